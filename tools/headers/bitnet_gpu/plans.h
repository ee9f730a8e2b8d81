#pragma once
#include "kernels.h"

/* ====================
   >>gpu-plans   Plans: how each product is computed

   Decisions that depend only on the model and the device are made once, before the model is
   uploaded: pipelines, sessions and recording read them from the product's plan. There are plans
   for three kinds of sessions, because int8 keys and values, and adapters, need results that a
   product otherwise passes on at once. */

/* The parts of the model's layers (>>architectures in bitnet.h) that form each product, and its
   pipelines. */
static const struct {
    int first, count; /* its matrices */
    int norm;         /* of their input, */
    int post_norm;    /* and of their result; 0: none */
    int prepare;      /* pipelines: of the norm and quantisation of its input, */
    int norm_apart;   /* of the norm alone, */
    int multiply;     /* and the first of the product's */
    uint32_t mode;    /* of kernels, unless results are stored */
} bitnet__gpu_products[BITNET__PRODUCTS] = {
#define BITNET__X(first, count, norm, post_norm, prepare, norm_apart, multiply, mode) \
    { \
        BITNET__##first, count, norm, post_norm, BITNET__PIPELINE_##prepare, \
            BITNET__PIPELINE_##norm_apart, BITNET__PIPELINE_##multiply, BITNET__SPEC_MODE_##mode \
    }
    BITNET__X(Q, 3, BITNET__ATTN_NORM, 0, PREPARE_QKV, NORM, QKV, QKV),
    BITNET__X(O, 1, BITNET__ATTN_SUB_NORM, BITNET__ATTN_POST_NORM, PREPARE_OUTPUT, NORM_OUT, OUTPUT,
              ADD),
    BITNET__X(GATE, 2, BITNET__FFN_NORM, 0, PREPARE_GATE_UP, NORM, GATE_UP, GATE),
    BITNET__X(DOWN, 1, BITNET__FFN_SUB_NORM, BITNET__FFN_POST_NORM, PREPARE_DOWN, NORM_DOWN, DOWN,
              ADD),
    BITNET__X(DELTA_QKV, 4, BITNET__ATTN_NORM, 0, PREPARE_DELTA, NORM, DELTA, STORE),
    BITNET__X(DELTA_O, 1, 0, 0, PREPARE_DELTA_OUT, NORM, DELTA_OUT, ADD),
    BITNET__X(GATE_EXPERTS, 2, BITNET__FFN_NORM, 0, PREPARE_EXPERTS, NORM, EXPERTS, STORE),
    BITNET__X(DOWN_EXPERTS, 1, 0, 0, PREPARE_EXPERTS_DOWN, NORM, EXPERTS_DOWN, STORE),
    BITNET__X(ROUTER, 1, 0, 0, FLOATS, NORM, FLOATS, STORE),
    BITNET__X(FUSED_EXPERTS, 1, BITNET__FFN_NORM, 0, PREPARE_EXPERTS, NORM, FUSED, STORE),
    BITNET__X(GATE_SHARED, 2, 0, 0, PREPARE_EXPERTS, NORM, SHARED, STORE),
    BITNET__X(DOWN_SHARED, 1, 0, 0, PREPARE_SHARED_DOWN, NORM, SHARED_DOWN, STORE),
    BITNET__X(HEAD_GATE, 1, BITNET__ATTN_NORM, 0, PREPARE_QKV, NORM, HEAD_GATE, STORE)
#undef BITNET__X
};

/* The first layer's matrix of a kind; those of other layers are like it. */
static const bitnet__matrix *bitnet__gpu_matrix(const bitnet_model *model, int part) {
    const bitnet__layer *layer = model->layers, *last = layer + model->info.layers - 1;
    while (!layer->matrix[part].rows && bitnet__has_part(model->parts, part) && layer < last)
        layer++;
    return &layer->matrix[part];
}

/* The first matrix that is not floats, or NULL: all of these have its form. */
static const bitnet__matrix *bitnet__gpu_form(const bitnet_model *model) {
    int i;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(model, i);
        if (m->rows && m->layout != BITNET__FLOATS) return m;
    }
    return NULL;
}

/* The matrix whose form the matrices of a part have. Experts have a separate form, because their
   scales may be by rows. */
static const bitnet__matrix *bitnet__gpu_form_of(const bitnet_model *model, int part) {
    if (part == BITNET__UP_EXPERTS) part = BITNET__GATE_EXPERTS;
    return bitnet__is_stacked(part) ? bitnet__gpu_matrix(model, part) : bitnet__gpu_form(model);
}

/* True if the first layer, and so all layers, have a norm of each head, or a gate of each head. */
static bool bitnet__gpu_norms_heads(const bitnet_gpu *gpu) {
    return bitnet__norm_of(gpu->model->layers, BITNET__Q_NORMS) != NULL;
}

static bool bitnet__gpu_gates_heads(const bitnet_gpu *gpu) {
    return gpu->model->layers->matrix[BITNET__HEAD_GATE].rows > 0;
}

/* True if each matrix norms its own input, after the norm of all. */
static bool bitnet__gpu_norms_each(const bitnet_gpu *gpu) {
    return bitnet__has_part(gpu->model->parts, BITNET__NORMS_IN);
}

/* Rows of a product; gate and up count together. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, rows = 0, i;
    int count = product == BITNET__PRODUCT_GATE_UP ? 1 : bitnet__gpu_products[product].count;
    for (i = first; i < first + count; i++) rows += bitnet__part_rows(&gpu->model->info, i);
    return rows;
}

/* Bytes of a matrix's row: floats are padded to whole segments of 64. */
static size_t bitnet__gpu_row_bytes(const bitnet__matrix *m) {
    if (m->layout != BITNET__FLOATS) return m->stride;
    return bitnet__pad((size_t)m->columns, 64) * (m->type == BITNET_TYPE_F16 ? 2 : 4);
}

/* Bytes of a matrix that a token reads; for experts, those of the chosen ones. */
static int64_t bitnet__gpu_read_bytes(const bitnet_model *model, const bitnet__matrix *m,
                                      int part) {
    int64_t bytes = (int64_t)m->rows * (int64_t)bitnet__gpu_row_bytes(m);
    if (!bitnet__is_stacked(part) || !m->rows) return bytes;
    return bytes / model->info.experts * model->info.experts_used;
}

/* Bytes of a row of an adapter's A, padded like those of matrices; of A; and of A and B for a
   matrix, counted through all layers. */
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
    int groups = gpu->can.info.kind == BITNET_GPU_KIND_SOFTWARE ? 1 : 128;
    while (team_rows & (team_rows - 1)) team_rows &= team_rows - 1;
    while (team_rows > 1 && rows / (team_rows * BITNET__GPU_THREADS / 8) < groups) team_rows /= 2;
    return team_rows > 1 ? team_rows : 1;
}

/* For ternary matrices, limited by registers: for one token they hold the weights of a round of
   turns, for several tokens the sums. */
static int bitnet__gpu_most_team_rows(int columns, int tokens) {
    size_t stride = bitnet__gpu_quants_stride(columns) / 512;
    int turns = (int)(stride / ((stride + 7) / 8));
    return tokens == 1 ? 16 / turns : 4 / tokens;
}

/* Teams that share each row of a lone token's product: no more than have a turn. In the plain tier,
   several would need too much shared memory. */
static int bitnet__gpu_crew(const bitnet_gpu *gpu, int columns) {
    int turns = (int)(bitnet__gpu_quants_stride(columns) / 512);
    return !gpu->fast ? 1 : turns < gpu->crew ? turns : gpu->crew;
}

/* Queries that attention holds in 4 KiB, but 8 at most. */
static int bitnet__gpu_queries(const bitnet_model_info *info) {
    int most = 1024 / (int)bitnet__pad((size_t)info->head_size, 64);
    return most < 1 ? 1 : most < 8 ? most : 8;
}

/* Query heads per workgroup of attention: as many that share a kv head as divide the work
   evenly. */
static int bitnet__gpu_heads_each(const bitnet_model_info *info) {
    int each = bitnet__gpu_queries(info);
    while (info->heads / info->kv_heads % each) each--;
    return each;
}

/* Rows, each a query head of a token, for which a workgroup of attention_bytes.comp has room. */
static int bitnet__gpu_seen_rows(const bitnet_gpu *gpu) {
    return gpu->matrix ? BITNET__GPU_SEEN_ROWS : gpu->fast ? 16 : 8;
}

/* Tokens of a prompt that attention takes at once: a power of two. */
static int bitnet__gpu_tokens_each(const bitnet_gpu *gpu, bool bytes) {
    const bitnet_model_info *info = &gpu->model->info;
    int room = bytes ? bitnet__gpu_seen_rows(gpu) : bitnet__gpu_queries(info), tokens = 1;
    while (2 * tokens * bitnet__gpu_heads_each(info) <= room) tokens *= 2;
    return tokens;
}

static int bitnet__gpu_head_rows(const bitnet_gpu *gpu, int tokens) {
    bool ternary = gpu->lm_head.form == BITNET__GPU_TERNARY;
    return bitnet__gpu_spread(
        gpu, gpu->lm_head.piece_rows,
        ternary ? bitnet__gpu_most_team_rows(gpu->model->info.hidden_size, tokens) : 4 / tokens);
}

/* ---- the plans */

/* True if its matrices are multiplied one by one, because their inputs differ or are not quantized.
   So are experts, because the router reads their input before it is quantized. */
static bool bitnet__gpu_is_apart(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, count = bitnet__gpu_products[product].count, i;
    bool apart = bitnet__gpu_norms_each(gpu) && count > 1;
    if (product == BITNET__PRODUCT_EXPERTS || product == BITNET__PRODUCT_FUSED) return true;
    for (i = first; i < first + count && !apart; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
        apart =
            m->layout == BITNET__FLOATS || m->signs != bitnet__gpu_matrix(gpu->model, first)->signs;
    }
    return apart;
}

/* Which norms a product has, and where. The norm of an input comes before its Hadamard transform
   and quantization if it is transformed; so does a norm by slices. */
static void bitnet__gpu_plan_norms(const bitnet_gpu *gpu, bitnet__gpu_plan *plan) {
    int norm = bitnet__gpu_products[plan->product].norm;
    int post_norm = bitnet__gpu_products[plan->product].post_norm;
    uint64_t parts = gpu->model->parts;
    bool each = bitnet__gpu_norms_each(gpu);
    plan->normed = each || (norm && bitnet__has_part(parts, norm)) ||
                   (norm == BITNET__FFN_NORM && bitnet__has_part(parts, BITNET__MIDDLE_NORM));
    plan->norms_apart = plan->normed && (plan->apart || plan->signs || gpu->model->norm_groups > 1);
    plan->norms_late = each || (plan->normed && !plan->norms_apart);
    plan->post_normed = post_norm && bitnet__has_part(parts, post_norm);
}

/* True if the step before a product may prepare its input: the product before it, unless there is a
   norm or the experts' sum between them; or attention, if it has whole groups. */
static bool bitnet__gpu_plan_prepared(const bitnet_gpu *gpu, const bitnet__gpu_plan *plan) {
    const bitnet_model_info *info = &gpu->model->info;
    int before = (plan->product + BITNET__PRODUCT_DELTA - 1) % BITNET__PRODUCT_DELTA;
    int post_norm = bitnet__gpu_products[before].post_norm;
    if (!gpu->grouped || plan->signs || plan->apart || plan->norms_apart) return false;
    if (plan->product == BITNET__PRODUCT_OUTPUT)
        return !plan->normed && !info->attention_period && !bitnet__gpu_gates_heads(gpu) &&
               info->head_size % BITNET__GROUP == 0;
    return !bitnet__gpu_norms_each(gpu) && !info->experts &&
           !(post_norm && bitnet__has_part(gpu->model->parts, post_norm));
}

static void bitnet__gpu_plan_slices(const bitnet_gpu *gpu, bitnet__gpu_plan *plan) {
    int first = bitnet__gpu_products[plan->product].first, before = 0, i;
    int experts = plan->routed ? gpu->model->info.experts : 1;
    plan->count = plan->parted ? bitnet__gpu_products[plan->product].count : 1;
    for (i = 0; i < plan->count; i++) {
        bitnet__gpu_slice *slice = &plan->slices[i];
        int rows = bitnet__part_rows(&gpu->model->info, first + i);
        slice->matrix = bitnet__gpu_matrix(gpu->model, first + i);
        slice->part = first + i;
        slice->rows = (plan->parted ? rows : plan->rows) / experts;
        slice->before = (uint32_t)before;
        slice->target = (uint32_t)(before / experts);
        before += rows;
    }
}

static bitnet__gpu_plan bitnet__gpu_plan_of(const bitnet_gpu *gpu, int kind, int product) {
    const bitnet_model_info *info = &gpu->model->info;
    bitnet__gpu_plan plan;
    int i, most;
    memset(&plan, 0, sizeof plan);
    plan.product = product;
    plan.next = (product + 1) % BITNET__PRODUCT_DELTA;
    plan.columns = bitnet__part_columns(info, bitnet__gpu_products[product].first);
    plan.rows = bitnet__gpu_rows(gpu, product);
    plan.input_stride = (uint32_t)bitnet__pad((size_t)plan.columns, 64);
    plan.routed = info->experts && bitnet__is_stacked(bitnet__gpu_products[product].first);
    plan.inputs = product == BITNET__PRODUCT_EXPERTS_DOWN && plan.routed ? info->experts_used : 1;
    plan.outputs = plan.routed ? info->experts_used : 1;
    for (i = 0; i < bitnet__gpu_products[product].count && !plan.signs; i++)
        plan.signs = bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first + i)->signs;
    plan.apart = bitnet__gpu_is_apart(gpu, product);
    plan.parted = plan.apart || (kind == BITNET__GPU_ADAPTED && product == BITNET__PRODUCT_GATE_UP);
    bitnet__gpu_plan_norms(gpu, &plan);
    plan.prepared = bitnet__gpu_plan_prepared(gpu, &plan);
    plan.mode = bitnet__gpu_products[product].mode;
    plan.added = plan.mode == BITNET__SPEC_MODE_ADD && !plan.post_normed;
    if (plan.apart || plan.post_normed || (product == BITNET__PRODUCT_QKV && gpu->heads_apart))
        plan.mode = BITNET__SPEC_MODE_STORE;
    plan.pipeline = bitnet__gpu_products[product].multiply;
    plan.stored = product == BITNET__PRODUCT_QKV && (gpu->heads_apart || kind != BITNET__GPU_USUAL);
    if (plan.stored && !gpu->heads_apart) plan.pipeline = BITNET__PIPELINE_STORED_QKV;
    if (plan.parted && !plan.apart) plan.pipeline = BITNET__PIPELINE_STORED_GATE;
    bitnet__gpu_plan_slices(gpu, &plan);
    if (!plan.columns) return plan; /* the model has no such product */
    plan.reciprocal = (float)(1.0 / plan.columns);
    plan.quants_stride = (uint32_t)bitnet__gpu_quants_stride(plan.columns);
    for (i = 0; i < 4; i++) {
        most = bitnet__gpu_most_team_rows(plan.columns, 1 << i);
        if (product == BITNET__PRODUCT_GATE_UP) most /= 2;
        plan.team_rows[i] = bitnet__gpu_spread(gpu, plan.rows, most);
    }
    return plan;
}

/* Makes the properties that all layers have in common, and all plans. */
static void bitnet__gpu_make_plans(bitnet_gpu *gpu) {
    const bitnet__matrix *form = bitnet__gpu_form(gpu->model);
    int kind, product;
    gpu->grouped = form && bitnet__is_grouped(form->layout);
    gpu->heads_apart = gpu->grouped || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM) ||
                       bitnet__gpu_norms_heads(gpu) || bitnet__gpu_gates_heads(gpu) ||
                       bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_QKV);
    for (kind = 0; kind < BITNET__GPU_KINDS; kind++)
        for (product = 0; product < BITNET__PRODUCTS; product++)
            gpu->plans[kind][product] = bitnet__gpu_plan_of(gpu, kind, product);
}

/* Floats of a token's results of the first product of a layer. */
static size_t bitnet__gpu_qkv_stride(const bitnet_gpu *gpu) {
    int usual = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_QKV].rows;
    int delta = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_DELTA].rows;
    if (bitnet__gpu_gates_heads(gpu))
        usual += gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_HEAD_GATE].rows;
    return bitnet__pad((size_t)(usual > delta ? usual : delta), 64);
}

/* True if the last norm is a separate dispatch. */
static bool bitnet__gpu_norms_last_apart(const bitnet_gpu *gpu) {
    return gpu->model->lm_head.signs || gpu->model->norm_groups > 1;
}

/* Columns of the widest input of products or the head whose norm is a separate dispatch, as all are
   for an adapter. */
static int bitnet__gpu_normed_columns(const bitnet_gpu *gpu, bool adapted) {
    int widest = bitnet__gpu_norms_last_apart(gpu) ? gpu->model->info.hidden_size : 0, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][product];
        if (plan->slices[0].matrix->rows && (plan->norms_apart || (adapted && plan->normed)) &&
            plan->columns > widest)
            widest = plan->columns;
    }
    return widest;
}
