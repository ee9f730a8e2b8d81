/* bitnet_machine.h - v1.0 - thread pools, instruction sets and arguments, for bitnet.h
   SPDX-License-Identifier: MIT

   It declares what bitnet.h implements, so there is nothing to compile:

       #include "bitnet.h"
       #include "tools/bitnet_machine.h"

   In its folder it finds bitnet.h by itself; a copy elsewhere must come after it. In the file with
   the implementation, bitnet.h itself has the types and defines the functions; only the last
   section, for tools and examples, is compiled here.

CONTENTS                                                            search for
    MANUAL
      1  Thread pools                                               >>thread-pools
      2  Instruction sets                                           >>instruction-sets
    API
      Thread pools and instruction sets                             >>api-machine
    IMPLEMENTATION
      The arguments of a program                                    >>arguments

====================
MANUAL
====================

1 THREAD POOLS                                                                   >>thread-pools

       bitnet_model_options options = {0};
       options.pool = bitnet_pool_create(4, NULL, &error);
       writer = bitnet_model_load_file("writer.gguf", &options, &error);
       judge = bitnet_model_load_file("judge.gguf", &options, &error);

   By default each model starts its own threads. Models that do not compute at the same time can
   share a pool instead. Free the models first, then bitnet_pool_free(options.pool).

2 INSTRUCTION SETS                                                           >>instruction-sets

   A model uses the best kernels of the CPU (bitnet_model_info.isa). For tests and measurements,
   bitnet_isa_available reports which others exist, and the model option `isa` chooses one.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif
#if BITNET_VERSION / 100 != 100
#error "bitnet_machine.h and bitnet.h are of different versions"
#endif
