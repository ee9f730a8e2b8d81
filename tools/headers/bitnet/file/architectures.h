#pragma once
#include "../base/system.h"

/* ====================
   >>architectures   Architectures and their parts

   One row per architecture and per tensor drives loading, fingerprints, bitnet_estimate, tools and
   the GPU; no other code knows an architecture's name. */

/* Rows and columns, from a bitnet_model_info. */
/* clang-format off */
#define BITNET__EXTENTS(X) \
    X(ONE, 1) \
    X(WIDTH, info->hidden_size) \
    X(TWO_WIDTHS, 2 * info->hidden_size) \
    X(QUERY_WIDTH, info->heads * info->head_size) \
    X(QUERY_ROWS, /* of qwen35 with gates */ \
      info->heads * info->head_size * (info->attention_period ? 2 : 1)) \
    X(KEY_WIDTH, info->kv_heads * info->head_size) /* values too */ \
    X(FFN_WIDTH, info->ffn_size) \
    X(SHARED_WIDTH, info->shared_ffn_size) \
    X(HEAD_WIDTH, info->head_size) \
    X(CHANNELS, /* recurrent q, k and v */ \
      (2 * info->state_key_heads + info->state_heads) * info->state_size) \
    X(STATE_WIDTH, info->state_heads * info->state_size) \
    X(STATE_HEAD, info->state_size) \
    X(STATE_HEADS, info->state_heads) \
    X(TAPS, info->conv_size) \
    X(EXPERTS, info->experts) \
    X(EXPERT_FFN, info->experts * info->ffn_size) \
    X(TWO_EXPERT_FFN, 2 * info->experts * info->ffn_size) \
    X(EXPERT_WIDTH, info->experts * info->hidden_size) \
    X(ROPE_PAIRS, info->rope_size / 2) \
    X(VOCABULARY, info->vocab_size)

/* Layer matrices, layer norms, then the model's own. Name without "blk.N." and ".weight"; rows,
   columns. One row: a vector. More: a matrix. */
#define BITNET__MODEL_PARTS(X) \
    X(Q, "attn_q", QUERY_ROWS, WIDTH) \
    X(K, "attn_k", KEY_WIDTH, WIDTH) \
    X(V, "attn_v", KEY_WIDTH, WIDTH) \
    X(O, "attn_output", WIDTH, QUERY_WIDTH) \
    X(GATE, "ffn_gate", FFN_WIDTH, WIDTH) \
    X(UP, "ffn_up", FFN_WIDTH, WIDTH) \
    X(DOWN, "ffn_down", WIDTH, FFN_WIDTH) \
    X(DELTA_QKV, "attn_qkv", CHANNELS, WIDTH) /* of >>recurrent layers */ \
    X(DELTA_GATE, "attn_gate", STATE_WIDTH, WIDTH) \
    X(DELTA_ALPHA, "ssm_alpha", STATE_HEADS, WIDTH) \
    X(DELTA_BETA, "ssm_beta", STATE_HEADS, WIDTH) \
    X(DELTA_O, "ssm_out", WIDTH, STATE_WIDTH) \
    X(ROUTER, "ffn_gate_inp", EXPERTS, WIDTH) \
    X(GATE_SHARED, "ffn_gate_shexp", SHARED_WIDTH, WIDTH) \
    X(UP_SHARED, "ffn_up_shexp", SHARED_WIDTH, WIDTH) \
    X(GATE_EXPERTS, "ffn_gate_exps", EXPERT_FFN, WIDTH) /* one below the other */ \
    X(UP_EXPERTS, "ffn_up_exps", EXPERT_FFN, WIDTH) \
    X(FUSED_EXPERTS, "ffn_gate_up_exps", TWO_EXPERT_FFN, WIDTH) /* instead of both */ \
    X(DOWN_EXPERTS, "ffn_down_exps", EXPERT_WIDTH, FFN_WIDTH) \
    X(DOWN_SHARED, "ffn_down_shexp", WIDTH, SHARED_WIDTH) \
    X(HEAD_GATE, "attn_gate", QUERY_WIDTH, WIDTH) \
    X(ATTN_NORM, "attn_norm", ONE, WIDTH) \
    X(ATTN_SUB_NORM, "attn_sub_norm", ONE, QUERY_WIDTH) \
    X(FFN_NORM, "ffn_norm", ONE, WIDTH) \
    X(FFN_SUB_NORM, "ffn_sub_norm", ONE, FFN_WIDTH) \
    X(Q_NORM, "attn_q_norm", ONE, HEAD_WIDTH) \
    X(K_NORM, "attn_k_norm", ONE, HEAD_WIDTH) \
    X(Q_NORMS, "attn_q_norm", ONE, QUERY_WIDTH) /* one for each head */ \
    X(K_NORMS, "attn_k_norm", ONE, KEY_WIDTH) \
    X(ATTN_POST_NORM, "post_attention_norm", ONE, WIDTH) /* on a branch's output */ \
    X(FFN_POST_NORM, "post_ffw_norm", ONE, WIDTH) \
    X(MIDDLE_NORM, "post_attention_norm", ONE, WIDTH) /* ffn_norm, renamed */ \
    X(DELTA_CONV, "ssm_conv1d", CHANNELS, TAPS) \
    X(DELTA_DECAY, "ssm_a", ONE, STATE_HEADS) /* these two lack .weight */ \
    X(DELTA_BIAS, "ssm_dt", ONE, STATE_HEADS) \
    X(DELTA_NORM, "ssm_norm", ONE, STATE_HEAD) \
    X(SHARED_GATE, "ffn_gate_inp_shexp", ONE, WIDTH) \
    X(NORMS_IN, "attn_q_norm_in", ONE, WIDTH) /* of the usual matrices, in order */ \
    X(K_NORM_IN, "attn_k_norm_in", ONE, WIDTH) \
    X(V_NORM_IN, "attn_v_norm_in", ONE, WIDTH) \
    X(O_NORM_IN, "attn_output_norm_in", ONE, QUERY_WIDTH) \
    X(GATE_NORM_IN, "ffn_gate_norm_in", ONE, WIDTH) \
    X(UP_NORM_IN, "ffn_up_norm_in", ONE, WIDTH) \
    X(DOWN_NORM_IN, "ffn_down_norm_in", ONE, FFN_WIDTH) \
    X(EMBEDDING, "token_embd", VOCABULARY, WIDTH) \
    X(LM_HEAD, "output", VOCABULARY, WIDTH) /* absent: the embedding */ \
    X(OUTPUT_NORM, "output_norm", ONE, WIDTH) \
    X(ROPE_FACTORS, "rope_freqs", ONE, ROPE_PAIRS) \
    X(LONG_FACTORS, "rope_factors_long", ONE, ROPE_PAIRS) /* longrope, by context */ \
    X(SHORT_FACTORS, "rope_factors_short", ONE, ROPE_PAIRS) \
    X(MTP_JOIN, "nextn.eh_proj", WIDTH, TWO_WIDTHS) /* of the layer after the last */ \
    X(MTP_TOKEN_NORM, "nextn.enorm", ONE, WIDTH) \
    X(MTP_STATE_NORM, "nextn.hnorm", ONE, WIDTH) \
    X(MTP_EMBEDDING, "nextn.embed_tokens", VOCABULARY, WIDTH) /* else the model's */ \
    X(MTP_HEAD, "nextn.shared_head_head", VOCABULARY, WIDTH) \
    X(MTP_NORM, "nextn.shared_head_norm", ONE, WIDTH)
/* clang-format on */

enum {
#define BITNET__X(name, value) BITNET__##name,
    BITNET__EXTENTS(BITNET__X)
#undef BITNET__X
};

enum {
#define BITNET__X(part, name, rows, columns) BITNET__##part,
    BITNET__MODEL_PARTS(BITNET__X)
#undef BITNET__X
        BITNET__PARTS,
    BITNET__USUAL_MATRICES = BITNET__DELTA_QKV, /* ends of each kind */
    BITNET__MATRICES = BITNET__ATTN_NORM,
    BITNET__LAYER_PARTS = BITNET__EMBEDDING
};

BITNET__ENSURE(parts, BITNET__PARTS <= 64);

typedef struct bitnet__part {
    const char *name;
    int rows, columns;
} bitnet__part;

static const bitnet__part bitnet__parts[BITNET__PARTS] = {
#define BITNET__X(part, name, rows, columns) {name, BITNET__##rows, BITNET__##columns},
    BITNET__MODEL_PARTS(BITNET__X)
#undef BITNET__X
};

typedef enum bitnet__rope {
    BITNET__ROPE_HALVES,     /* (i, i + d/2), llama.cpp's NEOX */
    BITNET__ROPE_NEIGHBOURS, /* (2i, 2i + 1), llama.cpp's NORM */
    BITNET__ROPE_FIRST       /* HALVES, before the heads' norms */
} bitnet__rope;

typedef enum bitnet__activation {
    BITNET__RELU2,
    BITNET__SILU,
    BITNET__GELU,
    BITNET__SIGMOID /* head gates only */
} bitnet__activation;

typedef enum bitnet__scales {
    BITNET__SCALES_NONE,
    BITNET__SCALES_ROOT, /* embeddings * sqrt(width) */
    BITNET__SCALES_KEYS  /* by keys: embeddings, branches, logits */
} bitnet__scales;

/* Default: chapter 8. */
typedef enum bitnet__trained {
    BITNET__TRAINED_INT8,   /* one scale a token */
    BITNET__TRAINED_FLOAT,  /* groups of 32 */
    BITNET__TRAINED_UNKNOWN /* the weights tell */
} bitnet__trained;

typedef struct bitnet__architecture {
    const char *name; /* general.architecture */
    bitnet__rope rope;
    bitnet__activation activation; /* default */
    bitnet__scales scales;
    int32_t period;  /* 6: layers 6, 12, ... see all, others a window or a state; 0: all do */
    bool local_rope; /* windows by a list, rope only there */
    float clamp;     /* of experts, by default; 0: none */
    uint64_t parts;  /* bit set */
    bitnet_chat_template chat; /* without a template */
    bitnet__trained trained;
} bitnet__architecture;

/* Either all input norms are present or none are, and likewise for longrope's factors. Layers have
   attention or recurrence. */
#define BITNET__PART(name) ((uint64_t)1 << BITNET__##name)
#define BITNET__RANGE(first, last) (2 * BITNET__PART(last) - BITNET__PART(first))
#define BITNET__MODEL_ONLY_PARTS BITNET__RANGE(EMBEDDING, SHORT_FACTORS)
#define BITNET__OPTIONAL_PARTS \
    (BITNET__PART(LM_HEAD) | BITNET__PART(ROPE_FACTORS) | BITNET__PART(HEAD_GATE) | \
     BITNET__RANGE(Q_NORMS, K_NORMS) | BITNET__RANGE(MTP_EMBEDDING, MTP_NORM))
#define BITNET__ATTENTION_PARTS (BITNET__RANGE(Q, O) | BITNET__RANGE(Q_NORM, K_NORM))
#define BITNET__FFN_PARTS BITNET__RANGE(GATE, DOWN)
#define BITNET__COMMON_PARTS \
    (BITNET__FFN_PARTS | BITNET__PART(ATTN_NORM) | BITNET__RANGE(EMBEDDING, ROPE_FACTORS))
#define BITNET__LLAMA_PARTS (BITNET__COMMON_PARTS | BITNET__PART(FFN_NORM) | BITNET__RANGE(Q, O))
#define BITNET__BITNET_PARTS \
    (BITNET__LLAMA_PARTS | BITNET__PART(ATTN_SUB_NORM) | BITNET__PART(FFN_SUB_NORM))
#define BITNET__NORM_IN_PARTS BITNET__RANGE(NORMS_IN, DOWN_NORM_IN)
#define BITNET__QWEN3_PARTS (BITNET__LLAMA_PARTS | BITNET__ATTENTION_PARTS | BITNET__NORM_IN_PARTS)
#define BITNET__GEMMA3_PARTS (BITNET__QWEN3_PARTS | BITNET__RANGE(ATTN_POST_NORM, FFN_POST_NORM))
#define BITNET__LONGROPE_PARTS BITNET__RANGE(LONG_FACTORS, SHORT_FACTORS)
#define BITNET__MINICPM_PARTS (BITNET__LLAMA_PARTS | BITNET__LONGROPE_PARTS)
#define BITNET__DELTA_PARTS \
    (BITNET__RANGE(DELTA_QKV, DELTA_O) | BITNET__RANGE(DELTA_CONV, DELTA_NORM))
#define BITNET__MTP_PARTS BITNET__RANGE(MTP_JOIN, MTP_NORM)
#define BITNET__QWEN35_PARTS \
    (BITNET__COMMON_PARTS | BITNET__ATTENTION_PARTS | BITNET__DELTA_PARTS | \
     BITNET__PART(MIDDLE_NORM) | BITNET__MTP_PARTS)
#define BITNET__EXPERT_PARTS (BITNET__PART(ROUTER) | BITNET__RANGE(GATE_EXPERTS, DOWN_EXPERTS))
#define BITNET__QWEN3MOE_PARTS \
    ((BITNET__LLAMA_PARTS & ~BITNET__FFN_PARTS) | BITNET__ATTENTION_PARTS | BITNET__EXPERT_PARTS)
#define BITNET__MAPLE_PARTS (BITNET__QWEN3MOE_PARTS & ~BITNET__PART(ROPE_FACTORS))
#define BITNET__QWEN35MOE_PARTS \
    ((BITNET__QWEN35_PARTS & ~BITNET__FFN_PARTS) | BITNET__EXPERT_PARTS | \
     BITNET__RANGE(GATE_SHARED, UP_SHARED) | BITNET__PART(DOWN_SHARED) | \
     BITNET__PART(SHARED_GATE))
#define BITNET__K2_PARTS \
    (BITNET__LLAMA_PARTS | BITNET__PART(HEAD_GATE) | BITNET__RANGE(Q_NORMS, K_NORMS))

/* clang-format off */
#define BITNET__ARCH(name, rope, activation, scales, period, local, clamp, parts, chat, trained) \
    {name, BITNET__ROPE_##rope, BITNET__##activation, BITNET__SCALES_##scales, period, local, \
     clamp, BITNET__##parts##_PARTS, BITNET_CHAT_##chat, BITNET__TRAINED_##trained}
static const bitnet__architecture bitnet__architectures[] = {
    BITNET__ARCH("bitnet-b1.58", HALVES, RELU2, NONE, 0, false, 0, BITNET, BITNET, INT8),
    BITNET__ARCH("bitnet-25", HALVES, RELU2, NONE, 0, false, 0, BITNET, BITNET, INT8),
    BITNET__ARCH("bitnet", HALVES, SILU, NONE, 0, false, 0, BITNET, NONE, INT8),
    BITNET__ARCH("llama", NEIGHBOURS, SILU, NONE, 0, false, 0, LLAMA, NONE, UNKNOWN),
    BITNET__ARCH("qwen2", HALVES, SILU, NONE, 0, false, 0, LLAMA, NONE, UNKNOWN),
    BITNET__ARCH("qwen3", HALVES, SILU, NONE, 0, false, 0, QWEN3, NONE, UNKNOWN),
    BITNET__ARCH("gemma3", HALVES, GELU, ROOT, 6, false, 0, GEMMA3, NONE, UNKNOWN),
    BITNET__ARCH("minicpm", NEIGHBOURS, SILU, KEYS, 0, false, 0, MINICPM, NONE, FLOAT),
    BITNET__ARCH("qwen35", HALVES, SILU, NONE, 4, false, 0, QWEN35, NONE, UNKNOWN),
    BITNET__ARCH("maple", HALVES, SILU, NONE, 1, true, 7, MAPLE, NONE, FLOAT),
    BITNET__ARCH("hunyuan-dense", FIRST, SILU, NONE, 0, false, 0, QWEN3, NONE, UNKNOWN),
    BITNET__ARCH("qwen35moe", HALVES, SILU, NONE, 4, false, 0, QWEN35MOE, NONE, UNKNOWN),
    BITNET__ARCH("qwen3moe", HALVES, SILU, NONE, 0, false, 0, QWEN3MOE, NONE, UNKNOWN),
    BITNET__ARCH("k2-horizon", HALVES, SILU, NONE, 0, false, 0, K2, NONE, UNKNOWN),
    BITNET__ARCH(NULL, HALVES, SILU, NONE, 0, false, 0, LLAMA, NONE, UNKNOWN)};
/* clang-format on */

/* Unknown: no name. */
static bitnet__architecture bitnet__architecture_of(bitnet_string name) {
    const bitnet__architecture *a = bitnet__architectures;
    while (a->name && !bitnet__is(name, a->name)) a++;
    return *a;
}

static bool bitnet__has_part(uint64_t parts, int part) { return (parts >> part & 1) != 0; }

static bool bitnet__is_matrix(int part) {
    return part < BITNET__MATRICES || part == BITNET__EMBEDDING || part == BITNET__LM_HEAD ||
           part == BITNET__MTP_JOIN || part == BITNET__MTP_EMBEDDING || part == BITNET__MTP_HEAD;
}

/* of RoPE: read for its table, not kept */
static bool bitnet__is_factors(int part) {
    return part >= BITNET__ROPE_FACTORS && part <= BITNET__SHORT_FACTORS;
}

static bool bitnet__is_embedding(int part) {
    return part == BITNET__EMBEDDING || part == BITNET__MTP_EMBEDDING;
}

/* a matrix per expert: three dimensions in the file */
static bool bitnet__is_stacked(int part) {
    return part >= BITNET__GATE_EXPERTS && part <= BITNET__DOWN_EXPERTS;
}

static bool bitnet__is_recurrent(const bitnet_model_info *info, int layer) {
    return info->state_heads && layer < info->layers && (layer + 1) % info->attention_period;
}

/* -1: the model itself. */
static uint64_t bitnet__parts_at(uint64_t parts, int layer) {
    return layer < 0 ? parts & BITNET__MODEL_ONLY_PARTS : parts & ~BITNET__MODEL_ONLY_PARTS;
}

/* True for an MTP head's: a token comes with the previous position's hidden state. */
static bool bitnet__joins(const bitnet_model_info *info) {
    return info->attention_period && !info->state_heads;
}

/* The layer after the last is the MTP head's. */
static bool bitnet__layer_has(const bitnet_model_info *info, uint64_t parts, int layer, int part) {
    uint64_t others =
        bitnet__is_recurrent(info, layer) ? BITNET__ATTENTION_PARTS : BITNET__DELTA_PARTS;
    if (layer < info->layers && !bitnet__joins(info)) others |= BITNET__MTP_PARTS;
    return bitnet__has_part(bitnet__parts_at(parts, layer) & ~others, part);
}

static int bitnet__attention_number(const bitnet_model_info *info, int layer) {
    return info->state_heads ? layer / info->attention_period : layer;
}
static int bitnet__attention_layers(const bitnet_model_info *info) {
    return bitnet__attention_number(info, info->layers);
}

enum { BITNET__HEAD_WIDEST = 1024, BITNET__STATE_WIDEST = 512 };

static int bitnet__extent(const bitnet_model_info *info, int extent) {
    switch (extent) {
#define BITNET__X(name, value) \
    case BITNET__##name: return value;
        BITNET__EXTENTS(BITNET__X)
#undef BITNET__X
    default: return 1;
    }
}

static int bitnet__part_rows(const bitnet_model_info *info, int part) {
    return bitnet__extent(info, bitnet__parts[part].rows);
}

static int bitnet__part_columns(const bitnet_model_info *info, int part) {
    return bitnet__extent(info, bitnet__parts[part].columns);
}

/* Strips "blk.N.". */
static int bitnet__take_layer(bitnet_string *name) {
    size_t at = 4;
    int layer = 0;
    if (!bitnet__starts(*name, "blk.")) return -1;
    for (; at < name->length && name->data[at] >= '0' && name->data[at] <= '9' && at < 9; at++)
        layer = layer * 10 + (name->data[at] - '0');
    if (at == 4 || at == name->length || name->data[at] != '.' || (name->data[4] == '0' && at > 5))
        return -1;
    *name = bitnet__after(*name, at + 1);
    return layer;
}

static const char *bitnet__part_suffix(int part) {
    return part == BITNET__DELTA_DECAY ? "" : part == BITNET__DELTA_BIAS ? "bias" : "weight";
}

/* Part and layer, or -1; *what: "weight", "scale", "bias" or other. */
static int bitnet__part_of(uint64_t parts, bitnet_string name, int *layer, bitnet_string *what) {
    size_t dot;
    int part;
    *layer = bitnet__take_layer(&name);
    dot = name.length;
    while (dot > 0 && name.data[dot - 1] != '.') dot--;
    *what = bitnet__after(name, dot > 0 ? dot : name.length);
    name.length = dot > 0 ? dot - 1 : name.length;
    parts = bitnet__parts_at(parts, *layer);
    for (part = 0; part < BITNET__PARTS; part++)
        if (bitnet__has_part(parts, part) && bitnet__is(name, bitnet__parts[part].name))
            return part;
    return -1;
}
