/* bitnet_matrices.h - v1.0 - ternary matrices for other engines
   SPDX-License-Identifier: MIT

   For engines that have separate models and need only the products. Do this in ONE C or C++ file,
   after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_matrices.h"

   and plain `#include "tools/bitnet_matrices.h"` everywhere else. In its folder it finds bitnet.h
   by itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    API
      Ternary matrices, for other engines                           >>api-matrices
    IMPLEMENTATION
      Ternary matrices by themselves                                >>matrices */

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_matrices.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_MATRICES_H
#define BITNET_MATRICES_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-matrices   Ternary matrices, for other engines */

/* A matrix of weights -1, 0 and +1 times one scale, packed for the kernels of this machine. It is
   immutable: any number of threads may multiply with it at once. */
typedef struct bitnet_matrix bitnet_matrix;

typedef struct bitnet_matrix_options {
    bitnet_allocator allocator;
    bitnet_isa isa;             /* 0: the best that the CPU has */
    bitnet_scheduler scheduler; /* your threads; else `pool`; else only the caller's */
    bitnet_pool *pool;          /* must outlive the matrix */
} bitnet_matrix_options;

/* Packs a matrix of rows with `columns` inputs, and does not need the weights afterwards. They are
   bytes -1, 0, +1; floats, made ternary by absmean (scale = max(mean |w|, 1e-5), weights round(w /
   scale) within -1..1); or the data of an I2_S tensor, rows * columns / 4 bytes and the scale. NULL
   on error. Errors: ARGUMENT (a size outside 1..2^17 columns and 1..2^24 rows, another weight),
   MODEL_CODE, MODEL_VALUE (a number that is not finite), OUT_OF_MEMORY, ISA, ARITHMETIC. */
BITNET_EXPERIMENTAL bitnet_matrix *bitnet_matrix_from_codes(const int8_t *weights, int32_t rows,
                                                            int32_t columns, float scale,
                                                            const bitnet_matrix_options *options,
                                                            bitnet_error *error);
BITNET_EXPERIMENTAL bitnet_matrix *bitnet_matrix_from_floats(const float *weights, int32_t rows,
                                                             int32_t columns,
                                                             const bitnet_matrix_options *options,
                                                             bitnet_error *error);
BITNET_EXPERIMENTAL bitnet_matrix *bitnet_matrix_from_i2s(const void *data, int32_t rows,
                                                          int32_t columns,
                                                          const bitnet_matrix_options *options,
                                                          bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_matrix_free(bitnet_matrix *matrix);

typedef struct bitnet_matrix_stats {
    int32_t rows, columns;
    float scale;
    const char *format;   /* "base-3", 1.6 bits per weight, or "I2_S", 2 bits */
    uint64_t bytes;       /* of the packed weights; a multiplication reads nothing else */
    int64_t microseconds; /* that packing took */
    bitnet_isa isa;       /* the kernels in use */
} bitnet_matrix_stats;

/* The matrix as it is packed. */
BITNET_EXPERIMENTAL bitnet_matrix_stats bitnet_matrix_get_stats(const bitnet_matrix *matrix);

/* y[c][r] = sum of w[r][i] * q[c][i], exact, for vectors c < count: q is [count][columns], y is
   [count][rows], the scale is yours to apply. Errors: ARGUMENT, OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_result bitnet_matrix_multiply_int8(const bitnet_matrix *matrix,
                                                              const int8_t *q, size_t count,
                                                              int32_t *y, bitnet_error *error);

/* The product by chapter 8: quantizes each vector to int8 and multiplies the exact sum by both
   scales. The same bits for all kernels, threads and counts. Shapes and errors as above. */
BITNET_EXPERIMENTAL bitnet_result bitnet_matrix_multiply(const bitnet_matrix *matrix,
                                                         const float *x, size_t count, float *y,
                                                         bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_MATRICES_H */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_MATRICES_IMPLEMENTATION_INCLUDED
#define BITNET_MATRICES_IMPLEMENTATION_INCLUDED

/* ====================
   >>matrices   Ternary matrices by themselves

   Rows become codes, then blocks of I2_S, then base 3 if the kernels prefer it; only the last form
   is kept. To multiply, a few vectors at a time are quantized and padded, and threads share the
   rows. */

BITNET__EXACT
BITNET__OPTIMIZE(2)

enum { BITNET__VECTORS = 64 }; /* vectors that are multiplied together */

struct bitnet_matrix {
    bitnet_allocator allocator;
    bitnet_scheduler tasks;
    bitnet_pool *pool;
    int task_count;
    bitnet__kernels kernels;
    bitnet__matrix m; /* in base 3 or I2_S alone */
    bitnet_matrix_stats stats;
};

/* The source of the weights; one of the three is not NULL. */
typedef struct bitnet__weights {
    const int8_t *codes;
    const float *floats;
    const uint8_t *i2s;
    float scale;
} bitnet__weights;

/* Codes 0, 1, 2 of a row. */
static bitnet_result bitnet__weight_codes(const bitnet__weights *from, int row, int columns,
                                          uint8_t *codes, bitnet_error *error) {
    size_t first = (size_t)row * (size_t)columns;
    uint8_t found = 0;
    int i;
    if (from->floats) {
        float inverse = 1.0f / from->scale;
        for (i = 0; i < columns; i++) { /* ties round to even: half a step becomes 0 */
            float x = from->floats[first + (size_t)i] * inverse;
            codes[i] = (uint8_t)(1 + (x > 0.5f) - (x < -0.5f));
        }
        return BITNET_OK;
    }
    if (from->i2s) {
        bitnet__i2s_codes(from->i2s, 32, first, (size_t)columns, codes);
    } else {
        for (i = 0; i < columns; i++) codes[i] = (uint8_t)(from->codes[first + (size_t)i] + 1);
    }
    for (i = 0; i < columns; i++) found |= codes[i] > 2;
    if (!found) return BITNET_OK;
    return from->i2s ? bitnet__fail(error, BITNET_ERROR_MODEL_CODE, "row %i holds the code 3",
                                    (int64_t)row)
                     : bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                    "row %i holds a weight that is not -1, 0 or +1", (int64_t)row);
}

/* Packs blocks of 32 rows into `out`, in base 3 or not. */
static bitnet_result bitnet__matrix_pack(const bitnet_matrix *matrix, const bitnet__weights *from,
                                         uint8_t *out, bool base3, bitnet_error *error) {
    const bitnet__matrix *m = &matrix->m;
    size_t room = bitnet__pad_codes(m->columns), i;
    uint8_t *codes = (uint8_t *)bitnet__alloc_zero(&matrix->allocator, room, 1);
    uint8_t *block = (uint8_t *)bitnet__alloc(&matrix->allocator, 32, m->stride);
    bitnet_result result = codes && block ? BITNET_OK : bitnet__no_memory(error);
    int row, r;
    for (row = 0; row < m->rows && result == BITNET_OK; row += 32) {
        int n = m->rows - row < 32 ? m->rows - row : 32;
        uint8_t *i2s = base3 ? block : out + (size_t)row * m->stride;
        for (r = 0; r < n && result == BITNET_OK; r++, i2s += m->stride) {
            result = bitnet__weight_codes(from, row + r, m->columns, codes, error);
            for (i = 0; i < m->stride; i += 32) bitnet__i2s_pack(codes + 4 * i, i2s + i);
        }
        if (base3 && result == BITNET_OK)
            matrix->kernels.base3_pack(out + (size_t)(row / 32) * bitnet__base3_block(m->columns),
                                       block, m->stride, n, m->columns);
    }
    bitnet__free(&matrix->allocator, block);
    bitnet__free(&matrix->allocator, codes);
    return result;
}

static bitnet_result bitnet__absmean(bitnet__weights *from, int rows, int columns,
                                     bitnet_error *error) {
    size_t count = (size_t)rows * (size_t)columns, i;
    double sum = 0;
    for (i = 0; i < count; i++) sum += from->floats[i] < 0 ? -from->floats[i] : from->floats[i];
    from->scale = (float)(sum / (double)count);
    if (!bitnet__is_finite(from->scale))
        return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "a weight is not a finite number");
    if (from->scale < 1e-5f) from->scale = 1e-5f;
    return BITNET_OK;
}

BITNET__NOINLINE static bitnet_result bitnet__matrix_fill(bitnet_matrix *m, bitnet__weights *from,
                                                          bitnet_isa isa, bitnet_error *error) {
    int64_t start = bitnet__microseconds();
    bitnet_matrix_stats *stats = &m->stats;
    uint8_t *memory;
    bitnet_result result = bitnet__choose_kernels(isa, &m->kernels, error);
    bool base3;
    if (result != BITNET_OK) return result;
    if (!bitnet__keeps_roundings(&m->kernels))
        return bitnet__fail(error, BITNET_ERROR_ARITHMETIC, "%s",
                            bitnet_result_text(BITNET_ERROR_ARITHMETIC));
    if (from->floats && (result = bitnet__absmean(from, stats->rows, stats->columns, error)))
        return result;
    if (!bitnet__is_finite(from->scale))
        return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "the scale is not a finite number");
    base3 = m->kernels.base3 != NULL;
    m->m.layout = BITNET__TERNARY;
    m->m.rows = stats->rows;
    m->m.columns = stats->columns;
    m->m.stride = bitnet__pad((size_t)stats->columns, 128) / 4;
    m->m.scale = stats->scale = from->scale;
    stats->isa = m->kernels.isa;
    stats->format = base3 ? "base-3" : "I2_S";
    stats->bytes = base3 ? bitnet__base3_size(&m->kernels, stats->rows, stats->columns)
                         : (uint64_t)stats->rows * m->m.stride;
    memory = (uint8_t *)bitnet__alloc_weights(&m->allocator, stats->bytes);
    if (!memory) return bitnet__no_memory(error);
    m->m.owned = memory;
    if (base3) m->m.packed = memory;
    else m->m.data = memory;
    result = bitnet__matrix_pack(m, from, memory, base3, error);
    stats->microseconds = bitnet__microseconds() - start;
    return result;
}

static bitnet_matrix *bitnet__matrix_create(bitnet__weights *from, int32_t rows, int32_t columns,
                                            const bitnet_matrix_options *options,
                                            bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_matrix *m;
    bitnet__fpenv saved;
    bitnet_result result;
    if (options) {
        const bitnet__argument table[] = {
            {"isa", options->isa, 0, BITNET_ISA_COUNT - 1},
            {"scheduler.count", options->scheduler.count, 0, BITNET__THREADS},
            BITNET__HOOKS(options->scheduler)};
        if (BITNET__CHECK(error, table) != BITNET_OK) return NULL;
    }
    if ((!from->codes && !from->floats && !from->i2s) || rows < 1 || rows > 1 << 24 ||
        columns < 1 || columns > 1 << 17 || (from->i2s && (int64_t)rows * columns % 128)) {
        bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there is no such matrix: %i x %i",
                     (int64_t)columns, (int64_t)rows);
        return NULL;
    }
    if (from->i2s)
        from->scale = bitnet__load_f32(from->i2s + (uint64_t)rows * (uint64_t)columns / 4);
    m = (bitnet_matrix *)bitnet__alloc_zero(&a, 1, sizeof *m);
    if (!m) {
        bitnet__no_memory(error);
        return NULL;
    }
    m->allocator = a;
    if (options) {
        m->tasks = options->scheduler;
        m->pool = options->pool;
    }
    m->task_count = m->pool ? m->pool->threads : 1;
    if (m->tasks.enqueue) m->task_count = m->tasks.count > 0 ? m->tasks.count : 4;
    m->stats.rows = rows;
    m->stats.columns = columns;
    saved = bitnet__fp_enter();
    result = bitnet__matrix_fill(m, from, options ? options->isa : BITNET_ISA_AUTO, error);
    bitnet__fp_leave(saved);
    if (result == BITNET_OK) return m;
    bitnet_matrix_free(m);
    return NULL;
}

BITNET_API bitnet_matrix *bitnet_matrix_from_codes(const int8_t *weights, int32_t rows,
                                                   int32_t columns, float scale,
                                                   const bitnet_matrix_options *options,
                                                   bitnet_error *error) {
    bitnet__weights from = {NULL, NULL, NULL, 0};
    from.codes = weights;
    from.scale = scale;
    return bitnet__matrix_create(&from, rows, columns, options, error);
}

BITNET_API bitnet_matrix *bitnet_matrix_from_floats(const float *weights, int32_t rows,
                                                    int32_t columns,
                                                    const bitnet_matrix_options *options,
                                                    bitnet_error *error) {
    bitnet__weights from = {NULL, NULL, NULL, 0};
    from.floats = weights;
    return bitnet__matrix_create(&from, rows, columns, options, error);
}

BITNET_API bitnet_matrix *bitnet_matrix_from_i2s(const void *data, int32_t rows, int32_t columns,
                                                 const bitnet_matrix_options *options,
                                                 bitnet_error *error) {
    bitnet__weights from = {NULL, NULL, NULL, 0};
    from.i2s = (const uint8_t *)data;
    return bitnet__matrix_create(&from, rows, columns, options, error);
}

BITNET_API void bitnet_matrix_free(bitnet_matrix *matrix) {
    bitnet_allocator a;
    if (!matrix) return;
    a = matrix->allocator;
    bitnet__matrix_free(&matrix->m, &a);
    bitnet__free(&a, matrix);
}

BITNET_API bitnet_matrix_stats bitnet_matrix_get_stats(const bitnet_matrix *matrix) {
    return matrix->stats;
}

/* ---- products */

/* Up to BITNET__VECTORS vectors being multiplied. */
typedef struct bitnet__product {
    const bitnet_matrix *matrix;
    bitnet__operand in;
    int32_t sums[BITNET__VECTORS];
    float steps[BITNET__VECTORS];
    int32_t *dots;  /* [tasks][VECTORS][TILE] */
    int32_t *whole; /* the result, or NULL */
    float *y;       /* the result otherwise */
} bitnet__product;

static void bitnet__product_task(void *context, int32_t task) {
    const bitnet__product *p = (const bitnet__product *)context;
    const bitnet__matrix *m = &p->matrix->m;
    int32_t *dots = p->dots + (size_t)task * BITNET__VECTORS * BITNET__TILE;
    int from, to, row, rows, c, r;
    bitnet__split_range(m->rows, BITNET__BASE3_ROWS, task, p->matrix->task_count, &from, &to);
    for (row = from; row < to; row += BITNET__TILE) {
        rows = to - row < BITNET__TILE ? to - row : BITNET__TILE;
        bitnet__dots(&p->matrix->kernels, m, row, rows, &p->in, dots);
        for (c = 0; c < p->in.count; c++) {
            size_t at = (size_t)c * (size_t)m->rows + (size_t)row;
            const int32_t *d = dots + c * BITNET__TILE;
            for (r = 0; r < rows && p->whole; r++) p->whole[at + (size_t)r] = d[r] - p->sums[c];
            if (!p->whole)
                p->matrix->kernels.scale(p->y + at, d, rows, p->sums[c], m->scale * p->steps[c],
                                         false);
        }
    }
}

/* Prepares vector c from int8 or floats. */
static void bitnet__product_vector(bitnet__product *p, int c, const int8_t *q, const float *x) {
    int columns = p->matrix->m.columns, i;
    int8_t *to = p->in.quants + (size_t)c * p->in.quants_stride;
    if (q) memcpy(to, q, (size_t)columns);
    else {
        memcpy(p->in.floats, x, (size_t)columns * sizeof *x);
        p->matrix->kernels.quantise(to, p->in.group_steps, p->in.group_sums, p->in.floats, columns,
                                    BITNET__ALL_COLUMNS);
        p->steps[c] = p->in.group_steps[0];
    }
    for (p->sums[c] = 0, i = 0; i < columns; i++) p->sums[c] += to[i];
}

BITNET__NOINLINE static bitnet_result bitnet__matrix_product(const bitnet_matrix *m, int32_t *whole,
                                                             const int8_t *q, float *y,
                                                             const float *x, int32_t count) {
    size_t columns = (size_t)m->m.columns, rows = (size_t)m->m.rows;
    size_t tasks = (size_t)m->task_count, most = BITNET__VECTORS;
    size_t groups = bitnet__groups(m->m.columns), padded = groups * BITNET__GROUP;
    bitnet__product p;
    bitnet_result result = BITNET_OK;
    int32_t done, c;
    if ((size_t)count < most) most = (size_t)count;
    memset(&p, 0, sizeof p);
    p.matrix = m;
    p.in.sums = p.sums;
    p.in.steps = p.steps;
    p.in.quants_stride = bitnet__pad(columns + BITNET__BASE3_COLUMNS, 256);
    p.in.quants = (int8_t *)bitnet__alloc_zero(&m->allocator, most, p.in.quants_stride);
    p.dots = (int32_t *)bitnet__alloc(&m->allocator, tasks,
                                      sizeof *p.dots * BITNET__VECTORS * BITNET__TILE);
    p.in.floats = (float *)bitnet__alloc_zero(&m->allocator, padded + 2 * groups, sizeof(float));
    if (p.in.quants && p.in.floats && p.dots) {
        p.in.group_steps = p.in.floats + padded;
        p.in.group_sums = (int32_t *)(void *)(p.in.group_steps + groups);
    } else {
        result = BITNET_ERROR_OUT_OF_MEMORY;
    }
    for (done = 0; done < count && result == BITNET_OK; done += p.in.count) {
        p.in.count = count - done < BITNET__VECTORS ? count - done : BITNET__VECTORS;
        for (c = 0; c < p.in.count; c++) {
            size_t at = (size_t)(done + c) * columns;
            bitnet__product_vector(&p, c, q ? q + at : NULL, x ? x + at : NULL);
        }
        p.whole = whole ? whole + (size_t)done * rows : NULL;
        p.y = y ? y + (size_t)done * rows : NULL;
        bitnet__run(m->pool, &m->tasks, bitnet__product_task, &p, m->task_count);
    }
    bitnet__free(&m->allocator, p.dots);
    bitnet__free(&m->allocator, p.in.floats);
    bitnet__free(&m->allocator, p.in.quants);
    return result;
}

static bitnet_result bitnet__check_product(bitnet_error *error, const void *matrix, const void *in,
                                           size_t count, const void *out) {
    const bitnet__argument table[] = {BITNET__LIST("matrix", matrix, true),
                                      BITNET__LIST("the input", in, true),
                                      {"count", (int64_t)count, 1, INT32_MAX},
                                      BITNET__LIST("y", out, true)};
    return BITNET__CHECK(error, table);
}

BITNET_API bitnet_result bitnet_matrix_multiply_int8(const bitnet_matrix *matrix, const int8_t *q,
                                                     size_t count, int32_t *y,
                                                     bitnet_error *error) {
    bitnet_result result = bitnet__check_product(error, matrix, q, count, y);
    if (result != BITNET_OK) return result;
    result = bitnet__matrix_product(matrix, y, q, NULL, NULL, (int32_t)count);
    return result == BITNET_OK ? result : bitnet__no_memory(error);
}

BITNET_API bitnet_result bitnet_matrix_multiply(const bitnet_matrix *matrix, const float *x,
                                                size_t count, float *y, bitnet_error *error) {
    bitnet__fpenv saved;
    bitnet_result result = bitnet__check_product(error, matrix, x, count, y);
    if (result != BITNET_OK) return result;
    saved = bitnet__fp_enter();
    result = bitnet__matrix_product(matrix, NULL, NULL, y, x, (int32_t)count);
    bitnet__fp_leave(saved);
    return result == BITNET_OK ? result : bitnet__no_memory(error);
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_MATRICES_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
