#pragma once
#include "vectors.h"
#include "interface.h"

/* ====================
   >>planes   Kernels: the planes of a screened head

   Splits a row of the head into the two planes of the >>screen, and measures what they leave.
   Compilers vectorize the same code for each instruction set.

   Coarse plane: w' = step * (nibble - 8). Blocks of 32 rows, groups of 8 columns: two lines of 64
   bytes, of 16 rows each; byte 4r + j holds columns j (low nibble) and 4 + j of row r. Missing rows
   and columns are 8, that is 0.

   Fine plane: w' = step * (nibble - 8) + step / 20 * (level - 64); another nibble looks up the
   level. Levels are dense within half a step, sparse for the few weights beyond the coarse ends.
   Lines of 64 bytes for 128 columns of a row: byte j holds columns j (low nibble) and 64 + j. */

/* vectorizes clamps: 1.9 ns per weight instead of 37, scalar 4.6 instead of 30 */
BITNET__OPTIMIZE("O3,no-trapping-math")

struct bitnet__screen {
    uint8_t *coarse, *fine;
    float *step;          /* [rows], padded to whole blocks; a coarse nibble's unit */
    float *residual;      /* at least |w - w'|, coarse */
    float *fine_residual; /* at least |w - w'|, fine */
    float *norm;          /* at least |w| and both residuals */
    size_t lines;         /* of 128 columns */
    int rows, columns;
    bool ready;
};

/* rounded up; the addition is for denormals, which a factor cannot round up */
static float bitnet__sqrt_above(double x) {
    return (float)((x < 1e-300 ? 0.0 : bitnet__sqrt_double(x) * 1.000001) + 1e-37);
}

BITNET__INLINE float bitnet__screen_fine_step(float step) { return step * 0.05f; }

#ifndef BITNET_NO_SCREEN

/* Values of the fine plane's nibbles, plus 64. */
static const uint8_t bitnet__screen_levels[16] = {4,  28, 45, 55, 57, 59, 61,  63,
                                                  65, 67, 69, 71, 73, 83, 100, 124};

/* Residuals are floats, of weights times a power of two, so that no square underflows. Doubles and
   FMA both compute the difference exactly before it is rounded, so they give the same bits. The
   relative errors of a square, and of the sum of eight in a line, are at most 10 * 2^-24. */
typedef struct bitnet__screen_scale {
    float inverse;    /* of the unit, or 0 */
    float power;      /* of weights for residuals */
    float step, fine; /* times `power` */
    double left[2][16];
} bitnet__screen_scale;

static bitnet__screen_scale bitnet__screen_scaled(float step) {
    bitnet__screen_scale scale = {0.0f, 0.0f, 0.0f, 0.0f, {{0}}};
    uint32_t exponent = bitnet__bits(step) >> 23;
    scale.inverse = step > 0 ? 1.0f / step : 0.0f;
    scale.power = bitnet__from_bits((254 - (exponent < 27 ? 27 : exponent)) << 23);
    scale.step = step * scale.power;
    scale.fine = bitnet__screen_fine_step(step) * scale.power;
    return scale;
}

/* a - b * c, rounded once; with doubles, the product and the difference are exact. */
BITNET__INLINE float bitnet__less_product(float a, float b, float c, bool fma) {
#if defined(__GNUC__) && defined(__OPTIMIZE__) /* else `fma`, a constant, would call a function */
    if (fma) return __builtin_fmaf(-b, c, a);
#endif
    (void)fma;
    return (float)(a - (double)b * c);
}

/* 128 columns, zeros from `columns` on; adds the squares of what each plane leaves */
BITNET__INLINE void bitnet__screen_line(uint8_t *coarse, uint8_t *fine, const float *w, int columns,
                                        bitnet__screen_scale *scale, bool fma) {
    float whole[128], rest[128], level[128], square[2][16] = {{0}};
    uint8_t upper[128], lower[128];
    int i, j;
    for (i = 0; i < 128; i++) {
        float units = w[i] * scale->inverse, v = units + 8.5f;
        int32_t nibble;
        v = v > 0.0f ? v : 0.0f;
        nibble = (int32_t)(v < 15.0f ? v : 15.0f);
        upper[i] = (uint8_t)nibble;
        whole[i] = (float)(nibble - 8);
        rest[i] = (units - whole[i]) * 20.0f;
    }
    for (i = 0; i < 128; i++) { /* the nearest level; bits of floats >= 0 compare like them */
        int32_t bits = (int32_t)(bitnet__bits(rest[i]) & 0x7FFFFFFF);
        int32_t sign = (int32_t)(bitnet__bits(rest[i]) >> 31);
        int32_t far1 = bits > (int32_t)bitnet__bits(14.0f);
        int32_t far2 = bits > (int32_t)bitnet__bits(27.5f);
        int32_t far3 = bits > (int32_t)bitnet__bits(48.0f), nearest, size;
        float half = bitnet__from_bits((uint32_t)bits) * 0.5f;
        nearest = (int32_t)(half < 4.0f ? half : 4.0f);
        size = 2 * nearest + 1 + 10 * far1 + 17 * far2 + 24 * far3;
        nearest = 8 + nearest + far1 + far2 + far3;
        lower[i] = (uint8_t)(nearest ^ (15 * sign));
        level[i] = (float)(size - 2 * sign * size);
    }
    for (i = columns < 0 ? 0 : columns; i < 128; i++) level[i] = 0.0f; /* no level is 0 */
    for (i = 0; i < 128; i += 16)
        for (j = 0; j < 16; j++) {
            float left = w[i + j] * scale->power;
            left = bitnet__less_product(left, scale->step, whole[i + j], fma);
            square[0][j] += left * left;
            left = bitnet__less_product(left, scale->fine, level[i + j], fma);
            square[1][j] += left * left;
        }
    for (j = 0; j < 16; j++) {
        scale->left[0][j] += square[0][j];
        scale->left[1][j] += square[1][j];
    }
    for (i = 0; i < 16; i++) {
        uint32_t four = bitnet__load_u32(upper + 8 * i) | bitnet__load_u32(upper + 8 * i + 4) << 4;
        memcpy(coarse + 128 * i, &four, 4);
    }
    for (i = 0; i < 64; i++) fine[i] = (uint8_t)(lower[i] | lower[i + 64] << 4);
}

/* a row's unit, from squares by column modulo 8; negative: not finite */
static float bitnet__screen_unit(const bitnet__screen *s, double squares[8]) {
    float step;
    int j;
    for (j = 1; j < 8; j++) squares[0] += squares[j];
    if (!(squares[0] < 1e30)) return -1.0f;
    /* A normal distribution loses least with 0.335 standard deviations (Lloyd). A bit more leaves
       fewer weights beyond the ends, so the fine plane loses a third less. */
    step = 0.37f * bitnet__sqrt_above(squares[0] / s->columns);
    return step < 1e-30f ? 0.0f : step;
}

/* Allows for summation errors and, in the fine plane's residual, rounding of the coarse one. */
static void bitnet__screen_know(bitnet__screen *s, int row, float step, double squares,
                                bitnet__screen_scale *scale) {
    double unit = 1.000001 / scale->power / scale->power;
    int p, j;
    for (p = 0; p < 2; p++)
        for (j = 1; j < 16; j++) scale->left[p][0] += scale->left[p][j];
    s->step[row] = step;
    s->residual[row] = bitnet__sqrt_above(scale->left[0][0] * unit);
    s->fine_residual[row] =
        bitnet__sqrt_above(scale->left[1][0] * unit) + s->residual[row] * 5.9604644775390625e-08f;
    s->norm[row] = bitnet__sqrt_above(squares) + s->residual[row] + s->fine_residual[row];
}

/* `room` has the row, padded with zeros. */
BITNET__INLINE bool bitnet__screen_row(bitnet__screen *s, int row, const float *room, bool fma) {
    uint8_t *coarse = s->coarse + (size_t)(row / 32 * 32) * 64 * s->lines + (size_t)(row % 32) * 4;
    uint8_t *fine = s->fine + (size_t)row * 64 * s->lines;
    bitnet__screen_scale scale;
    double squares[8] = {0};
    float step;
    size_t i;
    int j;
    for (i = 0; i < 128 * s->lines; i += 8)
        for (j = 0; j < 8; j++) squares[j] += (double)room[i + (size_t)j] * room[i + (size_t)j];
    step = bitnet__screen_unit(s, squares);
    if (step < 0) return false;
    scale = bitnet__screen_scaled(step);
    for (i = 0; i < s->lines; i++)
        bitnet__screen_line(coarse + 2048 * i, fine + 64 * i, room + 128 * i,
                            s->columns - 128 * (int)i, &scale, fma);
    bitnet__screen_know(s, row, step, squares[0], &scale);
    return true;
}

/* `done` columns are expanded already. */
static void bitnet__screen_expand(const bitnet__screen *s, int type, const uint8_t *w, int done,
                                  float *room) {
    bitnet__type_of(type)->expand(w + 2 * done, s->columns - done, room + done);
    memset(room + s->columns, 0, (128 * s->lines - (size_t)s->columns) * sizeof(float));
}

static bool bitnet__scalar_screen_row(bitnet__screen *s, int row, int type, const uint8_t *w,
                                      float *room) {
    bitnet__screen_expand(s, type, w, 0, room);
    return bitnet__screen_row(s, row, room, false);
}

static void bitnet__scalar_screen_block(int32_t *y, const uint8_t *block, size_t groups,
                                        bitnet__digits x) {
    int32_t sum[128] = {0};
    int16_t first[8], second[8];
    size_t g;
    int i, j;
    for (g = 0; g < groups; g++, block += 128, x.high += 8, x.low += 8) {
        for (j = 0; j < 8; j++) { /* the same four twice */
            first[j] = (int16_t)(128 * x.high[j % 4] + x.low[j % 4]);
            second[j] = (int16_t)(128 * x.high[4 + j % 4] + x.low[4 + j % 4]);
        }
        for (i = 0; i < 128; i += 8)
            for (j = 0; j < 8; j++)
                sum[i + j] += (block[i + j] & 15) * first[j] + (block[i + j] >> 4) * second[j];
    }
    for (i = 0; i < 32; i++)
        y[i] = (sum[4 * i] + sum[4 * i + 1]) + (sum[4 * i + 2] + sum[4 * i + 3]);
}

static void bitnet__scalar_screen(int32_t *y, const uint8_t *block, size_t groups,
                                  const bitnet__digits *x, int count) {
    int i;
    for (i = 0; i < count; i++) bitnet__scalar_screen_block(y + 32 * i, block, groups, x[i]);
}

static void bitnet__scalar_screen_line(int32_t sums[2], const uint8_t *row, size_t lines,
                                       bitnet__digits x) {
    size_t line;
    int i;
    sums[0] = sums[1] = 0;
    for (line = 0; line < lines; line++, row += 64, x.high += 128, x.low += 128)
        for (i = 0; i < 64; i++) {
            int first = bitnet__screen_levels[row[i] & 15];
            int second = bitnet__screen_levels[row[i] >> 4];
            sums[0] += first * x.high[i] + second * x.high[64 + i];
            sums[1] += first * x.low[i] + second * x.low[64 + i];
        }
}

static void bitnet__scalar_screen_fine(int32_t *y, const uint8_t *row, const uint8_t *next,
                                       size_t lines, const bitnet__digits *x, int count) {
    int i;
    (void)next;
    for (i = 0; i < count; i++) bitnet__scalar_screen_line(y + 2 * i, row, lines, x[i]);
}

#if defined(BITNET__SIMD)

BITNET__SIMD static void bitnet__simd_screen_expand(const bitnet__screen *s, int type,
                                                    const uint8_t *w, float *room) {
    int i = 0;
    for (; type == BITNET_TYPE_F16 && i + BITNET__LANES <= s->columns; i += BITNET__LANES)
        bitnet__vf_store(room + i, bitnet__vf_from_halves(w + 2 * i));
    bitnet__screen_expand(s, type, w, i, room);
}

BITNET__FMA_SIMD static bool bitnet__simd_screen_row(bitnet__screen *s, int row, int type,
                                                     const uint8_t *w, float *room) {
    bitnet__simd_screen_expand(s, type, w, room);
    return bitnet__screen_row(s, row, room, BITNET__HAS_FMA);
}

#endif

#if defined(BITNET__SIMD_AVX512)

BITNET__AVX512 static bool bitnet__avx512_screen_row(bitnet__screen *s, int row, int type,
                                                     const uint8_t *w, float *room) {
    bitnet__simd_screen_expand(s, type, w, room);
    return bitnet__screen_row(s, row, room, true);
}

#endif

#endif /* BITNET_NO_SCREEN */

BITNET__OPTIMIZE_END

/* ====================
   >>scalar   Kernels: scalar reference

   Every kernel in plain C: the reference for tests, and the fallback. */

BITNET__OPTIMIZE("O3,no-trapping-math") /* scalar decode: 7 times as fast; with 1, twice */

BITNET__INLINE int bitnet__round_up(int n, int multiple) {
    return (n + multiple - 1) / multiple * multiple;
}

BITNET__INLINE float bitnet__scalar_sum_of_products(const float *a, const float *b, int n) {
    float lane[64] = {0};
    int i, j;
    for (i = 0; i + 64 <= n; i += 64)
        for (j = 0; j < 64; j++) lane[j] = lane[j] + a[i + j] * b[i + j];
    for (j = 0; i + j < n; j++) lane[j] = lane[j] + a[i + j] * b[i + j];
    return bitnet__fold(lane);
}

static void bitnet__scalar_norm(float *y, const float *x, const float *gain, int n,
                                float reciprocal_n, float epsilon) {
    float scale = bitnet__rsqrt(bitnet__scalar_sum_of_products(x, x, n) * reciprocal_n + epsilon);
    int i;
    for (i = 0; i < n; i++) y[i] = (x[i] * scale) * gain[i];
    for (; i < bitnet__round_up(n, 64); i++) y[i] = 0.0f;
}

/* Like minps and maxps, which return the second operand for a NaN, so bits are the same and nothing
   is undefined. Clamping may precede rounding because the bounds are whole numbers. */
BITNET__INLINE int8_t bitnet__quantise_one(float x, float scale) {
    float v = x * scale;
    v = v < 127.0f ? v : 127.0f;
    v = v > -128.0f ? v : -128.0f;
    return (int8_t)bitnet__round(v);
}

/* Returns the step. */
BITNET__INLINE float bitnet__quantise_scale(float largest, float *scale) {
    *scale = 127.0f * bitnet__rcp(largest);
    return largest * (1.0f / 127.0f);
}

BITNET__INLINE float bitnet__larger_magnitude(float x, float largest) {
    float magnitude = bitnet__from_bits(bitnet__bits(x) & 0x7FFFFFFF);
    return magnitude > largest ? magnitude : largest;
}

static void bitnet__scalar_ternary(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride,
                                   int rows, int columns, const int8_t *q, size_t q_stride,
                                   int count) {
    int r, c, b, i;
    for (r = 0; r < rows; r++)
        for (c = 0; c < count; c++) {
            const uint8_t *p = w + (size_t)r * stride;
            const int8_t *x = q + (size_t)c * q_stride;
            int32_t sum = 0;
            for (b = 0; b < columns; b += 128, p += 32, x += 128)
                for (i = 0; i < 32; i++)
                    sum += (p[i] >> 6) * x[i] + (p[i] >> 4 & 3) * x[32 + i] +
                           (p[i] >> 2 & 3) * x[64 + i] + (p[i] & 3) * x[96 + i];
            y[(size_t)c * y_stride + (size_t)r] = sum;
        }
}

static void bitnet__scalar_quantise(int8_t *q, float *steps, int32_t *sums, const float *x, int n,
                                    int group) {
    int first, end, i, k;
    for (first = 0; first < n; first = end) {
        float largest = 1e-5f, scale, step;
        end = n - first < group ? n : first + group;
        for (i = first; i < end; i++) largest = bitnet__larger_magnitude(x[i], largest);
        step = bitnet__quantise_scale(largest, &scale);
        for (i = first; i < end; i += 32) {
            int32_t sum = 0;
            for (k = i; k < i + 32; k++) sum += q[k] = bitnet__quantise_one(x[k], scale);
            steps[i / 32] = step;
            sums[i / 32] = sum;
        }
    }
    for (i = bitnet__round_up(n, 32); i < bitnet__round_up(n, 256); i++) q[i] = 0;
}

BITNET__INLINE void bitnet__scalar_group(int32_t dots[16], bitnet__layout layout,
                                         const uint8_t *group, const int8_t *q, int32_t sum) {
    int r, i, f;
    for (r = 0; r < 16; r++) dots[r] = -sum;
    for (f = 0; f < 8; f++, q += 4)
        for (r = 0; r < 16; r++)
            for (i = 0; i < 4; i++) {
                int byte = 4 * r + i;
                int code = layout == BITNET__ONE_BIT ? (group[byte] >> f & 1) * 2
                                                     : group[f / 4 * 64 + byte] >> f % 4 * 2 & 3;
                dots[r] += code * q[i];
            }
}

BITNET__INLINE void bitnet__scalar_grouped_block(bitnet__layout layout,
                                                 const bitnet__group_cursor *at, int c) {
    const int8_t *q = at->in->quants + (size_t)c * at->in->quants_stride;
    const float *steps = at->in->group_steps + (size_t)c * at->in->groups_stride;
    const int32_t *sums = at->in->group_sums + (size_t)c * at->in->groups_stride;
    float *y = at->y + (size_t)c * at->y_stride;
    const uint8_t *scales = at->scales;
    float of_row[16];
    int32_t dots[16];
    size_t g;
    int r;
    for (r = 0; r < 16; r++) y[r] = 0.0f, of_row[r] = at->scale;
    for (g = 0; g < at->groups; g++) {
        for (r = 0; r < 16 && scales && g % at->each == 0; r++, scales += 2)
            of_row[r] = bitnet__load_half(scales);
        bitnet__scalar_group(dots, layout, at->codes + g * at->size, q + 32 * g, sums[g]);
        for (r = 0; r < 16; r++) y[r] = y[r] + (float)dots[r] * (of_row[r] * steps[g]);
    }
}

static void bitnet__scalar_grouped(float *y, size_t y_stride, const bitnet__matrix *m, int row,
                                   int rows, const bitnet__operand *in) {
    int r, c;
    for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
        bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
        for (c = 0; c < in->count; c++)
            if (m->layout == BITNET__ONE_BIT) bitnet__scalar_grouped_block(BITNET__ONE_BIT, &at, c);
            else bitnet__scalar_grouped_block(BITNET__TWO_BITS, &at, c);
    }
}

static void bitnet__scalar_dot(float *y, size_t y_stride, int type, const uint8_t *w, size_t stride,
                               int rows, int columns, const float *x, size_t x_stride, int count,
                               float *scratch) {
    const bitnet__type *t = bitnet__type_of(type);
    int r, c;
    for (r = 0; r < rows; r++) {
        t->expand(w + (size_t)r * stride, columns, scratch);
        for (c = 0; c < count; c++)
            y[(size_t)c * y_stride + (size_t)r] =
                bitnet__scalar_sum_of_products(scratch, x + (size_t)c * x_stride, columns);
    }
}

static float bitnet__scalar_score(const bitnet__chunk *c, const float *q, int t) {
    const uint8_t *k = bitnet__chunk_rows(c, 0);
    const uint16_t *halves = (const uint16_t *)(const void *)k + t * c->d;
    const int8_t *bytes = (const int8_t *)k + t * c->d, *x = (const int8_t *)(const void *)q;
    float lane[64] = {0};
    int32_t sum = 0;
    int i, j;
    for (i = 0; i < c->d && c->bytes; i++) sum += x[i] * bytes[i];
    if (c->bytes) return (float)sum * (q[c->d / 4] * bitnet__chunk_steps(c, 0)[t]);
    for (i = 0; i < c->d; i += 64)
        for (j = 0; j < 64; j++)
            lane[j] = lane[j] + q[i + j] * bitnet__half_to_float(halves[i + j]);
    return bitnet__fold(lane);
}

/* Blends query h's m and l with a chunk's; then o = o * factor[0] + the chunk's * factor[1]. */
static void bitnet__blend(const bitnet__chunk *c, int h, float m, float l, float factor[2]) {
    float top = c->m[h] > m ? c->m[h] : m;
    factor[0] = bitnet__exp(c->m[h] - top);
    factor[1] = bitnet__exp(m - top);
    c->l[h] = c->l[h] * factor[0] + l * factor[1];
    c->m[h] = top;
}

/* Turns e into whole numbers, of which the largest is 32767, and NaN into 0. Returns the unit. */
static float bitnet__scalar_weights(float *e, const float *steps, int n) {
    float top = 0.0f, scale;
    int t;
    for (t = 0; t < n; t++) {
        e[t] = e[t] * steps[t];
        if (e[t] > top) top = e[t];
    }
    scale = 32767.0f * bitnet__rcp(top);
    for (t = 0; t < n; t++) {
        float w = e[t] * scale;
        e[t] = bitnet__round(w > 0.0f ? w : 0.0f);
    }
    return top * (1.0f / 32767.0f);
}

static void bitnet__scalar_attend(const bitnet__chunk *c) {
    const int8_t *bytes = (const int8_t *)bitnet__chunk_rows(c, 1);
    const uint16_t *halves = (const uint16_t *)(const void *)bytes;
    int h, t, i, n = c->to - c->from, d = c->d;
    for (h = 0; h < c->count; h++) {
        float e[64] = {0}, copy[64], largest = 0.0f, factor[2], step = 0.0f, *o = c->o + h * d;
        for (t = 0; t < n; t++) {
            e[t] = bitnet__scalar_score(c, c->q + h * d, t);
            if (t == 0 || e[t] > largest) largest = e[t];
        }
        for (t = 0; t < n; t++) e[t] = bitnet__exp(e[t] - largest);
        memcpy(copy, e, sizeof e);
        bitnet__blend(c, h, largest, bitnet__fold(copy), factor);
        if (c->bytes) step = bitnet__scalar_weights(e, bitnet__chunk_steps(c, 1), n);
        for (i = 0; i < d; i++) {
            float sum = 0.0f;
            int32_t whole = 0;
            for (t = 0; t < n; t++)
                if (c->bytes) whole += (int32_t)e[t] * bytes[t * d + i];
                else sum = sum + e[t] * bitnet__half_to_float(halves[t * d + i]);
            if (c->bytes) sum = (float)whole * step;
            o[i] = o[i] * factor[0] + sum * factor[1];
        }
    }
}

static void bitnet__scalar_to_half(uint16_t *y, const float *x, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] = bitnet__float_to_half(x[i]);
}

/* SiLU with another z: 0.5 (1 + tanh(z / 2)). */
#define BITNET__GELU_1 1.59576912f   /* sqrt(8 / pi) */
#define BITNET__GELU_3 0.0713548163f /* that * 0.044715 */

static void bitnet__scalar_gate(float *y, const float *gate, const float *up, int n,
                                bitnet__activation activation) {
    int i;
    for (i = 0; i < n; i++) {
        float g = gate[i], z = g, r = g > 0.0f ? g : 0.0f;
        if (activation == BITNET__GELU) z = g * (BITNET__GELU_1 + BITNET__GELU_3 * (g * g));
        if (activation == BITNET__RELU2) r = r * r;
        else r = bitnet__rcp(1.0f + bitnet__exp(-z));
        if (activation == BITNET__SILU || activation == BITNET__GELU) r = g * r;
        y[i] = r * up[i];
    }
}

static void bitnet__scalar_hadamard(float *x, int n, int block) {
    int h, i, j;
    for (h = 1; h < block; h *= 2)
        for (i = 0; i < n; i += 2 * h)
            for (j = i; j < i + h; j++) {
                float a = x[j], b = x[j + h];
                x[j] = a + b;
                x[j + h] = a - b;
            }
}

static void bitnet__scalar_delta(float *o, float *delta, float *to, const float *from,
                                 const float *q, const float *k, const float *v, float decay,
                                 float beta, int n) {
    int i, j;
    for (j = 0; j < n; j++) o[j] = delta[j] = 0.0f;
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) delta[j] = delta[j] + (from[i * n + j] * decay) * k[i];
    for (j = 0; j < n; j++) delta[j] = (v[j] - delta[j]) * beta;
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
            float s = from[i * n + j] * decay + delta[j] * k[i];
            to[i * n + j] = s;
            o[j] = o[j] + s * q[i];
        }
}

static void bitnet__scalar_scale(float *y, const int32_t *dots, int n, int32_t sum, float factor,
                                 bool add) {
    int r;
    for (r = 0; r < n; r++) {
        float v = (float)(dots[r] - sum) * factor;
        y[r] = add ? y[r] + v : v;
    }
}

/* ---- vectors of the forward pass, for all sets */

/* The index of the first value that is not finite, or n. */
static int bitnet__finite_until(const float *x, int n) {
    int i = 0, j;
    for (; i + 32 <= n; i += 32) { /* no branch within, so that it is vectorized */
        int bad = 0;
        for (j = 0; j < 32; j++) bad |= !bitnet__is_finite(x[i + j]);
        if (bad) break;
    }
    while (i < n && bitnet__is_finite(x[i])) i++;
    return i;
}

static void bitnet__add_vector(float *y, const float *x, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] = y[i] + x[i];
}

static void bitnet__add_scaled(float *y, const float *x, float scale, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] = y[i] + x[i] * scale;
}

/* Pairs (x[i], x[i + half]) by angles with cosine rope[2i] and sine rope[2i + 1], times `scale`. */
static void bitnet__rotate_halves(float *y, const float *x, const float *rope, float scale,
                                  int half) {
    int i;
    for (i = 0; i < half; i++) {
        float a = x[i], b = x[i + half], c = rope[2 * i], s = rope[2 * i + 1];
        y[i] = (a * c - b * s) * scale;
        y[i + half] = (a * s + b * c) * scale;
    }
}

/* The same of (x[2i], x[2i + 1]). */
static void bitnet__rotate_neighbours(float *y, const float *x, const float *rope, float scale,
                                      int half) {
    int i;
    for (i = 0; i < 2 * half; i += 2) {
        float a = x[i], b = x[i + 1], c = rope[i], s = rope[i + 1];
        y[i] = (a * c - b * s) * scale;
        y[i + 1] = (a * s + b * c) * scale;
    }
}

/* NaN stays */
static void bitnet__clamp(float *gate, float *up, int n, float most) {
    int i;
    for (i = 0; i < n; i++) {
        gate[i] = gate[i] > most ? most : gate[i];
        up[i] = up[i] > most ? most : up[i] < -most ? -most : up[i];
    }
}

/* ---- packing by >>groups, for all sets; compilers vectorize it */

/* Swaps the bits under `mask` with those `by` places higher. */
BITNET__INLINE uint32_t bitnet__swap_bits(uint32_t w, int by, uint32_t mask) {
    uint32_t change = (w >> by ^ w) & mask;
    return w ^ change ^ change << by;
}

/* Four bytes as in a line: column 4f + j moves from place 4f + j to place f of byte j. */
BITNET__INLINE uint32_t bitnet__group_word(bitnet__layout layout, uint32_t w) {
    if (layout == BITNET__ONE_BIT)
        w = bitnet__swap_bits(bitnet__swap_bits(w, 1, 0x22222222u), 3, 0x0A0A0A0Au);
    return bitnet__swap_bits(bitnet__swap_bits(w, 6, 0x00CC00CCu), 12, 0x0000F0F0u);
}

/* Four bytes of each row; missing rows are zeros. */
BITNET__INLINE void bitnet__load_rows(uint32_t *word, const uint8_t *w, size_t stride, int rows) {
    int r;
    for (r = 0; r < BITNET__GROUP_ROWS; r++) word[r] = 0;
    for (r = 0; r < rows; r++) word[r] = bitnet__load_u32(w + (size_t)r * stride);
}

/* A half, then ascending codes. */
static void bitnet__pack_words(uint8_t *out, const bitnet__type *type, const uint8_t *w,
                               size_t stride, int rows) {
    bitnet__layout layout = type->largest < 3 ? BITNET__ONE_BIT : BITNET__TWO_BITS;
    size_t at;
    int r;
    for (at = 2; at < type->bytes; at += 4, out += 64) {
        uint32_t line[BITNET__GROUP_ROWS];
        bitnet__load_rows(line, w + at, stride, rows);
        for (r = 0; r < BITNET__GROUP_ROWS; r++) line[r] = bitnet__group_word(layout, line[r]);
        memcpy(out, line, 64);
    }
}

/* The next code of four bytes: the low bits, or a digit as in bitnet__base3_codes. */
BITNET__INLINE uint32_t bitnet__next_codes(uint32_t *word, bool base3) {
    const uint32_t whole = 0x00FF00FFu, even = (*word & whole) * 3, odd = (*word >> 8 & whole) * 3;
    uint32_t codes = *word & 0x03030303u;
    *word = base3 ? (even & whole) | (odd & whole) << 8 : *word >> 2;
    return base3 ? (even >> 8 & 0x00030003u) | (odd & 0x03000300u) : codes;
}

/* `count` lines, `step` bytes apart, of 16 bytes of each row. */
BITNET__INLINE void bitnet__pack_lines(uint8_t *out, bool base3, const uint8_t *w, size_t stride,
                                       int rows, int count, int step) {
    uint32_t word[4][BITNET__GROUP_ROWS], line[BITNET__GROUP_ROWS];
    int k, r;
    for (k = 0; k < 4; k++) bitnet__load_rows(word[k], w + 4 * k, stride, rows);
    for (; count > 0; count--, out += step) {
        for (r = 0; r < BITNET__GROUP_ROWS; r++)
            line[r] = bitnet__next_codes(&word[0][r], base3) |
                      bitnet__next_codes(&word[1][r], base3) << 2 |
                      bitnet__next_codes(&word[2][r], base3) << 4 |
                      bitnet__next_codes(&word[3][r], base3) << 6;
        memcpy(out, line, 64);
    }
}

static void bitnet__pack_tq2(uint8_t *out, const uint8_t *w, size_t stride, int rows) {
    int k;
    for (k = 0; k < 4; k++)
        bitnet__pack_lines(out + 512 * (k / 2) + 64 * (k % 2), false, w + 16 * k, stride, rows, 4,
                           128);
}

/* See bitnet__tq1_codes. The digits of the last four bytes make a line. */
static void bitnet__pack_tq1(uint8_t *out, const uint8_t *w, size_t stride, int rows) {
    uint32_t word[BITNET__GROUP_ROWS], line[BITNET__GROUP_ROWS] = {0};
    int k, r;
    bitnet__pack_lines(out, true, w, stride, rows, 5, 128);
    bitnet__pack_lines(out + 64, true, w + 16, stride, rows, 5, 128);
    bitnet__pack_lines(out + 640, true, w + 32, stride, rows, 5, 64);
    bitnet__load_rows(word, w + 48, stride, rows);
    for (k = 0; k < 8; k += 2)
        for (r = 0; r < BITNET__GROUP_ROWS; r++) line[r] |= bitnet__next_codes(&word[r], true) << k;
    memcpy(out + 960, line, 64);
}

/* Up to 16 rows of `blocks` blocks into lines of >>groups, for types with codes. */
static void bitnet__group_pack(uint8_t *out, const bitnet__type *type, const uint8_t *w,
                               size_t stride, int rows, size_t blocks) {
    size_t groups = (size_t)type->values / BITNET__GROUP;
    size_t size = type->largest < 3 && type->scale == 0 ? 64 * groups : 128 * groups;
    uint8_t codes[256];
    int r;
    for (; blocks > 0; blocks--, out += size, w += type->bytes) {
        if (type->scale == 0) bitnet__pack_words(out, type, w, stride, rows);
        else if (type->type == BITNET_TYPE_TQ1_0) bitnet__pack_tq1(out, w, stride, rows);
        else if (type->type == BITNET_TYPE_TQ2_0) bitnet__pack_tq2(out, w, stride, rows);
        else
            for (memset(out, 0, size), r = 0; r < rows; r++) {
                type->codes(w + (size_t)r * stride, codes);
                bitnet__group_codes(out, groups, r, codes);
            }
    }
}

static void bitnet__scalar_kernels(bitnet__kernels *k) {
    memset(k, 0, sizeof *k);
    k->isa = BITNET_ISA_SCALAR;
#define BITNET__X(name) k->name = bitnet__scalar_##name;
    BITNET__WIDE_KERNELS(BITNET__X)
    BITNET__OTHER_KERNELS(BITNET__X)
#undef BITNET__X
}

typedef struct bitnet__ternary_part {
    int32_t *y;
    const uint8_t *w;
    const int8_t *q;
    size_t y_stride, stride, q_stride;
    int rows, blocks; /* blocks of 128 columns */
} bitnet__ternary_part;

BITNET__INLINE bitnet__ternary_part bitnet__ternary_from(bitnet__ternary_part t, int row,
                                                         int vector) {
    t.y += (size_t)vector * t.y_stride + (size_t)row;
    t.w += (size_t)row * t.stride;
    t.q += (size_t)vector * t.q_stride;
    t.rows -= row;
    return t;
}

BITNET__OPTIMIZE_END
