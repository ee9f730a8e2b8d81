#pragma once
#include "interface.h"

/* ==================================================
   >>groups   Weights by groups

   If scales vary within a row, or inputs have one per 32 columns, groups of 32 columns are
   multiplied exactly, then by both scales, and added up. A block has 16 rows: 16 halves per span of
   columns, if any, then codes, group after group. Byte 4r + j of a 64-byte line has columns 4f + j
   of row r from the low bits up: f = 0..3 in 2 bits, two lines a group; f = 0..7 in 1 bit, one
   line; bits are codes 0 and 2. Missing rows and columns have code 0.
   ================================================== */

BITNET__OPTIMIZE(2) /* inlined from less, gcc optimizes kernels less */

enum { BITNET__GROUP = 32, BITNET__GROUP_ROWS = 16 };

static bool bitnet__is_grouped(bitnet__layout layout) { return layout >= BITNET__TWO_BITS; }

BITNET__INLINE size_t bitnet__groups(int columns) {
    return ((size_t)columns + BITNET__GROUP - 1) / BITNET__GROUP;
}

BITNET__INLINE size_t bitnet__group_size(bitnet__layout layout) {
    return layout == BITNET__ONE_BIT ? 64 : 128;
}

/* Bytes of a block's scales, without and with padding. */
static size_t bitnet__group_halves(int columns, int span) {
    size_t spans = span ? ((size_t)columns + (size_t)span - 1) / (size_t)span : 0;
    return spans * BITNET__GROUP_ROWS * 2;
}
BITNET__INLINE size_t bitnet__group_scales(int columns, int span) {
    return (bitnet__group_halves(columns, span) + 63) / 64 * 64;
}

static size_t bitnet__group_block(bitnet__layout layout, int columns, int span) {
    return bitnet__group_scales(columns, span) +
           bitnet__groups(columns) * bitnet__group_size(layout);
}

typedef struct bitnet__group_cursor {
    const uint8_t *scales, *codes; /* scales NULL: one for all */
    size_t groups, size, block;    /* size, block: in bytes */
    size_t each;                   /* groups per scale */
    float scale;
    const bitnet__operand *in;
    float *y; /* vector c: y + c * y_stride */
    size_t y_stride;
} bitnet__group_cursor;

BITNET__INLINE bitnet__group_cursor bitnet__group_at(const bitnet__matrix *m, int row,
                                                     const bitnet__operand *in, float *y,
                                                     size_t y_stride) {
    bitnet__group_cursor c;
    const uint8_t *block = m->data + (size_t)row * m->stride;
    c.scales = m->span ? block : NULL;
    c.codes = block + bitnet__group_scales(m->columns, m->span);
    c.groups = bitnet__groups(m->columns);
    c.size = bitnet__group_size(m->layout);
    c.block = m->stride * BITNET__GROUP_ROWS;
    c.each = m->span ? (size_t)m->span / BITNET__GROUP : c.groups;
    c.scale = m->scale;
    c.in = in;
    c.y = y;
    c.y_stride = y_stride;
    return c;
}

BITNET__INLINE int bitnet__group_code(bitnet__layout layout, const uint8_t *group, int r,
                                      int column) {
    int byte = 4 * r + column % 4;
    if (layout == BITNET__ONE_BIT) return (group[byte] >> column / 4 & 1) * 2;
    return group[64 * (column / 16) + byte] >> column % 16 / 4 * 2 & 3;
}

static void bitnet__group_row(const bitnet__matrix *m, int row, float *out) {
    bitnet__group_cursor c =
        bitnet__group_at(m, row / BITNET__GROUP_ROWS * BITNET__GROUP_ROWS, NULL, NULL, 0);
    int r = row % BITNET__GROUP_ROWS, i;
    float scale = m->scale;
    for (i = 0; i < m->columns; i++) {
        size_t g = (size_t)(i / BITNET__GROUP);
        if (c.scales && i % m->span == 0)
            scale = bitnet__load_half(c.scales + (g / c.each * BITNET__GROUP_ROWS + (size_t)r) * 2);
        out[i] =
            (float)(bitnet__group_code(m->layout, c.codes + g * c.size, r, i % 32) - 1) * scale;
    }
}

/* A row's codes into its block. */
static void bitnet__group_codes(uint8_t *out, size_t groups, int r, const uint8_t *codes) {
    for (out += 4 * r; groups > 0; groups--, codes += BITNET__GROUP, out += 128) {
        uint32_t four[8], line;
        memcpy(four, codes, sizeof four);
        line = four[0] | four[1] << 2 | four[2] << 4 | four[3] << 6;
        memcpy(out, &line, 4);
        line = four[4] | four[5] << 2 | four[6] << 4 | four[7] << 6;
        memcpy(out + 64, &line, 4);
    }
}

/* Bits under `mask` and `by` above. */
BITNET__INLINE uint32_t bitnet__swap_bits(uint32_t w, int by, uint32_t mask) {
    uint32_t change = (w >> by ^ w) & mask;
    return w ^ change ^ change << by;
}

/* Four bytes as in a line: column 4f + j moves from place 4f + j to place f of byte j. */
BITNET__INLINE uint32_t bitnet__group_word(bitnet__layout layout, uint32_t w) {
    if (layout == BITNET__ONE_BIT)
        w = bitnet__swap_bits(bitnet__swap_bits(w, 1, 0x22222222u), 3, 0x0A0A0A0Au);
    return bitnet__swap_bits(bitnet__swap_bits(w, 6, 0x00CC00CCu), 12, 0x0000F0F0u);
}

/* A half, then ascending codes. */
static void bitnet__pack_words(uint8_t *out, const bitnet__type *type, const uint8_t *w,
                               size_t stride, int rows, size_t blocks) {
    bitnet__layout layout = type->largest < 3 ? BITNET__ONE_BIT : BITNET__TWO_BITS;
    size_t at;
    int r;
    for (; blocks > 0; blocks--, w += type->bytes)
        for (at = 2; at < type->bytes; at += 4, out += 64) {
            uint32_t line[BITNET__GROUP_ROWS] = {0};
            for (r = 0; r < rows; r++) line[r] = bitnet__load_u32(w + (size_t)r * stride + at);
            for (r = 0; r < BITNET__GROUP_ROWS; r++) line[r] = bitnet__group_word(layout, line[r]);
            memcpy(out, line, 64);
        }
}

static void bitnet__any_group_pack(uint8_t *out, const bitnet__type *type, const uint8_t *w,
                                   size_t stride, int rows, size_t blocks) {
    size_t groups = (size_t)type->values / BITNET__GROUP, size = 128 * groups, b;
    uint8_t codes[256];
    int r;
    if (type->scale == 0) {
        bitnet__pack_words(out, type, w, stride, rows, blocks);
        return;
    }
    memset(out, 0, blocks * size);
    for (r = 0; r < rows; r++)
        for (b = 0; b < blocks; b++) {
            type->codes(w + (size_t)r * stride + b * type->bytes, codes);
            bitnet__group_codes(out + b * size, groups, r, codes);
        }
}

BITNET__OPTIMIZE_END
