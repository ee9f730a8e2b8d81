/* test_slices.h - what calls with a budget do between two reads of the clock: they allocate nothing
   that could have been allocated before, hold no lock while they allocate, and compute a large
   lm_head for an observer in several slices.

   Memory is reserved when tokens are fed and when a generation begins. Calls with a budget may
   still allocate what is not known to be needed before:
   - a page of the KV cache, each time a generation's text reaches one (every 64 tokens);
   - what a context that slides within a generation computes again;
   - the states of a grammar's text;
   - logits, in the first bitnet_logits of a session;
   - the branches of bitnet_choose, the texts of bitnet_embedding_next, and their passes;
   - what was not fed: a second sample, a session that was truncated;
   - a second batch, if an interrupted pass has one and the next call has other sessions. */

#ifndef TEST_SLICES_H
#define TEST_SLICES_H

#include "make.h"
#include "run.h"
#include "test_draft.h"
#include "test_embed.h"
#include "test_recurrent.h"
#include "test_session.h"

/* Counts allocations during a call with a budget. */
typedef struct slices_heap {
    check_heap heap;
    bitnet_model *model;
    bool inside, locked;
    long allocated;
} slices_heap;

static void *slices_alloc(void *user, size_t size) {
    slices_heap *h = (slices_heap *)user;
    h->allocated += h->inside;
    if (h->model && bitnet__load_acquire(&h->model->scratch_pool.lock)) h->locked = true;
    return check_alloc(&h->heap, size);
}

static void slices_free(void *user, void *memory) {
    check_free(&((slices_heap *)user)->heap, memory);
}

static slices_heap *slices_open(const make_file *file) {
    slices_heap *h = (slices_heap *)calloc(1, sizeof *h);
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.allocator.alloc = slices_alloc;
    options.allocator.free = slices_free;
    options.allocator.user = h;
    options.threads = 1;
    h->model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    CHECK(h->model != NULL);
    return h;
}

static void slices_close(slices_heap *h) {
    bitnet_model *model = h->model;
    h->model = NULL;
    bitnet_model_free(model);
    CHECK(h->heap.live == 0 && !h->locked);
    free(h);
}

/* A call with a budget. */
#define SLICES_CALL(h, call) ((h)->inside = true, (call), (h)->inside = false)

static const bitnet_budget *slices_budget(int i) {
    static const bitnet_budget budgets[] = {{1, 0}, {0, 7}, {0, 0}, {300, 40}};
    return &budgets[i % 4];
}

/* ---- tokens: fed, computed alone or together, chosen */

enum { SLICES_SESSIONS = 12, SLICES_ROUNDS = 40 };

/* Prompts of many lengths, or of one token without drafts; one session is observed, one slides. */
static bitnet_session *slices_session(bitnet_model *model, draft_guesser *guesser, int i,
                                      bool brief) {
    bitnet_session *s = session_new(model, i == 7 ? 60 : 256, i == 7 ? 4 : -1);
    int32_t count = brief || i % 5 == 0 ? 1 : 3 + i * 7 % 37;
    bitnet_sampling sampling;
    bitnet_drafter drafter;
    bitnet_observer observer;
    memset(&drafter, 0, sizeof drafter);
    memset(&observer, 0, sizeof observer);
    memset(&sampling, 0, sizeof sampling);
    sampling.temperature = i % 2 ? 1.0f : 0.0f;
    sampling.seed = (uint64_t)i;
    CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
    drafter.draft = draft_guess;
    drafter.user = guesser;
    if (i % 4 == 1 && !brief) bitnet_session_set_drafter(s, &drafter);
    observer.logits = many_see;
    if (i == 6) bitnet_session_set_observer(s, &observer);
    CHECK(bitnet_feed(s, session_ids(), (size_t)count) == BITNET_OK);
    return s;
}

static void slices_tokens(const make_file *file, bool brief) {
    slices_heap *h = slices_open(file);
    bitnet_session *s[SLICES_SESSIONS];
    draft_guesser guesser;
    bitnet_result result;
    int32_t id = 0;
    int i, round, from, count;
    memset(&guesser, 0, sizeof guesser);
    guesser.vocabulary = bitnet_model_get_info(h->model)->vocab_size;
    for (i = 0; i < SLICES_SESSIONS; i++) s[i] = slices_session(h->model, &guesser, i, brief);
    for (round = 0; round < SLICES_ROUNDS; round++) {
        const bitnet_budget *budget = slices_budget(round);
        from = round % 3 == 2 ? SLICES_SESSIONS / 2 : 0;
        count = round % 3 == 1 ? SLICES_SESSIONS / 2 : SLICES_SESSIONS - from;
        do SLICES_CALL(h, result = bitnet_step_many(s + from, (size_t)count, budget));
        while (result == BITNET_PENDING);
        CHECK(result == BITNET_OK);
        for (i = from; i < from + count; i++) {
            if (round % 5 == i % 5) SLICES_CALL(h, bitnet_step(s[i], budget));
            do SLICES_CALL(h, result = bitnet_sample(s[i], budget, &id));
            while (result == BITNET_PENDING);
            CHECK(result == BITNET_OK && bitnet_feed(s[i], &id, 1) == BITNET_OK);
            if (round % 11 == i && !brief) CHECK(bitnet_feed(s[i], session_ids(), 20) == BITNET_OK);
        }
    }
    CHECK(h->allocated == 0);
    for (i = 0; i < SLICES_SESSIONS; i++) bitnet_session_free(s[i]);
    slices_close(h);
}

/* ---- generations */

static long slices_pages(const bitnet_session *s) {
    long count = 0;
    while (count * BITNET__PAGE < s->options.context_length && s->pages[count]) count++;
    return count;
}

static bitnet_session *slices_generation(bitnet_model *model, draft_guesser *guesser, int i) {
    static const char *const stops[] = {"abcdef", "the end"};
    bitnet_session *s = session_new(model, 256, -1);
    bitnet_generate_options options;
    bitnet_drafter drafter;
    memset(&options, 0, sizeof options);
    memset(&drafter, 0, sizeof drafter);
    options.max_tokens = 150;
    options.ignore_end = true;
    options.stop = stops;
    options.stop_count = i == 1 ? 2 : 0;
    options.top_logprobs = i == 2 ? 3 : 0;
    options.min_tokens = i == 3 ? 5 : 0;
    drafter.draft = draft_guess;
    drafter.user = guesser;
    if (i == 4) bitnet_session_set_drafter(s, &drafter);
    CHECK(bitnet_generate_begin(s, "the end of the inn", BITNET_TERMINATED, &options) == BITNET_OK);
    return s;
}

enum { SLICES_GENERATIONS = 5 };

/* One by one, or together. */
static void slices_generations(const make_file *file, bool together) {
    slices_heap *h = slices_open(file);
    bitnet_session *s[SLICES_GENERATIONS];
    draft_guesser guesser;
    bitnet_result result;
    int i, calls = 0, tokens = 0;
    memset(&guesser, 0, sizeof guesser);
    guesser.vocabulary = bitnet_model_get_info(h->model)->vocab_size;
    for (i = 0; i < SLICES_GENERATIONS; i++) s[i] = slices_generation(h->model, &guesser, i);
    for (i = 0; i < SLICES_GENERATIONS; i++) {
        const char *text;
        size_t length;
        do {
            long pages = 0, allocated = h->allocated;
            int k;
            for (k = 0; k < SLICES_GENERATIONS; k++) pages -= slices_pages(s[k]);
            if (together)
                SLICES_CALL(h, result = bitnet_generate_many(s, SLICES_GENERATIONS,
                                                             slices_budget(calls % 2), NULL, NULL));
            else
                SLICES_CALL(h, result = bitnet_generate_next(s[i], slices_budget(calls % 2), &text,
                                                             &length));
            for (k = 0; k < SLICES_GENERATIONS; k++) pages += slices_pages(s[k]);
            CHECK(h->allocated - allocated == pages);
            calls++;
        } while (result == BITNET_PENDING || (!together && result == BITNET_OK));
        CHECK(result == (together ? BITNET_OK : BITNET_END));
        tokens += bitnet_session_length(s[i]);
        if (together) break;
    }
    CHECK(calls > 100 && tokens > 100);
    for (i = 0; i < SLICES_GENERATIONS; i++) bitnet_session_free(s[i]);
    slices_close(h);
}

/* ---- what feeds sessions of its own: at most a call for each pass and branch allocates */

static void slices_choose(const make_file *file) {
    static const char *const texts[] = {"the inn", "the inn is warm", "the iron door", "attack"};
    slices_heap *h = slices_open(file);
    bitnet_session *s = session_new(h->model, 256, -1);
    uint64_t passes;
    long calls = 0, allocating = 0;
    bitnet_result result;
    CHECK(bitnet_feed(s, session_ids(), 20) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);
    passes = h->model->scratch_pool.passes;
    do {
        long before = h->allocated;
        SLICES_CALL(h, result = bitnet_choose(s, texts, 4, NULL, slices_budget(0), NULL, NULL));
        allocating += h->allocated > before;
        calls++;
    } while (result == BITNET_PENDING);
    passes = h->model->scratch_pool.passes - passes;
    CHECK(result == BITNET_OK && allocating <= 1 + 2 * (long)passes && calls > 10 * (long)passes);
    bitnet_session_free(s);
    slices_close(h);
}

static void slices_embed(const make_file *file) {
    slices_heap *h = slices_open(file);
    bitnet_passage passages[3];
    float vectors[3 * 256];
    bitnet_embedding *e;
    uint64_t passes = h->model->scratch_pool.passes;
    long calls = 0, allocating = 0;
    bitnet_result result;
    int i;
    for (i = 0; i < 3; i++) passages[i] = embed_passage(30 + 70 * i, i);
    e = bitnet_embedding_create(h->model, passages, 3, NULL, vectors, NULL);
    do {
        long before = h->allocated;
        SLICES_CALL(h, result = bitnet_embedding_next(e, slices_budget(0), NULL));
        allocating += h->allocated > before;
        calls++;
    } while (result == BITNET_PENDING);
    passes = h->model->scratch_pool.passes - passes;
    CHECK(result == BITNET_OK && allocating <= (long)passes && calls > 10 * (long)passes);
    bitnet_embedding_free(e);
    embed_free_passages(passages, 3);
    slices_close(h);
}

/* ---- observers of logits */

enum { SLICES_SEEN = 30, SLICES_VOCABULARY = 20000 };

typedef struct slices_observer {
    run_logits logits;
    int seen;
} slices_observer;

static int slices_see(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    slices_observer *o = (slices_observer *)user;
    o->seen++;
    return run_see(&o->logits, position, logits, vocabulary);
}

static bitnet_session *slices_observed(bitnet_model *model, slices_observer *o) {
    bitnet_session *s = session_new(model, 64, -1);
    bitnet_observer observer;
    memset(&observer, 0, sizeof observer);
    observer.logits = slices_see;
    observer.user = o;
    bitnet_session_set_observer(s, &observer);
    CHECK(bitnet_feed(s, session_ids(), 20) == BITNET_OK);
    return s;
}

/* Events in a session that is interrupted within a row's logits. */
static void slices_disturb(bitnet_session *s, int event) {
    bitnet_sampling sampling;
    bitnet_session *copy;
    int32_t length = bitnet_session_length(s);
    memset(&sampling, 0, sizeof sampling);
    switch (event) {
    case 1: CHECK(bitnet_session_truncate(s, length - 1) == BITNET_OK); break;
    case 2: CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK); break;
    case 3: CHECK(bitnet_session_set_grammar(s, NULL) == BITNET_OK); break;
    case 4:
        copy = bitnet_session_copy(s, NULL);
        CHECK(session_is_fresh(copy));
        bitnet_session_free(copy);
        break;
    case 5: bitnet_session_cancel(s); break;
    default: break;
    }
    length = bitnet_session_length(s);
    if (length < 20)
        CHECK(bitnet_feed(s, session_ids() + length, (size_t)(20 - length)) == BITNET_OK);
}

/* Each call with a budget of an instant shows at most one row, and each row takes several calls. */
static void slices_observer_rows(bitnet_model *model, const slices_observer *expected, int event) {
    slices_observer o;
    bitnet_session *s;
    bitnet_result result;
    int calls = 0, before, events = 0;
    o.logits = run_logits_create(20, SLICES_VOCABULARY);
    o.seen = 0;
    s = slices_observed(model, &o);
    do {
        before = o.seen;
        result = bitnet_step(s, slices_budget(0));
        CHECK(o.seen <= before + 1);
        calls += o.seen > 0;
        if (o.seen == 5 && calls % 2 == 0 && events++ == 0) slices_disturb(s, event);
        if (result == BITNET_CANCELLED) {
            int32_t length = bitnet_session_length(s);
            CHECK(event == 5);
            CHECK(bitnet_feed(s, session_ids() + length, (size_t)(20 - length)) == BITNET_OK);
            event = 0;
            result = BITNET_PENDING;
        }
    } while (result == BITNET_PENDING && calls < 10000);
    CHECK(result == BITNET_OK && o.seen >= 20 && calls >= 3 * 20);
    CHECK(run_equal(&o.logits, &expected->logits) && session_is_fresh(s));
    bitnet_session_free(s);
    free(o.logits.data);
}

static void slices_observers(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_session *s;
    slices_observer expected;
    int event;
    o.arch = "llama", o.width = o.ffn = 128, o.kv_heads = 1, o.head_width = 32, o.layers = 1;
    o.vocabulary = SLICES_VOCABULARY, o.separate_head = true;
    make_model(&o, &file);
    model = session_model(&file, 1);
    if (!CHECK(model != NULL)) return;
    expected.logits = run_logits_create(20, SLICES_VOCABULARY);
    expected.seen = 0;
    s = slices_observed(model, &expected);
    CHECK(bitnet_step(s, NULL) == BITNET_OK && expected.seen == 20);
    bitnet_session_free(s);
    for (event = 0; event <= 5; event++) slices_observer_rows(model, &expected, event);
    free(expected.logits.data);
    bitnet_model_free(model);
    make_free(&file);
}

static void test_slices(void) {
    make_options o = session_make_options();
    make_file file;
    int recurrent;
    for (recurrent = 0; recurrent < 2; recurrent++) {
        if (recurrent) o = recurrent_options();
        make_model(&o, &file);
        slices_tokens(&file, false);
        slices_tokens(&file, true);
        slices_generations(&file, false);
        slices_generations(&file, true);
        slices_choose(&file);
        if (!recurrent) slices_embed(&file);
        make_free(&file);
    }
    slices_observers();
}

#endif
