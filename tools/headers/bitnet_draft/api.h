#pragma once
#include "../bitnet/api.h"

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
