/* test_arguments.h - wrong arguments: every function of the headers with NULL for a list, negative
   counts, values that are not in an enum, and only one of two hooks; and sessions that are freed by
   their own callbacks */

#ifndef TEST_ARGUMENTS_H
#define TEST_ARGUMENTS_H

#include "make.h"
#include "run.h"

/* Names of the functions that have been called. */
static const char *arguments_called[256];
static size_t arguments_count;

static void arguments_note(const char *name) { arguments_called[arguments_count++] = name; }

/* Checks that a function rejects this. */
#define REFUSES(function, condition) \
    do { \
        (void)sizeof(&function); \
        arguments_note(#function); \
        CHECK_CASE(condition, #function ": " #condition); \
    } while (0)

/* A function that accepts only objects, any numbers, and NULL. */
#define TAKES_ANYTHING(function) \
    do { \
        (void)sizeof(&function); \
        arguments_note(#function); \
    } while (0)

/* The last call's message. */
static bitnet_error arguments_error;

/* True if a call that returns a pointer failed with a message that has these words. */
static bool arguments_refused(const void *made, const char *words) {
    bool ok = !made && arguments_error.result == BITNET_ERROR_ARGUMENT &&
              strstr(arguments_error.message, words) != NULL;
    if (!ok) printf("it says '%s'\n", arguments_error.message);
    memset(&arguments_error, 0, sizeof arguments_error);
    return ok;
}

static bool arguments_said(const bitnet_session *s, bitnet_result result, const char *words) {
    bool ok = result == BITNET_ERROR_ARGUMENT && strstr(bitnet_session_message(s), words) != NULL;
    if (!ok) printf("it says '%s'\n", bitnet_session_message(s));
    return ok;
}

static void *arguments_enqueue(void *user, void (*task)(void *context, int index), void *context,
                               int count) {
    (void)user, (void)task, (void)context, (void)count;
    return NULL;
}

/* Model options with one that is wrong, and words of the error message; false: no more. */
static bool arguments_option(int i, bitnet_model_options *o, const char **words) {
    static const char *const all[] = {
        "threads is -1",         "threads is 1000000",       "isa is 99",
        "i2s_layout is 99",      "scheduler.finish is NULL", "scheduler.count is -3",
        "activation_group is -2"};
    memset(o, 0, sizeof *o);
    if (i == 0) o->threads = -1;
    if (i == 1) o->threads = 1000000;
    if (i == 2) o->isa = (bitnet_isa)99;
    if (i == 3) o->i2s_layout = (bitnet_i2s_layout)99;
    if (i == 4) o->scheduler.enqueue = arguments_enqueue;
    if (i == 5) o->scheduler.count = -3;
    if (i == 6) o->activation_group = -2;
    if (i < 7) *words = all[i];
    return i < 7;
}

static void arguments_of_basics(void) {
    CHECK(bitnet_result_text((bitnet_result)9999) != NULL);
    REFUSES(bitnet_result_text,
            strcmp(bitnet_result_text((bitnet_result)9999), "unknown result") == 0);
    REFUSES(bitnet_is_error, bitnet_is_error((bitnet_result)9999));
    TAKES_ANYTHING(bitnet_version);
    REFUSES(bitnet_sizeof, bitnet_sizeof(NULL) == 0 && bitnet_sizeof("bitnet_none") == 0);
    REFUSES(bitnet_type_name, strcmp(bitnet_type_name(-1), "unknown") == 0);
    REFUSES(bitnet_type_row_size, bitnet_type_row_size(-1, 256) == 0);
    REFUSES(bitnet_isa_name, strcmp(bitnet_isa_name((bitnet_isa)99), "unknown") == 0);
    REFUSES(bitnet_isa_available, !bitnet_isa_available((bitnet_isa)99));
    REFUSES(bitnet_pool_create,
            arguments_refused(bitnet_pool_create(-1, NULL, &arguments_error), "threads is -1"));
    REFUSES(bitnet_pool_free, (bitnet_pool_free(NULL), true));
    REFUSES(bitnet_vector_size, bitnet_vector_size((bitnet_vector_type)99, 8) == 0 &&
                                    bitnet_vector_size(BITNET_VECTOR_FLOAT, -8) == 0);
    {
        float a[2] = {0.6f, 0.8f}, b[2] = {7, 7};
        REFUSES(bitnet_vector_pack,
                bitnet_vector_pack((bitnet_vector_type)99, a, 2, b, &arguments_error) ==
                        BITNET_ERROR_ARGUMENT &&
                    strstr(arguments_error.message, "type") && b[0] == 7 && b[1] == 7);
        CHECK(bitnet_vector_pack((bitnet_vector_type)-1, a, 2, b, NULL) == BITNET_ERROR_ARGUMENT);
        CHECK(bitnet_vector_pack(BITNET_VECTOR_FLOAT, a, -2, b, NULL) == BITNET_ERROR_ARGUMENT);
        CHECK(bitnet_vector_pack(BITNET_VECTOR_FLOAT, NULL, 2, b, NULL) == BITNET_ERROR_ARGUMENT);
        CHECK(bitnet_vector_pack(BITNET_VECTOR_FLOAT, a, 2, NULL, NULL) == BITNET_ERROR_ARGUMENT);
        CHECK(bitnet_vector_pack(BITNET_VECTOR_FLOAT, NULL, 0, NULL, NULL) == BITNET_OK);
        CHECK(b[0] == 7 && b[1] == 7);
        REFUSES(bitnet_similarity, bitnet_similarity((bitnet_vector_type)99, a, a, 2) == 0);
        CHECK(bitnet_similarity(BITNET_VECTOR_BITS, a, a, 0) == 0);
        CHECK(bitnet_similarity(BITNET_VECTOR_INT8, a, a, -1) == 0);
    }
}

static void arguments_of_gguf(const make_file *file) {
    bitnet_gguf *g = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    bitnet_reader reader;
    bitnet_string text;
    int64_t number;
    double real;
    memset(&reader, 0, sizeof reader);
    if (!CHECK(g != NULL)) return;
    REFUSES(bitnet_gguf_open_file,
            arguments_refused(bitnet_gguf_open_file(NULL, NULL, &arguments_error), "path"));
    REFUSES(bitnet_gguf_open_memory,
            arguments_refused(bitnet_gguf_open_memory(NULL, 9, NULL, &arguments_error), "data"));
    REFUSES(
        bitnet_gguf_open_reader,
        arguments_refused(bitnet_gguf_open_reader(NULL, NULL, &arguments_error), "reader") &&
            arguments_refused(bitnet_gguf_open_reader(&reader, NULL, &arguments_error), "read"));
    TAKES_ANYTHING(bitnet_gguf_free);
    TAKES_ANYTHING(bitnet_gguf_version);
    TAKES_ANYTHING(bitnet_gguf_file_size);
    TAKES_ANYTHING(bitnet_gguf_value_count);
    TAKES_ANYTHING(bitnet_gguf_tensor_count);
    REFUSES(bitnet_gguf_value_at, !bitnet_gguf_value_at(g, SIZE_MAX));
    REFUSES(bitnet_gguf_tensor_at, !bitnet_gguf_tensor_at(g, SIZE_MAX));
    REFUSES(bitnet_gguf_find, !bitnet_gguf_find(g, NULL));
    REFUSES(bitnet_gguf_find_tensor, !bitnet_gguf_find_tensor(g, NULL));
    REFUSES(bitnet_gguf_int, !bitnet_gguf_int(NULL, 0, &number) &&
                                 !bitnet_gguf_int(bitnet_gguf_value_at(g, 0), UINT64_MAX, &number));
    REFUSES(bitnet_gguf_number, !bitnet_gguf_number(NULL, 0, &real));
    REFUSES(bitnet_gguf_string, !bitnet_gguf_string(NULL, 0, &text));
    REFUSES(bitnet_gguf_read, bitnet_gguf_read(g, bitnet_gguf_tensor_at(g, 0), 0, NULL, 4,
                                               &arguments_error) == BITNET_ERROR_ARGUMENT &&
                                  arguments_refused(NULL, "data is NULL"));
    CHECK(bitnet_gguf_read(g, bitnet_gguf_tensor_at(g, 0), 0, NULL, 0, NULL) == BITNET_OK);
    bitnet_gguf_free(g);
}

/* The result of writing after a wrong addition to a writer. */
static bool arguments_unwritten(bitnet_gguf_writer *w, const char *words) {
    const void *data = words;
    size_t size = 7;
    bitnet_result result = bitnet_gguf_write_memory(w, &data, &size, &arguments_error);
    bitnet_gguf_writer_free(w);
    return !data && size == 0 && result == BITNET_ERROR_ARGUMENT && arguments_refused(NULL, words);
}

static void arguments_of_writer(void) {
    const uint64_t shape[2] = {32, 2};
    const float floats[64] = {0};
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    TAKES_ANYTHING(bitnet_gguf_writer_create);
    TAKES_ANYTHING(bitnet_gguf_writer_free);
    TAKES_ANYTHING(bitnet_gguf_add_u32);
    TAKES_ANYTHING(bitnet_gguf_add_f32);
    TAKES_ANYTHING(bitnet_gguf_add_bool);
    TAKES_ANYTHING(bitnet_gguf_add_value);
    bitnet_gguf_add_string(w, "general.name", NULL);
    CHECK(bitnet_gguf_write_file(w, NULL, &arguments_error) == BITNET_ERROR_ARGUMENT);
    REFUSES(bitnet_gguf_write_file, arguments_refused(NULL, "path is NULL"));
    bitnet_gguf_writer_free(w);
    TAKES_ANYTHING(bitnet_gguf_add_string);
    w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_strings(w, "a", NULL, 2);
    REFUSES(bitnet_gguf_add_strings, arguments_unwritten(w, "'a' is not an array of strings"));
    w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_array(w, "b", BITNET_GGUF_F32, NULL, 2);
    REFUSES(bitnet_gguf_add_array, arguments_unwritten(w, "'b' is not an array of numbers"));
    w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_array(w, "c", (bitnet_gguf_type)99, floats, 2);
    CHECK(arguments_unwritten(w, "'c' is not an array of numbers"));
    w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_tensor(w, "d", BITNET_TYPE_F32, -1, shape, floats);
    REFUSES(bitnet_gguf_add_tensor, arguments_unwritten(w, "'d' has no data"));
    w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_tensor(w, "e", BITNET_TYPE_F32, 2, NULL, floats);
    CHECK(arguments_unwritten(w, "'e' has no data"));
    w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_tensor(w, "f", 99, 2, shape, floats);
    CHECK(arguments_unwritten(w, "'f' has no data"));
    w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_tensor_reader(w, "g", BITNET_TYPE_F32, 2, shape, NULL);
    REFUSES(bitnet_gguf_add_tensor_reader, arguments_unwritten(w, "'g' has no data"));
    TAKES_ANYTHING(bitnet_gguf_write_memory);
}

static void arguments_of_tokenizer(const bitnet_tokenizer *t) {
    bitnet_message message = {(bitnet_role)99, "a", 1};
    bitnet_detokenizer state;
    bitnet_reply reply;
    int32_t ids[4];
    char text[4];
    size_t count;
    memset(&state, 0, sizeof state);
    TAKES_ANYTHING(bitnet_tokenizer_create);
    TAKES_ANYTHING(bitnet_tokenizer_free);
    TAKES_ANYTHING(bitnet_vocab_size);
    TAKES_ANYTHING(bitnet_token_bos);
    TAKES_ANYTHING(bitnet_token_eos);
    TAKES_ANYTHING(bitnet_tokenizer_chat_template);
    count = 7; /* outputs are 0 after an error, ids -1 */
    REFUSES(bitnet_tokenize,
            bitnet_tokenize(t, NULL, 3, 0, ids, 4, &count, NULL) == BITNET_ERROR_ARGUMENT &&
                count == 0);
    CHECK(bitnet_tokenize(t, "a", 1, 0, NULL, 4, &count, NULL) == BITNET_ERROR_ARGUMENT);
    REFUSES(bitnet_token_bytes, bitnet_token_bytes(t, -1).length == 0);
    REFUSES(bitnet_token_name, bitnet_token_name(t, INT32_MAX).length == 0);
    REFUSES(bitnet_token_find, bitnet_token_find(t, NULL, 3) == -1);
    REFUSES(bitnet_token_is_control, !bitnet_token_is_control(t, -1));
    REFUSES(bitnet_token_is_end, !bitnet_token_is_end(t, INT32_MAX));
    REFUSES(bitnet_detokenize,
            bitnet_detokenize(t, NULL, 3, 0, text, 4, &count, NULL) == BITNET_ERROR_ARGUMENT &&
                count == 0);
    CHECK(bitnet_detokenize(t, ids, 1, 0, NULL, 4, &count, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_detokenize(t, ids, 1, BITNET_ADD_BOS, text, 4, &count, &arguments_error) ==
          BITNET_ERROR_ARGUMENT);
    CHECK(arguments_refused(NULL, "flags is 1"));
    for (ids[0] = -1; ids[0] < 1000; ids[0] += 1000) {
        count = 7;
        CHECK(bitnet_detokenize(t, ids, 1, 0, text, 4, &count, NULL) == BITNET_ERROR_TOKEN &&
              count == 0);
    }
    REFUSES(bitnet_detokenizer_next, bitnet_detokenizer_next(&state, t, 300, NULL, 100) > 0);
    REFUSES(bitnet_chat_encode, bitnet_chat_encode(t, BITNET_CHAT_BITNET, &message, 1, 0, ids, 4,
                                                   &count, NULL) == BITNET_ERROR_ARGUMENT &&
                                    count == 0);
    message.role = BITNET_ROLE_USER;
    count = 7;
    CHECK(bitnet_chat_encode(t, (bitnet_chat_template)99, &message, 1, 0, ids, 4, &count, NULL) ==
              BITNET_ERROR_CHAT &&
          count == 0);
    CHECK(bitnet_chat_encode(t, BITNET_CHAT_BITNET, NULL, 1, 0, ids, 4, &count, NULL) ==
          BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_chat_encode(t, BITNET_CHAT_FALCON, &message, 1, 0, NULL, 4, &count, NULL) ==
          BITNET_ERROR_ARGUMENT);
    reply = bitnet_chat_split(t, NULL, 9, 0, true);
    REFUSES(bitnet_chat_split, reply.text.length == 0 && reply.thought.length == 0);
}

static void arguments_of_model(const make_file *file, bitnet_model *model) {
    bitnet_gguf *g = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    bitnet_model_options o;
    bitnet_session_options session;
    bitnet_memory memory;
    const char *words = "";
    int i;
    for (i = 0; arguments_option(i, &o, &words); i++) {
        CHECK_CASE(
            arguments_refused(
                bitnet_model_load_memory(file->data, file->size, &o, &arguments_error), words),
            words);
        CHECK_CASE(bitnet_estimate(g, &o, NULL, &memory, &arguments_error) ==
                           BITNET_ERROR_ARGUMENT &&
                       arguments_refused(NULL, words),
                   words);
    }
    memset(&session, 0, sizeof session);
    session.batch = -4;
    REFUSES(bitnet_estimate, bitnet_estimate(g, NULL, &session, &memory, &arguments_error) ==
                                     BITNET_ERROR_ARGUMENT &&
                                 arguments_refused(NULL, "batch is -4"));
    bitnet_gguf_free(g);
    REFUSES(bitnet_model_load_file,
            arguments_refused(bitnet_model_load_file(NULL, NULL, &arguments_error), "path"));
    REFUSES(bitnet_model_load_memory,
            arguments_refused(bitnet_model_load_memory(NULL, 9, NULL, &arguments_error), "data"));
    REFUSES(bitnet_model_load_reader,
            arguments_refused(bitnet_model_load_reader(NULL, NULL, &arguments_error), "reader"));
    REFUSES(bitnet_model_free, (bitnet_model_free(NULL), true));
    TAKES_ANYTHING(bitnet_model_get_info);
    TAKES_ANYTHING(bitnet_model_get_sampling);
    TAKES_ANYTHING(bitnet_model_tokenizer);
    REFUSES(bitnet_model_metadata, bitnet_model_metadata(model, NULL).length == 0);
    CHECK(bitnet_model_metadata(model, "no such key").length == 0);
    CHECK(bitnet_model_metadata(model, "tokenizer.ggml.tokens").length == 0);
    CHECK(bitnet__is(bitnet_model_metadata(model, "tokenizer.ggml.model"), "gpt2"));
    TAKES_ANYTHING(bitnet_model_gguf);
    CHECK(bitnet_gguf_find(bitnet_model_gguf(model), "general.architecture") != NULL);
    REFUSES(bitnet_model_load_mtp, !bitnet_model_load_mtp(model, &arguments_error) &&
                                       arguments_error.result == BITNET_ERROR_MODEL_TENSOR);
    REFUSES(bitnet_adapter_load_file,
            arguments_refused(bitnet_adapter_load_file(model, NULL, &arguments_error), "path"));
    REFUSES(
        bitnet_adapter_load_memory,
        arguments_refused(bitnet_adapter_load_memory(model, NULL, 9, &arguments_error), "data"));
    REFUSES(bitnet_adapter_free, (bitnet_adapter_free(NULL), true));
    TAKES_ANYTHING(bitnet_adapter_get_info);
}

/* Session options with one that is wrong. */
static void arguments_of_session_create(bitnet_model *model) {
    static const char *const words[] = {"context_length is -5",
                                        "batch is -1",
                                        "overflow is 99",
                                        "keep is -1",
                                        "snapshots is -2",
                                        "cache is 2",
                                        "keep is 1, not within 0..0"};
    int i;
    for (i = 0; i < 7; i++) {
        bitnet_session_options o;
        memset(&o, 0, sizeof o);
        if (i == 0) o.context_length = -5;
        if (i == 1) o.batch = -1;
        if (i == 2) o.overflow = (bitnet_overflow)99;
        if (i == 3) o.keep = -1;
        if (i == 4) o.snapshots = -2;
        if (i == 5) o.cache = (bitnet_cache)2;
        if (i == 6) o.context_length = o.keep = 1;
        CHECK_CASE(arguments_refused(bitnet_session_create(model, &o, &arguments_error), words[i]),
                   words[i]);
    }
    REFUSES(bitnet_session_create, !bitnet_session_create(NULL, NULL, NULL));
    REFUSES(bitnet_session_free, (bitnet_session_free(NULL), true));
}

/* The valid range of each sampling parameter. BITNET_OFF is accepted for those that can be turned
   off. */
static void arguments_numbers(bitnet_session *s) {
#define ARGUMENTS_FIELD(name) #name, offsetof(bitnet_sampling, name)
    static const struct {
        const char *name;
        size_t offset;
        bool whole, off;
        float good, bad; /* besides -2 */
    } fields[] = {{ARGUMENTS_FIELD(temperature), false, false, 1e6f, 2e6f},
                  {ARGUMENTS_FIELD(top_k), true, true, 1e6f, -3},
                  {ARGUMENTS_FIELD(top_p), false, true, 1, 1.1f},
                  {ARGUMENTS_FIELD(min_p), false, true, 1, -0.5f},
                  {ARGUMENTS_FIELD(repetition_penalty), false, true, 0.5f, -0.5f},
                  {ARGUMENTS_FIELD(penalty_window), true, true, 9, -3},
                  {ARGUMENTS_FIELD(typical_p), false, true, 1, 1.1f},
                  {ARGUMENTS_FIELD(xtc_probability), false, true, 1, -0.1f},
                  {ARGUMENTS_FIELD(xtc_threshold), false, false, 1, 2},
                  {ARGUMENTS_FIELD(dry_multiplier), false, true, 3, -0.5f},
                  {ARGUMENTS_FIELD(dry_base), false, false, 1, 0.5f},
                  {ARGUMENTS_FIELD(dry_allowed_length), true, false, 1, -3},
                  {ARGUMENTS_FIELD(dry_window), true, true, 9, -3},
                  {ARGUMENTS_FIELD(top_n_sigma), false, true, 2, 2e6f}};
#undef ARGUMENTS_FIELD
    const float nan = bitnet__from_bits(0x7FC00000);
    size_t i, k;
    for (i = 0; i < sizeof fields / sizeof *fields; i++) {
        float values[6];
        values[0] = 0, values[1] = fields[i].good, values[2] = BITNET_OFF;
        values[3] = -2, values[4] = fields[i].bad, values[5] = nan;
        for (k = 0; k < (fields[i].whole ? 5u : 6u); k++) {
            bool good = k < 2 || (k == 2 && fields[i].off);
            bitnet_sampling sampling;
            int32_t count = k == 5 ? 0 : (int32_t)values[k];
            memset(&sampling, 0, sizeof sampling);
            if (fields[i].whole) memcpy((char *)&sampling + fields[i].offset, &count, 4);
            else memcpy((char *)&sampling + fields[i].offset, &values[k], 4);
            if (good)
                CHECK_CASE(bitnet_session_set_sampling(s, &sampling) == BITNET_OK, fields[i].name);
            else
                CHECK_CASE(
                    arguments_said(s, bitnet_session_set_sampling(s, &sampling), fields[i].name),
                    fields[i].name);
        }
    }
}

/* These may be any finite number. */
static void arguments_penalties(bitnet_session *s) {
    float values[6];
    int i;
    values[0] = BITNET_OFF, values[1] = -2, values[2] = 1e30f;
    values[3] = bitnet__from_bits(0x7FC00000), values[4] = bitnet__from_bits(0x7F800000);
    values[5] = -values[4];
    for (i = 0; i < 6; i++) {
        bitnet_result expected = i < 3 ? BITNET_OK : BITNET_ERROR_ARGUMENT;
        bitnet_sampling sampling;
        memset(&sampling, 0, sizeof sampling);
        sampling.frequency_penalty = values[i];
        CHECK(bitnet_session_set_sampling(s, &sampling) == expected);
        sampling.frequency_penalty = 0, sampling.presence_penalty = values[i];
        CHECK(bitnet_session_set_sampling(s, &sampling) == expected);
    }
}

static void arguments_stages(bitnet_session *s) {
    bitnet_sampling wrong[2], fits;
    int i;
    memset(wrong, 0, sizeof wrong);
    memset(&fits, 0, sizeof fits);
    wrong[0].dry_breaker_count = 1, wrong[1].stages[3] = BITNET_STAGE_COUNT;
    for (i = 0; i < 2; i++)
        CHECK(bitnet_session_set_sampling(s, &wrong[i]) == BITNET_ERROR_ARGUMENT);
    memset(fits.stages, BITNET_STAGE_XTC, sizeof fits.stages); /* the last place is a zero's */
    CHECK(bitnet_session_set_sampling(s, &fits) == BITNET_OK);
}

static void arguments_of_session(bitnet_session *s) {
    const int32_t one = 1;
    bitnet_session *same[2];
    const bitnet_budget none = {0, -1}, spent = {-1, 0}, endless = {INT64_MAX, 0};
    bitnet_session *empty = bitnet_session_create(s->model, NULL, NULL);
    bitnet_sampling sampling;
    int32_t id;
    char state[8];
    size_t size = 7;
    const float *logits;
    float value;
    same[0] = same[1] = s;
    TAKES_ANYTHING(bitnet_session_copy);
    TAKES_ANYTHING(bitnet_session_model);
    TAKES_ANYTHING(bitnet_session_message);
    TAKES_ANYTHING(bitnet_session_result);
    TAKES_ANYTHING(bitnet_session_set_observer);
    TAKES_ANYTHING(bitnet_session_length);
    TAKES_ANYTHING(bitnet_session_context_length);
    TAKES_ANYTHING(bitnet_session_tokens);
    TAKES_ANYTHING(bitnet_session_reset);
    TAKES_ANYTHING(bitnet_session_cancel);
    TAKES_ANYTHING(bitnet_session_set_drafter);
    TAKES_ANYTHING(bitnet_session_get_stats);
    REFUSES(bitnet_feed, arguments_said(s, bitnet_feed(s, NULL, 3), "ids is NULL"));
    CHECK(bitnet_feed(s, &one, SIZE_MAX) == BITNET_ERROR_CONTEXT_FULL); /* reads none of them */
    CHECK(bitnet_feed(s, &one, SIZE_MAX - INT32_MAX) == BITNET_ERROR_CONTEXT_FULL);
    CHECK(bitnet_feed(s, NULL, 0) == BITNET_OK && bitnet_session_length(s) == 20);
    REFUSES(bitnet_feed_text, arguments_said(s, bitnet_feed_text(s, NULL, 3, 0), "text is NULL"));
    CHECK(arguments_said(s, bitnet_feed_text(s, "a", 1, 1 << 7), "flags is 128"));
    CHECK(bitnet_feed_text(s, NULL, BITNET_TERMINATED, 0) == BITNET_OK &&
          bitnet_session_length(s) == 20);
    REFUSES(bitnet_feed_hidden,
            arguments_said(s, bitnet_feed_hidden(s, NULL, &value, 3), "ids is NULL"));
    CHECK(
        arguments_said(s, bitnet_feed_hidden(s, &one, &value, 1), "not a session of an MTP head"));
    TAKES_ANYTHING(bitnet_step);
    CHECK(bitnet_step(s, &none) == BITNET_PENDING);
    CHECK(bitnet_step_many(&s, 1, &none) == BITNET_PENDING);
    CHECK(bitnet_step(s, &spent) == BITNET_PENDING && bitnet_step(s, &endless) == BITNET_OK);
    REFUSES(bitnet_step_many, bitnet_step_many(&s, -1, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_step_many(NULL, 2, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_step_many(same, 2, NULL) == BITNET_ERROR_ARGUMENT);
    logits = &value;
    REFUSES(bitnet_logits, bitnet_logits(empty, NULL, &logits) == BITNET_ERROR_EMPTY);
    CHECK(logits == NULL);
    value = 7, id = 7;
    REFUSES(bitnet_log_probability,
            bitnet_log_probability(s, -1, NULL, &value) == BITNET_ERROR_TOKEN && value == 0);
    REFUSES(bitnet_sample, bitnet_sample(empty, NULL, &id) == BITNET_ERROR_EMPTY && id == -1);
    bitnet_session_free(empty);
    REFUSES(bitnet_session_truncate,
            arguments_said(s, bitnet_session_truncate(s, -1), "cannot truncate 20 tokens to -1"));
    REFUSES(bitnet_session_save_memory,
            arguments_said(s, bitnet_session_save_memory(s, 2, state, 8, &size), "flags is 2"));
    CHECK(size == 0);
    size = 7;
    CHECK(arguments_said(s, bitnet_session_save_memory(s, 0, NULL, 1 << 30, &size), "is NULL"));
    CHECK(size == 0);
    REFUSES(bitnet_session_load_memory,
            arguments_said(s, bitnet_session_load_memory(s, NULL, 999), "data is NULL"));
    REFUSES(bitnet_session_save_file,
            arguments_said(s, bitnet_session_save_file(s, NULL, 0), "path is NULL"));
    CHECK(arguments_said(s, bitnet_session_save_file(s, "no/such/folder", 4), "flags is 4"));
    REFUSES(bitnet_session_load_file,
            arguments_said(s, bitnet_session_load_file(s, NULL), "path is NULL"));
    memset(&sampling, 0, sizeof sampling);
    sampling.logit_bias_count = 2;
    REFUSES(bitnet_session_set_sampling,
            arguments_said(s, bitnet_session_set_sampling(s, &sampling), "logit_bias is NULL"));
    arguments_numbers(s);
    arguments_penalties(s);
    arguments_stages(s);
    TAKES_ANYTHING(bitnet_session_set_grammar);
    REFUSES(bitnet_session_resume_grammar,
            arguments_said(s, bitnet_session_resume_grammar(s, NULL, 21), "from is 21"));
    CHECK(arguments_said(s, bitnet_session_resume_grammar(s, NULL, -1), "from is -1"));
    value = bitnet__from_bits(0x7FC00000);
    REFUSES(bitnet_session_set_adapter,
            arguments_said(s, bitnet_session_set_adapter(s, NULL, value), "finite"));
}

static const char arguments_long[] =
    "A text of more letters than the context of 64 positions has room for, in tokens of one byte.";

static void arguments_of_generate(bitnet_session *s) {
    static const char *const words[] = {
        "stop is NULL",       "stop_ids is NULL",  "max_tokens is -2",  "min_tokens is -1",
        "top_logprobs is -1", "stop_leaves is 99", "thinking is 65536", "share is 1001"};
    bitnet_generate_options o;
    const bitnet_generated_token *tokens;
    const bitnet_budget none = {0, -1};
    const char *text;
    size_t length;
    int i;
    for (i = 0; i < 8; i++) {
        memset(&o, 0, sizeof o);
        if (i == 0) o.stop_count = 1;
        if (i == 1) o.stop_id_count = 1;
        if (i == 2) o.max_tokens = -2;
        if (i == 3) o.min_tokens = -1;
        if (i == 4) o.top_logprobs = -1;
        if (i == 5) o.stop_leaves = (bitnet_stop_leaves)99;
        if (i == 6) o.thinking = 1 << 16;
        if (i == 7) o.share = 1001;
        REFUSES(bitnet_generate,
                arguments_said(s, bitnet_generate(s, "a", &o, NULL, NULL), words[i]));
        REFUSES(bitnet_chat, arguments_said(s, bitnet_chat(s, "a", &o, NULL, NULL), words[i]));
        REFUSES(bitnet_generate_begin,
                arguments_said(s, bitnet_generate_begin(s, "a", BITNET_TERMINATED, &o), words[i]));
        REFUSES(bitnet_chat_begin,
                arguments_said(s, bitnet_chat_begin(s, "a", BITNET_TERMINATED, &o), words[i]));
    }
    REFUSES(bitnet_generate_begin,
            arguments_said(s, bitnet_generate_begin(s, NULL, 2, NULL), "text is NULL"));
    REFUSES(bitnet_chat_begin,
            arguments_said(s, bitnet_chat_begin(s, NULL, 2, NULL), "text is NULL"));
    REFUSES(bitnet_chat_messages_begin,
            arguments_said(s, bitnet_chat_messages_begin(s, NULL, 2, NULL), "messages is NULL"));
    memset(&o, 0, sizeof o);
    o.thinking = 1 << 16;
    CHECK(arguments_said(s, bitnet_chat_messages_begin(s, NULL, 0, &o), "thinking is 65536"));
    REFUSES(bitnet_chat_system, bitnet_chat_system(s, arguments_long) == BITNET_ERROR_CONTEXT_FULL);
    REFUSES(bitnet_infill_begin, arguments_said(s, bitnet_infill_begin(s, "a", 1, "b", 1, NULL),
                                                "no tokens for filling in"));
    REFUSES(bitnet_chat_results_begin,
            arguments_said(s, bitnet_chat_results_begin(s, NULL, 2, NULL), "results is NULL"));
    REFUSES(bitnet_generate_next,
            bitnet_generate_next(s, &none, &text, &length) == BITNET_END && !*text && !length);
    REFUSES(bitnet_generate_many,
            bitnet_generate_many(&s, -1, NULL, NULL, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_generate_many(NULL, 1, NULL, NULL, NULL) == BITNET_ERROR_ARGUMENT);
    TAKES_ANYTHING(bitnet_generate_stop_reason);
    REFUSES(bitnet_generate_tokens, bitnet_generate_tokens(s, &tokens) == 0);
}

static void arguments_of_choose(bitnet_session *s) {
    static const int32_t id = 1, *const one[2] = {&id, NULL};
    static const char *const texts[2] = {" a", NULL};
    const size_t lengths[2] = {1, 1}, huge[1] = {SIZE_MAX};
    size_t best = 7;
    const bitnet_budget none = {0, -1};
    REFUSES(bitnet_choose, arguments_said(s, bitnet_choose(s, NULL, 2, NULL, NULL, NULL, &best),
                                          "choices is NULL") &&
                               best == 0);
    CHECK(
        arguments_said(s, bitnet_choose(s, texts, 2, NULL, NULL, NULL, NULL), "a choice is NULL"));
    REFUSES(bitnet_choose_tokens,
            arguments_said(s, bitnet_choose_tokens(s, NULL, lengths, 2, NULL, NULL, NULL, NULL),
                           "choices is NULL"));
    CHECK(arguments_said(s, bitnet_choose_tokens(s, one, NULL, 2, NULL, NULL, NULL, NULL),
                         "lengths is NULL"));
    CHECK(arguments_said(s, bitnet_choose_tokens(s, one, lengths, 2, NULL, NULL, NULL, NULL),
                         "a choice is NULL"));
    CHECK(bitnet_choose_tokens(s, one, huge, 1, NULL, NULL, NULL, NULL) ==
          BITNET_ERROR_CONTEXT_FULL);
    CHECK(!bitnet_is_error(bitnet_choose(s, texts, 1, NULL, &none, NULL, NULL)));
}

static void arguments_of_grammar(const bitnet_tokenizer *t) {
    static const bitnet_tool tool = {"f", NULL, NULL, false};
    bitnet_grammar *grammar = bitnet_grammar_create("root ::= \"a\"", 12, NULL, NULL, NULL);
    bitnet_tools *tools = bitnet_tools_create(t, &tool, 1, NULL, NULL);
    bitnet_tools_options o;
    bitnet_tool_call call;
    size_t length, count;
    if (!CHECK(grammar && tools)) return;
    REFUSES(
        bitnet_grammar_create,
        arguments_refused(bitnet_grammar_create(NULL, 9, NULL, NULL, &arguments_error), "text"));
    TAKES_ANYTHING(bitnet_grammar_from_json_schema); /* NULL: of any JSON */
    REFUSES(bitnet_grammar_match,
            bitnet_grammar_match(grammar, NULL, 5, &count, NULL) == BITNET_ERROR_ARGUMENT);
    REFUSES(bitnet_grammar_free, (bitnet_grammar_free(NULL), true));
    REFUSES(bitnet_tools_create,
            arguments_refused(bitnet_tools_create(t, NULL, 2, NULL, &arguments_error), "tools"));
    memset(&o, 0, sizeof o);
    o.choice = (bitnet_tool_choice)99;
    CHECK(
        arguments_refused(bitnet_tools_create(t, &tool, 1, &o, &arguments_error), "choice is 99"));
    memset(&o, 0, sizeof o);
    o.format = (bitnet_tool_format)99;
    CHECK(
        arguments_refused(bitnet_tools_create(t, &tool, 1, &o, &arguments_error), "format is 99"));
    TAKES_ANYTHING(bitnet_tools_prompt);
    TAKES_ANYTHING(bitnet_tools_grammar);
    length = count = 7;
    REFUSES(bitnet_tools_parse, bitnet_tools_parse(tools, NULL, 5, &length, &call, 1, &count,
                                                   NULL) == BITNET_ERROR_ARGUMENT &&
                                    length == 0 && count == 0);
    length = 7;
    CHECK(bitnet_tools_parse(tools, "a", 1, &length, NULL, 1, &count, NULL) ==
          BITNET_ERROR_ARGUMENT);
    REFUSES(bitnet_tools_split, bitnet_tools_split(tools, t, NULL, 5, true).text.length == 0);
    REFUSES(bitnet_tools_write,
            bitnet_tools_write(tools, NULL, 2, NULL, 0, &length, NULL) == BITNET_ERROR_ARGUMENT &&
                length == 0);
    REFUSES(bitnet_tools_free, (bitnet_tools_free(NULL), true));
    bitnet_tools_free(tools);
    bitnet_grammar_free(grammar);
}

static void arguments_of_embed(bitnet_model *model) {
    bitnet_passage passage = {NULL, NULL, 7};
    bitnet_embed_options o;
    const bitnet_budget none = {0, -1};
    bitnet_embedding *e;
    float *vectors =
        (float *)calloc((size_t)bitnet_model_get_info(model)->hidden_size, sizeof(float));
    memset(&o, 0, sizeof o);
    REFUSES(bitnet_embed, bitnet_embed(model, NULL, 2, NULL, vectors, &arguments_error) ==
                                  BITNET_ERROR_ARGUMENT &&
                              arguments_refused(NULL, "passages is NULL"));
    CHECK(bitnet_embed(model, &passage, 1, NULL, vectors, &arguments_error) ==
          BITNET_ERROR_ARGUMENT);
    REFUSES(
        bitnet_embedding_create,
        arguments_refused(bitnet_embedding_create(model, &passage, 1, NULL, NULL, &arguments_error),
                          "vectors is NULL"));
    o.context_length = -1;
    CHECK(arguments_refused(
        bitnet_embedding_create(model, &passage, 1, &o, vectors, &arguments_error),
        "context_length is -1"));
    o.context_length = 0;
    o.pooling = (bitnet_pooling)99;
    CHECK(arguments_refused(
        bitnet_embedding_create(model, &passage, 1, &o, vectors, &arguments_error),
        "pooling is 99"));
    e = bitnet_embedding_create(model, &passage, 1, NULL, vectors, NULL);
    REFUSES(bitnet_embedding_next,
            bitnet_embedding_next(e, &none, &arguments_error) == BITNET_ERROR_ARGUMENT);
    TAKES_ANYTHING(bitnet_embedding_done);
    REFUSES(bitnet_embedding_free, (bitnet_embedding_free(NULL), true));
    bitnet_embedding_free(e);
    free(vectors);
}

static void arguments_of_matrix(void) {
    static const int8_t codes[128] = {1};
    static const float floats[128] = {1};
    bitnet_matrix_options o;
    bitnet_matrix *m = bitnet_matrix_from_codes(codes, 1, 128, 1, NULL, NULL);
    float y[1];
    int32_t sums[1];
    memset(&o, 0, sizeof o);
    if (!CHECK(m != NULL)) return;
    o.isa = (bitnet_isa)99;
    REFUSES(bitnet_matrix_from_codes,
            arguments_refused(bitnet_matrix_from_codes(NULL, 1, 128, 1, NULL, &arguments_error),
                              "no such matrix"));
    CHECK(arguments_refused(bitnet_matrix_from_codes(codes, 1, 128, 1, &o, &arguments_error),
                            "isa is 99"));
    o.isa = BITNET_ISA_AUTO;
    o.scheduler.enqueue = arguments_enqueue;
    REFUSES(bitnet_matrix_from_floats,
            arguments_refused(bitnet_matrix_from_floats(floats, 1, 128, &o, &arguments_error),
                              "scheduler.finish is NULL"));
    CHECK(arguments_refused(bitnet_matrix_from_floats(floats, -1, 128, NULL, &arguments_error),
                            "no such matrix"));
    REFUSES(bitnet_matrix_from_i2s,
            arguments_refused(bitnet_matrix_from_i2s(NULL, 1, 128, NULL, &arguments_error),
                              "no such matrix"));
    TAKES_ANYTHING(bitnet_matrix_get_stats);
    REFUSES(bitnet_matrix_multiply,
            bitnet_matrix_multiply(m, floats, -1, y, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_matrix_multiply(m, NULL, 1, y, NULL) == BITNET_ERROR_ARGUMENT);
    REFUSES(bitnet_matrix_multiply_int8,
            bitnet_matrix_multiply_int8(m, NULL, 1, sums, NULL) == BITNET_ERROR_ARGUMENT);
    REFUSES(bitnet_matrix_free, (bitnet_matrix_free(NULL), true));
    bitnet_matrix_free(m);
}

static void arguments_of_chains(bitnet_session *s) {
    static const bitnet_chain chain = {{1, 2, 3}, 3, 0.5f, 0, 0};
    bitnet_chain_table *table = bitnet_chain_table_create(&chain, 1, 1, NULL, NULL);
    bitnet_miner *miner = bitnet_miner_create(NULL, NULL);
    const int32_t bad = -1, id = 1;
    const float likely = 1;
    bitnet_chains_options o;
    uint8_t data[8];
    size_t size;
    TAKES_ANYTHING(bitnet_chain_table_version);
    TAKES_ANYTHING(bitnet_chain_table_count);
    TAKES_ANYTHING(bitnet_chain_table_copy_best);
    TAKES_ANYTHING(bitnet_chains_get_stats);
    TAKES_ANYTHING(bitnet_chains_add_counts);
    TAKES_ANYTHING(bitnet_chain_table_from_chains);
    TAKES_ANYTHING(bitnet_miner_create);
    REFUSES(bitnet_chain_table_create,
            arguments_refused(bitnet_chain_table_create(NULL, 1, 1, NULL, &arguments_error),
                              "chains is NULL"));
    REFUSES(bitnet_chain_table_load_file,
            arguments_refused(bitnet_chain_table_load_file(NULL, NULL, NULL, &arguments_error),
                              "path is NULL"));
    REFUSES(bitnet_chain_table_load_memory,
            arguments_refused(bitnet_chain_table_load_memory(NULL, 9, NULL, NULL, &arguments_error),
                              "data is NULL"));
    REFUSES(bitnet_chain_table_save_file,
            bitnet_chain_table_save_file(table, NULL, NULL, &arguments_error) ==
                    BITNET_ERROR_ARGUMENT &&
                arguments_refused(NULL, "path is NULL"));
    size = 7;
    REFUSES(bitnet_chain_table_save_memory,
            bitnet_chain_table_save_memory(table, NULL, NULL, 9, &size, &arguments_error) ==
                    BITNET_ERROR_ARGUMENT &&
                size == 0 && arguments_refused(NULL, "data is NULL"));
    CHECK(bitnet_chain_table_save_memory(table, NULL, data, 8, &size, NULL) == BITNET_OK);
    REFUSES(bitnet_chain_table_at, !bitnet_chain_table_at(table, SIZE_MAX));
    REFUSES(bitnet_chain_table_find, !bitnet_chain_table_find(table, NULL, 3, &size) && size == 0);
    REFUSES(bitnet_chain_table_draw, bitnet_chain_table_draw(table, NULL, 99) == 0);
    REFUSES(bitnet_chain_table_free, (bitnet_chain_table_free(NULL), true));
    REFUSES(bitnet_chain_memory_create,
            arguments_refused(bitnet_chain_memory_create(s->model, -2, &arguments_error),
                              "a memory of -2 entries"));
    REFUSES(bitnet_chain_memory_free, (bitnet_chain_memory_free(NULL), true));
    memset(&o, 0, sizeof o);
    o.max_draft = BITNET_CHAINS_MAX_DRAFT + 1;
    REFUSES(bitnet_chains_create,
            arguments_refused(bitnet_chains_create(s, &o, &arguments_error), "an option"));
    REFUSES(bitnet_chains_free, (bitnet_chains_free(NULL), true));
    REFUSES(bitnet_miner_add,
            bitnet_miner_add(miner, NULL, &likely, 1, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_miner_add(miner, &id, NULL, 1, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_miner_add(miner, &bad, &likely, 1, &arguments_error) == BITNET_ERROR_ARGUMENT &&
          arguments_refused(NULL, "ids[0] is negative"));
    REFUSES(bitnet_miner_read,
            bitnet_miner_read(miner, s, NULL, 1, NULL, &arguments_error) == BITNET_ERROR_ARGUMENT &&
                arguments_refused(NULL, "ids is NULL"));
    REFUSES(bitnet_chain_table_from_miner,
            !bitnet_chain_table_from_miner(miner, 1, 3, &arguments_error) &&
                arguments_error.result == BITNET_ERROR_CHAINS_VERSION);
    REFUSES(bitnet_miner_free, (bitnet_miner_free(NULL), true));
    bitnet_miner_free(miner);
    bitnet_chain_table_free(table);
}

/* ---- outputs after errors */

/* Valid objects, except for a writer that was given a list without data. */
typedef struct arguments_objects {
    bitnet_gguf *gguf;
    bitnet_model *model;
    const bitnet_tokenizer *tokenizer;
    bitnet_session *session, *empty;
    bitnet_grammar *grammar;
    bitnet_tools *tools;
    bitnet_chain_table *table;
    bitnet_gguf_writer *writer;
} arguments_objects;

static arguments_objects arguments_make(const make_file *file, bitnet_session *s) {
    static const bitnet_chain chain = {{1, 2, 3}, 3, 0.5f, 0, 0};
    static const bitnet_tool tool = {"f", NULL, NULL, false};
    arguments_objects a;
    a.gguf = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    a.model = bitnet_session_model(s);
    a.tokenizer = bitnet_model_tokenizer(a.model);
    a.session = s;
    a.empty = bitnet_session_create(a.model, NULL, NULL);
    a.grammar = bitnet_grammar_create("root ::= \"a\"", BITNET_TERMINATED, NULL, NULL, NULL);
    a.tools = bitnet_tools_create(a.tokenizer, &tool, 1, NULL, NULL);
    a.table = bitnet_chain_table_create(&chain, 1, 1, NULL, NULL);
    a.writer = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf_add_array(a.writer, "a", BITNET_GGUF_F32, NULL, 2);
    return a;
}

static void arguments_release(arguments_objects *a) {
    bitnet_gguf_free(a->gguf);
    bitnet_grammar_free(a->grammar);
    bitnet_tools_free(a->tools);
    bitnet_chain_table_free(a->table);
    bitnet_gguf_writer_free(a->writer);
    bitnet_session_free(a->empty);
}

typedef struct arguments_outputs {
    int64_t whole;
    double number;
    float real;
    int32_t id;
    size_t size, count;
    bitnet_string string;
    bitnet_memory memory;
    const void *data;
    const float *logits;
    const char *text;
} arguments_outputs;

static bool arguments_are_zeros(const void *memory, size_t size) {
    const uint8_t *bytes = (const uint8_t *)memory;
    while (size > 0 && *bytes == 0) bytes++, size--;
    return size == 0;
}

/* A function with outputs, a failing call, and the expected outputs. */
#define ARGUMENTS_OUTPUTS(X) \
    X(gguf_int, !bitnet_gguf_int(bitnet_gguf_value_at(a->gguf, 0), 999, &o->whole), o->whole == 0) \
    X(gguf_number, !bitnet_gguf_number(NULL, 0, &o->number), o->number == 0) \
    X(gguf_string, !bitnet_gguf_string(NULL, 0, &o->string), \
      !o->string.data && o->string.length == 0) \
    X(estimate, bitnet_estimate(a->gguf, NULL, &wrong, &o->memory, NULL) != BITNET_OK, \
      arguments_are_zeros(&o->memory, sizeof o->memory)) \
    X(tokenize, bitnet_tokenize(a->tokenizer, NULL, 3, 0, NULL, 0, &o->count, NULL) != BITNET_OK, \
      o->count == 0) \
    X(detokenize, \
      bitnet_detokenize(a->tokenizer, NULL, 3, 0, NULL, 0, &o->size, NULL) != BITNET_OK, \
      o->size == 0) \
    X(chat_encode, \
      bitnet_chat_encode(a->tokenizer, BITNET_CHAT_BITNET, NULL, 1, 0, NULL, 0, &o->count, \
                         NULL) != BITNET_OK, \
      o->count == 0) \
    X(logits, bitnet_logits(a->empty, NULL, &o->logits) != BITNET_OK, !o->logits) \
    X(log_probability, bitnet_log_probability(a->empty, 1, NULL, &o->real) != BITNET_OK, \
      o->real == 0) \
    X(sample, bitnet_sample(a->empty, NULL, &o->id) != BITNET_OK, o->id == -1) \
    X(save_memory, bitnet_session_save_memory(a->session, 2, NULL, 0, &o->size) != BITNET_OK, \
      o->size == 0) \
    X(generate_next, bitnet_generate_next(a->empty, NULL, &o->text, &o->size) != BITNET_OK, \
      o->size == 0 && !*o->text) \
    X(choose, bitnet_choose(a->session, NULL, 0, NULL, NULL, NULL, &o->count) != BITNET_OK, \
      o->count == 0) \
    X(choose_tokens, \
      bitnet_choose_tokens(a->session, NULL, NULL, 0, NULL, NULL, NULL, &o->count) != BITNET_OK, \
      o->count == 0) \
    X(grammar_match, bitnet_grammar_match(a->grammar, NULL, 5, &o->size, NULL) != BITNET_OK, \
      o->size == 0) \
    X(tools_parse, \
      bitnet_tools_parse(a->tools, NULL, 5, &o->size, NULL, 0, &o->count, NULL) != BITNET_OK, \
      o->size == 0 && o->count == 0) \
    X(tools_write, bitnet_tools_write(a->tools, NULL, 2, NULL, 0, &o->size, NULL) != BITNET_OK, \
      o->size == 0) \
    X(chain_table_save_memory, \
      bitnet_chain_table_save_memory(a->table, NULL, NULL, 9, &o->size, NULL) != BITNET_OK, \
      o->size == 0) \
    X(chain_table_find, !bitnet_chain_table_find(a->table, NULL, 3, &o->count), o->count == 0) \
    X(gguf_write_memory, \
      bitnet_gguf_write_memory(a->writer, &o->data, &o->size, NULL) != BITNET_OK, \
      !o->data && o->size == 0)

#define ARGUMENTS_OUTPUT(name, fails, clears) \
    static bool arguments_clears_##name(const arguments_objects *a, arguments_outputs *o) { \
        static const bitnet_session_options wrong = {-5,    0, BITNET_OVERFLOW_ERROR, 0, \
                                                     false, 0, BITNET_CACHE_F16}; \
        (void)a, (void)wrong; \
        return (fails) && (clears); \
    }
ARGUMENTS_OUTPUTS(ARGUMENTS_OUTPUT)
#undef ARGUMENTS_OUTPUT

static void arguments_of_outputs(const arguments_objects *a) {
    static const struct {
        const char *name;
        bool (*clears)(const arguments_objects *a, arguments_outputs *o);
    } table[] = {
#define ARGUMENTS_OUTPUT(name, fails, clears) {#name, arguments_clears_##name},
        ARGUMENTS_OUTPUTS(ARGUMENTS_OUTPUT)
#undef ARGUMENTS_OUTPUT
    };
    arguments_outputs outputs;
    size_t i;
    for (i = 0; i < sizeof table / sizeof *table; i++) {
        memset(&outputs, 0xA5, sizeof outputs);
        CHECK_CASE(table[i].clears(a, &outputs), table[i].name);
    }
}

/* ---- flags and enumerators */

enum {
    ARGUMENTS_TEXT = BITNET_ADD_BOS | BITNET_PARSE_SPECIAL | BITNET_ADD_EOS,
    ARGUMENTS_THINKING =
        BITNET_NO_THINKING | BITNET_THINKING | BITNET_LOW_EFFORT | BITNET_MEDIUM_EFFORT
};

static bitnet_result arguments_tokenize(const arguments_objects *a, unsigned flags) {
    size_t count;
    return bitnet_tokenize(a->tokenizer, "a", 1, flags, NULL, 0, &count, &arguments_error);
}

static bitnet_result arguments_feed_text(const arguments_objects *a, unsigned flags) {
    bitnet_session_reset(a->session);
    return bitnet_feed_text(a->session, "a", 1, flags);
}

static bitnet_result arguments_detokenize(const arguments_objects *a, unsigned flags) {
    size_t length;
    return bitnet_detokenize(a->tokenizer, NULL, 0, flags, NULL, 0, &length, &arguments_error);
}

static bitnet_result arguments_chat_encode(const arguments_objects *a, unsigned flags) {
    bitnet_message message = {BITNET_ROLE_USER, "a", 1};
    size_t count;
    return bitnet_chat_encode(a->tokenizer, BITNET_CHAT_BITNET, &message, 1, flags, NULL, 0, &count,
                              &arguments_error);
}

static bitnet_result arguments_save(const arguments_objects *a, unsigned flags) {
    size_t size;
    return bitnet_session_save_memory(a->session, flags, NULL, 0, &size);
}

static bitnet_result arguments_begin(const arguments_objects *a, unsigned thinking) {
    bitnet_generate_options o;
    memset(&o, 0, sizeof o);
    o.thinking = thinking;
    return bitnet_generate_begin(a->session, "a", 1, &o);
}

static bitnet_result arguments_tools(const arguments_objects *a, const bitnet_tools_options *o) {
    static const bitnet_tool tool = {"f", NULL, NULL, false};
    bitnet_tools_options named = *o;
    bitnet_tools *tools;
    named.name = "f";
    tools = bitnet_tools_create(a->tokenizer, &tool, 1, &named, &arguments_error);
    bitnet_tools_free(tools);
    return tools ? BITNET_OK : arguments_error.result;
}

static bitnet_result arguments_think_of_tools(const arguments_objects *a, unsigned thinking) {
    bitnet_tools_options o;
    memset(&o, 0, sizeof o);
    o.thinking = thinking;
    return arguments_tools(a, &o);
}

static void arguments_of_flags(const arguments_objects *a) {
    static const struct {
        const char *name;
        bitnet_result (*call)(const arguments_objects *a, unsigned flags);
        unsigned known;
    } table[] = {
        {"flags of bitnet_tokenize", arguments_tokenize, ARGUMENTS_TEXT},
        {"flags of bitnet_feed_text", arguments_feed_text, ARGUMENTS_TEXT},
        {"flags of bitnet_detokenize", arguments_detokenize, BITNET_PARSE_SPECIAL},
        {"flags of bitnet_chat_encode", arguments_chat_encode, BITNET_ADD_BOS | ARGUMENTS_THINKING},
        {"flags of bitnet_session_save_memory", arguments_save, BITNET_SAVE_TOKENS},
        {"thinking of bitnet_generate_options", arguments_begin, ARGUMENTS_THINKING},
        {"thinking of bitnet_tools_options", arguments_think_of_tools, ARGUMENTS_THINKING}};
    static const unsigned pairs[] = {BITNET_NO_THINKING | BITNET_THINKING,
                                     BITNET_LOW_EFFORT | BITNET_MEDIUM_EFFORT};
    size_t i, k;
    for (i = 0; i < sizeof table / sizeof *table; i++) {
        for (k = 0; k < 32; k++) {
            bitnet_result result = table[i].call(a, 1u << k);
            CHECK_CASE((result == BITNET_ERROR_ARGUMENT) == !(table[i].known >> k & 1),
                       table[i].name);
        }
        for (k = 0; k < 2; k++)
            if ((table[i].known & pairs[k]) == pairs[k])
                CHECK_CASE(table[i].call(a, pairs[k]) == BITNET_ERROR_ARGUMENT, table[i].name);
    }
}

static bitnet_result arguments_load(const arguments_objects *a, const bitnet_model_options *o) {
    bitnet_memory memory;
    return bitnet_estimate(a->gguf, o, NULL, &memory, NULL);
}

static bitnet_result arguments_open(const arguments_objects *a, const bitnet_session_options *o) {
    bitnet_session *s = bitnet_session_create(a->model, o, &arguments_error);
    bitnet_session_free(s);
    return s ? BITNET_OK : arguments_error.result;
}

/* An enumerator's call with a value. */
#define ARGUMENTS_ENUMS(X) \
    X(model_options, isa, bitnet_isa, BITNET_ISA_COUNT, arguments_load) \
    X(model_options, i2s_layout, bitnet_i2s_layout, BITNET_I2S_64 + 1, arguments_load) \
    X(session_options, overflow, bitnet_overflow, BITNET_OVERFLOW_SLIDE + 1, arguments_open) \
    X(session_options, cache, bitnet_cache, BITNET_CACHE_INT8 + 1, arguments_open) \
    X(tools_options, choice, bitnet_tool_choice, BITNET_TOOL_CHOICE_ONE + 1, arguments_tools) \
    X(tools_options, format, bitnet_tool_format, BITNET_TOOL_FORMAT_TAGS + 1, arguments_tools) \
    X(generate_options, stop_leaves, bitnet_stop_leaves, BITNET_STOP_LEAVES_NOTHING + 1, \
      arguments_generate) \
    X(embed_options, pooling, bitnet_pooling, BITNET_POOLING_LAST + 1, arguments_embed)

static bitnet_result arguments_generate(const arguments_objects *a,
                                        const bitnet_generate_options *o) {
    return bitnet_generate_begin(a->session, "a", 1, o);
}

static bitnet_result arguments_embed(const arguments_objects *a, const bitnet_embed_options *o) {
    return bitnet_embed(a->model, NULL, 0, o, NULL, NULL);
}

#define ARGUMENTS_ENUM(type, field, enumeration, count, call) \
    static bitnet_result arguments_try_##field(const arguments_objects *a, int value) { \
        bitnet_##type options; \
        memset(&options, 0, sizeof options); \
        options.field = (enumeration)value; \
        return call(a, &options); \
    }
ARGUMENTS_ENUMS(ARGUMENTS_ENUM)
#undef ARGUMENTS_ENUM

static void arguments_of_enums(const arguments_objects *a) {
    static const struct {
        const char *name;
        bitnet_result (*call)(const arguments_objects *a, int value);
        int count;
    } table[] = {
#define ARGUMENTS_ENUM(type, field, enumeration, count, call) \
    {#field, arguments_try_##field, (int)(count)},
        ARGUMENTS_ENUMS(ARGUMENTS_ENUM)
#undef ARGUMENTS_ENUM
    };
    size_t i;
    int value;
    for (i = 0; i < sizeof table / sizeof *table; i++)
        for (value = -1; value <= table[i].count; value++)
            CHECK_CASE((table[i].call(a, value) == BITNET_ERROR_ARGUMENT) ==
                           (value < 0 || value == table[i].count),
                       table[i].name);
}

/* Checks that every function declared in the header has been called. */
static void arguments_all_called(const char *path, size_t least) {
    size_t size, found = 0, i;
    char *header = check_read_file(path, &size), *at;
    const char *end = header ? strstr(header, "_H */\n") : NULL; /* of the declarations */
    if (!CHECK(end != NULL)) return;
    at = strstr(header, "\n#ifndef "); /* behind the manual */
    for (; (at = strstr(at, "\nBITNET_")) != NULL && at < end;) {
        char *name = at, *open = strchr(at, '(');
        while ((at = strstr(at + 1, "bitnet_")) != NULL && at < open) name = at;
        for (i = 0; i < arguments_count; i++)
            if (!strncmp(name, arguments_called[i], (size_t)(open - name)) &&
                !arguments_called[i][open - name])
                break;
        *open = 0;
        CHECK_CASE(i < arguments_count, name);
        at = open + 1;
        found++;
    }
    CHECK(found >= least);
    free(header);
}

/* ---- sessions that are freed in callbacks of their own */

typedef struct arguments_owner {
    bitnet_session *session;
    bitnet_embedding *embedding;
    int calls;
} arguments_owner;

static void arguments_free(arguments_owner *o) {
    if (o->calls++ == 0) bitnet_session_free(o->session);
}

static int arguments_say(void *user, const char *text, size_t length) {
    (void)text, (void)length;
    return arguments_free((arguments_owner *)user), 0;
}

static int arguments_say_many(void *user, bitnet_session *s, const char *text, size_t length) {
    (void)s, (void)text, (void)length;
    return arguments_free((arguments_owner *)user), 0;
}

static int arguments_see_layer(void *user, int32_t layer, int32_t position, const float *x,
                               int32_t width) {
    (void)layer, (void)position, (void)x, (void)width;
    arguments_free((arguments_owner *)user);
    return 0;
}

static void arguments_edit(void *user, float *logits, int32_t vocabulary) {
    (void)logits, (void)vocabulary;
    arguments_free((arguments_owner *)user);
}

static size_t arguments_draft(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                              size_t capacity) {
    (void)tokens, (void)length, (void)ids, (void)capacity;
    return arguments_free((arguments_owner *)user), 0;
}

static int arguments_progress(void *user, uint64_t done, uint64_t total) {
    arguments_owner *o = (arguments_owner *)user;
    (void)done, (void)total;
    if (o->calls++ == 0) bitnet_embedding_free(o->embedding);
    return 0;
}

/* One of the calls of callbacks, in which the session is freed. */
static bitnet_result arguments_call(bitnet_session *s, int how, arguments_owner *o) {
    static const char *const texts[] = {" the", " and"};
    bitnet_observer observer;
    bitnet_sampling sampling;
    bitnet_drafter drafter;
    const float *logits;
    const char *text;
    size_t length;
    int32_t id;
    float value;
    memset(&observer, 0, sizeof observer);
    memset(&sampling, 0, sizeof sampling);
    memset(&drafter, 0, sizeof drafter);
    observer.layer = arguments_see_layer;
    sampling.editor.edit = arguments_edit;
    drafter.draft = arguments_draft;
    observer.user = sampling.editor.user = drafter.user = o;
    if (how < 5) bitnet_session_set_observer(s, &observer);
    switch (how) {
    case 0: return bitnet_step(s, NULL);
    case 1: return bitnet_step_many(&s, 1, NULL);
    case 2: return bitnet_logits(s, NULL, &logits);
    case 3: return bitnet_log_probability(s, 1, NULL, &value);
    case 4: return bitnet_choose(s, texts, 2, NULL, NULL, NULL, NULL);
    case 5: bitnet_session_set_sampling(s, &sampling); return bitnet_sample(s, NULL, &id);
    case 6: return bitnet_generate(s, "the", NULL, arguments_say, o);
    case 7:
        bitnet_session_set_drafter(s, &drafter);
        return bitnet_generate(s, "the", NULL, NULL, NULL);
    case 8:
        bitnet_session_set_sampling(s, &sampling);
        bitnet_generate_begin(s, "the", BITNET_TERMINATED, NULL);
        return bitnet_generate_next(s, NULL, &text, &length);
    default:
        bitnet_generate_begin(s, "the", BITNET_TERMINATED, NULL);
        return bitnet_generate_many(&s, 1, NULL, arguments_say_many, o);
    }
}

static void arguments_freed(const make_file *file) {
    const int32_t ids[4] = {5, 6, 7, 8};
    int how;
    for (how = 0; how < 11; how++) {
        check_heap heap = {0, 0, 0, 0};
        bitnet_model_options options;
        bitnet_model *model;
        arguments_owner owner = {NULL, NULL, 0};
        memset(&options, 0, sizeof options);
        options.allocator = check_allocator(&heap);
        options.threads = 1;
        model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
        if (!CHECK(model != NULL)) return;
        if (how < 10) {
            bitnet_result result;
            owner.session = bitnet_session_create(model, NULL, NULL);
            bitnet_feed(owner.session, ids, 4);
            result = arguments_call(owner.session, how, &owner);
            CHECK_CASE(how == 1 || how == 9 || how == 5 || how == 8 ? !bitnet_is_error(result)
                                                                    : result == BITNET_CANCELLED,
                       "a session that is freed in a callback");
        } else {
            float *vectors =
                (float *)calloc((size_t)bitnet_model_get_info(model)->hidden_size * 2, 4);
            bitnet_passage passages[2] = {{NULL, ids, 4}, {NULL, ids, 3}};
            bitnet_embed_options o;
            memset(&o, 0, sizeof o);
            o.progress.report = arguments_progress;
            o.progress.user = &owner;
            owner.embedding = bitnet_embedding_create(model, passages, 2, &o, vectors, NULL);
            CHECK(bitnet_embedding_next(owner.embedding, NULL, NULL) == BITNET_CANCELLED);
            free(vectors);
        }
        CHECK(owner.calls > 0);
        bitnet_model_free(model);
        CHECK_CASE(heap.live == 0, "what was freed in a callback is there still");
    }
}

/* Creating functions return NULL for a NULL object and do not change the error. */
static void arguments_of_null(void) {
    bitnet_error error;
    error.result = BITNET_ERROR_CHAT;
    CHECK(!bitnet_session_create(NULL, NULL, &error));
    CHECK(!bitnet_session_copy(NULL, &error));
    CHECK(!bitnet_tokenizer_create(NULL, NULL, &error));
    CHECK(!bitnet_adapter_load_file(NULL, "", &error));
    CHECK(!bitnet_embedding_create(NULL, NULL, 0, NULL, NULL, &error));
    CHECK(!bitnet_chains_create(NULL, NULL, &error));
    CHECK(!bitnet_chain_memory_create(NULL, 0, &error));
    CHECK(error.result == BITNET_ERROR_CHAT);
}

static void test_arguments(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_session *s;
    bitnet_model *model;
    bitnet_session_options options;
    arguments_objects objects;
    int32_t i;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    memset(&options, 0, sizeof options);
    options.context_length = 64;
    s = bitnet_session_create(model, &options, NULL);
    if (!CHECK(s != NULL)) return;
    for (i = 0; i < 20; i++) bitnet_feed(s, &i, 1);
    arguments_of_null();
    arguments_of_basics();
    arguments_of_gguf(&file);
    arguments_of_writer();
    arguments_of_tokenizer(bitnet_model_tokenizer(model));
    arguments_of_model(&file, model);
    arguments_of_session_create(model);
    arguments_of_session(s);
    arguments_of_generate(s);
    arguments_of_choose(s);
    arguments_of_grammar(bitnet_model_tokenizer(model));
    arguments_of_embed(model);
    arguments_of_matrix();
    arguments_of_chains(s);
    objects = arguments_make(&file, s);
    arguments_of_outputs(&objects);
    arguments_of_flags(&objects);
    arguments_of_enums(&objects);
    arguments_release(&objects);
    arguments_all_called("bitnet.h", 56);
    arguments_all_called("bitnet_chains.h", 17);
    arguments_all_called("tools/bitnet_matrices.h", 7);
    arguments_all_called("tools/bitnet_adapter.h", 5);
    arguments_all_called("tools/bitnet_all.h", 1);
    arguments_all_called("tools/bitnet_draft.h", 3);
    arguments_all_called("tools/bitnet_embed.h", 8);
    arguments_all_called("tools/bitnet_gguf.h", 21);
    arguments_all_called("tools/bitnet_grammar.h", 7);
    arguments_all_called("tools/bitnet_infill.h", 1);
    arguments_all_called("tools/bitnet_machine.h", 4);
    arguments_all_called("tools/bitnet_memory.h", 1);
    arguments_all_called("tools/bitnet_miner.h", 7);
    arguments_all_called("tools/bitnet_save.h", 4);
    arguments_all_called("tools/bitnet_schema.h", 9);
    arguments_all_called("tools/bitnet_writer.h", 12);
    arguments_freed(&file);
    bitnet_session_free(s);
    bitnet_model_free(model);
    make_free(&file);
}

#endif
