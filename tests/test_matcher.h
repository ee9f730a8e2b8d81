/* test_matcher.h - masks compared with a recognizer that implements the definition, byte by byte

   Sessions generate random text under random grammars, which nest, recurse and repeat up to 50,000
   times: alone and together, copied, truncated, with matchers that may remember everything or
   almost nothing. For each token, the edit callback sees which tokens the mask allows; the
   recognizer determines for each token of the vocabulary whether it is allowed. */

#ifndef TEST_MATCHER_H
#define TEST_MATCHER_H

#include "check.h"
#include "make.h"

#ifndef MATCHER_TEXTS
#define MATCHER_TEXTS 2000
#endif

enum { MATCHER_NODES = 120, MATCHER_RULES = 4, MATCHER_LONGEST = 56, MATCHER_SESSIONS = 3 };

static const char *const matcher_letters[] = {"a", "n", "d", " ",        "t",           "h",
                                              "e", "A", "B", "\xC3\xA9", "\xE3\x81\x82"};

enum { MATCHER_LETTERS = sizeof matcher_letters / sizeof *matcher_letters };

typedef enum matcher_kind {
    MATCHER_CLASS, /* one of the letters whose bits are in `a`; nothing, if there are none */
    MATCHER_SEQUENCE,
    MATCHER_EITHER,
    MATCHER_TIMES,
    MATCHER_RULE
} matcher_kind;

typedef struct matcher_node {
    matcher_kind kind;
    int a, b;
    int least, most; /* TIMES; -1: without end */
} matcher_node;

typedef struct matcher_tree {
    matcher_node nodes[MATCHER_NODES];
    int count, rules[MATCHER_RULES], repeats;
    uint64_t random;
    char text[20000];
    size_t length;
} matcher_tree;

static int matcher_random(matcher_tree *t, int n) {
    return (int)(bitnet__random(17, t->random++) % (uint64_t)n);
}

/* ---- random grammars */

static int matcher_leaf(matcher_tree *t, matcher_kind kind, int a) {
    matcher_node *n = &t->nodes[t->count];
    n->kind = kind;
    n->a = a;
    return t->count++;
}

static int matcher_class(matcher_tree *t) {
    int letters = 1 << matcher_random(t, MATCHER_LETTERS);
    while (matcher_random(t, 3)) letters |= 1 << matcher_random(t, MATCHER_LETTERS);
    return matcher_leaf(t, MATCHER_CLASS, letters);
}

static void matcher_bounds(matcher_tree *t, matcher_node *n) {
    int spread = matcher_random(t, 3);
    n->least = matcher_random(t, 3);
    n->most = matcher_random(t, 3) ? n->least + spread : -1;
    if (n->most == 0) n->most = 1;
    if (matcher_random(t, 4) == 0) { /* many times */
        int most = 1 + matcher_random(t, t->repeats);
        if (matcher_random(t, 2)) most = 1 + most / 100;
        t->repeats -= most - 1;
        n->least = matcher_random(t, 3) ? 0 : matcher_random(t, 2) ? most : most / 2;
        n->most = most;
    }
}

/* A random node of a rule. Later rules may be called anywhere, any rule behind a letter. */
static int matcher_make(matcher_tree *t, int rule, int depth) {
    int at, kind = depth == 0 || t->count > MATCHER_NODES - 30 ? 0 : matcher_random(t, 12);
    matcher_node n;
    memset(&n, 0, sizeof n);
    if (kind == 1 && matcher_random(t, 3) == 0) return matcher_leaf(t, MATCHER_CLASS, 0);
    if (kind == 2 && rule + 1 < MATCHER_RULES)
        return matcher_leaf(t, MATCHER_RULE,
                            rule + 1 + matcher_random(t, MATCHER_RULES - rule - 1));
    if (kind < 3) return matcher_class(t);
    n.kind = kind < 7 ? MATCHER_SEQUENCE : kind < 8 ? MATCHER_EITHER : MATCHER_TIMES;
    if (kind == 3) {
        n.a = matcher_class(t);
        n.b = matcher_leaf(t, MATCHER_RULE, matcher_random(t, MATCHER_RULES));
    } else {
        n.a = matcher_make(t, rule, depth - 1);
        if (n.kind == MATCHER_TIMES) matcher_bounds(t, &n);
        else n.b = matcher_make(t, rule, depth - 1);
    }
    at = matcher_leaf(t, n.kind, 0);
    t->nodes[at] = n;
    return at;
}

static void matcher_say(matcher_tree *t, const char *text) {
    t->length += (size_t)sprintf(t->text + t->length, "%s", text);
}

static void matcher_print(matcher_tree *t, int at) {
    const matcher_node *n = &t->nodes[at];
    char times[40];
    int i;
    if (n->kind == MATCHER_CLASS) {
        matcher_say(t, n->a ? "[" : "\"\"");
        for (i = 0; i < MATCHER_LETTERS; i++)
            if (n->a >> i & 1) matcher_say(t, matcher_letters[i]);
        matcher_say(t, n->a ? "]" : " ");
        return;
    }
    if (n->kind == MATCHER_RULE) {
        sprintf(times, "r%d ", n->a);
        matcher_say(t, times);
        return;
    }
    matcher_say(t, "(");
    matcher_print(t, n->a);
    if (n->kind == MATCHER_EITHER) matcher_say(t, "|");
    if (n->kind != MATCHER_TIMES) matcher_print(t, n->b);
    matcher_say(t, ")");
    if (n->kind != MATCHER_TIMES) return;
    if (n->least == 0 && n->most == 1) sprintf(times, "?");
    else if (n->least < 2 && n->most < 0) sprintf(times, n->least ? "+" : "*");
    else if (n->most < 0) sprintf(times, "{%d,}", n->least);
    else if (n->most == n->least) sprintf(times, "{%d}", n->least);
    else sprintf(times, "{%d,%d}", n->least, n->most);
    matcher_say(t, times);
}

static void matcher_tree_make(matcher_tree *t, uint64_t seed) {
    char name[24];
    int i;
    memset(t, 0, sizeof *t);
    t->random = seed * 1000000;
    t->repeats = 50000;
    for (i = 0; i < MATCHER_RULES; i++) t->rules[i] = matcher_make(t, i, 3 + matcher_random(t, 4));
    matcher_say(t, "root ::= r0\n");
    for (i = 0; i < MATCHER_RULES; i++) {
        sprintf(name, "r%d ::= ", i);
        matcher_say(t, name);
        matcher_print(t, t->rules[i]);
        matcher_say(t, "\n");
    }
}

/* ---- the recognizer: where a node may end that begins at a place, as a set of bits */

typedef struct matcher_reader {
    const matcher_tree *tree;
    const char *text;
    int length;
    bool complete, next[256]; /* the text is; the bytes that may come behind it */
    bool known[MATCHER_NODES][64];
    uint64_t ends[MATCHER_NODES][64];
} matcher_reader;

static uint64_t matcher_ends(matcher_reader *r, int node, int at);

static uint64_t matcher_ends_of_all(matcher_reader *r, int node, uint64_t from) {
    uint64_t to = 0;
    int i;
    for (i = 0; i < 64; i++)
        if (from >> i & 1) to |= matcher_ends(r, node, i);
    return to;
}

static uint64_t matcher_class_ends(matcher_reader *r, int letters, int at) {
    uint64_t to = letters ? 0 : (uint64_t)1 << at;
    int i, left = r->length - at;
    for (i = 0; i < MATCHER_LETTERS; i++) {
        const char *letter = matcher_letters[i];
        int bytes = (int)strlen(letter), common = bytes < left ? bytes : left;
        if (!(letters >> i & 1) || memcmp(letter, r->text + at, (size_t)common) != 0) continue;
        if (common < bytes) r->next[(uint8_t)letter[common]] = true;
        else to |= (uint64_t)1 << (at + bytes);
    }
    return to;
}

/* Repeats until nothing changes. */
static uint64_t matcher_times_ends(matcher_reader *r, const matcher_node *n, uint64_t from) {
    uint64_t to;
    int i;
    for (i = 0; i < n->least; i++, from = to)
        if ((to = matcher_ends_of_all(r, n->a, from)) == from) break;
    for (i = n->least; n->most < 0 || i < n->most; i++, from = to)
        if ((to = from | matcher_ends_of_all(r, n->a, from)) == from) break;
    return from;
}

static uint64_t matcher_ends(matcher_reader *r, int node, int at) {
    const matcher_node *n = &r->tree->nodes[node];
    uint64_t to;
    if (r->known[node][at]) return r->ends[node][at];
    switch (n->kind) {
    case MATCHER_CLASS: to = matcher_class_ends(r, n->a, at); break;
    case MATCHER_SEQUENCE: to = matcher_ends_of_all(r, n->b, matcher_ends(r, n->a, at)); break;
    case MATCHER_EITHER: to = matcher_ends(r, n->a, at) | matcher_ends(r, n->b, at); break;
    case MATCHER_TIMES: to = matcher_times_ends(r, n, (uint64_t)1 << at); break;
    default: to = matcher_ends(r, r->tree->rules[n->a], at); break;
    }
    r->known[node][at] = true;
    return r->ends[node][at] = to;
}

static void matcher_read(matcher_reader *r, const matcher_tree *t, const char *text, int length) {
    r->tree = t;
    r->text = text;
    r->length = length;
    memset(r->next, 0, sizeof r->next);
    memset(r->known, 0, sizeof r->known);
    r->complete = matcher_ends(r, t->rules[0], 0) >> length & 1;
}

/* ---- sessions that write */

typedef struct matcher_writer {
    bitnet_session *session;
    const matcher_tree *tree;
    const bitnet_tokenizer *tokenizer;
    int32_t from;    /* the text begins there */
    size_t memory;   /* of its matcher */
    uint64_t random; /* draws tokens */
    int length;
    char text[64];
} matcher_writer;

typedef struct matcher_counts {
    long texts, masks, allowed, wrong, refused;
} matcher_counts;

static matcher_counts matcher_count;

static void matcher_gather(matcher_writer *w) {
    const int32_t *tokens = bitnet_session_tokens(w->session);
    int32_t i;
    for (w->length = 0, i = w->from; i < bitnet_session_length(w->session); i++) {
        bitnet_string bytes = bitnet_token_bytes(w->tokenizer, tokens[i]);
        if (w->length + (int)bytes.length > 60) break;
        if (bytes.length) memcpy(w->text + w->length, bytes.data, bytes.length);
        w->length += (int)bytes.length;
    }
}

/* Determines the allowed tokens: a byte is allowed if the recognizer accepts it after the bytes
   before it. */
static void matcher_expect(matcher_writer *w, bool *may) {
    static matcher_reader readers[8]; /* [bytes behind the text], each of the last token's */
    int32_t id, count = bitnet_vocab_size(w->tokenizer);
    int read = 0, k;
    matcher_gather(w);
    matcher_read(&readers[0], w->tree, w->text, w->length);
    for (id = 0; id < count; id++) {
        bitnet_string bytes = bitnet_token_bytes(w->tokenizer, id);
        bool end = bitnet_token_is_end(w->tokenizer, id);
        may[id] = end ? readers[0].complete : bytes.length > 0;
        for (k = 0; !end && k < (int)bytes.length && may[id]; k++) {
            if (k > 0 && (k > read || w->text[w->length + k - 1] != bytes.data[k - 1])) {
                w->text[w->length + k - 1] = bytes.data[k - 1];
                matcher_read(&readers[k], w->tree, w->text, w->length + k);
                read = k;
            }
            may[id] = readers[k].next[(uint8_t)bytes.data[k]];
        }
    }
}

/* Compares the tokens from which one is drawn with the allowed ones, and makes all of them about
   equally likely, except an end. */
static void matcher_edit(void *user, float *logits, int32_t vocabulary) {
    matcher_writer *w = (matcher_writer *)user;
    const bitnet__choice *choice = w->session->choice;
    static bool may[400], left[400];
    long before = matcher_count.wrong;
    int32_t id, i;
    matcher_expect(w, may);
    memset(left, 0, sizeof left);
    for (i = 0; i < choice->survivor_count; i++) left[choice->survivors[i].id] = true;
    for (id = 0; id < vocabulary; id++) {
        matcher_count.wrong += left[id] != may[id];
        matcher_count.allowed += left[id];
        logits[id] = (float)(bitnet__random(23, w->random++) % 1000) / 100;
        if (bitnet_token_is_end(w->tokenizer, id) && w->random % 8) logits[id] = -30;
    }
    matcher_count.masks++;
    ((bitnet__matcher *)w->session->constraint.state)->most_memory = w->memory;
    if (before == matcher_count.wrong || before > 0) return;
    printf("'%.*s' in\n%s", w->length, w->text, w->tree->text);
    for (id = 0; id < vocabulary; id++)
        if (may[id] != left[id]) printf("token %d %s come\n", (int)id, may[id] ? "may" : "may not");
}

static void matcher_sampling(matcher_writer *w) {
    bitnet_sampling p;
    memset(&p, 0, sizeof p);
    p.seed = w->random;
    p.temperature = 1;
    p.editor.edit = matcher_edit;
    p.editor.user = w;
    bitnet_session_set_sampling(w->session, &p);
}

/* Begins a new text if this one has ended, is too long, or has a dead end. */
static void matcher_settle(matcher_writer *w, bitnet_result result) {
    int32_t length = bitnet_session_length(w->session);
    bool ended = length > 0 &&
                 bitnet_token_is_end(w->tokenizer, bitnet_session_tokens(w->session)[length - 1]);
    matcher_count.refused += result == BITNET_ERROR_GRAMMAR_LIMIT;
    matcher_count.wrong +=
        result != BITNET_OK && result != BITNET_ERROR_GRAMMAR_LIMIT && result != BITNET_END;
    matcher_gather(w);
    if (result == BITNET_OK && !ended && w->length < MATCHER_LONGEST - 20) return;
    matcher_count.wrong += bitnet_session_truncate(w->session, w->from) != BITNET_OK;
    matcher_count.texts++;
}

static bitnet_result matcher_step(matcher_writer *w, int tokens) {
    bitnet_result result = BITNET_OK;
    int32_t id = 0;
    for (; tokens > 0 && result == BITNET_OK; tokens--) {
        result = bitnet_sample(w->session, NULL, &id);
        if (result == BITNET_OK) result = bitnet_feed(w->session, &id, 1);
        if (bitnet_token_is_end(w->tokenizer, id)) break;
    }
    return result;
}

static void matcher_together(matcher_writer *w, int tokens) {
    bitnet_session *sessions[MATCHER_SESSIONS];
    bitnet_generate_options options;
    int i;
    memset(&options, 0, sizeof options);
    for (i = 0; i < MATCHER_SESSIONS; i++) {
        sessions[i] = w[i].session;
        options.max_tokens = tokens + i;
        matcher_count.wrong +=
            bitnet_generate_begin(sessions[i], NULL, BITNET_TERMINATED, &options) != BITNET_OK;
    }
    matcher_count.wrong +=
        bitnet_generate_many(sessions, MATCHER_SESSIONS, NULL, NULL, NULL) != BITNET_OK;
    for (i = 0; i < MATCHER_SESSIONS; i++) {
        bool ended = bitnet_generate_stop_reason(sessions[i]) != BITNET_STOP_NONE;
        matcher_settle(&w[i], ended ? BITNET_OK : bitnet_session_result(sessions[i]));
    }
}

static void matcher_copy(matcher_writer *w, const matcher_writer *from) {
    bitnet_session_free(w->session);
    w->session = bitnet_session_copy(from->session, NULL);
    w->from = from->from;
    matcher_sampling(w);
}

/* Truncates the text, or occasionally the prompt before it. */
static void matcher_cut(matcher_tree *t, matcher_writer *w) {
    int32_t length = bitnet_session_length(w->session),
            to = w->from + matcher_random(t, length - w->from + 1);
    if (matcher_random(t, 5) == 0 && w->from > 1) to = w->from - 1;
    matcher_count.wrong += bitnet_session_truncate(w->session, to) != BITNET_OK;
    if (to < w->from) w->from = to;
}

/* Three sessions generate under one grammar. */
static void matcher_party(bitnet_model *model, const bitnet_grammar *g, matcher_tree *t) {
    static const size_t memories[] = {0, 0, 400, 20000, BITNET__MATCH_MEMORY};
    static const int32_t prompt[] = {84, 104, 101, 32};
    matcher_writer writers[MATCHER_SESSIONS];
    int i, round;
    memset(writers, 0, sizeof writers);
    for (i = 0; i < MATCHER_SESSIONS; i++) {
        matcher_writer *w = &writers[i];
        w->session = bitnet_session_create(model, NULL, NULL);
        w->tree = t;
        w->tokenizer = bitnet_model_tokenizer(model);
        w->from = 4;
        w->memory = memories[matcher_random(t, 5)];
        w->random = t->random;
        matcher_sampling(w);
        bitnet_feed(w->session, prompt, 4);
        CHECK(bitnet_session_set_grammar(w->session, g) == BITNET_OK);
    }
    for (round = 0; round < 30; round++) {
        matcher_writer *w = &writers[matcher_random(t, MATCHER_SESSIONS)];
        int tokens = 1 + matcher_random(t, 4);
        bitnet_generate_options options;
        memset(&options, 0, sizeof options);
        options.max_tokens = tokens;
        switch (matcher_random(t, 8)) {
        case 0: matcher_copy(w, &writers[(w - writers + 1) % MATCHER_SESSIONS]); break;
        case 1: matcher_cut(t, w); break;
        case 2: w->memory = memories[matcher_random(t, 5)]; break;
        case 3: matcher_settle(w, bitnet_generate(w->session, NULL, &options, NULL, NULL)); break;
        case 4:
        case 5: matcher_settle(w, matcher_step(w, tokens)); break;
        default: matcher_together(writers, tokens); break;
        }
    }
    for (i = 0; i < MATCHER_SESSIONS; i++) {
        matcher_settle(&writers[i], BITNET_END);
        bitnet_session_free(writers[i].session);
    }
}

/* A mask that is interrupted after each piece has the same bits and costs the same work. */
static void matcher_pieces(void) {
    static const char grammar[] = "root ::= \"{\" ([^\\x00-\\x1F]{1,40} \":\" [A-M]+ \";\")* \"}\"";
    static const char text[] = "{AAQ:BB;xyz";
    bitnet_allocator a = bitnet__allocator(NULL);
    make_options o = make_defaults();
    bitnet_result result;
    make_file file;
    size_t i;
    o.vocabulary = 60000;
    o.width = 128, o.heads = 1, o.kv_heads = 1, o.head_width = 128, o.ffn = 128, o.layers = 1;
    make_model(&o, &file);
    {
        bitnet_gguf *gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
        bitnet_tokenizer *t = bitnet_tokenizer_create(gguf, NULL, NULL);
        bitnet_grammar *g = bitnet_grammar_create(grammar, strlen(grammar), NULL, NULL, NULL);
        bitnet__matcher *m[2];
        int pieces = 0, most = 0;
        CHECK(bitnet__trie_of(t) != NULL && g != NULL);
        for (i = 0; i < 2; i++) m[i] = bitnet__matcher_create(g, t, &a, &result);
        for (i = 0; i < sizeof text; i++) {
            const bitnet__mask *whole = bitnet__match_mask(m[0], 0), *mask = NULL;
            for (pieces = 0; !mask && pieces < 1000; pieces++) mask = bitnet__match_mask(m[1], 1);
            if (!CHECK(whole && mask)) break;
            CHECK(mask->count == whole->count && mask->id == whole->id && m[0]->work == m[1]->work);
            CHECK(memcmp(mask->bits, whole->bits, (size_t)o.vocabulary / 8) == 0);
            if (pieces > most) most = pieces;
            if (i + 1 == sizeof text) break;
            m[0]->state = bitnet__match_bytes(m[0], m[0]->state, bitnet__string_of(text + i, 1));
            m[1]->state = bitnet__match_bytes(m[1], m[1]->state, bitnet__string_of(text + i, 1));
        }
        CHECK(most > 2);
        for (i = 0; i < 2; i++) bitnet__matcher_free(m[i]);
        bitnet_grammar_free(g);
        bitnet_tokenizer_free(t);
        bitnet_gguf_free(gguf);
    }
    make_free(&file);
}

static void test_matcher(void) {
    static matcher_tree t;
    make_options o = make_defaults();
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_error error;
    make_file file;
    uint64_t seed;
    memset(&options, 0, sizeof options);
    memset(&matcher_count, 0, sizeof matcher_count);
    o.width = 128, o.heads = 1, o.kv_heads = 1, o.head_width = 128, o.ffn = 128, o.layers = 1;
    options.threads = 1;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    matcher_pieces();
    for (seed = 1; matcher_count.texts < MATCHER_TEXTS; seed++) {
        bitnet_grammar *g;
        matcher_tree_make(&t, seed);
        g = bitnet_grammar_create(t.text, t.length, NULL, NULL, &error);
        if (!CHECK_CASE(g != NULL, t.text)) printf("%s\n", error.message);
        if (g) matcher_party(model, g, &t);
        bitnet_grammar_free(g);
    }
    printf("%ld texts, %ld masks of %ld tokens, %ld too ambiguous\n", matcher_count.texts,
           matcher_count.masks, matcher_count.allowed, matcher_count.refused);
    CHECK(matcher_count.wrong == 0);
    CHECK(matcher_count.refused * 20 < matcher_count.texts);
    CHECK(matcher_count.masks > 3 * matcher_count.texts);
    bitnet_model_free(model);
    make_free(&file);
}

#endif
