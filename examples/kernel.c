/* kernel.c - bitnet.h's ternary matrices in your own engine

       cc -O2 examples/kernel.c -o kernel && ./kernel

   Packs a random matrix, multiplies it by one vector and by many, compares every number with that
   of a plain loop, and prints the speed. It needs the optional headers bitnet_matrices.h and
   bitnet_machine.h. */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include "bitnet_machine.h"
#include "bitnet_matrices.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <time.h>
#endif

enum { VECTORS = 64 };

typedef struct example {
    int rows, columns;
    int8_t *weights; /* [rows][columns] of -1, 0 and 1 */
    int8_t *q;       /* [VECTORS][columns]: integer vectors */
    float *x;        /* [VECTORS][columns]: vectors of floats */
    int32_t *whole;  /* [VECTORS][rows]: the products of q */
    float *y;        /* [VECTORS][rows]: the products of x */
} example;

/* Prints an error message; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("kernel: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

/* Seconds of a monotonic clock. */
static double seconds(void) {
#ifdef _WIN32
    LARGE_INTEGER now, frequency;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&frequency);
    return (double)now.QuadPart / (double)frequency.QuadPart;
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
#endif
}

static uint64_t state = 1;

static uint32_t random_number(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33);
}

/* The expected result, one number at a time. */
static int32_t plain_dot(const int8_t *w, const int8_t *q, int n) {
    int32_t sum = 0;
    int i;
    for (i = 0; i < n; i++) sum += w[i] * q[i];
    return sum;
}

/* Fills weights and vectors with random numbers; false: no memory. */
static bool draw(example *e) {
    size_t size = (size_t)e->rows * (size_t)e->columns, inputs = VECTORS * (size_t)e->columns, i;
    e->weights = (int8_t *)malloc(size);
    e->q = (int8_t *)malloc(inputs);
    e->x = (float *)malloc(inputs * sizeof *e->x);
    e->whole = (int32_t *)malloc(VECTORS * (size_t)e->rows * sizeof *e->whole);
    e->y = (float *)malloc(VECTORS * (size_t)e->rows * sizeof *e->y);
    if (!e->weights || !e->q || !e->x || !e->whole || !e->y) return false;
    for (i = 0; i < size; i++) e->weights[i] = (int8_t)(random_number() % 3) - 1;
    for (i = 0; i < inputs; i++) {
        e->q[i] = (int8_t)(random_number() % 256 - 128);
        e->x[i] = (float)(random_number() % 2001) / 1000 - 1;
    }
    return true;
}

/* Counts the products of vector `c` that differ from a plain loop's. */
static int count_wrong(const example *e, int c) {
    const int8_t *q = e->q + (size_t)c * (size_t)e->columns;
    const float *x = e->x + (size_t)c * (size_t)e->columns;
    int wrong = 0, r, i;
    for (r = 0; r < e->rows; r++) {
        const int8_t *w = e->weights + (size_t)r * (size_t)e->columns;
        size_t at = (size_t)c * (size_t)e->rows + (size_t)r;
        double sum = 0, most = 0, miss;
        wrong += e->whole[at] != plain_dot(w, q, e->columns);
        for (i = 0; i < e->columns; i++) {
            sum += w[i] * 0.5 * (double)x[i];
            most += w[i] ? 0.5 / 250 : 0; /* x is rounded to 1/254 of its largest value, 1 */
        }
        miss = (double)e->y[at] - sum;
        wrong += (miss < 0 ? -miss : miss) > most;
    }
    return wrong;
}

/* The seconds of the fastest of several products with `count` vectors. */
static double time_products(const example *e, const bitnet_matrix *matrix, int count) {
    double best = 1e9;
    int i;
    for (i = 0; i < 20; i++) {
        double start = seconds(), taken;
        bitnet_matrix_multiply(matrix, e->x, count, e->y, NULL);
        taken = seconds() - start;
        if (taken < best) best = taken;
    }
    return best > 1e-6 ? best : 1e-6;
}

/* Packs the matrix, checks its products and times them; returns the number of wrong ones, or -1. */
static int try_threads(const example *e, int threads) {
    bitnet_error error;
    bitnet_pool *pool = bitnet_pool_create(threads, NULL, &error);
    bitnet_matrix_options options = {0};
    bitnet_matrix *matrix;
    bitnet_matrix_stats stats;
    double one, many;
    int wrong = 0, c;
    options.pool = pool;
    matrix = bitnet_matrix_from_codes(e->weights, e->rows, e->columns, 0.5f, &options, &error);
    if (!matrix) return complain("%s", error.message), -1;
    stats = bitnet_matrix_get_stats(matrix);
    if (threads == 1)
        printf("%d x %d weights, packed as %s for %s: %.2f MB in %.1f ms\n", e->rows, e->columns,
               stats.format, bitnet_isa_name(stats.isa), (double)stats.bytes * 1e-6,
               (double)stats.microseconds * 1e-3);
    bitnet_matrix_multiply_int8(matrix, e->q, VECTORS, e->whole, NULL);
    bitnet_matrix_multiply(matrix, e->x, VECTORS, e->y, NULL);
    for (c = 0; c < VECTORS; c += 9) wrong += count_wrong(e, c);

    one = time_products(e, matrix, 1);
    many = time_products(e, matrix, VECTORS);
    printf("%d thread%s: one vector %.3f ms, %.1f GB/s; %d vectors %.2f ms, %.0f billion "
           "multiplications a second\n",
           threads, threads > 1 ? "s" : "", one * 1e3, (double)stats.bytes * 1e-9 / one, VECTORS,
           many * 1e3, (double)e->rows * e->columns * VECTORS * 1e-9 / many);
    bitnet_matrix_free(matrix);
    bitnet_pool_free(pool);
    return wrong;
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the command line */

static const char usage[] = "kernel - multiplies by a ternary matrix and checks every number\n\n"
                            "usage: kernel [ROWS] [COLUMNS]\n\n"
                            "  [ROWS]              of the matrix (default 6912)\n"
                            "  [COLUMNS]           of the matrix (default 2560)\n"
                            "  -h, --help          this text";

static int size_of(const char *name, const char *text, int most) {
    char *end;
    long size = strtol(text, &end, 10);
    if (end == text || *end || size < 1 || size > most)
        exit(1 + complain("%s must be a whole number from 1 to %d, not '%s'", name, most, text));
    return (int)size;
}

static void parse(example *e, int argc, char **argv) {
    int i = 1;
    if (argc > 1 && (!strcmp(argv[1], "-h") || !strcmp(argv[1], "--help")))
        puts(usage), exit(finish(0));
    if (argc > 1 && !strcmp(argv[1], "--")) i++;
    else if (argc > 1 && argv[1][0] == '-')
        exit(1 + complain("unknown option '%s'; --help tells more", argv[1]));
    if (argc > i + 2) exit(1 + complain("unexpected argument '%s'", argv[i + 2]));
    e->rows = argc > i ? size_of("ROWS", argv[i], 1 << 24) : 6912;
    e->columns = argc > i + 1 ? size_of("COLUMNS", argv[i + 1], 1 << 17) : 2560;
}

int main(int argc, char **argv) {
    static example e;
    int wrong = 0, threads;
    parse(&e, argc, argv);
    if (!draw(&e)) return complain("out of memory");
    for (threads = 1; threads <= 2 && wrong == 0; threads++) wrong = try_threads(&e, threads);
    puts(wrong ? "WRONG" : "every number equals a plain loop's");
    free(e.weights), free(e.q), free(e.x), free(e.whole), free(e.y);
    return finish(wrong != 0);
}
