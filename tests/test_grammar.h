/* test_grammar.h - grammars: accepted and rejected texts, and texts generated under them

   Compares random grammars with a plain recognizer of the trees from which they were written, and
   masks and choices with bitnet_grammar_match, token by token, and with a session whose edit
   callback enforces the grammar. */

#ifndef TEST_GRAMMAR_H
#define TEST_GRAMMAR_H

#include "make.h"
#include "run.h"
#include "test_sampler.h"

#include <time.h>

static bitnet_grammar *grammar_of(const char *text) {
    bitnet_error error;
    bitnet_grammar *g = bitnet_grammar_create(text, strlen(text), NULL, NULL, &error);
    if (!g) printf("%s: %s\n", text, error.message);
    return g;
}

static bitnet_result grammar_match(const bitnet_grammar *g, const char *text) {
    size_t matched;
    return bitnet_grammar_match(g, text, strlen(text), &matched, NULL);
}

/* ---- what grammars accept */

typedef struct grammar_case {
    const char *grammar;
    const char *whole[6]; /* complete texts */
    const char *begun[4]; /* beginnings of such, not complete */
    const char *wrong[6];
} grammar_case;

static const grammar_case grammar_cases[] = {
    {"root ::= \"yes\" | \"no\"",
     {"yes", "no"},
     {"", "y", "ye", "n"},
     {"x", "yesno", "yess", "ny"}},
    {"\xEF\xBB\xBFroot ::= \"yes\"", {"yes"}, {"", "y"}, {"\xEF\xBB\xBFyes"}},
    {"root ::= [a-c]* ", {"", "a", "cabba"}, {NULL}, {"d", "ad", "A"}},
    {"root ::= [a-c]+ \".\"? # comment\n# another\n",
     {"a", "abc.", "c"},
     {""},
     {".", "a..", "a.b"}},
    {"\xEF\xBB\xBFroot ::= \"a\"", {"a"}, {""}, {"b", "\xEF"}},
    {"root ::= \"a\"{3}", {"aaa"}, {"", "a", "aa"}, {"aaaa", "b"}},
    {"root ::= \"a\"{2,} \"b\"{0} \"c\" { 1 , 1 }",
     {"aac", "aaaaac"},
     {"a", "aaa"},
     {"ac", "aabc"}},
    {"root ::= (\"ab\" \"c\"?){2,3}",
     {"abab", "abcabc", "ababcab"},
     {"ab", "abc", "aba"},
     {"ababababab", "abb"}},
    {"root ::= \"a\"{0,2} \"b\"{0,1} \"c\"{0,}",
     {"", "aa", "ab", "cccc", "aabccc"},
     {NULL},
     {"aaa", "bb", "ca"}},
    {"root ::= ( (\"a\"*)* \"b\"* )* \"c\"", {"c", "aabbaac"}, {"", "aba"}, {"d", "cc"}},
    {"root ::= word (\", \" word)*\nword ::= [^,. ]+",
     {"one", "one, two", "1, 2, 3"},
     {"", "one,", "one, "},
     {",", "one,two", "one "}},
    {"root ::= \"(\" root \")\" | \"x\"",
     {"x", "(x)", "(((x)))"},
     {"", "((", "((x)"},
     {")", "()", "(x))"}},
    {"root ::= list\nlist ::= item | item \";\" list\nitem ::= [0-9]",
     {"1", "1;2;3"},
     {"", "1;"},
     {";", "12", "1;;"}},
    {"root ::= |\n  \"a\" |\n  b\nb ::=\n  \"b\"\n", {"", "a", "b"}, {NULL}, {"ab", "c"}},
    {"root ::= (\n  \"a\"\n  \"b\" # in a group lines go on\n  | [x\n]\n)",
     {"ab", "x", "\n"},
     {"a"},
     {"b", "axx"}},
    {"root ::= a-b_1\na-b_1 ::= \"-\" [-a] [a-] [\\]\\-\\^] [^^]",
     {"---]a", "-aa^-"},
     {"--"},
     {"-b", "--b", "---]^"}},
    {"root ::= \"\\x41\\u00e9\\U0001F600\\n\\t\\r\\\\\\\"\\[\"",
     {"A\xC3\xA9\xF0\x9F\x98\x80\n\t\r\\\"["},
     {"A\xC3", "A\xC3\xA9\xF0\x9F"},
     {"\xC3", "A\xC3\xA8"}},
    {"root ::= . . \"!\"",
     {"ab!", "\xC3\xA9\xE3\x81\x82!", "\n\xF4\x8F\xBF\xBF!"},
     {"\xE3\x81", "a\xF0"},
     {"a\xED\xA0\x80!", "\x80", "a\xC0\x80!", "\xF5", "abc"}},
    {"root ::= [\xC3\xA9-\xE3\x81\x82\\U0001F600-\\U0001F64F]", /* of 2, 3 and 4 bytes */
     {"\xC3\xA9", "\xE3\x81\x82", "\xE2\x82\xAC", "\xF0\x9F\x98\x80", "\xF0\x9F\x99\x8F"},
     {"\xC3", "\xF0\x9F"},
     {"\xC3\xA8", "\xE3\x81\x83", "\xF0\x9F\x99\x90", "e"}},
    {"root ::= [^a-z\xC3\xA9]",
     {"A", "\xC3\xA8", "\xC3\xAA", "\xF0\x9F\x98\x80", "\x7F"},
     {"\xC3"},
     {"q", "\xC3\xA9", "\xFF"}},
    {"root ::= a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? a? \"!\"\n"
     "a ::= \"x\" | \"xx\" | \"xxx\"",
     {"!", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx!"},
     {"xxx"},
     {"y", "x?"}},
    {"root ::= (((((([^x]*){0,99}){0,99}){0,99}){0,99}){0,99}){0,99}",
     {"", "abcdefghi"},
     {NULL},
     {"x", "abx"}},
    {"root ::= s\ns ::= \"a\" s \"a\" | \"b\" s \"b\" | \"a\" | \"b\"",
     {"a", "aba", "aabaa", "bbb"},
     {"", "ab", "aab"},
     {"c", "abc"}},
};

static void grammar_accepts(void) {
    size_t i, k;
    for (i = 0; i < sizeof grammar_cases / sizeof *grammar_cases; i++) {
        const grammar_case *c = &grammar_cases[i];
        bitnet_grammar *g = grammar_of(c->grammar);
        if (!CHECK_CASE(g != NULL, c->grammar)) continue;
        for (k = 0; k < 6 && c->whole[k]; k++)
            CHECK_CASE(grammar_match(g, c->whole[k]) == BITNET_OK, c->grammar);
        for (k = 0; k < 4 && c->begun[k]; k++)
            CHECK_CASE(grammar_match(g, c->begun[k]) == BITNET_PENDING, c->grammar);
        for (k = 0; k < 6 && c->wrong[k]; k++)
            CHECK_CASE(grammar_match(g, c->wrong[k]) == BITNET_ERROR_GRAMMAR_DEAD_END, c->grammar);
        bitnet_grammar_free(g);
    }
}

/* The accepted length of a text is exact to the byte; input that nests too deeply is not
   allowed. */
static void grammar_depth(void) {
    bitnet_grammar *nested = grammar_of("root ::= \"(\" root \")\" | \"x\"");
    bitnet_grammar *listed = grammar_of("root ::= \"(\" root | \"x\"");
    static char text[6001];
    size_t matched = 0;
    CHECK(bitnet_grammar_match(nested, "((x(", 4, &matched, NULL) == BITNET_ERROR_GRAMMAR_DEAD_END);
    CHECK(matched == 3);
    memset(text, '(', 6000);
    CHECK(bitnet_grammar_match(nested, text, 6000, &matched, NULL) ==
          BITNET_ERROR_GRAMMAR_DEAD_END);
    CHECK(matched > 990 && matched < 1010);
    text[900] = 'x';
    memset(text + 901, ')', 900);
    CHECK(bitnet_grammar_match(nested, text, 1801, &matched, NULL) == BITNET_OK);
    memset(text, '(', 6000);
    CHECK(bitnet_grammar_match(listed, text, 6000, &matched, NULL) ==
          BITNET_PENDING); /* no depth */
    CHECK(matched == 6000);
    bitnet_grammar_free(nested);
    bitnet_grammar_free(listed);
}

/* A text with very many derivations is followed, because derivations share their sets. */
static void grammar_ambiguous(void) {
    bitnet_grammar *g = grammar_of("root ::= ([a-z]{1,3} root [a-z] | [a-z]{1,3} | \"x\"*){2}");
    char text[80];
    size_t matched = 0;
    memset(text, 'x', sizeof text);
    CHECK(bitnet_grammar_match(g, text, sizeof text, &matched, NULL) == BITNET_OK);
    CHECK(matched == sizeof text);
    bitnet_grammar_free(g);
}

/* ---- what is no grammar */

typedef struct grammar_refusal {
    const char *text, *says;
    bitnet_result result;
} grammar_refusal;

static const grammar_refusal grammar_refusals[] = {
    {"", "no rule 'root'", BITNET_ERROR_GRAMMAR_NAME},
    {"a ::= \"x\"", "no rule 'root'", BITNET_ERROR_GRAMMAR_NAME},
    {"root ::= a\na ::= \"x\" b\n", "line 2, column 11: there is no rule 'b'",
     BITNET_ERROR_GRAMMAR_NAME},
    {"root ::= \"x\"\nroot ::= \"y\"", "line 2, column 5: there already is a rule 'root'",
     BITNET_ERROR_GRAMMAR_NAME},
    {"root ::= <think>", "there is no token '<think>'", BITNET_ERROR_GRAMMAR_NAME},
    {"root ::= \"x", "line 1, column 12: the text ends too early", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= [x", "the text ends too early", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= (\"x\"", "must end in )", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"x\")", "column 13: the rule must end here", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"x\"\n| \"y\"", "line 2, column 1: expected a rule's name",
     BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"x\" a ::= \"y\"", "the rule must end here", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root = \"x\"", "expected ::=", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= *", "nothing to repeat", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= (+)", "nothing to repeat", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"x\"{2,1}", "must not be less", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"x\"{,1}", "expected a number", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"x\"{1", "expected }", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"\\q\"", "an unknown escape", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"\\f\"", "an unknown escape", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= [\\']", "an unknown escape", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"\xEF\xBB\xBF\xEF\xBB\xBFroot ::= \"x\"", "line 1, column 1: expected a rule's name",
     BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"\\x4\"", "hexadecimal", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"\\uD800\"", "not a character", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"\\U00110000\"", "not a character", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= \"\xC3\"", "not UTF-8", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= []", "the class is empty", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= [z-a]", "must not end before", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= [^\\x00-\\U0010FFFF]", "no character is in", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= <[12>", "must end in ]>", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= <[]>", "expected a number", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= !\"x\"", "expected a token, <...>", BITNET_ERROR_GRAMMAR_SYNTAX},
    {"root ::= root \"x\" | \"x\"", "'root' begins with itself", BITNET_ERROR_GRAMMAR_RECURSION},
    {"root ::= \"x\" a\na ::= e b \"x\"\nb ::= (a | \"y\")+\ne ::= \"z\"*", "begins with itself",
     BITNET_ERROR_GRAMMAR_RECURSION},
    {"root ::= (root?){2}", "'root' begins with itself", BITNET_ERROR_GRAMMAR_RECURSION},
    {"root ::= \"x\"{999999999999}", "too large", BITNET_ERROR_GRAMMAR_LIMIT},
    {"root ::= ((\"x\"{9999}){9999} \"y\"){262144}", "too large", BITNET_ERROR_GRAMMAR_LIMIT},
    {"root ::= <[99999999999]>", "too large", BITNET_ERROR_GRAMMAR_LIMIT},
};

static void grammar_refuses(void) {
    char *text = (char *)malloc((1 << 20) + 2);
    size_t i;
    bitnet_error error;
    for (i = 0; i < sizeof grammar_refusals / sizeof *grammar_refusals; i++) {
        const grammar_refusal *r = &grammar_refusals[i];
        memset(&error, 0, sizeof error);
        CHECK_CASE(!bitnet_grammar_create(r->text, strlen(r->text), NULL, NULL, &error), r->text);
        if (!CHECK_CASE(error.result == r->result && strstr(error.message, r->says), r->text))
            printf("%s\n", error.message);
    }
    memset(text, '(', 200);
    memcpy(text, "root ::=", 8);
    CHECK(!bitnet_grammar_create(text, 200, NULL, NULL, &error));
    CHECK(error.result == BITNET_ERROR_GRAMMAR_LIMIT);
    memset(text, ' ', (1 << 20) + 1);
    CHECK(!bitnet_grammar_create(text, (1 << 20) + 1, NULL, NULL, &error));
    CHECK(error.result == BITNET_ERROR_GRAMMAR_LIMIT);
    free(text);
}

/* ---- random grammars, against a plain recognizer */

enum { GRAMMAR_NODES = 400, GRAMMAR_RULES = 4, GRAMMAR_LENGTH = 8 };

typedef enum grammar_kind { CLASS, SEQUENCE, EITHER, MAYBE, STAR, PLUS, TIMES, RULE } grammar_kind;

typedef struct grammar_node {
    grammar_kind kind;
    int a, b;        /* nodes; RULE: a rule; CLASS: a set of "abc" */
    int least, most; /* TIMES */
} grammar_node;

typedef struct grammar_tree {
    grammar_node nodes[GRAMMAR_NODES];
    int count, rules[GRAMMAR_RULES];
    uint64_t random;
    char text[20000];
    size_t length;
} grammar_tree;

static int grammar_random(grammar_tree *t, int n) {
    return (int)(bitnet__random(11, t->random++) % (uint64_t)n);
}

/* A random node of a rule. Later rules may be called anywhere, any rule behind a character. */
static int grammar_node_make(grammar_tree *t, int rule, int depth) {
    int at = t->count++, kind = grammar_random(t, 10);
    grammar_node n;
    memset(&n, 0, sizeof n);
    if (depth == 0 || t->count > GRAMMAR_NODES - 20) kind = 0;
    n.kind = CLASS;
    n.a = 1 + grammar_random(t, 7);
    if (kind == 1 || kind == 2 || kind == 9) {
        n.kind = SEQUENCE;
        n.a = grammar_node_make(t, rule, depth - 1);
        n.b = grammar_node_make(t, rule, depth - 1);
    } else if (kind == 3 || kind == 4) {
        n.kind = EITHER;
        n.a = grammar_node_make(t, rule, depth - 1);
        n.b = grammar_node_make(t, rule, depth - 1);
    } else if (kind == 5) {
        n.kind = (grammar_kind)(MAYBE + grammar_random(t, 3));
        n.a = grammar_node_make(t, rule, depth - 1);
    } else if (kind == 6) {
        n.kind = TIMES;
        n.a = grammar_node_make(t, rule, depth - 1);
        n.least = grammar_random(t, 3);
        n.most = grammar_random(t, 3) ? n.least + grammar_random(t, 3) : -1;
    } else if (kind == 7 && rule + 1 < GRAMMAR_RULES) {
        n.kind = RULE;
        n.a = rule + 1 + grammar_random(t, GRAMMAR_RULES - rule - 1);
    } else if (kind == 8) {
        n.kind = SEQUENCE;
        n.a = t->count++;
        t->nodes[n.a].kind = CLASS;
        t->nodes[n.a].a = 1 + grammar_random(t, 7);
        n.b = t->count++;
        t->nodes[n.b].kind = RULE;
        t->nodes[n.b].a = grammar_random(t, GRAMMAR_RULES);
    }
    t->nodes[at] = n;
    return at;
}

static void grammar_print(grammar_tree *t, int at) {
    const grammar_node *n = &t->nodes[at];
    char *p = t->text + t->length;
    switch (n->kind) {
    case CLASS:
        t->length += (size_t)sprintf(p, "[%s%s%s]", n->a & 1 ? "a" : "", n->a & 2 ? "b" : "",
                                     n->a & 4 ? "c" : "");
        return;
    case RULE: t->length += (size_t)sprintf(p, "r%d ", n->a); return;
    default: break;
    }
    t->text[t->length++] = '(';
    grammar_print(t, n->a);
    if (n->kind == EITHER) t->text[t->length++] = '|';
    if (n->kind == EITHER || n->kind == SEQUENCE) grammar_print(t, n->b);
    t->text[t->length++] = ')';
    p = t->text + t->length;
    if (n->kind == MAYBE || n->kind == STAR || n->kind == PLUS)
        t->length += (size_t)sprintf(p, "%c", n->kind == MAYBE ? '?' : n->kind == STAR ? '*' : '+');
    if (n->kind == TIMES && n->most < 0) t->length += (size_t)sprintf(p, "{%d,}", n->least);
    if (n->kind == TIMES && n->most >= 0)
        t->length += (size_t)sprintf(p, "{%d,%d}", n->least, n->most);
}

static void grammar_tree_make(grammar_tree *t, uint64_t seed) {
    int i;
    memset(t, 0, sizeof *t);
    t->random = seed * 1000000;
    for (i = 0; i < GRAMMAR_RULES; i++) t->rules[i] = grammar_node_make(t, i, 4);
    t->length = (size_t)sprintf(t->text, "root ::= r0\n");
    for (i = 0; i < GRAMMAR_RULES; i++) {
        t->length += (size_t)sprintf(t->text + t->length, "r%d ::= ", i);
        grammar_print(t, t->rules[i]);
        t->text[t->length++] = '\n';
    }
    t->text[t->length] = 0;
}

/* The positions at which a node that begins at one of `from` may end, as sets of bits. */
static unsigned grammar_ends(const grammar_tree *t, int at, const char *text, unsigned from) {
    const grammar_node *n = &t->nodes[at];
    unsigned to = 0, next;
    int i;
    if (!from) return 0;
    switch (n->kind) {
    case CLASS:
        for (i = 0; text[i]; i++)
            if (from >> i & 1 && n->a >> (text[i] - 'a') & 1) to |= 2u << i;
        return to;
    case SEQUENCE: return grammar_ends(t, n->b, text, grammar_ends(t, n->a, text, from));
    case EITHER: return grammar_ends(t, n->a, text, from) | grammar_ends(t, n->b, text, from);
    case MAYBE: return from | grammar_ends(t, n->a, text, from);
    case RULE: return grammar_ends(t, t->rules[n->a], text, from);
    case PLUS: from = grammar_ends(t, n->a, text, from); break;
    case TIMES:
        for (i = 0; i < n->least; i++) from = grammar_ends(t, n->a, text, from);
        for (; i < n->most; i++) from |= grammar_ends(t, n->a, text, from);
        if (n->most >= 0) return from;
        break;
    default: break;
    }
    while ((next = from | grammar_ends(t, n->a, text, from)) != from) from = next;
    return from;
}

/* All texts of up to GRAMMAR_LENGTH characters: the recognizer agrees which are complete; a text
   that can still become complete is not a dead end. */
static void grammar_trees(void) {
    static grammar_tree t;
    int seed, complete = 0, wrong = 0, dead = 0, grammars = 0;
    for (seed = 0; seed < 60; seed++) {
        bitnet_grammar *g;
        int n, length, all;
        grammar_tree_make(&t, (uint64_t)seed);
        g = grammar_of(t.text);
        if (!CHECK_CASE(g != NULL, t.text)) continue;
        grammars++;
        for (length = 0, all = 1; length <= 6; length++, all *= 3)
            for (n = 0; n < all; n++) {
                char text[GRAMMAR_LENGTH + 1];
                size_t matched;
                bool whole;
                bitnet_result result;
                int i, digits = n;
                for (i = 0; i < length; i++, digits /= 3) text[i] = (char)('a' + digits % 3);
                text[length] = 0;
                whole = grammar_ends(&t, t.rules[0], text, 1) >> length & 1;
                result = bitnet_grammar_match(g, text, (size_t)length, &matched, NULL);
                wrong += (result == BITNET_OK) != whole;
                complete += whole;
                dead += result == BITNET_ERROR_GRAMMAR_DEAD_END;
                if ((result == BITNET_OK) != whole) printf("'%s' in\n%s\n", text, t.text);
            }
        bitnet_grammar_free(g);
    }
    CHECK(wrong == 0);
    CHECK(grammars == 60 && complete > 4000 && dead > 4000);
}

/* ---- masks */

/* The text that a session has generated under a grammar, as bytes. */
typedef struct grammar_text {
    const bitnet_grammar *grammar;
    const bitnet_tokenizer *tokenizer;
    char data[4096];
    size_t length;
} grammar_text;

/* Is the token allowed next? Tries its bytes. */
static bool grammar_may(grammar_text *t, int32_t id) {
    bitnet_string bytes = bitnet_token_bytes(t->tokenizer, id);
    size_t matched;
    if (bitnet_token_is_end(t->tokenizer, id))
        return bitnet_grammar_match(t->grammar, t->data, t->length, &matched, NULL) == BITNET_OK;
    if (bytes.length == 0 || t->length + bytes.length > sizeof t->data) return false;
    memcpy(t->data + t->length, bytes.data, bytes.length);
    return !bitnet_is_error(
        bitnet_grammar_match(t->grammar, t->data, t->length + bytes.length, &matched, NULL));
}

static void grammar_take(grammar_text *t, int32_t id) {
    bitnet_string bytes = bitnet_token_bytes(t->tokenizer, id);
    if (t->length + bytes.length > sizeof t->data) return;
    if (bytes.length) memcpy(t->data + t->length, bytes.data, bytes.length);
    t->length += bytes.length;
}

/* An edit callback that forbids tokens that the grammar does not allow. */
static void grammar_edit(void *user, float *logits, int32_t vocabulary) {
    int32_t id;
    for (id = 0; id < vocabulary; id++)
        if (!grammar_may((grammar_text *)user, id)) logits[id] = bitnet__forbidden();
}

static const char grammar_json[] =
    "root ::= object\n"
    "value ::= object | array | string | number | \"true\" | \"false\" | \"null\"\n"
    "object ::= \"{\" ws (string \":\" ws value (\",\" ws string \":\" ws value)*)? ws \"}\"\n"
    "array ::= \"[\" ws (value (\",\" ws value)*)? ws \"]\"\n"
    "string ::= \"\\\"\" ([^\"\\\\\\x00-\\x1F] | \"\\\\\" ([\"\\\\/bfnrt] | \"u\" "
    "[0-9a-f]{4})){0,9} "
    "\"\\\"\"\n"
    "number ::= \"-\"? (\"0\" | [1-9] [0-9]{0,3}) (\".\" [0-9]{1,2})?\n"
    "ws ::= \" \"?\n";

static const char *const grammar_texts[] = {
    grammar_json,
    "root ::= \"The \" (\"in\" | \"to\" | \"THE\"){1,3} \"\xC3\xA9\"+ "
    "[\xE3\x81\x82-\xE3\x81\x86]{2}",
    "root ::= [a-zA-Z ]{20,40}",
    "root ::= \"attack\" | \"flee\" | \"talk\"",
    "root ::= . {6} | [^a]{9}",
};

enum { GRAMMAR_TEXTS = sizeof grammar_texts / sizeof *grammar_texts };

/* Checks that a walk through the vocabulary gives the same result as trying each token. */
static void grammar_masks(bitnet_model *model, const char *text, uint64_t seed) {
    static grammar_text t;
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet_grammar *g = grammar_of(text);
    bitnet__matcher *m;
    bitnet_result result;
    int32_t id, next, count;
    int n, wrong = 0, ended = 0;
    size_t matched;
    t.grammar = g;
    t.tokenizer = bitnet_model_tokenizer(model);
    t.length = 0;
    CHECK(bitnet__trie_of(t.tokenizer) != NULL);
    m = bitnet__matcher_create(g, t.tokenizer, &a, &result);
    for (n = 0; n < 60; n++) {
        const bitnet__mask *mask = bitnet__match_mask(m, 0);
        if (!CHECK_CASE(mask != NULL, text)) break;
        for (id = 0, count = 0; id < bitnet_vocab_size(t.tokenizer); id++) {
            wrong += bitnet__mask_has(mask, id) != grammar_may(&t, id);
            count += bitnet__mask_has(mask, id);
        }
        wrong += count != mask->count || (count == 1 && !bitnet__mask_has(mask, mask->id));
        if (count == 0) break;
        next = (int32_t)(bitnet__random(seed, (uint64_t)n) % (uint64_t)count);
        for (id = 0; next >= 0; id++) next -= bitnet__mask_has(mask, id);
        ended = bitnet_token_is_end(t.tokenizer, --id);
        grammar_take(&t, id);
        bitnet__match_begin(m, BITNET__MATCH_WORK);
        m->state = bitnet__match_token(m, id);
        if (ended) break;
    }
    CHECK_CASE(wrong == 0, text);
    if (ended) {
        CHECK_CASE(m->state == BITNET__SET_ENDED && bitnet__match_mask(m, 0)->count == 0, text);
        CHECK_CASE(bitnet_grammar_match(g, t.data, t.length, &matched, NULL) == BITNET_OK, text);
    }
    bitnet__matcher_free(m);
    bitnet_grammar_free(g);
}

/* ---- sessions */

enum { GRAMMAR_TOKENS = 48 };

typedef struct grammar_case_run {
    bitnet_session_options session;
    bitnet_sampling sampling;
    bitnet_budget budget;
    const bitnet_drafter *drafter;
    bool by_edit; /* the grammar is applied by the edit callback */
} grammar_case_run;

typedef struct grammar_run {
    int32_t ids[GRAMMAR_TOKENS];
    int count;
    bool ended;
    bitnet_result result;
    bitnet_session_stats stats;
    grammar_text text;
} grammar_run;

static const int32_t grammar_prompt[] = {84, 104, 101, 32};

static grammar_run *grammar_generate(bitnet_model *model, const bitnet_grammar *g,
                                     const grammar_case_run *c) {
    grammar_run *run = (grammar_run *)calloc(1, sizeof *run);
    bitnet_session *s = bitnet_session_create(model, &c->session, NULL);
    bitnet_sampling sampling = c->sampling;
    run->text.grammar = g;
    run->text.tokenizer = bitnet_model_tokenizer(model);
    sampling.editor.edit = c->by_edit ? grammar_edit : NULL;
    sampling.editor.user = &run->text;
    bitnet_session_set_sampling(s, &sampling);
    bitnet_session_set_drafter(s, c->drafter);
    bitnet_feed(s, grammar_prompt, 4);
    if (!c->by_edit) CHECK(bitnet_session_set_grammar(s, g) == BITNET_OK);
    while (run->count < GRAMMAR_TOKENS && !run->ended && run->result == BITNET_OK) {
        int32_t id = -1;
        while ((run->result = bitnet_sample(s, &c->budget, &id)) == BITNET_PENDING) {
        }
        if (run->result != BITNET_OK) break;
        run->ids[run->count++] = id;
        run->ended = bitnet_token_is_end(run->text.tokenizer, id);
        grammar_take(&run->text, id);
        run->result = bitnet_feed(s, &id, 1);
    }
    run->stats = bitnet_session_get_stats(s);
    bitnet_session_free(s);
    return run;
}

static bool grammar_same(const grammar_run *a, const grammar_run *b) {
    return a->result == BITNET_OK && b->result == BITNET_OK && a->count == b->count &&
           memcmp(a->ids, b->ids, (size_t)a->count * sizeof *a->ids) == 0;
}

/* Drafts the text of another run, with occasional errors. */
typedef struct grammar_guesser {
    const grammar_run *run;
    uint64_t random;
} grammar_guesser;

static size_t grammar_guess(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                            size_t capacity) {
    grammar_guesser *g = (grammar_guesser *)user;
    size_t at = length - 4, i;
    (void)tokens;
    for (i = 0; i < capacity && i < 6 && at + i < (size_t)g->run->count; i++)
        ids[i] = bitnet__random(3, g->random++) % 5 ? g->run->ids[at + i] : 7;
    return i;
}

static void grammar_sampling(int way, bitnet_logit_bias *bias, bitnet_sampling *p) {
    *p = run_sampling();
    p->seed = (uint64_t)way + 5;
    if (way > 0) p->temperature = 1;
    if (way == 2) p->top_k = p->top_p = p->min_p = 0, p->temperature = 3;
    if (way == 3) {
        p->repetition_penalty = 1.3f, p->frequency_penalty = 0.5f, p->presence_penalty = 0.25f;
        bias[0].id = 32, bias[0].bias = 2;
        bias[1].id = 97, bias[1].bias = bitnet__forbidden();
        p->logit_bias = bias, p->logit_bias_count = 2;
    }
}

/* All ways to compute choices follow the definition: masks apply after edit, bias and penalties,
   and before top-k. The text never leaves the grammar, and ends where it may. */
static void grammar_choices(bitnet_model *model, const char *text) {
    bitnet_grammar *g = grammar_of(text);
    int way;
    for (way = 0; way < 4; way++) {
        grammar_case_run c;
        grammar_run *defined, *run;
        grammar_guesser guesser;
        bitnet_drafter drafter;
        bitnet_logit_bias bias[2];
        size_t matched;
        int how;
        memset(&c, 0, sizeof c);
        grammar_sampling(way, bias, &c.sampling);
        c.by_edit = true;
        defined = grammar_generate(model, g, &c);
        CHECK_CASE(defined->result == BITNET_OK && defined->count > 0, text);
        CHECK_CASE(bitnet_grammar_match(g, defined->text.data, defined->text.length, &matched,
                                        NULL) == (defined->ended ? BITNET_OK : BITNET_PENDING) ||
                       !defined->ended,
                   text);
        c.by_edit = false;
        memset(&guesser, 0, sizeof guesser);
        memset(&drafter, 0, sizeof drafter);
        guesser.run = defined;
        drafter.draft = grammar_guess;
        drafter.user = &guesser;
        for (how = 0; how < 5; how++) {
            c.session.full_head = how == 1;
            c.budget.microseconds = how == 2;
            c.drafter = how >= 3 ? &drafter : NULL;
            c.session.batch = how == 4 ? 3 : 0;
            run = grammar_generate(model, g, &c);
            if (!CHECK_CASE(grammar_same(defined, run), text))
                printf("way %d, how %d: %d and %d tokens, %s\n'%.*s'\n'%.*s'\n", way, how,
                       defined->count, run->count, bitnet_result_text(run->result),
                       (int)defined->text.length, defined->text.data, (int)run->text.length,
                       run->text.data);
            free(run);
        }
        free(defined);
    }
    bitnet_grammar_free(g);
}

/* Writes `first` and `second` alternately, `count` times, separated by `between`; returns the
   end. */
static char *grammar_repeat(char *out, const char *first, const char *second, const char *between,
                            int count) {
    int i;
    for (i = 0; i < count; i++)
        out += sprintf(out, "%s%s", i ? between : "", i % 2 ? second : first);
    return out;
}

/* ---- JSON schemas */

typedef struct grammar_schema {
    const char *schema;
    const char *whole[6], *wrong[6]; /* wrong: complete texts that do not fit, or no beginnings */
} grammar_schema;

static const grammar_schema grammar_schemas[] = {
    {"{\"type\": \"object\", \"properties\": {\"name\": {\"type\": \"string\", \"minLength\": 1, "
     "\"maxLength\": 3}, \"age\": {\"type\": \"integer\", \"minimum\": 0, \"maximum\": 150}}, "
     "\"required\": [\"name\"]}",
     {"{\"name\":\"ab\",\"age\":12}", "{\"name\": \"\xC3\xA9\\ud83d\\ude00\\n\"}",
      "{\n  \"name\": \"a\",\n  \"age\": 150\n}"},
     {"{\"age\":3}", "{\"name\":\"\"}", "{\"name\":\"abcd\"}", "{\"name\":\"a\",\"age\":151}",
      "{\"name\":\"a\",\"age\":07}", "{\"name\":\"a\",\"b\":1}"}},
    {"{\"type\": \"number\", \"exclusiveMinimum\": -2, \"maximum\": 3}",
     {"-1.999", "-0.5", "0", "2.75", "3", "3.00"},
     {"-2", "-2.0", "3.01", "1e0", "4", "-3"}},
    {"{\"type\": \"number\", \"minimum\": -5, \"exclusiveMaximum\": 0}",
     {"-5", "-5.0", "-0.001", "-4.5"},
     {"0", "-0", "-0.0", "-5.1", "0.5"}},
    {"{\"type\": \"integer\", \"exclusiveMinimum\": 3, \"exclusiveMaximum\": 6}",
     {"4", "5"},
     {"3", "6"}},
    {"{\"type\": \"integer\", \"format\": \"int32\"}",
     {"2147483647", "-2147483648"},
     {"2147483648", "-2147483649"}},
    {"{\"type\": \"string\", \"format\": \"date\"}",
     {"\"2024-02-29\"", "\"2000-02-29\"", "\"1999-12-31\""},
     {"\"2023-02-29\"", "\"1900-02-29\"", "\"2024-04-31\"", "\"2024-00-10\"", "\"2024-13-01\""}},
    {"{\"type\": \"string\", \"format\": \"date-time\"}",
     {"\"2024-02-29T23:59:59Z\"", "\"1985-04-12T23:20:50.52+01:30\""},
     {"\"2024-02-29\"", "\"2024-02-29T24:00:00Z\"", "\"2024-02-29 10:00:00Z\""}},
    {"{\"type\": \"string\", \"format\": \"uri\"}",
     {"\"https://example.org/a?b=c#d\"", "\"mailto:a@example.org\""},
     {"\"example.org\"", "\"http://a b\"", "\"\""}},
    {"{\"type\": \"string\", \"format\": \"ipv4\"}",
     {"\"127.0.0.1\"", "\"255.255.255.255\""},
     {"\"256.0.0.1\"", "\"1.2.3\"", "\"01.2.3.4\""}},
    {"{\"allOf\": [{\"$ref\": \"#/$defs/a\"}], \"$defs\": {\"a\": {\"type\": \"null\"}}}",
     {"null"},
     {"1"}},
    {"{\"type\": \"integer\", \"minimum\": -123, \"maximum\": 42}",
     {"-123", "-99", "-1", "0", "9", "42"},
     {"-124", "43", "00", "-200", "420", "1.0"}},
    {"{\"type\": \"integer\", \"minimum\": 456}",
     {"456", "999", "1000", "9999999999999999"},
     {"455", "99", "0456", "-456", "10000000000000000"}},
    {"{\"type\": \"integer\", \"maximum\": -9999}", {"-9999", "-10000"}, {"-9998", "0", "9999"}},
    {"{\"type\": \"integer\", \"minimum\": 100, \"maximum\": 99999}",
     {"100", "5000", "99999"},
     {"99", "100000"}},
    {"{\"type\": \"number\"}", {"0", "-1.5e-7", "12.25E+3"}, {"01", ".5", "1.", "1e", "+1"}},
    {"{\"enum\": [\"a\\\"b\\\\\\n\", null, 42, [1, {\"x\": true}]]}",
     {"\"a\\\"b\\\\\\n\"", "null", "42", "[1,{\"x\":true}]"},
     {"420", "\"a\"", "true", "[1]"}},
    {"{\"type\": \"integer\", \"enum\": [\"1\", 2, 3.5]}", {"2"}, {"\"1\"", "3", "3.5"}},
    {"{\"type\": [\"array\", \"null\"], \"items\": {\"type\": \"boolean\"}, \"minItems\": 1, "
     "\"maxItems\": 2}",
     {"null", "[true]", "[true, false]"},
     {"[]", "[true,true,true]", "[1]", "true"}},
    {"{\"type\": \"array\", \"maxItems\": 0}", {"[]"}, {"[1]"}},
    {"{\"properties\": {\"a\": {\"type\": \"null\"}, \"ab\": {\"type\": \"null\"}, \"\xC3\xA9\": "
     "true}, \"additionalProperties\": {\"type\": \"boolean\"}}",
     {"{}", "{\"a\":null,\"x\":true}", "{\"abc\":true,\"\":false}", "{\"\xC3\xA9\xC3\xA9\":true}"},
     {"{\"a\":true}", "{\"ab\":true}", "{\"x\":null}", "{\"\\u0061\":true}"}},
    {"{\"properties\": {\"a\": {}, \"b\": {}, \"c\": {}}, \"required\": [\"b\", \"d\"]}",
     {"{\"b\":1,\"d\":2}", "{\"a\":[],\"b\":{},\"c\":null,\"d\":\"\"}"},
     {"{\"a\":1}", "{\"b\":1}", "{\"b\":1,\"a\":2,\"d\":3}", "{\"d\":1}", "{,\"b\":1}"}},
    {"{\"$defs\": {\"n~/\": {\"type\": \"object\", \"properties\": {\"v\": {\"const\": 1}, "
     "\"next\": {\"anyOf\": [{\"$ref\": \"#/$defs/n~0~1\"}, {\"type\": \"null\"}]}}, \"required\": "
     "[\"next\"]}}, \"$ref\": \"#/$defs/n~0~1\"}",
     {"{\"next\":null}", "{\"v\":1,\"next\":{\"next\":{\"v\":1,\"next\":null}}}"},
     {"{\"v\":2", "{\"v\":1}", "{\"next\":1"}},
    {"{\"oneOf\": [{\"type\": \"object\", \"properties\": {\"k\": {\"const\": \"a\"}}, "
     "\"required\": [\"k\"]}, {\"type\": \"object\", \"properties\": {\"k\": {\"enum\": [\"b\", "
     "1]}}, \"required\": [\"k\"]}, {\"type\": \"integer\"}, {\"const\": \"x\"}]}",
     {"{\"k\":\"a\"}", "{\"k\":1}", "7", "\"x\""},
     {"{\"k\":\"c\"}", "{}", "1.5"}},
    /* paths of references: indices of several digits, %XX, an $id on the way */
    {"{\"$defs\": {\"a b\": {\"enum\": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, {\"type\": \"null\"}]}, "
     "\"/\": "
     "{\"type\": \"boolean\"}}, \"anyOf\": [{\"$ref\": \"#/%24defs/a%20b/enum/10\"}, {\"$ref\": "
     "\"#/$defs/%7e1\"}]}",
     {"null", "true"},
     {"0", "{}"}},
    {"{\"$id\": \"https://a/\", \"$defs\": {\"x\": {\"type\": \"null\"}}, \"properties\": "
     "{\"outer\": "
     "{\"$ref\": \"#/$defs/x\"}, \"inner\": {\"$id\": \"b\", \"$defs\": {\"x\": {\"type\": "
     "\"integer\"}}, \"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/x\"}}}}",
     {"{\"outer\":null,\"inner\":[1]}"},
     {"{\"outer\":1", "{\"inner\":[null"}},
    /* what says nothing of values */
    {"{\"type\": \"string\", \"maxLength\": 1, \"nullable\": true, \"x-order\": [3], \"example\": "
     "\"ab\", "
     "\"discriminator\": {}, \"contentEncoding\": \"base64\"}",
     {"\"\"", "\"a\""},
     {"null", "\"ab\""}},
    /* recursion that can end */
    {"{\"type\": [\"object\", \"array\"], \"items\": {\"$ref\": \"#\"}, \"minItems\": 1, "
     "\"properties\": "
     "{\"a\": {\"$ref\": \"#\"}, \"b\": {\"oneOf\": [{\"$ref\": \"#/properties/a\"}, {\"type\": "
     "\"null\"}]}}, "
     "\"required\": [\"b\"]}",
     {"{\"b\":null}", "[{\"b\":[{\"b\":null}]}]", "{\"a\":{\"b\":null},\"b\":null}"},
     {"[]", "{}", "{\"a\":null"}},
    /* patterns, multiples, bounds with fractions, and schemas that must all fit */
    {"{\"type\":\"number\",\"minimum\":0.25,\"maximum\":0.75}",
     {"0.25", "0.250", "0.3", "0.75", "0.7", "0.7500"},
     {"0.2", "0.24", "0", "0.751", "0.8", "1"}},
    {"{\"type\":\"number\",\"exclusiveMinimum\":0.5,\"exclusiveMaximum\":12.345}",
     {"0.51", "1", "12", "12.3", "12.344", "12.3449"},
     {"12.345", "12.3450", "0.5", "0.50", "13"}},
    {"{\"type\":\"number\",\"exclusiveMinimum\":0.5,\"exclusiveMaximum\":12.345}",
     {"12.34", "9.99"},
     {NULL}},
    {"{\"type\":\"number\",\"minimum\":-1.5,\"maximum\":2}",
     {"-1.5", "-1", "-0.5", "0", "2", "2.0"},
     {"-0", "2.01", "-1.51"}},
    {"{\"type\":\"number\",\"minimum\":-1.5,\"maximum\":2}", {"1.99"}, {NULL}},
    {"{\"type\":\"number\",\"minimum\":0}",
     {"0.25", "3.141592653589793", "1234.5678", "9999999999999998.5"},
     {"-0.25", "1e3"}},
    {"{\"type\":\"number\",\"exclusiveMinimum\":-0.5,\"exclusiveMaximum\":0}",
     {"-0.4", "-0.499"},
     {"-0.5", "0", "-0"}},
    {"{\"type\":\"number\",\"minimum\":1e-7,\"maximum\":1E3}",
     {"0.0000001", "1000", "1"},
     {"0.00000001", "1000.1", "0"}},
    {"{\"anyOf\":[{\"type\":\"integer\",\"minimum\":0.5,\"maximum\":3.7}]}",
     {"1", "3"},
     {"0", "4"}},
    {"{\"type\":\"integer\",\"multipleOf\":5}", {"0", "5", "-15", "123456789012345"}, {"7", "51"}},
    {"{\"type\":\"integer\",\"multipleOf\":36,\"minimum\":100,\"maximum\":3700}",
     {"108", "3672", "1800"},
     {"72", "3708", "100"}},
    {"{\"type\":\"integer\",\"multipleOf\":7,\"minimum\":-20,\"maximum\":20}",
     {"-14", "0", "14"},
     {"-21", "21", "1"}},
    {"{\"type\":\"integer\",\"multipleOf\":1000,\"exclusiveMinimum\":0}",
     {"1000", "25000"},
     {"0", "1500"}},
    {"{\"type\":\"integer\",\"multipleOf\":60,\"minimum\":0,\"maximum\":86400}",
     {"0", "60", "86400"},
     {"30", "86460"}},
    {"{\"type\":\"string\",\"pattern\":\"^[a-z]{2,3}-\\\\d+$\"}",
     {"\"ab-1\"", "\"abc-123\""},
     {"\"a-1\"", "\"abcd-1\"", "\"ab-\"", "\"xabc-1\""}},
    {"{\"type\":\"string\",\"pattern\":\"ab+c\"}", {"\"xxabbcyy\"", "\"abc\""}, {"\"ac\""}},
    {"{\"type\":\"string\",\"pattern\":\"^a|b$\"}", {"\"axx\"", "\"xxb\"", "\"a\""}, {"\"xa\""}},
    {"{\"type\":\"string\",\"pattern\":\"^(?:\\\\+1)?\\\\(?\\\\d{3}\\\\)?$\"}",
     {"\"+1(123)\"", "\"123\""},
     {"\"12\""}},
    {"{\"type\":\"string\",\"pattern\":\"^[^\\\"\\\\\\\\]*$\"}",
     {"\"ab\\n\"", "\"\""},
     {"\"a\\\"b\"", "\"a\\\\b\""}},
    {"{\"type\":\"string\",\"pattern\":\"^.$\"}",
     {"\"\xC3\xA9\"", "\"\\\"\"", "\"\\\\\""},
     {"\"\\n\"", "\"ab\""}},
    {"{\"type\":\"string\",\"pattern\":\"^[A-Z][a-z]*$\",\"minLength\":3,\"maxLength\":5}",
     {"\"Abc\"", "\"Abcde\""},
     {"\"Ab\"", "\"Abcdef\""}},
    {"{\"type\":\"string\",\"pattern\":\"^[A-Z]{2}$\",\"minLength\":1,\"maxLength\":5}",
     {"\"AB\""},
     {NULL}},
    {"{\"type\":\"string\",\"pattern\":\"^(a*)*$\"}", {"\"aaa\"", "\"\""}, {NULL}},
    {"{\"type\":\"string\",\"pattern\":\"^(a|)+b$\"}", {"\"aab\"", "\"b\""}, {NULL}},
    {"{\"type\":\"string\",\"pattern\":\"^a{0}b$\"}", {"\"b\""}, {"\"ab\""}},
    {"{\"type\":\"string\",\"pattern\":\"[\\\\s\\\\S]\"}", {"\"a\"", "\"\\n\""}, {"\"\""}},
    {"{\"type\":\"string\",\"pattern\":\"^[^\\\\W_]+$\"}", {"\"aZ9\""}, {"\"_\"", "\"\xC3\xA9\""}},
    {"{\"type\":\"string\",\"pattern\":\"^[\\\\u0041-\\\\x43-]$\"}", {"\"B\"", "\"-\""}, {"\"D\""}},
    {"{\"type\":\"string\",\"pattern\":\"^\\\\/a\\\\.b\\\\$$\"}", {"\"/a.b$\""}, {"\"/axb$\""}},
    {"{\"type\":\"string\",\"pattern\":\"^(?<year>\\\\d{4})$\"}", {"\"1234\""}, {NULL}},
    {"{\"type\":\"array\",\"prefixItems\":[{\"type\":\"integer\"},{\"type\":\"string\"}]}",
     {"[1,\"a\"]", "[1, \"a\"]"},
     {"[1]", "[]", "[1,\"a\",2]"}},
    {"{\"type\":\"array\",\"prefixItems\":[{\"type\":\"integer\"},{\"type\":\"string\"}],"
     "\"minItems\":1,\"items\":{\"type\":\"null\"},\"maxItems\":4}",
     {"[1]", "[1,\"a\"]", "[1,\"a\",null,null]"},
     {"[]", "[1,null]", "[1,\"a\",null,null,null]"}},
    {"{\"type\":\"array\",\"prefixItems\":[{\"type\":\"integer\"}],\"items\":false,\"minItems\":0}",
     {"[]", "[ 1 ]"},
     {"[1,2]"}},
    {"{\"type\":\"array\",\"items\":{\"type\":\"null\"}}", {"[]", "[ null, null]"}, {"[null"}},
    {"{\"type\":\"array\",\"items\":false}", {"[]"}, {"[1]"}},
    {"{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"null\"},\"b\":{\"type\":\"null\"},"
     "\"c\":{\"type\":\"null\"}},\"minProperties\":2,\"additionalProperties\":false}",
     {"{\"a\":null,\"b\":null}", "{\"a\":null,\"c\":null}", "{\"b\":null,\"c\":null}",
      "{\"a\":null,\"b\":null,\"c\":null}"},
     {"{\"a\":null}", "{NULL}", "{\"c\":null}"}},
    {"{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"null\"},\"b\":{\"type\":\"null\"}},"
     "\"minProperties\":1,\"required\":[\"b\"],\"additionalProperties\":false}",
     {"{\"b\":null}"},
     {"{\"a\":null}"}},
    {"{\"type\":\"object\",\"additionalProperties\":{\"type\":\"integer\"},\"minProperties\":1}",
     {"{\"x\":1}", "{ \"x\":1, \"y\":2 }"},
     {"{NULL}"}},
    {"{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"null\"}},\"additionalProperties\":{"
     "\"type\":\"integer\"},\"minProperties\":2}",
     {"{\"a\":null,\"x\":1}"},
     {"{\"a\":null}", "{\"x\":1,\"y\":1}"}},
    {"{\"allOf\":[{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\"}},\"required\":["
     "\"a\"]},{\"type\":\"object\",\"properties\":{\"b\":{\"type\":\"string\"}},\"required\":["
     "\"b\"]}]}",
     {"{\"a\":1,\"b\":\"x\"}"},
     {"{\"a\":1}", "{\"b\":\"x\"}"}},
    {"{\"$ref\":\"#/$defs/"
     "base\",\"properties\":{\"b\":{\"type\":\"string\"}},\"required\":[\"b\"],\"$defs\":{\"base\":"
     "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\",\"maximum\":9},\"b\":{"
     "\"maxLength\":2}}}}}",
     {"{\"b\":\"xy\"}"},
     {"{\"b\":\"xyz\"}", "{\"b\":1}", "{\"a\":1}"}},
    {"{\"allOf\":[{\"$ref\":\"#/$defs/"
     "n\"},{\"maximum\":5}],\"$defs\":{\"n\":{\"type\":\"number\",\"minimum\":2,\"maximum\":9}}}",
     {"2", "4.5"},
     {"6", "1"}},
    {"{\"type\":\"object\",\"anyOf\":[{\"properties\":{\"a\":{\"type\":\"null\"}},\"required\":["
     "\"a\"]},{\"properties\":{\"b\":{\"type\":\"null\"}},\"required\":[\"b\"]}],\"properties\":{"
     "\"k\":{\"type\":\"integer\"}},\"required\":[\"k\"]}",
     {"{\"k\":1,\"a\":null}", "{\"k\":1,\"b\":null}"},
     {"{\"k\":1}"}},
    {"{\"allOf\":[{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\"},\"b\":{}},"
     "\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"b\":{\"type\":"
     "\"string\"}},\"required\":[\"b\"]}]}",
     {"{\"a\":1,\"b\":\"x\"}"},
     {"{\"b\":1}"}},
    {"{\"$ref\":\"#/$defs/"
     "node\",\"$defs\":{\"node\":{\"type\":\"object\",\"properties\":{\"v\":{\"type\":\"integer\"},"
     "\"next\":{\"allOf\":[{\"$ref\":\"#/$defs/"
     "node\"}],\"minProperties\":1}},\"additionalProperties\":false}}}",
     {"{\"v\":1,\"next\":{\"v\":2,\"next\":{\"v\":3}}}", "{}"},
     {"{\"next\":{NULL}}"}},
    {"{\"allOf\":[{\"enum\":[\"a\",\"b\",1]},{\"enum\":[\"b\",1,\"c\"]},{\"type\":\"string\"}]}",
     {"\"b\""},
     {"1", "\"a\""}},
    {"{\"allOf\":[{\"oneOf\":[{\"type\":\"string\"},{\"type\":\"integer\"}]},{\"maximum\":3}]}",
     {"3"},
     {"4"}},
    {"{\"type\":\"object\",\"properties\":{\"s\":{\"$ref\":\"#/$defs/"
     "S\",\"minLength\":2},\"t\":{\"$ref\":\"#/$defs/"
     "S\"}},\"required\":[\"s\",\"t\"],\"additionalProperties\":false,\"$defs\":{\"S\":{\"type\":"
     "\"string\",\"maxLength\":3}}}",
     {"{\"s\":\"ab\",\"t\":\"\"}"},
     {"{\"s\":\"a\",\"t\":\"\"}"}},
    /* what nothing fits, in places where something else does */
    {"{\"type\":\"object\",\"properties\":{\"a\":{\"not\":{}},\"b\":{\"type\":\"null\"},\"c\":"
     "false},"
     "\"required\":[\"b\"],\"additionalProperties\":{\"not\":{}}}",
     {"{\"b\":null}"},
     {"{\"a\":1,\"b\":null}", "{\"b\":null,\"c\":1}", "{\"b\":null,\"d\":1}"}},
    {"{\"type\":\"object\",\"properties\":{\"a\":false,\"b\":{\"type\":\"null\"}},"
     "\"additionalProperties\":{\"type\":\"integer\"},\"minProperties\":2}",
     {"{\"b\":null,\"x\":1}"},
     {"{\"b\":null}", "{\"b\":null,\"a\":1}", "{\"a\":1,\"x\":1}"}},
    {"{\"anyOf\":[{\"not\":{}},{\"type\":\"null\"},false]}", {"null"}, {"1"}},
    {"{\"type\":\"array\",\"prefixItems\":[{\"type\":\"null\"},{\"not\":{}}],\"minItems\":0}",
     {"[]", "[null]"},
     {"[null,null]"}},
    {"{\"type\":[\"object\",\"null\"],\"properties\":{\"a\":false},\"required\":[\"a\"]}",
     {"null"},
     {"{}"}},
    /* records, as zod writes them */
    {"{\"type\":\"object\",\"propertyNames\":{\"type\":\"string\",\"enum\":[\"a\",\"b\",\"a\"]},"
     "\"additionalProperties\":{\"type\":\"integer\"},\"required\":[\"a\",\"b\"]}",
     {"{\"a\":1,\"b\":2}"},
     {"{\"a\":1}", "{\"a\":1,\"b\":2,\"c\":3}", "{\"a\":null,\"b\":1}"}},
    {"{\"type\":\"object\",\"properties\":{\"b\":{\"type\":\"null\"},\"c\":{\"type\":\"null\"}},"
     "\"propertyNames\":{\"enum\":[\"a\",\"b\",7]},\"minProperties\":1}",
     {"{\"a\":[1]}", "{\"b\":null}"},
     {"{\"c\":null}", "{\"b\":1}", "{}x"}},
    {"{\"type\":\"object\",\"propertyNames\":{\"const\":\"k\"}}",
     {"{}", "{\"k\":1}"},
     {"{\"a\":1}"}},
    /* multiples of parts of 1, and of large numbers */
    {"{\"type\":\"number\",\"multipleOf\":0.5}",
     {"0", "0.5", "-12.5", "7"},
     {"0.25", "-0", "0.55"}},
    {"{\"type\":\"number\",\"multipleOf\":0.5,\"minimum\":-1.25,\"exclusiveMaximum\":3}",
     {"-1", "-0.5", "0", "0.5", "2.5"},
     {"-1.5", "3", "2.75"}},
    {"{\"type\":\"number\",\"multipleOf\":0.01,\"exclusiveMinimum\":0,\"maximum\":0.125}",
     {"0.01", "0.1", "0.12"},
     {"0", "0.13", "0.125", "0.001"}},
    {"{\"type\":\"number\",\"multipleOf\":0.25,\"minimum\":-3,\"maximum\":-2.5}",
     {"-3", "-2.75", "-2.5"},
     {"-2.25", "-3.25", "0"}},
    {"{\"type\":\"integer\",\"multipleOf\":0.5}", {"3", "-4"}, {"0.5"}},
    {"{\"type\":\"integer\",\"multipleOf\":997,\"minimum\":0,\"maximum\":99999}",
     {"0", "997", "99700"},
     {"998", "100697"}},
    {"{\"type\":\"integer\",\"multipleOf\":9.9e2,\"minimum\":-2000,\"maximum\":2000}",
     {"-1980", "990"},
     {"-990.0", "9"}},
    /* bounds beyond the numbers that grammars have */
    {"{\"type\":\"integer\",\"minimum\":-9223372036854775808,\"maximum\":9223372036854775807}",
     {"0", "-999999999999999999"},
     {"1.5"}},
    {"{\"type\":\"number\",\"minimum\":-1.7976931348623157e+308,\"maximum\":1.7976931348623157e+"
     "308}",
     {"0.5", "-99999999999999999"},
     {"1e3"}},
    /* closed objects of which each needs a member that the other has not */
    {"{\"oneOf\":[{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"null\"}},\"required\":["
     "\"a\"],"
     "\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"b\":{\"type\":"
     "\"null\"}},"
     "\"required\":[\"b\"],\"additionalProperties\":false}]}",
     {"{\"a\":null}", "{\"b\":null}"},
     {"{\"a\":null,\"b\":null}", "{\"c\""}},
    /* formats, which restrict nothing next to a pattern unless they are known */
    {"{\"type\":\"string\",\"format\":\"lowercase\",\"pattern\":\"^[^A-Z]*$\"}",
     {"\"ab\""},
     {"\"aB\""}},
    {"{\"type\":\"string\",\"format\":\"uuid\",\"pattern\":\"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0"
     "-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$\"}",
     {"\"01234567-89ab-6def-8123-456789abcdef\""},
     {"\"01234567-89ab-4def-8123-456789abcdef\"", "\"\""}},
    {"{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^(?:(?:\\\\d\\\\d[2468][048]|"
     "\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0"
     "[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:"
     "0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d\\\\.\\\\d{3}(?:Z))$"
     "\"}",
     {"\"2024-02-29T23:59:59.123Z\""},
     {"\"2023-02-29T23:59:59.123Z\"", "\"2024-02-29T23:59:59Z\"", "\"2024-02-29T23:59:59.12Z\""}},
    {"{\"type\":\"string\",\"format\":\"duration\"}",
     {"\"P1Y2M3DT4H5M6S\"", "\"P3W\"", "\"PT0S\"", "\"P1DT12H\""},
     {"\"P\"", "\"PT\"", "\"1D\"", "\"P1S\"", "\"P1WT1H\""}},
    {"{\"type\":\"string\",\"format\":\"ipv6\"}",
     {"\"::1\"", "\"fe80::1:2\"", "\"1:2:3:4:5:6:7:8\"", "\"::\""},
     {"\"1:2\"", "\":::\"", "\"1::2::3\"", "\"12345::\"", "\"1:2:3:4:5:6:7:8:9\""}},
    {"{\"type\":\"string\",\"format\":\"hostname\"}",
     {"\"localhost\"", "\"a-b.example.org\""},
     {"\"-a\"", "\"a..b\"", "\"\""}},
    {"{\"type\":\"string\",\"format\":\"jwt\"}",
     {"\"eyJh.eyJz.c2ln\""},
     {"\"eyJh.eyJz\"", "\"a b\""}},
    {"{\"type\":\"string\",\"format\":\"emoji\"}",
     {"\"\xF0\x9F\x98\x80\"", "\"\xE2\x9D\xA4\xEF\xB8\x8F\""},
     {"\"a\"", "\"\""}},
    {"true",
     {"{\"a\": [1, {\"b\": \"\\u12ab\"}], \"c\": true}", "null", "[]", "-0.5"},
     {"nul0", "[01]", "\"\\ud800\"", "{a:1}", "'a'", "[1,]"}},
};

static const grammar_refusal grammar_no_schemas[] = {
    {"", "expected a value", BITNET_ERROR_JSON},
    {"\xEF\xBB\xBF", "line 1, column 1: expected a value", BITNET_ERROR_JSON},
    {"\xEF\xBB\xBF\xEF\xBB\xBF{}", "line 1, column 1: expected a value", BITNET_ERROR_JSON},
    {" \xEF\xBB\xBF{}", "line 1, column 2: expected a value", BITNET_ERROR_JSON},
    {"{\"a\": 1,}", "line 1, column 9: expected a key", BITNET_ERROR_JSON},
    {"{\"type\": \"null\",\n \"type\": \"null\"}", "line 2, column 8: this key has been there",
     BITNET_ERROR_JSON},
    {"{} x", "something follows", BITNET_ERROR_JSON},
    {"[1 2]", "expected a comma or a bracket", BITNET_ERROR_JSON},
    {"{\"a\" 1}", "expected :", BITNET_ERROR_JSON},
    {"\"\\ud800\"", "surrogate", BITNET_ERROR_JSON},
    {"\"\\x\"", "escape", BITNET_ERROR_JSON},
    {"\"\\", "ends too early", BITNET_ERROR_JSON},
    {"{\"m\":[\"a\\", "ends too early", BITNET_ERROR_JSON},
    {"\"\x01\"", "control character", BITNET_ERROR_JSON},
    {"\"\xFF\"", "UTF-8", BITNET_ERROR_JSON},
    {"01", "something follows", BITNET_ERROR_JSON},
    {"-", "expected a value", BITNET_ERROR_JSON},
    {"false", "#: this is not a schema", BITNET_ERROR_SCHEMA},
    {"{\"type\": \"strin\"}", "#/type: this is not a type", BITNET_ERROR_SCHEMA},
    {"{\"type\": \"array\", \"uniqueItems\": true}", "#/uniqueItems", BITNET_ERROR_SCHEMA},
    {"{\"type\": \"number\", \"minimum\": 1, \"exclusiveMaximum\": 1}",
     "#: the minimum is more than the maximum", BITNET_ERROR_SCHEMA},
    {"{\"type\": \"string\", \"format\": \"currency\"}", "#/format: this format is not",
     BITNET_ERROR_SCHEMA},
    {"{\"type\": \"boolean\", \"format\": \"date\"}", "#/format: this format is not",
     BITNET_ERROR_SCHEMA},
    {"{\"type\": \"string\", \"format\": \"date\", \"pattern\": \"a\"}",
     "#/pattern: with a format, only", BITNET_ERROR_SCHEMA},
    {"{\"type\": \"string\", \"format\": \"date\", \"maxLength\": 4}", "#: a length with",
     BITNET_ERROR_SCHEMA},
    {"{\"type\": \"object\", \"propertyNames\": {\"maxLength\": 3}}",
     "#/propertyNames/maxLength: of names", BITNET_ERROR_SCHEMA},
    {"{\"enum\": [\"a\"], \"maxLength\": 1}", "#/enum: other keywords", BITNET_ERROR_SCHEMA},
    {"{\"enum\": []}", "no value of the type", BITNET_ERROR_SCHEMA},
    {"{\"type\": \"null\", \"const\": 1}", "no value of the type", BITNET_ERROR_SCHEMA},
    {"{\"oneOf\": [{\"type\": \"integer\"}, {\"type\": \"number\"}]}", "#/oneOf/1: a value may fit",
     BITNET_ERROR_SCHEMA},
    {"{\"oneOf\": [{\"enum\": [1, \"a\"]}, {\"enum\": [2, \"a\"]}]}", "a value may fit",
     BITNET_ERROR_SCHEMA},
    {"{\"oneOf\": [{\"const\": 1.0}, {\"const\": 1}]}", "a value may fit", BITNET_ERROR_SCHEMA},
    {"{\"$ref\": \"#\"}", "refers to itself", BITNET_ERROR_SCHEMA},
    {"{\"anyOf\": [{\"$ref\": \"#/anyOf/1\"}, {\"oneOf\": [{\"$ref\": \"#/anyOf/0\"}]}]}",
     "refers to itself", BITNET_ERROR_SCHEMA},
    {"{\"$ref\": \"#/nowhere\"}", "#/$ref: there is no such place", BITNET_ERROR_SCHEMA},
    {"{\"$ref\": \"http://a/b\"}", "#/$ref: there is no such place", BITNET_ERROR_SCHEMA},
    {"{\"minLength\": 3, \"maxLength\": 2}", "#/maxLength: this is less", BITNET_ERROR_SCHEMA},
    {"{\"minLength\": -1}", "#/minLength: this must be an integer", BITNET_ERROR_SCHEMA},
    {"{\"minimum\": 5, \"maximum\": 4}", "the minimum is more", BITNET_ERROR_SCHEMA},
    {"{\"required\": [\"x\"], \"additionalProperties\": false}", "#/required/0: no property",
     BITNET_ERROR_SCHEMA},
    {"{\"properties\": {\"a\": 1}}", "#/properties/a: this is not a schema", BITNET_ERROR_SCHEMA},
    {"{\"x_order\": 1}", "#/x_order: this keyword", BITNET_ERROR_SCHEMA},
    {"{\"$ref\": \"#/enum/01\"}", "#/$ref: there is no such place", BITNET_ERROR_SCHEMA},
    {"{\"$ref\": \"#/%2\"}", "#/$ref: there is no such place", BITNET_ERROR_SCHEMA},
    {"{\"$ref\": \"#/~2\"}", "#/$ref: there is no such place", BITNET_ERROR_SCHEMA},
    {"{\"$defs\": {\"x\": true}, \"items\": {\"$id\": \"b\", \"items\": {\"$ref\": "
     "\"#/$defs/x\"}}}",
     "#/items/items/$ref: there is no such place", BITNET_ERROR_SCHEMA},
    {"{\"properties\": {\"next\": {\"$ref\": \"#\"}}, \"required\": [\"next\"]}",
     "#: no finite value fits this", BITNET_ERROR_SCHEMA},
    {"{\"anyOf\": [{\"type\": \"null\"}, {\"type\": \"array\", \"minItems\": 1, \"items\": "
     "{\"$ref\": "
     "\"#/anyOf/1\"}}]}",
     "#/anyOf/1: no finite value fits this", BITNET_ERROR_SCHEMA},
    {"{\"required\": [\"a\"], \"additionalProperties\": {\"$ref\": \"#\"}}",
     "#: no finite value fits this", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"number\",\"multipleOf\":0.3}", "/multipleOf: this must be an integer",
     BITNET_ERROR_SCHEMA},
    {"{\"type\":\"integer\",\"multipleOf\":7,\"minimum\":8,\"maximum\":13}", "no multiple",
     BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"^[\\\\w.-]+@[\\\\w-]+\\\\.[a-z]{2,}$\",\"maxLength\":64}",
     "/pattern: a length with this pattern", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"^(?=a)b\"}", "/pattern: looking ahead",
     BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"\\\\bfoo\"}", "/pattern: an escape", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"(a)\\\\1\"}", "/pattern: an escape", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"\\\\p{L}\"}", "/pattern: an escape", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"a(^b)\"}", "/pattern: ^ and $", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"a)\"}", "/pattern: ( is missing", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"[a\"}", "/pattern: ] is missing", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"pattern\":\"*a\"}", "/pattern: there is nothing", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"object\",\"additionalProperties\":{\"type\":\"integer\"},\"minProperties\":2}",
     "/minProperties: there are not so many", BITNET_ERROR_SCHEMA},
    {"{\"allOf\":[{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\"}},\"required\":["
     "\"a\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"b\":{\"type\":"
     "\"string\"}},\"required\":[\"b\"]}]}",
     "no property of that name", BITNET_ERROR_SCHEMA},
    {"{\"allOf\":[{\"type\":\"string\"},{\"type\":\"integer\"}]}", "no value has this type",
     BITNET_ERROR_SCHEMA},
    {"{\"allOf\":[{\"$ref\":\"#\"}]}", "refers to itself", BITNET_ERROR_SCHEMA},
    {"{\"allOf\":[]}", "there is no schema", BITNET_ERROR_SCHEMA},
    {"{\"allOf\":[{\"type\":\"string\",\"pattern\":\"^a\"},{\"pattern\":\"b$\"}]}",
     "#/allOf/1/pattern: this and another", BITNET_ERROR_SCHEMA},
    {"{\"allOf\":[{\"type\":\"string\"},{\"unknown\":1}]}", "/unknown: this keyword",
     BITNET_ERROR_SCHEMA},
    {"{\"type\":\"string\",\"enum\":[\"a\"],\"maxLength\":3}", "/enum: other keywords",
     BITNET_ERROR_SCHEMA},
    {"{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"integer\"}],\"oneOf\":[{\"maxLength\":2},{"
     "\"type\":\"null\"}]}",
     "no value has this type", BITNET_ERROR_SCHEMA},
    {"{\"not\":{\"type\":\"null\"}}", "/not: this keyword", BITNET_ERROR_SCHEMA},
    {"{\"not\":{}}", "#: this is not a schema, or nothing fits it", BITNET_ERROR_SCHEMA},
    {"{\"anyOf\":[false,{\"not\":true}]}", "#: no finite value fits this", BITNET_ERROR_SCHEMA},
    {"{\"properties\":{\"a\":false},\"required\":[\"a\"]}", "#: no finite value fits this",
     BITNET_ERROR_SCHEMA},
    {"{\"type\":\"integer\",\"multipleOf\":997}", "#/multipleOf: this has too many multiples",
     BITNET_ERROR_SCHEMA},
    {"{\"type\":\"number\",\"multipleOf\":0.5,\"minimum\":0.1,\"maximum\":0.4}", "#: no multiple",
     BITNET_ERROR_SCHEMA},
    {"{\"oneOf\":[{\"type\":\"object\",\"required\":[\"a\"]},{\"type\":\"object\",\"required\":["
     "\"b\"]}]}",
     "#/oneOf/1: a value may fit", BITNET_ERROR_SCHEMA},
    {"{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#\"}},\"minProperties\":1,"
     "\"additionalProperties\":false}",
     "no finite value", BITNET_ERROR_SCHEMA},
};

/* Schemas that are rejected in strict mode; in relaxed mode the rest of them is enforced. */
static const struct {
    const char *schema, *refused;
    const char *whole[4], *wrong[4];
} grammar_relaxed[] = {
    {"{\"type\":\"array\",\"uniqueItems\":true,\"items\":{\"type\":\"integer\"}}",
     "#/uniqueItems:",
     {"[1,1]"},
     {"[null"}},
    {"{\"type\":\"object\",\"patternProperties\":{\"^x\":{}},\"properties\":{\"a\":{\"type\":"
     "\"null\"}}}",
     "#/patternProperties:",
     {"{\"a\":null}"},
     {"{\"a\":1"}},
    {"{\"type\":\"object\",\"maxProperties\":1,\"additionalProperties\":{\"type\":\"null\"}}",
     "#/maxProperties:",
     {"{\"a\":null,\"b\":null}"},
     {"{\"a\":1"}},
    {"{\"type\":\"string\",\"pattern\":\"\\\\bfoo\\\\b\",\"maxLength\":3}",
     "#/pattern: an escape",
     {"\"foo\"", "\"a\""},
     {"\"fooo"}},
    {"{\"type\":\"string\",\"format\":\"binary\",\"maxLength\":1}",
     "#/format:",
     {"\"a\""},
     {"\"ab"}},
    {"{\"type\":\"array\",\"items\":[{\"type\":\"null\"}],\"maxItems\":1}",
     "#/items:",
     {"[null]", "[7]"},
     {"[7,"}},
    {"{\"type\":\"integer\",\"minimum\":0,\"exclusiveMinimum\":true}",
     "#/exclusiveMinimum:",
     {"0", "5"},
     {"-1"}},
    {"{\"type\":\"string\",\"maxLength\":1,\"markdownDescription\":\"a\"}",
     "#/markdownDescription:",
     {"\"a\""},
     {"\"ab"}},
    {"{\"oneOf\":[{\"type\":\"object\",\"required\":[\"a\"]},{\"type\":\"object\",\"required\":["
     "\"b\"]},"
     "{\"type\":\"null\"}]}",
     "#/oneOf/1:",
     {"{\"a\":1}", "{\"b\":1}", "null"},
     {"1", "{}"}},
    {"{\"type\":\"integer\",\"multipleOf\":991,\"minimum\":3}",
     "#/multipleOf:",
     {"3", "991"},
     {"-1"}},
    {"{\"enum\":[\"a\",\"b\"],\"maxLength\":9}", "#/enum:", {"\"a\""}, {"\"c"}},
    {"{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#/"
     "nowhere\"},\"b\":{\"type\":\"null\"}}}",
     "#/properties/a/$ref:",
     {"{\"a\":[1],\"b\":null}"},
     {"{\"b\":1"}},
    {"{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"null\"}},\"required\":[\"a\",\"z\"],"
     "\"additionalProperties\":false}",
     "#/required/1:",
     {"{\"a\":null,\"z\":[]}"},
     {"{\"a\":null}", "{\"a\":1"}},
    {"{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":5,\"maximum\":4}}",
     "#/items:",
     {"[7]"},
     {"[\"a"}},
    {"{\"allOf\":[{\"type\":\"string\",\"pattern\":\"^a\"},{\"pattern\":\"b$\"}]}",
     "#/allOf/1/pattern:",
     {"\"ac\""},
     {"\"b"}},
    {"{\"allOf\":[{\"properties\":{\"a\":{\"type\":\"array\",\"uniqueItems\":true}}},{"
     "\"properties\":{"
     "\"a\":{\"minItems\":1}}}]}",
     "/uniqueItems:",
     {"{\"a\":[1,1]}"},
     {"{\"a\":[]", "{\"a\":1"}},
    {"{\"type\":\"string\",\"format\":\"date\",\"minLength\":1,\"maxLength\":99}",
     "#: a length",
     {"\"2024-02-29\""},
     {"\"a"}},
    {"{\"type\":\"string\",\"format\":\"date\",\"pattern\":\"^2\"}",
     "#/pattern: with",
     {"\"2\""},
     {"\"3"}},
    {"{\"type\":\"string\",\"pattern\":\"^[a-z]+@[a-z]+$\",\"maxLength\":64}",
     "#/pattern: a length",
     {"\"a@b\""},
     {"\"@"}},
    {"{\"type\":\"object\",\"properties\":{\"n\":{\"$ref\":\"#\"}},\"required\":[\"n\"]}",
     "#: no finite value",
     {"{\"n\":1}"},
     {"{}", "1"}},
    {"{\"type\":\"object\",\"if\":{},\"then\":{},\"else\":{},\"dependentRequired\":{},\"a1\":1,"
     "\"a2\":1,"
     "\"a3\":1,\"a4\":1,\"a5\":1,\"a6\":1,\"a7\":1,\"a8\":1,\"a9\":1,\"b1\":1,\"b2\":1,"
     "\"additionalProperties"
     "\":{\"type\":\"null\"}}",
     "#/if:",
     {"{\"a\":null}"},
     {"{\"a\":1"}},
};

static void grammar_of_relaxed(void) {
    bitnet_schema_options options = {{NULL, NULL, NULL}, false, true};
    size_t i, k;
    for (i = 0; i < sizeof grammar_relaxed / sizeof *grammar_relaxed; i++) {
        const char *schema = grammar_relaxed[i].schema;
        bitnet_error error;
        bitnet_grammar *g = bitnet_grammar_from_json_schema(schema, strlen(schema), NULL, &error);
        CHECK_CASE(!g && error.result == BITNET_ERROR_SCHEMA &&
                       strstr(error.message, grammar_relaxed[i].refused),
                   schema);
        bitnet_grammar_free(g);
        g = bitnet_grammar_from_json_schema(schema, strlen(schema), &options, &error);
        if (!CHECK_CASE(g != NULL, schema)) continue;
        for (k = 0; k < 4 && grammar_relaxed[i].whole[k]; k++)
            CHECK_CASE(grammar_match(g, grammar_relaxed[i].whole[k]) == BITNET_OK,
                       grammar_relaxed[i].whole[k]);
        for (k = 0; k < 4 && grammar_relaxed[i].wrong[k]; k++)
            CHECK_CASE(grammar_match(g, grammar_relaxed[i].wrong[k]) ==
                           BITNET_ERROR_GRAMMAR_DEAD_END,
                       grammar_relaxed[i].wrong[k]);
        bitnet_grammar_free(g);
    }
}

static bitnet_grammar *grammar_of_schema(const char *schema) {
    bitnet_error error;
    bitnet_grammar *g = bitnet_grammar_from_json_schema(schema, BITNET_TERMINATED, NULL, &error);
    if (!g) printf("%s: %s\n", schema ? schema : "any JSON", error.message);
    return g;
}

static void grammar_of_schemas(void) {
    size_t i, k;
    bitnet_error error;
    bitnet_grammar *g = grammar_of_schema(NULL);
    CHECK(grammar_match(g, "{\"a\": [1.5, null]}") == BITNET_OK);
    bitnet_grammar_free(g);
    g = grammar_of_schema("\xEF\xBB\xBF{\"type\": \"null\"}"); /* with a byte order mark */
    CHECK(g && grammar_match(g, "null") == BITNET_OK);
    bitnet_grammar_free(g);
    for (i = 0; i < sizeof grammar_schemas / sizeof *grammar_schemas; i++) {
        const grammar_schema *c = &grammar_schemas[i];
        g = grammar_of_schema(c->schema);
        if (!CHECK_CASE(g != NULL, c->schema)) continue;
        for (k = 0; k < 6 && c->whole[k]; k++)
            CHECK_CASE(grammar_match(g, c->whole[k]) == BITNET_OK, c->whole[k]);
        for (k = 0; k < 6 && c->wrong[k]; k++)
            CHECK_CASE(grammar_match(g, c->wrong[k]) != BITNET_OK, c->wrong[k]);
        bitnet_grammar_free(g);
    }
    for (i = 0; i < sizeof grammar_no_schemas / sizeof *grammar_no_schemas; i++) {
        const grammar_refusal *r = &grammar_no_schemas[i];
        memset(&error, 0, sizeof error);
        CHECK_CASE(!bitnet_grammar_from_json_schema(r->text, BITNET_TERMINATED, NULL, &error),
                   r->text);
        if (!CHECK_CASE(error.result == r->result && strstr(error.message, r->says), r->text))
            printf("%s\n", error.message);
    }
}

/* Every keyword of JSON Schema, of 2020-12 and of draft 7, has its effect, is an annotation, or is
   rejected with its name; chapter 1 of bitnet_schema.h lists them. */
static const struct {
    const char *schema, *fits, *breaks;
} grammar_keywords[] = {
    {"{\"type\":\"integer\"}", "1", "\"a\""},
    {"{\"enum\":[\"a\",1]}", "\"a\"", "\"b\""},
    {"{\"const\":[1]}", "[1]", "[2]"},
    {"{\"$ref\":\"#/$defs/n\",\"$defs\":{\"n\":{\"type\":\"null\"}}}", "null", "1"},
    {"{\"anyOf\":[{\"type\":\"null\"},{\"type\":\"integer\"}]}", "1", "\"a\""},
    {"{\"allOf\":[{\"type\":\"integer\"},{\"maximum\":3}]}", "3", "4"},
    {"{\"oneOf\":[{\"type\":\"null\"},{\"type\":\"integer\"}]}", "1", "\"a\""},
    {"{\"properties\":{\"a\":{\"type\":\"null\"}}}", "{\"a\":null}", "{\"a\":1}"},
    {"{\"properties\":{\"a\":{}},\"required\":[\"a\"]}", "{\"a\":1}", "{}"},
    {"{\"properties\":{\"a\":{}},\"additionalProperties\":false}", "{\"a\":1}", "{\"b\":1}"},
    {"{\"properties\":{\"a\":{}},\"minProperties\":1}", "{\"a\":1}", "{}"},
    {"{\"additionalProperties\":{},\"propertyNames\":{\"type\":\"string\"}}", "{\"a\":1}", "{1:1}"},
    {"{\"items\":{\"type\":\"null\"}}", "[null]", "[1]"},
    {"{\"prefixItems\":[{\"type\":\"null\"}]}", "[null]", "[1]"},
    {"{\"items\":{},\"minItems\":1}", "[1]", "[]"},
    {"{\"items\":{},\"maxItems\":1}", "[1]", "[1,2]"},
    {"{\"minLength\":1}", "\"a\"", "\"\""},
    {"{\"maxLength\":1}", "\"a\"", "\"ab\""},
    {"{\"pattern\":\"^a$\"}", "\"a\"", "\"b\""},
    {"{\"format\":\"date\"}", "\"2024-02-29\"", "\"2023-02-29\""},
    {"{\"minimum\":1}", "1", "0"},
    {"{\"maximum\":1}", "1", "2"},
    {"{\"type\":\"integer\",\"exclusiveMinimum\":1}", "2", "1"},
    {"{\"type\":\"integer\",\"exclusiveMaximum\":1}", "0", "1"},
    {"{\"type\":\"integer\",\"multipleOf\":5}", "10", "11"}};

typedef struct grammar_keyword {
    const char *name, *value;
} grammar_keyword;

static const grammar_keyword grammar_annotations[] = {
    {"$schema", "\"https://json-schema.org/draft/2020-12/schema\""},
    {"$id", "\"http://a/b\""},
    {"$anchor", "\"a\""},
    {"$comment", "\"a\""},
    {"$defs", "{\"a\":{\"not\":{}}}"},
    {"definitions", "{\"a\":{\"not\":{}}}"},
    {"title", "\"a\""},
    {"description", "\"a\""},
    {"default", "\"a\""},
    {"examples", "[\"a\"]"},
    {"deprecated", "true"},
    {"readOnly", "true"},
    {"writeOnly", "true"},
    {"contentEncoding", "\"base64\""},
    {"contentMediaType", "\"a/b\""},
    {"contentSchema", "{}"},
    {"discriminator", "{}"},
    {"externalDocs", "{}"},
    {"nullable", "true"},
    {"xml", "{}"},
    {"example", "\"a\""},
    {"x-order", "1"}};

static const grammar_keyword grammar_unknown[] = {{"not", "{\"type\":\"null\"}"},
                                                  {"if", "{}"},
                                                  {"then", "{}"},
                                                  {"else", "{}"},
                                                  {"contains", "{}"},
                                                  {"minContains", "1"},
                                                  {"maxContains", "1"},
                                                  {"uniqueItems", "true"},
                                                  {"unevaluatedItems", "false"},
                                                  {"maxProperties", "1"},
                                                  {"patternProperties", "{}"},
                                                  {"dependentRequired", "{}"},
                                                  {"dependentSchemas", "{}"},
                                                  {"unevaluatedProperties", "false"},
                                                  {"$dynamicRef", "\"#a\""},
                                                  {"$dynamicAnchor", "\"a\""},
                                                  {"$vocabulary", "{}"},
                                                  {"items", "[{}]"},
                                                  {"additionalItems", "false"},
                                                  {"dependencies", "{}"}};

static void grammar_of_keywords(void) {
    char schema[200];
    size_t i;
    for (i = 0; i < sizeof grammar_keywords / sizeof *grammar_keywords; i++) {
        bitnet_grammar *g = grammar_of_schema(grammar_keywords[i].schema);
        CHECK_CASE(g && grammar_match(g, grammar_keywords[i].fits) == BITNET_OK &&
                       grammar_match(g, grammar_keywords[i].breaks) != BITNET_OK,
                   grammar_keywords[i].schema);
        bitnet_grammar_free(g);
    }
    for (i = 0; i < sizeof grammar_annotations / sizeof *grammar_annotations; i++) {
        bitnet_grammar *g;
        sprintf(schema, "{\"type\":\"integer\",\"%s\":%s}", grammar_annotations[i].name,
                grammar_annotations[i].value);
        g = grammar_of_schema(schema);
        CHECK_CASE(g && grammar_match(g, "7") == BITNET_OK && grammar_match(g, "null") != BITNET_OK,
                   schema);
        bitnet_grammar_free(g);
    }
    for (i = 0; i < sizeof grammar_unknown / sizeof *grammar_unknown; i++) {
        bitnet_error error;
        char path[40];
        sprintf(schema, "{\"%s\":%s}", grammar_unknown[i].name, grammar_unknown[i].value);
        sprintf(path, "#/%s: ", grammar_unknown[i].name);
        CHECK_CASE(!bitnet_grammar_from_json_schema(schema, strlen(schema), NULL, &error) &&
                       error.result == BITNET_ERROR_SCHEMA && strstr(error.message, path),
                   schema);
    }
}

static double grammar_milliseconds(clock_t start) {
    return 1e3 * (double)(clock() - start) / CLOCKS_PER_SEC;
}

/* 256 objects told apart by one member, each of a type at the end of 190 references: a reference is
   resolved only once. */
static void grammar_references(void) {
    static char text[1 << 17];
    bitnet_grammar *g;
    bitnet_error error;
    clock_t start;
    size_t length;
    int i, k;
    length = (size_t)sprintf(text, "{\"$defs\": {");
    for (i = 0; i < 190; i++)
        length +=
            (size_t)sprintf(text + length, "\"c%03d\": {\"$ref\": \"#/$defs/c%03d\"}, ", i, i + 1);
    length += (size_t)sprintf(text + length, "\"c190\": {\"type\": \"null\"}}, \"oneOf\": [");
    for (i = 0; i < 256; i++) {
        length += (size_t)sprintf(text + length, "%s{\"properties\": {", i ? "," : "");
        for (k = 0; k < 7; k++)
            length += (size_t)sprintf(text + length, "\"%d\":{\"$ref\":\"#/$defs/c000\"},", k);
        length += (size_t)sprintf(text + length,
                                  "\"i\":{\"const\":%d}},\"required\":[\"0\",\"1\",\"2\",\"3\","
                                  "\"4\",\"5\",\"6\",\"i\"]}",
                                  i);
    }
    length += (size_t)sprintf(text + length, "]}");
    memset(&error, 0, sizeof error);
    start = clock();
    g = bitnet_grammar_from_json_schema(text, length, NULL, &error);
    CHECK_CASE(g != NULL, error.message);
    CHECK(grammar_milliseconds(start) < 2000); /* 15, without sanitizers; once 32,000 */
    bitnet_grammar_free(g);
}

/* Strings and arrays with exact numbers of characters and items, near the sizes of blocks. */
static void grammar_counts(void) {
    static const int bounds[][2] = {{0, 0},       {0, 1},       {1, 16},       {15, 17},
                                    {16, 16},     {0, 31},      {17, 255},     {255, 256},
                                    {3, 257},     {0, 4095},    {15, 4096},    {256, 273},
                                    {4097, 8208}, {100, 20000}, {65536, 65536}};
    static char text[1 << 18];
    size_t i;
    int kind, n, k, wrong = 0;
    for (kind = 0; kind < 2; kind++)
        for (i = 0; i < sizeof bounds / sizeof *bounds; i++) {
            char schema[100];
            bitnet_grammar *g;
            sprintf(schema, "{\"%s\": %d, \"%s\": %d}", kind ? "minItems" : "minLength",
                    bounds[i][0], kind ? "maxItems" : "maxLength", bounds[i][1]);
            g = grammar_of_schema(schema);
            if (!CHECK_CASE(g && g->node_count < 2000, schema)) continue;
            for (k = -2; k < 20; k++) { /* below, between and above */
                char *out = text;
                int from = bounds[i][0], to = bounds[i][1], at;
                n = k < 0 ? from + k + 1 : from + (to - from + 1) * k / 18;
                if (n < 0) continue;
                *out++ = kind ? '[' : '"';
                for (at = 0; at < n; at++) {
                    if (kind && at) *out++ = ',';
                    *out++ = '1';
                }
                *out++ = kind ? ']' : '"';
                *out = 0;
                wrong += (grammar_match(g, text) == BITNET_OK) != (n >= from && n <= to);
            }
            bitnet_grammar_free(g);
        }
    CHECK(wrong == 0);
}

/* Sixty long strings cost little, each. */
static void grammar_bounded(void) {
    static char text[1 << 14];
    bitnet_grammar *g;
    size_t length = (size_t)sprintf(text, "{\"properties\": {"), matched;
    int i;
    for (i = 0; i < 60; i++)
        length +=
            (size_t)sprintf(text + length, "%s\"s%d\": {\"type\": \"string\", \"maxLength\": %d}",
                            i ? ", " : "", i, 2000 + i % 3);
    sprintf(text + length, "}}");
    g = grammar_of_schema(text);
    CHECK(g && bitnet_grammar_match(g, "{\"s59\":\"a\"}", 11, &matched, NULL) == BITNET_OK);
    bitnet_grammar_free(g);
}

/* Compact means: no white space that the schema does not name. */
static void grammar_compact(void) {
    static const char schema[] =
        "{\"properties\": {\"a b\": {\"items\": {}}, \"c\": {\"const\": [1, \" \"]}}}";
    static const char *const texts[] = {"{\"a b\":[1,{\"d e\":\" \"}],\"c\":[1,\" \"]}",
                                        "{ \"a b\":[]}",
                                        "{\"a b\": []}",
                                        "{\"a b\":[ ]}",
                                        "{\"a b\":[1, 2]}",
                                        "{\"a b\":[{\"d\": 1}]}",
                                        "{\"a b\":[],\n\"c\":[1,\" \"]}",
                                        "{\"a b\":[] }"};
    bitnet_schema_options options;
    bitnet_grammar *g;
    size_t i;
    memset(&options, 0, sizeof options);
    options.compact = true;
    g = bitnet_grammar_from_json_schema(schema, sizeof schema - 1, &options, NULL);
    if (!CHECK(g != NULL)) return;
    for (i = 0; i < sizeof texts / sizeof *texts; i++)
        CHECK_CASE((grammar_match(g, texts[i]) == BITNET_OK) == (i == 0), texts[i]);
    bitnet_grammar_free(g);
}

/* Not new bases of references: a property named $id, and an $id of older drafts. */
static void grammar_ids(void) {
    bitnet_grammar *g = grammar_of_schema(
        "{\"properties\": {\"$id\": {\"type\": \"null\"}, \"a\": {\"$id\": \"#anchor\", \"anyOf\": "
        "[{\"$ref\": \"#/properties/$id\"}]}}}");
    CHECK(g && grammar_match(g, "{\"$id\":null,\"a\":null}") == BITNET_OK);
    CHECK(g && grammar_match(g, "{\"a\":1") != BITNET_PENDING);
    bitnet_grammar_free(g);
}

/* Errors about size name the position in the schema, not in the grammar made from it. */
static void grammar_too_large(void) {
    char *text = (char *)malloc(1 << 20);
    bitnet_error error;
    size_t length;
    int i;
    if (!CHECK(text != NULL)) return;
    length =
        (size_t)sprintf(text, "{\"properties\": {\"a\": {\"type\": \"null\"}, \"b\": {\"enum\": [");
    for (i = 0; i < 50000; i++) length += (size_t)sprintf(text + length, "%s%d", i ? "," : "", i);
    length += (size_t)sprintf(text + length, "]}}}");
    memset(&error, 0, sizeof error);
    CHECK(!bitnet_grammar_from_json_schema(text, length, NULL, &error));
    CHECK_CASE(error.result == BITNET_ERROR_GRAMMAR_LIMIT &&
                   !strncmp(error.message, "#/properties/b: up to here", 26),
               error.message);
    memset(&error, 0, sizeof error);
    CHECK(!bitnet_grammar_from_json_schema(text, (1 << 20) + 1, NULL, &error) &&
          strstr(error.message, "1048576"));
    free(text);
}

/* JSON of many values: arrays of tokens, objects of many members, as many as the limit. */
static void grammar_json_values(void) {
    char *text = (char *)malloc(1 << 22);
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet__json j;
    bitnet_string s;
    bitnet_error error;
    int i, wrong = 0;
    if (!CHECK(text != NULL)) return;
    s.data = text;
    for (i = 0; i < 2; i++) { /* with the array itself, as many as may be, and one more */
        s.length = (size_t)(grammar_repeat(text + 1, "1", "22", ",", (1 << 18) - 1 + i) - text);
        text[0] = '[', text[s.length++] = ']';
        memset(&error, 0, sizeof error);
        CHECK(bitnet__json_parse(&j, s, &a, &error) == (i ? BITNET_ERROR_JSON : BITNET_OK));
        CHECK(i == 0 || strstr(error.message, "262144"));
        bitnet__json_free(&j);
    }
    for (i = s.length = 0; i < 30000; i++)
        s.length += (size_t)sprintf(text + s.length, "%c\"%x\":%d", i ? ',' : '{',
                                    (unsigned)i * 40503 & 0xFFFF, i);
    text[s.length++] = '}';
    CHECK(bitnet__json_parse(&j, s, &a, &error) == BITNET_OK && j.values[0].count == 30000);
    for (i = 0; i < 30000 && j.result == BITNET_OK; i++) {
        char key[16], number[16];
        int32_t at;
        sprintf(key, "%x", (unsigned)i * 40503 & 0xFFFF), sprintf(number, "%d", i);
        at = bitnet__json_find(&j, 0, bitnet__string(key));
        wrong += at < 0 || !bitnet__is(j.values[at].text, number);
    }
    CHECK(wrong == 0 && bitnet__json_find(&j, 0, bitnet__string("")) < 0);
    bitnet__json_free(&j);
    s.length -= 1;
    s.length += (size_t)sprintf(text + s.length, ",\n \"%x\" : 1}", 40503u); /* the second again */
    memset(&error, 0, sizeof error);
    CHECK(bitnet__json_parse(&j, s, &a, &error) == BITNET_ERROR_JSON);
    CHECK_CASE(!strcmp(error.message, "line 2, column 8: this key has been there before"),
               error.message);
    bitnet__json_free(&j);
    free(text);
}

/* A list whose alternatives take long to distinguish is rejected early. */
static void grammar_comparisons(void) {
    static char text[1 << 17];
    bitnet_error error;
    size_t length;
    int i, k;
    strcpy(text, "{\"oneOf\": [");
    length = strlen(text);
    for (i = 0; i < 250; i++) {
        length += (size_t)sprintf(text + length, "%s{\"enum\": [", i ? ", " : "");
        for (k = 0; k < 30; k++)
            length += (size_t)sprintf(text + length, "%s%d", k ? "," : "", 30 * i + k);
        length += (size_t)sprintf(text + length, "]}");
    }
    length += (size_t)sprintf(text + length, "]}");
    memset(&error, 0, sizeof error);
    CHECK(!bitnet_grammar_from_json_schema(text, length, NULL, &error));
    CHECK(error.result == BITNET_ERROR_GRAMMAR_LIMIT);
}

/* Every integer of a range and no other, for bounds of all kinds. */
static void grammar_integers(void) {
    static const int borders[] = {-1010, -1000, -999, -100, -99, -11, -10, -9,   -1,
                                  0,     1,     5,    9,    10,  11,  19,  90,   99,
                                  100,   101,   109,  110,  199, 900, 999, 1000, 1009};
    enum { BORDERS = sizeof borders / sizeof *borders };
    int a, b, n, wrong = 0;
    for (a = 0; a < BORDERS; a++)
        for (b = a; b < BORDERS; b++) {
            char text[100];
            bitnet_grammar *g;
            sprintf(text, "{\"minimum\": %d, \"maximum\": %d}", borders[a], borders[b]);
            g = grammar_of_schema(text);
            if (!CHECK_CASE(g != NULL, text)) continue;
            for (n = -1100; n <= 1100; n += n % 10 == 2 ? 5 : 1) {
                sprintf(text, "%d", n);
                wrong +=
                    (grammar_match(g, text) == BITNET_OK) != (n >= borders[a] && n <= borders[b]);
            }
            bitnet_grammar_free(g);
        }
    CHECK(wrong == 0);
}

/* ---- the distribution: chapter 5 over the tokens that are left */

static void grammar_distribution(bitnet_model *model) {
    static sampler_expected e;
    bitnet_grammar *g = grammar_of("root ::= [a-p] [0-9]*");
    bitnet_session *s = sampler_session(model);
    float logits[SAMPLER_VOCABULARY], masked[SAMPLER_VOCABULARY];
    int seen[SAMPLER_VOCABULARY], i, n, degrees = 0, strays = 0;
    double chi = 0, few = 0, rest = 0;
    bitnet_sampling p;
    memset(&p, 0, sizeof p);
    memset(seen, 0, sizeof seen);
    for (i = 0; i < SAMPLER_VOCABULARY; i++) {
        logits[i] = (float)((i * 7919) % 320) / 100.0f;
        masked[i] = i >= 'a' && i <= 'p' ? logits[i] : bitnet__forbidden();
    }
    p.temperature = 1.5f, p.top_k = 12, p.top_p = 0.95f, p.seed = 99;
    sampler_expect(masked, &p, 1, &e);
    p.editor.edit = sampler_replace;
    p.editor.user = logits;
    CHECK(bitnet_session_set_sampling(s, &p) == BITNET_OK);
    CHECK(bitnet_session_set_grammar(s, g) == BITNET_OK);
    for (n = 0; n < 20000; n++) {
        int32_t id = 0;
        bitnet_sample(s, NULL, &id);
        seen[id]++;
    }
    for (i = 0; i < e.count; i++) {
        double expected = 20000 * e.probability[i], off = seen[e.id[i]] - expected;
        if (expected < 5) few += expected, rest += seen[e.id[i]];
        else chi += off * off / expected, degrees++;
        seen[e.id[i]] = 0;
    }
    for (i = 0; i < SAMPLER_VOCABULARY; i++) strays += seen[i];
    CHECK(strays == 0 && e.count > 5 && e.count <= 12);
    CHECK(chi < degrees + 6 * make_sqrt(2.0f * (float)degrees)); /* six sigma */
    CHECK(few == 0 || rest < 10 * few + 20);
    bitnet_session_free(s);
    bitnet_grammar_free(g);
}

/* ---- tokens that rules name */

static const bitnet__mask *grammar_mask(bitnet_session *s) {
    return bitnet__constrain(s, 0) == BITNET_OK ? s->sampler.mask : NULL;
}

static int32_t grammar_only(bitnet_session *s) {
    const bitnet__mask *mask = grammar_mask(s);
    return mask && mask->count == 1 ? mask->id : -1;
}

static void grammar_named(bitnet_model *model) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    int32_t bos = bitnet_token_bos(t), eos = bitnet_token_eos(t), id, control = 0, ends = 0;
    bitnet_string name = bitnet_token_name(t, bos);
    const bitnet__mask *mask;
    bitnet_session *s = sampler_session(model);
    bitnet_error error;
    bitnet_grammar *g;
    char text[200];
    sprintf(text, "root ::= \"a\" %.*s !<[%d]>* <[%d]> \"b\"", (int)name.length, name.data, 98, 98);
    CHECK(bitnet_token_is_control(t, bos));
    g = bitnet_grammar_create(text, strlen(text), t, NULL, &error);
    if (!CHECK(g != NULL)) return;
    CHECK(bitnet_session_set_grammar(s, g) == BITNET_OK);
    id = 'a';
    bitnet_feed(s, &id, 1);
    CHECK(grammar_only(s) == bos);
    bitnet_feed(s, &bos, 1);
    mask = grammar_mask(s);
    for (id = 0; id < bitnet_vocab_size(t); id++) {
        control += bitnet_token_is_control(t, id) && bitnet__mask_has(mask, id);
        ends += bitnet_token_is_end(t, id) && bitnet__mask_has(mask, id);
    }
    CHECK(control > 0 && ends == 0); /* "any other" does not end the text */
    CHECK(mask->count > 300 && bitnet__mask_has(mask, 98) && bitnet__mask_has(mask, bos));
    id = 200;
    bitnet_feed(s, &id, 1);
    id = 98;
    bitnet_feed(s, &id, 1);
    CHECK(grammar_only(s) == 98); /* as a character, now */
    bitnet_feed(s, &id, 1);
    CHECK(grammar_only(s) == -1); /* several tokens end a text */
    bitnet_feed(s, &eos, 1);
    CHECK(bitnet_sample(s, NULL, &id) == BITNET_ERROR_GRAMMAR_DEAD_END);
    CHECK(strstr(bitnet_session_message(s), "has ended") != NULL);
    bitnet_grammar_free(g);
    g = bitnet_grammar_create("root ::= <[320]>", 16, NULL, NULL, &error);
    CHECK(bitnet_session_set_grammar(s, g) == BITNET_ERROR_TOKEN);
    bitnet_session_set_grammar(s, NULL);
    bitnet_grammar_free(g);
    g = bitnet_grammar_create("root ::= <[320]>", 16, t, NULL, &error);
    CHECK(!g && error.result == BITNET_ERROR_GRAMMAR_LIMIT);
    g = bitnet_grammar_create("root ::= <|no|>", 15, t, NULL, &error);
    CHECK(!g && error.result == BITNET_ERROR_GRAMMAR_NAME);
    bitnet_session_free(s);
}

/* ---- the life of a session */

static void grammar_generates(bitnet_model *model) {
    bitnet_grammar *g = grammar_of("root ::= \"<\" [a-z]{3,9} \">\"");
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_generate_options options;
    static run_text text;
    int32_t id = 7;
    int turn;
    memset(&options, 0, sizeof options);
    options.ignore_end = true; /* the grammar ends the text all the same */
    CHECK(bitnet_session_resume_grammar(s, g, 1) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_session_resume_grammar(s, g, 0) == BITNET_OK);
    for (turn = 0; turn < 3; turn++) { /* each prompt begins a text again; an empty one, too */
        memset(&text, 0, sizeof text);
        CHECK(bitnet_generate(s, turn ? "the in" : "", &options, run_print, &text) == BITNET_OK);
        CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_TOKEN);
        CHECK_CASE(grammar_match(g, text.data) == BITNET_OK, text.data);
    }
    memset(&text, 0, sizeof text);
    options.max_tokens = 2;
    CHECK(bitnet_generate(s, "the", &options, run_print, &text) == BITNET_OK);
    options.max_tokens = 0;
    CHECK(bitnet_generate(s, NULL, &options, run_print, &text) == BITNET_OK); /* continues */
    CHECK_CASE(grammar_match(g, text.data) == BITNET_OK, text.data);
    CHECK(bitnet_generate(s, NULL, &options, NULL, NULL) == BITNET_ERROR_GRAMMAR_DEAD_END);
    bitnet_session_reset(s);
    bitnet_feed(s, &id, 1);
    CHECK(bitnet_sample(s, NULL, &id) == BITNET_ERROR_GRAMMAR_DEAD_END);
    CHECK(strstr(bitnet_session_message(s), "has left") != NULL);
    CHECK(bitnet_session_set_grammar(s, NULL) == BITNET_OK);
    CHECK(bitnet_sample(s, NULL, &id) == BITNET_OK);
    bitnet_session_free(s);
    bitnet_grammar_free(g);
}

/* Generates `count` more tokens. */
static int grammar_go_on(bitnet_session *s, grammar_text *t, int count) {
    int wrong = 0;
    for (; count > 0; count--) {
        int32_t id = 0;
        wrong += bitnet_sample(s, NULL, &id) != BITNET_OK;
        grammar_take(t, id);
        wrong += bitnet_feed(s, &id, 1) != BITNET_OK;
    }
    return wrong;
}

/* Copies, truncated texts, contexts that slide: the state is that of the text. */
static void grammar_copies(bitnet_model *model) {
    bitnet_grammar *g =
        grammar_of("root ::= item{400}\nitem ::= \"(\" item{3} \")\" | [a-z]{2} | \"The \"");
    bitnet_session_options options;
    bitnet_session *s, *copy;
    static grammar_text a, b;
    bitnet_sampling p;
    size_t matched, size;
    uint8_t *state;
    int i;
    memset(&options, 0, sizeof options);
    p = run_sampling();
    memset(&a, 0, sizeof a);
    options.context_length = 48;
    options.overflow = BITNET_OVERFLOW_SLIDE;
    options.keep = 3;
    a.grammar = g;
    a.tokenizer = bitnet_model_tokenizer(model);
    p.temperature = 2;
    s = bitnet_session_create(model, &options, NULL);
    bitnet_session_set_sampling(s, &p);
    bitnet_feed(s, grammar_prompt, 4);
    CHECK(bitnet_session_set_grammar(s, g) == BITNET_OK);
    for (i = 0; i < 12; i++) { /* it slides from the seventh on */
        b = a;
        copy = bitnet_session_copy(s, NULL);
        CHECK(copy && grammar_go_on(copy, &b, 7) == 0);
        CHECK(grammar_go_on(s, &a, 7) == 0);
        CHECK(copy && grammar_go_on(copy, &b, 3) == 0);
        CHECK(bitnet_grammar_match(g, b.data, b.length, &matched, NULL) <= BITNET_PENDING);
        CHECK(bitnet_grammar_match(g, a.data, a.length, &matched, NULL) <= BITNET_PENDING);
        if (i < 4) { /* cut off and told again, in another way */
            bitnet_session_truncate(s, bitnet_session_length(s) - 4);
            for (a.length = 0, matched = 4; (int32_t)matched < s->length; matched++)
                grammar_take(&a, s->tokens[matched]);
            CHECK(grammar_go_on(s, &a, 4) == 0);
            CHECK(bitnet_grammar_match(g, a.data, a.length, &matched, NULL) <= BITNET_PENDING);
        }
        bitnet_session_free(copy);
    }
    bitnet_session_truncate(s, 2); /* before the text: it begins again */
    a.length = 0;
    CHECK(grammar_go_on(s, &a, 4) == 0);
    CHECK(bitnet_grammar_match(g, a.data, a.length, &matched, NULL) <= BITNET_PENDING);
    state = run_save(s, 0, &size);
    CHECK(state && bitnet_session_load_memory(s, state, size) == BITNET_OK);
    CHECK(!s->constraint.state); /* a saved state has none; given again, it continues */
    CHECK(bitnet_session_resume_grammar(s, g, 2) == BITNET_OK);
    CHECK(grammar_go_on(s, &a, 9) == 0);
    CHECK(bitnet_grammar_match(g, a.data, a.length, &matched, NULL) <= BITNET_PENDING);
    free(state);
    bitnet_session_free(s);
    bitnet_grammar_free(g);
}

/* A slide that drops the whole text; a reset that drops the text itself. */
static void grammar_resets(bitnet_model *model) {
    static const int32_t text[16] = {'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b',
                                     'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'};
    bitnet_grammar *g = grammar_of("root ::= \"ab\" [a-z]{100}");
    bitnet_session_options options;
    bitnet_session *s;
    int32_t id = 0;
    memset(&options, 0, sizeof options);
    options.context_length = 16;
    options.overflow = BITNET_OVERFLOW_SLIDE;
    s = bitnet_session_create(model, &options, NULL);
    CHECK(bitnet_session_resume_grammar(s, g, 0) == BITNET_OK);
    CHECK(bitnet_feed(s, text, 10) == BITNET_OK && bitnet_feed(s, text, 16) == BITNET_OK);
    CHECK(s->constraint.from == 0 && bitnet_session_length(s) == 16);
    bitnet_session_reset(s);
    CHECK(bitnet_feed(s, text, 1) == BITNET_OK);
    CHECK(bitnet_sample(s, NULL, &id) == BITNET_OK && id == 'b');
    bitnet_session_free(s);
    bitnet_grammar_free(g);
}

static int grammar_look(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    (void)user, (void)position, (void)logits, (void)vocabulary;
    return 0;
}

/* Text that a schema requires is drafted: the same tokens, in fewer passes. With an observer,
   nothing is drafted. */
static void grammar_forced(void) {
    static const char schema[] =
        "{\"properties\": {\"once upon a time there was a little girl\": {\"type\": \"boolean\"}, "
        "\"she wanted to play with the dog\": {\"enum\": [\"in the park\", \"in the house\", "
        "\"no\"]}, "
        "\"age\": {\"minimum\": 1, \"maximum\": 99}}, \"required\": [\"once upon a time there was "
        "a "
        "little girl\", \"she wanted to play with the dog\", \"age\"]}";
    bitnet_model *model = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    bitnet_grammar *g = bitnet_grammar_from_json_schema(schema, strlen(schema), NULL, NULL);
    int temperature, way;
    for (temperature = 0; temperature < 3; temperature++) {
        static run_text text[2];
        int32_t ids[2][256], length[2];
        bitnet_session_stats stats[2];
        for (way = 0; way < 2; way++) {
            bitnet_session *s = bitnet_session_create(model, NULL, NULL);
            bitnet_observer observer;
            bitnet_sampling p;
            memset(&text[way], 0, sizeof text[way]);
            memset(&observer, 0, sizeof observer);
            p = run_sampling();
            observer.logits = grammar_look;
            p.temperature = (float)temperature;
            p.seed = 3;
            if (way) bitnet_session_set_observer(s, &observer);
            bitnet_session_set_sampling(s, &p);
            bitnet_session_set_grammar(s, g);
            CHECK(bitnet_generate(s, "tell me a story", NULL, run_print, &text[way]) == BITNET_OK);
            CHECK_CASE(grammar_match(g, text[way].data) == BITNET_OK, text[way].data);
            length[way] = bitnet_session_length(s);
            memcpy(ids[way], bitnet_session_tokens(s), (size_t)length[way] * sizeof **ids);
            stats[way] = bitnet_session_get_stats(s);
            bitnet_session_free(s);
        }
        CHECK(length[0] == length[1] && length[0] < 256);
        CHECK(!memcmp(ids[0], ids[1], (size_t)length[0] * sizeof **ids));
        CHECK(stats[1].drafted_tokens == 0 && stats[0].accepted_tokens > 5);
    }
    bitnet_grammar_free(g);
    bitnet_model_free(model);
}

/* A mask that allows one token leaves nothing to compute; if it allows few, only their rows. The
   tokens are the same as with all logits, from the same random numbers. */
static void grammar_costs(bitnet_model *model) {
    static const char text[] = "root ::= <[98]> [a-p]+ <[99]>";
    bitnet_grammar *g =
        bitnet_grammar_create(text, strlen(text), bitnet_model_tokenizer(model), NULL, NULL);
    int32_t ids[2][12], i, way, rows = 0, id = 7;
    for (way = 0; way < 2; way++) {
        bitnet_session_options options;
        bitnet_sampling p;
        bitnet_session *s;
        bitnet_session_stats stats;
        memset(&options, 0, sizeof options);
        p = run_sampling();
        options.context_length = 64;
        options.full_head = way == 1;
        p.temperature = 1.5f;
        s = bitnet_session_create(model, &options, NULL);
        bitnet_session_set_sampling(s, &p);
        bitnet_feed(s, &id, 1);
        bitnet_session_set_grammar(s, g);
        for (i = 0; i < 12; i++) {
            CHECK(bitnet_sample(s, NULL, &ids[way][i]) == BITNET_OK);
            if (i > 0 && way == 0) rows += s->sampler.mask->count;
            if (i == 0) CHECK(ids[way][0] == 98 && bitnet_session_result(s) == BITNET_PENDING);
            bitnet_feed(s, &ids[way][i], 1);
        }
        stats = bitnet_session_get_stats(s);
        CHECK(stats.screened_tokens == (way ? 0 : 11));
        CHECK(stats.rescored_rows == (way ? 0 : rows));
        bitnet_session_free(s);
    }
    CHECK(memcmp(ids[0], ids[1], sizeof ids[0]) == 0 && rows > 11 && rows < 11 * 375);
    bitnet_grammar_free(g);
}

/* A matcher that forgets its states gives the same results. */
static void grammar_forgets(void) {
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet_grammar *g = grammar_of("root ::= (\"(\" root \")\" | [a-c] | [b-d] \"e\"?){1,40}");
    bitnet_result result;
    bitnet__matcher *m = bitnet__matcher_create(g, NULL, &a, &result);
    bitnet__matcher *f = bitnet__matcher_create(g, NULL, &a, &result);
    int i, wrong = 0;
    for (i = 0; i < 400; i++) {
        static const char texts[] = "(a(bbe)c((dea)be)aabed)";
        bitnet_string byte;
        byte.data = texts + i % (int)(sizeof texts - 1);
        byte.length = 1;
        f->most_memory = 0;
        bitnet__match_begin(m, BITNET__MATCH_WORK);
        bitnet__match_begin(f, BITNET__MATCH_WORK);
        m->state = bitnet__match_bytes(m, m->state, byte);
        f->state = bitnet__match_bytes(f, f->state, byte);
        wrong += m->result || f->result || (m->state == 0) != (f->state == 0) ||
                 m->sets[m->state].complete != f->sets[f->state].complete ||
                 m->sets[m->state].count != f->sets[f->state].count;
        if (m->state == 0) m->state = m->start, f->state = f->start;
    }
    CHECK(wrong == 0 && f->set_count < m->set_count);
    bitnet__matcher_free(m);
    bitnet__matcher_free(f);
    bitnet_grammar_free(g);
}

/* Makes every allocation fail once: there is a named error, and nothing leaks. */
static bitnet_result grammar_everything(const make_file *file, check_heap *heap) {
    bitnet_model_options options;
    bitnet_schema_options schema_options;
    bitnet_grammar_options grammar_options;
    bitnet_model *model;
    bitnet_session *s = NULL, *copy = NULL;
    bitnet_grammar *g, *of_schema;
    bitnet_error error;
    bitnet_result result = BITNET_OK;
    size_t matched;
    int32_t id, i;
    long fail_at = heap->fail_at;
    memset(&options, 0, sizeof options);
    memset(&schema_options, 0, sizeof schema_options);
    memset(&error, 0, sizeof error);
    options.allocator = schema_options.allocator = check_allocator(heap);
    grammar_options.allocator = options.allocator;
    options.threads = 1;
    options.no_repack = true;
    heap->fail_at = 0;
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    s = bitnet_session_create(model, NULL, NULL);
    bitnet_feed(s, grammar_prompt, 4);
    heap->count = 0;
    heap->fail_at = fail_at;
    g = bitnet_grammar_create(grammar_json, strlen(grammar_json), bitnet_model_tokenizer(model),
                              &grammar_options, &error);
    if (g) result = bitnet_grammar_match(g, "{\"a\": [{}, 1]}", 14, &matched, NULL);
    of_schema = bitnet_grammar_from_json_schema(
        grammar_schemas[10].schema, strlen(grammar_schemas[10].schema), &schema_options, &error);
    if (g && !result) result = bitnet_session_set_grammar(s, g);
    for (i = 0; i < 4 && g && !result; i++) {
        result = bitnet_sample(s, NULL, &id);
        if (!result) result = bitnet_feed(s, &id, 1);
    }
    if (!result) copy = bitnet_session_copy(s, &error);
    if (!result && copy) result = bitnet_sample(copy, NULL, &id);
    if (!result) result = error.result;
    bitnet_session_free(copy);
    bitnet_session_free(s);
    bitnet_grammar_free(of_schema);
    bitnet_grammar_free(g);
    bitnet_model_free(model);
    return result;
}

static void grammar_allocation(const make_file *file) {
    check_heap heap;
    long n, wrong = 0, left = 0, failed = 0;
    bitnet_result result = BITNET_OK;
    for (n = 1; n < 1000; n++) {
        memset(&heap, 0, sizeof heap);
        heap.fail_at = n;
        result = grammar_everything(file, &heap);
        left += heap.live;
        if (heap.count < n) break;
        wrong += result != BITNET_OK && result != BITNET_ERROR_OUT_OF_MEMORY;
        failed += result != BITNET_OK; /* a smaller batch may do */
    }
    CHECK(wrong == 0 && left == 0 && failed > 60);
    CHECK(n > 60 && n < 1000 && result == BITNET_OK);
}

static bitnet_model *grammar_model(int vocabulary, int type, make_file *file) {
    make_options o = make_defaults();
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    o.vocabulary = vocabulary;
    o.embedding_type = type;
    o.width = 128, o.heads = 1, o.kv_heads = 1, o.head_width = 128, o.ffn = 128, o.layers = 1;
    options.threads = 2;
    make_model(&o, file);
    return bitnet_model_load_memory(file->data, file->size, &options, NULL);
}

/* ---- texts that are made to take long */

/* Two sorted runs of characters, interleaved, in a class; the same with nodes in a state; and
   member names with a long common prefix. Each must not take quadratic time. */
static void grammar_long(void) {
    char *text = (char *)malloc(1 << 20), *end;
    clock_t start = clock();
    bitnet_grammar *g;
    bitnet_error error;
    size_t matched;
    int i;
    if (!CHECK(text != NULL)) return;
    end = text + sprintf(text, "root ::= [");
    end = grammar_repeat(end, "a", "b", "", 600000);
    g = bitnet_grammar_create(text, (size_t)(end + sprintf(end, "]") - text), NULL, NULL, &error);
    CHECK(g && bitnet_grammar_match(g, "b", 1, &matched, NULL) == BITNET_OK);
    bitnet_grammar_free(g);
    end = text + sprintf(text, "root ::= ((");
    end = grammar_repeat(end, "\"a\"", "\"a\"", "|", 16384);
    end = grammar_repeat(end + sprintf(end, ")|("), "\"a\"", "\"a\"", "|", 16384);
    end += sprintf(end, ")) root \"z\" | \"b\"");
    g = bitnet_grammar_create(text, (size_t)(end - text), NULL, NULL, &error);
    CHECK(g && bitnet_grammar_match(g, "aaaaaaaaaabzzzzzzzzzz", 21, &matched, NULL) == BITNET_OK);
    bitnet_grammar_free(g);
    end = text + sprintf(text, "{\"additionalProperties\": true, \"properties\": {");
    for (i = 0; i < 80; i++) {
        end = grammar_repeat(end + sprintf(end, i ? ", \"" : "\""), "a", "a", "", 10000);
        end += sprintf(end, "%d\": true", i);
    }
    end += sprintf(end, "}}");
    g = bitnet_grammar_from_json_schema(text, (size_t)(end - text), NULL, &error);
    CHECK(!g && error.result == BITNET_ERROR_GRAMMAR_LIMIT);
    CHECK((double)(clock() - start) / CLOCKS_PER_SEC < 10);
    free(text);
}

/* Repeating what may be empty, and rules that begin with each other, make states of many thousand
   stacks that lead to themselves: texts stay within such a grammar, or end with a named error. */
static void grammar_crowds(void) {
    bitnet_model *model = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    char *text = (char *)malloc(1 << 18);
    int way, seed, i;
    for (way = 0; way < 4; way++) {
        static const int times[3] = {10000, 40000, 60000};
        bitnet_grammar *g;
        size_t length = 0, matched;
        if (way < 3) sprintf(text, "root ::= ([a-z ]?){%d}", times[way]);
        for (i = 0; way == 3 && i < 2000; i++)
            length +=
                (size_t)sprintf(text + length, "%s%d ::= \"(\" r%d \")\" | [a-z ] r%d | r%d\n",
                                i ? "r" : "root ::= r0\nr", i, i + 1, i + 1, i + 1);
        if (way == 3) sprintf(text + length, "r2000 ::= \".\"");
        g = grammar_of(text);
        for (seed = 1; g && seed <= 6; seed++) {
            static run_text said;
            bitnet_session *s = bitnet_session_create(model, NULL, NULL);
            bitnet_generate_options options;
            bitnet_sampling p;
            bitnet_result result;
            memset(&said, 0, sizeof said);
            memset(&options, 0, sizeof options);
            p = run_sampling();
            options.max_tokens = 40;
            p.temperature = seed == 6 ? 0.0f : 0.8f;
            p.seed = (uint64_t)seed;
            bitnet_session_set_sampling(s, &p);
            CHECK(bitnet_session_set_grammar(s, g) == BITNET_OK);
            result = bitnet_generate(s, "a", &options, run_print, &said);
            CHECK(result == BITNET_OK || (way == 3 && result == BITNET_ERROR_GRAMMAR_LIMIT));
            CHECK_CASE(bitnet_grammar_match(g, said.data, strlen(said.data), &matched, NULL) <=
                               BITNET_PENDING ||
                           way == 3,
                       said.data);
            bitnet_session_free(s);
        }
        bitnet_grammar_free(g);
    }
    bitnet_model_free(model);
    free(text);
}

static void test_grammar(void) {
    make_file file, wide_file;
    bitnet_model *model = grammar_model(320, BITNET_TYPE_F16, &file);
    bitnet_model *wide = grammar_model(6000, BITNET_TYPE_F16, &wide_file);
    int i, seed;
    grammar_accepts();
    grammar_depth();
    grammar_ambiguous();
    grammar_refuses();
    grammar_trees();
    grammar_of_schemas();
    grammar_of_relaxed();
    grammar_of_keywords();
    grammar_references();
    grammar_counts();
    grammar_bounded();
    grammar_compact();
    grammar_ids();
    grammar_too_large();
    grammar_json_values();
    grammar_comparisons();
    grammar_integers();
    grammar_long();
    grammar_crowds();
    for (i = 0; i < GRAMMAR_TEXTS; i++) {
        for (seed = 0; seed < 2; seed++) grammar_masks(model, grammar_texts[i], (uint64_t)seed);
        grammar_choices(model, grammar_texts[i]);
    }
    grammar_masks(wide, grammar_json, 9);
    grammar_choices(wide, grammar_json);
    grammar_distribution(model);
    grammar_named(model);
    grammar_generates(model);
    grammar_copies(model);
    grammar_resets(model);
    grammar_forgets();
    grammar_forced();
    grammar_costs(wide);
    grammar_allocation(&file);
    bitnet_model_free(model);
    bitnet_model_free(wide);
    make_free(&file);
    make_free(&wide_file);
}

#endif
