/* bitnet_perplexity - how well a model predicts a text or answers questions; how two models differ

       cc -O2 tools/bitnet_perplexity.c -o bitnet_perplexity
       ./bitnet_perplexity model.gguf text.txt
       ./bitnet_perplexity model.gguf --choices questions
       ./bitnet_perplexity --logits A B      compares two files that bitnet_eval wrote

   Perplexity is e to the mean of -ln p(token) over the scored tokens; its standard error treats them
   as independent. Bits per byte divides the same sum, in bits, by the bytes of those tokens, and
   compares models of different vocabularies. Two recipes:

   windows  llama.cpp's. The text, with a bos if the vocabulary uses one, is cut into windows of
            --context tokens; the first token of each is replaced by bos. The second half is
            scored: tokens context/2 + 1 .. context - 1. An incomplete window is dropped.
   rows     bitnet_train's. A bos and the next --context - 1 tokens, all scored. "<|endoftext|>"
            ends a document with an eos and begins another with a bos, which is not scored. White
            space around documents is cut off.

   With two models, P and then Q: the divergence is the mean of sum p ln(p / q) over the scored
   positions; top-1 is the share in which both prefer the same token.

   Multiple choice by log-likelihood, as in llama-perplexity. Question and choice are tokenized
   together, with a bos if the vocabulary uses one. The tokens after the choices' common prefix are
   scored: by the sum of their log-probabilities ("in total") and by their mean ("per token", which
   llama-perplexity reports). The format is recognized by the beginning of the file:

   HellaSwag        six lines: a beginning, the number of the right ending from 0 on, four endings
   WinoGrande       CSV: number, sentence with a _, choice, choice, 1 or 2. The text after the choice
                    is scored without its last token; if that leaves 3 tokens or fewer, the choice
                    too (llama-perplexity computes the second choice's first probability from the
                    first sentence, which its source calls a mistake; this program does not)
   multiple choice  llama.cpp's binary format, for MMLU, ARC, TruthfulQA and others
   JSON lines       {"question": "...", "choices": ["...", "..."], "answer": 0}; or ARC, PIQA (with
                    its labels as "label") and StoryCloze with their publishers' keys. ARC and
                    PIQA are asked as "Question: ...\nAnswer:" */

#include <limits.h>

#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "bitnet_adapter.h"
#include "bitnet_schema.h"
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

/* Finds the best token (of equals, the one with the lowest id), and ln of the sum of all
   exponentials. */
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

/* sum p ln(p / q); it is negative only by rounding. */
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

typedef struct agreement {
    mean divergence, same; /* same: 1 if both prefer the same token, else 0 */
    double largest;        /* difference between two logits */
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
    if (!file) return tool_complain("%s: cannot be read: %s", path, tool_reason()), (FILE *)NULL;
    if (bitnet__file_size(file, &size) && bitnet__seek(file, 0, SEEK_SET) &&
        fread(shape, 4, 2, file) == 2 && shape[0] > 0 && shape[1] > 0 &&
        (size - 8) / 4 / (uint64_t)shape[1] == (uint64_t)shape[0])
        return file;
    tool_complain("%s: not a file of logits, as bitnet_eval -o writes them", path);
    fclose(file);
    return NULL;
}

/* False: a file cannot be read. */
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
    FILE *a = open_logits(first, shape), *b = a ? open_logits(second, other) : NULL;
    agreement result;
    bool good = false;
    memset(&result, 0, sizeof result);
    if (b && memcmp(shape, other, sizeof shape) != 0)
        tool_complain("%s: %d positions of %d logits, not %d of %d as in %s", second, (int)other[0],
                      (int)other[1], (int)shape[0], (int)shape[1], first);
    else if (b && !compare_rows(a, b, shape, &result)) tool_complain("%s: cannot be read", second);
    else if (b) {
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
    int32_t begin; /* the token before a text, or -1 */
} tokens;

static bool add_text(tokens *t, const bitnet_tokenizer *tokenizer, const char *text, size_t length,
                     unsigned flags) {
    size_t n = 0, most = length + 2; /* every token but two needs a byte */
    tool_grow(&t->ids, &t->room, t->count + most + 2, sizeof *t->ids);
    if (bitnet_tokenize(tokenizer, text, length, flags, t->ids + t->count, most, &n, NULL) !=
            BITNET_OK ||
        n > most)
        return false;
    t->count += n;
    return true;
}

/* Tokenizes documents, with an eos and a bos between them. */
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

/* ---- questions with several answers, of which some are right: files of four forms */

enum { MOST_CHOICES = 100, HELLASWAG_CHOICES = 4 };

typedef enum question_form { HELLASWAG, WINOGRANDE, BINARY, JSON_LINES } question_form;

static const char *const form_names[] = {"HellaSwag", "WinoGrande", "multiple choice",
                                         "JSON lines"};

/* The text of a choice is `before`, a space (except in WinoGrande), the choice, and `after`. */
typedef struct question {
    bitnet_string before, after, choices[MOST_CHOICES];
    bool right[MOST_CHOICES];
    int count;
} question;

typedef struct reader {
    const char *path;
    char *data;
    size_t size, at;
    question_form form;
    unsigned long line;  /* number of the question's first line; in a binary file, of the
                            question */
    unsigned long lines; /* read so far */
    bitnet__json json;   /* the current line */
    char *joined;        /* a beginning joined from several texts */
    size_t joined_room;
} reader;

static bool bad_question(const reader *r, const char *what) {
    return tool_complain("%s, %s %lu: %s", r->path, r->form == BINARY ? "question" : "line",
                         r->form == BINARY ? r->line : r->lines, what);
}

static bitnet_string text_between(const char *from, const char *to) {
    bitnet_string s;
    s.data = from;
    s.length = (size_t)(to - from);
    return s;
}

/* Reads a line without its newline; false: no more lines. */
static bool read_line(reader *r, bitnet_string *line) {
    const char *from = r->data + r->at, *end = r->data + r->size, *to;
    if (from == end) return false;
    to = (const char *)memchr(from, '\n', (size_t)(end - from));
    r->at = to ? (size_t)(to + 1 - r->data) : r->size;
    if (!to) to = end;
    if (to > from && to[-1] == '\r') to--;
    *line = text_between(from, to);
    r->lines++;
    return true;
}

static bool add_choice(const reader *r, question *q, bitnet_string text, bool right) {
    if (q->count == MOST_CHOICES) return bad_question(r, "more than 100 choices");
    if (!text.length) return bad_question(r, "an empty choice");
    q->choices[q->count] = text;
    q->right[q->count++] = right;
    return true;
}

/* A beginning, the number of the right choice from 0 on, four choices. */
static bool read_hellaswag(reader *r, question *q, bitnet_string first) {
    bitnet_string line;
    int right = -1, i;
    q->before = first;
    if (!read_line(r, &line)) return bad_question(r, "the file ends within a question's six lines");
    if (line.length == 1) right = line.data[0] - '0';
    if (right < 0 || right >= HELLASWAG_CHOICES)
        return bad_question(r, "expected the number of the right choice, 0 to 3");
    for (i = 0; i < HELLASWAG_CHOICES; i++) {
        if (!read_line(r, &line))
            return bad_question(r, "the file ends within a question's six lines");
        if (!add_choice(r, q, line, i == right)) return false;
    }
    return true;
}

/* number,sentence,first,second,right (1 or 2): a choice replaces the sentence's _. Commas within
   quotes are text. */
static bool read_winogrande(reader *r, question *q, bitnet_string line) {
    const char *comma[4], *p, *end = line.data + line.length, *from, *to, *blank;
    bool quoted = false;
    int commas = 0, right;
    for (p = line.data; p < end && commas < 4; p++)
        if (*p == '"') quoted = !quoted;
        else if (*p == ',' && !quoted) comma[commas++] = p;
    if (commas < 4) return bad_question(r, "not number,sentence,choice,choice,1 or 2");
    from = comma[0] + 1, to = comma[1];
    if (to - from >= 2 && *from == '"') from++, to--;
    blank = (const char *)memchr(from, '_', (size_t)(to - from));
    if (!blank) return bad_question(r, "the sentence has no _");
    right = end - comma[3] == 2 ? comma[3][1] - '0' : 0;
    if (right != 1 && right != 2) return bad_question(r, "the answer is neither 1 nor 2");
    q->before = text_between(from, blank);
    q->after = text_between(blank + 1, to);
    return add_choice(r, q, text_between(comma[1] + 1, comma[2]), right == 1) &&
           add_choice(r, q, text_between(comma[2] + 1, comma[3]), right == 2);
}

/* ---- the binary form: u32 questions, their positions, then each: a text, the choices with one
   right, those with several (which are not scored). A text is its u32 length and its bytes; choices
   are their u32 number, the texts, and an i32 for each, 1 or 0. */

static bool take_u32(reader *r, uint32_t *value) {
    if (r->size - r->at < 4) return bad_question(r, "the file ends within a number");
    *value = bitnet__load_u32(r->data + r->at);
    r->at += 4;
    return true;
}

static bool take_string(reader *r, bitnet_string *text) {
    uint32_t length = 0;
    if (!take_u32(r, &length)) return false;
    if (length > r->size - r->at) return bad_question(r, "the file ends within a text");
    *text = text_between(r->data + r->at, r->data + r->at + length);
    r->at += length;
    return true;
}

static bool take_choices(reader *r, question *q) {
    uint32_t count = 0, right = 0, i;
    q->count = 0;
    if (!take_u32(r, &count)) return false;
    if (count > MOST_CHOICES) return bad_question(r, "more than 100 choices");
    for (i = 0; i < count; i++)
        if (!take_string(r, &q->choices[i])) return false;
    for (i = 0; i < count; i++) {
        if (!take_u32(r, &right) || !add_choice(r, q, q->choices[i], right == 1)) return false;
    }
    return true;
}

static bool read_binary(reader *r, question *q) {
    question several;
    r->line++;
    return take_string(r, &q->before) && take_choices(r, q) && take_choices(r, &several);
}

/* ---- lines of JSON: what ARC, PIQA and StoryCloze are published as, and a plain form */

/* Reads an index; -1: none. */
static int32_t member(const reader *r, int32_t object, const char *name) {
    if (object < 0 || r->json.values[object].kind != BITNET__JSON_OBJECT) return -1;
    return bitnet__json_find(&r->json, object, bitnet__string(name));
}

static bool is_kind(const reader *r, int32_t value, bitnet__json_kind kind) {
    return value >= 0 && r->json.values[value].kind == kind;
}

/* A string, or a number as it is spelled. */
static bool member_text(const reader *r, int32_t object, const char *name, bitnet_string *text) {
    int32_t value = member(r, object, name);
    char what[64];
    if (is_kind(r, value, BITNET__JSON_STRING) || is_kind(r, value, BITNET__JSON_NUMBER)) {
        *text = r->json.values[value].text;
        return true;
    }
    snprintf(what, sizeof what, "\"%s\" is missing or not a text", name);
    return bad_question(r, what);
}

/* Joins the texts into q->before. */
static void join_before(reader *r, question *q, const bitnet_string *texts, int count) {
    size_t used = 0, i;
    int k;
    for (k = 0; k < count; k++) used += texts[k].length;
    tool_grow(&r->joined, &r->joined_room, used + 1, 1);
    q->before = text_between(r->joined, r->joined + used);
    for (used = 0, k = 0; k < count; k++)
        for (i = 0; i < texts[k].length; i++) r->joined[used++] = texts[k].data[i];
}

/* "Question: ...\nAnswer:", the prompt of evaluation harnesses. */
static void ask(reader *r, question *q, bitnet_string text) {
    bitnet_string parts[3];
    parts[0] = bitnet__string("Question: ");
    parts[1] = text;
    parts[2] = bitnet__string("\nAnswer:");
    join_before(r, q, parts, 3);
}

/* {"goal", "sol1", "sol2", "label": 0 or 1} */
static bool read_piqa(reader *r, question *q) {
    bitnet_string goal, first, second, label;
    if (!member_text(r, 0, "goal", &goal) || !member_text(r, 0, "sol1", &first) ||
        !member_text(r, 0, "sol2", &second) || !member_text(r, 0, "label", &label))
        return false;
    ask(r, q, goal);
    return add_choice(r, q, first, bitnet__is(label, "0")) &&
           add_choice(r, q, second, bitnet__is(label, "1"));
}

/* {"input_sentence_1" to "_4", "sentence_quiz1", "sentence_quiz2", "answer_right_ending": 1, 2} */
static bool read_storycloze(reader *r, question *q) {
    static const char *const names[] = {"input_sentence_1", "input_sentence_2", "input_sentence_3",
                                        "input_sentence_4"};
    bitnet_string parts[7], first, second, right;
    int i;
    for (i = 0; i < 7; i++) parts[i] = bitnet__string(" ");
    for (i = 0; i < 4; i++)
        if (!member_text(r, 0, names[i], &parts[2 * i])) return false;
    join_before(r, q, parts, 7);
    return member_text(r, 0, "sentence_quiz1", &first) &&
           member_text(r, 0, "sentence_quiz2", &second) &&
           member_text(r, 0, "answer_right_ending", &right) &&
           add_choice(r, q, first, bitnet__is(right, "1")) &&
           add_choice(r, q, second, bitnet__is(right, "2"));
}

/* {"question": {"stem", "choices": [{"text", "label"}]}, "answerKey"}, or
   {"question", "choices": {"text": [], "label": []}, "answerKey"} */
static bool read_arc(reader *r, question *q) {
    int32_t asked = member(r, 0, "question"), list = member(r, asked, "choices"), text, label;
    bool nested = is_kind(r, asked, BITNET__JSON_OBJECT);
    bitnet_string stem, key, choice, name;
    if (!nested) list = member(r, 0, "choices");
    if (!member_text(r, nested ? asked : 0, nested ? "stem" : "question", &stem) ||
        !member_text(r, 0, "answerKey", &key))
        return false;
    ask(r, q, stem);
    text = nested ? list : member(r, list, "text");
    label = nested ? list : member(r, list, "label");
    if (!is_kind(r, text, BITNET__JSON_ARRAY) || !is_kind(r, label, BITNET__JSON_ARRAY))
        return bad_question(r, "\"choices\" are missing");
    text = r->json.values[text].child;
    label = r->json.values[label].child;
    for (; text >= 0 && label >= 0; text = r->json.values[text].next) {
        if (nested &&
            (!member_text(r, text, "text", &choice) || !member_text(r, text, "label", &name)))
            return false;
        if (!nested) choice = r->json.values[text].text, name = r->json.values[label].text;
        if (!add_choice(r, q, choice, bitnet__equal(name, key))) return false;
        label = r->json.values[label].next;
    }
    return true;
}

/* {"question", "choices": ["", ...], "answer": from 0 on} */
static bool read_plain(reader *r, question *q) {
    int32_t list = member(r, 0, "choices"), value;
    bitnet_string answer;
    char number[16];
    if (!member_text(r, 0, "question", &q->before) || !member_text(r, 0, "answer", &answer))
        return false;
    if (!is_kind(r, list, BITNET__JSON_ARRAY)) return bad_question(r, "\"choices\" are missing");
    for (value = r->json.values[list].child; value >= 0; value = r->json.values[value].next) {
        snprintf(number, sizeof number, "%d", q->count);
        if (!add_choice(r, q, r->json.values[value].text, bitnet__is(answer, number))) return false;
    }
    return true;
}

static bool read_json(reader *r, question *q, bitnet_string line) {
    bitnet_allocator allocator = bitnet__allocator(NULL);
    bitnet_error error;
    const size_t place = sizeof "line 1, " - 1;
    bitnet__json_free(&r->json);
    if (bitnet__json_parse(&r->json, line, &allocator, &error) != BITNET_OK)
        return tool_complain("%s, line %lu, %s", r->path, r->lines,
                             strncmp(error.message, "line 1, ", place) ? error.message
                                                                       : error.message + place);
    if (member(r, 0, "goal") >= 0) return read_piqa(r, q);
    if (member(r, 0, "input_sentence_1") >= 0) return read_storycloze(r, q);
    return member(r, 0, "answerKey") >= 0 ? read_arc(r, q) : read_plain(r, q);
}

/* ---- any form */

static bool check_question(const reader *r, const question *q) {
    int right = 0, i;
    for (i = 0; i < q->count; i++) right += q->right[i];
    if (!q->before.length && !q->after.length) return bad_question(r, "an empty question");
    if (q->count < 2) return bad_question(r, "fewer than two choices");
    return right ? true : bad_question(r, "none of the choices is right");
}

static bool is_blank(bitnet_string line) {
    size_t i;
    for (i = 0; i < line.length; i++)
        if (line.data[i] != ' ' && line.data[i] != '\t') return false;
    return true;
}

/* Reads a question, which is valid until the next call; *end: there are no more. False: the file is
   malformed, which has been reported. */
static bool read_question(reader *r, question *q, bool *end) {
    bitnet_string line = {NULL, 0};
    memset(q, 0, sizeof *q);
    *end = r->form == BINARY ? r->line == bitnet__load_u32(r->data) : !read_line(r, &line);
    while (!*end && r->form == JSON_LINES && is_blank(line)) *end = !read_line(r, &line);
    if (*end) return true;
    switch (r->form) {
    case HELLASWAG: return read_hellaswag(r, q, line) && check_question(r, q);
    case WINOGRANDE: return read_winogrande(r, q, line) && check_question(r, q);
    case BINARY: return read_binary(r, q) && check_question(r, q);
    case JSON_LINES: return read_json(r, q, line) && check_question(r, q);
    }
    return false;
}

static bool rewind_reader(reader *r) {
    r->at = r->line = r->lines = 0;
    if (r->form != BINARY) return true;
    if (r->size < 4 || bitnet__load_u32(r->data) > r->size / 4 - 1)
        return tool_complain("%s: not a file of questions", r->path);
    r->at = 4 + 4 * (size_t)bitnet__load_u32(r->data);
    return true;
}

static question_form form_of(const reader *r) {
    reader begin = *r;
    bitnet_string first, second;
    if (memchr(r->data, 0, r->size < 4096 ? r->size : 4096)) return BINARY;
    if (r->data[strspn(r->data, " \t\r\n")] == '{') return JSON_LINES;
    if (read_line(&begin, &first) && read_line(&begin, &second) && second.length == 1)
        return HELLASWAG;
    return WINOGRANDE;
}

static bool open_reader(reader *r, const char *path) {
    memset(r, 0, sizeof *r);
    r->path = path;
    r->data = tool_read(path, &r->size);
    if (!r->data) return false;
    r->form = form_of(r);
    return rewind_reader(r);
}

static void close_reader(reader *r) {
    bitnet__json_free(&r->json);
    free(r->joined);
    free(r->data);
}

/* ---- scores of choices */

/* Tokens [from, to) of a choice are scored. */
typedef struct span {
    const int32_t *ids;
    size_t count, from, to;
} span;

typedef struct scorer {
    const bitnet_tokenizer *tokenizer;
    bitnet_session *session;
    tokens all; /* of all choices, concatenated */
    span spans[MOST_CHOICES];
    size_t common; /* length of the choices' common prefix */
    char *text;
    size_t room;
    double sums[MOST_CHOICES]; /* log-probabilities */
} scorer;

/* Appends the joined texts' tokens and returns their number. */
static size_t add_joined(scorer *s, const bitnet_string *parts, int count) {
    size_t used = 0, before = s->all.count;
    int i;
    for (i = 0; i < count; i++) {
        tool_grow(&s->text, &s->room, used + parts[i].length + 1, 1);
        if (parts[i].length) memcpy(s->text + used, parts[i].data, parts[i].length);
        used += parts[i].length;
    }
    if (!add_text(&s->all, s->tokenizer, s->text, used, BITNET_ADD_BOS))
        exit(!tool_complain("out of memory"));
    return s->all.count - before;
}

/* WinoGrande scores the text after the choice, without the last token; if that is short, also the
   choice. */
static void narrow_spans(scorer *s, const question *q) {
    enum { LEAST = 3 };
    bool skip = true;
    int i;
    for (i = 0; i < q->count; i++) skip = skip && s->spans[i].count - s->common > LEAST;
    for (i = 0; i < q->count; i++) {
        span *x = &s->spans[i];
        bitnet_string parts[2];
        size_t kept = s->all.count, begin;
        parts[0] = q->before;
        parts[1] = q->choices[i];
        begin = add_joined(s, parts, 2);
        s->all.count = kept;
        if (skip && begin > x->from && begin < x->count) x->from = begin;
        if (x->to - x->from > 1) x->to--;
    }
}

/* Leaves at least one token of each choice. */
static size_t common_tokens(const span *spans, int count) {
    size_t common = spans[0].count - 1, at;
    int i;
    for (i = 1; i < count; i++) {
        if (common > spans[i].count - 1) common = spans[i].count - 1;
        for (at = 0; at < common && spans[0].ids[at] == spans[i].ids[at]; at++) continue;
        common = at;
    }
    return common;
}

/* `all` no longer grows, so spans can point into it. */
static void place_spans(scorer *s, int count) {
    const int32_t *ids = s->all.ids;
    int i;
    for (i = 0; i < count; ids += s->spans[i++].count) s->spans[i].ids = ids;
}

/* False: the vocabulary does not have the characters of a choice. */
static bool tokenize_question(const reader *r, scorer *s, const question *q) {
    bitnet_string parts[4];
    int i;
    s->all.count = 0;
    parts[0] = q->before;
    parts[1] = bitnet__string(r->form == WINOGRANDE ? "" : " ");
    parts[3] = q->after;
    for (i = 0; i < q->count; i++) {
        parts[2] = q->choices[i];
        s->spans[i].count = add_joined(s, parts, 4);
        if (s->spans[i].count == 0) return bad_question(r, "a choice without tokens");
    }
    place_spans(s, q->count);
    s->common = common_tokens(s->spans, q->count);
    for (i = 0; i < q->count; i++) {
        s->spans[i].from = s->common;
        s->spans[i].to = s->spans[i].count;
    }
    if (r->form != WINOGRANDE) return true;
    narrow_spans(s, q);
    place_spans(s, q->count);
    return true;
}

/* Feeds the choices' common prefix, except tokens that the session already has. */
static bitnet_result begin_question(scorer *s) {
    const int32_t *ids = s->spans[0].ids, *had = bitnet_session_tokens(s->session);
    size_t length = (size_t)bitnet_session_length(s->session), same = 0;
    bitnet_result result;
    if (s->common == 0) { /* without a bos, the first token has no context */
        int32_t end = bitnet_token_eos(s->tokenizer);
        bitnet_session_reset(s->session);
        return bitnet_feed(s->session, &end, 1);
    }
    while (same < s->common && same < length && had[same] == ids[same]) same++;
    result = bitnet_session_truncate(s->session, (int32_t)same);
    if (result != BITNET_OK || same == s->common) return result;
    return bitnet_feed(s->session, ids + same, s->common - same);
}

/* The tokens before a span are scored like a choice, and subtracted. */
static bool score_question(scorer *s, int count) {
    const int32_t *ids[2 * MOST_CHOICES];
    size_t lengths[2 * MOST_CHOICES], n = 0;
    float sums[2 * MOST_CHOICES];
    bitnet_result result = begin_question(s);
    int i;
    for (i = 0; i < count; i++) {
        const span *x = &s->spans[i];
        ids[n] = ids[n + 1] = x->ids + s->common;
        lengths[n++] = x->to - s->common;
        if (x->from > s->common) lengths[n++] = x->from - s->common;
    }
    if (result == BITNET_OK)
        result = bitnet_choose_tokens(s->session, ids, lengths, n, NULL, NULL, sums, NULL);
    if (result != BITNET_OK)
        return tool_complain("evaluation: %s", bitnet_session_message(s->session));
    for (n = 0, i = 0; i < count; i++) {
        s->sums[i] = (double)sums[n++];
        if (s->spans[i].from > s->common) s->sums[i] -= (double)sums[n++];
    }
    return true;
}

/* The best choice by sum or mean; of equals, the first. */
static int best_choice(const scorer *s, int count, bool per_token) {
    double most = 0;
    int best = 0, i;
    for (i = 0; i < count; i++) {
        double scored = (double)(s->spans[i].to - s->spans[i].from);
        double value = per_token ? s->sums[i] / scored : s->sums[i];
        if (i == 0 || value > most) most = value, best = i;
    }
    return best;
}

/* ---- shares of right answers */

typedef struct score {
    long count, right[2]; /* in total, per token */
    double chance;        /* expected from drafting */
} score;

static void score_add(score *all, const scorer *s, const question *q) {
    int right = 0, i;
    for (i = 0; i < q->count; i++) right += q->right[i];
    all->chance += (double)right / q->count;
    all->count++;
    for (i = 0; i < 2; i++) all->right[i] += q->right[best_choice(s, q->count, i == 1)];
}

/* Prints the share of right answers with Wilson's 95% interval. */
static void score_print(const score *all) {
    static const char *const by[2] = {"in total", "per token"};
    const double z = 1.95996398454 * 1.95996398454 / (double)all->count;
    int i;
    for (i = 0; i < 2; i++) {
        double share = (double)all->right[i] / (double)all->count;
        double half = bitnet__sqrt_double(z * (share * (1 - share) + z / 4));
        printf("%-10s %6.2f%% of %ld right, 95%% interval %.2f%% to %.2f%%\n", by[i], 100 * share,
               all->count, 100 * (share + z / 2 - half) / (1 + z),
               100 * (share + z / 2 + half) / (1 + z));
    }
    printf("%-10s %6.2f%%\n", "by chance", 100 * all->chance / (double)all->count);
}

/* Prints right and chosen answers, counted from 1; then each sum and its tokens. */
static void print_question(const scorer *s, const question *q, long number) {
    int i;
    printf("%ld: right", number);
    for (i = 0; i < q->count; i++)
        if (q->right[i]) printf(" %d", i + 1);
    printf(", in total %d, per token %d:", best_choice(s, q->count, false) + 1,
           best_choice(s, q->count, true) + 1);
    for (i = 0; i < q->count; i++)
        printf(" %.4f/%lu", s->sums[i], (unsigned long)(s->spans[i].to - s->spans[i].from));
    putchar('\n');
}

/* ---- one model, or two in step */

typedef struct evaluation {
    const bitnet_tokenizer *tokenizer;
    bitnet_session *sessions[2]; /* the second may be NULL */
    float *rows;                 /* [BLOCK][vocabulary]: the first model's */
    int32_t vocabulary;
    const int32_t *ids;   /* the current row */
    int32_t count, first; /* tokens in it; the first scored position */
    int32_t unscored;     /* a token that is not scored, or -1 */
    int32_t base;         /* position of rows[0] */
    mean loss[2];
    double bytes;
    agreement between;
} evaluation;

/* The token that the logits at `position` predict, or -1. */
static int32_t target_of(const evaluation *e, int32_t position) {
    if (position < e->first || position + 1 >= e->count) return -1;
    return e->ids[position + 1] == e->unscored ? -1 : e->ids[position + 1];
}

static double surprise(const float *row, int32_t vocabulary, int32_t target) {
    return summarise(row, vocabulary).log_total - (double)row[target];
}

static int see_first(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    evaluation *e = (evaluation *)user;
    int32_t target = target_of(e, position);
    if (target < 0) return 0;
    mean_add(&e->loss[0], surprise(logits, vocabulary, target));
    e->bytes += (double)bitnet_token_bytes(e->tokenizer, target).length;
    if (e->rows)
        memcpy(e->rows + (size_t)(position - e->base) * (size_t)vocabulary, logits,
               (size_t)vocabulary * sizeof *logits);
    return 0;
}

static int see_second(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    evaluation *e = (evaluation *)user;
    int32_t target = target_of(e, position);
    if (target < 0) return 0;
    mean_add(&e->loss[1], surprise(logits, vocabulary, target));
    agreement_add(&e->between, e->rows + (size_t)(position - e->base) * (size_t)vocabulary, logits,
                  vocabulary);
    return 0;
}

/* The models compute alternately, one block each. The block size does not change the logits. */
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

/* What is measured: a model, with or without an adapter. */
typedef struct subject {
    bitnet_model *model;
    bitnet_adapter *adapter; /* NULL: none */
    float scale;
} subject;

static bitnet_session *open_session(const subject *of, int32_t context, int kv) {
    bitnet_session_options options;
    bitnet_error error;
    bitnet_session *session;
    memset(&options, 0, sizeof options);
    options.context_length = context;
    options.cache = (bitnet_cache)kv;
    session = bitnet_session_create(of->model, &options, &error);
    if (!session) tool_complain("session: %s", error.message);
    else if (bitnet_session_set_adapter(session, of->adapter, of->scale) != BITNET_OK) {
        tool_complain("adapter: %s", bitnet_session_message(session));
        bitnet_session_free(session);
        session = NULL;
    }
    return session;
}

static void observe(bitnet_session *session, evaluation *e,
                    int (*see)(void *, int32_t, const float *, int32_t)) {
    bitnet_observer observer;
    memset(&observer, 0, sizeof observer);
    observer.logits = see;
    observer.user = e;
    bitnet_session_set_observer(session, &observer);
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
    const char *model, *text, *adapter, *other, *choices;
    bool each;    /* scores of each question */
    bool compare; /* `model` and `text` are files of logits */
    int rows;     /* the recipe: 0 windows, 1 rows */
    int kv;       /* a bitnet_cache */
    int context, most, threads;
    int activation_group; /* of `model`: columns that share a scale; 0: all, -1: as in the file */
    float from;           /* percent */
} settings;

static void parse(settings *s, int argc, char **argv) {
    const tool_option options[] = {
        {"MODEL", TOOL_TEXT, &s->model, 0, 0, "a GGUF file"},
        {"[TEXT]", TOOL_TEXT, &s->text, 0, 0, "a file of text"},
        {"--choices FILE", TOOL_TEXT, &s->choices, 0, 0,
         "multiple-choice questions instead of a text: HellaSwag, WinoGrande,\n"
         "llama.cpp's binary format, JSON lines"},
        {"--each", TOOL_SWITCH, &s->each, 0, 0, "print each question's scores"},
        {"--recipe windows|rows", TOOL_CHOICE, &s->rows, 0, 0,
         "windows (default), as in llama.cpp: --context tokens that begin with the\n"
         "bos token; the second half is scored. rows, as in\n"
         "bitnet_train: bos and --context - 1 tokens, all scored"},
        {"--context N", TOOL_INT, &s->context, 4, 1 << 20,
         "tokens per window or row (default 512)"},
        {"--kv f16|int8", TOOL_CHOICE, &s->kv, 0, 0, "keys and values (default f16)"},
        {"--from PERCENT", TOOL_FLOAT, &s->from, 0, 100,
         "skip this share of the text's bytes: 50 scores the second half"},
        {"--activation-group N", TOOL_INT, &s->activation_group, 0, 1 << 20,
         "columns of MODEL's activations that share a scale, a multiple of 32; 0: all"},
        {"--limit N", TOOL_INT, &s->most, 1, 1 << 30,
         "use at most N tokens of the text, or N questions"},
        {"--adapter FILE[:SCALE]", TOOL_TEXT, &s->adapter, 0, 0,
         "apply this LoRA adapter to MODEL (default scale 1)"},
        {"--other MODEL", TOOL_TEXT, &s->other, 0, 0,
         "compare with this model of the same vocabulary on the same tokens; MODEL\n"
         "again shows what --adapter changes"},
        {"--logits", TOOL_SWITCH, &s->compare, 0, 0,
         "compare two files of logits, given as MODEL and TEXT"},
        {"--threads N", TOOL_INT, &s->threads, 1, TOOL_THREADS, "default: one per physical core"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    s->context = 512;
    tool_parse(
        argc, argv, "bitnet_perplexity",
        "measures how well a model predicts a text or answers questions, or compares two models",
        options);
    if (!s->text && !s->choices) tool_refuse("TEXT is missing");
    if (s->choices && (s->text || s->other)) tool_refuse("--choices needs one model and no text");
}

static bool load(subject *to, const char *path, const char *adapter, int threads, int group) {
    bitnet_model_options options;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.threads = threads;
    options.activation_group = group < 0 ? 0 : group == 0 ? -1 : group;
    to->model = bitnet_model_load_file(path, &options, &error);
    if (!to->model) return tool_complain("%s", error.message);
    if (adapter) to->adapter = tool_adapter(to->model, adapter, &to->scale);
    return !adapter || to->adapter;
}

static void unload(subject *of) {
    bitnet_adapter_free(of->adapter);
    bitnet_model_free(of->model);
}

/* Reads the part between --from and --to. */
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
        size_t n = 0; /* an empty text has a token only if texts begin with bos */
        if (bitnet_tokenize(tokenizer, "", 0, BITNET_ADD_BOS, NULL, 0, &n, NULL) != BITNET_OK ||
            n == 0)
            t->begin = -1;
        ok = add_text(t, tokenizer, text + from, size - from, BITNET_ADD_BOS);
    }
    free(text);
    if (!ok) return tool_complain("out of memory");
    if (s->most && t->count > (size_t)s->most) t->count = (size_t)s->most;
    return true;
}

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

/* False: a file or the memory for it is missing. */
static bool prepare(const settings *s, subject of[2], tokens *t, evaluation *e) {
    int m;
    if (!load(&of[0], s->model, s->adapter, s->threads, s->activation_group)) return false;
    if (s->other && !load(&of[1], s->other, NULL, s->threads, -1)) return false;
    e->tokenizer = bitnet_model_tokenizer(of[0].model);
    e->vocabulary = bitnet_model_get_info(of[0].model)->vocab_size;
    if (s->other && bitnet_model_get_info(of[1].model)->vocab_size != e->vocabulary)
        return tool_complain("%s: another vocabulary than that of %s", s->other, s->model);
    if (!read_tokens(s, e->tokenizer, t)) return false;
    for (m = 0; m < 2 && of[m].model; m++) {
        e->sessions[m] = open_session(&of[m], s->context, s->kv);
        if (!e->sessions[m]) return false;
        observe(e->sessions[m], e, m ? see_second : see_first);
    }
    if (s->other) e->rows = (float *)tool_alloc(BLOCK * (size_t)e->vocabulary, sizeof *e->rows);
    return true;
}

/* ---- multiple choice: the whole file is read before anything is computed */

/* Counts questions, and finds the longest choice. */
static bool measure_questions(reader *r, scorer *s, long most, long *count, size_t *longest) {
    question q;
    bool end = false;
    int i;
    *count = 0;
    *longest = 1;
    while (read_question(r, &q, &end) && !end && *count < most) {
        if (!tokenize_question(r, s, &q)) return false;
        for (i = 0; i < q.count; i++)
            if (s->spans[i].count > *longest) *longest = s->spans[i].count;
        ++*count;
    }
    if (!end && *count < most) return false;
    if (*count == 0) return tool_complain("%s: no questions", r->path);
    return rewind_reader(r);
}

static bool answer_questions(reader *r, scorer *s, long count, bool each, score *all) {
    question q;
    bool end = false;
    char shown[64];
    while (all->count < count && !tool_stopped) {
        if (!read_question(r, &q, &end) || !tokenize_question(r, s, &q)) return false;
        if (!score_question(s, q.count)) return false;
        score_add(all, s, &q);
        if (each) print_question(s, &q, all->count);
        snprintf(shown, sizeof shown, "%.2f%% right per token",
                 100 * (double)all->right[1] / (double)all->count);
        tool_progress(shown, (double)all->count, (double)count);
    }
    return true;
}

static bool multiple_choice(const settings *s, const subject *of) {
    reader r;
    scorer scores;
    score all;
    long count = 0, most = s->most ? s->most : LONG_MAX;
    size_t longest = 1;
    double start;
    bool good;
    memset(&scores, 0, sizeof scores);
    memset(&all, 0, sizeof all);
    scores.tokenizer = bitnet_model_tokenizer(of->model);
    good = open_reader(&r, s->choices) && measure_questions(&r, &scores, most, &count, &longest);
    if (good) scores.session = open_session(of, (int32_t)longest + 1, s->kv);
    start = tool_seconds();
    good = scores.session && answer_questions(&r, &scores, count, s->each, &all);
    if (good && all.count) {
        printf("%s%s: %ld questions, %s; %.1f s\n", tool_stopped ? "interrupted: " : "", s->choices,
               all.count, form_names[r.form], tool_seconds() - start);
        score_print(&all);
    }
    bitnet_session_free(scores.session);
    free(scores.text);
    free(scores.all.ids);
    close_reader(&r);
    return good;
}

int main(int argc, char **argv) {
    static settings s;
    tokens t;
    evaluation e;
    subject of[2];
    bool good;
    int m;
    s.activation_group = -1;
    parse(&s, argc, argv);
    tool_catch_signals();
    if (s.compare) return compare_files(s.model, s.text) ? 0 : 1;
    memset(&t, 0, sizeof t);
    memset(&e, 0, sizeof e);
    memset(of, 0, sizeof of);
    if (s.choices)
        good = load(&of[0], s.model, s.adapter, s.threads, s.activation_group) &&
               multiple_choice(&s, &of[0]);
    else good = prepare(&s, of, &t, &e) && evaluate(&s, &t, &e);
    if (good && !s.choices) print_result(&e, 0, s.model);
    if (good && s.other) {
        print_result(&e, 1, s.other);
        agreement_print(&e.between);
    }
    free(e.rows);
    free(t.ids);
    for (m = 0; m < 2; m++) {
        bitnet_session_free(e.sessions[m]);
        unload(&of[m]);
    }
    return good && !tool_stopped ? 0 : 1;
}
