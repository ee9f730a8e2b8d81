/* bitnet_all.h - bitnet.h and the optional headers, for a shared library
   SPDX-License-Identifier: MIT

       cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so

   In its folder it finds bitnet_chains.h by itself; a copy elsewhere must come after it.
   bitnet_gpu.h is not among them: it needs Vulkan. */

#if !defined(BITNET_CHAINS_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_CHAINS_IMPLEMENTATION_INCLUDED))
#include "../bitnet_chains.h"
#endif
#include "bitnet_adapter.h"
#include "bitnet_draft.h"
#include "bitnet_embed.h"
#include "bitnet_gguf.h"
#include "bitnet_grammar.h"
#include "bitnet_infill.h"
#include "bitnet_machine.h"
#include "bitnet_memory.h"
#include "bitnet_miner.h"
#include "bitnet_save.h"
#include "bitnet_schema.h"
