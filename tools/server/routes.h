/* routes.h - the endpoints, and which requests may reach them

   Pages of other sites must not reach the server through a visitor's browser. Therefore the Host
   must be an address, "localhost" or an allowed name (against DNS rebinding); the Origin, which
   browsers add, must be that host or an allowed one; and a POST must be JSON, which a page cannot
   send to another site without a preflight request. All this is checked when the head has
   arrived. */

#ifndef BITNET_SERVER_ROUTES_H
#define BITNET_SERVER_ROUTES_H

#include "jobs.h"
#include "embeddings.h"
#include "endpoints.h"
#include "metrics.h"

/* In a path, * matches a name. "/v1" may be missing, because some clients omit it. */
static const struct endpoint {
    const char *path, *methods;
    bool open;                                /* to everyone, without a key */
    void (*answer)(server *s, connection *c); /* NULL: the preparing thread answers */
    void (*prepare)(const server *s, task *work);
} endpoints[] = {{"/", "GET, HEAD", true, answer_page, NULL},
                 {"/health", "GET, HEAD", true, answer_health, NULL},
                 {"/metrics", "GET, HEAD", false, answer_metrics, NULL},
                 /* OpenAI's */
                 {"/v1/models", "GET, HEAD", false, answer_models, NULL},
                 {"/v1/models/*", "GET, HEAD", false, answer_model, NULL},
                 {"/v1/completions", "POST", false, NULL, prepare_completion},
                 {"/v1/chat/completions", "POST", false, NULL, prepare_chat},
                 {"/v1/responses", "POST", false, NULL, prepare_response},
                 {"/v1/responses/input_tokens", "POST", false, NULL, prepare_response_count},
                 {"/v1/responses/*", "GET, DELETE", false, answer_response, NULL},
                 {"/v1/responses/*/input_items", "GET", false, answer_input_items, NULL},
                 {"/v1/embeddings", "POST", false, NULL, prepare_embeddings},
                 /* Anthropic's */
                 {"/v1/messages", "POST", false, NULL, prepare_message},
                 {"/v1/messages/count_tokens", "POST", false, NULL, prepare_message_count},
                 /* Ollama's */
                 {"/api/tags", "GET, HEAD", false, answer_tags, NULL},
                 {"/api/ps", "GET, HEAD", false, answer_tags, NULL},
                 {"/api/version", "GET, HEAD", false, answer_version, NULL},
                 {"/api/show", "POST", false, NULL, prepare_show},
                 {"/api/chat", "POST", false, NULL, prepare_ollama_chat},
                 {"/api/generate", "POST", false, NULL, prepare_generate},
                 {"/api/embed", "POST", false, NULL, prepare_embed},
                 {"/api/embeddings", "POST", false, NULL, prepare_first_vector},
                 /* llama.cpp's */
                 {"/props", "GET, HEAD", false, answer_props, NULL},
                 {"/completion", "POST", false, NULL, prepare_llama},
                 {"/infill", "POST", false, NULL, prepare_infill},
                 {"/apply-template", "POST", false, NULL, prepare_template},
                 {"/tokenize", "POST", false, NULL, prepare_tokens},
                 {"/detokenize", "POST", false, NULL, prepare_words}};

/* The port of a Host; empty if there is none. */
static bitnet_string without_port(bitnet_string host) {
    bitnet_string name = host, port;
    uint64_t number;
    size_t end = 0;
    if (host.length && host.data[0] == '[') /* IPv6, with its own colons */
        while (end < host.length && host.data[end] != ']') end++;
    while (end < host.length && host.data[end] != ':') end++;
    if (end == host.length) return host;
    port.data = host.data + end + 1;
    port.length = host.length - end - 1;
    name.length = !port.length || http_digits(port, 10, &number) ? end : 0;
    return name;
}

static bool is_address(bitnet_string host) {
    char name[64];
    struct in_addr v4;
    struct in6_addr v6;
    bool brackets = host.length > 2 && host.data[0] == '[' && host.data[host.length - 1] == ']';
    if (host.length >= sizeof name) return false;
    snprintf(name, sizeof name, "%.*s", (int)host.length - 2 * brackets, host.data + brackets);
    return inet_pton(brackets ? AF_INET6 : AF_INET, name, brackets ? (void *)&v6 : (void *)&v4) ==
           1;
}

static bool host_allowed(const server *s, bitnet_string host) {
    int i;
    if (!host.length) return true;
    host = without_port(host);
    if (is_word(host, "localhost") || is_address(host)) return true;
    for (i = 0; i < s->names.count; i++)
        if (is_word(host, s->names.items[i])) return true;
    return false;
}

/* Is the requesting page of another, allowed site? */
static bool origin_listed(const server *s, bitnet_string origin) {
    int i;
    for (i = 0; i < s->origins.count; i++)
        if (!strcmp(s->origins.items[i], "*") || bitnet__is(origin, s->origins.items[i]))
            return true;
    return false;
}

/* Does the requesting page come from this server? A proxy may change the scheme. */
static bool origin_is_host(bitnet_string origin, bitnet_string host) {
    bitnet_string scheme;
    return http_cut(&origin, "://", &scheme) && bitnet__equal(origin, host);
}

static bool is_json(bitnet_string type) {
    bitnet_string name;
    if (http_cut(&type, ";", &name)) type = name;
    while (type.length && type.data[type.length - 1] == ' ') type.length--;
    return is_word(type, "application/json");
}

/* Compares "Bearer KEY" or the header x-api-key with the key, in constant time. */
static bool key_matches(const server *s, const http_request *r) {
    bitnet_string given = r->authorization;
    size_t i, length;
    unsigned different;
    if (!s->key) return true;
    if (begins_with(given, "Bearer ")) given.data += 7, given.length -= 7;
    else given = r->api_key;
    length = strlen(s->key);
    different = given.length != length;
    for (i = 0; i < given.length; i++)
        different |= (unsigned char)given.data[i] ^ (unsigned char)s->key[i % length];
    return different == 0;
}

/* Answers a preflight request of another site's page. */
static void answer_preflight(server *s, connection *c) {
    bitnet_string headers = c->request.requested_headers;
    begin_answer(s, c, 204, "", 0);
    add_format(
        &c->out,
        "Access-Control-Allow-Methods: GET, POST, DELETE\r\nAccess-Control-Max-Age: 600\r\n");
    if (headers.length) {
        add_format(&c->out, "Access-Control-Allow-Headers: ");
        add(&c->out, headers.data, headers.length);
        add_format(&c->out, "\r\n");
    }
    add_format(&c->out, "\r\n");
    end_answer(c);
}

/* Does the path match a pattern in which * is a name? */
static bool matches(const char *pattern, bitnet_string path, bitnet_string *name) {
    for (; *pattern && path.length; pattern++) {
        if (*pattern != '*') {
            if (*pattern != *path.data) return false;
            path.data++, path.length--;
            continue;
        }
        *name = path;
        while (path.length && *path.data != '/') path.data++, path.length--;
        name->length -= path.length;
        if (!name->length) return false;
    }
    return !*pattern && !path.length;
}

static bool is_endpoint(const struct endpoint *e, bitnet_string path, bitnet_string *name) {
    return matches(e->path, path, name) ||
           (!strncmp(e->path, "/v1/", 4) && matches(e->path + 3, path, name));
}

static bool ends_with(bitnet_string path, const char *end) {
    size_t length = strlen(end);
    return path.length >= length && !memcmp(path.data + path.length - length, end, length);
}

/* Endings of paths that other servers have, and this server's alternatives. */
static const char *const alternatives[][2] = {
    {"/slots", "/metrics counts the texts being generated"},
    {"/rerank", "compare the vectors of /v1/embeddings"},
    {"/reranking", "compare the vectors of /v1/embeddings"},
    {"/conversations", "/v1/responses continues a response by previous_response_id"},
    {"/cancel", "close the connection to cancel a request"},
    {"/compact", "/v1/responses drops the oldest turns if there is no room"},
    {"/batches", "send several requests at once; --parallel of them are generated together"},
    {"/api/pull", "start the server with another MODEL"},
    {"/api/push", "start the server with another MODEL"},
    {"/api/create", "start the server with another MODEL"},
    {"/api/copy", "start the server with another MODEL"},
    {"/api/delete", "start the server with another MODEL"},
    {"/lora-adapters", "start the server with --adapter FILE"},
    {"/chat/completion", "did you mean /v1/chat/completions?"},
    {"/embedding", "did you mean /v1/embeddings?"},
    {"/healthz", "did you mean /health?"}};

/* Suggests an alternative, or a path with the same ending, which was probably meant. */
static void suggest(char *message, size_t size, bitnet_string path) {
    const char *best = NULL,
               *usual = "most clients use /v1/chat/completions, /v1/messages or /api/chat";
    size_t i;
    while (path.length > 1 && path.data[path.length - 1] == '/') path.length--;
    for (i = 0; i < sizeof alternatives / sizeof *alternatives; i++)
        if (ends_with(path, alternatives[i][0])) usual = alternatives[i][1], path.length = 0;
    for (i = 0; i < sizeof endpoints / sizeof *endpoints; i++) {
        const char *known = endpoints[i].path, *end = strncmp(known, "/v1", 3) ? known : known + 3;
        if (end[1] && ends_with(path, end) && (!best || strlen(known) > strlen(best))) best = known;
    }
    if (best) snprintf(message, size, "nothing is at this path; did you mean %s?", best);
    else snprintf(message, size, "nothing is at this path; %s", usual);
}

static void answer_unknown(server *s, connection *c) {
    char message[160];
    suggest(message, sizeof message, c->request.path);
    answer_error(s, c, 404, NULL, "unknown_url", message);
}

static void answer_method(server *s, connection *c) {
    char message[80];
    snprintf(message, sizeof message, "this path accepts only %s", c->request.allow);
    answer_error(s, c, 405, NULL, NULL, message);
}

/* Finds the route; r->allow is NULL if it accepts this method. */
static const struct endpoint *find_endpoint(http_request *r) {
    const struct endpoint *e = endpoints, *end = e + sizeof endpoints / sizeof *endpoints;
    bitnet_string methods, method;
    bool takes;
    while (e < end && !is_endpoint(e, r->path, &r->name)) e++;
    if (e == end) return NULL;
    methods = bitnet__string(e->methods);
    takes = http_cut(&methods, ", ", &method) && bitnet__equal(r->method, method);
    r->allow = takes || bitnet__equal(r->method, methods) ? NULL : e->methods;
    return e;
}

/* Answers a request that can be rejected by its head alone, before its body is read. */
static bool reject_by_head(server *s, connection *c) {
    http_request *r = &c->request;
    bool elsewhere = r->origin.length && origin_listed(s, r->origin);
    const struct endpoint *e = find_endpoint(r);
    bitnet_string origin = r->origin;
    if (!elsewhere)
        memset(&r->origin, 0, sizeof r->origin); /* so that the answer names no other
                                                                site */
    if (!host_allowed(s, r->host))
        answer_error(s, c, 403, NULL, "host", "this host name is not served; allow it with --name");
    else if (origin.length && !elsewhere && !origin_is_host(origin, r->host))
        answer_error(s, c, 403, NULL, "origin",
                     "requests from this origin are not allowed; allow them with --cors");
    else if (elsewhere && bitnet__is(r->method, "OPTIONS")) answer_preflight(s, c);
    else if (!e) answer_unknown(s, c);
    else if (r->allow) answer_method(s, c);
    else if (!e->open && !key_matches(s, r))
        answer_error(s, c, 401, NULL, "invalid_api_key", "the API key is missing or wrong");
    else if (e->prepare && !is_json(r->content_type))
        answer_error(s, c, 415, NULL, NULL, "the body must be application/json");
    else return false;
    return true;
}

static void answer_request(server *s, connection *c) {
    const struct endpoint *e = find_endpoint(&c->request);
    if (e->prepare) submit_request(s, c, e->prepare);
    else e->answer(s, c);
}

#endif
