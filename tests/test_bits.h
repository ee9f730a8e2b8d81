/* test_bits.h - the numeric contract: the same bits on every path

   For each model, the logits of every position are computed in many ways and compared byte by byte
   with the simplest one: scalar code, one thread, the whole prompt at once. The table prints how
   many ways of each kind there were and how many were equal. The last column compares with
   reference.h, which is independent of the implementation; the CRC of the shipped models' logits
   compares this build with all others. */

#ifndef TEST_BITS_H
#define TEST_BITS_H

#include "make.h"
#include "reference.h"
#include "run.h"

enum {
    BITS_PATHS,   /* instruction sets x threads x sizes of batches */
    BITS_LOADS,   /* file, file without mapping, memory at an odd address, reader */
    BITS_FORMS,   /* repacked weights: none, made while loading, between tokens, in background */
    BITS_STATES,  /* saved after some tokens, restored into another session of another model */
    BITS_SLICES,  /* steps with budgets */
    BITS_COPIES,  /* a copied session and its original */
    BITS_REFEEDS, /* wrong tokens fed, computed, truncated */
    BITS_MODES,   /* the caller's rounding mode, flush-to-zero; and that it is restored */
    BITS_TASKS,   /* stages run by the caller's hooks */
    BITS_REFERENCE,
    BITS_COLUMNS
};

static const char *const bits_columns[BITS_COLUMNS] = {"paths",  "loads",    "forms",   "states",
                                                       "slices", "copies",   "refeeds", "modes",
                                                       "tasks",  "reference"};

typedef struct bits_case {
    const char *name, *path; /* NULL: made in memory */
    const void *data;
    size_t size;
    const void *adapter_data; /* of all sessions; NULL: none */
    size_t adapter_size;
    float adapter_scale;
    struct {
        bitnet_model *model;
        bitnet_adapter *adapter;
    } adapted[4]; /* models that are loaded at a time, and one row that stays empty */
    bitnet_cache cache;
    int32_t count; /* positions that are computed */
    int32_t *ids;
    run_logits expected;
    int equal[BITS_COLUMNS], all[BITS_COLUMNS];
} bits_case;

static void bits_count(bits_case *c, int column, bool equal) {
    c->all[column]++;
    if (equal) c->equal[column]++;
}

/* Compares *l with the expected logits, counts the result, and clears *l. */
static void bits_compare(bits_case *c, int column, run_logits *l) {
    bits_count(c, column, run_equal(l, &c->expected));
    memset(l->data, 0, (size_t)l->count * (size_t)l->vocabulary * sizeof(float));
}

static bitnet_model *bits_load(const bits_case *c, bitnet_isa isa, int threads) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.isa = isa;
    options.threads = threads;
    return bitnet_model_load_memory(c->data, c->size, &options, NULL);
}

/* The case's adapter for a model, loaded when that is first needed. */
static bitnet_adapter *bits_adapter(bits_case *c, bitnet_model *model) {
    int i = 0;
    while (c->adapted[i].model && c->adapted[i].model != model) i++;
    if (!c->adapted[i].model) {
        c->adapted[i].adapter =
            bitnet_adapter_load_memory(model, c->adapter_data, c->adapter_size, NULL);
        c->adapted[i].model = model;
    }
    return c->adapted[i].adapter;
}

static void bits_unload(bits_case *c, bitnet_model *model) {
    int i;
    for (i = 0; i < 3; i++)
        if (model && c->adapted[i].model == model) {
            bitnet_adapter_free(c->adapted[i].adapter);
            c->adapted[i].model = NULL;
        }
    bitnet_model_free(model);
}

static bitnet_session *bits_session(bits_case *c, bitnet_model *model, int32_t batch,
                                    run_logits *l) {
    bitnet_session_options options;
    bitnet_session *session;
    memset(&options, 0, sizeof options);
    options.batch = batch;
    options.cache = c->cache;
    session = bitnet_session_create(model, &options, NULL);
    if (session && l) run_observe(session, l);
    if (session && c->adapter_data)
        bitnet_session_set_adapter(session, bits_adapter(c, model), c->adapter_scale);
    return session;
}

/* All of the case's tokens through a fresh session. */
static void bits_run(bits_case *c, int column, bitnet_model *model, int32_t chunk,
                     const bitnet_budget *budget, run_logits *l) {
    bitnet_session *session = bits_session(c, model, chunk, l);
    if (session) run_feed(session, c->ids, 0, c->count, chunk, budget);
    bits_compare(c, column, l);
    bitnet_session_free(session);
}

/* ---- the columns */

static void bits_paths(bits_case *c, run_logits *l) {
    static const int32_t chunks[] = {0, 7, 1, 3, 64};
    int isa, threads, i;
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        bool few = isa == BITNET_ISA_SCALAR || c->count < 64; /* not to take too long */
        int ways = few ? 3 : 5, step = few ? 2 : 1;
        if (!bitnet_isa_available((bitnet_isa)isa)) continue;
        for (threads = 1; threads <= 4; threads += step) {
            bitnet_model *model = bits_load(c, (bitnet_isa)isa, threads);
            for (i = 0; i < ways && model; i++)
                bits_run(c, BITS_PATHS, model, chunks[i] ? chunks[i] : c->count, NULL, l);
            bits_count(c, BITS_PATHS, model && (int)bitnet_model_get_info(model)->isa == isa);
            bits_unload(c, model);
        }
    }
}

static size_t bits_read(void *user, uint64_t offset, void *data, size_t size) {
    const bits_case *c = (const bits_case *)user;
    if (offset > c->size || size > c->size - offset) return 0;
    memcpy(data, (const char *)c->data + offset, size);
    return size;
}

static void bits_loads(bits_case *c, run_logits *l) {
    char *odd = (char *)malloc(c->size + 1);
    bitnet_model_options options;
    bitnet_reader reader;
    int way;
    memcpy(odd + 1, c->data, c->size);
    memset(&options, 0, sizeof options);
    reader.read = bits_read;
    reader.size = c->size;
    reader.user = c;
    for (way = 0; way < 4; way++) {
        bitnet_model *model;
        if (way < 2 && !c->path) continue;
        options.no_mmap = way == 1;
        model = way == 2   ? bitnet_model_load_memory(odd + 1, c->size, &options, NULL)
                : way == 3 ? bitnet_model_load_reader(&reader, &options, NULL)
                           : bitnet_model_load_file(c->path, &options, NULL);
        if (model) bits_run(c, BITS_LOADS, model, c->count, NULL, l);
        else bits_count(c, BITS_LOADS, false);
        bits_unload(c, model);
    }
    free(odd);
}

static void bits_forms(bits_case *c, run_logits *l) {
    bitnet_model_options options;
    int way;
    memset(&options, 0, sizeof options);
    for (way = 0; way < 4; way++) {
        bitnet_model *model;
        bitnet_session *session;
        int32_t i;
        options.no_repack = way == 0;
        options.repack_limit = way == 1 ? 1 << 20 : 0;
        options.threads = way == 2 ? 1 : 2;
        model = bitnet_model_load_memory(c->data, c->size, &options, NULL);
        session = bits_session(c, model, 4, l);
        for (i = 0; i < c->count; i++) run_feed(session, c->ids, i, i + 1, 1, NULL);
        bits_compare(c, BITS_FORMS, l);
        bitnet_session_truncate(session, 0);
        run_feed(session, c->ids, 0, c->count, c->count, NULL);
        bits_compare(c, BITS_FORMS, l);
        bitnet_session_free(session);
        bits_unload(c, model);
    }
}

/* Continues a state, after some tokens or with fed but uncomputed tokens, in another session. */
static void bits_states(bits_case *c, bitnet_model *model, bitnet_model *other, run_logits *l) {
    int32_t at;
    for (at = 1; at < c->count; at += c->count / 3) {
        bitnet_session *a = bits_session(c, model, 5, l), *b = bits_session(c, other, 64, l);
        size_t size;
        void *state;
        run_feed(a, c->ids, 0, at, at, NULL);
        bitnet_feed(a, c->ids + at, 1);
        state = run_save(a, 0, &size);
        if (state && bitnet_session_load_memory(b, state, size) == BITNET_OK)
            run_feed(b, c->ids, at + 1, c->count, c->count, NULL);
        bitnet_step(b, NULL);
        bits_compare(c, BITS_STATES, l);
        free(state);
        bitnet_session_free(a);
        bitnet_session_free(b);
    }
}

static void bits_slices(bits_case *c, bitnet_model *model, run_logits *l) {
    static const bitnet_budget budgets[] = {{0, 1}, {0, 2}, {0, 5}, {1, 0}, {1, 1}, {50, 0}};
    size_t i;
    for (i = 0; i < sizeof budgets / sizeof *budgets; i++) {
        bits_run(c, BITS_SLICES, model, c->count, &budgets[i], l);
        bits_run(c, BITS_SLICES, model, 7, &budgets[i], l);
    }
}

static void bits_copies(bits_case *c, bitnet_model *model, run_logits *l) {
    int32_t half = c->count / 2;
    bitnet_session *a = bits_session(c, model, 0, l), *b;
    run_feed(a, c->ids, 0, half, half, NULL);
    b = bitnet_session_copy(a, NULL);
    if (b) run_observe(b, l);
    run_feed(a, c->ids, half, c->count, 4, NULL);
    bits_compare(c, BITS_COPIES, l);
    bitnet_session_free(a); /* the copy stands on its own */
    memcpy(l->data, c->expected.data, (size_t)half * (size_t)l->vocabulary * sizeof(float));
    if (b) run_feed(b, c->ids, half, c->count, c->count, NULL);
    bits_compare(c, BITS_COPIES, l);
    bitnet_session_free(b);
}

static void bits_refeeds(bits_case *c, bitnet_model *model, run_logits *l) {
    int32_t keep[3], i;
    keep[0] = 0, keep[1] = 1, keep[2] = c->count / 2;
    for (i = 0; i < 3; i++) {
        bitnet_session *session = bits_session(c, model, 0, l);
        bitnet_budget budget = {1, 0};
        run_feed(session, c->ids, 0, keep[i], c->count, NULL);
        run_feed(session, c->ids, 0, c->count - keep[i], c->count, NULL);
        bitnet_session_truncate(session, keep[i]);
        bitnet_feed(session, c->ids, (size_t)(c->count - keep[i]));
        bitnet_step(session, &budget); /* and leaves off in the middle of a batch */
        bitnet_session_truncate(session, keep[i]);
        run_feed(session, c->ids, keep[i], c->count, c->count, NULL);
        bits_compare(c, BITS_REFEEDS, l);
        bitnet_session_free(session);
    }
}

static void bits_modes(bits_case *c, run_logits *l) {
#if defined(CHECK_MODES)
    static const bitnet__fpenv modes[] = CHECK_MODES;
    bitnet__fpenv saved = bitnet__fp_get();
    size_t i;
    for (i = 0; i < 3; i++) {
        bitnet_model *model;
        bool kept;
        bitnet__fp_set(modes[i]);
        model = bits_load(c, BITNET_ISA_AUTO, 2);
        bits_run(c, BITS_MODES, model, 7, NULL, l);
        kept = (bitnet__fp_get() & CHECK_MODE_BITS) == modes[i];
        bits_unload(c, model);
        bitnet__fp_set(saved);
        bits_count(c, BITS_MODES, kept);
    }
#else
    (void)c, (void)l;
    SKIP("no way to set the rounding mode here");
#endif
}

/* Hooks that run a stage's tasks in reverse order, in `enqueue` or only in `finish`. */
typedef struct bits_hooks {
    bool late;
    void (*task)(void *context, int index);
    void *context;
    int count, open;
} bits_hooks;

static void bits_work(bits_hooks *h) {
    while (h->count > 0) h->task(h->context, --h->count);
}

static void *bits_enqueue(void *user, void (*task)(void *context, int index), void *context,
                          int count) {
    bits_hooks *h = (bits_hooks *)user;
    h->task = task;
    h->context = context;
    h->count = count;
    h->open++;
    if (!h->late) bits_work(h);
    return h;
}

static void bits_finish(void *user, void *handle) {
    bits_hooks *h = (bits_hooks *)handle;
    bits_work(h);
    if (user == handle) h->open--;
}

static void bits_tasks(bits_case *c, run_logits *l) {
    int late;
    for (late = 0; late < 2; late++) {
        bitnet_model_options options;
        bitnet_model *model;
        bits_hooks hooks;
        memset(&hooks, 0, sizeof hooks);
        memset(&options, 0, sizeof options);
        hooks.late = late == 1;
        options.scheduler.enqueue = bits_enqueue;
        options.scheduler.finish = bits_finish;
        options.scheduler.user = &hooks;
        options.scheduler.count = late ? 7 : 0;
        model = bitnet_model_load_memory(c->data, c->size, &options, NULL);
        bits_run(c, BITS_TASKS, model, 7, NULL, l);
        bits_count(c, BITS_TASKS, hooks.open == 0);
        bits_unload(c, model);
    }
}

static void bits_reference(bits_case *c, run_logits *l) {
    bitnet_gguf *gguf = bitnet_gguf_open_memory(c->data, c->size, NULL, NULL), *adapter = NULL;
    if (c->adapter_data)
        adapter = bitnet_gguf_open_memory(c->adapter_data, c->adapter_size, NULL, NULL);
    free(l->data);
    l->data = reference_logits(gguf, adapter, c->adapter_scale, c->cache, c->ids, c->count);
    bits_compare(c, BITS_REFERENCE, l);
    bitnet_gguf_free(adapter);
    bitnet_gguf_free(gguf);
}

/* ---- the models */

static void bits_test(bits_case *c, uint32_t crc) {
    bitnet_model *model = bits_load(c, BITNET_ISA_SCALAR, 1), *other;
    bitnet_session *session;
    run_logits l;
    const float *last;
    uint64_t random = 12345;
    int32_t vocabulary, i;
    size_t bytes;
    if (!CHECK_CASE(model != NULL, c->name)) return;
    vocabulary = bitnet_model_get_info(model)->vocab_size;
    c->ids = (int32_t *)malloc((size_t)c->count * sizeof *c->ids);
    for (i = 0; i < c->count; i++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        c->ids[i] = (int32_t)((random >> 33) % (uint64_t)vocabulary);
    }
    c->expected = run_logits_create(c->count, vocabulary);
    l = run_logits_create(c->count, vocabulary);
    session = bits_session(c, model, c->count, &c->expected);
    CHECK_CASE(run_feed(session, c->ids, 0, c->count, c->count, NULL), c->name);
    last = logits_of(session);
    bytes = (size_t)c->count * (size_t)vocabulary * sizeof(float);
    CHECK_CASE(last && memcmp(last, run_row(&c->expected, c->count - 1),
                              (size_t)vocabulary * sizeof(float)) == 0,
               "bitnet_logits");
    bitnet_session_free(session);
    other = bits_load(c, BITNET_ISA_AUTO, 2);

    bits_paths(c, &l);
    bits_loads(c, &l);
    bits_forms(c, &l);
    bits_states(c, model, other, &l);
    bits_states(c, other, model, &l);
    bits_slices(c, other, &l);
    bits_copies(c, other, &l);
    bits_refeeds(c, other, &l);
    bits_modes(c, &l);
    bits_tasks(c, &l);
    bits_reference(c, &l);

    printf("  %-20s %4d  %08x", c->name, (int)c->count,
           (unsigned)bitnet__crc32(0, c->expected.data, bytes));
    for (i = 0; i < BITS_COLUMNS; i++) {
        char cell[32];
        snprintf(cell, sizeof cell, "%d/%d", c->equal[i], c->all[i]);
        printf(" %9s", cell);
        CHECK_CASE(c->equal[i] == c->all[i], bits_columns[i]);
    }
    printf("\n");
    fflush(stdout);
    if (crc) CHECK_CASE(bitnet__crc32(0, c->expected.data, bytes) == crc, "CRC of the logits");
    free(l.data);
    free(c->expected.data);
    free(c->ids);
    bits_unload(c, model);
    bits_unload(c, other);
}

static void bits_shipped(const char *name, const char *path, int32_t count, uint32_t crc) {
    bits_case c;
    memset(&c, 0, sizeof c);
    c.name = name;
    c.path = path;
    c.count = count;
    c.data = check_read_file(path, &c.size);
    if (CHECK_CASE(c.data != NULL, path)) bits_test(&c, crc);
    free((void *)c.data);
}

static void bits_cached(const char *name, const make_options *options, int32_t count,
                        bitnet_cache cache) {
    bits_case c;
    make_file file;
    make_model(options, &file);
    memset(&c, 0, sizeof c);
    c.name = name;
    c.data = file.data;
    c.size = file.size;
    c.count = count;
    c.cache = cache;
    bits_test(&c, 0);
    make_free(&file);
}

static void bits_made(const char *name, const make_options *options, int32_t count) {
    bits_cached(name, options, count, BITNET_CACHE_F16);
}

/* The same with an adapter of this rank and type for these matrices. */
static void bits_adapted(const char *name, const make_options *options, int32_t count, int which,
                         int rank, int type, float scale) {
    bits_case c;
    make_file file, adapter;
    make_model(options, &file);
    make_adapter(options, which, rank, 2.0f * (float)rank, type, &adapter);
    memset(&c, 0, sizeof c);
    c.name = name;
    c.data = file.data;
    c.size = file.size;
    c.adapter_data = adapter.data;
    c.adapter_size = adapter.size;
    c.adapter_scale = scale;
    c.count = count;
    bits_test(&c, 0);
    make_free(&adapter);
    make_free(&file);
}

/* Heads of several widths, in groups of 1 to 4; a window; a recurrent state; biases; an adapter. */
static void bits_int8(void) {
    make_options o = make_defaults();
    bits_cached("int8", &o, 200, BITNET_CACHE_INT8);
    o.arch = "llama", o.heads = 8, o.extras = true;
    bits_cached("int8, llama", &o, 70, BITNET_CACHE_INT8);
    o = make_defaults();
    o.arch = "bitnet", o.width = 400, o.heads = 4, o.kv_heads = 2, o.head_width = 100, o.ffn = 528;
    o.embedding_type = BITNET_TYPE_F32;
    bits_cached("int8, odd shapes", &o, 66, BITNET_CACHE_INT8);
    o = make_defaults();
    o.arch = "qwen3", o.head_width = 96, o.heads = 3, o.kv_heads = 1;
    bits_cached("int8, qwen3", &o, 66, BITNET_CACHE_INT8);
    o = make_defaults();
    o.arch = "gemma3", o.layers = 7, o.width = 192, o.window = 21, o.rope_base = 1e6f;
    bits_cached("int8, gemma3", &o, 140, BITNET_CACHE_INT8);
    o = make_defaults();
    o.arch = "qwen35", o.layers = 5, o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    o.rope_width = 32;
    bits_cached("int8, qwen35", &o, 66, BITNET_CACHE_INT8);
}

/* With some key channels 20 times larger, the distance of the logits from those of float keys is at
   most twice that with a step for each 32 channels. */
static void bits_outliers(void) {
    enum { COUNT = 80, D = 128 };
    make_options o = make_defaults();
    make_file file;
    bits_case c;
    bitnet_gguf *gguf;
    float *logits[3];
    double errors[2] = {0, 0};
    int32_t ids[COUNT];
    int i, j, way;
    o.arch = "qwen3", o.head_width = D, o.heads = 4, o.kv_heads = 2;
    make_model(&o, &file);
    gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
    for (i = 0; i < o.layers; i++) {
        char name[64];
        uint8_t *gain;
        snprintf(name, sizeof name, "blk.%d.attn_k_norm.weight", i);
        gain = (uint8_t *)(uintptr_t)bitnet_gguf_find_tensor(gguf, name)->data;
        for (j = 5; j < D; j += 37) {
            float x;
            memcpy(&x, gain + 4 * j, 4);
            x = x * 20;
            memcpy(gain + 4 * j, &x, 4);
        }
    }
    for (i = 0; i < COUNT; i++) ids[i] = (i * i * 7 + i) % o.vocabulary;
    for (way = 0; way < 3; way++) {
        static const int ways[] = {REFERENCE_FLOATS, REFERENCE_GROUPS, BITNET_CACHE_INT8};
        logits[way] = reference_logits(gguf, NULL, 0, ways[way], ids, COUNT);
        for (i = 0; i < COUNT * o.vocabulary && way; i++) {
            double error = (double)logits[way][i] - (double)logits[0][i];
            errors[way - 1] += error * error;
        }
    }
    CHECK_CASE(errors[0] > 0 && errors[1] < 4 * errors[0], "keys with outliers");
    memset(&c, 0, sizeof c);
    c.name = "int8, outliers";
    c.data = file.data;
    c.size = file.size;
    c.count = 70;
    c.cache = BITNET_CACHE_INT8;
    bits_test(&c, 0);
    for (way = 0; way < 3; way++) free(logits[way]);
    bitnet_gguf_free(gguf);
    make_free(&file);
}

/* Slices, gates and norms of heads; shared experts, in several formats and bases. */
static void bits_winter(void) {
    make_options o = make_k2();
    bits_made("k2-horizon, F32", &o, 40);
    o.width = 256, o.ffn = 256, o.norm_groups = 4, o.head_gates = false, o.separate_head = true;
    o.weight_type = o.embedding_type = BITNET_TYPE_Q1_0;
    bits_made("k2-horizon, Q1_0", &o, 66);
    o.head_gates = true, o.head_norms = false, o.weight_type = BITNET_TYPE_Q2_0;
    bits_cached("int8, k2-horizon", &o, 66, BITNET_CACHE_INT8);

    o = make_qwen35moe();
    bits_made("qwen35moe, F32", &o, 40);
    o.fused_experts = true, o.weight_type = BITNET_TYPE_Q2_0, o.shared_ffn = 128;
    bits_made("qwen35moe, fused", &o, 66);
    bits_cached("int8, qwen35moe", &o, 66, BITNET_CACHE_INT8);
    o.weight_type = BITNET_TYPE_TQ2_0, o.ffn = 256, o.shared_ffn = 512, o.scales = MAKE_SCALE_BLOCK;
    bits_made("qwen35moe, TQ2_0", &o, 20);
    o.fused_experts = false, o.scales = MAKE_SCALE_TENSOR, o.weight_type = BITNET_TYPE_I2_S;
    bits_made("qwen35moe, I2_S", &o, 20);
    o.block = 128, o.ffn = o.shared_ffn = 128, o.weight_type = BITNET_TYPE_PQ2_0;
    o.state_width = 128, o.separate_head = true;
    bits_made("qwen35moe, Hadamard", &o, 20);
    o.plain = "up", o.block = 32, o.weight_type = BITNET_TYPE_F16;
    bits_made("qwen35moe, in part", &o, 20);
    o.plain = "exps";
    bits_made("qwen35moe, not experts", &o, 12);

    o = make_defaults(); /* as huihui's Bonsai 2: names say what is in the basis, not types */
    o.arch = "qwen3", o.weight_type = BITNET_TYPE_Q2_K, o.width = o.ffn = 256, o.block = 64;
    bits_made("qwen3, Hadamard, Q2_K", &o, 20);
    o.weight_type = BITNET_TYPE_Q3_K, o.plain = "down";
    bits_made("qwen3, Hadamard, Q3_K", &o, 20);

    o = make_defaults(); /* as llama-quantize writes files: another type for the embedding */
    o.arch = "llama", o.weight_type = BITNET_TYPE_Q1_0, o.embedding_type = BITNET_TYPE_Q4_1;
    bits_made("llama, Q1_0 and Q4_1", &o, 20);

    o = make_qwen35moe(); /* Millie's */
    o.layers = 2, o.ffn = o.shared_ffn = 256, o.weight_type = BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8;
    o.embedding_type = BITNET_TYPE_Q4_sym_g16_sq8_sg8;
    bits_made("qwen35moe, Qt_sym", &o, 20);
    o.weight_type = BITNET_TYPE_Q2_sym_g32_sq4_sg8;
    o.embedding_type = BITNET_TYPE_Q1_sym_g32_sq4_sg8;
    bits_made("qwen35moe, Q2_sym", &o, 12);

    o = make_defaults();
    o.arch = "qwen3moe", o.experts = 8, o.experts_used = 2, o.ffn = 256;
    o.weight_type = BITNET_TYPE_TQ2_0, o.scales = MAKE_SCALE_BLOCK;
    bits_made("qwen3moe, TQ2_0", &o, 66);
    o.weight_type = BITNET_TYPE_F16;
    bits_made("qwen3moe, F16", &o, 20);
}

static void test_bits(void) {
    make_options o = make_defaults();
    int i;
    printf("  %-20s %4s  %-8s", "model", "len", "CRC");
    for (i = 0; i < BITS_COLUMNS; i++) printf(" %9s", bits_columns[i]);
    printf("\n");
    for (i = BITNET_ISA_SCALAR; i < BITNET_ISA_COUNT; i++)
        if (!bitnet_isa_available((bitnet_isa)i) && run_of_this_machine((bitnet_isa)i))
            SKIP(bitnet_isa_name((bitnet_isa)i));
    bits_shipped("stories", RUN_STORIES, 70, 0x2664A2A3);
    bits_shipped("tiny", RUN_TINY, 70, 0x573F76BB);
    bits_int8();
    bits_outliers();
    bits_winter();

    bits_made("bitnet-b1.58", &o, 130);
    o.arch = "bitnet-25", o.separate_head = true, o.extras = true;
    bits_made("bitnet-25, extras", &o, 20);
    o = make_defaults();
    o.arch = "bitnet", o.width = 288, o.heads = 3, o.kv_heads = 3, o.head_width = 96, o.ffn = 672;
    o.embedding_type = BITNET_TYPE_Q8_0; /* rows that begin amid a block of I2_S; heads of 96 */
    bits_made("bitnet", &o, 20);
    o.width = 400, o.heads = 4, o.kv_heads = 2, o.head_width = 100, o.ffn = 528;
    o.embedding_type = BITNET_TYPE_F32;
    bits_made("bitnet, odd shapes", &o, 20);

    o = make_defaults();
    o.arch = "llama", o.heads = 8; /* heads * head_width is not the width */
    bits_made("llama, I2_S", &o, 66);
    o.weight_type = BITNET_TYPE_TQ2_0, o.embedding_type = BITNET_TYPE_Q4_K;
    bits_made("llama, TQ2_0", &o, 20);
    o.scales = MAKE_SCALE_ROW, o.embedding_type = BITNET_TYPE_Q6_K;
    bits_made("llama, TQ2_0 by row", &o, 20);
    o.scales = MAKE_SCALE_BLOCK, o.embedding_type = BITNET_TYPE_Q4_0;
    bits_made("llama, TQ2_0 by block", &o, 20);
    o.weight_type = BITNET_TYPE_TQ1_0, o.embedding_type = BITNET_TYPE_BF16;
    bits_made("llama, TQ1_0 by block", &o, 20);
    o.scales = MAKE_SCALE_TENSOR, o.separate_head = true;
    bits_made("llama, TQ1_0", &o, 20);
    o.activation_group = 32;
    bits_made("TQ1_0, groups of 32", &o, 20);
    o.activation_group = 0, o.separate_head = false;
    o.weight_type = o.embedding_type = BITNET_TYPE_Q2_0;
    bits_made("llama, Q2_0", &o, 66);
    o.separate_head = true, o.ffn = 640, o.extras = true, o.scales = MAKE_SCALE_BLOCK;
    o.weight_type = BITNET_TYPE_PQ2_0, o.embedding_type = BITNET_TYPE_PTQ1_0;
    bits_made("llama, PQ2_0", &o, 20);
    o.weight_type = o.embedding_type = BITNET_TYPE_Q1_0;
    bits_made("llama, Q1_0", &o, 20);
    o.weight_type = BITNET_TYPE_PTQ1_0, o.activation_group = -1;
    bits_made("PTQ1_0, all together", &o, 20);
    o.weight_type = BITNET_TYPE_Q1_0, o.activation_group = 96; /* which does not divide 256 */
    bits_made("Q1_0, groups of 96", &o, 20);
    o = make_defaults();
    o.arch = "bitnet", o.width = 288, o.heads = 3, o.kv_heads = 3, o.head_width = 96, o.ffn = 688;
    o.activation_group = 64, o.embedding_type = BITNET_TYPE_I2_S, o.extras = true;
    bits_made("I2_S, groups of 64", &o, 20);
    o.activation_group = 0; /* the embedding is by groups all the same */
    bits_made("I2_S, also embedded", &o, 20);
    o = make_defaults();
    o.arch = "llama", o.heads = 8, o.separate_head = true;
    o.weight_type = BITNET_TYPE_F16, o.embedding_type = BITNET_TYPE_BF16, o.extras = true;
    bits_made("llama, F16", &o, 20);
    o.weight_type = BITNET_TYPE_BF16, o.arch = "bitnet";
    bits_made("bitnet, BF16", &o, 20);
    o.weight_type = BITNET_TYPE_F32, o.embedding_type = BITNET_TYPE_F32;
    bits_made("bitnet, F32", &o, 20);

    o = make_defaults();
    o.rope_width = o.head_width / 2, o.rope_factor = 2.5f, o.norm_type = BITNET_TYPE_F16;
    bits_made("part RoPE, linear", &o, 20);
    o.arch = "llama", o.rope_freqs = true, o.norm_type = BITNET_TYPE_BF16;
    bits_made("llama, rope_freqs", &o, 20);

    o = make_defaults();
    o.arch = "qwen2", o.extras = true; /* biases */
    bits_made("qwen2", &o, 66);
    o = make_defaults();
    o.arch = "qwen3", o.head_width = 96; /* heads wider than the width divided among them */
    bits_made("qwen3", &o, 66);
    o.rope_scaling = "yarn", o.rope_factor = 4, o.extras = true, o.norm_type = BITNET_TYPE_F16;
    bits_made("qwen3, YaRN", &o, 20);
    o = make_defaults();
    o.arch = "qwen3", o.norms_in = true, o.head_width = 48, o.embedding_type = BITNET_TYPE_F32;
    bits_made("qwen3, norms in", &o, 20);
    o = make_defaults();
    o.arch = "gemma3", o.layers = 7, o.width = 192, o.window = 21, o.rope_base = 1e6f;
    o.rope_factor = 8; /* of the one layer that sees all */
    bits_made("gemma3", &o, 70);
    o.window = 64, o.layers = 2, o.norms_in = true, o.extras = true, o.heads = 3, o.kv_heads = 1;
    bits_made("gemma3, norms in", &o, 70);
    o.window = 0, o.layers = 6, o.weight_type = BITNET_TYPE_F32;
    bits_made("gemma3, all see all", &o, 20);
    o = make_defaults(); /* 640 columns: no multiple of 256, as BitNet's embedding model has */
    o.arch = "gemma3", o.norms_in = true, o.layers = 1, o.width = o.ffn = 640, o.kv_heads = 1;
    o.head_width = 160;
    bits_made("gemma3, 640 columns", &o, 20);
    o = make_defaults();
    o.arch = "minicpm", o.rope_scaling = "longrope";
    bits_made("minicpm", &o, 66);
    o.original = 19, o.context = 20, o.weight_type = BITNET_TYPE_TQ2_0, o.scales = MAKE_SCALE_BLOCK;
    bits_made("minicpm, long", &o, 20);

    o = make_defaults();
    bits_adapted("adapter", &o, 70, 127, 8, BITNET_TYPE_F32, 1.0f);
    o.arch = "bitnet", o.width = 400, o.heads = 4, o.kv_heads = 2, o.head_width = 100, o.ffn = 528;
    o.embedding_type = BITNET_TYPE_F32, o.extras = true;
    bits_adapted("adapter, odd shapes", &o, 20, 127, 1, BITNET_TYPE_F16, 0.3f);
    o = make_defaults();
    o.arch = "llama", o.weight_type = BITNET_TYPE_Q2_0;
    bits_adapted("adapter, Q2_0", &o, 20, 9, 70, BITNET_TYPE_BF16, -1.5f);
    o.weight_type = BITNET_TYPE_F16;
    bits_adapted("adapter, F16", &o, 20, 5, 4, BITNET_TYPE_F16, 1.0f);
    o.arch = "gemma3", o.norms_in = true, o.layers = 1;
    bits_adapted("adapter, norms in", &o, 20, 127, 3, BITNET_TYPE_F32, 1.0f);
    o = make_defaults();
    o.arch = "minicpm", o.rope_scaling = "longrope";
    bits_adapted("adapter, minicpm", &o, 20, 120, 16, BITNET_TYPE_F32, 1.0f);

    o = make_defaults();
    o.arch = "qwen35", o.layers = 5, o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    o.rope_width = 32;
    bits_made("qwen35", &o, 66);
    bits_adapted("adapter, qwen35", &o, 20, 127, 8, BITNET_TYPE_F16, 1.0f);
    o.weight_type = BITNET_TYPE_PQ2_0, o.embedding_type = BITNET_TYPE_PTQ1_0;
    o.separate_head = true, o.block = 128, o.grouped_heads = true, o.state_width = 128;
    bits_made("qwen35, Hadamard", &o, 20);
    o.weight_type = o.embedding_type = BITNET_TYPE_F32, o.separate_head = false, o.extras = true;
    o.state_heads = 6, o.block = 256;
    bits_made("qwen35, F32", &o, 20);

    o = make_hunyuan(false);
    bits_made("hunyuan-dense, F32", &o, 40);
    o = make_hunyuan(true);
    bits_made("hunyuan-dense, STQ1_0", &o, 66);

    o = make_maple();
    bits_made("maple, F32", &o, 40);
    o.separate_head = false;
    bits_made("maple, tied", &o, 12);
    o.separate_head = true;
    o.width = o.ffn = 512, o.head_width = 64, o.layers = 2, o.weight_type = BITNET_TYPE_TQ1_0;
    o.embedding_type = BITNET_TYPE_Q4_K, o.scales = MAKE_SCALE_ALL;
    bits_made("maple, TQ1_0", &o, 20);
    o.weight_type = BITNET_TYPE_TQ2_0, o.scales = MAKE_SCALE_BLOCK;
    bits_made("maple, TQ2_0 by block", &o, 20);
    o.weight_type = BITNET_TYPE_Q2_0, o.width = 320, o.ffn = 64, o.layers = 5;
    o.embedding_type = BITNET_TYPE_F16;
    bits_made("maple, Q2_0", &o, 20);
}

#endif
