/* bitnet_gguf.h - v1.0 - GGUF files, for bitnet.h
   SPDX-License-Identifier: MIT

   It declares what bitnet.h implements, so there is nothing to compile:

       #include "bitnet.h"
       #include "tools/bitnet_gguf.h"

   In its folder it finds bitnet.h by itself; a copy elsewhere must come after it. In the file with
   the implementation, bitnet.h itself has the types and defines the functions.

CONTENTS                                                            search for
    MANUAL
      1  GGUF files                                                 >>gguf-files
      2  Tokenizers without a model                                 >>tokenizers
    API
      GGUF files                                                    >>api-gguf

====================
MANUAL
====================

1 GGUF FILES                                                                       >>gguf-files

       bitnet_gguf *gguf = bitnet_gguf_open_file("model.gguf", NULL, &error);
       int64_t layers;
       if (!gguf) return puts(error.message), 1;
       if (bitnet_gguf_int(bitnet_gguf_find(gguf, "llama.block_count"), 0, &layers))
           printf("%d layers\n", (int)layers);
       bitnet_gguf_free(gguf);

   Opening a file checks its structure and reads no weights. bitnet_model_gguf returns the file of a
   loaded model. tools/bitnet_writer.h writes files.

2 TOKENIZERS WITHOUT A MODEL                                                       >>tokenizers

       bitnet_tokenizer *tokenizer = bitnet_tokenizer_create(gguf, NULL, &error);
       bitnet_tokenize(tokenizer, text, BITNET_TERMINATED, 0, ids, capacity, &count, &error);
       bitnet_tokenizer_free(tokenizer);

   A file may hold a vocabulary without a model.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif
#if BITNET_VERSION / 100 != 100
#error "bitnet_gguf.h and bitnet.h are of different versions"
#endif
