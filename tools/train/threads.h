/* threads.h - stages and deferred work

   A stage is a number of equal tasks that all threads share until it is done. Deferred work runs
   alongside: weight gradients, which the backward pass through the layers does not need. A thread
   takes a task of the stage if there is one, else deferred work, else it sleeps. */

#pragma once
#include "model.h"

typedef void task_function(void *context, int index, scratch *s);

typedef struct work {
    task_function *run;
    void *context;
    int count, next, done;
} work;

typedef struct threads threads;

typedef struct worker {
    threads *owner;
    scratch memory;
#if !defined(BITNET_NO_THREADS)
    bitnet__thread thread;
#endif
} worker;

enum { MAX_THREADS = 64 };

struct threads {
    int count;
    bool overlap; /* false: defer() computes at once, to measure the gain of deferring */
    bool quit;
    work stage;
    work *deferred;
    size_t deferred_room;
    int deferred_count, deferred_first; /* the first that may have unclaimed tasks */
    worker workers[MAX_THREADS];        /* [0] is the caller */
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor monitor;
#endif
};

#if !defined(BITNET_NO_THREADS)
static void threads_lock(threads *t) { bitnet__lock(&t->monitor); }
static void threads_unlock(threads *t) { bitnet__unlock(&t->monitor); }
static void threads_wait(threads *t) { bitnet__wait(&t->monitor, &t->monitor.filled); }
static void threads_wake(threads *t) { bitnet__wake_all(&t->monitor.filled); }
#else /* a single thread does everything itself */
static void threads_lock(threads *t) { (void)t; }
static void threads_unlock(threads *t) { (void)t; }
static void threads_wait(threads *t) { (void)t; }
static void threads_wake(threads *t) { (void)t; }
#endif

static bool has_task(const work *w) { return w->next < w->count; }

/* Finds work with an unclaimed task; the lock is held. */
static work *find_work(threads *t) {
    if (has_task(&t->stage)) return &t->stage;
    while (t->deferred_first < t->deferred_count && !has_task(&t->deferred[t->deferred_first]))
        t->deferred_first++;
    return t->deferred_first < t->deferred_count ? &t->deferred[t->deferred_first] : NULL;
}

/* Runs a task of `w`; the lock is held before and after. */
static void do_task(threads *t, work *w, scratch *s) {
    task_function *run = w->run;
    void *context = w->context;
    int index = w->next++;
    size_t at = w == &t->stage ? 0 : (size_t)(w - t->deferred) + 1;
    threads_unlock(t);
    s->used = 0;
    run(context, index, s);
    threads_lock(t);
    w = at ? &t->deferred[at - 1] : &t->stage; /* the list may have grown and moved */
    if (++w->done == w->count) threads_wake(t);
}

#if !defined(BITNET_NO_THREADS)

static void worker_main(void *user) {
    worker *self = (worker *)user;
    threads *t = self->owner;
    threads_lock(t);
    while (!t->quit) {
        work *w = find_work(t);
        if (w) do_task(t, w, &self->memory);
        else threads_wait(t);
    }
    threads_unlock(t);
}

/* Starts as many threads as the system allows, at most `count` including the caller's. Sets
   t->count. */
static void start_workers(threads *t, int count) {
    if (!bitnet__monitor_init(&t->monitor)) die(BROKEN, "cannot create a lock");
    for (; t->count < count && t->count < MAX_THREADS; t->count++) {
        worker *w = &t->workers[t->count];
        w->owner = t;
        if (!bitnet__thread_start(&w->thread, worker_main, w)) break;
    }
}

static void stop_workers(threads *t) {
    int i;
    threads_lock(t);
    t->quit = true;
    threads_wake(t);
    threads_unlock(t);
    for (i = 1; i < t->count; i++) bitnet__thread_join(&t->workers[i].thread);
    bitnet__monitor_destroy(&t->monitor);
}

#else

static void start_workers(threads *t, int count) { (void)t, (void)count; }
static void stop_workers(threads *t) { (void)t; }

#endif

static void threads_create(threads *t, int count, bool overlap) {
    memset(t, 0, sizeof *t);
    t->count = 1;
    t->overlap = overlap;
    t->workers[0].owner = t;
    start_workers(t, count);
}

static void threads_destroy(threads *t) {
    int i, k;
    stop_workers(t);
    for (i = 0; i < t->count; i++)
        for (k = 0; k < (int)(sizeof t->workers[i].memory.block / sizeof(void *)); k++)
            free_memory(t->workers[i].memory.block[k]);
    free_memory(t->deferred);
}

/* Runs a stage: run(context, 0) ... run(context, count - 1); returns when all are done. */
static void run_stage(threads *t, task_function *run, void *context, int count) {
    threads_lock(t);
    t->stage.run = run;
    t->stage.context = context;
    t->stage.count = count;
    t->stage.next = t->stage.done = 0;
    threads_wake(t);
    while (has_task(&t->stage)) do_task(t, &t->stage, &t->workers[0].memory);
    while (t->stage.done < count) threads_wait(t);
    threads_unlock(t);
}

/* Queues work for any idle thread. `context` must be valid until the work is joined. */
static void defer(threads *t, task_function *run, void *context, int count) {
    work *w;
    if (!t->overlap) {
        run_stage(t, run, context, count);
        return;
    }
    threads_lock(t);
    make_room((void **)&t->deferred, &t->deferred_room, (size_t)t->deferred_count, sizeof(work));
    w = &t->deferred[t->deferred_count++];
    w->run = run;
    w->context = context;
    w->count = count;
    w->next = w->done = 0;
    threads_wake(t);
    threads_unlock(t);
}

/* Helps with deferred work until its first `count` pieces are done. */
static void join(threads *t, int count) {
    int i;
    threads_lock(t);
    for (i = 0; i < count && i < t->deferred_count; i++)
        while (t->deferred[i].done < t->deferred[i].count) {
            work *w = find_work(t);
            if (w) do_task(t, w, &t->workers[0].memory);
            else threads_wait(t);
        }
    threads_unlock(t);
}

static void join_all(threads *t) {
    join(t, t->deferred_count);
    t->deferred_count = t->deferred_first = 0;
}

/* STAGE(name) makes name_stage[], by bitnet_isa: the inline task `name`, compiled for each
   instruction set that has tiles. */
#if defined(BITNET__SIMD_X86)
#define STAGE(name) \
    static void name##_scalar(void *context, int index, scratch *s) { name(context, index, s); } \
    AVX2 static void name##_avx2(void *context, int index, scratch *s) { \
        name(context, index, s); \
    } \
    AVX512 static void name##_avx512(void *context, int index, scratch *s) { \
        name(context, index, s); \
    } \
    static task_function *const name##_stage[] = {NULL, name##_scalar, name##_avx2, NULL, \
                                                  name##_avx512};
#else
#define STAGE(name) \
    static void name##_scalar(void *context, int index, scratch *s) { name(context, index, s); } \
    static task_function *const name##_stage[] = {NULL, name##_scalar};
#endif
#define RUN(threads, model, name, context, count) \
    run_stage(threads, name##_stage[(model)->tiles.isa], context, count)
