#pragma once
#include "session.h"

/* ====================
   >>feed   Session: editing its tokens

   Feeding, truncating and sliding edit the list of tokens and drop what no longer matches it;
   computing is left to >>passes. */

/* ---- the list of tokens */

/* Text that is fed now need not be the message that completes it. */
static void bitnet__leave_system(bitnet_session *s) {
    if (s->generation.open == BITNET__OPEN_SYSTEM) s->generation.open = BITNET__OPEN_NOTHING;
}

/* but keeps the memory for computing */
static void bitnet__shorten(bitnet_session *s, int32_t length) {
    bitnet__drop_batch(s);
    bitnet__drop_parked(s);
    s->length = length;
    bitnet__go_back(s, length);
    if (s->constraint.from > length) bitnet__constraint_restart(&s->constraint, length);
    bitnet__leave_system(s);
}

static void bitnet__truncate(bitnet_session *s, int32_t length) {
    s->failed = BITNET_OK;
    if (length == s->length) return;
    bitnet__shorten(s, length);
    bitnet__release_idle(s);
    BITNET_ASSERT(bitnet__check_session(s));
}

BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length) {
    if (length < 0 || length > session->length)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "cannot truncate %d tokens to %d", session->length, length);
    bitnet__truncate(session, length);
    return BITNET_OK;
}

/* Begins a new text at the session's end. */
static void bitnet__restart(bitnet_session *s) {
    bitnet__constraint_restart(&s->constraint, s->length); /* even if a slide dropped its text */
    bitnet__store_release(&s->calls.cancel, 0);
    s->sampler.draws = 0;
    s->sampler.screen_pause = 0;
    s->generation.active = false;
    s->generation.open = BITNET__OPEN_NOTHING;
}

BITNET_API void bitnet_session_reset(bitnet_session *session) {
    bitnet__truncate(session, 0);
    bitnet__restart(session);
}

/* half of what follows `keep`, or what `count` needs */
static int32_t bitnet__slide_by(const bitnet_session *s, int32_t count) {
    int32_t keep = BITNET__MIN(s->options.keep, s->length);
    int32_t drop = (s->length - keep) / 2;
    if (drop < s->length + count - s->options.context_length)
        drop = s->length + count - s->options.context_length;
    return drop > s->length - keep ? s->length - keep : drop;
}

static void bitnet__slide(bitnet_session *s, int32_t drop) {
    int32_t keep = BITNET__MIN(s->options.keep, s->length);
    bitnet__constraint_slide(&s->constraint, s->tokens, s->length, keep, drop);
    memmove(s->tokens + keep, s->tokens + keep + drop,
            (size_t)(s->length - keep - drop) * sizeof(int32_t));
    bitnet__move_joined(s, keep, s->length - drop, s, drop);
    bitnet__drop_batch(s);
    s->length -= drop;
    bitnet__go_back(s, keep);
}

/* after dropping `drop` older ones */
static bitnet_result bitnet__append(bitnet_session *s, const int32_t *ids, int32_t count,
                                    int32_t drop) {
    int32_t length = s->length - drop, computed = s->computed;
    int32_t drafted = drop ? 0 : bitnet__drafts_accepted(&s->drafts, length, ids, count), waiting;
    bitnet_result result;
    if (drop) computed = bitnet__resume_position(s, BITNET__MIN(s->options.keep, length));
    waiting = s->states_only ? 0 : length + count - drafted - computed;
    result = bitnet__reserve(s, computed, length + count, waiting);
    if (result) return result;
    s->failed = BITNET_OK;
    bitnet__leave_system(s);
    bitnet__restart_choice(s);
    bitnet__drop_parked(s);
    if (drop) {
        bitnet__slide(s, drop);
        bitnet__release_pages(s, s->length + count); /* copies may share them */
    }
    memcpy(s->tokens + s->length, ids, (size_t)count * sizeof(int32_t));
    s->length += drafted;
    if (drafted) bitnet__count_computed(s, drafted);
    s->stats.decode_tokens += drafted;
    s->stats.accepted_tokens += drafted;
    BITNET_ASSERT(bitnet__check_session(s));
    if (drafted == count) return BITNET_OK;
    bitnet__drop_drafts(s, s->length);
    bitnet__clear_joined(s, s->length, s->length + count - drafted);
    s->length += count - drafted;
    BITNET_ASSERT(bitnet__check_session(s));
    return BITNET_OK;
}

static bitnet_result bitnet__check_ids(bitnet_session *s, const int32_t *ids, size_t count) {
    return bitnet__check_tokens(s->model->info.vocab_size, ids, count, &s->error);
}

static bitnet_result bitnet__context_full(bitnet_session *s, size_t count, size_t free) {
    return bitnet__fail(&s->error, BITNET_ERROR_CONTEXT_FULL,
                        "%z tokens do not fit: %z of %d positions are free", count, free,
                        s->options.context_length);
}

static bitnet_result bitnet__feed(bitnet_session *s, const int32_t *ids, size_t count) {
    size_t context = (size_t)s->options.context_length, free = context - (size_t)s->length;
    int32_t drop = 0;
    bitnet_result result;
    if (count == 0) return BITNET_OK;
    if (count > free) {
        if (s->options.overflow == BITNET_OVERFLOW_SLIDE) free = context - (size_t)s->options.keep;
        if (count > free) return bitnet__context_full(s, count, free);
        drop = bitnet__slide_by(s, (int32_t)count);
    }
    if ((result = bitnet__check_ids(s, ids, count))) return result;
    return bitnet__append(s, ids, (int32_t)count, drop);
}

/* Replaces the tokens from `from` on, all or nothing. Those that stay are not computed again. */
static inline bitnet_result bitnet__replace(bitnet_session *s, int32_t from, const int32_t *ids,
                                            size_t count) {
    int32_t context = s->options.context_length, length, computed;
    bitnet_result result;
    for (; count > 0 && from < s->length && s->tokens[from] == *ids; from++) ids++, count--;
    if (from == s->length) return bitnet__feed(s, ids, count);
    if (count == 0) {
        bitnet__truncate(s, from);
        return BITNET_OK;
    }
    if (count > (size_t)(context - from))
        return bitnet__context_full(s, count, (size_t)(context - from));
    length = from + (int32_t)count;
    computed = bitnet__resume_position(s, from);
    result = bitnet__reserve(s, computed, length, length - computed);
    if (result) return result;
    bitnet__shorten(s, from);
    bitnet__release_pages(s, length);
    return bitnet__append(s, ids, (int32_t)count, 0);
}

BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count) {
    bitnet_result result = bitnet__check_list(&session->error, "ids", ids, count);
    return result == BITNET_OK ? bitnet__feed(session, ids, count) : result;
}
