/* bitnet_miner.h - v1.0 - finds the chains of tokens that a model repeats
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet_chains.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet_chains.h"
       #include "tools/bitnet_miner.h"

   and plain `#include "tools/bitnet_miner.h"` everywhere else. In its folder it finds
   bitnet_chains.h by itself; a copy elsewhere must come after it. bitnet.h's macros apply to it,
   too.

CONTENTS                                                            search for
    MANUAL
      1  Mining                                                     >>chains-mining
    API
      Mining                                                        >>api-miner
      Saving and drawing a table                                    >>api-chain-saving
    IMPLEMENTATION
      Mining                                                        >>chain-mine
      Saving and drawing a table                                    >>chain-saving

====================
MANUAL
====================

1 MINING                                                                        >>chains-mining

   A draft is accepted if the model generates the same token, so mine a table from texts that the
   model generated. The miner counts all chains of up to 8 tokens in a prefix tree of bounded size,
   together with the probabilities that the model gave to their tokens. For each context that can be
   found, the path of greatest weight (frequency times mean probability) is a candidate. The miner
   then simulates drafting with the best candidates on the texts. Round by round, it drops those
   that gain least over what would be drafted without them, until the rest fit the table. Equal
   input gives equal bytes. tools/bitnet_mine.c does all of this in one command. */

#if !defined(BITNET_CHAINS_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_CHAINS_IMPLEMENTATION_INCLUDED))
#include "../bitnet_chains.h"
#endif
#include "bitnet_save.h"

#if BITNET_VERSION / 100 != 100
#error "bitnet_miner.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_MINER_H
#define BITNET_MINER_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-miner   Mining */

typedef struct bitnet_miner bitnet_miner;

typedef struct bitnet_miner_options {
    bitnet_allocator allocator;
    size_t nodes;  /* of the prefix tree, about 48 bytes each; 0: 1,000,000 */
    size_t tokens; /* of text kept for the simulation; 0: 1,000,000 */
} bitnet_miner_options;

/* Errors: OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_miner *bitnet_miner_create(const bitnet_miner_options *options,
                                                      bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_miner_free(bitnet_miner *miner);

/* Adds a text: probability[i] is the probability that the model gave to ids[i] after the tokens
   before it. If the tree is full, its rarest chains are dropped. Errors: ARGUMENT (negative id). */
BITNET_EXPERIMENTAL bitnet_result bitnet_miner_add(bitnet_miner *miner, const int32_t *ids,
                                                   const float *probability, size_t count,
                                                   bitnet_error *error);

/* Adds a text with the probabilities that the session's model gives to its tokens. Resets the
   session, feeds it the text in pieces that fit the context, and sets its observer; resets both at
   the end. PENDING: the budget is spent, or a piece is done; call again with the same tokens. The
   session keeps the work, unless something else changes its tokens. Errors: as
   bitnet_step; TOKEN. */
BITNET_EXPERIMENTAL bitnet_result bitnet_miner_read(bitnet_miner *miner, bitnet_session *session,
                                                    const int32_t *ids, size_t count,
                                                    const bitnet_budget *budget,
                                                    bitnet_error *error);

/* The table of the best `count` chains; entries without a chain are unused. Errors: CHAINS_VERSION,
   CHAINS_COUNT, OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_chain_table *bitnet_chain_table_from_miner(bitnet_miner *miner,
                                                                      size_t count, int32_t version,
                                                                      bitnet_error *error);

/* ====================
   >>api-chain-saving   Saving and drawing a table */

/* Writes a table in its version; version 2 needs the tokenizer. The file is written under a
   temporary name, then renamed. Errors: ARGUMENT, IO, OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_result bitnet_chain_table_save_file(const bitnet_chain_table *table,
                                                               const bitnet_tokenizer *tokenizer,
                                                               const char *path,
                                                               bitnet_error *error);

/* Draws a table for a terminal: chains by length, by confidence, and the share of their tokens that
   was accepted. Writes up to `capacity` bytes, zero-terminated, and returns the length. */
BITNET_EXPERIMENTAL size_t bitnet_chain_table_draw(const bitnet_chain_table *table, char *text,
                                                   size_t capacity);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_MINER_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses private functions of bitnet.h and
   bitnet_chains.h.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_MINER_IMPLEMENTATION_INCLUDED
#define BITNET_MINER_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(2)

/* ====================
   >>chain-mine   Mining

   A prefix tree of all chains in the texts, the paths through it, and the simulation that chooses
   among them. */

enum {
    BITNET__MINE_SURPLUS = 4, /* candidates at first, per bucket */
    BITNET__MINE_LEAST = 2    /* occurrences of a candidate, at least */
};

typedef struct bitnet__mine_node {
    bitnet__chain_link link; /* from its parent; 0 is the root */
    uint32_t count;
    uint32_t depth;
    double weight;  /* sum of the token's probabilities */
    uint32_t child; /* of the greatest weight; 0: none */
} bitnet__mine_node;

struct bitnet_miner {
    bitnet_allocator allocator;
    bitnet__chain_links tree;
    bitnet__mine_node *nodes; /* its items */
    size_t node_count, node_capacity;
    uint32_t rare; /* counts up to this were dropped last time */
    int32_t *text; /* the last texts, -1 after each */
    size_t text_length, text_capacity, text_at;
};

typedef struct bitnet__candidate_chain {
    bitnet_chain chain;
    double gain;
} bitnet__candidate_chain;

BITNET_API bitnet_miner *bitnet_miner_create(const bitnet_miner_options *options,
                                             bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_miner *m = (bitnet_miner *)bitnet__alloc_zero(&a, 1, sizeof *m);
    bool made = false;
    if (m) {
        m->allocator = a;
        m->node_capacity = options && options->nodes ? options->nodes : 1000000;
        if (m->node_capacity < 1024) m->node_capacity = 1024;
        if (m->node_capacity > 1 << 30) m->node_capacity = 1 << 30;
        m->text_capacity = options && options->tokens ? options->tokens : 1000000;
        made = bitnet__chain_links_create(&m->tree, &a, m->node_capacity, sizeof *m->nodes);
        m->nodes = (bitnet__mine_node *)(void *)m->tree.items;
        m->text = (int32_t *)bitnet__alloc(&a, m->text_capacity, sizeof *m->text);
    }
    if (!made || !m->text) {
        bitnet_miner_free(m);
        bitnet__no_memory(error);
        return NULL;
    }
    memset(&m->nodes[0], 0, sizeof m->nodes[0]);
    m->node_count = 1;
    return m;
}

BITNET_API void bitnet_miner_free(bitnet_miner *miner) {
    bitnet_allocator a;
    if (!miner) return;
    a = miner->allocator;
    bitnet__chain_links_free(&miner->tree, &a);
    bitnet__free(&a, miner->text);
    bitnet__free(&a, miner);
}

/* ---- the tree */

/* Where the index of a child is stored, or would be. */
static uint32_t *bitnet__mine_slot(const bitnet_miner *m, uint32_t parent, int32_t token) {
    return bitnet__chain_link_slot(&m->tree, parent, token);
}

/* The node at the end of a path from `node`, or 0. */
static uint32_t bitnet__mine_find(const bitnet_miner *m, uint32_t node, const int32_t *ids,
                                  int count) {
    int i;
    for (i = 0; i < count && (node || i == 0); i++) node = *bitnet__mine_slot(m, node, ids[i]);
    return node;
}

/* Drops rare chains until a quarter of the tree is free (lossy counting, Manku and Motwani 2002). A
   node is no more frequent than its parent, so the rest stays connected. */
static void bitnet__mine_forget(bitnet_miner *m) {
    while (m->node_count > m->node_capacity / 4 * 3) {
        size_t kept = 1, i;
        m->rare++;
        for (i = 1; i < m->node_count; i++) { /* parents come first; `child` holds the new index */
            bitnet__mine_node *node = &m->nodes[i];
            bool keep = node->count > m->rare;
            node->child = keep ? (uint32_t)kept++ : 0;
        }
        for (i = 1; i < m->node_count; i++)
            m->nodes[i].link.from = m->nodes[m->nodes[i].link.from].child;
        for (i = 1; i < m->node_count; i++) {
            uint32_t to = m->nodes[i].child;
            if (to) m->nodes[to] = m->nodes[i];
        }
        m->node_count = kept;
    }
}

static void bitnet__mine_index(bitnet_miner *m) {
    size_t i;
    bitnet__chain_links_clear(&m->tree);
    for (i = 1; i < m->node_count; i++) {
        bitnet__mine_node *node = &m->nodes[i];
        node->child = node->link.next[0] = node->link.next[1] = 0;
        *bitnet__mine_slot(m, node->link.from, node->link.token) = (uint32_t)i;
    }
}

/* Counts the chains that begin with the first of `ids`. */
static void bitnet__mine_count(bitnet_miner *m, const int32_t *ids, const float *probability,
                               int count) {
    uint32_t at = 0;
    int depth;
    for (depth = 1; depth <= count; depth++) {
        uint32_t *slot = bitnet__mine_slot(m, at, ids[depth - 1]);
        bitnet__mine_node *node;
        if (!*slot) {
            *slot = (uint32_t)m->node_count++;
            node = &m->nodes[*slot];
            memset(node, 0, sizeof *node);
            node->link.from = at;
            node->link.token = ids[depth - 1];
            node->depth = (uint32_t)depth;
        }
        at = *slot;
        m->nodes[at].count++;
        m->nodes[at].weight += probability[depth - 1];
    }
}

static void bitnet__mine_keep_text(bitnet_miner *m, int32_t id) {
    m->text[m->text_at] = id;
    m->text_at = (m->text_at + 1) % m->text_capacity;
    if (m->text_length < m->text_capacity) m->text_length++;
}

BITNET_API bitnet_result bitnet_miner_add(bitnet_miner *miner, const int32_t *ids,
                                          const float *probability, size_t count,
                                          bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("ids", ids, count),
                                      BITNET__LIST("probability", probability, count)};
    size_t i;
    if (BITNET__CHECK(error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++)
        if (ids[i] < 0)
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "ids[%i] is negative", (int64_t)i);
    for (i = 0; i < count; i++) {
        int length = count - i < BITNET_CHAIN_LENGTH ? (int)(count - i) : BITNET_CHAIN_LENGTH;
        if (miner->node_count + BITNET_CHAIN_LENGTH > miner->node_capacity) {
            bitnet__mine_forget(miner);
            bitnet__mine_index(miner);
        }
        bitnet__mine_count(miner, ids + i, probability + i, length);
        bitnet__mine_keep_text(miner, ids[i]);
    }
    if (count) bitnet__mine_keep_text(miner, -1);
    return BITNET_OK;
}

/* ---- reading a text with its probabilities */

/* parked with its session, whose observer it is, until the text is read */
typedef struct bitnet__mine_reading {
    int32_t *ids;
    float *probability;
    size_t count, from, end; /* [from, end) is the piece in the session */
} bitnet__mine_reading;

static void bitnet__mine_reading_free(bitnet_session *s, void *state) {
    if (s->observer.user == state) memset(&s->observer, 0, sizeof s->observer);
    bitnet__free(&s->allocator, state);
}

static bitnet__mine_reading *bitnet__mine_reading_create(bitnet_session *s, const int32_t *ids,
                                                         size_t count) {
    bitnet__arena arena = {NULL, 0};
    bitnet__mine_reading sizing, *r = &sizing;
    int pass;
    for (pass = 0; pass < 2; pass++) {
        arena.used = 0;
        if (pass) r = (bitnet__mine_reading *)(void *)arena.memory;
        bitnet__take(&arena, 1, sizeof *r);
        r->ids = bitnet__take_ints(&arena, count, 1);
        r->probability = bitnet__take_floats(&arena, count, 1);
        if (!pass) arena.memory = (uint8_t *)bitnet__alloc_bytes(&s->allocator, arena.used);
        if (!arena.memory) return NULL;
    }
    if (count) memcpy(r->ids, ids, count * sizeof *ids);
    if (count) r->probability[0] = 1.0f; /* the first token of every text */
    r->count = count;
    r->from = r->end = 0;
    return r;
}

/* The session's interrupted reading of these tokens, or a new one, which the caller owns now. NULL:
   out of memory. */
static bitnet__mine_reading *bitnet__mine_take_reading(bitnet_session *s, const int32_t *ids,
                                                       size_t count) {
    bitnet__mine_reading *r = (bitnet__mine_reading *)s->parked.state;
    if (r && s->parked.free == bitnet__mine_reading_free && r->count == count && count > 0 &&
        memcmp(r->ids, ids, count * sizeof *ids) == 0) {
        s->parked.state = NULL;
        return r;
    }
    bitnet__drop_parked(s);
    return bitnet__mine_reading_create(s, ids, count);
}

static int bitnet__mine_see(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    bitnet__mine_reading *r = (bitnet__mine_reading *)user;
    size_t next = r->from + (size_t)position + 1;
    double top = logits[0], sum = 0.0;
    int32_t i;
    if (next >= r->end) return 0;
    for (i = 1; i < vocabulary; i++)
        if (logits[i] > top) top = logits[i];
    for (i = 0; i < vocabulary; i++) sum = sum + bitnet__exp_double(logits[i] - top);
    r->probability[next] = (float)(bitnet__exp_double(logits[r->ids[next]] - top) / sum);
    return 0;
}

static bitnet_result bitnet__mine_piece(bitnet_session *s, bitnet__mine_reading *r,
                                        const bitnet_budget *budget) {
    size_t context = (size_t)bitnet_session_context_length(s), left = r->count - r->from;
    bitnet_result result = BITNET_OK;
    if (r->end == r->from || s->observer.user != r) {
        bitnet_observer observer;
        memset(&observer, 0, sizeof observer);
        observer.logits = bitnet__mine_see;
        observer.user = r;
        r->end = r->from + (left < context ? left : context);
        bitnet_session_reset(s);
        bitnet_session_set_observer(s, &observer);
        result = bitnet_feed(s, r->ids + r->from, r->end - r->from);
    }
    if (result == BITNET_OK) result = bitnet_step(s, budget);
    if (result) return result;
    /* The next piece begins with this one's last token, whose probability is known. */
    r->from = r->end < r->count && r->end - r->from > 1 ? r->end - 1 : r->end;
    r->end = r->from;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_miner_read(bitnet_miner *miner, bitnet_session *session,
                                           const int32_t *ids, size_t count,
                                           const bitnet_budget *budget, bitnet_error *error) {
    bool limited = budget && (budget->microseconds || budget->tokens);
    bitnet__mine_reading *r;
    bitnet_result result = bitnet__check_list(error, "ids", ids, count);
    if (result) return result;
    r = bitnet__mine_take_reading(session, ids, count);
    if (!r) return bitnet__no_memory(error);
    while (r->from < count && result == BITNET_OK) {
        result = bitnet__mine_piece(session, r, budget);
        if (result == BITNET_OK && limited && r->from < count) result = BITNET_PENDING;
    }
    if (result == BITNET_PENDING) {
        session->parked.state = r;
        session->parked.free = bitnet__mine_reading_free;
        return BITNET_PENDING;
    }
    if (result == BITNET_OK) result = bitnet_miner_add(miner, ids, r->probability, count, error);
    else if (error) *error = session->error;
    bitnet_session_set_observer(session, NULL);
    bitnet_session_reset(session);
    bitnet__mine_reading_free(session, r);
    return result;
}

/* ---- candidates */

/* Sets each node's child of greatest weight; of equal ones, that with the lowest token. */
static void bitnet__mine_children(bitnet_miner *m) {
    size_t i;
    for (i = 0; i < m->node_count; i++) m->nodes[i].child = 0;
    for (i = 1; i < m->node_count; i++) {
        const bitnet__mine_node *node = &m->nodes[i], *best;
        uint32_t *child = &m->nodes[node->link.from].child;
        if (node->count < BITNET__MINE_LEAST) continue;
        best = &m->nodes[*child];
        if (!*child || node->weight > best->weight ||
            (node->weight == best->weight && node->link.token < best->link.token))
            *child = (uint32_t)i;
    }
}

/* The chain of a context: its tokens, then the path of greatest weight. Its gain is relative to the
   path of the context without its first token, which would be drafted instead. False if there is no
   path. */
static bool bitnet__mine_candidate(const bitnet_miner *m, uint32_t context,
                                   bitnet__candidate_chain *out) {
    bitnet_chain *chain = &out->chain;
    int depth = (int)m->nodes[context].depth, i;
    double sum = 0.0;
    uint32_t node, other, along;
    memset(out, 0, sizeof *out);
    if (!m->nodes[context].child) return false;
    for (i = depth, node = context; i > 0; i--, node = m->nodes[node].link.from) {
        chain->tokens[i - 1] = m->nodes[node].link.token;
        if (i > 1) sum = sum + m->nodes[node].weight / m->nodes[node].count;
    }
    chain->count = depth;
    for (node = m->nodes[context].child; node; node = m->nodes[node].child) {
        chain->tokens[chain->count++] = m->nodes[node].link.token;
        sum = sum + m->nodes[node].weight / m->nodes[node].count;
        out->gain = out->gain + m->nodes[node].weight;
    }
    chain->confidence = (float)(sum / (chain->count - 1));
    if (depth < 2) return true;
    other = bitnet__mine_find(m, 0, chain->tokens + 1, depth - 1);
    for (along = context, other = m->nodes[other].child; other && along;
         other = m->nodes[other].child) {
        along = *bitnet__mine_slot(m, along, m->nodes[other].link.token);
        if (along) out->gain = out->gain - m->nodes[along].weight;
    }
    return true;
}

static int bitnet__compare_tokens(const bitnet_chain *a, const bitnet_chain *b) {
    int i;
    for (i = 0; i < a->count && i < b->count; i++)
        if (a->tokens[i] != b->tokens[i]) return a->tokens[i] < b->tokens[i] ? -1 : 1;
    return a->count - b->count;
}

BITNET__INLINE bool bitnet__gain_before(const void *user, const void *x, const void *y) {
    const bitnet__candidate_chain *a = (const bitnet__candidate_chain *)x;
    const bitnet__candidate_chain *b = (const bitnet__candidate_chain *)y;
    (void)user;
    if (a->gain != b->gain) return a->gain > b->gain;
    return bitnet__compare_tokens(&a->chain, &b->chain) < 0;
}

/* Of equal chains, the one with the greater gain is first. */
BITNET__INLINE bool bitnet__chain_before(const void *user, const void *x, const void *y) {
    const bitnet__candidate_chain *a = (const bitnet__candidate_chain *)x;
    const bitnet__candidate_chain *b = (const bitnet__candidate_chain *)y;
    int order = bitnet__compare_tokens(&a->chain, &b->chain);
    (void)user;
    return order ? order < 0 : a->gain > b->gain;
}

/* Drops chains that are the beginning of another, keeping lexical order. */
static size_t bitnet__drop_prefixes(bitnet__candidate_chain *list, size_t count) {
    size_t i, kept = 0;
    bitnet__sort(list, count, sizeof *list, bitnet__chain_before, NULL);
    for (i = 0; i < count; i++) {
        const bitnet_chain *chain = &list[i].chain;
        if (i + 1 < count && chain->count <= list[i + 1].chain.count &&
            memcmp(chain->tokens, list[i + 1].chain.tokens,
                   (size_t)chain->count * sizeof(int32_t)) == 0)
            continue;
        list[kept++] = list[i];
    }
    return kept;
}

/* ---- simulation */

/* The number of tokens of the chain, after its first `matched`, that follow in `ids`. */
static int bitnet__mine_accepted(const bitnet_chain *chain, int matched, const int32_t *ids) {
    int count = 0;
    while (chain && matched + count < chain->count && ids[count] == chain->tokens[matched + count])
        count++;
    return count;
}

/* Drafts through all texts and counts, for each chain, how many more tokens were accepted than of
   what would be drafted without it. Texts end with -1, which no chain contains. */
static void bitnet__mine_simulate(const bitnet_miner *m, const bitnet_chain_table *table,
                                  bitnet__candidate_chain *list) {
    size_t i, from = 0;
    for (i = 0; i < table->count; i++) list[i].gain = 0;
    for (i = 0; i < m->text_length; i++) {
        const int32_t *here = m->text + i;
        const bitnet_chain *chain, *without;
        int known, matched, fewer, accepted;
        if (i == m->text_at) from = i; /* the last text was cut here */
        if (*here < 0) {
            from = i + 1;
            continue;
        }
        known = i - from < (size_t)table->context ? (int)(i - from) : table->context;
        chain = bitnet__chain_find(table, here, known, &matched);
        if (!chain) continue;
        without = bitnet__chain_find(table, here, matched - 1, &fewer);
        accepted = bitnet__mine_accepted(chain, matched, here);
        list[chain - table->chains].gain += accepted - bitnet__mine_accepted(without, fewer, here);
        i += (size_t)accepted;
    }
}

/* One round: simulates, then sorts by gain. */
static bitnet_result bitnet__mine_round(const bitnet_miner *m, bitnet__candidate_chain *list,
                                        bitnet_chain *chains, size_t count, int context,
                                        bitnet_error *error) {
    bitnet_chain_table *table;
    size_t i;
    for (i = 0; i < count; i++) chains[i] = list[i].chain;
    table = bitnet__chain_table_make(chains, count, 2, &m->allocator, error);
    if (!table) return BITNET_ERROR_OUT_OF_MEMORY;
    table->context = context; /* as in the final table, which has fewer chains */
    bitnet__mine_simulate(m, table, list);
    bitnet_chain_table_free(table);
    bitnet__sort(list, count, sizeof *list, bitnet__gain_before, NULL);
    return BITNET_OK;
}

BITNET_API bitnet_chain_table *bitnet_chain_table_from_miner(bitnet_miner *miner, size_t count,
                                                             int32_t version, bitnet_error *error) {
    const bitnet_allocator *a = &miner->allocator;
    bitnet_chain_table *table = NULL;
    bitnet__candidate_chain *list;
    bitnet_chain *chains;
    size_t left = 0, most = BITNET__MINE_SURPLUS * count, i;
    int context = version == 1 ? BITNET__CONTEXT_1 : BITNET__CONTEXT_2;
    if (bitnet__chain_limits(count, version, error) != BITNET_OK) return NULL;
    if (most > BITNET_CHAIN_TABLE_MAX) most = BITNET_CHAIN_TABLE_MAX;
    list = (bitnet__candidate_chain *)bitnet__alloc(a, miner->node_count, sizeof *list);
    chains = (bitnet_chain *)bitnet__alloc_zero(a, most, sizeof *chains);
    bitnet__mine_children(miner);
    for (i = 1; list && i < miner->node_count; i++)
        if (miner->nodes[i].depth <= (uint32_t)context &&
            bitnet__mine_candidate(miner, (uint32_t)i, &list[left]) && list[left].gain > 0)
            left++;
    if (list && chains) {
        bitnet_result result = BITNET_OK;
        bitnet__sort(list, left, sizeof *list, bitnet__gain_before, NULL);
        left = bitnet__drop_prefixes(list, left < most ? left : most);
        while ((result = bitnet__mine_round(miner, list, chains, left, context, error)) ==
                   BITNET_OK &&
               left > count)
            left = left * 4 / 5 > count ? left * 4 / 5 : count;
        for (i = 0; i < count; i++) {
            memset(&chains[i], 0, sizeof chains[i]);
            if (i < left) chains[i] = list[i].chain;
        }
        if (result == BITNET_OK) table = bitnet__chain_table_make(chains, count, version, a, error);
    } else {
        bitnet__no_memory(error);
    }
    bitnet__free(a, list);
    bitnet__free(a, chains);
    return table;
}

/* ====================
   >>chain-saving   Saving and drawing a table */

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_result bitnet_chain_table_save_file(const bitnet_chain_table *table,
                                                      const bitnet_tokenizer *tokenizer,
                                                      const char *path, bitnet_error *error) {
    (void)table, (void)tokenizer;
    return bitnet__fail(error, BITNET_ERROR_IO, "'%s': this build cannot write files", path);
}

#else

BITNET_API bitnet_result bitnet_chain_table_save_file(const bitnet_chain_table *table,
                                                      const bitnet_tokenizer *tokenizer,
                                                      const char *path, bitnet_error *error) {
    size_t size = 0;
    uint8_t *data;
    bitnet_result result = bitnet__check_list(error, "path", path, 1);
    if (result == BITNET_OK)
        result = bitnet_chain_table_save_memory(table, tokenizer, NULL, 0, &size, error);
    if (result != BITNET_OK) return result;
    data = (uint8_t *)bitnet__alloc(&table->allocator, size, 1);
    if (!data) return bitnet__no_memory(error);
    bitnet_chain_table_save_memory(table, tokenizer, data, size, &size, NULL);
    if (!bitnet__output_write(path, data, size))
        result = bitnet__fail(error, BITNET_ERROR_IO, "'%s' cannot be written: %s", path,
                              strerror(errno));
    bitnet__free(&table->allocator, data);
    return result;
}

#endif

typedef struct bitnet__plot {
    char *text;
    size_t used, capacity;
} bitnet__plot;

static void bitnet__plot_char(bitnet__plot *d, char c) {
    if (d->used + 1 < d->capacity) d->text[d->used++] = c;
}

static void bitnet__plot_text(bitnet__plot *d, const char *format, ...) {
    char line[96];
    size_t i;
    va_list arguments;
    va_start(arguments, format);
    bitnet__format(line, sizeof line, format, arguments);
    va_end(arguments);
    for (i = 0; line[i]; i++) bitnet__plot_char(d, line[i]);
}

static void bitnet__plot_heading(bitnet__plot *d, const char *text) {
    bitnet__plot_char(d, '\n');
    bitnet__plot_text(d, "%s", text);
    bitnet__plot_char(d, '\n');
}

/* A histogram line: a name, a bar of up to 50, a number. */
static void bitnet__plot_bar(bitnet__plot *d, const char *name, int64_t value, int64_t most) {
    int64_t bar = most > 0 ? (value * 50 + most - 1) / most : 0;
    bitnet__plot_text(d, "  %s |", name);
    for (; bar > 0; bar--) bitnet__plot_char(d, '#');
    bitnet__plot_text(d, " %i", value);
    bitnet__plot_char(d, '\n');
}

BITNET_API size_t bitnet_chain_table_draw(const bitnet_chain_table *table, char *text,
                                          size_t capacity) {
    static const char *const tenths[] = {"0.0", "0.1", "0.2", "0.3", "0.4",
                                         "0.5", "0.6", "0.7", "0.8", "0.9"};
    static const char *const digits[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8"};
    int64_t length[9] = {0}, confidence[10] = {0}, drafted[9] = {0}, accepted[9] = {0};
    int64_t used = 0, most_length = 0, most_confidence = 0;
    bitnet__plot d;
    size_t i;
    d.text = text;
    d.used = 0;
    d.capacity = text ? capacity : 0;
    for (i = 0; i < table->count; i++) {
        const bitnet_chain *chain = &table->chains[i];
        float tenth = chain->confidence * 10.0f;
        int bin = tenth > 0 ? tenth < 9 ? (int)tenth : 9 : 0;
        if (!chain->count) continue;
        used++;
        drafted[chain->count] += chain->drafted;
        accepted[chain->count] += chain->accepted;
        if (++length[chain->count] > most_length) most_length = length[chain->count];
        if (++confidence[bin] > most_confidence) most_confidence = confidence[bin];
    }
    bitnet__plot_text(&d, "%i chains, %i unused entries", used, (int64_t)table->count - used);
    bitnet__plot_char(&d, '\n');
    bitnet__plot_heading(&d, "chains of so many tokens");
    for (i = 2; i < 9; i++) bitnet__plot_bar(&d, digits[i], length[i], most_length);
    bitnet__plot_heading(&d, "of such a confidence and up to 0.1 more");
    for (i = 0; i < 10; i++) bitnet__plot_bar(&d, tenths[i], confidence[i], most_confidence);
    for (i = 2; i < 9; i++) drafted[0] += drafted[i];
    if (drafted[0]) bitnet__plot_heading(&d, "of a hundred drafted tokens so many were accepted");
    for (i = 2; i < 9 && drafted[0]; i++)
        bitnet__plot_bar(&d, digits[i], drafted[i] ? accepted[i] * 100 / drafted[i] : 0, 100);
    if (d.capacity) d.text[d.used] = 0;
    return d.used;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_MINER_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
