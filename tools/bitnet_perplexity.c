/* bitnet_perplexity - how well a model predicts a text, and how near two models are

       cc -O2 tools/bitnet_perplexity.c -o bitnet_perplexity
       ./bitnet_perplexity model.gguf text.txt
       ./bitnet_perplexity --logits A B      compares two files that bitnet_eval wrote

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
#include "tool.h"

#define SEPARATOR "<|endoftext|>"
enum { BLOCK = 64 }; /* tokens computed at once, and rows of logits kept for the other model */

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

/* Compares row by row; false: the files cannot be read. */
static bool compare_rows(FILE *a, FILE *b, const int32_t shape[2], agreement *result) {
    size_t n = (size_t)shape[1];
    float *rows = (float *)tool_alloc(2 * n, sizeof *rows);
    int32_t p;
    bool good = true;
    for (p = 0; p < shape[0] && good && !tool_stopped; p++) {
        good = fread(rows, 4, n, a) == n && fread(rows + n, 4, n, b) == n;
        if (good) agreement_add(result, rows, rows + n, shape[1]);
    }
    free(rows);
    return good;
}

static bool compare_files(const char *first, const char *second) {
    int32_t shape[2], other[2];
    FILE *a = open_logits(first, shape), *b = open_logits(second, other);
    agreement result;
    bool good = false;
    memset(&result, 0, sizeof result);
    if (!a || !b)
        tool_complain("%s: not a file of logits, as bitnet_eval -o writes them",
                      a ? second : first);
    else if (memcmp(shape, other, sizeof shape) != 0)
        tool_complain("%s: %d positions of %d logits, not %d of %d as in %s", second, (int)other[0],
                      (int)other[1], (int)shape[0], (int)shape[1], first);
    else if (!compare_rows(a, b, shape, &result)) tool_complain("%s: cannot be read", second);
    else {
        agreement_print(&result);
        good = !tool_stopped;
    }
    if (a) fclose(a);
    if (b) fclose(b);
    return good;
}

/* ---- the text as tokens */

typedef struct tokens {
    int32_t *ids;
    size_t count, room;
    int32_t begin; /* the token before a text; -1: there is none */
} tokens;

static bool add_text(tokens *t, const bitnet_tokenizer *tokenizer, const char *text, size_t length,
                     unsigned flags) {
    size_t n = 0, most = length + 2; /* no token is less than a byte, but for two */
    tool_grow(&t->ids, &t->room, t->count + most + 2, sizeof *t->ids);
    if (bitnet_tokenize(tokenizer, text, length, flags, t->ids + t->count, most, &n) != BITNET_OK ||
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
    for (e->base = 0; e->base < e->count && !tool_stopped; e->base += BLOCK) {
        int32_t n = e->count - e->base < BLOCK ? e->count - e->base : BLOCK;
        for (m = 0; m < 2 && e->sessions[m]; m++) {
            result = bitnet_feed(e->sessions[m], e->ids + e->base, (size_t)n);
            if (result == BITNET_OK) result = bitnet_step(e->sessions[m], NULL);
            if (result == BITNET_OK) continue;
            tool_complain("evaluation: %s", bitnet_session_message(e->sessions[m]));
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
    if (!session) tool_complain("session: %s", error.message);
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
    bool compare; /* `model` and `text` are two files of logits */
    int rows;     /* the recipe: 0 windows, 1 rows */
    int context, most, threads;
    float from; /* percent */
} settings;

static void parse(settings *s, int argc, char **argv) {
    const tool_option options[] = {
        {"MODEL", TOOL_TEXT, &s->model, 0, 0, "a GGUF file"},
        {"TEXT", TOOL_TEXT, &s->text, 0, 0, "a file of text"},
        {"--recipe windows|rows", TOOL_CHOICE, &s->rows, 0, 0,
         "llama.cpp's (default): windows of --context tokens, each begun with the\n"
         "token that begins texts, of which the second half is scored; or that of\n"
         "bitnet_train: a beginning and --context - 1 tokens, all scored"},
        {"--context N", TOOL_INT, &s->context, 4, 1 << 20,
         "tokens of a window or row (default 512)"},
        {"--from PERCENT", TOOL_FLOAT, &s->from, 0, 100,
         "begin after this share of the text's bytes: 50 takes the second half"},
        {"--limit N", TOOL_INT, &s->most, 1, 1 << 30, "use at most so many tokens of the text"},
        {"--other MODEL", TOOL_TEXT, &s->other, 0, 0,
         "compare with this model, of the same vocabulary, on the same tokens"},
        {"--logits", TOOL_SWITCH, &s->compare, 0, 0,
         "MODEL and TEXT are two files of logits, to be compared"},
        {"--threads N", TOOL_INT, &s->threads, 1, TOOL_THREADS, "default: one per physical core"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    s->context = 512;
    tool_parse(argc, argv, "bitnet_perplexity",
               "how well a model predicts a text, and how near two models are", options);
}

static bitnet_model *load(const char *path, int threads) {
    bitnet_model_options options;
    bitnet_error error;
    bitnet_model *model;
    memset(&options, 0, sizeof options);
    options.threads = threads;
    model = bitnet_model_load_file(path, &options, &error);
    if (!model) tool_complain("%s", error.message);
    return model;
}

/* The part of the text that is wanted, as tokens. */
static bool read_tokens(const settings *s, const bitnet_tokenizer *tokenizer, tokens *t) {
    size_t size, from;
    char *text = tool_read(s->text, &size);
    bool ok;
    if (!text) return false;
    from = (size_t)((double)size * (double)s->from / 100);
    while (from < size && ((unsigned char)text[from] & 0xC0) == 0x80) from++; /* whole characters */
    t->begin = bitnet_token_bos(tokenizer);
    if (s->rows) {
        if (t->begin < 0) t->begin = bitnet_token_eos(tokenizer);
        if (t->begin < 0) return tool_complain("the vocabulary has neither bos nor eos");
        ok = add_documents(t, tokenizer, text + from, size - from);
    } else {
        size_t n = 0; /* an empty text has one token if texts begin with a bos, else none */
        if (bitnet_tokenize(tokenizer, "", 0, BITNET_ADD_BOS, NULL, 0, &n) != BITNET_OK || n == 0)
            t->begin = -1;
        ok = add_text(t, tokenizer, text + from, size - from, BITNET_ADD_BOS);
    }
    free(text);
    if (!ok) return tool_complain("out of memory");
    if (s->most && t->count > (size_t)s->most) t->count = (size_t)s->most;
    return true;
}

/* All rows or windows of the text. */
static bool evaluate(const settings *s, const tokens *t, evaluation *e) {
    size_t step = (size_t)(s->rows ? s->context - 1 : s->context), at;
    size_t windows = s->rows ? (t->count + step - 1) / step : t->count / step, done = 0;
    int32_t *row = (int32_t *)tool_alloc((size_t)s->context, sizeof *row);
    double start = tool_seconds(), computed = 0, seconds;
    bitnet_result result = BITNET_OK;
    if (windows == 0) return tool_complain("%s: too short for one window", s->text);
    e->ids = row;
    e->first = s->rows ? 0 : s->context / 2;
    e->unscored = s->rows ? t->begin : -1;
    for (at = 0; done < windows && result == BITNET_OK && !tool_stopped; at += step) {
        size_t n = t->count - at < step ? t->count - at : step;
        char shown[64];
        memcpy(row + (s->rows ? 1 : 0), t->ids + at, n * sizeof *row);
        if (t->begin >= 0) row[0] = t->begin;
        e->count = (int32_t)n + (s->rows ? 1 : 0);
        result = evaluate_row(e);
        computed += e->count;
        done++;
        snprintf(shown, sizeof shown, "perplexity %.4f",
                 bitnet__exp_double(mean_value(&e->loss[0])));
        tool_progress(shown, (double)done, (double)windows);
    }
    seconds = tool_seconds() - start;
    free(row);
    if (result != BITNET_OK) return false;
    printf("%s%ld tokens scored of %.0f computed, %.0f bytes, %s of %d; %.0f tokens/s\n",
           tool_stopped ? "interrupted: " : "", (long)e->loss[0].count, computed, e->bytes,
           s->rows ? "rows" : "windows", s->context, computed / (seconds + 1e-6));
    return true;
}

/* Models, text and sessions; false: something is missing. */
static bool prepare(const settings *s, bitnet_model *models[2], tokens *t, evaluation *e) {
    int m;
    models[0] = load(s->model, s->threads);
    models[1] = s->other ? load(s->other, s->threads) : NULL;
    if (!models[0] || (s->other && !models[1])) return false;
    e->tokenizer = bitnet_model_tokenizer(models[0]);
    e->vocabulary = bitnet_model_get_info(models[0])->vocabulary;
    if (s->other && bitnet_model_get_info(models[1])->vocabulary != e->vocabulary)
        return tool_complain("%s: another vocabulary than that of %s", s->other, s->model);
    if (!read_tokens(s, e->tokenizer, t)) return false;
    for (m = 0; m < 2 && models[m]; m++) {
        e->sessions[m] = open_session(models[m], s->context);
        if (!e->sessions[m]) return false;
        observe(e->sessions[m], e, m ? see_second : see_first);
    }
    if (s->other) e->rows = (float *)tool_alloc(BLOCK * (size_t)e->vocabulary, sizeof *e->rows);
    return true;
}

int main(int argc, char **argv) {
    static settings s;
    tokens t;
    evaluation e;
    bitnet_model *models[2] = {NULL, NULL};
    bool good;
    int m;
    parse(&s, argc, argv);
    tool_catch_signals();
    if (s.compare) return compare_files(s.model, s.text) ? 0 : 1;
    memset(&t, 0, sizeof t);
    memset(&e, 0, sizeof e);
    good = prepare(&s, models, &t, &e) && evaluate(&s, &t, &e);
    if (good) print_result(&e, 0, s.model);
    if (good && s.other) {
        print_result(&e, 1, s.other);
        agreement_print(&e.between);
    }
    free(e.rows);
    free(t.ids);
    for (m = 0; m < 2; m++) {
        bitnet_session_free(e.sessions[m]);
        bitnet_model_free(models[m]);
    }
    return good && !tool_stopped ? 0 : 1;
}
