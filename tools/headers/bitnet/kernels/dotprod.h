#pragma once
#include "ternary.h"

/* ==================================================
   >>dotprod   Kernels: dot products of bytes

   The second set of kernels: the first with AVX-VNNI, NEON dotprod or relaxed SIMD. These multiply
   bytes and add the products in one instruction. NEON with i8mm is a third set.
   ================================================== */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* like >>ternary, whose products these are */

#if defined(BITNET__DOTPROD)

BITNET__SIMD static void bitnet__dotprod_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                                 size_t stride, int rows, int columns,
                                                 const int8_t *q, size_t q_stride, int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    bitnet__simd_by_tiles(all, count, true);
}

BITNET__SIMD static void bitnet__dotprod_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                                 int row, int rows, const bitnet__operand *in) {
    bitnet__simd_any_grouped(y, y_stride, m, row, rows, in, true, false);
}

BITNET__SIMD static void bitnet__dotprod_screen(int32_t *y, const uint8_t *plane, size_t groups,
                                                const bitnet__digits *x, int count) {
    bitnet__simd_any_screen(y, plane, groups, x, count, true);
}
BITNET__SIMD static void bitnet__dotprod_screen_fine(int32_t *y, const uint8_t *row,
                                                     const uint8_t *next, size_t lines,
                                                     const bitnet__digits *x, int count) {
    bitnet__simd_any_screen_fine(y, row, next, lines, x, count, true);
}

BITNET__SIMD static void bitnet__dotprod_attend(const bitnet__chunk *c) {
    bitnet__simd_any_attend(c, true);
}

static void bitnet__dotprod_kernels(bitnet__kernels *k) {
    bitnet__simd_kernels(k);
    k->isa = BITNET__DOTPROD_ISA;
    k->attend = bitnet__dotprod_attend;
    k->ternary = bitnet__dotprod_ternary;
    k->grouped = bitnet__dotprod_grouped;
    k->screen = bitnet__dotprod_screen;
    k->screen_fine = bitnet__dotprod_screen_fine;
}

#endif

#if defined(BITNET__SIMD_NEON)

/* ---- NEON with i8mm: two vectors by two rows, 8 columns each; a single vector uses dotprod */

static void bitnet__i8mm_grouped(float *y, size_t y_stride, const bitnet__matrix *m, int row,
                                 int rows, const bitnet__operand *in) {
    bitnet__simd_any_grouped(y, y_stride, m, row, rows, in, true, true);
}

/* Missing rows and vectors repeat the last, unstored. Two rows share a register, unpacked at the
   cost of one; two paired vectors serve all rows. */
BITNET__OP void bitnet__i8mm_tile(bitnet__ternary_part t, int count, int pairs) {
    const bitnet__vb low = bitnet__vb_all(3);
    const uint8_t *row[8];
    const int8_t *vector[8];
    bitnet__vi sum[4][4];
    bitnet__vb line[4], codes[4], x[4];
    int32_t sums[4][4][4]; /* [2 vectors][2 rows] */
    size_t at, column;
    int p, c, field;
    for (p = 0; p < 8; p++) row[p] = t.w + (size_t)(p < t.rows ? p : t.rows - 1) * t.stride;
    for (c = 0; c < 2 * pairs; c++)
        vector[c] = t.q + (size_t)(c < count ? c : count - 1) * t.q_stride;
    for (c = 0; c < pairs; c++)
        for (p = 0; p < 4; p++) sum[c][p] = bitnet__vi_all(0);
    for (at = 0; at < 32 * (size_t)t.blocks; at += 8) { /* low bits are field 3 */
        for (p = 0; p < 4; p++)
            line[p] = bitnet__vb_from_halves(row[2 * p] + at, row[2 * p + 1] + at);
        for (field = 3; field >= 0; field--) {
            for (p = 0; p < 4; p++) {
                codes[p] = bitnet__vb_and(line[p], low);
                line[p] = bitnet__vb_shift_2(line[p]);
            }
            column = at / 32 * 128 + at % 32 + 32 * (size_t)field;
            for (c = 0; c < pairs; c++)
                x[c] = bitnet__vb_from_halves(vector[2 * c] + column, vector[2 * c + 1] + column);
            for (c = 0; c < pairs; c++)
                for (p = 0; p < 4; p++) sum[c][p] = bitnet__neon_i8mm(sum[c][p], x[c], codes[p]);
        }
    }
    for (c = 0; c < pairs; c++)
        for (p = 0; p < 4; p++) bitnet__vi_store(sums[c][p], sum[c][p]);
    for (c = 0; c < count; c++)
        for (p = 0; p < 8 && p < t.rows; p++)
            t.y[(size_t)c * t.y_stride + (size_t)p] = sums[c / 2][p / 2][c % 2 * 2 + p % 2];
}

static void bitnet__i8mm_ternary(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride,
                                 int rows, int columns, const int8_t *q, size_t q_stride,
                                 int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    int c, r, some;
    for (c = 0; c < count; c += some) {
        some = BITNET__MIN(count - c, 8);
        if (some == 1) bitnet__simd_by_tiles(bitnet__ternary_from(all, 0, c), 1, true);
        for (r = 0; some > 1 && r < rows; r += 8) {
            bitnet__ternary_part t = bitnet__ternary_from(all, r, c);
            switch ((some + 1) / 2) {
            case 1: bitnet__i8mm_tile(t, some, 1); break;
            case 2: bitnet__i8mm_tile(t, some, 2); break;
            case 3: bitnet__i8mm_tile(t, some, 3); break;
            default: bitnet__i8mm_tile(t, some, 4); break;
            }
        }
    }
}

static void bitnet__i8mm_kernels(bitnet__kernels *k) {
    bitnet__dotprod_kernels(k);
    k->isa = BITNET_ISA_NEON_I8MM;
    k->ternary = bitnet__i8mm_ternary;
    k->grouped = bitnet__i8mm_grouped;
}

#endif

BITNET__OPTIMIZE_END
