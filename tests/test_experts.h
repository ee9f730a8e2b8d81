/* test_experts.h - mixtures of experts: the same bits however they are computed, and damaged files.
   test_golden.h compares their logits with another implementation's. */

#ifndef TEST_EXPERTS_H
#define TEST_EXPERTS_H

#include "run.h"

enum { EXPERTS_COUNT = 120 };

static char *experts_read(const char *name, char path[1024], size_t *size) {
    char file[64];
    snprintf(file, sizeof file, "golden/zoo/%s", name);
    return check_read_file(check_shared(file, path, 1024), size);
}

/* In pieces, within budgets, each row with its observer. */
static void experts_test_pieces(bitnet_model *model, const int32_t *ids, const run_logits *all) {
    static const bitnet_budget budget = {1, 0};
    static const int32_t pieces[] = {1, 7, 50};
    size_t i;
    for (i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        run_logits l = run_logits_create(all->count, all->vocabulary);
        bitnet_session *s = bitnet_session_create(model, NULL, NULL);
        run_observe(s, &l);
        CHECK(run_feed(s, ids, 0, all->count, pieces[i], i ? &budget : NULL));
        CHECK(run_equal(&l, all));
        bitnet_session_free(s);
        free(l.data);
    }
}

/* Sessions of several lengths share a pass, then single steps. */
static void experts_test_sessions(bitnet_model *model, const int32_t *ids, const run_logits *all) {
    bitnet_session *s[4];
    int32_t i, k;
    for (i = 0; i < 4; i++) {
        s[i] = bitnet_session_create(model, NULL, NULL);
        CHECK(bitnet_feed(s[i], ids, (size_t)(20 + 25 * i)) == BITNET_OK);
    }
    for (k = 0; k < 3; k++) {
        CHECK(bitnet_step_many(s, 4, NULL) == BITNET_OK);
        for (i = 0; i < 4; i++) {
            int32_t at = 20 + 25 * i + k;
            const float *logits = bitnet_logits(s[i]);
            CHECK(logits && memcmp(logits, run_row(all, at - 1), (size_t)all->vocabulary * 4) == 0);
            CHECK(bitnet_feed(s[i], ids + at, 1) == BITNET_OK);
        }
    }
    for (i = 0; i < 4; i++) bitnet_session_free(s[i]);
}

static void experts_test_bits(const void *data, size_t size, const char *name, const int32_t *ids) {
    bitnet_model_options options;
    run_logits first;
    int isa;
    memset(&options, 0, sizeof options);
    memset(&first, 0, sizeof first);
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        bitnet_model *model;
        run_logits l;
        options.isa = (bitnet_isa)isa;
        options.threads = 1 + isa % 3;
        if (!bitnet_isa_available(options.isa)) continue;
        model = bitnet_model_load_memory(data, size, &options, NULL);
        if (!CHECK_CASE(model != NULL, name)) continue;
        l = run_all(model, ids, EXPERTS_COUNT);
        if (!first.data) first = l;
        else if (CHECK_CASE(l.data && run_equal(&l, &first), name)) free(l.data);
        if (first.data && isa != BITNET_ISA_SCALAR) {
            experts_test_pieces(model, ids, &first);
            experts_test_sessions(model, ids, &first);
        }
        bitnet_model_free(model);
    }
    free(first.data);
}

static void experts_test_file(const char *name, const int32_t *ids) {
    char path[1024];
    size_t size = 0;
    char *data = experts_read(name, path, &size);
    experts_test_bits(data, size, name, ids);
    free(data);
}

/* The last block's scale of each tensor of experts becomes the next half, so rows do not agree. */
static void experts_nudge(void *data, size_t size) {
    bitnet_gguf *g = bitnet_gguf_open_memory(data, size, NULL, NULL);
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        if (t->dimensions == 3) ((uint8_t *)data)[t->offset + t->size - 2] ^= 1;
    }
    bitnet_gguf_free(g);
}

/* Rows of two blocks that share a scale, which the model keeps once a row: the same bits on all
   kernels, and nearly the logits that a scale for each block gives. */
static void experts_test_row_scales(int type, const int32_t *ids) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model[2];
    run_logits logits[2];
    char *copy;
    int i;
    o.arch = "maple";
    o.width = o.ffn = 512;
    o.layers = 4;
    o.experts = 16;
    o.experts_used = 4;
    o.window = 32;
    o.weight_type = type;
    o.scales = MAKE_SCALE_ALL;
    make_model(&o, &file);
    experts_test_bits(file.data, file.size, "a scale a row", ids);
    copy = (char *)malloc(file.size);
    memcpy(copy, file.data, file.size);
    experts_nudge(copy, file.size);
    model[0] = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    model[1] = bitnet_model_load_memory(copy, file.size, NULL, NULL);
    if (CHECK(model[0] && model[1])) {
        double apart = 0, all = 0;
        int32_t k, count = EXPERTS_COUNT * o.vocabulary;
        for (i = 0; i < 2; i++) {
            CHECK(model[i]->layers[0].matrix[BITNET__DOWN_EXPERTS].span == (i ? 256 : 512));
            logits[i] = run_all(model[i], ids, EXPERTS_COUNT);
        }
        for (k = 0; k < count; k++) {
            double x = logits[0].data[k], y = logits[1].data[k];
            apart += (x - y) * (x - y);
            all += x * x;
        }
        CHECK(apart > 0 && apart < 1e-3 * all);
        for (i = 0; i < 2; i++) free(logits[i].data);
    }
    for (i = 0; i < 2; i++) bitnet_model_free(model[i]);
    free(copy);
    make_free(&file);
}

/* Changes the four bytes `behind` the key's name, and loads the file. */
static void experts_test_damage(const char *key, size_t behind, uint32_t value,
                                bitnet_result expected) {
    char path[1024];
    size_t size = 0, length = strlen(key), i = 0;
    char *data = experts_read("maple_a.gguf", path, &size);
    bitnet_error error;
    bitnet_model *model;
    while (i + length < size && memcmp(data + i, key, length) != 0) i++;
    if (CHECK_CASE(i + length + behind + 4 <= size, key)) {
        memcpy(data + i + length + behind, &value, 4);
        model = bitnet_model_load_memory(data, size, NULL, &error);
        CHECK_CASE(!model && error.result == expected, key);
        bitnet_model_free(model);
    }
    free(data);
}

static void experts_test_damages(void) {
    const uint32_t minus_one = 0xBF800000u, nan = 0x7FC00000u;
    experts_test_damage("maple.expert_count", 4, 1, BITNET_ERROR_MODEL_KEY);
    experts_test_damage("maple.expert_count", 4, 8, BITNET_ERROR_MODEL_SHAPE);
    experts_test_damage("maple.expert_count", 4, 0x80000000u, BITNET_ERROR_MODEL_KEY);
    experts_test_damage("maple.expert_used_count", 4, 0, BITNET_ERROR_MODEL_KEY);
    experts_test_damage("maple.expert_used_count", 4, 10, BITNET_ERROR_MODEL_KEY);
    experts_test_damage("maple.expert_feed_forward_length", 4, 33, BITNET_ERROR_MODEL_KEY);
    experts_test_damage("maple.expert_feed_forward_length", 4, 64, BITNET_ERROR_MODEL_SHAPE);
    experts_test_damage("maple.attention.sliding_window", 4, 0, BITNET_ERROR_MODEL_KEY);
    experts_test_damage("maple.swiglu_clamp_exp", 20, minus_one, BITNET_ERROR_MODEL_KEY);
    experts_test_damage("maple.swiglu_clamp_exp", 16, nan, BITNET_ERROR_MODEL_KEY);
}

static void test_experts(void) {
    char path[1024];
    int32_t ids[EXPERTS_COUNT];
    size_t size;
    int n = 0;
    char *text = experts_read("ids.txt", path, &size), *at = text;
    if (!text) {
        SKIP("there is no golden/zoo in $BITNET_SHARED or ../shared");
        return;
    }
    for (; n < EXPERTS_COUNT; n++) ids[n] = (int32_t)strtol(at, &at, 10);
    free(text);
    experts_test_file("maple_a.gguf", ids);
    experts_test_file("maple_a_tq1_0.gguf", ids);
    for (n = 0; n < EXPERTS_COUNT; n++) ids[n] %= make_defaults().vocabulary;
    experts_test_row_scales(BITNET_TYPE_TQ1_0, ids);
    experts_test_row_scales(BITNET_TYPE_TQ2_0, ids);
    experts_test_damages();
}

#endif
