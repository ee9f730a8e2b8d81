/* test_choose.h - choosing among texts, compared with sums computed token by token */

#ifndef TEST_CHOOSE_H
#define TEST_CHOOSE_H

#include "check.h"
#include "make.h"
#include "run.h"

enum { CHOOSE_MOST = 40 };

/* Choices with common prefixes, one that is a prefix of others, equal ones, a single token. */
static const char *const choose_texts[] = {
    "the inn", "the inn is warm", "the",          " attack",          "the inn", "the inn is cold",
    "z",       "the iron door",   "\xC3\xA4\xFF", "attack the guard", " attac"};
enum { CHOOSE_TEXTS = sizeof choose_texts / sizeof *choose_texts };

static bitnet_model *choose_model(const make_options *o, int threads, make_file *file) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.threads = threads;
    make_model(o, file);
    return bitnet_model_load_memory(file->data, file->size, &options, NULL);
}

static bitnet_session *choose_session(bitnet_model *model, int32_t context, int32_t batch,
                                      int32_t length) {
    bitnet_session_options options;
    bitnet_session *s;
    int32_t i, id;
    memset(&options, 0, sizeof options);
    options.context_length = context;
    options.batch = batch;
    s = bitnet_session_create(model, &options, NULL);
    for (i = 0; i < length; i++) {
        id = (i * 37 + 5) % 300;
        bitnet_feed(s, &id, 1);
    }
    return s;
}

/* One choice, token by token, in a copy. */
static float choose_naively(bitnet_session *session, const char *text, bool per_token) {
    bitnet_session *s = bitnet_session_copy(session, NULL);
    const bitnet_tokenizer *t = bitnet_model_tokenizer(bitnet_session_model(session));
    int32_t ids[64];
    size_t count, i;
    float sum = 0, one = 0;
    CHECK(bitnet_tokenize(t, text, strlen(text), 0, ids, 64, &count, NULL) == BITNET_OK &&
          count <= 64);
    for (i = 0; i < count; i++) {
        CHECK(bitnet_log_probability(s, ids[i], NULL, &one) == BITNET_OK);
        CHECK(bitnet_feed(s, &ids[i], 1) == BITNET_OK);
        sum = sum + one;
    }
    bitnet_session_free(s);
    return per_token ? sum / (float)count : sum;
}

/* Scores all texts in a session, which must be unchanged afterwards. Returns the number of
   calls. */
static int choose_case(bitnet_session *s, const bitnet_choose_options *options,
                       const bitnet_budget *budget) {
    float naive[CHOOSE_TEXTS], chosen[CHOOSE_TEXTS];
    size_t best = 99, expected = 0, i, size, size_after;
    uint8_t *before, *after;
    int calls = 0;
    bitnet_result result;
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    for (i = 0; i < CHOOSE_TEXTS; i++) {
        naive[i] = choose_naively(s, choose_texts[i], options && options->per_token);
        if (naive[i] > naive[expected]) expected = i;
    }
    before = run_save(s, 0, &size);
    do {
        result = bitnet_choose(s, choose_texts, CHOOSE_TEXTS, options, budget, chosen, &best);
        calls++;
    } while (result == BITNET_PENDING && calls < 10000);
    CHECK(result == BITNET_OK && best == expected);
    CHECK(memcmp(naive, chosen, sizeof naive) == 0);
    after = run_save(s, 0, &size_after);
    CHECK(before && after && size == size_after && memcmp(before, after, size) == 0);
    free(before), free(after);
    return calls;
}

/* Lengths on both sides of a page boundary, batches of any size, budgets of any kind: all
   combinations, or a sample of them. */
static void choose_shapes(bitnet_model *model, int every) {
    static const int32_t lengths[] = {1, 2, 63, 64, 65, 130};
    bitnet_choose_options options;
    bitnet_budget budget;
    bitnet_session *s;
    int i;
    memset(&options, 0, sizeof options);
    for (i = 0; i < 6; i += every) {
        s = choose_session(model, 256, 0, lengths[i]);
        CHECK(choose_case(s, NULL, NULL) == 1);
        options.per_token = i % 2 == 0;
        budget.tokens = 1 + i;
        budget.microseconds = i == 5 ? 1 : 0;
        CHECK(choose_case(s, &options, &budget) > 5 - i);
        bitnet_session_free(s);
        s = choose_session(model, 256, 1 + i, lengths[i]);
        budget.tokens = 0;
        budget.microseconds = i % 3 == 0;
        choose_case(s, &options, &budget);
        bitnet_session_free(s);
    }
}

/* Other choices and calls between two calls change nothing; if the session's text changes, the
   choice begins again. */
static void choose_interrupted(bitnet_model *model) {
    bitnet_session *s = choose_session(model, 256, 0, 20), *same;
    bitnet_budget token = {0, 1};
    float values[CHOOSE_TEXTS], expected;
    bitnet_sampling p;
    int32_t id = 9, a = 1, b = 2;
    size_t best;
    int calls = 0;
    p = run_sampling();
    p.temperature = 1;
    bitnet_session_set_sampling(s, &p);
    same = bitnet_session_copy(s, NULL);
    bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, NULL, NULL, NULL);
    bitnet_step(s, NULL);
    CHECK(bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, &token, values, &best) ==
          BITNET_PENDING);
    CHECK(bitnet_sample(s, NULL, &a) == BITNET_OK && bitnet_sample(same, NULL, &b) == BITNET_OK);
    CHECK(a == b);
    CHECK(bitnet_choose(s, choose_texts, 2, NULL, NULL, values, &best) == BITNET_OK);
    CHECK(values[1] == choose_naively(s, choose_texts[1], false));
    CHECK(bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, &token, values, &best) ==
          BITNET_PENDING);
    bitnet_session_truncate(s, 19);
    bitnet_feed(s, &id, 1); /* as long, and another text */
    bitnet_step(s, NULL);
    expected = choose_naively(s, choose_texts[1], false);
    while (bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, &token, values, &best) ==
           BITNET_PENDING)
        calls++;
    CHECK(calls > 5 && values[1] == expected);
    CHECK(bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, &token, values, &best) ==
          BITNET_PENDING);
    CHECK(bitnet_feed(s, &id, 1) == BITNET_OK); /* a longer text */
    CHECK(bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, NULL, values, &best) == BITNET_OK);
    CHECK(values[1] == choose_naively(s, choose_texts[1], false) && values[1] != expected);
    bitnet_session_truncate(s, 20);
    CHECK(bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, &token, values, &best) ==
          BITNET_PENDING);
    bitnet_session_cancel(s);
    CHECK(bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, NULL, values, &best) ==
          BITNET_CANCELLED);
    CHECK(bitnet_session_length(s) == 20);
    CHECK(bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, NULL, values, &best) == BITNET_OK);
    CHECK(values[1] == expected);
    bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, &token, values, &best); /* freed half-way */
    bitnet_session_free(s);
    bitnet_session_free(same);
}

/* A batch of an earlier call is interrupted, and more is waiting than this call may begin. */
static void choose_under_way(bitnet_model *model) {
    bitnet_session *s = choose_session(model, 256, 5, 8), *same;
    const bitnet_budget instant = {1, 0}, few = {0, 4};
    float values[CHOOSE_TEXTS];
    int32_t i, id = 9;
    int calls = 0;
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    for (i = 0; i < 8; i++) bitnet_feed(s, &id, 1);
    same = bitnet_session_copy(s, NULL);
    CHECK(bitnet_step(s, &instant) == BITNET_PENDING);
    while (bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, &few, values, NULL) == BITNET_PENDING)
        if (!CHECK(++calls < 1000)) break;
    CHECK(calls > 1 && values[1] == choose_naively(same, choose_texts[1], false));
    bitnet_session_free(s);
    bitnet_session_free(same);
}

/* The same with tokens, some of which never occur in text, and with invalid ids. */
static void choose_ids(bitnet_model *model) {
    static const int32_t ids[] = {7, 9, 11, 13, 7, 9, 99999};
    static const size_t from[3] = {0, 3, 4};
    const int32_t *choices[3];
    size_t lengths[3] = {3, 1, 2}, best = 9, i, k;
    float values[3], sum, one = 0;
    bitnet_session *s = choose_session(model, 256, 0, 20), *copy;
    for (i = 0; i < 3; i++) choices[i] = ids + from[i];
    CHECK(bitnet_choose_tokens(s, choices, lengths, 3, NULL, NULL, values, &best) == BITNET_OK);
    for (i = 0; i < 3; i++) {
        copy = bitnet_session_copy(s, NULL);
        for (sum = 0, k = 0; k < lengths[i]; k++) {
            CHECK(bitnet_log_probability(copy, choices[i][k], NULL, &one) == BITNET_OK);
            sum = sum + one;
            bitnet_feed(copy, &choices[i][k], 1);
        }
        CHECK(memcmp(&sum, &values[i], sizeof sum) == 0 && values[best] >= sum);
        bitnet_session_free(copy);
    }
    lengths[2] = 3;
    CHECK(bitnet_choose_tokens(s, choices, lengths, 3, NULL, NULL, values, NULL) ==
          BITNET_ERROR_TOKEN);
    lengths[2] = 0;
    CHECK(bitnet_choose_tokens(s, choices, lengths, 3, NULL, NULL, values, NULL) ==
          BITNET_ERROR_ARGUMENT);
    bitnet_session_free(s);
}

static void choose_errors(bitnet_model *model) {
    static const char *const bad[] = {"a", ""}, *const texts[] = {"abcdefgh", "b"};
    bitnet_session *s = choose_session(model, 16, 0, 0);
    bitnet_grammar *g = bitnet_grammar_create("root ::= \"q\"", 12, NULL, NULL, NULL);
    float values[2], expected;
    int32_t i, id = 3;
    CHECK(bitnet_choose(s, texts, 2, NULL, NULL, values, NULL) == BITNET_ERROR_EMPTY);
    bitnet_feed(s, &id, 1);
    CHECK(bitnet_choose(s, texts, 0, NULL, NULL, values, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_choose(s, bad, 2, NULL, NULL, values, NULL) == BITNET_ERROR_ARGUMENT);
    expected = choose_naively(s, "b", false);
    bitnet_session_set_grammar(s, g);
    CHECK(bitnet_choose(s, texts, 2, NULL, NULL, values, NULL) == BITNET_OK &&
          values[1] == expected);
    for (i = 0; i < 8; i++) bitnet_feed(s, &id, 1);
    CHECK(bitnet_choose(s, texts, 2, NULL, NULL, values, NULL) == BITNET_OK); /* 9 + 8 - 1 */
    bitnet_feed(s, &id, 1);
    CHECK(bitnet_choose(s, texts, 2, NULL, NULL, values, NULL) == BITNET_ERROR_CONTEXT_FULL);
    CHECK(bitnet_choose(s, texts + 1, 1, NULL, NULL, values, NULL) == BITNET_OK);
    bitnet_session_free(s);
    bitnet_grammar_free(g);
}

/* Makes every allocation fail once: there is a named error, the session is unchanged, and nothing
   leaks. */
static void choose_allocation(const make_file *file) {
    bitnet_model_options options;
    check_heap heap;
    float expected = 0;
    long n, wrong = 0, left = 0, failed = 0;
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    options.no_repack = true;
    for (n = 0; n < 500; n++) {
        bitnet_model *model;
        bitnet_session *s;
        float values[CHOOSE_TEXTS];
        bitnet_result result;
        memset(&heap, 0, sizeof heap);
        model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
        s = choose_session(model, 128, 0, 60);
        bitnet_step(s, NULL);
        heap.count = 0;
        heap.fail_at = n;
        result = bitnet_choose(s, choose_texts, CHOOSE_TEXTS, NULL, NULL, values, NULL);
        if (n == 0) expected = values[3];
        wrong += result != BITNET_OK && result != BITNET_ERROR_OUT_OF_MEMORY;
        wrong += result == BITNET_OK && values[3] != expected;
        failed += result != BITNET_OK;
        left += bitnet_session_length(s) != 60;
        if (heap.count < n) result = BITNET_END;
        bitnet_session_free(s);
        bitnet_model_free(model);
        left += heap.live;
        if (result == BITNET_END) break;
    }
    CHECK(wrong == 0 && left == 0 && failed > 20 && n > 20 && n < 500);
}

/* More choices than rows of a batch, in the stories model's vocabulary. */
static void choose_story(void) {
    bitnet_model *model = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    static char text[CHOOSE_MOST][40];
    const char *choices[CHOOSE_MOST];
    float values[CHOOSE_MOST];
    size_t best, i;
    int wrong = 0;
    if (!CHECK(s != NULL)) return;
    bitnet_generate_begin(s, "once upon a time there was a little", BITNET_TERMINATED, NULL);
    for (i = 0; i < CHOOSE_MOST; i++) {
        static const char *const words[] = {" girl", " dog", " red ball", " boy named tim"};
        sprintf(text[i], "%s%s", words[i % 4], i < 20 ? words[i / 4 % 4] : words[i / 10]);
        choices[i] = text[i];
    }
    CHECK(bitnet_choose(s, choices, CHOOSE_MOST, NULL, NULL, values, &best) == BITNET_OK);
    for (i = 0; i < CHOOSE_MOST; i++) {
        float naive = choose_naively(s, choices[i], false);
        wrong += memcmp(&naive, &values[i], sizeof naive) != 0;
    }
    CHECK(wrong == 0 && values[best] < 0);
    bitnet_session_free(s);
    bitnet_model_free(model);
}

/* An MTP head's session whose text is replaced by a feed or a saved state with the same tokens but
   other states: work on the old text is not continued. */
static void choose_joined(void) {
    static const char *const choices[] = {"aab", "aac", "xyz"};
    static const int32_t ids[4] = {65, 66, 67, 68};
    make_options o = make_defaults();
    bitnet_budget token = {0, 1};
    bitnet_model *model;
    bitnet_session *s[2];
    make_file file;
    float states[2][4 * 256], expected[3], values[3];
    uint8_t *saved;
    size_t size, i;
    int way, n;
    o.arch = "qwen35", o.layers = 4, o.rope_width = 16;
    o.state_heads = 2, o.state_key_heads = 1, o.state_width = 64;
    o.mtp_type = BITNET_TYPE_Q8_0;
    model = choose_model(&o, 1, &file);
    if (!CHECK(model && bitnet_model_load_mtp(model, NULL) &&
               bitnet_model_get_info(model)->hidden_size <= 256))
        return;
    for (i = 0; i < 4 * 256; i++) {
        states[0][i] = (float)(i * 7 % 17) / 8 - 1;
        states[1][i] = (float)(i * 5 % 13) / 8 - 1;
    }
    for (way = 0; way < 2; way++) {
        for (n = 0; n < 2; n++) {
            s[n] = bitnet_session_create(bitnet_model_load_mtp(model, NULL), NULL, NULL);
            CHECK(bitnet_feed_hidden(s[n], ids, states[n], 4) == BITNET_OK);
        }
        CHECK(bitnet_choose(s[1], choices, 3, NULL, NULL, expected, NULL) == BITNET_OK);
        for (n = 0; n < 5; n++)
            CHECK(bitnet_choose(s[0], choices, 3, NULL, &token, values, NULL) == BITNET_PENDING);
        saved = run_save(s[1], 0, &size);
        CHECK(saved != NULL);
        if (way) CHECK(bitnet_session_load_memory(s[0], saved, size) == BITNET_OK);
        else bitnet_session_truncate(s[0], 0), bitnet_feed_hidden(s[0], ids, states[1], 4);
        CHECK(bitnet_choose(s[0], choices, 3, NULL, NULL, values, NULL) == BITNET_OK);
        CHECK(memcmp(values, expected, sizeof values) == 0);
        free(saved);
        bitnet_session_free(s[0]);
        bitnet_session_free(s[1]);
    }
    bitnet_model_free(model);
    make_free(&file);
}

static void test_choose(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model = choose_model(&o, 2, &file);
    choose_shapes(model, 1);
    choose_interrupted(model);
    choose_under_way(model);
    choose_ids(model);
    choose_errors(model);
    bitnet_model_free(model);
    choose_allocation(&file);
    make_free(&file);
    o.arch = "llama";
    o.ternary_head = true;
    o.vocabulary = 6000;
    model = choose_model(&o, 1, &file);
    choose_shapes(model, 5);
    bitnet_model_free(model);
    make_free(&file);
    o = make_defaults(); /* a head whose input is quantized by groups of 32 */
    o.arch = "llama";
    o.weight_type = o.embedding_type = BITNET_TYPE_Q2_0;
    model = choose_model(&o, 2, &file);
    CHECK(model != NULL);
    if (model) choose_shapes(model, 5);
    bitnet_model_free(model);
    make_free(&file);
    choose_story();
    choose_joined();
}

#endif
