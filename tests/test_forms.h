/* test_forms.h - faster forms of the weights: base 3 against the scalar kernel, the same bits
   whenever they are made and throughout the swap, threads, memory and the lack of it. */

#ifndef TEST_FORMS_H
#define TEST_FORMS_H

#include "make.h"
#include "run.h"

#if defined(BITNET__POSIX) && !defined(BITNET_NO_THREADS)
#define FORMS_THREADS 1
#endif

/* ---- random numbers, and an allocator that any thread may call */

static uint32_t forms_state = 1;

static uint32_t forms_random(void) {
    forms_state = forms_state * 1664525u + 1013904223u;
    return forms_state >> 8;
}

typedef struct forms_heap {
    bitnet__atomic live, count, last; /* allocations after number `last` fail; 0: none does */
} forms_heap;

static void *forms_alloc(void *user, size_t size) {
    forms_heap *heap = (forms_heap *)user;
    int last = bitnet__load_acquire(&heap->last);
    void *memory;
    if (bitnet__add(&heap->count, 1) >= last && last) return NULL;
    memory = malloc(size);
    if (memory) bitnet__add(&heap->live, 1);
    return memory;
}

static void forms_free(void *user, void *memory) {
    bitnet__add(&((forms_heap *)user)->live, -1);
    free(memory);
}

/* ---- base 3 */

enum { FORMS_RANDOM, FORMS_PLUS, FORMS_MINUS, FORMS_KINDS };

/* Rows of I2_S; what pads their last blocks is any code. */
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

/* The code of a row and column, as the format is described. */
static int forms_code(const uint8_t *packed, int columns, int row, int column) {
    static const int unit[5] = {1, 3, 9, 28, 84};
    size_t groups = ((size_t)columns + 19) / 20;
    int byte = packed[((size_t)(row / 32) * groups + (size_t)(column / 20)) * 128 +
                      (size_t)(row % 32 * 4 + column % 4)];
    int five = column % 20 / 4;
    return (five < 3 ? byte % 28 : byte) / unit[five] % 3;
}

static void forms_test_pack(int rows, int columns) {
    size_t stride = (size_t)(columns + 127) / 128 * 32, groups = ((size_t)columns + 19) / 20;
    uint8_t *w = forms_rows(rows, columns, FORMS_RANDOM);
    uint8_t *packed = (uint8_t *)malloc(groups * 128);
    uint8_t *codes = (uint8_t *)malloc(stride * 4 > groups * 20 ? stride * 4 : groups * 20);
    int r, i, wrong = 0;
    bitnet__any_base3_pack(packed, w, stride, rows, columns, codes);
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
    free(w), free(packed), free(codes);
}

/* Every buffer is as large as it must be and no larger; what no column of the matrix meets is not
   zero. `value` fills the quantised vectors; 0: random. */
static void forms_test_base3(const bitnet__kernels *k, int rows, int columns, int count, int kind,
                             int value) {
    const bitnet__kernels *scalar = bitnet__choose_kernels(BITNET_ISA_SCALAR);
    size_t stride = (size_t)(columns + 127) / 128 * 32, groups = ((size_t)columns + 19) / 20;
    size_t blocks = (size_t)(rows + 31) / 32, padded = stride * 4, y_stride = blocks * 32;
    size_t q_stride = groups * 20 + forms_random() % 3, at;
    uint8_t *w = forms_rows(rows, columns, kind);
    uint8_t *packed = (uint8_t *)malloc(blocks * groups * 128);
    uint8_t *row = (uint8_t *)malloc(padded > groups * 20 ? padded : groups * 20);
    int8_t *q = (int8_t *)malloc((size_t)(count - 1) * q_stride + groups * 20);
    int8_t *plain = (int8_t *)calloc((size_t)count, padded);
    int32_t *y = (int32_t *)malloc((size_t)count * y_stride * 4);
    int32_t *expected = (int32_t *)malloc((size_t)(count * rows) * 4);
    int c, r, wrong = 0;
    for (at = 0; at < (size_t)(count - 1) * q_stride + groups * 20; at++)
        q[at] = (int8_t)(value ? value : (int)(forms_random() >> 4 & 255) - 128);
    for (c = 0; c < count; c++)
        memcpy(plain + (size_t)c * padded, q + (size_t)c * q_stride, (size_t)columns);
    for (r = 0; r < rows; r += 32)
        k->base3_pack(packed + (size_t)(r / 32) * groups * 128, w + (size_t)r * stride, stride,
                      rows - r < 32 ? rows - r : 32, columns, row);
    scalar->ternary(expected, (size_t)rows, w, stride, rows, columns, plain, padded, count);
    memset(y, 0x55, (size_t)count * y_stride * 4);
    k->base3(y, y_stride, packed, rows, columns, q, q_stride, count);
    for (c = 0; c < count; c++)
        wrong += memcmp(y + (size_t)c * y_stride, expected + c * rows, (size_t)rows * 4) != 0;
    CHECK_CASE(wrong == 0, "base 3: products");
    if (kind == FORMS_PLUS && value && columns % 128 == 0)
        CHECK_CASE(y[0] == 2 * value * columns, "base 3: the largest sums");
    free(w), free(packed), free(row), free(q), free(plain), free(y), free(expected);
}

static void forms_base3(void) {
    static const int narrow[] = {1,   2,   3,   4,   5,   16,  19,  20,  21,  39,  40,  41,  63, 64,
                                 100, 127, 128, 129, 160, 255, 256, 257, 384, 400, 500, 512, 640};
    static const int wide[] = {1536, 2560, 2561, 4096, 4100, 6912, 6931, 8640, 8659};
    static const int values[] = {127, -127, -128};
    const bitnet__kernels *k = bitnet__choose_kernels(BITNET_ISA_AVX512_VBMI);
    int i, j, v, count;
    for (i = 0; i < (int)(sizeof narrow / sizeof *narrow); i++) {
        forms_test_pack(i % 32 + 1, narrow[i]);
        forms_test_pack(32, narrow[i]);
    }
    forms_test_pack(31, 8659);
    if (!k || !k->base3) {
        SKIP("base 3 is multiplied by AVX-512 with VBMI only");
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

static bitnet_model *forms_load(const forms_case *c, bitnet_isa isa, bitnet_forms_mode mode,
                                int threads, uint64_t limit) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.isa = isa;
    options.forms = mode;
    options.forms_limit = limit;
    options.threads = threads;
    return bitnet_model_load_memory(c->data, c->size, &options, NULL);
}

/* All tokens of the case, by chunks of 9, 5, 2, ...: true if the logits are the expected ones. */
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

/* A stage, then a piece of the cache, and so on: the swap comes within tokens. Returns how many
   calls the cache took. */
static int forms_interleave(forms_case *c, bitnet_model *model) {
    static const bitnet_budget little = {1, 0};
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_result cached = BITNET_PENDING, stepped;
    int calls = 0, stages = 0, i;
    memset(c->seen.data, 0, (size_t)FORMS_LENGTH * (size_t)c->seen.vocabulary * 4);
    run_observe(session, &c->seen);
    for (i = 0; i < FORMS_LENGTH; i++) {
        bitnet_feed(session, c->ids + i, 1);
        do {
            stepped = bitnet_step(session, &little);
            if (++stages % 4 == 0 && cached == BITNET_PENDING) {
                cached = bitnet_model_make_forms(model, &little);
                calls++;
            }
        } while (stepped == BITNET_PENDING);
    }
    while (cached == BITNET_PENDING) cached = bitnet_model_make_forms(model, &little);
    CHECK(cached == BITNET_OK && bitnet_model_get_forms_stats(model).complete);
    CHECK_CASE(run_equal(&c->seen, &c->expected), "MANUAL, in slices between stages");
    bitnet_session_free(session);
    return calls;
}

/* What the cache of a model must take, by the description of its forms. */
static uint64_t forms_bytes(const bitnet_model *model, bool *head) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    uint64_t bytes = 0;
    int layer, i;
    for (layer = 0; layer < info->layers && info->isa == BITNET_ISA_AVX512_VBMI; layer++)
        for (i = 0; i < BITNET__MATRICES; i++) {
            const bitnet__matrix *m = &model->layers[layer].matrix[i];
            if (m->type == BITNET_TYPE_I2_S)
                bytes += (uint64_t)((m->rows + 31) / 32) * (uint64_t)((m->columns + 19) / 20) * 128;
        }
    *head = info->vocabulary >= 4096;
    if (*head)
        bytes += (uint64_t)((info->vocabulary + 31) / 32) * 32 *
                 ((uint64_t)((info->width + 127) / 128) * 128 + 16);
    return bytes;
}

/* LOAD: the memory it says, and what the kernels then read is the form, not the file's form. */
static void forms_complete(forms_case *c, bitnet_isa isa, int threads) {
    bitnet_model *model = forms_load(c, isa, BITNET_FORMS_LOAD, threads, 0), *limited;
    bitnet__matrix *m = &model->layers[0].matrix[BITNET__V];
    bitnet_forms_stats stats = bitnet_model_get_forms_stats(model);
    bool head;
    uint64_t bytes = forms_bytes(model, &head), part;
    CHECK(stats.complete && stats.bytes == bytes && stats.microseconds >= 0);
    CHECK(strcmp(stats.format, isa == BITNET_ISA_AVX512_VBMI ? "base-3" : "in place") == 0);
    CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
    CHECK(bitnet__load_acquire(&model->screen.ready) == head);
    CHECK_CASE(forms_equal(c, model), "LOAD");
    if (m->packed) {
        m->packed[0] ^= 1;
        CHECK_CASE(!forms_equal(c, model), "LOAD: the form is what is read");
    }
    bitnet_model_free(model);
    for (part = 0; part < 5 && bytes && threads > 1; part++) {
        uint64_t limit = part < 3 ? bytes / 3 * part + 1 : bytes + part - 4;
        limited = forms_load(c, isa, BITNET_FORMS_LOAD, threads, limit);
        stats = bitnet_model_get_forms_stats(limited);
        CHECK(stats.complete && stats.bytes <= limit);
        CHECK((stats.bytes == bytes) == (part == 4));
        CHECK(stats.bytes > 0 || part == 0 || isa != BITNET_ISA_AVX512_VBMI);
        CHECK_CASE(forms_equal(c, limited), "LOAD with a limit");
        bitnet_model_free(limited);
    }
}

/* Re-packed weights that have a faster form: they are to be in memory only once. */
static int forms_originals(bitnet_model *model) {
    int i, count = 0;
    for (i = 0; i + 1 < bitnet__form_count(model); i++)
        if (model->layers[i / BITNET__MATRICES].matrix[i % BITNET__MATRICES].owned &&
            bitnet__form_size(model, i))
            count++;
    return count;
}

static void forms_test_modes(forms_case *c, int threads) {
    int isa, calls = 0, i, originals;
    for (isa = BITNET_ISA_AVX2; isa < BITNET_ISA_COUNT; isa++) {
        bitnet_model *model;
        bitnet_forms_stats stats;
        if (!bitnet_isa_available((bitnet_isa)isa)) {
            if (run_of_this_machine((bitnet_isa)isa)) SKIP(bitnet_isa_name((bitnet_isa)isa));
            continue;
        }
        model = forms_load(c, (bitnet_isa)isa, BITNET_FORMS_OFF, threads, 0);
        stats = bitnet_model_get_forms_stats(model);
        CHECK(stats.bytes == 0 && stats.microseconds == 0 && !stats.complete);
        CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
        CHECK(bitnet_model_get_forms_stats(model).bytes == 0);
        CHECK_CASE(forms_equal(c, model), "OFF");
        originals = forms_originals(model);
        bitnet_model_free(model);
        if (isa == BITNET_ISA_AVX_VNNI || isa == BITNET_ISA_AVX512 ||
            isa == BITNET_ISA_NEON_DOTPROD || isa == BITNET_ISA_NEON_I8MM ||
            isa == BITNET_ISA_WASM_RELAXED)
            continue; /* no more than the set before has */

        forms_complete(c, (bitnet_isa)isa, threads);
        model = forms_load(c, (bitnet_isa)isa, BITNET_FORMS_MANUAL, threads, 0);
        stats = bitnet_model_get_forms_stats(model);
        CHECK(originals ? stats.bytes > 0 && forms_originals(model) == 0 : stats.bytes == 0);
        calls = forms_interleave(c, model);
        CHECK(isa != BITNET_ISA_AVX512_VBMI || originals || !model->layers[0].matrix[0].packed ||
              calls > 3);
        CHECK_CASE(forms_equal(c, model), "MANUAL, complete");
        bitnet_model_free(model);
        for (i = 0; i < 2; i++) { /* at once, and after a wait */
            model = forms_load(c, (bitnet_isa)isa, BITNET_FORMS_AUTO, threads, 0);
            if (i) CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
            if (i) CHECK(bitnet_model_get_forms_stats(model).complete);
            CHECK(forms_originals(model) == 0);
            CHECK_CASE(forms_equal(c, model), "AUTO");
            bitnet_model_free(model);
        }
    }
}

/* The case's tokens, and the logits of the plainest way. */
static void forms_expect(forms_case *c) {
    bitnet_model *model = forms_load(c, BITNET_ISA_SCALAR, BITNET_FORMS_OFF, 1, 0);
    int32_t vocabulary = bitnet_model_get_info(model)->vocabulary;
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
    forms_test_modes(&c, threads);
    forms_done(&c);
    make_free(&file);
}

static void forms_shipped(const char *path) {
    forms_case c;
    c.data = check_read_file(path, &c.size);
    if (!CHECK_CASE(c.data != NULL, path)) return;
    forms_expect(&c);
    forms_test_modes(&c, 3);
    forms_done(&c);
    free((void *)c.data);
}

/* Where no thread may be made, AUTO waits for nothing: the forms come when they are asked for. */
static void forms_alone(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model_options options;
    bitnet_model *model;
    o.vocabulary = 4131;
    make_model(&o, &file);
    memset(&options, 0, sizeof options);
    options.threads = 1;
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    if (CHECK(model != NULL)) {
        bitnet_forms_stats stats = bitnet_model_get_forms_stats(model);
        CHECK(!stats.complete && stats.bytes == 0);
        CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
        stats = bitnet_model_get_forms_stats(model);
        CHECK(stats.complete && stats.bytes > 0);
    }
    bitnet_model_free(model);
    make_free(&file);
}

static void forms_modes(void) {
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
    forms_alone();
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
    for (way = 0; way < 4; way++) { /* mapped or read; LOAD or AUTO */
        bool base3;
        options.no_mmap = way % 2 == 1;
        options.forms = way < 2 ? BITNET_FORMS_LOAD : BITNET_FORMS_AUTO;
        model = bitnet_model_load_file(RUN_STORIES, &options, NULL);
        if (!CHECK(model != NULL)) break;
        base3 = bitnet_model_get_info(model)->isa == BITNET_ISA_AVX512_VBMI;
        if (way >= 2) CHECK_CASE(forms_equal(&c, model), "AUTO from a file");
        CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
        CHECK(bitnet_model_get_forms_stats(model).complete);
        CHECK((bitnet_model_get_forms_stats(model).bytes > 0) == base3);
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
    options.tasks.enqueue = forms_enqueue;
    options.tasks.finish = forms_finish;
    options.tasks.user = &open;
    options.tasks.count = 5;
    model = bitnet_model_load_memory(c.data, c.size, &options, NULL);
    CHECK(bitnet_model_get_forms_stats(model).complete && open == 0); /* AUTO is then LOAD */
    CHECK_CASE(forms_equal(&c, model), "tasks of the caller's");
    bitnet_model_free(model);
    forms_done(&c);
    make_free(&file);
}

/* ---- no memory */

/* With an allocator that fails once the model works, or fails to load, and nothing is lost. */
static void forms_allocation(const forms_case *c, int *failed, int *worked) {
    bitnet_model_options options;
    check_heap heap;
    long n, before;
    memset(&options, 0, sizeof options);
    memset(&heap, 0, sizeof heap);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    options.forms = BITNET_FORMS_OFF;
    bitnet_model_free(bitnet_model_load_memory(c->data, c->size, &options, NULL));
    before = heap.count; /* those of the cache come after */
    options.forms = BITNET_FORMS_LOAD;
    for (n = before - 2; n < 10000; n++) {
        bitnet_error error;
        bitnet_model *model;
        error.result = BITNET_OK;
        heap.count = 0;
        heap.fail_at = n;
        model = bitnet_model_load_memory(c->data, c->size, &options, &error);
        if (model) {
            bitnet_session *session = bitnet_session_create(model, NULL, NULL);
            if (session) {
                const float *logits;
                while (bitnet_feed(session, c->ids, FORMS_LENGTH) == BITNET_ERROR_OUT_OF_MEMORY)
                    CHECK(bitnet_session_length(session) == 0);
                logits = bitnet_logits(session);
                if (!logits) logits = bitnet_logits(session); /* the memory for them failed */
                CHECK_CASE(logits && memcmp(logits, run_row(&c->expected, FORMS_LENGTH - 1),
                                            (size_t)c->expected.vocabulary * 4) == 0,
                           "the same logits without a part of the cache");
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
}

/* The thread in the background finds no memory: whoever waits for it is told, in time. */
static void forms_allocation_behind(const forms_case *c) {
    static const bitnet_budget little = {1, 0};
    bitnet_result result = BITNET_PENDING;
    bitnet_model_options options;
    bitnet_model *model;
    forms_heap heap;
    int64_t start = bitnet__microseconds();
    memset(&options, 0, sizeof options);
    memset(&heap, 0, sizeof heap);
    options.allocator.alloc = forms_alloc;
    options.allocator.free = forms_free;
    options.allocator.user = &heap;
    options.threads = 2;
    options.forms = BITNET_FORMS_OFF;
    bitnet_model_free(bitnet_model_load_memory(c->data, c->size, &options, NULL));
    heap.last = heap.count;
    heap.count = 0;
    options.forms = BITNET_FORMS_AUTO;
    model = bitnet_model_load_memory(c->data, c->size, &options, NULL);
    if (!CHECK(model != NULL)) return;
    while (result == BITNET_PENDING && bitnet__microseconds() - start < 5000000)
        result = bitnet_model_make_forms(model, &little);
    CHECK(result == BITNET_ERROR_OUT_OF_MEMORY && !bitnet_model_get_forms_stats(model).complete);
    CHECK(bitnet_model_get_forms_stats(model).bytes == 0);
    bitnet__store_release(&heap.last, 0);
    CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
    CHECK(bitnet_model_get_forms_stats(model).complete &&
          bitnet_model_get_forms_stats(model).bytes > 0);
    CHECK(bitnet_model_make_forms(model, &little) == BITNET_OK);
    bitnet_model_free(model);
    CHECK_CASE(heap.live == 0, "a leak");
}

static void forms_memory(void) {
    make_options o = make_defaults();
    int failed = 0, worked = 0;
    make_file file;
    forms_case c;
    o.vocabulary = 4100;
    make_model(&o, &file);
    c.data = file.data;
    c.size = file.size;
    forms_expect(&c);
    forms_allocation(&c, &failed, &worked);
    CHECK(failed == 3 && worked > (bitnet_isa_available(BITNET_ISA_AVX512_VBMI) ? 14 : 1));
    if (run_vectors() != BITNET_ISA_SCALAR) forms_allocation_behind(&c);
    forms_done(&c);
    make_free(&file);
}

/* ---- threads */

#ifdef FORMS_THREADS

enum { FORMS_TOKENS = 40 };

/* A session that decodes: even ones look at all logits, odd ones let the head be screened. */
typedef struct forms_thread {
    bitnet_model *model;
    int32_t ids[FORMS_TOKENS];
    uint32_t crc[FORMS_TOKENS];
    int number;
    bool failed;
} forms_thread;

static void *forms_decode(void *context) {
    forms_thread *t = (forms_thread *)context;
    bitnet_session *session = bitnet_session_create(t->model, NULL, NULL);
    size_t bytes = (size_t)bitnet_model_get_info(t->model)->vocabulary * sizeof(float);
    int32_t id = 11 + t->number;
    int i;
    for (i = 0; i < FORMS_TOKENS && !t->failed; i++) {
        if (bitnet_feed(session, &id, 1) != BITNET_OK) t->failed = true;
        if (t->number % 2 == 0) {
            const float *logits = bitnet_logits(session);
            if (logits) t->crc[i] = bitnet__crc32(0, logits, bytes);
            else t->failed = true;
        }
        if (bitnet_sample(session, NULL, &id) != BITNET_OK) t->failed = true;
        t->ids[i] = id;
        id = (id + i) % 4000; /* a model this small soon repeats itself */
    }
    bitnet_session_free(session);
    return NULL;
}

/* Sessions on three threads while the cache is made by another, or in slices by this one. */
static void forms_swap(const forms_case *c, const forms_thread *expected, bitnet_forms_mode mode) {
    static const bitnet_budget little = {1, 0};
    bitnet_model *model = forms_load(c, BITNET_ISA_AUTO, mode, 2, 0);
    forms_thread t[3];
    pthread_t threads[3];
    int i;
    memset(t, 0, sizeof t);
    for (i = 0; i < 3; i++) {
        t[i].model = model;
        t[i].number = i;
        CHECK(pthread_create(&threads[i], NULL, forms_decode, &t[i]) == 0);
    }
    while (mode == BITNET_FORMS_MANUAL && bitnet_model_make_forms(model, &little) == BITNET_PENDING)
        sched_yield();
    for (i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    for (i = 0; i < 3; i++) {
        CHECK(!t[i].failed && memcmp(t[i].ids, expected[i].ids, sizeof t[i].ids) == 0);
        CHECK(memcmp(t[i].crc, expected[i].crc, sizeof t[i].crc) == 0);
    }
    CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
    CHECK(mode == BITNET_FORMS_OFF || bitnet_model_get_forms_stats(model).complete);
    bitnet_model_free(model);
}

/* Models that come and go while their caches are being made. */
static void forms_cycles(const forms_case *c) {
    bitnet_model_options options;
    forms_heap heap;
    int i, interrupted = 0;
    memset(&options, 0, sizeof options);
    memset(&heap, 0, sizeof heap);
    options.allocator.alloc = forms_alloc;
    options.allocator.free = forms_free;
    options.allocator.user = &heap;
    for (i = 0; i < 100; i++) {
        bitnet_model *model;
        options.threads = 2 + i % 2;
        model = bitnet_model_load_memory(c->data, c->size, &options, NULL);
        if (i % 5 == 4) {
            bitnet_session *session = bitnet_session_create(model, NULL, NULL);
            const float *logits;
            bitnet_feed(session, c->ids, FORMS_LENGTH);
            logits = bitnet_logits(session);
            CHECK(logits && memcmp(logits, run_row(&c->expected, FORMS_LENGTH - 1),
                                   (size_t)c->expected.vocabulary * 4) == 0);
            bitnet_session_free(session);
        } else if (i % 5 == 3) {
            CHECK(bitnet_model_make_forms(model, NULL) == BITNET_OK);
        }
        interrupted += !bitnet_model_get_forms_stats(model).complete;
        bitnet_model_free(model);
        CHECK_CASE(bitnet__load_acquire(&heap.live) == 0, "a leak");
    }
    CHECK(interrupted > 0 || !bitnet_isa_available(BITNET_ISA_AVX512_VBMI));
}

static void forms_threads(void) {
    make_options o = make_defaults();
    make_file file;
    forms_case c;
    forms_thread expected[3];
    bitnet_model *model;
    int i;
    o.width = 512, o.heads = 8, o.ffn = 1536, o.layers = 3, o.vocabulary = 4100;
    make_model(&o, &file);
    c.data = file.data;
    c.size = file.size;
    model = forms_load(&c, BITNET_ISA_AUTO, BITNET_FORMS_OFF, 1, 0);
    memset(expected, 0, sizeof expected);
    for (i = 0; i < 3; i++) {
        expected[i].model = model;
        expected[i].number = i;
        forms_decode(&expected[i]);
        CHECK(!expected[i].failed);
    }
    bitnet_model_free(model);
    for (i = 0; i < 2; i++) {
        forms_swap(&c, expected, BITNET_FORMS_AUTO);
        forms_swap(&c, expected, BITNET_FORMS_MANUAL);
    }
    forms_swap(&c, expected, BITNET_FORMS_LOAD);
    make_free(&file);

    o = make_defaults();
    make_model(&o, &file);
    c.data = file.data;
    c.size = file.size;
    forms_expect(&c);
    forms_cycles(&c);
    forms_done(&c);
    make_free(&file);
}

#endif

static void test_forms(void) {
    forms_base3();
    forms_modes();
#ifndef BITNET_NO_STDIO
    forms_mapped();
#endif
    forms_tasks();
    forms_memory();
#ifdef FORMS_THREADS
    forms_threads();
#else
    SKIP("no threads in this build");
#endif
}

#endif
