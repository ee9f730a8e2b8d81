/* test_screen.h - the screened head: its bounds hold for vectors constructed to violate them, its
   kernels give the sums that the format defines, and a session that screens chooses the same tokens
   as one that computes every logit, for all heads */

#ifndef TEST_SCREEN_H
#define TEST_SCREEN_H

#include "make.h"
#include "run.h"
#include "test_kernels.h"

static uint32_t screen_state = 1;

static uint32_t screen_random(void) {
    screen_state = screen_state * 1664525u + 1013904223u;
    return screen_state >> 8;
}

static float screen_uniform(void) { return (float)screen_random() / 8388608.0f - 1.0f; }

static float screen_power(int exponent) {
    float x = 1.0f;
    for (; exponent > 0; exponent--) x = x * 2.0f;
    for (; exponent < 0; exponent++) x = x * 0.5f;
    return x;
}

/* ---- the bounds, directly */

enum {
    SCREEN_UNIFORM,
    SCREEN_BELL,
    SCREEN_OUTLIERS,
    SCREEN_ZERO,
    SCREEN_DENORMAL,
    SCREEN_LARGE,
    SCREEN_ONE,
    SCREEN_CONSTANT,
    SCREEN_GIANT,
    SCREEN_TINY,
    SCREEN_SPREAD,
    SCREEN_MIXED,
    SCREEN_EVEN_DENORMAL,
    SCREEN_FLAT,
    SCREEN_KINDS
};

static void screen_vector(float *v, int n, int kind, float giant) {
    int i, one = (int)(screen_random() % (uint32_t)n);
    for (i = 0; i < n; i++) {
        float u = screen_uniform();
        switch (kind) {
        case SCREEN_BELL: u = u + screen_uniform() + screen_uniform() + screen_uniform(); break;
        case SCREEN_OUTLIERS: u = screen_random() % 100 == 0 ? u * 300.0f : u; break;
        case SCREEN_ZERO: u = 0.0f; break;
        case SCREEN_DENORMAL: u = u * 1e-40f; break;
        case SCREEN_LARGE: u = u * 1e4f; break;
        case SCREEN_ONE: u = i == one ? 1.0f : 0.0f; break;
        case SCREEN_CONSTANT: u = 1.0f / 3.0f; break;
        case SCREEN_GIANT: u = u * giant; break;
        case SCREEN_TINY: u = u * 1e-30f; break;
        case SCREEN_SPREAD: u = u * screen_power((int)(screen_random() % 80) - 50); break;
        case SCREEN_MIXED: u = i == one ? 1e4f : u * 1e-42f; break;
        case SCREEN_EVEN_DENORMAL: u = 1.4e-45f; break; /* the least there is */
        case SCREEN_FLAT: u = giant; break;
        default: break;
        }
        v[i] = u;
    }
}

enum { SCREEN_ROWS = 4 * SCREEN_KINDS };

/* Copies of some rows, and their sources. */
typedef struct screen_plane {
    bitnet__screen s;
    float *w;    /* [SCREEN_ROWS][padded], padded by zeros to whole lines */
    float *x;    /* [padded] */
    float *room; /* [padded] */
    size_t padded;
    bitnet__screen_state q;
    bitnet__digits minus; /* of -x */
    int wrong, sums, pairs;
    double loosest; /* slack, as a fraction of |x| |w| */
} screen_plane;

/* The nibble of a row and column, less 8, as the format is described. */
static int screen_nibble(const bitnet__screen *s, int row, int column) {
    int byte = s->coarse[((size_t)(row / 32) * 16 * s->lines + (size_t)(column / 8)) * 128 +
                         (size_t)(row % 32 * 4 + column % 4)];
    return (column % 8 < 4 ? byte & 15 : byte >> 4) - 8;
}

/* The level in the fine plane. */
static int screen_level(const bitnet__screen *s, int row, int column) {
    static const int levels[8] = {1, 3, 5, 7, 9, 19, 36, 60};
    int byte =
        s->fine[((size_t)row * s->lines + (size_t)(column / 128)) * 64 + (size_t)(column % 64)];
    int nibble = column % 128 < 64 ? byte & 15 : byte >> 4;
    return nibble < 8 ? -levels[7 - nibble] : levels[nibble - 8];
}

/* The value of a row's copy at a column, from the coarse plane or both. */
static double screen_copied(const bitnet__screen *s, int row, int column, bool fine) {
    double w = (double)s->step[row] * screen_nibble(s, row, column);
    return fine ? w + (double)(s->step[row] * 0.05f) * screen_level(s, row, column) : w;
}

/* Rows are copied by all sets in turn. */
static bitnet_isa screen_isa(int row) {
    bitnet_isa isa =
        (bitnet_isa)(BITNET_ISA_SCALAR + row % (BITNET_ISA_AVX512 - BITNET_ISA_SCALAR + 1));
    return bitnet_isa_available(isa) ? isa : BITNET_ISA_SCALAR;
}

/* Copies row `row`, of floats, by the kernels of a set. */
static bool screen_copy_row(screen_plane *p, bitnet_isa isa, int row, const float *w) {
    return run_kernels(isa)->screen_row(&p->s, row, BITNET_TYPE_F32, (const uint8_t *)w, p->room);
}

static void screen_plane_make(screen_plane *p, int columns) {
    size_t padded = (size_t)(SCREEN_ROWS + 31) / 32 * 32;
    int r, i;
    memset(p, 0, sizeof *p);
    p->s.rows = SCREEN_ROWS;
    p->s.columns = columns;
    p->s.lines = ((size_t)columns + 127) / 128;
    p->padded = p->s.lines * 128;
    p->s.coarse = (uint8_t *)malloc(padded * p->s.lines * 64);
    p->s.fine = (uint8_t *)malloc(padded * p->s.lines * 64);
    p->s.step = (float *)malloc(SCREEN_ROWS * 4);
    p->s.residual = (float *)malloc(SCREEN_ROWS * 4);
    p->s.fine_residual = (float *)malloc(SCREEN_ROWS * 4);
    p->s.norm = (float *)malloc(SCREEN_ROWS * 4);
    p->w = (float *)calloc((size_t)SCREEN_ROWS * p->padded, 4);
    p->x = (float *)calloc(p->padded, 4);
    p->room = (float *)malloc(p->padded * 4);
    p->q.digits.high = (int8_t *)malloc(p->padded);
    p->q.digits.low = (int8_t *)malloc(p->padded);
    p->minus.high = (int8_t *)malloc(p->padded);
    p->minus.low = (int8_t *)malloc(p->padded);
    memset(p->s.coarse, 0x88, padded * p->s.lines * 64);
    for (r = 0; r < SCREEN_ROWS; r++) {
        float *w = p->w + (size_t)r * p->padded;
        double squares = 0, residuals = 0, fine_residuals = 0, residual, fine, norm;
        screen_vector(w, columns, r % SCREEN_KINDS, r % 2 ? 9e12f : 3e-31f);
        CHECK(screen_copy_row(p, screen_isa(r), r, w));
        residual = p->s.residual[r], fine = p->s.fine_residual[r], norm = p->s.norm[r];
        for (i = 0; i < columns; i++) {
            double off = w[i] - screen_copied(&p->s, r, i, false);
            squares += (double)w[i] * w[i];
            residuals += off * off;
            off = w[i] - screen_copied(&p->s, r, i, true);
            fine_residuals += off * off;
        }
        CHECK(residual * residual >= residuals);
        CHECK(residual * residual <= residuals * 1.00001 + 1e-70);
        CHECK(fine * fine >= fine_residuals);
        CHECK(fine * fine <= fine_residuals * 1.00001 + 1e-70);
        norm = norm - residual - fine;
        CHECK(norm * norm >= squares * 0.9999 && norm * norm <= squares * 1.0001 + 1e-70);
    }
}

static void screen_plane_free(screen_plane *p) {
    free(p->s.coarse), free(p->s.fine), free(p->s.step);
    free(p->s.residual), free(p->s.fine_residual), free(p->s.norm);
    free(p->w), free(p->x), free(p->room), free(p->q.digits.high), free(p->q.digits.low);
    free(p->minus.high), free(p->minus.low);
}

/* Counts differing logits of a kernel, from one plane and from both, for x and -x alternately, with
   more vectors than are multiplied at once. */
static int screen_differences(const screen_plane *p, const bitnet__kernels *k, const float *coarse,
                              const float *fine) {
    enum { STATES = 7 };
    const bitnet__screen_state *states[STATES];
    bitnet__screen_state list[STATES];
    float got[STATES][SCREEN_ROWS], *logits[STATES];
    int wrong = 0, i, r;
    memset(got, 0x55, sizeof got);
    for (i = 0; i < STATES; i++) {
        list[i] = p->q;
        if (i % 2) list[i].digits = p->minus, list[i].sum = -p->q.sum;
        list[i].logits = got[i];
        list[i].next = i + 1 < STATES ? &list[i + 1] : NULL;
        states[i] = &list[i];
    }
    bitnet__screen_rows(&p->s, k, list, 0, SCREEN_ROWS);
    for (r = 0; r < SCREEN_ROWS; r++) {
        for (i = 0; i < STATES; i++) {
            wrong += got[i][r] != (i % 2 ? -coarse[r] : coarse[r]);
            logits[i] = &got[i][r];
        }
        bitnet__screen_refine(&p->s, k, states + r % 3, 1 + r % 4, r, SCREEN_ROWS - 1 - r,
                              logits + r % 3);
        for (i = r % 3; i <= r % 3 + r % 4; i++) wrong += got[i][r] != (i % 2 ? -fine[r] : fine[r]);
    }
    return wrong;
}

/* The kernels' logits from one plane and from both equal the naive ones, and for every row x.w is
   within the bounds of both. */
static void screen_check(screen_plane *p) {
    const bitnet__kernels *scalar = run_kernels(BITNET_ISA_SCALAR);
    int columns = p->s.columns, r, i, isa;
    float *scratch = (float *)malloc((size_t)columns * 4);
    float exact[SCREEN_ROWS], coarse[SCREEN_ROWS], fine[SCREEN_ROWS];
    double squares = 0;
    bool fits = bitnet__screen_quantise(&p->q, p->x, columns);
    CHECK_CASE(fits, "screen: a state");
    for (i = 0; i < (int)p->padded; i++) {
        p->minus.high[i] = (int8_t)-p->q.digits.high[i];
        p->minus.low[i] = (int8_t)-p->q.digits.low[i];
    }
    for (i = 0; i < columns; i++) squares += (double)p->x[i] * p->x[i];
    for (r = 0; r < SCREEN_ROWS; r++) {
        const float *w = p->w + (size_t)r * p->padded;
        int64_t sum = 0, levels = 0;
        double slack, size;
        float bound;
        for (i = 0; i < columns; i++) {
            sum += screen_nibble(&p->s, r, i) * (128 * p->q.digits.high[i] + p->q.digits.low[i]);
            levels += screen_level(&p->s, r, i) * (128 * p->q.digits.high[i] + p->q.digits.low[i]);
        }
        p->wrong += sum != (int32_t)sum;
        coarse[r] = (float)sum * (p->s.step[r] * p->q.step);
        fine[r] = kernels_sum(coarse[r],
                              kernels_product((float)levels, p->s.step[r] * 0.05f * p->q.step));
        scalar->dot(exact + r, 0, BITNET_TYPE_F32, (const uint8_t *)w, (size_t)columns * 4, 1,
                    columns, p->x, 0, 1, scratch);
        bound = bitnet__screen_bound(&p->s, &p->q, r, p->s.residual[r], coarse[r]);
        p->wrong += !(bound >= exact[r]) || !bitnet__is_finite(bound);
        /* from below it is the bound of -x */
        p->wrong +=
            !(bitnet__screen_bound(&p->s, &p->q, r, p->s.residual[r], -coarse[r]) >= -exact[r]);
        p->wrong +=
            !(bitnet__screen_bound(&p->s, &p->q, r, p->s.fine_residual[r], fine[r]) >= exact[r]);
        p->wrong +=
            !(bitnet__screen_bound(&p->s, &p->q, r, p->s.fine_residual[r], -fine[r]) >= -exact[r]);
        p->pairs += 4;
        slack = (double)bound - coarse[r];
        size = bitnet__sqrt_double(squares * (double)p->s.norm[r] * p->s.norm[r] + 1e-40);
        if (slack / size > p->loosest) p->loosest = slack / size;
    }
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        const bitnet__kernels *k = run_kernels((bitnet_isa)isa);
        if (!k) continue;
        p->sums += screen_differences(p, k, coarse, fine);
    }
    free(scratch);
}

static void screen_bounds(void) {
    static const int widths[] = {1, 3, 8, 15, 63, 64, 65, 127, 256, 640, 1000, 2560, 8190, 8192};
    int i, kind, r, sign, pairs = 0;
    for (i = 0; i < (int)(sizeof widths / sizeof *widths); i++) {
        int columns = widths[i], c;
        screen_plane p;
        screen_plane_make(&p, columns);
        for (kind = 0; kind < SCREEN_KINDS; kind++) {
            screen_vector(p.x, columns, kind, 9e14f);
            screen_check(&p);
        }
        CHECK(p.loosest < 3.2); /* the worst: states below any step */
        for (r = 0; r < SCREEN_ROWS; r += 1 + (columns > 1000) * 8) /* all the slack is used up */
            for (sign = -1; sign <= 1; sign += 2) {
                float largest = 0.0f;
                for (c = 0; c < columns; c++) { /* of one plane or of both */
                    float w = p.w[(size_t)r * p.padded + (size_t)c];
                    p.x[c] = (float)(w - screen_copied(&p.s, r, c, r / SCREEN_KINDS % 2 > 0));
                    if (p.x[c] > largest) largest = p.x[c];
                    if (-p.x[c] > largest) largest = -p.x[c];
                }
                for (c = 0; c < columns && largest > 0; c++)
                    p.x[c] = (float)sign * p.x[c] * (r % 3 ? 1.0f / largest : 1e14f / largest);
                for (c = 0; c < columns; c++)
                    if (!bitnet__is_finite(p.x[c])) p.x[c] = 0.0f; /* 1 / a denormal */
                screen_check(&p);
            }
        CHECK_CASE(p.wrong == 0, "screen: a bound");
        CHECK_CASE(p.sums == 0, "screen: coarse logits of a kernel");
        pairs += p.pairs;
        screen_plane_free(&p);
    }
    CHECK(pairs > 100000);
}

/* A peaked head needs tight bounds: for typical rows and states the slack is a tenth of |x| |w|,
   and a hundredth with both planes. */
static void screen_tightness(void) {
    screen_plane p;
    int r, i, columns = 2560;
    screen_plane_make(&p, columns);
    for (r = 0; r < 2; r++) {
        double squares = 0;
        screen_vector(p.x, columns, r ? SCREEN_OUTLIERS : SCREEN_BELL, 0);
        CHECK(bitnet__screen_quantise(&p.q, p.x, columns));
        for (i = 0; i < columns; i++) squares += (double)p.x[i] * p.x[i];
        CHECK(bitnet__screen_bound(&p.s, &p.q, SCREEN_BELL, p.s.residual[SCREEN_BELL], 0) <
              0.13 * bitnet__sqrt_double(squares) * p.s.norm[SCREEN_BELL]);
        CHECK(bitnet__screen_bound(&p.s, &p.q, SCREEN_BELL, p.s.fine_residual[SCREEN_BELL], 0) <
              0.013 * bitnet__sqrt_double(squares) * p.s.norm[SCREEN_BELL]);
    }
    screen_plane_free(&p);
}

/* A screen of one block, filled with a value that no kernel writes. */
static void screen_block(bitnet__screen *s, uint8_t *memory, int columns) {
    memset(s, 0, sizeof *s);
    memset(memory, 0x5A, (size_t)32 * (128 * (size_t)((columns + 127) / 128) + 16));
    s->rows = 32, s->columns = columns, s->lines = ((size_t)columns + 127) / 128;
    s->coarse = memory, s->fine = memory + 32 * 64 * s->lines;
    s->step = (float *)(void *)(s->fine + 32 * 64 * s->lines);
    s->residual = s->step + 32, s->fine_residual = s->step + 64, s->norm = s->step + 96;
}

/* Every set makes the same bytes, of floats and of halves. */
static void screen_same_bytes(void) {
    static const int widths[] = {1, 7, 8, 100, 128, 129, 256, 1000, 2560, 8192};
    size_t room = (size_t)32 * (8192 + 16);
    uint8_t *expected = (uint8_t *)malloc(room), *seen = (uint8_t *)malloc(room);
    float *w = (float *)malloc(8192 * 4), *floats = (float *)malloc(8192 * 4);
    uint16_t *halves = (uint16_t *)malloc(8192 * 2);
    int i, isa, r, c, compared = 0;
    for (i = 0; i < (int)(sizeof widths / sizeof *widths); i++)
        for (isa = BITNET_ISA_AVX2; isa < BITNET_ISA_COUNT; isa++) {
            size_t size = (size_t)32 * (128 * (size_t)((widths[i] + 127) / 128) + 16);
            const bitnet__kernels *scalar = run_kernels(BITNET_ISA_SCALAR);
            const bitnet__kernels *k = run_kernels((bitnet_isa)isa);
            bitnet__screen a, b;
            if (!k) continue;
            screen_block(&a, expected, widths[i]), screen_block(&b, seen, widths[i]);
            for (r = 0; r < 32; r++) {
                int type = r % 2 ? BITNET_TYPE_F16 : BITNET_TYPE_F32;
                const uint8_t *row = r % 2 ? (const uint8_t *)halves : (const uint8_t *)w;
                screen_vector(w, widths[i], r % SCREEN_KINDS, r < 16 ? 9e12f : 3e-31f);
                for (c = 0; c < widths[i]; c++)
                    halves[c] = (uint16_t)((screen_random() >> 4 & 0xFFFF) % 0x7800 |
                                           (r / 2 % 2 && c % 2 ? 0x8000 : 0));
                CHECK(scalar->screen_row(&a, r, type, row, floats));
                CHECK(k->screen_row(&b, r, type, row, floats));
            }
            CHECK_CASE(memcmp(expected, seen, size) == 0, bitnet_isa_name((bitnet_isa)isa));
            compared++;
        }
    CHECK(compared > 0 || run_vectors() == BITNET_ISA_SCALAR);
    free(expected), free(seen), free(w), free(floats), free(halves);
}

/* Rejected rows, for which no bounds can be given. */
static void screen_refused(void) {
    static const uint32_t bad[] = {0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F7FFFFF};
    screen_plane p;
    size_t i;
    int columns = 100, at;
    screen_plane_make(&p, columns);
    for (i = 0; i < sizeof bad / sizeof *bad; i++)
        for (at = 0; at < columns; at += 33) {
            screen_vector(p.x, columns, SCREEN_UNIFORM, 0);
            CHECK(screen_copy_row(&p, screen_isa(at), 3, p.x));
            CHECK(bitnet__screen_quantise(&p.q, p.x, columns));
            p.x[at] = bitnet__from_bits(bad[i]);
            CHECK(!screen_copy_row(&p, screen_isa(at), 3, p.x));
            CHECK(!bitnet__screen_quantise(&p.q, p.x, columns));
        }
    screen_plane_free(&p);
}

/* The largest sums of a kernel: 8192 columns, with all nibbles 15 or 0 and the largest or least
   level. */
static void screen_extremes(void) {
    enum { GROUPS = 1024 };
    static const int8_t digits[][2] = {{127, 0}, {-127, 0}, {127, 64}, {-127, -64}, {-127, 64}};
    uint8_t *plane = (uint8_t *)malloc(GROUPS * 128);
    bitnet__digits x;
    int isa, fill, d, r, wrong = 0;
    x.high = (int8_t *)malloc(GROUPS * 8);
    x.low = (int8_t *)malloc(GROUPS * 8);
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        const bitnet__kernels *k = run_kernels((bitnet_isa)isa);
        if (!k && run_of_this_machine((bitnet_isa)isa)) SKIP(bitnet_isa_name((bitnet_isa)isa));
        if (!k) continue;
        for (fill = 0; fill < 2; fill++)
            for (d = 0; d < 5; d++) {
                int32_t y[32];
                int64_t expected = fill * 15 * (128 * digits[d][0] + digits[d][1]);
                memset(plane, fill ? 0xFF : 0, GROUPS * 128);
                memset(x.high, digits[d][0], GROUPS * 8);
                memset(x.low, digits[d][1], GROUPS * 8);
                k->screen(y, plane, GROUPS, &x, 1);
                for (r = 0; r < 32; r++) wrong += y[r] != expected * GROUPS * 8;
                k->screen_fine(y, plane, plane, GROUPS / 16, &x, 1);
                for (r = 0; r < 2; r++)
                    wrong += y[r] != digits[d][r] * (fill ? 124 : 4) * GROUPS * 8;
            }
    }
    CHECK_CASE(wrong == 0, "screen: the largest sums");
    free(plane), free(x.high), free(x.low);
}

/* ---- sessions: a model whose head can be changed after it was made */

typedef struct screen_case {
    make_file file;
    uint8_t *head, *kept; /* the head in the file, and as it was made */
    uint8_t *gain;        /* of the last norm, floats, and as they were made */
    float *kept_gain;
    size_t row; /* bytes */
    int type, rows, columns;
} screen_case;

static void screen_make(screen_case *c, int type, int columns, int rows) {
    make_options o = make_defaults();
    bitnet_gguf *gguf;
    o.embedding_type = type;
    o.separate_head = true;
    o.width = columns;
    o.heads = columns < 256 ? 2 : 4;
    o.ffn = 256;
    o.layers = 1;
    o.vocabulary = rows;
    make_model(&o, &c->file);
    gguf = bitnet_gguf_open_memory(c->file.data, c->file.size, NULL, NULL);
    c->head = (uint8_t *)bitnet_gguf_find_tensor(gguf, "output.weight")->data;
    c->gain = (uint8_t *)bitnet_gguf_find_tensor(gguf, "output_norm.weight")->data;
    bitnet_gguf_free(gguf);
    c->type = type;
    c->rows = rows;
    c->columns = columns;
    c->row = (size_t)bitnet_type_row_size(type, (uint64_t)columns);
    c->kept = (uint8_t *)malloc((size_t)rows * c->row);
    c->kept_gain = (float *)malloc((size_t)columns * 4);
    memcpy(c->kept, c->head, (size_t)rows * c->row);
    memcpy(c->kept_gain, c->gain, (size_t)columns * 4);
}

static void screen_restore(screen_case *c) {
    memcpy(c->head, c->kept, (size_t)c->rows * c->row);
    memcpy(c->gain, c->kept_gain, (size_t)c->columns * 4);
}

static void screen_free(screen_case *c) {
    free(c->kept), free(c->kept_gain);
    make_free(&c->file);
}

/* Multiplies one half by a power of two. */
static void screen_scale_half(uint8_t *p, float factor) {
    uint16_t half;
    memcpy(&half, p, 2);
    half = bitnet__float_to_half(bitnet__half_to_float(half) * factor);
    memcpy(p, &half, 2);
}

/* Multiplies weights [from, to) of a row, or the whole row if weights share a scale. */
static void screen_scale(screen_case *c, int row, int from, int to, float factor) {
    uint8_t *p = c->head + (size_t)row * c->row;
    int i;
    float f;
    switch (c->type) {
    case BITNET_TYPE_Q8_0:
        for (i = 0; i < c->columns / 32; i++) screen_scale_half(p + 34 * i, factor);
        break;
    case BITNET_TYPE_Q6_K:
        for (i = 0; i < c->columns / 256; i++) screen_scale_half(p + 210 * i + 208, factor);
        break;
    case BITNET_TYPE_Q4_0:
        for (i = 0; i < c->columns / 32; i++) screen_scale_half(p + 18 * i, factor);
        break;
    case BITNET_TYPE_Q4_K:
        for (i = 0; i < c->columns / 256; i++) {
            screen_scale_half(p + 144 * i, factor);
            screen_scale_half(p + 144 * i + 2, factor);
        }
        break;
    case BITNET_TYPE_F16:
        for (i = from; i < to; i++) screen_scale_half(p + 2 * i, factor);
        break;
    case BITNET_TYPE_BF16:
        for (i = from; i < to; i++) {
            f = bitnet__bf16_to_float(bitnet__load_u16(p + 2 * i)) * factor;
            memcpy(p + 2 * i, (uint8_t *)&f + 2, 2);
        }
        break;
    default:
        for (i = from; i < to; i++) {
            f = bitnet__load_f32(p + 4 * i) * factor;
            memcpy(p + 4 * i, &f, 4);
        }
    }
}

static void screen_copy(screen_case *c, int to, int from) {
    memcpy(c->head + (size_t)to * c->row, c->head + (size_t)from * c->row, c->row);
}

/* Row n of those that stand out. */
static int screen_peak(const screen_case *c, int n) { return n * 37 % c->rows; }

/* Rows 16 times as long as the others, so that the largest logits are among them and far from the
   rest. */
static void screen_peaks(screen_case *c) {
    int i;
    for (i = 0; i < 200; i++) screen_scale(c, screen_peak(c, i), 0, c->columns, 16.0f);
}

static void screen_ties(screen_case *c) {
    int i;
    screen_peaks(c);
    for (i = 0; i < 100; i++) screen_copy(c, screen_peak(c, i) + 1, screen_peak(c, i));
    for (i = 0; i < 100; i++) screen_copy(c, screen_peak(c, i) + 9, screen_peak(c, i));
}

/* Copies that differ in the last bit of one weight. */
static void screen_near_ties(screen_case *c) {
    int i;
    screen_ties(c);
    for (i = 0; i < 100; i++) c->head[(size_t)(screen_peak(c, i) + i % 2) * c->row] ^= 1;
}

static void screen_outlier_weights(screen_case *c) {
    int row;
    screen_peaks(c);
    for (row = 0; row < c->rows; row++) {
        screen_scale(c, row, 3, 4, 64.0f);
        screen_scale(c, row, 77, 78, 128.0f);
    }
}

static void screen_gain(screen_case *c, int from, int to, float factor) {
    int i;
    for (i = from; i < to; i++) {
        float f = c->kept_gain[i] * factor;
        memcpy(c->gain + 4 * i, &f, 4);
    }
}

static void screen_outlier_states(screen_case *c) {
    screen_peaks(c);
    screen_gain(c, 5, 6, 1000.0f);
    screen_gain(c, 200, 202, 300.0f);
}

static void screen_zero_rows(screen_case *c) {
    screen_peaks(c);
    memset(c->head + 1000 * c->row, 0, 200 * c->row);
}

static void screen_zero_head(screen_case *c) { memset(c->head, 0, (size_t)c->rows * c->row); }

static void screen_denormal_rows(screen_case *c) {
    int row;
    screen_peaks(c);
    for (row = 500; row < 700; row++) screen_scale(c, row, 0, c->columns, 1e-41f);
}

static void screen_denormal_head(screen_case *c) {
    int row;
    for (row = 0; row < c->rows; row++) screen_scale(c, row, 0, c->columns, 1e-41f);
}

static void screen_huge_rows(screen_case *c) {
    int i;
    for (i = 0; i < 60; i++) screen_scale(c, screen_peak(c, i), 0, c->columns, 1e4f);
}

static void screen_equal_rows(screen_case *c) {
    int row;
    for (row = 1; row < c->rows; row++) screen_copy(c, row, 0);
}

static void screen_similar_rows(screen_case *c) {
    int row;
    screen_equal_rows(c);
    for (row = 1; row < c->rows; row++)
        c->head[(size_t)row * c->row + (size_t)(row % c->columns) * 4 + 1] ^= (uint8_t)row;
}

static void screen_large_states(screen_case *c) {
    screen_peaks(c);
    screen_gain(c, 0, c->columns, 1e13f);
}

static void screen_too_large_states(screen_case *c) {
    screen_peaks(c);
    screen_gain(c, 0, c->columns, 1e17f);
}

static void screen_small_states(screen_case *c) {
    screen_peaks(c);
    screen_gain(c, 0, c->columns, 1e-19f);
}

static void screen_denormal_states(screen_case *c) {
    screen_peaks(c);
    screen_gain(c, 0, c->columns, 1e-39f);
}

static void screen_random_head(screen_case *c) { (void)c; }

static bitnet_model *screen_load(const screen_case *c, bitnet_isa isa) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.isa = isa;
    options.threads = 2;
    return bitnet_model_load_memory(c->file.data, c->file.size, &options, NULL);
}

static bitnet_session *screen_session(bitnet_model *model, const bitnet_sampling *sampling,
                                      bool full) {
    bitnet_session_options options;
    bitnet_session *session;
    memset(&options, 0, sizeof options);
    options.full_head = full;
    session = bitnet_session_create(model, &options, NULL);
    CHECK(bitnet_session_set_sampling(session, sampling) == BITNET_OK);
    return session;
}

enum {
    SCREEN_GREEDY,
    SCREEN_NAMED,
    SCREEN_DEFAULT,
    SCREEN_DRAWN,
    SCREEN_MANY,
    SCREEN_ALL,
    SCREEN_SAMPLINGS
};

/* The ways to choose; all but the last can be screened. */
static void screen_sampling(const screen_case *c, int way, bitnet_logit_bias *bias,
                            bitnet_sampling *p) {
    int i;
    *p = run_sampling();
    p->seed = (uint64_t)way * 7;
    p->temperature = way < SCREEN_DEFAULT ? 0.0f : 0.9f;
    if (way == SCREEN_NAMED || way == SCREEN_MANY) { /* each of them named twice */
        for (i = 0; i < 16; i++) {
            bias[i].id = screen_peak(c, i % 8 * 3);
            bias[i].bias = i % 2 ? 4.0f : i == 6 ? bitnet__forbidden() : -0.5f;
        }
        bias[3].id = c->rows - 1;
        bias[3].bias = 1e3f;
        bias[4].id = c->rows - 1;
        bias[4].bias = -1e3f;
        p->logit_bias = bias;
        p->logit_bias_count = 16;
        p->repetition_penalty = 1.5f;
        p->frequency_penalty = 0.25f;
        p->presence_penalty = -0.5f;
    }
    if (way == SCREEN_NAMED) p->penalty_window = 12;
    if (way == SCREEN_DRAWN) p->top_k = 5, p->top_p = p->min_p = 0, p->temperature = 5;
    if (way == SCREEN_MANY) p->top_k = 44, p->top_p = 0, p->min_p = 1e-6f, p->temperature = 30;
    if (way == SCREEN_ALL) p->top_k = 0;
}

/* Feeds the same tokens to a session that may screen and to one that may not: both make the same
   choices, and have the same logits on request. Returns the number of screened tokens. */
static int screen_run(const screen_case *c, bitnet_model *model, const bitnet_sampling *sampling,
                      int tokens, const char *name) {
    bitnet_session *a = screen_session(model, sampling, false);
    bitnet_session *b = screen_session(model, sampling, true);
    bitnet_session_stats stats;
    int32_t id, ids[2] = {0, 0};
    int i, again, wrong = 0;
    for (i = 0; i < tokens; i++) {
        bitnet_result result[2];
        id = i % 4 == 3 ? (int32_t)(screen_random() % (uint32_t)c->rows)
                        : screen_peak(c, (int)(screen_random() % 10));
        if (i % 3 == 2) id = ids[0];
        bitnet_feed(a, &id, 1);
        bitnet_feed(b, &id, 1);
        for (again = 0; again <= i % 2; again++) { /* without another token, a draw more */
            result[0] = bitnet_sample(a, NULL, &ids[0]);
            result[1] = bitnet_sample(b, NULL, &ids[1]);
            wrong += result[0] != result[1] || result[0] != BITNET_OK || ids[0] != ids[1];
        }
        if (i % 7 == 6) {
            const float *x = logits_of(a), *y = logits_of(b);
            float p = 1, q = 2;
            wrong += !x || !y || memcmp(x, y, (size_t)c->rows * 4) != 0;
            wrong += bitnet_log_probability(a, ids[0], NULL, &p) != BITNET_OK;
            wrong += bitnet_log_probability(b, ids[0], NULL, &q) != BITNET_OK || p != q;
            if (sampling->temperature == 0 && !sampling->logit_bias_count && x)
                wrong += ids[0] != run_argmax(x, c->rows);
            stats = bitnet_session_get_stats(a); /* what has been computed is not screened again */
            wrong += bitnet_sample(a, NULL, &ids[0]) != bitnet_sample(b, NULL, &ids[1]);
            wrong += ids[0] != ids[1];
            wrong += bitnet_session_get_stats(a).screened_tokens != stats.screened_tokens;
        }
    }
    CHECK_CASE(wrong == 0, name);
    stats = bitnet_session_get_stats(a);
    if (stats.screened_tokens)
        CHECK_CASE(stats.rescored_rows / stats.screened_tokens <= c->rows / 8, name);
    CHECK_CASE(bitnet_session_get_stats(b).screened_tokens == 0, name);
    bitnet_session_free(a);
    bitnet_session_free(b);
    return (int)stats.screened_tokens;
}

typedef struct screen_hostile {
    const char *name;
    void (*change)(screen_case *c);
    int screened; /* 1: it must be; 0: it cannot be; -1: who knows */
} screen_hostile;

static void screen_test(screen_case *c, const screen_hostile *h, bitnet_isa isa) {
    enum { TOKENS = 14, SAMPLES = 21 };
    bitnet_model *model;
    int way;
    screen_restore(c);
    h->change(c);
    model = screen_load(c, isa);
    if (!CHECK_CASE(model != NULL, h->name)) return;
    CHECK_CASE(model->screen.ready, h->name);
    for (way = 0; way < SCREEN_SAMPLINGS; way++) {
        bitnet_sampling sampling;
        bitnet_logit_bias bias[16];
        int screened;
        screen_sampling(c, way, bias, &sampling);
        screened = screen_run(c, model, &sampling, TOKENS, h->name);
        if (h->screened == 1) CHECK_CASE(screened == (way == SCREEN_ALL ? 0 : SAMPLES), h->name);
        if (h->screened == 0) CHECK_CASE(screened == 0, h->name);
    }
    bitnet_model_free(model);
}

/* ---- what is no number */

/* Checks that both ways return the same result and, if any, the same token. */
static void screen_alike(const screen_case *c, bitnet_result expected, bool ready) {
    bitnet_model *model = screen_load(c, BITNET_ISA_AUTO);
    bitnet_session *a, *b;
    bitnet_sampling greedy;
    int32_t id = 3, ids[2] = {-1, -1};
    memset(&greedy, 0, sizeof greedy);
    if (!CHECK(model != NULL)) return;
    CHECK(!model->screen.ready == !ready);
    a = screen_session(model, &greedy, false);
    b = screen_session(model, &greedy, true);
    bitnet_feed(a, &id, 1);
    bitnet_feed(b, &id, 1);
    CHECK(bitnet_sample(a, NULL, &ids[0]) == expected);
    CHECK(bitnet_sample(b, NULL, &ids[1]) == expected);
    CHECK(ids[0] == ids[1] && (ids[0] < 0) == (expected != BITNET_OK));
    CHECK(strcmp(bitnet_session_message(a), bitnet_session_message(b)) == 0);
    CHECK(bitnet_session_get_stats(a).screened_tokens == 0);
    bitnet_session_free(a);
    bitnet_session_free(b);
    bitnet_model_free(model);
}

static void screen_non_finite(screen_case *c) {
    static const float bad[] = {0x7F80, 0xFF80, 0x7FC0}; /* the upper halves of inf, -inf, NaN */
    float value = 1e16f;
    int i;
    for (i = 0; i < 3; i++) { /* in the head: it is not screened at all */
        uint32_t bits = (uint32_t)bad[i] << 16;
        screen_restore(c);
        screen_peaks(c);
        memcpy(c->head + (size_t)(1234 + 1400 * i) * c->row + 40, &bits, 4);
        screen_alike(c, BITNET_ERROR_NON_FINITE, false);
    }
    screen_restore(c); /* too large for the bounds, though a number */
    memcpy(c->head + 77 * c->row, &value, 4);
    screen_alike(c, BITNET_OK, false);
    screen_restore(c); /* in the state */
    screen_gain(c, 0, c->columns, 2.8e38f);
    screen_alike(c, BITNET_ERROR_NON_FINITE, true);
    screen_restore(c); /* only the logits are too large */
    screen_peaks(c);
    screen_gain(c, 0, c->columns, 1e37f);
    screen_alike(c, BITNET_ERROR_NON_FINITE, true);
}

/* ---- a random head can be screened; if a head has no structure the screen pauses, longer each
   time */

static void screen_rests(void) {
    bitnet_sampling greedy;
    bitnet_session *s;
    bitnet_model *model;
    screen_case c;
    int32_t id = 1, i;
    memset(&greedy, 0, sizeof greedy);
    screen_make(&c, BITNET_TYPE_F16, 1024, 4100);
    model = screen_load(&c, BITNET_ISA_AUTO);
    i = screen_run(&c, model, &greedy, 12, "a wide random head");
    CHECK(i >= 12 || !model->screen.ready);
    bitnet_model_free(model);
    screen_equal_rows(&c);
    model = screen_load(&c, BITNET_ISA_AUTO);
    s = screen_session(model, &greedy, false);
    for (i = 0; i < 1 + 32 + 1; i++) {
        bitnet_feed(s, &id, 1);
        CHECK(bitnet_sample(s, NULL, &id) == BITNET_OK);
        id = (id + i) % 4000;
        if (i == 0) CHECK(s->sampler.screen_pause == 32 || !model->screen.ready);
    }
    CHECK(s->sampler.screen_pause == 64 || !model->screen.ready);
    CHECK(bitnet_session_get_stats(s).screened_tokens == 0);
    bitnet_session_free(s);
    bitnet_model_free(model);
    screen_free(&c);
}

/* ---- no row too few, none too many */

enum { SCREEN_TOKEN = 5, SCREEN_DRAWS = 150 };

/* The state after the one token that the heads below are made for. */
static void screen_hidden(const screen_case *c, float hidden[256]) {
    bitnet_model *model = screen_load(c, BITNET_ISA_AUTO);
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    int32_t id = SCREEN_TOKEN;
    bitnet_feed(session, &id, 1);
    CHECK(logits_of(session) != NULL);
    memcpy(hidden, session->end.hidden, 256 * sizeof(float));
    bitnet_session_free(session);
    bitnet_model_free(model);
}

/* Draws after that token, nearly uniformly among the `allowed` tokens that may be drawn, with and
   without the screen. At most `rescored` rows are computed each time. */
static void screen_draw(const screen_case *c, int32_t top_k, float min_p, int allowed,
                        int rescored) {
    bitnet_model *model = screen_load(c, BITNET_ISA_AUTO);
    bool ready = model->screen.ready;
    bool *seen = (bool *)calloc((size_t)c->rows, sizeof *seen);
    bitnet_session *a, *b;
    bitnet_sampling sampling;
    bitnet_session_stats stats;
    int32_t id = SCREEN_TOKEN, ids[2] = {0, 0};
    int draw, wrong = 0, distinct = 0;
    memset(&sampling, 0, sizeof sampling);
    sampling.top_k = top_k;
    sampling.temperature = 1e6f;
    sampling.min_p = min_p;
    a = screen_session(model, &sampling, false);
    b = screen_session(model, &sampling, true);
    bitnet_feed(a, &id, 1);
    bitnet_feed(b, &id, 1);
    for (draw = 0; draw < SCREEN_DRAWS; draw++) {
        wrong += bitnet_sample(a, NULL, &ids[0]) != BITNET_OK;
        wrong += bitnet_sample(b, NULL, &ids[1]) != BITNET_OK || ids[0] != ids[1];
        distinct += !seen[ids[0]];
        seen[ids[0]] = true;
    }
    stats = bitnet_session_get_stats(a);
    CHECK_CASE(wrong == 0, "screen: draws");
    CHECK(distinct > allowed * 3 / 4 && distinct <= allowed);
    CHECK(stats.screened_tokens == (ready ? SCREEN_DRAWS : 0));
    CHECK(stats.rescored_rows <= SCREEN_DRAWS * rescored);
    bitnet_session_free(a);
    bitnet_session_free(b);
    bitnet_model_free(model);
    free(seen);
}

/* A head whose largest rows have the state's direction, each a fifth shorter than the one before,
   so that the bounds can separate the k best from all others but one. */
static void screen_aligned(void) {
    static const int32_t most[] = {1, 2, 5, 40, 55};
    screen_case c;
    float hidden[256];
    int i, k;
    screen_make(&c, BITNET_TYPE_F32, 256, 4117);
    screen_hidden(&c, hidden);
    for (i = 0; i < c.rows; i++) screen_scale(&c, i, 0, c.columns, 1e-9f);
    for (i = 0; i < 64; i++) {
        memcpy(c.head + (size_t)screen_peak(&c, i) * c.row, hidden, sizeof hidden);
        for (k = 0; k < 256; k++) hidden[k] *= 0.8f;
    }
    for (i = 0; i < 5; i++) screen_draw(&c, most[i], -1, most[i], most[i] + 1);
    screen_free(&c);
}

/* A head for which min-p decides: a hundred logits are about ln(20) below the best one. Top-k would
   include some of the thousands below them, which the screen can skip. */
static void screen_min_p(void) {
    screen_case c;
    float hidden[256], size = 0.0f;
    int i, k;
    screen_make(&c, BITNET_TYPE_F32, 256, 4117);
    screen_hidden(&c, hidden);
    for (k = 0; k < 256; k++) size += hidden[k] > 0 ? hidden[k] : -hidden[k];
    for (i = 0; i < c.rows; i++) screen_scale(&c, i, 0, c.columns, 1e-9f);
    for (i = 0; i <= 100; i++)
        for (k = 0; k < 256; k++) {
            float w = (i == 0 ? 6.0f : 6.0f - 2.995732f + 0.0005f * (float)(i - 50)) / size;
            if (hidden[k] < 0) w = -w;
            memcpy(c.head + (size_t)screen_peak(&c, i) * c.row + 4 * k, &w, 4);
        }
    screen_draw(&c, 200, 0.05f, 52, 210); /* half of them, and the one */
    screen_free(&c);
}

/* ---- budgets, and what may come between two slices */

enum {
    SCREEN_NOTHING,
    SCREEN_RESAMPLE,
    SCREEN_REPLACE,
    SCREEN_FEED,
    SCREEN_LOGITS,
    SCREEN_SOME_LOGITS,
    SCREEN_REFEED,
    SCREEN_COPY,
    SCREEN_SAVE,
    SCREEN_TRUNCATE,
    SCREEN_RESET,
    SCREEN_PROBABILITY,
    SCREEN_OBSERVE,
    SCREEN_FEED_AND_FORGET,
    SCREEN_CANCEL,
    SCREEN_EVENTS
};

static const bitnet_budget screen_little = {1, 0};

static void screen_event(bitnet_session **session, int event, bitnet_sampling *sampling) {
    static const bitnet_logit_bias bias = {12345, 1e6f}; /* a row that does not survive by itself */
    bitnet_session *s = *session;
    int32_t length = bitnet_session_length(s), other = (int32_t)(screen_random() % 33000), last;
    const float *logits;
    float p;
    size_t size;
    void *state;
    last = bitnet_session_tokens(s)[length - 1];
    switch (event) {
    case SCREEN_RESAMPLE:
        sampling->temperature = 5;
        sampling->logit_bias = &bias;
        sampling->logit_bias_count = 1;
        CHECK(bitnet_session_set_sampling(s, sampling) == BITNET_OK);
        break;
    case SCREEN_REPLACE:
        bitnet_session_truncate(s, length - 1);
        bitnet_feed(s, &other, 1);
        break;
    case SCREEN_FEED: bitnet_feed(s, &other, 1); break;
    case SCREEN_LOGITS: CHECK(logits_of(s) != NULL); break;
    case SCREEN_SOME_LOGITS:
        CHECK(bitnet_logits(s, &screen_little, &logits) == BITNET_PENDING && !logits);
        break;
    case SCREEN_REFEED:
        bitnet_session_truncate(s, length - 1);
        bitnet_feed(s, &last, 1);
        break;
    case SCREEN_COPY:
        *session = bitnet_session_copy(s, NULL);
        bitnet_session_free(s);
        break;
    case SCREEN_SAVE:
        state = run_save(s, 0, &size);
        CHECK(state != NULL);
        bitnet_feed(s, &other, 1);
        CHECK(bitnet_session_load_memory(s, state, size) == BITNET_OK);
        free(state);
        break;
    case SCREEN_TRUNCATE: bitnet_session_truncate(s, length - 2); break;
    case SCREEN_RESET:
        bitnet_session_reset(s);
        bitnet_feed(s, &other, 1);
        break;
    case SCREEN_PROBABILITY: CHECK(bitnet_log_probability(s, 5, NULL, &p) == BITNET_OK); break;
    case SCREEN_OBSERVE: bitnet_session_set_observer(s, NULL); break;
    case SCREEN_FEED_AND_FORGET:
        bitnet_feed(s, &other, 1);
        bitnet_session_truncate(s, length);
        break;
    case SCREEN_CANCEL:
        bitnet_session_cancel(s);
        bitnet_feed(s, &other, 1);
        CHECK(bitnet_sample(s, NULL, &other) == BITNET_CANCELLED);
        break;
    default: break;
    }
}

/* Samples within budgets; the event happens after `slices` slices of the screen. True if it
   happened while the screen was computing. */
static bool screen_slices(const screen_case *c, bitnet_model *model, int slices, int event) {
    bitnet_sampling sampling;
    bitnet_session *a, *b;
    bitnet_result result;
    int32_t ids[2] = {-1, -2}, prompt[5];
    int seen = 0, calls = 0, i;
    for (i = 0; i < 5; i++) prompt[i] = (int32_t)(screen_random() % 33000);
    memset(&sampling, 0, sizeof sampling);
    sampling.seed = 3;
    sampling.repetition_penalty = 1.1f;
    a = screen_session(model, &sampling, false);
    bitnet_feed(a, prompt, 5);
    do {
        result = bitnet_sample(a, &screen_little, &ids[0]);
        if (a->choice && a->choice->stage > BITNET__HEAD_IDLE &&
            a->choice->stage < BITNET__HEAD_ALL && ++seen == slices)
            screen_event(&a, event, &sampling);
    } while (result == BITNET_PENDING && ++calls < 1000);
    CHECK(result == BITNET_OK);
    if (seen < slices && event != SCREEN_NOTHING) { /* there are no so many */
        bitnet_session_free(a);
        return false;
    }
    b = screen_session(model, &sampling, true);
    bitnet_feed(b, bitnet_session_tokens(a), (size_t)bitnet_session_length(a));
    CHECK(bitnet_sample(b, NULL, &ids[1]) == BITNET_OK);
    CHECK_CASE(ids[0] == ids[1], "screen: an event between slices");
    CHECK(memcmp(logits_of(a), logits_of(b), (size_t)c->rows * 4) == 0);
    bitnet_session_free(a);
    bitnet_session_free(b);
    return seen >= slices;
}

/* Events between two slices of a session's logits. */
enum {
    SCREEN_THEN_NOTHING,
    SCREEN_THEN_PROBABILITY,
    SCREEN_THEN_SAMPLE,
    SCREEN_THEN_PASS, /* a pass of two sessions, in which the logits are computed to their end */
    SCREEN_THEN_ENDS
};

/* Logits within budgets are those that are computed at once, and no token is chosen from them. */
static void screen_sliced_logits(const screen_case *c, bitnet_model *model, int then) {
    static const int32_t prompt[5] = {11, 222, 3333, 4, 55};
    bitnet_session *a = screen_session(model, NULL, false), *pair[2];
    bitnet_session *b = screen_session(model, NULL, true);
    bitnet_result result;
    const float *logits;
    int32_t ids[2] = {-1, -2};
    float p;
    int calls = 0, begun = 0;
    pair[0] = a, pair[1] = b;
    bitnet_feed(a, prompt, 5);
    bitnet_feed(b, prompt, 5);
    do {
        result = bitnet_logits(a, &screen_little, &logits);
        CHECK((result == BITNET_OK) == (logits != NULL));
        begun += result == BITNET_PENDING && a->choice && a->choice->stage == BITNET__HEAD_ALL;
        if (begun != 1) continue;
        if (then == SCREEN_THEN_PROBABILITY)
            CHECK(bitnet_log_probability(a, 5, &screen_little, &p) == BITNET_PENDING && p == 0);
        if (then == SCREEN_THEN_SAMPLE)
            CHECK(bitnet_sample(a, &screen_little, &ids[0]) == BITNET_PENDING);
        if (then == SCREEN_THEN_PASS) break;
    } while (result == BITNET_PENDING && ++calls < 1000);
    CHECK(begun > 0);
    if (then == SCREEN_THEN_PASS) {
        CHECK(bitnet_step_many(pair, 2, NULL) == BITNET_OK);
        CHECK(a->choice->stage == BITNET__HEAD_DONE && !a->end.has_logits);
    } else {
        CHECK(result == BITNET_OK);
        CHECK(memcmp(logits, logits_of(b), (size_t)c->rows * sizeof *logits) == 0);
    }
    CHECK(bitnet_sample(a, NULL, &ids[0]) == BITNET_OK);
    CHECK(bitnet_sample(b, NULL, &ids[1]) == BITNET_OK);
    CHECK(ids[0] == ids[1]);
    CHECK(memcmp(logits_of(a), logits_of(b), (size_t)c->rows * sizeof *logits) == 0);
    bitnet_session_free(a);
    bitnet_session_free(b);
}

static void screen_budgets(void) {
    screen_case c;
    bitnet_model *model;
    int event, slices, came, i;
    screen_make(&c, BITNET_TYPE_F16, 128, 33000);
    screen_scale(&c, 50, 0, c.columns, 256.0f); /* 3000 rows like this, 1000 like its opposite */
    screen_copy(&c, 60, 50);
    screen_scale(&c, 60, 0, c.columns, -1.0f);
    for (i = 0; i < 4000; i++) screen_copy(&c, 100 + 7 * i, i % 4 ? 50 : 60);
    model = screen_load(&c, BITNET_ISA_AUTO);
    for (event = 0; event < SCREEN_EVENTS && model->screen.ready; event++) {
        came = 0;
        for (slices = 1; slices <= 5; slices++) came += screen_slices(&c, model, slices, event);
        CHECK(came >= 2); /* of three or four slices, but a screen may give up */
    }
    for (i = 0; i < SCREEN_THEN_ENDS; i++) screen_sliced_logits(&c, model, i);
    bitnet_model_free(model);
    screen_free(&c);
}

/* A model whose head is always screened. */
static bitnet_model *screen_peaked(screen_case *c, int columns, int rows) {
    screen_make(c, BITNET_TYPE_F16, columns, rows);
    screen_peaks(c);
    return screen_load(c, BITNET_ISA_AUTO);
}

/* ---- drafts that are screened together with the state before them */

typedef struct screen_oracle {
    const int32_t *text; /* what is to come; every fifth token is drafted wrong */
    int32_t length;
} screen_oracle;

static size_t screen_foretell(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                              size_t capacity) {
    const screen_oracle *o = (const screen_oracle *)user;
    size_t count = length * 7 % 12, i;
    (void)tokens;
    for (i = 0; i < count && i < capacity && length + i < (size_t)o->length; i++)
        ids[i] = o->text[length + i] ^ ((length + i) % 5 == 0);
    return i;
}

/* Generates in slices, with occasional truncation; accepted drafts use existing coarse logits, and
   others do not. The text is that of the full head without drafts. */
static int screen_guessed(screen_case *c, bitnet_model *model, const bitnet_sampling *sampling) {
    enum { TOKENS = 60 };
    bitnet_session *a = screen_session(model, sampling, true);
    bitnet_session *b = screen_session(model, sampling, false);
    bitnet_budget moment = {1, 0};
    screen_oracle oracle;
    bitnet_drafter drafter;
    int32_t id = c->rows / 2, other, i;
    int taken = 0;
    bitnet_feed(a, &id, 1);
    bitnet_feed(b, &id, 1);
    for (i = 1; i < TOKENS; i++)
        CHECK(bitnet_sample(a, NULL, &id) == BITNET_OK && bitnet_feed(a, &id, 1) == BITNET_OK);
    oracle.text = bitnet_session_tokens(a);
    oracle.length = TOKENS;
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = screen_foretell;
    drafter.user = &oracle;
    bitnet_session_set_drafter(b, &drafter);
    bitnet_session_truncate(b, 0);
    bitnet_feed(b, oracle.text, 1);
    for (i = 1; i < TOKENS; i++) {
        bitnet_result result;
        while ((result = bitnet_sample(b, i % 3 ? NULL : &moment, &id)) == BITNET_PENDING) continue;
        CHECK(result == BITNET_OK && id == oracle.text[i]);
        taken += b->drafts.from < bitnet_session_length(b) && b->drafts.ahead_ready > 0;
        if (i % 13 == 0) { /* another token in its place, whose drafts are others */
            other = id ^ 1;
            bitnet_feed(b, &other, 1);
            CHECK(bitnet_sample(b, &moment, &other) >= 0);
            bitnet_session_truncate(b, i);
        }
        CHECK(bitnet_feed(b, &oracle.text[i], 1) == BITNET_OK);
    }
    bitnet_session_free(a);
    bitnet_session_free(b);
    return taken;
}

/* Samples in slices until drafts are being screened together with the state, and corrupts their
   remaining coarse logits. False: there are no such drafts. */
static bool screen_halfway(bitnet_session *s) {
    bitnet_budget moment = {1, 0};
    int32_t id, rows = s->model->info.vocab_size, i, r;
    while (bitnet_sample(s, &moment, &id) == BITNET_PENDING)
        if (s->choice && s->drafts.ahead_begun > 0 && s->choice->at > 0) {
            for (i = 0; i < s->drafts.ahead_begun; i++)
                for (r = s->choice->at; r < rows; r++) s->drafts.ahead[i].logits[r] = -1e30f;
            return true;
        }
    return false;
}

/* Two sessions that screen drafts share a slice, which drops the drafts: their incomplete coarse
   logits are not used when the drafts are accepted. */
static void screen_left_behind(void) {
    enum { TOKENS = 40 };
    int32_t id, spoilt = 0, i, j;
    bitnet_session *a, *pair[2];
    bitnet_sampling sampling;
    screen_oracle oracle;
    bitnet_drafter drafter;
    bitnet_model *model;
    screen_case c;
    model = screen_peaked(&c, 128, 40000);
    memset(&sampling, 0, sizeof sampling);
    memset(&drafter, 0, sizeof drafter);
    a = screen_session(model, &sampling, true);
    for (id = 5, i = 0; i < TOKENS; i++)
        CHECK(bitnet_feed(a, &id, 1) == BITNET_OK && bitnet_sample(a, NULL, &id) == BITNET_OK);
    oracle.text = bitnet_session_tokens(a);
    oracle.length = TOKENS;
    drafter.draft = screen_foretell;
    drafter.user = &oracle;
    for (j = 0; j < 2; j++) {
        pair[j] = screen_session(model, &sampling, false);
        bitnet_session_set_drafter(pair[j], &drafter);
        bitnet_feed(pair[j], oracle.text, 1);
    }
    for (i = 1; i < TOKENS; i++) {
        bool both = true;
        for (j = 0; j < 2; j++) both = screen_halfway(pair[j]) && both;
        if (both) bitnet__coarse_slice(model, bitnet__next_choices(pair, 2), 0);
        spoilt += both;
        for (j = 0; j < 2; j++) {
            CHECK(bitnet_sample(pair[j], NULL, &id) == BITNET_OK);
            CHECK_CASE(id == oracle.text[i], "screen: guesses left behind");
            bitnet_feed(pair[j], &oracle.text[i], 1);
        }
    }
    CHECK(spoilt > 0 || !model->screen.ready);
    for (j = 0; j < 2; j++) bitnet_session_free(pair[j]);
    bitnet_session_free(a);
    bitnet_model_free(model);
    screen_free(&c);
}

static void screen_ahead(void) {
    screen_case c;
    bitnet_model *model;
    bitnet_sampling sampling;
    model = screen_peaked(&c, 128, 17000);
    memset(&sampling, 0, sizeof sampling);
    CHECK(screen_guessed(&c, model, &sampling) > 20 || !model->screen.ready);
    bitnet_model_free(model);
    screen_free(&c);
}

static void test_screen(void) {
    static const screen_hostile any[] = {{"peaks", screen_peaks, 1}, {"ties", screen_ties, 1}};
    static const screen_hostile floats[] = {{"near ties", screen_near_ties, 1},
                                            {"outlier weights", screen_outlier_weights, -1},
                                            {"outlier states", screen_outlier_states, -1},
                                            {"zero rows", screen_zero_rows, 1},
                                            {"a zero head", screen_zero_head, 0},
                                            {"denormal rows", screen_denormal_rows, 1},
                                            {"a denormal head", screen_denormal_head, 0},
                                            {"huge rows", screen_huge_rows, -1},
                                            {"equal rows", screen_equal_rows, 0},
                                            {"similar rows", screen_similar_rows, 0},
                                            {"large states", screen_large_states, 1},
                                            {"too large states", screen_too_large_states, 0},
                                            {"small states", screen_small_states, -1},
                                            {"denormal states", screen_denormal_states, -1},
                                            {"a random head", screen_random_head, -1}};
    static const int types[] = {BITNET_TYPE_F32, BITNET_TYPE_F16, BITNET_TYPE_BF16,
                                BITNET_TYPE_Q8_0, BITNET_TYPE_Q6_K};
    screen_case c;
    int i, j;
    screen_bounds();
    screen_tightness();
    screen_same_bytes();
    screen_refused();
    screen_extremes();
    for (i = 0; i < 5; i++) {
        screen_make(&c, types[i], 256, 4117);
        for (j = 0; j < 2; j++) screen_test(&c, &any[j], screen_isa(i));
        for (j = 0; j < 15 && i == 0; j++) screen_test(&c, &floats[j], BITNET_ISA_AUTO);
        if (i == 0) screen_non_finite(&c);
        screen_free(&c);
    }
    screen_rests();
    screen_aligned();
    screen_min_p();
    screen_budgets();
    screen_ahead();
    screen_left_behind();
}

#endif
