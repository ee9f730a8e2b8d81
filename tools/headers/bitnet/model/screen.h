#pragma once
#include "../kernels/dispatch.h"

/* ==================================================
   >>screen   Screening the head

   Few rows of the head, the widest matrix, can win. A coarse copy, four bits a weight, is
   multiplied first; a bound on its rounding leaves few rows. Four more bits a weight make the bound
   nine times as tight, and only rows that still reach are multiplied exactly. The result is
   provably the full pass's:

       x.w = x'.w' + x.(w - w') + (x - x').w'    x' the quantised state, w' the copied row
       |x.w - x'.w'| <= |x| |w - w'| + |x - x'| |w'|

   Float rounding adds to this. The exact pass rounds a product once and then in at most n/64 + 6
   sums, a coarse logit three times, one of both planes seven times. Each costs at most 2^-24 of |x|
   |w|, or of |x'| |w'|; |w'| is less than |w| + |w - w'| summed over both planes, the row's `norm`.
   So (n/64 + 24) 2^-24 |x| norm covers them all; underflow is far below 1e-30. A row whose upper
   bound is below an exact logit cannot beat it.
   ================================================== */

BITNET__OPTIMIZE("O3,no-trapping-math") /* a token: 1 % less */

enum {
    BITNET__SCREEN_ROWS = 32,
    BITNET__SCREEN_COLUMNS = 128, /* padding of rows and states */
    BITNET__SCREEN_STATES = 4,    /* per kernel call */
    BITNET__SCREEN_MOST = 256,    /* most candidates */
    BITNET__SCREEN_PAUSE = 32,    /* tokens to pause after too many survivors */
    BITNET__SLICE = 1 << 21,      /* bytes of a head read, */
    BITNET__BOUNDS = 1 << 15,     /* rows' bounds compared between deadline checks */
    BITNET__FINE = 512            /* rows per thread */
};

static size_t bitnet__screen_stride(int columns) {
    return ((size_t)columns + BITNET__SCREEN_COLUMNS - 1) / BITNET__SCREEN_COLUMNS * 64;
}

/* x' = step * (128 high + low); with one digit, a few large values would coarsen the rest */
typedef struct bitnet__screen_state {
    struct bitnet__screen_state *next;
    bitnet__digits digits; /* zero-padded to whole lines */
    int32_t sum;           /* of 128 high + low */
    float step;
    float norm;    /* at least |x| */
    float error;   /* at least |x - x'|, plus rounding per unit of a row's norm */
    float *logits; /* coarse */
} bitnet__screen_state;

/* false: a logit could overflow */
static bool bitnet__screen_quantise(bitnet__screen_state *q, const float *x, int columns) {
    size_t padding = 2 * bitnet__screen_stride(columns) - (size_t)columns;
    double squares = 0.0, errors = 0.0;
    float largest = 1e-20f, scale;
    int i;
    for (i = 0; i < columns; i++) {
        float magnitude = bitnet__from_bits(bitnet__bits(x[i]) & 0x7FFFFFFF);
        if (!(magnitude < 1e15f)) return false;
        if (magnitude > largest) largest = magnitude;
    }
    scale = 16256.0f / largest;
    q->step = largest / 16256.0f;
    q->sum = 0;
    for (i = 0; i < columns; i++) {
        float whole = bitnet__round(x[i] * scale), high = bitnet__round(whole * (1.0f / 128.0f));
        double e = x[i] - (double)q->step * whole;
        q->digits.high[i] = (int8_t)high;
        q->digits.low[i] = (int8_t)(whole - 128.0f * high);
        q->sum += (int32_t)whole;
        squares += (double)x[i] * x[i];
        errors += e * e;
    }
    memset(q->digits.high + i, 0, padding);
    memset(q->digits.low + i, 0, padding);
    q->norm = bitnet__sqrt_above(squares);
    q->error = bitnet__sqrt_above(errors) +
               (float)(columns / 64 + 24) * 5.9604644775390625e-08f * 1.0001f * q->norm;
    return true;
}

/* The upper bound of a logit that misses what a plane leaves: `residual`. */
BITNET__INLINE float bitnet__screen_bound(const bitnet__screen *s, const bitnet__screen_state *q,
                                          int row, float residual, float logit) {
    float slack = q->norm * residual + q->error * s->norm[row];
    return logit + slack * 1.00001f + 1e-30f;
}

static void bitnet__screen_bounds(const bitnet__screen *s, const bitnet__screen_state *q, int row,
                                  int rows, const float *coarse, float *bounds) {
    int i;
    for (i = 0; i < rows; i++)
        bounds[i] = bitnet__screen_bound(s, q, row + i, s->residual[row + i], coarse[i]);
}

static void bitnet__screen_rows(const bitnet__screen *s, const bitnet__kernels *kernels,
                                const bitnet__screen_state *list, int from, int to) {
    int32_t dots[BITNET__SCREEN_STATES * BITNET__SCREEN_ROWS];
    const bitnet__screen_state *q[BITNET__SCREEN_STATES];
    bitnet__digits x[BITNET__SCREEN_STATES];
    int row, count, i, r;
    while (list) {
        for (count = 0; list && count < BITNET__SCREEN_STATES; list = list->next, count++)
            q[count] = list, x[count] = list->digits;
        for (row = from; row < to; row += BITNET__SCREEN_ROWS) {
            int rows = BITNET__MIN(s->rows - row, BITNET__SCREEN_ROWS);
            kernels->screen(dots, s->coarse + (size_t)row * s->lines * 64, 16 * s->lines, x, count);
            for (i = 0; i < count; i++)
                for (r = 0; r < rows; r++)
                    q[i]->logits[row + r] =
                        (float)(dots[BITNET__SCREEN_ROWS * i + r] - 8 * q[i]->sum) *
                        (s->step[row + r] * q[i]->step);
        }
    }
}

/* adds the fine plane; prefetches row `next` */
static void bitnet__screen_refine(const bitnet__screen *s, const bitnet__kernels *kernels,
                                  const bitnet__screen_state *const *q, int count, int row,
                                  int next, float *const *logits) {
    int32_t sums[2 * BITNET__SCREEN_STATES];
    bitnet__digits x[BITNET__SCREEN_STATES] = {{NULL, NULL}};
    int i;
    for (i = 0; i < count; i++) x[i] = q[i]->digits;
    kernels->screen_fine(sums, s->fine + (size_t)row * s->lines * 64,
                         s->fine + (size_t)next * s->lines * 64, s->lines, x, count);
    for (i = 0; i < count; i++) {
        int64_t dot = (int64_t)sums[2 * i] * 128 + sums[2 * i + 1] - (int64_t)q[i]->sum * 64;
        *logits[i] =
            *logits[i] + (float)dot * (bitnet__screen_fine_step(s->step[row]) * q[i]->step);
    }
}

BITNET__OPTIMIZE_END
