/* test_adapter.h - LoRA adapters: their results, sharing, and which files are rejected

   test_bits.h tests that every path gives the same bits. These tests: an adapter gives the same as
   the model with B A added to its matrices, in doubles; the results of a session with an adapter
   depend only on its tokens, the adapter and the scale, not on earlier computation or other
   sessions. */

#ifndef TEST_ADAPTER_H
#define TEST_ADAPTER_H

#include "make.h"
#include "run.h"
#include "test_choose.h"
#include "test_draft.h"

enum { ADAPTER_ALL = 127, ADAPTER_TOKENS = 80 };

/* A model with two adapters. */
typedef struct adapter_world {
    make_options options;
    make_file file, files[2];
    bitnet_model *model;
    bitnet_adapter *adapters[2];
    int32_t ids[ADAPTER_TOKENS], count;
} adapter_world;

static void adapter_begin(adapter_world *w, const make_options *o, int threads) {
    bitnet_model_options options;
    int i;
    memset(w, 0, sizeof *w);
    memset(&options, 0, sizeof options);
    options.threads = threads;
    w->options = *o;
    make_model(o, &w->file);
    make_adapter(o, ADAPTER_ALL, 8, 16.0f, BITNET_TYPE_F32, &w->files[0]);
    make_adapter(o, 2 | 32, 3, 3.0f, BITNET_TYPE_F16, &w->files[1]);
    w->model = bitnet_model_load_memory(w->file.data, w->file.size, &options, NULL);
    for (i = 0; i < 2; i++)
        w->adapters[i] =
            bitnet_adapter_load_memory(w->model, w->files[i].data, w->files[i].size, NULL);
    CHECK(w->model && w->adapters[0] && w->adapters[1]);
    w->count = ADAPTER_TOKENS;
    for (i = 0; i < ADAPTER_TOKENS; i++) w->ids[i] = (i * 37 + i / 3) % o->vocabulary;
}

static void adapter_end(adapter_world *w) {
    int i;
    for (i = 0; i < 2; i++) {
        bitnet_adapter_free(w->adapters[i]);
        make_free(&w->files[i]);
    }
    bitnet_model_free(w->model);
    make_free(&w->file);
}

/* The logits of all tokens in a fresh session. */
static run_logits adapter_logits(adapter_world *w, const bitnet_adapter *adapter, float scale) {
    run_logits l = run_logits_create(w->count, w->options.vocabulary);
    bitnet_session *s = bitnet_session_create(w->model, NULL, NULL);
    CHECK(bitnet_session_set_adapter(s, adapter, scale) == BITNET_OK);
    run_observe(s, &l);
    CHECK(run_feed(s, w->ids, 0, w->count, 16, NULL));
    bitnet_session_free(s);
    return l;
}

/* True if the session's next logits are those that follow token `at` in a fresh session. */
static bool adapter_ends_as(bitnet_session *s, const run_logits *l, int32_t at) {
    const float *logits = logits_of(s);
    return logits && memcmp(logits, run_row(l, at), (size_t)l->vocabulary * sizeof(float)) == 0;
}

/* ---- what an adapter is */

/* Adds factor * B A to an F32 matrix in the file. */
static void adapter_merge(const bitnet_gguf *model, const bitnet_gguf *adapter, double factor) {
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(adapter); i++) {
        const bitnet_gguf_tensor *a = bitnet_gguf_tensor_at(adapter, i), *b, *m;
        char name[64];
        size_t rows, columns, rank, r, c, j;
        snprintf(name, sizeof name, "%.*s", (int)a->name.length, a->name.data);
        if (!strstr(name, ".lora_a")) continue;
        name[a->name.length - 1] = 'b';
        b = bitnet_gguf_find_tensor(adapter, name);
        name[a->name.length - 7] = 0;
        m = bitnet_gguf_find_tensor(model, name);
        rank = (size_t)b->shape[0], rows = (size_t)b->shape[1], columns = (size_t)a->shape[0];
        for (r = 0; r < rows; r++)
            for (c = 0; c < columns; c++) {
                uint8_t *at = (uint8_t *)(uintptr_t)m->data + 4 * (r * columns + c);
                double sum = 0;
                float w, x, y;
                for (j = 0; j < rank; j++) {
                    memcpy(&x, a->data + 4 * (j * columns + c), 4);
                    memcpy(&y, b->data + 4 * (r * rank + j), 4);
                    sum += (double)x * y;
                }
                memcpy(&w, at, 4);
                w = (float)(w + factor * sum);
                memcpy(at, &w, 4);
            }
    }
}

/* A float model with an adapter equals the model with the sum of both, except for rounding, and
   differs from the model alone. */
static void adapter_is_a_sum(const char *arch) {
    adapter_world w;
    make_options o = make_defaults();
    bitnet_gguf *gguf, *adapter;
    run_logits plain, with, merged;
    double apart = 0, moved = 0;
    size_t n, i;
    o.arch = arch, o.weight_type = BITNET_TYPE_F32;
    adapter_begin(&w, &o, 1);
    w.count = 10;
    plain = adapter_logits(&w, NULL, 1.0f);
    with = adapter_logits(&w, w.adapters[0], 0.75f);
    gguf = bitnet_gguf_open_memory(w.file.data, w.file.size, NULL, NULL);
    adapter = bitnet_gguf_open_memory(w.files[0].data, w.files[0].size, NULL, NULL);
    for (i = 0; i < 2; i++) bitnet_adapter_free(w.adapters[i]), w.adapters[i] = NULL;
    bitnet_model_free(w.model);
    adapter_merge(gguf, adapter, 0.75 * 16.0 / 8.0);
    w.model = bitnet_model_load_memory(w.file.data, w.file.size, NULL, NULL);
    merged = run_all(w.model, w.ids, w.count);
    n = (size_t)plain.count * (size_t)plain.vocabulary;
    for (i = 0; i < n; i++) {
        double d = with.data[i] - merged.data[i], e = with.data[i] - plain.data[i];
        if (d < 0) d = -d;
        if (e < 0) e = -e;
        if (d > apart) apart = d;
        if (e > moved) moved = e;
    }
    CHECK_CASE(moved > 1.0, arch);
    CHECK_CASE(apart < 1e-3 * moved, arch);
    bitnet_gguf_free(gguf);
    bitnet_gguf_free(adapter);
    free(plain.data), free(with.data), free(merged.data);
    adapter_end(&w);
}

/* ---- a session is a function of its tokens, the adapter and the scale */

static void adapter_changes(const make_options *o) {
    adapter_world w;
    run_logits none, first, half, second;
    static const bitnet_budget budget = {0, 3};
    bitnet_session *s, *copy;
    const int32_t *ids;
    int steps;
    adapter_begin(&w, o, 2);
    ids = w.ids;
    none = adapter_logits(&w, NULL, 3.0f);
    first = adapter_logits(&w, w.adapters[0], 1.0f);
    half = adapter_logits(&w, w.adapters[0], 0.5f);
    second = adapter_logits(&w, w.adapters[1], 1.0f);
    CHECK(!run_equal(&none, &first) && !run_equal(&first, &half) && !run_equal(&none, &second));

    s = bitnet_session_create(w.model, NULL, NULL);
    CHECK(run_feed(s, ids, 0, 70, 70, NULL) && adapter_ends_as(s, &none, 69));
    copy = bitnet_session_copy(s, NULL); /* shares the pages, and keeps what is in them */
    CHECK(bitnet_session_set_adapter(s, w.adapters[0], 1.0f) == BITNET_OK);
    CHECK(bitnet_session_result(s) == BITNET_PENDING);
    for (steps = 1; bitnet_step(s, &budget) == BITNET_PENDING;) steps++;
    CHECK(steps == 24 && adapter_ends_as(s, &first, 69));
    CHECK(adapter_ends_as(copy, &none, 69));
    CHECK(run_feed(copy, ids, 70, 75, 5, NULL) && adapter_ends_as(copy, &none, 74));
    bitnet_session_free(copy);

    CHECK(bitnet_session_set_adapter(s, w.adapters[0], 1.0f) == BITNET_OK); /* nothing changes */
    CHECK(bitnet_session_result(s) == BITNET_OK && adapter_ends_as(s, &first, 69));
    copy = bitnet_session_copy(s, NULL); /* has the adapter too */
    CHECK(run_feed(copy, ids, 70, 72, 1, NULL) && adapter_ends_as(copy, &first, 71));
    CHECK(bitnet_session_set_adapter(copy, w.adapters[1], 1.0f) == BITNET_OK);
    CHECK(adapter_ends_as(copy, &second, 71) && adapter_ends_as(s, &first, 69));
    bitnet_session_free(copy);

    CHECK(bitnet_session_set_adapter(s, w.adapters[0], 0.5f) == BITNET_OK);
    CHECK(bitnet_session_truncate(s, 66) == BITNET_OK && adapter_ends_as(s, &half, 65));
    bitnet_feed(s, ids + 66, 4);
    bitnet_step(s, &budget); /* one token is left, and rows are under way */
    CHECK(bitnet_session_set_adapter(s, w.adapters[1], 1.0f) == BITNET_OK);
    CHECK(adapter_ends_as(s, &second, 69));
    CHECK(bitnet_session_set_adapter(s, w.adapters[1], 0.0f) == BITNET_OK);
    CHECK(adapter_ends_as(s, &none, 69));
    bitnet_session_set_adapter(s, w.adapters[1], 1.0f);
    bitnet_session_reset(s); /* keeps it */
    CHECK(run_feed(s, ids, 0, 3, 3, NULL) && adapter_ends_as(s, &second, 2));
    CHECK(bitnet_session_set_adapter(s, NULL, 1.0f) == BITNET_OK && adapter_ends_as(s, &none, 2));
    bitnet_session_free(s);
    free(none.data), free(first.data), free(half.data), free(second.data);
    adapter_end(&w);
}

static void adapter_states(void) {
    make_options o = make_defaults();
    adapter_world w;
    bitnet_session *s, *t;
    int light;
    adapter_begin(&w, &o, 1);
    s = bitnet_session_create(w.model, NULL, NULL);
    t = bitnet_session_create(w.model, NULL, NULL);
    bitnet_session_set_adapter(s, w.adapters[0], 0.5f);
    CHECK(run_feed(s, w.ids, 0, 40, 40, NULL));
    for (light = 0; light < 2; light++) {
        size_t size;
        void *state = run_save(s, light ? BITNET_SAVE_TOKENS : 0, &size);
        CHECK(state != NULL);
        bitnet_session_set_adapter(t, NULL, 0);
        CHECK(bitnet_session_load_memory(t, state, size) == BITNET_ERROR_STATE_ADAPTER);
        bitnet_session_set_adapter(t, w.adapters[1], 0.5f);
        CHECK(bitnet_session_load_memory(t, state, size) == BITNET_ERROR_STATE_ADAPTER);
        bitnet_session_set_adapter(t, w.adapters[0], 1.0f);
        CHECK(bitnet_session_load_memory(t, state, size) == BITNET_ERROR_STATE_ADAPTER);
        CHECK(bitnet_session_length(t) == 0);
        bitnet_session_set_adapter(t, w.adapters[0], 0.5f);
        CHECK(bitnet_session_load_memory(t, state, size) == BITNET_OK);
        CHECK(bitnet_session_result(t) == (light ? BITNET_PENDING : BITNET_OK));
        CHECK(memcmp(logits_of(t), logits_of(s), (size_t)o.vocabulary * 4) == 0);
        bitnet_session_reset(t);
        free(state);
    }
    bitnet_session_set_adapter(s, NULL, 0);
    bitnet_session_free(s);
    bitnet_session_free(t);
    adapter_end(&w);
}

/* ---- shared passes */

/* Five sessions with different adapters, in successive budgets; in the middle of a pass, one gets
   another adapter, and one is freed. */
static void adapter_many(void) {
    static const bitnet_budget budgets[] = {{0, 0}, {0, 7}, {1, 0}};
    make_options o = make_defaults();
    adapter_world w;
    run_logits expected[5];
    size_t k;
    int i;
    adapter_begin(&w, &o, 2);
    for (i = 0; i < 5; i++)
        expected[i] = adapter_logits(&w, i == 0 ? NULL : w.adapters[i % 2], i < 3 ? 1.0f : 0.3f);
    for (k = 0; k < sizeof budgets / sizeof *budgets; k++) {
        bitnet_session *s[6];
        int turns = 0, now = 5;
        for (i = 0; i < 6; i++) {
            s[i] = bitnet_session_create(w.model, NULL, NULL);
            if (i > 0 && i < 5)
                bitnet_session_set_adapter(s[i], w.adapters[i % 2], i < 3 ? 1.0f : 0.3f);
            bitnet_feed(s[i], w.ids, (size_t)(i == 4 ? 60 : 5 + i));
        }
        bitnet_session_set_adapter(s[5], w.adapters[1], 9.0f);
        while (bitnet_step_many(s, now + 1, &budgets[k]) == BITNET_PENDING) {
            if (++turns != 4) continue;
            bitnet_session_free(s[now--]); /* and its rows are void */
            bitnet_session_set_adapter(s[1], NULL, 1.0f);
            bitnet_session_set_adapter(s[1], w.adapters[1], 1.0f);
        }
        CHECK(budgets[k].tokens + budgets[k].microseconds == 0 || turns >= 4);
        for (i = 0; i < 5; i++) CHECK(adapter_ends_as(s[i], &expected[i], i == 4 ? 59 : 4 + i));
        for (i = 0; i <= now; i++) bitnet_session_free(s[i]);
    }
    for (i = 0; i < 5; i++) free(expected[i].data);
    adapter_end(&w);
}

/* ---- drafts and choices */

/* A text with a drafter that knows all or half of it. */
static void adapter_drafts(void) {
    make_options o = make_defaults();
    adapter_world w;
    int32_t plain[48], ids[48];
    unsigned right;
    adapter_begin(&w, &o, 1);
    for (right = 0; right <= 16; right += 8) {
        bitnet_session *s = bitnet_session_create(w.model, NULL, NULL);
        draft_guesser g;
        bitnet_drafter drafter;
        int i;
        memset(&g, 0, sizeof g);
        memset(&drafter, 0, sizeof drafter);
        g.text = plain, g.length = right ? 48 : 0, g.right = right, g.vocabulary = o.vocabulary;
        drafter.draft = draft_guess;
        drafter.user = &g;
        bitnet_session_set_adapter(s, w.adapters[0], 1.0f);
        if (right) bitnet_session_set_drafter(s, &drafter);
        for (i = 0; i < 48; i++) {
            ids[i] = i < 4 ? i : -1;
            if (i >= 4) CHECK(bitnet_sample(s, NULL, &ids[i]) == BITNET_OK);
            CHECK(bitnet_feed(s, &ids[i], 1) == BITNET_OK);
        }
        if (right == 0) memcpy(plain, ids, sizeof plain);
        CHECK(memcmp(plain, ids, sizeof plain) == 0);
        if (right == 16) CHECK(bitnet_session_get_stats(s).accepted_tokens > 10);
        bitnet_session_free(s);
    }
    adapter_end(&w);
}

/* An interrupted choice that continues with another adapter gives that adapter's result. */
static void adapter_choices(void) {
    static const char *const texts[] = {" the and", " the an", "on", "her on", "in the"};
    static const bitnet_budget moment = {0, 2};
    make_options o = make_defaults();
    adapter_world w;
    float expected[2][5], values[5];
    size_t best;
    int i;
    adapter_begin(&w, &o, 1);
    for (i = 0; i < 3; i++) {
        bitnet_session *s = bitnet_session_create(w.model, NULL, NULL);
        bitnet_session_set_adapter(s, w.adapters[i % 2], 1.0f);
        bitnet_feed(s, w.ids, 6);
        if (i < 2) {
            CHECK(bitnet_choose(s, texts, 5, NULL, NULL, expected[i], &best) == BITNET_OK);
        } else {
            int turns;
            for (turns = 0; turns < 5; turns++)
                CHECK(bitnet_choose(s, texts, 5, NULL, &moment, values, &best) == BITNET_PENDING);
            bitnet_session_set_adapter(s, w.adapters[1], 1.0f);
            while (bitnet_choose(s, texts, 5, NULL, &moment, values, &best) == BITNET_PENDING)
                continue;
            CHECK(memcmp(values, expected[1], sizeof values) == 0);
        }
        bitnet_session_free(s);
    }
    CHECK(memcmp(expected[0], expected[1], sizeof values) != 0);
    adapter_end(&w);
}

/* ---- memory */

static void adapter_out_of_memory(void) {
    make_options o = make_defaults();
    make_file file, learned;
    check_heap heap = {0, 0, 0, 0};
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_session *s;
    long fail;
    make_model(&o, &file);
    make_adapter(&o, ADAPTER_ALL, 4, 4.0f, BITNET_TYPE_F16, &learned);
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    options.no_repack = true;
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    s = bitnet_session_create(model, NULL, NULL);
    bitnet_feed(s, &o.layers, 1);
    bitnet_step(s, NULL);
    for (fail = 1; fail < 1000; fail++) {
        bitnet_error error = {BITNET_OK, ""};
        bitnet_adapter *adapter;
        long live = heap.live;
        heap.count = 0, heap.fail_at = fail;
        adapter = bitnet_adapter_load_memory(model, learned.data, learned.size, &error);
        if (adapter && bitnet_session_set_adapter(s, adapter, 1.0f) == BITNET_OK) {
            heap.fail_at = 0;
            CHECK(bitnet_step(s, NULL) == BITNET_OK && logits_of(s) != NULL);
            bitnet_session_set_adapter(s, NULL, 0);
            bitnet_adapter_free(adapter);
            break;
        }
        heap.fail_at = 0;
        if (!adapter) CHECK(error.result == BITNET_ERROR_OUT_OF_MEMORY && heap.live == live);
        else CHECK(bitnet_session_result(s) == BITNET_OK && logits_of(s) != NULL);
        bitnet_adapter_free(adapter);
    }
    CHECK(fail > 20 && fail < 1000);
    bitnet_session_free(s);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
    make_free(&learned);
    make_free(&file);
}

/* ---- files */

/* An adapter file that is wrong in one way. */
typedef struct adapter_bad {
    const char *type, *kind, *arch, *tensor; /* "blk.0.attn_q.weight" unless it says otherwise */
    int columns, rank_a, rank_b, rows;       /* of A and B; 0: as it should be */
    int format;                              /* of B */
    uint32_t bits;                           /* of a value of A, unless they are 0 */
    bool no_b, alora, no_alpha, string_alpha;
    bitnet_result result;
    const char *words;
} adapter_bad;

static bitnet_adapter *adapter_load_bad(bitnet_model *model, const adapter_bad *bad,
                                        bitnet_error *error) {
    static float data[16384];
    const bitnet_model_info *info = bitnet_model_get_info(model);
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    const char *tensor = bad->tensor ? bad->tensor : "blk.0.attn_q.weight";
    uint64_t a[2], b[2];
    uint32_t token = 7;
    char name[80];
    const void *file;
    size_t size;
    bitnet_adapter *adapter;
    a[0] = (uint64_t)(bad->columns ? bad->columns : info->hidden_size);
    a[1] = (uint64_t)(bad->rank_a ? bad->rank_a : 2);
    b[0] = (uint64_t)(bad->rank_b ? bad->rank_b : 2);
    b[1] = (uint64_t)(bad->rows ? bad->rows : info->heads * info->head_size);
    memset(data, 0, sizeof data);
    memcpy(data + 5, &bad->bits, 4);
    if (*bad->type) bitnet_gguf_add_string(w, "general.type", bad->type);
    bitnet_gguf_add_string(w, "general.architecture", bad->arch);
    if (*bad->kind) bitnet_gguf_add_string(w, "adapter.type", bad->kind);
    if (bad->string_alpha) bitnet_gguf_add_string(w, "adapter.lora.alpha", "16");
    else if (!bad->no_alpha) bitnet_gguf_add_f32(w, "adapter.lora.alpha", 4.0f);
    if (bad->alora)
        bitnet_gguf_add_array(w, "adapter.alora.invocation_tokens", BITNET_GGUF_U32, &token, 1);
    snprintf(name, sizeof name, "%s.lora_a", tensor);
    bitnet_gguf_add_tensor(w, name, BITNET_TYPE_F32, 2, a, data);
    snprintf(name, sizeof name, "%s.lora_b", tensor);
    if (!bad->no_b) bitnet_gguf_add_tensor(w, name, bad->format, 2, b, data);
    CHECK(bitnet_gguf_write_memory(w, &file, &size, NULL) == BITNET_OK);
    adapter = bitnet_adapter_load_memory(model, file, size, error);
    bitnet_gguf_writer_free(w);
    return adapter;
}

static void adapter_refused(void) {
    static const uint32_t nan = 0x7FC00000, infinity = 0xFF800000;
    static const adapter_bad good = {"adapter", "lora", "llama", NULL,  0,     0,         0, 0, 0,
                                     0,         false,  false,   false, false, BITNET_OK, ""};
    adapter_bad bad[24];
    make_options o = make_defaults();
    adapter_world w;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model *other;
    bitnet_session *s;
    int n = 0, i;
    o.arch = "llama";
    for (i = 0; i < 24; i++) bad[i] = good;
    bad[n].no_alpha = true, n++; /* is fine, as the one behind it */
    bad[n].bits = 0x3F800000, n++;
    bad[n].type = "", bad[n].result = BITNET_ERROR_ADAPTER_KIND, bad[n++].words = "not an adapter";
    bad[n].type = "model", bad[n].result = BITNET_ERROR_ADAPTER_KIND, bad[n++].words = "'model'";
    bad[n].kind = "hyper", bad[n].result = BITNET_ERROR_ADAPTER_KIND, bad[n++].words = "'hyper'";
    bad[n].kind = "", bad[n].result = BITNET_ERROR_ADAPTER_KIND, bad[n++].words = "not 'lora'";
    bad[n].alora = true, bad[n].result = BITNET_ERROR_ADAPTER_KIND, bad[n++].words = "aLoRA";
    bad[n].arch = "controlvector", bad[n].result = BITNET_ERROR_ADAPTER_KIND;
    bad[n++].words = "control vector";
    bad[n].arch = "qwen3", bad[n].result = BITNET_ERROR_ADAPTER_MODEL, bad[n++].words = "'qwen3'";
    bad[n].string_alpha = true, bad[n].result = BITNET_ERROR_MODEL_KEY, bad[n++].words = "alpha";
    bad[n].tensor = "blk.0.attn_z.weight", bad[n].result = BITNET_ERROR_MODEL_EXTRA;
    bad[n++].words = "attn_z";
    bad[n].tensor = "blk.9.attn_q.weight", bad[n].result = BITNET_ERROR_MODEL_EXTRA;
    bad[n++].words = "blk.9";
    bad[n].tensor = "blk.0.attn_norm.weight", bad[n].result = BITNET_ERROR_MODEL_EXTRA;
    bad[n++].words = "attn_norm";
    bad[n].tensor = "blk.0.attn_q.bias", bad[n].result = BITNET_ERROR_MODEL_EXTRA;
    bad[n++].words = "bias";
    bad[n].tensor = "token_embd.weight", bad[n].result = BITNET_ERROR_MODEL_EXTRA;
    bad[n++].words = "embeddings";
    bad[n].tensor = "output.weight", bad[n].result = BITNET_ERROR_MODEL_EXTRA;
    bad[n++].words = "lm_head";
    bad[n].columns = 128, bad[n].result = BITNET_ERROR_MODEL_SHAPE;
    bad[n++].words = "lora_a is 128 x 2, not 256 x 2";
    bad[n].rows = 128, bad[n].result = BITNET_ERROR_MODEL_SHAPE, bad[n++].words = "2 x 128";
    bad[n].rank_b = 3, bad[n].result = BITNET_ERROR_MODEL_SHAPE, bad[n++].words = "lora_b is 3";
    bad[n].rank_a = 5000, bad[n].columns = 1, bad[n].result = BITNET_ERROR_MODEL_SHAPE;
    bad[n++].words = "the rank 5000";
    bad[n].no_b = true, bad[n].result = BITNET_ERROR_MODEL_TENSOR, bad[n++].words = "no .lora_b";
    bad[n].format = BITNET_TYPE_Q8_0, bad[n].rank_b = 32, bad[n].rank_a = 32;
    bad[n].result = BITNET_ERROR_MODEL_TYPE, bad[n++].words = "neither F32";
    bad[n].bits = nan, bad[n].result = BITNET_ERROR_MODEL_VALUE, bad[n++].words = "NaN";
    bad[n].bits = infinity, bad[n].result = BITNET_ERROR_MODEL_VALUE, bad[n++].words = "lora_a";
    adapter_begin(&w, &o, 1);
    for (i = 0; i < n; i++) {
        bitnet_adapter *adapter;
        error.result = BITNET_OK;
        adapter = adapter_load_bad(w.model, &bad[i], &error);
        CHECK_CASE((adapter != NULL) == (bad[i].result == BITNET_OK), bad[i].words);
        CHECK_CASE(error.result == bad[i].result && strstr(error.message, bad[i].words),
                   error.message);
        bitnet_adapter_free(adapter);
    }
    CHECK(!bitnet_adapter_load_file(w.model, "tests/none.gguf", &error));
    CHECK(error.result == BITNET_ERROR_IO);
    CHECK(!bitnet_adapter_load_memory(w.model, w.file.data, w.file.size, &error));
    CHECK(error.result == BITNET_ERROR_ADAPTER_KIND);
    CHECK(!bitnet_adapter_load_memory(NULL, w.file.data, w.file.size, &error));

    other = bitnet_model_load_memory(w.file.data, w.file.size, NULL, NULL);
    s = bitnet_session_create(other, NULL, NULL);
    CHECK(bitnet_session_set_adapter(s, w.adapters[0], 1.0f) == BITNET_ERROR_ARGUMENT);
    bitnet_session_free(s);
    s = bitnet_session_create(w.model, NULL, NULL);
    CHECK(bitnet_session_set_adapter(s, w.adapters[0], bitnet__nan()) == BITNET_ERROR_ARGUMENT);
    bitnet_session_free(s);
    bitnet_model_free(other);
    adapter_end(&w);
}

/* Its x is undefined. */
static void adapter_in_a_basis(void) {
    make_options o = make_defaults();
    make_file file, learned;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model *model;
    o.arch = "qwen35", o.layers = 4, o.state_heads = 4, o.state_key_heads = 2, o.state_width = 128;
    o.weight_type = BITNET_TYPE_PQ2_0, o.embedding_type = BITNET_TYPE_PTQ1_0;
    o.separate_head = true, o.block = 128, o.grouped_heads = true;
    make_model(&o, &file);
    make_adapter(&o, 16, 2, 2.0f, BITNET_TYPE_F32, &learned);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    CHECK(model && !bitnet_adapter_load_memory(model, learned.data, learned.size, &error));
    CHECK(error.result == BITNET_ERROR_ADAPTER_MODEL && strstr(error.message, "Hadamard"));
    bitnet_model_free(model);
    make_free(&learned);
    make_free(&file);
}

static void adapter_described(void) {
    make_options o = make_defaults();
    adapter_world w;
    const bitnet_adapter_info *info;
    bitnet_adapter *again;
    adapter_begin(&w, &o, 1);
    info = bitnet_adapter_get_info(w.adapters[1]);
    CHECK(info->rank == 3 && info->matrices == 4 && info->alpha == 3.0f);
    CHECK(strcmp(info->name, "learned") == 0);
    CHECK(info->parameters == 2u * 3u * (256 + 128 + 256 + 512));
    CHECK(info->hash != bitnet_adapter_get_info(w.adapters[0])->hash);
    CHECK(check_write_file(check_path(), w.files[1].data, w.files[1].size));
    again = bitnet_adapter_load_file(w.model, check_path(), NULL);
    CHECK(again && bitnet_adapter_get_info(again)->hash == info->hash);
    bitnet_adapter_free(again);
    remove(check_path());
    adapter_end(&w);
}

static void test_adapter(void) {
    make_options o = make_defaults();
    adapter_is_a_sum("llama");
    adapter_is_a_sum("bitnet-b1.58");
    adapter_is_a_sum("gemma3");
    adapter_changes(&o);
    o.arch = "qwen35", o.layers = 4, o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    adapter_changes(&o);
    adapter_states();
    adapter_many();
    adapter_drafts();
    adapter_choices();
    adapter_out_of_memory();
    adapter_refused();
    adapter_in_a_basis();
    adapter_described();
}

#endif
