#pragma once
#include "../file/formats.h"
#include "../file/architectures.h"

/* ==================================================
   >>kernels   Kernels: interface

   All sets give the same bits: integers are exact, floats follow chapter 8 of the manual lane by
   lane. "Padded": with zeros, int8 to a multiple of 256, floats and halves to 64.
   ================================================== */

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
    bool has_bias;      /* like has_scale, known before it is loaded */
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
    BITNET__LOOKUP = 256 /* bytes per 32 columns */
};

/* Inputs, quantised once for all matrices. */
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
   halves, or bytes and then floats, their steps. Merged into o[count][d], m and l (chapter 8), at
   first 0, -FLT_MAX and 0. `next`: a part to prefetch. */
typedef struct bitnet__chunk {
    float *o, *m, *l;
    const float *q; /* [count][d], padded; for bytes, d bytes and their step lie in their place */
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

    /* q = quantise(x), padded; *sum = its sum. Returns the step. */
    float (*quantise)(int8_t *q, int32_t *sum, const float *x, int n);

    /* Per `group` columns, a multiple of 32; steps[g], sums[g]: columns 32 g .. 32 g + 31. x is
       padded to 32. */
    void (*quantise_groups)(int8_t *q, float *steps, int32_t *sums, const float *x, int n,
                            int group);

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

    /* Per block, a power of two: for h = 1, 2, 4, ... pairs (i, i + h), i & h == 0, become (x[i] +
       x[i + h], x[i] - x[i + h]). */
    void (*hadamard)(float *x, int n, int block);

    /* o = q times the new state (chapter 8), delta[n] its increment. States: [key][value], maybe in
       place; 64 divides n. */
    void (*delta)(float *o, float *delta, float *to, const float *from, const float *q,
                  const float *k, const float *v, float decay, float beta, int n);

    /* Up to 4 states. 32 rows of the coarse plane: y[32 i + r] = the sum of nibble * (128 high +
       low) of x[i]. A fine row: y[2 i] = the sum of level * high, y[2 i + 1] of level * low; `next`
       to prefetch. */
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

    /* Up to 16 rows of `blocks` blocks into lines of >>groups, for types with codes. */
    void (*group_pack)(uint8_t *out, const bitnet__type *type, const uint8_t *w, size_t stride,
                       int rows, size_t blocks);

    /* For `grouped` with 1-bit codes; or NULL. */
    void (*lookup)(uint8_t *tables, const int8_t *q, int columns);
} bitnet__kernels;

/* Fills in a set, often from another; the rest is NULL. */
typedef void bitnet__kernel_set(bitnet__kernels *k);

/* Kernels that all sets have. Only the first are wider with AVX-512. */
/* clang-format off */
#define BITNET__WIDE_KERNELS(X) \
    X(ternary) X(grouped) X(dot) X(attend) X(scale) X(gate) X(delta) X(screen) X(screen_fine) \
    X(screen_row)
#define BITNET__OTHER_KERNELS(X) X(norm) X(quantise) X(quantise_groups) X(to_half) X(hadamard)
/* clang-format on */

/* Values of the fine plane's nibbles, plus 64. */
static const uint8_t bitnet__screen_levels[16] = {4,  28, 45, 55, 57, 59, 61,  63,
                                                  65, 67, 69, 71, 73, 83, 100, 124};
