/* test_many.h - sessions that share passes: each gets the same tokens, logits and states as alone,
   whatever happens to the others. All by memcmp. */

#ifndef TEST_MANY_H
#define TEST_MANY_H

#if defined(__unix__) || defined(__APPLE__)
#include <sys/select.h>
#endif

#include "make.h"
#include "run.h"
#include "test_draft.h"
#include "test_pages.h"
#include "test_screen.h"
#include "test_session.h"

enum { MANY_MOST = 40, MANY_TOKENS = 24, MANY_PROMPT = 100 };

/* The expected text of one of the sessions, and its progress. */
typedef struct many_mind {
    bitnet_session_options options;
    bitnet_sampling sampling;
    bitnet_drafter drafter;
    draft_guesser guesser;
    bool observed; /* has an observer of logits */
    int32_t prompt[MANY_PROMPT], prompt_length;
    bitnet_session *session;
    int32_t ids[MANY_TOKENS]; /* that it draws */
    int count;
    uint32_t logits[MANY_TOKENS]; /* checksums of the logits */
    uint8_t *state;               /* in the end */
    size_t state_size;
} many_mind;

static uint64_t many_random(uint64_t *random) { return bitnet__random(17, (*random)++); }

static int many_see(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    (void)user, (void)position, (void)logits, (void)vocabulary;
    return 0;
}

/* The i-th kind of session: lengths of prompts, samplers, drafters, contexts that slide. */
static void many_describe(many_mind *m, int i, int32_t vocabulary) {
    int32_t c;
    memset(m, 0, sizeof *m);
    m->prompt_length = i % 5 == 0 ? 1 : i % 7 == 3 ? MANY_PROMPT : 3 + i * 5 % 40;
    for (c = 0; c < m->prompt_length; c++)
        m->prompt[c] = session_ids()[(i + c) % SESSION_LENGTH] % vocabulary;
    m->sampling = run_sampling();
    m->sampling.seed = (uint64_t)i;
    if (i % 3) m->sampling.temperature = 0.5f + 0.25f * (float)(i % 4);
    if (i % 6 == 1) m->sampling.repetition_penalty = 1.2f;
    if (i % 8 == 5) m->sampling.editor.edit = draft_edit;
    m->options.context_length = i % 4 == 2 ? 32 + i : 256;
    m->options.batch = i % 9 == 4 ? 5 : 0;
    m->options.full_head = i % 10 == 6;
    if (i % 4 == 2) {
        m->options.overflow = BITNET_OVERFLOW_SLIDE;
        m->options.keep = i % 8;
        if (m->prompt_length > 30) m->prompt_length = 30;
    }
    m->guesser.vocabulary = vocabulary;
    m->guesser.right = 8;
    m->guesser.wild = i % 2 != 0;
    if (i % 4 == 1) m->drafter.draft = draft_guess;
    m->observed = i % 13 == 12;
}

/* Begins again. */
static void many_begin(many_mind *m, bitnet_model *model) {
    bitnet_observer observer;
    m->session = bitnet_session_create(model, &m->options, NULL);
    m->count = 0;
    m->drafter.user = &m->guesser;
    CHECK(bitnet_session_set_sampling(m->session, &m->sampling) == BITNET_OK);
    if (m->drafter.draft) bitnet_session_set_drafter(m->session, &m->drafter);
    memset(&observer, 0, sizeof observer);
    observer.logits = many_see;
    if (m->observed) bitnet_session_set_observer(m->session, &observer);
    CHECK(bitnet_feed(m->session, m->prompt, (size_t)m->prompt_length) == BITNET_OK);
}

static uint32_t many_logits(bitnet_session *s) {
    const float *logits = logits_of(s);
    size_t bytes = (size_t)bitnet_model_get_info(bitnet_session_model(s))->vocab_size * 4;
    return logits ? bitnet__crc32(1, logits, bytes) : 0;
}

static void many_save(many_mind *m) {
    m->session->options.snapshots = -1; /* which of these there are depends on drafts */
    m->state = run_save(m->session, 0, &m->state_size);
    CHECK(m->state != NULL);
}

/* Generates its text alone. */
static void many_alone(many_mind *m, bitnet_model *model) {
    many_begin(m, model);
    while (m->count < MANY_TOKENS) {
        int32_t *id = &m->ids[m->count];
        m->logits[m->count] = many_logits(m->session);
        CHECK(m->logits[m->count] != 0 && bitnet_sample(m->session, NULL, id) == BITNET_OK);
        CHECK(bitnet_feed(m->session, id, 1) == BITNET_OK);
        m->count++;
    }
    CHECK(bitnet_step(m->session, NULL) == BITNET_OK);
    many_save(m);
    bitnet_session_free(m->session);
    m->guesser.text = m->ids; /* some drafts are accepted from now on */
    m->guesser.length = MANY_TOKENS;
}

/* Draws the next token if everything is computed, and compares. True when the text is complete. */
static bool many_draw(many_mind *m, uint64_t *random) {
    int32_t id = -1;
    if (m->count == MANY_TOKENS) return true;
    if (many_random(random) % 4 == 0) CHECK(many_logits(m->session) == m->logits[m->count]);
    CHECK(bitnet_sample(m->session, NULL, &id) == BITNET_OK && id == m->ids[m->count]);
    CHECK(bitnet_feed(m->session, &m->ids[m->count], 1) == BITNET_OK);
    m->count++;
    return false;
}

static void many_compare_state(many_mind *m) {
    uint8_t *expected = m->state;
    size_t size = m->state_size;
    many_save(m);
    CHECK(m->state_size == size && memcmp(m->state, expected, size) == 0);
    free(expected);
}

static many_mind *many_create(bitnet_model *model, int count) {
    many_mind *minds = (many_mind *)calloc((size_t)count, sizeof *minds);
    int i;
    for (i = 0; i < count; i++) {
        many_describe(&minds[i], i, bitnet_model_get_info(model)->vocab_size);
        many_alone(&minds[i], model);
        many_begin(&minds[i], model);
    }
    return minds;
}

static void many_destroy(many_mind *minds, int count) {
    int i;
    for (i = 0; i < count; i++) {
        bitnet_session_free(minds[i].session);
        free(minds[i].state);
    }
    free(minds);
}

static bool many_interrupted(bitnet_session *const *list, int count) {
    int i;
    for (i = 0; i < count; i++)
        if (list[i]->led) return true;
    return false;
}

/* ---- together, undisturbed */

static void many_together(bitnet_model *model, int count, const bitnet_budget *budget) {
    many_mind *minds = many_create(model, count);
    bitnet_session *sessions[MANY_MOST];
    uint64_t random = (uint64_t)count;
    int i, left = count, steps = 0;
    for (i = 0; i < count; i++) sessions[i] = minds[i].session;
    while (left > 0 && ++steps < 100000) {
        bitnet_result result = bitnet_step_many(sessions, count, budget);
        if (!CHECK(result == BITNET_OK || (result == BITNET_PENDING && budget))) break;
        left = count;
        for (i = 0; i < count; i++) {
            bitnet_result own = bitnet_session_result(sessions[i]);
            CHECK(own == BITNET_OK || (own == BITNET_PENDING && result == BITNET_PENDING));
            if (own == BITNET_OK && many_draw(&minds[i], &random)) left--;
        }
    }
    CHECK(left == 0 && !many_interrupted(sessions, count));
    for (i = 0; i < count; i++) many_compare_state(&minds[i]);
    many_destroy(minds, count);
}

/* ---- disturbed: calls in any order */

/* Feeds again the tokens lost by a cancel or truncation. */
static void many_feed_again(many_mind *m, int32_t length) {
    int32_t all[MANY_PROMPT + MANY_TOKENS], now = bitnet_session_length(m->session);
    memcpy(all, m->prompt, sizeof(int32_t) * (size_t)m->prompt_length);
    memcpy(all + m->prompt_length, m->ids, sizeof(int32_t) * (size_t)m->count);
    CHECK(length == m->prompt_length + m->count && now <= length);
    CHECK(memcmp(all, bitnet_session_tokens(m->session), sizeof(int32_t) * (size_t)now) == 0);
    CHECK(bitnet_feed(m->session, all + now, (size_t)(length - now)) == BITNET_OK);
}

static void many_restart(many_mind *m, bitnet_model *model) {
    bitnet_session_free(m->session);
    many_begin(m, model);
}

/* Restores the lost tokens of a cancelled session, or begins again. */
static void many_recover(many_mind *m, bitnet_model *model, int32_t length) {
    if (m->options.overflow == BITNET_OVERFLOW_SLIDE) many_restart(m, model);
    else many_feed_again(m, length);
}

/* One of the things that may happen to a session between two calls. */
static void many_disturb(many_mind *m, bitnet_model *model, uint64_t *random) {
    bool slides = m->options.overflow == BITNET_OVERFLOW_SLIDE;
    bitnet_budget moment = {0, 1 + (int32_t)(many_random(random) % 9)}, instant = {1, 0};
    int32_t length = bitnet_session_length(m->session);
    bitnet_session *copy;
    int kind = (int)(many_random(random) % 12);
    switch (kind) {
    case 0: many_restart(m, model); break;
    case 1: bitnet_session_cancel(m->session); break;
    case 2:
    case 3:
        if (bitnet_step(m->session, kind == 2 ? &moment : &instant) == BITNET_CANCELLED)
            many_recover(m, model, length);
        break;
    case 4:
        if (slides) break;
        bitnet_session_truncate(m->session, (int32_t)(many_random(random) % (uint64_t)length));
        many_feed_again(m, length);
        break;
    case 5:
        copy = bitnet_session_copy(m->session, NULL);
        if (!CHECK(copy != NULL)) break;
        if (m->drafter.draft) bitnet_session_set_drafter(copy, &m->drafter);
        bitnet_session_free(m->session);
        m->session = copy;
        m->observed = false;
        break;
    case 6: bitnet_session_set_drafter(m->session, m->drafter.draft ? &m->drafter : NULL); break;
    default: break;
    }
}

/* Handles a call's result for a session: continues, or begins again after a cancel. */
static bool many_go_on(many_mind *m, bitnet_model *model, int32_t length, uint64_t *random) {
    bitnet_result own = bitnet_session_result(m->session);
    if (own == BITNET_CANCELLED) {
        many_recover(m, model, length);
        return false;
    }
    if (!CHECK(own == BITNET_OK || own == BITNET_PENDING)) return true;
    return own == BITNET_OK && !bitnet__load_acquire(&m->session->calls.cancel) &&
           many_draw(m, random);
}

static void many_fuzz(bitnet_model *model, int count, uint64_t seed) {
    many_mind *minds = many_create(model, count);
    bitnet_session *list[MANY_MOST];
    int32_t lengths[MANY_MOST];
    int chosen[MANY_MOST], i, n, left = count, calls = 0;
    uint64_t random = seed << 20;
    while (left > 0 && ++calls < 20000) {
        bitnet_budget budget = {0, 0};
        bitnet_result result;
        uint64_t kind = many_random(&random) % 4;
        if (kind == 1) budget.microseconds = 1;
        if (kind == 2) budget.tokens = 1 + (int32_t)(many_random(&random) % 40);
        if (kind == 3) budget.microseconds = 1 + (int64_t)(many_random(&random) % 300);
        if (many_random(&random) % 4 == 0)
            many_disturb(&minds[many_random(&random) % (uint64_t)count], model, &random);
        for (i = n = 0; i < count; i++) {
            if (many_random(&random) % 4 == 0) continue;
            lengths[n] = bitnet_session_length(minds[i].session);
            list[n] = minds[i].session;
            chosen[n++] = i;
        }
        result = bitnet_step_many(list, n, &budget);
        CHECK(result == BITNET_OK || result == BITNET_PENDING);
        for (i = 0; i < n; i++) many_go_on(&minds[chosen[i]], model, lengths[i], &random);
        for (i = left = 0; i < count; i++) left += minds[i].count < MANY_TOKENS;
    }
    CHECK(left == 0);
    for (i = 0; i < count; i++) {
        many_mind *m = &minds[i];
        int32_t length = bitnet_session_length(m->session);
        bitnet_result own = bitnet_step(m->session, NULL);
        if (own == BITNET_CANCELLED && m->options.overflow == BITNET_OVERFLOW_SLIDE) continue;
        if (own == BITNET_CANCELLED) many_feed_again(m, length);
        CHECK(bitnet_step(m->session, NULL) == BITNET_OK);
        many_compare_state(m);
    }
    many_destroy(minds, count);
}

/* ---- what the calls say */

static void many_arguments(bitnet_model *model, bitnet_model *other) {
    bitnet_session *list[3], *s = session_new(model, 256, -1);
    int32_t id = 3;
    CHECK(bitnet_step_many(NULL, 0, NULL) == BITNET_OK);
    CHECK(bitnet_step_many(NULL, 1, NULL) == BITNET_ERROR_ARGUMENT);
    list[0] = s, list[1] = NULL, list[2] = s;
    CHECK(bitnet_step_many(list, -1, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_session_result(s) == BITNET_OK && bitnet_feed(s, &id, 1) == BITNET_OK);
    CHECK(bitnet_step_many(list, 2, NULL) == BITNET_ERROR_ARGUMENT);
    list[1] = session_new(model, 256, -1);
    CHECK(bitnet_step_many(list, 3, NULL) == BITNET_ERROR_ARGUMENT);
    list[2] = session_new(other, 256, -1);
    CHECK(bitnet_step_many(list, 3, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_session_result(s) == BITNET_PENDING);
    CHECK(strstr(bitnet_session_message(s), "sessions[2] is NULL, there twice or of another"));
    CHECK(bitnet_step_many(list, 2, NULL) == BITNET_OK);
    CHECK(bitnet_session_result(s) == BITNET_OK && session_is_fresh(s));
    for (id = 0; id < 3; id++) bitnet_session_free(list[id]);
}

/* Rows of a prompt, with and without a single token of another session; rounds, if there are not
   enough rows for all. */
static void many_rows(bitnet_model *model) {
    bitnet_session *list[5];
    bitnet_budget budget = {0, 17};
    int32_t id = 3, i, round;
    for (i = 0; i < 5; i++) list[i] = session_new(model, 256, -1);
    for (i = 0; i < 3; i++) bitnet_feed(list[1], session_ids(), SESSION_LENGTH);
    for (i = 1; i <= 3; i++) {
        bitnet_feed(list[0], &id, 1);
        CHECK(bitnet_step_many(list, 2, &budget) == BITNET_PENDING);
        CHECK(bitnet_session_result(list[0]) == BITNET_OK);
        CHECK(bitnet_session_result(list[1]) == BITNET_PENDING && list[1]->computed == 16 * i);
    }
    CHECK(bitnet_step_many(list, 2, &budget) == BITNET_PENDING && list[1]->computed == 65);
    CHECK(bitnet_step_many(list, 2, NULL) == BITNET_OK && session_is_fresh(list[1]));
    CHECK(bitnet_session_get_stats(list[1]).prompt_tokens == 120);
    CHECK(bitnet_session_get_stats(list[0]).decode_tokens == 3);

    budget.tokens = 2;
    for (i = 0; i < 5; i++) bitnet_feed(list[i], &id, 1);
    for (round = 0; round < 5; round++) {
        int32_t before[5], length = 0;
        for (i = 0; i < 5; i++) before[i] = list[i]->computed;
        CHECK(bitnet_step_many(list, 5, &budget) == BITNET_PENDING);
        for (i = 0; i < 5; i++) {
            length += list[i]->computed - before[i];
            if (bitnet_session_result(list[i]) == BITNET_OK) bitnet_feed(list[i], &id, 1);
        }
        CHECK(length == 2);
    }
    for (i = 0; i < 5; i++) /* each has had two of ten rows */
        CHECK(bitnet_session_get_stats(list[i]).decode_tokens == (i ? 2 : 5));
    for (i = 0; i < 5; i++) bitnet_session_free(list[i]);
}

/* Interrupts a pass; then its sessions continue in different ways. */
static void many_leaving(bitnet_model *model) {
    bitnet_session *list[6];
    bitnet_budget instant = {1, 0};
    int32_t id = 7, i;
    for (i = 0; i < 6; i++) {
        list[i] = session_new(model, 256, -1);
        bitnet_feed(list[i], session_ids() + i, 5);
    }
    CHECK(bitnet_step_many(list, 6, NULL) == BITNET_OK);
    for (i = 0; i < 6; i++) bitnet_feed(list[i], &id, 1);
    CHECK(bitnet_step_many(list, 6, &instant) == BITNET_PENDING && many_interrupted(list, 6));
    for (i = 0; i < 6; i++) CHECK(bitnet_session_result(list[i]) == BITNET_PENDING);
    bitnet_session_free(list[0]);
    bitnet_feed(list[1], &id, 1);
    CHECK(bitnet_step(list[2], NULL) == BITNET_OK);
    bitnet_session_cancel(list[3]);
    CHECK(bitnet_step_many(list + 1, 4, NULL) == BITNET_OK && !many_interrupted(list + 1, 5));
    CHECK(bitnet_session_result(list[3]) == BITNET_CANCELLED);
    CHECK(bitnet_session_length(list[3]) == 5 && bitnet_session_length(list[1]) == 7);
    CHECK(bitnet_session_result(list[5]) == BITNET_PENDING);
    CHECK(bitnet_step_many(list + 5, 1, NULL) == BITNET_OK);
    CHECK(bitnet_feed(list[3], &id, 1) == BITNET_OK);
    CHECK(bitnet_session_result(list[3]) == BITNET_PENDING);
    for (i = 1; i < 6; i++) CHECK(session_is_fresh(list[i]));

    /* Each session leaves before the next call. */
    for (i = 1; i < 6; i++) bitnet_feed(list[i], &id, 1);
    CHECK(bitnet_step_many(list + 1, 5, &instant) == BITNET_PENDING &&
          many_interrupted(list + 1, 5));
    for (i = 1; !list[i]->led;) i++;
    bitnet_session_reset(list[i]); /* nothing waits: it keeps no memory for computing */
    CHECK(!many_interrupted(list + 1, 5));
    for (i = 1; i < 6; i++)
        if (i % 2) bitnet_session_free(list[i]);
        else bitnet_session_reset(list[i]);
    CHECK(bitnet_feed(list[2], &id, 1) == BITNET_OK && bitnet_feed(list[4], &id, 1) == BITNET_OK);
    list[3] = list[4];
    CHECK(bitnet_step_many(list + 2, 2, NULL) == BITNET_OK && !many_interrupted(list + 2, 2));
    CHECK(session_is_fresh(list[2]) && session_is_fresh(list[4]));
    bitnet_session_free(list[2]);
    bitnet_session_free(list[4]);
}

/* ---- generations */

enum { MANY_TEXTS = 10 };

/* The options of the i-th generation: samplers, lengths, stop strings, a grammar, a chat; and its
   share of passes. */
static bitnet_session *many_text_session(bitnet_model *model, const bitnet_grammar *grammar, int i,
                                         int32_t share) {
    static const char *const stops[] = {"e", "in", "th"};
    static const char *const prompts[] = {"the", "in the", "", "he said the in", "a b c d e f g h"};
    bitnet_session *s = session_new(model, i == 4 ? 40 : 256, i == 4 ? 3 : -1);
    bitnet_generate_options options;
    bitnet_sampling sampling;
    bitnet_result result;
    memset(&options, 0, sizeof options);
    sampling = run_sampling();
    options.max_tokens = i == 9 ? 0 : 10 + 7 * i;
    options.ignore_end = i % 2 == 0;
    options.share = share;
    options.stop = stops;
    options.stop_count = i == 3 || i == 5 ? 3 : 0;
    options.top_logprobs = i == 6 ? 3 : 0;
    sampling.temperature = i % 3 ? 1.0f : 0.0f;
    sampling.seed = (uint64_t)i;
    CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
    if (i == 7 || i == 8) CHECK(bitnet_session_set_grammar(s, grammar) == BITNET_OK);
    result = i == 2 ? bitnet_chat_begin(s, "the", BITNET_TERMINATED, &options)
                    : bitnet_generate_begin(s, prompts[i % 5], BITNET_TERMINATED, &options);
    CHECK(result == BITNET_OK);
    return s;
}

/* Text of all, by the session's place in the list. */
typedef struct many_texts {
    bitnet_session *list[MANY_TEXTS];
    run_text texts[MANY_TEXTS];
    size_t tokens[MANY_TEXTS];
} many_texts;

static int many_say(void *user, bitnet_session *session, const char *text, size_t length) {
    many_texts *t = (many_texts *)user;
    const bitnet_generated_token *tokens;
    int i = 0;
    while (t->list[i] != session) i++;
    t->tokens[i] += bitnet_generate_tokens(session, &tokens);
    return run_print(&t->texts[i], text, length);
}

static void many_generations(bitnet_model *model, const bitnet_budget *budget,
                             const int32_t *shares) {
    static const char rules[] = "root ::= \"a long beginning: \" ([a-e] \" and so forth \"){4}";
    many_texts *t = (many_texts *)calloc(1, sizeof *t);
    bitnet_grammar *grammar = bitnet_grammar_create(rules, strlen(rules), NULL, NULL, NULL);
    bitnet_result result;
    int i, calls = 0;
    for (i = 0; i < MANY_TEXTS; i++)
        t->list[i] = many_text_session(model, grammar, i, shares[i % 3]);
    t->texts[1].stop_after = 2;
    bitnet_session_cancel(t->list[9]);
    while ((result = bitnet_generate_many(t->list, MANY_TEXTS, budget, many_say, t)) ==
           BITNET_PENDING)
        calls++;
    CHECK(result == BITNET_OK && (calls > 10) == (budget != NULL));
    for (i = 0; i < MANY_TEXTS; i++) {
        bitnet_session *alone = many_text_session(model, grammar, i, 0), *s = t->list[i];
        int32_t length = bitnet_session_length(s);
        size_t size, size_alone;
        uint8_t *state = run_save(s, 0, &size), *state_alone;
        run_text text;
        memset(&text, 0, sizeof text);
        text.stop_after = i == 1 ? 2 : 0;
        if (i == 9) bitnet_session_cancel(alone);
        CHECK(bitnet__generate_all(alone, run_print, &text) == bitnet_session_result(s) ||
              bitnet_session_result(s) == BITNET_PENDING);
        CHECK(bitnet_generate_stop_reason(alone) == bitnet_generate_stop_reason(s));
        CHECK(text.length == t->texts[i].length &&
              memcmp(text.data, t->texts[i].data, text.length) == 0);
        state_alone = run_save(alone, 0, &size_alone);
        CHECK(bitnet_session_length(alone) == length && size_alone == size);
        CHECK(state && state_alone && memcmp(state, state_alone, size) == 0);
        if (i != 1 && i != 9) CHECK(t->tokens[i] > 5 && text.length > 5);
        bitnet_session_free(alone);
        bitnet_session_free(s);
        free(state), free(state_alone);
    }
    bitnet_grammar_free(grammar);
    free(t);
}

/* Three generations, after their prompts, within a budget of 200 tokens: the number of tokens of
   each. */
static void many_share(bitnet_model *model, const int32_t *shares, int32_t *got) {
    const bitnet_budget budget = {0, 200}, few = {0, 3};
    bitnet_generate_options options;
    bitnet_session *list[3];
    int i;
    memset(&options, 0, sizeof options);
    options.ignore_end = true;
    for (i = 0; i < 3; i++) {
        list[i] = session_new(model, 256, -1);
        options.share = shares[i];
        CHECK(bitnet_generate_begin(list[i], "the", BITNET_TERMINATED, &options) == BITNET_OK);
        got[i] = -bitnet_session_length(list[i]);
    }
    CHECK(bitnet_step_many(list, 3, NULL) == BITNET_OK);
    CHECK(bitnet_generate_many(list, 3, &budget, NULL, NULL) == BITNET_PENDING);
    for (i = 0; i < 3; i++) got[i] += bitnet_session_length(list[i]);
    bitnet_session_cancel(list[0]); /* also while it skips passes */
    CHECK(bitnet_generate_many(list, 3, &few, NULL, NULL) == BITNET_PENDING);
    CHECK(bitnet_generate_stop_reason(list[0]) == BITNET_STOP_CANCELLED);
    CHECK(bitnet_session_result(list[0]) == BITNET_CANCELLED);
    for (i = 0; i < 3; i++) bitnet_session_free(list[i]);
}

/* Checks that tokens are proportional to shares, up to one pass. */
static void many_shares(bitnet_model *model) {
    static const int32_t shares[][3] = {{1, 2, 7}, {7, 0, 2}, {1000, 100, 900}, {5, 5, 5}};
    int32_t got[3];
    size_t i;
    int k;
    for (i = 0; i < sizeof shares / sizeof *shares; i++) {
        double sum = 0, all = 0;
        many_share(model, shares[i], got);
        for (k = 0; k < 3; k++) sum += shares[i][k] ? shares[i][k] : 1, all += got[k];
        CHECK(all >= 200 && all <= 206);
        for (k = 0; k < 3; k++) {
            double off = got[k] - 200 * (shares[i][k] ? shares[i][k] : 1) / sum;
            CHECK(off > -3 && off < 3);
        }
    }
}

/* A generation whose grammar's text has already ended gets that error; the other one its text. */
static void many_dead_end(bitnet_model *model) {
    bitnet_grammar *grammar = bitnet_grammar_create("root ::= \"a\"", 12, NULL, NULL, NULL);
    bitnet_generate_options options;
    bitnet_session *list[2];
    int i;
    memset(&options, 0, sizeof options);
    options.max_tokens = 12;
    options.ignore_end = true;
    for (i = 0; i < 2; i++) list[i] = session_new(model, 256, -1);
    CHECK(bitnet_session_set_grammar(list[0], grammar) == BITNET_OK);
    CHECK(bitnet_generate(list[0], "the", &options, NULL, NULL) == BITNET_OK);
    CHECK(bitnet_generate_begin(list[0], NULL, BITNET_TERMINATED, &options) == BITNET_OK);
    CHECK(bitnet_generate_begin(list[1], "the", BITNET_TERMINATED, &options) == BITNET_OK);
    CHECK(bitnet_generate_many(list, 2, NULL, NULL, NULL) == BITNET_OK);
    CHECK(bitnet_session_result(list[0]) == BITNET_ERROR_GRAMMAR_DEAD_END);
    CHECK(bitnet_generate_stop_reason(list[0]) == BITNET_STOP_NONE);
    CHECK(bitnet_generate_stop_reason(list[1]) == BITNET_STOP_LENGTH);
    CHECK(bitnet_generate_many(list, 2, NULL, NULL, NULL) == BITNET_OK); /* there is none */
    for (i = 0; i < 2; i++) bitnet_session_free(list[i]);
    bitnet_grammar_free(grammar);
}

/* ---- the head */

static long many_rows_read;

/* The kernel, and counts the rows of the head that it reads. */
static void many_dot(float *y, size_t y_stride, int type, const uint8_t *w, size_t stride, int rows,
                     int columns, const float *x, size_t x_stride, int count, float *scratch) {
    many_rows_read += rows;
    run_kernels(BITNET_ISA_AUTO)
        ->dot(y, y_stride, type, w, stride, rows, columns, x, x_stride, count, scratch);
}

static void many_sample_all(bitnet_session **list, int count) {
    int32_t id, alone;
    int i;
    for (i = 0; i < count; i++) {
        bitnet_session *copy = bitnet_session_copy(list[i], NULL);
        CHECK(bitnet_sample(copy, NULL, &alone) == BITNET_OK);
        CHECK(bitnet_sample(list[i], NULL, &id) == BITNET_OK && id == alone);
        bitnet_session_free(copy);
        bitnet_session_free(list[i]);
    }
}

/* Four sessions share each read of a head of floats. */
static void many_shared_head(bitnet_model *model) {
    enum { COUNT = 7 };
    const bitnet__kernels kernels = model->kernels;
    bitnet_session *list[COUNT];
    int i;
    CHECK(model->lm_head.layout == BITNET__FLOATS && !model->screen.ready);
    for (i = 0; i < COUNT; i++) {
        list[i] = session_new(model, 256, -1);
        bitnet_feed(list[i], session_ids() + i, (size_t)(6 + i));
    }
    many_rows_read = 0;
    model->kernels.dot = many_dot;
    CHECK(bitnet_step_many(list, COUNT, NULL) == BITNET_OK);
    model->kernels = kernels;
    CHECK(many_rows_read == 2 * model->info.vocab_size);
    for (i = 0; i < COUNT; i++) CHECK(list[i]->choice->stage == BITNET__HEAD_CHOSEN);
    many_sample_all(list, COUNT);
}

/* Sessions continue alone with a head that they have begun together. */
static void many_begun_heads(bitnet_model *model) {
    enum { COUNT = 6 };
    const bitnet_budget budget = {50, 0};
    bitnet_session_options options;
    bitnet_session *list[COUNT];
    int round, i;
    memset(&options, 0, sizeof options);
    options.full_head = true;
    for (round = 0; round < 8; round++) {
        for (i = 0; i < COUNT; i++) {
            list[i] = bitnet_session_create(model, &options, NULL);
            bitnet_feed(list[i], session_ids() + i, 6);
        }
        while (bitnet_step_many(list, COUNT, &budget) == BITNET_PENDING) continue;
        for (i = 0; i < round; i++) bitnet_step_many(list, COUNT, &budget);
        many_sample_all(list, COUNT);
    }
}

/* Threads draw for the sessions of a pass. A draw counts when it is sampled, not if another token is
   fed. Only bitnet_sample calls an editor or reports why a choice failed. */
static void many_draws(bitnet_model *model) {
    enum { COUNT = 9, FORBIDDEN = 7, FED = 8 };
    const int32_t vocabulary = model->info.vocab_size;
    bitnet_logit_bias *none = (bitnet_logit_bias *)calloc((size_t)vocabulary, sizeof *none);
    bitnet_session *list[COUNT];
    bitnet_drafter drafter;
    int32_t i, id = 5;
    for (i = 0; i < vocabulary; i++) none[i].id = i, none[i].bias = bitnet__forbidden();
    for (i = 0; i < COUNT; i++) {
        bitnet_sampling sampling = run_sampling();
        sampling.temperature = 0.8f, sampling.seed = (uint64_t)i;
        if (i % 2) sampling.repetition_penalty = 1.3f, sampling.top_k = 5;
        if (i == 3) sampling.editor.edit = draft_edit;
        if (i == FORBIDDEN) sampling.logit_bias = none, sampling.logit_bias_count = vocabulary;
        list[i] = session_new(model, 256, -1);
        CHECK(bitnet_session_set_sampling(list[i], &sampling) == BITNET_OK);
        CHECK(bitnet_feed(list[i], session_ids() + i, 6) == BITNET_OK);
    }
    CHECK(bitnet_step_many(list, COUNT, NULL) == BITNET_OK);
    for (i = 0; i < COUNT; i++) {
        CHECK(list[i]->sampler.draws == 0);
        CHECK(list[i]->choice->stage == (i == FORBIDDEN ? BITNET__HEAD_IDLE
                                         : i == 3       ? BITNET__HEAD_DONE
                                                        : BITNET__HEAD_CHOSEN));
    }
    memset(&drafter, 0, sizeof drafter);
    drafter.threshold = 0.5f; /* would choose otherwise */
    bitnet_session_set_drafter(list[0], &drafter);
    CHECK(list[0]->choice->stage == BITNET__HEAD_IDLE);
    bitnet_session_set_drafter(list[0], NULL);
    CHECK(bitnet_sample(list[FORBIDDEN], NULL, &id) == BITNET_ERROR_ARGUMENT && id == -1);
    CHECK(strstr(bitnet_session_message(list[FORBIDDEN]), "every token is forbidden") != NULL);
    CHECK(list[FORBIDDEN]->sampler.draws == 0);
    bitnet_session_free(list[FORBIDDEN]);
    id = 5;
    CHECK(bitnet_feed(list[FED], &id, 1) == BITNET_OK && bitnet_step(list[FED], NULL) == BITNET_OK);
    list[FORBIDDEN] = list[FED];
    many_sample_all(list, COUNT - 1);
    free(none);
}

/* The head is screened or, if impossible, multiplied completely for all sessions at once; also with
   interruptions. */
static void many_heads(void) {
    bitnet_budget budget = {50, 0};
    bitnet_session *list[5];
    bitnet_sampling sampling;
    bitnet_model *model;
    screen_case c;
    int32_t i, id, alone, screened = 0, full = 0;
    model = screen_peaked(&c, 256, 40000);
    if (!CHECK(model != NULL)) return;
    sampling = run_sampling();
    for (i = 0; i < 5; i++) {
        sampling.temperature = i < 3 ? 0.0f : 0.8f;
        sampling.seed = (uint64_t)i;
        sampling.editor.edit = i < 3 ? NULL : draft_edit; /* wants all logits */
        list[i] = session_new(model, 256, -1);
        bitnet_session_set_sampling(list[i], &sampling);
        bitnet_feed(list[i], session_ids() + i, 6);
    }
    CHECK(bitnet_step_many(list, 5, NULL) == BITNET_OK);
    for (i = 0; i < 5; i++) {
        bitnet_session *copy = bitnet_session_copy(list[i], NULL);
        CHECK(list[i]->choice->stage == (i < 3 ? BITNET__HEAD_CHOSEN : BITNET__HEAD_DONE));
        screened += list[i]->choice->survivor_count > 0;
        full += list[i]->choice->survivor_count == 0;
        CHECK(bitnet_sample(copy, NULL, &alone) == BITNET_OK);
        CHECK(bitnet_sample(list[i], NULL, &id) == BITNET_OK && id == alone);
        bitnet_session_free(copy);
        bitnet_session_free(list[i]);
    }
    CHECK(full == (model->screen.ready ? 2 : 5) && screened == 5 - full);
    many_together(model, 6, NULL);
    many_together(model, 6, &budget);
    many_begun_heads(model);
    many_fuzz(model, 5, 1);
    bitnet_model_free(model);
    screen_free(&c);
}

/* ---- memory */

/* Three sessions, one of them a copy without new tokens, generate together: a failing allocation is
   reported, and results do not change. */
static void many_story(bitnet_model *model, pages_heap *heap, int32_t *out, int *failures) {
    bitnet_session *list[3];
    int32_t i, round;
    bitnet_result result;
    (void)heap;
    for (i = 0; i < 2; i++) {
        while (!(list[i] = session_new(model, 256, -1))) ++*failures;
        while (bitnet_feed(list[i], session_ids() + i, 30) != BITNET_OK) ++*failures;
    }
    while (!(list[2] = bitnet_session_copy(list[0], NULL))) ++*failures;
    for (round = 0; round < 12; round++) {
        while ((result = bitnet_step_many(list, 3, NULL)) != BITNET_OK) CHECK(false);
        for (i = 0; i < 3; i++) {
            int32_t *id = &out[round * 3 + i];
            while ((result = bitnet_session_result(list[i])) != BITNET_OK) {
                CHECK(result == BITNET_ERROR_OUT_OF_MEMORY && *bitnet_session_message(list[i]));
                ++*failures;
                bitnet_session_truncate(list[i], bitnet_session_length(list[i]));
                CHECK(bitnet_step_many(list, 3, NULL) == BITNET_OK);
            }
            while ((result = bitnet_sample(list[i], NULL, id)) != BITNET_OK) {
                CHECK(result == BITNET_ERROR_OUT_OF_MEMORY);
                ++*failures;
            }
            while ((result = bitnet_feed(list[i], id, 1)) != BITNET_OK) {
                CHECK(result == BITNET_ERROR_OUT_OF_MEMORY);
                ++*failures;
            }
        }
        if (round == 6) /* this one needs pages of its own for what is computed again */
            CHECK(bitnet_session_truncate(list[1], bitnet_session_length(list[1]) - 1) ==
                  BITNET_OK);
    }
    for (i = 0; i < 3; i++) bitnet_session_free(list[i]);
}

/* Passes allocate nothing, because feeding has reserved their memory. */
static void many_no_allocation(const make_file *file) {
    pages_heap heap;
    bitnet_model *model = pages_model(file, &heap);
    bitnet_session *list[6];
    int32_t i, round, id;
    for (i = 0; i < 6; i++) list[i] = session_new(model, 256, -1);
    for (i = 0; i < 6; i++) CHECK(bitnet_feed(list[i], session_ids() + i, 20) == BITNET_OK);
    for (round = 0; round < 20; round++) {
        long allocated = heap.count;
        CHECK(bitnet_step_many(list, 6, NULL) == BITNET_OK);
        CHECK(heap.count == allocated);
        for (i = 0; i < 6; i++)
            CHECK(bitnet_sample(list[i], NULL, &id) == BITNET_OK &&
                  bitnet_feed(list[i], &id, 1) == BITNET_OK);
    }
    for (i = 0; i < 6; i++) bitnet_session_free(list[i]);
    bitnet_model_free(model);
    CHECK(heap.bytes == 0);
}

/* ---- threads */

#ifdef SESSION_THREADS

typedef struct many_thread {
    bitnet_model *model;
    bitnet_session *list[4];
    bitnet__atomic done;
    uint32_t crc;
    int cancelled;
} many_thread;

/* Four sessions generate for a while; cancelled ones begin again. */
static void *many_work(void *context) {
    many_thread *t = (many_thread *)context;
    bitnet_budget budget = {200, 0};
    int32_t ids[4], i;
    for (i = 0; i < 4; i++) bitnet_feed(t->list[i], session_ids() + i, 20);
    while (bitnet_session_length(t->list[0]) < 100) {
        bitnet_step_many(t->list, 4, &budget);
        for (i = 0; i < 4; i++) {
            bitnet_result own = bitnet_session_result(t->list[i]);
            int32_t length = bitnet_session_length(t->list[i]);
            if (own == BITNET_CANCELLED && ++t->cancelled) bitnet_session_reset(t->list[i]);
            if (bitnet_session_length(t->list[i]) == 0)
                bitnet_feed(t->list[i], session_ids() + i, 20);
            else if (own == BITNET_OK && length < 100 &&
                     bitnet_sample(t->list[i], NULL, &ids[i]) == BITNET_OK)
                bitnet_feed(t->list[i], &ids[i], 1);
        }
    }
    bitnet__store_release(&t->done, 1);
    t->crc = bitnet__crc32(0, bitnet_session_tokens(t->list[0]), 100 * sizeof(int32_t));
    return NULL;
}

static void many_nap(void) {
    struct timeval millisecond;
    millisecond.tv_sec = 0, millisecond.tv_usec = 1000;
    select(0, NULL, NULL, NULL, &millisecond);
}

/* Two threads with four sessions each, all of one model, while this thread cancels. */
static void many_threads(bitnet_model *model) {
    many_thread t[2];
    pthread_t threads[2];
    int i, j, cancels = 0;
    memset(t, 0, sizeof t);
    for (i = 0; i < 2; i++) {
        t[i].model = model;
        for (j = 0; j < 4; j++) t[i].list[j] = session_new(model, 256, -1);
    }
    for (i = 0; i < 2; i++) CHECK(pthread_create(&threads[i], NULL, many_work, &t[i]) == 0);
    while (!bitnet__load_acquire(&t[0].done) || !bitnet__load_acquire(&t[1].done)) {
        bitnet_session_cancel(t[cancels % 2].list[1 + cancels % 3]);
        cancels++;
        many_nap();
    }
    for (i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    CHECK(t[0].crc == t[1].crc);
    for (i = 0; i < 2; i++)
        for (j = 0; j < 4; j++) bitnet_session_free(t[i].list[j]);
}

#endif

/* All of it, with up to `most` sessions. */
static void many_model(const make_file *file, bitnet_isa isa, int threads, int most) {
    static const int counts[] = {1, 2, 13, MANY_MOST};
    static const bitnet_budget budgets[] = {{0, 1}, {0, 7}, {1, 0}, {100, 20}};
    bitnet_model_options options;
    bitnet_model *model;
    size_t i;
    memset(&options, 0, sizeof options);
    options.isa = isa;
    options.threads = threads;
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    if (!CHECK(model != NULL)) return;
    for (i = 0; i < sizeof counts / sizeof *counts && counts[i] <= most; i++)
        many_together(model, counts[i], NULL);
    for (i = 0; i < sizeof budgets / sizeof *budgets; i++) many_together(model, 7, &budgets[i]);
    for (i = 0; i < 3; i++) many_fuzz(model, 3 + 4 * (int)i, i);
    bitnet_model_free(model);
}

/* A separate area, for the thread sanitizer. */
static void test_many_threads(void) {
#ifdef SESSION_THREADS
    make_options o = session_make_options();
    make_file file;
    bitnet_model *model;
    make_model(&o, &file);
    model = session_model(&file, 2);
    if (CHECK(model != NULL)) many_threads(model);
    bitnet_model_free(model);
    make_free(&file);
#else
    SKIP("no threads in this build");
#endif
}

/* Rows with different rotations and windows: layers with a window, and sessions on both sides of
   longrope's threshold in one pass. */
static void many_architectures(void) {
    make_options o = session_make_options();
    make_file file;
    o.arch = "gemma3", o.window = 20, o.norms_in = true;
    make_model(&o, &file);
    many_model(&file, BITNET_ISA_AUTO, 2, 2);
    make_free(&file);
    o = session_make_options();
    o.arch = "minicpm", o.rope_scaling = "longrope", o.original = 100;
    make_model(&o, &file);
    many_model(&file, BITNET_ISA_AUTO, 2, 2);
    make_free(&file);
}

static void test_many(void) {
    make_options o = session_make_options();
    static const int32_t alike[] = {0, 1, 0}, unlike[] = {1, 2, 7};
    bitnet_budget tokens = {0, 3}, instant = {1, 0};
    make_file file, other_file;
    bitnet_model *model, *other;
    make_model(&o, &file);
    o.arch = "llama";
    o.weight_type = BITNET_TYPE_TQ2_0;
    make_model(&o, &other_file);
    model = session_model(&file, 2);
    other = session_model(&other_file, 1);
    if (CHECK(model && other)) {
        many_arguments(model, other);
        many_rows(model);
        many_leaving(model);
        many_generations(model, NULL, alike);
        many_generations(model, &tokens, alike);
        many_generations(model, &instant, alike);
        many_generations(model, NULL, unlike);
        many_generations(model, &tokens, unlike);
        many_generations(model, &instant, unlike);
        many_shares(model);
        many_dead_end(model);
        many_shared_head(other);
        many_draws(model);
        many_draws(other);
    }
    bitnet_model_free(model);
    bitnet_model_free(other);
    many_heads();
    pages_failures(&file, many_story, 3, 10);
    many_no_allocation(&file);
    many_model(&file, BITNET_ISA_AUTO, 1, MANY_MOST);
    many_model(&file, BITNET_ISA_SCALAR, 1, 2);
    many_model(&other_file, BITNET_ISA_AUTO, 2, 2);
    many_architectures();
    make_free(&file);
    make_free(&other_file);
}

#endif
