/* request.h - looks up the members of a request's JSON

   bitnet_schema.h parses the JSON. The functions here check the type and range of members; the
   first error is recorded, with the status, parameter and message of the answer to send. */

#ifndef BITNET_SERVER_REQUEST_H
#define BITNET_SERVER_REQUEST_H

#include "../bitnet_schema.h"

enum { SPELLINGS = 64 };

/* An option that the request spells differently or puts into "options". */
typedef struct spelling {
    const char *name, *spelled;
    int32_t at;
} spelling;

typedef struct request {
    bitnet__json json;
    spelling spellings[SPELLINGS];
    size_t spelling_count;
    int status; /* of the error; 0: none */
    const char *param, *code;
    char message[400], unknown[64]; /* unknown: the name of a rejected option */
} request;

static void reject(request *r, int status, const char *param, const char *code, const char *format,
                   ...) {
    va_list arguments;
    if (r->status) return;
    r->status = status;
    r->param = param;
    r->code = code;
    va_start(arguments, format);
    vsnprintf(r->message, sizeof r->message, format, arguments);
    va_end(arguments);
}

/* The same with a value, of which %s in the format shows up to 64 bytes. */
static void reject_value(request *r, int status, const char *param, const char *code,
                         const char *format, bitnet_string value) {
    char shown[65];
    snprintf(shown, sizeof shown, "%.*s", (int)(value.length < 64 ? value.length : 64),
             value.data ? value.data : "");
    reject(r, status, param, code, format, shown);
}

static void reject_as_busy(request *r) {
    reject(r, 429, NULL, "busy", "too many requests are waiting; try again later");
}

/* The index of a member; -1: missing, or null. Options at the top level may have other
   spellings. */
static int32_t member(const request *r, int32_t object, const char *name) {
    int32_t at = bitnet__json_find(&r->json, object, bitnet__string(name));
    size_t i;
    if (at >= 0 && r->json.values[at].kind != BITNET__JSON_NULL) return at;
    for (i = 0; object == 0 && i < r->spelling_count; i++)
        if (!strcmp(r->spellings[i].name, name)) return r->spellings[i].at;
    return -1;
}

/* An option's name as spelled in the request, for error messages. */
static const char *spelled(const request *r, int32_t at, const char *name) {
    size_t i;
    for (i = 0; i < r->spelling_count; i++)
        if (r->spellings[i].at == at) return r->spellings[i].spelled;
    return name;
}

static bitnet__json_kind kind_of(const request *r, int32_t at) { return r->json.values[at].kind; }
static int32_t child_of(const request *r, int32_t at) { return r->json.values[at].child; }
static int32_t next_of(const request *r, int32_t at) { return r->json.values[at].next; }
static int32_t count_of(const request *r, int32_t at) { return r->json.values[at].count; }
static bitnet_string text_of(const request *r, int32_t at) { return r->json.values[at].text; }
static bitnet_string raw_of(const request *r, int32_t at) { return r->json.values[at].raw; }

static double number_at(request *r, int32_t at, const char *name, double low, double high) {
    double value = low;
    if (kind_of(r, at) == BITNET__JSON_NUMBER) value = strtod(text_of(r, at).data, NULL);
    if (kind_of(r, at) != BITNET__JSON_NUMBER || !(value >= low && value <= high)) {
        reject(r, 400, name, NULL, "%s must be a number from %.12g to %.12g", name, low, high);
        return low;
    }
    return value;
}

static double number(request *r, const char *name, double low, double high, double otherwise) {
    int32_t at = member(r, 0, name);
    return at < 0 ? otherwise : number_at(r, at, spelled(r, at, name), low, high);
}

static int32_t whole_at(request *r, int32_t at, const char *name, int32_t low, int32_t high) {
    double value = number_at(r, at, name, low, high);
    if (value != (double)(int32_t)value) reject(r, 400, name, NULL, "%s must be whole", name);
    return (int32_t)value;
}

static int32_t whole(request *r, const char *name, int32_t low, int32_t high, int32_t otherwise) {
    int32_t at = member(r, 0, name);
    return at < 0 ? otherwise : whole_at(r, at, spelled(r, at, name), low, high);
}

static bool flag_of(request *r, int32_t object, const char *name, bool otherwise) {
    int32_t at = member(r, object, name);
    if (at < 0) return otherwise;
    if (kind_of(r, at) != BITNET__JSON_TRUE && kind_of(r, at) != BITNET__JSON_FALSE)
        reject(r, 400, name, NULL, "%s must be true or false", name);
    return kind_of(r, at) == BITNET__JSON_TRUE;
}

static bool flag(request *r, const char *name, bool otherwise) {
    return flag_of(r, 0, name, otherwise);
}

/* An object's index; -1: missing. */
static int32_t object_of(request *r, int32_t object, const char *name) {
    int32_t at = member(r, object, name);
    if (at < 0 || kind_of(r, at) == BITNET__JSON_OBJECT) return at;
    reject(r, 400, name, NULL, "%s must be an object", name);
    return -1;
}

/* A string; no data: missing. */
static bitnet_string string_of(request *r, int32_t object, const char *name) {
    bitnet_string none = {NULL, 0};
    int32_t at = member(r, object, name);
    if (at < 0) return none;
    if (kind_of(r, at) == BITNET__JSON_STRING) return text_of(r, at);
    reject(r, 400, name, NULL, "%s must be a string", name);
    return none;
}

/* Reads any 64-bit integer, also a negative one. */
static uint64_t seed_of(request *r, uint64_t otherwise) {
    int32_t at = member(r, 0, "seed");
    uint64_t value = 0;
    bitnet_string digits;
    bool negative;
    if (at < 0) return otherwise;
    digits = text_of(r, at);
    negative = digits.length && digits.data[0] == '-';
    if (negative) digits.data++, digits.length--;
    for (; kind_of(r, at) == BITNET__JSON_NUMBER && digits.length; digits.data++, digits.length--) {
        unsigned digit = (unsigned)(*digits.data - '0');
        if (digit > 9 || value > (UINT64_MAX - digit) / 10) break;
        value = value * 10 + digit;
    }
    if (kind_of(r, at) != BITNET__JSON_NUMBER || digits.length)
        reject(r, 400, "seed", NULL, "seed must be a 64-bit integer");
    return negative ? 0 - value : value;
}

#endif
