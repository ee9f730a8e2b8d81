#pragma once
#include "session.h"

/* ==================================================
   >>api-generate   Sampling and generating
   ================================================== */

typedef struct bitnet_logit_bias {
    int32_t id;
    float bias; /* added to the logit; -INFINITY forbids the token */
} bitnet_logit_bias;

/* Stages of a draw, in the usual order. */
typedef enum bitnet_stage {
    BITNET_STAGE_NONE,
    BITNET_STAGE_TOP_N_SIGMA,
    BITNET_STAGE_TOP_K,
    BITNET_STAGE_MIN_P,
    BITNET_STAGE_TYPICAL_P,
    BITNET_STAGE_TOP_P,
    BITNET_STAGE_XTC,
    BITNET_STAGE_TEMPERATURE,
    BITNET_STAGE_COUNT
} bitnet_stage;

/* Changes the logits of a choice before anything else, e.g. for dialogue rules; -INFINITY forbids a
   token. All logits must be computed for it. */
typedef struct bitnet_logit_editor {
    void (*edit)(void *user, float *logits, int32_t vocab_size); /* NULL: none */
    void *user;
} bitnet_logit_editor;

/* How to choose the next token, in the order of chapter 5. {0} is greedy. What 0 switches off, so
   does BITNET_OFF. */
typedef struct bitnet_sampling {
    float temperature;           /* 0: greedy; below 3e-39 counts as 3e-39 */
    int32_t top_k;               /* 0: off, the whole vocabulary */
    float top_p;                 /* 0 or 1: off */
    float min_p;                 /* 0: off */
    float repetition_penalty;    /* 0 or 1: off; divides logits above 0, multiplies others */
    float frequency_penalty;     /* any finite number: subtracted once per occurrence */
    float presence_penalty;      /* any finite number: subtracted once */
    int32_t penalty_window;      /* tokens the penalties look back on; 0: 64; BITNET_OFF: all */
    float typical_p;             /* 0 or 1: off */
    float xtc_probability;       /* 0: off */
    float xtc_threshold;         /* 0: 0.1 */
    float dry_multiplier;        /* 0: off */
    float dry_base;              /* 1 or more; 0: 1.75 */
    int32_t dry_allowed_length;  /* 0: 2 */
    int32_t dry_window;          /* tokens it looks back on; 0 or BITNET_OFF: all */
    float top_n_sigma;           /* 0: off */
    const int32_t *dry_breakers; /* yours; must outlive its use */
    size_t dry_breaker_count;
    uint8_t stages[8]; /* bitnet_stage in your order, then zeros; {0}: all */
    uint64_t seed;
    const bitnet_logit_bias *logit_bias; /* yours; must outlive its use */
    size_t logit_bias_count;
    bitnet_logit_editor editor;
} bitnet_sampling;

/* What the model's makers recommend: sets temperature, top_k, top_p, min_p, repetition_penalty and
   penalty_window if the file has a valid general.sampling key, and returns how many it set. Nothing
   else reads these keys. */
BITNET_API int32_t bitnet_model_get_sampling(const bitnet_model *model, bitnet_sampling *sampling);

/* Sets the sampling (NULL: greedy) and restarts the random numbers. Errors: ARGUMENT (a number out
   of range, an unknown stage, an id outside the vocabulary). */
BITNET_API bitnet_result bitnet_session_set_sampling(bitnet_session *session,
                                                     const bitnet_sampling *sampling);

/* Computes what was fed, then chooses the next token, but does not feed it. PENDING: the budget is
   spent. Errors: as bitnet_logits; ARGUMENT (every token is forbidden); with a grammar
   GRAMMAR_DEAD_END, GRAMMAR_LIMIT. */
BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id);

/* What a stop string leaves. Text after it is never passed on. */
typedef enum bitnet_stop_leaves {
    BITNET_STOP_LEAVES_TOKENS, /* it is not passed on; the session keeps its tokens */
    BITNET_STOP_LEAVES_TEXT,   /* it is passed on, too */
    BITNET_STOP_LEAVES_NOTHING /* it is not passed on; the session drops the token in which it
                                  begins, and those after it */
} bitnet_stop_leaves;

/* Where 0 is no limit, so is BITNET_OFF. */
typedef struct bitnet_generate_options {
    int32_t max_tokens;          /* 0: until the model ends or the context is full */
    int32_t max_thinking_tokens; /* chats: end a longer thought; 0: no limit */
    int32_t min_tokens;      /* before these, choose no token that ends the text unless a grammar
                                allows no other */
    const char *const *stop; /* strings that end the text: the first to appear does */
    size_t stop_count;
    const int32_t *stop_ids; /* more tokens that do */
    size_t stop_id_count;
    bitnet_stop_leaves stop_leaves;
    bool parse_special;     /* of the prompt */
    bool ignore_end;        /* continue after tokens that end a text */
    bool log_probabilities; /* report each token's, which needs all its logits */
    unsigned thinking;      /* chats: the thinking flags of bitnet_chat_encode */
    int32_t top_logprobs;   /* how many of the likeliest to report with each */
    int32_t share;          /* bitnet_generate_many: the passes that this generation takes part in,
                               for each of one with the share 1; 0: 1; at most 1000 */
} bitnet_generate_options;

typedef enum bitnet_stop_reason {
    BITNET_STOP_NONE,  /* not ended, or ended by an error */
    BITNET_STOP_TOKEN, /* the model ended its text or turn, or one of stop_ids came */
    BITNET_STOP_STRING,
    BITNET_STOP_LENGTH,   /* max_tokens, or the context is full */
    BITNET_STOP_CALLBACK, /* it returned non-zero */
    BITNET_STOP_CANCELLED /* bitnet_session_cancel */
} bitnet_stop_reason;

/* bitnet_generate and bitnet_chat in slices (see >>api-easy), for a text of `length` bytes or up to
   its zero byte (BITNET_TERMINATED). `begin` copies its arguments; if it fails, nothing is fed and
   no generation is left. `next` uses its whole budget: it chooses as many tokens as fit, or one
   without a budget. OK: text has come (*length may be 0) and lives until the session's next call.
   PENDING: the budget was spent before a token came. END: that was all, or nothing was
   begun. After an error the generation is over. Errors: as bitnet_generate and bitnet_chat. */
BITNET_API bitnet_result bitnet_generate_begin(bitnet_session *session, const char *text,
                                               size_t length,
                                               const bitnet_generate_options *options);
BITNET_API bitnet_result bitnet_chat_begin(bitnet_session *session, const char *text, size_t length,
                                           const bitnet_generate_options *options);

/* As bitnet_chat_begin, for a whole conversation: the session then holds these messages and begins
   the assistant's next one. What it has in common with the conversation that the session holds is
   not computed again, so a program may keep the list and pass all of it each time. The last message
   must not be the assistant's, except without text (bitnet_message.text). Tools: messages in the
   role BITNET_ROLE_DECLARATIONS. Errors: as bitnet_chat_system; ARGUMENT. */
BITNET_EXPERIMENTAL bitnet_result
bitnet_chat_messages_begin(bitnet_session *session, const bitnet_message *messages, size_t count,
                           const bitnet_generate_options *options);

/* The next turn after a reply that called tools: feeds what they returned, in their order. Errors:
   as bitnet_chat_begin. */
BITNET_EXPERIMENTAL bitnet_result bitnet_chat_results_begin(bitnet_session *session,
                                                            const char *const *results,
                                                            size_t count,
                                                            const bitnet_generate_options *options);

/* Continues any of these. Errors: as bitnet_generate. */
BITNET_API bitnet_result bitnet_generate_next(bitnet_session *session, const bitnet_budget *budget,
                                              const char **text, size_t *length);

/* Why the last generation ended. */
BITNET_API bitnet_stop_reason bitnet_generate_stop_reason(const bitnet_session *session);

/* Receives text of one of several generations. Return 0 to continue; anything else ends this one.
   Meanwhile the call's sessions may only be queried, cancelled and freed. */
typedef int bitnet_many_function(void *user, bitnet_session *session, const char *text,
                                 size_t length);

/* Continues the generations begun in several sessions of one model, in shared passes
   (bitnet_step_many); skips sessions without one. Each session's text is the same as alone. While
   several have work, they progress by their share (bitnet_generate_options). OK: all
   have ended; where the reason is BITNET_STOP_NONE, bitnet_session_result has the error. PENDING:
   the budget is spent; the next call may list other sessions. Errors: ARGUMENT, as there. */
BITNET_API bitnet_result bitnet_generate_many(bitnet_session *const *sessions, size_t count,
                                              const bitnet_budget *budget,
                                              bitnet_many_function *callback, void *user);

/* A token and the natural logarithm of its probability, as bitnet_log_probability gives it: before
   sampling and grammar. */
typedef struct bitnet_token_probability {
    int32_t id;
    float log_probability;
} bitnet_token_probability;

typedef struct bitnet_generated_token {
    bitnet_token_probability token; /* log_probability is 0 unless requested by the options */
    const bitnet_token_probability *top_logprobs; /* the likeliest in its place, in order */
    size_t top_logprob_count;
} bitnet_generated_token;

/* The tokens that the last bitnet_generate_next took, with the one that ended the text; in a
   callback, and after the last one, those since the callback before. Their bytes
   (bitnet_token_bytes) may come as text later: half a character waits, as does what may become a
   stop string. They live until the session's next call. Returns their number. */
BITNET_API size_t bitnet_generate_tokens(const bitnet_session *session,
                                         const bitnet_generated_token **tokens);
