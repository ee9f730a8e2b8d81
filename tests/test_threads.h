/* test_threads.h - several sessions at once on one model: a shared pool, all kinds of callers'
   tasks, cancelling from another thread; and ten thousand sessions without a leak */

#ifndef TEST_THREADS_H
#define TEST_THREADS_H

#include "run.h"

#if !defined(BITNET_NO_THREADS)

enum { THREADS_SESSIONS = 8, THREADS_LENGTH = 24 };

/* ---- callers' tasks: run within enqueue, within finish, backwards, or on a thread of their own */

typedef enum threads_kind {
    THREADS_INLINE,
    THREADS_LATE,
    THREADS_BACKWARDS,
    THREADS_ELSEWHERE,
    THREADS_KINDS
} threads_kind;

typedef struct threads_stage {
    threads_kind kind;
    void (*task)(void *context, int index);
    void *context;
    int count;
    bitnet__thread thread;
} threads_stage;

static void threads_run_stage(void *context) {
    threads_stage *stage = (threads_stage *)context;
    int i;
    for (i = 0; i < stage->count; i++)
        stage->task(stage->context, stage->kind == THREADS_INLINE ? i : stage->count - 1 - i);
}

static void *threads_enqueue(void *user, void (*task)(void *context, int index), void *context,
                             int count) {
    threads_stage *stage = (threads_stage *)malloc(sizeof *stage);
    stage->kind = *(threads_kind *)user;
    stage->task = task;
    stage->context = context;
    stage->count = count;
    if (stage->kind == THREADS_ELSEWHERE &&
        !bitnet__thread_start(&stage->thread, threads_run_stage, stage))
        stage->kind = THREADS_LATE;
    if (stage->kind == THREADS_INLINE || stage->kind == THREADS_BACKWARDS) threads_run_stage(stage);
    return stage;
}

static void threads_finish(void *user, void *handle) {
    threads_stage *stage = (threads_stage *)handle;
    (void)user;
    if (stage->kind == THREADS_LATE) threads_run_stage(stage);
    if (stage->kind == THREADS_ELSEWHERE) bitnet__thread_join(&stage->thread);
    free(stage);
}

/* ---- eight sessions */

typedef struct threads_session {
    bitnet__thread thread;
    bitnet_model *model;
    int number;
    uint32_t crc; /* of the last logits of each of its chunks */
} threads_session;

/* Feeds its text in chunks; sessions with the same number always give the same bits. */
static void threads_work(void *context) {
    threads_session *t = (threads_session *)context;
    bitnet_session *session = bitnet_session_create(t->model, NULL, NULL);
    int32_t i, vocabulary = bitnet_model_get_info(t->model)->vocab_size;
    t->crc = 0;
    for (i = 0; i < THREADS_LENGTH && session; i++) {
        int32_t id = (i * 61 + t->number * 17) % vocabulary;
        const float *logits;
        if (bitnet_feed(session, &id, 1) != BITNET_OK) break;
        if (i % (t->number + 1) != 0) continue;
        if (bitnet_step(session, NULL) != BITNET_OK) break;
        logits = logits_of(session);
        if (logits) t->crc = bitnet__crc32(t->crc, logits, (size_t)vocabulary * sizeof *logits);
    }
    bitnet_session_free(session);
}

/* Runs all sessions at once, or one after the other, and writes their checksums. */
static void threads_all(bitnet_model *model, bool at_once, uint32_t *crc) {
    static threads_session t[THREADS_SESSIONS];
    int i;
    for (i = 0; i < THREADS_SESSIONS; i++) {
        t[i].model = model;
        t[i].number = i;
        if (!at_once) threads_work(&t[i]);
        else CHECK(bitnet__thread_start(&t[i].thread, threads_work, &t[i]));
    }
    for (i = 0; i < THREADS_SESSIONS; i++) {
        if (at_once) bitnet__thread_join(&t[i].thread);
        crc[i] = t[i].crc;
    }
}

static void threads_sessions(void) {
    uint32_t expected[THREADS_SESSIONS], got[THREADS_SESSIONS];
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_pool *pool;
    int kind;
    TEST("threads: 8 sessions on 8 threads");
    memset(&options, 0, sizeof options);
    options.threads = 1;
    options.no_repack = true;
    model = bitnet_model_load_file(RUN_TINY, &options, NULL);
    if (!CHECK(model != NULL)) return;
    threads_all(model, false, expected);
    CHECK(expected[0] != 0 && expected[0] != expected[1]);
    threads_all(model, true, got);
    CHECK_CASE(memcmp(got, expected, sizeof got) == 0, "no threads but their own");
    bitnet_model_free(model);

    pool = bitnet_pool_create(3, NULL, NULL); /* which one at a time can have */
    memset(&options, 0, sizeof options);
    options.pool = pool;
    model = bitnet_model_load_file(RUN_TINY, &options, NULL); /* cached behind their backs */
    if (CHECK(model != NULL)) threads_all(model, true, got);
    CHECK_CASE(memcmp(got, expected, sizeof got) == 0, "a shared pool");
    bitnet_model_free(model);
    bitnet_pool_free(pool);

    for (kind = THREADS_INLINE; kind < THREADS_KINDS; kind++) {
        threads_kind user = (threads_kind)kind;
        memset(&options, 0, sizeof options);
        options.scheduler.enqueue = threads_enqueue;
        options.scheduler.finish = threads_finish;
        options.scheduler.user = &user;
        options.scheduler.count = 3;
        model = bitnet_model_load_file(RUN_TINY, &options, NULL);
        if (CHECK(model != NULL)) threads_all(model, true, got);
        CHECK_CASE(memcmp(got, expected, sizeof got) == 0, "callers' tasks");
        bitnet_model_free(model);
    }
}

/* ---- cancelling */

typedef struct threads_runner {
    bitnet__thread thread;
    bitnet_session *session;
    bitnet__atomic running;
    bitnet_result result;
} threads_runner;

/* Feeds and truncates the same tokens until it is cancelled. */
static void threads_run_on(void *context) {
    threads_runner *r = (threads_runner *)context;
    int32_t ids[16], i;
    for (i = 0; i < 16; i++) ids[i] = 100 + i;
    do {
        bitnet_session_truncate(r->session, 0);
        r->result = bitnet_feed(r->session, ids, 16);
        if (r->result == BITNET_OK) r->result = bitnet_step(r->session, NULL);
        bitnet__store_release(&r->running, 1);
    } while (r->result == BITNET_OK);
}

static void threads_cancel(void) {
    bitnet_model_options options;
    bitnet_model *model;
    threads_runner r;
    int i, cancelled = 0;
    int32_t id = 7, next;
    TEST("threads: cancelled from another thread");
    memset(&options, 0, sizeof options);
    options.threads = 2;
    model = bitnet_model_load_file(RUN_TINY, &options, NULL);
    memset(&r, 0, sizeof r);
    r.session = bitnet_session_create(model, NULL, NULL);
    if (!CHECK(r.session != NULL)) return;
    for (i = 0; i < 20; i++) {
        bitnet__store_release(&r.running, 0);
        if (!CHECK(bitnet__thread_start(&r.thread, threads_run_on, &r))) break;
        while (!bitnet__load_acquire(&r.running)) bitnet__yield();
        bitnet_session_cancel(r.session);
        bitnet__thread_join(&r.thread);
        cancelled += r.result == BITNET_CANCELLED;
        bitnet_session_reset(r.session); /* and it is as good as new */
        CHECK(bitnet_feed(r.session, &id, 1) == BITNET_OK &&
              bitnet_sample(r.session, NULL, &next) == BITNET_OK);
    }
    CHECK(cancelled == 20);
    bitnet_session_free(r.session);
    bitnet_model_free(model);
}

#endif /* BITNET_NO_THREADS */

/* ---- cycles */

static void threads_cycles(void) {
    bitnet_model_options options;
    bitnet_session_options session_options;
    bitnet_model *model;
    check_heap heap;
    long live = 0;
    int i, created = 0;
    TEST("threads: 10,000 sessions, 100 models, 100 pools");
    memset(&heap, 0, sizeof heap);
    memset(&options, 0, sizeof options);
    memset(&session_options, 0, sizeof session_options);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    session_options.context_length = 32;
    model = bitnet_model_load_file(RUN_TINY, &options, NULL);
    if (!CHECK(model != NULL)) return;
    for (i = 0; i < 10000; i++) {
        bitnet_session *session = bitnet_session_create(model, &session_options, NULL);
        int32_t id = i % 1000, next;
        if (session && bitnet_feed(session, &id, 1) == BITNET_OK &&
            (i % 500 != 0 || bitnet_sample(session, NULL, &next) == BITNET_OK))
            created++;
        bitnet_session_free(session);
        if (i == 0) live = heap.live; /* with what the model keeps to lend it again */
        if (heap.live != live) break;
    }
    CHECK(created == 10000 && heap.live == live);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
    for (i = 0; i < 100 && heap.live == 0; i++) {
        model = bitnet_model_load_file(RUN_TINY, &options, NULL);
        if (!model) break;
        bitnet_model_free(model);
    }
    CHECK(i == 100 && heap.live == 0);
    for (i = 0; i < 100 && heap.live == 0; i++) {
        bitnet_pool_options shared = {options.allocator};
        bitnet_pool *pool = bitnet_pool_create(4, &shared, NULL);
        if (!pool) break;
        bitnet_pool_free(pool); /* idle, asleep or not yet begun */
    }
    CHECK(i == 100 && heap.live == 0);
}

static void test_threads(void) {
#if !defined(BITNET_NO_THREADS)
    threads_sessions();
    threads_cancel();
#else
    SKIP("compiled without threads");
#endif
    threads_cycles();
}

#endif
