#pragma once
#include "grammar.h"

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
