/* connections.h - accepts connections, receives requests and sends answers

   Requests of a connection are handled one after the other. The connection of a client that is
   slow, silent or holds too many bytes is closed. */

#ifndef BITNET_SERVER_CONNECTIONS_H
#define BITNET_SERVER_CONNECTIONS_H

#include "scheduler.h"
#include "routes.h"

static void close_connection(server *s, connection *c) {
    if (c->task) drop_task(s, c->task);
    if (c->job) end_job(s, c->job);
    if (c->vectors) end_vectors(s, c->vectors);
    c->stage = STAGE_CLOSED;
}

static void free_connection(connection *c) {
    net_close(c->socket);
    free_text(&c->in);
    free_text(&c->head);
    free_text(&c->body);
    free_text(&c->out);
    free_text(&c->body_out);
    free(c);
}

/* Reads a head. True if it is complete or was rejected. */
static bool read_head(server *s, connection *c) {
    const char *data = c->in.data;
    bitnet_string rest = {data + c->seen, c->in.length - c->seen}, line;
    bool whole = http_cut(&rest, "\r\n\r\n", &line);
    size_t length = whole ? (size_t)(rest.data - data) : c->in.length;
    int status = length > HTTP_HEAD ? 431 : 0;
    if (!http_may_be_head(data, c->seen, length)) status = 400;
    if (!whole && !status) {
        c->seen = length > 3 ? length - 3 : 0;
        return false;
    }
    add(&c->head, data, length);
    if (!status) status = http_head(&c->request, c->head.data, length);
    drop_front(&c->in, length);
    c->seen = 0;
    c->stage = STAGE_BODY;
    if (status)
        answer_and_close(s, c, status,
                         c->head.data[0] == HTTP_TLS
                             ? "this port speaks HTTP; for TLS, put a proxy in front"
                         : status == 431 ? "the head is too long"
                                         : "this request is not valid HTTP/1.1");
    else if (!reject_by_head(s, c) && c->request.expects_continue && !c->in.length &&
             c->request.left <= (uint64_t)s->body)
        add_format(&c->out, "HTTP/1.1 100 Continue\r\n\r\n");
    return true;
}

/* Reads the body. True if it is complete or was rejected. */
static bool read_body(server *s, connection *c) {
    int status = http_body(&c->request, &c->in, &c->body, (uint64_t)s->body);
    if (status)
        answer_and_close(s, c, status,
                         status == 413   ? "the body is too long"
                         : status == 431 ? "the chunked body has too many extensions or trailers"
                                         : "the chunked body is malformed");
    return status || c->request.part == HTTP_WHOLE;
}

static size_t unsent_bytes(const connection *c) {
    return c->out.length - c->sent + c->body_out.length;
}

/* Handles the input. A client that does not read its answers must wait for more. */
static void handle_input(server *s, connection *c) {
    while (c->stage == STAGE_HEAD || c->stage == STAGE_BODY) {
        if (c->stage == STAGE_HEAD &&
            (!c->in.length || unsent_bytes(c) >= AHEAD_BYTES || !read_head(s, c)))
            break;
        if (c->stage == STAGE_BODY) {
            if (!read_body(s, c)) break;
            if (c->stage == STAGE_BODY) answer_request(s, c);
        }
    }
    if (!c->in.length) free_text(&c->in);
}

/* The client has closed its side of the connection. Work for it ends, because most clients close
   both sides at once, which looks the same as a half-closed connection; a complete answer is still
   sent. */
static void handle_end_of_input(server *s, connection *c) {
    if (c->stage == STAGE_ANSWER) close_connection(s, c);
    c->ended = true;
}

/* Continues with the body of a long answer after its head. */
static void begin_long_body(connection *c) {
    free_text(&c->out);
    c->out = c->body_out;
    memset(&c->body_out, 0, sizeof c->body_out);
    c->sent = 0;
}

/* Sends as much as the system accepts, up to SEND_BYTES bytes. */
static void transmit(server *s, connection *c) {
    size_t most = SEND_BYTES;
    while (c->sent < c->out.length && most) {
        size_t left = c->out.length - c->sent;
        long count =
            (long)send(c->socket, c->out.data + c->sent, left < most ? left : most, NET_NO_SIGNAL);
        if (count < 0 && net_would_wait()) return;
        if (count <= 0) {
            close_connection(s, c);
            return;
        }
        c->sent += (size_t)count;
        most -= (size_t)count;
        c->deadline = 0; /* progress */
        if (c->sent == c->out.length) begin_long_body(c);
    }
    if (c->out.length || c->stage != STAGE_CLOSING) return;
    shutdown(c->socket, NET_SEND_END);
    c->stage = STAGE_LINGER;
    c->deadline = milliseconds() + LINGER_TIME;
}

/* Sets a deadline if there is none. */
static void set_deadline(const server *s, connection *c, int64_t now) {
    bool sends = c->out.length > 0, reads = c->stage == STAGE_HEAD || c->stage == STAGE_BODY;
    if (c->stage == STAGE_ANSWER && !sends) c->deadline = 0;
    else if (!c->deadline && !sends && reads && !c->in.length && c->stage == STAGE_HEAD)
        c->deadline = now + IDLE_TIME;
    else if (!c->deadline) c->deadline = now + s->timeout * INT64_C(1000);
}

/* Rejects an incomplete request, or else closes the connection. */
static void reject_or_close(server *s, connection *c, int status, const char *message) {
    bool asks = c->stage == STAGE_BODY || (c->stage == STAGE_HEAD && c->in.length);
    if (asks && !c->out.length) {
        answer_and_close(s, c, status, message);
        c->deadline = 0;
        transmit(s, c);
    } else {
        close_connection(s, c);
    }
}

/* Bytes of an incomplete request. */
static size_t unread_bytes(const connection *c) {
    return c->stage == STAGE_HEAD || c->stage == STAGE_BODY
               ? c->in.length + c->head.length + c->body.length
               : 0;
}

/* While clients hold more than `most` bytes, turns away the one that has held the most for the
   longest: the greatest product of bytes and time. One client alone may exceed the limit. Returns
   the bytes that are still held. */
static size_t limit_bytes(server *s, size_t (*held)(const connection *c), size_t most) {
    int64_t now = milliseconds();
    for (;;) {
        connection *worst = NULL;
        size_t i, sum = 0, bytes;
        double weight, heaviest = 0;
        for (i = 0; i < s->connection_count; i++) {
            connection *c = s->connections[i];
            if (c->stage == STAGE_CLOSED || (bytes = held(c)) == 0) continue;
            sum += bytes;
            weight = (double)bytes * (double)(now - c->since + 1);
            if (weight > heaviest) heaviest = weight, worst = c;
        }
        if (sum <= most || held(worst) == sum) return sum;
        reject_or_close(s, worst, 503, too_many_bytes);
    }
}

static void receive(server *s, connection *c) {
    static char data[1 << 16];
    const size_t most = (size_t)s->body * BODIES_LIMIT;
    long count = (long)recv(c->socket, data, sizeof data, 0);
    if (count < 0 && net_would_wait()) return;
    if (count < 0) {
        close_connection(s, c);
    } else if (count == 0) {
        handle_end_of_input(s, c);
    } else if (c->stage != STAGE_CLOSING && c->stage != STAGE_LINGER) {
        if (c->stage == STAGE_HEAD && !c->in.length) { /* the whole head must arrive within this
                                                          time */
            c->since = milliseconds();
            c->deadline = c->since + s->timeout * INT64_C(1000);
        }
        add(&c->in, data, (size_t)count);
        handle_input(s, c);
        s->unread_bytes += (size_t)count; /* at most */
        if (s->unread_bytes > most) s->unread_bytes = limit_bytes(s, unread_bytes, most);
    }
}

/* Is the connection idle, so that it may be closed at any time (RFC 9112, 9.3)? */
static bool is_idle(const connection *c) {
    return c->stage == STAGE_HEAD && !c->in.length && !c->out.length;
}

static void drop_connection(server *s, size_t at) {
    free_connection(s->connections[at]);
    s->connections[at] = s->connections[--s->connection_count];
}

/* Is there room for another connection? *victim: the longest idle one, which must be closed to make
   room, or the count of connections. */
static bool has_room(const server *s, size_t *victim) {
    size_t i;
    *victim = s->connection_count;
    if (s->connection_count < (size_t)s->most) return true;
    for (i = 0; i < s->connection_count; i++)
        if (is_idle(s->connections[i]) &&
            (*victim == s->connection_count ||
             s->connections[i]->deadline < s->connections[*victim]->deadline))
            *victim = i;
    return *victim < s->connection_count;
}

static void accept_connections(server *s) {
    size_t victim;
    int count;
    for (count = 0; count < ACCEPT_COUNT && has_room(s, &victim); count++) {
        net_socket socket = accept(s->listener, NULL, NULL);
        connection *c;
        int yes = 1;
        if (socket == INVALID_SOCKET) {
            if (!net_would_wait()) s->accept_after = milliseconds() + ACCEPT_PAUSE;
            return;
        }
        if (!net_do_not_wait(socket)) {
            net_close(socket);
            continue;
        }
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, (const char *)&yes, sizeof yes);
        c = (connection *)tool_alloc(1, sizeof *c);
        c->socket = socket;
        c->deadline = milliseconds() + IDLE_TIME;
        if (victim < s->connection_count) drop_connection(s, victim);
        tool_grow(&s->connections, &s->connection_room, s->connection_count + 1,
                  sizeof *s->connections);
        s->connections[s->connection_count++] = c;
    }
}

#endif
