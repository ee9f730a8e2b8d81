/* test_sampler.h - how tokens are chosen and converted to text

   The edit callback replaces the logits by those of a test, or makes a model generate a given
   sequence of tokens; a plain implementation of chapter 5 in double precision computes the expected
   results. */

#ifndef TEST_SAMPLER_H
#define TEST_SAMPLER_H

#include "make.h"
#include "run.h"

enum { SAMPLER_VOCABULARY = 320 };

/* Replaces the logits by given ones. */
static void sampler_replace(void *user, float *logits, int32_t vocabulary) {
    memcpy(logits, user, (size_t)vocabulary * sizeof *logits);
}

/* Makes the model generate ids[at], ids[at + 1], ... */
typedef struct sampler_script {
    const int32_t *ids;
    int32_t at, count;
} sampler_script;

static void sampler_follow(void *user, float *logits, int32_t vocabulary) {
    sampler_script *script = (sampler_script *)user;
    memset(logits, 0, (size_t)vocabulary * sizeof *logits);
    if (script->at < script->count) logits[script->ids[script->at++]] = 50;
}

static bitnet_session *sampler_session(bitnet_model *model) {
    static const int32_t ids[] = {1, 2, 3};
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_feed(session, ids, 3);
    return session;
}

static int32_t sampler_once(bitnet_session *session, const bitnet_sampling *sampling) {
    int32_t id = -1;
    CHECK(bitnet_session_set_sampling(session, sampling) == BITNET_OK);
    CHECK(bitnet_sample(session, NULL, &id) == BITNET_OK);
    return id;
}

/* ---- chapter 5, plainly */

typedef struct sampler_expected {
    int32_t id[SAMPLER_VOCABULARY]; /* those that may be drawn, best first */
    double probability[SAMPLER_VOCABULARY];
    int count;
} sampler_expected;

/* Draw number n of a seed: two numbers below 1, for the token and for XTC. */
static uint64_t sampler_bits(uint64_t seed, uint64_t n) {
    uint64_t z = seed;
    do z += 0x9E3779B97F4A7C15u;
    while (n--);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static double sampler_random(uint64_t seed, uint64_t n) {
    return (double)(sampler_bits(seed, n) >> 40) / 16777216.0;
}

/* Applies a stage to sorted tokens, and converts the remaining weights to probabilities. */
static void sampler_stage(sampler_expected *e, double *logits, int stage, const bitnet_sampling *p,
                          double xtc) {
    double threshold = p->xtc_threshold == 0 ? 0.1 : p->xtc_threshold, total = 0, entropy = 0;
    double sum = 0, mean = 0, variance = 0, share[SAMPLER_VOCABULARY];
    bool keep[SAMPLER_VOCABULARY] = {false};
    int i, j, n = e->count, kept = 0;
    for (i = 0; i < n; i++) mean += logits[i] / n;
    for (i = 0; i < n; i++) variance += (logits[i] - mean) * (logits[i] - mean) / n;
    for (i = 0; i < n; i++) total += share[i] = bitnet__exp_double(logits[i] - logits[0]);
    for (i = 0; i < n; i++) share[i] /= total;
    for (i = 0; i < n; i++)
        if (share[i] > 0) entropy -= share[i] * bitnet__log_double(share[i]);
    for (i = 0; i < n; i++) {
        if (stage == BITNET_STAGE_TOP_N_SIGMA)
            keep[i] = p->top_n_sigma <= 0 ||
                      logits[i] >= logits[0] - p->top_n_sigma * bitnet__sqrt_double(variance);
        if (stage == BITNET_STAGE_TOP_K) keep[i] = p->top_k <= 0 || i < p->top_k;
        if (stage == BITNET_STAGE_MIN_P) keep[i] = i == 0 || share[i] >= p->min_p * share[0];
        if (stage == BITNET_STAGE_TOP_P) keep[i] = sum < p->top_p || p->top_p <= 0 || p->top_p == 1;
        if (stage == BITNET_STAGE_XTC)
            keep[i] = xtc >= (double)p->xtc_probability || i + 1 == n || share[i + 1] < threshold;
        if (stage == BITNET_STAGE_TEMPERATURE) keep[i] = true, logits[i] /= p->temperature;
        if (stage == BITNET_STAGE_TYPICAL_P) keep[i] = p->typical_p <= 0 || p->typical_p == 1;
        sum += share[i];
    }
    for (sum = 0; stage == BITNET_STAGE_TYPICAL_P && !keep[n - 1] && sum < p->typical_p;) {
        int nearest = -1;
        double least = 1e300;
        for (i = 0; i < n; i++) {
            double off = -bitnet__log_double(share[i]) - entropy;
            if (!keep[i] && (off < 0 ? -off : off) < least - 1e-9)
                least = off < 0 ? -off : off, nearest = i;
        }
        if (nearest < 0) break;
        keep[nearest] = true;
        sum += share[nearest];
    }
    for (i = j = 0; i < n; i++) {
        if (!keep[i]) continue;
        e->id[j] = e->id[i];
        logits[j++] = logits[i];
        kept++;
    }
    e->count = kept;
}

static void sampler_expect(const float *logits, const bitnet_sampling *p, double xtc,
                           sampler_expected *e) {
    static const uint8_t usual[] = {BITNET_STAGE_TOP_N_SIGMA, BITNET_STAGE_TOP_K,
                                    BITNET_STAGE_MIN_P,       BITNET_STAGE_TYPICAL_P,
                                    BITNET_STAGE_TOP_P,       BITNET_STAGE_XTC,
                                    BITNET_STAGE_TEMPERATURE, 0};
    const uint8_t *stage = p->stages[0] ? p->stages : usual;
    double left[SAMPLER_VOCABULARY], total = 0;
    int32_t i, j, n = SAMPLER_VOCABULARY;
    for (i = 0; i < n; i++) e->id[i] = i;
    for (i = 1; i < n; i++) /* insertion sort: stable, so equals stay in order of their ids */
        for (j = i; j > 0 && logits[e->id[j]] > logits[e->id[j - 1]]; j--) {
            int32_t swap = e->id[j];
            e->id[j] = e->id[j - 1], e->id[j - 1] = swap;
        }
    for (i = 0; i < n && logits[e->id[i]] >= -1e30f; i++) left[i] = logits[e->id[i]];
    e->count = i;
    for (; *stage; stage++) sampler_stage(e, left, *stage, p, xtc);
    for (i = 0; i < e->count; i++)
        total += e->probability[i] = bitnet__exp_double(left[i] - left[0]);
    for (i = 0; i < e->count; i++) e->probability[i] /= total;
}

/* Draws 400 tokens and compares each with the expected one; if the random number is within 1e-5 of
   a boundary, floats may give another result. */
static void sampler_compare(bitnet_session *session, const float *logits, bitnet_sampling sampling,
                            const char *what) {
    static sampler_expected e;
    int n, i, wrong = 0, seen[SAMPLER_VOCABULARY], distant = 0;
    double chance[SAMPLER_VOCABULARY];
    sampling.editor.edit = sampler_replace;
    sampling.editor.user = (void *)logits;
    memset(chance, 0, sizeof chance);
    memset(seen, 0, sizeof seen);
    CHECK_CASE(bitnet_session_set_sampling(session, &sampling) == BITNET_OK, what);
    for (n = 0; n < 400; n++) {
        double point = sampler_random(sampling.seed, (uint64_t)n), sum = 0;
        double xtc = (double)(sampler_bits(sampling.seed, (uint64_t)n) & 0xFFFFFF) / 16777216.0;
        int32_t id = -1;
        bool border = false;
        bitnet_sample(session, NULL, &id);
        if (n == 0 || sampling.xtc_probability > 0) sampler_expect(logits, &sampling, xtc, &e);
        for (i = 0; i + 1 < e.count; i++) {
            sum += e.probability[i];
            if (point > sum - 1e-5 && point < sum + 1e-5) border = true;
            if (point < sum) break;
        }
        if (id != e.id[i] && !border) wrong++;
        if (id >= 0) seen[id]++;
        for (i = 0; i < e.count; i++) chance[e.id[i]] += e.probability[i] / 400;
    }
    CHECK_CASE(wrong == 0, what);
    for (i = 0; i < SAMPLER_VOCABULARY; i++) { /* each as often as expected, within six sigma */
        double p = chance[i], off = seen[i] - 400 * p;
        if (off * off > 36 * (400 * p * (1 - p) + 1)) distant++;
    }
    CHECK_CASE(distant == 0, what);
}

/* Switches off everything that has a switch. */
static void sampler_off(bitnet_sampling *p) {
    p->top_k = p->dry_window = BITNET_OFF;
    p->top_p = p->min_p = p->typical_p = p->top_n_sigma = BITNET_OFF;
    p->repetition_penalty = p->xtc_probability = p->dry_multiplier = BITNET_OFF;
}

static void sampler_semantics(bitnet_session *session) {
    float logits[SAMPLER_VOCABULARY];
    bitnet_sampling s;
    int i;
    for (i = 0; i < SAMPLER_VOCABULARY; i++) logits[i] = (float)((i * 7919) % 320) / 64.0f;
    memset(&s, 0, sizeof s);
    s.temperature = 1;
    sampler_compare(session, logits, s, "no filter");
    s = run_sampling();
    s.temperature = 1;
    sampler_compare(session, logits, s, "top-k, min-p and top-p");
    s.seed = 77;
    s.temperature = 0.5f;
    sampler_compare(session, logits, s, "temperature 0.5");
    s.temperature = 3;
    s.top_k = 5;
    s.min_p = s.top_p = 0;
    sampler_compare(session, logits, s, "top-k 5");
    s.top_k = 1;
    sampler_compare(session, logits, s, "top-k 1");
    sampler_off(&s);
    sampler_compare(session, logits, s, "the whole vocabulary");
    s.top_k = 1000000;
    s.top_p = 0.5f;
    sampler_compare(session, logits, s, "top-p 0.5");
    s.top_p = 1e-6f;
    sampler_compare(session, logits, s, "top-p of one token");
    s.top_p = 1;
    s.min_p = 0.3f;
    sampler_compare(session, logits, s, "min-p 0.3");
    s.min_p = 1;
    sampler_compare(session, logits, s, "min-p 1");
    s.min_p = 0.01f;
    s.top_p = 0.8f;
    s.top_k = 20;
    s.temperature = 1.7f;
    sampler_compare(session, logits, s, "all of them");
    for (i = 0; i < SAMPLER_VOCABULARY; i++)
        logits[i] = i % 3 ? 1.0f : bitnet__from_bits(0xFF800000);
    s.top_k = 40, s.top_p = 0.95f, s.min_p = 0.05f;
    sampler_compare(session, logits, s, "equal logits and -infinity");
    s.top_n_sigma = 1e-6f;
    sampler_compare(session, logits, s, "equal logits, which do not deviate");
}

/* Stages alone, together, and in 70 orders, some of them incomplete. */
static void sampler_stages(bitnet_session *session) {
    static const float steep[] = {5.5f, 5, 4.75f, 4, 3.9f, 3.5f, 2, 1.5f, 1.25f, 0.5f};
    float logits[SAMPLER_VOCABULARY];
    bitnet_sampling s;
    uint64_t draws = 0;
    int i, k, n;
    memset(&s, 0, sizeof s);
    for (i = 0; i < SAMPLER_VOCABULARY; i++)
        logits[i] = i % 32 ? -2.0f - (float)(i * 7919 % 319) / 64.0f : steep[i / 32];
    s.temperature = 1;
    for (s.typical_p = 0.1f; s.typical_p <= 1; s.typical_p += 0.2f)
        sampler_compare(session, logits, s, "typical-p");
    s.typical_p = 1e-6f;
    sampler_compare(session, logits, s, "typical-p of one token");
    s.typical_p = 0;
    for (s.top_n_sigma = 0.01f; s.top_n_sigma < 5; s.top_n_sigma += 0.4f)
        sampler_compare(session, logits, s, "top-n-sigma");
    s.top_n_sigma = 1e6f;
    sampler_compare(session, logits, s, "top-n-sigma of all tokens");
    s.top_n_sigma = 0, s.xtc_probability = 0.5f;
    for (s.xtc_threshold = 0; s.xtc_threshold < 0.4f; s.xtc_threshold += 0.07f)
        sampler_compare(session, logits, s, "XTC at times");
    s.xtc_probability = 1, s.xtc_threshold = 0.05f;
    sampler_compare(session, logits, s, "XTC always");
    s.top_k = 12, s.top_p = 0.9f, s.min_p = 0.02f, s.typical_p = 0.8f, s.temperature = 1.5f;
    s.xtc_probability = 0.7f, s.top_n_sigma = 2;
    sampler_compare(session, logits, s, "all stages");
    for (n = 0; n < 70; n++) {
        memset(s.stages, 0, sizeof s.stages);
        for (k = 0; k < 1 + n % (BITNET_STAGE_COUNT - 1); k++) {
            uint8_t stage = (uint8_t)(1 + sampler_bits(5, draws++) % (BITNET_STAGE_COUNT - 1));
            if (!memchr(s.stages, stage, sizeof s.stages))
                s.stages[strlen((char *)s.stages)] = stage;
        }
        s.seed = (uint64_t)n;
        sampler_compare(session, logits, s, "an order of stages");
    }
}

/* DRY's definition: the longest sequence before an earlier token that is also the end of the
   text. */
static void sampler_dry_expect(const bitnet_sampling *p, const int32_t *ids, int count,
                               float *logits) {
    int from = p->dry_window > 0 && p->dry_window < count ? count - p->dry_window : 0, id, i, n;
    size_t b;
    for (id = 0; id < SAMPLER_VOCABULARY; id++) {
        int longest = 0, allowed = p->dry_allowed_length ? p->dry_allowed_length : 2;
        float penalty = p->dry_multiplier;
        for (i = from; i < count; i++)
            for (n = 1; ids[i] == id && n <= 64 && n <= i - from; n++) {
                bool same = memcmp(ids + i - n, ids + count - n, (size_t)n * sizeof *ids) == 0;
                for (b = 0; b < p->dry_breaker_count; b++)
                    same = same && ids[count - n] != p->dry_breakers[b];
                if (!same) break;
                if (n > longest) longest = n;
            }
        for (i = allowed; i < longest && penalty < 1e30f; i++)
            penalty *= p->dry_base == 0 ? 1.75f : p->dry_base;
        if (longest >= allowed) logits[id] -= penalty;
    }
}

static void sampler_dry(bitnet_model *model) {
    static const int32_t breakers[] = {3, 200};
    float logits[SAMPLER_VOCABULARY], changed[SAMPLER_VOCABULARY];
    int32_t ids[160];
    uint64_t draws = 0;
    int n, i, count, penalized = 0;
    for (n = 0; n < 300; n++) {
        bitnet_session *session = bitnet_session_create(model, NULL, NULL);
        bitnet_sampling s;
        memset(&s, 0, sizeof s);
        count = 1 + (int)(sampler_bits(11, draws++) % 160);
        for (i = 0; i < count; i++)
            ids[i] = n % 3 ? (int32_t)(sampler_bits(11, draws++) % 4) : 1 + i % 2;
        for (i = 0; i < SAMPLER_VOCABULARY; i++) changed[i] = logits[i] = i < 5 ? 5 - (float)i : -9;
        s.dry_multiplier = n % 7 ? 0.8f : 1000;
        s.dry_base = n % 5 ? 0 : 1 + (float)(n % 4);
        s.dry_allowed_length = n % 4;
        s.dry_window = n % 6 == 0 ? 20 : n % 6 == 1 ? BITNET_OFF : 0;
        s.dry_breakers = breakers, s.dry_breaker_count = n % 2 ? 2 : 0;
        s.editor.edit = sampler_replace, s.editor.user = logits;
        sampler_dry_expect(&s, ids, count, changed);
        penalized += memcmp(logits, changed, sizeof logits) != 0;
        bitnet_feed(session, ids, (size_t)count);
        CHECK(sampler_once(session, &s) == run_argmax(changed, SAMPLER_VOCABULARY));
        bitnet_session_free(session);
    }
    CHECK(penalized > 100);
}

static void sampler_greedy(bitnet_session *session) {
    float logits[SAMPLER_VOCABULARY];
    bitnet_sampling s;
    bitnet_logit_bias bias[3];
    int i;
    memset(&s, 0, sizeof s);
    memset(logits, 0, sizeof logits);
    s.editor.edit = sampler_replace;
    s.editor.user = logits;
    CHECK(sampler_once(session, &s) == 0); /* of equals the lowest id */
    logits[9] = logits[200] = logits[50] = 2;
    CHECK(sampler_once(session, &s) == 9);
    for (i = 0; i < SAMPLER_VOCABULARY; i++) logits[i] = -5;
    CHECK(sampler_once(session, &s) == 0);
    logits[3] = 0.0f, logits[2] = -0.0f;
    CHECK(sampler_once(session, &s) == 2);

    bias[0].id = 100, bias[0].bias = 10;
    bias[1].id = 2, bias[1].bias = bitnet__from_bits(0xFF800000);
    bias[2].id = 100, bias[2].bias = -3; /* they add up */
    s.logit_bias = bias;
    s.logit_bias_count = 2;
    CHECK(sampler_once(session, &s) == 100);
    bias[0].bias = 5;
    CHECK(sampler_once(session, &s) == 3);
    bias[0].bias = 7, s.logit_bias_count = 3;
    CHECK(sampler_once(session, &s) == 3);
    bias[2].bias = -1.5f;
    CHECK(sampler_once(session, &s) == 100);
    s.temperature = 1, s.top_k = 1; /* forbidden for draws, too */
    bias[0].bias = bias[1].bias;
    CHECK(sampler_once(session, &s) == 3);
}

/* As the temperature falls to zero, draws become the best token, even at the smallest floats, whose
   reciprocal is infinite. */
static void sampler_coldest(bitnet_session *session) {
    static const float temperatures[] = {1e-6f, 1e-37f, 3e-39f, 1e-39f, 1.5e-45f};
    float logits[SAMPLER_VOCABULARY];
    bitnet_sampling s;
    size_t i;
    int k;
    memset(&s, 0, sizeof s);
    for (k = 0; k < SAMPLER_VOCABULARY; k++) logits[k] = (float)(k * 7919 % 320) / 64.0f;
    s.editor.edit = sampler_replace;
    s.editor.user = logits;
    for (i = 0; i < sizeof temperatures / sizeof *temperatures; i++) {
        int right = 0;
        s.temperature = temperatures[i];
        for (s.seed = 0; s.seed < 50; s.seed++)
            right += sampler_once(session, &s) == run_argmax(logits, SAMPLER_VOCABULARY);
        CHECK(right == 50);
    }
}

static void sampler_penalties(bitnet_model *model) {
    static const int32_t ids[] = {7, 8, 8, 9, 9, 9, 10};
    float logits[SAMPLER_VOCABULARY];
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_sampling s, none;
    int i;
    memset(&none, 0, sizeof none);
    none.editor.edit = sampler_replace;
    none.editor.user = logits;
    for (i = 0; i < SAMPLER_VOCABULARY; i++) logits[i] = -8;
    bitnet_feed(session, ids, 7);

    s = none, s.repetition_penalty = 2; /* 10 / 2 and -3 * 2 */
    logits[9] = 10, logits[20] = 6;
    CHECK(sampler_once(session, &none) == 9 && sampler_once(session, &s) == 20);
    logits[20] = 4;
    CHECK(sampler_once(session, &s) == 9);
    logits[9] = -3, logits[20] = -5;
    CHECK(sampler_once(session, &none) == 9 && sampler_once(session, &s) == 20);
    logits[20] = -7;
    CHECK(sampler_once(session, &s) == 9);

    s = none, s.frequency_penalty = 1; /* 9 three times, 8 twice, 7 once */
    logits[9] = 5, logits[8] = 4.5f, logits[7] = 4, logits[20] = 2.25f;
    CHECK(sampler_once(session, &s) == 7);
    s.presence_penalty = 1;
    CHECK(sampler_once(session, &s) == 20);
    s.frequency_penalty = 0;
    CHECK(sampler_once(session, &s) == 9);
    s.presence_penalty = -1; /* a reward */
    logits[20] = 5.5f;
    CHECK(sampler_once(session, &s) == 9);

    s = none, s.presence_penalty = 100; /* how far back */
    logits[7] = 20, logits[20] = 1;
    CHECK(sampler_once(session, &s) == 20);
    s.penalty_window = 6;
    CHECK(sampler_once(session, &s) == 7);
    s.penalty_window = 7;
    CHECK(sampler_once(session, &s) == 20);
    for (i = 0; i < 63; i++) bitnet_feed(session, ids + 6, 1);
    s.penalty_window = 0; /* 64 */
    CHECK(sampler_once(session, &s) == 7);
    s.penalty_window = BITNET_OFF;
    CHECK(sampler_once(session, &s) == 20);
    bitnet_session_free(session);
}

static void sampler_arguments(bitnet_session *session) {
    float nan = bitnet__from_bits(0x7FC00000), infinity = bitnet__from_bits(0x7F800000);
    float logits[SAMPLER_VOCABULARY];
    bitnet_sampling s, none;
    bitnet_logit_bias bias;
    int32_t id = -1;
    int i;
    memset(&none, 0, sizeof none);
    bias.id = 1, bias.bias = 0;
    s = none, s.logit_bias = &bias, s.logit_bias_count = 1;
    CHECK(bitnet_session_set_sampling(session, &s) == BITNET_OK);
    bias.id = SAMPLER_VOCABULARY;
    CHECK(bitnet_session_set_sampling(session, &s) == BITNET_ERROR_ARGUMENT);
    bias.id = -1;
    CHECK(bitnet_session_set_sampling(session, &s) == BITNET_ERROR_ARGUMENT);
    bias.id = 1, bias.bias = nan;
    CHECK(bitnet_session_set_sampling(session, &s) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_session_set_sampling(session, NULL) == BITNET_OK);

    memset(logits, 0, sizeof logits); /* what an edit may do wrong */
    s = none, s.editor.edit = sampler_replace, s.editor.user = logits;
    logits[4] = nan;
    CHECK(bitnet_session_set_sampling(session, &s) == BITNET_OK);
    CHECK(bitnet_sample(session, NULL, &id) == BITNET_ERROR_NON_FINITE && id == -1);
    logits[4] = infinity;
    CHECK(bitnet_sample(session, NULL, &id) == BITNET_ERROR_NON_FINITE && id == -1);
    for (i = 0; i < SAMPLER_VOCABULARY; i++) logits[i] = -infinity;
    CHECK(bitnet_is_error(bitnet_sample(session, NULL, &id)) && id == -1);
    logits[11] = -100;
    CHECK(bitnet_sample(session, NULL, &id) == BITNET_OK && id == 11);
}

static void sampler_random_numbers(void) {
    /* The reference generator's first outputs for the seed 1234567. */
    static const uint64_t known[] = {6457827717110365317u, 3203168211198807973u,
                                     9817491932198370423u, 4593380528125082431u,
                                     16408922859458223821u};
    int i;
    for (i = 0; i < 5; i++)
        CHECK(sampler_random(1234567, (uint64_t)i) == (double)(known[i] >> 40) / 16777216.0);
}

static void sampler_probabilities(bitnet_session *session) {
    double sum = 0;
    float best = 0, value;
    int32_t id, likeliest = 0;
    for (id = 0; id < SAMPLER_VOCABULARY; id++) {
        CHECK_CASE(bitnet_log_probability(session, id, NULL, &value) == BITNET_OK && value <= 0,
                   "a logarithm of a probability");
        sum += bitnet__exp_double(value);
        if (id == 0 || value > best) best = value, likeliest = id;
    }
    CHECK(sum > 0.99999 && sum < 1.00001);
    CHECK(likeliest == run_argmax(logits_of(session), SAMPLER_VOCABULARY));
}

/* ---- text */

/* The model's vocabulary (make.h): 0..255 are the bytes, 256 " t", 257 "he", 258 " the", ...; the
   last three are control tokens: 317 begins a text, 318 ends it, 319 ends a turn. */
typedef struct sampler_text {
    bitnet_model *model;
    run_text out;
    bitnet_result result;
    bitnet_stop_reason reason;
    int32_t length; /* of the session afterwards */
} sampler_text;

/* Makes the model generate `count` ids and collects the text. */
static void sampler_say(sampler_text *t, const int32_t *ids, int32_t count,
                        const bitnet_generate_options *options, int stop_after) {
    bitnet_session *session = bitnet_session_create(t->model, NULL, NULL);
    sampler_script script;
    bitnet_sampling sampling;
    memset(&sampling, 0, sizeof sampling);
    memset(&t->out, 0, sizeof t->out);
    script.ids = ids;
    script.at = 0;
    script.count = count;
    sampling.editor.edit = sampler_follow;
    sampling.editor.user = &script;
    t->out.stop_after = stop_after;
    bitnet_session_set_sampling(session, &sampling);
    t->result = bitnet_generate(session, "", options, run_print, &t->out);
    t->reason = bitnet_generate_stop_reason(session);
    t->length = bitnet_session_length(session);
    bitnet_session_free(session);
}

static bool sampler_said(const sampler_text *t, const char *text, bitnet_stop_reason reason) {
    return t->result == BITNET_OK && t->reason == reason && t->out.length == strlen(text) &&
           memcmp(t->out.data, text, t->out.length) == 0;
}

static void sampler_texts(bitnet_model *model) {
    static const int32_t the_end[] = {258, 'e', 'n', 'd', 318, 'x'};
    static const int32_t turn[] = {'o', 'k', 319, 'x'};
    static const int32_t euro[] = {'a', 0xE2, 0x82, 0xAC, 0xC3, 0xA9,
                                   'z', 0xF0, 0x9F, 0x98, 0x80, 318};
    static const int32_t cut[] = {'a', 0xE2, 0x82, 318};
    static const int32_t wrong[] = {0xE2, 'b', 0xFF, 0x80, 318};
    static const int32_t aab[] = {'a', 'a', 'a', 'b', 'c', 318};
    bitnet_generate_options o;
    const char *stop[3];
    static sampler_text t;
    t.model = model;
    memset(&o, 0, sizeof o);
    o.stop = stop;

    sampler_say(&t, the_end, 6, NULL, 0);
    CHECK(sampler_said(&t, " theend", BITNET_STOP_TOKEN));
    sampler_say(&t, turn, 4, &o, 0);
    CHECK(sampler_said(&t, "ok", BITNET_STOP_TOKEN));
    o.max_tokens = 3;
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " theen", BITNET_STOP_LENGTH) && t.length == 1 + 3);
    o.max_tokens = 6, o.ignore_end = true; /* a control token is no text */
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " theendx", BITNET_STOP_LENGTH));
    o.max_tokens = 0, o.ignore_end = false;
    sampler_say(&t, the_end, 6, &o, 2);
    CHECK(sampler_said(&t, " thee", BITNET_STOP_CALLBACK) && t.out.calls == 2);

    sampler_say(&t, euro, 12, NULL, 0); /* whole characters only */
    CHECK(sampler_said(&t, "a\xE2\x82\xAC\xC3\xA9z\xF0\x9F\x98\x80", BITNET_STOP_TOKEN));
    CHECK(!t.out.broken && t.out.calls == 5);
    sampler_say(&t, cut, 4, NULL, 0); /* but nothing is lost */
    CHECK(sampler_said(&t, "a\xE2\x82", BITNET_STOP_TOKEN));
    sampler_say(&t, wrong, 5, NULL, 0);
    CHECK(sampler_said(&t,
                       "\xE2"
                       "b\xFF\x80",
                       BITNET_STOP_TOKEN));

    stop[0] = "heen", o.stop_count = 1; /* over the borders of three tokens */
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " t", BITNET_STOP_STRING) && t.length == 1 + 3); /* and at once */
    stop[0] = " theend!"; /* it only looked like it */
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " theend", BITNET_STOP_TOKEN) && t.out.calls == 1);
    stop[0] = "d", stop[1] = "end", stop[2] = "e", o.stop_count = 3; /* the first to appear */
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " th", BITNET_STOP_STRING));
    stop[0] = "aab", o.stop_count = 1; /* after a false start */
    sampler_say(&t, aab, 6, &o, 0);
    CHECK(sampler_said(&t, "a", BITNET_STOP_STRING));
    stop[0] = "\xE2\x82\xAC";
    sampler_say(&t, euro, 12, &o, 0);
    CHECK(sampler_said(&t, "a", BITNET_STOP_STRING));
    stop[0] = "";
    sampler_say(&t, euro, 12, &o, 0);
    CHECK(t.result == BITNET_ERROR_ARGUMENT);
    stop[0] = NULL;
    sampler_say(&t, euro, 12, &o, 0);
    CHECK(t.result == BITNET_ERROR_ARGUMENT);
    o.stop_count = 0, o.max_tokens = BITNET_OFF - 1;
    sampler_say(&t, euro, 12, &o, 0);
    CHECK(t.result == BITNET_ERROR_ARGUMENT);
    o.max_tokens = o.max_thinking_tokens = BITNET_OFF;
    sampler_say(&t, the_end, 6, &o, 0);
    CHECK(sampler_said(&t, " theend", BITNET_STOP_TOKEN));
}

/* A model that thinks, by its template: two turns without thoughts. */
static void sampler_chat_thinking(void) {
    static const char expected[] = "User: a<|eot_id|>Assistant: <think>\n\n</think>\n\nHi<|eot_id|>"
                                   "User: b<|eot_id|>Assistant: Hi<|eot_id|>";
    static const int32_t reply[] = {'H', 'i', 319, 'x'};
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_session *session;
    bitnet_generate_options options;
    bitnet_sampling sampling;
    sampler_script script;
    static run_text out;
    char all[256] = "";
    int32_t i, turn;
    o.chat_template = "{{ 'Assistant: ' + '<|eot_id|>' }}{% if enable_thinking %}</think>";
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    session = bitnet_session_create(model, NULL, NULL);
    memset(&options, 0, sizeof options);
    memset(&sampling, 0, sizeof sampling);
    memset(&out, 0, sizeof out);
    script.ids = reply, script.count = 4;
    sampling.editor.edit = sampler_follow, sampling.editor.user = &script;
    bitnet_session_set_sampling(session, &sampling);
    for (turn = 0; turn < 2; turn++) {
        script.at = 0;
        options.thinking = turn == 0 ? BITNET_NO_THINKING : 0;
        CHECK(bitnet_chat(session, turn ? "b" : "a", &options, run_print, &out) == BITNET_OK);
    }
    for (i = 1; i < bitnet_session_length(session); i++) {
        int32_t id = bitnet_session_tokens(session)[i];
        bitnet_string s = bitnet_token_is_control(bitnet_model_tokenizer(model), id)
                              ? bitnet_token_name(bitnet_model_tokenizer(model), id)
                              : bitnet_token_bytes(bitnet_model_tokenizer(model), id);
        strncat(all, s.data, s.length);
    }
    CHECK_CASE(strcmp(all, expected) == 0, all);
    bitnet_session_free(session);
    bitnet_model_free(model);
    make_free(&file);
}

/* A thought is ended after its limit of tokens, with the template's text; one that ends earlier,
   and the text after it, are not changed. */
static void sampler_thinking_limit(void) {
    static const struct {
        const char *chat_template, *script;
        int32_t limit, turn; /* of thinking */
        const char *says;
    } cases[] = {
        {"Assistant: <|eot_id|><think>\\n'</think>", "abcdefghijklmXY", 3, 0,
         "abc\n</think>\n\nXY"},
        {"Assistant: <|eot_id|><think>\\n'</think>", "ab\nXabcdefghXY", 3, 0, "ab\n</think>\n\nXY"},
        {"Assistant: <|eot_id|><think>\\n'</think>", "a</think>bcdefXY", 4, 0,
         "a</t\n</think>\n\nXY"},
        {"Assistant: <|eot_id|><think>\\n'</think>", "a</think>bcdefghijk", 9, 0,
         "a</think>bcdefghijk"},
        {"Assistant: <|eot_id|><think>\\n'</think>", "abcd", 0, 0, "abcd"},
        {"Assistant: <|eot_id|><think>\\n'</think>", "abcd", 2, BITNET_NO_THINKING, "abcd"},
        {"Assistant: <|eot_id|>enable_thinking is defined and enable_thinking is true<think>\\n'"
         "</think>",
         "abcd", 2, 0, "abcd"},
        {"Assistant: <|eot_id|>enable_thinking is defined and enable_thinking is true<think>\\n'"
         "</think>",
         "abcdefghijklmnop", 2, BITNET_THINKING, "ab\n</think>\n\nmnop"},
        {"Assistant: <|eot_id|></think>", "<think>abcdefghijklmnop", 2, 0,
         "<think>ab\n</think>\n\nmnop"},
        {"Assistant: <|eot_id|></think>", "no <t<think", 2, 0, "no <t<think"}};
    make_options o = make_defaults();
    size_t i, k, n;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        make_file file;
        bitnet_model *model;
        bitnet_session *session;
        bitnet_generate_options options;
        bitnet_sampling sampling;
        sampler_script script;
        int32_t reply[64];
        static run_text out;
        o.chat_template = cases[i].chat_template;
        make_model(&o, &file);
        model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
        session = bitnet_session_create(model, NULL, NULL);
        memset(&options, 0, sizeof options);
        memset(&sampling, 0, sizeof sampling);
        memset(&out, 0, sizeof out);
        for (k = n = 0; cases[i].script[k]; k++) {
            char byte = cases[i].script[k];
            size_t count;
            bitnet_tokenize(bitnet_model_tokenizer(model), &byte, 1, 0, reply + n++, 1, &count,
                            NULL);
        }
        reply[n++] = 319;
        script.ids = reply, script.count = (int32_t)n, script.at = 0;
        sampling.editor.edit = sampler_follow, sampling.editor.user = &script;
        bitnet_session_set_sampling(session, &sampling);
        options.max_thinking_tokens = cases[i].limit;
        options.thinking = (unsigned)cases[i].turn;
        CHECK(bitnet_chat(session, "a", &options, run_print, &out) == BITNET_OK);
        CHECK_CASE(out.length == strlen(cases[i].says) &&
                       !memcmp(out.data, cases[i].says, out.length),
                   out.data);
        bitnet_session_free(session);
        bitnet_model_free(model);
        make_free(&file);
    }
}

/* Two turns of a conversation: the fed tokens, the end of a reply, and that a user cannot end a
   turn. */
static void sampler_chat(bitnet_model *model) {
    static const int32_t reply[] = {'H', 'i', 319, 'x'};
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    static const char expected[] = "User: a<|eot_id|><|eot_id|>Assistant: Hi<|eot_id|>"
                                   "User: b<|eot_id|>Assistant: Hi<|eot_id|>";
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    sampler_script script;
    bitnet_sampling sampling;
    char all[256];
    size_t used = 0;
    int32_t i, controls = 0;
    static run_text out;
    memset(&sampling, 0, sizeof sampling);
    memset(&out, 0, sizeof out);
    script.ids = reply;
    script.count = 4;
    sampling.editor.edit = sampler_follow;
    sampling.editor.user = &script;
    CHECK(bitnet_tokenizer_chat_template(tokenizer) == BITNET_CHAT_BITNET);
    bitnet_session_set_sampling(session, &sampling);
    script.at = 0;
    CHECK(bitnet_chat(session, "a<|eot_id|>", NULL, run_print, &out) == BITNET_OK);
    CHECK(bitnet_generate_stop_reason(session) == BITNET_STOP_TOKEN);
    script.at = 0;
    CHECK(bitnet_chat(session, "b", NULL, run_print, &out) == BITNET_OK);
    CHECK(out.length == 4 && memcmp(out.data, "HiHi", 4) == 0);
    for (i = 1; i < bitnet_session_length(session); i++) { /* as it is spelled, but for spaces */
        int32_t id = bitnet_session_tokens(session)[i];
        bitnet_string s = bitnet_token_is_control(tokenizer, id)
                              ? bitnet_token_name(tokenizer, id)
                              : bitnet_token_bytes(tokenizer, id);
        controls += bitnet_token_is_control(tokenizer, id);
        memcpy(all + used, s.data, s.length);
        used += s.length;
    }
    CHECK(bitnet_session_tokens(session)[0] == 317);
    CHECK(used == strlen(expected) && memcmp(all, expected, used) == 0);
    CHECK(controls == 4); /* the one that the user wrote is text */
    bitnet_session_free(session);
}

/* ---- the screened head: a wide vocabulary, whose coarse copy tells which logits are computed */

/* Generates 30 tokens and counts how many were chosen by the screen. */
static int64_t sampler_screened(bitnet_model *model, const bitnet_sampling *sampling, bool full,
                                int32_t *ids) {
    static const int32_t prompt[] = {4997, 'a', 'b', 'c'};
    bitnet_session_options options;
    bitnet_session *session;
    int64_t screened;
    int i;
    memset(&options, 0, sizeof options);
    options.full_head = full;
    session = bitnet_session_create(model, &options, NULL);
    CHECK(bitnet_session_set_sampling(session, sampling) == BITNET_OK);
    bitnet_feed(session, prompt, 4);
    for (i = 0; i < 30; i++) {
        ids[i] = -1;
        if (bitnet_sample(session, NULL, &ids[i]) == BITNET_OK) bitnet_feed(session, &ids[i], 1);
    }
    screened = bitnet_session_get_stats(session).screened_tokens;
    bitnet_session_free(session);
    return screened;
}

static void sampler_screen(void) {
    static const int32_t types[] = {BITNET_TYPE_F16, BITNET_TYPE_F32, BITNET_TYPE_Q6_K};
    make_options o = make_defaults();
    bitnet_sampling s[10];
    bitnet_logit_bias bias[40];
    int64_t screened = 0;
    int i, t, isa;
    for (i = 0; i < 10; i++) s[i] = run_sampling();
    s[1].temperature = 0.8f;
    s[2].temperature = 1.5f, s[2].top_k = 100, s[2].min_p = s[2].top_p = 0;
    s[3].repetition_penalty = 1.3f, s[3].frequency_penalty = 0.5f, s[3].penalty_window = BITNET_OFF;
    s[4].temperature = 1, s[4].logit_bias = bias, s[4].logit_bias_count = 40,
    s[4].presence_penalty = 1;
    s[5].temperature = 2, s[5].typical_p = 0.7f, s[5].xtc_probability = 0.5f;
    s[6].dry_multiplier = 3, s[6].dry_allowed_length = 1;
    s[7].temperature = 1.5f, s[7].min_p = 0.3f; /* whose share is of tokens that are warm */
    s[7].stages[0] = BITNET_STAGE_TOP_K, s[7].stages[1] = BITNET_STAGE_TEMPERATURE;
    s[7].stages[2] = BITNET_STAGE_MIN_P;
    s[8].temperature = 2, s[8].top_n_sigma = 1;
    s[9] = s[8], s[9].stages[0] = BITNET_STAGE_TOP_K, s[9].stages[1] = BITNET_STAGE_MIN_P;
    s[9].stages[2] = BITNET_STAGE_TOP_N_SIGMA;
    for (i = 0; i < 40; i++) {
        bias[i].id = i * 111;
        bias[i].bias = i % 2 ? 3.0f : bitnet__from_bits(0xFF800000);
    }
    o.vocabulary = 5000;
    o.width = 256;
    for (t = 0; t < 3; t++) {
        make_file file;
        o.embedding_type = types[t];
        o.seed = (uint64_t)t;
        make_model(&o, &file);
        for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
            bitnet_model_options options;
            bitnet_model *model;
            memset(&options, 0, sizeof options);
            options.isa = (bitnet_isa)isa;
            model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
            for (i = 0; i < 10 && model; i++) {
                int32_t full[30], fast[30];
                CHECK(sampler_screened(model, &s[i], true, full) == 0);
                screened += sampler_screened(model, &s[i], false, fast);
                CHECK_CASE(memcmp(full, fast, sizeof full) == 0 && full[29] >= 0,
                           "a screened head");
            }
            bitnet_model_free(model);
        }
        make_free(&file);
    }
    printf("  %d tokens were chosen by a screened head\n", (int)screened);
    CHECK(screened > 0);
}

/* The shipped model's text for a seed is the same on every machine. */
static void sampler_story(void) {
    static const char expected[] =
        ", there was a little girl named lily. she loved to play outside in the park with her "
        "friends. one day, she saw a new friend steve on the ground. lily wanted to play with";
    bitnet_model *model = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    bitnet_generate_options options;
    bitnet_sampling sampling;
    static run_text out;
    memset(&options, 0, sizeof options);
    sampling = run_sampling();
    memset(&out, 0, sizeof out);
    options.max_tokens = 40;
    sampling.temperature = 0.8f;
    sampling.seed = 1;
    if (!CHECK(session != NULL)) return;
    CHECK(bitnet_session_set_sampling(session, &sampling) == BITNET_OK);
    CHECK(bitnet_generate(session, "once upon a time", &options, run_print, &out) == BITNET_OK);
    CHECK_CASE(strcmp(out.data, expected) == 0, out.data);
    bitnet_session_free(session);
    bitnet_model_free(model);
}

/* Chat needs a template. */
static void sampler_no_chat(void) {
    bitnet_model *model = bitnet_model_load_file(RUN_STORIES, NULL, NULL);
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    CHECK(bitnet_chat(session, "hello", NULL, NULL, NULL) == BITNET_ERROR_CHAT);
    CHECK(bitnet_session_length(session) == 0 && *bitnet_session_message(session));
    bitnet_session_free(session);
    bitnet_model_free(model);
}

static void test_sampler(void) {
    make_options o = make_defaults();
    bitnet_model *model;
    bitnet_session *session;
    make_file file;
    o.chat_template = "{{ 'User: ' }}{{ '<|eot_id|>' }}{{ 'Assistant: ' }}";
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    if (CHECK(model != NULL)) {
        session = sampler_session(model);
        sampler_random_numbers();
        sampler_semantics(session);
        sampler_stages(session);
        sampler_greedy(session);
        sampler_coldest(session);
        sampler_arguments(session);
        sampler_probabilities(session);
        bitnet_session_free(session);
        sampler_penalties(model);
        sampler_dry(model);
        sampler_texts(model);
        sampler_chat(model);
        sampler_chat_thinking();
        sampler_thinking_limit();
        sampler_screen();
        sampler_story();
        sampler_no_chat();
    }
    bitnet_model_free(model);
    make_free(&file);
}

#endif
