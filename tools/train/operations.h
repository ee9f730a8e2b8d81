/* operations.h - operations, each with its derivative

   Functions work on one token unless noted. A backward function computes the gradients of the
   inputs from that of the output; gradients of gains accumulate. This is plain C that compilers
   vectorize, and STAGE (threads.h) compiles it once for each instruction set. Widths are multiples
   of 64; sums use 16 lanes. */

#pragma once
#include "products.h"

#define NORM_EPSILON 1e-5f

enum { LANES = 16 };

INLINE float sum_lanes(float *lane) {
    int h, j;
    for (h = LANES / 2; h > 0; h /= 2)
        for (j = 0; j < h; j++) lane[j] += lane[j + h];
    return lane[0];
}

INLINE void transpose(float *to, const float *x, size_t rows, size_t columns) {
    size_t i, j;
    for (i = 0; i < rows; i++)
        for (j = 0; j < columns; j++) to[j * rows + i] = x[i * columns + j];
}

INLINE float dot(const float *a, const float *b, int n) {
    float lane[LANES] = {0};
    int i, j;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += a[i + j] * b[i + j];
    return sum_lanes(lane);
}

INLINE float largest(const float *x, int n, float least) {
    float lane[LANES];
    int i, j;
    for (j = 0; j < LANES; j++) lane[j] = least;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] = x[i + j] > lane[j] ? x[i + j] : lane[j];
    for (j = 0; j < LANES; j++) least = lane[j] > least ? lane[j] : least;
    return least;
}

/* e^x without branches, so that loops can be vectorized; constant below e^-80. */
INLINE float exponential(float x) {
    float k, r, p;
    x = x < -80.0f ? -80.0f : x > 80.0f ? 80.0f : x;
    k = bitnet__round(x * 1.44269504f);
    r = (x - k * 0.693359375f) - k * -2.12194440e-4f;
    p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = (p * (r * r) + r) + 1.0f;
    return p * bitnet__from_bits((uint32_t)((int32_t)k + 127) << 23);
}

/* RMSNorm, y = x * r * gain with r = 1/sqrt(mean(x^2) + epsilon), which is returned. */
INLINE float norm_forward(float *y, const float *x, const float *gain, int n) {
    float r = bitnet__rsqrt(dot(x, x, n) / (float)n + NORM_EPSILON);
    int i;
    for (i = 0; i < n; i++) y[i] = x[i] * r * gain[i];
    return r;
}

/* dx = (or +=) r * (gain dy - x * r^2/n * sum(gain dy x)); dx may be dy. */
INLINE void norm_backward(float *dx, float *dgain, const float *dy, const float *x,
                          const float *gain, float r, int n, bool add) {
    float lane[LANES] = {0}, c;
    int i, j;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += gain[i + j] * dy[i + j] * x[i + j];
    c = sum_lanes(lane) * r * r / (float)n;
    for (i = 0; i < n; i++) dgain[i] += dy[i] * x[i] * r;
    if (add)
        for (i = 0; i < n; i++) dx[i] += r * (gain[i] * dy[i] - x[i] * c);
    else
        for (i = 0; i < n; i++) dx[i] = r * (gain[i] * dy[i] - x[i] * c);
}

/* Rounds to int8 by the largest magnitude, at least `m`; returns the value of one step. Its
   derivative is taken as the identity. */
INLINE float quantise(int8_t *q, int32_t *sum, const float *x, int n, float m) {
    float lane[LANES], s;
    int32_t total = 0;
    int i, j;
    for (j = 0; j < LANES; j++) lane[j] = 0.0f;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) {
            float a = bitnet__from_bits(bitnet__bits(x[i + j]) & 0x7FFFFFFF);
            lane[j] = a > lane[j] ? a : lane[j];
        }
    for (j = 0; j < LANES; j++) m = lane[j] > m ? lane[j] : m;
    s = 127.0f * bitnet__rcp(m);
    for (i = 0; i < n; i++) {
        float v = x[i] * s;
        v = v < 127.0f ? v : 127.0f;
        q[i] = (int8_t)(int32_t)bitnet__round(v);
    }
    for (i = 0; i < n; i++) total += q[i];
    *sum = total;
    return m * (1.0f / 127.0f);
}

/* Rounds to half precision, like the KV cache. Its derivative is taken as the identity. */
INLINE void round_to_half(float *x, int n) {
    int i;
    for (i = 0; i < n; i++) {
        uint32_t u = bitnet__bits(x[i]);
        x[i] = bitnet__from_bits((u + 0xFFF + (u >> 13 & 1)) & 0xFFFFE000u);
    }
}

/* Rotates the pairs (i, i + n/2) of a head, then multiplies by `scale`. */
INLINE void rope_forward(float *x, const float *cosine, const float *sine, int n, float scale) {
    int i, half = n / 2;
    for (i = 0; i < half; i++) {
        float a = x[i], b = x[i + half];
        x[i] = (a * cosine[i] - b * sine[i]) * scale;
        x[i + half] = (a * sine[i] + b * cosine[i]) * scale;
    }
}

/* The transpose of a rotation is its inverse. */
INLINE void rope_backward(float *dx, const float *cosine, const float *sine, int n, float scale) {
    int i, half = n / 2;
    for (i = 0; i < half; i++) {
        float a = dx[i], b = dx[i + half];
        dx[i] = (a * cosine[i] + b * sine[i]) * scale;
        dx[i + half] = (b * cosine[i] - a * sine[i]) * scale;
    }
}

/* y = max(gate, 0)^2 * up */
INLINE void relu2_forward(float *y, const float *gate, const float *up, int n) {
    int i;
    for (i = 0; i < n; i++) {
        float r = gate[i] > 0.0f ? gate[i] : 0.0f;
        y[i] = (r * r) * up[i];
    }
}

INLINE void relu2_backward(float *dgate, float *dup, const float *dy, const float *gate,
                           const float *up, int n) {
    int i;
    for (i = 0; i < n; i++) {
        float r = gate[i] > 0.0f ? gate[i] : 0.0f;
        dgate[i] = dy[i] * up[i] * (r + r);
        dup[i] = dy[i] * (r * r);
    }
}

/* Returns -log softmax(logits)[target] and replaces the logits by that loss's gradient times
   `weight`. n is a multiple of 16; entries past the vocabulary are very negative. */
INLINE double cross_entropy(float *logits, int n, int32_t target, float weight) {
    float m = largest(logits, n, -1e30f), lane[LANES] = {0}, total, scale;
    double loss = m - logits[target];
    int i, j;
    for (i = 0; i < n; i++) logits[i] = exponential(logits[i] - m);
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += logits[i + j];
    total = sum_lanes(lane);
    scale = weight / total;
    for (i = 0; i < n; i++) logits[i] *= scale;
    logits[target] -= weight;
    return loss + bitnet__log_double(total);
}

/* ---- learning from a teacher: its likeliest tokens partly replace the text's next token as the
   target, so the student learns which tokens could also follow. */

enum { TAUGHT = 16 };

/* Finds the likeliest of n tokens, best first, and the probability of each among them. */
INLINE void likeliest(const float *logits, int n, int32_t *id, float *share) {
    float total = 0.0f, top;
    int i, k;
    for (k = 0; k < TAUGHT; k++) share[k] = -1e30f, id[k] = 0;
    for (i = 0; i < n; i++) {
        if (logits[i] <= share[TAUGHT - 1]) continue;
        for (k = TAUGHT - 1; k > 0 && share[k - 1] < logits[i]; k--)
            share[k] = share[k - 1], id[k] = id[k - 1];
        share[k] = logits[i], id[k] = i;
    }
    for (top = share[0], k = 0; k < TAUGHT; k++) total += share[k] = exponential(share[k] - top);
    for (k = 0; k < TAUGHT; k++) share[k] /= total;
}

/* Replaces the share `weight` of the gradient of -log p[target] by that of -sum share log p[id]. */
INLINE void learn_from(float *gradient, int32_t target, const int32_t *id, const float *share,
                       float weight) {
    int k;
    gradient[target] += weight;
    for (k = 0; k < TAUGHT; k++) gradient[id[k]] -= weight * share[k];
}

/* ---- causal attention of the query heads that share a kv head, over one row of text. Query, key
   and value are in one array of `stride` floats per token; q includes 1/sqrt(d). Works in blocks of
   64 queries, each with the keys from the block in which its first document begins to its own
   end. */

enum { BLOCK = 64 };

typedef struct attention {
    const tiles *tiles;
    int length, heads, d; /* tokens, query heads, head width */
    const float *q, *k, *v;
    size_t stride;
    const int32_t *first; /* [length]: the first token to which each token attends; ascending */
    float *p; /* softmax weights [heads][length][length]; only those of a block's keys are set */
    float *o; /* output [length][o_stride] */
    size_t o_stride;
} attention;

/* Computes the softmax of scores [first, have); the others of n become 0. */
INLINE void softmax_row(float *s, int first, int have, int n) {
    float lane[LANES] = {0}, m, f;
    int i, j;
    for (i = 0; i < first; i++) s[i] = -1e30f;
    for (i = have; i < n; i++) s[i] = -1e30f;
    m = largest(s, n, -1e30f);
    for (i = 0; i < n; i++) s[i] = exponential(s[i] - m);
    for (i = 0; i < first; i++) s[i] = 0.0f;
    for (i = have; i < n; i++) s[i] = 0.0f;
    for (i = 0; i < n; i += LANES)
        for (j = 0; j < LANES; j++) lane[j] += s[i + j];
    f = 1.0f / sum_lanes(lane);
    for (i = 0; i < n; i++) s[i] *= f;
}

/* The first key for the block of queries at `from`. */
INLINE int first_key(const attention *a, int from) { return a->first[from] / BLOCK * BLOCK; }

INLINE void attention_forward(const attention *a, scratch *s) {
    size_t t = (size_t)a->length;
    const float one = 1.0f;
    uint32_t *keys = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, a->length, a->d), 4);
    uint32_t *values = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, a->d, a->length), 4);
    int h, from, i;
    a->tiles->pack_across(keys, a->k, a->stride, a->length, a->d);
    for (h = 0; h < a->heads; h++)
        for (from = 0; from < a->length; from += BLOCK) {
            int lo = first_key(a, from), n = from + BLOCK - lo;
            float *p = a->p + ((size_t)h * t + (size_t)from) * t + lo;
            const float *q = a->q + (size_t)from * a->stride + (size_t)h * (size_t)a->d;
            product(a->tiles, KIND_FLOAT, p, t, BLOCK, n, left_rows(q, a->stride),
                    keys + (size_t)lo * (size_t)a->d, a->d, &one, NULL, false);
            for (i = 0; i < BLOCK; i++)
                softmax_row(p + (size_t)i * t, a->first[from + i] - lo, from + i + 1 - lo, n);
        }
    /* values as panels [d / 32][position][32]: a block uses some words of each panel */
    for (i = 0; i < a->d; i += TILE_COLUMNS) {
        uint32_t *panel = values + (size_t)i * t;
        a->tiles->pack_lanes(panel, TILE_COLUMNS, a->v + i, a->stride, TILE_COLUMNS, a->length,
                             NULL);
        for (h = 0; h < a->heads; h++)
            for (from = 0; from < a->length; from += BLOCK) {
                int lo = first_key(a, from);
                product(a->tiles, KIND_FLOAT, a->o + (size_t)from * a->o_stride + h * a->d + i,
                        a->o_stride, BLOCK, TILE_COLUMNS,
                        left_rows(a->p + ((size_t)h * t + (size_t)from) * t + lo, t),
                        panel + (size_t)lo * TILE_COLUMNS, from + BLOCK - lo, &one, NULL, false);
            }
    }
}

/* Adds the gradients of keys and values from one block of queries: g += p^T x, where p [BLOCK][n]
   begins at key `lo`. Earlier blocks of keys already have sums from other queries; the last block
   has only those of other heads, so its old values are replaced unless `add`. */
INLINE void attention_gather(const attention *a, float *g, const float *p, const float *x,
                             size_t x_stride, int lo, int from, bool add, scratch *s) {
    const float one = 1.0f;
    int d = a->d, n = from + BLOCK - lo;
    uint32_t *panel = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, d, BLOCK), 4);
    left y = left_columns(a->tiles, s, KIND_FLOAT, p, (size_t)a->length, n, BLOCK, NULL);
    a->tiles->pack_lanes(panel, TILE_COLUMNS, x, x_stride, d, BLOCK, NULL);
    product(a->tiles, KIND_FLOAT, g + (size_t)lo * a->stride, a->stride, from - lo, d, y, panel,
            BLOCK, &one, NULL, true);
    y.data += (size_t)((from - lo) / TILE_ROWS) * y.group;
    product(a->tiles, KIND_FLOAT, g + (size_t)from * a->stride, a->stride, BLOCK, d, y, panel,
            BLOCK, &one, NULL, add);
}

/* dv = p^T do, dp = do v^T, ds = p * (dp - do . o), dq = ds k, dk = ds^T q; dq, dk and dv in an
   array like that of q, k and v. */
INLINE void attention_backward(const attention *a, const float *d_o, float *dq, float *dk,
                               float *dv, scratch *s) {
    size_t t = (size_t)a->length;
    int d = a->d, h, from, i, j;
    const float one = 1.0f;
    uint32_t *values = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, a->length, d), 4);
    uint32_t *keys = (uint32_t *)scratch_take(s, panel_words(TILE_COLUMNS, d, a->length), 4);
    float *ds = (float *)scratch_take(s, (size_t)BLOCK * t, 4);
    int kept = s->used;
    a->tiles->pack_across(values, a->v, a->stride, a->length, d);
    a->tiles->pack_lanes(keys, TILE_COLUMNS, a->k, a->stride, d, a->length, NULL);
    for (h = 0; h < a->heads; h++)
        for (from = 0; from < a->length; from += BLOCK) {
            int lo = first_key(a, from), n = from + BLOCK - lo;
            size_t at = (size_t)from * a->stride + (size_t)h * (size_t)d;
            const float *p = a->p + ((size_t)h * t + (size_t)from) * t + lo;
            const float *go = d_o + (size_t)from * a->o_stride + (size_t)h * (size_t)d;
            const float *o = a->o + (size_t)from * a->o_stride + (size_t)h * (size_t)d;
            product(a->tiles, KIND_FLOAT, ds, t, BLOCK, n, left_rows(go, a->o_stride),
                    values + (size_t)lo * (size_t)d, d, &one, NULL, false);
            for (i = 0; i < BLOCK; i++) {
                const float *row = p + (size_t)i * t;
                float *to = ds + (size_t)i * t;
                float c = dot(go + (size_t)i * a->o_stride, o + (size_t)i * a->o_stride, d);
                for (j = 0; j < n; j++) to[j] = row[j] * (to[j] - c);
            }
            for (i = 0; i < d; i += TILE_COLUMNS)
                product(a->tiles, KIND_FLOAT, dq + at + i, a->stride, BLOCK, TILE_COLUMNS,
                        left_rows(ds, t), keys + (size_t)i * t + (size_t)lo * TILE_COLUMNS, n, &one,
                        NULL, false);
            s->used = kept;
            attention_gather(a, dk, ds, a->q + at, a->stride, lo, from, h > 0, s);
            s->used = kept;
            attention_gather(a, dv, p, go, a->o_stride, lo, from, h > 0, s);
        }
}
