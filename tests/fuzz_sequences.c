/* fuzz_sequences.c - looks for a sequence of calls after which a session differs from a plain one

       cc -O2 tests/fuzz_sequences.c -o fuzz_sequences -lpthread -ldl -lm && ./fuzz_sequences
       ./fuzz_sequences --seconds 600 --seed 1000000     another ten minutes
       ./fuzz_sequences --seed 17 --ops 0,1,5            these operations of one sequence

   sequences.h describes what is done and compared. Sequences run in a child process, so that a
   crash, a failed assertion, a sanitizer's error or an endless loop is a finding like any other. A
   failing sequence is shortened and printed with one operation per line, and the program exits with
   status 1. --help lists the options. Run it from the top of the repository.

   To judge another version of the library: -DSEQUENCES_HEADER='"/path/to/tools/bitnet_all.h"'.
   tests/before compares what two versions print with --trace. */

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* clock_gettime, also with -std=c99 */
#endif

#ifndef SEQUENCES_HEADER
#define SEQUENCES_HEADER "../tools/bitnet_all.h"
#endif

static void fuzz_assert(int line, const char *condition);
#ifndef BITNET_ASSERT
#define BITNET_ASSERT(condition) ((condition) ? (void)0 : fuzz_assert(__LINE__, #condition))
#endif

#include <time.h>
static int fuzz_library_clock(clockid_t clock, struct timespec *t);

#define clock_gettime(clock, t) fuzz_library_clock(clock, t)
#define BITNET_IMPLEMENTATION
#include SEQUENCES_HEADER
#undef clock_gettime

#include "sequences.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define FUZZ_SANITIZED 1
#elif defined(__SANITIZE_THREAD__)
#define FUZZ_TSAN
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define FUZZ_TSAN
#elif __has_feature(address_sanitizer)
#define FUZZ_SANITIZED 1
#endif
#endif

#if defined(FUZZ_TSAN)
#define FUZZ_SANITIZED 1
#elif !defined(FUZZ_SANITIZED)
#define FUZZ_SANITIZED 0
#endif

#if defined(FUZZ_TSAN)
#ifdef __cplusplus
extern "C"
#endif
    const char *
    __tsan_default_options(void);
const char *__tsan_default_options(void) { return "halt_on_error=1:exitcode=66"; }
#endif

enum {
    FUZZ_HANG = 100,  /* most seconds of a sequence, */
    FUZZ_CPU = 10,    /* and most seconds of CPU time */
    FUZZ_SHRINK = 40, /* seconds for shortening one */
    FUZZ_FOUND = 3    /* the child's exit status */
};

/* Written by the child and read by the parent. */
typedef struct fuzz_report {
    uint64_t seed; /* the current or the next one */
    int number;    /* of the operation */
    seq_fault fault;
    char message[400];
    uint64_t sequences, operations;
} fuzz_report;

static fuzz_report *fuzz_now;
static volatile sig_atomic_t fuzz_stopped;

/* Large, and one of each is enough. */
static seq_files fuzz_files;
static seq_pair fuzz_pair;
static seq_world fuzz_world;
static seq_sequence fuzz_sequence;

typedef struct fuzz_options {
    seq_choice choice;
    uint64_t seed, count;
    int64_t seconds;
    const char *only, *avoid;
    bool chosen[SEQ_OPS], one, all, trace;
} fuzz_options;

static bool fuzz_still;

/* The library's clock. It is stopped for traces: budgets of zero end as early as possible, others
   never, and drafts do not depend on the time of earlier ones. */
static int fuzz_library_clock(clockid_t clock, struct timespec *t) {
    if (!fuzz_still) return clock_gettime(clock, t);
    t->tv_sec = 1000;
    t->tv_nsec = 0;
    return 0;
}

static double fuzz_clock(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void fuzz_end(seq_fault fault, const char *message) {
    fuzz_now->fault = fault;
    fuzz_now->number = fuzz_world.number;
    snprintf(fuzz_now->message, sizeof fuzz_now->message, "%s", message);
    _exit(FUZZ_FOUND);
}

static void fuzz_assert(int line, const char *condition) {
    char message[300];
    snprintf(message, sizeof message, "line %d: %s", line, condition);
    fuzz_end(SEQ_FAULT_ASSERT, message);
}

/* ---- in the child */

/* Closes the model, and detects memory that a sequence has not freed. */
static void fuzz_close(void) {
    if (fuzz_pair.owner && seq_pair_close(&fuzz_pair))
        fuzz_end(SEQ_FAULT_HEAP, "a sequence of this group leaks memory");
}

static void fuzz_run(uint64_t seed, const fuzz_options *o, const bool *chosen, seq_output output) {
    struct itimerval limit;
    seq_draw(&fuzz_sequence, seed, &o->choice);
    fuzz_now->seed = seed;
    seq_files_make(&fuzz_files, fuzz_sequence.model);
    if (fuzz_pair.group != fuzz_sequence.group || fuzz_pair.model != fuzz_sequence.model)
        fuzz_close();
    if (!seq_pair_open(&fuzz_pair, &fuzz_files, fuzz_sequence.model, fuzz_sequence.group))
        fuzz_end(SEQ_FAULT_RESULT, "the model cannot be loaded");
    memset(&limit, 0, sizeof limit);
    limit.it_value.tv_sec = FUZZ_CPU * (FUZZ_SANITIZED ? 10 : 1);
    setitimer(ITIMER_PROF, &limit, NULL);
    alarm(FUZZ_HANG);
    seq_run(&fuzz_world, &fuzz_pair, &fuzz_sequence, chosen, output);
    if (fuzz_world.fault) fuzz_end(fuzz_world.fault, fuzz_world.message);
    fuzz_now->sequences++;
    fuzz_now->operations += (uint64_t)fuzz_world.calls;
}

/* ---- in the parent */

static void fuzz_stop(int number) {
    (void)number;
    fuzz_stopped = 1;
}

/* Waits for a child and reports how it ended. */
static seq_fault fuzz_wait(pid_t child) {
    int status;
    while (waitpid(child, &status, 0) < 0)
        if (fuzz_stopped) kill(child, SIGKILL);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return SEQ_FAULT_NONE;
    if (WIFEXITED(status) && WEXITSTATUS(status) == FUZZ_FOUND) return fuzz_now->fault;
    fuzz_now->number = -1;
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGALRM || WTERMSIG(status) == SIGPROF)) {
        snprintf(fuzz_now->message, sizeof fuzz_now->message, "it does not end");
        return SEQ_FAULT_HANG;
    }
    snprintf(fuzz_now->message, sizeof fuzz_now->message, "%s %d",
             WIFSIGNALED(status) ? "signal" : "exit status",
             WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    return SEQ_FAULT_CRASH;
}

/* Runs seeds from o->seed on, until one fails, `count` are done or the time is over. */
static seq_fault fuzz_batch(const fuzz_options *o, uint64_t first, uint64_t count, double end,
                            bool quiet) {
    pid_t child;
    fflush(stdout);
    if ((child = fork()) < 0)
        return snprintf(fuzz_now->message, 99, "cannot fork"), SEQ_FAULT_CRASH;
    if (child == 0) {
        double said = fuzz_clock();
        uint64_t i;
        signal(SIGINT, SIG_DFL);
        if (quiet && !freopen("/dev/null", "w", stderr)) _exit(2);
        for (i = 0; i < count && fuzz_clock() < end; i++) {
            fuzz_run(first + i, o, NULL, o->trace ? SEQ_TRACE : SEQ_QUIET);
            if (quiet || fuzz_clock() < said + 1) continue;
            said = fuzz_clock();
            fprintf(stderr, "\r%llu sequences, %llu calls ",
                    (unsigned long long)fuzz_now->sequences,
                    (unsigned long long)fuzz_now->operations);
        }
        fuzz_close();
        fflush(stdout);
        _exit(0);
    }
    return fuzz_wait(child);
}

/* Runs some operations of a sequence, alone. */
static seq_fault fuzz_try(const fuzz_options *o, uint64_t seed, const bool *chosen, bool verbose) {
    pid_t child;
    fflush(stdout);
    if ((child = fork()) < 0) return SEQ_FAULT_NONE;
    if (child == 0) {
        signal(SIGINT, SIG_DFL);
        if (!verbose && !freopen("/dev/null", "w", stderr)) _exit(2);
        fuzz_run(seed, o, chosen, verbose ? SEQ_VERBOSE : SEQ_QUIET);
        fuzz_close();
        _exit(0);
    }
    return fuzz_wait(child);
}

/* Drops operations while the sequence fails in the same way: halves, quarters, ... single ones. */
static void fuzz_shrink(const fuzz_options *o, uint64_t seed, seq_fault fault, bool *chosen) {
    double end = fuzz_clock() + (double)FUZZ_SHRINK;
    int size, from, i;
    bool shorter = true;
    for (size = SEQ_OPS / 2; size > 0 && !fuzz_stopped; size = size > 1  ? size / 2
                                                               : shorter ? 1
                                                                         : 0)
        for (shorter = false, from = 0; from < SEQ_OPS && fuzz_clock() < end; from += size) {
            bool tried[SEQ_OPS], fewer = false;
            memcpy(tried, chosen, sizeof tried);
            for (i = from; i < from + size; i++) fewer = fewer || tried[i], tried[i] = false;
            if (!fewer || fuzz_try(o, seed, tried, false) != fault) continue;
            memcpy(chosen, tried, sizeof tried);
            shorter = true;
        }
}

static void fuzz_print_command(const fuzz_options *o, const char *program, uint64_t seed) {
    printf("%s --seed %llu", program, (unsigned long long)seed);
    if (o->choice.model >= 0) printf(" --model %s", seq_models[o->choice.model].name);
    if (o->only) printf(" --only %s", o->only);
    if (o->avoid) printf(" --avoid %s", o->avoid);
}

/* Prints a finding: shortened if it fails alone, too. */
static void fuzz_found(const fuzz_options *o, const char *program, seq_fault fault) {
    uint64_t seed = fuzz_now->seed, first = seed / SEQ_GROUP * SEQ_GROUP;
    bool chosen[SEQ_OPS];
    int i, count = 0;
    seq_draw(&fuzz_sequence, seed, &o->choice);
    for (i = 0; i < SEQ_OPS; i++) chosen[i] = i < fuzz_sequence.count;
    printf("\nFAILED seed %llu, model %s: %s: %s\n", (unsigned long long)seed,
           seq_models[fuzz_sequence.model].name, seq_fault_texts[fault], fuzz_now->message);
    if (fuzz_try(o, seed, chosen, false) != fault) {
        printf("not alone; with those before it: ");
        fuzz_print_command(o, program, first);
        printf(" --count %llu\n", (unsigned long long)(seed - first + 1));
        return;
    }
    fuzz_shrink(o, seed, fault, chosen);
    fuzz_try(o, seed, chosen, true);
    printf("\n%s: %s\n", seq_fault_texts[fault], fuzz_now->message);
    fuzz_print_command(o, program, seed);
    printf(" --ops ");
    for (i = 0; i < SEQ_OPS; i++)
        if (chosen[i]) printf("%s%d", count++ ? "," : "", i);
    putchar('\n');
}

/* ---- options */

static void fuzz_help(void) {
    int i;
    printf("usage: fuzz_sequences [OPTION]..., in the repository's top folder\n\n"
           "  --seconds N    run for N seconds; default: 60\n"
           "  --count N      run at most N sequences\n"
           "  --seed N       the first sequence; default: 0\n"
           "  --model NAME   only this model\n"
           "  --only KINDS   only these kinds of operations, separated by commas, with create and\n"
           "                 feed\n"
           "  --avoid KINDS  all other kinds; also memory and cancel, which happen to other kinds\n"
           "  --ops LIST     run these operations of one sequence, and print what happens\n"
           "  --all          continue after a finding\n"
           "  --trace        print a line per operation (sequences_trace.h) instead of findings\n"
           "  --calm         without mishaps; calls with a budget are repeated until they end\n"
           "  --help         print this text\n\nmodels:");
    for (i = 0; i < SEQ_MODELS; i++) printf(" %s", seq_models[i].name);
    printf("\nkinds:");
    for (i = 0; i < SEQ_KINDS; i++) printf(" %s", seq_kinds[i].name);
    printf(" memory cancel\n");
}

static uint32_t fuzz_kinds(const char *list, uint32_t *mishaps) {
    uint32_t kinds = 0;
    while (*list) {
        size_t length = strcspn(list, ",");
        int i, known = 0;
        for (i = 0; i < SEQ_KINDS; i++)
            if (strlen(seq_kinds[i].name) == length && memcmp(seq_kinds[i].name, list, length) == 0)
                kinds |= 1u << i, known = 1;
        if (length == 6 && memcmp(list, "memory", 6) == 0)
            *mishaps |= 1u << SEQ_MEMORY | 1u << SEQ_NO_MEMORY, known = 1;
        if (length == 6 && memcmp(list, "cancel", 6) == 0)
            *mishaps |= 1u << SEQ_CANCEL | 1u << SEQ_CANCEL_INSIDE | 1u << SEQ_CANCEL_THREAD,
                known = 1;
        if (!known) fprintf(stderr, "there is no kind '%.*s'\n", (int)length, list), exit(2);
        list += length + (list[length] == ',');
    }
    return kinds;
}

static int fuzz_model(const char *name) {
    int i;
    for (i = 0; i < SEQ_MODELS; i++)
        if (strcmp(seq_models[i].name, name) == 0) return i;
    fprintf(stderr, "there is no model '%s'\n", name);
    exit(2);
}

/* The variable of an option without a value. */
static bool *fuzz_switch(fuzz_options *o, const char *name) {
    if (strcmp(name, "--all") == 0) return &o->all;
    if (strcmp(name, "--trace") == 0) return &o->trace;
    return strcmp(name, "--calm") == 0 ? &o->choice.calm : NULL;
}

static void fuzz_read(int argc, char **argv, fuzz_options *o) {
    uint32_t mishaps = 0;
    int i;
    memset(o, 0, sizeof *o);
    o->choice.model = -1;
    o->seconds = 60;
    o->count = UINT64_MAX / 2;
    for (i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
        if (strcmp(name, "--help") == 0) fuzz_help(), exit(0);
        if (strcmp(name, "--only") == 0) o->only = value;
        if (strcmp(name, "--avoid") == 0) o->avoid = value;
        if (fuzz_switch(o, name)) {
            *fuzz_switch(o, name) = true;
            continue;
        }
        if (strcmp(name, "--seconds") == 0) o->seconds = strtoll(value, NULL, 10);
        else if (strcmp(name, "--seed") == 0) o->seed = strtoull(value, NULL, 10);
        else if (strcmp(name, "--count") == 0) o->count = strtoull(value, NULL, 10);
        else if (strcmp(name, "--model") == 0) o->choice.model = fuzz_model(value);
        else if (strcmp(name, "--only") == 0)
            o->choice.no_kinds |=
                ~(fuzz_kinds(value, &mishaps) | 1u << SEQ_KIND_create | 1u << SEQ_KIND_feed);
        else if (strcmp(name, "--avoid") == 0)
            o->choice.no_kinds |= fuzz_kinds(value, &o->choice.no_mishaps);
        else if (strcmp(name, "--ops") == 0) {
            o->one = true;
            while (*value) {
                char *end;
                long at = strtol(value, &end, 10);
                if (end == value || at < 0 || at >= SEQ_OPS) exit(2);
                o->chosen[at] = true;
                value = *end == ',' ? end + 1 : end;
            }
        } else {
            fprintf(stderr, "unknown option '%s'\n", name);
            exit(2);
        }
        i++;
    }
    if (o->choice.calm) o->choice.no_mishaps |= ~(1u << SEQ_NONE);
    if (!o->trace) return;
    fuzz_still = true;
    o->choice.no_kinds |= 1u << SEQ_KIND_threads;
    o->choice.no_mishaps |= 1u << SEQ_CANCEL_THREAD;
}

/* Prints the traces of all sequences. After a failure, the rest of the group is skipped, because
   its model is not in the expected state. */
static int fuzz_trace(const fuzz_options *o) {
    uint64_t next = o->seed, end = o->seed + o->count;
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* all lines before a crash */
    while (next < end && !fuzz_stopped) {
        seq_fault fault = fuzz_batch(o, next, end - next, INFINITY, true);
        if (fault == SEQ_FAULT_NONE) break;
        printf("%llu %d FAULT %s: %s\n", (unsigned long long)fuzz_now->seed, fuzz_now->number,
               seq_fault_texts[fault], fuzz_now->message);
        next = (fuzz_now->seed / SEQ_GROUP + 1) * SEQ_GROUP;
    }
    return fuzz_stopped ? 130 : 0;
}

static bool fuzz_is_here(void) {
    FILE *file = fopen(SEQ_STORIES, "rb");
    if (!file) return false;
    fclose(file);
    return true;
}

int main(int argc, char **argv) {
    fuzz_options o;
    uint64_t next, failed = 0;
    double start = fuzz_clock(), end;
    int i;
    fuzz_read(argc, argv, &o);
    if (!fuzz_is_here()) {
        fprintf(stderr, "there is no %s here: run this in the repository's top folder\n",
                SEQ_STORIES);
        return 2;
    }
    end = start + (double)o.seconds;
    fuzz_now = (fuzz_report *)mmap(NULL, sizeof *fuzz_now, PROT_READ | PROT_WRITE,
                                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (fuzz_now == MAP_FAILED) return 2;
    if (o.one) {
        seq_fault fault = fuzz_try(&o, o.seed, o.chosen, true);
        if (fault) printf("\n%s: %s\n", seq_fault_texts[fault], fuzz_now->message);
        printf("%d passed, %d failed\n", !fault, fault != SEQ_FAULT_NONE);
        return fault != SEQ_FAULT_NONE;
    }
    signal(SIGINT, fuzz_stop);
    for (i = 0; i < SEQ_MODELS; i++) seq_files_make(&fuzz_files, i);
    if (o.trace) return fuzz_trace(&o);
    for (next = o.seed; next < o.seed + o.count && fuzz_clock() < end && !fuzz_stopped;) {
        seq_fault fault = fuzz_batch(&o, next, o.seed + o.count - next, end, false);
        if (fault == SEQ_FAULT_NONE || fuzz_stopped) break;
        failed++;
        next = fuzz_now->seed + 1;
        printf("after %.1f s:", fuzz_clock() - start);
        fuzz_found(&o, argv[0], fault);
        if (!o.all) break;
    }
    seq_files_free(&fuzz_files);
    fprintf(stderr, "\r");
    printf("%llu calls in %.0f s\n", (unsigned long long)fuzz_now->operations,
           fuzz_clock() - start);
    printf("%llu passed, %llu failed\n", (unsigned long long)fuzz_now->sequences,
           (unsigned long long)failed);
    return fuzz_stopped ? 130 : failed != 0;
}
