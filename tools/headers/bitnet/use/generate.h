#pragma once
#include "../run/passes.h"

/* ====================
   >>generate   Generating text

   Tokens become text; text that may begin a stop string waits until that is decided. Blocking calls
   loop over calls with a budget. */

/* Ids of texts and messages, which bitnet__encoder_end frees. */
static bitnet__encoder bitnet__gather(const bitnet_session *s) {
    bitnet__encoder all = bitnet__encoder_begin(s->model->tokenizer, NULL, 0);
    all.grows = &s->allocator;
    return all;
}

/* ---- beginning */

static bitnet_result bitnet__check_generate(bitnet_session *s, const bitnet_generate_options *o,
                                            size_t *size) {
    const bitnet__argument table[] = {
        BITNET__LIST("stop", o->stop, o->stop_count),
        BITNET__LIST("stop_ids", o->stop_ids, o->stop_id_count),
        {"max_tokens", o->max_tokens, BITNET_OFF, INT32_MAX},
        {"max_thinking_tokens", o->max_thinking_tokens, BITNET_OFF, INT32_MAX},
        {"min_tokens", o->min_tokens, 0, INT32_MAX},
        {"share", o->share, 0, 1000},
        {"top_logprobs", o->top_logprobs, 0, s->model->info.vocab_size},
        {"stop_leaves", o->stop_leaves, 0, BITNET_STOP_LEAVES_NOTHING}};
    bitnet_result result = BITNET__CHECK(&s->error, table);
    size_t i;
    if (result == BITNET_OK) result = bitnet__check_thinking(&s->error, "thinking", o->thinking, 0);
    for (*size = 0, i = 0; i < o->stop_count && result == BITNET_OK; i++) {
        if (!o->stop[i] || !*o->stop[i])
            return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "an empty stop string");
        *size += strlen(o->stop[i]) + 1;
    }
    return result;
}

static bool bitnet__reserve_generation(bitnet_session *s, const bitnet_generate_options *o,
                                       size_t size) {
    bitnet__generation *g = &s->generation;
    const bitnet_allocator *a = &s->allocator;
    size_t words = o->min_tokens ? ((size_t)s->model->info.vocab_size + 31) / 32 : 0, few = 16;
    return BITNET__ROOM(a, g->stops.strings, g->stops.capacity, 0, size) &&
           BITNET__ROOM(a, g->written.text, g->written.capacity, 0, 64) &&
           BITNET__ROOM(a, g->stops.ids, g->stops.id_capacity, 0, o->stop_id_count) &&
           BITNET__ROOM(a, g->stops.others.bits, g->stops.others_capacity, 0, words) &&
           BITNET__ROOM(a, g->taken.candidates, g->taken.candidate_capacity, 0,
                        (size_t)o->top_logprobs) &&
           BITNET__ROOM(a, g->written.begins, g->written.begin_capacity, 0, few) &&
           BITNET__ROOM(a, g->taken.tokens, g->taken.capacity, 0, few) &&
           BITNET__ROOM(a, g->taken.likely, g->taken.likely_capacity, 0,
                        few * (size_t)o->top_logprobs) &&
           (!(o->logprobs || o->top_logprobs) || bitnet__reserve_logits(s) == BITNET_OK);
}

static void bitnet__begin_thought(bitnet_session *s) {
    static const char end[] = "\n</think>\n\n";
    const bitnet_tokenizer *t = s->model->tokenizer;
    bitnet__thought *thought = &s->generation.thought;
    memset(thought, 0, sizeof *thought);
    thought->done = s->generation.options.max_thinking_tokens <= 0 ||
                    !bitnet__thinks_at_all(t, s->generation.options.thinking) ||
                    bitnet_tokenize(t, end, sizeof end - 1, BITNET_PARSE_SPECIAL, thought->end, 16,
                                    &thought->end_count, NULL) != BITNET_OK ||
                    thought->end_count > 16;
    thought->open = !thought->done && t->thinking != BITNET__THINKS_FREELY;
    thought->last = '\n';
    thought->ended = thought->end_count;
}

static bitnet_result bitnet__begin(bitnet_session *s, const bitnet_generate_options *options) {
    bitnet__generation *g = &s->generation;
    bitnet_generate_options o;
    bitnet_result result;
    size_t i, size;
    char *p;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    g->active = false;
    bitnet__restart_choice(s);
    if ((result = bitnet__check_generate(s, &o, &size))) return result;
    if (!bitnet__reserve_generation(s, &o, size)) return bitnet__no_memory(&s->error);
    for (i = 0, p = g->stops.strings; i < o.stop_count; i++) {
        size_t length = strlen(o.stop[i]) + 1;
        memcpy(p, o.stop[i], length);
        p += length;
    }
    if (o.stop_id_count) memcpy(g->stops.ids, o.stop_ids, o.stop_id_count * sizeof *g->stops.ids);
    g->stops.count = o.stop_count;
    g->stops.id_count = o.stop_id_count;
    g->options = o;
    g->options.share = o.share ? o.share : 1;
    g->tokens = g->credit = 0;
    g->skips = false;
    g->reason = BITNET_STOP_NONE;
    g->failed = BITNET_OK;
    g->taken.keep = false;
    g->taken.count = g->written.length = g->written.passed = g->written.begin_count = 0;
    memset(&g->written.detokenizer, 0, sizeof g->written.detokenizer);
    bitnet__begin_thought(s);
    bitnet__store_release(&s->calls.cancel, 0); /* for an earlier generation */
    s->failed = BITNET_OK;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_feed_text(bitnet_session *session, const char *text, size_t length,
                                          unsigned flags) {
    bitnet__encoder all = bitnet__gather(session);
    bitnet_result result = bitnet__tokenize(&all, text, length, flags, &session->error);
    if (result == BITNET_OK) result = bitnet__feed(session, all.ids, all.count);
    bitnet__encoder_end(&all);
    return result;
}

BITNET_API bitnet_result bitnet_generate_begin(bitnet_session *session, const char *text,
                                               size_t length,
                                               const bitnet_generate_options *options) {
    bool goes_on = !text && session->length > 0;
    unsigned flags = session->length == 0 ? BITNET_ADD_BOS : 0;
    bitnet_result result = bitnet__begin(session, options);
    if (result) return result;
    session->generation.written.detokenizer.started =
        session->length > 0 || bitnet__length(text, length) > 0 || session->constraint.state;
    if (options && options->parse_special) flags |= BITNET_PARSE_SPECIAL;
    result = bitnet_feed_text(session, text, length, flags);
    if (result == BITNET_OK && session->length == 0) {
        int32_t bos = bitnet_token_bos(session->model->tokenizer);
        if (bos < 0)
            result = bitnet__fail(&session->error, BITNET_ERROR_EMPTY,
                                  "there is no prompt, and no token that begins a text");
        else result = bitnet__feed(session, &bos, 1);
    }
    if (result) return result;
    if (!goes_on) bitnet__constraint_restart(&session->constraint, session->length);
    session->generation.open = BITNET__OPEN_NOTHING;
    session->generation.active = true;
    return BITNET_OK;
}

/* ---- continuing */

/* -1: pending bytes */
static bitnet_result bitnet__append_text(bitnet_session *s, int32_t id) {
    bitnet__written *w = &s->generation.written;
    size_t room = w->capacity - w->length;
    size_t length = bitnet_detokenizer_next(&w->detokenizer, s->model->tokenizer, id,
                                            w->text + w->length, room);
    if (length > room) {
        if (!BITNET__ROOM(&s->allocator, w->text, w->capacity, w->length, w->length + length))
            return bitnet__no_memory(&s->error);
        length = bitnet_detokenizer_next(&w->detokenizer, s->model->tokenizer, id,
                                         w->text + w->length, length);
    }
    w->length += length;
    return BITNET_OK;
}

/* up to a stop string (*stop: its length) or what may become one */
static size_t bitnet__passable(const bitnet__written *w, const bitnet__stops *stops, size_t *stop) {
    size_t at, i;
    *stop = 0;
    for (at = 0; at < w->length; at++) {
        const char *string = stops->strings;
        for (i = 0; i < stops->count; i++, string += strlen(string) + 1) {
            size_t length = strlen(string), left = w->length - at;
            if (memcmp(w->text + at, string, BITNET__MIN(length, left)) == 0) {
                if (length <= left) *stop = length;
                return at;
            }
        }
    }
    return w->length;
}

static void bitnet__cut_tokens(bitnet_session *s, size_t at) {
    bitnet__written *w = &s->generation.written;
    size_t first = w->begin_count;
    int32_t count;
    while (first > 0 && w->begins[first - 1] > at) first--;
    if (first > 0) first--;
    count = (int32_t)(w->begin_count - first);
    bitnet__truncate(s, count < s->length ? s->length - count : 0);
}

/* the last token may extend further */
static void bitnet__forget_passed(bitnet__written *w) {
    size_t i, gone = 0;
    memmove(w->text, w->text + w->passed, w->length - w->passed);
    while (gone + 1 < w->begin_count && w->begins[gone + 1] <= w->passed) gone++;
    for (i = gone; i < w->begin_count; i++)
        w->begins[i - gone] = w->begins[i] > w->passed ? w->begins[i] - w->passed : 0;
    w->begin_count -= gone;
    w->length -= w->passed;
    w->passed = 0;
}

static bitnet_result bitnet__report_token(bitnet_session *s, int32_t id) {
    bitnet__generation *g = &s->generation;
    size_t best = (size_t)g->options.top_logprobs, count = g->taken.count, i;
    bitnet_generated_token *token;
    if (!BITNET__MORE(&s->allocator, g->taken.tokens, g->taken.capacity, count) ||
        !BITNET__ROOM(&s->allocator, g->taken.likely, g->taken.likely_capacity, count * best,
                      (count + 1) * best))
        return bitnet__no_memory(&s->error);
    token = &g->taken.tokens[g->taken.count++];
    memset(token, 0, sizeof *token);
    token->token.id = id;
    token->top_logprob_count = (size_t)g->options.top_logprobs;
    for (i = 0; i <= count && best; i++)
        g->taken.tokens[i].top_logprobs = g->taken.likely + i * best;
    if (bitnet__keeps_logits(s)) {
        int32_t vocabulary = s->model->info.vocab_size;
        bitnet__log_scale scale = bitnet__log_scale_of(s->end.logits, vocabulary);
        bitnet__candidate *c = g->taken.candidates;
        token->token.log_probability = bitnet__log_probability_of(scale, s->end.logits[id]);
        if (best)
            bitnet__sort_candidates(
                c, bitnet__top_logits(s->end.logits, NULL, vocabulary, best, -FLT_MAX, c));
        for (i = 0; i < best; i++) {
            g->taken.likely[count * best + i].id = c[i].id;
            g->taken.likely[count * best + i].log_probability =
                bitnet__log_probability_of(scale, c[i].logit);
        }
    }
    return BITNET_OK;
}

static bool bitnet__ends_with(const bitnet_session *s, int32_t id) {
    const bitnet__generation *g = &s->generation;
    size_t i;
    for (i = 0; i < g->stops.id_count; i++)
        if (g->stops.ids[i] == id) return true;
    return bitnet_token_is_end(s->model->tokenizer, id) &&
           (!g->options.ignore_end || s->constraint.state);
}

/* a full context ends the generation */
static bitnet_result bitnet__feed_token(bitnet_session *s, int32_t id, size_t begin) {
    bitnet__generation *g = &s->generation;
    bitnet__written *w = &g->written;
    bitnet_result result;
    if (!BITNET__MORE(&s->allocator, w->begins, w->begin_capacity, w->begin_count))
        return bitnet__no_memory(&s->error);
    result = bitnet__feed(s, &id, 1);
    if (result == BITNET_OK) w->begins[w->begin_count++] = begin;
    if (result != BITNET_ERROR_CONTEXT_FULL) return result;
    if (g->reason == BITNET_STOP_NONE) g->reason = BITNET_STOP_LENGTH;
    return BITNET_OK;
}

static void bitnet__look_for_stop(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    bitnet__written *w = &g->written;
    size_t length;
    w->passed = bitnet__passable(w, &g->stops, &length);
    if (length > 0) {
        g->reason = BITNET_STOP_STRING;
        if (g->options.stop_leaves == BITNET_STOP_LEAVES_TEXT) w->passed += length;
        if (g->options.stop_leaves == BITNET_STOP_LEAVES_NOTHING) bitnet__cut_tokens(s, w->passed);
    } else if (g->reason != BITNET_STOP_NONE) {
        w->passed = w->length;
    }
}

BITNET__NOINLINE static bitnet_result bitnet__take_token(bitnet_session *s, int32_t id) {
    bitnet__generation *g = &s->generation;
    size_t begin = g->written.length + (size_t)g->written.detokenizer.pending_length;
    bitnet_result result = bitnet__report_token(s, id);
    if (result) return result;
    if (bitnet__ends_with(s, id)) {
        g->reason = BITNET_STOP_TOKEN;
    } else {
        if ((result = bitnet__append_text(s, id))) return result;
        if (++g->tokens == g->options.max_tokens) g->reason = BITNET_STOP_LENGTH;
    }
    result = bitnet__feed_token(s, id, begin);
    if (result == BITNET_OK && g->reason != BITNET_STOP_NONE) result = bitnet__append_text(s, -1);
    if (result == BITNET_OK) bitnet__look_for_stop(s);
    else g->reason = BITNET_STOP_NONE; /* the next call returns the error */
    return result;
}

static int64_t bitnet__rows_computed(const bitnet_session *s) {
    const bitnet_session_stats *t = &s->stats;
    return t->prompt_tokens + t->decode_tokens + t->drafted_tokens - t->accepted_tokens;
}

static bool bitnet__is_left(const bitnet_session *s, int64_t deadline, int32_t tokens,
                            int64_t rows_before, int32_t *left) {
    int64_t rows = tokens - (bitnet__rows_computed(s) - rows_before);
    if (bitnet__is_late(deadline)) return false;
    if (tokens == 0) return deadline != 0;
    *left = rows < 1 ? 1 : (int32_t)rows;
    return rows > 0 || s->computed == s->length; /* drafted: costs nothing */
}

static void bitnet__follow_thought(bitnet_session *s, int32_t id) {
    const bitnet_tokenizer *t = s->model->tokenizer;
    bitnet__thought *thought = &s->generation.thought;
    bitnet_string says =
        bitnet_token_is_control(t, id) ? bitnet_token_name(t, id) : bitnet_token_bytes(t, id);
    size_t i;
    thought->tokens += thought->open;
    for (i = 0; i < says.length && !thought->done; i++) {
        const char *mark = thought->open ? bitnet__closes_thought : bitnet__opens_thought;
        thought->last = says.data[i];
        thought->matched =
            thought->last == mark[thought->matched] ? thought->matched + 1 : thought->last == '<';
        if (mark[thought->matched]) continue;
        thought->matched = 0;
        thought->done = thought->open;
        thought->open = true;
    }
    if (!thought->open && s->generation.tokens > 16) thought->done = true; /* an answer */
}

/* a long thought's end in place of `id`, unless a grammar forbids it */
static int32_t bitnet__limit_thought(bitnet_session *s, int32_t id) {
    bitnet__thought *thought = &s->generation.thought;
    if (thought->open && !thought->done && thought->ended == thought->end_count &&
        thought->tokens >= s->generation.options.max_thinking_tokens) {
        bitnet_string first = bitnet_token_bytes(s->model->tokenizer, thought->end[0]);
        thought->ended = thought->last == '\n' && bitnet__is(first, "\n");
    }
    if (thought->ended < thought->end_count) {
        int32_t next = thought->end[thought->ended++];
        if (!s->constraint.state || !s->sampler.mask || bitnet__mask_has(s->sampler.mask, next))
            id = next;
        else thought->ended = thought->end_count, thought->done = true;
    }
    if (!thought->done) bitnet__follow_thought(s, id);
    return id;
}

static bitnet_result bitnet__take_tokens(bitnet_session *s, int64_t deadline, int32_t tokens,
                                         bool single, int32_t *taken) {
    bitnet__fpenv saved = bitnet__fp_enter();
    int64_t rows = bitnet__rows_computed(s);
    int32_t left = tokens, id;
    uint64_t draws;
    bitnet_result result;
    *taken = 0;
    do {
        draws = s->sampler.draws;
        result = bitnet__sample(s, deadline, left, &id);
        if (result == BITNET_OK) result = bitnet__take_token(s, bitnet__limit_thought(s, id));
        if (result == BITNET_OK) ++*taken;
    } while (result == BITNET_OK && s->generation.reason == BITNET_STOP_NONE && !single &&
             bitnet__is_left(s, deadline, tokens, rows, &left));
    if (bitnet_is_error(result)) s->sampler.draws = draws; /* for a token that was not fed */
    bitnet__fp_leave(saved);
    return result;
}

static bitnet_result bitnet__generation_result(bitnet_session *s, bitnet_result result) {
    bitnet__generation *g = &s->generation;
    if (result != BITNET_OK && result != BITNET_PENDING) g->active = false;
    return result;
}

static bitnet_result bitnet__next_text(bitnet_session *s, int64_t deadline, int32_t tokens,
                                       bool single, const char **text, size_t *length) {
    bitnet__generation *g = &s->generation;
    bitnet_result result;
    int32_t taken;
    *text = "";
    *length = 0;
    if (!g->taken.keep) g->taken.count = 0;
    g->taken.keep = false;
    if (g->active && g->failed) return bitnet__generation_result(s, g->failed);
    if (!g->active || g->reason != BITNET_STOP_NONE) {
        g->active = false;
        return BITNET_END;
    }
    bitnet__forget_passed(&g->written);
    result = bitnet__take_tokens(s, deadline, tokens, single, &taken);
    if (taken == 0) return bitnet__generation_result(s, result);
    if (result != BITNET_OK && result != BITNET_PENDING) g->failed = result;
    *text = g->written.text;
    *length = g->written.passed;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_generate_next(bitnet_session *session, const bitnet_budget *budget,
                                              const char **text, size_t *length) {
    bitnet_result result;
    bitnet__enter(session);
    session->generation.taken.keep = false; /* of bitnet_generate_many */
    result = bitnet__next_text(session, bitnet__deadline(budget), bitnet__budget_tokens(budget),
                               false, text, length);
    if (bitnet__exit(session)) *text = "", *length = 0;
    return result;
}

BITNET_API bitnet_stop_reason bitnet_generate_stop_reason(const bitnet_session *session) {
    return session->generation.reason;
}

BITNET_API size_t bitnet_generate_tokens(const bitnet_session *session,
                                         const bitnet_generated_token **tokens) {
    *tokens = session->generation.taken.tokens;
    return session->generation.taken.count;
}

static bitnet_result bitnet__generate_all(bitnet_session *s, bitnet_text_function *callback,
                                          void *user) {
    const char *text;
    size_t length;
    bitnet_result result;
    bitnet__enter(s);
    while ((result = bitnet__next_text(s, 0, 0, false, &text, &length)) == BITNET_OK) {
        s->generation.taken.keep = length == 0;
        if (length && callback && callback(user, text, length) != 0) {
            s->generation.reason = BITNET_STOP_CALLBACK;
            s->generation.active = false;
        }
    }
    bitnet__exit(s);
    return result == BITNET_END ? BITNET_OK : result;
}

BITNET_API bitnet_result bitnet_generate(bitnet_session *session, const char *prompt,
                                         const bitnet_generate_options *options,
                                         bitnet_text_function *callback, void *user) {
    bitnet_result result = bitnet_generate_begin(session, prompt, BITNET_TERMINATED, options);
    return result == BITNET_OK ? bitnet__generate_all(session, callback, user) : result;
}

/* ---- conversations */

#ifndef BITNET_NO_CHAT

static bitnet_result bitnet__gather_messages(bitnet_session *s, bitnet__encoder *all,
                                             bitnet_string before, const bitnet_message *messages,
                                             size_t count, unsigned flags) {
    return bitnet__chat_encode(all, bitnet_tokenizer_chat_template(all->t), before, messages, count,
                               flags, &s->error);
}

/* without what the model has written of it */
static bitnet_result bitnet__gather_end(bitnet_session *s, bitnet__encoder *all) {
    bitnet_result result =
        bitnet__gather_messages(s, all, bitnet__string(NULL), NULL, 0, BITNET__ONLY_END);
    if (result == BITNET_OK && all->count > 0 && s->length > 0 &&
        s->tokens[s->length - 1] == all->ids[0])
        memmove(all->ids, all->ids + 1, --all->count * sizeof(int32_t));
    return result;
}

/* The text after the last special token, whose tokens depend on what follows, begins at *from. */
static bitnet_result bitnet__gather_tail(bitnet_session *s, char **text, size_t *length,
                                         int32_t *from) {
    const bitnet_tokenizer *t = s->model->tokenizer;
    const int32_t *ids;
    size_t count;
    while (*from > 0 && !bitnet_token_is_control(t, s->tokens[*from - 1])) --*from;
    ids = s->tokens + *from;
    count = (size_t)(s->length - *from);
    bitnet_detokenize(t, ids, count, BITNET_PARSE_SPECIAL, NULL, 0, length, NULL);
    *text = BITNET__NEW(char, &s->allocator, *length + 1);
    if (!*text) return bitnet__no_memory(&s->error);
    return bitnet_detokenize(t, ids, count, BITNET_PARSE_SPECIAL, *text, *length, length,
                             &s->error);
}

static void bitnet__begin_reply(bitnet_session *s) {
    bitnet__constraint_restart(&s->constraint, s->length);
    s->generation.open = BITNET__OPEN_REPLY;
    s->generation.active = true;
    s->generation.written.detokenizer.started = true;
}

/* completes what is open, adds the messages, begins a reply; fed whole or not at all */
static bitnet_result bitnet__turn_feed(bitnet_session *s, const bitnet_message *messages,
                                       size_t count) {
    bitnet__encoder all = bitnet__gather(s);
    unsigned flags = s->generation.options.thinking | BITNET__REPLIES;
    char *tail = NULL;
    size_t length = 0;
    bitnet_result result = BITNET_OK;
    int32_t from = s->length;
    if (s->length == 0) flags |= BITNET_ADD_BOS;
    if (s->generation.open == BITNET__OPEN_REPLY) result = bitnet__gather_end(s, &all);
    if (s->generation.open == BITNET__OPEN_SYSTEM)
        result = bitnet__gather_tail(s, &tail, &length, &from);
    if (result == BITNET_OK)
        result = bitnet__gather_messages(s, &all, bitnet__string_of(tail, length), messages, count,
                                         flags);
    if (result == BITNET_OK) result = bitnet__replace(s, from, all.ids, all.count);
    bitnet__free(&s->allocator, tail);
    bitnet__encoder_end(&all);
    if (result == BITNET_OK) bitnet__begin_reply(s);
    return result;
}

BITNET_API bitnet_result bitnet_chat_begin(bitnet_session *session, const char *text, size_t length,
                                           const bitnet_generate_options *options) {
    const bitnet_message message = {BITNET_ROLE_USER, text, bitnet__length(text, length)};
    bitnet_result result = bitnet__begin(session, options);
    if (result == BITNET_OK)
        result = bitnet__check_list(&session->error, "text", text, message.length);
    return result == BITNET_OK ? bitnet__turn_feed(session, &message, 1) : result;
}

/* The session then holds these messages, `most` tokens of them: all or nothing. */
static bitnet_result bitnet__converse(bitnet_session *s, const bitnet_message *messages,
                                      size_t count, unsigned flags, int32_t most) {
    bitnet__encoder all = bitnet__gather(s);
    bitnet_result result = bitnet__gather_messages(s, &all, bitnet__string(NULL), messages, count,
                                                   flags | BITNET_ADD_BOS);
    if (result == BITNET_OK && all.count > (size_t)most)
        result = bitnet__context_full(s, all.count, (size_t)most);
    if (result == BITNET_OK) result = bitnet__replace(s, 0, all.ids, all.count);
    bitnet__encoder_end(&all);
    return result;
}

BITNET_API bitnet_result bitnet_chat_system(bitnet_session *session, const char *text) {
    bool slides = session->options.overflow == BITNET_OVERFLOW_SLIDE;
    int32_t context = session->options.context_length;
    const bitnet_message system = {BITNET_ROLE_SYSTEM, text, BITNET_TERMINATED};
    bitnet_result result = bitnet__converse(session, &system, 1, BITNET__USER_NEXT,
                                            slides ? context / 2 : context - 1);
    if (result) return result;
    bitnet__restart(session);
    if (slides) session->options.keep = session->length;
    session->generation.open = BITNET__OPEN_SYSTEM;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_chat_messages_begin(bitnet_session *session,
                                                    const bitnet_message *messages, size_t count,
                                                    const bitnet_generate_options *options) {
    bitnet_result result = bitnet__begin(session, options);
    const bitnet_message *last = count && messages ? &messages[count - 1] : NULL;
    bool header = bitnet__has_role(last, BITNET_ROLE_ASSISTANT);
    if (result) return result;
    if (header && last->text)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the last message is the assistant's and has a text");
    result = bitnet__converse(session, messages, count,
                              session->generation.options.thinking | (header ? 0 : BITNET__REPLIES),
                              session->options.context_length - 1);
    if (result == BITNET_OK) bitnet__begin_reply(session);
    return result;
}

BITNET_API bitnet_result bitnet_chat(bitnet_session *session, const char *message,
                                     const bitnet_generate_options *options,
                                     bitnet_text_function *callback, void *user) {
    bitnet_result result = bitnet_chat_begin(session, message, BITNET_TERMINATED, options);
    return result == BITNET_OK ? bitnet__generate_all(session, callback, user) : result;
}

#endif /* BITNET_NO_CHAT */

/* ---- many at once */

/* or the grammar leaves no choice */
static bool bitnet__can_emit(bitnet_session *s, int64_t deadline) {
    if (!s->generation.active || s->failed) return false;
    if (s->computed == s->length || s->generation.reason != BITNET_STOP_NONE) return true;
    return s->constraint.state && bitnet__constrain(s, deadline) == BITNET_OK &&
           bitnet__is_settled(s);
}

static bitnet_result bitnet__emit_text(const bitnet__session_group *group, bitnet_session *s,
                                       bitnet_many_function *callback, void *user) {
    while (bitnet__can_emit(s, group->deadline)) {
        const char *text;
        size_t length;
        bitnet_result result = bitnet__next_text(s, group->deadline, 0, true, &text, &length);
        if (result == BITNET_PENDING) return BITNET_PENDING;
        if (result != BITNET_OK && result != BITNET_END) s->failed = result;
        if (result) break;
        s->generation.taken.keep = length == 0;
        if (length && callback && callback(user, s, text, length) != 0) {
            s->generation.reason = BITNET_STOP_CALLBACK;
            s->generation.active = false;
        }
        if (bitnet__is_late(group->deadline)) return BITNET_PENDING;
    }
    return BITNET_OK;
}

static bool bitnet__group_generates(const bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++)
        if (group->sessions[i]->generation.active) return true;
    return false;
}

/* Decides whose shares suffice for the next pass; an interrupted one continues with its sessions.
   Each session collects its share and pays the largest, so that at least one takes part. */
static void bitnet__share_pass(const bitnet__session_group *group) {
    int32_t most = 0;
    int i;
    for (i = 0; i < group->count; i++) {
        const bitnet_session *s = group->sessions[i];
        if (s->led || (bitnet__due(group, s) && s->batch && s->batch->count > 0)) return;
        if (bitnet__waiting(group, s) && s->generation.options.share > most)
            most = s->generation.options.share;
    }
    for (i = 0; i < group->count; i++) {
        bitnet__generation *g = &group->sessions[i]->generation;
        if (!bitnet__waiting(group, group->sessions[i])) continue;
        g->credit += g->options.share;
        g->skips = g->credit < most;
        if (!g->skips) g->credit -= most;
    }
}

static bitnet_result bitnet__group_generate(bitnet__session_group *group,
                                            bitnet_many_function *callback, void *user) {
    bitnet_result result = BITNET_OK;
    int i;
    while (result == BITNET_OK && bitnet__group_generates(group)) {
        bitnet__choose_together(group->sessions, group->count, group->deadline);
        for (i = 0; i < group->count && result == BITNET_OK; i++)
            result = bitnet__emit_text(group, group->sessions[i], callback, user);
        if (result == BITNET_OK && bitnet__group_waits(group)) {
            if (group->left > 0) bitnet__share_pass(group);
            result = group->left > 0 ? bitnet__group_round(group) : BITNET_PENDING;
        }
        for (i = 0; i < group->count; i++)
            if (group->sessions[i]->generation.active && group->sessions[i]->failed != BITNET_OK)
                bitnet__generation_result(group->sessions[i], group->sessions[i]->failed);
        if (bitnet__is_late(group->deadline)) result = BITNET_PENDING;
    }
    return bitnet__group_generates(group) ? BITNET_PENDING : BITNET_OK;
}

BITNET_API bitnet_result bitnet_generate_many(bitnet_session *const *sessions, size_t count,
                                              const bitnet_budget *budget,
                                              bitnet_many_function *callback, void *user) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__session_group group;
    bitnet_result result = bitnet__group_begin(&group, sessions, count, budget);
    group.generating = true;
    if (result == BITNET_OK) result = bitnet__group_generate(&group, callback, user);
    bitnet__group_end(&group);
    bitnet__fp_leave(saved);
    return result;
}
