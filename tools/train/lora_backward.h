/* lora_backward.h - the backward pass of --lora

   Recomputes one layer at a time, from the last to the first, and stores the values that its
   derivatives need. Gradients pass unchanged through rounding (the straight-through estimator).
   They pass through W by its transposed codes, which are exact in bf16, with the gradient rounded
   to bf16 and the scale as a float. No gradients are computed for the base model. */

#pragma once
#include "lora_forward.h"

/* dx = or += the gradient of x, where y = x r gain and r = 1 / sqrt(mean x^2 + epsilon). */
INLINE void through_norm(float *dx, const float *dy, const float *x, const float *gain, int n,
                         float epsilon, bool add) {
    float r = bitnet__rsqrt(dot_any(x, x, n) / (float)n + epsilon), along = 0.0f;
    int i;
    for (i = 0; i < n; i++) along += gain[i] * dy[i] * x[i];
    along *= r * r / (float)n;
    if (add)
        for (i = 0; i < n; i++) dx[i] += r * (gain[i] * dy[i] - x[i] * along);
    else
        for (i = 0; i < n; i++) dx[i] = r * (gain[i] * dy[i] - x[i] * along);
}

INLINE void norm_again(float *y, const float *x, const float *gain, int n, float epsilon) {
    float r = bitnet__rsqrt(dot_any(x, x, n) / (float)n + epsilon);
    int i;
    for (i = 0; i < n; i++) y[i] = x[i] * r * gain[i];
}

/* Converts the gradients of the inputs of `count` projections from `first` on to that of x, through
   each projection's norm, if any, and the layer's, if there is a gain. */
typedef struct lora_inputs {
    const lora *w;
    const bitnet__layer *layer;
    int first, count;
    const float *x, *gain;
    float *dx;
    size_t stride; /* of x and dx */
    bool add;
} lora_inputs;

INLINE void through_inputs(void *context, int index, scratch *s) {
    const lora_inputs *in = (const lora_inputs *)context;
    const lora *w = in->w;
    int n = in->layer->matrix[in->first].columns, t, i;
    float epsilon = w->base->info.norm_epsilon;
    float *common = (float *)scratch_take(s, (size_t)n, 4),
          *dcommon = (float *)scratch_take(s, (size_t)n, 4);
    for (t = index * LORA_TOKENS; t < tokens_end(index, w->tokens); t++) {
        const float *x = in->x + (size_t)t * in->stride, *dy = w->din[0] + (size_t)t * w->widest;
        float *dx = in->dx + (size_t)t * in->stride;
        if (w->batch->inputs > 1) {
            const float *before = x;
            if (in->gain) norm_again(common, x, in->gain, n, epsilon), before = common;
            for (i = 0; i < in->count; i++)
                through_norm(dcommon, w->din[i] + (size_t)t * w->widest, before,
                             bitnet__norm_of(in->layer, BITNET__NORMS_IN + in->first + i), n,
                             epsilon, i > 0);
            dy = dcommon;
        }
        if (in->gain) through_norm(dx, dy, x, in->gain, n, epsilon, in->add);
        else if (in->add) add_scaled(dx, dy, 1.0f, n);
        else memcpy(dx, dy, (size_t)n * sizeof *dx);
    }
}
STAGE(through_inputs)

/* Computes dbranch, the gradient of what attention (0) or the ffn (1) added to x, from that of
   x. */
typedef struct lora_branch {
    lora *w;
    const float *gain;
    int which;
} lora_branch;

INLINE void through_branch(void *context, int index, scratch *s) {
    const lora_branch *b = (const lora_branch *)context;
    const lora *w = b->w;
    int n = w->base->info.hidden_size, t, i;
    float *scaled = (float *)scratch_take(s, (size_t)n, 4);
    for (t = index * LORA_TOKENS; t < tokens_end(index, w->tokens); t++) {
        size_t at = (size_t)t * w->batch->x_stride;
        for (i = 0; i < n; i++) scaled[i] = w->dx[at + (size_t)i] * w->base->residual_scale;
        if (b->gain)
            through_norm(w->dbranch + at, scaled, w->taps.branch[b->which] + at, b->gain, n,
                         w->base->info.norm_epsilon, false);
        else memcpy(w->dbranch + at, scaled, (size_t)n * sizeof *scaled);
    }
}
STAGE(through_branch)

/* Computes the gradients of gate and up from that of activation(gate) * up. */
INLINE void through_activation(void *context, int index, scratch *s) {
    const lora *w = (const lora *)context;
    int n = w->base->info.ffn_size, t, i;
    (void)s;
    for (t = index * LORA_TOKENS; t < tokens_end(index, w->tokens); t++) {
        size_t at = (size_t)t * w->batch->ffn_stride;
        const float *gate = w->taps.gate + at, *up = w->taps.up + at, *dy = w->dhidden + at;
        float *dgate = w->dgate + at, *dup = w->dup + at;
        for (i = 0; i < n; i++) {
            float g = gate[i], value, slope, z = g, dz = 1.0f, sigma;
            if (w->base->activation == BITNET__RELU2) {
                float r = g > 0.0f ? g : 0.0f;
                value = r * r, slope = r + r;
            } else {
                if (w->base->activation == BITNET__GELU) {
                    z = g * (1.59576912f + 0.0713548163f * (g * g));
                    dz = 1.59576912f + 3.0f * 0.0713548163f * (g * g);
                }
                sigma = 1.0f / (1.0f + exponential(-z));
                value = g * sigma, slope = sigma + value * (1.0f - sigma) * dz;
            }
            dgate[i] = dy[i] * up[i] * slope;
            dup[i] = dy[i] * value;
        }
    }
}
STAGE(through_activation)

/* dx of y = rope(x) * scale. */
INLINE void through_rotation(const bitnet_model *model, float *dx, const float *dy,
                             const float *rope, float scale) {
    int width = model->info.head_size, turned = model->info.rope_size, half = turned / 2, i;
    bool neighbours = model->architecture.rope == BITNET__ROPE_NEIGHBOURS;
    for (i = 0; i < half; i++) {
        int a = neighbours ? 2 * i : i, b = neighbours ? 2 * i + 1 : i + half;
        float c = rope[2 * i], s = rope[2 * i + 1];
        dx[a] = (dy[a] * c + dy[b] * s) * scale;
        dx[b] = (dy[b] * c - dy[a] * s) * scale;
    }
    for (i = turned; i < width; i++) dx[i] = dy[i] * scale;
}

typedef struct lora_layer {
    lora *w;
    const bitnet__layer *layer;
    int index;
} lora_layer;

/* Computes the gradients of the projections' queries and keys from those after rotation. */
INLINE void through_heads(void *context, int index, scratch *s) {
    const lora_layer *l = (const lora_layer *)context;
    const lora *w = l->w;
    const bitnet_model_info *info = &w->base->info;
    size_t d = (size_t)info->head_size;
    float *turned = (float *)scratch_take(s, d, 4);
    int t, h;
    for (t = index * LORA_TOKENS; t < tokens_end(index, w->tokens); t++) {
        const bitnet__row *row = &w->rows[t];
        size_t turns = l->layer->window || row->session->long_rope;
        const float *rope = bitnet__row_page(row, row->position)->rope +
                            (turns * BITNET__PAGE + (size_t)(row->position % BITNET__PAGE)) *
                                (size_t)info->rope_size;
        for (h = 0; h < info->heads + info->kv_heads; h++) {
            size_t at = (size_t)t * w->batch->qkv_stride + (size_t)h * d;
            bool query = h < info->heads;
            const float *gain = bitnet__norm_of(l->layer, query ? BITNET__Q_NORM : BITNET__K_NORM);
            through_rotation(w->base, turned, w->dqkv + at, rope,
                             query ? w->base->score_scale : 1.0f);
            if (gain)
                through_norm(w->dqkv + at, turned, w->taps.qkv + at, gain, (int)d,
                             info->norm_epsilon, false);
            else memcpy(w->dqkv + at, turned, d * sizeof *turned);
        }
    }
}
STAGE(through_heads)

/* Keys and values of a text and head as floats, [count][head_stride]. */
INLINE void read_halves(const lora *w, const lora_text *text, int layer, int head, float *keys,
                        float *values) {
    const bitnet_model_info *info = &w->base->info;
    size_t d = w->batch->head_stride, i;
    int t;
    for (t = 0; t < text->count; t++, keys += d, values += d) {
        const bitnet__page *page = bitnet__row_page(&w->rows[text->first + t], t);
        float *none;
        const uint8_t *k = bitnet__row_of(page, info, layer, head, false, t % BITNET__PAGE, &none);
        const uint8_t *v = bitnet__row_of(page, info, layer, head, true, t % BITNET__PAGE, &none);
        for (i = 0; i < d; i++) keys[i] = bitnet__load_half(k + 2 * i);
        for (i = 0; i < d; i++) values[i] = bitnet__load_half(v + 2 * i);
    }
}

/* Computes the softmax of one query's scores over keys [first, last] and, in `dp`, the scores'
   gradient. o is the output's gradient. */
INLINE void score_gradient(const float *q, const float *o, const float *k, const float *v, size_t d,
                           int first, int last, float *p, float *dp) {
    float top = -1e30f, sum = 0.0f, along = 0.0f;
    int u;
    for (u = first; u <= last; u++) {
        p[u] = dot(q, k + (size_t)u * d, (int)d);
        dp[u] = dot(o, v + (size_t)u * d, (int)d);
        top = p[u] > top ? p[u] : top;
    }
    for (u = first; u <= last; u++) p[u] = exponential(p[u] - top), sum += p[u];
    for (u = first; u <= last; u++) p[u] /= sum, along += p[u] * dp[u];
    for (u = first; u <= last; u++) dp[u] = p[u] * (dp[u] - along);
}

/* Goes back through attention of a text and a key head: computes the gradients of rotated queries
   and keys, and of values. */
INLINE void through_attention(void *context, int index, scratch *s) {
    const lora_layer *l = (const lora_layer *)context;
    const lora *w = l->w;
    const bitnet_model_info *info = &w->base->info;
    const lora_text *text = &w->texts[index / info->kv_heads];
    int kv_head = index % info->kv_heads, group = info->heads / info->kv_heads, t, u, h;
    size_t d = w->batch->head_stride, n = (size_t)text->count, width = (size_t)info->head_size;
    float *k = (float *)scratch_take(s, n * d, 4), *v = (float *)scratch_take(s, n * d, 4);
    float *dk = (float *)scratch_take(s, n * d, 4), *dv = (float *)scratch_take(s, n * d, 4);
    float *p = (float *)scratch_take(s, n, 4), *dp = (float *)scratch_take(s, n, 4);
    float *o = (float *)scratch_take(s, d, 4), *dq = (float *)scratch_take(s, d, 4);
    memset(dk, 0, n * d * sizeof *dk);
    memset(dv, 0, n * d * sizeof *dv);
    memset(o, 0, d * sizeof *o);
    read_halves(w, text, l->index, kv_head, k, v);
    for (h = kv_head * group; h < (kv_head + 1) * group; h++)
        for (t = 0; t < text->count; t++) {
            size_t token = (size_t)(text->first + t);
            const float *q = w->taps.q + token * w->batch->q_stride + (size_t)h * d;
            int first = l->layer->window && t >= l->layer->window ? t + 1 - l->layer->window : 0;
            memcpy(o, w->dattention + token * w->batch->attention_stride + (size_t)h * width,
                   width * sizeof *o);
            score_gradient(q, o, k, v, d, first, t, p, dp);
            memset(dq, 0, d * sizeof *dq);
            for (u = first; u <= t; u++) {
                add_scaled(dq, k + (size_t)u * d, dp[u], (int)d);
                add_scaled(dk + (size_t)u * d, q, dp[u], (int)d);
                add_scaled(dv + (size_t)u * d, o, p[u], (int)d);
            }
            memcpy(w->dqkv + token * w->batch->qkv_stride + (size_t)h * width, dq,
                   width * sizeof *dq);
        }
    for (t = 0; t < text->count; t++) {
        float *to = w->dqkv + (size_t)(text->first + t) * w->batch->qkv_stride +
                    (size_t)(info->heads + kv_head) * width;
        memcpy(to, dk + (size_t)t * d, width * sizeof *to);
        memcpy(to + (size_t)info->kv_heads * width, dv + (size_t)t * d, width * sizeof *to);
    }
}
STAGE(through_attention)

/* ---- projections and layers */

/* Goes back through a projection: dx = or += dy W, plus its adapter's part. */
typedef struct lora_linear {
    lora *w;
    const bitnet__matrix *m;
    const lora_pair *pair;
    int matrix;
    const float *dy;
    size_t dy_stride;
    float *dx; /* [tokens][widest] */
    bool add;
} lora_linear;

INLINE void round_gradient(void *context, int index, scratch *s) {
    const lora_linear *l = (const lora_linear *)context;
    size_t rows = (size_t)l->m->rows, stride = bitnet__pad(rows, 64);
    int t;
    (void)s;
    for (t = index * LORA_TOKENS; t < tokens_end(index, l->w->tokens); t++) {
        uint16_t *to = l->w->rounded + (size_t)t * stride;
        l->w->tiles.to_bf16(to, l->dy + (size_t)t * l->dy_stride, rows);
        memset(to + rows, 0, (stride - rows) * sizeof *to);
    }
}
STAGE(round_gradient)

INLINE void widen_rows(void *context, int index, scratch *s) {
    const lora_linear *l = (const lora_linear *)context;
    int row;
    (void)s;
    for (row = index * LORA_COLUMNS; row < (index + 1) * LORA_COLUMNS && row < l->m->rows; row++)
        expand_row(l->m, row, l->w->wide + (size_t)row * (size_t)l->m->columns);
}
STAGE(widen_rows)

/* Columns [128 index, ...) of dx. */
INLINE void through_codes(const lora_linear *l, int from, int count, scratch *s) {
    const bitnet__matrix *m = l->m;
    int rows = (int)bitnet__pad((size_t)m->rows, 64), r;
    int8_t *codes = (int8_t *)scratch_take(s, (size_t)rows, LORA_COLUMNS);
    uint32_t *panels =
        (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, LORA_COLUMNS, rows / 2), 4);
    memset(codes, 0, (size_t)rows * LORA_COLUMNS);
    for (r = 0; r < m->rows; r++) expand_codes(m, r, from, count, codes + (size_t)r * LORA_COLUMNS);
    l->w->tiles.pack_codes(panels, codes, LORA_COLUMNS, LORA_COLUMNS, rows);
    product(&l->w->tiles, KIND_BF16, l->dx + from, l->w->widest, l->w->tokens, count,
            left_small(KIND_BF16, l->w->rounded, rows), panels, rows / 2, &m->scale, NULL, l->add);
}

INLINE void through_floats(const lora_linear *l, int from, int count, scratch *s) {
    const bitnet__matrix *m = l->m;
    uint32_t *panels =
        (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, LORA_COLUMNS, m->rows), 4);
    const float one = 1.0f;
    l->w->tiles.pack_lanes(panels, TILE_COLUMNS, l->w->wide + from, (size_t)m->columns, count,
                           m->rows, NULL);
    product(&l->w->tiles, KIND_FLOAT, l->dx + from, l->w->widest, l->w->tokens, count,
            left_rows(l->dy, l->dy_stride), panels, m->rows, &one, NULL, l->add);
}

INLINE void through_transpose(void *context, int index, scratch *s) {
    const lora_linear *l = (const lora_linear *)context;
    int from = index * LORA_COLUMNS, count = l->m->columns - from;
    if (count > LORA_COLUMNS) count = LORA_COLUMNS;
    if (l->m->layout == BITNET__TERNARY) through_codes(l, from, count, s);
    else through_floats(l, from, count, s);
}
STAGE(through_transpose)

/* Computes the gradient of A x, and adds its part to dx, if any. */
INLINE void through_low(void *context, int index, scratch *s) {
    const lora_linear *l = (const lora_linear *)context;
    const lora *w = l->w;
    const float *a = w->p.w + l->pair->a, *b = w->p.w + l->pair->b;
    int rows = l->m->rows, columns = l->m->columns, t, j;
    (void)s;
    for (t = index * LORA_TOKENS; t < tokens_end(index, w->tokens); t++)
        for (j = 0; j < w->rank; j++) {
            float low =
                dot_any(l->dy + (size_t)t * l->dy_stride, b + (size_t)j * (size_t)rows, rows) *
                w->factor;
            w->dlow[t * w->rank + j] = low;
            if (l->dx)
                add_scaled(l->dx + (size_t)t * w->widest, a + (size_t)j * (size_t)columns, low,
                           columns);
        }
}
STAGE(through_low)

/* Computes row j of the gradient of A (index 2 j), or of B's transpose (2 j + 1). */
INLINE void pair_gradient(void *context, int index, scratch *s) {
    const lora_linear *l = (const lora_linear *)context;
    const lora *w = l->w;
    int columns = l->m->columns, rows = l->m->rows, j = index / 2, t;
    size_t stride = bitnet__pad((size_t)columns, 64);
    (void)s;
    for (t = 0; t < w->tokens; t++)
        if (index % 2 == 0)
            add_scaled(w->p.g + l->pair->a + (size_t)j * (size_t)columns,
                       w->taps.in[l->matrix] + (size_t)t * stride, w->dlow[t * w->rank + j],
                       columns);
        else
            add_scaled(w->p.g + l->pair->b + (size_t)j * (size_t)rows,
                       l->dy + (size_t)t * l->dy_stride, w->taps.low[l->matrix][t * w->rank + j],
                       rows);
}
STAGE(pair_gradient)

/* Goes back through projection `matrix` with its output's gradient dy: the input's gradient goes to
   din[own], or nowhere (-1); those of A and B accumulate. */
static void back_linear(lora *w, int layer, int matrix, const float *dy, size_t dy_stride, int own,
                        bool add) {
    lora_linear l;
    int blocks = pieces_of(w->tokens, LORA_TOKENS);
    l.w = w;
    l.m = &w->base->layers[layer].matrix[matrix];
    l.pair = pair_of(w, layer, matrix);
    l.matrix = matrix;
    l.dy = dy;
    l.dy_stride = dy_stride;
    l.dx = own < 0 ? NULL : w->din[own];
    l.add = add;
    if (l.dx && l.m->layout == BITNET__TERNARY) RUN(w->pool, w, round_gradient, &l, blocks);
    else if (l.dx) RUN(w->pool, w, widen_rows, &l, pieces_of(l.m->rows, LORA_COLUMNS));
    if (l.dx) RUN(w->pool, w, through_transpose, &l, pieces_of(l.m->columns, LORA_COLUMNS));
    if (!l.pair->on) return;
    RUN(w->pool, w, through_low, &l, blocks);
    RUN(w->pool, w, pair_gradient, &l, 2 * w->rank);
}

/* Converts din to the gradient of x, the reverse of preparing the inputs. */
static void back_inputs(lora *w, int layer, int first, int count, int norm, const float *x,
                        float *dx, size_t stride, bool add) {
    lora_inputs in;
    in.w = w;
    in.layer = &w->base->layers[layer];
    in.first = first;
    in.count = count;
    in.gain = bitnet__norm_of(in.layer, norm);
    in.x = x;
    in.dx = dx;
    in.stride = stride;
    in.add = add;
    RUN(w->pool, w, through_inputs, &in, pieces_of(w->tokens, LORA_TOKENS));
}

/* Computes the gradient of what attention (0) or the ffn (1) adds to x. */
static const float *back_branch(lora *w, int layer, int which) {
    lora_branch b;
    if (!bitnet__adds_apart(w->base)) return w->dx;
    b.w = w;
    b.gain = bitnet__norm_of(&w->base->layers[layer],
                             which ? BITNET__FFN_POST_NORM : BITNET__ATTN_POST_NORM);
    b.which = which;
    RUN(w->pool, w, through_branch, &b, pieces_of(w->tokens, LORA_TOKENS));
    return w->dbranch;
}

static void back_ffn(lora *w, int l) {
    const bitnet__batch *b = w->batch;
    bool own = b->inputs > 1;
    back_linear(w, l, BITNET__DOWN, back_branch(w, l, 1), b->x_stride, 0, false);
    back_inputs(w, l, BITNET__DOWN, 1, BITNET__FFN_SUB_NORM, w->taps.hidden, w->dhidden,
                b->ffn_stride, false);
    RUN(w->pool, w, through_activation, w, pieces_of(w->tokens, LORA_TOKENS));
    back_linear(w, l, BITNET__GATE, w->dgate, b->ffn_stride, 0, false);
    back_linear(w, l, BITNET__UP, w->dup, b->ffn_stride, own ? 1 : 0, !own);
    back_inputs(w, l, BITNET__GATE, 2, BITNET__FFN_NORM, w->taps.mid, w->dx, b->x_stride, true);
}

static void back_attention(lora *w, int l) {
    const bitnet__batch *b = w->batch;
    const bitnet_model_info *info = &w->base->info;
    size_t query = (size_t)(info->heads * info->head_size),
           kv = (size_t)(info->kv_heads * info->head_size);
    bool own = b->inputs > 1, lowest = l == 0; /* no parameters below */
    lora_layer at;
    at.w = w;
    at.layer = &w->base->layers[l];
    at.index = l;
    back_linear(w, l, BITNET__O, back_branch(w, l, 0), b->x_stride, 0, false);
    back_inputs(w, l, BITNET__O, 1, BITNET__ATTN_SUB_NORM, w->taps.attention, w->dattention,
                b->attention_stride, false);
    RUN(w->pool, w, through_attention, &at, w->text_count * info->kv_heads);
    RUN(w->pool, w, through_heads, &at, pieces_of(w->tokens, LORA_TOKENS));
    back_linear(w, l, BITNET__Q, w->dqkv, b->qkv_stride, lowest ? -1 : 0, false);
    back_linear(w, l, BITNET__K, w->dqkv + query, b->qkv_stride, lowest ? -1 : own ? 1 : 0, !own);
    back_linear(w, l, BITNET__V, w->dqkv + query + kv, b->qkv_stride,
                lowest ? -1
                : own  ? 2
                       : 0,
                !own);
    if (lowest) return;
    back_inputs(w, l, BITNET__Q, 3, BITNET__ATTN_NORM, w->x[l], w->dx, b->x_stride, true);
}

/* dx: the gradient of the last layer's output. */
INLINE void through_head(void *context, int index, scratch *s) {
    const lora *w = (const lora *)context;
    size_t stride = w->batch->x_stride;
    int width = w->base->info.hidden_size, i, g;
    float *dstate = (float *)scratch_take(s, (size_t)width, 4);
    for (i = index * LORA_TOKENS; i < tokens_end(index, w->scored_count); i++) {
        size_t token = (size_t)w->scored[i];
        memset(dstate, 0, (size_t)width * sizeof *dstate);
        for (g = 0; g < LORA_GROUPS; g++)
            add_scaled(dstate, w->dstates + ((size_t)g * (size_t)w->room + (size_t)i) * stride,
                       1.0f, width);
        through_norm(w->dx + token * stride, dstate, w->x[w->base->info.layers] + token * stride,
                     w->base->output_norm, width, w->base->info.norm_epsilon, false);
    }
}
STAGE(through_head)

/* After forward_pass: adds the pass's gradients to the parameters'. */
static void backward_pass(lora *w) {
    int l;
    if (!w->scored_count) return;
    memset(w->dx, 0, (size_t)w->room * w->batch->x_stride * sizeof *w->dx);
    RUN(w->pool, w, head_group, w, LORA_GROUPS);
    RUN(w->pool, w, through_head, w, pieces_of(w->scored_count, LORA_TOKENS));
    for (l = w->base->info.layers - 1; l >= 0; l--) {
        through_layer(w, l, true);
        back_ffn(w, l);
        back_attention(w, l);
    }
}
