/* bitnet_all.h - bitnet.h and the optional headers, for a shared library

       cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so

   bitnet_gpu.h is not among them: it needs Vulkan. */

#include "../bitnet_chains.h"
#include "bitnet_adapter.h"
#include "bitnet_embed.h"
#include "bitnet_grammar.h"
#include "bitnet_miner.h"
#include "bitnet_schema.h"
