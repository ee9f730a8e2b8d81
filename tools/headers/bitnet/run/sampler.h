#pragma once
#include "session.h"

/* ====================
   >>sampler   Sampler

   Chapter 5 of the manual in order: editor, bias, penalties, then the largest logit or a draw among
   the best. Works on a copy of the logits. If few rows of the head can win, >>screen finds them and
   only those are computed. Ties go to the lower id. */

/* SplitMix64 (Steele, Lea, Flood 2014) */
static uint64_t bitnet__random(uint64_t seed, uint64_t n) {
    uint64_t z = seed + (n + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* the n-th stage of a draw; NONE: there are no more */
static int bitnet__stage_of(const bitnet_sampling *sampling, int n) {
    int skips = sampling->top_n_sigma == 0; /* which needs all logits */
    return sampling->stages[0] ? sampling->stages[n] : (n + 1 + skips) % BITNET_STAGE_COUNT;
}

/* how many of the best a draw begins with */
static size_t bitnet__top_k(const bitnet_sampling *sampling, int32_t vocabulary) {
    if (sampling->temperature == 0) return 1;
    return (size_t)(bitnet__stage_of(sampling, 0) == BITNET_STAGE_TOP_K &&
                            sampling->top_k < vocabulary
                        ? sampling->top_k
                        : vocabulary);
}

/* llama.cpp's keys */
BITNET_API int32_t bitnet_model_get_sampling(const bitnet_model *model, bitnet_sampling *sampling) {
    struct {
        const char *key;
        float *share;
        int32_t *count;
        double least, most;
    } keys[] = {
        {"general.sampling.temp", &sampling->temperature, NULL, 0, 100},
        {"general.sampling.top_k", NULL, &sampling->top_k, BITNET_OFF, INT32_MAX},
        {"general.sampling.top_p", &sampling->top_p, NULL, 1e-9, 1},
        {"general.sampling.min_p", &sampling->min_p, NULL, 0, 1},
        {"general.sampling.penalty_repeat", &sampling->repetition_penalty, NULL, 0.01, 100},
        {"general.sampling.penalty_last_n", NULL, &sampling->penalty_window, 1, INT32_MAX},
    };
    int32_t found = 0;
    size_t i;
    for (i = 0; i < BITNET__COUNT(keys); i++) {
        double value;
        if (!bitnet_gguf_number(bitnet_gguf_find(model->gguf, keys[i].key), 0, &value) ||
            !(value >= keys[i].least && value <= keys[i].most))
            continue;
        if (keys[i].share) *keys[i].share = (float)value;
        else *keys[i].count = (int32_t)value;
        found++;
    }
    return found;
}

/* Checks the numbers, and writes what 0 and BITNET_OFF mean in their place: a top_k of INT32_MAX, a
   top_p of 1, and so on. */
static bitnet_result bitnet__settle_sampling(bitnet_sampling *p, bitnet_error *error) {
    const struct {
        const char *name;
        float *value, least, most, usual; /* 0: `usual` */
        bool off;                         /* which is off */
    } reals[] = {
        {"temperature", &p->temperature, 0, 1e6f, 0, false},
        {"top_p", &p->top_p, 0, 1, 1, true},
        {"min_p", &p->min_p, 0, 1, 0, true},
        {"repetition_penalty", &p->repetition_penalty, 0, 1e6f, 1, true},
        {"frequency_penalty", &p->frequency_penalty, -FLT_MAX, FLT_MAX, 0, false},
        {"presence_penalty", &p->presence_penalty, -FLT_MAX, FLT_MAX, 0, false},
        {"typical_p", &p->typical_p, 0, 1, 1, true},
        {"xtc_probability", &p->xtc_probability, 0, 1, 0, true},
        {"xtc_threshold", &p->xtc_threshold, 0, 1, 0.1f, false},
        {"dry_multiplier", &p->dry_multiplier, 0, 1e6f, 0, true},
        {"dry_base", &p->dry_base, 1, 1e6f, 1.75f, false},
        {"top_n_sigma", &p->top_n_sigma, 0, 1e6f, 0, true},
    };
    const bitnet__argument counts[] = {{"top_k", p->top_k, BITNET_OFF, INT32_MAX},
                                       {"penalty_window", p->penalty_window, BITNET_OFF, INT32_MAX},
                                       {"dry_allowed_length", p->dry_allowed_length, 0, INT32_MAX},
                                       {"dry_window", p->dry_window, BITNET_OFF, INT32_MAX}};
    size_t i;
    p->stages[sizeof p->stages - 1] = BITNET_STAGE_NONE;
    for (i = 0; i < BITNET__COUNT(reals); i++) {
        float x = *reals[i].value;
        if (x == 0 || (reals[i].off && x == BITNET_OFF)) *reals[i].value = reals[i].usual;
        else if (!(x >= reals[i].least && x <= reals[i].most))
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "%s is out of range", reals[i].name);
    }
    if (BITNET__CHECK(error, counts) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    if (p->top_k <= 0) p->top_k = INT32_MAX;
    if (p->dry_window <= 0) p->dry_window = INT32_MAX;
    if (p->dry_allowed_length == 0) p->dry_allowed_length = 2;
    if (p->penalty_window <= 0) p->penalty_window = p->penalty_window == 0 ? 64 : INT32_MAX;
    return BITNET_OK;
}

static bitnet_result bitnet__check_sampling_lists(const bitnet_sampling *p, int32_t vocabulary,
                                                  bitnet_error *error) {
    const bitnet__argument table[] = {
        BITNET__LIST("logit_bias", p->logit_bias, p->logit_bias_count),
        BITNET__LIST("dry_breakers", p->dry_breakers, p->dry_breaker_count)};
    bitnet_result result = BITNET__CHECK(error, table);
    size_t i;
    for (i = 0; i < sizeof p->stages && result == BITNET_OK; i++)
        if (p->stages[i] >= BITNET_STAGE_COUNT)
            result =
                bitnet__fail(error, BITNET_ERROR_ARGUMENT, "stage %d does not exist", p->stages[i]);
    for (i = 0; result == BITNET_OK && i < p->logit_bias_count; i++)
        if (p->logit_bias[i].id < 0 || p->logit_bias[i].id >= vocabulary ||
            !(p->logit_bias[i].bias <= FLT_MAX)) /* -infinity is fine, NaN is not */
            result = bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                  "bias %z has an unknown token or is not a number", i);
    return result;
}

BITNET_API bitnet_result bitnet_session_set_sampling(bitnet_session *session,
                                                     const bitnet_sampling *sampling) {
    bitnet__sampler *sampler = &session->sampler;
    int32_t vocabulary = session->model->info.vocab_size;
    bitnet_sampling p;
    bitnet_result result;
    size_t room;
    memset(&p, 0, sizeof p);
    if (sampling) p = *sampling;
    result = bitnet__settle_sampling(&p, &session->error);
    if (!result) result = bitnet__check_sampling_lists(&p, vocabulary, &session->error);
    if (result) return result;
    room = bitnet__top_k(&p, vocabulary);
    if (room > sampler->candidate_capacity) { /* exact, because estimates count it */
        bitnet__candidate *grown = BITNET__NEW(bitnet__candidate, &session->allocator, room);
        if (!grown) return bitnet__no_memory(&session->error);
        bitnet__free(&session->allocator, sampler->candidates);
        sampler->candidates = grown;
        sampler->candidate_capacity = room;
    }
    sampler->sampling = p;
    sampler->draws = 0;
    sampler->screen_pause = 0;
    bitnet__restart_choice(session);
    return BITNET_OK;
}

static int32_t bitnet__penalty_from(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampler.sampling;
    if (p->repetition_penalty == 1 && p->frequency_penalty == 0 && p->presence_penalty == 0)
        return s->length;
    return p->penalty_window > s->length ? 0 : s->length - p->penalty_window;
}

static int32_t bitnet__dry_from(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampler.sampling;
    if (p->dry_multiplier == 0) return s->length;
    return p->dry_window > s->length ? 0 : s->length - p->dry_window;
}

/* tokens from here on may have changed logits */
static int32_t bitnet__named_from(const bitnet_session *s) {
    int32_t penalty = bitnet__penalty_from(s), dry = bitnet__dry_from(s);
    return penalty < dry ? penalty : dry;
}

static void bitnet__penalize(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampler.sampling;
    int32_t from = bitnet__penalty_from(s), i;
    for (i = from; i < s->length; i++) choice->counts[s->tokens[i]]++;
    for (i = from; i < s->length; i++) {
        int32_t id = s->tokens[i], count = choice->counts[id];
        float *logit = &choice->logits[id];
        if (!count) continue;
        choice->counts[id] = 0;
        *logit = *logit > 0 ? *logit / p->repetition_penalty : *logit * p->repetition_penalty;
        *logit = (*logit - (float)count * p->frequency_penalty) - p->presence_penalty;
    }
}

static bool bitnet__breaks(const bitnet_sampling *p, int32_t id) {
    size_t b = 0;
    while (b < p->dry_breaker_count && p->dry_breakers[b] != id) b++;
    return b < p->dry_breaker_count;
}

static void bitnet__penalize_repeats(bitnet_session *s) {
    enum { MOST = 64 };
    int32_t *counts = s->choice->counts; /* how much each token would repeat */
    const bitnet_sampling *p = &s->sampler.sampling;
    const int32_t *tokens = s->tokens, last = s->length - 1;
    int32_t from = bitnet__dry_from(s), reach = 0, i, n;
    while (reach < MOST && reach <= last - from && !bitnet__breaks(p, tokens[last - reach]))
        reach++;
    for (i = from; i <= last; i++) {
        for (n = 0; n < reach && n < i - from && tokens[i - 1 - n] == tokens[last - n];) n++;
        if (n > counts[tokens[i]]) counts[tokens[i]] = n;
    }
    for (i = from; i <= last; i++) {
        float penalty = p->dry_multiplier, *logit = &s->choice->logits[tokens[i]];
        n = counts[tokens[i]] + 1;
        counts[tokens[i]] = 0;
        if (n <= p->dry_allowed_length) continue;
        while (--n > p->dry_allowed_length && penalty < 1e30f) penalty = penalty * p->dry_base;
        *logit = *logit - penalty;
    }
}

BITNET__OPTIMIZE("O3,no-trapping-math") /* decode, sampled: 1 % less */

/* The first index from `at` on, of `among` or of ids, whose logit is not below `least`, including
   NaN; or `size`. Blocks of ids are compared without a branch. */
static int32_t bitnet__next_logit(const float *logits, const bitnet__candidate *among, int32_t at,
                                  int32_t size, float least) {
    for (; !among && at + 32 <= size; at += 32) {
        int reach = 0, i;
        for (i = 0; i < 32; i++) reach |= !(logits[at + i] < least);
        if (reach) break;
    }
    while (at < size && logits[among ? among[at].id : at] < least) at++;
    return at;
}

BITNET__OPTIMIZE_END

BITNET__OPTIMIZE(1) /* decode, sampled: 12 % less; from all logits 56 % */

BITNET__INLINE float bitnet__forbidden(void) { return bitnet__from_bits(0xFF800000u); }

BITNET__INLINE bool bitnet__better(const void *user, const void *x, const void *y) {
    const bitnet__candidate *a = (const bitnet__candidate *)x, *b = (const bitnet__candidate *)y;
    (void)user;
    return (a->logit > b->logit) | ((a->logit == b->logit) & (a->id < b->id));
}

/* The token of the largest logit, or the first with NaN or infinity; -1: all are forbidden. */
static int32_t bitnet__best_logit(const float *logits, const bitnet__candidate *among,
                                  int32_t size) {
    int32_t best = -1, at = -1;
    float most = -FLT_MAX;
    while ((at = bitnet__next_logit(logits, among, at + 1, size, most)) < size) {
        int32_t id = among ? among[at].id : at;
        if (!(logits[id] <= FLT_MAX)) return id;
        if (best < 0 || logits[id] > most || id < best) best = id;
        most = logits[best];
    }
    return best;
}

/* The `k` best logits that are at least `least`, unsorted, without forbidden tokens; of `among`, or
   of ids below `size`. */
static size_t bitnet__top_logits(const float *logits, const bitnet__candidate *among, int32_t size,
                                 size_t k, float least, bitnet__candidate *out) {
    size_t count = 0;
    int32_t at = -1;
    while ((at = bitnet__next_logit(logits, among, at + 1, size, least)) < size) {
        bitnet__candidate c;
        c.id = among ? among[at].id : at;
        c.logit = logits[c.id];
        if (!(c.logit >= -FLT_MAX)) continue;
        if (count < k) {
            out[count++] = c;
            if (count == k) bitnet__heap_make(out, k, sizeof *out, bitnet__better, NULL);
        } else if (bitnet__better(NULL, &c, out)) {
            out[0] = c;
            bitnet__heap_sink(out, 0, k, sizeof *out, bitnet__better, NULL);
        }
        if (count == k) least = out[0].logit;
    }
    return count;
}

static void bitnet__sort_candidates(bitnet__candidate *c, size_t count) {
    bitnet__sort(c, count, sizeof *c, bitnet__better, NULL);
}

/* ---- stages of a draw: of the sorted candidates [from, to) remain */

typedef struct bitnet__candidates {
    const bitnet_sampling *sampling;
    bitnet__candidate *sorted;
    size_t from, to;
    float scale; /* of logits */
    uint64_t random;
} bitnet__candidates;

static float bitnet__surprise(const bitnet__candidates *c, size_t i) {
    return (c->sorted[i].logit - c->sorted[c->from].logit) * c->scale;
}

static float bitnet__weight(const bitnet__candidates *c, size_t i) {
    return bitnet__exp(bitnet__surprise(c, i));
}

static float bitnet__total(const bitnet__candidates *c) {
    float total = 0.0f;
    size_t i;
    for (i = c->from; i < c->to; i++) total = total + bitnet__weight(c, i);
    return total;
}

/* sorted or not; `scale` changes nothing */
static void bitnet__keep_top_n_sigma(bitnet__candidates *c) {
    const bitnet__candidate *all = c->sorted + c->from;
    double n = c->sampling->top_n_sigma, top = -FLT_MAX, mean = 0.0, sum = 0.0, off;
    size_t count = c->to - c->from, i;
    if (n == 0) return;
    for (i = 0; i < count; i++) {
        if (all[i].logit > top) top = all[i].logit;
        mean = mean + all[i].logit / (double)count;
    }
    for (i = 0; i < count; i++) off = all[i].logit - mean, sum = sum + off * off;
    for (c->to = c->from, i = 0; i < count; i++) {
        off = top - all[i].logit;
        if (off * off <= n * n * (sum / (double)count)) c->sorted[c->to++] = all[i];
    }
}

static void bitnet__keep_top_k(bitnet__candidates *c) {
    size_t k = (size_t)c->sampling->top_k;
    if (k < c->to - c->from) c->to = c->from + k;
}

static void bitnet__keep_min_p(bitnet__candidates *c) {
    float min_p = c->sampling->min_p;
    size_t i = c->from + 1;
    while (i < c->to && bitnet__weight(c, i) >= min_p) i++;
    c->to = i;
}

/* Candidates nearest to the mean are neighbors. */
static void bitnet__keep_typical(bitnet__candidates *c) {
    float p = c->sampling->typical_p, total, mean = 0.0f, sum = 0.0f;
    size_t from = c->from, to, i;
    if (p == 1) return;
    total = bitnet__total(c);
    for (i = c->from; i < c->to; i++) {
        float weight = bitnet__weight(c, i);
        if (weight > 0) mean = mean + weight / total * bitnet__surprise(c, i);
    }
    while (from < c->to && bitnet__surprise(c, from) > mean) from++;
    for (to = from; to == from || (sum < p * total && to - from < c->to - c->from);)
        if (to == c->to || (from > c->from &&
                            bitnet__surprise(c, from - 1) - mean <= mean - bitnet__surprise(c, to)))
            sum = sum + bitnet__weight(c, --from);
        else sum = sum + bitnet__weight(c, to++);
    c->from = from;
    c->to = to;
}

static void bitnet__keep_top_p(bitnet__candidates *c) {
    float p = c->sampling->top_p, total, sum = 1.0f;
    size_t i = c->from + 1;
    if (p == 1) return;
    total = bitnet__total(c);
    for (; i < c->to && sum < p * total; i++) sum = sum + bitnet__weight(c, i);
    c->to = i;
}

static void bitnet__exclude_top(bitnet__candidates *c) {
    float threshold = c->sampling->xtc_threshold;
    float chance = (float)(c->random & 0xFFFFFF) * 5.9604644775390625e-08f;
    size_t i = c->from + 1;
    if (chance >= c->sampling->xtc_probability) return;
    threshold = threshold * bitnet__total(c);
    while (i < c->to && bitnet__weight(c, i) >= threshold) i++;
    c->from = i - 1;
}

static void bitnet__apply_temperature(bitnet__candidates *c) {
    c->scale = 1.0f / c->sampling->temperature;
    if (c->scale > FLT_MAX) c->scale = FLT_MAX; /* no 0 * infinity */
}

/* as bitnet_stage; llama.cpp's names */
/* clang-format off */
static const struct {
    const char *name;
    void (*keep)(bitnet__candidates *c);
} bitnet__stages[] = {
    {"", NULL}, {"top_n_sigma", bitnet__keep_top_n_sigma}, {"top_k", bitnet__keep_top_k},
    {"min_p", bitnet__keep_min_p}, {"typ_p", bitnet__keep_typical}, {"top_p", bitnet__keep_top_p},
    {"xtc", bitnet__exclude_top}, {"temperature", bitnet__apply_temperature}};
/* clang-format on */
BITNET__ENSURE(stages, BITNET__COUNT(bitnet__stages) == BITNET_STAGE_COUNT &&
                           sizeof((bitnet_sampling *)0)->stages >= BITNET_STAGE_COUNT);

/* The caller counts the draw when the token is taken. */
static int32_t bitnet__draw(const bitnet_session *s, bitnet__candidate *sorted, size_t count) {
    const bitnet_sampling *p = &s->sampler.sampling;
    float threshold = s->drafts.drafter.threshold, total, sum = 0.0f, point;
    bitnet__candidates c = {p, sorted, 0, count, 1.0f, bitnet__random(p->seed, s->sampler.draws)};
    size_t i;
    int n, stage;
    n = bitnet__stage_of(c.sampling, 0) == BITNET_STAGE_TOP_N_SIGMA;
    if (n) bitnet__keep_top_n_sigma(&c); /* few remain */
    bitnet__sort_candidates(sorted, c.to);
    while ((stage = bitnet__stage_of(c.sampling, n++)) != BITNET_STAGE_NONE)
        bitnet__stages[stage].keep(&c);
    total = bitnet__total(&c);
    point = (float)(c.random >> 40) * 5.9604644775390625e-08f * total;
    for (i = c.from; i < c.to && threshold > 0; i++)
        if (bitnet__drafts_accepted(&s->drafts, s->length, &sorted[i].id, 1) &&
            bitnet__weight(&c, i) >= threshold * total)
            return sorted[i].id;
    for (i = c.from; i + 1 < c.to; i++) {
        sum = sum + bitnet__weight(&c, i);
        if (point < sum) break;
    }
    return sorted[i].id;
}

BITNET__OPTIMIZE_END
