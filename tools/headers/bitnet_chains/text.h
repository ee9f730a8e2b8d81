#pragma once
#include "api.h"

/* ====================
   >>chain-links   Links: what follows what

   A link leads from a node to another by a token. The tree of bitnet_miner.h and the automaton of a
   session's text find their links by node and token: in a slot, or among the links that share the
   slot, by the remaining bits. Bits are mixed without loss, so no text makes the path longer than
   64 steps; on average, it is one. */

/* The beginning of an item that is found in this way. */
typedef struct bitnet__chain_link {
    uint32_t from;
    int32_t token;
    uint32_t next[2]; /* where a search continues, by its next bit; 0: nowhere */
} bitnet__chain_link;

typedef struct bitnet__chain_links {
    uint8_t *items;  /* number 0 is none */
    size_t size;     /* bytes of an item */
    uint32_t *slots; /* item numbers where searches begin; 0: none */
    int shift;       /* 64 less the bits that choose a slot */
} bitnet__chain_links;

static size_t bitnet__chain_link_slots(const bitnet__chain_links *b) {
    return (size_t)1 << (64 - b->shift);
}

/* Allocates `count` items of `size` bytes, with number 0. False: no memory. */
static bool bitnet__chain_links_create(bitnet__chain_links *b, const bitnet_allocator *a,
                                       size_t count, size_t size) {
    for (b->shift = 64 - 10; (uint64_t)1 << (64 - b->shift) < count;) b->shift--;
    b->size = size;
    b->items = (uint8_t *)bitnet__alloc(a, count, size);
    b->slots = (uint32_t *)bitnet__alloc_zero(a, bitnet__chain_link_slots(b), sizeof *b->slots);
    return b->items && b->slots;
}

static void bitnet__chain_links_free(bitnet__chain_links *b, const bitnet_allocator *a) {
    bitnet__free(a, b->items);
    bitnet__free(a, b->slots);
}

/* Forgets all items. */
static void bitnet__chain_links_clear(bitnet__chain_links *b) {
    memset(b->slots, 0, bitnet__chain_link_slots(b) * sizeof *b->slots);
}

/* Where the number of a link is, or would be. */
static uint32_t *bitnet__chain_link_slot(const bitnet__chain_links *b, uint32_t from,
                                         int32_t token) {
    uint64_t bits = (uint64_t)from << 32 | (uint32_t)token;
    uint32_t *slot;
    bits = (bits ^ bits >> 32) * 0xD6E8FEB86659FD93u;
    bits = (bits ^ bits >> 32) * 0xD6E8FEB86659FD93u;
    bits ^= bits >> 32;
    for (slot = &b->slots[bits >> b->shift]; *slot; bits >>= 1) {
        bitnet__chain_link *link = (bitnet__chain_link *)(void *)(b->items + *slot * b->size);
        if (link->from == from && link->token == token) break;
        slot = &link->next[bits & 1];
    }
    return slot;
}

/* ====================
   >>chain-text   The session's own text: a suffix automaton

   A state represents all contexts (runs of tokens) that ended in the same places of the text:
   whatever followed one of them followed all. A text of n tokens has at most 2 n states and 3 n
   steps between them (Blumer and others 1985). The time to add a token, and to count how often each
   step was taken, does not depend on the text's length. If the session goes back, the text
   continues from there, and the part that was dropped stays known. */

enum {
    BITNET__TEXT_MOST = 32768, /* tokens, about 140 bytes each; then it restarts */
    BITNET__TEXT_VOTES = 32    /* contexts that count a token, the longest first */
};

typedef struct bitnet__text_state {
    int32_t length;   /* of its longest context */
    uint32_t shorter; /* the state of its longest suffix that ended in more places */
    uint32_t step;    /* its first step; 0: none */
    uint32_t likely;  /* its most frequent step, the last of equals; 0: not counted */
    uint32_t count;   /* how often any was taken */
} bitnet__text_state;

typedef struct bitnet__text_step {
    bitnet__chain_link link; /* between states */
    uint32_t to, count;
    uint32_t sibling; /* another step of the state; 0: none */
} bitnet__text_step;

typedef struct bitnet__text {
    bitnet__text_state *states; /* 0: of the empty context */
    bitnet__chain_links steps;
    uint32_t state_count, step_count;
    uint32_t last; /* the state of the whole text */
    int32_t length, capacity;
} bitnet__text;

static void bitnet__text_clear(bitnet__text *t) {
    if (!t->states) return;
    bitnet__chain_links_clear(&t->steps);
    memset(&t->states[0], 0, sizeof t->states[0]);
    t->state_count = t->step_count = 1;
    t->last = 0;
    t->length = 0;
}

/* False: no memory. */
static bool bitnet__text_create(bitnet__text *t, const bitnet_allocator *a, int32_t capacity) {
    t->capacity = capacity < BITNET__TEXT_MOST ? capacity : BITNET__TEXT_MOST;
    t->states =
        (bitnet__text_state *)bitnet__alloc(a, 2 * (size_t)t->capacity + 1, sizeof *t->states);
    if (!bitnet__chain_links_create(&t->steps, a, 3 * (size_t)t->capacity + 1,
                                    sizeof(bitnet__text_step)) ||
        !t->states)
        return false;
    bitnet__text_clear(t);
    return true;
}

static void bitnet__text_free(bitnet__text *t, const bitnet_allocator *a) {
    bitnet__free(a, t->states);
    bitnet__chain_links_free(&t->steps, a);
}

static bitnet__text_step *bitnet__text_step_at(const bitnet__text *t, uint32_t number) {
    return (bitnet__text_step *)(void *)t->steps.items + number;
}

static bitnet__text_step *bitnet__text_add_step(bitnet__text *t, uint32_t *slot, uint32_t from,
                                                int32_t token, uint32_t to) {
    uint32_t number = *slot = t->step_count++;
    bitnet__text_step *step = bitnet__text_step_at(t, number);
    memset(step, 0, sizeof *step);
    step->link.from = from;
    step->link.token = token;
    step->to = to;
    step->sibling = t->states[from].step;
    t->states[from].step = number;
    return step;
}

/* Gives the contexts of up to `length` tokens a separate state, split from the state to which
   `token` led from `from`. */
static uint32_t bitnet__text_split(bitnet__text *t, uint32_t from, int32_t token, uint32_t state) {
    uint32_t made = t->state_count++, number;
    bitnet__text_state *copy = &t->states[made];
    *copy = t->states[state];
    copy->length = t->states[from].length + 1;
    copy->step = 0;
    for (number = t->states[state].step; number;) {
        const bitnet__text_step *old = bitnet__text_step_at(t, number);
        int32_t next = old->link.token;
        uint32_t *slot = bitnet__chain_link_slot(&t->steps, made, next);
        bitnet__text_add_step(t, slot, made, next, old->to)->count = old->count;
        if (number == t->states[state].likely) copy->likely = *slot;
        number = old->sibling;
    }
    t->states[state].shorter = made;
    for (;; from = t->states[from].shorter) {
        bitnet__text_step *step =
            bitnet__text_step_at(t, *bitnet__chain_link_slot(&t->steps, from, token));
        if (step->to != state) break;
        step->to = made;
        if (from == 0) break;
    }
    return made;
}

/* The state after a step, whose longest context becomes the step's. */
static uint32_t bitnet__text_target(bitnet__text *t, uint32_t from, int32_t token,
                                    const bitnet__text_step *step) {
    uint32_t to = step->to;
    return t->states[to].length == t->states[from].length + 1
               ? to
               : bitnet__text_split(t, from, token, to);
}

static void bitnet__text_vote(bitnet__text *t, uint32_t state, uint32_t number) {
    bitnet__text_state *s = &t->states[state];
    bitnet__text_step *step = bitnet__text_step_at(t, number);
    s->count++;
    step->count++;
    if (!s->likely || step->count >= bitnet__text_step_at(t, s->likely)->count) s->likely = number;
}

/* Adds a token to the text, which has room: a step from every context that the text ends with, the
   longest first. Those that the token never followed lead to a new state; its shorter contexts are
   those after the first existing step. */
static void bitnet__text_add(bitnet__text *t, int32_t token) {
    uint32_t from = t->last, made = 0;
    bool joined = false;
    int votes;
    t->length++;
    for (votes = 0; !joined || votes < BITNET__TEXT_VOTES; votes++) {
        uint32_t *slot = bitnet__chain_link_slot(&t->steps, from, token);
        if (!*slot) {
            if (!made) {
                made = t->state_count++;
                memset(&t->states[made], 0, sizeof t->states[made]);
                t->states[made].length = t->states[from].length + 1;
            }
            bitnet__text_add_step(t, slot, from, token, made);
        } else if (!joined) {
            uint32_t to = bitnet__text_target(t, from, token, bitnet__text_step_at(t, *slot));
            if (made) t->states[made].shorter = to;
            else made = to; /* the text was cut, and continues as before */
            joined = true;
        }
        if (votes < BITNET__TEXT_VOTES) bitnet__text_vote(t, from, *slot);
        if (from == 0) break;
        from = t->states[from].shorter;
    }
    t->last = made;
}

/* A place in the text: the longest context that has occurred. */
typedef struct bitnet__text_place {
    uint32_t state;
    int32_t matched; /* tokens */
} bitnet__text_place;

/* Its end, where the next token comes. */
static bitnet__text_place bitnet__text_end(const bitnet__text *t) {
    bitnet__text_place place = {t->last, t->states ? t->states[t->last].length : 0};
    return place;
}

static void bitnet__text_follow(const bitnet__text *t, bitnet__text_place *place, int32_t token) {
    uint32_t number = 0;
    if (!t->states) return;
    while (!(number = *bitnet__chain_link_slot(&t->steps, place->state, token)) && place->state) {
        place->state = t->states[place->state].shorter;
        place->matched = t->states[place->state].length;
    }
    if (!number) return;
    place->state = bitnet__text_step_at(t, number)->to;
    place->matched++;
}
