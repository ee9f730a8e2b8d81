/* bitnet_all.h - bitnet.h and the optional headers, for a shared library
   SPDX-License-Identifier: MIT

       cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so

   In this folder it includes bitnet_chains.h itself; in other folders, include that header after
   this one. bitnet_gpu.h is not included, because it needs Vulkan. */

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

#ifndef BITNET_ALL_H
#define BITNET_ALL_H

#ifdef __cplusplus
extern "C" {
#endif

/* The size of a struct of these headers by its name ("bitnet_sampling"); 0 for any other name.
   Bindings compare it, and the version, with their own. */
BITNET_API size_t bitnet_sizeof(const char *name);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_ALL_H */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_ALL_IMPLEMENTATION_INCLUDED
#define BITNET_ALL_IMPLEMENTATION_INCLUDED

/* clang-format off */
#define BITNET__STRUCTS(X) \
    X(error) X(string) X(allocator) X(log) X(progress) X(scheduler) X(reader) X(model_options) \
    X(model_info) X(detokenizer) X(message) X(reply) X(budget) X(session_options) X(observer) \
    X(session_stats) X(logit_bias) X(logit_editor) X(sampling) X(generate_options) \
    X(token_probability) X(generated_token) X(chain) X(chain_table_options) X(chains_options) \
    X(chains_count) X(chains_stats) X(adapter_info) X(drafter) X(passage) X(embed_options) \
    X(gguf_value) X(gguf_tensor) X(gguf_options) X(tokenizer_options) X(grammar_options) \
    X(choose_options) X(pool_options) X(memory) X(miner_options) X(schema_options) X(tool) \
    X(tools_options) X(tool_call)
/* clang-format on */

BITNET_API size_t bitnet_sizeof(const char *name) {
    if (!name) return 0;
#define BITNET__X(type) \
    if (strcmp(name, "bitnet_" #type) == 0) return sizeof(bitnet_##type);
    BITNET__STRUCTS(BITNET__X)
#undef BITNET__X
    return 0;
}

#endif /* BITNET_ALL_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
