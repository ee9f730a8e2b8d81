/* promises.h - what the designs that this project builds on promise, and what this machine reaches
   SPDX-License-Identifier: MIT

   bitnet_bench --promises prints a page of these. Every value is measured when the page is printed.
   A promise without a number counts as kept if the comparison has the promised sign. The lines
   about a GPU need --device, and the overlap of training is measured by bitnet_train --bench.
   Include this header after bitnet_bench's functions. */

#ifndef BITNET_PROMISES_H
#define BITNET_PROMISES_H

enum {
    PROMISE_TEXTS = 10,  /* with drafts, and without */
    PROMISE_TOKENS = 200 /* of each */
};

/* A line of the page. `value` below 0: not measured here; `how` says why. */
static void print_promise(const char *name, const char *promised, double least, double most,
                          const char *format, double value, const char *how) {
    char text[32] = "-";
    if (value >= 0) snprintf(text, sizeof text, format, value);
    printf("%-38s %-14s %-10s %-4s %s\n", name, promised, text,
           value < 0                         ? "-"
           : value >= least && value <= most ? "yes"
                                             : "no",
           how);
    fflush(stdout);
}

/* ---- drafts */

static int promise_text(void *user, const char *bytes, size_t length) {
    uint32_t *hash = (uint32_t *)user;
    size_t i;
    for (i = 0; i < length; i++) *hash = (*hash ^ (uint8_t)bytes[i]) * 16777619u;
    return 0;
}

/* Microseconds to generate a sampled text; below 0: it failed. */
static double promise_write(bitnet_session *session, uint64_t seed, uint32_t *hash) {
    bitnet_generate_options options;
    bitnet_sampling sampling;
    bitnet_session_stats before, after;
    memset(&options, 0, sizeof options);
    memset(&sampling, 0, sizeof sampling);
    sampling.temperature = 0.8f, sampling.top_k = 40, sampling.seed = seed;
    options.max_tokens = PROMISE_TOKENS;
    options.ignore_end = true;
    bitnet_session_reset(session);
    before = bitnet_session_get_stats(session);
    if (bitnet_session_set_sampling(session, &sampling) != BITNET_OK ||
        bitnet_generate(session, "", &options, promise_text, hash) != BITNET_OK)
        return -1;
    after = bitnet_session_get_stats(session);
    return (double)(after.decode_microseconds + after.sample_microseconds -
                    before.decode_microseconds - before.sample_microseconds);
}

/* bitnet_mine's table next to the model, MODEL-chains.bin; NULL: there is none. */
static bitnet_chain_table *promise_table(const bench *b) {
    const char *path = b->settings.path, *end = strstr(path, ".gguf");
    char name[1024];
    if (!end) return NULL;
    snprintf(name, sizeof name, "%.*s-chains.bin", (int)(end - path), path);
    return bitnet_chain_table_load_file(name, bitnet_model_tokenizer(b->model), NULL, NULL);
}

/* Generates texts with drafts and without, alternating. False: they differ, or it failed. */
static bool promise_texts(const bench *b, const bitnet_chains_options *options, double times[2],
                          bitnet_chains_stats *stats) {
    bitnet_session *plain = bitnet_session_create(b->model, NULL, NULL);
    bitnet_session *with = bitnet_session_create(b->model, NULL, NULL);
    bitnet_chains *chains = bitnet_chains_create(with, options, NULL);
    uint32_t hashes[2] = {0, 0};
    double once = plain && chains ? 0 : -1;
    int i;
    times[0] = times[1] = 0;
    for (i = 0; i < 2 * PROMISE_TEXTS && once >= 0 && !tool_stopped; i++) {
        int drafting = (i + i / 2) % 2;
        once = promise_write(drafting ? with : plain, (uint64_t)(1 + i / 2), &hashes[drafting]);
        times[drafting] += once;
    }
    if (chains) *stats = bitnet_chains_get_stats(chains);
    bitnet_chains_free(chains);
    bitnet_session_free(plain);
    bitnet_session_free(with);
    if (once < 0 || tool_stopped) return tool_complain("texts with drafts cannot be generated");
    return hashes[0] == hashes[1] || tool_complain("drafts change the text");
}

/* Measures with all drafts of up to three tokens, then with those that save time. */
static bool promise_drafts(bench *b) {
    bitnet_chain_table *table = promise_table(b);
    bitnet_chains_options options;
    bitnet_chains_stats all, stats;
    double times[2];
    bool done;
    memset(&options, 0, sizeof options);
    memset(&all, 0, sizeof all);
    options.table = table;
    options.max_draft = 3;
    bitnet_model_load_mtp(b->model, NULL); /* if there is one */
    options.ignore_cost = true;
    done = promise_texts(b, &options, times, &all);
    print_promise("drafted tokens that are accepted", "65%", 65, 100, "%.0f%%",
                  done && all.drafted ? 100 * (double)all.accepted / (double)all.drafted : -1,
                  table ? "all drafts of up to 3 tokens, with the model's table"
                        : "all drafts of up to 3 tokens; the model has no table");
    options.max_draft = 0;
    options.ignore_cost = false;
    done = done && promise_texts(b, &options, times, &stats);
    print_promise("speed with drafts", "2 to 3 times", 2, 1e9, "%.2f",
                  done ? times[0] / times[1] : -1,
                  "drafts that save time; the same sampled texts without, alternating");
    bitnet_chain_table_free(table);
    return done;
}

/* ---- a ternary matrix */

typedef struct promise_matrix {
    int32_t rows, columns;
    int8_t *weights;  /* [rows][columns] */
    uint16_t *places; /* of +1, then of -1, row after row */
    int32_t *counts;  /* [rows][2] of them */
    int8_t *q;        /* a vector */
    int32_t *y;       /* [2][rows] */
} promise_matrix;

/* Adds only the weights that are not zero, by their columns. */
static void promise_sparse(const promise_matrix *m) {
    const uint16_t *at = m->places;
    int r, k;
    for (r = 0; r < m->rows; r++) {
        int32_t sum = 0;
        for (k = 0; k < m->counts[2 * r]; k++) sum += m->q[*at++];
        for (k = 0; k < m->counts[2 * r + 1]; k++) sum -= m->q[*at++];
        m->y[m->rows + r] = sum;
    }
}

/* Two thirds of the weights are not zero, as in trained models. */
static void promise_draw(promise_matrix *m) {
    uint16_t *at = m->places;
    uint32_t random = 1;
    int r, i, sign;
    for (i = 0; i < m->rows * m->columns + m->columns; i++) {
        random = random * 1664525u + 1013904223u;
        if (i < m->rows * m->columns) m->weights[i] = (int8_t)((int)(random >> 16) % 3 - 1);
        else m->q[i - m->rows * m->columns] = (int8_t)((int)(random >> 24) - 128);
    }
    for (r = 0; r < m->rows; r++)
        for (sign = 1; sign >= -1; sign -= 2) {
            const uint16_t *from = at;
            for (i = 0; i < m->columns; i++)
                if (m->weights[r * m->columns + i] == sign) *at++ = (uint16_t)i;
            m->counts[2 * r + (sign < 0)] = (int32_t)(at - from);
        }
}

/* The least seconds of packing, of a product, and of the sparse product. */
static bool promise_times(promise_matrix *m, const bitnet_matrix_options *options,
                          double seconds[3]) {
    bool same = true;
    int i, part;
    seconds[0] = seconds[1] = seconds[2] = 1e9;
    for (i = 0; i < 9 && same; i++) {
        double times[4];
        bitnet_matrix *packed;
        times[0] = tool_seconds();
        packed = bitnet_matrix_from_codes(m->weights, m->rows, m->columns, 1, options, NULL);
        times[1] = tool_seconds();
        if (!packed) return tool_complain("out of memory");
        bitnet_matrix_multiply_int8(packed, m->q, 1, m->y, NULL);
        times[2] = tool_seconds();
        promise_sparse(m);
        times[3] = tool_seconds();
        for (part = 0; part < 3; part++)
            if (times[part + 1] - times[part] < seconds[part])
                seconds[part] = times[part + 1] - times[part];
        same = !memcmp(m->y, m->y + m->rows, (size_t)m->rows * sizeof *m->y);
        bitnet_matrix_free(packed);
    }
    return same || tool_complain("the sparse product differs");
}

static bool promise_products(bench *b) {
    const bitnet_model_info *info = bitnet_model_get_info(b->model);
    bitnet_matrix_options options;
    promise_matrix m;
    size_t size;
    double seconds[3] = {1, -1, -1};
    char how[80];
    bool done;
    memset(&options, 0, sizeof options);
    options.isa = b->settings.isa;
    m.rows = info->ffn_size < 6912 ? info->ffn_size : 6912;
    m.columns = info->hidden_size < 4096 ? info->hidden_size : 4096;
    size = (size_t)m.rows * (size_t)m.columns;
    m.weights = (int8_t *)malloc(size);
    m.places = (uint16_t *)malloc(size * sizeof *m.places);
    m.counts = (int32_t *)malloc((size_t)m.rows * 2 * sizeof *m.counts);
    m.q = (int8_t *)malloc((size_t)m.columns);
    m.y = (int32_t *)malloc((size_t)m.rows * 2 * sizeof *m.y);
    done = m.weights && m.places && m.counts && m.q && m.y;
    if (done) promise_draw(&m);
    else tool_complain("out of memory");
    done = done && promise_times(&m, &options, seconds);
    snprintf(how, sizeof how, "%d x %d, a vector, one thread", m.rows, m.columns);
    print_promise("weights packed once, not per call", "5 times", 5, 1e9, "%.1f",
                  done ? (seconds[0] + seconds[1]) / seconds[1] : -1, how);
    print_promise("dense products, not nonzeros alone", "faster", 1, 1e9, "%.1f times",
                  done ? seconds[2] / seconds[1] : -1, how);
    free(m.weights), free(m.places), free(m.counts), free(m.q), free(m.y);
    return done;
}

/* ---- the weights of the model */

/* Counts a tensor's codes; I2_S has four in each byte in all its layouts. False: it has none. */
static bool promise_count(const bitnet_gguf *gguf, const bitnet_gguf_tensor *t, double counts[4]) {
    const bitnet__type *type = bitnet__type_of(t->type);
    bool i2s = t->type == BITNET_TYPE_I2_S;
    uint64_t size = t->size - (i2s ? 32 : 0), at; /* the scale */
    uint8_t block[256], codes[256];
    size_t bytes = i2s ? 1 : type->bytes, values = i2s ? 4 : type->values, k;
    if (!i2s && !type->codes) return false;
    for (at = 0; at < size; at += bytes) {
        if (bitnet_gguf_read(gguf, t, at, block, bytes, NULL) != BITNET_OK) return false;
        for (k = 0; k < 4 && i2s; k++) codes[k] = block[0] >> 2 * k & 3;
        if (!i2s) type->codes(block, codes);
        for (k = 0; k < values; k++) counts[codes[k]]++;
    }
    return true;
}

static bool promise_weights(bench *b) {
    const bitnet_gguf *gguf = b->model->gguf;
    double counts[4] = {0, 0, 0, 0}, total, bits = 0;
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++)
        promise_count(gguf, bitnet_gguf_tensor_at(gguf, i), counts);
    total = counts[0] + counts[1] + counts[2] + counts[3];
    for (i = 0; i < 4; i++)
        if (counts[i] > 0)
            bits -= counts[i] / total * bitnet__log_double(counts[i] / total) / 0.6931471805599453;
    print_promise("bits of a weight, by histogram", "1.58", 0, 1.585, "%.2f", total > 0 ? bits : -1,
                  total > 0 ? "the entropy of the model's weights"
                            : "the model has no ternary weights");
    return true;
}

/* ---- a GPU */

typedef struct promise_cache {
    uint8_t data[1 << 24];
    size_t size;
} promise_cache;

static size_t promise_load(void *user, void *data, size_t capacity) {
    promise_cache *c = (promise_cache *)user;
    memcpy(data, c->data, c->size < capacity ? c->size : capacity);
    return c->size;
}

static void promise_store(void *user, const void *data, size_t size) {
    promise_cache *c = (promise_cache *)user;
    if (size > sizeof c->data) return;
    memcpy(c->data, data, size);
    c->size = size;
}

/* Measures greedy tokens. Pipelines were found in the cache if opening again adds nothing to it. */
static bool promise_gpu(bench *b) {
    static promise_cache cache;
    static const char how[] = "greedy tokens on the device";
    double dispatches = -1, submits = -1, back = -1, hits = -1, tokens;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_gpu_options options;
    bitnet_gpu_stats before, after;
    bitnet_gpu *gpu = NULL;
    bool done = true;
    memset(&options, 0, sizeof options);
    options.device = b->settings.device;
    options.pipelines.load = promise_load, options.pipelines.store = promise_store;
    options.pipelines.user = &cache;
    if (options.device) {
        size_t first;
        gpu = bitnet_gpu_create(b->model, &options, &error);
        bitnet_gpu_free(gpu);
        first = cache.size;
        gpu = gpu ? bitnet_gpu_create(b->model, &options, &error) : NULL;
        if (!gpu || bitnet_gpu_attach(b->session, gpu) != BITNET_OK)
            done = tool_complain("no GPU: %s", error.message);
        if (first) hits = 100 * (double)first / (double)cache.size;
    }
    if (gpu && done) {
        bitnet_session_reset(b->session);
        done = feed_text(b, 16) && generate(b, 8);
        before = bitnet_gpu_get_stats(gpu);
        done = done && generate(b, b->settings.tokens);
        after = bitnet_gpu_get_stats(gpu);
        tokens = (double)(after.tokens - before.tokens);
        dispatches = (double)(after.dispatches - before.dispatches) / tokens;
        submits = (double)(after.submits - before.submits) / tokens;
        back = (double)(after.downloaded - before.downloaded) / tokens;
        bitnet_gpu_detach(b->session);
    }
    print_promise("dispatches of a GPU's token", "160 at most", 0, 160, "%.0f", dispatches,
                  gpu ? how : "needs --device N");
    print_promise("submits of a GPU's token", "1 at most", 0, 1, "%.2f", submits,
                  gpu ? how : "needs --device N");
    print_promise("bytes that come back for argmax", "4, not logits", 0, 4, "%.1f", back,
                  gpu ? how : "needs --device N");
    print_promise("pipelines found in the cache", "all", 100, 100, "%.0f%%", hits,
                  gpu ? "by bytes, when opened a second time" : "needs --device N");
    bitnet_gpu_free(gpu);
    return done;
}

static bool print_promises(bench *b) {
    bool done;
    printf("\n%-38s %-14s %-10s %-4s %s\n", "", "promised", "here", "met", "how");
    done = promise_drafts(b);
    done = promise_products(b) && done;
    done = promise_weights(b) && done;
    done = promise_gpu(b) && done;
    print_promise("training: activations computed again", "none", 0, 0, "%.0f", -1,
                  "tools/train/backward.h reads what forward.h keeps");
    print_promise("training: overlap of weight gradients", "faster", 0, 1e9, "%.0f%%", -1,
                  "bitnet_train --bench measures it");
    return done;
}

#endif /* BITNET_PROMISES_H */
