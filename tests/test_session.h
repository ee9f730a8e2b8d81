/* test_session.h - models and sessions as objects: valid and invalid use; dropping, saving,
   copying, cancelling; memory, hooks, threads. */

#ifndef TEST_SESSION_H
#define TEST_SESSION_H

#include "make.h"
#include "run.h"

#if defined(BITNET__POSIX) && !defined(BITNET_NO_THREADS)
#define SESSION_THREADS 1
#endif

enum { SESSION_LENGTH = 40 };

/* Some valid ids for any model made here. */
static const int32_t *session_ids(void) {
    static const int32_t ids[SESSION_LENGTH] = {
        317, 3,  14, 15, 92,  65, 35, 89, 79,  32, 38,  46, 26, 43,  38, 32, 79, 50, 288, 41,
        97,  16, 93, 99, 300, 75, 10, 58, 209, 74, 259, 44, 59, 230, 78, 16, 40, 62, 86,  20};
    return ids;
}

static make_options session_make_options(void) {
    make_options o = make_defaults();
    o.chat_template = "{{ 'User: ' }}{{ '<|eot_id|>' }}{{ 'Assistant: ' }}";
    return o;
}

static bitnet_model *session_model(const make_file *file, int threads) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.threads = threads;
    return bitnet_model_load_memory(file->data, file->size, &options, NULL);
}

static bitnet_cache session_cache; /* of sessions made below */

static bitnet_session *session_open(bitnet_model *model) {
    bitnet_session_options options;
    memset(&options, 0, sizeof options);
    options.cache = session_cache;
    return bitnet_session_create(model, &options, NULL);
}

static bitnet_session *session_new(bitnet_model *model, int32_t context, int32_t keep) {
    bitnet_session_options options;
    memset(&options, 0, sizeof options);
    options.context_length = context;
    options.cache = session_cache;
    options.keep = keep > 0 ? keep : 0;
    options.overflow = keep < 0 ? BITNET_OVERFLOW_ERROR : BITNET_OVERFLOW_SLIDE;
    return bitnet_session_create(model, &options, NULL);
}

/* True if the session's next logits are those of a fresh one fed the same tokens. */
static bool session_is_fresh(bitnet_session *session) {
    bitnet_model *model = bitnet_session_model(session);
    size_t bytes = (size_t)bitnet_model_get_info(model)->vocab_size * sizeof(float);
    bitnet_session *fresh = session_open(model);
    const float *a = logits_of(session), *b;
    bool equal;
    bitnet_feed(fresh, bitnet_session_tokens(session), (size_t)bitnet_session_length(session));
    b = logits_of(fresh);
    equal = a && b && memcmp(a, b, bytes) == 0;
    bitnet_session_free(fresh);
    return equal;
}

/* ---- arguments */

static void session_arguments(bitnet_model *model) {
    int32_t vocabulary = bitnet_model_get_info(model)->vocab_size, id = 7, bad[3];
    bitnet_session_options options;
    bitnet_error error;
    bitnet_session *s = session_open(model);
    const float *logits;
    float probability;
    run_text text;
    int i;
    memset(&text, 0, sizeof text);
    memset(&options, 0, sizeof options);

    CHECK(bitnet_session_length(s) == 0 && bitnet_session_model(s) == model);
    CHECK(bitnet_logits(s, NULL, &logits) == BITNET_ERROR_EMPTY && !logits);
    CHECK(*bitnet_session_message(s));
    CHECK(bitnet_sample(s, NULL, &id) == BITNET_ERROR_EMPTY);
    CHECK(bitnet_log_probability(s, 1, NULL, &probability) == BITNET_ERROR_EMPTY);
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    CHECK(bitnet_feed(s, NULL, 0) == BITNET_OK);

    bad[0] = -1, bad[1] = vocabulary, bad[2] = INT32_MIN;
    for (i = 0; i < 3; i++) {
        int32_t two[2];
        two[0] = 1, two[1] = bad[i];
        CHECK(bitnet_feed(s, two, 2) == BITNET_ERROR_TOKEN && bitnet_session_length(s) == 0);
    }
    CHECK(bitnet_feed(s, session_ids(), 3) == BITNET_OK);
    for (i = 0; i < 3; i++)
        CHECK(bitnet_log_probability(s, bad[i], NULL, &probability) == BITNET_ERROR_TOKEN);
    CHECK(bitnet_session_truncate(s, -1) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_session_truncate(s, 4) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_session_truncate(s, 3) == BITNET_OK && bitnet_session_length(s) == 3);
    CHECK(session_is_fresh(s));
    bitnet_session_free(s);
    bitnet_session_free(NULL);
    bitnet_model_free(NULL);

    error.result = BITNET_ERROR_CHAT; /* a NULL model leaves the error alone */
    CHECK(bitnet_session_create(NULL, NULL, &error) == NULL && error.result == BITNET_ERROR_CHAT);
    options.context_length = -5;
    CHECK(!bitnet_session_create(model, &options, &error) && error.result == BITNET_ERROR_ARGUMENT);
    options.context_length = 0, options.batch = -1;
    CHECK(!bitnet_session_create(model, &options, NULL));
    options.batch = 0, options.keep = -1;
    CHECK(!bitnet_session_create(model, &options, NULL));
    options.keep = 0;
    s = bitnet_session_create(model, &options, NULL); /* {0} */
    CHECK(s && bitnet_session_context_length(s) == bitnet_model_get_info(model)->context_length);
    bitnet_session_free(s);

    /* numbers are for good: the last of each kind was counted when it got its number */
    CHECK(BITNET_CANCELLED == 3 && BITNET_ERROR_ARITHMETIC == 104 &&
          BITNET_ERROR_GGUF_OFFSET == 210 && BITNET_ERROR_VOCAB == 302 &&
          BITNET_ERROR_MODEL_VALUE == 408 && BITNET_ERROR_ADAPTER_MODEL == 501 &&
          BITNET_ERROR_EMPTY == 603 && BITNET_ERROR_STATE_CORRUPT == 705 &&
          BITNET_ERROR_SCHEMA == 807 && BITNET_ERROR_GPU_ARITHMETIC == 904 &&
          BITNET_ERROR_CHAINS_TOKENIZER == 1010);
#define SESSION_RESULT(name, number, text) \
    CHECK(strcmp(bitnet_result_text(name), text) == 0 && \
          bitnet_is_error(name) == (name > BITNET_CANCELLED));
    BITNET_RESULTS(SESSION_RESULT)
#undef SESSION_RESULT
}

/* Finds every struct declared with members in a header of bitnet_all.h. Returns their number. */
static int session_sizes_of(const char *path) {
    static const char begin[] = "\ntypedef struct ";
    size_t size;
    char *header = check_read_file(path, &size), *at = header;
    char *end = header ? strstr(header, "_H */\n") : NULL; /* of the declarations */
    int count = 0;
    if (!CHECK_CASE(end != NULL, path)) return 0;
    while ((at = strstr(at, begin)) != NULL && at < end) {
        size_t length = strcspn(at += sizeof begin - 1, " ;");
        if (at[length + 1] != '{') continue;
        at[length] = 0;
        CHECK_CASE(bitnet_sizeof(at) > 0, at);
        at += length + 1;
        count++;
    }
    free(header);
    return count;
}

static void session_sizes(void) {
    size_t size;
    char *all = check_read_file("tools/bitnet_all.h", &size), *at = all, path[64];
    int count = session_sizes_of("bitnet.h") + session_sizes_of("bitnet_chains.h");
    CHECK(count > 25);
    while (all && (at = strstr(at, "\n#include \"bitnet_")) != NULL) {
        int length = (int)strcspn(at += 11, "\"");
        snprintf(path, sizeof path, "tools/%.*s", length, at);
        count += session_sizes_of(path);
    }
    CHECK(count > 40);
    CHECK(bitnet_sizeof("bitnet_error") == sizeof(bitnet_error));
    CHECK(bitnet_sizeof("bitnet_sampling") == sizeof(bitnet_sampling));
    CHECK(bitnet_sizeof("bitnet_memory") == sizeof(bitnet_memory));
    CHECK(bitnet_sizeof("bitnet_model") == 0 && bitnet_sizeof("") == 0);
    free(all);
}

static void session_prompts(bitnet_model *model) {
    static const char *const prompts[] = {"",         NULL,     "\xFF\xFE once \xC3",
                                          "\xE2\x82", "the an", "<|eot_id|>"};
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    bitnet_generate_options options;
    size_t i;
    memset(&options, 0, sizeof options);
    options.max_tokens = 5;
    for (i = 0; i < sizeof prompts / sizeof *prompts; i++) {
        bitnet_session *s = session_open(model);
        bitnet_detokenizer state;
        char back[64];
        size_t length = 0;
        const char *prompt = prompts[i] ? prompts[i] : "";
        int32_t t, count, *ids = NULL;
        CHECK(bitnet_generate_begin(s, prompts[i], BITNET_TERMINATED, &options) == BITNET_OK);
        count = bitnet_session_length(s);
        CHECK(count >= 1 && bitnet_session_tokens(s)[0] == bitnet_token_bos(tokenizer));
        ids = (int32_t *)malloc((size_t)count * sizeof *ids);
        memcpy(ids, bitnet_session_tokens(s), (size_t)count * sizeof *ids);
        memset(&state, 0, sizeof state);
        for (t = 1; t <= count; t++)
            length += bitnet_detokenizer_next(&state, tokenizer, t < count ? ids[t] : -1,
                                              back + length, sizeof back - length);
        CHECK(length == strlen(prompt) && memcmp(back, prompt, length) == 0);
        free(ids);
        CHECK(bitnet_generate(s, NULL, &options, NULL, NULL) == BITNET_OK);
        bitnet_session_free(s);
    }
}

/* ---- the context */

static void session_overflow(bitnet_model *model) {
    const int32_t *ids = session_ids();
    bitnet_session *s = session_new(model, 16, -1);
    bitnet_generate_options options;
    CHECK(bitnet_session_context_length(s) == 16);
    CHECK(bitnet_feed(s, ids, 17) == BITNET_ERROR_CONTEXT_FULL && bitnet_session_length(s) == 0);
    CHECK(bitnet_feed(s, ids, 10) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);
    CHECK(bitnet_feed(s, ids, 7) == BITNET_ERROR_CONTEXT_FULL && bitnet_session_length(s) == 10);
    CHECK(bitnet_feed(s, ids, 6) == BITNET_OK && bitnet_session_length(s) == 16);
    CHECK(session_is_fresh(s));
    CHECK(bitnet_feed(s, ids, 1) == BITNET_ERROR_CONTEXT_FULL && session_is_fresh(s));

    /* A generation ends where the context does. */
    memset(&options, 0, sizeof options);
    options.ignore_end = true;
    CHECK(bitnet_session_truncate(s, 9) == BITNET_OK);
    CHECK(bitnet_generate(s, NULL, &options, NULL, NULL) == BITNET_OK);
    CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_LENGTH && bitnet_session_length(s) == 16);
    bitnet_session_free(s);
}

/* Feeds `first`, then `second` tokens to a session of 32 positions that keeps 4; `drop` of the
   tokens after these 4 must be dropped. */
static void session_slide_case(bitnet_model *model, int32_t first, int32_t second, int32_t drop) {
    const int32_t *ids = session_ids(), *tokens;
    bitnet_session *s = session_new(model, 32, 4);
    int32_t length = first - drop + second;
    char what[64];
    snprintf(what, sizeof what, "slide: %d tokens, then %d", (int)first, (int)second);
    CHECK_CASE(run_feed(s, ids, 0, first, 9, NULL), what);
    CHECK_CASE(bitnet_feed(s, ids, (size_t)second) == BITNET_OK, what);
    tokens = bitnet_session_tokens(s);
    CHECK_CASE(bitnet_session_length(s) == length, what);
    CHECK_CASE(memcmp(tokens, ids, 4 * sizeof *ids) == 0, what);
    CHECK_CASE(memcmp(tokens + 4, ids + 4 + drop, (size_t)(first - drop - 4) * sizeof *ids) == 0,
               what);
    CHECK_CASE(memcmp(tokens + length - second, ids, (size_t)second * sizeof *ids) == 0, what);
    CHECK_CASE(session_is_fresh(s), what);
    bitnet_session_free(s);
}

static void session_slide(bitnet_model *model) {
    bitnet_session *s = session_new(model, 32, 4);
    bitnet_generate_options options;
    session_slide_case(model, 32, 1, 14);
    session_slide_case(model, 32, 14, 14);
    session_slide_case(model, 32, 20, 20); /* half is not enough */
    session_slide_case(model, 32, 28, 28);
    session_slide_case(model, 20, 16, 8);
    CHECK(bitnet_feed(s, session_ids(), 29) == BITNET_OK); /* it fits as it is */
    CHECK(bitnet_feed(s, session_ids(), 29) == BITNET_ERROR_CONTEXT_FULL);
    CHECK(bitnet_session_length(s) == 29);
    memset(&options, 0, sizeof options);
    options.ignore_end = true;
    options.max_tokens = 100;
    CHECK(bitnet_generate(s, NULL, &options, NULL, NULL) == BITNET_OK);
    CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_LENGTH && session_is_fresh(s));
    CHECK(memcmp(bitnet_session_tokens(s), session_ids(), 4 * sizeof(int32_t)) == 0);
    bitnet_session_free(s);
}

static void session_forgetting(bitnet_model *model) {
    const int32_t *ids = session_ids();
    bitnet_session *s = session_new(model, 64, -1);
    run_feed(s, ids, 0, 20, 20, NULL);
    CHECK(logits_of(s) != NULL);
    CHECK(bitnet_session_truncate(s, 12) == BITNET_OK && session_is_fresh(s));
    CHECK(bitnet_feed(s, ids + 20, 5) == BITNET_OK); /* fed, and forgotten before it is computed */
    CHECK(bitnet_session_truncate(s, 14) == BITNET_OK && session_is_fresh(s));
    CHECK(bitnet_session_truncate(s, 0) == BITNET_OK && logits_of(s) == NULL);
    bitnet_session_reset(s);
    CHECK(bitnet_session_length(s) == 0);
    run_feed(s, ids, 5, 9, 4, NULL);
    CHECK(session_is_fresh(s));
    bitnet_session_free(s);
}

/* Draws ten tokens at a high temperature. */
static void session_draw(bitnet_session *s, int32_t *out) {
    int i;
    for (i = 0; i < 10; i++)
        if (bitnet_sample(s, NULL, &out[i]) != BITNET_OK || bitnet_feed(s, &out[i], 1) != BITNET_OK)
            out[i] = -1;
}

static bitnet_session *session_drawing(bitnet_model *model) {
    bitnet_session *s = session_new(model, 64, -1);
    bitnet_sampling sampling;
    memset(&sampling, 0, sizeof sampling);
    sampling.temperature = 2.0f;
    sampling.seed = 99;
    CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
    bitnet_feed(s, session_ids(), 5);
    return s;
}

/* reset, copy, save and restore carry the sampler along. */
static void session_sampler_state(bitnet_model *model) {
    int32_t a[10], b[10], more[10];
    bitnet_session *s = session_drawing(model), *copy, *restored;
    size_t size;
    void *state;
    session_draw(s, a);
    bitnet_session_reset(s);
    bitnet_feed(s, session_ids(), 5);
    session_draw(s, b);
    CHECK(memcmp(a, b, sizeof a) == 0 && a[9] >= 0);

    copy = bitnet_session_copy(s, NULL);
    state = run_save(s, 0, &size);
    CHECK(state != NULL);
    session_draw(s, more);
    CHECK(memcmp(a, more, sizeof a) != 0); /* the random numbers continued */
    session_draw(copy, b);
    CHECK(memcmp(more, b, sizeof b) == 0);
    restored = session_open(model); /* greedy until it is restored */
    CHECK(bitnet_session_load_memory(restored, state, size) == BITNET_OK);
    session_draw(restored, b);
    CHECK(memcmp(more, b, sizeof b) == 0);
    free(state);
    bitnet_session_free(s);
    bitnet_session_free(copy);
    bitnet_session_free(restored);
}

/* ---- saved sessions that are not */

/* Checks that restoring fails with `expected` (OK: any STATE error) and changes nothing. */
static bool session_refuses(bitnet_session *s, const uint8_t *state, size_t size,
                            bitnet_result expected) {
    uint8_t *exact = (uint8_t *)malloc(size ? size : 1); /* so that a sanitizer sees its end */
    bitnet_result result;
    memcpy(exact, state, size);
    result = bitnet_session_load_memory(s, exact, size);
    free(exact);
    return (expected ? result == expected
                     : result >= BITNET_ERROR_STATE_MAGIC && result <= BITNET_ERROR_STATE_CACHE) &&
           bitnet_session_length(s) == 2;
}

#ifdef CHECK_ASSERTS
/* Sets a float after a row of x, attention or ffn; true if this affects the next token. */
static bool session_notices(bitnet_session *s, int which) {
    bitnet__batch *b = s->model->scratch_pool.batches;
    const bitnet_model_info *info = &s->model->info;
    float *padding = which == 0   ? b->x + info->hidden_size
                     : which == 1 ? b->attention + info->heads * info->head_size
                                  : b->ffn + info->ffn_size;
    int32_t id = 3;
    bool quiet = check_broken == 0, noticed;
    *padding = 0.25f;
    CHECK(bitnet_feed(s, &id, 1) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);
    CHECK(*padding == 0.25f); /* nobody writes there */
    noticed = check_broken > 0;
    *padding = 0.0f;
    check_broken = 0;
    return quiet && noticed;
}

/* The kernels of norms read zeros after each row; the widths in this test are not multiples of
   64. */
static void session_padding(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_session *s;
    int which;
    o.arch = "bitnet", o.width = 400, o.heads = 4, o.kv_heads = 2, o.head_width = 100, o.ffn = 528;
    make_model(&o, &file);
    model = session_model(&file, 1);
    s = session_new(model, 16, -1);
    run_feed(s, session_ids(), 0, 1, 1, NULL);
    for (which = 0; which < 3; which++) CHECK(session_notices(s, which));
    bitnet_session_free(s);
    bitnet_model_free(model);
    make_free(&file);
}
#endif

static void session_bad_states(bitnet_model *model, bitnet_model *other) {
    bitnet_session *s = session_new(model, 64, -1), *t = session_new(model, 64, -1), *u;
    size_t size, i, refused = 0, tried = 0;
    uint8_t *state, version;
    run_feed(s, session_ids(), 0, 3, 3, NULL);
    state = run_save(s, 0, &size);
    for (i = 0; i < 2; i++) { /* too little room: nothing is written */
        static const char untouched[] = "untouched";
        size_t needed = 0;
        memcpy(state, untouched, sizeof untouched);
        CHECK(bitnet_session_save_memory(s, 0, state, i ? size - 1 : 0, &needed) == BITNET_OK);
        CHECK(needed == size && memcmp(state, untouched, sizeof untouched) == 0);
    }
    CHECK(run_save_to(s, state, size) == size);

    run_feed(t, session_ids() + 7, 0, 2, 2, NULL);
    for (i = 0; i < size; i++, tried++)
        if (session_refuses(t, state, i,
                            i < 4 ? BITNET_ERROR_STATE_MAGIC : BITNET_ERROR_STATE_SIZE))
            refused++;
    CHECK_CASE(refused == tried, "a truncated state");
    for (i = 0, refused = tried = 0; i < size; i += i < 256 ? 1 : 101) {
        int bit;
        for (bit = 0; bit < 8; bit++, tried++) {
            state[i] ^= (uint8_t)(1 << bit);
            if (session_refuses(t, state, size, i < 4 ? BITNET_ERROR_STATE_MAGIC : BITNET_OK))
                refused++;
            state[i] ^= (uint8_t)(1 << bit);
        }
    }
    CHECK_CASE(refused == tried, "a state with a flipped bit");
    version = state[4]++;
    CHECK(session_refuses(t, state, size, BITNET_ERROR_STATE_VERSION));
    state[4]--;
    state[4] = 1; /* whose fingerprint left out norms, biases and scales */
    CHECK(session_refuses(t, state, size, BITNET_ERROR_STATE_VERSION));
    CHECK(strstr(bitnet_session_message(t), "version 1") != NULL);
    state[4] = version;
    CHECK(session_is_fresh(t)); /* after all that */

    u = session_new(other, 64, -1);
    CHECK(bitnet_session_load_memory(u, state, size) == BITNET_ERROR_STATE_MODEL);
    bitnet_session_free(u);
    u = session_new(model, 2, -1);
    CHECK(bitnet_session_load_memory(u, state, size) == BITNET_ERROR_STATE_SIZE);
    bitnet_session_free(u);
    CHECK(bitnet_session_load_memory(t, state, size) == BITNET_OK && bitnet_session_length(t) == 3);
    CHECK(session_is_fresh(t));
    free(state);
    bitnet_session_free(s);
    bitnet_session_free(t);
}

/* A state fits sessions of its kind of cache, a light one both; both kinds compute in one pass. */
static void session_kinds(bitnet_model *model) {
    const int32_t *ids = session_ids();
    bitnet_session *s[2], *alone[2];
    size_t size[2], light, bytes = (size_t)bitnet_model_get_info(model)->vocab_size * sizeof(float);
    uint8_t *state[2];
    int i;
    for (i = 0; i < 2; i++) {
        session_cache = (bitnet_cache)i;
        s[i] = session_new(model, 128, -1);
        alone[i] = session_new(model, 128, -1);
        CHECK(bitnet_feed(s[i], ids + i, 30) == BITNET_OK);
        CHECK(run_feed(alone[i], ids + i, 0, 30, 7, NULL));
    }
    CHECK(bitnet_step_many(s, 2, NULL) == BITNET_OK);
    for (i = 0; i < 2; i++) {
        CHECK(memcmp(logits_of(s[i]), logits_of(alone[i]), bytes) == 0);
        state[i] = run_save(s[i], 0, &size[i]);
        CHECK(state[i] != NULL);
    }
    CHECK(memcmp(logits_of(s[0]), logits_of(s[1]), bytes) != 0);
    CHECK(size[1] < size[0]);
    for (i = 0; i < 2; i++) {
        CHECK(bitnet_session_load_memory(s[i], state[1 - i], size[1 - i]) ==
              BITNET_ERROR_STATE_CACHE);
        CHECK(strstr(bitnet_session_message(s[i]), "the other kind") != NULL);
        CHECK(memcmp(logits_of(s[i]), logits_of(alone[i]), bytes) == 0);
        CHECK(bitnet_session_load_memory(s[i], state[i], size[i]) == BITNET_OK);
        CHECK(memcmp(logits_of(s[i]), logits_of(alone[i]), bytes) == 0);
    }
    free(state[0]);
    state[0] = run_save(s[0], BITNET_SAVE_TOKENS, &light);
    CHECK(state[0] && bitnet_session_load_memory(s[1], state[0], light) == BITNET_OK &&
          session_is_fresh(s[1]));
    free(state[1]);
    state[1] = run_save(s[1], BITNET_SAVE_TOKENS, &size[1]);
    CHECK(state[1] && size[1] == light && memcmp(state[0], state[1], light) == 0);
    for (i = 0; i < 2; i++) {
        bitnet_session_free(s[i]);
        bitnet_session_free(alone[i]);
        free(state[i]);
    }
    session_cache = BITNET_CACHE_F16;
}

/* ---- cancelling and budgets */

typedef struct session_canceller {
    bitnet_session *session;
    int calls;
} session_canceller;

static int session_cancel_print(void *user, const char *text, size_t length) {
    session_canceller *c = (session_canceller *)user;
    (void)text, (void)length;
    if (++c->calls == 3) bitnet_session_cancel(c->session);
    return 0;
}

/* An observer that cancels at the third layer it sees. */
static int session_cancel_layer(void *user, int32_t layer, int32_t position, const float *x,
                                int32_t width) {
    session_canceller *c = (session_canceller *)user;
    (void)layer, (void)position, (void)x, (void)width;
    if (++c->calls == 3) bitnet_session_cancel(c->session);
    return 0;
}

static void session_cancelling(bitnet_model *model) {
    const int32_t *ids = session_ids();
    bitnet_session *s = session_new(model, 128, -1);
    bitnet_generate_options options;
    bitnet_observer observer;
    session_canceller canceller;
    const char *text;
    size_t size;
    int32_t length;
    memset(&options, 0, sizeof options);
    memset(&observer, 0, sizeof observer);
    memset(&canceller, 0, sizeof canceller);
    canceller.session = s;
    options.max_tokens = 20;
    options.ignore_end = true;

    CHECK(bitnet_generate(s, "the", &options, session_cancel_print, &canceller) ==
          BITNET_CANCELLED);
    CHECK(canceller.calls >= 3 && session_is_fresh(s));
    CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_CANCELLED);
    CHECK(bitnet_generate(s, NULL, &options, NULL, NULL) == BITNET_OK && session_is_fresh(s));

    bitnet_session_cancel(s); /* too late: it has nothing to do with what comes next */
    CHECK(bitnet_generate(s, NULL, &options, NULL, NULL) == BITNET_OK && session_is_fresh(s));
    bitnet_session_cancel(s);
    bitnet_session_reset(s);
    CHECK(bitnet_feed(s, ids, 4) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);

    CHECK(bitnet_generate_begin(s, "an", BITNET_TERMINATED, &options) ==
          BITNET_OK); /* between two calls */
    CHECK(bitnet_generate_next(s, NULL, &text, &size) == BITNET_OK);
    bitnet_session_cancel(s);
    CHECK(bitnet_generate_next(s, NULL, &text, &size) == BITNET_CANCELLED);
    CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_CANCELLED && session_is_fresh(s));
    CHECK(bitnet_generate_next(s, NULL, &text, &size) == BITNET_END);
    bitnet_session_cancel(s);
    CHECK(bitnet_chat(s, "the", &options, NULL, NULL) == BITNET_OK);

    bitnet_session_reset(s); /* a cancel that comes when nothing runs stops the next call */
    bitnet_feed(s, ids, 10);
    bitnet_session_cancel(s);
    CHECK(bitnet_step(s, NULL) == BITNET_CANCELLED && bitnet_session_length(s) == 0);
    CHECK(bitnet_step(s, NULL) == BITNET_OK);

    run_feed(s, ids, 0, 6, 6, NULL); /* and one that comes in the middle of a batch */
    canceller.calls = 0;
    observer.layer = session_cancel_layer;
    observer.user = &canceller;
    bitnet_session_set_observer(s, &observer);
    bitnet_feed(s, ids + 6, 20);
    CHECK(bitnet_step(s, NULL) == BITNET_CANCELLED);
    bitnet_session_set_observer(s, NULL);
    length = bitnet_session_length(s);
    CHECK(length >= 6 && length < 26 && memcmp(bitnet_session_tokens(s), ids, 6 * 4) == 0);
    CHECK(session_is_fresh(s));
    bitnet_session_free(s);
}

typedef struct session_objector {
    int calls, objects_at; /* the first is 1 */
} session_objector;

static int session_object(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    session_objector *o = (session_objector *)user;
    (void)position, (void)logits, (void)vocabulary;
    return ++o->calls == o->objects_at ? -1 : 0;
}

static int session_object_layer(void *user, int32_t layer, int32_t position, const float *x,
                                int32_t width) {
    (void)layer;
    return session_object(user, position, x, width);
}

/* An observer's return value ends the step, at the first, an inner or the last token of a batch;
   the batch is dropped, and no cancel is pending. */
static void session_objected(bitnet_model *model, bool layers, int32_t batch) {
    const int32_t *ids = session_ids();
    bitnet_observer observer;
    bitnet_session_options options;
    session_objector objector;
    int at[3] = {1, 9, 20}, i;
    if (layers) at[2] = 20 * (bitnet_model_get_info(model)->layers + 1);
    memset(&observer, 0, sizeof observer);
    memset(&options, 0, sizeof options);
    options.batch = batch;
    options.cache = session_cache;
    if (layers) observer.layer = session_object_layer;
    else observer.logits = session_object;
    observer.user = &objector;
    for (i = 0; i < 3; i++) {
        bitnet_session *s = bitnet_session_create(model, &options, NULL);
        int32_t length;
        objector.calls = 0, objector.objects_at = at[i];
        CHECK(run_feed(s, ids, 0, 6, 6, NULL));
        bitnet_session_set_observer(s, &observer);
        bitnet_feed(s, ids + 6, 20);
        CHECK(bitnet_step(s, NULL) == BITNET_CANCELLED);
        CHECK(bitnet_session_result(s) == BITNET_CANCELLED);
        length = bitnet_session_length(s);
        CHECK(length >= 6 && length < 26 && (length - 6) % batch == 0);
        CHECK(memcmp(bitnet_session_tokens(s), ids, (size_t)length * sizeof *ids) == 0);
        objector.objects_at = 0;
        CHECK(bitnet_feed(s, ids, 3) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);
        CHECK(session_is_fresh(s));
        bitnet_session_free(s);
    }
}

/* Calls that compute and can be cancelled. */
static bitnet_result session_compute(bitnet_session *s, int how) {
    static const char *const choices[2] = {" the", " an"};
    const int32_t *ids = session_ids();
    const float *logits;
    float value;
    int32_t id;
    switch (how) {
    case 0: bitnet_feed(s, ids, 5); return bitnet_step(s, NULL);
    case 1: bitnet_feed(s, ids, 5); return bitnet_step_many(&s, 1, NULL), bitnet_session_result(s);
    case 2: return bitnet_sample(s, NULL, &id);
    case 3: return bitnet_log_probability(s, 1, NULL, &value);
    case 4: return bitnet_choose(s, choices, 2, NULL, NULL, NULL, NULL);
    default: return bitnet_logits(s, NULL, &logits);
    }
}

/* A cancel ends the generation in all calls, whether its prompt is computed or dropped. */
static void session_cancelled_elsewhere(bitnet_model *model) {
    bitnet_generate_options options;
    int how, begun;
    memset(&options, 0, sizeof options);
    options.ignore_end = true;
    for (how = 0; how < 6; how++)
        for (begun = 0; begun < 2; begun++) {
            bitnet_session *s = session_new(model, 128, -1);
            const char *text;
            size_t size;
            CHECK(bitnet_generate_begin(s, "the and in", BITNET_TERMINATED, &options) == BITNET_OK);
            if (begun) CHECK(bitnet_generate_next(s, NULL, &text, &size) == BITNET_OK);
            bitnet_session_cancel(s);
            CHECK_CASE(session_compute(s, how) == BITNET_CANCELLED, "a call that meets a cancel");
            CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_CANCELLED);
            if (begun) {
                CHECK(bitnet_generate_next(s, NULL, &text, &size) == BITNET_CANCELLED);
                CHECK(bitnet_generate_next(s, NULL, &text, &size) == BITNET_END);
            } else {
                CHECK(bitnet_generate_many(&s, 1, NULL, NULL, NULL) == BITNET_OK);
                CHECK(bitnet_session_result(s) == BITNET_CANCELLED);
            }
            CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_CANCELLED);
            CHECK(bitnet_generate(s, "the", &options, NULL, NULL) == BITNET_OK);
            bitnet_session_free(s);
        }
}

static int session_count(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    int *count = (int *)user;
    (void)logits, (void)vocabulary;
    if (position == *count) ++*count;
    return 0;
}

static void session_budgets(bitnet_model *model) {
    bitnet_session *s = session_new(model, 128, -1);
    bitnet_observer observer;
    bitnet_generate_options options;
    bitnet_budget tokens = {0, 3}, moment = {1, 0};
    bitnet_result result;
    int count = 0, pending = 0;
    int32_t id = 0;
    run_text whole, sliced;
    memset(&observer, 0, sizeof observer);
    memset(&options, 0, sizeof options);
    memset(&whole, 0, sizeof whole);
    memset(&sliced, 0, sizeof sliced);
    observer.logits = session_count;
    observer.user = &count;
    bitnet_session_set_observer(s, &observer);
    bitnet_feed(s, session_ids(), 8);
    CHECK(bitnet_step(s, &tokens) == BITNET_PENDING && count == 3);
    CHECK(bitnet_step(s, &tokens) == BITNET_PENDING && count == 6);
    CHECK(bitnet_step(s, &tokens) == BITNET_OK && count == 8);
    CHECK(bitnet_step(s, &tokens) == BITNET_OK && count == 8);
    bitnet_feed(s, session_ids(), 8);
    while ((result = bitnet_step(s, &moment)) == BITNET_PENDING) pending++;
    CHECK(result == BITNET_OK && count == 16);
    bitnet_session_set_observer(s, NULL);
    bitnet_feed(s, session_ids(), 20);
    while ((result = bitnet_sample(s, &moment, &id)) == BITNET_PENDING) pending++;
    CHECK(result == BITNET_OK && pending > 0 && count == 16);
    CHECK(id == run_argmax(logits_of(s), bitnet_model_get_info(model)->vocab_size));

    options.max_tokens = 30;
    options.ignore_end = true;
    bitnet_session_reset(s);
    CHECK(bitnet_generate(s, "in the and", &options, run_print, &whole) == BITNET_OK);
    bitnet_session_reset(s);
    CHECK(bitnet_generate_begin(s, "in the and", BITNET_TERMINATED, &options) == BITNET_OK);
    for (;;) {
        const char *text;
        size_t length;
        result = bitnet_generate_next(s, &moment, &text, &length);
        if (result != BITNET_OK && result != BITNET_PENDING) break;
        run_print(&sliced, text, length);
    }
    CHECK(result == BITNET_END && whole.length == sliced.length);
    CHECK(memcmp(whole.data, sliced.data, whole.length) == 0 && whole.length > 0);
    bitnet_session_free(s);
}

/* A deadline splits a wide model's products: calls also end between their slices, with or without a
   budget. */
static void session_slices(int threads) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_session *s;
    bitnet_budget moment = {1, 0};
    int sliced = 0, turn;
    o.width = 512, o.heads = 8, o.ffn = 8192;
    make_model(&o, &file);
    model = session_model(&file, threads);
    s = session_new(model, 64, -1);
    for (turn = 0; turn < 12; turn++) {
        int32_t count = turn % 3 + 1;
        int calls = 0;
        CHECK(bitnet_feed(s, session_ids() + turn, (size_t)count) == BITNET_OK);
        while (bitnet_step(s, &moment) == BITNET_PENDING) {
            sliced += s->batch->slice > 0;
            if (++calls % 10 == 9 && turn % 4 == 3) { /* in the midst of it */
                if (s->batch->slice == 0) continue;
                if (turn == 7) bitnet_session_truncate(s, bitnet_session_length(s) - 1);
                else bitnet_step(s, NULL);
            }
        }
        CHECK(session_is_fresh(s));
    }
    CHECK(sliced > 20);
    bitnet_session_free(s);
    bitnet_model_free(model);
    make_free(&file);
}

/* In long contexts a deadline also splits attention, between heads. */
static void session_attention_slices(int threads) {
    enum { FED = 1040 };
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_session *s;
    bitnet_budget moment = {1, 0};
    int32_t ids[FED], i;
    int sliced = 0;
    for (i = 0; i < FED; i++) ids[i] = (i * 7919 + 13) % 300;
    o.width = 512, o.heads = 8, o.layers = 1, o.context = FED + 16;
    make_model(&o, &file);
    model = session_model(&file, threads);
    s = session_new(model, FED + 16, -1);
    CHECK(run_feed(s, ids, 0, FED - 8, FED, NULL));
    CHECK(bitnet_feed(s, ids + FED - 8, 8) == BITNET_OK);
    while (bitnet_step(s, &moment) == BITNET_PENDING)
        sliced += s->batch->slice > 0 && s->batch->stage - 1 == BITNET__STAGE_ATTEND;
    CHECK(session_is_fresh(s));
    CHECK(sliced == 2);
    bitnet_session_free(s);
    bitnet_model_free(model);
    make_free(&file);
}

typedef struct session_layers {
    int32_t calls, expected;
    bool in_order;
} session_layers;

static int session_see_layer(void *user, int32_t layer, int32_t position, const float *x,
                             int32_t width) {
    session_layers *l = (session_layers *)user;
    if (layer < 0 || layer > 2 || position < 0 || position >= 9 || width != 256 || !(x[0] == x[0]))
        l->in_order = false;
    l->calls++;
    return 0;
}

static void session_observing(bitnet_model *model) {
    bitnet_session *s = session_new(model, 32, -1);
    bitnet_observer observer;
    session_layers layers;
    memset(&observer, 0, sizeof observer);
    memset(&layers, 0, sizeof layers);
    layers.in_order = true;
    observer.layer = session_see_layer;
    observer.user = &layers;
    bitnet_session_set_observer(s, &observer);
    run_feed(s, session_ids(), 0, 9, 4, NULL);
    CHECK(layers.calls == 3 * 9 && layers.in_order);
    bitnet_session_set_observer(s, NULL);
    run_feed(s, session_ids(), 0, 9, 4, NULL);
    CHECK(layers.calls == 3 * 9);
    bitnet_session_free(s);
}

/* ---- memory */

/* Everything that a program does, with an allocator that fails once; true if nothing failed. */
static bool session_everything(const make_file *file, check_heap *heap) {
    bitnet_model_options options;
    bitnet_sampling sampling;
    bitnet_generate_options generate;
    bitnet_error error;
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    bitnet_model *model;
    bitnet_session *session, *copy = NULL;
    static const char *const stop[] = {"stop"};
    memset(&options, 0, sizeof options);
    memset(&sampling, 0, sizeof sampling);
    memset(&generate, 0, sizeof generate);
    options.allocator = check_allocator(heap);
    options.threads = 1;
    sampling.temperature = 1;
    generate.max_tokens = 2;
    generate.stop = stop;
    generate.stop_count = 1;
    error.result = BITNET_OK;
    model = bitnet_model_load_memory(file->data, file->size, &options, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (session) {
        result = bitnet_session_set_sampling(session, &sampling);
        if (result == BITNET_OK) result = bitnet_generate(session, "the an", &generate, NULL, NULL);
        if (result == BITNET_OK) result = bitnet_chat(session, "the", &generate, NULL, NULL);
        if (result == BITNET_OK) {
            copy = bitnet_session_copy(session, &error);
            if (!copy) result = error.result;
        }
        if (result == BITNET_OK) result = bitnet_chat(copy, "an", &generate, NULL, NULL);
    } else {
        result = error.result;
    }
    CHECK_CASE(result == BITNET_OK || result == BITNET_ERROR_OUT_OF_MEMORY, "out of memory");
    bitnet_session_free(copy);
    bitnet_session_free(session);
    bitnet_model_free(model);
    CHECK_CASE(heap->live == 0, "a leak");
    return result == BITNET_OK;
}

static void session_allocation(const make_file *file) {
    check_heap heap;
    long n;
    bool done = false;
    for (n = 1; n < 1000; n++) {
        memset(&heap, 0, sizeof heap);
        heap.fail_at = n;
        done = session_everything(file, &heap); /* a cache that cannot be made is no error */
        if (heap.count < n) break;              /* there is no n-th allocation */
    }
    CHECK(n > 20 && n < 1000 && done);
}

/* A chat that continues after the n-th allocation of a failed message has the same tokens as an
   undisturbed one: the assistant's turn is still open, and ends. */
static void session_failed_chat(const make_file *file) {
    bitnet_model_options options;
    bitnet_generate_options generate;
    check_heap heap;
    bitnet_model *model;
    int32_t expected[200];
    int32_t length = 0;
    long n, failed = 0;
    memset(&options, 0, sizeof options);
    memset(&generate, 0, sizeof generate);
    memset(&heap, 0, sizeof heap);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    generate.max_tokens = 3;
    generate.ignore_end = true;
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    for (n = 0; n < 40; n++) { /* 0: none fails */
        bitnet_session *s = session_open(model);
        bitnet_chat(s, "the", &generate, NULL, NULL);
        heap.count = 0;
        heap.fail_at = n;
        if (n > 0) {
            int32_t before = bitnet_session_length(s);
            bitnet_result result = bitnet_chat_begin(s, "and", BITNET_TERMINATED, NULL);
            heap.fail_at = 0;
            if (result == BITNET_ERROR_OUT_OF_MEMORY) {
                const char *text;
                size_t size;
                failed++;
                CHECK(bitnet_session_length(s) == before);
                CHECK(bitnet_generate_next(s, NULL, &text, &size) == BITNET_END);
                CHECK(bitnet_chat_begin(s, "and", BITNET_TERMINATED, NULL) == BITNET_OK);
            }
        } else {
            CHECK(bitnet_chat_begin(s, "and", BITNET_TERMINATED, NULL) == BITNET_OK);
            length = bitnet_session_length(s);
            memcpy(expected, bitnet_session_tokens(s), (size_t)length * sizeof *expected);
        }
        CHECK(bitnet_session_length(s) == length &&
              memcmp(bitnet_session_tokens(s), expected, (size_t)length * sizeof *expected) == 0);
        bitnet_session_free(s);
    }
    CHECK(failed > 2);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
}

/* An allocator that adds up the sizes requested from bitnet__alloc. */
static void *session_alloc(void *user, size_t size) {
    *(uint64_t *)user += size - 64 - sizeof(void *);
    return malloc(size);
}

static void session_free(void *user, void *memory) {
    (void)user;
    free(memory);
}

static size_t session_guess(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                            size_t most) {
    (void)user, (void)tokens, (void)length, (void)ids, (void)most;
    return 0;
}

/* The memory that a session allocates for a drafter, in addition to its one page, its choice, and
   batches of one row and of several. */
static void session_estimate_guesses(const make_file *file) {
    bitnet_gguf *gguf = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    bitnet_model_options options;
    bitnet_session_options session_options;
    bitnet_drafter drafter;
    bitnet_memory memory;
    bitnet_model *model;
    bitnet_session *s;
    bitnet__arena screened = {NULL, 0}, plain = {NULL, 0};
    bitnet__drafts drafts;
    uint64_t used = 0;
    int32_t ids[60], id;
    memset(&options, 0, sizeof options);
    memset(&session_options, 0, sizeof session_options);
    memset(&drafter, 0, sizeof drafter);
    options.allocator.alloc = session_alloc;
    options.allocator.free = session_free;
    options.allocator.user = &used;
    options.threads = 1;
    session_options.context_length = 64;
    drafter.draft = session_guess;
    CHECK(bitnet_estimate(gguf, &options, &session_options, &memory, NULL) == BITNET_OK);
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    bitnet__drafts_layout(&drafts, &model->info, true, &screened);
    bitnet__drafts_layout(&drafts, &model->info, false, &plain);
    s = bitnet_session_create(model, &session_options, NULL);
    for (id = 0; id < 60; id++) ids[id] = id;
    CHECK(bitnet_feed(s, ids, 60) == BITNET_OK && bitnet_sample(s, NULL, &id) == BITNET_OK);
    CHECK(bitnet_feed(s, ids, 1) == BITNET_OK && bitnet_sample(s, NULL, &id) == BITNET_OK);
    used = 0;
    bitnet_session_set_drafter(s, &drafter);
    CHECK(bitnet_feed(s, &id, 1) == BITNET_OK);
    CHECK(model->screen.ready == (model->info.vocab_size >= 4096));
    if (!model->screen.coarse) /* too small to be screened */
        memory.draft_bytes -= screened.used - plain.used;
    CHECK(used == memory.draft_bytes);
    bitnet_session_free(s);
    bitnet_model_free(model);
    bitnet_gguf_free(gguf);
}

static void session_estimate(const make_file *file) {
    bitnet_gguf *gguf = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    bitnet_model_options options;
    bitnet_session_options session_options;
    bitnet_memory memory;
    bitnet_model *model;
    bitnet_session *s;
    uint64_t used = 0, all;
    int32_t ids[200], id;
    memset(&options, 0, sizeof options);
    memset(&session_options, 0, sizeof session_options);
    options.allocator.alloc = session_alloc;
    options.allocator.free = session_free;
    options.allocator.user = &used;
    options.threads = 2;
    options.no_repack = true; /* so that nothing is allocated behind the test's back */
    session_options.context_length = 200;
    session_options.cache = session_cache;
    CHECK(bitnet_estimate(gguf, &options, &session_options, &memory, NULL) == BITNET_OK);
    CHECK(used == 0);
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    CHECK(memory.mapped_bytes == bitnet_model_get_info(model)->mapped_bytes);
    CHECK(memory.weight_bytes == bitnet_model_get_info(model)->weight_bytes);
    CHECK(memory.mapped_bytes + memory.weight_bytes > 0 && memory.other_bytes > 0);
    used = 0;
    s = bitnet_session_create(model, &session_options, NULL);
    CHECK(used == memory.empty_bytes + sizeof(bitnet__candidate)); /* of greedy sampling */
    for (id = 0; id < 200; id++) ids[id] = id;
    CHECK(bitnet_feed(s, ids, 200) == BITNET_OK);
    CHECK(logits_of(s) != NULL);
    all = memory.session_bytes + memory.scratch_bytes + sizeof(bitnet__candidate);
    CHECK(used == all); /* the rotations were made while loading */
    bitnet_session_free(s);
    bitnet_model_free(model);
    all = memory.session_bytes + 2 * memory.snapshot_bytes;
    session_options.snapshots = 5;
    CHECK(bitnet_estimate(gguf, &options, &session_options, &memory, NULL) == BITNET_OK);
    CHECK(memory.session_bytes >= all && memory.session_bytes <= all + 2 * 64);
    session_options.context_length = -1;
    CHECK(bitnet_estimate(gguf, NULL, &session_options, &memory, NULL) == BITNET_ERROR_ARGUMENT);
    bitnet_gguf_free(gguf);
    session_estimate_guesses(file);
}

/* A drafter's session of an MTP head, which has the main model's rotations. */
static void session_estimate_mtp(void) {
    make_options o = session_make_options();
    make_file file;
    bitnet_gguf *gguf;
    bitnet_model_options options;
    bitnet_session_options session_options;
    bitnet_memory memory;
    bitnet_model *model;
    bitnet_session *s;
    bitnet__arena drafts = {NULL, 0};
    bitnet__drafts d;
    uint64_t used = 0, states;
    static float zeros[200 * 256];
    int32_t ids[200], id;
    o.arch = "qwen35", o.layers = 4, o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    o.mtp_type = BITNET_TYPE_Q2_0;
    make_model(&o, &file);
    gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
    memset(&options, 0, sizeof options);
    memset(&session_options, 0, sizeof session_options);
    options.allocator.alloc = session_alloc;
    options.allocator.free = session_free;
    options.allocator.user = &used;
    options.threads = 2;
    session_options.context_length = 200;
    CHECK(bitnet_estimate(gguf, &options, &session_options, &memory, NULL) == BITNET_OK);
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    for (id = 0; id < 200; id++) ids[id] = id;
    bitnet_model_load_mtp(model, NULL);
    used = 0;
    s = bitnet_session_create(bitnet_model_load_mtp(model, NULL), &session_options, NULL);
    CHECK(bitnet_feed_hidden(s, ids, zeros, 200) == BITNET_OK && logits_of(s) != NULL);
    states = (uint64_t)128 * (uint64_t)o.width * sizeof(float); /* of a batch, which wait for it */
    bitnet__drafts_layout(&d, &model->info, true, &drafts);
    used += drafts.used + bitnet__replay_log_bytes(&model->info);
    CHECK(o.width <= 256 && used + states == memory.draft_bytes + sizeof(bitnet__candidate));
    bitnet_session_free(s);
    bitnet_model_free(model);
    bitnet_gguf_free(gguf);
    make_free(&file);
}

/* A heap whose largest blocks are of 100 MB. */
static void *session_small_heap(void *user, size_t size) {
    (void)user;
    return size < (size_t)100 << 20 ? malloc(size) : NULL;
}

static void session_small_free(void *user, void *memory) {
    (void)user;
    free(memory);
}

/* Sizes whose product is a KV cache of 2^32 bytes, which is 0 in 32 bits: the session rejects a
   token, because 60 positions need almost 2^27 bytes, and the estimate gives the full size. */
static void session_too_large(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_gguf *gguf;
    bitnet_model_options options;
    bitnet_session_options wide;
    bitnet_memory memory;
    bitnet_error error;
    bitnet_model *model;
    int32_t ids[60];
    int i, k;
    o.arch = "llama";
    o.width = 512, o.layers = 32, o.heads = 256, o.kv_heads = 256, o.head_width = 2, o.ffn = 128;
    o.context = 4096;
    make_model(&o, &file);
    memset(&options, 0, sizeof options);
    options.allocator.alloc = session_small_heap;
    options.allocator.free = session_small_free;
    options.threads = 1;
    options.no_repack = true;
    gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
    CHECK(bitnet_estimate(gguf, &options, NULL, &memory, NULL) == BITNET_OK);
    CHECK(memory.session_bytes > (uint64_t)1 << 32);
    memset(&wide, 0, sizeof wide); /* all that the options can ask for */
    wide.context_length = wide.batch = 1 << 24;
    CHECK(bitnet_estimate(gguf, &options, &wide, &memory, NULL) == BITNET_OK);
    CHECK(memory.session_bytes > (uint64_t)1 << 44);
    bitnet_gguf_free(gguf);
    model = bitnet_model_load_memory(file.data, file.size, &options, &error);
    CHECK(model != NULL);
    for (i = 0; i < 2; i++) {
        bitnet_session *s = bitnet_session_create(model, i ? &wide : NULL, &error);
        if (!CHECK(s != NULL)) continue;
        for (k = 0; k < 60; k++) ids[k] = k;
        CHECK(bitnet_feed(s, ids, 60) == BITNET_ERROR_OUT_OF_MEMORY);
        CHECK(bitnet_session_length(s) == 0 && *bitnet_session_message(s));
        bitnet_session_free(s);
    }
    bitnet_model_free(model);
    make_free(&file);
}

/* ---- loading */

typedef struct session_progress {
    int calls, cancel_at;
    uint64_t last, total;
    bool rising;
} session_progress;

static int session_report(void *user, uint64_t done, uint64_t total) {
    session_progress *p = (session_progress *)user;
    if (done < p->last || done > total || (p->calls && total != p->total)) p->rising = false;
    p->last = done;
    p->total = total;
    return ++p->calls == p->cancel_at;
}

static void session_loading(const make_file *file) {
    bitnet_model_options options;
    session_progress progress;
    bitnet_error error;
    int calls, i;
    bitnet_model *model;
    memset(&options, 0, sizeof options);
    memset(&progress, 0, sizeof progress);
    options.progress.report = session_report;
    options.progress.user = &progress;
    progress.rising = true;
    model = bitnet_model_load_memory(file->data, file->size, &options, &error);
    CHECK(model && progress.calls > 0 && progress.rising && progress.last == progress.total);
    bitnet_model_free(model);
    calls = progress.calls;
    for (i = 1; i < calls; i++) { /* but the last, which says that it is done */
        memset(&progress, 0, sizeof progress);
        progress.cancel_at = i;
        model = bitnet_model_load_memory(file->data, file->size, &options, &error);
        CHECK(!model && error.result == BITNET_CANCELLED && progress.calls == i);
        bitnet_model_free(model);
    }
    CHECK(!bitnet_model_load_file("tests/no such file.gguf", NULL, &error) &&
          error.result == BITNET_ERROR_IO && *error.message);
    CHECK(!bitnet_model_load_file("tests", NULL, NULL));
    CHECK(!bitnet_model_load_memory("GGUF", 4, NULL, &error) &&
          error.result == BITNET_ERROR_GGUF_TRUNCATED);
}

/* A file may be truncated while a model that was read into memory exists, and deleted (or replaced
   by renaming) while a model maps it. */
static void session_changed_file(const make_file *file) {
    bitnet_model_options options;
    int mapped, ways = 2;
#if defined(_WIN32)
    ways = 1; /* Windows keeps mapped files from going away */
#endif
    memset(&options, 0, sizeof options);
    options.no_repack = true; /* the weights stay where they are */
    for (mapped = 0; mapped < ways; mapped++) {
        bitnet_model *model;
        options.no_mmap = !mapped;
        CHECK(check_write_file(check_path(), file->data, file->size));
        model = bitnet_model_load_file(check_path(), &options, NULL);
        if (CHECK(model != NULL)) {
            run_logits before = run_all(model, session_ids(), 20), after;
            CHECK(mapped ? remove(check_path()) == 0 : check_write_file(check_path(), "", 0));
            after = run_all(model, session_ids(), 20);
            CHECK(before.data && after.data && run_equal(&before, &after));
            free(before.data);
            free(after.data);
        }
        bitnet_model_free(model);
        remove(check_path());
    }
}

typedef struct session_source {
    const make_file *file;
    int reads, fail_at;
} session_source;

static size_t session_read(void *user, uint64_t offset, void *data, size_t size) {
    session_source *source = (session_source *)user;
    if (++source->reads >= source->fail_at && source->fail_at) return size / 2;
    memcpy(data, (const char *)source->file->data + offset, size);
    return size;
}

/* A reader that fails from its n-th call on. */
static void session_reading(const make_file *file) {
    session_source source;
    bitnet_reader reader;
    bitnet_error error;
    check_heap heap;
    bitnet_model_options options;
    bitnet_model *model;
    int n, reads;
    memset(&source, 0, sizeof source);
    memset(&options, 0, sizeof options);
    memset(&heap, 0, sizeof heap);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    source.file = file;
    reader.read = session_read;
    reader.size = file->size;
    reader.user = &source;
    model = bitnet_model_load_reader(&reader, &options, &error);
    CHECK(model != NULL && source.reads > 0);
    bitnet_model_free(model);
    reads = source.reads;
    for (n = 1; n <= reads; n += n < 20 ? 1 : reads / 20 + 1) {
        memset(&source, 0, sizeof source);
        source.file = file;
        source.fail_at = n;
        error.result = BITNET_OK;
        CHECK(!bitnet_model_load_reader(&reader, &options, &error));
        CHECK(error.result == BITNET_ERROR_IO);
        CHECK(heap.live == 0);
    }
}

/* ---- models that are none */

/* The position of a length-prefixed string in the file; the test fails if there is none. */
static uint8_t *session_find(uint8_t *data, size_t size, const char *text) {
    size_t i, n = strlen(text);
    for (i = 8; i + n < size; i++)
        if (memcmp(data + i, text, n) == 0 && data[i - 8] == n && data[i - 7] == 0) break;
    if (i + n >= size) {
        CHECK_CASE(false, text);
        exit(1);
    }
    return data + i;
}

/* Loads a model with `size` bytes changed at `offset` after the string `text`, then restores them.
   Returns the result; checks that it has a sentence and that nothing leaks. */
static bitnet_result session_load_changed(uint8_t *data, size_t size, const char *text,
                                          size_t offset, const void *bytes, size_t count) {
    uint8_t *place = session_find(data, size, text) + offset, saved[64];
    bitnet_model_options options;
    bitnet_error error;
    bitnet_model *model;
    check_heap heap;
    memset(&heap, 0, sizeof heap);
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    memcpy(saved, place, count);
    memcpy(place, bytes, count);
    error.result = BITNET_OK;
    error.message[0] = 0;
    model = bitnet_model_load_memory(data, size, &options, &error);
    CHECK_CASE(!model == (error.result != BITNET_OK) && !model == (error.message[0] != 0), text);
    bitnet_model_free(model);
    CHECK_CASE(heap.live == 0, text);
    memcpy(place, saved, count);
    return error.result;
}

static bitnet_result session_load_u32(uint8_t *data, size_t size, const char *key, uint32_t value) {
    return session_load_changed(data, size, key, strlen(key) + 4, &value, 4);
}

static bitnet_result session_load_f32(uint8_t *data, size_t size, const char *key, float value) {
    return session_load_changed(data, size, key, strlen(key) + 4, &value, 4);
}

static void session_bad_models(const make_file *file) {
    static const char *const counts[] = {
        "bitnet-b1.58.context_length",       "bitnet-b1.58.embedding_length",
        "bitnet-b1.58.block_count",          "bitnet-b1.58.feed_forward_length",
        "bitnet-b1.58.attention.head_count", "bitnet-b1.58.attention.head_count_kv",
        "bitnet-b1.58.rope.dimension_count"};
    static const char *const missing[] = {
        "bitnet-b1.58.context_length",       "bitnet-b1.58.embedding_length",
        "bitnet-b1.58.block_count",          "bitnet-b1.58.feed_forward_length",
        "bitnet-b1.58.attention.head_count", "bitnet-b1.58.attention.layer_norm_rms_epsilon"};
    static const char *const tensors[] = {"token_embd.weight",          "output_norm.weight",
                                          "blk.0.attn_norm.weight",     "blk.1.attn_q.weight",
                                          "blk.1.attn_sub_norm.weight", "blk.0.ffn_sub_norm.weight",
                                          "blk.1.ffn_norm.weight",      "blk.0.ffn_down.weight"};
    static const char epsilon[] = "bitnet-b1.58.attention.layer_norm_rms_epsilon";
    static const char base[] = "bitnet-b1.58.rope.freq_base";
    uint8_t *data = (uint8_t *)malloc(file->size), number[4], *scale;
    size_t size = file->size, i;
    float infinity = bitnet__from_bits(0x7F800000), nan = bitnet__from_bits(0x7FC00000);
    bitnet_gguf *gguf;
    const bitnet_gguf_tensor *t;
    bitnet_error error;
    memcpy(data, file->data, size);

    CHECK(session_load_changed(data, size, "bitnet-b1.58", 0, "b", 1) == BITNET_OK);
    CHECK(session_load_changed(data, size, "bitnet-b1.58", 0, "gptnet", 6) ==
          BITNET_ERROR_MODEL_ARCH);
    CHECK(session_load_changed(data, size, "general.architecture", 0, "general.architectura", 20) ==
          BITNET_ERROR_MODEL_ARCH);
    for (i = 0; i < sizeof counts / sizeof *counts; i++) {
        static const uint32_t bad[] = {0, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 1000000007};
        size_t k;
        for (k = 0; k < sizeof bad / sizeof *bad; k++)
            CHECK_CASE(session_load_u32(data, size, counts[i], bad[k]) == BITNET_ERROR_MODEL_KEY,
                       counts[i]);
        number[0] = BITNET_GGUF_F32; /* a number, but no integer */
        number[1] = number[2] = number[3] = 0;
        CHECK_CASE(session_load_changed(data, size, counts[i], strlen(counts[i]), number, 4) ==
                       BITNET_ERROR_MODEL_KEY,
                   counts[i]);
    }
    for (i = 0; i < sizeof missing / sizeof *missing; i++)
        CHECK_CASE(session_load_changed(data, size, missing[i], 0, "X", 1) ==
                       BITNET_ERROR_MODEL_KEY,
                   missing[i]);
    CHECK(session_load_u32(data, size, counts[5], 3) == BITNET_ERROR_MODEL_KEY); /* 4 heads on 3 */
    CHECK(session_load_u32(data, size, counts[6], 63) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_f32(data, size, epsilon, nan) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_f32(data, size, epsilon, -1e-5f) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_f32(data, size, epsilon, infinity) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_f32(data, size, base, nan) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_f32(data, size, base, 0) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_f32(data, size, base, -10000) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_f32(data, size, base, infinity) == BITNET_ERROR_MODEL_KEY);

    /* Sound numbers that are not those of the tensors. */
    CHECK(session_load_u32(data, size, counts[1], 512) == BITNET_ERROR_MODEL_SHAPE);
    CHECK(session_load_u32(data, size, counts[2], 3) == BITNET_ERROR_MODEL_TENSOR);
    CHECK(session_load_u32(data, size, counts[3], 256) == BITNET_ERROR_MODEL_SHAPE);
    CHECK(session_load_u32(data, size, counts[4], 2) == BITNET_ERROR_MODEL_SHAPE);
    CHECK(session_load_u32(data, size, counts[5], 4) == BITNET_ERROR_MODEL_SHAPE);

    for (i = 0; i < sizeof tensors / sizeof *tensors; i++) {
        uint32_t type = BITNET_TYPE_I32;
        uint64_t shape = 128;
        size_t n = strlen(tensors[i]);
        bool vector = strstr(tensors[i], "norm") != NULL;
        CHECK_CASE(session_load_changed(data, size, tensors[i], 0, "x", 1) ==
                       BITNET_ERROR_MODEL_TENSOR,
                   tensors[i]);
        CHECK_CASE(session_load_changed(data, size, tensors[i], n + 4, &shape, 8) ==
                       BITNET_ERROR_MODEL_SHAPE,
                   tensors[i]);
        if (vector) /* of the same size, so the file as such is sound */
            CHECK_CASE(session_load_changed(data, size, tensors[i], n + 4 + 8, &type, 4) ==
                           BITNET_ERROR_MODEL_TYPE,
                       tensors[i]);
    }
    i = strlen("token_embd.weight") + 4 + 16;
    number[0] = BITNET_TYPE_I16; /* as large as F16 */
    CHECK(session_load_changed(data, size, "token_embd.weight", i, number, 4) ==
          BITNET_ERROR_MODEL_TYPE);
    number[0] = 99;
    CHECK(session_load_changed(data, size, "token_embd.weight", i, number, 4) ==
          BITNET_ERROR_MODEL_TYPE);

    /* Weights that are none: code 3, a scale or gain that is not finite. */
    gguf = bitnet_gguf_open_memory(data, size, NULL, NULL);
    t = bitnet_gguf_find_tensor(gguf, "blk.1.ffn_up.weight");
    scale = data + t->offset;
    i = (size_t)(t->shape[0] * t->shape[1] / 4);
    number[0] = scale[i / 2];
    scale[i / 2] |= 0x0C;
    CHECK(!bitnet_model_load_memory(data, size, NULL, &error) &&
          error.result == BITNET_ERROR_MODEL_CODE);
    scale[i / 2] = number[0];
    memcpy(number, scale + i, 4);
    memcpy(scale + i, &nan, 4);
    CHECK(!bitnet_model_load_memory(data, size, NULL, &error) &&
          error.result == BITNET_ERROR_MODEL_VALUE);
    memcpy(scale + i, number, 4);
    t = bitnet_gguf_find_tensor(gguf, "blk.0.ffn_norm.weight");
    memcpy(data + t->offset + 8, &infinity, 4);
    CHECK(!bitnet_model_load_memory(data, size, NULL, &error) &&
          error.result == BITNET_ERROR_MODEL_VALUE);
    bitnet_gguf_free(gguf);
    free(data);
}

/* Finite weights whose logits are not. */
static void session_non_finite(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_gguf *gguf;
    const bitnet_gguf_tensor *t;
    bitnet_model *model;
    bitnet_session *s;
    uint8_t *data;
    float big = 3e38f;
    int32_t id = -1;
    uint64_t i;
    o.separate_head = true;
    o.embedding_type = BITNET_TYPE_F32;
    make_model(&o, &file);
    data = (uint8_t *)malloc(file.size);
    memcpy(data, file.data, file.size);
    gguf = bitnet_gguf_open_memory(data, file.size, NULL, NULL);
    t = bitnet_gguf_find_tensor(gguf, "output.weight");
    for (i = 0; i < t->shape[0]; i++) memcpy(data + t->offset + (t->shape[0] * 5 + i) * 4, &big, 4);
    bitnet_gguf_free(gguf);
    model = bitnet_model_load_memory(data, file.size, NULL, NULL);
    s = session_open(model);
    if (CHECK(s != NULL)) {
        bitnet_feed(s, session_ids(), 4);
        CHECK(bitnet_step(s, NULL) == BITNET_OK); /* no logits were asked for */
        CHECK(logits_of(s) == NULL);
        CHECK(bitnet_sample(s, NULL, &id) == BITNET_ERROR_NON_FINITE && id == -1);
        CHECK(bitnet_generate(s, "the", NULL, NULL, NULL) == BITNET_ERROR_NON_FINITE);
    }
    bitnet_session_free(s);
    bitnet_model_free(model);
    free(data);
    make_free(&file);
}

/* Finite weights that give states that are not finite: with a ternary head, whose logits are always
   finite, a screened one, and a plain one. Saved bytes are the same for all kernels. */
static void session_non_finite_state(int kind) {
    make_options o = make_defaults();
    make_file file;
    bitnet_gguf *gguf;
    const bitnet_gguf_tensor *t;
    bitnet_model_options options;
    uint8_t *data, *state, *first = NULL;
    size_t size = 0;
    float big = 3e38f;
    int32_t id = -1;
    uint64_t i;
    int isa;
    o.weight_type = BITNET_TYPE_F32;
    o.ternary_head = kind == 0;
    if (kind == 1) o.vocabulary = 4200;
    make_model(&o, &file);
    data = (uint8_t *)malloc(file.size);
    memcpy(data, file.data, file.size);
    gguf = bitnet_gguf_open_memory(data, file.size, NULL, NULL);
    t = bitnet_gguf_find_tensor(gguf, "blk.0.ffn_down.weight"); /* infinite products, then NaN */
    for (i = 0; i < t->shape[0]; i++) memcpy(data + t->offset + i * 4, &big, 4);
    bitnet_gguf_free(gguf);
    memset(&options, 0, sizeof options);
    options.threads = 1;
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        bitnet_model *model;
        bitnet_session *s;
        if (!bitnet_isa_available((bitnet_isa)isa)) continue;
        options.isa = (bitnet_isa)isa;
        model = bitnet_model_load_memory(data, file.size, &options, NULL);
        s = session_open(model);
        bitnet_feed(s, session_ids(), 4);
        CHECK_CASE(bitnet_step(s, NULL) == BITNET_OK, bitnet_isa_name(options.isa));
        CHECK_CASE(bitnet_sample(s, NULL, &id) == BITNET_ERROR_NON_FINITE && id == -1,
                   bitnet_isa_name(options.isa));
        CHECK_CASE(logits_of(s) == NULL, bitnet_isa_name(options.isa));
        state = run_save(s, 0, &size);
        CHECK(state != NULL);
        if (first) {
            CHECK_CASE(memcmp(first, state, size) == 0, bitnet_isa_name(options.isa));
            free(state);
        } else {
            first = state;
        }
        bitnet_session_free(s);
        bitnet_model_free(model);
    }
    free(first);
    free(data);
    make_free(&file);
}

/* ---- threads */

#ifdef SESSION_THREADS

typedef struct session_thread {
    bitnet_model *model;
    bitnet_session *session;
    run_text text;
    bitnet_result result;
} session_thread;

static void session_generate(session_thread *t) {
    bitnet_generate_options options;
    bitnet_sampling sampling;
    memset(&options, 0, sizeof options);
    sampling = run_sampling();
    options.max_tokens = 60;
    options.ignore_end = true;
    sampling.temperature = 1;
    sampling.seed = 5;
    t->session = session_open(t->model);
    bitnet_session_set_sampling(t->session, &sampling);
    t->result = bitnet_generate(t->session, "the and in", &options, run_print, &t->text);
    bitnet_session_free(t->session);
}

static void *session_generate_thread(void *context) {
    session_generate((session_thread *)context);
    return NULL;
}

static void *session_cancel_thread(void *context) {
    session_thread *t = (session_thread *)context;
    int64_t start = bitnet__microseconds();
    while (bitnet__microseconds() - start < 20000) sched_yield();
    bitnet_session_cancel(t->session);
    return NULL;
}

static void session_threads(const make_file *a, const make_file *b) {
    session_thread *t = (session_thread *)calloc(6, sizeof *t);
    bitnet_pool *pool = bitnet_pool_create(2, NULL, NULL);
    bitnet_model_options options;
    bitnet_generate_options generate;
    pthread_t threads[4];
    bitnet_model *one = session_model(a, 2), *two;
    bitnet_result result;
    const char *text;
    size_t length;
    int i;
    memset(&options, 0, sizeof options);
    options.pool = pool;
    two = bitnet_model_load_memory(b->data, b->size, &options, NULL);
    for (i = 0; i < 6; i++) t[i].model = i % 2 ? two : one;
    for (i = 0; i < 4; i++)
        CHECK(pthread_create(&threads[i], NULL, session_generate_thread, &t[i]) == 0);
    for (i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    for (i = 4; i < 6; i++) session_generate(&t[i]); /* alone */
    for (i = 0; i < 4; i++) {
        run_text *alone = &t[4 + i % 2].text;
        CHECK(t[i].result == BITNET_OK && t[i].text.length == alone->length);
        CHECK(memcmp(t[i].text.data, alone->data, alone->length) == 0);
    }
    CHECK(t[4].text.length != t[5].text.length ||
          memcmp(t[4].text.data, t[5].text.data, t[4].text.length) != 0);

    /* From another thread, a text without end is cancelled. */
    memset(&generate, 0, sizeof generate);
    generate.ignore_end = true;
    t[0].session = session_new(one, 64, 2);
    CHECK(bitnet_generate_begin(t[0].session, "the", BITNET_TERMINATED, &generate) == BITNET_OK);
    CHECK(pthread_create(&threads[0], NULL, session_cancel_thread, &t[0]) == 0);
    do result = bitnet_generate_next(t[0].session, NULL, &text, &length);
    while (result == BITNET_OK);
    pthread_join(threads[0], NULL);
    CHECK(result == BITNET_CANCELLED); /* on a busy machine before anything is computed */
    CHECK(bitnet_session_length(t[0].session) == 0 || session_is_fresh(t[0].session));
    bitnet_session_free(t[0].session);
    bitnet_model_free(one);
    bitnet_model_free(two);
    bitnet_pool_free(pool);
    free(t);
}

#endif

/* Models with two sets of rotations, and with separate norms and operands for each matrix. */
static void session_other_architectures(void) {
    make_options o = session_make_options();
    make_file file;
    o.arch = "gemma3", o.window = 20, o.norms_in = true;
    make_model(&o, &file);
    session_allocation(&file);
    session_estimate(&file);
    make_free(&file);
    o = session_make_options();
    o.vocabulary = 4500;
    make_model(&o, &file);
    session_estimate_guesses(&file);
    make_free(&file);
    o = session_make_options();
    o.arch = "minicpm", o.rope_scaling = "longrope", o.original = 50;
    make_model(&o, &file);
    session_allocation(&file);
    session_estimate(&file);
    make_free(&file);
    session_estimate_mtp();
}

static void test_session(void) {
    make_options o = session_make_options();
    make_file file, other_file;
    bitnet_model *model, *other;
    int kind, i;
    make_model(&o, &file);
    o.seed = 2;
    o.weight_type = BITNET_TYPE_TQ2_0;
    make_model(&o, &other_file);
    model = session_model(&file, 2);
    other = session_model(&other_file, 1);
    if (CHECK(model && other)) {
        session_arguments(model);
        session_sizes();
        session_prompts(model);
        session_kinds(model);
        for (kind = BITNET_CACHE_F16; kind <= BITNET_CACHE_INT8; kind++) {
            session_cache = (bitnet_cache)kind;
            session_overflow(model);
            session_slide(model);
            session_forgetting(model);
            session_sampler_state(model);
            session_bad_states(model, other);
            session_cancelling(model);
            session_cancelled_elsewhere(model);
            for (i = 0; i < 4; i++) session_objected(model, i % 2 != 0, i < 2 ? 20 : 7);
            session_budgets(model);
            session_slices(1);
            session_slices(3);
            session_attention_slices(1);
            session_attention_slices(3);
            session_observing(model);
            session_estimate(&file);
        }
        session_cache = BITNET_CACHE_F16;
        session_allocation(&file);
        session_failed_chat(&file);
        session_allocation(&other_file);
        session_estimate(&other_file);
        session_other_architectures();
#ifdef CHECK_ASSERTS
        session_padding();
#endif
        session_too_large();
        session_loading(&file);
        session_changed_file(&file);
        session_changed_file(&other_file);
        session_reading(&file);
        session_reading(&other_file);
        session_bad_models(&file);
        session_non_finite();
        for (kind = 0; kind < 3; kind++) session_non_finite_state(kind);
#ifdef SESSION_THREADS
        session_threads(&file, &other_file);
#else
        SKIP("no threads in this build");
#endif
    }
    bitnet_model_free(model);
    bitnet_model_free(other);
    make_free(&file);
    make_free(&other_file);
}

#endif
