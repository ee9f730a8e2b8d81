#pragma once
#include "kernels.h"

/* ==================================================
   >>gpu-pipelines   Pipelines: their constants, making and caching them

   The specialization constants of each pipeline follow from the model's shapes and the device.
   Pipelines can be cached, in a file or by the caller. A cache begins with a key; one of another
   device or driver, or of other shaders, is not used.
   ================================================== */

/* Columns of the input of a product. */
static int bitnet__gpu_columns(const bitnet_gpu *gpu, int product) {
    return bitnet__part_columns(&gpu->model->info, bitnet__gpu_products[product].first);
}

/* The first layer's matrix of a kind, which other layers' are like. */
static const bitnet__matrix *bitnet__gpu_matrix(const bitnet_model *model, int part) {
    const bitnet__layer *layer = model->layers, *last = layer + model->info.layers - 1;
    while (!layer->matrix[part].rows && bitnet__has_part(model->parts, part) && layer < last)
        layer++;
    return &layer->matrix[part];
}

/* The first that is no floats, or NULL: all these have its form. */
static const bitnet__matrix *bitnet__gpu_form(const bitnet_model *model) {
    int i;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(model, i);
        if (m->rows && m->layout != BITNET__FLOATS) return m;
    }
    return NULL;
}

/* The matrix whose form those of a part have. Experts, whose scales may be by rows, have theirs. */
static const bitnet__matrix *bitnet__gpu_form_of(const bitnet_model *model, int part) {
    if (part == BITNET__UP_EXPERTS) part = BITNET__GATE_EXPERTS;
    return bitnet__is_stacked(part) ? bitnet__gpu_matrix(model, part) : bitnet__gpu_form(model);
}

/* Does each matrix norm its own input, behind the norm of all? */
static bool bitnet__gpu_norms_each(const bitnet_gpu *gpu) {
    return bitnet__has_part(gpu->model->parts, BITNET__NORMS_IN);
}

/* Whether the input of a product has a norm. */
static bool bitnet__gpu_is_normed(const bitnet_gpu *gpu, int product) {
    int norm = bitnet__gpu_products[product].norm;
    uint64_t parts = gpu->model->parts;
    return bitnet__gpu_norms_each(gpu) || (norm && bitnet__has_part(parts, norm)) ||
           (norm == BITNET__FFN_NORM && bitnet__has_part(parts, BITNET__MIDDLE_NORM));
}

/* Signs of a Hadamard basis that the input of a product is turned into; NULL: it is not. */
static const float *bitnet__gpu_signs_of(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first)->signs;
}

/* Are its matrices multiplied one by one, because their inputs differ or are not quantised? And as
   experts are, since the router reads their input before that is quantised. */
static bool bitnet__gpu_is_apart(const bitnet_gpu *gpu, int product) {
    int i = bitnet__gpu_products[product].first, end = i + bitnet__gpu_products[product].count;
    bool apart = bitnet__gpu_norms_each(gpu) && bitnet__gpu_products[product].count > 1;
    if (product == BITNET__PRODUCT_EXPERTS) return true;
    for (; i < end && !apart; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
        apart = m->layout == BITNET__FLOATS || m->signs != bitnet__gpu_signs_of(gpu, product);
    }
    return apart;
}

/* Does the input of a product get its norm while it is quantised? Not if it is turned between. */
static bool bitnet__gpu_norms_late(const bitnet_gpu *gpu, int product) {
    if (bitnet__gpu_norms_each(gpu)) return true;
    return bitnet__gpu_is_normed(gpu, product) && !bitnet__gpu_signs_of(gpu, product) &&
           !bitnet__gpu_is_apart(gpu, product);
}

/* Does it get a norm, or the one of all its matrices, in a dispatch of its own? */
static bool bitnet__gpu_is_normed_apart(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_is_normed(gpu, product) &&
           (bitnet__gpu_is_apart(gpu, product) || bitnet__gpu_signs_of(gpu, product));
}

/* Columns of the widest input, of products or the head, that does, as all do for an adapter. */
static int bitnet__gpu_normed_columns(const bitnet_gpu *gpu, bool adapted) {
    int widest = gpu->model->lm_head.signs ? gpu->model->info.width : 0, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        int columns = bitnet__gpu_columns(gpu, product);
        if (bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first)->rows &&
            (bitnet__gpu_is_normed_apart(gpu, product) ||
             (adapted && bitnet__gpu_is_normed(gpu, product))) &&
            columns > widest)
            widest = columns;
    }
    return widest;
}

/* Whether its result has one before it is added to the residual stream. */
static bool bitnet__gpu_is_post_normed(const bitnet_gpu *gpu, int product) {
    int norm = bitnet__gpu_products[product].post_norm;
    return norm && bitnet__has_part(gpu->model->parts, norm);
}

/* Can attention quantise its output for the next product? Only without a norm between them, and
   with whole groups. */
static bool bitnet__gpu_is_quantised(const bitnet_gpu *gpu) {
    return gpu->grouped && !bitnet__gpu_is_normed(gpu, BITNET__PRODUCT_OUTPUT) &&
           !bitnet__gpu_signs_of(gpu, BITNET__PRODUCT_OUTPUT) &&
           !bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_OUTPUT) &&
           !gpu->model->info.attention_period && gpu->model->info.head_width % BITNET__GROUP == 0;
}

/* The next product, perhaps in the next layer. */
static int bitnet__gpu_next_product(int product) { return (product + 1) % BITNET__PRODUCT_DELTA; }

/* Rows of a product; gate and up count together. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, rows = 0, i;
    int count = product == BITNET__PRODUCT_GATE_UP ? 1 : bitnet__gpu_products[product].count;
    for (i = first; i < first + count; i++) rows += bitnet__part_rows(&gpu->model->info, i);
    return rows;
}

/* Floats of a token's results of the first product of a layer. */
static size_t bitnet__gpu_qkv_stride(const bitnet_gpu *gpu) {
    int usual = bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV);
    int delta = bitnet__gpu_rows(gpu, BITNET__PRODUCT_DELTA);
    return bitnet__pad((size_t)(usual > delta ? usual : delta), 64);
}

/* Bytes of a matrix's row: floats are padded to whole segments of 64. */
static size_t bitnet__gpu_row_bytes(const bitnet__matrix *m) {
    if (m->layout != BITNET__FLOATS) return m->stride;
    return bitnet__pad((size_t)m->columns, 64) * (m->type == BITNET_TYPE_F16 ? 2 : 4);
}

/* Bytes of a matrix that a token reads: of its experts, if they are that. */
static int64_t bitnet__gpu_read_bytes(const bitnet_model *model, const bitnet__matrix *m,
                                      int part) {
    int64_t bytes = (int64_t)m->rows * (int64_t)bitnet__gpu_row_bytes(m);
    if (!bitnet__is_stacked(part) || !m->rows) return bytes;
    return bytes / model->info.experts * model->info.experts_used;
}

/* What of a product is multiplied at once: all of its matrices, or one. */
typedef struct bitnet__gpu_slice {
    int product, rows;            /* gate and up count together */
    const bitnet__matrix *matrix; /* the first layer's */
    uint32_t before;              /* rows of the product before it, or of one expert's */
    uint32_t first, scales, biases, gain;
} bitnet__gpu_slice;

/* Bytes of a row of an adapter's A, padded as those of matrices; of A; and of A and B for a matrix,
   counted through all layers. */
static size_t bitnet__gpu_pair_row(const bitnet__pair *pair, int columns) {
    return bitnet__pad((size_t)columns, 64) * (pair->type == BITNET_TYPE_F16 ? 2 : 4);
}

static VkDeviceSize bitnet__gpu_pair_a_bytes(const bitnet__pair *pair, int columns) {
    return (VkDeviceSize)pair->rank * bitnet__gpu_pair_row(pair, columns);
}

static VkDeviceSize bitnet__gpu_pair_bytes(const bitnet_model *model, const bitnet__pair *pair,
                                           int matrix) {
    int part = matrix % BITNET__MATRICES;
    size_t rows = (size_t)bitnet__part_rows(&model->info, part);
    return bitnet__gpu_pair_a_bytes(pair, bitnet__part_columns(&model->info, part)) +
           (VkDeviceSize)pair->rank * bitnet__pad(rows, BITNET__PAIR_ROWS) * sizeof(float);
}

/* A vector's int8 are padded with zeros to this stride: quantise.glsl's QUANTS. */
static size_t bitnet__gpu_quants_stride(int columns) {
    size_t needed = ((size_t)columns + 511) / 512, rounds = (needed + 7) / 8;
    return (needed + rounds - 1) / rounds * rounds * 512;
}

/* Rows per team of 8 threads: at most 4, and few enough to leave a large GPU enough workgroups. */
static int bitnet__gpu_spread(const bitnet_gpu *gpu, int rows, int most) {
    int team_rows = most < 4 ? most : 4;
    int groups = gpu->can.info.kind == BITNET_GPU_SOFTWARE ? 1 : 128;
    while (team_rows & (team_rows - 1)) team_rows &= team_rows - 1;
    while (team_rows > 1 && rows / (team_rows * BITNET__GPU_THREADS / 8) < groups) team_rows /= 2;
    return team_rows > 1 ? team_rows : 1;
}

/* Of ternary matrices. Limited by registers: for one token they hold the weights of a round of
   turns, for several the sums. */
static int bitnet__gpu_most_team_rows(int columns, int tokens) {
    size_t stride = bitnet__gpu_quants_stride(columns) / 512;
    int turns = (int)(stride / ((stride + 7) / 8));
    return tokens == 1 ? 16 / turns : 4 / tokens;
}

/* Teams that share each row of a lone token's product: no more than have a turn. In the plain tier
   so many would need too much shared memory. */
static int bitnet__gpu_crew(const bitnet_gpu *gpu, int columns) {
    int turns = (int)(bitnet__gpu_quants_stride(columns) / 512);
    return !gpu->fast ? 1 : turns < gpu->crew ? turns : gpu->crew;
}

static int bitnet__gpu_team_rows(const bitnet_gpu *gpu, int product, int tokens) {
    int matrices = product == BITNET__PRODUCT_GATE_UP ? 2 : 1;
    return bitnet__gpu_spread(
        gpu, bitnet__gpu_rows(gpu, product),
        bitnet__gpu_most_team_rows(bitnet__gpu_columns(gpu, product), tokens) / matrices);
}

/* Queries that attention holds in 4 KiB, but 8 at most. */
static int bitnet__gpu_queries(const bitnet_model_info *info) {
    int most = 1024 / (int)bitnet__pad((size_t)info->head_width, 64);
    return most < 1 ? 1 : most < 8 ? most : 8;
}

/* Query heads of a workgroup of attention: as many of those that share a kv head as divide the work
   evenly. */
static int bitnet__gpu_heads_each(const bitnet_model_info *info) {
    int each = bitnet__gpu_queries(info);
    while (info->heads / info->kv_heads % each) each--;
    return each;
}

/* Tokens of a prompt that it takes at once: a power of two. */
static int bitnet__gpu_tokens_each(const bitnet_model_info *info) {
    int most = bitnet__gpu_queries(info) / bitnet__gpu_heads_each(info);
    return most >= 8 ? 8 : most >= 4 ? 4 : most >= 2 ? 2 : 1;
}

static int bitnet__gpu_head_rows(const bitnet_gpu *gpu, int tokens) {
    bool ternary = gpu->lm_head.form == BITNET__GPU_TERNARY;
    return bitnet__gpu_spread(gpu, gpu->lm_head.piece_rows,
                              ternary ? bitnet__gpu_most_team_rows(gpu->model->info.width, tokens)
                                      : 4 / tokens);
}

/* groups.glsl's constants, and grouped.comp's token count. */
static void bitnet__gpu_specialise_groups(const bitnet__matrix *m, int columns, int tokens,
                                          uint32_t c[BITNET__SPECS]) {
    c[BITNET__SPEC_COLUMNS] = (uint32_t)columns;
    c[BITNET__SPEC_BITS] = m->layout == BITNET__ONE_BIT ? 1 : 2;
    c[BITNET__SPEC_SPANS] = (uint32_t)(m->span ? (columns + m->span - 1) / m->span : 0);
    c[BITNET__SPEC_SPAN] = (uint32_t)(m->span ? m->span / BITNET__GROUP : 1);
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
}

typedef struct bitnet__gpu_op {
    const char *name;
    int first, count, which; /* the first of its pipelines, and their number */
    const char *told;
    /* Fills in constants of variant 0, 1, ... by their numbers; returns the kernel's name. */
    const char *(*specialise)(const bitnet_gpu *gpu, const struct bitnet__gpu_op *op, int variant,
                              uint32_t c[BITNET__SPECS]);
} bitnet__gpu_op;

static const char *bitnet__gpu_specialise_product(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    static const uint32_t modes[] = {BITNET__SPEC_MODE_QKV,   BITNET__SPEC_MODE_ADD,
                                     BITNET__SPEC_MODE_GATE,  BITNET__SPEC_MODE_ADD,
                                     BITNET__SPEC_MODE_STORE, BITNET__SPEC_MODE_ADD,
                                     BITNET__SPEC_MODE_STORE, BITNET__SPEC_MODE_STORE};
    int product = op->which;
    int tokens = 1 << variant; /* but for prompts, whose tiles have a size of their own */
    bool stored = (product == BITNET__PRODUCT_QKV && gpu->heads_apart) ||
                  bitnet__gpu_is_apart(gpu, product) || bitnet__gpu_is_post_normed(gpu, product);
    c[BITNET__SPEC_COLUMNS] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[BITNET__SPEC_MODE] = stored ? (uint32_t)BITNET__SPEC_MODE_STORE : modes[product];
    c[BITNET__SPEC_ACTIVATION] = (uint32_t)gpu->model->activation;
    c[BITNET__SPEC_NORMED] = bitnet__gpu_norms_late(gpu, product);
    if (gpu->grouped) { /* its input is prepared already, and it may prepare the next one's */
        int next = bitnet__gpu_next_product(product);
        bitnet__gpu_specialise_groups(
            bitnet__gpu_form_of(gpu->model, bitnet__gpu_products[product].first),
            bitnet__gpu_columns(gpu, product), tokens, c);
        c[BITNET__SPEC_VECTOR] = (uint32_t)bitnet__gpu_columns(gpu, next);
        c[BITNET__SPEC_PREPARES] = tokens == 1 && !gpu->model->info.experts &&
                                   next != BITNET__PRODUCT_OUTPUT; /* which attention is before */
        if (product == BITNET__PRODUCT_EXPERTS)
            c[BITNET__SPEC_SHARE] = (uint32_t)gpu->model->info.experts_used;
        if (product == BITNET__PRODUCT_EXPERTS_DOWN) c[BITNET__SPEC_SHARE] = 1;
        c[BITNET__SPEC_NORMED] = bitnet__gpu_is_normed(gpu, next);
        return variant == 4 ? "gemm_groups" : "grouped";
    }
    if (variant == 4) return "gemm";
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
    c[BITNET__SPEC_ROWS] = (uint32_t)bitnet__gpu_team_rows(gpu, product, tokens);
    if (tokens == 1)
        c[BITNET__SPEC_CREW] = (uint32_t)bitnet__gpu_crew(gpu, bitnet__gpu_columns(gpu, product));
    c[BITNET__SPEC_THREADS] = c[BITNET__SPEC_CREW] * BITNET__GPU_THREADS;
    return "ternary";
}

/* Of queries, keys and values that are not rotated and put into the cache at once; of gate and up,
   one by one. */
static const char *bitnet__gpu_specialise_stored(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    const char *kernel = bitnet__gpu_specialise_product(gpu, op, variant, c);
    c[BITNET__SPEC_MODE] = BITNET__SPEC_MODE_STORE;
    return kernel;
}

static const char *bitnet__gpu_specialise_joined(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    bitnet__gpu_specialise_product(gpu, op, variant, c);
    if (op->first == BITNET__PIPELINE_JOINED_HEAD) c[BITNET__SPEC_EACH] = 1;
    return "joined";
}

static const char *bitnet__gpu_specialise_lm_head(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    int tokens = 1 << variant;
    (void)op;
    c[BITNET__SPEC_MODE] = BITNET__SPEC_MODE_LOGITS;
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
    c[BITNET__SPEC_ROWS] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
    c[BITNET__SPEC_HALVES] = gpu->lm_head.form == BITNET__GPU_HALVES;
    if (gpu->lm_head.form == BITNET__GPU_TERNARY) return "ternary";
    if (gpu->lm_head.form != BITNET__GPU_CODES) return "head";
    bitnet__gpu_specialise_groups(gpu->lm_head.matrix, gpu->lm_head.matrix->columns, tokens, c);
    return "grouped";
}

static const char *bitnet__gpu_specialise_screen(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)op;
    c[BITNET__SPEC_TOKENS] = 1u << variant;
    return "screen";
}

static const char *bitnet__gpu_specialise_survivors(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    c[BITNET__SPEC_HALVES] = gpu->lm_head.form == BITNET__GPU_HALVES;
    c[BITNET__SPEC_TOKENS] = c[BITNET__SPEC_ROWS] = 1;
    return "survivors";
}

static const char *bitnet__gpu_specialise_attention(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_SPLIT] = (op->which & BITNET__GPU_SPLIT) != 0;
    c[BITNET__SPEC_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    c[BITNET__SPEC_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    /* As many as products have; not for prompts, which have workgroups enough. */
    if (gpu->fast && (op->which & BITNET__GPU_SPLIT))
        c[BITNET__SPEC_THREADS] = (uint32_t)gpu->crew * BITNET__GPU_THREADS;
    if (op->first == BITNET__PIPELINE_BY_HEAD || op->first == BITNET__PIPELINE_BYTES_BY_HEAD)
        c[BITNET__SPEC_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    c[BITNET__SPEC_TOKENS] = (uint32_t)bitnet__gpu_tokens_each(&gpu->model->info);
    c[BITNET__SPEC_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    return "attention_prompt";
}

static const char *bitnet__gpu_specialise_carry(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)variant;
    c[BITNET__SPEC_BYTES] = op->which == BITNET__GPU_BYTES;
    return "carry";
}

static const char *bitnet__gpu_specialise_heads(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    if (op->which & BITNET__GPU_STILL) c[BITNET__SPEC_ROPE_WIDTH] = 0;
    c[BITNET__SPEC_NORMED] = bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    c[BITNET__SPEC_STRIDE] = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    c[BITNET__SPEC_GATED] = gpu->model->info.attention_period != 0;
    return op->which & BITNET__GPU_BYTES ? "bytes" : "heads";
}

static const char *bitnet__gpu_specialise_prepare(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_COLUMNS] = (uint32_t)bitnet__gpu_columns(gpu, op->which);
    c[BITNET__SPEC_STEPS] = gpu->grouped ? BITNET__SPEC_STEPS_GROUPS : BITNET__SPEC_STEPS_ONE;
    c[BITNET__SPEC_NORMED] = bitnet__gpu_norms_late(gpu, op->which);
    return "prepare";
}

static const char *bitnet__gpu_specialise_norms(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_COLUMNS] = (uint32_t)bitnet__gpu_columns(gpu, op->which);
    c[BITNET__SPEC_ADDED] = op->first == BITNET__PIPELINE_ADD;
    c[BITNET__SPEC_NORMED] = true;
    return "norms";
}

static const char *bitnet__gpu_specialise_turn(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                               int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_BLOCK] = (uint32_t)gpu->model->basis.block;
    return op->name;
}

static const char *bitnet__gpu_specialise_states(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_BY_KEYS] =
        gpu->model->basis.grouped && bitnet__gpu_signs_of(gpu, BITNET__PRODUCT_DELTA_OUT);
    return op->name;
}

static const char *bitnet__gpu_specialise_activate(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_ACTIVATION] = (uint32_t)gpu->model->activation;
    return op->name;
}

static const char *bitnet__gpu_specialise_final(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    static const uint32_t steps[] = {/* by forms */
                                     BITNET__SPEC_STEPS_NONE, BITNET__SPEC_STEPS_NONE,
                                     BITNET__SPEC_STEPS_COMMON, BITNET__SPEC_STEPS_ONE};
    (void)op, (void)variant;
    c[BITNET__SPEC_FINAL] = true;
    c[BITNET__SPEC_NORMED] = !gpu->model->lm_head.signs;
    c[BITNET__SPEC_SCREENED] = gpu->screen.there;
    c[BITNET__SPEC_STEPS] = steps[gpu->lm_head.form];
    if (gpu->lm_head.form == BITNET__GPU_CODES && gpu->model->activation_group)
        c[BITNET__SPEC_STEPS] = BITNET__SPEC_STEPS_GROUPS;
    return "prepare";
}

static const char *bitnet__gpu_specialise_embed(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    bitnet__gpu_specialise_groups(gpu->embedding.matrix, gpu->embedding.matrix->columns, 1, c);
    c[BITNET__SPEC_FORM] = gpu->embedding.form;
    return "embed";
}

/* A kernel of the op's name, with nothing special. */
static const char *bitnet__gpu_specialise_as_named(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)variant, (void)c;
    return op->name;
}

#define BITNET__X(id, name, count, which, told, specialise) \
    {name, BITNET__PIPELINE_##id, count, which, told, bitnet__gpu_specialise_##specialise},
static const bitnet__gpu_op bitnet__gpu_ops[BITNET__OPS] = {BITNET__GPU_OPS(BITNET__X)};
#undef BITNET__X

/* The op that a pipeline is of. */
static const bitnet__gpu_op *bitnet__gpu_op_of(int pipeline) {
    const bitnet__gpu_op *op = bitnet__gpu_ops;
    while (pipeline >= op->first + op->count) op++;
    return op;
}

/* Fills in a pipeline's specialisation constants by id; returns the kernel's name. */
static const char *bitnet__gpu_specialise(const bitnet_gpu *gpu, int pipeline,
                                          uint32_t c[BITNET__SPECS]) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    memset(c, 0, BITNET__SPECS * sizeof *c);
    c[BITNET__SPEC_THREADS] = BITNET__GPU_THREADS;
    c[BITNET__SPEC_CREW] = 1;
    c[BITNET__SPEC_TERMS] = gpu->can.limits.maxComputeSharedMemorySize < 32768 ? 256 : 1024;
    c[BITNET__SPEC_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__SPEC_SPLIT] = true;
    c[BITNET__SPEC_SPINS] = gpu->spins;
    c[BITNET__SPEC_EACH] = (uint32_t)bitnet__gpu_heads_each(info);
    c[BITNET__SPEC_M] = gpu->can.matrix[0];
    c[BITNET__SPEC_N] = gpu->can.matrix[1];
    c[BITNET__SPEC_K] = gpu->can.matrix[2];
    c[BITNET__SPEC_SUBGROUPS] = gpu->can.matrix[3];
    c[BITNET__SPEC_COLUMNS] = (uint32_t)info->width;
    c[BITNET__SPEC_HEADS] = (uint32_t)info->heads;
    c[BITNET__SPEC_KV_HEADS] = (uint32_t)info->kv_heads;
    c[BITNET__SPEC_HEAD] = (uint32_t)info->head_width;
    c[BITNET__SPEC_ROPE_WIDTH] = (uint32_t)info->rope_width;
    c[BITNET__SPEC_ROPE] = (uint32_t)gpu->model->architecture.rope;
    c[BITNET__SPEC_STATE_HEADS] = (uint32_t)info->state_heads;
    c[BITNET__SPEC_STATE_KEY_HEADS] = (uint32_t)info->state_key_heads;
    c[BITNET__SPEC_STATE_WIDTH] = (uint32_t)info->state_width;
    c[BITNET__SPEC_TAPS] = (uint32_t)info->state_taps;
    return op->specialise(gpu, op, pipeline - op->first, c);
}

static bitnet_result bitnet__gpu_make_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                               bitnet_error *error) {
    BITNET__VK_STRUCT(VkComputePipelineCreateInfo, create,
                      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    VkShaderModule module = VK_NULL_HANDLE;
    uint32_t constants[BITNET__SPECS];
    const char *kernel = bitnet__gpu_specialise(gpu, number, constants);
    bitnet_result result = bitnet__gpu_module(gpu, kernel, constants, &module, error);
    VkResult made;
    if (result != BITNET_OK) return result;
    create.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    if (gpu->fast && gpu->has_full_subgroups)
        create.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    create.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    create.stage.module = module;
    create.stage.pName = "main";
    create.layout = gpu->pipeline_layout;
    made = gpu->vk.CreateComputePipelines(gpu->device, gpu->pipeline_cache, 1, &create, NULL,
                                          pipeline);
    gpu->vk.DestroyShaderModule(gpu->device, module, NULL);
    result = bitnet__vk_check(made, "vkCreateComputePipelines", error);
    if (result == BITNET_ERROR_GPU_FAILED && made != VK_ERROR_DEVICE_LOST)
        result = bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                              "the driver does not compile kernel %s: VkResult %i", kernel,
                              (int64_t)made);
    return result;
}

/* The pipeline, made if need be. Nobody waits for that: of two threads that make the same one, the
   first keeps it. */
static bitnet_result bitnet__gpu_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                          bitnet_error *error) {
    VkPipeline made = VK_NULL_HANDLE;
    bitnet_result result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    bitnet__gpu_unlock(gpu);
    if (*pipeline) return BITNET_OK;
    result = bitnet__gpu_make_pipeline(gpu, number, &made, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    if (!*pipeline) *pipeline = gpu->pipelines[number] = made;
    bitnet__gpu_unlock(gpu);
    if (*pipeline != made) gpu->vk.DestroyPipeline(gpu->device, made, NULL);
    return BITNET_OK;
}

/* Pipelines that are wanted, and of those that could not be made the first in the list. */
typedef struct bitnet__gpu_wanted {
    bitnet_gpu *gpu;
    int numbers[BITNET__PIPELINES], count, failed;
    bitnet_error error;
} bitnet__gpu_wanted;

/* A task: makes number `index` of the list. */
static void bitnet__gpu_make_one(void *context, int32_t index) {
    bitnet__gpu_wanted *wanted = (bitnet__gpu_wanted *)context;
    VkPipeline pipeline;
    bitnet_error error;
    if (bitnet__gpu_pipeline(wanted->gpu, wanted->numbers[index], &pipeline, &error) == BITNET_OK)
        return;
    bitnet__gpu_lock(wanted->gpu);
    if (index < wanted->failed) wanted->failed = index, wanted->error = error;
    bitnet__gpu_unlock(wanted->gpu);
}

/* Makes all of a set on the pool's threads. A lone thread makes each when it is needed, and so do
   all for SOFTWARE, which compiles a kernel only when that is dispatched. */
static bitnet_result bitnet__gpu_make_set(bitnet_gpu *gpu, const bool set[BITNET__PIPELINES],
                                          bitnet_error *error) {
    bitnet_pool *pool = gpu->model->pool;
    bitnet__gpu_wanted wanted;
    int i;
    if (!pool || pool->threads == 1 || gpu->can.info.kind == BITNET_GPU_SOFTWARE) return BITNET_OK;
    wanted.gpu = gpu;
    wanted.count = 0;
    for (i = 0; i < BITNET__PIPELINES; i++)
        if (set[i]) wanted.numbers[wanted.count++] = i;
    wanted.failed = wanted.count;
    bitnet__run(pool, NULL, bitnet__gpu_make_one, &wanted, wanted.count);
    if (wanted.failed == wanted.count) return BITNET_OK;
    *error = wanted.error;
    return error->result;
}

static void bitnet__gpu_drop_pipelines(bitnet_gpu *gpu) {
    int i;
    for (i = 0; i < BITNET__PIPELINES; i++) {
        if (gpu->pipelines[i]) gpu->vk.DestroyPipeline(gpu->device, gpu->pipelines[i], NULL);
        gpu->pipelines[i] = VK_NULL_HANDLE;
    }
}

/* One layout for all kernels: storage buffers 0 to 7 and push constants. */
static bitnet_result bitnet__gpu_make_layouts(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkDescriptorSetLayoutCreateInfo, set,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    BITNET__VK_STRUCT(VkPipelineLayoutCreateInfo, layout,
                      VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    VkDescriptorSetLayoutBinding bindings[BITNET__GPU_BINDINGS];
    VkPushConstantRange push;
    bitnet_result result;
    uint32_t i;
    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < BITNET__GPU_BINDINGS; i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    set.bindingCount = BITNET__GPU_BINDINGS;
    set.pBindings = bindings;
    result = bitnet__vk_check(
        gpu->vk.CreateDescriptorSetLayout(gpu->device, &set, NULL, &gpu->set_layout),
        "vkCreateDescriptorSetLayout", error);
    if (result != BITNET_OK) return result;
    push.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    push.offset = 0;
    push.size = BITNET__GPU_PUSH;
    layout.setLayoutCount = 1;
    layout.pSetLayouts = &gpu->set_layout;
    layout.pushConstantRangeCount = 1;
    layout.pPushConstantRanges = &push;
    return bitnet__vk_check(
        gpu->vk.CreatePipelineLayout(gpu->device, &layout, NULL, &gpu->pipeline_layout),
        "vkCreatePipelineLayout", error);
}

/* ---- the pipeline cache: a key, then what the driver makes of it */

typedef struct bitnet__gpu_pipelines_key {
    char magic[4];
    uint32_t vendor, device, driver, shaders;
    uint8_t uuid[VK_UUID_SIZE];
    uint32_t data; /* CRC-32 of what follows */
} bitnet__gpu_pipelines_key;

/* The key of what this device, driver and header make. */
static bitnet__gpu_pipelines_key bitnet__gpu_key(const bitnet_gpu *gpu, const void *data,
                                                 size_t size) {
    bitnet__gpu_pipelines_key key;
    memset(&key, 0, sizeof key);
    memcpy(key.magic, "BNG2", 4);
    key.vendor = gpu->can.vendor;
    key.device = gpu->can.device;
    key.driver = gpu->can.driver;
    key.shaders = bitnet__spv_crc();
    memcpy(key.uuid, gpu->can.cache_uuid, sizeof key.uuid);
    key.data = bitnet__crc32(0, data, size);
    return key;
}

/* Reads what was kept, up to `capacity` bytes, and returns its size; 0: nothing. */
static size_t bitnet__gpu_pipelines_read(const bitnet_gpu_pipelines *kept, void *data,
                                         size_t capacity) {
    if (kept->load) return kept->load(kept->user, data, capacity);
#ifndef BITNET_NO_STDIO
    if (kept->path) {
        FILE *file = bitnet__open(kept->path, "rb");
        size_t size = 0;
        long end;
        if (!file) return 0;
        if (fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) > 0 &&
            fseek(file, 0, SEEK_SET) == 0) {
            size = (size_t)end;
            if (fread(data, 1, size < capacity ? size : capacity, file) !=
                (size < capacity ? size : capacity))
                size = 0;
        }
        fclose(file);
        return size;
    }
#endif
    return 0;
}

static void bitnet__gpu_pipelines_write(const bitnet_gpu_pipelines *kept, const void *data,
                                        size_t size) {
    if (kept->store) {
        kept->store(kept->user, data, size);
        return;
    }
#ifndef BITNET_NO_STDIO
    if (kept->path) {
        bitnet__output output;
        if (!bitnet__output_open(&output, kept->path)) return;
        fwrite(data, 1, size, output.file); /* whose errors the commit sees */
        bitnet__output_commit(&output);
    }
#endif
}

static bitnet_result bitnet__gpu_pipelines_open(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkPipelineCacheCreateInfo, create,
                      VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    bitnet__gpu_pipelines_key key;
    size_t size = bitnet__gpu_pipelines_read(&gpu->options.pipelines, NULL, 0);
    uint8_t *data = NULL;
    bitnet_result result;
    if (size > sizeof key && size < (size_t)1 << 28)
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size, 1);
    if (data && bitnet__gpu_pipelines_read(&gpu->options.pipelines, data, size) == size) {
        key = bitnet__gpu_key(gpu, data + sizeof key, size - sizeof key);
        if (memcmp(data, &key, sizeof key) == 0) {
            create.initialDataSize = size - sizeof key;
            create.pInitialData = data + sizeof key;
            gpu->cache_size = create.initialDataSize;
        }
    }
    result = bitnet__vk_check(
        gpu->vk.CreatePipelineCache(gpu->device, &create, NULL, &gpu->pipeline_cache),
        "vkCreatePipelineCache", error);
    bitnet__free(&gpu->allocator, data);
    return result;
}

/* Keeps the cache if it has grown. */
static void bitnet__gpu_pipelines_close(bitnet_gpu *gpu) {
    bitnet__gpu_pipelines_key key;
    size_t size = 0;
    uint8_t *data;
    if (!gpu->pipeline_cache) return;
    if ((gpu->options.pipelines.path || gpu->options.pipelines.store) &&
        gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size, NULL) == VK_SUCCESS &&
        size > gpu->cache_size) {
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size + sizeof key, 1);
        if (data && gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size,
                                                 data + sizeof key) == VK_SUCCESS) {
            key = bitnet__gpu_key(gpu, data + sizeof key, size);
            memcpy(data, &key, sizeof key);
            bitnet__gpu_pipelines_write(&gpu->options.pipelines, data, size + sizeof key);
        }
        bitnet__free(&gpu->allocator, data);
    }
    gpu->vk.DestroyPipelineCache(gpu->device, gpu->pipeline_cache, NULL);
}
