#pragma once
#include "../file/formats.h"
#include "../file/architectures.h"

/* ====================
   >>kernels   Kernels: interface

   All sets give the same bits: integers are exact, and floats follow chapter 8 of the manual lane
   by lane. "Padded" means with zeros: int8 to a multiple of 256, floats and halves to one of 64. */

typedef enum bitnet__layout {
    BITNET__FLOATS,   /* rows as in the file */
    BITNET__TERNARY,  /* blocks of 128 codes in 32 bytes, padded by any */
    BITNET__TWO_BITS, /* by >>groups */
    BITNET__ONE_BIT   /* by >>groups */
} bitnet__layout;

typedef struct bitnet__matrix {
    const uint8_t *data;
    size_t stride; /* in bytes */
    int rows, columns;
    bitnet__layout layout;
    int type;           /* of floats */
    bool has_scale;     /* floats: times `scale` */
    bool has_bias;      /* like has_scale, known before the bias is loaded */
    bool turned;        /* likewise: has signs */
    float scale;        /* or 1 */
    int span;           /* by groups: columns per half; 0: one scale */
    float *bias;        /* [rows], or NULL */
    const float *signs; /* [columns] of a turned basis (bitnet__basis) */
    void *owned;
    bool in_block;   /* of the model's: freed with it */
    uint8_t *packed; /* in >>base3; or NULL */
} bitnet__matrix;

enum {
    BITNET__TILE = 64,
    BITNET__ALL_COLUMNS = 1 << 30, /* all columns form one group, with one step */
    BITNET__LOOKUP = 256           /* bytes per 32 columns */
};

/* Inputs, quantized once for all matrices. */
typedef struct bitnet__operand {
    int32_t count;
    float *floats;       /* [count][stride], padded */
    int8_t *quants;      /* [count][quants_stride], padded */
    float *steps;        /* [count] */
    int32_t *sums;       /* [count] of quants */
    float *group_steps;  /* [count][groups_stride] per 32 columns */
    int32_t *group_sums; /* [count][groups_stride] */
    uint8_t *tables;     /* [count][groups_stride][BITNET__LOOKUP] or NULL */
    size_t stride, quants_stride, groups_stride;
} bitnet__operand;

typedef struct bitnet__screen bitnet__screen;

/* 128 high + low, for the >>screen. */
typedef struct bitnet__digits {
    int8_t *high, *low;
} bitnet__digits;

/* `count` queries see positions [from, to) of a kv head's part of a page: [keys, values][room][d]
   halves, or bytes followed by their steps, which are floats. The result is merged into
   o[count][d], m and l (chapter 8), first 0, -FLT_MAX and 0. `next`: a part to prefetch. */
typedef struct bitnet__chunk {
    float *o, *m, *l;
    const float *q; /* [count][d], padded; for bytes: d bytes and their step */
    const uint8_t *part, *next;
    int count, d, from, to, room;
    bool bytes;
} bitnet__chunk;

/* of [keys, values] */
BITNET__INLINE const uint8_t *bitnet__chunk_rows(const bitnet__chunk *c, int value) {
    return c->part + (size_t)((value * c->room + c->from) * c->d) * (c->bytes ? 1 : 2);
}
BITNET__INLINE const float *bitnet__chunk_steps(const bitnet__chunk *c, int value) {
    return (const float *)(const void *)(c->part + 2 * c->room * c->d) + value * c->room + c->from;
}

typedef struct bitnet__kernels {
    bitnet_isa isa;

    /* y[i] = norm(x, gain)[i], padded. */
    void (*norm)(float *y, const float *x, const float *gain, int n, float reciprocal_n,
                 float epsilon);

    /* q = quantise(x) per `group` columns, a multiple of 32, padded; steps[g] and sums[g] are for
       columns 32 g .. 32 g + 31. x is padded to 32. */
    void (*quantise)(int8_t *q, float *steps, int32_t *sums, const float *x, int n, int group);

    /* y[c * y_stride + r] = sum over i of code(r, i) * q_c[i]; codes are weights + 1, so subtract
       the sum of q_c. */
    void (*ternary)(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride, int rows,
                    int columns, const int8_t *q, size_t q_stride, int count);

    /* y[c * y_stride + r] = row `row + r` times vector c. `row` and y are in blocks of 16. */
    void (*grouped)(float *y, size_t y_stride, const bitnet__matrix *m, int row, int rows,
                    const bitnet__operand *in);

    /* y[c * y_stride + r] = dot(w_r, x_c), x padded. `scratch`: a padded row. */
    void (*dot)(float *y, size_t y_stride, int type, const uint8_t *w, size_t stride, int rows,
                int columns, const float *x, size_t x_stride, int count, float *scratch);

    void (*attend)(const bitnet__chunk *c);

    /* y[r] = or += float(dots[r] - sum) * factor */
    void (*scale)(float *y, const int32_t *dots, int n, int32_t sum, float factor, bool add);

    void (*to_half)(uint16_t *y, const float *x, int n);

    /* y[i] = ffn(gate[i], up[i]), maybe in place */
    void (*gate)(float *y, const float *gate, const float *up, int n,
                 bitnet__activation activation);

    /* In each block, whose size is a power of two: for h = 1, 2, 4, ..., each pair (i, i + h) with
       i & h == 0 becomes (x[i] + x[i + h], x[i] - x[i + h]). */
    void (*hadamard)(float *x, int n, int block);

    /* o = q times the new state (chapter 8), delta[n] its increment. States: [key][value], maybe in
       place; 64 divides n. */
    void (*delta)(float *o, float *delta, float *to, const float *from, const float *q,
                  const float *k, const float *v, float decay, float beta, int n);

    /* For up to 4 states. 32 rows of the coarse plane: y[32 i + r] = the sum of nibble * (128 high
       + low) of x[i]. A fine row: y[2 i] = the sum of level * high, y[2 i + 1] that of level * low;
       `next` is to be prefetched. */
    void (*screen)(int32_t *y, const uint8_t *block, size_t groups, const bitnet__digits *x,
                   int count);
    void (*screen_fine)(int32_t *y, const uint8_t *row, const uint8_t *next, size_t lines,
                        const bitnet__digits *x, int count);

    /* False: a weight is not finite. `room`: floats padded to whole lines. */
    bool (*screen_row)(bitnet__screen *screen, int row, int type, const uint8_t *w, float *room);

    /* `ternary` in >>base3; y has room for blocks of 32 rows. Or NULL. */
    void (*base3)(int32_t *y, size_t y_stride, const uint8_t *w, int rows, int columns,
                  const int8_t *q, size_t q_stride, int count);

    /* Up to 32 rows of I2_S, each starting a block. */
    void (*base3_pack)(uint8_t *out, const uint8_t *w, size_t stride, int rows, int columns);

    /* Tables for `grouped` with 1-bit codes (>>lookup); or NULL. */
    void (*lookup)(uint8_t *tables, const int8_t *q, int columns);
} bitnet__kernels;

/* Fills in a set, often from another; the rest is NULL. */
typedef void bitnet__kernel_set(bitnet__kernels *k);

/* Kernels that all sets have. Only the first two lists are wider with AVX-512. */
/* clang-format off */
#ifdef BITNET_NO_SCREEN
#define BITNET__SCREEN_KERNELS(X)
#else
#define BITNET__SCREEN_KERNELS(X) X(screen) X(screen_fine) X(screen_row)
#endif
#define BITNET__WIDE_KERNELS(X) \
    X(ternary) X(grouped) X(dot) X(attend) X(gate) X(scale) BITNET__SCREEN_KERNELS(X)
#define BITNET__OTHER_KERNELS(X) \
    X(norm) X(quantise) X(hadamard) X(to_half) X(delta)
/* clang-format on */

/* ====================
   >>groups   Weights by groups

   If scales vary within a row, or inputs have one scale per 32 columns, the products of each group
   of 32 columns are summed exactly, multiplied by both scales, and added up. A block has 16 rows:
   16 halves per span of columns, if any, then codes, group after group. Byte 4r + j of a 64-byte
   line has columns 4f + j of row r from the low bits up: f = 0..3 in 2 bits, two lines per group;
   or f = 0..7 in 1 bit, one line, where bits stand for codes 0 and 2. Missing rows and columns have
   code 0. */

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

/* Writes a row's codes into its block. */
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

BITNET__OPTIMIZE_END
