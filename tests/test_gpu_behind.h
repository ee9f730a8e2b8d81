/* test_gpu_behind.h - a prompt's batches on the GPU: while one is computed, the next is submitted,
   and the results equal the CPU's, even if the session is changed or the driver fails while both
   are in flight. All by memcmp. */

#ifndef TEST_GPU_BEHIND_H
#define TEST_GPU_BEHIND_H

enum { BEHIND_BATCH = 16, BEHIND_MOST = 60, BEHIND_CONTEXT = 64 };

static bitnet_session *behind_session(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session_options options;
    bitnet_session *session;
    memset(&options, 0, sizeof options);
    options.context_length = BEHIND_CONTEXT;
    options.batch = BEHIND_BATCH;
    session = bitnet_session_create(model, &options, NULL);
    if (session && gpu) CHECK(bitnet_gpu_attach(session, gpu) == BITNET_OK);
    return session;
}

/* The same, fed a prompt of which nothing is computed. */
static bitnet_session *behind_fed(bitnet_model *model, bitnet_gpu *gpu, int32_t count) {
    bitnet_session *session = behind_session(model, gpu);
    int32_t ids[BEHIND_MOST];
    gpu_ids(ids, count, model->info.vocab_size);
    CHECK(bitnet_feed(session, ids, (size_t)count) == BITNET_OK);
    return session;
}

/* Continues to the end, which must equal the CPU's. */
static bool behind_ends_well(bitnet_session *s, bool attached) {
    bitnet_result result;
    do result = bitnet_step(s, NULL);
    while (result == BITNET_PENDING);
    return result == BITNET_OK && bitnet_gpu_is_attached(s) == attached && pass_is_right(s);
}

/* ---- how many submits are under way, and what is waited for */

/* May batches have been smaller because the device was slow, on a busy machine with sanitizers? */
static bool behind_was_slow(const bitnet_gpu *gpu) {
    if (gpu->prompt_microseconds * BEHIND_BATCH < 100000 / 4) return false;
    SKIP("a batch takes the device too long");
    return true;
}

/* Prompts of one to four batches: two are in flight at once, and only for the last one is there a
   wait with nothing after it. */
static void test_behind_counts(bitnet_model *model, bitnet_gpu *gpu) {
    static const int32_t lengths[] = {5, 16, 17, 32, 40, 53, 60};
    size_t i;
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        int32_t batches = (lengths[i] + BEHIND_BATCH - 1) / BEHIND_BATCH;
        bitnet_session *s = behind_fed(model, gpu, lengths[i]);
        int submits = made.submits;
        made.most_under_way = made.lone_waits = 0;
        gpu->prompt_microseconds = 1; /* so that a batch is as long as it may be */
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        CHECK(made.submits - submits == batches || behind_was_slow(gpu));
        CHECK(made.most_under_way == (batches > 1 ? 2 : 1) && made.under_way == 0);
        CHECK(made.lone_waits == 1);
        CHECK(pass_is_right(s) && bitnet_gpu_is_attached(s));
        bitnet_session_free(s);
    }
}

/* Commands are recorded once for each slot, and again if a batch has another number of rows. */
static void test_behind_recordings(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *s = behind_fed(model, gpu, 3 * BEHIND_BATCH);
    int32_t rows = BEHIND_BATCH;
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    CHECK(bitnet__gpu_of(s)->now.prompt.rows == rows || behind_was_slow(gpu));
    CHECK(bitnet__gpu_of(s)->behind.prompt.rows == rows || behind_was_slow(gpu));
    CHECK(bitnet_session_truncate(s, 0) == BITNET_OK);
    bitnet_session_free(s);
    s = behind_fed(model, gpu, BEHIND_BATCH + 9);
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    CHECK(bitnet__gpu_of(s)->now.prompt.rows == 9 || behind_was_slow(gpu));
    CHECK(bitnet__gpu_of(s)->behind.prompt.rows == rows || behind_was_slow(gpu));
    bitnet_session_free(s);
}

/* At most as many tokens are submitted as a budget allows, and none after a batch whose logits are
   observed. */
static void test_behind_limits(bitnet_model *model, bitnet_gpu *gpu) {
    const bitnet_budget few = {0, BEHIND_BATCH + 4};
    bitnet_session *s = behind_fed(model, gpu, BEHIND_MOST);
    int64_t tokens = bitnet_gpu_get_stats(gpu).tokens;
    bitnet_observer observer;
    int calls;
    for (calls = 1; bitnet_step(s, &few) == BITNET_PENDING; calls++) {
        CHECK(s->computed == calls * few.tokens);
        CHECK(bitnet_gpu_get_stats(gpu).tokens - tokens == s->computed);
    }
    CHECK(calls == BEHIND_MOST / few.tokens && s->computed == BEHIND_MOST && pass_is_right(s));
    bitnet_session_free(s);
    memset(&observer, 0, sizeof observer);
    observer.logits = pass_see;
    s = behind_fed(model, gpu, BEHIND_MOST);
    bitnet_session_set_observer(s, &observer);
    made.most_under_way = 0;
    CHECK(bitnet_step(s, NULL) == BITNET_OK && made.most_under_way == 1);
    bitnet_session_free(s);
}

/* ---- what is chosen at the end of a prompt, where the last batch came behind another */

static void test_behind_choices(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_grammar *g = bitnet_grammar_create("root ::= [a-m ]{500}", 20, NULL, NULL, NULL);
    int how;
    for (how = 0; how < 5; how++) {
        bitnet_session *s[2];
        bitnet_sampling sampling;
        pass_text text;
        int32_t ids[2] = {-1, -2}, i, round;
        sampling = run_sampling();
        sampling.temperature = how ? 1.0f : 0.0f, sampling.seed = 5;
        if (how == 1) sampling.top_k = 3;
        if (how == 2) sampling.top_k = 0, sampling.min_p = 0; /* of all tokens */
        if (how == 3) sampling.repetition_penalty = 1.3f;
        for (i = 0; i < 2; i++) {
            s[i] = behind_fed(model, i ? gpu : NULL, 37);
            CHECK(bitnet_session_set_sampling(s[i], &sampling) == BITNET_OK);
            if (how == 4) CHECK(bitnet_session_set_grammar(s[i], g) == BITNET_OK);
        }
        for (round = 0; round < 3; round++)
            for (i = 0; i < 2; i++) {
                CHECK(bitnet_sample(s[i], NULL, &ids[i]) == BITNET_OK);
                CHECK(bitnet_feed(s[i], &ids[i], 1) == BITNET_OK && (!i || ids[0] == ids[1]));
            }
        for (i = 0; i < 2; i++) CHECK(bitnet_step(s[i], NULL) == BITNET_OK);
        pass_save(s[0], &text);
        CHECK(bitnet_gpu_is_attached(s[1]) && pass_is_as(s[1], &text));
        free(text.state);
        bitnet_session_free(s[0]);
        bitnet_session_free(s[1]);
    }
    bitnet_grammar_free(g);
}

/* ---- what is done to a session while two of its submits are under way */

static const bitnet_budget behind_moment = {1, 0};

/* A session that has computed 12 tokens, with 8 more in flight and 8 after them; repeats if the
   device finished too early. */
static bitnet_session *behind_under_way(bitnet_model *model, bitnet_gpu *gpu) {
    const bitnet_budget few = {0, 12};
    int tries;
    for (tries = 0; tries < 1000; tries++) {
        bitnet_session *s = behind_fed(model, gpu, 40);
        CHECK(bitnet_step(s, &few) == BITNET_PENDING && s->computed == 12);
        CHECK(bitnet_step(s, &behind_moment) == BITNET_PENDING);
        CHECK(bitnet__gpu_of(s)->behind.in_flight);
        if (bitnet__gpu_of(s)->now.in_flight) return s;
        bitnet_session_free(s);
    }
    CHECK_CASE(tries < 1000, "two submits under way");
    return behind_fed(model, gpu, 40);
}

static void behind_interrupt(bitnet_session *s, int how) {
    static uint8_t state[PASS_STATE];
    bitnet_gpu_kernel kernels[12];
    bitnet_session *copy;
    const int32_t id = 9;
    size_t count;
    switch (how) {
    case 0: /* nothing: frame by frame to the end */
        while (bitnet_step(s, &behind_moment) == BITNET_PENDING) continue;
        break;
    case 1:
        bitnet_session_cancel(s);
        CHECK(bitnet_step(s, NULL) == BITNET_CANCELLED && s->length == s->computed);
        CHECK(pass_is_right(s)); /* as after the last computed token */
        CHECK(bitnet_feed(s, &id, 1) == BITNET_OK);
        break;
    case 2: /* to tokens that both have */
        CHECK(bitnet_session_truncate(s, s->computed + 11) == BITNET_OK);
        break;
    case 3: /* other tokens than are under way, from before the first on */
        CHECK(bitnet_session_truncate(s, 3) == BITNET_OK && bitnet_feed(s, &id, 1) == BITNET_OK);
        break;
    case 4: /* the same from the first on, others from the second on */
        CHECK(bitnet_session_truncate(s, s->computed + 8) == BITNET_OK);
        CHECK(bitnet_feed(s, &id, 1) == BITNET_OK);
        break;
    case 5:
        CHECK(run_save_to(s, state, sizeof state) > 0);
        CHECK(!bitnet__gpu_of(s)->now.in_flight && !bitnet__gpu_of(s)->behind.in_flight);
        break;
    case 6:
        copy = bitnet_session_copy(s, NULL);
        CHECK(copy && behind_ends_well(copy, false));
        bitnet_session_free(copy);
        break;
    case 7: bitnet_gpu_detach(s); break;
    case 8: bitnet_gpu_measure(s, kernels, 12, &count); break;
    case 9: /* the end is where the session is, whose logits are asked for */
        CHECK(bitnet_session_truncate(s, s->computed) == BITNET_OK && pass_is_right(s));
        break;
    case 10: /* the same, once both have been waited for */
        CHECK(run_save_to(s, state, sizeof state) > 0);
        CHECK(bitnet_session_truncate(s, s->computed) == BITNET_OK && pass_is_right(s));
        break;
    default: CHECK(bitnet_feed(s, &id, 1) == BITNET_OK);
    }
}

static void test_behind_interrupted(bitnet_model *model, bitnet_gpu *gpu) {
    int how;
    for (how = 0; how <= 11; how++) {
        bitnet_session *s = behind_under_way(model, gpu);
        behind_interrupt(s, how);
        CHECK(behind_ends_well(s, how != 7));
        bitnet_session_free(s);
        CHECK(made.under_way == 0);
    }
    bitnet_session_free(behind_under_way(model, gpu)); /* waits for both */
    CHECK(made.under_way == 0);
}

/* A prompt whose batches are made smaller than requested is interrupted, and ends there. */
static void test_behind_state(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *s = behind_fed(model, gpu, BEHIND_MOST);
    const bitnet_budget few = {0, BEHIND_BATCH};
    gpu->prompt_microseconds = 10000; /* so that 10 are expected to fit */
    CHECK(bitnet_step(s, &few) == BITNET_PENDING);
    CHECK(s->computed > 0 && s->computed < BEHIND_MOST);
    CHECK(bitnet_session_truncate(s, s->computed) == BITNET_OK && pass_is_right(s));
    bitnet_session_free(s);
}

/* Batches grow when they are measured to be fast. */
static void test_behind_growth(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *s = behind_fed(model, gpu, BEHIND_MOST);
    int submits = made.submits;
    gpu->prompt_microseconds = 100000 / 9; /* so that 9 are expected to fit */
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    CHECK(made.submits - submits < BEHIND_MOST / 9 || behind_was_slow(gpu));
    CHECK(gpu->prompt_microseconds > 0);
    CHECK(pass_is_right(s));
    bitnet_session_free(s);
}

/* Prompts beside a session that decodes. */
static void test_behind_many(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *s[3];
    const bitnet_budget frame = {300, 0};
    bitnet_result result;
    int i, round;
    for (round = 0; round < 2; round++) {
        for (i = 0; i < 3; i++) s[i] = behind_fed(model, gpu, i ? 20 * i + 17 : 1);
        made.most_under_way = 0;
        do result = bitnet_step_many(s, 3, round ? &frame : NULL);
        while (result == BITNET_PENDING);
        CHECK(result == BITNET_OK && made.most_under_way >= 2);
        for (i = 0; i < 3; i++) {
            CHECK(pass_is_right(s[i]) && bitnet_gpu_is_attached(s[i]));
            bitnet_session_free(s[i]);
        }
    }
}

/* ---- drivers that fail, and devices that hang, while two submits are under way */

/* Computes a prompt of three batches, and two tokens after it. */
static bool behind_write(bitnet_session *s, const bitnet_budget *budget, void *state, size_t size) {
    bitnet_result result;
    int32_t ids[40], id, i;
    gpu_ids(ids, 40, 300);
    if (bitnet_feed(s, ids, 40) != BITNET_OK) return false;
    for (i = 0; i < 2; i++) {
        do result = bitnet_sample(s, budget, &id);
        while (result == BITNET_PENDING);
        if (result != BITNET_OK || bitnet_feed(s, &id, 1) != BITNET_OK) return false;
    }
    return bitnet_step(s, NULL) == BITNET_OK && run_save_to(s, state, size) > 0;
}

/* Makes each call from attaching on fail in turn. */
static void behind_fails(bitnet_model *model, const uint8_t *here, uint8_t *there, size_t size,
                         const bitnet_budget *budget) {
    bitnet_error error;
    bool same = true, clean = true, done = false;
    bitnet_gpu *gpu;
    long n, fell_back = 0;
    memset(&fault, 0, sizeof fault);
    gpu = fault_open(model, &error);
    for (n = 1; gpu && !done; n++) {
        bitnet_session *s = behind_session(model, gpu);
        long live = fault.live;
        fault.calls = 0;
        fault.fail_at = n;
        fault.result = fault_results[n % 2];
        memset(there, 0, size);
        same = same && behind_write(s, budget, there, size) && memcmp(here, there, size) == 0;
        if (!bitnet_gpu_is_attached(s)) fell_back++;
        done = fault.calls < n;
        fault.fail_at = 0;
        clean = clean && (bitnet_gpu_is_attached(s) ? fault.live == live : fault.live < live);
        bitnet_session_free(s);
    }
    CHECK(same);
    CHECK(clean);
    CHECK(fell_back > 30);
    bitnet_gpu_free(gpu);
    CHECK(fault.live == 0);
}

/* Makes the device hang from one of the submits on. */
static void behind_hangs(bitnet_model *model, const uint8_t *here, uint8_t *there, size_t size,
                         const bitnet_budget *budget, int at) {
    bitnet_gpu_options options = made_options();
    bitnet_gpu *gpu;
    bitnet_session *s;
    memset(&made, 0, sizeof made);
    gpu = bitnet_gpu_create(model, &options, NULL);
    s = behind_session(model, gpu);
    if (!CHECK(gpu && s)) return;
    gpu->patience = budget ? 20000 : 3600000000;
    made.hang_at = made.submits + at;
    made.destroyed = 0;
    memset(there, 0, size);
    CHECK(behind_write(s, budget, there, size) && memcmp(here, there, size) == 0);
    CHECK(!bitnet_gpu_is_attached(s));
    bitnet_session_free(s);
    bitnet_gpu_free(gpu);
    CHECK(made.endless == 0 && made.destroyed == 0);
}

/* A failed submit's tokens never count as computed, regardless of which thread waited for it; a
   session stays on the device if the failure occurs before any request to it. */
static void test_behind_forgotten(bitnet_model *model) {
    bitnet_gpu_kernel kernels[12];
    bitnet_error error;
    bitnet_gpu *gpu;
    bitnet_session *s;
    bitnet_result result;
    size_t count;
    int which;
    for (which = 0; which < 5; which++) {
        bool asked;
        memset(&fault, 0, sizeof fault);
        gpu = fault_open(model, &error);
        s = behind_under_way(model, gpu);
        fault.fail_at = fault.calls + 1 + which; /* a query pool, then what waits */
        fault.result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
        result = bitnet_gpu_measure(s, kernels, 12, &count);
        CHECK(result == BITNET_ERROR_GPU_MEMORY && count == 0 && fault.calls >= fault.fail_at);
        asked = strstr(bitnet_session_message(s), "vkCreateQueryPool") == NULL;
        CHECK(asked == (which > 0) && behind_ends_well(s, !asked));
        bitnet_session_free(s);
        bitnet_gpu_free(gpu);
        CHECK(fault.live == 0);
    }
}

static void test_behind_failures(bitnet_model *model) {
    static uint8_t here[PASS_STATE], there[PASS_STATE];
    const bitnet_budget frame = {200, 0};
    bitnet_session *s = behind_session(model, NULL);
    size_t size;
    int at;
    CHECK(behind_write(s, NULL, here, sizeof here));
    size = run_save_to(s, here, sizeof here);
    bitnet_session_free(s);
    behind_fails(model, here, there, size, NULL);
    behind_fails(model, here, there, size, &frame);
    for (at = 1; at <= 4; at++) {
        behind_hangs(model, here, there, size, NULL, at);
        behind_hangs(model, here, there, size, &frame, at);
    }
    test_behind_forgotten(model);
}

static void test_behind(void) {
    bitnet_gpu_options options = made_options();
    make_file file;
    bitnet_model *model = gpu_small_model(NULL, &file);
    bitnet_gpu *gpu;
    memset(&made, 0, sizeof made);
    gpu = bitnet_gpu_create(model, &options, NULL);
    if (CHECK(gpu != NULL)) {
        test_behind_counts(model, gpu);
        test_behind_recordings(model, gpu);
        test_behind_limits(model, gpu);
        test_behind_choices(model, gpu);
        test_behind_interrupted(model, gpu);
        test_behind_state(model, gpu);
        test_behind_growth(model, gpu);
        test_behind_many(model, gpu);
    }
    bitnet_gpu_free(gpu);
    test_behind_failures(model);
    bitnet_model_free(model);
    make_free(&file);
}

#endif
