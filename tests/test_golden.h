/* test_golden.h - comparison with other implementations; golden/README.md explains the
   tolerances */

#ifndef TEST_GOLDEN_H
#define TEST_GOLDEN_H

#include "make.h"
#include "run.h"

typedef struct golden_difference {
    double mean_cosine, worst_cosine, largest;
    double top1; /* the share of positions with the same largest logit */
} golden_difference;

static golden_difference golden_compare(const run_logits *a, const float *golden) {
    golden_difference d = {0, 2, 0, 0};
    int32_t p, i, n = a->vocabulary;
    for (p = 0; p < a->count; p++) {
        const float *x = run_row(a, p), *y = golden + (size_t)p * (size_t)n;
        double xx = 0, yy = 0, xy = 0, cosine;
        for (i = 0; i < n; i++) {
            double difference = (double)x[i] - (double)y[i];
            if (difference < 0) difference = -difference;
            if (!(difference <= d.largest)) d.largest = difference;
            xx += (double)x[i] * x[i], yy += (double)y[i] * y[i], xy += (double)x[i] * y[i];
        }
        cosine = xx > 0 && yy > 0 ? xy / bitnet__sqrt_double(xx * yy) : 0;
        d.mean_cosine += cosine / a->count;
        if (cosine < d.worst_cosine) d.worst_cosine = cosine;
        if (run_argmax(x, n) == run_argmax(y, n)) d.top1 += 1.0 / a->count;
    }
    return d;
}

static void golden_print(const char *what, const golden_difference *d) {
    printf("  %-28s mean cosine %.6f, worst %.6f, largest difference %.3f, top-1 %.1f%%\n", what,
           d->mean_cosine, d->worst_cosine, d->largest, d->top1 * 100);
}

/* Reads "ID ID ..." or, with `logits`, "ID:LOGIT ID:LOGIT ..."; returns how many. */
static int golden_numbers(const char *text, int32_t *ids, float *logits, int room) {
    int n = 0;
    char *end;
    for (; n < room; n++) {
        ids[n] = (int32_t)strtol(text, &end, 10);
        if (end == text) break;
        text = end;
        if (logits) logits[n] = (float)strtod(text + 1, &end), text = end;
    }
    return n;
}

static void golden_tiny(void) {
    int32_t ids[36] = {1024, 1, 5, 9, 100, 7, 8, 9, 10, 11, 200, 300, 400, 500, 600, 700};
    bitnet_model *model = bitnet_model_load_file(RUN_TINY, NULL, NULL);
    size_t size = 0;
    char *file = check_read_file("tests/golden/tiny.logits", &size);
    float *golden = (float *)malloc(36 * 1280 * sizeof(float));
    golden_difference d;
    run_logits l;
    int p;
    if (!CHECK(model && file && size == 8 + 36 * 1280 * 4)) return;
    memcpy(golden, file + 8, size - 8);
    for (p = 16; p < 36; p++) ids[p] = run_argmax(golden + (p - 1) * 1280, 1280);
    l = run_all(model, ids, 36);
    if (CHECK(l.data != NULL)) {
        d = golden_compare(&l, golden);
        golden_print("tiny, bitnet.cpp", &d);
        CHECK(d.worst_cosine >= 0.999);
        CHECK(d.largest <= 0.2);
    }
    free(l.data);
    free(golden);
    free(file);
    bitnet_model_free(model);
}

/* ---- tiny models of other architectures and forms, in the shared directory */

/* Tolerances for the file's logits; forms are compared without quantized activations. */
typedef struct golden_case {
    const char *name;
    double mean, worst; /* cosine */
    double largest;     /* difference, in standard deviations of the logits */
} golden_case;

/* `golden`: logits of `count` ids, whose mean is about 0. */
static void golden_near(const golden_case *c, bitnet_model *model, bitnet_cache cache,
                        const int32_t *ids, int32_t count, const float *golden) {
    run_logits l = run_cached(model, cache, ids, count);
    golden_difference d = golden_compare(&l, golden);
    int32_t n = count * l.vocabulary, i;
    double spread = 0;
    for (i = 0; i < n; i++) spread += (double)golden[i] * golden[i] / n;
    golden_print(c->name, &d);
    CHECK_CASE(d.mean_cosine >= c->mean, c->name);
    CHECK_CASE(d.worst_cosine >= c->worst, c->name);
    CHECK_CASE(d.largest <= c->largest * bitnet__sqrt_double(spread), c->name);
    free(l.data);
}

/* A model in double precision, in floats and in STQ1_0. The mean cosine would be 0.994 and 0.997 if
   the norms came before RoPE. */
static void golden_hunyuan(void) {
    static const golden_case cases[] = {{"hunyuan-dense", 0.99999, 0.99999, 0.003},
                                        {"hunyuan-dense, STQ1_0", 0.9999, 0.9995, 0.2}};
    size_t size = 0;
    float *golden = (float *)(void *)check_read_file("tests/golden/hunyuan.f32", &size);
    int32_t ids[MAKE_HUNYUAN_IDS], i;
    for (i = 0; i < MAKE_HUNYUAN_IDS; i++) ids[i] = make_maple_id(i);
    for (i = 0; i < 2; i++) {
        make_options o = make_hunyuan(i == 1);
        int32_t count = MAKE_HUNYUAN_IDS * o.vocabulary;
        bitnet_model *model;
        make_file file;
        make_model(&o, &file);
        model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
        if (CHECK(model && golden && size == 2 * (size_t)count * sizeof(float)))
            golden_near(&cases[i], model, BITNET_CACHE_F16, ids, MAKE_HUNYUAN_IDS,
                        golden + i * count);
        bitnet_model_free(model);
        make_free(&file);
    }
    free(golden);
}

/* golden/zoo/NAME and an ending, or NULL. */
static float *golden_read(const char *name, const char *ending, size_t size) {
    char path[1024], file[64];
    size_t found = 0;
    float *golden;
    snprintf(file, sizeof file, "golden/zoo/%s%s.logits", name, ending);
    golden = (float *)(void *)check_read_file(check_shared(file, path, sizeof path), &found);
    if (golden && found == size) return golden;
    free(golden);
    return NULL;
}

/* Compares with NAME.exact.logits, which are computed without rounding activations, if it exists,
   else with NAME.logits. Keys and values in int8 may reduce the mean by 0.0002; mistakes in an
   architecture reduce it by 0.004 or more. */
static void golden_zoo(const golden_case *c, const int32_t *ids, int32_t count) {
    char path[1024], file[64];
    float *golden = golden_read(c->name, ".exact", 8 + 4 * 120 * 320);
    bitnet_model *model;
    if (!golden) golden = golden_read(c->name, "", 8 + 4 * 120 * 320);
    snprintf(file, sizeof file, "golden/zoo/%s.gguf", c->name);
    model = bitnet_model_load_file(check_shared(file, path, sizeof path), NULL, NULL);
    if (CHECK_CASE(model && golden, c->name)) {
        golden_case bytes = {c->name, c->mean - 0.0002, c->worst - 0.01, 3};
        golden_near(c, model, BITNET_CACHE_F16, ids, count, golden + 2);
        golden_near(&bytes, model, BITNET_CACHE_INT8, ids, count, golden + 2);
    }
    bitnet_model_free(model);
    free(golden);
}

/* A mixture of experts by llama.cpp. The mean cosine would be 0.9935 with the gate's clamp behind the
   SiLU, 0.976 with a window of one position more, 0.9973 with the other rope base, 0.92 with rope in
   all layers. */
static void golden_maple(void) {
    static const golden_case c = {"maple, llama.cpp", 0.99999, 0.99999, 0.01};
    make_options o = make_maple();
    make_file file;
    int32_t ids[MAKE_MAPLE_IDS], i;
    size_t size = 0;
    float *golden = (float *)(void *)check_read_file("tests/golden/maple.f32", &size);
    bitnet_model *model;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    for (i = 0; i < MAKE_MAPLE_IDS; i++) ids[i] = make_maple_id(i);
    if (CHECK(model && golden && size == (size_t)(MAKE_MAPLE_IDS * o.vocabulary) * sizeof(float)))
        golden_near(&c, model, BITNET_CACHE_F16, ids, MAKE_MAPLE_IDS, golden);
    bitnet_model_free(model);
    make_free(&file);
    free(golden);
}

/* ---- what MTP heads draft */

enum { GOLDEN_ROWS = 119, GOLDEN_GUESSES = 8 + 4 * GOLDEN_ROWS * 320 };

static int golden_width; /* of states */

static void golden_see_state(void *user, int32_t position, const float *state) {
    memcpy((float *)user + position * golden_width, state, (size_t)golden_width * sizeof *state);
}

static bitnet_session *golden_watched(bitnet_model *model, float *states) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_drafter drafter;
    memset(&drafter, 0, sizeof drafter);
    drafter.hidden = golden_see_state;
    drafter.user = states;
    bitnet_session_set_drafter(s, &drafter);
    return s;
}

/* Compares drafts with those in a file. */
static void golden_guesses(const golden_case *c, const char *what, const float *golden,
                           const run_logits *l) {
    golden_difference d;
    double spread = 0;
    int i;
    for (i = 0; i < GOLDEN_ROWS * 320; i++)
        spread += (double)golden[2 + i] * golden[2 + i] / (GOLDEN_ROWS * 320);
    d = golden_compare(l, golden + 2);
    golden_print(what, &d);
    CHECK_CASE(d.mean_cosine >= c->mean, what);
    CHECK_CASE(d.worst_cosine >= c->worst, what);
    CHECK_CASE(d.largest <= c->largest * bitnet__sqrt_double(spread), what);
}

/* The drafts of each row, and those after the file's best draft from the row's own state. */
static void golden_mtp(const golden_case *c, const char *exact, const int32_t *ids) {
    static float states[120 * 256], own[120 * 256];
    char path[1024], file[64], ending[2][32];
    const char *name = c->name;
    float *golden[2];
    bitnet_model *model;
    bitnet_session *trunk, *mtp;
    run_logits first, second;
    int i;
    snprintf(ending[0], sizeof ending[0], ".mtp%s", exact);
    snprintf(ending[1], sizeof ending[1], ".mtp_second%s", exact);
    for (i = 0; i < 2; i++) golden[i] = golden_read(name, ending[i], GOLDEN_GUESSES);
    first.count = second.count = GOLDEN_ROWS;
    first.vocabulary = second.vocabulary = 320;
    first.data = (float *)calloc(2 * GOLDEN_ROWS * 320, sizeof(float));
    second.data = first.data + GOLDEN_ROWS * 320;
    snprintf(file, sizeof file, "golden/zoo/%s.gguf", name);
    model = bitnet_model_load_file(check_shared(file, path, sizeof path), NULL, NULL);
    if (!CHECK_CASE(model && bitnet_model_load_mtp(model, NULL) && golden[0] && golden[1], name))
        return;
    golden_width = bitnet_model_get_info(model)->hidden_size;
    trunk = golden_watched(model, states);
    mtp = golden_watched(bitnet_model_load_mtp(model, NULL), own);
    CHECK(bitnet_feed(trunk, ids, 120) == BITNET_OK && bitnet_step(trunk, NULL) == BITNET_OK);
    for (i = 0; i < GOLDEN_ROWS; i++) {
        float *row = first.data + i * 320;
        int32_t best;
        CHECK(bitnet_feed_hidden(mtp, ids + i + 1, states + i * golden_width, 1) == BITNET_OK);
        memcpy(row, logits_of(mtp), 320 * sizeof *row);
        best = run_argmax(golden[0] + 2 + i * 320, 320);
        CHECK(bitnet_feed_hidden(mtp, &best, own + i * golden_width, 1) == BITNET_OK);
        memcpy(second.data + i * 320, logits_of(mtp), 320 * sizeof *row);
        CHECK(bitnet_session_truncate(mtp, i + 1) == BITNET_OK);
    }
    golden_guesses(c, ".mtp", golden[0], &first);
    golden_guesses(c, ".mtp_second", golden[1], &second);
    free(golden[0]);
    free(golden[1]);
    CHECK(bitnet_feed_hidden(trunk, ids, states, 1) == BITNET_ERROR_ARGUMENT);
    bitnet_session_free(trunk);
    bitnet_session_free(mtp);
    bitnet_model_free(model);
    free(first.data);
}

static double golden_cosine(const float *a, const float *b, int n) {
    double aa = 0, bb = 0, ab = 0;
    int i;
    for (i = 0; i < n; i++)
        aa += (double)a[i] * a[i], bb += (double)b[i] * b[i], ab += (double)a[i] * b[i];
    return ab / bitnet__sqrt_double(aa * bb);
}

/* Adds a tensor of floats -s, 0 and s as I2_S; returns its data, to be freed after the writer. */
static uint8_t *golden_make_ternary(bitnet_gguf_writer *w, const char *name,
                                    const bitnet_gguf_tensor *t) {
    size_t n = (size_t)(t->shape[0] * t->shape[1]), i, others = 0;
    uint8_t *codes = (uint8_t *)calloc(n / 4 + 32, 1);
    const float *values = (const float *)(const void *)t->data;
    float scale = 0;
    for (i = 0; i < n; i++)
        if (values[i] > scale) scale = values[i];
    for (i = 0; i < n; i++) {
        unsigned code = values[i] < 0 ? 0 : values[i] > 0 ? 2 : 1;
        if (values[i] != 0 && values[i] != scale && values[i] != -scale) others++;
        codes[i / 128 * 32 + i % 32] |= (uint8_t)(code << (6 - i % 128 / 32 * 2));
    }
    CHECK_CASE(others == 0, name);
    memcpy(codes + n / 4, &scale, sizeof scale);
    bitnet_gguf_add_tensor(w, name, BITNET_TYPE_I2_S, 2, t->shape, codes);
    return codes;
}

/* The file at `path` with its projections in I2_S, as the published ones are; to be freed. */
static uint8_t *golden_ternary_file(const char *path, size_t *size) {
    bitnet_gguf *g = bitnet_gguf_open_file(path, NULL, NULL);
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    uint8_t *kept[64], *copy = NULL;
    const void *data;
    size_t i, count = 0;
    for (i = 0; g && i < bitnet_gguf_value_count(g); i++)
        bitnet_gguf_add_value(w, bitnet_gguf_value_at(g, i));
    for (i = 0; g && i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        char name[65];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        if (strncmp(name, "blk.", 4) != 0 || t->dimensions != 2 || count == 64)
            bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, t->data);
        else kept[count++] = golden_make_ternary(w, name, t);
    }
    if (CHECK_CASE(g && bitnet_gguf_write_memory(w, &data, size, NULL) == BITNET_OK, path)) {
        copy = (uint8_t *)malloc(*size);
        memcpy(copy, data, *size);
    }
    bitnet_gguf_writer_free(w);
    while (count > 0) free(kept[--count]);
    bitnet_gguf_free(g);
    return copy;
}

/* Sums the final states of a text's tokens, and keeps that of the last. */
typedef struct golden_pool {
    const bitnet_model *model;
    float sum[256], last[256];
} golden_pool;

static int golden_see_layer(void *user, int32_t layer, int32_t position, const float *x,
                            int32_t width) {
    golden_pool *p = (golden_pool *)user;
    int32_t i;
    (void)position;
    if (layer != bitnet_model_get_info(p->model)->layers || width > 256) return 0;
    p->model->kernels.norm(p->last, x, p->model->output_norm, width, (float)(1.0 / width),
                           p->model->info.norm_epsilon);
    for (i = 0; i < width; i++) p->sum[i] += p->last[i];
    return 0;
}

/* An embedding model: the mean of the states of 40 tokens, and the last. */
static void golden_embedding(const char *name, const int32_t *ids) {
    char path[1024], file[64];
    size_t size = 0, golden_size = 0;
    uint8_t *data;
    float *golden;
    bitnet_model *model;
    golden_pool pool;
    bitnet_observer observer;
    snprintf(file, sizeof file, "golden/zoo/%s.gguf", name);
    data = golden_ternary_file(check_shared(file, path, sizeof path), &size);
    snprintf(file, sizeof file, "golden/zoo/%s.f32", name);
    golden = (float *)(void *)check_read_file(check_shared(file, path, sizeof path), &golden_size);
    model = bitnet_model_load_memory(data, size, NULL, NULL);
    memset(&pool, 0, sizeof pool);
    memset(&observer, 0, sizeof observer);
    pool.model = model;
    observer.layer = golden_see_layer, observer.user = &pool;
    if (CHECK_CASE(model && golden && golden_size == 2 * 128 * 4, name)) {
        bitnet_session *s = bitnet_session_create(model, NULL, NULL);
        double mean, last;
        bitnet_session_set_observer(s, &observer);
        CHECK(run_feed(s, ids, 0, 40, 40, NULL));
        mean = golden_cosine(pool.sum, golden, 128);
        last = golden_cosine(pool.last, golden + 128, 128);
        printf("  %-28s cosine of the mean %.6f, of the last %.6f\n", name, mean, last);
        CHECK_CASE(mean >= 0.9999 && last >= 0.9995, name);
        bitnet_session_free(s);
    }
    bitnet_model_free(model);
    free(golden);
    free(data);
}

static void golden_zoos(void) {
    static const golden_case cases[] = {{"qwen3", 0.99999, 0.99999, 0.003},
                                        {"qwen3_head", 0.99999, 0.99999, 0.003},
                                        {"qwen35", 0.99999, 0.99999, 0.003},
                                        {"qwen35_tied", 0.99999, 0.99999, 0.003},
                                        {"qwen35_nextn_a", 0.99999, 0.99999, 0.003},
                                        {"qwen35_nextn_own_head", 0.99999, 0.99999, 0.003},
                                        {"qwen35_nextn_hadamard", 0.99999, 0.99999, 0.003},
                                        {"qwen35_hadamard2_a", 0.99999, 0.99999, 0.003},
                                        {"qwen35_hadamard1_identity_a", 0.99999, 0.99999, 0.003},
                                        {"maple_a", 0.99999, 0.99999, 0.01},
                                        {"maple_a_tq1_0", 0.9999, 0.99, 1},
                                        {"maple_a_tq2_0", 0.9999, 0.99, 1},
                                        {"qwen3_yarn", 0.99999, 0.99999, 0.003},
                                        {"gemma3", 0.99999, 0.99999, 0.003},
                                        {"gemma3_wide", 0.99999, 0.99999, 0.003},
                                        {"form_q2_0", 0.9995, 0.999, 0.2},
                                        {"form_q2_0_plus2", 0.9995, 0.999, 0.2},
                                        {"form_q2_0_g128", 0.9995, 0.999, 0.2},
                                        {"form_pq2_0", 0.9995, 0.999, 0.2},
                                        {"form_ptq1_0", 0.9995, 0.999, 0.2},
                                        {"form_q1_0", 0.9995, 0.999, 0.2},
                                        {"form_q2_0_outliers", 0.9985, 0.98, 0.8},
                                        {"qwen35moe_f32_a", 0.99999, 0.99999, 0.003},
                                        {"qwen35moe_a", 0.9995, 0.998, 1},
                                        {"qwen35moe_mtp_a", 0.9997, 0.998, 1},
                                        {"qwen3moe_a", 0.9997, 0.999, 1},
                                        {"k2_horizon_f32_a", 0.99999, 0.99999, 0.003},
                                        {"k2_horizon_a", 0.9995, 0.998, 1},
                                        {"k2_horizon_gate_a", 0.9997, 0.999, 1},
                                        {"everything_q1_0_a", 0.9993, 0.995, 1}};
    static const golden_case guesses[] = {{"qwen35_nextn_a", 0.99999, 0.99999, 0.003},
                                          {"qwen35_nextn_own_head", 0.99999, 0.99999, 0.003},
                                          {"qwen35_nextn_hadamard", 0.99999, 0.99999, 0.003},
                                          {"qwen35moe_mtp_a", 0.9997, 0.998, 1}};
    char path[1024];
    int32_t ids[120];
    size_t i, size;
    char *text = check_read_file(check_shared("golden/zoo/ids.txt", path, sizeof path), &size);
    if (!text) {
        SKIP("there is no golden/zoo in $BITNET_SHARED or ../shared");
        return;
    }
    CHECK(golden_numbers(text, ids, NULL, 120) == 120);
    for (i = 0; i < sizeof cases / sizeof *cases; i++) golden_zoo(&cases[i], ids, 120);
    for (i = 0; i < 4; i++) golden_mtp(&guesses[i], i == 3 ? ".exact" : "", ids);
    golden_embedding("embed_qwen3", ids);
    golden_embedding("embed_gemma3", ids);
    free(text);
}

/* ---- stories.txt */

/* If `line` begins with `word`, what comes after it; else NULL. */
static const char *golden_word(const char *line, const char *word) {
    size_t n = strlen(word);
    return strncmp(line, word, n) == 0 && line[n] == ' ' ? line + n + 1 : NULL;
}

/* Replaces the escapes of a text, in place. */
static void golden_unescape(char *text) {
    char *out = text;
    for (; *text; text++)
        if (*text == '\\') *out++ = *++text == 'n' ? '\n' : *text;
        else *out++ = *text;
    *out = 0;
}

/* The state of reading the file: the last record's text and ids, and the library's logits for
   it. */
typedef struct golden_reader {
    bitnet_model *model;
    char kind; /* t(okens), p(rompt), g(reedy) */
    char text[4096];
    int32_t ids[256];
    int count;
    run_logits logits;
    int position[2];  /* the next line of top logits: of pytorch, of bitnetcpp */
    int same[2];      /* of the top ones */
    float largest;    /* difference */
    int tops, greedy; /* lines of logits, and of greedy tokens, so far */
} golden_reader;

static void golden_ids(golden_reader *r) {
    int32_t ids[256];
    size_t count = 0;
    bitnet_result result = bitnet_tokenize(bitnet_model_tokenizer(r->model), r->text,
                                           strlen(r->text), BITNET_ADD_BOS, ids, 256, &count, NULL);
    CHECK_CASE(result == BITNET_OK && count == (size_t)r->count &&
                   memcmp(ids, r->ids, count * sizeof *ids) == 0,
               r->text);
    free(r->logits.data);
    r->logits.data = NULL;
    if (r->kind == 'p') r->logits = run_all(r->model, r->ids, r->count);
    memset(r->position, 0, sizeof r->position);
    memset(r->same, 0, sizeof r->same);
    r->largest = 0;
}

/* The five largest logits of one position by another implementation. */
static void golden_top(golden_reader *r, int who, const char *line) {
    int32_t ids[5];
    float logits[5];
    int i, n = golden_numbers(line, ids, logits, 5), p = r->position[who]++;
    const float *row;
    if (!r->logits.data || p >= r->count) return;
    r->tops++;
    row = run_row(&r->logits, p);
    for (i = 0; i < n; i++) {
        float difference = row[ids[i]] - logits[i];
        if (difference < 0) difference = -difference;
        if (!(difference <= r->largest)) r->largest = difference;
    }
    if (run_argmax(row, r->logits.vocabulary) == ids[0]) r->same[who]++;
    if (p == r->count - 1) {
        CHECK_CASE(n == 5 && r->same[who] * 100 >= r->count * 96, "the same top token");
        CHECK_CASE(r->largest <= 0.4f, "the five largest logits within 0.4");
    }
}

/* A greedy text of another implementation: each of its tokens has the library's largest logit, or
   nearly. */
static void golden_greedy(golden_reader *r, const char *line) {
    int32_t ids[256];
    int p, n = golden_numbers(line, ids, NULL, 128), parted = -1;
    float worst = 0;
    run_logits l;
    memmove(ids + r->count, ids, (size_t)n * sizeof *ids);
    memcpy(ids, r->ids, (size_t)r->count * sizeof *ids);
    l = run_all(r->model, ids, r->count + n);
    r->greedy++;
    if (!CHECK(l.data != NULL)) return;
    for (p = 0; p < n; p++) {
        const float *row = run_row(&l, r->count + p - 1);
        int32_t best = run_argmax(row, l.vocabulary), id = ids[r->count + p];
        if (best != id && parted < 0) parted = p;
        if (row[best] - row[id] > worst) worst = row[best] - row[id];
    }
    CHECK_CASE(n == 64 && worst <= 0.8f, "a greedy token of another is far from ours");
    CHECK_CASE(parted < 0 || parted >= 8, "greedy texts part at once");
    free(l.data);
}

static void golden_stories_file(bitnet_model *model) {
    size_t size = 0;
    char *file = check_read_file("tests/golden/stories.txt", &size), *line, *next;
    golden_reader *r = (golden_reader *)calloc(1, sizeof *r);
    if (!CHECK(file && r)) return;
    r->model = model;
    for (line = file; *line; line = next) {
        const char *rest;
        next = strchr(line, '\n');
        *next++ = 0;
        if ((rest = golden_word(line, "tokens")) || (rest = golden_word(line, "prompt")) ||
            (rest = golden_word(line, "greedy"))) {
            r->kind = *line;
            snprintf(r->text, sizeof r->text, "%s", rest);
            golden_unescape(r->text);
        } else if ((rest = golden_word(line, "ids"))) {
            r->count = golden_numbers(rest, r->ids, NULL, 128);
            golden_ids(r);
        } else if ((rest = golden_word(line, "pytorch")) ||
                   (rest = golden_word(line, "bitnetcpp"))) {
            if (r->kind == 'p') golden_top(r, *line == 'b', rest);
            else golden_greedy(r, rest);
        }
    }
    CHECK(r->tops == 3 * 2 * 64 && r->greedy == 4 * 2);
    free(r->logits.data);
    free(r);
    free(file);
}

/* The sum of -log p(ids[i + 1]) by the logits after ids[i]. */
static double golden_surprise(const float *logits, int32_t vocabulary, const int32_t *ids,
                              int32_t count) {
    double sum = 0;
    int32_t p, i;
    for (p = 0; p + 1 < count; p++) {
        const float *row = logits + (size_t)p * (size_t)vocabulary;
        float best = row[run_argmax(row, vocabulary)];
        double total = 0;
        for (i = 0; i < vocabulary; i++)
            if (row[i] > best - 20) total += (double)bitnet__exp(row[i] - best);
        sum += bitnet__log_double(total) - (double)(row[ids[p + 1]] - best);
    }
    return sum;
}

/* All logits of the first prompt. */
static void golden_stories_logits(bitnet_model *model) {
    static const char *const who[] = {"pytorch", "bitnetcpp"};
    int32_t ids[64];
    size_t size = 0;
    char *text = check_read_file("tests/golden/stories.txt", &size), *line = NULL, path[64];
    run_logits l;
    int i;
    if (!CHECK(text && (line = strstr(text, "\nprompt ")) && (line = strstr(line, "\nids "))))
        return;
    CHECK(golden_numbers(line + 5, ids, NULL, 64) == 64);
    l = run_all(model, ids, 64);
    if (!CHECK(l.data && l.vocabulary == 2048)) return;
    for (i = 0; i < 2; i++) {
        float *golden;
        snprintf(path, sizeof path, "tests/golden/stories-%s.f32", who[i]);
        golden = (float *)check_read_file(path, &size);
        if (CHECK_CASE(golden && size == 64 * 2048 * 4, path)) {
            golden_difference d = golden_compare(&l, golden);
            double ours = golden_surprise(l.data, 2048, ids, 64) / 63;
            double theirs = golden_surprise(golden, 2048, ids, 64) / 63;
            golden_print(path + 13, &d);
            CHECK_CASE(d.mean_cosine >= 0.9999, who[i]);
            CHECK_CASE(d.worst_cosine >= 0.9995, who[i]);
            CHECK_CASE(d.largest <= 0.4, who[i]);
            CHECK_CASE(d.top1 >= 0.96, who[i]);
            CHECK_CASE(ours - theirs < 0.01 && theirs - ours < 0.01, "surprise per token");
        }
        free(golden);
    }
    free(l.data);
    free(text);
}

/* A separate area, because it takes longer: 20,000 tokens of stories on which the model was not
   trained. */
static void test_perplexity(void) {
    bitnet_model *model = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    enum { TOKENS = 20000, CHUNK = 511 };
    char path[1024];
    size_t size = 0, count = 0;
    char *text =
        check_read_file(check_shared("data/text/valid_lower.txt", path, sizeof path), &size);
    int32_t *ids = (int32_t *)malloc(size * sizeof *ids + 1), chunk[CHUNK + 1];
    double surprise = 0, perplexity;
    size_t at;
    if (!text) {
        SKIP("perplexity: there is no data/text/valid_lower.txt in $BITNET_SHARED or ../shared");
        free(ids);
        bitnet_model_free(model);
        return;
    }
    if (!CHECK(model != NULL)) return;
    if (size > 160000) size = 160000; /* more than enough text for that many tokens */
    CHECK(bitnet_tokenize(bitnet_model_tokenizer(model), text, size, 0, ids, size, &count, NULL) ==
          BITNET_OK);
    if (!CHECK(count >= TOKENS)) return;
    chunk[0] = bitnet_token_bos(bitnet_model_tokenizer(model));
    for (at = 0; at < TOKENS; at += CHUNK) {
        int32_t n = TOKENS - at < CHUNK ? (int32_t)(TOKENS - at) : CHUNK;
        run_logits l;
        memcpy(chunk + 1, ids + at, (size_t)n * sizeof *ids);
        l = run_all(model, chunk, n + 1);
        if (!CHECK(l.data != NULL)) return;
        surprise += golden_surprise(l.data, l.vocabulary, chunk, n + 1);
        free(l.data);
    }
    perplexity = bitnet__exp_double(surprise / (double)TOKENS);
    printf("  perplexity %.4f; by PyTorch 9.0462\n", perplexity);
    CHECK(perplexity > 9.046196 * 0.998 && perplexity < 9.046196 * 1.002);
    free(ids);
    free(text);
    bitnet_model_free(model);
}

static void test_golden(void) {
    bitnet_model *model = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    golden_tiny();
    golden_maple();
    golden_hunyuan();
    golden_zoos();
    if (!CHECK_CASE(model != NULL, RUN_STORIES " (run the test from the top of the repository)"))
        return;
    golden_stories_file(model);
    golden_stories_logits(model);
    bitnet_model_free(model);
}

#endif
