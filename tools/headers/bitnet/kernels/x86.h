#pragma once
#include "ternary.h"
#include "../../bitnet_machine/api.h"

/* ====================
   >>avx512   Kernels: AVX-512 with VNNI

   The code of >>simd with 16 floats, and other ternary products: 64 bytes of I2_S are two blocks,
   and byte 32 b + p holds columns 128 b + 32 g + p from the top field down. Kernels of negligible
   cost are AVX2's. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* like >>simd */

#if defined(BITNET__SIMD_AVX512)

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized" /* gcc 12 blames its own intrinsics in C++ */
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

/* ---- the operations that >>vectors leaves to each width */

#undef BITNET__SIMD
#undef bitnet__k
#undef BITNET__BITS
#define BITNET__SIMD BITNET__AVX512
#define bitnet__k(name) bitnet__avx512_##name
#define BITNET__BITS 512

typedef __m512 bitnet__vf;
typedef __m512i bitnet__vi, bitnet__vh, bitnet__vb;

BITNET__OP __m256i bitnet__vb_load_half(const void *p) {
    return _mm256_loadu_si256((const __m256i *)p);
}
BITNET__OP bitnet__vb bitnet__vb_table(const uint8_t *p) {
    return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(const void *)p));
}
BITNET__OP bitnet__vf bitnet__vf_from_bits(bitnet__vi a) { return _mm512_castsi512_ps(a); }
BITNET__OP bitnet__vf bitnet__vf_zero_below(bitnet__vf a, bitnet__vf x, bitnet__vf limit) {
    return _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(x, limit, _CMP_NLT_UQ), a);
}
BITNET__OP float bitnet__vf_sum(bitnet__vf v) {
    return bitnet__simd_vf_sum(
        _mm256_add_ps(_mm512_castps512_ps256(v), _mm512_extractf32x8_ps(v, 1)));
}
BITNET__OP bitnet__vf bitnet__vf_sums(const bitnet__vf *v) {
    __m256 half[16];
    int i;
    for (i = 0; i < 16; i++)
        half[i] = _mm256_add_ps(_mm512_castps512_ps256(v[i]), _mm512_extractf32x8_ps(v[i], 1));
    return _mm512_insertf32x8(_mm512_castps256_ps512(bitnet__simd_vf_sums(half)),
                              bitnet__simd_vf_sums(half + 8), 1);
}
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    __m256i half[16];
    int i;
    for (i = 0; i < 16; i++)
        half[i] =
            _mm256_add_epi32(_mm512_castsi512_si256(v[i]), _mm512_extracti32x8_epi32(v[i], 1));
    return _mm512_insertf32x8(_mm512_castps256_ps512(bitnet__simd_vf_int_sums(half)),
                              bitnet__simd_vf_int_sums(half + 8), 1);
}
BITNET__OP float bitnet__vf_largest(bitnet__vf v) { return _mm512_reduce_max_ps(v); }
BITNET__OP int32_t bitnet__vi_sum(bitnet__vi v) { return _mm512_reduce_add_epi32(v); }
BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                          bool dotprod) {
    (void)dotprod;
    return _mm512_dpbusd_epi32(sum, a, b);
}
BITNET__OP bitnet__vi bitnet__vi_add_signed(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                            bool dotprod) {
    (void)dotprod;
    b = _mm512_mask_sub_epi8(b, _mm512_movepi8_mask(a), _mm512_setzero_si512(), b);
    return _mm512_dpbusd_epi32(sum, _mm512_abs_epi8(a), b);
}
BITNET__OP bitnet__vi bitnet__vi_add_fours(bitnet__vi sum, const bitnet__vb *a, int n,
                                           const int8_t *q, bool dotprod) {
    int i;
    for (i = 0; i < n; i++)
        sum = bitnet__vi_add_dots(sum, a[i], bitnet__vb_repeat_4(q + 4 * i), dotprod);
    return sum;
}
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    int i;
    for (i = 0; i < 2; i++) {
        __m128i a = bitnet__simd_vb_load_half(p + 16 * i);
        __m128i b = bitnet__simd_vb_load_half(q + 16 * i);
        __m256i low = _mm256_castsi128_si256(_mm_unpacklo_epi8(a, b));
        x[i] = _mm512_cvtepi8_epi16(_mm256_inserti128_si256(low, _mm_unpackhi_epi8(a, b), 1));
    }
}
BITNET__OP void bitnet__vf_unpair(bitnet__vf *sum) { (void)sum; }
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    return _mm512_dpwssd_epi32(sum, pairs, _mm512_set1_epi32(w));
}

/* ---- the code of >>simd, again */

#if !defined(BITNET_HEADER)
#define BITNET_HEADER "bitnet.h"
#endif
#undef BITNET__READ
#define BITNET__READ 2
#include BITNET_HEADER

/* ---- ternary */

static int bitnet__at_once(int left, int most) {
    return left >= 8 ? most : left > 4 ? (left + 1) / 2 : left;
}

BITNET__OP __m512i bitnet__avx512_columns(const int8_t *q, int field) {
    __m256i low = bitnet__vb_load_half(q + 32 * field);
    __m256i high = bitnet__vb_load_half(q + 32 * field + 128);
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/* Sums get 64, 16, 4 and 1 times the codes. */
BITNET__OP void bitnet__avx512_add_line(__m512i *sum, __m512i line, const int8_t *q) {
    int i;
    for (i = 0; i < 4; i++) {
        __m512i codes = _mm512_and_si512(line, _mm512_set1_epi8((char)(0xC0 >> 2 * i)));
        sum[i] = _mm512_dpbusd_epi32(sum[i], codes, bitnet__avx512_columns(q, i));
    }
}

/* One load instruction serves all rows, so hardware prefetching follows it, which gives memory
   speed. A line adds at most 4 * 128 * 128 to a lane, so eight million columns fit. Not inlined,
   because the tiles below need the registers. */
BITNET__AVX512 BITNET__NOINLINE static void bitnet__avx512_ternary_vector(
    const bitnet__ternary_part *t, int rows) {
    const int8_t *q = t->q;
    int r, i, blocks = t->blocks;
    for (r = 0; r < rows; r++) {
        const uint8_t *row = t->w + (size_t)r * t->stride;
        __m512i sum[4];
        for (i = 0; i < 4; i++) sum[i] = _mm512_setzero_si512();
        for (i = 0; i + 2 <= blocks; i += 2) {
            bitnet__prefetch(row + 32 * i);
            bitnet__avx512_add_line(sum, _mm512_loadu_si512(row + 32 * i), q + 128 * i);
        }
        if (i < blocks) /* reads no further than the row's last block */
            bitnet__avx512_add_line(sum, _mm512_maskz_loadu_epi64(0x0F, row + 32 * i), q + 128 * i);
        sum[0] = _mm512_add_epi32(_mm512_srai_epi32(sum[0], 6), _mm512_srai_epi32(sum[1], 4));
        sum[2] = _mm512_add_epi32(_mm512_srai_epi32(sum[2], 2), sum[3]);
        t->y[r] = _mm512_reduce_add_epi32(_mm512_add_epi32(sum[0], sum[2]));
    }
}

/* Of rows 2p and 2p + 1, the halves of v[p]. */
BITNET__OP __m256i bitnet__avx512_row_sums(const __m512i *v) {
    __m512i part[2], sum;
    __m128i even, odd;
    int i;
    for (i = 0; i < 2; i++)
        part[i] = _mm512_add_epi32(_mm512_unpacklo_epi32(v[2 * i], v[2 * i + 1]),
                                   _mm512_unpackhi_epi32(v[2 * i], v[2 * i + 1]));
    sum = _mm512_add_epi32(_mm512_unpacklo_epi64(part[0], part[1]),
                           _mm512_unpackhi_epi64(part[0], part[1]));
    sum = _mm512_add_epi32(sum, _mm512_shuffle_i32x4(sum, sum, 0xB1));
    even = _mm512_castsi512_si128(sum), odd = _mm512_extracti32x4_epi32(sum, 2);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_unpacklo_epi32(even, odd)),
                                   _mm_unpackhi_epi32(even, odd), 1);
}

/* Lines are unpacked once; 8 to 16 sums hide latency. A line is a block of one row and one of the
   next: both use the same 32 columns, broadcast. Missing rows repeat the last and are not
   stored. */
BITNET__OP void bitnet__avx512_tile(bitnet__ternary_part t, int count) {
    enum { PAIRS = 4 };
    const __m512i low = _mm512_set1_epi8(3);
    const uint8_t *row[8];
    __m512i sum[4][4], line[4], codes[4];
    int p, c, b, field, stored = t.rows < 8 ? t.rows : 8;
    for (p = 0; p < 2 * PAIRS; p++) row[p] = t.w + (size_t)(p < t.rows ? p : t.rows - 1) * t.stride;
    for (c = 0; c < count; c++)
        for (p = 0; p < PAIRS; p++) sum[c][p] = _mm512_setzero_si512();
    for (b = 0; b < t.blocks; b++) {
        for (p = 0; p < PAIRS; p++) {
            const uint8_t *upper = row[2 * p] + 32 * b, *lower = row[2 * p + 1] + 32 * b;
            __m256i first = bitnet__vb_load_half(upper);
            __m256i second = bitnet__vb_load_half(lower);
            line[p] = _mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1);
            bitnet__prefetch(b % 2 ? upper : lower); /* 64 bytes: two blocks */
        }
        for (field = 3; field >= 0; field--) {
            for (p = 0; p < PAIRS; p++) {
                codes[p] = _mm512_and_si512(line[p], low);
                line[p] = _mm512_srli_epi16(line[p], 2);
            }
            for (c = 0; c < count; c++) {
                const int8_t *columns = t.q + (size_t)c * t.q_stride + 128 * b + 32 * field;
                __m512i x = _mm512_broadcast_i64x4(bitnet__vb_load_half(columns));
                for (p = 0; p < PAIRS; p++) sum[c][p] = _mm512_dpbusd_epi32(sum[c][p], codes[p], x);
            }
        }
    }
    for (c = 0; c < count; c++)
        _mm256_mask_storeu_epi32(t.y + (size_t)c * t.y_stride, (__mmask8)((1 << stored) - 1),
                                 bitnet__avx512_row_sums(sum[c]));
}

BITNET__AVX512 static void bitnet__avx512_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                                  size_t stride, int rows, int columns,
                                                  const int8_t *q, size_t q_stride, int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    int first, end, r, c, some;
    for (first = 0; first < rows; first = end) {
        end = rows - first < 64 ? rows : first + 64;
        for (c = 0; c < count; c += some) {
            bitnet__ternary_part t = bitnet__ternary_from(all, first, c);
            some = bitnet__at_once(count - c, 4);
            if (some == 1) bitnet__avx512_ternary_vector(&t, end - first);
            for (r = first; some > 1 && r < end; r += 8) {
                t = bitnet__ternary_from(all, r, c);
                if (some == 2) bitnet__avx512_tile(t, 2);
                else if (some == 3) bitnet__avx512_tile(t, 3);
                else bitnet__avx512_tile(t, 4);
            }
        }
    }
}

/* ---- by groups */

BITNET__AVX512 static void bitnet__avx512_grouped(float *y, size_t y_stride,
                                                  const bitnet__matrix *m, int row, int rows,
                                                  const bitnet__operand *in) {
    if (m->layout == BITNET__ONE_BIT)
        bitnet__avx512_group_tile(y, y_stride, BITNET__ONE_BIT, m, row, rows, in, true);
    else bitnet__avx512_group_tile(y, y_stride, BITNET__TWO_BITS, m, row, rows, in, true);
}

static void bitnet__avx512_kernels(bitnet__kernels *k) {
    bitnet__simd_kernels(k);
    k->isa = BITNET_ISA_AVX512;
    k->lookup = NULL;
#define BITNET__X(name) k->name = bitnet__avx512_##name;
    BITNET__WIDE_KERNELS(BITNET__X)
#undef BITNET__X
}

#endif

/* ====================
   >>base3   Kernels: base 3, AVX-512 with VBMI

   Ternary weights in 1.6 bits, a fifth less to read than I2_S, are stored in blocks of 32 rows and
   groups of 20 columns, with two lines of 64 bytes for 16 rows each. Byte 4r + j holds columns 4g +
   j, g = 0..4, of row r:

       byte = (c0 + 3 c1 + 9 c2) + 28 (c3 + 3 c4)

   28, not 27, because 4 divides it: byte >> 2 is a six-bit index, into one register, of c3 and c4,
   and the rest of the byte is another. Look-ups ignore the higher bits, which the shift fills.
   Unpacking needs one look-up per code and one for what to subtract. Missing rows and columns have
   code 0. */

enum { BITNET__BASE3_ROWS = 32, BITNET__BASE3_COLUMNS = 20, BITNET__BASE3_GROUP = 128 };

static size_t bitnet__base3_groups(int columns) {
    return ((size_t)columns + BITNET__BASE3_COLUMNS - 1) / BITNET__BASE3_COLUMNS;
}

static size_t bitnet__base3_block(int columns) {
    return bitnet__base3_groups(columns) * BITNET__BASE3_GROUP;
}

#if defined(BITNET__SIMD_AVX512)
#define BITNET__VBMI BITNET__TARGET("f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx512vbmi")
#define BITNET__VBMI_OP BITNET__VBMI BITNET__INLINE

/* ---- packing: memory speed with AVX2 */

/* Word k of 8 rows; missing rows are zeros. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_rotate(__m256i *word, const uint8_t *p, size_t stride,
                                                     int rows) {
    __m128i row[8];
    __m256i v[4], a, b, c, d;
    int i;
    for (i = 0; i < 8; i++)
        row[i] = i < rows ? bitnet__simd_vb_load_half(p + (size_t)i * stride) : _mm_setzero_si128();
    for (i = 0; i < 4; i++)
        v[i] = _mm256_inserti128_si256(_mm256_castsi128_si256(row[i]), row[i + 4], 1);
    a = _mm256_unpacklo_epi32(v[0], v[1]), b = _mm256_unpacklo_epi32(v[2], v[3]);
    c = _mm256_unpackhi_epi32(v[0], v[1]), d = _mm256_unpackhi_epi32(v[2], v[3]);
    word[0] = _mm256_unpacklo_epi64(a, b), word[1] = _mm256_unpackhi_epi64(a, b);
    word[2] = _mm256_unpacklo_epi64(c, d), word[3] = _mm256_unpackhi_epi64(c, d);
}

/* 640 columns of 8 rows: four codes per vector, zeros up to a group. */
BITNET__AVX2 BITNET__INLINE void bitnet__base3_unpack(__m256i *four, const uint8_t *w,
                                                      size_t stride, int rows, int columns) {
    uint8_t *codes = (uint8_t *)four;
    int b, half, k, r;
    for (b = 0; b < 5 && 128 * b < columns; b++, w += 32)
        for (half = 0; half < 2; half++) {
            __m256i word[4], low = _mm256_set1_epi8(3);
            bitnet__avx2_rotate(word, w + 16 * half, stride, rows);
            for (k = 0; k < 4; k++) {
                __m256i *to = four + 32 * b + 4 * half + k;
                to[0] = _mm256_and_si256(_mm256_srli_epi16(word[k], 6), low);
                to[8] = _mm256_and_si256(_mm256_srli_epi16(word[k], 4), low);
                to[16] = _mm256_and_si256(_mm256_srli_epi16(word[k], 2), low);
                to[24] = _mm256_and_si256(word[k], low);
            }
        }
    for (k = columns; k % BITNET__BASE3_COLUMNS && k < 640; k++)
        for (r = 0; r < 8; r++) codes[k / 4 * 32 + 4 * r + k % 4] = 0;
}

BITNET__AVX2 static void bitnet__base3_pack(uint8_t *out, const uint8_t *w, size_t stride, int rows,
                                            int columns) {
    const __m256i by_3 = _mm256_set1_epi16(3), by_9 = _mm256_set1_epi16(9);
    const __m256i by_28 = _mm256_set1_epi16(28), by_84 = _mm256_set1_epi16(84);
    __m256i four[160];
    int from, part, g;
    for (from = 0; from < columns; from += 640, out += 32 * BITNET__BASE3_GROUP, w += 160)
        for (part = 0; part < 4; part++) {
            bitnet__base3_unpack(four, w + 8 * (size_t)part * stride, stride, rows - 8 * part,
                                 columns - from);
            for (g = 0; g < 32 && 20 * g < columns - from; g++) {
                const __m256i *c = four + 5 * g; /* at most 250: no carry */
                __m256i low = _mm256_add_epi8(c[0], _mm256_mullo_epi16(c[1], by_3));
                __m256i high = _mm256_mullo_epi16(c[3], by_28);
                low = _mm256_add_epi8(low, _mm256_mullo_epi16(c[2], by_9));
                high = _mm256_add_epi8(high, _mm256_mullo_epi16(c[4], by_84));
                _mm256_storeu_si256((__m256i *)(void *)(out + g * BITNET__BASE3_GROUP + 32 * part),
                                    _mm256_add_epi8(low, high));
            }
        }
}

/* ---- products in base 3 */

/* Codes 0..2 of the rest, 3 and 4 of byte >> 2, and what these subtract. */
#define BITNET__3(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define BITNET__7(x) BITNET__3(x), BITNET__3(x), x
#define BITNET__9(...) BITNET__3(BITNET__3(__VA_ARGS__))
static const uint8_t bitnet__base3_tables[6][64] = {
    {BITNET__9(0, 1, 2)},
    {BITNET__3(BITNET__3(0), BITNET__3(1), BITNET__3(2))},
    {BITNET__9(0), BITNET__9(1), BITNET__9(2)},
    {BITNET__3(BITNET__7(0), BITNET__7(1), BITNET__7(2))},
    {BITNET__3(BITNET__7(0)), BITNET__3(BITNET__7(1)), BITNET__3(BITNET__7(2))},
    {BITNET__7(0), BITNET__7(28), BITNET__7(56), BITNET__7(84), BITNET__7(112), BITNET__7(140),
     BITNET__7(168), BITNET__7(196), BITNET__7(224)}};
#undef BITNET__3
#undef BITNET__7
#undef BITNET__9

/* Lines are unpacked once. Codes are looked up just before use, to fit the registers. If there are
   few vectors, two sums per line hide the latency. */
BITNET__VBMI_OP void bitnet__base3_vectors(int32_t *y, size_t y_stride, const uint8_t *w,
                                           size_t groups, const int8_t *q, size_t q_stride,
                                           int count) {
    const int sums = count <= 3 ? 2 : 1;
    __m512i table[6], sum[8][2];
    size_t g;
    int c, half, field;
    for (c = 0; c < 6; c++) table[c] = _mm512_loadu_si512(bitnet__base3_tables[c]);
    for (c = 0; c < sums * count; c++) sum[c][0] = sum[c][1] = _mm512_setzero_si512();
    for (g = 0; g < groups; g++, w += BITNET__BASE3_GROUP, q += BITNET__BASE3_COLUMNS) {
        __m512i upper[2], rest[2];
        bitnet__prefetch(w);
        bitnet__prefetch(w + 64);
        for (half = 0; half < 2; half++) {
            __m512i line = _mm512_loadu_si512(w + 64 * half);
            upper[half] = _mm512_srli_epi16(line, 2);
            rest[half] = _mm512_sub_epi8(line, _mm512_permutexvar_epi8(upper[half], table[5]));
        }
        for (field = 0; field < 5; field++) {
            __m512i *index = field < 3 ? rest : upper;
            __m512i codes0 = _mm512_permutexvar_epi8(index[0], table[field]);
            __m512i codes1 = _mm512_permutexvar_epi8(index[1], table[field]);
            for (c = 0; c < count; c++) {
                __m512i x = bitnet__vb_repeat_4(q + (size_t)c * q_stride + 4 * field);
                __m512i *to = sum[sums * c + field % sums];
                to[0] = _mm512_dpbusd_epi32(to[0], codes0, x);
                to[1] = _mm512_dpbusd_epi32(to[1], codes1, x);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (half = 0; half < 2; half++) {
            __m512i total = sum[sums * c][half];
            if (sums == 2) total = _mm512_add_epi32(total, sum[2 * c + 1][half]);
            _mm512_storeu_si512(y + (size_t)c * y_stride + 16 * half, total);
        }
}

/* In batches, because unpacking costs as much as multiplying two vectors. Blocks stay in L2. */
BITNET__VBMI static void bitnet__base3_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                               int rows, int columns, const int8_t *q,
                                               size_t q_stride, int count) {
    size_t groups = bitnet__base3_groups(columns);
    int r, c, some;
    for (r = 0; r < rows; r += BITNET__BASE3_ROWS, w += groups * BITNET__BASE3_GROUP)
        for (c = 0; c < count; c += some) {
            const int8_t *x = q + (size_t)c * q_stride;
            int32_t *out = y + (size_t)c * y_stride + r;
            some = bitnet__at_once(count - c, 8);
            switch (some) {
            case 1: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 1); break;
            case 2: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 2); break;
            case 3: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 3); break;
            case 4: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 4); break;
            default: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 8); break;
            }
        }
}

/* ---- look-ups of 1-bit codes */

/* j is in bits 4 and 5, half a byte in bits 0 to 3. */
BITNET__VBMI_OP void bitnet__lookup_line(const uint8_t *line, __m512i *index) {
    const __m512i j = _mm512_set1_epi32(0x30201000), half = _mm512_set1_epi8(15);
    __m512i codes = _mm512_loadu_si512(line);
    index[0] = _mm512_ternarylogic_epi32(codes, half, j, 0xEA);
    index[1] = _mm512_ternarylogic_epi32(_mm512_srli_epi16(codes, 4), half, j, 0xEA);
}

/* `start`: minus the columns' sum, and minus 2 * 512 for each of eight look-ups. */
BITNET__VBMI_OP __m512i bitnet__lookup_dots(const uint8_t *t, const __m512i *index, __m512i start) {
    __m512i high = _mm512_permutexvar_epi8(index[0], _mm512_loadu_si512(t));
    __m512i low = _mm512_permutexvar_epi8(index[0], _mm512_loadu_si512(t + 64));
    high = _mm512_add_epi8(high, _mm512_permutexvar_epi8(index[1], _mm512_loadu_si512(t + 128)));
    low = _mm512_add_epi8(low, _mm512_permutexvar_epi8(index[1], _mm512_loadu_si512(t + 192)));
    start = _mm512_dpbusd_epi32(start, high, _mm512_set1_epi8(64));
    return _mm512_dpbusd_epi32(start, low, _mm512_set1_epi8(2));
}

/* Missing blocks repeat the first and are not stored. Only a `count` of 1 is a constant: the sums
   of more vectors are as fast in L1 as in registers. */
BITNET__VBMI_OP void bitnet__lookup_rows(const bitnet__group_cursor *at, int blocks, int first,
                                         int count) {
    const bitnet__operand *in = at->in;
    const size_t offset = (size_t)first * in->groups_stride;
    const uint8_t *tables = in->tables + offset * BITNET__LOOKUP, *scales = at->scales;
    size_t g = 0, end, next[4];
    __m512 total[8][4], scale_of[4];
    int c, b;
    for (b = 0; b < 4; b++) {
        next[b] = b < blocks ? (size_t)b * at->block : 0;
        scale_of[b] = _mm512_set1_ps(at->scale);
        for (c = 0; c < count; c++) total[c][b] = _mm512_setzero_ps();
    }
    while (g < at->groups) {
        for (b = 0; b < 4 && scales; b++) {
            scale_of[b] = bitnet__vf_from_halves(scales + next[b]);
            bitnet__prefetch_from(scales + next[b], 4 * at->block);
        }
        if (scales) scales += 32;
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++) {
            __m512i index[4][2];
            for (b = 0; b < 4; b++) {
                const uint8_t *line = at->codes + g * 64 + next[b];
                bitnet__lookup_line(line, index[b]);
                bitnet__prefetch_from(line, 4 * at->block);
            }
            for (c = 0; c < count; c++) {
                size_t of = (size_t)c * in->groups_stride + g;
                __m512 step = _mm512_set1_ps(in->group_steps[offset + of]);
                __m512i start = _mm512_set1_epi32(-8192 - in->group_sums[offset + of]);
                for (b = 0; b < 4; b++)
                    total[c][b] =
                        bitnet__avx512_madd(_mm512_cvtepi32_ps(bitnet__lookup_dots(
                                                tables + of * BITNET__LOOKUP, index[b], start)),
                                            _mm512_mul_ps(scale_of[b], step), total[c][b]);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (b = 0; b < blocks; b++)
            _mm512_storeu_ps(at->y + (size_t)(first + c) * at->y_stride + 16 * b, total[c][b]);
}

BITNET__VBMI static void bitnet__vbmi_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                              int row, int rows, const bitnet__operand *in) {
    int c, r, some;
    if (m->layout != BITNET__ONE_BIT) {
        bitnet__avx512_grouped(y, y_stride, m, row, rows, in);
        return;
    }
    for (c = 0; c < in->count; c += some) {
        some = in->count - c < 8 ? in->count - c : 8;
        for (r = 0; r < rows; r += 4 * BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
            int blocks = (rows - r + BITNET__GROUP_ROWS - 1) / BITNET__GROUP_ROWS;
            if (blocks > 4) blocks = 4;
            if (some == 1) bitnet__lookup_rows(&at, blocks, c, 1);
            else bitnet__lookup_rows(&at, blocks, c, some);
        }
    }
}

static void bitnet__vbmi_kernels(bitnet__kernels *k) {
    bitnet__avx512_kernels(k);
    k->isa = BITNET_ISA_AVX512_VBMI;
    k->lookup = bitnet__avx2_lookup;
    k->grouped = bitnet__vbmi_grouped;
    k->base3 = bitnet__base3_ternary;
    k->base3_pack = bitnet__base3_pack;
}

#if defined(BITNET_AMX_HEADER)
#include BITNET_AMX_HEADER
#endif

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#endif

BITNET__OPTIMIZE_END

/* ====================
   >>dispatch   Kernels: choosing one

   Tests the CPU's feature bits, and whether the system saves the registers. */

#if defined(BITNET__SIMD_X86)

/* Requires OSXSAVE. */
static uint32_t bitnet__saved_registers(void) {
#if defined(_MSC_VER)
    return (uint32_t)_xgetbv(0);
#else
    uint32_t low, high; /* its mnemonic needs a target */
    __asm__ volatile(".byte 0x0F, 0x01, 0xD0" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

static bool bitnet__cpu_can(bitnet_isa isa) {
    const uint32_t osxsave = 1u << 27;                                 /* leaf 1, ecx */
    const uint32_t avx = 1u << 28 | 1u << 29 | 1u << 12;               /* AVX, F16C, FMA */
    const uint32_t avx2 = 1u << 5;                                     /* leaf 7, ebx */
    const uint32_t avx512 = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31; /* F, DQ, BW, VL */
    const uint32_t vnni = 1u << 11, vbmi = 1u << 1;                    /* leaf 7, ecx */
    const uint32_t avx_vnni = 1u << 4;                                 /* leaf 7, part 1, eax */
    const uint32_t ymm = 0x06, zmm = 0xE6;
    bitnet__cpuid basic = bitnet__ask_cpu(1, 0), more = bitnet__ask_cpu(7, 0);
    uint32_t saved = basic.ecx & osxsave ? bitnet__saved_registers() : 0;
    if (isa == BITNET_ISA_SCALAR) return true;
    if (isa == BITNET_ISA_AVX_VNNI) isa = BITNET__AVX_VNNI_NEEDS;
    if (isa == BITNET_ISA_AVX_VNNI)
        return more.eax >= 1 && (bitnet__ask_cpu(7, 1).eax & avx_vnni) &&
               bitnet__cpu_can(BITNET_ISA_AVX2);
    if (isa == BITNET_ISA_AVX2)
        return (basic.ecx & avx) == avx && (more.ebx & avx2) && (saved & ymm) == ymm;
#if defined(BITNET__SIMD_AMX)
    if (isa == BITNET_ISA_AVX512_AMX && !bitnet__cpu_has_amx()) return false;
#endif
    if (isa >= BITNET_ISA_AVX512_VBMI && !(more.ecx & vbmi)) return false;
    return (more.ebx & avx512) == avx512 && (more.ecx & vnni) && (saved & zmm) == zmm;
}

#elif defined(BITNET__SIMD_NEON)

static bool bitnet__cpu_can(bitnet_isa isa) {
#if defined(BITNET__SIMD_I8MM)
    if (isa == BITNET_ISA_NEON_I8MM && !bitnet__cpu_has_i8mm()) return false;
#endif
    if (isa == BITNET_ISA_SCALAR || isa == BITNET_ISA_NEON) return true;
#if defined(__ARM_FEATURE_DOTPROD)
    return true;
#elif defined(__linux__) /* HWCAP_ASIMDDP */
    return getauxval(AT_HWCAP) >> 20 & 1;
#elif defined(__APPLE__)
    int has = 0;
    size_t size = sizeof has;
    return sysctlbyname("hw.optional.arm.FEAT_DotProd", &has, &size, NULL, 0) == 0 && has;
#elif defined(BITNET__WINDOWS) /* PF_ARM_V82_DP_... */
    return IsProcessorFeaturePresent(43) != 0;
#else
    return false;
#endif
}

#else

static bool bitnet__cpu_can(bitnet_isa isa) {
    (void)isa;
    return true;
}

#endif

/* The best first. AMX comes after scalar code because it is never chosen unless requested. */
static const struct {
    bitnet_isa isa;
    bitnet__kernel_set *set;
} bitnet__kernel_sets[] = {
#if defined(BITNET__SIMD_AVX512)
    {BITNET_ISA_AVX512_VBMI, bitnet__vbmi_kernels}, {BITNET_ISA_AVX512, bitnet__avx512_kernels},
#endif
#if defined(BITNET__SIMD_I8MM)
    {BITNET_ISA_NEON_I8MM, bitnet__i8mm_kernels},
#endif
#if defined(BITNET__DOTPROD)
    {BITNET__DOTPROD_ISA, bitnet__dotprod_kernels},
#endif
#if defined(BITNET__SIMD)
    {BITNET__SIMD_ISA, bitnet__simd_kernels},
#endif
    {BITNET_ISA_SCALAR, bitnet__scalar_kernels},
#if defined(BITNET__SIMD_AMX)
    {BITNET_ISA_AVX512_AMX, bitnet__amx_kernels},
#endif
};

/* The kernels requested, or the best; NULL if the build or the CPU does not have them. */
static bitnet__kernel_set *bitnet__find_kernels(bitnet_isa wanted) {
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__kernel_sets); i++) {
        bitnet_isa isa = bitnet__kernel_sets[i].isa;
        if ((wanted == BITNET_ISA_AUTO || wanted == isa) && bitnet__cpu_can(isa))
            return bitnet__kernel_sets[i].set;
    }
    return NULL;
}

/* In the order of bitnet_isa. */
static const char *const bitnet__isa_names[] = {
    "auto", "scalar",       "avx2",      "avx-vnni", "avx512",       "avx512-vbmi",
    "neon", "neon-dotprod", "neon-i8mm", "wasm",     "wasm-relaxed", "avx512-amx"};
BITNET__ENSURE(isa_names, BITNET__COUNT(bitnet__isa_names) == BITNET_ISA_COUNT);

BITNET_API const char *bitnet_isa_name(bitnet_isa isa) {
    return (size_t)isa < BITNET_ISA_COUNT ? bitnet__isa_names[isa] : "unknown";
}

static bitnet_result bitnet__choose_kernels(bitnet_isa wanted, bitnet__kernels *k,
                                            bitnet_error *error) {
    bitnet__kernel_set *set = bitnet__find_kernels(wanted);
    if (!set)
        return bitnet__fail(error, BITNET_ERROR_ISA, "this CPU or build has no %s",
                            bitnet_isa_name(wanted));
    set(k);
    return BITNET_OK;
}

BITNET_API bool bitnet_isa_available(bitnet_isa isa) { return bitnet__find_kernels(isa) != NULL; }
