/* test_saved.h - saved sessions as files, damaged ones, and those of older versions */

#ifndef TEST_SAVED_H
#define TEST_SAVED_H

#include "make.h"
#include "run.h"
#include "test_session.h"

/* ---- files */

static bool saved_says(bitnet_session *s, bitnet_result result, bitnet_result expected,
                       const char *path, const char *text) {
    const char *message = bitnet_session_message(s);
    return CHECK(result == expected) && CHECK(strstr(message, path) != NULL) &&
           CHECK(strstr(message, text) != NULL);
}

/* A file has the same bytes as a state saved to memory, and loads in the same way. */
static void saved_same(bitnet_session *s, const char *path, unsigned flags) {
    bitnet_session *t = session_new(bitnet_session_model(s), 64, -1);
    size_t size, file_size = 0;
    uint8_t *data = run_save(s, flags, &size);
    char *file;
    CHECK(bitnet_session_save_file(s, path, flags) == BITNET_OK);
    file = check_read_file(path, &file_size);
    CHECK(data && file && file_size == size && memcmp(file, data, size) == 0);
    CHECK(bitnet_session_load_file(t, path) == BITNET_OK);
    CHECK(bitnet_session_result(t) == (flags ? BITNET_PENDING : BITNET_OK));
    CHECK(bitnet_session_length(t) == 3 && session_is_fresh(t));
    free(data);
    free(file);
    bitnet_session_free(t);
}

/* A backend that cannot copy its keys and values to the CPU. */
static bitnet_result saved_no_fetch(bitnet_session *s) {
    return bitnet__fail(&s->error, BITNET_ERROR_GPU_FAILED, "lost");
}
static void saved_no_end(bitnet_session *s) { (void)s; }

/* What a backend loses is computed again while the session is saved, which then has a hidden
   state. */
static void saved_lost(bitnet_model *model, const char *path) {
    static const bitnet__backend lost = {NULL, NULL, NULL,           NULL,        NULL,
                                         NULL, NULL, saved_no_fetch, saved_no_end};
    bitnet_session *s = session_new(model, 64, -1), *t = session_new(model, 64, -1);
    run_feed(s, session_ids(), 0, 9, 9, NULL);
    bitnet_session_truncate(s, 8);
    CHECK(s->end.hidden_at < 0 && s->computed == 8);
    s->device.backend = &lost;
    s->device.host_valid = 0;
    CHECK(bitnet_session_save_file(s, path, 0) == BITNET_OK && !s->device.backend);
    CHECK(bitnet_session_load_file(t, path) == BITNET_OK);
    CHECK(bitnet_session_length(t) == 8 && session_is_fresh(t));
    bitnet_session_free(s);
    bitnet_session_free(t);
}

/* An error names the file and the reason, and leaves the session and an older file unchanged. */
static void saved_errors(bitnet_session *s, const char *path) {
    char missing[300];
    size_t size = 0;
    char *file = check_read_file(path, &size);
    snprintf(missing, sizeof missing, "%s.missing/file", path);
    saved_says(s, bitnet_session_save_file(s, missing, 0), BITNET_ERROR_IO, "missing/file",
               strerror(ENOENT));
    saved_says(s, bitnet_session_load_file(s, missing), BITNET_ERROR_IO, "missing/file",
               strerror(ENOENT));
    CHECK(bitnet_session_load_file(s, "tests") == BITNET_ERROR_IO);
#if defined(__unix__)
    gguf_sync_fails = true;
    saved_says(s, bitnet_session_save_file(s, path, BITNET_SAVE_TOKENS), BITNET_ERROR_IO, path, "");
    gguf_sync_fails = false;
    CHECK(file && gguf_holds(path, file, size));
#endif
    check_write_file(path, "", 0);
    saved_says(s, bitnet_session_load_file(s, path), BITNET_ERROR_STATE_MAGIC, path, "not a saved");
    check_write_file(path, file, size + 1); /* with the zero behind it */
    saved_says(s, bitnet_session_load_file(s, path), BITNET_ERROR_STATE_SIZE, path, "wrong size");
    check_write_file(path, file, 40);
    saved_says(s, bitnet_session_load_file(s, path), BITNET_ERROR_STATE_SIZE, path, "cut short");
    CHECK(bitnet_session_length(s) == 3 && session_is_fresh(s));
    free(file);
}

/* A header with a length greater than the file's does not allocate memory. */
static void saved_claims(const make_file *file, const char *path) {
    static check_heap heap;
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_session *s;
    uint32_t many = 4000;
    uint8_t *data;
    size_t size;
    long before;
    memset(&options, 0, sizeof options);
    memset(&heap, 0, sizeof heap);
    options.allocator = check_allocator(&heap);
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    s = session_new(model, 64, -1);
    data = run_save(s, 0, &size);
    memcpy(data + 7 * 4, &many, sizeof many); /* the length */
    check_write_file(path, data, size);
    before = heap.count;
    CHECK(bitnet_session_load_file(s, path) == BITNET_ERROR_STATE_SIZE && heap.count == before);
    heap.fail_at = heap.count + 1;
    CHECK(bitnet_session_save_file(s, path, 0) == BITNET_ERROR_OUT_OF_MEMORY);
    CHECK(gguf_holds(path, data, size));
    heap.fail_at = 0;
    CHECK(bitnet_session_save_file(s, path, 0) == BITNET_OK);
    heap.fail_at = heap.count + 1;
    CHECK(bitnet_session_load_file(s, path) == BITNET_ERROR_OUT_OF_MEMORY);
    heap.fail_at = 0;
    CHECK(bitnet_session_load_file(s, path) == BITNET_OK);
    free(data);
    bitnet_session_free(s);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
}

/* A saved session has all numbers of its sampling, and the number of tokens that sliding keeps;
   lists, editor and order of stages are not saved. */
static void saved_settings(bitnet_model *model) {
    bitnet_session_options options;
    bitnet_sampling p, other;
    bitnet_session *s, *t, *small;
    uint8_t *data;
    size_t size;
    memset(&options, 0, sizeof options), memset(&p, 0, sizeof p), memset(&other, 0, sizeof other);
    options.context_length = 64;
    options.overflow = BITNET_OVERFLOW_SLIDE;
    t = bitnet_session_create(model, &options, NULL);
    options.keep = 5;
    s = bitnet_session_create(model, &options, NULL);
    options.keep = 0, options.context_length = 8;
    small = bitnet_session_create(model, &options, NULL);
    p.temperature = 1.5f, p.top_k = 9, p.top_p = 0.9f, p.min_p = 0.01f, p.seed = 77;
    p.repetition_penalty = 1.2f, p.frequency_penalty = -0.1f, p.presence_penalty = 0.3f;
    p.penalty_window = 7, p.typical_p = 0.8f, p.xtc_probability = 0.4f, p.xtc_threshold = 0.2f;
    p.dry_multiplier = 2, p.dry_base = 1.5f, p.dry_allowed_length = 3, p.dry_window = 11;
    p.top_n_sigma = 2.5f;
    other.stages[0] = BITNET_STAGE_TEMPERATURE;
    CHECK(bitnet_session_set_sampling(s, &p) == BITNET_OK);
    CHECK(bitnet_session_set_sampling(t, &other) == BITNET_OK);
    run_feed(s, session_ids(), 0, 6, 6, NULL);
    data = run_save(s, 0, &size);
    CHECK(data && data[4] == 7);
    CHECK(bitnet_session_load_memory(t, data, size) == BITNET_OK);
    CHECK(memcmp(&t->sampler.sampling, &p, offsetof(bitnet_sampling, dry_breakers)) == 0);
    CHECK(t->sampler.sampling.seed == 77 && t->options.keep == 5);
    CHECK(t->sampler.sampling.stages[0] == BITNET_STAGE_TEMPERATURE);
    saved_says(small, bitnet_session_load_memory(small, data, size), BITNET_ERROR_STATE_SIZE,
               "keeps 5", "context of 8");
    CHECK(bitnet_session_length(small) == 0 && small->options.keep == 0);
    free(data);
    bitnet_session_free(s), bitnet_session_free(t), bitnet_session_free(small);
}

/* Versions that never existed, are too old, or are those of another kind of model. */
static void saved_versions(bitnet_session *s) {
    static const uint8_t none[] = {0, 1, 2, 4, 5, 8, 255};
    size_t size, i;
    uint8_t *data = run_save(s, 0, &size);
    char text[32];
    for (i = 0; i < sizeof none; i++) {
        snprintf(text, sizeof text, "in version %d, this is 7", (int)none[i]);
        data[4] = none[i];
        saved_says(s, bitnet_session_load_memory(s, data, size), BITNET_ERROR_STATE_VERSION, "",
                   text);
    }
    data[4] = 7;
    for (i = 4; i < 132; i++)
        CHECK(bitnet_session_load_memory(s, data, i) == BITNET_ERROR_STATE_SIZE);
    CHECK(bitnet_session_load_memory(s, data, size) == BITNET_OK);
    free(data);
}

/* ---- damaged files */

static uint32_t saved_draw(uint64_t *random, uint32_t below) {
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*random >> 33) % below;
}

/* Truncates a state, changes bits and bytes, mostly of the header, or writes numbers there; half of
   the time with a right checksum. Returns the size. */
static size_t saved_damage(uint8_t *data, size_t size, uint64_t *random) {
    static const uint32_t numbers[] = {0,  1,  3,          4,          6,         7,
                                       64, 65, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF};
    uint32_t count = saved_draw(random, 4), crc, at;
    if (saved_draw(random, 4) == 0) size = saved_draw(random, (uint32_t)size);
    for (; count > 0 && size > 8; count--) {
        at = saved_draw(random, (uint32_t)(saved_draw(random, 3) && size > 100 ? 100 : size - 4));
        if (saved_draw(random, 2)) memcpy(data + at / 4 * 4, &numbers[saved_draw(random, 11)], 4);
        else data[at] ^= (uint8_t)(1 << saved_draw(random, 8));
    }
    if (size > 8 && saved_draw(random, 2)) {
        crc = bitnet__crc32(0, data, size - 4);
        memcpy(data + size - 4, &crc, sizeof crc);
    }
    return size;
}

/* After loading: the only possible error is a value that is not a number. */
static bool saved_goes_on(bitnet_session *s) {
    int32_t id = 0;
    bitnet_result result = bitnet_session_length(s) ? bitnet_sample(s, NULL, &id) : BITNET_OK;
    return (result == BITNET_OK || result == BITNET_ERROR_NON_FINITE) && id < 320;
}

/* A damaged file is rejected with a named error, like the same bytes in memory, and the session is
   unchanged; or it loads, and the session can compute. */
static void saved_damaged(bitnet_model *model, const char *path) {
    bitnet_session *s = session_new(model, 64, -1), *t = session_new(model, 64, -1);
    uint8_t *good, *bad, *before;
    uint64_t random = 1;
    size_t size, size_before, i, right = 0, loaded = 0;
    run_feed(s, session_ids(), 0, 6, 3, NULL);
    good = run_save(s, 0, &size);
    bad = (uint8_t *)malloc(size);
    bitnet_session_truncate(s, 2);
    before = run_save(s, 0, &size_before);
    for (i = 0; i < 3000; i++) {
        size_t bad_size, now_size;
        bitnet_result result;
        uint8_t *now;
        memcpy(bad, good, size);
        bad_size = saved_damage(bad, size, &random);
        check_write_file(path, bad, bad_size);
        result = bitnet_session_load_file(s, path);
        if (result != bitnet_session_load_memory(t, bad, bad_size)) break;
        if (result == BITNET_OK) {
            right += saved_goes_on(s), loaded++;
            CHECK(bitnet_session_load_memory(s, before, size_before) == BITNET_OK);
            continue;
        }
        now = run_save(s, 0, &now_size);
        right += (result == BITNET_ERROR_ARGUMENT ||
                  (result >= BITNET_ERROR_STATE_MAGIC && result <= BITNET_ERROR_STATE_CACHE)) &&
                 now && now_size == size_before && memcmp(now, before, now_size) == 0;
        free(now);
    }
    CHECK_CASE(right == 3000, "damaged files");
    CHECK(loaded > 100 && loaded < 2000 && session_is_fresh(s));
    free(good), free(bad), free(before);
    bitnet_session_free(s);
    bitnet_session_free(t);
}

/* ---- older versions */

/* The next part of tests/golden/sessions.bin. */
static const uint8_t *saved_part(const uint8_t **at, uint32_t *size) {
    const uint8_t *part = *at + 4;
    *size = bitnet__load_u32(*at);
    *at = part + *size;
    return part;
}

/* Sessions of versions 0.3 and 0.4, which has the format of 1.0, continue as they did in 0.3. */
static void saved_golden(void) {
    static const struct {
        int version;
        int32_t top_k; /* as they are since 0.4: INT32_MAX, 1 and 0 are off */
        float top_p, min_p;
    } saved[] = {{3, 40, 0.95f, 0.05f}, {4, INT32_MAX, 1, 0},  {6, INT32_MAX, 1, 0},
                 {3, 12, 0.9f, 0.01f},  {7, 40, 0.95f, 0.05f}, {7, INT32_MAX, 1, 0},
                 {7, INT32_MAX, 1, 0},  {7, 12, 0.9f, 0.01f}};
    size_t size = 0;
    char *file = check_read_file("tests/golden/sessions.bin", &size);
    const uint8_t *at = (const uint8_t *)file, *part;
    bitnet_model *models[2];
    uint32_t bytes;
    int i, k;
    if (!CHECK(file != NULL)) return;
    part = saved_part(&at, &bytes);
    models[0] = bitnet_model_load_file(RUN_TINY, NULL, NULL);
    models[1] = bitnet_model_load_memory(part, bytes, NULL, NULL);
    for (i = 0; i < 8 && CHECK(models[i % 4 == 1] != NULL); i++) {
        bitnet_session *s;
        int32_t id, expected[8], keep = 3 + i % 4;
        session_cache = i % 4 == 2 ? BITNET_CACHE_INT8 : BITNET_CACHE_F16;
        s = session_new(models[i % 4 == 1], 32, -1);
        part = saved_part(&at, &bytes);
        CHECK(part[4] == saved[i].version);
        if (saved[i].version < 7) s->options.keep = keep; /* which they do not have */
        CHECK(bitnet_session_load_memory(s, part, bytes) == BITNET_OK);
        CHECK(s->sampler.sampling.top_k == saved[i].top_k && s->options.keep == keep);
        CHECK(s->sampler.sampling.top_p == saved[i].top_p);
        CHECK(s->sampler.sampling.min_p == saved[i].min_p);
        CHECK(bitnet_session_result(s) == (i % 4 == 3 ? BITNET_PENDING : BITNET_OK));
        memcpy(expected, saved_part(&at, &bytes), sizeof expected);
        for (k = 0; k < 8; k++) {
            CHECK_CASE(bitnet_sample(s, NULL, &id) == BITNET_OK && id == expected[k], "version");
            CHECK(bitnet_feed(s, &id, 1) == BITNET_OK);
        }
        bitnet_session_free(s);
    }
    CHECK(at == (const uint8_t *)file + size);
    session_cache = BITNET_CACHE_F16;
    bitnet_model_free(models[0]);
    bitnet_model_free(models[1]);
    free(file);
}

static void test_saved(void) {
    make_options o = session_make_options();
    const char *path = check_path();
    make_file file;
    bitnet_model *model;
    bitnet_session *s;
    TEST("saved: files");
    make_model(&o, &file);
    model = session_model(&file, 1);
    s = session_new(model, 64, -1);
    run_feed(s, session_ids(), 0, 3, 3, NULL);
    saved_same(s, path, BITNET_SAVE_TOKENS);
    saved_same(s, path, 0);
    saved_lost(model, path);
    saved_same(s, path, 0);
    saved_errors(s, path);
    saved_claims(&file, path);
    saved_settings(model);
    saved_versions(s);
    TEST("saved: damaged files");
    saved_damaged(model, path);
    TEST("saved: older versions");
    saved_golden();
    remove(path);
    bitnet_session_free(s);
    bitnet_model_free(model);
    make_free(&file);
}

#endif /* TEST_SAVED_H */
