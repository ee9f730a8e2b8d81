/* test_stream.h - what a generation reports in addition to its text: tokens, their probabilities,
   why it ended, what it withheld; and that it uses its whole budget */

#ifndef TEST_STREAM_H
#define TEST_STREAM_H

#include "test_sampler.h"

enum { STREAM_MOST = 80, STREAM_BEST = 5 };

/* What a generation has reported. */
typedef struct stream_log {
    bitnet_session *session;
    int32_t count, best;
    bitnet_token_probability token[STREAM_MOST], likely[STREAM_MOST][STREAM_BEST];
    run_text text;
    int calls;
} stream_log;

static void stream_note(stream_log *log) {
    const bitnet_generated_token *tokens;
    size_t count = bitnet_generate_tokens(log->session, &tokens), i;
    for (i = 0; i < count && log->count < STREAM_MOST; i++, log->count++) {
        log->token[log->count] = tokens[i].token;
        log->best = tokens[i].top_logprob_count;
        if (tokens[i].top_logprob_count > 0)
            memcpy(log->likely[log->count], tokens[i].top_logprobs,
                   (size_t)tokens[i].top_logprob_count * sizeof **log->likely);
    }
}

static int stream_print(void *user, const char *text, size_t length) {
    stream_log *log = (stream_log *)user;
    stream_note(log);
    log->calls++;
    return run_print(&log->text, text, length);
}

/* Generates after the prompt, in slices if there is a budget. */
static bitnet_result stream_generate(stream_log *log, bitnet_session *s,
                                     const bitnet_generate_options *options,
                                     const bitnet_budget *budget) {
    bitnet_result result;
    memset(log, 0, sizeof *log);
    log->session = s;
    if (!budget) {
        result = bitnet_generate(s, "the inn", options, stream_print, log);
        stream_note(log);
        return result;
    }
    result = bitnet_generate_begin(s, "the inn", BITNET_TERMINATED, options);
    while (result == BITNET_OK || result == BITNET_PENDING) {
        const char *text;
        size_t length;
        result = bitnet_generate_next(s, budget, &text, &length);
        if (result == BITNET_OK) stream_print(log, text, length);
        else if (result == BITNET_PENDING) log->calls++;
    }
    return result;
}

/* Compares everything reported with a copy, token by token. */
static void stream_check(const stream_log *log, bitnet_session *fresh, const char *what) {
    int32_t vocabulary = bitnet_model_get_info(bitnet_session_model(fresh))->vocab_size, i, k;
    int wrong = 0;
    bitnet_generate_begin(fresh, "the inn", BITNET_TERMINATED, NULL);
    for (i = 0; i < log->count; i++) {
        float expected = 1, before = 0;
        const float *logits;
        wrong += bitnet_log_probability(fresh, log->token[i].id, NULL, &expected) != BITNET_OK ||
                 memcmp(&expected, &log->token[i].log_probability, sizeof expected) != 0;
        for (k = 0; k < log->best; k++) {
            const bitnet_token_probability *likely = &log->likely[i][k];
            bitnet_log_probability(fresh, likely->id, NULL, &expected);
            wrong += memcmp(&expected, &likely->log_probability, sizeof expected) != 0;
            wrong += k > 0 && expected > before;
            before = expected;
        }
        logits = logits_of(fresh);
        if (log->best) wrong += log->likely[i][0].id != run_argmax(logits, vocabulary);
        bitnet_feed(fresh, &log->token[i].id, 1);
    }
    CHECK_CASE(wrong == 0 && log->count > 0, what);
    bitnet_session_free(fresh);
}

static bitnet_session *stream_session(bitnet_model *model, float temperature,
                                      const bitnet_grammar *grammar) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_sampling sampling;
    sampling = run_sampling();
    sampling.temperature = temperature;
    sampling.seed = 5;
    bitnet_session_set_sampling(s, &sampling);
    bitnet_session_set_grammar(s, grammar);
    return s;
}

/* Drafts the last tokens of the text again, which are rarely right. */
static size_t stream_draft(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                           size_t capacity) {
    size_t i, count = capacity < 3 ? capacity : 3;
    (void)user;
    for (i = 0; i < count; i++) ids[i] = tokens[length - 1 - i % length];
    return count;
}

/* All ways to generate give the same text, ids and probabilities. */
static void stream_ways(bitnet_model *model) {
    static stream_log plain, log;
    static const bitnet_budget budgets[] = {{1, 0}, {0, 1}, {0, 3}, {0, 1000}, {1000000, 0}};
    bitnet_grammar *g = bitnet_grammar_create("root ::= \"ab\" [a-z]* \"!\"", 23, NULL, NULL, NULL);
    bitnet_drafter drafter = {stream_draft, NULL, NULL, 0};
    bitnet_generate_options o;
    int way, i;
    memset(&o, 0, sizeof o);
    o.max_tokens = 24;
    o.ignore_end = true;
    for (way = 0; way < 8; way++) {
        float temperature = way & 1 ? 1.5f : 0.0f;
        const bitnet_grammar *grammar = way & 2 ? g : NULL;
        bitnet_session *s = stream_session(model, temperature, grammar);
        o.logprobs = false, o.top_logprobs = 0;
        if (way & 4) bitnet_session_set_drafter(s, &drafter);
        stream_generate(&plain, s, &o, NULL);
        CHECK(plain.count == 24 && plain.token[3].log_probability == 0 && plain.best == 0);
        CHECK(bitnet_session_get_stats(s).sample_microseconds >= 0);
        bitnet_session_free(s);
        for (i = 0; i < 6; i++) {
            int k, same = 1;
            o.logprobs = true, o.top_logprobs = i ? STREAM_BEST : 0;
            s = stream_session(model, temperature, grammar);
            if (way & 4) bitnet_session_set_drafter(s, &drafter);
            stream_generate(&log, s, &o, i ? &budgets[i - 1] : NULL);
            for (k = 0; k < 24; k++) same = same && log.token[k].id == plain.token[k].id;
            CHECK(same && log.count == 24 && log.text.length == plain.text.length);
            CHECK(memcmp(log.text.data, plain.text.data, plain.text.length) == 0);
            if (i == 4 || i == 5) CHECK(log.calls == 1); /* all of it fits */
            if (i == 3) CHECK(log.calls < 24);
            if (i == 2) CHECK(log.calls >= (way & 4 ? 1 : 24));
            bitnet_session_free(s);
            stream_check(&log, bitnet_session_create(model, NULL, NULL), "told as it is");
        }
    }
    bitnet_grammar_free(g);
}

/* Adds a great deal to the end's logit: without min_tokens nothing else comes. */
static void stream_end(void *user, float *logits, int32_t vocabulary) {
    (void)vocabulary;
    logits[*(int32_t *)user] = 100;
}

static void stream_least(bitnet_model *model) {
    static stream_log log;
    bitnet_grammar *g = bitnet_grammar_create("root ::= \"ab\"", 13, NULL, NULL, NULL);
    int32_t end = 319, stop = 'q';
    bitnet_generate_options o;
    bitnet_sampling sampling;
    bitnet_session *s;
    memset(&o, 0, sizeof o);
    memset(&sampling, 0, sizeof sampling);
    sampling.editor.edit = stream_end;
    sampling.editor.user = &end;
    s = bitnet_session_create(model, NULL, NULL);
    bitnet_session_set_sampling(s, &sampling);
    o.top_logprobs = 2;
    CHECK(stream_generate(&log, s, &o, NULL) == BITNET_OK && log.count == 1);
    CHECK(log.token[0].id == 319 && log.text.length == 0);
    o.min_tokens = 7;
    CHECK(stream_generate(&log, s, &o, NULL) == BITNET_OK && log.count == 8);
    CHECK(log.token[7].id == 319 && bitnet_generate_stop_reason(s) == BITNET_STOP_TOKEN);
    end = 'q'; /* one that does not end a text by itself */
    o.stop_ids = &stop, o.stop_id_count = 1;
    CHECK(stream_generate(&log, s, &o, NULL) == BITNET_OK && log.count == 8);
    CHECK(log.token[7].id == 'q' && bitnet_generate_stop_reason(s) == BITNET_STOP_TOKEN);
    CHECK(!memchr(log.text.data, 'q', log.text.length)); /* it is no text */
    bitnet_session_set_sampling(s, NULL);
    bitnet_session_set_grammar(s, g); /* which lets nothing but the end follow */
    CHECK(stream_generate(&log, s, &o, NULL) == BITNET_OK && log.count <= 3);
    CHECK(!strcmp(log.text.data, "ab"));
    o.min_tokens = -1;
    CHECK(bitnet_generate_begin(s, "a", BITNET_TERMINATED, &o) == BITNET_ERROR_ARGUMENT);
    o.min_tokens = 0, o.top_logprobs = -1;
    CHECK(bitnet_generate_begin(s, "a", BITNET_TERMINATED, &o) == BITNET_ERROR_ARGUMENT);
    o.top_logprobs = 321;
    CHECK(bitnet_generate_begin(s, "a", BITNET_TERMINATED, &o) == BITNET_ERROR_ARGUMENT);
    o.top_logprobs = 0, o.stop_leaves = (bitnet_stop_leaves)3;
    CHECK(bitnet_generate_begin(s, "a", BITNET_TERMINATED, &o) == BITNET_ERROR_ARGUMENT);
    bitnet_session_free(s);
    bitnet_grammar_free(g);
}

/* What stop strings leave in the session: text, tokens. */
static void stream_stops(bitnet_model *model) {
    static const int32_t the_end[] = {258, 'e', 'n', 'd', 318, 'x'};
    static const int32_t euro[] = {'a', 0xE2, 0x82, 0xAC, 'b', 317, 'c', 318};
    bitnet_generate_options o;
    const char *stop[2];
    static sampler_text t;
    t.model = model;
    memset(&o, 0, sizeof o);
    o.stop = stop;
    o.stop_count = 1;
    stop[0] = "heen";
    o.stop_leaves = BITNET_STOP_LEAVES_TEXT;
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " theen", BITNET_STOP_STRING) && t.length == 1 + 3);
    o.stop_leaves = BITNET_STOP_LEAVES_NOTHING; /* " the" is one token, which has a part of it */
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " t", BITNET_STOP_STRING) && t.length == 1);
    stop[0] = "n";
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " thee", BITNET_STOP_STRING) && t.length == 1 + 2);
    stop[0] = "nd";
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " thee", BITNET_STOP_STRING) && t.length == 1 + 2);
    stop[0] = "\xE2\x82\xAC"; /* a character of three tokens */
    sampler_say(&t, euro, 8, &o, 0);
    CHECK(sampler_said(&t, "a", BITNET_STOP_STRING) && t.length == 1 + 1);
    stop[0] = "\xAC"
              "b"; /* begins within a character */
    sampler_say(&t, euro, 8, &o, 0);
    CHECK(sampler_said(&t, "a\xE2\x82", BITNET_STOP_STRING) && t.length == 1 + 3);
    stop[0] = "c"; /* behind a token that is no text */
    sampler_say(&t, euro, 8, &o, 0);
    CHECK(sampler_said(&t,
                       "a\xE2\x82\xAC"
                       "b",
                       BITNET_STOP_STRING) &&
          t.length == 1 + 6);
}

typedef struct stream_script {
    bitnet_session *session;
    int left;
} stream_script;

static void stream_cancel(void *user, float *logits, int32_t vocabulary) {
    stream_script *script = (stream_script *)user;
    (void)logits, (void)vocabulary;
    if (--script->left == 0) bitnet_session_cancel(script->session);
}

/* An error after tokens of the same call is reported after they have been passed on. */
static void stream_failure(bitnet_model *model) {
    bitnet_grammar *g = bitnet_grammar_create("root ::= \"abc\" <[317]>", 22, NULL, NULL, NULL);
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_budget budget = {0, 1000};
    bitnet_generate_options o;
    bitnet_sampling sampling;
    const bitnet_generated_token *tokens;
    stream_script script;
    const char *text;
    size_t length;
    memset(&o, 0, sizeof o);
    o.ignore_end = true;
    bitnet_session_set_grammar(s, g);
    CHECK(bitnet_generate_begin(s, "x", BITNET_TERMINATED, &o) == BITNET_OK);
    CHECK(bitnet_generate_next(s, &budget, &text, &length) == BITNET_OK);
    CHECK(length == 3 && !memcmp(text, "abc", 3));
    CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_TOKEN);
    CHECK(bitnet_generate_next(s, &budget, &text, &length) == BITNET_END);
    CHECK(bitnet_generate_begin(s, NULL, BITNET_TERMINATED, &o) ==
          BITNET_OK); /* continues where nothing may come */
    CHECK(bitnet_generate_next(s, &budget, &text, &length) == BITNET_ERROR_GRAMMAR_DEAD_END);
    CHECK(bitnet_generate_next(s, &budget, &text, &length) == BITNET_END);
    bitnet_session_free(s);
    bitnet_grammar_free(g);
    s = bitnet_session_create(model, NULL, NULL); /* cancelled behind the third token */
    script.session = s;
    script.left = 3;
    memset(&sampling, 0, sizeof sampling);
    sampling.editor.edit = stream_cancel;
    sampling.editor.user = &script;
    bitnet_session_set_sampling(s, &sampling);
    CHECK(bitnet_generate_begin(s, "x", BITNET_TERMINATED, &o) == BITNET_OK);
    CHECK(bitnet_generate_next(s, &budget, &text, &length) == BITNET_OK);
    CHECK(bitnet_generate_tokens(s, &tokens) == 3);
    CHECK(bitnet_generate_next(s, &budget, &text, &length) == BITNET_CANCELLED);
    CHECK(bitnet_generate_tokens(s, &tokens) == 0);
    CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_CANCELLED);
    CHECK(bitnet_generate_next(s, &budget, &text, &length) == BITNET_END);
    bitnet_session_free(s);
}

/* A token without text from bitnet_generate_many is not reported again by the next
   bitnet_generate_next. */
static void stream_after_many(bitnet_model *model) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_logit_bias half = {0xCE, 1000}; /* of a character */
    bitnet_budget budget = {0, 1};
    bitnet_sampling sampling;
    const bitnet_generated_token *tokens;
    const char *text;
    size_t length;
    int32_t before, i;
    memset(&sampling, 0, sizeof sampling);
    sampling.logit_bias = &half;
    sampling.logit_bias_count = 1;
    bitnet_session_set_sampling(s, &sampling);
    CHECK(bitnet_generate_begin(s, "x", BITNET_TERMINATED, NULL) == BITNET_OK);
    before = bitnet_session_length(s);
    for (i = 0; i < 10 && bitnet_session_length(s) == before; i++)
        bitnet_generate_many(&s, 1, &budget, NULL, NULL);
    CHECK(bitnet_session_length(s) == before + 1);
    CHECK(bitnet_generate_tokens(s, &tokens) == 1);
    CHECK(bitnet_generate_next(s, NULL, &text, &length) == BITNET_OK);
    CHECK(bitnet_generate_tokens(s, &tokens) == 1);
    bitnet_session_free(s);
}

/* If an allocation fails while the last token is fed, the generation fails, reports no stop reason,
   and has not drawn a token that was not fed. */
static void stream_memory(const make_file *file) {
    check_heap heap;
    bitnet_model_options options;
    bitnet_generate_options o;
    bitnet_sampling sampling;
    bitnet_model *model;
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    const char *text;
    size_t length;
    int32_t ids[64], i;
    long n;
    int failed = 0;
    memset(&options, 0, sizeof options), memset(&heap, 0, sizeof heap), memset(&o, 0, sizeof o);
    options.allocator = check_allocator(&heap);
    sampling = run_sampling();
    sampling.temperature = 1.0f;
    options.threads = 1;
    o.max_tokens = 2;
    o.ignore_end = true;
    for (i = 0; i < 64; i++) ids[i] = 40 + i;
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    for (n = 1; n < 100 && result; n++) {
        bitnet_session *s = bitnet_session_create(model, NULL, NULL);
        CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
        CHECK(bitnet_feed(s, ids, 63) == BITNET_OK); /* the second token needs a page */
        CHECK(bitnet_generate_begin(s, NULL, BITNET_TERMINATED, &o) == BITNET_OK);
        heap.fail_from = heap.count + n;
        do result = bitnet_generate_next(s, NULL, &text, &length);
        while (result == BITNET_OK && bitnet_generate_stop_reason(s) == BITNET_STOP_NONE);
        heap.fail_from = 0;
        if (result) {
            failed++;
            CHECK(result == BITNET_ERROR_OUT_OF_MEMORY);
            CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_NONE);
        } else CHECK(bitnet_session_length(s) == 65);
        CHECK((int)s->sampler.draws == (int)bitnet_session_length(s) - 63);
        bitnet_session_free(s);
    }
    CHECK(result == BITNET_OK && failed == 1); /* the page: all else was reserved */
    bitnet_model_free(model);
    CHECK(heap.live == 0);
}

/* Text that is fed in parts and with flags gives the tokens of the prompt. */
static void stream_feed(bitnet_model *model) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    static const char text[] = "the<|eot_id|> inn";
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_session *other = bitnet_session_create(model, NULL, NULL);
    bitnet_generate_options o;
    int32_t length;
    memset(&o, 0, sizeof o);
    o.parse_special = true;
    CHECK(bitnet_feed_text(s, text, BITNET_TERMINATED, BITNET_ADD_BOS | BITNET_PARSE_SPECIAL) ==
          BITNET_OK);
    CHECK(bitnet_generate_begin(other, text, BITNET_TERMINATED, &o) == BITNET_OK);
    length = bitnet_session_length(s);
    CHECK(length == bitnet_session_length(other) && length < 10 &&
          !memcmp(bitnet_session_tokens(s), bitnet_session_tokens(other),
                  (size_t)length * sizeof(int32_t)));
    CHECK(bitnet_session_tokens(s)[0] == bitnet_token_bos(t));
    CHECK(bitnet_feed_text(s, "then", 2, 0) == BITNET_OK);
    CHECK(bitnet_session_length(s) == length + 2);
    bitnet_session_reset(s);
    CHECK(bitnet_feed_text(s, "x", BITNET_TERMINATED, 0) == BITNET_OK);
    CHECK(bitnet_session_length(s) == 1 && bitnet_session_tokens(s)[0] == 'x');
    bitnet_session_free(s);
    bitnet_session_free(other);
}

/* A text with a length is fed completely, including zero bytes, and otherwise like one without. */
static void stream_zeros(bitnet_model *model) {
    static const char text[] = "the\0 inn";
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_session *t = bitnet_session_create(model, NULL, NULL);
    const size_t lengths[] = {3, sizeof text - 1};
    int32_t ids[32], chat, whole;
    size_t count, i;
    CHECK(bitnet_tokenize(bitnet_model_tokenizer(model), text, sizeof text - 1, BITNET_ADD_BOS, ids,
                          32, &count, NULL) == BITNET_OK);
    CHECK(bitnet_generate_begin(s, text, sizeof text - 1, NULL) == BITNET_OK);
    CHECK(bitnet_session_length(s) == (int32_t)count &&
          !memcmp(bitnet_session_tokens(s), ids, count * sizeof *ids));
    CHECK(bitnet_generate_begin(s, NULL, 0, NULL) == BITNET_OK); /* continues */
    CHECK(bitnet_session_length(s) == (int32_t)count);
    for (i = 0; i < 2; i++) {
        bitnet_session_reset(s);
        CHECK(bitnet_chat_begin(s, text, lengths[i], NULL) == BITNET_OK);
        bitnet_session_reset(t);
        CHECK(bitnet_chat_begin(t, text, BITNET_TERMINATED, NULL) == BITNET_OK);
        chat = bitnet_session_length(t);
        whole = bitnet_session_length(s);
        CHECK(i ? whole > chat
                : whole == chat && !memcmp(bitnet_session_tokens(s), bitnet_session_tokens(t),
                                           (size_t)chat * sizeof *ids));
    }
    bitnet_session_free(s);
    bitnet_session_free(t);
}

static void test_stream(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.threads = 2;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    stream_ways(model);
    stream_least(model);
    stream_stops(model);
    stream_failure(model);
    stream_after_many(model);
    stream_memory(&file);
    stream_feed(model);
    stream_zeros(model);
    bitnet_model_free(model);
    make_free(&file);
}

#endif
