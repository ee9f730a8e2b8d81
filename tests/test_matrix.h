/* test_matrix.h - ternary matrices alone: every way to pack them, with all kernels and any number
   of threads, compared with the plain products of reference.h */

#ifndef TEST_MATRIX_H
#define TEST_MATRIX_H

#include "check.h"
#include "reference.h"

typedef struct matrix_case {
    int rows, columns;
    int8_t *weights;
    float *floats, scale; /* absmean of the floats gives the weights */
    uint8_t *i2s;         /* NULL: they fill no blocks */
    int count;            /* of vectors */
    int8_t *q;
    float *x;
    int32_t *whole; /* the results */
    float *y;
} matrix_case;

static uint32_t matrix_random(uint64_t *state) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33);
}

/* Weights, vectors of which the first is the largest that there are, and the results. */
static void matrix_make(matrix_case *m, int rows, int columns, int count) {
    size_t n = (size_t)rows * (size_t)columns, v = (size_t)count * (size_t)columns, i, k;
    uint64_t state = n;
    reference_matrix r;
    double sum = 0;
    memset(m, 0, sizeof *m);
    m->rows = rows, m->columns = columns, m->count = count;
    m->weights = (int8_t *)malloc(n);
    m->floats = (float *)malloc(n * sizeof(float));
    m->q = (int8_t *)malloc(v);
    m->x = (float *)malloc(v * sizeof(float));
    m->whole = (int32_t *)malloc((size_t)count * (size_t)rows * sizeof(int32_t));
    m->y = (float *)malloc((size_t)count * (size_t)rows * sizeof(float));
    for (i = 0; i < n; i++) {
        m->weights[i] = i < (size_t)columns ? 1 : (int8_t)(matrix_random(&state) % 3) - 1;
        m->floats[i] = (float)m->weights[i] * 1.5f + (float)(matrix_random(&state) % 100) * 0.001f;
        sum += m->floats[i] < 0 ? -(double)m->floats[i] : (double)m->floats[i];
    }
    m->scale = (float)(sum / (double)n);
    for (i = 0; i < v; i++) {
        m->q[i] = i < (size_t)columns ? -128 : (int8_t)(matrix_random(&state) % 256 - 128);
        m->x[i] = (float)((int)(matrix_random(&state) % 2001) - 1000) * 0.37f;
    }
    if (n % 128 == 0) {
        m->i2s = (uint8_t *)calloc(n / 4 + 32, 1);
        for (i = 0; i < n; i++)
            m->i2s[i / 128 * 32 + i % 32] |=
                (uint8_t)((m->weights[i] + 1) << (6 - 2 * (i % 128 / 32)));
        memcpy(m->i2s + n / 4, &m->scale, 4);
    }
    memset(&r, 0, sizeof r);
    r.rows = rows, r.columns = r.span = columns;
    r.value = (float *)malloc(n * sizeof(float));
    r.scale = (float *)malloc((size_t)rows * sizeof(float));
    for (i = 0; i < n; i++) r.value[i] = m->weights[i];
    for (i = 0; i < (size_t)rows; i++) r.scale[i] = m->scale;
    for (k = 0; k < (size_t)count; k++) {
        int row, c;
        reference_linear(m->y + k * (size_t)rows, &r, m->x + k * (size_t)columns, 0);
        for (row = 0; row < rows; row++) {
            int32_t *out = &m->whole[k * (size_t)rows + (size_t)row];
            for (*out = 0, c = 0; c < columns; c++)
                *out += m->weights[(size_t)row * (size_t)columns + (size_t)c] *
                        m->q[k * (size_t)columns + (size_t)c];
        }
    }
    free(r.value);
    free(r.scale);
}

static void matrix_free_case(matrix_case *m) {
    free(m->weights), free(m->floats), free(m->i2s), free(m->q), free(m->x);
    free(m->whole), free(m->y);
}

/* True if the matrix gives the results, for one vector and for all. */
static bool matrix_right(const matrix_case *m, const bitnet_matrix *matrix) {
    size_t n = (size_t)m->count * (size_t)m->rows;
    int32_t *whole = (int32_t *)malloc(n * sizeof *whole + 4);
    float *y = (float *)malloc(n * sizeof *y);
    bool right;
    whole[n] = 12345; /* nothing is written behind the end */
    right = bitnet_matrix_multiply_int8(matrix, m->q, m->count, whole, NULL) == BITNET_OK &&
            bitnet_matrix_multiply(matrix, m->x, m->count, y, NULL) == BITNET_OK &&
            memcmp(whole, m->whole, n * sizeof *whole) == 0 &&
            memcmp(y, m->y, n * sizeof *y) == 0 && whole[n] == 12345;
    memset(y, 0, n * sizeof *y);
    right = right && bitnet_matrix_multiply(matrix, m->x, 1, y, NULL) == BITNET_OK &&
            memcmp(y, m->y, (size_t)m->rows * sizeof *y) == 0;
    free(whole);
    free(y);
    return right;
}

static void *matrix_enqueue(void *user, void (*task)(void *, int), void *context, int count) {
    while (count-- > 0) task(context, count);
    return user;
}

static void matrix_finish(void *user, void *handle) { CHECK(user == handle); }

static void matrix_test_products(void) {
    static const int shapes[][3] = {{1, 1, 1},     {2, 64, 3},     {33, 20, 5},
                                    {40, 130, 2},  {64, 128, 65},  {70, 256, 9},
                                    {129, 300, 7}, {96, 2560, 64}, {50, 6912, 3}};
    size_t s;
    int isa, threads, way;
    TEST("matrix: products");
    for (s = 0; s < sizeof shapes / sizeof *shapes; s++) {
        matrix_case m;
        matrix_make(&m, shapes[s][0], shapes[s][1], shapes[s][2]);
        for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
            if (!bitnet_isa_available((bitnet_isa)isa)) continue;
            for (threads = 0; threads <= 3; threads++) { /* 0: hooks */
                bitnet_pool *pool = threads > 1 ? bitnet_pool_create(threads, NULL, NULL) : NULL;
                bitnet_matrix_options o;
                memset(&o, 0, sizeof o);
                o.isa = (bitnet_isa)isa;
                o.pool = pool;
                if (threads == 0) {
                    o.scheduler.enqueue = matrix_enqueue;
                    o.scheduler.finish = matrix_finish;
                    o.scheduler.user = &o;
                    o.scheduler.count = 5;
                }
                for (way = 0; way < 3; way++) {
                    bitnet_error error;
                    bitnet_matrix *matrix;
                    if (way == 2 && !m.i2s) continue;
                    matrix =
                        way == 0 ? bitnet_matrix_from_codes(m.weights, m.rows, m.columns, m.scale,
                                                            &o, &error)
                        : way == 1
                            ? bitnet_matrix_from_floats(m.floats, m.rows, m.columns, &o, &error)
                            : bitnet_matrix_from_i2s(m.i2s, m.rows, m.columns, &o, &error);
                    if (CHECK_CASE(matrix != NULL, "a matrix")) {
                        bitnet_matrix_stats stats = bitnet_matrix_get_stats(matrix);
                        CHECK_CASE(matrix_right(&m, matrix), bitnet_isa_name((bitnet_isa)isa));
                        CHECK(stats.rows == m.rows && stats.columns == m.columns &&
                              stats.scale == m.scale && stats.isa == (bitnet_isa)isa &&
                              stats.bytes > 0 && stats.microseconds >= 0);
                    }
                    bitnet_matrix_free(matrix);
                }
                bitnet_pool_free(pool);
            }
        }
        matrix_free_case(&m);
    }
}

static void matrix_test_errors(void) {
    matrix_case m;
    bitnet_matrix_options o;
    bitnet_matrix *matrix;
    bitnet_error error;
    check_heap heap;
    float infinite = 3e38f * 10;
    long k;
    TEST("matrix: errors");
    matrix_make(&m, 40, 128, 3);
    memset(&error, 0, sizeof error);
    CHECK(!bitnet_matrix_from_codes(NULL, 40, 128, 1, NULL, &error) &&
          error.result == BITNET_ERROR_ARGUMENT);
    CHECK(!bitnet_matrix_from_codes(m.weights, 0, 128, 1, NULL, NULL));
    CHECK(!bitnet_matrix_from_codes(m.weights, 40, -1, 1, NULL, NULL));
    CHECK(!bitnet_matrix_from_codes(m.weights, 1, (1 << 17) + 1, 1, NULL, NULL));
    CHECK(!bitnet_matrix_from_codes(m.weights, 40, 128, infinite, NULL, &error) &&
          error.result == BITNET_ERROR_MODEL_VALUE);
    CHECK(!bitnet_matrix_from_i2s(m.i2s, 40, 127, NULL, NULL));
    CHECK(!bitnet_matrix_from_i2s(m.i2s, 1 << 30, 1 << 20, NULL, &error) && /* nothing is read */
          error.result == BITNET_ERROR_ARGUMENT);
    m.weights[700] = 2;
    CHECK(!bitnet_matrix_from_codes(m.weights, 40, 128, 1, NULL, &error) &&
          error.result == BITNET_ERROR_ARGUMENT);
    m.weights[700] = -2;
    CHECK(!bitnet_matrix_from_codes(m.weights, 40, 128, 1, NULL, NULL));
    m.weights[700] = 0;
    m.floats[700] = infinite;
    CHECK(!bitnet_matrix_from_floats(m.floats, 40, 128, NULL, &error) &&
          error.result == BITNET_ERROR_MODEL_VALUE);
    m.i2s[700] = 0xC0;
    CHECK(!bitnet_matrix_from_i2s(m.i2s, 40, 128, NULL, &error) &&
          error.result == BITNET_ERROR_MODEL_CODE);
    bitnet_matrix_free(NULL);

    for (k = 1; k < 20; k++) { /* every allocation fails in turn, and nothing is left */
        bool made, multiplied = false;
        memset(&heap, 0, sizeof heap);
        memset(&o, 0, sizeof o);
        o.allocator = check_allocator(&heap);
        heap.fail_at = k;
        matrix = bitnet_matrix_from_codes(m.weights, 40, 128, 1, &o, &error);
        made = matrix != NULL;
        if (made) {
            bitnet_result result = bitnet_matrix_multiply(matrix, m.x, 3, m.y, NULL);
            multiplied = result == BITNET_OK;
            CHECK(multiplied || result == BITNET_ERROR_OUT_OF_MEMORY);
            CHECK(bitnet_matrix_multiply(matrix, m.x, 0, m.y, NULL) == BITNET_ERROR_ARGUMENT);
            CHECK(bitnet_matrix_multiply_int8(NULL, m.q, 1, m.whole, NULL) ==
                  BITNET_ERROR_ARGUMENT);
        } else {
            CHECK(error.result == BITNET_ERROR_OUT_OF_MEMORY);
        }
        bitnet_matrix_free(matrix);
        CHECK(heap.live == 0);
        CHECK(k > 2 || !made);
        if (multiplied) break;
    }
    CHECK(k > 5 && k < 20);
    matrix_free_case(&m);
}

static void test_matrix(void) {
    matrix_test_products();
    matrix_test_errors();
}

#endif
