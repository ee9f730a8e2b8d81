#pragma once
#include "../model/loading.h"
#include "../base/system.h"
#include "../base/pool.h"

/* ====================
   >>adapter   Adapters: what they add to the matrices

   An adapter has A: [rank][columns] and B: [rows][rank] for each matrix that it changes. In
   addition to W x, a pass computes A x of the unquantized x and adds B (A x) times a factor. An
   adapter points to the functions that do this, which are in bitnet_adapter.h. */

enum { BITNET__PAIR_ROWS = 32 }; /* block of B, unit of the tasks' shares */

typedef struct bitnet__pair {
    int32_t rank;
    int type;   /* of A */
    uint8_t *a; /* [rank][columns] */
    float *b;   /* [rows / 32][rank][32], zero-padded */
} bitnet__pair;

struct bitnet__stage_work;

struct bitnet_adapter {
    const bitnet_model *model;
    int32_t rank; /* the largest */
    float alpha;
    uint32_t hash;
    bitnet__pair *pairs; /* [layers][BITNET__MATRICES] */
    /* After the inputs of `count` matrices are prepared: A x, for every tasks-th row. */
    void (*adapt_inputs)(const struct bitnet__stage_work *work, int task, int first, int count);
    /* After a product is in y: adds B (A x) to its rows [from, to). */
    void (*adapt_output)(const struct bitnet__stage_work *work, int matrix, int from, int to,
                         float *y, size_t stride);
};

static inline float bitnet__pair_factor(const struct bitnet_adapter *adapter,
                                        const bitnet__pair *pair, float scale) {
    double alpha = adapter->alpha;
    return alpha == 0 ? scale : (float)(scale * alpha / pair->rank);
}

/* ====================
   >>constraint   Constraints: the tokens that may follow a session's text

   A constraint decides which tokens may be chosen; a grammar (bitnet_grammar.h) is one. The session
   owns its state, knows where the constrained text begins, and gives each call all of its tokens:
   nothing has to be rolled back when tokens are drafted, rejected or truncated. States remember the
   tokens that they have computed, and compare. */

/* allowed tokens: bit id % 32 of bits[id / 32] */
typedef struct bitnet__mask {
    int32_t count, id; /* tokens; one of them */
    uint32_t *bits;
} bitnet__mask;

typedef struct bitnet__constraint_functions {
    /* Sets *mask to what may follow these tokens, valid until the next call. PENDING: the deadline
       has passed (0: none); the next call continues, unless the tokens have changed. An error ends
       the text: GRAMMAR_DEAD_END if no token may follow. */
    bitnet_result (*allow)(void *state, const int32_t *tokens, int32_t count, int64_t deadline,
                           const bitnet__mask **mask, bitnet_error *error);
    /* Writes up to `room` tokens that spell what must follow, as a draft. Returns their number. */
    size_t (*force)(void *state, const int32_t *tokens, int32_t count, int32_t *ids, size_t room);
    void (*restart)(void *state);
    /* the text continues, but these tokens are not given any more */
    void (*shorten)(void *state, const int32_t *tokens, int32_t count);
    /* NULL: out of memory */
    void *(*copy)(const void *state);
    void (*free)(void *state);
} bitnet__constraint_functions;

typedef struct bitnet__constraint {
    const bitnet__constraint_functions *functions;
    void *state;  /* NULL: no constraint */
    int32_t from; /* position of the text's first token, at most the session's length */
} bitnet__constraint;

static void bitnet__constraint_restart(bitnet__constraint *c, int32_t from) {
    if (!c->state) return;
    c->from = from;
    c->functions->restart(c->state);
}

/* Tokens [keep, keep + drop) are dropped. */
static void bitnet__constraint_slide(bitnet__constraint *c, const int32_t *tokens, int32_t length,
                                     int32_t keep, int32_t drop) {
    if (!c->state) return;
    if (c->from >= keep + drop) {
        c->from -= drop;
        return;
    }
    c->functions->shorten(c->state, tokens + c->from, length - c->from);
    c->from = length - drop;
}

static void bitnet__constraint_free(bitnet__constraint *c) {
    if (c->state) c->functions->free(c->state);
    memset(c, 0, sizeof *c);
}

/* ---- masks */

static bool bitnet__mask_has(const bitnet__mask *mask, int32_t id) {
    return mask->bits[id / 32] >> (id & 31) & 1;
}

static void bitnet__mask_remove(bitnet__mask *mask, int32_t id) {
    mask->bits[id / 32] &= ~(1u << (id & 31));
}

static void bitnet__mask_fill(bitnet__mask *mask, int32_t vocabulary) {
    memset(mask->bits, 0xFF, (size_t)vocabulary / 32 * sizeof *mask->bits);
    if (vocabulary % 32) mask->bits[vocabulary / 32] = (1u << vocabulary % 32) - 1;
}

static void bitnet__mask_count(bitnet__mask *mask, int32_t vocabulary) {
    int32_t i;
    for (mask->count = 0, i = 0; i < (vocabulary + 31) / 32; i++) {
        uint32_t bits = mask->bits[i];
        if (bits) mask->id = 32 * i;
        bits -= bits >> 1 & 0x55555555u;
        bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
        mask->count += (int32_t)(((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
    }
    while (mask->count > 0 && !bitnet__mask_has(mask, mask->id)) mask->id++;
}
