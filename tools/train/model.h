/* model.h - parameters, ternary matrices, and the memory of a pass

   All parameters are in one array, so gradients, moments, checkpoints and the optimizer do not
   depend on shapes. Before each step every matrix is rounded and packed twice, for the forward
   product and for the gradient of its input: to codes, which multiply int8 activations and
   gradients; or, in the first steps (--full), to bf16, which multiply bf16. */

#pragma once
#include "operations.h"

typedef struct config {
    int vocabulary, context, width, layers, heads, kv_heads, ffn;
} config;

static const struct {
    const char *name;
    config c;
} presets[] = {
    {"pico", {512, 128, 128, 2, 2, 1, 256}},
    {"nano", {2048, 512, 256, 6, 4, 2, 768}},
    {"micro", {4096, 512, 384, 8, 6, 2, 1152}},
    {"small", {8192, 512, 512, 8, 8, 4, 1536}},
};

#define ROPE_BASE 10000.0

/* A layer's norms, each before the matrices that use its output. */
enum { IN_ATTN, IN_O, IN_FFN, IN_DOWN, INPUTS };
enum { MAT_Q, MAT_K, MAT_V, MAT_O, MAT_GATE, MAT_UP, MAT_DOWN, MATRICES };

typedef struct matrix {
    size_t at; /* of the parameters */
    int rows, columns;
    float gamma;        /* scale of the last rounding; 1 in bf16 */
    uint32_t *forward;  /* codes + 1 as int8, or bf16: a column per output */
    uint32_t *backward; /* the same, a column per input */
} matrix;

typedef struct layer {
    size_t norm[INPUTS]; /* consecutive, from norm[0] on */
    matrix m[MATRICES];
} layer;

/* How a range of parameters is optimized, and whether it decays. */
typedef enum group { GROUP_EMBEDDING, GROUP_GAIN, GROUP_MATRIX } group;

/* A range of parameters for one task of the optimizer. */
typedef struct piece {
    size_t at, count;
    group group;
} piece;

typedef struct model {
    config c;
    tiles tiles;
    kind kind; /* of the matrices: KIND_INT8, ternary; or KIND_BF16 */
    int d, kv_width, qkv_width, gains, logits; /* logits: the vocabulary, padded */
    layer *layers;
    size_t embedding, output_norm, count;
    float *w, *g, *m, *v; /* [count]: master weights, gradients, moments (matrices have no v) */
    uint32_t *head_forward, *head_backward;
    float *cosine, *sine; /* [context][d / 2] */
    piece *pieces;
    int piece_count;
    arena memory;
} model;

static int input_of(int matrix) {
    return matrix <= MAT_V ? IN_ATTN : matrix == MAT_O ? IN_O : matrix <= MAT_UP ? IN_FFN : IN_DOWN;
}

enum { PIECE = 1 << 16 };

static size_t add_parameters(model *m, size_t count, group group) {
    size_t at = m->count, i;
    for (i = 0; i < count; i += PIECE) {
        piece *p = &m->pieces[m->piece_count++];
        p->at = at + i;
        p->count = count - i < PIECE ? count - i : PIECE;
        p->group = group;
    }
    m->count += count;
    return at;
}

static void model_create(model *m, config c, tiles t) {
    int l, i, pos;
    size_t width = (size_t)c.width, panels;
    memset(m, 0, sizeof *m);
    m->c = c;
    m->tiles = t;
    m->kind = KIND_INT8;
    m->d = c.width / c.heads;
    m->kv_width = c.kv_heads * m->d;
    m->qkv_width = c.width + 2 * m->kv_width;
    m->gains = 3 * c.width + c.ffn;
    m->logits = bitnet__round_up(c.vocabulary, TILE_COLUMNS);
    m->layers = (layer *)arena_take(&m->memory, (size_t)c.layers, sizeof(layer));
    panels = (size_t)c.layers * (width * (width * 3 + 3 * (size_t)c.ffn) / PIECE + 16) +
             (size_t)c.vocabulary * width / PIECE + 16;
    m->pieces = (piece *)arena_take(&m->memory, panels, sizeof(piece));

    m->embedding = add_parameters(m, (size_t)c.vocabulary * width, GROUP_EMBEDDING);
    for (l = 0; l < c.layers; l++) {
        layer *y = &m->layers[l];
        const int rows[MATRICES] = {c.width, m->kv_width, m->kv_width, c.width,
                                    c.ffn,   c.ffn,       c.width};
        for (i = 0; i < INPUTS; i++)
            y->norm[i] = add_parameters(m, (size_t)(i == IN_DOWN ? c.ffn : c.width), GROUP_GAIN);
        for (i = 0; i < MATRICES; i++) {
            matrix *x = &y->m[i];
            x->rows = rows[i];
            x->columns = i == MAT_DOWN ? c.ffn : c.width;
            x->at = add_parameters(m, (size_t)x->rows * (size_t)x->columns, GROUP_MATRIX);
            x->forward = (uint32_t *)arena_take(
                &m->memory, panel_words(TILE_COLUMNS, x->rows, x->columns / 2), 4);
            x->backward = (uint32_t *)arena_take(
                &m->memory, panel_words(TILE_COLUMNS, x->columns, x->rows / 2), 4);
        }
    }
    m->output_norm = add_parameters(m, width, GROUP_GAIN);
    m->w = (float *)arena_take(&m->memory, m->count, 4);
    m->g = (float *)arena_take(&m->memory, m->count, 4);
    m->m = (float *)arena_take(&m->memory, m->count, 4);
    m->v = (float *)arena_take(&m->memory, m->count, 4);
    m->head_forward = (uint32_t *)arena_take(&m->memory, (size_t)m->logits * width, 4);
    m->head_backward =
        (uint32_t *)arena_take(&m->memory, panel_words(TILE_COLUMNS, c.width, c.vocabulary), 4);
    m->cosine = (float *)arena_take(&m->memory, (size_t)c.context * (size_t)m->d / 2, 4);
    m->sine = (float *)arena_take(&m->memory, (size_t)c.context * (size_t)m->d / 2, 4);
    for (i = 0; i < m->d / 2; i++) {
        double f = bitnet__exp_double(-2.0 * i / m->d * bitnet__log_double(ROPE_BASE));
        for (pos = 0; pos < c.context; pos++) {
            double sine, cosine;
            bitnet__sincos_double(pos * f, &sine, &cosine);
            m->sine[pos * (m->d / 2) + i] = (float)sine;
            m->cosine[pos * (m->d / 2) + i] = (float)cosine;
        }
    }
}

static void model_destroy(model *m) { arena_free(&m->memory); }

/* ---- random numbers: SplitMix64 */

static uint64_t random_bits(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static double random_unit(uint64_t *state) { /* in (0, 1) */
    return ((double)(random_bits(state) >> 12) + 0.5) / 4503599627370496.0;
}

static double random_normal(uint64_t *state) {
    double radius = bitnet__sqrt_double(-2.0 * bitnet__log_double(random_unit(state)));
    double sine, cosine;
    bitnet__sincos_double(6.283185307179586 * random_unit(state), &sine, &cosine);
    return radius * cosine;
}

/* Initializes gains to 1, the embedding and matrices with deviation 0.02, smaller for matrices that
   add to the residual stream, to bound the sum over the layers. `wide`: attention scores start
   large enough to give useful gradients, and the embedding large enough compared with attention's
   normed output. */
static void model_initialise(model *m, uint64_t seed, bool wide) {
    const double embedding = wide ? 0.3 : 0.02;
    const double inner = wide ? 1.0 / bitnet__sqrt_double(m->c.width) : 0.02;
    const double outer = wide ? 0.02 : 0.02 / bitnet__sqrt_double(2.0 * m->c.layers);
    size_t n, i;
    int l, k;
    for (n = (size_t)m->c.vocabulary * (size_t)m->c.width, i = 0; i < n; i++)
        m->w[m->embedding + i] = (float)(embedding * random_normal(&seed));
    for (l = 0; l < m->c.layers; l++) {
        for (i = 0; i < (size_t)m->gains; i++) m->w[m->layers[l].norm[0] + i] = 1.0f;
        for (k = 0; k < MATRICES; k++) {
            const matrix *x = &m->layers[l].m[k];
            const double deviation = k == MAT_O || k == MAT_DOWN ? outer : inner;
            for (n = (size_t)x->rows * (size_t)x->columns, i = 0; i < n; i++)
                m->w[x->at + i] = (float)(deviation * random_normal(&seed));
        }
    }
    for (i = 0; i < (size_t)m->c.width; i++) m->w[m->output_norm + i] = 1.0f;
}

/* gamma = mean |W|, code = clamp(round(W / gamma), -1, 1). Returns gamma. */
INLINE float ternary_codes(int8_t *code, const float *w, size_t n) {
    double total = 0.0;
    float gamma, inverse;
    size_t i, k;
    int j;
    for (i = 0; i < n; i += 1024) { /* sums of 1024 floats are added as doubles */
        float lane[LANES] = {0};
        for (k = i; k < i + 1024 && k < n; k += LANES)
            for (j = 0; j < LANES; j++)
                lane[j] += bitnet__from_bits(bitnet__bits(w[k + (size_t)j]) & 0x7FFFFFFF);
        total += (double)sum_lanes(lane);
    }
    gamma = (float)(total / (double)n);
    if (gamma < 1e-5f) gamma = 1e-5f;
    inverse = 1.0f / gamma;
    for (i = 0; i < n; i++) {
        float x = w[i] * inverse;
        x = x < 1.0f ? x : 1.0f;
        x = x > -1.0f ? x : -1.0f;
        code[i] = (int8_t)(int32_t)bitnet__round(x);
    }
    return gamma;
}

/* What the backward pass needs from a micro-batch's forward pass, so that nothing is computed
   twice. Activations are [tokens][...]. */
typedef struct input_taps {
    float *r;    /* of the norm, [tokens] */
    void *q;     /* normed, as the matrices' input: int8 or bf16 */
    float *step; /* [tokens], if int8 */
} input_taps;

typedef struct taps {
    float *x;       /* residual stream before the layer */
    float *qkv;     /* query, key and value after rope */
    float *p;       /* softmax weights [rows][heads][context][context] */
    float *att;     /* attention's output */
    float *mid;     /* residual stream between attention and ffn */
    float *gate_up; /* [tokens][2][ffn] */
    float *hidden;  /* relu2(gate) * up */
    input_taps in[INPUTS];
} taps;

/* Gradients of matrix outputs. Weight gradients are computed from them later, so layers alternate
   between two. */
typedef struct output_gradients {
    float *qkv, *o, *gate_up, *down;
    int jobs; /* the number of deferred jobs up to the last that uses them */
} output_gradients;

enum { OF_ANSWER = 1 << 20 }; /* marks a token of an assistant's answer; larger than every id */

static int32_t token_id(int32_t token) { return token < 0 ? ~token : token & (OF_ANSWER - 1); }

/* A micro-batch in the model. */
typedef struct pass {
    model *m;
    int rows, tokens, blocks;
    int32_t *input, *target; /* [tokens]; a target of -1 is not scored; some are OF_ANSWER */
    int32_t *first;          /* [tokens]: the first token of its row to which a token attends */
    int32_t *guess;          /* [tokens]: the likeliest next token, in validation */
    float weight, answers;   /* of one token's loss; factor for tokens of answers */
    float taught;            /* the teacher's share of the loss; 0: no teacher */
    int32_t *taught_id;      /* [tokens][TAUGHT]: the teacher's likeliest next tokens */
    float *taught_share;
    bool backward; /* logits become gradients */
    taps *layers;
    float *x, *r, *y, *logits; /* after the last layer: stream, norm factor, normed,
                                  [tokens][logits] */
    double *loss;              /* [blocks] */
    float *dx, *datt;          /* gradients of the residual stream and of attention's output */
    float *gains;              /* [blocks][layers * gains + width]: partial gradients */
    output_gradients out[2];
    int layer; /* of the running stage */
    arena memory;
} pass;

static void pass_create(pass *p, model *m, int rows) {
    const config *c = &m->c;
    size_t n = (size_t)rows * (size_t)c->context, width = (size_t)c->width, ffn = (size_t)c->ffn;
    int l, i;
    memset(p, 0, sizeof *p);
    p->m = m;
    p->rows = rows;
    p->tokens = rows * c->context;
    p->blocks = p->tokens / BLOCK;
    p->answers = 1.0f;
    p->input = (int32_t *)arena_take(&p->memory, n, 4);
    p->target = (int32_t *)arena_take(&p->memory, n, 4);
    p->first = (int32_t *)arena_take(&p->memory, n, 4);
    p->guess = (int32_t *)arena_take(&p->memory, n, 4);
    p->taught_id = (int32_t *)arena_take(&p->memory, n * TAUGHT, 4);
    p->taught_share = arena_floats(&p->memory, n, TAUGHT);
    p->layers = (taps *)arena_take(&p->memory, (size_t)c->layers, sizeof(taps));
    for (l = 0; l < c->layers; l++) {
        taps *t = &p->layers[l];
        t->x = arena_floats(&p->memory, n, width);
        t->qkv = arena_floats(&p->memory, n, (size_t)m->qkv_width);
        t->p = arena_floats(&p->memory, n * (size_t)c->heads, (size_t)c->context);
        t->att = arena_floats(&p->memory, n, width);
        t->mid = arena_floats(&p->memory, n, width);
        t->gate_up = arena_floats(&p->memory, n, 2 * ffn);
        t->hidden = arena_floats(&p->memory, n, ffn);
        for (i = 0; i < INPUTS; i++) {
            t->in[i].r = arena_floats(&p->memory, n, 1);
            t->in[i].step = arena_floats(&p->memory, n, 1);
            t->in[i].q = arena_take(&p->memory, n * 2, i == IN_DOWN ? ffn : width);
        }
    }
    p->x = arena_floats(&p->memory, n, width);
    p->r = arena_floats(&p->memory, n, 1);
    p->y = arena_floats(&p->memory, n, width);
    p->logits = arena_floats(&p->memory, n, (size_t)m->logits);
    p->loss = (double *)arena_take(&p->memory, (size_t)p->blocks, sizeof(double));
    p->dx = arena_floats(&p->memory, n, width);
    p->datt = arena_floats(&p->memory, n, width);
    p->gains =
        arena_floats(&p->memory, (size_t)p->blocks, (size_t)(c->layers * m->gains + c->width));
    for (i = 0; i < 2; i++) {
        p->out[i].qkv = arena_floats(&p->memory, n, (size_t)m->qkv_width);
        p->out[i].o = arena_floats(&p->memory, n, width);
        p->out[i].gate_up = arena_floats(&p->memory, n, 2 * ffn);
        p->out[i].down = arena_floats(&p->memory, n, width);
    }
}

static void pass_destroy(pass *p) { arena_free(&p->memory); }
