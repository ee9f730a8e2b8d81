/* test_experts.h - mixtures of experts: the same bits in all ways of computing, and damaged files.
   test_golden.h compares their logits with another implementation's, test_bits.h with
   reference.h's, and test_guessers.h tests drafts for them. */

#ifndef TEST_EXPERTS_H
#define TEST_EXPERTS_H

#include "make.h"
#include "run.h"
#include "test_draft.h"
#include "test_model.h"
#include "test_many.h"
#include "test_pages.h"

enum { EXPERTS_COUNT = 60 };

/* Computes in pieces, within budgets, with an observer for each row. */
static void experts_test_pieces(bitnet_model *model, const int32_t *ids, const run_logits *all) {
    static const bitnet_budget budget = {1, 0};
    static const int32_t pieces[] = {1, 7, 40};
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
        CHECK(bitnet_feed(s[i], ids, (size_t)(10 + 15 * i)) == BITNET_OK);
    }
    for (k = 0; k < 3; k++) {
        CHECK(bitnet_step_many(s, 4, NULL) == BITNET_OK);
        for (i = 0; i < 4; i++) {
            int32_t at = 10 + 15 * i + k;
            const float *logits = logits_of(s[i]);
            CHECK(logits && memcmp(logits, run_row(all, at - 1), (size_t)all->vocabulary * 4) == 0);
            CHECK(bitnet_feed(s[i], ids + at, 1) == BITNET_OK);
        }
    }
    for (i = 0; i < 4; i++) bitnet_session_free(s[i]);
}

static void experts_test_bits(const void *data, size_t size, const char *name, const int32_t *ids) {
    bitnet_model_options options;
    run_logits first;
    uint32_t fingerprint = 0; /* what lets a state travel */
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
        CHECK_CASE(isa == BITNET_ISA_SCALAR || model->fingerprint == fingerprint, name);
        fingerprint = model->fingerprint;
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

/* Operations of a session with its drafters, copies and other sessions. */
static void experts_test_life(const make_file *file) {
    bitnet_model *model = session_model(file, 2);
    if (CHECK(model != NULL)) {
        session_overflow(model);
        session_slide(model);
        session_forgetting(model);
        session_sampler_state(model);
        session_cancelling(model);
        session_budgets(model);
        pages_sharing(model);
        draft_cases(model, 15);
        draft_interrupted(model);
    }
    bitnet_model_free(model);
    session_allocation(file);
    session_estimate(file);
    pages_failures(file, pages_story, 1, 16);
    pages_failures(file, many_story, 3, 10);
    many_no_allocation(file);
    many_model(file, BITNET_ISA_AUTO, 2, 13);
}

/* A small model with a list of windows and clamps, in floats and by codes. */
static void experts_test_made(const int32_t *ids) {
    make_options o = make_maple();
    make_file file;
    make_model(&o, &file);
    experts_test_bits(file.data, file.size, "floats", ids);
    make_free(&file);
    o.width = o.ffn = 256, o.head_width = 64;
    o.weight_type = BITNET_TYPE_TQ1_0, o.embedding_type = BITNET_TYPE_Q4_K;
    make_model(&o, &file);
    experts_test_bits(file.data, file.size, "TQ1_0", ids);
    make_free(&file);
    o.weight_type = BITNET_TYPE_Q2_0, o.layers = 3, o.ffn = 64;
    make_model(&o, &file);
    experts_test_bits(file.data, file.size, "Q2_0", ids);
    make_free(&file);
    o = make_qwen35moe();
    o.weight_type = BITNET_TYPE_Q2_0, o.shared_ffn = 128, o.fused_experts = true;
    make_model(&o, &file);
    experts_test_bits(file.data, file.size, "a shared expert", ids);
    make_free(&file);
}

/* Increments the last block's scale of each tensor of experts, so that rows have different
   scales. */
static void experts_nudge(void *data, size_t size) {
    bitnet_gguf *g = bitnet_gguf_open_memory(data, size, NULL, NULL);
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        if (t->dimensions == 3) ((uint8_t *)data)[t->offset + t->size - 2] ^= 1;
    }
    bitnet_gguf_free(g);
}

/* A weight with code 3, or an infinite scale, in the last block of the first tensor of experts is
   rejected by all kernels. */
static void experts_test_blocks(const make_file *file, size_t behind, uint16_t value,
                                bitnet_result expected) {
    char *copy = (char *)malloc(file->size);
    bitnet_gguf *g;
    size_t i = 0;
    int isa;
    if (!copy) return;
    memcpy(copy, file->data, file->size);
    g = bitnet_gguf_open_memory(copy, file->size, NULL, NULL);
    while (bitnet_gguf_tensor_at(g, i)->dimensions != 3) i++;
    memcpy(copy + bitnet_gguf_tensor_at(g, i)->offset + bitnet_gguf_tensor_at(g, i)->size - behind,
           &value, 2);
    bitnet_gguf_free(g);
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        bitnet_model_options options = {0};
        bitnet_error error;
        options.isa = (bitnet_isa)isa;
        if (bitnet_isa_available(options.isa))
            CHECK(!bitnet_model_load_memory(copy, file->size, &options, &error) &&
                  error.result == expected);
    }
    free(copy);
}

/* Rows of two blocks with the same scale, which the model stores once per row: the same bits with
   all kernels, and nearly the same logits as with a scale for each block. */
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
    experts_test_blocks(&file, 2, 0x7C00, BITNET_ERROR_MODEL_VALUE);
    if (type == BITNET_TYPE_TQ2_0) experts_test_blocks(&file, 66, 0xFFFF, BITNET_ERROR_MODEL_CODE);
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

/* Changes the four bytes at offset `behind` after a text of the file, such as a key's name, and
   loads it. */
static void experts_test_damage(const make_file *file, const char *text, size_t behind,
                                uint32_t value, bitnet_result expected) {
    size_t length = strlen(text), i = 0;
    char *data = (char *)malloc(file->size);
    bitnet_error error;
    bitnet_model *model;
    memcpy(data, file->data, file->size);
    while (i + length < file->size && memcmp(data + i, text, length) != 0) i++;
    if (CHECK_CASE(i + length + behind + 4 <= file->size, text)) {
        memcpy(data + i + length + behind, &value, 4);
        model = bitnet_model_load_memory(data, file->size, NULL, &error);
        CHECK_CASE(!model && error.result == expected && *error.message, text);
        bitnet_model_free(model);
    }
    free(data);
}

/* A key's name is followed by its type, for arrays by the elements' type and count (8 bytes), and
   by values; a tensor's name by its dimensions, shape (8 bytes each), type and offset. */
static void experts_test_damages(void) {
    enum { TYPE = 0, VALUE = 4, ELEMENT = 4, COUNT = 8, FIRST = 16, THIRD = FIRST + 8 };
    enum { RANK = 0, COLUMNS = 4, ROWS = 12, STACK = 20, KIND = 28 };
    static const struct {
        const char *text;
        size_t behind;
        uint32_t value;
        bitnet_result expected;
    } damages[] = {
        {"maple.expert_count", VALUE, 0, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_count", VALUE, 1, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_count", VALUE, 8, BITNET_ERROR_MODEL_SHAPE},
        {"maple.expert_count", VALUE, 10, BITNET_ERROR_MODEL_SHAPE},
        {"maple.expert_count", VALUE, 1025, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_count", VALUE, 0x80000000u, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_count", VALUE, 0xFFFFFFFFu, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_count", TYPE, BITNET_GGUF_F32, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_used_count", VALUE, 0, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_used_count", VALUE, 10, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_used_count", VALUE, 0x7FFFFFFFu, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_feed_forward_length", VALUE, 0, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_feed_forward_length", VALUE, 33, BITNET_ERROR_MODEL_KEY},
        {"maple.expert_feed_forward_length", VALUE, 64, BITNET_ERROR_MODEL_SHAPE},
        {"maple.expert_feed_forward_length", VALUE, 1u << 31, BITNET_ERROR_MODEL_KEY},
        {"maple.attention.sliding_window", VALUE, 0, BITNET_ERROR_MODEL_KEY},
        {"maple.attention.sliding_window", VALUE, 0xFFFFFFFFu, BITNET_ERROR_MODEL_KEY},
        {"maple.attention.sliding_window_pattern", TYPE, BITNET_GGUF_U32, BITNET_ERROR_GGUF_VALUE},
        {"maple.attention.sliding_window_pattern", ELEMENT, BITNET_GGUF_U8, BITNET_ERROR_MODEL_KEY},
        {"maple.attention.sliding_window_pattern", ELEMENT, 99, BITNET_ERROR_GGUF_VALUE},
        {"maple.attention.sliding_window_pattern", COUNT, 4, BITNET_ERROR_GGUF_VALUE},
        {"maple.attention.sliding_window_pattern", COUNT + 4, 1, BITNET_ERROR_GGUF_COUNT},
        {"maple.attention.sliding_window_pattern", FIRST, 2, BITNET_ERROR_GGUF_VALUE},
        {"maple.swiglu_clamp_exp", FIRST, 0, BITNET_ERROR_MODEL_KEY},
        {"maple.swiglu_clamp_exp", FIRST, 0xBF800000u, BITNET_ERROR_MODEL_KEY}, /* -1 */
        {"maple.swiglu_clamp_exp", THIRD, 0x7FC00000u, BITNET_ERROR_MODEL_KEY}, /* not a number */
        {"maple.swiglu_clamp_exp", THIRD, 0x7F800000u, BITNET_ERROR_MODEL_KEY}, /* infinite */
        {"maple.swiglu_clamp_exp", ELEMENT, BITNET_GGUF_STRING, BITNET_ERROR_GGUF_STRING},
        {"maple.rope.freq_base_swa", VALUE, 0, BITNET_ERROR_MODEL_KEY},
        {"maple.rope.freq_base_swa", VALUE, 0x7FC00000u, BITNET_ERROR_MODEL_KEY},
        {"maple.block_count", VALUE, 4, BITNET_ERROR_MODEL_KEY}, /* not that of the lists */
        {"maple.block_count", VALUE, 6, BITNET_ERROR_MODEL_KEY},
        {"blk.1.ffn_gate_exps.weight", RANK, 2, BITNET_ERROR_GGUF_STRING},
        {"blk.1.ffn_gate_exps.weight", COLUMNS, 32, BITNET_ERROR_MODEL_SHAPE},
        {"blk.1.ffn_up_exps.weight", ROWS, 16, BITNET_ERROR_MODEL_SHAPE},
        {"blk.1.ffn_down_exps.weight", STACK, 8, BITNET_ERROR_MODEL_SHAPE},
        {"blk.1.ffn_down_exps.weight", STACK + 4, 1, BITNET_ERROR_GGUF_OFFSET},
        {"blk.1.ffn_down_exps.weight", KIND, 99, BITNET_ERROR_MODEL_TYPE},
        {"blk.4.ffn_gate_inp.weight", COLUMNS, 32, BITNET_ERROR_MODEL_SHAPE},
        {"blk.4.ffn_gate_inp.weight", ROWS, 8, BITNET_ERROR_MODEL_SHAPE}};
    make_options o = make_maple();
    make_file file;
    size_t i;
    make_model(&o, &file);
    for (i = 0; i < sizeof damages / sizeof *damages; i++)
        experts_test_damage(&file, damages[i].text, damages[i].behind, damages[i].value,
                            damages[i].expected);
    make_free(&file);
}

static void experts_add_values(bitnet_gguf_writer *w) {
    static const uint8_t data[64] = {0};
    const uint64_t shape[3] = {4, 4, 4};
    bitnet_gguf_add_tensor(w, "blk.1.attn_v_exps.weight", BITNET_TYPE_I8, 3, shape, data);
}

/* K2-Horizon's largest variant has experts of values. */
static void experts_test_mova(void) {
    make_options o = make_k2();
    bitnet_error error = {BITNET_OK, ""};
    make_file file;
    size_t size;
    uint8_t *data;
    make_model(&o, &file);
    data = model_edit(&file, "blk.1.attn_v.weight", experts_add_values, true, &size);
    CHECK(!bitnet_model_load_memory(data, size, NULL, &error));
    CHECK_CASE(error.result == BITNET_ERROR_MODEL_ARCH && strstr(error.message, "MoVA"),
               error.message);
    free(data);
    make_free(&file);
}

/* Keys and tensors that Qwen's mixtures may have, and those with another meaning. */
static void experts_test_variants(void) {
    make_options o = make_qwen35moe();
    bitnet_error error = {BITNET_OK, ""};
    make_file file;
    make_model(&o, &file);
    experts_test_damage(&file, "qwen35moe.expert_shared_feed_forward_length", 4, 64,
                        BITNET_ERROR_MODEL_SHAPE);
    experts_test_damage(&file, "qwen35moe.expert_shared_feed_forward_length", 4, 0,
                        BITNET_ERROR_MODEL_KEY);
    experts_test_damage(&file, "blk.1.ffn_gate_inp_shexp.weight", 4, 128, BITNET_ERROR_MODEL_SHAPE);
    experts_test_damage(&file, "blk.1.ffn_gate_inp_shexp.weight", 12, 24, /* its type */
                        BITNET_ERROR_MODEL_TYPE);
    experts_test_damage(&file, "blk.3.ffn_down_shex", 0, 0x21212121, BITNET_ERROR_MODEL_TENSOR);
    make_free(&file);
    o.fused_experts = true;
    make_model(&o, &file);
    experts_test_damage(&file, "blk.1.ffn_gate_up_exps.weight", 12, 64, BITNET_ERROR_MODEL_SHAPE);
    make_free(&file);
    o.head_gates = true; /* attn_gate belongs to layers with a state */
    make_model(&o, &file);
    CHECK(!bitnet_model_load_memory(file.data, file.size, NULL, &error) &&
          error.result == BITNET_ERROR_MODEL_EXTRA);
    make_free(&file);
    o = make_k2();
    make_model(&o, &file);
    experts_test_damage(&file, "k2-horizon.attention.group_norm_groups", 4, 5,
                        BITNET_ERROR_MODEL_KEY);
    experts_test_damage(&file, "k2-horizon.attention.group_norm_groups", 4, 0,
                        BITNET_ERROR_MODEL_KEY);
    experts_test_damage(&file, "blk.1.attn_q_norm.weight", 4, 32, BITNET_ERROR_MODEL_SHAPE);
    make_free(&file);
}

/* A basis with blocks of 4096, as in a published model. */
static void experts_test_wide_basis(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_gguf *gguf;
    bitnet_model *model;
    int32_t ids[3] = {5, 77, 200};
    o.arch = "qwen35", o.width = 4096, o.ffn = 4096, o.heads = o.kv_heads = 16, o.head_width = 256;
    o.state_heads = o.state_key_heads = 32, o.state_width = 128, o.rope_width = 64, o.layers = 1;
    o.weight_type = BITNET_TYPE_Q1_0, o.block = 4096, o.separate_head = true;
    make_model(&o, &file);
    gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    if (CHECK(model != NULL)) {
        run_logits l = run_all(model, ids, 3), r;
        r.count = 3, r.vocabulary = l.vocabulary;
        r.data = reference_logits(gguf, NULL, 0, BITNET_CACHE_F16, ids, 3);
        CHECK(run_equal(&l, &r));
        free(l.data);
        free(r.data);
    }
    bitnet_model_free(model);
    bitnet_gguf_free(gguf);
    make_free(&file);
}

/* Tests that do not depend on kernels. */
static void test_experts_sessions(void) {
    make_options o = make_qwen35moe();
    make_file file;
    o.vocabulary = make_defaults().vocabulary;
    o.chat_template = session_make_options().chat_template;
    o.layers = 2, o.weight_type = BITNET_TYPE_Q2_0, o.shared_ffn = 128;
    make_model(&o, &file);
    experts_test_life(&file);
    make_free(&file);
    o = make_maple();
    o.vocabulary = make_defaults().vocabulary;
    o.chat_template = session_make_options().chat_template;
    o.width = 256, o.ffn = 64, o.layers = 3, o.weight_type = BITNET_TYPE_Q2_0;
    make_model(&o, &file);
    experts_test_life(&file);
    make_free(&file);
}

static void test_experts(void) {
    int32_t ids[EXPERTS_COUNT], i;
    for (i = 0; i < EXPERTS_COUNT; i++) ids[i] = make_maple_id(i);
    experts_test_made(ids);
    experts_test_row_scales(BITNET_TYPE_TQ1_0, ids);
    experts_test_row_scales(BITNET_TYPE_TQ2_0, ids);
    experts_test_damages();
    experts_test_variants();
    experts_test_mova();
    experts_test_wide_basis();
}

#endif
