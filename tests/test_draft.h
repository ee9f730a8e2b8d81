/* test_draft.h - tokens, logits and random draws have the same bits with all drafters

   Every case is run without a drafter, then with drafters that know the text, know half of it, or
   draft nonsense, and compared. */

#ifndef TEST_DRAFT_H
#define TEST_DRAFT_H

#include "make.h"
#include "run.h"
#include "test_session.h"

enum { DRAFT_MOST = 256 };

/* A drafter that knows a text: `right` of 16 drafted tokens are right, the others are random;
   sometimes it drafts none, too many, or invalid tokens. */
typedef struct draft_guesser {
    const int32_t *text;
    size_t length;
    unsigned right;
    bool wild;
    int32_t vocabulary;
    uint64_t random;
    int calls;
} draft_guesser;

static uint64_t draft_random(draft_guesser *g) { return bitnet__random(7, g->random++); }

static size_t draft_guess(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                          size_t capacity) {
    draft_guesser *g = (draft_guesser *)user;
    size_t count = draft_random(g) % (capacity + 1), i;
    (void)tokens;
    g->calls++;
    for (i = 0; i < count; i++) {
        ids[i] = (int32_t)(draft_random(g) % (uint64_t)g->vocabulary);
        if (draft_random(g) % 16 < g->right && length + i < g->length) ids[i] = g->text[length + i];
        if (g->wild && draft_random(g) % 16 == 0) ids[i] = i % 2 ? -1 : g->vocabulary;
    }
    return g->wild && draft_random(g) % 4 == 0 ? count + 1000 : count;
}

typedef struct draft_case {
    bitnet_session_options session;
    bitnet_sampling sampling;
    bitnet_budget budget;
    bool logits; /* looks at all of them before it samples */
    bool steps;  /* computes by bitnet_step before it samples */
    int count;
} draft_case;

/* The result of a run: the ids with their prompt, and checksums of the observed logits and of the
   saved session. */
typedef struct draft_run {
    int32_t ids[DRAFT_MOST];
    size_t length;
    uint32_t crc, saved;
    bitnet_session_stats stats;
    bool failed;
} draft_run;

static draft_run draft_generate(bitnet_model *model, const draft_case *c,
                                const bitnet_drafter *drafter) {
    static const int32_t prompt[] = {1, 2, 3, 2, 1};
    size_t bytes = (size_t)bitnet_model_get_info(model)->vocab_size * sizeof(float);
    bitnet_session *s = bitnet_session_create(model, &c->session, NULL);
    bitnet_result result;
    draft_run run;
    size_t size;
    void *state;
    int i;
    memset(&run, 0, sizeof run);
    bitnet_session_set_sampling(s, &c->sampling);
    bitnet_session_set_drafter(s, drafter);
    memcpy(run.ids, prompt, sizeof prompt);
    run.length = 5;
    result = bitnet_feed(s, prompt, 5);
    for (i = 0; i < c->count && result == BITNET_OK; i++) {
        int32_t id = -1;
        while (c->steps && (result = bitnet_step(s, &c->budget)) == BITNET_PENDING) continue;
        if (c->logits) {
            const float *logits = logits_of(s);
            if (logits) run.crc = bitnet__crc32(run.crc, logits, bytes);
            else run.failed = true;
        }
        while ((result = bitnet_sample(s, &c->budget, &id)) == BITNET_PENDING) continue;
        run.ids[run.length++] = id;
        if (result == BITNET_OK) result = bitnet_feed(s, &id, 1);
    }
    while (result == BITNET_OK && bitnet_step(s, &c->budget) == BITNET_PENDING) continue;
    s->options.snapshots = -1; /* which of these there are depends on drafts */
    state = run_save(s, 0, &size);
    run.failed = run.failed || result != BITNET_OK || !state;
    run.saved = state ? bitnet__crc32(0, state, size - 4) : 0; /* its own comes last */
    run.stats = bitnet_session_get_stats(s);
    bitnet_session_free(s);
    free(state);
    return run;
}

static bool draft_equal(const draft_run *a, const draft_run *b) {
    return !a->failed && !b->failed && a->length == b->length && a->crc == b->crc &&
           a->saved == b->saved && memcmp(a->ids, b->ids, a->length * sizeof *a->ids) == 0;
}

/* Runs one case with all kinds of drafters. */
static void draft_compare(bitnet_model *model, const draft_case *c, const char *what) {
    draft_run plain = draft_generate(model, c, NULL);
    bool room = c->session.batch != 1 && c->budget.tokens != 1;
    unsigned right;
    int wild;
    CHECK_CASE(!plain.failed && plain.stats.decode_tokens >= c->count, what);
    for (right = 0; right <= 16; right += 8)
        for (wild = 0; wild < 2; wild++) {
            draft_guesser g;
            bitnet_drafter drafter;
            draft_run run;
            memset(&g, 0, sizeof g);
            memset(&drafter, 0, sizeof drafter);
            g.text = plain.ids;
            g.length = c->session.overflow == BITNET_OVERFLOW_SLIDE ? 0 : plain.length;
            g.right = right;
            g.wild = wild != 0;
            g.vocabulary = bitnet_model_get_info(model)->vocab_size;
            drafter.draft = draft_guess;
            drafter.user = &g;
            run = draft_generate(model, c, &drafter);
            CHECK_CASE(draft_equal(&plain, &run), what);
            CHECK_CASE((g.calls > 0) == room && (run.stats.drafted_tokens > 0) == room, what);
            if (g.length) CHECK_CASE(run.stats.decode_tokens == plain.stats.decode_tokens, what);
            if (g.length && right == 16 && !wild) {
                CHECK_CASE((run.stats.accepted_tokens > c->count / 4) == room, what);
                CHECK_CASE(run.stats.accepted_tokens <= run.stats.drafted_tokens, what);
            }
        }
}

static void draft_edit(void *user, float *logits, int32_t vocabulary) {
    int32_t i;
    (void)user;
    for (i = 0; i < vocabulary; i += 3) logits[i] = logits[i] - 1.5f;
}

static void draft_cases(bitnet_model *model, int count) {
    static const bitnet_logit_bias bias[] = {{5, 2.0f}, {9, -4.0f}, {11, 1.0f}};
    static const int32_t batches[] = {1, 2, 3, 8, 0};
    draft_case c;
    size_t i;
    memset(&c, 0, sizeof c);
    c.count = count;
    draft_compare(model, &c, "greedy");
    c.logits = true;
    draft_compare(model, &c, "greedy, with all logits");
    c.session.cache = BITNET_CACHE_INT8;
    draft_compare(model, &c, "int8, with all logits");
    c.session.cache = BITNET_CACHE_F16;
    c.logits = false;
    c.sampling = run_sampling();
    c.sampling.temperature = 0.9f;
    c.sampling.seed = 3;
    for (i = 0; i < sizeof batches / sizeof *batches; i++) {
        c.session.batch = batches[i];
        draft_compare(model, &c, "batch limits");
    }
    c.steps = true;
    draft_compare(model, &c, "steps");
    c.logits = true;
    draft_compare(model, &c, "steps and logits");
    c.steps = c.logits = false;
    for (i = 1; i < 5; i++) {
        c.budget.tokens = (int32_t)i;
        draft_compare(model, &c, "budget of tokens");
    }
    c.budget.tokens = 0;
    c.budget.microseconds = 1;
    draft_compare(model, &c, "budget of time");
    c.budget.tokens = 3;
    c.steps = true;
    draft_compare(model, &c, "both budgets");
    c.steps = false;
    memset(&c.budget, 0, sizeof c.budget);

    c.sampling.repetition_penalty = 1.3f;
    c.sampling.frequency_penalty = 0.4f;
    c.sampling.presence_penalty = 0.2f;
    c.sampling.penalty_window = 7;
    draft_compare(model, &c, "penalties");
    c.sampling.top_n_sigma = 1.5f;
    draft_compare(model, &c, "top-n-sigma");
    c.sampling.typical_p = 0.8f;
    c.sampling.xtc_probability = 0.5f;
    c.sampling.dry_multiplier = 2;
    c.sampling.dry_allowed_length = 1;
    c.sampling.stages[0] = BITNET_STAGE_TYPICAL_P;
    c.sampling.stages[1] = BITNET_STAGE_XTC;
    c.sampling.stages[2] = BITNET_STAGE_TEMPERATURE;
    c.sampling.stages[3] = BITNET_STAGE_TOP_N_SIGMA;
    draft_compare(model, &c, "typical-p, XTC, top-n-sigma and DRY, in an order");
    c.sampling.logit_bias = bias;
    c.sampling.logit_bias_count = 3;
    draft_compare(model, &c, "biases");
    c.sampling.temperature = 0;
    draft_compare(model, &c, "greedy with penalties and biases");
    c.sampling.temperature = 1.5f;
    c.sampling.editor.edit = draft_edit;
    draft_compare(model, &c, "edits");
    c.sampling.top_k = BITNET_OFF;
    c.sampling.top_p = c.sampling.min_p = 0;
    draft_compare(model, &c, "the whole vocabulary");

    c.session.context_length = 24;
    c.session.keep = 4;
    c.session.overflow = BITNET_OVERFLOW_SLIDE;
    c.count = 2 * count;
    for (i = 0; i < sizeof batches / sizeof *batches; i++) {
        draft_run plain, run;
        draft_guesser g;
        bitnet_drafter drafter;
        memset(&g, 0, sizeof g);
        memset(&drafter, 0, sizeof drafter);
        g.vocabulary = 4; /* what a drafter of few tokens says comes true now and then */
        drafter.draft = draft_guess;
        drafter.user = &g;
        c.session.batch = batches[i];
        plain = draft_generate(model, &c, NULL);
        run = draft_generate(model, &c, &drafter);
        CHECK_CASE(draft_equal(&plain, &run), "sliding");
    }
}

/* ---- what else may be done to a session whose drafts are open */

/* Drafts the text from where it is. */
static size_t draft_know(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                         size_t capacity) {
    const draft_run *run = (const draft_run *)user;
    size_t left = run->length - length, count = capacity < left ? capacity : left;
    (void)tokens;
    memcpy(ids, run->ids + length, count * sizeof *ids);
    return count > 8 ? 8 : count;
}

/* Continues to the end of the known text and compares. */
static void draft_go_on(bitnet_session *s, const draft_run *known, const char *what) {
    size_t length = (size_t)bitnet_session_length(s);
    bool same = true;
    for (; length < known->length; length++) {
        int32_t id = -1;
        same = same && bitnet_sample(s, NULL, &id) == BITNET_OK && id == known->ids[length] &&
               bitnet_feed(s, &id, 1) == BITNET_OK;
    }
    CHECK_CASE(
        same && memcmp(bitnet_session_tokens(s), known->ids, known->length * sizeof(int32_t)) == 0,
        what);
}

/* Greedy, with penalties, because a random model would repeat the same word forever. */
static bitnet_sampling draft_varied(void) {
    bitnet_sampling sampling;
    memset(&sampling, 0, sizeof sampling);
    sampling.frequency_penalty = 3;
    sampling.penalty_window = BITNET_OFF;
    return sampling;
}

/* A session in the middle of accepted drafts: `known` tokens 0..19, some of them drafts. */
static bitnet_session *draft_in_the_middle(bitnet_model *model, const draft_run *known) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_sampling sampling = draft_varied();
    bitnet_drafter drafter;
    int i;
    bitnet_session_set_sampling(s, &sampling);
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = draft_know;
    drafter.user = (void *)known;
    bitnet_session_set_drafter(s, &drafter);
    bitnet_feed(s, known->ids, 5);
    for (i = 5; i < 20; i++) {
        int32_t id = -1;
        bitnet_sample(s, NULL, &id);
        bitnet_feed(s, &id, 1);
    }
    CHECK(s->computed == 20 && s->drafts.end > 20 && s->end.hidden_at < 20);
    CHECK(s->tokens[20] == 0); /* open drafts are not among the session's tokens */
    return s;
}

static void draft_interrupted(bitnet_model *model) {
    draft_case c;
    draft_run known;
    bitnet_session *s, *other;
    run_logits logits;
    int64_t drafted;
    static const int32_t other_ids[] = {300, 301};
    int32_t id = 0, i;
    size_t size;
    void *state;
    memset(&c, 0, sizeof c);
    c.count = 60;
    c.sampling = draft_varied();
    known = draft_generate(model, &c, NULL);

    s = draft_in_the_middle(model, &known);
    drafted = bitnet_session_get_stats(s).drafted_tokens;
    CHECK(bitnet_feed(s, known.ids + 20, 2) == BITNET_OK && s->computed == 22); /* as drafted */
    CHECK(bitnet_step(s, NULL) == BITNET_OK && logits_of(s));
    CHECK(bitnet_session_get_stats(s).drafted_tokens == drafted);
    draft_go_on(s, &known, "guessed tokens fed together");

    for (i = 22; i > 6; i -= 3) {
        CHECK(bitnet_session_truncate(s, i) == BITNET_OK);
        bitnet_session_reset(s);
        bitnet_feed(s, known.ids, (size_t)i);
        bitnet_session_truncate(s, i - 2);
        draft_go_on(s, &known, "truncated");
    }
    bitnet_session_free(s);

    s = draft_in_the_middle(model, &known);
    CHECK(bitnet_session_truncate(s, 18) == BITNET_OK && s->drafts.end == 18);
    draft_go_on(s, &known, "truncated among guesses");
    bitnet_session_free(s);

    s = draft_in_the_middle(model, &known); /* another token than drafted, and back */
    id = (known.ids[20] + 1) % 320;
    CHECK(bitnet_feed(s, &id, 1) == BITNET_OK && s->computed == 20 && s->drafts.end == 20);
    CHECK(logits_of(s) && bitnet_session_truncate(s, 20) == BITNET_OK);
    draft_go_on(s, &known, "another token, and back");
    bitnet_session_free(s);

    s = draft_in_the_middle(model, &known);
    other = bitnet_session_copy(s, NULL);
    draft_go_on(other, &known, "copied");
    bitnet_session_free(other);
    other = bitnet_session_create(model, NULL, NULL);
    bitnet_session_set_drafter(other, &s->drafts.drafter);
    state = run_save(s, 0, &size);
    CHECK(state != NULL);
    CHECK(bitnet_session_load_memory(other, state, size) == BITNET_OK);
    draft_go_on(other, &known, "saved and restored");
    CHECK(bitnet_session_load_memory(s, state, size) == BITNET_OK && s->drafts.end == 0);
    draft_go_on(s, &known, "restored in place");
    free(state);
    bitnet_session_free(other);
    bitnet_session_free(s);

    s = draft_in_the_middle(model, &known); /* every token is shown to an observer */
    logits = run_logits_create((int32_t)known.length, 320);
    run_observe(s, &logits);
    draft_go_on(s, &known, "observed");
    bitnet_step(s, NULL);
    for (i = 20; i < (int32_t)known.length; i++)
        CHECK(run_row(&logits, i)[0] != 0 || run_row(&logits, i)[1] != 0);
    free(logits.data);
    bitnet_session_free(s);

    for (i = 0; i < 40; i++) { /* in the midst of a batch with drafts */
        bitnet_budget budget;
        int32_t slices;
        memset(&budget, 0, sizeof budget);
        budget.microseconds = 1;
        s = draft_in_the_middle(model, &known);
        bitnet_feed(s, &id, 1); /* not what was drafted */
        for (slices = 0; slices < i / 2 + 1 && (!s->batch || s->batch->stage < 14); slices++)
            CHECK(bitnet_step(s, &budget) == BITNET_PENDING && s->batch->count > 1);
        if (i % 3 == 0) {
            CHECK(bitnet_feed(s, other_ids, 2) == BITNET_OK && s->batch->count == 1);
            CHECK(session_is_fresh(s));
        } else if (i % 3 == 1) {
            bitnet_session_cancel(s);
            CHECK(bitnet_step(s, NULL) == BITNET_CANCELLED && s->computed == s->length);
        }
        bitnet_session_truncate(s, 20);
        draft_go_on(s, &known, "in the midst of a batch");
        bitnet_session_free(s);
    }
}

/* The lossy rule: tokens with sufficient probability are accepted, and other random draws do not
   change. */
static void draft_threshold(bitnet_model *model) {
    draft_case c;
    draft_run plain, exact, lossy;
    draft_guesser g;
    bitnet_drafter drafter;
    memset(&c, 0, sizeof c);
    c.count = 100;
    c.sampling.temperature = 0.9f;
    c.sampling.seed = 11;
    plain = draft_generate(model, &c, NULL);
    memset(&g, 0, sizeof g);
    memset(&drafter, 0, sizeof drafter);
    g.vocabulary = 320;
    drafter.draft = draft_guess;
    drafter.user = &g;
    drafter.threshold = 1.01f; /* which no token has */
    exact = draft_generate(model, &c, &drafter);
    CHECK(draft_equal(&plain, &exact));
    drafter.threshold = 1e-6f; /* every draft that may be drawn at all */
    lossy = draft_generate(model, &c, &drafter);
    CHECK(!lossy.failed && lossy.length == plain.length);
    CHECK(lossy.stats.accepted_tokens > exact.stats.accepted_tokens);
    CHECK(memcmp(lossy.ids, plain.ids, sizeof plain.ids) != 0);
}

/* Drafts where layers see a window and where the context chooses the rotations. */
static void draft_architectures(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    o.arch = "gemma3", o.window = 20, o.norms_in = true;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    if (CHECK(model)) draft_cases(model, 10);
    bitnet_model_free(model);
    make_free(&file);
    o = make_defaults();
    o.arch = "minicpm", o.rope_scaling = "longrope", o.original = 100;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    if (CHECK(model)) draft_cases(model, 10);
    bitnet_model_free(model);
    make_free(&file);
}

static void test_draft(void) {
    make_options o = make_defaults();
    bitnet_model_options options;
    make_file file;
    int threads;
    make_model(&o, &file);
    memset(&options, 0, sizeof options);
    for (threads = 1; threads <= 3; threads++) {
        bitnet_model *model;
        options.threads = threads;
        options.no_repack = threads == 3;
        model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
        if (!CHECK(model)) continue;
        draft_cases(model, threads == 1 ? 50 : 15);
        if (threads < 3) draft_interrupted(model);
        draft_threshold(model);
        bitnet_model_free(model);
    }
    make_free(&file);
    draft_architectures();
}

#endif
