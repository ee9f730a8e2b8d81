#pragma once
#include "simd.h"

/* ====================
   >>lookup   Kernels: 1-bit look-ups

   Four bits look up the sum of the columns with weight +1, which takes half as many instructions as
   multiplying. The sum plus 512 is stored as two bytes of five bits, `high` and `low`: pairs are
   added as bytes, then weighted and summed. Twice that, less the sum of all columns, is the
   product.

   A group of 32 columns (>>groups) has 256 bytes of tables: for columns 0 .. 15, indexed by the low
   halves of a line's bytes, 64 high parts and 64 low; the same for 16 .. 31 and the high halves.
   Entry 16 j + n sums the columns 4f + j with bit f of n.

   AVX2 looks up in one table of 16: it separates a line's bytes by j, and adds four before joining
   high and low parts. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* like >>simd */

#if defined(BITNET__SIMD_X86)

/* Of 16 columns q, 512 plus the sums of j, 4 + j, 8 + j and 12 + j, in order of n. */
BITNET__OP __m256i bitnet__avx2_lookup_sums(__m256i q, int j) {
    const __m256i low = _mm256_set1_epi64x(0x0101010000010000), offset = _mm256_set1_epi8((char)j);
    const __m256i high = _mm256_setr_epi64x(0, 0x0001000100010001, 0x0100010001000100,
                                            0x0101010101010101); /* bits 2 and 3 of n */
    __m256i first = _mm256_add_epi8(_mm256_set1_epi16(0x0400), offset);
    __m256i second = _mm256_add_epi8(_mm256_set1_epi16(0x0C08), offset);
    first = _mm256_maddubs_epi16(low, _mm256_shuffle_epi8(q, first));
    second = _mm256_maddubs_epi16(high, _mm256_shuffle_epi8(q, second));
    return _mm256_add_epi16(_mm256_set1_epi16(512), _mm256_add_epi16(first, second));
}

BITNET__AVX2 static void bitnet__avx2_lookup(uint8_t *tables, const int8_t *q, int columns) {
    const uint8_t *end = tables + bitnet__groups(columns) * BITNET__LOOKUP;
    const __m256i low = _mm256_set1_epi16(31);
    int j;
    for (; tables < end; tables += BITNET__LOOKUP / 2, q += 16)
        for (j = 0; j < 4; j += 2) {
            __m256i x = bitnet__vb_table((const uint8_t *)q);
            __m256i a = bitnet__avx2_lookup_sums(x, j), b = bitnet__avx2_lookup_sums(x, j + 1);
            __m256i high = _mm256_packus_epi16(_mm256_srli_epi16(a, 5), _mm256_srli_epi16(b, 5));
            a = _mm256_packus_epi16(_mm256_and_si256(a, low), _mm256_and_si256(b, low));
            bitnet__vi_store(tables + 16 * j, _mm256_permute4x64_epi64(high, 0xD8));
            bitnet__vi_store(tables + 64 + 16 * j, _mm256_permute4x64_epi64(a, 0xD8));
        }
}

/* The halves of bytes j = 0 and 1, then of 2 and 3; a lane has byte j of rows 0 .. 3, 8 .. 11, 4 ..
   7, 12 .. 15. */
BITNET__OP void bitnet__avx2_lookup_line(const uint8_t *line, __m256i *index) {
    const __m256i half = _mm256_set1_epi8(15);
    const __m256i turn = _mm256_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 0,
                                          4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    __m256i a = bitnet__vb_load(line);
    __m256i b = bitnet__vb_load(line + 32), codes[2];
    int i;
    a = _mm256_shuffle_epi8(a, turn);
    b = _mm256_shuffle_epi8(b, turn);
    codes[0] = _mm256_permute4x64_epi64(_mm256_unpacklo_epi32(a, b), 0xD8);
    codes[1] = _mm256_permute4x64_epi64(_mm256_unpackhi_epi32(a, b), 0xD8);
    for (i = 0; i < 2; i++) {
        index[2 * i] = _mm256_and_si256(codes[i], half);
        index[2 * i + 1] = _mm256_and_si256(_mm256_srli_epi16(codes[i], 4), half);
    }
}

BITNET__OP __m256i bitnet__avx2_lookup_bytes(const uint8_t *t, const __m256i *index) {
    __m256i sum[4];
    int i;
    for (i = 0; i < 4; i++) {
        const uint8_t *at = t + i / 2 * 32 + i % 2 * 128;
        sum[i] = _mm256_shuffle_epi8(bitnet__vb_load(at), index[i]);
    }
    return _mm256_add_epi8(_mm256_add_epi8(sum[0], sum[1]), _mm256_add_epi8(sum[2], sum[3]));
}

/* 16 bits below 0x4B00 are the float 2^23 + sum; `start`: 2^23 less that of >>lookup. */
BITNET__OP void bitnet__avx2_lookup_dots(__m256 *dots, const uint8_t *t, const __m256i *index,
                                         __m256 start) {
    const __m256i weigh = _mm256_set1_epi16(0x4002), above = _mm256_set1_epi16(0x4B00);
    __m256i high = bitnet__avx2_lookup_bytes(t, index);
    __m256i low = bitnet__avx2_lookup_bytes(t + 64, index);
    __m256i a = _mm256_maddubs_epi16(_mm256_unpacklo_epi8(low, high), weigh);
    __m256i b = _mm256_maddubs_epi16(_mm256_unpackhi_epi8(low, high), weigh);
    a = _mm256_add_epi16(_mm256_permute2x128_si256(a, b, 0x21), _mm256_blend_epi32(a, b, 0xF0));
    dots[0] = _mm256_sub_ps(_mm256_castsi256_ps(_mm256_unpacklo_epi16(a, above)), start);
    dots[1] = _mm256_sub_ps(_mm256_castsi256_ps(_mm256_unpackhi_epi16(a, above)), start);
}

BITNET__OP void bitnet__avx2_lookup_rows(const bitnet__group_cursor *at, int first, int count) {
    const bitnet__operand *in = at->in;
    const size_t offset = (size_t)first * in->groups_stride;
    const uint8_t *scales = at->scales;
    __m256 total[4][2], scale_of[2];
    size_t g = 0, end;
    int c, h;
    scale_of[0] = scale_of[1] = _mm256_set1_ps(at->scale);
    for (c = 0; c < count; c++) total[c][0] = total[c][1] = _mm256_setzero_ps();
    while (g < at->groups) {
        for (h = 0; h < 2 && scales; h++, scales += 16)
            scale_of[h] = bitnet__vf_from_halves(scales);
        if (scales) bitnet__prefetch(scales + at->block); /* codes leave a gap here */
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++) {
            __m256i index[4];
            bitnet__prefetch(at->codes + 64 * g);
            bitnet__avx2_lookup_line(at->codes + 64 * g, index);
            for (c = 0; c < count; c++) {
                size_t of = offset + (size_t)c * in->groups_stride + g;
                __m256 step = _mm256_set1_ps(in->group_steps[of]), dots[2];
                __m256i start = _mm256_add_epi32(_mm256_set1_epi32(in->group_sums[of]),
                                                 _mm256_set1_epi32(0x4B000000 + 8192));
                bitnet__avx2_lookup_dots(dots, in->tables + of * BITNET__LOOKUP, index,
                                         _mm256_castsi256_ps(start));
                for (h = 0; h < 2; h++)
                    total[c][h] =
                        bitnet__simd_madd(dots[h], _mm256_mul_ps(scale_of[h], step), total[c][h]);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (h = 0; h < 2; h++)
            _mm256_storeu_ps(at->y + (size_t)(first + c) * at->y_stride + 8 * h, total[c][h]);
}

BITNET__AVX2 static void bitnet__avx2_lookup_tile(float *y, size_t y_stride,
                                                  const bitnet__matrix *m, int row, int rows,
                                                  const bitnet__operand *in) {
    int c, r, some;
    for (c = 0; c < in->count; c += some) {
        some = in->count - c >= 4 ? 4 : in->count - c >= 2 ? 2 : 1;
        for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
            if (some == 1) bitnet__avx2_lookup_rows(&at, c, 1);
            if (some == 2) bitnet__avx2_lookup_rows(&at, c, 2);
            if (some == 4) bitnet__avx2_lookup_rows(&at, c, 4);
        }
    }
}

#endif

BITNET__OPTIMIZE_END
