/* bitnet_embed.h - v1.0 - texts as vectors, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_embed.h"

   and plain `#include "tools/bitnet_embed.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Texts as vectors                                           >>vectors-texts
    API
      Texts as vectors                                              >>api-embed
    IMPLEMENTATION
      Texts as vectors                                              >>embed

====================
MANUAL
====================

1 TEXTS AS VECTORS                                                             >>vectors-texts

   bitnet_embed turns texts into vectors: texts of similar meaning point in similar directions. Use
   a model made for this (its file specifies how positions become one vector); any other works, but
   was made to continue texts and may find less than a search for words. Many texts pass through the
   layers together. Models need no lm_head for this, and those made for vectors get no coarse copy
   of it.

       bitnet_passage texts[2] = {{"how do dragons fly?", NULL, 19}, {"on wings", NULL, 8}};
       size = bitnet_model_get_info(model)->hidden_size;
       bitnet_embed(model, texts, 2, NULL, vectors, &error);                   // [2][size] floats
       bitnet_similarity(BITNET_VECTOR_FLOAT, vectors, vectors + size, size);  // -1..1

   bitnet_vector_pack makes vectors 4 times smaller (int8) or 32 times (bits). Many models want
   questions to be marked ("Instruct: ...\nQuery: ..."); see their cards.

   The numeric contract (chapter 8 of bitnet.h) continues:

     vector      h[p] = norm(x) at position p, with the same gain; v = ((0 + h[0]) + h[1]) + ... for
                 the mean, 0 + h of the first position for cls, of the last for last;
                 u[i] = v[i] * rsqrt(dot(v, v)). A value of u that is not finite is
                 BITNET_ERROR_NON_FINITE. As int8: q of quantize(u); as bits: 1 where u[i] > 0
     similarity  of floats dot(a, b); of int8, D exact integers,
                 float(D(a, b)) * rsqrt(float(D(a, a)) * float(D(b, b)));
                 of bits float(n - 2 * those that differ) / float(n) */

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_embed.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_EMBED_H
#define BITNET_EMBED_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-embed   Texts as vectors */

typedef struct bitnet_passage {
    const char *text;   /* [length] any bytes; gets bos and eos if the file wants them */
    const int32_t *ids; /* [length] tokens instead of the text, or NULL */
    size_t length;      /* of a text also BITNET_TERMINATED */
} bitnet_passage;

typedef struct bitnet_embed_options {
    int32_t context_length; /* most tokens in a text; 0: as trained */
    bitnet_pooling pooling;
    bool truncate; /* cut longer texts, but not the eos; default: CONTEXT_FULL */
    bitnet_progress progress;
} bitnet_embed_options;

/* Writes each passage's vector, of length 1, whatever the other passages are: [count][hidden_size]
   floats. Holds the keys and values of at most 128 texts at once, and frees all at the end.
   Thread-safe. Errors: ARGUMENT (a passage without tokens), TOKEN, CONTEXT_FULL, NON_FINITE,
   CANCELLED (by `progress`), OUT_OF_MEMORY; vectors before the passage that the message names are
   complete. */
BITNET_EXPERIMENTAL bitnet_result bitnet_embed(bitnet_model *model, const bitnet_passage *passages,
                                               size_t count, const bitnet_embed_options *options,
                                               float *vectors, bitnet_error *error);

typedef struct bitnet_embedding bitnet_embedding;

/* The same in slices. Passages, texts and vectors belong to the caller and must not change until
   bitnet_embedding_free. Creating one computes nothing; a NULL model leaves *error as it is.
   bitnet_embedding_next returns PENDING if the budget is spent, OK if everything is done, or an
   error, which then does not change. Errors: as bitnet_embed. */
BITNET_EXPERIMENTAL bitnet_embedding *bitnet_embedding_create(bitnet_model *model,
                                                              const bitnet_passage *passages,
                                                              size_t count,
                                                              const bitnet_embed_options *options,
                                                              float *vectors, bitnet_error *error);
BITNET_EXPERIMENTAL bitnet_result bitnet_embedding_next(bitnet_embedding *embedding,
                                                        const bitnet_budget *budget,
                                                        bitnet_error *error);

/* How many passages, from the first on, have their vectors. */
BITNET_EXPERIMENTAL size_t bitnet_embedding_done(const bitnet_embedding *embedding);

/* Ends it, complete or not; call this before the model is freed. In a progress report, it ends when
   the call does, with CANCELLED. */
BITNET_EXPERIMENTAL void bitnet_embedding_free(bitnet_embedding *embedding);

/* Forms of a vector of n values, with their sizes in bytes. */
typedef enum bitnet_vector_type {
    BITNET_VECTOR_FLOAT, /* float[n]: 4 n */
    BITNET_VECTOR_INT8,  /* int8_t[n]: n; multiples of the largest / 127, which is not stored */
    BITNET_VECTOR_BITS   /* (n + 7) / 8; bit i % 8 of byte i / 8 is set if value i is positive */
} bitnet_vector_type;

/* The bytes of a vector; 0 for an unknown type or a negative n. */
BITNET_EXPERIMENTAL size_t bitnet_vector_size(bitnet_vector_type type, int32_t n);

/* Writes a vector of finite floats in another form. Errors: ARGUMENT; then nothing is written. */
BITNET_EXPERIMENTAL bitnet_result bitnet_vector_pack(bitnet_vector_type type, const float *vector,
                                                     int32_t n, void *out, bitnet_error *error);

/* The cosine of the angle between two vectors of one form, -1 to 1 except for rounding. Floats must
   have length 1, as from bitnet_embed. Symmetric. */
BITNET_EXPERIMENTAL float bitnet_similarity(bitnet_vector_type type, const void *a, const void *b,
                                            int32_t n);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_EMBED_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_EMBED_IMPLEMENTATION_INCLUDED
#define BITNET_EMBED_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>embed   Texts as vectors

   Each text is a session that reports hidden states, which are pooled in the place of its vector. A
   pass computes the next tokens of all texts in order: the end of a long one, some short ones, the
   beginning of the next. */

enum { BITNET__EMBED_TEXTS = BITNET__PASS };

typedef struct bitnet__embed_text {
    bitnet_session *session;
    float *vector; /* the sum of the states, at first */
    bool first_only;
} bitnet__embed_text;

struct bitnet_embedding {
    bitnet_model *model;
    bitnet_embed_options options;
    const bitnet_passage *passages;
    size_t count;
    float *vectors;                                /* [count][hidden_size] */
    size_t come, done;                             /* [done, come) are in progress */
    bitnet__embed_text texts[BITNET__EMBED_TEXTS]; /* passage i at i % EMBED_TEXTS */
    int32_t *ids;
    size_t ids_capacity;
    bitnet_result failed;
    bool computing, ended; /* in bitnet_embedding_next; freed in it */
    bitnet_error error;
};

BITNET_API bitnet_embedding *bitnet_embedding_create(bitnet_model *model,
                                                     const bitnet_passage *passages, size_t count,
                                                     const bitnet_embed_options *options,
                                                     float *vectors, bitnet_error *error) {
    bitnet_embedding *e;
    bitnet_embed_options o;
    if (!model) return NULL;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    if (o.context_length == 0) o.context_length = model->info.context_length;
    if (o.pooling == BITNET_POOLING_AUTO) o.pooling = model->info.pooling;
    if (o.pooling == BITNET_POOLING_AUTO) o.pooling = BITNET_POOLING_MEAN;
    {
        const bitnet__argument table[] = {BITNET__LIST("passages", passages, count),
                                          BITNET__LIST("vectors", vectors, count),
                                          {"context_length", o.context_length, 1, 1 << 24},
                                          {"pooling", o.pooling, 0, BITNET_POOLING_LAST}};
        if (BITNET__CHECK(error, table) != BITNET_OK) return NULL;
    }
    e = BITNET__NEW_ZERO(bitnet_embedding, &model->allocator, 1);
    if (!e) {
        bitnet__no_memory(error);
        return NULL;
    }
    e->model = model;
    e->options = o;
    e->passages = passages;
    e->count = count;
    e->vectors = vectors;
    return e;
}

BITNET_API void bitnet_embedding_free(bitnet_embedding *embedding) {
    bitnet_embedding *e = embedding;
    bitnet_allocator allocator;
    if (!e) return;
    e->ended = true;
    if (e->computing) return;
    allocator = e->model->allocator;
    for (; e->done < e->come; e->done++)
        bitnet_session_free(e->texts[e->done % BITNET__EMBED_TEXTS].session);
    bitnet__free(&allocator, e->ids);
    bitnet__free(&allocator, e);
}

BITNET_API size_t bitnet_embedding_done(const bitnet_embedding *embedding) {
    return embedding->done;
}

/* ---- texts in */

static bitnet_result bitnet__embed_failed(bitnet_embedding *e, size_t passage, bitnet_result result,
                                          const char *why) {
    return bitnet__fail(&e->error, result, "passage %i: %s", (int64_t)passage, why);
}

/* a text's tokens to `ids` */
static bitnet_result bitnet__embed_tokenize(bitnet_embedding *e, const bitnet_passage *p,
                                            size_t *count) {
    const unsigned flags = BITNET_ADD_BOS | BITNET_ADD_EOS;
    for (;;) {
        bitnet_result result = bitnet_tokenize(e->model->tokenizer, p->text, p->length, flags,
                                               e->ids, e->ids_capacity, count, NULL);
        if (result) return bitnet__embed_failed(e, e->come, result, bitnet_result_text(result));
        if (*count <= e->ids_capacity) return BITNET_OK;
        if (!BITNET__ROOM(&e->model->allocator, e->ids, e->ids_capacity, 0, *count))
            return bitnet__no_memory(&e->error);
    }
}

static bitnet_result bitnet__embed_length(bitnet_embedding *e, const bitnet_passage *p,
                                          size_t count, int32_t *length) {
    const bitnet_tokenizer *t = e->model->tokenizer;
    *length = e->options.context_length;
    if (count == 0)
        return bitnet__fail(&e->error, BITNET_ERROR_ARGUMENT, "passage %i has no tokens",
                            (int64_t)e->come);
    if (count <= (size_t)e->options.context_length) {
        *length = (int32_t)count;
    } else if (!e->options.truncate) {
        return bitnet__fail(&e->error, BITNET_ERROR_CONTEXT_FULL,
                            "passage %i has %i tokens, more than %i", (int64_t)e->come,
                            (int64_t)count, (int64_t)e->options.context_length);
    } else if (!p->ids && bitnet__ends_texts(t)) {
        e->ids[*length - 1] = t->eos;
    }
    return BITNET_OK;
}

/* Adds a state; the first is added to 0. */
static void bitnet__embed_state(void *user, int32_t position, const float *state) {
    const bitnet__embed_text *text = (const bitnet__embed_text *)user;
    int32_t width = text->session->model->info.hidden_size, i;
    for (i = 0; i < width; i++)
        text->vector[i] = (position > 0 ? text->vector[i] : 0.0f) + state[i];
    if (text->first_only) text->session->drafts.drafter.hidden = NULL;
}

static bitnet_result bitnet__embed_come(bitnet_embedding *e) {
    const bitnet_passage *p = &e->passages[e->come];
    bitnet__embed_text *text = &e->texts[e->come % BITNET__EMBED_TEXTS];
    size_t count = p->length;
    bitnet_session_options o;
    bitnet_session *s;
    bitnet_result result = p->ids ? BITNET_OK : bitnet__embed_tokenize(e, p, &count);
    memset(&o, 0, sizeof o);
    if (result || (result = bitnet__embed_length(e, p, count, &o.context_length))) return result;
    s = bitnet_session_create(e->model, &o, &e->error);
    if (!s) return e->error.result;
    /* rotations must not depend on a text's length */
    s->long_rope = e->model->original && e->options.context_length > e->model->original;
    bitnet__report_states(s, e->options.pooling == BITNET_POOLING_LAST ? NULL : bitnet__embed_state,
                          text);
    result = bitnet__feed(s, p->ids ? p->ids : e->ids, (size_t)o.context_length);
    if (result) {
        bitnet__embed_failed(e, e->come, result, s->error.message);
        bitnet_session_free(s);
        return result;
    }
    text->session = s;
    text->vector = e->vectors + e->come * (size_t)e->model->info.hidden_size;
    text->first_only = e->options.pooling == BITNET_POOLING_CLS;
    e->come++;
    return BITNET_OK;
}

/* The sessions of the next pass. A failure ends it early, and recurs at the next. */
static bitnet_result bitnet__embed_gather(bitnet_embedding *e, bitnet_session **sessions,
                                          int *count) {
    int32_t rows = 0;
    *count = 0;
    while (rows < BITNET__PASS && *count < BITNET__EMBED_TEXTS &&
           e->done + (size_t)*count < e->count) {
        size_t i = e->done + (size_t)*count;
        bitnet_session *s;
        bitnet_result result = i < e->come ? BITNET_OK : bitnet__embed_come(e);
        if (result) return *count ? BITNET_OK : result;
        sessions[(*count)++] = s = e->texts[i % BITNET__EMBED_TEXTS].session;
        rows += s->length - s->computed;
        s->failed = BITNET_OK; /* it was out of memory, which may be free now */
    }
    return BITNET_OK;
}

/* ---- vectors out */

/* false: not finite */
static bool bitnet__unit_vector(float *v, int n) {
    float scale = bitnet__rsqrt(bitnet__scalar_sum_of_products(v, v, n));
    bool finite = true;
    int i;
    for (i = 0; i < n; i++) {
        v[i] = v[i] * scale;
        finite = finite && bitnet__is_finite(v[i]);
    }
    return finite;
}

/* the texts that are computed, in order */
static bitnet_result bitnet__embed_finish(bitnet_embedding *e) {
    while (e->done < e->come) {
        bitnet__embed_text *text = &e->texts[e->done % BITNET__EMBED_TEXTS];
        bitnet_session *s = text->session;
        if (s->failed) return bitnet__embed_failed(e, e->done, s->failed, s->error.message);
        if (s->computed < s->length) return BITNET_OK;
        if (e->options.pooling == BITNET_POOLING_LAST) bitnet__embed_state(text, 0, s->end.hidden);
        if (!bitnet__unit_vector(text->vector, e->model->info.hidden_size))
            return bitnet__fail(&e->error, BITNET_ERROR_NON_FINITE,
                                "the vector of passage %i is not finite", (int64_t)e->done);
        bitnet_session_free(s);
        e->done++;
    }
    return BITNET_OK;
}

static bitnet_result bitnet__embed_pass(bitnet_embedding *e, bitnet__session_group *group) {
    const bitnet_progress *progress = &e->options.progress;
    bitnet_result result = bitnet__group_round(group), finished = bitnet__embed_finish(e);
    if (finished) return finished;
    if (progress->report && (progress->report(progress->user, e->done, e->count) || e->ended))
        return bitnet__fail(&e->error, BITNET_CANCELLED, "cancelled");
    return result;
}

static bitnet_result bitnet__embed_all(bitnet_embedding *e, const bitnet_budget *budget) {
    bitnet_session *sessions[BITNET__EMBED_TEXTS];
    bitnet__session_group group =
        bitnet__group_of(e->model, sessions, 0, bitnet__deadline(budget),
                         bitnet__budget_rows(bitnet__budget_tokens(budget)));
    bitnet_result result = BITNET_OK;
    while (e->done < e->count && result == BITNET_OK) {
        if (group.left == 0) return BITNET_PENDING;
        result = bitnet__embed_gather(e, sessions, &group.count);
        if (result == BITNET_OK) result = bitnet__embed_pass(e, &group);
        if (result == BITNET_OK && bitnet__is_late(group.deadline)) result = BITNET_PENDING;
    }
    return result == BITNET_PENDING && e->done == e->count ? BITNET_OK : result;
}

BITNET_API bitnet_result bitnet_embedding_next(bitnet_embedding *embedding,
                                               const bitnet_budget *budget, bitnet_error *error) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result = embedding->failed;
    embedding->computing = true;
    if (result == BITNET_OK) result = bitnet__embed_all(embedding, budget);
    if (result != BITNET_OK && result != BITNET_PENDING) {
        embedding->failed = result;
        if (error) *error = embedding->error;
    }
    embedding->computing = false;
    if (embedding->ended) bitnet_embedding_free(embedding);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_embed(bitnet_model *model, const bitnet_passage *passages,
                                      size_t count, const bitnet_embed_options *options,
                                      float *vectors, bitnet_error *error) {
    bitnet_error local;
    bitnet_embedding *e;
    bitnet_result result;
    local.result = BITNET_ERROR_ARGUMENT;
    e = bitnet_embedding_create(model, passages, count, options, vectors, &local);
    result = e ? bitnet_embedding_next(e, NULL, &local) : local.result;
    if (result && model && error) *error = local;
    bitnet_embedding_free(e);
    return result;
}

/* ---- forms of vectors */

BITNET__OPTIMIZE(3)

BITNET_API size_t bitnet_vector_size(bitnet_vector_type type, int32_t n) {
    size_t count = n > 0 ? (size_t)n : 0;
    switch (type) {
    case BITNET_VECTOR_FLOAT: return count * sizeof(float);
    case BITNET_VECTOR_INT8: return count;
    case BITNET_VECTOR_BITS: return (count + 7) / 8;
    }
    return 0;
}

static void bitnet__pack_int8(const float *vector, int32_t n, int8_t *out) {
    float largest = 1e-5f, scale;
    int32_t i;
    for (i = 0; i < n; i++) largest = bitnet__larger_magnitude(vector[i], largest);
    bitnet__quantise_scale(largest, &scale);
    for (i = 0; i < n; i++) out[i] = bitnet__quantise_one(vector[i], scale);
}

BITNET_API bitnet_result bitnet_vector_pack(bitnet_vector_type type, const float *vector, int32_t n,
                                            void *out, bitnet_error *error) {
    size_t size = bitnet_vector_size(type, n);
    const bitnet__argument table[] = {{"type", type, 0, BITNET_VECTOR_BITS},
                                      {"n", n, 0, INT32_MAX},
                                      BITNET__LIST("vector", vector, size),
                                      BITNET__LIST("out", out, size)};
    bitnet__fpenv saved;
    int32_t i;
    if (BITNET__CHECK(error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    if (size == 0) return BITNET_OK;
    saved = bitnet__fp_enter();
    if (type == BITNET_VECTOR_INT8) {
        bitnet__pack_int8(vector, n, (int8_t *)out);
    } else {
        memset(out, 0, size);
        if (type == BITNET_VECTOR_FLOAT) memcpy(out, vector, size);
        for (i = 0; i < n && type == BITNET_VECTOR_BITS; i++)
            if (vector[i] > 0) ((uint8_t *)out)[i / 8] |= (uint8_t)(1 << i % 8);
    }
    bitnet__fp_leave(saved);
    return BITNET_OK;
}

static float bitnet__int8_product(const int8_t *a, const int8_t *b, int32_t n) {
    int64_t sum = 0;
    int32_t i, end;
    for (i = 0; i < n;) {
        int32_t part = 0;
        for (end = n - i < 4096 ? n : i + 4096; i < end; i++) part += a[i] * b[i];
        sum += part;
    }
    return (float)(double)sum; /* rounded once by every compiler */
}

static int64_t bitnet__bits_apart(const uint8_t *a, const uint8_t *b, size_t bytes) {
    int64_t apart = 0;
    size_t i;
    for (i = 0; i < bytes; i += 8) {
        uint64_t x = 0, y = 0;
        memcpy(&x, a + i, bytes - i < 8 ? bytes - i : 8);
        memcpy(&y, b + i, bytes - i < 8 ? bytes - i : 8);
        x ^= y;
        x = x - (x >> 1 & 0x5555555555555555u);
        x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
        apart += (int64_t)((x * 0x0101010101010101u) >> 56);
    }
    return apart;
}

BITNET_API float bitnet_similarity(bitnet_vector_type type, const void *a, const void *b,
                                   int32_t n) {
    bitnet__fpenv saved = bitnet__fp_enter();
    float similarity = 0;
    if (bitnet_vector_size(type, n) == 0) {
    } else if (type == BITNET_VECTOR_INT8) {
        const int8_t *x = (const int8_t *)a, *y = (const int8_t *)b;
        similarity = bitnet__int8_product(x, y, n) *
                     bitnet__rsqrt(bitnet__int8_product(x, x, n) * bitnet__int8_product(y, y, n));
    } else if (type == BITNET_VECTOR_BITS) {
        int64_t apart =
            bitnet__bits_apart((const uint8_t *)a, (const uint8_t *)b, bitnet_vector_size(type, n));
        similarity = (float)(n - 2 * apart) / (float)n;
    } else {
        similarity = bitnet__scalar_sum_of_products((const float *)a, (const float *)b, n);
    }
    bitnet__fp_leave(saved);
    return similarity;
}

BITNET__OPTIMIZE_END

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_EMBED_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
