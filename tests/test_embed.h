/* test_embed.h - texts as vectors, compared with observed states that the tests pool as specified
   in the contract: the same bits one by one and together, whole and in slices, with all kernels */

#ifndef TEST_EMBED_H
#define TEST_EMBED_H

#include "check.h"
#include "make.h"
#include "reference.h"
#include "run.h"

enum { EMBED_PASSAGES = 16 };

static const int32_t embed_lengths[EMBED_PASSAGES] = {1, 63, 5,  2, 64, 255, 1, 1,
                                                      7, 65, 17, 3, 40, 1,   9, 2};

/* A model, and the gain of its last norm. */
typedef struct embed_model {
    make_file file;
    float *gain;
    bitnet_model *model;
} embed_model;

static bitnet_model *embed_load(const make_file *file, bitnet_isa isa, int threads) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.isa = isa;
    options.threads = threads;
    return bitnet_model_load_memory(file->data, file->size, &options, NULL);
}

static embed_model embed_make(const make_options *o) {
    embed_model m;
    bitnet_gguf *gguf;
    make_model(o, &m.file);
    gguf = bitnet_gguf_open_memory(m.file.data, m.file.size, NULL, NULL);
    m.gain = reference_vector(gguf, -1, "output_norm", "weight");
    bitnet_gguf_free(gguf);
    m.model = embed_load(&m.file, BITNET_ISA_AUTO, 2);
    return m;
}

static void embed_free(embed_model *m) {
    bitnet_model_free(m->model);
    free(m->gain);
    make_free(&m->file);
}

static make_options embed_options(void) {
    make_options o = make_defaults();
    o.arch = "qwen3", o.norms_in = true, o.pooling = BITNET_POOLING_MEAN, o.add_eos = true;
    return o;
}

static int32_t embed_width(const bitnet_model *model) {
    return bitnet_model_get_info(model)->hidden_size;
}

/* Tokens that differ for each passage. */
static bitnet_passage embed_passage(int32_t length, int number) {
    int32_t *ids = (int32_t *)malloc((size_t)length * sizeof *ids), i;
    bitnet_passage p = {NULL, NULL, 0};
    for (i = 0; i < length; i++) ids[i] = (i * 37 + number * 11 + i * i % 7) % 300;
    p.ids = ids;
    p.length = (size_t)length;
    return p;
}

static void embed_passages(bitnet_passage *passages) {
    int i;
    for (i = 0; i < EMBED_PASSAGES; i++) passages[i] = embed_passage(embed_lengths[i], i);
}

static void embed_free_passages(bitnet_passage *passages, int count) {
    while (count > 0) free((void *)passages[--count].ids);
}

/* ---- against the contract */

typedef struct embed_pool {
    const embed_model *model;
    bitnet_pooling pooling;
    int32_t length;
    float *sum;
} embed_pool;

static int embed_see(void *user, int32_t layer, int32_t position, const float *x, int32_t width) {
    embed_pool *p = (embed_pool *)user;
    const bitnet_model_info *info = bitnet_model_get_info(p->model->model);
    float *h = (float *)malloc((size_t)width * sizeof *h);
    int32_t i;
    reference_norm(h, x, p->model->gain, width, info->norm_epsilon);
    if (layer == info->layers &&
        (p->pooling == BITNET_POOLING_MEAN ||
         position == (p->pooling == BITNET_POOLING_CLS ? 0 : p->length - 1)))
        for (i = 0; i < width; i++) p->sum[i] = p->sum[i] + h[i];
    free(h);
    return 0;
}

static void embed_naively(const embed_model *m, const bitnet_passage *passage,
                          bitnet_pooling pooling, float *vector) {
    int32_t width = embed_width(m->model), i;
    bitnet_session_options options;
    bitnet_observer observer;
    bitnet_session *s;
    embed_pool pool;
    float scale;
    memset(vector, 0, (size_t)width * sizeof *vector);
    memset(&options, 0, sizeof options);
    memset(&observer, 0, sizeof observer);
    pool.model = m, pool.pooling = pooling, pool.length = (int32_t)passage->length;
    pool.sum = vector;
    options.context_length = bitnet_model_get_info(m->model)->context_length;
    observer.layer = embed_see;
    observer.user = &pool;
    s = bitnet_session_create(m->model, &options, NULL);
    bitnet_session_set_observer(s, &observer);
    CHECK(run_feed(s, passage->ids, 0, pool.length, pool.length, NULL));
    bitnet_session_free(s);
    scale = reference_rsqrt(reference_dot(vector, vector, width));
    for (i = 0; i < width; i++) vector[i] = vector[i] * scale;
}

/* The vectors of some passages, all three poolings: *expected is [3][count][width]. */
static float *embed_expect(const embed_model *m, const bitnet_passage *passages, int count) {
    size_t width = (size_t)embed_width(m->model);
    float *all = (float *)malloc(3 * (size_t)count * width * sizeof *all);
    int pooling, i;
    for (pooling = 0; pooling < 3; pooling++)
        for (i = 0; i < count; i++)
            embed_naively(m, &passages[i], (bitnet_pooling)(pooling + 1),
                          all + (size_t)(pooling * count + i) * width);
    return all;
}

/* Embeds in slices; true if that gives `expected`. Returns in *calls how many slices it took. */
static bool embed_gives(bitnet_model *model, const bitnet_passage *passages, int count,
                        const bitnet_embed_options *options, const bitnet_budget *budget,
                        const float *expected, int *calls) {
    size_t bytes = (size_t)count * (size_t)embed_width(model) * sizeof(float), done = 0;
    float *vectors = (float *)malloc(bytes);
    bitnet_embedding *e =
        bitnet_embedding_create(model, passages, (size_t)count, options, vectors, NULL);
    bitnet_result result;
    bool same, forward = true;
    memset(vectors, 0, bytes);
    *calls = 0;
    do {
        result = bitnet_embedding_next(e, budget, NULL);
        forward = forward && bitnet_embedding_done(e) >= done;
        done = bitnet_embedding_done(e);
        ++*calls;
    } while (result == BITNET_PENDING);
    same = result == BITNET_OK && forward && done == (size_t)count &&
           memcmp(vectors, expected, bytes) == 0;
    same = same && bitnet_embedding_next(e, budget, NULL) == BITNET_OK;
    bitnet_embedding_free(e);
    free(vectors);
    return same;
}

/* Together, one by one, in slices of any kind; by every kernel and number of threads. */
static void embed_same(const embed_model *m) {
    static const bitnet_budget budgets[] = {{0, 0},  {0, 1}, {0, 3},  {0, 64},
                                            {0, 65}, {1, 0}, {50, 0}, {1, 7}};
    bitnet_passage passages[EMBED_PASSAGES];
    size_t width = (size_t)embed_width(m->model);
    float *expected, one[640];
    int pooling, isa, threads, calls, i;
    embed_passages(passages);
    expected = embed_expect(m, passages, EMBED_PASSAGES);
    for (pooling = 0; pooling < 3; pooling++) {
        const float *of = expected + (size_t)(pooling * EMBED_PASSAGES) * width;
        bitnet_embed_options options;
        memset(&options, 0, sizeof options);
        options.pooling = (bitnet_pooling)(pooling + 1);
        for (i = 0; i < EMBED_PASSAGES; i++) {
            bitnet_error error = {BITNET_OK, ""};
            CHECK(bitnet_embed(m->model, &passages[i], 1, &options, one, &error) == BITNET_OK);
            CHECK(memcmp(one, of + (size_t)i * width, width * sizeof *one) == 0);
        }
        for (i = 0; i < 8; i++) {
            CHECK(
                embed_gives(m->model, passages, EMBED_PASSAGES, &options, &budgets[i], of, &calls));
            CHECK(i == 0 ? calls == 1 : budgets[i].tokens == 1 ? calls > 500 : calls > 4);
        }
    }
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++)
        for (threads = 1; threads <= 3 && bitnet_isa_available((bitnet_isa)isa); threads++) {
            bitnet_model *model = embed_load(&m->file, (bitnet_isa)isa, threads);
            CHECK_CASE(embed_gives(model, passages, EMBED_PASSAGES, NULL, NULL, expected, &calls),
                       bitnet_isa_name((bitnet_isa)isa));
            bitnet_model_free(model);
        }
    free(expected);
    embed_free_passages(passages, EMBED_PASSAGES);
}

/* Long ones, in the company of a short one. */
static void embed_long(void) {
    static const int32_t lengths[] = {257, 4096, 3, 512, 1};
    make_options o = embed_options();
    bitnet_passage passages[5];
    embed_model m;
    float *expected;
    int calls, i;
    o.layers = 1, o.heads = o.kv_heads = 1, o.head_width = 32, o.width = 64, o.ffn = 128;
    o.context = 4096, o.arch = "gemma3";
    m = embed_make(&o);
    for (i = 0; i < 5; i++) passages[i] = embed_passage(lengths[i], i);
    expected = embed_expect(&m, passages, 5);
    CHECK(embed_gives(m.model, passages, 5, NULL, NULL, expected, &calls));
    embed_free_passages(passages, 5);
    free(expected);
    embed_free(&m);
}

/* The rotation of a position depends on the context length, not on the text. */
static void embed_longrope(void) {
    make_options o = make_defaults();
    bitnet_passage passages[2];
    bitnet_embed_options options;
    float vectors[3][256], *expected;
    embed_model m;
    o.arch = "minicpm", o.rope_scaling = "longrope", o.original = 100;
    m = embed_make(&o);
    passages[0] = embed_passage(20, 1), passages[1] = embed_passage(120, 2);
    expected = embed_expect(&m, passages, 2); /* in a session of 256 positions */
    memset(&options, 0, sizeof options);
    CHECK(bitnet_embed(m.model, passages, 2, &options, vectors[0], NULL) == BITNET_OK);
    CHECK(memcmp(vectors, expected, 2 * sizeof *vectors) == 0);
    options.context_length = 100;
    CHECK(bitnet_embed(m.model, passages, 1, &options, vectors[2], NULL) == BITNET_OK);
    CHECK(memcmp(vectors[0], vectors[2], sizeof *vectors) != 0);
    embed_free_passages(passages, 2);
    free(expected);
    embed_free(&m);
}

/* ---- texts */

static bitnet_passage embed_text(const char *text) {
    bitnet_passage p = {NULL, NULL, 0};
    p.text = text;
    p.length = BITNET_TERMINATED;
    return p;
}

/* Bos and eos as in the file; passages that are too long are rejected, or cut before the eos. */
static void embed_texts(void) {
    make_options o = embed_options();
    embed_model m = embed_make(&o);
    bitnet_passage texts[2], ids = {NULL, NULL, 0};
    bitnet_embed_options options;
    bitnet_error error = {BITNET_OK, ""};
    float a[2][256], b[256];
    int32_t tokens[16];
    size_t count;
    memset(&options, 0, sizeof options);
    texts[0] = embed_text("the and the"), texts[1] = embed_text("");
    CHECK(bitnet_tokenize(bitnet_model_tokenizer(m.model), "the and the", 11,
                          BITNET_ADD_BOS | BITNET_ADD_EOS, tokens, 16, &count, NULL) == BITNET_OK);
    CHECK(tokens[0] == make_bos(&o) && tokens[count - 1] == make_eos(&o) && count > 3);
    ids.ids = tokens, ids.length = count;
    CHECK(bitnet_embed(m.model, texts, 2, NULL, a[0], NULL) == BITNET_OK);
    CHECK(bitnet_embed(m.model, &ids, 1, NULL, b, NULL) == BITNET_OK);
    CHECK(memcmp(a[0], b, sizeof b) == 0 && memcmp(a[1], b, sizeof b) != 0);
    options.context_length = (int32_t)count - 1;
    CHECK(bitnet_embed(m.model, texts, 2, &options, a[0], &error) == BITNET_ERROR_CONTEXT_FULL);
    CHECK(strstr(error.message, "passage 0 has") != NULL);
    options.truncate = true;
    CHECK(bitnet_embed(m.model, texts, 2, &options, a[0], NULL) == BITNET_OK);
    tokens[count - 2] = make_eos(&o);
    ids.length--;
    CHECK(bitnet_embed(m.model, &ids, 1, &options, b, NULL) == BITNET_OK);
    CHECK(memcmp(a[0], b, sizeof b) == 0);
    ids.length++; /* tokens are cut behind */
    CHECK(bitnet_embed(m.model, &ids, 1, &options, b, NULL) == BITNET_OK);
    CHECK(memcmp(a[0], b, sizeof b) == 0);
    embed_free(&m);
    o.add_eos = false;
    m = embed_make(&o);
    CHECK(bitnet_tokenize(bitnet_model_tokenizer(m.model), "a", 1, BITNET_ADD_EOS, tokens, 16,
                          &count, NULL) == BITNET_OK);
    CHECK(count == 1 && tokens[0] == 'a');
    embed_free(&m);
}

/* ---- what goes wrong */

static void embed_errors(const embed_model *m) {
    static const int32_t good[] = {1, 2, 3}, bad[] = {1, 320, 3};
    bitnet_passage passages[3] = {{NULL, good, 3}, {NULL, good, 2}, {NULL, bad, 3}};
    bitnet_embed_options options;
    bitnet_error error = {BITNET_OK, ""};
    int32_t width = bitnet_model_get_info(m->model)->hidden_size;
    float vectors[3 * 256], alone[2 * 256];
    bitnet_embedding *e;
    memset(&options, 0, sizeof options);
    CHECK(bitnet_embed(m->model, NULL, 0, NULL, NULL, NULL) == BITNET_OK);
    CHECK(bitnet_embed(NULL, passages, 1, NULL, vectors, &error) == BITNET_ERROR_ARGUMENT);
    CHECK(error.result == BITNET_OK);
    CHECK(bitnet_embed(m->model, NULL, 1, NULL, vectors, &error) == BITNET_ERROR_ARGUMENT);
    CHECK(error.result == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_embed(m->model, passages, 1, NULL, NULL, NULL) == BITNET_ERROR_ARGUMENT);
    options.pooling = (bitnet_pooling)4;
    CHECK(bitnet_embed(m->model, passages, 1, &options, vectors, NULL) == BITNET_ERROR_ARGUMENT);
    options.pooling = BITNET_POOLING_AUTO, options.context_length = -1;
    CHECK(bitnet_embed(m->model, passages, 1, &options, vectors, NULL) == BITNET_ERROR_ARGUMENT);
    e = bitnet_embedding_create(m->model, passages, 3, NULL, vectors, NULL);
    CHECK(bitnet_embedding_next(e, NULL, &error) == BITNET_ERROR_TOKEN);
    CHECK(strstr(error.message, "passage 2: token 320") != NULL);
    CHECK(bitnet_embedding_done(e) == 2); /* what came before is there */
    CHECK(bitnet_embed(m->model, passages, 2, NULL, alone, NULL) == BITNET_OK);
    CHECK(memcmp(vectors, alone, 2 * (size_t)width * sizeof *alone) == 0);
    memset(&error, 0, sizeof error);
    CHECK(bitnet_embedding_next(e, NULL, &error) == BITNET_ERROR_TOKEN && error.message[0]);
    bitnet_embedding_free(e);
    passages[2].length = 0;
    CHECK(bitnet_embed(m->model, passages, 3, NULL, vectors, &error) == BITNET_ERROR_ARGUMENT);
    CHECK(strstr(error.message, "passage 2 has no tokens") != NULL);
    passages[2].ids = NULL, passages[2].length = 1; /* text: NULL */
    CHECK(bitnet_embed(m->model, passages, 3, NULL, vectors, NULL) == BITNET_ERROR_ARGUMENT);
    e = bitnet_embedding_create(m->model, passages, 2, NULL, vectors, NULL);
    bitnet_embedding_free(e); /* without a step */
    bitnet_embedding_free(NULL);
}

/* A weight that is not finite gives a named error; earlier vectors are available. */
static void embed_non_finite(void) {
    static const int32_t good[] = {1, 2}, bad[] = {3, 7};
    bitnet_passage passages[2] = {{NULL, good, 2}, {NULL, bad, 2}};
    make_options o = make_defaults();
    embed_model m;
    bitnet_gguf *gguf;
    const bitnet_gguf_tensor *t;
    float vectors[2 * 256], expected[256], infinite = reference_float(0x7F800000);
    bitnet_error error = {BITNET_OK, ""};
    o.embedding_type = BITNET_TYPE_F32;
    m = embed_make(&o);
    CHECK(bitnet_embed(m.model, passages, 1, NULL, expected, NULL) == BITNET_OK);
    bitnet_model_free(m.model);
    gguf = bitnet_gguf_open_memory(m.file.data, m.file.size, NULL, NULL);
    t = bitnet_gguf_find_tensor(gguf, "token_embd.weight");
    memcpy((uint8_t *)(uintptr_t)t->data + (7 * 256 + 5) * 4, &infinite, 4);
    bitnet_gguf_free(gguf);
    m.model = embed_load(&m.file, BITNET_ISA_AUTO, 1);
    CHECK(bitnet_embed(m.model, passages, 2, NULL, vectors, &error) == BITNET_ERROR_NON_FINITE);
    CHECK(strstr(error.message, "passage 1") && memcmp(vectors, expected, sizeof expected) == 0);
    embed_free(&m);
}

typedef struct embed_progress {
    uint64_t done, total;
    int calls, stop_at;
} embed_progress;

static int embed_report(void *user, uint64_t done, uint64_t total) {
    embed_progress *p = (embed_progress *)user;
    p->done = done, p->total = total;
    return ++p->calls == p->stop_at;
}

static void embed_watch(const embed_model *m) {
    bitnet_passage passages[EMBED_PASSAGES];
    bitnet_embed_options options;
    embed_progress p = {0, 0, 0, 0};
    float *vectors = (float *)malloc(EMBED_PASSAGES * 256 * sizeof *vectors);
    memset(&options, 0, sizeof options);
    options.progress.report = embed_report;
    options.progress.user = &p;
    embed_passages(passages);
    CHECK(bitnet_embed(m->model, passages, EMBED_PASSAGES, &options, vectors, NULL) == BITNET_OK);
    CHECK(p.done == EMBED_PASSAGES && p.total == EMBED_PASSAGES && p.calls > 3);
    p.calls = 0, p.stop_at = 2;
    CHECK(bitnet_embed(m->model, passages, EMBED_PASSAGES, &options, vectors, NULL) ==
          BITNET_CANCELLED);
    CHECK(p.calls == 2);
    embed_free_passages(passages, EMBED_PASSAGES);
    free(vectors);
}

/* Makes every allocation fail once: there is a named error, and nothing leaks. */
static void embed_allocation(const make_file *file) {
    bitnet_passage passages[4];
    bitnet_model_options options;
    check_heap heap;
    float expected[4 * 256], vectors[4 * 256];
    size_t width = 256, i;
    long n, wrong = 0, left = 0, failed = 0;
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    options.no_repack = true;
    passages[0] = embed_passage(250, 3), passages[1] = embed_passage(70, 4);
    passages[2] = embed_text("the and"), passages[3] = embed_text("on");
    for (n = 0; n < 500; n++) {
        bitnet_model *model;
        bitnet_result result;
        memset(&heap, 0, sizeof heap);
        model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
        heap.count = 0;
        heap.fail_at = n;
        result = bitnet_embed(model, passages, 4, NULL, n ? vectors : expected, NULL);
        for (i = 0; i < 4 && result == BITNET_OK; i++) /* and one by one */
            result = bitnet_embed(model, &passages[i], 1, NULL, vectors + i * width, NULL);
        wrong += result != BITNET_OK && result != BITNET_ERROR_OUT_OF_MEMORY;
        wrong += n && result == BITNET_OK && memcmp(vectors, expected, sizeof expected) != 0;
        failed += result != BITNET_OK;
        if (heap.count < n) result = BITNET_END;
        bitnet_model_free(model);
        left += heap.live;
        if (result == BITNET_END) break;
    }
    CHECK(wrong == 0 && left == 0 && failed > 10 && n > 10 && n < 500);
    embed_free_passages(passages, 2);
}

/* ---- side by side */

/* Two embeddings and a session compute alternately on one model. */
static void embed_interleaved(const embed_model *m) {
    static const bitnet_budget budgets[2] = {{0, 5}, {1, 0}};
    bitnet_passage passages[EMBED_PASSAGES];
    size_t bytes = EMBED_PASSAGES * 256 * sizeof(float);
    float *vectors[3];
    bitnet_embedding *e[2];
    bitnet_session *s = bitnet_session_create(m->model, NULL, NULL);
    bitnet_result results[2] = {BITNET_PENDING, BITNET_PENDING};
    int i;
    embed_passages(passages);
    for (i = 0; i < 3; i++) vectors[i] = (float *)malloc(bytes);
    CHECK(bitnet_embed(m->model, passages, EMBED_PASSAGES, NULL, vectors[2], NULL) == BITNET_OK);
    for (i = 0; i < 2; i++)
        e[i] = bitnet_embedding_create(m->model, passages, EMBED_PASSAGES, NULL, vectors[i], NULL);
    bitnet_feed(s, passages[5].ids, passages[5].length);
    while (results[0] == BITNET_PENDING || results[1] == BITNET_PENDING) {
        for (i = 0; i < 2; i++) results[i] = bitnet_embedding_next(e[i], &budgets[i], NULL);
        bitnet_step(s, &budgets[1]);
    }
    for (i = 0; i < 2; i++) {
        CHECK(results[i] == BITNET_OK && memcmp(vectors[i], vectors[2], bytes) == 0);
        bitnet_embedding_free(e[i]);
    }
    for (i = 0; i < 3; i++) free(vectors[i]);
    embed_free_passages(passages, EMBED_PASSAGES);
    bitnet_session_free(s);
}

#if !defined(BITNET_NO_THREADS)

typedef struct embed_worker {
    bitnet_model *model;
    const bitnet_passage *passages;
    float *vectors;
    bitnet_result result;
    bitnet__thread thread;
} embed_worker;

static void embed_work(void *context) {
    embed_worker *w = (embed_worker *)context;
    w->result = bitnet_embed(w->model, w->passages, EMBED_PASSAGES, NULL, w->vectors, NULL);
}

/* Four threads, one model. */
static void embed_threads(const embed_model *m) {
    bitnet_passage passages[EMBED_PASSAGES];
    size_t bytes = EMBED_PASSAGES * 256 * sizeof(float);
    embed_worker w[4];
    int i;
    embed_passages(passages);
    for (i = 0; i < 4; i++) {
        w[i].model = m->model, w[i].passages = passages;
        w[i].vectors = (float *)malloc(bytes);
        CHECK(bitnet__thread_start(&w[i].thread, embed_work, &w[i]));
    }
    for (i = 0; i < 4; i++) bitnet__thread_join(&w[i].thread);
    for (i = 0; i < 4; i++) {
        CHECK(w[i].result == BITNET_OK && memcmp(w[i].vectors, w[0].vectors, bytes) == 0);
        if (i) free(w[i].vectors);
    }
    free(w[0].vectors);
    embed_free_passages(passages, EMBED_PASSAGES);
}

#else

static void embed_threads(const embed_model *m) { (void)m; }

#endif

/* ---- forms of vectors */

static double embed_cosine(const float *a, const float *b, int n) {
    double ab = 0, aa = 0, bb = 0;
    int i;
    for (i = 0; i < n; i++)
        ab += (double)a[i] * b[i], aa += (double)a[i] * a[i], bb += (double)b[i] * b[i];
    return ab / bitnet__sqrt_double(aa * bb);
}

/* Compares each format of two vectors of n values with the contract. */
static void embed_forms(make_file *random, int n) {
    float *a = (float *)malloc(2 * (size_t)n * sizeof *a), *b = a + n, x[2], y;
    float *floats = (float *)malloc(4 * (size_t)n * sizeof *floats);
    int8_t *qa = (int8_t *)malloc(2 * (size_t)n), *qb = qa + n;
    uint8_t bits[2][100];
    float steps[32];
    int64_t ab = 0, aa = 0, bb = 0;
    int i, k, apart = 0, wrong = 0;
    for (i = 0; i < 2 * n; i++) a[i] = make_uniform(random, -0.1f, 0.1f);
    if (n > 3) a[3] = 0, b[3] = -0.0f;
    for (k = 0; k < 2; k++) {
        reference_quantise(floats, steps, k ? b : a, n, n);
        bitnet_vector_pack(BITNET_VECTOR_INT8, k ? b : a, n, k ? qb : qa, NULL);
        for (i = 0; i < n; i++) wrong += (float)(k ? qb : qa)[i] != floats[i];
        memset(bits[k], 0xFF, sizeof bits[k]);
        bitnet_vector_pack(BITNET_VECTOR_BITS, k ? b : a, n, bits[k], NULL);
        for (i = 0; i < 8 * ((n + 7) / 8); i++)
            wrong += (bits[k][i / 8] >> i % 8 & 1) != (i < n && (k ? b : a)[i] > 0);
        CHECK(bits[k][(n + 7) / 8] == 0xFF);
    }
    for (i = 0; i < n; i++) {
        ab += qa[i] * qb[i], aa += qa[i] * qa[i], bb += qb[i] * qb[i];
        apart += (a[i] > 0) != (b[i] > 0);
    }
    CHECK(wrong == 0);
    x[0] = bitnet_similarity(BITNET_VECTOR_INT8, qa, qb, n);
    x[1] = bitnet_similarity(BITNET_VECTOR_INT8, qb, qa, n);
    y = (float)ab * reference_rsqrt((float)aa * (float)bb);
    CHECK(memcmp(&x[0], &y, sizeof y) == 0 && memcmp(&x[1], &y, sizeof y) == 0);
    y = (float)embed_cosine(a, b, n);
    CHECK(x[0] - y < 0.02f && y - x[0] < 0.02f);
    x[0] = bitnet_similarity(BITNET_VECTOR_FLOAT, a, b, n);
    y = reference_dot(a, b, n);
    CHECK(memcmp(&x[0], &y, sizeof y) == 0);
    x[0] = bitnet_similarity(BITNET_VECTOR_BITS, bits[0], bits[1], n);
    y = (float)(n - 2 * apart) / (float)n;
    CHECK(memcmp(&x[0], &y, sizeof y) == 0);
    CHECK(bitnet_similarity(BITNET_VECTOR_BITS, bits[0], bits[0], n) == 1.0f);
    CHECK(bitnet_vector_pack(BITNET_VECTOR_FLOAT, a, n, floats, NULL) == BITNET_OK);
    CHECK(memcmp(floats, a, (size_t)n * sizeof *a) == 0);
    free(a), free(floats), free(qa);
}

static void embed_vectors(void) {
    static const int widths[] = {1, 7, 8, 63, 64, 65, 128, 640};
    int8_t extreme[2][4097];
    float zero[8] = {0}, one;
    make_file random;
    int i;
    memset(&random, 0, sizeof random);
    for (i = 0; i < 8; i++) embed_forms(&random, widths[i]);
    CHECK(bitnet_vector_size(BITNET_VECTOR_FLOAT, 9) == 36);
    CHECK(bitnet_vector_size(BITNET_VECTOR_INT8, 9) == 9);
    CHECK(bitnet_vector_size(BITNET_VECTOR_BITS, 9) == 2);
    bitnet_vector_pack(BITNET_VECTOR_INT8, zero, 8, extreme[0], NULL);
    CHECK(bitnet_similarity(BITNET_VECTOR_INT8, extreme[0], extreme[0], 8) == 0.0f);
    memset(extreme, -128, sizeof extreme);
    one = bitnet_similarity(BITNET_VECTOR_INT8, extreme[0], extreme[1], 4097);
    CHECK(one > 0.999999f && one < 1.000001f);
}

/* ---- models that are made for it */

/* Heads of embedding models get no screen, and estimates include none; unsupported models are
   rejected. */
static void embed_models(void) {
    make_options o = embed_options();
    uint64_t bytes[2], estimated[2];
    int way;
    for (way = 0; way < 2; way++) {
        bitnet_model_options options;
        bitnet_memory memory;
        bitnet_gguf *gguf;
        make_file file;
        bitnet_model *model;
        memset(&options, 0, sizeof options);
        o.vocabulary = 5000, o.pooling = way ? BITNET_POOLING_LAST : 0, o.causal = way;
        make_model(&o, &file);
        model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
        CHECK((int)bitnet_model_get_info(model)->pooling == o.pooling);
        bytes[way] = bitnet_model_get_info(model)->repacked_bytes;
        gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
        CHECK(bitnet_estimate(gguf, &options, NULL, &memory, NULL) == BITNET_OK);
        estimated[way] = memory.repacked_bytes;
        bitnet_gguf_free(gguf);
        bitnet_model_free(model);
        make_free(&file);
    }
    CHECK(bytes[0] - bytes[1] == bitnet__screen_size(5000, 256) && bytes[0] > bytes[1]);
    CHECK(estimated[0] == bytes[0] && estimated[1] == bytes[1]);
    for (way = 0; way < 2; way++) {
        bitnet_error error = {BITNET_OK, ""};
        make_file file;
        o.vocabulary = 320, o.pooling = way ? 4 : 1, o.causal = way ? 0 : -1;
        make_model(&o, &file);
        CHECK(!bitnet_model_load_memory(file.data, file.size, NULL, &error));
        CHECK(error.result == BITNET_ERROR_MODEL_KEY);
        CHECK(strstr(error.message, way ? "qwen3.pooling_type is 4" : "qwen3.attention.causal"));
        make_free(&file);
    }
}

/* Tiny models in the shared directory: .f32 has two unit vectors for the first 40 ids, of the mean
   and of the last token, computed in double precision. */
static void embed_zoo(const char *name) {
    char path[1024], file[64];
    int32_t ids[40];
    size_t size = 0;
    char *text = check_read_file(check_shared("golden/zoo/ids.txt", path, sizeof path), &size);
    char *at = text, *golden;
    bitnet_passage passage = {NULL, NULL, 40};
    bitnet_embed_options options;
    bitnet_model *model;
    int i;
    if (!text) {
        SKIP("there is no golden/zoo in $BITNET_SHARED or ../shared");
        return;
    }
    for (i = 0; i < 40; i++) ids[i] = (int32_t)strtol(at, &at, 10);
    passage.ids = ids;
    memset(&options, 0, sizeof options);
    snprintf(file, sizeof file, "golden/zoo/%s.f32", name);
    golden = check_read_file(check_shared(file, path, sizeof path), &size);
    snprintf(file, sizeof file, "golden/zoo/%s.gguf", name);
    model = bitnet_model_load_file(check_shared(file, path, sizeof path), NULL, NULL);
    if (CHECK_CASE(model && golden && size == 2 * 128 * sizeof(float), name))
        for (i = 0; i < 2; i++) {
            float vector[128], expected[128];
            double cosine;
            options.pooling = i ? BITNET_POOLING_LAST : BITNET_POOLING_MEAN;
            memcpy(expected, golden + (size_t)i * sizeof expected, sizeof expected);
            CHECK(bitnet_embed(model, &passage, 1, &options, vector, NULL) == BITNET_OK);
            cosine = embed_cosine(vector, expected, 128);
            printf("  %s, %s: cosine %.7f\n", name, i ? "last" : "mean", cosine);
            CHECK_CASE(cosine >= (i ? 0.9995 : 0.9999), name);
        }
    bitnet_model_free(model);
    free(golden);
    free(text);
}

static void test_embed(void) {
    make_options o = embed_options();
    embed_model m = embed_make(&o);
    embed_same(&m);
    embed_errors(&m);
    embed_watch(&m);
    embed_interleaved(&m);
    embed_threads(&m);
    embed_allocation(&m.file);
    embed_free(&m);
    o.arch = "gemma3", o.layers = 1, o.width = o.ffn = 640, o.kv_heads = 1, o.head_width = 160;
    o.window = 30;
    m = embed_make(&o);
    embed_same(&m);
    embed_free(&m);
    embed_long();
    embed_longrope();
    embed_texts();
    embed_non_finite();
    embed_vectors();
    embed_models();
    embed_zoo("embed_qwen3");
    embed_zoo("embed_gemma3");
}

#endif
