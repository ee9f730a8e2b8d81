/* lora.h - the parameters of an adapter, and the memory of a pass

   The base model's weights do not change. Next to a projection W, A [rank][columns] and B
   [rows][rank] are trained: y = W q(x) + B (A x) * alpha / rank, where q rounds x to int8. B starts
   as zeros, so training starts from the base model.

   A pass has texts of any lengths, up to --context tokens in total, each in its own session. Work
   is divided into pieces of fixed size, each with its own output and order of summation.

   Source: "LoRA: Low-Rank Adaptation of Large Language Models" (arXiv 2106.09685). */

#pragma once
#include "threads.h"

enum {
    LORA_CHUNK = 128,      /* tokens in a batch of the library */
    LORA_TOKENS = 16,      /* tokens of a task that works on tokens */
    LORA_COLUMNS = 128,    /* columns that one task transposes: a block of I2_S */
    LORA_VOCABULARY = 256, /* rows of a slice of the head */
    LORA_STATES = 8,       /* states whose logits are computed while a slice is read once */
    LORA_LEAST = 16,       /* tokens to learn from */
    LORA_BATCH = 4096,     /* examples of a step, at most */
    LORA_RANK = 1024,      /* at most */
    LORA_GROUPS = 16       /* sums of the head's gradient, each over slices in order */
};

/* The offsets of an adapted projection's matrices in the parameters. B is transposed. */
typedef struct lora_pair {
    bool on;
    size_t a, b; /* [rank][columns], [rank][rows] */
} lora_pair;

/* A text of a pass: its tokens are the pass's tokens [first, first + count). */
typedef struct lora_text {
    int first, count;
    bitnet_session *session;
} lora_text;

/* A layer's values for the backward pass. Rows have the stride of the library's batches. */
typedef struct lora_taps {
    float *in[BITNET__USUAL_MATRICES];  /* each projection's input; some share memory */
    float *low[BITNET__USUAL_MATRICES]; /* [room][rank] A times in[], times alpha / rank */
    float *qkv, *q, *attention, *mid, *gate, *up, *hidden;
    float *branch[2]; /* outputs of attention and ffn, if a norm or factor follows them */
} lora_taps;

typedef struct lora {
    bitnet_model *base;
    threads *pool;
    tiles tiles;
    int rank;
    float factor;     /* alpha / rank */
    unsigned on;      /* a bit for each projection */
    lora_pair *pairs; /* [layers][BITNET__USUAL_MATRICES] */
    model p;          /* the optimizer's parameters: no layers, only pieces */

    int room, tokens, text_count; /* of the pass */
    lora_text *texts;             /* [room] */
    bitnet__row *rows;            /* [room] */
    int32_t *target;              /* [room] the next token; -1: not learned */
    float weight;                 /* of each target in the loss */
    bitnet__batch *batch;
    float **x; /* [layers + 1][room][x_stride]: each layer's input, and the last one's output */
    lora_taps taps;

    int *scored, scored_count; /* [room] tokens with a target */
    bitnet__operand states;    /* of these tokens, [room] */
    void *states_memory;
    float *tops, *sums, *chosen; /* [slices][room], [slices][room], [room] */
    double *log_totals;          /* [room] */
    float *dstates;              /* [LORA_GROUPS][room][x_stride] */

    float *dx, *dbranch, *dmid;         /* [room][x_stride] */
    float *dqkv, *dattention, *dhidden; /* shapes as in the taps */
    float *dgate, *dup;
    float *din[3]; /* [room][widest]: gradients of projections' inputs; three if each has its own */
    float *dlow;   /* [room][rank] */
    uint16_t *rounded; /* [room][widest] a gradient as bf16 */
    float *wide;       /* the largest projection as floats, if some are not plain codes */
    size_t widest;
    arena memory;
} lora;

/* The end of task `index`, which begins at token index * LORA_TOKENS of `count`. */
static int tokens_end(int index, int count) {
    int end = (index + 1) * LORA_TOKENS;
    return end < count ? end : count;
}

static lora_pair *pair_of(const lora *w, int layer, int matrix) {
    return &w->pairs[layer * BITNET__USUAL_MATRICES + matrix];
}

static int slices_of_head(const lora *w) {
    return (w->base->info.vocab_size + LORA_VOCABULARY - 1) / LORA_VOCABULARY;
}

/* Lays out and initializes the parameters: A small and random, B zero. */
static void create_pairs(lora *w, uint64_t seed) {
    const bitnet_model_info *info = &w->base->info;
    size_t most = 0, i;
    int l, k;
    w->pairs = (lora_pair *)arena_take(&w->memory, (size_t)info->layers * BITNET__USUAL_MATRICES,
                                       sizeof *w->pairs);
    for (l = 0; l < info->layers * BITNET__USUAL_MATRICES; l++) {
        const bitnet__matrix *m =
            &w->base->layers[l / BITNET__USUAL_MATRICES].matrix[l % BITNET__USUAL_MATRICES];
        most += (size_t)(m->rows + m->columns) * (size_t)w->rank / PIECE + 4;
    }
    w->p.tiles = w->tiles;
    w->p.pieces = (piece *)arena_take(&w->memory, most, sizeof(piece));
    for (l = 0; l < info->layers; l++)
        for (k = 0; k < BITNET__USUAL_MATRICES; k++) {
            const bitnet__matrix *m = &w->base->layers[l].matrix[k];
            lora_pair *p = pair_of(w, l, k);
            p->on = w->on >> k & 1;
            if (!p->on) continue;
            p->a = add_parameters(&w->p, bitnet__pad((size_t)m->columns * (size_t)w->rank, LANES),
                                  GROUP_EMBEDDING);
            p->b = add_parameters(&w->p, bitnet__pad((size_t)m->rows * (size_t)w->rank, LANES),
                                  GROUP_EMBEDDING);
        }
    w->p.w = arena_floats(&w->memory, w->p.count, 1);
    w->p.g = arena_floats(&w->memory, w->p.count, 1);
    w->p.m = arena_floats(&w->memory, w->p.count, 1);
    w->p.v = arena_floats(&w->memory, w->p.count, 1);
    for (l = 0; l < info->layers * BITNET__USUAL_MATRICES; l++) {
        const lora_pair *p = &w->pairs[l];
        int columns =
            w->base->layers[l / BITNET__USUAL_MATRICES].matrix[l % BITNET__USUAL_MATRICES].columns;
        double deviation = 1.0 / bitnet__sqrt_double((double)columns);
        for (i = 0; p->on && i < (size_t)columns * (size_t)w->rank; i++)
            w->p.w[p->a + i] = (float)(deviation * random_normal(&seed));
    }
}

static void create_taps(lora *w) {
    const bitnet_model *base = w->base;
    const bitnet__batch *b = w->batch;
    size_t room = (size_t)w->room;
    lora_taps *t = &w->taps;
    int k;
    for (k = 0; k < BITNET__USUAL_MATRICES; k++) {
        size_t stride = bitnet__pad((size_t)base->layers[0].matrix[k].columns, 64);
        bool shared = b->inputs == 1 && (k == BITNET__K || k == BITNET__V || k == BITNET__UP);
        t->in[k] = shared ? t->in[k - 1] : arena_floats(&w->memory, room, stride);
        t->low[k] = arena_floats(&w->memory, room, (size_t)w->rank);
    }
    t->qkv = arena_floats(&w->memory, room, b->qkv_stride);
    t->q = arena_floats(&w->memory, room, b->q_stride);
    t->attention = arena_floats(&w->memory, room, b->attention_stride);
    t->mid = arena_floats(&w->memory, room, b->x_stride);
    t->gate = arena_floats(&w->memory, room, b->ffn_stride);
    t->up = arena_floats(&w->memory, room, b->ffn_stride);
    t->hidden = arena_floats(&w->memory, room, b->ffn_stride);
    for (k = 0; k < 2 && bitnet__adds_apart(base); k++)
        t->branch[k] = arena_floats(&w->memory, room, b->x_stride);
}

/* Must weights be transposed as floats, because they are not codes with one scale? */
static size_t largest_wide(const lora *w) {
    size_t most = 0;
    int l;
    for (l = 0; l < w->base->info.layers * BITNET__USUAL_MATRICES; l++) {
        const bitnet__matrix *m =
            &w->base->layers[l / BITNET__USUAL_MATRICES].matrix[l % BITNET__USUAL_MATRICES];
        size_t n = m->layout == BITNET__TERNARY ? 0 : (size_t)m->rows * (size_t)m->columns;
        if (n > most) most = n;
    }
    return most;
}

static void create_gradients(lora *w) {
    const bitnet__batch *b = w->batch;
    size_t room = (size_t)w->room, slices = (size_t)slices_of_head(w);
    int i;
    w->dx = arena_floats(&w->memory, room, b->x_stride);
    w->dbranch = arena_floats(&w->memory, room, b->x_stride);
    w->dqkv = arena_floats(&w->memory, room, b->qkv_stride);
    w->dattention = arena_floats(&w->memory, room, b->attention_stride);
    w->dhidden = arena_floats(&w->memory, room, b->ffn_stride);
    w->dgate = arena_floats(&w->memory, room, b->ffn_stride);
    w->dup = arena_floats(&w->memory, room, b->ffn_stride);
    w->widest = bitnet__widest(&w->base->info);
    for (i = 0; i < b->inputs; i++) w->din[i] = arena_floats(&w->memory, room, w->widest);
    w->dlow = arena_floats(&w->memory, room, (size_t)w->rank);
    w->rounded = (uint16_t *)arena_take(&w->memory, room * w->widest, sizeof *w->rounded);
    w->wide = arena_floats(&w->memory, largest_wide(w), 1);
    w->tops = arena_floats(&w->memory, room, slices);
    w->sums = arena_floats(&w->memory, room, slices);
    w->chosen = arena_floats(&w->memory, room, 1);
    w->log_totals = (double *)arena_take(&w->memory, room, sizeof(double));
    w->dstates = arena_floats(&w->memory, room * LORA_GROUPS, b->x_stride);
}

/* The states from which logits are computed. */
static void create_states(lora *w) {
    bitnet__arena sizing = {NULL, 0}, arena = {NULL, 0};
    bitnet__operand ignored;
    bitnet__take_operand(&sizing, bitnet__widest(&w->base->info), w->room, w->base->looked_up,
                         &ignored);
    arena.memory = (uint8_t *)arena_take(&w->memory, (size_t)sizing.used, 1);
    bitnet__take_operand(&arena, bitnet__widest(&w->base->info), w->room, w->base->looked_up,
                         &w->states);
    w->scored = (int *)arena_take(&w->memory, (size_t)w->room, sizeof *w->scored);
}

/* Creates everything except the base, for passes of up to `tokens` tokens. rank, factor and on must
   be set. */
static void lora_create(lora *w, bitnet_model *base, threads *pool, tiles set, int tokens,
                        uint64_t seed) {
    int l;
    w->base = base;
    w->pool = pool;
    w->tiles = set;
    w->room = bitnet__round_up(tokens, LORA_TOKENS); /* tiles read 8 rows */
    w->batch = bitnet__batch_create(base, w->room < LORA_CHUNK ? w->room : LORA_CHUNK);
    if (!w->batch) die(BROKEN, "out of memory");
    create_pairs(w, seed);
    w->texts = (lora_text *)arena_take(&w->memory, (size_t)w->room, sizeof *w->texts);
    w->rows = (bitnet__row *)arena_take(&w->memory, (size_t)w->room, sizeof *w->rows);
    w->target = (int32_t *)arena_take(&w->memory, (size_t)w->room, sizeof *w->target);
    w->x = (float **)arena_take(&w->memory, (size_t)base->info.layers + 1, sizeof *w->x);
    for (l = 0; l <= base->info.layers; l++)
        w->x[l] = arena_floats(&w->memory, (size_t)w->room, w->batch->x_stride);
    create_taps(w);
    create_gradients(w);
    create_states(w);
}

static void lora_destroy(lora *w) {
    int i;
    for (i = 0; w->texts && i < w->room; i++) bitnet_session_free(w->texts[i].session);
    if (w->batch) bitnet__free(&w->base->allocator, w->batch);
    arena_free(&w->memory);
}

/* The memory that lora_create allocates, without the base's file. */
static uint64_t lora_bytes(const bitnet_model *base, int rank, unsigned on, int tokens) {
    const bitnet_model_info *info = &base->info;
    uint64_t width = bitnet__pad((size_t)info->hidden_size, 64),
             ffn = bitnet__pad((size_t)info->ffn_size, 64);
    uint64_t query = (uint64_t)(info->heads * info->head_size), widest = bitnet__widest(info);
    uint64_t kv = 2 * (uint64_t)(info->kv_heads * info->head_size),
             inputs = base->parts >> BITNET__NORMS_IN & 1 ? 3 : 1;
    uint64_t row, parameters = 0, chunk = (uint64_t)(tokens < LORA_CHUNK ? tokens : LORA_CHUNK);
    uint64_t slices = (uint64_t)(info->vocab_size / LORA_VOCABULARY + 1);
    int k;
    row = (uint64_t)(info->layers + 1) * width;                    /* inputs of layers */
    row += (2 + inputs) * width + 4 * query + kv + 4 * ffn;        /* taps */
    row += (2 + LORA_GROUPS) * width + 2 * query + kv + 3 * ffn;   /* gradients */
    row += inputs * widest + widest / 2 + 2 * slices + 2 * widest; /* the same; states */
    row += (uint64_t)info->layers * kv / 2;                        /* keys and values, as halves */
    for (k = 0; k < BITNET__USUAL_MATRICES; k++)
        if (on >> k & 1)
            parameters +=
                (uint64_t)info->layers * (uint64_t)rank *
                (uint64_t)(base->layers[0].matrix[k].rows + base->layers[0].matrix[k].columns);
    return 4 * ((uint64_t)tokens * row + 5 * parameters +
                chunk * (3 * width + 3 * query + kv + 2 * ffn + 3 * widest));
}
