#include "scalar.h"
#include "vectors.h"

/* ====================
   >>simd   Kernels: one text for all of them

   The kernels are written with the operations of >>vectors. The scalar code does the ends of rows.
   AVX-VNNI, NEON dotprod and relaxed SIMD form a second set with other products of bytes
   (`dotprod`).

   On x86 this part is read twice: for AVX2, and by >>avx512, which sets BITNET__READ to 2.
   bitnet__k names its functions after the width. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* prefill and decode: 8 times as fast */

/* ---- the contract's functions */

/* Rounds twice. */
BITNET__OP bitnet__vf bitnet__k(madd)(bitnet__vf a, bitnet__vf b, bitnet__vf c) {
    return bitnet__vf_add(bitnet__vf_mul(a, b), c);
}

BITNET__OP bitnet__vf bitnet__k(rcp)(bitnet__vf d) {
    const bitnet__vf two = bitnet__vf_all(2.0f);
    bitnet__vf y =
        bitnet__vf_from_bits(bitnet__vi_sub(bitnet__vi_all(0x7EF311C7), bitnet__vf_bits(d)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    return y;
}

BITNET__OP bitnet__vf bitnet__k(exp)(bitnet__vf given) {
    const bitnet__vf magic = bitnet__vf_all(12582912.0f);
    bitnet__vf x = bitnet__vf_smaller(bitnet__vf_all(80.0f), given);
    bitnet__vf shifted = bitnet__k(madd)(x, bitnet__vf_all(1.44269504f), magic);
    bitnet__vf k = bitnet__vf_sub(shifted, magic);
    bitnet__vf r =
        bitnet__vf_sub(bitnet__vf_sub(x, bitnet__vf_mul(k, bitnet__vf_all(0.693359375f))),
                       bitnet__vf_mul(k, bitnet__vf_all(-2.12194440e-4f)));
    bitnet__vf p = bitnet__vf_all(1.9875691500e-4f);
    bitnet__vi power;
    p = bitnet__k(madd)(p, r, bitnet__vf_all(1.3981999507e-3f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(8.3334519073e-3f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(4.1665795894e-2f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(1.6666665459e-1f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(5.0000001201e-1f));
    p = bitnet__vf_add(bitnet__k(madd)(p, bitnet__vf_mul(r, r), r), bitnet__vf_all(1.0f));
    /* `shifted` has k in its low bits: no conversion */
    power = bitnet__vi_shift(bitnet__vi_add(bitnet__vf_bits(shifted), bitnet__vi_all(127)), 23);
    p = bitnet__vf_mul(p, bitnet__vf_from_bits(power));
    return bitnet__vf_zero_below(p, given, bitnet__vf_all(-80.0f));
}

/* `type` is a constant when inlined, here and below. */
BITNET__OP bitnet__vf bitnet__k(of_type)(int type, const void *p) {
    if (type == BITNET_TYPE_F32) return bitnet__vf_load((const float *)p);
    return type == BITNET_TYPE_F16 ? bitnet__vf_from_halves(p) : bitnet__vf_from_bf16(p);
}

BITNET__OP void bitnet__k(clear)(bitnet__vf (*lane)[BITNET__SUMS], int count) {
    int c, i;
    for (c = 0; c < count; c++)
        for (i = 0; i < BITNET__SUMS; i++) lane[c][i] = bitnet__vf_all(0.0f);
}

/* 64 weights of `rows` rows times `count` vectors: constants when inlined, here and below. */
BITNET__OP void bitnet__k(add_products)(bitnet__vf (*lane)[BITNET__SUMS], int type, const void *w,
                                        size_t stride, int rows, const float *x, size_t x_stride,
                                        int count) {
    int i, r, c;
    for (i = 0; i < BITNET__SUMS; i++)
        for (r = 0; r < rows; r++) {
            bitnet__vf weights = bitnet__k(of_type)(type, (const uint8_t *)w + (size_t)r * stride +
                                                              (size_t)(BITNET__LANES * i) *
                                                                  bitnet__float_size(type));
            for (c = 0; c < count; c++)
                lane[r * count + c][i] = bitnet__k(madd)(
                    weights, bitnet__vf_load(x + (size_t)c * x_stride + BITNET__LANES * i),
                    lane[r * count + c][i]);
        }
}

/* The fold to one vector, and to its end. */
BITNET__OP bitnet__vf bitnet__k(fold_to_one)(const bitnet__vf *lane) {
    bitnet__vf v[BITNET__SUMS / 2];
    int h = BITNET__SUMS / 2, i;
    for (i = 0; i < h; i++) v[i] = bitnet__vf_add(lane[i], lane[i + h]);
    for (h /= 2; h > 0; h /= 2)
        for (i = 0; i < h; i++) v[i] = bitnet__vf_add(v[i], v[i + h]);
    return v[0];
}
BITNET__OP float bitnet__k(fold)(const bitnet__vf *lane) {
    return bitnet__vf_sum(bitnet__k(fold_to_one)(lane));
}

/* Products of a row, whose `columns` are whole 64s, and `count` vectors: sum[c] has the lanes from
   `at` on. They start with a product, not 0, so a sum of zeros may be -0. */
BITNET__OP void bitnet__k(products)(bitnet__vf *sum, int type, const uint8_t *w, int columns,
                                    const float *x, size_t x_stride, int count, int at) {
    const size_t size = bitnet__float_size(type);
    bitnet__vf weights = bitnet__k(of_type)(type, w + (size_t)at * size);
    int c;
    for (c = 0; c < count; c++)
        sum[c] = bitnet__vf_mul(weights, bitnet__vf_load(x + (size_t)c * x_stride + at));
    for (at += 64; at < columns; at += 64) {
        weights = bitnet__k(of_type)(type, w + (size_t)at * size);
        for (c = 0; c < count; c++)
            sum[c] =
                bitnet__k(madd)(weights, bitnet__vf_load(x + (size_t)c * x_stride + at), sum[c]);
    }
}

/* The fold in an order in which few lanes are live, so that registers hold those of four vectors
   and weights are unpacked once. */
#define BITNET__FOLD_PRODUCTS(name, half, apart) \
    BITNET__OP void name(bitnet__vf *sum, int type, const uint8_t *w, int columns, const float *x, \
                         size_t x_stride, int count, int at) { \
        bitnet__vf more[4]; \
        int c; \
        half(sum, type, w, columns, x, x_stride, count, at); \
        half(more, type, w, columns, x, x_stride, count, at + apart); \
        for (c = 0; c < count; c++) sum[c] = bitnet__vf_add(sum[c], more[c]); \
    }
BITNET__FOLD_PRODUCTS(bitnet__k(products_2), bitnet__k(products), 32)
BITNET__FOLD_PRODUCTS(bitnet__k(products_4), bitnet__k(products_2), 16)
BITNET__FOLD_PRODUCTS(bitnet__k(products_8), bitnet__k(products_4), 8)
BITNET__FOLD_PRODUCTS(bitnet__k(products_16), bitnet__k(products_8), 4)
#undef BITNET__FOLD_PRODUCTS

/* Folded to one vector each. */
BITNET__OP void bitnet__k(folded_products)(bitnet__vf *sum, int type, const uint8_t *w, int columns,
                                           const float *x, size_t x_stride, int count) {
    if (BITNET__LANES == 16) bitnet__k(products_4)(sum, type, w, columns, x, x_stride, count, 0);
    else if (BITNET__LANES == 8)
        bitnet__k(products_8)(sum, type, w, columns, x, x_stride, count, 0);
    else bitnet__k(products_16)(sum, type, w, columns, x, x_stride, count, 0);
}

/* Lanes from `left` on become -infinity, whose exp is 0. */
BITNET__OP bitnet__vf bitnet__k(until)(bitnet__vf v, int left) {
    bitnet__vf past = bitnet__vf_load(bitnet__past_end + 16 - left);
    bitnet__vf lowest = bitnet__vf_all(bitnet__from_bits(0xFF800000u));
    lowest = bitnet__vf_zero_below(lowest, past, bitnet__vf_all(1.0f));
    v = bitnet__vf_zero_below(v, bitnet__vf_negate(past), bitnet__vf_all(0.0f));
    return bitnet__vf_add(v, lowest);
}

/* ---- gate, scale */

BITNET__SIMD static void bitnet__k(gate)(float *y, const float *gate, const float *up, int n,
                                         bitnet__activation activation) {
    int i;
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES) {
        bitnet__vf g = bitnet__vf_load(gate + i), z = g, f;
        if (activation == BITNET__GELU)
            z = bitnet__vf_mul(g, bitnet__vf_add(bitnet__vf_all(BITNET__GELU_1),
                                                 bitnet__vf_mul(bitnet__vf_all(BITNET__GELU_3),
                                                                bitnet__vf_mul(g, g))));
        if (activation == BITNET__RELU2) {
            f = bitnet__vf_larger(g, bitnet__vf_all(0.0f));
            f = bitnet__vf_mul(f, f);
        } else {
            f = bitnet__vf_add(bitnet__vf_all(1.0f), bitnet__k(exp)(bitnet__vf_negate(z)));
            f = bitnet__k(rcp)(f);
            if (activation != BITNET__SIGMOID) f = bitnet__vf_mul(g, f);
        }
        bitnet__vf_store(y + i, bitnet__vf_mul(f, bitnet__vf_load(up + i)));
    }
    bitnet__scalar_gate(y + i, gate + i, up + i, n - i, activation);
}

BITNET__SIMD static void bitnet__k(scale)(float *y, const int32_t *dots, int n, int32_t sum,
                                          float factor, bool add) {
    int i;
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES) {
        bitnet__vi whole = bitnet__vi_sub(bitnet__vi_load(dots + i), bitnet__vi_all(sum));
        bitnet__vf v = bitnet__vf_mul(bitnet__vf_from_ints(whole), bitnet__vf_all(factor));
        bitnet__vf_store(y + i, add ? bitnet__vf_add(bitnet__vf_load(y + i), v) : v);
    }
    bitnet__scalar_scale(y + i, dots + i, n - i, sum, factor, add);
}

/* ---- by groups */

BITNET__OP void bitnet__k(group_codes)(bitnet__layout layout, bitnet__vb line, bitnet__vb *codes) {
    const bitnet__vb three = bitnet__vb_all(3), two = bitnet__vb_all(2);
    int f;
    if (layout == BITNET__TWO_BITS)
        for (f = 0; f < 4; f++) {
            codes[f] = bitnet__vb_and(line, three);
            line = bitnet__vb_shift_2(line);
        }
    else
        for (f = 0; f < 4; f += 2) {
            codes[f] = bitnet__vb_and(bitnet__vb_double(line), two);
            codes[f + 1] = bitnet__vb_and(line, two);
            line = bitnet__vb_shift_2(line);
        }
}

BITNET__OP bitnet__vb bitnet__k(second_line)(bitnet__layout layout, const uint8_t *group,
                                             bitnet__vb first) {
    return layout == BITNET__ONE_BIT ? bitnet__vb_shift_4(first) : bitnet__vb_load(group + 64);
}

BITNET__OP void bitnet__k(whole_group)(bitnet__layout layout, const uint8_t *group,
                                       bitnet__vb *codes) {
    bitnet__vb line = bitnet__vb_load(group);
    bitnet__k(group_codes)(layout, line, codes);
    bitnet__k(group_codes)(layout, bitnet__k(second_line)(layout, group, line), codes + 4);
}

/* LANES rows times 32 quants of `count` vectors. */
BITNET__OP void bitnet__k(group_dots)(bitnet__vi *dots, bitnet__layout layout, const uint8_t *group,
                                      const int8_t *q, size_t q_stride, int count, bool dotprod) {
    bitnet__vb line = bitnet__vb_load(group), codes[4];
    int c, half;
    for (half = 0; half < 2; half++) {
        if (half) line = bitnet__k(second_line)(layout, group, line);
        bitnet__k(group_codes)(layout, line, codes);
        for (c = 0; c < count; c++)
            dots[c] = bitnet__vi_add_fours(dots[c], codes, 4, q + (size_t)c * q_stride + 16 * half,
                                           dotprod);
    }
}

BITNET__OP bitnet__vf bitnet__k(add_group)(bitnet__vf total, bitnet__vi dots, bitnet__vf scale,
                                           float step) {
    bitnet__vf factor = bitnet__vf_mul(scale, bitnet__vf_all(step));
    return bitnet__k(madd)(bitnet__vf_from_ints(dots), factor, total);
}

/* `parts` of BITNET__LANES rows times `count` vectors. If a part is a whole block, a missing second
   part repeats the first and is not stored. */
BITNET__OP void bitnet__k(group_rows)(bitnet__layout layout, const bitnet__group_cursor *at,
                                      int begin, int parts, int stored, int first, int count,
                                      bool dotprod) {
    const bool whole = BITNET__LANES == BITNET__GROUP_ROWS;
    const size_t next = stored == parts ? at->block : 0;
    const size_t apart = whole ? next : BITNET__VECTOR;
    const size_t halves = whole ? next : 2 * BITNET__LANES;
    const size_t ahead = whole ? 2 * at->block : 8192;
    const int streams = whole ? parts : 1;
    const bitnet__operand *in = at->in;
    const int8_t *q = in->quants + (size_t)first * in->quants_stride;
    const float *steps = in->group_steps + (size_t)first * in->groups_stride;
    const int32_t *sums = in->group_sums + (size_t)first * in->groups_stride;
    const uint8_t *scales = at->scales, *codes = at->codes + BITNET__VECTOR * begin;
    bitnet__vf total[8][4], scale_of[4];
    size_t g = 0, end;
    int c, p;
    for (p = 0; p < parts; p++) scale_of[p] = bitnet__vf_all(at->scale);
    for (c = 0; c < count; c++)
        for (p = 0; p < parts; p++) total[c][p] = bitnet__vf_all(0.0f);
    while (g < at->groups) {
        for (p = 0; p < parts && scales; p++)
            scale_of[p] = bitnet__vf_from_halves(scales + halves * (size_t)(begin + p));
        for (p = 0; p < streams && scales; p++) /* codes leave a gap here */
            bitnet__prefetch_from(scales + apart * (size_t)p, whole ? ahead : at->block + ahead);
        if (scales) scales += 2 * BITNET__GROUP_ROWS;
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++, codes += bitnet__group_size(layout), q += 32) {
            bitnet__vb fours[2][8];
            bitnet__vi dots[4];
            for (p = 0; p < streams; p++) {
                bitnet__prefetch_from(codes + apart * (size_t)p, ahead);
                if (layout == BITNET__TWO_BITS)
                    bitnet__prefetch_from(codes + apart * (size_t)p + 64, ahead);
            }
            for (p = 0; p < parts && whole; p++)
                bitnet__k(whole_group)(layout, codes + apart * (size_t)p, fours[p]);
            for (c = 0; c < count && whole; c++)
                for (p = 0; p < parts; p++) {
                    size_t of = (size_t)c * in->groups_stride + g;
                    dots[0] = bitnet__vi_add_fours(bitnet__vi_all(-sums[of]), fours[p], 8,
                                                   q + (size_t)c * in->quants_stride, true);
                    total[c][p] =
                        bitnet__k(add_group)(total[c][p], dots[0], scale_of[p], steps[of]);
                }
            for (p = 0; p < parts && !whole; p++) {
                for (c = 0; c < count; c++)
                    dots[c] = bitnet__vi_all(-sums[(size_t)c * in->groups_stride + g]);
                bitnet__k(group_dots)(dots, layout, codes + apart * (size_t)p, q, in->quants_stride,
                                      count, dotprod);
                for (c = 0; c < count; c++)
                    total[c][p] = bitnet__k(add_group)(total[c][p], dots[c], scale_of[p],
                                                       steps[(size_t)c * in->groups_stride + g]);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (p = 0; p < stored; p++)
            bitnet__vf_store(at->y + (size_t)(first + c) * at->y_stride +
                                 BITNET__LANES * (begin + p),
                             total[c][p]);
}

/* Stays in L2 for all vectors. AVX-512 takes two blocks at once and any number of vectors: their
   sums are in L1, which is as fast as registers. If two vectors fill the registers, parts are done
   one at a time. */
BITNET__OP void bitnet__k(group_tile)(float *y, size_t y_stride, bitnet__layout layout,
                                      const bitnet__matrix *m, int row, int rows,
                                      const bitnet__operand *in, bool dotprod) {
    const int blocks = BITNET__LANES == 16 ? 2 : 1;
    const int parts = blocks * BITNET__GROUP_ROWS / BITNET__LANES;
    const int fewer = BITNET__LANES == 8 ? 1 : parts;
    const bool wide = BITNET__LANES == 16;
    int c, r, p, some;
    for (c = 0; c < in->count; c += some) {
        int left = in->count - c;
        if (wide) some = left < 8 ? left : 8;
        else some = left >= 4 ? 4 : left >= 2 ? 2 : 1;
        for (r = 0; r < rows; r += blocks * BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
            int stored = wide && rows - r <= BITNET__GROUP_ROWS ? 1 : fewer;
            if (some == 1)
                bitnet__k(group_rows)(layout, &at, 0, parts, wide ? stored : parts, c, 1, dotprod);
            else if (wide) bitnet__k(group_rows)(layout, &at, 0, parts, stored, c, some, dotprod);
            for (p = 0; p < parts && !wide && some == 2; p += fewer)
                bitnet__k(group_rows)(layout, &at, p, fewer, stored, c, 2, dotprod);
            for (p = 0; p < parts && !wide && some == 4; p += fewer)
                bitnet__k(group_rows)(layout, &at, p, fewer, stored, c, 4, dotprod);
        }
    }
}

/* ---- dot */

/* sums[c][r]: row r times vector c, folded to one vector */
BITNET__OP void bitnet__k(dot_tile)(bitnet__vf *sums, int type, const uint8_t *w, size_t stride,
                                    int rows, int columns, const float *x, size_t x_stride,
                                    int count) {
    const size_t width = bitnet__float_size(type);
    uint8_t last[2][256];
    bitnet__vf lane[4][BITNET__SUMS];
    int i, r, c;
    bitnet__k(clear)(lane, rows * count);
    for (i = 0; i < columns; i += 64) {
        const uint8_t *p = w + (size_t)i * width;
        size_t next = stride;
        if (columns - i < 64) {
            memset(last, 0, sizeof last);
            for (r = 0; r < rows; r++)
                memcpy(last[r], p + (size_t)r * stride, (size_t)(columns - i) * width);
            p = last[0];
            next = sizeof last[0];
        }
        for (r = 0; r < rows; r++) {
            bitnet__prefetch(p + (size_t)r * next);
            bitnet__prefetch(p + (size_t)r * next + 64);
        }
        bitnet__k(add_products)(lane, type, p, next, rows, x + i, x_stride, count);
    }
    for (r = 0; r < rows; r++)
        for (c = 0; c < count; c++)
            sums[c * BITNET__LANES + r] = bitnet__k(fold_to_one)(lane[r * count + c]);
}

/* Four vectors of whole 64s, which fit L1. */
BITNET__OP void bitnet__k(dot_fours)(bitnet__vf *sums, int type, const uint8_t *w, int columns,
                                     const float *x, size_t x_stride) {
    bitnet__vf sum[4];
    size_t at;
    int c;
    for (at = 0; at < (size_t)columns * bitnet__float_size(type); at += 64)
        bitnet__prefetch(w + at);
    bitnet__k(folded_products)(sum, type, w, columns, x, x_stride, 4);
    for (c = 0; c < 4; c++) sums[c * BITNET__LANES] = sum[c];
}

/* Full blocks are folded to their ends together. Adding 0 makes -0 the contract's 0. Not inlined:
   one function for all types and numbers of vectors compiles faster and is as fast. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(dot_ends)(float *y, size_t y_stride,
                                                              const bitnet__vf *sums, int rows,
                                                              int count) {
    int r;
    for (; count > 0; count--, y += y_stride, sums += BITNET__LANES)
        if (rows == BITNET__LANES)
            bitnet__vf_store(y, bitnet__vf_add(bitnet__vf_sums(sums), bitnet__vf_all(0.0f)));
        else
            for (r = 0; r < rows; r++) y[r] = bitnet__vf_sum(sums[r]) + 0.0f;
}

/* Up to BITNET__LANES rows. */
BITNET__OP void bitnet__k(dot_block)(float *y, size_t y_stride, int type, const uint8_t *w,
                                     size_t stride, int rows, int columns, const float *x,
                                     size_t x_stride, int count) {
    bitnet__vf sums[4 * BITNET__LANES];
    int r = 0;
    for (; count == 2 && r + 2 <= rows; r += 2)
        bitnet__k(dot_tile)(sums + r, type, w + (size_t)r * stride, stride, 2, columns, x, x_stride,
                            2);
    for (; r < rows; r++)
        if (count == 4)
            bitnet__k(dot_fours)(sums + r, type, w + (size_t)r * stride, columns, x, x_stride);
        else
            bitnet__k(dot_tile)(sums + r, type, w + (size_t)r * stride, stride, 1, columns, x,
                                x_stride, count);
    bitnet__k(dot_ends)(y, y_stride, sums, rows, count);
}

/* Blocks leave their vectors in L1: four, so that weights are unpacked once for them, or two rows
   times two vectors with the registers of AVX-512. */
BITNET__OP void bitnet__k(dot_type)(float *y, size_t y_stride, int type, const uint8_t *w,
                                    size_t stride, int rows, int columns, const float *x,
                                    size_t x_stride, int count) {
    const int few = BITNET__LANES == 16 ? 2 : 1;
    const int most = BITNET__LANES >= 8 && columns <= 1024 && columns % 64 == 0 ? 4 : few;
    int size, n, r, c;
    for (r = 0; r < rows; r += size) {
        size = rows - r < BITNET__LANES ? rows - r : BITNET__LANES;
        for (c = 0; c < count; c += n) {
            const uint8_t *block = w + (size_t)r * stride;
            const float *in = x + (size_t)c * x_stride;
            float *out = y + (size_t)c * y_stride + r;
            n = count - c >= most ? most : count - c >= few ? few : 1;
            if (BITNET__LANES >= 8 && n == 4)
                bitnet__k(dot_block)(out, y_stride, type, block, stride, size, columns, in,
                                     x_stride, 4);
            else if (few == 2 && n == 2)
                bitnet__k(dot_block)(out, y_stride, type, block, stride, size, columns, in,
                                     x_stride, 2);
            else
                bitnet__k(dot_block)(out, y_stride, type, block, stride, size, columns, in,
                                     x_stride, 1);
        }
    }
}

/* A row as floats; Q8_0, which MTP heads have, is vectorized. */
BITNET__OP void bitnet__k(expand)(int type, const uint8_t *w, int columns, float *out) {
    int i, j;
    if (type != BITNET_TYPE_Q8_0) {
        bitnet__type_of(type)->expand(w, columns, out);
        return;
    }
    for (i = 0; i < columns; i += 32, w += 34) {
        bitnet__vf d = bitnet__vf_all(bitnet__load_half(w));
        bitnet__prefetch(w);
        for (j = 0; j < 32; j += BITNET__LANES)
            bitnet__vf_store(out + i + j,
                             bitnet__vf_mul(d, bitnet__vf_from_bytes((const int8_t *)w + 2 + j)));
    }
}

BITNET__SIMD static void bitnet__k(dot)(float *y, size_t y_stride, int type, const uint8_t *w,
                                        size_t stride, int rows, int columns, const float *x,
                                        size_t x_stride, int count, float *scratch) {
    int r;
    if (type == BITNET_TYPE_F32)
        bitnet__k(dot_type)(y, y_stride, BITNET_TYPE_F32, w, stride, rows, columns, x, x_stride,
                            count);
    else if (type == BITNET_TYPE_F16)
        bitnet__k(dot_type)(y, y_stride, BITNET_TYPE_F16, w, stride, rows, columns, x, x_stride,
                            count);
    else if (type == BITNET_TYPE_BF16)
        bitnet__k(dot_type)(y, y_stride, BITNET_TYPE_BF16, w, stride, rows, columns, x, x_stride,
                            count);
    else
        for (r = 0; r < rows; r++) {
            bitnet__k(expand)(type, w + (size_t)r * stride, columns, scratch);
            bitnet__k(dot)(y + r, y_stride, BITNET_TYPE_F32, (const uint8_t *)scratch, 0, 1,
                           columns, x, x_stride, count, NULL);
        }
}

/* ---- attention */

/* The score of position t for head h is the sum of the lanes of part[h * 64 + t], which may be
   anything past the end. Prefetches what is `ahead`. */
BITNET__OP void bitnet__k(half_parts)(bitnet__vf *part, const bitnet__chunk *c, const float *q,
                                      int heads, size_t ahead) {
    const uint16_t *k = (const uint16_t *)(const void *)bitnet__chunk_rows(c, 0);
    int t, i, h, d = c->d, n = c->to - c->from;
    for (t = 0; t < n; t++, k += d) {
        bitnet__vf sum[4];
        for (i = 0; ahead && i < d; i += 32) bitnet__prefetch_from(k + i, ahead);
        bitnet__k(folded_products)(sum, BITNET_TYPE_F16, (const uint8_t *)k, d, q, (size_t)d,
                                   heads);
        for (h = 0; h < heads; h++) part[h * 64 + t] = sum[h];
    }
}

/* Scores s[h * 64 + t]. All positions' lanes come first: if each position's sum followed its lanes,
   the two would wait for each other (Zen 3: 20 cycles per position and head instead of 14). The
   parts of attention are not inlined into each other, which would spill registers. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(half_scores)(float *s, const bitnet__chunk *c,
                                                                 const float *q, int heads,
                                                                 size_t ahead) {
    bitnet__vf part[256];
    int h, t;
    if (heads == 4) bitnet__k(half_parts)(part, c, q, 4, ahead);
    else if (heads == 2) bitnet__k(half_parts)(part, c, q, 2, ahead);
    else bitnet__k(half_parts)(part, c, q, 1, ahead);
    for (h = 0; h < heads; h++)
        for (t = 0; t < c->to - c->from; t += BITNET__LANES)
            bitnet__vf_store(s + h * 64 + t, bitnet__vf_sums(part + h * 64 + t));
}

/* Of int8: sums of whole numbers below 2^24 are exact in floats. */
BITNET__OP void bitnet__k(byte_scores)(float *s, const bitnet__chunk *c, const float *q, int heads,
                                       size_t ahead, bool dotprod) {
    const int8_t *k = (const int8_t *)bitnet__chunk_rows(c, 0);
    const float *steps = bitnet__chunk_steps(c, 0);
    int t, h, i, j, d = c->d, n = c->to - c->from;
    for (t = 0; t < n; t += BITNET__LANES, k += BITNET__LANES * d) {
        for (i = 0; ahead && i < BITNET__LANES * d; i += 64) bitnet__prefetch_from(k + i, ahead);
        for (h = 0; h < heads; h++) {
            const int8_t *x = (const int8_t *)(const void *)(q + h * d);
            bitnet__vi sum[BITNET__LANES];
            bitnet__vf step = bitnet__vf_all(q[h * d + d / 4]);
            for (j = 0; j < BITNET__LANES; j++) sum[j] = bitnet__vi_all(0);
            for (i = 0; i < d; i += BITNET__VECTOR) {
                bitnet__vb of = bitnet__vb_load(x + i);
                for (j = 0; j < BITNET__LANES; j++)
                    sum[j] =
                        bitnet__vi_add_signed(sum[j], of, bitnet__vb_load(k + j * d + i), dotprod);
            }
            step = bitnet__vf_mul(step, bitnet__vf_load(steps + t));
            bitnet__vf_store(s + h * 64 + t, bitnet__vf_mul(bitnet__vf_int_sums(sum), step));
        }
    }
}

/* Turns scores into e and merges their m and l with those of c. The factors of all heads share one
   exp, because separate ones would wait for each other. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(softmax)(const bitnet__chunk *c, int first,
                                                             int heads, float *scores,
                                                             float (*factor)[2]) {
    float l[4], x[16] = {0};
    int h, i, t, n = c->to - c->from;
    for (h = 0; h < heads; h++) {
        float *s = scores + 64 * h, *m = c->m + first + h, most, top;
        bitnet__vf maxima;
        maxima = bitnet__vf_all(bitnet__from_bits(0xFF800000u));
        for (t = 0; t < n; t += BITNET__LANES) {
            bitnet__vf some = bitnet__vf_load(s + t);
            if (n - t < BITNET__LANES) some = bitnet__k(until)(some, n - t);
            bitnet__vf_store(s + t, some);
            maxima = bitnet__vf_larger(maxima, some);
        }
        most = 0.0f + bitnet__vf_largest(maxima); /* never -0, like sums from 0 */
        maxima = bitnet__vf_all(most);
        for (t = 0; t < n; t += BITNET__LANES)
            bitnet__vf_store(s + t, bitnet__k(exp)(bitnet__vf_sub(bitnet__vf_load(s + t), maxima)));
        top = *m > most ? *m : most;
        x[h] = *m - top;
        x[4 + h] = most - top;
        *m = top;
    }
    for (h = 0; h < heads; h++) {
        bitnet__vf e[BITNET__SUMS];
        for (i = 0; i < BITNET__SUMS; i++)
            e[i] = BITNET__LANES * i < n ? bitnet__vf_load(scores + 64 * h + BITNET__LANES * i)
                                         : bitnet__vf_all(0.0f);
        l[h] = bitnet__k(fold)(e);
    }
    for (i = 0; i < 8; i += BITNET__LANES)
        bitnet__vf_store(x + i, bitnet__k(exp)(bitnet__vf_load(x + i)));
    for (h = 0; h < heads; h++) {
        factor[h][0] = x[h], factor[h][1] = x[4 + h];
        c->l[first + h] = c->l[first + h] * x[h] + l[h] * x[4 + h];
    }
}

/* w[h * 32 + t]: the weight of position t, plus 2^16 times that of t + 32; NaN becomes 0. step[h]
   is their step. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(weights)(int32_t *w, float *step, float *e,
                                                             int heads, const float *steps) {
    const bitnet__vf none = bitnet__vf_all(0.0f);
    float x[BITNET__LANES] = {0};
    int h, t;
    for (h = 0; h < heads; h++) {
        bitnet__vf top = none;
        for (t = 0; t < 64; t += BITNET__LANES) {
            float *at = e + 64 * h + t;
            bitnet__vf u = bitnet__vf_mul(bitnet__vf_load(at), bitnet__vf_load(steps + t));
            bitnet__vf_store(at, u);
            top = bitnet__vf_larger(u, top);
        }
        x[h] = bitnet__vf_largest(top);
        step[h] = x[h] * (1.0f / 32767.0f);
    }
    bitnet__vf_store(x,
                     bitnet__vf_mul(bitnet__vf_all(32767.0f), bitnet__k(rcp)(bitnet__vf_load(x))));
    for (h = 0; h < heads; h++, e += 64, w += 32)
        for (t = 0; t < 32; t += BITNET__LANES) {
            bitnet__vf scale = bitnet__vf_all(x[h]);
            bitnet__vf low = bitnet__vf_mul(bitnet__vf_load(e + t), scale);
            bitnet__vf high = bitnet__vf_mul(bitnet__vf_load(e + t + 32), scale);
            bitnet__vi whole = bitnet__vf_round(bitnet__vf_larger(high, none));
            whole = bitnet__vi_add(bitnet__vi_shift(whole, 16),
                                   bitnet__vf_round(bitnet__vf_larger(low, none)));
            bitnet__vi_store(w + t, whole);
        }
}

/* Merges the sum of e[h * 64 + t] * v[t], t ascending, or for bytes step[h] times the sum with
   weights w, for 1, 2 or 4 heads: as many sums as registers allow. Prefetches what is `ahead`. */
BITNET__OP void bitnet__k(values)(float *o, float (*factor)[2], const float *e, const int32_t *w,
                                  const float *step, int heads, const uint8_t *v, size_t ahead,
                                  bool bytes, int d, int n) {
    const int width = BITNET__LANES == 16 ? BITNET__SUMS : BITNET__SUMS / heads;
    const int size = bytes ? 1 : 2, rows = bytes && n > 32 ? 32 : n;
    const int line = 2 * BITNET__LANES * width; /* of a step, so that reading is spread evenly */
    int t, j, i, h;
    for (i = 0; i < d; i += BITNET__LANES * width) {
        bitnet__vf sum[16];
        for (j = 0; j < heads * width; j++) sum[j] = bitnet__vf_all(0.0f);
        for (t = 0; t < rows; t++) {
            const uint8_t *row = v + (t * d + i) * size, *later = t + 32 < n ? row + 32 * d : row;
            for (j = 0; j < line; j += 64) bitnet__prefetch_from(v, ahead + (size_t)j);
            ahead += (size_t)line;
            for (j = 0; j < width && bytes; j += 2) {
                bitnet__vh x[2];
                bitnet__vh_pairs(x, (const int8_t *)row + BITNET__LANES * j,
                                 (const int8_t *)later + BITNET__LANES * j);
                for (h = 0; h < 2 * heads; h++) {
                    bitnet__vf *to = sum + h / 2 * width + j + h % 2;
                    *to = bitnet__vf_from_bits(
                        bitnet__vi_add_weighed(bitnet__vf_bits(*to), x[h % 2], w[h / 2 * 32 + t]));
                }
            }
            for (j = 0; j < width && !bytes; j++) {
                bitnet__vf x =
                    bitnet__vf_from_halves((const uint16_t *)(const void *)row + BITNET__LANES * j);
                for (h = 0; h < heads; h++)
                    sum[h * width + j] =
                        bitnet__k(madd)(bitnet__vf_all(e[h * 64 + t]), x, sum[h * width + j]);
            }
        }
        for (j = 0; j < heads * width && bytes; j += 2) bitnet__vf_unpair(sum + j);
        for (j = 0; j < heads * width; j++) {
            float *to = o + j / width * d + i + BITNET__LANES * (j % width);
            bitnet__vf more = sum[j], old = bitnet__vf_all(factor[j / width][0]);
            if (bytes)
                more = bitnet__vf_mul(bitnet__vf_from_ints(bitnet__vf_bits(more)),
                                      bitnet__vf_all(step[j / width]));
            old = bitnet__vf_mul(bitnet__vf_load(to), old);
            bitnet__vf_store(to, bitnet__k(madd)(more, bitnet__vf_all(factor[j / width][1]), old));
        }
    }
}

BITNET__SIMD BITNET__NOINLINE static void bitnet__k(any_values)(float *o, float (*factor)[2],
                                                                const float *e, const int32_t *w,
                                                                const float *step, int heads,
                                                                size_t ahead,
                                                                const bitnet__chunk *c) {
    const uint8_t *v = bitnet__chunk_rows(c, 1);
    int d = c->d, n = c->to - c->from;
    if (!c->bytes && heads == 4) bitnet__k(values)(o, factor, e, w, step, 4, v, ahead, false, d, n);
    else if (!c->bytes && heads == 2)
        bitnet__k(values)(o, factor, e, w, step, 2, v, ahead, false, d, n);
    else if (!c->bytes) bitnet__k(values)(o, factor, e, w, step, 1, v, ahead, false, d, n);
    else if (heads == 4) bitnet__k(values)(o, factor, e, w, step, 4, v, ahead, true, d, n);
    else if (heads == 2) bitnet__k(values)(o, factor, e, w, step, 2, v, ahead, true, d, n);
    else bitnet__k(values)(o, factor, e, w, step, 1, v, ahead, true, d, n);
}

/* The first heads read the next page ahead: first a line of each 4 KB, because looking up the
   addresses one by one would take longer than reading them from memory. */
BITNET__OP void bitnet__k(any_attend)(const bitnet__chunk *c, bool dotprod) {
    float s[256], factor[4][2], steps[64], step[4];
    int32_t w[128];
    int first, heads, n = c->to - c->from;
    size_t ahead = (uintptr_t)c->next - (uintptr_t)c->part, at;
    for (at = 0; ahead && at < (size_t)(2 * c->room * c->d) * (c->bytes ? 1 : 2); at += 4096)
        bitnet__prefetch_from(c->part + at, ahead);
    for (first = 0; first < c->count; first += heads, ahead = 0) {
        const float *q = c->q + first * c->d;
        heads = c->count - first >= 4 ? 4 : c->count - first >= 2 ? 2 : 1;
        if (c->bytes) {
            memset(s, 0, sizeof s); /* positions past the end have weights, too */
            bitnet__k(byte_scores)(s, c, q, heads, ahead, dotprod);
        } else bitnet__k(half_scores)(s, c, q, heads, ahead);
        bitnet__k(softmax)(c, first, heads, s, factor);
        if (c->bytes) {
            memset(steps, 0, sizeof steps);
            memcpy(steps, bitnet__chunk_steps(c, 1), (size_t)n * sizeof(float));
            bitnet__k(weights)(w, step, s, heads, steps);
        }
        bitnet__k(any_values)(c->o + first * c->d, factor, s, w, step, heads, ahead, c);
    }
}

BITNET__SIMD static void bitnet__k(attend)(const bitnet__chunk *c) {
    bitnet__k(any_attend)(c, false);
}

/* ---- the head's >>screen */

#ifndef BITNET_NO_SCREEN

/* 32 rows for `count` states, a constant. Four products of 15 and an int8 fit in 16 bits; with 8192
   columns, sums are below 2^31. */
BITNET__OP void bitnet__k(screen_block)(int32_t *y, const uint8_t *plane, size_t groups,
                                        const bitnet__digits *x, int count, bool dotprod) {
    const int apart = BITNET__LANES == 16 && count < 3 ? 2 : 1; /* hides latency */
    const int together = BITNET__LANES == 16 ? 2 : 1;           /* rows per column */
    const bitnet__vb nibble = bitnet__vb_all(15);
    bitnet__vi sum[8][128 / BITNET__VECTOR][2]; /* [state and digit][rows][columns] */
    bitnet__vb nibbles[2][2];
    size_t g;
    int i, v, f, r;
    for (v = 0; v < 2 * count; v++)
        for (i = 0; i < 128 / BITNET__VECTOR; i++) sum[v][i][0] = sum[v][i][1] = bitnet__vi_all(0);
    for (g = 0; g < groups; g++, plane += 128) {
        bitnet__prefetch(plane);
        bitnet__prefetch(plane + 64);
        for (i = 0; i < 128 / BITNET__VECTOR; i += together) {
            for (r = 0; r < together; r++) {
                bitnet__vb line = bitnet__vb_load(plane + BITNET__VECTOR * (i + r));
                nibbles[r][0] = bitnet__vb_and(line, nibble);
                nibbles[r][1] = bitnet__vb_and(bitnet__vb_shift_4(line), nibble);
            }
            for (v = 0; v < 2 * count; v++) {
                const int8_t *q = (v % 2 ? x[v / 2].low : x[v / 2].high) + 8 * g;
                for (f = 0; f < apart; f++)
                    for (r = 0; r < together; r++)
                        sum[v][i + r][f] = bitnet__vi_add_fours(sum[v][i + r][f], nibbles[r] + f,
                                                                2 / apart, q + 4 * f, dotprod);
            }
        }
    }
    for (v = 0; v < 2 * count; v += 2)
        for (i = 0; i < 128 / BITNET__VECTOR; i++) {
            bitnet__vi high = bitnet__vi_add(sum[v][i][0], sum[v][i][1]);
            bitnet__vi low = bitnet__vi_add(sum[v + 1][i][0], sum[v + 1][i][1]);
            bitnet__vi_store(y + 16 * v + BITNET__LANES * i,
                             bitnet__vi_add(bitnet__vi_shift(high, 7), low));
        }
}

/* Levels are at most 124, so two products fit in 16 bits. */
BITNET__OP void bitnet__k(screen_line)(int32_t *y, const uint8_t *row, size_t lines,
                                       const bitnet__digits *x, int count, bool dotprod) {
    const bitnet__vb levels = bitnet__vb_table(bitnet__screen_levels), nibble = bitnet__vb_all(15);
    bitnet__vi sum[8][2]; /* [state and digit][columns] */
    size_t at;            /* byte 64 i + p: columns 128 i + p, + 64 */
    int part, v;
    for (v = 0; v < 2 * count; v++) sum[v][0] = sum[v][1] = bitnet__vi_all(0);
    for (at = 0; at < 64 * lines; at += BITNET__VECTOR) {
        bitnet__vb line = bitnet__vb_load(row + at);
        for (part = 0; part < 2; part++) {
            bitnet__vb level = bitnet__vb_look_up(levels, bitnet__vb_and(line, nibble));
            size_t column = at / 64 * 128 + at % 64 + (size_t)part * 64;
            for (v = 0; v < 2 * count; v++) {
                const int8_t *q = (v % 2 ? x[v / 2].low : x[v / 2].high) + column;
                sum[v][part] =
                    bitnet__vi_add_dots(sum[v][part], level, bitnet__vb_load(q), dotprod);
            }
            line = bitnet__vb_shift_4(line);
        }
    }
    for (v = 0; v < 2 * count; v++) y[v] = bitnet__vi_sum(bitnet__vi_add(sum[v][0], sum[v][1]));
}

/* AVX-512 has registers for four states. */
BITNET__OP void bitnet__k(any_screen)(int32_t *y, const uint8_t *plane, size_t groups,
                                      const bitnet__digits *x, int count, bool dotprod) {
    if (BITNET__LANES == 16 && count > 1) {
        if (count == 2) bitnet__k(screen_block)(y, plane, groups, x, 2, dotprod);
        else if (count == 3) bitnet__k(screen_block)(y, plane, groups, x, 3, dotprod);
        else bitnet__k(screen_block)(y, plane, groups, x, 4, dotprod);
        return;
    }
    for (; count > 0; count--, y += 32, x++)
        bitnet__k(screen_block)(y, plane, groups, x, 1, dotprod);
}

BITNET__OP void bitnet__k(any_screen_fine)(int32_t *y, const uint8_t *row, const uint8_t *next,
                                           size_t lines, const bitnet__digits *x, int count,
                                           bool dotprod) {
    size_t i;
    for (i = 0; i < lines; i++) bitnet__prefetch_from(next + 64 * i, 0);
    if (BITNET__LANES == 16 && count > 1) {
        bitnet__k(screen_line)(y, row, lines, x, count, dotprod);
        return;
    }
    for (; count > 0; count--, y += 2, x++) bitnet__k(screen_line)(y, row, lines, x, 1, dotprod);
}

BITNET__SIMD static void bitnet__k(screen)(int32_t *y, const uint8_t *plane, size_t groups,
                                           const bitnet__digits *x, int count) {
    bitnet__k(any_screen)(y, plane, groups, x, count, false);
}
BITNET__SIMD static void bitnet__k(screen_fine)(int32_t *y, const uint8_t *row, const uint8_t *next,
                                                size_t lines, const bitnet__digits *x, int count) {
    bitnet__k(any_screen_fine)(y, row, next, lines, x, count, false);
}

#endif /* BITNET_NO_SCREEN */

BITNET__OPTIMIZE_END
