#pragma once
#include "../file/gguf.h"
#include "../base/pool.h"
#include "../kernels/x86.h"

/* ====================
   >>weights   Weights: from the file's formats to the kernels'

   Float types, and I2_S with whole blocks per row, stay in place. Other codes are repacked row by
   row, without a second copy: as I2_S if weights and inputs have one scale, else by groups. Invalid
   codes are rejected, because kernels would read +2. */

BITNET__OPTIMIZE(1) /* loading: 4 % less, TQ1_0 with scalar kernels 13 % */

static bool bitnet__is_float_type(int type) { return bitnet__type_of(type)->expand != NULL; }

/* The blocks of codes of a type, which for I2_S depend on the layout. NULL: it has no codes. */
static const bitnet__type *bitnet__blocks_of(int type, bitnet_i2s_layout layout) {
    static const bitnet__type i2s[] = {{BITNET_TYPE_I2_S, "I2_S", 128, 32, NULL, NULL, 0, 2, false},
                                       {BITNET_TYPE_I2_S, "I2_S", 64, 16, NULL, NULL, 0, 2, false}};
    if (type == BITNET_TYPE_I2_S) return &i2s[layout == BITNET_I2S_64];
    return bitnet__type_of(type)->codes ? bitnet__type_of(type) : NULL;
}

static bool bitnet__rows_fit(const bitnet__matrix *m, const bitnet_gguf_tensor *tensor,
                             bitnet_i2s_layout layout) {
    return bitnet__is_float_type(tensor->type) ||
           (tensor->type == BITNET_TYPE_I2_S && m->layout == BITNET__TERNARY &&
            layout == BITNET_I2S_128 && tensor->shape[0] % 128 == 0);
}

static uint64_t bitnet__matrix_size(const bitnet__matrix *m) {
    uint64_t rows = (uint64_t)m->rows;
    if (bitnet__is_grouped(m->layout)) rows = (rows + 15) / 16 * 16;
    return rows * m->stride;
}

static void bitnet__matrix_bytes(const bitnet__matrix *m, const bitnet_gguf_tensor *tensor,
                                 bitnet_i2s_layout layout, uint64_t *owned, uint64_t *mapped) {
    if (tensor->data && bitnet__rows_fit(m, tensor, layout)) *mapped += bitnet__matrix_size(m);
    else *owned += bitnet__matrix_size(m);
}

static void bitnet__matrix_free(bitnet__matrix *m, const bitnet_allocator *a) {
    if (!m->in_block) bitnet__free(a, m->owned);
    memset(m, 0, sizeof *m);
}

/* `size`: a multiple of 32. */
static bool bitnet__has_code_3(const uint8_t *codes, size_t size) {
    uint64_t found = 0;
    size_t i;
    for (i = 0; i < size; i += 8) {
        uint64_t word = bitnet__load_u64(codes + i);
        found |= word & word >> 1 & 0x5555555555555555u;
    }
    return found != 0;
}

static bitnet_result bitnet__unsupported(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                         bitnet_error *error) {
    const char *type = bitnet_type_name(tensor->type);
    int64_t file_type = bitnet__int_of_key(gguf, "general.file_type", 0);
    switch (tensor->type) {
    case BITNET_TYPE_TL2:
        if (file_type != 39) break; /* else MXFP4 */
        /* fall through */
    case BITNET_TYPE_TL1:
        return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE,
                            "%t is of type %s, whose tiles no file describes: quantise the model "
                            "to I2_S with bitnet.cpp's converter instead",
                            &tensor->name, type);
    case BITNET_TYPE_IQ1_BN:
    case BITNET_TYPE_IQ2_BN:
    case BITNET_TYPE_IQ2_BN_R4:
        return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE,
                            "%t is of type %s, which is not supported: convert the model with "
                            "tools/bitnet_convert.c",
                            &tensor->name, type);
    default: break;
    }
    return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE, "%t has the unsupported type %d (%s)",
                        &tensor->name, tensor->type, type);
}

/* Whether nonzero blocks share *scale (0: none) and no weight is +2. */
static bitnet_result bitnet__one_scale(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                       bool *one, float *scale, bitnet_error *error) {
    const bitnet__type *type = bitnet__type_of(tensor->type);
    uint8_t bytes[4096], codes[256];
    uint64_t blocks = tensor->size / type->bytes, b, some = sizeof bytes / type->bytes;
    bool any = false;
    *scale = 0;
    for (*one = true, b = 0; b < blocks && *one; b++) {
        const uint8_t *block = bytes + b % some * type->bytes;
        uint64_t i, left = BITNET__MIN(blocks - b, some);
        uint8_t weights = 0, found = 0;
        bitnet_result result = BITNET_OK;
        float d;
        if (b % some == 0)
            result = bitnet_gguf_read(gguf, tensor, b * type->bytes, bytes,
                                      (size_t)(left * type->bytes), error);
        if (result) return result;
        d = bitnet__load_half(block + type->scale);
        if (any && bitnet__bits(d) == bitnet__bits(*scale) && type->largest < 3) continue;
        type->codes(block, codes);
        for (i = 0; i < type->values; i++)
            weights |= codes[i] ^ 1, found |= codes[i] & codes[i] >> 1;
        if (!weights) continue;
        *one = (!any || bitnet__bits(d) == bitnet__bits(*scale)) && (type->largest < 3 || !found);
        *scale = d;
        any = true;
    }
    return BITNET_OK;
}

/* Whether each row of experts has one scale, which is then kept and read once. Products are the
   same, because each group of columns is multiplied by its scale either way. */
static bitnet_result bitnet__row_scales(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                        bool *rows, bitnet_error *error) {
    enum { MOST = 4096 }; /* bytes of a row */
    const bitnet__type *type = bitnet__type_of(tensor->type);
    size_t size = (size_t)(tensor->shape[0] / type->values * type->bytes), at;
    uint64_t count = tensor->shape[1] * tensor->shape[2], row;
    uint8_t bytes[MOST];
    *rows = size <= MOST && tensor->dimensions == 3;
    for (row = 0; row < count && *rows; row++) {
        const uint8_t *scales = tensor->data ? tensor->data + row * size : bytes;
        bitnet_result result = BITNET_OK;
        if (!tensor->data) result = bitnet_gguf_read(gguf, tensor, row * size, bytes, size, error);
        if (result) return result;
        for (scales += type->scale, at = type->bytes; at < size; at += type->bytes)
            if (bitnet__load_u16(scales + at) != bitnet__load_u16(scales)) *rows = false;
    }
    return BITNET_OK;
}

static bitnet_result bitnet__infinite_scale(const bitnet_gguf_tensor *tensor, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE,
                        "%t has a scale that is not a finite number", &tensor->name);
}

static bitnet_result bitnet__plan_codes(bitnet__matrix *m, const bitnet_gguf *gguf,
                                        const bitnet_gguf_tensor *tensor, const bitnet__type *type,
                                        bool grouped, bitnet_error *error) {
    uint64_t weights = tensor->shape[0] * (uint64_t)m->rows;
    bitnet_result result = BITNET_OK;
    bool one = false;
    if (weights % type->values)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE,
                            "%t has %i weights, which is not a multiple of a block of %i",
                            &tensor->name, weights, type->values);
    if (type->type == BITNET_TYPE_I2_S) {
        one = true;
        result = bitnet_gguf_read(gguf, tensor, weights / 4, &m->scale, sizeof m->scale, error);
        if (result == BITNET_OK && !bitnet__is_finite(m->scale))
            result = bitnet__infinite_scale(tensor, error);
    } else if (!grouped || !type->grouped)
        result = bitnet__one_scale(gguf, tensor, &one, &m->scale, error);
    if (!one) m->scale = 1, m->span = (int)type->values;
    if (!one && result == BITNET_OK) result = bitnet__row_scales(gguf, tensor, &one, error);
    if (one && m->span) m->span = m->columns;
    m->layout = BITNET__TERNARY;
    if (m->span || grouped)
        m->layout = type->type == BITNET_TYPE_Q1_0 ? BITNET__ONE_BIT : BITNET__TWO_BITS;
    m->stride = m->layout == BITNET__TERNARY
                    ? (size_t)(m->columns + 127) / 128 * 32
                    : bitnet__group_block(m->layout, m->columns, m->span) / BITNET__GROUP_ROWS;
    return result;
}

/* Rows (of all experts) and columns below 2^31; `grouped` forces groups. Errors: MODEL_TYPE,
   MODEL_SHAPE, MODEL_VALUE, IO. */
static bitnet_result bitnet__matrix_plan(bitnet__matrix *m, const bitnet_gguf *gguf,
                                         const bitnet_gguf_tensor *tensor, bitnet_i2s_layout layout,
                                         bool grouped, bitnet_error *error) {
    const bitnet__type *type = bitnet__blocks_of(tensor->type, layout);
    memset(m, 0, sizeof *m);
    m->rows = (int)(tensor->shape[1] * tensor->shape[2]);
    m->columns = (int)tensor->shape[0];
    m->scale = 1;
    if (type) return bitnet__plan_codes(m, gguf, tensor, type, grouped, error);
    if (!bitnet__is_float_type(tensor->type)) return bitnet__unsupported(gguf, tensor, error);
    m->type = tensor->type;
    m->stride = (size_t)bitnet_type_row_size(tensor->type, tensor->shape[0]);
    return BITNET_OK;
}

static bitnet_result bitnet__invalid_code(const bitnet_gguf_tensor *tensor, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_MODEL_CODE,
                        "%t holds the invalid code 3; is the file damaged, or its I2_S layout "
                        "another?",
                        &tensor->name);
}

typedef struct bitnet__loading {
    const bitnet_allocator *allocator;
    bitnet_i2s_layout layout;
    bitnet_pool *pool;
    const bitnet_scheduler *tasks; /* or NULL, like pool */
    int task_count;
} bitnet__loading;

static bitnet_result bitnet__check_blocks(const bitnet_gguf_tensor *tensor, const uint8_t *blocks,
                                          size_t size, bitnet_error *error) {
    const bitnet__type *type = bitnet__type_of(tensor->type);
    const uint8_t *end = blocks + size;
    unsigned exponents = 0; /* bit 15: not finite */
    bool found = false;
    for (; blocks < end; blocks += type->bytes) {
        exponents |= (bitnet__load_u16(blocks + type->scale) & 0x7C00u) + 0x400;
        if (type->type == BITNET_TYPE_TQ2_0) found = bitnet__has_code_3(blocks, 64) || found;
    }
    if (exponents & 0x8000) return bitnet__infinite_scale(tensor, error);
    return found ? bitnet__invalid_code(tensor, error) : BITNET_OK;
}

typedef struct bitnet__inspection {
    const bitnet__matrix *m;
    int tasks;
    bitnet__atomic found;
} bitnet__inspection;

static void bitnet__inspect_task(void *context, int32_t task) {
    bitnet__inspection *work = (bitnet__inspection *)context;
    const bitnet__matrix *m = work->m;
    int from, to;
    bitnet__split_range(m->rows, 1, task, work->tasks, &from, &to);
    if (bitnet__has_code_3(m->data + (size_t)from * m->stride, (size_t)(to - from) * m->stride))
        bitnet__store_release(&work->found, 1);
}

static bitnet_result bitnet__take_rows(bitnet__matrix *m, const bitnet_gguf *gguf,
                                       const bitnet_gguf_tensor *tensor, const bitnet__loading *how,
                                       bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    bitnet__inspection work = {m, how->task_count, 0};
    m->data = tensor->data;
    if (!m->data) {
        m->owned = bitnet__alloc_weights(how->allocator, (uint64_t)m->rows * m->stride);
        m->data = (const uint8_t *)m->owned;
        if (!m->owned) return bitnet__no_memory(error);
        result = bitnet_gguf_read(gguf, tensor, 0, m->owned, (size_t)m->rows * m->stride, error);
    }
    if (result == BITNET_OK && m->layout == BITNET__TERNARY)
        bitnet__run(how->pool, how->tasks, bitnet__inspect_task, &work, work.tasks);
    return work.found ? bitnet__invalid_code(tensor, error) : result;
}

static size_t bitnet__pad_codes(int columns) { return ((size_t)columns + 127) / 128 * 128; }

static bitnet_result bitnet__row_codes(const bitnet_gguf_tensor *tensor, const bitnet__type *type,
                                       const uint8_t *bytes, size_t first, uint8_t *codes,
                                       bitnet_error *error) {
    size_t i, columns = (size_t)tensor->shape[0], width = (size_t)type->values;
    if (!type->codes) bitnet__i2s_codes(bytes, (int)type->bytes, first, columns, codes);
    else
        for (bytes += first / width * type->bytes, i = 0; i < columns; i += width) {
            type->codes(bytes, codes + i);
            if (!bitnet__is_finite(bitnet__load_half(bytes + type->scale)))
                return bitnet__infinite_scale(tensor, error);
            bytes += type->bytes;
        }
    return type->largest < 3 && bitnet__has_code_3(codes, bitnet__pad_codes((int)columns))
               ? bitnet__invalid_code(tensor, error)
               : BITNET_OK;
}

static void bitnet__put_row(bitnet__matrix *m, int row, const uint8_t *codes) {
    uint8_t *out = (uint8_t *)m->owned;
    size_t r = (size_t)row % BITNET__GROUP_ROWS, k;
    if (m->layout == BITNET__TERNARY)
        for (out += (size_t)row * m->stride, k = 0; k < m->stride; k += 32)
            bitnet__i2s_pack(codes + 4 * k, out + k);
    else /* of I2_S: without scales */
        bitnet__group_codes(out + ((size_t)row - r) * m->stride, bitnet__groups(m->columns), (int)r,
                            codes);
}

/* Up to 16 rows into the block at `out`. */
static void bitnet__pack_block(const bitnet__matrix *m, uint8_t *out, const bitnet__type *type,
                               const uint8_t *rows, int count) {
    size_t blocks = (size_t)m->columns / type->values, stride = blocks * type->bytes, k;
    int r;
    for (r = 0; r < count && m->span; r++)
        for (k = 0; k < (m->span < m->columns ? blocks : 1); k++)
            memcpy(out + 2 * (k * BITNET__GROUP_ROWS + (size_t)r),
                   rows + (size_t)r * stride + k * type->bytes + type->scale, 2);
    bitnet__group_pack(out + bitnet__group_scales(m->columns, m->span), type, rows, stride, count,
                       blocks);
}

typedef struct bitnet__repacking {
    bitnet__matrix *m;
    const bitnet_gguf_tensor *tensor;
    const bitnet__type *type;
    const uint8_t *bytes;
    uint64_t behind;
    int row, count, tasks;
    bool packs; /* by blocks */
    uint8_t *codes;
    bitnet_error *errors;
} bitnet__repacking;

/* `count` rows from row `row` on; more than one only if they are packed by blocks. */
static void bitnet__repack_some(const bitnet__repacking *w, int row, int count,
                                const uint8_t *blocks, size_t first, uint8_t *codes,
                                bitnet_error *error) {
    bitnet__matrix *m = w->m;
    size_t size = (size_t)count * ((size_t)m->columns / w->type->values * w->type->bytes);
    if (!w->packs) {
        bitnet__row_codes(w->tensor, w->type, blocks, first, codes, error);
        bitnet__put_row(m, row, codes);
    } else if (bitnet__check_blocks(w->tensor, blocks, size, error) == BITNET_OK) {
        bitnet__pack_block(m, (uint8_t *)m->owned + (size_t)row * m->stride, w->type, blocks,
                           count);
    }
}

static void bitnet__repack_task(void *context, int32_t task) {
    const bitnet__repacking *w = (const bitnet__repacking *)context;
    uint8_t *codes = w->codes + (size_t)task * bitnet__pad_codes(w->m->columns);
    bitnet_error *error = &w->errors[task];
    int i, end, rows = w->packs ? BITNET__GROUP_ROWS : 1;
    error->result = BITNET_OK;
    bitnet__split_range(w->count, BITNET__GROUP_ROWS, task, w->tasks, &i, &end);
    for (; i < end && error->result == BITNET_OK; i += rows) {
        uint64_t at = w->behind + (uint64_t)i * (uint64_t)w->m->columns;
        bitnet__repack_some(w, w->row + i, BITNET__MIN(end - i, rows),
                            w->bytes + (size_t)(at / w->type->values * w->type->bytes),
                            (size_t)(at % w->type->values), codes, error);
    }
}

static bitnet_result bitnet__repack_rows(bitnet__repacking *w, const bitnet__loading *how,
                                         bitnet_error *error) {
    int i;
    bitnet__run(how->pool, how->tasks, bitnet__repack_task, w, w->tasks);
    for (i = 0; i < w->tasks; i++)
        if (w->errors[i].result != BITNET_OK)
            return bitnet__fail(error, w->errors[i].result, "%s", w->errors[i].message);
    return BITNET_OK;
}

static bitnet_result bitnet__repack(bitnet__matrix *m, const bitnet_gguf *gguf,
                                    const bitnet_gguf_tensor *tensor, const bitnet__loading *how,
                                    bitnet_error *error) {
    const bitnet_allocator *a = how->allocator;
    const bitnet__type *type = bitnet__blocks_of(tensor->type, how->layout);
    uint64_t size = bitnet__matrix_size(m), columns = (uint64_t)m->columns, first, from, to;
    int some = tensor->data ? m->rows : (262144 / m->columns + 16) / 16 * 16;
    size_t room = (size_t)((uint64_t)some * columns / type->values + 2) * (size_t)type->bytes;
    uint8_t *buffer = tensor->data ? NULL : BITNET__NEW(uint8_t, a, room);
    bitnet_result result = BITNET_OK;
    bitnet__repacking w;
    w.m = m, w.tensor = tensor, w.type = type;
    w.packs = bitnet__is_grouped(m->layout) && type->codes;
    w.tasks = tensor->data ? how->task_count : 1;
    w.codes = (uint8_t *)bitnet__alloc_zero(a, (size_t)w.tasks, bitnet__pad_codes(m->columns));
    w.errors = BITNET__NEW(bitnet_error, a, (size_t)w.tasks);
    if (!m->in_block) m->owned = bitnet__alloc_weights(a, size);
    m->data = (const uint8_t *)m->owned;
    if (!m->owned || !w.codes || !w.errors || (!buffer && !tensor->data))
        result = bitnet__no_memory(error);
    else if (bitnet__is_grouped(m->layout))
        memset((uint8_t *)m->owned + (size - 16 * m->stride), 0, 16 * m->stride);
    for (w.row = 0; w.row < m->rows && result == BITNET_OK; w.row += some) {
        w.count = BITNET__MIN(m->rows - w.row, some);
        first = (uint64_t)w.row * columns, from = first / type->values;
        to = (first + (uint64_t)w.count * columns + type->values - 1) / type->values;
        w.behind = first - from * type->values;
        w.bytes = tensor->data ? tensor->data : buffer;
        if (!tensor->data)
            result = bitnet_gguf_read(gguf, tensor, from * type->bytes, buffer,
                                      (size_t)((to - from) * type->bytes), error);
        if (result == BITNET_OK) result = bitnet__repack_rows(&w, how, error);
    }
    bitnet__free(a, buffer);
    bitnet__free(a, w.codes);
    bitnet__free(a, w.errors);
    if (tensor->data) bitnet__gguf_release(gguf, tensor->data, (size_t)tensor->size);
    return result;
}

/* Loads a planned matrix; empty on an error: MODEL_CODE, MODEL_VALUE, OUT_OF_MEMORY, IO. */
static bitnet_result bitnet__matrix_load(bitnet__matrix *m, const bitnet_gguf *gguf,
                                         const bitnet_gguf_tensor *tensor,
                                         const bitnet__loading *how, bitnet_error *error) {
    bitnet_result result = bitnet__rows_fit(m, tensor, how->layout)
                               ? bitnet__take_rows(m, gguf, tensor, how, error)
                               : bitnet__repack(m, gguf, tensor, how, error);
    if (result) bitnet__matrix_free(m, how->allocator);
    return result;
}

/* ---- products */

/* dots[c * BITNET__TILE + r] = codes of row `row + r` times vector c, by the fastest form; `row`
   starts a tile. */
static void bitnet__dots(const bitnet__kernels *kernels, const bitnet__matrix *m, int row, int rows,
                         const bitnet__operand *in, int32_t *dots) {
    BITNET_ASSERT(row % BITNET__BASE3_ROWS == 0);
    if (m->packed)
        kernels->base3(dots, BITNET__TILE,
                       m->packed +
                           (size_t)(row / BITNET__BASE3_ROWS) * bitnet__base3_block(m->columns),
                       rows, m->columns, in->quants, in->quants_stride, in->count);
    else
        kernels->ternary(dots, BITNET__TILE, m->data + (size_t)row * m->stride, m->stride, rows,
                         m->columns, in->quants, in->quants_stride, in->count);
}

BITNET__OPTIMIZE_END

/* ====================
   >>screen   Screening the head

   Few rows of the head, the widest matrix, can win. A coarse copy with four bits per weight is
   multiplied first, and a bound on its rounding leaves few rows. Four more bits per weight make the
   bound nine times as tight, and only rows that can still win are multiplied exactly. The result is
   provably that of the full pass:

       x.w = x'.w' + x.(w - w') + (x - x').w'    x' the quantised state, w' the copied row
       |x.w - x'.w'| <= |x| |w - w'| + |x - x'| |w'|

   Float rounding adds to this. The exact pass rounds a product once and then in at most n/64 + 6
   sums, a coarse logit three times, and a logit of both planes seven times. Each rounding costs at
   most 2^-24 of |x| |w|, or of |x'| |w'|; |w'| is less than |w| + |w - w'| summed over both planes,
   the row's `norm`. So (n/64 + 24) 2^-24 |x| norm covers them all; underflow is far below 1e-30. A
   row whose upper bound is below an exact logit cannot beat it. */

BITNET__OPTIMIZE("O3,no-trapping-math") /* a token: 1 % less */

enum {
    BITNET__SCREEN_ROWS = 32,
    BITNET__SCREEN_COLUMNS = 128, /* padding of rows and states */
    BITNET__SCREEN_STATES = 4,    /* per kernel call */
    BITNET__SCREEN_MOST = 256,    /* most candidates */
    BITNET__SCREEN_PAUSE = 32,    /* tokens to pause after too many survivors */
    BITNET__SLICE = 1 << 21,      /* bytes of a head read, */
    BITNET__BOUNDS = 1 << 15,     /* rows' bounds compared between deadline checks */
    BITNET__FINE = 512            /* rows per thread */
};

static size_t bitnet__screen_stride(int columns) {
    return ((size_t)columns + BITNET__SCREEN_COLUMNS - 1) / BITNET__SCREEN_COLUMNS * 64;
}

/* x' = step * (128 high + low); with one digit, a few large values would coarsen the rest */
typedef struct bitnet__screen_state {
    struct bitnet__screen_state *next;
    bitnet__digits digits; /* zero-padded to whole lines */
    int32_t sum;           /* of 128 high + low */
    float step;
    float norm;    /* at least |x| */
    float error;   /* at least |x - x'|, plus rounding per unit of a row's norm */
    float *logits; /* coarse */
} bitnet__screen_state;

/* false: a logit could overflow */
static bool bitnet__screen_quantise(bitnet__screen_state *q, const float *x, int columns) {
    size_t padding = 2 * bitnet__screen_stride(columns) - (size_t)columns;
    double squares = 0.0, errors = 0.0;
    float largest = 1e-20f, scale;
    int i;
    for (i = 0; i < columns; i++) {
        float magnitude = bitnet__from_bits(bitnet__bits(x[i]) & 0x7FFFFFFF);
        if (!(magnitude < 1e15f)) return false;
        if (magnitude > largest) largest = magnitude;
    }
    scale = 16256.0f / largest;
    q->step = largest / 16256.0f;
    q->sum = 0;
    for (i = 0; i < columns; i++) {
        float whole = bitnet__round(x[i] * scale), high = bitnet__round(whole * (1.0f / 128.0f));
        double e = x[i] - (double)q->step * whole;
        q->digits.high[i] = (int8_t)high;
        q->digits.low[i] = (int8_t)(whole - 128.0f * high);
        q->sum += (int32_t)whole;
        squares += (double)x[i] * x[i];
        errors += e * e;
    }
    memset(q->digits.high + i, 0, padding);
    memset(q->digits.low + i, 0, padding);
    q->norm = bitnet__sqrt_above(squares);
    q->error = bitnet__sqrt_above(errors) +
               (float)(columns / 64 + 24) * 5.9604644775390625e-08f * 1.0001f * q->norm;
    return true;
}

/* The upper bound of a logit, from its value without the `residual` that a plane leaves. */
BITNET__INLINE float bitnet__screen_bound(const bitnet__screen *s, const bitnet__screen_state *q,
                                          int row, float residual, float logit) {
    float slack = q->norm * residual + q->error * s->norm[row];
    return logit + slack * 1.00001f + 1e-30f;
}

static void bitnet__screen_bounds(const bitnet__screen *s, const bitnet__screen_state *q, int row,
                                  int rows, const float *coarse, float *bounds) {
    int i;
    for (i = 0; i < rows; i++)
        bounds[i] = bitnet__screen_bound(s, q, row + i, s->residual[row + i], coarse[i]);
}

static void bitnet__screen_rows(const bitnet__screen *s, const bitnet__kernels *kernels,
                                const bitnet__screen_state *list, int from, int to) {
    int32_t dots[BITNET__SCREEN_STATES * BITNET__SCREEN_ROWS];
    const bitnet__screen_state *q[BITNET__SCREEN_STATES];
    bitnet__digits x[BITNET__SCREEN_STATES];
    int row, count, i, r;
    while (list) {
        for (count = 0; list && count < BITNET__SCREEN_STATES; list = list->next, count++)
            q[count] = list, x[count] = list->digits;
        for (row = from; row < to; row += BITNET__SCREEN_ROWS) {
            int rows = BITNET__MIN(s->rows - row, BITNET__SCREEN_ROWS);
            kernels->screen(dots, s->coarse + (size_t)row * s->lines * 64, 16 * s->lines, x, count);
            for (i = 0; i < count; i++)
                for (r = 0; r < rows; r++)
                    q[i]->logits[row + r] =
                        (float)(dots[BITNET__SCREEN_ROWS * i + r] - 8 * q[i]->sum) *
                        (s->step[row + r] * q[i]->step);
        }
    }
}

/* adds the fine plane; prefetches row `next` */
static void bitnet__screen_refine(const bitnet__screen *s, const bitnet__kernels *kernels,
                                  const bitnet__screen_state *const *q, int count, int row,
                                  int next, float *const *logits) {
    int32_t sums[2 * BITNET__SCREEN_STATES];
    bitnet__digits x[BITNET__SCREEN_STATES] = {{NULL, NULL}};
    int i;
    for (i = 0; i < count; i++) x[i] = q[i]->digits;
    kernels->screen_fine(sums, s->fine + (size_t)row * s->lines * 64,
                         s->fine + (size_t)next * s->lines * 64, s->lines, x, count);
    for (i = 0; i < count; i++) {
        int64_t dot = (int64_t)sums[2 * i] * 128 + sums[2 * i + 1] - (int64_t)q[i]->sum * 64;
        *logits[i] =
            *logits[i] + (float)dot * (bitnet__screen_fine_step(s->step[row]) * q[i]->step);
    }
}

BITNET__OPTIMIZE_END
