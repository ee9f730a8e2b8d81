/* bench.h - the speed of the products

   The peak is measured with multiply-adds in registers. Every product of the model is then timed on
   one thread, with operands laid out as in training. */

#pragma once
#include "backward.h"
#include "../tool.h"

#if defined(BITNET__SIMD_X86)
AVX2 static float avx2_peak(int turns) {
    __m256 a[10], b = _mm256_set1_ps(0.999f);
    int i, k;
    for (k = 0; k < 10; k++) a[k] = _mm256_set1_ps((float)k);
    for (i = 0; i < turns; i++)
        for (k = 0; k < 10; k++) a[k] = _mm256_fmadd_ps(a[k], b, b);
    for (k = 1; k < 10; k++) a[0] = _mm256_add_ps(a[0], a[k]);
    return _mm_cvtss_f32(_mm256_castps256_ps128(a[0]));
}
AVX512 static float avx512_peak(int turns) {
    __m512 a[10], b = _mm512_set1_ps(0.999f);
    int i, k;
    for (k = 0; k < 10; k++) a[k] = _mm512_set1_ps((float)k);
    for (i = 0; i < turns; i++)
        for (k = 0; k < 10; k++) a[k] = _mm512_fmadd_ps(a[k], b, b);
    for (k = 1; k < 10; k++) a[0] = _mm512_add_ps(a[0], a[k]);
    return _mm_cvtss_f32(_mm512_castps512_ps128(a[0]));
}
#endif

/* CPU time of this process, which excludes other programs. */
static double cpu_seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

/* GFLOP/s of one thread; 0 if there is no instruction to measure. */
static double measure_peak(bitnet_isa isa) {
#if defined(BITNET__SIMD_X86)
    const int turns = 20000000;
    volatile float keep = 0.0f;
    double best = 0.0, start, rate;
    int k;
    for (k = 0; k < 3 && isa >= BITNET_ISA_AVX2; k++) {
        start = cpu_seconds();
        keep = keep + (isa == BITNET_ISA_AVX512 ? avx512_peak(turns) : avx2_peak(turns));
        rate = 20.0 * (isa == BITNET_ISA_AVX512 ? 16 : 8) * turns / (cpu_seconds() - start) * 1e-9;
        best = rate > best ? rate : best;
    }
    return best;
#else
    (void)isa;
    return 0.0;
#endif
}

static void bench_product(const tiles *set, kind k, const char *what, int rows, int columns,
                          int summed, double peak) {
    int words = summed / elements_of_word(k), turns = 0, i;
    uint32_t *a = (uint32_t *)take_memory((size_t)rows * (size_t)words, 4);
    uint32_t *b = (uint32_t *)take_memory(panel_words(TILE_COLUMNS, columns, words), 4);
    float *c = (float *)take_memory((size_t)rows * (size_t)columns, 4);
    float *scale = (float *)take_memory((size_t)rows, 4);
    int32_t *sum = (int32_t *)take_memory((size_t)rows, 4);
    double start, rate, best = 0.0;
    static const char *const kinds[KINDS] = {"float", "bf16", "int8"};
    left x;
    x.data = a;
    x.row = (size_t)words;
    x.step = 1;
    x.group = TILE_ROWS * x.row;
    for (i = 0; i < rows; i++) scale[i] = 1.0f;
    for (i = 0; i < 3; i++) {
        for (start = cpu_seconds(), turns = 0; cpu_seconds() - start < 0.05; turns++)
            product(set, k, c, (size_t)columns, rows, columns, x, b, words, scale,
                    k == KIND_INT8 ? sum : NULL, false);
        rate = 2e-9 * rows * columns * summed * turns / (cpu_seconds() - start);
        best = rate > best ? rate : best;
    }
    printf("  %-16s %-5s %4d x %4d x %4d  %7.1f GFLOP/s", what, kinds[k], rows, columns, summed,
           best);
    if (peak > 0.0) printf("  %4.0f%%", 100.0 * best / peak);
    printf("\n");
    free_memory(a);
    free_memory(b);
    free_memory(c);
    free_memory(scale);
    free_memory(sum);
}

/* Tokens per second of forward and backward pass on random tokens, with weight gradients deferred
   [1] and at once [0]: alternating, the best of five each. */
static void measure_training(const config *shape, tiles set, int micro, int thread_count,
                             double rate[2]) {
    model m;
    pass p;
    threads pool;
    uint64_t random = 1;
    int k;
    rate[0] = rate[1] = 0.0;
    threads_create(&pool, thread_count, true);
    model_create(&m, *shape, set);
    model_initialise(&m, 1, false);
    pass_create(&p, &m, micro);
    for (k = 0; k < p.tokens; k++) {
        p.input[k] = (int32_t)(random_bits(&random) % (uint64_t)shape->vocabulary);
        p.target[k] = (int32_t)(random_bits(&random) % (uint64_t)shape->vocabulary);
    }
    p.weight = 1.0f / (float)p.tokens;
    p.backward = true;
    prepare_weights(&pool, &m);
    for (k = 0; k < 10; k++) {
        double start = tool_seconds(), r;
        pool.overlap = k % 2;
        forward(&pool, &p);
        backward(&pool, &p);
        r = p.tokens / (tool_seconds() - start);
        if (r > rate[k % 2]) rate[k % 2] = r;
    }
    pass_destroy(&p);
    model_destroy(&m);
    threads_destroy(&pool);
}

static void bench(const config *c, tiles set, int micro, int thread_count) {
    double peak = measure_peak(set.isa), rate[2], work;
    int d = c->width / c->heads;
    printf("%s: measured peak of float multiply-adds, one thread: %.1f GFLOP/s\n",
           bitnet_isa_name(set.isa), peak);
    printf(
        "shares are relative to this float peak; bf16 can reach twice as much, int8 four times\n");
    bench_product(&set, KIND_FLOAT, "head forward", BLOCK, c->vocabulary, c->width, peak);
    bench_product(&set, KIND_FLOAT, "attention scores", BLOCK, c->context, d, peak);
    bench_product(&set, KIND_FLOAT, "attention output", BLOCK, d, c->context, peak);
    bench_product(&set, KIND_INT8, "o forward", BLOCK, c->width, c->width, peak);
    bench_product(&set, KIND_INT8, "gate forward", BLOCK, c->ffn, c->width, peak);
    bench_product(&set, KIND_INT8, "down forward", BLOCK, c->width, c->ffn, peak);
    bench_product(&set, KIND_BF16, "gate forward", BLOCK, c->ffn, c->width, peak);
    bench_product(&set, KIND_BF16, "head data", BLOCK, c->width, c->vocabulary, peak);
    bench_product(&set, KIND_BF16, "gate weights", JOB_ROWS, c->width, JOB_TOKENS, peak);
    printf("forward and backward, %d rows of %d tokens, %d threads\n", micro, c->context,
           thread_count);
    measure_training(c, set, micro, thread_count, rate);
    printf("  weight gradients deferred: %.0f tokens/s; at once: %.0f tokens/s; overlap gains "
           "%.1f%%\n",
           rate[1], rate[0], 100.0 * (rate[1] / rate[0] - 1.0));
    work = 6.0 * c->width *
           (c->vocabulary +
            (double)c->layers * (2.0 * c->width + 3.0 * c->ffn + 2.0 * c->kv_heads * d));
    work += 6.0 * c->layers * c->width * (double)(c->context + BLOCK);
    printf("  %.1f million operations per token: %.1f GFLOP/s", work * 1e-6, work * rate[1] * 1e-9);
    if (peak > 0.0)
        printf(", %.0f%% of the float peak of %d threads",
               work * rate[1] * 1e-7 / peak / thread_count, thread_count);
    printf("\n");
}
