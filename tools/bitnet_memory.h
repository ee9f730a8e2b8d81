/* bitnet_memory.h - v1.0 - the memory of models and sessions before they exist, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_memory.h"

   and plain `#include "tools/bitnet_memory.h"` everywhere else. It includes bitnet_gguf.h and
   bitnet_draft.h, which are next to it, and in its folder it finds bitnet.h by itself; a copy
   elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Memory before loading                                      >>memory-before-loading
    API
      Estimates                                                     >>api-memory
    IMPLEMENTATION
      Estimates                                                     >>estimate

====================
MANUAL
====================

1 MEMORY BEFORE LOADING                                                 >>memory-before-loading

       bitnet_gguf *gguf = bitnet_gguf_open_file("model.gguf", NULL, &error);
       bitnet_memory m;
       bitnet_estimate(gguf, NULL, NULL, &m, &error);
       model_bytes = m.mapped_bytes + m.weight_bytes + m.repacked_bytes + m.other_bytes;
       if (model_bytes + m.session_bytes + m.scratch_bytes > limit) use_a_smaller_model();

   bitnet_estimate computes from a file's metadata what a model and its sessions will need. Mapped
   bytes are the file's: the system can drop them from memory and read them again.
*/

#include "bitnet_gguf.h"
#include "bitnet_draft.h"

#if BITNET_VERSION / 100 != 100
#error "bitnet_memory.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_MEMORY_H
#define BITNET_MEMORY_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-memory   Estimates */

typedef struct bitnet_memory {
    uint64_t mapped_bytes;   /* of the file, used in place */
    uint64_t weight_bytes;   /* allocated for weights that are not used in place */
    uint64_t repacked_bytes; /* allocated for repacked weights; most of the file need not stay in
                                memory then */
    uint64_t other_bytes;    /* tokenizer and small tensors, about */
    uint64_t mtp_bytes;      /* allocated for the MTP head, if it is loaded (bitnet_draft.h) */
    uint64_t empty_bytes;    /* of a session without tokens */
    uint64_t session_bytes;  /* of one with a full context, mostly KV cache */
    uint64_t scratch_bytes;  /* more for one that has something to compute, at most */
    uint64_t draft_bytes;    /* more for one that has had a drafter or grammar, at most */
    uint64_t snapshot_bytes; /* part of session_bytes: one of `snapshots` + 2; 0: no recurrent
                                state */
} bitnet_memory;

/* What a model and its sessions will need, before loading: n sessions, m of them computing, need at
   most n * session_bytes + m * scratch_bytes. Not counted: a grammar's states, a drafter, and an
   adapter (bitnet_adapter_info has its size; a session with one needs 16 bytes more for each of its
   ranks and each row of its batch). Errors: ARGUMENT, ISA, MODEL_.... */
BITNET_EXPERIMENTAL bitnet_result bitnet_estimate(const bitnet_gguf *gguf,
                                                  const bitnet_model_options *model_options,
                                                  const bitnet_session_options *session_options,
                                                  bitnet_memory *memory, bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_MEMORY_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_MEMORY_IMPLEMENTATION_INCLUDED
#define BITNET_MEMORY_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>estimate   Estimates

   Plans a model (>>plan), and its sessions by the layouts of what they allocate. Reads a file's
   metadata, its list of tensors and, for types without one scale per tensor, the scales. */

static void bitnet__estimate_session(const bitnet_model *model,
                                     const bitnet_session_options *options, bitnet_memory *memory) {
    const bitnet_model_info *info = &model->info;
    bitnet__arena arena = {NULL, 0}, work = {NULL, 0}, drafts = {NULL, 0};
    bitnet_session session;
    bitnet__batch batch;
    bitnet__choice choice;
    session.options = *options;
    bitnet__take(&arena, 1, sizeof session);
    bitnet__session_layout(&session, info, &arena);
    memory->empty_bytes = arena.used;
    bitnet__take(&arena, bitnet__pages_of(options->context_length),
                 bitnet__page_bytes(info, options->cache));
    if (info->state_heads) memory->snapshot_bytes = bitnet__snapshot_bytes(info);
    bitnet__take(&arena, (uint64_t)(bitnet__most_snapshots(options) + 2), memory->snapshot_bytes);
    bitnet__take_floats(&arena, 1, (uint64_t)info->vocab_size);
    memory->session_bytes = arena.used;
    bitnet__take(&work, 1, bitnet__batch_bytes(model, options->batch, &batch));
    bitnet__take(&work, 1, sizeof choice);
    bitnet__choice_layout(&choice, info, model->looked_up, &work);
    memory->scratch_bytes = work.used;
    bitnet__drafts_layout(&session.drafts, info, true, &drafts);
    memory->draft_bytes = drafts.used + bitnet__replay_log_bytes(info);
}

/* The head of a planned model, a drafter's session of it, and the main session's states that wait
   for it. */
static bitnet_result bitnet__estimate_mtp(bitnet__loader *l, const bitnet_session_options *options,
                                          bitnet_memory *memory) {
    bitnet_model head, *model = l->model;
    bitnet_memory drafting;
    bitnet_result result;
    memset(&drafting, 0, sizeof drafting);
    model->info.repacked_bytes = l->forms.used;
    bitnet__begin_mtp(l, &head, model, l->error);
    if ((result = bitnet__plan_mtp(l))) return result;
    memory->mtp_bytes = head.info.weight_bytes + l->forms.used + l->floats.used;
    if (l->options.no_mmap) memory->mtp_bytes += head.info.mapped_bytes;
    head.looked_up = head.looked_up || model->looked_up;
    bitnet__estimate_session(&head, options, &drafting);
    memory->draft_bytes +=
        drafting.session_bytes + drafting.scratch_bytes +
        (uint64_t)options->batch * (uint64_t)head.info.hidden_size * sizeof(float);
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_estimate(const bitnet_gguf *gguf,
                                         const bitnet_model_options *model_options,
                                         const bitnet_session_options *session_options,
                                         bitnet_memory *memory, bitnet_error *error) {
    bitnet_session_options filled;
    bitnet_model model;
    bitnet__loader l;
    int32_t rotated;
    bitnet_result result;
    memset(memory, 0, sizeof *memory);
    memset(&model, 0, sizeof model);
    bitnet__begin_loading(&l, &model, gguf, model_options, error);
    if ((result = bitnet__plan(&l)) ||
        (result = bitnet__session_options(&model.info, session_options, &filled, error)) ||
        (result = bitnet__plan_parts(&l)))
        return result;
    rotated = bitnet__rope_context(&model.info);
    if (rotated < filled.context_length) rotated = filled.context_length;
    memory->mapped_bytes = l.options.no_mmap ? 0 : model.info.mapped_bytes;
    memory->weight_bytes = model.info.weight_bytes + model.info.mapped_bytes - memory->mapped_bytes;
    memory->repacked_bytes = l.forms.used;
    memory->other_bytes = l.floats.used +
                          bitnet__pages_of(rotated) * bitnet__rope_page_bytes(&model) +
                          (uint64_t)model.info.vocab_size * 150; /* tokenizer, roughly */
    bitnet__estimate_session(&model, &filled, memory);
    return l.h.mtp ? bitnet__estimate_mtp(&l, &filled, memory) : BITNET_OK;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_MEMORY_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
