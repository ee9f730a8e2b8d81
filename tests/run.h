/* run.h - helpers of several areas: the golden models, and the logits of every position */

#ifndef RUN_H
#define RUN_H

#include "check.h"

#define RUN_STORIES "tests/golden/stories.gguf"
#define RUN_TINY "tests/golden/tiny.gguf"

/* Are these kernels compiled for this kind of CPU? */
static bool run_of_this_machine(bitnet_isa isa) {
#if defined(BITNET__SIMD_X86)
    return isa <= BITNET_ISA_AVX512_VBMI || isa == BITNET_ISA_AVX512_AMX;
#elif defined(BITNET__SIMD_NEON)
    return isa == BITNET_ISA_SCALAR || (isa >= BITNET_ISA_NEON && isa <= BITNET_ISA_NEON_I8MM);
#else
    return bitnet_isa_available(isa);
#endif
}

/* The kernels of a set, or NULL: the CPU or the build has none, or the system does not permit AMX. */
static const bitnet__kernels *run_kernels(bitnet_isa isa) {
    static bitnet__kernels sets[BITNET_ISA_COUNT];
    bitnet__kernel_set *set = bitnet__find_kernels(isa);
    if (!set || isa >= BITNET_ISA_COUNT) return NULL;
    set(&sets[isa]);
    return isa == BITNET_ISA_AUTO || sets[isa].isa == isa ? &sets[isa] : NULL;
}

/* False: a kernel has left the calling thread's tiles in use; detected only in emulation. */
static bool run_tiles_released(void) {
#if defined(EMULATE_AMX_H)
    uint8_t tiles[64];
    _tile_storeconfig(tiles);
    return tiles[0] == 0;
#else
    return true;
#endif
}

/* The simplest vector kernels here, or the scalar ones. */
static bitnet_isa run_vectors(void) {
    int isa;
    for (isa = BITNET_ISA_AVX2; isa < BITNET_ISA_COUNT; isa++)
        if (bitnet_isa_available((bitnet_isa)isa)) return (bitnet_isa)isa;
    return BITNET_ISA_SCALAR;
}

/* An array of floats that an observer fills. */
typedef struct run_logits {
    float *data; /* [count][vocabulary] */
    int32_t vocabulary, count;
} run_logits;

static run_logits run_logits_create(int32_t count, int32_t vocabulary) {
    run_logits l;
    l.vocabulary = vocabulary;
    l.count = count;
    l.data = (float *)calloc((size_t)count * (size_t)vocabulary, sizeof(float));
    return l;
}

static float *run_row(const run_logits *l, int32_t position) {
    return l->data + (size_t)position * (size_t)l->vocabulary;
}

static bool run_equal(const run_logits *a, const run_logits *b) {
    return a->count == b->count && a->vocabulary == b->vocabulary &&
           memcmp(a->data, b->data, (size_t)a->count * (size_t)a->vocabulary * 4) == 0;
}

static int run_see(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    run_logits *l = (run_logits *)user;
    if (position < l->count && vocabulary == l->vocabulary)
        memcpy(run_row(l, position), logits, (size_t)vocabulary * sizeof(float));
    return 0;
}

static void run_observe(bitnet_session *session, run_logits *l) {
    bitnet_observer observer;
    memset(&observer, 0, sizeof observer);
    observer.logits = run_see;
    observer.user = l;
    bitnet_session_set_observer(session, &observer);
}

/* The logits after the last token, computed in one go; NULL on errors. */
static const float *logits_of(bitnet_session *session) {
    const float *logits;
    bitnet_logits(session, NULL, &logits);
    return logits;
}

/* Feeds ids [from, to) in chunks and computes them, within `budget` at a time (NULL: at once). */
static bool run_feed(bitnet_session *session, const int32_t *ids, int32_t from, int32_t to,
                     int32_t chunk, const bitnet_budget *budget) {
    bitnet_result result = BITNET_OK;
    for (; from < to && result == BITNET_OK; from += chunk) {
        int32_t n = to - from < chunk ? to - from : chunk;
        result = bitnet_feed(session, ids + from, (size_t)n);
        if (result != BITNET_OK) break;
        do result = bitnet_step(session, budget);
        while (result == BITNET_PENDING);
    }
    return result == BITNET_OK;
}

/* The sampling of most tests, once they set a temperature: among few tokens, as in most
   programs. */
static bitnet_sampling run_sampling(void) {
    bitnet_sampling sampling;
    memset(&sampling, 0, sizeof sampling);
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    return sampling;
}

/* A session's bytes, allocated; NULL if it cannot be saved. */
static uint8_t *run_save(bitnet_session *session, unsigned flags, size_t *size) {
    uint8_t *data = NULL;
    if (bitnet_session_save_memory(session, flags, NULL, 0, size) == BITNET_OK)
        data = (uint8_t *)malloc(*size);
    if (data && bitnet_session_save_memory(session, flags, data, *size, size) == BITNET_OK)
        return data;
    free(data);
    return NULL;
}

/* The same into memory that there is. Returns how many bytes, or 0. */
static size_t run_save_to(bitnet_session *session, void *data, size_t capacity) {
    size_t size;
    bitnet_result result = bitnet_session_save_memory(session, 0, data, capacity, &size);
    return result == BITNET_OK && size <= capacity ? size : 0;
}

/* The index of the largest; of equals the lowest. */
static int32_t run_argmax(const float *logits, int32_t count) {
    int32_t i, best = 0;
    for (i = 1; i < count; i++)
        if (logits[i] > logits[best]) best = i;
    return best;
}

/* All logits of `ids`, in one go, of a fresh session; data is NULL on failure. */
static run_logits run_cached(bitnet_model *model, bitnet_cache cache, const int32_t *ids,
                             int32_t count) {
    run_logits l = run_logits_create(count, bitnet_model_get_info(model)->vocab_size);
    bitnet_session_options options;
    bitnet_session *session;
    bool ok;
    memset(&options, 0, sizeof options);
    options.cache = cache;
    session = bitnet_session_create(model, &options, NULL);
    ok = session != NULL;
    if (ok) {
        run_observe(session, &l);
        ok = run_feed(session, ids, 0, count, count, NULL);
    }
    bitnet_session_free(session);
    if (!ok) free(l.data), l.data = NULL;
    return l;
}

static run_logits run_all(bitnet_model *model, const int32_t *ids, int32_t count) {
    return run_cached(model, BITNET_CACHE_F16, ids, count);
}

/* The text that a generation's callback has received. */
typedef struct run_text {
    char data[16384];
    size_t length;
    int calls, stop_after; /* the callback returns 1 on this call; 0: never */
    bool broken;           /* a piece did not end at the end of a character */
} run_text;

static bool run_is_utf8(const char *text, size_t length) {
    size_t i, more = 0;
    for (i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (more) {
            if ((c & 0xC0) != 0x80) return false;
            more--;
        } else if (c >= 0x80) {
            more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : 1;
            if (c < 0xC0) return false;
        }
    }
    return more == 0;
}

static int run_print(void *user, const char *text, size_t length) {
    run_text *t = (run_text *)user;
    if (!run_is_utf8(text, length)) t->broken = true;
    if (t->length + length < sizeof t->data) {
        memcpy(t->data + t->length, text, length);
        t->length += length;
        t->data[t->length] = 0;
    }
    return ++t->calls == t->stop_after;
}

#endif
