/* lora_forward.h - the forward pass of --lora, by the library's stages

   Runs the library's forward pass stage by stage, in batches of 128 tokens, and adds the
   products of A and B between its stages. Only the input of each layer is kept.

   The logits of the head are computed twice, in slices of the vocabulary, and never stored
   together. The first sweep finds each state's greatest logit and sum of exponentials per slice;
   the second recomputes the logits and from them the gradient of the state. */

#pragma once
#include "lora.h"

/* For any length: whole lanes, then the rest. */
INLINE float dot_any(const float *a, const float *b, int n) {
    int whole = n / LANES * LANES, i;
    float rest = 0.0f;
    for (i = whole; i < n; i++) rest += a[i] * b[i];
    return dot(a, b, whole) + rest;
}

INLINE void add_scaled(float *y, const float *x, float factor, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] += x[i] * factor;
}

/* Adds an adapter's part to a projection's output, for the tokens of a chunk. */
typedef struct lora_delta {
    const lora *w;
    const lora_pair *pair;
    int rows, columns, count;
    const float *in;
    float *low, *y; /* y NULL: compute only `low` */
    size_t in_stride, y_stride;
} lora_delta;

INLINE void add_delta(void *context, int index, scratch *s) {
    const lora_delta *d = (const lora_delta *)context;
    const float *a = d->w->p.w + d->pair->a, *b = d->w->p.w + d->pair->b;
    int rank = d->w->rank, t, j;
    (void)s;
    for (t = index * LORA_TOKENS; t < tokens_end(index, d->count); t++)
        for (j = 0; j < rank; j++) {
            float low = dot_any(d->in + (size_t)t * d->in_stride,
                                a + (size_t)j * (size_t)d->columns, d->columns) *
                        d->w->factor;
            d->low[t * rank + j] = low;
            if (d->y)
                add_scaled(d->y + (size_t)t * d->y_stride, b + (size_t)j * (size_t)d->rows, low,
                           d->rows);
        }
}
STAGE(add_delta)

/* A chunk on its way through a layer. */
typedef struct lora_chunk {
    lora *w;
    bitnet__stage_work work;
    int first; /* of the pass's tokens */
    bool keep;
} lora_chunk;

static int pieces_of(int count, int each) { return (count + each - 1) / each; }

static void adapt(const lora_chunk *c, int matrix, float *y, size_t y_stride) {
    lora *w = c->w;
    const bitnet__operand *in = bitnet__input_of(&c->work, matrix);
    lora_delta d;
    d.w = w;
    d.pair = pair_of(w, c->work.layer_index, matrix);
    if (!d.pair->on) return;
    d.rows = c->work.layer->matrix[matrix].rows;
    d.columns = c->work.layer->matrix[matrix].columns;
    d.count = c->work.batch->count;
    d.in = in->floats;
    d.in_stride = in->stride;
    d.low = w->taps.low[matrix] + (size_t)c->first * (size_t)w->rank;
    d.y = y;
    d.y_stride = y_stride;
    RUN(w->pool, w, add_delta, &d, pieces_of(d.count, LORA_TOKENS));
}

/* Copies rows of the batch to those of the pass. */
static void keep_rows(const lora_chunk *c, float *to, size_t to_stride, const float *from,
                      size_t from_stride, size_t width) {
    int i;
    if (!c->keep || !to) return;
    for (i = 0; i < c->work.batch->count; i++)
        memcpy(to + (size_t)(c->first + i) * to_stride, from + (size_t)i * from_stride,
               width * sizeof *to);
}

/* Stores the inputs of `count` projections from `matrix` on. */
static void keep_inputs(const lora_chunk *c, int matrix, int count) {
    int k;
    for (k = matrix; k < matrix + count; k++) {
        const bitnet__operand *in = bitnet__input_of(&c->work, k);
        size_t columns = (size_t)c->work.layer->matrix[k].columns;
        keep_rows(c, c->w->taps.in[k], bitnet__pad(columns, 64), in->floats, in->stride, columns);
        if (c->work.batch->inputs == 1) return;
    }
}

/* Runs one of the library's stages. */
static void run_layer_stage(lora_chunk *c, int stage) {
    bitnet__stage_work *work = &c->work;
    work->stage = stage;
    work->tasks = bitnet__tasks(
        c->w->base, bitnet__is_per_token(work->layer, stage) ? work->batch->count : INT_MAX);
    work->first = 0;
    work->shares = work->tasks;
    bitnet__run_stage(c->w->base, bitnet__layer_task, work, work->tasks);
}

static void attention_half(lora_chunk *c) {
    const bitnet__batch *b = c->work.batch;
    const bitnet_model_info *info = &c->w->base->info;
    size_t query = (size_t)(info->heads * info->head_size),
           kv = (size_t)(info->kv_heads * info->head_size);
    bool apart = bitnet__adds_apart(c->w->base);
    lora_taps *t = &c->w->taps;
    run_layer_stage(c, BITNET__STAGE_NORM);
    keep_inputs(c, BITNET__Q, 3);
    run_layer_stage(c, BITNET__STAGE_QKV);
    adapt(c, BITNET__Q, b->qkv, b->qkv_stride);
    adapt(c, BITNET__K, b->qkv + query, b->qkv_stride);
    adapt(c, BITNET__V, b->qkv + query + kv, b->qkv_stride);
    keep_rows(c, t->qkv, b->qkv_stride, b->qkv, b->qkv_stride, b->qkv_stride);
    run_layer_stage(c, BITNET__STAGE_ROPE);
    keep_rows(c, t->q, b->q_stride, b->q, b->q_stride, b->q_stride);
    run_layer_stage(c, BITNET__STAGE_ATTEND);
    keep_rows(c, t->attention, b->attention_stride, b->attention, b->attention_stride, query);
    run_layer_stage(c, BITNET__STAGE_SUB_NORM);
    keep_inputs(c, BITNET__O, 1);
    run_layer_stage(c, BITNET__STAGE_OUTPUT);
    adapt(c, BITNET__O, apart ? b->branch : b->x, b->x_stride);
    if (!apart) return;
    keep_rows(c, t->branch[0], b->x_stride, b->branch, b->x_stride, b->x_stride);
    run_layer_stage(c, BITNET__STAGE_ATTN_ADD);
}

static void gate_up_task(void *context, int task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    bitnet__multiply_range(work, task, BITNET__GATE, b->ffn, b->ffn_stride, false);
    bitnet__multiply_range(work, task, BITNET__UP, b->up, b->ffn_stride, false);
}

static void activate_task(void *context, int task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    int i;
    for (i = task; i < b->count; i += work->tasks)
        work->model->kernels.gate(
            b->ffn + (size_t)i * b->ffn_stride, b->ffn + (size_t)i * b->ffn_stride,
            b->up + (size_t)i * b->ffn_stride, work->model->info.ffn_size, work->model->activation);
}

/* Recomputation ends at down's input, unless a norm or factor follows down. */
static void ffn_half(lora_chunk *c) {
    const bitnet__batch *b = c->work.batch;
    bool apart = bitnet__adds_apart(c->w->base);
    size_t ffn = (size_t)c->w->base->info.ffn_size;
    lora_taps *t = &c->w->taps;
    run_layer_stage(c, BITNET__STAGE_FFN_NORM);
    keep_inputs(c, BITNET__GATE, 2);
    c->work.tasks = c->work.shares = bitnet__tasks(c->w->base, INT_MAX);
    bitnet__run_stage(c->w->base, gate_up_task, &c->work, c->work.tasks);
    adapt(c, BITNET__GATE, b->ffn, b->ffn_stride);
    adapt(c, BITNET__UP, b->up, b->ffn_stride);
    keep_rows(c, t->gate, b->ffn_stride, b->ffn, b->ffn_stride, ffn);
    keep_rows(c, t->up, b->ffn_stride, b->up, b->ffn_stride, ffn);
    bitnet__run_stage(c->w->base, activate_task, &c->work, c->work.tasks);
    keep_rows(c, t->hidden, b->ffn_stride, b->ffn, b->ffn_stride, ffn);
    run_layer_stage(c, BITNET__STAGE_DOWN_NORM);
    keep_inputs(c, BITNET__DOWN, 1);
    if (c->keep && !apart) {
        adapt(c, BITNET__DOWN, NULL, 0);
        return;
    }
    run_layer_stage(c, BITNET__STAGE_DOWN);
    adapt(c, BITNET__DOWN, apart ? b->branch : b->x, b->x_stride);
    if (!apart) return;
    keep_rows(c, t->branch[1], b->x_stride, b->branch, b->x_stride, b->x_stride);
    run_layer_stage(c, BITNET__STAGE_FFN_ADD);
}

/* Makes tokens [first, ...) of the pass the rows of the batch. */
static lora_chunk chunk_at(lora *w, int layer, int first, bool keep) {
    lora_chunk c;
    int count = w->tokens - first < w->batch->room ? w->tokens - first : w->batch->room, i;
    memset(&c, 0, sizeof c);
    c.w = w;
    c.first = first;
    c.keep = keep;
    c.work.model = w->base;
    c.work.batch = w->batch;
    c.work.layer_index = layer;
    c.work.layer = &w->base->layers[layer];
    w->batch->count = count;
    for (i = 0; i < w->batch->inputs; i++) w->batch->n[i].count = count;
    memcpy(w->batch->rows, w->rows + first, (size_t)count * sizeof *w->rows);
    return c;
}

/* Computes a layer for all tokens; keep: stores what the backward pass needs and computes nothing
   else. */
static void through_layer(lora *w, int layer, bool keep) {
    size_t stride = w->batch->x_stride;
    int first;
    for (first = 0; first < w->tokens; first += w->batch->room) {
        lora_chunk c = chunk_at(w, layer, first, keep);
        size_t at = (size_t)first * stride, size = (size_t)w->batch->count * stride * sizeof(float);
        memcpy(w->batch->x, w->x[layer] + at, size);
        attention_half(&c);
        keep_rows(&c, w->taps.mid, stride, w->batch->x, stride, stride);
        ffn_half(&c);
        if (!keep) memcpy(w->x[layer + 1] + at, w->batch->x, size);
    }
}

static void embed_tokens(lora *w) {
    size_t stride = w->batch->x_stride;
    int first;
    for (first = 0; first < w->tokens; first += w->batch->room) {
        lora_chunk c = chunk_at(w, 0, first, false);
        c.work.tasks = bitnet__tasks(w->base, w->batch->count);
        bitnet__run_stage(w->base, bitnet__embed_task, &c.work, c.work.tasks);
        memcpy(w->x[0] + (size_t)first * stride, w->batch->x,
               (size_t)w->batch->count * stride * sizeof(float));
    }
}

/* ---- filling a pass */

static void begin_pass(lora *w) { w->tokens = w->text_count = 0; }

/* Adds a text to the pass, which has room for it: targets[i] follows ids[i]; -1: not learned. */
static void add_text(lora *w, const int32_t *ids, const int32_t *targets, int count) {
    lora_text *text = &w->texts[w->text_count++];
    bitnet_session_options options;
    bitnet_error error;
    int i;
    memset(&options, 0, sizeof options);
    options.context_length = w->room;
    options.batch = 1;
    if (!text->session) text->session = bitnet_session_create(w->base, &options, &error);
    if (!text->session) die(BROKEN, "%s", error.message);
    bitnet_session_reset(text->session);
    text->first = w->tokens;
    text->count = count;
    if (bitnet_feed(text->session, ids, (size_t)count) != BITNET_OK ||
        !bitnet__reserve_pages(text->session, 0, count))
        die(BROKEN, "%s", bitnet_session_message(text->session));
    for (i = 0; i < count; i++, w->tokens++) {
        w->rows[w->tokens].session = text->session;
        w->rows[w->tokens].position = i;
        w->rows[w->tokens].id = ids[i];
        w->rows[w->tokens].wanted = false;
        w->target[w->tokens] = targets[i];
    }
}

/* ---- the head */

/* Scratch memory of the library, for LORA_STATES vectors. */
INLINE bitnet__scratch take_library_scratch(const lora *w, scratch *s) {
    size_t widest = w->widest;
    bitnet__scratch b;
    memset(&b, 0, sizeof b);
    b.dots = (int32_t *)scratch_take(s, LORA_STATES * BITNET__TILE, sizeof(int32_t));
    b.tile = (float *)scratch_take(s, LORA_STATES * BITNET__TILE, sizeof(float));
    b.row = (float *)scratch_take(s, widest, sizeof(float));
    return b;
}

/* Computes logits of rows [from, to) of the head: [scored][LORA_VOCABULARY]. */
INLINE void make_logits(const lora *w, int from, int to, float *logits, scratch *s) {
    bitnet__scratch b = take_library_scratch(w, s);
    int i;
    for (i = 0; i < w->scored_count; i += LORA_STATES) {
        int count = w->scored_count - i < LORA_STATES ? w->scored_count - i : LORA_STATES;
        bitnet__operand in = bitnet__vectors_of(&w->states, (size_t)i, count);
        bitnet__multiply(w->base, &b, &w->base->lm_head, from, to, &in,
                         logits + (size_t)i * LORA_VOCABULARY, LORA_VOCABULARY, false);
    }
}

INLINE int slice_end(const lora *w, int from) {
    int end = from + LORA_VOCABULARY;
    return end < w->base->info.vocab_size ? end : w->base->info.vocab_size;
}

INLINE void measure_slice(void *context, int index, scratch *s) {
    const lora *w = (const lora *)context;
    int from = index * LORA_VOCABULARY, n = slice_end(w, from) - from, i, k;
    float *logits =
        (float *)scratch_take(s, (size_t)w->scored_count * LORA_VOCABULARY, sizeof(float));
    make_logits(w, from, from + n, logits, s);
    for (i = 0; i < w->scored_count; i++) {
        const float *row = logits + (size_t)i * LORA_VOCABULARY;
        int target = w->target[w->scored[i]] - from;
        float top = row[0], sum = 0.0f;
        for (k = 1; k < n; k++) top = row[k] > top ? row[k] : top;
        for (k = 0; k < n; k++) sum += exponential(row[k] - top);
        w->tops[(size_t)index * (size_t)w->room + (size_t)i] = top;
        w->sums[(size_t)index * (size_t)w->room + (size_t)i] = sum;
        if (target >= 0 && target < n) w->chosen[i] = row[target];
    }
}
STAGE(measure_slice)

/* A row of a matrix as floats. */
static void expand_row(const bitnet__matrix *m, int row, float *out) {
    int i;
    if (bitnet__is_grouped(m->layout)) {
        bitnet__group_row(m, row, out);
        return;
    }
    bitnet__type_of(m->type)->expand(m->data + (size_t)row * m->stride, m->columns, out);
    for (i = 0; i < m->columns && m->has_scale; i++) out[i] *= m->scale;
}

/* A row of codes with one scale, without the scale. */
static void expand_codes(const bitnet__matrix *m, int row, int column, int count, int8_t *out) {
    uint8_t codes[LORA_COLUMNS];
    int i;
    bitnet__i2s_codes(m->data + (size_t)row * m->stride, 32, (size_t)column, (size_t)count, codes);
    for (i = 0; i < count; i++) out[i] = (int8_t)(codes[i] - 1);
}

static void expand_head_row(const bitnet__matrix *m, int row, float *out) {
    int8_t codes[LORA_COLUMNS];
    int from, i;
    if (m->layout != BITNET__TERNARY) {
        expand_row(m, row, out);
        return;
    }
    for (from = 0; from < m->columns; from += LORA_COLUMNS) {
        int n = m->columns - from < LORA_COLUMNS ? m->columns - from : LORA_COLUMNS;
        expand_codes(m, row, from, n, codes);
        for (i = 0; i < n; i++) out[from + i] = (float)codes[i] * m->scale;
    }
}

/* Replaces a slice's logits by their gradient. */
INLINE void slice_gradient(const lora *w, int from, int n, float *logits) {
    int i, k;
    for (i = 0; i < w->scored_count; i++) {
        float *row = logits + (size_t)i * LORA_VOCABULARY, total = (float)w->log_totals[i];
        int target = w->target[w->scored[i]] - from;
        for (k = 0; k < n; k++) row[k] = exponential(row[k] - total) * w->weight;
        if (target >= 0 && target < n) row[target] -= w->weight;
    }
}

/* Computes the states' gradient from every LORA_GROUPS-th range of slices. */
INLINE void head_group(void *context, int index, scratch *s) {
    const lora *w = (const lora *)context;
    const bitnet__matrix *m = &w->base->lm_head;
    int slices = slices_of_head(w), last = slices * (index + 1) / LORA_GROUPS, slice,
        width = m->columns, i;
    size_t rows = bitnet__pad((size_t)w->scored_count, TILE_ROWS), stride = w->batch->x_stride;
    float *to = w->dstates + (size_t)index * (size_t)w->room * stride;
    float *logits = (float *)scratch_take(s, rows * LORA_VOCABULARY, sizeof(float));
    float *weights = (float *)scratch_take(s, LORA_VOCABULARY * (size_t)width, sizeof(float));
    uint32_t *panels =
        (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, width, LORA_VOCABULARY), 4);
    const float one = 1.0f;
    int kept = s->used;
    memset(to, 0, (size_t)w->scored_count * stride * sizeof *to);
    for (slice = slices * index / LORA_GROUPS; slice < last; slice++) {
        int from = slice * LORA_VOCABULARY, n = slice_end(w, from) - from;
        s->used = kept;
        make_logits(w, from, from + n, logits, s);
        slice_gradient(w, from, n, logits);
        for (i = 0; i < n; i++) expand_head_row(m, from + i, weights + (size_t)i * (size_t)width);
        w->tiles.pack_lanes(panels, TILE_COLUMNS, weights, (size_t)width, width, n, NULL);
        product(&w->tiles, KIND_FLOAT, to, stride, w->scored_count, width,
                left_rows(logits, LORA_VOCABULARY), panels, n, &one, NULL, true);
    }
}
STAGE(head_group)

INLINE void make_states(void *context, int index, scratch *s) {
    const lora *w = (const lora *)context;
    int i;
    (void)s;
    for (i = index * LORA_TOKENS; i < tokens_end(index, w->scored_count); i++)
        bitnet__prepare_row(w->base, &w->states, i,
                            w->x[w->base->info.layers] + (size_t)w->scored[i] * w->batch->x_stride,
                            w->base->output_norm, w->base->lm_head.signs,
                            w->base->info.hidden_size);
}
STAGE(make_states)

/* Returns the sum of the losses of all targets in the pass. */
static double forward_pass(lora *w) {
    int layers = w->base->info.layers, slices = slices_of_head(w), l, i, k;
    double loss = 0.0;
    embed_tokens(w);
    for (l = 0; l < layers; l++) through_layer(w, l, false);
    for (w->scored_count = 0, i = 0; i < w->tokens; i++)
        if (w->target[i] >= 0) w->scored[w->scored_count++] = i;
    if (!w->scored_count) return 0.0;
    RUN(w->pool, w, make_states, w, pieces_of(w->scored_count, LORA_TOKENS));
    RUN(w->pool, w, measure_slice, w, slices);
    for (i = 0; i < w->scored_count; i++) {
        double top = -1e30, total = 0.0;
        for (k = 0; k < slices; k++) {
            double t = (double)w->tops[(size_t)k * (size_t)w->room + (size_t)i];
            top = t > top ? t : top;
        }
        for (k = 0; k < slices; k++) {
            size_t at = (size_t)k * (size_t)w->room + (size_t)i;
            total += (double)w->sums[at] * bitnet__exp_double((double)w->tops[at] - top);
        }
        w->log_totals[i] = top + bitnet__log_double(total);
        loss += w->log_totals[i] - (double)w->chosen[i];
    }
    return loss;
}
