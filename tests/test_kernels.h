/* test_kernels.h - every kernel of every instruction set against chapter 8 of the manual.

   The tests contain a naive implementation of the chapter, whose bits the scalar kernels must give.
   Then each vector set must give the scalar set's bits. Buffers that may be at the end of a file
   have their exact size, so that the address sanitizer detects reads past the end. */

#ifndef TEST_KERNELS_H
#define TEST_KERNELS_H

#include "run.h"

/* ---- random numbers and buffers */

static uint32_t kernels_state = 1;

static uint32_t kernels_random(void) {
    kernels_state = kernels_state * 1664525u + 1013904223u;
    return kernels_state >> 8 ^ kernels_state << 13;
}

/* Between -1 and 1, with a few larger values. */
static float kernels_random_float(void) {
    float x = (float)(int32_t)(kernels_random() & 0xFFFFFF) / 8388608.0f - 1.0f;
    return kernels_random() % 50 == 0 ? x * 20.0f : x;
}

static float *kernels_floats(int n, int padded) {
    float *x = (float *)calloc((size_t)padded, sizeof(float));
    int i;
    for (i = 0; i < n; i++) x[i] = kernels_random_float();
    return x;
}

static uint8_t *kernels_bytes(size_t size) {
    uint8_t *p = (uint8_t *)malloc(size);
    size_t i;
    for (i = 0; i < size; i++) p[i] = (uint8_t)kernels_random();
    return p;
}

static int kernels_pad(int n, int multiple) { return (n + multiple - 1) / multiple * multiple; }

/* Halves of moderate size and either sign. */
static uint16_t kernels_random_half(void) {
    return (uint16_t)((kernels_random() & 0x83FF) | (11 + kernels_random() % 5) << 10);
}

/* ---- the naive implementation. `volatile` prevents compilers from fusing a product with a sum,
   which the library disables only for itself. */

static float kernels_product(float a, float b) {
    volatile float p = a * b;
    return p;
}

static float kernels_sum(float a, float b) {
    volatile float s = a + b;
    return s;
}

static float kernels_from_bits(uint32_t u) {
    float x;
    memcpy(&x, &u, 4);
    return x;
}

static uint32_t kernels_bits(float x) {
    uint32_t u;
    memcpy(&u, &x, 4);
    return u;
}

static float kernels_rcp(float d) {
    float y = kernels_from_bits(0x7EF311C7u - kernels_bits(d));
    int i;
    for (i = 0; i < 4; i++) y = kernels_product(y, kernels_sum(2.0f, -kernels_product(d, y)));
    return y;
}

static float kernels_rsqrt(float d) {
    float y = kernels_from_bits(0x5F3759DFu - (kernels_bits(d) >> 1)), h = kernels_product(0.5f, d);
    int i;
    for (i = 0; i < 4; i++)
        y = kernels_product(y, kernels_sum(1.5f, -kernels_product(kernels_product(h, y), y)));
    return y;
}

static float kernels_round(float x) { return kernels_sum(kernels_sum(x, 12582912), -12582912); }

static float kernels_exp(float x) {
    static const float c[6] = {1.9875691500e-4f, 1.3981999507e-3f, 8.3334519073e-3f,
                               4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f};
    float k, r, p = c[0];
    int i;
    if (x < -80.0f) return 0.0f;
    if (x > 80.0f) x = 80.0f;
    k = kernels_round(kernels_product(x, 1.44269504f));
    r = kernels_sum(kernels_sum(x, -kernels_product(k, 0.693359375f)),
                    -kernels_product(k, -2.12194440e-4f));
    for (i = 1; i < 6; i++) p = kernels_sum(kernels_product(p, r), c[i]);
    p = kernels_sum(kernels_sum(kernels_product(p, kernels_product(r, r)), r), 1.0f);
    for (; k > 0; k--) p = p * 2.0f;
    for (; k < 0; k++) p = p * 0.5f;
    return p;
}

/* dot(a, b), or sum(a) if b is NULL */
static float kernels_dot(const float *a, const float *b, int n) {
    float lane[64];
    int i, h;
    for (i = 0; i < 64; i++) lane[i] = 0.0f;
    for (i = 0; i < n; i++)
        lane[i % 64] = kernels_sum(lane[i % 64], b ? kernels_product(a[i], b[i]) : a[i]);
    for (h = 32; h > 0; h /= 2)
        for (i = 0; i < h; i++) lane[i] = kernels_sum(lane[i], lane[i + h]);
    return lane[0];
}

/* Half to float by its definition. */
static float kernels_half(uint16_t h) {
    int exponent = h >> 10 & 31;
    float x = (float)((h & 1023) + (exponent ? 1024 : 0)) / 16777216.0f; /* 2^-24 */
    for (; exponent > 1; exponent--) x = x * 2.0f;
    return h & 0x8000 ? -x : x;
}

/* ---- the checks; `k` is the set under test, or scalar */

static void kernels_test_norm(const bitnet__kernels *k, int n) {
    int padded = kernels_pad(n, 64), i;
    float *x = kernels_floats(n, n), *gain = kernels_floats(n, n);
    float *y = kernels_floats(padded, padded), *expected = kernels_floats(0, padded);
    float reciprocal = 1.0f / (float)n, s;
    s = kernels_product(kernels_dot(x, x, n), reciprocal);
    s = kernels_rsqrt(kernels_sum(s, 1e-5f));
    for (i = 0; i < n; i++) expected[i] = kernels_product(kernels_product(x[i], s), gain[i]);
    k->norm(y, x, gain, n, reciprocal, 1e-5f);
    CHECK_CASE(memcmp(y, expected, (size_t)padded * 4) == 0, "norm");
    free(x), free(gain), free(y), free(expected);
}

/* The natural order of a quantized vector, read through products with unit rows. */
static void kernels_read_quants(const bitnet__kernels *k, const int8_t *q, int n, int32_t *out) {
    size_t row = (size_t)kernels_pad(n, 128) / 4;
    uint8_t *w = (uint8_t *)calloc((size_t)n, row);
    int i;
    for (i = 0; i < n; i++)
        w[(size_t)i * row + (size_t)(i / 128 * 32 + i % 32)] = (uint8_t)(64 >> i % 128 / 32 * 2);
    k->ternary(out, (size_t)n, w, row, n, n, q, (size_t)kernels_pad(n, 256), 1);
    free(w);
}

/* Quantizes all values with one step, which is returned. */
static float kernels_quantise(const bitnet__kernels *k, int8_t *q, int32_t *sum, const float *x,
                              int n) {
    int groups = (n + 31) / 32, i;
    float *padded = kernels_floats(n, 32 * groups), *steps = kernels_floats(0, groups), step;
    int32_t *sums = (int32_t *)malloc((size_t)groups * 4);
    memcpy(padded, x, (size_t)n * sizeof *x);
    k->quantise(q, steps, sums, padded, n, BITNET__ALL_COLUMNS);
    for (*sum = 0, i = 0; i < groups; i++) *sum += sums[i];
    step = steps[0];
    free(padded), free(steps), free(sums);
    return step;
}

static void kernels_test_quantise(const bitnet__kernels *k, int n, int kind) {
    int padded = kernels_pad(n, 256), i;
    float *x = kernels_floats(n, n), largest = 1e-5f, s, step;
    int8_t *q = (int8_t *)kernels_bytes((size_t)padded);
    int32_t *expected = (int32_t *)malloc((size_t)n * 4), *got = (int32_t *)malloc((size_t)n * 4);
    int32_t sum, expected_sum = 0;
    for (i = 0; i < n; i++) {
        if (kind == 1) x[i] = x[i] * 1e-7f; /* below the least maximum */
        if (kind == 2) x[i] = (float)((int)(kernels_random() % 255) - 127) * 0.5f; /* ties */
        if (x[i] > largest) largest = x[i];
        if (-x[i] > largest) largest = -x[i];
    }
    if (kind == 2) x[0] = largest = 127.0f;
    s = kernels_product(127.0f, kernels_rcp(largest));
    for (i = 0; i < n; i++) {
        float v = kernels_round(kernels_product(x[i], s));
        expected[i] = (int32_t)(v > 127.0f ? 127.0f : v < -128.0f ? -128.0f : v);
        expected_sum += expected[i];
    }
    step = kernels_quantise(k, q, &sum, x, n);
    CHECK_CASE(kernels_bits(step) == kernels_bits(kernels_product(largest, 1.0f / 127.0f)),
               "quantise: step");
    CHECK_CASE(sum == expected_sum, "quantise: sum");
    kernels_read_quants(k, q, n, got);
    CHECK_CASE(memcmp(expected, got, (size_t)n * 4) == 0, "quantise: values");
    free(x), free(q), free(expected), free(got);
}

/* Values that are not numbers: results are arbitrary, but the same everywhere. */
static void kernels_test_quantise_bad(const bitnet__kernels *k, float bad) {
    enum { N = 300 };
    const bitnet__kernels *scalar = run_kernels(BITNET_ISA_SCALAR);
    int8_t q[512];
    int32_t sum[2], values[2][N];
    float x[N], step[2];
    int i;
    for (i = 0; i < N; i++) x[i] = i % 7 == 0 || i == N - 1 ? bad : kernels_random_float();
    step[0] = kernels_quantise(scalar, q, &sum[0], x, N);
    kernels_read_quants(scalar, q, N, values[0]);
    step[1] = kernels_quantise(k, q, &sum[1], x, N);
    kernels_read_quants(k, q, N, values[1]);
    CHECK_CASE(kernels_bits(step[0]) == kernels_bits(step[1]) && sum[0] == sum[1] &&
                   memcmp(values[0], values[1], sizeof values[0]) == 0,
               "quantise: not numbers");
}

/* By groups: each is quantized separately. */
static void kernels_test_quantise_groups(const bitnet__kernels *k, int n, int group, float bad) {
    const bitnet__kernels *scalar = run_kernels(BITNET_ISA_SCALAR);
    int padded = kernels_pad(n, 256), i, first;
    float *x = kernels_floats(n, kernels_pad(n, 32)), *steps = kernels_floats(0, padded / 32);
    int8_t *q = (int8_t *)kernels_bytes((size_t)padded),
           *expected = (int8_t *)calloc((size_t)padded + 256, 1);
    int32_t *sums = (int32_t *)calloc((size_t)padded / 32, 4), sum;
    bool good = true;
    for (i = 0; i < n && bad != 0; i += 40) x[i] = bad;
    k->quantise(q, steps, sums, x, n, group);
    for (first = 0; first < n; first += group) {
        int end = n - first < group ? n : first + group;
        float step = kernels_quantise(scalar, expected + first, &sum, x + first, end - first);
        for (i = first; i < end; i += 32) {
            int32_t part = 0, j;
            for (j = i; j < i + 32; j++) part += q[j];
            good = good && kernels_bits(step) == kernels_bits(steps[i / 32]);
            good = good && part == sums[i / 32];
        }
    }
    CHECK_CASE(good, "quantise by groups: steps and sums");
    CHECK_CASE(memcmp(q, expected, (size_t)padded) == 0, "quantise by groups: values");
    free(x), free(q), free(expected), free(steps), free(sums);
}

/* The weight less its scale: of row r of a block, in column i. */
static int kernels_group_weight(int type, const uint8_t *codes, int r, int i) {
    int byte = 4 * r + i % 4;
    if (type == BITNET_TYPE_Q1_0) return codes[i / 32 * 64 + byte] >> i % 32 / 4 & 1 ? 1 : -1;
    return (codes[i / 16 * 64 + byte] >> i % 16 / 4 * 2 & 3) - 1;
}

/* `row`: the first of the matrix that is multiplied. `extreme`: all quants are this; 0: random. */
static void kernels_test_grouped(const bitnet__kernels *k, int type, int rows, int columns,
                                 int span, int count, int row, int extreme) {
    int groups = (columns + 31) / 32, spans = span ? (columns + span - 1) / span : 0, c, r, g, i;
    size_t scales = (size_t)kernels_pad(spans * 32, 64), wrong = 0;
    size_t size = scales + (size_t)groups * (type == BITNET_TYPE_Q1_0 ? 64 : 128);
    int blocks = (row + rows + 15) / 16, room = kernels_pad(rows, 16);
    uint8_t *w = kernels_bytes(size * (size_t)blocks);
    float *y = kernels_floats(0, room * count);
    bitnet__matrix m;
    bitnet__operand in;
    memset(&m, 0, sizeof m);
    memset(&in, 0, sizeof in);
    m.data = w, m.stride = size / 16, m.span = span, m.scale = 0.37f;
    m.layout = type == BITNET_TYPE_Q1_0 ? BITNET__ONE_BIT : BITNET__TWO_BITS;
    m.rows = row + rows, m.columns = columns;
    in.count = count, in.quants_stride = (size_t)kernels_pad(columns, 256);
    in.groups_stride = in.quants_stride / 32;
    in.quants = (int8_t *)calloc(in.quants_stride, (size_t)count);
    in.group_steps = kernels_floats(count * (int)in.groups_stride, count * (int)in.groups_stride);
    in.group_sums = (int32_t *)calloc(in.groups_stride * (size_t)count, 4);
    for (i = 0; i < blocks * spans * 16; i++) {
        uint16_t h = kernels_random_half();
        memcpy(w + size * (size_t)(i / (spans * 16)) + i % (spans * 16) * 2, &h, 2);
    }
    for (c = 0; c < count; c++)
        for (i = 0; i < columns; i++) {
            size_t at = (size_t)c * in.quants_stride + (size_t)i;
            in.quants[at] = (int8_t)(extreme ? extreme : (int)(kernels_random() & 255) - 128);
            in.group_sums[(size_t)c * in.groups_stride + (size_t)(i / 32)] += in.quants[at];
        }
    if (type == BITNET_TYPE_Q1_0 && k->lookup) {
        in.tables = (uint8_t *)calloc(in.groups_stride * (size_t)count, BITNET__LOOKUP);
        for (c = 0; c < count; c++)
            k->lookup(in.tables + (size_t)c * in.groups_stride * BITNET__LOOKUP,
                      in.quants + (size_t)c * in.quants_stride, columns);
    }
    k->grouped(y, (size_t)room, &m, row, rows, &in);
    CHECK_CASE(run_tiles_released(), "grouped: tiles are released");
    for (c = 0; c < count; c++)
        for (r = 0; r < rows; r++) {
            const uint8_t *block = w + size * (size_t)((row + r) / 16);
            float expected = 0;
            for (g = 0; g < groups; g++) {
                float scale = m.scale;
                uint16_t h;
                int d = 0;
                for (i = 32 * g; i < 32 * g + 32 && i < columns; i++)
                    d += kernels_group_weight(type, block + scales, (row + r) % 16, i) *
                         in.quants[(size_t)c * in.quants_stride + (size_t)i];
                if (span) {
                    memcpy(&h, block + 32 * (32 * g / span) + (row + r) % 16 * 2, 2);
                    scale = kernels_half(h);
                }
                scale = kernels_product(scale,
                                        in.group_steps[(size_t)c * in.groups_stride + (size_t)g]);
                expected = kernels_sum(expected, kernels_product((float)d, scale));
            }
            wrong += kernels_bits(expected) != kernels_bits(y[c * room + r]);
        }
    CHECK_CASE(wrong == 0, type == BITNET_TYPE_Q1_0 ? "grouped: 1 bit" : "grouped: 2 bits");
    free(w), free(y), free(in.quants), free(in.group_steps), free(in.group_sums), free(in.tables);
}

static int kernels_code(const uint8_t *row, int i) {
    return row[i / 128 * 32 + i % 32] >> (6 - i % 128 / 32 * 2) & 3;
}

/* `offset` misaligns the weights; `gap` is the distance from row to row beyond the row. */
static void kernels_test_ternary(const bitnet__kernels *k, int rows, int columns, int count,
                                 int offset, int gap) {
    size_t row = (size_t)kernels_pad(columns, 128) / 4, stride = row + (size_t)gap;
    size_t size = (size_t)(rows - 1) * stride + row, q_stride = (size_t)kernels_pad(columns, 256);
    const bitnet__kernels *scalar = run_kernels(BITNET_ISA_SCALAR);
    uint8_t *memory = kernels_bytes(size + (size_t)offset), *w = memory + offset;
    int8_t *q = (int8_t *)calloc((size_t)count, q_stride);
    int8_t *natural = (int8_t *)calloc((size_t)count, q_stride);
    int32_t *y = (int32_t *)malloc((size_t)(rows * count) * 4), sum;
    int r, c, i, wrong = 0;
    for (c = 0; c < count; c++) {
        float *x = kernels_floats(columns, columns);
        kernels_quantise(scalar, natural + (size_t)c * q_stride, &sum, x, columns);
        kernels_quantise(k, q + (size_t)c * q_stride, &sum, x, columns);
        free(x);
    }
    k->ternary(y, (size_t)rows, w, stride, rows, columns, q, q_stride, count);
    CHECK_CASE(run_tiles_released(), "ternary: tiles are released");
    for (c = 0; c < count; c++)
        for (r = 0; r < rows; r++) {
            int64_t expected = 0;
            for (i = 0; i < columns; i++)
                expected += kernels_code(w + (size_t)r * stride, i) *
                            natural[(size_t)c * q_stride + (size_t)i];
            wrong += expected != y[c * rows + r];
        }
    CHECK_CASE(wrong == 0, "ternary");
    free(memory), free(q), free(natural), free(y);
}

/* The largest sums there are: all codes 2, all quantized values the same. */
static void kernels_test_ternary_extremes(const bitnet__kernels *k, int columns, int count) {
    static const int values[3] = {127, -127, -128};
    enum { ROWS = 5 };
    size_t row = (size_t)kernels_pad(columns, 128) / 4;
    size_t q_stride = (size_t)kernels_pad(columns, 256);
    uint8_t *w = (uint8_t *)malloc(row * ROWS);
    int8_t *q = (int8_t *)malloc(q_stride * (size_t)count);
    int32_t y[ROWS * 8];
    int v, i, wrong = 0;
    memset(w, 0xAA, row * ROWS);
    for (v = 0; v < 3; v++) { /* the padding takes part too: all orders of a vector are alike */
        memset(q, values[v], q_stride * (size_t)count);
        k->ternary(y, ROWS, w, row, ROWS, columns, q, q_stride, count);
        for (i = 0; i < ROWS * count; i++)
            wrong += y[i] != 2 * values[v] * kernels_pad(columns, 128);
    }
    CHECK_CASE(wrong == 0, "ternary: extremes");
    free(w), free(q);
}

static float kernels_weight(int type, const uint8_t *row, int i) {
    const uint8_t *block = row + i / 32 * 34; /* of Q8_0 */
    uint16_t h;
    float f;
    switch (type) {
    case BITNET_TYPE_F32: memcpy(&f, row + 4 * i, 4); return f;
    case BITNET_TYPE_F16: memcpy(&h, row + 2 * i, 2); return kernels_half(h);
    case BITNET_TYPE_BF16: memcpy(&h, row + 2 * i, 2); return kernels_from_bits((uint32_t)h << 16);
    default:
        memcpy(&h, block, 2);
        return kernels_product(kernels_half(h), (float)(int8_t)block[2 + i % 32]);
    }
}

static void kernels_test_dot(const bitnet__kernels *k, int type, int rows, int columns, int count,
                             int offset) {
    size_t row = (size_t)bitnet_type_row_size(type, (uint64_t)columns);
    int padded = kernels_pad(columns, 64), r, c, i, wrong = 0;
    uint8_t *memory = (uint8_t *)malloc(row * (size_t)rows + (size_t)offset), *w = memory + offset;
    float *x = (float *)calloc((size_t)(padded * count), 4);
    float *y = (float *)malloc((size_t)(rows * count) * 4);
    float *scratch = kernels_floats(padded, padded), *weights = kernels_floats(0, columns);
    for (c = 0; c < count; c++)
        for (i = 0; i < columns; i++) x[c * padded + i] = kernels_random_float();
    for (i = 0; i < rows * columns && type != BITNET_TYPE_Q8_0; i++) {
        float f = kernels_random_float();
        uint16_t h = kernels_random_half(), b = (uint16_t)(kernels_bits(f) >> 16);
        if (type == BITNET_TYPE_F32) memcpy(w + 4 * (size_t)i, &f, 4);
        else memcpy(w + 2 * (size_t)i, type == BITNET_TYPE_F16 ? &h : &b, 2);
    }
    for (i = 0; i < rows * columns / 32 && type == BITNET_TYPE_Q8_0; i++) {
        uint16_t h = kernels_random_half();
        for (c = 0; c < 34; c++) w[34 * i + c] = (uint8_t)kernels_random();
        memcpy(w + 34 * i, &h, 2);
    }
    k->dot(y, (size_t)rows, type, w, row, rows, columns, x, (size_t)padded, count, scratch);
    for (r = 0; r < rows; r++) {
        const uint8_t *p = w + row * (size_t)r;
        for (i = 0; i < columns; i++) weights[i] = kernels_weight(type, p, i);
        for (c = 0; c < count; c++)
            wrong += kernels_bits(kernels_dot(weights, x + c * padded, columns)) !=
                     kernels_bits(y[c * rows + r]);
    }
    CHECK_CASE(wrong == 0, "dot");
    free(memory), free(x), free(y), free(scratch), free(weights);
}

static void kernels_attend(const bitnet__kernels *k, bitnet_cache cache, float *o, float *m,
                           float *l, const float *q, int heads, const void *part, int d, int from,
                           int to, int room) {
    bitnet__chunk c;
    int h;
    c.o = o, c.m = m, c.l = l, c.q = q;
    c.part = c.next = (const uint8_t *)part;
    c.count = heads, c.d = d, c.from = from, c.to = to, c.room = room;
    c.bytes = cache == BITNET_CACHE_INT8;
    memset(o, 0, (size_t)(heads * d) * sizeof *o);
    memset(l, 0, (size_t)heads * sizeof *l);
    for (h = 0; h < heads; h++) m[h] = -FLT_MAX;
    k->attend(&c);
}

/* One chunk of attention; `width` of d dimensions are in use, `sharp` makes most of e zero. */
static void kernels_test_attend(const bitnet__kernels *k, int heads, int d, int width, int n,
                                float sharp) {
    uint16_t *key = (uint16_t *)calloc((size_t)(2 * n * d), 2), *value = key + n * d;
    float *q = kernels_floats(0, heads * d), *o = kernels_floats(heads * d, heads * d);
    float m[8], l[8];
    int h, t, i, wrong = 0;
    for (t = 0; t < n; t++)
        for (i = 0; i < width; i++) {
            key[t * d + i] = kernels_random_half();
            value[t * d + i] = kernels_random_half();
        }
    for (h = 0; h < heads; h++)
        for (i = 0; i < width; i++) q[h * d + i] = kernels_random_float() * sharp;
    kernels_attend(k, BITNET_CACHE_F16, o, m, l, q, heads, key, d, 0, n, n);
    for (h = 0; h < heads; h++) {
        float e[64], row[256], largest = 0.0f;
        for (t = 0; t < 64; t++) e[t] = 0.0f;
        for (t = 0; t < n; t++) {
            for (i = 0; i < d; i++) row[i] = kernels_half(key[t * d + i]);
            e[t] = kernels_dot(q + h * d, row, d);
            if (t == 0 || e[t] > largest) largest = e[t];
        }
        for (t = 0; t < n; t++) e[t] = kernels_exp(kernels_sum(e[t], -largest));
        wrong += kernels_bits(m[h]) != kernels_bits(largest);
        wrong += kernels_bits(l[h]) != kernels_bits(kernels_dot(e, NULL, 64));
        for (i = 0; i < d; i++) {
            float sum = 0.0f;
            for (t = 0; t < n; t++)
                sum = kernels_sum(sum, kernels_product(e[t], kernels_half(value[t * d + i])));
            wrong += kernels_bits(sum) != kernels_bits(o[h * d + i]);
        }
    }
    CHECK_CASE(wrong == 0, "attend");
    free(key), free(q), free(o);
}

/* The same of int8, as the scalar kernel does. */
static void kernels_test_attend_bytes(const bitnet__kernels *k, int heads, int d, int from, int to,
                                      float sharp) {
    size_t bytes = (size_t)(128 * d), count = (size_t)(heads * d), i;
    uint8_t *part = (uint8_t *)malloc(bytes + 512);
    float *q = kernels_floats(0, heads * d), *o = kernels_floats(0, 2 * heads * d), m[16], l[16];
    bitnet__kernels scalar;
    int h;
    bitnet__scalar_kernels(&scalar);
    for (i = 0; i < bytes; i++) part[i] = (uint8_t)(int8_t)((int)(kernels_random() % 255) - 127);
    for (i = 0; i < 128; i++) {
        float step = 1e-4f * (float)(1 + kernels_random() % 300);
        memcpy(part + bytes + 4 * i, &step, sizeof step);
    }
    for (h = 0; h < heads; h++) {
        int8_t *quants = (int8_t *)(void *)(q + h * d);
        for (i = 0; i < (size_t)d; i++) quants[i] = (int8_t)((int)(kernels_random() % 255) - 127);
        q[h * d + d / 4] = 0.001f * sharp;
    }
    kernels_attend(k, BITNET_CACHE_INT8, o, m, l, q, heads, part, d, from, to, 64);
    kernels_attend(&scalar, BITNET_CACHE_INT8, o + count, m + 8, l + 8, q, heads, part, d, from, to,
                   64);
    CHECK_CASE(!memcmp(o, o + count, count * sizeof *o) &&
                   !memcmp(m, m + 8, (size_t)heads * sizeof *m) &&
                   !memcmp(l, l + 8, (size_t)heads * sizeof *l),
               "attend, int8");
    free(part), free(q), free(o);
}

/* Scores of keys with channels 20 times larger, transformed and quantized: the error is at most
   twice that with steps per 32 channels. */
static void kernels_test_outliers(const bitnet__kernels *k) {
    enum { D = 128 };
    double errors[2] = {0, 0};
    int trial, i, g;
    for (trial = 0; trial < 300; trial++) {
        float x[2][D], steps[2];
        int8_t quants[2][2 * D];
        int32_t sum;
        double exact = 0, grouped = 0, turned = 0;
        for (i = 0; i < D; i++) {
            x[0][i] = (float)(kernels_random() % 2001) * 0.001f - 1.0f;
            x[1][i] = ((float)(kernels_random() % 2001) * 0.001f - 1.0f) * (i % 37 == 5 ? 20 : 1);
            exact += (double)x[0][i] * (double)x[1][i];
        }
        for (g = 0; g < D; g += 32) {
            for (i = 0; i < 2; i++) steps[i] = kernels_quantise(k, quants[i], &sum, x[i] + g, 32);
            for (i = 0, sum = 0; i < 32; i++) sum += quants[0][i] * quants[1][i];
            grouped += (double)sum * (double)steps[0] * (double)steps[1];
        }
        for (i = 0; i < 2; i++) {
            k->hadamard(x[i], D, D);
            steps[i] = kernels_quantise(k, quants[i], &sum, x[i], D);
        }
        for (i = 0, sum = 0; i < D; i++) sum += quants[0][i] * quants[1][i];
        turned = (double)sum * (double)steps[0] * (double)steps[1] / D;
        errors[0] += (grouped - exact) * (grouped - exact);
        errors[1] += (turned - exact) * (turned - exact);
    }
    CHECK_CASE(errors[1] < 4 * errors[0], "keys with outliers");
}

/* The first position has 0.95 of the weight, and values as large as the others', or 30 times
   smaller or larger: the error is at most twice that of float weights times values in int8. */
static void kernels_test_sink(const bitnet__kernels *k) {
    enum { D = 128 };
    static const float sizes[3] = {1, 1 / 30.0f, 30};
    int trial, t, i;
    for (trial = 0; trial < 3; trial++) {
        uint8_t *part = (uint8_t *)calloc(1, 128 * D + 512);
        float *x = kernels_floats(64 * D, 64 * D), *q = kernels_floats(0, D), o[D], m, l,
              steps[128];
        double errors[2] = {0, 0};
        memset(q, 0, D * sizeof *q);
        *(int8_t *)q = 127, q[D / 4] = 7.09f / (127 * 127);
        for (t = 0; t < 64; t++) {
            int32_t sum;
            part[t * D] = t ? 0 : 127; /* exp(-7.09) * 63 is 0.05 / 0.95 */
            steps[t] = 1;
            for (i = 0; i < D && t == 0; i++) x[i] = x[i] * sizes[trial];
            steps[64 + t] = kernels_quantise(k, (int8_t *)part + (64 + t) * D, &sum, x + t * D, D);
        }
        memcpy(part + 128 * D, steps, sizeof steps);
        kernels_attend(k, BITNET_CACHE_INT8, o, &m, &l, q, 1, part, D, 0, 64, 64);
        CHECK_CASE(l > 1.045f && l < 1.06f, "a first position with 0.95 of the weight");
        for (i = 0; i < D; i++) {
            double exact = 0, floats = 0;
            for (t = 0; t < 64; t++) {
                double e = (double)kernels_exp(t ? -7.09f : 0.0f);
                exact += e * (double)x[t * D + i];
                floats += e * (double)steps[64 + t] * (double)(int8_t)part[(64 + t) * D + i];
            }
            errors[0] += (floats - exact) * (floats - exact);
            errors[1] += ((double)o[i] - exact) * ((double)o[i] - exact);
        }
        CHECK_CASE(errors[1] < 4 * errors[0], "what stands beside a large weight");
        free(part), free(x), free(q);
    }
}

/* Values that copy e out, for scores from 0 down to -94.5: e is 0 below -80, and not before. */
static void kernels_test_softmax(const bitnet__kernels *k) {
    enum { N = 64 };
    uint16_t key[2 * N * N] = {0}, *value = key + N * N;
    float q[N] = {0}, o[N], m, l;
    int t, wrong = 0;
    q[0] = -1.5f;
    for (t = 0; t < N; t++) {
        key[t * N] = bitnet__float_to_half((float)t);
        value[t * N + t] = 0x3C00; /* 1 */
    }
    kernels_attend(k, BITNET_CACHE_F16, o, &m, &l, q, 1, key, N, 0, N, N);
    for (t = 0; t < N; t++)
        wrong += kernels_bits(o[t]) != kernels_bits(kernels_exp(-1.5f * (float)t));
    CHECK_CASE(wrong == 0 && m == 0.0f && o[53] > 0.0f && o[54] == 0.0f, "attend: exp");
}

static void kernels_test_gate(const bitnet__kernels *k, int n, bitnet__activation activation) {
    static const float special[10] = {0.0f,   -0.0f, 79.9f,  -79.9f, 80.1f,
                                      -80.1f, 1e30f, -1e30f, 1e-40f, -1e-40f};
    float *gate = kernels_floats(n, n), *up = kernels_floats(n, n), *y = kernels_floats(n, n);
    int i, wrong = 0;
    for (i = 0; i < n; i++) {
        float g = gate[i] = i % 3 ? gate[i] * 8.0f : special[kernels_random() % 10], r;
        if (activation != BITNET__RELU2) {
            float z = kernels_product(0.0713548163f, kernels_product(g, g));
            z = activation == BITNET__GELU ? kernels_product(g, kernels_sum(1.59576912f, z)) : g;
            r = kernels_rcp(kernels_sum(1.0f, kernels_exp(-z)));
            gate[i] = g;
            r = kernels_product(kernels_product(g, r), up[i]);
        } else {
            r = g > 0.0f ? g : 0.0f;
            r = kernels_product(kernels_product(r, r), up[i]);
        }
        k->gate(y + i, gate + i, up + i, 1, activation); /* alone, and below among others */
        wrong += kernels_bits(y[i]) != kernels_bits(r);
        y[i] = r;
    }
    k->gate(gate, gate, up, n, activation);
    CHECK_CASE(wrong == 0, "gate of one");
    CHECK_CASE(memcmp(gate, y, (size_t)n * 4) == 0, "gate");
    free(gate), free(up), free(y);
}

/* All halves, and the floats at and next to the middle between two: ties go to the even one. */
static void kernels_test_to_half(const bitnet__kernels *k) {
    enum { N = 0x7C00 };
    float *x = (float *)malloc(4 * N * sizeof(float));
    uint16_t *y = (uint16_t *)malloc(4 * N * sizeof(uint16_t));
    int h, i, wrong = 0;
    for (h = 0; h < N; h++) {
        float low = kernels_half((uint16_t)h);
        float high = h + 1 < N ? kernels_half((uint16_t)(h + 1)) : 65536.0f;
        float middle = low + (high - low) * 0.5f; /* exact */
        x[4 * h] = low;
        x[4 * h + 1] = middle;
        x[4 * h + 2] = kernels_from_bits(kernels_bits(middle) - 1);
        x[4 * h + 3] = kernels_from_bits(kernels_bits(middle) + 1);
    }
    for (i = 0; i < 2; i++) {
        k->to_half(y, x, 4 * N);
        for (h = 0; h < N; h++) {
            int sign = i ? 0x8000 : 0;
            wrong += y[4 * h] != (sign | h) || y[4 * h + 1] != (sign | (h + (h & 1))) ||
                     y[4 * h + 2] != (sign | h) || y[4 * h + 3] != (sign | (h + 1));
        }
        for (h = 0; h < 4 * N; h++) x[h] = -x[h];
    }
    CHECK_CASE(wrong == 0, "to_half");
    for (h = 0; h < 4 * N; h++) /* NaNs of both signs and all kinds: to the same one */
        x[h] = kernels_from_bits((h % 2 ? 0xFF800001u : 0x7F800001u) + (uint32_t)(h / 2) * 64);
    k->to_half(y, x, 4 * N);
    for (h = 0; h < 4 * N; h++) wrong += y[h] != 0x7E00;
    CHECK_CASE(wrong == 0, "to_half: NaN");
    for (i = 0; i < 4 * N; i++) x[i] = kernels_half((uint16_t)(i / 4));
    for (i = 1; i < 40; i++) { /* nothing is written past the end */
        memset(y, 0x55, 80 * sizeof(uint16_t));
        k->to_half(y, x + 4 * 0x3C00, i);
        CHECK_CASE(y[i - 1] != 0x5555 && y[i] == 0x5555, "to_half: length");
    }
    free(x), free(y);
}

/* Both planes of the screen, for up to 4 states: random, and all nibbles and digits the same
   extremes. */
static void kernels_test_screen(const bitnet__kernels *k, int lines, int count, int fill,
                                int digit) {
    size_t size = 2048 * (size_t)lines, columns = 128 * (size_t)lines, i;
    uint8_t *plane = kernels_bytes(size);
    bitnet__digits x[4];
    int32_t y[4 * 32], fine[2 * 4];
    int s, r, wrong[2] = {0, 0};
    if (digit) memset(plane, fill, size);
    for (s = 0; s < count; s++) {
        x[s].high = (int8_t *)kernels_bytes(columns);
        x[s].low = (int8_t *)kernels_bytes(columns);
        if (!digit) continue;
        memset(x[s].high, s % 2 ? -digit : digit, columns);
        memset(x[s].low, s % 2 ? digit : -digit, columns);
    }
    k->screen(y, plane, columns / 8, x, count);
    k->screen_fine(fine, plane, plane, (size_t)lines, x, count);
    for (s = 0; s < count; s++) {
        int64_t sum[2] = {0, 0};
        for (r = 0; r < 32; r++) {
            int64_t expected = 0;
            for (i = 0; i < columns; i++) {
                uint8_t byte = plane[i / 8 * 128 + (size_t)r * 4 + i % 4];
                expected +=
                    (i % 8 < 4 ? byte & 15 : byte >> 4) * (128 * x[s].high[i] + x[s].low[i]);
            }
            wrong[0] += y[32 * s + r] != expected;
        }
        for (i = 0; i < columns; i++) {
            uint8_t byte = plane[i / 128 * 64 + i % 64];
            int level = bitnet__screen_levels[i % 128 < 64 ? byte & 15 : byte >> 4];
            sum[0] += level * x[s].high[i];
            sum[1] += level * x[s].low[i];
        }
        wrong[1] += fine[2 * s] != sum[0] || fine[2 * s + 1] != sum[1];
        free(x[s].high), free(x[s].low);
    }
    CHECK_CASE(wrong[0] == 0, "screen: coarse");
    CHECK_CASE(wrong[1] == 0, "screen: fine");
    free(plane);
}

static void kernels_test_set(const bitnet__kernels *k) {
    static const int columns[] = {1, 31, 100, 128, 129, 256, 257, 640, 1536, 2560, 3200};
    static const int lengths[] = {1, 7, 8, 15, 16, 17, 63, 64, 65, 100, 640, 2560, 6912};
    static const int positions[] = {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 48, 63, 64};
    static const int types[] = {BITNET_TYPE_F32, BITNET_TYPE_F16, BITNET_TYPE_BF16,
                                BITNET_TYPE_Q8_0};
    int i, j;
    for (i = 0; i < (int)(sizeof lengths / sizeof *lengths); i++) {
        kernels_test_norm(k, lengths[i]);
        for (j = 0; j < 3; j++) kernels_test_quantise(k, lengths[i], j);
        kernels_test_gate(k, lengths[i], BITNET__RELU2);
        kernels_test_gate(k, lengths[i], BITNET__SILU);
        kernels_test_gate(k, lengths[i], BITNET__GELU);
    }
    kernels_test_quantise_bad(k, kernels_from_bits(0x7FC00000)); /* NaN */
    kernels_test_quantise_bad(k, kernels_from_bits(0x7F800000)); /* infinity */
    kernels_test_quantise_bad(k, kernels_from_bits(0xFF800000));
    kernels_test_quantise_bad(k, 3e38f);
    for (i = 0; i < (int)(sizeof columns / sizeof *columns); i++)
        for (j = 1; j <= 9; j++)
            kernels_test_ternary(k, i % 5 + 1 + (j == 2 ? 66 : 0), columns[i], j, j % 4,
                                 j % 3 * 32);
    for (i = 0; i < (int)(sizeof lengths / sizeof *lengths); i++)
        for (j = 0; j < 4; j++)
            kernels_test_quantise_groups(k, lengths[i],
                                         j < 2   ? 32
                                         : j < 3 ? 96
                                                 : 1 << 17,
                                         j == 1 ? kernels_from_bits(0x7FC00000 - i % 2) : 0);
    for (i = 0; i < (int)(sizeof columns / sizeof *columns); i++)
        for (j = 1; j <= 17; j++) {
            static const int spans[] = {0, 64, 128, 256, 32};
            int type = (i + j) % 2 ? BITNET_TYPE_Q2_0 : BITNET_TYPE_Q1_0;
            kernels_test_grouped(k, type, (i + j) % 37 + (j % 5 ? 1 : 67), columns[i],
                                 spans[(i + j) % 5], j, j % 3 * 16, 0);
            if (j < 6) kernels_test_grouped(k, type, 16, columns[i], 64, j, 0, j % 2 ? -128 : 127);
        }
    for (i = 6; i <= 17; i++) /* whole tiles of rows and vectors, and what is left over */
        for (j = 1; j <= 17; j++) kernels_test_ternary(k, i, 128 * (j % 3) + 7 * i, j, i % 4, 32);
    for (i = 0; i < (int)(sizeof columns / sizeof *columns); i++) /* blocks of 32 rows, and more */
        for (j = 4; j <= 35; j += 1 + j / 17 * 7)
            kernels_test_ternary(k, 32 + (i + j) % 4 * 11, columns[i], j, j % 4, j % 3 * 32);
    kernels_test_ternary(k, 4, 6912, 4, 0, 0);
    kernels_test_ternary(k, 3, 8640, 3, 1, 0);
    for (i = 1; i <= 8; i++) {
        static const int wide[] = {100, 2560, 4096, 6912, 8640, 33000};
        for (j = 0; j < 6; j++) kernels_test_ternary_extremes(k, wide[j], i);
    }
    for (i = 0; i < 4; i++)
        for (j = 1; j <= 9; j++) {
            kernels_test_dot(k, types[i], 3, 96 * j, j, 0);
            kernels_test_dot(k, types[i], 2 * j, 64 * j, j % 3 + 1, 1);
            if (types[i] != BITNET_TYPE_Q8_0) kernels_test_dot(k, types[i], 3, 13 * j, j, 2);
        }
    for (i = 0; i < (int)(sizeof positions / sizeof *positions); i++)
        for (j = 1; j <= 8; j++) {
            kernels_test_attend(k, j, 64, 64, positions[i], 0.5f);
            kernels_test_attend(k, (i + j) % 8 + 1, 128, i % 2 ? 96 : 128, positions[i],
                                j % 2 ? 0.2f : 4.0f);
            kernels_test_attend_bytes(k, j, 64 * (i % 3 + 1), 0, positions[i], j % 2 ? 0.2f : 4.0f);
            kernels_test_attend_bytes(k, j, 128, 64 - positions[i], 64, 1.0f);
        }
    kernels_test_attend(k, 5, 256, 256, 64, 1.0f);
    kernels_test_outliers(k);
    kernels_test_sink(k);
    kernels_test_softmax(k);
    kernels_test_to_half(k);
    for (i = 1; i <= 20; i++)
        for (j = 1; j <= 4; j++) kernels_test_screen(k, i, j, 0, 0);
    for (j = 1; j <= 4; j++) kernels_test_screen(k, 64, j, 0xFF, 127);
    kernels_test_screen(k, 64, 1, 0xFF, -127);
}

#if defined(EMULATE_AMX_H)

static void kernels_log(void *user, bitnet_log_level level, const char *message) {
    if (strstr(message, "AMX")) ++*((int *)user + level);
}

/* A model requests AMX only if it may use it, once, and works without it if the request fails. */
static void kernels_test_permission(bitnet_isa wanted, int refuse) {
    int messages[2] = {0, 0}, before = emulated_amx_requests;
    bool amx = wanted == BITNET_ISA_AVX512_AMX;
    bitnet_model_options options;
    bitnet_model *model;
    memset(&options, 0, sizeof options);
    options.log.write = kernels_log, options.log.user = messages;
    options.isa = wanted;
    CHECK(bitnet_isa_available(BITNET_ISA_AVX512_AMX) && emulated_amx_requests == before);
    emulated_amx_refuse = refuse;
    model = bitnet_model_load_file(RUN_TINY, &options, NULL);
    emulated_amx_refuse = 0;
    if (!CHECK(model != NULL)) return;
    CHECK(emulated_amx_requests - before == amx);
    CHECK(model->info.isa == (amx && !refuse ? wanted : BITNET_ISA_AVX512_VBMI));
    CHECK(messages[BITNET_LOG_INFO] == (amx && !refuse));
    CHECK(messages[BITNET_LOG_WARNING] == (amx && refuse));
    bitnet_model_free(model);
}

static void kernels_test_amx(void) {
    int refuse;
    if (!bitnet_isa_available(BITNET_ISA_AVX512_VBMI)) return;
    for (refuse = 0; refuse < 2; refuse++) {
        kernels_test_permission(BITNET_ISA_AUTO, refuse);
        kernels_test_permission(BITNET_ISA_AVX512_VBMI, refuse);
        kernels_test_permission(BITNET_ISA_AVX512_AMX, refuse);
    }
    CHECK(emulated_amx_products > 1000); /* by kernels_test_set */
}

#endif

static void test_kernels(void) {
    int isa;
    CHECK(run_kernels(BITNET_ISA_AUTO) != NULL);
    CHECK(bitnet_isa_available(BITNET_ISA_AUTO) && bitnet_isa_available(BITNET_ISA_SCALAR));
#ifndef __cplusplus /* where such a value cannot be */
    CHECK(run_kernels((bitnet_isa)99) == NULL);
    CHECK(strcmp(bitnet_isa_name((bitnet_isa)99), "unknown") == 0);
#endif
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        const bitnet__kernels *k = run_kernels((bitnet_isa)isa);
        if (isa != BITNET_ISA_AVX512_AMX || k) /* else the system may reject it */
            CHECK(bitnet_isa_available((bitnet_isa)isa) == (k != NULL));
        if (k) {
            CHECK(k->isa == (bitnet_isa)isa);
            kernels_test_set(k);
        } else if (run_of_this_machine((bitnet_isa)isa)) {
            SKIP(bitnet_isa_name((bitnet_isa)isa));
        }
    }
#if defined(EMULATE_AMX_H)
    kernels_test_amx();
#endif
}

#endif
