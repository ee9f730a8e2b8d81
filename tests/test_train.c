/* test_train.c - are the trainer's gradients right, and its products?

       cc tests/test_train.c -o test_train && ./test_train

   tests/test_train.sh runs this and then the program itself: resuming, interruption, bad input.
   Each backward function is compared with central differences, (f(x + h) - f(x - h)) / 2h. The
   whole model is compared with a second forward pass, written plainly and in double, in which
   rounding is replaced by adding what rounding changed: x + (round(x) - x), the bracket held
   constant. That function is smooth, and its exact derivative is the straight-through estimate. */

#include "poison.h"

#define main bitnet_train_main
#include "../tools/bitnet_train.c"
#undef main

typedef struct checker {
    int passed, failed;
    uint64_t random;
} checker;

static void verdict(checker *c, bool good, const char *what, double figure) {
    printf("  %s %-52s %.2e\n", good ? "ok    " : "FAILED", what, figure);
    if (good) c->passed++;
    else c->failed++;
}

static void fill_normal(checker *c, float *x, size_t n, double deviation) {
    size_t i;
    for (i = 0; i < n; i++) x[i] = (float)(deviation * random_normal(&c->random));
}

typedef double scalar_function(void *context);

/* Relative distance of `gradient` from the derivative of f by x, at up to 64 indices. */
static double gradient_error(checker *c, scalar_function *f, void *context, float *x, size_t n,
                             const float *gradient) {
    double distance = 0.0, total = 1e-30;
    int k;
    for (k = 0; k < 64; k++) {
        size_t i = n <= 64 ? (size_t)k % n : (size_t)(random_bits(&c->random) % n);
        float old = x[i], up = old + 0.0078125f, down = old - 0.0078125f;
        double a, b, slope;
        x[i] = up;
        a = f(context);
        x[i] = down;
        b = f(context);
        x[i] = old;
        slope = (a - b) / ((double)up - (double)down);
        distance += (slope - (double)gradient[i]) * (slope - (double)gradient[i]);
        total += slope * slope;
    }
    return bitnet__sqrt_double(distance / total + 1e-30);
}

/* Requires the gradient to be within 0.5%, and checks that one that is 3% off would fail. */
static void check_gradient(checker *c, const char *what, scalar_function *f, void *context,
                           float *x, size_t n, float *gradient) {
    const double tolerance = 0.005;
    double error = gradient_error(c, f, context, x, n, gradient), wrong;
    size_t i;
    for (i = 0; i < n; i++) gradient[i] *= 1.03f;
    wrong = gradient_error(c, f, context, x, n, gradient);
    verdict(c, error < tolerance && wrong > tolerance, what, error);
}

/* The operations, each as a function of all its inputs: the sum of u * output. */
enum { CHECK_N = 64 };
typedef struct operation {
    float x[CHECK_N], gain[CHECK_N], u[CHECK_N], y[CHECK_N];
    int32_t target, id[TAUGHT];
    float share[TAUGHT], taught;
} operation;

static double weigh(const float *u, const float *y, size_t n) {
    double total = 0.0;
    size_t i;
    for (i = 0; i < n; i++) total += (double)u[i] * (double)y[i];
    return total;
}
static double norm_function(void *context) {
    operation *o = (operation *)context;
    norm_forward(o->y, o->x, o->gain, CHECK_N);
    return weigh(o->u, o->y, CHECK_N);
}
static double relu2_function(void *context) {
    operation *o = (operation *)context;
    relu2_forward(o->y, o->x, o->gain, CHECK_N);
    return weigh(o->u, o->y, CHECK_N);
}
static double rope_function(void *context) {
    operation *o = (operation *)context;
    memcpy(o->y, o->x, sizeof o->y);
    rope_forward(o->y, o->gain, o->gain + CHECK_N / 2, CHECK_N, 0.5f);
    return weigh(o->u, o->y, CHECK_N);
}
static double loss_function(void *context) {
    operation *o = (operation *)context;
    memcpy(o->y, o->x, sizeof o->y);
    return cross_entropy(o->y, CHECK_N, o->target, 1.0f);
}

/* A part of the loss is the teacher's: -sum share log p[id]. */
static double taught_function(void *context) {
    operation *o = (operation *)context;
    double loss = (1.0 - (double)o->taught) * loss_function(o);
    int k;
    for (k = 0; k < TAUGHT; k++) {
        memcpy(o->y, o->x, sizeof o->y);
        loss +=
            (double)o->taught * (double)o->share[k] * cross_entropy(o->y, CHECK_N, o->id[k], 1.0f);
    }
    return loss;
}

/* The teacher's likeliest tokens: sorted, with the shares that a softmax of them has. */
static void check_teacher(checker *c, operation *o) {
    double total = 0.0, worst = 0.0, error;
    float dx[CHECK_N];
    int i, k, above = 0;
    likeliest(o->u, CHECK_N, o->id, o->share);
    for (i = 0; i < CHECK_N; i++) above += o->u[i] > o->u[o->id[TAUGHT - 1]];
    verdict(c, above == TAUGHT - 1, "a teacher's likeliest tokens are the likeliest", above);
    for (k = 0; k < TAUGHT; k++) total += bitnet__exp_double((double)o->u[o->id[k]]);
    for (k = 0; k < TAUGHT; k++) {
        error = (double)o->share[k] - bitnet__exp_double((double)o->u[o->id[k]]) / total;
        worst = error > worst ? error : -error > worst ? -error : worst;
    }
    verdict(c, worst < 1e-6, "and their shares are those of a softmax", worst);
    o->taught = 0.7f;
    memcpy(dx, o->x, sizeof dx);
    cross_entropy(dx, CHECK_N, o->target, 1.0f);
    learn_from(dx, o->target, o->id, o->share, o->taught);
    check_gradient(c, "cross entropy with a teacher", taught_function, o, o->x, CHECK_N, dx);
}

static void check_operations(checker *c) {
    operation o;
    float dx[CHECK_N], dgain[CHECK_N], r, wrong[CHECK_N];
    int i;
    o.target = 7;
    fill_normal(c, o.x, CHECK_N, 1.0);
    fill_normal(c, o.gain, CHECK_N, 1.0);
    fill_normal(c, o.u, CHECK_N, 1.0);
    memset(dgain, 0, sizeof dgain);
    r = norm_forward(o.y, o.x, o.gain, CHECK_N);
    norm_backward(dx, dgain, o.u, o.x, o.gain, r, CHECK_N, false);
    for (i = 0; i < CHECK_N; i++)
        wrong[i] = r * o.gain[i] * o.u[i]; /* ignores that r also changes */
    verdict(c, gradient_error(c, norm_function, &o, o.x, CHECK_N, wrong) > 0.02,
            "a norm gradient without its second term is caught", 0.0);
    check_gradient(c, "norm, by its input", norm_function, &o, o.x, CHECK_N, dx);
    check_gradient(c, "norm, by its gain", norm_function, &o, o.gain, CHECK_N, dgain);

    for (i = 0; i < CHECK_N; i++) /* away from the corner at 0 */
        if (o.x[i] > -0.02f && o.x[i] < 0.02f) o.x[i] = 0.5f;
    relu2_backward(dx, dgain, o.u, o.x, o.gain, CHECK_N);
    check_gradient(c, "relu2, by the gate", relu2_function, &o, o.x, CHECK_N, dx);
    check_gradient(c, "relu2, by up", relu2_function, &o, o.gain, CHECK_N, dgain);

    for (i = 0; i < CHECK_N / 2; i++) {
        double sine, cosine;
        bitnet__sincos_double(0.1 * i, &sine, &cosine);
        o.gain[i] = (float)cosine;
        o.gain[i + CHECK_N / 2] = (float)sine;
    }
    memcpy(dx, o.u, sizeof dx);
    rope_backward(dx, o.gain, o.gain + CHECK_N / 2, CHECK_N, 0.5f);
    check_gradient(c, "rope", rope_function, &o, o.x, CHECK_N, dx);

    memcpy(dx, o.x, sizeof dx);
    cross_entropy(dx, CHECK_N, o.target, 1.0f);
    check_gradient(c, "softmax and cross entropy", loss_function, &o, o.x, CHECK_N, dx);
    check_teacher(c, &o);
}

enum { CHECK_LENGTH = 192, CHECK_HEADS = 2 };
typedef struct attention_check {
    attention a;
    scratch s;
    float *x, *u; /* q of two heads, k, v; the output's weights */
} attention_check;

static double attention_function(void *context) {
    attention_check *k = (attention_check *)context;
    k->s.used = 0;
    attention_forward(&k->a, &k->s);
    return weigh(k->u, k->a.o, (size_t)CHECK_LENGTH * k->a.o_stride);
}

/* Attention over one document, or over several that do not attend to each other. */
static void check_attention(checker *c, tiles set, bool several) {
    static int32_t first[CHECK_LENGTH];
    attention_check k;
    size_t n = (size_t)CHECK_LENGTH * 4 * BLOCK, i;
    float *gradient = (float *)take_memory(n, 4);
    memset(&k, 0, sizeof k);
    k.x = (float *)take_memory(n, 4);
    k.u = (float *)take_memory((size_t)CHECK_LENGTH * 2 * BLOCK, 4);
    for (i = 0; i < CHECK_LENGTH; i++) first[i] = !several ? 0 : i < 70 ? 0 : i < 150 ? 70 : 150;
    k.a.first = first;
    k.a.tiles = &set;
    k.a.length = CHECK_LENGTH;
    k.a.heads = CHECK_HEADS;
    k.a.d = BLOCK;
    k.a.stride = 4 * BLOCK;
    k.a.o_stride = 2 * BLOCK;
    k.a.q = k.x;
    k.a.k = k.x + 2 * BLOCK;
    k.a.v = k.x + 3 * BLOCK;
    k.a.p = (float *)take_memory((size_t)CHECK_HEADS * CHECK_LENGTH * CHECK_LENGTH, 4);
    k.a.o = (float *)take_memory((size_t)CHECK_LENGTH * 2 * BLOCK, 4);
    fill_normal(c, k.x, n, 0.5);
    fill_normal(c, k.u, (size_t)CHECK_LENGTH * 2 * BLOCK, 1.0);
    attention_function(&k);
    k.s.used = 0;
    attention_backward(&k.a, k.u, gradient, gradient + 2 * BLOCK, gradient + 3 * BLOCK, &k.s);
    check_gradient(c, several ? "attention over three documents" : "attention over one document",
                   attention_function, &k, k.x, n, gradient);
    for (i = 0; i < sizeof k.s.block / sizeof *k.s.block; i++) free_memory(k.s.block[i]);
    free_memory(k.a.p);
    free_memory(k.a.o);
    free_memory(k.x);
    free_memory(k.u);
    free_memory(gradient);
}

/* All product kinds of a set of tiles against plain sums, with odd edges. */
static void check_products(checker *c, tiles set) {
    enum { ROWS = 24, COLUMNS = 70, SUMMED = 272, WORDS = (COLUMNS + 31) / 32 * 32 * SUMMED };
    static float a[ROWS * SUMMED], b[COLUMNS * SUMMED], out[ROWS * COLUMNS];
    static float turned[COLUMNS * SUMMED];
    static uint16_t halves[ROWS * SUMMED];
    static int8_t q[ROWS * SUMMED];
    uint32_t *panels = (uint32_t *)take_memory(WORDS, sizeof *panels);
    char what[80];
    float scale[ROWS];
    int32_t sum[ROWS];
    int k, r, j, i;
    for (k = 0; k < KINDS; k++) {
        double worst = 0.0;
        int words = SUMMED / elements_of_word((kind)k);
        left x;
        fill_normal(c, a, ROWS * SUMMED, 1.0);
        fill_normal(c, b, COLUMNS * SUMMED, 1.0);
        if (k == KIND_INT8) {
            for (r = 0; r < ROWS; r++) {
                scale[r] = 0.5f + (float)r;
                for (sum[r] = i = 0; i < SUMMED; i++) {
                    q[r * SUMMED + i] = (int8_t)(random_bits(&c->random) % 256 - 128);
                    sum[r] += q[r * SUMMED + i];
                }
            }
            memset(panels, 0, WORDS * sizeof *panels);
            for (j = 0; j < COLUMNS; j++)
                for (i = 0; i < SUMMED; i++) {
                    int code = (int)(random_bits(&c->random) % 3);
                    b[j * SUMMED + i] = (float)(code - 1);
                    panels[(j / 32 * words + i / 4) * 32 + j % 32] |= (uint32_t)code << i % 4 * 8;
                }
            x = left_small(KIND_INT8, q, SUMMED);
        } else {
            for (r = 0; r < ROWS; r++) scale[r] = 0.25f;
            if (k == KIND_FLOAT) {
                set.pack_across(panels, b, SUMMED, COLUMNS, SUMMED);
                x = left_rows(a, SUMMED);
            } else {
                for (i = 0; i < ROWS * SUMMED; i++) a[i] = bitnet__from_bits(bf16_bits(a[i]));
                for (i = 0; i < COLUMNS * SUMMED; i++) b[i] = bitnet__from_bits(bf16_bits(b[i]));
                transpose(turned, b, COLUMNS, SUMMED);
                set.pack_pairs(panels, TILE_COLUMNS, turned, COLUMNS, COLUMNS, SUMMED, NULL);
                set.to_bf16(halves, a, ROWS * SUMMED);
                x = left_small(KIND_BF16, halves, SUMMED);
            }
        }
        for (i = 0; i < ROWS * COLUMNS; i++) out[i] = 1.0f;
        product(&set, (kind)k, out, COLUMNS, ROWS, COLUMNS, x, panels, words, scale,
                k == KIND_INT8 ? sum : NULL, true);
        for (r = 0; r < ROWS; r++)
            for (j = 0; j < COLUMNS; j++) {
                double y = 0.0, e;
                for (i = 0; i < SUMMED; i++)
                    y += (double)b[j * SUMMED + i] *
                         (k == KIND_INT8 ? (double)q[r * SUMMED + i] : (double)a[r * SUMMED + i]);
                e = (double)out[r * COLUMNS + j] - (y * (double)scale[r] + 1.0);
                e = e < 0.0 ? -e : e;
                worst = e > worst ? e : worst;
            }
        snprintf(what, sizeof what, "%s product, %s", bitnet_isa_name(set.isa),
                 k == KIND_FLOAT  ? "float"
                 : k == KIND_BF16 ? "bf16"
                                  : "int8");
        verdict(c, worst < 1e-4, what, worst);
    }
    free_memory(panels);
}

/* The largest eigenvalue of the symmetric a + shift, by applying it repeatedly. */
static double largest_eigenvalue(const double *a, int n, double factor, double shift) {
    double x[64], y[64], size = 0.0;
    int turn, i, j;
    for (i = 0; i < n; i++) x[i] = 1.0 + 0.01 * i * (i % 3);
    for (turn = 0; turn < 300; turn++) {
        for (size = 0.0, i = 0; i < n; i++) {
            for (y[i] = shift * x[i], j = 0; j < n; j++) y[i] += factor * a[i * n + j] * x[j];
            size += y[i] * y[i];
        }
        size = bitnet__sqrt_double(size);
        for (i = 0; i < n; i++) x[i] = y[i] / size;
    }
    return size;
}

/* Muon makes the different singular values of a matrix approximately 1 and keeps their
   directions. */
static void check_muon(checker *c, tiles set) {
    enum { R = 64, C = 128 };
    static float x[R * C], before[R * C];
    double a[R * R], most, least, along = 0.0;
    scratch s;
    int i, j, k;
    memset(&s, 0, sizeof s);
    fill_normal(c, x, R * C, 0.01);
    for (i = 0; i < R; i++) /* rows of different lengths: values from 0.03 to 1 of the largest */
        for (j = 0; j < C; j++) x[i * C + j] *= (float)(0.1 + i / 70.0);
    memcpy(before, x, sizeof x);
    orthogonalise(&set, x, R, C, &s);
    for (i = 0; i < R; i++)
        for (j = 0; j < R; j++)
            for (a[i * R + j] = 0.0, k = 0; k < C; k++)
                a[i * R + j] += (double)x[i * C + k] * (double)x[j * C + k];
    most = bitnet__sqrt_double(largest_eigenvalue(a, R, 1.0, 0.0));
    least = 2.0 - largest_eigenvalue(a, R, -1.0, 2.0);
    least = least > 0.0 ? bitnet__sqrt_double(least) : 0.0;
    for (i = 0; i < R * C; i++) along += (double)x[i] * (double)before[i];
    verdict(c, most < 1.3, "Muon: the largest singular value", most);
    verdict(c, least > 0.3, "Muon: the smallest", least);
    verdict(c, along > 0.0, "Muon: it goes the gradient's way", along);
    for (i = 0; i < (int)(sizeof s.block / sizeof *s.block); i++) free_memory(s.block[i]);
}

/* ---- the plain second model */

typedef struct reference {
    const pass *p;
    double *w;        /* [parameters] */
    double *offset;   /* [parameters]: rounded minus smooth weights */
    double *rounding; /* the same of activations, in the order in which they are met */
    size_t met;
    bool record; /* roundings are recorded, else repeated */
} reference;

typedef enum rounding { TO_INT8, TO_HALF, TO_BF16 } rounding;

/* The input of the matrices. */
static rounding matrix_rounding(const reference *r) {
    return r->p->m->kind == KIND_INT8 ? TO_INT8 : TO_BF16;
}

/* x + (rounded - x), by int8 for the whole vector, by half precision, or by bf16. */
static void reference_round(reference *r, double *x, int n, rounding how) {
    double m = 1e-5;
    int i;
    for (i = 0; i < n; i++) m = x[i] > m ? x[i] : -x[i] > m ? -x[i] : m;
    for (i = 0; i < n; i++, r->met++) {
        if (r->record && how == TO_BF16)
            r->rounding[r->met] = (double)bitnet__from_bits(bf16_bits((float)x[i])) - x[i];
        else if (r->record && how == TO_HALF)
            r->rounding[r->met] =
                (double)bitnet__half_to_float(bitnet__float_to_half((float)x[i])) - x[i];
        else if (r->record)
            r->rounding[r->met] =
                (double)bitnet__round((float)(x[i] * 127.0 / m)) * m / 127.0 - x[i];
        x[i] += r->rounding[r->met];
    }
}

static void reference_norm(reference *r, double *y, const double *x, size_t gain, int n) {
    double total = 0.0, s;
    int i;
    for (i = 0; i < n; i++) total += x[i] * x[i];
    s = 1.0 / bitnet__sqrt_double(total / n + (double)NORM_EPSILON);
    for (i = 0; i < n; i++) y[i] = x[i] * s * r->w[gain + (size_t)i];
}

static void reference_linear(const reference *r, double *y, const double *x, const matrix *m,
                             bool add) {
    int i, j;
    for (j = 0; j < m->rows; j++) {
        const double *w = r->w + m->at + (size_t)j * (size_t)m->columns;
        const double *o = r->offset + m->at + (size_t)j * (size_t)m->columns;
        double total = add ? y[j] : 0.0;
        for (i = 0; i < m->columns; i++) total += (w[i] + o[i]) * x[i];
        y[j] = total;
    }
}

static double reference_loss(reference *r) {
    const pass *p = r->p;
    const model *m = p->m;
    int width = m->c.width, ffn = m->c.ffn, d = m->d, n = p->tokens, l, t, i, h, u;
    int stride = m->qkv_width, group = m->c.heads / m->c.kv_heads;
    double *x = (double *)take_memory((size_t)(n * width), 8);
    double *qkv = (double *)take_memory((size_t)(n * stride), 8);
    double *att = (double *)take_memory((size_t)(n * width), 8);
    double *y = (double *)take_memory((size_t)(width + ffn * 3), 8), *gate = y + width;
    double *up = gate + ffn, *hidden = up + ffn;
    double *s = (double *)take_memory((size_t)(m->c.context + m->c.vocabulary), 8), loss = 0.0;
    r->met = 0;
    for (t = 0; t < n; t++)
        for (i = 0; i < width; i++)
            x[t * width + i] = r->w[m->embedding + (size_t)(p->input[t] * width + i)];
    for (l = 0; l < m->c.layers; l++) {
        const layer *a = &m->layers[l];
        for (t = 0; t < n; t++) {
            double *q = qkv + t * stride;
            reference_norm(r, y, x + t * width, a->norm[IN_ATTN], width);
            reference_round(r, y, width, matrix_rounding(r));
            reference_linear(r, q, y, &a->m[MAT_Q], false);
            reference_linear(r, q + width, y, &a->m[MAT_K], false);
            reference_linear(r, q + width + m->kv_width, y, &a->m[MAT_V], false);
            for (h = 0; h < m->c.heads + m->c.kv_heads; h++)
                for (i = 0; i < d / 2; i++) {
                    double *e = q + h * d + i, sine, cosine, b = e[d / 2];
                    double f = bitnet__exp_double(-2.0 * i / d * bitnet__log_double(ROPE_BASE));
                    double root = h < m->c.heads ? 1.0 / bitnet__sqrt_double(d) : 1.0;
                    bitnet__sincos_double(t % m->c.context * f, &sine, &cosine);
                    e[d / 2] = (*e * sine + b * cosine) * root;
                    *e = (*e * cosine - b * sine) * root;
                }
            reference_round(r, q + width, 2 * m->kv_width, TO_HALF);
        }
        for (t = 0; t < n; t++)
            for (h = 0; h < m->c.heads; h++) {
                int first = t / m->c.context * m->c.context + p->first[t];
                const double *q = qkv + t * stride + h * d;
                double *o = att + t * width + h * d, total = 0.0, largest_score = -1e300;
                for (u = first; u <= t; u++) {
                    const double *k = qkv + u * stride + width + h / group * d;
                    s[u - first] = 0.0;
                    for (i = 0; i < d; i++) s[u - first] += q[i] * k[i];
                    if (s[u - first] > largest_score) largest_score = s[u - first];
                }
                for (u = first; u <= t; u++)
                    total += s[u - first] = bitnet__exp_double(s[u - first] - largest_score);
                for (i = 0; i < d; i++) o[i] = 0.0;
                for (u = first; u <= t; u++)
                    for (i = 0; i < d; i++)
                        o[i] += s[u - first] / total *
                                qkv[u * stride + width + m->kv_width + h / group * d + i];
            }
        for (t = 0; t < n; t++) {
            double *stream_of_t = x + t * width;
            reference_norm(r, y, att + t * width, a->norm[IN_O], width);
            reference_round(r, y, width, matrix_rounding(r));
            reference_linear(r, stream_of_t, y, &a->m[MAT_O], true);
            reference_norm(r, y, stream_of_t, a->norm[IN_FFN], width);
            reference_round(r, y, width, matrix_rounding(r));
            reference_linear(r, gate, y, &a->m[MAT_GATE], false);
            reference_linear(r, up, y, &a->m[MAT_UP], false);
            for (i = 0; i < ffn; i++) hidden[i] = gate[i] > 0.0 ? gate[i] * gate[i] * up[i] : 0.0;
            reference_norm(r, gate, hidden, a->norm[IN_DOWN], ffn);
            reference_round(r, gate, ffn, matrix_rounding(r));
            reference_linear(r, stream_of_t, gate, &a->m[MAT_DOWN], true);
        }
    }
    for (t = 0; t < n; t++) {
        double total = 0.0, top = -1e300;
        if (p->target[t] < 0) continue;
        reference_norm(r, y, x + t * width, m->output_norm, width);
        for (u = 0; u < m->c.vocabulary; u++) {
            s[u] = 0.0;
            for (i = 0; i < width; i++) s[u] += r->w[m->embedding + (size_t)(u * width + i)] * y[i];
            top = s[u] > top ? s[u] : top;
        }
        for (u = 0; u < m->c.vocabulary; u++) total += bitnet__exp_double(s[u] - top);
        loss += (top + bitnet__log_double(total) - s[p->target[t]]) * (double)p->weight;
    }
    free_memory(x);
    free_memory(qkv);
    free_memory(att);
    free_memory(y);
    free_memory(s);
    return loss;
}

/* The slope of the reference along the direction u within n parameters from `at`. */
static double slope_along(reference *r, size_t at, size_t n, const double *u) {
    const double h = 1e-5;
    double *old = (double *)take_memory(n, 8), slope = 0.0;
    int sign;
    size_t i;
    memcpy(old, r->w + at, n * 8);
    for (sign = -1; sign <= 1; sign += 2) {
        for (i = 0; i < n; i++) r->w[at + i] = old[i] + sign * h * u[i];
        slope += sign * reference_loss(r) / (2.0 * h);
    }
    memcpy(r->w + at, old, n * 8);
    free_memory(old);
    return slope;
}

static double magnitude(double x) { return x < 0.0 ? -x : x; }

/* The relative difference of the slope along a gradient from the gradient's length. */
static double error_along(reference *r, size_t at, size_t n, double *length) {
    const float *g = r->p->m->g + at;
    double *u = (double *)take_memory(n, 8), total = 1e-60, slope;
    size_t i;
    for (i = 0; i < n; i++) total += (double)g[i] * (double)g[i];
    *length = bitnet__sqrt_double(total);
    for (i = 0; i < n; i++) u[i] = (double)g[i] / *length;
    slope = slope_along(r, at, n, u);
    free_memory(u);
    return magnitude(slope / *length - 1.0);
}

/* Gradients are rounded to int8 or bf16, which may cause this error. */
#define ROUNDED 0.005

/* The gradient of n parameters: the slope along it is its length, and across it 0. */
static void check_direction(checker *c, reference *r, const char *what, size_t at, size_t n) {
    const float *g = r->p->m->g + at;
    double *u = (double *)take_memory(n, 8), length, size = 0.0, within = 0.0, error;
    size_t i;
    error = error_along(r, at, n, &length);
    verdict(c, error < ROUNDED, what, error);
    for (i = 0; i < n; i++) {
        u[i] = random_normal(&c->random);
        within += u[i] * (double)g[i] / length;
    }
    for (i = 0; i < n; i++) {
        u[i] -= within * (double)g[i] / length;
        size += u[i] * u[i];
    }
    for (i = 0; i < n; i++) u[i] /= bitnet__sqrt_double(size);
    error = magnitude(slope_along(r, at, n, u) / length);
    verdict(c, error < ROUNDED, "  ... and across it", error);
    free_memory(u);
}

/* The whole model, its matrices ternary or in bf16, over rows of two documents. */
static void check_model(checker *c, tiles set, kind kind_of_model) {
    static const char *const names[MATRICES] = {"query", "key", "value", "output",
                                                "gate",  "up",  "down"};
    const config shape = {300, 64, 128, 2, 2, 1, 128};
    model m;
    pass p;
    reference r;
    threads pool;
    char what[64];
    float *once;
    double loss, wrong, length;
    size_t i, n;
    int l, k;
    threads_create(&pool, 2, true);
    model_create(&m, shape, set);
    m.kind = kind_of_model;
    pass_create(&p, &m, 2);
    for (i = 0; i < m.count; i++) m.w[i] = (float)(0.3 * random_normal(&c->random));
    for (l = 0; l < shape.layers; l++)
        for (i = 0; i < (size_t)m.gains; i++) m.w[m.layers[l].norm[0] + i] += 1.0f;
    for (k = 0; k < p.tokens; k++) {
        p.input[k] = (int32_t)(random_bits(&c->random) % 300);
        p.target[k] = k % 7 == 3 ? -1 : (int32_t)(random_bits(&c->random) % 300);
        p.first[k] = k % shape.context < 23 ? 0 : 23;
    }
    p.weight = 1.0f / (float)p.tokens;
    p.backward = true;
    prepare_weights(&pool, &m);
    loss = forward(&pool, &p) * (double)p.weight;
    backward(&pool, &p);

    r.p = &p;
    r.w = (double *)take_memory(m.count, 8);
    r.offset = (double *)take_memory(m.count, 8);
    r.rounding = (double *)take_memory((size_t)p.tokens * 4096, 8);
    for (i = 0; i < m.count; i++) r.w[i] = (double)m.w[i];
    for (l = 0; l < shape.layers; l++)
        for (k = 0; k < MATRICES; k++) {
            const matrix *x = &m.layers[l].m[k];
            n = (size_t)x->rows * (size_t)x->columns;
            for (i = x->at; i < x->at + n; i++) {
                double code = m.w[i] > 0.5f * x->gamma    ? 1.0
                              : m.w[i] < -0.5f * x->gamma ? -1.0
                                                          : 0.0;
                double rounded = (double)bitnet__from_bits(bf16_bits(m.w[i]));
                r.offset[i] = (m.kind == KIND_INT8 ? code * (double)x->gamma : rounded) - r.w[i];
            }
        }
    r.record = true;
    loss -= reference_loss(&r);
    verdict(c, loss > -1e-3 && loss < 1e-3, "the loss of the model and of its double", loss);
    r.record = false;
    for (l = 0; l < shape.layers; l++) {
        for (k = 0; k < MATRICES; k++) {
            const matrix *x = &m.layers[l].m[k];
            snprintf(what, sizeof what, "the model, by layer %d's %s", l, names[k]);
            check_direction(c, &r, what, x->at, (size_t)x->rows * (size_t)x->columns);
        }
        snprintf(what, sizeof what, "the model, by layer %d's norms", l);
        check_direction(c, &r, what, m.layers[l].norm[0], (size_t)m.gains);
    }
    check_direction(c, &r, "the model, by the embedding", m.embedding,
                    (size_t)(shape.vocabulary * shape.width));
    check_direction(c, &r, "the model, by the last norm", m.output_norm, (size_t)shape.width);

    once = m.g + m.layers[0].m[MAT_DOWN].at;
    for (i = 0; i < 16 * 128; i++) once[i] = -once[i];
    wrong = error_along(&r, m.layers[0].m[MAT_DOWN].at, 128 * 128, &length);
    for (i = 0; i < 16 * 128; i++) once[i] = -once[i];
    verdict(c, wrong > 0.1, "an eighth of a matrix with the wrong sign is caught", wrong);

    once = (float *)take_memory(m.count, 4);
    memcpy(once, m.g, m.count * 4);
    memset(m.g, 0, m.count * 4);
    pool.overlap = false;
    forward(&pool, &p);
    backward(&pool, &p);
    verdict(c, memcmp(once, m.g, m.count * 4) == 0, "with and without overlap: the same bits", 0.0);
    free_memory(once);
    free_memory(r.w);
    free_memory(r.offset);
    free_memory(r.rounding);
    pass_destroy(&p);
    model_destroy(&m);
    threads_destroy(&pool);
}

/* Rows of conversations: each begins with one, and all but bos is learned. */
static void check_rows(checker *c) {
    enum { LENGTH = 16, BOS = 1, TALK = 11 };
    const int32_t chat[TALK] = {~BOS, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    int32_t input[LENGTH], target[LENGTH], first[LENGTH];
    int row, i, begun = 0, wrong = 0;
    corpus talks;
    feeder f;
    memset(&talks, 0, sizeof talks);
    for (i = 0; i < 3; i++) {
        corpus_begin(&talks, TALK);
        memcpy(talks.tokens + talks.count, chat, sizeof chat);
        talks.starts[talks.documents] = talks.count += TALK;
    }
    feeder_create(&f, &talks, 1, false);
    for (row = 0; row < 40; row++) {
        int scored = feeder_row(&f, BOS, true, input, target, first, LENGTH);
        begun += input[0] == BOS && input[1] == 2 && input[TALK] == BOS && first[TALK] == TALK;
        for (i = 1; i < LENGTH; i++) wrong += target[i - 1] != (input[i] == BOS ? -1 : input[i]);
        wrong += scored != LENGTH - 1;
    }
    verdict(c, begun == 40, "each row begins with a conversation", begun);
    verdict(c, !wrong, "what follows is learned, but for bos", wrong);
    held_out_row(&talks, 0, input, target, LENGTH);
    for (i = 1; i < LENGTH; i++) wrong += target[i - 1] != (input[i] == BOS ? -1 : input[i]);
    verdict(c, !wrong, "and so it is in held-out rows", wrong);
    free_memory(f.order);
    corpus_free(&talks);
}

/* Counts how often each token of a text is a target in `rows` rows. */
static void count_targets(const corpus *texts, int rows, int length, int *times, int *continued) {
    enum { BOS = 1 };
    int32_t *row = (int32_t *)take_memory((size_t)length * 3, sizeof *row);
    int32_t *target = row + length, *first = target + length;
    feeder f;
    feeder_create(&f, texts, 1, false);
    for (*continued = 0; rows--;) {
        int i;
        feeder_row(&f, BOS, false, row, target, first, length);
        *continued += row[0] == BOS && row[1] != 2;
        for (i = 0; i < length; i++)
            if (target[i] >= 0) times[target[i]]++;
    }
    free_memory(f.order);
    free_memory(row);
}

/* All of a text longer than a row is learned; of shorter ones, some are cut short. */
static void check_long_texts(checker *c) {
    enum { LENGTH = 16, LONG = 10 * LENGTH, SHORT = 11, ROWS = 200 };
    static int times[LONG];
    int i, continued, least = ROWS;
    corpus text;
    memset(&text, 0, sizeof text);
    corpus_begin(&text, LONG);
    for (i = 0; i < LONG; i++) text.tokens[i] = i + 1;
    text.starts[text.documents] = text.count = LONG - 1;
    count_targets(&text, LONG / LENGTH, LENGTH, times, &continued);
    for (i = 2; i < LONG; i++) least = times[i] < least ? times[i] : least;
    verdict(c, least == 1, "one pass over a long text learns all of it", least);
    corpus_free(&text);

    memset(&text, 0, sizeof text);
    for (i = 0; i < 3; i++) {
        int k;
        corpus_begin(&text, SHORT);
        for (k = 0; k < SHORT; k++) text.tokens[text.count++] = k + 1;
        text.starts[text.documents] = text.count;
    }
    count_targets(&text, ROWS, LENGTH, times, &continued);
    verdict(c, continued > ROWS / 4 && continued < ROWS * 3 / 4,
            "about half of the texts that a row cuts continue", continued);
    corpus_free(&text);
}

/* A resumed training sees the rows that an uninterrupted one sees, though only the place in the text
   is kept. */
static void check_resumed_rows(checker *c) {
    enum { LENGTH = 16, TEXTS = 6, ROWS = 60, BOS = 1 };
    int32_t straight[3 * LENGTH], resumed[3 * LENGTH];
    int i, k, row, wrong = 0;
    corpus text;
    feeder f, g;
    memset(&text, 0, sizeof text);
    for (i = 0; i < TEXTS; i++) { /* a conversation, a long text, a short text, ... */
        static const int lengths[] = {25, 70, 11};
        corpus_begin(&text, (size_t)lengths[i % 3]);
        for (k = 0; k < lengths[i % 3]; k++)
            text.tokens[text.count++] = k ? 100 * i + k : i % 3 ? BOS : ~BOS;
        text.starts[text.documents] = text.count;
    }
    feeder_create(&f, &text, 1, false);
    for (row = 0; row < ROWS; row++) {
        feeder_create(&g, &text, 1, false);
        wrong += !feeder_go(&g, f.at);
        feeder_row(&f, BOS, false, straight, straight + LENGTH, straight + 2 * LENGTH, LENGTH);
        feeder_row(&g, BOS, false, resumed, resumed + LENGTH, resumed + 2 * LENGTH, LENGTH);
        wrong += memcmp(straight, resumed, sizeof straight) != 0;
        free_memory(g.order);
    }
    verdict(c, !wrong, "resumed in any row: the same rows", wrong);
    for (i = 0; i < TEXTS; i++) {
        size_t length;
        f.at.document = (uint64_t)i, f.at.offset = 0;
        feeder_peek(&f, &length);
        f.at.offset = length - 1;
        wrong += !feeder_go(&f, f.at);
        f.at.offset = length;
        wrong += feeder_go(&f, f.at);
    }
    f.at.document = TEXTS, f.at.offset = 0;
    wrong += feeder_go(&f, f.at);
    verdict(c, !wrong, "a place outside of all texts is refused", wrong);
    free_memory(f.order);
    corpus_free(&text);
}

/* Conversations keep which tokens an assistant says; with --lookup these count more. */
static void check_answers(checker *c) {
    enum { LENGTH = 4, BOS = 1, WORDS = 16 };
    const int32_t chat[] = {~BOS, 2, 3 | OF_ANSWER, 4, 5 | OF_ANSWER};
    int32_t input[LENGTH], target[LENGTH], first[LENGTH], guess[LENGTH];
    float logits[2][WORDS];
    double loss[2];
    int i, k, wrong = 0;
    corpus talks;
    feeder f;
    model m;
    pass p;
    memset(&talks, 0, sizeof talks), memset(&m, 0, sizeof m), memset(&p, 0, sizeof p);
    corpus_begin(&talks, 5);
    memcpy(talks.tokens, chat, sizeof chat);
    talks.starts[1] = talks.count = 5;
    feeder_create(&f, &talks, 1, false);
    feeder_row(&f, BOS, true, input, target, first, LENGTH);
    for (i = 0; i < LENGTH; i++) wrong += target[i] != chat[i + 1] || input[i] != token_id(chat[i]);
    verdict(c, !wrong, "answers are marked in targets, not in inputs", wrong);
    held_out_row(&talks, 0, input, target, LENGTH);
    for (i = 0; i < LENGTH - 1; i++) wrong += target[i] != i + 2;
    verdict(c, !wrong, "nor in held-out rows", wrong);

    m.c.vocabulary = m.logits = WORDS;
    p.m = &m, p.target = target, p.guess = guess, p.backward = true;
    p.weight = 0.25f, p.answers = 4.0f;
    for (k = 0; k < 2; k++) {
        target[0] = k ? 7 | OF_ANSWER : 7;
        for (i = 0; i < WORDS; i++) logits[k][i] = (float)(i % 5) * 0.5f;
        loss[k] = learn_token(&p, 0, logits[k]);
    }
    for (i = 0; i < WORDS; i++) wrong += logits[1][i] != 4.0f * logits[0][i];
    verdict(c, !wrong && loss[0] == loss[1], "an answer's gradient is larger, its loss the same",
            wrong);
    free_memory(f.order);
    corpus_free(&talks);
}

/* --lookup: the first epoch comes in the order given, the next does not. */
static void check_order(checker *c) {
    enum { DOCUMENTS = 20 };
    int i, epoch, moved[2] = {0, 0};
    size_t length;
    corpus talks;
    feeder f;
    memset(&talks, 0, sizeof talks);
    for (i = 0; i < DOCUMENTS; i++) {
        corpus_begin(&talks, 1);
        talks.tokens[talks.count++] = i;
        talks.starts[talks.documents] = talks.count;
    }
    feeder_create(&f, &talks, 1, true);
    for (epoch = 0; epoch < 2; epoch++)
        for (i = 0; i < DOCUMENTS; i++, feeder_skip(&f))
            moved[epoch] += *feeder_peek(&f, &length) != i;
    verdict(c, moved[0] == 0, "the first epoch is in order", moved[0]);
    verdict(c, moved[1] > 0, "the second is shuffled", moved[1]);
    free_memory(f.order);
    corpus_free(&talks);
}

static void check_everything(checker *c) {
    int isa;
    c->random = 1;
    printf("operations\n");
    check_operations(c);
    printf("rows of texts and conversations\n");
    check_rows(c);
    check_long_texts(c);
    check_resumed_rows(c);
    check_answers(c);
    check_order(c);
    for (isa = BITNET_ISA_SCALAR; isa <= BITNET_ISA_AVX512; isa++) {
        tiles set = choose_tiles((bitnet_isa)isa);
        if (isa == BITNET_ISA_AVX_VNNI) continue; /* it has no tiles of its own */
        if ((int)set.isa != isa) {
            printf("%s: SKIPPED, not on this machine\n", bitnet_isa_name((bitnet_isa)isa));
            continue;
        }
        printf("%s\n", bitnet_isa_name(set.isa));
        check_products(c, set);
        check_attention(c, set, false);
        check_attention(c, set, true);
        check_muon(c, set);
    }
    printf("the whole model, ternary\n");
    check_model(c, choose_tiles(BITNET_ISA_AUTO), KIND_INT8);
    printf("the whole model in full precision\n");
    check_model(c, choose_tiles(BITNET_ISA_AUTO), KIND_BF16);
}

int main(void) {
    checker c;
    memset(&c, 0, sizeof c);
    check_everything(&c);
    printf("%d passed, %d failed\n", c.passed, c.failed);
    return c.failed != 0;
}
