/* bitnet_train - trains a small BitNet b1.58 language model from plain text, on the CPU

       cc -O2 tools/bitnet_train.c -o bitnet_train        (plain cc works too; -O2 is quicker)
       bitnet_train --text stories.txt -o stories.gguf --steps 1000

   The result is a GGUF file with ternary I2_S weights, which bitnet.h and bitnet.cpp load directly.
   The program learns a byte-level BPE vocabulary from the text, trains the model by gradient
   descent, rounds the weights to -1, 0, +1 and packs them. `bitnet_train --help` lists the options.

   How a ternary model is trained. The optimiser works on float "master" weights W. Each forward
   pass uses the values of inference: gamma = mean |W|, codes = clamp(round(W / gamma), -1, 1), and
   activations rounded to int8 by their token's largest magnitude. Rounding has no useful
   derivative, so the backward pass treats it as the identity (the straight-through estimator): W
   gets the gradient of the rounded weight. Small steps of W add up until a code flips. The first
   steps (--full) use no codes, since the model learns faster in full precision and its weights
   round well afterwards. Gradients are rounded, too: to int8 through a ternary matrix, to bf16
   where they become the weights' gradients (tests/test_train.c limits the error to half a percent).

   Overfitting. A model that sees its text too often learns it by heart: the loss on the text still
   falls while the loss on held-out text, printed every --valid-every steps, rises. Use more text,
   fewer steps or a smaller model: steps * batch * context tokens should pass over the text only a
   few times, and more than 30 passes give a warning. By default the last 2% of the documents are held out; --valid names a better choice,
   from the same source but never trained on. --patience N ends the run after N validations without
   a better one; with --lora, where few examples soon are learned by heart, use it.

   A teacher in full precision may help a student: `--full 1` makes its checkpoint (and with -o a
   model of float weights), and a run with `--teacher` learns from it as well as from the text.

   CONTENTS                                                                     search for
     The forward pass                                                           >>forward
     The backward pass                                                          >>backward
     GGUF out                                                                   >>export
     Speed of the products                                                      >>bench
     Training                                                                   >>train
     Options and main                                                           >>main

   train_base.h holds what both ways of training share, train_lora.h what teaches an existing model
   (--lora).

   Repeatable: work is cut into pieces of fixed size, each with its own place to write and order of
   summation, so equal options give equal bits for any number of threads. Another instruction set
   gives other bits.

   Sources: "The Era of 1-bit LLMs" (arXiv 2402.17764) and its training tips for the model and the
   estimator; "Muon: an optimizer for hidden layers" (K. Jordan and others, 2024) for the matrices;
   "Decoupled Weight Decay Regularization" (1711.05101) for AdamW; "Continual Quantization-Aware
   Pre-Training" (2502.11895) for the share in full precision; "Stable and low-precision training
   for large-scale vision-language models" (2304.13013) for int8 gradients; "Neural Machine
   Translation of Rare Words with Subword Units" (1508.07909) for BPE. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "bitnet_writer.h"
#include "train_base.h"
#include "train_lora.h"

/* ==================================================
   >>forward   The forward pass

   Two stages a layer: what happens token by token, in blocks of 64 tokens, and attention, by rows
   of text and key heads.
   ================================================== */

/* Right panels of codes + 1 from small integers [lanes][count]; lanes are multiples of 64. */
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

/* Rounds and packs matrix `index` of all; the last indices are the head, by panels of 32 x 32. */
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

/* Norm number `input` of layer l for a block of tokens of x, rounded to what the matrices take. */
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

/* From the residual stream to query, key and value. */
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

/* Attention of row index / kv_heads, key head index % kv_heads. */
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

/* From attention's output to the residual stream after the layer. */
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

/* The loss of token i, whose gradient the logits become. */
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

/* The last norm, the logits and the loss; the logits become the loss's gradient. */
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

/* Everything between two attentions, for one block of tokens. */
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

/* What a teacher, whose logits these are, says to a student of the same text. */
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

/* ==================================================
   >>backward   The backward pass

   The same stages from the end to the beginning. Each leaves the gradients of its matrices'
   outputs behind, from which deferred work makes the weight gradients.
   ================================================== */

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

/* Through norm number `input` of layer l, for one block. */
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

/* All that lies between the attentions of layers `layer` and `layer` - 1. */
INLINE void backward_tokens(void *context, int index, scratch *s) {
    pass *p = (pass *)context;
    int from = index * BLOCK;
    if (p->layer == p->m->c.layers) head_backward(p, from, s);
    else before_attention_backward(p, p->layer, from, s);
    if (p->layer > 0) after_attention_backward(p, p->layer - 1, from, s);
}
STAGE(backward_tokens)

/* ---- weight gradients: dW += dy^T x, in bf16, summed over all tokens of the micro-batch. x is
   what the matrix took: int8, whose step is multiplied into dy; or bf16; or floats, for the
   head. */

enum { JOB_ROWS = 384, JOB_TOKENS = 256 };

typedef struct weight_job {
    const model *m;
    float *gradient; /* [rows][columns] */
    const float *dy; /* [tokens][stride] */
    size_t stride;
    int rows, columns, tokens;
    const void *q;     /* int8 or bf16 */
    const float *step; /* of int8 */
    const float *x;    /* where there is no q */
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

/* The embedding's part of its gradient, 64 columns a task; tokens in order, so sums are fixed. */
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
        if (l > 0) join(t, below->jobs); /* layer l + 1 is done with that memory */
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

/* ==================================================
   >>export   GGUF out
   ================================================== */

#define ARCH "bitnet-b1.58"

/* Keys in the order in which bitnet.cpp's converter writes them. */
static void add_metadata(bitnet_gguf_writer *g, const config *c, const char *name) {
    bitnet_gguf_add_string(g, "general.architecture", ARCH);
    bitnet_gguf_add_string(g, "general.name", name);
    bitnet_gguf_add_u32(g, ARCH ".vocab_size", (uint32_t)c->vocabulary);
    bitnet_gguf_add_u32(g, ARCH ".context_length", (uint32_t)c->context);
    bitnet_gguf_add_u32(g, ARCH ".embedding_length", (uint32_t)c->width);
    bitnet_gguf_add_u32(g, ARCH ".block_count", (uint32_t)c->layers);
    bitnet_gguf_add_u32(g, ARCH ".feed_forward_length", (uint32_t)c->ffn);
    bitnet_gguf_add_u32(g, ARCH ".rope.dimension_count", (uint32_t)(c->width / c->heads));
    bitnet_gguf_add_u32(g, ARCH ".attention.head_count", (uint32_t)c->heads);
    bitnet_gguf_add_u32(g, ARCH ".attention.head_count_kv", (uint32_t)c->kv_heads);
    bitnet_gguf_add_bool(g, "tokenizer.ggml.add_bos_token", true);
    bitnet_gguf_add_f32(g, ARCH ".attention.layer_norm_rms_epsilon", NORM_EPSILON);
    bitnet_gguf_add_f32(g, ARCH ".rope.freq_base", (float)ROPE_BASE);
    bitnet_gguf_add_u32(g, "general.file_type", 40); /* mostly I2_S */
}

static void add_vocabulary(bitnet_gguf_writer *g, const vocabulary *v) {
    char **names = spell_vocabulary(v);
    bitnet_string *strings = (bitnet_string *)take_memory((size_t)v->count, sizeof(bitnet_string));
    float *scores = (float *)take_memory((size_t)v->count, sizeof(float));
    int32_t *types = (int32_t *)take_memory((size_t)v->count, 4);
    uint32_t bos = (uint32_t)(BYTES + v->merge_count);
    int i;
    for (i = 0; i < v->count; i++) {
        strings[i] = bitnet__string(names[i]);
        types[i] = i < BYTES + v->merge_count ? 1 : 3; /* normal, control */
    }
    bitnet_gguf_add_string(g, "tokenizer.ggml.model", "gpt2");
    bitnet_gguf_add_string(g, "tokenizer.ggml.pre", "llama-bpe");
    bitnet_gguf_add_strings(g, "tokenizer.ggml.tokens", strings, (size_t)v->count);
    bitnet_gguf_add_array(g, "tokenizer.ggml.scores", BITNET_GGUF_F32, scores, (size_t)v->count);
    bitnet_gguf_add_array(g, "tokenizer.ggml.token_type", BITNET_GGUF_I32, types, (size_t)v->count);
    for (i = 0; i < v->merge_count; i++) {
        const char *a = names[v->merges[i][0]], *b = names[v->merges[i][1]];
        char *line = (char *)take_memory(strlen(a) + strlen(b) + 2, 1);
        memcpy(line, a, strlen(a));
        line[strlen(a)] = ' ';
        memcpy(line + strlen(a) + 1, b, strlen(b));
        strings[i] = bitnet__string(line);
    }
    bitnet_gguf_add_strings(g, "tokenizer.ggml.merges", strings, (size_t)v->merge_count);
    for (i = 0; i < v->merge_count; i++) free_memory((void *)(uintptr_t)strings[i].data);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.bos_token_id", bos);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.eos_token_id", bos + 1);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.eot_token_id", bos + 2);
    bitnet_gguf_add_u32(g, "tokenizer.ggml.padding_token_id", bos + 1);
    bitnet_gguf_add_u32(g, "general.quantization_version", 2);
    free_memory(types);
    free_memory(scores);
    free_memory(strings);
    free_spellings(names, v->count);
}

/* A tokenizer from the vocabulary, as every reader of the model will make it. */
static bitnet_tokenizer *make_tokenizer(const vocabulary *v) {
    bitnet_error error;
    bitnet_gguf_writer *g = bitnet_gguf_writer_create(NULL, &error);
    const void *data;
    size_t size;
    bitnet_gguf *file = NULL;
    bitnet_tokenizer *t = NULL;
    if (!g) die(BROKEN, "%s", error.message);
    bitnet_gguf_add_string(g, "general.architecture", ARCH); /* which says the chat form */
    add_vocabulary(g, v);
    if (bitnet_gguf_write_memory(g, &data, &size, &error) != BITNET_OK ||
        !(file = bitnet_gguf_open_memory(data, size, NULL, &error)) ||
        !(t = bitnet_tokenizer_create(file, NULL, &error)))
        die(BROKEN, "the vocabulary: %s", error.message);
    bitnet_gguf_free(file);
    bitnet_gguf_writer_free(g);
    return t;
}

static void add_floats(bitnet_gguf_writer *g, const char *name, const float *w, int n) {
    uint64_t shape = (uint64_t)n;
    bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 1, &shape, w);
}

/* I2_S: element 32 k + j of each 128 is in byte j of 32, at bits 6 - 2 k; behind all of them the
   scale, eight times. */
static void add_ternary(bitnet_gguf_writer *g, arena *e, const char *name, const matrix *x,
                        const float *w) {
    size_t n = (size_t)x->rows * (size_t)x->columns, i;
    int8_t *code = (int8_t *)take_memory(n, 1);
    uint8_t *data = (uint8_t *)arena_take(e, n / 4 + 32, 1);
    float gamma = ternary_codes(code, w + x->at, n);
    uint64_t shape[2];
    int k;
    for (i = 0; i < n; i++)
        data[i / 128 * 32 + i % 32] |= (uint8_t)((unsigned)(code[i] + 1) << (6 - i % 128 / 32 * 2));
    for (k = 0; k < 8; k++) memcpy(data + n / 4 + 4 * (size_t)k, &gamma, 4);
    shape[0] = (uint64_t)x->columns;
    shape[1] = (uint64_t)x->rows;
    bitnet_gguf_add_tensor(g, name, BITNET_TYPE_I2_S, 2, shape, data);
    free_memory(code);
}

/* The matrix as it was trained: in full precision to the end, or ternary. */
static void add_matrix(bitnet_gguf_writer *g, arena *e, const char *name, const matrix *x,
                       const float *w, bool full) {
    uint64_t shape[2];
    shape[0] = (uint64_t)x->columns;
    shape[1] = (uint64_t)x->rows;
    if (full) bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 2, shape, w + x->at);
    else add_ternary(g, e, name, x, w);
}

/* The whole model in a writer, whose tensors lie in *e. */
static bitnet_gguf_writer *export_model(const model *m, const vocabulary *v, const char *name,
                                        bool full, arena *e) {
    /* both in the order of this program's */
    const bitnet__part *matrices = bitnet__parts, *norms = bitnet__parts + BITNET__ATTN_NORM;
    bitnet_error error;
    bitnet_gguf_writer *g = bitnet_gguf_writer_create(NULL, &error);
    size_t n = (size_t)m->c.vocabulary * (size_t)m->c.width, i;
    uint64_t shape[2];
    uint16_t *halves;
    char key[64];
    int l, k;
    if (!g) die(BROKEN, "%s", error.message);
    add_metadata(g, &m->c, name);
    add_vocabulary(g, v);
    halves = (uint16_t *)arena_take(e, n, 2);
    for (i = 0; i < n; i++) halves[i] = bitnet__float_to_half(m->w[m->embedding + i]);
    shape[0] = (uint64_t)m->c.width;
    shape[1] = (uint64_t)m->c.vocabulary;
    bitnet_gguf_add_tensor(g, "token_embd.weight", BITNET_TYPE_F16, 2, shape, halves);
    for (l = 0; l < m->c.layers; l++) {
        const layer *y = &m->layers[l];
        for (k = 0; k < INPUTS; k++) {
            snprintf(key, sizeof key, "blk.%d.%s.weight", l, norms[k].name);
            add_floats(g, key, m->w + y->norm[k], k == IN_DOWN ? m->c.ffn : m->c.width);
        }
        for (k = 0; k < MATRICES; k++) {
            snprintf(key, sizeof key, "blk.%d.%s.weight", l, matrices[k].name);
            add_matrix(g, e, key, &y->m[k], m->w, full);
        }
    }
    add_floats(g, "output_norm.weight", m->w + m->output_norm, m->c.width);
    return g;
}

/* ==================================================
   >>bench   Speed of the products

   The peak is measured, not assumed: multiply-adds on registers alone. Every product of the model
   is then timed on one thread, with operands as they lie in training.
   ================================================== */

#if defined(BITNET__SIMD_X86)
AVX2 static float avx2_peak(int turns) {
    __m256 a[10], b = _mm256_set1_ps(0.999f);
    int i, k;
    for (k = 0; k < 10; k++) a[k] = _mm256_set1_ps((float)k);
    for (i = 0; i < turns; i++)
        for (k = 0; k < 10; k++) a[k] = _mm256_fmadd_ps(a[k], b, b);
    for (k = 1; k < 10; k++) a[0] = _mm256_add_ps(a[0], a[k]);
    return _mm_cvtss_f32(_mm256_castps256_ps128(a[0]));
}
AVX512 static float avx512_peak(int turns) {
    __m512 a[10], b = _mm512_set1_ps(0.999f);
    int i, k;
    for (k = 0; k < 10; k++) a[k] = _mm512_set1_ps((float)k);
    for (i = 0; i < turns; i++)
        for (k = 0; k < 10; k++) a[k] = _mm512_fmadd_ps(a[k], b, b);
    for (k = 1; k < 10; k++) a[0] = _mm512_add_ps(a[0], a[k]);
    return _mm_cvtss_f32(_mm512_castps512_ps128(a[0]));
}
#endif

/* Of this process: others on the machine do not count. */
static double cpu_seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

/* GFLOP/s of one thread; 0 where there is no instruction to measure with. */
static double measure_peak(bitnet_isa isa) {
#if defined(BITNET__SIMD_X86)
    const int turns = 20000000;
    volatile float keep = 0.0f;
    double best = 0.0, start, rate;
    int k;
    for (k = 0; k < 3 && isa >= BITNET_ISA_AVX2; k++) {
        start = cpu_seconds();
        keep = keep + (isa == BITNET_ISA_AVX512 ? avx512_peak(turns) : avx2_peak(turns));
        rate = 20.0 * (isa == BITNET_ISA_AVX512 ? 16 : 8) * turns / (cpu_seconds() - start) * 1e-9;
        best = rate > best ? rate : best;
    }
    return best;
#else
    (void)isa;
    return 0.0;
#endif
}

static void bench_product(const tiles *set, kind k, const char *what, int rows, int columns,
                          int summed, double peak) {
    int words = summed / elements_of_word(k), turns = 0, i;
    uint32_t *a = (uint32_t *)take_memory((size_t)rows * (size_t)words, 4);
    uint32_t *b = (uint32_t *)take_memory(panel_words(TILE_COLUMNS, columns, words), 4);
    float *c = (float *)take_memory((size_t)rows * (size_t)columns, 4);
    float *scale = (float *)take_memory((size_t)rows, 4);
    int32_t *sum = (int32_t *)take_memory((size_t)rows, 4);
    double start, rate, best = 0.0;
    static const char *const kinds[KINDS] = {"float", "bf16", "int8"};
    left x;
    x.data = a;
    x.row = (size_t)words;
    x.step = 1;
    x.group = TILE_ROWS * x.row;
    for (i = 0; i < rows; i++) scale[i] = 1.0f;
    for (i = 0; i < 3; i++) {
        for (start = cpu_seconds(), turns = 0; cpu_seconds() - start < 0.05; turns++)
            product(set, k, c, (size_t)columns, rows, columns, x, b, words, scale,
                    k == KIND_INT8 ? sum : NULL, false);
        rate = 2e-9 * rows * columns * summed * turns / (cpu_seconds() - start);
        best = rate > best ? rate : best;
    }
    printf("  %-16s %-5s %4d x %4d x %4d  %7.1f GFLOP/s", what, kinds[k], rows, columns, summed,
           best);
    if (peak > 0.0) printf("  %4.0f%%", 100.0 * best / peak);
    printf("\n");
    free_memory(a);
    free_memory(b);
    free_memory(c);
    free_memory(scale);
    free_memory(sum);
}

/* Tokens per second of forward and backward together on random tokens, with weight gradients
   deferred [1] and at once [0]; taken in turns, the best of five each. */
static void measure_training(const config *shape, tiles set, int micro, int thread_count,
                             double rate[2]) {
    model m;
    pass p;
    threads pool;
    uint64_t random = 1;
    int k;
    rate[0] = rate[1] = 0.0;
    threads_create(&pool, thread_count, true);
    model_create(&m, *shape, set);
    model_initialise(&m, 1, false);
    pass_create(&p, &m, micro);
    for (k = 0; k < p.tokens; k++) {
        p.input[k] = (int32_t)(random_bits(&random) % (uint64_t)shape->vocabulary);
        p.target[k] = (int32_t)(random_bits(&random) % (uint64_t)shape->vocabulary);
    }
    p.weight = 1.0f / (float)p.tokens;
    p.backward = true;
    prepare_weights(&pool, &m);
    for (k = 0; k < 10; k++) {
        double start = seconds(), r;
        pool.overlap = k % 2;
        forward(&pool, &p);
        backward(&pool, &p);
        r = p.tokens / (seconds() - start);
        if (r > rate[k % 2]) rate[k % 2] = r;
    }
    pass_destroy(&p);
    model_destroy(&m);
    threads_destroy(&pool);
}

static void bench(const config *c, tiles set, int micro, int thread_count) {
    double peak = measure_peak(set.isa), rate[2], work;
    int d = c->width / c->heads;
    printf("%s: measured peak of float multiply-adds, one thread: %.1f GFLOP/s\n",
           bitnet_isa_name(set.isa), peak);
    printf("shares are of that float peak; bf16 can reach twice as much, int8 four times\n");
    bench_product(&set, KIND_FLOAT, "head forward", BLOCK, c->vocabulary, c->width, peak);
    bench_product(&set, KIND_FLOAT, "attention scores", BLOCK, c->context, d, peak);
    bench_product(&set, KIND_FLOAT, "attention output", BLOCK, d, c->context, peak);
    bench_product(&set, KIND_INT8, "o forward", BLOCK, c->width, c->width, peak);
    bench_product(&set, KIND_INT8, "gate forward", BLOCK, c->ffn, c->width, peak);
    bench_product(&set, KIND_INT8, "down forward", BLOCK, c->width, c->ffn, peak);
    bench_product(&set, KIND_BF16, "gate forward", BLOCK, c->ffn, c->width, peak);
    bench_product(&set, KIND_BF16, "head data", BLOCK, c->width, c->vocabulary, peak);
    bench_product(&set, KIND_BF16, "gate weights", JOB_ROWS, c->width, JOB_TOKENS, peak);
    printf("forward and backward, %d rows of %d tokens, %d threads\n", micro, c->context,
           thread_count);
    measure_training(c, set, micro, thread_count, rate);
    printf("  weight gradients deferred: %.0f tokens/s; at once: %.0f tokens/s; overlap gains "
           "%.1f%%\n",
           rate[1], rate[0], 100.0 * (rate[1] / rate[0] - 1.0));
    work = 6.0 * c->width *
           (c->vocabulary +
            (double)c->layers * (2.0 * c->width + 3.0 * c->ffn + 2.0 * c->kv_heads * d));
    work += 6.0 * c->layers * c->width * (double)(c->context + BLOCK);
    printf("  %.1f million operations a token: %.1f GFLOP/s", work * 1e-6, work * rate[1] * 1e-9);
    if (peak > 0.0)
        printf(", %.0f%% of the float peak of %d threads",
               work * rate[1] * 1e-7 / peak / thread_count, thread_count);
    printf("\n");
}

/* ==================================================
   >>train   Training
   ================================================== */

/* Loads the model from memory, exactly as the file will be. NULL and a message on failure. */
static bitnet_model *load_exported(const training *t, bitnet_gguf_writer **g, arena *e,
                                   bitnet_error *error) {
    bitnet_model_options options;
    const void *data;
    size_t size;
    memset(&options, 0, sizeof options);
    options.threads = 1;
    *g = export_model(&t->model, &t->vocabulary, "sample", t->recipe.full == 1.0, e);
    if (bitnet_gguf_write_memory(*g, &data, &size, error) != BITNET_OK) return NULL;
    return bitnet_model_load_memory(data, size, &options, error);
}

/* A text by the model as it is now, through the library. */
static void write_sample(const training *t, const char *prompt, int tokens, sample *out) {
    arena e = {NULL, 0, 0};
    bitnet_gguf_writer *g;
    bitnet_error error;
    bitnet_model *m = load_exported(t, &g, &e, &error);
    bitnet_session *s = bitnet_session_create(m, NULL, &error);
    out->length = 0;
    if (s) say_sample(s, prompt, false, tokens, (uint64_t)t->step, out);
    else fprintf(stderr, "bitnet_train: no sample: %s\n", error.message);
    bitnet_session_free(s);
    bitnet_model_free(m);
    bitnet_gguf_writer_free(g);
    arena_free(&e);
}

/* One run of the program. */
typedef struct run {
    training t;
    options o;
    threads pool;
    corpus texts, held_out;
    bitnet_tokenizer *tokenizer;
    FILE *log;
    pass p;
    training teacher;        /* its model is all that is used of it */
    pass lecture;            /* that model's */
    double norm;             /* of the last gradient */
    double begun, since;     /* seconds: when the run began, and when it was last reported on */
    int64_t first, reported; /* the steps done by then */
    uint64_t conversations;  /* read */
} run;

/* Rounds and packs the weights as they are in this step. */
static void set_weights(run *r) {
    r->t.model.kind = precision_at(&r->t.recipe, r->t.step);
    prepare_weights(&r->pool, &r->t.model);
}

/* Row k of the pass becomes row number `row` of the held-out text, or one of whole conversations as
   training has them. Returns how many tokens are scored. */
static int take_held_out(run *r, feeder *talks, size_t row, int k) {
    pass *p = &r->p;
    int context = r->t.c.context, at = k * context;
    if (talks->corpus)
        return feeder_row(talks, token_id(r->held_out.tokens[0]), r->t.recipe.apart == 1,
                          p->input + at, p->target + at, p->first + at, context);
    memset(p->first + at, 0, (size_t)context * sizeof *p->first);
    return held_out_row(&r->held_out, row, p->input + at, p->target + at, context);
}

/* What validation measures. */
typedef struct validation {
    double loss, bits;  /* per token, per byte */
    int answers, right; /* answers of conversations; those whose every token was the likeliest */
} validation;

/* Counts a pass's answers. */
static void count_answers(const pass *p, validation *v) {
    int i;
    bool inside = false, right = false;
    for (i = 0; i < p->tokens; i++) {
        const bool answer = p->target[i] >= 0 && p->target[i] & OF_ANSWER;
        if (answer) right = (right || !inside) && p->guess[i] == token_id(p->target[i]);
        else if (inside) v->answers++, v->right += right;
        inside = answer;
    }
}

/* The first `rows` rows of held-out text, read as inference would: each token sees all before it.
 */
static validation validate(run *r, size_t rows) {
    pass *p = &r->p;
    double bytes = 0.0;
    int64_t scored = 0;
    int i, k;
    validation v;
    feeder talks;
    size_t row, all = held_out_rows(&r->held_out, r->t.c.context);
    memset(&talks, 0, sizeof talks);
    memset(&v, 0, sizeof v);
    if (r->o.chats.count) feeder_create(&talks, &r->held_out, 1, false);
    if (rows > all) rows = all;
    p->backward = false;
    p->weight = 1.0f;
    for (row = 0; row < rows; row += (size_t)p->rows) {
        for (k = 0; k < p->rows; k++) /* past the end: unscored */
            scored += take_held_out(r, &talks, row + (size_t)k < rows ? row + (size_t)k : all, k);
        for (i = 0; i < p->tokens; i++)
            if (p->target[i] >= 0)
                bytes += (double)bitnet_token_bytes(r->tokenizer, token_id(p->target[i])).length;
        v.loss += forward(&r->pool, p);
        count_answers(p, &v);
    }
    free_memory(talks.order);
    if (bytes > 0.0) v.bits = v.loss / 0.6931471805599453 / bytes;
    if (scored) v.loss /= (double)scored;
    return v;
}

/* What the teacher says to the rows that are about to be learned. */
static void ask_teacher(run *r) {
    pass *p = &r->lecture;
    lesson now;
    int i;
    now.teacher = p;
    now.student = &r->p;
    memcpy(p->input, r->p.input, (size_t)p->tokens * 4);
    memcpy(p->first, r->p.first, (size_t)p->tokens * 4);
    for (i = 0; i < p->tokens; i++) p->target[i] = -1; /* so that the logits stay what they are */
    forward(&r->pool, p);
    RUN(&r->pool, p->m, teach, &now, p->blocks);
}

/* With --lookup: most of what is told cannot be foretold, and would drown what can be looked up. */
#define ANSWERS_COUNT 5.0f

/* One step: gradients of all rows, then the optimiser. Returns the loss per token. */
static double train_step(run *r) {
    training *t = &r->t;
    pass *p = &r->p;
    int32_t bos = token_id(t->feeder.corpus->tokens[0]);
    int context = t->c.context, tokens = t->batch * context, row, scored = 0, k;
    int32_t *input = (int32_t *)take_memory((size_t)tokens * 3, 4), *target = input + tokens;
    int32_t *first = target + tokens;
    size_t some = (size_t)p->tokens * 4;
    double loss = 0.0, total = 0.0;
    for (row = 0; row < t->batch; row++)
        scored += feeder_row(&t->feeder, bos, t->recipe.apart == 1, input + row * context,
                             target + row * context, first + row * context, context);
    set_weights(r);
    memset(t->model.g, 0, t->model.count * 4);
    p->backward = true;
    if (t->recipe.lookup == 1) p->answers = ANSWERS_COUNT;
    for (k = 0; k < tokens; k++)
        if (target[k] >= 0) total += target[k] & OF_ANSWER ? (double)p->answers : 1.0;
    p->weight = total > 0.0 ? (float)(1.0 / total) : 1.0f;
    for (k = 0; k < tokens; k += p->tokens) {
        memcpy(p->input, input + k, some);
        memcpy(p->target, target + k, some);
        memcpy(p->first, first + k, some);
        if (p->taught > 0.0f) ask_teacher(r);
        loss += forward(&r->pool, p);
        backward(&r->pool, p);
    }
    r->norm = optimise(&r->pool, &t->model, &t->recipe, t->step);
    free_memory(input);
    return loss / (scored ? scored : 1);
}

static void compare_with_library(run *r) {
    const char *path = r->o.out;
    pass *p = &r->p;
    int context = r->t.c.context, i;
    bitnet_error error;
    bitnet_model *m = bitnet_model_load_file(path, NULL, &error);
    bitnet_session *s = bitnet_session_create(m, NULL, &error);
    bitnet_observer observer = {compare_logits, NULL, NULL};
    comparison c = {NULL, 0.0, 0};
    double ours;
    if (!s) die(BROKEN, "%s was written, but the library refuses it: %s", path, error.message);
    p->backward = false;
    memset(p->first, 0, (size_t)p->tokens * sizeof *p->first);
    for (i = 0; i < p->rows; i++)
        held_out_row(&r->held_out, i ? held_out_rows(&r->held_out, context) : 0,
                     p->input + i * context, p->target + i * context, context);
    c.target = p->target;
    observer.user = &c;
    bitnet_session_set_observer(s, &observer);
    ours = forward(&r->pool, p);
    if (bitnet_feed(s, p->input, (size_t)context) != BITNET_OK || bitnet_step(s, NULL) != BITNET_OK)
        die(BROKEN, "the library cannot run %s: %s", path, bitnet_session_message(s));
    if (c.scored)
        printf("the written model through the library: loss %.5f on %d tokens, trainer %.5f "
               "(difference %+.5f)\n",
               c.loss / c.scored, c.scored, ours / c.scored, (c.loss - ours) / c.scored);
    bitnet_session_free(s);
    bitnet_model_free(m);
}

static void print_codes(const model *m) {
    uint64_t count[3] = {0, 0, 0}, total = 0;
    int l, k, c;
    for (l = 0; l < m->c.layers; l++)
        for (k = 0; k < MATRICES; k++) {
            const matrix *x = &m->layers[l].m[k];
            size_t n = (size_t)x->rows * (size_t)x->columns, i;
            int8_t *code = (int8_t *)take_memory(n, 1);
            ternary_codes(code, m->w + x->at, n);
            for (i = 0; i < n; i++) count[code[i] + 1]++;
            free_memory(code);
            total += n;
        }
    for (c = 0; c < 3; c++) {
        int stars = (int)(60 * count[c] / total);
        printf("  %+d %5.1f%% ", c - 1, 100.0 * (double)count[c] / (double)total);
        while (stars-- > 0) putchar('#');
        putchar('\n');
    }
    printf("%.2f million parameters, %.2f million of them ternary\n", (double)m->count * 1e-6,
           (double)total * 1e-6);
}

static bool save(run *r) {
    if (!r->o.checkpoint || checkpoint_save(&r->t, r->o.checkpoint)) return true;
    complain_of_checkpoint(r->o.checkpoint);
    return false;
}

/* Fails before training rather than after hours of it. */
static void check_writable(const char *path) {
    bitnet__output output;
    if (!bitnet__output_open(&output, path))
        die(REFUSE, "cannot write %s: %s", path, tool_reason());
    bitnet__output_discard(&output);
}

/* Measures the weights as they are; the best ternary ones are kept. */
static void check_validation(run *r) {
    training *t = &r->t;
    validation v;
    bool best;
    set_weights(r);
    v = validate(r, (size_t)r->o.valid_rows);
    best = t->model.kind == KIND_INT8 && (t->best == 0.0 || v.loss < t->best);
    if (best) {
        t->best = v.loss;
        t->best_at = t->step;
        memcpy(t->best_weights, t->model.w, t->model.count * sizeof(float));
    }
    t->checks[t->step - 1] = (float)v.loss;
    printf("validation after %ld steps: loss %.4f, %.4f bits per byte", (long)t->step, v.loss,
           v.bits);
    if (v.answers) printf(", %d of %d answers right", v.right, v.answers);
    puts(best ? " (best)" : t->model.kind == KIND_BF16 ? " (in full precision)" : "");
    if (r->log)
        fprintf(r->log, "{\"step\": %ld, \"valid_loss\": %.6f, \"bits_per_byte\": %.6f}\n",
                (long)t->step, v.loss, v.bits);
}

static void report(run *r) {
    training *t = &r->t;
    double now = seconds(), mean = 0.0, lr = t->recipe.lr * schedule_at(&t->recipe, t->step - 1);
    double rate = (double)((t->step - r->reported) * t->batch * t->c.context) / (now - r->since);
    double rest =
        (double)(t->recipe.steps - t->step) * (now - r->begun) / (double)(t->step - r->first);
    int64_t i;
    for (i = r->reported; i < t->step; i++)
        mean += (double)t->history[i] / (double)(t->step - r->reported);
    print_step(r->log, t, mean, lr, r->norm, rate, rest);
    r->reported = t->step;
    r->since = now;
}

static void show_sample(run *r, int tokens) {
    sample s;
    write_sample(&r->t, r->o.prompt, tokens, &s);
    print_sample(r->log, r->t.step, r->o.prompt, &s);
}

/* Makes the best weights the model's. */
static void take_best(run *r) {
    training *t = &r->t;
    if (t->best_at && t->best_at < t->step) {
        printf("the weights after step %ld were the best\n", (long)t->best_at);
        memcpy(t->model.w, t->best_weights, t->model.count * sizeof(float));
    }
    t->model.kind = KIND_INT8;
    prepare_weights(&r->pool, &t->model);
}

static void write_model(run *r) {
    arena e = {NULL, 0, 0};
    bitnet_error error;
    bitnet_gguf_writer *g =
        export_model(&r->t.model, &r->t.vocabulary, r->o.name, r->t.recipe.full == 1.0, &e);
    FILE *file;
    uint64_t size = 0;
    if (r->t.recipe.lookup == 1 && r->o.chats.count) /* one answer is right: the likeliest */
        bitnet_gguf_add_f32(g, "general.sampling.temp", 0.0f);
    if (bitnet_gguf_write_file(g, r->o.out, &error) != BITNET_OK)
        die(BROKEN, "the model could not be written: %s%s%s", error.message,
            r->o.checkpoint ? "; try again with --resume " : "",
            r->o.checkpoint ? r->o.checkpoint : "");
    bitnet_gguf_writer_free(g);
    arena_free(&e);
    file = bitnet__open(r->o.out, "rb");
    if (file && bitnet__file_size(file, &size))
        printf("%s: %.2f MB\n", r->o.out, (double)size * 1e-6);
    if (file) fclose(file);
}

/* Returns the exit code. */
static int finish(run *r) {
    training *t = &r->t;
    validation v;
    bool full = t->recipe.full == 1.0;
    int code = save(r) ? 0 : BROKEN;
    draw_curve(t);
    if (full) set_weights(r);
    else take_best(r);
    v = validate(r, held_out_rows(&r->held_out, t->c.context));
    printf("all held-out text: loss %.4f, perplexity %.3f, %.4f bits per byte\n", v.loss,
           bitnet__exp_double(v.loss), v.bits);
    if (v.answers) printf("%d of %d answers right\n", v.right, v.answers);
    print_codes(&t->model);
    if (r->log)
        fprintf(r->log,
                "{\"step\": %ld, \"final_loss\": %.6f, \"perplexity\": %.4f, "
                "\"bits_per_byte\": %.6f}\n",
                (long)t->step, v.loss, bitnet__exp_double(v.loss), v.bits);
    if (full) {
        printf("in full precision to the end: a teacher, for --teacher %s\n", r->o.checkpoint);
        if (r->o.out) write_model(r);
        return code;
    }
    write_model(r);
    compare_with_library(r);
    if (r->o.sample_every) show_sample(r, 200);
    return code;
}

/* Have the last `patience` validations brought no better one? */
static bool has_overfitted(const run *r) {
    return r->o.patience && r->t.best_at &&
           r->t.step - r->t.best_at >= (int64_t)r->o.patience * r->o.valid_every;
}

/* One turn of the loop. False: the loss is not finite. */
static bool advance(run *r) {
    training *t = &r->t;
    const options *o = &r->o;
    double loss = train_step(r);
    bool last;
    if (!(loss < 1e6)) {
        fprintf(stderr,
                "bitnet_train: the loss is no longer a number at step %ld; try a lower "
                "--matrix-lr or --lr%s\n",
                (long)t->step + 1, o->checkpoint ? "; the last checkpoint is untouched" : "");
        return false;
    }
    t->history[t->step] = (float)loss;
    t->checks[t->step] = 0.0f;
    t->step++;
    last = t->step == t->recipe.steps;
    if (t->step - r->first == o->stop_after && !last) tool_stopped = 1;
    if (t->step % o->valid_every == 0 || last) check_validation(r);
    if (t->step % o->report_every == 0 || last || tool_stopped) report(r);
    if (o->sample_every && t->step % o->sample_every == 0 && !last) {
        show_sample(r, 80);
        draw_curve(t);
    }
    if (t->step % o->save_every == 0 && !last) save(r);
    return true;
}

/* The loop. Returns the exit code. */
static int train(run *r) {
    int code = 0;
    pass_create(&r->p, &r->t.model, r->t.micro);
    if (r->t.teacher) {
        r->p.taught = (float)r->t.recipe.taught;
        pass_create(&r->lecture, &r->teacher.model, r->t.micro);
        prepare_weights(&r->pool, &r->teacher.model);
    }
    r->begun = r->since = seconds();
    r->first = r->reported = r->t.step;
    while (r->t.step < r->t.recipe.steps && !tool_stopped && !has_overfitted(r) && !code)
        code = advance(r) ? 0 : BROKEN;
    if (!code && tool_stopped)
        code = say_interrupted(&r->o, r->t.step,
                               r->o.checkpoint && checkpoint_save(&r->t, r->o.checkpoint));
    else if (!code) code = finish(r);
    pass_destroy(&r->p);
    pass_destroy(&r->lecture);
    return code;
}

/* ==================================================
   >>main   Options and main
   ================================================== */

/* What holds where nothing is said. */
static options usual_options(void) {
    options o;
    memset(&o, 0, sizeof o);
    o.preset = 1;
    o.rank = 8;
    o.warmup = -1; /* a tenth of the steps, at most 100 */
    o.decay = 0.1f;
    o.clip = 1.0f;
    o.full = 0.2f;
    o.warmdown = 0.7f;
    o.taught = 0.5f;
    o.batch = 16;
    o.micro = 4;
    o.seed = 1;
    o.save_every = 200;
    o.valid_every = 100;
    o.valid_rows = 40;
    o.sample_every = 400;
    o.report_every = 10;
    o.name = "bitnet-train";
    return o;
}

/* Projections by name, with commas between them: a tool_call's function. */
static const char *parse_projections(void *user, const char *value) {
    static const char *const names[BITNET__USUAL_MATRICES] = {"q",    "k",  "v",   "o",
                                                              "gate", "up", "down"};
    unsigned *on = (unsigned *)user;
    size_t length;
    for (*on = 0; *value; value += length + (value[length] == ',')) {
        int k = 0;
        length = strcspn(value, ",");
        while (k < BITNET__USUAL_MATRICES &&
               (strlen(names[k]) != length || memcmp(names[k], value, length)))
            k++;
        if (k == BITNET__USUAL_MATRICES) break;
        *on |= 1u << k;
    }
    return *on && !*value ? NULL : "some of q, k, v, o, gate, up, down, with commas between them";
}

/* The arguments, which overwrite what is in *o. */
static void read_arguments(options *o, int count, char **arguments) {
    tool_call on;
    const tool_option table[] = {
        {"--text FILE...", TOOL_INPUTS, &o->texts, 0, 0,
         "text to learn from, each file one document or several with <|endoftext|> between\n"
         "them: put one after each story or article, because a model learns what begins and\n"
         "ends a text, and what belongs together, from these"},
        {"--lora MODEL", TOOL_INPUT, &o->lora, 0, 0,
         "teach this model: writes an adapter to -o and leaves the model unchanged"},
        {"--chat FILE...", TOOL_INPUTS, &o->chats, 0, 0,
         "conversations to learn from (with --lora only the answers), one per line:\n"
         "{\"messages\": [{\"role\": \"user\", \"content\": \"...\"}, ...]}"},
        {"--rank N", TOOL_INT, &o->rank, 1, 1024, "the adapter's rank (default 8)"},
        {"--alpha X", TOOL_FLOAT, &o->alpha, 1e-3, 1e5,
         "the adapter's alpha (default: twice the rank)"},
        {"--on NAMES", TOOL_CALL, &on, 0, 0, "its projections: q,k,v,o,gate,up,down (default all)"},
        {"--valid FILE", TOOL_INPUT, &o->valid, 0, 0,
         "held-out text (default: the last 2% of the documents)"},
        {"-o MODEL", TOOL_OUTPUT, &o->out, 0, 0, "the GGUF file, written at the end"},
        {"--config pico|nano|micro|small", TOOL_CHOICE, &o->preset, 0, 0,
         "the model's shape (default nano); its parts:"},
        {"--vocab N", TOOL_INT, &o->c.vocabulary, 260, 1 << 18, "tokens of the vocabulary"},
        {"--context N", TOOL_INT, &o->c.context, 64, 1 << 14,
         "tokens per row, a multiple of 64; with --lora per pass (default 512)"},
        {"--width N", TOOL_INT, &o->c.width, 128, 1 << 14, "a multiple of 128"},
        {"--layers N", TOOL_INT, &o->c.layers, 1, 256, "number of layers"},
        {"--heads N", TOOL_INT, &o->c.heads, 1, 256, "query heads, each a multiple of 64 wide"},
        {"--kv-heads N", TOOL_INT, &o->c.kv_heads, 1, 256, "heads of keys and values"},
        {"--ffn N", TOOL_INT, &o->c.ffn, 128, 1 << 16, "a multiple of 128"},
        {"--steps N", TOOL_INT, &o->steps, 1, 1 << 28, "default 2000, with --lora 200"},
        {"--batch N", TOOL_INT, &o->batch, 1, 4096, "rows or examples per step (default 16)"},
        {"--micro N", TOOL_INT, &o->micro, 1, 4096, "rows computed together (default 4)"},
        {"--matrix-lr X", TOOL_FLOAT, &o->matrix_lr, 1e-9, 1,
         "peak learning rate of the matrices (default 0.04, with --lookup 0.002)"},
        {"--lr X", TOOL_FLOAT, &o->lr, 1e-9, 1,
         "of everything else (default 0.008, with --lora or --lookup 0.002)"},
        {"--warmup N", TOOL_INT, &o->warmup, 0, 1 << 28,
         "steps up to the peak (default: a tenth, at most 100)"},
        {"--warmdown X", TOOL_FLOAT, &o->warmdown, 0, 1,
         "share of the steps down to 0 (default 0.7)"},
        {"--full X", TOOL_FLOAT, &o->full, 0, 1,
         "share of the steps, at first, in full precision (default 0.2)"},
        {"--teacher FILE", TOOL_INPUT, &o->teacher, 0, 0, "a checkpoint made with --full 1"},
        {"--taught X", TOOL_FLOAT, &o->taught, 0, 1,
         "the teacher's share of the loss (default 0.5)"},
        {"--apart", TOOL_SWITCH, &o->apart, 0, 0, "documents in one row cannot see each other"},
        {"--lookup", TOOL_SWITCH, &o->lookup, 0, 0,
         "learn to look things up: AdamW for the matrices, a wide start, texts in\n"
         "the order given, easy ones first, and answers that count five times"},
        {"--decay X", TOOL_FLOAT, &o->decay, 0, 10,
         "weight decay of what AdamW moves but gains (default 0.1)"},
        {"--clip X", TOOL_FLOAT, &o->clip, 0, 1e9,
         "clip the gradient's norm; 0: never (default 1)"},
        {"--seed N", TOOL_SEED, &o->seed, 0, 0, "default 1"},
        {"--threads N", TOOL_INT, &o->threads, 1, MAX_THREADS, "default: one per physical core"},
        {"--no-overlap", TOOL_SWITCH, &o->no_overlap, 0, 0,
         "do not compute weight gradients in the background"},
        {"--isa auto|scalar|avx2|avx512", TOOL_CHOICE, &o->isa, 0, 0, "default auto"},
        {"--checkpoint FILE", TOOL_OUTPUT, &o->checkpoint, 0, 0,
         "save the state every --save-every steps and when interrupted"},
        {"--save-every N", TOOL_INT, &o->save_every, 1, 1 << 28, "steps (default 200)"},
        {"--from FILE", TOOL_INPUT, &o->from, 0, 0,
         "teach the model of this checkpoint something new: its shape and vocabulary stay"},
        {"--resume FILE", TOOL_TEXT, &o->resume, 0, 0, "continue from a checkpoint"},
        {"--stop-after N", TOOL_INT, &o->stop_after, 1, 1 << 28, "save and exit after N steps"},
        {"--patience N", TOOL_INT, &o->patience, 0, 1 << 28,
         "stop after N validations without a better one; 0 (default): never"},
        {"--log FILE", TOOL_OUTPUT, &o->log, 0, 0, "write progress as JSON lines"},
        {"--report-every N", TOOL_INT, &o->report_every, 1, 1 << 28, "steps (default 10)"},
        {"--valid-every N", TOOL_INT, &o->valid_every, 1, 1 << 28, "steps (default 100)"},
        {"--valid-rows N", TOOL_INT, &o->valid_rows, 1, 1 << 20,
         "rows per validation (default 40; all at the end)"},
        {"--sample-every N", TOOL_INT, &o->sample_every, 0, 1 << 28,
         "steps (default 400, 0: none)"},
        {"--prompt TEXT", TOOL_TEXT, &o->prompt, 0, 0, "beginning of the samples"},
        {"--name NAME", TOOL_TEXT, &o->name, 0, 0, "the model's name (default bitnet-train)"},
        {"--bench", TOOL_SWITCH, &o->bench, 0, 0, "only measure the speed of this shape"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    on.parse = parse_projections;
    on.user = &o->on;
    tool_parse(count, arguments, "bitnet_train",
               "trains a small BitNet b1.58 language model from plain text, or an adapter for an\n"
               "existing model, on the CPU",
               table);
}

static bool says_shape(const options *o) {
    const options u = usual_options();
    return o->preset != u.preset || memcmp(&o->c, &u.c, sizeof o->c);
}

/* Do the arguments set any part of the recipe or shape? */
static bool says_recipe(const options *o) {
    const options u = usual_options();
    return says_shape(o) || o->steps != u.steps || o->warmup != u.warmup || o->lr != u.lr ||
           o->matrix_lr != u.matrix_lr || o->taught != u.taught || o->decay != u.decay ||
           o->clip != u.clip || o->full != u.full || o->warmdown != u.warmdown ||
           o->batch != u.batch || o->micro != u.micro || o->seed != u.seed || o->apart ||
           o->lookup || o->rank != u.rank || o->alpha != u.alpha || o->on || o->from;
}

static void settle_shape(config *c, const config *preset) {
    if (!c->vocabulary) c->vocabulary = preset->vocabulary;
    if (!c->context) c->context = preset->context;
    if (!c->width) c->width = preset->width;
    if (!c->layers) c->layers = preset->layers;
    if (!c->heads) c->heads = preset->heads;
    if (!c->kv_heads) c->kv_heads = preset->kv_heads;
    if (!c->ffn) c->ffn = preset->ffn;
    if (c->context % BLOCK) die(REFUSE, "--context must be a multiple of %d", BLOCK);
    if (!config_is_sound(c))
        die(REFUSE,
            "a width of %d with %d heads, %d KV heads and an ffn of %d is impossible: see --help",
            c->width, c->heads, c->kv_heads, c->ffn);
}

static void settle_recipe(options *o) {
    recipe *r = &o->recipe;
    if (!o->steps) o->steps = o->lora ? 200 : 2000;
    if (!o->on) o->on = (1u << BITNET__USUAL_MATRICES) - 1;
    if (o->lr == 0.0f) o->lr = o->lora || o->lookup ? 0.002f : 0.008f;
    if (o->matrix_lr == 0.0f) o->matrix_lr = o->lookup ? 0.002f : 0.04f;
    if (o->micro > o->batch) o->micro = o->batch;
    if (o->batch % o->micro) die(REFUSE, "--batch must be a multiple of --micro (%d)", o->micro);
    r->steps = o->steps;
    r->warmup = o->warmup >= 0 ? o->warmup : o->steps / 10 < 100 ? o->steps / 10 : 100;
    r->lr = (double)o->lr;
    r->matrix_lr = (double)o->matrix_lr;
    r->decay = (double)o->decay;
    r->clip = (double)o->clip;
    r->full = (double)o->full;
    r->warmdown = (double)o->warmdown;
    r->apart = o->apart;
    r->lookup = o->lookup;
    r->taught = o->teacher ? (double)o->taught : 0.0;
}

static void read_options(options *o, int count, char **arguments) {
    *o = usual_options();
    read_arguments(o, count, arguments);
    if (o->resume && says_recipe(o))
        die(REFUSE, "--resume goes on with the checkpoint's own recipe: leave out what is said of "
                    "the shape, the steps, the batch, the rates and the seed");
    if (o->from && says_shape(o))
        die(REFUSE, "--from brings its own shape and vocabulary: leave out what is said of them");
    if (!o->lora) settle_shape(&o->c, &presets[o->preset].c);
    else if (o->teacher) die(REFUSE, "--teacher is for models of your own, not for --lora");
    settle_recipe(o);
    if (!o->prompt) o->prompt = o->chats.count && o->lora ? "Who are you?" : "Once upon a time";
    if (!o->threads) o->threads = bitnet__pool_size(0);
    if (o->threads > MAX_THREADS) o->threads = MAX_THREADS;
    if (o->bench) return;
    if (!o->texts.count && !o->chats.count)
        die(REFUSE, "--text FILE is missing; --help lists the options");
    if (o->full == 1.0f && !o->checkpoint) die(REFUSE, "--full 1 needs --checkpoint FILE");
    if (!o->out && o->full < 1.0f) die(REFUSE, "-o MODEL is missing; --help lists the options");
    if (o->out) tool_keep_input(o->resume, o->out);
    if (o->resume && !o->checkpoint) o->checkpoint = o->resume;
}

/* The vocabulary comes from the text. */
static void begin_vocabulary(training *t, const config *c, const library *texts) {
    t->vocabulary = learn_vocabulary(texts->documents, texts->count, c->vocabulary);
    if (t->vocabulary.count < c->vocabulary)
        printf("the text has only enough repetition for %d tokens\n", t->vocabulary.count);
    if (t->vocabulary.count <= BYTES + SPECIALS)
        die(REFUSE, "the text is too short to learn a vocabulary from");
    t->c = *c;
    t->c.vocabulary = t->vocabulary.count;
}

/* A new training, of a new model or of --from's. */
static void begin_training(run *r, const library *texts, tiles set) {
    training *t = &r->t, from;
    const options *o = &r->o;
    memset(&from, 0, sizeof from);
    if (o->from) {
        checkpoint_load(&from, o->from, set);
        t->c = from.c;
        t->vocabulary = from.vocabulary;
        from.vocabulary.merges = NULL;
    } else begin_vocabulary(t, &o->c, texts);
    t->recipe = o->recipe;
    t->batch = o->batch;
    t->micro = o->micro;
    t->seed = o->seed;
    training_create(t, set);
    if (o->from) memcpy(t->model.w, from.model.w, t->model.count * sizeof(float));
    else model_initialise(&t->model, t->seed, t->recipe.lookup == 1);
    training_destroy(&from);
}

/* Conversations of which a row cannot hold all. */
static size_t count_cuts(const corpus *c, int length) {
    size_t count = 0, i;
    for (i = 0; i < c->documents; i++)
        count +=
            c->tokens[c->starts[i]] < 0 && c->starts[i + 1] - c->starts[i] > (size_t)length + 1;
    return count;
}

/* A chat_function: every fiftieth conversation is held out. */
static void add_conversation(void *user, const bitnet_tokenizer *tokenizer,
                             const bitnet_message *messages, size_t count) {
    run *r = (run *)user;
    corpus_add_chat(++r->conversations % 50 ? &r->texts : &r->held_out, tokenizer, messages, count);
}

/* Texts and conversations to tokens. */
static void tokenize_texts(run *r, const library *texts, const library *valid) {
    size_t i;
    double start = seconds();
    r->tokenizer = make_tokenizer(&r->t.vocabulary);
    for (i = 0; i < texts->count; i++) corpus_add(&r->texts, r->tokenizer, texts->documents[i]);
    for (i = 0; i < valid->count; i++) corpus_add(&r->held_out, r->tokenizer, valid->documents[i]);
    for (i = 0; i < (size_t)r->o.chats.count; i++)
        read_chats(r->o.chats.items[i], r->tokenizer, add_conversation, r);
    printf("%lu documents, %.2f million tokens of %d; held out: %lu; %.1f s\n",
           (unsigned long)r->texts.documents, (double)r->texts.count * 1e-6, r->t.c.vocabulary,
           (unsigned long)r->held_out.count, seconds() - start);
    if (r->texts.count < (size_t)r->t.c.context * 4)
        die(REFUSE, "the text is too short: %lu tokens, and at least %d are needed",
            (unsigned long)r->texts.count, r->t.c.context * 4);
    if (r->held_out.count < 16)
        die(REFUSE, "the held-out text is too short: %lu tokens", (unsigned long)r->held_out.count);
    warn_of_cuts(count_cuts(&r->texts, r->t.c.context), r->t.c.context);
    warn_of_passes((double)r->t.recipe.steps * r->t.batch * r->t.c.context /
                   (double)r->texts.count);
}

/* Sets the feeder to where the training stands in its text. */
static void find_place(run *r) {
    training *t = &r->t;
    cursor at = t->feeder.at;
    uint32_t crc = bitnet__crc32(0, r->texts.tokens, r->texts.count * 4);
    feeder_create(&t->feeder, &r->texts, t->seed, t->recipe.lookup == 1);
    if (r->o.resume) {
        if (t->texts != crc)
            die(REFUSE, "the checkpoint %s was made with another text", r->o.resume);
        if (!feeder_go(&t->feeder, at))
            die(REFUSE, "the checkpoint %s is damaged: its position in the text is impossible",
                r->o.resume);
        printf("resumed after step %ld\n", (long)t->step);
    }
    t->texts = crc;
}

static bool same_vocabulary(const vocabulary *a, const vocabulary *b) {
    return a->count == b->count && a->merge_count == b->merge_count &&
           memcmp(a->merges, b->merges, (size_t)a->merge_count * sizeof *a->merges) == 0;
}

/* The teacher of this training, which a resumed one must be given again. */
static void find_teacher(run *r, tiles set) {
    training *t = &r->t, *teacher = &r->teacher;
    const char *path = r->o.teacher;
    uint32_t crc;
    if (!path && t->teacher) die(REFUSE, "--teacher FILE is missing, which this run began with");
    if (!path) return;
    checkpoint_load(teacher, path, set);
    teacher->model.kind = precision_at(&teacher->recipe, teacher->step - 1);
    crc = bitnet__crc32(0, teacher->model.w, teacher->model.count * sizeof(float));
    if (!same_vocabulary(&t->vocabulary, &teacher->vocabulary))
        die(REFUSE, "the teacher %s was made with another text or vocabulary", path);
    if (teacher->c.context != t->c.context)
        die(REFUSE, "the teacher %s has rows of %d tokens, not %d", path, teacher->c.context,
            t->c.context);
    if (r->o.resume && t->teacher != crc)
        die(REFUSE, "%s is not the teacher that this run began with", path);
    t->teacher = crc;
}

/* Everything up to the first step. */
static void prepare_run(run *r, tiles set) {
    const options *o = &r->o;
    library texts, valid;
    size_t documents;
    int i;
    memset(&texts, 0, sizeof texts);
    memset(&valid, 0, sizeof valid);
    for (i = 0; i < o->texts.count; i++) library_add(&texts, o->texts.items[i]);
    if (o->valid) library_add(&valid, o->valid);
    else if (texts.count) hold_out(&texts, &valid);
    if (o->texts.count && !texts.count) die(REFUSE, "there is no text in %s", o->texts.items[0]);
    if ((o->valid || o->texts.count) && !valid.count)
        die(REFUSE, "there is no text in %s", o->valid ? o->valid : o->texts.items[0]);
    documents = texts.count;
    for (i = 0; i < o->chats.count; i++)
        read_chats(o->chats.items[i], NULL, library_add_said, &texts);
    if (o->resume) checkpoint_load(&r->t, o->resume, set);
    else begin_training(r, &texts, set);
    texts.count = documents;
    find_teacher(r, set);
    tokenize_texts(r, &texts, &valid);
    find_place(r);
    library_free(&texts);
    library_free(&valid);
    if (o->log && !(r->log = bitnet__open(o->log, o->resume ? "ab" : "wb")))
        die(REFUSE, "cannot write %s: %s", o->log, tool_reason());
}

/* False: some of the log is lost. */
static bool close_run(run *r) {
    bool complete = close_log(r->log, r->o.log);
    threads_destroy(&r->pool);
    training_destroy(&r->t);
    training_destroy(&r->teacher);
    corpus_free(&r->texts);
    corpus_free(&r->held_out);
    bitnet_tokenizer_free(r->tokenizer);
    return complete;
}

static void catch_signals(void) {
    tool_catch_signals();
#if defined(SIGXFSZ)
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a failed write, not our end */
#endif
}

int main(int argument_count, char **arguments) {
    run r;
    tiles set;
    int code;
    const config *c = &r.t.c;
    memset(&r, 0, sizeof r);
    read_options(&r.o, argument_count, arguments);
    set = choose_tiles((bitnet_isa)r.o.isa);
    if (r.o.isa != BITNET_ISA_AUTO && (int)set.isa != r.o.isa)
        die(REFUSE, "there are no kernels for --isa %s here", bitnet_isa_name((bitnet_isa)r.o.isa));
    if (r.o.bench && !r.o.lora) {
        bench(&r.o.c, set, r.o.micro, r.o.threads);
        return 0;
    }
    if (r.o.out) check_writable(r.o.out);
    if (r.o.checkpoint) check_writable(r.o.checkpoint);
    if (r.o.lora) {
        catch_signals();
        return teach_base(&r.o, set);
    }
    prepare_run(&r, set);
    threads_create(&r.pool, r.o.threads, !r.o.no_overlap);
    printf("%d layers, %d wide, %d + %d heads, ffn %d, context %d: %.2f million parameters; %s, %d "
           "threads\n",
           c->layers, c->width, c->heads, c->kv_heads, c->ffn, c->context,
           (double)r.t.model.count * 1e-6, bitnet_isa_name(set.isa), r.pool.count);
    catch_signals();
    code = train(&r);
    return close_run(&r) ? code : BROKEN;
}
