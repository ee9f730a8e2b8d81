/* http.h - parses the head and body of HTTP requests; the statuses of answers

   HTTP/1.1 (RFC 9112) and 1.0, strictly: anything that two programs could interpret differently is
   rejected, because one of them may be a proxy. Lines end with CR LF and are never folded; there is
   one Content-Length or one "chunked", not both; there is one Host. Extensions of chunks and
   trailers are checked and ignored. A head is rejected at the first invalid byte. */

#ifndef BITNET_SERVER_HTTP_H
#define BITNET_SERVER_HTTP_H

#include "text.h"

enum {
    HTTP_HEAD = 16384, /* most bytes of a head; also of a chunked body's extensions and trailers */
    HTTP_LINES = 100,  /* lines of a head */
    HTTP_PATH = 2000,  /* most bytes of a path, with its query */
    HTTP_TLS = 22      /* the first byte from a client that uses TLS */
};

typedef enum http_part {               /* the next part of a body */
                         HTTP_PLAIN,   /* `left` bytes */
                         HTTP_SIZE,    /* the size of a chunk */
                         HTTP_CHUNK,   /* `left` bytes of it */
                         HTTP_BEHIND,  /* the line end after a chunk */
                         HTTP_TRAILER, /* lines after the last chunk, up to an empty one */
                         HTTP_WHOLE    /* complete */
} http_part;

typedef struct http_request {
    bitnet_string method, path; /* strings point into the head */
    bitnet_string query;        /* not included in the path */
    bitnet_string name;         /* the part of the path that matched a * */
    bitnet_string authority;    /* "host:port" if the target is "http://host:port/path" */
    bitnet_string host, origin, authorization, api_key, content_type, requested_headers;
    const char *allow; /* the path's methods, if the request's is not among them */
    bool modern;       /* HTTP/1.1, not 1.0 */
    bool keep_alive, closes, expects_continue, has_length;
    http_part part; /* of the body */
    uint64_t left;
    size_t ignored; /* bytes of chunk extensions and trailers */
} http_request;

/* Ignores case. */
static bool is_word(bitnet_string s, const char *word) {
    size_t i;
    for (i = 0; i < s.length; i++) {
        char c = s.data[i];
        if (c >= 'A' && c <= 'Z') c = (char)(c + 32);
        if (c != word[i]) return false; /* also for the final zero */
    }
    return !word[i];
}

/* Valid in methods and names of headers. */
static bool http_is_token(bitnet_string s) {
    size_t i;
    for (i = 0; i < s.length; i++) {
        char c = s.data[i];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!letter && (!c || !strchr("!#$%&'*+-.^_`|~", c))) return false;
    }
    return s.length > 0;
}

/* May bytes [from, length) belong to the head at `data`? */
static bool http_may_be_head(const char *data, size_t from, size_t length) {
    const bitnet_string first = {data, 1};
    size_t i;
    if (from == 0 && length && *data != '\r' && !http_is_token(first)) return false;
    for (i = from; i < length; i++) {
        unsigned char c = (unsigned char)data[i];
        if (c == '\n' && (i == 0 || data[i - 1] != '\r')) return false;
        if ((c < 32 && c != '\t' && c != '\r' && c != '\n') || c == 127) return false;
    }
    return true;
}

/* Takes the line up to `end` from *rest; false: no `end`. */
static bool http_cut(bitnet_string *rest, const char *end, bitnet_string *line) {
    size_t i, length = strlen(end);
    for (i = 0; i + length <= rest->length; i++)
        if (memcmp(rest->data + i, end, length) == 0) {
            line->data = rest->data;
            line->length = i;
            rest->data += i + length;
            rest->length -= i + length;
            return true;
        }
    return false;
}

static bitnet_string http_trim(bitnet_string s) {
    while (s.length && (s.data[0] == ' ' || s.data[0] == '\t')) s.data++, s.length--;
    while (s.length && (s.data[s.length - 1] == ' ' || s.data[s.length - 1] == '\t')) s.length--;
    return s;
}

/* Does a list such as "close, TE" have this item? */
static bool http_lists(bitnet_string list, const char *word) {
    bitnet_string item;
    while (http_cut(&list, ",", &item))
        if (is_word(http_trim(item), word)) return true;
    return is_word(http_trim(list), word);
}

static bool http_digits(bitnet_string s, int base, uint64_t *out) {
    size_t i;
    for (i = 0, *out = 0; i < s.length; i++) {
        int digit = bitnet__hex_digit(s.data[i]);
        if (digit < 0 || digit >= base) return false;
        *out = *out * (uint64_t)base + (uint64_t)digit;
    }
    return s.length > 0 && s.length <= 15; /* no overflow */
}

/* Reads "/path?query", or "http://host:port/path?query", as sent to a proxy. */
static bool http_target(http_request *r) {
    bitnet_string rest = r->path, part;
    size_t i = 0;
    if (rest.data[0] != '/' && http_cut(&rest, "://", &part)) {
        if (!is_word(part, "http") && !is_word(part, "https")) return false;
        while (i < rest.length && rest.data[i] != '/' && rest.data[i] != '?') i++;
        r->authority.data = rest.data;
        r->authority.length = i;
        r->path.data = rest.data + i;
        r->path.length = rest.length - i;
    }
    rest = r->path;
    if (http_cut(&rest, "?", &part)) r->path = part, r->query = rest;
    if (r->authority.length && !r->path.length) r->path = bitnet__string("/");
    return r->path.length && (r->path.data[0] == '/' || bitnet__is(r->path, "*"));
}

/* Reads "GET /path?query HTTP/1.1". Returns 0 or the status that rejects it. */
static int http_first_line(http_request *r, bitnet_string line) {
    size_t i;
    if (!http_cut(&line, " ", &r->method) || !http_cut(&line, " ", &r->path)) return 400;
    if (!http_is_token(r->method) || r->path.length == 0) return 400;
    for (i = 0; i < r->path.length; i++)
        if (r->path.data[i] < 33 || r->path.data[i] > 126) return 400;
    if (r->path.length > HTTP_PATH) return 414;
    if (!http_target(r)) return 400;
    r->modern = r->keep_alive = bitnet__is(line, "HTTP/1.1");
    if (r->modern || bitnet__is(line, "HTTP/1.0")) return 0;
    return line.length == 8 && !memcmp(line.data, "HTTP/", 5) ? 505 : 400;
}

/* Reads a header that may appear only once. */
static int http_once(bitnet_string *where, bitnet_string value) {
    if (where->data) return 400;
    *where = value;
    return 0;
}

static int http_header(http_request *r, bitnet_string name, bitnet_string value) {
    if (is_word(name, "host")) return http_once(&r->host, value);
    if (is_word(name, "origin")) return http_once(&r->origin, value);
    if (is_word(name, "authorization")) return http_once(&r->authorization, value);
    if (is_word(name, "x-api-key")) return http_once(&r->api_key, value);
    if (is_word(name, "content-type")) return http_once(&r->content_type, value);
    if (is_word(name, "access-control-request-headers"))
        return http_once(&r->requested_headers, value);
    if (is_word(name, "content-length")) {
        if (r->has_length || r->part != HTTP_PLAIN || !http_digits(value, 10, &r->left)) return 400;
        r->has_length = true;
    } else if (is_word(name, "transfer-encoding")) {
        if (r->has_length || r->part != HTTP_PLAIN || !r->modern) return 400;
        if (!is_word(value, "chunked")) return 501;
        r->part = HTTP_SIZE;
    } else if (is_word(name, "connection")) {
        if (http_lists(value, "close")) r->closes = true;
        if (http_lists(value, "keep-alive")) r->keep_alive = true;
    } else if (is_word(name, "expect")) {
        if (!is_word(value, "100-continue")) return 417;
        r->expects_continue = r->modern;
    }
    return 0;
}

/* Reads a head up to its empty line; an empty line may precede it. Returns 0 or the status that
   rejects it. */
static int http_head(http_request *r, const char *data, size_t length) {
    bitnet_string rest = {data, length}, line, name;
    int status, lines;
    memset(r, 0, sizeof *r);
    if (!http_cut(&rest, "\r\n", &line)) return 400;
    if (!line.length && !http_cut(&rest, "\r\n", &line)) return 400;
    if ((status = http_first_line(r, line)) != 0) return status;
    for (lines = 0; http_cut(&rest, "\r\n", &line) && line.length > 0; lines++) {
        if (lines == HTTP_LINES) return 431;
        if (!http_cut(&line, ":", &name) || !http_is_token(name)) return 400;
        if (memchr(line.data, '\r', line.length)) return 400;
        if ((status = http_header(r, name, http_trim(line))) != 0) return status;
    }
    if (r->modern && r->host.length == 0) return 400;
    if (r->authority.data && r->host.data && !bitnet__equal(r->authority, r->host)) return 400;
    if (r->authority.data) r->host = r->authority;
    if (r->closes) r->keep_alive = false;
    if (r->part == HTTP_PLAIN && r->left == 0) r->part = HTTP_WHOLE;
    return 0;
}

/* Reads "A0" or "A0;name=value". */
static bool http_chunk_size(http_request *r, bitnet_string line) {
    bitnet_string digits = line, rest = line;
    if (http_cut(&rest, ";", &digits)) digits = http_trim(digits);
    r->ignored += line.length - digits.length;
    return http_digits(digits, 16, &r->left);
}

/* Can this be the beginning of a line between chunks? */
static bool http_may_be_between(const http_request *r, bitnet_string line) {
    size_t i;
    if (r->part == HTTP_BEHIND) return line.length == 0;
    if (r->part == HTTP_SIZE && line.length && bitnet__hex_digit(line.data[0]) < 0) return false;
    for (i = 0; i < line.length; i++) {
        unsigned char c = (unsigned char)line.data[i];
        if ((c < 32 && c != '\t') || c == 127) return false;
    }
    return true;
}

/* Reads a line between chunks: a size, a trailer, which is ignored, or an empty one. Returns 0 or
   the status that rejects it; *found: the line was complete. */
static int http_between_chunks(http_request *r, bitnet_string *rest, bool *found) {
    bitnet_string line, name;
    *found = http_cut(rest, "\r\n", &line);
    if (!*found) {
        line = *rest;
        if (line.length && line.data[line.length - 1] == '\r') line.length--;
    }
    if (!http_may_be_between(r, line)) return 400;
    if (r->ignored + line.length > HTTP_HEAD) return 431;
    if (!*found) return 0;
    switch (r->part) {
    case HTTP_BEHIND: r->part = HTTP_SIZE; return 0;
    case HTTP_SIZE:
        if (!http_chunk_size(r, line)) return 400;
        r->part = r->left ? HTTP_CHUNK : HTTP_TRAILER;
        return 0;
    default:
        r->ignored += line.length;
        if (!line.length) r->part = HTTP_WHOLE;
        else if (!http_cut(&line, ":", &name) || !http_is_token(name)) return 400;
        return 0;
    }
}

/* Moves the body from `in` to `body`, up to `limit`. Returns 0 or the status that rejects it;
   r->part tells whether the body is complete. */
static int http_body(http_request *r, text *in, text *body, uint64_t limit) {
    bitnet_string rest = {in->data, in->length};
    int status = 0;
    bool found = true;
    while (!status && found && r->part != HTTP_WHOLE) {
        if (r->part == HTTP_PLAIN || r->part == HTTP_CHUNK) {
            size_t size = r->left < rest.length ? (size_t)r->left : rest.length;
            if (r->left > limit - body->length) return 413;
            add(body, rest.data, size);
            rest.data += size;
            rest.length -= size;
            r->left -= size;
            if (r->left) break;
            r->part = r->part == HTTP_PLAIN ? HTTP_WHOLE : HTTP_BEHIND;
        } else {
            status = http_between_chunks(r, &rest, &found);
        }
    }
    drop_front(in, in->length - rest.length);
    return status;
}

static const struct {
    int status;
    const char *reason, *type; /* of the error, in OpenAI's words */
} statuses[] = {{200, "OK", ""},
                {204, "No Content", ""},
                {400, "Bad Request", "invalid_request_error"},
                {401, "Unauthorized", "authentication_error"},
                {403, "Forbidden", "permission_error"},
                {404, "Not Found", "not_found_error"},
                {405, "Method Not Allowed", "invalid_request_error"},
                {408, "Request Timeout", "invalid_request_error"},
                {413, "Content Too Large", "invalid_request_error"},
                {414, "URI Too Long", "invalid_request_error"},
                {415, "Unsupported Media Type", "invalid_request_error"},
                {417, "Expectation Failed", "invalid_request_error"},
                {429, "Too Many Requests", "rate_limit_error"},
                {431, "Request Header Fields Too Large", "invalid_request_error"},
                {500, "Internal Server Error", "server_error"},
                {501, "Not Implemented", "invalid_request_error"},
                {503, "Service Unavailable", "server_error"},
                {505, "HTTP Version Not Supported", "invalid_request_error"}};

enum { STATUSES = sizeof statuses / sizeof *statuses };

static int status_at(int status) {
    int i = 0;
    while (i < STATUSES - 1 && statuses[i].status != status) i++;
    return i;
}

#endif
