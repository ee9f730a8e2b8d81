#pragma once
#include "../kernels/x86.h"

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

   Coarse plane: w' = step * (nibble - 8). Blocks of 32 rows, groups of 8 columns: two lines of 64
   bytes, of 16 rows each; byte 4r + j holds columns j (low nibble) and 4 + j of row r. Missing rows
   and columns are 8, that is 0.

   Fine plane: w' = step * (nibble - 8) + step / 20 * (level - 64); another nibble looks up the
   level. Levels are dense within half a step, sparse for the few weights beyond the coarse ends.
   Lines of 64 bytes for 128 columns of a row: byte j holds columns j (low nibble) and 64 + j.
   ================================================== */

BITNET__OPTIMIZE("O3,no-trapping-math") /* vectorises clamps */

enum {
    BITNET__SCREEN_ROWS = 32,
    BITNET__SCREEN_COLUMNS = 128, /* padding of rows and states */
    BITNET__SCREEN_STATES = 4,    /* per kernel call */
    BITNET__SCREEN_MOST = 256,    /* most candidates */
    BITNET__SCREEN_REST = 32,     /* tokens to pause after too many survivors */
    BITNET__SLICE = 1 << 21,      /* bytes of a head read, */
    BITNET__BOUNDS = 1 << 15,     /* rows' bounds compared between deadline checks */
    BITNET__FINE = 512            /* rows per thread */
};

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

static size_t bitnet__screen_stride(int columns) {
    return ((size_t)columns + BITNET__SCREEN_COLUMNS - 1) / BITNET__SCREEN_COLUMNS * 64;
}

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

/* 128 columns, zeros from `columns` on; adds the squares of what each plane leaves */
BITNET__INLINE void bitnet__screen_line(uint8_t *coarse, uint8_t *fine, const float *w, int columns,
                                        bitnet__screen_scale *scale) {
    float whole[128], rest[128], level[128], square[2][128];
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
    for (i = 0; i < 128; i++) {
        float left = (float)(w[i] * scale->power - (double)scale->step * whole[i]);
        square[0][i] = left * left;
        left = (float)(left - (double)scale->fine * level[i]);
        square[1][i] = left * left;
    }
    for (j = 0; j < 16; j++) {
        for (i = j + 16; i < 128; i += 16) {
            square[0][j] += square[0][i];
            square[1][j] += square[1][i];
        }
        scale->left[0][j] += square[0][j];
        scale->left[1][j] += square[1][j];
    }
    for (i = 0; i < 16; i++) {
        uint32_t four = bitnet__load_u32(upper + 8 * i) | bitnet__load_u32(upper + 8 * i + 4) << 4;
        memcpy(coarse + 128 * i, &four, 4);
    }
    for (i = 0; i < 64; i++) fine[i] = (uint8_t)(lower[i] | lower[i + 64] << 4);
}

static void bitnet__screen_expand(const bitnet__screen *s, int type, const uint8_t *w,
                                  float *room) {
    bitnet__type_of(type)->expand(w, s->columns, room);
    memset(room + s->columns, 0, (128 * s->lines - (size_t)s->columns) * sizeof(float));
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

static uint8_t *bitnet__screen_coarse(const bitnet__screen *s, int row) {
    return s->coarse + (size_t)(row / 32 * 32) * 64 * s->lines + (size_t)(row % 32) * 4;
}

static bool bitnet__scalar_screen_row(bitnet__screen *s, int row, int type, const uint8_t *w,
                                      float *room) {
    uint8_t *coarse = bitnet__screen_coarse(s, row), *fine = s->fine + (size_t)row * 64 * s->lines;
    bitnet__screen_scale scale;
    double squares[8] = {0};
    float step;
    size_t i;
    int j;
    bitnet__screen_expand(s, type, w, room);
    for (i = 0; i < 128 * s->lines; i += 8)
        for (j = 0; j < 8; j++) squares[j] += (double)room[i + (size_t)j] * room[i + (size_t)j];
    step = bitnet__screen_unit(s, squares);
    if (step < 0) return false;
    scale = bitnet__screen_scaled(step);
    for (i = 0; i < s->lines; i++)
        bitnet__screen_line(coarse + 2048 * i, fine + 64 * i, room + 128 * i,
                            s->columns - 128 * (int)i, &scale);
    bitnet__screen_know(s, row, step, squares[0], &scale);
    return true;
}

#if defined(BITNET__SIMD_X86)

/* ---- the same, 8 columns at a time, for all x86 */

#define BITNET__AVX2_FMA BITNET__TARGET("avx2,f16c,fma")

/* zeros from `columns` on */
BITNET__AVX2_FMA BITNET__INLINE void bitnet__avx2_screen_8(__m256i *upper, __m256i *lower, __m256 w,
                                                           int columns,
                                                           const bitnet__screen_scale *scale,
                                                           __m256 *left) {
    const __m256 minus = _mm256_set1_ps(-0.0f);
    const __m256 units = _mm256_mul_ps(w, _mm256_set1_ps(scale->inverse));
    const __m256i there =
        _mm256_cmpgt_epi32(_mm256_set1_epi32(columns), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    __m256 v = _mm256_add_ps(units, _mm256_set1_ps(8.5f)), whole, rest, size, level;
    __m256i nearest;
    v = _mm256_min_ps(_mm256_max_ps(v, _mm256_setzero_ps()), _mm256_set1_ps(15.0f));
    *upper = _mm256_cvttps_epi32(v);
    whole = _mm256_cvtepi32_ps(_mm256_sub_epi32(*upper, _mm256_set1_epi32(8)));
    rest = _mm256_mul_ps(_mm256_sub_ps(units, whole), _mm256_set1_ps(20.0f));
    size = _mm256_andnot_ps(minus, rest);
    nearest = _mm256_cvttps_epi32(
        _mm256_min_ps(_mm256_mul_ps(size, _mm256_set1_ps(0.5f)), _mm256_set1_ps(4.0f)));
    nearest = _mm256_sub_epi32(
        nearest, _mm256_castps_si256(_mm256_cmp_ps(size, _mm256_set1_ps(14.0f), _CMP_GT_OQ)));
    nearest = _mm256_sub_epi32(
        nearest, _mm256_castps_si256(_mm256_cmp_ps(size, _mm256_set1_ps(27.5f), _CMP_GT_OQ)));
    nearest = _mm256_sub_epi32(
        nearest, _mm256_castps_si256(_mm256_cmp_ps(size, _mm256_set1_ps(48.0f), _CMP_GT_OQ)));
    level = _mm256_permutevar8x32_ps(_mm256_setr_ps(1, 3, 5, 7, 9, 19, 36, 60), nearest);
    level =
        _mm256_and_ps(_mm256_or_ps(level, _mm256_and_ps(minus, rest)), _mm256_castsi256_ps(there));
    *lower =
        _mm256_xor_si256(_mm256_add_epi32(nearest, _mm256_set1_epi32(8)),
                         _mm256_srli_epi32(_mm256_srai_epi32(_mm256_castps_si256(rest), 31), 28));
    w = _mm256_mul_ps(w, _mm256_set1_ps(scale->power));
    w = _mm256_fnmadd_ps(whole, _mm256_set1_ps(scale->step), w);
    left[0] = _mm256_add_ps(left[0], _mm256_mul_ps(w, w));
    w = _mm256_fnmadd_ps(level, _mm256_set1_ps(scale->fine), w);
    left[1] = _mm256_add_ps(left[1], _mm256_mul_ps(w, w));
}

BITNET__AVX2 BITNET__INLINE __m256i bitnet__avx2_bytes(const __m256i *eight) {
    __m256i a = _mm256_packus_epi32(eight[0], eight[1]);
    __m256i b = _mm256_packus_epi32(eight[2], eight[3]);
    return _mm256_permutevar8x32_epi32(_mm256_packus_epi16(a, b),
                                       _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

BITNET__AVX2 BITNET__INLINE void bitnet__avx2_add_left(double *sums, __m256 left) {
    __m256d low = _mm256_cvtps_pd(_mm256_castps256_ps128(left));
    __m256d high = _mm256_cvtps_pd(_mm256_extractf128_ps(left, 1));
    _mm256_storeu_pd(sums, _mm256_add_pd(_mm256_loadu_pd(sums), low));
    _mm256_storeu_pd(sums + 4, _mm256_add_pd(_mm256_loadu_pd(sums + 4), high));
}

BITNET__AVX2_FMA static void bitnet__avx2_copy_line(uint8_t *coarse, uint8_t *fine, const float *w,
                                                    int columns, bitnet__screen_scale *scale) {
    __m256i upper[4], lower[4], bytes[4];
    __m256 left[2][2]; /* [columns][plane] */
    uint32_t four[8];
    int part, i;
    for (i = 0; i < 4; i++) left[i / 2][i % 2] = _mm256_setzero_ps();
    for (part = 0; part < 4; part++) {
        for (i = 0; i < 4; i++)
            bitnet__avx2_screen_8(&upper[i], &lower[i], _mm256_loadu_ps(w + 32 * part + 8 * i),
                                  columns - 32 * part - 8 * i, scale, left[i % 2]);
        bytes[part] = bitnet__avx2_bytes(lower);
        upper[0] = bitnet__avx2_bytes(upper); /* four columns, above them the next four */
        upper[0] = _mm256_or_si256(upper[0], _mm256_srli_epi64(upper[0], 28));
        _mm256_storeu_si256((__m256i *)(void *)four, upper[0]);
        for (i = 0; i < 4; i++, coarse += 128) memcpy(coarse, &four[2 * i], 4);
    }
    for (i = 0; i < 2; i++)
        _mm256_storeu_si256((__m256i *)(void *)(fine + 32 * i),
                            _mm256_or_si256(bytes[i], _mm256_slli_epi16(bytes[i + 2], 4)));
    for (i = 0; i < 4; i++)
        bitnet__avx2_add_left(scale->left[i % 2] + i / 2 * 8, left[i / 2][i % 2]);
}

typedef void bitnet__screen_copy(uint8_t *coarse, uint8_t *fine, const float *w, int columns,
                                 bitnet__screen_scale *scale);

BITNET__AVX2 static bool bitnet__x86_screen_row(bitnet__screen *s, int row, int type,
                                                const uint8_t *w, float *room,
                                                bitnet__screen_copy *copy) {
    uint8_t *coarse = bitnet__screen_coarse(s, row), *fine = s->fine + (size_t)row * 64 * s->lines;
    __m256d sum[2] = {_mm256_setzero_pd(), _mm256_setzero_pd()};
    bitnet__screen_scale scale;
    double squares[8];
    float step;
    size_t i;
    if (type == BITNET_TYPE_F16 && s->columns % 8 == 0) {
        for (i = 0; i < (size_t)s->columns; i += 8)
            _mm256_storeu_ps(room + i, _mm256_cvtph_ps(_mm_loadu_si128(
                                           (const __m128i *)(const void *)(w + 2 * i))));
        memset(room + i, 0, (128 * s->lines - i) * sizeof(float));
    } else {
        bitnet__screen_expand(s, type, w, room);
    }
    for (i = 0; i < 128 * s->lines; i += 8) {
        __m256d x = _mm256_cvtps_pd(_mm_loadu_ps(room + i));
        __m256d y = _mm256_cvtps_pd(_mm_loadu_ps(room + i + 4));
        sum[0] = _mm256_add_pd(sum[0], _mm256_mul_pd(x, x));
        sum[1] = _mm256_add_pd(sum[1], _mm256_mul_pd(y, y));
    }
    _mm256_storeu_pd(squares, sum[0]), _mm256_storeu_pd(squares + 4, sum[1]);
    step = bitnet__screen_unit(s, squares);
    if (step < 0) return false;
    scale = bitnet__screen_scaled(step);
    for (i = 0; i < s->lines; i++)
        copy(coarse + 2048 * i, fine + 64 * i, room + 128 * i, s->columns - 128 * (int)i, &scale);
    bitnet__screen_know(s, row, step, squares[0], &scale);
    return true;
}

BITNET__AVX2 static bool bitnet__simd_screen_row(bitnet__screen *s, int row, int type,
                                                 const uint8_t *w, float *room) {
    return bitnet__x86_screen_row(s, row, type, w, room, bitnet__avx2_copy_line);
}

#if defined(BITNET__SIMD_AVX512)

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized" /* as in >>avx512 */
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

BITNET__AVX512 static void bitnet__avx512_copy_line(uint8_t *coarse, uint8_t *fine, const float *w,
                                                    int columns, bitnet__screen_scale *scale) {
    const __m512 levels = _mm512_setr_ps(-60, -36, -19, -9, -7, -5, -3, -1, /* by the fine nibble */
                                         1, 3, 5, 7, 9, 19, 36, 60);
    const __m512 ends[3] = {_mm512_set1_ps(14), _mm512_set1_ps(27.5f), _mm512_set1_ps(48)};
    const __m512i one = _mm512_set1_epi32(1), top = _mm512_set1_epi32(15);
    __m512 left[2] = {_mm512_setzero_ps(), _mm512_setzero_ps()};
    __m128i bytes[8];
    int32_t four[2];
    int part, i;
    for (part = 0; part < 8; part++, w += 16, columns -= 16) {
        uint32_t there = columns > 15 ? 0xFFFFu : columns > 0 ? (1u << columns) - 1 : 0;
        __m512 x = _mm512_loadu_ps(w), whole;
        __m512 units = _mm512_mul_ps(x, _mm512_set1_ps(scale->inverse));
        __m512 v = _mm512_add_ps(units, _mm512_set1_ps(8.5f)), rest, size, level;
        __m512i upper, lower;
        v = _mm512_min_ps(_mm512_max_ps(v, _mm512_setzero_ps()), _mm512_set1_ps(15));
        upper = _mm512_cvttps_epi32(v);
        whole = _mm512_cvtepi32_ps(_mm512_sub_epi32(upper, _mm512_set1_epi32(8)));
        rest = _mm512_mul_ps(_mm512_sub_ps(units, whole), _mm512_set1_ps(20));
        size = _mm512_abs_ps(rest);
        v = _mm512_min_ps(_mm512_mul_ps(size, _mm512_set1_ps(0.5f)), _mm512_set1_ps(4));
        lower = _mm512_add_epi32(_mm512_cvttps_epi32(v), _mm512_set1_epi32(8));
        for (i = 0; i < 3; i++)
            lower = _mm512_mask_add_epi32(lower, _mm512_cmp_ps_mask(size, ends[i], _CMP_GT_OQ),
                                          lower, one);
        lower = _mm512_mask_xor_epi32(lower, _mm512_movepi32_mask(_mm512_castps_si512(rest)), lower,
                                      top);
        level = _mm512_maskz_permutexvar_ps((__mmask16)there, lower, levels);
        x = _mm512_mul_ps(x, _mm512_set1_ps(scale->power));
        x = _mm512_fnmadd_ps(whole, _mm512_set1_ps(scale->step), x);
        left[0] = _mm512_add_ps(left[0], _mm512_mul_ps(x, x));
        x = _mm512_fnmadd_ps(level, _mm512_set1_ps(scale->fine), x);
        left[1] = _mm512_add_ps(left[1], _mm512_mul_ps(x, x));
        bytes[part] = _mm512_cvtepi32_epi8(upper);
        bytes[part] = _mm_or_si128(bytes[part], _mm_srli_epi64(bytes[part], 28));
        four[0] = _mm_cvtsi128_si32(bytes[part]);
        four[1] = _mm_cvtsi128_si32(_mm_srli_si128(bytes[part], 8));
        memcpy(coarse + 256 * part, &four[0], 4);
        memcpy(coarse + 256 * part + 128, &four[1], 4);
        bytes[part] = _mm512_cvtepi32_epi8(lower);
    }
    for (i = 0; i < 4; i++)
        _mm_storeu_si128((__m128i *)(void *)(fine + 16 * i),
                         _mm_or_si128(bytes[i], _mm_slli_epi16(bytes[i + 4], 4)));
    for (i = 0; i < 4; i++) {
        __m256 half =
            i % 2 ? _mm512_extractf32x8_ps(left[i / 2], 1) : _mm512_castps512_ps256(left[i / 2]);
        bitnet__avx2_add_left(scale->left[i / 2] + i % 2 * 8, half);
    }
}

BITNET__AVX512 static bool bitnet__avx512_screen_row(bitnet__screen *s, int row, int type,
                                                     const uint8_t *w, float *room) {
    return bitnet__x86_screen_row(s, row, type, w, room, bitnet__avx512_copy_line);
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#endif

#elif defined(BITNET__SIMD)

BITNET__SIMD static bool bitnet__simd_screen_row(bitnet__screen *s, int row, int type,
                                                 const uint8_t *w, float *room) {
    return bitnet__scalar_screen_row(s, row, type, w, room);
}

#endif

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

/* upper bounds */
BITNET__INLINE float bitnet__screen_bound(const bitnet__screen *s, const bitnet__screen_state *q,
                                          int row, float coarse) {
    float slack = q->norm * s->residual[row] + q->error * s->norm[row];
    return coarse + slack * 1.00001f + 1e-30f;
}

BITNET__INLINE float bitnet__screen_fine_bound(const bitnet__screen *s,
                                               const bitnet__screen_state *q, int row, float fine) {
    float slack = q->norm * s->fine_residual[row] + q->error * s->norm[row];
    return fine + slack * 1.00001f + 1e-30f;
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
            int rows = s->rows - row < BITNET__SCREEN_ROWS ? s->rows - row : BITNET__SCREEN_ROWS;
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
