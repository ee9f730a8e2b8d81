/* forward.h - the forward pass

   A layer has two kinds of stages: one works on tokens, in blocks of 64; attention works on rows of
   text and key heads. */

#pragma once
#include "threads.h"

/* Packs right panels of codes + 1 from small integers [lanes][count]; lanes are multiples of 64. */
INLINE void pack_bytes(uint32_t *out, const int8_t *code, int lanes, int count) {
    int j, k, w;
    for (j = 0; j < lanes; j += TILE_COLUMNS)
        for (k = 0; k < TILE_COLUMNS; k++) {
            const int8_t *row = code + (size_t)(j + k) * (size_t)count;
            uint32_t *to = out + (size_t)j * (size_t)count / 4 + k;
            for (w = 0; w < count / 4; w++) to[w * TILE_COLUMNS] = bitnet__load_u32(row + 4 * w);
        }
}

INLINE void prepare_ternary(const model *m, matrix *x, scratch *s) {
    size_t n = (size_t)x->rows * (size_t)x->columns, columns = (size_t)x->columns, i, j;
    int8_t *code = (int8_t *)scratch_take(s, n, 1), *turned = (int8_t *)scratch_take(s, n, 1);
    x->gamma = ternary_codes(code, m->w + x->at, n);
    for (i = 0; i < n; i++) code[i] = (int8_t)(code[i] + 1);
    pack_bytes(x->forward, code, x->rows, x->columns);
    for (i = 0; i < (size_t)x->rows; i++)
        for (j = 0; j < columns; j++) turned[j * (size_t)x->rows + i] = code[i * columns + j];
    pack_bytes(x->backward, turned, x->columns, x->rows);
}

INLINE void prepare_bf16(const model *m, matrix *x, scratch *s) {
    const float *w = m->w + x->at;
    size_t rows = (size_t)x->rows, columns = (size_t)x->columns;
    float *turned = (float *)scratch_take(s, rows * columns, 4);
    transpose(turned, w, rows, columns);
    x->gamma = 1.0f;
    m->tiles.pack_pairs(x->forward, TILE_COLUMNS, turned, rows, x->rows, x->columns, NULL);
    m->tiles.pack_pairs(x->backward, TILE_COLUMNS, w, columns, x->columns, x->rows, NULL);
}

/* Rounds and packs matrix `index` of the model; the last indices are panels of the head, of 32 x
   32. */
enum { HEAD_PANELS = 32 };

INLINE void prepare(void *context, int index, scratch *s) {
    model *m = (model *)context;
    int matrices = m->c.layers * MATRICES, width = m->c.width;
    if (index < matrices) {
        matrix *x = &m->layers[index / MATRICES].m[index % MATRICES];
        if (m->kind == KIND_INT8) prepare_ternary(m, x, s);
        else prepare_bf16(m, x, s);
    } else if (index == matrices) {
        m->tiles.pack_pairs(m->head_backward, TILE_COLUMNS, m->w + m->embedding, (size_t)width,
                            width, m->c.vocabulary, NULL);
    } else {
        int from = (index - matrices - 1) * HEAD_PANELS * TILE_COLUMNS;
        int rows = m->c.vocabulary - from;
        if (rows > HEAD_PANELS * TILE_COLUMNS) rows = HEAD_PANELS * TILE_COLUMNS;
        m->tiles.pack_across(m->head_forward + (size_t)from * (size_t)width,
                             m->w + m->embedding + (size_t)from * (size_t)width, (size_t)width,
                             rows, width);
    }
}
STAGE(prepare)

static void prepare_weights(threads *t, model *m) {
    int head = (m->c.vocabulary + HEAD_PANELS * TILE_COLUMNS - 1) / (HEAD_PANELS * TILE_COLUMNS);
    RUN(t, m, prepare, m, m->c.layers * MATRICES + 1 + head);
}

/* Computes norm number `input` of layer l for a block of tokens of x, rounded for the matrices. */
INLINE void rounded_input(pass *p, int l, int input, const float *x, int n, int from, int32_t *sum,
                          scratch *s) {
    const model *m = p->m;
    input_taps *in = &p->layers[l].in[input];
    float *y = (float *)scratch_take(s, (size_t)n, 4);
    int i;
    for (i = 0; i < BLOCK; i++) {
        size_t token = (size_t)(from + i), at = token * (size_t)n;
        in->r[token] = norm_forward(y, x + at, m->w + m->layers[l].norm[input], n);
        if (m->kind == KIND_INT8)
            in->step[token] = quantise((int8_t *)in->q + at, &sum[i], y, n, 1e-5f);
        else m->tiles.to_bf16((uint16_t *)in->q + at, y, (size_t)n);
    }
}

/* y = or += matrix `which` of layer l applied to its rounded input. */
INLINE void linear_forward(const pass *p, int l, int which, float *y, size_t stride, int from,
                           const int32_t *sum, bool add) {
    const matrix *x = &p->m->layers[l].m[which];
    const input_taps *in = &p->layers[l].in[input_of(which)];
    kind k = p->m->kind;
    size_t at = (size_t)from * (size_t)x->columns * (k == KIND_INT8 ? 1 : 2);
    float scale[BLOCK];
    int i;
    for (i = 0; i < BLOCK; i++) scale[i] = k == KIND_INT8 ? x->gamma * in->step[from + i] : 1.0f;
    product(&p->m->tiles, k, y + (size_t)from * stride, stride, BLOCK, x->rows,
            left_small(k, (const char *)in->q + at, x->columns), x->forward,
            x->columns / elements_of_word(k), scale, k == KIND_INT8 ? sum : NULL, add);
}

INLINE void embed(pass *p, int from) {
    size_t width = (size_t)p->m->c.width;
    float *x = p->m->c.layers ? p->layers[0].x : p->x;
    int i;
    for (i = from; i < from + BLOCK; i++)
        memcpy(x + (size_t)i * width, p->m->w + p->m->embedding + (size_t)p->input[i] * width,
               width * 4);
}

/* Computes query, key and value from the residual stream. */
INLINE void before_attention(pass *p, int l, int from, scratch *s) {
    const model *m = p->m;
    taps *t = &p->layers[l];
    size_t stride = (size_t)m->qkv_width, half = (size_t)m->d / 2;
    float root = bitnet__rsqrt((float)m->d);
    int32_t sum[BLOCK];
    int i, h;
    rounded_input(p, l, IN_ATTN, t->x, m->c.width, from, sum, s);
    linear_forward(p, l, MAT_Q, t->qkv, stride, from, sum, false);
    linear_forward(p, l, MAT_K, t->qkv + m->c.width, stride, from, sum, false);
    linear_forward(p, l, MAT_V, t->qkv + m->c.width + m->kv_width, stride, from, sum, false);
    for (i = from; i < from + BLOCK; i++) {
        float *q = t->qkv + (size_t)i * stride, *k = q + m->c.width;
        size_t pos = (size_t)(i % m->c.context);
        for (h = 0; h < m->c.heads + m->c.kv_heads; h++)
            rope_forward(q + h * m->d, m->cosine + pos * half, m->sine + pos * half, m->d,
                         h < m->c.heads ? root : 1.0f);
        round_to_half(k, 2 * m->kv_width);
    }
}

/* Computes attention of row index / kv_heads and key head index % kv_heads. */
INLINE attention attention_of(const pass *p, int l, int index) {
    const model *m = p->m;
    const taps *t = &p->layers[l];
    int row = index / m->c.kv_heads, head = index % m->c.kv_heads;
    size_t first = (size_t)row * (size_t)m->c.context, length = (size_t)m->c.context;
    attention a;
    a.tiles = &m->tiles;
    a.length = m->c.context;
    a.heads = m->c.heads / m->c.kv_heads;
    a.d = m->d;
    a.stride = (size_t)m->qkv_width;
    a.first = p->first + first;
    a.o_stride = (size_t)m->c.width;
    a.q = t->qkv + first * a.stride + head * a.heads * a.d;
    a.k = t->qkv + first * a.stride + m->c.width + head * a.d;
    a.v = a.k + m->kv_width;
    a.o = t->att + first * a.o_stride + head * a.heads * a.d;
    a.p = t->p + (size_t)(row * m->c.heads + head * a.heads) * length * length;
    return a;
}

INLINE void attend(void *context, int index, scratch *s) {
    pass *p = (pass *)context;
    attention a = attention_of(p, p->layer, index);
    attention_forward(&a, s);
}
STAGE(attend)

/* Computes the residual stream after the layer from attention's output. */
INLINE void after_attention(pass *p, int l, int from, scratch *s) {
    const model *m = p->m;
    taps *t = &p->layers[l];
    size_t width = (size_t)m->c.width, ffn = (size_t)m->c.ffn, first = (size_t)from;
    float *out = l + 1 < m->c.layers ? p->layers[l + 1].x : p->x;
    int32_t sum[BLOCK];
    int i;
    rounded_input(p, l, IN_O, t->att, m->c.width, from, sum, s);
    memcpy(t->mid + first * width, t->x + first * width, BLOCK * width * 4);
    linear_forward(p, l, MAT_O, t->mid, width, from, sum, true);
    rounded_input(p, l, IN_FFN, t->mid, m->c.width, from, sum, s);
    linear_forward(p, l, MAT_GATE, t->gate_up, 2 * ffn, from, sum, false);
    linear_forward(p, l, MAT_UP, t->gate_up + ffn, 2 * ffn, from, sum, false);
    for (i = from; i < from + BLOCK; i++) {
        const float *gate = t->gate_up + (size_t)i * 2 * ffn;
        relu2_forward(t->hidden + (size_t)i * ffn, gate, gate + ffn, m->c.ffn);
    }
    rounded_input(p, l, IN_DOWN, t->hidden, m->c.ffn, from, sum, s);
    memcpy(out + first * width, t->mid + first * width, BLOCK * width * 4);
    linear_forward(p, l, MAT_DOWN, out, width, from, sum, true);
}

/* Returns the loss of token i, and replaces the logits by its gradient. */
INLINE double learn_token(pass *p, int i, float *logits) {
    const int32_t target = token_id(p->target[i]);
    const float weight = p->target[i] & OF_ANSWER ? p->weight * p->answers : p->weight;
    double loss;
    int32_t j, best = 0;
    for (j = 1; j < p->m->c.vocabulary && !p->backward; j++)
        if (logits[j] > logits[best]) best = j;
    p->guess[i] = best;
    loss = cross_entropy(logits, p->m->logits, target, weight);
    if (p->backward && p->taught > 0.0f)
        learn_from(logits, target, p->taught_id + (size_t)i * TAUGHT,
                   p->taught_share + (size_t)i * TAUGHT, weight * p->taught);
    return loss;
}

/* Computes the last norm, the logits and the loss; replaces the logits by the loss's gradient. */
INLINE void head_forward(pass *p, int from) {
    const model *m = p->m;
    size_t width = (size_t)m->c.width, n = (size_t)m->logits;
    const float one = 1.0f;
    double loss = 0.0;
    int i, j;
    for (i = from; i < from + BLOCK; i++)
        p->r[i] = norm_forward(p->y + (size_t)i * width, p->x + (size_t)i * width,
                               m->w + m->output_norm, m->c.width);
    product(&m->tiles, KIND_FLOAT, p->logits + (size_t)from * n, n, BLOCK, m->logits,
            left_rows(p->y + (size_t)from * width, width), m->head_forward, m->c.width, &one, NULL,
            false);
    for (i = from; i < from + BLOCK; i++) {
        float *logits = p->logits + (size_t)i * n;
        for (j = m->c.vocabulary; j < m->logits; j++) logits[j] = -1e30f;
        if (p->target[i] >= 0) loss += learn_token(p, i, logits);
        else if (p->backward) memset(logits, 0, n * 4);
    }
    p->loss[from / BLOCK] = loss;
}

/* Computes everything between two attentions, for one block of tokens. */
INLINE void forward_tokens(void *context, int index, scratch *s) {
    pass *p = (pass *)context;
    int from = index * BLOCK;
    if (p->layer == 0) embed(p, from);
    else after_attention(p, p->layer - 1, from, s);
    if (p->layer < p->m->c.layers) before_attention(p, p->layer, from, s);
    else head_forward(p, from);
}
STAGE(forward_tokens)

/* Returns the sum of the losses of all scored tokens. */
static double forward(threads *t, pass *p) {
    const model *m = p->m;
    double loss = 0.0;
    int i;
    for (p->layer = 0;; p->layer++) {
        RUN(t, m, forward_tokens, p, p->blocks);
        if (p->layer == m->c.layers) break;
        RUN(t, m, attend, p, p->rows * m->c.kv_heads);
    }
    for (i = 0; i < p->blocks; i++) loss += p->loss[i];
    return loss;
}

/* Stores a teacher's likeliest tokens, from its logits, for a student of the same text. */
typedef struct lesson {
    const pass *teacher;
    pass *student;
} lesson;

INLINE void teach(void *context, int index, scratch *s) {
    const lesson *now = (const lesson *)context;
    const model *m = now->teacher->m;
    int i;
    (void)s;
    for (i = index * BLOCK; i < (index + 1) * BLOCK; i++)
        likeliest(now->teacher->logits + (size_t)i * (size_t)m->logits, m->c.vocabulary,
                  now->student->taught_id + (size_t)i * TAUGHT,
                  now->student->taught_share + (size_t)i * TAUGHT);
}
STAGE(teach)
