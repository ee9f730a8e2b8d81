/* products.h - products in tiles of 8 x 32, for float, bf16 and int8

   C = A B in tiles of 8 rows and 32 columns whose sums stay in registers. All element types have
   the same layout: 32-bit words along the summed dimension contain one float, two bf16 or four
   int8, and a word of A is multiplied by the same word of 32 columns of B. A may have any layout
   with two strides ("left"), and B is packed into panels of 32 columns, [words][32]. int8 needs one
   unsigned side: B contains codes + 1, and the sum of A's row is subtracted at the end. bf16 is the
   upper half of a float: half as many words, and precise enough for gradients. */

#pragma once
#include "memory.h"

#if defined(BITNET__SIMD_X86) && defined(_MSC_VER) && defined(__clang__) /* as in bitnet.h */
#include <fmaintrin.h>
#include <avx512bf16intrin.h>
#include <avx512vlbf16intrin.h>
#endif

typedef enum kind { KIND_FLOAT, KIND_BF16, KIND_INT8, KINDS } kind;

static int elements_of_word(kind k) { return k == KIND_FLOAT ? 1 : k == KIND_BF16 ? 2 : 4; }

enum { TILE_ROWS = 8, TILE_COLUMNS = 32, WORDS_AT_ONCE = 128 /* of a panel: 16 KB, half of L1 */ };

/* The left side of a product: word w of row r is data[r / 8 * group + r % 8 * row + w * step]. */
typedef struct left {
    const uint32_t *data;
    size_t row, step, group;
} left;

/* c[r][j] = or += (sum over words of a's row r times b's column j - sum[r]) * scale[r]; 8 x 32 */
typedef void tile_function(float *c, size_t c_stride, const uint32_t *a, size_t a_row,
                           size_t a_step, const uint32_t *b, int words, const float *scale,
                           const int32_t *sum, bool add);

static void scalar_finish(float *c, size_t c_stride, float acc[TILE_ROWS][TILE_COLUMNS],
                          const float *scale, bool add) {
    int r, j;
    for (r = 0; r < TILE_ROWS; r++, c += c_stride)
        for (j = 0; j < TILE_COLUMNS; j++) c[j] = (add ? c[j] : 0.0f) + acc[r][j] * scale[r];
}

static void scalar_tile_float(float *c, size_t c_stride, const uint32_t *a, size_t a_row,
                              size_t a_step, const uint32_t *b, int words, const float *scale,
                              const int32_t *sum, bool add) {
    float acc[TILE_ROWS][TILE_COLUMNS] = {{0}};
    int w, r, j;
    (void)sum;
    for (w = 0; w < words; w++, a += a_step, b += TILE_COLUMNS)
        for (r = 0; r < TILE_ROWS; r++) {
            float x = bitnet__from_bits(a[(size_t)r * a_row]);
            for (j = 0; j < TILE_COLUMNS; j++) acc[r][j] += x * bitnet__from_bits(b[j]);
        }
    scalar_finish(c, c_stride, acc, scale, add);
}

/* Two bf16 in a word: the first is the lower half. */
static void scalar_tile_bf16(float *c, size_t c_stride, const uint32_t *a, size_t a_row,
                             size_t a_step, const uint32_t *b, int words, const float *scale,
                             const int32_t *sum, bool add) {
    float acc[TILE_ROWS][TILE_COLUMNS] = {{0}};
    int w, r, j;
    (void)sum;
    for (w = 0; w < words; w++, a += a_step, b += TILE_COLUMNS)
        for (r = 0; r < TILE_ROWS; r++) {
            float x = bitnet__from_bits(a[(size_t)r * a_row] << 16);
            float y = bitnet__from_bits(a[(size_t)r * a_row] & 0xFFFF0000u);
            for (j = 0; j < TILE_COLUMNS; j++)
                acc[r][j] +=
                    x * bitnet__from_bits(b[j] << 16) + y * bitnet__from_bits(b[j] & 0xFFFF0000u);
        }
    scalar_finish(c, c_stride, acc, scale, add);
}

static void scalar_tile_int8(float *c, size_t c_stride, const uint32_t *a, size_t a_row,
                             size_t a_step, const uint32_t *b, int words, const float *scale,
                             const int32_t *sum, bool add) {
    int32_t total[TILE_ROWS][TILE_COLUMNS] = {{0}};
    float acc[TILE_ROWS][TILE_COLUMNS];
    int w, r, j, k;
    for (w = 0; w < words; w++, a += a_step, b += TILE_COLUMNS)
        for (r = 0; r < TILE_ROWS; r++)
            for (k = 0; k < 32; k += 8) {
                int32_t x = (int8_t)(uint8_t)(a[(size_t)r * a_row] >> k);
                for (j = 0; j < TILE_COLUMNS; j++) total[r][j] += x * (int32_t)((b[j] >> k) & 255);
            }
    for (r = 0; r < TILE_ROWS; r++)
        for (j = 0; j < TILE_COLUMNS; j++) acc[r][j] = (float)(total[r][j] - sum[r]);
    scalar_finish(c, c_stride, acc, scale, add);
}

/* ---- packing. "Lanes" are rows of a left side or columns of a right side. These functions are
   compiled once for each instruction set. */

INLINE size_t panel_words(int width, int lanes, int words) {
    return (size_t)((lanes + width - 1) / width) * (size_t)width * (size_t)words;
}

/* Puts one word of up to 64 lanes into panels of `width`, zeros after the last lane. */
enum { LANES_PACKED = 64 };

INLINE void place_lanes(uint32_t *out, const uint32_t *word, int width, int lanes, int words) {
    int p;
    for (p = 0; p < lanes; p += width, out += (size_t)words * (size_t)width) {
        if (lanes - p < width) memset(out, 0, (size_t)width * 4);
        memcpy(out, word + p, (size_t)(lanes - p < width ? lanes - p : width) * 4);
    }
}

/* Packs panels of `width` lanes from x[count][lanes], whose lanes are contiguous; multiplies row i
   by factor[i] if there are factors. The last panel is padded with zeros. */
INLINE void any_pack_lanes(uint32_t *out, int width, const float *x, size_t stride, int lanes,
                           int count, const float *factor) {
    uint32_t word[LANES_PACKED], *to;
    int p, w, j;
    for (p = 0; p < lanes; p += LANES_PACKED)
        for (w = 0; w < count; w++) {
            int n = lanes - p < LANES_PACKED ? lanes - p : LANES_PACKED;
            const float *a = x + (size_t)w * stride + p;
            float f = factor ? factor[w] : 1.0f;
            for (j = 0; j < n; j++) word[j] = bitnet__bits(a[j] * f);
            to = out + (size_t)p * (size_t)count + (size_t)w * (size_t)width;
            if (width == TILE_ROWS) place_lanes(to, word, TILE_ROWS, n, count);
            else place_lanes(to, word, TILE_COLUMNS, n, count);
        }
}

/* A float rounded to bf16, in the upper half of the word. */
INLINE uint32_t bf16_bits(float x) {
    uint32_t u = bitnet__bits(x);
    return (u + 0x7FFF + (u >> 16 & 1)) & 0xFFFF0000u;
}

INLINE void any_to_bf16(uint16_t *out, const float *x, size_t n) {
    size_t i;
    for (i = 0; i < n; i++) out[i] = (uint16_t)(bf16_bits(x[i]) >> 16);
}

/* The same as bf16, two rows of x per word; an odd last row is paired with zeros. */
INLINE void any_pack_pairs(uint32_t *out, int width, const float *x, size_t stride, int lanes,
                           int count, const float *factor) {
    uint32_t word[LANES_PACKED], *to;
    int words = (count + 1) / 2, p, w, j;
    for (p = 0; p < lanes; p += LANES_PACKED)
        for (w = 0; w < words; w++) {
            int n = lanes - p < LANES_PACKED ? lanes - p : LANES_PACKED;
            bool alone = 2 * w + 1 == count;
            const float *a = x + (size_t)w * 2 * stride + p, *b = alone ? a : a + stride;
            float f = factor ? factor[2 * w] : 1.0f;
            float g = alone ? 0.0f : factor ? factor[2 * w + 1] : 1.0f;
            for (j = 0; j < n; j++) word[j] = bf16_bits(a[j] * f) >> 16 | bf16_bits(b[j] * g);
            to = out + (size_t)p * (size_t)words + (size_t)w * (size_t)width;
            if (width == TILE_ROWS) place_lanes(to, word, TILE_ROWS, n, words);
            else place_lanes(to, word, TILE_COLUMNS, n, words);
        }
}

/* Packs right panels of bf16 from int8 or bf16; lanes and counts are multiples of 64. */
INLINE void any_pack_codes(uint32_t *out, const int8_t *x, size_t stride, int lanes, int count) {
    uint32_t word[LANES_PACKED];
    int p, w, j;
    for (p = 0; p < lanes; p += LANES_PACKED)
        for (w = 0; w < count / 2; w++) {
            const int8_t *a = x + (size_t)w * 2 * stride + p, *b = a + stride;
            for (j = 0; j < LANES_PACKED; j++)
                word[j] = bitnet__bits((float)a[j]) >> 16 | bitnet__bits((float)b[j]);
            place_lanes(out + (size_t)p * (size_t)(count / 2) + (size_t)w * TILE_COLUMNS, word,
                        TILE_COLUMNS, LANES_PACKED, count / 2);
        }
}

INLINE void any_pack_halves(uint32_t *out, const uint16_t *x, size_t stride, int lanes, int count) {
    uint32_t word[LANES_PACKED];
    int p, w, j;
    for (p = 0; p < lanes; p += LANES_PACKED)
        for (w = 0; w < count / 2; w++) {
            const uint16_t *a = x + (size_t)w * 2 * stride + p, *b = a + stride;
            for (j = 0; j < LANES_PACKED; j++) word[j] = a[j] | (uint32_t)b[j] << 16;
            place_lanes(out + (size_t)p * (size_t)(count / 2) + (size_t)w * TILE_COLUMNS, word,
                        TILE_COLUMNS, LANES_PACKED, count / 2);
        }
}

/* Packs right panels from x[lanes][count], whose summed dimension is contiguous. */
INLINE void any_pack_across(uint32_t *out, const float *x, size_t stride, int lanes, int count) {
    int p, w, j;
    for (p = 0; p < lanes; p += TILE_COLUMNS, out += (size_t)count * TILE_COLUMNS)
        for (j = 0; j < TILE_COLUMNS; j++) {
            const float *a = x + (size_t)(p + j) * stride;
            for (w = 0; w < count; w++)
                out[w * TILE_COLUMNS + j] = p + j < lanes ? bitnet__bits(a[w]) : 0;
        }
}

/* The tiles and packing functions of one instruction set. */
typedef struct tiles {
    bitnet_isa isa;
    tile_function *tile[KINDS];
    void (*pack_lanes)(uint32_t *out, int width, const float *x, size_t stride, int lanes,
                       int count, const float *factor);
    void (*pack_pairs)(uint32_t *out, int width, const float *x, size_t stride, int lanes,
                       int count, const float *factor);
    void (*pack_codes)(uint32_t *out, const int8_t *x, size_t stride, int lanes, int count);
    void (*pack_halves)(uint32_t *out, const uint16_t *x, size_t stride, int lanes, int count);
    void (*pack_across)(uint32_t *out, const float *x, size_t stride, int lanes, int count);
    void (*to_bf16)(uint16_t *out, const float *x, size_t n);
} tiles;

#define PACKING(isa, target) \
    target static void isa##_pack_lanes(uint32_t *out, int width, const float *x, size_t stride, \
                                        int lanes, int count, const float *factor) { \
        any_pack_lanes(out, width, x, stride, lanes, count, factor); \
    } \
    target static void isa##_pack_pairs(uint32_t *out, int width, const float *x, size_t stride, \
                                        int lanes, int count, const float *factor) { \
        any_pack_pairs(out, width, x, stride, lanes, count, factor); \
    } \
    target static void isa##_pack_codes(uint32_t *out, const int8_t *x, size_t stride, int lanes, \
                                        int count) { \
        any_pack_codes(out, x, stride, lanes, count); \
    } \
    target static void isa##_pack_halves(uint32_t *out, const uint16_t *x, size_t stride, \
                                         int lanes, int count) { \
        any_pack_halves(out, x, stride, lanes, count); \
    } \
    target static void isa##_pack_across(uint32_t *out, const float *x, size_t stride, int lanes, \
                                         int count) { \
        any_pack_across(out, x, stride, lanes, count); \
    } \
    target static void isa##_to_bf16(uint16_t *out, const float *x, size_t n) { \
        any_to_bf16(out, x, n); \
    }

#define PACKED_BY(isa) \
    isa##_pack_lanes, isa##_pack_pairs, isa##_pack_codes, isa##_pack_halves, isa##_pack_across, \
        isa##_to_bf16

#define NO_TARGET
PACKING(scalar, NO_TARGET)
static const tiles scalar_tiles = {
    BITNET_ISA_SCALAR, {scalar_tile_float, scalar_tile_bf16, scalar_tile_int8}, PACKED_BY(scalar)};

#if defined(BITNET__SIMD_X86)

#define AVX2 BITNET__TARGET("avx2,fma")
#define AVX512 BITNET__TARGET("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2,fma")

/* Does the compiler support vdpbf16ps? The CPU is checked at run time. */
#if defined(__clang__) || __GNUC__ >= 10
#define TRAIN_DPBF16 1
#endif

/* 16 registers cannot hold 8 x 32 sums: eight sub-tiles of 4 x 16, two vectors a row. */
#define AVX2_TILE(name, vector, zero, multiply_add, as_float) \
    AVX2 static void name(float *c, size_t c_stride, const uint32_t *a, size_t a_row, \
                          size_t a_step, const uint32_t *b, int words, const float *scale, \
                          const int32_t *sum, bool add) { \
        int r0, j0, r, w; \
        (void)sum; \
        for (j0 = 0; j0 < TILE_COLUMNS; j0 += 16) \
            for (r0 = 0; r0 < TILE_ROWS; r0 += 4) { \
                const uint32_t *x = a + (size_t)r0 * a_row, *y = b + j0; \
                vector acc[4][2]; \
                for (r = 0; r < 4; r++) acc[r][0] = acc[r][1] = zero; \
                for (w = 0; w < words; w++, x += a_step, y += TILE_COLUMNS) { \
                    const __m256i b0 = _mm256_load_si256((const __m256i *)y); \
                    const __m256i b1 = _mm256_load_si256((const __m256i *)(y + 8)); \
                    for (r = 0; r < 4; r++) { \
                        const __m256i v = _mm256_set1_epi32((int)x[(size_t)r * a_row]); \
                        acc[r][0] = multiply_add(acc[r][0], v, b0); \
                        acc[r][1] = multiply_add(acc[r][1], v, b1); \
                    } \
                } \
                for (r = 0; r < 4; r++) { \
                    const __m256 s = _mm256_set1_ps(scale[r0 + r]); \
                    float *to = c + (size_t)(r0 + r) * c_stride + j0; \
                    __m256 y0 = _mm256_mul_ps(as_float(acc[r][0], r0 + r), s); \
                    __m256 y1 = _mm256_mul_ps(as_float(acc[r][1], r0 + r), s); \
                    if (add) { \
                        y0 = _mm256_add_ps(_mm256_loadu_ps(to), y0); \
                        y1 = _mm256_add_ps(_mm256_loadu_ps(to + 8), y1); \
                    } \
                    _mm256_storeu_ps(to, y0); \
                    _mm256_storeu_ps(to + 8, y1); \
                } \
            } \
    }

#define AVX2_FMA(acc, a, b) _mm256_fmadd_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), acc)
#define AVX2_SELF(acc, r) (acc)
#define AVX2_DOT4(acc, a, b) \
    _mm256_add_epi32(acc, _mm256_madd_epi16(_mm256_maddubs_epi16(b, a), _mm256_set1_epi16(1)))
#define AVX2_LESS(acc, r) _mm256_cvtepi32_ps(_mm256_sub_epi32(acc, _mm256_set1_epi32(sum[r])))
#define AVX2_LOW(x) _mm256_castsi256_ps(_mm256_slli_epi32(x, 16))
#define AVX2_HIGH(x) _mm256_castsi256_ps(_mm256_and_si256(x, _mm256_set1_epi32(-65536)))
#define AVX2_DOT2(acc, a, b) \
    _mm256_fmadd_ps(AVX2_HIGH(a), AVX2_HIGH(b), _mm256_fmadd_ps(AVX2_LOW(a), AVX2_LOW(b), acc))
AVX2_TILE(avx2_tile_float, __m256, _mm256_setzero_ps(), AVX2_FMA, AVX2_SELF)
AVX2_TILE(avx2_tile_bf16, __m256, _mm256_setzero_ps(), AVX2_DOT2, AVX2_SELF)
AVX2_TILE(avx2_tile_int8, __m256i, _mm256_setzero_si256(), AVX2_DOT4, AVX2_LESS)
PACKING(avx2, AVX2)
static const tiles avx2_tiles = {
    BITNET_ISA_AVX2, {avx2_tile_float, avx2_tile_bf16, avx2_tile_int8}, PACKED_BY(avx2)};

#define AVX512_TILE(target, name, vector, zero, multiply_add, as_float) \
    target static void name(float *c, size_t c_stride, const uint32_t *a, size_t a_row, \
                            size_t a_step, const uint32_t *b, int words, const float *scale, \
                            const int32_t *sum, bool add) { \
        vector acc[TILE_ROWS][2]; \
        int r, w; \
        (void)sum; \
        for (r = 0; r < TILE_ROWS; r++) acc[r][0] = acc[r][1] = zero; \
        for (w = 0; w < words; w++, a += a_step, b += TILE_COLUMNS) { \
            const __m512i b0 = _mm512_load_si512((const void *)b); \
            const __m512i b1 = _mm512_load_si512((const void *)(b + 16)); \
            for (r = 0; r < TILE_ROWS; r++) { \
                const __m512i v = _mm512_set1_epi32((int)a[(size_t)r * a_row]); \
                acc[r][0] = multiply_add(acc[r][0], v, b0); \
                acc[r][1] = multiply_add(acc[r][1], v, b1); \
            } \
        } \
        for (r = 0; r < TILE_ROWS; r++, c += c_stride) { \
            const __m512 s = _mm512_set1_ps(scale[r]); \
            __m512 y0 = _mm512_mul_ps(as_float(acc[r][0], r), s); \
            __m512 y1 = _mm512_mul_ps(as_float(acc[r][1], r), s); \
            if (add) { \
                y0 = _mm512_add_ps(_mm512_loadu_ps(c), y0); \
                y1 = _mm512_add_ps(_mm512_loadu_ps(c + 16), y1); \
            } \
            _mm512_storeu_ps(c, y0); \
            _mm512_storeu_ps(c + 16, y1); \
        } \
    }

#define AVX512_FMA(acc, a, b) _mm512_fmadd_ps(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b), acc)
#define AVX512_DOT4(acc, a, b) _mm512_dpbusd_epi32(acc, b, a)
#define AVX512_SELF(acc, r) (acc)
#define AVX512_LESS(acc, r) _mm512_cvtepi32_ps(_mm512_sub_epi32(acc, _mm512_set1_epi32(sum[r])))
#define AVX512_LOW(x) _mm512_castsi512_ps(_mm512_slli_epi32(x, 16))
#define AVX512_HIGH(x) _mm512_castsi512_ps(_mm512_and_si512(x, _mm512_set1_epi32(-65536)))
#define AVX512_DOT2(acc, a, b) \
    _mm512_fmadd_ps(AVX512_HIGH(a), AVX512_HIGH(b), \
                    _mm512_fmadd_ps(AVX512_LOW(a), AVX512_LOW(b), acc))
#define AVX512_DPBF16(acc, a, b) _mm512_dpbf16_ps(acc, (__m512bh)(a), (__m512bh)(b))
AVX512_TILE(AVX512, avx512_tile_float, __m512, _mm512_setzero_ps(), AVX512_FMA, AVX512_SELF)
AVX512_TILE(AVX512, avx512_tile_bf16, __m512, _mm512_setzero_ps(), AVX512_DOT2, AVX512_SELF)
#if TRAIN_DPBF16
AVX512_TILE(BITNET__TARGET("avx512f,avx512bf16"), avx512_tile_dpbf16, __m512, _mm512_setzero_ps(),
            AVX512_DPBF16, AVX512_SELF)
#endif
AVX512_TILE(AVX512, avx512_tile_int8, __m512i, _mm512_setzero_si512(), AVX512_DOT4, AVX512_LESS)
PACKING(avx512, AVX512)
static const tiles avx512_tiles = {
    BITNET_ISA_AVX512, {avx512_tile_float, avx512_tile_bf16, avx512_tile_int8}, PACKED_BY(avx512)};

static bool cpu_has_fma(void) { return bitnet__ask_cpu(1, 0).ecx >> 12 & 1; }

#if TRAIN_DPBF16
static bool cpu_has_dpbf16(void) {
    return bitnet__ask_cpu(7, 0).eax >= 1 && (bitnet__ask_cpu(7, 1).eax >> 5 & 1);
}
#endif

#endif

/* The CPU's best instruction set up to `limit` (BITNET_ISA_AUTO: no limit). */
static tiles choose_tiles(bitnet_isa limit) {
    tiles t = scalar_tiles;
#if defined(BITNET__SIMD_X86)
    if (limit == BITNET_ISA_AUTO) limit = BITNET_ISA_AVX512;
    if (limit >= BITNET_ISA_AVX2 && bitnet_isa_available(BITNET_ISA_AVX2) && cpu_has_fma())
        t = avx2_tiles;
    if (limit >= BITNET_ISA_AVX512 && bitnet_isa_available(BITNET_ISA_AVX512)) {
        t = avx512_tiles;
#if TRAIN_DPBF16
        if (cpu_has_dpbf16()) t.tile[KIND_BF16] = avx512_tile_dpbf16;
#endif
    }
#else
    (void)limit;
#endif
    return t;
}

/* c[rows][columns] = or += a b. For int8 `scale` and `sum` have an entry per row; for floats
   `scale` is one number and `sum` NULL. Rows past the last, up to a full tile, must be readable. */
static void product(const tiles *t, kind k, float *c, size_t c_stride, int rows, int columns,
                    left a, const uint32_t *b, int words, const float *scale, const int32_t *sum,
                    bool add) {
    tile_function *tile = t->tile[k];
    int at_once = k == KIND_INT8 ? words : WORDS_AT_ONCE, w, r, j, i, n;
    float same[TILE_ROWS], corner[TILE_ROWS * TILE_COLUMNS];
    for (i = 0; i < TILE_ROWS; i++) same[i] = *scale;
    for (j = 0; j < columns; j += TILE_COLUMNS, b += (size_t)words * TILE_COLUMNS)
        for (w = 0; w < words; w += at_once) {
            int some = words - w < at_once ? words - w : at_once;
            for (r = 0; r < rows; r += TILE_ROWS) {
                const uint32_t *x = a.data + (size_t)(r / TILE_ROWS) * a.group + (size_t)w * a.step;
                const uint32_t *y = b + (size_t)w * TILE_COLUMNS;
                const float *s = sum ? scale + r : same;
                float *to = c + (size_t)r * c_stride + j;
                if (rows - r >= TILE_ROWS && columns - j >= TILE_COLUMNS) {
                    tile(to, c_stride, x, a.row, a.step, y, some, s, sum ? sum + r : NULL,
                         add || w);
                    continue;
                }
                tile(corner, TILE_COLUMNS, x, a.row, a.step, y, some, s, sum ? sum + r : NULL,
                     false);
                for (i = 0; i < TILE_ROWS && r + i < rows; i++)
                    for (n = 0; n < TILE_COLUMNS && j + n < columns; n++)
                        to[(size_t)i * c_stride + n] =
                            (add || w ? to[(size_t)i * c_stride + n] : 0.0f) +
                            corner[i * TILE_COLUMNS + n];
            }
        }
}

/* A left side of float rows in place. */
static left left_rows(const float *x, size_t stride) {
    left a;
    a.data = (const uint32_t *)(const void *)x;
    a.row = stride;
    a.step = 1;
    a.group = TILE_ROWS * a.row;
    return a;
}

/* A left side of float or bf16, whose rows are the columns of x[count][lanes]. */
static left left_columns(const tiles *t, scratch *s, kind k, const float *x, size_t stride,
                         int lanes, int count, const float *factor) {
    int words = count / elements_of_word(k);
    uint32_t *panels = (uint32_t *)scratch_take(s, panel_words(TILE_ROWS, lanes, words), 4);
    left a;
    (k == KIND_FLOAT ? t->pack_lanes : t->pack_pairs)(panels, TILE_ROWS, x, stride, lanes, count,
                                                      factor);
    a.data = panels;
    a.row = 1;
    a.step = TILE_ROWS;
    a.group = (size_t)words * TILE_ROWS;
    return a;
}

/* A left side of contiguous int8 or bf16 rows in place. */
static left left_small(kind k, const void *rows, int columns) {
    left a;
    a.data = (const uint32_t *)rows;
    a.row = (size_t)(columns / elements_of_word(k));
    a.step = 1;
    a.group = TILE_ROWS * a.row;
    return a;
}
