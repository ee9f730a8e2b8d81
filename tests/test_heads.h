/* test_heads.h - every way to obtain a token, compared with all logits, for every kind of head and
   choice

   The reference computes all logits of each token, one session at a time. A fast path computes
   fewer rows, several sessions at once, or nothing; it must choose the same tokens and end in the
   same way. Tables list the heads, the choices and the ways. Tokens are counted by path; a path
   that is taken too rarely is also a failure. */

#ifndef TEST_HEADS_H
#define TEST_HEADS_H

#include "make.h"
#include "run.h"
#include "test_screen.h"

enum { HEADS_VOCABULARY = 4133, HEADS_PROMPT = 5, HEADS_TOKENS = 6, HEADS_TEXTS = 2 };

/* ---- paths */

typedef enum heads_path {
    HEADS_FORCED,   /* the grammar allows one token: nothing is computed */
    HEADS_JOINT,    /* a plane or the head was read for several sessions */
    HEADS_PENDING,  /* interrupted within the head */
    HEADS_RESCORED, /* few rows, those that a grammar allows */
    HEADS_SCREENED, /* survivors of the screen */
    HEADS_AHEAD,    /* coarse logits were computed with an earlier token's */
    HEADS_DEVICE,   /* a device's candidates */
    HEADS_PATHS
} heads_path;

static const struct {
    const char *name;
    long least; /* least number of tokens; from HEADS_RESCORED on only if the head is fast */
} heads_paths[HEADS_PATHS] = {
    {"forced tokens", 50},   {"joint heads", 100}, {"PENDING heads", 100}, {"few rows", 200},
    {"screened heads", 300}, {"look-ahead", 40},   {"candidates", 120}};

static long heads_used[HEADS_PATHS];

/* ---- heads */

typedef struct heads_head {
    const char *name;
    const char *arch;
    int type, weights; /* of the head, and of the layers */
    bool separate, bias, scale, ternary;
    int block, group;
    bool fast; /* all fast paths apply; rows stand out */
} heads_head;

#define HEADS_TYPE(type) BITNET_TYPE_##type

static const heads_head heads_table[] = {
    {"F32", "llama", HEADS_TYPE(F32), HEADS_TYPE(F32), true, 0, 0, 0, 0, 0, true},
    {"F16", "bitnet", HEADS_TYPE(F16), HEADS_TYPE(I2_S), true, 0, 0, 0, 0, 0, true},
    {"F16, tied", "qwen3", HEADS_TYPE(F16), HEADS_TYPE(F16), 0, 0, 0, 0, 0, 0, true},
    {"BF16, tied", "gemma3", HEADS_TYPE(BF16), HEADS_TYPE(BF16), 0, 0, 0, 0, 0, 0, true},
    {"Q8_0", "llama", HEADS_TYPE(Q8_0), HEADS_TYPE(TQ2_0), true, 0, 0, 0, 0, 0, true},
    {"Q6_K, tied", "bitnet", HEADS_TYPE(Q6_K), HEADS_TYPE(TQ1_0), 0, 0, 0, 0, 0, 0, true},
    {"Q4_K", "minicpm", HEADS_TYPE(Q4_K), HEADS_TYPE(I2_S), true, 0, 0, 0, 0, 0, true},
    {"Q4_0", "qwen2", HEADS_TYPE(Q4_0), HEADS_TYPE(Q1_0), true, 0, 0, 0, 0, 0, true},
    {"F16, bias", "llama", HEADS_TYPE(F16), HEADS_TYPE(I2_S), true, true, 0, 0, 0, 0, 0},
    {"F32, scale", "llama", HEADS_TYPE(F32), HEADS_TYPE(I2_S), true, 0, true, 0, 0, 0, 0},
    {"F16, no peaks", "llama", HEADS_TYPE(F16), HEADS_TYPE(I2_S), 0, 0, 0, 0, 0, 0, 0},
    {"F32, basis", "llama", HEADS_TYPE(F32), HEADS_TYPE(F32), true, 0, 0, 0, 128, 0, 0},
    {"F16, basis, tied", "qwen3", HEADS_TYPE(F16), HEADS_TYPE(F16), 0, 0, 0, 0, 256, 0, 0},
    {"Q8_0, grouped basis", "qwen35", HEADS_TYPE(Q8_0), HEADS_TYPE(PQ2_0), true, 0, 0, 0, 128, 0,
     0},
    {"I2_S", "llama", HEADS_TYPE(F16), HEADS_TYPE(I2_S), 0, true, 0, true, 0, 0, 0},
    {"TQ2_0", "llama", HEADS_TYPE(TQ2_0), HEADS_TYPE(TQ2_0), true, 0, 0, 0, 0, 0, 0},
    {"TQ1_0, scale", "bitnet", HEADS_TYPE(TQ1_0), HEADS_TYPE(TQ1_0), true, 0, true, 0, 0, 0, 0},
    {"Q1_0, groups", "qwen3", HEADS_TYPE(Q1_0), HEADS_TYPE(Q1_0), 0, 0, 0, 0, 0, 32, 0},
    {"Q2_0, tied", "qwen3", HEADS_TYPE(Q2_0), HEADS_TYPE(Q2_0), 0, 0, 0, 0, 0, 0, 0},
    {"PQ2_0, basis", "qwen3", HEADS_TYPE(PQ2_0), HEADS_TYPE(PQ2_0), true, 0, 0, 0, 128, 0, 0},
    {"PTQ1_0, grouped basis", "qwen35", HEADS_TYPE(PTQ1_0), HEADS_TYPE(PQ2_0), true, 0, 0, 0, 128,
     0, 0},
    {"STQ1_0", "hunyuan-dense", HEADS_TYPE(STQ1_0), HEADS_TYPE(STQ1_0), true, 0, 0, 0, 0, 0, 0}};

/* Row n of those that stand out: see screen_peaks. */
static int32_t heads_peak(int n) { return n * 37 % HEADS_VOCABULARY; }

/* A model whose float head has 200 long rows, so that its screen has few survivors. */
static bitnet_model *heads_load(const heads_head *h, make_file *file) {
    make_options o = make_defaults();
    bitnet_model_options options;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model *model;
    bitnet_gguf *gguf;
    o.arch = h->arch, o.layers = 1, o.ffn = 256, o.context = 64, o.vocabulary = HEADS_VOCABULARY;
    o.weight_type = h->weights, o.embedding_type = h->type;
    o.separate_head = h->separate, o.ternary_head = h->ternary;
    o.head_biases = h->bias, o.head_scale = h->scale;
    o.block = h->block, o.activation_group = h->group;
    if (strcmp(h->arch, "qwen35") == 0) {
        o.layers = 4, o.state_heads = 4, o.state_key_heads = 2, o.state_width = 128;
        o.grouped_heads = true;
    }
    make_model(&o, file);
    gguf = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    if (h->fast) {
        screen_case c;
        memset(&c, 0, sizeof c);
        c.head = (uint8_t *)bitnet_gguf_find_tensor(gguf, h->separate ? "output.weight"
                                                                      : "token_embd.weight")
                     ->data;
        c.type = h->type, c.rows = o.vocabulary, c.columns = o.width;
        c.row = (size_t)bitnet_type_row_size(h->type, (uint64_t)o.width);
        screen_peaks(&c);
    }
    bitnet_gguf_free(gguf);
    memset(&options, 0, sizeof options);
    options.threads = 1;
    model = bitnet_model_load_memory(file->data, file->size, &options, &error);
    if (!model) printf("%s: %s\n", h->name, error.message);
    return model;
}

/* ---- choices */

typedef enum heads_mask { HEADS_ALL, HEADS_ONE, HEADS_TWO, HEADS_FEW, HEADS_MOST } heads_mask;

static const char *const heads_grammars[] = {NULL, "root ::= \"qqqqqqqqqqqqqqqq\"",
                                             "root ::= ([qz] \"q\"){15}", "root ::= [a-z .,!?]{60}",
                                             "root ::= [A-Z]{300}"};

typedef enum heads_draw {
    HEADS_GREEDY,
    HEADS_DEFAULT,
    HEADS_TOP_K,
    HEADS_SIGMA,
    HEADS_TYPICAL,
    HEADS_MIN_P_FIRST,
    HEADS_WIDE,
    HEADS_UNBOUNDED
} heads_draw;

typedef enum heads_bias {
    HEADS_UNBIASED,
    HEADS_RAISE,  /* a row that does not win without its bias */
    HEADS_SINK,   /* forbids tokens that would win */
    HEADS_FORBID, /* forbids an allowed token, where one is allowed the only one */
    HEADS_SEVERAL
} heads_bias;

typedef enum heads_edit { HEADS_UNEDITED, HEADS_SHIFT, HEADS_STRIKE } heads_edit;

typedef enum heads_penalty { HEADS_FREE, HEADS_PENALTIES, HEADS_DRY } heads_penalty;

typedef struct heads_choice {
    const char *name;
    heads_mask mask;
    heads_draw draw;
    heads_bias bias;
    heads_edit edit;
    heads_penalty penalty;
    int32_t min_tokens; /* before them, no token that ends a text; several do */
} heads_choice;

static const heads_choice heads_choices[] = {
    {"greedy", HEADS_ALL, HEADS_GREEDY, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_FREE, 0},
    {"default draw", HEADS_ALL, HEADS_DEFAULT, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_FREE, 0},
    {"top-k", HEADS_ALL, HEADS_TOP_K, HEADS_SINK, HEADS_UNEDITED, HEADS_PENALTIES, 0},
    {"top-n-sigma", HEADS_ALL, HEADS_SIGMA, HEADS_RAISE, HEADS_UNEDITED, HEADS_FREE, 0},
    {"typical, xtc", HEADS_ALL, HEADS_TYPICAL, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_DRY, 3},
    {"min-p first", HEADS_ALL, HEADS_MIN_P_FIRST, HEADS_SEVERAL, HEADS_UNEDITED, HEADS_FREE, 0},
    {"wide", HEADS_ALL, HEADS_WIDE, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_PENALTIES, 0},
    {"whole vocabulary", HEADS_ALL, HEADS_UNBOUNDED, HEADS_SINK, HEADS_UNEDITED, HEADS_FREE, 0},
    {"raised", HEADS_ALL, HEADS_GREEDY, HEADS_RAISE, HEADS_UNEDITED, HEADS_PENALTIES, 0},
    {"sunk", HEADS_ALL, HEADS_GREEDY, HEADS_SINK, HEADS_UNEDITED, HEADS_DRY, 0},
    {"withheld ends", HEADS_ALL, HEADS_DEFAULT, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_FREE, 5},
    {"edited", HEADS_ALL, HEADS_GREEDY, HEADS_UNBIASED, HEADS_SHIFT, HEADS_FREE, 0},
    {"struck", HEADS_ALL, HEADS_DEFAULT, HEADS_SEVERAL, HEADS_STRIKE, HEADS_PENALTIES, 2},
    {"one", HEADS_ONE, HEADS_GREEDY, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_FREE, 0},
    {"one, drawn", HEADS_ONE, HEADS_DEFAULT, HEADS_RAISE, HEADS_UNEDITED, HEADS_PENALTIES, 9},
    {"one, forbidden", HEADS_ONE, HEADS_GREEDY, HEADS_FORBID, HEADS_UNEDITED, HEADS_FREE, 0},
    {"one, edited", HEADS_ONE, HEADS_DEFAULT, HEADS_UNBIASED, HEADS_SHIFT, HEADS_FREE, 0},
    {"one, struck", HEADS_ONE, HEADS_DEFAULT, HEADS_UNBIASED, HEADS_STRIKE, HEADS_FREE, 0},
    {"two", HEADS_TWO, HEADS_GREEDY, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_FREE, 0},
    {"two, drawn", HEADS_TWO, HEADS_DEFAULT, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_DRY, 0},
    {"two, one forbidden", HEADS_TWO, HEADS_GREEDY, HEADS_FORBID, HEADS_UNEDITED, HEADS_FREE, 0},
    {"few", HEADS_FEW, HEADS_GREEDY, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_FREE, 0},
    {"few, drawn", HEADS_FEW, HEADS_DEFAULT, HEADS_SEVERAL, HEADS_UNEDITED, HEADS_PENALTIES, 0},
    {"few, unbounded", HEADS_FEW, HEADS_UNBOUNDED, HEADS_FORBID, HEADS_UNEDITED, HEADS_FREE, 0},
    {"few, edited", HEADS_FEW, HEADS_TOP_K, HEADS_UNBIASED, HEADS_SHIFT, HEADS_DRY, 0},
    {"most", HEADS_MOST, HEADS_GREEDY, HEADS_UNBIASED, HEADS_UNEDITED, HEADS_FREE, 0},
    {"most, drawn", HEADS_MOST, HEADS_DEFAULT, HEADS_SINK, HEADS_UNEDITED, HEADS_PENALTIES, 3}};

static void heads_shift(void *user, float *logits, int32_t vocabulary) {
    int32_t i;
    (void)user;
    for (i = 0; i < vocabulary; i++) /* by logits of others, which must be there */
        logits[i] = logits[i] + (float)(i % 7) + 0.5f * logits[vocabulary - 1 - i / 2];
}

/* 'q' is odd. */
static void heads_strike(void *user, float *logits, int32_t vocabulary) {
    int32_t i;
    (void)user;
    for (i = 1; i < vocabulary; i += 2) logits[i] = bitnet__forbidden();
}

enum { HEADS_BIASES = 24 };

static size_t heads_biases(heads_bias kind, bitnet_logit_bias *bias) {
    int i;
    bias[0].id = kind == HEADS_FORBID ? 'q' : 1234;
    bias[0].bias = kind == HEADS_FORBID ? bitnet__forbidden() : 60.0f;
    if (kind != HEADS_SINK && kind != HEADS_SEVERAL) return kind != HEADS_UNBIASED;
    for (i = 0; i < HEADS_BIASES; i++) { /* some are named twice, and some are never allowed */
        bias[i].id = kind == HEADS_SINK ? heads_peak(5 * i) : i % 3 ? 'a' + i : heads_peak(i / 2);
        bias[i].bias = kind == HEADS_SINK && i % 2 ? bitnet__forbidden() : (float)(i % 5 * 4 - 9);
    }
    return HEADS_BIASES;
}

static void heads_sampling(const heads_choice *c, uint64_t seed, bitnet_logit_bias *bias,
                           bitnet_sampling *p) {
    static const uint8_t stages[] = {BITNET_STAGE_MIN_P, BITNET_STAGE_TOP_K,
                                     BITNET_STAGE_TEMPERATURE};
    *p = run_sampling();
    p->seed = seed;
    p->temperature = c->draw == HEADS_GREEDY ? 0.0f : 0.9f;
    switch (c->draw) {
    case HEADS_TOP_K: p->top_k = 5, p->min_p = p->top_p = 0, p->temperature = 5; break;
    case HEADS_SIGMA: p->top_n_sigma = 1.5f, p->temperature = 3; break;
    case HEADS_TYPICAL: p->typical_p = 0.8f, p->xtc_probability = 0.5f, p->temperature = 2; break;
    case HEADS_MIN_P_FIRST: memcpy(p->stages, stages, sizeof stages), p->temperature = 4; break;
    case HEADS_WIDE: p->top_k = 150, p->min_p = 1e-6f, p->top_p = 0, p->temperature = 20; break;
    case HEADS_UNBOUNDED: p->top_k = 0; break;
    default: break;
    }
    p->logit_bias = bias;
    p->logit_bias_count = heads_biases(c->bias, bias);
    if (c->penalty == HEADS_PENALTIES) {
        p->repetition_penalty = 1.4f, p->frequency_penalty = 0.5f, p->presence_penalty = -0.5f;
        p->penalty_window = 9;
    }
    if (c->penalty == HEADS_DRY) p->dry_multiplier = 2, p->dry_allowed_length = 1;
    if (c->edit) p->editor.edit = c->edit == HEADS_SHIFT ? heads_shift : heads_strike;
}

/* ---- a backend that computes nothing but candidates, from all logits, as a GPU gives them */

static int32_t heads_candidates(bitnet_session *s, size_t k) {
    const bitnet__matrix *head = &s->model->lm_head;
    bitnet__choice *choice = s->choice;
    bitnet__candidate best[BITNET__SCREEN_MOST];
    float logits[HEADS_VOCABULARY], least = FLT_MAX, most = -FLT_MAX;
    int32_t count = 0, id, i;
    size_t b;
    if (head->layout != BITNET__FLOATS || head->has_scale || head->bias ||
        bitnet__all_logits(s, logits, HEADS_VOCABULARY, 0) != BITNET_OK)
        return 0;
    for (b = 0; b < s->sampler.sampling.logit_bias_count; b++)
        logits[s->sampler.sampling.logit_bias[b].id] = bitnet__forbidden();
    for (i = bitnet__named_from(s); i < s->length; i++) logits[s->tokens[i]] = bitnet__forbidden();
    for (id = 0; s->sampler.mask && id < HEADS_VOCABULARY; id++)
        if (!bitnet__mask_has(s->sampler.mask, id)) logits[id] = bitnet__forbidden();
    i = (int32_t)bitnet__top_logits(logits, NULL, HEADS_VOCABULARY, k, -FLT_MAX, best);
    while (i-- > 0) {
        if (best[i].logit < least) least = best[i].logit;
        if (best[i].logit > most) most = best[i].logit;
    }
    if (least < most - bitnet__min_p_depth(&s->sampler.sampling))
        least = most - bitnet__min_p_depth(&s->sampler.sampling);
    for (id = 0; id < HEADS_VOCABULARY; id++)
        if (logits[id] >= least) {
            choice->survivors[count].id = id;
            choice->survivors[count++].logit = logits[id];
        }
    return count;
}

/* Text forced by a grammar was computed ahead here. */
static void heads_state(bitnet_session *s, int32_t position) {
    memcpy(s->end.hidden, bitnet__drafts_state(&s->drafts, position),
           s->drafts.stride * sizeof(float));
}

static bool heads_no_logits(bitnet_session *s, float *logits) {
    return (void)s, (void)logits, false;
}
static bool heads_no_token(bitnet_session *s, int32_t *id) { return (void)s, (void)id, false; }
static bitnet_result heads_fetch(bitnet_session *s) { return (void)s, BITNET_OK; }

/* ---- ways */

typedef struct heads_text {
    bitnet_result result; /* an error, or OK */
    bitnet_stop_reason reason;
    int32_t count, ids[HEADS_PROMPT + HEADS_TOKENS];
} heads_text;

typedef struct heads_case {
    const heads_head *head;
    const heads_choice *choice;
    bitnet_model *model;
    bitnet_grammar *grammar; /* or NULL */
    bitnet_sampling sampling;
    bitnet_logit_bias bias[HEADS_BIASES];
    heads_text expected[HEADS_TEXTS];
} heads_case;

/* The reference's text, with a wrong token now and then. */
static size_t heads_foretell(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                             size_t capacity) {
    const heads_text *text = (const heads_text *)user;
    size_t i;
    (void)tokens;
    for (i = 0; i < capacity && length + i < (size_t)text->count && length % 4; i++)
        ids[i] = text->ids[length + i] ^ ((length + i) % 5 == 4);
    return i;
}

/* A session about to generate text number `text`. */
static bitnet_session *heads_begin(const heads_case *c, int text, bool full, bool likely,
                                   bool drafted) {
    static const int32_t ends[] = {'q', 37, 74, 111, 370, 740, 1110, 1480};
    bitnet_session_options options;
    bitnet_generate_options generate;
    bitnet_drafter drafter;
    bitnet_session *s;
    int32_t prompt[HEADS_PROMPT];
    int i;
    for (i = 0; i < HEADS_PROMPT; i++) prompt[i] = heads_peak(7 * i + 31 * text + 3);
    memset(&options, 0, sizeof options);
    memset(&generate, 0, sizeof generate);
    memset(&drafter, 0, sizeof drafter);
    options.full_head = full;
    generate.max_tokens = HEADS_TOKENS;
    generate.logprobs = likely;
    generate.min_tokens = c->choice->min_tokens;
    generate.stop_ids = ends;
    generate.stop_id_count = c->choice->min_tokens ? sizeof ends / sizeof *ends : 0;
    s = bitnet_session_create(c->model, &options, NULL);
    if (!CHECK_CASE(s != NULL, c->head->name)) exit(1);
    drafter.draft = heads_foretell;
    drafter.user = (void *)(uintptr_t)&c->expected[text];
    if (drafted) bitnet_session_set_drafter(s, &drafter);
    CHECK(bitnet_session_set_sampling(s, &c->sampling) == BITNET_OK);
    CHECK(bitnet_feed(s, prompt, HEADS_PROMPT) == BITNET_OK);
    CHECK(bitnet_session_set_grammar(s, c->grammar) == BITNET_OK);
    CHECK(bitnet_generate_begin(s, NULL, BITNET_TERMINATED, &generate) == BITNET_OK);
    return s;
}

/* Takes a session's text and frees it. */
static heads_text heads_end(const heads_case *c, bitnet_session *s, bitnet_result result,
                            bool device) {
    bitnet_session_stats stats = bitnet_session_get_stats(s);
    heads_text text;
    memset(&text, 0, sizeof text);
    text.result = bitnet_is_error(result) ? result : BITNET_OK;
    text.reason = bitnet_generate_stop_reason(s);
    text.count = bitnet_session_length(s);
    memcpy(text.ids, bitnet_session_tokens(s), (size_t)text.count * sizeof *text.ids);
    if (device) heads_used[HEADS_DEVICE] += (long)stats.screened_tokens;
    else if (c->choice->mask == HEADS_TWO || c->choice->mask == HEADS_FEW)
        heads_used[HEADS_RESCORED] += (long)stats.screened_tokens;
    else heads_used[HEADS_SCREENED] += (long)stats.screened_tokens;
    if (stats.sample_microseconds == 0) heads_used[HEADS_FORCED] += text.count - HEADS_PROMPT;
    bitnet_session_free(s);
    return text;
}

static bitnet_result heads_next(bitnet_session *s) {
    const char *text;
    size_t length;
    return bitnet__next_text(s, 0, 0, true, &text, &length);
}

static heads_text heads_alone(const heads_case *c, int text, bool full, bool likely, bool drafted) {
    bitnet_session *s = heads_begin(c, text, full, likely, drafted);
    bitnet_result result;
    do {
        heads_used[HEADS_AHEAD] += s->drafts.ahead_ready > 0 && s->drafts.from < s->length;
        result = heads_next(s);
    } while (result == BITNET_OK);
    return heads_end(c, s, result, false);
}

/* Generates in the smallest slices; PENDING calls are resumed. */
static heads_text heads_sliced(const heads_case *c, int text) {
    static const bitnet_budget moment = {1, 0};
    bitnet_session *s = heads_begin(c, text, false, false, text == 1);
    bitnet_result result;
    const char *out;
    size_t length;
    do {
        result = bitnet_generate_next(s, &moment, &out, &length);
        heads_used[HEADS_PENDING] +=
            result == BITNET_PENDING && s->choice && s->choice->stage != BITNET__HEAD_IDLE;
    } while (result == BITNET_OK || result == BITNET_PENDING);
    return heads_end(c, s, result, false);
}

/* Computes layers here, and takes candidates from a device. */
static heads_text heads_device(const heads_case *c, int text) {
    static const bitnet__backend backend = {
        NULL,        NULL, NULL, heads_state, heads_no_logits, heads_no_token, heads_candidates,
        heads_fetch, NULL};
    bitnet_session *s = heads_begin(c, text, false, false, false);
    bitnet_result result;
    do {
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        s->device.backend = &backend;
        result = heads_next(s);
        s->device.backend = NULL;
    } while (result == BITNET_OK);
    return heads_end(c, s, result, true);
}

/* Generates all texts in shared passes, with all their rows of the head together. */
static void heads_joint(const heads_case *c, heads_text *texts) {
    bitnet_session *sessions[HEADS_TEXTS], *list[HEADS_TEXTS];
    bitnet_result results[HEADS_TEXTS];
    int i, count;
    for (i = 0; i < HEADS_TEXTS; i++) {
        sessions[i] = heads_begin(c, i, false, false, false);
        results[i] = BITNET_OK;
    }
    do {
        for (count = 0, i = 0; i < HEADS_TEXTS; i++)
            if (results[i] == BITNET_OK) list[count++] = sessions[i];
        if (count) CHECK(bitnet_step_many(list, (size_t)count, NULL) == BITNET_OK);
        for (i = 0; i < count; i++) bitnet__borrow_own_choice(list[i]);
        bitnet__choose_together(list, count, 0);
        for (i = 0; i < count; i++)
            heads_used[HEADS_JOINT] += list[i]->choice->stage == BITNET__HEAD_DONE ||
                                       list[i]->choice->stage == BITNET__HEAD_CHOSEN;
        for (i = 0; i < HEADS_TEXTS; i++)
            if (results[i] == BITNET_OK) results[i] = heads_next(sessions[i]);
    } while (count > 0);
    for (i = 0; i < HEADS_TEXTS; i++) texts[i] = heads_end(c, sessions[i], results[i], false);
}

/* The same by the public call, in slices, with drafts. */
static void heads_crowd(const heads_case *c, heads_text *texts) {
    static const bitnet_budget moment = {1, 0};
    bitnet_session *sessions[HEADS_TEXTS];
    bitnet_result result;
    int i;
    for (i = 0; i < HEADS_TEXTS; i++) sessions[i] = heads_begin(c, i, false, i == 1, true);
    do result = bitnet_generate_many(sessions, HEADS_TEXTS, &moment, NULL, NULL);
    while (result == BITNET_PENDING);
    CHECK(result == BITNET_OK);
    for (i = 0; i < HEADS_TEXTS; i++)
        texts[i] = heads_end(c, sessions[i], bitnet_session_result(sessions[i]), false);
}

/* ---- the comparison */

static const char *const heads_ways[] = {"alone",         "with drafts", "with log-probabilities",
                                         "in slices",     "device",      "jointly",
                                         "many in slices"};
enum { HEADS_WAYS = sizeof heads_ways / sizeof *heads_ways };

static void heads_run(const heads_case *c, int way, heads_text *texts) {
    int i;
    if (way == 5) heads_joint(c, texts);
    if (way == 6) heads_crowd(c, texts);
    for (i = 0; i < HEADS_TEXTS && way < 5; i++)
        texts[i] = way == 3   ? heads_sliced(c, i)
                   : way == 4 ? heads_device(c, i)
                              : heads_alone(c, i, false, way == 2, way == 1);
}

static void heads_compare(heads_case *c) {
    heads_text texts[HEADS_TEXTS];
    char what[160];
    int way, i;
    for (i = 0; i < HEADS_TEXTS; i++) c->expected[i] = heads_alone(c, i, true, true, false);
    for (way = 0; way < HEADS_WAYS; way++) {
        int wrong = 0;
        heads_run(c, way, texts);
        for (i = 0; i < HEADS_TEXTS; i++)
            wrong += memcmp(&texts[i], &c->expected[i], sizeof texts[i]) != 0;
        snprintf(what, sizeof what, "head %s, choice %s, %s", c->head->name, c->choice->name,
                 heads_ways[way]);
        CHECK_CASE(wrong == 0, what);
    }
}

static void test_heads(void) {
    size_t h, i;
    for (h = 0; h < sizeof heads_table / sizeof *heads_table; h++) {
        heads_case c;
        make_file file;
        c.head = &heads_table[h];
        c.model = heads_load(c.head, &file);
        if (!CHECK_CASE(c.model != NULL, c.head->name)) continue;
        memset(heads_used, 0, sizeof heads_used);
        for (i = 0; i < sizeof heads_choices / sizeof *heads_choices; i++) {
            const char *text = heads_grammars[heads_choices[i].mask];
            c.choice = &heads_choices[i];
            c.grammar = text ? bitnet_grammar_create(text, strlen(text), NULL, NULL, NULL) : NULL;
            heads_sampling(c.choice, h + i, c.bias, &c.sampling);
            heads_compare(&c);
            bitnet_grammar_free(c.grammar);
        }
        for (i = 0; i < (c.head->fast ? HEADS_PATHS : HEADS_RESCORED); i++) {
            const bitnet__matrix *head = &c.model->lm_head;
            char what[80];
            if (i == HEADS_PENDING && !c.head->fast && head->stride * HEADS_VOCABULARY < 4000000)
                continue; /* one slice */
            snprintf(what, sizeof what, "head %s: %s: %ld", c.head->name, heads_paths[i].name,
                     heads_used[i]);
            CHECK_CASE(heads_used[i] >= heads_paths[i].least, what);
        }
        bitnet_model_free(c.model);
        make_free(&file);
    }
}

#endif
