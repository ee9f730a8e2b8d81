/* answers.h - appends answers to the output of a connection

   An answer is sent whole, with its length, or as a stream of parts. Errors are JSON in the format
   of the API to which the request's path belongs. */

#ifndef BITNET_SERVER_ANSWERS_H
#define BITNET_SERVER_ANSWERS_H

#include "state.h"

/* ---- errors, in the forms of several APIs */

/* OpenAI's error: a message, a type and the wrong parameter. */
static void add_error(text *t, int status, const char *param, const char *code,
                      const char *message) {
    add_format(t, "{'error':{'message':%s,'type':%s,'param':", message,
               statuses[status_at(status)].type);
    if (param) add_format(t, "%s,'code':", param);
    else add_format(t, "null,'code':");
    if (code) add_format(t, "%s}}", code);
    else add_format(t, "null}}");
}

/* Anthropic's error, which has other types. */
static void add_message_error(text *t, int status, const char *param, const char *code,
                              const char *message) {
    const char *type = status == 413   ? "request_too_large"
                       : status == 503 ? "overloaded_error"
                       : status >= 500 ? "api_error"
                                       : statuses[status_at(status)].type;
    (void)code;
    add_format(t, "{'type':'error','error':{'type':%s,'message':%s", type, message);
    if (param && !strcmp(param, "thread")) /* makes the client send whole conversations */
        add_format(t, ",'details':{'error_code':'thread_unsupported_request','unsupported':[%s]}",
                   param);
    add_format(t, "}}");
}

/* Ollama's error is a message. */
static void add_ollama_error(text *t, int status, const char *param, const char *code,
                             const char *message) {
    (void)status, (void)param, (void)code;
    add_format(t, "{'error':%s}", message);
}

/* llama.cpp's error repeats the status, and has other types. */
static void add_llama_error(text *t, int status, const char *param, const char *code,
                            const char *message) {
    const char *type = statuses[status_at(status)].type;
    if (code && !strcmp(code, "context_length_exceeded")) type = "exceed_context_size_error";
    else if (status == 501) type = "not_supported_error";
    else if (status == 503) type = "unavailable_error";
    (void)param;
    add_format(t, "{'error':{'code':%i,'message':%s,'type':%s}}", (int64_t)status, message, type);
}

/* The APIs by the prefixes of their paths, and the headers that identify an answer. */
static const struct dialect {
    const char *path, *id_header;
    void (*add_error)(text *t, int status, const char *param, const char *code,
                      const char *message);
} dialects[] = {{"/v1/messages", "request-id", add_message_error},
                {"/messages", "request-id", add_message_error},
                {"/api/", NULL, add_ollama_error},
                {"/completions", "x-request-id", add_error}, /* OpenAI's, not /completion */
                {"/completion", NULL, add_llama_error},
                {"/infill", NULL, add_llama_error},
                {"/apply-template", NULL, add_llama_error},
                {"/tokenize", NULL, add_llama_error},
                {"/detokenize", NULL, add_llama_error},
                {"/props", NULL, add_llama_error},
                {"", "x-request-id", add_error}};

static const struct dialect *dialect_of(const connection *c) {
    const struct dialect *d = dialects;
    while (!begins_with(c->request.path, d->path)) d++;
    return d;
}

/* A random number, so that ids are not repeated after a restart. */
static void write_id(const server *s, char *id, size_t size, const char *prefix, uint64_t number) {
    uint64_t high = bitnet__random(s->run, 2 * number);
    uint32_t low = (uint32_t)bitnet__random(s->run, 2 * number + 1);
    snprintf(id, size, "%s%016llx%08lx", prefix, (unsigned long long)high, (unsigned long)low);
}

/* ---- answers */

/* Repeats the origin of an allowed page, which browsers require. */
static void add_origin(connection *c) {
    bitnet_string origin = c->request.origin;
    if (!origin.length) return;
    add(&c->out, "Access-Control-Allow-Origin: ", 29);
    add(&c->out, origin.data, origin.length);
    add_format(&c->out, "\r\nVary: Origin\r\n");
}

static const char page_policy[] =
    "Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline'; style-src "
    "'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\nCross-Origin-Embedder-Policy: require-corp\r\n";

/* `length` of the body, -1: unknown. */
static void begin_answer(server *s, connection *c, int status, const char *type, int64_t length) {
    int at = status_at(status);
    char date[64] = "", id[48];
    time_t now = time(NULL);
    const char *id_header = dialect_of(c)->id_header;
    s->counters.answers[at]++;
    c->since = milliseconds();
    c->chunks = length < 0 && c->request.modern;
    if (s->stopping || (length < 0 && !c->chunks)) c->request.keep_alive = false;
    if (c->request.part != HTTP_WHOLE) c->request.keep_alive = false; /* the body is not read */
    strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S GMT", gmtime(&now));
    add_format(&c->out, "HTTP/1.1 %i %r\r\nDate: %r\r\n", (int64_t)status, statuses[at].reason,
               date);
    if (*type) add_format(&c->out, "Content-Type: %r\r\n", type);
    if (!strncmp(type, "text/html", 9)) /* the page loads nothing, cannot be framed, and may use
                                           threads */
        add(&c->out, page_policy, strlen(page_policy));
    if (length >= 0 && status != 204) add_format(&c->out, "Content-Length: %i\r\n", length);
    if (c->chunks) add_format(&c->out, "Transfer-Encoding: chunked\r\n");
    if (!c->request.keep_alive) add_format(&c->out, "Connection: close\r\n");
    else if (!c->request.modern) add_format(&c->out, "Connection: keep-alive\r\n");
    if (status == 429 || status == 503) add_format(&c->out, "Retry-After: 1\r\n");
    if (status == 401) add_format(&c->out, "WWW-Authenticate: Bearer\r\n");
    if (status == 405) add_format(&c->out, "Allow: %r\r\n", c->request.allow);
    add_format(&c->out, "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n");
    if (id_header) {
        write_id(s, id, sizeof id, "req_", ~s->answered++); /* distinct from the numbers of jobs,
                                                               which are positive */
        add_format(&c->out, "%r: %r\r\n", id_header, id);
    }
    add_origin(c);
}

/* The answer is complete: prepares for the next request, or closes the connection. */
static void end_answer(connection *c) {
    c->stage = c->request.keep_alive ? STAGE_HEAD : STAGE_CLOSING;
    if (c->stage == STAGE_CLOSING) free_text(&c->in);
    free_text(&c->head);
    free_text(&c->body);
    memset(&c->request, 0, sizeof c->request);
}

/* Sends an answer and clears the body. A long body is sent without being copied. */
static void answer(server *s, connection *c, int status, const char *type, text *body) {
    begin_answer(s, c, status, type, (int64_t)body->length);
    add_format(&c->out, "\r\n");
    if (bitnet__is(c->request.method, "HEAD")) body->length = 0;
    if (body->length >= AHEAD_BYTES) {
        c->body_out = *body;
        memset(body, 0, sizeof *body);
    } else if (body->length) {
        add(&c->out, body->data, body->length);
    }
    free_text(body);
    end_answer(c);
}

static void answer_json(server *s, connection *c, int status, text *body) {
    answer(s, c, status, "application/json", body);
}

static void answer_error(server *s, connection *c, int status, const char *param, const char *code,
                         const char *message) {
    text body = {NULL, 0, 0};
    dialect_of(c)->add_error(&body, status, param, code, message);
    answer_json(s, c, status, &body);
}

/* Rejects a malformed request and closes the connection, because the start of the next request is
   unknown. */
static void answer_and_close(server *s, connection *c, int status, const char *message) {
    c->request.keep_alive = false;
    memset(&c->request.origin, 0, sizeof c->request.origin);
    answer_error(s, c, status, NULL, NULL, message);
}

static int status_of_error(bitnet_result result) {
    switch (result) {
    case BITNET_ERROR_OUT_OF_MEMORY: return 503;
    case BITNET_ERROR_ARGUMENT:
    case BITNET_ERROR_TOKEN:
    case BITNET_ERROR_CONTEXT_FULL:
    case BITNET_ERROR_GRAMMAR_DEAD_END:
    case BITNET_ERROR_GRAMMAR_LIMIT: return 400;
    default: return 500;
    }
}

/* Sends a chunk of an answer. */
static void send_part(connection *c, const text *part) {
    char size[24];
    if (!part->length) return;
    snprintf(size, sizeof size, "%lx\r\n", (unsigned long)part->length);
    if (c->chunks) add_format(&c->out, "%r", size);
    add(&c->out, part->data, part->length);
    if (c->chunks) add_format(&c->out, "\r\n");
}

#endif
