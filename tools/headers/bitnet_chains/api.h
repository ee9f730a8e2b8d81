#pragma once

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_chains.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_CHAINS_H
#define BITNET_CHAINS_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-chain-table   Tables */

enum {
    BITNET_CHAIN_LENGTH = 8,         /* tokens of the longest chain */
    BITNET_CHAIN_TABLE_MAX_V1 = 256, /* entries of a table of version 1 */
    BITNET_CHAIN_TABLE_MAX = 65536   /* of a table of version 2 */
};

typedef struct bitnet_chain {
    int32_t tokens[BITNET_CHAIN_LENGTH];
    int32_t count;     /* tokens, 2..8; 0: an unused entry */
    float confidence;  /* mean probability of tokens 2..count */
    uint32_t drafted;  /* tokens of it drafted */
    uint32_t accepted; /* and accepted */
} bitnet_chain;

typedef struct bitnet_chain_table bitnet_chain_table;

typedef struct bitnet_chain_table_options {
    bitnet_allocator allocator;
} bitnet_chain_table_options;

/* Makes a table of these chains, in this order; entries of fewer than 2 tokens are unused.
   `version` is 1 (at most 256 chains) or 2. NULL on error: CHAINS_VERSION, CHAINS_COUNT,
   CHAINS_LENGTH, CHAINS_VALUE, OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_chain_table *bitnet_chain_table_create(
    const bitnet_chain *chains, size_t count, int32_t version,
    const bitnet_chain_table_options *options, bitnet_error *error);

/* Reads a table of either version. With a tokenizer, the tokens must be in its vocabulary, and a
   table of version 2 must be made for it; NULL checks neither. Errors: IO, OUT_OF_MEMORY, all
   CHAINS_.... */
BITNET_API bitnet_chain_table *bitnet_chain_table_load_file(
    const char *path, const bitnet_tokenizer *tokenizer, const bitnet_chain_table_options *options,
    bitnet_error *error);
BITNET_EXPERIMENTAL bitnet_chain_table *bitnet_chain_table_load_memory(
    const void *data, size_t size, const bitnet_tokenizer *tokenizer,
    const bitnet_chain_table_options *options, bitnet_error *error);
BITNET_API void bitnet_chain_table_free(bitnet_chain_table *table);

/* Writes a table in its version; version 2 needs the tokenizer. Writes up to `capacity` bytes and
   sets *size to how many there are; if that is more, call again with more room. Errors: ARGUMENT.
   bitnet_chain_table_save_file is in tools/bitnet_miner.h. */
BITNET_EXPERIMENTAL bitnet_result bitnet_chain_table_save_memory(const bitnet_chain_table *table,
                                                                 const bitnet_tokenizer *tokenizer,
                                                                 void *data, size_t capacity,
                                                                 size_t *size, bitnet_error *error);

/* The version of its file: 1 or 2. */
BITNET_EXPERIMENTAL int32_t bitnet_chain_table_version(const bitnet_chain_table *table);

/* Entries, used or not; they live as long as the table. NULL for an index out of range. */
BITNET_EXPERIMENTAL size_t bitnet_chain_table_count(const bitnet_chain_table *table);
BITNET_EXPERIMENTAL const bitnet_chain *bitnet_chain_table_at(const bitnet_chain_table *table,
                                                              size_t index);

/* The chain that begins with the last 3 tokens (version 2: 6), or with fewer, and continues them;
   sets *matched to the number of these tokens. NULL if there is none. */
BITNET_EXPERIMENTAL const bitnet_chain *bitnet_chain_table_find(const bitnet_chain_table *table,
                                                                const int32_t *tokens,
                                                                size_t length, size_t *matched);

/* A copy with only the `count` chains with the most accepted tokens, in their order. */
BITNET_EXPERIMENTAL bitnet_chain_table *bitnet_chain_table_copy_best(
    const bitnet_chain_table *table, size_t count, bitnet_error *error);

/* ====================
   >>api-chains   Drafting */

/* What sessions learn while they generate: what the model says after which tokens, how often each
   kind of draft is accepted, what rows cost. Sessions on any threads may share a memory and draft
   from what any of them has said. While one looks for drafts, the others have none. It never
   changes a session's text, only its speed, which may reveal what others have said. */
typedef struct bitnet_chain_memory bitnet_chain_memory;

/* A memory of up to `entries` contexts, 32 bytes each; 0: 65,536; BITNET_OFF: none, only chances
   and costs. Free it after the chains that use it. A NULL model leaves *error as it is. NULL on
   error: ARGUMENT, OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_chain_memory *bitnet_chain_memory_create(const bitnet_model *model,
                                                                    int32_t entries,
                                                                    bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_chain_memory_free(bitnet_chain_memory *memory);

typedef struct bitnet_chains bitnet_chains;

enum { BITNET_CHAINS_MAX_DRAFT = 15 /* tokens drafted at once */ };

typedef struct bitnet_chains_options {
    const bitnet_chain_table *table; /* must outlive the chains; NULL: none */
    bool no_context;                 /* ignore the session's own text */
    bitnet_chain_memory *memory;     /* to share, of the session's model; NULL: its own */
    int32_t memory_entries;          /* of its own memory, as in bitnet_chain_memory_create */
    int32_t max_draft;     /* tokens, at most BITNET_CHAINS_MAX_DRAFT; 0: as many as save time */
    float min_probability; /* of acceptance, that a drafted token needs; 0: whatever saves time */
    bool ignore_cost;      /* draft even if it saves no time, for measuring */
    float threshold; /* LOSSY: a draft of at least this probability, e.g. 0.85, replaces a random
                        draw; 0: exact */
    /* To plan with: the microseconds of a pass of 0, 1, ... rows, [BITNET_CHAINS_MAX_DRAFT + 2].
       NULL: measured. */
    const double *costs;
    /* A session of a smaller model with the same vocabulary, which drafts. The chains use it while
       they live; its tokens are lost. NULL: none. */
    bitnet_session *draft_session;
    bool no_mtp; /* the model's MTP head does not draft, if it is loaded (tools/bitnet_draft.h) */
} bitnet_chains_options;

/* Makes the session draft, in place of any drafter it has. A NULL session leaves *error as it is.
   NULL on error: ARGUMENT (an option; a memory of another model), OUT_OF_MEMORY. */
BITNET_API bitnet_chains *bitnet_chains_create(bitnet_session *session,
                                               const bitnet_chains_options *options,
                                               bitnet_error *error);

/* The session continues without drafts. Call this before freeing the session. */
BITNET_API void bitnet_chains_free(bitnet_chains *chains);

typedef enum bitnet_chains_source {
    BITNET_CHAINS_TABLE,
    BITNET_CHAINS_CONTEXT,
    BITNET_CHAINS_LEARNED,
    BITNET_CHAINS_MODEL, /* the draft model */
    BITNET_CHAINS_MTP,   /* the MTP head */
    BITNET_CHAINS_SOURCE_COUNT
} bitnet_chains_source;

typedef struct bitnet_chains_count {
    int64_t drafted, accepted; /* tokens */
} bitnet_chains_count;

typedef struct bitnet_chains_stats {
    int64_t passes;            /* through the layers, for generated tokens */
    int64_t drafts;            /* passes that carried drafts */
    int64_t tokens;            /* from these passes: tokens / passes is the gain of a pass */
    int64_t drafted, accepted; /* tokens */
    bitnet_chains_count by_source[BITNET_CHAINS_SOURCE_COUNT];
    bitnet_chains_count by_length[BITNET_CHAINS_MAX_DRAFT + 1]; /* by the tokens of a draft */
    double row_microseconds[BITNET_CHAINS_MAX_DRAFT + 2];       /* of a pass and its lm_head, by its
                                                              rows; 0: none */
    double saved_microseconds;                                  /* estimated from these */
    double prefill_microseconds; /* of a prompt by the MTP head or the draft model */
    double draft_microseconds;   /* of their drafts */
} bitnet_chains_stats;

/* What was drafted since it was created. */
BITNET_API bitnet_chains_stats bitnet_chains_get_stats(const bitnet_chains *chains);

/* Adds the counts of this session's chains to the table that it drafts from, for
   bitnet_chain_table_copy_best, and restarts them. */
BITNET_EXPERIMENTAL void bitnet_chains_add_counts(bitnet_chains *chains, bitnet_chain_table *table);

/* What all sessions that share the memory have learned, as a table of version 2 with the `count`
   best chains. Errors: OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_chain_table *bitnet_chain_table_from_chains(const bitnet_chains *chains,
                                                                       size_t count,
                                                                       bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_CHAINS_H */
