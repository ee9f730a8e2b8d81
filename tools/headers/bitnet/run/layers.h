#pragma once
#include "session.h"

/* ====================
   >>forward   Forward pass, in stages

   A batch passes through the layers stage by stage and may stop after each: it continues at
   `batch->stage`. A row knows its session and position; no stage mixes sessions. Tasks divide
   matrix rows, batch rows or heads, never a sum, so their number does not change the bits. */

BITNET__OPTIMIZE(1) /* prefill and decode: 11 % less */

/* stages of a layer */
enum {
    BITNET__STAGE_NORM,      /* n = quantise(norm(x)) */
    BITNET__STAGE_QKV,       /* qkv = matrices * n */
    BITNET__STAGE_ROPE,      /* q, k = rope(qkv), k and v to their page; or mixed = conv(qkv) */
    BITNET__STAGE_ATTEND,    /* attention = softmax(q k) v, or the recurrent state's output */
    BITNET__STAGE_SUB_NORM,  /* n = quantise(norm'(attention)) */
    BITNET__STAGE_OUTPUT,    /* x = x + matrix * n; or branch = matrix * n */
    BITNET__STAGE_ATTN_ADD,  /* x = x + norm(branch) * scale */
    BITNET__STAGE_FFN_NORM,  /* n = quantise(norm(x)) */
    BITNET__STAGE_ROUTE,     /* experts' logits = router * norm(x); only with experts, like */
    BITNET__STAGE_CHOOSE,    /* experts and weights of each row; then the rows of each expert */
    BITNET__STAGE_GATE_UP,   /* ffn = activation(matrix * n, matrix * n) */
    BITNET__STAGE_DOWN_NORM, /* n = quantise(norm'(ffn)) */
    BITNET__STAGE_DOWN,      /* like OUTPUT */
    BITNET__STAGE_FFN_ADD,   /* like ATTN_ADD; or x = x + the sum of weight * branch */
    BITNET__STAGES
};

typedef struct bitnet__stage_work {
    const bitnet_model *model;
    const bitnet__batch *batch;
    int stage;
    int layer_index;
    const bitnet__layer *layer;
    int tasks;
    int first, shares;                    /* task 0's share of a matrix, all shares */
    const struct bitnet_adapter *adapter; /* of one of the sessions, or NULL */
} bitnet__stage_work;

static void bitnet__run_stage(bitnet_model *model, bitnet__task *task, void *work, int tasks) {
    bitnet__run(model->pool, &model->tasks, task, work, tasks);
}

static int bitnet__tasks(const bitnet_model *model, int at_most) {
    return model->info.threads < at_most ? model->info.threads : at_most;
}

/* ---- matrices */

/* tile[c][r] = row `row + r` times vector c */
static void bitnet__tile(const bitnet_model *model, const bitnet__scratch *scratch,
                         const bitnet__matrix *m, int row, int rows, const bitnet__operand *in) {
    size_t at = (size_t)row * m->stride;
    float *tile = scratch->tile;
    int count = in->count, c, r;
    if (bitnet__is_grouped(m->layout)) {
        model->kernels.grouped(tile, BITNET__TILE, m, row, rows, in);
    } else if (m->layout == BITNET__TERNARY) {
        bitnet__dots(&model->kernels, m, row, rows, in, scratch->dots);
        for (c = 0; c < count; c++)
            model->kernels.scale(tile + c * BITNET__TILE, scratch->dots + c * BITNET__TILE, rows,
                                 in->sums[c], m->scale * in->steps[c], false);
    } else {
        model->kernels.dot(tile, BITNET__TILE, m->type, m->data + at, m->stride, rows, m->columns,
                           in->floats, in->stride, count, scratch->row);
        for (c = 0; c < count && m->has_scale; c++)
            for (r = 0; r < rows; r++)
                tile[c * BITNET__TILE + r] = tile[c * BITNET__TILE + r] * m->scale;
    }
    for (c = 0; c < count && m->bias; c++)
        for (r = 0; r < rows; r++)
            tile[c * BITNET__TILE + r] = tile[c * BITNET__TILE + r] + m->bias[row + r];
}

/* y[c * stride + r] = or += row from + r times vector c */
static void bitnet__multiply(const bitnet_model *model, const bitnet__scratch *scratch,
                             const bitnet__matrix *m, int from, int to, const bitnet__operand *in,
                             float *y, size_t stride, bool add) {
    int row, c;
    for (row = from; row < to; row += BITNET__TILE) {
        int rows = BITNET__MIN(to - row, BITNET__TILE);
        if (m->layout == BITNET__TERNARY && !m->bias) {
            bitnet__dots(&model->kernels, m, row, rows, in, scratch->dots);
            for (c = 0; c < in->count; c++)
                model->kernels.scale(y + (size_t)c * stride + (row - from),
                                     scratch->dots + c * BITNET__TILE, rows, in->sums[c],
                                     m->scale * in->steps[c], add);
            continue;
        }
        bitnet__tile(model, scratch, m, row, rows, in);
        for (c = 0; c < in->count; c++) {
            const float *tile = scratch->tile + c * BITNET__TILE;
            float *out = y + (size_t)c * stride + (row - from);
            if (add) bitnet__add_vector(out, tile, rows);
            else memcpy(out, tile, (size_t)rows * sizeof(float));
        }
    }
}

/* that the stage, or the one after the router's, multiplies by */
static int bitnet__stage_matrices(const bitnet__layer *layer, int stage, int *count) {
    bool experts = bitnet__has_experts(layer);
    switch (stage) {
    case BITNET__STAGE_QKV:
        *count = layer->recurrent ? 4 : 3;
        return layer->recurrent ? BITNET__DELTA_QKV : BITNET__Q;
    case BITNET__STAGE_OUTPUT: *count = 1; return layer->recurrent ? BITNET__DELTA_O : BITNET__O;
    case BITNET__STAGE_ROUTE:
    case BITNET__STAGE_GATE_UP:
        *count = experts ? BITNET__DOWN_EXPERTS - BITNET__ROUTER : 2;
        return experts ? BITNET__ROUTER : BITNET__GATE;
    case BITNET__STAGE_DOWN:
        *count = 1 + experts;
        return experts ? BITNET__DOWN_EXPERTS : BITNET__DOWN;
    default: *count = 0; return 0;
    }
}

static const bitnet__operand *bitnet__input_of(const bitnet__stage_work *work, int matrix) {
    int input = work->batch->inputs == 3 ? bitnet__number_of_input[matrix] : 0;
    if (work->batch->inputs == 2 && work->layer->matrix[matrix].signs) input = 1;
    return &work->batch->n[input];
}

/* An adapter of the batch's sessions: all have the same functions. NULL: no session has one. */
static const struct bitnet_adapter *bitnet__adapter_in(const bitnet__batch *b) {
    int32_t c;
    for (c = 0; c < b->count; c++)
        if (b->rows[c].session && b->rows[c].session->adapter) return b->rows[c].session->adapter;
    return NULL;
}

static void bitnet__multiply_range(const bitnet__stage_work *work, int task, int matrix, float *y,
                                   size_t stride, bool add) {
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->layer->matrix[matrix];
    int from, to;
    bitnet__split_range(m->rows, BITNET__BASE3_ROWS, work->first + task, work->shares, &from, &to);
    y += from;
    bitnet__multiply(work->model, &b->scratch[task], m, from, to, bitnet__input_of(work, matrix), y,
                     stride, add);
    if (work->adapter) work->adapter->adapt_output(work, matrix, from, to, y, stride);
}

/* ---- the stages */

/* kernels read up to 63 zeros */
BITNET__INLINE bool bitnet__is_padded(const float *x, int width) {
    int end = (int)bitnet__pad((size_t)width, 64), i = width;
    while (i < end && x[i] == 0.0f) i++;
    return i == end;
}

static void bitnet__quantise_operand(const bitnet_model *model, const bitnet__operand *in, int c,
                                     int width) {
    int8_t *q = in->quants + (size_t)c * in->quants_stride;
    const float *x = in->floats + (size_t)c * in->stride;
    float *steps = in->group_steps + (size_t)c * in->groups_stride;
    int32_t *sums = in->group_sums + (size_t)c * in->groups_stride;
    size_t g;
    model->kernels.quantise(q, steps, sums, x, width,
                            model->activation_group ? model->activation_group
                                                    : BITNET__ALL_COLUMNS);
    if (in->tables)
        model->kernels.lookup(in->tables + (size_t)c * in->groups_stride * BITNET__LOOKUP, q,
                              width);
    in->steps[c] = steps[0]; /* for matrices with one scale */
    for (in->sums[c] = 0, g = 0; g < bitnet__groups(width); g++) in->sums[c] += sums[g];
}

/* x = H(s * x), or back: s * H(x) */
static void bitnet__hadamard_transform(const bitnet_model *model, float *x, const float *signs,
                                       int width, bool back) {
    float scale = model->basis.scale;
    int i;
    for (i = 0; i < width && !back; i++) x[i] = x[i] * signs[i];
    model->kernels.hadamard(x, width, model->basis.block);
    for (i = 0; i < width; i++) x[i] = x[i] * scale;
    for (i = 0; i < width && back; i++) x[i] = x[i] * signs[i];
}

static void bitnet__norm(const bitnet_model *model, float *y, const float *x, const float *gain,
                         int width) {
    model->kernels.norm(y, x, gain, width, (float)(1.0 / width), model->info.norm_epsilon);
}

/* of hidden states, by slices */
static void bitnet__hidden_norm(const bitnet_model *model, float *y, const float *x,
                                const float *gain, int width) {
    int n = width / model->norm_groups, i;
    float scale = 0;
    bitnet__norm(model, y, x, gain, width); /* pads as well */
    for (i = 0; i < width && n < width; i++) {
        if (i % n == 0)
            scale =
                bitnet__rsqrt(bitnet__scalar_sum_of_products(x + i, x + i, n) * (float)(1.0 / n) +
                              model->info.norm_epsilon);
        y[i] = (x[i] * scale) * gain[i];
    }
}

/* n = quantise(turn_basis(norm(x))), each optional */
static void bitnet__prepare_row(const bitnet_model *model, const bitnet__operand *out, int c,
                                const float *x, const float *gain, const float *signs, int width) {
    float *n = out->floats + (size_t)c * out->stride;
    BITNET_ASSERT(bitnet__is_padded(x, width));
    if (gain) bitnet__hidden_norm(model, n, x, gain, width);
    else memcpy(n, x, bitnet__pad((size_t)width, 64) * sizeof(float));
    if (signs) bitnet__hadamard_transform(model, n, signs, width, false);
    bitnet__quantise_operand(model, out, c, width);
}

/* one input, or one per basis */
static void bitnet__prepare_inputs(const bitnet__stage_work *work, int c, const float *x,
                                   const float *gain, int first, int count) {
    const bitnet__matrix *m = work->layer->matrix + first;
    bool done[2] = {false, false};
    int i;
    for (i = 0; i < count; i++) {
        int input = m[i].signs != NULL;
        if (m[i].rows > 0 && !done[input])
            bitnet__prepare_row(work->model, &work->batch->n[input], c, x, gain, m[i].signs,
                                m[i].columns);
        done[input] = done[input] || m[i].rows > 0;
    }
}

/* norms of matrices' inputs imply training with int8, even for float matrices */
static void bitnet__round_inputs(const bitnet__stage_work *work, int task, int first, int count) {
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = work->layer->matrix + first;
    int i, c, k;
    for (i = 0; i < count; i++)
        for (c = task; c < b->count && m[i].layout == BITNET__FLOATS; c += work->tasks) {
            const int8_t *q = b->n[i].quants + (size_t)c * b->n[i].quants_stride;
            float *x = b->n[i].floats + (size_t)c * b->n[i].stride;
            for (k = 0; k < m[i].columns; k++) x[k] = (float)q[k] * b->n[i].steps[c];
        }
}

/* inputs of the next stage: shared, or each with its own norm */
static void bitnet__prepare(const bitnet__stage_work *work, int task, const float *in,
                            size_t stride, int norm) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    const float *gain = bitnet__norm_of(work->layer, norm);
    int count, first = bitnet__stage_matrices(work->layer, work->stage + 1, &count);
    int width = work->layer->matrix[first].columns, c, i;
    float *row = b->scratch[task].row;
    for (c = task; c < b->count; c += work->tasks) {
        const float *x = in + (size_t)c * stride;
        if (b->inputs < 3) {
            bitnet__prepare_inputs(work, c, x, gain, first, count);
            continue;
        }
        BITNET_ASSERT(bitnet__is_padded(x, width));
        if (gain) {
            bitnet__norm(model, row, x, gain, width);
            x = row;
        }
        for (i = 0; i < count; i++)
            bitnet__prepare_row(model, &b->n[i], c, x,
                                bitnet__norm_of(work->layer, BITNET__NORMS_IN + first + i), NULL,
                                width);
    }
    if (work->adapter) work->adapter->adapt_inputs(work, task, first, count);
    if (b->inputs == 3 && model->activation_group == 0)
        bitnet__round_inputs(work, task, first, count);
}

/* whether branches pass a norm or factor before they are added */
static bool bitnet__adds_apart(const bitnet_model *model) {
    return bitnet__has_part(model->parts, BITNET__ATTN_POST_NORM) || model->residual_scale != 1.0f;
}

static void bitnet__multiply_branch(const bitnet__stage_work *work, int task, int matrix) {
    const bitnet__batch *b = work->batch;
    bool apart = bitnet__adds_apart(work->model);
    bitnet__multiply_range(work, task, matrix, apart ? b->branch : b->x, b->x_stride, !apart);
}

static void bitnet__add_stage(const bitnet__stage_work *work, int task, int norm) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    const float *gain = bitnet__norm_of(work->layer, norm);
    float *row = b->scratch[task].row;
    int width = model->info.hidden_size, c;
    for (c = task; c < b->count; c += work->tasks) {
        float *x = BITNET__AT(b, x, c);
        const float *y = b->branch + (size_t)c * b->x_stride;
        if (gain) {
            bitnet__norm(model, row, y, gain, width);
            y = row;
        }
        bitnet__add_scaled(x, y, model->residual_scale, width);
    }
}

/* not in place; rope NULL: scales only */
static void bitnet__rotate(const bitnet_model *model, float *y, const float *x, const float *rope,
                           float scale) {
    int width = model->info.head_size, turned = rope ? model->info.rope_size : 0, i;
    if (model->architecture.rope == BITNET__ROPE_NEIGHBOURS)
        bitnet__rotate_neighbours(y, x, rope, scale, turned / 2);
    else bitnet__rotate_halves(y, x, rope, scale, turned / 2);
    for (i = turned; i < width; i++) y[i] = x[i] * scale;
}

static const bitnet__page *bitnet__row_page(const bitnet__row *row, int32_t position) {
    return row->session->pages[position / BITNET__PAGE];
}

/* A head of q or k as attention takes it; `room` for one more. */
static void bitnet__rotate_head(const bitnet_model *model, float *y, const float *x,
                                const float *gain, const float *rope, float scale, float *room) {
    if (model->architecture.rope == BITNET__ROPE_FIRST) {
        bitnet__rotate(model, y, x, rope, 1.0f);
        x = y, rope = NULL;
    }
    if (gain) {
        bitnet__norm(model, room, x, gain, model->info.head_size);
        x = room;
    }
    bitnet__rotate(model, y, x, rope, scale);
}

/* Sums and differences spread outliers in blocks: the largest power of two that divides a head. */
static int bitnet__head_block(const bitnet_model_info *info) {
    return info->head_size & -info->head_size;
}

static float bitnet__quantise_head(const bitnet_model *model, float *quants, float *x) {
    float steps[BITNET__HEAD_WIDEST / 32];
    int32_t sums[BITNET__HEAD_WIDEST / 32];
    int n = model->info.head_size;
    model->kernels.hadamard(x, n, bitnet__head_block(&model->info));
    memset(x + n, 0, (bitnet__pad((size_t)n, BITNET__GROUP) - (size_t)n) * sizeof(float));
    model->kernels.quantise((int8_t *)(void *)quants, steps, sums, x, n, BITNET__ALL_COLUMNS);
    return steps[0];
}

/* a rotated key, or a value */
static void bitnet__keep_row(const bitnet__stage_work *work, int task, const bitnet__row *row,
                             int head, bool value, float *x) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__page *page = bitnet__row_page(row, row->position);
    size_t d = work->batch->head_stride, width = (size_t)info->head_size;
    float *step, *quants = work->batch->scratch[task].o;
    uint8_t *to = bitnet__row_of(page, info, work->layer_index, head, value,
                                 row->position % BITNET__PAGE, &step);
    if (page->cache == BITNET_CACHE_INT8) {
        *step = bitnet__quantise_head(work->model, quants, x);
        memcpy(to, quants, d);
    } else {
        memset(x + width, 0, (d - width) * sizeof(float));
        work->model->kernels.to_half((uint16_t *)(void *)to, x, (int)d);
    }
}

static const float *bitnet__head_gain(const bitnet__stage_work *work, int part, int head) {
    const float *each = bitnet__norm_of(work->layer, part + 2); /* Q_NORMS, K_NORMS */
    return each ? each + head * work->model->info.head_size : bitnet__norm_of(work->layer, part);
}

static void bitnet__rope_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    bool gated = info->attention_period != 0; /* q heads alternate with gates */
    size_t width = (size_t)info->head_size;
    float *rotated = b->scratch[task].row, *normed = b->scratch[task].o, scale;
    int c, head;
    for (c = task; c < b->count; c += work->tasks) {
        size_t at = (size_t)(b->rows[c].position % BITNET__PAGE);
        const float *qkv = BITNET__AT(b, qkv, c), *rope;
        const bitnet__page *page;
        size_t turns;
        if (!b->rows[c].session) continue;
        page = bitnet__row_page(&b->rows[c], b->rows[c].position);
        turns = work->layer->window || b->rows[c].session->long_rope;
        rope = page->rope + (turns * BITNET__PAGE + at) * (size_t)info->rope_size;
        if (work->model->architecture.local_rope && !work->layer->window) rope = NULL;
        BITNET_ASSERT(page->users == 1);
        for (head = 0; head < info->heads; head++, qkv += width * (gated ? 2 : 1)) {
            float *q = BITNET__AT(b, q, c) + (size_t)head * b->head_stride;
            bool bytes = page->cache == BITNET_CACHE_INT8;
            bitnet__rotate_head(work->model, bytes ? rotated : q, qkv,
                                bitnet__head_gain(work, BITNET__Q_NORM, head), rope,
                                work->model->score_scale, normed);
            memset(q + width, 0, (b->head_stride - width) * sizeof(float));
            if (!bytes) continue;
            scale = bitnet__quantise_head(work->model, q, rotated);
            q[b->head_stride / 4] = scale * (1.0f / (float)bitnet__head_block(info));
        }
        for (head = 0; head < info->kv_heads; head++, qkv += width) {
            bitnet__rotate_head(work->model, rotated, qkv,
                                bitnet__head_gain(work, BITNET__K_NORM, head), rope, 1.0f, normed);
            bitnet__keep_row(work, task, &b->rows[c], head, false, rotated);
            memcpy(rotated, qkv + (size_t)info->kv_heads * width, width * sizeof(float));
            bitnet__keep_row(work, task, &b->rows[c], head, true, rotated);
        }
    }
}

/* out = out * sigmoid(gate) */
static void bitnet__gate_head(const bitnet__stage_work *work, int c, int head, float *out) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    int width = info->head_size;
    const float *gate = BITNET__AT(b, qkv, c) + (size_t)((2 * head + 1) * width);
    work->model->kernels.gate(out, gate, out, width, BITNET__SIGMOID);
    if (head < info->heads - 1) return;
    for (out += width; out < BITNET__AT(b, attention, c + 1); out++)
        *out = 0.0f; /* padding; recurrent heads may be wider */
}

static double bitnet__softplus(double x) {
    return x > 40 ? x : bitnet__log_double(1.0 + bitnet__exp_double(x));
}

/* out = out * log2(1 + 2^gate), by k2-horizon's own matrix */
static void bitnet__soften_head(const bitnet__stage_work *work, int c, int head, float *out) {
    const bitnet_model_info *info = &work->model->info;
    const double ln2 = 0.6931471805599453;
    int n = info->head_size, i;
    const float *gate =
        BITNET__AT(work->batch, qkv, c) + (info->heads + 2 * info->kv_heads + head) * n;
    for (i = 0; i < n; i++)
        out[i] = bitnet__is_finite(gate[i])
                     ? out[i] * (float)(bitnet__softplus(gate[i] * ln2) / ln2)
                     : bitnet__nan();
}

static int bitnet__sees_from(const bitnet__stage_work *work, int position) {
    int window = work->layer->window;
    return window && position >= window ? position + 1 - window : 0;
}

/* The page to prefetch while rows of a session read page `at`: the next session's page there, if
   pages are few enough to stay in L2 until then; else its own next page. */
static const bitnet__page *bitnet__page_ahead(const bitnet__batch *b, int c, int rows, int at) {
    const bitnet__row *row = &b->rows[c], *after = row + rows;
    int last = row->position + rows - 1;
    if (c + rows < b->count && after->session && after->position >= at && last < 8 * BITNET__PAGE)
        return bitnet__row_page(after, at);
    return bitnet__row_page(row, last - at < BITNET__PAGE ? at : at + BITNET__PAGE);
}

/* Heads of one kv head for rows of one session, page after page. Rows that see all of a page are
   computed together, so that it is read and unpacked once. */
static void bitnet__attend(const bitnet__stage_work *work, const bitnet__scratch *scratch, int c,
                           int rows, int from, int to) {
    const bitnet_model *model = work->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__batch *b = work->batch;
    const bitnet__row *row = &b->rows[c];
    int heads = to - from, kv_head = from / (info->heads / info->kv_heads);
    int width = info->head_size, block = bitnet__head_block(info), h, i, n, at;
    int position = row->position, last = position + rows - 1, all = bitnet__sees_from(work, last);
    size_t d = b->head_stride;
    bitnet__chunk k;
    k.d = (int)d;
    k.bytes = row->session->options.cache == BITNET_CACHE_INT8;
    for (h = 0; h < rows * heads; h++) {
        const float *q = BITNET__AT(b, q, c + h / heads);
        memcpy(scratch->q + (size_t)h * d, q + (size_t)(from + h % heads) * d, d * sizeof *q);
        memset(scratch->o + (size_t)h * d, 0, d * sizeof *q);
        scratch->m[h] = -FLT_MAX, scratch->l[h] = 0.0f;
    }
    at = bitnet__sees_from(work, position) / BITNET__PAGE * BITNET__PAGE;
    for (; at <= last; at += BITNET__PAGE) {
        k.room = BITNET__PAGE;
        k.part = bitnet__page_part(bitnet__row_page(row, at), info, work->layer_index, kv_head);
        k.next =
            bitnet__page_part(bitnet__page_ahead(b, c, rows, at), info, work->layer_index, kv_head);
        for (i = 0; i < rows; i += n) {
            int begin = bitnet__sees_from(work, position + i) - at, end = position + i + 1 - at;
            k.from = BITNET__MAX(begin, 0);
            k.to = BITNET__MIN(end, BITNET__PAGE);
            n = k.to == BITNET__PAGE && all <= at ? rows - i : 1;
            k.count = n * heads;
            k.q = scratch->q + (size_t)(i * heads) * d, k.o = scratch->o + (size_t)(i * heads) * d;
            k.m = scratch->m + i * heads, k.l = scratch->l + i * heads;
            if (k.from < k.to) model->kernels.attend(&k);
        }
    }
    for (h = 0; h < rows * heads; h++) {
        int head = from + h % heads;
        float *out = BITNET__AT(b, attention, c + h / heads);
        float r = bitnet__rcp(scratch->l[h]) * (k.bytes ? 1.0f / (float)block : 1.0f);
        out += head * width;
        for (i = 0; i < width; i++) out[i] = scratch->o[(size_t)h * d + (size_t)i] * r;
        if (k.bytes) model->kernels.hadamard(out, width, block);
        if (info->attention_period) bitnet__gate_head(work, c + h / heads, head, out);
        if (work->layer->matrix[BITNET__HEAD_GATE].rows > 0)
            bitnet__soften_head(work, c + h / heads, head, out);
    }
}

/* heads of one kv head read the same keys */
static void bitnet__attend_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    int group = info->heads / info->kv_heads, from, to, c, rows, head, next;
    bitnet__split_range(info->heads, 1, work->first + task, work->shares, &from, &to);
    for (head = from; head < to; head = next) {
        next = (head / group + 1) * group < to ? (head / group + 1) * group : to;
        for (c = 0; c < b->count; c += rows) {
            const bitnet__row *row = &b->rows[c];
            for (rows = 1; rows < BITNET__TOGETHER && c + rows < b->count; rows++)
                if (row[rows].session != row->session || row[rows].position != row->position + rows)
                    break;
            if (row->session) bitnet__attend(work, &b->scratch[task], c, rows, head, next);
        }
    }
}

static void bitnet__qkv_stage(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    int count, first = bitnet__stage_matrices(work->layer, BITNET__STAGE_QKV, &count), i;
    float *out = b->qkv;
    for (i = first; i < first + count; i++) {
        bitnet__multiply_range(work, task, i, out, b->qkv_stride, false);
        out += work->layer->matrix[i].rows;
    }
    if (work->layer->matrix[BITNET__HEAD_GATE].rows > 0)
        bitnet__multiply_range(work, task, BITNET__HEAD_GATE, out, b->qkv_stride, false);
}

BITNET__OPTIMIZE_END
