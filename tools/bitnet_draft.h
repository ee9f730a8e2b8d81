/* bitnet_draft.h - v1.0 - drafters and MTP heads, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_draft.h"

   and plain `#include "tools/bitnet_draft.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Drafters                                                   >>drafters
      2  MTP heads                                                  >>mtp-heads
    API
      Drafters and MTP heads                                        >>api-draft
    IMPLEMENTATION
      MTP heads: loading, feeding and their first stage             >>mtp

====================
MANUAL
====================

1 DRAFTERS                                                                           >>drafters

       bitnet_drafter drafter = {my_draft, my_data, 0, NULL};
       bitnet_session_set_drafter(session, &drafter);

   A drafter proposes tokens that may follow the text. Several tokens then pass through the layers
   together, which costs little more than one if memory bandwidth is the limit. The text is the same
   whatever is drafted. bitnet_chains.h has drafters that suit most texts; this header is for your
   own.

2 MTP HEADS                                                                         >>mtp-heads

   Some models come with a head for multi-token prediction. It predicts token t + 2 from the hidden
   state at position t and token t + 1. bitnet_model_load_mtp loads it as a model of one layer,
   whose sessions are fed by bitnet_feed_hidden. If it is loaded, bitnet_chains.h drafts with it.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif
#if BITNET_VERSION / 100 != 100
#error "bitnet_draft.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_DRAFT_H
#define BITNET_DRAFT_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-draft   Drafters and MTP heads */

/* Speculative decoding (arXiv 2211.17192). Before a single fed token is computed, `draft` is called
   for tokens that may follow; they are computed with it in one batch. Feeding them then, in order,
   costs nothing; feeding another drops the rest. Samples are the same, bit by bit, as without a
   drafter. */
typedef struct bitnet_drafter {
    /* Writes up to `capacity` ids that may follow the session's `tokens`; returns how many. An id
       outside the vocabulary ends the draft. Meanwhile only the session's statistics may be
       read. */
    size_t (*draft)(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                    size_t capacity);
    /* If not NULL: receives the hidden state [hidden_size], from which logits are computed, of
       every token that is computed here, drafts included: `position` goes back if they were
       wrong. */
    void (*hidden)(void *user, int32_t position, const float *hidden);
    void *user;
    /* 0: exact. Else LOSSY: the draft replaces a random draw if its probability among the tokens
       that may be drawn is at least this. */
    float threshold;
} bitnet_drafter;

/* As bitnet_feed, for a session of bitnet_model_load_mtp: each token comes with the hidden state
   [hidden_size] of the position before it, of the main model (bitnet_drafter.hidden)
   or else, for a longer draft, of this session. Then the logits are of the token that follows. The
   hidden states are copied. Errors: as bitnet_feed; ARGUMENT (another model's session),
   CONTEXT_FULL (it never slides). */
BITNET_EXPERIMENTAL bitnet_result bitnet_feed_hidden(bitnet_session *session, const int32_t *ids,
                                                     const float *hidden, size_t count);

/* Sets the drafter (NULL: none) from the next fed token on. It is called for at most 31 tokens;
   not if a grammar allows only one text, while there is an observer, or if there is no room in the
   batch, context, budget or memory. */
BITNET_EXPERIMENTAL void bitnet_session_set_drafter(bitnet_session *session,
                                                    const bitnet_drafter *drafter);

/* Loads the head for multi-token prediction (MTP, `nextn` in files of qwen35): a model of one
   layer, freed with its main model, whose sessions are fed by bitnet_feed_hidden. If it is already
   loaded, it is returned. Call this before other threads use the model, whose file or reader it
   reads. A NULL model leaves *error as it is. NULL on error: MODEL_TENSOR (there is none), IO,
   OUT_OF_MEMORY, MODEL_.... */
BITNET_EXPERIMENTAL bitnet_model *bitnet_model_load_mtp(bitnet_model *model, bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_DRAFT_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_DRAFT_IMPLEMENTATION_INCLUDED
#define BITNET_DRAFT_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>mtp   MTP heads: loading, feeding and their first stage

   An MTP head (multi-token prediction) is a model of one layer that predicts token t + 2 from the
   main model's hidden state at t and token t + 1. It follows the last layer of the file, always has
   attention, and uses the main model's embedding, lm_head and norm unless it has its own. It shares
   all else with the main model, which also frees it. */

/* ---- the first stage joins a row's embedding and the state that came with its token */

/* n = quantise(norm(embedding), norm(state)), */
static void bitnet__join_task(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet_model *head = work->model;
    const bitnet__batch *b = work->batch;
    const bitnet__operand *n = &b->n[head->join.signs && b->inputs == 2];
    int width = head->info.hidden_size, c;
    float *row = b->scratch[task].row;
    for (c = task; c < b->count; c += work->tasks) {
        const float *state = bitnet__joined_state(b->rows[c].session, b->rows[c].position);
        float *both = n->floats + (size_t)c * n->stride;
        memset(both, 0, n->stride * sizeof(float));
        bitnet__norm(head, row, BITNET__AT(b, x, c), head->join_norms[0], width);
        memcpy(both, row, (size_t)width * sizeof(float));
        memset(row, 0, bitnet__pad((size_t)width, 64) * sizeof(float)); /* as kernels read it */
        memcpy(row, state, (size_t)width * sizeof(float));
        bitnet__norm(head, row, row, head->join_norms[1], width);
        memcpy(both + width, row, (size_t)width * sizeof(float));
        if (head->join.signs)
            bitnet__hadamard_transform(head, both, head->join.signs, 2 * width, false);
        bitnet__quantise_operand(head, n, c, 2 * width);
    }
}

/* then x = matrix * n. */
static void bitnet__join_product(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->model->join;
    int from, to;
    bitnet__split_range(m->rows, BITNET__BASE3_ROWS, task, work->tasks, &from, &to);
    bitnet__multiply(work->model, &b->scratch[task], m, from, to, &b->n[m->signs && b->inputs == 2],
                     b->x + from, b->x_stride, false);
}

static void bitnet__join_rows(bitnet_model *head, bitnet__batch *b) {
    bitnet__stage_work work;
    int i;
    memset(&work, 0, sizeof work);
    work.model = head;
    work.batch = b;
    work.tasks = bitnet__tasks(head, b->count);
    for (i = 0; i < b->inputs; i++) b->n[i].count = b->count;
    bitnet__run_stage(head, bitnet__join_task, &work, work.tasks);
    work.tasks = bitnet__tasks(head, INT_MAX);
    bitnet__run_stage(head, bitnet__join_product, &work, work.tasks);
}

/* ---- feeding */

BITNET_API bitnet_result bitnet_feed_hidden(bitnet_session *session, const int32_t *ids,
                                            const float *hidden, size_t count) {
    const bitnet__argument table[] = {BITNET__LIST("ids", ids, count),
                                      BITNET__LIST("hidden", hidden, count)};
    size_t width = (size_t)session->model->info.hidden_size;
    int32_t length = session->length, free = session->options.context_length - length;
    bitnet_result result;
    if (BITNET__CHECK(&session->error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    if (!bitnet__joins(&session->model->info))
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "this is not a session of an MTP head");
    if (count > (size_t)free) return bitnet__context_full(session, count, (size_t)free);
    bitnet__drop_drafts(session, length); /* they come without hidden states */
    result = bitnet__feed(session, ids, count);
    for (; result == BITNET_OK && length < session->length; length++, hidden += width)
        memcpy(bitnet__joined_state(session, length), hidden, width * sizeof(float));
    return result;
}

/* ---- loading */

/* Begins a model that shares what `model`, which may be planned only, has before its layers. */
static void bitnet__begin_mtp(bitnet__loader *l, bitnet_model *head, bitnet_model *model,
                              bitnet_error *error) {
    bitnet_model_info *info = &head->info;
    memset(head, 0, sizeof *head);
    memcpy(head, model, offsetof(bitnet_model, layers));
    bitnet__begin_loading(l, head, model->gguf, &model->options, error);
    l->repack_limit -= model->info.repacked_bytes;
    l->h.architecture = model->architecture;
    head->main = model;
    head->first_layer = info->layers;
    head->join_rows = bitnet__join_rows;
    head->feed = bitnet_feed_hidden;
    head->parts &= ~(BITNET__DELTA_PARTS | BITNET__MODEL_ONLY_PARTS);
    info->layers = info->attention_period = 1;
    info->state_heads = info->state_key_heads = info->state_size = info->conv_size = 0;
    info->parameters = info->weight_bytes = info->mapped_bytes = info->repacked_bytes = 0;
    info->repack_microseconds = 0;
}

static bitnet_result bitnet__plan_mtp(bitnet__loader *l) {
    return bitnet__each_part(l, l->model->first_layer, bitnet__plan_part);
}

/* What the file does not have for the head, and what the head uses of it. */
static void bitnet__lend(bitnet_model *head) {
    const bitnet_model *model = head->main;
    if (!head->embedding.data) {
        head->embedding = model->embedding;
        head->parts &= ~BITNET__PART(MTP_EMBEDDING);
    }
    if (!head->lm_head.data) {
        head->lm_head = model->lm_head;
        head->parts &= ~BITNET__PART(MTP_HEAD);
    }
    if (!head->output_norm) head->output_norm = model->output_norm;
    head->grouped = head->grouped || model->grouped;
    head->looked_up = head->looked_up || model->looked_up;
}

static bitnet_result bitnet__load_mtp(bitnet__loader *l) {
    bitnet_model *head = l->model;
    bitnet_result result;
    head->layers = BITNET__NEW_ZERO(bitnet__layer, &head->allocator, 1);
    if (!head->layers) return bitnet__no_memory(l->error);
    if ((result = bitnet__plan_mtp(l)) || (result = bitnet__weights_room(l)) ||
        (result = bitnet__load_layer(l, head->first_layer)))
        return result;
    bitnet__lend(head);
    bitnet__repack_weights(l);
    if (head->main->kept) bitnet__keep_weights(head, true);
    return BITNET_OK;
}

BITNET_API bitnet_model *bitnet_model_load_mtp(bitnet_model *model, bitnet_error *error) {
    bitnet_error local;
    bitnet__loader l;
    bitnet__fpenv saved;
    bitnet_model *head;
    bitnet_result result;
    if (!model || model->mtp) return model ? model->mtp : NULL;
    if (!bitnet__has_part(model->parts, BITNET__MTP_JOIN) || bitnet__joins(&model->info)) {
        bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "the model has no MTP head");
        return NULL;
    }
    head = BITNET__NEW(bitnet_model, &model->allocator, 1);
    if (!head) {
        bitnet__no_memory(error);
        return NULL;
    }
    saved = bitnet__fp_enter();
    bitnet__begin_mtp(&l, head, model, error ? error : &local);
    result = bitnet__load_mtp(&l);
    bitnet__fp_leave(saved);
    if (result == BITNET_OK) return model->mtp = head;
    bitnet__free_weights(head);
    bitnet__free(&model->allocator, head);
    return NULL;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_DRAFT_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
