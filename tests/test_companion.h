/* test_companion.h - drafts of MTP heads and draft models change only the speed */

#ifndef TEST_COMPANION_H
#define TEST_COMPANION_H

#include "test_chains.h"

enum { COMPANION_TOKENS = 60 };

/* How a text is generated: properties that must not affect it. */
typedef struct companion_way {
    bitnet_model *model, *draft; /* NULL: the MTP head drafts, if any */
    int kind;                    /* of sampling */
    int prompt;                  /* its first token; its length is 1 + 40 * (prompt % 3) */
    bool grammar, slide, always, no_mtp, back, plain;
} companion_way;

static bitnet_session *companion_session(bitnet_model *model, const companion_way *w) {
    bitnet_session_options o;
    memset(&o, 0, sizeof o);
    o.context_length = w->slide ? 64 : 256;
    o.overflow = w->slide ? BITNET_OVERFLOW_SLIDE : BITNET_OVERFLOW_ERROR;
    o.keep = w->slide ? 2 : 0;
    return bitnet_session_create(model, &o, NULL);
}

static bitnet_chains *companion_chains(bitnet_session *s, bitnet_session *draft,
                                       const companion_way *w) {
    bitnet_chains_options o;
    memset(&o, 0, sizeof o);
    o.draft_session = draft;
    o.no_mtp = w->no_mtp;
    o.ignore_cost = w->always;
    o.max_draft = w->always ? 1 + w->prompt % 4 : 0;
    o.no_context = w->always;
    o.memory_entries = w->always ? BITNET_OFF : 0;
    return bitnet_chains_create(s, &o, NULL);
}

static void companion_begin(bitnet_session *s, const companion_way *w) {
    bitnet_sampling sampling = chains_sampling(w->kind);
    int32_t ids[81], i, count = 1 + 40 * (w->prompt % 3);
    if (w->slide && count > 60) count = 60;
    for (i = 0; i < count; i++) ids[i] = 1 + (w->prompt * 31 + i * i * 7) % 300;
    CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
    CHECK(bitnet_feed(s, ids, (size_t)count) == BITNET_OK);
}

/* Generates the text, which is truncated once by ten tokens if requested. */
static bool companion_tell(const companion_way *w, int32_t *out, bitnet_chains_stats *stats) {
    bitnet_session *s = companion_session(w->model, w);
    bitnet_session *draft = w->draft && !w->plain ? companion_session(w->draft, w) : NULL;
    bitnet_chains *c = w->plain ? NULL : companion_chains(s, draft, w);
    static const char gbnf[] = "root ::= [a-z ,.]*";
    bitnet_grammar *grammar =
        bitnet_grammar_create(gbnf, sizeof gbnf - 1, bitnet_model_tokenizer(w->model), NULL, NULL);
    bool good = (w->plain || c) && grammar;
    int i;
    companion_begin(s, w);
    if (w->grammar) CHECK(bitnet_session_set_grammar(s, grammar) == BITNET_OK);
    for (i = 0; i < COMPANION_TOKENS; i++) out[i] = -1;
    for (i = 0; i < COMPANION_TOKENS && good; i++) {
        if (w->back && i == 30) bitnet_session_truncate(s, bitnet_session_length(s) - 10);
        good = bitnet_sample(s, NULL, &out[i]) == BITNET_OK;
        if (w->grammar && bitnet_token_is_end(bitnet_model_tokenizer(w->model), out[i])) break;
        good = good && bitnet_feed(s, &out[i], 1) == BITNET_OK;
        if (!good) printf("token %d: %s\n", i, bitnet_session_message(s));
    }
    if (c && stats) *stats = bitnet_chains_get_stats(c);
    bitnet_chains_free(c);
    bitnet_session_free(draft);
    bitnet_session_free(s);
    bitnet_grammar_free(grammar);
    return good;
}

/* Generates many texts with and without; returns the companion's accepted drafts. */
static int64_t companion_same(const char *name, bitnet_model *model, bitnet_model *draft,
                              int texts) {
    int64_t accepted = 0, drafted = 0, models = 0, heads = 0;
    int i, source;
    for (i = 0; i < texts; i++) {
        int32_t a[COMPANION_TOKENS], b[COMPANION_TOKENS];
        bitnet_chains_stats stats;
        companion_way w;
        memset(&w, 0, sizeof w);
        w.model = model, w.draft = draft;
        w.kind = i % 3, w.prompt = i;
        w.slide = i % 5 == 1, w.always = i % 2 == 0;
        w.grammar = i % 7 == 3 && !w.slide;
        w.back = i % 4 == 2 && !w.slide && !w.grammar;
        if (!CHECK_CASE(companion_tell(&w, b, &stats), name)) return 0;
        w.plain = true;
        CHECK_CASE(companion_tell(&w, a, NULL), name);
        CHECK_CASE(memcmp(a, b, sizeof a) == 0, name);
        for (source = BITNET_CHAINS_MODEL; source < BITNET_CHAINS_SOURCE_COUNT; source++) {
            accepted += stats.by_source[source].accepted;
            drafted += stats.by_source[source].drafted;
        }
        models += stats.by_source[BITNET_CHAINS_MODEL].drafted;
        heads += stats.by_source[BITNET_CHAINS_MTP].drafted;
    }
    printf("  %-28s %d texts, %d of %d guesses came true\n", name, texts, (int)accepted,
           (int)drafted);
    CHECK_CASE((models > 0) == (draft != NULL), name);
    CHECK_CASE((heads > 0) == (model->mtp != NULL), name);
    return accepted;
}

/* Three sessions in shared passes, each with a companion. */
static void companion_together(bitnet_model *model, bitnet_model *draft) {
    bitnet_session *s[3], *d[3];
    bitnet_chains *c[3];
    companion_way w;
    int32_t ids[3][COMPANION_TOKENS], alone[COMPANION_TOKENS];
    int i, k;
    memset(&w, 0, sizeof w);
    w.model = model, w.draft = draft;
    for (k = 0; k < 3; k++) {
        w.prompt = k, w.always = true;
        s[k] = companion_session(model, &w);
        d[k] = draft ? companion_session(draft, &w) : NULL;
        c[k] = companion_chains(s[k], d[k], &w);
        companion_begin(s[k], &w);
    }
    for (i = 0; i < COMPANION_TOKENS; i++) {
        CHECK(bitnet_step_many(s, 3, NULL) == BITNET_OK);
        for (k = 0; k < 3; k++)
            CHECK(bitnet_sample(s[k], NULL, &ids[k][i]) == BITNET_OK &&
                  bitnet_feed(s[k], &ids[k][i], 1) == BITNET_OK);
    }
    for (k = 0; k < 3; k++) {
        w.prompt = k, w.plain = true;
        CHECK(companion_tell(&w, alone, NULL));
        CHECK(memcmp(ids[k], alone, sizeof alone) == 0);
        bitnet_chains_free(c[k]);
        bitnet_session_free(d[k]);
        bitnet_session_free(s[k]);
    }
}

/* A draft model with another vocabulary is rejected with an error message. */
static void companion_refused(bitnet_model *model, bitnet_model *other) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_session *draft = bitnet_session_create(other, NULL, NULL);
    bitnet_chains_options o;
    bitnet_error error;
    memset(&o, 0, sizeof o);
    o.draft_session = draft;
    CHECK(!bitnet_chains_create(s, &o, &error) && error.result == BITNET_ERROR_ARGUMENT &&
          strstr(error.message, "vocabulary"));
    o.draft_session = s;
    CHECK(!bitnet_chains_create(s, &o, &error) && error.result == BITNET_ERROR_ARGUMENT);
    bitnet_session_free(s);
    bitnet_session_free(draft);
}

/* A draft model whose drafts were mostly wrong is noticed when they become right, and costs little
   while they are not. */
static void companion_noticed(bitnet_model *model) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_session *draft = bitnet_session_create(model, NULL, NULL);
    double costs[BITNET_CHAINS_MAX_DRAFT + 2];
    int right, i;
    for (i = 0; i < BITNET_CHAINS_MAX_DRAFT + 2; i++) costs[i] = 90 + 10 * i;
    for (right = 0; right < 2; right++) {
        bitnet_chains_options o;
        bitnet_chains *c;
        bitnet__companion *m;
        bitnet__expectation e;
        int asked = 0;
        memset(&o, 0, sizeof o);
        memset(&e, 0, sizeof e);
        o.draft_session = draft;
        o.costs = costs;
        c = bitnet_chains_create(s, &o, NULL);
        if (!CHECK(c != NULL)) break;
        m = &c->companions[0];
        m->price[0].time = 25;
        e.kind = m->first + 3;
        c->memory->rates[e.kind].tries = 512;
        c->memory->rates[e.kind].hits = 50;
        for (i = 0; i < 2000; i++) {
            c->credit = 8;
            m->idle++;
            if (!bitnet__asks(c, m, 0, 1, 0)) continue;
            m->idle = 0;
            asked++;
            bitnet__count_chance(c->memory, &e, right ? 0 : 1);
        }
        CHECK(right ? asked > 1000 : asked < 30);
        bitnet_chains_free(c);
    }
    bitnet_session_free(s);
    bitnet_session_free(draft);
}

static void test_companion(void) {
    static const char *const zoo[] = {"qwen35_nextn_a", "qwen35_nextn_own_head",
                                      "qwen35_nextn_hadamard"};
    bitnet_model *stories = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    bitnet_model *tiny = bitnet_model_load_file(RUN_TINY, NULL, NULL);
    bitnet_model_options single;
    size_t i;
    if (!CHECK(stories && tiny)) return;
    companion_refused(stories, tiny);
    companion_noticed(stories);
    CHECK(companion_same("a model by itself", stories, stories, 60) > 500);
    companion_together(stories, stories);
    memset(&single, 0, sizeof single);
    single.threads = 1;
    for (i = 0; i < 3; i++) {
        char path[1024], file[64];
        bitnet_model *model;
        snprintf(file, sizeof file, "golden/zoo/%s.gguf", zoo[i]);
        model =
            bitnet_model_load_file(check_shared(file, path, sizeof path), i ? NULL : &single, NULL);
        if (!model) {
            SKIP("there is no golden/zoo in $BITNET_SHARED or ../shared");
            break;
        }
        CHECK(bitnet_model_load_mtp(model, NULL) != NULL);
        companion_same(zoo[i], model, NULL, 60);
        companion_same("a recurrent draft model", model, model, 20);
        companion_together(model, NULL);
        bitnet_model_free(model);
    }
    bitnet_model_free(stories);
    bitnet_model_free(tiny);
}

#endif
