#pragma once
#include "matcher.h"

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
