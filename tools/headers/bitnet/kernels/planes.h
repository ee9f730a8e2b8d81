#pragma once
#include "vectors.h"
#include "interface.h"

/* ==================================================
   >>planes   Kernels: the planes of a screened head

   A row of the head as the two planes of the >>screen, and what they leave. Compilers vectorise one
   text for each instruction set.

   Coarse plane: w' = step * (nibble - 8). Blocks of 32 rows, groups of 8 columns: two lines of 64
   bytes, of 16 rows each; byte 4r + j holds columns j (low nibble) and 4 + j of row r. Missing rows
   and columns are 8, that is 0.

   Fine plane: w' = step * (nibble - 8) + step / 20 * (level - 64); another nibble looks up the
   level. Levels are dense within half a step, sparse for the few weights beyond the coarse ends.
   Lines of 64 bytes for 128 columns of a row: byte j holds columns j (low nibble) and 64 + j.
   ================================================== */

/* vectorizes clamps: 1.9 ns a weight instead of 37, scalar 4.6 instead of 30 */
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

/* rounded up; the addition is for denormals, which no factor rounds up */
static float bitnet__sqrt_above(double x) {
    return (float)((x < 1e-300 ? 0.0 : bitnet__sqrt_double(x) * 1.000001) + 1e-37);
}

BITNET__INLINE float bitnet__screen_fine_step(float step) { return step * 0.05f; }

/* Residuals are floats, of weights times a power of two, so that no square underflows. What they
   are taken from is exact in doubles, or FMA: the same bits. Errors of a square, and of the sum of
   eight in a line, are at most 10 * 2^-24. */
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

/* a - b * c, rounded once; the double's product and difference are exact, too. */
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
       fewer weights beyond the ends: the fine plane loses a third less. */
    step = 0.37f * bitnet__sqrt_above(squares[0] / s->columns);
    return step < 1e-30f ? 0.0f : step;
}

/* Beyond the sums' errors, the fine plane's residuals miss what rounded the coarse ones. */
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

BITNET__OPTIMIZE_END
