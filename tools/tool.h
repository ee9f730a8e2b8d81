/* tool.h - what the tools share: options, error messages, interruption, progress
   SPDX-License-Identifier: MIT

   A program lists its options in a table of tool_option and calls tool_parse, which fills in the
   table's targets. -h and --help print a usage made from the table, with status 0. A wrong argument
   prints an error message and exits with status 2.

       static const char *model;
       static int tokens = 256;

       int main(int argc, char **argv) {
           const tool_option options[] = {
               {"MODEL", TOOL_TEXT, &model, 0, 0, "a GGUF file"},
               {"--tokens N", TOOL_INT, &tokens, 1, 1e9, "stop after N tokens (default 256)"},
               {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
           tool_parse(argc, argv, "example", "continues a text", options);
           ...

   Because the table marks files to read and files to write, no program overwrites its input. A
   program whose standard output cannot be written exits with status 1.

   A name without a dash is a positional argument; brackets, as in "[PROMPT]", make it optional. The
   text after an option's name describes its value in the usage. `--` ends the options.

   The same options have the same names in all programs:
       MODEL  -o FILE  --tokens N  --threads N  --seed N  --temperature X  --context N  --batch N
       --isa NAME  --text TEXT or FILE  --stats

   internal.h lists the library's private functions that tools may use. */

#ifndef BITNET_TOOL_H
#define BITNET_TOOL_H

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef _WIN32
extern int _isatty(int descriptor); /* <io.h> declares many more names, one of them `tell` */
#else
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef BITNET_IMPLEMENTATION
#include "internal.h"
#endif

enum { TOOL_LIST = 64, TOOL_THREADS = 1024 }; /* items of a list; most threads */

/* The type of an option's value, and of what `to` points to. */
typedef enum tool_kind {
    TOOL_SWITCH,  /* no value: bool, set to true */
    TOOL_TEXT,    /* const char * */
    TOOL_INPUT,   /* const char *: a file that is read */
    TOOL_OUTPUT,  /* const char *: a file to write, never one to read */
    TOOL_INT,     /* int, within low..high */
    TOOL_SEED,    /* uint64_t */
    TOOL_FLOAT,   /* float, within low..high */
    TOOL_CHOICE,  /* int: the index of a word in the option's name, as in "--head exact|f16" */
    TOOL_TEXTS,   /* tool_texts; with "..." in the name, all arguments up to the next option */
    TOOL_INPUTS,  /* the same, of files that are read */
    TOOL_NUMBERS, /* tool_numbers: ints within low..high, separated by commas */
    TOOL_CALL     /* tool_call: the program's own function */
} tool_kind;

typedef struct tool_texts {
    const char *items[TOOL_LIST];
    int count;
} tool_texts;

typedef struct tool_numbers {
    int items[TOOL_LIST];
    int count;
} tool_numbers;

/* Returns NULL, or what the option accepts: "a time", "three or more times". */
typedef struct tool_call {
    const char *(*parse)(void *user, const char *value);
    void *user;
} tool_call;

typedef struct tool_option {
    const char *name; /* NULL ends the table */
    tool_kind kind;
    void *to;
    double low, high;
    const char *help; /* lines separated by newlines */
} tool_option;

/* ---- complaints */

static const char *tool_name = "";

/* Prints an error message, "NAME: ...", and returns false. */
static inline bool tool_complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s: ", tool_name);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return false;
}

/* The system's reason for the last failed call; ENOTTY is only left over from checking for a
   terminal. */
static inline const char *tool_reason(void) {
    return errno && errno != ENOTTY ? strerror(errno) : "no reason given";
}

/* Reports wrong arguments and exits with status 2. */
static inline void tool_refuse(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s: ", tool_name);
    vfprintf(stderr, format, arguments);
    fputs("; --help lists the options\n", stderr);
    va_end(arguments);
    exit(2);
}

/* ---- memory: on failure the program exits */

/* Allocates zeroed memory, which the caller frees. */
static inline void *tool_alloc(size_t count, size_t size) {
    void *memory = calloc(count ? count : 1, size);
    if (!memory) exit(!tool_complain("out of memory"));
    return memory;
}

/* Makes room for `need` items in an array that is NULL or was grown by this function. `array` is
   the address of the pointer, of any type. */
static inline void tool_grow(void *array, size_t *room, size_t need, size_t size) {
    size_t more = *room * 2 > 64 ? *room * 2 : 64;
    void *items;
    if (need <= *room) return;
    if (more < need) more = need;
    memcpy(&items, array, sizeof items);
    items = more <= SIZE_MAX / size ? realloc(items, more * size) : NULL;
    if (!items) exit(!tool_complain("out of memory"));
    memcpy(array, &items, sizeof items);
    *room = more;
}

/* ---- the usage */

static inline void tool_print_option(const char *name, const char *help) {
    enum { COLUMN = 22 };
    int used = printf("  %s", name);
    if (used + 2 > COLUMN) used = 0, putchar('\n');
    printf("%*s", COLUMN - used, "");
    for (; *help; help++) {
        putchar(*help);
        if (*help == '\n') printf("%*s", COLUMN, "");
    }
    putchar('\n');
}

static inline void tool_usage(const char *about, const tool_option *options) {
    const tool_option *o;
    printf("%s - %s\n\nusage: %s", tool_name, about, tool_name);
    for (o = options; o->name; o++)
        if (o->name[0] != '-') printf(" %s", o->name);
    fputs(" [options]\n\n", stdout);
    for (o = options; o->name; o++) tool_print_option(o->name, o->help);
    tool_print_option("-h, --help", "this text");
}

/* ---- values */

/* Is `text` a whole number within the option's bounds? */
static inline bool tool_integer(const tool_option *o, const char *text, const char **end,
                                int *out) {
    char *after;
    long long value = strtoll(text, &after, 10);
    *end = after;
    if (after == text || (double)value < o->low || (double)value > o->high) return false;
    *out = (int)value;
    return true;
}

static inline bool tool_seed(const char *text, uint64_t *out) {
    const char *p = text;
    for (*out = 0; *p >= '0' && *p <= '9'; p++) {
        uint64_t digit = (uint64_t)(*p - '0');
        if (*out > (UINT64_MAX - digit) / 10) return false;
        *out = *out * 10 + digit;
    }
    return p > text && !*p;
}

static inline bool tool_numbers_of(const tool_option *o, const char *text, tool_numbers *list) {
    const char *end;
    for (list->count = 0; list->count < TOOL_LIST; text = end + 1) {
        if (!tool_integer(o, text, &end, &list->items[list->count++])) return false;
        if (*end != ',') return !*end;
    }
    return false;
}

/* The index of `text` among the words after the option's name; -1: none. */
static inline int tool_choice(const tool_option *o, const char *text) {
    const char *word = strchr(o->name, ' ');
    int i;
    for (i = 0; word && *word; i++) {
        size_t length = strcspn(++word, "|");
        if (strlen(text) == length && memcmp(text, word, length) == 0) return i;
        word += length;
    }
    return -1;
}

static inline void tool_add_text(const tool_option *o, const char *text) {
    tool_texts *list = (tool_texts *)o->to;
    if (list->count == TOOL_LIST) tool_refuse("%s may be given %d times", o->name, TOOL_LIST);
    list->items[list->count++] = text;
}

/* Reports what a value should be. */
static inline void tool_refuse_value(const tool_option *o, const char *text, const char *wanted) {
    const char *name = o->name[0] == '[' ? o->name + 1 : o->name;
    int length = (int)strcspn(name, " ]");
    if (wanted) tool_refuse("%.*s must be %s, not '%s'", length, name, wanted, text);
    if (o->kind == TOOL_CHOICE)
        tool_refuse("%.*s must be one of %s, not '%s'", length, name, name + length + 1, text);
    if (o->kind == TOOL_SEED)
        tool_refuse("%.*s must be a whole number below 2^64, not '%s'", length, name, text);
    tool_refuse("%.*s must be %s from %.12g to %.12g, not '%s'", length, name,
                o->kind == TOOL_FLOAT     ? "a number"
                : o->kind == TOOL_NUMBERS ? "whole numbers separated by commas, each"
                                          : "a whole number",
                o->low, o->high, text);
}

static inline void tool_set(const tool_option *o, const char *text) {
    const char *end = text, *wanted = NULL;
    bool good = true;
    switch (o->kind) {
    case TOOL_SWITCH: *(bool *)o->to = true; break;
    case TOOL_TEXT:
    case TOOL_INPUT:
    case TOOL_OUTPUT: *(const char **)o->to = text; break;
    case TOOL_TEXTS:
    case TOOL_INPUTS: tool_add_text(o, text); break;
    case TOOL_SEED: good = tool_seed(text, (uint64_t *)o->to); break;
    case TOOL_INT: good = tool_integer(o, text, &end, (int *)o->to) && !*end; break;
    case TOOL_NUMBERS: good = tool_numbers_of(o, text, (tool_numbers *)o->to); break;
    case TOOL_CHOICE: good = (*(int *)o->to = tool_choice(o, text)) >= 0; break;
    case TOOL_FLOAT: {
        char *after;
        double value = strtod(text, &after);
        good = after != text && !*after && value >= o->low && value <= o->high;
        if (good) *(float *)o->to = (float)value;
        break;
    }
    case TOOL_CALL: {
        const tool_call *call = (const tool_call *)o->to;
        wanted = call->parse(call->user, text);
        good = !wanted;
        break;
    }
    }
    if (!good) tool_refuse_value(o, text, wanted);
}

/* ---- arguments */

/* The option called `name`; for NULL, the argument at this place. */
static inline const tool_option *tool_find(const tool_option *options, const char *name,
                                           int place) {
    const tool_option *o;
    for (o = options; o->name; o++) {
        size_t length = strcspn(o->name, " ");
        if (!name && o->name[0] != '-' && place-- == 0) return o;
        if (name && name[0] == '-' && strlen(name) == length && !memcmp(o->name, name, length))
            return o;
    }
    return NULL;
}

static inline void tool_remark(void) {
#if (defined(__clang__) && !defined(__OPTIMIZE__)) || defined(__TINYC__)
    /* gcc optimizes the hot code by a pragma in any case */
    fprintf(stderr, "%s: compiled without optimization, which makes it many times slower: cc -O2\n",
            tool_name);
#endif
}

/* ---- files that are read must not be replaced */

/* Do two paths name the same regular file? */
static inline bool tool_same_file(const char *a, const char *b) {
#ifdef _WIN32
    char x[1024], y[1024];
    return _fullpath(x, a, sizeof x) && _fullpath(y, b, sizeof y) && _stricmp(x, y) == 0;
#else
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && S_ISREG(x.st_mode) && x.st_dev == y.st_dev &&
           x.st_ino == y.st_ino;
#endif
}

static inline void tool_keep_file(const char *input, const char *output) {
    if (tool_same_file(input, output))
        tool_refuse("the output '%s' would replace the input '%s'", output, input);
}

/* `input` may be FILE:SCALE, or the first part of a split file. */
static inline void tool_keep_input(const char *input, const char *output) {
    const char *colon = input ? strrchr(input, ':') : NULL, *of;
    char path[4096], *end;
    long part, parts;
    if (!input) return;
    tool_keep_file(input, output);
    snprintf(path, sizeof path, "%.*s", (int)(colon ? colon - input : 0), input);
    tool_keep_file(path, output);
    of = strstr(input, "-00001-of-");
    parts = of ? strtol(of + 10, NULL, 10) : 0;
    if (parts < 2 || parts > 99999 || snprintf(path, sizeof path, "%s", input) >= (int)sizeof path)
        return;
    end = path + (of - input);
    if (strlen(end) != BITNET__PART_NAME) return;
    for (part = 1; part < parts; part++) {
        bitnet__name_part(end, part, parts);
        tool_keep_file(path, output);
    }
}

/* Rejects an output that is also an input, under any name. */
static inline void tool_keep_inputs(const tool_option *options, const char *output) {
    const tool_option *o;
    int i;
    for (o = options; o->name; o++) {
        if (o->kind == TOOL_INPUT) tool_keep_input(*(const char *const *)o->to, output);
        if (o->kind != TOOL_INPUTS) continue;
        for (i = 0; i < ((const tool_texts *)o->to)->count; i++)
            tool_keep_input(((const tool_texts *)o->to)->items[i], output);
    }
}

/* ---- at exit: fails if printed output was lost */

static inline void tool_flush_output(void) {
    if (!ferror(stdout)) errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout)) return;
    tool_complain("the standard output cannot be written: %s", tool_reason());
    _Exit(1);
}

/* Reads all arguments into the table's targets. Exits after --help (status 0) and for wrong
   arguments (status 2). */
static inline void tool_parse(int argc, char **argv, const char *name, const char *about,
                              const tool_option *options) {
    const tool_option *o, *texts = NULL; /* `texts` receives the arguments that follow it */
    bool only_places = false;
    int places = 0, i;
#ifdef BITNET_IMPLEMENTATION
    argv = bitnet__arguments(&argc, argv);
#endif
    tool_name = name;
    atexit(tool_flush_output);
    for (i = 1; i < argc; i++) {
        const char *a = argv[i];
        if (!only_places && !strcmp(a, "--")) {
            only_places = true, texts = NULL;
        } else if (only_places || a[0] != '-' || !a[1]) {
            o = texts ? texts : tool_find(options, NULL, places++);
            if (!o) tool_refuse("unexpected argument '%s'", a);
            tool_set(o, a);
        } else if (!strcmp(a, "-h") || !strcmp(a, "--help")) {
            tool_usage(about, options);
            exit(0);
        } else {
            o = tool_find(options, a, 0);
            if (!o) tool_refuse("unknown option '%s'", a);
            if (o->kind != TOOL_SWITCH && ++i == argc) tool_refuse("%s needs a value", o->name);
            tool_set(o, argv[i]);
            texts = (o->kind == TOOL_TEXTS || o->kind == TOOL_INPUTS) && strstr(o->name, "...")
                        ? o
                        : NULL;
        }
    }
    o = tool_find(options, NULL, places);
    if (o && o->name[0] != '[') tool_refuse("%s is missing", o->name);
    for (o = options; o->name; o++)
        if (o->kind == TOOL_OUTPUT && *(const char *const *)o->to)
            tool_keep_inputs(options, *(const char *const *)o->to);
    tool_remark();
}

/* ---- interruption: the first Ctrl-C asks the program to end, the second ends it */

static volatile sig_atomic_t tool_stopped;

static inline void tool_on_signal(int number) {
    tool_stopped = 1;
    signal(number, SIG_DFL);
}

static inline void tool_catch_signals(void) {
    signal(SIGINT, tool_on_signal);
    signal(SIGTERM, tool_on_signal);
}

/* ---- progress, where somebody watches */

static inline bool tool_watched(void) {
#ifdef _WIN32
    return _isatty(2) != 0;
#else
    return isatty(2) != 0;
#endif
}

/* Prints progress once a second; `done` runs from 0 to `all`, which erases the line. */
static inline void tool_progress(const char *what, double done, double all) {
    static time_t start, last;
    time_t now = time(NULL);
    if (last == 0) start = last = now;
    if ((now == last && done < all) || !tool_watched()) return;
    if (done >= all) {
        fprintf(stderr, "\r%*s\r", 72, "");
        last = 0;
    } else if (done > 0) {
        last = now;
        fprintf(stderr, "\r%.40s: %.0f%%, %.0f s left   ", what, 100 * done / all,
                difftime(now, start) * (all - done) / done);
    }
}

/* The same for loading a model; a signal cancels the load. */
static inline int tool_load_progress(void *user, uint64_t done, uint64_t all) {
    (void)user;
    tool_progress("loading", (double)done, (double)all);
    return tool_stopped != 0;
}

/* ---- files */

/* The length of a byte order mark, which some editors write before UTF-8 and which is not text. */
static inline size_t tool_mark(const char *text, size_t size) {
    return size >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
}

static inline FILE *tool_open(const char *path) {
#ifdef BITNET_IMPLEMENTATION
    return bitnet__open(path, "rb");
#else
    return fopen(path, "rb");
#endif
}

/* Reads a whole file, or standard input for "-", without its byte order mark, and appends a zero;
   free it. If it cannot be read, prints the reason and returns NULL. `size` may be NULL. */
static inline char *tool_read(const char *path, size_t *size) {
    bool standard = !strcmp(path, "-");
    FILE *file = standard ? stdin : (errno = 0, tool_open(path));
    size_t room = 1 << 16, used = 0, mark;
    char *text = file ? (char *)malloc(room) : NULL, *grown;
    while (text && (used += fread(text + used, 1, room - 1 - used, file)) == room - 1) {
        grown = (char *)realloc(text, room *= 2);
        if (!grown) free(text);
        text = grown;
    }
    if (file && !text) tool_complain("%s: out of memory", path);
    else if (!file || ferror(file)) {
        tool_complain("%s: cannot be read: %s", path, tool_reason());
        free(text);
        text = NULL;
    }
    if (file && !standard) fclose(file);
    if (text) {
        mark = tool_mark(text, used);
        memmove(text, text + mark, used -= mark);
        text[used] = 0;
    }
    if (size) *size = used;
    return text;
}

#ifdef BITNET_IMPLEMENTATION

/* A file written completely or not at all; each function prints what went wrong. */
static inline bool tool_output_open(bitnet__output *o, const char *path) {
    errno = 0;
    return bitnet__output_open(o, path) ||
           tool_complain("%s: cannot be written: %s", path, tool_reason());
}
static inline bool tool_output_commit(bitnet__output *o, const char *path) {
    if (!ferror(o->file)) errno = 0;
    return bitnet__output_close(o, true) ||
           tool_complain("%s: cannot be written: %s", path, tool_reason());
}

static inline bool tool_write(const char *path, const void *data, size_t size) {
    return bitnet__output_write(path, data, size) ||
           tool_complain("%s: cannot be written: %s", path, tool_reason());
}

#ifdef BITNET_ADAPTER_H
/* Loads the adapter "FILE" or "FILE:SCALE"; on failure prints the reason and returns NULL. */
static inline bitnet_adapter *tool_adapter(bitnet_model *model, const char *text, float *scale) {
    const char *colon = strrchr(text, ':');
    size_t length = strlen(text);
    char *path = (char *)tool_alloc(length + 1, 1), *end = NULL;
    bitnet_adapter *adapter;
    bitnet_error error;
    memcpy(path, text, length);
    *scale = 1;
    if (colon && colon[1]) {
        double value = strtod(colon + 1, &end);
        if (!*end) *scale = (float)value, path[colon - text] = 0;
    }
    adapter = bitnet__is_finite(*scale) ? bitnet_adapter_load_file(model, path, &error) : NULL;
    if (!bitnet__is_finite(*scale))
        tool_complain("%s: the scale of an adapter must be finite", text);
    else if (!adapter) tool_complain("%s", error.message);
    free(path);
    return adapter;
}
#endif

/* A monotonic clock. */
static inline double tool_seconds(void) { return (double)bitnet__microseconds() * 1e-6; }

/* A tool_call's function: the bitnet_isa called `value`. */
static inline const char *tool_isa(void *user, const char *value) {
    static char known[128] = "one of";
    int i;
    for (i = 0; i < BITNET_ISA_COUNT; i++) {
        const char *name = bitnet_isa_name((bitnet_isa)i);
        if (!strcmp(value, name)) return *(bitnet_isa *)user = (bitnet_isa)i, (const char *)NULL;
        snprintf(known + strlen(known), sizeof known - strlen(known), "%s %s", i ? "," : "", name);
    }
    return known;
}

static inline const char *tool_chat_template(bitnet_chat_template form) {
    const bitnet__chat_template *row = bitnet__chat_template_of(form);
    return row ? row->name : "unknown to this program";
}

/* A bitnet_log that prints messages. */
static inline void tool_log(void *user, bitnet_log_level level, const char *message) {
    (void)user;
    if (level == BITNET_LOG_WARNING) tool_complain("%s", message);
}

#endif

#endif /* BITNET_TOOL_H */
