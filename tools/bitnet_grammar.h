/* bitnet_grammar.h - v1.0 - grammars, choosing among texts, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_grammar.h"

   and plain `#include "tools/bitnet_grammar.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Grammars                                                   >>grammars
      2  Choosing among texts                                       >>choosing
    API
      Grammars                                                      >>api-grammar
      Choosing among texts                                          >>api-choose
    IMPLEMENTATION
      Grammars: GBNF to automaton                                   >>grammar
      Following a grammar                                           >>matcher
      Masks: the tokens allowed                                     >>masks
      Choosing among texts                                          >>choose

====================
MANUAL
====================

1 GRAMMARS                                                                          >>grammars

       bitnet_grammar *grammar = bitnet_grammar_create(gbnf, length, NULL, NULL, &error);
       bitnet_session_set_grammar(session, grammar);
       bitnet_generate(session, prompt, NULL, print, NULL);      // what is printed fits the grammar

   A grammar removes the tokens that would leave it; the distribution is the model's, restricted to
   the rest. A token that ends the text remains only where the grammar may end, any other control
   token only where a rule names it. If one token remains, no logits are computed (unless the
   generation reports probabilities), but a random number is used up. If none remains, the result is
   BITNET_ERROR_GRAMMAR_DEAD_END: a vocabulary may have no token for a character that the grammar
   requires. Write grammars in GBNF, or make them from a JSON schema with bitnet_schema.h.

   The model does not see the grammar, so ask for the same form in the prompt. Text that the grammar
   forces - the next key, brackets and quotes - is decoded as one batch.

2 CHOOSING AMONG TEXTS                                                              >>choosing

   bitnet_choose reports which of several texts is most likely to come next, without generating any
   of them: the next action of a character, the mood of a sentence.

       static const char *const actions[] = {" attacks", " flees", " talks"};
       const char *story = "The dragon roars. The knight";
       bitnet_feed_text(session, story, BITNET_TERMINATED, BITNET_ADD_BOS);
       bitnet_choose(session, actions, 3, NULL, NULL, NULL, &best);      // actions[best] */

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_grammar.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_GRAMMAR_H
#define BITNET_GRAMMAR_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-grammar   Grammars */

typedef struct bitnet_grammar bitnet_grammar;

typedef struct bitnet_grammar_options {
    bitnet_allocator allocator;
} bitnet_grammar_options;

/* Compiles a grammar in GBNF
   (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md): rules `name ::= ...`,
   where "root" is the whole text; literals "...", classes [...] and [^...], any character .,
   groups, alternatives |, repetitions ? * + {m} {m,} {m,n}, comments #, escapes \" \\ \[ \] \- \n
   \r \t \xXX \uXXXX \UXXXXXXXX; tokens <[1000]> or <|name|>, and !<...> for any other token that
   does not end a text. `tokenizer` knows the names of tokens; NULL if none is named. A grammar is
   immutable: any number of sessions may follow it at once. It must outlive them; the text and the
   tokenizer need not. NULL on error: OUT_OF_MEMORY, GRAMMAR_SYNTAX, GRAMMAR_NAME (a rule or token
   that does not exist, a rule defined twice), GRAMMAR_RECURSION (a rule that begins with itself),
   GRAMMAR_LIMIT (1 MiB of text, 100 nested groups, 2^18 nodes: about one per character and
   repetition, a dozen per class beyond ASCII). */
BITNET_API bitnet_grammar *bitnet_grammar_create(const char *text, size_t length,
                                                 const bitnet_tokenizer *tokenizer,
                                                 const bitnet_grammar_options *options,
                                                 bitnet_error *error);
BITNET_API void bitnet_grammar_free(bitnet_grammar *grammar);

/* Makes what is chosen from here on follow a grammar (NULL: none). bitnet_generate_begin and
   bitnet_chat_begin restart it after the prompt; truncating restarts it at the new end, if that is
   before the position at which it began. However tokens are chosen, none leaves the grammar, and
   one that ends a text comes only where the text may end. Copies follow it too. A saved session
   does not contain it, and loading one removes it. If a grammar is so ambiguous that a token would
   cost some 10 ms, the text ends with GRAMMAR_LIMIT. A model's first grammar takes 10 to 100 ms, to
   sort the vocabulary: set one while loading. Errors: TOKEN (one that the model does not have),
   GRAMMAR_LIMIT, OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_session_set_grammar(bitnet_session *session,
                                                    const bitnet_grammar *grammar);

/* The same for text that began at position `from`, e.g. in a session that was loaded while its
   reply was half written. Errors: as bitnet_session_set_grammar, ARGUMENT (`from` is negative or
   past the end). */
BITNET_API bitnet_result bitnet_session_resume_grammar(bitnet_session *session,
                                                       const bitnet_grammar *grammar, int32_t from);

/* Sets *matched to how many bytes of a text the grammar allows. OK: it is complete, though more may
   come. PENDING: more must come. Errors: GRAMMAR_DEAD_END (the next byte may not come),
   GRAMMAR_LIMIT, OUT_OF_MEMORY. Thread-safe. */
BITNET_API bitnet_result bitnet_grammar_match(const bitnet_grammar *grammar, const char *text,
                                              size_t length, size_t *matched, bitnet_error *error);

/* ====================
   >>api-choose   Choosing among texts */

typedef struct bitnet_choose_options {
    bool per_token;     /* compare means per token, so that long choices lose nothing by their
                           length; default: sums, the probability of the whole choice */
    bool parse_special; /* "<|eot_id|>" in a choice is that token: for choices that end a turn */
} bitnet_choose_options;

/* Finds the text that is most likely to come next. Sets log_probabilities[i] (may be NULL) to the
   sum, or mean, of the log-probabilities of choices[i]'s tokens (bitnet_log_probability), added in
   order as floats; and *best (may be NULL) to the greatest, the first of equals, or 0 on errors.
   Sampling and grammar have no influence.
   A choice is tokenized by itself and follows the session's last token as it is, like a prompt of
   bitnet_generate. In byte-level vocabularies the space before a word belongs to the word: end the
   prompt without it and begin each choice with it (" yes"). SentencePiece adds it if the file says
   so. As a sum, a choice that others begin with (" no", " no, thanks") is at least as likely as
   they are: end all choices in the same way.
   What was fed is computed; otherwise the session stays as it was. Common beginnings are computed
   once, and as much as fits in one batch. PENDING: the budget is spent; call again with the same
   choices. The session keeps the work until then, or until its text changes. Errors: ARGUMENT (no
   choices, or one without tokens), CONTEXT_FULL, as bitnet_logits. */
BITNET_EXPERIMENTAL bitnet_result bitnet_choose(bitnet_session *session, const char *const *choices,
                                                size_t count, const bitnet_choose_options *options,
                                                const bitnet_budget *budget,
                                                float *log_probabilities, size_t *best);

/* bitnet_choose with lengths[i] tokens in choices[i], e.g. tokenized together with what comes
   before them, as in benchmarks. parse_special has no effect. Errors: as bitnet_choose, TOKEN. */
BITNET_EXPERIMENTAL bitnet_result bitnet_choose_tokens(bitnet_session *session,
                                                       const int32_t *const *choices,
                                                       const size_t *lengths, size_t count,
                                                       const bitnet_choose_options *options,
                                                       const bitnet_budget *budget,
                                                       float *log_probabilities, size_t *best);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_GRAMMAR_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_GRAMMAR_IMPLEMENTATION_INCLUDED
#define BITNET_GRAMMAR_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>grammar   Grammars: from GBNF to an automaton

   Rules become graphs: match bytes or a token, call, fork, end. Characters are UTF-8 bytes, so
   tokens may split them. A repeated item becomes a rule, called that often: {m,n} within {m,n}
   costs m + n nodes. A second pass finds empty rules, orders rules by which may begin with which,
   and rejects left recursion. >>matcher follows the graph. */

enum {
    BITNET__GRAMMAR_TEXT = 1 << 20,
    BITNET__GRAMMAR_NODES = 1 << 18,
    BITNET__GRAMMAR_NESTING = 100,
    BITNET__GRAMMAR_PROBES = 1 << 20
};

typedef enum bitnet__node_kind {
    BITNET__NODE_END,
    BITNET__NODE_PASS,  /* then `next`; none once complete */
    BITNET__NODE_FORK,  /* `next` or `other` */
    BITNET__NODE_CALL,  /* rule `other`, then `next` */
    BITNET__NODE_BYTES, /* low..high; complete: a class */
    BITNET__NODE_TOKEN, /* tokens[other] */
    BITNET__NODE_BUT    /* any but it and end tokens */
} bitnet__node_kind;

typedef struct bitnet__node {
    uint8_t kind, low, high;
    bool first; /* nothing before it in its rule */
    int32_t next, other;
    int32_t skip; /* CALL: next if the rule is empty */
} bitnet__node;

typedef struct bitnet__production {
    bitnet_string name; /* a group's: the rule's */
    int32_t entry;      /* -1: undefined */
    int32_t order;      /* above rules that may begin with it */
    bool empty;         /* may match nothing */
} bitnet__production;

struct bitnet_grammar {
    bitnet_allocator allocator;
    bitnet__node *nodes;
    bitnet__production *rules;
    int32_t *tokens;
    size_t node_count, node_room, rule_count, rule_room, token_count, token_room;
    int32_t root;
    uint8_t class_of[256]; /* no node tells a class's bytes apart */
    int16_t only[256];     /* the class's byte, or -1 */
    int32_t classes;
};

typedef struct bitnet__code_range {
    uint32_t low, high;
} bitnet__code_range;

typedef struct bitnet__fragment {
    int32_t first, last; /* last: a PASS without next */
} bitnet__fragment;

typedef struct bitnet__gbnf {
    bitnet_grammar *g;
    const bitnet_tokenizer *tokenizer; /* or NULL */
    const char *text;
    size_t length, at;
    int32_t *slots;
    uint32_t slot_mask, probes;
    bitnet__code_range *ranges;
    size_t range_count, range_room;
    bitnet_string name;
    int depth;
    bitnet_result result;
    bitnet_error *error;
} bitnet__gbnf;

static void bitnet__gbnf_fail(bitnet__gbnf *p, bitnet_result result, const char *what,
                              bitnet_string name) {
    int64_t line = 1, column = 1;
    size_t i;
    if (p->result) return;
    for (i = 0; i < p->at && i < p->length; i++) {
        column = p->text[i] == '\n' ? 1 : column + 1;
        line += p->text[i] == '\n';
    }
    p->result = name.length
                    ? bitnet__fail(p->error, result, "line %i, column %i: %s '%t'", line, column,
                                   what, &name)
                    : bitnet__fail(p->error, result, "line %i, column %i: %s", line, column, what);
}

static void bitnet__gbnf_expect(bitnet__gbnf *p, const char *what) {
    bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_SYNTAX, what, bitnet__string(""));
}

static void bitnet__gbnf_limit(bitnet__gbnf *p, const char *what) {
    bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_LIMIT, what, bitnet__string(""));
}

/* ---- the graph */

/* Node 0 after a failure. */
static int32_t bitnet__node_add(bitnet__gbnf *p, bitnet__node_kind kind, int32_t next,
                                int32_t other) {
    bitnet_grammar *g = p->g;
    bitnet__node *node;
    if (p->result) return 0;
    if (g->node_count == BITNET__GRAMMAR_NODES) {
        bitnet__gbnf_limit(p, "the grammar is too large");
        return 0;
    }
    if (!BITNET__MORE(&g->allocator, g->nodes, g->node_room, g->node_count)) {
        p->result = bitnet__no_memory(p->error);
        return 0;
    }
    node = &g->nodes[g->node_count];
    memset(node, 0, sizeof *node);
    node->kind = (uint8_t)kind;
    node->next = next;
    node->other = other;
    return (int32_t)g->node_count++;
}

static int32_t bitnet__node_bytes(bitnet__gbnf *p, uint8_t low, uint8_t high, int32_t next) {
    int32_t at = bitnet__node_add(p, BITNET__NODE_BYTES, next, 0);
    if (p->result == BITNET_OK) {
        p->g->nodes[at].low = low;
        p->g->nodes[at].high = high;
    }
    return at;
}

static void bitnet__link(bitnet__gbnf *p, int32_t from, int32_t to) {
    if (p->result == BITNET_OK) p->g->nodes[from].next = to;
}

static bitnet__fragment bitnet__fragment_of(bitnet__gbnf *p, int32_t first, int32_t last) {
    bitnet__fragment f;
    f.first = first;
    f.last = last < 0 ? bitnet__node_add(p, BITNET__NODE_PASS, 0, 0) : last;
    if (f.first < 0) f.first = f.last;
    return f;
}

static bitnet__fragment bitnet__fragment_empty(bitnet__gbnf *p) {
    return bitnet__fragment_of(p, -1, -1);
}

static bitnet__fragment bitnet__fragment_single(bitnet__gbnf *p, bitnet__node_kind kind,
                                                int32_t other) {
    bitnet__fragment f = bitnet__fragment_empty(p);
    f.first = bitnet__node_add(p, kind, f.last, other);
    if (p->result == BITNET_OK) p->g->nodes[f.first].skip = f.last;
    return f;
}

static bitnet__fragment bitnet__fragment_either(bitnet__gbnf *p, bitnet__fragment a,
                                                bitnet__fragment b) {
    bitnet__link(p, b.last, a.last);
    a.first = bitnet__node_add(p, BITNET__NODE_FORK, a.first, b.first);
    return a;
}

static bitnet__fragment bitnet__fragment_then(bitnet__gbnf *p, bitnet__fragment a,
                                              bitnet__fragment b) {
    bitnet__link(p, a.last, b.first);
    a.last = b.last;
    return a;
}

static int32_t bitnet__rule_add(bitnet__gbnf *p, bitnet_string name) {
    bitnet_grammar *g = p->g;
    bitnet__production *rule;
    if (p->result) return -1;
    if (!BITNET__MORE(&g->allocator, g->rules, g->rule_room, g->rule_count)) {
        p->result = bitnet__no_memory(p->error);
        return -1;
    }
    rule = &g->rules[g->rule_count];
    memset(rule, 0, sizeof *rule);
    rule->name = name;
    rule->entry = -1;
    return (int32_t)g->rule_count++;
}

static int32_t bitnet__rule_named(bitnet__gbnf *p, bitnet_string name) {
    uint32_t i = bitnet__hash_of(name) & p->slot_mask;
    for (; p->slots[i] >= 0; i = (i + 1) & p->slot_mask) {
        if (bitnet__equal(p->g->rules[p->slots[i]].name, name)) return p->slots[i];
        if (++p->probes > BITNET__GRAMMAR_PROBES) { /* names collide */
            bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_LIMIT, "too many rules", name);
            return -1;
        }
    }
    return p->slots[i] = bitnet__rule_add(p, name);
}

static int32_t bitnet__token_named(bitnet__gbnf *p, int32_t id) {
    bitnet_grammar *g = p->g;
    size_t i;
    for (i = 0; i < g->token_count; i++)
        if (g->tokens[i] == id) return (int32_t)i;
    if (g->token_count == 256) {
        bitnet__gbnf_limit(p, "more than 256 tokens are named");
        return 0;
    }
    if (!BITNET__MORE(&g->allocator, g->tokens, g->token_room, g->token_count)) {
        p->result = bitnet__no_memory(p->error);
        return 0;
    }
    g->tokens[g->token_count] = id;
    return (int32_t)g->token_count++;
}

/* ---- character classes */

static int bitnet__encode_utf8(uint32_t c, uint8_t *out) {
    int bytes = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4, i;
    static const uint8_t lead[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (i = bytes - 1; i > 0; i--, c >>= 6) out[i] = (uint8_t)(0x80 | (c & 0x3F));
    out[0] = (uint8_t)(lead[bytes] | c);
    return bytes;
}

/* Entries, nodes for unrestricted last bytes, exit. */
typedef struct bitnet__class_graph {
    int32_t first, last, rest[4];
} bitnet__class_graph;

static void bitnet__class_sequence(bitnet__gbnf *p, bitnet__class_graph *c, uint32_t low,
                                   uint32_t high) {
    uint8_t from[4], to[4];
    int bytes = bitnet__encode_utf8(low, from), i;
    int32_t at = c->last;
    bool any = true; /* for this and later bytes */
    bitnet__encode_utf8(high, to);
    for (i = bytes - 1; i >= 0; i--) {
        any = any && i > 0 && from[i] == 0x80 && to[i] == 0xBF;
        if (any && c->rest[bytes - i] >= 0) {
            at = c->rest[bytes - i];
        } else {
            at = bitnet__node_bytes(p, from[i], to[i], at);
            if (any) c->rest[bytes - i] = at;
        }
    }
    c->first = c->first < 0 ? at : bitnet__node_add(p, BITNET__NODE_FORK, at, c->first);
}

static void bitnet__class_range(bitnet__gbnf *p, bitnet__class_graph *c, uint32_t low,
                                uint32_t high) {
    static const uint32_t borders[] = {0x80, 0x800, 0xD800, 0xE000, 0x10000};
    uint32_t mask;
    int i;
    for (i = 0; i < 5; i++)
        if (low < borders[i] && high >= borders[i]) {
            bitnet__class_range(p, c, low, borders[i] - 1);
            bitnet__class_range(p, c, borders[i], high);
            return;
        }
    if (low >= 0xD800 && high <= 0xDFFF) return;
    for (mask = 0x3F; low >= 0x80 && mask < 0x40000; mask = mask << 6 | 0x3F) {
        uint32_t cut;
        if ((low & ~mask) == (high & ~mask)) break;
        if ((low & mask) != 0) cut = (low | mask) + 1;
        else if ((high & mask) != mask) cut = high & ~mask;
        else continue;
        bitnet__class_range(p, c, low, cut - 1);
        bitnet__class_range(p, c, cut, high);
        return;
    }
    bitnet__class_sequence(p, c, low, high);
}

static bool bitnet__range_before(const void *user, const void *a, const void *b) {
    (void)user;
    return ((const bitnet__code_range *)a)->low < ((const bitnet__code_range *)b)->low;
}

static void bitnet__class_merge(bitnet__gbnf *p) {
    bitnet__code_range *r = p->ranges;
    size_t i, count = 0;
    bitnet__sort(r, p->range_count, sizeof *r, bitnet__range_before, NULL);
    for (i = 0; i < p->range_count; i++) {
        if (count == 0 || r[i].low > r[count - 1].high + 1) r[count++] = r[i];
        else if (r[i].high > r[count - 1].high) r[count - 1].high = r[i].high;
    }
    p->range_count = count;
}

static void bitnet__class_add(bitnet__gbnf *p, uint32_t low, uint32_t high) {
    if (p->range_count == p->range_room) {
        bitnet__class_merge(p);
        if (!BITNET__ROOM(&p->g->allocator, p->ranges, p->range_room, p->range_count,
                          2 * p->range_count + 1)) {
            p->result = bitnet__no_memory(p->error);
            return;
        }
    }
    p->ranges[p->range_count].low = low;
    p->ranges[p->range_count++].high = high;
}

static bitnet__fragment bitnet__class_fragment(bitnet__gbnf *p, bool negated) {
    bitnet__class_graph c = {-1, -1, {-1, -1, -1, -1}};
    bitnet__fragment f = bitnet__fragment_empty(p);
    uint32_t from = 0; /* done below */
    size_t i;
    c.last = f.last;
    bitnet__class_merge(p);
    for (i = 0; i < p->range_count && p->result == BITNET_OK; i++) {
        uint32_t low = p->ranges[i].low, high = p->ranges[i].high;
        if (!negated) bitnet__class_range(p, &c, low, high);
        else if (low > from) bitnet__class_range(p, &c, from, low - 1);
        from = high + 1;
    }
    if (negated && from <= 0x10FFFF) bitnet__class_range(p, &c, from, 0x10FFFF);
    if (c.first < 0) bitnet__gbnf_expect(p, "no character is in this class");
    else f.first = c.first;
    return f;
}

/* ---- parsing */

static int bitnet__gbnf_peek(const bitnet__gbnf *p) {
    return p->at < p->length ? (uint8_t)p->text[p->at] : -1;
}

static bool bitnet__gbnf_take(bitnet__gbnf *p, char c) {
    if (bitnet__gbnf_peek(p) != (uint8_t)c) return false;
    p->at++;
    return true;
}

static void bitnet__gbnf_skip(bitnet__gbnf *p, bool newlines) {
    for (; p->at < p->length; p->at++) {
        char c = p->text[p->at];
        if (c == '#') {
            while (p->at < p->length && p->text[p->at] != '\n' && p->text[p->at] != '\r') p->at++;
            p->at--;
        } else if (c != ' ' && c != '\t' && !(newlines && (c == '\n' || c == '\r'))) {
            break;
        }
    }
}

static bitnet_string bitnet__gbnf_name(bitnet__gbnf *p) {
    const char *name = p->text + p->at;
    for (; p->at < p->length; p->at++) {
        char c = p->text[p->at], lower = (char)(c | 32);
        if (!(lower >= 'a' && lower <= 'z') && !(c >= '0' && c <= '9') && c != '-' && c != '_')
            break;
    }
    return bitnet__string_of(name, (size_t)(p->text + p->at - name));
}

static int32_t bitnet__gbnf_number(bitnet__gbnf *p, int32_t most) {
    size_t begin = p->at;
    int64_t number = 0;
    for (; p->at < p->length && p->text[p->at] >= '0' && p->text[p->at] <= '9'; p->at++)
        if (number <= most) number = number * 10 + (p->text[p->at] - '0');
    if (p->at == begin) bitnet__gbnf_expect(p, "expected a number");
    else if (number > most) bitnet__gbnf_limit(p, "the number is too large");
    return p->result == BITNET_OK ? (int32_t)number : 0;
}

static uint32_t bitnet__gbnf_hex(bitnet__gbnf *p, int digits) {
    uint32_t c;
    if (!bitnet__hex_number(p->text, p->length, &p->at, digits, &c)) {
        bitnet__gbnf_expect(p, "expected a hexadecimal digit");
        return 0;
    }
    if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        bitnet__gbnf_expect(p, "this escape is not a character");
    return c;
}

static uint32_t bitnet__gbnf_character(bitnet__gbnf *p) {
    static const char plain[] = "\"\\[]-^/";
    uint32_t c;
    size_t bytes;
    int escape;
    if (p->at >= p->length) {
        bitnet__gbnf_expect(p, "the text ends too early");
        return 0;
    }
    if (bitnet__gbnf_take(p, '\\')) {
        escape = bitnet__gbnf_peek(p);
        p->at++;
        switch (escape) {
        case 'x': return bitnet__gbnf_hex(p, 2);
        case 'u': return bitnet__gbnf_hex(p, 4);
        case 'U': return bitnet__gbnf_hex(p, 8);
        case 'n': return '\n';
        case 'r': return '\r';
        case 't': return '\t';
        default: break;
        }
        if (escape > 0 && strchr(plain, escape)) return (uint32_t)escape;
        p->at--;
        bitnet__gbnf_expect(p, "an unknown escape");
        return 0;
    }
    bytes = bitnet__utf8(p->text + p->at, p->length - p->at, &c);
    if (bytes == 0 || c == BITNET__INVALID) bitnet__gbnf_expect(p, "this is not UTF-8");
    p->at += bytes;
    return c;
}

static bitnet__fragment bitnet__gbnf_literal(bitnet__gbnf *p) {
    bitnet__fragment f = bitnet__fragment_empty(p);
    while (p->result == BITNET_OK && !bitnet__gbnf_take(p, '"')) {
        uint8_t utf8[4];
        int bytes = bitnet__encode_utf8(bitnet__gbnf_character(p), utf8), i;
        for (i = 0; i < bytes; i++) {
            bitnet__fragment byte = bitnet__fragment_empty(p);
            byte.first = bitnet__node_bytes(p, utf8[i], utf8[i], byte.last);
            f = bitnet__fragment_then(p, f, byte);
        }
    }
    return f;
}

static bitnet__fragment bitnet__gbnf_class(bitnet__gbnf *p) {
    bool negated = bitnet__gbnf_take(p, '^');
    p->range_count = 0;
    while (p->result == BITNET_OK && !bitnet__gbnf_take(p, ']')) {
        uint32_t low = bitnet__gbnf_character(p), high = low;
        if (p->at + 1 < p->length && p->text[p->at] == '-' && p->text[p->at + 1] != ']') {
            p->at++;
            high = bitnet__gbnf_character(p);
        }
        if (high < low) bitnet__gbnf_expect(p, "a range must not end before it begins");
        if (p->result == BITNET_OK) bitnet__class_add(p, low, high);
    }
    if (p->range_count == 0) bitnet__gbnf_expect(p, "the class is empty");
    return bitnet__class_fragment(p, negated);
}

/* <[1000]> or <name>. */
static bitnet__fragment bitnet__gbnf_token(bitnet__gbnf *p, bool but) {
    bitnet_string name;
    int32_t id, most = p->tokenizer ? bitnet_vocab_size(p->tokenizer) - 1 : INT32_MAX / 4;
    name.data = p->text + p->at;
    if (!bitnet__gbnf_take(p, '<')) bitnet__gbnf_expect(p, "expected a token, <...>");
    if (bitnet__gbnf_take(p, '[')) {
        id = bitnet__gbnf_number(p, most);
        if (!bitnet__gbnf_take(p, ']') || !bitnet__gbnf_take(p, '>'))
            bitnet__gbnf_expect(p, "a token's number must end in ]>");
    } else {
        while (p->at < p->length && p->text[p->at] != '>' && p->text[p->at] != '\n') p->at++;
        if (!bitnet__gbnf_take(p, '>')) bitnet__gbnf_expect(p, "a token's name must end in >");
        name.length = (size_t)(p->text + p->at - name.data);
        id = p->tokenizer ? bitnet_token_find(p->tokenizer, name.data, name.length) : -1;
        if (id < 0)
            bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME,
                              p->tokenizer ? "the vocabulary has no token"
                                           : "without a tokenizer there is no token",
                              name);
    }
    return bitnet__fragment_single(p, but ? BITNET__NODE_BUT : BITNET__NODE_TOKEN,
                                   bitnet__token_named(p, id));
}

static bitnet__fragment bitnet__gbnf_alternatives(bitnet__gbnf *p, bool nested);

static bitnet__fragment bitnet__gbnf_group(bitnet__gbnf *p) {
    bitnet__fragment f;
    bitnet__gbnf_skip(p, true);
    if (++p->depth > BITNET__GRAMMAR_NESTING) bitnet__gbnf_limit(p, "groups are nested too deeply");
    f = bitnet__gbnf_alternatives(p, true);
    p->depth--;
    if (!bitnet__gbnf_take(p, ')')) bitnet__gbnf_expect(p, "the group must end in )");
    return f;
}

/* ---- repetition */

static bitnet__fragment bitnet__fragment_loop(bitnet__gbnf *p, bitnet__fragment f, bool once) {
    bitnet__fragment out = bitnet__fragment_empty(p);
    int32_t fork = bitnet__node_add(p, BITNET__NODE_FORK, f.first, out.last);
    bitnet__link(p, f.last, fork);
    return bitnet__fragment_of(p, once ? f.first : fork, out.last);
}

static bitnet__fragment bitnet__fragment_maybe(bitnet__gbnf *p, bitnet__fragment f) {
    return bitnet__fragment_either(p, f, bitnet__fragment_empty(p));
}

/* -1: unbounded. */
static bitnet__fragment bitnet__fragment_calls(bitnet__gbnf *p, int32_t rule, int32_t least,
                                               int32_t most) {
    bitnet__fragment all = bitnet__fragment_empty(p), one;
    int32_t i;
    for (i = 0; i < least && p->result == BITNET_OK; i++)
        all = bitnet__fragment_then(p, all, bitnet__fragment_single(p, BITNET__NODE_CALL, rule));
    if (most < 0) {
        one = bitnet__fragment_single(p, BITNET__NODE_CALL, rule);
        return bitnet__fragment_then(p, all, bitnet__fragment_loop(p, one, false));
    }
    one = bitnet__fragment_empty(p); /* (x (x (x)?)?)?, inside out */
    for (; i < most && p->result == BITNET_OK; i++)
        one = bitnet__fragment_maybe(
            p, bitnet__fragment_then(p, bitnet__fragment_single(p, BITNET__NODE_CALL, rule), one));
    return bitnet__fragment_then(p, all, one);
}

/* If it may be empty, an empty call ends the repetition: nonempty ones can precede it. */
static bitnet__fragment bitnet__fragment_times(bitnet__gbnf *p, bitnet__fragment f, int32_t least,
                                               int32_t most) {
    bitnet__fragment all;
    size_t from;
    int32_t rule;
    if (least == 1 && most == 1) return f;
    if (least == 0 && most == 1) return bitnet__fragment_maybe(p, f);
    if (least <= 1 && most < 0) return bitnet__fragment_loop(p, f, least == 1);
    rule = bitnet__rule_add(p, p->name);
    bitnet__link(p, f.last, bitnet__node_add(p, BITNET__NODE_END, 0, 0));
    if (p->result == BITNET_OK) p->g->rules[rule].entry = f.first;
    from = p->g->node_count;
    all = bitnet__fragment_calls(p, rule, least, most);
    for (; from < p->g->node_count; from++) p->g->nodes[from].skip = all.last;
    return all;
}

static bitnet__fragment bitnet__gbnf_braces(bitnet__gbnf *p, bitnet__fragment f) {
    int32_t least, most;
    bitnet__gbnf_skip(p, false);
    least = most = bitnet__gbnf_number(p, BITNET__GRAMMAR_NODES);
    bitnet__gbnf_skip(p, false);
    if (bitnet__gbnf_take(p, ',')) {
        bitnet__gbnf_skip(p, false);
        most = bitnet__gbnf_peek(p) == '}' ? -1 : bitnet__gbnf_number(p, BITNET__GRAMMAR_NODES);
        bitnet__gbnf_skip(p, false);
    }
    if (most >= 0 && most < least) bitnet__gbnf_expect(p, "at most must not be less than at least");
    if (!bitnet__gbnf_take(p, '}')) bitnet__gbnf_expect(p, "expected }");
    return bitnet__fragment_times(p, f, least, most);
}

static bitnet__fragment bitnet__gbnf_repeat(bitnet__gbnf *p, bitnet__fragment f, bool nested) {
    for (;;) {
        bitnet__gbnf_skip(p, nested);
        if (p->result) return f;
        if (bitnet__gbnf_take(p, '*')) f = bitnet__fragment_loop(p, f, false);
        else if (bitnet__gbnf_take(p, '+')) f = bitnet__fragment_loop(p, f, true);
        else if (bitnet__gbnf_take(p, '?')) f = bitnet__fragment_maybe(p, f);
        else if (bitnet__gbnf_take(p, '{')) f = bitnet__gbnf_braces(p, f);
        else return f;
    }
}

/* ---- sequences, alternatives, rules */

static bool bitnet__gbnf_item(bitnet__gbnf *p, bitnet__fragment *f) {
    bitnet_string name;
    if (bitnet__gbnf_take(p, '"')) {
        *f = bitnet__gbnf_literal(p);
    } else if (bitnet__gbnf_take(p, '[')) {
        *f = bitnet__gbnf_class(p);
    } else if (bitnet__gbnf_take(p, '(')) {
        *f = bitnet__gbnf_group(p);
    } else if (bitnet__gbnf_take(p, '.')) {
        p->range_count = 0;
        *f = bitnet__class_fragment(p, true);
    } else if (bitnet__gbnf_peek(p) == '<') {
        *f = bitnet__gbnf_token(p, false);
    } else if (bitnet__gbnf_take(p, '!')) {
        *f = bitnet__gbnf_token(p, true);
    } else {
        name = bitnet__gbnf_name(p);
        if (name.length == 0) return false;
        *f = bitnet__fragment_single(p, BITNET__NODE_CALL, bitnet__rule_named(p, name));
    }
    return true;
}

static bitnet__fragment bitnet__gbnf_sequence(bitnet__gbnf *p, bool nested) {
    bitnet__fragment all = bitnet__fragment_empty(p), f;
    bool repeats = false;
    while (p->result == BITNET_OK && bitnet__gbnf_item(p, &f)) {
        all = bitnet__fragment_then(p, all, bitnet__gbnf_repeat(p, f, nested));
        repeats = true;
    }
    if (!repeats && p->at < p->length && strchr("*+?{", p->text[p->at]) && p->text[p->at])
        bitnet__gbnf_expect(p, "there is nothing to repeat");
    return all;
}

static bitnet__fragment bitnet__gbnf_alternatives(bitnet__gbnf *p, bool nested) {
    bitnet__fragment all = bitnet__gbnf_sequence(p, nested);
    while (p->result == BITNET_OK && bitnet__gbnf_take(p, '|')) {
        bitnet__gbnf_skip(p, true);
        all = bitnet__fragment_either(p, all, bitnet__gbnf_sequence(p, nested));
    }
    return all;
}

static void bitnet__gbnf_rule(bitnet__gbnf *p) {
    bitnet__fragment f;
    int32_t rule;
    p->name = bitnet__gbnf_name(p);
    if (p->name.length == 0) bitnet__gbnf_expect(p, "expected a rule's name");
    if (p->result) return;
    if ((rule = bitnet__rule_named(p, p->name)) < 0) return;
    if (p->g->rules[rule].entry >= 0)
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME, "there already is a rule", p->name);
    bitnet__gbnf_skip(p, false);
    if (p->length - p->at < 3 || memcmp(p->text + p->at, "::=", 3) != 0)
        bitnet__gbnf_expect(p, "expected ::=");
    p->at += 3;
    bitnet__gbnf_skip(p, true);
    f = bitnet__gbnf_alternatives(p, false);
    bitnet__link(p, f.last, bitnet__node_add(p, BITNET__NODE_END, 0, 0));
    if (p->result) return;
    p->g->rules[rule].entry = f.first;
    if (p->at < p->length && p->text[p->at] != '\n' && p->text[p->at] != '\r')
        bitnet__gbnf_expect(p, "the rule must end here");
    bitnet__gbnf_skip(p, true);
}

static void bitnet__gbnf_rules(bitnet__gbnf *p) {
    bitnet_grammar *g = p->g;
    size_t i;
    bitnet__gbnf_skip(p, true);
    while (p->result == BITNET_OK && p->at < p->length) bitnet__gbnf_rule(p);
    if (p->result) return;
    for (i = 0; i < g->rule_count && p->result == BITNET_OK; i++)
        if (g->rules[i].entry < 0) {
            p->at = (size_t)(g->rules[i].name.data - p->text);
            bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME, "there is no rule", g->rules[i].name);
        }
    g->root = bitnet__rule_named(p, bitnet__string("root"));
    if (p->result == BITNET_OK && g->rules[g->root].entry < 0)
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME, "there is no rule", bitnet__string("root"));
}

/* ---- after parsing */

/* With path halving. */
static int32_t bitnet__pass(bitnet_grammar *g, int32_t at) {
    bitnet__node *nodes = g->nodes;
    while (nodes[at].kind == BITNET__NODE_PASS) {
        int32_t next = nodes[at].next;
        if (nodes[next].kind == BITNET__NODE_PASS) nodes[at].next = nodes[next].next;
        at = next;
    }
    return at;
}

static void bitnet__grammar_shorten(bitnet_grammar *g) {
    size_t i;
    for (i = 0; i < g->node_count; i++) {
        bitnet__node *node = &g->nodes[i];
        if (node->kind == BITNET__NODE_END) continue;
        node->next = bitnet__pass(g, node->next);
        if (node->kind == BITNET__NODE_FORK) node->other = bitnet__pass(g, node->other);
        if (node->kind == BITNET__NODE_CALL) node->skip = bitnet__pass(g, node->skip);
    }
    for (i = 0; i < g->rule_count; i++) g->rules[i].entry = bitnet__pass(g, g->rules[i].entry);
}

static void bitnet__grammar_classes(bitnet_grammar *g) {
    bool begins[257];
    size_t i;
    int c;
    memset(begins, 0, sizeof begins);
    for (i = 0; i < g->node_count; i++)
        if (g->nodes[i].kind == BITNET__NODE_BYTES)
            begins[g->nodes[i].low] = begins[g->nodes[i].high + 1] = true;
    for (c = 0; c < 256; c++) {
        if (c > 0 && begins[c]) g->classes++;
        g->only[g->classes] = (int16_t)(c == 0 || begins[c] ? c : -1);
        g->class_of[c] = (uint8_t)g->classes;
    }
    g->classes++;
    for (i = 0; i < g->node_count; i++) {
        bitnet__node *node = &g->nodes[i];
        if (node->kind != BITNET__NODE_BYTES) continue;
        node->low = g->class_of[node->low];
        node->high = g->class_of[node->high];
    }
}

/* `calls`: nodes by which a rule may begin with another; `waiting`: for a rule to be empty. */
typedef struct bitnet__beginnings {
    int32_t *stack, *owner, *next_call, *next_waiting; /* [nodes] */
    int32_t *calls, *waiting, *callers, *queue;        /* [rules] */
    size_t depth;
} bitnet__beginnings;

static void bitnet__begin_node(bitnet_grammar *g, bitnet__beginnings *b, int32_t at,
                               int32_t owner) {
    if (g->nodes[at].first) return;
    g->nodes[at].first = true;
    b->owner[at] = owner;
    b->stack[b->depth++] = at;
}

static void bitnet__begin_rules(bitnet_grammar *g, bitnet__beginnings *b) {
    size_t i;
    for (i = 0; i < g->rule_count; i++) {
        b->calls[i] = b->waiting[i] = -1;
        b->callers[i] = 0;
    }
    for (i = 0; i < g->rule_count; i++) {
        bitnet__begin_node(g, b, g->rules[i].entry, (int32_t)i);
        while (b->depth > 0) {
            int32_t at = b->stack[--b->depth], owner = b->owner[at], k;
            const bitnet__node *node = &g->nodes[at];
            if (node->kind == BITNET__NODE_FORK) {
                bitnet__begin_node(g, b, node->next, owner);
                bitnet__begin_node(g, b, node->other, owner);
            } else if (node->kind == BITNET__NODE_CALL) {
                b->next_call[at] = b->calls[owner];
                b->calls[owner] = at;
                b->callers[node->other]++;
                b->next_waiting[at] = b->waiting[node->other];
                b->waiting[node->other] = at;
                if (g->rules[node->other].empty) bitnet__begin_node(g, b, node->skip, owner);
            } else if (node->kind == BITNET__NODE_END && !g->rules[owner].empty) {
                g->rules[owner].empty = true;
                for (k = b->waiting[owner]; k >= 0; k = b->next_waiting[k])
                    bitnet__begin_node(g, b, g->nodes[k].skip, b->owner[k]);
            }
        }
    }
}

/* A topological order. A leftover is in a cycle or reached from one; going back finds the cycle. */
static bitnet_result bitnet__order_rules(bitnet_grammar *g, bitnet__beginnings *b,
                                         bitnet_error *error) {
    size_t i, done = 0, count = 0;
    int32_t at = -1, k;
    for (i = 0; i < g->rule_count; i++)
        if (b->callers[i] == 0) b->queue[count++] = (int32_t)i;
    for (; done < count; done++) {
        int32_t rule = b->queue[done];
        g->rules[rule].order = (int32_t)done;
        for (k = b->calls[rule]; k >= 0; k = b->next_call[k])
            if (--b->callers[g->nodes[k].other] == 0) b->queue[count++] = g->nodes[k].other;
    }
    if (count == g->rule_count) return BITNET_OK;
    for (i = 0; i < g->rule_count; i++) {
        if (b->callers[i] == 0) continue;
        at = (int32_t)i;
        for (k = b->calls[i]; k >= 0; k = b->next_call[k]) b->queue[g->nodes[k].other] = at;
    }
    for (i = 0; i < g->rule_count; i++) at = b->queue[at];
    return bitnet__fail(error, BITNET_ERROR_GRAMMAR_RECURSION,
                        "rule '%t' begins with itself: put what repeats at the end, or use *",
                        &g->rules[at].name);
}

static bitnet_result bitnet__grammar_begin(bitnet_grammar *g, bitnet_error *error) {
    size_t nodes = g->node_count, rules = g->rule_count;
    int32_t *all = BITNET__NEW(int32_t, &g->allocator, 4 * nodes + 4 * rules);
    bitnet__beginnings b;
    bitnet_result result;
    if (!all) return bitnet__no_memory(error);
    b.stack = all;
    b.owner = all + nodes;
    b.next_call = all + 2 * nodes;
    b.next_waiting = all + 3 * nodes;
    b.calls = all + 4 * nodes;
    b.waiting = b.calls + rules;
    b.callers = b.waiting + rules;
    b.queue = b.callers + rules;
    b.depth = 0;
    bitnet__begin_rules(g, &b);
    result = bitnet__order_rules(g, &b, error);
    bitnet__free(&g->allocator, all);
    return result;
}

static bitnet_result bitnet__grammar_compile(bitnet_grammar *g, bitnet_string text,
                                             const bitnet_tokenizer *tokenizer,
                                             bitnet_error *error) {
    uint32_t slots = 16, i;
    bitnet__gbnf p;
    while (slots < text.length + 2) slots *= 2;
    memset(&p, 0, sizeof p);
    p.g = g;
    p.tokenizer = tokenizer;
    p.text = text.data;
    p.length = text.length;
    p.error = error;
    p.slot_mask = slots - 1;
    p.slots = BITNET__NEW(int32_t, &g->allocator, slots);
    if (!p.slots) return bitnet__no_memory(error);
    for (i = 0; i < slots; i++) p.slots[i] = -1;
    bitnet__gbnf_rules(&p);
    bitnet__free(&g->allocator, p.slots);
    bitnet__free(&g->allocator, p.ranges);
    if (p.result) return p.result;
    bitnet__grammar_shorten(g);
    bitnet__grammar_classes(g);
    return bitnet__grammar_begin(g, error);
}

BITNET_API bitnet_grammar *bitnet_grammar_create(const char *text, size_t length,
                                                 const bitnet_tokenizer *tokenizer,
                                                 const bitnet_grammar_options *options,
                                                 bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_grammar *g;
    length = bitnet__length(text, length);
    if (bitnet__check_list(error, "text", text, length) != BITNET_OK) return NULL;
    if (length > BITNET__GRAMMAR_TEXT) {
        bitnet__fail(error, BITNET_ERROR_GRAMMAR_LIMIT, "a grammar of %i bytes is too long",
                     (int64_t)length);
        return NULL;
    }
    g = BITNET__NEW_ZERO(bitnet_grammar, &a, 1);
    if (!g) {
        bitnet__no_memory(error);
        return NULL;
    }
    g->allocator = a;
    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0)
        text += 3, length -= 3; /* a byte order mark */
    if (bitnet__grammar_compile(g, bitnet__string_of(length ? text : "", length), tokenizer,
                                error) == BITNET_OK)
        return g;
    bitnet_grammar_free(g);
    return NULL;
}

BITNET_API void bitnet_grammar_free(bitnet_grammar *grammar) {
    bitnet_allocator a;
    if (!grammar) return;
    a = grammar->allocator;
    bitnet__free(&a, grammar->nodes);
    bitnet__free(&a, grammar->rules);
    bitnet__free(&a, grammar->tokens);
    bitnet__free(&a, grammar);
}

/* ====================
   >>matcher   Following a grammar: states, masks of tokens

   A text's place in a grammar is a set of stacks: nodes that wait for the next byte, each with the
   nodes to continue from when its rule ends. A set is a list of (node, rest), ascending by node;
   the rest is a set, and equal sets are one. So a state is a number, stacks share their common
   parts, and a known step over a class of bytes is a table lookup. Sets refer only to older ones.

   A step takes the byte, returns from ended rules, then calls the next rules, each once for all
   callers, in the order in which rules begin with one another. Tail calls leave nothing on the
   stack.

   A mask holds the tokens that may follow a state. A walk through all tokens in byte order makes
   it, and skips those after a byte that may not come.

   When sets and steps need too much memory, bitnet__match_begin, and no other function, forgets
   those that the text does not need and moves the others. A budget of work limits each mask and
   token. */

enum {
    BITNET__SET_NONE,  /* the text left the grammar */
    BITNET__SET_EMPTY, /* the text is complete */
    BITNET__SET_ENDED, /* by a token */
    BITNET__SETS
};

enum {
    BITNET__MATCH_DEPTH = 1000, /* of stacks */
    BITNET__MATCH_UNION = 200,  /* of nested unions */
    BITNET__MATCH_UNIONS = 1024,
    BITNET__MATCH_WORK = 1 << 18,   /* per mask or token: 10 ns each */
    BITNET__MATCH_MORE = 256,       /* per further token */
    BITNET__MATCH_MEMORY = 1 << 22, /* soft limit, bytes */
    BITNET__MATCH_MOST = 1 << 24,   /* hard limit, bytes */
    BITNET__MATCH_MASKS = 16,
    BITNET__WALK_NODES = 1 << 14, /* of the trie, between looks at the clock, */
    BITNET__WALK_WORK = 1 << 13,  /* and work */
    BITNET__TRIE_LONGEST = 1024,  /* longer tokens are rejected */
    BITNET__FORCED = 128          /* bytes ahead */
};

typedef struct bitnet__edge {
    int32_t node, rest;
} bitnet__edge;

typedef struct bitnet__set {
    uint32_t edge, count, hash;
    int32_t table; /* row of steps, or -1 */
    int32_t depth; /* of the longest stack */
    bool complete; /* has the empty stack */
} bitnet__set;

typedef struct bitnet__union {
    int32_t a, b, both;
} bitnet__union;

/* a node to look at, and the item before it with the same node */
typedef struct bitnet__item {
    int32_t node, rest, before;
} bitnet__item;

/* a call of the rule with this order, and its return */
typedef struct bitnet__caller {
    int32_t order;
    bitnet__edge to;
} bitnet__caller;

/* what may follow a state; -1: none */
typedef struct bitnet__state_mask {
    int32_t state;
    bitnet__mask mask;
} bitnet__state_mask;

/* through the trie, interrupted: to make the mask of states[0] */
typedef struct bitnet__walk {
    int32_t node;                             /* next; -1: none is under way */
    int32_t states[BITNET__TRIE_LONGEST + 1]; /* by depth */
    size_t work;                              /* left */
} bitnet__walk;

/* a token and the state after it; -1: forgotten */
typedef struct bitnet__taken {
    int32_t id, state;
} bitnet__taken;

typedef struct bitnet__matcher {
    const bitnet_grammar *grammar;
    bitnet_allocator allocator;
    int32_t columns;  /* byte classes, named tokens, any other token */
    int32_t *rule_of; /* by order */
    bitnet__set *sets;
    bitnet__edge *edges;
    int32_t *tables; /* [columns] next state, -1: unknown */
    int32_t *slots;  /* hash table of sets */
    bitnet__union unions[BITNET__MATCH_UNIONS];
    size_t set_count, set_room, edge_count, edge_room, table_count, table_room, slot_room;
    /* of a step: */
    bitnet__item *items;
    int32_t *seen;           /* [nodes] last item, if it has this node */
    bitnet__edge *merged;    /* stack of edges to merge */
    bitnet__caller *callers; /* heap, smallest order on top */
    size_t item_count, item_room, merged_count, merged_room, caller_count, caller_room;
    size_t work; /* left */
    bool complete;
    bitnet_result result;
    bitnet__state_mask masks[BITNET__MATCH_MASKS];
    uint32_t *bits;
    bitnet__walk walk;
    /* tokens of the text; `base` is the state before them */
    const bitnet_tokenizer *tokenizer; /* NULL: text only */
    int32_t vocabulary, start, base, state;
    size_t most_memory; /* above it, sets are forgotten */
    bitnet__taken *taken;
    size_t taken_count, taken_room;
} bitnet__matcher;

/* ---- sets */

static size_t bitnet__matcher_memory(const bitnet__matcher *m) {
    return m->set_count * (sizeof *m->sets + 2 * sizeof *m->slots) +
           m->edge_count * sizeof *m->edges +
           m->table_count * (size_t)m->columns * sizeof *m->tables;
}

static void bitnet__match_fail(bitnet__matcher *m, bitnet_result result) {
    if (m->result == BITNET_OK) m->result = result;
}

static bool bitnet__match_work(bitnet__matcher *m, size_t work) {
    if (work > m->work) bitnet__match_fail(m, BITNET_ERROR_GRAMMAR_LIMIT);
    else m->work -= work;
    return m->result == BITNET_OK;
}

#define BITNET__MATCH_ROOM(m, array, count, room, more) \
    (BITNET__ROOM(&(m)->allocator, (m)->array, (m)->room, (m)->count, (m)->count + (more)) || \
     (bitnet__match_fail(m, BITNET_ERROR_OUT_OF_MEMORY), false))

static void bitnet__sets_enter(bitnet__matcher *m) {
    size_t i, k;
    for (i = BITNET__SETS; i < m->set_count; i++) {
        for (k = m->sets[i].hash & (m->slot_room - 1); m->slots[k];)
            k = (k + 1) & (m->slot_room - 1);
        m->slots[k] = (int32_t)i;
    }
}

static bool bitnet__sets_room(bitnet__matcher *m) {
    size_t room = 64;
    int32_t *slots;
    if (2 * (m->set_count + 1) <= m->slot_room) return true;
    while (room < 2 * (m->set_count + 1)) room *= 2;
    slots = BITNET__NEW_ZERO(int32_t, &m->allocator, room);
    if (!slots) {
        bitnet__match_fail(m, BITNET_ERROR_OUT_OF_MEMORY);
        return false;
    }
    bitnet__free(&m->allocator, m->slots);
    m->slots = slots;
    m->slot_room = room;
    bitnet__sets_enter(m);
    return true;
}

static uint32_t bitnet__set_hash(const bitnet__edge *edges, size_t count, bool complete) {
    uint64_t sum = complete;
    size_t i;
    for (i = 0; i < count; i++) {
        sum = sum * BITNET__HASH_FACTOR + (uint32_t)edges[i].node;
        sum = sum * BITNET__HASH_FACTOR + (uint32_t)edges[i].rest;
    }
    return bitnet__hash_end(sum);
}

static int32_t bitnet__set_append(bitnet__matcher *m, const bitnet__edge *edges, size_t count,
                                  bool complete, uint32_t hash) {
    bitnet__set *set;
    size_t i;
    if (bitnet__matcher_memory(m) > BITNET__MATCH_MOST)
        bitnet__match_fail(m, BITNET_ERROR_GRAMMAR_LIMIT);
    if (m->result || !BITNET__MATCH_ROOM(m, sets, set_count, set_room, 1) ||
        !BITNET__MATCH_ROOM(m, edges, edge_count, edge_room, count))
        return BITNET__SET_NONE;
    set = &m->sets[m->set_count];
    set->edge = (uint32_t)m->edge_count;
    set->count = (uint32_t)count;
    set->hash = hash;
    set->table = -1;
    set->complete = complete;
    set->depth = 0;
    for (i = 0; i < count; i++) {
        const bitnet__set *rest = &m->sets[edges[i].rest];
        if (set->depth <= rest->depth) set->depth = rest->depth + 1;
        m->edges[m->edge_count++] = edges[i];
    }
    return (int32_t)m->set_count++;
}

/* sorted, each node once */
static int32_t bitnet__set_of(bitnet__matcher *m, const bitnet__edge *edges, size_t count,
                              bool complete) {
    uint32_t hash = bitnet__set_hash(edges, count, complete);
    size_t k;
    int32_t id;
    if (count == 0) return complete ? BITNET__SET_EMPTY : BITNET__SET_NONE;
    if (!bitnet__sets_room(m)) return BITNET__SET_NONE;
    for (k = hash & (m->slot_room - 1); m->slots[k]; k = (k + 1) & (m->slot_room - 1)) {
        const bitnet__set *set = &m->sets[m->slots[k]];
        if (!bitnet__match_work(m, 1)) return BITNET__SET_NONE;
        if (set->hash == hash && set->count == count && set->complete == complete &&
            memcmp(m->edges + set->edge, edges, count * sizeof *edges) == 0)
            return m->slots[k];
    }
    id = bitnet__set_append(m, edges, count, complete, hash);
    if (id != BITNET__SET_NONE) m->slots[k] = id;
    return id;
}

static void bitnet__merge_push(bitnet__matcher *m, int32_t node, int32_t rest) {
    if (!bitnet__match_work(m, 1) || !BITNET__MATCH_ROOM(m, merged, merged_count, merged_room, 1))
        return;
    m->merged[m->merged_count].node = node;
    m->merged[m->merged_count++].rest = rest;
}

static void bitnet__merge_push_set(bitnet__matcher *m, int32_t set) {
    uint32_t i, from = m->sets[set].edge;
    for (i = 0; i < m->sets[set].count; i++)
        bitnet__merge_push(m, m->edges[from + i].node, m->edges[from + i].rest);
}

/* A shell sort, because its moves count as work. Gaps shrink to a third: with halves, two
   interleaved runs take quadratic time. */
static size_t bitnet__sort_edges(bitnet__edge *edges, size_t count) {
    size_t gap = 1, i, k, moves = 0;
    while (gap < count / 3) gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3)
        for (i = gap; i < count; i++) {
            bitnet__edge moved = edges[i];
            for (k = i; k >= gap && edges[k - gap].node > moved.node; k -= gap, moves++)
                edges[k] = edges[k - gap];
            edges[k] = moved;
        }
    return moves;
}

static int32_t bitnet__set_union(bitnet__matcher *m, int32_t a, int32_t b, int depth);

static int32_t bitnet__merge_pop(bitnet__matcher *m, size_t base, bool complete, int depth) {
    size_t i, count = base;
    int32_t set = BITNET__SET_NONE;
    if (m->merged_count == base) return complete ? BITNET__SET_EMPTY : BITNET__SET_NONE;
    bitnet__match_work(m, bitnet__sort_edges(m->merged + base, m->merged_count - base) / 8);
    for (i = base; i < m->merged_count && m->result == BITNET_OK; i++) {
        bitnet__edge edge = m->merged[i];
        if (count > base && m->merged[count - 1].node == edge.node) {
            int32_t both = bitnet__set_union(m, m->merged[count - 1].rest, edge.rest, depth);
            m->merged[count - 1].rest = both; /* may have moved */
        } else {
            m->merged[count++] = edge;
        }
    }
    if (m->result == BITNET_OK) set = bitnet__set_of(m, m->merged + base, count - base, complete);
    m->merged_count = base;
    return set;
}

/* the same two sets may be united in many texts */
static int32_t bitnet__set_union(bitnet__matcher *m, int32_t a, int32_t b, int depth) {
    size_t base = m->merged_count;
    uint32_t hash = bitnet__hash_end((uint32_t)a * BITNET__HASH_FACTOR + (uint32_t)b);
    bitnet__union *known = &m->unions[hash % BITNET__MATCH_UNIONS];
    int32_t both;
    if (a == b || b == BITNET__SET_NONE) return a;
    if (a == BITNET__SET_NONE) return b;
    if (known->a == a && known->b == b) return known->both;
    if (depth == BITNET__MATCH_UNION) bitnet__match_fail(m, BITNET_ERROR_GRAMMAR_LIMIT);
    if (!bitnet__match_work(m, 1)) return BITNET__SET_NONE;
    bitnet__merge_push_set(m, a);
    bitnet__merge_push_set(m, b);
    both = bitnet__merge_pop(m, base, m->sets[a].complete || m->sets[b].complete, depth + 1);
    if (m->result) return BITNET__SET_NONE;
    known->a = a, known->b = b, known->both = both;
    return both;
}

/* ---- steps */

/* once each */
static void bitnet__item_add(bitnet__matcher *m, int32_t node, int32_t rest) {
    int32_t last = m->seen[node], i;
    if ((size_t)last >= m->item_count || m->items[last].node != node) last = -1;
    for (i = last; i >= 0; i = m->items[i].before)
        if (m->items[i].rest == rest || !bitnet__match_work(m, 1)) return;
    if (!bitnet__match_work(m, 1) || !BITNET__MATCH_ROOM(m, items, item_count, item_room, 1))
        return;
    m->items[m->item_count].node = node;
    m->items[m->item_count].rest = rest;
    m->items[m->item_count].before = last;
    m->seen[node] = (int32_t)m->item_count++;
}

BITNET__INLINE bool bitnet__caller_before(const void *user, const void *a, const void *b) {
    (void)user;
    return ((const bitnet__caller *)a)->order > ((const bitnet__caller *)b)->order;
}

static void bitnet__caller_push(bitnet__matcher *m, int32_t order, int32_t node, int32_t rest) {
    const bitnet__caller caller = {order, {node, rest}};
    if (!bitnet__match_work(m, 1) || !BITNET__MATCH_ROOM(m, callers, caller_count, caller_room, 1))
        return;
    m->callers[m->caller_count] = caller;
    bitnet__heap_rise(m->callers, m->caller_count++, sizeof caller, bitnet__caller_before, NULL);
}

static bitnet__edge bitnet__caller_pop(bitnet__matcher *m) {
    bitnet__caller *heap = m->callers, top = heap[0];
    heap[0] = heap[--m->caller_count];
    bitnet__heap_sink(heap, 0, m->caller_count, sizeof *heap, bitnet__caller_before, NULL);
    return top.to;
}

/* Bytes and tokens become edges, calls enter the heap, ended rules return. Callers of a rule that
   may be empty continue by themselves. */
static void bitnet__items_run(bitnet__matcher *m, size_t from, bool returns) {
    const bitnet_grammar *g = m->grammar;
    for (; from < m->item_count && m->result == BITNET_OK; from++) {
        bitnet__item item = m->items[from];
        const bitnet__node *node = &g->nodes[item.node];
        const bitnet__set *rest = &m->sets[item.rest];
        uint32_t i, edge = rest->edge, count = rest->count;
        switch (node->kind) {
        case BITNET__NODE_END:
            m->complete = m->complete || (returns && rest->complete);
            for (i = 0; i < count && returns; i++)
                bitnet__item_add(m, m->edges[edge + i].node, m->edges[edge + i].rest);
            break;
        case BITNET__NODE_FORK:
            bitnet__item_add(m, node->next, item.rest);
            bitnet__item_add(m, node->other, item.rest);
            break;
        case BITNET__NODE_CALL:
            bitnet__caller_push(m, g->rules[node->other].order, node->next, item.rest);
            if (g->rules[node->other].empty) bitnet__item_add(m, node->skip, item.rest);
            break;
        default: bitnet__merge_push(m, item.node, item.rest); break;
        }
    }
}

static int32_t bitnet__calls_run(bitnet__matcher *m) {
    const bitnet_grammar *g = m->grammar;
    while (m->caller_count > 0 && m->result == BITNET_OK) {
        int32_t order = m->callers[0].order, rest;
        size_t base = m->merged_count, from = m->item_count;
        bool complete = false;
        while (m->caller_count > 0 && m->callers[0].order == order) {
            bitnet__edge to = bitnet__caller_pop(m);
            if (g->nodes[to.node].kind == BITNET__NODE_END) {
                bitnet__merge_push_set(m, to.rest);
                complete = complete || m->sets[to.rest].complete;
            } else if (m->sets[to.rest].depth < BITNET__MATCH_DEPTH) {
                bitnet__merge_push(m, to.node, to.rest);
            }
        }
        rest = bitnet__merge_pop(m, base, complete, 0);
        if (rest == BITNET__SET_NONE) continue;
        bitnet__item_add(m, g->rules[m->rule_of[order]].entry, rest);
        bitnet__items_run(m, from, false);
    }
    return m->result == BITNET_OK ? bitnet__merge_pop(m, 0, m->complete, 0) : BITNET__SET_NONE;
}

static void bitnet__step_begin(bitnet__matcher *m) {
    m->item_count = m->merged_count = m->caller_count = 0;
    m->complete = false;
}

static int32_t bitnet__matcher_start(bitnet__matcher *m) {
    const bitnet__production *root = &m->grammar->rules[m->grammar->root];
    bitnet__step_begin(m);
    m->complete = root->empty;
    bitnet__item_add(m, root->entry, BITNET__SET_EMPTY);
    bitnet__items_run(m, 0, false);
    return bitnet__calls_run(m);
}

static bool bitnet__node_takes(const bitnet__matcher *m, const bitnet__node *node, int32_t column) {
    int32_t token = column - m->grammar->classes;
    switch (node->kind) {
    case BITNET__NODE_BYTES: return column >= node->low && column <= node->high;
    case BITNET__NODE_TOKEN: return token == node->other;
    default:
        if (token < 0 || token == node->other) return false;
        return (size_t)token == m->grammar->token_count ||
               !bitnet_token_is_end(m->tokenizer, m->grammar->tokens[token]);
    }
}

static int32_t bitnet__step_make(bitnet__matcher *m, int32_t state, int32_t column) {
    uint32_t i, edge = m->sets[state].edge, count = m->sets[state].count;
    bitnet__step_begin(m);
    bitnet__match_work(m, count / 8);
    for (i = 0; i < count; i++) {
        const bitnet__node *node = &m->grammar->nodes[m->edges[edge + i].node];
        if (bitnet__node_takes(m, node, column))
            bitnet__item_add(m, node->next, m->edges[edge + i].rest);
    }
    bitnet__items_run(m, 0, true);
    return bitnet__calls_run(m);
}

static int32_t bitnet__step(bitnet__matcher *m, int32_t state, int32_t column) {
    size_t columns = (size_t)m->columns, i;
    int32_t next;
    if (m->sets[state].table < 0) {
        if (!bitnet__match_work(m, columns / 8) ||
            !BITNET__ROOM(&m->allocator, m->tables, m->table_room, m->table_count * columns,
                          (m->table_count + 1) * columns)) {
            bitnet__match_fail(m, BITNET_ERROR_OUT_OF_MEMORY);
            return BITNET__SET_NONE;
        }
        for (i = 0; i < columns; i++) m->tables[m->table_count * columns + i] = -1;
        m->sets[state].table = (int32_t)m->table_count++;
    }
    i = (size_t)m->sets[state].table * columns + (size_t)column;
    if (m->tables[i] >= 0) return m->tables[i];
    next = bitnet__step_make(m, state, column);
    if (m->result) return BITNET__SET_NONE;
    return m->tables[i] = next;
}

static int32_t bitnet__match_bytes(bitnet__matcher *m, int32_t state, bitnet_string bytes) {
    size_t i;
    for (i = 0; i < bytes.length && state != BITNET__SET_NONE; i++)
        state = bitnet__step(m, state, m->grammar->class_of[(uint8_t)bytes.data[i]]);
    return state;
}

/* ---- making and copying */

static void bitnet__matcher_free(bitnet__matcher *m) {
    bitnet_allocator a;
    if (!m) return;
    a = m->allocator;
    bitnet__free(&a, m->rule_of);
    bitnet__free(&a, m->sets);
    bitnet__free(&a, m->edges);
    bitnet__free(&a, m->tables);
    bitnet__free(&a, m->slots);
    bitnet__free(&a, m->items);
    bitnet__free(&a, m->seen);
    bitnet__free(&a, m->merged);
    bitnet__free(&a, m->callers);
    bitnet__free(&a, m->bits);
    bitnet__free(&a, m->taken);
    bitnet__free(&a, m);
}

static bitnet__matcher *bitnet__matcher_new(const bitnet_grammar *g, const bitnet_tokenizer *t,
                                            const bitnet_allocator *a) {
    bitnet__matcher *m = BITNET__NEW_ZERO(bitnet__matcher, a, 1);
    size_t words = ((size_t)(t ? t->count : 0) + 31) / 32, i;
    if (!m) return NULL;
    m->allocator = *a;
    m->grammar = g;
    m->tokenizer = t;
    m->vocabulary = t ? t->count : 0;
    m->most_memory = BITNET__MATCH_MEMORY;
    m->walk.node = -1;
    m->columns = g->classes + (int32_t)g->token_count + 1;
    m->rule_of = BITNET__NEW(int32_t, a, g->rule_count);
    m->seen = BITNET__NEW_ZERO(int32_t, a, g->node_count);
    m->bits = BITNET__NEW(uint32_t, a, words * BITNET__MATCH_MASKS);
    if (!m->rule_of || !m->seen || !m->bits) {
        bitnet__matcher_free(m);
        return NULL;
    }
    for (i = 0; i < g->rule_count; i++) m->rule_of[g->rules[i].order] = (int32_t)i;
    for (i = 0; i < BITNET__MATCH_MASKS; i++) {
        m->masks[i].state = -1;
        m->masks[i].mask.bits = m->bits + i * words;
    }
    return m;
}

/* NULL: no memory, or the grammar's beginning exceeds limits */
static bitnet__matcher *bitnet__matcher_create(const bitnet_grammar *g, const bitnet_tokenizer *t,
                                               const bitnet_allocator *a, bitnet_result *result) {
    bitnet__matcher *m = bitnet__matcher_new(g, t, a);
    int i;
    *result = BITNET_ERROR_OUT_OF_MEMORY;
    if (!m) return NULL;
    m->work = BITNET__MATCH_WORK;
    for (i = 0; i < BITNET__SETS; i++) bitnet__set_append(m, NULL, 0, i == BITNET__SET_EMPTY, 0);
    if (bitnet__sets_room(m)) m->start = bitnet__matcher_start(m);
    m->base = m->state = m->start;
    *result = m->result;
    if (*result == BITNET_OK) return m;
    bitnet__matcher_free(m);
    return NULL;
}

/* NULL: no memory */
static bitnet__matcher *bitnet__matcher_copy(const bitnet__matcher *m) {
    bitnet__matcher *copy = bitnet__matcher_new(m->grammar, m->tokenizer, &m->allocator);
    if (!copy) return NULL;
    if (BITNET__MATCH_ROOM(copy, sets, set_count, set_room, m->set_count) &&
        BITNET__MATCH_ROOM(copy, edges, edge_count, edge_room, m->edge_count) &&
        BITNET__MATCH_ROOM(copy, taken, taken_count, taken_room, m->taken_count)) {
        memcpy(copy->sets, m->sets, m->set_count * sizeof *m->sets);
        if (m->edge_count) memcpy(copy->edges, m->edges, m->edge_count * sizeof *m->edges);
        if (m->taken_count) memcpy(copy->taken, m->taken, m->taken_count * sizeof *m->taken);
        for (; copy->set_count < m->set_count; copy->set_count++)
            copy->sets[copy->set_count].table = -1;
        copy->edge_count = m->edge_count;
        copy->taken_count = m->taken_count;
        copy->start = m->start;
        copy->base = m->base;
        copy->state = m->state;
        if (bitnet__sets_room(copy)) return copy;
    }
    bitnet__matcher_free(copy);
    return NULL;
}

/* ====================
   >>masks   Masks: the tokens that a grammar allows

   The vocabulary is a trie over the tokens' bytes. A walk through the trie, with the states of
   >>matcher, finds all tokens that a state allows. Masks are kept for BITNET__MATCH_MASKS states.
   If the sets of states need too much memory, those no longer in use are dropped. */

/* ---- forgetting */

/* marks the sets that the last `kept` states need, in the hash table's memory; returns their
   bytes */
static size_t bitnet__sets_mark(bitnet__matcher *m, size_t kept) {
    int32_t *needed = m->slots;
    size_t bytes = 0, i;
    uint32_t k;
    memset(needed, 0, m->slot_room * sizeof *needed);
    needed[m->start] = needed[m->base] = needed[m->state] = 1;
    for (i = m->taken_count - kept; i < m->taken_count; i++)
        if (m->taken[i].state >= 0) needed[m->taken[i].state] = 1;
    for (i = m->set_count; i-- > BITNET__SETS;) {
        const bitnet__set *set = &m->sets[i];
        if (!needed[i]) continue;
        bytes += sizeof *set + 2 * sizeof *m->slots + set->count * sizeof *m->edges;
        for (k = 0; k < set->count; k++) needed[m->edges[set->edge + k].rest] = 1;
    }
    return bytes;
}

/* marks become new numbers */
static void bitnet__sets_move(bitnet__matcher *m) {
    int32_t *now = m->slots;
    size_t edges = 0, sets, i;
    uint32_t k;
    for (sets = 0; sets < BITNET__SETS; sets++) now[sets] = (int32_t)sets;
    for (i = sets; i < m->set_count; i++) {
        bitnet__set set = m->sets[i];
        if (!now[i]) continue;
        for (k = 0; k < set.count; k++) {
            bitnet__edge edge = m->edges[set.edge + k];
            edge.rest = now[edge.rest];
            m->edges[edges + k] = edge;
        }
        set.edge = (uint32_t)edges;
        set.hash = bitnet__set_hash(m->edges + edges, set.count, set.complete);
        edges += set.count;
        now[i] = (int32_t)sets;
        m->sets[sets++] = set;
    }
    m->set_count = sets;
    m->edge_count = edges;
}

/* Keeps the states of the text's beginning, end and, up to half the memory, latest tokens. Cannot
   fail. */
static void bitnet__match_forget(bitnet__matcher *m) {
    size_t kept = m->taken_count, bytes, i;
    while ((bytes = bitnet__sets_mark(m, kept)) > m->most_memory / 2 && kept > 0) kept /= 8;
    if (2 * bytes > m->most_memory) m->most_memory = 2 * bytes;
    bitnet__sets_move(m);
    m->start = m->slots[m->start];
    m->base = m->slots[m->base];
    m->state = m->slots[m->state];
    for (i = 0; i < m->taken_count; i++) {
        int32_t *state = &m->taken[i].state;
        *state = *state < 0 || i + kept < m->taken_count ? -1 : m->slots[*state];
    }
    memset(m->slots, 0, m->slot_room * sizeof *m->slots);
    bitnet__sets_enter(m);
    for (i = 0; i < m->set_count; i++) m->sets[i].table = -1;
    for (i = 0; i < BITNET__MATCH_MASKS; i++) m->masks[i].state = -1;
    m->walk.node = -1;
    memset(m->unions, 0, sizeof m->unions);
    m->table_count = 0;
}

/* only start, base, state and taken tokens refer to sets now */
static void bitnet__match_begin(bitnet__matcher *m, size_t work) {
    m->work = work;
    m->result = BITNET_OK;
    if (bitnet__matcher_memory(m) >= m->most_memory) bitnet__match_forget(m);
}

/* ---- tokens */

typedef struct bitnet__trie_node {
    int32_t next;  /* behind all below */
    int32_t first; /* ids[first] up to the next node's */
    uint16_t depth;
    uint8_t byte;
} bitnet__trie_node;

/* parents before children */
typedef struct bitnet__trie {
    int32_t count; /* nodes */
    int32_t *ids;  /* by bytes */
    bitnet__trie_node *nodes;
} bitnet__trie;

static bool bitnet__is_matched(const bitnet_tokenizer *t, int32_t id) {
    const bitnet__token *token = &t->tokens[id];
    return (bitnet__is_text(token) || token->type == BITNET__TOKEN_BYTE) && !token->end &&
           token->bytes.length > 0 && token->bytes.length <= BITNET__TRIE_LONGEST;
}

static size_t bitnet__common(bitnet_string a, bitnet_string b) {
    size_t i;
    for (i = 0; i < a.length && i < b.length && a.data[i] == b.data[i]; i++) {
    }
    return i;
}

static bool bitnet__token_before(const bitnet_tokenizer *t, int32_t a, int32_t b) {
    bitnet_string x = t->tokens[a].bytes, y = t->tokens[b].bytes;
    size_t common = bitnet__common(x, y);
    if (common == x.length || common == y.length) return x.length <= y.length;
    return (uint8_t)x.data[common] < (uint8_t)y.data[common];
}

/* merge sort; `other` is scratch */
static void bitnet__sort_tokens(const bitnet_tokenizer *t, int32_t *ids, int32_t *other,
                                size_t count) {
    size_t run, at, i;
    for (run = 1; run < count; run *= 2) {
        for (at = 0; at < count; at += 2 * run) {
            size_t middle = at + run < count ? at + run : count;
            size_t end = middle + run < count ? middle + run : count, a = at, b = middle;
            for (i = at; i < end; i++)
                other[i] = b == end || (a < middle && bitnet__token_before(t, ids[a], ids[b]))
                               ? ids[a++]
                               : ids[b++];
        }
        memcpy(ids, other, count * sizeof *ids);
    }
}

static int32_t bitnet__trie_fill(bitnet__trie *trie, const bitnet_tokenizer *t, size_t tokens) {
    int32_t open[BITNET__TRIE_LONGEST], count = 0;
    bitnet__trie_node *nodes = trie->nodes;
    size_t depth = 0, k;
    for (k = 0; k <= tokens; k++) {
        bitnet_string none = {"", 0}, bytes = k < tokens ? t->tokens[trie->ids[k]].bytes : none;
        size_t common = k ? bitnet__common(t->tokens[trie->ids[k - 1]].bytes, bytes) : 0;
        for (; depth > common && nodes; depth--) nodes[open[depth - 1]].next = count;
        for (depth = common; depth < bytes.length; depth++, count++) {
            open[depth] = count;
            if (!nodes) continue;
            nodes[count].first = (int32_t)k;
            nodes[count].depth = (uint16_t)depth;
            nodes[count].byte = (uint8_t)bytes.data[depth];
        }
    }
    if (nodes) nodes[count].first = (int32_t)tokens;
    return count;
}

static void bitnet__trie_free(const bitnet_allocator *a, void *derived) {
    bitnet__trie *trie = (bitnet__trie *)derived;
    bitnet__free(a, trie->ids);
    bitnet__free(a, trie->nodes);
    bitnet__free(a, trie);
}

static bitnet__trie *bitnet__trie_create(const bitnet_tokenizer *t) {
    const bitnet_allocator *a = &t->allocator;
    bitnet__trie *trie = BITNET__NEW_ZERO(bitnet__trie, a, 1);
    int32_t *other = BITNET__NEW(int32_t, a, (size_t)t->count), i;
    size_t tokens = 0;
    if (trie) trie->ids = BITNET__NEW(int32_t, a, (size_t)t->count);
    if (trie && trie->ids && other) {
        for (i = 0; i < t->count; i++)
            if (bitnet__is_matched(t, i)) trie->ids[tokens++] = i;
        bitnet__sort_tokens(t, trie->ids, other, tokens);
        trie->count = bitnet__trie_fill(trie, t, tokens);
        trie->nodes = BITNET__NEW(bitnet__trie_node, a, (size_t)trie->count + 1);
        if (trie->nodes) bitnet__trie_fill(trie, t, tokens);
    }
    bitnet__free(a, other);
    if (trie && trie->nodes) return trie;
    if (trie) bitnet__trie_free(a, trie);
    return NULL;
}

/* `made`, if there is none yet; the lock is held for an instant */
static bitnet__trie *bitnet__trie_publish(bitnet__derived *derived, bitnet__trie *made) {
    bitnet__trie *trie;
    bitnet__spin_lock(&derived->lock);
    if (!derived->data) derived->data = made;
    derived->free = bitnet__trie_free;
    trie = (bitnet__trie *)derived->data;
    bitnet__spin_unlock(&derived->lock);
    return trie;
}

static const bitnet__trie *bitnet__trie_of(const bitnet_tokenizer *t) {
    bitnet__trie *trie = bitnet__trie_publish(t->derived, NULL), *made;
    if (trie || !(made = bitnet__trie_create(t))) return trie;
    trie = bitnet__trie_publish(t->derived, made);
    if (trie != made) bitnet__trie_free(&t->allocator, made); /* another thread was faster */
    return trie;
}

/* ---- masks */

static void bitnet__mask_add(bitnet__mask *mask, int32_t id) {
    mask->bits[id / 32] |= 1u << (id & 31);
}

BITNET__OPTIMIZE(2)

/* Part of the walk. False: more is left, or an error. */
static bool bitnet__mask_walk(bitnet__matcher *m, bitnet__mask *mask, bool whole) {
    const bitnet__trie *trie = (const bitnet__trie *)m->tokenizer->derived->data;
    const size_t least = m->work > BITNET__WALK_WORK ? m->work - BITNET__WALK_WORK : 0;
    int32_t *states = m->walk.states, i = m->walk.node, nodes = 0, k;
    for (; i < trie->count && (whole || (nodes < BITNET__WALK_NODES && m->work >= least));
         nodes++) {
        const bitnet__trie_node *node = &trie->nodes[i];
        int32_t before = states[node->depth], column = m->grammar->class_of[node->byte], next = -1;
        int32_t row = m->sets[before].table;
        if (row >= 0) next = m->tables[(size_t)row * (size_t)m->columns + (size_t)column];
        if (next < 0) next = bitnet__step(m, before, column);
        if (next == BITNET__SET_NONE) {
            if (m->result) return false;
            i = node->next;
            continue;
        }
        states[node->depth + 1] = next;
        for (k = node->first; k < node[1].first; k++) bitnet__mask_add(mask, trie->ids[k]);
        i++;
    }
    m->walk.node = i;
    return i == trie->count;
}

BITNET__OPTIMIZE_END

static int32_t bitnet__named_index(const bitnet_grammar *g, int32_t id) {
    int32_t i = 0;
    while ((size_t)i < g->token_count && g->tokens[i] != id) i++;
    return i;
}

/* named tokens, and "any but that one" */
static void bitnet__mask_named(bitnet__matcher *m, bitnet__mask *mask) {
    const bitnet_grammar *g = m->grammar;
    int32_t named = (int32_t)g->token_count, i;
    if (named > 0 && bitnet__step(m, m->state, g->classes + named) != BITNET__SET_NONE) {
        bitnet__mask_fill(mask, m->vocabulary);
        for (i = 0; i < m->tokenizer->end_count; i++)
            bitnet__mask_remove(mask, m->tokenizer->ends[i]);
    }
    for (i = 0; i < named; i++) {
        int32_t id = g->tokens[i];
        if (bitnet__step(m, m->state, g->classes + i) == BITNET__SET_NONE)
            bitnet__mask_remove(mask, id);
        else bitnet__mask_add(mask, id);
    }
}

static bitnet__state_mask *bitnet__mask_begin(bitnet__matcher *m) {
    bitnet__state_mask *made;
    bitnet__mask *mask;
    int32_t i;
    bitnet__match_begin(m, BITNET__MATCH_WORK);
    made = &m->masks[m->state % BITNET__MATCH_MASKS];
    if (made->state == m->state) return made;
    made->state = -1;
    mask = &made->mask;
    memset(mask->bits, 0, ((size_t)m->vocabulary + 31) / 32 * sizeof *mask->bits);
    bitnet__mask_named(m, mask);
    for (i = 0; i < m->tokenizer->end_count && m->sets[m->state].complete; i++)
        bitnet__mask_add(mask, m->tokenizer->ends[i]);
    m->walk.states[0] = m->state;
    m->walk.node = 0;
    return made;
}

/* Valid until the next call. NULL: an error, or with BITNET_OK, not enough time; the next call then
   continues unless the text has changed. */
static const bitnet__mask *bitnet__match_mask(bitnet__matcher *m, int64_t deadline) {
    bitnet__state_mask *made = &m->masks[m->state % BITNET__MATCH_MASKS];
    bool goes_on = m->walk.node >= 0 && m->walk.states[0] == m->state;
    if (goes_on) m->work = m->walk.work, m->result = BITNET_OK;
    else made = bitnet__mask_begin(m);
    while (made->state != m->state) {
        bool walked = bitnet__mask_walk(m, &made->mask, !deadline);
        m->walk.work = m->work;
        if (m->result) m->walk.node = -1;
        if (m->result || (!walked && bitnet__is_late(deadline))) return NULL;
        if (!walked) continue;
        bitnet__mask_count(&made->mask, m->vocabulary);
        made->state = m->state;
        m->walk.node = -1;
    }
    return &made->mask;
}

static int32_t bitnet__match_token(bitnet__matcher *m, int32_t id) {
    const bitnet_grammar *g = m->grammar;
    int32_t after = BITNET__SET_NONE, named = bitnet__named_index(g, id);
    bool end = bitnet_token_is_end(m->tokenizer, id);
    if (g->token_count > 0 && !((size_t)named == g->token_count && end))
        after = bitnet__step(m, m->state, g->classes + named);
    if (bitnet__is_matched(m->tokenizer, id)) {
        bitnet_string bytes = m->tokenizer->tokens[id].bytes;
        int32_t text = bitnet__match_bytes(m, m->state, bytes);
        m->merged_count = 0;
        after = bitnet__set_union(m, after, text, 0);
    }
    if (end && after == BITNET__SET_NONE && m->sets[m->state].complete) after = BITNET__SET_ENDED;
    return after;
}

static void bitnet__match_back(bitnet__matcher *m, size_t count) {
    while (count > 0 && m->taken[count - 1].state < 0) count--;
    m->state = count > 0 ? m->taken[count - 1].state : m->base;
    m->taken_count = count;
}

/* Takes the text's tokens, from the first that has changed. */
static bitnet_result bitnet__match_tokens(bitnet__matcher *m, const int32_t *tokens, size_t count) {
    size_t same = 0;
    while (same < m->taken_count && same < count && m->taken[same].id == tokens[same]) same++;
    if (same < m->taken_count) bitnet__match_back(m, same);
    m->work = BITNET__MATCH_WORK + BITNET__MATCH_MORE * (count - m->taken_count);
    m->result = BITNET_OK;
    if (!BITNET__MATCH_ROOM(m, taken, taken_count, taken_room, count - m->taken_count))
        return m->result;
    while (m->taken_count < count) {
        bitnet__taken *next = &m->taken[m->taken_count];
        bitnet__match_begin(m, m->work);
        next->id = tokens[m->taken_count];
        next->state = bitnet__match_token(m, next->id);
        if (m->result) return m->result;
        m->state = next->state;
        m->taken_count++;
    }
    return BITNET_OK;
}

/* -1: several, or the text may end */
static int bitnet__forced_byte(const bitnet__matcher *m, int32_t state) {
    const bitnet__set *set = &m->sets[state];
    int byte = -1;
    uint32_t i;
    if (set->complete) return -1;
    for (i = 0; i < set->count; i++) {
        const bitnet__node *node = &m->grammar->nodes[m->edges[set->edge + i].node];
        int only = m->grammar->only[node->low];
        if (node->kind != BITNET__NODE_BYTES || node->low != node->high || only < 0) return -1;
        if (byte >= 0 && byte != only) return -1;
        byte = only;
    }
    return byte;
}

/* ---- as a constraint */

static bitnet_result bitnet__matcher_allow(void *state, const int32_t *tokens, int32_t count,
                                           int64_t deadline, const bitnet__mask **mask,
                                           bitnet_error *error) {
    bitnet__matcher *m = (bitnet__matcher *)state;
    bitnet_result result = bitnet__match_tokens(m, tokens, (size_t)count);
    if (result == BITNET_OK && !(*mask = bitnet__match_mask(m, deadline)))
        result = m->result == BITNET_OK ? BITNET_PENDING : m->result;
    if (result == BITNET_PENDING) return result;
    if (result) return bitnet__fail(error, result, "%s", bitnet_result_text(result));
    if ((*mask)->count > 0) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_GRAMMAR_DEAD_END, "%s",
                        m->state == BITNET__SET_ENDED  ? "the grammar's text has ended"
                        : m->state == BITNET__SET_NONE ? "the text has left the grammar"
                                                       : "no token can continue the text as the "
                                                         "grammar demands");
}

static size_t bitnet__matcher_force(void *state, const int32_t *tokens, int32_t count, int32_t *ids,
                                    size_t room) {
    bitnet__matcher *m = (bitnet__matcher *)state;
    char text[BITNET__FORCED];
    bitnet__encoder e = bitnet__encoder_begin(m->tokenizer, ids, room);
    int32_t at;
    size_t bytes = 0;
    int byte;
    if (bitnet__match_tokens(m, tokens, (size_t)count) != BITNET_OK) return 0;
    for (at = m->state; bytes < sizeof text; bytes++) {
        if (m->result || (byte = bitnet__forced_byte(m, at)) < 0) break;
        text[bytes] = (char)byte;
        at = bitnet__step(m, at, m->grammar->class_of[byte]);
    }
    if (bytes == 0) return 0;
    if (m->tokenizer->spm) bitnet__encode_piece(&e, text, bytes); /* no space before it */
    else bitnet__encode(&e, text, bytes, &bitnet__all_plain, 1);
    bitnet__encoder_end(&e);
    return e.count < room ? e.count : room;
}

static void bitnet__matcher_restart(void *state) {
    bitnet__matcher *m = (bitnet__matcher *)state;
    m->base = m->state = m->start;
    m->taken_count = 0;
}

/* only the state remembers these tokens */
static void bitnet__matcher_shorten(void *state, const int32_t *tokens, int32_t count) {
    bitnet__matcher *m = (bitnet__matcher *)state;
    if (bitnet__match_tokens(m, tokens, (size_t)count) != BITNET_OK) m->state = BITNET__SET_NONE;
    m->base = m->state;
    m->taken_count = 0;
}

static void *bitnet__matcher_fork(const void *state) {
    return bitnet__matcher_copy((const bitnet__matcher *)state);
}

static void bitnet__matcher_end(void *state) { bitnet__matcher_free((bitnet__matcher *)state); }

static const bitnet__constraint_functions bitnet__matcher_functions = {
    bitnet__matcher_allow,   bitnet__matcher_force, bitnet__matcher_restart,
    bitnet__matcher_shorten, bitnet__matcher_fork,  bitnet__matcher_end};

BITNET_API bitnet_result bitnet_session_resume_grammar(bitnet_session *session,
                                                       const bitnet_grammar *grammar,
                                                       int32_t from) {
    const bitnet_tokenizer *t = session->model->tokenizer;
    bitnet__constraint constraint = {&bitnet__matcher_functions, NULL, 0};
    bitnet_result result = BITNET_OK;
    size_t i;
    const bitnet__argument table[] = {{"from", from, 0, session->length}};
    if ((result = BITNET__CHECK(&session->error, table))) return result;
    for (i = 0; grammar && i < grammar->token_count; i++)
        if (grammar->tokens[i] >= t->count)
            return bitnet__fail(&session->error, BITNET_ERROR_TOKEN,
                                "the grammar names token %i of %i", (int64_t)grammar->tokens[i],
                                (int64_t)t->count);
    if (grammar && !bitnet__trie_of(t)) result = BITNET_ERROR_OUT_OF_MEMORY;
    if (grammar && result == BITNET_OK)
        constraint.state = bitnet__matcher_create(grammar, t, &session->allocator, &result);
    if (result) return bitnet__fail(&session->error, result, "%s", bitnet_result_text(result));
    constraint.from = from;
    bitnet__set_constraint(session, &constraint);
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_session_set_grammar(bitnet_session *session,
                                                    const bitnet_grammar *grammar) {
    return bitnet_session_resume_grammar(session, grammar, session->length);
}

BITNET_API bitnet_result bitnet_grammar_match(const bitnet_grammar *grammar, const char *text,
                                              size_t length, size_t *matched, bitnet_error *error) {
    bitnet_result result;
    bitnet__matcher *m;
    size_t i;
    *matched = 0;
    length = bitnet__length(text, length);
    if ((result = bitnet__check_list(error, "text", text, length))) return result;
    m = bitnet__matcher_create(grammar, NULL, &grammar->allocator, &result);
    if (!m) return bitnet__fail(error, result, "%s", bitnet_result_text(result));
    for (i = 0; i < length && m->result == BITNET_OK; i++) {
        bitnet__match_begin(m, BITNET__MATCH_WORK);
        m->state = bitnet__match_bytes(m, m->state, bitnet__string_of(text + i, 1));
        if (m->state == BITNET__SET_NONE) break;
    }
    *matched = i;
    result = m->result                    ? m->result
             : i < length                 ? BITNET_ERROR_GRAMMAR_DEAD_END
             : m->sets[m->state].complete ? BITNET_OK
                                          : BITNET_PENDING;
    bitnet__matcher_free(m);
    if (bitnet_is_error(result))
        bitnet__fail(error, result, "%s, after %i bytes", bitnet_result_text(result), (int64_t)i);
    return result;
}

/* ====================
   >>choose   Choosing among texts

   The choices, sorted by tokens, form a tree. A branch is a session that reports hidden states, a
   copy of the one before it that is fed the tokens which its choices share; all branches that wait
   are computed together. A row's state gives the logits that score the next tokens of its choices.
   After the last row of a branch, where its choices differ, other branches begin. The root is the
   caller's session, which is only read; its row is the first. */

enum { BITNET__CHOOSE_HEADS = 8 }; /* rows per reading of the head */

typedef struct bitnet__choices {
    const char *const *texts;
    const int32_t *const *ids;
    const size_t *lengths;
    size_t count;
    bool parse_special;
} bitnet__choices;

typedef struct bitnet__alternative {
    const int32_t *ids;
    int32_t length;
    size_t number; /* as given */
    float sum;     /* of log-probabilities */
} bitnet__alternative;

/* of choices [first, last) */
typedef struct bitnet__choice_branch {
    struct bitnet__chooser *chooser;
    size_t first, last;
} bitnet__choice_branch;

/* a state after the first `depth` tokens of a branch's choices */
typedef struct bitnet__choice_row {
    const bitnet__choice_branch *branch;
    int32_t depth;
} bitnet__choice_row;

/* one block of memory */
typedef struct bitnet__chooser {
    int32_t length; /* of the session */
    uint8_t *given; /* copies of the choices, and their sizes */
    size_t given_size;
    bool texts, parse_special;
    int32_t *ids;
    size_t id_count, count;
    bitnet__alternative *alternatives; /* sorted */
    bitnet__choice_branch *branches;   /* [2 * count], the first is the root */
    bitnet_session **sessions;         /* theirs */
    size_t branch_count;
    bitnet__choice_row *rows; /* [room] of the last pass */
    float *states;            /* theirs */
    size_t room, row_count, scored;
    size_t stride;
    bitnet__choice heads[BITNET__CHOOSE_HEADS]; /* of the next */
    bitnet__log_scale scales[BITNET__CHOOSE_HEADS];
    bitnet__operand operand;
    bitnet__scratch *scratch;
    float *logits; /* [BITNET__CHOOSE_HEADS] */
} bitnet__chooser;

typedef struct bitnet__choose_work {
    const bitnet_model *model;
    bitnet__chooser *chooser;
} bitnet__choose_work;

static void bitnet__chooser_layout(bitnet__chooser *c, const bitnet_model *model,
                                   bitnet__arena *arena) {
    const bitnet_model_info *info = &model->info;
    c->stride = bitnet__pad((size_t)info->hidden_size, 64);
    c->given = (uint8_t *)bitnet__take(arena, c->given_size, 1);
    c->ids = (int32_t *)bitnet__take(arena, c->id_count, sizeof *c->ids);
    c->alternatives = (bitnet__alternative *)bitnet__take(arena, c->count, sizeof *c->alternatives);
    c->branches = (bitnet__choice_branch *)bitnet__take(arena, 2 * c->count, sizeof *c->branches);
    c->sessions = (bitnet_session **)bitnet__take(arena, 2 * c->count, sizeof *c->sessions);
    c->rows = (bitnet__choice_row *)bitnet__take(arena, c->room, sizeof *c->rows);
    c->states = bitnet__take_floats(arena, c->room, c->stride);
    bitnet__take_operand(arena, c->stride, BITNET__CHOOSE_HEADS, model->looked_up, &c->operand);
    c->scratch = bitnet__take_scratch(arena, info, BITNET__HEAD_STATES);
    c->logits = bitnet__take_floats(arena, BITNET__CHOOSE_HEADS, (uint64_t)info->vocab_size);
}

static void bitnet__chooser_free(bitnet_session *s, void *state) {
    bitnet__chooser *c = (bitnet__chooser *)state;
    size_t i;
    for (i = 1; i < c->branch_count; i++) bitnet_session_free(c->sessions[i]);
    bitnet__free(&s->allocator, c);
}

static bitnet__chooser *bitnet__chooser_of(const bitnet_session *s) {
    return s->parked.free == bitnet__chooser_free ? (bitnet__chooser *)s->parked.state : NULL;
}

/* ---- the choices as tokens */

static int32_t bitnet__common_ids(const bitnet__alternative *a, const bitnet__alternative *b) {
    int32_t i = 0;
    while (i < a->length && i < b->length && a->ids[i] == b->ids[i]) i++;
    return i;
}

static bool bitnet__alternative_before(const void *user, const void *x, const void *y) {
    const bitnet__alternative *a = (const bitnet__alternative *)x;
    const bitnet__alternative *b = (const bitnet__alternative *)y;
    int32_t common = bitnet__common_ids(a, b);
    (void)user;
    if (common < a->length && common < b->length) return a->ids[common] < b->ids[common];
    return a->length != b->length ? a->length < b->length : a->number < b->number;
}

static bitnet_result bitnet__gather_ids(bitnet_session *s, bitnet__encoder *all, const int32_t *ids,
                                        size_t count) {
    bitnet_result result = bitnet__check_ids(s, ids, count);
    if (result) return result;
    if (!BITNET__ROOM(&s->allocator, all->ids, all->capacity, all->count, all->count + count))
        return bitnet__no_memory(&s->error);
    memcpy(all->ids + all->count, ids, count * sizeof *ids);
    all->count += count;
    return BITNET_OK;
}

static bitnet_result bitnet__check_choice(bitnet_session *s, size_t count) {
    size_t room = (size_t)(s->options.context_length - s->length);
    if (count == 0) return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "a choice has no tokens");
    if (count <= room + 1) return BITNET_OK;
    return bitnet__fail(&s->error, BITNET_ERROR_CONTEXT_FULL,
                        "a choice of %i tokens does not fit: %i of %i positions are free",
                        (int64_t)count, (int64_t)room, (int64_t)s->options.context_length);
}

static bitnet_result bitnet__gather_choice(bitnet_session *s, bitnet__encoder *all,
                                           const bitnet__choices *choices, size_t i) {
    size_t before = all->count;
    bitnet_result result = BITNET_OK;
    if (choices->ids) {
        result = bitnet__check_choice(s, choices->lengths[i]);
        if (result == BITNET_OK)
            result = bitnet__gather_ids(s, all, choices->ids[i], choices->lengths[i]);
    } else {
        result = bitnet__tokenize(all, choices->texts[i], strlen(choices->texts[i]),
                                  choices->parse_special ? BITNET_PARSE_SPECIAL : 0, &s->error);
        if (result == BITNET_OK) result = bitnet__check_choice(s, all->count - before);
    }
    return result;
}

static const void *bitnet__choice_of(const bitnet__choices *choices, size_t i, size_t *size) {
    const void *choice = choices->texts ? (const void *)choices->texts[i] : choices->ids[i];
    *size = choices->texts ? strlen(choices->texts[i]) : choices->lengths[i] * sizeof(int32_t);
    return choice;
}

static void bitnet__keep_choices(bitnet__chooser *c, const bitnet__choices *choices) {
    uint8_t *to = c->given;
    size_t i, size;
    c->texts = choices->texts != NULL;
    c->parse_special = choices->parse_special;
    for (i = 0; i < choices->count; i++, to += size) {
        const void *choice = bitnet__choice_of(choices, i, &size);
        memcpy(to, &size, sizeof size);
        memcpy(to += sizeof size, choice, size);
    }
}

static bool bitnet__is_chooser_of(const bitnet_session *s, const bitnet__choices *choices) {
    const bitnet__chooser *c = bitnet__chooser_of(s);
    const uint8_t *kept;
    size_t i, size;
    if (!c || c->count != choices->count || c->texts != (choices->texts != NULL) ||
        c->parse_special != choices->parse_special)
        return false;
    for (i = 0, kept = c->given; i < c->count; i++, kept += size) {
        const void *choice = bitnet__choice_of(choices, i, &size);
        if (memcmp(kept, &size, sizeof size) != 0) return false;
        if (memcmp(kept += sizeof size, choice, size) != 0) return false;
    }
    return true;
}

static void bitnet__choose_state(void *user, int32_t position, const float *state) {
    const bitnet__choice_branch *branch = (const bitnet__choice_branch *)user;
    bitnet__chooser *c = branch->chooser;
    BITNET_ASSERT(c->row_count < c->room);
    memcpy(c->states + c->row_count * c->stride, state, c->stride * sizeof *state);
    c->rows[c->row_count].branch = branch;
    c->rows[c->row_count++].depth = position + 1 - c->length;
}

static bitnet_result bitnet__chooser_create(bitnet_session *s, const bitnet__choices *choices,
                                            const bitnet__encoder *ids, const size_t *ends) {
    bitnet__chooser sizing, *c;
    bitnet__arena arena = {NULL, 0};
    size_t count = choices->count, size, i;
    memset(&sizing, 0, sizeof sizing);
    for (i = 0; i < count; i++) {
        bitnet__choice_of(choices, i, &size);
        sizing.given_size += sizeof size + size;
    }
    sizing.length = s->length;
    sizing.id_count = ids->count;
    sizing.count = count;
    sizing.room = ids->count < BITNET__PASS ? ids->count : (size_t)BITNET__PASS;
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__chooser_layout(&sizing, s->model, &arena);
    if (!bitnet__arena_alloc(&arena, &s->allocator, false)) return bitnet__no_memory(&s->error);
    s->parked.state = c = (bitnet__chooser *)bitnet__take(&arena, 1, sizeof *c);
    s->parked.free = bitnet__chooser_free;
    *c = sizing;
    bitnet__chooser_layout(c, s->model, &arena);
    memcpy(c->ids, ids->ids, ids->count * sizeof(int32_t));
    bitnet__keep_choices(c, choices);
    for (i = 0; i < count; i++) {
        size_t from = i ? ends[i - 1] : 0;
        c->alternatives[i].ids = c->ids + from;
        c->alternatives[i].length = (int32_t)(ends[i] - from);
        c->alternatives[i].number = i;
        c->alternatives[i].sum = 0;
    }
    bitnet__sort(c->alternatives, count, sizeof *c->alternatives, bitnet__alternative_before, NULL);
    c->branches[0].chooser = c;
    c->branches[0].first = 0;
    c->branches[0].last = count;
    c->sessions[0] = s;
    c->branch_count = 1;
    bitnet__choose_state(c->branches, s->length - 1, s->end.hidden);
    return BITNET_OK;
}

/* ---- the tree */

/* after `depth` tokens, a branch of those up to `end` that choices [first, last) share */
static bitnet_result bitnet__branch_out(bitnet_session *s, bitnet_session *from, int32_t depth,
                                        int32_t end, size_t first, size_t last) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet__choice_branch *branch = &c->branches[c->branch_count];
    bitnet_session *copy = bitnet__branch(from, &s->error);
    if (!copy) return s->error.result;
    c->sessions[c->branch_count++] = copy;
    branch->chooser = c;
    branch->first = first;
    branch->last = last;
    if (copy->options.batch > BITNET__PASS) copy->options.batch = BITNET__PASS;
    bitnet__report_states(copy, bitnet__choose_state, branch);
    if (copy->computed == copy->length &&
        bitnet__feed(copy, c->alternatives[first].ids + depth, (size_t)(end - depth)) == BITNET_OK)
        return BITNET_OK;
    return bitnet__no_memory(&s->error);
}

/* a branch per next token, as long as its choices agree */
static bitnet_result bitnet__grow_tree(bitnet_session *s, bitnet_session *from,
                                       const bitnet__choice_row *row) {
    const bitnet__alternative *a = bitnet__chooser_of(s)->alternatives;
    bitnet_result result = BITNET_OK;
    size_t first, last;
    for (first = row->branch->first; first < row->branch->last && result == BITNET_OK;
         first = last) {
        int32_t common;
        last = first + 1;
        if (a[first].length == row->depth) continue;
        while (last < row->branch->last && bitnet__common_ids(&a[first], &a[last]) > row->depth)
            last++;
        common = bitnet__common_ids(&a[first], &a[last - 1]);
        if (a[last - 1].length == common) common--;
        if (common > row->depth)
            result = bitnet__branch_out(s, from, row->depth, common, first, last);
    }
    return result;
}

static bitnet_result bitnet__use_row(bitnet_session *s, const bitnet__choice_row *row,
                                     const float *logits, bitnet__log_scale scale) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet_session *of = c->sessions[row->branch - c->branches];
    bitnet__alternative *a = c->alternatives;
    size_t i;
    for (i = row->branch->first; i < row->branch->last; i++)
        if (a[i].length > row->depth)
            a[i].sum = a[i].sum + bitnet__log_probability_of(scale, logits[a[i].ids[row->depth]]);
    return c->length + row->depth == of->length ? bitnet__grow_tree(s, of, row) : BITNET_OK;
}

/* ---- states and logits */

static void bitnet__choose_scale_task(void *context, int32_t task) {
    const bitnet__choose_work *work = (const bitnet__choose_work *)context;
    work->chooser->scales[task] =
        bitnet__log_scale_of(work->chooser->heads[task].out, work->model->info.vocab_size);
}

static bitnet_result bitnet__use_logits(bitnet_session *s, int32_t count) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet__choose_work work;
    bitnet_result result = BITNET_OK;
    int32_t i;
    work.model = s->model;
    work.chooser = c;
    bitnet__run_stage(s->model, bitnet__choose_scale_task, &work, count);
    for (i = 0; i < count && result == BITNET_OK; i++)
        result = bitnet__use_row(s, &c->rows[c->scored++], c->heads[i].out, c->scales[i]);
    if (c->scored == c->row_count) c->scored = c->row_count = 0;
    c->heads->stage = BITNET__HEAD_IDLE;
    return result;
}

static bitnet_result bitnet__begin_heads(bitnet_session *s, int32_t count) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet_result result = BITNET_OK;
    int32_t vocabulary = s->model->info.vocab_size, i;
    memset(c->heads, 0, sizeof c->heads);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        const float *state = c->states + (c->scored + (size_t)i) * c->stride;
        bitnet__choice *head = &c->heads[i];
        result = bitnet__check_state(s, state);
        bitnet__prepare_row(s->model, &c->operand, i, state, NULL, s->model->lm_head.signs,
                            s->model->info.hidden_size);
        head->next = i + 1 < count ? head + 1 : NULL;
        head->state = bitnet__vectors_of(&c->operand, (size_t)i, 1);
        head->scratch = c->scratch;
        bitnet__begin_rows(head, c->logits + (size_t)i * (size_t)vocabulary, vocabulary);
    }
    return result;
}

/* of the rows of the last pass, a few at a time */
static bitnet_result bitnet__score_rows(bitnet_session *s, int64_t deadline) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    int32_t count = (int32_t)(c->row_count - c->scored), i;
    bitnet_result result = BITNET_OK;
    if (count > BITNET__CHOOSE_HEADS) count = BITNET__CHOOSE_HEADS;
    if (c->heads->stage == BITNET__HEAD_IDLE) result = bitnet__begin_heads(s, count);
    if (result) return result;
    bitnet__all_slice(s->model, c->heads, deadline);
    for (i = 0; i < count; i++)
        if (c->heads[i].stage == BITNET__HEAD_FAILED) return bitnet__non_finite(s, c->heads[i].at);
    return c->heads->stage == BITNET__HEAD_DONE ? bitnet__use_logits(s, count) : BITNET_OK;
}

/* ---- choosing */

static bitnet_result bitnet__choose_round(bitnet_session *s, bitnet__session_group *group) {
    bitnet_result result = bitnet__group_round(group);
    int i;
    for (i = 0; i < group->count; i++) {
        if (!group->sessions[i]->failed) continue;
        s->error = group->sessions[i]->error;
        return s->error.result;
    }
    return result;
}

static bitnet_result bitnet__choose_all(bitnet_session *s, int64_t left, int64_t deadline) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet_result result = BITNET_OK;
    bitnet__session_group group = bitnet__group_of(s->model, c->sessions + 1, 0, deadline, left);
    for (;;) {
        group.count = (int)c->branch_count - 1;
        if (c->row_count == 0 && !bitnet__group_waits(&group)) return BITNET_OK;
        if (result) return result;
        if ((result = bitnet__check_cancel(s))) return result;
        if (c->row_count > 0) result = bitnet__score_rows(s, deadline);
        else result = group.left ? bitnet__choose_round(s, &group) : BITNET_PENDING;
        if (bitnet_is_error(result)) return result;
        if (bitnet__is_late(deadline)) result = BITNET_PENDING;
    }
}

static void bitnet__choose_end(const bitnet__chooser *c, bool per_token, float *log_probabilities,
                               size_t *best) {
    size_t i, at = 0;
    float most = 0;
    for (i = 0; i < c->count; i++) {
        const bitnet__alternative *a = &c->alternatives[i];
        float value = per_token ? a->sum / (float)a->length : a->sum;
        if (log_probabilities) log_probabilities[a->number] = value;
        if (i == 0 || value > most || (value == most && a->number < at)) {
            most = value;
            at = a->number;
        }
    }
    if (best) *best = at;
}

static bitnet_result bitnet__choose_begin(bitnet_session *s, const bitnet__choices *choices) {
    bitnet__encoder all = bitnet__gather(s);
    size_t *ends = BITNET__NEW(size_t, &s->allocator, choices->count), i;
    bitnet_result result = ends ? BITNET_OK : bitnet__no_memory(&s->error);
    bitnet__drop_parked(s);
    for (i = 0; i < choices->count && result == BITNET_OK; i++) {
        result = bitnet__gather_choice(s, &all, choices, i);
        ends[i] = all.count;
    }
    if (result == BITNET_OK) result = bitnet__chooser_create(s, choices, &all, ends);
    bitnet__free(&s->allocator, ends);
    bitnet__encoder_end(&all);
    return result;
}

static bitnet_result bitnet__choose_among(bitnet_session *s, const bitnet__choices *choices,
                                          const bitnet_budget *budget) {
    int64_t deadline = bitnet__deadline(budget), waiting = s->length - s->computed;
    int32_t tokens = bitnet__budget_tokens(budget);
    /* an interrupted batch, of earlier budgets, counts too: less than nothing may be left */
    int64_t left = BITNET__MAX(bitnet__budget_rows(tokens) - waiting, 0);
    size_t i;
    const bitnet__argument table[] = {
        BITNET__LIST("choices", choices->texts || choices->ids, choices->count),
        BITNET__LIST("lengths", choices->texts || choices->lengths, choices->count)};
    bitnet_result result = BITNET__CHECK(&s->error, table);
    if (result) return result;
    if (choices->count == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "there is nothing to choose from");
    for (i = 0; i < choices->count && result == BITNET_OK; i++)
        result = bitnet__check_list(
            &s->error, "a choice",
            choices->texts ? (const void *)choices->texts[i] : choices->ids[i], 1);
    if (result == BITNET_OK) result = bitnet__catch_up_hidden(s, deadline, tokens);
    if (result == BITNET_OK && !bitnet__is_chooser_of(s, choices))
        result = bitnet__choose_begin(s, choices);
    return result == BITNET_OK ? bitnet__choose_all(s, left, deadline) : result;
}

static bitnet_result bitnet__choose_best(bitnet_session *s, bitnet__choices *choices,
                                         const bitnet_choose_options *options,
                                         const bitnet_budget *budget, float *log_probabilities,
                                         size_t *best) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_choose_options o;
    bitnet_result result;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    if (best) *best = 0;
    bitnet__enter(s);
    choices->parse_special = o.parse_special;
    result = bitnet__choose_among(s, choices, budget);
    if (result == BITNET_OK)
        bitnet__choose_end(bitnet__chooser_of(s), o.per_token, log_probabilities, best);
    if (result != BITNET_PENDING) bitnet__drop_parked(s);
    bitnet__exit(s);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_choose(bitnet_session *session, const char *const *choices,
                                       size_t count, const bitnet_choose_options *options,
                                       const bitnet_budget *budget, float *log_probabilities,
                                       size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0, false};
    all.texts = choices;
    all.count = count;
    return bitnet__choose_best(session, &all, options, budget, log_probabilities, best);
}

BITNET_API bitnet_result bitnet_choose_tokens(bitnet_session *session,
                                              const int32_t *const *choices, const size_t *lengths,
                                              size_t count, const bitnet_choose_options *options,
                                              const bitnet_budget *budget, float *log_probabilities,
                                              size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0, false};
    all.ids = choices;
    all.lengths = lengths;
    all.count = count;
    return bitnet__choose_best(session, &all, options, budget, log_probabilities, best);
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_GRAMMAR_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
