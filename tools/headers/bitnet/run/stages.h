#pragma once
#include "layers.h"

/* ====================
   >>stages   Forward pass: recurrent layers, FFN, experts, the head

   Continues >>forward: the other stages of a layer, and the lm_head after the last one. */

BITNET__OPTIMIZE(1) /* decode: 4 % less */

/* ---- the stages of a recurrent layer */

static int bitnet__run_begin(const bitnet__batch *b, int c) {
    while (c > 0 && b->rows[c - 1].session == b->rows[c].session) c--;
    return c;
}
static int bitnet__run_end(const bitnet__batch *b, int c) {
    const bitnet_session *s = b->rows[c].session;
    while (c < b->count && b->rows[c].session == s) c++;
    return c;
}

/* a session's tokens since the present snapshot */
typedef struct bitnet__past {
    const bitnet_model_info *info;
    const bitnet__recurrent *recurrent;
    int layer;
    const float *channels;
    size_t stride;
} bitnet__past;

static bitnet__past bitnet__past_of(const bitnet__stage_work *work, int first) {
    const bitnet__batch *b = work->batch;
    bitnet__past past = {&work->model->info, &b->rows[first].session->recurrent, work->layer_index,
                         BITNET__AT(b, qkv, first), b->qkv_stride};
    return past;
}

static const float *bitnet__channels_at(const bitnet__past *past, int32_t position) {
    const bitnet__recurrent *r = past->recurrent;
    int32_t behind = position - bitnet__present_position(r);
    if (behind >= 0) return past->channels + (size_t)behind * past->stride;
    if (position < 0) return NULL;
    return bitnet__memory_of(past->info, bitnet__present(r), past->layer).channels +
           (size_t)(behind + past->info->conv_size - 1) *
               (size_t)bitnet__extent(past->info, BITNET__CHANNELS);
}

/* mixed = silu(conv(qkv)) */
static void bitnet__convolve(const bitnet__stage_work *work, const bitnet__past *past, int c) {
    const bitnet__batch *b = work->batch;
    const float *taps = bitnet__norm_of(work->layer, BITNET__DELTA_CONV);
    int channels = (int)b->mixed_stride, back, i;
    float *y = BITNET__AT(b, mixed, c);
    for (i = 0; i < channels; i++) y[i] = 0.0f;
    for (back = work->model->info.conv_size - 1; back >= 0; back--, taps += channels) {
        const float *x = bitnet__channels_at(past, b->rows[c].position - back);
        for (i = 0; i < channels && x; i++) y[i] = y[i] + x[i] * taps[i];
    }
    work->model->kernels.gate(y, y, y, channels, BITNET__SIGMOID);
}

/* exp(a * log(1 + exp(x))) */
static float bitnet__decay(float x, float a) {
    return bitnet__is_finite(x) ? (float)bitnet__exp_double(bitnet__softplus(x) * a)
                                : bitnet__nan();
}

/* unit q and k; gates: beta and decay */
static void bitnet__prepare_heads(const bitnet__stage_work *work, int c) {
    const bitnet_model *model = work->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__batch *b = work->batch;
    const float *a = bitnet__norm_of(work->layer, BITNET__DELTA_DECAY);
    const float *bias = bitnet__norm_of(work->layer, BITNET__DELTA_BIAS);
    const float *alpha = BITNET__AT(b, qkv, c) + b->mixed_stride +
                         (size_t)info->state_heads * (size_t)info->state_size;
    const float *beta = alpha + info->state_heads;
    float *heads = BITNET__AT(b, mixed, c);
    float *gates = BITNET__AT(b, gates, c);
    int i;
    for (i = 0; i < 2 * info->state_key_heads; i++, heads += info->state_size)
        model->kernels.norm(heads, heads, model->unit_gains[i >= info->state_key_heads],
                            info->state_size, 1.0f, info->norm_epsilon);
    for (i = 0; i < info->state_heads; i++) {
        gates[i] = bitnet__rcp(1.0f + bitnet__exp(-beta[i]));
        gates[info->state_heads + i] = bitnet__decay(alpha[i] + bias[i], a[i]);
    }
}

static void bitnet__store_channels(const bitnet__past *past, bitnet__snapshot *to,
                                   int32_t position) {
    size_t channels = (size_t)bitnet__extent(past->info, BITNET__CHANNELS);
    float *out = bitnet__memory_of(past->info, to, past->layer).channels;
    int back;
    for (back = past->info->conv_size - 1; back > 0; back--, out += channels) {
        const float *x = bitnet__channels_at(past, position - back);
        if (x) memcpy(out, x, channels * sizeof(float));
        else memset(out, 0, channels * sizeof(float));
    }
}

static void bitnet__log_row(const bitnet__stage_work *work, int c) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    const bitnet__row *row = &b->rows[c];
    size_t queries = (size_t)info->state_key_heads * (size_t)info->state_size;
    bitnet__log_entry note =
        bitnet__log_entry_of(info, &row->session->recurrent, row->position, work->layer_index);
    memcpy(note.channels, BITNET__AT(b, qkv, c), b->mixed_stride * sizeof(float));
    memcpy(note.keys, BITNET__AT(b, mixed, c) + queries,
           bitnet__keys_and_values(info) * sizeof(float));
    memcpy(note.gates, BITNET__AT(b, gates, c), b->gates_stride * sizeof(float));
}

static void bitnet__conv_stage(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    int c;
    for (c = task; c < b->count; c += work->tasks) {
        int first = bitnet__run_begin(b, c), position = b->rows[c].position;
        bitnet__past past;
        if (!b->rows[c].session) continue;
        past = bitnet__past_of(work, first);
        BITNET_ASSERT(b->rows[first].position == bitnet__present_position(past.recurrent));
        bitnet__convolve(work, &past, c);
        bitnet__prepare_heads(work, c);
        if (past.recurrent->drafting) bitnet__log_row(work, c);
        else if (c == bitnet__run_end(b, c) - 1 || bitnet__taker(past.recurrent, position + 1) !=
                                                       bitnet__taker(past.recurrent, position))
            bitnet__store_channels(&past, bitnet__taker(past.recurrent, position), position + 1);
    }
}

static int bitnet__place_of_head(const bitnet__stage_work *work, int head) {
    const bitnet_model_info *info = &work->model->info;
    int keys = info->state_key_heads, each = info->state_heads / keys;
    if (!work->model->basis.grouped || !work->layer->matrix[BITNET__DELTA_O].signs) return head;
    return head % keys * each + head / keys;
}

static void bitnet__delta_row(const bitnet__stage_work *work, const bitnet__scratch *scratch, int c,
                              int head, float *to, const float *from) {
    const bitnet_model *model = work->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__batch *b = work->batch;
    int n = info->state_size, keys = info->state_key_heads;
    const float *q = BITNET__AT(b, mixed, c) + (size_t)(head % keys * n);
    const float *v = BITNET__AT(b, mixed, c) + (size_t)((2 * keys + head) * n);
    const float *z = BITNET__AT(b, qkv, c) + b->mixed_stride + (size_t)(head * n);
    const float *gates = BITNET__AT(b, gates, c);
    float *out = BITNET__AT(b, attention, c) + (size_t)(bitnet__place_of_head(work, head) * n);
    model->kernels.delta(out, scratch->delta, to, from, q, q + keys * n, v,
                         gates[info->state_heads + head], gates[head], n);
    bitnet__norm(model, out, out, bitnet__norm_of(work->layer, BITNET__DELTA_NORM), n);
    model->kernels.gate(out, z, out, n, BITNET__SILU);
}

static float *bitnet__state_in(const bitnet_model_info *info, const bitnet__snapshot *snapshot,
                               int layer, int head) {
    size_t size = (size_t)info->state_size * (size_t)info->state_size;
    return bitnet__memory_of(info, snapshot, layer).states + (size_t)head * size;
}

static const float *bitnet__state_before(const bitnet_model_info *info, const bitnet__recurrent *r,
                                         int layer, int head, float *zeros) {
    if (r->count) return bitnet__state_in(info, bitnet__present(r), layer, head);
    memset(zeros, 0, (size_t)info->state_size * (size_t)info->state_size * sizeof(float));
    return zeros;
}

static void bitnet__delta_rows(const bitnet__stage_work *work, const bitnet__scratch *scratch,
                               int first, int end, int head) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__row *rows = work->batch->rows;
    const bitnet__recurrent *r = &rows[first].session->recurrent;
    const float *from = NULL;
    float *to = scratch->state;
    int c;
    for (c = first; c < end; c++, from = to) {
        if (!r->drafting)
            to =
                bitnet__state_in(info, bitnet__taker(r, rows[c].position), work->layer_index, head);
        if (!from) from = bitnet__state_before(info, r, work->layer_index, head, to);
        bitnet__delta_row(work, scratch, c, head, to, from);
    }
}

static void bitnet__delta_stage(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    int from, to, first, head;
    bitnet__split_range(work->model->info.state_heads, 1, task, work->tasks, &from, &to);
    for (first = 0; first < b->count; first = bitnet__run_end(b, first))
        for (head = from; head < to && b->rows[first].session; head++)
            bitnet__delta_rows(work, &b->scratch[task], first, bitnet__run_end(b, first), head);
}

/* ---- accepted drafts */

typedef struct bitnet__replay_work {
    const bitnet_session *session;
    int tasks;
} bitnet__replay_work;

static void bitnet__replay_head(const bitnet_session *s, int layer, int head) {
    const bitnet_model_info *info = &s->model->info;
    const bitnet__recurrent *r = &s->recurrent;
    const int n = info->state_size, keys = info->state_key_heads;
    float *to = bitnet__state_in(info, r->spares[0], layer, head);
    const float *from = bitnet__state_before(info, r, layer, head, to);
    float out[BITNET__STATE_WIDEST], delta[BITNET__STATE_WIDEST];
    int32_t at;
    for (at = bitnet__present_position(r); at < s->computed; at++, from = to) {
        bitnet__log_entry note = bitnet__log_entry_of(info, r, at, layer);
        const float *k = note.keys + head % keys * n, *v = note.keys + (keys + head) * n;
        s->model->kernels.delta(out, delta, to, from, k, k, v, note.gates[info->state_heads + head],
                                note.gates[head], n);
    }
}

static void bitnet__replay_task(void *context, int32_t task) {
    const bitnet__replay_work *work = (const bitnet__replay_work *)context;
    const bitnet_session *s = work->session;
    const bitnet__recurrent *r = &s->recurrent;
    bitnet__past past;
    int head, from, to;
    past.info = &s->model->info;
    past.recurrent = r;
    past.stride = (size_t)bitnet__recurrent_layers(past.info) * bitnet__log_entry_size(past.info);
    bitnet__split_range(past.info->state_heads, 1, task, work->tasks, &from, &to);
    for (past.layer = 0; past.layer < past.info->layers; past.layer++) {
        if (!bitnet__is_recurrent(past.info, past.layer)) continue;
        for (head = from; head < to; head++) bitnet__replay_head(s, past.layer, head);
        past.channels =
            bitnet__log_entry_of(past.info, r, bitnet__present_position(r), past.layer).channels;
        if (task == 0) bitnet__store_channels(&past, r->spares[0], s->computed);
    }
}

/* if memory runs out, accepted drafts wait again */
static void bitnet__replay(bitnet_session *s) {
    bitnet__replay_work work;
    bitnet__fpenv saved;
    if (!s->model->info.state_heads || bitnet__present_position(&s->recurrent) == s->computed)
        return;
    BITNET_ASSERT(bitnet__resumes_at(&s->recurrent, s->computed) == s->computed);
    if (!bitnet__reserve_snapshots(s, 1)) {
        s->computed = bitnet__present_position(&s->recurrent);
        bitnet__drop_drafts(s, s->computed);
        return;
    }
    work.session = s;
    work.tasks = bitnet__tasks(s->model, s->model->info.state_heads);
    saved = bitnet__fp_enter();
    bitnet__run_stage(s->model, bitnet__replay_task, &work, work.tasks);
    bitnet__fp_leave(saved);
    bitnet__push_snapshot(s, 0, s->computed);
}

/* ---- the stages of the ffn */

/* Of gate and the matrix after it, into rows from `first` on. Both have the same shares, so the
   activation follows at once. */
static void bitnet__gate_up_stage(const bitnet__stage_work *work, int task, int gate,
                                  size_t first) {
    const bitnet__batch *b = work->batch;
    float *ffn = BITNET__AT(b, ffn, first), *up = b->up + first * b->ffn_stride;
    int from, to, c;
    bitnet__multiply_range(work, task, gate, ffn, b->ffn_stride, false);
    bitnet__multiply_range(work, task, gate + 1, up, b->ffn_stride, false);
    bitnet__split_range(work->layer->matrix[gate].rows, BITNET__BASE3_ROWS, work->first + task,
                        work->shares, &from, &to);
    for (c = 0; c < b->count && from < to; c++, ffn += b->ffn_stride, up += b->ffn_stride)
        work->model->kernels.gate(ffn + from, ffn + from, up + from, to - from,
                                  work->model->activation);
}

/* ---- the stages of experts */

/* the largest logits, the first of equal ones; weights from exp(logit - largest) */
static void bitnet__choose_experts(const bitnet_model_info *info, const float *logits,
                                   int32_t *chosen, float *weights) {
    int used = info->experts_used, count = 0, e, i;
    float sum = 0.0f, factor;
    for (e = 0; e < info->experts; e++) {
        if (count == used && !(logits[e] > logits[chosen[used - 1]])) continue;
        if (count < used) count++;
        for (i = count - 1; i > 0 && logits[e] > logits[chosen[i - 1]]; i--)
            chosen[i] = chosen[i - 1];
        chosen[i] = e;
    }
    for (i = 0; i < used; i++) {
        weights[i] = bitnet__exp(logits[chosen[i]] - logits[chosen[0]]);
        sum = sum + weights[i];
    }
    factor = bitnet__rcp(sum);
    for (i = 0; i < used; i++) weights[i] = weights[i] * factor;
}

static void bitnet__choose_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__routes *routes = &work->batch->routes;
    const bitnet__batch *b = work->batch;
    const float *gate = bitnet__norm_of(work->layer, BITNET__SHARED_GATE);
    size_t width = (size_t)info->hidden_size;
    float logit;
    int c;
    for (c = task; c < b->count; c += work->tasks) {
        bitnet__choose_experts(info, routes->logits + (size_t)c * (size_t)info->experts,
                               routes->chosen + c * info->experts_used,
                               routes->weights + c * info->experts_used);
        if (!gate) continue;
        work->model->kernels.dot(
            &logit, 1, BITNET_TYPE_F32, (const uint8_t *)gate, width * sizeof *gate, 1, (int)width,
            b->n[0].floats + (size_t)c * b->n[0].stride, b->n[0].stride, 1, b->scratch[task].row);
        routes->weights[b->pairs + (size_t)c] = bitnet__rcp(1.0f + bitnet__exp(-logit));
    }
}

/* a counting sort by expert */
static void bitnet__order_pairs(const bitnet_model_info *info, bitnet__batch *b) {
    bitnet__routes *routes = &b->routes;
    int32_t pairs = b->count * info->experts_used, before = 0, count, i;
    routes->ordered = b->count;
    memset(routes->ends, 0, (size_t)info->experts * sizeof *routes->ends);
    for (i = 0; i < pairs; i++) routes->ends[routes->chosen[i]]++;
    for (i = 0; i < info->experts; i++, before += count) {
        count = routes->ends[i];
        routes->ends[i] = before; /* the beginning; the end when all are placed */
    }
    for (i = 0; i < pairs; i++) {
        routes->places[i] = routes->ends[routes->chosen[i]]++;
        routes->rows[routes->places[i]] = i / info->experts_used;
    }
}

/* rows [from, to) of an expert's matrix, times `count` pairs */
typedef struct bitnet__expert_range {
    int expert, first, count, from, to;
} bitnet__expert_range;

/* The task's next expert; false: none. Experts share the tasks in proportion to their pairs. */
static bool bitnet__next_expert(const bitnet__stage_work *work, int task, int rows,
                                bitnet__expert_range *s) {
    const bitnet_model_info *info = &work->model->info;
    const int32_t *ends = work->batch->routes.ends;
    int blocks = rows / BITNET__BASE3_ROWS, from, to;
    bitnet__split_range(work->batch->count * info->experts_used * blocks, 1, work->first + task,
                        work->shares, &from, &to);
    while (++s->expert < info->experts) {
        s->first = s->expert ? ends[s->expert - 1] : 0;
        s->count = ends[s->expert] - s->first;
        if (s->count == 0 || ends[s->expert] * blocks <= from) continue;
        if (s->first * blocks >= to) return false;
        s->from = from > s->first * blocks ? (from - s->first * blocks) / s->count : 0;
        s->to = to < ends[s->expert] * blocks ? (to - s->first * blocks) / s->count : blocks;
        s->from *= BITNET__BASE3_ROWS;
        s->to *= BITNET__BASE3_ROWS;
        if (s->from < s->to) return true;
    }
    return false;
}

static void bitnet__copy_vector(const bitnet__operand *to, int at, const bitnet__operand *from,
                                int c, bool floats) {
    bitnet__operand in = bitnet__vectors_of(from, (size_t)c, 1);
    bitnet__operand out = bitnet__vectors_of(to, (size_t)at, 1);
    size_t groups = BITNET__MIN(out.groups_stride, in.groups_stride);
    if (floats) memcpy(out.floats, in.floats, out.stride * sizeof(float));
    if (floats) return;
    memcpy(out.quants, in.quants, groups * BITNET__GROUP);
    memcpy(out.group_steps, in.group_steps, groups * sizeof(float));
    memcpy(out.group_sums, in.group_sums, groups * sizeof(int32_t));
    if (in.tables) memcpy(out.tables, in.tables, groups * BITNET__LOOKUP);
    *out.steps = *in.steps;
    *out.sums = *in.sums;
}

/* the matrix's inputs of pairs, gathered unless there is only one */
static bitnet__operand bitnet__expert_input(const bitnet__stage_work *work, int task, int matrix,
                                            int first, int count) {
    const bitnet__batch *b = work->batch;
    const bitnet__operand *all = bitnet__input_of(work, matrix);
    const int32_t *rows = b->routes.rows + first;
    bitnet__operand in = b->routes.gathered;
    int i;
    if (count == 1) return bitnet__vectors_of(all, (size_t)rows[0], 1);
    in = bitnet__vectors_of(&in, (size_t)(task * BITNET__GATHERED), count);
    for (i = 0; i < count; i++)
        bitnet__copy_vector(&in, i, all, rows[i],
                            work->layer->matrix[matrix].layout == BITNET__FLOATS);
    return in;
}

static void bitnet__expert_gate_up(const bitnet__stage_work *work, int task,
                                   const bitnet__expert_range *s) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = work->layer->matrix;
    bool fused = m[BITNET__FUSED_EXPERTS].rows > 0;
    int rows = s->to - s->from, pair, some, c, up;
    for (pair = s->first; pair < s->first + s->count; pair += some) {
        size_t at = (size_t)pair * b->ffn_stride + (size_t)s->from;
        some = BITNET__MIN(s->first + s->count - pair, BITNET__GATHERED);
        for (up = 0; up < 2; up++) {
            int matrix = fused ? BITNET__FUSED_EXPERTS : BITNET__GATE_EXPERTS + up;
            int row = (fused ? 2 * s->expert + up : s->expert) * model->info.ffn_size + s->from;
            bitnet__operand in = bitnet__expert_input(work, task, matrix, pair, some);
            bitnet__multiply(model, &b->scratch[task], &m[matrix], row, row + rows, &in,
                             (up ? b->up : b->ffn) + at, b->ffn_stride, false);
        }
        for (c = 0; c < some; c++, at += b->ffn_stride) {
            if (work->layer->clamp > 0)
                bitnet__clamp(b->ffn + at, b->up + at, rows, work->layer->clamp);
            model->kernels.gate(b->ffn + at, b->ffn + at, b->up + at, rows, model->activation);
        }
    }
}

static void bitnet__expert_down(const bitnet__stage_work *work, int task,
                                const bitnet__expert_range *s) {
    const bitnet__batch *b = work->batch;
    int row = s->expert * work->model->info.hidden_size;
    bitnet__operand in = bitnet__vectors_of(&b->routes.hidden, (size_t)s->first, s->count);
    bitnet__multiply(work->model, &b->scratch[task], &work->layer->matrix[BITNET__DOWN_EXPERTS],
                     row + s->from, row + s->to, &in,
                     b->branch + (size_t)s->first * b->x_stride + s->from, b->x_stride, false);
}

/* x = x + (((0 + weight * branch) + weight * branch) + ...), a share of the columns; the shared
   expert's is last */
static void bitnet__expert_add(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    bool shared = work->layer->matrix[BITNET__DOWN_SHARED].rows > 0;
    size_t behind = (size_t)b->pairs;
    int used = work->model->info.experts_used, from, to, c, k;
    float *sum = b->scratch[task].row;
    bitnet__split_range(work->model->info.hidden_size, BITNET__TILE, task, work->tasks, &from, &to);
    for (c = 0; c < b->count; c++, behind++) {
        memset(sum, 0, (size_t)(to - from) * sizeof(float));
        for (k = c * used; k < (c + 1) * used; k++)
            bitnet__add_scaled(sum, b->branch + (size_t)b->routes.places[k] * b->x_stride + from,
                               b->routes.weights[k], to - from);
        if (shared)
            bitnet__add_scaled(sum, b->branch + behind * b->x_stride + from,
                               b->routes.weights[behind], to - from);
        bitnet__add_vector(BITNET__AT(b, x, c) + from, sum, to - from);
    }
}

/* from the router to the sum */
static void bitnet__expert_task(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    bool shared = work->layer->matrix[BITNET__DOWN_SHARED].rows > 0;
    size_t behind = (size_t)b->pairs;
    bitnet__expert_range s = {-1, 0, 0, 0, 0};
    int pair;
    switch (work->stage) {
    case BITNET__STAGE_ROUTE:
        bitnet__multiply_range(work, task, BITNET__ROUTER, b->routes.logits, (size_t)info->experts,
                               false);
        break;
    case BITNET__STAGE_CHOOSE: bitnet__choose_stage(work, task); break;
    case BITNET__STAGE_GATE_UP:
        while (bitnet__next_expert(work, task, info->ffn_size, &s))
            bitnet__expert_gate_up(work, task, &s);
        if (shared) bitnet__gate_up_stage(work, task, BITNET__GATE_SHARED, behind);
        break;
    case BITNET__STAGE_DOWN_NORM:
        for (pair = task; pair < b->count * info->experts_used; pair += work->tasks)
            bitnet__prepare_row(work->model, &b->routes.hidden, pair, BITNET__AT(b, ffn, pair),
                                NULL, work->layer->matrix[BITNET__DOWN_EXPERTS].signs,
                                info->ffn_size);
        for (pair = task; shared && pair < b->count; pair += work->tasks)
            bitnet__prepare_inputs(work, pair, BITNET__AT(b, ffn, behind + (size_t)pair), NULL,
                                   BITNET__DOWN_SHARED, 1);
        break;
    case BITNET__STAGE_DOWN:
        while (bitnet__next_expert(work, task, info->hidden_size, &s))
            bitnet__expert_down(work, task, &s);
        if (shared)
            bitnet__multiply_range(work, task, BITNET__DOWN_SHARED,
                                   b->branch + behind * b->x_stride, b->x_stride, false);
        break;
    default: bitnet__expert_add(work, task); break;
    }
}

static void bitnet__layer_task(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    if (work->stage >= BITNET__STAGE_ROUTE && bitnet__has_experts(work->layer)) {
        bitnet__expert_task(work, task);
        return;
    }
    switch (work->stage) {
    case BITNET__STAGE_NORM:
        bitnet__prepare(work, task, b->x, b->x_stride, BITNET__ATTN_NORM);
        break;
    case BITNET__STAGE_QKV: bitnet__qkv_stage(work, task); break;
    case BITNET__STAGE_ROPE:
        if (work->layer->recurrent) bitnet__conv_stage(work, task);
        else bitnet__rope_stage(work, task);
        break;
    case BITNET__STAGE_ATTEND:
        if (work->layer->recurrent) bitnet__delta_stage(work, task);
        else bitnet__attend_stage(work, task);
        break;
    case BITNET__STAGE_SUB_NORM:
        bitnet__prepare(work, task, b->attention, b->attention_stride, BITNET__ATTN_SUB_NORM);
        break;
    case BITNET__STAGE_OUTPUT:
        bitnet__multiply_branch(work, task, work->layer->recurrent ? BITNET__DELTA_O : BITNET__O);
        break;
    case BITNET__STAGE_ATTN_ADD: bitnet__add_stage(work, task, BITNET__ATTN_POST_NORM); break;
    case BITNET__STAGE_FFN_NORM:
        bitnet__prepare(work, task, b->x, b->x_stride, BITNET__FFN_NORM);
        break;
    case BITNET__STAGE_GATE_UP: bitnet__gate_up_stage(work, task, BITNET__GATE, 0); break;
    case BITNET__STAGE_DOWN_NORM:
        bitnet__prepare(work, task, b->ffn, b->ffn_stride, BITNET__FFN_SUB_NORM);
        break;
    case BITNET__STAGE_DOWN: bitnet__multiply_branch(work, task, BITNET__DOWN); break;
    default: bitnet__add_stage(work, task, BITNET__FFN_POST_NORM); break;
    }
}

static bool bitnet__is_per_token(const bitnet__layer *layer, int stage) {
    int matrices;
    if (stage >= BITNET__STAGE_ROUTE && bitnet__has_experts(layer))
        return stage == BITNET__STAGE_CHOOSE;
    bitnet__stage_matrices(layer, stage, &matrices);
    return matrices == 0 && stage != BITNET__STAGE_ATTEND;
}

/* ---- probabilities */

/* maximum; log(sum(exp(logit - maximum))) */
typedef struct bitnet__log_scale {
    double top, rest;
} bitnet__log_scale;

BITNET__NOINLINE static bitnet__log_scale bitnet__log_scale_of(const float *logits,
                                                               int32_t vocabulary) {
    bitnet__log_scale scale;
    double sum = 0.0;
    int32_t i;
    scale.top = logits[0];
    for (i = 1; i < vocabulary; i++)
        if (logits[i] > scale.top) scale.top = logits[i];
    for (i = 0; i < vocabulary; i++) sum = sum + bitnet__exp_double(logits[i] - scale.top);
    scale.rest = bitnet__log_double(sum);
    return scale;
}

BITNET__NOINLINE static float bitnet__log_probability_of(bitnet__log_scale scale, float logit) {
    return (float)(logit - scale.top - scale.rest);
}

BITNET__OPTIMIZE_END
