#pragma once
#include "table.h"
#include "text.h"

/* ====================
   >>chain-sources   What may come next

   A cursor is at the end of a text and knows what each source expects there. The main one follows
   the session's tokens; a copy follows a draft. Every expectation has a kind, and all generated
   tokens count how often each kind is right. */

enum {
    BITNET__RECENT = 16,        /* last tokens that a cursor knows */
    BITNET__TEXT_AT_ONCE = 256, /* tokens of text that may delay one pass, */
    BITNET__TEXT_LOCKED = 32,   /* and for which the memory is locked */
    /* kinds. table: tokens matched, and confidence; context: tokens matched, and how often it came;
       learned: tokens matched, and how often it was right */
    BITNET__KINDS_TABLE = 8 * 4,
    BITNET__KINDS_CONTEXT = 6 * 6,
    BITNET__LEARNED_CONTEXT = 6, /* tokens that an entry may be learned for */
    BITNET__KINDS_LEARNED = (BITNET__LEARNED_CONTEXT + 1) * 8,
    BITNET__DEPTHS = 4,                       /* successive drafts of a companion */
    BITNET__KINDS_MODEL = BITNET__DEPTHS * 8, /* depth, and how far ahead the best logit is */
    BITNET__FIRST_MODEL = BITNET__KINDS_TABLE + BITNET__KINDS_CONTEXT + BITNET__KINDS_LEARNED,
    BITNET__FIRST_MTP = BITNET__FIRST_MODEL + BITNET__KINDS_MODEL,
    BITNET__KINDS = BITNET__FIRST_MTP + BITNET__KINDS_MODEL,
    BITNET__COMPANIONS = 2,  /* the draft model, the MTP head */
    BITNET__RATE_MOST = 512, /* tries after which older ones fade */
    BITNET__TEXT_LOOKS = 2,  /* contexts tried, the longest first */
    BITNET__LEARNED_WAYS = 4 /* places where an entry may be */
};

typedef struct bitnet__outlook {
    int32_t recent[BITNET__RECENT]; /* the last token is the last; -1: none */
    const bitnet_chain *chain;      /* its first `matched` tokens are the last ones; or NULL */
    int32_t matched;
    bitnet__text_place place; /* in the session's text */
} bitnet__outlook;

typedef struct bitnet__expectation {
    int32_t id; /* -1: none */
    int32_t kind;
    float chance;
    const bitnet_chain *chain; /* of the table */
} bitnet__expectation;

typedef struct bitnet__rate {
    float tries, hits;
} bitnet__rate;

/* A majority vote on what follows these tokens, without a list of candidates. */
typedef struct bitnet__learned {
    int32_t context[BITNET__LEARNED_CONTEXT];
    int32_t next;
    uint16_t count; /* tokens of the context; 0: a free entry */
    uint16_t votes;
} bitnet__learned;

struct bitnet_chain_memory {
    bitnet_allocator allocator;
    const bitnet_model *model;
    bitnet__atomic lock;
    bitnet__rate rates[BITNET__KINDS];
    bitnet__learned *learned; /* NULL: none */
    size_t learned_mask;
    double row_microseconds[BITNET_CHAINS_MAX_DRAFT + 2]; /* see >>chain-cost */
    int32_t row_passes[BITNET_CHAINS_MAX_DRAFT + 2];      /* that were timed, up to a few */
};

/* A running average of microseconds. */
typedef struct bitnet__price {
    double time; /* 0: not known */
    int32_t times;
} bitnet__price;

/* A session that drafts: of an MTP head or of a draft model. Its token i is the main session's
   token base + i, or the one after that for an MTP head. */
typedef struct bitnet__companion {
    bitnet_session *session; /* NULL: there is none */
    int first;               /* of its kinds */
    bool joins, failed;      /* it is an MTP head's; it no longer drafts */
    float *states;           /* [BITNET__STATES][width] of positions [from, to), for the MTP head */
    int32_t base, from, to;
    bitnet__expectation said[BITNET__DEPTHS]; /* for the last draft */
    int32_t count;                            /* of them */
    int32_t idle, patience; /* passes without a draft; how many before one is tried */
    bitnet__price price[2]; /* of the first draft, of a further one */
    bitnet__price row;      /* of one that is read beyond a few */
} bitnet__companion;

struct bitnet_chains {
    bitnet_session *session;
    bitnet_allocator allocator;
    bitnet_chains_options options;
    bitnet_chains_stats stats;
    bitnet_chains_count *counts;       /* [chains of the table] */
    bitnet_chain_memory *memory, *own; /* the one in use; NULL: it is shared */
    bitnet__text text;
    bitnet__companion companions[BITNET__COMPANIONS];

    bitnet__outlook cursor;
    int32_t *passed; /* [context of the session]: the tokens that the cursor has passed */
    int32_t seen;    /* how many */
    bitnet__expectation expected[BITNET_CHAINS_SOURCE_COUNT]; /* after them, if `expecting` */
    bool expecting;

    bitnet__expectation draft[BITNET_CHAINS_MAX_DRAFT]; /* the last one */
    int32_t drafted;

    /* See >>chain-cost. */
    int64_t passes, tokens, microseconds; /* of the session, at the last look */
    double reading, guessing;             /* microseconds of the companions */
    double guessed;                       /* guessing at the last look */
    double pass_time, pass_tokens;        /* lately, on average */
    double pace; /* lately, the time of a pass divided by that in the memory */
    bool drafting;
    int32_t same, retry; /* passes in a row with a draft, or without; how many suffice */
    double credit;       /* in tokens */
    bool resting;        /* until there is credit again */
};

/* ---- memories */

/* Held by a session while it looks for drafts: a few microseconds. */
static void bitnet__memory_lock(bitnet_chain_memory *m) {
    while (bitnet__exchange(&m->lock, 1)) bitnet__yield();
}

static bool bitnet__memory_try(bitnet_chain_memory *m) {
    return bitnet__exchange(&m->lock, 1) == 0;
}

static void bitnet__memory_unlock(bitnet_chain_memory *m) { bitnet__store_release(&m->lock, 0); }

BITNET_API bitnet_chain_memory *bitnet_chain_memory_create(const bitnet_model *model,
                                                           int32_t entries, bitnet_error *error) {
    bitnet_chain_memory *m;
    if (!model) return NULL;
    if (entries < BITNET_OFF || entries > 1 << 28) {
        bitnet__fail(error, BITNET_ERROR_ARGUMENT, "a memory of %i entries", (int64_t)entries);
        return NULL;
    }
    m = (bitnet_chain_memory *)bitnet__alloc_zero(&model->allocator, 1, sizeof *m);
    if (!m) return bitnet__no_memory(error), (bitnet_chain_memory *)NULL;
    m->allocator = model->allocator;
    m->model = model;
    if (entries < 0) return m;
    m->learned_mask = bitnet__chain_slots(entries ? (size_t)entries : 65536) - 1;
    m->learned = (bitnet__learned *)bitnet__alloc_zero(&m->allocator, m->learned_mask + 1,
                                                       sizeof *m->learned);
    if (m->learned) return m;
    bitnet_chain_memory_free(m);
    bitnet__no_memory(error);
    return NULL;
}

BITNET_API void bitnet_chain_memory_free(bitnet_chain_memory *memory) {
    bitnet_allocator a;
    if (!memory) return;
    a = memory->allocator;
    bitnet__free(&a, memory->learned);
    bitnet__free(&a, memory);
}

/* ---- chances */

static bitnet_chains_source bitnet__source_of(int kind) {
    if (kind < BITNET__KINDS_TABLE) return BITNET_CHAINS_TABLE;
    if (kind < BITNET__KINDS_TABLE + BITNET__KINDS_CONTEXT) return BITNET_CHAINS_CONTEXT;
    if (kind < BITNET__FIRST_MODEL) return BITNET_CHAINS_LEARNED;
    return kind < BITNET__FIRST_MTP ? BITNET_CHAINS_MODEL : BITNET_CHAINS_MTP;
}

static float bitnet__chance(const bitnet_chain_memory *m, int kind, float prior) {
    const bitnet__rate *rate = &m->rates[kind];
    return (rate->hits + 4.0f * prior) / (rate->tries + 4.0f);
}

static void bitnet__count_chance(bitnet_chain_memory *m, const bitnet__expectation *e,
                                 int32_t came) {
    bitnet__rate *rate = &m->rates[e->kind];
    if (e->id < 0) return;
    rate->tries += 1.0f;
    if (e->id == came) rate->hits += 1.0f;
    if (rate->tries > (float)BITNET__RATE_MOST) {
        rate->tries *= 0.5f;
        rate->hits *= 0.5f;
    }
}

/* ---- the table */

static void bitnet__expect_table(const bitnet_chains *c, bitnet__outlook *cursor,
                                 bitnet__expectation *e) {
    const bitnet_chain_table *table = c->options.table;
    float quarter;
    int bin;
    if (table && cursor->matched < table->context) {
        int known = 0, matched;
        const bitnet_chain *found;
        while (known < table->context && cursor->recent[BITNET__RECENT - 1 - known] >= 0) known++;
        found = bitnet__chain_find(table, cursor->recent + BITNET__RECENT, known, &matched);
        if (found && (!cursor->chain || matched > cursor->matched)) {
            cursor->chain = found;
            cursor->matched = matched;
        }
    }
    e->chain = cursor->chain;
    if (!cursor->chain) return;
    quarter = cursor->chain->confidence * 4.0f; /* compared first: it may not fit an int */
    bin = quarter > 0 ? quarter < 3 ? (int)quarter : 3 : 0;
    e->id = cursor->chain->tokens[cursor->matched];
    e->kind = cursor->matched * 4 + bin;
    e->chance = bitnet__chance(c->memory, e->kind, 0.1f + 0.15f * (float)bin);
}

/* ---- the session's own text */

/* By how far the text matches, and whether its favorite came always, mostly or less often: the
   chance of each, until it is known. */
static const float bitnet__context_priors[6][6] = {
    {0.1f, 0.3f, 0.1f, 0.3f, 0.5f, 0.7f}, {0.2f, 0.4f, 0.3f, 0.5f, 0.6f, 0.8f},
    {0.3f, 0.5f, 0.4f, 0.6f, 0.7f, 0.9f}, {0.3f, 0.5f, 0.5f, 0.7f, 0.8f, 0.9f},
    {0.4f, 0.5f, 0.6f, 0.8f, 0.9f, 0.9f}, {0.4f, 0.5f, 0.7f, 0.8f, 0.9f, 0.9f}};

static void bitnet__expect_context(const bitnet_chains *c, const bitnet__outlook *cursor,
                                   bitnet__expectation *e) {
    const bitnet__text *t = &c->text;
    bitnet__text_place at = cursor->place;
    int looks;
    for (looks = 0; looks < BITNET__TEXT_LOOKS && at.state; looks++) {
        const bitnet__text_state *s = &t->states[at.state];
        if (s->likely) {
            const bitnet__text_step *step = bitnet__text_step_at(t, s->likely);
            int reach = at.matched < 4    ? at.matched - 1
                        : at.matched < 6  ? 3
                        : at.matched < 10 ? 4
                                          : 5;
            int sure = step->count * 2 < s->count ? 0
                       : step->count < s->count   ? 1
                       : s->count < 3             ? 1 + (int)s->count
                                                  : 4 + (s->count > 4);
            int kind = BITNET__KINDS_TABLE + reach * 6 + sure;
            float chance = bitnet__chance(c->memory, kind, bitnet__context_priors[reach][sure]);
            if (e->id < 0 || chance > e->chance) {
                e->id = step->link.token;
                e->kind = kind;
                e->chance = chance;
            }
        }
        at.state = s->shorter;
        at.matched = t->states[at.state].length;
    }
}

/* ---- what was learned */

static bitnet__learned *bitnet__learned_at(const bitnet_chain_memory *m, const int32_t *ids,
                                           int count, int way) {
    return &m->learned[(bitnet__chain_hash(ids, count) + (uint32_t)way) & m->learned_mask];
}

/* The entry of the last `count` tokens before `end`, or NULL. */
static bitnet__learned *bitnet__find_learned(const bitnet_chain_memory *m, const int32_t *end,
                                             int count) {
    int way;
    for (way = 0; way < BITNET__LEARNED_WAYS; way++) {
        bitnet__learned *l = bitnet__learned_at(m, end - count, count, way);
        if (l->count == count &&
            memcmp(l->context, end - count, (size_t)count * sizeof(int32_t)) == 0)
            return l;
    }
    return NULL;
}

/* Learns that `id` followed the last `count` tokens. A new entry must first outvote the weakest in
   its place. */
static void bitnet__learn(bitnet_chain_memory *m, const bitnet__outlook *cursor, int count,
                          int32_t id) {
    const int32_t *end = cursor->recent + BITNET__RECENT;
    bitnet__learned *l;
    int way;
    if (end[-count] < 0) return;
    l = bitnet__find_learned(m, end, count);
    if (!l) {
        for (way = 0; way < BITNET__LEARNED_WAYS; way++) {
            bitnet__learned *other = bitnet__learned_at(m, end - count, count, way);
            if (!l || other->votes < l->votes) l = other;
        }
        if (l->votes) {
            l->votes--;
            return;
        }
        l->count = (uint16_t)count;
        memcpy(l->context, end - count, (size_t)count * sizeof(int32_t));
        l->next = id;
    }
    if (l->next == id) {
        if (l->votes < UINT16_MAX) l->votes++;
    } else if (l->votes == 0 || --l->votes == 0) { /* 0: other contexts outvoted it */
        l->next = id;
        l->votes = 1;
    }
}

/* The kind is log2 of an entry's votes. */
static int bitnet__learned_kind(const bitnet__learned *l) {
    int votes = 0;
    while (votes < 7 && l->votes >> (votes + 1)) votes++;
    return BITNET__KINDS_TABLE + BITNET__KINDS_CONTEXT + l->count * 8 + votes;
}

static void bitnet__expect_learned(const bitnet_chain_memory *m, const bitnet__outlook *cursor,
                                   bitnet__expectation *e) {
    const int32_t *end = cursor->recent + BITNET__RECENT;
    int count;
    for (count = BITNET__LEARNED_CONTEXT; count > 0 && m->learned; count--) {
        const bitnet__learned *l = end[-count] < 0 ? NULL : bitnet__find_learned(m, end, count);
        float chance;
        if (!l) continue;
        chance = bitnet__chance(m, bitnet__learned_kind(l), 0.3f);
        if (e->id >= 0 && e->chance >= chance) continue;
        e->id = l->next;
        e->kind = bitnet__learned_kind(l);
        e->chance = chance;
    }
}

/* ---- the cursor */

/* What each source expects after the cursor. */
static void bitnet__expect(const bitnet_chains *c, bitnet__outlook *cursor,
                           bitnet__expectation *e) {
    int i;
    memset(e, 0, BITNET_CHAINS_SOURCE_COUNT * sizeof *e);
    for (i = 0; i < BITNET_CHAINS_SOURCE_COUNT; i++) e[i].id = -1;
    bitnet__expect_table(c, cursor, &e[BITNET_CHAINS_TABLE]);
    bitnet__expect_context(c, cursor, &e[BITNET_CHAINS_CONTEXT]);
    bitnet__expect_learned(c->memory, cursor, &e[BITNET_CHAINS_LEARNED]);
}

/* Moves past a token, without the place in the text. */
static void bitnet__advance(bitnet__outlook *cursor, int32_t id) {
    memmove(cursor->recent, cursor->recent + 1, (BITNET__RECENT - 1) * sizeof(int32_t));
    cursor->recent[BITNET__RECENT - 1] = id;
    if (cursor->chain && cursor->chain->tokens[cursor->matched] == id &&
        cursor->matched + 1 < cursor->chain->count) {
        cursor->matched++;
    } else {
        cursor->chain = NULL;
        cursor->matched = 0;
    }
}

/* True if the session's text still begins with what the cursor passed, as far as it looks. */
static bool bitnet__goes_on(const bitnet_chains *c, const int32_t *tokens, int32_t length) {
    int32_t last = c->seen < BITNET__RECENT ? c->seen : BITNET__RECENT;
    return c->seen <= length && memcmp(c->passed + c->seen - last, tokens + c->seen - last,
                                       (size_t)last * sizeof *tokens) == 0;
}

/* Puts the cursor after the first `seen` tokens, which it does not know yet. */
static void bitnet__start_at(bitnet_chains *c, int32_t seen) {
    int i;
    for (i = 0; i < BITNET__RECENT; i++) c->cursor.recent[i] = -1;
    c->cursor.chain = NULL;
    c->cursor.matched = 0;
    c->text.last = 0;
    c->cursor.place = bitnet__text_end(&c->text);
    c->seen = seen;
    c->expecting = false;
}

/* Goes back to a few tokens before the place where the session was cut, to know them. */
static void bitnet__return_to(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    int32_t same = 0;
    while (same < c->seen && same < length && c->passed[same] == tokens[same]) same++;
    bitnet__start_at(c, same > BITNET__RECENT ? same - BITNET__RECENT : 0);
}

/* Makes room: passes over the last half of a full text again and forgets the rest. */
static void bitnet__make_room(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    bitnet__text *t = &c->text;
    int32_t from = length > t->capacity / 2 ? length - t->capacity / 2 : 0;
    if (!t->states || length - c->seen <= t->capacity - t->length) return;
    memcpy(c->passed, tokens, (size_t)from * sizeof *tokens);
    bitnet__text_clear(t);
    bitnet__start_at(c, from);
}

/* Passes over a token, and learns from it if the model generated it. */
static void bitnet__pass_token(bitnet_chains *c, int32_t id, bool said) {
    int source, count;
    if (said) {
        if (!c->expecting) bitnet__expect(c, &c->cursor, c->expected);
        for (source = 0; source < BITNET_CHAINS_SOURCE_COUNT; source++)
            bitnet__count_chance(c->memory, &c->expected[source], id);
        for (count = 1; count <= BITNET__LEARNED_CONTEXT && c->memory->learned; count++)
            bitnet__learn(c->memory, &c->cursor, count, id);
    }
    bitnet__advance(&c->cursor, id);
    if (c->text.states) bitnet__text_add(&c->text, id);
    c->cursor.place = bitnet__text_end(&c->text);
    c->passed[c->seen++] = id;
    c->expecting = false;
}

/* Passes over the new tokens, or some of many; false: not all. The model has generated at most the
   drafted tokens and one more. */
static bool bitnet__catch_up_chains(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    bool goes_on = bitnet__goes_on(c, tokens, length), said;
    int32_t end;
    if (!goes_on) bitnet__return_to(c, tokens, length);
    bitnet__make_room(c, tokens, length);
    said = goes_on && c->seen > 0 && length - c->seen <= c->drafted + 1;
    end = length - c->seen < BITNET__TEXT_AT_ONCE ? length : c->seen + BITNET__TEXT_AT_ONCE;
    while (c->seen < end) {
        bitnet__pass_token(c, tokens[c->seen], said);
        if (c->seen % BITNET__TEXT_LOCKED) continue;
        bitnet__memory_unlock(c->memory); /* others need not wait for all */
        bitnet__memory_lock(c->memory);
    }
    return end == length;
}
