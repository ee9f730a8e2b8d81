/* loop.h - the loop of the serving thread

   It waits for sockets, reads requests, computes for some milliseconds, and sends answers. */

#ifndef BITNET_SERVER_LOOP_H
#define BITNET_SERVER_LOOP_H

#include "connections.h"
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/* Can the connection's next request be read? */
static bool reads_on(const connection *c) {
    return c->stage == STAGE_BODY || (c->stage == STAGE_HEAD && unsent_bytes(c) < AHEAD_BYTES);
}

/* Lists what to wait for: clients' sockets, the wakeup socket, the listener. Returns the first
   deadline; 0: none. */
static int64_t gather_entries(server *s, net_poll_entry *entries, int64_t now) {
    bool room = s->connection_count < (size_t)s->most, accept_after = now < s->accept_after;
    int64_t first = accept_after ? s->accept_after : 0;
    size_t i;
    s->unread_bytes = 0;
    for (i = 0; i < s->connection_count; i++) {
        connection *c = s->connections[i];
        s->unread_bytes += unread_bytes(c);
        if (c->stage == STAGE_ANSWER || c->body.length || c->out.length) s->used = now;
        room = room || is_idle(c);
        entries[i].fd = c->socket;
        entries[i].revents = 0;
        entries[i].events = c->in.length < AHEAD_BYTES || reads_on(c) ? POLLIN : POLLRDHUP;
        if (c->ended) entries[i].events = 0;
        if (c->out.length) entries[i].events |= POLLOUT;
        set_deadline(s, c, now);
        if (c->deadline && (!first || c->deadline < first)) first = c->deadline;
    }
    entries[i].fd = s->wakeup;
    entries[i].events = POLLIN;
    entries[++i].fd = s->listener;
    entries[i].events = room && !accept_after ? POLLIN : 0;
    entries[i].revents = 0;
    return first;
}

/* Is there something to compute or to begin? Choices may be waiting for a file that is being
   loaded. */
static bool is_busy(const server *s) {
    return s->running || s->vectors_count || (s->choice_count && !s->loading);
}

/* Handles sockets. Does not wait if there is something to compute. */
static void serve_sockets(server *s) {
    static net_poll_entry *entries;
    static size_t room;
    size_t count = s->connection_count, i;
    int64_t now = milliseconds(), first, wait = 1000; /* so that a signal is noticed within a
                                                         second */
    tool_grow(&entries, &room, count + 2, sizeof *entries);
    first = gather_entries(s, entries, now);
    if (first && first - now < wait) wait = first > now ? first - now : 0;
    if (is_busy(s)) wait = 0;
    net_poll(entries, count + 1 + !s->stopping, (int)wait);
    now = milliseconds();
    for (i = 0; i < count; i++) {
        connection *c = s->connections[i];
        if (c->stage == STAGE_CLOSED) continue;
        if (entries[i].revents & POLLRDHUP) handle_end_of_input(s, c);
        else if (entries[i].revents & (POLLIN | POLLERR | POLLHUP | POLLNVAL)) receive(s, c);
        if (c->stage != STAGE_CLOSED && c->deadline && now >= c->deadline)
            reject_or_close(s, c, 408, "the request did not arrive in time");
    }
    if (entries[count].revents) clear_wakeup(s);
    if (!s->stopping && entries[count + 1].revents) accept_connections(s);
}

/* Sends answers, continues with requests that were received early, and frees closed connections. */
static void flush_connections(server *s) {
    const size_t most = (size_t)s->body * ANSWERS_LIMIT;
    size_t i, unsent = 0;
    for (i = 0; i < s->connection_count;) {
        connection *c = s->connections[i];
        if (c->stage != STAGE_CLOSED && (c->out.length || c->stage == STAGE_CLOSING))
            transmit(s, c);
        if (c->stage == STAGE_HEAD && c->in.length) handle_input(s, c);
        if (s->stopping && c->stage == STAGE_HEAD && !c->out.length) close_connection(s, c);
        if (c->ended && (c->stage == STAGE_ANSWER || !c->out.length)) close_connection(s, c);
        if (c->stage == STAGE_CLOSED) {
            drop_connection(s, i);
            continue;
        }
        unsent += unsent_bytes(c);
        i++;
    }
    if (unsent > most) limit_bytes(s, unsent_bytes, most);
}

/* Sets the slice's length: short slices answer sooner, long ones leave more time to compute. */
static void set_slice(server *s) {
    int64_t slice = s->paused ? SLICE_FACTOR * (bitnet__microseconds() - s->paused) : 0;
    s->slice = slice < SLICE_MIN ? SLICE_MIN : slice < SLICE_MAX ? slice : SLICE_MAX;
}

/* Returns the memory kept by keep_memory to the system: after some time without work, and
   periodically under load, because fragmented free memory would grow. */
static void return_memory(server *s) {
    int64_t now = milliseconds();
    if (!s->used || (now - s->used < TRIM_TIME && now - s->trimmed < TRIM_PERIOD)) return;
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
    s->used = 0;
    s->trimmed = now;
}

/* Serves until a signal; then finishes its work within the grace time. */
static void serve(server *s) {
    int64_t end = 0;
    while (!s->stopping || (s->connection_count && milliseconds() < end)) {
        serve_sockets(s);
        finish_tasks(s);
        start_choices(s);
        set_slice(s);
        compute(s);
        compute_vectors(s);
        s->paused = is_busy(s) ? bitnet__microseconds() : 0;
        flush_connections(s);
        return_memory(s);
        if (!s->stopping && tool_stopped) {
            s->stopping = true;
            end = milliseconds() + s->grace * INT64_C(1000);
            net_close(s->listener);
        }
    }
}

#endif
