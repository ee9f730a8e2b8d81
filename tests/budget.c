/* budget.c - how far calls with a time budget overshoot it

       cc -O2 -g tests/budget.c -o budget && ./budget MODEL     (1) from the top of the repository
       ./budget MODEL --budget 500 --threads 2 --kv int8

   A chat whose prompt and reply fill the context, and a text constrained by a JSON grammar, are
   computed by bitnet_generate_next with a time budget, repeatedly until there were 4,000 calls. The
   table lists the CPU time of the calling thread per call, by kind of call. The library's clock is
   the same CPU time, so that a busy machine does not make deadlines earlier; it is stopped while
   this program finds out who read it. The last columns list the longest piece of work between two
   reads of the clock, and the call stack of the second read: "addr2line -ipfe budget ADDRESS" names
   its functions.

   The status is 1 if more than one call in 1,000 takes longer than the budget plus 0.6 ms, or any
   call longer than the budget plus 2 ms. Calls that load are only listed. */

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include <execinfo.h>
#include <time.h>

static int budget_look(struct timespec *t);
#define clock_gettime(clock, t) budget_look(t)
#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/bitnet_grammar.h"
#undef clock_gettime
#include "../tools/tool.h"

/* ---- the clock */

extern const char __executable_start[];

enum { FRAMES = 4, SKIPPED = 3 /* of this file and the clock */ };

typedef struct piece {
    int64_t nanoseconds;
    void *calls[SKIPPED + FRAMES]; /* call stack of the read after it */
    int count;
} piece;

static __thread struct {
    int64_t begin, last; /* nanoseconds; 0: no call is under way */
    int64_t own;         /* used by budget_piece itself */
    piece longest;
} looks;

static int64_t budget_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec - looks.own;
}

__attribute__((noinline)) static int64_t budget_piece(void) {
    int64_t now = budget_now();
    if (looks.last && now - looks.last > looks.longest.nanoseconds) {
        looks.longest.nanoseconds = now - looks.last;
        looks.longest.count = backtrace(looks.longest.calls, SKIPPED + FRAMES);
        looks.own += budget_now() - now;
    }
    if (looks.last) looks.last = now;
    return now;
}

__attribute__((noinline)) static int budget_look(struct timespec *t) {
    int64_t now = budget_piece();
    t->tv_sec = (time_t)(now / 1000000000);
    t->tv_nsec = (long)(now % 1000000000);
    return 0;
}

/* ---- calls */

typedef struct calls {
    const char *name;
    float *milliseconds;
    size_t count, room;
    piece longest;
} calls;

enum { LOADING, BEGIN, PROMPT, REPLY, BEGIN_JSON, JSON, KINDS };

static const char *const kind_names[KINDS] = {"set a grammar", "begin a chat", "prompt",
                                              "reply",         "begin JSON",   "JSON"};
static calls kinds[KINDS];

static void call_begins(void) {
    memset(&looks.longest, 0, sizeof looks.longest);
    looks.begin = looks.last = budget_now();
}

static void call_ends(int kind) {
    calls *c = &kinds[kind];
    int64_t now = budget_piece();
    tool_grow(&c->milliseconds, &c->room, c->count + 1, sizeof *c->milliseconds);
    c->milliseconds[c->count++] = (float)(now - looks.begin) * 1e-6f;
    if (looks.longest.nanoseconds > c->longest.nanoseconds) c->longest = looks.longest;
    looks.last = 0;
}

static int by_time(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

/* The time that only `rest` of 1,000 calls exceed. */
static float quantile(const calls *c, size_t rest) {
    return c->milliseconds[c->count - 1 - c->count * rest / 1000];
}

static void print_calls(const char *name, calls *c) {
    int k;
    qsort(c->milliseconds, c->count, sizeof(float), by_time);
    printf("%-15s %6d %7.3f %7.3f %7.3f %7.3f   %.3f", name, (int)c->count, quantile(c, 500),
           quantile(c, 10), quantile(c, 1), quantile(c, 0), (double)c->longest.nanoseconds * 1e-6);
    for (k = SKIPPED; k < c->longest.count; k++)
        printf(" %#lx", (long)((const char *)c->longest.calls[k] - __executable_start));
    putchar('\n');
}

static bool report(int budget) {
    float most = (float)budget * 1e-3f + 0.6f, worst = (float)budget * 1e-3f + 2.0f;
    calls all;
    bool good;
    int i;
    memset(&all, 0, sizeof all);
    printf("%-15s %6s %7s %7s %7s %7s   %s\n", "ms", "calls", "p50", "p99", "p99.9", "worst",
           "longest piece");
    for (i = 0; i < KINDS; i++) {
        calls *c = &kinds[i];
        if (c->count == 0) continue;
        print_calls(kind_names[i], c);
        if (i == LOADING) continue;
        tool_grow(&all.milliseconds, &all.room, all.count + c->count, sizeof(float));
        memcpy(all.milliseconds + all.count, c->milliseconds, c->count * sizeof(float));
        all.count += c->count;
        if (c->longest.nanoseconds > all.longest.nanoseconds) all.longest = c->longest;
    }
    print_calls("all but loading", &all);
    good = quantile(&all, 1) <= most && quantile(&all, 0) <= worst;
    printf("%s: 99.9%% of calls within %.1f ms, all within %.1f ms\n", good ? "ok" : "FAILED", most,
           worst);
    return good;
}

/* ---- texts */

enum { CALLS = 4000, POSITIONS = 600, REPLY_TOKENS = 100 };

static const char json[] =
    "root ::= \"{\" pair (\",\" pair)* \"}\"\n"
    "pair ::= string \":\" value\n"
    "value ::= string | number | \"true\" | \"false\" | \"null\" | root | \"[\" value (\",\" "
    "value)* \"]\"\n"
    "string ::= \"\\\"\" ([^\"\\\\\\x00-\\x1F] | \"\\\\\" [\"\\\\/bfnrt]){1,24} \"\\\"\"\n"
    "number ::= \"-\"? [0-9]{1,9} (\".\" [0-9]{1,9})?\n";

static void fail(const bitnet_session *s) {
    fprintf(stderr, "budget: %s\n", bitnet_session_message(s));
    exit(2);
}

/* Runs a generation to its end. */
static void generate(bitnet_session *s, int budget, int first, int rest, int tokens) {
    bitnet_budget b = {budget, 0};
    bitnet_result result = BITNET_PENDING;
    int taken = 0;
    while (result != BITNET_END && taken < tokens) {
        const bitnet_generated_token *list;
        const char *text;
        size_t length;
        int kind = taken ? rest : first;
        call_begins();
        result = bitnet_generate_next(s, &b, &text, &length);
        call_ends(kind);
        if (bitnet_is_error(result)) fail(s);
        if (result == BITNET_OK) taken += (int)bitnet_generate_tokens(s, &list);
    }
}

/* Makes a message of about `tokens` tokens. */
static char *message_of(const bitnet_tokenizer *t, size_t tokens) {
    char *text = (char *)tool_alloc(tokens + 1, 8);
    size_t count = 0, length = 0;
    int word = 0;
    text[0] = 0;
    while (count < tokens) {
        static const char *const words[] = {"the ", "wolf ", "saw ", "a ",       "small ",
                                            "red ", "bird ", "in ",  "a tree, ", "and it sang. "};
        const char *next = words[word++ * 7 % 10];
        memcpy(text + length, next, strlen(next) + 1);
        length += strlen(next);
        bitnet_tokenize(t, text, length, 0, NULL, 0, &count, NULL);
        if (length > 8 * tokens - 16) break;
    }
    return text;
}

static bitnet_session *session_of(bitnet_model *model, int kv) {
    bitnet_session_options o;
    bitnet_sampling sampling;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_session *s;
    memset(&o, 0, sizeof o), memset(&sampling, 0, sizeof sampling);
    o.context_length = POSITIONS + 64;
    o.cache = (bitnet_cache)kv;
    sampling.temperature = 1.0f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    s = bitnet_session_create(model, &o, &error);
    if (!s) exit(tool_complain("%s", error.message) + 2);
    if (bitnet_session_set_sampling(s, &sampling) != BITNET_OK) fail(s);
    return s;
}

static void chat(bitnet_model *model, int budget, int kv) {
    bitnet_session *s = session_of(model, kv);
    char *message = message_of(bitnet_model_tokenizer(model), POSITIONS - REPLY_TOKENS);
    bitnet_generate_options o;
    bitnet_result result;
    memset(&o, 0, sizeof o);
    o.ignore_end = true;
    call_begins();
    result = bitnet_chat_begin(s, message, BITNET_TERMINATED, &o);
    call_ends(BEGIN);
    if (result) fail(s);
    generate(s, budget, PROMPT, REPLY, REPLY_TOKENS);
    free(message);
    bitnet_session_free(s);
}

static void constrained(bitnet_model *model, int budget, int kv) {
    bitnet_session *s = session_of(model, kv);
    bitnet_grammar *grammar = bitnet_grammar_create(json, strlen(json), NULL, NULL, NULL);
    bitnet_generate_options o;
    bitnet_result result;
    memset(&o, 0, sizeof o);
    o.min_tokens = REPLY_TOKENS;
    call_begins();
    result = bitnet_session_set_grammar(s, grammar);
    call_ends(LOADING);
    if (result) fail(s);
    call_begins();
    result = bitnet_generate_begin(s, "the", BITNET_TERMINATED, &o);
    call_ends(BEGIN_JSON);
    if (result) fail(s);
    generate(s, budget, JSON, JSON, REPLY_TOKENS);
    bitnet_session_free(s);
    bitnet_grammar_free(grammar);
}

int main(int argc, char **argv) {
    static const char *path;
    static int budget = 2000, threads = 1, kv;
    const tool_option options[] = {
        {"MODEL", TOOL_INPUT, &path, 0, 0, "a GGUF file"},
        {"--budget N", TOOL_INT, &budget, 1, 1e6, "microseconds per call (default 2000)"},
        {"--threads N", TOOL_INT, &threads, 1, TOOL_THREADS, "threads (default 1)"},
        {"--kv f16|int8", TOOL_CHOICE, &kv, 0, 0, "keys and values (default f16)"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    bitnet_model_options o;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model *model;
    bitnet_session *warm;
    bool good;
    tool_parse(argc, argv, "budget", "how far calls with a time budget overshoot it", options);
    memset(&o, 0, sizeof o);
    o.threads = threads;
    model = bitnet_model_load_file(path, &o, &error);
    if (!model) return tool_complain("%s", error.message) + 2;
    warm = session_of(model, kv); /* brings the weights' pages into memory */
    if (bitnet_generate(warm, "the", NULL, NULL, NULL) != BITNET_OK) fail(warm);
    bitnet_session_free(warm);
    while (kinds[PROMPT].count + kinds[REPLY].count + kinds[JSON].count < CALLS) {
        chat(model, budget, kv);
        constrained(model, budget, kv);
    }
    good = report(budget);
    bitnet_model_free(model);
    return good ? 0 : 1;
}
