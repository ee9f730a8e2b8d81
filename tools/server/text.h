/* text.h - strings that grow, and the JSON that is appended to them

   A text has bytes and, unless it is empty, a zero after them. `add_format` appends formatted text;
   in formats, ' means ", so that JSON is readable. Strings are quoted, and invalid UTF-8 becomes
   U+FFFD, so that the JSON is valid. */

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

static bool begins_with(bitnet_string s, const char *start) {
    size_t length = strlen(start);
    return s.length >= length && (!length || !memcmp(s.data, start, length));
}

static void drop_front(text *t, size_t length) {
    if (length) memmove(t->data, t->data + length, t->length -= length);
}

static void free_text(text *t) {
    free(t->data);
    memset(t, 0, sizeof *t);
}

/* Appends a string in quotes; invalid UTF-8 becomes U+FFFD, so that the JSON is valid. */
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

/* Appends JSON on one line, without the white space between its parts. */
static void add_compact(text *t, bitnet_string json) {
    size_t i, from = 0;
    bool quoted = false;
    for (i = 0; i < json.length; i++) {
        char c = json.data[i];
        if (c == '\\' && quoted) i++;
        else if (c == '"') quoted = !quoted;
        else if (!quoted && strchr(" \t\r\n", c)) {
            add(t, json.data + from, i - from);
            from = i + 1;
        }
    }
    add(t, json.data + from, json.length - from);
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

/* Appends formatted text; ' becomes ". %s: a C string, in quotes; %t: a text *, in quotes; %r: a C
   string unchanged; %i: an int64_t; %f: a double; %b: an int, as true or false. */
static void add_format(text *t, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    for (; *format; format++) {
        size_t plain = strcspn(format, "%'");
        const char *string;
        const text *other;
        add(t, format, plain);
        format += plain;
        if (!*format) break;
        if (*format == '\'') {
            add(t, "\"", 1);
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

/* The date of seconds since 1970, with months from 0 on: gmtime is not thread-safe. */
static void date_of(int64_t seconds, int64_t *year, int *month, int64_t *day) {
    int64_t days = seconds / 86400 + 719468, era = days / 146097, from_march;
    *day = days % 146097;
    *year = (*day - *day / 1460 + *day / 36524 - *day / 146096) / 365;
    *day -= 365 * *year + *year / 4 - *year / 100; /* day of a year that begins in March */
    from_march = (5 * *day + 2) / 153;
    *day -= (153 * from_march + 2) / 5 - 1;
    *year += era * 400 + (from_march >= 10);
    *month = (int)((from_march + 2) % 12);
}

/* Appends "2026-07-26T12:00:00Z", in quotes. */
static void add_timestamp(text *t, int64_t seconds) {
    int64_t year, day, clock = seconds % 86400;
    char stamp[64];
    int month;
    date_of(seconds, &year, &month, &day);
    snprintf(stamp, sizeof stamp, "%04d-%02d-%02dT%02d:%02d:%02dZ", (int)year, month + 1, (int)day,
             (int)(clock / 3600), (int)(clock / 60 % 60), (int)(clock % 60));
    add_format(t, "%s", stamp);
}

#endif
