#pragma once
#include "lookup.h"

#if defined(BITNET__SIMD)

/* ====================
   >>ternary   Kernels: norms, quantization, ternary products

   The second half of the code for all instruction sets. AVX-512 does not include it: >>avx512 has
   other ternary products, and uses AVX2's kernels for the rest. At the end of this section,
   bitnet__simd_kernels lists the first set. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* prefill and decode: 15 times as fast */

/* ---- norm, quantise, Hadamard, to_half, the delta rule */

BITNET__SIMD static void bitnet__simd_norm(float *y, const float *x, const float *gain, int n,
                                           float reciprocal_n, float epsilon) {
    bitnet__vf lane[1][BITNET__SUMS], scales;
    float last[64], scale;
    int i;
    bitnet__simd_clear(lane, 1);
    for (i = 0; i < n; i += 64) {
        const float *p = bitnet__whole_64(x + i, n - i, last);
        bitnet__simd_add_products(lane, BITNET_TYPE_F32, p, 0, 1, p, 0, 1);
    }
    scale = bitnet__rsqrt(bitnet__simd_fold(lane[0]) * reciprocal_n + epsilon);
    scales = bitnet__vf_all(scale);
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES)
        bitnet__vf_store(y + i, bitnet__vf_mul(bitnet__vf_mul(bitnet__vf_load(x + i), scales),
                                               bitnet__vf_load(gain + i)));
    for (; i < n; i++) y[i] = (x[i] * scale) * gain[i];
    for (; i < bitnet__round_up(n, 64); i++) y[i] = 0.0f;
}

BITNET__OP bitnet__vi bitnet__simd_quantise_8(int8_t *q, const float *x, bitnet__vf scales) {
    const bitnet__vf low = bitnet__vf_all(-128.0f), high = bitnet__vf_all(127.0f);
    bitnet__vi whole[8 / BITNET__LANES];
    int i;
    for (i = 0; i < 8 / BITNET__LANES; i++) {
        bitnet__vf v = bitnet__vf_mul(bitnet__vf_load(x + BITNET__LANES * i), scales);
        whole[i] = bitnet__vf_round(bitnet__vf_larger(bitnet__vf_smaller(v, high), low));
    }
    bitnet__vi_store_8_int8(q, whole);
    for (i = 1; i < 8 / BITNET__LANES; i++) whole[0] = bitnet__vi_add(whole[0], whole[i]);
    return whole[0];
}

BITNET__SIMD static void bitnet__simd_quantise(int8_t *q, float *steps, int32_t *sums,
                                               const float *x, int n, int group) {
    int padded = bitnet__round_up(n, 32), first, end, i, k;
    for (first = 0; first < padded; first = end) {
        bitnet__vf maxima = bitnet__vf_all(1e-5f), scales;
        float scale, step;
        end = padded - first < group ? padded : first + group;
        for (i = first; i < end; i += BITNET__LANES)
            maxima = bitnet__vf_larger(bitnet__vf_abs(bitnet__vf_load(x + i)), maxima);
        step = bitnet__quantise_scale(bitnet__vf_largest(maxima), &scale);
        scales = bitnet__vf_all(scale);
        for (i = first; i < end; i += 32) {
            bitnet__vi sum = bitnet__vi_all(0);
            for (k = i; k < i + 32; k += 8)
                sum = bitnet__vi_add(sum, bitnet__simd_quantise_8(q + k, x + k, scales));
            steps[i / 32] = step;
            sums[i / 32] = bitnet__vi_sum(sum);
        }
    }
    memset(q + padded, 0, (size_t)(bitnet__round_up(n, 256) - padded));
}

BITNET__SIMD static void bitnet__simd_hadamard(float *x, int n, int block) {
    int h, i, j;
    if (block < BITNET__LANES) {
        bitnet__scalar_hadamard(x, n, block);
        return;
    }
    for (i = 0; i < n; i += BITNET__LANES)
        bitnet__vf_store(x + i, bitnet__vf_hadamard(bitnet__vf_load(x + i)));
    for (h = BITNET__LANES; h < block; h *= 2)
        for (i = 0; i < n; i += 2 * h)
            for (j = i; j < i + h; j += BITNET__LANES) {
                bitnet__vf a = bitnet__vf_load(x + j), b = bitnet__vf_load(x + j + h);
                bitnet__vf_store(x + j, bitnet__vf_add(a, b));
                bitnet__vf_store(x + j + h, bitnet__vf_sub(a, b));
            }
}

BITNET__SIMD static void bitnet__simd_to_half(uint16_t *y, const float *x, int n) {
    int i;
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES)
        bitnet__vf_to_halves(y + i, bitnet__vf_load(x + i));
    bitnet__scalar_to_half(y + i, x + i, n - i);
}

/* Four vectors of a state: its answer to k, then its update. */
BITNET__SIMD static void bitnet__simd_delta(float *o, float *delta, float *to, const float *from,
                                            const float *q, const float *k, const float *v,
                                            float decay, float beta, int n) {
    const bitnet__vf keep = bitnet__vf_all(decay);
    int i, j, c;
    for (j = 0; j < n; j += 4 * BITNET__LANES) {
        bitnet__vf sum[4], d[4];
        for (c = 0; c < 4; c++) sum[c] = bitnet__vf_all(0.0f);
        for (i = 0; i < n; i++) {
            const float *s = from + i * n + j;
            bitnet__vf key = bitnet__vf_all(k[i]);
            for (c = 0; c < 4; c++)
                sum[c] = bitnet__simd_madd(
                    bitnet__vf_mul(bitnet__vf_load(s + BITNET__LANES * c), keep), key, sum[c]);
        }
        for (c = 0; c < 4; c++) {
            int at = j + BITNET__LANES * c;
            d[c] = bitnet__vf_sub(bitnet__vf_load(v + at), sum[c]);
            d[c] = bitnet__vf_mul(d[c], bitnet__vf_all(beta));
            bitnet__vf_store(delta + at, d[c]);
            sum[c] = bitnet__vf_all(0.0f);
        }
        for (i = 0; i < n; i++) {
            bitnet__vf key = bitnet__vf_all(k[i]), query = bitnet__vf_all(q[i]);
            for (c = 0; c < 4; c++) {
                int at = i * n + j + BITNET__LANES * c;
                bitnet__vf s =
                    bitnet__simd_madd(d[c], key, bitnet__vf_mul(bitnet__vf_load(from + at), keep));
                bitnet__vf_store(to + at, s);
                sum[c] = bitnet__simd_madd(s, query, sum[c]);
            }
        }
        for (c = 0; c < 4; c++) bitnet__vf_store(o + j + BITNET__LANES * c, sum[c]);
    }
}

/* ---- ternary */

#define BITNET__HEIGHT (BITNET__LANES == 8 ? 1 : 4)

/* Missing rows repeat the last and are not stored. A code times an int8 is in -256..254, so 16 bits
   hold the sum of 128, no more. dotprod needs no parts but takes 4 or 5 cycles, so a single row
   keeps several sums. */
BITNET__OP void bitnet__simd_tile(bitnet__ternary_part t, int count, bool dotprod) {
    const int sums = !dotprod || BITNET__HEIGHT > 1 ? 1 : count == 1 ? 4 : 2;
    const bitnet__vb low = bitnet__vb_all(3);
    const uint8_t *row[BITNET__HEIGHT];
    bitnet__vi sum[BITNET__HEIGHT][4][4];
    bitnet__vh part[BITNET__HEIGHT][4];
    bitnet__vb line[BITNET__HEIGHT], codes[BITNET__HEIGHT];
    int r, c, i, field, b = 0;
    for (r = 0; r < BITNET__HEIGHT; r++) {
        row[r] = t.w + (size_t)(r < t.rows ? r : t.rows - 1) * t.stride;
        for (c = 0; c < count; c++)
            for (i = 0; i < sums; i++) sum[r][c][i] = bitnet__vi_all(0);
    }
    while (b < t.blocks) {
        int end = dotprod || t.blocks - b < BITNET__VECTOR / 2 ? t.blocks : b + BITNET__VECTOR / 2;
        for (r = 0; r < BITNET__HEIGHT; r++)
            for (c = 0; c < count; c++) part[r][c] = bitnet__vh_zero();
        for (; b < end; b++)
            for (i = 0; i < 32; i += BITNET__VECTOR) {
                for (r = 0; r < BITNET__HEIGHT; r++) {
                    line[r] = bitnet__vb_load(row[r] + 32 * b + i);
                    bitnet__prefetch(row[r] + 32 * b + i);
                }
                for (field = 3; field >= 0; field--) {
                    for (r = 0; r < BITNET__HEIGHT; r++) {
                        codes[r] = bitnet__vb_and(line[r], low);
                        line[r] = bitnet__vb_shift_2(line[r]);
                    }
                    for (c = 0; c < count; c++) {
                        const int8_t *p = t.q + (size_t)c * t.q_stride + 128 * b + 32 * field + i;
                        bitnet__vb x = bitnet__vb_load(p);
                        for (r = 0; r < BITNET__HEIGHT; r++)
                            bitnet__vb_add_products(&sum[r][c][field % sums], &part[r][c], codes[r],
                                                    x, dotprod);
                    }
                }
            }
        for (r = 0; r < BITNET__HEIGHT && !dotprod; r++)
            for (c = 0; c < count; c++)
                sum[r][c][0] = bitnet__vi_add_pairs(sum[r][c][0], part[r][c]);
    }
    for (r = 0; r < BITNET__HEIGHT && r < t.rows; r++)
        for (c = 0; c < count; c++) {
            for (i = 1; i < sums; i++) sum[r][c][0] = bitnet__vi_add(sum[r][c][0], sum[r][c][i]);
            t.y[(size_t)c * t.y_stride + (size_t)r] = bitnet__vi_sum(sum[r][c][0]);
        }
}

/* Blocks stay in L2 for all vectors. */
BITNET__OP void bitnet__simd_by_tiles(bitnet__ternary_part all, int count, bool dotprod) {
    int first, end, r, c, some;
    for (first = 0; first < all.rows; first = end) {
        end = all.rows - first < 64 ? all.rows : first + 64;
        for (c = 0; c < count; c += some) {
            some = BITNET__MIN(count - c, 4);
            for (r = first; r < end; r += BITNET__HEIGHT) {
                bitnet__ternary_part t = bitnet__ternary_from(all, r, c);
                switch (some) {
                case 1: bitnet__simd_tile(t, 1, dotprod); break;
                case 2: bitnet__simd_tile(t, 2, dotprod); break;
                case 3: bitnet__simd_tile(t, 3, dotprod); break;
                default: bitnet__simd_tile(t, 4, dotprod); break;
                }
            }
        }
    }
}

BITNET__SIMD static void bitnet__simd_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                              size_t stride, int rows, int columns, const int8_t *q,
                                              size_t q_stride, int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    bitnet__simd_by_tiles(all, count, false);
}

/* ---- by groups */

BITNET__OP void bitnet__simd_any_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                         int row, int rows, const bitnet__operand *in,
                                         bool dotprod) {
    if (m->layout == BITNET__TWO_BITS)
        bitnet__simd_group_tile(y, y_stride, BITNET__TWO_BITS, m, row, rows, in, dotprod);
#if defined(BITNET__SIMD_X86)
    else bitnet__avx2_lookup_tile(y, y_stride, m, row, rows, in);
#else
    else bitnet__simd_group_tile(y, y_stride, BITNET__ONE_BIT, m, row, rows, in, dotprod);
#endif
}

BITNET__SIMD static void bitnet__simd_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                              int row, int rows, const bitnet__operand *in) {
    bitnet__simd_any_grouped(y, y_stride, m, row, rows, in, false);
}

static void bitnet__simd_kernels(bitnet__kernels *k) {
    memset(k, 0, sizeof *k);
    k->isa = BITNET__SIMD_ISA;
#if defined(BITNET__SIMD_X86)
    k->lookup = bitnet__avx2_lookup;
#endif
#define BITNET__X(name) k->name = bitnet__simd_##name;
    BITNET__WIDE_KERNELS(BITNET__X)
    BITNET__OTHER_KERNELS(BITNET__X)
#undef BITNET__X
}

BITNET__OPTIMIZE_END

#endif

/* ====================
   >>dotprod   Kernels: dot products of bytes

   The second set of kernels: the first with AVX-VNNI, NEON dotprod or relaxed SIMD. These multiply
   bytes and add the products in one instruction. */

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
    bitnet__simd_any_grouped(y, y_stride, m, row, rows, in, true);
}

#ifndef BITNET_NO_SCREEN
BITNET__SIMD static void bitnet__dotprod_screen(int32_t *y, const uint8_t *plane, size_t groups,
                                                const bitnet__digits *x, int count) {
    bitnet__simd_any_screen(y, plane, groups, x, count, true);
}
BITNET__SIMD static void bitnet__dotprod_screen_fine(int32_t *y, const uint8_t *row,
                                                     const uint8_t *next, size_t lines,
                                                     const bitnet__digits *x, int count) {
    bitnet__simd_any_screen_fine(y, row, next, lines, x, count, true);
}
#endif

BITNET__SIMD static void bitnet__dotprod_attend(const bitnet__chunk *c) {
    bitnet__simd_any_attend(c, true);
}

static void bitnet__dotprod_kernels(bitnet__kernels *k) {
    bitnet__simd_kernels(k);
    k->isa = BITNET__DOTPROD_ISA;
    k->attend = bitnet__dotprod_attend;
    k->ternary = bitnet__dotprod_ternary;
    k->grouped = bitnet__dotprod_grouped;
#ifndef BITNET_NO_SCREEN
    k->screen = bitnet__dotprod_screen;
    k->screen_fine = bitnet__dotprod_screen_fine;
#endif
}

#endif

#if defined(BITNET_I8MM_HEADER)
#include BITNET_I8MM_HEADER
#endif

BITNET__OPTIMIZE_END
