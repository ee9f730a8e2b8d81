#pragma once
#include "tokenizer.h"

/* ==================================================
   >>api-session   Sessions
   ================================================== */

typedef struct bitnet_session bitnet_session;

/* How much work one call may do. NULL or {0}: no limit. */
typedef struct bitnet_budget {
    int64_t microseconds; /* 0: no limit; negative: already spent, e.g. deadline - now */
    int32_t tokens;       /* to compute in this call; 0: no limit; negative: already spent */
} bitnet_budget;

typedef enum bitnet_overflow {
    BITNET_OVERFLOW_ERROR, /* bitnet_feed returns CONTEXT_FULL */
    BITNET_OVERFLOW_SLIDE  /* forgets the older half of what follows `keep` */
} bitnet_overflow;

/* Keys and values: which to choose, see chapter 4. */
typedef enum bitnet_cache {
    BITNET_CACHE_F16,
    BITNET_CACHE_INT8 /* half the memory */
} bitnet_cache;

typedef struct bitnet_session_options {
    int32_t context_length; /* positions; 0: as trained for, but at most 4096 */
    int32_t batch;          /* prompt tokens computed together; 0: 128 */
    bitnet_overflow overflow;
    int32_t keep;      /* tokens at the start that sliding keeps */
    bool full_head;    /* compute every logit of every token, for measuring */
    int32_t snapshots; /* of a recurrent state, so that truncating need not recompute everything;
                          0: 3; BITNET_OFF: none; at most 16 */
    bitnet_cache cache;
} bitnet_session_options;

/* A NULL model leaves *error as it is, so one check after loading and this is enough. Errors:
   ARGUMENT, OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_create(bitnet_model *model,
                                                 const bitnet_session_options *options,
                                                 bitnet_error *error);

/* A second session in the same state: tokens, KV cache, sampler. Copies share pages of the KV cache
   until one writes them (on a GPU each has its own), and snapshots of a recurrent state: many
   sessions can share one system prompt. A NULL session leaves *error as it is. Errors:
   OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_copy(bitnet_session *session, bitnet_error *error);

/* Frees a session. If a callback of a call that computes for it does so, it lives until that call
   returns CANCELLED. */
BITNET_API void bitnet_session_free(bitnet_session *session);

/* The model that it was created with. */
BITNET_API bitnet_model *bitnet_session_model(const bitnet_session *session);

/* The session's last error, in words; "" before the first. Success does not clear it. */
BITNET_API const char *bitnet_session_message(const bitnet_session *session);

/* Appends tokens and allocates the memory to compute them; computes nothing. Errors: TOKEN,
   CONTEXT_FULL, OUT_OF_MEMORY; then nothing is appended. */
BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count);

/* As bitnet_feed, for text: tokenizes and appends it. Flags as in bitnet_tokenize; an empty session
   gets bos only with BITNET_ADD_BOS. Errors: as bitnet_feed, ARGUMENT. */
BITNET_API bitnet_result bitnet_feed_text(bitnet_session *session, const char *text, size_t length,
                                          unsigned flags);

/* Computes what was fed. OK: all of it is done. PENDING: the budget is spent. CANCELLED: the tokens
   not yet computed are dropped. Errors: NON_FINITE (an observer's logits), OUT_OF_MEMORY (of a
   copied, loaded or truncated session). */
BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget);

/* Computes what was fed to several sessions of one model, in shared passes. While a session waits
   for a single token, prompts get at most 16 rows of a pass (8 under a time limit). Sessions with
   an observer are computed alone, alternating with the passes. Those on a GPU share passes there
   for single tokens (bitnet_gpu.h, chapter 2) and compute the rest alone. The lm_head, or its
   coarse copy, is read once for all, and bitnet_sample continues from there.
   OK: nothing waits in any session without an error. PENDING: the budget is spent (every row of a
   pass counts as a token); the next call continues. A session that changes in between, or is not in
   the next call's list, loses its part of the pass and waits again. One that is cancelled or fails
   drops out (bitnet_session_result returns why); the others continue. Errors: ARGUMENT (a NULL, a
   session twice, sessions of different models); then nothing changes, and the first session has the
   message. */
BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, size_t count,
                                          const bitnet_budget *budget);

/* How bitnet_step or bitnet_step_many ended for this session. OK: nothing waits. PENDING: something
   does. Errors of bitnet_step (or of bitnet_generate_next, in bitnet_generate_many) last until the
   session is fed, truncated (even to its own length), reset, loaded or stepped. */
BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session);

/* Sets *logits to the logits after the last token, [vocab_size] floats; first computes what was
   fed. They live until the session's next call. PENDING: the budget is spent; the next call
   continues. Errors: EMPTY, CANCELLED, NON_FINITE, OUT_OF_MEMORY; *logits is NULL then. */
BITNET_API bitnet_result bitnet_logits(bitnet_session *session, const bitnet_budget *budget,
                                       const float **logits);

/* The natural logarithm of the probability of `id` as the next token: log softmax of the logits.
   Errors: as bitnet_logits, TOKEN. */
BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id,
                                                const bitnet_budget *budget, float *out);

/* Sees what a step computes. Return 0 to continue. Anything else ends the step: CANCELLED, and the
   tokens not yet computed are dropped, with all that are computed together with this one. */
typedef struct bitnet_observer {
    /* the logits after every token, in order; may be NULL */
    int (*logits)(void *user, int32_t position, const float *logits, int32_t vocab_size);
    /* the residual stream before the first layer (layer 0) and after layer 1, 2, ...; may be
       NULL */
    int (*layer)(void *user, int32_t layer, int32_t position, const float *x, int32_t hidden_size);
    void *user;
} bitnet_observer;

/* Sets the observer (NULL: none) from the next fed token on. */
BITNET_EXPERIMENTAL void bitnet_session_set_observer(bitnet_session *session,
                                                     const bitnet_observer *observer);

typedef struct bitnet_stats {
    int64_t prompt_tokens; /* computed in batches */
    int64_t prompt_microseconds;
    int64_t decode_tokens; /* computed one at a time, or drafted and accepted */
    int64_t decode_microseconds;
    int64_t sample_microseconds; /* lm_head and sampler; not in the others */
    int64_t drafted_tokens;      /* drafts computed */
    int64_t accepted_tokens;     /* drafts then fed */
    int64_t screened_tokens;     /* chosen without computing all logits */
    int64_t rescored_rows;       /* logits computed for them */
} bitnet_stats;

/* What was computed since the session was created or copied. */
BITNET_API bitnet_stats bitnet_session_get_stats(const bitnet_session *session);

/* How many tokens were fed, computed or not; how many the context can hold; the tokens. */
BITNET_API int32_t bitnet_session_length(const bitnet_session *session);
BITNET_API int32_t bitnet_session_context_length(const bitnet_session *session);
BITNET_API const int32_t *bitnet_session_tokens(const bitnet_session *session);

/* Drops all tokens from position `length` on. With a recurrent state, some of the rest may have to
   be computed again. Errors: ARGUMENT (negative, or past the end). */
BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length);

/* Drops all tokens and a pending cancel; restarts the grammar and the sampler's random numbers. */
BITNET_API void bitnet_session_reset(bitnet_session *session);

/* Makes the running call, or else the next one that computes, return CANCELLED as soon as it can,
   and ends a generation: bitnet_generate_next returns CANCELLED, too. Callable from any thread.
   Beginning a generation and bitnet_session_reset clear a pending cancel. */
BITNET_API void bitnet_session_cancel(bitnet_session *session);

/* Flags of the functions that save. */
enum {
    BITNET_SAVE_TOKENS = 1 /* only tokens and sampling, 4 bytes a token; after loading, all tokens
                              wait, and computing them gives the same bits */
};

/* A session as bytes: tokens (computed or not), KV cache and sampling; bound to the model by a
   fingerprint, checked by a CRC, independent of kernels, threads and machine. They are written if
   `capacity` suffices; *size is how many there are, also with NULL and 0. Errors: ARGUMENT. */
BITNET_API bitnet_result bitnet_session_save_memory(bitnet_session *session, unsigned flags,
                                                    void *data, size_t capacity, size_t *size);

/* Makes the session the saved one, also one of version 0.3. It keeps its own bias list, editor, DRY
   breakers and order of stages. It must have room for the tokens, and for those that sliding keeps;
   on an error it is unchanged. Errors: ARGUMENT, OUT_OF_MEMORY, all STATE_.... */
BITNET_API bitnet_result bitnet_session_load_memory(bitnet_session *session, const void *data,
                                                    size_t size);

/* The same with a file. It appears once complete: a temporary file next to it is written, synced
   and renamed, so a failure leaves an older one as it was. The mode of an existing file and
   symbolic links are kept; a device or pipe is written directly. Errors: as above, IO (always, if
   built with BITNET_NO_STDIO); both allocate memory for the bytes. */
BITNET_API bitnet_result bitnet_session_save_file(bitnet_session *session, const char *path,
                                                  unsigned flags);
BITNET_API bitnet_result bitnet_session_load_file(bitnet_session *session, const char *path);

/* ==================================================
   >>api-adapter   Adapters

   A LoRA adapter is a small file next to a model: for some matrices of its layers it has two thin
   ones, A and B, whose product is added to the matrix. One model serves sessions with different
   adapters, or none, at once. tools/bitnet_adapter.h reads the files.
   ================================================== */

typedef struct bitnet_adapter bitnet_adapter;

typedef struct bitnet_adapter_info {
    char name[64];       /* general.name, cut to fit, or "" */
    float alpha;         /* products are multiplied by alpha / rank; 0: by 1 */
    int32_t rank;        /* the largest of its matrices */
    int32_t matrices;    /* that it changes */
    uint64_t parameters; /* of all A and B */
    uint64_t bytes;      /* allocated for them */
    uint32_t hash;       /* of its contents, never 0; a saved session knows it by this */
} bitnet_adapter_info;

/* Gives a session an adapter, times `scale` (1: as trained); NULL or the scale 0 removes it. The
   adapter must outlive the session or be removed; copies have it too. If anything changes, all
   tokens wait: the next step recomputes them, within its budget. A session on a GPU leaves it:
   attach it again. Errors: ARGUMENT (another model's; a scale that is not finite), OUT_OF_MEMORY;
   then nothing changes. */
BITNET_API bitnet_result bitnet_session_set_adapter(bitnet_session *session,
                                                    const bitnet_adapter *adapter, float scale);
