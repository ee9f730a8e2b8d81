/* train_base.h - what bitnet_train stands on, whether it makes a model or teaches one that is there

   Include bitnet.h first, with its implementation.

   CONTENTS                                                                     search for
     Products: tiles of 8 x 32 for float, bf16 and int8                         >>products
     Operations, each with its derivative                                       >>operations
     The model: parameters, ternary matrices, taps                              >>model
     Threads: stages and deferred work                                          >>threads
     Muon, AdamW and the schedule                                               >>optimiser
     The vocabulary: byte-pair encoding                                         >>bpe
     Text, documents and batches                                                >>data
     Checkpoints                                                                >>checkpoint
     What is asked for, and what the terminal and the log show                  >>report */

#ifndef TRAIN_BASE_H
#define TRAIN_BASE_H

#include "bitnet_schema.h"
#include "tool.h"
#if defined(BITNET__SIMD_X86) && defined(_MSC_VER) && defined(__clang__) /* as in bitnet.h */
#include <fmaintrin.h>
#include <avx512bf16intrin.h>
#include <avx512vlbf16intrin.h>
#endif

/* gcc optimises from here on, even when plain cc means -O0. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC optimize("O3,fp-contract=off")
#endif

#define INLINE BITNET__INLINE

#if defined(__GNUC__)
#define LAST_WORDS __attribute__((noreturn, format(printf, 2, 3)))
#else
#define LAST_WORDS
#endif

/* Exit status 2 for the user's mistakes, 1 for the machine's failures. */
#define REFUSE 2
#define BROKEN 1

LAST_WORDS static void die(int code, const char *format, ...) {
    va_list arguments;
    fflush(stdout);
    fputs("bitnet_train: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(code);
}

/* Zeroed memory, aligned to 64 bytes; exits if there is none. */
static void *take_memory(size_t count, size_t size) {
    bitnet_allocator a = bitnet__allocator(NULL);
    void *memory = bitnet__alloc_zero(&a, count ? count : 1, size);
    if (!memory)
        die(BROKEN, "out of memory (%.0f MB asked for)", (double)count * (double)size / 1e6);
    return memory;
}
static void free_memory(void *memory) {
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet__free(&a, memory);
}

/* Makes room for item `used` of an array made by take_memory. */
static void make_room(void **items, size_t *capacity, size_t used, size_t size) {
    bitnet_allocator a = bitnet__allocator(NULL);
    if (!bitnet__grow(&a, items, capacity, used, used + 1, size)) die(BROKEN, "out of memory");
}

/* Memory that is given back all at once. */
typedef struct arena {
    void **blocks;
    size_t count, room;
} arena;

static void *arena_take(arena *a, size_t count, size_t size) {
    make_room((void **)&a->blocks, &a->room, a->count, sizeof(void *));
    return a->blocks[a->count++] = take_memory(count, size);
}
static float *arena_floats(arena *a, size_t count, size_t each) {
    return (float *)arena_take(a, count * each, sizeof(float));
}
static void arena_free(arena *a) {
    while (a->count) free_memory(a->blocks[--a->count]);
    free_memory(a->blocks);
    memset(a, 0, sizeof *a);
}

/* One task's memory on one thread: blocks that are kept and grow from task to task. */
typedef struct scratch {
    void *block[24];
    size_t size[24];
    int used;
} scratch;

static void *scratch_take(scratch *s, size_t count, size_t size) {
    int i = s->used++;
    size_t need = count * size;
    if (i >= (int)(sizeof s->size / sizeof *s->size)) die(BROKEN, "scratch blocks exhausted");
    if (s->size[i] < need) {
        free_memory(s->block[i]);
        s->block[i] = take_memory(need, 1);
        s->size[i] = need;
    }
    return s->block[i];
}

/* ==================================================
   >>products   Products: tiles of 8 x 32 for float, bf16 and int8

   C = A B in tiles of 8 rows and 32 columns whose sums stay in registers. All element kinds share
   one shape: elements lie in 32-bit words along the summed dimension (one float, two bf16 or four
   int8), and a word of A is broadcast against the same word of 32 columns of B. So A may have any
   layout with two strides ("left"), and B is packed into panels of 32 columns, [words][32]. int8
   needs one unsigned side: B holds codes + 1, and the sum of A's row is subtracted at the end. bf16
   is the upper half of a float: half the words, and enough for gradients.
   ================================================== */

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

/* Right panels of bf16 from int8 or bf16; lanes and counts are multiples of 64. */
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

/* Right panels from x[lanes][count], where the summed dimension is contiguous. */
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

/* Does the compiler know vdpbf16ps? The CPU is asked at run time. */
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

/* The CPU's best set up to `limit` (BITNET_ISA_AUTO: no limit). */
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

/* ==================================================
   >>operations   Operations, each with its derivative

   One token at a time unless noted. A backward function turns its output's gradient into its
   inputs'; gradients of gains accumulate. Plain C that compilers vectorise: code inlined into a
   stage (>>threads) is compiled once for each instruction set. Widths are multiples of 64; sums run
   in 16 lanes.
   ================================================== */

#define NORM_EPSILON 1e-5f

enum { LANES = 16 };

INLINE float sum_lanes(float *lane) {
    int h, j;
    for (h = LANES / 2; h > 0; h /= 2)
        for (j = 0; j < h; j++) lane[j] += lane[j + h];
    return lane[0];
}

INLINE void transpose(float *to, const float *x, size_t rows, size_t columns) {
    size_t i, j;
    for (i = 0; i < rows; i++)
        for (j = 0; j < columns; j++) to[j * rows + i] = x[i * columns + j];
}

INLINE float dot(const float *a, const float *b, int n) {
    float lane[LANES] = {0};
    int i, j;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += a[i + j] * b[i + j];
    return sum_lanes(lane);
}

INLINE float largest(const float *x, int n, float least) {
    float lane[LANES];
    int i, j;
    for (j = 0; j < LANES; j++) lane[j] = least;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] = x[i + j] > lane[j] ? x[i + j] : lane[j];
    for (j = 0; j < LANES; j++) least = lane[j] > least ? lane[j] : least;
    return least;
}

/* e^x without branches, so that loops vectorise; constant below e^-80. */
INLINE float exponential(float x) {
    float k, r, p;
    x = x < -80.0f ? -80.0f : x > 80.0f ? 80.0f : x;
    k = bitnet__round(x * 1.44269504f);
    r = (x - k * 0.693359375f) - k * -2.12194440e-4f;
    p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = (p * (r * r) + r) + 1.0f;
    return p * bitnet__from_bits((uint32_t)((int32_t)k + 127) << 23);
}

/* RMSNorm, y = x * r * gain with r = 1/sqrt(mean(x^2) + epsilon), which is returned. */
INLINE float norm_forward(float *y, const float *x, const float *gain, int n) {
    float r = bitnet__rsqrt(dot(x, x, n) / (float)n + NORM_EPSILON);
    int i;
    for (i = 0; i < n; i++) y[i] = x[i] * r * gain[i];
    return r;
}

/* dx = (or +=) r * (gain dy - x * r^2/n * sum(gain dy x)); dx may be dy. */
INLINE void norm_backward(float *dx, float *dgain, const float *dy, const float *x,
                          const float *gain, float r, int n, bool add) {
    float lane[LANES] = {0}, c;
    int i, j;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += gain[i + j] * dy[i + j] * x[i + j];
    c = sum_lanes(lane) * r * r / (float)n;
    for (i = 0; i < n; i++) dgain[i] += dy[i] * x[i] * r;
    if (add)
        for (i = 0; i < n; i++) dx[i] += r * (gain[i] * dy[i] - x[i] * c);
    else
        for (i = 0; i < n; i++) dx[i] = r * (gain[i] * dy[i] - x[i] * c);
}

/* Rounds to int8 by the largest magnitude, at least `m`; returns the value of one step. Its
   derivative counts as the identity. */
INLINE float quantise(int8_t *q, int32_t *sum, const float *x, int n, float m) {
    float lane[LANES], s;
    int32_t total = 0;
    int i, j;
    for (j = 0; j < LANES; j++) lane[j] = 0.0f;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) {
            float a = bitnet__from_bits(bitnet__bits(x[i + j]) & 0x7FFFFFFF);
            lane[j] = a > lane[j] ? a : lane[j];
        }
    for (j = 0; j < LANES; j++) m = lane[j] > m ? lane[j] : m;
    s = 127.0f * bitnet__rcp(m);
    for (i = 0; i < n; i++) {
        float v = x[i] * s;
        v = v < 127.0f ? v : 127.0f;
        q[i] = (int8_t)(int32_t)bitnet__round(v);
    }
    for (i = 0; i < n; i++) total += q[i];
    *sum = total;
    return m * (1.0f / 127.0f);
}

/* Rounds to half precision, as the KV cache will. Its derivative counts as the identity. */
INLINE void round_to_half(float *x, int n) {
    int i;
    for (i = 0; i < n; i++) {
        uint32_t u = bitnet__bits(x[i]);
        x[i] = bitnet__from_bits((u + 0xFFF + (u >> 13 & 1)) & 0xFFFFE000u);
    }
}

/* Rotates the pairs (i, i + n/2) of a head, then multiplies by `scale`. */
INLINE void rope_forward(float *x, const float *cosine, const float *sine, int n, float scale) {
    int i, half = n / 2;
    for (i = 0; i < half; i++) {
        float a = x[i], b = x[i + half];
        x[i] = (a * cosine[i] - b * sine[i]) * scale;
        x[i + half] = (a * sine[i] + b * cosine[i]) * scale;
    }
}

/* A rotation's transpose is the rotation back. */
INLINE void rope_backward(float *dx, const float *cosine, const float *sine, int n, float scale) {
    int i, half = n / 2;
    for (i = 0; i < half; i++) {
        float a = dx[i], b = dx[i + half];
        dx[i] = (a * cosine[i] + b * sine[i]) * scale;
        dx[i + half] = (b * cosine[i] - a * sine[i]) * scale;
    }
}

/* y = max(gate, 0)^2 * up */
INLINE void relu2_forward(float *y, const float *gate, const float *up, int n) {
    int i;
    for (i = 0; i < n; i++) {
        float r = gate[i] > 0.0f ? gate[i] : 0.0f;
        y[i] = (r * r) * up[i];
    }
}

INLINE void relu2_backward(float *dgate, float *dup, const float *dy, const float *gate,
                           const float *up, int n) {
    int i;
    for (i = 0; i < n; i++) {
        float r = gate[i] > 0.0f ? gate[i] : 0.0f;
        dgate[i] = dy[i] * up[i] * (r + r);
        dup[i] = dy[i] * (r * r);
    }
}

/* Returns -log softmax(logits)[target] and replaces the logits by that loss's gradient times
   `weight`. n is a multiple of 16; entries past the vocabulary are very negative. */
INLINE double cross_entropy(float *logits, int n, int32_t target, float weight) {
    float m = largest(logits, n, -1e30f), lane[LANES] = {0}, total, scale;
    double loss = m - logits[target];
    int i, j;
    for (i = 0; i < n; i++) logits[i] = exponential(logits[i] - m);
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += logits[i + j];
    total = sum_lanes(lane);
    scale = weight / total;
    for (i = 0; i < n; i++) logits[i] *= scale;
    logits[target] -= weight;
    return loss + bitnet__log_double(total);
}

/* ---- learning from a teacher: its likeliest tokens partly replace the text's next token as the
   target, so the student learns of all that could follow. */

enum { TAUGHT = 16 };

/* The likeliest of n tokens, best first, and each one's probability among them. */
INLINE void likeliest(const float *logits, int n, int32_t *id, float *share) {
    float total = 0.0f, top;
    int i, k;
    for (k = 0; k < TAUGHT; k++) share[k] = -1e30f, id[k] = 0;
    for (i = 0; i < n; i++) {
        if (logits[i] <= share[TAUGHT - 1]) continue;
        for (k = TAUGHT - 1; k > 0 && share[k - 1] < logits[i]; k--)
            share[k] = share[k - 1], id[k] = id[k - 1];
        share[k] = logits[i], id[k] = i;
    }
    for (top = share[0], k = 0; k < TAUGHT; k++) total += share[k] = exponential(share[k] - top);
    for (k = 0; k < TAUGHT; k++) share[k] /= total;
}

/* Turns `weight` of the gradient of -log p[target] into that of -sum share log p[id]. */
INLINE void learn_from(float *gradient, int32_t target, const int32_t *id, const float *share,
                       float weight) {
    int k;
    gradient[target] += weight;
    for (k = 0; k < TAUGHT; k++) gradient[id[k]] -= weight * share[k];
}

/* ---- causal attention of the query heads that share a kv head, over one row of text. All lie in
   one array of `stride` floats per token; q includes 1/sqrt(d). Works in blocks of 64 queries, each
   with the keys from the block where its first document begins to its own end. */

enum { BLOCK = 64 };

typedef struct attention {
    const tiles *tiles;
    int length, heads, d; /* tokens, query heads, head width */
    const float *q, *k, *v;
    size_t stride;
    const int32_t *first; /* [length]: the first token that each token sees; ascending */
    float *p; /* softmax weights [heads][length][length]; only those that a block sees exist */
    float *o; /* output [length][o_stride] */
    size_t o_stride;
} attention;

/* Softmax of scores from `first` to before `have`; the others of n become 0. */
INLINE void softmax_row(float *s, int first, int have, int n) {
    float lane[LANES] = {0}, m, f;
    int i, j;
    for (i = 0; i < first; i++) s[i] = -1e30f;
    for (i = have; i < n; i++) s[i] = -1e30f;
    m = largest(s, n, -1e30f);
    for (i = 0; i < n; i++) s[i] = exponential(s[i] - m);
    for (i = 0; i < first; i++) s[i] = 0.0f;
    for (i = have; i < n; i++) s[i] = 0.0f;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += s[i + j];
    f = 1.0f / sum_lanes(lane);
    for (i = 0; i < n; i++) s[i] *= f;
}

/* Where the keys for the block of queries at `from` begin. */
INLINE int first_key(const attention *a, int from) { return a->first[from] / BLOCK * BLOCK; }

INLINE void attention_forward(const attention *a, scratch *s) {
    size_t t = (size_t)a->length;
    const float one = 1.0f;
    uint32_t *keys = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, a->length, a->d), 4);
    uint32_t *values = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, a->d, a->length), 4);
    int h, from, i;
    a->tiles->pack_across(keys, a->k, a->stride, a->length, a->d);
    for (h = 0; h < a->heads; h++)
        for (from = 0; from < a->length; from += BLOCK) {
            int lo = first_key(a, from), n = from + BLOCK - lo;
            float *p = a->p + ((size_t)h * t + (size_t)from) * t + lo;
            const float *q = a->q + (size_t)from * a->stride + (size_t)h * (size_t)a->d;
            product(a->tiles, KIND_FLOAT, p, t, BLOCK, n, left_rows(q, a->stride),
                    keys + (size_t)lo * (size_t)a->d, a->d, &one, NULL, false);
            for (i = 0; i < BLOCK; i++)
                softmax_row(p + (size_t)i * t, a->first[from + i] - lo, from + i + 1 - lo, n);
        }
    /* values as panels [d / 32][position][32]: a block uses some words of each panel */
    for (i = 0; i < a->d; i += TILE_COLUMNS) {
        uint32_t *panel = values + (size_t)i * t;
        a->tiles->pack_lanes(panel, TILE_COLUMNS, a->v + i, a->stride, TILE_COLUMNS, a->length,
                             NULL);
        for (h = 0; h < a->heads; h++)
            for (from = 0; from < a->length; from += BLOCK) {
                int lo = first_key(a, from);
                product(a->tiles, KIND_FLOAT, a->o + (size_t)from * a->o_stride + h * a->d + i,
                        a->o_stride, BLOCK, TILE_COLUMNS,
                        left_rows(a->p + ((size_t)h * t + (size_t)from) * t + lo, t),
                        panel + (size_t)lo * TILE_COLUMNS, from + BLOCK - lo, &one, NULL, false);
            }
    }
}

/* The gradients of keys and values from one block of queries: g += p^T x, where p [BLOCK][n]
   begins at key `lo`. Earlier blocks of keys have seen queries already; the last one only those
   of other heads, so old values are replaced unless `add`. */
INLINE void attention_gather(const attention *a, float *g, const float *p, const float *x,
                             size_t x_stride, int lo, int from, bool add, scratch *s) {
    const float one = 1.0f;
    int d = a->d, n = from + BLOCK - lo;
    uint32_t *panel = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, d, BLOCK), 4);
    left y = left_columns(a->tiles, s, KIND_FLOAT, p, (size_t)a->length, n, BLOCK, NULL);
    a->tiles->pack_lanes(panel, TILE_COLUMNS, x, x_stride, d, BLOCK, NULL);
    product(a->tiles, KIND_FLOAT, g + (size_t)lo * a->stride, a->stride, from - lo, d, y, panel,
            BLOCK, &one, NULL, true);
    y.data += (size_t)((from - lo) / TILE_ROWS) * y.group;
    product(a->tiles, KIND_FLOAT, g + (size_t)from * a->stride, a->stride, BLOCK, d, y, panel,
            BLOCK, &one, NULL, add);
}

/* dv = p^T do, dp = do v^T, ds = p * (dp - do . o), dq = ds k, dk = ds^T q; dq, dk and dv in an
   array like that of q, k and v. */
INLINE void attention_backward(const attention *a, const float *d_o, float *dq, float *dk,
                               float *dv, scratch *s) {
    size_t t = (size_t)a->length;
    int d = a->d, h, from, i, j;
    const float one = 1.0f;
    uint32_t *values = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, a->length, d), 4);
    uint32_t *keys = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, d, a->length), 4);
    float *ds = (float *)scratch_take(s, (size_t)BLOCK * t, 4);
    int kept = s->used;
    a->tiles->pack_across(values, a->v, a->stride, a->length, d);
    a->tiles->pack_lanes(keys, TILE_COLUMNS, a->k, a->stride, d, a->length, NULL);
    for (h = 0; h < a->heads; h++)
        for (from = 0; from < a->length; from += BLOCK) {
            int lo = first_key(a, from), n = from + BLOCK - lo;
            size_t at = (size_t)from * a->stride + (size_t)h * (size_t)d;
            const float *p = a->p + ((size_t)h * t + (size_t)from) * t + lo;
            const float *go = d_o + (size_t)from * a->o_stride + (size_t)h * (size_t)d;
            const float *o = a->o + (size_t)from * a->o_stride + (size_t)h * (size_t)d;
            product(a->tiles, KIND_FLOAT, ds, t, BLOCK, n, left_rows(go, a->o_stride),
                    values + (size_t)lo * (size_t)d, d, &one, NULL, false);
            for (i = 0; i < BLOCK; i++) {
                const float *row = p + (size_t)i * t;
                float *to = ds + (size_t)i * t;
                float c = dot(go + (size_t)i * a->o_stride, o + (size_t)i * a->o_stride, d);
                for (j = 0; j < n; j++) to[j] = row[j] * (to[j] - c);
            }
            for (i = 0; i < d; i += TILE_COLUMNS)
                product(a->tiles, KIND_FLOAT, dq + at + i, a->stride, BLOCK, TILE_COLUMNS,
                        left_rows(ds, t), keys + (size_t)i * t + (size_t)lo * TILE_COLUMNS, n, &one,
                        NULL, false);
            s->used = kept;
            attention_gather(a, dk, ds, a->q + at, a->stride, lo, from, h > 0, s);
            s->used = kept;
            attention_gather(a, dv, p, go, a->o_stride, lo, from, h > 0, s);
        }
}

/* ==================================================
   >>model   The model: parameters, ternary matrices, taps

   All parameters lie in one array, so gradients, moments, checkpoints and the optimiser need not
   know shapes. Before each step every matrix is rounded and packed twice, for the forward product
   and for the input gradient: to codes, which multiply int8 activations and gradients; or, in the
   first share of the steps, to bf16, which multiply bf16.
   ================================================== */

typedef struct config {
    int vocabulary, context, width, layers, heads, kv_heads, ffn;
} config;

static const struct {
    const char *name;
    config c;
} presets[] = {
    {"pico", {512, 128, 128, 2, 2, 1, 256}},
    {"nano", {2048, 512, 256, 6, 4, 2, 768}},
    {"micro", {4096, 512, 384, 8, 6, 2, 1152}},
    {"small", {8192, 512, 512, 8, 8, 4, 1536}},
};

#define ROPE_BASE 10000.0

/* A layer's norms, each before the matrices that use its output. */
enum { IN_ATTN, IN_O, IN_FFN, IN_DOWN, INPUTS };
enum { MAT_Q, MAT_K, MAT_V, MAT_O, MAT_GATE, MAT_UP, MAT_DOWN, MATRICES };

typedef struct matrix {
    size_t at; /* of the parameters */
    int rows, columns;
    float gamma;        /* of the last rounding; 1 in bf16 */
    uint32_t *forward;  /* codes + 1 as int8, or bf16: a column per output */
    uint32_t *backward; /* the same, a column per input */
} matrix;

typedef struct layer {
    size_t norm[INPUTS]; /* one after the other, from norm[0] on */
    matrix m[MATRICES];
} layer;

/* How a stretch of parameters is optimised, and whether it decays. */
typedef enum group { GROUP_EMBEDDING, GROUP_GAIN, GROUP_MATRIX } group;

/* A stretch of parameters for one task of the optimiser. */
typedef struct piece {
    size_t at, count;
    group group;
} piece;

typedef struct model {
    config c;
    tiles tiles;
    kind kind; /* of the matrices: KIND_INT8, ternary; or KIND_BF16 */
    int d, kv_width, qkv_width, gains, logits; /* logits: the vocabulary, padded */
    layer *layers;
    size_t embedding, output_norm, count;
    float *w, *g, *m, *v; /* [count]: master weights, gradients, moments (matrices have no v) */
    uint32_t *head_forward, *head_backward;
    float *cosine, *sine; /* [context][d / 2] */
    piece *pieces;
    int piece_count;
    arena memory;
} model;

static int input_of(int matrix) {
    return matrix <= MAT_V ? IN_ATTN : matrix == MAT_O ? IN_O : matrix <= MAT_UP ? IN_FFN : IN_DOWN;
}

enum { PIECE = 1 << 16 };

static size_t add_parameters(model *m, size_t count, group group) {
    size_t at = m->count, i;
    for (i = 0; i < count; i += PIECE) {
        piece *p = &m->pieces[m->piece_count++];
        p->at = at + i;
        p->count = count - i < PIECE ? count - i : PIECE;
        p->group = group;
    }
    m->count += count;
    return at;
}

static void model_create(model *m, config c, tiles t) {
    int l, i, pos;
    size_t width = (size_t)c.width, panels;
    memset(m, 0, sizeof *m);
    m->c = c;
    m->tiles = t;
    m->kind = KIND_INT8;
    m->d = c.width / c.heads;
    m->kv_width = c.kv_heads * m->d;
    m->qkv_width = c.width + 2 * m->kv_width;
    m->gains = 3 * c.width + c.ffn;
    m->logits = bitnet__round_up(c.vocabulary, TILE_COLUMNS);
    m->layers = (layer *)arena_take(&m->memory, (size_t)c.layers, sizeof(layer));
    panels = (size_t)c.layers * (width * (width * 3 + 3 * (size_t)c.ffn) / PIECE + 16) +
             (size_t)c.vocabulary * width / PIECE + 16;
    m->pieces = (piece *)arena_take(&m->memory, panels, sizeof(piece));

    m->embedding = add_parameters(m, (size_t)c.vocabulary * width, GROUP_EMBEDDING);
    for (l = 0; l < c.layers; l++) {
        layer *y = &m->layers[l];
        const int rows[MATRICES] = {c.width, m->kv_width, m->kv_width, c.width,
                                    c.ffn,   c.ffn,       c.width};
        for (i = 0; i < INPUTS; i++)
            y->norm[i] = add_parameters(m, (size_t)(i == IN_DOWN ? c.ffn : c.width), GROUP_GAIN);
        for (i = 0; i < MATRICES; i++) {
            matrix *x = &y->m[i];
            x->rows = rows[i];
            x->columns = i == MAT_DOWN ? c.ffn : c.width;
            x->at = add_parameters(m, (size_t)x->rows * (size_t)x->columns, GROUP_MATRIX);
            x->forward = (uint32_t *)arena_take(
                &m->memory, panel_words(TILE_COLUMNS, x->rows, x->columns / 2), 4);
            x->backward = (uint32_t *)arena_take(
                &m->memory, panel_words(TILE_COLUMNS, x->columns, x->rows / 2), 4);
        }
    }
    m->output_norm = add_parameters(m, width, GROUP_GAIN);
    m->w = (float *)arena_take(&m->memory, m->count, 4);
    m->g = (float *)arena_take(&m->memory, m->count, 4);
    m->m = (float *)arena_take(&m->memory, m->count, 4);
    m->v = (float *)arena_take(&m->memory, m->count, 4);
    m->head_forward = (uint32_t *)arena_take(&m->memory, (size_t)m->logits * width, 4);
    m->head_backward =
        (uint32_t *)arena_take(&m->memory, panel_words(TILE_COLUMNS, c.width, c.vocabulary), 4);
    m->cosine = (float *)arena_take(&m->memory, (size_t)c.context * (size_t)m->d / 2, 4);
    m->sine = (float *)arena_take(&m->memory, (size_t)c.context * (size_t)m->d / 2, 4);
    for (i = 0; i < m->d / 2; i++) {
        double f = bitnet__exp_double(-2.0 * i / m->d * bitnet__log_double(ROPE_BASE));
        for (pos = 0; pos < c.context; pos++) {
            double sine, cosine;
            bitnet__sincos_double(pos * f, &sine, &cosine);
            m->sine[pos * (m->d / 2) + i] = (float)sine;
            m->cosine[pos * (m->d / 2) + i] = (float)cosine;
        }
    }
}

static void model_destroy(model *m) { arena_free(&m->memory); }

/* ---- random numbers: SplitMix64 */

static uint64_t random_bits(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static double random_unit(uint64_t *state) { /* in (0, 1) */
    return ((double)(random_bits(state) >> 12) + 0.5) / 4503599627370496.0;
}

static double random_normal(uint64_t *state) {
    double radius = bitnet__sqrt_double(-2.0 * bitnet__log_double(random_unit(state)));
    double sine, cosine;
    bitnet__sincos_double(6.283185307179586 * random_unit(state), &sine, &cosine);
    return radius * cosine;
}

/* Gains 1, embedding 0.02, matrices 0.02, smaller for those that add to the residual stream, to
   bound the sum over the layers. `wide`: the scores of attention start large enough to be learned
   from, and the embedding large enough to be seen beside attention's normed output. */
static void model_initialise(model *m, uint64_t seed, bool wide) {
    const double embedding = wide ? 0.3 : 0.02;
    const double inner = wide ? 1.0 / bitnet__sqrt_double(m->c.width) : 0.02;
    const double outer = wide ? 0.02 : 0.02 / bitnet__sqrt_double(2.0 * m->c.layers);
    size_t n, i;
    int l, k;
    for (n = (size_t)m->c.vocabulary * (size_t)m->c.width, i = 0; i < n; i++)
        m->w[m->embedding + i] = (float)(embedding * random_normal(&seed));
    for (l = 0; l < m->c.layers; l++) {
        for (i = 0; i < (size_t)m->gains; i++) m->w[m->layers[l].norm[0] + i] = 1.0f;
        for (k = 0; k < MATRICES; k++) {
            const matrix *x = &m->layers[l].m[k];
            const double deviation = k == MAT_O || k == MAT_DOWN ? outer : inner;
            for (n = (size_t)x->rows * (size_t)x->columns, i = 0; i < n; i++)
                m->w[x->at + i] = (float)(deviation * random_normal(&seed));
        }
    }
    for (i = 0; i < (size_t)m->c.width; i++) m->w[m->output_norm + i] = 1.0f;
}

/* gamma = mean |W|, code = clamp(round(W / gamma), -1, 1). Returns gamma. */
INLINE float ternary_codes(int8_t *code, const float *w, size_t n) {
    double total = 0.0;
    float gamma, inverse;
    size_t i, k;
    int j;
    for (i = 0; i < n; i += 1024) { /* floats by the thousand, doubles over the rest */
        float lane[LANES] = {0};
        for (k = i; k < i + 1024 && k < n; k += LANES)
            for (j = 0; j < LANES; j++)
                lane[j] += bitnet__from_bits(bitnet__bits(w[k + (size_t)j]) & 0x7FFFFFFF);
        total += (double)sum_lanes(lane);
    }
    gamma = (float)(total / (double)n);
    if (gamma < 1e-5f) gamma = 1e-5f;
    inverse = 1.0f / gamma;
    for (i = 0; i < n; i++) {
        float x = w[i] * inverse;
        x = x < 1.0f ? x : 1.0f;
        x = x > -1.0f ? x : -1.0f;
        code[i] = (int8_t)(int32_t)bitnet__round(x);
    }
    return gamma;
}

/* What the backward pass needs of a micro-batch's forward pass. Nothing is computed twice.
   Activations are [tokens][...]. */
typedef struct input_taps {
    float *r;    /* of the norm, [tokens] */
    void *q;     /* the normed, what the matrices took: int8 or bf16 */
    float *step; /* [tokens], of int8 */
} input_taps;

typedef struct taps {
    float *x;       /* residual stream before the layer */
    float *qkv;     /* query, key and value after rope */
    float *p;       /* softmax weights [rows][heads][context][context] */
    float *att;     /* attention's output */
    float *mid;     /* residual stream between attention and ffn */
    float *gate_up; /* [tokens][2][ffn] */
    float *hidden;  /* relu2(gate) * up */
    input_taps in[INPUTS];
} taps;

/* Gradients of matrix outputs. Weight gradients read them later, so layers alternate between
   two. */
typedef struct output_gradients {
    float *qkv, *o, *gate_up, *down;
    int jobs; /* deferred jobs that still use them end here */
} output_gradients;

enum { OF_ANSWER = 1 << 20 }; /* marks a token that an assistant says; above every vocabulary */

static int32_t token_id(int32_t token) { return token < 0 ? ~token : token & (OF_ANSWER - 1); }

/* One micro-batch in the model. */
typedef struct pass {
    model *m;
    int rows, tokens, blocks;
    int32_t *input, *target; /* [tokens]; a target of -1 is not scored; some are OF_ANSWER */
    int32_t *first;          /* [tokens]: the first token of its row that a token sees */
    int32_t *guess;          /* [tokens]: the likeliest next token, where nothing is learned */
    float weight, answers;   /* of one token's loss; that of an answer's counts so many times */
    float taught;            /* the teacher's share of it; 0: no teacher */
    int32_t *taught_id;      /* [tokens][TAUGHT]: the teacher's next tokens */
    float *taught_share;
    bool backward; /* logits become gradients */
    taps *layers;
    float *x, *r, *y, *logits; /* after the last layer, its norm, the normed, [tokens][logits] */
    double *loss;              /* [blocks] */
    float *dx, *datt;          /* gradients of the residual stream and of attention's output */
    float *gains;              /* [blocks][layers * gains + width]: partial gradients */
    output_gradients out[2];
    int layer; /* that the running stage is about */
    arena memory;
} pass;

static void pass_create(pass *p, model *m, int rows) {
    const config *c = &m->c;
    size_t n = (size_t)rows * (size_t)c->context, width = (size_t)c->width, ffn = (size_t)c->ffn;
    int l, i;
    memset(p, 0, sizeof *p);
    p->m = m;
    p->rows = rows;
    p->tokens = rows * c->context;
    p->blocks = p->tokens / BLOCK;
    p->answers = 1.0f;
    p->input = (int32_t *)arena_take(&p->memory, n, 4);
    p->target = (int32_t *)arena_take(&p->memory, n, 4);
    p->first = (int32_t *)arena_take(&p->memory, n, 4);
    p->guess = (int32_t *)arena_take(&p->memory, n, 4);
    p->taught_id = (int32_t *)arena_take(&p->memory, n * TAUGHT, 4);
    p->taught_share = arena_floats(&p->memory, n, TAUGHT);
    p->layers = (taps *)arena_take(&p->memory, (size_t)c->layers, sizeof(taps));
    for (l = 0; l < c->layers; l++) {
        taps *t = &p->layers[l];
        t->x = arena_floats(&p->memory, n, width);
        t->qkv = arena_floats(&p->memory, n, (size_t)m->qkv_width);
        t->p = arena_floats(&p->memory, n * (size_t)c->heads, (size_t)c->context);
        t->att = arena_floats(&p->memory, n, width);
        t->mid = arena_floats(&p->memory, n, width);
        t->gate_up = arena_floats(&p->memory, n, 2 * ffn);
        t->hidden = arena_floats(&p->memory, n, ffn);
        for (i = 0; i < INPUTS; i++) {
            t->in[i].r = arena_floats(&p->memory, n, 1);
            t->in[i].step = arena_floats(&p->memory, n, 1);
            t->in[i].q = arena_take(&p->memory, n * 2, i == IN_DOWN ? ffn : width);
        }
    }
    p->x = arena_floats(&p->memory, n, width);
    p->r = arena_floats(&p->memory, n, 1);
    p->y = arena_floats(&p->memory, n, width);
    p->logits = arena_floats(&p->memory, n, (size_t)m->logits);
    p->loss = (double *)arena_take(&p->memory, (size_t)p->blocks, sizeof(double));
    p->dx = arena_floats(&p->memory, n, width);
    p->datt = arena_floats(&p->memory, n, width);
    p->gains =
        arena_floats(&p->memory, (size_t)p->blocks, (size_t)(c->layers * m->gains + c->width));
    for (i = 0; i < 2; i++) {
        p->out[i].qkv = arena_floats(&p->memory, n, (size_t)m->qkv_width);
        p->out[i].o = arena_floats(&p->memory, n, width);
        p->out[i].gate_up = arena_floats(&p->memory, n, 2 * ffn);
        p->out[i].down = arena_floats(&p->memory, n, width);
    }
}

static void pass_destroy(pass *p) { arena_free(&p->memory); }

/* ==================================================
   >>threads   Threads: stages and deferred work

   A stage is a number of equal tasks that all threads share until it is done. Deferred work, which
   nothing waits for yet, runs beside it: weight gradients, which the backward pass through the
   layers does not need. A thread takes a task of the stage if there is one, else deferred work,
   else it sleeps; so a stage never waits for a thread busy with other work.
   ================================================== */

typedef void task_function(void *context, int index, scratch *s);

typedef struct work {
    task_function *run;
    void *context;
    int count, next, done;
} work;

typedef struct threads threads;

typedef struct worker {
    threads *owner;
    scratch memory;
    bitnet__thread thread;
} worker;

enum { MAX_THREADS = 64 };

struct threads {
    int count;
    bool overlap; /* false: defer() computes at once, to measure what deferring gains */
    bool quit;
    work stage;
    work *deferred;
    size_t deferred_room;
    int deferred_count, deferred_first; /* the first that may have tasks to take */
    worker workers[MAX_THREADS];        /* [0] is the caller */
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor monitor;
#endif
};

#if !defined(BITNET_NO_THREADS)
static void threads_lock(threads *t) { bitnet__lock(&t->monitor); }
static void threads_unlock(threads *t) { bitnet__unlock(&t->monitor); }
static void threads_wait(threads *t) { bitnet__wait(&t->monitor, &t->monitor.filled); }
static void threads_wake(threads *t) { bitnet__wake_all(&t->monitor.filled); }
#else /* a single thread does everything itself */
static void threads_lock(threads *t) { (void)t; }
static void threads_unlock(threads *t) { (void)t; }
static void threads_wait(threads *t) { (void)t; }
static void threads_wake(threads *t) { (void)t; }
#endif

static bool has_task(const work *w) { return w->next < w->count; }

/* Work with a task to take; the lock is held. */
static work *find_work(threads *t) {
    if (has_task(&t->stage)) return &t->stage;
    while (t->deferred_first < t->deferred_count && !has_task(&t->deferred[t->deferred_first]))
        t->deferred_first++;
    return t->deferred_first < t->deferred_count ? &t->deferred[t->deferred_first] : NULL;
}

/* Does one task of `w`; the lock is held before and after. */
static void do_task(threads *t, work *w, scratch *s) {
    task_function *run = w->run;
    void *context = w->context;
    int index = w->next++;
    size_t at = w == &t->stage ? 0 : (size_t)(w - t->deferred) + 1;
    threads_unlock(t);
    s->used = 0;
    run(context, index, s);
    threads_lock(t);
    w = at ? &t->deferred[at - 1] : &t->stage; /* the list may have grown and moved */
    if (++w->done == w->count) threads_wake(t);
}

static void worker_main(void *user) {
    worker *self = (worker *)user;
    threads *t = self->owner;
    threads_lock(t);
    while (!t->quit) {
        work *w = find_work(t);
        if (w) do_task(t, w, &self->memory);
        else threads_wait(t);
    }
    threads_unlock(t);
}

/* Starts as many threads as asked for or as the system allows: t->count. */
static void threads_create(threads *t, int count, bool overlap) {
    memset(t, 0, sizeof *t);
    t->count = 1;
    t->overlap = overlap;
    t->workers[0].owner = t;
#if !defined(BITNET_NO_THREADS)
    if (!bitnet__monitor_init(&t->monitor)) die(BROKEN, "the system has no more locks");
#endif
    for (; t->count < count && t->count < MAX_THREADS; t->count++) {
        worker *w = &t->workers[t->count];
        w->owner = t;
        if (!bitnet__thread_start(&w->thread, worker_main, w)) break;
    }
}

static void threads_destroy(threads *t) {
    int i, k;
    threads_lock(t);
    t->quit = true;
    threads_wake(t);
    threads_unlock(t);
    for (i = 1; i < t->count; i++) bitnet__thread_join(&t->workers[i].thread);
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor_destroy(&t->monitor);
#endif
    for (i = 0; i < t->count; i++)
        for (k = 0; k < (int)(sizeof t->workers[i].memory.block / sizeof(void *)); k++)
            free_memory(t->workers[i].memory.block[k]);
    free_memory(t->deferred);
}

/* A stage: run(context, 0) ... run(context, count - 1); returns when all are done. */
static void run_stage(threads *t, task_function *run, void *context, int count) {
    threads_lock(t);
    t->stage.run = run;
    t->stage.context = context;
    t->stage.count = count;
    t->stage.next = t->stage.done = 0;
    threads_wake(t);
    while (has_task(&t->stage)) do_task(t, &t->stage, &t->workers[0].memory);
    while (t->stage.done < count) threads_wait(t);
    threads_unlock(t);
}

/* Work for any idle thread. `context` must live until it is joined. */
static void defer(threads *t, task_function *run, void *context, int count) {
    work *w;
    if (!t->overlap) {
        run_stage(t, run, context, count);
        return;
    }
    threads_lock(t);
    make_room((void **)&t->deferred, &t->deferred_room, (size_t)t->deferred_count, sizeof(work));
    w = &t->deferred[t->deferred_count++];
    w->run = run;
    w->context = context;
    w->count = count;
    w->next = w->done = 0;
    threads_wake(t);
    threads_unlock(t);
}

/* Helps with deferred work until the first `count` pieces of it are done. */
static void join(threads *t, int count) {
    int i;
    threads_lock(t);
    for (i = 0; i < count && i < t->deferred_count; i++)
        while (t->deferred[i].done < t->deferred[i].count) {
            work *w = find_work(t);
            if (w) do_task(t, w, &t->workers[0].memory);
            else threads_wait(t);
        }
    threads_unlock(t);
}

static void join_all(threads *t) {
    join(t, t->deferred_count);
    t->deferred_count = t->deferred_first = 0;
}

/* STAGE(name) makes name_stage[], by bitnet_isa: the inline task `name`, compiled for each
   instruction set that has tiles. */
#if defined(BITNET__SIMD_X86)
#define STAGE(name) \
    static void name##_scalar(void *context, int index, scratch *s) { name(context, index, s); } \
    AVX2 static void name##_avx2(void *context, int index, scratch *s) { \
        name(context, index, s); \
    } \
    AVX512 static void name##_avx512(void *context, int index, scratch *s) { \
        name(context, index, s); \
    } \
    static task_function *const name##_stage[] = {NULL, name##_scalar, name##_avx2, NULL, \
                                                  name##_avx512};
#else
#define STAGE(name) \
    static void name##_scalar(void *context, int index, scratch *s) { name(context, index, s); } \
    static task_function *const name##_stage[] = {NULL, name##_scalar};
#endif
#define RUN(threads, model, name, context, count) \
    run_stage(threads, name##_stage[(model)->tiles.isa], context, count)

/* ==================================================
   >>optimiser   Muon, AdamW and the schedule

   Muon moves the matrices: each step is the momentum with its singular values made nearly equal, so
   that a matrix learns in its weak directions, too. It needs no second moments and no weight decay:
   codes depend on W / mean |W|, so growth only makes later steps smaller. AdamW moves embedding and
   gains, and with --lookup the matrices too: within 750 steps a model that Muon moved did not learn
   to look things up, this one did (tests/BENCHMARKS.md, "A small model looks things up").
   ================================================== */

typedef struct recipe {
    int64_t steps, warmup;
    double lr, matrix_lr;  /* of the embedding and the gains, of the matrices */
    double decay, clip;    /* of all that AdamW moves: the first spares the gains */
    double full, warmdown; /* shares of the steps: in bf16, and on the way down */
    double taught;         /* a teacher's part of the loss */
    uint8_t apart;         /* 1: documents of a row do not see each other */
    uint8_t lookup; /* 1: AdamW for all, from a wide start, in the order of the files at first */
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
    bool matrices;                      /* AdamW moves the matrices too */
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
   X with A = X X^T turns values of 0.03 to 1 into 0.7 to 1.2. */
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

/* One step of matrix `index` of all. */
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

/* One step by the gradients in m->g; `step` counts from 0. Returns the gradient's norm before
   clipping. */
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

/* ==================================================
   >>bpe   The vocabulary: byte-pair encoding

   Llama-3's pre-tokenizer cuts the text into pieces, and equal pieces are counted. Then, until the
   vocabulary is full, the most frequent pair of neighbours (among equals, the lowest ids) becomes a
   token. A heap finds the pair; a merge touches only the words that contain it.
   ================================================== */

#define TEXT_BOS "<|begin_of_text|>"
#define TEXT_EOS "<|end_of_text|>"
#define TEXT_EOT "<|eot_id|>"
enum { BYTES = 256, SPECIALS = 3 };

typedef struct vocabulary {
    int count;       /* tokens: 256 bytes, then a token per merge, then bos, eos, eot */
    int merge_count; /* count - 256 - 3 */
    int32_t (*merges)[2];
} vocabulary;

typedef struct word {
    size_t at; /* in `symbols` */
    int length;
    int64_t count;
} word;

typedef struct pair {
    uint64_t key; /* left << 32 | right; free slots have count 0 and words NULL */
    int64_t count;
    int32_t *words; /* that hold it, or once did */
    size_t word_count, word_room;
} pair;

typedef struct candidate {
    int64_t count;
    uint64_t key;
} candidate;

typedef struct bpe {
    int32_t *symbols;
    size_t symbol_count, symbol_room;
    word *words;
    size_t word_count, word_room;
    int32_t *word_slots; /* hash table: index + 1 of a word */
    size_t slots;        /* a power of two */
    pair *pairs;
    size_t pair_slots, pair_count;
    candidate *heap;
    size_t heap_count, heap_room;
} bpe;

static uint64_t hash_bits(uint64_t x) {
    x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
    x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
    return x ^ (x >> 32);
}

/* GPT-2's order of the bytes: printable ones first. Byte of token `id` < 256. */
static bool byte_is_printable(int b) { return (b >= 33 && b <= 126) || (b >= 161 && b != 173); }

static void byte_order(uint8_t byte_of[BYTES], int32_t token_of[BYTES]) {
    int b, n = 0, turn;
    for (turn = 0; turn < 2; turn++)
        for (b = 0; b < BYTES; b++)
            if (byte_is_printable(b) == (turn == 0)) {
                token_of[b] = n;
                byte_of[n++] = (uint8_t)b;
            }
}

static void count_word(bpe *e, const char *text, size_t length, const int32_t *token_of) {
    uint64_t h = 1469598103934665603u;
    size_t i, slot;
    for (i = 0; i < length; i++) h = (h ^ (uint8_t)text[i]) * 1099511628211u;
    for (slot = hash_bits(h) & (e->slots - 1);; slot = (slot + 1) & (e->slots - 1)) {
        int32_t index = e->word_slots[slot] - 1;
        word *w;
        if (index < 0) break;
        w = &e->words[index];
        if (w->length == (int)length) {
            for (i = 0; i < length; i++)
                if (e->symbols[w->at + i] != token_of[(uint8_t)text[i]]) break;
            if (i == length) {
                w->count++;
                return;
            }
        }
    }
    make_room((void **)&e->words, &e->word_room, e->word_count, sizeof(word));
    e->words[e->word_count].at = e->symbol_count;
    e->words[e->word_count].length = (int)length;
    e->words[e->word_count].count = 1;
    for (i = 0; i < length; i++) {
        make_room((void **)&e->symbols, &e->symbol_room, e->symbol_count, sizeof(int32_t));
        e->symbols[e->symbol_count++] = token_of[(uint8_t)text[i]];
    }
    e->word_slots[slot] = (int32_t)++e->word_count;
    if (e->word_count * 2 > e->slots) { /* a larger table, filled anew */
        size_t k;
        uint8_t byte_of[BYTES];
        int32_t ignored[BYTES];
        byte_order(byte_of, ignored);
        free_memory(e->word_slots);
        e->slots *= 2;
        e->word_slots = (int32_t *)take_memory(e->slots, sizeof(int32_t));
        for (k = 0; k < e->word_count; k++) {
            const word *w = &e->words[k];
            h = 1469598103934665603u;
            for (i = 0; i < (size_t)w->length; i++)
                h = (h ^ byte_of[e->symbols[w->at + i]]) * 1099511628211u;
            slot = hash_bits(h) & (e->slots - 1);
            while (e->word_slots[slot]) slot = (slot + 1) & (e->slots - 1);
            e->word_slots[slot] = (int32_t)k + 1;
        }
    }
}

static bool less_urgent(candidate a, candidate b) {
    return a.count != b.count ? a.count < b.count : a.key > b.key;
}

static void heap_push(bpe *e, candidate c) {
    size_t i = e->heap_count;
    make_room((void **)&e->heap, &e->heap_room, e->heap_count++, sizeof(candidate));
    for (; i > 0 && less_urgent(e->heap[(i - 1) / 2], c); i = (i - 1) / 2)
        e->heap[i] = e->heap[(i - 1) / 2];
    e->heap[i] = c;
}

static candidate heap_pop(bpe *e) {
    candidate top = e->heap[0], last = e->heap[--e->heap_count];
    size_t i = 0, child;
    for (; (child = 2 * i + 1) < e->heap_count; i = child) {
        if (child + 1 < e->heap_count && less_urgent(e->heap[child], e->heap[child + 1])) child++;
        if (!less_urgent(last, e->heap[child])) break;
        e->heap[i] = e->heap[child];
    }
    e->heap[i] = last;
    return top;
}

static pair *find_pair(bpe *e, int32_t a, int32_t b) {
    uint64_t key = (uint64_t)(uint32_t)a << 32 | (uint32_t)b;
    size_t slot;
    if ((e->pair_count + 1) * 2 > e->pair_slots) {
        pair *old = e->pairs;
        size_t n = e->pair_slots, i;
        e->pair_slots = n ? n * 2 : 1 << 14;
        e->pairs = (pair *)take_memory(e->pair_slots, sizeof(pair));
        for (i = 0; i < n; i++)
            if (old[i].words) {
                slot = hash_bits(old[i].key) & (e->pair_slots - 1);
                while (e->pairs[slot].words) slot = (slot + 1) & (e->pair_slots - 1);
                e->pairs[slot] = old[i];
            }
        free_memory(old);
    }
    slot = hash_bits(key) & (e->pair_slots - 1);
    while (e->pairs[slot].words && e->pairs[slot].key != key)
        slot = (slot + 1) & (e->pair_slots - 1);
    e->pairs[slot].key = key;
    return &e->pairs[slot];
}

/* Counts `times` more of a pair in a word. */
static void add_pair(bpe *e, int32_t a, int32_t b, int64_t times, int32_t in_word) {
    pair *p = find_pair(e, a, b);
    if (!p->words) e->pair_count++;
    p->count += times;
    if (times < 0) return;
    if (!p->word_count || p->words[p->word_count - 1] != in_word) {
        make_room((void **)&p->words, &p->word_room, p->word_count, sizeof(int32_t));
        p->words[p->word_count++] = in_word;
    }
}

static void push_pair(bpe *e, int32_t a, int32_t b) {
    const pair *p = find_pair(e, a, b);
    candidate c;
    c.count = p->count;
    c.key = p->key;
    if (c.count > 0) heap_push(e, c);
}

/* Replaces the pair (a, b) by `token` in one word and updates the counts. Neighbours with a higher
   count return to the heap; a lower count is noticed at the top of the heap. */
static void merge_in_word(bpe *e, int32_t index, int32_t a, int32_t b, int32_t token) {
    word *w = &e->words[index];
    int32_t *s = e->symbols + w->at;
    int i, n = 0, old = w->length;
    bool found = false;
    for (i = 0; i + 1 < old && !found; i++) found = s[i] == a && s[i + 1] == b;
    if (!found) return;
    for (i = 0; i + 1 < old; i++) add_pair(e, s[i], s[i + 1], -w->count, index);
    for (i = 0; i < old; n++) {
        bool here = i + 1 < old && s[i] == a && s[i + 1] == b;
        s[n] = here ? token : s[i];
        i += here ? 2 : 1;
    }
    w->length = n;
    for (i = 0; i + 1 < n; i++) add_pair(e, s[i], s[i + 1], w->count, index);
    for (i = 0; i + 1 < n; i++)
        if (s[i] == token || s[i + 1] == token) push_pair(e, s[i], s[i + 1]);
}

/* Counts the words of the texts and their pairs, and puts all pairs on the heap. */
static void bpe_begin(bpe *e, const bitnet_string *texts, size_t text_count) {
    uint8_t byte_of[BYTES];
    int32_t token_of[BYTES];
    size_t i, k;
    int j;
    memset(e, 0, sizeof *e);
    byte_order(byte_of, token_of);
    e->slots = 1 << 12;
    e->word_slots = (int32_t *)take_memory(e->slots, sizeof(int32_t));
    for (k = 0; k < text_count; k++)
        for (i = 0; i < texts[k].length;) {
            size_t end = bitnet__piece(BITNET__RULE_LLAMA3, texts[k].data, texts[k].length, i);
            count_word(e, texts[k].data + i, end - i, token_of);
            i = end;
        }
    for (k = 0; k < e->word_count; k++)
        for (j = 0; j + 1 < e->words[k].length; j++) {
            const int32_t *s = e->symbols + e->words[k].at;
            add_pair(e, s[j], s[j + 1], e->words[k].count, (int32_t)k);
        }
    for (k = 0; k < e->pair_slots; k++)
        if (e->pairs[k].words) {
            candidate c;
            c.count = e->pairs[k].count;
            c.key = e->pairs[k].key;
            heap_push(e, c);
        }
}

static void bpe_free(bpe *e) {
    size_t k;
    for (k = 0; k < e->pair_slots; k++) free_memory(e->pairs[k].words);
    free_memory(e->pairs);
    free_memory(e->heap);
    free_memory(e->words);
    free_memory(e->word_slots);
    free_memory(e->symbols);
}

/* Replaces the pair (a, b) by `token` in all words. */
static void bpe_merge(bpe *e, int32_t a, int32_t b, int32_t token) {
    pair *p = find_pair(e, a, b);
    size_t n = p->word_count, i;
    int32_t *words = p->words;
    /* the list may grow and the table move during the walk: detach the list first */
    p->words = (int32_t *)take_memory(1, sizeof(int32_t));
    p->word_count = 0;
    p->word_room = 1;
    for (i = 0; i < n; i++) merge_in_word(e, words[i], a, b, token);
    free_memory(words);
}

/* Learns up to `wanted` tokens; fewer if no pair occurs twice. */
static vocabulary learn_vocabulary(const bitnet_string *texts, size_t text_count, int wanted) {
    vocabulary v;
    bpe e;
    memset(&v, 0, sizeof v);
    bpe_begin(&e, texts, text_count);
    v.merges = (int32_t(*)[2])take_memory((size_t)wanted, sizeof *v.merges);
    while (BYTES + v.merge_count + SPECIALS < wanted && e.heap_count) {
        candidate c = heap_pop(&e);
        int32_t a = (int32_t)(c.key >> 32), b = (int32_t)(uint32_t)c.key;
        int64_t count = find_pair(&e, a, b)->count;
        if (count != c.count) { /* an old entry */
            if (count > 0 && count < c.count) push_pair(&e, a, b);
            continue;
        }
        if (count < 2) break;
        v.merges[v.merge_count][0] = a;
        v.merges[v.merge_count][1] = b;
        bpe_merge(&e, a, b, BYTES + v.merge_count);
        v.merge_count++;
    }
    v.count = BYTES + v.merge_count + SPECIALS;
    bpe_free(&e);
    return v;
}

/* Each token's spelling in the file, a letter per byte: printable bytes are themselves, the others
   U+0100, U+0101, ... Free with free_spellings. */
static char **spell_vocabulary(const vocabulary *v) {
    char **names = (char **)take_memory((size_t)v->count, sizeof(char *));
    static const char *const special[SPECIALS] = {TEXT_BOS, TEXT_EOS, TEXT_EOT};
    uint8_t byte_of[BYTES];
    int32_t token_of[BYTES];
    int i;
    byte_order(byte_of, token_of);
    for (i = 0; i < v->count; i++) {
        if (i < BYTES) {
            int b = byte_of[i];
            unsigned letter = byte_is_printable(b) ? (unsigned)b : 0x100u + (unsigned)(i - 188);
            names[i] = (char *)take_memory(3, 1);
            if (letter < 128) {
                names[i][0] = (char)letter;
            } else {
                names[i][0] = (char)(0xC0 | letter >> 6);
                names[i][1] = (char)(0x80 | (letter & 63));
            }
        } else {
            const int32_t *m = i < BYTES + v->merge_count ? v->merges[i - BYTES] : NULL;
            const char *a = m ? names[m[0]] : special[i - BYTES - v->merge_count];
            const char *b = m ? names[m[1]] : "";
            names[i] = (char *)take_memory(strlen(a) + strlen(b) + 1, 1);
            memcpy(names[i], a, strlen(a));
            memcpy(names[i] + strlen(a), b, strlen(b));
        }
    }
    return names;
}

static void free_spellings(char **names, int count) {
    int i;
    for (i = 0; i < count; i++) free_memory(names[i]);
    free_memory(names);
}

/* ==================================================
   >>data   Text, documents and batches

   A file is one document, or several separated by lines "<|endoftext|>". A document becomes bos,
   its tokens, eos. An epoch joins all documents in a new random order, with --lookup the first one
   in that of the files, and cuts them into rows.
   If a cut falls inside a document that is longer than a row, the rest continues in the next row,
   after another bos. If the document is shorter, a coin decides: continue in the same way, or skip
   to the next document. So the model sees texts begin, and texts cut short. The rest of a
   conversation is always skipped, because its answers depend on what was cut off. A token sees
   everything before it in its row, as in validation and bitnet_perplexity, or, with --apart, only
   its own document.
   ================================================== */

#define SEPARATOR "<|endoftext|>"

/* Text of a file without its byte order mark; it lives in *keep. */
static char *read_text(const char *path, size_t *size, arena *keep) {
    FILE *file = bitnet__open(path, "rb");
    uint64_t length;
    char *data;
    size_t i, odd = 0;
    if (!file) die(REFUSE, "cannot open %s: %s", path, tool_reason());
    if (bitnet__is_directory(path)) die(REFUSE, "%s is a folder, not a text", path);
    if (!bitnet__file_size(file, &length) || length > SIZE_MAX / 8 ||
        !bitnet__seek(file, 0, SEEK_SET))
        die(REFUSE, "cannot read %s: %s", path, tool_reason());
    if (length == 0) die(REFUSE, "%s is empty: there is nothing to learn from", path);
    data = (char *)arena_take(keep, (size_t)length, 1);
    *size = (size_t)length;
    if (fread(data, 1, *size, file) != *size)
        die(REFUSE, "cannot read %s: %s", path, tool_reason());
    fclose(file);
    for (i = 0; i < *size; i++) {
        unsigned char c = (unsigned char)data[i];
        if (c == 0) die(REFUSE, "%s is not text: byte %lu is zero", path, (unsigned long)i);
        odd += (c < 32 && c != '\n' && c != '\r' && c != '\t') || c == 127;
    }
    if (odd > *size / 100) die(REFUSE, "%s is not text: it is full of control characters", path);
    i = tool_mark(data, *size);
    *size -= i;
    return data + i;
}

/* ---- conversations: {"messages": [{"role": "user", "content": "..."}, ...]} in each line */

enum { MESSAGES = 256 };

/* The text of a member of an object; false: there is none. */
static bool json_text(const bitnet__json *json, int32_t object, const char *name,
                      bitnet_string *text) {
    int32_t value = json->values[object].kind == BITNET__JSON_OBJECT
                        ? bitnet__json_find(json, object, bitnet__string(name))
                        : -1;
    if (value < 0 || json->values[value].kind != BITNET__JSON_STRING) return false;
    *text = json->values[value].text;
    return true;
}

/* Reads a line's messages. NULL, or what is wrong with it. */
static const char *read_messages(const bitnet__json *json, bitnet_message *messages,
                                 size_t *count) {
    static const char *const roles[] = {"system", "user", "assistant", "tool"};
    int32_t list = json->values[0].kind == BITNET__JSON_OBJECT
                       ? bitnet__json_find(json, 0, bitnet__string("messages"))
                       : 0;
    bool answers = false;
    if (list < 0 || json->values[list].kind != BITNET__JSON_ARRAY)
        return "\"messages\" are missing";
    *count = 0;
    for (list = json->values[list].child; list >= 0; list = json->values[list].next) {
        bitnet_string role, text;
        int k;
        if (*count == MESSAGES) return "more than 256 messages";
        if (!json_text(json, list, "role", &role) || !json_text(json, list, "content", &text))
            return "a message without \"role\" and \"content\"";
        for (k = 0; k < 4 && !bitnet__is(role, roles[k]); k++) continue;
        if (k == 4) return "a role other than system, user, assistant and tool";
        messages[*count].role = (bitnet_role)k;
        messages[*count].text = text.data;
        messages[(*count)++].length = text.length;
        answers = answers || k == BITNET_ASSISTANT;
    }
    return answers ? NULL : "no answer to learn: none of the messages is the assistant's";
}

typedef void chat_function(void *user, const bitnet_tokenizer *tokenizer,
                           const bitnet_message *messages, size_t count);

/* Calls a function with each conversation of a file. */
static void read_chats(const char *path, const bitnet_tokenizer *tokenizer, chat_function *each,
                       void *user) {
    arena keep = {NULL, 0, 0};
    size_t size, from, to;
    char *text = read_text(path, &size, &keep);
    bitnet_allocator a = bitnet__allocator(NULL);
    unsigned long line = 0;
    for (from = 0; from < size; from = to + 1) {
        bitnet_message messages[MESSAGES];
        bitnet__json json;
        bitnet_string s;
        bitnet_error error;
        size_t count;
        const char *wrong;
        for (to = from; to < size && text[to] != '\n'; to++) continue;
        line++;
        s.data = text + from;
        s.length = to - from;
        while (s.length && (unsigned char)s.data[s.length - 1] <= ' ') s.length--;
        if (!s.length) continue;
        memset(&json, 0, sizeof json);
        if (bitnet__json_parse(&json, s, &a, &error) != BITNET_OK)
            die(REFUSE, "%s, line %lu of the file: %s", path, line, error.message);
        wrong = read_messages(&json, messages, &count);
        if (wrong) die(REFUSE, "%s, line %lu: %s", path, line, wrong);
        each(user, tokenizer, messages, count);
        bitnet__json_free(&json);
    }
    arena_free(&keep);
}

/* A conversation's tokens, exactly as in a session that was asked and answered so. */
typedef struct turns {
    int32_t *ids;
    bool *answer; /* of an answer, or what ends it */
    size_t count, room, answer_room;
} turns;

static void turns_add(turns *t, const int32_t *ids, size_t count, size_t answers) {
    size_t i;
    for (i = 0; i < count; i++) {
        make_room((void **)&t->ids, &t->room, t->count, sizeof *t->ids);
        make_room((void **)&t->answer, &t->answer_room, t->count, sizeof *t->answer);
        t->ids[t->count] = ids[i];
        t->answer[t->count++] = i < answers;
    }
}

static void turns_add_messages(turns *t, const bitnet_tokenizer *tokenizer,
                               const bitnet_message *messages, size_t count, unsigned flags,
                               size_t answers) {
    bitnet_chat_form form = bitnet_tokenizer_chat_form(tokenizer);
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, NULL, 0);
    bitnet_result result;
    e.grows = &tokenizer->allocator;
    result = bitnet__chat_encode(&e, form, messages, count, flags, NULL);
    if (result != BITNET_OK) die(REFUSE, "the model's chat form: %s", bitnet_result_text(result));
    turns_add(t, e.ids, e.count, answers);
    bitnet__encoder_end(&e);
}

static void turns_add_answer(turns *t, const bitnet_tokenizer *tokenizer, bitnet_message answer) {
    int32_t *ids = (int32_t *)take_memory(answer.length, sizeof *ids);
    size_t n;
    if (bitnet_tokenize(tokenizer, answer.text, answer.length, 0, ids, answer.length, &n, NULL) !=
        BITNET_OK)
        die(BROKEN, "out of memory");
    turns_add(t, ids, n, n);
    free_memory(ids);
    answer.text = "";
    answer.length = 0;
    turns_add_messages(t, tokenizer, &answer, 1, BITNET__ONLY_END, 1);
}

static turns encode_turns(const bitnet_tokenizer *tokenizer, const bitnet_message *messages,
                          size_t count) {
    bitnet_message turn[MESSAGES];
    turns t;
    size_t i, k;
    memset(&t, 0, sizeof t);
    for (i = 0; i < count; i = k + 1) { /* messages up to and including the next answer's header */
        for (k = i; k < count && messages[k].role != BITNET_ASSISTANT; k++) continue;
        memcpy(turn, messages + i, (k - i) * sizeof *turn);
        turn[k - i].role = BITNET_ASSISTANT;
        turn[k - i].text = NULL;
        turn[k - i].length = 0;
        turns_add_messages(&t, tokenizer, turn, k - i + (k < count), i ? 0u : BITNET_ADD_BOS, 0);
        if (k < count) turns_add_answer(&t, tokenizer, messages[k]);
    }
    return t;
}

static void turns_free(turns *t) {
    free_memory(t->ids);
    free_memory(t->answer);
}

/* ---- documents */

/* A text's documents, without surrounding white space. */
static bitnet_string *split_documents(const char *data, size_t size, bitnet_string *list,
                                      size_t *count, size_t *room) {
    const size_t mark = sizeof SEPARATOR - 1;
    size_t from = 0, at;
    void *items = list;
    while (from < size) {
        bitnet_string s;
        for (at = from; at < size; at++)
            if (data[at] == '<' && size - at >= mark && !memcmp(data + at, SEPARATOR, mark)) break;
        s.data = data + from;
        s.length = at - from;
        while (s.length && (unsigned char)s.data[0] <= ' ') s.data++, s.length--;
        while (s.length && (unsigned char)s.data[s.length - 1] <= ' ') s.length--;
        if (s.length) {
            make_room(&items, room, *count, sizeof s);
            ((bitnet_string *)items)[(*count)++] = s;
        }
        from = at < size ? at + mark : size;
    }
    return (bitnet_string *)items;
}

/* The documents of files, as pointers into the files' texts. */
typedef struct library {
    bitnet_string *documents;
    size_t count, room;
    arena texts;
} library;

static void library_add(library *l, const char *path) {
    size_t size;
    char *text = read_text(path, &size, &l->texts);
    l->documents = split_documents(text, size, l->documents, &l->count, &l->room);
}

/* What is said in a conversation: a chat_function, for the vocabulary. */
static void library_add_said(void *user, const bitnet_tokenizer *tokenizer,
                             const bitnet_message *messages, size_t count) {
    static const char *const heads[] = {"System:", "User:", "Assistant:", "User:"};
    library *l = (library *)user;
    size_t i;
    (void)tokenizer;
    for (i = 0; i < count; i++) {
        char *copy = (char *)arena_take(&l->texts, messages[i].length + 1, 1);
        bitnet_string s = bitnet__string(heads[messages[i].role]);
        memcpy(copy, messages[i].text, messages[i].length);
        make_room((void **)&l->documents, &l->room, l->count, sizeof s);
        l->documents[l->count++] = s;
        s.data = copy;
        s.length = messages[i].length;
        make_room((void **)&l->documents, &l->room, l->count, sizeof s);
        l->documents[l->count++] = s;
    }
}

static void library_free(library *l) {
    free_memory(l->documents);
    arena_free(&l->texts);
}

/* Without --valid: holds out the last fiftieth of the documents, or of the only one. */
static void hold_out(library *texts, library *valid) {
    size_t take;
    if (texts->count == 1) {
        size_t cut = texts->documents->length / 50;
        make_room((void **)&texts->documents, &texts->room, 1, sizeof *texts->documents);
        texts->documents[0].length -= cut;
        texts->documents[1].data = texts->documents[0].data + texts->documents[0].length;
        texts->documents[1].length = cut;
        texts->count = 2;
    }
    take = texts->count / 50 ? texts->count / 50 : texts->count ? 1 : 0;
    texts->count -= take;
    valid->documents = (bitnet_string *)take_memory(take, sizeof *valid->documents);
    valid->count = take;
    memcpy(valid->documents, texts->documents + texts->count, take * sizeof *valid->documents);
}

/* Tokens of all documents. The bos of a conversation is kept as ~bos. */
typedef struct corpus {
    int32_t *tokens;
    size_t count, room;
    size_t *starts; /* [documents + 1] */
    size_t documents, starts_room;
} corpus;

/* Begins a document of so many tokens at most. */
static void corpus_begin(corpus *c, size_t most) {
    bitnet_allocator a = bitnet__allocator(NULL);
    if (!bitnet__grow(&a, (void **)&c->tokens, &c->room, c->count, c->count + most, 4) ||
        !bitnet__grow(&a, (void **)&c->starts, &c->starts_room, c->documents ? c->documents + 1 : 0,
                      c->documents + 2, sizeof(size_t)))
        die(BROKEN, "out of memory");
    c->starts[c->documents++] = c->count;
}

static void corpus_add(corpus *c, const bitnet_tokenizer *tokenizer, bitnet_string text) {
    size_t n = 0;
    corpus_begin(c, text.length + 2);
    c->tokens[c->count++] = bitnet_token_bos(tokenizer);
    if (bitnet_tokenize(tokenizer, text.data, text.length, 0, c->tokens + c->count, text.length, &n,
                        NULL) != BITNET_OK)
        die(BROKEN, "out of memory");
    c->count += n;
    c->tokens[c->count++] = bitnet_token_eos(tokenizer);
    c->starts[c->documents] = c->count;
}

/* All tokens of a conversation, the user's too: from answers alone a model learns more slowly to
   look things up. */
static void corpus_add_chat(corpus *c, const bitnet_tokenizer *tokenizer,
                            const bitnet_message *messages, size_t count) {
    turns t = encode_turns(tokenizer, messages, count);
    size_t i;
    corpus_begin(c, t.count);
    for (i = 0; i < t.count; i++)
        c->tokens[c->count + i] = t.ids[i] | (t.answer[i] ? OF_ANSWER : 0);
    c->tokens[c->count] = ~t.ids[0];
    c->count += t.count;
    c->starts[c->documents] = c->count;
    turns_free(&t);
}

static void corpus_free(corpus *c) {
    free_memory(c->tokens);
    free_memory(c->starts);
}

/* Where the next row begins in the corpus. */
typedef struct cursor {
    uint64_t epoch, document, offset; /* document: number in the epoch's order */
    uint64_t coins;                   /* state of the random numbers */
} cursor;

typedef struct feeder {
    const corpus *corpus;
    uint64_t seed, shuffled; /* shuffled: the epoch of `order`, plus 1 */
    int32_t *order;
    bool in_order; /* the first epoch is not shuffled */
    cursor at;
} feeder;

static void feeder_create(feeder *f, const corpus *c, uint64_t seed, bool in_order) {
    memset(f, 0, sizeof *f);
    f->corpus = c;
    f->in_order = in_order;
    f->seed = f->at.coins = seed;
    f->order = (int32_t *)take_memory(c->documents, sizeof(int32_t));
}

/* The index of the current document; shuffles at the start of an epoch. */
static size_t feeder_document(feeder *f) {
    const corpus *c = f->corpus;
    size_t i;
    if (f->shuffled != f->at.epoch + 1) {
        uint64_t state = f->seed ^ hash_bits(f->at.epoch + 1);
        const bool as_given = f->in_order && f->at.epoch == 0;
        for (i = 0; i < c->documents; i++) f->order[i] = (int32_t)i;
        for (i = as_given ? 0 : c->documents; i > 1; i--) {
            size_t k = (size_t)(random_bits(&state) % i);
            int32_t swap = f->order[k];
            f->order[k] = f->order[i - 1];
            f->order[i - 1] = swap;
        }
        f->shuffled = f->at.epoch + 1;
    }
    return (size_t)f->order[f->at.document];
}

/* The remaining tokens of the current document. */
static const int32_t *feeder_peek(feeder *f, size_t *left_over) {
    const size_t *start = f->corpus->starts + feeder_document(f);
    *left_over = start[1] - start[0] - (size_t)f->at.offset;
    return f->corpus->tokens + start[0] + f->at.offset;
}

/* Moves to a place that was saved; false: there is no such place. */
static bool feeder_go(feeder *f, cursor at) {
    const size_t *start;
    f->at = at;
    if (at.document >= f->corpus->documents) return false;
    start = f->corpus->starts + feeder_document(f);
    return at.offset < start[1] - start[0];
}

static void feeder_skip(feeder *f) {
    f->at.offset = 0;
    if (++f->at.document == f->corpus->documents) {
        f->at.document = 0;
        f->at.epoch++;
    }
}

/* Does the current document, cut by the end of the last row, continue in the next one? A text
   longer than a row always does, so that all of it is learned. A conversation, whose bos is kept as
   ~bos, never does. */
static bool feeder_continues(feeder *f, int length) {
    const size_t *start = f->corpus->starts + feeder_document(f);
    if (f->corpus->tokens[start[0]] < 0) return false;
    return start[1] - start[0] > (size_t)length + 1 || random_bits(&f->at.coins) & 1;
}

/* One row: inputs, the tokens that follow them, and the first token that each sees. A bos is no
   target, since nothing predicts the next document. A continued document follows a bos. Returns the
   number of scored tokens. */
static int feeder_row(feeder *f, int32_t bos, bool apart, int32_t *input, int32_t *target,
                      int32_t *first, int length) {
    int i = 0, scored = 0, begin = 0;
    if (f->at.offset) {
        if (feeder_continues(f, length)) input[i] = bos, first[i++] = 0;
        else feeder_skip(f);
    }
    while (i <= length) {
        size_t n;
        const int32_t *t = feeder_peek(f, &n);
        for (; n && i <= length; n--, i++, f->at.offset++) {
            if (apart && token_id(*t) == bos) begin = i;
            if (i < length) input[i] = token_id(*t), first[i] = begin;
            if (i > 0) target[i - 1] = token_id(*t) == bos ? -1 : *t;
            t++;
        }
        if (!n) feeder_skip(f);
    }
    for (i = 0; i < length; i++) scored += target[i] >= 0;
    return scored;
}

/* Held-out text: rows of a bos and length - 1 tokens, all scored. The stream is the documents
   without the first bos and the last eos. */
static int held_out_row(const corpus *c, size_t row, int32_t *input, int32_t *target, int length) {
    size_t from = 1 + row * (size_t)(length - 1), end = c->count - 1;
    int32_t bos = token_id(c->tokens[0]);
    int i, scored = 0;
    for (i = 0; i < length; i++) {
        size_t at = from + (size_t)i;
        bool learned = i + 1 < length && at < end && token_id(c->tokens[at]) != bos;
        input[i] = i == 0 || at - 1 >= end ? bos : token_id(c->tokens[at - 1]);
        target[i] = learned ? token_id(c->tokens[at]) : -1;
        scored += learned;
    }
    return scored;
}

static size_t held_out_rows(const corpus *c, int length) {
    return c->count < 3 ? 0 : (c->count - 2 + (size_t)length - 2) / (size_t)(length - 1);
}

/* Warns of a training that repeats its text, or all examples, so many times. */
static void warn_of_passes(double passes) {
    enum { MOST = 30 };
    if (passes > MOST)
        tool_complain("warning: %.0f passes over the text, which the model will learn by heart: "
                      "use more text, fewer --steps or, for a new model, a smaller --config",
                      passes);
}

/* Warns of conversations of which only a part is learned. */
static void warn_of_cuts(size_t cut, int length) {
    if (cut)
        tool_complain("warning: %lu conversations are longer than %d tokens, and only their "
                      "beginnings are learned: raise --context",
                      (unsigned long)cut, length);
}

/* ==================================================
   >>checkpoint   Checkpoints

   Everything that the next step depends on: a resumed run gives the same bits. A checkpoint is
   written beside the old one and renamed over it, so one is always whole; its last four bytes are a
   CRC of the rest.
   ================================================== */

typedef struct training {
    config c;
    recipe recipe;
    int batch, micro; /* rows of a step, and of them computed together */
    uint64_t seed;
    uint32_t texts;   /* CRC of the training tokens */
    uint32_t teacher; /* CRC of the teacher's weights; 0: no teacher */
    int64_t step;     /* done so far */
    double best;      /* validation loss of ternary weights; 0: none yet */
    int64_t best_at;  /* the step it belongs to */
    float *best_weights;
    float *history; /* [recipe.steps]: training loss */
    float *checks;  /* [recipe.steps]: validation loss, 0 where there was none */
    vocabulary vocabulary;
    model model;
    feeder feeder;
} training;

#define CHECKPOINT_MAGIC "BITNET-TRAINING"
enum { CHECKPOINT_VERSION = 5 };

/* A file being written or read, with size and CRC so far. */
typedef struct stream {
    FILE *file;
    bool writing, ok;
    uint32_t crc;
    uint64_t size;
} stream;

static void transfer(stream *s, void *data, size_t size) {
    if (!s->ok || !size) return;
    if (s->writing) s->ok = fwrite(data, 1, size, s->file) == size;
    else s->ok = fread(data, 1, size, s->file) == size;
    if (s->ok) s->crc = bitnet__crc32(s->crc, data, size);
    s->size += size;
}

#define TRANSFER(s, variable) transfer(s, &(variable), sizeof(variable))

static void transfer_recipe(stream *s, recipe *r) {
    TRANSFER(s, r->steps);
    TRANSFER(s, r->warmup);
    TRANSFER(s, r->lr);
    TRANSFER(s, r->matrix_lr);
    TRANSFER(s, r->decay);
    TRANSFER(s, r->clip);
    TRANSFER(s, r->full);
    TRANSFER(s, r->warmdown);
    TRANSFER(s, r->taught);
    TRANSFER(s, r->apart);
    TRANSFER(s, r->lookup);
}

/* How far it has come, and with what. */
static void transfer_progress(stream *s, training *t) {
    TRANSFER(s, t->seed);
    TRANSFER(s, t->texts);
    TRANSFER(s, t->teacher);
    TRANSFER(s, t->step);
    TRANSFER(s, t->best);
    TRANSFER(s, t->best_at);
    TRANSFER(s, t->feeder.at);
}

/* The curve, and what has been learned. */
static void transfer_weights(stream *s, training *t, model *m) {
    size_t size = m->count * sizeof(float);
    transfer(s, t->history, (size_t)t->step * sizeof(float));
    transfer(s, t->checks, (size_t)t->step * sizeof(float));
    transfer(s, m->w, size);
    transfer(s, m->m, size);
    transfer(s, m->v, size);
    if (t->best_at) transfer(s, t->best_weights, size);
}

/* The head, which tells how much memory the rest needs. */
static void transfer_head(stream *s, training *t) {
    TRANSFER(s, t->c);
    transfer_recipe(s, &t->recipe);
    TRANSFER(s, t->batch);
    TRANSFER(s, t->micro);
    transfer_progress(s, t);
    TRANSFER(s, t->vocabulary.count);
    TRANSFER(s, t->vocabulary.merge_count);
}

static void transfer_merges(stream *s, vocabulary *v) {
    transfer(s, v->merges, (size_t)v->merge_count * sizeof *v->merges);
}

/* Bytes behind the head, known before there is memory for them. */
static uint64_t body_size(const training *t) {
    const config *c = &t->c;
    uint64_t width = (uint64_t)c->width, ffn = (uint64_t)c->ffn;
    uint64_t kv_width = width / (uint64_t)c->heads * (uint64_t)c->kv_heads;
    uint64_t layer = 2 * width * (width + kv_width) + 3 * width * ffn + 3 * width + ffn;
    uint64_t weights = ((uint64_t)c->vocabulary + 1) * width + (uint64_t)c->layers * layer;
    return (uint64_t)t->vocabulary.merge_count * sizeof *t->vocabulary.merges +
           (uint64_t)t->step * 8 + weights * (t->best_at ? 16 : 12);
}

/* False if it could not be written; the old file then remains. */
static bool checkpoint_write(const char *path, const char *kind, int32_t version,
                             void (*all)(stream *s, void *run), void *run) {
    char magic[16] = {0};
    uint32_t crc;
    bitnet__output output;
    stream s;
    if (!bitnet__output_open(&output, path)) return false;
    s.file = output.file;
    s.writing = s.ok = true;
    s.crc = 0;
    s.size = 0;
    memcpy(magic, kind, strlen(kind));
    TRANSFER(&s, magic);
    TRANSFER(&s, version);
    all(&s, run);
    crc = s.crc;
    TRANSFER(&s, crc);
    if (s.ok) return bitnet__output_commit(&output);
    bitnet__output_discard(&output);
    return false;
}

static void transfer_training(stream *s, void *run) {
    training *t = (training *)run;
    transfer_head(s, t);
    transfer_merges(s, &t->vocabulary);
    transfer_weights(s, t, &t->model);
}

static bool checkpoint_save(training *t, const char *path) {
    return checkpoint_write(path, CHECKPOINT_MAGIC, CHECKPOINT_VERSION, transfer_training, t);
}

static bool config_is_sound(const config *c) {
    return c->vocabulary > BYTES + SPECIALS && c->vocabulary <= 1 << 20 && c->context >= BLOCK &&
           c->context <= 1 << 16 && c->context % BLOCK == 0 && c->width >= 128 &&
           c->width <= 1 << 14 && c->width % 128 == 0 && c->ffn >= 128 && c->ffn <= 1 << 16 &&
           c->ffn % 128 == 0 && c->layers >= 1 && c->layers <= 256 && c->heads >= 1 &&
           c->kv_heads >= 1 && c->heads % c->kv_heads == 0 && c->width % c->heads == 0 &&
           c->width / c->heads % 64 == 0;
}

static bool recipe_is_sound(const recipe *r) {
    return r->steps >= 0 && r->steps <= 1 << 28 && r->warmup >= 0 && r->warmup <= 1 << 28 &&
           r->lr > 0.0 && r->lr <= 1.0 && r->matrix_lr > 0.0 && r->matrix_lr <= 1.0 &&
           r->decay >= 0.0 && r->decay <= 1e3 && r->clip >= 0.0 && r->clip <= 1e9 &&
           r->full >= 0.0 && r->full <= 1.0 && r->warmdown >= 0.0 && r->warmdown <= 1.0 &&
           r->taught >= 0.0 && r->taught <= 1.0 && r->apart <= 1 && r->lookup <= 1;
}

static bool training_is_sound(const training *t) {
    return config_is_sound(&t->c) && recipe_is_sound(&t->recipe) && t->step >= 0 &&
           t->recipe.steps >= t->step && t->best >= 0.0 && t->best < 1e9 && t->best_at >= 0 &&
           t->best_at <= t->step && t->batch >= 1 && t->batch <= 1 << 16 && t->micro >= 1 &&
           t->batch % t->micro == 0 && t->vocabulary.count == t->c.vocabulary &&
           t->vocabulary.merge_count == t->c.vocabulary - BYTES - SPECIALS;
}

static bool all_finite(const float *x, size_t n) {
    while (n)
        if (!bitnet__is_finite(x[--n])) return false;
    return true;
}

/* Does the CRC of the next `size` bytes match the four bytes after them? */
static bool checksum(FILE *file, uint64_t size, uint32_t *stored) {
    uint8_t *block = (uint8_t *)take_memory(1 << 16, 1);
    uint32_t crc = 0;
    bool ok = true;
    while (size && ok) {
        size_t n = size < 1 << 16 ? (size_t)size : 1 << 16;
        ok = fread(block, 1, n, file) == n;
        crc = bitnet__crc32(crc, block, n);
        size -= n;
    }
    ok = ok && fread(stored, 1, sizeof *stored, file) == sizeof *stored && *stored == crc;
    free_memory(block);
    return ok;
}

/* Allocates a training's history and model. */
static void training_create(training *t, tiles set) {
    t->history = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    t->checks = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    model_create(&t->model, t->c, set);
    t->best_weights = (float *)arena_take(&t->model.memory, t->model.count, sizeof(float));
}

static void training_destroy(training *t) {
    model_destroy(&t->model);
    free_memory(t->history);
    free_memory(t->checks);
    free_memory(t->vocabulary.merges);
    free_memory(t->feeder.order);
}

/* Opens a checkpoint, checks that it is whole, and rewinds it. */
static stream checkpoint_open(const char *path, const char *kind, int32_t wanted, uint64_t *size) {
    char magic[16] = {0}, expected[16] = {0};
    int32_t version = 0;
    uint32_t stored = 0;
    stream s;
    s.file = bitnet__open(path, "rb");
    s.writing = false;
    s.ok = true;
    s.crc = 0;
    s.size = 0;
    if (!s.file) die(REFUSE, "cannot open the checkpoint %s: %s", path, tool_reason());
    if (!bitnet__file_size(s.file, size) || !bitnet__seek(s.file, 0, SEEK_SET))
        die(REFUSE, "cannot read the checkpoint %s: %s", path, tool_reason());
    memcpy(expected, kind, strlen(kind));
    TRANSFER(&s, magic);
    if (!s.ok || memcmp(magic, expected, sizeof magic))
        die(REFUSE, "%s is not a checkpoint of bitnet_train%s", path,
            memcmp(magic, CHECKPOINT_MAGIC, sizeof magic) ? "" : " --lora");
    TRANSFER(&s, version);
    if (!s.ok || version != wanted)
        die(REFUSE, "%s is a checkpoint of another version (%d, not %d)", path, (int)version,
            (int)wanted);
    if (!bitnet__seek(s.file, 0, SEEK_SET) || *size < sizeof stored ||
        !checksum(s.file, *size - sizeof stored, &stored))
        die(REFUSE, "the checkpoint %s is damaged: its checksum is wrong", path);
    bitnet__seek(s.file, sizeof magic + sizeof version, SEEK_SET);
    return s;
}

/* Reads what transfer_weights wrote. */
static void read_weights(stream *s, training *t, model *m, const char *path) {
    transfer_weights(s, t, m);
    if (!s->ok) die(REFUSE, "cannot read the checkpoint %s: %s", path, tool_reason());
    if (!all_finite(t->history, (size_t)t->step) || !all_finite(t->checks, (size_t)t->step) ||
        !all_finite(m->w, m->count) || !all_finite(m->m, m->count) || !all_finite(m->v, m->count) ||
        !all_finite(t->best_weights, m->count))
        die(REFUSE, "the checkpoint %s is damaged: it holds values that are not numbers", path);
}

static bool merges_are_sound(const vocabulary *v) {
    int i;
    for (i = 0; i < v->merge_count; i++)
        if (v->merges[i][0] < 0 || v->merges[i][0] >= BYTES + i || v->merges[i][1] < 0 ||
            v->merges[i][1] >= BYTES + i)
            return false;
    return true;
}

/* Reads a checkpoint into an empty training, whose model it creates. */
static void checkpoint_load(training *t, const char *path, tiles set) {
    uint64_t size;
    stream s = checkpoint_open(path, CHECKPOINT_MAGIC, CHECKPOINT_VERSION, &size);
    transfer_head(&s, t);
    if (!s.ok || !training_is_sound(t))
        die(REFUSE, "the checkpoint %s is damaged: its settings are impossible", path);
    if (size != s.size + body_size(t) + sizeof s.crc)
        die(REFUSE, "the checkpoint %s is damaged: its length does not fit its settings", path);
    t->vocabulary.merges =
        (int32_t(*)[2])take_memory((size_t)t->vocabulary.merge_count, sizeof *t->vocabulary.merges);
    training_create(t, set);
    transfer_merges(&s, &t->vocabulary);
    read_weights(&s, t, &t->model, path);
    if (!merges_are_sound(&t->vocabulary))
        die(REFUSE, "the checkpoint %s is damaged: its vocabulary is impossible", path);
    fclose(s.file);
}

/* ==================================================
   >>report   What is asked for, and what the terminal and the log show
   ================================================== */

typedef struct options {
    tool_texts texts;
    const char *valid, *out, *checkpoint, *resume, *log, *prompt, *name, *teacher, *from;
    const char *lora; /* the base that is taught */
    tool_texts chats; /* conversations to learn from */
    int rank;         /* of its adapter, */
    float alpha;      /* whose scale is alpha / rank; 0: 2 */
    unsigned on;      /* projections, a bit each; 0: all */
    int preset;
    config c;      /* 0: by the preset */
    recipe recipe; /* filled from the numbers below */
    int steps, warmup;
    float lr, matrix_lr, decay, clip, full, warmdown, taught;
    int batch, micro, threads, save_every, valid_every, sample_every, valid_rows, report_every;
    int stop_after, patience, isa;
    uint64_t seed;
    bool apart, lookup, no_overlap, bench;
} options;

static double seconds(void) { return (double)bitnet__microseconds() * 1e-6; }

/* The training loss so far as a curve of stars, the validation loss as o. */
static void draw_curve(const training *t) {
    enum { WIDTH = 64, HEIGHT = 12 };
    char cell[HEIGHT][WIDTH + 1];
    double mean[WIDTH], check[WIDTH], low = 1e30, high = -1e30;
    int64_t i, n = t->step;
    int x, y, wide = n < WIDTH ? (int)n : WIDTH;
    if (n < 2) return;
    for (x = 0; x < wide; x++) {
        int64_t from = n * x / wide, to = n * (x + 1) / wide;
        mean[x] = check[x] = 0.0;
        for (i = from; i < to; i++) {
            mean[x] += (double)t->history[i] / (double)(to - from);
            if (t->checks[i] > 0.0f) check[x] = (double)t->checks[i];
        }
        low = mean[x] < low ? mean[x] : low;
        high = mean[x] > high ? mean[x] : high;
        if (check[x] > 0.0) low = check[x] < low ? check[x] : low;
        if (check[x] > 0.0) high = check[x] > high ? check[x] : high;
    }
    if (high - low < 1e-6) high = low + 1e-6;
    memset(cell, ' ', sizeof cell);
    for (x = 0; x < wide; x++) {
        cell[(int)((high - mean[x]) / (high - low) * (HEIGHT - 1) + 0.5)][x] = '*';
        if (check[x] > 0.0)
            cell[(int)((high - check[x]) / (high - low) * (HEIGHT - 1) + 0.5)][x] = 'o';
    }
    printf("\n  loss   * training   o validation\n");
    for (y = 0; y < HEIGHT; y++) {
        cell[y][wide] = 0;
        if (y % 4 == 0 || y == HEIGHT - 1)
            printf("%7.3f |%s\n", high - (high - low) * y / (HEIGHT - 1), cell[y]);
        else printf("        |%s\n", cell[y]);
    }
    printf("        +");
    for (x = 0; x < wide; x++) putchar('-');
    printf("\n         step 1%*ld\n\n", wide > 6 ? wide - 6 : 1, (long)n);
}

/* A JSON string of any bytes. */
static void write_json_string(FILE *file, const char *s, size_t n) {
    size_t i;
    fputc('"', file);
    for (i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\') fprintf(file, "\\%c", c);
        else if (c < 32) fprintf(file, "\\u%04x", c);
        else fputc(c, file);
    }
    fputc('"', file);
}

typedef struct sample {
    char text[4096];
    size_t length;
} sample;

static int collect_text(void *user, const char *text, size_t length) {
    sample *s = (sample *)user;
    if (s->length + length >= sizeof s->text) return 1;
    memcpy(s->text + s->length, text, length);
    s->length += length;
    return 0;
}

/* Prints what a session says after a prompt, or in a chat. */
static void say_sample(bitnet_session *s, const char *prompt, bool chat, int tokens, uint64_t seed,
                       sample *out) {
    bitnet_generate_options options;
    bitnet_sampling sampling;
    memset(&options, 0, sizeof options);
    memset(&sampling, 0, sizeof sampling);
    out->length = 0;
    options.max_tokens = tokens;
    sampling.temperature = 0.7f;
    sampling.seed = seed;
    if (bitnet_session_set_sampling(s, &sampling) != BITNET_OK) return;
    if (chat) bitnet_chat(s, prompt, &options, collect_text, out);
    else bitnet_generate(s, prompt, &options, collect_text, out);
}

static void print_sample(FILE *log, int64_t step, const char *prompt, const sample *s) {
    printf("sample: %s|%.*s\n", prompt, (int)s->length, s->text);
    if (!log) return;
    fprintf(log, "{\"step\": %ld, \"sample\": ", (long)step);
    write_json_string(log, s->text, s->length);
    fputs("}\n", log);
}

/* The library's loss on the first held-out rows, against the trainer's. */
typedef struct comparison {
    const int32_t *target;
    double loss;
    int scored;
} comparison;

static void compare_logits(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    comparison *c = (comparison *)user;
    double total = 0.0, top = (double)logits[0];
    int i;
    if (c->target[position] < 0) return;
    for (i = 1; i < vocabulary; i++) top = (double)logits[i] > top ? (double)logits[i] : top;
    for (i = 0; i < vocabulary; i++) total += bitnet__exp_double((double)logits[i] - top);
    c->loss += top + bitnet__log_double(total) - (double)logits[c->target[position]];
    c->scored++;
}

static void complain_of_checkpoint(const char *path) {
    fprintf(
        stderr,
        "bitnet_train: the checkpoint %s could not be written: %s; the one before it, if any, is "
        "untouched\n",
        path, tool_reason());
}

/* False, with a message, if some of the log is lost. */
static bool close_log(FILE *log, const char *path) {
    bool lost = log && ferror(log);
    if (!lost) errno = 0;
    if (log && fclose(log) != 0) lost = true;
    if (lost) fprintf(stderr, "bitnet_train: %s is not complete: %s\n", path, tool_reason());
    return !lost;
}

/* Prints a step's line and logs it. */
static void print_step(FILE *log, const training *t, double loss, double lr, double gradient,
                       double rate, double rest) {
    printf("step %5ld/%ld  loss %.4f  lr %.2e  gradient %.2f  %6.0f tokens/s  %ld:%02ld left\n",
           (long)t->step, (long)t->recipe.steps, loss, lr, gradient, rate, (long)(rest / 60),
           (long)rest % 60);
    if (log) {
        fprintf(log,
                "{\"step\": %ld, \"loss\": %.6f, \"lr\": %.6e, \"gradient\": %.6f, "
                "\"tokens_per_second\": %.1f, \"seconds_left\": %.0f}\n",
                (long)t->step, loss, lr, gradient, rate, rest);
        fflush(log);
    }
    fflush(stdout);
}

/* Returns the exit status: can the run be resumed? */
static int say_interrupted(const options *o, int64_t step, bool saved) {
    if (saved)
        printf("\ninterrupted after step %ld; go on with:\n  bitnet_train %s%s%s ... -o %s "
               "--resume %s\n",
               (long)step, o->lora ? "--lora " : "", o->lora ? o->lora : "",
               o->chats.count && !o->texts.count ? " --chat"
               : o->lora                         ? " --text"
                                                 : "--text",
               o->out, o->checkpoint);
    else
        printf("\ninterrupted after step %ld, and nothing is saved%s\n", (long)step,
               o->checkpoint ? ": the checkpoint could not be written"
                             : " (--checkpoint FILE would)");
    return saved ? 0 : BROKEN;
}

#endif
