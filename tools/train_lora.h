/* train_lora.h - teaches an existing model: bitnet_train --lora

   The weights stay fixed. Beside a projection W, A [rank][columns] and B [rows][rank] learn: y = W
   q(x) + B (A x) * alpha / rank, where q rounds x to int8. B begins as zeros, so training starts
   from the base model.

   The forward pass is the library's, stage by stage, in batches of 128 tokens, with the products of
   A and B between its stages; only each layer's input is kept. The backward pass recomputes a
   layer, keeps what that layer needs, and goes back through it. Gradients pass unchanged through
   rounding (the straight-through estimator), and through W by its transposed codes, which are exact
   in bf16, with the gradient rounded to bf16 and the scale as a float. The head's logits are
   computed twice, in slices of the vocabulary, and never stored together. The base gets no
   gradients.

   A pass has texts of any lengths, up to --context tokens in all, each in its own session. Work is
   cut as in bitnet_train: each piece has its own place to write and order of summation.

   CONTENTS                                                                     search for
     What learns, and the memory of a pass                                      >>adapter
     The forward pass, through the library's stages                             >>through
     The head, in slices of the vocabulary                                      >>head
     Backward: norms, activations, rotations, attention                         >>derivatives
     Backward: projections and layers                                           >>back
     Examples: texts, and chats of which the answers are learned                >>examples
     The adapter's file, and checkpoints                                        >>lora-files
     Training                                                                   >>lora-train

   Sources: "LoRA: Low-Rank Adaptation of Large Language Models" (arXiv 2106.09685); the files are
   those of llama.cpp. */

#ifndef TRAIN_LORA_H
#define TRAIN_LORA_H

#include "train_base.h"

/* ==================================================
   >>adapter   What learns, and the memory of a pass
   ================================================== */

enum {
    LORA_CHUNK = 128,      /* tokens in a batch of the library */
    LORA_TOKENS = 16,      /* of a task that works token by token */
    LORA_COLUMNS = 128,    /* columns that one task transposes: a block of I2_S */
    LORA_VOCABULARY = 256, /* rows of a slice of the head */
    LORA_STATES = 8,       /* states whose logits are computed in one reading of a slice */
    LORA_LEAST = 16,       /* tokens to learn from */
    LORA_BATCH = 4096,     /* examples of a step, at most */
    LORA_RANK = 1024,      /* at most */
    LORA_GROUPS = 16       /* sums of the head's gradient, each over slices in order */
};

/* Where an adapted projection's matrices lie among the parameters. B is transposed. */
typedef struct lora_pair {
    bool on;
    size_t a, b; /* [rank][columns], [rank][rows] */
} lora_pair;

/* A text of a pass: its tokens are the pass's tokens [first, first + count). */
typedef struct lora_text {
    int first, count;
    bitnet_session *session;
} lora_text;

/* What the backward pass needs of a layer. Rows have the stride of the library's batches. */
typedef struct lora_taps {
    float *in[BITNET__USUAL_MATRICES];  /* each projection's input; some share memory */
    float *low[BITNET__USUAL_MATRICES]; /* [room][rank] A times that, times alpha / rank */
    float *qkv, *q, *attention, *mid, *gate, *up, *hidden;
    float *branch[2]; /* what attention and ffn add, if a norm or factor comes first */
} lora_taps;

typedef struct lora {
    bitnet_model *base;
    threads *pool;
    tiles tiles;
    int rank;
    float factor;     /* alpha / rank */
    unsigned on;      /* a bit for each projection */
    lora_pair *pairs; /* [layers][BITNET__USUAL_MATRICES] */
    model p;          /* the optimiser's parameters: no layers, only pieces */

    int room, tokens, text_count; /* of the pass */
    lora_text *texts;             /* [room] */
    bitnet__row *rows;            /* [room] */
    int32_t *target;              /* [room] the next token; -1: not learned */
    float weight;                 /* of each target in the loss */
    bitnet__batch *batch;
    float **x; /* [layers + 1][room][x_stride]: each layer's input, and the last one's output */
    lora_taps taps;

    int *scored, scored_count; /* [room] tokens with a target */
    bitnet__operand states;    /* theirs, [room] */
    void *states_memory;
    float *tops, *sums, *chosen; /* [slices][room], [slices][room], [room] */
    double *log_totals;          /* [room] */
    float *dstates;              /* [LORA_GROUPS][room][x_stride] */

    float *dx, *dbranch, *dmid;         /* [room][x_stride] */
    float *dqkv, *dattention, *dhidden; /* as the taps */
    float *dgate, *dup;
    float *din[3]; /* [room][widest]: gradients of projections' inputs, three if each has its own */
    float *dlow;   /* [room][rank] */
    uint16_t *rounded; /* [room][widest] a gradient as bf16 */
    float *wide;       /* the largest projection as floats, if some are not plain codes */
    size_t widest;
    arena memory;
} lora;

/* Task `index` has tokens [index * LORA_TOKENS, this) of `count`. */
static int tokens_end(int index, int count) {
    int end = (index + 1) * LORA_TOKENS;
    return end < count ? end : count;
}

static lora_pair *pair_of(const lora *w, int layer, int matrix) {
    return &w->pairs[layer * BITNET__USUAL_MATRICES + matrix];
}

static int slices_of_head(const lora *w) {
    return (w->base->info.vocabulary + LORA_VOCABULARY - 1) / LORA_VOCABULARY;
}

/* Places the parameters: A small and random, B zero. */
static void create_pairs(lora *w, uint64_t seed) {
    const bitnet_model_info *info = &w->base->info;
    size_t most = 0, i;
    int l, k;
    w->pairs = (lora_pair *)arena_take(&w->memory, (size_t)info->layers * BITNET__USUAL_MATRICES,
                                       sizeof *w->pairs);
    for (l = 0; l < info->layers * BITNET__USUAL_MATRICES; l++) {
        const bitnet__matrix *m =
            &w->base->layers[l / BITNET__USUAL_MATRICES].matrix[l % BITNET__USUAL_MATRICES];
        most += (size_t)(m->rows + m->columns) * (size_t)w->rank / PIECE + 4;
    }
    w->p.tiles = w->tiles;
    w->p.pieces = (piece *)arena_take(&w->memory, most, sizeof(piece));
    for (l = 0; l < info->layers; l++)
        for (k = 0; k < BITNET__USUAL_MATRICES; k++) {
            const bitnet__matrix *m = &w->base->layers[l].matrix[k];
            lora_pair *p = pair_of(w, l, k);
            p->on = w->on >> k & 1;
            if (!p->on) continue;
            p->a = add_parameters(&w->p, bitnet__pad((size_t)m->columns * (size_t)w->rank, LANES),
                                  GROUP_EMBEDDING);
            p->b = add_parameters(&w->p, bitnet__pad((size_t)m->rows * (size_t)w->rank, LANES),
                                  GROUP_EMBEDDING);
        }
    w->p.w = arena_floats(&w->memory, w->p.count, 1);
    w->p.g = arena_floats(&w->memory, w->p.count, 1);
    w->p.m = arena_floats(&w->memory, w->p.count, 1);
    w->p.v = arena_floats(&w->memory, w->p.count, 1);
    for (l = 0; l < info->layers * BITNET__USUAL_MATRICES; l++) {
        const lora_pair *p = &w->pairs[l];
        int columns =
            w->base->layers[l / BITNET__USUAL_MATRICES].matrix[l % BITNET__USUAL_MATRICES].columns;
        double deviation = 1.0 / bitnet__sqrt_double((double)columns);
        for (i = 0; p->on && i < (size_t)columns * (size_t)w->rank; i++)
            w->p.w[p->a + i] = (float)(deviation * random_normal(&seed));
    }
}

static void create_taps(lora *w) {
    const bitnet_model *base = w->base;
    const bitnet__batch *b = w->batch;
    size_t room = (size_t)w->room;
    lora_taps *t = &w->taps;
    int k;
    for (k = 0; k < BITNET__USUAL_MATRICES; k++) {
        size_t stride = bitnet__pad((size_t)base->layers[0].matrix[k].columns, 64);
        bool shared = b->inputs == 1 && (k == BITNET__K || k == BITNET__V || k == BITNET__UP);
        t->in[k] = shared ? t->in[k - 1] : arena_floats(&w->memory, room, stride);
        t->low[k] = arena_floats(&w->memory, room, (size_t)w->rank);
    }
    t->qkv = arena_floats(&w->memory, room, b->qkv_stride);
    t->q = arena_floats(&w->memory, room, b->q_stride);
    t->attention = arena_floats(&w->memory, room, b->attention_stride);
    t->mid = arena_floats(&w->memory, room, b->x_stride);
    t->gate = arena_floats(&w->memory, room, b->ffn_stride);
    t->up = arena_floats(&w->memory, room, b->ffn_stride);
    t->hidden = arena_floats(&w->memory, room, b->ffn_stride);
    for (k = 0; k < 2 && bitnet__adds_apart(base); k++)
        t->branch[k] = arena_floats(&w->memory, room, b->x_stride);
}

/* Weights that must be transposed as floats: those that are not codes with one scale. */
static size_t largest_wide(const lora *w) {
    size_t most = 0;
    int l;
    for (l = 0; l < w->base->info.layers * BITNET__USUAL_MATRICES; l++) {
        const bitnet__matrix *m =
            &w->base->layers[l / BITNET__USUAL_MATRICES].matrix[l % BITNET__USUAL_MATRICES];
        size_t n = m->layout == BITNET__TERNARY ? 0 : (size_t)m->rows * (size_t)m->columns;
        if (n > most) most = n;
    }
    return most;
}

static void create_gradients(lora *w) {
    const bitnet__batch *b = w->batch;
    size_t room = (size_t)w->room, slices = (size_t)slices_of_head(w);
    int i;
    w->dx = arena_floats(&w->memory, room, b->x_stride);
    w->dbranch = arena_floats(&w->memory, room, b->x_stride);
    w->dqkv = arena_floats(&w->memory, room, b->qkv_stride);
    w->dattention = arena_floats(&w->memory, room, b->attention_stride);
    w->dhidden = arena_floats(&w->memory, room, b->ffn_stride);
    w->dgate = arena_floats(&w->memory, room, b->ffn_stride);
    w->dup = arena_floats(&w->memory, room, b->ffn_stride);
    w->widest = bitnet__widest(&w->base->info);
    for (i = 0; i < b->inputs; i++) w->din[i] = arena_floats(&w->memory, room, w->widest);
    w->dlow = arena_floats(&w->memory, room, (size_t)w->rank);
    w->rounded = (uint16_t *)arena_take(&w->memory, room * w->widest, sizeof *w->rounded);
    w->wide = arena_floats(&w->memory, largest_wide(w), 1);
    w->tops = arena_floats(&w->memory, room, slices);
    w->sums = arena_floats(&w->memory, room, slices);
    w->chosen = arena_floats(&w->memory, room, 1);
    w->log_totals = (double *)arena_take(&w->memory, room, sizeof(double));
    w->dstates = arena_floats(&w->memory, room * LORA_GROUPS, b->x_stride);
}

/* The states that logits are made of. */
static void create_states(lora *w) {
    bitnet__arena sizing = {NULL, 0}, arena = {NULL, 0};
    bitnet__operand ignored;
    bitnet__take_operand(&sizing, bitnet__widest(&w->base->info), w->room, w->base->looked_up,
                         &ignored);
    arena.memory = (uint8_t *)arena_take(&w->memory, (size_t)sizing.used, 1);
    bitnet__take_operand(&arena, bitnet__widest(&w->base->info), w->room, w->base->looked_up,
                         &w->states);
    w->scored = (int *)arena_take(&w->memory, (size_t)w->room, sizeof *w->scored);
}

/* Creates everything but the base, for passes of up to `tokens` tokens. rank, factor and on are
   set. */
static void lora_create(lora *w, bitnet_model *base, threads *pool, tiles set, int tokens,
                        uint64_t seed) {
    int l;
    w->base = base;
    w->pool = pool;
    w->tiles = set;
    w->room = bitnet__round_up(tokens, LORA_TOKENS); /* tiles of 8 rows read whole ones */
    w->batch = bitnet__batch_create(base, w->room < LORA_CHUNK ? w->room : LORA_CHUNK);
    if (!w->batch) die(BROKEN, "out of memory");
    create_pairs(w, seed);
    w->texts = (lora_text *)arena_take(&w->memory, (size_t)w->room, sizeof *w->texts);
    w->rows = (bitnet__row *)arena_take(&w->memory, (size_t)w->room, sizeof *w->rows);
    w->target = (int32_t *)arena_take(&w->memory, (size_t)w->room, sizeof *w->target);
    w->x = (float **)arena_take(&w->memory, (size_t)base->info.layers + 1, sizeof *w->x);
    for (l = 0; l <= base->info.layers; l++)
        w->x[l] = arena_floats(&w->memory, (size_t)w->room, w->batch->x_stride);
    create_taps(w);
    create_gradients(w);
    create_states(w);
}

static void lora_destroy(lora *w) {
    int i;
    for (i = 0; w->texts && i < w->room; i++) bitnet_session_free(w->texts[i].session);
    if (w->batch) bitnet__free(&w->base->allocator, w->batch);
    arena_free(&w->memory);
}

/* The memory that lora_create takes, besides the base's file. */
static uint64_t lora_bytes(const bitnet_model *base, int rank, unsigned on, int tokens) {
    const bitnet_model_info *info = &base->info;
    uint64_t width = bitnet__pad((size_t)info->width, 64),
             ffn = bitnet__pad((size_t)info->ffn_width, 64);
    uint64_t query = (uint64_t)(info->heads * info->head_width), widest = bitnet__widest(info);
    uint64_t kv = 2 * (uint64_t)(info->kv_heads * info->head_width),
             inputs = base->parts >> BITNET__NORMS_IN & 1 ? 3 : 1;
    uint64_t row, parameters = 0, chunk = (uint64_t)(tokens < LORA_CHUNK ? tokens : LORA_CHUNK);
    uint64_t slices = (uint64_t)(info->vocabulary / LORA_VOCABULARY + 1);
    int k;
    row = (uint64_t)(info->layers + 1) * width;                    /* what goes into layers */
    row += (2 + inputs) * width + 4 * query + kv + 4 * ffn;        /* taps */
    row += (2 + LORA_GROUPS) * width + 2 * query + kv + 3 * ffn;   /* gradients */
    row += inputs * widest + widest / 2 + 2 * slices + 2 * widest; /* the same; states */
    row += (uint64_t)info->layers * kv / 2;                        /* keys and values, as halves */
    for (k = 0; k < BITNET__USUAL_MATRICES; k++)
        if (on >> k & 1)
            parameters +=
                (uint64_t)info->layers * (uint64_t)rank *
                (uint64_t)(base->layers[0].matrix[k].rows + base->layers[0].matrix[k].columns);
    return 4 * ((uint64_t)tokens * row + 5 * parameters +
                chunk * (3 * width + 3 * query + kv + 2 * ffn + 3 * widest));
}

/* ==================================================
   >>through   The forward pass, through the library's stages
   ================================================== */

/* Any length: whole lanes, then the rest. */
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

/* An adapted projection's addition to its output, for the tokens of a chunk. */
typedef struct lora_delta {
    const lora *w;
    const lora_pair *pair;
    int rows, columns, count;
    const float *in;
    float *low, *y; /* y may be NULL: only `low` is wanted */
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

/* Keeps the inputs of `count` projections from `matrix` on. */
static void keep_inputs(const lora_chunk *c, int matrix, int count) {
    int k;
    for (k = matrix; k < matrix + count; k++) {
        const bitnet__operand *in = bitnet__input_of(&c->work, k);
        size_t columns = (size_t)c->work.layer->matrix[k].columns;
        keep_rows(c, c->w->taps.in[k], bitnet__pad(columns, 64), in->floats, in->stride, columns);
        if (c->work.batch->inputs == 1) return;
    }
}

/* One of the library's stages. */
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
    size_t query = (size_t)(info->heads * info->head_width),
           kv = (size_t)(info->kv_heads * info->head_width);
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
    bitnet__multiply_share(work, task, BITNET__GATE, b->ffn, b->ffn_stride, false);
    bitnet__multiply_share(work, task, BITNET__UP, b->up, b->ffn_stride, false);
}

static void activate_task(void *context, int task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    int i;
    for (i = task; i < b->count; i += work->tasks)
        work->model->kernels.gate(b->ffn + (size_t)i * b->ffn_stride,
                                  b->ffn + (size_t)i * b->ffn_stride,
                                  b->up + (size_t)i * b->ffn_stride, work->model->info.ffn_width,
                                  work->model->activation);
}

/* Recomputation stops at down's input, unless a norm or factor follows down. */
static void ffn_half(lora_chunk *c) {
    const bitnet__batch *b = c->work.batch;
    bool apart = bitnet__adds_apart(c->w->base);
    size_t ffn = (size_t)c->w->base->info.ffn_width;
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

/* Tokens [first, ...) of the pass as the rows of the batch. */
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

/* All tokens through a layer; keep: keeps what the backward pass needs and computes nothing else. */
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
    options.context = w->room;
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
        w->rows[w->tokens].wanted = false;
        w->target[w->tokens] = targets[i];
    }
}

/* ==================================================
   >>head   The head, in slices of the vocabulary

   The first sweep finds each state's greatest logit and sum of exponentials per slice; the second
   recomputes the logits and from them the states' gradient. Logits are the library's.
   ================================================== */

/* A scratch of the library, for LORA_STATES vectors. */
INLINE bitnet__scratch take_library_scratch(const lora *w, scratch *s) {
    size_t widest = w->widest;
    bitnet__scratch b;
    memset(&b, 0, sizeof b);
    b.dots = (int32_t *)scratch_take(s, LORA_STATES * BITNET__TILE, sizeof(int32_t));
    b.tile = (float *)scratch_take(s, LORA_STATES * BITNET__TILE, sizeof(float));
    b.row = (float *)scratch_take(s, widest, sizeof(float));
    return b;
}

/* Logits of rows [from, to) of the head: [scored][LORA_VOCABULARY]. */
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
    return end < w->base->info.vocabulary ? end : w->base->info.vocabulary;
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

/* The states' gradient of every LORA_GROUPS-th stretch of slices. */
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
                            w->base->output_norm, w->base->lm_head.signs, w->base->info.width);
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

/* ==================================================
   >>derivatives   Backward: norms, activations, rotations, attention
   ================================================== */

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

/* Turns the gradients of the inputs of `count` projections from `first` on into that of x, back
   through each projection's norm, if any, and the layer's, if there is a gain. */
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

/* dbranch: the gradient of what attention (0) or the ffn (1) added to x, from that of x. */
typedef struct lora_branch {
    lora *w;
    const float *gain;
    int which;
} lora_branch;

INLINE void through_branch(void *context, int index, scratch *s) {
    const lora_branch *b = (const lora_branch *)context;
    const lora *w = b->w;
    int n = w->base->info.width, t, i;
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

/* Gradients of gate and up, from that of activation(gate) * up. */
INLINE void through_activation(void *context, int index, scratch *s) {
    const lora *w = (const lora *)context;
    int n = w->base->info.ffn_width, t, i;
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
    int width = model->info.head_width, turned = model->info.rope_width, half = turned / 2, i;
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

/* Gradients of the projections' queries and keys, from those after rotation. */
INLINE void through_heads(void *context, int index, scratch *s) {
    const lora_layer *l = (const lora_layer *)context;
    const lora *w = l->w;
    const bitnet_model_info *info = &w->base->info;
    size_t d = (size_t)info->head_width;
    float *turned = (float *)scratch_take(s, d, 4);
    int t, h;
    for (t = index * LORA_TOKENS; t < tokens_end(index, w->tokens); t++) {
        const bitnet__row *row = &w->rows[t];
        size_t turns = l->layer->window || row->session->long_turns;
        const float *rope = bitnet__row_page(row, row->position)->rope +
                            (turns * BITNET__PAGE + (size_t)(row->position % BITNET__PAGE)) *
                                (size_t)info->rope_width;
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
        const uint16_t *k =
            bitnet__keys_of(page, info, layer, head) + (size_t)(t % BITNET__PAGE) * d;
        const uint16_t *v = k + bitnet__to_value(info);
        for (i = 0; i < d; i++) keys[i] = bitnet__half_to_float(k[i]);
        for (i = 0; i < d; i++) values[i] = bitnet__half_to_float(v[i]);
    }
}

/* The softmax of one query's scores over keys [first, last], and in `dp` the scores' gradient. o is
   the output's gradient. */
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

/* Attention of a text and a head of keys: gradients of rotated queries and keys, and of values. */
INLINE void through_attention(void *context, int index, scratch *s) {
    const lora_layer *l = (const lora_layer *)context;
    const lora *w = l->w;
    const bitnet_model_info *info = &w->base->info;
    const lora_text *text = &w->texts[index / info->kv_heads];
    int kv_head = index % info->kv_heads, group = info->heads / info->kv_heads, t, u, h;
    size_t d = w->batch->head_stride, n = (size_t)text->count, width = (size_t)info->head_width;
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

/* ==================================================
   >>back   Backward: projections and layers
   ================================================== */

/* A projection going back: dx = or += dy W, plus its adapter's part. */
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

/* The gradient of A x, and its addition to dx, if any. */
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

/* Row j of the gradient of A (index 2 j), or of B's transpose (2 j + 1). */
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

/* Turns din into the gradient of x, reversing bitnet__prepare. */
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

/* The gradient of what attention (0) or the ffn (1) adds to x. */
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
    size_t query = (size_t)(info->heads * info->head_width),
           kv = (size_t)(info->kv_heads * info->head_width);
    bool own = b->inputs > 1, lowest = l == 0; /* nobody learns below */
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
    int width = w->base->info.width, i, g;
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

/* ==================================================
   >>examples   Examples: texts, and chats of which the answers are learned

   An example fills its own session: a document, cut at --context; or a conversation, {"messages":
   [{"role": "user", "content": "..."}, ...]} in one line. Examples lie end to end, and each token
   has its target beside it.
   ================================================== */

typedef struct examples {
    corpus c;
    int32_t *targets; /* [c.count] -1: not to be learned */
    size_t targets_room;
} examples;

static void add_example(examples *e, const int32_t *ids, const int32_t *targets, size_t count) {
    bitnet_allocator a = bitnet__allocator(NULL);
    corpus *c = &e->c;
    if (!bitnet__grow(&a, (void **)&c->tokens, &c->room, c->count, c->count + count,
                      sizeof *c->tokens) ||
        !bitnet__grow(&a, (void **)&e->targets, &e->targets_room, c->count, c->count + count,
                      sizeof *e->targets) ||
        !bitnet__grow(&a, (void **)&c->starts, &c->starts_room, c->documents ? c->documents + 1 : 0,
                      c->documents + 2, sizeof *c->starts))
        die(BROKEN, "out of memory");
    c->starts[c->documents++] = c->count;
    memcpy(c->tokens + c->count, ids, count * sizeof *ids);
    memcpy(e->targets + c->count, targets, count * sizeof *targets);
    c->count += count;
    c->starts[c->documents] = c->count;
}

static void examples_free(examples *e) {
    corpus_free(&e->c);
    free_memory(e->targets);
}

/* A document: bos, its tokens, eos, if the vocabulary has these; bos is not learned. */
static void add_document(examples *e, const bitnet_tokenizer *tokenizer, bitnet_string text,
                         int context) {
    size_t n = 0, count = 0, most = text.length + 2, from;
    int32_t *ids = (int32_t *)take_memory(most + 1, sizeof *ids);
    if (bitnet_token_bos(tokenizer) >= 0) ids[count++] = bitnet_token_bos(tokenizer);
    if (bitnet_tokenize(tokenizer, text.data, text.length, 0, ids + count, text.length, &n, NULL) !=
            BITNET_OK ||
        n > text.length)
        die(BROKEN, "out of memory");
    count += n;
    if (bitnet_token_eos(tokenizer) >= 0) ids[count++] = bitnet_token_eos(tokenizer);
    ids[count] = -1;
    for (from = 0; from + 1 < count; from += (size_t)context)
        add_example(e, ids + from, ids + from + 1,
                    count - from < (size_t)context ? count - from : (size_t)context);
    free_memory(ids);
}

/* Without --valid: holds out the last fiftieth of the examples, or the last one. */
static void hold_out_examples(examples *e, examples *held_out) {
    corpus *c = &e->c;
    size_t take = c->documents / 50 ? c->documents / 50 : 1, i;
    if (c->documents < 2) return;
    for (i = c->documents - take; i < c->documents; i++)
        add_example(held_out, c->tokens + c->starts[i], e->targets + c->starts[i],
                    c->starts[i + 1] - c->starts[i]);
    c->documents -= take;
    c->count = c->starts[c->documents];
}

/* A conversation, cut at the context; its answers are learned. */
typedef struct chat_examples {
    examples *to;
    int context;
    size_t cut; /* longer conversations */
} chat_examples;

static void add_chat(void *user, const bitnet_tokenizer *tokenizer, const bitnet_message *messages,
                     size_t count) {
    chat_examples *e = (chat_examples *)user;
    turns t = encode_turns(tokenizer, messages, count);
    int32_t *targets = (int32_t *)take_memory(t.count, sizeof *targets);
    size_t i;
    for (i = 0; i < t.count; i++)
        targets[i] = i + 1 < t.count && t.answer[i + 1] ? t.ids[i + 1] : -1;
    e->cut += t.count > (size_t)e->context;
    add_example(e->to, t.ids, targets, t.count < (size_t)e->context ? t.count : (size_t)e->context);
    free_memory(targets);
    turns_free(&t);
}

/* All conversations of a file. */
static void add_chats(examples *e, const bitnet_tokenizer *tokenizer, const char *path,
                      int context) {
    chat_examples to;
    to.to = e;
    to.context = context;
    to.cut = 0;
    if (bitnet_tokenizer_chat_form(tokenizer) == BITNET_CHAT_NONE)
        die(REFUSE, "the model has no chat form: write the conversations as it knows them, and "
                    "give --text");
    read_chats(path, tokenizer, add_chat, &to);
    warn_of_cuts(to.cut, context);
}

/* ==================================================
   >>lora-files   The adapter's file, and checkpoints
   ================================================== */

typedef struct lora_run {
    options *o;
    training t; /* uses its steps, rates, curve and best weights */
    lora w;
    threads pool;
    bitnet_model *base;
    int context;
    float alpha;
    examples texts, held_out;
    FILE *log;
    double norm, begun, since;       /* as in run */
    int64_t first, reported, tokens; /* tokens: learned since the last report */
} lora_run;

/* The adapter in a writer, whose tensors lie in *e. */
static bitnet_gguf_writer *export_adapter(const lora_run *r, arena *e) {
    const lora *w = &r->w;
    bitnet_error error;
    bitnet_gguf_writer *g = bitnet_gguf_writer_create(NULL, &error);
    char name[96];
    int l, k, i, j;
    if (!g) die(BROKEN, "%s", error.message);
    bitnet_gguf_add_string(g, "general.type", "adapter");
    bitnet_gguf_add_string(g, "general.architecture", w->base->architecture.name);
    bitnet_gguf_add_string(g, "general.name", r->o->name);
    bitnet_gguf_add_string(g, "adapter.type", "lora");
    bitnet_gguf_add_f32(g, "adapter.lora.alpha", r->alpha);
    for (l = 0; l < w->base->info.layers; l++)
        for (k = 0; k < BITNET__USUAL_MATRICES; k++) {
            const bitnet__matrix *m = &w->base->layers[l].matrix[k];
            const lora_pair *p = pair_of(w, l, k);
            uint64_t shape[2];
            float *b;
            if (!p->on) continue;
            b = arena_floats(e, (size_t)m->rows, (size_t)w->rank);
            for (i = 0; i < m->rows; i++)
                for (j = 0; j < w->rank; j++)
                    b[i * w->rank + j] = w->p.w[p->b + (size_t)j * (size_t)m->rows + (size_t)i];
            snprintf(name, sizeof name, "blk.%d.%s.weight.lora_a", l, bitnet__parts[k].name);
            shape[0] = (uint64_t)m->columns, shape[1] = (uint64_t)w->rank;
            bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 2, shape, w->p.w + p->a);
            snprintf(name, sizeof name, "blk.%d.%s.weight.lora_b", l, bitnet__parts[k].name);
            shape[0] = (uint64_t)w->rank, shape[1] = (uint64_t)m->rows;
            bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 2, shape, b);
        }
    return g;
}

static void write_adapter(const lora_run *r) {
    arena e = {NULL, 0, 0};
    bitnet_error error;
    bitnet_gguf_writer *g = export_adapter(r, &e);
    if (bitnet_gguf_write_file(g, r->o->out, &error) != BITNET_OK)
        die(BROKEN, "the adapter could not be written: %s%s%s", error.message,
            r->o->checkpoint ? "; try again with --resume " : "",
            r->o->checkpoint ? r->o->checkpoint : "");
    bitnet_gguf_writer_free(g);
    arena_free(&e);
    printf("%s: an adapter of rank %d, %.2f million parameters\n", r->o->out, r->w.rank,
           (double)r->w.p.count * 1e-6);
}

#define LORA_MAGIC "BITNET-LORA-RUN"
enum { LORA_VERSION = 2 };

static void transfer_lora_head(stream *s, lora_run *r) {
    transfer_recipe(s, &r->t.recipe);
    TRANSFER(s, r->t.batch);
    transfer_progress(s, &r->t); /* the base, by its fingerprint, takes the teacher's place */
    TRANSFER(s, r->context);
    TRANSFER(s, r->alpha);
    TRANSFER(s, r->w.rank);
    TRANSFER(s, r->w.on);
}

static void transfer_lora(stream *s, void *run) {
    lora_run *r = (lora_run *)run;
    transfer_lora_head(s, r);
    transfer_weights(s, &r->t, &r->w.p);
}

static bool save_lora(lora_run *r) {
    return checkpoint_write(r->o->checkpoint, LORA_MAGIC, LORA_VERSION, transfer_lora, r);
}

static bool lora_run_is_sound(const lora_run *r) {
    const training *t = &r->t;
    return recipe_is_sound(&t->recipe) && t->step >= 0 && t->recipe.steps >= t->step &&
           t->best >= 0.0 && t->best < 1e9 && t->best_at >= 0 && t->best_at <= t->step &&
           t->batch >= 1 && t->batch <= LORA_BATCH && r->context >= 2 &&
           r->context <= r->base->info.context && r->alpha > 0.0f && r->alpha < 1e6f &&
           r->w.rank >= 1 && r->w.rank <= LORA_RANK && r->w.on > 0 &&
           r->w.on < 1 << BITNET__USUAL_MATRICES;
}

/* ==================================================
   >>lora-train   Training
   ================================================== */

/* Examples learned together. */
typedef struct lora_batch {
    const int32_t *ids[LORA_BATCH], *targets[LORA_BATCH];
    int lengths[LORA_BATCH], count;
    int64_t scored, tokens;
} lora_batch;

static void batch_add(lora_batch *b, const examples *e, const int32_t *ids, size_t count) {
    const int32_t *targets = e->targets + (ids - e->c.tokens);
    size_t i;
    b->ids[b->count] = ids;
    b->targets[b->count] = targets;
    b->lengths[b->count++] = (int)count;
    b->tokens += (int64_t)count;
    for (i = 0; i < count; i++) b->scored += targets[i] >= 0;
}

/* Returns the sum of the losses; with `learn`, accumulates gradients. */
static double run_batch(lora_run *r, const lora_batch *b, bool learn) {
    lora *w = &r->w;
    double loss = 0.0;
    int i = 0;
    w->weight = 1.0f / (float)(b->scored ? b->scored : 1);
    while (i < b->count) {
        begin_pass(w);
        for (; i < b->count && w->tokens + b->lengths[i] <= r->context; i++)
            add_text(w, b->ids[i], b->targets[i], b->lengths[i]);
        loss += forward_pass(w);
        if (learn) backward_pass(w);
    }
    return loss;
}

/* One step; returns the loss per token learned. */
static double lora_step(lora_run *r) {
    training *t = &r->t;
    lora_batch *b = (lora_batch *)take_memory(1, sizeof *b);
    double loss;
    while (b->count < t->batch) {
        size_t count;
        const int32_t *ids = feeder_peek(&t->feeder, &count);
        batch_add(b, &r->texts, ids, count);
        feeder_skip(&t->feeder);
    }
    memset(r->w.p.g, 0, r->w.p.count * sizeof *r->w.p.g);
    loss = run_batch(r, b, true) / (double)(b->scored ? b->scored : 1);
    r->tokens += b->tokens;
    r->norm = optimise(&r->pool, &r->w.p, &t->recipe, t->step);
    free_memory(b);
    return loss;
}

/* Loss per token over the first `most` held-out examples. */
static double lora_validate(lora_run *r, size_t most) {
    const corpus *c = &r->held_out.c;
    lora_batch *b = (lora_batch *)take_memory(1, sizeof *b);
    double loss = 0.0;
    int64_t scored = 0;
    size_t d;
    if (most > c->documents) most = c->documents;
    for (d = 0; d < most;) {
        memset(b, 0, sizeof *b);
        for (; d < most && b->count < 64; d++)
            batch_add(b, &r->held_out, c->tokens + c->starts[d], c->starts[d + 1] - c->starts[d]);
        loss += run_batch(r, b, false);
        scored += b->scored;
    }
    free_memory(b);
    return scored ? loss / (double)scored : 0.0;
}

static void lora_check(lora_run *r) {
    training *t = &r->t;
    double loss = lora_validate(r, (size_t)r->o->valid_rows);
    bool best = t->best == 0.0 || loss < t->best;
    if (best) {
        t->best = loss;
        t->best_at = t->step;
        memcpy(t->best_weights, r->w.p.w, r->w.p.count * sizeof(float));
    }
    if (t->step) t->checks[t->step - 1] = (float)loss;
    printf("validation after %ld steps: loss %.4f%s\n", (long)t->step, loss,
           best && t->step ? " (best)" : "");
    if (r->log) fprintf(r->log, "{\"step\": %ld, \"valid_loss\": %.6f}\n", (long)t->step, loss);
}

static void lora_report(lora_run *r) {
    training *t = &r->t;
    double now = seconds(), mean = 0.0, lr = t->recipe.lr * schedule_at(&t->recipe, t->step - 1);
    double rate = (double)r->tokens / (now - r->since);
    double rest =
        (double)(t->recipe.steps - t->step) * (now - r->begun) / (double)(t->step - r->first);
    int64_t i;
    for (i = r->reported; i < t->step; i++)
        mean += (double)t->history[i] / (double)(t->step - r->reported);
    print_step(r->log, t, mean, lr, r->norm, rate, rest);
    r->reported = t->step;
    r->since = now;
    r->tokens = 0;
}

/* The current adapter, loaded by the library: free it, and *g, which holds its memory. */
static bitnet_adapter *load_own_adapter(lora_run *r, bitnet_gguf_writer **g, arena *e) {
    const void *data;
    size_t size;
    bitnet_error error;
    bitnet_adapter *adapter = NULL;
    *g = export_adapter(r, e);
    if (bitnet_gguf_write_memory(*g, &data, &size, &error) != BITNET_OK ||
        !(adapter = bitnet_adapter_load_memory(r->base, data, size, &error)))
        die(BROKEN, "the adapter was written, but the library refuses it: %s", error.message);
    return adapter;
}

static bitnet_session *adapted_session(lora_run *r, const bitnet_adapter *adapter) {
    bitnet_session_options options;
    bitnet_error error;
    bitnet_session *s;
    memset(&options, 0, sizeof options);
    options.context =
        r->context + 256 < r->base->info.context ? r->context + 256 : r->base->info.context;
    s = bitnet_session_create(r->base, &options, &error);
    if (!s || bitnet_session_set_adapter(s, adapter, 1.0f) != BITNET_OK)
        die(BROKEN, "cannot create a session: %s", s ? bitnet_session_message(s) : error.message);
    return s;
}

static void lora_sample(lora_run *r, int tokens) {
    arena e = {NULL, 0, 0};
    bitnet_gguf_writer *g;
    bitnet_adapter *adapter = load_own_adapter(r, &g, &e);
    bitnet_session *s = adapted_session(r, adapter);
    sample text;
    say_sample(s, r->o->prompt, r->o->chats.count > 0, tokens, (uint64_t)r->t.step, &text);
    print_sample(r->log, r->t.step, r->o->prompt, &text);
    bitnet_session_free(s);
    bitnet_adapter_free(adapter);
    bitnet_gguf_writer_free(g);
    arena_free(&e);
}

/* Compares the library's loss on the first held-out example with the trainer's. */
static void lora_compare(lora_run *r) {
    arena e = {NULL, 0, 0};
    bitnet_gguf_writer *g;
    bitnet_adapter *adapter = load_own_adapter(r, &g, &e);
    bitnet_session *s = adapted_session(r, adapter);
    bitnet_observer observer = {compare_logits, NULL, NULL};
    comparison c = {NULL, 0.0, 0};
    double ours = lora_validate(r, 1);
    c.target = r->held_out.targets;
    observer.user = &c;
    bitnet_session_set_observer(s, &observer);
    if (bitnet_feed(s, r->held_out.c.tokens, r->held_out.c.starts[1]) != BITNET_OK ||
        bitnet_step(s, NULL) != BITNET_OK)
        die(BROKEN, "the library cannot run the adapter: %s", bitnet_session_message(s));
    if (c.scored)
        printf("the adapter through the library: loss %.5f on %d tokens, trainer %.5f (difference "
               "%+.5f)\n",
               c.loss / c.scored, c.scored, ours, c.loss / c.scored - ours);
    bitnet_session_free(s);
    bitnet_adapter_free(adapter);
    bitnet_gguf_writer_free(g);
    arena_free(&e);
}

/* Returns the exit code. */
static int lora_finish(lora_run *r) {
    training *t = &r->t;
    double loss;
    bool saved = !r->o->checkpoint || save_lora(r);
    if (!saved) complain_of_checkpoint(r->o->checkpoint);
    draw_curve(t);
    if (t->best_at && t->best_at < t->step) {
        printf("the weights after step %ld were the best\n", (long)t->best_at);
        memcpy(r->w.p.w, t->best_weights, r->w.p.count * sizeof(float));
    }
    loss = lora_validate(r, r->held_out.c.documents);
    printf("all held-out text: loss %.4f, perplexity %.3f\n", loss, bitnet__exp_double(loss));
    if (r->log) fprintf(r->log, "{\"step\": %ld, \"final_loss\": %.6f}\n", (long)t->step, loss);
    write_adapter(r);
    lora_compare(r);
    if (r->o->sample_every) lora_sample(r, 120);
    printf("try it: generate %s ... --adapter %s\n", r->o->lora, r->o->out);
    return saved ? 0 : BROKEN;
}

/* One turn of the loop. False: the loss is not finite. */
static bool lora_advance(lora_run *r) {
    training *t = &r->t;
    const options *o = r->o;
    double loss = lora_step(r);
    bool last;
    if (!(loss < 1e6)) {
        fprintf(stderr,
                "bitnet_train: the loss is no longer a number at step %ld; try a lower --lr%s\n",
                (long)t->step + 1, o->checkpoint ? "; the last checkpoint is untouched" : "");
        return false;
    }
    t->history[t->step++] = (float)loss;
    last = t->step == t->recipe.steps;
    if (t->step - r->first == o->stop_after && !last) tool_stopped = 1;
    if (t->step % o->valid_every == 0 || last) lora_check(r);
    if (t->step % o->report_every == 0 || last || tool_stopped) lora_report(r);
    if (o->sample_every && t->step % o->sample_every == 0 && !last) {
        lora_sample(r, 80);
        draw_curve(t);
    }
    if (o->checkpoint && t->step % o->save_every == 0 && !last && !save_lora(r))
        complain_of_checkpoint(o->checkpoint);
    return true;
}

static bool lora_has_overfitted(const lora_run *r) {
    return r->o->patience && r->t.best_at &&
           r->t.step - r->t.best_at >= (int64_t)r->o->patience * r->o->valid_every;
}

/* The loop. Returns the exit code. */
static int lora_train(lora_run *r) {
    training *t = &r->t;
    r->begun = r->since = seconds();
    r->first = r->reported = t->step;
    if (t->step == 0) lora_check(r); /* what the base says */
    while (t->step < t->recipe.steps && !tool_stopped && !lora_has_overfitted(r))
        if (!lora_advance(r)) return BROKEN;
    if (tool_stopped) return say_interrupted(r->o, t->step, r->o->checkpoint && save_lora(r));
    return lora_finish(r);
}

/* ---- beginning */

/* Runs the library's stages on the trainer's threads. */
typedef struct borrowed_task {
    void (*task)(void *context, int index);
    void *context;
} borrowed_task;

static void run_borrowed(void *context, int index, scratch *s) {
    const borrowed_task *b = (const borrowed_task *)context;
    (void)s;
    b->task(b->context, index);
}

static void *lend_threads(void *user, void (*task)(void *context, int index), void *context,
                          int count) {
    borrowed_task b;
    b.task = task;
    b.context = context;
    run_stage((threads *)user, run_borrowed, &b, count);
    return NULL;
}

static void no_finish(void *user, void *handle) { (void)user, (void)handle; }

/* Loads the base; the backward pass must support all its layers. */
static void load_base(lora_run *r) {
    const uint64_t known = BITNET__GEMMA3_PARTS | BITNET__BITNET_PARTS | BITNET__MINICPM_PARTS;
    bitnet_model_options options;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.tasks.enqueue = lend_threads;
    options.tasks.finish = no_finish;
    options.tasks.user = &r->pool;
    options.tasks.count = r->pool.count;
    options.isa = (bitnet_isa)r->o->isa;
    options.no_forms = true;
    r->base = bitnet_model_load_file(r->o->lora, &options, &error);
    if (!r->base) die(REFUSE, "%s", error.message);
    if (r->base->parts & ~known || r->base->architecture.rope == BITNET__ROPE_FIRST)
        die(REFUSE, "models of the architecture %s cannot be taught yet",
            r->base->architecture.name);
    if (r->base->basis.block) die(REFUSE, "models in a Hadamard basis cannot be taught yet");
}

/* Reads the examples of all files and holds some out. */
static void read_examples(lora_run *r) {
    const options *o = r->o;
    const bitnet_tokenizer *tokenizer = r->base->tokenizer;
    library texts, valid;
    size_t i;
    memset(&texts, 0, sizeof texts);
    memset(&valid, 0, sizeof valid);
    if (!tokenizer) die(REFUSE, "%s has no tokenizer", o->lora);
    for (i = 0; i < (size_t)o->texts.count; i++) library_add(&texts, o->texts.items[i]);
    for (i = 0; i < (size_t)o->chats.count; i++)
        add_chats(&r->texts, tokenizer, o->chats.items[i], r->context);
    if (o->valid && o->chats.count) add_chats(&r->held_out, tokenizer, o->valid, r->context);
    else if (o->valid) library_add(&valid, o->valid);
    else if (texts.count) hold_out(&texts, &valid);
    for (i = 0; i < texts.count; i++)
        add_document(&r->texts, tokenizer, texts.documents[i], r->context);
    for (i = 0; i < valid.count; i++)
        add_document(&r->held_out, tokenizer, valid.documents[i], r->context);
    if (!r->held_out.c.documents) hold_out_examples(&r->texts, &r->held_out);
    library_free(&texts);
    library_free(&valid);
    if (r->texts.c.count < LORA_LEAST || !r->held_out.c.documents)
        die(REFUSE, "the text is too short: %lu tokens, and at least %d are needed",
            (unsigned long)r->texts.c.count, LORA_LEAST);
    printf("%lu examples, %.3f million tokens; held out: %lu of %lu tokens\n",
           (unsigned long)r->texts.c.documents, (double)r->texts.c.count * 1e-6,
           (unsigned long)r->held_out.c.documents, (unsigned long)r->held_out.c.count);
    warn_of_passes((double)r->t.recipe.steps * r->t.batch / (double)r->texts.c.documents);
}

/* Allocates a run, whose recipe is known. */
static void create_run(lora_run *r, tiles set) {
    training *t = &r->t;
    lora *w = &r->w;
    uint64_t beside = lora_bytes(r->base, w->rank, w->on, r->context);
    w->factor = r->alpha / (float)w->rank;
    printf("memory: about %.2f GB: %.2f of the model's file, %.2f of its own, %.2f for passes of "
           "%d tokens and rank %d\n",
           1e-9 * (double)(r->base->info.mapped_bytes + r->base->info.owned_bytes + beside),
           1e-9 * (double)r->base->info.mapped_bytes, 1e-9 * (double)r->base->info.owned_bytes,
           1e-9 * (double)beside, r->context, w->rank);
    fflush(stdout);
    lora_create(w, r->base, &r->pool, set, r->context, t->seed);
    t->history = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    t->checks = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    t->best_weights = (float *)take_memory(w->p.count, sizeof(float));
}

static void begin_lora(lora_run *r) {
    const options *o = r->o;
    r->t.recipe = o->recipe;
    r->t.batch = o->batch;
    r->t.seed = o->seed;
    r->context = o->c.context ? o->c.context : 512;
    if (r->context > r->base->info.context) r->context = r->base->info.context;
    r->w.rank = o->rank;
    r->w.on = o->on;
    r->alpha = o->alpha > 0.0f ? o->alpha : 2.0f * (float)o->rank;
}

/* Reads a checkpoint's head; the rest waits until there is memory for it. */
static stream open_lora(lora_run *r, uint64_t *size) {
    const char *path = r->o->resume;
    stream s = checkpoint_open(path, LORA_MAGIC, LORA_VERSION, size);
    transfer_lora_head(&s, r);
    if (!s.ok || !lora_run_is_sound(r))
        die(REFUSE, "the checkpoint %s is damaged: its settings are impossible", path);
    if (r->t.teacher != r->base->fingerprint)
        die(REFUSE, "the checkpoint %s was made with another model", path);
    return s;
}

static void resume_lora(lora_run *r, stream *s, uint64_t size) {
    training *t = &r->t;
    model *p = &r->w.p;
    if (size !=
        s->size + (uint64_t)t->step * 8 + p->count * (t->best_at ? 16u : 12u) + sizeof s->crc)
        die(REFUSE, "the checkpoint %s is damaged: its length does not fit its settings",
            r->o->resume);
    read_weights(s, t, p, r->o->resume);
    fclose(s->file);
}

/* Moves the feeder to the training's place among its examples. */
static void place_feeder(lora_run *r) {
    training *t = &r->t;
    const corpus *c = &r->texts.c;
    cursor at = t->feeder.at;
    uint32_t crc =
        bitnet__crc32(bitnet__crc32(0, c->tokens, c->count * 4), r->texts.targets, c->count * 4);
    feeder_create(&t->feeder, c, t->seed, false);
    if (r->o->resume) {
        if (t->texts != crc)
            die(REFUSE, "the checkpoint %s was made with another text", r->o->resume);
        if (!feeder_go(&t->feeder, at) || at.offset)
            die(REFUSE, "the checkpoint %s is damaged: its position in the text is impossible",
                r->o->resume);
        printf("resumed after step %ld\n", (long)t->step);
    }
    t->texts = crc;
}

/* Measures tokens per second of a step, learning random tokens. */
static void bench_lora(lora_run *r) {
    lora *w = &r->w;
    int32_t *ids = (int32_t *)take_memory((size_t)r->context, sizeof *ids);
    uint64_t random = 1;
    double start, middle, loss;
    int i;
    for (i = 0; i < r->context; i++)
        ids[i] = (int32_t)(random_bits(&random) % (uint64_t)r->base->info.vocabulary);
    begin_pass(w);
    add_text(w, ids, ids, r->context);
    w->weight = 1.0f / (float)r->context;
    start = seconds();
    loss = forward_pass(w);
    middle = seconds();
    backward_pass(w);
    r->norm = optimise(&r->pool, &w->p, &r->t.recipe, 0);
    printf("one step of %d tokens, %d threads: %.1f s forward, %.1f s backward, %.1f tokens/s "
           "(loss %.3f, gradient %.3g)\n",
           r->context, r->pool.count, middle - start, seconds() - middle,
           r->context / (seconds() - start), loss / r->context, r->norm);
    free_memory(ids);
}

/* False: some of the log is lost. */
static bool close_lora(lora_run *r) {
    bool complete = close_log(r->log, r->o->log);
    lora_destroy(&r->w);
    bitnet_model_free(r->base);
    threads_destroy(&r->pool);
    examples_free(&r->texts);
    examples_free(&r->held_out);
    free_memory(r->t.history);
    free_memory(r->t.checks);
    free_memory(r->t.best_weights);
    free_memory(r->t.feeder.order);
    return complete;
}

/* All of --lora. Returns the exit status. */
static int teach_base(options *o, tiles set) {
    static lora_run r; /* too large for a stack */
    stream s;
    uint64_t size = 0;
    int code = 0;
    memset(&r, 0, sizeof r);
    memset(&s, 0, sizeof s);
    r.o = o;
    threads_create(&r.pool, o->threads, true);
    load_base(&r);
    if (o->resume) s = open_lora(&r, &size);
    else begin_lora(&r);
    if (!o->bench) read_examples(&r);
    create_run(&r, set);
    if (o->resume) resume_lora(&r, &s, size);
    r.t.teacher = r.base->fingerprint;
    if (!o->bench) place_feeder(&r);
    if (o->log && !(r.log = bitnet__open(o->log, o->resume ? "ab" : "wb")))
        die(REFUSE, "cannot write %s: %s", o->log, tool_reason());
    if (o->bench) bench_lora(&r);
    else code = lora_train(&r);
    return close_lora(&r) ? code : BROKEN;
}

#endif /* TRAIN_LORA_H */
