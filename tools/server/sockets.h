/* sockets.h - nonblocking sockets that raise no signals

   Hides the differences between Windows and other systems, opens the listener, and makes the socket
   that wakes the serving thread. Independent of HTTP and of the server. */

#ifndef BITNET_SERVER_SOCKETS_H
#define BITNET_SERVER_SOCKETS_H

#include "../../bitnet.h"
#include "../tool.h"
#include <errno.h>

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

enum { NET_OTHERS = 32 }; /* most other files that the server has open */

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

/* Raises the limit of open sockets; the system may allow fewer than requested. */
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

/* Opens the listener. Sets *port to the port in use. INVALID_SOCKET: failed, for *reason. */
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
static net_socket net_wakeup(void) {
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

#endif
