#pragma once
#include "passes.h"

/* ==================================================
   >>sample   Sampling: choosing a token

   Catches up, has the head computed as far as the choice needs it, and chooses as chapter 5 of the
   manual describes.
   ================================================== */

BITNET__OPTIMIZE(1) /* decode: 5 % less */

static bitnet_result bitnet__choose(bitnet_session *s, int32_t *id) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampler.sampling;
    const bitnet__candidate *among = choice->survivor_count > 0 ? choice->survivors : NULL;
    int32_t vocabulary = s->model->info.vocab_size,
            size = among ? choice->survivor_count : vocabulary;
    size_t b, count;
    int32_t best;
    if (p->editor.edit) p->editor.edit(p->editor.user, choice->logits, vocabulary);
    for (b = 0; b < p->logit_bias_count; b++)
        choice->logits[p->logit_bias[b].id] =
            choice->logits[p->logit_bias[b].id] + p->logit_bias[b].bias;
    bitnet__penalize(s);
    bitnet__penalize_repeats(s);
    best = bitnet__best_logit(choice->logits, among, size);
    if (best < 0) return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "every token is forbidden");
    if (!(choice->logits[best] <= FLT_MAX)) return bitnet__non_finite(s, best);
    if (p->temperature > 0) {
        float depth = bitnet__min_p_depth(p);
        count = bitnet__top_logits(choice->logits, among, size, bitnet__top_k(p, vocabulary),
                                   depth < FLT_MAX ? choice->logits[best] - depth : -FLT_MAX,
                                   s->sampler.candidates);
        best = bitnet__draw(s, s->sampler.candidates, count);
    }
    *id = best;
    return BITNET_OK;
}

BITNET__OPTIMIZE_END

static bitnet_result bitnet__sample_state(bitnet_session *s, int64_t deadline, int32_t *id) {
    bitnet__choice *choice = s->choice;
    size_t logits = (size_t)s->model->info.vocab_size * sizeof(float);
    if (bitnet__is_greedy(s) && s->device.backend && s->device.backend->choose(s, id))
        return BITNET_OK;
    if (choice->for_logits) bitnet__restart_choice(s);
    if (choice->stage == BITNET__HEAD_IDLE) bitnet__begin_choice(s, true);
    BITNET_ASSERT(choice->length == s->length && choice->allowed == bitnet__allowed(s));
    bitnet__run_choices(&s, 1, deadline);
    if (choice->stage == BITNET__HEAD_FAILED) return bitnet__non_finite(s, choice->at);
    if (choice->stage != BITNET__HEAD_DONE) return BITNET_PENDING;
    if (bitnet__keeps_logits(s) && !s->end.has_logits) {
        memcpy(s->end.logits, choice->logits, logits);
        s->end.has_logits = true;
    }
    if (choice->survivor_count == 0 && s->sampler.mask) bitnet__survive_mask(s);
    return bitnet__choose(s, id);
}

/* 0: no limit */
BITNET__NOINLINE static bitnet_result bitnet__sample(bitnet_session *s, int64_t deadline,
                                                     int32_t tokens, int32_t *id) {
    int64_t start;
    bool behind = bitnet__is_behind(s);
    bitnet_result result = bitnet__constrain(s, deadline);
    if (result == BITNET_OK && bitnet__is_settled(s)) {
        /* as drawing would */
        s->sampler.draws += s->sampler.sampling.temperature > 0;
        *id = s->sampler.mask->id;
        return BITNET_OK;
    }
    if (result == BITNET_OK) result = bitnet__catch_up_choice(s, deadline, tokens);
    start = bitnet__microseconds();
    /* each call makes progress */
    if (result == BITNET_OK && behind && deadline && start >= deadline) result = BITNET_PENDING;
    else if (result == BITNET_OK) result = bitnet__sample_state(s, deadline, id);
    if (result != BITNET_PENDING) bitnet__return_choice(s->model, &s->choice);
    s->stats.sample_microseconds += bitnet__microseconds() - start;
    return result;
}

BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    *id = -1;
    bitnet__enter(session);
    result = bitnet__sample(session, bitnet__deadline(budget), bitnet__budget_tokens(budget), id);
    bitnet__exit(session);
    bitnet__fp_leave(saved);
    return result;
}
