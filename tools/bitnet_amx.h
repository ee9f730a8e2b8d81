/* bitnet_amx.h - v1.0 - matrix products by Intel's AMX, for bitnet.h
   SPDX-License-Identifier: MIT

   bitnet.h includes this file where its implementation is compiled:

       #define BITNET_AMX_HEADER "tools/bitnet_amx.h"     a path from bitnet.h or an include path
       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"

   On 64-bit Linux on x86, with gcc 11 or clang 12 or later, this compiles one more set of kernels,
   with the same results: BITNET_ISA_AVX512_AMX, "avx512-amx". Elsewhere it does nothing.

   The set is off by default: no machine with AMX has run the tests of these kernels or measured
   them. (An emulation of the instructions passes the tests.) A program chooses the set with
   bitnet_model_options.isa; BITNET_ISA_AUTO never chooses it. It multiplies batches of 4 or more
   tokens, of prompts, drafts and sessions, by tiles: ternary weights, and weights by groups.
   Everything else is computed as with BITNET_ISA_AVX512_VBMI.

   The first model that is loaded with the set requests AMX for the process (arch_prctl), and logs
   the answer. From then on the system rejects signal stacks (sigaltstack) without room for the
   tiles, of less than 11 KB or so. If there is one already, or AMX is not permitted for another
   reason, the model uses AVX512_VBMI: bitnet_model_info.isa. Tiles are released after each product.

   C += A B: tiles of 16 rows, of 64 int8 or of 16 int32 sums. A row of B has four values of each of
   16 columns, like an unpacked line of bitnet.h's groups or base 3. So B has weights, unpacked once
   for all vectors, A has vectors as they are, and C has sums in the order of y. */

#if !defined(BITNET_AMX_HEADER)
#error "bitnet.h includes this file: define BITNET_AMX_HEADER"
#endif

#if defined(__linux__) && defined(__LP64__) && \
    (__GNUC__ >= 11 || (defined(__clang__) && __clang_major__ >= 12))

#define BITNET__SIMD_AMX 1

#define BITNET__AMX \
    BITNET__TARGET( \
        "amx-tile,amx-int8,f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx512vbmi")
#define BITNET__AMX_OP BITNET__AMX BITNET__INLINE
/* gcc's loads do not declare that they read the memory. */
#define BITNET__AMX_FENCE(memory) __asm__ volatile("" : : "r"(memory) : "memory")

enum {
    BITNET__AMX_LEAST = 4,     /* vectors; fewer use the other kernels */
    BITNET__AMX_COLUMNS = 640, /* of 32 rows: unpacked in 20 KB of L1 */
    BITNET__AMX_GROUPS = 16,   /* of 16 rows */
    BITNET__AMX_LAG = 4        /* groups: stored sums cannot be read at once */
};

/* Tiles 0 to 3 are for C, 4 and 5 for A, 6 and 7 for B, which has `depth` rows. */
BITNET__AMX_OP void bitnet__amx_configure(int vectors, int depth) {
    uint8_t tiles[64] = {1};
    int i;
    for (i = 0; i < 8; i++) {
        tiles[16 + 2 * i] = (uint8_t)(i / 2 == 2 ? 4 * depth : 64); /* bytes of a row */
        tiles[48 + i] = (uint8_t)(i / 2 == 3 ? depth : vectors);
    }
    BITNET__AMX_FENCE(tiles);
    _tile_loadconfig(tiles);
}

BITNET__AMX_OP void bitnet__amx_unpack_base3(__m512i *to, const uint8_t *w, int groups) {
    __m512i table[6];
    int i, g;
    for (i = 0; i < 6; i++) table[i] = _mm512_loadu_si512(bitnet__base3_tables[i]);
    for (g = 0; g < groups; g++, w += BITNET__BASE3_GROUP) {
        __m512i line = _mm512_loadu_si512(w), upper = _mm512_srli_epi16(line, 2);
        line = _mm512_sub_epi8(line, _mm512_permutexvar_epi8(upper, table[5]));
        bitnet__prefetch(w);
        for (i = 0; i < 5; i++) *to++ = _mm512_permutexvar_epi8(i < 3 ? line : upper, table[i]);
    }
    for (i = 5 * groups; i % 16; i++) *to++ = _mm512_setzero_si512();
}

/* Blocks of 128 columns of 16 rows of I2_S. */
BITNET__AMX_OP void bitnet__amx_unpack_rows(__m512i *to, const uint8_t *w, size_t stride,
                                            int blocks) {
    const __m512i mask = _mm512_set1_epi8(3);
    int half, k, field;
    for (; blocks > 0; blocks--, to += 32)
        for (half = 0; half < 2; half++, w += 16) {
            __m256i upper[4], lower[4];
            bitnet__avx2_rotate(upper, w, stride, 8);
            bitnet__avx2_rotate(lower, w + 8 * stride, stride, 8);
            for (k = 0; k < 4; k++) {
                __m512i line = _mm512_inserti64x4(_mm512_castsi256_si512(upper[k]), lower[k], 1);
                for (field = 3; field >= 0; field--, line = _mm512_srli_epi16(line, 2))
                    to[8 * field + 4 * half + k] = _mm512_and_si512(line, mask);
            }
        }
}

/* y = 32 rows times `count` vectors; not `first`: y += these. */
BITNET__AMX_OP void bitnet__amx_multiply(int32_t *y, size_t y_stride,
                                         __m512i (*weights)[BITNET__AMX_COLUMNS / 4], int width,
                                         bool first, const int8_t *q, size_t q_stride, int count) {
    int c, i, some;
    BITNET__AMX_FENCE(weights);
    for (c = 0; c < count; c += some, q += 16 * q_stride, y += 16 * y_stride) {
        some = BITNET__MIN(count - c, 16);
        if (c == 0 || some < 16) bitnet__amx_configure(some, 16);
        if (first) {
            _tile_zero(0);
            _tile_zero(1);
        } else {
            _tile_loadd(0, y, 4 * y_stride);
            _tile_loadd(1, y + 16, 4 * y_stride);
        }
        for (i = 0; i < width; i += 64) {
            _tile_loadd(4, q + i, q_stride);
            _tile_loadd(6, weights[0] + i / 4, 64);
            _tile_loadd(7, weights[1] + i / 4, 64);
            _tile_dpbsud(0, 4, 6);
            _tile_dpbsud(1, 4, 7);
        }
        _tile_stored(0, y, 4 * y_stride);
        _tile_stored(1, y + 16, 4 * y_stride);
    }
}

BITNET__AMX static void bitnet__amx_base3(int32_t *y, size_t y_stride, const uint8_t *w, int rows,
                                          int columns, const int8_t *q, size_t q_stride,
                                          int count) {
    __m512i weights[2][BITNET__AMX_COLUMNS / 4];
    int r, from, width, i;
    if (count < BITNET__AMX_LEAST) {
        bitnet__base3_ternary(y, y_stride, w, rows, columns, q, q_stride, count);
        return;
    }
    for (r = 0; r < rows; r += BITNET__BASE3_ROWS, w += bitnet__base3_block(columns))
        for (from = 0; from < columns; from += BITNET__AMX_COLUMNS) {
            width = BITNET__MIN(columns - from, BITNET__AMX_COLUMNS);
            for (i = 0; i < 2; i++)
                bitnet__amx_unpack_base3(weights[i], w + bitnet__base3_block(from) + 64 * i,
                                         (int)bitnet__base3_groups(width));
            bitnet__amx_multiply(y + r, y_stride, weights, width, from == 0, q + from, q_stride,
                                 count);
        }
    _tile_release();
}

BITNET__AMX static void bitnet__amx_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                            size_t stride, int rows, int columns, const int8_t *q,
                                            size_t q_stride, int count) {
    __m512i weights[2][BITNET__AMX_COLUMNS / 4];
    int whole = count < BITNET__AMX_LEAST ? 0 : rows / 32 * 32, r, from, width, i;
    for (r = 0; r < whole; r += 32, w += 32 * stride)
        for (from = 0; from < columns; from += BITNET__AMX_COLUMNS) {
            width = BITNET__MIN(bitnet__round_up(columns, 128) - from, BITNET__AMX_COLUMNS);
            for (i = 0; i < 2; i++)
                bitnet__amx_unpack_rows(weights[i], w + from / 4 + 16 * (size_t)i * stride, stride,
                                        width / 128);
            bitnet__amx_multiply(y + r, y_stride, weights, width, from == 0, q + from, q_stride,
                                 count);
        }
    if (whole > 0) _tile_release();
    if (whole < rows)
        bitnet__avx512_ternary(y + whole, y_stride, w, stride, rows - whole, columns, q, q_stride,
                               count);
}

BITNET__AMX_OP void bitnet__amx_unpack_groups(__m512i *to, const uint8_t *w, size_t size,
                                              bool bits) {
    const __m512i one = _mm512_set1_epi8(1), mask = _mm512_set1_epi8(bits ? 1 : 3);
    size_t i;
    int f;
    for (i = 0; i < size; i += 64) {
        __m512i line = _mm512_loadu_si512(w + i);
        bitnet__prefetch(w + i);
        for (f = bits ? 8 : 4; f > 0; f--) {
            __m512i codes = _mm512_and_si512(line, mask);
            if (bits) codes = _mm512_add_epi8(codes, codes);
            *to++ = _mm512_sub_epi8(codes, one);
            line = bits ? _mm512_srli_epi16(line, 1) : _mm512_srli_epi16(line, 2);
        }
    }
}

/* y += sums[group][vector] times scales */
BITNET__AMX_OP void bitnet__amx_scale(const bitnet__group_cursor *at, __m512i (*sums)[16], size_t g,
                                      int groups, int c, int count) {
    __m512 scale[BITNET__AMX_LAG];
    int i, v;
    for (i = 0; i < groups; i++)
        scale[i] = at->scales ? bitnet__vf_from_halves(at->scales + (g + (size_t)i) / at->each * 32)
                              : _mm512_set1_ps(at->scale);
    for (v = 0; v < count; v++) {
        const float *steps = at->in->group_steps + (size_t)(c + v) * at->in->groups_stride + g;
        float *y = at->y + (size_t)(c + v) * at->y_stride;
        __m512 total = g ? _mm512_loadu_ps(y) : _mm512_setzero_ps();
        for (i = 0; i < groups; i++)
            total = bitnet__avx512_madd(_mm512_cvtepi32_ps(sums[i][v]),
                                        _mm512_mul_ps(scale[i], _mm512_set1_ps(steps[i])), total);
        _mm512_storeu_ps(y, total);
    }
}

#define BITNET__AMX_GROUP(tile, a, b) \
    _tile_zero(tile); \
    _tile_loadd(a, x + 32 * (i + (tile)), at->in->quants_stride); \
    _tile_loadd(b, weights + 8 * (i + (tile)), 64); \
    _tile_dpbssd(tile, a, b); \
    _tile_stored(tile, sums[i / LAG % 2][tile], 64)

/* Vectors c to c + count - 1. Groups past the end have sums that are not used. */
BITNET__AMX_OP void bitnet__amx_vectors(const bitnet__group_cursor *at, const __m512i *weights,
                                        size_t g, int groups, int c, int count) {
    enum { LAG = BITNET__AMX_LAG };
    const int8_t *x = at->in->quants + (size_t)c * at->in->quants_stride + 32 * g;
    __m512i sums[2][LAG][16];
    int i;
    BITNET__AMX_FENCE(weights);
    for (i = 0; i < groups + LAG; i += LAG) {
        if (i < groups) {
            BITNET__AMX_GROUP(0, 4, 6);
            BITNET__AMX_GROUP(1, 5, 7);
            BITNET__AMX_GROUP(2, 4, 6);
            BITNET__AMX_GROUP(3, 5, 7);
        }
        if (i > 0)
            bitnet__amx_scale(at, sums[1 - i / LAG % 2], g + (size_t)(i - LAG),
                              BITNET__MIN(groups - i + LAG, LAG), c, count);
    }
}

BITNET__AMX static void bitnet__amx_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                            int row, int rows, const bitnet__operand *in) {
    __m512i weights[8 * BITNET__AMX_GROUPS];
    int r, c, some, groups;
    size_t g;
    if (in->count < BITNET__AMX_LEAST) {
        bitnet__vbmi_grouped(y, y_stride, m, row, rows, in);
        return;
    }
    for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
        bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
        for (g = 0; g < at.groups; g += BITNET__AMX_GROUPS) {
            groups = (int)BITNET__MIN(at.groups - g, (size_t)BITNET__AMX_GROUPS);
            bitnet__amx_unpack_groups(weights, at.codes + g * at.size, (size_t)groups * at.size,
                                      m->layout == BITNET__ONE_BIT);
            for (c = 0; c < in->count; c += some) {
                some = BITNET__MIN(in->count - c, 16);
                if (c == 0 || some < 16) bitnet__amx_configure(some, 8);
                bitnet__amx_vectors(&at, weights, g, groups, c, some);
            }
        }
    }
    _tile_release();
}

#if !defined(BITNET__AMX_REQUEST) /* tests emulate the tiles */
BITNET__LINUX(bitnet__syscall(long number, ...), "syscall");
#define BITNET__AMX_REQUEST bitnet__syscall(158L, 0x1023L, 18L) == 0 /* arch_prctl */
#endif

/* AMX-TILE and AMX-INT8 */
static bool bitnet__cpu_has_amx(void) { return (bitnet__ask_cpu(7, 0).edx >> 24 & 3) == 3; }

/* Without permission, the kernels of VBMI. */
static void bitnet__amx_kernels(bitnet__kernels *k) {
    bitnet__vbmi_kernels(k);
    if (!(BITNET__AMX_REQUEST)) return;
    k->isa = BITNET_ISA_AVX512_AMX;
    k->ternary = bitnet__amx_ternary;
    k->grouped = bitnet__amx_grouped;
    k->base3 = bitnet__amx_base3;
}

#endif
