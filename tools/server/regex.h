/* regex.h - translates regular expressions to GBNF

   The whole text must match, as in other servers. Escapes, classes, groups and repetitions are
   translated one by one; anything that GBNF cannot express is rejected. */

#ifndef BITNET_SERVER_REGEX_H
#define BITNET_SERVER_REGEX_H

#include "text.h"
#include "request.h"

/* Writes a character as an escape of GBNF, which is never special. */
static void add_code(text *t, int c) {
    char code[8];
    snprintf(code, sizeof code, "\\x%02X", (unsigned)c);
    add(t, code, strlen(code));
}

/* Writes a character as a literal in GBNF. */
static void add_literal(text *t, const char *data, size_t length) {
    size_t i;
    add(t, "\"", 1);
    for (i = 0; i < length; i++) {
        unsigned char c = (unsigned char)data[i];
        if (c >= 32 && c != '"' && c != '\\') add(t, data + i, 1);
        else add_code(t, c);
    }
    add(t, "\" ", 2);
}

/* The remainder of a regular expression. */
typedef struct regex {
    request *request;
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

static void regex_reject(regex *r, const char *what) {
    reject(r->request, 400, r->name, NULL, "%s: %s", r->name, what);
    r->rest.length = 0;
}

/* Reads hexadecimal digits. */
static void regex_digits(regex *r, int count, text *gbnf) {
    for (; count > 0; count--, r->rest.data++, r->rest.length--) {
        if (!r->rest.length || bitnet__hex_digit(*r->rest.data) < 0) {
            regex_reject(r, "hexadecimal digits are missing");
            return;
        }
        add(gbnf, r->rest.data, 1);
    }
}

/* The characters that a backslash and this letter mean; NULL: none. */
static const char *regex_members(int letter) {
    static const char letters[] = "nrtfvdws";
    static const char *const members[] = {"\\n",   "\\r", "\\t",        "\\x0C",
                                          "\\x0B", "0-9", "a-zA-Z0-9_", " \\t\\n\\r\\x0B\\x0C"};
    const char *at = letter > 0 ? strchr(letters, letter) : NULL;
    return at ? members[at - letters] : NULL;
}

/* Translates an escape, after its backslash, to members of a class. */
static void regex_escape(regex *r, text *gbnf) {
    int c = regex_peek(r);
    bool word = c == '_' || (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z');
    if (c > 0) r->rest.data++, r->rest.length--;
    if (regex_members(c)) add_format(gbnf, "%r", regex_members(c));
    else if (c == 'x') add_format(gbnf, "\\x"), regex_digits(r, 2, gbnf);
    else if (c == 'u') add_format(gbnf, "\\u"), regex_digits(r, 4, gbnf);
    else if (c > 0 && c < 128 && !word) add_code(gbnf, c);
    else regex_reject(r, "this escape is not supported");
}

/* Translates one literal character. */
static bitnet_string regex_character(regex *r) {
    bitnet_string one = r->rest;
    uint32_t c;
    one.length = bitnet__utf8(r->rest.data, r->rest.length, &c);
    r->rest.data += one.length;
    r->rest.length -= one.length;
    return one;
}

/* Translates a class, after its bracket. */
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
    if (!regex_take(r, "]")) regex_reject(r, "] is missing");
    add(gbnf, "] ", 2);
}

/* Translates an escape outside a class, after its backslash. \D, \W and \S mean all other
   characters. */
static void regex_class_escape(regex *r, text *gbnf) {
    int c = regex_peek(r);
    if (c == 'D' || c == 'W' || c == 'S') {
        regex_character(r);
        add_format(gbnf, "[^%r] ", regex_members(c | 32));
        return;
    }
    add(gbnf, "[", 1);
    regex_escape(r, gbnf);
    add(gbnf, "] ", 2);
}

/* Translates a group, after its bracket; names of groups are ignored. */
static void regex_group(regex *r, text *gbnf) {
    add(gbnf, "(\"\" ", 4);
    r->depth++;
    if (!regex_take(r, "?") || regex_take(r, ":")) return;
    regex_take(r, "P");
    if (!regex_take(r, "<") || strchr("=!", regex_peek(r))) {
        regex_reject(r, "lookaround, back references and flags are not supported");
        return;
    }
    while (r->rest.length && regex_peek(r) != '>') regex_character(r);
    if (!regex_take(r, ">")) regex_reject(r, "> is missing");
}

/* Is {m}, {m,}, {,n} or {m,n} next? Other braces are characters. */
static bool regex_counts(const regex *r) {
    size_t i = 1, digits = 0;
    for (; i < r->rest.length && strchr("0123456789,", r->rest.data[i]); i++)
        digits += r->rest.data[i] != ',';
    return r->rest.length && *r->rest.data == '{' && digits && i < r->rest.length &&
           r->rest.data[i] == '}';
}

/* Translates a repetition of the preceding element; a ? or + after it does not change which whole
   texts match. */
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

/* Translates a regular expression to GBNF. GBNF's parser reports repetitions that it rejects. */
static void add_regex(regex *r, text *gbnf) {
    bool begins = true; /* an alternative */
    if (r->rest.length && memchr(r->rest.data, 0, r->rest.length))
        regex_reject(r, "a NUL character is not supported");
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
            if (began) regex_reject(r, "there is nothing to repeat");
            else regex_repeat(r, gbnf);
        } else if (regex_take(r, ")")) {
            if (r->depth-- == 0) regex_reject(r, "( is missing");
            add(gbnf, ") ", 2);
        } else if (regex_peek(r) == '^' || regex_peek(r) == '$') {
            bool start = regex_take(r, "^"), last = start || regex_take(r, "$");
            if (r->depth || (start ? !began : last && r->rest.length && regex_peek(r) != '|'))
                regex_reject(r, "^ and $ are supported only at the ends");
            begins = began;
        } else {
            bitnet_string one = regex_character(r);
            add_literal(gbnf, one.data, one.length);
        }
    }
    if (r->depth > 0) regex_reject(r, ") is missing");
}

#endif
