/* test_guessers.h - with drafters of all kinds and combinations, sessions generate the same tokens
   as without

   Groups of one to three sessions are drawn at random: model, draft model, threads, drafters,
   costs, prompt, sampling, grammar, budget, events on the way. Each session's text and last logits
   are compared with those of a session alone on one thread without a drafter. */

#ifndef TEST_GUESSERS_H
#define TEST_GUESSERS_H

#include "test_companion.h"
#include "test_recurrent.h"

#ifndef GUESSERS_TEXTS
#define GUESSERS_TEXTS 200
#endif

enum {
    GUESSERS_TOKENS = 48,
    GUESSERS_CONTEXT = 160,
    GUESSERS_CROWD = 3,
    GUESSERS_MODELS = 5,
    GUESSERS_THREADS = 3
};

/* A model loaded three times: with one thread, with two, and with a pool shared with its draft
   model. */
typedef struct guessers_model {
    make_file files[2];
    bitnet_pool *pool;
    bitnet_model *models[GUESSERS_THREADS], *drafts[GUESSERS_THREADS];
    bitnet_chain_memory *memories[GUESSERS_THREADS]; /* which its sessions share */
    bitnet_chain_table *table;
    bitnet_grammar *grammars[3];
} guessers_model;

/* Properties that determine the text, and others that must not affect it. */
typedef struct guessers_way {
    int32_t prompt[64], prompt_count;
    bitnet_sampling sampling;
    int grammar; /* -1: none */
    bool slide;
    int back_at, back; /* tokens said before it goes back by some; 0: never */

    bitnet_chains_options chains;
    bool guesses, drafts; /* with chains; with a draft model */
    int save_at, cancel_at;
} guessers_way;

typedef struct guessers_text {
    int32_t ids[GUESSERS_TOKENS];
    uint32_t logits;
    bool failed;
} guessers_text;

typedef struct guessers_totals {
    int64_t texts, drafted[BITNET_CHAINS_SOURCE_COUNT], accepted[BITNET_CHAINS_SOURCE_COUNT],
        forced;
    int64_t heads, models, crowds, grammars;
} guessers_totals;

static int guessers_draw(uint64_t *random, int most) {
    return (int)(bitnet__random(5, (*random)++) % (uint64_t)most);
}

/* ---- the models */

static make_options guessers_options(int i) {
    make_options o = i == 3 ? recurrent_options() : i == 4 ? make_maple() : make_defaults();
    if (i == 1) o.arch = "gemma3", o.window = 20, o.norms_in = true;
    if (i == 3) o.mtp_type = BITNET_TYPE_Q8_0;
    o.vocabulary = 320;
    return o;
}

/* The table is learned from the first sessions. */
static void guessers_learn(guessers_model *m) {
    bitnet_chains_options o;
    bitnet_chains *chains;
    bitnet_session *s = bitnet_session_create(m->models[0], NULL, NULL);
    int i;
    memset(&o, 0, sizeof o);
    o.no_mtp = true;
    chains = bitnet_chains_create(s, &o, NULL);
    for (i = 0; i < 12; i++) {
        chains_run run;
        chains_generate(s, i % 4, i % 3, &run);
    }
    m->table = bitnet_chain_table_from_chains(chains, 60, NULL);
    bitnet_chains_free(chains);
    bitnet_session_free(s);
}

/* Model 2 is the golden one, which drafts for itself; the others have synthetic draft models. */
static bool guessers_open(guessers_model *m, int kind) {
    static const char *const grammars[] = {"root ::= [a-z ,.]*",
                                           "root ::= (\"the and in \" [a-z] \" of the \")+",
                                           "root ::= \"in\" (\" and\" | \" the\")* \".\""};
    bool good = true;
    int i;
    memset(m, 0, sizeof *m);
    for (i = 0; i < 2 && kind != 2; i++) {
        make_options o = guessers_options(i ? 0 : kind);
        if (i) o.layers = 1, o.seed = 9;
        if (i && kind == 0) o = guessers_options(0); /* the same */
        make_model(&o, &m->files[i]);
    }
    m->pool = bitnet_pool_create(2, NULL, NULL);
    for (i = 0; i < GUESSERS_THREADS && good; i++) {
        bitnet_model_options o;
        memset(&o, 0, sizeof o);
        o.threads = i + 1;
        o.pool = i == 2 ? m->pool : NULL;
        o.no_repack = i == 1;
        m->models[i] = kind == 2
                           ? bitnet_model_load_file(RUN_STORIES, &o, NULL)
                           : bitnet_model_load_memory(m->files[0].data, m->files[0].size, &o, NULL);
        m->drafts[i] = kind == 2
                           ? bitnet_model_load_file(RUN_STORIES, &o, NULL)
                           : bitnet_model_load_memory(m->files[1].data, m->files[1].size, &o, NULL);
        good = m->models[i] && m->drafts[i];
        if (kind == 3) good = good && bitnet_model_load_mtp(m->models[i], NULL);
        if (good) m->memories[i] = bitnet_chain_memory_create(m->models[i], i ? 0 : 64, NULL);
        good = good && m->memories[i];
    }
    for (i = 0; i < 3 && good; i++) {
        m->grammars[i] = bitnet_grammar_create(grammars[i], strlen(grammars[i]),
                                               bitnet_model_tokenizer(m->models[0]), NULL, NULL);
        good = m->grammars[i] != NULL;
    }
    if (good) guessers_learn(m);
    return good && m->table;
}

static void guessers_close(guessers_model *m) {
    int i;
    bitnet_chain_table_free(m->table);
    for (i = 0; i < 3; i++) bitnet_grammar_free(m->grammars[i]);
    for (i = 0; i < GUESSERS_THREADS; i++) {
        bitnet_chain_memory_free(m->memories[i]);
        bitnet_model_free(m->drafts[i]);
        bitnet_model_free(m->models[i]);
    }
    bitnet_pool_free(m->pool);
    for (i = 0; i < 2; i++)
        if (m->files[i].data) make_free(&m->files[i]);
}

/* ---- the ways */

static bitnet_sampling guessers_sampling(uint64_t *random) {
    bitnet_sampling s = chains_sampling(guessers_draw(random, 4));
    switch (guessers_draw(random, 4)) {
    case 0:
        s.seed = (uint64_t)guessers_draw(random, 1000);
        s.repetition_penalty = 1.3f, s.presence_penalty = 0.2f, s.penalty_window = 9;
        break;
    case 1:
        s.dry_multiplier = 2, s.dry_allowed_length = 1;
        s.xtc_probability = s.temperature > 0 ? 0.5f : 0, s.typical_p = 0.8f;
        break;
    default: break;
    }
    return s;
}

static guessers_way guessers_make(const guessers_model *m, int threads, uint64_t *random) {
    static double costs[3][BITNET_CHAINS_MAX_DRAFT + 2]; /* free rows, cheap ones, dear ones */
    guessers_way w;
    int i;
    for (i = 1; i < BITNET_CHAINS_MAX_DRAFT + 2; i++)
        costs[0][i] = 100, costs[1][i] = 90 + 10 * i, costs[2][i] = 60 + 40 * i;
    memset(&w, 0, sizeof w);
    w.sampling = guessers_sampling(random);
    w.grammar = guessers_draw(random, 9) - 6;
    w.slide = w.grammar < 0 && guessers_draw(random, 4) == 0;
    w.prompt_count = 1 + guessers_draw(random, w.slide ? 56 : 64);
    for (i = 0; i < w.prompt_count; i++) w.prompt[i] = 1 + guessers_draw(random, 300);
    if (guessers_draw(random, 2)) { /* as what the table was learned from */
        memcpy(w.prompt, chains_prompts[guessers_draw(random, 4)], 4 * sizeof(int32_t));
        w.prompt_count = 4;
    }
    if (!w.slide && w.grammar < 0 && guessers_draw(random, 3) == 0)
        w.back_at = 12 + guessers_draw(random, 30), w.back = 1 + guessers_draw(random, 12);

    w.guesses = guessers_draw(random, 8) != 0;
    w.drafts = guessers_draw(random, 2) != 0;
    w.chains.no_mtp = guessers_draw(random, 3) == 0;
    w.chains.table = guessers_draw(random, 2) ? m->table : NULL;
    w.chains.no_context = guessers_draw(random, 2) != 0;
    w.chains.memory = guessers_draw(random, 3) ? NULL : m->memories[threads];
    w.chains.memory_entries = guessers_draw(random, 2) ? BITNET_OFF : 0;
    w.chains.ignore_cost = guessers_draw(random, 2) != 0;
    if (w.chains.ignore_cost) w.chains.max_draft = guessers_draw(random, BITNET_CHAINS_MAX_DRAFT);
    else if (guessers_draw(random, 2)) w.chains.costs = costs[guessers_draw(random, 3)];
    if (guessers_draw(random, 6) == 0) w.chains.min_probability = 0.5f;
    if (w.grammar < 0 && guessers_draw(random, 4) == 0) w.save_at = 5 + guessers_draw(random, 40);
    if (w.grammar < 0 && guessers_draw(random, 4) == 0) w.cancel_at = 5 + guessers_draw(random, 40);
    return w;
}

/* ---- telling */

static bitnet_session *guessers_session(bitnet_model *model, const guessers_way *w) {
    bitnet_session_options o;
    memset(&o, 0, sizeof o);
    o.context_length = w->slide ? 64 : GUESSERS_CONTEXT;
    o.keep = w->slide ? 3 : 0;
    o.overflow = w->slide ? BITNET_OVERFLOW_SLIDE : BITNET_OVERFLOW_ERROR;
    return bitnet_session_create(model, &o, NULL);
}

static bool guessers_begin(const guessers_model *m, bitnet_session *s, const guessers_way *w) {
    return bitnet_session_set_sampling(s, &w->sampling) == BITNET_OK &&
           bitnet_feed(s, w->prompt, (size_t)w->prompt_count) == BITNET_OK &&
           (w->grammar < 0 || bitnet_session_set_grammar(s, m->grammars[w->grammar]) == BITNET_OK);
}

/* Saves, changes and restores the session, which must have no effect. */
static bool guessers_save(bitnet_session *s) {
    size_t size;
    void *state = run_save(s, 0, &size);
    int32_t id = 7;
    bool good = state != NULL;
    bitnet_session_truncate(s, 1);
    good = good && bitnet_feed(s, &id, 1) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK &&
           bitnet_session_load_memory(s, state, size) == BITNET_OK;
    free(state);
    return good;
}

/* Samples; tokens lost by a cancel before they were computed are fed again. */
static bitnet_result guessers_sample(bitnet_session *s, const bitnet_budget *budget, int32_t *id) {
    int32_t length = bitnet_session_length(s), ids[GUESSERS_CONTEXT], left;
    bitnet_result result;
    memcpy(ids, bitnet_session_tokens(s), (size_t)length * sizeof *ids);
    do {
        left = length - bitnet_session_length(s);
        if (left > 0 && bitnet_feed(s, ids + length - left, (size_t)left) != BITNET_OK)
            return BITNET_ERROR_ARGUMENT;
        result = bitnet_sample(s, budget, id);
    } while (result == BITNET_PENDING || result == BITNET_CANCELLED);
    return result;
}

/* Token i; false: the text has ended. */
static bool guessers_say(bitnet_session *s, const guessers_way *w, int i, bool quiet,
                         const bitnet_budget *budget, guessers_text *text) {
    int32_t id = -1;
    if (i > 0 && i == w->back_at)
        text->failed |= bitnet_session_truncate(s, bitnet_session_length(s) - w->back) != BITNET_OK;
    if (!quiet && i > 0 && i == w->save_at) text->failed |= !guessers_save(s);
    if (!quiet && i > 0 && i == w->cancel_at) bitnet_session_cancel(s);
    text->failed |= guessers_sample(s, budget, &id) != BITNET_OK;
    text->ids[i] = id;
    if (text->failed) return false;
    if (w->grammar >= 0 && bitnet_token_is_end(bitnet_model_tokenizer(s->model), id)) return false;
    text->failed |= bitnet_feed(s, &id, 1) != BITNET_OK;
    return !text->failed;
}

static void guessers_end(bitnet_session *s, guessers_text *text) {
    const float *logits = logits_of(s);
    size_t bytes = (size_t)bitnet_model_get_info(s->model)->vocab_size * sizeof(float);
    text->failed |= !logits;
    if (logits) text->logits = bitnet__crc32(0, logits, bytes);
    if (text->failed) printf("  %s\n", bitnet_session_message(s));
}

/* Alone, on one thread, without a drafter. */
static void guessers_plain(const guessers_model *m, const guessers_way *w, guessers_text *text) {
    bitnet_session *s = guessers_session(m->models[0], w);
    int i;
    memset(text, 0, sizeof *text);
    text->failed = !guessers_begin(m, s, w);
    for (i = 0; i < GUESSERS_TOKENS && guessers_say(s, w, i, true, NULL, text);) i++;
    guessers_end(s, text);
    bitnet_session_free(s);
}

static void guessers_count(guessers_totals *t, const guessers_way *w, const bitnet_session *s,
                           const bitnet_chains *chains) {
    bitnet_chains_stats stats;
    int source;
    t->texts++;
    t->grammars += w->grammar >= 0;
    if (!chains) return;
    stats = bitnet_chains_get_stats(chains);
    for (source = 0; source < BITNET_CHAINS_SOURCE_COUNT; source++) {
        t->drafted[source] += stats.by_source[source].drafted;
        t->accepted[source] += stats.by_source[source].accepted;
    }
    t->forced += bitnet_session_get_stats(s).drafted_tokens - stats.drafted;
    t->models += stats.by_source[BITNET_CHAINS_MODEL].drafted > 0;
    t->heads += stats.by_source[BITNET_CHAINS_MTP].drafted > 0;
}

/* A group's texts; `together` in shared passes. */
static void guessers_tell(const guessers_model *m, int threads, const guessers_way *w, int count,
                          const bitnet_budget *budget, bool together, guessers_text *texts,
                          guessers_totals *totals) {
    bitnet_session *s[GUESSERS_CROWD], *drafts[GUESSERS_CROWD] = {NULL, NULL, NULL}, *on[3];
    bitnet_chains *chains[GUESSERS_CROWD] = {NULL, NULL, NULL};
    bool going[GUESSERS_CROWD];
    int i, k, n;
    memset(texts, 0, (size_t)count * sizeof *texts);
    for (k = 0; k < count; k++) {
        bitnet_chains_options o = w[k].chains;
        s[k] = guessers_session(m->models[threads], &w[k]);
        if (w[k].drafts) o.draft_session = drafts[k] = guessers_session(m->drafts[threads], &w[k]);
        if (w[k].guesses) chains[k] = bitnet_chains_create(s[k], &o, NULL);
        going[k] = guessers_begin(m, s[k], &w[k]) && (chains[k] || !w[k].guesses);
        texts[k].failed = !going[k];
    }
    for (i = 0; i < GUESSERS_TOKENS; i++) {
        for (k = n = 0; k < count; k++)
            if (going[k]) on[n++] = s[k];
        while (together && bitnet_step_many(on, (size_t)n, budget) == BITNET_PENDING) continue;
        for (k = 0; k < count; k++)
            going[k] = going[k] && guessers_say(s[k], &w[k], i, false, budget, &texts[k]);
    }
    for (k = 0; k < count; k++) {
        guessers_end(s[k], &texts[k]);
        guessers_count(totals, &w[k], s[k], chains[k]);
        bitnet_chains_free(chains[k]);
        bitnet_session_free(drafts[k]);
        bitnet_session_free(s[k]);
    }
}

/* Tests group number `seed`. */
static void guessers_compare(const guessers_model *m, uint64_t seed, guessers_totals *totals) {
    uint64_t random = seed << 20;
    int threads = guessers_draw(&random, GUESSERS_THREADS), k;
    int count = 1 + guessers_draw(&random, GUESSERS_CROWD);
    bool together = count > 1 && guessers_draw(&random, 3) != 0;
    guessers_way ways[GUESSERS_CROWD];
    guessers_text with[GUESSERS_CROWD], plain;
    bitnet_budget budget;
    memset(&budget, 0, sizeof budget);
    if (guessers_draw(&random, 3) == 0) budget.tokens = 1 + guessers_draw(&random, 6);
    if (guessers_draw(&random, 3) == 0) budget.microseconds = 1 + guessers_draw(&random, 60);
    for (k = 0; k < count; k++) ways[k] = guessers_make(m, threads, &random);
    guessers_tell(m, threads, ways, count, &budget, together, with, totals);
    totals->crowds += together;
    for (k = 0; k < count; k++) {
        char what[64];
        guessers_plain(m, &ways[k], &plain);
        snprintf(what, sizeof what, "group %d, session %d of %d", (int)seed, k, count);
        CHECK_CASE(!plain.failed && !with[k].failed, what);
        CHECK_CASE(memcmp(plain.ids, with[k].ids, sizeof plain.ids) == 0, what);
        CHECK_CASE(plain.logits == with[k].logits, what);
    }
}

static void test_guessers(void) {
    static const char *const sources[] = {"table", "own text", "memory", "draft model", "MTP head"};
    static guessers_model models[GUESSERS_MODELS];
    guessers_totals totals;
    uint64_t seed;
    int i;
    memset(&totals, 0, sizeof totals);
    for (i = 0; i < GUESSERS_MODELS; i++)
        if (!CHECK(guessers_open(&models[i], i))) return;
    for (seed = 1; totals.texts < GUESSERS_TEXTS; seed++)
        guessers_compare(&models[seed % GUESSERS_MODELS], seed, &totals);
    printf("  %d texts, %d crowds in shared passes, %d under a grammar; %d with an MTP head's "
           "guesses, %d with a model's\n",
           (int)totals.texts, (int)totals.crowds, (int)totals.grammars, (int)totals.heads,
           (int)totals.models);
    for (i = 0; i < BITNET_CHAINS_SOURCE_COUNT; i++) {
        printf("  %-14s %d of %d guesses came true\n", sources[i], (int)totals.accepted[i],
               (int)totals.drafted[i]);
        CHECK_CASE(totals.accepted[i] > 0 && totals.drafted[i] > totals.accepted[i], sources[i]);
    }
    CHECK(totals.heads > 0 && totals.models > 0 && totals.crowds > 0 && totals.forced > 0);
    for (i = 0; i < GUESSERS_MODELS; i++) guessers_close(&models[i]);
}

#endif
