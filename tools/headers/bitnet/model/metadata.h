#pragma once
#include "../file/gguf.h"
#include "weights.h"

/* ====================
   >>model   Model: hyper-parameters

   The model in memory, and its hyper-parameters, which are read from the metadata and checked. A
   loaded model is immutable, so any number of sessions may share it. */

typedef struct bitnet__layer {
    bitnet__matrix matrix[BITNET__MATRICES];
    float *norms[BITNET__LAYER_PARTS - BITNET__MATRICES]; /* see bitnet__norm_of */
    bool recurrent;
    int32_t window; /* positions seen; 0: all */
    float clamp;    /* of experts' gate and up; or 0 */
} bitnet__layer;

static const float *bitnet__norm_of(const bitnet__layer *layer, int part) {
    BITNET_ASSERT(part >= BITNET__MATRICES);
    return layer->norms[part - BITNET__MATRICES];
}

/* within q, k, v; o; gate, up; down */
static const int8_t bitnet__number_of_input[BITNET__MATRICES] = {0, 1, 2, 0, 0, 1, 0, 0, 1, 2, 3};

/* Row w is stored as H(s * w) and multiplies H(s * x), where H is the Hadamard transform of each
   block and s the signs for that width. */
typedef struct bitnet__basis {
    int32_t block; /* 0: not turned */
    float scale;   /* 1/sqrt(block) */
    bool identity; /* all signs are 1 */
    bool grouped;  /* heads enter a recurrent layer's last matrix by keys */
    int32_t width_count, widths[8];
    float *signs; /* by width */
} bitnet__basis;

/* RoPE angles; a second table serves windows or long sessions */
typedef struct bitnet__rope_table {
    double *frequency; /* [rope_size / 2] radians per position */
    double amplitude;
} bitnet__rope_table;

enum { BITNET__ROPE_TABLES = 2 };

static bool bitnet__has_experts(const bitnet__layer *layer) {
    return layer->matrix[BITNET__ROUTER].data != NULL;
}

/* see >>batch */
typedef struct bitnet__scratch_pool {
    bitnet__atomic lock; /* never held across allocation */
    struct bitnet__batch *batches;
    struct bitnet__choice *choices;
    int32_t waiting; /* rows of sessions that have a batch */
    uint64_t passes; /* begun */
    float **rope;    /* [rope_room][turns][64][rope_size / 2] pairs */
    int32_t rope_room;
} bitnet__scratch_pool;

/* `layers` and what follows are not shared with an MTP head (bitnet_draft.h). */
struct bitnet_model {
    bitnet_model_info info;
    bitnet_model_options options;
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_scheduler tasks;
    bitnet_pool *pool;
    bitnet__kernels kernels;
    const bitnet_gguf *gguf; /* open while weights are used in place */
    bitnet_tokenizer *tokenizer;

    bitnet__architecture architecture;
    uint64_t parts; /* present in the file */
    bitnet__activation activation;
    bitnet__rope_table turns[BITNET__ROPE_TABLES];
    int32_t rope_table_count;
    int32_t original; /* longer sessions use the second RoPE table */
    float score_scale;
    int32_t norm_groups;                   /* slices of hidden states with their own norm */
    int activation_group;                  /* columns per activation scale; 0: all */
    float embedding_scale, residual_scale; /* of embeddings, of branches */
    bitnet__basis basis;

    bitnet__layer *layers;
    bool owns_pool;
    bitnet_gguf *owned_gguf; /* NULL in an estimate */
    uint32_t fingerprint;
    bool grouped;       /* some by >>groups */
    bool looked_up;     /* some by >>lookup */
    float *output_norm; /* divided by logit_scale */
    bitnet__matrix embedding;
    bitnet__matrix lm_head;
    bool tied;                  /* to the embedding */
    uint8_t *weights;           /* those by groups */
    float *gains;               /* norms, padded, and biases */
    const float *unit_gains[2]; /* [state_size] for a recurrent layer's q and k */
    bitnet__screen screen;
    uint8_t *forms; /* screen and base 3 */
    bool kept;      /* locked */
    bitnet__scratch_pool scratch_pool;

    struct bitnet_model *mtp; /* NULL: none is loaded */
    /* Of an MTP head: the main model, the number of its layer, what multiplies a token's embedding
       and the previous state, the norms of these two, and how they are computed and fed. */
    struct bitnet_model *main;
    int first_layer;
    bitnet__matrix join;
    float *join_norms[2];
    void (*join_rows)(struct bitnet_model *model, struct bitnet__batch *b);
    bitnet_result (*feed)(bitnet_session *session, const int32_t *ids, const float *hidden,
                          size_t count);
};

static size_t bitnet__pad(size_t n, size_t unit) { return (n + unit - 1) / unit * unit; }

/* halves in the KV cache */
static size_t bitnet__head_stride(const bitnet_model_info *info) {
    return bitnet__pad((size_t)info->head_size, 64);
}

static size_t bitnet__widest(const bitnet_model_info *info) {
    int32_t query = info->heads * info->head_size;
    int32_t widest = info->hidden_size * (bitnet__joins(info) ? 2 : 1);
    int32_t state = bitnet__extent(info, BITNET__STATE_WIDTH);
    if (widest < state) widest = state;
    if (widest < info->ffn_size) widest = info->ffn_size;
    if (widest < info->shared_ffn_size) widest = info->shared_ffn_size;
    if (widest < query) widest = query;
    return bitnet__pad((size_t)widest, 64);
}

/* ---- metadata */

/* "<prefix>.<name>" */
static const bitnet_gguf_value *bitnet__find_key(const bitnet_gguf *gguf, const char *prefix,
                                                 const char *name) {
    char key[96];
    bitnet__print(key, sizeof key, "%s.%s", prefix, name);
    return bitnet_gguf_find(gguf, key);
}

/* keeps the first error */
typedef struct bitnet__keys {
    const bitnet_gguf *gguf;
    const char *prefix;
    bitnet_error *error;
    bitnet_result result;
} bitnet__keys;

static const bitnet_gguf_value *bitnet__key(const bitnet__keys *k, const char *name) {
    return bitnet__find_key(k->gguf, k->prefix, name);
}

static bitnet_result bitnet__refuse_key(bitnet__keys *k, const char *name, const char *format,
                                        ...) {
    char said[200];
    va_list arguments;
    if (k->result) return k->result;
    va_start(arguments, format);
    bitnet__format(said, sizeof said, format, arguments);
    va_end(arguments);
    k->result = BITNET_ERROR_MODEL_KEY;
    if (!name) return bitnet__fail(k->error, k->result, "%s", said);
    return bitnet__fail(k->error, k->result, "%s.%s %s", k->prefix, name, said);
}

/* one for all layers */
static bool bitnet__equal_ints(const bitnet_gguf_value *value, int64_t *n) {
    bool flags = value->type == BITNET_GGUF_ARRAY && value->element == BITNET_GGUF_BOOL;
    bool equal = !flags && bitnet_gguf_int(value, 0, n);
    uint64_t i;
    for (i = 1; equal && i < value->count; i++) {
        int64_t next;
        equal = bitnet_gguf_int(value, i, &next) && next == *n;
    }
    return equal;
}

/* fallback < 0: required */
static void bitnet__key_int(bitnet__keys *k, const char *name, int64_t fallback, int64_t low,
                            int64_t high, int32_t *out) {
    const bitnet_gguf_value *value = bitnet__key(k, name);
    int64_t n = fallback;
    if (!value && fallback < 0)
        bitnet__refuse_key(k, NULL, "the key %s.%s is missing", k->prefix, name);
    else if (value && !bitnet__equal_ints(value, &n))
        bitnet__refuse_key(k, name, "is not an integer, nor the same one for all layers");
    else if (n < low || n > high)
        bitnet__refuse_key(k, name, "is %i, not within %i..%i", n, low, high);
    *out = (int32_t)(k->result == BITNET_OK ? n : low);
}

static void bitnet__key_float(bitnet__keys *k, const char *name, double fallback, double low,
                              double high, double *out) {
    const bitnet_gguf_value *value = bitnet__key(k, name);
    *out = fallback;
    if (!value && fallback < 0)
        bitnet__refuse_key(k, NULL, "the key %s.%s is missing", k->prefix, name);
    else if (value && (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_number(value, 0, out)))
        bitnet__refuse_key(k, name, "is not a number");
    else if (!(*out >= low && *out <= high)) /* or NaN */
        bitnet__refuse_key(k, name, "is out of range");
    if (k->result) *out = low;
}

/* RoPE beyond the trained context */
typedef enum bitnet__scaling {
    BITNET__SCALING_NONE,
    BITNET__SCALING_LINEAR,
    BITNET__SCALING_YARN,
    BITNET__SCALING_LONGROPE
} bitnet__scaling;

typedef struct bitnet__rope_keys {
    bitnet__scaling scaling;
    double base;
    double factor; /* divides frequencies */
    double amplitude;
    double original;             /* trained positions */
    double beta_fast, beta_slow; /* YaRN: pairs with more turns stay, others are divided */
} bitnet__rope_keys;

typedef struct bitnet__hyperparameters {
    bitnet__architecture architecture;
    bitnet_model_info info;
    uint64_t parts;
    bitnet__activation activation;
    bitnet__rope_keys rope;
    double local_base; /* of layers with a window */
    int32_t window;
    int32_t period;
    int32_t predicting; /* layers after the last that predict further tokens */
    int32_t pooling, state_inner, norm_groups;
    double epsilon;
    int32_t basis;                                       /* block */
    double embedding_scale, residual_scale, logit_scale; /* the last divides */
    int32_t mtp;                                         /* layers of an MTP head: 1 or 0 */
} bitnet__hyperparameters;

static bitnet_result bitnet__check_kind(const bitnet_gguf *gguf, bitnet_error *error) {
    static const struct {
        const char *type, *what;
    } kinds[] = {
        {"adapter", "an adapter: load its model, and that with bitnet_adapter_load_file"},
        {"vocab", "a vocabulary without weights: get the model's own file"},
        {"mmproj", "the part of a model that sees or hears: get the language model's own file"},
        {"imatrix", "statistics for quantising: get the model's own file"}};
    bitnet_string type = bitnet__text_of_key(gguf, "general.type");
    int64_t parts = bitnet__int_of_key(gguf, "split.count", 0);
    int64_t number = bitnet__int_of_key(gguf, "split.no", 0);
    size_t i;
    for (i = 0; i < BITNET__COUNT(kinds); i++)
        if (bitnet__is(type, kinds[i].type))
            return bitnet__fail(error, BITNET_ERROR_MODEL_KIND, "this is %s", kinds[i].what);
    if (parts > 1 && !gguf->next)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND,
                            "this is part %i of %i of a model: name the file of the first, with "
                            "the others next to it",
                            (int64_t)((uint64_t)number + 1), parts);
    if (bitnet_gguf_tensor_count(gguf) == 0 && bitnet_gguf_find(gguf, "tokenizer.ggml.model"))
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND, "this is %s", kinds[1].what);
    return BITNET_OK;
}

static bitnet_result bitnet__find_architecture(const bitnet_gguf *gguf,
                                               bitnet__architecture *architecture,
                                               bitnet_error *error) {
    char names[160] = "";
    const bitnet__architecture *row;
    bitnet_string name;
    if (!bitnet_gguf_string(bitnet_gguf_find(gguf, "general.architecture"), 0, &name))
        return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH, "general.architecture is missing");
    *architecture = bitnet__architecture_of(name);
    if (architecture->name) return BITNET_OK;
    for (row = bitnet__architectures; row->name; row++)
        bitnet__list_name(names, sizeof names, row->name);
    return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH,
                        "the architecture '%t' is not known; these are: %s", &name, names);
}

/* ---- hyper-parameters */

/* A list of the layers with a window, or a period, whose last layer has none. */
#define BITNET__SLIDING_LAYERS "attention.sliding_window_pattern"

/* Numbers in the order of reading: a default or a bound may use values of rows above. Columns: when
   the key is read, its name after "<architecture>.", its type, field, lowest and highest value, and
   default (-1: the key is required). */

/* clang-format off */
#define BITNET__NUMBERS(X) \
    X(always, "context_length", int, info->context_length, 1, 1 << 24, -1) \
    X(always, "embedding_length", int, info->hidden_size, 1, 1 << 17, -1) \
    X(always, "block_count", int, info->layers, 1, 1024, -1) \
    X(always, "nextn_predict_layers", int, h->predicting, 0, info->layers - 1, 0) \
    X(always, "feed_forward_length", int, info->ffn_size, 1, 1 << 17, experts ? 1 : -1) \
    X(always, "attention.head_count", int, info->heads, 1, 1024, -1) \
    X(always, "attention.head_count_kv", int, info->kv_heads, 1, info->heads, info->heads) \
    X(always, "attention.key_length", int, info->head_size, 2, BITNET__HEAD_WIDEST, \
      info->hidden_size / info->heads) \
    X(always, "attention.layer_norm_rms_epsilon", float, h->epsilon, 1e-12, 1, -1) \
    X(always, "pooling_type", int, h->pooling, BITNET_POOLING_AUTO, BITNET_POOLING_LAST, \
      BITNET_POOLING_AUTO) /* reranking (4) needs a head that no architecture here has */ \
    X(always, "rope.dimension_count", int, info->rope_size, 2, info->head_size, \
      info->head_size) \
    X(always, "rope.freq_base", float, rope->base, 1, 1e12, 10000) \
    X(scaled, factor, float, rope->factor, 1e-3, 1e6, 1) \
    X(scaled, "rope.scaling.attn_factor", float, rope->amplitude, 1e-3, 1e3, 1) \
    X(scaled, "rope.scaling.original_context_length", float, rope->original, 1, 1 << 24, \
      info->context_length) \
    X(scaled, "rope.scaling.yarn_beta_fast", float, rope->beta_fast, 1e-3, 1e6, 32) \
    X(scaled, "rope.scaling.yarn_beta_slow", float, rope->beta_slow, 1e-3, 1e6, 1) \
    X(recurrent, "full_attention_interval", int, info->attention_period, 1, 1024, a->period) \
    X(recurrent, "ssm.time_step_rank", int, info->state_heads, 1, 1024, -1) \
    X(recurrent, "ssm.group_count", int, info->state_key_heads, 1, info->state_heads, -1) \
    X(recurrent, "ssm.state_size", int, info->state_size, 64, BITNET__STATE_WIDEST, -1) \
    X(recurrent, "ssm.conv_kernel", int, info->conv_size, 2, 8, -1) \
    X(recurrent, "ssm.inner_size", int, h->state_inner, 1, 1 << 17, \
      (int64_t)info->state_heads * info->state_size) \
    X(experts, "expert_count", int, info->experts, 2, 1024, -1) \
    X(experts, "expert_used_count", int, info->experts_used, 1, \
      BITNET__MIN(info->experts, 64), -1) \
    X(experts, "expert_feed_forward_length", int, info->ffn_size, 1, 1 << 17, -1) \
    X(shared, "expert_shared_feed_forward_length", int, info->shared_ffn_size, 1, 1 << 17, \
      info->ffn_size) \
    X(gated, "attention.group_norm_groups", int, h->norm_groups, 1, info->hidden_size, 1) \
    X(listed, "attention.sliding_window", int, h->window, 1, 1 << 24, -1) \
    X(listed, "rope.freq_base_swa", float, h->local_base, 1, 1e12, rope->base) \
    X(periodic, "attention.sliding_window", int, h->window, 0, 1 << 24, 0) \
    X(periodic, BITNET__SLIDING_LAYERS, int, h->period, 1, 1024, a->period) \
    X(periodic, "rope.freq_base_swa", float, h->local_base, 1, 1e12, 10000) \
    X(keyed, "embedding_scale", float, h->embedding_scale, 1e-6, 1e6, 12) /* of minicpm's first */ \
    X(keyed, "residual_scale", float, h->residual_scale, 1e-6, 1e6, \
      1.4 / bitnet__sqrt_double(info->layers - h->predicting)) \
    X(keyed, "logit_scale", float, h->logit_scale, 1e-6, 1e6, info->hidden_size / 256.0)
/* clang-format on */

static void bitnet__read_numbers(bitnet__keys *k, bitnet__hyperparameters *h) {
    const bitnet__architecture *a = &h->architecture;
    const bool always = true, scaled = h->rope.scaling != BITNET__SCALING_NONE;
    const bool recurrent = bitnet__has_part(a->parts, BITNET__DELTA_QKV);
    const bool experts = bitnet__has_part(a->parts, BITNET__ROUTER);
    const bool shared = bitnet__has_part(a->parts, BITNET__SHARED_GATE);
    const bool gated = bitnet__has_part(a->parts, BITNET__HEAD_GATE);
    const bool listed = a->local_rope, periodic = a->period > 1 && !recurrent;
    const bool keyed = a->scales == BITNET__SCALES_KEYS;
    const char *factor = bitnet__key(k, "rope.scaling.factor") ? "rope.scaling.factor"
                                                               : "rope.scale_linear"; /* old */
    bitnet_model_info *info = &h->info;
    bitnet__rope_keys *rope = &h->rope;
    rope->factor = rope->amplitude = h->norm_groups = 1;
    h->embedding_scale = h->residual_scale = h->logit_scale = 1;
#define BITNET__X(when, name, type, field, low, high, otherwise) \
    if (when) bitnet__key_##type(k, name, otherwise, low, high, &field);
    BITNET__NUMBERS(BITNET__X)
#undef BITNET__X
    info->layers -= h->predicting;
    info->pooling = (bitnet_pooling)h->pooling;
    info->norm_epsilon = (float)h->epsilon;
    info->rope_base = (float)rope->base;
    if (a->scales == BITNET__SCALES_ROOT)
        h->embedding_scale = bitnet__sqrt_double(info->hidden_size);
    if (rope->scaling == BITNET__SCALING_YARN)
        rope->amplitude = rope->amplitude * (1 + 0.1 * bitnet__log_double(rope->factor));
}

/* The index of the key's text among `count` words; `otherwise` without the key. */
static int bitnet__key_word(bitnet__keys *k, const char *name, const char *const *words, int count,
                            int otherwise, const char *complaint) {
    const bitnet_gguf_value *value = bitnet__key(k, name);
    bitnet_string text = bitnet__text_or_none(value);
    int i = 0;
    if (!value) return otherwise;
    while (i < count && !bitnet__is(text, words[i])) i++;
    if (i == count) bitnet__refuse_key(k, name, complaint);
    return i;
}

/* Without a type, a RoPE factor scales linearly, and factors of each pair are longrope's. */
static void bitnet__read_words(bitnet__keys *k, bitnet__hyperparameters *h) {
    static const char *const scalings[] = {"none", "linear", "yarn", "longrope"};
    static const char *const activations[] = {"relu2", "silu", "gelu"}; /* as in the enum */
    bool longrope = bitnet__has_part(h->architecture.parts, BITNET__LONG_FACTORS);
    bool factors = longrope && bitnet_gguf_find_tensor(k->gguf, "rope_factors_long.weight");
    h->rope.scaling = (bitnet__scaling)bitnet__key_word(
        k, "rope.scaling.type", scalings, longrope ? 4 : 3,
        factors ? BITNET__SCALING_LONGROPE : BITNET__SCALING_LINEAR,
        longrope ? "is neither none, linear nor yarn, nor longrope"
                 : "is neither none, linear nor yarn");
    h->activation = (bitnet__activation)bitnet__key_word(k, "feed_forward_activation", activations,
                                                         3, h->architecture.activation,
                                                         "is neither silu, gelu nor relu2");
}

/* Keys with one supported value: 0 for the first four, 1 for the others. */
static void bitnet__check_fixed(bitnet__keys *k, int count) {
    static const char *const keys[] = {
        "attn_logit_softcapping",       "final_logit_softcapping",
        "attention.recurrent_layers",   "rope.scaling.yarn_log_multiplier",
        "rope.scaling.yarn_ext_factor", "rope.scaling.yarn_attn_factor"};
    int i;
    for (i = 0; i < count; i++) {
        const bitnet_gguf_value *value = bitnet__key(k, keys[i]);
        const int only = i >= 4;
        double number;
        if (value && (!bitnet_gguf_number(value, 0, &number) || number != only))
            bitnet__refuse_key(k, keys[i], "is not supported, unless it is %d", only);
    }
}

static void bitnet__require(bitnet__keys *k, bool holds, const char *name, const char *complaint,
                            int64_t a, int64_t b, int64_t c) {
    if (!holds) bitnet__refuse_key(k, name, complaint, a, b, c);
}

/* Conditions that several numbers must satisfy together. */
static void bitnet__check_numbers(bitnet__keys *k, const bitnet__hyperparameters *h) {
    const bitnet_model_info *i = &h->info;
    const bitnet_gguf_value *value;
    int64_t state = (int64_t)i->state_heads * i->state_size, causal = 1;
    bitnet__require(k, i->heads % i->kv_heads == 0, NULL, "%i heads cannot share %i kv heads",
                    i->heads, i->kv_heads, 0);
    bitnet__require(k, !(i->head_size % 2 || i->rope_size % 2), NULL, "the width of a head is odd",
                    0, 0, 0);
    bitnet__require(k, bitnet__key(k, "attention.key_length") || i->hidden_size % i->heads == 0,
                    NULL, "%i is not a multiple of %i heads", i->hidden_size, i->heads, 0);
    bitnet__require(k, (int64_t)i->heads * i->head_size <= 1 << 17, NULL, "the heads are too wide",
                    0, 0, 0);
    bitnet__require(k, h->architecture.scales != BITNET__SCALES_ROOT || i->layers != 62, NULL,
                    "Gemma 3 27B scales its scores otherwise, and is not supported", 0, 0, 0);
    bitnet__require(k, !i->state_heads || i->state_heads % i->state_key_heads == 0, NULL,
                    "%i state heads cannot share %i key heads", i->state_heads, i->state_key_heads,
                    0);
    bitnet__require(k, i->state_size % 64 == 0, "ssm.state_size",
                    "is %i, which is not a multiple of 64", i->state_size, 0, 0);
    bitnet__require(k, h->state_inner == state, "ssm.inner_size", "is %i, not %i x %i",
                    h->state_inner, i->state_heads, i->state_size);
    bitnet__require(k, !i->experts || (i->hidden_size % 32 == 0 && i->ffn_size % 32 == 0), NULL,
                    "experts of %i x %i: not multiples of 32", i->ffn_size, i->hidden_size, 0);
    bitnet__require(k, i->hidden_size % h->norm_groups == 0, "attention.group_norm_groups",
                    "is %i, which does not divide %i", h->norm_groups, i->hidden_size, 0);
    value = bitnet__key(k, BITNET__SLIDING_LAYERS);
    bitnet__require(k,
                    !h->architecture.local_rope ||
                        (value && value->type == BITNET_GGUF_ARRAY &&
                         value->element == BITNET_GGUF_BOOL && value->count == (uint64_t)i->layers),
                    BITNET__SLIDING_LAYERS, "is not a list of %i booleans", i->layers, 0, 0);
    value = bitnet__key(k, "attention.causal");
    bitnet__require(
        k,
        !value || (value->type == BITNET_GGUF_BOOL && bitnet_gguf_int(value, 0, &causal) && causal),
        "attention.causal", "is not true, and other attention is not supported", 0, 0, 0);
}

/* without optional sets that are absent */
static uint64_t bitnet__parts_of(const bitnet_gguf *gguf, const bitnet__hyperparameters *h) {
    uint64_t parts = h->architecture.parts;
    if (!bitnet_gguf_find_tensor(gguf, "blk.0.attn_q_norm_in.weight"))
        parts &= ~BITNET__NORM_IN_PARTS;
    parts &= bitnet_gguf_find_tensor(gguf, "blk.0.ffn_gate_up_exps.weight")
                 ? ~(BITNET__PART(GATE_EXPERTS) | BITNET__PART(UP_EXPERTS))
                 : ~BITNET__PART(FUSED_EXPERTS);
    if (h->rope.scaling != BITNET__SCALING_LONGROPE) parts &= ~BITNET__LONGROPE_PARTS;
    return parts;
}

/* of one layer; others are ignored */
static void bitnet__find_mtp(const bitnet_gguf *gguf, bitnet__hyperparameters *h) {
    char path[64];
    bitnet__print(path, sizeof path, "blk.%d.%s.weight", h->info.layers,
                  bitnet__parts[BITNET__MTP_JOIN].name);
    h->mtp = h->predicting == 1 && bitnet__has_part(h->parts, BITNET__MTP_JOIN) &&
             bitnet_gguf_find_tensor(gguf, path);
    if (!h->mtp) h->parts &= ~BITNET__MTP_PARTS;
}

static bitnet_result bitnet__read_vocabulary(const bitnet_gguf *gguf, bitnet_model_info *info,
                                             bitnet_error *error) {
    const bitnet_gguf_tensor *embedding = bitnet_gguf_find_tensor(gguf, "token_embd.weight");
    if (!embedding)
        return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "token_embd.weight is missing");
    if (embedding->dimensions != 2 || embedding->shape[1] > 1 << 24)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "token_embd.weight is not a matrix");
    info->vocab_size = (int32_t)embedding->shape[1];
    return BITNET_OK;
}

/* ---- weights in a turned basis: keys prism.hadamard.* of Bonsai 2 */

enum { BITNET__LARGEST_BLOCK = 1 << 15 };

#define BITNET__BASIS_KEYS "prism.hadamard"

static const bitnet_gguf_value *bitnet__basis_key(const bitnet_gguf *gguf, const char *name) {
    return bitnet__find_key(gguf, BITNET__BASIS_KEYS, name);
}

static size_t bitnet__basis_count(const bitnet_gguf *gguf, const char *name) {
    const bitnet_gguf_value *value = bitnet__basis_key(gguf, name);
    return value && value->type == BITNET_GGUF_ARRAY ? (size_t)value->count : 0;
}

static bool bitnet__basis_names(const bitnet_gguf *gguf, const char *list, bitnet_string name) {
    const bitnet_gguf_value *value = bitnet__basis_key(gguf, list);
    size_t i, count = bitnet__basis_count(gguf, list);
    bitnet_string s;
    for (i = 0; i < count; i++)
        if (bitnet_gguf_string(value, i, &s) && bitnet__equal(s, name)) return true;
    return false;
}

static void bitnet__check_basis_keys(bitnet__keys *k) {
    static const char *const keys[] = {
        "transform",           "axis",        "version",      "block_size",  "sign_mode",
        "sign_widths",         "sign_values", "weight_names", "tied_output", "gdn_v_grouped",
        "inverse_weight_names"};
    static const char *const values[] = {"normalized-sylvester-walsh-hadamard",
                                         "input-last-dimension"};
    size_t i, n;
    for (n = 0; n < 2; n++)
        if (!bitnet__is(bitnet__text_or_none(bitnet__key(k, keys[n])), values[n]))
            bitnet__refuse_key(k, keys[n], "is not %s", values[n]);
    for (i = 0; i < bitnet_gguf_value_count(k->gguf); i++) {
        bitnet_string key = bitnet_gguf_value_at(k->gguf, i)->key;
        bool known = !bitnet__starts(key, BITNET__BASIS_KEYS ".");
        if (!known) key = bitnet__after(key, sizeof BITNET__BASIS_KEYS); /* with a dot */
        for (n = 0; n < BITNET__COUNT(keys); n++) known = known || bitnet__is(key, keys[n]);
        if (!known)
            bitnet__refuse_key(k, NULL, "%s.%t is not known: the results would be wrong", k->prefix,
                               &key);
    }
}

/* If tied (version 2), the embedding is also the head: it is in that basis as a matrix, and its
   rows are transformed back. */
static void bitnet__check_basis_head(bitnet__keys *k, int64_t version) {
    bool latent =
        bitnet__basis_names(k->gguf, "inverse_weight_names", bitnet__string("token_embd.weight"));
    bool head = bitnet_gguf_find_tensor(k->gguf, "output.weight") != NULL;
    int64_t tied = bitnet__int_or(bitnet__key(k, "tied_output"), 0);
    if ((version == 2) != (tied != 0))
        bitnet__refuse_key(k, "version", "is %i, and tied_output %i", version, tied);
    if (tied && (head || !latent))
        bitnet__refuse_key(k, NULL, "%s.tied_output, but %s", k->prefix,
                           head ? "there is output.weight" : "token_embd.weight is not turned");
    if (!tied && latent && !head)
        bitnet__refuse_key(k, NULL,
                           "%s turns the embedding, which is the head as well, without tied_output",
                           k->prefix);
}

static bitnet_result bitnet__read_basis(const bitnet_gguf *gguf, bitnet__hyperparameters *h,
                                        bitnet_error *error) {
    bitnet__keys k = {gguf, BITNET__BASIS_KEYS, error, BITNET_OK};
    const bitnet_gguf_value *version = bitnet__key(&k, "version");
    int64_t number = 0, block = bitnet__int_or(bitnet__key(&k, "block_size"), 0);
    if (!version && !bitnet__key(&k, "weight_names")) return BITNET_OK;
    if (version && version->type != BITNET_GGUF_ARRAY) bitnet_gguf_int(version, 0, &number);
    if (number != 1 && number != 2)
        bitnet__refuse_key(&k, "version", "is %i, and only 1 and 2 are known", number);
    bitnet__check_basis_keys(&k);
    bitnet__check_basis_head(&k, number);
    if (block < 2 || block > BITNET__LARGEST_BLOCK || (block & (block - 1)) != 0)
        bitnet__refuse_key(&k, "block_size", "is %i, no power of two within 2..%d", block,
                           BITNET__LARGEST_BLOCK);
    if (h->parts & (BITNET__PART(NORMS_IN) | BITNET__PART(HEAD_GATE)))
        bitnet__refuse_key(&k, NULL, "%s beside a gate or norm of projections is not supported",
                           k.prefix);
    h->basis = (int32_t)block;
    return k.result;
}

/* ---- all of them */

static bitnet_result bitnet__read_hyperparameters(const bitnet_gguf *gguf,
                                                  bitnet__hyperparameters *h, bitnet_error *error) {
    bitnet_model_info *info = &h->info;
    bitnet_string name;
    bitnet_result result;
    bitnet__keys k = {gguf, NULL, error, BITNET_OK};
    memset(h, 0, sizeof *h);
    if ((result = bitnet__check_kind(gguf, error)) ||
        (result = bitnet__find_architecture(gguf, &h->architecture, error)) ||
        (result = bitnet__read_vocabulary(gguf, info, error)))
        return result;
    k.prefix = h->architecture.name;
    bitnet__print(info->architecture, sizeof info->architecture, "%s", k.prefix);
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "general.name"), 0, &name))
        bitnet__print(info->name, sizeof info->name, "%t", &name);
    bitnet__read_words(&k, h);
    bitnet__read_numbers(&k, h);
    bitnet__check_fixed(&k, h->rope.scaling == BITNET__SCALING_YARN ? 6 : 3);
    bitnet__check_numbers(&k, h);
    h->parts = bitnet__parts_of(gguf, h);
    bitnet__find_mtp(gguf, h);
    return k.result ? k.result : bitnet__read_basis(gguf, h, error);
}
