/* test_gpu_passes.h - tokens of several sessions in one pass of the GPU: each session gets the same
   results as alone on the CPU, whatever happens to the other sessions. All by memcmp. */

#ifndef TEST_GPU_PASSES_H
#define TEST_GPU_PASSES_H

enum { PASS_SESSIONS = 9, PASS_TOKENS = 14, PASS_STATE = 1 << 21 }; /* bytes: more than any here */

/* What one of the sessions generates alone. */
typedef struct pass_text {
    int32_t ids[PASS_TOKENS];
    uint32_t logits[PASS_TOKENS]; /* checksums of the logits */
    uint8_t *state;               /* in the end */
    size_t size;
} pass_text;

static uint32_t pass_logits(bitnet_session *s) {
    const float *logits = logits_of(s);
    return logits ? bitnet__crc32(1, logits, (size_t)s->model->info.vocab_size * 4) : 0;
}

static void pass_save(bitnet_session *s, pass_text *text) {
    text->state = run_save(s, 0, &text->size);
    CHECK(text->state != NULL);
}

static int pass_see(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    (void)user, (void)position, (void)logits, (void)vocabulary;
    return 0;
}

/* The i-th session: prompts of 1 to 185 tokens, greedy ones, some that draw from few or many, with
   penalties or one of two grammars. */
static bitnet_session *pass_session(bitnet_model *model, bitnet_gpu *gpu, int i,
                                    bitnet_grammar *const *grammars) {
    bitnet_session *s = gpu_session(model, gpu, 240 + i);
    bitnet_sampling sampling;
    int32_t ids[256];
    sampling = run_sampling();
    sampling.seed = (uint64_t)i + 1;
    if (i % 3) sampling.temperature = 0.9f;
    if (i % 3 == 1) sampling.top_k = 5;
    if (i == 5) sampling.top_k = 0, sampling.min_p = 0; /* of all tokens */
    if (i == 8) sampling.repetition_penalty = 1.2f;
    CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
    gpu_ids(ids, 256, model->info.vocab_size);
    CHECK(bitnet_feed(s, ids + i, 1 + 23 * (size_t)i) == BITNET_OK);
    if (grammars && (i == 1 || i == 4))
        CHECK(bitnet_session_set_grammar(s, grammars[i / 4]) == BITNET_OK);
    return s;
}

static void pass_write_alone(bitnet_model *model, int i, bitnet_grammar *const *g,
                             pass_text *text) {
    bitnet_session *s = pass_session(model, NULL, i, g);
    int t;
    for (t = 0; t < PASS_TOKENS; t++) {
        text->logits[t] = pass_logits(s);
        CHECK(bitnet_sample(s, NULL, &text->ids[t]) == BITNET_OK);
        CHECK(bitnet_feed(s, &text->ids[t], 1) == BITNET_OK);
    }
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    pass_save(s, text);
    bitnet_session_free(s);
}

static bool pass_is_as(bitnet_session *s, const pass_text *text) {
    pass_text now;
    bool same;
    pass_save(s, &now);
    same = now.size == text->size && memcmp(now.state, text->state, now.size) == 0;
    free(now.state);
    return same;
}

/* Computes the first `count` of them together; number 2 on the CPU, number 7 with an observer. */
static void pass_write(bitnet_model *model, bitnet_gpu *gpu, int count, bitnet_grammar *const *g,
                       const pass_text *texts) {
    bitnet_session *s[PASS_SESSIONS];
    bitnet_observer observer;
    bool ids = true, logits = true, states = true, ended = true;
    int i, t;
    memset(&observer, 0, sizeof observer);
    observer.logits = pass_see;
    for (i = 0; i < count; i++) s[i] = pass_session(model, i == 2 ? NULL : gpu, i, g);
    if (count > 7) bitnet_session_set_observer(s[7], &observer);
    for (t = 0; t < PASS_TOKENS; t++) {
        ended = ended && bitnet_step_many(s, count, NULL) == BITNET_OK;
        for (i = 0; i < count; i++) {
            int32_t id = -1;
            ended = ended && bitnet_session_result(s[i]) == BITNET_OK;
            if (s[i]->device.backend) bitnet__gpu_of(s[i])->rest = 0; /* the screen continues */
            if (t % 5 == 4) logits = logits && pass_logits(s[i]) == texts[i].logits[t];
            ids = ids && bitnet_sample(s[i], NULL, &id) == BITNET_OK && id == texts[i].ids[t];
            bitnet_feed(s[i], &texts[i].ids[t], 1);
        }
    }
    ended = ended && bitnet_step_many(s, count, NULL) == BITNET_OK;
    for (i = 0; i < count; i++) {
        CHECK(bitnet_gpu_is_attached(s[i]) == (i != 2));
        states = states && pass_is_as(s[i], &texts[i]);
        if (count == 5 && (i == 1 || i == 4)) /* but where all logits were requested */
            CHECK(bitnet_session_get_stats(s[i]).screened_tokens >= PASS_TOKENS / 2);
        bitnet_session_free(s[i]);
    }
    CHECK(ended);
    CHECK(ids);
    CHECK(logits);
    CHECK(states);
}

static void test_pass_texts(bitnet_gpu_tier tier) {
    static const int counts[] = {1, 2, 3, 5, PASS_SESSIONS};
    bitnet_grammar *g[2];
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, tier, 0);
    pass_text texts[PASS_SESSIONS];
    size_t i;
    g[0] = bitnet_grammar_create("root ::= [a-m ]{500}", 20, NULL, NULL, NULL);
    g[1] = bitnet_grammar_create("root ::= [i-z ]{500}", 20, NULL, NULL, NULL);
    if (!CHECK(gpu && g[0] && g[1])) return;
    for (i = 0; i < PASS_SESSIONS; i++) pass_write_alone(model, (int)i, g, &texts[i]);
    for (i = 0; i < sizeof counts / sizeof *counts; i++)
        if (tier == BITNET_GPU_TIER_FAST || counts[i] == PASS_SESSIONS)
            pass_write(model, gpu, counts[i], g, texts);
    for (i = 0; i < PASS_SESSIONS; i++) free(texts[i].state);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    bitnet_grammar_free(g[0]);
    bitnet_grammar_free(g[1]);
}

/* ---- what is done to members while a pass is under way */

/* Greedy sessions with one waiting token each; everything else is computed. */
static void pass_waiting(bitnet_model *model, bitnet_gpu *gpu, bitnet_session **s, int count) {
    int32_t ids[100];
    int i;
    gpu_ids(ids, 100, model->info.vocab_size);
    for (i = 0; i < count; i++) {
        s[i] = gpu_session(model, gpu, 100);
        CHECK(bitnet_feed(s[i], ids + i, 3 + 9 * (size_t)i) == BITNET_OK);
    }
    CHECK(bitnet_step_many(s, count, NULL) == BITNET_OK);
    for (i = 0; i < count; i++) CHECK(bitnet_feed(s[i], ids + 90 + i, 1) == BITNET_OK);
}

/* Does a session equal one on the CPU that was fed the same tokens? */
static bool pass_is_right(bitnet_session *s) {
    bitnet_session *other = gpu_session(s->model, NULL, s->options.context_length);
    pass_text text;
    bool same;
    CHECK(bitnet_feed(other, s->tokens, (size_t)s->length) == BITNET_OK);
    CHECK(bitnet_step(other, NULL) == BITNET_OK);
    pass_save(other, &text);
    same = pass_is_as(s, &text) && pass_logits(s) == pass_logits(other);
    free(text.state);
    bitnet_session_free(other);
    return same;
}

/* Puts a pass of all sessions in flight. */
static void pass_begin(bitnet_session *const *s, int count) {
    const bitnet_budget moment = {1, 0};
    int i;
    CHECK(bitnet_step_many(s, count, &moment) == BITNET_PENDING);
    for (i = 0; i < count; i++)
        CHECK(bitnet__gpu_of(s[i])->now.in_flight && bitnet__gpu_of(s[i])->pass != NULL);
}

static void test_pass_changes(bitnet_model *model, bitnet_gpu *gpu) {
    enum { COUNT = 7 };
    bitnet_session *s[COUNT], *copy;
    const int32_t id = 9;
    int i;
    pass_waiting(model, gpu, s, COUNT);
    pass_begin(s, COUNT);
    bitnet_session_cancel(s[0]);
    bitnet_session_free(s[1]);
    CHECK(bitnet_session_truncate(s[2], s[2]->length - 1) == BITNET_OK);
    CHECK(bitnet_feed(s[2], &id, 1) == BITNET_OK); /* another token than is under way */
    bitnet_gpu_detach(s[3]);
    CHECK(bitnet_step(s[4], NULL) == BITNET_OK);
    CHECK(bitnet_feed(s[5], &id, 1) == BITNET_OK); /* one more */
    copy = bitnet_session_copy(s[6], NULL);
    s[1] = s[6];
    CHECK(bitnet_step_many(s, COUNT - 1, NULL) == BITNET_OK);
    CHECK(bitnet_session_result(s[0]) == BITNET_CANCELLED && s[0]->length == 3);
    s[6] = copy;
    CHECK(bitnet_step(copy, NULL) == BITNET_OK);
    for (i = 0; i < COUNT; i++) {
        CHECK(pass_is_right(s[i]));
        CHECK(bitnet_gpu_is_attached(s[i]) == (i != 3 && i != 6));
        bitnet_session_free(s[i]);
    }
}

/* A session that was cancelled before, one whose context ends, budgets of few tokens. */
static void test_pass_ends(bitnet_model *model, bitnet_gpu *gpu) {
    enum { COUNT = 5 };
    const bitnet_budget two = {0, 2};
    bitnet_session *s[COUNT];
    bitnet_result result;
    int i, n, count = COUNT;
    pass_waiting(model, gpu, s, COUNT);
    bitnet_session_cancel(s[1]);
    CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
    for (i = 0; i < COUNT; i++)
        CHECK(bitnet_session_result(s[i]) == (i == 1 ? BITNET_CANCELLED : BITNET_OK));
    while (count > 2) { /* the longest first, as they are full */
        int32_t id;
        for (i = 0; i < count; i++)
            if (bitnet_sample(s[i], NULL, &id) != BITNET_OK ||
                bitnet_feed(s[i], &id, 1) != BITNET_OK)
                break;
        if (i < count) {
            CHECK(i == count - 1 && s[i]->length == 100);
            CHECK(pass_is_right(s[i]));
            bitnet_session_free(s[--count]);
        }
        for (n = 0; (result = bitnet_step_many(s, count, &two)) == BITNET_PENDING; n++) continue;
        CHECK(result == BITNET_OK && n == (count - 1) / 2);
    }
    for (i = 0; i < count; i++) {
        CHECK(pass_is_right(s[i]) && bitnet_gpu_is_attached(s[i]));
        bitnet_session_free(s[i]);
    }
}

/* ---- who shares, and what it costs */

static bitnet_gpu_stats pass_step(bitnet_gpu *gpu, bitnet_session *const *s, int count) {
    bitnet_gpu_stats before = bitnet_gpu_get_stats(gpu), after;
    CHECK(bitnet_step_many(s, count, NULL) == BITNET_OK);
    after = bitnet_gpu_get_stats(gpu);
    after.submits -= before.submits;
    after.dispatches -= before.dispatches;
    after.tokens -= before.tokens;
    after.downloaded -= before.downloaded;
    return after;
}

static void test_pass_costs(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *s[PASS_SESSIONS];
    bitnet_gpu_stats stats;
    const int layers = model->info.layers;
    const int32_t id = 9;
    int i, round;
    gpu->options.tokens_per_submit = 1;
    pass_waiting(model, gpu, s, PASS_SESSIONS);
    for (round = 0; round < 2; round++) { /* the second one as the first was recorded */
        stats = pass_step(gpu, s, 8);
        CHECK(stats.submits == 1 && stats.tokens == 8);
        CHECK(stats.dispatches == 10 * layers + 6);
        for (i = 0; i < 8; i++) CHECK(bitnet_feed(s[i], &id, 1) == BITNET_OK);
    }
    stats = pass_step(gpu, s + 8, 1); /* one alone */
    CHECK(stats.submits == 1 && stats.tokens == 1);
    CHECK(stats.downloaded < BITNET__GPU_STATE_BYTES); /* of its state only what is read */
    CHECK(stats.dispatches == (bitnet__load_acquire(&gpu->joined) ? 4 : 5) * layers + 5);
    CHECK(bitnet_feed(s[8], &id, 1) == BITNET_OK);
    CHECK(pass_step(gpu, s, PASS_SESSIONS).tokens == PASS_SESSIONS);
    bitnet__store_release(&gpu->pass_rows, 0);
    for (i = 0; i < 3; i++) CHECK(bitnet_feed(s[i], &id, 1) == BITNET_OK);
    CHECK(pass_step(gpu, s, 3).submits == 3);
    bitnet__store_release(&gpu->pass_rows, BITNET__GPU_ROWS);
    gpu->options.tokens_per_submit = 16;
    for (i = 0; i < PASS_SESSIONS; i++) {
        CHECK(pass_is_right(s[i]));
        bitnet_session_free(s[i]);
    }
}

/* 128 sessions, some of which sample: the number of dispatches of a pass does not depend on their
   number. */
static void test_pass_crowd(bitnet_model *model, bitnet_gpu *gpu) {
    enum { CROWD = BITNET__GPU_ROWS, EACH = 9, TWINS = (CROWD + EACH - 1) / EACH };
    static const int counts[] = {CROWD, 65, 64, 33, 16, 9, 8, 2, CROWD};
    bitnet_session *s[CROWD], *twins[TWINS];
    bitnet_gpu_stats stats;
    const int layers = model->info.layers;
    int32_t ids[100], id, other;
    bool right = true, screened;
    size_t round;
    int i;
    gpu_ids(ids, 100, model->info.vocab_size);
    for (i = 0; i < CROWD; i++) {
        bitnet_sampling sampling = run_sampling();
        size_t length = 1 + (size_t)i * 37 % 80;
        sampling.seed = (uint64_t)i;
        if (i % 3) sampling.temperature = 0.9f, sampling.top_k = 5;
        if (i % 5 == 4) sampling.repetition_penalty = 1.2f;
        s[i] = gpu_session(model, gpu, 64 + 36 * (i % 2 || length > 40));
        CHECK(bitnet_session_set_sampling(s[i], &sampling) == BITNET_OK);
        CHECK(bitnet_feed(s[i], ids + i % 20, length) == BITNET_OK);
        if (i % EACH) continue;
        twins[i / EACH] = bitnet_session_copy(s[i], NULL);
    }
    CHECK(bitnet_step_many(s, CROWD, NULL) == BITNET_OK);
    for (round = 0; round < sizeof counts / sizeof *counts; round++) {
        for (i = 0; i < counts[round]; i++) {
            CHECK(bitnet_sample(s[i], NULL, &id) == BITNET_OK);
            CHECK(bitnet_feed(s[i], &id, 1) == BITNET_OK);
            bitnet__gpu_of(s[i])->rest = round % 3 == 2; /* tokens for which the screen pauses */
            if (i % EACH) continue;
            right = right && bitnet_sample(twins[i / EACH], NULL, &other) == BITNET_OK;
            right = right && other == id && bitnet_feed(twins[i / EACH], &id, 1) == BITNET_OK;
        }
        stats = pass_step(gpu, s, counts[round]);
        CHECK(stats.submits == 1 + (round == 0)); /* the first pass has its memory cleared */
        for (i = 0; i < counts[round]; i++) /* threads have drawn for those that are not greedy */
            CHECK(s[i]->choice->stage ==
                  (i % 3 || i % 5 == 4 ? BITNET__HEAD_CHOSEN : BITNET__HEAD_IDLE));
        CHECK(stats.tokens == counts[round]);
        screened = round % 3 != 2;
        CHECK(bitnet__gpu_of(s[0])->now.record.screened == screened);
        CHECK(stats.dispatches == 10 * layers + (screened ? 6 : 4));
    }
    CHECK(right);
    for (i = 0; i < CROWD; i++) {
        CHECK(bitnet_gpu_is_attached(s[i]));
        if (i % EACH == 0) {
            pass_text text;
            CHECK(bitnet_step(twins[i / EACH], NULL) == BITNET_OK);
            pass_save(twins[i / EACH], &text);
            CHECK(pass_is_as(s[i], &text));
            free(text.state);
            bitnet_session_free(twins[i / EACH]);
        }
        bitnet_session_free(s[i]);
    }
}

/* With too little memory for a pass of all sessions, they share smaller passes. On a device without
   buffer addresses each is computed separately. */
static void test_pass_memory(bitnet_model *model) {
    enum { COUNT = 40 };
    bitnet_gpu_options options = made_options();
    bitnet_session *s[COUNT];
    bitnet_gpu *gpu;
    int i, how;
    for (how = 0; how < 2; how++) {
        memset(&made, 0, sizeof made);
        made.no_addresses = how == 1;
        options.buffer_limit = how == 0 ? 1 << 20 : 0;
        gpu = bitnet_gpu_create(model, &options, NULL);
        if (!CHECK(gpu != NULL)) return;
        for (i = 0; i < COUNT; i++) {
            s[i] = gpu_session(model, gpu, 64);
            CHECK(bitnet_feed(s[i], &i, 1) == BITNET_OK);
        }
        CHECK(pass_step(gpu, s, COUNT).submits == (how == 0 ? 3 + 3 : COUNT)); /* and clears */
        CHECK(bitnet__load_acquire(&gpu->pass_rows) == (how == 0 ? 16 : 0));
        for (i = 0; i < COUNT; i++) {
            CHECK(bitnet_gpu_is_attached(s[i]) && pass_is_right(s[i]));
            bitnet_session_free(s[i]);
        }
        CHECK(bitnet__load_acquire(&gpu->pass_rows) == (how == 0 ? BITNET__GPU_ROWS : 0));
        bitnet_gpu_free(gpu);
    }
}

/* If memory for a larger pass, or for a session, is missing, that of idle passes is freed. */
static void test_pass_reclaims(void) {
    enum { COUNT = 9 };
    make_file file;
    check_heap heap;
    bitnet_model *model = gpu_counted_model(&heap, &file);
    bitnet_session *s[COUNT + 1];
    bitnet_error error;
    bitnet_gpu *gpu;
    int i;
    memset(&fault, 0, sizeof fault);
    fault.result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    gpu = fault_open(model, &error);
    if (!CHECK(gpu != NULL)) return;
    for (i = 0; i < COUNT; i++) s[i] = gpu_session(model, gpu, 64);
    for (i = 0; i < 2; i++) CHECK(bitnet_feed(s[i], &i, 1) == BITNET_OK);
    CHECK(bitnet_step_many(s, 2, NULL) == BITNET_OK);
    CHECK(gpu->passes && gpu->passes->memory.verified < COUNT);
    for (i = 0; i < COUNT; i++) CHECK(bitnet_feed(s[i], &i, 1) == BITNET_OK);
    fault.calls = 0, fault.fail_at = 1;
    CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK && fault.calls > 1);
    CHECK(bitnet__load_acquire(&gpu->pass_rows) == BITNET__GPU_ROWS);
    CHECK(gpu->passes && gpu->passes->memory.verified > COUNT && !gpu->passes->next);
    fault.calls = 0;
    s[COUNT] = gpu_session(model, gpu, 64); /* checks that it is attached */
    CHECK(fault.calls > 1 && !gpu->passes);
    for (i = 0; i <= COUNT; i++) {
        CHECK(s[i] && bitnet_gpu_is_attached(s[i]) && (i == COUNT || pass_is_right(s[i])));
        bitnet_session_free(s[i]);
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    CHECK(fault.live == 0 && heap.live == 0);
    make_free(&file);
}

/* A session with tokens computed ahead uses them up, and then joins the others. */
static void test_pass_ahead(bitnet_model *model, bitnet_gpu *gpu) {
    enum { COUNT = 3, TOKENS = 40 };
    bitnet_session *s[COUNT], *alone = gpu_session(model, NULL, 100);
    bitnet_gpu_stats stats;
    int32_t id, other, i, t, left;
    pass_waiting(model, gpu, s, COUNT);
    for (t = 0; t < TOKENS; t++) {
        bitnet__gpu_of(s[0])->token_microseconds = 1; /* on a busy machine, too */
        if (t < 12) CHECK(bitnet_step(s[0], NULL) == BITNET_OK);
        left = bitnet__gpu_of(s[0])->now.record.first + bitnet__gpu_of(s[0])->now.record.count -
               s[0]->length;
        if (t == 12) CHECK(left > 0);
        stats = pass_step(gpu, s, COUNT);
        if (t >= 12) CHECK(stats.submits == 1 && stats.tokens == (left >= 0 ? 2 : 3));
        for (i = 0; i < COUNT; i++) {
            CHECK(bitnet_sample(s[i], NULL, &id) == BITNET_OK);
            if (i == 0) {
                bitnet_session_truncate(alone, 0);
                CHECK(bitnet_feed(alone, s[0]->tokens, (size_t)s[0]->length) == BITNET_OK);
                CHECK(bitnet_sample(alone, NULL, &other) == BITNET_OK && id == other);
            }
            CHECK(bitnet_feed(s[i], &id, 1) == BITNET_OK);
        }
    }
    CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
    for (i = 0; i < COUNT; i++) {
        CHECK(pass_is_right(s[i]));
        bitnet_session_free(s[i]);
    }
    bitnet_session_free(alone);
}

/* ---- models whose heads have a dispatch of their own, or whose matrices are by groups */

/* Contexts of two lengths, for which longrope rotates heads differently. */
static void pass_compare_made(const make_options *o) {
    enum { COUNT = 11, TOKENS = 6 };
    bitnet_session *s[COUNT];
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    int32_t ids[40];
    int i, t;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    if (!CHECK(gpu != NULL)) return;
    gpu_ids(ids, 40, model->info.vocab_size);
    for (i = 0; i < COUNT; i++) {
        s[i] = gpu_session(model, gpu, i % 2 ? 100 : 30);
        CHECK(bitnet_feed(s[i], ids + i, 2 + 4 * (size_t)(i % 5)) == BITNET_OK);
    }
    for (t = 0; t < TOKENS; t++) {
        for (i = 0; i < COUNT; i++) bitnet__gpu_of(s[i])->rest = 0; /* no screen pauses: one pass */
        CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
        for (i = 0; i < COUNT; i++) {
            CHECK(bitnet__gpu_of(s[i])->now.record.shared == (t > 0));
            CHECK(bitnet_feed(s[i], ids + t + i, 1) == BITNET_OK);
        }
    }
    CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
    for (i = 0; i < COUNT; i++) {
        CHECK(pass_is_right(s[i]) && bitnet_gpu_is_attached(s[i]));
        bitnet_session_free(s[i]);
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

static void test_pass_models(void) {
    make_options o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.layers = 2;
    pass_compare_made(&o);
    o = groups_made("minicpm", BITNET_TYPE_TQ2_0);
    o.rope_scaling = "longrope", o.original = 32;
    pass_compare_made(&o);
    o = make_defaults();
    o.arch = "gemma3", o.extras = o.norms_in = true, o.window = 9, o.period = 2;
    o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.rope_width = 32;
    pass_compare_made(&o);
    o = make_defaults();
    o.ternary_head = true; /* which has all logits computed */
    pass_compare_made(&o);
    o = make_defaults(); /* attention's results are normed by a dispatch of its own */
    o.weight_type = BITNET_TYPE_BF16;
    pass_compare_made(&o);
}

/* ---- one that fails, and a device that hangs */

/* A token whose embedding is not a number: its session leaves the GPU, and fails on the CPU when it
   chooses a token. The others are not affected, whether all logits are computed, only those that
   survive the screen, or, in two passes, all for some and those for others. */
static void test_pass_fails(void) {
    enum { COUNT = 5, BROKEN = 311, ALL = 0, FEW = 1, BOTH = 2 };
    make_options o = make_defaults();
    bitnet_model_options options;
    bitnet_session *s[COUNT];
    const bitnet__matrix *m;
    bitnet_model *model;
    bitnet_gpu *gpu;
    make_file file;
    const int32_t broken = BROKEN;
    int32_t id;
    int i, t;
    o.separate_head = true;
    make_model(&o, &file);
    memset(&options, 0, sizeof options);
    options.no_repack = true;
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    m = &model->embedding;
    memset((uint8_t *)m->data + BROKEN * m->stride, 0x7E, m->stride);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    for (t = ALL; t <= BOTH && CHECK(gpu != NULL); t++) {
        pass_waiting(model, gpu, s, COUNT);
        CHECK(bitnet_session_truncate(s[1], s[1]->length - 1) == BITNET_OK);
        CHECK(bitnet_feed(s[1], &broken, 1) == BITNET_OK);
        for (i = 0; i < COUNT; i++) {
            bitnet__gpu_of(s[i])->rest = 0;
            bitnet__gpu_of(s[i])->wants_logits = t == ALL || (t == BOTH && i >= COUNT - 2);
        }
        CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
        CHECK(bitnet_sample(s[1], NULL, &id) == BITNET_ERROR_NON_FINITE);
        for (i = 0; i < COUNT; i++) {
            CHECK(bitnet_gpu_is_attached(s[i]) == (i != 1));
            if (i != 1) CHECK(bitnet__gpu_of(s[i])->now.record.shared && pass_is_right(s[i]));
            if (i != 1)
                CHECK(bitnet__gpu_of(s[i])->now.record.screened ==
                      (t == FEW || (t == BOTH && i < COUNT - 2)));
            bitnet_session_free(s[i]);
        }
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

/* Impossible tokens, counts and candidates of one row: its session leaves the GPU and loses
   nothing, and the others are not affected. */
static bitnet_session *pass_victim;
static int pass_spoil;

static void pass_spoil_row(void) {
    const bitnet__gpu_session *g = bitnet__gpu_of(pass_victim), *pass;
    uint32_t *outbox, *list, impossible = (uint32_t)pass_victim->model->info.vocab_size + 1;
    if (!g || !g->pass) return;
    pass = &g->pass->memory;
    outbox = (uint32_t *)(void *)(pass->now.channel.block.mapped + pass->exchange.outbox);
    list = (uint32_t *)(void *)(pass->now.channel.block.mapped + pass->exchange.logits);
    if (pass_spoil == 0) outbox[BITNET__STATE_CHOSEN + g->row] = impossible;
    if (pass_spoil == 1)
        outbox[bitnet__gpu_choice_at(g->row) + BITNET__CHOICE_SURVIVORS] = impossible;
    if (pass_spoil == 2) list[2 * BITNET__GPU_CANDIDATES * g->row + 1] = impossible;
}

static void test_pass_spoiled(void) {
    enum { COUNT = 11, VICTIM = 9 };
    make_file file;
    check_heap heap;
    bitnet_model *model = gpu_counted_model(&heap, &file);
    bitnet_session *s[COUNT];
    bitnet_sampling plain;
    bitnet_error error;
    bitnet_gpu *gpu;
    int i;
    memset(&fault, 0, sizeof fault);
    gpu = fault_open(model, &error);
    CHECK(gpu && gpu->screen.there);
    for (pass_spoil = 0; gpu && pass_spoil < 3; pass_spoil++) {
        for (i = 0; i < COUNT; i++) {
            bitnet_sampling sampling = run_sampling();
            sampling.temperature = 1, sampling.top_k = 3;
            s[i] = gpu_session(model, gpu, 0);
            plain = s[i]->sampler.sampling;
            CHECK(bitnet_session_set_sampling(s[i], &sampling) == BITNET_OK);
            CHECK(bitnet_feed(s[i], &i, 1) == BITNET_OK);
        }
        pass_victim = s[VICTIM];
        fault.spoil = pass_spoil_row;
        CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
        fault.spoil = NULL;
        CHECK(strstr(bitnet_session_message(s[VICTIM]), "impossible") != NULL);
        for (i = 0; i < COUNT; i++) {
            CHECK(bitnet_gpu_is_attached(s[i]) == (i != VICTIM));
            CHECK(bitnet_session_set_sampling(s[i], &plain) == BITNET_OK);
            CHECK(pass_is_right(s[i]));
            bitnet_session_free(s[i]);
        }
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    CHECK(fault.live == 0 && heap.live == 0);
    make_free(&file);
}

static void test_pass_hangs(bitnet_model *model) {
    enum { COUNT = 3 };
    bitnet_gpu_options options = made_options();
    const bitnet_budget moment = {1, 0};
    bitnet_session *s[COUNT];
    bitnet_gpu *gpu;
    int i, how;
    for (how = 0; how < 2; how++) {
        memset(&made, 0, sizeof made);
        gpu = bitnet_gpu_create(model, &options, NULL);
        if (!CHECK(gpu != NULL)) return;
        pass_waiting(model, gpu, s, COUNT);
        made.hang_at = made.submits + 1;
        made.destroyed = 0;
        if (how == 1) { /* one goes while the pass is under way */
            CHECK(bitnet_step_many(s, COUNT, &moment) == BITNET_PENDING);
            gpu->patience = 0;
            bitnet_session_free(s[2]);
        }
        CHECK(bitnet_step_many(s, COUNT - how, NULL) == BITNET_OK);
        for (i = 0; i < COUNT - how; i++) {
            CHECK(!bitnet_gpu_is_attached(s[i]) && pass_is_right(s[i]));
            bitnet_session_free(s[i]);
        }
        bitnet_gpu_free(gpu);
        CHECK(made.endless == 0 && made.destroyed == 0);
    }
}

/* ---- ten sessions, disturbed at random */

static int pass_random(uint64_t *random, int below) {
    return (int)(bitnet__random(23, (*random)++) % (uint64_t)below);
}

/* Feeds some tokens, or none if there is no room for them. */
static void pass_feed(bitnet_session *s, uint64_t *random, int count) {
    int32_t ids[40];
    int i;
    for (i = 0; i < count; i++) ids[i] = pass_random(random, s->model->info.vocab_size);
    bitnet_feed(s, ids, (size_t)count);
}

/* Usually generates a token; otherwise does something that can happen at any time. */
static void pass_disturb(bitnet_session **session, bitnet_gpu *gpu, uint64_t *random) {
    bitnet_session *s = *session;
    int what = pass_random(random, 40);
    if (what < 24 && s->length > s->computed) return;
    if (what < 24 && s->length > 0) pass_feed(s, random, 1);
    else if (what < 26 || s->length == 0) pass_feed(s, random, 1 + pass_random(random, 40));
    else if (what == 26) bitnet_session_truncate(s, pass_random(random, s->length + 1));
    else if (what == 27) bitnet_session_cancel(s);
    else if (what == 28) bitnet_gpu_detach(s);
    else if (what == 29) bitnet_gpu_attach(s, gpu);
    else if (what == 30) bitnet_step(s, NULL);
    else if (what == 31) logits_of(s);
    else if (what == 32) {
        *session = bitnet_session_copy(s, NULL);
        bitnet_session_free(s);
        bitnet_gpu_attach(*session, gpu);
    }
    if ((*session)->length == (*session)->options.context_length)
        bitnet_session_truncate(*session, pass_random(random, (*session)->length));
}

static void test_pass_disturbed(bitnet_model *model, bitnet_gpu *gpu) {
    enum { COUNT = 10, TURNS = 100 };
    bitnet_session *s[COUNT], *list[COUNT];
    uint64_t random = 0;
    int i, count, turn, shared = 0;
    for (i = 0; i < COUNT; i++) s[i] = gpu_session(model, gpu, 40 + 20 * i);
    for (turn = 0; turn < TURNS; turn++) {
        bitnet_budget budget = {0, 0};
        bitnet_result result;
        for (i = count = 0; i < COUNT; i++) {
            pass_disturb(&s[i], gpu, &random);
            if (pass_random(&random, 6)) list[count++] = s[i];
        }
        if (pass_random(&random, 3) == 0) budget.microseconds = 1 + pass_random(&random, 3000);
        if (pass_random(&random, 4) == 0) budget.tokens = 1 + pass_random(&random, 10);
        result = bitnet_step_many(list, count, &budget);
        CHECK(result == BITNET_OK || result == BITNET_PENDING);
        for (i = 0; i < COUNT; i++)
            shared += s[i]->device.backend && bitnet__gpu_of(s[i])->now.record.shared;
        i = pass_random(&random, COUNT);
        bitnet_session_truncate(s[i], s[i]->length); /* whatever had failed */
        if (!bitnet__load_acquire(&s[i]->calls.cancel) && logits_of(s[i]))
            CHECK(pass_is_right(s[i]));
    }
    for (i = 0; i < COUNT; i++) bitnet_session_free(s[i]);
    CHECK(shared > TURNS);
}

/* ---- several threads */

#if !defined(BITNET_NO_THREADS)

typedef struct pass_thread {
    bitnet__thread thread;
    bitnet_session *s[2];
    int count;
} pass_thread;

static void pass_thread_work(void *context) {
    pass_thread *t = (pass_thread *)context;
    int i, round;
    for (round = 0; round < 4; round++) {
        if (bitnet_step_many(t->s, t->count, NULL) != BITNET_OK) return;
        for (i = 0; i < t->count; i++) {
            int32_t id;
            if (bitnet_sample(t->s[i], NULL, &id) == BITNET_OK) bitnet_feed(t->s[i], &id, 1);
        }
    }
    bitnet_step_many(t->s, t->count, NULL);
}

/* Two threads use the members of a pass in flight, and continue with their own. */
static void test_pass_threads(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *s[4];
    pass_thread threads[2];
    int i;
    pass_waiting(model, gpu, s, 4);
    pass_begin(s, 4);
    for (i = 0; i < 2; i++) {
        threads[i].s[0] = s[i], threads[i].s[1] = s[i + 2];
        threads[i].count = 2;
        CHECK(bitnet__thread_start(&threads[i].thread, pass_thread_work, &threads[i]));
    }
    for (i = 0; i < 2; i++) bitnet__thread_join(&threads[i].thread);
    for (i = 0; i < 4; i++) {
        CHECK(bitnet_gpu_is_attached(s[i]) && pass_is_right(s[i]));
        CHECK(s[i]->length == 3 + 9 * i + 1 + 4);
        bitnet_session_free(s[i]);
    }
}

#else

static void test_pass_threads(bitnet_model *model, bitnet_gpu *gpu) { (void)model, (void)gpu; }

#endif

/* ---- whichever call of Vulkan's or allocation fails while a pass is made and used */

static void test_pass_faults(void) {
    enum { COUNT = 2 };
    make_file file;
    check_heap heap;
    bitnet_model *model = gpu_counted_model(&heap, &file);
    bitnet_session *s[COUNT];
    bool right = true, done = false, clean = true;
    long n, fell_back = 0;
    bitnet_error error;
    bitnet_gpu *gpu;
    int i;
    memset(&fault, 0, sizeof fault);
    gpu = fault_open(model, &error);
    for (n = 1; !done && CHECK(gpu != NULL); n++) {
        long held = fault_held(gpu);
        for (i = 0; i < COUNT; i++) s[i] = gpu_session(model, gpu, 0);
        for (i = 0; i < COUNT; i++) CHECK(bitnet_feed(s[i], &i, 1) == BITNET_OK);
        fault.calls = 0;
        fault.fail_at = n;
        fault.result = fault_results[n % 2];
        right = right && bitnet_step_many(s, COUNT, NULL) == BITNET_OK;
        done = fault.calls < n;
        fault.fail_at = 0; /* from now on */
        fell_back += bitnet__load_acquire(&gpu->pass_rows) == 0;
        for (i = 0; i < COUNT; i++) {
            right = right && pass_is_right(s[i]);
            bitnet_session_free(s[i]);
        }
        bitnet__gpu_free_passes(gpu);
        bitnet__store_release(&gpu->pass_rows, BITNET__GPU_ROWS);
        clean = clean && fault_held(gpu) == held;
    }
    bitnet_gpu_free(gpu);
    CHECK(right);
    CHECK(clean);
    CHECK(fell_back > 20);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
    make_free(&file);
}

static void test_passes(void) {
    bitnet_model *model;
    make_file file;
    int tier;
    test_pass_texts(BITNET_GPU_TIER_FAST);
    test_pass_texts(BITNET_GPU_TIER_PLAIN);
    model = gpu_load(RUN_TINY);
    for (tier = BITNET_GPU_TIER_FAST; tier <= BITNET_GPU_TIER_PLAIN; tier++) {
        bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
        if (!CHECK(gpu != NULL)) continue;
        test_pass_changes(model, gpu);
        test_pass_ends(model, gpu);
        test_pass_costs(model, gpu);
        test_pass_ahead(model, gpu);
        test_pass_threads(model, gpu);
        test_pass_disturbed(model, gpu);
        bitnet_gpu_free(gpu);
    }
    bitnet_model_free(model);
    model = gpu_small_model(NULL, &file);
    test_pass_hangs(model);
    bitnet_model_free(model);
    make_free(&file);
    test_pass_fails();
    test_pass_faults();
}

/* More rows than a session's batch has logits for. */
static void test_passes_many(void) {
    bitnet_model *model = gpu_load(RUN_TINY);
    make_file file;
    int tier;
    for (tier = BITNET_GPU_TIER_FAST; tier <= BITNET_GPU_TIER_PLAIN; tier++) {
        bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
        if (CHECK(gpu != NULL)) test_pass_crowd(model, gpu);
        bitnet_gpu_free(gpu);
    }
    bitnet_model_free(model);
    model = gpu_small_model(NULL, &file);
    test_pass_memory(model);
    bitnet_model_free(model);
    make_free(&file);
    test_pass_reclaims();
    test_pass_spoiled();
    test_pass_models();
}

#endif
