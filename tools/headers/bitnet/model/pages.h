#pragma once
#include "../base/pool.h"
#include "metadata.h"

/* ====================
   >>batch   Batches, choices and pages: what sessions borrow and share

   A session owns little but its tokens. When fed, so that no step allocates, it borrows two things
   from its model: a batch, rows of tokens with the memory for all layers, and a choice, to choose a
   token.

   Keys and values are in pages of 64 positions, the chunk of the numeric contract; so are
   rotations, which the model owns. Copies share pages; only an unshared page is written. */

enum {
    BITNET__PAGE = 64,       /* positions */
    BITNET__ROTATED = 4096,  /* positions whose rotations are made while loading */
    BITNET__PASS = 128,      /* rows of a shared pass */
    BITNET__DRAFTS = 31,     /* at once, */
    BITNET__AHEAD = 7,       /* of these, screened together */
    BITNET__GATHERED = 16,   /* rows of an expert at once */
    BITNET__TOGETHER = 8,    /* rows that attend at once */
    BITNET__PAIR_INPUTS = 4, /* most matrices with the same input, for adapters */
    BITNET__HEAD_STATES = 4  /* hidden states that the lm_head multiplies at once */
};

typedef struct bitnet__scratch {
    int32_t *dots; /* [rows][BITNET__TILE] */
    float *tile;   /* [rows][BITNET__TILE] */
    float *row;
    float *q, *o; /* [BITNET__TOGETHER][heads per kv head][head]: bitnet__chunk */
    float *m, *l;
    float *state; /* [state_size][state_size] */
    float *delta;
} bitnet__scratch;

typedef struct bitnet__row {
    bitnet_session *session; /* NULL: void */
    int32_t position, id;
    bool wanted; /* for logits */
} bitnet__row;

/* Pairs of a row and an expert that it chose are ordered by expert, then row. */
typedef struct bitnet__routes {
    float *logits;            /* [room][experts] */
    int32_t *chosen;          /* [room][experts_used]: experts, best first; */
    float *weights;           /* their weights; */
    int32_t *places;          /* their pairs */
    int32_t *rows;            /* of pairs */
    int32_t *ends;            /* [experts]: the end of their pairs */
    int32_t ordered;          /* rows that the pairs are of */
    bitnet__operand hidden;   /* of pairs, inputs of down */
    bitnet__operand gathered; /* [threads][BITNET__GATHERED] inputs of gate and up */
} bitnet__routes;

typedef struct bitnet__batch {
    struct bitnet__batch *next; /* free ones */
    int32_t room;               /* rows allocated */
    int32_t waiting;            /* rows that its session brings to passes */
    int32_t count, stage;       /* rows, stages passed */
    int32_t slice, slices;      /* of a stage: done, all */
    uint64_t number;            /* of the pass */
    int64_t microseconds;
    bitnet__row *rows;
    float *x;     /* [room] residual stream */
    float *q;     /* rotated, scaled */
    float *qkv;   /* q, k, v; or channels and gates */
    float *mixed; /* convolved */
    float *gates; /* beta, decay */
    float *attention;
    float *ffn, *up; /* of rows, or of pairs, then a shared expert's; so is `branch` */
    float *branch;   /* in `up`: see bitnet__adds_apart */
    bitnet__routes routes;
    uint64_t pairs; /* allocated, with experts: of a row and an expert; else rows */
    bool gated;     /* qkv includes gates of heads */
    int32_t inputs; /* 1; 2: one per basis; 3: one per matrix */
    bool looked_up;
    bitnet__operand n[3]; /* inputs of the next matrices */
    float *inner;         /* [room][BITNET__PAIR_INPUTS][inner_rank] adapters' A x */
    int32_t inner_rank;
    bitnet__scratch *scratch;
    size_t head_stride, x_stride, q_stride, qkv_stride, mixed_stride, gates_stride;
    size_t attention_stride, ffn_stride;
} bitnet__batch;

/* Row `c` of a batch's vectors. */
#define BITNET__AT(b, field, c) ((b)->field + (size_t)(c) * (b)->field##_stride)
typedef struct bitnet__candidate {
    float logit;
    int32_t id;
} bitnet__candidate;

/* what a choice computes, and `at`, its progress */
typedef enum bitnet__head_stage {
    BITNET__HEAD_IDLE,   /* nothing yet */
    BITNET__HEAD_BEGIN,  /* which logits are needed */
    BITNET__HEAD_COARSE, /* coarse logits of rows: the first `at` */
    BITNET__HEAD_FIRST,  /* which rows are best, and `least` */
    BITNET__HEAD_FIND,   /* whether bounds of rows reach it: the first `at` */
    BITNET__HEAD_REFINE, /* logits of survivors on the fine plane: of [refined, at) */
    BITNET__HEAD_EXACT,  /* those of survivors: of the first `at` */
    BITNET__HEAD_ALL,    /* those of all rows: of the first `at` */
    BITNET__HEAD_DRAW,   /* the token */
    BITNET__HEAD_DONE,   /* the logits are computed */
    BITNET__HEAD_CHOSEN, /* so is the token */
    BITNET__HEAD_FAILED  /* the logit of token `at` is not finite */
} bitnet__head_stage;

/* logits of all rows, or of survivors: rows that the screen leaves or that are allowed */
typedef struct bitnet__choice {
    struct bitnet__choice *next; /* computed together */
    bitnet_session *session;
    int32_t length;  /* of the session */
    int32_t allowed; /* tokens by the mask; -1: all */
    bitnet__head_stage stage;
    int32_t at;
    bitnet__operand state; /* and those of the choices that share its products */
    bitnet__scratch *scratch;
    float *logits;   /* coarse, exact, then changed */
    int32_t *counts; /* zeros between penalties */
    float *out;      /* ALL: the first `rows` logits */
    int32_t rows;
    bool for_logits; /* which are returned; nothing is chosen from them */
    int32_t chosen;

    bitnet__screen_state screen;
    bitnet__candidate *survivors; /* none: all rows */
    int32_t survivor_count;
    int32_t exact;   /* [0, exact) are computed */
    int32_t refined; /* [exact, refined) are named or passed the fine plane */
    float least;     /* that survivors must reach */
} bitnet__choice;

static uint64_t bitnet__pages_of(int32_t context) {
    return ((uint64_t)context + BITNET__PAGE - 1) / BITNET__PAGE;
}

/* ---- layouts */

static void bitnet__take_operand(bitnet__arena *arena, size_t width, uint64_t count, bool looked_up,
                                 bitnet__operand *out) {
    out->stride = width;
    out->quants_stride = bitnet__pad(out->stride + BITNET__BASE3_COLUMNS, 256);
    out->floats = bitnet__take_floats(arena, count, out->stride);
    out->quants = (int8_t *)bitnet__take(arena, count, out->quants_stride);
    out->steps = bitnet__take_floats(arena, count, 1);
    out->sums = bitnet__take_ints(arena, count, 1);
    out->groups_stride = out->quants_stride / BITNET__GROUP;
    out->group_steps = bitnet__take_floats(arena, count, out->groups_stride);
    out->group_sums = bitnet__take_ints(arena, count, out->groups_stride);
    out->tables = NULL;
    if (looked_up)
        out->tables = (uint8_t *)bitnet__take(arena, count, out->groups_stride * BITNET__LOOKUP);
}

static bitnet__operand bitnet__vectors_of(const bitnet__operand *all, size_t first, int32_t count) {
    bitnet__operand in = *all;
    in.count = count;
    in.floats += first * in.stride;
    in.quants += first * in.quants_stride;
    in.steps += first;
    in.sums += first;
    in.group_steps += first * in.groups_stride;
    in.group_sums += first * in.groups_stride;
    if (in.tables) in.tables += first * in.groups_stride * BITNET__LOOKUP;
    return in;
}

static bitnet__scratch *bitnet__take_scratch(bitnet__arena *arena, const bitnet_model_info *info,
                                             int32_t rows) {
    uint64_t count = (uint64_t)rows;
    uint64_t queries = (uint64_t)(info->heads / info->kv_heads) *
                       (count < BITNET__TOGETHER ? count : (uint64_t)BITNET__TOGETHER);
    size_t widest = bitnet__widest(info), head = bitnet__head_stride(info);
    bitnet__scratch *all =
        (bitnet__scratch *)bitnet__take(arena, (uint64_t)info->threads, sizeof(bitnet__scratch));
    int task;
    for (task = 0; task < info->threads; task++) {
        bitnet__scratch s;
        s.dots = bitnet__take_ints(arena, count, BITNET__TILE);
        s.tile = bitnet__take_floats(arena, count, BITNET__TILE);
        s.row = bitnet__take_floats(arena, 1, widest);
        s.q = bitnet__take_floats(arena, queries, head);
        s.o = bitnet__take_floats(arena, queries, head);
        s.m = bitnet__take_floats(arena, queries, 1);
        s.l = bitnet__take_floats(arena, queries, 1);
        s.state =
            bitnet__take_floats(arena, (uint64_t)info->state_size, (uint64_t)info->state_size);
        s.delta = bitnet__take_floats(arena, 1, (uint64_t)info->state_size);
        if (all) all[task] = s;
    }
    return all;
}

static void bitnet__take_routes(bitnet__arena *arena, const bitnet_model_info *info, uint64_t room,
                                uint64_t pairs, bool looked_up, bitnet__routes *out) {
    out->logits = bitnet__take_floats(arena, room, (uint64_t)info->experts);
    out->chosen = bitnet__take_ints(arena, pairs, 1);
    out->weights = bitnet__take_floats(arena, pairs + room, 1);
    out->places = bitnet__take_ints(arena, pairs, 1);
    out->rows = bitnet__take_ints(arena, pairs, 1);
    out->ends = bitnet__take_ints(arena, (uint64_t)info->experts, 1);
    bitnet__take_operand(arena, bitnet__pad((size_t)info->ffn_size, 64), pairs, looked_up,
                         &out->hidden);
    bitnet__take_operand(arena, bitnet__pad((size_t)info->hidden_size, 64),
                         (uint64_t)info->threads * BITNET__GATHERED, looked_up, &out->gathered);
}

static void bitnet__batch_layout(bitnet__batch *b, const bitnet_model_info *info,
                                 bitnet__arena *arena) {
    uint64_t room = (uint64_t)b->room;
    size_t attention = (size_t)bitnet__extent(info, BITNET__QUERY_ROWS) +
                       2 * (size_t)bitnet__extent(info, BITNET__KEY_WIDTH);
    size_t channels = (size_t)bitnet__extent(info, BITNET__CHANNELS);
    size_t state = (size_t)bitnet__extent(info, BITNET__STATE_WIDTH);
    size_t recurrent = channels + state + 2 * (size_t)info->state_heads;
    size_t query = (size_t)bitnet__extent(info, BITNET__QUERY_WIDTH);
    uint64_t pairs = room * (uint64_t)(info->experts ? info->experts_used : 1);
    uint64_t all = pairs + (info->shared_ffn_size ? room : 0);
    int32_t i;
    b->pairs = pairs;
    b->head_stride = bitnet__head_stride(info);
    b->x_stride = bitnet__pad((size_t)info->hidden_size, 64);
    b->attention_stride = bitnet__pad(BITNET__MAX(query, state), 64);
    b->ffn_stride = bitnet__pad((size_t)BITNET__MAX(info->ffn_size, info->shared_ffn_size), 64);
    b->q_stride = (size_t)info->heads * b->head_stride;
    if (b->gated) attention += query;
    b->qkv_stride = BITNET__MAX(attention, recurrent);
    b->mixed_stride = channels;
    b->gates_stride = 2 * (size_t)info->state_heads;
    b->rows = (bitnet__row *)bitnet__take(arena, room, sizeof(bitnet__row));
    b->x = bitnet__take_floats(arena, room, b->x_stride);
    b->q = bitnet__take_floats(arena, room, b->q_stride);
    b->qkv = bitnet__take_floats(arena, room, b->qkv_stride);
    b->mixed = bitnet__take_floats(arena, room, b->mixed_stride);
    b->gates = bitnet__take_floats(arena, room, b->gates_stride);
    b->attention = bitnet__take_floats(arena, room, b->attention_stride);
    b->ffn = bitnet__take_floats(arena, all, b->ffn_stride);
    b->up = bitnet__take_floats(arena, all, BITNET__MAX(b->ffn_stride, b->x_stride));
    b->branch = b->up;
    for (i = 0; i < b->inputs; i++)
        bitnet__take_operand(arena, bitnet__widest(info), room, b->looked_up, &b->n[i]);
    if (info->experts) bitnet__take_routes(arena, info, room, pairs, b->looked_up, &b->routes);
    b->scratch = bitnet__take_scratch(arena, info, b->room);
}

static void bitnet__take_screen_state(bitnet__arena *arena, const bitnet_model_info *info,
                                      float *logits, bitnet__screen_state *out) {
    uint64_t digits = 2 * (uint64_t)bitnet__screen_stride(info->hidden_size);
    memset(out, 0, sizeof *out);
    out->digits.high = (int8_t *)bitnet__take(arena, digits, 1);
    out->digits.low = (int8_t *)bitnet__take(arena, digits, 1);
    out->logits = logits;
}

static void bitnet__choice_layout(bitnet__choice *c, const bitnet_model_info *info, bool looked_up,
                                  bitnet__arena *arena) {
    uint64_t vocabulary = (uint64_t)info->vocab_size;
    bitnet__take_operand(arena, bitnet__pad((size_t)info->hidden_size, 64), BITNET__HEAD_STATES,
                         looked_up, &c->state);
    c->scratch = bitnet__take_scratch(arena, info, BITNET__HEAD_STATES);
    c->logits = bitnet__take_floats(arena, vocabulary, 1);
    c->counts = bitnet__take_ints(arena, vocabulary, 1);
    bitnet__take_screen_state(arena, info, c->logits, &c->screen);
    c->survivors =
        (bitnet__candidate *)bitnet__take(arena, vocabulary + 1, sizeof(bitnet__candidate));
}

/* ---- the model's free batches and choices */

/* for kernels; the rest is written before it is read, and clearing all of it takes milliseconds */
static void bitnet__clear_padding(float *x, size_t rows, size_t stride, size_t width) {
    for (; rows > 0; rows--, x += stride) memset(x + width, 0, (stride - width) * sizeof(float));
}

static uint64_t bitnet__batch_bytes(const bitnet_model *model, int32_t room,
                                    bitnet__batch *sizing) {
    bitnet__arena arena = {NULL, 0};
    memset(sizing, 0, sizeof *sizing);
    sizing->room = room;
    sizing->inputs = model->basis.block ? 2 : 1;
    sizing->gated = bitnet__has_part(model->parts, BITNET__HEAD_GATE);
    if (bitnet__has_part(model->parts, BITNET__NORMS_IN)) sizing->inputs = 3;
    sizing->looked_up = model->looked_up;
    bitnet__take(&arena, 1, sizeof *sizing);
    bitnet__batch_layout(sizing, &model->info, &arena);
    return arena.used;
}

static bitnet__batch *bitnet__batch_create(const bitnet_model *model, int32_t room) {
    size_t rows = (size_t)room, pairs;
    bitnet__batch sizing, *b;
    bitnet__arena arena = {NULL, 0};
    arena.used = bitnet__batch_bytes(model, room, &sizing);
    if (!bitnet__arena_alloc(&arena, &model->allocator, false)) return NULL;
    b = (bitnet__batch *)bitnet__take(&arena, 1, sizeof *b);
    *b = sizing;
    bitnet__batch_layout(b, &model->info, &arena);
    bitnet__clear_padding(b->x, rows, b->x_stride, (size_t)model->info.hidden_size);
    bitnet__clear_padding(b->q, rows * (size_t)model->info.heads, b->head_stride,
                          (size_t)model->info.head_size);
    bitnet__clear_padding(b->attention, rows, b->attention_stride, 0); /* void rows have none */
    pairs = (size_t)b->pairs;
    bitnet__clear_padding(b->ffn, pairs, b->ffn_stride, (size_t)model->info.ffn_size);
    if (model->info.shared_ffn_size)
        bitnet__clear_padding(BITNET__AT(b, ffn, pairs), rows, b->ffn_stride,
                              (size_t)model->info.shared_ffn_size);
    return b;
}

static bitnet__choice *bitnet__choice_create(const bitnet_model *model) {
    bitnet__choice sizing, *c;
    bitnet__arena arena = {NULL, 0};
    memset(&sizing, 0, sizeof sizing);
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__choice_layout(&sizing, &model->info, model->looked_up, &arena);
    /* `counts` need zeros, and no budget should pay for the first write to a page */
    if (!bitnet__arena_alloc(&arena, &model->allocator, true)) return NULL;
    c = (bitnet__choice *)bitnet__take(&arena, 1, sizeof *c);
    *c = sizing;
    bitnet__choice_layout(c, &model->info, model->looked_up, &arena);
    return c;
}

static void bitnet__batch_free(const bitnet_model *model, bitnet__batch *b) {
    bitnet__free(&model->allocator, b->inner);
    bitnet__free(&model->allocator, b);
}

static bool bitnet__reserve_inner(const bitnet_model *model, bitnet__batch *b, int32_t rank) {
    float *inner;
    if (rank <= b->inner_rank) return true;
    inner = (float *)bitnet__alloc(&model->allocator, (size_t)b->room * BITNET__PAIR_INPUTS,
                                   (size_t)rank * sizeof(float));
    if (!inner) return false;
    bitnet__free(&model->allocator, b->inner);
    b->inner = inner;
    b->inner_rank = rank;
    return true;
}

/* `least` 0: the largest */
static bitnet__batch *bitnet__find_batch(bitnet_model *model, int32_t least, int32_t most) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__batch **best = NULL, **at, *found = NULL;
    bitnet__spin_lock(&pool->lock);
    for (at = &pool->batches; *at; at = &(*at)->next)
        if ((*at)->room >= least && (*at)->room <= most &&
            (!best || (least ? (*at)->room < (*best)->room : (*at)->room > (*best)->room)))
            best = at;
    if (best) {
        found = *best;
        *best = found->next;
    }
    bitnet__spin_unlock(&pool->lock);
    return found;
}

/* NULL afterwards, and before it if there is none */
static void bitnet__return_batch(bitnet_model *model, bitnet__batch **batch) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    if (!*batch) return;
    bitnet__spin_lock(&pool->lock);
    pool->waiting -= (*batch)->waiting;
    (*batch)->waiting = 0;
    (*batch)->next = pool->batches;
    pool->batches = *batch;
    bitnet__spin_unlock(&pool->lock);
    *batch = NULL;
}

/* a free one of at most `most` rows, or a new one, which replaces slightly smaller ones */
static bitnet__batch *bitnet__borrow_batch(bitnet_model *model, int32_t rows, int32_t most,
                                           int32_t rank) {
    bitnet__batch *batch = bitnet__find_batch(model, rows, most), *smaller;
    if (!batch && (batch = bitnet__batch_create(model, rows)) != NULL)
        while ((smaller = bitnet__find_batch(model, (rows - 7) / 2, rows - 1)) != NULL)
            bitnet__batch_free(model, smaller);
    if (!batch) batch = bitnet__find_batch(model, 0, INT32_MAX);
    if (batch && !bitnet__reserve_inner(model, batch, rank)) bitnet__return_batch(model, &batch);
    return batch;
}

/* The session that has this batch waits for `rows` rows. If others are also waiting, one batch for
   all of them stays free so that passes need not allocate it. */
static void bitnet__reserve_pass(bitnet_model *model, bitnet__batch *own, int32_t rows,
                                 int32_t rank) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__batch *shared;
    int32_t all;
    bitnet__spin_lock(&pool->lock);
    all = pool->waiting += rows - own->waiting;
    own->waiting = rows;
    bitnet__spin_unlock(&pool->lock);
    if (all == rows) return;
    all = BITNET__MIN(BITNET__MAX(all, 1 + BITNET__DRAFTS), BITNET__PASS);
    shared = bitnet__borrow_batch(model, all, INT32_MAX, rank);
    bitnet__return_batch(model, &shared);
}

static bitnet__choice *bitnet__borrow_choice(bitnet_model *model) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__choice *choice;
    bitnet__spin_lock(&pool->lock);
    choice = pool->choices;
    if (choice) pool->choices = choice->next;
    bitnet__spin_unlock(&pool->lock);
    if (!choice) choice = bitnet__choice_create(model);
    if (choice) choice->stage = BITNET__HEAD_IDLE;
    return choice;
}

/* like bitnet__return_batch */
static void bitnet__return_choice(bitnet_model *model, bitnet__choice **choice) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    if (!*choice) return;
    bitnet__spin_lock(&pool->lock);
    (*choice)->next = pool->choices;
    pool->choices = *choice;
    bitnet__spin_unlock(&pool->lock);
    *choice = NULL;
}

/* ---- rotations */

BITNET__NOINLINE static void bitnet__rotations(const bitnet_model *model, int32_t page,
                                               float *out) {
    int32_t half = model->info.rope_size / 2, turns, at, i;
    for (turns = 0; turns < model->rope_table_count; turns++)
        for (at = page * BITNET__PAGE; at < (page + 1) * BITNET__PAGE; at++)
            for (i = 0; i < half; i++) {
                const bitnet__rope_table *t = &model->turns[turns];
                double sine, cosine;
                bitnet__sincos_double(at * t->frequency[i], &sine, &cosine);
                *out++ = (float)(cosine * t->amplitude);
                *out++ = (float)(sine * t->amplitude);
            }
}

static uint64_t bitnet__rope_page_bytes(const bitnet_model *model) {
    return BITNET__PAGE * (uint64_t)model->rope_table_count * (uint64_t)model->info.rope_size *
           sizeof(float);
}

static bool bitnet__grow_rope(bitnet_model *model, int32_t page) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    int32_t room = page < 32 ? 64 : 2 * page;
    float **grown = BITNET__NEW_ZERO(float *, &model->allocator, (size_t)room);
    float **old = grown;
    if (!grown) return false;
    bitnet__spin_lock(&pool->lock);
    if (pool->rope_room <= page) {
        old = pool->rope;
        if (old) memcpy(grown, old, (size_t)pool->rope_room * sizeof *grown);
        pool->rope = grown;
        pool->rope_room = room;
    }
    bitnet__spin_unlock(&pool->lock);
    bitnet__free(&model->allocator, old);
    return true;
}

static const float *bitnet__rope_of(bitnet_model *model, int32_t page) {
    bitnet_model *owner = model->main ? model->main : model; /* an MTP head has the same */
    bitnet__scratch_pool *pool = &owner->scratch_pool;
    float *found = NULL, *made;
    bitnet__fpenv saved;
    bool room;
    bitnet__spin_lock(&pool->lock);
    room = page < pool->rope_room;
    if (room) found = pool->rope[page];
    bitnet__spin_unlock(&pool->lock);
    if (found || (!room && !bitnet__grow_rope(owner, page))) return found;
    made = (float *)bitnet__alloc_bytes(&model->allocator, bitnet__rope_page_bytes(model));
    if (!made) return NULL;
    saved = bitnet__fp_enter();
    bitnet__rotations(model, page, made);
    bitnet__fp_leave(saved);
    bitnet__spin_lock(&pool->lock);
    found = pool->rope[page];
    if (!found) pool->rope[page] = made;
    bitnet__spin_unlock(&pool->lock);
    if (!found) return made;
    bitnet__free(&model->allocator, made); /* another thread was faster */
    return found;
}

static int32_t bitnet__rope_context(const bitnet_model_info *info) {
    return info->context_length < BITNET__ROTATED ? info->context_length : BITNET__ROTATED;
}

/* while loading, because it takes 0.1 ms per page; optional */
static void bitnet__make_rope(bitnet_model *model) {
    int32_t at = 0;
    while (at < bitnet__rope_context(&model->info) && bitnet__rope_of(model, at / BITNET__PAGE))
        at += BITNET__PAGE;
}

static bool bitnet__scratch_pool_trim(bitnet_model *model) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__batch *batches, *batch;
    bitnet__choice *choices, *choice;
    bool any;
    bitnet__spin_lock(&pool->lock);
    batches = pool->batches, choices = pool->choices;
    pool->batches = NULL, pool->choices = NULL;
    bitnet__spin_unlock(&pool->lock);
    any = batches || choices;
    while ((batch = batches) != NULL) {
        batches = batch->next;
        bitnet__batch_free(model, batch);
    }
    while ((choice = choices) != NULL) {
        choices = choice->next;
        bitnet__free(&model->allocator, choice);
    }
    return any;
}

static void bitnet__scratch_pool_free(bitnet_model *model) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    int32_t i;
    bitnet__scratch_pool_trim(model);
    for (i = 0; i < pool->rope_room; i++) bitnet__free(&model->allocator, pool->rope[i]);
    bitnet__free(&model->allocator, pool->rope);
    memset(pool, 0, sizeof *pool);
}

/* ---- pages */

typedef struct bitnet__page {
    bitnet__atomic users; /* one may write */
    bitnet_cache cache;
    const float *rope;
    uint8_t *parts; /* [layers with attention][kv_heads]: bitnet__chunk */
    float *states;  /* [room][width] that come with tokens of an MTP head's session */
} bitnet__page;

static uint64_t bitnet__part_bytes(const bitnet_model_info *info, bitnet_cache cache,
                                   int32_t room) {
    uint64_t position = 2 * (uint64_t)bitnet__head_stride(info);
    position = cache == BITNET_CACHE_INT8 ? position + 2 * sizeof(float) : 2 * position;
    return position * (uint64_t)room;
}

static void bitnet__page_layout(bitnet__page *page, const bitnet_model_info *info,
                                bitnet__arena *arena) {
    uint64_t parts = (uint64_t)bitnet__attention_layers(info) * (uint64_t)info->kv_heads;
    page->parts =
        (uint8_t *)bitnet__take(arena, parts, bitnet__part_bytes(info, page->cache, BITNET__PAGE));
    page->states = bitnet__take_floats(arena, bitnet__joins(info) ? BITNET__PAGE : 0,
                                       (uint64_t)info->hidden_size);
}

static uint64_t bitnet__page_bytes(const bitnet_model_info *info, bitnet_cache cache) {
    bitnet__arena arena = {NULL, 0};
    bitnet__page page;
    page.cache = cache;
    bitnet__take(&arena, 1, sizeof page);
    bitnet__page_layout(&page, info, &arena);
    return arena.used;
}

BITNET__INLINE uint8_t *bitnet__page_part(const bitnet__page *page, const bitnet_model_info *info,
                                          int layer, int kv_head) {
    size_t number = (size_t)bitnet__attention_number(info, layer);
    size_t part = number * (size_t)info->kv_heads + (size_t)kv_head;
    return page->parts + part * (size_t)bitnet__part_bytes(info, page->cache, BITNET__PAGE);
}

/* where a key or value is stored, and the step of bytes */
static uint8_t *bitnet__row_of(const bitnet__page *page, const bitnet_model_info *info, int layer,
                               int kv_head, bool value, int at, float **step) {
    size_t d = bitnet__head_stride(info), row = (size_t)(value ? BITNET__PAGE + at : at);
    uint8_t *part = bitnet__page_part(page, info, layer, kv_head);
    *step = (float *)(void *)(part + 2 * BITNET__PAGE * d) + row;
    return part + row * d * (page->cache == BITNET_CACHE_INT8 ? 1 : 2);
}

/* if memory runs out, frees unused batches and choices and retries */
static bitnet__page *bitnet__page_create(bitnet_model *model, bitnet_cache cache, int32_t number) {
    const float *rope = bitnet__rope_of(model, number);
    bitnet__arena arena = {NULL, 0};
    bitnet__page *page;
    if (!rope) return NULL;
    do arena.used = bitnet__page_bytes(&model->info, cache);
    while (!bitnet__arena_alloc(&arena, &model->allocator, false) &&
           bitnet__scratch_pool_trim(model));
    if (!arena.memory) return NULL;
    page = (bitnet__page *)bitnet__take(&arena, 1, sizeof *page);
    page->users = 1;
    page->cache = cache;
    page->rope = rope;
    bitnet__page_layout(page, &model->info, &arena);
    return page;
}

/* the first `positions` */
static void bitnet__page_copy(const bitnet_model_info *info, bitnet__page *to,
                              const bitnet__page *from, int32_t positions) {
    size_t count = (size_t)positions, row = bitnet__head_stride(info);
    int layer, head, value;
    if (from->cache == BITNET_CACHE_F16) row *= sizeof(uint16_t);
    for (layer = 0; layer < info->layers; layer++)
        for (head = 0; head < info->kv_heads && !bitnet__is_recurrent(info, layer); head++)
            for (value = 0; value < 2; value++) {
                float *step, *from_step;
                uint8_t *x = bitnet__row_of(to, info, layer, head, value, 0, &step);
                memcpy(x, bitnet__row_of(from, info, layer, head, value, 0, &from_step),
                       count * row);
                if (from->cache == BITNET_CACHE_INT8) memcpy(step, from_step, count * sizeof *step);
            }
    if (bitnet__joins(info))
        memcpy(to->states, from->states, count * (size_t)info->hidden_size * sizeof(float));
}

static void bitnet__page_release(bitnet_model *model, bitnet__page *page) {
    int users = page ? bitnet__add(&page->users, -1) : 0;
    BITNET_ASSERT(!page || users > 0);
    if (users == 1) bitnet__free(&model->allocator, page);
}
