/* kernel.c - bitnet.h's ternary matrices in an engine of one's own

       cc examples/kernel.c -o kernel && ./kernel [ROWS COLUMNS]

   Packs a random matrix, multiplies it with one vector and with many, compares every number with a
   plain loop, and says how fast that was. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VECTORS = 64 };

static uint64_t state = 1;

static uint32_t random_number(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33);
}

/* What the library must compute, one number at a time. */
static int32_t plain_dot(const int8_t *w, const int8_t *q, int n) {
    int32_t sum = 0;
    int i;
    for (i = 0; i < n; i++) sum += w[i] * q[i];
    return sum;
}

/* The fastest of some runs, in seconds. */
static double seconds(const bitnet_matrix *matrix, float *y, const float *x, int count) {
    int64_t start, best = INT64_MAX;
    int i;
    for (i = 0; i < 20; i++) {
        start = bitnet__microseconds();
        bitnet_matrix_multiply(matrix, y, x, count);
        start = bitnet__microseconds() - start;
        if (start < best) best = start;
    }
    return (double)(best > 0 ? best : 1) * 1e-6;
}

int main(int argc, char **argv) {
    int rows = argc == 3 ? atoi(argv[1]) : 6912;
    int columns = argc == 3 ? atoi(argv[2]) : 2560, threads;
    size_t size = (size_t)(rows > 0 ? rows : 0) * (size_t)(columns > 0 ? columns : 0), i;
    int8_t *weights = (int8_t *)malloc(size + 1);
    int8_t *q = (int8_t *)malloc(VECTORS * (size_t)columns + 1);
    float *x = (float *)malloc(VECTORS * (size_t)columns * sizeof *x + 1);
    float *y = (float *)malloc(VECTORS * (size_t)rows * sizeof *y + 1);
    int32_t *whole = (int32_t *)malloc(VECTORS * (size_t)rows * sizeof *whole + 1);
    bitnet_matrix_options options;
    bitnet_error error;
    double one, many;
    int wrong = 0, r, c;
    if (!weights || !q || !x || !y || !whole) return puts("out of memory"), 1;
    for (i = 0; i < size; i++) weights[i] = (int8_t)(random_number() % 3) - 1;
    for (i = 0; i < VECTORS * (size_t)columns; i++) {
        q[i] = (int8_t)(random_number() % 256 - 128);
        x[i] = (float)(random_number() % 2001) / 1000 - 1;
    }
    memset(&options, 0, sizeof options);
    for (threads = 1; threads <= 2; threads++) {
        bitnet_pool *pool = bitnet_pool_create(threads, NULL, &error);
        bitnet_matrix *matrix;
        bitnet_matrix_stats stats;
        options.pool = pool;
        matrix = bitnet_matrix_from_codes(weights, rows, columns, 0.5f, &options, &error);
        if (!matrix) return puts(error.message), 1;
        stats = bitnet_matrix_get_stats(matrix);
        if (threads == 1)
            printf("%d x %d weights, packed as %s for %s: %.2f MB in %.1f ms\n", rows, columns,
                   stats.format, bitnet_isa_name(stats.isa), (double)stats.bytes * 1e-6,
                   (double)stats.microseconds * 1e-3);

        bitnet_matrix_multiply_int8(matrix, whole, q, VECTORS);
        for (c = 0; c < VECTORS; c += 9)
            for (r = 0; r < rows; r++)
                wrong += whole[c * rows + r] !=
                         plain_dot(weights + (size_t)r * (size_t)columns, q + c * columns, columns);
        bitnet_matrix_multiply(matrix, y, x, VECTORS);
        for (c = 0; c < VECTORS; c += 9) { /* within the 1/254 to which x is rounded */
            for (r = 0; r < rows; r++) {
                double sum = 0, most = 0, miss;
                for (i = 0; i < (size_t)columns; i++) {
                    double w = weights[(size_t)r * (size_t)columns + i] * 0.5;
                    sum += w * (double)x[(size_t)(c * columns) + i];
                    most += (w < 0 ? -w : w) / 250;
                }
                miss = (double)y[c * rows + r] - sum;
                wrong += (miss < 0 ? -miss : miss) > most;
            }
        }

        one = seconds(matrix, y, x, 1);
        many = seconds(matrix, y, x, VECTORS);
        printf("%d thread%s: one vector %.3f ms, %.1f GB/s; %d vectors %.2f ms, %.0f billion "
               "multiplications a second\n",
               threads, threads > 1 ? "s" : "", one * 1e3, (double)stats.bytes * 1e-9 / one,
               VECTORS, many * 1e3, (double)size * VECTORS * 1e-9 / many);
        bitnet_matrix_free(matrix);
        bitnet_pool_free(pool);
    }
    puts(wrong ? "WRONG" : "every number is what a plain loop computes");
    free(weights);
    free(q);
    free(x);
    free(y);
    free(whole);
    return wrong != 0;
}
