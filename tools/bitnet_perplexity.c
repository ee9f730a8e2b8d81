/* bitnet_perplexity - how well a model predicts a text, and how near two models are

       bitnet_perplexity MODEL TEXT [--recipe windows|rows] [--context 512] [--from PERCENT]
                         [--tokens N] [--threads N] [--other MODEL]
       bitnet_perplexity --logits A B

   --from    begin after so many percent of the text's bytes: 50 takes the second half
   --tokens  use at most so many tokens of the text
   --other   compare with this model, of the same vocabulary, on the same tokens
   --logits  compare two files of logits, as bitnet_eval writes them

   Perplexity is e to the mean of -ln p(token) over the tokens that are scored; the standard error
   takes these for independent of each other. Bits per byte divides the same sum, in bits, by the
   bytes that the scored tokens stand for; it can be compared between vocabularies. Two recipes:

   windows  that of llama.cpp. The text, begun with a bos if the vocabulary wants one, is cut into
            windows of --context tokens, of each of which the first becomes a bos again. The second
            half is scored: tokens context/2 + 1 .. context - 1. What fills no window is left out.
   rows     that of bitnet_train. A bos and the next --context - 1 tokens, all of which are scored.
            Where the text has "<|endoftext|>", a document ends, with an eos, and another begins,
            with a bos, which is not scored. White space around documents is cut off.

   With two models, P the first and Q the other: the divergence is the mean of
   sum p ln(p / q) over the scored positions; top-1 the share of them where both name the same
   token first. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <io.h>
#define isatty _isatty
#endif

#define SEPARATOR "<|endoftext|>"
enum { BLOCK = 64 }; /* tokens computed at once, and rows of logits kept for the other model */

static int fail(const char *what, const char *detail) {
    fprintf(stderr, "bitnet_perplexity: %s%s%s\n", what, detail ? ": " : "", detail ? detail : "");
    return 1;
}

static const char usage[] =
    "usage: bitnet_perplexity MODEL TEXT [--recipe windows|rows] [--context 512]\n"
    "                         [--from PERCENT] [--tokens N] [--threads N] [--other MODEL]\n"
    "       bitnet_perplexity --logits A B\n";

static volatile sig_atomic_t stopped;

static void on_signal(int number) {
    (void)number;
    stopped = 1;
}

/* ---- sums with their standard errors */

typedef struct mean {
    double sum, squares, largest;
    int64_t count;
} mean;

static void mean_add(mean *m, double value) {
    m->sum += value;
    m->squares += value * value;
    if (m->count++ == 0 || value > m->largest) m->largest = value;
}

static double mean_value(const mean *m) { return m->count ? m->sum / (double)m->count : 0; }

static double mean_error(const mean *m) {
    double average = mean_value(m), variance;
    if (m->count < 2) return 0;
    variance = m->squares / (double)m->count - average * average;
    return variance > 0 ? bitnet__sqrt_double(variance / (double)(m->count - 1)) : 0;
}

/* ---- rows of logits */

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

/* A row's first token, of equals the lowest, and what a logit loses to become a log-probability. */
typedef struct row_summary {
    int32_t best;
    double log_total;
} row_summary;

static row_summary summarise(const float *row, int32_t count) {
    row_summary s = {0, 0};
    double total = 0;
    int32_t i;
    for (i = 1; i < count; i++)
        if (row[i] > row[s.best]) s.best = i;
    for (i = 0; i < count; i++) total += (double)bitnet__exp(row[i] - row[s.best]);
    s.log_total = (double)row[s.best] + bitnet__log_double(total);
    return s;
}

/* sum p ln(p / q), never negative but for rounding. */
static double divergence(const float *p, const row_summary *sp, const float *q,
                         const row_summary *sq, int32_t count) {
    double sum = 0;
    int32_t i;
    for (i = 0; i < count; i++) {
        double log_p = (double)p[i] - sp->log_total, log_q = (double)q[i] - sq->log_total;
        sum += (double)bitnet__exp((float)log_p) * (log_p - log_q);
    }
    return sum;
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif

/* What comparing two sources of logits gives. */
typedef struct agreement {
    mean divergence, same; /* same: 1 where the first tokens are equal, else 0 */
    double largest;        /* difference of two logits */
} agreement;

static void agreement_add(agreement *a, const float *p, const float *q, int32_t count) {
    row_summary sp = summarise(p, count), sq = summarise(q, count);
    int32_t i;
    mean_add(&a->divergence, divergence(p, &sp, q, &sq, count));
    mean_add(&a->same, sp.best == sq.best);
    for (i = 0; i < count; i++) {
        double difference = (double)p[i] - (double)q[i];
        if (difference < 0) difference = -difference;
        if (difference > a->largest) a->largest = difference;
    }
}

static void agreement_print(const agreement *a) {
    printf("divergence  %.6f +- %.6f nats per token, at most %.6f\n", mean_value(&a->divergence),
           mean_error(&a->divergence), a->divergence.largest);
    printf("top-1       %.3f%% +- %.3f%% the same of %ld; logits differ by at most %.6g\n",
           mean_value(&a->same) * 100, mean_error(&a->same) * 100, (long)a->same.count, a->largest);
}

/* ---- two files of logits: i32 positions, i32 vocabulary, f32 [positions][vocabulary] */

static FILE *open_logits(const char *path, int32_t shape[2]) {
    FILE *file = bitnet__open(path, "rb");
    uint64_t size;
    if (!file) return NULL;
    if (bitnet__file_size(file, &size) && bitnet__seek(file, 0, SEEK_SET) &&
        fread(shape, 4, 2, file) == 2 && shape[0] > 0 && shape[1] > 0 &&
        (size - 8) / 4 / (uint64_t)shape[1] == (uint64_t)shape[0])
        return file;
    fclose(file);
    return NULL;
}

static int compare_files(const char *first, const char *second) {
    int32_t shape[2], other[2], p;
    FILE *a = open_logits(first, shape), *b = open_logits(second, other);
    agreement result;
    float *rows;
    size_t n;
    memset(&result, 0, sizeof result);
    if (!a || !b) return fail(a ? second : first, "no file of logits");
    if (memcmp(shape, other, sizeof shape) != 0) return fail(second, "it has another shape");
    n = (size_t)shape[1];
    rows = (float *)malloc(2 * n * sizeof *rows);
    if (!rows) return fail("out of memory", NULL);
    for (p = 0; p < shape[0] && !stopped; p++) {
        if (fread(rows, 4, n, a) != n || fread(rows + n, 4, n, b) != n)
            return fail(second, "it cannot be read");
        agreement_add(&result, rows, rows + n, shape[1]);
    }
    agreement_print(&result);
    free(rows);
    fclose(a);
    fclose(b);
    return stopped ? 1 : 0;
}

/* ---- the text as tokens */

typedef struct tokens {
    int32_t *ids;
    size_t count, room;
    int32_t begin; /* the token before a text; -1: there is none */
} tokens;

static char *read_text(const char *path, size_t *size) {
    FILE *file = bitnet__open(path, "rb");
    uint64_t length = 0;
    char *text = NULL;
    if (!file) return NULL;
    if (bitnet__file_size(file, &length) && length < SIZE_MAX / 8 &&
        bitnet__seek(file, 0, SEEK_SET) && (text = (char *)malloc((size_t)length + 1)) != NULL &&
        fread(text, 1, (size_t)length, file) != length)
        free(text), text = NULL;
    fclose(file);
    *size = (size_t)length;
    return text;
}

static bool add_text(tokens *t, const bitnet_tokenizer *tokenizer, const char *text, size_t length,
                     unsigned flags) {
    bitnet_allocator a = bitnet__allocator(NULL);
    size_t n = 0, most = length + 2; /* no token is less than a byte, but for two */
    if (!bitnet__grow(&a, &t->ids, &t->room, t->count, t->count + most + 2, sizeof *t->ids) ||
        bitnet_tokenize(tokenizer, text, length, flags, t->ids + t->count, most, &n) != BITNET_OK ||
        n > most)
        return false;
    t->count += n;
    return true;
}

/* The documents of a text, an eos and a bos between them. */
static bool add_documents(tokens *t, const bitnet_tokenizer *tokenizer, const char *text,
                          size_t length) {
    const size_t mark = sizeof SEPARATOR - 1;
    const char *end = text + length, *from = text, *to, *next;
    for (; from < end; from = next) {
        for (to = from; to < end; to++)
            if (*to == '<' && (size_t)(end - to) >= mark && !memcmp(to, SEPARATOR, mark)) break;
        next = to < end ? to + mark : end;
        while (from < to && (unsigned char)*from <= ' ') from++;
        while (from < to && (unsigned char)to[-1] <= ' ') to--;
        if (from == to) continue;
        if (t->count) {
            if (bitnet_token_eos(tokenizer) >= 0) t->ids[t->count++] = bitnet_token_eos(tokenizer);
            t->ids[t->count++] = t->begin;
        }
        if (!add_text(t, tokenizer, from, (size_t)(to - from), 0)) return false;
    }
    return true;
}

/* ---- one model, or two in step */

typedef struct evaluation {
    const bitnet_tokenizer *tokenizer;
    bitnet_session *sessions[2]; /* the second may be NULL */
    float *rows;                 /* [BLOCK][vocabulary]: the first model's, for the other */
    int32_t vocabulary;
    const int32_t *ids;   /* of the current row */
    int32_t count, first; /* tokens in it; the first position whose logits are scored */
    int32_t unscored;     /* the token that is no target; -1: none */
    int32_t base;         /* position of rows[0] */
    mean loss[2];
    double bytes;
    agreement between; /* the two models */
} evaluation;

/* The token that the logits at `position` are to predict, or -1. */
static int32_t target_of(const evaluation *e, int32_t position) {
    if (position < e->first || position + 1 >= e->count) return -1;
    return e->ids[position + 1] == e->unscored ? -1 : e->ids[position + 1];
}

static double surprise(const float *row, int32_t vocabulary, int32_t target) {
    return summarise(row, vocabulary).log_total - (double)row[target];
}

static void see_first(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    evaluation *e = (evaluation *)user;
    int32_t target = target_of(e, position);
    if (target < 0) return;
    mean_add(&e->loss[0], surprise(logits, vocabulary, target));
    e->bytes += (double)bitnet_token_bytes(e->tokenizer, target).length;
    if (e->rows)
        memcpy(e->rows + (size_t)(position - e->base) * (size_t)vocabulary, logits,
               (size_t)vocabulary * sizeof *logits);
}

static void see_second(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    evaluation *e = (evaluation *)user;
    int32_t target = target_of(e, position);
    if (target < 0) return;
    mean_add(&e->loss[1], surprise(logits, vocabulary, target));
    agreement_add(&e->between, e->rows + (size_t)(position - e->base) * (size_t)vocabulary, logits,
                  vocabulary);
}

/* Both models take a block of the row in turn. The block size does not show in the logits. */
static bitnet_result evaluate_row(evaluation *e) {
    bitnet_result result;
    int m;
    for (m = 0; m < 2; m++)
        if (e->sessions[m]) bitnet_session_reset(e->sessions[m]);
    for (e->base = 0; e->base < e->count && !stopped; e->base += BLOCK) {
        int32_t n = e->count - e->base < BLOCK ? e->count - e->base : BLOCK;
        for (m = 0; m < 2 && e->sessions[m]; m++) {
            result = bitnet_feed(e->sessions[m], e->ids + e->base, (size_t)n);
            if (result == BITNET_OK) result = bitnet_step(e->sessions[m], NULL);
            if (result == BITNET_OK) continue;
            fail("evaluation", bitnet_session_message(e->sessions[m]));
            return result;
        }
    }
    return BITNET_OK;
}

static bitnet_session *open_session(bitnet_model *model, int32_t context) {
    bitnet_session_options options;
    bitnet_error error;
    bitnet_session *session;
    memset(&options, 0, sizeof options);
    options.context = context;
    session = bitnet_session_create(model, &options, &error);
    if (!session) fail("session", error.message);
    return session;
}

static void observe(bitnet_session *session, evaluation *e,
                    void (*see)(void *, int32_t, const float *, int32_t)) {
    bitnet_observer observer;
    memset(&observer, 0, sizeof observer);
    observer.logits = see;
    observer.user = e;
    bitnet_session_observe(session, &observer);
}

static void print_result(const evaluation *e, int which, const char *path) {
    const mean *m = &e->loss[which];
    double loss = mean_value(m), perplexity = bitnet__exp_double(loss);
    printf("%s: perplexity %.4f +- %.4f, loss %.5f +- %.5f per token, %.5f bits per byte\n", path,
           perplexity, mean_error(m) * perplexity, loss, mean_error(m),
           e->bytes > 0 ? m->sum / 0.6931471805599453 / e->bytes : 0.0);
}

/* ---- the command line */

typedef struct settings {
    const char *model, *text, *other;
    bool rows; /* the recipe */
    int32_t context;
    double from; /* percent */
    long tokens;
    int threads;
} settings;

static bool parse_number(const char *text, double low, double high, double *out) {
    char *end;
    *out = strtod(text, &end);
    return end != text && !*end && *out >= low && *out <= high;
}

static bool parse_arguments(settings *s, int argc, char **argv) {
    int i;
    memset(s, 0, sizeof *s);
    s->context = 512;
    for (i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        double number;
        if (name[0] != '-') {
            if (s->text) return false;
            *(s->model ? &s->text : &s->model) = name;
            continue;
        }
        i++;
        if (!value) return false;
        if (!strcmp(name, "--other")) {
            s->other = value;
        } else if (!strcmp(name, "--recipe")) {
            s->rows = !strcmp(value, "rows");
            if (!s->rows && strcmp(value, "windows") != 0) return false;
        } else if (!strcmp(name, "--from")) {
            if (!parse_number(value, 0, 100, &s->from)) return false;
        } else if (!strcmp(name, "--context")) {
            if (!parse_number(value, 4, 1 << 20, &number)) return false;
            s->context = (int32_t)number;
        } else if (!strcmp(name, "--tokens")) {
            if (!parse_number(value, 1, 1 << 30, &number)) return false;
            s->tokens = (long)number;
        } else if (!strcmp(name, "--threads")) {
            if (!parse_number(value, 1, 64, &number)) return false;
            s->threads = (int)number;
        } else {
            return false;
        }
    }
    return s->text != NULL;
}

static bitnet_model *load(const char *path, int threads) {
    bitnet_model_options options;
    bitnet_error error;
    bitnet_model *model;
    memset(&options, 0, sizeof options);
    options.threads = threads;
    model = bitnet_model_load_file(path, &options, &error);
    if (!model) fail(error.message, NULL);
    return model;
}

/* The part of the text that is wanted, as tokens. */
static bool read_tokens(const settings *s, const bitnet_tokenizer *tokenizer, tokens *t) {
    size_t size, from;
    char *text = read_text(s->text, &size);
    bool ok;
    if (!text) return fail(s->text, "it cannot be read"), false;
    from = (size_t)((double)size * s->from / 100);
    while (from < size && ((unsigned char)text[from] & 0xC0) == 0x80) from++; /* whole characters */
    t->begin = bitnet_token_bos(tokenizer);
    if (s->rows) {
        if (t->begin < 0) t->begin = bitnet_token_eos(tokenizer);
        if (t->begin < 0) return fail("the vocabulary has neither bos nor eos", NULL), false;
        ok = add_documents(t, tokenizer, text + from, size - from);
    } else {
        size_t n = 0; /* an empty text has one token if texts begin with a bos, else none */
        if (bitnet_tokenize(tokenizer, "", 0, BITNET_ADD_BOS, NULL, 0, &n) != BITNET_OK || n == 0)
            t->begin = -1;
        ok = add_text(t, tokenizer, text + from, size - from, BITNET_ADD_BOS);
    }
    free(text);
    if (!ok) return fail("out of memory", NULL), false;
    if (s->tokens && t->count > (size_t)s->tokens) t->count = (size_t)s->tokens;
    return true;
}

/* All rows or windows of the text. */
static bool evaluate(const settings *s, const tokens *t, evaluation *e) {
    size_t step = (size_t)(s->rows ? s->context - 1 : s->context), at;
    size_t windows = s->rows ? (t->count + step - 1) / step : t->count / step, done = 0;
    int32_t *row = (int32_t *)malloc((size_t)s->context * sizeof *row);
    int64_t start = bitnet__microseconds(), shown = start, now, computed = 0;
    bitnet_result result = BITNET_OK;
    if (!row) return fail("out of memory", NULL), false;
    if (windows == 0) return fail(s->text, "it is too short for one window"), false;
    e->ids = row;
    e->first = s->rows ? 0 : s->context / 2;
    e->unscored = s->rows ? t->begin : -1;
    for (at = 0; done < windows && result == BITNET_OK && !stopped; at += step) {
        size_t n = t->count - at < step ? t->count - at : step;
        memcpy(row + (s->rows ? 1 : 0), t->ids + at, n * sizeof *row);
        if (t->begin >= 0) row[0] = t->begin;
        e->count = (int32_t)n + (s->rows ? 1 : 0);
        result = evaluate_row(e);
        computed += e->count;
        done++;
        now = bitnet__microseconds();
        if ((now - shown < 500000 && done < windows) || !isatty(2)) continue;
        shown = now;
        fprintf(stderr, "\r%lu/%lu  perplexity %.4f  %.0f tokens/s  %.0f s left   ",
                (unsigned long)done, (unsigned long)windows,
                bitnet__exp_double(mean_value(&e->loss[0])),
                (double)computed * 1e6 / (double)(now - start + 1),
                (double)(now - start) * 1e-6 * (double)(windows - done) / (double)done);
    }
    now = bitnet__microseconds();
    if (isatty(2)) fputc('\n', stderr);
    free(row);
    if (result != BITNET_OK) return false;
    printf("%s%ld tokens scored of %ld computed, %.0f bytes, %s of %d; %.0f tokens/s\n",
           stopped ? "interrupted: " : "", (long)e->loss[0].count, (long)computed, e->bytes,
           s->rows ? "rows" : "windows", (int)s->context,
           (double)computed * 1e6 / (double)(now - start + 1));
    return true;
}

int main(int argc, char **argv) {
    settings s;
    tokens t;
    evaluation e;
    bitnet_model *models[2] = {NULL, NULL};
    bitnet_allocator a = bitnet__allocator(NULL);
    bool ok;
    int m;
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    if (argc == 4 && !strcmp(argv[1], "--logits")) return compare_files(argv[2], argv[3]);
    if (!parse_arguments(&s, argc, argv)) return fputs(usage, stderr), 2;
    memset(&t, 0, sizeof t);
    memset(&e, 0, sizeof e);

    models[0] = load(s.model, s.threads);
    models[1] = s.other ? load(s.other, s.threads) : NULL;
    if (!models[0] || (s.other && !models[1])) return 1;
    e.tokenizer = bitnet_model_tokenizer(models[0]);
    e.vocabulary = bitnet_model_get_info(models[0])->vocabulary;
    if (s.other && bitnet_model_get_info(models[1])->vocabulary != e.vocabulary)
        return fail(s.other, "it has another vocabulary");
    if (!read_tokens(&s, e.tokenizer, &t)) return 1;
    for (m = 0; m < 2 && models[m]; m++) {
        e.sessions[m] = open_session(models[m], s.context);
        if (!e.sessions[m]) return 1;
        observe(e.sessions[m], &e, m ? see_second : see_first);
    }
    if (s.other &&
        !(e.rows = (float *)malloc((size_t)BLOCK * (size_t)e.vocabulary * sizeof *e.rows)))
        return fail("out of memory", NULL);
    ok = evaluate(&s, &t, &e);
    if (ok) print_result(&e, 0, s.model);
    if (ok && s.other) {
        print_result(&e, 1, s.other);
        agreement_print(&e.between);
    }
    free(e.rows);
    bitnet__free(&a, t.ids);
    for (m = 0; m < 2; m++) {
        bitnet_session_free(e.sessions[m]);
        bitnet_model_free(models[m]);
    }
    return ok && !stopped ? 0 : 1;
}
