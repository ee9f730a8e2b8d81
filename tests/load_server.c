/* load_server.c - measures the server with many clients, and tests that it withstands them

       cc -O2 tests/load_server.c -o load_server
       ./load_server PORT SECONDS CLIENTS CLIENTS...
       ./load_server mix PORT SECONDS CLIENTS [REQUESTS]
       ./load_server steady PORT SECONDS REQUESTS PROCESS
       ./load_server hostile PORT SECONDS MILLISECONDS
       ./load_server crowd PORT SECONDS IDLE STREAMS [PROCESS]

   For each number of CLIENTS: that many clients repeatedly request streams of 100 tokens, for
   SECONDS. Prints their total tokens per second and the wait for the first token (median and 99th
   percentile). The server counts tokens; for other servers, without bitnet_tokens_total in
   /metrics, an event counts as a token.
   "mix": each request differs, some are malformed, and some clients disconnect, send half a request,
   or send or read slowly. Equal requests must get equal answers. Serve examples/models/stories.gguf.
   With REQUESTS, it ends after that number, and fails if there were fewer.
   "steady": the same mix, with this many REQUESTS a minute. At the end the server PROCESS
   must have as much memory as after the first minute, or after half of the time if that is sooner,
   plus or minus a tenth (Linux).
   "hostile": nine clients keep sending requests that are expensive to prepare or follow: slow
   grammars and schemas, megabytes of text. Meanwhile two clients read texts, and none of 1,000
   calls of /health may take longer than MILLISECONDS. Prints the calls' times and the longest pause
   in a text.
   "crowd": IDLE connections only call /health every half minute, and STREAMS clients keep reading
   texts of 100 tokens, every eighth of them slowly. Each must get the same text as alone, none may be
   rejected, and the server must release all of them soon after they disconnect. Prints the time to
   the first token, and the server process's memory after the first tokens and at the end, which must
   be about the same (Linux).
   Ends at the first wrong answer. POSIX. */

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CLIENTS = 1024, WAITS = 1 << 20, TOKENS = 100 };

typedef struct client {
    int socket;
    double asked;       /* when; in seconds */
    size_t seen, begun; /* matched bytes of the end of an answer, and of the beginning of an
                           event */
    int answers;        /* so far */
    long bytes, events; /* of this answer */
} client;

static double waits[WAITS];
static size_t wait_count;
static long answers, events;

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int dial(int port) {
    struct sockaddr_in address;
    int s = socket(AF_INET, SOCK_STREAM, 0), yes = 1;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons((unsigned short)port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(s, (struct sockaddr *)&address, sizeof address) != 0) {
        perror("load_server");
        exit(1);
    }
    setsockopt(s, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return s;
}

static void ask(client *c, int number) {
    char body[256], request[512];
    int length = snprintf(body, sizeof body,
                          "{\"prompt\":\"once upon a time there was number %d\",\"max_tokens\":%d,"
                          "\"ignore_eos\":true,\"seed\":%d,\"stream\":true}",
                          number, TOKENS, c->answers * CLIENTS + number);
    length = snprintf(request, sizeof request,
                      "POST /v1/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                      "application/json\r\nContent-Length: %d\r\n\r\n%s",
                      length, body);
    c->asked = seconds();
    c->bytes = c->events = 0;
    c->seen = c->begun = 0;
    if (send(c->socket, request, (size_t)length, 0) != length) {
        perror("load_server");
        exit(1);
    }
}

/* A number of /metrics; -1: there is none. */
static double metric(int port, const char *name) {
    static const char request[] = "GET /metrics HTTP/1.0\r\n\r\n";
    char data[1 << 16], words[64];
    size_t length = 0;
    ssize_t count;
    const char *at;
    int s = dial(port);
    if (send(s, request, sizeof request - 1, 0) < 0) return -1;
    while (length < sizeof data - 1 &&
           (count = recv(s, data + length, sizeof data - 1 - length, 0)) > 0)
        length += (size_t)count;
    data[length] = 0;
    close(s);
    snprintf(words, sizeof words, "\nbitnet_%s ", name);
    at = strstr(data, words);
    return at ? atof(at + strlen(words)) : -1;
}

/* Tokens generated so far according to the server, or else events received. */
static double tokens_so_far(int port) {
    double tokens = metric(port, "tokens_total");
    return tokens < 0 ? (double)events : tokens;
}

/* Reads available input; true if the answer is complete. If the server closes the connection after
   an answer, the client repeats its request through a new one. */
static int hear(client *c, int port, int number) {
    static const char end[] = "data: [DONE]\n\n\r\n0\r\n\r\n", event[] = "data: {";
    char data[1 << 16];
    ssize_t count = recv(c->socket, data, sizeof data, 0), i;
    if (count == 0 && c->bytes == 0 && c->answers > 0) {
        close(c->socket);
        c->socket = dial(port);
        ask(c, number);
        return 0;
    }
    if (count <= 0) {
        fprintf(stderr, "load_server: the server has closed a connection\n");
        exit(1);
    }
    if (c->bytes == 0 && strncmp(data, "HTTP/1.1 200", 12) != 0) {
        fprintf(stderr, "load_server: %.*s\n", (int)count, data);
        exit(1);
    }
    c->bytes += count;
    for (i = 0; i < count; i++) {
        c->begun = data[i] == event[c->begun] ? c->begun + 1 : (size_t)(data[i] == event[0]);
        if (c->begun == sizeof event - 1) {
            if (c->events++ == 0 && wait_count < WAITS) waits[wait_count++] = seconds() - c->asked;
            c->begun = 0;
            events++;
        }
        c->seen = data[i] == end[c->seen] ? c->seen + 1 : (size_t)(data[i] == end[0]);
        if (c->seen == sizeof end - 1) return 1;
    }
    return 0;
}

/* Runs `count` clients for `length` seconds. */
static void load(int port, double length, int count) {
    static client clients[CLIENTS];
    struct pollfd entries[CLIENTS];
    double begin = seconds(), now, tokens = tokens_so_far(port);
    int i;
    answers = 0;
    wait_count = 0;
    for (i = 0; i < count; i++) {
        memset(&clients[i], 0, sizeof clients[i]);
        clients[i].socket = dial(port);
        ask(&clients[i], i);
        entries[i].fd = clients[i].socket;
        entries[i].events = POLLIN;
    }
    while ((now = seconds()) < begin + length) {
        poll(entries, (nfds_t)count, 100);
        for (i = 0; i < count; i++) {
            if (!entries[i].revents) continue;
            if (hear(&clients[i], port, i)) {
                clients[i].answers++;
                answers++;
                ask(&clients[i], i);
            }
            entries[i].fd = clients[i].socket;
        }
    }
    tokens = tokens_so_far(port) - tokens;
    for (i = 0; i < count; i++) close(clients[i].socket);
    qsort(waits, wait_count, sizeof *waits, compare);
    printf("%3d clients: %7.1f tokens/s, first token after %.1f ms, %.1f ms (99%%); %ld answers\n",
           count, tokens / (now - begin), waits[wait_count / 2] * 1e3,
           waits[wait_count * 99 / 100] * 1e3, answers);
    fflush(stdout);
}

/* ---- a mix of requests, and of clients */

#define POST(path) "POST " path " HTTP/1.1\r\nContent-Type: application/json\r\n"
#define GET(path) "GET " path " HTTP/1.1\r\n"
#define CHAT "{'messages':[{'role':'user','content':'tell me of number %d'}],'seed':%d,"
#define TEXT "{'prompt':'once upon a time there was number %d','seed':%d,"

/* A kind of request. In the body, ' means ", and %d is a number from 0 to 7. */
typedef struct request {
    const char *name, *head, *body; /* NULL: none */
    int status;
    const char *words; /* of the answer */
} request;

static const request requests[] = {
    {"chat", POST("/v1/chat/completions"), CHAT "'max_tokens':40}", 200, "\"usage\""},
    {"chat in a stream", POST("/v1/chat/completions"),
     CHAT "'max_tokens':60,'stream':true,'stream_options':{'include_usage':true}}", 200,
     "data: [DONE]"},
    {"text in a stream", POST("/v1/completions"), TEXT "'max_tokens':100,'stream':true}", 200,
     "data: [DONE]"},
    {"texts and how likely", POST("/v1/completions"),
     TEXT "'max_tokens':20,'n':3,'logprobs':2,'stop':['dog','cat']}", 200, "token_logprobs"},
    {"penalties", POST("/v1/completions"),
     TEXT "'max_tokens':40,'top_p':0.9,'top_k':50,'min_p':0.01,'frequency_penalty':0.5,"
          "'logit_bias':{'11':-100},'ignore_eos':true}",
     200, "\"length\""},
    {"a schema", POST("/v1/chat/completions"),
     CHAT "'max_tokens':80,'response_format':{'type':'json_schema','json_schema':{'name':'n',"
          "'schema':{'type':'object','properties':{'name':{'enum':['Tom','Lily']},'age':{'type':"
          "'integer','minimum':0,'maximum':9}},'required':['name','age'],"
          "'additionalProperties':false}}}}",
     200, "\"stop\""},
    {"a grammar in a stream", POST("/v1/completions"),
     TEXT "'max_tokens':60,'stream':true,'grammar':'root ::= [a-z ]+ [.]'}", 200, "data: [DONE]"},
    {"a tool", POST("/v1/chat/completions"),
     CHAT "'tool_choice':'required','tools':[{'type':'function','function':{'name':"
          "'look'}}]}",
     200, "tool_calls"},
    {"vectors", POST("/v1/embeddings"), "{'input':['number %d','the dog']}", 200, "total_tokens"},
    {"tokens", POST("/tokenize"), "{'content':'number %d'}", 200, "tokens"},
    {"a response in a stream", POST("/v1/responses"),
     "{'input':'tell me of number %d','seed':%d,'max_output_tokens':40,'stream':true}", 200,
     "response.output_text.done"},
    {"a message", POST("/v1/messages"), CHAT "'max_tokens':40}", 200, "stop_reason"},
    {"a message in a stream", POST("/v1/messages"), CHAT "'max_tokens':40,'stream':true}", 200,
     "event: message_stop"},
    {"tokens of a message", POST("/v1/messages/count_tokens"), CHAT "'max_tokens':1}", 200,
     "input_tokens"},
    {"Ollama's chat", POST("/api/chat"),
     "{'messages':[{'role':'user','content':'tell me of number %d'}],'options':{'seed':%d,"
     "'num_predict':40}}",
     200, "\"done\":true"},
    {"Ollama's text", POST("/api/generate"),
     "{'prompt':'number %d','raw':true,'stream':false,'options':{'seed':%d,'num_predict':40}}", 200,
     "eval_count"},
    {"Ollama's vectors", POST("/api/embed"), "{'input':'number %d'}", 200, "embeddings"},
    {"llama.cpp's text", POST("/completion"), TEXT "'n_predict':40,'stream':true}", 200,
     "stop_type"},
    {"a template", POST("/apply-template"), CHAT "'max_tokens':1}", 200, "prompt"},
    {"properties", GET("/props"), NULL, 200, "chat_template"},
    {"health", GET("/health"), NULL, 200, "ok"},
    {"metrics", GET("/metrics"), NULL, 200, "bitnet_tokens_total"},
    {"the page", GET("/"), NULL, 200, "</html>"},
    {"no JSON", POST("/v1/completions"), "{'prompt':", 400, "error"},
    {"a wrong number", POST("/v1/completions"), TEXT "'temperature':-1}", 400, "temperature"},
    {"a wrong schema", POST("/v1/completions"),
     "{'response_format':{'type':'json_schema','json_schema':{'strict':true,'schema':"
     "{'pattern':7}}}}",
     400, "pattern"},
    {"an image", POST("/v1/messages"),
     "{'messages':[{'role':'user','content':[{'type':'image'}]}]}", 400, "invalid_request_error"},
    {"no place to fill in", POST("/infill"), "{'input_prefix':'a','input_suffix':'b'}", 400,
     "vocabulary"},
    {"no such path", GET("/nothing"), NULL, 404, "error"},
    {"a wrong type", "POST /v1/completions HTTP/1.1\r\nContent-Type: text/plain\r\n", "{}", 415,
     "error"},
    {"two lengths", POST("/v1/completions") "Content-Length: 0\r\n", "{}", 400, "error"},
    {"no HTTP", "GET /health XTTP/1.1\r\n", NULL, 400, "error"}};

enum { REQUESTS = sizeof requests / sizeof *requests, SEEDS = 8, ROOM = 1 << 20 };

typedef enum manner { PLAIN, PIECES, LATE, VANISHES, HALF, MANNERS } manner;

static const char *const manners[MANNERS] = {"plain", "in pieces", "read late", "vanished", "half"};

typedef struct visitor {
    int socket;
    int kind, seed;
    manner manner;
    char out[4096];
    size_t length, sent;
    double next, leaves; /* when to continue to send or read, and when to disconnect, if it does; in
                            seconds */
    char *in;            /* [ROOM] */
    size_t heard;
    bool told; /* the first token has been recorded */
} visitor;

typedef struct mix {
    uint64_t random;
    uint64_t hashes[REQUESTS][SEEDS]; /* of answers; 0: none yet */
    long asked[REQUESTS], refused, by_manner[MANNERS];
} mix;

/* A number below n (xorshift64*). */
static int draw(mix *m, int n) {
    m->random ^= m->random >> 12;
    m->random ^= m->random << 25;
    m->random ^= m->random >> 27;
    return (int)((m->random * 0x2545F4914F6CDD1Du >> 33) % (uint64_t)n);
}

static void write_request(visitor *v) {
    const request *r = &requests[v->kind];
    char body[1024] = "", *p;
    int length = 0;
    if (r->body) length = snprintf(body, sizeof body, r->body, v->seed, v->seed);
    for (p = body; *p; p++)
        if (*p == '\'') *p = '"';
    v->length = (size_t)snprintf(v->out, sizeof v->out,
                                 "%sHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n"
                                 "\r\n%s",
                                 r->head, length, body);
}

static void arrive(mix *m, visitor *v, int port) {
    double now = seconds();
    v->socket = dial(port);
    v->kind = draw(m, REQUESTS);
    v->seed = draw(m, SEEDS);
    v->manner = draw(m, 2) ? PLAIN : (manner)draw(m, MANNERS);
    v->sent = v->heard = 0;
    v->next = v->manner == LATE ? now + 1 : now;
    v->leaves = v->manner >= VANISHES ? now + draw(m, 1000) * 1e-3 : now + 1e9;
    write_request(v);
    if (v->manner == HALF) v->length = (size_t)draw(m, (int)v->length);
    m->asked[v->kind]++;
    m->by_manner[v->manner]++;
}

/* A hash of all strings and numbers that must be the same each time. */
static uint64_t hash_answer(const char *answer) {
    static const char *const keys[] = {"\"content\":\"",    "\"text\":\"",  "\"arguments\":\"",
                                       "\"response\":\"",   "logprobs\":[", "\"embedding\":[",
                                       "\"embeddings\":[[", "\"tokens\":["};
    uint64_t hash = 0xCBF29CE484222325u;
    size_t i;
    for (; *answer; answer++)
        for (i = 0; i < sizeof keys / sizeof *keys; i++) {
            const char *p = answer + strlen(keys[i]);
            if (strncmp(answer, keys[i], strlen(keys[i])) != 0) continue;
            for (; *p && *p != (i < 4 ? '"' : ']'); p++) {
                hash = (hash ^ (unsigned char)*p) * 0x100000001B3u;
                if (*p == '\\' && p[1]) p++;
            }
        }
    return hash | 1;
}

/* The whole answer is there. */
static void check_answer(mix *m, const visitor *v) {
    const request *r = &requests[v->kind];
    uint64_t hash = hash_answer(v->in), *known = &m->hashes[v->kind][v->seed];
    int status = v->heard > 12 ? atoi(v->in + 9) : 0;
    if (status == 429) {
        m->refused++;
        return;
    }
    if (status != r->status || !strstr(v->in, r->words)) {
        fprintf(stderr, "load_server: %s, %s: %.2000s\n", r->name, manners[v->manner], v->in);
        exit(1);
    }
    if (*known == 0) *known = hash;
    if (*known != hash && status == 200 && r->body) {
        fprintf(stderr, "load_server: %s %d has another answer than before: %.2000s\n", r->name,
                v->seed, v->in);
        exit(1);
    }
}

/* Sends and reads as much as possible; false when the visit is over. */
static bool visit(mix *m, visitor *v, int events) {
    double now = seconds();
    if (now >= v->leaves) return false;
    if (now < v->next) return true;
    if (v->sent < v->length && events & POLLOUT) {
        size_t size = v->manner == PIECES ? 16 : v->length - v->sent;
        if (size > v->length - v->sent) size = v->length - v->sent;
        if (send(v->socket, v->out + v->sent, size, MSG_NOSIGNAL) < 0) v->sent = v->length;
        else v->sent += size;
        if (v->manner == PIECES) v->next = now + 0.01;
    }
    if (events & (POLLIN | POLLHUP | POLLERR)) {
        ssize_t count = recv(v->socket, v->in + v->heard, ROOM - 1 - v->heard, 0);
        if (count > 0) v->heard += (size_t)count;
        v->in[v->heard] = 0;
        if (count > 0) return true;
        if (v->manner < VANISHES) check_answer(m, v);
        return false;
    }
    return true;
}

static void tell_mix(const mix *m, double after) {
    int i;
    printf("after %.0f s, asked for:", after);
    for (i = 0; i < REQUESTS; i++) printf(" %s %ld;", requests[i].name, m->asked[i]);
    printf(" clients:");
    for (i = 0; i < MANNERS; i++) printf(" %s %ld;", manners[i], m->by_manner[i]);
    printf(" refused as busy: %ld\n", m->refused);
    fflush(stdout);
}

/* Megabytes that a process has in memory; 0: unknown. */
static double memory_of(int process) {
    char path[64];
    double size = 0, resident = 0;
    FILE *f;
    snprintf(path, sizeof path, "/proc/%d/statm", process);
    f = process ? fopen(path, "r") : NULL;
    if (f && fscanf(f, "%lf %lf", &size, &resident) != 2) resident = 0;
    if (f) fclose(f);
    return resident * (double)sysconf(_SC_PAGESIZE) / 1e6;
}

/* The length, rate and progress of a mix. */
typedef struct course {
    double begin, end; /* in seconds */
    double rate;       /* requests per second; 0: one begins when another ends */
    long begun, over, wanted;
} course;

/* Continues all visits and begins new ones on time. */
static void continue_mix(mix *m, visitor *visitors, int count, course *t, int port) {
    struct pollfd entries[CLIENTS];
    double now = seconds();
    int i;
    for (i = 0; i < count; i++) {
        const visitor *v = &visitors[i];
        entries[i].fd = v->socket;
        entries[i].events = now < v->next ? 0 : v->sent < v->length ? POLLIN | POLLOUT : POLLIN;
        entries[i].revents = 0;
    }
    poll(entries, (nfds_t)count, 10);
    for (i = 0; i < count; i++) {
        visitor *v = &visitors[i];
        if (v->socket >= 0) {
            if (visit(m, v, entries[i].revents)) continue;
            close(v->socket);
            v->socket = -1;
            t->over++;
        }
        if (t->rate > 0 && (double)t->begun > (now - t->begin) * t->rate) continue;
        arrive(m, v, port);
        t->begun++;
    }
}

/* True if there were enough requests, and memory has not changed by more than a tenth. */
static bool load_mix(int port, int count, course t, int process) {
    static mix m;
    static visitor visitors[CLIENTS];
    double now, told, memory = 0, then, settles;
    int i;
    m.random = 1 + (uint64_t)time(NULL);
    for (i = 0; i < count; i++) {
        visitors[i].in = (char *)malloc(ROOM);
        if (!visitors[i].in) exit(1);
        visitors[i].socket = -1;
    }
    t.begin = told = seconds();
    settles = t.begin + (t.end < 120 ? t.end / 2 : 60);
    t.end += t.begin;
    while ((now = seconds()) < t.end && (!t.wanted || t.over < t.wanted)) {
        continue_mix(&m, visitors, count, &t, port);
        if (memory == 0 && now > settles) memory = memory_of(process);
        if (now < told + 60) continue;
        told = now;
        tell_mix(&m, now - t.begin);
    }
    then = memory_of(process);
    for (i = 0; i < count; i++) {
        if (visitors[i].socket >= 0) close(visitors[i].socket);
        free(visitors[i].in);
    }
    tell_mix(&m, now - t.begin);
    printf("%ld requests are over\n", t.over);
    if (process) printf("%.1f MB, then %.1f MB\n", memory, then);
    if (process && (memory == 0 || then > memory * 1.1 || then < memory * 0.9)) return false;
    return t.over >= t.wanted && (double)t.begun >= t.rate * (now - t.begin) * 0.99;
}

/* ---- a crowd */

enum { IDLES = 4096, STREAM = 2, SLOW = 8, SOON = 30 }; /* STREAM: of `requests` */

typedef struct idle {
    int socket;
    double next; /* when it calls again; in seconds */
} idle;

/* Requests the text of a seed. */
static void enter(mix *m, visitor *v, int port, int seed, bool slow) {
    const int small = 2048;
    v->socket = dial(port);
    if (slow) setsockopt(v->socket, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    v->kind = STREAM;
    v->seed = seed;
    v->manner = slow ? LATE : PLAIN;
    v->sent = v->heard = 0;
    v->next = seconds();
    v->leaves = v->next + 1e9;
    v->told = false;
    write_request(v);
    m->asked[STREAM]++;
}

/* Calls /health on a connection that is idle, whose last answer must be there. */
static void call(idle *d, bool first) {
    static const char request[] = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    char data[1024] = "";
    if ((!first && (recv(d->socket, data, sizeof data - 1, MSG_DONTWAIT) <= 0 ||
                    strncmp(data, "HTTP/1.1 200", 12) != 0)) ||
        send(d->socket, request, sizeof request - 1, MSG_NOSIGNAL) < 0) {
        fprintf(stderr, "load_server: an idle connection was lost: %s\n", data);
        exit(1);
    }
    d->next += SOON;
}

/* Continues a stream; begins a new one when it has ended. */
static void stream_on(mix *m, visitor *v, int port, int number, int events) {
    size_t before = v->heard;
    bool slow = number % SLOW == 0, more = visit(m, v, events);
    if (!v->told && v->heard > before && strstr(v->in, "data: {")) {
        v->told = true;
        if (wait_count < WAITS) waits[wait_count++] = seconds() - (v->leaves - 1e9);
    }
    if (slow && v->heard > before) v->next = seconds() + 0.2;
    if (more) return;
    close(v->socket);
    answers++;
    enter(m, v, port, draw(m, SEEDS), slow);
}

/* Runs a crowd. True if there was no failure. Memory must not grow after all have begun. */
static bool load_crowd(int port, double length, int idle_count, int count, int process) {
    static mix m;
    static idle idles[IDLES];
    static visitor visitors[CLIENTS];
    struct pollfd entries[CLIENTS];
    double begin, now, memory = 0, then, left;
    int i;
    m.random = 1 + (uint64_t)time(NULL);
    for (i = 0; i < count; i++)
        if (!(visitors[i].in = (char *)malloc(ROOM))) exit(1);
    for (i = 0; i < SEEDS; i++) { /* alone */
        enter(&m, &visitors[0], port, i, false);
        do {
            entries[0].fd = visitors[0].socket;
            entries[0].events = visitors[0].sent < visitors[0].length ? POLLOUT : POLLIN;
            poll(entries, 1, 100);
        } while (visit(&m, &visitors[0], entries[0].revents));
        close(visitors[0].socket);
    }
    begin = now = seconds();
    for (i = 0; i < idle_count; i++) {
        idles[i].socket = dial(port);
        idles[i].next = begin + SOON * (double)i / idle_count - SOON;
        call(&idles[i], true);
    }
    for (i = 0; i < count; i++) enter(&m, &visitors[i], port, draw(&m, SEEDS), i % SLOW == 0);
    while ((now = seconds()) < begin + length || (answers == 0 && now < begin + length + 300)) {
        for (i = 0; i < count; i++) {
            const visitor *v = &visitors[i];
            entries[i].fd = v->socket;
            entries[i].events = now < v->next ? 0 : v->sent < v->length ? POLLIN | POLLOUT : POLLIN;
        }
        poll(entries, (nfds_t)count, 10);
        for (i = 0; i < count; i++) stream_on(&m, &visitors[i], port, i, entries[i].revents);
        for (i = 0; i < idle_count; i++)
            if (now >= idles[i].next + 1) call(&idles[i], false);
        if (memory == 0 && wait_count >= (size_t)count) memory = memory_of(process);
    }
    then = memory == 0 ? 0 : memory_of(process);
    qsort(waits, wait_count, sizeof *waits, compare);
    printf(
        "%d idle, %d streams: %ld texts, %ld refused; first token after %.0f ms, %.0f ms (99%%); "
        "%.1f MB, then %.1f MB\n",
        idle_count, count, answers, m.refused, waits[wait_count / 2] * 1e3,
        waits[wait_count * 99 / 100] * 1e3, memory, then);
    for (i = 0; i < idle_count; i++) close(idles[i].socket);
    for (i = 0; i < count; i++) close(visitors[i].socket), free(visitors[i].in);
    for (i = 0; i < 1200 && metric(port, "connections") > 1; i++) usleep(100000);
    left = metric(port, "connections") - 1 + metric(port, "running") + metric(port, "waiting");
    if (left != 0) printf("%.0f of them are still there\n", left);
    return m.refused == 0 && answers > 0 && then < memory * 1.1 + 1 && left == 0;
}

/* ---- hostile requests, and who else is there */

enum { BODY = 5 << 20, CALLS = 1000, READERS = 2 };

/* Appends to the zero-terminated text that ends at *end; in the format ' stands for ". */
static void say(char **end, const char *format, ...) {
    char *p = *end;
    va_list arguments;
    va_start(arguments, format);
    *end += vsprintf(p, format, arguments);
    va_end(arguments);
    for (; *p; p++)
        if (*p == '\'') *p = '"';
}

static void say_grammar(char **end, int count) {
    say(end, "{'prompt':'a','max_tokens':20,'grammar':'root ::= ([a-z ]?){%d}'}", count);
}
static void say_crash(char **end) { say_grammar(end, 60000); }
static void say_slow(char **end) { say_grammar(end, 30000); }

/* Rules that all begin with one another. */
static void say_rules(char **end) {
    int i;
    say(end, "{'prompt':'a','max_tokens':20,'grammar':'root ::= r0\\n");
    for (i = 0; i < 2000; i++)
        say(end, "r%d ::= \\'(\\' r%d \\')\\' | [a-z ] r%d | r%d\\n", i, i + 1, i + 1, i + 1);
    say(end, "r2000 ::= [a-z]'}");
}

/* Objects that differ only in properties at the ends of long chains. */
static void say_schema(char **end) {
    int i, k;
    say(end,
        "{'messages':[{'role':'user','content':'a'}],'max_tokens':20,'response_format':{'type':"
        "'json_schema','json_schema':{'name':'n','schema':{'$defs':{");
    for (i = 0; i < 3700; i++)
        say(end, i == 189 ? "'c%03d':{'type':'integer'}," : "'c%03d':{'$ref':'#/$defs/c%03d'},", i,
            i + 1);
    say(end, "'c3700':{}},'oneOf':[");
    for (i = 0; i < 256; i++) {
        say(end, i ? ",{'type':'object','properties':{" : "{'type':'object','properties':{");
        for (k = 0; k < 7; k++) say(end, "'p%d':{'$ref':'#/$defs/c000'},", k);
        say(end, "'k':{'const':%d}}}", i);
    }
    say(end, "]}}}}");
}

static void say_text(char **end, const char *before, const char *after) {
    int i;
    say(end, before);
    for (i = 0; i < 250000; i++) say(end, "once upon a time");
    say(end, after);
}
static void say_content(char **end) { say_text(end, "{'with_pieces':true,'content':'", "'}"); }
static void say_prompt(char **end) { say_text(end, "{'prompt':'", "'}"); }
static void say_input(char **end) { say_text(end, "{'input':['", "']}"); }
static void say_message(char **end) {
    say_text(end, "{'messages':[{'role':'user','content':'a'},{'role':'user','content':'", "'}]}");
}

/* A conversation much longer than the context. */
static void say_chat(char **end) {
    int i;
    say(end, "{'max_tokens':20,'messages':[");
    for (i = 0; i < 2000; i++)
        say(end, "{'role':'user','content':'%d'},{'role':'assistant','content':'%d'},", i, i);
    say(end, "{'role':'user','content':'a'}]}");
}

static const struct attack {
    const char *name, *path, *other; /* other: for every second one, or NULL */
    void (*say)(char **end);
} attacks[] = {{"grammar of 60,000 repeats", "/v1/completions", "/completion", say_crash},
               {"grammar of 30,000 repeats", "/v1/completions", NULL, say_slow},
               {"2,000 rules", "/v1/completions", NULL, say_rules},
               {"schema of chains", "/v1/chat/completions", NULL, say_schema},
               {"4 MB of text", "/tokenize", NULL, say_content},
               {"4 MB of prompt", "/v1/completions", "/api/generate", say_prompt},
               {"4 MB of input", "/v1/embeddings", "/api/embed", say_input},
               {"4 MB of a message", "/v1/chat/completions", "/v1/messages", say_message},
               {"4,001 messages", "/v1/chat/completions", "/api/chat", say_chat}};

enum { ATTACKS = sizeof attacks / sizeof *attacks };

/* Sends a request and reads the answer to its end. Returns its status; 0: timeout. *silence: the
   longest pause between two of its parts. */
static int converse(int port, const char *data, size_t length, double until, double *silence) {
    static char heard[1 << 16];
    struct pollfd entry = {dial(port), POLLIN, 0};
    double last = seconds(), now;
    int status = 0;
    ssize_t count = 1;
    *silence = 0;
    while (length && (count = send(entry.fd, data, length, MSG_NOSIGNAL)) > 0) {
        data += count;
        length -= (size_t)count;
    }
    while ((now = seconds()) < until) {
        if (poll(&entry, 1, (int)((until - now) * 1e3) + 1) <= 0) continue;
        count = recv(entry.fd, heard, sizeof heard - 1, 0);
        now = seconds();
        if (status && now - last > *silence) *silence = now - last;
        last = now;
        if (count <= 0) break;
        heard[count] = 0;
        if (!status && !strncmp(heard, "HTTP/1.1 ", 9)) status = atoi(heard + 9);
    }
    close(entry.fd);
    if (now < until && !status) {
        fprintf(stderr, "load_server: the server has closed a connection without an answer\n");
        exit(1);
    }
    return now < until ? status : 0;
}

static size_t write_post(char *request, const char *path, const char *body) {
    return (size_t)sprintf(request,
                           "POST %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                           "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
                           path, (int)strlen(body), body);
}

/* Repeats one request until the time is over; does not return. */
static void attack(int port, const struct attack *a, double until) {
    char *body = (char *)malloc(BODY), *request = (char *)malloc(BODY), *end = body;
    int answered = 0, busy = 0, status = 200;
    double slowest = 0, silence, begin;
    size_t length;
    if (!body || !request) exit(1);
    *body = 0;
    a->say(&end);
    while (seconds() < until) {
        length = write_post(request, a->other && answered % 2 ? a->other : a->path, body);
        begin = seconds();
        status = converse(port, request, length, until, &silence);
        if (!status) break;
        if (status == 429) {
            busy++;
            usleep(100000);
            continue;
        }
        answered++;
        if (seconds() - begin > slowest) slowest = seconds() - begin;
        if (status == 500 || status == 503) exit(fprintf(stderr, "%s: %d\n", a->name, status));
    }
    printf("%s: %d answers, %d refused as busy, the slowest after %.2f s\n", a->name, answered,
           busy, slowest);
    exit(fflush(stdout) != 0);
}

/* Reads texts until the time is over; does not return. */
static void read_texts(int port, double until) {
    static const char body[] = "{\"prompt\":\"once upon a time\",\"max_tokens\":400,"
                               "\"ignore_eos\":true,\"stream\":true}";
    char request[512];
    double longest = 0, silence;
    int texts = 0;
    size_t length = write_post(request, "/v1/completions", body);
    while (converse(port, request, length, until, &silence)) {
        texts++;
        if (silence > longest) longest = silence;
    }
    printf("%d texts, the longest silence in one %.0f ms\n", texts, longest * 1e3);
    exit(fflush(stdout) != 0);
}

/* True if no call of /health took longer than `most` milliseconds. */
static bool load_hostile(int port, double length, double most) {
    static const char health[] =
        "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    static double calls[CALLS];
    double begin = seconds(), silence;
    bool good = true;
    int i, status;
    fflush(stdout);
    for (i = 0; i < ATTACKS + READERS; i++) {
        if (fork() != 0) continue;
        if (i < ATTACKS) attack(port, &attacks[i], begin + length);
        read_texts(port, begin + length);
    }
    for (i = 0; i < CALLS; i++) {
        double now = seconds(), due = begin + length * i / CALLS;
        if (now < due) usleep((unsigned)((due - now) * 1e6));
        now = seconds();
        if (converse(port, health, sizeof health - 1, now + 60, &silence) != 200) {
            fprintf(stderr, "load_server: /health did not answer 200 within a minute\n");
            exit(1);
        }
        calls[i] = (seconds() - now) * 1e3;
    }
    while (wait(&status) > 0) good = good && status == 0;
    qsort(calls, CALLS, sizeof *calls, compare);
    printf("%d calls of /health: median %.1f ms, 99%% %.1f ms, slowest %.1f ms\n", CALLS,
           calls[CALLS / 2], calls[CALLS * 99 / 100], calls[CALLS - 1]);
    return good && calls[CALLS - 1] <= most;
}

int main(int argc, char **argv) {
    int i;
    if (argc == 5 && !strcmp(argv[1], "hostile"))
        return !load_hostile(atoi(argv[2]), atof(argv[3]), atof(argv[4]));
    if (argc >= 6 && !strcmp(argv[1], "crowd")) {
        int idle_count = atoi(argv[4]), count = atoi(argv[5]);
        if (count < 1 || count > CLIENTS || idle_count < 0 || idle_count > IDLES)
            return fprintf(stderr, "1 to %d streams, %d idle at most\n", CLIENTS, IDLES), 2;
        return !load_crowd(atoi(argv[2]), atof(argv[3]), idle_count, count,
                           argc > 6 ? atoi(argv[6]) : 0);
    }
    if (argc >= 5 && !strcmp(argv[1], "mix")) {
        course t = {0, atof(argv[3]), 0, 0, 0, argc > 5 ? atol(argv[5]) : 0};
        int count = atoi(argv[4]);
        if (count < 1 || count > CLIENTS) return fprintf(stderr, "1 to %d clients\n", CLIENTS), 2;
        return !load_mix(atoi(argv[2]), count, t, 0);
    }
    if (argc == 6 && !strcmp(argv[1], "steady")) {
        course t = {0, atof(argv[3]), atof(argv[4]) / 60, 0, 0, 0};
        return !load_mix(atoi(argv[2]), CLIENTS, t, atoi(argv[5]));
    }
    if (argc < 4)
        return fprintf(stderr,
                       "usage: load_server [mix|steady|hostile|crowd] PORT SECONDS CLIENTS...\n"),
               2;
    for (i = 3; i < argc; i++) {
        int count = atoi(argv[i]);
        if (count < 1 || count > CLIENTS) return fprintf(stderr, "1 to %d clients\n", CLIENTS), 2;
        load(atoi(argv[1]), atof(argv[2]), count);
    }
    return 0;
}
