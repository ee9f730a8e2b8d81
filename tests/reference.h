/* reference.h - a second implementation of chapter 8 of the manual, as plain as possible

   It computes one token after the other, with every matrix expanded and every sum written out. It
   shares nothing with the library except the GGUF reader. reference_logits computes the bits that
   the library must compute. */

#ifndef REFERENCE_H
#define REFERENCE_H

#include "check.h"

#if defined(__clang__)
#if defined(BITNET__X86)
#pragma float_control(push)
#endif
#pragma clang fp contract(off)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC optimize("O2", "fp-contract=off")
#endif

/* ---- scalar functions */

static float reference_float(uint32_t bits) {
    float x;
    memcpy(&x, &bits, 4);
    return x;
}

static uint32_t reference_bits(float x) {
    uint32_t bits;
    memcpy(&bits, &x, 4);
    return bits;
}

static float reference_rcp(float d) {
    float y = reference_float(0x7EF311C7u - reference_bits(d));
    int i;
    for (i = 0; i < 4; i++) y = y * (2.0f - d * y);
    return y;
}

static float reference_rsqrt(float d) {
    float y = reference_float(0x5F3759DFu - (reference_bits(d) >> 1)), h = 0.5f * d;
    int i;
    for (i = 0; i < 4; i++) y = y * (1.5f - (h * y) * y);
    return y;
}

static float reference_round(float x) {
    volatile float shifted = x + 12582912.0f;
    return shifted - 12582912.0f;
}

static float reference_exp(float x) {
    float k, r, p;
    int i;
    if (x < -80.0f) return 0.0f;
    if (x > 80.0f) x = 80.0f;
    k = reference_round(x * 1.44269504f);
    r = (x - k * 0.693359375f) - k * -2.12194440e-4f;
    p = ((((1.9875691500e-4f * r + 1.3981999507e-3f) * r + 8.3334519073e-3f) * r +
          4.1665795894e-2f) *
             r +
         1.6666665459e-1f) *
            r +
        5.0000001201e-1f;
    p = (p * (r * r) + r) + 1.0f;
    for (i = (int)k; i > 0; i--) p = p * 2.0f;
    for (i = (int)k; i < 0; i++) p = p * 0.5f;
    return p;
}

/* 2^n, exact. */
static double reference_power2(int n) {
    double p = 1.0;
    for (; n > 0; n--) p = p * 2.0;
    for (; n < 0; n++) p = p * 0.5;
    return p;
}

static float reference_from_half(unsigned h) {
    int e = (int)(h >> 10) & 31, m = (int)h & 1023;
    double x = e ? (1024 + m) * reference_power2(e - 25) : m * reference_power2(-24);
    return (float)(h >> 15 ? -x : x);
}

/* The value of x after rounding to a half float, nearest, ties to even. */
static float reference_to_half(float x) {
    double a = x < 0 ? -(double)x : (double)x, unit = reference_power2(-24), n, rest;
    while (a >= 2048 * unit) unit = unit * 2; /* 11 bits of a count in this unit */
    n = (double)(int)(a / unit);
    rest = a / unit - n;
    if (rest > 0.5 || (rest == 0.5 && (int)n % 2 == 1)) n = n + 1;
    return (float)(x < 0 || (x == 0 && reference_bits(x)) ? -(n * unit) : n * unit);
}

static float reference_sum(const float *v, int n) {
    float lane[64];
    int i, h, j;
    for (i = 0; i < 64; i++) lane[i] = 0.0f;
    for (i = 0; i < n; i++) lane[i % 64] = lane[i % 64] + v[i];
    for (h = 32; h >= 1; h /= 2)
        for (j = 0; j < h; j++) lane[j] = lane[j] + lane[j + h];
    return lane[0];
}

static float reference_dot(const float *a, const float *b, int n) {
    float *products = (float *)malloc((size_t)n * sizeof(float)), sum;
    int i;
    for (i = 0; i < n; i++) products[i] = a[i] * b[i];
    sum = reference_sum(products, n);
    free(products);
    return sum;
}

/* Natural logarithm, exponential, sine and cosine in long double, by series. */
static long double reference_log(long double x) {
    long double s, term, sum = 0, twos = 0;
    int k;
    for (; x > 1.5L; x /= 2) twos += 1;
    s = (x - 1) / (x + 1);
    for (term = s, k = 1; k < 60; k += 2, term *= s * s) sum += term / k;
    return 2 * sum + twos * 0.693147180559945309417232121458L;
}

static long double reference_power(long double base, long double exponent) {
    long double x = reference_log(base) * exponent / 1024, term = 1, sum = 0;
    int k;
    for (k = 1; k < 20; k++, term *= x / (k - 1)) sum += term;
    for (k = 0; k < 10; k++) sum *= sum;
    return sum;
}

static void reference_sincos(long double x, long double amplitude, float *sine, float *cosine) {
    long double s = 0, c = 0, term = 1;
    int k;
    while (x > 3.141592653589793238462643L) x -= 6.283185307179586476925287L;
    for (k = 0; k < 40; k += 2) {
        c += term;
        term *= x / (k + 1);
        s += term;
        term *= -x / (k + 2);
    }
    *sine = (float)(double)(s * amplitude);
    *cosine = (float)(double)(c * amplitude);
}

/* ---- weights */

typedef struct reference_matrix {
    int rows, columns;
    int span;       /* columns that share a scale; 0: not quantized */
    bool by_groups; /* multiplied 32 columns at a time: the scales differ */
    bool grouped;   /* of a type used by models without int8 activations */
    bool turned;    /* in the Hadamard basis */
    float *value;   /* [rows][columns], of a quantized matrix -1, 0, 1, 2 */
    float *scale;   /* quantized: [rows][columns / span] */
    float *factor;  /* the tensor ".scale", or NULL */
    float *bias;    /* or NULL */
} reference_matrix;

/* Expands the block that holds values `at` to `at` + its length of a tensor. Returns the length. */
static int reference_block(int type, const uint8_t *data, size_t at, float *out, float *scale) {
    static const int pow3[5] = {1, 3, 9, 27, 81};
    const uint8_t *p;
    int i, j, half, n = 0;
    float d;
    switch (type) {
    case BITNET_TYPE_F32: memcpy(out, data + at * 4, 4); return 1;
    case BITNET_TYPE_F16:
        p = data + at * 2, *out = reference_from_half(p[0] + p[1] * 256u);
        return 1;
    case BITNET_TYPE_BF16:
        p = data + at * 2, *out = reference_float((uint32_t)(p[0] + p[1] * 256u) << 16);
        return 1;
    case BITNET_TYPE_Q8_0:
        p = data + at / 32 * 34, d = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 32; i++) out[i] = d * (float)(int8_t)p[2 + i];
        return 32;
    case BITNET_TYPE_Q4_0:
        p = data + at / 32 * 18, d = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 32; i++)
            out[i] = d * (float)((i < 16 ? p[2 + i] & 15 : p[2 + i - 16] >> 4) - 8);
        return 32;
    case BITNET_TYPE_Q4_1: /* d, m, nibbles */
        p = data + at / 32 * 20, d = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 32; i++)
            out[i] = d * (float)(i < 16 ? p[4 + i] & 15 : p[4 + i - 16] >> 4) +
                     reference_from_half(p[2] + p[3] * 256u);
        return 32;
    case BITNET_TYPE_Q6_K: /* 128 low nibble bytes, 64 of high bits, 16 scales, d */
        p = data + at / 256 * 210, d = reference_from_half(p[208] + p[209] * 256u);
        for (i = 0; i < 256; i++) {
            int low, high, part = i % 128 / 32, l = i % 32;
            half = i / 128;
            low = p[half * 64 + l + part % 2 * 32] >> (part < 2 ? 0 : 4) & 15;
            high = p[128 + half * 32 + l] >> (2 * part) & 3;
            out[i] = (d * (float)(int8_t)p[192 + i / 16]) * (float)(low + 16 * high - 32);
        }
        return 256;
    case BITNET_TYPE_Q2_K: /* 16 bytes of scales and minima, 64 of codes, d, dmin */
        p = data + at / 256 * 84, d = reference_from_half(p[80] + p[81] * 256u);
        for (i = 0; i < 256; i++) {
            int q = p[16 + i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3, s = p[i / 16];
            out[i] = (d * (float)(s & 15)) * (float)q -
                     reference_from_half(p[82] + p[83] * 256u) * (float)(s >> 4);
        }
        return 256;
    case BITNET_TYPE_Q3_K: /* 32 bytes of high bits, 64 of low ones, 12 of 6-bit scales, d */
        p = data + at / 256 * 110, d = reference_from_half(p[108] + p[109] * 256u);
        for (i = 0; i < 256; i++) {
            int low = p[32 + i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3, k = i / 16;
            int high = p[i % 32] >> (i / 32) & 1, s = p[96 + k % 8] >> (k < 8 ? 0 : 4) & 15;
            s += (p[104 + k % 4] >> (2 * (k / 4)) & 3) << 4;
            out[i] = (d * (float)(s - 32)) * (float)(low + 4 * high - 4);
        }
        return 256;
    case BITNET_TYPE_Q4_K: { /* d, dmin, 12 bytes of 6-bit scales and minima, 128 of nibbles */
        float dmin;
        p = data + at / 256 * 144;
        d = reference_from_half(p[0] + p[1] * 256u), dmin = reference_from_half(p[2] + p[3] * 256u);
        for (i = 0; i < 256; i++) {
            const uint8_t *s = p + 4;
            int sc, m, q = p[16 + i / 64 * 32 + i % 32] >> (i % 64 < 32 ? 0 : 4) & 15;
            j = i / 32;
            sc = j < 4 ? s[j] & 63 : (s[j + 4] & 15) | s[j - 4] >> 6 << 4;
            m = j < 4 ? s[j + 4] & 63 : s[j + 4] >> 4 | s[j] >> 6 << 4;
            out[i] = (d * (float)sc) * (float)q - dmin * (float)m;
        }
        return 256;
    }
    case BITNET_TYPE_Q1_sym_g32_sq4_sg8: /* Millie's: d, nibbles of scales, codes */
    case BITNET_TYPE_Q2_sym_g32_sq4_sg8:
        half = type == BITNET_TYPE_Q1_sym_g32_sq4_sg8 ? 1 : 2; /* bits */
        p = data + at / 256 * (half == 1 ? 38 : 70), d = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 256; i++) {
            float step = d * (float)(p[2 + i / 64] >> (i % 64 < 32 ? 0 : 4) & 15);
            int code = half == 1 ? p[6 + i / 8] >> i % 8 & 1 : p[6 + i / 4] >> 2 * (i % 4) & 3;
            out[i] = step * ((float)code - (half == 1 ? 0.5f : 1.5f));
        }
        return 256;
    case BITNET_TYPE_Q4_sym_g16_sq8_sg8: /* the same, with a byte for each 16 */
        p = data + at / 128 * 74, d = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 128; i++)
            out[i] = d * (float)(int8_t)p[2 + i / 16] *
                     ((float)(p[10 + i / 2] >> (i % 2 ? 4 : 0) & 15) - 7.5f);
        return 128;
    case BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8: /* d, scales, which are not 0, their signs */
        p = data + at / 256 * 54, d = reference_from_half(p[0] + p[1] * 256u);
        for (i = j = 0; i < 256; i++) {
            float step = d * (float)(p[2 + i / 64] >> (i % 64 < 32 ? 0 : 4) & 15);
            bool on = (p[6 + i / 8] >> i % 8 & 1) != 0, below = (p[38 + j / 8] >> j % 8 & 1) != 0;
            out[i] = !on ? 0 : below ? -step : step;
            j += on && j < 127;
        }
        return 256;
    case BITNET_TYPE_TQ2_0: /* 64 bytes of codes, d */
        p = data + at / 256 * 66, *scale = reference_from_half(p[64] + p[65] * 256u);
        for (i = 0; i < 256; i++)
            out[i] = (float)((p[i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3) - 1);
        return 256;
    case BITNET_TYPE_TQ1_0: /* 32 + 16 bytes of five digits, 4 of four, d */
        p = data + at / 256 * 54, *scale = reference_from_half(p[52] + p[53] * 256u);
        for (half = 0; half < 3; half++) {
            static const int first[3] = {0, 32, 48}, bytes[3] = {32, 16, 4}, digits[3] = {5, 5, 4};
            for (i = 0; i < digits[half]; i++)
                for (j = 0; j < bytes[half]; j++) {
                    int q = p[first[half] + j] * pow3[i] & 255;
                    out[n++] = (float)((q * 3 >> 8) - 1);
                }
        }
        return 256;
    case BITNET_TYPE_Q1_0: /* d, 16 bytes of signs */
        p = data + at / 128 * 18, *scale = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 128; i++) out[i] = p[2 + i / 8] & 1 << i % 8 ? 1.0f : -1.0f;
        return 128;
    case BITNET_TYPE_Q2_0: /* d, 16 bytes of codes */
        p = data + at / 64 * 18, *scale = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 64; i++) out[i] = (float)((p[2 + i / 4] >> i % 4 * 2 & 3) - 1);
        return 64;
    case BITNET_TYPE_PQ2_0: /* d, 32 bytes of codes */
        p = data + at / 128 * 34, *scale = reference_from_half(p[0] + p[1] * 256u);
        for (i = 0; i < 128; i++) out[i] = (float)((p[2 + i / 4] >> i % 4 * 2 & 3) - 1);
        return 128;
    case BITNET_TYPE_PTQ1_0: /* 16 + 8 bytes of five digits, 2 of four, d */
        p = data + at / 128 * 28, *scale = reference_from_half(p[26] + p[27] * 256u);
        for (half = 0; half < 3; half++) {
            static const int first[3] = {0, 16, 24}, bytes[3] = {16, 8, 2}, digits[3] = {5, 5, 4};
            for (i = 0; i < digits[half]; i++)
                for (j = 0; j < bytes[half]; j++) {
                    int q = p[first[half] + j] * pow3[i] & 255;
                    out[n++] = (float)((q * 3 >> 8) - 1);
                }
        }
        return 128;
    case BITNET_TYPE_STQ1_0: /* 32 bytes of nibbles, 8 of signs, d */
        p = data + at / 256 * 42, *scale = reference_from_half(p[40] + p[41] * 256u);
        for (i = 0; i < 64; i++) {
            int code = p[i / 2] >> i % 2 * 4 & 15, turned = p[32 + i / 8] >> i % 8 & 1;
            for (j = n = 0; j < 4; j++) { /* the n-th that is not 0 */
                float value = turned ? -1.0f : 1.0f;
                if (j == code >> 2) value = 0;
                else if (n++ > 0 && code & 1 << (n - 2)) value = -value;
                out[i / 16 * 64 + i % 16 + 16 * j] = value;
            }
        }
        return 256;
    default: /* I2_S: 32 bytes of codes, a flat stream */
        for (i = 0; i < 128; i++)
            out[i] = (float)((data[at / 128 * 32 + (size_t)(i % 32)] >> (6 - i / 32 * 2) & 3) - 1);
        return 128;
    }
}

static const bitnet_gguf_tensor *reference_find(const bitnet_gguf *gguf, int layer,
                                                const char *name, const char *suffix) {
    const char *dot = *suffix ? "." : "";
    char path[96];
    if (layer < 0) snprintf(path, sizeof path, "%s%s%s", name, dot, suffix);
    else snprintf(path, sizeof path, "blk.%d.%s%s%s", layer, name, dot, suffix);
    return bitnet_gguf_find_tensor(gguf, path);
}

/* A tensor's values in float, malloc'ed; NULL if the file has none of that name. */
static float *reference_vector(const bitnet_gguf *gguf, int layer, const char *name,
                               const char *suffix) {
    const bitnet_gguf_tensor *t = reference_find(gguf, layer, name, suffix);
    float *out = NULL, unused;
    uint8_t *raw;
    size_t i, n;
    if (!t) return NULL;
    n = (size_t)t->shape[0];
    raw = (uint8_t *)malloc((size_t)t->size);
    out = (float *)malloc(n * sizeof(float));
    bitnet_gguf_read(gguf, t, 0, raw, (size_t)t->size, NULL);
    for (i = 0; i < n; i++) reference_block(t->type, raw, i, out + i, &unused);
    free(raw);
    return out;
}

/* The number of columns that share a scale; 0: the type has no codes. */
static int reference_span(int type, int columns) {
    switch (type) {
    case BITNET_TYPE_I2_S: return columns;
    case BITNET_TYPE_TQ1_0:
    case BITNET_TYPE_TQ2_0:
    case BITNET_TYPE_STQ1_0: return 256;
    case BITNET_TYPE_Q2_0: return 64;
    case BITNET_TYPE_Q1_0:
    case BITNET_TYPE_PQ2_0:
    case BITNET_TYPE_PTQ1_0: return 128;
    default: return 0;
    }
}

/* True if the scales differ between blocks that are not all zeros, or if a weight is +2. */
static bool reference_differs(const reference_matrix *m) {
    int blocks = m->rows * (m->columns / m->span), b, i, first = -1;
    for (b = 0; b < blocks; b++) {
        bool empty = true;
        for (i = 0; i < m->span; i++) {
            float value = m->value[(size_t)b * (size_t)m->span + (size_t)i];
            if (value != 0) empty = false;
            if (value == 2) return true;
        }
        if (empty) continue;
        if (first < 0) first = b;
        if (m->scale[b] != m->scale[first]) return true;
    }
    for (b = 0; b < blocks && first >= 0; b++) m->scale[b] = m->scale[first];
    return false;
}

/* Is the tensor listed in prism.hadamard.weight_names? */
static bool reference_is_turned(const bitnet_gguf *gguf, bitnet_string name) {
    const bitnet_gguf_value *names = bitnet_gguf_find(gguf, "prism.hadamard.weight_names");
    bitnet_string s;
    uint64_t i;
    for (i = 0; names && i < names->count; i++)
        if (bitnet_gguf_string(names, i, &s) && s.length == name.length &&
            memcmp(s.data, name.data, s.length) == 0)
            return true;
    return false;
}

static reference_matrix reference_load(const bitnet_gguf *gguf, int layer, const char *name) {
    const bitnet_gguf_tensor *t = reference_find(gguf, layer, name, "weight");
    reference_matrix m;
    uint8_t *raw = (uint8_t *)malloc((size_t)t->size);
    size_t at, n;
    float scale = 0;
    int row;
    memset(&m, 0, sizeof m);
    m.columns = (int)t->shape[0];
    m.rows = (int)(t->shape[1] * t->shape[2]); /* of all experts */
    m.span = reference_span(t->type, m.columns);
    n = (size_t)m.rows * (size_t)m.columns;
    m.value = (float *)malloc((n + 256) * sizeof(float));
    m.scale = (float *)malloc((n + 256) * sizeof(float));
    bitnet_gguf_read(gguf, t, 0, raw, (size_t)t->size, NULL);
    for (at = 0; at < n;) {
        int count = reference_block(t->type, raw, at, m.value + at, &scale);
        if (m.span && t->type != BITNET_TYPE_I2_S) m.scale[at / (size_t)m.span] = scale;
        at += (size_t)count;
    }
    for (row = 0; row < m.rows && t->type == BITNET_TYPE_I2_S; row++)
        memcpy(&m.scale[row], raw + n / 4, 4);
    m.by_groups = m.span && t->type != BITNET_TYPE_I2_S && reference_differs(&m);
    m.grouped = t->type == BITNET_TYPE_Q1_0 || t->type == BITNET_TYPE_Q2_0 ||
                t->type == BITNET_TYPE_PQ2_0 || t->type == BITNET_TYPE_PTQ1_0 ||
                t->type == BITNET_TYPE_STQ1_0;
    m.turned = reference_is_turned(gguf, t->name);
    m.factor = reference_vector(gguf, layer, name, "scale");
    m.bias = reference_vector(gguf, layer, name, "bias");
    free(raw);
    return m;
}

static void reference_free(reference_matrix *m) {
    free(m->value);
    free(m->scale);
    free(m->factor);
    free(m->bias);
}

/* ---- vectors */

static void reference_norm(float *y, const float *x, const float *gain, int n, float epsilon) {
    float m = reference_dot(x, x, n) * (float)(1.0 / n) + epsilon, r = reference_rsqrt(m);
    int i;
    for (i = 0; i < n; i++) y[i] = (x[i] * r) * gain[i];
}

/* q = x quantized, `group` columns at a time; steps[g] is the value of a step from column 32 g
   on. */
static void reference_quantise(float *q, float *steps, const float *x, int n, int group) {
    int first, i;
    for (first = 0; first < n; first += group) {
        int end = first + group < n ? first + group : n;
        float largest = 1e-5f, s;
        for (i = first; i < end; i++) {
            float magnitude = x[i] < 0 ? -x[i] : x[i];
            if (magnitude > largest) largest = magnitude;
        }
        s = 127.0f * reference_rcp(largest);
        for (i = first; i < end; i++) {
            steps[i / 32] = largest * (float)(1.0 / 127.0);
            q[i] = reference_round(x[i] * s);
            if (q[i] < -128.0f) q[i] = -128.0f;
            if (q[i] > 127.0f) q[i] = 127.0f;
        }
    }
}

/* y = matrix * x, where x is quantized if the matrix is. `group`: columns of x that share a step;
   0: all. */
static void reference_linear(float *y, const reference_matrix *m, const float *x, int group) {
    int n = m->columns, row, i, first;
    float *q = (float *)malloc((size_t)n * sizeof(float));
    float *steps = (float *)malloc((size_t)(n / 32 + 1) * sizeof(float));
    bool whole = group == 0 && !m->by_groups; /* one exact sum */
    int together = whole ? n : 32;
    reference_quantise(q, steps, x, n, group ? group : n);
    for (row = 0; row < m->rows; row++) {
        const float *w = m->value + (size_t)row * (size_t)n;
        y[row] = 0.0f;
        for (first = 0; first < n && m->span; first += together) {
            int64_t d = 0;
            float scale = m->scale[row * (n / m->span) + first / m->span];
            if (m->factor) scale = scale * *m->factor;
            for (i = first; i < n && i < first + together; i++) d += (int)w[i] * (int)q[i];
            if (whole) y[row] = (float)d * (scale * steps[0]);
            else y[row] = y[row] + (float)d * (scale * steps[first / 32]);
        }
        if (!m->span) y[row] = reference_dot(w, x, n);
        if (!m->span && m->factor) y[row] = y[row] * *m->factor;
        if (m->bias) y[row] = y[row] + m->bias[row];
    }
    free(q);
    free(steps);
}

/* ---- the model */

enum {
    REFERENCE_Q,
    REFERENCE_K,
    REFERENCE_V,
    REFERENCE_O,
    REFERENCE_GATE,
    REFERENCE_UP,
    REFERENCE_DOWN,
    REFERENCE_ALPHA, /* of recurrent layers, which have attn_qkv, attn_gate, ssm_out for Q, V, O */
    REFERENCE_BETA,
    REFERENCE_ROUTER, /* of layers with experts, whose GATE, UP and DOWN lie one below the other, */
    REFERENCE_SHARED_GATE, /* and of the expert that all tokens use */
    REFERENCE_SHARED_UP,
    REFERENCE_SHARED_DOWN,
    REFERENCE_HEAD_GATE, /* of k2-horizon */
    REFERENCE_MATRICES
};

/* What an adapter adds to a matrix; rank 0: nothing. */
typedef struct reference_pair {
    int rank;
    float *a, *b; /* [rank][columns], [rows][rank] */
    float factor;
} reference_pair;

typedef struct reference_layer {
    reference_matrix matrix[REFERENCE_MATRICES];
    reference_pair pair[REFERENCE_MATRICES];
    float *attn_norm, *ffn_norm;
    float *attn_sub_norm, *ffn_sub_norm, *q_norm, *k_norm, *attn_post_norm, *ffn_post_norm;
    float *shared_gate;                 /* of the shared expert */
    bool fused;                         /* GATE has each expert's gate, then its up */
    float *norm_in[REFERENCE_MATRICES]; /* these and those of the line above may be NULL */
    bool local;                         /* sees a window only */
    float clamp;                        /* of experts */
    bool recurrent;
    float *taps, *decay, *decay_bias, *state_norm; /* [channels][4], [heads], [heads], [width] */
    float *channels;        /* [positions][channels] before the convolution */
    float *states;          /* [heads][key][value] */
    float *k, *v;           /* [positions][kv_heads][d], rounded to half, or quantized */
    float *k_step, *v_step; /* [positions][kv_heads], if quantized */
} reference_layer;

typedef struct reference_model {
    bool neighbours, relu2, gelu, yarn, turns_first, listed; /* windows of maple */
    int norm_groups, head_norm; /* slices of states, from a head's norm to the next */
    int layers, width, ffn, heads, kv_heads, d, rope_width, vocabulary, window, experts, used;
    int group;   /* columns of activations that share a step; 0: all of a token */
    bool int8;   /* keys and values; or, to compare with, */
    bool floats; /* the latter as floats, */
    bool groups; /* both with a step for each 32 channels, and queries */
    float epsilon;
    double rope_base, rope_factor, rope_original; /* the last of YaRN */
    double local_base;                            /* of layers with a window */
    float *rope_freqs;                            /* extra factors, or NULL */
    float embedding_scale, residual_scale, state_scale;
    int period, state_heads, key_heads, state_width, channel_count;
    int block;                  /* of the Hadamard basis; 0: none */
    bool grouped;               /* heads */
    int widths[8], width_count; /* that there are signs for */
    float *signs;
    reference_matrix embedding, head;
    bool tied;
    float *output_norm;
    reference_layer *layer;
} reference_model;

static double reference_number(const bitnet_gguf *gguf, const char *arch, const char *name,
                               double fallback) {
    char key[96];
    double value;
    snprintf(key, sizeof key, "%s.%s", arch, name);
    return bitnet_gguf_number(bitnet_gguf_find(gguf, key), 0, &value) ? value : fallback;
}

/* Reads the keys prism.hadamard.*, which make.h writes. */
static void reference_open_basis(reference_model *r, const bitnet_gguf *gguf) {
    const bitnet_gguf_value *widths = bitnet_gguf_find(gguf, "prism.hadamard.sign_widths");
    const bitnet_gguf_value *signs = bitnet_gguf_find(gguf, "prism.hadamard.sign_values");
    double value = 0;
    int64_t grouped = 0;
    size_t i;
    bitnet_gguf_number(bitnet_gguf_find(gguf, "prism.hadamard.block_size"), 0, &value);
    r->block = (int)value;
    if (!r->block) return;
    bitnet_gguf_int(bitnet_gguf_find(gguf, "prism.hadamard.gdn_v_grouped"), 0, &grouped);
    r->grouped = grouped == 1;
    for (i = 0; i < (size_t)widths->count; i++) {
        bitnet_gguf_number(widths, i, &value);
        r->widths[r->width_count++] = (int)value;
    }
    r->signs = (float *)malloc((size_t)signs->count * sizeof(float));
    for (i = 0; i < (size_t)signs->count; i++) {
        bitnet_gguf_number(signs, i, &value);
        r->signs[i] = (float)value;
    }
}

/* x = H(s * x), or the inverse, by the recursive definition. */
static void reference_walsh(float *x, int n) {
    int i;
    if (n == 1) return;
    reference_walsh(x, n / 2);
    reference_walsh(x + n / 2, n / 2);
    for (i = 0; i < n / 2; i++) {
        float a = x[i], b = x[n / 2 + i];
        x[i] = a + b;
        x[n / 2 + i] = a - b;
    }
}

static void reference_turn(const reference_model *r, float *x, int n, bool back) {
    const float *s = r->signs;
    float scale = (float)(1 / reference_power(r->block, 0.5L));
    int i;
    for (i = 0; r->widths[i] != n; i++) s += r->widths[i];
    for (i = 0; i < n && !back; i++) x[i] = x[i] * s[i];
    for (i = 0; i < n; i += r->block) reference_walsh(x + i, r->block);
    for (i = 0; i < n; i++) x[i] = x[i] * scale;
    for (i = 0; i < n && back; i++) x[i] = x[i] * s[i];
}

static const char *const reference_names[REFERENCE_MATRICES] = {
    "attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down",
    NULL,     NULL,     NULL,     NULL,          NULL,       NULL,     "attn_gate"};
static const char *const reference_recurrent_names[REFERENCE_MATRICES] = {
    "attn_qkv",  NULL,       "attn_gate", "ssm_out", "ffn_gate", "ffn_up", "ffn_down",
    "ssm_alpha", "ssm_beta", NULL,        NULL,      NULL,       NULL,     NULL};
static const char *const reference_expert_names[REFERENCE_MATRICES] = {NULL,
                                                                       NULL,
                                                                       NULL,
                                                                       NULL,
                                                                       "ffn_gate_exps",
                                                                       "ffn_up_exps",
                                                                       "ffn_down_exps",
                                                                       NULL,
                                                                       NULL,
                                                                       "ffn_gate_inp",
                                                                       "ffn_gate_shexp",
                                                                       "ffn_up_shexp",
                                                                       "ffn_down_shexp",
                                                                       NULL};

/* A number, or a layer's in a list. */
static double reference_of_layer(const bitnet_gguf *gguf, const char *key, int layer) {
    const bitnet_gguf_value *value = bitnet_gguf_find(gguf, key);
    double number = 0;
    int64_t whole = 0;
    uint64_t at = value && value->type == BITNET_GGUF_ARRAY ? (uint64_t)layer : 0;
    if (bitnet_gguf_int(value, at, &whole)) return (double)whole;
    bitnet_gguf_number(value, at, &number);
    return number;
}

static reference_model reference_open(const bitnet_gguf *gguf, int positions) {
    reference_model r;
    bitnet_string text = {NULL, 0};
    char arch[32] = "", key[64];
    double group;
    int l, i;
    memset(&r, 0, sizeof r);
    bitnet_gguf_string(bitnet_gguf_find(gguf, "general.architecture"), 0, &text);
    memcpy(arch, text.data, text.length);
    r.neighbours = !strcmp(arch, "llama") || !strcmp(arch, "minicpm");
    r.relu2 = !strncmp(arch, "bitnet-", 7);
    r.gelu = !strcmp(arch, "gemma3");
    r.turns_first = !strcmp(arch, "hunyuan-dense");
    snprintf(key, sizeof key, "%s.feed_forward_activation", arch);
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, key), 0, &text))
        r.relu2 = *text.data == 'r', r.gelu = *text.data == 'g';
    r.layers = (int)reference_number(gguf, arch, "block_count", 0);
    r.width = (int)reference_number(gguf, arch, "embedding_length", 0);
    r.ffn = (int)reference_number(gguf, arch, "feed_forward_length", 0);
    r.heads = (int)reference_number(gguf, arch, "attention.head_count", 0);
    r.kv_heads = (int)reference_number(gguf, arch, "attention.head_count_kv", r.heads);
    r.d = (int)reference_number(gguf, arch, "attention.key_length", r.width / r.heads);
    r.rope_width = (int)reference_number(gguf, arch, "rope.dimension_count", r.d);
    r.epsilon = (float)reference_number(gguf, arch, "attention.layer_norm_rms_epsilon", 0);
    r.experts = (int)reference_number(gguf, arch, "expert_count", 0);
    r.used = (int)reference_number(gguf, arch, "expert_used_count", 0);
    r.listed = !strcmp(arch, "maple");
    r.group = strcmp(arch, "minicpm") && !r.listed ? 0 : 32;
    r.norm_groups = (int)reference_number(gguf, arch, "attention.group_norm_groups", 1);
    r.head_norm = !strcmp(arch, "k2-horizon") ? r.d : 0;
    r.rope_base = reference_number(gguf, arch, "rope.freq_base", 10000);
    r.local_base =
        reference_number(gguf, arch, "rope.freq_base_swa", r.listed ? r.rope_base : 10000);
    r.rope_factor = 1;
    snprintf(key, sizeof key, "%s.rope.scaling.type", arch);
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, key), 0, &text)) {
        r.rope_factor = reference_number(gguf, arch, "rope.scaling.factor", 1);
        r.yarn = *text.data == 'y';
    }
    r.rope_original = reference_number(gguf, arch, "rope.scaling.original_context_length",
                                       reference_number(gguf, arch, "context_length", 0));
    r.rope_freqs =
        reference_vector(gguf, -1,
                         !reference_find(gguf, -1, "rope_factors_long", "weight") ? "rope_freqs"
                         : positions > r.rope_original ? "rope_factors_long"
                                                       : "rope_factors_short",
                         "weight");
    r.window = (int)reference_number(gguf, arch, "attention.sliding_window", 0);
    r.embedding_scale = r.residual_scale = r.state_scale = 1;
    if (r.gelu) r.embedding_scale = (float)reference_power(r.width, 0.5L);
    if (!strcmp(arch, "minicpm")) { /* the keys, or what its first models meant */
        double layers = (double)reference_power(r.layers, 0.5L);
        r.embedding_scale = (float)reference_number(gguf, arch, "embedding_scale", 12);
        r.residual_scale = (float)reference_number(gguf, arch, "residual_scale", 1.4 / layers);
        r.state_scale = (float)(1 / reference_number(gguf, arch, "logit_scale", r.width / 256.0));
    }
    r.state_heads = (int)reference_number(gguf, arch, "ssm.time_step_rank", 0);
    r.key_heads = (int)reference_number(gguf, arch, "ssm.group_count", 0);
    r.state_width = (int)reference_number(gguf, arch, "ssm.state_size", 0);
    r.period = (int)reference_number(gguf, arch, "full_attention_interval", 1);
    r.channel_count = (2 * r.key_heads + r.state_heads) * r.state_width;
    reference_open_basis(&r, gguf);
    r.embedding = reference_load(gguf, -1, "token_embd");
    r.embedding.by_groups = true;
    r.vocabulary = r.embedding.rows;
    r.tied = reference_find(gguf, -1, "output", "weight") == NULL;
    r.head = r.tied ? r.embedding : reference_load(gguf, -1, "output");
    r.output_norm = reference_vector(gguf, -1, "output_norm", "weight");
    r.layer = (reference_layer *)calloc((size_t)r.layers, sizeof(reference_layer));
    for (l = 0; l < r.layers; l++) {
        reference_layer *layer = &r.layer[l];
        size_t cache = (size_t)(positions * r.kv_heads * r.d) * sizeof(float);
        const char *const *names = reference_names;
        if (r.state_heads && (l + 1) % r.period) {
            names = reference_recurrent_names;
            layer->recurrent = true;
        }
        layer->fused = reference_find(gguf, l, "ffn_gate_up_exps", "weight") != NULL;
        layer->shared_gate = reference_vector(gguf, l, "ffn_gate_inp_shexp", "weight");
        for (i = 0; i < REFERENCE_MATRICES; i++) {
            const char *name =
                r.experts && reference_expert_names[i] ? reference_expert_names[i] : names[i];
            if (layer->fused && i == REFERENCE_GATE) name = "ffn_gate_up_exps";
            if (!name || !reference_find(gguf, l, name, "weight")) continue;
            layer->matrix[i] = reference_load(gguf, l, name);
            snprintf(key, sizeof key, "%s_norm_in", name);
            layer->norm_in[i] = reference_vector(gguf, l, key, "weight");
            if ((layer->matrix[i].by_groups || layer->matrix[i].grouped) && !layer->norm_in[i] &&
                strncmp(arch, "bitnet", 6) != 0)
                r.group = 32;
        }
        layer->local = r.window && l % 6 != 5;
        layer->clamp = reference_float(0x7F800000); /* infinite */
        if (r.listed) {
            layer->local =
                reference_of_layer(gguf, "maple.attention.sliding_window_pattern", l) != 0;
            layer->clamp = (float)reference_of_layer(gguf, "maple.swiglu_clamp_exp", l);
        }
        layer->attn_norm = reference_vector(gguf, l, "attn_norm", "weight");
        layer->ffn_norm = reference_vector(gguf, l, "ffn_norm", "weight");
        layer->attn_sub_norm = reference_vector(gguf, l, "attn_sub_norm", "weight");
        layer->ffn_sub_norm = reference_vector(gguf, l, "ffn_sub_norm", "weight");
        layer->attn_post_norm = reference_vector(gguf, l, "post_attention_norm", "weight");
        if (r.state_heads) layer->ffn_norm = layer->attn_post_norm, layer->attn_post_norm = NULL;
        if (layer->recurrent) {
            reference_matrix taps = reference_load(gguf, l, "ssm_conv1d");
            layer->taps = taps.value;
            free(taps.scale);
            layer->decay = reference_vector(gguf, l, "ssm_a", "");
            layer->decay_bias = reference_vector(gguf, l, "ssm_dt", "bias");
            layer->state_norm = reference_vector(gguf, l, "ssm_norm", "weight");
            layer->channels = (float *)calloc((size_t)(positions * r.channel_count), sizeof(float));
            layer->states = (float *)calloc((size_t)(r.state_heads * r.state_width * r.state_width),
                                            sizeof(float));
        }
        layer->ffn_post_norm = reference_vector(gguf, l, "post_ffw_norm", "weight");
        layer->q_norm = reference_vector(gguf, l, "attn_q_norm", "weight");
        layer->k_norm = reference_vector(gguf, l, "attn_k_norm", "weight");
        layer->k = (float *)malloc(cache);
        layer->v = (float *)malloc(cache);
        layer->k_step = (float *)malloc(cache);
        layer->v_step = (float *)malloc(cache);
    }
    if (bitnet_gguf_number(bitnet_gguf_find(gguf, "bitnet.activation_group"), 0, &group))
        r.group = (int)group;
    return r;
}

/* A or B of a matrix of a layer, which may be recurrent; NULL: none. */
static const bitnet_gguf_tensor *reference_find_pair(const bitnet_gguf *adapter, int layer,
                                                     int matrix, const char *which) {
    const char *names[2];
    const bitnet_gguf_tensor *found = NULL;
    int i;
    names[0] = reference_names[matrix];
    names[1] = reference_recurrent_names[matrix];
    for (i = 0; i < 2 && !found; i++)
        if (names[i]) found = reference_find(adapter, layer, names[i], which);
    return found;
}

/* Gives the model an adapter, at a scale. */
static void reference_adapt(reference_model *r, const bitnet_gguf *adapter, float scale) {
    double alpha = 0;
    int l, i;
    bitnet_gguf_number(bitnet_gguf_find(adapter, "adapter.lora.alpha"), 0, &alpha);
    for (l = 0; l < r->layers; l++)
        for (i = 0; i < REFERENCE_MATRICES; i++) {
            reference_pair *pair = &r->layer[l].pair[i];
            const bitnet_gguf_tensor *a = reference_find_pair(adapter, l, i, "weight.lora_a");
            const bitnet_gguf_tensor *b = reference_find_pair(adapter, l, i, "weight.lora_b");
            size_t n = (size_t)r->layer[l].matrix[i].columns, m, k;
            float unused;
            if (!a || !b) continue;
            m = (size_t)r->layer[l].matrix[i].rows;
            pair->rank = (int)b->shape[0];
            pair->factor = alpha != 0 ? (float)(scale * alpha / pair->rank) : scale;
            pair->a = (float *)malloc((size_t)pair->rank * n * sizeof(float));
            pair->b = (float *)malloc((size_t)pair->rank * m * sizeof(float));
            for (k = 0; k < (size_t)pair->rank * n; k++)
                reference_block(a->type, a->data, k, pair->a + k, &unused);
            for (k = 0; k < (size_t)pair->rank * m; k++)
                reference_block(b->type, b->data, k, pair->b + k, &unused);
        }
}

static void reference_close(reference_model *r) {
    int l, i;
    for (l = 0; l < r->layers; l++) {
        reference_layer *layer = &r->layer[l];
        for (i = 0; i < REFERENCE_MATRICES; i++) {
            reference_free(&layer->matrix[i]);
            free(layer->norm_in[i]);
            free(layer->pair[i].a);
            free(layer->pair[i].b);
        }
        free(layer->taps);
        free(layer->decay);
        free(layer->decay_bias);
        free(layer->state_norm);
        free(layer->channels);
        free(layer->states);
        free(layer->shared_gate);
        free(layer->attn_post_norm);
        free(layer->ffn_post_norm);
        free(layer->attn_norm);
        free(layer->attn_sub_norm);
        free(layer->ffn_norm);
        free(layer->ffn_sub_norm);
        free(layer->q_norm);
        free(layer->k_norm);
        free(layer->k);
        free(layer->v);
        free(layer->k_step);
        free(layer->v_step);
    }
    if (!r->tied) reference_free(&r->head);
    reference_free(&r->embedding);
    free(r->rope_freqs);
    free(r->signs);
    free(r->output_norm);
    free(r->layer);
}

/* The share of a frequency that YaRN divides by the factor: 0 for frequencies with 32 or more
   periods in the original context, 1 for those with at most one. One call per line, because tcc
   0.9.27 loses a long double when it calls another function. */
static long double reference_yarn(const reference_model *r, int i) {
    long double low, high, share, turns = r->rope_original / 6.283185307179586476925287L;
    long double base = reference_log(r->rope_base);
    low = reference_log(turns / 32);
    low = r->rope_width * low / (2 * base);
    high = reference_log(turns);
    high = r->rope_width * high / (2 * base);
    low = low > 0 ? (long double)(int)low : 0;
    high = high > (int)high ? (int)high + 1 : (int)high;
    if (high > r->rope_width - 1) high = r->rope_width - 1;
    share = (i - low) / (high - low > 0.001L ? high - low : 0.001L);
    return share < 0 ? 0 : share > 1 ? 1 : share;
}

/* Rotates one head's vector for position p. */
static void reference_rope(const reference_model *r, bool local, float *x, int p) {
    int i, n = r->listed && !local ? 0 : r->rope_width / 2;
    for (i = 0; i < n; i++) {
        double base = local ? r->local_base : r->rope_base;
        long double f = 1 / reference_power(base, 2.0L * i / r->rope_width), amplitude = 1;
        long double share = local ? 0 : r->yarn ? reference_yarn(r, i) : 1;
        float *a = r->neighbours ? x + 2 * i : x + i, *b = r->neighbours ? a + 1 : a + n, s, c,
              old = *a;
        f = f / r->rope_factor * share + f * (1 - share);
        if (r->yarn && !local) amplitude = 1 + 0.1L * reference_log(r->rope_factor);
        if (r->rope_freqs && !local) f = f / r->rope_freqs[i];
        reference_sincos(p * f, amplitude, &s, &c);
        *a = old * c - *b * s;
        *b = old * s + *b * c;
    }
}

/* H(x) without signs or factor, in the largest blocks that divide d; returns their size. */
static int reference_spread(float *x, int d) {
    int block = 1, i;
    while (d % (2 * block) == 0) block *= 2;
    for (i = 0; i < d; i += block) reference_walsh(x + i, block);
    return block;
}

/* x becomes quants; returns their step. */
static float reference_spread_int8(float *x, int d) {
    float step[1024];
    reference_spread(x, d);
    reference_quantise(x, step, x, d, d);
    return step[0];
}

/* o = the sum of e[t] times n values as integers. */
static void reference_weigh_int8(const reference_model *r, float *o, const float *e, const float *v,
                                 const float *step, int n) {
    float u[64], top = 0;
    int t, i;
    for (t = 0; t < n; t++) {
        u[t] = e[t] * step[t * r->kv_heads];
        if (u[t] > top) top = u[t];
    }
    for (t = 0; t < n; t++) u[t] = reference_round(u[t] * (32767 * reference_rcp(top)));
    for (i = 0; i < r->d; i++) {
        int64_t sum = 0;
        for (t = 0; t < n; t++) sum += (int64_t)u[t] * (int64_t)v[t * r->kv_heads * r->d + i];
        o[i] = (float)sum * (top * (1.0f / 32767.0f));
    }
}

static float reference_score_int8(const float *q, const float *k, int d) {
    int64_t sum = 0;
    int i;
    for (i = 0; i < d; i++) sum += (int64_t)q[i] * (int64_t)k[i];
    return (float)sum;
}

/* One query head over all positions from `first` up to p. */
static void reference_attend(const reference_model *r, const reference_layer *layer, float *out,
                             float *q, int kv_head, int first, int p) {
    const float *k = layer->k + kv_head * r->d, *v = layer->v + kv_head * r->d;
    int stride = r->kv_heads * r->d, start, end, t, i, block = 1;
    float step = r->int8 ? reference_spread_int8(q, r->d) : 0;
    float m = 0, l = 0;
    float *o_c = (float *)malloc((size_t)r->d * sizeof(float));
    while (r->int8 && r->d % (2 * block) == 0) block *= 2;
    step = step * (1.0f / (float)block);
    for (start = first; start <= p; start = end) {
        int n;
        end = start / 64 * 64 + 64;
        if (end > p + 1) end = p + 1;
        n = end - start;
        float e[64], m_c = 0, l_c;
        for (t = 0; t < n; t++) {
            const float *key = k + (start + t) * stride;
            if (r->int8)
                e[t] = reference_score_int8(q, key, r->d) *
                       (step * layer->k_step[(start + t) * r->kv_heads + kv_head]);
            else e[t] = reference_dot(q, key, r->d);
            if (t == 0 || e[t] > m_c) m_c = e[t];
        }
        for (t = 0; t < n; t++) e[t] = reference_exp(e[t] - m_c);
        l_c = reference_sum(e, n);
        for (i = 0; i < r->d; i++) {
            o_c[i] = 0.0f;
            for (t = 0; t < n; t++) o_c[i] = o_c[i] + e[t] * v[(start + t) * stride + i];
        }
        if (r->int8)
            reference_weigh_int8(r, o_c, e, v + start * stride,
                                 layer->v_step + start * r->kv_heads + kv_head, n);
        if (start == first) {
            m = m_c, l = l_c;
            memcpy(out, o_c, (size_t)r->d * sizeof(float));
        } else {
            float largest = m > m_c ? m : m_c;
            float f = reference_exp(m - largest), g = reference_exp(m_c - largest);
            l = l * f + l_c * g;
            for (i = 0; i < r->d; i++) out[i] = out[i] * f + o_c[i] * g;
            m = largest;
        }
    }
    for (i = 0; i < r->d; i++) out[i] = out[i] * (reference_rcp(l) * (1.0f / (float)block));
    if (r->int8) reference_spread(out, r->d);
    free(o_c);
}

/* t = the adapter's addition to the product of a matrix and x. */
static void reference_low_rank(const reference_pair *pair, const reference_matrix *m, float *t,
                               const float *x) {
    float *h = (float *)malloc((size_t)(pair->rank + 1) * sizeof(float));
    int i, j;
    for (j = 0; j < pair->rank; j++)
        h[j] =
            reference_dot(pair->a + (size_t)j * (size_t)m->columns, x, m->columns) * pair->factor;
    for (i = 0; i < m->rows; i++) {
        t[i] = 0.0f;
        for (j = 0; j < pair->rank; j++)
            t[i] = t[i] + pair->b[(size_t)i * (size_t)pair->rank + (size_t)j] * h[j];
    }
    free(h);
}

/* y = matrix * x, or * the norm of x if the matrix has its own norm, which is in int8 even for
   floats; t = the adapter's addition. */
static void reference_parts(const reference_model *r, const reference_layer *layer, int matrix,
                            float *y, float *t, const float *x) {
    const reference_matrix *m = &layer->matrix[matrix];
    float *n = (float *)malloc((size_t)m->columns * sizeof(float));
    float *q = (float *)malloc((size_t)m->columns * sizeof(float));
    float *steps = (float *)malloc((size_t)(m->columns / 32 + 1) * sizeof(float));
    if (layer->norm_in[matrix]) {
        reference_norm(n, x, layer->norm_in[matrix], m->columns, r->epsilon);
        reference_low_rank(&layer->pair[matrix], m, t, n);
        if (!m->span && r->group == 0) {
            int i;
            reference_quantise(q, steps, n, m->columns, m->columns);
            for (i = 0; i < m->columns; i++) n[i] = q[i] * steps[0];
        }
    } else {
        memcpy(n, x, (size_t)m->columns * sizeof(float));
        reference_low_rank(&layer->pair[matrix], m, t, x);
    }
    if (m->turned) reference_turn(r, n, m->columns, false);
    reference_linear(y, m, n, r->group);
    free(n);
    free(q);
    free(steps);
}

/* y = the product plus the adapter's addition. */
static void reference_product(const reference_model *r, const reference_layer *layer, int matrix,
                              float *y, const float *x) {
    const reference_matrix *m = &layer->matrix[matrix];
    float *t = (float *)malloc((size_t)m->rows * sizeof(float));
    int i;
    reference_parts(r, layer, matrix, y, t, x);
    for (i = 0; i < m->rows && layer->pair[matrix].rank; i++) y[i] = y[i] + t[i];
    free(t);
}

/* x = x + the product of a matrix and `in`, or its norm, scaled. */
static void reference_branch(const reference_model *r, const reference_layer *layer, int matrix,
                             const float *gain, float *x, const float *in) {
    float *y = (float *)malloc((size_t)r->width * sizeof(float));
    float *t = (float *)malloc((size_t)r->width * sizeof(float));
    bool adapted = layer->pair[matrix].rank != 0;
    int i;
    reference_parts(r, layer, matrix, y, t, in);
    if (gain || r->residual_scale != 1) {
        for (i = 0; i < r->width && adapted; i++) y[i] = y[i] + t[i];
        if (gain) reference_norm(y, y, gain, r->width, r->epsilon);
        for (i = 0; i < r->width; i++) x[i] = x[i] + y[i] * r->residual_scale;
    } else {
        for (i = 0; i < r->width; i++) x[i] = x[i] + y[i];
        for (i = 0; i < r->width && adapted; i++) x[i] = x[i] + t[i];
    }
    free(y);
    free(t);
}

/* The norm of a hidden state: of each slice. */
static void reference_state_norm(const reference_model *r, float *y, const float *x,
                                 const float *gain) {
    int n = r->width / r->norm_groups, i;
    for (i = 0; i < r->width; i += n) reference_norm(y + i, x + i, gain + i, n, r->epsilon);
}

static float reference_sigmoid(float x) { return reference_rcp(1.0f + reference_exp(-x)); }

/* A head of q or k of length 1, times `scale`. */
static void reference_unit(float *x, int n, float epsilon, float scale) {
    float r = reference_rsqrt(reference_dot(x, x, n) + epsilon);
    int i;
    for (i = 0; i < n; i++) x[i] = (x[i] * r) * scale;
}

/* The output of a recurrent layer's head for q, k and v: y[value]. */
static void reference_delta(float *y, float *state, const float *q, const float *k, const float *v,
                            float decay, float beta, int n) {
    int i, j;
    for (j = 0; j < n; j++) {
        float seen = 0, delta, o = 0;
        for (i = 0; i < n; i++) seen = seen + (state[i * n + j] * decay) * k[i];
        delta = (v[j] - seen) * beta;
        for (i = 0; i < n; i++) {
            state[i * n + j] = state[i * n + j] * decay + delta * k[i];
            o = o + state[i * n + j] * q[i];
        }
        y[j] = o;
    }
}

/* A recurrent layer instead of attention: y = the input of its last matrix. */
static void reference_recurrent(const reference_model *r, const reference_layer *layer, int p,
                                const float *n, float *y) {
    int w = r->state_width, heads = r->state_heads, keys = r->key_heads, c = r->channel_count;
    float *u = layer->channels + p * c, *x = (float *)malloc((size_t)c * sizeof(float));
    float *z = (float *)malloc((size_t)(heads * w) * sizeof(float)), alpha[64], beta[64];
    int i, h, tap;
    reference_product(r, layer, REFERENCE_Q, u, n);
    reference_product(r, layer, REFERENCE_V, z, n);
    reference_product(r, layer, REFERENCE_ALPHA, alpha, n);
    reference_product(r, layer, REFERENCE_BETA, beta, n);
    for (i = 0; i < c; i++) {
        x[i] = 0;
        for (tap = 0; tap < 4; tap++)
            if (p - 3 + tap >= 0) x[i] = x[i] + (u + (tap - 3) * c)[i] * layer->taps[4 * i + tap];
        x[i] = x[i] * reference_sigmoid(x[i]);
    }
    for (h = 0; h < keys; h++) {
        reference_unit(x + h * w, w, r->epsilon, (float)(1 / reference_power(w, 0.5L)));
        reference_unit(x + (keys + h) * w, w, r->epsilon, 1);
    }
    for (h = 0; h < heads; h++) {
        float *out = y + (r->grouped ? h % keys * (heads / keys) + h / keys : h) * w;
        long double e =
            1 + reference_power(2.718281828459045235360287L, alpha[h] + layer->decay_bias[h]);
        float decay = (float)reference_power(e, layer->decay[h]);
        reference_delta(out, layer->states + h * w * w, x + h % keys * w, x + (keys + h % keys) * w,
                        x + (2 * keys + h) * w, decay, reference_sigmoid(beta[h]), w);
        reference_norm(out, out, layer->state_norm, w, r->epsilon);
        for (i = 0; i < w; i++) out[i] = (z[h * w + i] * reference_sigmoid(z[h * w + i])) * out[i];
    }
    free(x);
    free(z);
}

/* x as int8 with a step for each 32 channels. */
static void reference_round_groups(float *x, int d) {
    int i, j;
    for (i = 0; i < d; i += 32) {
        float step;
        reference_quantise(x + i, &step, x + i, 32, 32);
        for (j = i; j < i + 32; j++) x[j] = x[j] * step;
    }
}

/* A head's norm and rope. */
static void reference_place(const reference_model *r, const reference_layer *layer,
                            const float *gain, float *head, int p) {
    if (r->turns_first) reference_rope(r, layer->local, head, p);
    if (gain) reference_norm(head, head, gain, r->d, r->epsilon);
    if (!r->turns_first) reference_rope(r, layer->local, head, p);
}

/* Attention: y = the input of its last matrix. */
static void reference_attention(const reference_model *r, const reference_layer *layer, int p,
                                const float *n, float *y) {
    int q_width = r->heads * r->d, kv_width = r->kv_heads * r->d, h, i;
    float *q = (float *)malloc(2 * (size_t)q_width * sizeof(float));
    float *gate = (float *)malloc((size_t)q_width * sizeof(float));
    float *k = layer->k + p * kv_width, *v = layer->v + p * kv_width;
    float scale = (float)(1 / reference_power(r->d, 0.5L));
    reference_product(r, layer, REFERENCE_Q, q, n);
    for (h = 0; h < r->heads && r->state_heads; h++) { /* a head, its gate, the next head */
        memcpy(gate + h * r->d, q + (2 * h + 1) * r->d, (size_t)r->d * sizeof(float));
        memmove(q + h * r->d, q + 2 * h * r->d, (size_t)r->d * sizeof(float));
    }
    reference_product(r, layer, REFERENCE_K, k, n);
    reference_product(r, layer, REFERENCE_V, v, n);
    for (h = 0; h < r->heads; h++)
        reference_place(r, layer, layer->q_norm ? layer->q_norm + h * r->head_norm : NULL,
                        q + h * r->d, p);
    for (h = 0; h < r->kv_heads; h++)
        reference_place(r, layer, layer->k_norm ? layer->k_norm + h * r->head_norm : NULL,
                        k + h * r->d, p);
    for (i = 0; i < q_width; i++) q[i] = q[i] * scale;
    if (r->groups) {
        reference_round_groups(q, q_width);
        reference_round_groups(k, kv_width);
        reference_round_groups(v, kv_width);
    }
    for (i = 0; i < kv_width && !r->int8 && !r->floats && !r->groups; i++)
        k[i] = reference_to_half(k[i]), v[i] = reference_to_half(v[i]);
    for (h = 0; h < r->kv_heads && r->int8; h++) {
        layer->k_step[p * r->kv_heads + h] = reference_spread_int8(k + h * r->d, r->d);
        layer->v_step[p * r->kv_heads + h] = reference_spread_int8(v + h * r->d, r->d);
    }
    for (h = 0; h < r->heads; h++)
        reference_attend(r, layer, y + h * r->d, q + h * r->d, h / (r->heads / r->kv_heads),
                         layer->local && p >= r->window ? p - r->window + 1 : 0, p);
    for (i = 0; i < q_width && r->state_heads; i++) y[i] = reference_sigmoid(gate[i]) * y[i];
    if (layer->matrix[REFERENCE_HEAD_GATE].value) {
        const long double ln2 = 0.693147180559945309417232121458L;
        reference_product(r, layer, REFERENCE_HEAD_GATE, gate, n);
        for (i = 0; i < q_width; i++) {
            long double power = 1 + reference_power(2, gate[i]);
            y[i] = y[i] * (float)(reference_log(power) / ln2);
        }
    }
    free(q);
    free(gate);
}

/* y = activation(y) * up */
static void reference_gate(const reference_model *r, float *y, const float *up, int n) {
    int i;
    for (i = 0; i < n; i++) {
        float g = y[i], z = g;
        if (r->gelu) z = g * (1.59576912f + 0.0713548163f * (g * g));
        if (!r->relu2) y[i] = (g * reference_rcp(1.0f + reference_exp(-z))) * up[i];
        else g = g > 0 ? g : 0, y[i] = (g * g) * up[i];
    }
}

/* Matrix e of `count` stacked ones. */
static reference_matrix reference_expert(const reference_matrix *all, int e, int count) {
    reference_matrix m = *all;
    m.rows = all->rows / count;
    m.value += (size_t)e * (size_t)m.rows * (size_t)m.columns;
    if (m.span) m.scale += e * m.rows * (m.columns / m.span);
    return m;
}

/* y = matrix * x, with x transformed to the matrix's basis. */
static void reference_turned(const reference_model *r, float *y, const reference_matrix *m,
                             const float *x) {
    float *n = (float *)malloc((size_t)m->columns * sizeof(float));
    memcpy(n, x, (size_t)m->columns * sizeof(float));
    if (m->turned) reference_turn(r, n, m->columns, false);
    reference_linear(y, m, n, r->group);
    free(n);
}

/* y = the output of expert e for n. */
static void reference_run_expert(const reference_model *r, const reference_layer *layer, int e,
                                 const float *n, float *y) {
    float *gate = (float *)malloc((size_t)r->ffn * sizeof(float)), c = layer->clamp;
    float *up = (float *)malloc((size_t)r->ffn * sizeof(float));
    const reference_matrix *all = layer->matrix;
    bool fused = layer->fused;
    reference_matrix m = reference_expert(&all[REFERENCE_GATE], fused ? 2 * e : e,
                                          fused ? 2 * r->experts : r->experts);
    int i;
    reference_turned(r, gate, &m, n);
    m = fused ? reference_expert(&all[REFERENCE_GATE], 2 * e + 1, 2 * r->experts)
              : reference_expert(&all[REFERENCE_UP], e, r->experts);
    reference_turned(r, up, &m, n);
    for (i = 0; i < r->ffn; i++) {
        if (gate[i] > c) gate[i] = c;
        if (up[i] > c) up[i] = c;
        if (up[i] < -c) up[i] = -c;
    }
    reference_gate(r, gate, up, r->ffn);
    m = reference_expert(&all[REFERENCE_DOWN], e, r->experts);
    reference_turned(r, y, &m, gate);
    free(gate);
    free(up);
}

/* sum = sum + the output of the shared expert for n, times its gate. */
static void reference_share(const reference_model *r, const reference_layer *layer, const float *n,
                            float *sum) {
    const reference_matrix *m = layer->matrix;
    int ffn = m[REFERENCE_SHARED_GATE].rows, i;
    float *gate = (float *)malloc((size_t)ffn * sizeof(float));
    float *up = (float *)malloc((size_t)ffn * sizeof(float));
    float *y = (float *)malloc((size_t)r->width * sizeof(float));
    float weight = reference_sigmoid(reference_dot(layer->shared_gate, n, r->width));
    reference_turned(r, gate, &m[REFERENCE_SHARED_GATE], n);
    reference_turned(r, up, &m[REFERENCE_SHARED_UP], n);
    reference_gate(r, gate, up, ffn);
    reference_turned(r, y, &m[REFERENCE_SHARED_DOWN], gate);
    for (i = 0; i < r->width; i++) sum[i] = sum[i] + weight * y[i];
    free(gate);
    free(up);
    free(y);
}

/* x = x + the weighted sum of the chosen experts. */
static void reference_mix(const reference_model *r, const reference_layer *layer, float *x,
                          const float *n) {
    float logits[64], weights[64], total = 0;
    float *y = (float *)malloc((size_t)r->width * sizeof(float));
    float *sum = (float *)calloc((size_t)r->width, sizeof(float));
    int chosen[64], j, e, i;
    bool taken[64] = {false};
    reference_linear(logits, &layer->matrix[REFERENCE_ROUTER], n, r->group);
    for (j = 0; j < r->used; j++) {
        chosen[j] = -1;
        for (e = 0; e < r->experts; e++)
            if (!taken[e] && (chosen[j] < 0 || logits[e] > logits[chosen[j]])) chosen[j] = e;
        taken[chosen[j]] = true;
        weights[j] = reference_exp(logits[chosen[j]] - logits[chosen[0]]);
        total = total + weights[j];
    }
    for (j = 0; j < r->used; j++) {
        float weight = weights[j] * reference_rcp(total);
        reference_run_expert(r, layer, chosen[j], n, y);
        for (i = 0; i < r->width; i++) sum[i] = sum[i] + weight * y[i];
    }
    if (layer->shared_gate) reference_share(r, layer, n, sum);
    for (i = 0; i < r->width; i++) x[i] = x[i] + sum[i];
    free(y);
    free(sum);
}

/* One token through all layers; logits [vocabulary]. */
static void reference_token(const reference_model *r, int32_t id, int p, float *logits) {
    int q_width = r->heads * r->d, l, i;
    size_t most = (size_t)(r->width + q_width + r->ffn + r->channel_count) * sizeof(float);
    float *x = (float *)calloc(1, most), *n = (float *)malloc(most), *y = (float *)calloc(1, most);
    float *up = (float *)malloc(most);
    for (i = 0; i < r->width; i++) {
        size_t at = (size_t)id * (size_t)r->width + (size_t)i;
        x[i] = r->embedding.value[at];
        if (r->embedding.span) x[i] = x[i] * r->embedding.scale[at / (size_t)r->embedding.span];
        x[i] = x[i] * r->embedding_scale;
    }
    if (r->block) reference_turn(r, x, r->width, true);
    for (l = 0; l < r->layers; l++) {
        reference_layer *layer = &r->layer[l];
        reference_state_norm(r, n, x, layer->attn_norm);
        if (layer->recurrent) reference_recurrent(r, layer, p, n, y);
        else reference_attention(r, layer, p, n, y);
        if (layer->attn_sub_norm) reference_norm(y, y, layer->attn_sub_norm, q_width, r->epsilon);
        reference_branch(r, layer, REFERENCE_O, layer->attn_post_norm, x, y);

        reference_state_norm(r, n, x, layer->ffn_norm);
        if (r->experts) {
            reference_mix(r, layer, x, n);
            continue;
        }
        reference_product(r, layer, REFERENCE_GATE, y, n);
        reference_product(r, layer, REFERENCE_UP, up, n);
        reference_gate(r, y, up, r->ffn);
        if (layer->ffn_sub_norm) reference_norm(y, y, layer->ffn_sub_norm, r->ffn, r->epsilon);
        reference_branch(r, layer, REFERENCE_DOWN, layer->ffn_post_norm, x, y);
    }
    for (i = 0; i < r->width; i++) y[i] = r->output_norm[i] * r->state_scale;
    reference_state_norm(r, n, x, y);
    if (r->block) reference_turn(r, n, r->width, false);
    reference_linear(logits, &r->head, n, r->group);
    free(x);
    free(n);
    free(y);
    free(up);
}

/* Formats of keys and values that a bitnet_cache does not have. */
enum { REFERENCE_FLOATS = 2, REFERENCE_GROUPS };

/* The logits after each of the tokens, [count][vocabulary], malloc'ed; with an adapter, unless that
   is NULL. */
static float *reference_logits(const bitnet_gguf *gguf, const bitnet_gguf *adapter, float scale,
                               int cache, const int32_t *ids, int count) {
    bitnet__fpenv saved = bitnet__fp_enter(); /* in case the test is linked with -ffast-math */
    reference_model r = reference_open(gguf, count);
    float *logits = (float *)malloc((size_t)count * (size_t)r.vocabulary * sizeof(float));
    int i;
    r.int8 = cache == BITNET_CACHE_INT8;
    r.floats = cache == REFERENCE_FLOATS;
    r.groups = cache == REFERENCE_GROUPS;
    if (adapter) reference_adapt(&r, adapter, scale);
    for (i = 0; i < count; i++)
        reference_token(&r, ids[i], i, logits + (size_t)i * (size_t)r.vocabulary);
    reference_close(&r);
    bitnet__fp_leave(saved);
    return logits;
}

#if defined(__clang__) && defined(BITNET__X86)
#pragma float_control(pop)
#elif defined(__clang__)
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif

#endif
