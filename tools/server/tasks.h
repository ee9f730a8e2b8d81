/* tasks.h - work for other threads, and the threads

   There are three: the preparing thread reads requests, which may have megabytes to parse or a
   grammar to compile; the writing thread writes long answers; the keeping thread reads and writes
   the files of --keep-dir. Each has a queue of tasks. When a task is done, its thread wakes the
   serving thread, which finishes it. The queues are locked; a task belongs to one thread at a
   time. */

#ifndef BITNET_SERVER_TASKS_H
#define BITNET_SERVER_TASKS_H

#include "answers.h"

static void push_task(task_queue *list, task *work) {
    work->next = NULL;
    if (list->first) list->last->next = work;
    else list->first = work;
    list->last = work;
}

static task *pop_task(task_queue *list) {
    task *work = list->first;
    if (work) list->first = work->next;
    return work;
}

static task *new_task(connection *c, void (*run)(server *s, task *work)) {
    task *work = (task *)tool_alloc(1, sizeof *work);
    work->client = c;
    work->run = run;
    c->task = work;
    c->stage = STAGE_ANSWER;
    return work;
}

static void submit_task(server *s, worker *w, task *work) {
    bitnet__lock(&s->monitor);
    push_task(&w->waiting, work);
    bitnet__wake_all(&s->monitor.filled);
    bitnet__unlock(&s->monitor);
}

/* Stops counting a task as a request in preparation. */
static void uncount_task(server *s, task *work) {
    s->task_count -= work->counts;
    work->counts = false;
}

static void free_task(server *s, task *work) {
    uncount_task(s, work);
    s->task_bytes -= work->size;
    if (work->job) free_job(work->job);
    if (work->vectors) free_vectors(work->vectors);
    bitnet_session_free(work->session);
    free_text(&work->body);
    free_text(&work->answer);
    free(work);
}

/* ---- on the other threads */

/* Parses the body, a JSON object, and makes the work. */
static void prepare(server *s, task *work) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    bitnet_string body = {work->body.data ? work->body.data : "", work->body.length};
    request *r = &work->request;
    bitnet_error error;
    if (bitnet__json_parse(&r->json, body, &memory, &error) != BITNET_OK)
        reject(r, 400, NULL, NULL, "the body: %s", error.message);
    else if (kind_of(r, 0) != BITNET__JSON_OBJECT)
        reject(r, 400, NULL, NULL, "the body must be a JSON object");
    else work->prepare(s, work);
    bitnet__json_free(&r->json);
    free_text(&work->body);
}

/* Runs the first task. The monitor is unlocked meanwhile. */
static void run_next_task(server *s, worker *w) {
    task *work = pop_task(&w->waiting);
    w->busy = true;
    bitnet__unlock(&s->monitor);
    work->run(s, work);
    bitnet__lock(&s->monitor);
    w->busy = false;
    push_task(&s->done, work);
    send(s->wakeup, "", 1, NET_NO_SIGNAL); /* if the socket is full, the thread will wake anyway */
}

/* Lowers the calling thread's priority, if threads have one. */
static void lower_priority(void) {
#if defined(_WIN32)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
#elif defined(__APPLE__)
    pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#elif defined(__linux__)
    setpriority(PRIO_PROCESS, 0, 10); /* of this thread only, whatever POSIX says */
#endif
}

/* At the end, files that were queued are still written. */
static void run_tasks(server *s, worker *w) {
    bitnet__lock(&s->monitor);
    while (!s->ending || (w == &s->keeper && w->waiting.first))
        if (w->waiting.first) run_next_task(s, w);
        else bitnet__wait(&s->monitor, &s->monitor.filled);
    bitnet__unlock(&s->monitor);
}

static void run_preparer(void *user) {
    server *s = (server *)user;
    lower_priority(); /* below that of computing and answering */
    run_tasks(s, &s->preparer);
}

static void run_writer(void *user) {
    server *s = (server *)user;
    run_tasks(s, &s->writer);
}

static void run_keeper(void *user) {
    server *s = (server *)user;
    lower_priority();
    run_tasks(s, &s->keeper);
}

/* ---- on the thread that serves */

static void start_workers(server *s) {
    s->wakeup = net_wakeup();
    if (!bitnet__monitor_init(&s->monitor) ||
        !bitnet__thread_start(&s->preparer.thread, run_preparer, s) ||
        !bitnet__thread_start(&s->writer.thread, run_writer, s) ||
        !bitnet__thread_start(&s->keeper.thread, run_keeper, s))
        exit(!tool_complain("cannot create a thread"));
}

/* Finishes all tasks that are done. */
static void clear_wakeup(const server *s) {
    char data[64];
    while (recv(s->wakeup, data, sizeof data, 0) > 0) {
    }
}

/* Queues a request for preparation. */
static void submit_request(server *s, connection *c,
                           void (*prepare_it)(const server *s, task *work)) {
    task *work;
    if (s->task_count >= (size_t)s->parallel + (size_t)s->queue) {
        answer_error(s, c, 429, NULL, "busy", "too many requests are waiting; try again later");
        return;
    }
    if (s->task_count && s->task_bytes + c->body.length > (size_t)s->body * BODIES_LIMIT) {
        answer_error(s, c, 503, NULL, "busy", too_many_bytes);
        return;
    }
    work = new_task(c, prepare);
    work->prepare = prepare_it;
    work->body = c->body;
    work->number = ++s->number;
    work->received = bitnet__microseconds();
    memset(&c->body, 0, sizeof c->body);
    work->size = work->body.length;
    work->counts = true;
    s->task_bytes += work->size;
    s->task_count++;
    submit_task(s, &s->preparer, work);
}

/* Removes a task from a list; false: it is not in it. The monitor is locked. */
static bool remove_task(task_queue *list, const task *removed) {
    task_queue others = {NULL, NULL};
    task *work;
    bool found = false;
    while ((work = pop_task(list)) != NULL)
        if (work == removed) found = true;
        else push_task(&others, work);
    *list = others;
    return found;
}

/* Drops a task whose client has disconnected. */
static void drop_task(server *s, task *dropped) {
    bool waits;
    dropped->client->task = NULL;
    dropped->client = NULL;
    uncount_task(s, dropped);
    bitnet__lock(&s->monitor);
    waits = remove_task(&s->preparer.waiting, dropped) || remove_task(&s->writer.waiting, dropped);
    bitnet__unlock(&s->monitor);
    if (waits) free_task(s, dropped); /* else it is freed when it is done */
}

/* Continues with a prepared request, or sends a written answer. */
static void finish_task(server *s, task *work) {
    const request *r = &work->request;
    connection *c = work->client;
    if (work->finish) {
        work->finish(s, work);
    } else if (c) {
        c->task = NULL;
        if (!r->status && !work->answer.length) work->enqueue(s, work);
        if (r->status) answer_error(s, c, r->status, r->param, r->code, r->message);
        else if (work->answer.length) answer_json(s, c, 200, &work->answer);
    }
    free_task(s, work);
}

/* Writes a short answer at once, and queues a long one for the other thread. */
static void write_answer(server *s, task *work, size_t size) {
    if (size >= LONG_ANSWER) {
        submit_task(s, &s->writer, work);
        return;
    }
    work->run(s, work);
    finish_task(s, work);
}

static void finish_tasks(server *s) {
    task_queue list;
    task *work;
    bitnet__lock(&s->monitor);
    list = s->done;
    memset(&s->done, 0, sizeof s->done);
    bitnet__unlock(&s->monitor);
    while ((work = pop_task(&list)) != NULL) finish_task(s, work);
}

/* Ends the threads. False if one is still working, so that its memory must not be freed. */
static bool stop_workers(server *s) {
    bool busy;
    bitnet__lock(&s->monitor);
    busy = s->preparer.busy || s->writer.busy;
    s->ending = true;
    bitnet__wake_all(&s->monitor.filled);
    bitnet__unlock(&s->monitor);
    bitnet__thread_join(&s->keeper.thread);
    finish_tasks(s);
    if (busy) return false;
    bitnet__thread_join(&s->preparer.thread);
    bitnet__thread_join(&s->writer.thread);
    bitnet__monitor_destroy(&s->monitor);
    net_close(s->wakeup);
    return true;
}

#endif
