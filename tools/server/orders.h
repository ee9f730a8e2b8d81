/* orders.h - work for other threads, and the threads

   A POST waits as an order for the preparing thread, since it may bring megabytes to parse or a
   grammar to compile. A long answer waits for the writing thread. When an order is done, that thread
   wakes the serving one, which takes the order back. The lists between them are locked; an order
   belongs to one thread at a time. */

#ifndef BITNET_SERVER_ORDERS_H
#define BITNET_SERVER_ORDERS_H

#include "answers.h"

static void add_order(orders *list, order *o) {
    o->next = NULL;
    if (list->first) list->last->next = o;
    else list->first = o;
    list->last = o;
}

static order *first_order(orders *list) {
    order *o = list->first;
    if (o) list->first = o->next;
    return o;
}

static order *new_order(connection *c, void (*work)(server *s, order *o)) {
    order *o = (order *)tool_alloc(1, sizeof *o);
    o->client = c;
    o->work = work;
    c->order = o;
    c->stage = STAGE_ANSWER;
    return o;
}

static void send_order(server *s, helper *h, order *o) {
    bitnet__lock(&s->monitor);
    add_order(&h->waiting, o);
    bitnet__wake_all(&s->monitor.filled);
    bitnet__unlock(&s->monitor);
}

/* It no longer counts as a request in preparation. */
static void count_off(server *s, order *o) {
    s->order_count -= o->counts;
    o->counts = false;
}

static void free_order(server *s, order *o) {
    count_off(s, o);
    s->order_bytes -= o->size;
    if (o->job) free_job(o->job);
    if (o->vectors) free_vectors(o->vectors);
    clear(&o->body);
    clear(&o->answer);
    free(o);
}

/* ---- on the other threads */

/* Reads the body, an object, and makes the work. */
static void prepare(server *s, order *o) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    bitnet_string body = {o->body.data ? o->body.data : "", o->body.length};
    asked *a = &o->asked;
    bitnet_error error;
    if (bitnet__json_parse(&a->json, body, &memory, &error) != BITNET_OK)
        refuse(a, 400, NULL, NULL, "the body: %s", error.message);
    else if (kind_of(a, 0) != BITNET__JSON_OBJECT)
        refuse(a, 400, NULL, NULL, "the body must be a JSON object");
    else o->prepare(s, o);
    bitnet__json_free(&a->json);
    clear(&o->body);
}

/* The first order. The monitor is unlocked meanwhile. */
static void work_next(server *s, helper *h) {
    order *o = first_order(&h->waiting);
    h->busy = true;
    bitnet__unlock(&s->monitor);
    o->work(s, o);
    bitnet__lock(&s->monitor);
    h->busy = false;
    add_order(&s->done, o);
    send(s->bell, "", 1, NET_NO_SIGNAL); /* a full socket rings already */
}

/* Lowers the calling thread's priority, if threads have one. */
static void give_way(void) {
#if defined(_WIN32)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
#elif defined(__APPLE__)
    pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#elif defined(__linux__)
    setpriority(PRIO_PROCESS, 0, 10); /* of this thread only, whatever POSIX says */
#endif
}

static void work(server *s, helper *h) {
    bitnet__lock(&s->monitor);
    while (!s->ending)
        if (h->waiting.first) work_next(s, h);
        else bitnet__wait(&s->monitor, &s->monitor.filled);
    bitnet__unlock(&s->monitor);
}

static void prepare_orders(void *user) {
    server *s = (server *)user;
    give_way(); /* to computing and answering */
    work(s, &s->preparer);
}

static void write_answers(void *user) {
    server *s = (server *)user;
    work(s, &s->writer);
}

/* ---- on the thread that serves */

static void start_helpers(server *s) {
    s->bell = net_bell();
    if (!bitnet__monitor_init(&s->monitor) ||
        !bitnet__thread_start(&s->preparer.thread, prepare_orders, s) ||
        !bitnet__thread_start(&s->writer.thread, write_answers, s))
        exit(!tool_complain("cannot create a thread"));
}

/* False if one is still at work: then its memory must stay. */
static bool end_helpers(server *s) {
    bool busy;
    bitnet__lock(&s->monitor);
    busy = s->preparer.busy || s->writer.busy;
    s->ending = true;
    bitnet__wake_all(&s->monitor.filled);
    bitnet__unlock(&s->monitor);
    if (busy) return false;
    bitnet__thread_join(&s->preparer.thread);
    bitnet__thread_join(&s->writer.thread);
    bitnet__monitor_destroy(&s->monitor);
    net_close(s->bell);
    return true;
}

/* One or several rings. */
static void hear_bell(const server *s) {
    char data[64];
    while (recv(s->bell, data, sizeof data, 0) > 0) {
    }
}

/* Queues a request for preparation. */
static void hand_over(server *s, connection *c, void (*prepare_it)(const server *s, order *o)) {
    order *o;
    if (s->order_count >= (size_t)s->parallel + (size_t)s->queue) {
        answer_error(s, c, 429, NULL, "busy", "too many requests are waiting; try again later");
        return;
    }
    if (s->order_count && s->order_bytes + c->body.length > (size_t)s->body * BODIES) {
        answer_error(s, c, 503, NULL, "busy", too_many_bytes);
        return;
    }
    o = new_order(c, prepare);
    o->prepare = prepare_it;
    o->body = c->body;
    o->number = ++s->number;
    o->received = bitnet__microseconds();
    memset(&c->body, 0, sizeof c->body);
    o->size = o->body.length;
    o->counts = true;
    s->order_bytes += o->size;
    s->order_count++;
    send_order(s, &s->preparer, o);
}

/* Takes an order from a list; false: it is not there. The monitor is locked. */
static bool remove_order(orders *list, const order *removed) {
    orders others = {NULL, NULL};
    order *o;
    bool found = false;
    while ((o = first_order(list)) != NULL)
        if (o == removed) found = true;
        else add_order(&others, o);
    *list = others;
    return found;
}

/* Its client has left. */
static void drop_order(server *s, order *dropped) {
    bool waits;
    dropped->client->order = NULL;
    dropped->client = NULL;
    count_off(s, dropped);
    bitnet__lock(&s->monitor);
    waits =
        remove_order(&s->preparer.waiting, dropped) || remove_order(&s->writer.waiting, dropped);
    bitnet__unlock(&s->monitor);
    if (waits) free_order(s, dropped); /* else it is taken back when done */
}

/* Continues with what was prepared, or sends what was written. */
static void take_order(server *s, order *o) {
    const asked *a = &o->asked;
    connection *c = o->client;
    if (c) {
        c->order = NULL;
        if (!a->status && !o->answer.length) o->take(s, o);
        if (a->status) answer_error(s, c, a->status, a->param, a->code, a->message);
        else if (o->answer.length) answer_json(s, c, 200, &o->answer);
    }
    free_order(s, o);
}

/* Has the answer written: here if it is short, else by the other thread. */
static void write_answer(server *s, order *o, size_t size) {
    if (size >= LENGTHY) {
        send_order(s, &s->writer, o);
        return;
    }
    o->work(s, o);
    take_order(s, o);
}

static void take_orders(server *s) {
    orders list;
    order *o;
    bitnet__lock(&s->monitor);
    list = s->done;
    memset(&s->done, 0, sizeof s->done);
    bitnet__unlock(&s->monitor);
    while ((o = first_order(&list)) != NULL) take_order(s, o);
}

#endif
