/* test_choices.c - multiple choice in bitnet_perplexity: scores, and files of all formats

       cc tests/test_choices.c -o test_choices && ./test_choices

   Scores are compared with those of a session for each choice alone, fed token by token.
   tests/test_tools.sh tests the messages about bad files. */

#include "poison.h"

#define main bitnet_perplexity_main
#include "../tools/bitnet_perplexity.c"
#include "../tools/bitnet_writer.h"
#undef main

#include "check.h"

#ifdef _WIN32
#define NULL_DEVICE "NUL"
#else
#define NULL_DEVICE "/dev/null"
#endif

static bitnet_model *stories;

static const char hellaswag[] = "Once upon a time there was a girl\n0\n"
                                "named Lily who loved to play.\npurple.\nnamed table.\nstone a\n"
                                "Tom had a red ball. He\r\n2\r\nyellow\r\nyellow tax.\r\n"
                                "played with it.\r\nis is";
static const char plain[] =
    " \n{\"question\": \"Once upon a time there was a girl\", \"answer\": 0, \"choices\": "
    "[\"named Lily who loved to play.\", \"purple.\", \"named table.\", \"stone a\"]}\n\n"
    "{\"question\": \"Tom had a red ball. He\", \"answer\": \"2\", \"choices\": "
    "[\"yellow\", \"yellow tax.\", \"played with it.\", \"is is\"]}";
static const char winogrande[] =
    "0,\"Tom, who was sad, gave the ball to Ben because _ wanted to play all day.\",Tom,Ben,2\n"
    "1,Lily hugged her mom and thanked _ .,dog,her mom,2\r\n"
    "x,_ ran,The dog,A bird,1";
static const char published[] =
    "{\"question\": {\"stem\": \"What do dogs do?\", \"choices\": [{\"text\": \"bark\", \"label\": "
    "\"A\"}, {\"text\": \"fly\", \"label\": \"B\"}]}, \"answerKey\": \"B\"}\n"
    "{\"question\": \"What is red?\", \"choices\": {\"text\": [\"\\u00e4\", \"sky\", \"grass\"], "
    "\"label\": [\"1\", \"2\", \"3\"]}, \"answerKey\": \"3\"}\n"
    "{\"goal\": \"eat\", \"sol1\": \"use a spoon\", \"sol2\": \"use a car\", \"label\": 1}\n"
    "{\"input_sentence_1\": \"Tom sat.\", \"input_sentence_2\": \"He hid.\", "
    "\"input_sentence_3\": \"He ran.\", \"input_sentence_4\": \"Mom came.\", "
    "\"sentence_quiz1\": \"They ate.\", \"sentence_quiz2\": \"He flew.\", "
    "\"answer_right_ending\": 2}";

static void put_u32(char *file, size_t *size, uint32_t value) {
    memcpy(file + *size, &value, 4);
    *size += 4;
}

static void put_text(char *file, size_t *size, const char *text, size_t length) {
    put_u32(file, size, (uint32_t)length);
    memcpy(file + *size, text, length);
    *size += length;
}

/* The questions of `plain` as llama-perplexity's binary file; the second has two right choices. */
static size_t make_binary(char *file) {
    static const char *const texts[2][5] = {
        {"Once upon a time there was a girl", "named Lily who loved to play.", "purple.",
         "named table.", "stone a"},
        {"Tom had a red ball. He", "yellow", "yellow tax.", "played with it.", "is is"}};
    size_t size = 0;
    uint32_t k, i;
    put_u32(file, &size, 2);
    put_u32(file, &size, 12);
    put_u32(file, &size, 0); /* positions, which only samples of a file need */
    for (k = 0; k < 2; k++) {
        put_text(file, &size, texts[k][0], strlen(texts[k][0]));
        put_u32(file, &size, 4);
        for (i = 1; i < 5; i++) put_text(file, &size, texts[k][i], strlen(texts[k][i]));
        for (i = 0; i < 4; i++) put_u32(file, &size, i == 2 * k || (k == 1 && i == 0));
        put_u32(file, &size, k);
        if (k == 1) put_text(file, &size, "x", 1), put_u32(file, &size, 1);
    }
    return size;
}

static void open_text(reader *r, const char *text, size_t size, question_form form) {
    memset(r, 0, sizeof *r);
    r->path = "questions";
    r->data = (char *)malloc(size + 1);
    memcpy(r->data, text, size);
    r->data[size] = 0;
    r->size = size;
    r->form = form_of(r);
    CHECK(r->form == form);
}

/* The sum over tokens [from, to) of a text, in a separate session. */
static double naive_sum(const int32_t *ids, size_t from, size_t to) {
    bitnet_session *s = bitnet_session_create(stories, NULL, NULL);
    double sum = 0;
    size_t i;
    float one;
    for (i = 0; i < to; i++) {
        if (i >= from) CHECK(bitnet_log_probability(s, ids[i], NULL, &one) == BITNET_OK);
        if (i >= from) sum += (double)one;
        bitnet_feed(s, &ids[i], 1);
    }
    bitnet_session_free(s);
    return sum;
}

static size_t naive_tokens(const char *text, int32_t *ids) {
    size_t count = 0;
    CHECK(bitnet_tokenize(bitnet_model_tokenizer(stories), text, strlen(text), BITNET_ADD_BOS, ids,
                          128, &count, NULL) == BITNET_OK &&
          count <= 128);
    return count;
}

static char *naive_text(const question *q, int choice, bool blank, bool whole, char *text) {
    sprintf(text, "%.*s%s%.*s%.*s", (int)q->before.length, q->before.data, blank ? " " : "",
            (int)q->choices[choice].length, q->choices[choice].data,
            whole ? (int)q->after.length : 0, whole ? q->after.data : "");
    return text;
}

/* Checks one question: which tokens are scored, and their sums. */
static void check_scores(scorer *s, const question *q, bool blank) {
    static int32_t ids[4][128], only[128];
    size_t count[4], common = 0, from[4], to[4];
    char text[512];
    bool same = true, skip = true;
    int i;
    for (i = 0; i < q->count; i++)
        count[i] = naive_tokens(naive_text(q, i, blank, true, text), ids[i]);
    for (; same; common += same)
        for (i = 0; i < q->count; i++)
            same = same && common + 1 < count[i] && ids[i][common] == ids[0][common];
    for (i = 0; i < q->count; i++) skip = skip && count[i] - common > 3;
    for (i = 0; i < q->count; i++) {
        from[i] = common, to[i] = count[i];
        if (blank) continue;
        if (skip) from[i] = naive_tokens(naive_text(q, i, blank, false, text), only);
        if (to[i] - from[i] > 1) to[i]--;
    }
    CHECK(score_question(s, q->count));
    for (i = 0; i < q->count; i++) {
        double difference = s->sums[i] - naive_sum(ids[i], from[i], to[i]);
        CHECK(s->spans[i].to - s->spans[i].from == to[i] - from[i]);
        CHECK(difference < 1e-4 && difference > -1e-4);
    }
}

/* All questions of a file; the right choices as bits, one number for each question. */
static void check_file(const char *text, size_t size, question_form form, const int *right,
                       int questions) {
    reader r;
    scorer s;
    question q;
    bool end = false;
    long count = 0;
    size_t longest = 1;
    int n = 0, i;
    memset(&s, 0, sizeof s);
    s.tokenizer = bitnet_model_tokenizer(stories);
    open_text(&r, text, size, form);
    CHECK(rewind_reader(&r) && measure_questions(&r, &s, LONG_MAX, &count, &longest));
    CHECK(count == questions);
    s.session = open_session(stories, (int32_t)longest + 1, BITNET_CACHE_F16);
    for (; CHECK(read_question(&r, &q, &end)) && !end; n++) {
        int bits = 0;
        for (i = 0; i < q.count; i++) bits |= q.right[i] << i;
        CHECK(n < questions && bits == right[n]);
        CHECK(tokenize_question(&r, &s, &q));
        check_scores(&s, &q, form != WINOGRANDE);
    }
    CHECK(n == questions);
    bitnet_session_free(s.session);
    free(s.all.ids), free(s.text);
    close_reader(&r);
}

/* A file that is truncated anywhere, or has a changed byte, is read to its end or rejected. */
static void check_damaged(const char *text, size_t size) {
    uint32_t random = 1;
    size_t i;
    long questions = 0;
    for (i = 0; i < 3 * size; i++) {
        reader r;
        question q;
        bool end = false;
        size_t at = i / 3;
        memset(&r, 0, sizeof r);
        r.path = "questions";
        r.data = (char *)malloc(size + 1);
        memcpy(r.data, text, size);
        r.size = i % 3 ? size : at;
        r.data[r.size] = 0;
        if (i % 3) r.data[at] = (char)(random = random * 1664525u + 1013904223u, random >> 24);
        r.form = form_of(&r);
        for (end = !rewind_reader(&r); !end && read_question(&r, &q, &end);) questions += !end;
        close_reader(&r);
    }
    CHECK(questions > 0);
}

/* A vocabulary without tokens for the characters of a question. */
static void check_no_tokens(void) {
    static const bitnet_string letters[] = {{"a", 1}, {"b", 1}};
    static const char text[] = "1,x_,x,xx,1";
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf *g;
    bitnet_tokenizer *t;
    const void *data = NULL;
    size_t size = 0, longest;
    long count;
    reader r;
    scorer s;
    memset(&s, 0, sizeof s);
    bitnet_gguf_add_string(w, "tokenizer.ggml.model", "gpt2");
    bitnet_gguf_add_string(w, "tokenizer.ggml.pre", "llama-bpe");
    bitnet_gguf_add_strings(w, "tokenizer.ggml.tokens", letters, 2);
    bitnet_gguf_add_strings(w, "tokenizer.ggml.merges", letters, 0);
    CHECK(bitnet_gguf_write_memory(w, &data, &size, NULL) == BITNET_OK);
    g = bitnet_gguf_open_memory(data, size, NULL, NULL);
    t = g ? bitnet_tokenizer_create(g, NULL, NULL) : NULL;
    s.tokenizer = t;
    open_text(&r, text, sizeof text - 1, WINOGRANDE);
    CHECK(t && !measure_questions(&r, &s, LONG_MAX, &count, &longest));
    free(s.all.ids), free(s.text);
    close_reader(&r);
    bitnet_tokenizer_free(t);
    bitnet_gguf_free(g);
    bitnet_gguf_writer_free(w);
}

int main(void) {
    static const int first_third[] = {1, 4}, first_two[] = {1, 5}, sentences[] = {2, 2, 1},
                     names[] = {2, 4, 2, 2};
    char binary[1024];
    size_t size = make_binary(binary);
    stories = bitnet_model_load_file("tests/golden/stories.gguf", NULL, NULL);
    if (!CHECK(stories != NULL)) return 1;
    check_file(hellaswag, sizeof hellaswag - 1, HELLASWAG, first_third, 2);
    check_file(plain, sizeof plain - 1, JSON_LINES, first_third, 2);
    check_file(binary, size, BINARY, first_two, 2);
    check_file(winogrande, sizeof winogrande - 1, WINOGRANDE, sentences, 3);
    check_file(published, sizeof published - 1, JSON_LINES, names, 4);
    if (!freopen(NULL_DEVICE, "w", stderr)) return 1; /* thousands of messages */
    check_damaged(hellaswag, sizeof hellaswag - 1);
    check_damaged(plain, sizeof plain - 1);
    check_damaged(binary, size);
    check_damaged(winogrande, sizeof winogrande - 1);
    check_damaged(published, sizeof published - 1);
    check_no_tokens();
    bitnet_model_free(stories);
    printf("%d passed, %d failed\n", check_passed, check_failed);
    return check_failed != 0;
}
