/* test_forms.h - repacked weights: base 3 against the scalar kernel; the same bits with all
   matrices, some or none repacked; threads; memory, and the lack of it */

#ifndef TEST_FORMS_H
#define TEST_FORMS_H

#include "make.h"
#include "run.h"

/* ---- random numbers */

static uint32_t forms_state = 1;

static uint32_t forms_random(void) {
    forms_state = forms_state * 1664525u + 1013904223u;
    return forms_state >> 8;
}

/* ---- base 3 */

enum { FORMS_RANDOM, FORMS_PLUS, FORMS_MINUS, FORMS_KINDS };

/* Rows of I2_S; their last blocks are padded with random codes. */
static uint8_t *forms_rows(int rows, int columns, int kind) {
    size_t stride = (size_t)(columns + 127) / 128 * 32, size = (size_t)rows * stride, i;
    uint8_t *w = (uint8_t *)malloc(size);
    for (i = 0; i < size; i++) {
        uint32_t r = forms_random() % 81;
        w[i] = (uint8_t)(r % 3 | r / 3 % 3 << 2 | r / 9 % 3 << 4 | r / 27 << 6);
        if (kind != FORMS_RANDOM && i % stride < (size_t)(columns / 128 * 32))
            w[i] = kind == FORMS_PLUS ? 0xAA : 0;
    }
    return w;
}

/* The code of a row and column according to the format's description. */
static int forms_code(const uint8_t *packed, int columns, int row, int column) {
    static const int unit[5] = {1, 3, 9, 28, 84};
    size_t groups = ((size_t)columns + 19) / 20;
    int byte = packed[((size_t)(row / 32) * groups + (size_t)(column / 20)) * 128 +
                      (size_t)(row % 32 * 4 + column % 4)];
    int five = column % 20 / 4;
    return (five < 3 ? byte % 28 : byte) / unit[five] % 3;
}

#if defined(BITNET__SIMD_AVX512)

static void forms_test_pack(int rows, int columns) {
    size_t stride = (size_t)(columns + 127) / 128 * 32, groups = ((size_t)columns + 19) / 20;
    uint8_t *w = forms_rows(rows, columns, FORMS_RANDOM);
    uint8_t *packed = (uint8_t *)malloc(groups * 128);
    int r, i, wrong = 0;
    bitnet__base3_pack(packed, w, stride, rows, columns);
    for (r = 0; r < 32; r++)
        for (i = 0; i < (int)groups * 20; i++) {
            int expected = 0;
            if (r < rows && i < columns)
                expected = w[(size_t)r * stride + (size_t)(i / 128 * 32 + i % 32)] >>
                               (6 - i % 128 / 32 * 2) &
                           3;
            wrong += forms_code(packed, columns, r, i) != expected;
        }
    CHECK_CASE(wrong == 0, "base 3: packing");
    free(w), free(packed);
}

#endif

/* Every buffer has exactly the required size, and padding that must be ignored is not zero. `value`
   fills the quantized vectors; 0: random. Tiles read 64 columns at a time. */
static void forms_test_base3(const bitnet__kernels *k, int rows, int columns, int count, int kind,
                             int value) {
    const bitnet__kernels *scalar = run_kernels(BITNET_ISA_SCALAR);
    size_t stride = (size_t)(columns + 127) / 128 * 32, groups = ((size_t)columns + 19) / 20;
    size_t blocks = (size_t)(rows + 31) / 32, padded = stride * 4, y_stride = blocks * 32;
    size_t tile = k->isa == BITNET_ISA_AVX512_AMX ? (size_t)(columns + 63) / 64 * 64 : 0;
    size_t read = tile > 20 * groups ? tile : 20 * groups;
    size_t q_stride = read + forms_random() % 3, at;
    uint8_t *w = forms_rows(rows, columns, kind);
    uint8_t *packed = (uint8_t *)malloc(blocks * groups * 128);
    int8_t *q = (int8_t *)malloc((size_t)(count - 1) * q_stride + read);
    int8_t *plain = (int8_t *)calloc((size_t)count, padded);
    int32_t *y = (int32_t *)malloc((size_t)count * y_stride * 4);
    int32_t *expected = (int32_t *)malloc((size_t)(count * rows) * 4);
    int c, r, wrong = 0;
    for (at = 0; at < (size_t)(count - 1) * q_stride + read; at++)
        q[at] = (int8_t)(value ? value : (int)(forms_random() >> 4 & 255) - 128);
    for (c = 0; c < count; c++)
        memcpy(plain + (size_t)c * padded, q + (size_t)c * q_stride, (size_t)columns);
    for (r = 0; r < rows; r += 32)
        k->base3_pack(packed + (size_t)(r / 32) * groups * 128, w + (size_t)r * stride, stride,
                      rows - r < 32 ? rows - r : 32, columns);
    scalar->ternary(expected, (size_t)rows, w, stride, rows, columns, plain, padded, count);
    memset(y, 0x55, (size_t)count * y_stride * 4);
    k->base3(y, y_stride, packed, rows, columns, q, q_stride, count);
    CHECK_CASE(run_tiles_released(), "base 3: tiles are released");
    for (c = 0; c < count; c++)
        wrong += memcmp(y + (size_t)c * y_stride, expected + c * rows, (size_t)rows * 4) != 0;
    CHECK_CASE(wrong == 0, "base 3: products");
    if (kind == FORMS_PLUS && value && columns % 128 == 0)
        CHECK_CASE(y[0] == 2 * value * columns, "base 3: the largest sums");
    free(w), free(packed), free(q), free(plain), free(y), free(expected);
}

static void forms_base3(bitnet_isa isa) {
    static const int narrow[] = {1,   2,   3,   4,   5,   16,  19,  20,  21,  39,  40,  41,  63, 64,
                                 100, 127, 128, 129, 160, 255, 256, 257, 384, 400, 500, 512, 640};
    static const int wide[] = {1536, 2560, 2561, 4096, 4100, 6912, 6931, 8640, 8659};
    static const int values[] = {127, -127, -128};
    const bitnet__kernels *k = run_kernels(isa);
    int i, j, v, count;
#if defined(BITNET__SIMD_AVX512) /* packed by AVX2, for AVX-512 */
    for (i = 0; i < 27 && bitnet_isa_available(BITNET_ISA_AVX2); i++) {
        forms_test_pack(i % 32 + 1, narrow[i]);
        forms_test_pack(32, narrow[i]);
        forms_test_pack(31 - i, wide[i % 9]);
    }
#endif
    if (!k || !k->base3) {
        SKIP(isa == BITNET_ISA_AVX512_AMX ? "base 3, AMX" : "base 3, AVX-512 with VBMI");
        return;
    }
    for (i = 1; i <= 70; i++) forms_test_base3(k, i, narrow[i % 27], i % 20 + 1, FORMS_RANDOM, 0);
    for (i = 0; i < 27; i++)
        for (count = 1; count <= 20; count++)
            forms_test_base3(k, (i + count) % 7 * 6 + 1, narrow[i], count, FORMS_RANDOM, 0);
    for (i = 0; i < 9; i++)
        for (count = 1; count <= 17; count += count < 8 ? 7 : 1 + (count > 8) * 7)
            forms_test_base3(k, 33 + i, wide[i], count, FORMS_RANDOM, 0);
    for (i = 0; i < 9; i++)
        for (j = FORMS_RANDOM; j < FORMS_KINDS; j++)
            for (v = 0; v < 3; v++) forms_test_base3(k, 5, wide[i], v * 4 + 1, j, values[v]);
    for (v = 0; v < 3; v++) forms_test_base3(k, 1, 1 << 17, v * 4 + 1, FORMS_PLUS, values[v]);
}

/* ---- the same bits */

enum { FORMS_LENGTH = 16 };

typedef struct forms_case {
    const void *data;
    size_t size;
    int32_t ids[FORMS_LENGTH];
    run_logits expected, seen;
} forms_case;

/* `limit`: of repacked weights; 0: none. */
static bitnet_model *forms_load(const forms_case *c, bitnet_isa isa, int threads, uint64_t limit) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.isa = isa;
    options.no_repack = limit == 0;
    options.repack_limit = limit;
    options.threads = threads;
    return bitnet_model_load_memory(c->data, c->size, &options, NULL);
}

/* Computes all tokens of the case, in chunks of 9, 5, 2, ...: true if the logits are as
   expected. */
static bool forms_equal(forms_case *c, bitnet_model *model) {
    int32_t from, chunk;
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    memset(c->seen.data, 0, (size_t)FORMS_LENGTH * (size_t)c->seen.vocabulary * 4);
    run_observe(session, &c->seen);
    for (from = 0, chunk = 9; from < FORMS_LENGTH; from += chunk, chunk = chunk / 2 + 1)
        run_feed(session, c->ids, from, from + chunk < FORMS_LENGTH ? from + chunk : FORMS_LENGTH,
                 FORMS_LENGTH, NULL);
    bitnet_session_free(session);
    return run_equal(&c->seen, &c->expected);
}

/* True for the kernels that multiply base 3. */
static bool forms_has_base3(bitnet_isa isa) {
    return isa == BITNET_ISA_AVX512_VBMI || isa == BITNET_ISA_AVX512_AMX;
}

/* The expected size of a model's repacked weights, from their descriptions. */
static uint64_t repacked_bytes(const bitnet_model *model, bool *head) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    uint64_t bytes = 0;
    int layer, i;
    for (layer = 0; layer < info->layers && forms_has_base3(info->isa); layer++)
        for (i = 0; i < BITNET__MATRICES; i++) {
            const bitnet__matrix *m = &model->layers[layer].matrix[i];
            if (m->layout == BITNET__TERNARY)
                bytes += (uint64_t)((m->rows + 31) / 32) * (uint64_t)((m->columns + 19) / 20) * 128;
        }
    *head = info->vocab_size >= 4096;
    if (*head)
        bytes += (uint64_t)((info->vocab_size + 31) / 32) * 32 *
                 ((uint64_t)((info->hidden_size + 127) / 128) * 128 + 16);
    return bytes;
}

/* Weights that are repacked twice must be in memory only once. */
static int forms_originals(bitnet_model *model) {
    int i, count = 0;
    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++) {
        const bitnet__matrix *m = &model->layers[i / BITNET__MATRICES].matrix[i % BITNET__MATRICES];
        count += m->owned && m->layout == BITNET__TERNARY && model->kernels.base3;
    }
    return count;
}

/* Repacks all: the reported memory is right, and the kernels read the repacked weights, not the
   file's. */
static void forms_complete(forms_case *c, bitnet_isa isa, int threads) {
    bitnet_model *model = forms_load(c, isa, threads, (uint64_t)1 << 40), *limited;
    bitnet__matrix *m = &model->layers[0].matrix[BITNET__V];
    const bitnet_model_info *info = bitnet_model_get_info(model);
    bool head;
    uint64_t bytes = repacked_bytes(model, &head), part;
    CHECK(info->repacked_bytes == bytes && info->repack_microseconds >= 0);
    CHECK(model->screen.ready == head);
    CHECK(forms_originals(model) == 0);
    CHECK_CASE(forms_equal(c, model), "all forms");
    if (m->packed) {
        m->packed[0] ^= 1;
        CHECK_CASE(!forms_equal(c, model), "the form is what is read");
    }
    bitnet_model_free(model);
    for (part = 0; part < 5 && bytes; part++) {
        uint64_t limit = part < 3 ? bytes / 3 * part + 1 : bytes + part - 4, taken;
        limited = forms_load(c, isa, threads, limit);
        taken = bitnet_model_get_info(limited)->repacked_bytes;
        CHECK(taken <= limit && (taken == bytes) == (part == 4));
        CHECK(taken > 0 || part == 0 || !forms_has_base3(isa));
        CHECK_CASE(forms_equal(c, limited), "forms within a limit");
        bitnet_model_free(limited);
    }
}

static void forms_test_sets(forms_case *c, int threads) {
    int isa;
    for (isa = BITNET_ISA_AVX2; isa < BITNET_ISA_COUNT; isa++) {
        bitnet_model *model;
        if (!bitnet_isa_available((bitnet_isa)isa)) {
            if (run_of_this_machine((bitnet_isa)isa)) SKIP(bitnet_isa_name((bitnet_isa)isa));
            continue;
        }
        model = forms_load(c, (bitnet_isa)isa, threads, 0);
        CHECK(bitnet_model_get_info(model)->repacked_bytes == 0);
        CHECK(bitnet_model_get_info(model)->repack_microseconds == 0);
        CHECK_CASE(forms_equal(c, model), "no forms");
        bitnet_model_free(model);
        forms_complete(c, (bitnet_isa)isa, threads);
    }
}

/* The case's tokens, and the logits computed in the simplest way. */
static void forms_expect(forms_case *c) {
    bitnet_model *model = forms_load(c, BITNET_ISA_SCALAR, 1, 0);
    int32_t vocabulary = bitnet_model_get_info(model)->vocab_size;
    int i;
    for (i = 0; i < FORMS_LENGTH; i++) c->ids[i] = (int32_t)(forms_random() % (uint32_t)vocabulary);
    c->expected = run_all(model, c->ids, FORMS_LENGTH);
    c->seen = run_logits_create(FORMS_LENGTH, vocabulary);
    CHECK(c->expected.data != NULL);
    bitnet_model_free(model);
}

static void forms_done(forms_case *c) { free(c->expected.data), free(c->seen.data); }

static void forms_made(const make_options *options, int threads) {
    forms_case c;
    make_file file;
    make_model(options, &file);
    c.data = file.data;
    c.size = file.size;
    forms_expect(&c);
    forms_test_sets(&c, threads);
    forms_done(&c);
    make_free(&file);
}

static void forms_shipped(const char *path) {
    forms_case c;
    c.data = check_read_file(path, &c.size);
    if (!CHECK_CASE(c.data != NULL, path)) return;
    forms_expect(&c);
    forms_test_sets(&c, 3);
    forms_done(&c);
    free((void *)c.data);
}

static void forms_sets(void) {
    make_options o = make_defaults();
    o.vocabulary = 4131; /* a head that is screened, beside the ternary matrices */
    o.layers = 1;
    forms_made(&o, 2);
    o = make_defaults();
    o.arch = "bitnet-25", o.separate_head = true, o.extras = true;
    forms_made(&o, 2);
    o = make_defaults(); /* widths and heads that no unit divides */
    o.arch = "bitnet", o.width = 384, o.heads = 4, o.kv_heads = 1, o.head_width = 100, o.ffn = 688;
    forms_made(&o, 3);
    o = make_defaults();
    o.arch = "llama", o.ffn = 8640, o.layers = 1;
    forms_made(&o, 4);
    o = make_defaults();
    o.arch = "llama", o.weight_type = BITNET_TYPE_TQ1_0;
    forms_made(&o, 1);
    o.weight_type = BITNET_TYPE_TQ2_0, o.scales = MAKE_SCALE_BLOCK; /* there is no form */
    forms_made(&o, 2);
    o.weight_type = BITNET_TYPE_F16;
    forms_made(&o, 2);
    forms_shipped(RUN_STORIES);
    forms_shipped(RUN_TINY);
}

/* ---- from a mapped file, whose pages are given back */

#ifndef BITNET_NO_STDIO

static void forms_mapped(void) {
    bitnet_model_options options;
    bitnet_model *model;
    forms_case c;
    int way;
    c.data = check_read_file(RUN_STORIES, &c.size);
    if (!CHECK_CASE(c.data != NULL, RUN_STORIES)) return;
    forms_expect(&c);
    memset(&options, 0, sizeof options);
    for (way = 0; way < 4; way++) { /* mapped or read; kept in memory, as far as one may, or not */
        const bitnet_model_info *info;
        options.no_mmap = way % 2 == 1;
        options.lock = way >= 2;
        model = bitnet_model_load_file(RUN_STORIES, &options, NULL);
        if (!CHECK(model != NULL)) break;
        info = bitnet_model_get_info(model);
        CHECK((info->repacked_bytes > 0) == (info->isa == BITNET_ISA_AVX512_VBMI));
        CHECK(model->kept == options.lock);
        CHECK_CASE(forms_equal(&c, model), "from a file");
        bitnet_model_free(model);
    }
    forms_done(&c);
    free((void *)c.data);
}

#endif

/* ---- the caller's tasks */

static void *forms_enqueue(void *user, void (*task)(void *context, int index), void *context,
                           int count) {
    ++*(int *)user;
    while (count > 0) task(context, --count);
    return NULL;
}

static void forms_finish(void *user, void *handle) {
    (void)handle;
    --*(int *)user;
}

static void forms_tasks(void) {
    make_options o = make_defaults();
    bitnet_model_options options;
    bitnet_model *model;
    make_file file;
    forms_case c;
    int open = 0;
    o.vocabulary = 4100;
    make_model(&o, &file);
    c.data = file.data;
    c.size = file.size;
    forms_expect(&c);
    memset(&options, 0, sizeof options);
    options.scheduler.enqueue = forms_enqueue;
    options.scheduler.finish = forms_finish;
    options.scheduler.user = &open;
    options.scheduler.count = 5;
    model = bitnet_model_load_memory(c.data, c.size, &options, NULL);
    CHECK(bitnet_model_get_info(model)->repacked_bytes > 0 || !model->screen.ready);
    CHECK(open == 0);
    CHECK_CASE(forms_equal(&c, model), "tasks of the caller's");
    bitnet_model_free(model);
    forms_done(&c);
    make_free(&file);
}

/* ---- no memory */

/* With an allocator that fails once, the model works or fails to load, and nothing leaks. Returns
   the number of models that worked with some, but at most half, of the matrices repacked. */
static int forms_allocation(const forms_case *c, int *failed, int *worked) {
    bitnet_model_options options;
    bitnet_model *model;
    check_heap heap;
    long n, before;
    uint64_t all;
    int halves = 0;
    memset(&options, 0, sizeof options);
    memset(&heap, 0, sizeof heap);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    options.no_repack = true;
    bitnet_model_free(bitnet_model_load_memory(c->data, c->size, &options, NULL));
    before = heap.count; /* those of the forms come after, and before those of the rotations */
    options.no_repack = false;
    model = bitnet_model_load_memory(c->data, c->size, &options, NULL);
    all = bitnet_model_get_info(model)->repacked_bytes;
    before -= 1 + bitnet_model_get_info(model)->context_length / BITNET__PAGE;
    bitnet_model_free(model);
    for (n = before - 2; n < 10000; n++) {
        bitnet_error error;
        error.result = BITNET_OK;
        heap.count = 0;
        heap.fail_at = n;
        model = bitnet_model_load_memory(c->data, c->size, &options, &error);
        if (model) {
            bitnet_session *session = bitnet_session_create(model, NULL, NULL);
            uint64_t bytes = bitnet_model_get_info(model)->repacked_bytes;
            halves += bytes > 0 && bytes <= all / 2;
            if (session) {
                const float *logits;
                while (bitnet_feed(session, c->ids, FORMS_LENGTH) == BITNET_ERROR_OUT_OF_MEMORY)
                    CHECK(bitnet_session_length(session) == 0);
                logits = logits_of(session);
                if (!logits) logits = logits_of(session); /* the memory for them failed */
                CHECK_CASE(logits && memcmp(logits, run_row(&c->expected, FORMS_LENGTH - 1),
                                            (size_t)c->expected.vocabulary * 4) == 0,
                           "the same logits without some of the forms");
                ++*worked;
            }
            bitnet_session_free(session);
        } else {
            CHECK(error.result == BITNET_ERROR_OUT_OF_MEMORY);
            ++*failed;
        }
        bitnet_model_free(model);
        CHECK_CASE(heap.live == 0, "a leak");
        if (heap.count < n) break; /* nothing failed */
    }
    CHECK(n < 10000);
    return halves;
}

static void forms_memory(void) {
    make_options o = make_defaults();
    int failed = 0, worked = 0, halves;
    make_file file;
    forms_case c;
    o.vocabulary = 4100;
    make_model(&o, &file);
    c.data = file.data;
    c.size = file.size;
    forms_expect(&c);
    halves = forms_allocation(&c, &failed, &worked);
    CHECK(failed == 3 && worked > 1);
    CHECK(halves == bitnet_isa_available(BITNET_ISA_AVX512_VBMI)); /* else there is but one form */
    forms_done(&c);
    make_free(&file);
}

static void test_forms(void) {
    forms_base3(BITNET_ISA_AVX512_VBMI);
    forms_base3(BITNET_ISA_AVX512_AMX);
    forms_sets();
#ifndef BITNET_NO_STDIO
    forms_mapped();
#endif
    forms_tasks();
    forms_memory();
}

#endif
