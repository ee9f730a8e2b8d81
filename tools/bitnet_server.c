/* bitnet_server - serves a model to clients of OpenAI's API, and a page to chat on

       cc -O2 tools/bitnet_server.c -o bitnet_server            Windows: add -lws2_32
       ./bitnet_server model.gguf                               then open http://127.0.0.1:8080

   One thread loops: it waits for sockets, reads requests, computes for some milliseconds and sends
   answers. A second thread prepares requests: it parses JSON, compiles grammars and tokenizes text.
   A third writes long answers. So none of this delays other answers. A request belongs to one
   thread at a time; only the lists between them are locked. An answer does not depend on the
   server's other work (bitnet.h, chapter 8).
   Input from sockets is untrusted. Errors are JSON in OpenAI's form: a message and the wrong
   parameter.

CONTENTS                                                            search for
    Text that grows, and JSON that is written                       >>text
    HTTP: what a client asks                                        >>http
    Sockets                                                         >>sockets
    The server, its connections and its work                        >>server
    Answers                                                         >>answers
    JSON that is read                                               >>asked
    Options of requests                                             >>options
    Work for other threads                                          >>orders
    The threads that prepare and write                              >>helpers
    Responses that are kept                                         >>archive
    Sessions that know the beginning of a prompt                    >>beginnings
    What chats and completions answer                               >>replies
    What responses answer                                           >>responses
    Choices: texts that are generated                               >>choices
    Completions, chats and responses                                >>completions
    Vectors of texts                                                >>vectors
    Tokens                                                          >>tokens
    The other endpoints                                             >>endpoints
    The page                                                        >>page
    Who may ask                                                     >>guard
    Connections                                                     >>connections
    The program                                                     >>program */

#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include "../bitnet_gpu.h"
#include "bitnet_embed.h"
#include "bitnet_schema.h"
#include "server/page.h"
#include "tool.h"
#include <errno.h>
#include <limits.h>
#include <math.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#endif

/* ==================================================
   >>text   Text that grows, and JSON that is written
   ================================================== */

typedef struct text {
    char *data;
    size_t length, room;
} text;

static void add(text *t, const char *data, size_t length) {
    tool_grow(&t->data, &t->room, t->length + length + 1, 1);
    if (length) memcpy(t->data + t->length, data, length);
    t->data[t->length += length] = 0;
}

static void take(text *t, size_t length) {
    if (length) memmove(t->data, t->data + length, t->length -= length);
}

static void clear(text *t) {
    free(t->data);
    memset(t, 0, sizeof *t);
}

/* In quotes; invalid UTF-8 becomes U+FFFD, so that the JSON is valid. */
static void add_quoted(text *t, const char *data, size_t length) {
    size_t i, bytes;
    uint32_t c;
    char escape[8];
    add(t, "\"", 1);
    for (i = 0; i < length; i += bytes) {
        bytes = bitnet__utf8(data + i, length - i, &c);
        if (c == BITNET__INVALID) {
            add(t, "\xEF\xBF\xBD", 3);
            bytes = 1;
        } else if (c < 32 || c == '"' || c == '\\' || c == 127) {
            snprintf(escape, sizeof escape, c == '"' || c == '\\' ? "\\%c" : "\\u%04x", (int)c);
            add(t, escape, strlen(escape));
        } else {
            add(t, data + i, bytes);
        }
    }
    add(t, "\"", 1);
}

static void add_whole(text *t, int64_t value) {
    char number[32];
    snprintf(number, sizeof number, "%lld", (long long)value);
    add(t, number, strlen(number));
}

static void add_number(text *t, double value) {
    char number[32];
    if (value > 1e300 || value < -1e300)
        value = value > 0 ? 9999 : -9999; /* JSON has no infinity */
    if (value == (double)(int64_t)value) {
        add_whole(t, (int64_t)value); /* all its digits */
        return;
    }
    snprintf(number, sizeof number, "%.9g", value);
    add(t, number, strlen(number));
}

/* Appends the format, whose ' become ". %s: a C string, in quotes; %t: a text *, in quotes; %r: a C
   string unchanged; %i: an int64_t; %f: a double; %b: an int, as true or false. */
static void say(text *t, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    for (; *format; format++) {
        const char *string;
        const text *other;
        if (*format != '%') {
            add(t, *format == '\'' ? "\"" : format, 1);
            continue;
        }
        switch (*++format) {
        case 's':
            string = va_arg(arguments, const char *);
            add_quoted(t, string, strlen(string));
            break;
        case 't':
            other = va_arg(arguments, const text *);
            add_quoted(t, other->data, other->length);
            break;
        case 'r':
            string = va_arg(arguments, const char *);
            add(t, string, strlen(string));
            break;
        case 'i': add_whole(t, va_arg(arguments, int64_t)); break;
        case 'f': add_number(t, va_arg(arguments, double)); break;
        default: string = va_arg(arguments, int) ? "true" : "false"; add(t, string, strlen(string));
        }
    }
    va_end(arguments);
}

/* ==================================================
   >>http   HTTP: what a client asks

   HTTP/1.1 (RFC 9112) and 1.0, strictly: what two programs could read in two ways is refused, since
   one may be a proxy in front. Lines end with CR LF and are never folded; there is one
   Content-Length or one "chunked", not both; there is one Host. The extensions of chunks and the
   trailers are checked and ignored. A head is refused at the first byte that cannot belong to one.
   ================================================== */

enum {
    HTTP_HEAD = 16384, /* bytes of a head, at most; also of all that a chunked body has besides; */
    HTTP_LINES = 100,  /* lines of a head */
    HTTP_TLS = 22      /* the first byte of a client that wants TLS */
};

typedef enum http_part {               /* the next part of a body */
                         HTTP_PLAIN,   /* `left` bytes */
                         HTTP_SIZE,    /* the size of a chunk */
                         HTTP_CHUNK,   /* `left` bytes of it */
                         HTTP_BEHIND,  /* the end of its last line */
                         HTTP_TRAILER, /* lines after the last chunk, up to an empty one */
                         HTTP_WHOLE    /* complete */
} http_part;

typedef struct http_request {
    bitnet_string method, path; /* without the query; strings point into the head */
    bitnet_string authority;    /* "host:port" of a target "http://host:port/path" */
    bitnet_string host, origin, authorization, content_type, asked_headers;
    const char *allow; /* the path's methods, if this is not one of them */
    bool modern;       /* HTTP/1.1, not 1.0 */
    bool keep_alive, closes, expects_continue, has_length;
    http_part part; /* of the body */
    uint64_t left;
    size_t ignored; /* bytes of its chunks' extensions and of trailers */
} http_request;

/* Ignores case. */
static bool is_word(bitnet_string s, const char *word) {
    size_t i;
    for (i = 0; i < s.length; i++) {
        char c = s.data[i];
        if (c >= 'A' && c <= 'Z') c = (char)(c + 32);
        if (c != word[i]) return false; /* also at the final zero */
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

/* Cuts the line up to `end` out of *rest; false: no `end`. */
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

/* "/path?query", or "http://host:port/path?query", as a proxy is asked. */
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
    if (http_cut(&rest, "?", &part)) r->path = part;
    if (r->authority.length && !r->path.length) r->path = bitnet__string("/");
    return r->path.length && (r->path.data[0] == '/' || bitnet__is(r->path, "*"));
}

/* "GET /path?query HTTP/1.1". Returns 0 or the status that refuses it. */
static int http_first_line(http_request *r, bitnet_string line) {
    size_t i;
    if (!http_cut(&line, " ", &r->method) || !http_cut(&line, " ", &r->path)) return 400;
    if (!http_is_token(r->method) || r->path.length == 0) return 400;
    for (i = 0; i < r->path.length; i++)
        if (r->path.data[i] < 33 || r->path.data[i] > 126) return 400;
    if (r->path.length > 2000) return 414;
    if (!http_target(r)) return 400;
    r->modern = r->keep_alive = bitnet__is(line, "HTTP/1.1");
    if (r->modern || bitnet__is(line, "HTTP/1.0")) return 0;
    return line.length == 8 && !memcmp(line.data, "HTTP/", 5) ? 505 : 400;
}

/* A header that may appear only once. */
static int http_once(bitnet_string *where, bitnet_string value) {
    if (where->data) return 400;
    *where = value;
    return 0;
}

static int http_header(http_request *r, bitnet_string name, bitnet_string value) {
    if (is_word(name, "host")) return http_once(&r->host, value);
    if (is_word(name, "origin")) return http_once(&r->origin, value);
    if (is_word(name, "authorization")) return http_once(&r->authorization, value);
    if (is_word(name, "content-type")) return http_once(&r->content_type, value);
    if (is_word(name, "access-control-request-headers")) return http_once(&r->asked_headers, value);
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

/* Reads a head up to its empty line; another may precede it. Returns 0 or the status that refuses
   it. */
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

/* "A0" or "A0;name=value". */
static bool http_chunk_size(http_request *r, bitnet_string line) {
    bitnet_string digits = line, rest = line;
    if (http_cut(&rest, ";", &digits)) digits = http_trim(digits);
    r->ignored += line.length - digits.length;
    return http_digits(digits, 16, &r->left);
}

/* May a line between chunks begin so? */
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

/* Reads a line between chunks: a size, a trailer, which is ignored, or an empty one. Returns 0 or the
   status that refuses it; *found: the line was complete. */
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

/* Moves the body from `in` to `body`, up to `limit`. Returns 0 or the status that refuses it; r->part
   tells whether the body is complete. */
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
    take(in, in->length - rest.length);
    return status;
}

/* ==================================================
   >>sockets   Sockets, which neither wait nor raise signals
   ================================================== */

enum { NET_OTHERS = 32 }; /* other files that the server has open, at most */

#ifdef _WIN32

typedef SOCKET net_socket;
typedef WSAPOLLFD net_poll_entry;
enum { NET_NO_SIGNAL = 0, NET_SEND_END = SD_SEND };

static bool net_start(void) {
    WSADATA data;
    return WSAStartup(MAKEWORD(2, 2), &data) == 0;
}
static void net_close(net_socket s) { closesocket(s); }
static bool net_would_wait(void) { return WSAGetLastError() == WSAEWOULDBLOCK; }
static bool net_do_not_wait(net_socket s) {
    u_long yes = 1;
    return ioctlsocket(s, FIONBIO, &yes) == 0;
}
static int net_poll(net_poll_entry *entries, size_t count, int milliseconds) {
    return WSAPoll(entries, (ULONG)count, milliseconds);
}
static int net_most(int wanted) { return wanted; }

static const char *net_reason(void) {
    static char reason[256];
    int error = WSAGetLastError();
    if (!FormatMessageA(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, NULL,
                        (DWORD)error, 0, reason, sizeof reason, NULL))
        snprintf(reason, sizeof reason, "error %d", error);
    reason[strcspn(reason, "\r\n")] = 0;
    return reason;
}

#else

typedef int net_socket;
typedef struct pollfd net_poll_entry;
#define INVALID_SOCKET (-1)
#if defined(__linux__) && !defined(POLLRDHUP) && !defined(__sparc__)
#define POLLRDHUP 0x2000 /* the other side sends no more; <poll.h> hides it without _GNU_SOURCE */
#endif
#ifdef MSG_NOSIGNAL
enum { NET_NO_SIGNAL = MSG_NOSIGNAL, NET_SEND_END = SHUT_WR };
#else
enum { NET_NO_SIGNAL = 0, NET_SEND_END = SHUT_WR };
#endif

static bool net_start(void) { return signal(SIGPIPE, SIG_IGN) != SIG_ERR; }
static void net_close(net_socket s) { close(s); }
static bool net_would_wait(void) {
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}
static const char *net_reason(void) { return strerror(errno); }
static bool net_do_not_wait(net_socket s) { return fcntl(s, F_SETFL, O_NONBLOCK) == 0; }
static int net_poll(net_poll_entry *entries, size_t count, int milliseconds) {
    return poll(entries, (nfds_t)count, milliseconds);
}

/* The system may allow fewer than wanted. */
static int net_most(int wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
    if (limit.rlim_cur < (rlim_t)wanted + NET_OTHERS) {
        limit.rlim_cur = (rlim_t)wanted + NET_OTHERS;
        if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
        getrlimit(RLIMIT_NOFILE, &limit);
    }
    if (limit.rlim_cur >= (rlim_t)wanted + NET_OTHERS) return wanted;
    return limit.rlim_cur > NET_OTHERS + 1 ? (int)(limit.rlim_cur - NET_OTHERS) : 1;
}

#endif

#ifndef POLLRDHUP
#define POLLRDHUP 0
#endif

/* Sets *port to the port in use. INVALID_SOCKET: failed, and *reason says why. */
static net_socket net_listen(const char *host, int *port, const char **reason) {
    struct addrinfo hints, *list = NULL, *a;
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
    } bound;
    socklen_t size = sizeof bound;
    net_socket s = INVALID_SOCKET;
    char service[16];
    int yes = 1, failed;
    memset(&hints, 0, sizeof hints);
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE;
    snprintf(service, sizeof service, "%d", *port);
    failed = getaddrinfo(host, service, &hints, &list);
    *reason = failed ? gai_strerror(failed) : NULL;
    for (a = list; a && s == INVALID_SOCKET; a = a->ai_next) {
        s = socket(a->ai_family, a->ai_socktype, a->ai_protocol);
        if (s == INVALID_SOCKET) continue;
#ifndef _WIN32 /* Windows would let two programs share a port */
        setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
#endif
        if (bind(s, a->ai_addr, (socklen_t)a->ai_addrlen) == 0 && listen(s, 1024) == 0 &&
            net_do_not_wait(s) && getsockname(s, &bound.any, &size) == 0)
            break;
        *reason = net_reason();
        net_close(s);
        s = INVALID_SOCKET;
    }
    if (list) freeaddrinfo(list);
    if (s != INVALID_SOCKET)
        *port = ntohs(bound.any.sa_family == AF_INET6 ? bound.v6.sin6_port : bound.v4.sin_port);
    (void)yes;
    return s;
}

/* A socket connected to itself: one thread sends a byte to wake another that waits in net_poll. */
static net_socket net_bell(void) {
    struct sockaddr_in self;
    socklen_t size = sizeof self;
    net_socket s = socket(AF_INET, SOCK_DGRAM, 0);
    memset(&self, 0, sizeof self);
    self.sin_family = AF_INET;
    self.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (s != INVALID_SOCKET && bind(s, (struct sockaddr *)&self, sizeof self) == 0 &&
        getsockname(s, (struct sockaddr *)&self, &size) == 0 &&
        connect(s, (struct sockaddr *)&self, sizeof self) == 0 && net_do_not_wait(s))
        return s;
    exit(!tool_complain("cannot create a local socket: %s", net_reason()));
}

/* ==================================================
   >>server   The server, its connections and its work

   A POST becomes an order, which is prepared. If it wants text, the order becomes a job, with a
   choice for each text. Choices wait, compute in turns, and end; after the last the job is answered.
   If the client leaves, its work is dropped.
   ================================================== */

enum {
    SLICE = 2000,      /* microseconds to compute between two looks at the sockets, or longer: */
    LOOKS = 16,        /* so many times the duration of a look, */
    LONGEST = 20000,   /* up to this */
    IDLE = 60000,      /* milliseconds of silence between two requests */
    LINGERS = 2000,    /* milliseconds to read the rest of a refused request */
    RETURNS = 1000,    /* milliseconds without work before memory goes back to the system */
    DEAF = 100,        /* milliseconds without new connections after the system ran out of them */
    ACCEPTS = 32,      /* new connections between two looks */
    SENDS = 1 << 20,   /* bytes to send to a client between two looks */
    AHEAD = 1 << 16,   /* bytes that a client may send before its last answer is complete; also of
                         answers that it has not read before its next request is answered */
    LENGTHY = 1 << 16, /* bytes of an answer that another thread writes */
    BODIES = 5,        /* so many times --body: bytes of all bodies that arrive; in preparation */
    ANSWERS = 32,      /* so many times --body: bytes of all answers that are being sent */
    REPLY = 8,         /* a conversation leaves this part of the context to the reply */
    SHARE = 32,        /* common tokens for which a prompt waits until another has computed them */
    MOST_CHOICES = 16, /* of a request; also stop strings, */
    MOST_STOP = 4096,  /* of so many bytes, */
    MOST_ENDS = 1024,  /* and tokens that end a text */
    MOST_TOOLS = 128,
    MOST_PASSAGES = 2048,
    MOST_CALLS = 32 /* in a reply */
};

enum { TIMES = 10 }; /* classes of the time to the first token */
static const double time_bounds[TIMES] = {0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};

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

typedef struct job job;
typedef struct choice choice;
typedef struct server server;
typedef struct archive archive;
typedef struct vectors vectors;
typedef struct order order;

typedef enum stage {
    STAGE_HEAD,   /* waits for a head */
    STAGE_BODY,   /* waits for its body */
    STAGE_ANSWER, /* the answer is being made */
    STAGE_LEAVE,  /* closes after the answer */
    STAGE_LINGER, /* answered; discards input, so that the client can read the answer */
    STAGE_GONE    /* to be freed */
} stage;

typedef struct connection {
    net_socket socket;
    stage stage;
    text in;     /* not parsed yet */
    size_t seen; /* bytes of it without the end of a head */
    text head, body;
    http_request request; /* strings point into the head */
    bool chunks;          /* the answer is sent in chunks */
    bool ended;           /* the client sends no more */
    text out;
    size_t sent;      /* bytes of it */
    text body_out;    /* the body of a long answer, to send after it */
    int64_t since;    /* when this request or answer began; in milliseconds */
    int64_t deadline; /* the same; 0: none */
    order *order;     /* in preparation; NULL: none */
    job *job;
    vectors *vectors;
} connection;

typedef struct token_ids {
    int32_t *items;
    size_t count, room;
} token_ids;

enum { LIKELY_TOKENS, LIKELY_NUMBERS, LIKELY_BEST, LIKELY_OFFSETS, LIKELY_LISTS };

struct choice {
    job *job;
    const token_ids *prompt; /* one of the job's */
    int index;
    uint64_t seed;
    bitnet_session *session; /* NULL: waiting */
    bitnet_chains *chains;   /* NULL: no guesses */
    bitnet_session *draft;   /* of the smaller model that guesses, or NULL */
    uint64_t round;          /* in which it last tried to begin */
    int32_t from;            /* positions of the prompt */
    int32_t shared;          /* of them computed by another session */
    bool spoken;             /* the first token is chosen */
    bool done;
    text said;
    size_t thought_sent, sent, calls_sent; /* in a stream: bytes of thought and text; calls */
    text likely[LIKELY_LISTS];             /* log-probabilities: see add_likely */
    size_t likely_sent;                    /* by a response, in a stream */
    int open;                              /* the item being sent: an item_kind */
    int64_t items;                         /* of a response, begun so far */
    int64_t tokens, offset;                /* generated, and their characters */
    int64_t thought;                       /* tokens of a thought */
    int64_t taken;                         /* tokens, including one that ended the text */
    int64_t drafted, accepted;             /* guesses, when it is done */
    bitnet_stop_reason reason;
};

/* The form of a job's answers, whole or streamed. */
typedef struct wire {
    const char *id; /* prefix of ids */
    void (*add_whole)(text *t, server *s, job *j);
    void (*begin)(server *s, job *j); /* begins a stream, after its head */
    void (*tell)(server *s, choice *c);
    void (*end)(server *s, job *j);
    void (*fail)(server *s, job *j, int status, const char *message);
} wire;

struct job {
    connection *client;
    const wire *wire;
    bool chat, stream;                 /* a response is a chat, too */
    bool tells_usage, tells_all_usage; /* in a stream: at its end, in each event */
    bool started;                      /* the head of the answer is sent */
    bool must_call;                    /* a tool */
    bool formed;                       /* a reply without calls follows a schema */
    bool no_thinking;                  /* the request leaves no token for a thought */
    bool kept;                         /* a response that others may continue */
    text history, echo;                /* a response's items so far, and what it repeats */
    int64_t events;                    /* in its stream */
    unsigned flags;                    /* for bitnet_chat_encode */
    char id[48];
    uint64_t number;                        /* of the request */
    int64_t created;                        /* seconds since 1970 */
    int64_t received, spoke;                /* times of arrival and first token, in microseconds */
    token_ids *prompts, stop_ids, breakers; /* breakers: of DRY */
    int prompt_count;
    size_t dropped; /* messages without room */
    text stop_text;
    const char *stop[MOST_CHOICES];
    bitnet_bias *bias;
    bitnet_grammar *grammar;
    bitnet_tools *tools;
    bitnet_sampling sampling;
    bitnet_generate_options generate;
    choice *choices;
    int count, left, running; /* choices; not done; computing */
};

/* The oldest first. */
typedef struct orders {
    order *first, *last;
} orders;

/* Another thread, with its orders. */
typedef struct helper {
    bitnet__thread thread;
    orders waiting;
    bool busy; /* with one that waits no more */
} helper;

/* A session at rest, for prompts with the same beginning. */
typedef struct kept {
    bitnet_session *session;
    int64_t used; /* in milliseconds */
} kept;

typedef struct counters {
    int64_t answers[STATUSES];
    int64_t prompt_tokens, shared_tokens, tokens, drafted, accepted, cancelled;
    int64_t busy; /* microseconds */
    int64_t times[TIMES + 1], first_microseconds;
} counters;

struct server {
    /* settings, constant while it serves */
    const char *path, *embedding_path, *host, *alias, *key_file;
    const char *key; /* NULL: open to all */
    tool_texts names, origins;
    const char *table_path, *draft_path, *adapter_path;
    int port, parallel, queue, most, timeout, grace, keep, archived;
    int most_tokens, most_thinking, body, device, kv; /* a bitnet_cache */
    bool drafts, on_gpu;
    float temperature;        /* below 0: not set */
    bitnet_sampling sampling; /* a request's default */
    bitnet_model_options options;
    bitnet_session_options session;
    /* resources, constant up to the listener */
    bitnet_model *model, *embedder; /* embedder: for vectors; may be the same */
    bitnet_model *drafter;          /* a smaller model that guesses, or NULL */
    bitnet_chain_table *table;      /* of chains to guess, or NULL */
    bitnet_chain_memory *memory;    /* learned from all texts; NULL: each its own */
    bitnet_adapter *adapter;        /* of all texts, or NULL */
    float adapter_scale;
    bitnet_gpu *gpu; /* NULL: the CPU computes */
    const bitnet_tokenizer *tokenizer;
    char id[256], embedder_id[256];
    net_socket listener, bell; /* bell: rings when an order is done */
    bitnet__monitor monitor;   /* of what all threads use: the next four */
    helper preparer, writer;
    orders done;
    bool ending;                     /* the other threads end */
    size_t order_count, order_bytes; /* requests in preparation whose clients wait; bytes of all */
    size_t asked_bytes;              /* of requests that are not complete; or fewer */
    int64_t used;                    /* memory, for them and for answers; ms; 0: it was returned */
    bool gpu_refused;                /* it lacked room for a text, which was reported */
    connection **connections;
    size_t connection_count, connection_room;
    int64_t deaf;     /* takes no connections until then; in milliseconds */
    choice **choices; /* not done, the oldest first */
    size_t choice_count, choice_room, running;
    vectors **vectors; /* not done, the oldest first */
    size_t vectors_count, vectors_room;
    bitnet_session **sessions; /* computing */
    size_t session_room;
    kept *keeps;
    size_t keep_count, keep_room;
    uint64_t number; /* of the last job */
    uint64_t round;  /* counts attempts to begin choices */
    bool stopping;
    int64_t slice;  /* microseconds to compute before the next look at the sockets */
    int64_t paused; /* when computing stopped for a look; 0: it did not */
    archive *archive;
    counters counters;
};

static const char too_many_bytes[] = "too much is being sent to the server; try again later";

static int64_t milliseconds(void) { return bitnet__microseconds() / 1000; }

/* ==================================================
   >>answers   Answers
   ================================================== */

static int status_at(int status) {
    int i = 0;
    while (i < STATUSES - 1 && statuses[i].status != status) i++;
    return i;
}

/* A browser wants the origin of an allowed page repeated. */
static void add_origin(connection *c) {
    bitnet_string origin = c->request.origin;
    if (!origin.length) return;
    add(&c->out, "Access-Control-Allow-Origin: ", 29);
    add(&c->out, origin.data, origin.length);
    say(&c->out, "\r\nVary: Origin\r\n");
}

static const char page_policy[] =
    "Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline'; style-src "
    "'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\nCross-Origin-Embedder-Policy: require-corp\r\n";

/* `length` of the body, -1: unknown. */
static void begin_answer(server *s, connection *c, int status, const char *type, int64_t length) {
    int at = status_at(status);
    char date[64] = "";
    time_t now = time(NULL);
    s->counters.answers[at]++;
    c->since = milliseconds();
    c->chunks = length < 0 && c->request.modern;
    if (s->stopping || (length < 0 && !c->chunks)) c->request.keep_alive = false;
    if (c->request.part != HTTP_WHOLE) c->request.keep_alive = false; /* the body is not read */
    strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S GMT", gmtime(&now));
    say(&c->out, "HTTP/1.1 %i %r\r\nDate: %r\r\n", (int64_t)status, statuses[at].reason, date);
    if (*type) say(&c->out, "Content-Type: %r\r\n", type);
    if (!strncmp(type, "text/html", 9)) /* it loads nothing, is in no frame, and may use threads */
        add(&c->out, page_policy, strlen(page_policy));
    if (length >= 0 && status != 204) say(&c->out, "Content-Length: %i\r\n", length);
    if (c->chunks) say(&c->out, "Transfer-Encoding: chunked\r\n");
    if (!c->request.keep_alive) say(&c->out, "Connection: close\r\n");
    else if (!c->request.modern) say(&c->out, "Connection: keep-alive\r\n");
    if (status == 429 || status == 503) say(&c->out, "Retry-After: 1\r\n");
    if (status == 401) say(&c->out, "WWW-Authenticate: Bearer\r\n");
    if (status == 405) say(&c->out, "Allow: %r\r\n", c->request.allow);
    say(&c->out, "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n");
    add_origin(c);
}

/* The answer is complete: the next request may come, or the end. */
static void end_answer(connection *c) {
    c->stage = c->request.keep_alive ? STAGE_HEAD : STAGE_LEAVE;
    if (c->stage == STAGE_LEAVE) clear(&c->in);
    clear(&c->head);
    clear(&c->body);
    memset(&c->request, 0, sizeof c->request);
}

/* Clears the body. A long one is sent without being copied. */
static void answer(server *s, connection *c, int status, const char *type, text *body) {
    begin_answer(s, c, status, type, (int64_t)body->length);
    say(&c->out, "\r\n");
    if (bitnet__is(c->request.method, "HEAD")) body->length = 0;
    if (body->length >= AHEAD) {
        c->body_out = *body;
        memset(body, 0, sizeof *body);
    } else if (body->length) {
        add(&c->out, body->data, body->length);
    }
    clear(body);
    end_answer(c);
}

static void answer_json(server *s, connection *c, int status, text *body) {
    answer(s, c, status, "application/json", body);
}

static void add_error(text *t, int status, const char *param, const char *code,
                      const char *message) {
    say(t, "{'error':{'message':%s,'type':%s,'param':", message, statuses[status_at(status)].type);
    if (param) say(t, "%s,'code':", param);
    else say(t, "null,'code':");
    if (code) say(t, "%s}}", code);
    else say(t, "null}}");
}

static void answer_error(server *s, connection *c, int status, const char *param, const char *code,
                         const char *message) {
    text body = {NULL, 0, 0};
    add_error(&body, status, param, code, message);
    answer_json(s, c, status, &body);
}

/* After a request that was not understood: the start of the next is unknown. */
static void answer_and_leave(server *s, connection *c, int status, const char *message) {
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

/* A chunk of an answer. */
static void send_part(connection *c, const text *part) {
    char size[24];
    if (!part->length) return;
    snprintf(size, sizeof size, "%lx\r\n", (unsigned long)part->length);
    if (c->chunks) say(&c->out, "%r", size);
    add(&c->out, part->data, part->length);
    if (c->chunks) say(&c->out, "\r\n");
}

/* ==================================================
   >>asked   JSON that is read

   bitnet_schema.h parses the JSON; here its members are looked up. The first error is kept and
   answered.
   ================================================== */

enum { SPELLINGS = 64 };

/* An option that the request spells differently, or has within "options". */
typedef struct spelling {
    const char *name, *spelled;
    int32_t at;
} spelling;

typedef struct asked {
    bitnet__json json;
    spelling spellings[SPELLINGS];
    size_t spelling_count;
    int status; /* that refuses it; 0: no error */
    const char *param, *code;
    char message[400], unknown[64]; /* unknown: an option that is rejected */
} asked;

static void refuse(asked *a, int status, const char *param, const char *code, const char *format,
                   ...) {
    va_list arguments;
    if (a->status) return;
    a->status = status;
    a->param = param;
    a->code = code;
    va_start(arguments, format);
    vsnprintf(a->message, sizeof a->message, format, arguments);
    va_end(arguments);
}

static void refuse_as_busy(asked *a) {
    refuse(a, 429, NULL, "busy", "too many requests are waiting; try again later");
}

/* -1: missing, or null. The request itself may spell its options differently. */
static int32_t member(const asked *a, int32_t object, const char *name) {
    int32_t at = bitnet__json_find(&a->json, object, bitnet__string(name));
    size_t i;
    if (at >= 0 && a->json.values[at].kind != BITNET__JSON_NULL) return at;
    for (i = 0; object == 0 && i < a->spelling_count; i++)
        if (!strcmp(a->spellings[i].name, name)) return a->spellings[i].at;
    return -1;
}

/* An option's name as the request has it, for error messages. */
static const char *spelled(const asked *a, int32_t at, const char *name) {
    size_t i;
    for (i = 0; i < a->spelling_count; i++)
        if (a->spellings[i].at == at) return a->spellings[i].spelled;
    return name;
}

static bitnet__json_kind kind_of(const asked *a, int32_t at) { return a->json.values[at].kind; }
static int32_t child_of(const asked *a, int32_t at) { return a->json.values[at].child; }
static int32_t next_of(const asked *a, int32_t at) { return a->json.values[at].next; }
static int32_t count_of(const asked *a, int32_t at) { return a->json.values[at].count; }
static bitnet_string text_of(const asked *a, int32_t at) { return a->json.values[at].text; }
static bitnet_string raw_of(const asked *a, int32_t at) { return a->json.values[at].raw; }

static double number_at(asked *a, int32_t at, const char *name, double low, double high) {
    double value = low;
    if (kind_of(a, at) == BITNET__JSON_NUMBER) value = strtod(text_of(a, at).data, NULL);
    if (kind_of(a, at) != BITNET__JSON_NUMBER || !(value >= low && value <= high)) {
        refuse(a, 400, name, NULL, "%s must be a number from %.12g to %.12g", name, low, high);
        return low;
    }
    return value;
}

static double number(asked *a, const char *name, double low, double high, double otherwise) {
    int32_t at = member(a, 0, name);
    return at < 0 ? otherwise : number_at(a, at, spelled(a, at, name), low, high);
}

static int32_t whole_at(asked *a, int32_t at, const char *name, int32_t low, int32_t high) {
    double value = number_at(a, at, name, low, high);
    if (value != (double)(int32_t)value) refuse(a, 400, name, NULL, "%s must be whole", name);
    return (int32_t)value;
}

static int32_t whole(asked *a, const char *name, int32_t low, int32_t high, int32_t otherwise) {
    int32_t at = member(a, 0, name);
    return at < 0 ? otherwise : whole_at(a, at, spelled(a, at, name), low, high);
}

static bool flag_of(asked *a, int32_t object, const char *name, bool otherwise) {
    int32_t at = member(a, object, name);
    if (at < 0) return otherwise;
    if (kind_of(a, at) != BITNET__JSON_TRUE && kind_of(a, at) != BITNET__JSON_FALSE)
        refuse(a, 400, name, NULL, "%s must be true or false", name);
    return kind_of(a, at) == BITNET__JSON_TRUE;
}

static bool flag(asked *a, const char *name, bool otherwise) {
    return flag_of(a, 0, name, otherwise);
}

/* -1: missing. */
static int32_t object_of(asked *a, int32_t object, const char *name) {
    int32_t at = member(a, object, name);
    if (at < 0 || kind_of(a, at) == BITNET__JSON_OBJECT) return at;
    refuse(a, 400, name, NULL, "%s must be an object", name);
    return -1;
}

/* Without data if missing. */
static bitnet_string string_of(asked *a, int32_t object, const char *name) {
    bitnet_string none = {NULL, 0};
    int32_t at = member(a, object, name);
    if (at < 0) return none;
    if (kind_of(a, at) == BITNET__JSON_STRING) return text_of(a, at);
    refuse(a, 400, name, NULL, "%s must be a string", name);
    return none;
}

/* Any whole number of 64 bits, also negative. */
static uint64_t seed_of(asked *a, uint64_t otherwise) {
    int32_t at = member(a, 0, "seed");
    uint64_t value = 0;
    bitnet_string digits;
    bool negative;
    if (at < 0) return otherwise;
    digits = text_of(a, at);
    negative = digits.length && digits.data[0] == '-';
    if (negative) digits.data++, digits.length--;
    for (; kind_of(a, at) == BITNET__JSON_NUMBER && digits.length; digits.data++, digits.length--) {
        unsigned digit = (unsigned)(*digits.data - '0');
        if (digit > 9 || value > (UINT64_MAX - digit) / 10) break;
        value = value * 10 + digit;
    }
    if (kind_of(a, at) != BITNET__JSON_NUMBER || digits.length)
        refuse(a, 400, "seed", NULL, "seed must be a 64-bit integer");
    return negative ? 0 - value : value;
}

/* Work for another thread: a request to read, check and turn into work, or an answer to write. */
struct order {
    connection *client;                /* NULL: it has left */
    void (*work)(server *s, order *o); /* of the other thread */
    void (*prepare)(const server *s, order *o);
    void (*take)(server *s, order *o); /* queues the work that was prepared */
    text body;                         /* JSON */
    size_t size;                       /* of it */
    bool counts;                       /* as a request in preparation */
    uint64_t number;                   /* of the request */
    int64_t received;                  /* in microseconds */
    asked asked;
    job *job; /* what a request becomes: this, */
    vectors *vectors;
    text answer; /* or an answer, if there was no error; also of these two when they are done */
    order *next;
};

static void free_job(job *j) {
    int i, k;
    for (i = 0; i < j->count; i++) {
        bitnet_chains_free(j->choices[i].chains);
        bitnet_session_free(j->choices[i].draft);
        bitnet_session_free(j->choices[i].session);
        clear(&j->choices[i].said);
        for (k = 0; k < LIKELY_LISTS; k++) clear(&j->choices[i].likely[k]);
    }
    for (i = 0; i < j->prompt_count; i++) free(j->prompts[i].items);
    bitnet_grammar_free(j->grammar);
    bitnet_tools_free(j->tools);
    clear(&j->stop_text);
    clear(&j->history);
    clear(&j->echo);
    free(j->stop_ids.items);
    free(j->breakers.items);
    free(j->bias);
    free(j->prompts);
    free(j->choices);
    free(j);
}

struct vectors {
    connection *client;
    bitnet_embedding *work;
    bitnet_passage *passages;
    size_t count;
    float *values; /* [count][width] */
    int32_t width;
    int64_t tokens; /* of the texts, without those that the model adds */
    bool base64;
};

static void free_vectors(vectors *v) {
    size_t i;
    bitnet_embed_free(v->work);
    for (i = 0; i < v->count; i++) free((int32_t *)v->passages[i].ids);
    free(v->passages);
    free(v->values);
    free(v);
}

/* ==================================================
   >>options   Options of requests

   One table of the names that OpenAI, llama.cpp, vLLM and Ollama give to options, and what happens
   to each. A name that is missing here is rejected, so that no option is dropped in silence.
   tools/README.md lists the table; tests/test_server.c compares the two.
   ================================================== */

/* The endpoints that have an option. */
enum {
    OF_TEXT = 1,     /* /v1/completions */
    OF_CHAT = 2,     /* /v1/chat/completions */
    OF_RESPONSE = 4, /* /v1/responses */
    OF_VECTORS = 8,  /* /v1/embeddings */
    OF_CHOICES = OF_TEXT | OF_CHAT,
    OF_REPLIES = OF_CHAT | OF_RESPONSE,
    OF_TEXTS = OF_TEXT | OF_CHAT | OF_RESPONSE,
    OF_ALL = OF_TEXTS | OF_VECTORS
};

typedef enum option_use {
    OPTION_READ,    /* does what it says */
    OPTION_ALIAS,   /* is another name of the option `other` */
    OPTION_IGNORED, /* is accepted, because it changes no answer here */
    OPTION_REFUSED  /* is rejected, unless it is off: null, false, 0, empty, or a word of `other` */
} option_use;

typedef struct option {
    const char *name;
    unsigned where;
    option_use use;
    const char *other;
} option;

static const option options[] = {
    /* prompts and messages */
    {"model", OF_ALL, OPTION_IGNORED, NULL},
    {"prompt", OF_TEXT, OPTION_READ, NULL},
    {"prompt", OF_RESPONSE, OPTION_REFUSED, NULL},
    {"parse_special", OF_TEXT, OPTION_READ, NULL},
    {"add_special_tokens", OF_TEXT, OPTION_READ, NULL},
    {"add_special_tokens", OF_CHAT, OPTION_REFUSED, NULL},
    {"add_special_tokens", OF_VECTORS, OPTION_REFUSED, "true"},
    {"raw", OF_TEXT, OPTION_REFUSED, "true"},
    {"suffix", OF_TEXT, OPTION_REFUSED, NULL},
    {"echo", OF_CHOICES, OPTION_REFUSED, NULL},
    {"messages", OF_CHAT, OPTION_READ, NULL},
    {"continue_final_message", OF_REPLIES, OPTION_READ, NULL},
    {"add_generation_prompt", OF_CHAT, OPTION_READ, NULL},
    {"chat_template_kwargs", OF_REPLIES, OPTION_READ, NULL},
    {"chat_template", OF_CHAT, OPTION_REFUSED, NULL},
    {"system", OF_CHOICES, OPTION_REFUSED, NULL},
    {"system_prompt", OF_TEXT, OPTION_REFUSED, NULL},
    {"template", OF_CHOICES, OPTION_REFUSED, NULL},
    {"context", OF_TEXT, OPTION_REFUSED, NULL},
    {"documents", OF_CHAT, OPTION_REFUSED, NULL},
    {"input", OF_RESPONSE | OF_VECTORS, OPTION_READ, NULL},
    {"content", OF_VECTORS, OPTION_ALIAS, "input"},
    {"instructions", OF_RESPONSE, OPTION_READ, NULL},
    {"previous_response_id", OF_RESPONSE, OPTION_READ, NULL},
    {"conversation", OF_RESPONSE, OPTION_REFUSED, NULL},
    {"context_management", OF_RESPONSE, OPTION_REFUSED, NULL},
    {"truncation", OF_RESPONSE, OPTION_IGNORED, NULL},
    {"truncate", OF_ALL, OPTION_IGNORED, NULL},
    {"shift", OF_CHOICES, OPTION_IGNORED, NULL},
    {"truncate_prompt_tokens", OF_CHOICES | OF_VECTORS, OPTION_REFUSED, NULL},
    {"truncation_side", OF_CHOICES | OF_VECTORS, OPTION_IGNORED, NULL},
    {"prompt_embeds", OF_TEXT, OPTION_REFUSED, NULL},
    {"images", OF_TEXT, OPTION_REFUSED, NULL},
    {"image_data", OF_CHOICES, OPTION_REFUSED, NULL},
    {"multimodal_data", OF_CHOICES, OPTION_REFUSED, NULL},
    {"media_io_kwargs", OF_CHAT, OPTION_REFUSED, NULL},
    {"mm_processor_kwargs", OF_CHOICES, OPTION_REFUSED, NULL},
    {"input_prefix", OF_TEXT, OPTION_REFUSED, NULL},
    {"input_suffix", OF_TEXT, OPTION_REFUSED, NULL},
    {"input_extra", OF_TEXT, OPTION_REFUSED, NULL},
    /* length and end */
    {"max_tokens", OF_TEXTS, OPTION_READ, NULL},
    {"max_completion_tokens", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"max_output_tokens", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"n_predict", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"max_new_tokens", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"num_predict", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"min_tokens", OF_TEXTS, OPTION_READ, NULL},
    {"stop", OF_TEXTS, OPTION_READ, NULL},
    {"stop_token_ids", OF_TEXTS, OPTION_READ, NULL},
    {"include_stop_str_in_output", OF_TEXTS, OPTION_READ, NULL},
    {"ignore_eos", OF_TEXTS, OPTION_READ, NULL},
    {"n_indent", OF_CHOICES, OPTION_REFUSED, NULL},
    {"t_max_predict_ms", OF_CHOICES, OPTION_REFUSED, "-1"},
    {"t_max_prompt_ms", OF_CHOICES, OPTION_REFUSED, "-1"},
    {"repetition_detection", OF_CHOICES, OPTION_REFUSED, NULL},
    /* sampling */
    {"temperature", OF_TEXTS, OPTION_READ, NULL},
    {"top_p", OF_TEXTS, OPTION_READ, NULL},
    {"top_k", OF_TEXTS, OPTION_READ, NULL},
    {"min_p", OF_TEXTS, OPTION_READ, NULL},
    {"typical_p", OF_TEXTS, OPTION_READ, NULL},
    {"top_n_sigma", OF_TEXTS, OPTION_READ, NULL},
    {"xtc_probability", OF_TEXTS, OPTION_READ, NULL},
    {"xtc_threshold", OF_TEXTS, OPTION_READ, NULL},
    {"dry_multiplier", OF_TEXTS, OPTION_READ, NULL},
    {"dry_base", OF_TEXTS, OPTION_READ, NULL},
    {"dry_allowed_length", OF_TEXTS, OPTION_READ, NULL},
    {"dry_penalty_last_n", OF_TEXTS, OPTION_READ, NULL},
    {"dry_sequence_breakers", OF_TEXTS, OPTION_READ, NULL},
    {"repetition_penalty", OF_TEXTS, OPTION_READ, NULL},
    {"repeat_penalty", OF_TEXTS, OPTION_ALIAS, "repetition_penalty"},
    {"frequency_penalty", OF_TEXTS, OPTION_READ, NULL},
    {"presence_penalty", OF_TEXTS, OPTION_READ, NULL},
    {"penalty_last", OF_TEXTS, OPTION_READ, NULL},
    {"repeat_last_n", OF_TEXTS, OPTION_ALIAS, "penalty_last"},
    {"samplers", OF_TEXTS, OPTION_READ, NULL},
    {"logit_bias", OF_TEXTS, OPTION_READ, NULL},
    {"seed", OF_TEXTS, OPTION_READ, NULL},
    {"mirostat", OF_TEXTS, OPTION_REFUSED, NULL},
    {"mirostat_tau", OF_TEXTS, OPTION_IGNORED, NULL},
    {"mirostat_eta", OF_TEXTS, OPTION_IGNORED, NULL},
    {"dynatemp_range", OF_TEXTS, OPTION_REFUSED, NULL},
    {"dynatemp_exponent", OF_TEXTS, OPTION_IGNORED, NULL},
    {"adaptive_target", OF_TEXTS, OPTION_REFUSED, "-1"},
    {"adaptive_decay", OF_TEXTS, OPTION_IGNORED, NULL},
    {"tfs_z", OF_TEXTS, OPTION_REFUSED, "1"},
    {"min_keep", OF_TEXTS, OPTION_REFUSED, NULL},
    {"penalize_nl", OF_TEXTS, OPTION_REFUSED, "true"},
    {"penalize_newline", OF_TEXTS, OPTION_REFUSED, "true"},
    {"bad_words", OF_CHOICES, OPTION_REFUSED, NULL},
    {"allowed_token_ids", OF_CHOICES, OPTION_REFUSED, NULL},
    {"use_beam_search", OF_CHOICES, OPTION_REFUSED, NULL},
    {"length_penalty", OF_CHOICES, OPTION_REFUSED, "1"},
    {"watermarking", OF_CHOICES, OPTION_REFUSED, NULL},
    {"lora", OF_CHOICES, OPTION_REFUSED, NULL},
    /* the form of an answer */
    {"response_format", OF_CHOICES, OPTION_READ, NULL},
    {"text", OF_RESPONSE, OPTION_READ, NULL},
    {"json_schema", OF_TEXTS, OPTION_READ, NULL},
    {"guided_json", OF_TEXTS, OPTION_ALIAS, "json_schema"},
    {"guided_choice", OF_TEXTS, OPTION_READ, NULL},
    {"guided_regex", OF_TEXTS, OPTION_READ, NULL},
    {"grammar", OF_TEXTS, OPTION_READ, NULL},
    {"guided_grammar", OF_TEXTS, OPTION_ALIAS, "grammar"},
    {"structured_outputs", OF_TEXTS, OPTION_READ, NULL},
    {"format", OF_TEXTS, OPTION_READ, NULL},
    {"guided_decoding_backend", OF_TEXTS, OPTION_IGNORED, NULL},
    {"guided_whitespace_pattern", OF_TEXTS, OPTION_REFUSED, NULL},
    {"structural_tag", OF_TEXTS, OPTION_REFUSED, NULL},
    {"grammar_lazy", OF_CHOICES, OPTION_REFUSED, NULL},
    {"grammar_triggers", OF_CHOICES, OPTION_REFUSED, NULL},
    {"preserved_tokens", OF_CHOICES, OPTION_REFUSED, NULL},
    {"modalities", OF_CHAT, OPTION_REFUSED, "text"},
    {"audio", OF_CHAT, OPTION_REFUSED, NULL},
    {"verbosity", OF_CHAT, OPTION_IGNORED, NULL},
    /* tools and thoughts */
    {"tools", OF_REPLIES, OPTION_READ, NULL},
    {"tool_choice", OF_REPLIES, OPTION_READ, NULL},
    {"parallel_tool_calls", OF_REPLIES, OPTION_READ, NULL},
    {"functions", OF_CHAT, OPTION_REFUSED, NULL},
    {"function_call", OF_CHAT, OPTION_REFUSED, "none auto"},
    {"max_tool_calls", OF_RESPONSE, OPTION_IGNORED, NULL},
    {"web_search_options", OF_CHAT, OPTION_IGNORED, NULL},
    {"parse_tool_calls", OF_CHAT, OPTION_REFUSED, "true"},
    {"reasoning_effort", OF_REPLIES, OPTION_READ, NULL},
    {"reasoning", OF_REPLIES, OPTION_READ, NULL},
    {"think", OF_REPLIES, OPTION_READ, NULL},
    {"max_thinking_tokens", OF_REPLIES, OPTION_READ, NULL},
    {"thinking_token_budget", OF_REPLIES, OPTION_ALIAS, "max_thinking_tokens"},
    {"thinking_budget_tokens", OF_REPLIES, OPTION_ALIAS, "max_thinking_tokens"},
    {"reasoning_budget_tokens", OF_REPLIES, OPTION_ALIAS, "max_thinking_tokens"},
    {"reasoning_budget_message", OF_CHAT, OPTION_REFUSED, NULL},
    {"reasoning_budget_start_tag", OF_CHAT, OPTION_REFUSED, NULL},
    {"reasoning_budget_end_tag", OF_CHAT, OPTION_REFUSED, NULL},
    {"reasoning_budget_arm_immediately", OF_CHAT, OPTION_REFUSED, NULL},
    {"include_reasoning", OF_CHAT, OPTION_REFUSED, "true"},
    {"reasoning_format", OF_CHAT, OPTION_REFUSED, "auto deepseek"},
    {"reasoning_in_content", OF_CHAT, OPTION_REFUSED, NULL},
    {"thinking_forced_open", OF_CHAT, OPTION_REFUSED, NULL},
    {"chat_format", OF_CHAT, OPTION_REFUSED, NULL},
    {"chat_parser", OF_CHAT, OPTION_REFUSED, NULL},
    /* answers */
    {"n", OF_CHOICES, OPTION_READ, NULL},
    {"n_cmpl", OF_CHOICES, OPTION_ALIAS, "n"},
    {"best_of", OF_TEXT, OPTION_READ, NULL},
    {"stream", OF_TEXTS, OPTION_READ, NULL},
    {"stream_options", OF_TEXTS, OPTION_READ, NULL},
    {"stream_interval", OF_CHOICES, OPTION_IGNORED, NULL},
    {"logprobs", OF_CHOICES, OPTION_READ, NULL},
    {"top_logprobs", OF_REPLIES, OPTION_READ, NULL},
    {"include", OF_RESPONSE, OPTION_READ, NULL},
    {"n_probs", OF_CHOICES, OPTION_REFUSED, NULL},
    {"post_sampling_probs", OF_CHOICES, OPTION_REFUSED, NULL},
    {"prompt_logprobs", OF_CHOICES, OPTION_REFUSED, NULL},
    {"logprob_token_ids", OF_CHOICES, OPTION_REFUSED, NULL},
    {"skip_special_tokens", OF_CHOICES, OPTION_REFUSED, "true"},
    {"spaces_between_special_tokens", OF_CHOICES, OPTION_IGNORED, NULL},
    {"return_tokens", OF_CHOICES, OPTION_REFUSED, NULL},
    {"return_token_ids", OF_CHOICES, OPTION_REFUSED, NULL},
    {"return_tokens_as_token_ids", OF_CHOICES, OPTION_REFUSED, NULL},
    {"return_token_offsets", OF_CHOICES, OPTION_REFUSED, NULL},
    {"return_prompt_text", OF_CHAT, OPTION_REFUSED, NULL},
    {"return_progress", OF_CHOICES, OPTION_IGNORED, NULL},
    {"return_mm_kwargs", OF_CHOICES, OPTION_IGNORED, NULL},
    {"routed_experts_prompt_start", OF_CHOICES, OPTION_REFUSED, NULL},
    {"response_fields", OF_TEXT, OPTION_REFUSED, NULL},
    {"timings_per_token", OF_CHOICES, OPTION_IGNORED, NULL},
    {"_debug_render_only", OF_CHOICES, OPTION_REFUSED, NULL},
    {"background", OF_RESPONSE, OPTION_REFUSED, NULL},
    {"moderation", OF_REPLIES, OPTION_REFUSED, NULL},
    {"store", OF_RESPONSE, OPTION_READ, NULL},
    {"store", OF_CHAT, OPTION_IGNORED, NULL},
    /* vectors */
    {"encoding_format", OF_VECTORS, OPTION_READ, NULL},
    {"dimensions", OF_VECTORS, OPTION_READ, NULL},
    {"normalize", OF_VECTORS, OPTION_REFUSED, "true"},
    {"use_activation", OF_VECTORS, OPTION_REFUSED, "true"},
    {"embd_normalize", OF_VECTORS, OPTION_REFUSED, "2"},
    {"embed_dtype", OF_VECTORS, OPTION_REFUSED, "float32"},
    {"endianness", OF_VECTORS, OPTION_REFUSED, "native"},
    /* how a server works */
    {"options", OF_ALL, OPTION_READ, NULL},
    {"user", OF_ALL, OPTION_IGNORED, NULL},
    {"metadata", OF_REPLIES, OPTION_IGNORED, NULL},
    {"client_metadata", OF_RESPONSE, OPTION_IGNORED, NULL},
    {"safety_identifier", OF_REPLIES, OPTION_IGNORED, NULL},
    {"service_tier", OF_REPLIES, OPTION_IGNORED, NULL},
    {"prompt_cache_key", OF_REPLIES, OPTION_IGNORED, NULL},
    {"prompt_cache_options", OF_REPLIES, OPTION_IGNORED, NULL},
    {"prompt_cache_retention", OF_REPLIES, OPTION_IGNORED, NULL},
    {"prediction", OF_CHAT, OPTION_IGNORED, NULL},
    {"priority", OF_ALL, OPTION_IGNORED, NULL},
    {"request_id", OF_ALL, OPTION_IGNORED, NULL},
    {"session_id", OF_CHOICES, OPTION_IGNORED, NULL},
    {"cache_salt", OF_ALL, OPTION_REFUSED, NULL},
    {"vllm_xargs", OF_CHOICES, OPTION_REFUSED, NULL},
    {"kv_transfer_params", OF_CHOICES, OPTION_REFUSED, NULL},
    {"ec_transfer_params", OF_CHOICES, OPTION_REFUSED, NULL},
    {"cache_prompt", OF_CHOICES, OPTION_IGNORED, NULL},
    {"id_slot", OF_CHOICES, OPTION_IGNORED, NULL},
    {"n_keep", OF_CHOICES, OPTION_IGNORED, NULL},
    {"n_discard", OF_CHOICES, OPTION_IGNORED, NULL},
    {"n_cache_reuse", OF_CHOICES, OPTION_IGNORED, NULL},
    {"backend_sampling", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.n_max", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.n_min", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.p_min", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.type", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.ngram_size_n", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.ngram_size_m", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.ngram_m_hits", OF_CHOICES, OPTION_IGNORED, NULL},
    {"keep_alive", OF_ALL, OPTION_IGNORED, NULL},
    {"num_ctx", OF_ALL, OPTION_IGNORED, NULL},
    {"num_keep", OF_ALL, OPTION_IGNORED, NULL},
    {"num_batch", OF_ALL, OPTION_IGNORED, NULL},
    {"num_gpu", OF_ALL, OPTION_IGNORED, NULL},
    {"main_gpu", OF_ALL, OPTION_IGNORED, NULL},
    {"num_thread", OF_ALL, OPTION_IGNORED, NULL},
    {"draft_num_predict", OF_ALL, OPTION_IGNORED, NULL},
    {"use_mmap", OF_ALL, OPTION_IGNORED, NULL},
    {"use_mlock", OF_ALL, OPTION_IGNORED, NULL},
    {"numa", OF_ALL, OPTION_IGNORED, NULL},
    {"low_vram", OF_ALL, OPTION_IGNORED, NULL},
    {"f16_kv", OF_ALL, OPTION_IGNORED, NULL}};

enum { OPTIONS = sizeof options / sizeof *options };

/* Is `word` one of the words in `list`? */
static bool has_word(const char *list, bitnet_string word) {
    const char *at = list;
    while (at && *at) {
        size_t length = strcspn(at, " ");
        if (length == word.length && !memcmp(at, word.data, length)) return true;
        at += length;
        while (*at == ' ') at++;
    }
    return false;
}

/* Does the value leave an option off that is missing here? `neutral`: values that do, or NULL. */
static bool is_off(const asked *a, int32_t at, const char *neutral) {
    double value;
    switch (kind_of(a, at)) {
    case BITNET__JSON_NULL:
    case BITNET__JSON_FALSE: return true;
    case BITNET__JSON_TRUE: return neutral && !strcmp(neutral, "true");
    case BITNET__JSON_NUMBER:
        value = strtod(text_of(a, at).data, NULL);
        return value == 0 || (neutral && *neutral < 'A' && value == strtod(neutral, NULL));
    case BITNET__JSON_STRING: return !text_of(a, at).length || has_word(neutral, text_of(a, at));
    case BITNET__JSON_ARRAY:
        for (at = child_of(a, at); at >= 0; at = next_of(a, at))
            if (!has_word(neutral, text_of(a, at))) return false;
        return true;
    default: return !count_of(a, at);
    }
}

/* Rejects the member by its name. */
static void refuse_member(asked *a, int32_t at, const char *within, const char *format) {
    bitnet_string key = a->json.values[at].key;
    if (a->status) return;
    snprintf(a->unknown, sizeof a->unknown, "%s%s%.*s", within, *within ? "." : "",
             (int)(key.length < 48 ? key.length : 48), key.data);
    refuse(a, 400, a->unknown, "unknown_parameter", format, a->unknown);
}

/* Rejects members of an object that are none of `names`, unless they are off. */
static void check_members(asked *a, int32_t object, const char *path, const char *names) {
    int32_t at = object < 0 || kind_of(a, object) != BITNET__JSON_OBJECT ? -1 : child_of(a, object);
    for (; at >= 0; at = next_of(a, at))
        if (!is_off(a, at, NULL) && !has_word(names, a->json.values[at].key))
            refuse_member(a, at, path, "unknown option %s");
}

/* Notes an option under its name here. Two spellings of one must not differ. */
static void note_spelling(asked *a, int32_t at, const char *name, const char *given) {
    int32_t other = member(a, 0, name);
    if (other >= 0 && !bitnet__equal(raw_of(a, other), raw_of(a, at)))
        refuse(a, 400, given, NULL, "%s and %s are one option, and differ", spelled(a, other, name),
               given);
    if (a->spelling_count == SPELLINGS)
        refuse(a, 400, given, NULL, "at most %d options may have other names", SPELLINGS);
    if (a->status || other >= 0) return;
    a->spellings[a->spelling_count].name = name;
    a->spellings[a->spelling_count].spelled = given;
    a->spellings[a->spelling_count++].at = at;
}

static void read_options(asked *a, unsigned where, int32_t object);

static void read_option(asked *a, unsigned where, int32_t at, bool nested) {
    bitnet_string key = a->json.values[at].key;
    const char *unknown = "unknown option %s";
    int i;
    for (i = 0; i < OPTIONS; i++) {
        const option *o = &options[i];
        if (!bitnet__is(key, o->name)) continue;
        unknown = "%s is not an option of this endpoint";
        if (!(o->where & where)) continue;
        if (o->use == OPTION_REFUSED && !is_off(a, at, o->other))
            refuse(a, 400, o->name, "unsupported_parameter", "%s is not supported", o->name);
        if (o->use == OPTION_ALIAS) note_spelling(a, at, o->other, o->name);
        else if (o->use == OPTION_READ && nested) note_spelling(a, at, o->name, o->name);
        else if (o->use == OPTION_READ && !strcmp(o->name, "options")) read_options(a, where, at);
        return;
    }
    refuse_member(a, at, "", unknown);
}

/* The request's options, or those that Ollama's clients put into "options". */
static void read_options(asked *a, unsigned where, int32_t object) {
    int32_t at;
    if (object && kind_of(a, object) != BITNET__JSON_OBJECT)
        refuse(a, 400, "options", NULL, "options must be an object");
    for (at = child_of(a, object); at >= 0 && !a->status; at = next_of(a, at))
        if (kind_of(a, at) != BITNET__JSON_NULL) read_option(a, where, at, object != 0);
}

/* ==================================================
   >>orders   Work for other threads

   A POST waits as an order for the preparing thread, since it may bring megabytes to read or a
   grammar to compile. A long answer waits for the writing thread. Then that thread rings, and the
   serving one takes the order back.
   ================================================== */

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

/* ==================================================
   >>helpers   The threads that prepare requests and write answers
   ================================================== */

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

/* ==================================================
   >>archive   Responses that are kept

   A response is kept with the items of its conversation, so that another can continue it by its id.
   Both threads use the archive, so it has its own lock. When it is full, the oldest are dropped.
   ================================================== */

typedef struct past {
    char id[48];
    uint64_t key, number;        /* of the id; of the request, which tells its age */
    text body, items;            /* as JSON: itself; all items up to its end, without brackets */
    size_t own;                  /* where its own items begin */
    size_t ends[MOST_CALLS + 2]; /* of its own items in `items`; a comma separates them */
    int64_t count;               /* of its own items */
} past;

struct archive {
    bitnet__monitor monitor;
    uint64_t run; /* of the server: tells its ids from those of other runs */
    past *items;  /* by their keys */
    size_t count, room, bytes, most;
};

static size_t size_of_past(const past *p) { return sizeof *p + p->body.length + p->items.length; }

enum { KEY_DIGITS = 15 };

/* The digits after the prefix of an id, by which the archive is sorted. */
static bool key_of(bitnet_string id, uint64_t *key) {
    bitnet_string part;
    if (!http_cut(&id, "_", &part) || id.length < KEY_DIGITS) return false;
    id.length = KEY_DIGITS;
    return http_digits(id, 16, key);
}

/* The first whose key is not less. */
static size_t find_key(const archive *a, uint64_t key) {
    size_t from = 0, to = a->count;
    while (from < to) {
        size_t middle = (from + to) / 2;
        if (a->items[middle].key < key) from = middle + 1;
        else to = middle;
    }
    return from;
}

/* By its id or that of one of its items, which begins alike after the prefix. */
static past *find_past(archive *a, bitnet_string id) {
    bitnet_string own, part;
    uint64_t key;
    size_t at;
    if (!key_of(id, &key) || (at = find_key(a, key)) == a->count) return NULL;
    own = bitnet__string(a->items[at].id);
    http_cut(&own, "_", &part);
    http_cut(&id, "_", &part);
    if (id.length < own.length || memcmp(id.data, own.data, own.length) != 0) return NULL;
    return id.length == own.length || id.data[own.length] == '_' ? &a->items[at] : NULL;
}

static void drop_past(archive *a, past *p) {
    a->bytes -= size_of_past(p);
    clear(&p->body);
    clear(&p->items);
    memmove(p, p + 1, (size_t)(a->items + --a->count - p) * sizeof *p);
}

static void drop_oldest(archive *a) {
    past *oldest = a->items;
    size_t i;
    for (i = 1; i < a->count; i++)
        if (a->items[i].number < oldest->number) oldest = &a->items[i];
    drop_past(a, oldest);
}

/* Takes over the texts. */
static void keep_past(archive *a, past *p) {
    size_t at;
    key_of(bitnet__string(p->id), &p->key);
    bitnet__lock(&a->monitor);
    tool_grow(&a->items, &a->room, a->count + 1, sizeof *a->items);
    at = find_key(a, p->key);
    memmove(a->items + at + 1, a->items + at, (a->count++ - at) * sizeof *a->items);
    a->items[at] = *p;
    a->bytes += size_of_past(p);
    while (a->count && a->bytes > a->most) drop_oldest(a);
    bitnet__unlock(&a->monitor);
}

/* An item as JSON, valid while the archive is locked; without data: not kept. Its id ends with its
   index in its response. */
static bitnet_string find_item(archive *a, bitnet_string id) {
    bitnet_string item = {NULL, 0}, rest = id, part;
    const past *p = find_past(a, id);
    uint64_t index;
    size_t from;
    if (!p) return item;
    while (http_cut(&rest, "_", &part)) {
    }
    if (!http_digits(rest, 10, &index) || index >= (uint64_t)p->count) return item;
    from = index ? p->ends[index - 1] + 1 : p->own;
    item.data = p->items.data + from;
    item.length = p->ends[index] - from;
    part.data = item.data + 7; /* {"id":"... */
    part.length = id.length;
    if (item.length < id.length + 8 || !bitnet__equal(part, id) || part.data[id.length] != '"')
        item.data = NULL;
    return item;
}

static archive *open_archive(size_t most) {
    archive *a = (archive *)tool_alloc(1, sizeof *a);
    a->most = most;
    a->run = bitnet__random((uint64_t)time(NULL), (uint64_t)bitnet__microseconds());
    if (!bitnet__monitor_init(&a->monitor)) exit(!tool_complain("no lock can be made"));
    return a;
}

static void close_archive(archive *a) {
    while (a->count) drop_past(a, a->items);
    bitnet__monitor_destroy(&a->monitor);
    free(a->items);
    free(a);
}

/* ==================================================
   >>beginnings   Sessions that know the beginning of a prompt

   A prompt begins with a copy of the session that shares most of its tokens: one at work, or one
   kept after its end. A copy shares pages of the KV cache, and snapshots of a recurrent state from
   which it continues. If a session is computing what a prompt needs, the prompt waits for it.
   ================================================== */

/* The session that saves a prompt most, whose last token is always left to compute; NULL: none. */
typedef struct beginning {
    const bitnet_session *session;
    int32_t length; /* already computed */
    bool wait;      /* until another session has computed more */
} beginning;

static int32_t common_length(const bitnet_session *session, const token_ids *prompt) {
    const int32_t *tokens = bitnet_session_tokens(session);
    int32_t length = bitnet_session_length(session), i = 0;
    if (length > (int32_t)prompt->count - 1) length = (int32_t)prompt->count - 1;
    while (i < length && tokens[i] == prompt->items[i]) i++;
    return i;
}

/* How much of a prompt a copy need not compute: now, or once the session has caught up. */
static int32_t known_length(const bitnet_session *session, const token_ids *prompt, bool now) {
    int32_t length = common_length(session, prompt);
    if (now) return bitnet__goes_on_at(session, length);
    if (!bitnet_model_get_info(bitnet_session_model(session))->state_heads) return length;
    while (length > 0 && !bitnet__begins_turn(session, length)) length--;
    return length;
}

static beginning find_beginning(server *s, const choice *c) {
    beginning best = {NULL, 0, false};
    kept *from = NULL;
    int32_t soon = 0, length;
    size_t i;
    for (i = 0; i < s->keep_count; i++) {
        length = known_length(s->keeps[i].session, c->prompt, true);
        if (length <= best.length) continue;
        from = &s->keeps[i];
        best.session = from->session;
        best.length = length;
    }
    for (i = 0; i < s->choice_count; i++) {
        const choice *other = s->choices[i];
        length = other->session ? known_length(other->session, c->prompt, other->spoken) : 0;
        if (other->spoken ? length <= best.length : length <= soon) continue;
        if (other->spoken) best.session = other->session, best.length = length, from = NULL;
        else soon = length;
    }
    best.wait = soon >= best.length + SHARE;
    if (from) from->used = milliseconds();
    return best;
}

static void forget(server *s, size_t at) {
    bitnet_session_free(s->keeps[at].session);
    s->keeps[at] = s->keeps[--s->keep_count];
}

/* The least recently used. */
static void forget_oldest(server *s) {
    size_t i, oldest = 0;
    for (i = 1; i < s->keep_count; i++)
        if (s->keeps[i].used < s->keeps[oldest].used) oldest = i;
    forget(s, oldest);
}

/* Is all of `a` the beginning of `b`? */
static bool is_beginning(const bitnet_session *a, const bitnet_session *b) {
    int32_t length = bitnet_session_length(a);
    return length <= bitnet_session_length(b) &&
           !memcmp(bitnet_session_tokens(a), bitnet_session_tokens(b), (size_t)length * 4);
}

static int64_t kept_tokens(const server *s) {
    int64_t tokens = 0;
    size_t i;
    for (i = 0; i < s->keep_count; i++) tokens += bitnet_session_length(s->keeps[i].session);
    return tokens;
}

/* Without its last token, which is not computed. */
static void keep(server *s, bitnet_session *session) {
    const bitnet_sampling none = {0};
    size_t i;
    bitnet_gpu_detach(session); /* its memory is for those that compute */
    bitnet_session_truncate(session, bitnet_session_length(session) - 1);
    bitnet_session_set_grammar(session, NULL, -1);
    bitnet_session_set_sampling(session, &none); /* the bias was the job's */
    for (i = s->keep_count; i-- > 0;)
        if (is_beginning(s->keeps[i].session, session)) forget(s, i);
    tool_grow(&s->keeps, &s->keep_room, s->keep_count + 1, sizeof *s->keeps);
    s->keeps[s->keep_count].session = session;
    s->keeps[s->keep_count++].used = milliseconds();
    while (s->keep_count && kept_tokens(s) > s->keep) forget_oldest(s);
}

/* ==================================================
   >>replies   What chats and completions answer
   ================================================== */

static void add_usage(text *t, const job *j) {
    int64_t prompt = 0, shared = 0, tokens = 0, drafted = 0, accepted = 0;
    int i;
    for (i = 0; i < j->count; i++) {
        const choice *c = &j->choices[i];
        bool first = i == 0 || c->prompt != j->choices[i - 1].prompt;
        if (first) prompt += c->from, shared += c->shared;
        tokens += c->tokens;
        drafted += c->drafted, accepted += c->accepted;
    }
    say(t,
        "'usage':{'prompt_tokens':%i,'completion_tokens':%i,'total_tokens':%i,"
        "'prompt_tokens_details':{'cached_tokens':%i,'dropped_messages':%i}},"
        "'timings':{'first_token_seconds':%f,'seconds':%f,'draft_n':%i,'draft_n_accepted':%i}",
        prompt, tokens, prompt + tokens, shared, (int64_t)j->dropped,
        (double)(j->spoke - j->received) * 1e-6,
        (double)(bitnet__microseconds() - j->received) * 1e-6, drafted, accepted);
}

/* ---- log-probabilities */

/* "token":TEXT,"logprob":NUMBER,"bytes":[...] */
static void add_likely_token(text *t, bitnet_string bytes, double log_probability) {
    size_t i;
    say(t, "'token':");
    add_quoted(t, bytes.data, bytes.length);
    say(t, ",'logprob':%f,'bytes':[", log_probability);
    for (i = 0; i < bytes.length; i++)
        say(t, i ? ",%i" : "%i", (int64_t)(unsigned char)bytes.data[i]);
    say(t, "]");
}

/* The bytes by which the lists of a completion call a token: a special one has a name only. */
static bitnet_string label_of(const server *s, int32_t id) {
    bitnet_string bytes = bitnet_token_bytes(s->tokenizer, id);
    return bytes.length ? bytes : bitnet_token_name(s->tokenizer, id);
}

/* As text, or as OpenAI spells bytes that are none. */
static void add_label(text *t, bitnet_string label) {
    text spelled = {NULL, 0, 0};
    uint32_t c = 0;
    size_t i, bytes;
    char code[8];
    for (i = 0; i < label.length && c != BITNET__INVALID; i += bytes) {
        bytes = bitnet__utf8(label.data + i, label.length - i, &c);
        if (bytes == 0) c = BITNET__INVALID;
    }
    if (c != BITNET__INVALID) {
        add_quoted(t, label.data, label.length);
        return;
    }
    add(&spelled, "bytes:", 6);
    for (i = 0; i < label.length; i++) {
        snprintf(code, sizeof code, "\\x%02x", (unsigned)(unsigned char)label.data[i]);
        add(&spelled, code, strlen(code));
    }
    add_quoted(t, spelled.data, spelled.length);
    clear(&spelled);
}

/* Does a likelier token have the same label? An object has no key twice. */
static bool has_likelier(const server *s, const bitnet_generated *g, size_t at) {
    bitnet_string label = label_of(s, g->best[at].id);
    size_t i;
    for (i = 0; i < at; i++)
        if (bitnet__equal(label_of(s, g->best[i].id), label)) return true;
    return false;
}

/* A token's log-probability: in a chat an object of the first list, in a completion an item of each
   list. */
static void add_likely(const server *s, choice *c, const bitnet_generated *g) {
    const bool chat = c->job->chat;
    bitnet_string bytes = bitnet_token_bytes(s->tokenizer, g->token.id);
    text *best = &c->likely[chat ? LIKELY_TOKENS : LIKELY_BEST];
    size_t i, k;
    for (i = 0; i < (chat ? 1 : LIKELY_LISTS); i++)
        if (c->likely[i].length) say(&c->likely[i], ",");
    if (chat) {
        say(best, "{");
        add_likely_token(best, bytes, g->token.log_probability);
        say(best, ",'top_logprobs':[");
    } else {
        add_label(&c->likely[LIKELY_TOKENS], label_of(s, g->token.id));
        say(&c->likely[LIKELY_NUMBERS], "%f", (double)g->token.log_probability);
        say(&c->likely[LIKELY_OFFSETS], "%i", c->offset);
        say(best, "{");
    }
    for (k = 0; k < g->best_count; k++) {
        bitnet_string other = bitnet_token_bytes(s->tokenizer, g->best[k].id);
        if (!chat && has_likelier(s, g, k)) continue;
        say(best, k ? ",%r" : "%r", chat ? "{" : "");
        if (chat) add_likely_token(best, other, g->best[k].log_probability);
        else add_label(best, label_of(s, g->best[k].id));
        if (chat) say(best, "}");
        else say(best, ":%f", (double)g->best[k].log_probability);
    }
    say(best, chat ? "]}" : "}");
    for (i = 0; i < bytes.length; i++) c->offset += ((unsigned char)bytes.data[i] & 0xC0) != 0x80;
}

/* Empties a choice's lists. */
static void add_all_likely(text *t, choice *c) {
    static const char *const names[] = {"tokens", "token_logprobs", "top_logprobs", "text_offset"};
    int i;
    if (!c->job->generate.log_probabilities) {
        say(t, "null");
    } else if (c->job->chat) {
        say(t, "{'content':[%r],'refusal':null}", c->likely[0].length ? c->likely[0].data : "");
    } else {
        for (i = 0; i < LIKELY_LISTS; i++)
            say(t, "%r%s:[%r]", i ? "," : "{", names[i],
                c->likely[i].length ? c->likely[i].data : "");
        say(t, "}");
    }
    for (i = 0; i < LIKELY_LISTS; i++) c->likely[i].length = 0;
}

/* ---- answers, whole or in events */

/* The beginning of all answers, up to the choices. */
static void add_opening(text *t, const server *s, const job *j) {
    const char *object = !j->chat    ? "text_completion"
                         : j->stream ? "chat.completion.chunk"
                                     : "chat.completion";
    say(t, "{'id':%s,'object':%s,'created':%i,'model':%s,'choices':[", j->id, object, j->created,
        s->id);
}

/* What may be sent of a choice so far: a thought, its text, calls. */
typedef struct reply {
    bitnet_string thought, text;
    bitnet_call calls[MOST_CALLS];
    size_t count;
} reply;

static reply read_reply(const server *s, const choice *c) {
    const job *j = c->job;
    size_t length;
    bitnet_reply parts;
    reply r;
    memset(&r, 0, sizeof r);
    r.text.data = c->said.data;
    r.text.length = c->said.length;
    if (!j->chat) return r;
    parts = j->tools
                ? bitnet_tools_split(j->tools, s->tokenizer, c->said.data, c->said.length, c->done)
                : bitnet_chat_split(s->tokenizer, c->said.data, c->said.length, j->flags, c->done);
    r.thought = parts.thought;
    r.text = parts.text;
    if (!j->tools) return r;
    length = r.text.length;
    bitnet_tools_parse(j->tools, r.text.data, length, &r.text.length, r.calls, MOST_CALLS, &r.count,
                       NULL);
    if (r.count > MOST_CALLS) r.count = MOST_CALLS;
    if (!c->done || c->reason == BITNET_STOP_LENGTH) /* perhaps the beginning of a call */
        r.text.length -= bitnet__begun_mark(r.text, j->tools->style->trigger);
    while ((r.count || !c->done) && r.text.length &&
           strchr(" \r\n\t", r.text.data[r.text.length - 1]))
        r.text.length--;
    return r;
}

static const char *finish_reason(const choice *c, const reply *r) {
    if (c->reason == BITNET_STOP_LENGTH) return "length";
    return r->count ? "tool_calls" : "stop";
}

/* From number `from` on. */
static void add_calls(text *t, const choice *c, const reply *r, size_t from) {
    size_t i;
    for (i = from; i < r->count; i++) {
        say(t, i > from ? ",{" : "{");
        if (c->job->stream) say(t, "'index':%i,", (int64_t)i);
        say(t, "'id':'call%r-%i-%i','type':'function','function':{'name':",
            c->job->id + strcspn(c->job->id, "-"), (int64_t)c->index, (int64_t)i);
        add_quoted(t, r->calls[i].name.data, r->calls[i].name.length);
        say(t, ",'arguments':");
        add_quoted(t, r->calls[i].arguments.data, r->calls[i].arguments.length);
        say(t, "}}");
    }
}

/* The new part of a string, from byte `from` on, as a member. */
static void add_part(text *t, const char *name, bitnet_string part, size_t from) {
    if (t->data[t->length - 1] != '{') say(t, ",");
    say(t, "%s:", name);
    add_quoted(t, part.data + from, part.length - from);
}

/* Whole, or its new part. */
static void add_message(text *t, const choice *c, const reply *r) {
    bool whole = !c->job->stream;
    say(t, whole ? "'message':{'role':'assistant'" : "'delta':{");
    if (r->thought.length > c->thought_sent)
        add_part(t, "reasoning_content", r->thought, c->thought_sent);
    if (whole && !r->text.length && r->count) say(t, ",'content':null");
    else if (whole || r->text.length > c->sent) add_part(t, "content", r->text, c->sent);
    if (r->count > c->calls_sent) {
        say(t, t->data[t->length - 1] == '{' ? "'tool_calls':[" : ",'tool_calls':[");
        add_calls(t, c, r, c->calls_sent);
        say(t, "]");
    }
    say(t, "}");
}

/* In a stream its new part. */
static void add_choice(text *t, choice *c, const reply *r) {
    say(t, "{'index':%i,", (int64_t)c->index);
    if (c->job->chat) add_message(t, c, r);
    else say(t, "'text':"), add_quoted(t, r->text.data + c->sent, r->text.length - c->sent);
    say(t, ",'logprobs':");
    add_all_likely(t, c);
    say(t, ",'finish_reason':");
    if (c->done) say(t, "%s}", finish_reason(c, r));
    else say(t, "null}");
}

static void send_event(job *j, const text *event) {
    text part = {NULL, 0, 0};
    say(&part, "data: ");
    add(&part, event->data, event->length);
    say(&part, "\n\n");
    send_part(j->client, &part);
    clear(&part);
}

/* OpenAI's first event of each choice. */
static void begin_replies(server *s, job *j) {
    int i;
    for (i = 0; j->chat && i < j->count; i++) {
        text event = {NULL, 0, 0};
        add_opening(&event, s, j);
        say(&event,
            "{'index':%i,'delta':{'role':'assistant','content':''},'logprobs':null,"
            "'finish_reason':null}]}",
            (int64_t)i);
        send_event(j, &event);
        clear(&event);
    }
}

static void stream_choice(server *s, choice *c) {
    reply r = read_reply(s, c);
    text event = {NULL, 0, 0};
    if (r.thought.length <= c->thought_sent && r.text.length <= c->sent &&
        r.count == c->calls_sent && !c->done)
        return;
    add_opening(&event, s, c->job);
    add_choice(&event, c, &r);
    say(&event, "]");
    if (c->job->tells_all_usage) say(&event, ","), add_usage(&event, c->job);
    say(&event, "}");
    send_event(c->job, &event);
    clear(&event);
    if (r.text.length > c->sent) c->sent = r.text.length;
    c->thought_sent = r.thought.length;
    c->calls_sent = r.count;
}

static void end_replies(server *s, job *j) {
    const text done = {(char *)"[DONE]", 6, 0};
    text event = {NULL, 0, 0};
    if (j->tells_usage) {
        add_opening(&event, s, j);
        say(&event, "],");
        add_usage(&event, j);
        say(&event, "}");
        send_event(j, &event);
        clear(&event);
    }
    send_event(j, &done);
}

static void fail_replies(server *s, job *j, int status, const char *message) {
    text event = {NULL, 0, 0};
    add_error(&event, status, NULL, NULL, message);
    send_event(j, &event);
    clear(&event);
    j->tells_usage = false;
    end_replies(s, j);
}

static void add_replies(text *t, server *s, job *j) {
    int i;
    add_opening(t, s, j);
    for (i = 0; i < j->count; i++) {
        reply r = read_reply(s, &j->choices[i]);
        if (i) say(t, ",");
        add_choice(t, &j->choices[i], &r);
    }
    say(t, "],");
    add_usage(t, j);
    say(t, "}");
}

static const wire text_wire = {"cmpl",        add_replies, begin_replies,
                               stream_choice, end_replies, fail_replies};
static const wire chat_wire = {"chatcmpl",    add_replies, begin_replies,
                               stream_choice, end_replies, fail_replies};

/* ==================================================
   >>responses   What responses answer

   OpenAI's newer interface: a reply is a list of items, a thought, a message and calls, in this
   order. In a stream, numbered events begin each item, send its parts and end it.
   ================================================== */

typedef enum item_kind { ITEM_NONE, ITEM_THOUGHT, ITEM_MESSAGE, ITEM_CALL } item_kind;

static const struct {
    const char *prefix, *type; /* of the id; of the item */
} item_kinds[] = {{"", ""}, {"rs", "reasoning"}, {"msg", "message"}, {"fc", "function_call"}};

/* Its number, and its text or call. */
typedef struct item {
    item_kind kind;
    int64_t number;
    bitnet_string words;
    const bitnet_call *call;
} item;

/* The response's id with another prefix, and a number. */
static void add_item_id(text *t, const job *j, const item *i) {
    say(t, "'%r%r_%i'", item_kinds[i->kind].prefix, strchr(j->id, '_'), i->number);
}

/* With all log-probabilities noted so far. */
static void add_item_part(text *t, const choice *c, const item *i) {
    const text *likely = &c->likely[LIKELY_TOKENS];
    bool thought = i->kind == ITEM_THOUGHT;
    say(t, "{'type':%s,'text':", thought ? "summary_text" : "output_text");
    add_quoted(t, i->words.data, i->words.length);
    if (!thought) say(t, ",'annotations':[],'logprobs':[%r]", likely->length ? likely->data : "");
    say(t, "}");
}

/* Complete, or empty as it begins. */
static void add_item(text *t, const choice *c, const item *i, bool done) {
    bool cut = c->done && c->reason == BITNET_STOP_LENGTH && i->number == c->items - 1;
    say(t, "{'id':");
    add_item_id(t, c->job, i);
    say(t, ",'type':%s,'status':%s", item_kinds[i->kind].type,
        !done ? "in_progress"
        : cut ? "incomplete"
              : "completed");
    if (i->kind == ITEM_CALL) {
        say(t, ",'call_id':'call%r_%i','name':", strchr(c->job->id, '_'), i->number);
        add_quoted(t, i->call->name.data, i->call->name.length);
        say(t, ",'arguments':");
        add_quoted(t, i->call->arguments.data, done ? i->call->arguments.length : 0);
    } else {
        say(t, i->kind == ITEM_THOUGHT ? ",'summary':[" : ",'role':'assistant','content':[");
        if (done) add_item_part(t, c, i);
        say(t, "]");
    }
    say(t, "}");
}

/* Of a complete reply; ends[] of each in `t`. */
static void add_items(text *t, choice *c, const reply *r, size_t *ends) {
    item i = {ITEM_THOUGHT, 0, r->thought, NULL};
    size_t k;
    int64_t count = (r->thought.length > 0) + (int64_t)r->count;
    bool speaks = r->text.length > 0 || c->sent > 0 || count == 0;
    c->items = count + speaks;
    if (r->thought.length) add_item(t, c, &i, true), ends[i.number++] = t->length;
    i.kind = ITEM_MESSAGE;
    i.words = r->text;
    if (c->job->stream) i.words.length = c->sent; /* as it was sent */
    if (speaks && i.number) say(t, ",");
    if (speaks) add_item(t, c, &i, true), ends[i.number++] = t->length;
    i.kind = ITEM_CALL;
    for (k = 0; k < r->count; k++) {
        i.call = &r->calls[k];
        if (i.number) say(t, ",");
        add_item(t, c, &i, true);
        ends[i.number++] = t->length;
    }
}

static void add_response_usage(text *t, const job *j) {
    const choice *c = j->choices;
    say(t,
        "{'input_tokens':%i,'input_tokens_details':{'cached_tokens':%i},'output_tokens':%i,"
        "'output_tokens_details':{'reasoning_tokens':%i},'total_tokens':%i}",
        (int64_t)c->from, (int64_t)c->shared, c->tokens, c->thought, c->from + c->tokens);
}

static const char *response_status(const job *j) {
    if (j->left) return "in_progress";
    return j->choices[0].reason == BITNET_STOP_LENGTH ? "incomplete" : "completed";
}

/* `items` may be missing; the error may be NULL. */
static void add_response(text *t, const server *s, const job *j, const text *items,
                         const char *wrong) {
    const char *status = wrong ? "failed" : response_status(j);
    say(t, "{'id':%s,'object':'response','created_at':%i,'status':%s,'model':%s,'error':", j->id,
        j->created, status, s->id);
    if (wrong) say(t, "{'code':'server_error','message':%s}", wrong);
    else say(t, "null");
    say(t, ",'incomplete_details':%r,%r,'output':[",
        *status == 'i' && status[3] == 'o' ? "{\"reason\":\"max_output_tokens\"}" : "null",
        j->echo.data);
    if (items) add(t, items->data, items->length);
    say(t, "],'usage':");
    if (items) add_response_usage(t, j);
    else say(t, "null");
    say(t, "}");
}

/* The final response, which is kept if it may be. */
static void add_whole_response(text *t, server *s, job *j) {
    reply r = read_reply(s, j->choices);
    text items = {NULL, 0, 0};
    past p;
    int64_t i;
    memset(&p, 0, sizeof p);
    add_items(&items, j->choices, &r, p.ends);
    add_response(&p.body, s, j, &items, NULL);
    add(t, p.body.data, p.body.length);
    if (j->kept) {
        snprintf(p.id, sizeof p.id, "%s", j->id);
        p.number = j->number;
        p.items = j->history;
        memset(&j->history, 0, sizeof j->history);
        if (p.items.length) say(&p.items, ",");
        p.own = p.items.length;
        p.count = j->choices->items;
        for (i = 0; i < p.count; i++) p.ends[i] += p.own;
        add(&p.items, items.data, items.length);
        keep_past(s->archive, &p);
    } else {
        clear(&p.body);
    }
    clear(&items);
}

/* ---- events */

/* Up to the event's own members. */
static text begin_event(job *j, const char *type) {
    text event = {NULL, 0, 0};
    say(&event, "event: %r\ndata: {'type':%s,'sequence_number':%i", type, type, j->events++);
    return event;
}

static void end_event(job *j, text *event) {
    say(event, "}\n\n");
    send_part(j->client, event);
    clear(event);
}

/* An event about an item; `words` becomes member `name`, unless NULL. */
static void tell_item(job *j, const char *type, const item *i, const char *name,
                      bitnet_string words) {
    text event = begin_event(j, type);
    say(&event, ",'item_id':");
    add_item_id(&event, j, i);
    say(&event, ",'output_index':%i", i->number);
    if (i->kind != ITEM_CALL)
        say(&event, i->kind == ITEM_THOUGHT ? ",'summary_index':0" : ",'content_index':0");
    if (name) say(&event, ",%s:", name), add_quoted(&event, words.data, words.length);
    if (i->kind == ITEM_CALL && !strcmp(name, "arguments")) {
        say(&event, ",'name':");
        add_quoted(&event, i->call->name.data, i->call->name.length);
    }
    if (i->kind == ITEM_MESSAGE && name) {
        const text *likely = &j->choices->likely[LIKELY_TOKENS];
        size_t from = !strcmp(name, "delta") ? j->choices->likely_sent : 0;
        if (from < likely->length && likely->data[from] == ',') from++;
        say(&event, ",'logprobs':[");
        if (from < likely->length) add(&event, likely->data + from, likely->length - from);
        say(&event, "]");
        j->choices->likely_sent = likely->length;
    }
    end_event(j, &event);
}

/* The beginning or end of an item. */
static void tell_bounds(choice *c, const item *i, bool done) {
    text event =
        begin_event(c->job, done ? "response.output_item.done" : "response.output_item.added");
    say(&event, ",'output_index':%i,'item':", i->number);
    add_item(&event, c, i, done);
    end_event(c->job, &event);
}

/* The beginning or end of an item's only part. */
static void tell_part(choice *c, const item *i, bool done) {
    bool thought = i->kind == ITEM_THOUGHT;
    text event = begin_event(
        c->job, thought ? (done ? "response.reasoning_summary_part.done"
                                : "response.reasoning_summary_part.added")
                        : (done ? "response.content_part.done" : "response.content_part.added"));
    say(&event, ",'item_id':");
    add_item_id(&event, c->job, i);
    say(&event, ",'output_index':%i,%s:0,'part':", i->number,
        thought ? "summary_index" : "content_index");
    add_item_part(&event, c, i);
    end_event(c->job, &event);
}

static void close_item(choice *c, const reply *r) {
    item i = {(item_kind)c->open, c->items - 1, r->thought, NULL};
    if (!c->open) return;
    if (c->open == ITEM_MESSAGE) i.words = r->text, i.words.length = c->sent;
    tell_item(c->job,
              c->open == ITEM_THOUGHT ? "response.reasoning_summary_text.done"
                                      : "response.output_text.done",
              &i, "text", i.words);
    tell_part(c, &i, true);
    tell_bounds(c, &i, true);
    c->open = ITEM_NONE;
}

/* Sends the new part of a thought or message, and begins it if necessary. */
static void tell_words(choice *c, const reply *r, item_kind kind, bitnet_string words,
                       size_t *sent) {
    item i = {kind, c->items - 1, {words.data, 0}, NULL};
    bitnet_string part;
    if (c->open != (int)kind) {
        close_item(c, r);
        i.number = c->items++;
        c->open = (int)kind;
        tell_bounds(c, &i, false);
        tell_part(c, &i, false);
    }
    if (words.length <= *sent) return;
    part.data = words.data + *sent;
    part.length = words.length - *sent;
    tell_item(c->job,
              kind == ITEM_THOUGHT ? "response.reasoning_summary_text.delta"
                                   : "response.output_text.delta",
              &i, "delta", part);
    *sent = words.length;
}

/* A call comes whole. */
static void tell_call(choice *c, const reply *r, size_t at) {
    item i = {ITEM_CALL, c->items, {NULL, 0}, &r->calls[at]};
    close_item(c, r);
    c->items++;
    tell_bounds(c, &i, false);
    tell_item(c->job, "response.function_call_arguments.delta", &i, "delta", i.call->arguments);
    tell_item(c->job, "response.function_call_arguments.done", &i, "arguments", i.call->arguments);
    tell_bounds(c, &i, true);
}

static void tell_response(server *s, choice *c) {
    reply r = read_reply(s, c);
    if (r.thought.length > c->thought_sent)
        tell_words(c, &r, ITEM_THOUGHT, r.thought, &c->thought_sent);
    if (r.text.length > c->sent || (c->done && !c->items && !r.count))
        tell_words(c, &r, ITEM_MESSAGE, r.text, &c->sent);
    for (; c->calls_sent < r.count; c->calls_sent++) tell_call(c, &r, c->calls_sent);
    if (c->done) close_item(c, &r);
}

static void begin_response(server *s, job *j) {
    static const char *const types[] = {"response.created", "response.in_progress"};
    int i;
    for (i = 0; i < 2; i++) {
        text event = begin_event(j, types[i]);
        say(&event, ",'response':");
        add_response(&event, s, j, NULL, NULL);
        end_event(j, &event);
    }
}

static void end_response(server *s, job *j) {
    bool cut = j->choices[0].reason == BITNET_STOP_LENGTH;
    text event = begin_event(j, cut ? "response.incomplete" : "response.completed");
    say(&event, ",'response':");
    add_whole_response(&event, s, j);
    end_event(j, &event);
}

static void fail_response(server *s, job *j, int status, const char *message) {
    text event = begin_event(j, "response.failed");
    (void)status;
    say(&event, ",'response':");
    add_response(&event, s, j, NULL, message);
    end_event(j, &event);
}

static const wire response_wire = {"resp",        add_whole_response, begin_response,
                                   tell_response, end_response,       fail_response};

/* ==================================================
   >>choices   Choices: texts that are generated

   Each choice has a session. Those that wait begin in order of arrival, except that a request with
   fewer choices at work goes first.
   ================================================== */

static void remove_choice(server *s, const choice *c) {
    size_t i = 0;
    while (s->choices[i] != c) i++;
    memmove(s->choices + i, s->choices + i + 1, (--s->choice_count - i) * sizeof *s->choices);
    if (c->session) s->running--, c->job->running--;
    c->job->left--;
}

/* In any state. */
static void end_job(server *s, job *j) {
    int i;
    for (i = 0; i < j->count; i++) {
        if (j->choices[i].done) continue;
        remove_choice(s, &j->choices[i]);
        s->counters.cancelled++;
    }
    j->client->job = NULL;
    free_job(j);
}

static void begin_stream(server *s, job *j) {
    begin_answer(s, j->client, 200, "text/event-stream", -1);
    say(&j->client->out, "\r\n");
    j->started = true;
    j->wire->begin(s, j);
}

static void end_stream(job *j) {
    if (j->client->chunks) say(&j->client->out, "0\r\n\r\n");
    end_answer(j->client);
}

static void write_job(server *s, order *o) { o->job->wire->add_whole(&o->answer, s, o->job); }

/* About the bytes of its answer. */
static size_t size_of_job(const job *j) {
    size_t size = 0;
    int i, k;
    for (i = 0; i < j->count; i++) {
        size += j->choices[i].said.length;
        for (k = 0; k < LIKELY_LISTS; k++) size += j->choices[i].likely[k].length;
    }
    return size;
}

/* All choices are done. */
static void finish_job(server *s, job *j) {
    order *o;
    if (j->stream) {
        j->wire->end(s, j);
        end_stream(j);
        end_job(s, j);
        return;
    }
    j->client->job = NULL;
    o = new_order(j->client, write_job);
    o->job = j;
    write_answer(s, o, size_of_job(j));
}

/* An error is the answer, or a stream's last event. */
static void fail_job(server *s, job *j, int status, const char *message) {
    if (j->started) {
        j->wire->fail(s, j, status, message);
        end_stream(j);
    } else {
        answer_error(s, j->client, status, NULL, NULL, message);
    }
    end_job(s, j);
}

/* A copy of what knows its beginning, or a new session. NULL on error. */
static bitnet_session *make_session(server *s, const beginning *b, bitnet_error *error) {
    bitnet_session *session = b->length ? bitnet_session_copy(b->session, error)
                                        : bitnet_session_create(s->model, &s->session, error);
    if (session && b->length) bitnet_session_truncate(session, b->length);
    else if (session) bitnet_session_set_adapter(session, s->adapter, s->adapter_scale);
    if (session && s->gpu && bitnet_gpu_attach(session, s->gpu) != BITNET_OK && !s->gpu_refused) {
        tool_complain("%s; the CPU computes what the GPU cannot", bitnet_session_message(session));
        s->gpu_refused = true;
    }
    return session;
}

/* If guesses were asked for; without memory there are none. */
static void make_chains(const server *s, choice *c, bitnet_session *session) {
    bitnet_session_options options;
    bitnet_chains_options o;
    if (!s->drafts) return;
    memset(&options, 0, sizeof options);
    memset(&o, 0, sizeof o);
    options.context = s->session.context;
    o.draft = c->draft = bitnet_session_create(s->drafter, &options, NULL);
    o.table = s->table;
    o.memory = s->memory;
    c->chains = bitnet_chains_create(session, &o, NULL);
}

/* Stops guessing, and counts the results. */
static void end_chains(server *s, choice *c) {
    bitnet_chains_stats stats;
    if (!c->chains) return;
    stats = bitnet_chains_get_stats(c->chains);
    s->counters.drafted += c->drafted = stats.drafted;
    s->counters.accepted += c->accepted = stats.accepted;
    bitnet_chains_free(c->chains);
    bitnet_session_free(c->draft);
    c->chains = NULL;
    c->draft = NULL;
}

/* Feeds the rest of the prompt. */
static bitnet_result begin_session(bitnet_session *session, const choice *c, int32_t known) {
    const job *j = c->job;
    bitnet_sampling sampling = j->sampling;
    bitnet_result result;
    bool empty = c->prompt->count == 0;
    sampling.seed = c->seed;
    result = bitnet_session_set_sampling(session, &sampling);
    if (result == BITNET_OK && !empty)
        result = bitnet_feed(session, c->prompt->items + known, c->prompt->count - (size_t)known);
    if (result == BITNET_OK)
        result = bitnet_session_set_grammar(
            session, j->tools ? bitnet_tools_grammar(j->tools) : j->grammar, -1);
    if (result == BITNET_OK)
        result = bitnet_generate_begin(session, empty ? "" : NULL, &j->generate);
    return result;
}

/* Unless it must wait; an error ends its job. */
static void start_choice(server *s, choice *c) {
    beginning b = find_beginning(s, c);
    bitnet_error error;
    bitnet_result result;
    bitnet_session *session;
    if (b.wait) return;
    session = make_session(s, &b, &error);
    if (session) make_chains(s, c, session);
    result = session ? begin_session(session, c, b.length) : error.result;
    if (session && result != BITNET_OK)
        snprintf(error.message, sizeof error.message, "%s", bitnet_session_message(session));
    if (result == BITNET_OK) {
        c->session = session;
        c->from = bitnet_session_length(session);
        c->shared = b.length;
        s->running++;
        c->job->running++;
        s->counters.prompt_tokens += c->from;
        s->counters.shared_tokens += b.length;
        return;
    }
    end_chains(s, c);
    bitnet_session_free(session);
    if (result == BITNET_ERROR_OUT_OF_MEMORY && s->keep_count) forget_oldest(s);
    else if (result != BITNET_ERROR_OUT_OF_MEMORY || !s->running)
        fail_job(s, c->job, status_of_error(result), error.message);
}

/* The next in line that has not been tried in this round. */
static choice *next_waiting(const server *s) {
    choice *next = NULL;
    size_t i;
    for (i = 0; i < s->choice_count; i++) {
        choice *c = s->choices[i];
        if (c->session || c->round == s->round) continue;
        if (!next || c->job->running < next->job->running) next = c;
    }
    return next;
}

/* As many as may compute at once. */
static void start_choices(server *s) {
    choice *next;
    s->round++;
    while (s->running < (size_t)s->parallel && (next = next_waiting(s)) != NULL) {
        next->round = s->round;
        start_choice(s, next);
    }
}

static void note_first_token(server *s, choice *c) {
    int64_t now = bitnet__microseconds(), waited = now - c->job->received;
    int i = 0;
    while (i < TIMES && (double)waited * 1e-6 > time_bounds[i]) i++;
    s->counters.times[i]++;
    s->counters.first_microseconds += waited;
    if (!c->job->spoke) c->job->spoke = now;
    c->spoken = true;
}

/* Counts new tokens; one that ended the text is not part of it. */
static void note_tokens(server *s, choice *c) {
    const bitnet_generated *tokens;
    size_t count = bitnet_generate_tokens(c->session, &tokens), i;
    int64_t taken = bitnet_session_length(c->session) - c->from;
    i = (int64_t)count > taken - c->taken ? count - (size_t)(taken - c->taken) : 0;
    c->taken = taken;
    if (count > i && c->reason == BITNET_STOP_TOKEN) count--;
    c->tokens += (int64_t)(count - i);
    s->counters.tokens += (int64_t)(count - i);
    for (; c->job->generate.log_probabilities && i < count; i++) add_likely(s, c, &tokens[i]);
}

/* Counts a thought's tokens when its end has appeared. */
static void note_thought(const server *s, choice *c, size_t new_bytes) {
    static const char end[] = "</think>";
    size_t from = c->said.length - new_bytes, back = sizeof end;
    if (!c->job->chat || c->thought || s->tokenizer->thinking == BITNET__THINKS_NEVER) return;
    from -= from < back ? from : back;
    if (strstr(c->said.data + from, end)) c->thought = c->tokens;
}

static choice *choice_of(const server *s, const bitnet_session *session) {
    size_t i = 0;
    while (s->choices[i]->session != session) i++;
    return s->choices[i];
}

/* A bitnet_many_function. */
static int hear(void *user, bitnet_session *session, const char *words, size_t length) {
    server *s = (server *)user;
    choice *c = choice_of(s, session);
    if (!c->spoken) note_first_token(s, c);
    add(&c->said, words, length);
    c->reason = bitnet_generate_stop_reason(session);
    note_tokens(s, c);
    note_thought(s, c, length);
    if (!c->job->stream) return 0;
    if (!c->job->started) begin_stream(s, c->job);
    c->job->wire->tell(s, c);
    return 0;
}

/* Keeps its session; the last choice answers the job. */
static void end_choice(server *s, choice *c) {
    job *j = c->job;
    hear(s, c->session, "", 0); /* tokens without words */
    c->done = true;
    remove_choice(s, c);
    end_chains(s, c);
    keep(s, c->session);
    c->session = NULL;
    if (j->stream) j->wire->tell(s, c);
    if (j->left == 0) finish_job(s, j);
}

/* All choices share passes. */
static void compute(server *s) {
    int64_t start = bitnet__microseconds();
    bitnet_budget budget = {s->slice, 0};
    size_t i, count = 0;
    if (!s->running) return;
    tool_grow(&s->sessions, &s->session_room, s->running, sizeof *s->sessions);
    for (i = 0; i < s->choice_count; i++)
        if (s->choices[i]->session) s->sessions[count++] = s->choices[i]->session;
    bitnet_generate_many(s->sessions, (int)count, &budget, hear, s);
    s->counters.busy += bitnet__microseconds() - start;
    for (i = s->choice_count; i-- > 0;) { /* backwards, since those that are done leave the list */
        choice *c = i < s->choice_count ? s->choices[i] : NULL;
        bitnet_session *session = c ? c->session : NULL;
        if (!session) continue;
        if (bitnet_generate_stop_reason(session) != BITNET_STOP_NONE) end_choice(s, c);
        else if (bitnet_is_error(bitnet_session_result(session)))
            fail_job(s, c->job, status_of_error(bitnet_session_result(session)),
                     bitnet_session_message(session));
    }
}

/* ==================================================
   >>completions   Completions, chats and responses
   ================================================== */

/* A text, or the messages of a chat. */
typedef struct wording {
    bitnet_string words;
    const bitnet_message *messages; /* NULL: a text */
    size_t count;
    unsigned flags;
} wording;

static bitnet_result tokens_of(const bitnet_tokenizer *t, const wording *w, int32_t *ids,
                               size_t room, size_t *count) {
    if (w->messages)
        return bitnet_chat_encode(t, bitnet_tokenizer_chat_form(t), w->messages, w->count, w->flags,
                                  ids, room, count, NULL);
    return bitnet_tokenize(t, w->words.data ? w->words.data : "", w->words.length, w->flags, ids,
                           room, count, NULL);
}

static void add_tokens(const bitnet_tokenizer *t, asked *a, token_ids *to, const wording *w) {
    size_t need = w->words.length + 64, count = 0, i;
    bitnet_result result = BITNET_OK;
    for (i = 0; i < w->count; i++) need += w->messages[i].length + 16;
    if (a->status) return;
    do { /* twice, if the room was too small */
        if (count > need) need = count;
        tool_grow(&to->items, &to->room, to->count + need, sizeof *to->items);
        result = tokens_of(t, w, to->items + to->count, need, &count);
    } while (result == BITNET_OK && count > need);
    if (result == BITNET_OK) to->count += count;
    else refuse(a, status_of_error(result), NULL, NULL, "%s", bitnet_result_text(result));
}

/* ---- the prompt */

static token_ids *new_prompt(job *j) {
    token_ids *grown = (token_ids *)tool_alloc((size_t)j->prompt_count + 1, sizeof *grown);
    if (j->prompt_count) memcpy(grown, j->prompts, (size_t)j->prompt_count * sizeof *grown);
    free(j->prompts);
    j->prompts = grown;
    return &j->prompts[j->prompt_count++];
}

static void read_ids(const bitnet_tokenizer *t, asked *a, int32_t list, const char *name,
                     token_ids *to) {
    int32_t at, last = bitnet_token_count(t) - 1;
    for (at = child_of(a, list); at >= 0 && !a->status; at = next_of(a, at)) {
        tool_grow(&to->items, &to->room, to->count + 1, sizeof *to->items);
        to->items[to->count++] = whole_at(a, at, name, 0, last);
    }
}

/* A formatted prompt may have the token that begins texts itself: one is enough. */
static void drop_second_bos(const bitnet_tokenizer *t, token_ids *prompt) {
    const int32_t bos = bitnet_token_bos(t), *ids = prompt->items;
    if (prompt->count < 2 || bos < 0 || ids[0] != bos || ids[1] != bos) return;
    memmove(prompt->items, ids + 1, --prompt->count * sizeof *ids);
}

/* A string or tokens. The application may have formatted a chat, so <|...|> are tokens, as in other
   servers, unless it says otherwise. */
static void read_prompt(const server *s, asked *a, job *j, int32_t at) {
    token_ids *to = new_prompt(j);
    wording w = {{NULL, 0}, NULL, 0, 0};
    if (flag(a, "add_special_tokens", true)) w.flags |= BITNET_ADD_BOS;
    if (flag(a, "parse_special", true)) w.flags |= BITNET_PARSE_SPECIAL;
    if (kind_of(a, at) == BITNET__JSON_ARRAY) {
        read_ids(s->tokenizer, a, at, "prompt", to);
    } else if (kind_of(a, at) == BITNET__JSON_STRING) {
        w.words = text_of(a, at);
        if (w.words.length) add_tokens(s->tokenizer, a, to, &w);
        drop_second_bos(s->tokenizer, to);
    } else {
        refuse(a, 400, "prompt", NULL, "a prompt must be a string or an array of tokens");
    }
}

/* A prompt, or an array of them. */
static void read_prompts(const server *s, asked *a, job *j) {
    int32_t at = member(a, 0, "prompt"), first;
    if (at < 0) {
        new_prompt(j);
        return;
    }
    first = kind_of(a, at) == BITNET__JSON_ARRAY ? child_of(a, at) : -1;
    if (first < 0 || kind_of(a, first) == BITNET__JSON_NUMBER) {
        read_prompt(s, a, j, at);
        return;
    }
    if (count_of(a, at) > MOST_CHOICES)
        refuse(a, 400, "prompt", NULL, "at most %d prompts are allowed", MOST_CHOICES);
    for (at = first; at >= 0 && !a->status; at = next_of(a, at)) read_prompt(s, a, j, at);
}

/* ---- thoughts */

/* vLLM's option. */
static bool goes_on(asked *a) { return flag(a, "continue_final_message", false); }

/* The thinking flags of an effort. */
static unsigned flags_of_effort(asked *a, bitnet_string effort) {
    static const struct {
        const char *effort;
        unsigned flags;
    } efforts[] = {{"none", BITNET_NO_THINKING},
                   {"minimal", BITNET_THINKING | BITNET_LOW_EFFORT},
                   {"low", BITNET_THINKING | BITNET_LOW_EFFORT},
                   {"medium", BITNET_THINKING | BITNET_MEDIUM_EFFORT},
                   {"high", BITNET_THINKING},
                   {"xhigh", BITNET_THINKING},
                   {"max", BITNET_THINKING},
                   {"auto", 0},
                   {"default", 0}};
    size_t i;
    for (i = 0; i < sizeof efforts / sizeof *efforts; i++)
        if (bitnet__is(effort, efforts[i].effort)) return efforts[i].flags;
    refuse(a, 400, "reasoning_effort", NULL,
           "the effort must be none, minimal, low, medium, high, xhigh, max, auto or default");
    return 0;
}

/* Ollama's option: a flag or an effort. */
static unsigned read_think(asked *a) {
    int32_t at = member(a, 0, "think");
    if (at < 0) return 0;
    if (kind_of(a, at) == BITNET__JSON_STRING) return flags_of_effort(a, text_of(a, at));
    return flag(a, "think", true) ? BITNET_THINKING : BITNET_NO_THINKING;
}

/* Members of an object that some templates call differently. */
static unsigned read_template_options(asked *a, int32_t at) {
    static const char *const names[] = {"enable_thinking", "thinking"};
    unsigned flags = 0;
    int i;
    check_members(a, at, "chat_template_kwargs", "enable_thinking thinking reasoning_effort");
    for (i = 0; at >= 0 && i < 2; i++)
        if (member(a, at, names[i]) >= 0)
            flags |= flag_of(a, at, names[i], true) ? BITNET_THINKING : BITNET_NO_THINKING;
    return flags;
}

/* {"chat_template_kwargs":{"enable_thinking":false}}, as other servers take it, Ollama's flag, or
   OpenAI's effort; a required form leaves no room for thoughts, and a reply that goes on has none
   left. */
static unsigned read_thinking(asked *a, const job *j) {
    int32_t at = object_of(a, 0, "chat_template_kwargs"), reasoning = object_of(a, 0, "reasoning");
    bitnet_string effort = string_of(a, 0, "reasoning_effort");
    unsigned flags = read_think(a) | read_template_options(a, at);
    check_members(a, reasoning, "reasoning", "effort summary generate_summary context mode");
    if (!effort.data && reasoning >= 0) effort = string_of(a, reasoning, "effort");
    if (!effort.data && at >= 0) effort = string_of(a, at, "reasoning_effort");
    if (effort.data) flags |= flags_of_effort(a, effort);
    if (j->no_thinking || j->formed || j->must_call || goes_on(a)) return BITNET_NO_THINKING;
    return flags;
}

/* ---- tools */

/* Yours to free; NULL if missing. */
static char *copy_string(asked *a, bitnet_string s) {
    char *copy = s.data ? (char *)tool_alloc(s.length + 1, 1) : NULL;
    if (s.length) memcpy(copy, s.data, s.length);
    if (s.length && memchr(s.data, 0, s.length))
        refuse(a, 400, "tools", NULL, "'%s' of a tool contains a NUL character", copy);
    return copy;
}

/* Tools that their provider runs, or that take free text: this server skips them. */
static bool is_hosted(bitnet_string type) {
    static const char *const types[] = {
        "apply_patch", "code_interpreter", "computer",  "custom",    "file_search",
        "image_gen",   "local_shell",      "mcp",       "namespace", "programmatic_tool",
        "shell",       "tool_search",      "web_search"}; /* or names that begin with these */
    size_t i;
    for (i = 0; i < sizeof types / sizeof *types; i++)
        if (type.length >= strlen(types[i]) && !memcmp(type.data, types[i], strlen(types[i])))
            return true;
    return false;
}

/* The tool's function, whose members may be the tool's own; -1: it has none. */
static int32_t function_of(asked *a, int32_t tool) {
    int32_t inner = object_of(a, tool, "function");
    bitnet_string type = string_of(a, tool, "type");
    if (is_hosted(type)) return -1;
    if (!bitnet__is(type, "function") && (type.data || inner < 0))
        refuse(a, 400, "tools", NULL, "a tool must be of type function, not '%.*s'",
               (int)(type.length < 64 ? type.length : 64), type.data ? type.data : "");
    return inner < 0 ? tool : inner;
}

/* {"type":"allowed_tools"}, whose members may be in one more object; -1: all are allowed. */
static int32_t allowed_tools(asked *a) {
    int32_t at = member(a, 0, "tool_choice"), inner;
    if (at < 0 || kind_of(a, at) != BITNET__JSON_OBJECT ||
        !bitnet__is(string_of(a, at, "type"), "allowed_tools"))
        return -1;
    inner = object_of(a, at, "allowed_tools");
    return inner < 0 ? at : inner;
}

static bool is_allowed(asked *a, int32_t allowed, bitnet_string name) {
    int32_t at = allowed < 0 ? -1 : member(a, allowed, "tools");
    if (allowed < 0) return true;
    if (at < 0 || kind_of(a, at) != BITNET__JSON_ARRAY || count_of(a, at) > MOST_TOOLS) {
        refuse(a, 400, "tool_choice", NULL, "allowed_tools must have an array of %d tools or fewer",
               MOST_TOOLS);
        return false;
    }
    for (at = child_of(a, at); at >= 0 && !a->status; at = next_of(a, at)) {
        int32_t function = function_of(a, at);
        if (function >= 0 && bitnet__equal(string_of(a, function, "name"), name)) return true;
    }
    return false;
}

/* The functions that may be called, as values of the request. Yours to free. */
static int32_t *find_functions(asked *a, int32_t *count) {
    int32_t at = member(a, 0, "tools"), allowed = allowed_tools(a), function, *found = NULL;
    size_t room = 0;
    *count = 0;
    if (at >= 0 && kind_of(a, at) != BITNET__JSON_ARRAY)
        refuse(a, 400, "tools", NULL, "tools must be an array");
    else if (at >= 0 && count_of(a, at) > MOST_TOOLS)
        refuse(a, 400, "tools", NULL, "at most %d tools are allowed", MOST_TOOLS);
    for (at = at < 0 || a->status ? -1 : child_of(a, at); at >= 0; at = next_of(a, at)) {
        function = function_of(a, at);
        if (function < 0 || !is_allowed(a, allowed, string_of(a, function, "name"))) continue;
        tool_grow(&found, &room, (size_t)*count + 1, sizeof *found);
        found[(*count)++] = function;
    }
    return found;
}

/* Unless it is strict, a schema is enforced as far as possible. */
static void read_tool(asked *a, int32_t function, bitnet_tool *tools, int32_t count) {
    bitnet_tool *tool = &tools[count];
    int32_t parameters = object_of(a, function, "parameters"), i;
    tool->name = copy_string(a, string_of(a, function, "name"));
    tool->description = copy_string(a, string_of(a, function, "description"));
    if (parameters >= 0) tool->parameters = copy_string(a, raw_of(a, parameters));
    tool->strict = flag_of(a, function, "strict", false);
    if (!tool->name) refuse(a, 400, "tools", NULL, "a tool has no name");
    for (i = 0; i < count && !a->status; i++)
        if (!strcmp(tools[i].name, tool->name))
            refuse(a, 400, "tools", NULL, "two tools have the name '%.64s'", tool->name);
}

/* "none", "auto", "required", allowed tools, or {"type":"function","function":{"name":...}}, in a
   response {"type":"function","name":...} */
static void read_tool_choice(asked *a, bitnet_tools_options *o) {
    int32_t at = member(a, 0, "tool_choice"), allowed = allowed_tools(a), function;
    bitnet_string choice = at < 0 ? bitnet__string("auto") : text_of(a, at);
    o->single = !flag(a, "parallel_tool_calls", true);
    if (allowed >= 0) choice = string_of(a, allowed, "mode");
    if (bitnet__is(choice, "none")) o->choice = BITNET_TOOLS_NONE;
    else if (bitnet__is(choice, "required")) o->choice = BITNET_TOOLS_REQUIRED;
    else if (!bitnet__is(choice, "auto")) {
        function = kind_of(a, at) == BITNET__JSON_OBJECT ? member(a, at, "function") : -1;
        if (function < 0 && kind_of(a, at) == BITNET__JSON_OBJECT && member(a, at, "name") >= 0)
            function = at;
        if (function < 0)
            refuse(a, 400, "tool_choice", NULL,
                   "tool_choice must be none, auto, required, allowed_tools or a function");
        else o->name = copy_string(a, string_of(a, function, "name"));
        o->choice = BITNET_TOOLS_ONE;
    }
}

/* `reply`: the schema of a reply without calls, taken over, or NULL; `strict`: as OpenAI has it. */
static void read_tools(const server *s, asked *a, job *j, char *reply, bool strict) {
    int32_t count, i, *functions = find_functions(a, &count);
    bitnet_tools_options options;
    bitnet_tool *tools;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.reply = reply;
    options.strict_reply = strict;
    if (!a->status) read_tool_choice(a, &options);
    j->must_call = options.choice == BITNET_TOOLS_REQUIRED || options.choice == BITNET_TOOLS_ONE;
    if (!a->status) options.thinking = read_thinking(a, j);
    if (j->must_call && count == 0)
        refuse(a, 400, "tool_choice", NULL, "tool_choice requires a function, but tools has none");
    tools = (bitnet_tool *)tool_alloc((size_t)count, sizeof *tools);
    for (i = 0; i < count && !a->status; i++) read_tool(a, functions[i], tools, i);
    if (count && !a->status) {
        j->tools = bitnet_tools_create(s->tokenizer, tools, (size_t)count, &options, &error);
        if (!j->tools) refuse(a, 400, "tools", NULL, "%s", error.message);
    }
    while (i-- > 0) {
        free((char *)tools[i].name);
        free((char *)tools[i].description);
        free((char *)tools[i].parameters);
    }
    free((char *)options.name);
    free(functions);
    free(tools);
    free(reply);
}

/* ---- messages */

/* A part of what a tool returned that is no text: a note, or JSON. */
static void read_result_part(asked *a, int32_t part, text *to) {
    static const char unseen[] =
        "image image_url input_image output_image computer_screenshot file "
        "input_file document audio input_audio video_url";
    int32_t type = member(a, part, "type");
    if (type >= 0 && has_word(unseen, text_of(a, type))) say(to, "(content that is not text)");
    else add(to, raw_of(a, part).data, raw_of(a, part).length);
}

/* A part of a message: text, or what may stand in a history for it. */
static void read_part(asked *a, int32_t part, bitnet_role role, text *to) {
    static const struct {
        const char *type, *member; /* NULL: it says nothing to the model */
    } parts[] = {{"text", "text"},       {"input_text", "text"},      {"output_text", "text"},
                 {"refusal", "refusal"}, {"summary_text", "text"},    {"reasoning_text", "text"},
                 {"thinking", NULL},     {"redacted_thinking", NULL}, {"reasoning", NULL}};
    int32_t type = member(a, part, "type");
    bitnet_string words = text_of(a, part);
    size_t i = 0, count = sizeof parts / sizeof *parts;
    if (kind_of(a, part) != BITNET__JSON_STRING) {
        while (i < count && (type < 0 || !bitnet__is(text_of(a, type), parts[i].type))) i++;
        words.length = 0;
        if (i < count && parts[i].member) words = string_of(a, part, parts[i].member);
        else if (i == count && role == BITNET_TOOL) read_result_part(a, part, to);
        else if (i == count)
            refuse(a, 400, "messages", NULL, "all parts of a message must be text");
    }
    add(to, words.data, words.length);
}

/* A string, or an array of text parts. What a model or a tool said may be missing. */
static void read_content(asked *a, int32_t message, const char *name, bitnet_role role, text *to) {
    int32_t at = member(a, message, name), part;
    bitnet_string refusal = {NULL, 0};
    if (at < 0) {
        if (role == BITNET_ASSISTANT) refusal = string_of(a, message, "refusal");
        else if (role != BITNET_TOOL ||
                 bitnet__json_find(&a->json, message, bitnet__string(name)) < 0)
            refuse(a, 400, "messages", NULL, "a message has no %s", name);
        add(to, refusal.data, refusal.length);
    } else if (kind_of(a, at) == BITNET__JSON_STRING) {
        add(to, text_of(a, at).data, text_of(a, at).length);
    } else if (kind_of(a, at) == BITNET__JSON_ARRAY) {
        for (part = child_of(a, at); part >= 0; part = next_of(a, part))
            read_part(a, part, role, to);
    } else if (role == BITNET_TOOL) {
        read_part(a, at, role, to);
    } else {
        refuse(a, 400, "messages", NULL, "%s must be a string or an array of parts", name);
    }
}

/* Messages of a chat with their texts. */
typedef struct conversation {
    bitnet_message *messages;
    text *texts;
    size_t count;
    bitnet_tools *writer; /* of calls if no tools are declared now; NULL: not needed */
    bitnet_string begun;  /* the reply's beginning, which is repeated nowhere */
    text *made;           /* arguments that are not an object in the request */
    size_t made_count, made_room;
} conversation;

/* Arguments as an object. Models that wrote none, or something else, made a history, too. */
static bitnet_string arguments_of(asked *a, int32_t at, conversation *to) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    bitnet_string words = at < 0 ? bitnet__string("") : text_of(a, at);
    bitnet__json json;
    text made = {NULL, 0, 0};
    bool object;
    if (at >= 0 && kind_of(a, at) == BITNET__JSON_OBJECT) return raw_of(a, at);
    if (at >= 0 && kind_of(a, at) != BITNET__JSON_STRING)
        refuse(a, 400, "messages", NULL, "the arguments of a call must be an object or a string");
    if (!words.length) return bitnet__string("{}");
    object = bitnet__json_parse(&json, words, &memory, NULL) == BITNET_OK &&
             json.values[0].kind == BITNET__JSON_OBJECT;
    bitnet__json_free(&json);
    if (object) return words;
    say(&made, "{'input':");
    add_quoted(&made, words.data, words.length);
    say(&made, "}");
    tool_grow(&to->made, &to->made_room, to->made_count + 1, sizeof made);
    to->made[to->made_count++] = made;
    words.data = made.data;
    words.length = made.length;
    return words;
}

/* Writes calls as the model does. */
static const bitnet_tools *writer_of(const server *s, asked *a, const job *j, conversation *to) {
    static const bitnet_tool any = {"any", NULL, NULL, false};
    bitnet_error error;
    if (j->tools) return j->tools;
    if (!to->writer) to->writer = bitnet_tools_create(s->tokenizer, &any, 1, NULL, &error);
    if (!to->writer) refuse(a, status_of_error(error.result), NULL, NULL, "%s", error.message);
    return to->writer;
}

/* A message after the assistant's text. */
static void write_calls(const server *s, asked *a, const job *j, const bitnet_call *calls,
                        size_t count, conversation *to) {
    const bitnet_tools *writer = a->status || !count ? NULL : writer_of(s, a, j, to);
    text *words = &to->texts[to->count];
    size_t length = 0;
    if (!writer) return;
    if (bitnet_tools_write(writer, calls, count, NULL, 0, &length, NULL) != BITNET_OK)
        refuse(a, 400, "messages", NULL, "the arguments of a call must be a JSON object");
    to->messages[to->count++].role = BITNET_CALLS;
    tool_grow(&words->data, &words->room, words->length + length + 1, 1);
    bitnet_tools_write(writer, calls, count, words->data + words->length, length, &length, NULL);
    words->data[words->length += length] = 0;
}

/* A call of a message: of a function, or of a custom tool, whose input is free text. */
static bitnet_call read_call(asked *a, int32_t at, conversation *to) {
    int32_t function = member(a, at, "function");
    bool custom = function < 0 && member(a, at, "custom") >= 0;
    bitnet_call call;
    if (custom) function = member(a, at, "custom");
    if (function < 0) function = at;
    call.name = string_of(a, function, "name");
    call.arguments = arguments_of(a, member(a, function, custom ? "input" : "arguments"), to);
    if (!call.name.data) refuse(a, 400, "messages", NULL, "a call must name a function");
    return call;
}

/* Calls at the end of an earlier reply. */
static void read_calls(const server *s, asked *a, const job *j, int32_t message, conversation *to) {
    int32_t at = member(a, message, "tool_calls"), old = object_of(a, message, "function_call");
    bitnet_call calls[MOST_CALLS];
    size_t count = 0;
    if (old >= 0 && !a->status) calls[count++] = read_call(a, old, to);
    at = at < 0 || kind_of(a, at) != BITNET__JSON_ARRAY ? -1 : child_of(a, at);
    for (; at >= 0 && !a->status; at = next_of(a, at)) {
        if (count == MOST_CALLS)
            refuse(a, 400, "messages", NULL, "a message may have at most %d calls", MOST_CALLS);
        else calls[count++] = read_call(a, at, to);
    }
    write_calls(s, a, j, calls, count, to);
}

static bitnet_role read_role(asked *a, int32_t message) {
    bitnet_string role = string_of(a, message, "role");
    if (bitnet__is(role, "system") || bitnet__is(role, "developer")) return BITNET_SYSTEM;
    if (bitnet__is(role, "assistant")) return BITNET_ASSISTANT;
    if (bitnet__is(role, "tool") || bitnet__is(role, "function")) return BITNET_TOOL;
    if (!bitnet__is(role, "user"))
        refuse(a, 400, "messages", NULL,
               "the role of a message must be system, developer, user, assistant or tool");
    return BITNET_USER;
}

/* An earlier thought, as three APIs call it. */
static void read_thought(const server *s, asked *a, int32_t message, text *to) {
    static const char *const names[] = {"reasoning_content", "reasoning", "thinking"};
    bitnet_string thought = {NULL, 0};
    int32_t at;
    int i;
    for (i = 0; i < 3 && !thought.length; i++) {
        at = member(a, message, names[i]);
        if (at >= 0 && kind_of(a, at) == BITNET__JSON_STRING) thought = text_of(a, at);
    }
    if (!thought.length || s->tokenizer->thinking == BITNET__THINKS_NEVER) return;
    say(to, "<think>\n");
    add(to, thought.data, thought.length);
    say(to, "\n</think>\n\n");
}

static void read_message(const server *s, asked *a, const job *j, int32_t at, conversation *to) {
    bitnet_role role = read_role(a, at);
    int32_t images = member(a, at, "images"); /* Ollama's */
    if (images >= 0 && !is_off(a, images, NULL))
        refuse(a, 400, "messages", NULL, "images are not supported");
    add(&to->texts[to->count], "", 0);
    if (role == BITNET_ASSISTANT) read_thought(s, a, at, &to->texts[to->count]);
    read_content(a, at, "content", role, &to->texts[to->count]);
    to->messages[to->count++].role = role;
    if (role == BITNET_ASSISTANT) read_calls(s, a, j, at, to);
}

/* ---- items, of which the messages of a response are made */

static bool is_item(asked *a, int32_t at, const char *type) {
    return at >= 0 && bitnet__is(string_of(a, at, "type"), type);
}

/* A summary's parts, or the thought itself. */
static void read_item_thought(const server *s, asked *a, int32_t at, text *to) {
    static const char *const names[] = {"summary", "content"};
    text words = {NULL, 0, 0};
    int i;
    for (i = 0; i < 2; i++) {
        int32_t list = member(a, at, names[i]), part = -1;
        if (list >= 0 && kind_of(a, list) == BITNET__JSON_ARRAY) part = child_of(a, list);
        for (; part >= 0; part = next_of(a, part)) {
            bitnet_string piece = string_of(a, part, "text");
            add(&words, piece.data, piece.length);
        }
    }
    if (words.length && s->tokenizer->thinking != BITNET__THINKS_NEVER)
        say(to, "<think>\n%r\n</think>\n\n", words.data);
    clear(&words);
}

/* Items of calls, with the members that hold their arguments. Tools without a name have that of
   their type. */
static const struct {
    const char *type, *name, *arguments;
} call_items[] = {
    {"function_call", NULL, "arguments"},   {"custom_tool_call", NULL, "input"},
    {"mcp_call", NULL, "arguments"},        {"local_shell_call", "local_shell", "action"},
    {"shell_call", "shell", "action"},      {"apply_patch_call", "apply_patch", "operation"},
    {"computer_call", "computer", "action"}};

enum { CALL_ITEMS = sizeof call_items / sizeof *call_items };

/* An index in call_items; CALL_ITEMS: another item, or none. */
static int call_item_at(asked *a, int32_t at) {
    int i = 0;
    while (i < CALL_ITEMS && !is_item(a, at, call_items[i].type)) i++;
    return i;
}

/* Consecutive calls from `at` on, after the assistant's text. Returns the last. */
static int32_t read_item_calls(const server *s, asked *a, const job *j, int32_t at,
                               conversation *to) {
    bitnet_call calls[MOST_CALLS];
    size_t count = 0;
    for (;; at = next_of(a, at)) {
        int kind = call_item_at(a, at);
        if (count == MOST_CALLS)
            refuse(a, 400, "input", NULL, "at most %d calls at once are allowed", MOST_CALLS);
        if (a->status) return at;
        calls[count].name = call_items[kind].name ? bitnet__string(call_items[kind].name)
                                                  : string_of(a, at, "name");
        if (!calls[count].name.data ||
            (kind == 0 && bitnet__json_find(&a->json, at, bitnet__string("arguments")) < 0))
            refuse(a, 400, "input", NULL, "a %s must have a name and arguments",
                   call_items[kind].type);
        calls[count].arguments = arguments_of(a, member(a, at, call_items[kind].arguments), to);
        count++;
        if (member(a, at, "output") >= 0 || call_item_at(a, next_of(a, at)) == CALL_ITEMS) break;
    }
    write_calls(s, a, j, calls, count, to);
    return at;
}

/* What a call returned: a string, parts or JSON. */
static void read_output(asked *a, int32_t at, conversation *to) {
    text *words = &to->texts[to->count];
    add(words, "", 0);
    read_content(a, at, "output", BITNET_TOOL, words);
    to->messages[to->count++].role = BITNET_TOOL;
}

/* Items that say nothing to the model: what another provider did or hid. */
static bool is_skipped(asked *a, int32_t at) {
    static const char types[] =
        "web_search_call file_search_call code_interpreter_call image_generation_call "
        "tool_search_call tool_search_output additional_tools mcp_list_tools mcp_approval_request "
        "mcp_approval_response compaction compaction_summary compaction_trigger context_compaction "
        "program program_output ghost_snapshot";
    return has_word(types, string_of(a, at, "type"));
}

static bool is_output(asked *a, int32_t at) {
    return has_word("function_call_output custom_tool_call_output local_shell_call_output "
                    "shell_call_output apply_patch_call_output computer_call_output",
                    string_of(a, at, "type"));
}

/* The item at `at`; returns the last that belongs to it. `own`: its thought began the text of an
   assistant's message that follows. */
static int32_t read_item(const server *s, asked *a, const job *j, int32_t at, conversation *to,
                         bool *own) {
    text *words = &to->texts[to->count];
    bitnet_role role;
    add(words, "", 0);
    if (is_item(a, at, "reasoning")) {
        if (!*own) read_item_thought(s, a, at, words);
        *own = true;
        return at;
    }
    if (is_skipped(a, at)) return at;
    if (call_item_at(a, at) < CALL_ITEMS) {
        if (*own || !to->count || to->messages[to->count - 1].role != BITNET_ASSISTANT)
            to->messages[to->count++].role = BITNET_ASSISTANT;
        *own = false;
        at = read_item_calls(s, a, j, at, to);
        if (!a->status && member(a, at, "output") >= 0) read_output(a, at, to);
        return at;
    }
    if (*own && !(member(a, at, "role") >= 0 && read_role(a, at) == BITNET_ASSISTANT)) {
        to->messages[to->count++].role = BITNET_ASSISTANT; /* a thought without text */
        words = &to->texts[to->count];
        add(words, "", 0);
    }
    *own = false;
    if (is_output(a, at)) {
        read_output(a, at, to);
        return at;
    }
    if (member(a, at, "type") >= 0 && !is_item(a, at, "message")) {
        bitnet_string type = string_of(a, at, "type");
        refuse(a, 400, "input", NULL, "items of the type '%.*s' are not supported",
               (int)(type.length < 64 ? type.length : 64), type.data ? type.data : "");
        return at;
    }
    role = read_role(a, at);
    read_content(a, at, "content", role, words);
    to->messages[to->count++].role = role;
    return at;
}

/* A history is as long as a request at most, however often it repeats an item. */
static void add_to_history(const server *s, asked *a, text *history, bitnet_string items) {
    if (history->length + items.length + 1 > (size_t)s->body) {
        refuse(a, 413, "input", NULL,
               "the conversation, with the items that input refers to, has more than %d bytes",
               s->body);
        return;
    }
    if (history->length) say(history, ",");
    add(history, items.data, items.length);
}

/* A reference is replaced by its item. */
static void add_past_item(const server *s, asked *a, int32_t at, text *history) {
    bitnet_string id = string_of(a, at, "id"), item;
    if (kind_of(a, at) != BITNET__JSON_OBJECT)
        refuse(a, 400, "input", NULL, "an item of input must be an object");
    if (a->status) return;
    if (!is_item(a, at, "item_reference") &&
        (member(a, at, "type") >= 0 || !id.data || member(a, at, "role") >= 0)) {
        add_to_history(s, a, history, raw_of(a, at));
        return;
    }
    bitnet__lock(&s->archive->monitor);
    item = find_item(s->archive, id);
    if (item.data) add_to_history(s, a, history, item);
    bitnet__unlock(&s->archive->monitor);
    if (!item.data)
        refuse(a, 404, "input", "not_found",
               "the item '%.*s' is unknown or was deleted; --responses N keeps N bytes",
               (int)(id.length < 64 ? id.length : 64), id.data ? id.data : "");
}

/* Items of the response that this one continues. */
static void add_past(const server *s, asked *a, bitnet_string id, text *history) {
    bitnet_string items;
    const past *p;
    bitnet__lock(&s->archive->monitor);
    p = find_past(s->archive, id);
    if (p && !bitnet__is(id, p->id)) p = NULL;
    if (p) {
        items.data = p->items.data;
        items.length = p->items.length;
        add_to_history(s, a, history, items);
    }
    bitnet__unlock(&s->archive->monitor);
    if (!p)
        refuse(a, 404, "previous_response_id", "previous_response_not_found",
               "this response is unknown or was deleted; --responses N keeps N bytes");
}

/* Items of the response that this one continues, then new ones. */
static void read_history(const server *s, asked *a, job *j) {
    bitnet_string before = string_of(a, 0, "previous_response_id");
    int32_t at = member(a, 0, "input");
    if (before.data) add_past(s, a, before, &j->history);
    if (at >= 0 && kind_of(a, at) == BITNET__JSON_STRING) {
        say(&j->history,
            "%r{'type':'message','role':'user','content':", j->history.length ? "," : "");
        add(&j->history, raw_of(a, at).data, raw_of(a, at).length);
        say(&j->history, "}");
    } else if (at >= 0 && kind_of(a, at) == BITNET__JSON_ARRAY) {
        for (at = child_of(a, at); at >= 0 && !a->status; at = next_of(a, at))
            add_past_item(s, a, at, &j->history);
    } else if (at >= 0 || !before.data) {
        refuse(a, 400, "input", NULL, "input must be a string or an array of items");
    }
    if (!j->history.length) refuse(a, 400, "input", NULL, "input must not be empty");
}

/* As messages after the instructions. */
static void read_items(const server *s, asked *a, const job *j, asked *items, conversation *to) {
    bitnet_string instructions = string_of(a, 0, "instructions");
    bool own = false;
    int32_t at;
    if (instructions.length) {
        add(&to->texts[to->count], instructions.data, instructions.length);
        to->messages[to->count++].role = BITNET_SYSTEM;
    }
    for (at = child_of(items, 0); at >= 0 && !items->status; at = next_of(items, at))
        at = read_item(s, items, j, at, to, &own);
    if (own) to->messages[to->count++].role = BITNET_ASSISTANT;
}

/* "26 Jul 2024" for seconds since 1970: gmtime is not thread-safe. */
static void add_date(text *to, int64_t seconds) {
    static const char *const names[] = {"Mar", "Apr", "May", "Jun", "Jul", "Aug",
                                        "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"};
    int64_t days = seconds / 86400 + 719468, era = days / 146097, day = days % 146097;
    int64_t year = (day - day / 1460 + day / 36524 - day / 146096) / 365, month;
    day -= 365 * year + year / 4 - year / 100; /* of a year that begins in March */
    month = (5 * day + 2) / 153;
    day -= (153 * month + 2) / 5 - 1;
    say(to, day < 10 ? "0%i %r %i" : "%i %r %i", day, names[month],
        year + era * 400 + (month >= 10));
}

/* The system's own words: the date, and the tools. */
static void begin_conversation(const job *j, conversation *to) {
    add_date(&to->texts[0], j->created);
    to->messages[to->count++].role = BITNET_DATE;
    if (!j->tools) return;
    say(&to->texts[1], "%r", bitnet_tools_prompt(j->tools));
    to->messages[to->count++].role = BITNET_DECLARATIONS;
}

/* The last message becomes the reply, which goes on. */
static void take_begun(asked *a, const job *j, conversation *to) {
    bitnet_message *last = &to->messages[to->count - 1];
    if (last->role != BITNET_ASSISTANT || j->formed || j->must_call)
        refuse(a, 400, "continue_final_message", NULL,
               "only a final message of the assistant goes on, without calls and a form");
    to->begun.data = last->text;
    to->begun.length = last->length;
    last->text = NULL;
    last->length = 0;
}

/* All messages and the head of the reply; `list` holds a response's items. */
static void read_conversation(const server *s, asked *a, const job *j, asked *items, int32_t list,
                              conversation *to) {
    size_t most = 3 * (size_t)count_of(items, list) + 5, i; /* each may have calls and a result */
    int32_t at;
    to->messages = (bitnet_message *)tool_alloc(most, sizeof *to->messages);
    to->texts = (text *)tool_alloc(most, sizeof *to->texts);
    begin_conversation(j, to);
    if (items != a) read_items(s, a, j, items, to);
    else
        for (at = child_of(a, list); at >= 0; at = next_of(a, at)) read_message(s, a, j, at, to);
    for (i = 0; i < to->count; i++) {
        to->messages[i].text = to->texts[i].data;
        to->messages[i].length = to->texts[i].length;
    }
    if (goes_on(a)) take_begun(a, j, to);
    else to->messages[to->count++].role = BITNET_ASSISTANT; /* without a text: the reply */
}

static void free_conversation(conversation *all) {
    size_t i;
    for (i = 0; i <= all->count; i++) clear(&all->texts[i]); /* also of one that was not finished */
    while (all->made_count > 0) clear(&all->made[--all->made_count]);
    free(all->made);
    free(all->messages);
    free(all->texts);
    bitnet_tools_free(all->writer);
}

/* The index of the user's next message. */
static size_t end_of_turn(const conversation *all, size_t at) {
    do at++;
    while (at < all->count && all->messages[at].role != BITNET_USER);
    return at;
}

static int64_t tokens_between(const server *s, const job *j, const conversation *all, size_t from,
                              size_t to) {
    wording w = {{NULL, 0}, all->messages + from, to - from, j->flags & ~(unsigned)BITNET_ADD_BOS};
    size_t count = 0;
    return tokens_of(s->tokenizer, &w, NULL, 0, &count) == BITNET_OK ? (int64_t)count : 0;
}

/* The oldest message that stays when only so many tokens fit beside the system's; the last turn
   always stays. As in a session that slides, the older half goes at once, so that the next prompts
   of the conversation begin alike. */
static size_t oldest_to_stay(const server *s, const job *j, const conversation *all, size_t system,
                             int64_t room) {
    int64_t *turns = (int64_t *)tool_alloc(all->count, sizeof *turns), sum = 0, half;
    size_t at, end, oldest = system, first = 0, count = 0;
    room -= tokens_between(s, j, all, 0, system);
    for (at = system; at < all->count; at = end) {
        end = end_of_turn(all, at);
        half = sum / 2;
        sum += turns[count++] = tokens_between(s, j, all, at, end);
        if (sum <= room) continue;
        for (half += turns[count - 1]; first + 1 < count && (sum > room || sum > half); first++) {
            sum -= turns[first];
            oldest = end_of_turn(all, oldest);
        }
    }
    free(turns);
    return oldest;
}

static bool is_of_system(bitnet_role role) {
    return role == BITNET_SYSTEM || role == BITNET_DECLARATIONS || role == BITNET_DATE;
}

/* Without room for messages and reply, the oldest turns go. */
static void drop_turns(const server *s, job *j, conversation *all, int64_t room) {
    size_t system = 0, oldest;
    while (system < all->count && is_of_system(all->messages[system].role)) system++;
    oldest = oldest_to_stay(s, j, all, system, room);
    j->dropped = oldest - system;
    memmove(all->messages + system, all->messages + oldest,
            (all->count - oldest) * sizeof *all->messages);
}

/* The messages, then what their reply begins with; returns the tokens of that. */
static size_t add_prompt(const server *s, asked *a, token_ids *prompt, const wording *messages,
                         bitnet_string begun) {
    wording rest = {begun, NULL, 0, 0};
    size_t before;
    prompt->count = 0;
    add_tokens(s->tokenizer, a, prompt, messages);
    before = prompt->count;
    if (begun.length) add_tokens(s->tokenizer, a, prompt, &rest);
    return prompt->count - before;
}

/* One prompt, which ends where the reply begins or goes on. */
static void encode_messages(const server *s, asked *a, asked *items, int32_t list, job *j) {
    int32_t context = s->session.context, reply = context / REPLY;
    token_ids *prompt = new_prompt(j);
    conversation all;
    size_t begun;
    wording w = {{NULL, 0}, NULL, 0, BITNET_ADD_BOS};
    memset(&all, 0, sizeof all);
    if (!flag(a, "add_generation_prompt", true) && !goes_on(a))
        refuse(a, 400, "add_generation_prompt", "unsupported_parameter",
               "add_generation_prompt may be false only if continue_final_message is true");
    j->generate.thinking = read_thinking(a, j);
    j->flags = w.flags |= j->generate.thinking;
    read_conversation(s, a, j, items, list, &all);
    if (items->status && !a->status) a->status = items->status, a->param = "input", a->code = NULL;
    if (items != a && items->status) memcpy(a->message, items->message, sizeof a->message);
    w.messages = all.messages;
    w.count = all.count;
    begun = add_prompt(s, a, prompt, &w, all.begun);
    if (reply > j->generate.max_tokens) reply = j->generate.max_tokens;
    if (!a->status && (int64_t)prompt->count + reply > context) {
        drop_turns(s, j, &all, context - context / REPLY - (int64_t)begun);
        w.count -= j->dropped;
        add_prompt(s, a, prompt, &w, all.begun);
    }
    free_conversation(&all);
}

/* Fails if the model cannot converse. */
static void check_chats(const server *s, asked *a) {
    if (bitnet_tokenizer_chat_form(s->tokenizer) == BITNET_CHAT_NONE)
        refuse(a, 400, "messages", "no_chat_form",
               "this model was not trained for chat; use /v1/completions");
}

/* The prompt of a response. */
static void read_input(const server *s, asked *a, job *j) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    text list = {NULL, 0, 0};
    bitnet_string words;
    bitnet_error error;
    asked items;
    read_history(s, a, j);
    check_chats(s, a);
    if (a->status) return;
    memset(&items, 0, sizeof items);
    say(&list, "[%r]", j->history.data);
    words.data = list.data;
    words.length = list.length;
    if (bitnet__json_parse(&items.json, words, &memory, &error) != BITNET_OK)
        refuse(a, 400, "input", NULL, "%s", error.message);
    else encode_messages(s, a, &items, 0, j);
    bitnet__json_free(&items.json);
    clear(&list);
}

static void read_messages(const server *s, asked *a, job *j) {
    int32_t list = member(a, 0, "messages");
    if (list < 0 || kind_of(a, list) != BITNET__JSON_ARRAY || count_of(a, list) == 0)
        refuse(a, 400, "messages", NULL, "messages must be an array of at least one message");
    check_chats(s, a);
    if (!a->status) encode_messages(s, a, a, list, j);
}

/* ---- how to choose, and when to end */

static void read_bias(const server *s, asked *a, job *j) {
    int32_t at = object_of(a, 0, "logit_bias"), last = bitnet_token_count(s->tokenizer) - 1;
    size_t count = 0;
    if (at < 0) return;
    j->bias = (bitnet_bias *)tool_alloc((size_t)count_of(a, at), sizeof *j->bias);
    for (at = child_of(a, at); at >= 0; at = next_of(a, at)) {
        double bias = number_at(a, at, "logit_bias", -100, 100);
        uint64_t id;
        if (!http_digits(a->json.values[at].key, 10, &id) || id > (uint64_t)last)
            refuse(a, 400, "logit_bias", NULL, "tokens in logit_bias must be from 0 to %d",
                   (int)last);
        j->bias[count].id = (int32_t)id;
        j->bias[count++].bias = bias == -100 ? -INFINITY : (float)bias; /* forbidden */
    }
    j->sampling.bias = j->bias;
    j->sampling.bias_count = count;
}

static bool contains(bitnet_string text, bitnet_string part) {
    size_t i;
    for (i = 0; i + part.length <= text.length; i++)
        if (memcmp(text.data + i, part.data, part.length) == 0) return true;
    return false;
}

/* Tokens at which DRY's repetitions end: those that contain one of the strings, by default
   llama.cpp's. */
static void read_breakers(const server *s, asked *a, job *j) {
    static const bitnet_string usual[] = {{"\n", 1}, {":", 1}, {"\"", 1}, {"*", 1}};
    int32_t at = member(a, 0, "dry_sequence_breakers"), id, i, count = 4;
    bitnet_string breakers[MOST_CHOICES];
    memcpy(breakers, usual, sizeof usual);
    if (at >= 0 && (kind_of(a, at) != BITNET__JSON_ARRAY || count_of(a, at) > MOST_CHOICES))
        refuse(a, 400, "dry_sequence_breakers", NULL,
               "dry_sequence_breakers must be an array of %d strings or fewer", MOST_CHOICES);
    else if (at >= 0)
        for (count = 0, at = child_of(a, at); at >= 0; at = next_of(a, at), count++) {
            breakers[count] = text_of(a, at);
            if (kind_of(a, at) != BITNET__JSON_STRING || !breakers[count].length)
                refuse(a, 400, "dry_sequence_breakers", NULL, "a breaker must be a string");
        }
    for (id = 0; id < bitnet_token_count(s->tokenizer) && !a->status; id++) {
        bitnet_string token = bitnet_token_bytes(s->tokenizer, id);
        for (i = 0; i < count && !contains(token, breakers[i]);) i++;
        if (i == count) continue;
        tool_grow(&j->breakers.items, &j->breakers.room, j->breakers.count + 1,
                  sizeof *j->breakers.items);
        j->breakers.items[j->breakers.count++] = id;
    }
    j->sampling.dry_breakers = j->breakers.items;
    j->sampling.dry_breaker_count = j->breakers.count;
}

/* NONE for an unknown name. */
static int stage_named(bitnet_string name) {
    int stage = BITNET_STAGE_COUNT;
    if (bitnet__is(name, "typical_p")) return BITNET_STAGE_TYPICAL_P;
    while (--stage > BITNET_STAGE_NONE && !bitnet__is(name, bitnet__stages[stage].name)) continue;
    return stage;
}

static void refuse_stage(asked *a, bitnet_string name) {
    char names[160] = "";
    int stage;
    for (stage = BITNET_STAGE_NONE + 1; stage < BITNET_STAGE_COUNT; stage++)
        bitnet__list_name(names, sizeof names, bitnet__stages[stage].name);
    refuse(a, 400, "samplers", NULL,
           "samplers may be penalties and dry, then these in any order and once each: %s; not "
           "'%.*s'",
           names, name.length < 40 ? (int)name.length : 40, name.data ? name.data : "");
}

static void drop_penalties(bitnet_sampling *o) {
    o->repetition_penalty = 1;
    o->frequency_penalty = o->presence_penalty = 0;
}

/* The order of stages, by llama.cpp's names. Penalties and DRY come first. */
static void read_stages(asked *a, bitnet_sampling *o) {
    int32_t at = member(a, 0, "samplers");
    bool penalties = false, dry = false;
    size_t count = 0;
    if (at < 0) return;
    if (kind_of(a, at) != BITNET__JSON_ARRAY)
        refuse(a, 400, "samplers", NULL, "samplers must be an array of names");
    for (at = child_of(a, at); at >= 0 && !a->status; at = next_of(a, at)) {
        bitnet_string name = text_of(a, at);
        int stage = stage_named(name);
        if (!count && bitnet__is(name, "penalties")) penalties = true;
        else if (!count && bitnet__is(name, "dry")) dry = true;
        else if (stage == BITNET_STAGE_TOP_N_SIGMA && o->top_n_sigma == 0)
            continue; /* as in llama.cpp's own list: off, it would only sort all logits */
        else if (stage == BITNET_STAGE_NONE || memchr(o->stages, stage, count))
            refuse_stage(a, name);
        else o->stages[count++] = (uint8_t)stage;
    }
    if (!dry) o->dry_multiplier = 0;
    if (!penalties) drop_penalties(o);
    if (count == 0) o->stages[0] = BITNET_STAGE_TOP_K, o->top_k = -1; /* no stage removes any */
}

/* The library takes 0 for its default; here 0 means 0. Some names are llama.cpp's. */
static void read_sampling(const server *s, asked *a, job *j) {
    bitnet_sampling *o = &j->sampling;
    *o = s->sampling;
    o->temperature = (float)number(a, "temperature", 0, 100, s->sampling.temperature);
    if (member(a, 0, "top_p") >= 0)
        o->top_p = (float)number(a, "top_p", 0, 1, 1), o->top_p += o->top_p == 0 ? 1e-9f : 0;
    if (member(a, 0, "min_p") >= 0)
        o->min_p = (float)number(a, "min_p", 0, 1, 0), o->min_p -= o->min_p == 0 ? 1 : 0;
    if (member(a, 0, "top_k") >= 0)
        o->top_k = whole(a, "top_k", -1, INT32_MAX, 0), o->top_k -= o->top_k == 0 ? 1 : 0;
    o->repetition_penalty =
        (float)number(a, "repetition_penalty", 0.01, 100, s->sampling.repetition_penalty);
    o->frequency_penalty = (float)number(a, "frequency_penalty", -2, 2, 0);
    o->presence_penalty = (float)number(a, "presence_penalty", -2, 2, 0);
    o->penalty_last = whole(a, "penalty_last", -1, INT32_MAX,
                            s->sampling.penalty_last ? s->sampling.penalty_last : 64);
    if (o->penalty_last == 0) drop_penalties(o);
    o->typical_p = (float)number(a, "typical_p", 0, 1, 1);
    o->typical_p += o->typical_p == 0 ? 1e-9f : 0;
    o->xtc_probability = (float)number(a, "xtc_probability", 0, 1, 0);
    o->xtc_threshold = (float)number(a, "xtc_threshold", 0, 1, 0.1);
    o->xtc_threshold += o->xtc_threshold == 0 ? 1e-9f : 0;
    o->dry_multiplier = (float)number(a, "dry_multiplier", 0, 100, 0);
    o->dry_base = (float)number(a, "dry_base", 1, 100, 1.75);
    o->dry_allowed_length = whole(a, "dry_allowed_length", 1, INT32_MAX, 2);
    o->dry_last = whole(a, "dry_penalty_last_n", -1, INT32_MAX, -1);
    if (o->dry_last == 0) o->dry_multiplier = 0;
    if (o->dry_last < 0) o->dry_last = 0;
    if (o->dry_multiplier > 0) read_breakers(s, a, j);
    o->top_n_sigma = (float)number(a, "top_n_sigma", -1, 100, -1);
    if (o->top_n_sigma < 0) o->top_n_sigma = 0;
    read_stages(a, o);
    read_bias(s, a, j);
}

/* A stop string that spells a special token stops at the token, too, which has no text. */
static void add_stop_token(const server *s, job *j, bitnet_string stop) {
    int32_t id = bitnet_token_find(s->tokenizer, stop.data, stop.length);
    if (id < 0 || !bitnet_token_is_control(s->tokenizer, id)) return;
    tool_grow(&j->stop_ids.items, &j->stop_ids.room, j->stop_ids.count + 1, sizeof id);
    j->stop_ids.items[j->stop_ids.count++] = id;
}

static void read_stop_string(const server *s, asked *a, job *j, int32_t at) {
    size_t *count = &j->generate.stop_count;
    bitnet_string stop = text_of(a, at);
    if (kind_of(a, at) != BITNET__JSON_STRING || !stop.length || memchr(stop.data, 0, stop.length))
        refuse(a, 400, "stop", NULL, "stop must be a non-empty string or an array of them");
    else if (*count == MOST_CHOICES)
        refuse(a, 400, "stop", NULL, "at most %d stop strings are allowed", MOST_CHOICES);
    else if (stop.length > MOST_STOP)
        refuse(a, 400, "stop", NULL, "a stop string may have at most %d bytes", MOST_STOP);
    if (a->status) return;
    add(&j->stop_text, stop.data, stop.length);
    add(&j->stop_text, "", 1);
    ++*count;
    add_stop_token(s, j, stop);
}

static void read_stop(const server *s, asked *a, job *j) {
    int32_t at = member(a, 0, "stop");
    const char *p;
    size_t i;
    if (flag(a, "include_stop_str_in_output", false))
        j->generate.stop_leaves = BITNET_STOP_LEAVES_TEXT;
    if (at < 0) return;
    if (kind_of(a, at) != BITNET__JSON_ARRAY) read_stop_string(s, a, j, at);
    else
        for (at = child_of(a, at); at >= 0; at = next_of(a, at)) read_stop_string(s, a, j, at);
    for (i = 0, p = j->stop_text.data; i < j->generate.stop_count; i++, p += strlen(p) + 1)
        j->stop[i] = p;
    j->generate.stop = j->stop;
}

/* Stop tokens, and whether the usual ones count. */
static void read_ends(const server *s, asked *a, job *j) {
    int32_t at = member(a, 0, "stop_token_ids");
    if (at >= 0 && kind_of(a, at) != BITNET__JSON_ARRAY)
        refuse(a, 400, "stop_token_ids", NULL, "stop_token_ids must be an array");
    else if (at >= 0 && count_of(a, at) > MOST_ENDS)
        refuse(a, 400, "stop_token_ids", NULL, "at most %d stop_token_ids are allowed", MOST_ENDS);
    else if (at >= 0) read_ids(s->tokenizer, a, at, "stop_token_ids", &j->stop_ids);
    j->generate.stop_ids = j->stop_ids.items;
    j->generate.stop_id_count = j->stop_ids.count;
    j->generate.ignore_end = flag(a, "ignore_eos", false);
    j->generate.min_tokens = whole(a, "min_tokens", 0, INT32_MAX, 0);
}

/* Does a response include log-probabilities? */
static bool includes_likely(asked *a) {
    int32_t at = member(a, 0, "include");
    bool found = false;
    if (at >= 0 && kind_of(a, at) != BITNET__JSON_ARRAY)
        refuse(a, 400, "include", NULL, "include must be an array");
    for (at = at < 0 || a->status ? -1 : child_of(a, at); at >= 0; at = next_of(a, at))
        found = found || bitnet__is(text_of(a, at), "message.output_text.logprobs");
    return found;
}

/* In a completion one option asks for log-probabilities, elsewhere two. */
static void read_likely(const server *s, asked *a, job *j) {
    enum { MOST = 20 };
    bitnet_generate_options *o = &j->generate;
    int32_t at = member(a, 0, "logprobs"), most = bitnet_token_count(s->tokenizer);
    if (most > MOST) most = MOST;
    if (j->chat) {
        int32_t best = whole(a, "top_logprobs", 0, most, 0);
        o->log_probabilities =
            j->wire == &response_wire ? includes_likely(a) : flag(a, "logprobs", false);
        if (o->log_probabilities) o->best = best;
    } else if (at >= 0 && kind_of(a, at) != BITNET__JSON_FALSE) {
        o->log_probabilities = true;
        o->best = whole_at(a, at, "logprobs", 0, most);
    }
}

/* ---- the form of an answer */

typedef enum form_kind {
    FORM_NONE,
    FORM_OBJECT,  /* any JSON object */
    FORM_SCHEMA,  /* JSON that fits a schema */
    FORM_GRAMMAR, /* GBNF */
    FORM_REGEX,   /* a regular expression, which all of the text matches */
    FORM_CHOICE   /* one of several texts */
} form_kind;

typedef struct form {
    form_kind kind;
    const char *name; /* of the option */
    int32_t at;       /* its value */
    bool strict;      /* a schema must be enforced completely */
} form;

/* Takes a value as the form, unless it is missing, false or empty. Only one may be given. */
static void set_form(asked *a, form *f, form_kind kind, const char *name, int32_t at) {
    if (at < 0 || kind_of(a, at) == BITNET__JSON_FALSE ||
        (kind_of(a, at) == BITNET__JSON_STRING && !text_of(a, at).length))
        return;
    if (f->kind) refuse(a, 400, name, NULL, "%s and %s cannot be combined", f->name, name);
    if ((kind == FORM_GRAMMAR || kind == FORM_REGEX) && kind_of(a, at) != BITNET__JSON_STRING)
        refuse(a, 400, name, NULL, "%s must be a string", name);
    if (kind == FORM_CHOICE && kind_of(a, at) != BITNET__JSON_ARRAY)
        refuse(a, 400, name, NULL, "%s must be an array of strings", name);
    f->kind = kind;
    f->name = name;
    f->at = at;
}

/* response_format, or text.format of a response, whose schema has no object around it. */
static void read_format(asked *a, form *f, bool response) {
    const char *name = response ? "text.format" : "response_format";
    int32_t holder = response ? object_of(a, 0, "text") : 0;
    int32_t at = holder < 0 ? -1 : object_of(a, holder, response ? "format" : name), inner, schema;
    bitnet_string type = {NULL, 0};
    if (response) check_members(a, holder, "text", "format verbosity");
    if (at < 0) return;
    type = string_of(a, at, "type");
    inner = response ? at : object_of(a, at, "json_schema");
    schema = inner < 0 ? -1 : member(a, inner, "schema");
    if (schema < 0) schema = member(a, at, "schema"); /* as llama.cpp has it */
    check_members(a, at, name, "type json_schema schema name description strict");
    if (bitnet__is(type, "json_object") && schema < 0) set_form(a, f, FORM_OBJECT, name, at);
    else if (schema >= 0 && (bitnet__is(type, "json_schema") || bitnet__is(type, "json_object"))) {
        set_form(a, f, FORM_SCHEMA, name, schema);
        f->strict = flag_of(a, inner < 0 ? at : inner, "strict", false);
    } else if (!bitnet__is(type, "text"))
        refuse(a, 400, name, NULL,
               "type must be text, json_object or json_schema, which needs its %s",
               response ? "schema" : "json_schema.schema");
}

/* The form that a request prescribes, however it is spelled. */
static form find_form(asked *a, bool response) {
    static const struct {
        const char *holder, *name;
        form_kind kind;
    } forms[] = {{NULL, "grammar", FORM_GRAMMAR},
                 {NULL, "json_schema", FORM_SCHEMA},
                 {NULL, "guided_regex", FORM_REGEX},
                 {NULL, "guided_choice", FORM_CHOICE},
                 {"structured_outputs", "grammar", FORM_GRAMMAR},
                 {"structured_outputs", "json", FORM_SCHEMA},
                 {"structured_outputs", "json_object", FORM_OBJECT},
                 {"structured_outputs", "regex", FORM_REGEX},
                 {"structured_outputs", "choice", FORM_CHOICE}};
    int32_t at = member(a, 0, "format"), holder;
    form f = {FORM_NONE, NULL, -1, true};
    size_t i;
    check_members(a, object_of(a, 0, "structured_outputs"), "structured_outputs",
                  "json json_object regex choice grammar disable_any_whitespace disable_fallback");
    read_format(a, &f, response);
    for (i = 0; i < sizeof forms / sizeof *forms; i++) {
        holder = forms[i].holder ? object_of(a, 0, forms[i].holder) : 0;
        if (holder < 0) continue;
        set_form(a, &f, forms[i].kind, forms[i].holder ? forms[i].holder : forms[i].name,
                 member(a, holder, forms[i].name));
    }
    if (at >= 0 && bitnet__is(text_of(a, at), "json")) set_form(a, &f, FORM_OBJECT, "format", at);
    else set_form(a, &f, FORM_SCHEMA, "format", at); /* Ollama's */
    if (f.kind) f.name = spelled(a, f.at, f.name);
    return f;
}

/* As a literal in GBNF. */
static void add_literal(text *t, const char *data, size_t length) {
    size_t i;
    char escape[8];
    add(t, "\"", 1);
    for (i = 0; i < length; i++) {
        bool plain = (unsigned char)data[i] >= 32 && data[i] != '"' && data[i] != '\\';
        snprintf(escape, sizeof escape, "\\x%02X", (unsigned)(unsigned char)data[i]);
        add(t, plain ? data + i : escape, plain ? 1 : strlen(escape));
    }
    add(t, "\" ", 2);
}

static void add_choices(asked *a, const form *f, text *gbnf) {
    int32_t at = child_of(a, f->at);
    if (at < 0) refuse(a, 400, f->name, NULL, "%s must not be empty", f->name);
    for (; at >= 0; at = next_of(a, at)) {
        if (kind_of(a, at) != BITNET__JSON_STRING)
            refuse(a, 400, f->name, NULL, "%s must be an array of strings", f->name);
        add_literal(gbnf, text_of(a, at).data, text_of(a, at).length);
        if (next_of(a, at) >= 0) add(gbnf, "| ", 2);
    }
}

/* The rest of a regular expression. */
typedef struct regex {
    asked *a;
    const char *name; /* of the option */
    bitnet_string rest;
    int depth; /* of groups */
} regex;

static int regex_peek(const regex *r) { return r->rest.length ? (unsigned char)*r->rest.data : -1; }

static bool regex_take(regex *r, const char *words) {
    size_t length = strlen(words);
    if (r->rest.length < length || memcmp(r->rest.data, words, length) != 0) return false;
    r->rest.data += length;
    r->rest.length -= length;
    return true;
}

static void regex_refuse(regex *r, const char *what) {
    refuse(r->a, 400, r->name, NULL, "%s: %s", r->name, what);
    r->rest.length = 0;
}

/* As an escape of GBNF, where no character is special. */
static void add_code(text *t, int c) {
    char code[8];
    snprintf(code, sizeof code, "\\x%02X", (unsigned)c);
    add(t, code, strlen(code));
}

/* Hexadecimal digits. */
static void regex_digits(regex *r, int count, text *gbnf) {
    for (; count > 0; count--, r->rest.data++, r->rest.length--) {
        if (!r->rest.length || bitnet__hex_digit(*r->rest.data) < 0) {
            regex_refuse(r, "hexadecimal digits are missing");
            return;
        }
        add(gbnf, r->rest.data, 1);
    }
}

/* The characters that a letter after a backslash stands for; NULL: none. */
static const char *regex_members(int letter) {
    static const char letters[] = "nrtfvdws";
    static const char *const members[] = {"\\n",   "\\r", "\\t",        "\\x0C",
                                          "\\x0B", "0-9", "a-zA-Z0-9_", " \\t\\n\\r\\x0B\\x0C"};
    const char *at = letter > 0 ? strchr(letters, letter) : NULL;
    return at ? members[at - letters] : NULL;
}

/* What follows a backslash, as members of a class. */
static void regex_escape(regex *r, text *gbnf) {
    int c = regex_peek(r);
    bool word = c == '_' || (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z');
    if (c > 0) r->rest.data++, r->rest.length--;
    if (regex_members(c)) say(gbnf, "%r", regex_members(c));
    else if (c == 'x') say(gbnf, "\\x"), regex_digits(r, 2, gbnf);
    else if (c == 'u') say(gbnf, "\\u"), regex_digits(r, 4, gbnf);
    else if (c > 0 && c < 128 && !word) add_code(gbnf, c);
    else regex_refuse(r, "an escape is not supported");
}

/* One character, as it is. */
static bitnet_string regex_character(regex *r) {
    bitnet_string one = r->rest;
    uint32_t c;
    one.length = bitnet__utf8(r->rest.data, r->rest.length, &c);
    r->rest.data += one.length;
    r->rest.length -= one.length;
    return one;
}

/* After its bracket. */
static void regex_class(regex *r, text *gbnf) {
    bool first = true;
    add(gbnf, "[", 1);
    if (regex_take(r, "^")) add(gbnf, "^", 1);
    for (; r->rest.length && (first || regex_peek(r) != ']'); first = false) {
        bitnet_string one;
        if (regex_take(r, "\\")) {
            regex_escape(r, gbnf);
            continue;
        }
        one = regex_character(r);
        if (strchr("[]^\"", *one.data)) add_code(gbnf, *one.data);
        else add(gbnf, one.data, one.length);
    }
    if (!regex_take(r, "]")) regex_refuse(r, "] is missing");
    add(gbnf, "] ", 2);
}

/* After a backslash outside a class. \D, \W and \S stand for all other characters. */
static void regex_class_escape(regex *r, text *gbnf) {
    int c = regex_peek(r);
    if (c == 'D' || c == 'W' || c == 'S') {
        regex_character(r);
        say(gbnf, "[^%r] ", regex_members(c | 32));
        return;
    }
    add(gbnf, "[", 1);
    regex_escape(r, gbnf);
    add(gbnf, "] ", 2);
}

/* After its bracket: groups with names are groups, and nothing looks around. */
static void regex_group(regex *r, text *gbnf) {
    add(gbnf, "(\"\" ", 4);
    r->depth++;
    if (!regex_take(r, "?") || regex_take(r, ":")) return;
    regex_take(r, "P");
    if (!regex_take(r, "<") || strchr("=!", regex_peek(r))) {
        regex_refuse(r, "looking around, back references and flags are not supported");
        return;
    }
    while (r->rest.length && regex_peek(r) != '>') regex_character(r);
    if (!regex_take(r, ">")) regex_refuse(r, "> is missing");
}

/* Is {m}, {m,}, {,n} or {m,n} next? Other braces are characters. */
static bool regex_counts(const regex *r) {
    size_t i = 1, digits = 0;
    for (; i < r->rest.length && strchr("0123456789,", r->rest.data[i]); i++)
        digits += r->rest.data[i] != ',';
    return r->rest.length && *r->rest.data == '{' && digits && i < r->rest.length &&
           r->rest.data[i] == '}';
}

/* A repetition of what came last; a ? or + after it changes nothing that matches as a whole. */
static void regex_repeat(regex *r, text *gbnf) {
    gbnf->length--; /* the space */
    if (regex_take(r, "{")) {
        add(gbnf, "{0", regex_peek(r) == ',' ? 2 : 1);
        while (!regex_take(r, "}")) add(gbnf, regex_character(r).data, 1);
        add(gbnf, "}", 1);
    } else {
        add(gbnf, regex_character(r).data, 1);
    }
    if (!regex_take(r, "?")) regex_take(r, "+");
    add(gbnf, " ", 1);
}

/* A regular expression in GBNF. Repetitions that GBNF's parser refuses, it names. */
static void add_regex(regex *r, text *gbnf) {
    bool begins = true; /* an alternative */
    if (r->rest.length && memchr(r->rest.data, 0, r->rest.length))
        regex_refuse(r, "a NUL character is not supported");
    add(gbnf, "\"\" ", 3);
    while (r->rest.length) {
        bool began = begins;
        begins = false;
        if (regex_take(r, "\\")) regex_class_escape(r, gbnf);
        else if (regex_take(r, "[")) regex_class(r, gbnf);
        else if (regex_take(r, "(")) regex_group(r, gbnf), begins = true;
        else if (regex_take(r, "|")) add(gbnf, "| \"\" ", 5), begins = true;
        else if (regex_take(r, ".")) add(gbnf, "[^\\n] ", 6);
        else if (strchr("*+?", regex_peek(r)) || regex_counts(r)) {
            if (began) regex_refuse(r, "there is nothing to repeat");
            else regex_repeat(r, gbnf);
        } else if (regex_take(r, ")")) {
            if (r->depth-- == 0) regex_refuse(r, "( is missing");
            add(gbnf, ") ", 2);
        } else if (regex_peek(r) == '^' || regex_peek(r) == '$') {
            bool start = regex_take(r, "^"), last = start || regex_take(r, "$");
            if (r->depth || (start ? !began : last && r->rest.length && regex_peek(r) != '|'))
                regex_refuse(r, "^ and $ are supported at the ends only");
            begins = began;
        } else {
            bitnet_string one = regex_character(r);
            add_literal(gbnf, one.data, one.length);
        }
    }
    if (r->depth > 0) regex_refuse(r, ") is missing");
}

static bitnet_grammar *make_grammar(const server *s, asked *a, const form *f) {
    static const char any_object[] = "{\"type\":\"object\"}";
    bitnet_schema_options options = {{NULL, NULL, NULL}, true, !f->strict};
    bitnet_string words = {NULL, 0};
    bitnet_grammar *grammar = NULL;
    text gbnf = {NULL, 0, 0};
    bitnet_error error = {BITNET_OK, ""};
    regex r = {a, f->name, {NULL, 0}, 0};
    if (f->kind == FORM_OBJECT) words = bitnet__string(any_object), options.compact = false;
    else words = kind_of(a, f->at) == BITNET__JSON_STRING ? text_of(a, f->at) : raw_of(a, f->at);
    if (f->kind == FORM_CHOICE || f->kind == FORM_REGEX) {
        say(&gbnf, "root ::= ");
        r.rest = words;
        if (f->kind == FORM_CHOICE) add_choices(a, f, &gbnf);
        else add_regex(&r, &gbnf);
        words.data = gbnf.data;
        words.length = gbnf.length;
    }
    if (a->status == 0 && f->kind <= FORM_SCHEMA)
        grammar = bitnet_grammar_from_json_schema(words.data, words.length, &options, &error);
    else if (a->status == 0)
        grammar = bitnet_grammar_create(
            words.data, words.length, f->kind == FORM_GRAMMAR ? s->tokenizer : NULL, NULL, &error);
    if (!grammar) refuse(a, 400, f->name, NULL, "%s", error.message);
    clear(&gbnf);
    return grammar;
}

/* The form of the answer. With tools it is that of a reply without calls: returns its schema, yours
   to free, or NULL. *strict: it must be enforced completely. */
static char *read_form(const server *s, asked *a, job *j, bool *strict) {
    form f = find_form(a, j->wire == &response_wire);
    bitnet_string schema = {NULL, 0};
    int32_t functions = 0;
    *strict = f.strict;
    if (!f.kind || a->status) return NULL;
    j->formed = true;
    if (j->chat) free(find_functions(a, &functions));
    if (functions == 0) {
        j->grammar = make_grammar(s, a, &f);
        return NULL;
    }
    if (f.kind == FORM_OBJECT) schema = bitnet__string("{\"type\":\"object\"}");
    else if (f.kind == FORM_SCHEMA)
        schema = kind_of(a, f.at) == BITNET__JSON_STRING ? text_of(a, f.at) : raw_of(a, f.at);
    else refuse(a, 400, f.name, NULL, "tools and %s cannot be combined", f.name);
    return copy_string(a, schema);
}

/* ---- the job */

/* The most tokens that may follow. */
static void read_length(const server *s, asked *a, job *j) {
    int32_t at = member(a, 0, "max_tokens"), most = whole(a, "max_tokens", -1, INT32_MAX, -1);
    if (most == 0)
        refuse(a, 400, spelled(a, at, "max_tokens"), NULL,
               "%s must be positive, or -1 for no limit", spelled(a, at, "max_tokens"));
    if (most < 0) most = INT32_MAX;
    j->generate.max_tokens = s->most_tokens && most > s->most_tokens ? s->most_tokens : most;
}

/* 0 is no limit under our name, but under others no thought; -1 is no limit under all. */
static void read_thinking_length(const server *s, asked *a, job *j) {
    static const char name[] = "max_thinking_tokens";
    int32_t at = member(a, 0, name), most = whole(a, name, -1, INT32_MAX, s->most_thinking);
    j->no_thinking = at >= 0 && most == 0 && strcmp(spelled(a, at, name), name) != 0;
    j->generate.max_thinking_tokens = most < 0 ? 0 : most;
}

/* All prompts must fit, and what follows them. */
static void fit_length(const server *s, asked *a, job *j) {
    int32_t context = s->session.context, i;
    for (i = 0; i < j->prompt_count; i++) {
        size_t length = j->prompts[i].count;
        if (length >= (size_t)context)
            refuse(a, 400,
                   j->wire == &response_wire ? "input"
                   : j->chat                 ? "messages"
                                             : "prompt",
                   "context_length_exceeded",
                   "the prompt has %lu tokens%s%s, and there is room for %d", (unsigned long)length,
                   j->dropped ? ", without the turns before the last" : "",
                   j->tools ? ", with the declarations of the tools" : "", (int)context - 1);
        else if (j->generate.max_tokens > context - (int32_t)length)
            j->generate.max_tokens = context - (int32_t)length;
    }
}

/* A new one each time. */
static uint64_t some_seed(const order *o) {
    return ((uint64_t)o->received << 20) + o->number * 0x9E3779B97F4A7C15u;
}

static void make_choices(order *o) {
    asked *a = &o->asked;
    job *j = o->job;
    int n = j->wire == &response_wire ? 1 : whole(a, "n", 1, MOST_CHOICES, 1), i;
    uint64_t seed = seed_of(a, some_seed(o));
    int64_t all = (int64_t)n * j->prompt_count;
    if (member(a, 0, "best_of") >= 0 && whole(a, "best_of", 1, MOST_CHOICES, 1) != n)
        refuse(a, 400, "best_of", "unsupported_parameter", "best_of must be n");
    if (all > MOST_CHOICES)
        refuse(a, 400, "n", NULL, "at most %d choices are allowed", MOST_CHOICES);
    if (a->status) return;
    j->choices = (choice *)tool_alloc((size_t)all, sizeof *j->choices);
    j->count = j->left = (int)all;
    for (i = 0; i < j->count; i++) {
        choice *c = &j->choices[i];
        c->job = j;
        c->index = i;
        c->prompt = &j->prompts[i / n];
        c->seed = seed + (uint64_t)(i % n); /* the first as if alone */
        add(&c->said, "", 0);
    }
}

/* What a response repeats of its request. */
static void add_echo(asked *a, job *j) {
    static const struct {
        const char *name, *otherwise;
    } members[] = {{"instructions", "null"},
                   {"max_output_tokens", "null"},
                   {"metadata", "{}"},
                   {"parallel_tool_calls", "true"},
                   {"previous_response_id", "null"},
                   {"reasoning", "{'effort':null,'summary':null}"},
                   {"temperature", "null"},
                   {"text", "{'format':{'type':'text'}}"},
                   {"tool_choice", "'auto'"},
                   {"tools", "[]"},
                   {"top_p", "null"},
                   {"truncation", "'disabled'"},
                   {"user", "null"}};
    size_t i;
    say(&j->echo, "'store':%b", j->kept);
    for (i = 0; i < sizeof members / sizeof *members; i++) {
        int32_t at = member(a, 0, members[i].name);
        say(&j->echo, ",'%r':", members[i].name);
        if (at >= 0) add(&j->echo, raw_of(a, at).data, raw_of(a, at).length);
        else say(&j->echo, members[i].otherwise);
    }
}

static void read_stream(asked *a, job *j) {
    int32_t options = object_of(a, 0, "stream_options");
    check_members(a, options, "stream_options",
                  "include_usage continuous_usage_stats include_obfuscation");
    j->stream = flag(a, "stream", false);
    j->tells_usage = options >= 0 && flag_of(a, options, "include_usage", false);
    j->tells_all_usage = options >= 0 && flag_of(a, options, "continuous_usage_stats", false);
}

/* Random, so that no id comes again after a restart. */
static void set_id_of(const server *s, job *j, uint64_t number) {
    uint64_t high = bitnet__random(s->archive->run, 2 * number);
    uint32_t low = (uint32_t)bitnet__random(s->archive->run, 2 * number + 1);
    snprintf(j->id, sizeof j->id, "%s%c%016llx%08lx", j->wire->id,
             j->wire == &response_wire ? '_' : '-', (unsigned long long)high, (unsigned long)low);
}

/* Queues a job's choices. */
static void take_job(server *s, order *o) {
    job *j = o->job;
    int i;
    if (s->choice_count + (size_t)j->count > (size_t)s->parallel + (size_t)s->queue) {
        refuse_as_busy(&o->asked);
        return;
    }
    j->client = o->client;
    j->client->job = j;
    o->job = NULL;
    tool_grow(&s->choices, &s->choice_room, s->choice_count + (size_t)j->count, sizeof *s->choices);
    for (i = 0; i < j->count; i++) s->choices[s->choice_count++] = &j->choices[i];
}

static void prepare_job(const server *s, order *o, const wire *wire) {
    asked *a = &o->asked;
    job *j = o->job = (job *)tool_alloc(1, sizeof *j);
    char *reply;
    bool strict;
    o->take = take_job;
    read_options(a, wire == &text_wire ? OF_TEXT : wire == &chat_wire ? OF_CHAT : OF_RESPONSE, 0);
    j->wire = wire;
    j->chat = wire != &text_wire;
    j->number = o->number;
    j->created = (int64_t)time(NULL);
    j->received = o->received;
    set_id_of(s, j, o->number);
    read_stream(a, j);
    read_length(s, a, j);
    if (j->chat) read_thinking_length(s, a, j);
    reply = read_form(s, a, j, &strict);
    if (j->chat) read_tools(s, a, j, reply, strict);
    if (wire == &response_wire) read_input(s, a, j);
    else if (j->chat) read_messages(s, a, j);
    else read_prompts(s, a, j);
    read_sampling(s, a, j);
    read_stop(s, a, j);
    read_ends(s, a, j);
    read_likely(s, a, j);
    j->kept = wire == &response_wire && flag(a, "store", true);
    if (wire == &response_wire) add_echo(a, j);
    fit_length(s, a, j);
    make_choices(o);
}

static void prepare_completion(const server *s, order *o) { prepare_job(s, o, &text_wire); }
static void prepare_chat(const server *s, order *o) { prepare_job(s, o, &chat_wire); }
static void prepare_response(const server *s, order *o) { prepare_job(s, o, &response_wire); }

/* ==================================================
   >>vectors   Vectors of texts

   Passages become vectors (bitnet.h, >>api-embed), one request after the other; generation gets half
   of the time meanwhile.
   ================================================== */

static void remove_vectors(server *s, vectors *v) {
    size_t i = 0;
    while (s->vectors[i] != v) i++;
    memmove(s->vectors + i, s->vectors + i + 1, (--s->vectors_count - i) * sizeof *s->vectors);
    v->client->vectors = NULL;
}

static void end_vectors(server *s, vectors *v) {
    remove_vectors(s, v);
    free_vectors(v);
}

/* A string or tokens. */
static void read_passage(const server *s, asked *a, vectors *v, int32_t at) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(s->embedder);
    bitnet_passage *passage = &v->passages[v->count++];
    token_ids ids = {NULL, 0, 0};
    wording w = {{NULL, 0}, NULL, 0, BITNET_ADD_BOS | BITNET_ADD_EOS};
    size_t around = 0; /* tokens that begin and end it */
    if (kind_of(a, at) == BITNET__JSON_ARRAY) {
        read_ids(t, a, at, "input", &ids);
    } else if (kind_of(a, at) == BITNET__JSON_STRING && text_of(a, at).length) {
        w.words = text_of(a, at);
        add_tokens(t, a, &ids, &w);
        bitnet_tokenize(t, "", 0, w.flags, NULL, 0, &around, NULL);
    }
    passage->ids = ids.items;
    passage->length = ids.count;
    if (!ids.count)
        refuse(a, 400, "input", NULL, "input must be non-empty texts or arrays of tokens");
    v->tokens += (int64_t)(ids.count - around);
}

/* One, or an array. */
static void read_passages(const server *s, asked *a, vectors *v) {
    int32_t at = member(a, 0, "input"), first = -1, count = 1;
    if (at < 0) refuse(a, 400, "input", NULL, "input is missing");
    else if (kind_of(a, at) == BITNET__JSON_ARRAY) first = child_of(a, at);
    if (first >= 0 && kind_of(a, first) == BITNET__JSON_NUMBER) first = -1;
    if (first >= 0) count = count_of(a, at);
    if (count > MOST_PASSAGES)
        refuse(a, 400, "input", NULL, "at most %d texts are allowed", MOST_PASSAGES);
    if (a->status) return;
    v->passages = (bitnet_passage *)tool_alloc((size_t)count, sizeof *v->passages);
    if (first < 0) read_passage(s, a, v, at);
    for (at = first; at >= 0; at = next_of(a, at)) read_passage(s, a, v, at);
}

static void begin_vectors(const server *s, asked *a, vectors *v) {
    bitnet_string format = string_of(a, 0, "encoding_format");
    bitnet_error error;
    v->width = bitnet_model_get_info(s->embedder)->width;
    v->base64 = bitnet__is(format, "base64");
    if (format.data && !v->base64 && !bitnet__is(format, "float"))
        refuse(a, 400, "encoding_format", NULL, "encoding_format must be float or base64");
    if (whole(a, "dimensions", 1, INT32_MAX, v->width) != v->width)
        refuse(a, 400, "dimensions", NULL, "dimensions must be %d, as in this model",
               (int)v->width);
    if (a->status) return;
    v->values = (float *)tool_alloc(v->count * (size_t)v->width, sizeof *v->values);
    v->work = bitnet_embed_begin(s->embedder, v->passages, v->count, NULL, v->values, &error);
    if (!v->work) refuse(a, status_of_error(error.result), "input", NULL, "%s", error.message);
}

static void take_vectors(server *s, order *o) {
    vectors *v = o->vectors;
    if (s->vectors_count > (size_t)s->queue) {
        refuse_as_busy(&o->asked);
        return;
    }
    v->client = o->client;
    v->client->vectors = v;
    o->vectors = NULL;
    tool_grow(&s->vectors, &s->vectors_room, s->vectors_count + 1, sizeof *s->vectors);
    s->vectors[s->vectors_count++] = v;
}

static void prepare_embeddings(const server *s, order *o) {
    o->vectors = (vectors *)tool_alloc(1, sizeof *o->vectors);
    o->take = take_vectors;
    read_options(&o->asked, OF_VECTORS, 0);
    read_passages(s, &o->asked, o->vectors);
    begin_vectors(s, &o->asked, o->vectors);
}

/* RFC 4648, in quotes. */
static void add_base64(text *t, const void *data, size_t size) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const uint8_t *p = (const uint8_t *)data;
    size_t i;
    add(t, "\"", 1);
    for (i = 0; i < size; i += 3) {
        uint32_t word = (uint32_t)p[i] << 16;
        char four[4];
        if (i + 1 < size) word |= (uint32_t)p[i + 1] << 8;
        if (i + 2 < size) word |= p[i + 2];
        four[0] = digits[word >> 18];
        four[1] = digits[word >> 12 & 63];
        four[2] = i + 1 < size ? digits[word >> 6 & 63] : '=';
        four[3] = i + 2 < size ? digits[word & 63] : '=';
        add(t, four, 4);
    }
    add(t, "\"", 1);
}

static void add_vector(text *t, const vectors *v, size_t index) {
    const float *values = v->values + index * (size_t)v->width;
    int32_t i;
    say(t, "{'object':'embedding','index':%i,'embedding':", (int64_t)index);
    if (v->base64) add_base64(t, values, (size_t)v->width * sizeof *values);
    for (i = 0; !v->base64 && i < v->width; i++) say(t, i ? ",%f" : "[%f", (double)values[i]);
    say(t, v->base64 ? "}" : "]}");
}

static void write_vectors(server *s, order *o) {
    const vectors *v = o->vectors;
    size_t i;
    say(&o->answer, "{'object':'list','data':[");
    for (i = 0; i < v->count; i++) {
        if (i) say(&o->answer, ",");
        add_vector(&o->answer, v, i);
    }
    say(&o->answer, "],'model':%s,'usage':{'prompt_tokens':%i,'total_tokens':%i}}", s->embedder_id,
        v->tokens, v->tokens);
}

static void finish_vectors(server *s, vectors *v) {
    order *o = new_order(v->client, write_vectors);
    o->vectors = v;
    s->counters.prompt_tokens += v->tokens;
    remove_vectors(s, v);
    write_answer(s, o, v->count * (size_t)v->width * sizeof *v->values);
}

/* The oldest request. */
static void compute_vectors(server *s) {
    vectors *v = s->vectors_count ? s->vectors[0] : NULL;
    bitnet_budget budget = {s->slice, 0};
    int64_t start = bitnet__microseconds();
    bitnet_error error;
    bitnet_result result;
    if (!v) return;
    result = bitnet_embed_next(v->work, &budget, &error);
    s->counters.busy += bitnet__microseconds() - start;
    if (result == BITNET_PENDING) return;
    if (result == BITNET_OK) {
        finish_vectors(s, v);
        return;
    }
    answer_error(s, v->client, status_of_error(result), "input", NULL, error.message);
    end_vectors(s, v);
}

/* ==================================================
   >>tokens   Tokens of texts, and texts of tokens
   ================================================== */

/* {"content": TEXT, "add_special": begin as the model does, "parse_special": <|...|> in the text are
   tokens, "with_pieces": and each token's text} */
static void prepare_tokens(const server *s, order *o) {
    asked *a = &o->asked;
    token_ids ids = {NULL, 0, 0};
    wording w = {{NULL, 0}, NULL, 0, 0};
    bool pieces = flag(a, "with_pieces", false);
    size_t i;
    w.words = string_of(a, 0, "content");
    if (!w.words.data) refuse(a, 400, "content", NULL, "content must be a string");
    if (flag(a, "add_special", false)) w.flags |= BITNET_ADD_BOS;
    if (flag(a, "parse_special", false)) w.flags |= BITNET_PARSE_SPECIAL;
    add_tokens(s->tokenizer, a, &ids, &w);
    say(&o->answer, "{'tokens':[");
    for (i = 0; i < ids.count; i++) {
        bitnet_string piece = bitnet_token_bytes(s->tokenizer, ids.items[i]);
        if (i) add(&o->answer, ",", 1);
        if (pieces) say(&o->answer, "{'id':%i,'piece':", (int64_t)ids.items[i]);
        else add_whole(&o->answer, ids.items[i]);
        if (pieces) add_quoted(&o->answer, piece.data, piece.length), add(&o->answer, "}", 1);
    }
    say(&o->answer, "]}");
    free(ids.items);
}

/* {"tokens": [...]} */
static void prepare_words(const server *s, order *o) {
    asked *a = &o->asked;
    text words = {NULL, 0, 0};
    token_ids ids = {NULL, 0, 0};
    bitnet_detokenizer state = {{0}, 0, false};
    int32_t list = member(a, 0, "tokens");
    size_t i, length;
    if (list < 0 || kind_of(a, list) != BITNET__JSON_ARRAY)
        refuse(a, 400, "tokens", NULL, "tokens must be an array");
    else read_ids(s->tokenizer, a, list, "tokens", &ids);
    add(&words, "", 0);
    for (i = 0; i <= ids.count; i++) {
        int32_t id = i < ids.count ? ids.items[i] : -1;
        bitnet_detokenizer before = state;
        length = bitnet_detokenize(s->tokenizer, &before, id, NULL, 0);
        tool_grow(&words.data, &words.room, words.length + length + 1, 1);
        words.length +=
            bitnet_detokenize(s->tokenizer, &state, id, words.data + words.length, length);
    }
    say(&o->answer, "{'content':%t}", &words);
    clear(&words);
    free(ids.items);
}

/* ==================================================
   >>endpoints   The other endpoints
   ================================================== */

/* The page's first mode. bitnet_train's models have BitNet's chat form, but not its vocabulary: they
   tell stories. */
static const char *mode_of(const bitnet_tokenizer *t) {
    static const char header[] = "<|start_header_id|>";
    bitnet_chat_form form = bitnet_tokenizer_chat_form(t);
    if (form == BITNET_CHAT_BITNET && bitnet_token_find(t, header, strlen(header)) < 0)
        return "text";
    return form == BITNET_CHAT_NONE ? "text" : "chat";
}

static void add_model(text *t, const char *id, const bitnet_model *model, int32_t context,
                      bool chats) {
    say(t,
        "{'id':%s,'object':'model','created':0,'owned_by':'bitnet.h','context':%i,'chat':%b,"
        "'mode':%s,'parameters':%i}",
        id, (int64_t)context, chats, mode_of(bitnet_model_tokenizer(model)),
        (int64_t)bitnet_model_get_info(model)->parameters);
}

static void answer_models(server *s, connection *c) {
    text body = {NULL, 0, 0};
    say(&body, "{'object':'list','data':[");
    add_model(&body, s->id, s->model, s->session.context,
              bitnet_tokenizer_chat_form(s->tokenizer) != BITNET_CHAT_NONE);
    if (s->embedder != s->model) {
        say(&body, ",");
        add_model(&body, s->embedder_id, s->embedder, bitnet_model_get_info(s->embedder)->context,
                  false);
    }
    say(&body, "]}");
    answer_json(s, c, 200, &body);
}

/* What follows the endpoint's path, with %XX decoded; yours to clear. */
static text path_rest(const connection *c, const char *path) {
    bitnet_string p = c->request.path;
    text rest = {NULL, 0, 0};
    size_t i;
    add(&rest, "", 0);
    for (i = strlen(path); i < p.length; i++) {
        int high = p.data[i] == '%' && i + 2 < p.length ? bitnet__hex_digit(p.data[i + 1]) : -1;
        int low = high >= 0 ? bitnet__hex_digit(p.data[i + 2]) : -1;
        char byte = low >= 0 ? (char)(high << 4 | low) : p.data[i];
        add(&rest, &byte, 1);
        if (low >= 0) i += 2;
    }
    return rest;
}

static void answer_model(server *s, connection *c) {
    text body = {NULL, 0, 0}, id = path_rest(c, "/v1/models/");
    if (!strcmp(id.data, s->id)) {
        add_model(&body, s->id, s->model, s->session.context,
                  bitnet_tokenizer_chat_form(s->tokenizer) != BITNET_CHAT_NONE);
    } else if (s->embedder != s->model && !strcmp(id.data, s->embedder_id)) {
        add_model(&body, s->embedder_id, s->embedder, bitnet_model_get_info(s->embedder)->context,
                  false);
    }
    clear(&id);
    if (body.length) answer_json(s, c, 200, &body);
    else answer_error(s, c, 404, "model", "model_not_found", "no model has this name");
}

/* Shows or forgets a kept response. */
static void answer_response(server *s, connection *c) {
    text body = {NULL, 0, 0}, id = path_rest(c, "/v1/responses/");
    bitnet_string name;
    past *p;
    name.data = id.data;
    name.length = id.length;
    bitnet__lock(&s->archive->monitor);
    p = find_past(s->archive, name);
    if (p && strcmp(p->id, id.data) != 0) p = NULL;
    if (p && !bitnet__is(c->request.method, "DELETE")) {
        add(&body, p->body.data, p->body.length);
    } else if (p) {
        say(&body, "{'id':%s,'object':'response','deleted':true}", p->id);
        drop_past(s->archive, p);
    }
    bitnet__unlock(&s->archive->monitor);
    clear(&id);
    if (body.length) answer_json(s, c, 200, &body);
    else
        answer_error(s, c, 404, NULL, "not_found",
                     "this response is unknown or was deleted; --responses N keeps N bytes");
}

static void answer_health(server *s, connection *c) {
    text body = {NULL, 0, 0};
    if (s->stopping) {
        answer_error(s, c, 503, NULL, NULL, "the server is shutting down");
        return;
    }
    say(&body, "{'status':'ok'}");
    answer_json(s, c, 200, &body);
}

static void add_metric(text *t, const char *name, const char *type, const char *help,
                       double value) {
    say(t, "# HELP bitnet_%r %r\n# TYPE bitnet_%r %r\nbitnet_%r %f\n", name, help, name, type, name,
        value);
}

static int count_on_gpu(const server *s) {
    size_t i;
    int count = 0;
    for (i = 0; i < s->choice_count; i++)
        if (s->choices[i]->session) count += bitnet_gpu_is_attached(s->choices[i]->session);
    return count;
}

/* Prometheus's text format, version 0.0.4. */
static void answer_metrics(server *s, connection *c) {
    const counters *n = &s->counters;
    text t = {NULL, 0, 0};
    int64_t sum = 0;
    int i;
    say(&t, "# HELP bitnet_requests_total Answers by status.\n# TYPE bitnet_requests_total "
            "counter\n");
    for (i = 0; i < STATUSES; i++)
        if (n->answers[i])
            say(&t, "bitnet_requests_total{code='%i'} %i\n", (int64_t)statuses[i].status,
                n->answers[i]);
    add_metric(&t, "prompt_tokens_total", "counter", "Tokens of prompts.",
               (double)n->prompt_tokens);
    add_metric(&t, "prompt_tokens_shared_total", "counter",
               "Prompt tokens that another session had computed.", (double)n->shared_tokens);
    add_metric(&t, "tokens_total", "counter", "Tokens generated.", (double)n->tokens);
    add_metric(&t, "drafted_total", "counter", "Tokens guessed in finished texts.",
               (double)n->drafted);
    add_metric(&t, "accepted_total", "counter", "Guesses accepted.", (double)n->accepted);
    add_metric(&t, "cancelled_total", "counter", "Texts that failed or whose client disconnected.",
               (double)n->cancelled);
    add_metric(&t, "busy_seconds_total", "counter", "Time spent computing.",
               (double)n->busy * 1e-6);
    add_metric(&t, "preparing", "gauge", "Requests in preparation or waiting for it.",
               (double)s->order_count);
    add_metric(&t, "running", "gauge", "Texts being generated.", (double)s->running);
    add_metric(&t, "running_on_gpu", "gauge", "Texts being generated on a GPU.",
               (double)count_on_gpu(s));
    add_metric(&t, "waiting", "gauge", "Texts that wait.", (double)(s->choice_count - s->running));
    add_metric(&t, "connections", "gauge", "Open connections.", (double)s->connection_count);
    add_metric(&t, "kept_tokens", "gauge", "Tokens of sessions kept for later prompts.",
               (double)kept_tokens(s));
    say(&t, "# HELP bitnet_first_token_seconds Time from request to first token.\n# TYPE "
            "bitnet_first_token_seconds histogram\n");
    for (i = 0; i < TIMES; i++)
        say(&t, "bitnet_first_token_seconds_bucket{le='%f'} %i\n", time_bounds[i],
            sum += n->times[i]);
    sum += n->times[TIMES];
    say(&t, "bitnet_first_token_seconds_bucket{le='+Inf'} %i\n", sum);
    say(&t, "bitnet_first_token_seconds_sum %f\nbitnet_first_token_seconds_count %i\n",
        (double)n->first_microseconds * 1e-6, sum);
    answer(s, c, 200, "text/plain; version=0.0.4", &t);
}

/* ==================================================
   >>page   The page: tools/server/page.html
   ================================================== */

static void answer_page(server *s, connection *c) {
    text body = {NULL, 0, 0};
    size_t i;
    for (i = 0; i < sizeof page / sizeof *page; i++) add(&body, page[i], strlen(page[i]));
    answer(s, c, 200, "text/html; charset=utf-8", &body);
}

static const struct endpoint {
    const char *path, *methods;               /* a path that ends with / takes a name */
    bool open;                                /* to all, without a key */
    void (*answer)(server *s, connection *c); /* NULL: by preparation */
    void (*prepare)(const server *s, order *o);
} endpoints[] = {{"/", "GET, HEAD", true, answer_page, NULL},
                 {"/health", "GET, HEAD", true, answer_health, NULL},
                 {"/metrics", "GET, HEAD", false, answer_metrics, NULL},
                 {"/v1/models", "GET, HEAD", false, answer_models, NULL},
                 {"/v1/models/", "GET, HEAD", false, answer_model, NULL},
                 {"/v1/completions", "POST", false, NULL, prepare_completion},
                 {"/v1/chat/completions", "POST", false, NULL, prepare_chat},
                 {"/v1/responses", "POST", false, NULL, prepare_response},
                 {"/v1/responses/", "GET, DELETE", false, answer_response, NULL},
                 {"/v1/embeddings", "POST", false, NULL, prepare_embeddings},
                 {"/tokenize", "POST", false, NULL, prepare_tokens},
                 {"/detokenize", "POST", false, NULL, prepare_words}};

/* ==================================================
   >>guard   Who may ask

   No other site's page may reach the server through a visitor's browser. So the Host must be an
   address, "localhost" or an allowed name (against DNS names that point here); the Origin, which
   browsers add, must be that host or an allowed one; and a POST must be JSON, which no page may send
   elsewhere without asking first.
   ================================================== */

/* Empty if no port follows. */
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

/* Was the asking page allowed from elsewhere? */
static bool origin_listed(const server *s, bitnet_string origin) {
    int i;
    for (i = 0; i < s->origins.count; i++)
        if (!strcmp(s->origins.items[i], "*") || bitnet__is(origin, s->origins.items[i]))
            return true;
    return false;
}

/* Did the asking page come from here? A proxy may change the scheme. */
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

/* In constant time. */
static bool key_fits(const server *s, bitnet_string given) {
    size_t i, length;
    unsigned different;
    if (!s->key) return true;
    if (given.length < 7 || memcmp(given.data, "Bearer ", 7) != 0) return false;
    given.data += 7;
    given.length -= 7;
    length = strlen(s->key);
    different = given.length != length;
    for (i = 0; i < given.length; i++)
        different |= (unsigned char)given.data[i] ^ (unsigned char)s->key[i % length];
    return different == 0;
}

/* A browser asks whether another site's page may. */
static void answer_preflight(server *s, connection *c) {
    bitnet_string headers = c->request.asked_headers;
    begin_answer(s, c, 204, "", 0);
    say(&c->out,
        "Access-Control-Allow-Methods: GET, POST, DELETE\r\nAccess-Control-Max-Age: 600\r\n");
    if (headers.length) {
        say(&c->out, "Access-Control-Allow-Headers: ");
        add(&c->out, headers.data, headers.length);
        say(&c->out, "\r\n");
    }
    say(&c->out, "\r\n");
    end_answer(c);
}

/* Is the path the endpoint, or within it? */
static bool is_endpoint(const struct endpoint *e, bitnet_string path) {
    size_t length = strlen(e->path);
    if (bitnet__is(path, e->path)) return true;
    return length > 1 && e->path[length - 1] == '/' && path.length > length &&
           !memcmp(path.data, e->path, length) &&
           !memchr(path.data + length, '/', path.length - length);
}

static bool ends_with(bitnet_string path, const char *end) {
    size_t length = strlen(end);
    return path.length >= length && !memcmp(path.data + path.length - length, end, length);
}

/* The path that was probably meant: it ends alike, or others call it so. */
static const char *meant_path(bitnet_string path) {
    static const char *const others[][2] = {{"/chat/completion", "/v1/chat/completions"},
                                            {"/completion", "/v1/completions"},
                                            {"/api/generate", "/v1/completions"},
                                            {"/api/chat", "/v1/chat/completions"},
                                            {"/v1/messages", "/v1/chat/completions"},
                                            {"/embedding", "/v1/embeddings"},
                                            {"/api/embed", "/v1/embeddings"},
                                            {"/api/tags", "/v1/models"},
                                            {"/healthz", "/health"}};
    const char *best = NULL;
    size_t i;
    while (path.length > 1 && path.data[path.length - 1] == '/') path.length--;
    for (i = 0; i < sizeof endpoints / sizeof *endpoints; i++) {
        const char *known = endpoints[i].path, *end = strncmp(known, "/v1", 3) ? known : known + 3;
        if (end[1] && ends_with(path, end) && (!best || strlen(known) > strlen(best))) best = known;
    }
    for (i = 0; !best && i < sizeof others / sizeof *others; i++)
        if (ends_with(path, others[i][0])) best = others[i][1];
    return best;
}

static void answer_unknown(server *s, connection *c) {
    const char *meant = meant_path(c->request.path);
    char message[160];
    snprintf(message, sizeof message,
             meant ? "nothing is at this path; did you mean %s?"
                   : "nothing is at this path; most clients use %s",
             meant ? meant : "/v1/chat/completions");
    answer_error(s, c, 404, NULL, "unknown_url", message);
}

static void answer_method(server *s, connection *c) {
    char message[80];
    snprintf(message, sizeof message, "this path takes %s", c->request.allow);
    answer_error(s, c, 405, NULL, NULL, message);
}

/* r->allow is NULL if it takes this method. */
static const struct endpoint *find_endpoint(http_request *r) {
    const struct endpoint *e = endpoints, *end = e + sizeof endpoints / sizeof *endpoints;
    bitnet_string methods, method;
    bool takes;
    while (e < end && !is_endpoint(e, r->path)) e++;
    if (e == end) return NULL;
    methods = bitnet__string(e->methods);
    takes = http_cut(&methods, ", ", &method) && bitnet__equal(r->method, method);
    r->allow = takes || bitnet__equal(r->method, methods) ? NULL : e->methods;
    return e;
}

/* Answers a request that its head is enough to refuse, before its body is read. */
static bool refuse_by_head(server *s, connection *c) {
    http_request *r = &c->request;
    bool elsewhere = r->origin.length && origin_listed(s, r->origin);
    const struct endpoint *e = find_endpoint(r);
    bitnet_string origin = r->origin;
    if (!elsewhere) memset(&r->origin, 0, sizeof r->origin); /* the answer names no other */
    if (!host_allowed(s, r->host))
        answer_error(s, c, 403, NULL, "host", "this host name is not served; allow it with --name");
    else if (origin.length && !elsewhere && !origin_is_host(origin, r->host))
        answer_error(s, c, 403, NULL, "origin",
                     "requests from this origin are refused; allow it with --cors");
    else if (elsewhere && bitnet__is(r->method, "OPTIONS")) answer_preflight(s, c);
    else if (!e) answer_unknown(s, c);
    else if (r->allow) answer_method(s, c);
    else if (!e->open && !key_fits(s, r->authorization))
        answer_error(s, c, 401, NULL, "invalid_api_key", "the API key is missing or wrong");
    else if (e->prepare && !is_json(r->content_type))
        answer_error(s, c, 415, NULL, NULL, "the body must be application/json");
    else return false;
    return true;
}

static void answer_request(server *s, connection *c) {
    const struct endpoint *e = find_endpoint(&c->request);
    if (e->prepare) hand_over(s, c, e->prepare);
    else e->answer(s, c);
}

/* ==================================================
   >>connections   Connections
   ================================================== */

static void leave(server *s, connection *c) {
    if (c->order) drop_order(s, c->order);
    if (c->job) end_job(s, c->job);
    if (c->vectors) end_vectors(s, c->vectors);
    c->stage = STAGE_GONE;
}

static void free_connection(connection *c) {
    net_close(c->socket);
    clear(&c->in);
    clear(&c->head);
    clear(&c->body);
    clear(&c->out);
    clear(&c->body_out);
    free(c);
}

/* True if a head was read, or refused. */
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
    take(&c->in, length);
    c->seen = 0;
    c->stage = STAGE_BODY;
    if (status)
        answer_and_leave(s, c, status,
                         c->head.data[0] == HTTP_TLS
                             ? "this port speaks HTTP; for TLS, put a proxy in front"
                         : status == 431 ? "the head is too long"
                                         : "this request is not valid HTTP/1.1");
    else if (!refuse_by_head(s, c) && c->request.expects_continue && !c->in.length &&
             c->request.left <= (uint64_t)s->body)
        say(&c->out, "HTTP/1.1 100 Continue\r\n\r\n");
    return true;
}

/* True if the body is complete, or refused. */
static bool read_rest(server *s, connection *c) {
    int status = http_body(&c->request, &c->in, &c->body, (uint64_t)s->body);
    if (status)
        answer_and_leave(s, c, status,
                         status == 413   ? "the body is too long"
                         : status == 431 ? "the chunked body has too many extensions or trailers"
                                         : "the chunked body is malformed");
    return status || c->request.part == HTTP_WHOLE;
}

static size_t unsent_bytes(const connection *c) {
    return c->out.length - c->sent + c->body_out.length;
}

/* Handles what was read. A client that does not read its answers has to wait for more. */
static void proceed(server *s, connection *c) {
    while (c->stage == STAGE_HEAD || c->stage == STAGE_BODY) {
        if (c->stage == STAGE_HEAD &&
            (!c->in.length || unsent_bytes(c) >= AHEAD || !read_head(s, c)))
            break;
        if (c->stage == STAGE_BODY) {
            if (!read_rest(s, c)) break;
            if (c->stage == STAGE_BODY) answer_request(s, c);
        }
    }
    if (!c->in.length) clear(&c->in);
}

/* The client has closed its side of the connection. Work for it ends, since most clients close both
   sides at once, and a half-closed connection looks the same; an answer that is complete is sent. */
static void hear_end(server *s, connection *c) {
    if (c->stage == STAGE_ANSWER) leave(s, c);
    c->ended = true;
}

/* After the head of a long answer, its body. */
static void next_out(connection *c) {
    clear(&c->out);
    c->out = c->body_out;
    memset(&c->body_out, 0, sizeof c->body_out);
    c->sent = 0;
}

/* As much as the system takes, up to SENDS bytes. */
static void transmit(server *s, connection *c) {
    size_t most = SENDS;
    while (c->sent < c->out.length && most) {
        size_t left = c->out.length - c->sent;
        long count =
            (long)send(c->socket, c->out.data + c->sent, left < most ? left : most, NET_NO_SIGNAL);
        if (count < 0 && net_would_wait()) return;
        if (count <= 0) {
            leave(s, c);
            return;
        }
        c->sent += (size_t)count;
        most -= (size_t)count;
        c->deadline = 0; /* progress */
        if (c->sent == c->out.length) next_out(c);
    }
    if (c->out.length || c->stage != STAGE_LEAVE) return;
    shutdown(c->socket, NET_SEND_END);
    c->stage = STAGE_LINGER;
    c->deadline = milliseconds() + LINGERS;
}

/* If none is set. */
static void set_deadline(const server *s, connection *c, int64_t now) {
    bool sends = c->out.length > 0, reads = c->stage == STAGE_HEAD || c->stage == STAGE_BODY;
    if (c->stage == STAGE_ANSWER && !sends) c->deadline = 0;
    else if (!c->deadline && !sends && reads && !c->in.length && c->stage == STAGE_HEAD)
        c->deadline = now + IDLE;
    else if (!c->deadline) c->deadline = now + s->timeout * INT64_C(1000);
}

/* Refuses an incomplete request, or else closes the connection. */
static void give_up(server *s, connection *c, int status, const char *message) {
    bool asks = c->stage == STAGE_BODY || (c->stage == STAGE_HEAD && c->in.length);
    if (asks && !c->out.length) {
        answer_and_leave(s, c, status, message);
        c->deadline = 0;
        transmit(s, c);
    } else {
        leave(s, c);
    }
}

/* Bytes of a request that is not complete. */
static size_t asked_bytes(const connection *c) {
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
            if (c->stage == STAGE_GONE || (bytes = held(c)) == 0) continue;
            sum += bytes;
            weight = (double)bytes * (double)(now - c->since + 1);
            if (weight > heaviest) heaviest = weight, worst = c;
        }
        if (sum <= most || held(worst) == sum) return sum;
        give_up(s, worst, 503, too_many_bytes);
    }
}

static void receive(server *s, connection *c) {
    static char data[1 << 16];
    const size_t most = (size_t)s->body * BODIES;
    long count = (long)recv(c->socket, data, sizeof data, 0);
    if (count < 0 && net_would_wait()) return;
    if (count < 0) {
        leave(s, c);
    } else if (count == 0) {
        hear_end(s, c);
    } else if (c->stage != STAGE_LEAVE && c->stage != STAGE_LINGER) {
        if (c->stage == STAGE_HEAD && !c->in.length) { /* all of it within this time */
            c->since = milliseconds();
            c->deadline = c->since + s->timeout * INT64_C(1000);
        }
        add(&c->in, data, (size_t)count);
        proceed(s, c);
        s->asked_bytes += (size_t)count; /* at most */
        if (s->asked_bytes > most) s->asked_bytes = limit_bytes(s, asked_bytes, most);
    }
}

/* Nothing is under way: it may be closed at any time (RFC 9112, 9.3). */
static bool is_idle(const connection *c) {
    return c->stage == STAGE_HEAD && !c->in.length && !c->out.length;
}

static void drop_connection(server *s, size_t at) {
    free_connection(s->connections[at]);
    s->connections[at] = s->connections[--s->connection_count];
}

/* Is there room for one more? *victim: the longest idle connection, which has to be closed for it, or
   the count of connections. */
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
    for (count = 0; count < ACCEPTS && has_room(s, &victim); count++) {
        net_socket socket = accept(s->listener, NULL, NULL);
        connection *c;
        int yes = 1;
        if (socket == INVALID_SOCKET) {
            if (!net_would_wait()) s->deaf = milliseconds() + DEAF;
            return;
        }
        if (!net_do_not_wait(socket)) {
            net_close(socket);
            continue;
        }
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, (const char *)&yes, sizeof yes);
        c = (connection *)tool_alloc(1, sizeof *c);
        c->socket = socket;
        c->deadline = milliseconds() + IDLE;
        if (victim < s->connection_count) drop_connection(s, victim);
        tool_grow(&s->connections, &s->connection_room, s->connection_count + 1,
                  sizeof *s->connections);
        s->connections[s->connection_count++] = c;
    }
}

/* ==================================================
   >>program   The program
   ================================================== */

/* Is its next request being read? */
static bool reads_on(const connection *c) {
    return c->stage == STAGE_BODY || (c->stage == STAGE_HEAD && unsent_bytes(c) < AHEAD);
}

/* What to wait for: clients' sockets, the bell, the listener. Returns the first deadline; 0: none. */
static int64_t gather_entries(server *s, net_poll_entry *entries, int64_t now) {
    bool room = s->connection_count < (size_t)s->most, deaf = now < s->deaf;
    int64_t first = deaf ? s->deaf : 0;
    size_t i;
    s->asked_bytes = 0;
    for (i = 0; i < s->connection_count; i++) {
        connection *c = s->connections[i];
        s->asked_bytes += asked_bytes(c);
        if (c->stage == STAGE_ANSWER || c->body.length || c->out.length) s->used = now;
        room = room || is_idle(c);
        entries[i].fd = c->socket;
        entries[i].revents = 0;
        entries[i].events = c->in.length < AHEAD || reads_on(c) ? POLLIN : POLLRDHUP;
        if (c->ended) entries[i].events = 0;
        if (c->out.length) entries[i].events |= POLLOUT;
        set_deadline(s, c, now);
        if (c->deadline && (!first || c->deadline < first)) first = c->deadline;
    }
    entries[i].fd = s->bell;
    entries[i].events = POLLIN;
    entries[++i].fd = s->listener;
    entries[i].events = room && !deaf ? POLLIN : 0;
    entries[i].revents = 0;
    return first;
}

static bool is_busy(const server *s) { return s->choice_count || s->vectors_count; }

/* Does not wait if there is something to compute. */
static void serve_sockets(server *s) {
    static net_poll_entry *entries;
    static size_t room;
    size_t count = s->connection_count, i;
    int64_t now = milliseconds(), first, wait = 1000; /* a signal is noticed within a second */
    tool_grow(&entries, &room, count + 2, sizeof *entries);
    first = gather_entries(s, entries, now);
    if (first && first - now < wait) wait = first > now ? first - now : 0;
    if (is_busy(s)) wait = 0;
    net_poll(entries, count + 1 + !s->stopping, (int)wait);
    now = milliseconds();
    for (i = 0; i < count; i++) {
        connection *c = s->connections[i];
        if (c->stage == STAGE_GONE) continue;
        if (entries[i].revents & POLLRDHUP) hear_end(s, c);
        else if (entries[i].revents & (POLLIN | POLLERR | POLLHUP | POLLNVAL)) receive(s, c);
        if (c->stage != STAGE_GONE && c->deadline && now >= c->deadline)
            give_up(s, c, 408, "the request did not arrive in time");
    }
    if (entries[count].revents) hear_bell(s);
    if (!s->stopping && entries[count + 1].revents) accept_connections(s);
}

/* Sends, continues with early requests, and frees closed connections. */
static void settle(server *s) {
    const size_t most = (size_t)s->body * ANSWERS;
    size_t i, unsent = 0;
    for (i = 0; i < s->connection_count;) {
        connection *c = s->connections[i];
        if (c->stage != STAGE_GONE && (c->out.length || c->stage == STAGE_LEAVE)) transmit(s, c);
        if (c->stage == STAGE_HEAD && c->in.length) proceed(s, c);
        if (s->stopping && c->stage == STAGE_HEAD && !c->out.length) leave(s, c);
        if (c->ended && (c->stage == STAGE_ANSWER || !c->out.length)) leave(s, c);
        if (c->stage == STAGE_GONE) {
            drop_connection(s, i);
            continue;
        }
        unsent += unsent_bytes(c);
        i++;
    }
    if (unsent > most) limit_bytes(s, unsent_bytes, most);
}

/* Short slices answer soon, long ones leave more time to compute. */
static void set_slice(server *s) {
    int64_t slice = s->paused ? LOOKS * (bitnet__microseconds() - s->paused) : 0;
    s->slice = slice < SLICE ? SLICE : slice < LONGEST ? slice : LONGEST;
}

/* After some time without work, returns to the system what keep_memory has kept. */
static void return_memory(server *s) {
    if (!s->used || milliseconds() - s->used < RETURNS) return;
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
    s->used = 0;
}

/* Until a signal; then finishes its work within the grace time. */
static void serve(server *s) {
    int64_t end = 0;
    while (!s->stopping || (s->connection_count && milliseconds() < end)) {
        serve_sockets(s);
        take_orders(s);
        start_choices(s);
        set_slice(s);
        compute(s);
        compute_vectors(s);
        s->paused = is_busy(s) ? bitnet__microseconds() : 0;
        settle(s);
        return_memory(s);
        if (!s->stopping && tool_stopped) {
            s->stopping = true;
            end = milliseconds() + s->grace * INT64_C(1000);
            net_close(s->listener);
        }
    }
}

/* Tells waiting clients that nothing more will come. */
static void end_connections(server *s) {
    static const char words[] = "the server is shutting down";
    while (s->connection_count) {
        connection *c = s->connections[--s->connection_count];
        if (c->job) fail_job(s, c->job, 503, words);
        else if (c->stage == STAGE_ANSWER) answer_error(s, c, 503, NULL, NULL, words);
        if (c->out.length) transmit(s, c);
        leave(s, c);
        free_connection(c);
    }
}

static void close_server(server *s) {
    end_connections(s);
    if (!end_helpers(s)) return;
    while (s->preparer.waiting.first) free_order(s, first_order(&s->preparer.waiting));
    while (s->writer.waiting.first) free_order(s, first_order(&s->writer.waiting));
    while (s->done.first) free_order(s, first_order(&s->done));
    while (s->keep_count) forget(s, 0);
    free(s->connections);
    free(s->choices);
    free(s->keeps);
    free(s->sessions);
    free(s->vectors);
    close_archive(s->archive);
    bitnet_chain_table_free(s->table);
    bitnet_chain_memory_free(s->memory);
    bitnet_adapter_free(s->adapter);
    bitnet_gpu_free(s->gpu);
    bitnet_model_free(s->drafter);
    if (s->embedder != s->model) bitnet_model_free(s->embedder);
    bitnet_model_free(s->model);
    bitnet_pool_free(s->options.pool);
}

/* The first line of a file, or a variable of the environment: others can see arguments. */
static void read_key(server *s) {
    char *key = s->key_file ? tool_read(s->key_file, NULL) : NULL;
    if (s->key_file && !key) exit(1);
    if (key) key[strcspn(key, "\r\n")] = 0;
    s->key = key ? key : getenv("BITNET_API_KEY");
    if (s->key && !*s->key) exit(!tool_complain("the API key is empty"));
}

/* Without folders and .gguf. */
static void set_id(char *id, size_t size, const char *path) {
    const char *name = path, *p;
    size_t length;
    for (p = path; *p; p++)
        if (strchr("/\\", *p)) name = p + 1;
    length = strlen(name);
    if (length > 5 && !strcmp(name + length - 5, ".gguf")) length -= 5;
    snprintf(id, size, "%.*s", (int)length, name);
}

static bitnet_model *open_model(server *s, const char *path) {
    bitnet_error error;
    bitnet_model *model = bitnet_model_load_file(path, &s->options, &error);
    if (!model) exit(!tool_complain("%s", error.message));
    return model;
}

/* The file's advice on sampling. */
static void read_defaults(server *s) {
    s->sampling.temperature = 0.8f;
    s->sampling.repetition_penalty = 1;
    bitnet_model_get_sampling(s->model, &s->sampling);
    if (s->temperature >= 0) s->sampling.temperature = s->temperature;
}

/* Without one the CPU computes. */
static void open_gpu(server *s) {
    bitnet_gpu_options options;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.device = s->device;
    s->gpu = bitnet_gpu_create(s->model, &options, &error);
    if (s->gpu) tool_complain("computes on %s", bitnet_gpu_get_stats(s->gpu).device);
    else tool_complain("%s; the CPU computes", error.message);
}

static void open_table(server *s) {
    bitnet_error error;
    s->drafts = true;
    s->table = bitnet_chain_table_load_file(s->table_path, s->tokenizer, NULL, &error);
    if (!s->table) exit(!tool_complain("%s", error.message));
}

/* A session of each model shows whether their vocabularies are equal. */
static void open_drafter(server *s) {
    bitnet_chains_options o;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_session *session = bitnet_session_create(s->model, NULL, &error);
    bitnet_chains *chains;
    s->drafts = true;
    s->drafter = open_model(s, s->draft_path);
    memset(&o, 0, sizeof o);
    o.draft = bitnet_session_create(s->drafter, NULL, &error);
    chains = o.draft ? bitnet_chains_create(session, &o, &error) : NULL;
    if (!chains) exit(!tool_complain("%s: %s", s->draft_path, error.message));
    bitnet_chains_free(chains);
    bitnet_session_free(o.draft);
    bitnet_session_free(session);
}

/* Bytes of memory in this machine; 0: unknown. */
static uint64_t physical_memory(void) {
#if defined(_WIN32)
    MEMORYSTATUSEX status;
    status.dwLength = sizeof status;
    return GlobalMemoryStatusEx(&status) ? status.ullTotalPhys : 0;
#elif defined(_SC_PHYS_PAGES)
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
#else
    return 0;
#endif
}

/* As trained, if keys and values of one such text fit in half of the memory: they take memory as
   the text grows. At least 4096; no more on a GPU, where a text takes all of its memory at once. */
static int32_t usual_context(const server *s, const bitnet_model_info *info) {
    int32_t period = info->attention_period > 0 ? info->attention_period : 1;
    uint64_t values = 2 * (uint64_t)(info->layers / period) * (uint64_t)info->kv_heads *
                      (uint64_t)info->head_width * (s->session.cache == BITNET_CACHE_INT8 ? 1 : 2);
    uint64_t most = s->gpu || !values ? 0 : physical_memory() / 2 / values;
    if (most < 4096) most = 4096;
    return (uint64_t)info->context < most ? info->context : (int32_t)most;
}

static void open_server(server *s) {
    const bitnet_model_info *info;
    const char *reason;
    int allowed;
    if (!net_start()) exit(!tool_complain("there is no network"));
    read_key(s);
    set_id(s->id, sizeof s->id, s->path);
    if (s->alias) snprintf(s->id, sizeof s->id, "%s", s->alias);
    set_id(s->embedder_id, sizeof s->embedder_id, s->embedding_path ? s->embedding_path : s->id);
    s->options.log.write = tool_log;
    s->options.progress.report = tool_load_progress;
    if (s->draft_path) s->options.pool = bitnet_pool_create(s->options.threads, NULL, NULL);
    s->model = s->embedder = open_model(s, s->path);
    read_defaults(s);
    if (s->embedding_path) s->embedder = open_model(s, s->embedding_path);
    s->tokenizer = bitnet_model_tokenizer(s->model);
    if (s->table_path) open_table(s);
    if (s->draft_path) open_drafter(s);
    if (s->drafts) s->memory = bitnet_chain_memory_create(s->model, 0, NULL);
    if (s->adapter_path) s->adapter = tool_adapter(s->model, s->adapter_path, &s->adapter_scale);
    if (s->adapter_path && !s->adapter) exit(1);
    if (s->on_gpu || s->device) open_gpu(s);
    info = bitnet_model_get_info(s->model);
    if (!s->session.context) s->session.context = usual_context(s, info);
    allowed = net_most(s->most);
    if (allowed < s->most)
        tool_complain("the system allows %d connections; ulimit -n %d would allow %d", allowed,
                      s->most + NET_OTHERS, s->most);
    s->most = allowed;
    s->listener = net_listen(s->host, &s->port, &reason);
    if (s->listener == INVALID_SOCKET)
        exit(!tool_complain("cannot listen on %s port %d: %s", s->host, s->port, reason));
    if (!s->key && strncmp(s->host, "127.", 4) && strcmp(s->host, "::1") &&
        strcmp(s->host, "localhost"))
        tool_complain(
            "anyone who can reach %s may use the server; restrict this with --api-key-file",
            s->host);
    s->archive = open_archive((size_t)s->archived);
    start_helpers(s);
    printf("%s: http://%s%s%s:%d\n", s->id, strchr(s->host, ':') ? "[" : "", s->host,
           strchr(s->host, ':') ? "]" : "", s->port);
    fflush(stdout);
}

static void parse(server *s, int argc, char **argv) {
    const tool_option options[] = {
        {"MODEL", TOOL_TEXT, &s->path, 0, 0, "a GGUF file"},
        {"--host ADDRESS", TOOL_TEXT, &s->host, 0, 0,
         "listen here (default 127.0.0.1: only this machine; 0.0.0.0: all networks)"},
        {"--port N", TOOL_INT, &s->port, 0, 65535, "default 8080; 0: any free port"},
        {"--api-key-file FILE", TOOL_TEXT, &s->key_file, 0, 0,
         "require its first line as the API key; or set BITNET_API_KEY"},
        {"--name HOST", TOOL_TEXTS, &s->names, 0, 0,
         "also answer to this host name; may be repeated"},
        {"--cors ORIGIN", TOOL_TEXTS, &s->origins, 0, 0,
         "accept requests from pages of this site, e.g. https://example.org; *: all"},
        {"--alias NAME", TOOL_TEXT, &s->alias, 0, 0, "the model's name (default: the file's)"},
        {"--adapter FILE[:SCALE]", TOOL_TEXT, &s->adapter_path, 0, 0,
         "generate with this LoRA adapter"},
        {"--embedding-model FILE", TOOL_TEXT, &s->embedding_path, 0, 0,
         "a GGUF file for embeddings (default: MODEL)"},
        {"--parallel N", TOOL_INT, &s->parallel, 1, 4096, "texts generated at once (default 16)"},
        {"--queue N", TOOL_INT, &s->queue, 0, 1e6, "texts that may wait (default 64)"},
        {"--tokens N", TOOL_INT, &s->most_tokens, 1, INT32_MAX,
         "most tokens of an answer (default: as fit the context)"},
        {"--thinking-tokens N", TOOL_INT, &s->most_thinking, 0, INT32_MAX,
         "most tokens of thinking, unless a request sets max_thinking_tokens (default 0:\n"
         "no limit)"},
        {"--context N", TOOL_INT, &s->session.context, 2, INT32_MAX,
         "positions per text (default: as trained, if one such text fits in half of the memory;\n"
         "with --gpu at most 4096)"},
        {"--kv f16|int8", TOOL_CHOICE, &s->kv, 0, 0,
         "keys and values (default f16); int8 takes half the memory"},
        {"--keep N", TOOL_INT, &s->keep, 0, INT32_MAX,
         "tokens of finished texts to keep for prompts that begin alike (default 16384)"},
        {"--responses N", TOOL_INT, &s->archived, 0, INT32_MAX,
         "bytes of responses to keep for previous_response_id (default 16777216)"},
        {"--snapshots N", TOOL_INT, &s->session.snapshots, -1, 16,
         "snapshots of a recurrent state per text; -1: none (default 3)"},
        {"--temperature X", TOOL_FLOAT, &s->temperature, 0, 100,
         "unless a request sets it (default: as the file says, else 0.8)"},
        {"--chains", TOOL_SWITCH, &s->drafts, 0, 0,
         "guess ahead and check several tokens at once: the same texts, sooner"},
        {"--chain-table FILE", TOOL_TEXT, &s->table_path, 0, 0,
         "the same, also with chains found by bitnet_mine"},
        {"--draft FILE", TOOL_TEXT, &s->draft_path, 0, 0,
         "the same, also with a smaller model of the same vocabulary"},
        {"--gpu", TOOL_SWITCH, &s->on_gpu, 0, 0,
         "compute on the GPU, or on the CPU if there is none"},
        {"--device N", TOOL_INT, &s->device, 1, 64,
         "the same on this Vulkan device (default: the first hardware one)"},
        {"--connections N", TOOL_INT, &s->most, 1, 1e6, "most connections (default 10000)"},
        {"--body N", TOOL_INT, &s->body, 1024, 1 << 30,
         "most bytes of a request (default 4194304)"},
        {"--timeout N", TOOL_INT, &s->timeout, 1, 86400,
         "seconds for a request to arrive and an answer to proceed (default 30)"},
        {"--grace N", TOOL_INT, &s->grace, 0, 86400,
         "seconds to finish requests after a signal to stop (default 30)"},
        {"--threads N", TOOL_INT, &s->options.threads, 1, TOOL_THREADS,
         "default: one per physical core"},
        {"--lock", TOOL_SWITCH, &s->options.lock, 0, 0, "keep the weights in physical memory"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    s->host = "127.0.0.1";
    s->port = 8080;
    s->parallel = 16;
    s->queue = 64;
    s->keep = 16384;
    s->archived = 16 << 20;
    s->temperature = -1;
    s->most = 10000;
    s->body = 4 << 20;
    s->timeout = s->grace = 30;
    tool_parse(argc, argv, "bitnet_server",
               "serves a model to clients of OpenAI's API, and a page to chat on", options);
    s->session.cache = (bitnet_cache)s->kv;
}

/* Keeps memory of requests for the next: mapping new pages stops all threads, and on a slow system
   /health waited 0.2 s for requests of 4 MB. */
static void keep_memory(void) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    mallopt(M_TOP_PAD, 50 << 20);
#endif
}

/* Closing the terminal ends the server as SIGTERM does, unless it was started with nohup. */
static void catch_hangup(void) {
#ifdef SIGHUP
    if (signal(SIGHUP, tool_on_signal) == SIG_IGN) signal(SIGHUP, SIG_IGN);
#endif
}

int main(int argc, char **argv) {
    static server s;
    keep_memory();
    parse(&s, argc, argv);
    open_server(&s);
    tool_catch_signals();
    catch_hangup();
    serve(&s);
    close_server(&s);
    return 0;
}
