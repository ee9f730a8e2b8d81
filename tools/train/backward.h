/* backward.h - the backward pass

   Runs the stages of the forward pass from the last to the first. Each stage stores the
   gradients of its matrices' outputs, from which deferred work computes the gradients of the
   weights. */

#pragma once
#include "forward.h"

/* dx = or += dy W, dy [BLOCK][rows], rounded as the matrix is: to int8 by the largest gradient of
   each token, or to bf16. */
INLINE void linear_backward(const pass *p, int l, int which, float *dx, const float *dy,
                            size_t stride, bool add, scratch *s) {
    const matrix *x = &p->m->layers[l].m[which];
    kind k = p->m->kind;
    size_t n = (size_t)x->rows;
    int8_t *rounded = (int8_t *)scratch_take(s, BLOCK * n, 2);
    float scale[BLOCK] = {1.0f};
    int32_t sum[BLOCK];
    int i;
    for (i = 0; i < BLOCK; i++)
        if (k == KIND_INT8)
            scale[i] = x->gamma * quantise(rounded + (size_t)i * n, &sum[i],
                                           dy + (size_t)i * stride, x->rows, 1e-30f);
        else p->m->tiles.to_bf16((uint16_t *)rounded + (size_t)i * n, dy + (size_t)i * stride, n);
    product(&p->m->tiles, k, dx, (size_t)x->columns, BLOCK, x->columns,
            left_small(k, rounded, x->rows), x->backward, x->rows / elements_of_word(k), scale,
            k == KIND_INT8 ? sum : NULL, add);
}

/* Goes back through norm number `input` of layer l, for one block. */
INLINE void input_backward(pass *p, int l, int input, float *dx, const float *dy, const float *x,
                           int n, int from, bool add) {
    const model *m = p->m;
    size_t norm = m->layers[l].norm[input];
    float *dgain = p->gains +
                   (size_t)(from / BLOCK) * (size_t)(m->c.layers * m->gains + m->c.width) +
                   (size_t)l * (size_t)m->gains + (norm - m->layers[l].norm[0]);
    int i;
    for (i = 0; i < BLOCK; i++) {
        size_t at = (size_t)i * (size_t)n;
        norm_backward(dx + at, dgain, dy + at, x + (size_t)from * (size_t)n + at, m->w + norm,
                      p->layers[l].in[input].r[from + i], n, add);
    }
}

INLINE void head_backward(pass *p, int from, scratch *s) {
    const model *m = p->m;
    size_t width = (size_t)m->c.width;
    float *dy = (float *)scratch_take(s, BLOCK * width, 4);
    uint16_t *rounded = (uint16_t *)scratch_take(s, BLOCK * (size_t)m->logits, 2);
    float *dgain = p->gains +
                   (size_t)(from / BLOCK) * (size_t)(m->c.layers * m->gains + m->c.width) +
                   (size_t)m->c.layers * (size_t)m->gains;
    const float one = 1.0f;
    int i;
    m->tiles.to_bf16(rounded, p->logits + (size_t)from * (size_t)m->logits,
                     BLOCK * (size_t)m->logits);
    product(&m->tiles, KIND_BF16, dy, width, BLOCK, m->c.width,
            left_small(KIND_BF16, rounded, m->logits), m->head_backward, (m->c.vocabulary + 1) / 2,
            &one, NULL, false);
    for (i = 0; i < BLOCK; i++) {
        size_t at = (size_t)(from + i) * width;
        norm_backward(p->dx + at, dgain, dy + (size_t)i * width, p->x + at, m->w + m->output_norm,
                      p->r[from + i], m->c.width, false);
    }
}

INLINE void after_attention_backward(pass *p, int l, int from, scratch *s) {
    const model *m = p->m;
    const taps *t = &p->layers[l];
    output_gradients *out = &p->out[l % 2];
    size_t width = (size_t)m->c.width, ffn = (size_t)m->c.ffn, at = (size_t)from * width;
    float *dx = p->dx + at, *dgu = out->gate_up + (size_t)from * 2 * ffn;
    float *dh = (float *)scratch_take(s, BLOCK * ffn, 4);
    float *dy = (float *)scratch_take(s, BLOCK * width, 4);
    int i;
    memcpy(out->down + at, dx, BLOCK * width * 4);
    linear_backward(p, l, MAT_DOWN, dh, dx, width, false, s);
    input_backward(p, l, IN_DOWN, dh, dh, t->hidden, m->c.ffn, from, false);
    for (i = 0; i < BLOCK; i++) {
        const float *gate = t->gate_up + (size_t)(from + i) * 2 * ffn;
        float *dgate = dgu + (size_t)i * 2 * ffn;
        relu2_backward(dgate, dgate + ffn, dh + (size_t)i * ffn, gate, gate + ffn, m->c.ffn);
    }
    linear_backward(p, l, MAT_GATE, dy, dgu, 2 * ffn, false, s);
    linear_backward(p, l, MAT_UP, dy, dgu + ffn, 2 * ffn, true, s);
    input_backward(p, l, IN_FFN, dx, dy, t->mid, m->c.width, from, true);
    memcpy(out->o + at, dx, BLOCK * width * 4);
    linear_backward(p, l, MAT_O, dy, dx, width, false, s);
    input_backward(p, l, IN_O, p->datt + at, dy, t->att, m->c.width, from, false);
}

INLINE void attend_backward(void *context, int index, scratch *s) {
    pass *p = (pass *)context;
    attention a = attention_of(p, p->layer, index);
    size_t q = (size_t)(a.q - p->layers[p->layer].qkv), k = (size_t)(a.k - p->layers[p->layer].qkv);
    float *out = p->out[p->layer % 2].qkv;
    attention_backward(&a, p->datt + (a.o - p->layers[p->layer].att), out + q, out + k,
                       out + k + p->m->kv_width, s);
}
STAGE(attend_backward)

INLINE void before_attention_backward(pass *p, int l, int from, scratch *s) {
    const model *m = p->m;
    size_t width = (size_t)m->c.width, stride = (size_t)m->qkv_width, half = (size_t)m->d / 2;
    float root = bitnet__rsqrt((float)m->d), *dq = p->out[l % 2].qkv + (size_t)from * stride;
    float *dy = (float *)scratch_take(s, BLOCK * width, 4);
    int i, h;
    for (i = 0; i < BLOCK; i++) {
        size_t pos = (size_t)((from + i) % m->c.context);
        for (h = 0; h < m->c.heads + m->c.kv_heads; h++)
            rope_backward(dq + (size_t)i * stride + h * m->d, m->cosine + pos * half,
                          m->sine + pos * half, m->d, h < m->c.heads ? root : 1.0f);
    }
    linear_backward(p, l, MAT_Q, dy, dq, stride, false, s);
    linear_backward(p, l, MAT_K, dy, dq + m->c.width, stride, true, s);
    linear_backward(p, l, MAT_V, dy, dq + m->c.width + m->kv_width, stride, true, s);
    input_backward(p, l, IN_ATTN, p->dx + (size_t)from * width, dy, p->layers[l].x, m->c.width,
                   from, true);
}

/* Goes back from the attention of layer `layer` to that of layer `layer` - 1. */
INLINE void backward_tokens(void *context, int index, scratch *s) {
    pass *p = (pass *)context;
    int from = index * BLOCK;
    if (p->layer == p->m->c.layers) head_backward(p, from, s);
    else before_attention_backward(p, p->layer, from, s);
    if (p->layer > 0) after_attention_backward(p, p->layer - 1, from, s);
}
STAGE(backward_tokens)

/* ---- weight gradients: dW += dy^T x, in bf16, summed over all tokens of the micro-batch. x is the
   matrix's input: int8, whose step is multiplied into dy; or bf16; or floats, for the head. */

enum { JOB_ROWS = 384, JOB_TOKENS = 256 };

typedef struct weight_job {
    const model *m;
    float *gradient; /* [rows][columns] */
    const float *dy; /* [tokens][stride] */
    size_t stride;
    int rows, columns, tokens;
    const void *q;     /* int8 or bf16 */
    const float *step; /* of int8 */
    const float *x;    /* if q is NULL */
} weight_job;

INLINE void weight_gradient(void *context, int index, scratch *s) {
    const weight_job *job = (const weight_job *)context;
    const tiles *set = &job->m->tiles;
    int first = index * JOB_ROWS, rows = job->rows - first, columns = job->columns, kept, t;
    size_t n = (size_t)columns;
    uint32_t *x =
        (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, columns, JOB_TOKENS / 2), 4);
    const float one = 1.0f;
    if (rows > JOB_ROWS) rows = JOB_ROWS;
    kept = s->used;
    for (t = 0; t < job->tokens; t += JOB_TOKENS) {
        int tokens = job->tokens - t < JOB_TOKENS ? job->tokens - t : JOB_TOKENS;
        size_t at = (size_t)t * n;
        left dy;
        s->used = kept;
        if (job->x) set->pack_pairs(x, TILE_COLUMNS, job->x + at, n, columns, tokens, NULL);
        else if (job->step) set->pack_codes(x, (const int8_t *)job->q + at, n, columns, tokens);
        else set->pack_halves(x, (const uint16_t *)job->q + at, n, columns, tokens);
        dy = left_columns(set, s, KIND_BF16, job->dy + (size_t)t * job->stride + first, job->stride,
                          rows, tokens, job->step ? job->step + t : NULL);
        product(set, KIND_BF16, job->gradient + (size_t)first * n, n, rows, columns, dy, x,
                tokens / 2, &one, NULL, true);
    }
}
STAGE(weight_gradient)

/* Defers the weight gradients of a stack of matrices that share their input. */
static void defer_weights(threads *t, const pass *p, weight_job *job, int l, int which, int stack,
                          const float *dy) {
    const model *m = p->m;
    const matrix *x = &m->layers[l].m[which];
    const input_taps *in = &p->layers[l].in[input_of(which)];
    int i;
    job->m = m;
    job->gradient = m->g + x->at;
    job->dy = dy;
    job->rows = 0;
    for (i = 0; i < stack; i++) job->rows += x[i].rows;
    job->stride = (size_t)job->rows;
    job->columns = x->columns;
    job->tokens = p->tokens;
    job->q = in->q;
    job->step = m->kind == KIND_INT8 ? in->step : NULL;
    job->x = NULL;
    defer(t, weight_gradient_stage[m->tiles.isa], job, (job->rows + JOB_ROWS - 1) / JOB_ROWS);
}

/* Adds the embedding's part of its gradient, 64 columns per task, with tokens in order, so that
   sums are reproducible. */
INLINE void embed_backward(void *context, int index, scratch *s) {
    pass *p = (pass *)context;
    size_t width = (size_t)p->m->c.width;
    int i, j;
    (void)s;
    for (i = 0; i < p->tokens; i++) {
        const float *from = p->dx + (size_t)i * width + (size_t)index * 64;
        float *to = p->m->g + p->m->embedding + (size_t)p->input[i] * width + (size_t)index * 64;
        for (j = 0; j < 64; j++) to[j] += from[j];
    }
}
STAGE(embed_backward)

/* Adds the gradients of the last forward pass (which had p->backward set) to m->g. */
static void backward(threads *t, pass *p) {
    model *m = p->m;
    size_t all = (size_t)(m->c.layers * m->gains + m->c.width), i;
    weight_job *jobs = (weight_job *)take_memory((size_t)m->c.layers * 4 + 1, sizeof(weight_job));
    weight_job *job = jobs, *head = job++;
    int l, b;
    memset(p->gains, 0, (size_t)p->blocks * all * 4);
    p->out[0].jobs = p->out[1].jobs = 0;
    memset(head, 0, sizeof *head);
    head->m = m;
    head->gradient = m->g + m->embedding;
    head->dy = p->logits;
    head->stride = (size_t)m->logits;
    head->rows = m->c.vocabulary;
    head->columns = m->c.width;
    head->tokens = p->tokens;
    head->x = p->y;
    defer(t, weight_gradient_stage[m->tiles.isa], head, (head->rows + JOB_ROWS - 1) / JOB_ROWS);
    for (l = m->c.layers;; l--) {
        output_gradients *above = &p->out[l % 2], *below = &p->out[(l + 1) % 2];
        p->layer = l;
        if (l > 0) join(t, below->jobs); /* layer l + 1 no longer needs that memory */
        RUN(t, m, backward_tokens, p, p->blocks);
        if (l < m->c.layers) {
            defer_weights(t, p, job++, l, MAT_Q, 3, above->qkv);
            above->jobs = t->deferred_count;
        }
        if (l == 0) break;
        defer_weights(t, p, job++, l - 1, MAT_DOWN, 1, below->down);
        defer_weights(t, p, job++, l - 1, MAT_GATE, 2, below->gate_up);
        defer_weights(t, p, job++, l - 1, MAT_O, 1, below->o);
        p->layer = l - 1;
        RUN(t, m, attend_backward, p, p->rows * m->c.kv_heads);
    }
    join_all(t);
    RUN(t, m, embed_backward, p, m->c.width / 64);
    for (l = 0; l < m->c.layers; l++)
        for (b = 0; b < p->blocks; b++)
            for (i = 0; i < (size_t)m->gains; i++)
                m->g[m->layers[l].norm[0] + i] +=
                    p->gains[(size_t)b * all + (size_t)l * (size_t)m->gains + i];
    for (b = 0; b < p->blocks; b++)
        for (i = 0; i < (size_t)m->c.width; i++)
            m->g[m->output_norm + i] +=
                p->gains[(size_t)b * all + (size_t)m->c.layers * (size_t)m->gains + i];
    free_memory(jobs);
}
