#pragma once
#include "api.h"

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
