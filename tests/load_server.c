/* load_server.c - how fast the server is with many clients

       cc -O2 tests/load_server.c -o load_server
       ./load_server PORT SECONDS CLIENTS CLIENTS...

   For each number of clients: so many ask for a text of 100 tokens again and again, in streams, for
   so long. Says how many tokens a second all of them got together, how long they waited for the
   first one (the median, and 99 of 100). Ends at the first answer that is not what it should be.
   POSIX. */

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { CLIENTS = 1024, WAITS = 1 << 20, TOKENS = 100 };

typedef struct client {
    int socket;
    double asked;       /* when; in seconds */
    size_t seen;        /* of the words that end an answer */
    int answers;        /* so far */
    long bytes, events; /* of this answer */
} client;

static double waits[WAITS];
static size_t wait_count;
static long answers;

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
    c->seen = 0;
    if (send(c->socket, request, (size_t)length, 0) != length) {
        perror("load_server");
        exit(1);
    }
}

/* Tokens that the server has generated so far, as it says itself. */
static double tokens_so_far(int port) {
    static const char request[] = "GET /metrics HTTP/1.0\r\n\r\n";
    char data[1 << 16];
    size_t length = 0;
    ssize_t count;
    const char *at;
    int s = dial(port);
    if (send(s, request, sizeof request - 1, 0) < 0) return 0;
    while (length < sizeof data - 1 &&
           (count = recv(s, data + length, sizeof data - 1 - length, 0)) > 0)
        length += (size_t)count;
    data[length] = 0;
    close(s);
    at = strstr(data, "\nbitnet_tokens_total ");
    return at ? atof(at + 21) : 0;
}

/* Reads what has come; true if the answer is complete. */
static int hear(client *c) {
    static const char end[] = "data: [DONE]\n\n\r\n0\r\n\r\n";
    char data[1 << 16];
    ssize_t count = recv(c->socket, data, sizeof data, 0), i;
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
        if (data[i] == '{' && c->events == 0) { /* the first event */
            if (wait_count < WAITS) waits[wait_count++] = seconds() - c->asked;
            c->events = 1;
        }
        c->seen = data[i] == end[c->seen] ? c->seen + 1 : (size_t)(data[i] == end[0]);
        if (c->seen == sizeof end - 1) return 1;
    }
    return 0;
}

/* So many clients for so long. */
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
            if (!entries[i].revents || !hear(&clients[i])) continue;
            clients[i].answers++;
            answers++;
            ask(&clients[i], i);
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

int main(int argc, char **argv) {
    int i;
    if (argc < 4) return fprintf(stderr, "usage: load_server PORT SECONDS CLIENTS...\n"), 2;
    for (i = 3; i < argc; i++) {
        int count = atoi(argv[i]);
        if (count < 1 || count > CLIENTS) return fprintf(stderr, "1 to %d clients\n", CLIENTS), 2;
        load(atoi(argv[1]), atof(argv[2]), count);
    }
    return 0;
}
