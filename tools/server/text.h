/* text.h - strings that grow, and the JSON that is appended to them

   A text holds bytes and, once something was added, a zero after them. `add_format` appends what a
   format describes; in formats ' stands for ", so that JSON is readable in them. Strings are
   quoted, and invalid UTF-8 becomes U+FFFD, so that the JSON is valid. */

#ifndef BITNET_SERVER_TEXT_H
#define BITNET_SERVER_TEXT_H

#include "../../bitnet.h"
#include "../tool.h"

typedef struct text {
    char *data;
    size_t length, room;
} text;

static void add(text *t, const char *data, size_t length) {
    tool_grow(&t->data, &t->room, t->length + length + 1, 1);
    if (length) memcpy(t->data + t->length, data, length);
    t->data[t->length += length] = 0;
}

static void drop_front(text *t, size_t length) {
    if (length) memmove(t->data, t->data + length, t->length -= length);
}

static void free_text(text *t) {
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
static void add_format(text *t, const char *format, ...) {
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

#endif
