/* test_lora.c - are the gradients of bitnet_train --lora right?

       cc tests/test_lora.c -o test_lora && ./test_lora

   In every architecture, through all layers, they are compared with central differences of the loss
   along the gradient of each matrix. A model with half weights is smooth, except that keys and
   values are rounded to halves. A ternary model also rounds activations to int8, which the gradient
   ignores, so its differences use larger steps and a larger tolerance. The transposes of all kinds
   of weights are compared with plain sums, and a test with conversations checks which of their
   tokens are learned. */

#include "poison.h"

#define main bitnet_train_main
#include "../tools/bitnet_train.c"
#undef main

#include "check.h"
#define make_tokenizer make_vocabulary /* the trainer has one of that name */
#include "make.h"

enum { LORA_TEST_TOKENS = 112, LORA_TEST_RANK = 3 };

/* A model, and an adapter without zeros. */
typedef struct subject {
    make_file file;
    bitnet_model *model;
    threads pool;
    lora w;
} subject;

static make_options odd_model(const char *arch, int type) {
    make_options o = make_defaults();
    o.arch = arch;
    o.width = 256;
    o.head_width = 48;
    o.ffn = 512;
    o.vocabulary = 300;
    o.weight_type = type;
    o.window = 20;
    return o;
}

static void subject_create(subject *s, const make_options *o) {
    bitnet_model_options options;
    bitnet_error error;
    uint64_t random = 5;
    size_t i;
    memset(s, 0, sizeof *s);
    memset(&options, 0, sizeof options);
    options.threads = 1;
    options.no_repack = true;
    options.activation_group =
        bitnet__is_float_type(o->weight_type) ? 32 : 0; /* floats stay floats */
    make_model(o, &s->file);
    s->model = bitnet_model_load_memory(s->file.data, s->file.size, &options, &error);
    if (!CHECK_CASE(s->model != NULL, error.message)) exit(1);
    threads_create(&s->pool, 2, true);
    s->w.rank = LORA_TEST_RANK;
    s->w.factor = 0.7f;
    s->w.on = (1 << BITNET__USUAL_MATRICES) - 1;
    lora_create(&s->w, s->model, &s->pool, choose_tiles(BITNET_ISA_AUTO), LORA_TEST_TOKENS, 3);
    for (i = 0; i < s->w.p.count; i++) s->w.p.w[i] += (float)(0.03 * random_normal(&random));
}

static void subject_free(subject *s) {
    lora_destroy(&s->w);
    bitnet_model_free(s->model);
    threads_destroy(&s->pool);
    make_free(&s->file);
}

/* Two texts, the first longer than a page of keys; some tokens are not learned. */
static void fill_pass(lora *w) {
    int32_t ids[80], targets[80];
    int k, i;
    begin_pass(w);
    for (k = 0; k < 2; k++) {
        int count = k ? 30 : 80;
        for (i = 0; i < count; i++) {
            ids[i] = (i * 37 + 11 * k) % 300;
            targets[i] = i % 5 == 4 ? -1 : (i * 53 + k) % 300;
        }
        add_text(w, ids, targets, count);
    }
    w->weight = 1.0f / 88;
}

static double loss_at(lora *w, const float *from, const float *direction, float step, size_t at,
                      size_t count) {
    size_t i;
    double loss;
    for (i = at; i < at + count; i++) w->p.w[i] = from[i] + step * direction[i];
    loss = forward_pass(w) * (double)w->weight;
    memcpy(w->p.w + at, from + at, count * sizeof *from);
    return loss;
}

/* The actual change of the loss along the gradient of parameters [at, at + count), divided by the
   expected change. */
static double slope_ratio(lora *w, size_t at, size_t count, double change) {
    float *from = (float *)take_memory(w->p.count, sizeof *from);
    double square = 0.0, step, slope;
    size_t i;
    memcpy(from, w->p.w, w->p.count * sizeof *from);
    for (i = at; i < at + count; i++) square += (double)w->p.g[i] * (double)w->p.g[i];
    step = change / square;
    slope = (loss_at(w, from, w->p.g, (float)step, at, count) -
             loss_at(w, from, w->p.g, (float)-step, at, count)) /
            (2.0 * step);
    free_memory(from);
    return slope / square;
}

/* Tolerances for differences from the gradient: of one matrix, of their mean, and of all parameters
   together. */
typedef struct tolerances {
    double matrix, mean, all;
} tolerances;

static const tolerances smooth = {0.03, 0.005, 0.015}, rounding = {0.2, 0.025, 0.1};

static bool is_within(double x, double most) { return x < most && -x < most; }

/* All matrices of one model. */
static void check_model(const char *what, const make_options *o, double change,
                        const tolerances *most) {
    subject s;
    double worst = 0.0, ratio, mean = 0.0;
    char words[160];
    int l, k, wrong = 0, number = 0;
    subject_create(&s, o);
    fill_pass(&s.w);
    forward_pass(&s.w);
    backward_pass(&s.w);
    for (l = 0; l < s.model->info.layers; l++)
        for (k = 0; k < 2 * BITNET__USUAL_MATRICES; k++) {
            const lora_pair *p = pair_of(&s.w, l, k / 2);
            const bitnet__matrix *m = &s.model->layers[l].matrix[k / 2];
            size_t count = (size_t)(k % 2 ? m->rows : m->columns) * LORA_TEST_RANK;
            ratio = slope_ratio(&s.w, k % 2 ? p->b : p->a, count, change) - 1.0;
            mean += ratio, number++;
            wrong += !is_within(ratio, most->matrix);
            if (!is_within(ratio, worst)) worst = ratio < 0 ? -ratio : ratio;
        }
    ratio = slope_ratio(&s.w, 0, s.w.p.count, change) - 1.0;
    snprintf(words, sizeof words,
             "%s: worst of a matrix %.2f%%, all together %+.2f%%, mean %+.2f%%", what, 100 * worst,
             100 * ratio, 100 * mean / number);
    printf("  %s\n", words);
    CHECK_CASE(wrong == 0, words);
    CHECK_CASE(is_within(mean / number, most->mean), words);
    CHECK_CASE(is_within(ratio, most->all), words);
    subject_free(&s);
}

/* ---- transposes */

/* Column c of a matrix, by the library's product with a unit vector. */
static void column_of(lora *w, const bitnet__matrix *m, int c, float *column) {
    bitnet__operand *in = &w->batch->n[0];
    float *one = (float *)take_memory(w->widest, sizeof *one);
    one[c] = 1.0f;
    bitnet__prepare_row(w->base, in, 0, one, NULL, NULL, m->columns);
    in->count = 1;
    bitnet__multiply(w->base, w->batch->scratch, m, 0, m->rows, in, column, 0, false);
    for (c = 0; c < m->rows && m->bias; c++) column[c] -= m->bias[c];
    free_memory(one);
}

/* The gradient of a projection's input, at some columns, relative to its size. */
static double transpose_error(lora *w, int matrix) {
    const bitnet__matrix *m = &w->base->layers[1].matrix[matrix];
    float *dy = (float *)take_memory((size_t)w->room * w->widest, sizeof *dy);
    float *column = (float *)take_memory((size_t)m->rows, sizeof *column);
    double distance = 0.0, size = 1e-30;
    uint64_t random = 9;
    size_t i;
    int c, t, r;
    for (i = 0; i < (size_t)w->room * w->widest; i++) dy[i] = (float)random_normal(&random);
    pair_of(w, 1, matrix)->on = false;
    back_linear(w, 1, matrix, dy, w->widest, 0, false);
    back_linear(w, 1, matrix, dy, w->widest, 0, true);
    for (c = 0; c < m->columns; c += 5) {
        column_of(w, m, c, column);
        for (t = 0; t < w->tokens; t += 13) {
            double sum = 0.0, got = (double)w->din[0][(size_t)t * w->widest + (size_t)c];
            for (r = 0; r < m->rows; r++)
                sum += 2.0 * (double)dy[(size_t)t * w->widest + (size_t)r] * (double)column[r];
            distance += (got - sum) * (got - sum);
            size += sum * sum;
        }
    }
    free_memory(dy);
    free_memory(column);
    return bitnet__sqrt_double(distance / size);
}

static void check_transposes(const char *what, const make_options *o) {
    subject s;
    double worst = 0.0, error;
    char words[96];
    int k;
    subject_create(&s, o);
    fill_pass(&s.w);
    for (k = 0; k < BITNET__USUAL_MATRICES; k++) {
        error = transpose_error(&s.w, k);
        if (!(error < worst)) worst = error;
    }
    snprintf(words, sizeof words, "transposes, %s: %.1e", what, worst);
    printf("  %s\n", words);
    CHECK_CASE(worst < 0.004, words);
    subject_free(&s);
}

static void test_transposes(void) {
    static const int types[] = {BITNET_TYPE_I2_S,   BITNET_TYPE_TQ1_0, BITNET_TYPE_TQ2_0,
                                BITNET_TYPE_Q1_0,   BITNET_TYPE_Q2_0,  BITNET_TYPE_PQ2_0,
                                BITNET_TYPE_PTQ1_0, BITNET_TYPE_F32,   BITNET_TYPE_F16};
    size_t i;
    for (i = 0; i < sizeof types / sizeof *types; i++) {
        make_options o = odd_model("llama", types[i]);
        o.head_width = 64; /* widths are multiples of the types' blocks */
        check_transposes(bitnet_type_name(types[i]), &o);
        o.scales = MAKE_SCALE_BLOCK;
        if (types[i] == BITNET_TYPE_TQ2_0) check_transposes("TQ2_0, scales by blocks", &o);
        o.scales = MAKE_SCALE_TENSOR;
        o.extras = true;
        if (types[i] == BITNET_TYPE_I2_S) check_transposes("I2_S, with .scale and .bias", &o);
    }
}

/* ---- chats: of a conversation the answers are learned, and that they end */

static const char chat_template[] = "<|user|> <|assistant|>";

static bool write_chat_model(const char *path) {
    make_options o = odd_model("llama", BITNET_TYPE_I2_S);
    make_file file;
    bool good;
    o.chat_template = chat_template;
    make_model(&o, &file);
    good = tool_write(path, file.data, file.size);
    make_free(&file);
    return good;
}

/* The bytes of an example's targets; '/' for tokens that are not learned, '$' for one that ends a
   turn. */
static void learned_text(const examples *e, size_t document, const bitnet_tokenizer *tokenizer,
                         char *out) {
    size_t i, end = e->c.starts[document + 1];
    bool gap = false;
    for (i = e->c.starts[document]; i < end; i++) {
        int32_t target = e->targets[i];
        bitnet_string bytes = bitnet_token_bytes(tokenizer, target);
        if (target < 0) {
            gap = true;
            continue;
        }
        CHECK(i + 1 < end ? target == e->c.tokens[i + 1] : 1);
        if (gap) *out++ = '/';
        gap = false;
        if (bitnet_token_is_end(tokenizer, target)) *out++ = '$';
        memcpy(out, bytes.data, bytes.length);
        out += bytes.length;
    }
    *out = 0;
}

static void test_chats(void) {
    static const char file[] =
        "{\"messages\": [{\"role\": \"system\", \"content\": \"be kind\"}, {\"role\": \"user\", "
        "\"content\": \"hi\"}, {\"role\": \"assistant\", \"content\": \"good day\"}, {\"role\": "
        "\"user\", \"content\": \"who?\"}, {\"role\": \"assistant\", \"content\": \"grom\"}]}\n\n"
        "[{\"role\": \"user\", \"content\": \"a\"}, {\"role\": \"assistant\", \"content\": "
        "\"bcd\"}]\r\n";
    const char *path = "test_lora.tmp";
    bitnet_model *model = NULL;
    examples e;
    char text[256];
    memset(&e, 0, sizeof e);
    if (CHECK(write_chat_model(path))) model = bitnet_model_load_file(path, NULL, NULL);
    if (!CHECK(model != NULL)) return;
    CHECK(tool_write("test_lora.jsonl.tmp", file, sizeof file - 1));
    add_chats(&e, bitnet_model_tokenizer(model), "test_lora.jsonl.tmp", 200);
    CHECK(e.c.documents == 2);
    learned_text(&e, 0, bitnet_model_tokenizer(model), text);
    printf("  learned of a chat: %s\n", text);
    CHECK(strstr(text, "/good day") && strstr(text, "/grom") && !strstr(text, "who"));
    learned_text(&e, 1, bitnet_model_tokenizer(model), text);
    CHECK(strncmp(text, "/bcd", 4) == 0);
    examples_free(&e);
    bitnet_model_free(model);
    remove(path);
    remove("test_lora.jsonl.tmp");
}

/* ---- everything */

static void test_gradients(void) {
    static const char *const archs[] = {"llama", "bitnet", "bitnet-b1.58", "qwen2",
                                        "qwen3", "gemma3", "minicpm"};
    size_t i;
    for (i = 0; i < sizeof archs / sizeof *archs; i++) {
        make_options o = odd_model(archs[i], BITNET_TYPE_F16);
        check_model(archs[i], &o, 0.01, &smooth);
        o.weight_type = BITNET_TYPE_I2_S;
        check_model("  ternary", &o, 0.1, &rounding);
        o.norms_in = true;
        if (!strcmp(archs[i], "qwen3") || !strcmp(archs[i], "gemma3"))
            check_model("  ternary, a norm before each projection", &o, 0.1, &rounding);
    }
}

/* With a path: writes a model with a chat template there, for tests/test_train.sh. */
int main(int argc, char **argv) {
    if (argc > 1) return !write_chat_model(argv[1]);
    test_chats();
    test_transposes();
    test_gradients();
    printf("%d passed, %d failed\n", check_passed, check_failed);
    return check_failed != 0;
}
