/* crowd - eight characters talk at once: each continues a common story in its own way

       cc -O2 examples/crowd.c -o crowd
       ./crowd                                    with the small model
       ./crowd model.gguf --budget 8000           another model; microseconds per frame

   Each character is a copy of a session that holds the common text. Copies share its keys and
   values, so each costs only its own text. bitnet_generate_many continues all of them within a
   frame's budget, in passes that read the weights once for all of them. Then the same characters
   speak one after the other: the texts are the same, but take longer. */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include "bitnet_machine.h"
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <time.h>
#endif

enum { CHARACTERS = 8, TOKENS = 60 };

static const char common[] =
    "Words: kite, wind\n\nJack, the wind and the kite\n\nThe day began with wind, and the roosters "
    "talked about it. Jack was a curious boy who lived near the bakery. The best thing Jack had "
    "was a kite. It was red and had a long tail. That day Jack went to the pond to look at the "
    "fish. Willows leaned over it like washerwomen.\n\n"
    "The wind took the kite from Jack and carried it far away. Jack could not see where it came "
    "down.\n\n";

static const char *const openings[CHARACTERS] = {
    "\"Maybe it is at the mill,\" thought Jack, and went there.",
    "\"Maybe it is in the barn,\" thought Jack, and went there.",
    "\"Maybe it is at the school,\" thought Jack, and went there.",
    "Jack went to the kitchen and met Clara, a kind girl.",
    "Jack went to the mill and met Finn, a shy boy.",
    "Jack went to the school and met Ida, a busy girl.",
    "Jack went to the barn and met Leo, a clever boy.",
    "Jack went to the cellar and met Olga, a patient girl."};

/* Prints an error message; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("crowd: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

static volatile sig_atomic_t stopped; /* by Ctrl-C */

static void stop(int number) {
    (void)number;
    stopped = 1;
}

/* Seconds of a monotonic clock. */
static double clock_seconds(void) {
#ifdef _WIN32
    LARGE_INTEGER now, frequency;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&frequency);
    return (double)now.QuadPart / (double)frequency.QuadPart;
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
#endif
}

/* Counts allocated memory, to show what a character costs. */
static size_t taken;

static void *take(void *user, size_t size) {
    size_t *memory = (size_t *)malloc(size + 64);
    (void)user;
    if (!memory) return NULL;
    *memory = size;
    taken += size;
    return (char *)memory + 64;
}

static void give(void *user, void *memory) {
    size_t *block = (size_t *)(void *)((char *)memory - 64);
    (void)user;
    taken -= *block;
    free(block);
}

typedef struct character {
    bitnet_session *session;
    char text[1024];
    size_t length;
} character;

static character cast[2][CHARACTERS]; /* [0]: together; [1]: one after the other */

static int hear(void *user, bitnet_session *session, const char *text, size_t length) {
    character *c = (character *)user;
    while (c->session != session) c++;
    if (c->length + length >= sizeof c->text) return 1;
    memcpy(c->text + c->length, text, length);
    c->length += length;
    return 0;
}

/* Makes `count` characters, each a copy of the session after the common text. On failure prints the
   reason. */
static bool gather(bitnet_session *story, character *c, int count) {
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    int i;
    options.max_tokens = TOKENS;
    options.ignore_end = true;
    sampling.temperature = 0.7f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    for (i = 0; i < count; i++) {
        c[i].session = bitnet_session_copy(story, NULL);
        c[i].length = 0;
        sampling.seed = (uint64_t)i + 1;
        if (!c[i].session) return complain("out of memory"), false;
        if (bitnet_session_set_sampling(c[i].session, &sampling) != BITNET_OK ||
            bitnet_generate_begin(c[i].session, openings[i], BITNET_TERMINATED, &options) !=
                BITNET_OK)
            return complain("%s", bitnet_session_message(c[i].session)), false;
    }
    return true;
}

static void part(character *c, int count) {
    int i;
    for (i = 0; i < count; i++) bitnet_session_free(c[i].session);
}

/* Runs frames until all have spoken, `at_once` at a time. Returns the seconds of all frames and of
   the longest. */
static double talk(character *c, int count, int at_once, const bitnet_budget *frame,
                   double *longest) {
    bitnet_session *list[CHARACTERS];
    double total = 0;
    int i, from;
    for (i = 0; i < count; i++) list[i] = c[i].session;
    for (from = 0; from < count; from += at_once) {
        bitnet_result result = BITNET_PENDING;
        while (result == BITNET_PENDING && !stopped) {
            double start = clock_seconds(), seconds;
            result = bitnet_generate_many(list + from, at_once, frame, hear, c);
            seconds = clock_seconds() - start;
            total += seconds;
            if (seconds > *longest) *longest = seconds;
        }
    }
    return total;
}

/* Measures and prints a line of the table, for `count` characters. */
static bool compare(bitnet_session *story, int count, const bitnet_budget *frame) {
    double seconds[2], longest[2] = {0, 0};
    size_t before = taken, memory;
    bool same = true;
    int i;
    if (!gather(story, cast[0], count)) return false;
    seconds[0] = talk(cast[0], count, count, frame, &longest[0]);
    memory = (taken - before) / (size_t)count;
    if (!gather(story, cast[1], count)) return false;
    seconds[1] = talk(cast[1], count, 1, frame, &longest[1]);
    for (i = 0; i < count; i++)
        same = same && cast[0][i].length == cast[1][i].length &&
               memcmp(cast[0][i].text, cast[1][i].text, cast[0][i].length) == 0;
    printf("%10d %12.0f %10.1f %16.0f %10.1f %10.0f KB %s\n", count, count * TOKENS / seconds[0],
           1e3 * longest[0], count * TOKENS / seconds[1], 1e3 * longest[1], (double)memory / 1024,
           same ? "" : "  THE TEXTS DIFFER");
    part(cast[0], count);
    part(cast[1], count);
    return same && !stopped;
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the command line */

static const char usage[] =
    "crowd - eight characters continue one opening within a budget per frame\n\n"
    "usage: crowd [MODEL] [options]\n\n"
    "  [MODEL]             default: examples/models/stories.gguf\n"
    "  --budget N          microseconds per frame (default 4000)\n"
    "  -h, --help          this text";

static void parse(char **argv, const char **path, bitnet_budget *frame) {
    bool places = false; /* after --, arguments are not options */
    char *end = NULL, **word;
    for (word = argv + 1; *word; word++) {
        if (!places && **word == '-') {
            if (!strcmp(*word, "-h") || !strcmp(*word, "--help")) puts(usage), exit(finish(0));
            if (!strcmp(*word, "--")) places = true;
            else if (strcmp(*word, "--budget") != 0)
                exit(1 + complain("unknown option '%s'; --help lists the options", *word));
            else if (!*++word) exit(1 + complain("--budget needs a value"));
            else {
                frame->microseconds = strtol(*word, &end, 10);
                if (end == *word || *end || frame->microseconds < 1)
                    exit(1 + complain("--budget must be a whole number from 1, not '%s'", *word));
            }
        } else if (*path) exit(1 + complain("unexpected argument '%s'", *word));
        else *path = *word;
    }
}

int main(int argc, char **argv) {
    const char *path = NULL;
    bitnet_budget frame = {0, 0};
    bitnet_model_options options = {0};
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *story;
    bool done = true;
    int count, i;
    argv = bitnet__arguments(&argc, argv);
    frame.microseconds = 4000;
    parse(argv, &path, &frame);
    if (!path) path = "examples/models/stories.gguf";
    signal(SIGINT, stop);
    options.allocator.alloc = take;
    options.allocator.free = give;
    options.threads = 1; /* the game has the others */
    model = bitnet_model_load_file(path, &options, &error);
    story = bitnet_session_create(model, NULL, &error);
    if (!story) return complain("%s", error.message);
    if (bitnet_generate_begin(story, common, BITNET_TERMINATED, NULL) != BITNET_OK ||
        bitnet_step(story, NULL) != BITNET_OK)
        return complain("%s", bitnet_session_message(story));
    printf("%d common tokens\n\n", (int)bitnet_session_length(story));
    printf("%10s %12s %10s %16s %10s %13s\n", "characters", "together", "longest", "one by one",
           "longest", "memory");
    printf("%10s %12s %10s %16s %10s %13s\n", "", "tokens/s", "frame ms", "tokens/s", "frame ms",
           "of each");
    for (count = 1; count <= CHARACTERS && done; count *= 2) done = compare(story, count, &frame);
    putchar('\n');
    for (i = 0; i < CHARACTERS && done; i++)
        printf("%s%.*s\n", openings[i], (int)cast[0][i].length, cast[0][i].text);
    bitnet_session_free(story);
    bitnet_model_free(model);
    return finish(!done);
}
