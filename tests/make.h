/* make.h - synthetic models for tests and benchmarks: complete GGUF files with random weights.

       make_options options = make_defaults();
       make_file file;
       options.layers = 3;
       make_model(&options, &file);
       ... bitnet_model_load_memory(file.data, file.size, ...) ...
       make_free(&file);

   Weights are drawn in the type's encoding, at magnitudes that keep activations near 1. The same
   options give the same bytes. Include bitnet.h first. Impossible options end the program. */

#ifndef MAKE_H
#define MAKE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tools/bitnet_writer.h"

typedef enum make_scales {
    MAKE_SCALE_TENSOR, /* one scale for a whole ternary tensor */
    MAKE_SCALE_ROW,    /* TQ1_0 and TQ2_0: one per row, 0 for blocks of zeros; */
    MAKE_SCALE_ALL,    /* for these, too; */
    MAKE_SCALE_BLOCK   /* one per block of 256, or 0 */
} make_scales;

typedef struct make_options {
    const char *arch; /* determines the norms; see make_has */
    int width, layers, heads, kv_heads, head_width, ffn, vocabulary, context;
    int weight_type;      /* I2_S, TQ1_0, TQ2_0, Q1_0, Q2_0, PQ2_0, PTQ1_0, F32, F16, BF16,
                             Q2_K or Q3_K */
    make_scales scales;   /* of TQ1_0 and TQ2_0 */
    int embedding_type;   /* the same, Q8_0, Q4_0, Q2_K, Q3_K, Q4_K or Q6_K; of the head too */
    int activation_group; /* as the key says; 0: there is no key, -1: it is 0 */
    bool separate_head;   /* has an output.weight, else the embedding is used */
    bool ternary_head;    /* the same, of type I2_S */
    bool head_biases;     /* an output.bias */
    bool head_scale;      /* an output.scale */
    bool extras;          /* .bias for every matrix of a layer, and .scale if `scales` is _TENSOR */
    float epsilon, rope_base;
    float rope_factor;        /* of the scaling; 0: the file names none */
    const char *rope_scaling; /* NULL: linear */
    int rope_width;           /* dimensions of a head that are rotated; 0: all */
    bool rope_freqs;          /* a tensor of factors for the frequencies */
    int norm_type;            /* F32, F16 or BF16 */
    bool norms_in;            /* a norm before each matrix, for qwen3 and gemma3 */
    int window;               /* of gemma3's layers; 0: not in the file */
    int period;               /* layers up to the next without a window; 0: not in the file, 6 */
    int original;             /* context length before scaling; 0: not in the file */
    int state_heads, state_key_heads, state_width; /* of qwen35: its recurrent layers */
    int experts, experts_used;                     /* of mixtures, each of `ffn` */
    int shared_ffn;                                /* size of qwen35moe's shared expert */
    bool fused_experts;                            /* gate and up in one tensor */
    int norm_groups;                               /* of k2-horizon; 0: not in the file */
    bool head_gates, head_norms;                   /* of k2-horizon */
    const char *plain;   /* matrices with this in their names are not in the basis; NULL: all are */
    const bool *slides;  /* for each layer: it has a window; NULL: all but 4, 8, ... */
    const float *clamps; /* for each layer; NULL: 7 */
    float rope_base_swa; /* of layers with a window; 0: not in the file */
    bool same_experts;   /* in all layers, which is faster to make */
    int mtp_type;        /* of an MTP head's matrices; 0: there is none */
    int block;           /* size of the Hadamard basis of all large matrices; 0: none */
    bool grouped_heads;  /* sets prism.hadamard.gdn_v_grouped */
    int pooling;         /* of embeddings; 0: not in the file */
    int causal;          /* attention is causal: 1 yes, -1 no, 0 not in the file */
    bool add_eos;        /* texts end with it */
    const char *chat_template; /* or NULL */
    bool chatml;               /* the control tokens are those of ChatML */
    uint64_t seed;
} make_options;

typedef struct make_tensor {
    char name[48];
    int rows, columns; /* a vector is one row */
    int stack;         /* number of stacked matrices, a third dimension; else 0 */
    int type;
    uint8_t *data; /* as in the file; NULL after the file is made */
} make_tensor;

typedef struct make_file {
    const void *data; /* the whole GGUF file; NULL if it was written to disk */
    size_t size;
    make_tensor *tensors;
    int count;
    uint64_t random;
    bitnet_gguf_writer *writer;
    bool as_published; /* no weight is 2 */
} make_file;

/* The smallest model with all features: grouped heads, several blocks per row. */
static make_options make_defaults(void) {
    make_options o;
    memset(&o, 0, sizeof o);
    o.arch = "bitnet-b1.58";
    o.width = 256;
    o.layers = 2;
    o.heads = 4;
    o.kv_heads = 2;
    o.head_width = 64;
    o.ffn = 512;
    o.vocabulary = 320;
    o.context = 256;
    o.weight_type = BITNET_TYPE_I2_S;
    o.embedding_type = BITNET_TYPE_F16;
    o.epsilon = 1e-5f;
    o.rope_base = 10000.0f;
    o.seed = 1;
    return o;
}

/* A small mixture of experts with features of the graph that no published model uses: strong
   clamps, other layers with a window, with a separate base. */
static make_options make_maple(void) {
    static const bool slides[5] = {false, true, true, false, true};
    static const float clamps[5] = {1.0f, 0.5f, 1.25f, 0.75f, 1.0f};
    make_options o = make_defaults();
    o.arch = "maple";
    o.width = 64, o.layers = 5, o.head_width = 32, o.rope_width = 16, o.ffn = 32;
    o.vocabulary = 288, o.separate_head = true;
    o.experts = 9, o.experts_used = 3, o.window = 7;
    o.slides = slides, o.clamps = clamps, o.rope_base_swa = 700;
    o.weight_type = o.embedding_type = BITNET_TYPE_F32;
    return o;
}

/* A small Qwen 3.5 with experts: layers 4 and 5 attend, if there is an MTP head. */
static make_options make_qwen35moe(void) {
    make_options o = make_defaults();
    o.arch = "qwen35moe", o.layers = 4, o.rope_width = 32, o.ffn = 64;
    o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    o.experts = 7, o.experts_used = 3, o.shared_ffn = 96;
    o.weight_type = o.embedding_type = BITNET_TYPE_F32;
    return o;
}

/* A small K2-Horizon with all features of its larger models: three slices of 32. */
static make_options make_k2(void) {
    make_options o = make_defaults();
    o.arch = "k2-horizon", o.width = 96, o.head_width = 32, o.ffn = 160;
    o.norm_groups = 3, o.head_gates = o.head_norms = true;
    o.weight_type = o.embedding_type = BITNET_TYPE_F32;
    return o;
}

/* Head norms after RoPE; in floats or, as published, in STQ1_0. */
static make_options make_hunyuan(bool published) {
    make_options o = make_defaults();
    o.arch = "hunyuan-dense";
    o.width = 64, o.head_width = 16, o.ffn = 96, o.rope_base = 300, o.vocabulary = 288;
    o.weight_type = o.embedding_type = BITNET_TYPE_F32;
    if (published) o.width = o.ffn = 256, o.head_width = 64, o.weight_type = BITNET_TYPE_STQ1_0;
    return o;
}

enum { MAKE_MAPLE_IDS = 64, MAKE_HUNYUAN_IDS = 24 };

/* A token of the text for which other programs computed logits. */
static int32_t make_maple_id(int i) { return (7 + 31 * i + i * i) % 285; }

static void make_fail(const char *why) {
    fprintf(stderr, "make.h: %s\n", why);
    exit(1);
}

static void *make_alloc(size_t size) {
    void *memory = malloc(size);
    if (!memory) make_fail("out of memory");
    return memory;
}

/* ---- numbers */

/* SplitMix64. */
static uint64_t make_random(make_file *file) {
    uint64_t z = file->random += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* Uniform in low..high. */
static float make_uniform(make_file *file, float low, float high) {
    return low + (high - low) * ((float)(make_random(file) >> 40) / 16777216.0f);
}

static float make_sqrt(float x) {
    float y = x > 1 ? x : 1;
    int i;
    for (i = 0; i < 40; i++) y = 0.5f * (y + x / y);
    return y;
}

/* A half near x: truncated, not rounded. */
static uint16_t make_half(float x) {
    uint32_t bits, sign;
    memcpy(&bits, &x, 4);
    sign = bits >> 16 & 0x8000;
    bits &= 0x7FFFFFFF;
    if (bits < 113u << 23) return (uint16_t)(sign | (uint32_t)((x < 0 ? -x : x) * 16777216.0f));
    return (uint16_t)(sign | (bits - (112u << 23)) >> 13);
}

static void make_store_half(uint8_t *p, uint16_t h) {
    p[0] = (uint8_t)h;
    p[1] = (uint8_t)(h >> 8);
}

/* ---- drawing data; `size` is the standard deviation that values should have */

static void make_bytes(make_file *file, uint8_t *p, int n) {
    uint64_t bits = 0;
    int i;
    for (i = 0; i < n; i++, bits >>= 8) {
        if (i % 8 == 0) bits = make_random(file);
        p[i] = (uint8_t)bits;
    }
}

/* Replaces each byte by four 2-bit codes of 0..2; code 3 does not occur. */
static void make_codes(uint8_t *p, size_t n) {
    uint8_t table[256];
    size_t i;
    for (i = 0; i < 256; i++) {
        size_t n = i * 81 / 256; /* as many of each digit as can be */
        table[i] = (uint8_t)(n % 3 | n / 3 % 3 << 2 | n / 9 % 3 << 4 | n / 27 << 6);
    }
    for (i = 0; i < n; i++) p[i] = table[p[i]];
}

/* Base-3 digits in a byte: the number of them, read as a fraction of 3^5, rounded up. */
static uint8_t make_digits(unsigned number) { return (uint8_t)((number * 256 + 242) / 243); }

/* Weights of a block of Q1_0, Q2_0, PQ2_0, PTQ1_0 or STQ1_0. */
static size_t make_group_values(int type) {
    return type == BITNET_TYPE_Q2_0 ? 64 : type == BITNET_TYPE_STQ1_0 ? 256 : 128;
}

/* All codes are weights, including +2, which published files do not have. */
static void make_group_block(make_file *file, uint8_t *p, int type, float scale) {
    int size = (int)bitnet_type_row_size(type, make_group_values(type)), i;
    make_bytes(file, p, size);
    if (file->as_published && (type == BITNET_TYPE_Q2_0 || type == BITNET_TYPE_PQ2_0))
        make_codes(p + 2, (size_t)size - 2);
    for (i = 0; i < 26 && type == BITNET_TYPE_PTQ1_0; i++)
        p[i] = make_digits(i < 24 ? p[i] % 243u : p[i] % 81u * 3);
    make_store_half(type == BITNET_TYPE_PTQ1_0   ? p + 26
                    : type == BITNET_TYPE_STQ1_0 ? p + 40
                                                 : p,
                    make_half(scale));
}

/* Every 16th block of a TQ type is all zeros, with the scale 0 that quantizers give it. */
static void make_ternary_block(make_file *file, uint8_t *p, int type, make_scales scales,
                               float scale) {
    bool zero = make_random(file) % 16 == 0;
    uint16_t half = zero && scales != MAKE_SCALE_ALL ? 0 : make_half(scale);
    int i;
    if (type == BITNET_TYPE_TQ2_0) {
        make_bytes(file, p, 64);
        make_codes(p, 64);
        if (zero) memset(p, 0x55, 64);
        make_store_half(p + 64, half);
    } else {
        make_bytes(file, p, 52);
        for (i = 0; i < 48; i++) p[i] = make_digits(zero ? 121 : p[i] % 243u);
        for (; i < 52; i++) p[i] = make_digits(zero ? 120 : p[i] % 81u * 3);
        make_store_half(p + 52, half);
    }
}

static void make_quantised_block(make_file *file, uint8_t *p, int type, float size) {
    switch (type) {
    case BITNET_TYPE_Q4_0: /* -8..7 */
        make_bytes(file, p, 18);
        make_store_half(p, make_half(size / 4.6f));
        break;
    case BITNET_TYPE_Q4_1: /* 0..15, less half a range */
        make_bytes(file, p, 20);
        make_store_half(p, make_half(size / 4.6f));
        make_store_half(p + 2, make_half(-7.5f * size / 4.6f));
        break;
    case BITNET_TYPE_Q8_0: /* -128..127 */
        make_bytes(file, p, 34);
        make_store_half(p, make_half(size / 74));
        break;
    case BITNET_TYPE_Q2_K: /* 0..3 times 0..15, less 0..15 times half a range: 0 on average */
        make_bytes(file, p, 80);
        make_store_half(p + 80, make_half(size / 16));
        make_store_half(p + 82, make_half(size / 16 * 1.5f));
        break;
    case BITNET_TYPE_Q3_K: /* -4..3 times -32..31 */
        make_bytes(file, p, 108);
        make_store_half(p + 108, make_half(size / 42));
        break;
    case BITNET_TYPE_Q4_K: /* 0..63 times 0..15, less 0..63 times half a range: 0 on average */
        make_bytes(file, p, 144);
        make_store_half(p, make_half(size / 257));
        make_store_half(p + 2, make_half(size / 257 * 7.5f));
        break;
    case BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8: { /* half of the weights are not 0 */
        int i;
        make_bytes(file, p, 54);
        for (i = 6; i < 38; i++) p[i] = i % 2 ? p[i] : (uint8_t)~p[i + 1];
        make_store_half(p, make_half(size / 6.2f));
        break;
    }
    case BITNET_TYPE_Q1_sym_g32_sq4_sg8:
    case BITNET_TYPE_Q2_sym_g32_sq4_sg8:
        make_bytes(file, p, type == BITNET_TYPE_Q1_sym_g32_sq4_sg8 ? 38 : 70);
        make_store_half(p,
                        make_half(size / (type == BITNET_TYPE_Q1_sym_g32_sq4_sg8 ? 4.4f : 9.8f)));
        break;
    case BITNET_TYPE_Q4_sym_g16_sq8_sg8:
        make_bytes(file, p, 74);
        make_store_half(p, make_half(size / 340));
        break;
    default: /* Q6_K: -128..127 times -32..31 */
        make_bytes(file, p, 210);
        make_store_half(p + 208, make_half(size / 1370));
        break;
    }
}

/* ---- tensors */

/* Adds a tensor whose data are still to be drawn. */
static make_tensor *make_add(make_file *file, const char *name, int type, int rows, int columns) {
    make_tensor *t = &file->tensors[file->count++];
    size_t size = (size_t)rows * (size_t)bitnet_type_row_size(type, (uint64_t)columns);
    if (size == 0 || (type == BITNET_TYPE_I2_S && size % 32 != 0))
        make_fail("a width is not a multiple of its type's block");
    snprintf(t->name, sizeof t->name, "%s", name);
    t->rows = rows;
    t->columns = columns;
    t->stack = 0;
    t->type = type;
    if (type == BITNET_TYPE_I2_S) size += 32;
    t->data = (uint8_t *)make_alloc(size);
    return t;
}

/* Passes drawn data to the writer, under a name. */
static void make_done_as(make_file *file, const make_tensor *t, const char *name) {
    uint64_t shape[3];
    shape[0] = (uint64_t)t->columns;
    shape[1] = (uint64_t)(t->stack ? t->rows / t->stack : t->rows);
    shape[2] = (uint64_t)t->stack;
    bitnet_gguf_add_tensor(file->writer, name, t->type,
                           t->stack       ? 3
                           : t->rows == 1 ? 1
                                          : 2,
                           shape, t->data);
}

static void make_done(make_file *file, const make_tensor *t) { make_done_as(file, t, t->name); }

/* A vector of values in low..high, of type F32, F16 or BF16. */
static void make_vector(make_file *file, const char *name, int type, int n, float low, float high) {
    make_tensor *t = make_add(file, name, type, 1, n);
    int i;
    for (i = 0; i < n; i++) {
        float value = make_uniform(file, low, high);
        uint16_t half = make_half(value);
        uint32_t bits;
        memcpy(&bits, &value, 4);
        if (type == BITNET_TYPE_BF16) half = (uint16_t)(bits >> 16);
        if (type == BITNET_TYPE_F32) memcpy(t->data + 4 * i, &value, 4);
        else memcpy(t->data + 2 * i, &half, 2);
    }
    make_done(file, t);
}

static void make_float_matrix(make_file *file, make_tensor *t, float size) {
    size_t count = (size_t)t->rows * (size_t)t->columns, i;
    for (i = 0; i < count; i++) {
        float value = make_uniform(file, -1.73f * size, 1.73f * size);
        uint16_t half;
        if (t->type == BITNET_TYPE_F32) {
            memcpy(t->data + 4 * i, &value, 4);
            continue;
        }
        half = make_half(value);
        if (t->type == BITNET_TYPE_BF16) {
            uint32_t bits;
            memcpy(&bits, &value, 4);
            half = (uint16_t)(bits >> 16);
        }
        make_store_half(t->data + 2 * i, half);
    }
}

static void make_ternary_matrix(make_file *file, make_tensor *t, make_scales scales, float size) {
    size_t block_size = t->type == BITNET_TYPE_TQ2_0 ? 66 : 54, blocks = (size_t)t->columns / 256;
    float scale = make_uniform(file, size, 1.5f * size); /* two of three values are not 0 */
    size_t count = (size_t)t->rows * (size_t)t->columns, i;
    if (t->type != BITNET_TYPE_I2_S && t->type != BITNET_TYPE_TQ1_0 &&
        t->type != BITNET_TYPE_TQ2_0) {
        size_t values = make_group_values(t->type);
        size_t bytes = (size_t)bitnet_type_row_size(t->type, values);
        for (i = 0; i < count / values; i++)
            make_group_block(file, t->data + bytes * i, t->type,
                             make_uniform(file, 0.6f * size, 0.9f * size));
        return;
    }
    if (t->type == BITNET_TYPE_I2_S) {
        for (i = 0; i < count / 4; i += 32) make_bytes(file, t->data + i, 32);
        make_codes(t->data, count / 4);
        memset(t->data + count / 4, 0, 32);
        memcpy(t->data + count / 4, &scale, 4);
        return;
    }
    for (i = 0; i < count / 256; i++) {
        if (scales == MAKE_SCALE_BLOCK || (scales != MAKE_SCALE_TENSOR && i % blocks == 0))
            scale = make_uniform(file, size, 1.5f * size);
        make_ternary_block(file, t->data + block_size * i, t->type, scales, scale);
    }
}

/* Adds a matrix that maps inputs near 1 to outputs near `gain`, without its data. */
static make_tensor *make_draw(make_file *file, const char *name, int type, make_scales scales,
                              int rows, int columns, float gain) {
    make_tensor *t = make_add(file, name, type, rows, columns);
    float size = gain / make_sqrt((float)columns);
    size_t i;
    switch (type) {
    case BITNET_TYPE_F32:
    case BITNET_TYPE_F16:
    case BITNET_TYPE_BF16: make_float_matrix(file, t, size); break;
    case BITNET_TYPE_I2_S:
    case BITNET_TYPE_Q1_0:
    case BITNET_TYPE_Q2_0:
    case BITNET_TYPE_PQ2_0:
    case BITNET_TYPE_PTQ1_0:
    case BITNET_TYPE_STQ1_0:
    case BITNET_TYPE_TQ1_0:
    case BITNET_TYPE_TQ2_0: make_ternary_matrix(file, t, scales, size); break;
    default: {
        size_t values =
            type == BITNET_TYPE_Q4_0 || type == BITNET_TYPE_Q4_1 || type == BITNET_TYPE_Q8_0 ? 32
            : type == BITNET_TYPE_Q4_sym_g16_sq8_sg8                                         ? 128
                                                                                             : 256;
        size_t bytes = (size_t)bitnet_type_row_size(type, values);
        for (i = 0; i < (size_t)rows * (size_t)columns / values; i++)
            make_quantised_block(file, t->data + bytes * i, type, size);
    }
    }
    return t;
}

static void make_matrix(make_file *file, const char *name, int type, make_scales scales, int rows,
                        int columns, float gain) {
    make_done(file, make_draw(file, name, type, scales, rows, columns, gain));
}

/* True if layers of the architecture have that norm. */
static bool make_has(const make_options *o, const char *norm) {
    if (strstr(norm, "_sub_norm")) return strncmp(o->arch, "bitnet", 6) == 0;
    if (strcmp(norm, "attn_q_norm") == 0 || strcmp(norm, "attn_k_norm") == 0)
        return strncmp(o->arch, "qwen3", 5) == 0 || strcmp(o->arch, "gemma3") == 0 ||
               strcmp(o->arch, "hunyuan-dense") == 0 || o->experts || o->head_norms;
    if (strcmp(norm, "attn_gate") == 0) return o->head_gates;
    if (o->experts && (strcmp(norm, "ffn_gate") == 0 || strcmp(norm, "ffn_up") == 0 ||
                       strcmp(norm, "ffn_down") == 0))
        return false;
    if (strcmp(norm, "post_attention_norm") == 0 && o->state_heads) return true;
    if (strcmp(norm, "ffn_norm") == 0 && o->state_heads) return false;
    if (strncmp(norm, "post_", 5) == 0) return strcmp(o->arch, "gemma3") == 0;
    if (strstr(norm, "_norm_in")) return o->norms_in;
    return true;
}

/* Adds a matrix of a layer, with a scale and a bias if requested, or (rows 1) a norm. */
static void make_part(make_file *file, const make_options *o, int layer, const char *part, int type,
                      int rows, int columns) {
    char name[48];
    snprintf(name, sizeof name, "blk.%d.%s.weight", layer, part);
    if (rows == 1) {
        make_vector(file, name, o->norm_type, columns, 0.8f, 1.2f);
        return;
    }
    make_matrix(file, name, type, o->scales, rows, columns, 1.0f);
    if (o->extras && o->scales == MAKE_SCALE_TENSOR) {
        snprintf(name, sizeof name, "blk.%d.%s.scale", layer, part);
        make_vector(file, name, BITNET_TYPE_F32, 1, 0.8f, 1.2f);
    }
    if (o->extras) {
        snprintf(name, sizeof name, "blk.%d.%s.bias", layer, part);
        make_vector(file, name, BITNET_TYPE_F32, rows, -0.1f, 0.1f);
    }
}

/* A matrix per expert. */
static void make_stack(make_file *file, const make_options *o, int layer, const char *part,
                       int rows, int columns) {
    char name[48];
    make_tensor *t = file->tensors;
    snprintf(name, sizeof name, "blk.0.%s.weight", part);
    while (o->same_experts && layer > 0 && strcmp(t->name, name) != 0) t++;
    snprintf(name, sizeof name, "blk.%d.%s.weight", layer, part);
    if (!o->same_experts || layer == 0)
        t = make_draw(file, name, o->weight_type, o->scales, o->experts * rows, columns, 1.0f);
    t->stack = o->experts;
    make_done_as(file, t, name);
}

static void make_experts(make_file *file, const make_options *o, int layer) {
    char name[48];
    make_part(file, o, layer, "ffn_gate_inp", BITNET_TYPE_F32, o->experts, o->width);
    if (o->fused_experts) {
        make_stack(file, o, layer, "ffn_gate_up_exps", 2 * o->ffn, o->width);
    } else {
        make_stack(file, o, layer, "ffn_gate_exps", o->ffn, o->width);
        make_stack(file, o, layer, "ffn_up_exps", o->ffn, o->width);
    }
    make_stack(file, o, layer, "ffn_down_exps", o->width, o->ffn);
    if (!o->shared_ffn) return;
    make_part(file, o, layer, "ffn_gate_shexp", o->weight_type, o->shared_ffn, o->width);
    make_part(file, o, layer, "ffn_up_shexp", o->weight_type, o->shared_ffn, o->width);
    make_part(file, o, layer, "ffn_down_shexp", o->weight_type, o->width, o->shared_ffn);
    snprintf(name, sizeof name, "blk.%d.ffn_gate_inp_shexp.weight", layer);
    make_vector(file, name, BITNET_TYPE_F32, o->width, -0.1f, 0.1f);
}

enum { MAKE_PERIOD = 4, MAKE_TAPS = 4 }; /* layers 4, 8, ... of qwen35 attend, of maple see all */

static bool make_is_recurrent(const make_options *o, int layer) {
    return o->state_heads && (layer + 1) % MAKE_PERIOD && layer < o->layers;
}

/* Adds the parts of a recurrent layer instead of attention. */
static void make_recurrent(make_file *file, const make_options *o, int layer) {
    int heads = o->state_heads, inner = heads * o->state_width;
    int channels = inner + 2 * o->state_key_heads * o->state_width;
    char name[48];
    make_part(file, o, layer, "attn_qkv", o->weight_type, channels, o->width);
    make_part(file, o, layer, "attn_gate", o->weight_type, inner, o->width);
    make_part(file, o, layer, "ssm_alpha", BITNET_TYPE_F32, heads, o->width);
    make_part(file, o, layer, "ssm_beta", BITNET_TYPE_F16, heads, o->width);
    make_part(file, o, layer, "ssm_out", o->weight_type, o->width, inner);
    make_part(file, o, layer, "ssm_norm", o->norm_type, 1, o->state_width);
    snprintf(name, sizeof name, "blk.%d.ssm_conv1d.weight", layer);
    make_matrix(file, name, BITNET_TYPE_F32, MAKE_SCALE_TENSOR, channels, MAKE_TAPS, 1.0f);
    snprintf(name, sizeof name, "blk.%d.ssm_a", layer);
    make_vector(file, name, BITNET_TYPE_F32, heads, -1.0f, -0.05f);
    snprintf(name, sizeof name, "blk.%d.ssm_dt.bias", layer);
    make_vector(file, name, BITNET_TYPE_F32, heads, -1.0f, 1.0f);
}

static void make_layer(make_file *file, const make_options *o, int layer) {
    int q = o->heads * o->head_width, kv = o->kv_heads * o->head_width;
    struct {
        const char *name;
        int rows, columns;
    } part[23] = {{"attn_norm", 1, 0},
                  {"ffn_down", 0, 0},
                  {"ffn_gate", 0, 0},
                  {"ffn_up", 0, 0},
                  {"ffn_norm", 1, 0},
                  {"attn_sub_norm", 1, 0},
                  {"ffn_sub_norm", 1, 0},
                  {"attn_k", 0, 0},
                  {"attn_output", 0, 0},
                  {"attn_q", 0, 0},
                  {"attn_v", 0, 0},
                  {"attn_q_norm", 1, 0},
                  {"attn_k_norm", 1, 0},
                  {"post_attention_norm", 1, 0},
                  {"post_ffw_norm", 1, 0},
                  {"attn_q_norm_in", 1, 0},
                  {"attn_k_norm_in", 1, 0},
                  {"attn_v_norm_in", 1, 0},
                  {"attn_output_norm_in", 1, 0},
                  {"ffn_gate_norm_in", 1, 0},
                  {"ffn_up_norm_in", 1, 0},
                  {"ffn_down_norm_in", 1, 0},
                  {"attn_gate", 0, 0}};
    int i;
    part[0].columns = part[2].columns = part[3].columns = part[4].columns = o->width;
    part[7].columns = part[9].columns = part[10].columns = o->width;
    part[1].rows = part[8].rows = o->width;
    part[5].columns = part[8].columns = part[9].rows = q;
    part[7].rows = part[10].rows = kv;
    part[1].columns = part[2].rows = part[3].rows = part[6].columns = o->ffn;
    part[11].columns = part[12].columns = o->head_width;
    if (o->head_norms) part[11].columns = q, part[12].columns = kv;
    part[22].rows = q, part[22].columns = o->width;
    for (i = 13; i < 21; i++) part[i].columns = o->width;
    part[18].columns = q;
    part[21].columns = o->ffn;
    if (o->state_heads) part[9].rows = 2 * q; /* with a gate for each head */
    for (i = 0; i < 23; i++) {
        bool attention = strncmp(part[i].name, "attn_", 5) == 0 && i > 0;
        if (!make_has(o, part[i].name) || (attention && make_is_recurrent(o, layer))) continue;
        make_part(file, o, layer, part[i].name, o->weight_type, part[i].rows, part[i].columns);
    }
    if (make_is_recurrent(o, layer)) make_recurrent(file, o, layer);
    if (o->experts) make_experts(file, o, layer);
}

/* Adds the MTP head: a layer with attention after the last, and the parts that join a state and a
   token. */
static void make_mtp(make_file *file, const make_options *o) {
    make_options head = *o;
    head.weight_type = o->mtp_type;
    make_layer(file, &head, o->layers);
    make_part(file, &head, o->layers, "nextn.eh_proj", o->mtp_type, o->width, 2 * o->width);
    make_part(file, &head, o->layers, "nextn.enorm", 0, 1, o->width);
    make_part(file, &head, o->layers, "nextn.hnorm", 0, 1, o->width);
    make_part(file, &head, o->layers, "nextn.shared_head_norm", 0, 1, o->width);
}

/* ---- metadata */

/* GPT-2's spelling of a byte in UTF-8: printable ones as themselves, the others as characters from
   U+0100 on. Returns its length. */
static int make_spell(char *out, int byte) {
    int code = byte, b, shifted = 0;
    for (b = 0; b <= byte; b++) {
        bool printable = (b >= 33 && b <= 126) || (b >= 161 && b != 173);
        if (!printable && b < byte) shifted++;
        if (b == byte && !printable) code = 256 + shifted;
    }
    if (code < 128) {
        out[0] = (char)code;
        return 1;
    }
    out[0] = (char)(0xC0 | code >> 6);
    out[1] = (char)(0x80 | (code & 63));
    return 2;
}

/* The vocabulary: token b is byte b; then the merges; then words of capitals that no merge makes;
   last three control tokens. \304\240 spells the space. */
static const char *const make_merges[] = {"\304\240 t", "h e", "\304\240t he", "i n",
                                          "e r",        "a n", "an d",         "\304\240 and",
                                          "\304\240 a", "o n"};
static const char *const make_controls[][3] = {
    {"<|begin_of_text|>", "<|end_of_text|>", "<|eot_id|>"},
    {"<|endoftext|>", "<|im_end|>", "<|im_start|>"}};

enum {
    MAKE_MERGES = sizeof make_merges / sizeof *make_merges,
    MAKE_SMALLEST_VOCABULARY = 256 + MAKE_MERGES + 3
};

static int32_t make_bos(const make_options *o) { return o->vocabulary - 3; }
static int32_t make_eos(const make_options *o) { return o->vocabulary - 2; }

static void make_tokenizer(bitnet_gguf_writer *w, const make_options *o) {
    size_t n = (size_t)o->vocabulary, i, k;
    bitnet_string *tokens = (bitnet_string *)make_alloc(n * sizeof *tokens);
    bitnet_string merges[MAKE_MERGES];
    int32_t *types = (int32_t *)make_alloc(n * sizeof *types);
    float *scores = (float *)make_alloc(n * sizeof *scores);
    char(*spelling)[24] = (char(*)[24])make_alloc(n * sizeof *spelling);
    for (i = 0; i < n; i++) {
        char *s = spelling[i];
        types[i] = i + 3 < n ? 1 : 3;
        scores[i] = 0;
        if (i < 256) {
            s[make_spell(s, (int)i)] = 0;
        } else if (i < 256 + MAKE_MERGES) { /* the merge without the blank between its parts */
            const char *merge = make_merges[i - 256];
            k = (size_t)(strchr(merge, ' ') - merge);
            snprintf(s, sizeof *spelling, "%.*s%s", (int)k, merge, merge + k + 1);
        } else if (i + 3 < n) {
            size_t rest = i;
            for (s[5] = 0, k = 5; k-- > 0; rest /= 26) s[k] = (char)('A' + rest % 26);
        } else {
            snprintf(s, sizeof *spelling, "%s", make_controls[o->chatml][i + 3 - n]);
        }
        tokens[i].data = s;
        tokens[i].length = strlen(s);
    }
    for (i = 0; i < MAKE_MERGES; i++) {
        merges[i].data = make_merges[i];
        merges[i].length = strlen(make_merges[i]);
    }
    bitnet_gguf_add_string(w, "tokenizer.ggml.model", "gpt2");
    bitnet_gguf_add_string(w, "tokenizer.ggml.pre", "llama-bpe");
    bitnet_gguf_add_strings(w, "tokenizer.ggml.tokens", tokens, n);
    bitnet_gguf_add_array(w, "tokenizer.ggml.scores", BITNET_GGUF_F32, scores, n);
    bitnet_gguf_add_array(w, "tokenizer.ggml.token_type", BITNET_GGUF_I32, types, n);
    bitnet_gguf_add_strings(w, "tokenizer.ggml.merges", merges, MAKE_MERGES);
    bitnet_gguf_add_u32(w, "tokenizer.ggml.bos_token_id", (uint32_t)make_bos(o));
    bitnet_gguf_add_u32(w, "tokenizer.ggml.eos_token_id", (uint32_t)make_eos(o));
    bitnet_gguf_add_bool(w, "tokenizer.ggml.add_bos_token", true);
    if (o->add_eos) bitnet_gguf_add_bool(w, "tokenizer.ggml.add_eos_token", true);
    if (o->chat_template) bitnet_gguf_add_string(w, "tokenizer.chat_template", o->chat_template);
    free(tokens);
    free(types);
    free(scores);
    free(spelling);
}

/* The keys of a Hadamard basis: signs for the width and for the inputs of a layer's last matrices,
   and the names of all large matrices. */
static void make_basis(bitnet_gguf_writer *w, const make_options *o) {
    static const char *const parts[] = {
        "attn_qkv",      "attn_gate",     "ssm_out",          "attn_q",        "attn_k",
        "attn_v",        "attn_output",   "ffn_gate",         "ffn_up",        "ffn_down",
        "ffn_gate_exps", "ffn_up_exps",   "ffn_gate_up_exps", "ffn_down_exps", "ffn_gate_shexp",
        "ffn_up_shexp",  "ffn_down_shexp"};
    int32_t widths[5];
    char(*names)[48] = (char(*)[48])make_alloc((size_t)(17 * o->layers + 1) * sizeof *names);
    bitnet_string *list = (bitnet_string *)make_alloc((size_t)(17 * o->layers + 1) * sizeof *list);
    int total = 0, count = 0, used = 0, i, k;
    bool own_head = o->separate_head || o->ternary_head;
    int8_t *signs;
    bitnet_string embedding;
    widths[0] = o->width, widths[1] = o->heads * o->head_width, widths[2] = o->ffn;
    widths[3] = o->state_heads * o->state_width, widths[4] = o->shared_ffn;
    for (i = 0; i < 5; i++) {
        for (k = 0; k < used && widths[k] != widths[i];) k++;
        if (k == used && widths[i]) total += widths[used++] = widths[i];
    }
    signs = (int8_t *)make_alloc((size_t)total);
    for (i = 0; i < total; i++) signs[i] = (int8_t)(i * i % 7 < 3 ? -1 : 1);
    for (i = 0; i < o->layers; i++)
        for (k = 0; k < 17; k++)
            if ((k < 7    ? (k < 3) == make_is_recurrent(o, i)
                 : k < 10 ? !o->experts
                 : k < 12 ? o->experts && !o->fused_experts
                 : k < 13 ? o->fused_experts
                 : k < 14 ? o->experts != 0
                          : o->shared_ffn != 0) &&
                !(o->plain && strstr(parts[k], o->plain)))
                snprintf(names[count++], sizeof *names, "blk.%d.%s.weight", i, parts[k]);
    if (o->separate_head) snprintf(names[count++], sizeof *names, "output.weight");
    for (i = 0; i < count; i++) list[i].data = names[i], list[i].length = strlen(names[i]);
    embedding.data = "token_embd.weight";
    embedding.length = strlen(embedding.data);
    bitnet_gguf_add_u32(w, "prism.hadamard.version", 1 + !own_head);
    bitnet_gguf_add_bool(w, "prism.hadamard.tied_output", !own_head);
    bitnet_gguf_add_u32(w, "prism.hadamard.block_size", (uint32_t)o->block);
    bitnet_gguf_add_string(w, "prism.hadamard.transform", "normalized-sylvester-walsh-hadamard");
    bitnet_gguf_add_string(w, "prism.hadamard.axis", "input-last-dimension");
    bitnet_gguf_add_string(w, "prism.hadamard.sign_mode", "explicit");
    bitnet_gguf_add_array(w, "prism.hadamard.sign_widths", BITNET_GGUF_I32, widths, (size_t)used);
    bitnet_gguf_add_array(w, "prism.hadamard.sign_values", BITNET_GGUF_I8, signs, (size_t)total);
    bitnet_gguf_add_strings(w, "prism.hadamard.weight_names", list, (size_t)count);
    bitnet_gguf_add_strings(w, "prism.hadamard.inverse_weight_names", &embedding, 1);
    bitnet_gguf_add_bool(w, "prism.hadamard.gdn_v_grouped", o->grouped_heads);
    free(signs);
    free(names);
    free(list);
}

/* "{arch}.name"; valid until the next call. */
static const char *make_key(const make_options *o, const char *name) {
    static char key[96];
    snprintf(key, sizeof key, "%s.%s", o->arch, name);
    return key;
}

/* How many of a head's rotated pairs count time, height, width and nothing, which is the same for
   text. qwen35 files have the key and llama.cpp requires it; with 64 rotated dimensions it is 11,
   11, 10, 0. */
static void make_sections(bitnet_gguf_writer *w, const make_options *o) {
    int32_t pairs = (o->rope_width ? o->rope_width : o->head_width) / 2, sections[4] = {0};
    sections[0] = sections[1] = (pairs + 2) / 3;
    sections[2] = pairs - 2 * sections[0];
    bitnet_gguf_add_array(w, make_key(o, "rope.dimension_sections"), BITNET_GGUF_I32, sections, 4);
}

static void make_expert_keys(bitnet_gguf_writer *w, const make_options *o) {
    bool *slides = (bool *)make_alloc((size_t)o->layers * sizeof *slides);
    float *clamps = (float *)make_alloc((size_t)o->layers * sizeof *clamps);
    int i;
    for (i = 0; i < o->layers; i++) {
        slides[i] = o->slides ? o->slides[i] : (i + 1) % MAKE_PERIOD != 0;
        clamps[i] = o->clamps ? o->clamps[i] : 7;
    }
    if (strcmp(o->arch, "maple") == 0) {
        bitnet_gguf_add_array(w, make_key(o, "swiglu_clamp_exp"), BITNET_GGUF_F32, clamps,
                              (size_t)o->layers);
        bitnet_gguf_add_array(w, make_key(o, "attention.sliding_window_pattern"), BITNET_GGUF_BOOL,
                              slides, (size_t)o->layers);
    }
    bitnet_gguf_add_u32(w, make_key(o, "expert_count"), (uint32_t)o->experts);
    bitnet_gguf_add_u32(w, make_key(o, "expert_used_count"), (uint32_t)o->experts_used);
    bitnet_gguf_add_u32(w, make_key(o, "expert_feed_forward_length"), (uint32_t)o->ffn);
    if (o->shared_ffn)
        bitnet_gguf_add_u32(w, make_key(o, "expert_shared_feed_forward_length"),
                            (uint32_t)o->shared_ffn);
    if (o->rope_base_swa != 0)
        bitnet_gguf_add_f32(w, make_key(o, "rope.freq_base_swa"), o->rope_base_swa);
    free(slides);
    free(clamps);
}

static void make_metadata(bitnet_gguf_writer *w, const make_options *o) {
    bitnet_gguf_add_string(w, "general.architecture", o->arch);
    bitnet_gguf_add_string(w, "general.name", "synthetic");
    bitnet_gguf_add_u32(w, make_key(o, "vocab_size"), (uint32_t)o->vocabulary);
    bitnet_gguf_add_u32(w, make_key(o, "context_length"), (uint32_t)o->context);
    bitnet_gguf_add_u32(w, make_key(o, "embedding_length"), (uint32_t)o->width);
    bitnet_gguf_add_u32(w, make_key(o, "block_count"), (uint32_t)(o->layers + (o->mtp_type > 0)));
    if (o->mtp_type) bitnet_gguf_add_u32(w, make_key(o, "nextn_predict_layers"), 1);
    bitnet_gguf_add_u32(w, make_key(o, "feed_forward_length"), (uint32_t)o->ffn);
    bitnet_gguf_add_u32(w, make_key(o, "rope.dimension_count"),
                        (uint32_t)(o->rope_width ? o->rope_width : o->head_width));
    if (o->rope_factor != 0 || o->rope_scaling)
        bitnet_gguf_add_string(w, make_key(o, "rope.scaling.type"),
                               o->rope_scaling ? o->rope_scaling : "linear");
    if (o->rope_factor != 0)
        bitnet_gguf_add_f32(w, make_key(o, "rope.scaling.factor"), o->rope_factor);
    if (o->original)
        bitnet_gguf_add_u32(w, make_key(o, "rope.scaling.original_context_length"),
                            (uint32_t)o->original);
    if (o->window)
        bitnet_gguf_add_u32(w, make_key(o, "attention.sliding_window"), (uint32_t)o->window);
    if (o->period)
        bitnet_gguf_add_u32(w, make_key(o, "attention.sliding_window_pattern"),
                            (uint32_t)o->period);
    if (o->pooling) bitnet_gguf_add_u32(w, make_key(o, "pooling_type"), (uint32_t)o->pooling);
    if (o->causal) bitnet_gguf_add_bool(w, make_key(o, "attention.causal"), o->causal > 0);
    bitnet_gguf_add_u32(w, make_key(o, "attention.head_count"), (uint32_t)o->heads);
    bitnet_gguf_add_u32(w, make_key(o, "attention.head_count_kv"), (uint32_t)o->kv_heads);
    if (o->heads * o->head_width != o->width) {
        bitnet_gguf_add_u32(w, make_key(o, "attention.key_length"), (uint32_t)o->head_width);
        bitnet_gguf_add_u32(w, make_key(o, "attention.value_length"), (uint32_t)o->head_width);
    }
    bitnet_gguf_add_f32(w, make_key(o, "attention.layer_norm_rms_epsilon"), o->epsilon);
    bitnet_gguf_add_f32(w, make_key(o, "rope.freq_base"), o->rope_base);
    if (o->state_heads) {
        make_sections(w, o);
        bitnet_gguf_add_u32(w, make_key(o, "full_attention_interval"), MAKE_PERIOD);
        bitnet_gguf_add_u32(w, make_key(o, "ssm.conv_kernel"), MAKE_TAPS);
        bitnet_gguf_add_u32(w, make_key(o, "ssm.state_size"), (uint32_t)o->state_width);
        bitnet_gguf_add_u32(w, make_key(o, "ssm.group_count"), (uint32_t)o->state_key_heads);
        bitnet_gguf_add_u32(w, make_key(o, "ssm.time_step_rank"), (uint32_t)o->state_heads);
        bitnet_gguf_add_u32(w, make_key(o, "ssm.inner_size"),
                            (uint32_t)(o->state_heads * o->state_width));
    }
    if (o->experts) make_expert_keys(w, o);
    if (o->norm_groups)
        bitnet_gguf_add_u32(w, make_key(o, "attention.group_norm_groups"),
                            (uint32_t)o->norm_groups);
    if (o->block) make_basis(w, o);
    if (o->activation_group)
        bitnet_gguf_add_u32(w, "bitnet.activation_group",
                            o->activation_group < 0 ? 0 : (uint32_t)o->activation_group);
    make_tokenizer(w, o);
}

/* ---- files */

static void make_free(make_file *file) {
    int i;
    for (i = 0; i < file->count; i++) free(file->tensors[i].data);
    free(file->tensors);
    bitnet_gguf_writer_free(file->writer);
    memset(file, 0, sizeof *file);
}

/* Makes a model: in memory, or on disk if `path` is not NULL. */
static void make_model_at(const make_options *o, const char *path, make_file *file) {
    bitnet_error error = {BITNET_OK, ""};
    const int most = 26 + 2 * 10; /* tensors of a layer */
    int pairs = (o->rope_width ? o->rope_width : o->head_width) / 2, i;
    memset(file, 0, sizeof *file);
    if (o->vocabulary < MAKE_SMALLEST_VOCABULARY) make_fail("the vocabulary is too small");
    file->random = o->seed;
    file->tensors = (make_tensor *)make_alloc((size_t)(8 + o->layers * most) * sizeof(make_tensor));
    file->writer = bitnet_gguf_writer_create(NULL, &error);
    make_metadata(file->writer, o);
    make_matrix(file, "token_embd.weight", o->embedding_type, MAKE_SCALE_TENSOR, o->vocabulary,
                o->width, 2.5f);
    for (i = 0; i < o->layers; i++) make_layer(file, o, i);
    if (o->mtp_type) make_mtp(file, o);
    make_vector(file, "output_norm.weight", o->norm_type, o->width, 0.8f, 1.2f);
    if (o->rope_freqs) make_vector(file, "rope_freqs.weight", BITNET_TYPE_F32, pairs, 1.0f, 8.0f);
    if (o->rope_scaling && strcmp(o->rope_scaling, "longrope") == 0) {
        make_vector(file, "rope_factors_long.weight", BITNET_TYPE_F32, pairs, 1.0f, 32.0f);
        make_vector(file, "rope_factors_short.weight", BITNET_TYPE_F32, pairs, 1.0f, 2.0f);
    }
    if (o->separate_head || o->ternary_head)
        make_matrix(file, "output.weight", o->ternary_head ? BITNET_TYPE_I2_S : o->embedding_type,
                    MAKE_SCALE_TENSOR, o->vocabulary, o->width, 2.5f);
    if (o->head_biases)
        make_vector(file, "output.bias", BITNET_TYPE_F32, o->vocabulary, -9.0f, 9.0f);
    if (o->head_scale) make_vector(file, "output.scale", BITNET_TYPE_F32, 1, 0.3f, 0.9f);
    if (path) bitnet_gguf_write_file(file->writer, path, &error);
    else bitnet_gguf_write_memory(file->writer, &file->data, &file->size, &error);
    if (error.result != BITNET_OK) make_fail(error.message);
    for (i = 0; i < file->count; i++) {
        free(file->tensors[i].data);
        file->tensors[i].data = NULL;
    }
}

static void make_model(const make_options *options, make_file *file) {
    make_model_at(options, NULL, file);
}

/* A LoRA adapter for such a model, in memory, of type F32, F16 or BF16: for the matrices whose bits
   are set in `which`, in the order q, k, v, output, gate, up, down; recurrent layers have qkv,
   alpha, gate and output in place of the first four. */
static void make_adapter(const make_options *o, int which, int rank, float alpha, int type,
                         make_file *file) {
    const int q = o->heads * o->head_width, kv = o->kv_heads * o->head_width, w = o->width;
    const int inner = o->state_heads * o->state_width;
    const struct {
        const char *name;
        int rows, columns;
    } matrix[11] = {{"attn_q", o->state_heads ? 2 * q : q, w},
                    {"attn_k", kv, w},
                    {"attn_v", kv, w},
                    {"attn_output", w, q},
                    {"ffn_gate", o->ffn, w},
                    {"ffn_up", o->ffn, w},
                    {"ffn_down", w, o->ffn},
                    {"attn_qkv", inner + 2 * o->state_key_heads * o->state_width, w},
                    {"ssm_alpha", o->state_heads, w},
                    {"attn_gate", inner, w},
                    {"ssm_out", w, inner}};
    bitnet_error error = {BITNET_OK, ""};
    int i;
    memset(file, 0, sizeof *file);
    file->random = o->seed + (uint64_t)rank;
    file->tensors = (make_tensor *)make_alloc((size_t)o->layers * 14 * sizeof(make_tensor));
    file->writer = bitnet_gguf_writer_create(NULL, &error);
    bitnet_gguf_add_string(file->writer, "general.type", "adapter");
    bitnet_gguf_add_string(file->writer, "general.architecture", o->arch);
    bitnet_gguf_add_string(file->writer, "general.name", "learned");
    bitnet_gguf_add_string(file->writer, "adapter.type", "lora");
    bitnet_gguf_add_f32(file->writer, "adapter.lora.alpha", alpha);
    for (i = 0; i < 7 * o->layers; i++) {
        char name[48];
        int m = i % 7;
        if (!(which >> m & 1)) continue;
        if (m < 4 && make_is_recurrent(o, i / 7)) m += 7;
        snprintf(name, sizeof name, "blk.%d.%s.weight.lora_a", i / 7, matrix[m].name);
        make_matrix(file, name, type, MAKE_SCALE_TENSOR, rank, matrix[m].columns, 1.0f);
        snprintf(name, sizeof name, "blk.%d.%s.weight.lora_b", i / 7, matrix[m].name);
        make_matrix(file, name, type, MAKE_SCALE_TENSOR, matrix[m].rows, rank, 0.5f);
    }
    bitnet_gguf_write_memory(file->writer, &file->data, &file->size, &error);
    if (error.result != BITNET_OK) make_fail(error.message);
}

#endif
