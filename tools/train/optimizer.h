/* optimizer.h - Muon, AdamW and the schedule

   Muon updates the matrices: each step is the momentum with its singular values made nearly equal,
   so that a matrix also learns in its weak directions. It needs no second moments and no weight
   decay: codes depend on W / mean |W|, so growth only makes later steps smaller. AdamW updates the
   embedding and the gains and, with --lookup, also the matrices: within 750 steps a model learned
   to look things up with AdamW, but not with Muon (tools/world.md). */

#pragma once
#include "threads.h"

typedef struct recipe {
    int64_t steps, warmup;
    double lr, matrix_lr;  /* of the embedding and the gains; of the matrices */
    double decay, clip;    /* of all AdamW parameters; `decay` excludes the gains */
    double full, warmdown; /* shares of the steps: in bf16, and with falling rate */
    double taught;         /* a teacher's share of the loss */
    uint8_t apart;         /* 1: documents of a row do not attend to each other */
    uint8_t lookup; /* 1: AdamW for all, larger initialization, first epoch in the order of the
                       files */
} recipe;

/* The learning rate of step 0, 1, ... relative to its peak: linear rise, constant, linear fall to
   0. */
static double schedule_at(const recipe *r, int64_t step) {
    double left_over = (double)(r->steps - step), down = r->warmdown * (double)r->steps;
    if (step < r->warmup) return (double)(step + 1) / (double)r->warmup;
    return left_over >= down ? 1.0 : left_over > 0.0 ? left_over / down : 0.0;
}

/* How the matrices are rounded in this step. */
static kind precision_at(const recipe *r, int64_t step) {
    bool full = r->full == 1.0 || (double)step < r->full * (double)r->steps;
    return full ? KIND_BF16 : KIND_INT8;
}

typedef struct update {
    model *m;
    float lr, matrix_lr, decay, factor; /* factor: of the gradient, from clipping */
    float first, second;                /* 1 / (1 - beta^t) */
    bool matrices;                      /* AdamW also updates the matrices */
    double *squares;                    /* [pieces] */
} update;

INLINE void sum_of_squares(void *context, int index, scratch *s) {
    const update *u = (const update *)context;
    const piece *p = &u->m->pieces[index];
    double total = 0.0;
    size_t i;
    (void)s;
    for (i = 0; i < p->count; i += 64) {
        const float *g = u->m->g + p->at + i;
        int n = p->count - i < 64 ? (int)(p->count - i) : 64; /* counts are multiples of 16 */
        total += (double)dot(g, g, n);
    }
    u->squares[index] = total;
}
STAGE(sum_of_squares)

INLINE void adamw(void *context, int index, scratch *s) {
    const update *u = (const update *)context;
    const piece *p = &u->m->pieces[index];
    float *w = u->m->w + p->at, *m = u->m->m + p->at, *v = u->m->v + p->at;
    const float *g = u->m->g + p->at;
    float lr = p->group == GROUP_MATRIX ? u->matrix_lr : u->lr;
    float decay = p->group != GROUP_GAIN ? 1.0f - lr * u->decay : 1.0f;
    float factor = u->factor, first = u->first, second = u->second;
    size_t i;
    (void)s;
    if (p->group == GROUP_MATRIX && !u->matrices) return;
    for (i = 0; i < p->count; i++) {
        float x = g[i] * factor, y;
        m[i] = 0.9f * m[i] + 0.1f * x;
        v[i] = 0.95f * v[i] + 0.05f * (x * x);
        y = v[i] * second;
        y = y * bitnet__rsqrt(y + 1e-30f) + 1e-8f; /* sqrt(v) + epsilon */
        w[i] = w[i] * decay - lr * (m[i] * first / y);
    }
}
STAGE(adamw)

/* ---- Muon */

enum { ORTHOGONAL_TURNS = 3 };
#define MUON_MOMENTUM 0.95f

/* c = or += a b in bf16; a is [rows][n], b [n][columns]. */
INLINE void small_product(const tiles *t, float *c, const float *a, const float *b, int rows,
                          int columns, int n, bool add, scratch *s) {
    const float one = 1.0f;
    int kept = s->used;
    uint16_t *x = (uint16_t *)scratch_take(s, (size_t)rows * (size_t)n, 2);
    uint32_t *y = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, columns, n / 2), 4);
    t->to_bf16(x, a, (size_t)rows * (size_t)n);
    t->pack_pairs(y, TILE_COLUMNS, b, (size_t)columns, columns, n, NULL);
    product(t, KIND_BF16, c, (size_t)columns, rows, columns, left_small(KIND_BF16, x, n), y, n / 2,
            &one, NULL, add);
    s->used = kept;
}

/* Brings the singular values of x [r][c], r <= c, near 1 by Newton-Schulz: X = a X + (b A + c A^2)
   X with A = X X^T maps values from 0.03 to 1 to values from 0.7 to 1.2. */
INLINE void orthogonalise(const tiles *t, float *x, int r, int c, scratch *s) {
    size_t n = (size_t)r * (size_t)c, i;
    float *y = (float *)scratch_take(s, n, 4);
    float *a = (float *)scratch_take(s, (size_t)r * (size_t)r, 4);
    float *b = (float *)scratch_take(s, (size_t)r * (size_t)r, 4);
    double total = 1e-30;
    float scale;
    int turn;
    for (i = 0; i < n; i += 64) total += (double)dot(x + i, x + i, 64);
    scale = (float)(1.0 / bitnet__sqrt_double(total));
    for (i = 0; i < n; i++) x[i] *= scale;
    for (turn = 0; turn < ORTHOGONAL_TURNS; turn++) {
        transpose(y, x, (size_t)r, (size_t)c);
        small_product(t, a, x, y, r, r, c, false, s);
        small_product(t, b, a, a, r, r, r, false, s); /* A is symmetric */
        for (i = 0; i < (size_t)r * (size_t)r; i++) b[i] = -4.7750f * a[i] + 2.0315f * b[i];
        memcpy(y, x, n * 4);
        for (i = 0; i < n; i++) x[i] *= 3.4445f;
        small_product(t, x, b, y, r, c, r, true, s);
    }
}

/* Performs a step for matrix `index` of the model. */
INLINE void muon(void *context, int index, scratch *s) {
    const update *u = (const update *)context;
    const matrix *x = &u->m->layers[index / MATRICES].m[index % MATRICES];
    size_t rows = (size_t)x->rows, columns = (size_t)x->columns, n = rows * columns, i;
    bool tall = rows > columns;
    float *w = u->m->w + x->at, *m = u->m->m + x->at, lr = u->matrix_lr;
    const float *g = u->m->g + x->at;
    float *y = (float *)scratch_take(s, n, 4), *turned = (float *)scratch_take(s, n, 4);
    for (i = 0; i < n; i++) {
        m[i] = MUON_MOMENTUM * m[i] + (1.0f - MUON_MOMENTUM) * g[i];
        y[i] = MUON_MOMENTUM * m[i] + (1.0f - MUON_MOMENTUM) * g[i]; /* Nesterov's */
    }
    if (tall) {
        transpose(turned, y, rows, columns);
        orthogonalise(&u->m->tiles, turned, x->columns, x->rows, s);
        transpose(y, turned, columns, rows);
        lr *= (float)bitnet__sqrt_double((double)rows / (double)columns);
    } else {
        orthogonalise(&u->m->tiles, y, x->rows, x->columns, s);
    }
    for (i = 0; i < n; i++) w[i] -= lr * y[i];
}
STAGE(muon)

/* Performs a step with the gradients in m->g; `step` counts from 0. Returns the gradient's norm
   before clipping. */
static double optimise(threads *t, model *m, const recipe *r, int64_t step) {
    update u;
    double total = 0.0, norm, age = (double)(step + 1), share = schedule_at(r, step);
    int i;
    u.m = m;
    u.squares = (double *)take_memory((size_t)m->piece_count, sizeof(double));
    RUN(t, m, sum_of_squares, &u, m->piece_count);
    for (i = 0; i < m->piece_count; i++) total += u.squares[i];
    free_memory(u.squares);
    norm = total > 1e-60 ? bitnet__sqrt_double(total) : 0.0;
    u.lr = (float)(r->lr * share);
    u.matrix_lr = (float)(r->matrix_lr * share);
    u.decay = (float)r->decay;
    u.factor = r->clip > 0.0 && norm > r->clip ? (float)(r->clip / norm) : 1.0f;
    u.first = (float)(1.0 / (1.0 - bitnet__exp_double(age * bitnet__log_double(0.9))));
    u.second = (float)(1.0 / (1.0 - bitnet__exp_double(age * bitnet__log_double(0.95))));
    u.matrices = r->lookup == 1;
    if (!u.matrices) RUN(t, m, muon, &u, m->c.layers * MATRICES);
    RUN(t, m, adamw, &u, m->piece_count);
    return norm;
}
