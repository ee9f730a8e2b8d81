/* test_server.c - tests of the server and its answers to all kinds of clients

       cc -O1 tests/test_server.c -o test_server && ./test_server     from the top of the repository
       ./test_server gpu                      on the first Vulkan device, even a software one
       ./test_server apis                     only the APIs of Anthropic, Ollama and llama.cpp
       ./test_server kept                     only the files of --keep-dir
       ./test_server serve ...                the server itself, with its options
       ./test_server options                  prints the table of options, for tools/server.md
       ./test_server limits                   prints the table of limits

   The server runs in another process. The tests connect to it through sockets, byte by byte if that
   matters, and compare its answers with the library's. */

#include "poison.h"

#define main bitnet_server_main
#include "../tools/bitnet_server.c"
#undef main

#ifndef _WIN32
#include <sys/wait.h>

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function" /* part of check.h is unused */
#endif
#include "check.h"
#include "make.h"

#define SHIPPED "examples/models/stories.gguf"
#define CHAINS "examples/models/stories-chains.bin"
#define TOKENIZE "POST /tokenize HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
#define POST \
    "POST /v1/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

enum { PATIENCE = 600000 }; /* milliseconds for an answer: sanitized, and on a busy machine */

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif
#ifndef IS_SANITIZED
#define IS_SANITIZED 0
#endif
enum { LONGEST_WORK = IS_SANITIZED ? 300 : 50 }; /* milliseconds before others are answered */

/* ---- a server of its own */

typedef struct served {
    pid_t process;
    int port;
} served;

/* Limits this process to `count` more open files. */
static void take_files(int left) {
    const struct rlimit limit = {64, 64};
    int last = 0, next;
    setrlimit(RLIMIT_NOFILE, &limit);
    while ((next = open("/dev/null", O_RDONLY)) >= 0) last = next;
    while (left-- > 0) close(last--);
}

static int files_left;   /* for the next server; 0: no limit */
static char stories[64]; /* the golden model, whose texts never change, with a chat template */
static const char *served_model = stories;

/* Starts a server with these options, on a free port or on the given one. */
static served start_server(const char *const *options, int port) {
    served s = {0, 0};
    int ends[2], argc = 4;
    char line[256] = "", *argv[64], number[16];
    ssize_t length;
    snprintf(number, sizeof number, "%d", port);
    argv[0] = (char *)"bitnet_server";
    argv[1] = (char *)served_model;
    argv[2] = (char *)"--port";
    argv[3] = number;
    for (; options && *options; options++) argv[argc++] = (char *)*options;
    if (pipe(ends) != 0) return s;
    fflush(stdout);
    s.process = fork();
    if (s.process == 0) {
        close(ends[0]);
        dup2(ends[1], 1);
        if (files_left) take_files(files_left);
        exit(bitnet_server_main(argc, argv));
    }
    close(ends[1]);
    length = read(ends[0], line, sizeof line - 1);
    close(ends[0]);
    if (length > 0 && strrchr(line, ':')) s.port = atoi(strrchr(line, ':') + 1);
    CHECK_CASE(s.port > 0, "the server begins");
    return s;
}

/* Ends a server with a signal; returns its status. */
static int end_server(served s, int number) {
    int status = -1;
    kill(s.process, number);
    waitpid(s.process, &status, 0);
    return status;
}

/* ---- a client */

static int dial(int port) {
    struct sockaddr_in address;
    int s = socket(AF_INET, SOCK_STREAM, 0);
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons((uint16_t)port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(s, (struct sockaddr *)&address, sizeof address) == 0) return s;
    close(s);
    return -1;
}

static void put(int s, const char *data, size_t length) {
    while (length) {
        ssize_t count = send(s, data, length, NET_NO_SIGNAL);
        if (count <= 0) return;
        data += count;
        length -= (size_t)count;
    }
}

/* Reads until `end` appears or, for NULL, until the other side closes; false: timeout, in
   milliseconds. */
static bool hear_until(int s, text *to, const char *end, int within) {
    char data[4096];
    int64_t until = milliseconds() + within;
    add(to, "", 0);
    while (!end || !strstr(to->data, end)) {
        struct pollfd entry = {s, POLLIN, 0};
        int64_t left = until - milliseconds();
        ssize_t count;
        if (left <= 0 || poll(&entry, 1, (int)left) <= 0) return false;
        count = recv(s, data, sizeof data, 0);
        if (count <= 0) return !end;
        add(to, data, (size_t)count);
    }
    return true;
}

/* The complete answer to these bytes on a separate connection. */
static text tell(int port, const char *bytes, size_t length) {
    text got = {NULL, 0, 0};
    int s = dial(port);
    put(s, bytes, length);
    CHECK_CASE(hear_until(s, &got, NULL, PATIENCE), "the answer ends");
    close(s);
    return got;
}

/* A request with these lines in its head, each with its end, and a body or none. */
static text ask(int port, const char *first, const char *lines, const char *body) {
    text request = {NULL, 0, 0}, got;
    add_format(&request, "%r HTTP/1.1\r\nConnection: close\r\n", first);
    if (!strstr(lines, "Host:")) add_format(&request, "Host: localhost\r\n");
    if (body) add_format(&request, "Content-Length: %i\r\n", (int64_t)strlen(body));
    if (body && !strstr(lines, "Content-Type"))
        add_format(&request, "Content-Type: application/json\r\n");
    add_format(&request, "%r\r\n%r", lines, body ? body : "");
    got = tell(port, request.data, request.length);
    free_text(&request);
    return got;
}

static text post(int port, const char *path, const char *body) {
    char first[256];
    snprintf(first, sizeof first, "POST %s", path);
    return ask(port, first, "", body);
}

static int status_of(const text *got) {
    return got->length > 12 && !memcmp(got->data, "HTTP/1.1 ", 9) ? atoi(got->data + 9) : 0;
}

static bool has(const text *got, const char *words) { return strstr(got->data, words) != NULL; }

/* Checks that the answer has this status and these words. */
static void expect(text got, int status, const char *words, const char *what) {
    if (!CHECK_CASE(status_of(&got) == status && has(&got, words), what))
        printf("wanted %d with '%s', got: %.300s\n", status, words, got.data);
    free_text(&got);
}

static double metric(int port, const char *name) {
    text got = ask(port, "GET /metrics", "", NULL);
    char line[128];
    const char *at;
    double value;
    snprintf(line, sizeof line, "\nbitnet_%s ", name);
    at = strstr(got.data, line);
    value = at ? atof(at + strlen(line)) : -1;
    free_text(&got);
    return value;
}

/* ---- models, and what the library says of them */

enum { FIM_PREFIX = 300, FIM_SUFFIX, FIM_MIDDLE }; /* tokens that mark the parts of /infill */

static uint32_t trained_context; /* of the next written model; 0: the golden one's */

/* Writes the golden model with this template and, for `likeliest`, recommended sampling that always
   takes the likeliest token. */
static void write_model(const char *path, const char *chat_template, bool likeliest) {
    bitnet_gguf *golden = bitnet_gguf_open_file("tests/golden/stories.gguf", NULL, NULL);
    bitnet_gguf_writer *writer = bitnet_gguf_writer_create(NULL, NULL);
    size_t i;
    for (i = 0; i < bitnet_gguf_value_count(golden); i++) {
        const bitnet_gguf_value *value = bitnet_gguf_value_at(golden, i);
        if (trained_context && bitnet__is(value->key, "bitnet-b1.58.context_length"))
            bitnet_gguf_add_u32(writer, "bitnet-b1.58.context_length", trained_context);
        else bitnet_gguf_add_value(writer, value);
    }
    bitnet_gguf_add_string(writer, "tokenizer.chat_template", chat_template);
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_pre_token_id", FIM_PREFIX);
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_suf_token_id", FIM_SUFFIX);
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_mid_token_id", FIM_MIDDLE);
    if (likeliest) bitnet_gguf_add_u32(writer, "general.sampling.top_k", 1);
    for (i = 0; i < bitnet_gguf_tensor_count(golden); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(golden, i);
        char name[128];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        bitnet_gguf_add_tensor(writer, name, t->type, t->dimensions, t->shape, t->data);
    }
    CHECK(bitnet_gguf_write_file(writer, path, NULL) == BITNET_OK);
    bitnet_gguf_writer_free(writer);
    bitnet_gguf_free(golden);
}

static bitnet_model *load(const char *path) {
    bitnet_model_options options = {0};
    options.threads = 1; /* no threads may exist when a server is forked */
    return bitnet_model_load_file(path, &options, NULL);
}

static bitnet_model *model;
static bitnet_adapter *learned; /* that texts have, at LEARNED_SCALE; NULL: none */
#define LEARNED_SCALE 0.5f

static int note(void *user, const char *words, size_t length) {
    add((text *)user, words, length);
    return 0;
}

static text generated(const char *prompt, const bitnet_sampling *sampling, int tokens,
                      const bitnet_grammar *grammar) {
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_generate_options options = {0};
    text said = {NULL, 0, 0};
    options.max_tokens = tokens;
    add(&said, "", 0);
    bitnet_session_set_sampling(session, sampling);
    bitnet_session_set_grammar(session, grammar);
    bitnet_session_set_adapter(session, learned, LEARNED_SCALE);
    CHECK(bitnet_generate(session, prompt, &options, note, &said) == BITNET_OK);
    bitnet_session_free(session);
    return said;
}

/* The strings of all members called `name`, one after the other, in the JSON of an answer. */
static void gather_strings(text *to, const char *json, size_t length, const char *name) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    bitnet_string source = {json, length};
    bitnet__json j;
    size_t i;
    add(to, "", 0);
    CHECK(bitnet__json_parse(&j, source, &memory, NULL) == BITNET_OK);
    for (i = 0; i < j.count && j.result == BITNET_OK; i++)
        if (bitnet__is(j.values[i].key, name))
            add(to, j.values[i].text.data, j.values[i].text.length);
    bitnet__json_free(&j);
}

static text said_in(const text *got, const char *name) {
    static const char interim[] = "HTTP/1.1 100 Continue\r\n\r\n";
    text said = {NULL, 0, 0};
    size_t skip = strncmp(got->data, interim, strlen(interim)) ? 0 : strlen(interim);
    const char *body = strstr(got->data + skip, "\r\n\r\n"), *event;
    if (!body) return add(&said, "", 0), said;
    body += 4;
    if (!has(got, "text/event-stream")) {
        gather_strings(&said, body, strlen(body), name);
        return said;
    }
    for (event = body; (event = strstr(event, "data: {")) != NULL; event += 6)
        gather_strings(&said, event + 6, strcspn(event + 6, "\n"), name);
    return said;
}

static bool same(const text *a, const text *b) {
    return a->length == b->length && !memcmp(a->data, b->data, a->length);
}

/* ---- endpoints */

static void test_endpoints(void) {
    const char *options[] = {"--name", "bitnet.example", "--cors", "https://page.example", NULL};
    served s = start_server(options, 0);
    const char *origin = "Origin: https://page.example\r\n";
    TEST("server: endpoints");
    expect(ask(s.port, "GET /", "", NULL), 200, "<!doctype html>", "the page");
    expect(ask(s.port, "GET /health", "", NULL), 200, "{\"status\":\"ok\"}", "health");
    expect(ask(s.port, "HEAD /health", "", NULL), 200, "Content-Length: 15", "HEAD");
    expect(ask(s.port, "GET /v1/models?x=1", "", NULL), 200, "\"id\":\"stories\"", "models");
    expect(ask(s.port, "GET /v1/models/st%6fries", "", NULL), 200, "{\"id\":\"stories\"", "one");
    expect(ask(s.port, "GET /v1/models/tales", "", NULL), 404, "model_not_found", "no such one");
    expect(ask(s.port, "GET /v1/models/stories/x", "", NULL), 404, "unknown_url", "behind one");
    expect(post(s.port, "/tokenize", "{\"content\":\"once upon\"}"), 200, "[409,421]", "tokens");
    expect(post(s.port, "/tokenize", "{\"content\":\"once\",\"with_pieces\":true}"), 200,
           "{\"id\":409,\"piece\":\"once\"}", "pieces");
    expect(post(s.port, "/tokenize", "\xEF\xBB\xBF{\"content\":\"once\"}"), 200, "[409]",
           "a byte order mark");
    expect(post(s.port, "/detokenize", "{\"tokens\":[409,421]}"), 200, "\"once upon\"", "text");
    expect(post(s.port, "/detokenize", "{\"tokens\":[99999]}"), 400, "tokens", "no such token");
    expect(ask(s.port, "GET /metrics", "", NULL), 200, "bitnet_requests_total{code=\"200\"} ",
           "metrics");
    expect(ask(s.port, "GET /nothing", "", NULL), 404, "unknown_url", "no such path");
    expect(post(s.port, "/v1/v1/embeddings", "{}"), 404, "did you mean /v1/embeddings?",
           "a base twice");
    expect(post(s.port, "/responses/", "{}"), 404, "did you mean /v1/responses?",
           "none, and a slash");
    expect(post(s.port, "/v1/chat/completion", "{}"), 404, "did you mean /v1/chat/completions?",
           "a letter less");
    expect(ask(s.port, "PUT /v1/responses/x", "", NULL), 405, "\r\nAllow: GET, DELETE\r\n", "both");
    expect(ask(s.port, "GET /v1/completions", "", NULL), 405, "\r\nAllow: POST\r\n", "a method");
    expect(ask(s.port, "GET /v1/completions", "", NULL), 405, "this path accepts only POST",
           "its name");
    expect(ask(s.port, "PUT /health", "", NULL), 405, "\r\nAllow: GET, HEAD\r\n", "another");
    expect(ask(s.port, "POST /tokenize", "Content-Type: text/plain\r\n", "{}"), 415, "json",
           "not JSON by its type");
    expect(ask(s.port, "POST /tokenize", "Content-Type: Application/JSON; charset=utf-8\r\n",
               "{\"content\":\"\"}"),
           200, "[]", "a type with a parameter");
    TEST("server: hosts and origins");
    expect(ask(s.port, "GET /health", "Host: evil.example:80\r\n", NULL), 403, "host", "rebinding");
    expect(ask(s.port, "GET /health", "Host: 127.0.0.1.evil\r\n", NULL), 403, "host", "like one");
    expect(ask(s.port, "GET /health", "Host: [::1]evil.com\r\n", NULL), 403, "host", "behind one");
    expect(ask(s.port, "GET /health", "Host: localhost:80@evil.com\r\n", NULL), 403, "host",
           "behind a port");
    expect(ask(s.port, "GET /health", "Host: localhost:\r\n", NULL), 200, "ok", "an empty port");
    expect(ask(s.port, "GET /health", "Host: [::1\r\n", NULL), 403, "host", "half of one");
    expect(ask(s.port, "GET /health", "Host: BITNET.example:1\r\n", NULL), 200, "ok", "a name");
    expect(ask(s.port, "GET /health", "Host: [::1]:8080\r\n", NULL), 200, "ok", "IPv6");
    expect(ask(s.port, "GET /health", "Host: 10.1.2.3:8080\r\n", NULL), 200, "ok", "IPv4");
    expect(ask(s.port, "GET /health", "Origin: http://localhost\r\n", NULL), 200, "ok", "itself");
    expect(ask(s.port, "GET /health", "Origin: http://evil.example\r\n", NULL), 403, "origin",
           "a stranger");
    expect(ask(s.port, "GET /health", "Origin: null\r\n", NULL), 403, "origin", "a file");
    expect(ask(s.port, "GET /health", origin, NULL), 200,
           "Access-Control-Allow-Origin: https://page.example\r\n", "a page that may");
    expect(ask(s.port, "GET /", origin, NULL), 200,
           "Cross-Origin-Opener-Policy: same-origin\r\n"
           "Cross-Origin-Embedder-Policy: require-corp\r\n",
           "the page is isolated");
    expect(ask(s.port, "OPTIONS /v1/completions",
               "Origin: https://page.example\r\nAccess-Control-Request-Headers: content-type\r\n",
               NULL),
           204, "Access-Control-Allow-Headers: content-type\r\n", "it asks first");
    CHECK(end_server(s, SIGTERM) == 0);
}

static void test_key(void) {
    const char *const key = "Authorization: Bearer secret-7\r\n";
    served s;
    TEST("server: API key");
    setenv("BITNET_API_KEY", "secret-7", 1);
    s = start_server(NULL, 0);
    unsetenv("BITNET_API_KEY");
    expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "health needs none");
    expect(ask(s.port, "GET /v1/models", "", NULL), 401, "invalid_api_key", "none");
    expect(ask(s.port, "GET /v1/models", "Authorization: Bearer secret-8\r\n", NULL), 401, "key",
           "another one");
    expect(ask(s.port, "GET /v1/models", "Authorization: Bearer secret-7secret-7\r\n", NULL), 401,
           "key", "twice");
    expect(ask(s.port, "GET /v1/models", "Authorization: Bearer \r\n", NULL), 401, "key", "empty");
    expect(ask(s.port, "GET /v1/models", key, NULL), 200, "stories", "the right one");
    expect(ask(s.port, "GET /v1/models", "x-api-key: secret-7\r\n", NULL), 200, "stories",
           "in Anthropic's header");
    expect(ask(s.port, "GET /v1/models", "x-api-key: secret-8\r\n", NULL), 401, "key",
           "another one there");
    expect(ask(s.port, "POST /v1/messages", "x-api-key: secret\r\n", "{}"), 401,
           "{\"type\":\"error\",\"error\":{\"type\":\"authentication_error\"", "half of it");
    expect(ask(s.port, "POST /api/chat", "", "{}"), 401, "\r\n\r\n{\"error\":\"the API key",
           "none for Ollama's API");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- HTTP, as it should be and as it should not */

static void test_http(void) {
    static const struct {
        int status;
        const char *bytes;
    } cases[] = {
        {200, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"},
        {200, "GET /health HTTP/1.0\r\n\r\n"},
        {200, "GET /health?a=b HTTP/1.0\r\nX: \xC3\xA9\t \r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"},
        {505, "GET /health HTTP/2.0\r\nHost: a\r\n\r\n"},
        {400, "GET /health XTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET  /health HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET /health HTTP/1.1 \r\nHost: a\r\n\r\n"},
        {400, "GET /health?a HTTP/1.1 \r\nHost: a\r\n\r\n"},
        {400, "GET /health?a HTTP/1.10\r\nHost: a\r\n\r\n"},
        {400, "GET /health?a H\r\n\r\n"},
        {403, "GET http://a/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"},
        {200, "GET http://localhost:80/health?x HTTP/1.1\r\nHost: localhost:80\r\n"
              "Connection: close\r\n\r\n"},
        {200, "GET HTTP://localhost?x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"},
        {200, "GET http://localhost/health HTTP/1.0\r\n\r\n"},
        {403, "GET http://a/health HTTP/1.0\r\n\r\n"},
        {400, "GET http://localhost/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"},
        {400, "GET ftp://localhost/health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
        {400, "GET http:/health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
        {400, "GET /he\x01lth HTTP/1.1\r\nHost: a\r\n\r\n"},
        {200, "\r\nGET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"},
        {400, "\r\n\r\nGET /health HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET /health HTTP/1.1\nHost: a\r\n\r\n"},
        {400, "GET /health HTTP/1.1\nHost: a\n\n"},
        {400, "\n"},
        {400, "\x16\x03\x01\x02\x34\x01"},
        {200, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: TE, Close\r\n\r\n"},
        {200, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close ,TE\r\n"
              "Connection: keep-alive\r\n\r\n"},
        {413, POST "Content-Length: 99999999\r\nExpect: 100-continue\r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\nHost : a\r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\nHost: a\r\nX: a\nb\r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\nHost: a\r\nX\r\n\r\n"},
        {400, "GET /health HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n"},
        {417, "GET /health HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n"},
        {400, POST "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}"},
        {400, POST "Content-Length: +2\r\n\r\n{}"},
        {400, POST "Content-Length: 2, 2\r\n\r\n{}"},
        {400, POST "Content-Length: 0x2\r\n\r\n{}"},
        {400, POST "Content-Length: -1\r\n\r\n{}"},
        {400, POST "Content-Length:\r\n\r\n{}"},
        {400, POST "Content-Length: 18446744073709551618\r\n\r\n{}"},
        {413, POST "Content-Length: 99999999\r\n\r\n{}"},
        {400, POST "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"},
        {400, POST "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n"},
        {400, POST "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"},
        {501, POST "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"},
        {501, POST "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"},
        {400, "POST /v1/completions HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"},
        {200, TOKENIZE "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                       "E;a=b;c=\"d\"\r\n{\"content\":\"\"}\r\n0 ;x\r\nX: y\r\nHost: b\r\n\r\n"},
        {400, POST "Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n"},
        {400, POST "Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n"},
        {400, POST "Transfer-Encoding: chunked\r\n\r\n2\r\n{}x\r\n0\r\n\r\n"},
        {413, POST "Transfer-Encoding: chunked\r\n\r\nffffffff\r\n"},
        {400, POST "Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n"}};
    served s = start_server(NULL, 0);
    text big = {NULL, 0, 0};
    size_t i;
    TEST("server: HTTP");
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        expect(tell(s.port, cases[i].bytes, strlen(cases[i].bytes)), cases[i].status, "",
               cases[i].bytes);
    add_format(&big, "GET /health HTTP/1.1\r\nHost: a\r\n");
    while (big.length < 20000)
        add_format(&big, "X-Header: 0123456789012345678901234567890123456789\r\n");
    expect(tell(s.port, big.data, big.length), 431, "", "a head that does not end");
    free_text(&big);
    add_format(&big, "GET /health HTTP/1.1\r\nHost: a\r\n");
    for (i = 0; i < 200; i++) add_format(&big, "X: y\r\n");
    add_format(&big, "\r\n");
    expect(tell(s.port, big.data, big.length), 431, "", "too many lines");
    free_text(&big);
    add_format(&big, "GET /");
    while (big.length < 3000) add_format(&big, "aaaaaaaaaa");
    add_format(&big, " HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(tell(s.port, big.data, big.length), 414, "", "a long path");
    free_text(&big);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- attacks: requests that a proxy in front might read in another way */

#define GET "GET /health HTTP/1.1\r\nHost: localhost\r\n"
#define LONG TOKENIZE "Content-Length: "
#define CODED TOKENIZE "Transfer-Encoding: "
#define CHUNKS TOKENIZE "Transfer-Encoding: chunked\r\n\r\n"
#define EMPTY "\r\n\r\n0\r\n\r\n"

/* Checks that the request is rejected with this status, and that nothing after it is answered. */
static void attack(int port, int status, const char *bytes, size_t length) {
    static const char smuggled[] = "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n";
    text sent = {NULL, 0, 0}, got;
    add(&sent, bytes, length);
    add(&sent, smuggled, strlen(smuggled));
    got = tell(port, sent.data, sent.length);
    if (!CHECK(status_of(&got) == status && !strstr(got.data + 1, "HTTP/1.1 ")))
        printf("wanted %d for '%s', got: %.600s\n", status, sent.data, got.data);
    free_text(&sent);
    free_text(&got);
}

/* An attack on /tokenize, on the other endpoints that read bodies. Returns the attacks. */
static int attack_others(int port, int status, const char *bytes) {
    static const char *const paths[] = {"/v1/messages",     "/v1/messages/count_tokens",
                                        "/api/chat",        "/api/generate",
                                        "/api/embed",       "/api/show",
                                        "/completion",      "/infill",
                                        "/apply-template",  "/v1/responses/input_tokens",
                                        "/chat/completions"};
    const char *at = strstr(bytes, "/tokenize");
    size_t i, count = sizeof paths / sizeof *paths;
    for (i = 0; at && i < count; i++) {
        text other = {NULL, 0, 0};
        add(&other, bytes, (size_t)(at - bytes));
        add_format(&other, "%r%r", paths[i], at + strlen("/tokenize"));
        attack(port, status, other.data, other.length);
        free_text(&other);
    }
    return at ? (int)count : 0;
}

/* Each control character, in each place. Returns the attacks. */
static int attack_with_controls(int port) {
    static const char *const places[][2] = {{"GET /hea", "lth HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                                            {GET "X", ": y\r\n\r\n"},
                                            {GET "X: y", "z\r\n\r\n"},
                                            {LONG "2", "\r\n\r\n{}"},
                                            {CODED "chunked", EMPTY},
                                            {CHUNKS "2", "\r\n{}\r\n0\r\n\r\n"},
                                            {CHUNKS "2;a=", "b\r\n{}\r\n0\r\n\r\n"},
                                            {CHUNKS "2\r\n{}", "\r\n0\r\n\r\n"},
                                            {CHUNKS "0\r\nX: y", "z\r\n\r\n"}};
    int attacks = 0, c;
    size_t i;
    for (i = 0; i < sizeof places / sizeof *places; i++)
        for (c = 0; c < 128; c = c == 31 ? 127 : c + 1) {
            text bytes = {NULL, 0, 0};
            char byte = (char)c;
            if (c == '\t' || c == '\r' || c == '\n') continue; /* in the table */
            add(&bytes, places[i][0], strlen(places[i][0]));
            add(&bytes, &byte, 1);
            add(&bytes, places[i][1], strlen(places[i][1]));
            attack(port, 400, bytes.data, bytes.length);
            free_text(&bytes);
            attacks++;
        }
    return attacks;
}

static void test_attacks(void) {
    static const struct {
        int status;
        const char *bytes;
    } cases[] = {/* first lines */
                 {400, "GET /health\r\n\r\n"},
                 {505, "GET /health HTTP/0.9\r\nHost: localhost\r\n\r\n"},
                 {505, "GET /health HTTP/1.2\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/11\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /health http/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET\t/health\tHTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /health\tHTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, " GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "G(T /health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET  HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /hea\x80lth HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET gopher://localhost/health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET http:// HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET http://evil/health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\n\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\r\r\nHost: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\rHost: localhost\r\n\r\n"},
                 {400, "\n\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 {400, "\r\n \r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"},
                 /* lines of heads */
                 {400, "GET /health HTTP/1.1\r\nHost : localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\r\nHost\t: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\r\n Host: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\r\n\tHost: localhost\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\r\nHost:\r\n\r\n"},
                 {400, "GET /health HTTP/1.1\r\nHost: \t \r\n\r\n"},
                 {400, GET "Host: localhost\r\n\r\n"},
                 {400, GET "hOST: evil\r\n\r\n"},
                 {400, GET "Origin: a\r\nOrigin: b\r\n\r\n"},
                 {400, GET "Authorization: a\r\nAuthorization: b\r\n\r\n"},
                 {400, GET "x-api-key: a\r\nX-API-Key: b\r\n\r\n"},
                 {400, GET "Content-Type: a\r\nContent-Type: b\r\n\r\n"},
                 {400, GET "X: y\r\n folded\r\n\r\n"},
                 {400, GET "X: y\r\n\tfolded\r\n\r\n"},
                 {400, GET "X\r\n\r\n"},
                 {400, GET ": y\r\n\r\n"},
                 {400, GET "X Y: z\r\n\r\n"},
                 {400, GET "X\xC3\xA9: z\r\n\r\n"},
                 {400, GET "X\"Y: z\r\n\r\n"},
                 {400, GET "X: y\nZ: w\r\n\r\n"},
                 {400, GET "X: y\rZ: w\r\n\r\n"},
                 {400, GET "X: y\r\r\n\r\n"},
                 {400, GET "X: y\n\r\n\r\n"},
                 {400, GET "X: y\n\n"},
                 {417, GET "Expect: something\r\n\r\n"},
                 /* lengths */
                 {400, LONG "\r\n\r\n{}"},
                 {400, LONG "+2\r\n\r\n{}"},
                 {400, LONG "-2\r\n\r\n{}"},
                 {400, LONG "2 2\r\n\r\n{}"},
                 {400, LONG "2,2\r\n\r\n{}"},
                 {400, LONG "2, 3\r\n\r\n{}"},
                 {400, LONG "0x2\r\n\r\n{}"},
                 {400, LONG "2h\r\n\r\n{}"},
                 {400, LONG "a\r\n\r\n{}"},
                 {400, LONG "2e0\r\n\r\n{}"},
                 {400, LONG "2.0\r\n\r\n{}"},
                 {400, LONG "2;\r\n\r\n{}"},
                 {400, LONG "\"2\"\r\n\r\n{}"},
                 {400, LONG "\xD9\xA2\r\n\r\n{}"},
                 {400, LONG "0000000000000002\r\n\r\n{}"},
                 {400, LONG "18446744073709551618\r\n\r\n{}"},
                 {400, LONG "4294967298000000\r\n\r\n{}"},
                 {413, LONG "4294967298\r\n\r\n{}"},
                 {413, LONG "999999999999999\r\n\r\n{}"},
                 {400, LONG "2\r\nContent-Length: 2\r\n\r\n{}"},
                 {400, LONG "2\r\ncontent-length: 3\r\n\r\n{}"},
                 {400, LONG "0\r\nContent-Length: 2\r\n\r\n{}"},
                 {400, TOKENIZE "Content-Length : 2\r\n\r\n{}"},
                 {400, TOKENIZE "X: y\nContent-Length: 2\r\n\r\n{}"},
                 {400, GET "Content-Length: 2\r\nContent-Length: 0\r\n\r\n{}"},
                 /* codings */
                 {400, LONG "2\r\nTransfer-Encoding: chunked" EMPTY},
                 {400, LONG "2\r\nTransfer-Encoding: identity\r\n\r\n{}"},
                 {400, CODED "chunked\r\nContent-Length: 2" EMPTY},
                 {400, CODED "chunked\r\nTransfer-Encoding: chunked" EMPTY},
                 {400, CODED "chunked\r\nTransfer-Encoding: identity" EMPTY},
                 {501, CODED "identity\r\nTransfer-Encoding: chunked" EMPTY},
                 {501, CODED "identity" EMPTY},
                 {501, CODED "gzip, chunked" EMPTY},
                 {501, CODED "chunked, gzip" EMPTY},
                 {501, CODED "chunked, chunked" EMPTY},
                 {501, CODED "chunked," EMPTY},
                 {501, CODED ", chunked" EMPTY},
                 {501, CODED "chunked;q=1" EMPTY},
                 {501, CODED "\"chunked\"" EMPTY},
                 {501, CODED "chunke" EMPTY},
                 {501, CODED "chunkedd" EMPTY},
                 {501, CODED "x chunked" EMPTY},
                 {501, CODED EMPTY},
                 {501, CODED "chun\xE2\x84\xAA"
                             "ed" EMPTY},
                 {400, TOKENIZE "Transfer-Encoding : chunked" EMPTY},
                 {400, TOKENIZE "Transfer-Encoding\t: chunked" EMPTY},
                 {400, TOKENIZE " Transfer-Encoding: chunked" EMPTY},
                 {400, TOKENIZE "X: y\nTransfer-Encoding: chunked" EMPTY},
                 {400, TOKENIZE "X: y\rTransfer-Encoding: chunked" EMPTY},
                 {400, CODED "chunked\n" EMPTY},
                 {501, CODED "\r\n chunked" EMPTY},
                 {400, "POST /tokenize HTTP/1.0\r\nTransfer-Encoding: chunked" EMPTY},
                 /* chunks */
                 {400, CHUNKS "\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "0x2\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "+2\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "-2\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS " 2\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2 \r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2\t\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2 3\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2,\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2h\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "g\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS ";a=b\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2\r{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2\n\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2;a\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2;a\nb\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2;a\rb\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "2\r\n{}0\r\n\r\n"},
                 {400, CHUNKS "2\r\n{}\n0\r\n\r\n"},
                 {400, CHUNKS "2\r\n{}\r0\r\n\r\n"},
                 {400, CHUNKS "2\r\n{}x\r\n0\r\n\r\n"},
                 {400, CHUNKS "2\r\n{}\r\nx0\r\n\r\n"},
                 {400, CHUNKS "0000000000000002\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "10000000000000002\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "FFFFFFFFFFFFFFFE\r\n{}\r\n0\r\n\r\n"},
                 {413, CHUNKS "100000002\r\n{}\r\n0\r\n\r\n"},
                 {413, CHUNKS "FFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n"},
                 {400, CHUNKS "0\n\r\n"},
                 {400, CHUNKS "0\r\n\n"},
                 {400, CHUNKS "0\r\nX\r\n\r\n"},
                 {400, CHUNKS "0\r\n X: y\r\n\r\n"},
                 {400, CHUNKS "0\r\nX : y\r\n\r\n"},
                 {400, CHUNKS "0\r\n: y\r\n\r\n"},
                 {400, CHUNKS "0\r\nX: y\nZ: w\r\n\r\n"},
                 {400, CHUNKS "0\r\nX: y\rZ: w\r\n\r\n"},
                 {400, CHUNKS "0\r\nX: y\n\n"}};
    int attacks = 2 + (int)(sizeof cases / sizeof *cases);
    served s = start_server(NULL, 0);
    text big = {NULL, 0, 0};
    size_t i;
    TEST("server: attacks");
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        attack(s.port, cases[i].status, cases[i].bytes, strlen(cases[i].bytes));
        attacks += attack_others(s.port, cases[i].status, cases[i].bytes);
    }
    attacks += attack_with_controls(s.port);
    add_format(&big, "%r", CHUNKS);
    for (i = 0; i < 400; i++)
        add_format(&big, "1;a=01234567890123456789012345678901234567890123456789\r\n \r\n");
    attack(s.port, 431, big.data, big.length); /* extensions that are longer than a head */
    free_text(&big);
    add_format(&big, "%r0\r\n", CHUNKS);
    for (i = 0; i < 400; i++)
        add_format(&big, "X: 01234567890123456789012345678901234567890123456789012345\r\n");
    attack(s.port, 431, big.data, big.length); /* and such trailers */
    free_text(&big);
    printf("%d attacks\n", attacks);
    CHECK(metric(s.port, "preparing") == 0 && metric(s.port, "connections") == 1);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Requests in pieces of all sizes, several in succession, and bodies in chunks. */
static void test_pieces(void) {
    static const char requests[] =
        "POST /tokenize HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"con\r\n00C\r\ntent\":\"once\"\r\n1\r\n}\r\n"
        "0\r\n\r\n"
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        "POST /tokenize HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: 18\r\nConnection: close\r\n\r\n{\"content\":\"upon\"}";
    served s = start_server(NULL, 0);
    size_t piece, at, length = strlen(requests);
    TEST("server: pieces and pipelines");
    for (piece = 1; piece <= length; piece = piece < 8 ? piece + 1 : piece * 4) {
        text got = {NULL, 0, 0};
        int c = dial(s.port), yes = 1;
        setsockopt(c, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        for (at = 0; at < length; at += piece)
            put(c, requests + at, length - at < piece ? length - at : piece);
        CHECK(hear_until(c, &got, NULL, PATIENCE));
        CHECK(has(&got, "[409]}HTTP/1.1 200 OK\r\n") &&
              has(&got, "{\"status\":\"ok\"}HTTP/1.1 200") && has(&got, "Connection: close"));
        free_text(&got);
        close(c);
    }
    {
        static const char head[] = POST "Content-Length: 30\r\nExpect: 100-continue\r\n\r\n";
        text got = {NULL, 0, 0};
        int c = dial(s.port);
        put(c, head, strlen(head));
        CHECK(hear_until(c, &got, "100 Continue\r\n\r\n", PATIENCE));
        put(c, "{\"max_tokens\":1,\"prompt\":\"tom\"}", 30);
        CHECK(hear_until(c, &got, "\r\n\r\n{", PATIENCE) && has(&got, "HTTP/1.1 "));
        free_text(&got);
        close(c);
    }
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- requests that are wrong */

static void test_refusals(void) {
    static const struct {
        const char *body, *words;
    } cases[] = {{"", "line 1"},
                 {"[]", "must be a JSON object"},
                 {"{\"prompt\":\"a\",}", "the body: line 1, column 15: expected a key"},
                 {"{\"prompt\":\"a\",\"prompt\":\"a\"}", "before"},
                 {"{\"prompt\":\"\xFF\"}", "UTF-8"},
                 {"{\"prompt\":\"\\ud800\"}", "surrogate"},
                 {"{\"prompt\":7}", "\"param\":\"prompt\""},
                 {"{\"prompt\":[1,99999]}", "from 0 to "},
                 {"{\"prompt\":[1,1.5]}", "whole"},
                 {"{\"prompt\":[\"a\",7]}", "a prompt must be"},
                 {"{\"temperature\":-1}", "\"param\":\"temperature\""},
                 {"{\"temperature\":1e999}", "temperature"},
                 {"{\"temperature\":\"1\"}", "temperature"},
                 {"{\"top_p\":1.01}", "top_p"},
                 {"{\"min_p\":-0.1}", "min_p"},
                 {"{\"top_k\":-2}", "top_k"},
                 {"{\"typical_p\":2}", "typical_p"},
                 {"{\"xtc_probability\":-1}", "xtc_probability"},
                 {"{\"top_n_sigma\":-2}", "top_n_sigma"},
                 {"{\"dry_base\":0.5}", "dry_base"},
                 {"{\"dry_multiplier\":1,\"dry_sequence_breakers\":[7]}", "breaker"},
                 {"{\"samplers\":\"top_k\"}", "samplers must be an array"},
                 {"{\"samplers\":[\"top_k\",\"top_k\"]}", "once each"},
                 {"{\"samplers\":[\"mirostat\"]}", "not 'mirostat'"},
                 {"{\"frequency_penalty\":3}", "frequency_penalty"},
                 {"{\"seed\":1.5}", "seed"},
                 {"{\"seed\":18446744073709551616}", "seed"},
                 {"{\"n\":0}", "\"param\":\"n\""},
                 {"{\"n\":9,\"prompt\":[\"a\",\"b\"]}", "16 choices"},
                 {"{\"max_tokens\":0}", "max_tokens"},
                 {"{\"stop\":\"\"}", "stop"},
                 {"{\"stop\":[\"a\\u0000b\"]}", "stop"},
                 {"{\"stop\":7}", "stop"},
                 {"{\"stream_options\":\"x\"}", "stream_options must be an object"},
                 {"{\"logit_bias\":[]}", "logit_bias must be an object"},
                 {"{\"logit_bias\":{\"x\":1}}", "logit_bias"},
                 {"{\"logit_bias\":{\"99999\":1}}", "logit_bias"},
                 {"{\"logit_bias\":{\"1\":101}}", "logit_bias"},
                 {"{\"stream\":1}", "stream must be true or false"},
                 {"{\"grammar\":\"root ::= x\"}", "\"param\":\"grammar\""},
                 {"{\"response_format\":{\"type\":\"xml\"}}", "response_format"},
                 {"{\"response_format\":{\"type\":\"json_schema\"}}", "json_schema.schema"},
                 {"{\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"strict\":true,"
                  "\"schema\":"
                  "{\"pattern\":\"(?=a)\"}}}}",
                  "pattern"},
                 {"{\"suffix\":\"a\"}", "unsupported_parameter"},
                 {"{\"mirostat\":2}", "mirostat is not supported"},
                 {"{\"echo\":true}", "unsupported_parameter"}};
    served s = start_server(NULL, 0);
    text deep = {NULL, 0, 0};
    size_t i;
    TEST("server: requests that are wrong");
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        expect(post(s.port, "/v1/completions", cases[i].body), 400, cases[i].words, cases[i].body);
    for (i = 0; i < 100000; i++) add(&deep, "[", 1);
    expect(post(s.port, "/v1/completions", deep.data), 400, "nested too deeply", "deep JSON");
    free_text(&deep);
    add_format(&deep, "{'prompt':'");
    for (i = 0; i < 1000; i++) add_format(&deep, "once upon a time ");
    add_format(&deep, "'}");
    expect(post(s.port, "/v1/completions", deep.data), 400, "context_length_exceeded", "too long");
    free_text(&deep);
    add_format(&deep, "{'stop':'");
    for (i = 0; i < 5000; i++) add(&deep, "a", 1);
    add_format(&deep, "'}");
    expect(post(s.port, "/v1/completions", deep.data), 400, "4096 bytes", "a long stop string");
    free_text(&deep);
    add_format(&deep, "{'stop_token_ids':[1");
    for (i = 0; i < 1024; i++) add_format(&deep, ",1");
    add_format(&deep, "]}");
    expect(post(s.port, "/v1/completions", deep.data), 400, "1024", "many tokens that end");
    free_text(&deep);
    expect(post(s.port, "/v1/chat/completions", "{}"), 400, "messages", "no messages");
    expect(post(s.port, "/v1/chat/completions",
                "{\"messages\":[{\"role\":\"cat\",\"content\":\"\"}]}"),
           400, "role", "a role that is none");
    expect(post(s.port, "/v1/chat/completions", "{\"messages\":[{\"role\":\"user\"}]}"), 400,
           "content", "no content");
    CHECK(metric(s.port, "running") == 0 && metric(s.port, "waiting") == 0);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- texts: those of the library, whatever else continues */

static const char *const prompts[] = {"once upon a time", "tom had a red kite", "once upon a day",
                                      "the dog"};

/* Opens a connection and requests a text; the answer is read later. */
static int request_text(int port, const char *prompt, int seed, int tokens, bool stream) {
    text body = {NULL, 0, 0}, request = {NULL, 0, 0};
    int c = dial(port);
    add_format(&body, "{'prompt':%s,'seed':%i,'max_tokens':%i,'stream':%b}", prompt, (int64_t)seed,
               (int64_t)tokens, stream);
    add_format(&request, POST "Connection: close\r\nContent-Length: %i\r\n\r\n%r",
               (int64_t)body.length, body.data);
    put(c, request.data, request.length);
    free_text(&body);
    free_text(&request);
    return c;
}

/* The server's default sampling. */
static bitnet_sampling drawn(float temperature, uint64_t seed) {
    bitnet_sampling sampling = {0};
    sampling.temperature = temperature;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = seed;
    return sampling;
}

/* Is the answer to request_text on this connection the same as the library's? */
static void compare_text(int c, const char *prompt, int seed, int tokens, bool stream) {
    bitnet_sampling sampling = drawn(0.8f, (uint64_t)seed);
    text got = {NULL, 0, 0}, said, wanted;
    wanted = generated(prompt, &sampling, tokens, NULL);
    CHECK(hear_until(c, &got, NULL, PATIENCE));
    said = said_in(&got, "text");
    if (!CHECK(same(&said, &wanted))) printf("said '%s'\nnot  '%s'\n", said.data, wanted.data);
    CHECK(!stream || has(&got, "data: [DONE]\n\n"));
    free_text(&got);
    free_text(&said);
    free_text(&wanted);
    close(c);
}

/* Many requests at once, and again with the kept sessions of the first. */
static void compare_texts(int port, int clients, int tokens) {
    int c[64], i, round;
    for (round = 0; round < 2; round++) {
        for (i = 0; i < clients; i++)
            c[i] = request_text(port, prompts[i % 4], i, tokens, i % 3 != 0);
        for (i = 0; i < clients; i++) compare_text(c[i], prompts[i % 4], i, tokens, i % 3 != 0);
    }
}

static void test_texts(void) {
    enum { CLIENTS = 24, TOKENS = 60 };
    const char *options[] = {"--parallel", "5", "--keep-memory", "1", NULL};
    served s = start_server(options, 0);
    TEST("server: texts are the library's");
    compare_texts(s.port, CLIENTS, TOKENS);
    CHECK(metric(s.port, "prompt_tokens_shared_total") > CLIENTS);
    CHECK(metric(s.port, "kept_bytes") <= 1 << 20 && metric(s.port, "kept_bytes") > 0);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Is the answer to this request the library's with these options? */
static void compare(int port, const char *options, const char *prompt, bitnet_sampling sampling,
                    const bitnet_grammar *grammar) {
    text body = {NULL, 0, 0}, got, said, wanted = generated(prompt, &sampling, 40, grammar);
    add_format(&body, "{'prompt':%s,'max_tokens':40,%r}", prompt, options);
    got = post(port, "/v1/completions", body.data);
    said = said_in(&got, "text");
    if (!CHECK_CASE(same(&said, &wanted), options))
        printf("said '%s'\nnot  '%s'\n", said.data, wanted.data);
    free_text(&body);
    free_text(&got);
    free_text(&said);
    free_text(&wanted);
}

static void test_options(void) {
    static const char gbnf[] = "root ::= \" \" (\"red\" | \"blue\")+ \".\"";
    const bitnet_logit_bias bias[] = {{11, -INFINITY}, {258, 3}};
    bitnet_grammar *grammar = bitnet_grammar_create(gbnf, strlen(gbnf), NULL, NULL, NULL);
    bitnet_sampling o = {0};
    served s = start_server(NULL, 0);
    TEST("server: options");
    compare(s.port, "\"temperature\":0", prompts[0], o, NULL);
    compare(s.port, "\"temperature\":0", "", o, NULL);
    o = drawn(1.5f, UINT64_MAX);
    compare(s.port, "\"temperature\":1.5,\"seed\":18446744073709551615", prompts[0], o, NULL);
    compare(s.port, "\"temperature\":1.5,\"seed\":-1", prompts[0], o, NULL);
    o.seed = 5;
    o.top_k = 0;
    o.top_p = 0.7f;
    o.min_p = 0;
    compare(s.port, "\"temperature\":1.5,\"seed\":5,\"top_k\":0,\"top_p\":0.7,\"min_p\":0",
            prompts[1], o, NULL);
    o.frequency_penalty = 0.5f;
    o.presence_penalty = 0.25f;
    o.repetition_penalty = 1.1f;
    o.penalty_window = BITNET_OFF;
    compare(s.port,
            "\"temperature\":1.5,\"seed\":5,\"top_k\":-1,\"top_p\":0.7,\"min_p\":0,"
            "\"frequency_penalty\":0.5,\"presence_penalty\":0.25,\"repetition_penalty\":1.1,"
            "\"penalty_last\":-1",
            prompts[1], o, NULL);
    compare(s.port,
            "\"temperature\":1.5,\"seed\":5,\"top_k\":0,\"top_p\":0.7,\"min_p\":0,\"mirostat\":0,"
            "\"dynatemp_range\":0.0,\"frequency_penalty\":0.5,\"presence_penalty\":0.25,"
            "\"repeat_penalty\":1.1,\"repeat_last_n\":-1",
            prompts[1], o, NULL); /* llama.cpp's names */
    o.frequency_penalty = o.presence_penalty = o.repetition_penalty = 0;
    compare(s.port,
            "\"temperature\":1.5,\"seed\":5,\"top_k\":0,\"top_p\":0.7,\"min_p\":0,"
            "\"frequency_penalty\":0.5,\"repeat_penalty\":1.1,\"repeat_last_n\":0",
            prompts[1], o, NULL);
    o = drawn(1.5f, 5);
    o.typical_p = 0.7f;
    o.xtc_probability = 0.5f;
    o.xtc_threshold = 0.05f;
    compare(s.port,
            "\"temperature\":1.5,\"seed\":5,\"typical_p\":0.7,\"xtc_probability\":0.5,"
            "\"xtc_threshold\":0.05",
            prompts[1], o, NULL);
    o.dry_multiplier = 2;
    o.dry_allowed_length = 1;
    o.stages[0] = BITNET_STAGE_TOP_K;
    o.stages[1] = BITNET_STAGE_TEMPERATURE;
    o.stages[2] = BITNET_STAGE_TYPICAL_P;
    compare(s.port,
            "\"temperature\":1.5,\"seed\":5,\"typical_p\":0.7,\"dry_multiplier\":2,"
            "\"dry_allowed_length\":1,\"dry_sequence_breakers\":[],"
            "\"samplers\":[\"penalties\",\"dry\",\"top_k\",\"temperature\",\"typ_p\"]",
            prompts[1], o, NULL);
    o.stages[0] = BITNET_STAGE_TOP_N_SIGMA;
    o.stages[1] = BITNET_STAGE_TEMPERATURE;
    o.stages[2] = BITNET_STAGE_NONE;
    o.dry_multiplier = 0;
    o.top_n_sigma = 0.75f;
    compare(s.port,
            "\"temperature\":1.5,\"seed\":5,\"top_n_sigma\":0.75,"
            "\"samplers\":[\"top_n_sigma\",\"temperature\"]",
            prompts[1], o, NULL);
    o = drawn(1.5f, 0);
    o.top_n_sigma = 1;
    compare(s.port, "\"temperature\":1.5,\"seed\":0,\"top_n_sigma\":1", prompts[1], o, NULL);
    o = drawn(1.5f, 0); /* off */
    compare(s.port,
            "\"temperature\":1.5,\"seed\":0,\"top_n_sigma\":-1,\"samplers\":[\"top_n_sigma\","
            "\"top_k\",\"min_p\",\"typ_p\",\"top_p\",\"xtc\",\"temperature\"]",
            prompts[1], o, NULL);
    memset(&o, 0, sizeof o);
    o.logit_bias = bias;
    o.logit_bias_count = 2;
    compare(s.port, "\"temperature\":0,\"logit_bias\":{\"11\":-100,\"258\":3}", prompts[0], o,
            NULL);
    o = drawn(0.8f, 3);
    compare(s.port,
            "\"seed\":3,\"grammar\":\"root ::= \\\" \\\" (\\\"red\\\" | \\\"blue\\\")+ \\\".\\\"\"",
            prompts[1], o, grammar);
    bitnet_grammar_free(grammar);
    expect(
        post(s.port, "/v1/completions",
             "{\"prompt\":\"once upon a time\",\"seed\":1,\"stop\":[\"lily\"],\"max_tokens\":20}"),
        200, "named \",\"logprobs\":null,\"finish_reason\":\"stop\"", "a stop string");
    expect(post(s.port, "/v1/completions", "{\"prompt\":[409,421],\"max_tokens\":3}"), 200,
           "\"prompt_tokens\":2,\"completion_tokens\":3,\"total_tokens\":5", "tokens, and usage");
    expect(post(s.port, "/v1/completions", "{\"prompt\":[\"a\",\"b\"],\"n\":2,\"max_tokens\":1}"),
           200, "\"index\":3", "two prompts, two choices each");
    expect(
        post(s.port, "/v1/completions",
             "{\"prompt\":\"a\",\"max_tokens\":200,\"response_format\":{\"type\":\"json_schema\","
             "\"json_schema\":{\"name\":\"n\",\"schema\":{\"type\":\"object\",\"properties\":"
             "{\"a\":{\"enum\":[\"x\"]}},\"required\":[\"a\"],\"additionalProperties\":false}}}}"),
        200, "\"text\":\"{\\\"a\\\":\\\"x\\\"}\"", "a JSON schema, without white space");
    CHECK(end_server(s, SIGTERM) == 0);
}

#define HELLO "{\"messages\":[{\"role\":\"user\",\"content\":\"hello\"}],"

/* ---- options, by all their names */

/* The names of a set of endpoints, for tools/server.md. */
static void say_endpoints(text *t, unsigned where) {
    static const char *const names[] = {"completions", "chat",     "responses", "embeddings",
                                        "messages",    "generate", "infill"};
    bool more = false;
    int i;
    if (where == OF_ALL || where == OF_TEXTS) {
        add_format(t, where == OF_ALL ? "all" : "all except embeddings");
        return;
    }
    for (i = 0; i < 7; i++) {
        if (!(where >> i & 1)) continue;
        add_format(t, "%r%r", more ? ", " : "", names[i]);
        more = true;
    }
}

/* Writes the options of some endpoints with one use as a row of the table in tools/server.md, if
   there are any. */
static void say_row(text *t, unsigned where, option_use use) {
    static const char *const uses[] = {"supported", "another name", "accepted, no effect",
                                       "rejected unless off"};
    int i, count = 0;
    for (i = 0; i < OPTIONS; i++) {
        const option *o = &options[i];
        if (o->where != where || o->use != use) continue;
        if (!count)
            add_format(t, "| "), say_endpoints(t, where), add_format(t, " | %r |", uses[use]);
        add_format(t, "%r `%r`", count++ ? "," : "", o->name);
        if (use == OPTION_ALIAS) add_format(t, " for `%r`", o->other);
        else if (o->other) add_format(t, " (%r)", o->other);
    }
    if (count) add_format(t, " |\n");
}

/* The table of options in tools/server.md. */
static text manual_of_options(void) {
    text t = {NULL, 0, 0};
    unsigned where;
    int use;
    add_format(&t, "| endpoints | | options |\n|---|---|---|\n");
    for (use = OPTION_READ; use <= OPTION_REJECTED; use++)
        for (where = OF_ALL; where > 0; where--) say_row(&t, where, (option_use)use);
    return t;
}

/* Posts an option with this value to an endpoint, with the options that it needs to take effect. */
static text post_option(int port, unsigned where, const char *name, const char *value) {
    static const char *const paths[] = {"/v1/completions", "/v1/chat/completions", "/v1/responses",
                                        "/v1/embeddings",  "/v1/messages",         "/api/generate",
                                        "/infill"};
    static const struct {
        unsigned where;
        const char *name, *value;
    } others[] = {{OF_TEXT | OF_GENERATE, "prompt", "\"a\""},
                  {OF_CHAT | OF_MESSAGES, "messages", "[{\"role\":\"user\",\"content\":\"a\"}]"},
                  {OF_INFILL, "input_prefix", "\"a\""},
                  {OF_INFILL, "input_suffix", "\"b\""},
                  {OF_GENERATE, "stream", "false"},
                  {OF_RESPONSE | OF_VECTORS, "input", "\"a\""},
                  {OF_TEXTS, "max_tokens", "1"},
                  {OF_TEXTS, "dry_multiplier", "1"}};
    text body = {NULL, 0, 0}, got;
    size_t i;
    int path = 0;
    add_format(&body, "{%s:%r", name, value);
    for (i = 0; i < sizeof others / sizeof *others; i++)
        if ((others[i].where & where) && strcmp(others[i].name, name) != 0)
            add_format(&body, ",%s:%r", others[i].name, others[i].value);
    add_format(&body, "}");
    while (1u << path != where) path++;
    got = post(port, paths[path], body.data);
    free_text(&body);
    return got;
}

/* Words in a complete answer of an endpoint. */
static const char *mark_of(unsigned where) {
    return where == OF_GENERATE ? "\"eval_count\""
           : where == OF_INFILL ? "\"stop_type\""
                                : "\"usage\"";
}

/* Each endpoint treats each option as the table states. */
static void check_option(int port, const option *o, unsigned where) {
    const char *mark = mark_of(where);
    char param[64];
    text got;
    if (where & (OF_SYSTEM | OF_INFILL))
        snprintf(param, sizeof param, "%s is not supported", o->name);
    else snprintf(param, sizeof param, "\"param\":\"%s\"", o->name);
    if (o->use == OPTION_IGNORED) {
        expect(post_option(port, where, o->name, "true"), 200, mark, o->name);
        expect(post_option(port, where, o->name, "{\"a\":[7]}"), 200, mark, o->name);
    } else if (o->use == OPTION_REJECTED) {
        bool flag = o->other && !strcmp(o->other, "true");
        expect(post_option(port, where, o->name, "7"), 400, param, o->name);
        expect(post_option(port, where, o->name, "[\"x\"]"), 400, param, o->name);
        expect(post_option(port, where, o->name, flag ? "true" : "false"), 200, mark, o->name);
        expect(post_option(port, where, o->name, "null"), 200, mark, o->name);
        expect(post_option(port, where, o->name, "[]"), 200, mark, o->name);
    } else { /* no option takes this */
        got = post_option(port, where, o->name, "{\"type\":7}");
        if (!CHECK_CASE(status_of(&got) == 400 && !has(&got, "unsupported_parameter"), o->name))
            printf("%.300s\n", got.data);
        free_text(&got);
    }
}

static void test_option_table(void) {
    static const char *const unknown[] = {"foo", "Temperature", "temperature ", "top-k", "", "max"};
    served s = start_server(NULL, 0);
    text manual = manual_of_options();
    char *page = tool_read("tools/server.md", NULL);
    unsigned where;
    size_t k;
    int i;
    TEST("server: the table of options");
    CHECK(page && strstr(page, manual.data)); /* ./test_server options prints it */
    for (where = OF_TEXT; where <= OF_INFILL; where *= 2) {
        for (i = 0; i < OPTIONS; i++)
            if (options[i].where & where) check_option(s.port, &options[i], where);
        for (k = 0; k < sizeof unknown / sizeof *unknown; k++) {
            expect(post_option(s.port, where, unknown[k], "1"), 400, "unknown option", unknown[k]);
            expect(post_option(s.port, where, unknown[k], "null"), 200, mark_of(where), unknown[k]);
        }
    }
    expect(post_option(s.port, OF_TEXT, "messages", "[]"), 400, "not an option of this endpoint",
           "a chat's");
    expect(post_option(s.port, OF_RESPONSE, "prompt", "{\"id\":\"pmpt_1\"}"), 400,
           "\"param\":\"prompt\"", "a stored prompt");
    expect(post_option(s.port, OF_RESPONSE, "text", "{\"form\":7}"), 400, "text.form", "within");
    expect(post_option(s.port, OF_CHAT, "stream_options", "{\"usage\":true}"), 400,
           "stream_options.usage", "within another");
    expect(post_option(s.port, OF_CHAT, "chat_template_kwargs", "{\"date\":\"now\"}"), 400,
           "chat_template_kwargs.date", "a template's own");
    expect(post_option(s.port, OF_CHAT, "add_generation_prompt", "false"), 400,
           "add_generation_prompt", "no reply begins");
    free_text(&manual);
    free(page);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Aliases have the effect of the option's own name. */
static void test_other_names(void) {
    static const char *const lengths[] = {"max_tokens",     "max_completion_tokens",
                                          "n_predict",      "max_output_tokens",
                                          "max_new_tokens", "num_predict"};
    served s = start_server(NULL, 0);
    bitnet_sampling o = {0};
    char body[256];
    size_t i;
    TEST("server: other names of options");
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        snprintf(body, sizeof body, "{\"prompt\":\"once\",\"ignore_eos\":true,\"%s\":3}",
                 lengths[i]);
        expect(post(s.port, "/v1/completions", body), 200, "\"completion_tokens\":3", lengths[i]);
        snprintf(body, sizeof body, "{\"prompt\":\"once\",\"%s\":0}", lengths[i]);
        expect(post(s.port, "/v1/completions", body), 400, lengths[i], lengths[i]);
        snprintf(body, sizeof body, "{\"prompt\":\"once\",\"%s\":-1,\"stop\":\".\"}", lengths[i]);
        expect(post(s.port, "/v1/completions", body), 200, "\"finish_reason\":\"stop\"",
               lengths[i]);
        snprintf(body, sizeof body, HELLO "\"ignore_eos\":true,\"options\":{\"%s\":3}}",
                 lengths[i]);
        expect(post(s.port, "/v1/chat/completions", body), 200, "\"completion_tokens\":3",
               lengths[i]);
    }
    expect(
        post(s.port, "/v1/completions", "{\"max_tokens\":3,\"n_predict\":3,\"ignore_eos\":true}"),
        200, "\"completion_tokens\":3", "twice, and alike");
    expect(post(s.port, "/v1/completions", "{\"n_predict\":4,\"max_tokens\":3}"), 400,
           "max_tokens and n_predict are the same option, but differ", "twice");
    expect(post(s.port, "/v1/completions", "{\"options\":{\"num_ctx\":9,\"foo\":1}}"), 400, "foo",
           "none within options");
    expect(post(s.port, "/v1/completions", "{\"options\":{\"stop\":7}}"), 400, "stop must be",
           "a wrong one within options");
    expect(post(s.port, "/v1/completions", "{\"options\":7}"), 400, "options must be", "no object");
    o = drawn(1.5f, 5);
    o.top_p = 0.7f;
    o.frequency_penalty = 0.5f;
    o.repetition_penalty = 1.1f;
    o.penalty_window = BITNET_OFF;
    compare(s.port,
            "\"options\":{\"temperature\":1.5,\"seed\":5,\"top_p\":0.7,\"frequency_penalty\":0.5,"
            "\"repeat_penalty\":1.1,\"repeat_last_n\":-1,\"num_ctx\":4096,\"num_thread\":2}",
            prompts[1], o, NULL);
    expect(post(s.port, "/v1/completions",
                "{\"prompt\":\"once upon a time\",\"seed\":1,\"stop\":[\"lily\"],\"max_tokens\":20,"
                "\"include_stop_str_in_output\":true}"),
           200, "named lily\",", "a stop string that is told");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- the form of answers, however it is prescribed */

#define FIVE \
    "{\"type\":\"object\",\"properties\":{\"a\":{\"const\":5}},\"required\":[\"a\"]," \
    "\"additionalProperties\":false}"

static void test_forms(void) {
    static const char *const schemas[] = {
        "\"response_format\":{\"type\":\"json_object\",\"schema\":" FIVE "}",
        "\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"schema\":" FIVE "}}",
        "\"json_schema\":" FIVE,
        "\"guided_json\":" FIVE,
        "\"guided_json\":\"{\\\"type\\\":\\\"object\\\",\\\"properties\\\":{\\\"a\\\":{"
        "\\\"const\\\":"
        "5}},\\\"required\\\":[\\\"a\\\"],\\\"additionalProperties\\\":false}\"",
        "\"structured_outputs\":{\"json\":" FIVE "}",
        "\"format\":" FIVE,
        "\"options\":{\"format\":" FIVE "}",
        "\"grammar\":\"\",\"format\":\"\",\"guided_regex\":\"{\\\"a\\\":5}\""};
    static const char *const choices[] = {
        "\"guided_choice\":[\"\\\"red\\\" \\n\",\"blue\\\\\"]",
        "\"structured_outputs\":{\"choice\":[\"\\\"red\\\" \\n\",\"blue\\\\\"]}",
        "\"guided_regex\":\"^\\\"red\\\"\\\\s\\n|blue\\\\\\\\$\"",
        "\"structured_outputs\":{\"regex\":\"\\\"red\\\"[ ]\\\\n|blue\\\\\\\\\"}",
        "\"guided_grammar\":\"root ::= \\\"\\\\\\\"red\\\\\\\" \\\\n\\\" | \\\"blue\\\\\\\\\\\"\"",
        "\"structured_outputs\":{\"grammar\":\"root ::= \\\"blue\\\\\\\\\\\"\"}"};
    static const struct {
        const char *options, *words;
    } wrong[] = {
        {"\"grammar\":\"root ::= \\\"a\\\"\",\"format\":\"json\"", "cannot be combined"},
        {"\"guided_json\":{},\"json_schema\":true", "are the same option, but differ"},
        {"\"guided_regex\":\"a\",\"guided_choice\":[\"a\"]", "cannot be combined"},
        {"\"guided_regex\":\"a\\u0000\"", "NUL"},
        {"\"guided_regex\":7", "\"param\":\"guided_regex\""},
        {"\"guided_choice\":[]", "must not be empty"},
        {"\"guided_choice\":[7]", "array of strings"},
        {"\"guided_choice\":\"a\"", "array of strings"},
        {"\"structured_outputs\":{\"structural_tag\":\"a\"}", "structured_outputs.structural_tag"},
        {"\"structured_outputs\":{\"regex\":\"(\"}", "\"param\":\"structured_outputs\""},
        {"\"guided_grammar\":\"root\"", "\"param\":\"guided_grammar\""},
        {"\"guided_json\":\"{\"", "\"param\":\"guided_json\""},
        {"\"format\":\"xml\"", "\"param\":\"format\""},
        {"\"response_format\":{\"type\":\"text\",\"strict_schema\":{\"a\":1}}",
         "response_format.strict_schema"}};
    served s = start_server(NULL, 0);
    text body = {NULL, 0, 0}, got, said;
    size_t i;
    TEST("server: the form of answers");
    for (i = 0; i < sizeof schemas / sizeof *schemas; i++) {
        add_format(&body, "{'prompt':'a','max_tokens':99,");
        add(&body, schemas[i], strlen(schemas[i]));
        add_format(&body, "}");
        expect(post(s.port, "/v1/completions", body.data), 200, "\"text\":\"{\\\"a\\\":5}\"",
               schemas[i]);
        free_text(&body);
    }
    for (i = 0; i < sizeof choices / sizeof *choices; i++) {
        add_format(&body, "{'prompt':'a','max_tokens':99,'seed':%i,", (int64_t)i);
        add(&body, choices[i], strlen(choices[i]));
        add_format(&body, "}");
        got = post(s.port, "/v1/completions", body.data);
        said = said_in(&got, "text");
        CHECK_CASE(!strcmp(said.data, "\"red\" \n") || !strcmp(said.data, "blue\\"), choices[i]);
        free_text(&body);
        free_text(&said);
        free_text(&got);
    }
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        add_format(&body, "{'prompt':'a',");
        add(&body, wrong[i].options, strlen(wrong[i].options));
        add_format(&body, "}");
        expect(post(s.port, "/v1/completions", body.data), 400, wrong[i].words, wrong[i].options);
        free_text(&body);
    }
    expect(post(s.port, "/v1/completions",
                "{\"prompt\":\"a\",\"seed\":2,\"max_tokens\":90,\"format\":\"json\"}"),
           200, "\"text\":\"{", "any JSON");
    expect(post(s.port, "/v1/responses",
                "{\"input\":\"a\",\"structured_outputs\":{\"choice\":[\"so\"]}}"),
           200, "\"text\":\"so\"", "a response");
    expect(post(s.port, "/v1/chat/completions",
                HELLO "\"tools\":[{\"type\":\"web_search\"}],\"format\":" FIVE "}"),
           200, "\"content\":\"{\\\"a\\\":5}\"", "beside tools that are skipped");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* The number of bytes of a text that the regular expression allows; -1: it is rejected, -2: more
   must follow. */
static int matched_by(const char *expression, const char *words) {
    request r;
    regex x = {&r, "regex", {NULL, 0}, 0};
    text gbnf = {NULL, 0, 0};
    bitnet_error error;
    bitnet_grammar *grammar = NULL;
    size_t matched = 0;
    int result = -1;
    memset(&r, 0, sizeof r);
    x.rest = bitnet__string(expression);
    add_format(&gbnf, "root ::= ");
    add_regex(&x, &gbnf);
    if (!r.status) grammar = bitnet_grammar_create(gbnf.data, gbnf.length, NULL, NULL, &error);
    if (!r.status && !grammar) printf("%s: %s\n", gbnf.data, error.message);
    if (grammar) {
        bitnet_result found = bitnet_grammar_match(grammar, words, strlen(words), &matched, &error);
        result = found == BITNET_PENDING ? -2 : (int)matched;
    }
    bitnet_grammar_free(grammar);
    free_text(&gbnf);
    return result;
}

static void test_regexes(void) {
    static const struct {
        const char *expression, *words;
        int matched;
    } cases[] = {{"abc", "abc", 3},
                 {"abc", "abd", 2},
                 {"abc", "ab", -2},
                 {"^abc$", "abcd", 3},
                 {"a|bc|", "bc", 2},
                 {"a|bc|", "", 0},
                 {"(a|b)+c?", "abbac", 5},
                 {"(?:ab){2,3}", "ababab", 6},
                 {"(?:ab){2,3}", "abababa", 6},
                 {"(?<x>ab){,1}c", "abc", 3},
                 {"(?P<year>\\d{4})-\\d\\d", "2024-05", 7},
                 {"\\d+\\.\\d*", "12.", 3},
                 {"\\w+\\s\\W", "a_1 -", 5},
                 {"\\D\\S", "x y", 1},
                 {"[^a-c\\d]*", "xyz1", 3},
                 {"[]a]+", "]a]b", 3},
                 {"[\\]\\-\\\\^\"[]+", "]-\\^\"[", 6},
                 {"[a\\-z]+", "a-zb", 3},
                 {"\\x41\\u0042\\t", "AB\t", 3},
                 {"a\\ b\\-c[\\ \\.]", "a b-c.", 6},
                 {"[\\D]", "a", -1},
                 {"a.c",
                  ("a\xC3\xA9"
                   "c"),
                  4},
                 {"a.c", "a\nc", 1},
                 {"\xC3\xA9+", "\xC3\xA9\xC3\xA9", 4},
                 {"\"\\/\\*", "\"/*", 3},
                 {"a*?b++", "aabb", 4},
                 {"()b(|c)", "bc", 2},
                 {"^a$|^b$", "b", 1},
                 {"(a", "a", -1},
                 {"a)", "a", -1},
                 {"[a", "a", -1},
                 {"*a", "a", -1},
                 {"a|+", "a", -1},
                 {"(?=a)", "a", -1},
                 {"(?<!a)b", "a", -1},
                 {"(a)\\1", "aa", -1},
                 {"\\bword", "word", -1},
                 {"\\p{L}", "a", -1},
                 {"a^b", "a", -1},
                 {"(^a)", "a", -1},
                 {"a$b", "a", -1},
                 {"\\", "a", -1},
                 {"\\x4", "a", -1},
                 {"{\"a\":{b{1,x}", "{\"a\":{b{1,x}", 12},
                 {"a{3,2}", "a", -1}};
    size_t i;
    TEST("server: regular expressions");
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        int matched = matched_by(cases[i].expression, cases[i].words);
        if (!CHECK_CASE(matched == cases[i].matched, cases[i].expression))
            printf("%d of '%s'\n", matched, cases[i].words);
    }
}

/* ---- prompts that the application formats, and tokens by their names */

static void test_formatted_prompts(void) {
    const int32_t bos = bitnet_token_bos(bitnet_model_tokenizer(model));
    served s = start_server(NULL, 0);
    text body = {NULL, 0, 0}, got, plain, marked;
    TEST("server: formatted prompts");
    expect(post(s.port, "/v1/completions",
                "{\"prompt\":\"<|begin_of_text|>once upon\",\"max_tokens\":1}"),
           200, "\"prompt_tokens\":3", "a token that begins texts is enough");
    expect(post(s.port, "/v1/completions",
                "{\"prompt\":\"once <|endoftext|> upon\",\"max_tokens\":1}"),
           200, "\"prompt_tokens\":5", "a token within");
    expect(post(s.port, "/v1/completions",
                "{\"prompt\":\"once upon\",\"max_tokens\":1,\"add_special_tokens\":false}"),
           200, "\"prompt_tokens\":2", "none that begins it");
    got = post(s.port, "/v1/completions",
               "{\"prompt\":\"once <|endoftext|> upon\",\"max_tokens\":1,\"parse_special\":false}");
    CHECK(status_of(&got) == 200 && !has(&got, "\"prompt_tokens\":5"));
    free_text(&got);
    got = post(s.port, "/v1/completions", "{\"prompt\":\"once upon\",\"max_tokens\":9,\"seed\":1}");
    plain = said_in(&got, "text");
    free_text(&got);
    got = post(s.port, "/v1/completions",
               "{\"prompt\":\"<|begin_of_text|>once upon\",\"max_tokens\":9,\"seed\":1}");
    marked = said_in(&got, "text");
    CHECK(plain.length && same(&plain, &marked));
    free_text(&got);
    free_text(&plain);
    free_text(&marked);
    TEST("server: stop strings that are tokens");
    add_format(&body,
               "{'prompt':'once','max_tokens':9,'temperature':0,'logit_bias':{'%i':100},"
               "'stop':['x-x','<|begin_of_text|>']}",
               (int64_t)bos);
    expect(post(s.port, "/v1/completions", body.data), 200,
           "\"text\":\"\",\"logprobs\":null,\"finish_reason\":\"stop\"", "it stops there");
    free_text(&body);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Tokens with equal texts, or with half of a character, do not repeat a key. */
static void test_labels(void) {
    static const bitnet_token_probability best[] = {{409, -1}, {128, -2},  {129, -3},
                                                    {409, -4}, {2046, -5}, {2047, -6}};
    static const char wanted[] = "{\"once\":-1,\"bytes:\\\\xc4\":-2,\"bytes:\\\\xc5\":-3,"
                                 "\"<|begin_of_text|>\":-5,\"<|endoftext|>\":-6}";
    static server s;
    bitnet_generated_token g;
    choice c;
    job j;
    int i;
    TEST("server: tokens as keys");
    s.tokenizer = bitnet_model_tokenizer(model);
    memset(&c, 0, sizeof c);
    memset(&j, 0, sizeof j);
    memset(&g, 0, sizeof g);
    j.protocol = &completion_protocol;
    c.job = &j;
    g.token = best[1];
    g.top_logprobs = best;
    g.top_logprob_count = sizeof best / sizeof *best;
    add_logprob(&s, &c, &g);
    if (!CHECK(!strcmp(c.logprobs[LOGPROBS_TOP].data, wanted)))
        printf("%s\n", c.logprobs[LOGPROBS_TOP].data);
    CHECK(!strcmp(c.logprobs[LOGPROBS_TOKENS].data, "\"bytes:\\\\xc4\""));
    for (i = 0; i < LOGPROBS_LISTS; i++) free_text(&c.logprobs[i]);
}

static void test_guesses(void) {
    static const char *const ways[][2] = {
        {"--chains", NULL}, {"--chain-table", CHAINS}, {"--draft", SHIPPED}};
    static const char gbnf[] = "root ::= (\" the dog\" | \" the cat\")+ \".\"";
    bitnet_grammar *grammar = bitnet_grammar_create(gbnf, strlen(gbnf), NULL, NULL, NULL);
    static const char story[] = "{\"prompt\":\"Words: kite, owl\\n\\n\",\"temperature\":0}";
    bitnet_sampling o = {0};
    bitnet_model *golden = model;
    const char *told;
    double drafted;
    text got;
    int way, again;
    TEST("server: texts with guesses");
    served_model = SHIPPED; /* whose table this is */
    model = load(SHIPPED);
    for (way = 0; way < 3; way++) {
        const char *options[] = {ways[way][0], ways[way][1], NULL};
        served s = start_server(options, 0);
        memset(&o, 0, sizeof o);
        compare(s.port, "\"temperature\":0", prompts[0], o, NULL);
        o = drawn(0.8f, 3);
        compare(s.port,
                "\"seed\":3,\"grammar\":\"root ::= (\\\" the dog\\\" | \\\" the cat\\\")+ "
                "\\\".\\\"\"",
                prompts[1], o, grammar);
        compare_texts(s.port, 4, 100);
        compare_text(request_text(s.port, prompts[2], 5, 400, true), prompts[2], 5, 400, true);
        drafted = metric(s.port, "drafted_total");
        got = post(s.port, "/v1/completions", story);
        told = strstr(got.data, "\"draft_n\":"); /* perhaps 0: drafts rest where they do not pay */
        CHECK(told && metric(s.port, "drafted_total") == drafted + atof(told + 10));
        free_text(&got);
        for (again = 0; again < 200 && metric(s.port, "accepted_total") == 0; again++) {
            got = post(s.port, "/v1/completions", story);
            free_text(
                &got); /* on a busy machine few drafts save time: until one does and is right */
        }
        CHECK(metric(s.port, "drafted_total") > 0);
        CHECK(metric(s.port, "accepted_total") > 0);
        CHECK(end_server(s, SIGTERM) == 0);
    }
    bitnet_grammar_free(grammar);
    bitnet_model_free(model);
    model = golden;
    served_model = stories;
}

/* Texts with an adapter, which have a common beginning, are the library's, and differ from those
   without. */
static void test_adapter(void) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    const char *options[] = {"--adapter", NULL, "--keep-memory", "1", NULL};
    char option[300];
    bitnet_sampling sampling = {0};
    make_options o = make_defaults();
    make_file file;
    text plain, adapted;
    served s;
    TEST("server: texts of an adapter");
    o.arch = info->architecture;
    o.width = info->hidden_size, o.layers = info->layers, o.ffn = info->ffn_size;
    o.heads = info->heads, o.kv_heads = info->kv_heads, o.head_width = info->head_size;
    make_adapter(&o, 127, 4, 4.0f, BITNET_TYPE_F32, &file);
    CHECK(check_write_file(check_path(), file.data, file.size));
    snprintf(option, sizeof option, "%s:%g", check_path(), (double)LEARNED_SCALE);
    options[1] = option;
    plain = generated(prompts[0], &sampling, 60, NULL);
    learned = bitnet_adapter_load_memory(model, file.data, file.size, NULL);
    CHECK(learned != NULL);
    adapted = generated(prompts[0], &sampling, 60, NULL);
    CHECK(!same(&plain, &adapted));
    s = start_server(options, 0);
    compare_texts(s.port, 6, 60);
    CHECK(metric(s.port, "prompt_tokens_shared_total") > 0);
    CHECK(end_server(s, SIGTERM) == 0);
    bitnet_adapter_free(learned);
    learned = NULL;
    remove(check_path());
    free_text(&plain);
    free_text(&adapted);
    make_free(&file);
}

/* The numbers of an array in an answer. */
static int numbers_in(const text *got, const char *name, double *numbers, int most) {
    char key[64];
    const char *at;
    int count = 0;
    snprintf(key, sizeof key, "\"%s\":[", name);
    at = strstr(got->data, key);
    for (at = at ? at + strlen(key) : ""; count < most && *at && *at != ']'; at += *at == ',') {
        char *end;
        numbers[count++] = strtod(at, &end);
        if (end == at) return -1;
        at = end;
    }
    return count;
}

static void test_likely(void) {
    enum { TOKENS = 12 };
    const char *const body = "{\"prompt\":\"once upon a time\",\"seed\":4,\"max_tokens\":12,"
                             "\"logprobs\":3}";
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    double likely[TOKENS + 1], places[TOKENS + 1];
    const char *words;
    size_t length, characters = 0;
    int i;
    served s = start_server(NULL, 0);
    text got = post(s.port, "/v1/completions", body);
    TEST("server: how likely tokens were");
    options.max_tokens = TOKENS;
    options.logprobs = true;
    sampling = drawn(0.8f, 4);
    bitnet_session_set_sampling(session, &sampling);
    CHECK(bitnet_generate_begin(session, prompts[0], BITNET_TERMINATED, &options) == BITNET_OK);
    CHECK(numbers_in(&got, "token_logprobs", likely, TOKENS + 1) == TOKENS);
    CHECK(numbers_in(&got, "text_offset", places, TOKENS + 1) == TOKENS);
    for (i = 0; i < TOKENS; i++) {
        const bitnet_generated_token *tokens;
        CHECK(bitnet_generate_next(session, NULL, &words, &length) == BITNET_OK);
        CHECK(bitnet_generate_tokens(session, &tokens) == 1);
        CHECK((float)likely[i] == tokens[0].token.log_probability);
        CHECK(places[i] == (double)characters);
        characters += length;
    }
    bitnet_session_free(session);
    free_text(&got);
    expect(post(s.port, "/v1/completions",
                "{\"prompt\":\"tom\",\"max_tokens\":50,\"stop_token_ids\":[13],\"min_tokens\":5}"),
           200, "\"finish_reason\":\"", "tokens that end");
    expect(post(s.port, "/v1/completions", "{\"prompt\":\"tom\",\"logprobs\":21}"), 400,
           "\"param\":\"logprobs\"", "too many");
    expect(post(s.port, "/v1/completions",
                "{\"prompt\":\"the end.\",\"temperature\":0,\"ignore_eos\":true}"),
           200, "\"total_tokens\":512", "on past the end, to the end of the context");
    CHECK(end_server(s, SIGTERM) == 0);
}

static void test_chat(void) {
    static const char *const body =
        "{\"messages\":[{\"role\":\"system\",\"content\":[{\"type\":\"text\",\"text\":\"be "
        "kind\"}]},"
        "{\"role\":\"user\",\"content\":\"hello\"}],\"max_completion_tokens\":30,\"seed\":9,";
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    static const bitnet_message system = {BITNET_ROLE_SYSTEM, "be kind", 7};
    text wanted = {NULL, 0, 0};
    int32_t ids[64];
    size_t count;
    served s = start_server(NULL, 0);
    int streams;
    TEST("server: chat");
    options.max_tokens = 30;
    sampling = drawn(0.8f, 9);
    bitnet_session_set_sampling(session, &sampling);
    CHECK(bitnet_chat_encode(t, bitnet_tokenizer_chat_template(t), &system, 1, BITNET_ADD_BOS, ids,
                             64, &count, NULL) == BITNET_OK);
    CHECK(bitnet_feed(session, ids, count) == BITNET_OK);
    CHECK(bitnet_chat(session, "hello", &options, note, &wanted) == BITNET_OK);
    for (streams = 0; streams < 2; streams++) {
        text request = {NULL, 0, 0}, got, said;
        add_format(&request, "%r'stream':%b,'stream_options':{'include_usage':true}}", body,
                   streams);
        got = post(s.port, "/v1/chat/completions", request.data);
        said = said_in(&got, "content");
        CHECK(same(&said, &wanted));
        CHECK(has(&got, "\"role\":\"assistant\"") && has(&got, "\"completion_tokens\":"));
        CHECK(has(&got, "\"object\":\"chat.completion.chunk\"") == (streams == 1));
        free_text(&request);
        free_text(&got);
        free_text(&said);
    }
    free_text(&wanted);
    bitnet_session_free(session);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A continued reply is what the model generates after its beginning. */
static void test_going_on(void) {
    static const char begun[] = "The dog was";
    static const char request[] =
        "{\"messages\":[{\"role\":\"user\",\"content\":\"hello\"},{\"role\":\"assistant\","
        "\"content\":\"The dog "
        "was\"}],\"continue_final_message\":true,\"max_tokens\":30,\"seed\":9";
    static const bitnet_message messages[] = {{BITNET_ROLE_USER, "hello", 5},
                                              {BITNET_ROLE_ASSISTANT, NULL, 0}};
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    text wanted = {NULL, 0, 0}, body = {NULL, 0, 0}, got, said;
    int32_t ids[64];
    size_t count, more;
    served s = start_server(NULL, 0);
    TEST("server: a reply goes on");
    options.max_tokens = 30;
    sampling = drawn(0.8f, 9);
    bitnet_session_set_sampling(session, &sampling);
    CHECK(bitnet_chat_encode(t, bitnet_tokenizer_chat_template(t), messages, 2, BITNET_ADD_BOS, ids,
                             64, &count, NULL) == BITNET_OK);
    CHECK(bitnet_tokenize(t, begun, strlen(begun), 0, ids + count, 64 - count, &more, NULL) ==
          BITNET_OK);
    CHECK(bitnet_feed(session, ids, count + more) == BITNET_OK);
    CHECK(bitnet_generate(session, NULL, &options, note, &wanted) == BITNET_OK);
    add_format(&body, "%r}", request);
    got = post(s.port, "/v1/chat/completions", body.data);
    said = said_in(&got, "content");
    CHECK(wanted.length > 0 && same(&said, &wanted));
    free_text(&body);
    add_format(&body, "%r,'response_format':{'type':'json_object'}}", request);
    expect(post(s.port, "/v1/chat/completions", body.data), 400, "continue_final_message",
           "a form");
    expect(post(s.port, "/v1/chat/completions",
                "{\"messages\":[{\"role\":\"user\",\"content\":\"a\"}],"
                "\"continue_final_message\":true}"),
           400, "continue_final_message", "nothing goes on");
    free_text(&body);
    free_text(&got);
    free_text(&said);
    free_text(&wanted);
    bitnet_session_free(session);
    CHECK(end_server(s, SIGTERM) == 0);
}

#define THINK HELLO "\"max_tokens\":20,\"seed\":3"

#define LOOK_TAGS \
    "<tool_call>\n<function=look>\n<parameter=where>\nup " \
    "\"\n</parameter>\n</function>\n</tool_call>"
#define LOOK \
    "<tool_call>\n{\"name\": \"look\", \"arguments\": {\"where\": \"up \\\"\"}}\n</tool_call>"

/* Thoughts, texts and calls in events, generated byte by byte. */
static const struct {
    bitnet_tool_format form;
    const char *said, *thought, *words;
    bool calls;
} streamed[] = {{BITNET_TOOL_FORMAT_TAGS, "why\n\nnot\n</think>\n\nyes <b>\n\n" LOOK_TAGS,
                 "why\n\nnot", "yes <b>", true},
                {BITNET_TOOL_FORMAT_HERMES, "so\n" LOOK, "so", "", true},
                {BITNET_TOOL_FORMAT_TAGS, "so\n" LOOK_TAGS, "so", "", true},
                {BITNET_TOOL_FORMAT_HERMES,
                 "a <tool_call> or\n<tool_call>\n{\"name\": \"lo\n</think>\n\nno",
                 "a <tool_call> or\n<tool_call>\n{\"name\": \"lo", "no", false},
                {BITNET_TOOL_FORMAT_TAGS, "a <tool_call>\n<function=no\n</think>\n\nno",
                 "a <tool_call>\n<function=no", "no", false}};

static void test_thought_in_stream(const char *path) {
    static const bitnet_tool look = {
        "look", NULL, "{\"type\":\"object\",\"properties\":{\"where\":{\"type\":\"string\"}}}",
        false};
    bitnet_tools_options options;
    static server s;
    connection c;
    choice made;
    job j;
    text thought, words, arguments;
    size_t i, k;
    s.model = bitnet_model_load_file(path, NULL, NULL);
    s.tokenizer = bitnet_model_tokenizer(s.model);
    for (k = 0; k < sizeof streamed / sizeof *streamed; k++) {
        const char *said = streamed[k].said;
        memset(&options, 0, sizeof options);
        options.format = streamed[k].form;
        memset(&c, 0, sizeof c);
        memset(&made, 0, sizeof made);
        memset(&j, 0, sizeof j);
        j.client = &c;
        j.chat = j.stream = true;
        j.protocol = &chat_protocol;
        j.tools = bitnet_tools_create(s.tokenizer, &look, 1, &options, NULL);
        made.job = &j;
        add_format(&c.out, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n");
        CHECK_CASE(bitnet_grammar_match(bitnet_tools_grammar(j.tools), said, strlen(said), &i,
                                        NULL) == BITNET_OK,
                   said);
        for (i = 0; said[i]; i++) {
            add(&made.output, &said[i], 1);
            made.done = !said[i + 1];
            stream_choice(&s, &made);
        }
        thought = said_in(&c.out, "reasoning_content");
        words = said_in(&c.out, "content");
        arguments = said_in(&c.out, "arguments");
        CHECK_CASE(!strcmp(thought.data, streamed[k].thought), said);
        CHECK_CASE(!strcmp(words.length ? words.data : "", streamed[k].words), said);
        CHECK_CASE(has(&c.out, "\"name\":\"look\"") == streamed[k].calls &&
                       has(&c.out, "\"finish_reason\":\"tool_calls\"") == streamed[k].calls,
                   said);
        CHECK_CASE(!streamed[k].calls || !strcmp(arguments.data, "{\"where\": \"up \\\"\"}"), said);
        free_text(&arguments);
        bitnet_tools_free(j.tools);
        free_text(&thought);
        free_text(&words);
        free_text(&made.output);
        free_text(&c.out);
    }
    bitnet_model_free(s.model);
}

/* Other options that turn thinking on or off. */
static void check_thinking(int port) {
    static const struct {
        const char *option;
        bool thinks;
    } cases[] = {{"\"max_thinking_tokens\":0", true},
                 {"\"max_thinking_tokens\":-1", true},
                 {"\"thinking_token_budget\":-1", true},
                 {"\"thinking_token_budget\":0", false},
                 {"\"thinking_budget_tokens\":0", false},
                 {"\"reasoning_budget_tokens\":0", false},
                 {"\"reasoning_effort\":\"max\"", true},
                 {"\"think\":\"high\"", true},
                 {"\"think\":true", true},
                 {"\"think\":false", false},
                 {"\"think\":\"none\"", false},
                 {"\"chat_template_kwargs\":{\"thinking\":false}", false},
                 {"\"reasoning\":{\"effort\":\"none\"}", false}};
    char body[256];
    size_t i;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        text got;
        snprintf(body, sizeof body, THINK ",%s}", cases[i].option);
        got = post(port, "/v1/chat/completions", body);
        CHECK_CASE(status_of(&got) == 200 && has(&got, "reasoning_content") == cases[i].thinks,
                   cases[i].option);
        free_text(&got);
    }
}

static void test_thoughts(void) {
    char path[64];
    served s;
    text got, whole, parts;
    TEST("server: thoughts apart");
    snprintf(path, sizeof path, "/tmp/test_server.%d.gguf", (int)getpid());
    write_model(path, "<|user|>{{ '<|assistant|>\\n<think>\\n' }}{{ '</think>' }}", true);
    served_model = path;
    s = start_server(NULL, 0);
    served_model = stories;
    got = post(s.port, "/v1/chat/completions", THINK "}");
    whole = said_in(&got, "reasoning_content");
    CHECK(status_of(&got) == 200 && whole.length > 0 && has(&got, "\"content\":\"\""));
    free_text(&got);
    got = post(s.port, "/v1/chat/completions", HELLO "\"max_tokens\":20,\"seed\":4}");
    parts = said_in(&got, "reasoning_content");
    CHECK(same(&parts, &whole)); /* the file would have the likeliest tokens only */
    free_text(&parts);
    free_text(&got);
    got = post(s.port, "/v1/chat/completions", THINK ",\"stream\":true}");
    parts = said_in(&got, "reasoning_content");
    CHECK(same(&parts, &whole));
    free_text(&parts);
    parts = said_in(&got, "content");
    CHECK(parts.length == 0);
    free_text(&parts);
    free_text(&whole);
    free_text(&got);
    got = post(s.port, "/v1/chat/completions",
               THINK ",\"chat_template_kwargs\":{\"enable_thinking\":false}}");
    parts = said_in(&got, "content");
    CHECK(parts.length > 0 && !has(&got, "reasoning_content"));
    free_text(&parts);
    free_text(&got);
    got = post(s.port, "/v1/chat/completions", THINK ",\"max_thinking_tokens\":4}");
    whole = said_in(&got, "reasoning_content");
    parts = said_in(&got, "content");
    CHECK(status_of(&got) == 200 && whole.length > 0 && whole.length < 40 && parts.length > 0);
    free_text(&parts);
    free_text(&whole);
    free_text(&got);
    check_thinking(s.port);
    expect(post(s.port, "/v1/chat/completions", THINK ",\"reasoning_effort\":\"none\"}"), 200,
           "\"content\":\"", "no effort is no thought");
    expect(post(s.port, "/v1/chat/completions", THINK ",\"reasoning_effort\":\"some\"}"), 400,
           "reasoning_effort", "an effort that is none");
    expect(post(s.port, "/v1/chat/completions",
                "{\"messages\":[{\"role\":\"user\",\"content\":\"a\"},{\"role\":\"assistant\","
                "\"content\":"
                "\"b\",\"reasoning_content\":\"c\"}],\"max_tokens\":2}"),
           200, "\"message\":", "thoughts of before");
    expect(post(s.port, "/v1/chat/completions", THINK ",\"grammar\":\"root ::= \\\"so\\\"\"}"), 200,
           "\"content\":\"so\"", "a form leaves no room for thoughts");
    CHECK(end_server(s, SIGTERM) == 0);
    test_thought_in_stream(path);
    remove(path);
}

#define TOOLS \
    "\"tools\":[{\"type\":\"function\",\"function\":{\"name\":\"look\",\"description\":\"looks\"," \
    "\"parameters\":{\"type\":\"object\",\"properties\":{\"where\":{\"enum\":[\"up\",\"down\"]}}," \
    "\"required\":[\"where\"],\"additionalProperties\":false}}},{\"type\":\"function\"," \
    "\"function\":{" \
    "\"name\":\"wait\"}}],\"max_tokens\":100,\"seed\":8"

#define CALLED \
    "{\"messages\":[{\"role\":\"system\",\"content\":\"be kind\"}," \
    "{\"role\":\"user\",\"content\":\"hello\"},{\"role\":\"assistant\",\"content\":null," \
    "\"tool_calls\":[{\"id\":\"1\",\"type\":\"function\",\"function\":{\"name\":\"look\"," \
    "\"arguments\":\"{}\"}}]},{\"role\":\"tool\",\"tool_call_id\":\"1\",\"content\":\"sky\"}]"

/* Schemas with a keyword that a grammar cannot enforce, and whether they are strict. */
#define ODD \
    "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"array\",\"uniqueItems\":true," \
    "\"items\":{\"const\":7},\"minItems\":1,\"maxItems\":2}},\"required\":[\"a\"]," \
    "\"additionalProperties\":false}"
#define ODD_TOOL \
    "\"max_tokens\":100,\"tools\":[{\"type\":\"function\",\"function\":{\"name\":\"now\"}}," \
    "{\"type\":\"function\",\"function\":{\"name\":\"odd\",\"parameters\":" ODD
#define ODD_FORM \
    "\"max_tokens\":100,\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"name\":" \
    "\"x\",\"schema\":" ODD

/* Schemas are enforced as far as possible unless they are strict. */
static void test_strictness(int port) {
    static const char *const formats[] = {
        "{\"type\":\"string\",\"format\":\"lowercase\",\"pattern\":\"^[^A-Z]*$\"}",
        "{\"type\":\"object\",\"propertyNames\":{\"type\":\"string\",\"enum\":[\"a\",\"b\"]},"
        "\"additionalProperties\":{\"type\":\"integer\"},\"required\":[\"a\",\"b\"]}",
        "{\"type\":\"number\",\"multipleOf\":0.5}",
        "{\"type\":\"object\",\"properties\":{\"a\":{\"not\":{}}},\"additionalProperties\":false}"};
    text body = {NULL, 0, 0};
    size_t i;
    expect(post(port, "/v1/chat/completions",
                HELLO ODD_TOOL "}}],\"tool_choice\":{\"type\":\"function\",\"function\":{\"name\":"
                               "\"odd\"}}}"),
           200, "\\\"a\\\":", "an odd tool");
    expect(post(port, "/v1/chat/completions", HELLO ODD_TOOL ",\"strict\":true}}]}"), 400,
           "tool 'odd': #/properties/a/uniqueItems: this keyword", "a strict tool");
    expect(post(port, "/v1/chat/completions", HELLO ODD_FORM "}}}"), 200, "{\\\"a\\\":[7",
           "an odd form");
    expect(post(port, "/v1/chat/completions", HELLO ODD_FORM ",\"strict\":true}}}"), 400,
           "#/properties/a/uniqueItems: this keyword", "a strict form");
    for (i = 0; i < sizeof formats / sizeof *formats; i++) {
        add_format(
            &body,
            "%r'max_tokens':9,'response_format':{'type':'json_schema','json_schema':{'name':'x',"
            "'strict':true,'schema':%r}}}",
            HELLO, formats[i]);
        expect(post(port, "/v1/chat/completions", body.data), 200, "\"content\":", formats[i]);
        free_text(&body);
    }
    expect(post(port, "/v1/chat/completions",
                HELLO "\"max_tokens\":9,\"grammar\":\"\\uFEFFroot ::= \\\"so\\\"\"}"),
           200, "\"content\":\"so\"", "a mark before a grammar");
}

static void test_tools(void) {
    static const char *const wrong[] = {
        HELLO "\"tools\":7}",
        HELLO "\"tools\":[{\"type\":\"x\"}]}",
        HELLO "\"tools\":[{\"type\":\"function\",\"function\":{\"name\":\"a b\"}}]}",
        HELLO "\"tools\":[{\"type\":\"function\",\"function\":{\"name\":\"look\\u0000x\"}}]}",
        HELLO "\"tools\":[{\"type\":\"function\",\"function\":{\"name\":\"look\"}},"
              "{\"type\":\"function\",\"function\":{\"name\":\"look\"}}]}",
        HELLO "\"tools\":[{\"type\":\"function\",\"function\":{}}]}",
        HELLO "\"tool_choice\":\"required\"}",
        HELLO "\"tools\":[],\"tool_choice\":{\"type\":\"function\",\"function\":{\"name\":\"a\"}}}",
        HELLO "\"chat_template_kwargs\":7}",
        HELLO TOOLS ",\"tool_choice\":\"maybe\"}",
        HELLO TOOLS ",\"tool_choice\":{\"type\":\"function\",\"function\":{\"name\":\"listen\"}}}",
        HELLO TOOLS ",\"grammar\":\"root ::= \\\"so\\\"\"}",
        HELLO TOOLS ",\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"schema\":"
                    "{\"type\":\"thing\"},\"strict\":true}}}",
        HELLO ODD_TOOL ",\"strict\":true}}]}",
        HELLO ODD_FORM ",\"strict\":true}}}",
        HELLO ODD_TOOL ",\"strict\":7}}]}",
        "{\"messages\":[{\"role\":\"assistant\",\"tool_calls\":[{}]}]}"};
    const char *room[] = {"--context", "2048", NULL}; /* for the tools */
    served s = start_server(room, 0);
    text got, arguments, many = {NULL, 0, 0}, body = {NULL, 0, 0};
    size_t i;
    int streams;
    TEST("server: tools");
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++)
        expect(post(s.port, "/v1/chat/completions", wrong[i]), 400, "invalid_request", wrong[i]);
    test_strictness(s.port);
    for (streams = 0; streams < 2; streams++) {
        add_format(&body,
                   "%r%r,'stream':%b,'parallel_tool_calls':false,'tool_choice':{'type':'function',"
                   "'function':{'name':'look'}}}",
                   HELLO, TOOLS, streams);
        got = post(s.port, "/v1/chat/completions", body.data);
        CHECK(has(&got, "\"finish_reason\":\"tool_calls\"") && has(&got, "\"name\":\"look\""));
        CHECK(!has(&got, "<tool_call>"));
        arguments = said_in(&got, "arguments");
        CHECK(!strncmp(arguments.data, "{", 1) && strstr(arguments.data, "\"where\":"));
        free_text(&arguments);
        free_text(&got);
        free_text(&body);
    }
    for (i = 0; i < 80; i++)
        add_format(&many, "%r{'type':'function','function':{'name':'look-%i'}}", i ? "," : "",
                   (int64_t)i);
    add_format(&body, "%r'tools':[%r]}", HELLO, many.data);
    expect(post(s.port, "/v1/chat/completions", body.data), 400,
           "tokens, with the declarations of the tools, and", "more tools than fit");
    free_text(&many);
    free_text(&body);
    expect(post(s.port, "/v1/chat/completions", HELLO TOOLS ",\"tool_choice\":\"required\"}"), 200,
           "\"content\":null,\"tool_calls\":[{\"id\":\"call-", "one is called");
    expect(post(s.port, "/v1/chat/completions", HELLO TOOLS ",\"tool_choice\":\"none\"}"), 200,
           "\"finish_reason\":\"", "none is called");
    expect(post(s.port, "/v1/chat/completions",
                HELLO TOOLS
                ",\"tool_choice\":\"none\",\"response_format\":{\"type\":\"json_schema\","
                "\"json_schema\":{\"schema\":{\"$ref\":\"#/$defs/a\",\"$defs\":{\"a\":"
                "{\"const\":7}}}}}}"),
           200, "\"content\":\"7\"", "but a form kept");
    expect(post(s.port, "/v1/chat/completions", CALLED "," TOOLS "}"), 200,
           "\"message\":", "what it returned is told");
    expect(post(s.port, "/v1/chat/completions", CALLED ",\"max_tokens\":5}"), 200,
           "\"message\":", "and after the tools have gone");
    expect(post(s.port, "/v1/chat/completions", HELLO "\"tool_choice\":\"none\",\"max_tokens\":5}"),
           200, "\"message\":", "none of no tools");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- histories of any shape, and tools that others run */

/* Do two chats get the same reply? */
static void compare_chats(int port, const char *one, const char *other, const char *what) {
    text a = post(port, "/v1/chat/completions", one), b;
    text said = said_in(&a, "content"), wanted;
    b = post(port, "/v1/chat/completions", other);
    wanted = said_in(&b, "content");
    if (!CHECK_CASE(status_of(&a) == 200 && said.length && same(&said, &wanted), what))
        printf("%.400s\n%.400s\n", a.data, b.data);
    free_text(&a);
    free_text(&b);
    free_text(&said);
    free_text(&wanted);
}

#define GOES_ON ",{\"role\":\"user\",\"content\":\"and\"}],\"max_tokens\":9,\"seed\":1,\"stop\":[]}"
#define AFTER(message) "{\"messages\":[{\"role\":\"user\",\"content\":\"a\"}," message GOES_ON
#define CALL(arguments) \
    AFTER("{\"role\":\"assistant\",\"content\":null,\"tool_calls\":[{\"id\":\"1\",\"type\":" \
          "\"function\",\"function\":{\"name\":\"look\",\"arguments\":" arguments "}}]}," \
          "{\"role\":\"tool\",\"tool_call_id\":\"1\",\"content\":\"sky\"}")

static void test_histories(void) {
    static const struct {
        const char *one, *other;
    } alike[] = {
        {AFTER("{\"role\":\"assistant\",\"content\":null}"),
         AFTER("{\"role\":\"assistant\",\"content\":\"\"}")},
        {AFTER("{\"role\":\"assistant\"}"), AFTER("{\"role\":\"assistant\",\"content\":[]}")},
        {AFTER("{\"role\":\"assistant\",\"content\":null,\"reasoning_content\":\"b\"}"),
         AFTER("{\"role\":\"assistant\",\"content\":\"\",\"reasoning_content\":\"b\"}")},
        {AFTER("{\"role\":\"assistant\",\"content\":null,\"refusal\":\"no\"}"),
         AFTER("{\"role\":\"assistant\",\"content\":\"no\"}")},
        {AFTER("{\"role\":\"assistant\",\"content\":[{\"type\":\"refusal\",\"refusal\":\"no\"}]}"),
         AFTER("{\"role\":\"assistant\",\"content\":\"no\"}")},
        {AFTER("{\"role\":\"assistant\",\"content\":[\"n\",{\"type\":\"thinking\",\"thinking\":"
               "\"x\"},{\"type\":\"text\",\"text\":\"o\"}]}"),
         AFTER("{\"role\":\"assistant\",\"content\":\"no\"}")},
        {CALL("\"\""), CALL("\"{}\"")},
        {CALL("null"), CALL("\"{}\"")},
        {CALL("{\"where\":\"up\"}"), CALL("\"{\\\"where\\\":\\\"up\\\"}\"")},
        {CALL("\"[1,\""), CALL("{\"input\":\"[1,\"}")},
        {AFTER("{\"role\":\"assistant\",\"content\":null,\"function_call\":{\"name\":\"look\","
               "\"arguments\":\"{}\"}},{\"role\":\"function\",\"name\":\"look\",\"content\":"
               "\"sky\"}"),
         CALL("\"{}\"")},
        {AFTER(
             "{\"role\":\"assistant\",\"tool_calls\":[{\"id\":\"1\",\"type\":\"custom\",\"custom\":"
             "{\"name\":\"look\",\"input\":\"[1,\"}}]},{\"role\":\"tool\",\"content\":\"sky\"}"),
         CALL("{\"input\":\"[1,\"}")},
        {AFTER("{\"role\":\"assistant\",\"content\":\"\",\"tool_calls\":[]},{\"role\":\"tool\","
               "\"content\":null}"),
         AFTER("{\"role\":\"assistant\",\"content\":\"\"},{\"role\":\"tool\",\"content\":[]}")},
        {AFTER("{\"role\":\"tool\",\"content\":{\"type\":[1]}}"),
         AFTER("{\"role\":\"tool\",\"content\":\"{\\\"type\\\":[1]}\"}")},
        {AFTER("{\"role\":\"tool\",\"content\":[{\"type\":\"image_url\",\"image_url\":{}}]}"),
         AFTER("{\"role\":\"tool\",\"content\":\"(content that is not text)\"}")},
        {HELLO "\"seed\":1,\"max_tokens\":9,\"functions\":[],\"function_call\":\"auto\"}",
         HELLO "\"seed\":1,\"max_tokens\":9}"},
        {HELLO "\"seed\":1,\"max_tokens\":9,\"tools\":[{\"type\":\"web_search\"},{\"type\":"
               "\"web_search_preview_2025_03_11\"},{\"type\":\"custom\",\"custom\":{\"name\":"
               "\"x\"}},{\"type\":\"mcp\"},{\"type\":\"namespace\",\"tools\":[]}]}",
         HELLO "\"seed\":1,\"max_tokens\":9}"}};
    static const char *const wrong[] = {
        AFTER("{\"role\":\"user\"}"),
        AFTER("{\"role\":\"user\",\"content\":null}"),
        AFTER("{\"role\":\"assistant\",\"content\":7}"),
        CALL("7"),
        CALL("[]"),
        AFTER("{\"role\":\"user\",\"content\":\"b\",\"images\":[\"AAAA\"]}"),
        AFTER("{\"role\":\"user\",\"content\":[{\"type\":\"image_url\",\"image_url\":{}}]}")};
    static const char *const efforts[] = {"none",  "minimal", "low",  "medium", "high",
                                          "xhigh", "max",     "auto", "default"};
    const char *room[] = {"--context", "2048", NULL}; /* for the tools */
    served s = start_server(room, 0);
    char body[256];
    size_t i;
    TEST("server: histories of any shape");
    for (i = 0; i < sizeof alike / sizeof *alike; i++)
        compare_chats(s.port, alike[i].one, alike[i].other, alike[i].one);
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++)
        expect(post(s.port, "/v1/chat/completions", wrong[i]), 400, "invalid_request", wrong[i]);
    for (i = 0; i < sizeof efforts / sizeof *efforts; i++) {
        snprintf(body, sizeof body, HELLO "\"max_tokens\":1,\"reasoning_effort\":\"%s\"}",
                 efforts[i]);
        expect(post(s.port, "/v1/chat/completions", body), 200, "\"usage\"", efforts[i]);
        snprintf(body, sizeof body, HELLO "\"max_tokens\":1,\"think\":\"%s\"}", efforts[i]);
        expect(post(s.port, "/v1/chat/completions", body), 200, "\"usage\"", efforts[i]);
    }
    expect(post(s.port, "/v1/chat/completions",
                HELLO "\"max_tokens\":1,\"think\":true,\"reasoning_effort\":\"none\"}"),
           200, "\"usage\"", "no effort, but thinking");
    expect(post(s.port, "/v1/chat/completions",
                HELLO "\"max_tokens\":1,\"think\":\"low\",\"reasoning_effort\":\"medium\"}"),
           200, "\"usage\"", "two efforts");
    TEST("server: tools that are allowed");
    for (i = 0; i < 8; i++) {
        snprintf(body, sizeof body, "%i", (int)i);
        {
            text request = {NULL, 0, 0};
            add_format(&request,
                       "%r%r,'temperature':2,'tool_choice':{'type':'allowed_tools',%r'mode':"
                       "'required','tools':[{'type':'web_search'},{'type':'function',%r'name':"
                       "'wait'}%r]%r}}",
                       HELLO, TOOLS, i % 2 ? "\"allowed_tools\":{" : "",
                       i % 2 ? "\"function\":{" : "", i % 2 ? "}" : "", i % 2 ? "}" : "");
            expect(post(s.port, "/v1/chat/completions", request.data), 200,
                   "\"function\":{\"name\":\"wait\"", request.data);
            free_text(&request);
        }
    }
    expect(post(s.port, "/v1/chat/completions",
                HELLO TOOLS ",\"tool_choice\":{\"type\":\"allowed_tools\",\"mode\":\"auto\"}}"),
           400, "tool_choice", "none are listed");
    expect(post(s.port, "/v1/chat/completions",
                HELLO "\"tools\":[{\"type\":\"shell\"}],\"tool_choice\":\"required\"}"),
           400, "tool_choice", "none that can be called");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* The beginning of a call is not sent as text, unless the model ended its reply there. */
static void test_begun_call(void) {
    static const bitnet_tool look = {"look", NULL, NULL, false};
    static const struct {
        const char *said;
        bitnet_stop_reason reason;
        const char *words;
    } cases[] = {{"yes\n\n<tool_", BITNET_STOP_LENGTH, "yes\n\n"},
                 {"yes\n\n<tool_", BITNET_STOP_TOKEN, "yes\n\n<tool_"},
                 {"<", BITNET_STOP_LENGTH, ""},
                 {"<tool_call>\n{\"name\":", BITNET_STOP_LENGTH, ""},
                 {"a <b", BITNET_STOP_LENGTH, "a <b"},
                 {"a <tools> b", BITNET_STOP_TOKEN, "a <tools> b"}};
    static server s;
    bitnet_tools_options options;
    size_t i, k;
    TEST("server: a call that has begun");
    memset(&options, 0, sizeof options);
    options.format = BITNET_TOOL_FORMAT_HERMES;
    s.tokenizer = bitnet_model_tokenizer(model);
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        connection c;
        choice made;
        text words;
        job j;
        memset(&c, 0, sizeof c);
        memset(&made, 0, sizeof made);
        memset(&j, 0, sizeof j);
        j.client = &c;
        j.chat = j.stream = true;
        j.protocol = &chat_protocol;
        j.tools = bitnet_tools_create(s.tokenizer, &look, 1, &options, NULL);
        made.job = &j;
        add_format(&c.out, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n");
        for (k = 0; cases[i].said[k]; k++) {
            add(&made.output, &cases[i].said[k], 1);
            stream_choice(&s, &made);
        }
        made.done = true;
        made.reason = cases[i].reason;
        stream_choice(&s, &made);
        words = said_in(&c.out, "content");
        if (!CHECK_CASE(!strcmp(words.data, cases[i].words), cases[i].said))
            printf("said '%s'\n", words.data);
        bitnet_tools_free(j.tools);
        free_text(&words);
        free_text(&made.output);
        free_text(&c.out);
    }
}

/* ---- responses */

/* The value of the first member called `name`, a string. */
static text member_of(const text *got, const char *name) {
    text found = {NULL, 0, 0};
    char key[64];
    const char *at;
    snprintf(key, sizeof key, "\"%s\":\"", name);
    at = strstr(got->data, key);
    if (at) at += strlen(key);
    add(&found, at ? at : "", at ? strcspn(at, "\"") : 0);
    return found;
}

/* The types of the events of a stream, in order. */
static text events_of(const text *got) {
    text types = {NULL, 0, 0};
    const char *at = got->data;
    add(&types, "", 0);
    while ((at = strstr(at, "event: response.")) != NULL) {
        at += strlen("event: response.");
        if (strncmp(at, "output_text.delta", 17))
            add(&types, at, strcspn(at, "\n")), add_format(&types, " ");
    }
    return types;
}

/* Continues the response with this id. */
static text go_on(int port, const text *id, const char *words) {
    text body = {NULL, 0, 0}, got;
    add_format(&body, "{'input':%s,'previous_response_id':%t,'max_output_tokens':5,'seed':1}",
               words, id);
    got = post(port, "/v1/responses", body.data);
    free_text(&body);
    return got;
}

static void test_responses(void) {
    static const char *const wrong[] = {
        "{}",
        "{\"input\":[]}",
        "{\"input\":7}",
        "{\"input\":[7]}",
        "{\"input\":[{\"type\":\"input_image\"}]}",
        "{\"input\":[{\"role\":\"user\"}]}",
        "{\"input\":[{\"role\":\"user\",\"content\":[{\"type\":\"input_file\"}]}]}",
        "{\"input\":[{\"type\":\"function_call\",\"name\":\"a\"}]}",
        "{\"input\":[{\"type\":\"function_call\",\"name\":\"a\",\"arguments\":7}]}",
        "{\"input\":[{\"type\":\"function_call_output\",\"call_id\":\"1\"}]}",
        "{\"input\":\"a\",\"text\":{\"format\":{\"type\":\"json_schema\"}}}",
        "{\"input\":\"a\",\"text\":7}",
        "{\"input\":\"a\",\"reasoning\":{\"effort\":\"some\"}}",
        "{\"input\":\"a\",\"conversation\":\"b\"}",
        "{\"input\":\"a\",\"tools\":[{\"type\":\"telepathy\"}]}"};
    const char *few[] = {"--responses", "5000", NULL}, *none[] = {"--responses", "0", NULL};
    served s = start_server(few, 0);
    text got, said, id, types;
    size_t i;
    TEST("server: responses");
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++)
        expect(post(s.port, "/v1/responses", wrong[i]), 400, "invalid_request", wrong[i]);
    got = post(s.port, "/v1/chat/completions", HELLO "\"max_tokens\":9,\"seed\":1}");
    said = said_in(&got, "content");
    free_text(&got);
    got = post(s.port, "/v1/responses",
               "{\"input\":\"hello\",\"max_output_tokens\":9,\"seed\":1,\"stream\":true}");
    types = events_of(&got);
    CHECK(!strcmp(types.data, "created in_progress output_item.added content_part.added "
                              "output_text.done content_part.done output_item.done incomplete "));
    free_text(&types);
    types = said_in(&got, "delta");
    CHECK(same(&types, &said) && !has(&got, "[DONE]"));
    free_text(&types);
    free_text(&said);
    id = member_of(&got, "id");
    free_text(&got);
    expect(go_on(s.port, &id, "and"), 200, "\"status\":\"", "one goes on");
    for (i = 0; i < 6; i++)
        expect(post(s.port, "/v1/responses", "{\"input\":\"hello\",\"max_output_tokens\":2}"), 200,
               "\"store\":true", "others come");
    expect(go_on(s.port, &id, "and"), 404, "--responses", "until too many came behind it");
    free_text(&id);
    expect(post(s.port, "/v1/responses", "{\"input\":[{\"id\":\"msg_1\"}]}"), 404, "not_found",
           "an item that is none");
    CHECK(end_server(s, SIGTERM) == 0);
    s = start_server(none, 0);
    got = post(s.port, "/v1/responses", "{\"input\":\"hello\",\"max_output_tokens\":2}");
    id = member_of(&got, "id");
    expect(go_on(s.port, &id, "and"), 404, "previous_response_not_found", "where none is kept");
    free_text(&id);
    free_text(&got);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Ids are different after a restart. */
static void test_ids(void) {
    static const char call[] = HELLO "\"tools\":[{\"type\":\"function\",\"function\":{\"name\":"
                                     "\"wait\"}}],\"tool_choice\":\"required\",\"max_tokens\":300}";
    text ids[4], got;
    const char *room[] = {"--context", "2048", NULL}, *at; /* for the tools */
    int run, i;
    TEST("server: ids");
    for (run = 0; run < 2; run++) {
        served s = start_server(room, 0);
        got = post(s.port, "/v1/completions", "{\"max_tokens\":1}");
        ids[run] = member_of(&got, "id");
        free_text(&got);
        got = post(s.port, "/v1/chat/completions", call);
        at = strstr(got.data, "\"id\":\"call-");
        memset(&ids[2 + run], 0, sizeof *ids);
        add(&ids[2 + run], at ? at : "", at ? strcspn(at + 6, "\"") + 6 : 0);
        CHECK(at && ids[2 + run].length <= 6 + 40); /* the longest that OpenAI takes back */
        free_text(&got);
        CHECK(end_server(s, SIGTERM) == 0);
    }
    CHECK(ids[0].length > 20 && !same(&ids[0], &ids[1]) && !same(&ids[2], &ids[3]));
    for (i = 0; i < 4; i++) free_text(&ids[i]);
}

#include "test_server_apis.h"

/* The text of a response to these items with a seed. */
static text response_to(int port, const char *items, const char *more) {
    text body = {NULL, 0, 0}, got, said;
    add_format(&body, "{'input':[{'role':'user','content':'a'},");
    add(&body, items, strlen(items));
    add_format(&body,
               "{'role':'user','content':'and'}],'seed':1,'max_output_tokens':9,'store':false");
    add(&body, more, strlen(more));
    add_format(&body, "}");
    got = post(port, "/v1/responses", body.data);
    said = said_in(&got, "text");
    if (!CHECK_CASE(status_of(&got) == 200 && said.length, items)) printf("%.400s\n", got.data);
    free_text(&body);
    free_text(&got);
    return said;
}

#define DID(type, arguments) \
    "{\"type\":\"" type "\",\"call_id\":\"1\"," arguments "},{\"type\":\"" type \
    "_output\",\"call_id\":\"1\",\"output\":\"sky\"},"

/* Items that other servers made, and tools that they run. */
static void test_foreign_items(void) {
    static const struct {
        const char *items, *alike;
    } cases[] = {
        {"{\"type\":\"web_search_call\",\"id\":\"1\",\"status\":\"completed\",\"action\":{}},", ""},
        {"{\"type\":\"image_generation_call\",\"id\":\"1\",\"result\":\"AAAA\"},", ""},
        {"{\"type\":\"mcp_list_tools\",\"id\":\"1\",\"tools\":[]},", ""},
        {"{\"type\":\"compaction\",\"encrypted_content\":\"AAAA\"},", ""},
        {DID("function_call", "\"name\":\"look\",\"arguments\":\"\""),
         DID("function_call", "\"name\":\"look\",\"arguments\":{}")},
        {DID("custom_tool_call", "\"name\":\"look\",\"input\":\"up\""),
         DID("function_call", "\"name\":\"look\",\"arguments\":\"{\\\"input\\\":\\\"up\\\"}\"")},
        {DID("local_shell_call", "\"action\":{\"command\":[\"ls\"]}"),
         DID("function_call",
             "\"name\":\"local_shell\",\"arguments\":\"{\\\"command\\\":[\\\"ls\\\"]}\"")},
        {"{\"type\":\"shell_call\",\"call_id\":\"1\",\"action\":{}},{\"type\":\"shell_call_"
         "output\","
         "\"call_id\":\"1\",\"output\":[{\"stdout\":\"sky\"}]},",
         "{\"type\":\"function_call\",\"name\":\"shell\",\"arguments\":\"{}\"},"
         "{\"type\":\"function_call_output\",\"output\":\"{\\\"stdout\\\":\\\"sky\\\"}\"},"},
        {DID("apply_patch_call", "\"operation\":{\"path\":\"b\"}"),
         DID("function_call", "\"name\":\"apply_patch\",\"arguments\":{\"path\":\"b\"}")},
        {"{\"type\":\"mcp_call\",\"id\":\"1\",\"name\":\"look\",\"arguments\":\"{}\",\"output\":"
         "\"sky\"},",
         DID("function_call", "\"name\":\"look\",\"arguments\":\"{}\"")},
        {"{\"type\":\"reasoning\",\"id\":\"1\",\"summary\":[],\"encrypted_content\":\"AAAA\"},"
         "{\"role\":\"assistant\",\"content\":[{\"type\":\"refusal\",\"refusal\":\"no\"}]},",
         "{\"role\":\"assistant\",\"content\":\"no\"},"},
        {"{\"type\":\"computer_call\",\"call_id\":\"1\",\"action\":{}},{\"type\":"
         "\"computer_call_output\",\"call_id\":\"1\",\"output\":{\"type\":"
         "\"computer_screenshot\",\"image_url\":\"data:\"}},",
         "{\"type\":\"function_call\",\"name\":\"computer\",\"arguments\":\"{}\"},"
         "{\"type\":\"function_call_output\",\"output\":\"(content that is not text)\"},"},
        {"{\"type\":\"message\",\"role\":\"assistant\",\"content\":null},",
         "{\"type\":\"message\",\"role\":\"assistant\",\"content\":[]},"}};
    static const char hosted[] =
        ",\"tools\":[{\"type\":\"web_search\"},{\"type\":\"custom\",\"name\":\"apply_patch\"},"
        "{\"type\":\"shell\"},{\"type\":\"apply_patch\"},{\"type\":\"local_shell\"},"
        "{\"type\":\"namespace\",\"name\":\"x\",\"tools\":[]},{\"type\":\"image_generation\"},"
        "{\"type\":\"mcp\",\"server_label\":\"x\"},{\"type\":\"code_interpreter\"},"
        "{\"type\":\"file_search\"},{\"type\":\"computer_use_preview\"},{\"type\":\"tool_search\"}"
        "]";
    served s = start_server(NULL, 0);
    text said, wanted;
    size_t i;
    TEST("server: items of other servers");
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        said = response_to(s.port, cases[i].items, "");
        wanted = response_to(s.port, cases[i].alike, i % 2 ? "" : hosted);
        CHECK_CASE(same(&said, &wanted), cases[i].items);
        free_text(&said);
        free_text(&wanted);
    }
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A request with so many references to an item. */
static text refer(int port, const text *id, int count) {
    text body = {NULL, 0, 0}, got;
    int i;
    add_format(&body, "{'max_output_tokens':5,'seed':1,'input':[");
    for (i = 0; i < count; i++)
        add_format(&body, "%r{'type':'item_reference','id':%t}", i ? "," : "", id);
    add_format(&body, "]}");
    got = post(port, "/v1/responses", body.data);
    free_text(&body);
    return got;
}

/* References work like their items, and cannot be used to multiply them. */
static void test_references(void) {
    static const char long_one[] = "{\"input\":\"hello\",\"max_output_tokens\":400,\"seed\":1,"
                                   "\"include\":[\"message.output_text.logprobs\"],"
                                   "\"top_logprobs\":6,\"ignore_eos\":true}";
    served s = start_server(NULL, 0);
    text got, id = {NULL, 0, 0}, said, again, body = {NULL, 0, 0};
    const char *at;
    int64_t begin;
    TEST("server: references to items");
    got = post(s.port, "/v1/responses", "{\"input\":\"hello\",\"max_output_tokens\":9,\"seed\":1}");
    at = strstr(got.data, "\"msg_");
    CHECK(at != NULL);
    if (at) add(&id, at + 1, strcspn(at + 1, "\""));
    said = said_in(&got, "text");
    free_text(&got);
    add_format(&body,
               "{'max_output_tokens':5,'seed':1,'input':[{'role':'assistant','content':%t}]}",
               &said);
    free_text(&said);
    got = post(s.port, "/v1/responses", body.data);
    said = said_in(&got, "text");
    free_text(&got);
    got = refer(s.port, &id, 1);
    again = said_in(&got, "text");
    CHECK(said.length > 0 && same(&said, &again));
    free_text(&said);
    free_text(&again);
    free_text(&got);
    free_text(&body);
    id.data[id.length - 1]++; /* the next item of that response */
    expect(refer(s.port, &id, 1), 404, "not_found", "an item that it has not");
    free_text(&id);
    got = post(s.port, "/v1/responses", long_one);
    at = strstr(got.data, "\"msg_");
    CHECK(at != NULL && got.length > 100000);
    if (at) add(&id, at + 1, strcspn(at + 1, "\""));
    free_text(&got);
    begin = milliseconds();
    expect(refer(s.port, &id, 1500), 413, "more than 4194304 bytes", "one item 1,500 times");
    begin = milliseconds() - begin;
    CHECK(begin < 2000);
    printf("1,500 references were refused after %d ms\n", (int)begin);
    free_text(&id);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A conversation of `turns` turns, as a request, without the first `from` after the system's
   text. */
static text conversation_of(int from, int turns) {
    text request = {NULL, 0, 0};
    int i;
    add_format(&request,
               "{'max_tokens':20,'seed':2,'messages':[{'role':'system','content':'be kind'}");
    for (i = from; i < turns; i++)
        add_format(&request, ",{'role':%s,'content':'turn %i of the big dog and the small cat'}",
                   i % 2 ? "assistant" : "user", (int64_t)i);
    add_format(&request, "]}");
    return request;
}

/* The number of messages that were dropped from such a conversation; -1: it was not answered. */
static int dropped_of(int port, int from, int turns, text *said) {
    text request = conversation_of(from, turns), got;
    double dropped = -1;
    const char *at;
    got = post(port, "/v1/chat/completions", request.data);
    at = strstr(got.data, "\"dropped_messages\":");
    if (status_of(&got) == 200 && at) dropped = atof(at + 19);
    if (said) *said = said_in(&got, "content");
    free_text(&request);
    free_text(&got);
    return (int)dropped;
}

/* A conversation can be continued when its context is full. */
static void test_long_chat(void) {
    served s = start_server(NULL, 0);
    text said, wanted, request = {NULL, 0, 0};
    int turns, dropped = 0, before, changes = 0, i;
    TEST("server: a conversation outgrows its context");
    for (turns = 1; turns < 80; turns += 2) {
        before = dropped;
        dropped = dropped_of(s.port, 0, turns, &said);
        CHECK(dropped >= before && dropped % 2 == 0 && dropped < turns);
        changes += dropped != before;
        if (dropped != before) { /* it is as if these had never been */
            CHECK(dropped_of(s.port, dropped, turns, &wanted) == 0 && same(&said, &wanted));
            free_text(&wanted);
        }
        free_text(&said);
    }
    CHECK(dropped > 40 && changes > 2 && changes < 12); /* the older half at a time */
    add_format(&request, "{'messages':[{'role':'user','content':'a'},{'role':'user','content':'");
    for (i = 0; i < 1000; i++) add_format(&request, "the dog ");
    add_format(&request, "'}]}");
    expect(post(s.port, "/v1/chat/completions", request.data), 400, "context_length_exceeded",
           "a last turn that is too long");
    free_text(&request);
    CHECK(dropped_of(s.port, 0, 3001, NULL) > 2900);
    add_format(&request, "{'prompt':[1");
    for (i = 1; i < 9000; i++) add_format(&request, ",1");
    add_format(&request, "]}");
    expect(post(s.port, "/v1/completions", request.data), 400, "the prompt has 9000 tokens",
           "many tokens");
    free_text(&request);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* The context of a model that was trained for a longer one than 4096. */
static void test_usual_context(void) {
    static server s; /* its settings are zero */
    bitnet_model_info info;
    char path[64];
    served long_one;
    int32_t whole;
    TEST("server: the usual context");
    memset(&info, 0, sizeof info);
    info.context_length = 131072;
    info.layers = info.kv_heads = 1;
    info.head_size = 64;
    CHECK(usual_context(&s, &info) == 131072);
    info.layers = 1000;
    info.kv_heads = info.head_size = 1024; /* 4 GB for each position */
    CHECK(usual_context(&s, &info) == 4096);
    info.context_length = 100;
    CHECK(usual_context(&s, &info) == 100);
    info.context_length = INT32_MAX;
    info.layers = 32, info.kv_heads = 8, info.head_size = 128;
    whole = usual_context(&s, &info);
    CHECK(whole > 4096 && (uint64_t)whole * 131072 <= tool_memory() / 2);
    s.session.cache = BITNET_CACHE_INT8;
    CHECK(usual_context(&s, &info) / 2 == whole);
    snprintf(path, sizeof path, "/tmp/test_server.long.%d.gguf", (int)getpid());
    trained_context = 20000;
    write_model(path, "<|user|> <|assistant|>", false);
    trained_context = 0;
    served_model = path;
    long_one = start_server(NULL, 0);
    served_model = stories;
    expect(ask(long_one.port, "GET /v1/models", "", NULL), 200, "\"context\":20000", "as trained");
    CHECK(end_server(long_one, SIGTERM) == 0);
    remove(path);
}

static void test_vectors(void) {
    static const int32_t ids[] = {409, 421};
    const bitnet_passage passages[3] = {
        {"once upon a time", NULL, 16}, {NULL, ids, 2}, {"the dog", NULL, 7}};
    int32_t width = bitnet_model_get_info(model)->hidden_size, i;
    float *wanted = (float *)tool_alloc(3 * (size_t)width, sizeof *wanted);
    double *got_values = (double *)tool_alloc((size_t)width + 1, sizeof *got_values);
    bool same_bits = true;
    served s = start_server(NULL, 0);
    int other = request_text(s.port, prompts[0], 1, 300, true); /* meanwhile */
    text got = {NULL, 0, 0};
    TEST("server: vectors");
    CHECK(bitnet_embed(model, passages, 3, NULL, wanted, NULL) == BITNET_OK);
    got =
        post(s.port, "/v1/embeddings", "{\"input\":[\"once upon a time\",[409,421],\"the dog\"]}");
    CHECK(status_of(&got) == 200 && has(&got, "\"index\":2,") && has(&got, "\"total_tokens\":8"));
    CHECK(numbers_in(&got, "embedding", got_values, width + 1) == width);
    for (i = 0; i < width; i++) same_bits = same_bits && (float)got_values[i] == wanted[i];
    CHECK(same_bits);
    free_text(&got);
    expect(post(s.port, "/v1/embeddings", "{\"input\":\"a\",\"encoding_format\":\"base64\"}"), 200,
           "==\"}],\"model\":\"stories\"", "base 64"); /* 256 * 4 bytes are one more than 341 * 3 */
    expect(post(s.port, "/v1/embeddings", "{}"), 400, "input is missing", "nothing");
    expect(post(s.port, "/v1/embeddings", "{\"input\":[\"a\",\"\"]}"), 400, "non-empty texts",
           "empty");
    expect(post(s.port, "/v1/embeddings", "{\"input\":[\"a\",7]}"), 400, "input", "a number");
    expect(post(s.port, "/v1/embeddings", "{\"input\":[99999]}"), 400, "input", "no such token");
    expect(post(s.port, "/v1/embeddings", "{\"input\":\"a\",\"dimensions\":7}"), 400, "dimensions",
           "another width");
    CHECK(hear_until(other, &got, NULL, PATIENCE) && has(&got, "[DONE]"));
    free_text(&got);
    close(other);
    free(wanted);
    free(got_values);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- clients that behave badly */

/* ---- two conversations in turn, with a recurrent state */

/* The prompt of a conversation's turn as in templates: without the thoughts of earlier turns. */
static token_ids prompt_of_turn(const bitnet_model *recurrent, int conversation, int turn) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(recurrent);
    token_ids ids = {NULL, 0, 4096};
    text all = {0};
    int i;
    add_format(&all, "<|im_start|>system\nconversation %i<|im_end|>\n", (int64_t)conversation);
    for (i = 0; i <= turn; i++)
        add_format(&all, "<|im_start|>user\nquestion %i<|im_end|>\n<|im_start|>assistant\n%s",
                   (int64_t)i, i < turn ? "so it is<|im_end|>\n" : "<think>\n");
    ids.items = (int32_t *)malloc(ids.room * sizeof *ids.items);
    bitnet_tokenize(t, all.data, all.length, BITNET_PARSE_SPECIAL, ids.items, ids.room, &ids.count,
                    NULL);
    free_text(&all);
    return ids;
}

/* Makes the choice's session as the server does, before its thought and reply. Checks that only a
   header's positions were computed beyond the common beginning. */
static void take_turn(server *s, const token_ids *prompt, const token_ids *last) {
    static const int32_t thought[200] = {65, 66, 67};
    choice c = {0};
    prefix_match b;
    bitnet_session *session, *fresh = bitnet_session_create(s->model, NULL, NULL);
    const float *here, *there;
    size_t common = 0, size = (size_t)bitnet_model_get_info(s->model)->vocab_size * sizeof(float);
    while (last && common < last->count && last->items[common] == prompt->items[common]) common++;
    c.prompt = prompt;
    b = find_prefix(s, &c);
    session = make_session(s, &b, NULL);
    CHECK(bitnet_feed(session, prompt->items + b.length, prompt->count - (size_t)b.length) ==
          BITNET_OK);
    CHECK(bitnet_step(session, NULL) == BITNET_OK);
    CHECK(bitnet_session_get_stats(session).prompt_tokens <=
          (int64_t)(prompt->count - common + 64));
    CHECK((size_t)b.length + 64 >= common && (size_t)b.length <= common);
    bitnet_feed(fresh, prompt->items, prompt->count);
    CHECK(bitnet_logits(session, NULL, &here) == BITNET_OK &&
          bitnet_logits(fresh, NULL, &there) == BITNET_OK && !memcmp(here, there, size));
    bitnet_session_free(fresh);
    bitnet_feed(session, thought, 200);
    bitnet_step(session, NULL);
    bitnet_feed(session, thought, 1); /* the last token is not computed */
    cache_prefix(s, session);
}

static void test_turns(void) {
    static server s;
    make_options o = make_defaults();
    make_file file;
    token_ids last[2] = {{NULL, 0, 0}, {NULL, 0, 0}};
    int turn, i;
    TEST("server: two conversations in turn, with a recurrent state");
    o.arch = "qwen35", o.layers = 4, o.rope_width = 32, o.context = 4096;
    o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    o.chatml = true, o.chat_template = "<|im_start|>";
    make_model(&o, &file);
    s.model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    s.keep_memory = 256;
    for (turn = 0; turn < 10; turn++)
        for (i = 0; i < 2; i++) {
            token_ids prompt = prompt_of_turn(s.model, i, turn);
            take_turn(&s, &prompt, turn ? &last[i] : NULL);
            free(last[i].items);
            last[i] = prompt;
        }
    for (i = 0; i < 2; i++) free(last[i].items);
    while (s.prefix_count) drop_prefix(&s, 0);
    free(s.prefixes);
    bitnet_model_free(s.model);
    make_free(&file);
}

/* Of many finished texts, the last ones are kept in memory. */
static void test_many_texts(void) {
    static server s;
    int32_t ids[3], last = bitnet_vocab_size(bitnet_model_tokenizer(model)) - 1;
    int i;
    TEST("server: many texts that have ended");
    s.keep_memory = 256;
    for (i = 0; i < MAX_PREFIXES + 90; i++) {
        bitnet_session *session = bitnet_session_create(model, NULL, NULL);
        ids[0] = i % last;
        ids[1] = i / last + 7;
        CHECK(bitnet_feed(session, ids, 2) == BITNET_OK && bitnet_step(session, NULL) == BITNET_OK);
        keep_session(&s, session);
        s.prefixes[s.prefix_count - 1].used = i;
    }
    CHECK(s.prefix_count == MAX_PREFIXES);
    while (s.prefix_count) {
        CHECK(s.prefixes[0].used >= 90);
        drop_prefix(&s, 0);
    }
    free(s.prefixes);
}

/* Waits until the server is idle. */
static bool comes_to_rest(int port) {
    int64_t until = milliseconds() + PATIENCE;
    for (; milliseconds() < until; usleep(2000))
        if (metric(port, "running") == 0 && metric(port, "waiting") == 0 &&
            metric(port, "preparing") == 0)
            return true;
    return false;
}

static void test_vanishing(void) {
    const char *options[] = {"--parallel", "2", "--timeout", "1", "--context", "512", NULL};
    served s = start_server(options, 0);
    text got = {NULL, 0, 0};
    double before;
    int c, i;
    TEST("server: clients that vanish");
    before = metric(s.port, "cancelled_total");
    for (i = 0; i < 20; i++) { /* at any time: some wait, some compute */
        c = request_text(s.port, prompts[i % 4], i, 500, i % 2 == 0);
        if (i % 3 == 0) hear_until(c, &got, "data:", 50);
        close(c);
        free_text(&got);
    }
    CHECK(comes_to_rest(s.port));
    CHECK(metric(s.port, "cancelled_total") > before);
    CHECK(metric(s.port, "connections") <= 2);
    TEST("server: half requests and slow clients");
    c = dial(s.port);
    put(c, POST "Content-Le", strlen(POST "Content-Le"));
    CHECK(hear_until(c, &got, NULL, PATIENCE) && status_of(&got) == 408);
    free_text(&got);
    close(c);
    c = dial(s.port);
    put(c, POST "Content-Length: 50\r\n\r\n{", strlen(POST "Content-Length: 50\r\n\r\n{"));
    CHECK(hear_until(c, &got, NULL, PATIENCE) && status_of(&got) == 408);
    free_text(&got);
    close(c);
    c = dial(s.port);
    shutdown(c, SHUT_WR);
    CHECK(hear_until(c, &got, NULL, PATIENCE) && got.length == 0);
    free_text(&got);
    close(c);
    expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "and it goes on");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A request that takes long to prepare: megabytes of text to tokenize. */
static int request_tokens(int port) {
    text request = {NULL, 0, 0};
    int c = dial(port), i;
    add_format(&request,
               "POST /tokenize HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
               "Connection: close\r\nContent-Length: 4000014\r\n\r\n{'content':'");
    for (i = 0; i < 400000; i++) add(&request, "the dogcat", 10);
    add_format(&request, "'}");
    put(c, request.data, request.length);
    free_text(&request);
    return c;
}

/* Waits until `count` requests are being prepared; false: timeout. */
static bool prepares(int port, int count) {
    int64_t until = milliseconds() + PATIENCE;
    for (; milliseconds() < until; usleep(2000))
        if (metric(port, "preparing") == count) return true;
    return false;
}

/* Opens a connection and requests `n` texts of `tokens` tokens each. */
static int request_texts(int port, int count, int tokens, bool stream) {
    text body = {NULL, 0, 0}, request = {NULL, 0, 0};
    int c = dial(port);
    add_format(&body, "{'prompt':'tom','ignore_eos':true,'n':%i,'max_tokens':%i,'stream':%b}",
               (int64_t)count, (int64_t)tokens, stream);
    add_format(&request, POST "Content-Length: %i\r\n\r\n%r", (int64_t)body.length, body.data);
    put(c, request.data, request.length);
    free_text(&body);
    free_text(&request);
    return c;
}

/* Waits until the server has generated this many tokens; false: timeout. */
static bool computes(int port, double tokens) {
    int64_t until = milliseconds() + PATIENCE;
    for (; milliseconds() < until; usleep(1000))
        if (metric(port, "tokens_total") >= tokens) return true;
    return false;
}

/* Clients that close their side after their last request get complete answers. */
static void test_half_closed(void) {
    static const char health[] = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const char *options[] = {"--timeout", "60", NULL};
    served s = start_server(options, 0);
    text got = {NULL, 0, 0};
    int streams, c;
    TEST("server: half-closed connections");
    for (streams = 0; streams < 2; streams++) {
        double before = metric(s.port, "tokens_total");
        c = request_texts(s.port, 16, 480, streams);
        CHECK(computes(s.port, before + 50));
        shutdown(c, SHUT_WR);
        CHECK(hear_until(c, &got, NULL, PATIENCE) && !has(&got, "\"usage\""));
        CHECK(comes_to_rest(s.port) && metric(s.port, "tokens_total") < before + 4000);
        free_text(&got);
        close(c);
    }
    c = dial(s.port);
    put(c, health, strlen(health));
    put(c, health, strlen(health));
    put(c, health, 9);
    shutdown(c, SHUT_WR);
    CHECK(hear_until(c, &got, NULL, PATIENCE));
    CHECK(has(&got, "\"ok\"}HTTP/1.1 200 OK") && !has(&got, " 40"));
    free_text(&got);
    close(c);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A client that disconnects causes no more work, and does not occupy a slot. */
static void test_leaving(void) {
    const char *options[] = {"--parallel", "16", "--queue", "0", NULL};
    const char *one[] = {"--parallel", "1", "--queue", "0", NULL};
    static const char ahead[AHEAD_BYTES + 1000] = "GET / HTTP/1.1\r\n";
    served s = start_server(options, 0);
    int c, i;
    TEST("server: clients that leave");
    for (i = 0; i < 2; i++) { /* the second has sent more than is read ahead */
        double before = metric(s.port, "tokens_total");
        c = request_texts(s.port, 16, 480, false);
        if (i) put(c, ahead, sizeof ahead);
        CHECK(computes(s.port, before + 50));
        close(c);
        expect(post(s.port, "/v1/completions", "{\"prompt\":\"tom\",\"n\":16,\"max_tokens\":1}"),
               200, "\"usage\"", "a later client");
        CHECK(comes_to_rest(s.port) && metric(s.port, "tokens_total") < before + 4000);
    }
    CHECK(end_server(s, SIGTERM) == 0);
    s = start_server(one, 0);
    c = request_tokens(s.port);
    CHECK(prepares(s.port, 1));
    close(c);
    expect(post(s.port, "/tokenize", "{\"content\":\"once\"}"), 200, "[409]",
           "after one that left during preparation");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- limits of memory */

/* Megabytes that a process has in memory; 0: unknown. */
static double memory_of(pid_t process) {
    char path[64];
    double size = 0, resident = 0;
    FILE *f;
    snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
    f = fopen(path, "r");
    if (f && fscanf(f, "%lf %lf", &size, &resident) != 2) resident = 0;
    if (f) fclose(f);
    return resident * (double)sysconf(_SC_PAGESIZE) / 1e6;
}

/* Requests that can be rejected by their heads are rejected before the body arrives. */
static void test_early_refusals(void) {
    static const struct {
        int status;
        const char *first, *lines;
    } cases[] = {
        {401, "POST /v1/completions", "Host: localhost\r\n"},
        {401, "POST /v1/completions", "Host: localhost\r\nExpect: 100-continue\r\n"},
        {401, "POST /v1/completions", "Host: localhost\r\nAuthorization: Bearer x\r\n"},
        {403, "POST /v1/completions", "Host: evil.example\r\n"},
        {403, "POST /v1/completions", "Host: a.example\r\nOrigin: https://evil\r\n"},
        {404, "POST /v1/nothing", "Host: localhost\r\n"},
        {405, "POST /health", "Host: localhost\r\n"},
        {415, "POST /v1/completions", "Host: localhost\r\nAuthorization: Bearer secret-7\r\n"}};
    const char *options[] = {"--timeout", "1", "--name", "a.example", NULL};
    served s;
    size_t i;
    TEST("server: refused by the head alone");
    setenv("BITNET_API_KEY", "secret-7", 1);
    s = start_server(options, 0);
    unsetenv("BITNET_API_KEY");
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        text head = {NULL, 0, 0};
        add_format(&head, "%r HTTP/1.1\r\n%rContent-Length: 4000000\r\n\r\n", cases[i].first,
                   cases[i].lines);
        expect(tell(s.port, head.data, head.length), cases[i].status, "Connection: close",
               cases[i].lines);
        free_text(&head);
    }
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Endless bodies use a limited amount of memory, which is then freed. */
static void test_bodies(void) {
    enum { CLIENTS = 48, SIZE = 1 << 20 };
    const char *options[] = {"--body", "1048576", NULL};
    served s = start_server(options, 0);
    text request = {NULL, 0, 0}, got = {NULL, 0, 0};
    double before = memory_of(s.process), most;
    int c[CLIENTS], i, refused = 0;
    int64_t until;
    TEST("server: bodies that never end");
    add_format(&request, POST "Content-Length: %i\r\n\r\n", (int64_t)SIZE);
    while (request.length < SIZE) add(&request, "0123456789abcdef", 16);
    for (i = 0; i < CLIENTS; i++) put(c[i] = dial(s.port), request.data, request.length);
    expect(post(s.port, "/tokenize", "{\"content\":\"once\"}"), 200, "[409]", "a small one");
    for (until = milliseconds() + PATIENCE; milliseconds() < until; usleep(10000))
        if (metric(s.port, "requests_total{code=\"503\"}") >= CLIENTS - 8) break;
    most = memory_of(s.process);
    for (i = 0; i < CLIENTS; i++) {
        if (hear_until(c[i], &got, "too much", 1) && status_of(&got) == 503) refused++;
        free_text(&got);
        close(c[i]);
    }
    CHECK(refused >= CLIENTS - 8 && refused < CLIENTS);
    if (IS_SANITIZED || before == 0) {
        SKIP("memory is not measured here");
    } else {
        CHECK(most < before + 24);
        for (until = milliseconds() + PATIENCE; milliseconds() < until; usleep(10000))
            if (memory_of(s.process) < before + 8) break;
        CHECK(milliseconds() < until);
    }
    free_text(&request);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Unread answers also use a limited amount; clients that read get all. */
static void test_slow_readers(void) {
    enum { CLIENTS = 6, SIZE = 1000000, ANSWER = 12000000 };
    const char *options[] = {"--body", "1048576", NULL};
    const int small = 4096;
    served s = start_server(options, 0);
    text request = {NULL, 0, 0}, got = {NULL, 0, 0};
    int c[CLIENTS], i;
    TEST("server: slow readers");
    add_format(&request, TOKENIZE "Content-Length: %i\r\n\r\n{'with_pieces':true,'content':'",
               (int64_t)SIZE + 33);
    for (i = 0; i < SIZE / 2; i++) add(&request, "a ", 2);
    add_format(&request, "'}");
    for (i = 0; i < CLIENTS; i++) {
        c[i] = socket(AF_INET, SOCK_STREAM, 0);
        close(c[i]);
        c[i] = dial(s.port);
        setsockopt(c[i], SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
        put(c[i], request.data, request.length);
        CHECK(hear_until(c[i], &got, "\r\n\r\n{", PATIENCE));
        free_text(&got);
    }
    CHECK(metric(s.port, "connections") <= 4 + 1);
    i = dial(s.port);
    put(i, request.data, request.length);
    CHECK(hear_until(i, &got, "]}", PATIENCE) && got.length > ANSWER / 2);
    CHECK(metric(s.port, "connections") <= 4 + 1);
    free_text(&got);
    close(i);
    for (i = 0; i < CLIENTS; i++) close(c[i]);
    free_text(&request);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A client that sends requests without reading gets some of the answers. */
static void test_unread(void) {
    static const char page_request[] = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    enum { REQUESTS = 20000 };
    served s = start_server(NULL, 0);
    text all = {NULL, 0, 0};
    double before = memory_of(s.process);
    int c = dial(s.port), i;
    TEST("server: answers that are not read");
    for (i = 0; i < REQUESTS; i++) add(&all, page_request, strlen(page_request));
    CHECK(net_do_not_wait(c) && send(c, all.data, all.length, NET_NO_SIGNAL) > 0);
    for (i = 0; i < 20; i++) expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "others");
    CHECK(metric(s.port, "requests_total{code=\"200\"}") < REQUESTS / 4);
    CHECK(IS_SANITIZED || memory_of(s.process) < before + 24);
    free_text(&all);
    close(c);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- long answers, which another thread writes */

/* CPU milliseconds of the serving thread; -1: unknown. */
static double milliseconds_of(pid_t process) {
    char path[64];
    double nanoseconds = -1e6;
    FILE *f;
    snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", (int)process, (int)process);
    f = fopen(path, "r");
    if (f && fscanf(f, "%lf", &nanoseconds) != 1) nanoseconds = -1e6;
    if (f) fclose(f);
    return nanoseconds * 1e-6;
}

/* The most CPU time of the server between two answers to /health, while it prepares this
   request. */
static double longest_work(served s, const char *path, const char *body, size_t *size) {
    static const char health[] = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    text request = {NULL, 0, 0}, got = {NULL, 0, 0}, answered = {NULL, 0, 0};
    int c = dial(s.port), other = dial(s.port);
    double longest = 0, now, last = milliseconds_of(s.process);
    add_format(&request,
               "POST %r HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
               "Connection: close\r\nContent-Length: %i\r\n\r\n%r",
               path, (int64_t)strlen(body), body);
    put(c, request.data, request.length);
    while (!hear_until(c, &got, NULL, 1)) {
        put(other, health, strlen(health));
        if (!CHECK(hear_until(other, &answered, "ok", PATIENCE))) break;
        free_text(&answered);
        now = milliseconds_of(s.process);
        if (now - last > longest) longest = now - last;
        last = now;
    }
    CHECK(status_of(&got) == 200);
    *size = got.length;
    free_text(&request);
    free_text(&got);
    close(c);
    close(other);
    return longest;
}

static void test_long_answers(void) {
    const char *options[] = {"--parallel", "16", NULL};
    served s = start_server(options, 0);
    text body = {NULL, 0, 0};
    size_t size, i;
    double vectors, texts;
    TEST("server: long answers");
    if (milliseconds_of(s.process) < 0) SKIP("the time of a thread is unknown here");
    add_format(&body, "{'input':['a'");
    for (i = 1; i < MAX_PASSAGES; i++) add_format(&body, ",'a'");
    add_format(&body, "]}");
    vectors = longest_work(s, "/v1/embeddings", body.data, &size);
    CHECK(size > 5000000);
    texts = longest_work(s, "/v1/chat/completions",
                         HELLO "\"n\":16,\"max_tokens\":460,\"logprobs\":true,"
                               "\"top_logprobs\":20,\"ignore_eos\":true}",
                         &size);
    CHECK(size > 5000000);
    printf("work between two looks: %.0f ms with vectors, %.0f ms with texts\n", vectors, texts);
    CHECK(vectors < LONGEST_WORK && texts < LONGEST_WORK);
    free_text(&body);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* Requests that take long to prepare do not delay others, and end when their client disconnects. */
static void test_preparing(void) {
    const char *options[] = {"--parallel", "1", "--queue", "1", "--grace", "0", NULL};
    served s = start_server(options, 0);
    text got = {NULL, 0, 0};
    int c[3], i;
    TEST("server: others beside long preparations");
    c[0] = request_tokens(s.port);
    CHECK(prepares(s.port, 1));
    expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "health meanwhile");
    CHECK(metric(s.port, "preparing") == 1);
    c[1] = request_tokens(s.port);
    c[2] = request_tokens(s.port);
    CHECK(hear_until(c[2], &got, NULL, PATIENCE) && status_of(&got) == 429);
    free_text(&got);
    CHECK(metric(s.port, "preparing") == 2);
    close(c[1]);
    CHECK(hear_until(c[0], &got, NULL, PATIENCE) && status_of(&got) == 200);
    free_text(&got);
    CHECK(comes_to_rest(s.port));
    for (i = 0; i < 3; i += 2) close(c[i]);
    for (i = 0; i < 2; i++) c[i] = request_tokens(s.port);
    CHECK(prepares(s.port, 2));
    CHECK(end_server(s, SIGTERM) == 0);
    CHECK(hear_until(c[0], &got, NULL, PATIENCE) && status_of(&got) == 503);
    free_text(&got);
    for (i = 0; i < 2; i++) close(c[i]);
}

static void test_many_connections(int most) {
    const char *options[] = {"--timeout", "60", NULL};
    served s = start_server(options, 0);
    int *c = (int *)tool_alloc((size_t)most, sizeof *c), i, open_ones = 0;
    text got;
    TEST("server: many connections");
    if (net_most(most) < most) SKIP("the system allows fewer connections");
    most = net_most(most);
    for (i = 0; i < most; i++) {
        c[i] = dial(s.port);
        if (c[i] < 0) continue;
        put(c[i], "GET /hea", (size_t)(i % 9));
        open_ones++;
    }
    CHECK(open_ones == most);
    got = ask(s.port, "GET /health", "", NULL); /* idle ones give way */
    CHECK(status_of(&got) == 200);
    free_text(&got);
    CHECK(metric(s.port, "connections") > most - 3);
    got = post(s.port, "/v1/completions", "{\"prompt\":\"tom\",\"max_tokens\":50}");
    CHECK(status_of(&got) == 200);
    free_text(&got);
    for (i = 0; i < most; i++) close(c[i]);
    free(c);
    printf("%d connections\n", open_ones);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* If no more connections are allowed, the one that has been idle for the longest time is closed. */
static void test_room(void) {
    static const char health[] = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const char *options[] = {"--connections", "4", NULL};
    served s = start_server(options, 0);
    text got = {NULL, 0, 0};
    int c[4], i;
    TEST("server: as many connections as may be");
    for (i = 0; i < 4; i++) {
        c[i] = dial(s.port);
        put(c[i], health, strlen(health));
        CHECK(hear_until(c[i], &got, "ok", PATIENCE));
        free_text(&got);
    }
    put(c[1], health, 5);
    expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "one more");
    CHECK(hear_until(c[0], &got, NULL, PATIENCE) && got.length == 0);
    expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "and one more");
    CHECK(!hear_until(c[1], &got, NULL, 100)); /* which has begun to ask */
    for (i = 0; i < 4; i++) close(c[i]);
    free_text(&got);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A full table accepts as many new connections at a time as any other. */
static void test_full_table(void) {
    enum { ROOM = 8, MORE = 20 };
    static server s;
    const char *reason;
    int c[ROOM + MORE], i, closed = 0;
    size_t k;
    TEST("server: a full table");
    s.most = ROOM;
    s.listener = net_listen("127.0.0.1", &s.port, &reason);
    CHECK(s.listener != INVALID_SOCKET);
    for (i = 0; i < ROOM; i++) c[i] = dial(s.port);
    accept_connections(&s);
    accept_connections(&s);
    CHECK(s.connection_count == ROOM);
    for (k = 0; k < s.connection_count; k++) s.connections[k]->deadline = 1 + (int64_t)k;
    for (; i < ROOM + MORE; i++) c[i] = dial(s.port);
    accept_connections(&s);
    CHECK(s.connection_count == ROOM);
    for (i = 0; i < ROOM + MORE; i++) {
        text got = {NULL, 0, 0};
        closed += hear_until(c[i], &got, NULL, 100);
        close(c[i]);
        free_text(&got);
    }
    CHECK(closed == MORE);
    while (s.connection_count) drop_connection(&s, 0);
    free(s.connections);
    net_close(s.listener);
}

static double seconds_of_children(void) {
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)usage.ru_utime.tv_sec + (double)usage.ru_stime.tv_sec +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

/* The CPU seconds of a server whose clients are silent; `left` as files_left. */
static double seconds_of_silence(int left) {
    double before = seconds_of_children();
    served s;
    int c[6], i;
    files_left = left;
    s = start_server(NULL, 0);
    files_left = 0;
    for (i = 0; i < 6; i++) {
        c[i] = dial(s.port);
        put(c[i], "GET", 3);
    }
    usleep(900000);
    for (i = 0; i < 6; i++) close(c[i]);
    expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "and then it goes on");
    CHECK(end_server(s, SIGTERM) == 0);
    return seconds_of_children() - before;
}

/* If the system has no more descriptors, the server waits for the existing connections; a busy loop
   would use at least half of the time. */
static void test_descriptors(void) {
    double usual = seconds_of_silence(0);
    int tries = 1;
    TEST("server: no descriptors left");
    while (seconds_of_silence(4) > usual + 0.3 && tries < 5) tries++;
    CHECK(tries < 5);
}

/* The three requests arrive while the server is stopped, so that it accepts them together even if
   this process is delayed: the first one is not done when the third is counted. */
static void test_queue(void) {
    const char *options[] = {"--parallel", "1", "--queue", "1", NULL};
    served s = start_server(options, 0);
    text got = {NULL, 0, 0};
    int first, second, third;
    TEST("server: a full queue");
    kill(s.process, SIGSTOP);
    first = request_texts(s.port, 1, 400, true);
    second = request_text(s.port, prompts[1], 1, 5, false);
    third = request_texts(s.port, 2, 5, false);
    kill(s.process, SIGCONT);
    CHECK(hear_until(third, &got, "Retry-After: 1", PATIENCE) && status_of(&got) == 429);
    free_text(&got);
    CHECK(hear_until(second, &got, NULL, PATIENCE) && status_of(&got) == 200);
    free_text(&got);
    CHECK(hear_until(first, &got, "[DONE]", PATIENCE));
    free_text(&got);
    close(first);
    close(second);
    close(third);
    CHECK(end_server(s, SIGTERM) == 0);
}

static void test_ends(void) {
    const char *none[] = {NULL}, *hasty[] = {"--grace", "0", NULL};
    served s = start_server(none, 0), again;
    text got = {NULL, 0, 0};
    int c, status, idle;
    TEST("server: SIGTERM");
    idle = dial(s.port);
    c = request_text(s.port, prompts[0], 1, 500, true);
    CHECK(hear_until(c, &got, "data:", PATIENCE));
    kill(s.process, SIGTERM);
    CHECK(hear_until(c, &got, NULL, PATIENCE) && has(&got, "[DONE]"));
    CHECK(waitpid(s.process, &status, 0) == s.process && status == 0);
    CHECK(dial(s.port) < 0);
    free_text(&got);
    close(c);
    close(idle);
    s = start_server(hasty, 0);
    c = request_texts(s.port, 4, 400, true);
    CHECK(hear_until(c, &got, "data:", PATIENCE));
    CHECK(end_server(s, SIGTERM) == 0);
    CHECK(hear_until(c, &got, NULL, PATIENCE) && has(&got, "the server is shutting down") &&
          has(&got, "[DONE]"));
    free_text(&got);
    close(c);
    TEST("server: SIGHUP");
    signal(SIGHUP, SIG_DFL); /* also if these tests run under nohup */
    s = start_server(none, 0);
    c = request_text(s.port, prompts[0], 1, 500, true);
    CHECK(hear_until(c, &got, "data:", PATIENCE));
    CHECK(end_server(s, SIGHUP) == 0);
    CHECK(hear_until(c, &got, NULL, PATIENCE) && has(&got, "[DONE]"));
    free_text(&got);
    close(c);
    signal(SIGHUP, SIG_IGN); /* as nohup does */
    s = start_server(none, 0);
    signal(SIGHUP, SIG_DFL);
    kill(s.process, SIGHUP);
    expect(ask(s.port, "GET /health", "", NULL), 200, "ok", "with nohup");
    CHECK(end_server(s, SIGTERM) == 0);
    TEST("server: killed, and begun again");
    s = start_server(none, 0);
    c = request_text(s.port, prompts[0], 1, 500, true);
    CHECK(hear_until(c, &got, "data:", PATIENCE));
    status = end_server(s, SIGKILL);
    CHECK(WIFSIGNALED(status));
    again = start_server(none, s.port);
    CHECK(again.port == s.port);
    expect(ask(again.port, "GET /health", "", NULL), 200, "ok", "at the same port");
    free_text(&got);
    close(c);
    CHECK(end_server(again, SIGTERM) == 0);
}

/* Messages of a server that cannot start. */
static text last_words(const char *file, const char *const *options) {
    const char *argv[16] = {"bitnet_server", file};
    int ends[2], argc = 2;
    text said = {NULL, 0, 0};
    char data[256];
    ssize_t count;
    pid_t process;
    for (; *options; options++) argv[argc++] = *options;
    if (pipe(ends) != 0) return said;
    fflush(stdout);
    process = fork();
    if (process == 0) {
        dup2(ends[1], 1);
        dup2(ends[1], 2);
        exit(bitnet_server_main(argc, (char **)argv));
    }
    close(ends[1]);
    add(&said, "", 0);
    while ((count = read(ends[0], data, sizeof data)) > 0) add(&said, data, (size_t)count);
    close(ends[0]);
    waitpid(process, NULL, 0);
    return said;
}

/* Without a model it serves the shipped one, or prints what to do. */
static void test_no_model(void) {
    const char *none[] = {"--port", "0", NULL};
    served s;
    text said;
    char folder[1024];
    TEST("server: no model is named");
    served_model = "--chains"; /* in its place */
    s = start_server(NULL, 0);
    served_model = stories;
    expect(post(s.port, "/v1/completions", "{\"prompt\":\"Words: owl\",\"max_tokens\":3}"), 200,
           "\"model\":\"stories\"", "the shipped model");
    CHECK(end_server(s, SIGTERM) == 0);
    CHECK(getcwd(folder, sizeof folder) && chdir("/") == 0);
    said = last_words("--chains", none);
    CHECK(has(&said, "MODEL is missing, and examples/models/stories.gguf was not found"));
    free_text(&said);
    CHECK(chdir(folder) == 0);
}

/* ---- limits, in one table */

/* The table of limits in tools/server.md. */
static text manual_of_limits(void) {
    static const struct {
        const char *what;
        int64_t value;
        const char *unit, *option;
    } limits[] = {
        {"head of a request", HTTP_HEAD, "bytes", NULL},
        {"lines of a head", HTTP_LINES, "", NULL},
        {"path with its query", HTTP_PATH, "bytes", NULL},
        {"extensions and trailers of a chunked body", HTTP_HEAD, "bytes", NULL},
        {"body of a request; items of a response and of what it continues", USUAL_BODY, "bytes",
         "--body"},
        {"all bodies that are being received; all in preparation", BODIES_LIMIT, "times --body",
         NULL},
        {"all answers that are being sent", ANSWERS_LIMIT, "times --body", NULL},
        {"answers that a client has not read when its next request is handled", AHEAD_BYTES,
         "bytes", NULL},
        {"values of a body's JSON", BITNET__JSON_VALUES, "", NULL},
        {"nesting of JSON", BITNET__JSON_DEPTH, "", NULL},
        {"schema, grammar, or regular expression as a grammar", BITNET__GRAMMAR_TEXT, "bytes",
         NULL},
        {"nesting of a grammar's groups", BITNET__GRAMMAR_NESTING, "", NULL},
        {"nodes of a grammar", BITNET__GRAMMAR_NODES, "", NULL},
        {"options under another name", SPELLINGS, "", NULL},
        {"choices, prompts or stop strings of a request; strings that break DRY's repetitions",
         MAX_CHOICES, "", NULL},
        {"stop string", MAX_STOP_BYTES, "bytes", NULL},
        {"stop_token_ids", MAX_STOP_IDS, "", NULL},
        {"tools of a request", MAX_TOOLS, "", NULL},
        {"calls in a message or reply", MAX_CALLS, "", NULL},
        {"likely tokens for each token", MAX_TOP_LOGPROBS, "", NULL},
        {"texts of a request for embeddings", MAX_PASSAGES, "", NULL},
        {"connections", USUAL_CONNECTIONS, "", "--connections"},
        {"texts that are generated at once", USUAL_PARALLEL, "", "--parallel"},
        {"texts that wait", USUAL_QUEUE, "", "--queue"},
        {"time for a request to arrive, and for an answer to proceed", USUAL_TIMEOUT, "seconds",
         "--timeout"},
        {"silence between two requests of a connection", IDLE_TIME / 1000, "seconds", NULL},
        {"time to read the rest of a rejected request", LINGER_TIME / 1000, "seconds", NULL},
        {"time to finish requests after a signal", USUAL_TIMEOUT, "seconds", "--grace"},
        {"responses that can be continued", USUAL_RESPONSES, "bytes", "--responses"},
        {"finished texts that stay in memory", MAX_PREFIXES, "", NULL},
        {"their memory: an eighth of the machine's, at least", 256, "megabytes", "--keep-memory"},
        {"files of beginnings of prompts", USUAL_KEEP_DISK, "megabytes", "--keep-disk"},
        {"number of these files", MAX_KEPT_FILES, "", NULL},
        {"instructions and declarations that are saved there, at least", KEEP_MIN, "tokens", NULL}};
    text t = {NULL, 0, 0};
    size_t i;
    add_format(&t, "| limit | value | option |\n|---|---|---|\n");
    for (i = 0; i < sizeof limits / sizeof *limits; i++)
        add_format(&t, "| %r | %i%r%r | %r%r%r |\n", limits[i].what, limits[i].value,
                   *limits[i].unit ? " " : "", limits[i].unit, limits[i].option ? "`" : "",
                   limits[i].option ? limits[i].option : "", limits[i].option ? " N`" : "");
    return t;
}

static void test_limits(void) {
    text manual = manual_of_limits();
    char *page = tool_read("tools/server.md", NULL);
    TEST("server: the table of limits");
    CHECK(page && strstr(page, manual.data)); /* ./test_server limits prints it */
    free(page);
    free_text(&manual);
}

static void test_reasons(void) {
    const char *none[] = {"--port", "0", NULL}, *other[] = {"--host", "1.2.3.4", NULL};
    const char *nowhere[] = {"--host", "no.such.host.invalid", NULL},
               *same_port[] = {"--port", NULL, NULL};
    char port[16];
    served s = start_server(NULL, 0);
    text said;
    TEST("server: why it cannot begin");
    snprintf(port, sizeof port, "%d", s.port);
    same_port[1] = port;
    said = last_words(stories, same_port);
    CHECK(has(&said, "Address already in use"));
    free_text(&said);
    said = last_words(stories, other);
    CHECK(has(&said, "Cannot assign requested address"));
    free_text(&said);
    said = last_words(stories, nowhere);
    CHECK(has(&said, "cannot listen on ") && !has(&said, "(null)"));
    free_text(&said);
    said = last_words("/nonexistent/model.gguf", none);
    CHECK(has(&said, "No such file or directory"));
    free_text(&said);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A conversation after long instructions, which have `words` times four tokens, and a question. */
static text ask_after(int port, const char *name, int words, const char *question) {
    text body = {NULL, 0, 0}, got;
    int i;
    add_format(&body, "{'max_tokens':9,'seed':1,'messages':[{'role':'system','content':'%r", name);
    for (i = 0; i < words; i++) add_format(&body, " once upon a time");
    add_format(&body, "'},{'role':'user','content':%s}]}", question);
    got = post(port, "/v1/chat/completions", body.data);
    free_text(&body);
    return got;
}

/* Waits until this metric is as large. */
static bool grows(int port, const char *name, double least) {
    int64_t until = milliseconds() + PATIENCE;
    while (metric(port, name) < least && milliseconds() < until) usleep(5000);
    return metric(port, name) >= least;
}

/* Flips a bit in the middle of the only session in a folder. */
static void damage(const char *folder) {
    char command[256];
    snprintf(
        command, sizeof command,
        "f=$(ls %s/*.session) && printf 'x' | dd of=$f bs=1 seek=100000 conv=notrunc 2>/dev/null",
        folder);
    CHECK(system(command) == 0);
}

static void test_kept_files(void) {
    enum { WORDS = IS_SANITIZED ? 280 : 1150, MANY = IS_SANITIZED ? 1200 : 4096 };
    char folder[64], command[128];
    const char *options[] = {"--context", "6144", "--keep-dir", folder, "--keep-disk", "100", NULL};
    const char *nowhere[] = {"--port", "0", "--keep-dir", "/nonexistent", NULL};
    text first, again;
    served s;
    TEST("server: instructions that outlive it");
    snprintf(folder, sizeof folder, "/tmp/test_kept.%d", (int)getpid());
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK(mkdir(folder, 0700) == 0);
    s = start_server(options, 0);
    first = text_in(ask_after(s.port, "kind", WORDS, "hello"), "content");
    CHECK(grows(s.port, "kept_file_bytes", 1e6));
    expect(ask_after(s.port, "short", 9, "hello"), 200, "usage", "short ones are not saved");
    CHECK(end_server(s, SIGTERM) == 0);
    s = start_server(options, 0);
    CHECK(metric(s.port, "kept_file_bytes") > 1e6 && metric(s.port, "kept_tokens") == 0);
    expect(ask_after(s.port, "other", 9, "hello"), 200, "\"cached_tokens\":0", "another beginning");
    again = ask_after(s.port, "kind", WORDS, "hello");
    CHECK(number_in(ask_after(s.port, "kind", WORDS, "who?"), "cached_tokens") > MANY);
    CHECK(metric(s.port, "restored_tokens_total") > MANY);
    expect_text(again, "content", &first, "the same text");
    CHECK(end_server(s, SIGKILL) != 0);
    damage(folder);
    s = start_server(options, 0);
    expect_text(ask_after(s.port, "kind", WORDS, "hello"), "content", &first, "a damaged file");
    CHECK(metric(s.port, "restored_tokens_total") == 0);
    CHECK(grows(s.port, "kept_file_bytes", 1e6)); /* saved once more */
    CHECK(end_server(s, SIGTERM) == 0);
    options[5] = "1";
    s = start_server(options, 0);
    expect(ask_after(s.port, "tall", 300, "hello"), 200, "usage", "too large a file");
    expect(ask_after(s.port, "tall", 300, "hello"), 200, "usage", "once more");
    CHECK(end_server(s, SIGTERM) == 0);
    s = start_server(options, 0);
    CHECK(metric(s.port, "kept_file_bytes") < 1 << 20);
    CHECK(end_server(s, SIGTERM) == 0);
    free_text(&first);
    first = last_words(stories, nowhere);
    CHECK(has(&first, "/nonexistent/index.txt: No such file"));
    free_text(&first);
    CHECK(system(command) == 0);
}

/* The tools of an agent: 20,000 tokens of a model that has a token for nearly each letter. */
static void add_many_tools(text *t, bool anthropic) {
    int i, k;
    add_format(t, "'tools':[");
    for (i = 0; i < 52; i++) {
        add_format(t,
                   anthropic ? "%r{'name':'tool_%i','description':'"
                             : "%r{'type':'function','function':{'name':'tool_%i','description':'",
                   i ? "," : "", (int64_t)i);
        for (k = 0; k < 20; k++) add_format(t, "It does thing %i. ", (int64_t)(i * k));
        add_format(t, "',%s:{'type':'object','properties':{'path':{'type':'string'}}}%r",
                   anthropic ? "input_schema" : "parameters", anthropic ? "}" : "}}");
    }
    add_format(t, "],");
}

/* A question to an agent with these tools, in OpenAI's or Anthropic's API. */
static text ask_agent(int port, bool anthropic, const char *question) {
    text body = {NULL, 0, 0}, got;
    add_format(&body, "{");
    add_many_tools(&body, anthropic);
    add_format(&body, "'max_tokens':4,'seed':1,'messages':[{'role':'user','content':%s}]}",
               question);
    got = post(port, anthropic ? "/v1/messages" : "/v1/chat/completions", body.data);
    free_text(&body);
    return got;
}

/* 20,000 tokens of tools are computed once, for clients of two APIs, also across a restart. */
static void test_many_tools(void) {
    enum { MANY = 20000 };
    char folder[64], path[80], command[128];
    const char *options[] = {"--keep-dir", folder, NULL};
    make_options o = make_defaults();
    make_file file;
    text first, again, said;
    int64_t times[5];
    served s;
    TEST("server: an agent's tools");
    snprintf(folder, sizeof folder, "/tmp/test_tools.%d", (int)getpid());
    snprintf(command, sizeof command, "rm -r %s", folder);
    snprintf(path, sizeof path, "%s/long.gguf", folder);
    CHECK(mkdir(folder, 0700) == 0);
    o.layers = 1, o.heads = o.kv_heads = 1;
    o.context = 65536;
    o.chatml = true, o.chat_template = "<|im_start|>";
    make_model_at(&o, path, &file);
    make_free(&file);
    served_model = path;
    s = start_server(options, 0);
    times[0] = milliseconds();
    CHECK(number_in(ask_agent(s.port, false, "one"), "cached_tokens") == 0);
    times[1] = milliseconds();
    first = ask_agent(s.port, false, "two");
    times[2] = milliseconds();
    CHECK(number_in(ask_agent(s.port, true, "three"), "cache_read_input_tokens") >= MANY);
    CHECK(grows(s.port, "kept_file_bytes", 1e6));
    CHECK(end_server(s, SIGTERM) == 0);
    s = start_server(options, 0);
    served_model = stories;
    times[3] = milliseconds();
    again = ask_agent(s.port, false, "two");
    times[4] = milliseconds();
    printf("tools of an agent: %d ms, then %d ms, after a restart %d ms\n",
           (int)(times[1] - times[0]), (int)(times[2] - times[1]), (int)(times[4] - times[3]));
    CHECK(metric(s.port, "restored_tokens_total") >= MANY);
    said = said_in(&first, "content");
    CHECK(said.length > 0);
    expect_text(again, "content", &said, "the same text");
    free_text(&said);
    CHECK(number_in(first, "cached_tokens") >= MANY);
    CHECK(end_server(s, SIGTERM) == 0);
    CHECK(system(command) == 0);
}

/* CPU microseconds of 1,000 waits for a file, among as many files as are allowed. */
static int64_t time_of_waits(server *s, choice *c) {
    clock_t start = clock();
    int i;
    for (i = 0; i < 1000; i++) CHECK(wait_for_file(s, c, 0));
    return (int64_t)(clock() - start) * 1000000 / CLOCKS_PER_SEC;
}

static void test_waits(void) {
    enum { TOKENS = 20000 };
    static server s;
    job *j = (job *)tool_alloc(1, sizeof *j);
    token_ids *prompt;
    int64_t time;
    int i;
    TEST("server: many files to wait for");
    s.model = model;
    s.keep_dir = "/tmp";
    prompt = new_prompt(j);
    prompt->items = (int32_t *)tool_alloc(TOKENS, sizeof(int32_t));
    for (; prompt->count < TOKENS; prompt->count++)
        prompt->items[prompt->count] = (int32_t)(prompt->count * 7 % 500);
    j->choices = (choice *)tool_alloc(1, sizeof *j->choices);
    j->choices->prompt = prompt;
    j->count = 1;
    hash_prompts(&s, j);
    for (i = 0; i < MAX_KEPT_FILES; i++) /* the hash of other tokens */
        add_file(&s, (uint64_t)i, TOKENS - 1 - i, 1);
    CHECK(!wait_for_file(&s, j->choices, 0));
    for (i = 1; i < 3; i++) /* the longer one is waited for, while it is read */
        add_file(&s, hash_of_tokens(&s, prompt->items, 5000 * i), 5000 * i, 1);
    s.files[s.file_count - 1]->busy = true;
    CHECK(!wait_for_file(&s, j->choices, 10000)); /* sessions know as much */
    time = time_of_waits(&s, j->choices);
    if (!CHECK(time < 500000)) printf("%ld microseconds\n", (long)time);
    for (i = 0; i < (int)s.file_count; i++) free(s.files[i]);
    free(s.files);
    free_job(j);
}

/* ---- on a GPU */

static void test_gpu(void) {
    const char *first[] = {"--device", "1", "--parallel", "3", NULL};
    const char *none[] = {"--device", "64", NULL};
    served s = start_server(first, 0);
    text got = {NULL, 0, 0};
    int c = request_text(s.port, prompts[0], 1, 300, true);
    TEST("server: texts that a GPU computes");
    CHECK(hear_until(c, &got, "data:", PATIENCE));
    if (metric(s.port, "running_on_gpu") == 0) SKIP("there is no Vulkan device");
    else compare_texts(s.port, 6, 40);
    CHECK(hear_until(c, &got, NULL, PATIENCE) && has(&got, "[DONE]"));
    free_text(&got);
    close(c);
    CHECK(metric(s.port, "running_on_gpu") == 0);
    CHECK(end_server(s, SIGTERM) == 0);
    TEST("server: without a GPU");
    s = start_server(none, 0);
    compare_text(request_text(s.port, prompts[1], 2, 20, true), prompts[1], 2, 20, true);
    CHECK(end_server(s, SIGTERM) == 0);
}

static void test_all(void) {
    test_endpoints();
    test_key();
    test_http();
    test_attacks();
    test_pieces();
    test_refusals();
    test_texts();
    test_options();
    test_option_table();
    test_other_names();
    test_forms();
    test_regexes();
    test_formatted_prompts();
    test_labels();
    test_guesses();
    test_adapter();
    test_likely();
    test_chat();
    test_going_on();
    test_thoughts();
    test_tools();
    test_histories();
    test_begun_call();
    test_responses();
    test_apis();
    test_ids();
    test_foreign_items();
    test_references();
    test_long_chat();
    test_kept_files();
    test_many_tools();
    test_waits();
    test_usual_context();
    test_vectors();
    test_turns();
    test_many_texts();
    test_vanishing();
    test_half_closed();
    test_leaving();
    test_early_refusals();
    test_bodies();
    test_slow_readers();
    test_unread();
    test_long_answers();
    test_preparing();
    test_many_connections(10000);
    test_room();
    test_full_table();
    test_descriptors();
    test_queue();
    test_ends();
    test_reasons();
    test_no_model();
    test_limits();
}

int main(int argc, char **argv) {
    char folder[32];
    if (argc > 1 && !strcmp(argv[1], "serve")) return bitnet_server_main(argc - 1, argv + 1);
    if (argc > 1 && (!strcmp(argv[1], "options") || !strcmp(argv[1], "limits"))) {
        text manual = *argv[1] == 'o' ? manual_of_options() : manual_of_limits();
        fputs(manual.data, stdout);
        free_text(&manual);
        return 0;
    }
    net_start();
    snprintf(folder, sizeof folder, "/tmp/test_server.%d", (int)getpid());
    snprintf(stories, sizeof stories, "%s/stories.gguf", folder);
    if (!CHECK(mkdir(folder, 0700) == 0)) return 1;
    write_model(stories, "<|user|> <|assistant|>", false);
    model = load(stories);
    if (!CHECK(model != NULL)) return 1;
    if (argc > 1 && !strcmp(argv[1], "gpu")) test_gpu();
    else if (argc > 1 && !strcmp(argv[1], "apis")) test_apis();
    else if (argc > 1 && !strcmp(argv[1], "kept"))
        test_kept_files(), test_waits(), test_many_texts(), test_many_tools();
    else test_all();
    bitnet_model_free(model);
    remove(stories);
    remove(folder);
    printf("%d passed, %d failed, %d skipped\n", check_passed, check_failed, check_skipped);
    return check_failed > 0;
}

#else

int main(void) {
    puts("0 passed, 0 failed");
    return 0;
}

#endif
