/* export.h - the model as a GGUF file

   The file has ternary I2_S weights, or float weights for a model in full precision. Its keys have
   the order of bitnet.cpp's converter. */

#pragma once
#include "model.h"
#include "vocabulary.h"
#include "../bitnet_writer.h"

#define ARCH "bitnet-b1.58"

/* Adds the keys in the order of bitnet.cpp's converter. */
static void add_metadata(bitnet_gguf_writer *g, const config *c, const char *name) {
    bitnet_gguf_add_string(g, "general.architecture", ARCH);
    bitnet_gguf_add_string(g, "general.name", name);
    bitnet_gguf_add_u32(g, ARCH ".vocab_size", (uint32_t)c->vocabulary);
    bitnet_gguf_add_u32(g, ARCH ".context_length", (uint32_t)c->context);
    bitnet_gguf_add_u32(g, ARCH ".embedding_length", (uint32_t)c->width);
    bitnet_gguf_add_u32(g, ARCH ".block_count", (uint32_t)c->layers);
    bitnet_gguf_add_u32(g, ARCH ".feed_forward_length", (uint32_t)c->ffn);
    bitnet_gguf_add_u32(g, ARCH ".rope.dimension_count", (uint32_t)(c->width / c->heads));
    bitnet_gguf_add_u32(g, ARCH ".attention.head_count", (uint32_t)c->heads);
    bitnet_gguf_add_u32(g, ARCH ".attention.head_count_kv", (uint32_t)c->kv_heads);
    bitnet_gguf_add_bool(g, "tokenizer.ggml.add_bos_token", true);
    bitnet_gguf_add_f32(g, ARCH ".attention.layer_norm_rms_epsilon", NORM_EPSILON);
    bitnet_gguf_add_f32(g, ARCH ".rope.freq_base", (float)ROPE_BASE);
    bitnet_gguf_add_u32(g, "general.file_type", 40); /* mostly I2_S */
}

static void add_vocabulary(bitnet_gguf_writer *g, const vocabulary *v) {
    char **names = spell_vocabulary(v);
    bitnet_string *strings = (bitnet_string *)take_memory((size_t)v->count, sizeof(bitnet_string));
    float *scores = (float *)take_memory((size_t)v->count, sizeof(float));
    int32_t *types = (int32_t *)take_memory((size_t)v->count, 4);
    uint32_t bos = (uint32_t)(BYTES + v->merge_count);
    int i;
    for (i = 0; i < v->count; i++) {
        strings[i] = bitnet__string(names[i]);
        types[i] = i < BYTES + v->merge_count ? 1 : 3; /* normal, control */
    }
    bitnet_gguf_add_string(g, "tokenizer.ggml.model", "gpt2");
    bitnet_gguf_add_string(g, "tokenizer.ggml.pre", "llama-bpe");
    bitnet_gguf_add_strings(g, "tokenizer.ggml.tokens", strings, (size_t)v->count);
    bitnet_gguf_add_array(g, "tokenizer.ggml.scores", BITNET_GGUF_F32, scores, (size_t)v->count);
    bitnet_gguf_add_array(g, "tokenizer.ggml.token_type", BITNET_GGUF_I32, types, (size_t)v->count);
    for (i = 0; i < v->merge_count; i++) {
        const char *a = names[v->merges[i][0]], *b = names[v->merges[i][1]];
        char *line = (char *)take_memory(strlen(a) + strlen(b) + 2, 1);
        memcpy(line, a, strlen(a));
        line[strlen(a)] = ' ';
        memcpy(line + strlen(a) + 1, b, strlen(b));
        strings[i] = bitnet__string(line);
    }
    bitnet_gguf_add_strings(g, "tokenizer.ggml.merges", strings, (size_t)v->merge_count);
    for (i = 0; i < v->merge_count; i++) free_memory((void *)(uintptr_t)strings[i].data);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.bos_token_id", bos);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.eos_token_id", bos + 1);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.eot_token_id", bos + 2);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.padding_token_id", bos + 1);
    bitnet_gguf_add_u32(g, "general.quantization_version", 2);
    free_memory(types);
    free_memory(scores);
    free_memory(strings);
    free_spellings(names, v->count);
}

/* Makes a tokenizer from the vocabulary, as readers of the model will. */
static bitnet_tokenizer *make_tokenizer(const vocabulary *v) {
    bitnet_error error;
    bitnet_gguf_writer *g = bitnet_gguf_writer_create(NULL, &error);
    const void *data;
    size_t size;
    bitnet_gguf *file = NULL;
    bitnet_tokenizer *t = NULL;
    if (!g) die(BROKEN, "%s", error.message);
    bitnet_gguf_add_string(g, "general.architecture", ARCH); /* which determines the chat
                                                                template */
    add_vocabulary(g, v);
    if (bitnet_gguf_write_memory(g, &data, &size, &error) != BITNET_OK ||
        !(file = bitnet_gguf_open_memory(data, size, NULL, &error)) ||
        !(t = bitnet_tokenizer_create(file, NULL, &error)))
        die(BROKEN, "the vocabulary: %s", error.message);
    bitnet_gguf_free(file);
    bitnet_gguf_writer_free(g);
    return t;
}

static void add_floats(bitnet_gguf_writer *g, const char *name, const float *w, int n) {
    uint64_t shape = (uint64_t)n;
    bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 1, &shape, w);
}

/* I2_S: element 32 k + j of each 128 is in byte j of 32, at bits 6 - 2 k; the scale follows all of
   them, eight times. */
static void add_ternary(bitnet_gguf_writer *g, arena *e, const char *name, const matrix *x,
                        const float *w) {
    size_t n = (size_t)x->rows * (size_t)x->columns, i;
    int8_t *code = (int8_t *)take_memory(n, 1);
    uint8_t *data = (uint8_t *)arena_take(e, n / 4 + 32, 1);
    float gamma = ternary_codes(code, w + x->at, n);
    uint64_t shape[2];
    int k;
    for (i = 0; i < n; i++)
        data[i / 128 * 32 + i % 32] |= (uint8_t)((unsigned)(code[i] + 1) << (6 - i % 128 / 32 * 2));
    for (k = 0; k < 8; k++) memcpy(data + n / 4 + 4 * (size_t)k, &gamma, 4);
    shape[0] = (uint64_t)x->columns;
    shape[1] = (uint64_t)x->rows;
    bitnet_gguf_add_tensor(g, name, BITNET_TYPE_I2_S, 2, shape, data);
    free_memory(code);
}

/* Adds the matrix as it was trained: in full precision to the end, or ternary. */
static void add_matrix(bitnet_gguf_writer *g, arena *e, const char *name, const matrix *x,
                       const float *w, bool full) {
    uint64_t shape[2];
    shape[0] = (uint64_t)x->columns;
    shape[1] = (uint64_t)x->rows;
    if (full) bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 2, shape, w + x->at);
    else add_ternary(g, e, name, x, w);
}

/* Puts the whole model into a writer, whose tensors are in *e. */
static bitnet_gguf_writer *export_model(const model *m, const vocabulary *v, const char *name,
                                        bool full, arena *e) {
    /* both in this program's order */
    const bitnet__part *matrices = bitnet__parts, *norms = bitnet__parts + BITNET__ATTN_NORM;
    bitnet_error error;
    bitnet_gguf_writer *g = bitnet_gguf_writer_create(NULL, &error);
    size_t n = (size_t)m->c.vocabulary * (size_t)m->c.width, i;
    uint64_t shape[2];
    uint16_t *halves;
    char key[64];
    int l, k;
    if (!g) die(BROKEN, "%s", error.message);
    add_metadata(g, &m->c, name);
    add_vocabulary(g, v);
    halves = (uint16_t *)arena_take(e, n, 2);
    for (i = 0; i < n; i++) halves[i] = bitnet__float_to_half(m->w[m->embedding + i]);
    shape[0] = (uint64_t)m->c.width;
    shape[1] = (uint64_t)m->c.vocabulary;
    bitnet_gguf_add_tensor(g, "token_embd.weight", BITNET_TYPE_F16, 2, shape, halves);
    for (l = 0; l < m->c.layers; l++) {
        const layer *y = &m->layers[l];
        for (k = 0; k < INPUTS; k++) {
            snprintf(key, sizeof key, "blk.%d.%s.weight", l, norms[k].name);
            add_floats(g, key, m->w + y->norm[k], k == IN_DOWN ? m->c.ffn : m->c.width);
        }
        for (k = 0; k < MATRICES; k++) {
            snprintf(key, sizeof key, "blk.%d.%s.weight", l, matrices[k].name);
            add_matrix(g, e, key, &y->m[k], m->w, full);
        }
    }
    add_floats(g, "output_norm.weight", m->w + m->output_norm, m->c.width);
    return g;
}
