/* bitnet_chains.h - v1.0 - chain buckets: the same text from bitnet.h, faster
SPDX-License-Identifier: MIT

Do this in ONE C or C++ file (it includes bitnet.h):

    #define BITNET_IMPLEMENTATION
    #include "bitnet_chains.h"

and plain `#include "bitnet_chains.h"` everywhere else.

CONTENTS                                                            search for
MANUAL
   1  Quick start                                                >>chains-quickstart
   2  How it works                                               >>chains-how
   3  When it is worth its cost                                  >>chains-cost
   4  Table files: CHNB                                          >>chains-format
API
   Tables                                                        >>api-chain-table
   Drafting                                                      >>api-chains
IMPLEMENTATION
   Tables: making, finding, counting                             >>chain-table
   Tables: reading and writing                                   >>chain-file
   Links: what follows what                                      >>chain-links
   The session's own text: a suffix automaton                    >>chain-text
   What may come next                                            >>chain-sources
   What a row costs, and what drafting gains                     >>chain-cost
   Drafts of a draft model and an MTP head                       >>chain-model
   Drafting                                                      >>chain-draft

====================
MANUAL
====================

1 QUICK START                                                               >>chains-quickstart

    bitnet_chain_table *table = bitnet_chain_table_load_file("stories-chains.bin",
                                    bitnet_model_tokenizer(model), NULL, &error);
    bitnet_chains_options options = {0};
    options.table = table;                           // or none: chains are learned
    bitnet_chains *chains = bitnet_chains_create(session, &options, &error);
    bitnet_generate(session, "Once upon a time", NULL, print, NULL);      // as before
    bitnet_chains_free(chains);                   // before the session
    bitnet_chain_table_free(table);

Everything that generates, samples or steps gives the same tokens as before, only faster.

2 HOW IT WORKS                                                                     >>chains-how

A language model often writes what it has written before. When a frequent chain of tokens begins,
the rest of it is drafted, and the drafts pass through the layers in one batch with the token
that they follow: if memory bandwidth is the limit, several rows cost little more than one. Each
position is then sampled as without chains, from the same logits, by the same random number. As
long as the sampled token is the drafted one, its successor has been computed already.

This is exact: a token's logits do not depend on its batch (bitnet.h, chapter 8), and drafts do not
influence what is sampled. Because a draft is one token, not a distribution, it is accepted as often
as by the rejection rule of speculative sampling (arXiv 2211.17192). Only the option `threshold`,
which is off by default, is lossy.

Drafts come from five sources. Each predicts the next token. The drafter uses the source whose
predictions of this kind have been right most often, then predicts the token after that:
  - the mined table: the chain that begins with the last 3 tokens, or with fewer
  - the session's own text: what most often followed the last tokens when they occurred before,
    matching as many of them as has predicted best; text that the session has dropped since
    (bitnet_session_truncate, _reset) counts, too
  - a memory that learns, while sessions generate, what the model writes after which tokens; the
    session's own, or one that sessions of the model share (bitnet_chain_memory)
  - the model's MTP head, if it is loaded
  - a session of a smaller model with the same vocabulary
The last two compute: each drafts only if its draft should gain more, compared with the sources
before it, than it costs.

3 WHEN IT IS WORTH ITS COST                                                       >>chains-cost

A draft gains its chance of acceptance times the cost of a token, and costs one more row in a batch.
Both are measured all the time: chances by kind of draft, from every generated token, drafted or
not; and the time of a batch, by its number of rows. The number of drafted tokens is the one with
the greatest expected gain; nothing is drafted if that is negative. An MTP head or a draft model
that did not gain is tried again after at most 128 passes.

Chances may be wrong, so a draft also needs credit for its full cost, in case none of it is
accepted: half a token at the start, one per 128 generated tokens, and what drafts have saved, up
to 8. The drafter's own time is paid from it, too. So, by the measured costs, t tokens never need
more than the time of t + t / 128 + 1/2 tokens without drafts, whatever the text: from 40 tokens
on at least 0.98 of the speed. With an MTP head or a draft model it begins with two tokens,
enough to measure what a draft costs: t + t / 128 + 2, which is 0.98 from 170 tokens on. A debt
of more than two tokens counts as an interruption, not as a cost. A number of rows that is tried for
the first time may cost more than assumed; then nothing is drafted until that is earned back. If the
sources do not know the text, or a row costs as much as a token, nothing is drafted.

4 TABLE FILES: CHNB                                                             >>chains-format

Little-endian. A chain is context and continuation in one, 2 to 8 tokens; its confidence is the
mean probability that the model gives to tokens 2..n, in 0..1.

Version 1 has 256 chains, the buckets:
    char[4] "CHNB", u16 version = 1, u16 entries = 256, u16 longest chain = 8, u16 0;
    256 entries in order of id: u8 id, u8 0, u16 n, i32 tokens[n], f32 confidence;
    u32 CRC-32 (polynomial 0xEDB88320) of everything before it.
An unused entry has n = 0 and confidence 0. Readers ignore the two zero fields and treat a chain
of one token as unused. A chain is found by the last 3 tokens that begin it, else the last 2,
else the last one; among several, the highest confidence wins, then the lowest id.

Version 2 has up to 65,536 chains, the tokenizer's checksum, and statistics of the chains:
    char[4] "CHNB", u16 version = 2, u16 longest chain = 8, u32 entries, u32 tokenizer;
    per entry: u32 n (2..8), f32 confidence, u32 drafted, u32 accepted, i32 tokens[n];
    u32 CRC-32 of everything before it.
`tokenizer` is the CRC-32 of all tokens in order of id: u32 length and bytes of each, as the
vocabulary spells it. A chain is found by the last 6 tokens, else 5, and so on down to 1; else as
in version 1, with the index in the file as the id.
*/

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

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_CHAINS_IMPLEMENTATION_INCLUDED
#define BITNET_CHAINS_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(2)

/* ====================
   >>chain-table   Tables: making, finding, counting

   Chains in an array, and a hash table from their first tokens to the chain that a look-up
   finds. */

enum { BITNET__CONTEXT_1 = 3, BITNET__CONTEXT_2 = 6 /* tokens that a look-up begins with */ };

struct bitnet_chain_table {
    bitnet_allocator allocator;
    int version, context;
    bitnet_chain *chains;
    size_t count;
    bitnet__table contexts; /* first tokens of chains; index: their number << 20 | chain */
};

static uint32_t bitnet__chain_hash(const int32_t *ids, int count) {
    uint32_t hash = (uint32_t)count * 0x9E3779B9u;
    int i;
    for (i = 0; i < count; i++) {
        hash = (hash ^ (uint32_t)ids[i]) * 0x85EBCA6Bu;
        hash ^= hash >> 15;
    }
    return hash;
}

static size_t bitnet__chain_slots(size_t least) {
    size_t slots = 16;
    while (slots < least) slots *= 2;
    return slots;
}

static bitnet_string bitnet__chain_key(const void *chains, uint32_t index) {
    bitnet_string key;
    key.data = (const char *)((const bitnet_chain *)chains)[index & 0xFFFFF].tokens;
    key.length = (index >> 20) * sizeof(int32_t);
    return key;
}

/* The slot of chains that begin with `ids`, or NULL. */
static bitnet__slot *bitnet__chain_slot(const bitnet_chain_table *table, const int32_t *ids,
                                        int count) {
    bitnet_string key;
    key.data = (const char *)ids;
    key.length = (size_t)count * sizeof *ids;
    return bitnet__table_find(&table->contexts, bitnet__chain_hash(ids, count), key);
}

/* The chain that begins with the last `most` tokens before `end`, or fewer. */
static const bitnet_chain *bitnet__chain_find(const bitnet_chain_table *table, const int32_t *end,
                                              int most, int *matched) {
    for (; most > 0; most--) {
        const bitnet__slot *slot = bitnet__chain_slot(table, end - most, most);
        if (slot) return *matched = most, table->chains + (slot->index & 0xFFFFF);
    }
    *matched = 0;
    return NULL;
}

/* The longest context that finds a chain: at least one token must be left to follow. */
static int bitnet__chain_contexts(const bitnet_chain_table *table, const bitnet_chain *chain) {
    return table->context < chain->count ? table->context : chain->count - 1;
}

/* False: out of memory. */
static bool bitnet__chain_index(bitnet_chain_table *table) {
    size_t i;
    int n;
    if (!bitnet__table_begin(&table->contexts, &table->allocator,
                             (size_t)table->context * table->count, bitnet__chain_key,
                             table->chains))
        return false;
    for (i = 0; i < table->count; i++)
        for (n = 1; n <= bitnet__chain_contexts(table, &table->chains[i]); n++)
            bitnet__table_add(&table->contexts, bitnet__chain_hash(table->chains[i].tokens, n),
                              (uint32_t)n << 20 | (uint32_t)i);
    if (!bitnet__table_end(&table->contexts, &table->allocator)) return false;
    for (i = 0; i < table->count; i++) { /* of several, the one of highest confidence */
        const bitnet_chain *chain = &table->chains[i];
        for (n = 1; n <= bitnet__chain_contexts(table, chain); n++) {
            bitnet__slot *slot = bitnet__chain_slot(table, chain->tokens, n);
            if (table->chains[slot->index & 0xFFFFF].confidence < chain->confidence)
                slot->index = (uint32_t)n << 20 | (uint32_t)i;
        }
    }
    return true;
}

/* Checks that a table of a version can have this many chains. */
static bitnet_result bitnet__chain_limits(size_t count, int version, bitnet_error *error) {
    size_t most = version == 1 ? (size_t)BITNET_CHAIN_TABLE_MAX_V1 : (size_t)BITNET_CHAIN_TABLE_MAX;
    if (version != 1 && version != 2)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_VERSION, "version %i is not known",
                            (int64_t)version);
    if (count > most)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_COUNT, "%i chains are more than %i",
                            (int64_t)count, (int64_t)most);
    return BITNET_OK;
}

/* bitnet_chain_table_create, in memory of this allocator. */
static bitnet_chain_table *bitnet__chain_table_make(const bitnet_chain *chains, size_t count,
                                                    int version, const bitnet_allocator *allocator,
                                                    bitnet_error *error) {
    bitnet_allocator a = *allocator;
    int context = version == 1 ? BITNET__CONTEXT_1 : BITNET__CONTEXT_2;
    bitnet_chain_table *table;
    size_t i;
    if (bitnet__chain_limits(count, version, error) != BITNET_OK) return NULL;
    for (i = 0; i < count; i++) {
        if (chains[i].count < 0 || chains[i].count > BITNET_CHAIN_LENGTH) {
            bitnet__fail(error, BITNET_ERROR_CHAINS_LENGTH, "chain %i has %i tokens, not 0..%i",
                         (int64_t)i, (int64_t)chains[i].count, (int64_t)BITNET_CHAIN_LENGTH);
            return NULL;
        }
        if (!bitnet__is_finite(chains[i].confidence)) {
            bitnet__fail(error, BITNET_ERROR_CHAINS_VALUE,
                         "the confidence of chain %i is not a finite number", (int64_t)i);
            return NULL;
        }
    }
    table = (bitnet_chain_table *)bitnet__alloc_zero(&a, 1, sizeof *table);
    if (table) {
        table->allocator = a;
        table->version = version;
        table->context = context;
        table->count = count;
        table->chains = (bitnet_chain *)bitnet__alloc_zero(&a, count, sizeof *chains);
        for (i = 0; i < count && table->chains; i++)
            if (chains[i].count >= 2) table->chains[i] = chains[i];
    }
    if (table && table->chains && bitnet__chain_index(table)) return table;
    bitnet_chain_table_free(table);
    bitnet__no_memory(error);
    return NULL;
}

BITNET_API bitnet_chain_table *bitnet_chain_table_create(const bitnet_chain *chains, size_t count,
                                                         int32_t version,
                                                         const bitnet_chain_table_options *options,
                                                         bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    if (bitnet__check_list(error, "chains", chains, count) != BITNET_OK) return NULL;
    return bitnet__chain_table_make(chains, count, version, &a, error);
}

BITNET_API void bitnet_chain_table_free(bitnet_chain_table *table) {
    bitnet_allocator a;
    if (!table) return;
    a = table->allocator;
    bitnet__free(&a, table->chains);
    bitnet__table_free(&table->contexts, &a);
    bitnet__free(&a, table);
}

BITNET_API int32_t bitnet_chain_table_version(const bitnet_chain_table *table) {
    return table->version;
}

BITNET_API size_t bitnet_chain_table_count(const bitnet_chain_table *table) { return table->count; }

BITNET_API const bitnet_chain *bitnet_chain_table_at(const bitnet_chain_table *table,
                                                     size_t index) {
    return index < table->count ? &table->chains[index] : NULL;
}

BITNET_API const bitnet_chain *bitnet_chain_table_find(const bitnet_chain_table *table,
                                                       const int32_t *tokens, size_t length,
                                                       size_t *matched) {
    int most = length < (size_t)table->context ? (int)length : table->context, found = 0;
    const bitnet_chain *chain =
        tokens ? bitnet__chain_find(table, tokens + length, most, &found) : NULL;
    *matched = (size_t)found;
    return chain;
}

/* Marks all but the `keep` entries of highest score as unused; of equal ones, the first stay.
   Scores are below 2^32, so bisection finds the limit. */
static void bitnet__chain_keep(bitnet_chain *chains, size_t count, const uint32_t *score,
                               size_t keep) {
    uint64_t low = 0, high = (uint64_t)1 << 32; /* the least limit that at most `keep` reach */
    size_t i, above = 0;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        for (i = 0, above = 0; i < count; i++) above += chains[i].count && score[i] >= middle;
        if (above <= keep) high = middle;
        else low = middle + 1;
    }
    for (i = 0, above = 0; i < count; i++) above += chains[i].count && score[i] >= low;
    for (i = 0; i < count; i++) {
        if (!chains[i].count || score[i] >= low) continue;
        if ((uint64_t)score[i] + 1 == low && above < keep) above++;
        else memset(&chains[i], 0, sizeof chains[i]);
    }
}

/* Compacts the used entries and returns their number. */
static size_t bitnet__chain_close_up(bitnet_chain *chains, size_t count) {
    size_t i, used = 0;
    for (i = 0; i < count; i++)
        if (chains[i].count) chains[used++] = chains[i];
    return used;
}

BITNET_API bitnet_chain_table *bitnet_chain_table_copy_best(const bitnet_chain_table *table,
                                                            size_t count, bitnet_error *error) {
    const bitnet_allocator *a = &table->allocator;
    bitnet_chain *chains = (bitnet_chain *)bitnet__alloc(a, table->count, sizeof *chains);
    uint32_t *score = (uint32_t *)bitnet__alloc(a, table->count, sizeof *score);
    bitnet_chain_table *pruned = NULL;
    size_t i;
    if (chains && score) {
        for (i = 0; i < table->count; i++) {
            chains[i] = table->chains[i];
            score[i] = chains[i].accepted;
        }
        bitnet__chain_keep(chains, table->count, score, count);
        pruned = bitnet__chain_table_make(chains, bitnet__chain_close_up(chains, table->count),
                                          table->version, a, error);
    } else {
        bitnet__no_memory(error);
    }
    bitnet__free(a, chains);
    bitnet__free(a, score);
    return pruned;
}

/* ====================
   >>chain-file   Tables: reading and writing (see chapter 4) */

enum {
    BITNET__CHAINS_HEADER_1 = 12, /* bytes; an entry without its tokens; both versions' footer */
    BITNET__CHAINS_HEADER_2 = 16,
    BITNET__CHAINS_ENTRY_1 = 8,
    BITNET__CHAINS_ENTRY_2 = 16,
    BITNET__CHAINS_FOOTER = 4
};

/* How a table of version 2 identifies a tokenizer. */
static uint32_t bitnet__tokenizer_hash(const bitnet_tokenizer *tokenizer) {
    int32_t id, count = bitnet_vocab_size(tokenizer);
    uint32_t crc = 0;
    for (id = 0; id < count; id++) {
        bitnet_string name = bitnet_token_name(tokenizer, id);
        uint8_t length[4];
        int i;
        for (i = 0; i < 4; i++) length[i] = (uint8_t)(name.length >> (8 * i));
        crc = bitnet__crc32(crc, length, sizeof length);
        crc = bitnet__crc32(crc, name.data, name.length);
    }
    return crc;
}

/* The entries of a sound file of either version. */
typedef struct bitnet__chain_file {
    int version;
    size_t count;
    uint32_t tokenizer; /* version 2 */
    const uint8_t *entries;
} bitnet__chain_file;

static uint32_t bitnet__chain_tokens_in(const bitnet__chain_file *file, const uint8_t *entry) {
    return file->version == 1 ? bitnet__load_u16(entry + 2) : bitnet__load_u32(entry);
}

/* Checks header, lengths and footer. */
static bitnet_result bitnet__chain_frame(bitnet__chain_file *file, const uint8_t *data, size_t size,
                                         bitnet_error *error) {
    size_t header, fixed, at, i;
    memset(file, 0, sizeof *file);
    if (size < 4 || memcmp(data, "CHNB", 4) != 0)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_MAGIC, "this is not a table of chains");
    if (size < 6)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "the table has no version");
    file->version = (int)bitnet__load_u16(data + 4);
    if (file->version != 1 && file->version != 2)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_VERSION, "version %i is not known",
                            (int64_t)file->version);
    header = file->version == 1 ? BITNET__CHAINS_HEADER_1 : BITNET__CHAINS_HEADER_2;
    fixed = file->version == 1 ? BITNET__CHAINS_ENTRY_1 : BITNET__CHAINS_ENTRY_2;
    if (size < header)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "the header is cut short");
    file->count = file->version == 1 ? bitnet__load_u16(data + 6) : bitnet__load_u32(data + 8);
    file->tokenizer = file->version == 1 ? 0 : bitnet__load_u32(data + 12);
    file->entries = data + header;
    if (file->version == 1 ? file->count != BITNET_CHAIN_TABLE_MAX_V1
                           : file->count > BITNET_CHAIN_TABLE_MAX)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_COUNT, "%i entries in version %i",
                            (int64_t)file->count, (int64_t)file->version);
    i = bitnet__load_u16(data + (file->version == 1 ? 8 : 6));
    if (i != BITNET_CHAIN_LENGTH)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_LENGTH, "chains of up to %i tokens, not %i",
                            (int64_t)i, (int64_t)BITNET_CHAIN_LENGTH);
    for (i = 0, at = header; i < file->count; i++) {
        uint32_t tokens;
        if (size - at < fixed)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "entry %i is cut short",
                                (int64_t)i);
        tokens = bitnet__chain_tokens_in(file, data + at);
        if (tokens > BITNET_CHAIN_LENGTH || (file->version == 2 && tokens < 2))
            return bitnet__fail(error, BITNET_ERROR_CHAINS_LENGTH, "entry %i has %i tokens",
                                (int64_t)i, (int64_t)tokens);
        if (size - at < fixed + tokens * 4)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "entry %i is cut short",
                                (int64_t)i);
        at += fixed + tokens * 4;
    }
    if (size - at < BITNET__CHAINS_FOOTER)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "the checksum is cut short");
    if (size - at > BITNET__CHAINS_FOOTER)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRAILING, "%i bytes follow the table",
                            (int64_t)(size - at - BITNET__CHAINS_FOOTER));
    if (bitnet__crc32(0, data, at) != bitnet__load_u32(data + at))
        return bitnet__fail(error, BITNET_ERROR_CHAINS_CORRUPT, "the table's checksum is wrong");
    return BITNET_OK;
}

/* Reads entry `i` at *entry and steps to the next. */
static bitnet_result bitnet__chain_entry(const bitnet__chain_file *file, size_t i,
                                         const uint8_t **entry, int32_t vocabulary,
                                         bitnet_chain *chain, bitnet_error *error) {
    const uint8_t *p = *entry;
    int32_t t;
    chain->count = (int32_t)bitnet__chain_tokens_in(file, p);
    if (file->version == 1) {
        if (p[0] != i)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_ORDER, "entry %i has the id %i",
                                (int64_t)i, (int64_t)p[0]);
        p += 4;
    } else {
        chain->confidence = bitnet__load_f32(p + 4);
        chain->drafted = bitnet__load_u32(p + 8);
        chain->accepted = bitnet__load_u32(p + 12);
        p += BITNET__CHAINS_ENTRY_2;
    }
    for (t = 0; t < chain->count; t++, p += 4) {
        uint32_t id = bitnet__load_u32(p);
        if (id >= (uint32_t)vocabulary)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_TOKEN, "token %i of chain %i is %i",
                                (int64_t)t, (int64_t)i, (int64_t)(int32_t)id);
        chain->tokens[t] = (int32_t)id;
    }
    if (file->version == 1) {
        chain->confidence = bitnet__load_f32(p);
        p += 4;
    }
    *entry = p;
    return BITNET_OK; /* the table's maker checks that it is finite */
}

BITNET_API bitnet_chain_table *bitnet_chain_table_load_memory(
    const void *data, size_t size, const bitnet_tokenizer *tokenizer,
    const bitnet_chain_table_options *options, bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    int32_t vocabulary = tokenizer ? bitnet_vocab_size(tokenizer) : INT32_MAX;
    bitnet_chain_table *table = NULL;
    bitnet__chain_file file;
    bitnet_chain *chains;
    bitnet_result result;
    const uint8_t *entry;
    size_t i;
    if (bitnet__check_list(error, "data", data, size) != BITNET_OK ||
        bitnet__chain_frame(&file, (const uint8_t *)data, size, error) != BITNET_OK)
        return NULL;
    if (file.version == 2 && tokenizer && file.tokenizer != bitnet__tokenizer_hash(tokenizer)) {
        bitnet__fail(error, BITNET_ERROR_CHAINS_TOKENIZER,
                     "the table was made for another tokenizer");
        return NULL;
    }
    chains = (bitnet_chain *)bitnet__alloc_zero(&a, file.count, sizeof *chains);
    result = chains ? BITNET_OK : bitnet__no_memory(error);
    for (i = 0, entry = file.entries; i < file.count && result == BITNET_OK; i++)
        result = bitnet__chain_entry(&file, i, &entry, vocabulary, &chains[i], error);
    if (result == BITNET_OK)
        table = bitnet__chain_table_make(chains, file.count, file.version, &a, error);
    bitnet__free(&a, chains);
    return table;
}

/* ---- writing */

/* Bytes for a caller's buffer; those that do not fit are only counted. */
typedef struct bitnet__chain_bytes {
    uint8_t *data;
    size_t size, capacity;
} bitnet__chain_bytes;

static void bitnet__chain_put(bitnet__chain_bytes *out, uint32_t value, int bytes) {
    for (; bytes > 0; bytes--, value >>= 8) {
        if (out->size < out->capacity) out->data[out->size] = (uint8_t)value;
        out->size++;
    }
}

static void bitnet__chain_put_tokens(bitnet__chain_bytes *out, const bitnet_chain *chain) {
    int32_t t;
    for (t = 0; t < chain->count; t++) bitnet__chain_put(out, (uint32_t)chain->tokens[t], 4);
}

static void bitnet__chain_write(const bitnet_chain_table *table, uint32_t tokenizer,
                                bitnet__chain_bytes *out) {
    static const bitnet_chain unused = {{0}, 0, 0.0f, 0, 0};
    size_t i, used = 0;
    int version = table->version;
    for (i = 0; i < table->count; i++) used += table->chains[i].count > 0;
    for (i = 0; i < 4; i++) bitnet__chain_put(out, (uint8_t) "CHNB"[i], 1);
    bitnet__chain_put(out, (uint32_t)version, 2);
    if (version == 1) {
        bitnet__chain_put(out, BITNET_CHAIN_TABLE_MAX_V1, 2);
        bitnet__chain_put(out, BITNET_CHAIN_LENGTH, 2);
        bitnet__chain_put(out, 0, 2);
    } else {
        bitnet__chain_put(out, BITNET_CHAIN_LENGTH, 2);
        bitnet__chain_put(out, (uint32_t)used, 4);
        bitnet__chain_put(out, tokenizer, 4);
    }
    for (i = 0; i < (version == 1 ? (size_t)BITNET_CHAIN_TABLE_MAX_V1 : table->count); i++) {
        const bitnet_chain *chain = i < table->count ? &table->chains[i] : &unused;
        if (version == 1) {
            bitnet__chain_put(out, (uint32_t)i, 1);
            bitnet__chain_put(out, 0, 1);
            bitnet__chain_put(out, (uint32_t)chain->count, 2);
            bitnet__chain_put_tokens(out, chain);
            bitnet__chain_put(out, bitnet__bits(chain->confidence), 4);
        } else if (chain->count) {
            bitnet__chain_put(out, (uint32_t)chain->count, 4);
            bitnet__chain_put(out, bitnet__bits(chain->confidence), 4);
            bitnet__chain_put(out, chain->drafted, 4);
            bitnet__chain_put(out, chain->accepted, 4);
            bitnet__chain_put_tokens(out, chain);
        }
    }
    if (out->size <= out->capacity) /* else the checksum would be of missing bytes */
        bitnet__chain_put(out, bitnet__crc32(0, out->data, out->size), 4);
    else bitnet__chain_put(out, 0, 4);
}

BITNET_API bitnet_result bitnet_chain_table_save_memory(const bitnet_chain_table *table,
                                                        const bitnet_tokenizer *tokenizer,
                                                        void *data, size_t capacity, size_t *size,
                                                        bitnet_error *error) {
    bitnet__chain_bytes out;
    *size = 0;
    if (bitnet__check_list(error, "data", data, capacity) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    if (table->version == 2 && !tokenizer)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                            "version 2 needs the tokenizer that the table is for");
    out.data = (uint8_t *)data;
    out.size = 0;
    out.capacity = capacity;
    bitnet__chain_write(table, table->version == 2 ? bitnet__tokenizer_hash(tokenizer) : 0, &out);
    *size = out.size;
    return BITNET_OK;
}

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_chain_table *bitnet_chain_table_load_file(
    const char *path, const bitnet_tokenizer *tokenizer, const bitnet_chain_table_options *options,
    bitnet_error *error) {
    (void)tokenizer, (void)options;
    bitnet__fail(error, BITNET_ERROR_IO, "'%s': this build cannot read files", path);
    return NULL;
}

#else

BITNET_API bitnet_chain_table *bitnet_chain_table_load_file(
    const char *path, const bitnet_tokenizer *tokenizer, const bitnet_chain_table_options *options,
    bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    const uint64_t longest =
        BITNET__CHAINS_HEADER_2 + BITNET__CHAINS_FOOTER +
        BITNET_CHAIN_TABLE_MAX * (uint64_t)(BITNET__CHAINS_ENTRY_2 + 4 * BITNET_CHAIN_LENGTH);
    bitnet_chain_table *table = NULL;
    FILE *file;
    uint8_t *data = NULL;
    uint64_t size = 0;
    if (bitnet__check_list(error, "path", path, 1) != BITNET_OK) return NULL;
    file = bitnet__open(path, "rb");
    if (!file || !bitnet__file_size(file, &size)) {
        bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be read: %s", strerror(errno));
    } else if (size > longest) {
        bitnet__fail(error, BITNET_ERROR_CHAINS_TRAILING, "this is longer than any table");
    } else if (!(data = (uint8_t *)bitnet__alloc(&a, (size_t)size, 1))) {
        bitnet__no_memory(error);
    } else if (bitnet__file_read(file, 0, data, (size_t)size) != size) {
        bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be read");
    } else {
        table = bitnet_chain_table_load_memory(data, (size_t)size, tokenizer, options, error);
    }
    if (!table) bitnet__name_file(error, path);
    bitnet__free(&a, data);
    if (file) fclose(file);
    return table;
}

#endif

/* ====================
   >>chain-links   Links: what follows what

   A link leads from a node to another by a token. The tree of bitnet_miner.h and the automaton of a
   session's text find their links by node and token: in a slot, or among the links that share the
   slot, by the remaining bits. Bits are mixed without loss, so no text makes the path longer than
   64 steps; on average, it is one. */

/* The beginning of an item that is found in this way. */
typedef struct bitnet__chain_link {
    uint32_t from;
    int32_t token;
    uint32_t next[2]; /* where a search continues, by its next bit; 0: nowhere */
} bitnet__chain_link;

typedef struct bitnet__chain_links {
    uint8_t *items;  /* number 0 is none */
    size_t size;     /* bytes of an item */
    uint32_t *slots; /* item numbers where searches begin; 0: none */
    int shift;       /* 64 less the bits that choose a slot */
} bitnet__chain_links;

static size_t bitnet__chain_link_slots(const bitnet__chain_links *b) {
    return (size_t)1 << (64 - b->shift);
}

/* Allocates `count` items of `size` bytes, with number 0. False: no memory. */
static bool bitnet__chain_links_create(bitnet__chain_links *b, const bitnet_allocator *a,
                                       size_t count, size_t size) {
    for (b->shift = 64 - 10; (uint64_t)1 << (64 - b->shift) < count;) b->shift--;
    b->size = size;
    b->items = (uint8_t *)bitnet__alloc(a, count, size);
    b->slots = (uint32_t *)bitnet__alloc_zero(a, bitnet__chain_link_slots(b), sizeof *b->slots);
    return b->items && b->slots;
}

static void bitnet__chain_links_free(bitnet__chain_links *b, const bitnet_allocator *a) {
    bitnet__free(a, b->items);
    bitnet__free(a, b->slots);
}

/* Forgets all items. */
static void bitnet__chain_links_clear(bitnet__chain_links *b) {
    memset(b->slots, 0, bitnet__chain_link_slots(b) * sizeof *b->slots);
}

/* Where the number of a link is, or would be. */
static uint32_t *bitnet__chain_link_slot(const bitnet__chain_links *b, uint32_t from,
                                         int32_t token) {
    uint64_t bits = (uint64_t)from << 32 | (uint32_t)token;
    uint32_t *slot;
    bits = (bits ^ bits >> 32) * 0xD6E8FEB86659FD93u;
    bits = (bits ^ bits >> 32) * 0xD6E8FEB86659FD93u;
    bits ^= bits >> 32;
    for (slot = &b->slots[bits >> b->shift]; *slot; bits >>= 1) {
        bitnet__chain_link *link = (bitnet__chain_link *)(void *)(b->items + *slot * b->size);
        if (link->from == from && link->token == token) break;
        slot = &link->next[bits & 1];
    }
    return slot;
}

/* ====================
   >>chain-text   The session's own text: a suffix automaton

   A state represents all contexts (runs of tokens) that ended in the same places of the text:
   whatever followed one of them followed all. A text of n tokens has at most 2 n states and 3 n
   steps between them (Blumer and others 1985). The time to add a token, and to count how often each
   step was taken, does not depend on the text's length. If the session goes back, the text
   continues from there, and the part that was dropped stays known. */

enum {
    BITNET__TEXT_MOST = 32768, /* tokens, about 140 bytes each; then it restarts */
    BITNET__TEXT_VOTES = 32    /* contexts that count a token, the longest first */
};

typedef struct bitnet__text_state {
    int32_t length;   /* of its longest context */
    uint32_t shorter; /* the state of its longest suffix that ended in more places */
    uint32_t step;    /* its first step; 0: none */
    uint32_t likely;  /* its most frequent step, the last of equals; 0: not counted */
    uint32_t count;   /* how often any was taken */
} bitnet__text_state;

typedef struct bitnet__text_step {
    bitnet__chain_link link; /* between states */
    uint32_t to, count;
    uint32_t sibling; /* another step of the state; 0: none */
} bitnet__text_step;

typedef struct bitnet__text {
    bitnet__text_state *states; /* 0: of the empty context */
    bitnet__chain_links steps;
    uint32_t state_count, step_count;
    uint32_t last; /* the state of the whole text */
    int32_t length, capacity;
} bitnet__text;

static void bitnet__text_clear(bitnet__text *t) {
    if (!t->states) return;
    bitnet__chain_links_clear(&t->steps);
    memset(&t->states[0], 0, sizeof t->states[0]);
    t->state_count = t->step_count = 1;
    t->last = 0;
    t->length = 0;
}

/* False: no memory. */
static bool bitnet__text_create(bitnet__text *t, const bitnet_allocator *a, int32_t capacity) {
    t->capacity = capacity < BITNET__TEXT_MOST ? capacity : BITNET__TEXT_MOST;
    t->states =
        (bitnet__text_state *)bitnet__alloc(a, 2 * (size_t)t->capacity + 1, sizeof *t->states);
    if (!bitnet__chain_links_create(&t->steps, a, 3 * (size_t)t->capacity + 1,
                                    sizeof(bitnet__text_step)) ||
        !t->states)
        return false;
    bitnet__text_clear(t);
    return true;
}

static void bitnet__text_free(bitnet__text *t, const bitnet_allocator *a) {
    bitnet__free(a, t->states);
    bitnet__chain_links_free(&t->steps, a);
}

static bitnet__text_step *bitnet__text_step_at(const bitnet__text *t, uint32_t number) {
    return (bitnet__text_step *)(void *)t->steps.items + number;
}

static bitnet__text_step *bitnet__text_add_step(bitnet__text *t, uint32_t *slot, uint32_t from,
                                                int32_t token, uint32_t to) {
    uint32_t number = *slot = t->step_count++;
    bitnet__text_step *step = bitnet__text_step_at(t, number);
    memset(step, 0, sizeof *step);
    step->link.from = from;
    step->link.token = token;
    step->to = to;
    step->sibling = t->states[from].step;
    t->states[from].step = number;
    return step;
}

/* Gives the contexts of up to `length` tokens a separate state, split from the state to which
   `token` led from `from`. */
static uint32_t bitnet__text_split(bitnet__text *t, uint32_t from, int32_t token, uint32_t state) {
    uint32_t made = t->state_count++, number;
    bitnet__text_state *copy = &t->states[made];
    *copy = t->states[state];
    copy->length = t->states[from].length + 1;
    copy->step = 0;
    for (number = t->states[state].step; number;) {
        const bitnet__text_step *old = bitnet__text_step_at(t, number);
        int32_t next = old->link.token;
        uint32_t *slot = bitnet__chain_link_slot(&t->steps, made, next);
        bitnet__text_add_step(t, slot, made, next, old->to)->count = old->count;
        if (number == t->states[state].likely) copy->likely = *slot;
        number = old->sibling;
    }
    t->states[state].shorter = made;
    for (;; from = t->states[from].shorter) {
        bitnet__text_step *step =
            bitnet__text_step_at(t, *bitnet__chain_link_slot(&t->steps, from, token));
        if (step->to != state) break;
        step->to = made;
        if (from == 0) break;
    }
    return made;
}

/* The state after a step, whose longest context becomes the step's. */
static uint32_t bitnet__text_target(bitnet__text *t, uint32_t from, int32_t token,
                                    const bitnet__text_step *step) {
    uint32_t to = step->to;
    return t->states[to].length == t->states[from].length + 1
               ? to
               : bitnet__text_split(t, from, token, to);
}

static void bitnet__text_vote(bitnet__text *t, uint32_t state, uint32_t number) {
    bitnet__text_state *s = &t->states[state];
    bitnet__text_step *step = bitnet__text_step_at(t, number);
    s->count++;
    step->count++;
    if (!s->likely || step->count >= bitnet__text_step_at(t, s->likely)->count) s->likely = number;
}

/* Adds a token to the text, which has room: a step from every context that the text ends with, the
   longest first. Those that the token never followed lead to a new state; its shorter contexts are
   those after the first existing step. */
static void bitnet__text_add(bitnet__text *t, int32_t token) {
    uint32_t from = t->last, made = 0;
    bool joined = false;
    int votes;
    t->length++;
    for (votes = 0; !joined || votes < BITNET__TEXT_VOTES; votes++) {
        uint32_t *slot = bitnet__chain_link_slot(&t->steps, from, token);
        if (!*slot) {
            if (!made) {
                made = t->state_count++;
                memset(&t->states[made], 0, sizeof t->states[made]);
                t->states[made].length = t->states[from].length + 1;
            }
            bitnet__text_add_step(t, slot, from, token, made);
        } else if (!joined) {
            uint32_t to = bitnet__text_target(t, from, token, bitnet__text_step_at(t, *slot));
            if (made) t->states[made].shorter = to;
            else made = to; /* the text was cut, and continues as before */
            joined = true;
        }
        if (votes < BITNET__TEXT_VOTES) bitnet__text_vote(t, from, *slot);
        if (from == 0) break;
        from = t->states[from].shorter;
    }
    t->last = made;
}

/* A place in the text: the longest context that has occurred. */
typedef struct bitnet__text_place {
    uint32_t state;
    int32_t matched; /* tokens */
} bitnet__text_place;

/* Its end, where the next token comes. */
static bitnet__text_place bitnet__text_end(const bitnet__text *t) {
    bitnet__text_place place = {t->last, t->states ? t->states[t->last].length : 0};
    return place;
}

static void bitnet__text_follow(const bitnet__text *t, bitnet__text_place *place, int32_t token) {
    uint32_t number = 0;
    if (!t->states) return;
    while (!(number = *bitnet__chain_link_slot(&t->steps, place->state, token)) && place->state) {
        place->state = t->states[place->state].shorter;
        place->matched = t->states[place->state].length;
    }
    if (!number) return;
    place->state = bitnet__text_step_at(t, number)->to;
    place->matched++;
}

/* ====================
   >>chain-sources   What may come next

   A cursor is at the end of a text and knows what each source expects there. The main one follows
   the session's tokens; a copy follows a draft. Every expectation has a kind, and all generated
   tokens count how often each kind is right. */

enum {
    BITNET__RECENT = 16,        /* last tokens that a cursor knows */
    BITNET__TEXT_AT_ONCE = 256, /* tokens of text that may delay one pass, */
    BITNET__TEXT_LOCKED = 32,   /* and for which the memory is locked */
    /* kinds. table: tokens matched, and confidence; context: tokens matched, and how often it came;
       learned: tokens matched, and how often it was right */
    BITNET__KINDS_TABLE = 8 * 4,
    BITNET__KINDS_CONTEXT = 6 * 6,
    BITNET__LEARNED_CONTEXT = 6, /* tokens that an entry may be learned for */
    BITNET__KINDS_LEARNED = (BITNET__LEARNED_CONTEXT + 1) * 8,
    BITNET__DEPTHS = 4,                       /* successive drafts of a companion */
    BITNET__KINDS_MODEL = BITNET__DEPTHS * 8, /* depth, and how far ahead the best logit is */
    BITNET__FIRST_MODEL = BITNET__KINDS_TABLE + BITNET__KINDS_CONTEXT + BITNET__KINDS_LEARNED,
    BITNET__FIRST_MTP = BITNET__FIRST_MODEL + BITNET__KINDS_MODEL,
    BITNET__KINDS = BITNET__FIRST_MTP + BITNET__KINDS_MODEL,
    BITNET__COMPANIONS = 2,  /* the draft model, the MTP head */
    BITNET__RATE_MOST = 512, /* tries after which older ones fade */
    BITNET__TEXT_LOOKS = 2,  /* contexts tried, the longest first */
    BITNET__LEARNED_WAYS = 4 /* places where an entry may be */
};

typedef struct bitnet__outlook {
    int32_t recent[BITNET__RECENT]; /* the last token is the last; -1: none */
    const bitnet_chain *chain;      /* its first `matched` tokens are the last ones; or NULL */
    int32_t matched;
    bitnet__text_place place; /* in the session's text */
} bitnet__outlook;

typedef struct bitnet__expectation {
    int32_t id; /* -1: none */
    int32_t kind;
    float chance;
    const bitnet_chain *chain; /* of the table */
} bitnet__expectation;

typedef struct bitnet__rate {
    float tries, hits;
} bitnet__rate;

/* A majority vote on what follows these tokens, without a list of candidates. */
typedef struct bitnet__learned {
    int32_t context[BITNET__LEARNED_CONTEXT];
    int32_t next;
    uint16_t count; /* tokens of the context; 0: a free entry */
    uint16_t votes;
} bitnet__learned;

struct bitnet_chain_memory {
    bitnet_allocator allocator;
    const bitnet_model *model;
    bitnet__atomic lock;
    bitnet__rate rates[BITNET__KINDS];
    bitnet__learned *learned; /* NULL: none */
    size_t learned_mask;
    double row_microseconds[BITNET_CHAINS_MAX_DRAFT + 2]; /* see >>chain-cost */
    int32_t row_passes[BITNET_CHAINS_MAX_DRAFT + 2];      /* that were timed, up to a few */
};

/* A running average of microseconds. */
typedef struct bitnet__price {
    double time; /* 0: not known */
    int32_t times;
} bitnet__price;

/* A session that drafts: of an MTP head or of a draft model. Its token i is the main session's
   token base + i, or the one after that for an MTP head. */
typedef struct bitnet__companion {
    bitnet_session *session; /* NULL: there is none */
    int first;               /* of its kinds */
    bool joins, failed;      /* it is an MTP head's; it no longer drafts */
    float *states;           /* [BITNET__STATES][width] of positions [from, to), for the MTP head */
    int32_t base, from, to;
    bitnet__expectation said[BITNET__DEPTHS]; /* for the last draft */
    int32_t count;                            /* of them */
    int32_t idle, patience; /* passes without a draft; how many before one is tried */
    bitnet__price price[2]; /* of the first draft, of a further one */
    bitnet__price row;      /* of one that is read beyond a few */
} bitnet__companion;

struct bitnet_chains {
    bitnet_session *session;
    bitnet_allocator allocator;
    bitnet_chains_options options;
    bitnet_chains_stats stats;
    bitnet_chains_count *counts;       /* [chains of the table] */
    bitnet_chain_memory *memory, *own; /* the one in use; NULL: it is shared */
    bitnet__text text;
    bitnet__companion companions[BITNET__COMPANIONS];

    bitnet__outlook cursor;
    int32_t *passed; /* [context of the session]: the tokens that the cursor has passed */
    int32_t seen;    /* how many */
    bitnet__expectation expected[BITNET_CHAINS_SOURCE_COUNT]; /* after them, if `expecting` */
    bool expecting;

    bitnet__expectation draft[BITNET_CHAINS_MAX_DRAFT]; /* the last one */
    int32_t drafted;

    /* See >>chain-cost. */
    int64_t passes, tokens, microseconds; /* of the session, at the last look */
    double reading, guessing;             /* microseconds of the companions */
    double guessed;                       /* guessing at the last look */
    double pass_time, pass_tokens;        /* lately, on average */
    double pace; /* lately, the time of a pass divided by that in the memory */
    bool drafting;
    int32_t same, retry; /* passes in a row with a draft, or without; how many suffice */
    double credit;       /* in tokens */
    bool resting;        /* until there is credit again */
};

/* ---- memories */

/* Held by a session while it looks for drafts: a few microseconds. */
static void bitnet__memory_lock(bitnet_chain_memory *m) {
    while (bitnet__exchange(&m->lock, 1)) bitnet__yield();
}

static bool bitnet__memory_try(bitnet_chain_memory *m) {
    return bitnet__exchange(&m->lock, 1) == 0;
}

static void bitnet__memory_unlock(bitnet_chain_memory *m) { bitnet__store_release(&m->lock, 0); }

BITNET_API bitnet_chain_memory *bitnet_chain_memory_create(const bitnet_model *model,
                                                           int32_t entries, bitnet_error *error) {
    bitnet_chain_memory *m;
    if (!model) return NULL;
    if (entries < BITNET_OFF || entries > 1 << 28) {
        bitnet__fail(error, BITNET_ERROR_ARGUMENT, "a memory of %i entries", (int64_t)entries);
        return NULL;
    }
    m = (bitnet_chain_memory *)bitnet__alloc_zero(&model->allocator, 1, sizeof *m);
    if (!m) return bitnet__no_memory(error), (bitnet_chain_memory *)NULL;
    m->allocator = model->allocator;
    m->model = model;
    if (entries < 0) return m;
    m->learned_mask = bitnet__chain_slots(entries ? (size_t)entries : 65536) - 1;
    m->learned = (bitnet__learned *)bitnet__alloc_zero(&m->allocator, m->learned_mask + 1,
                                                       sizeof *m->learned);
    if (m->learned) return m;
    bitnet_chain_memory_free(m);
    bitnet__no_memory(error);
    return NULL;
}

BITNET_API void bitnet_chain_memory_free(bitnet_chain_memory *memory) {
    bitnet_allocator a;
    if (!memory) return;
    a = memory->allocator;
    bitnet__free(&a, memory->learned);
    bitnet__free(&a, memory);
}

/* ---- chances */

static bitnet_chains_source bitnet__source_of(int kind) {
    if (kind < BITNET__KINDS_TABLE) return BITNET_CHAINS_TABLE;
    if (kind < BITNET__KINDS_TABLE + BITNET__KINDS_CONTEXT) return BITNET_CHAINS_CONTEXT;
    if (kind < BITNET__FIRST_MODEL) return BITNET_CHAINS_LEARNED;
    return kind < BITNET__FIRST_MTP ? BITNET_CHAINS_MODEL : BITNET_CHAINS_MTP;
}

static float bitnet__chance(const bitnet_chain_memory *m, int kind, float prior) {
    const bitnet__rate *rate = &m->rates[kind];
    return (rate->hits + 4.0f * prior) / (rate->tries + 4.0f);
}

static void bitnet__count_chance(bitnet_chain_memory *m, const bitnet__expectation *e,
                                 int32_t came) {
    bitnet__rate *rate = &m->rates[e->kind];
    if (e->id < 0) return;
    rate->tries += 1.0f;
    if (e->id == came) rate->hits += 1.0f;
    if (rate->tries > (float)BITNET__RATE_MOST) {
        rate->tries *= 0.5f;
        rate->hits *= 0.5f;
    }
}

/* ---- the table */

static void bitnet__expect_table(const bitnet_chains *c, bitnet__outlook *cursor,
                                 bitnet__expectation *e) {
    const bitnet_chain_table *table = c->options.table;
    float quarter;
    int bin;
    if (table && cursor->matched < table->context) {
        int known = 0, matched;
        const bitnet_chain *found;
        while (known < table->context && cursor->recent[BITNET__RECENT - 1 - known] >= 0) known++;
        found = bitnet__chain_find(table, cursor->recent + BITNET__RECENT, known, &matched);
        if (found && (!cursor->chain || matched > cursor->matched)) {
            cursor->chain = found;
            cursor->matched = matched;
        }
    }
    e->chain = cursor->chain;
    if (!cursor->chain) return;
    quarter = cursor->chain->confidence * 4.0f; /* compared first: it may not fit an int */
    bin = quarter > 0 ? quarter < 3 ? (int)quarter : 3 : 0;
    e->id = cursor->chain->tokens[cursor->matched];
    e->kind = cursor->matched * 4 + bin;
    e->chance = bitnet__chance(c->memory, e->kind, 0.1f + 0.15f * (float)bin);
}

/* ---- the session's own text */

/* By how far the text matches, and whether its favorite came always, mostly or less often: the
   chance of each, until it is known. */
static const float bitnet__context_priors[6][6] = {
    {0.1f, 0.3f, 0.1f, 0.3f, 0.5f, 0.7f}, {0.2f, 0.4f, 0.3f, 0.5f, 0.6f, 0.8f},
    {0.3f, 0.5f, 0.4f, 0.6f, 0.7f, 0.9f}, {0.3f, 0.5f, 0.5f, 0.7f, 0.8f, 0.9f},
    {0.4f, 0.5f, 0.6f, 0.8f, 0.9f, 0.9f}, {0.4f, 0.5f, 0.7f, 0.8f, 0.9f, 0.9f}};

static void bitnet__expect_context(const bitnet_chains *c, const bitnet__outlook *cursor,
                                   bitnet__expectation *e) {
    const bitnet__text *t = &c->text;
    bitnet__text_place at = cursor->place;
    int looks;
    for (looks = 0; looks < BITNET__TEXT_LOOKS && at.state; looks++) {
        const bitnet__text_state *s = &t->states[at.state];
        if (s->likely) {
            const bitnet__text_step *step = bitnet__text_step_at(t, s->likely);
            int reach = at.matched < 4    ? at.matched - 1
                        : at.matched < 6  ? 3
                        : at.matched < 10 ? 4
                                          : 5;
            int sure = step->count * 2 < s->count ? 0
                       : step->count < s->count   ? 1
                       : s->count < 3             ? 1 + (int)s->count
                                                  : 4 + (s->count > 4);
            int kind = BITNET__KINDS_TABLE + reach * 6 + sure;
            float chance = bitnet__chance(c->memory, kind, bitnet__context_priors[reach][sure]);
            if (e->id < 0 || chance > e->chance) {
                e->id = step->link.token;
                e->kind = kind;
                e->chance = chance;
            }
        }
        at.state = s->shorter;
        at.matched = t->states[at.state].length;
    }
}

/* ---- what was learned */

static bitnet__learned *bitnet__learned_at(const bitnet_chain_memory *m, const int32_t *ids,
                                           int count, int way) {
    return &m->learned[(bitnet__chain_hash(ids, count) + (uint32_t)way) & m->learned_mask];
}

/* The entry of the last `count` tokens before `end`, or NULL. */
static bitnet__learned *bitnet__find_learned(const bitnet_chain_memory *m, const int32_t *end,
                                             int count) {
    int way;
    for (way = 0; way < BITNET__LEARNED_WAYS; way++) {
        bitnet__learned *l = bitnet__learned_at(m, end - count, count, way);
        if (l->count == count &&
            memcmp(l->context, end - count, (size_t)count * sizeof(int32_t)) == 0)
            return l;
    }
    return NULL;
}

/* Learns that `id` followed the last `count` tokens. A new entry must first outvote the weakest in
   its place. */
static void bitnet__learn(bitnet_chain_memory *m, const bitnet__outlook *cursor, int count,
                          int32_t id) {
    const int32_t *end = cursor->recent + BITNET__RECENT;
    bitnet__learned *l;
    int way;
    if (end[-count] < 0) return;
    l = bitnet__find_learned(m, end, count);
    if (!l) {
        for (way = 0; way < BITNET__LEARNED_WAYS; way++) {
            bitnet__learned *other = bitnet__learned_at(m, end - count, count, way);
            if (!l || other->votes < l->votes) l = other;
        }
        if (l->votes) {
            l->votes--;
            return;
        }
        l->count = (uint16_t)count;
        memcpy(l->context, end - count, (size_t)count * sizeof(int32_t));
        l->next = id;
    }
    if (l->next == id) {
        if (l->votes < UINT16_MAX) l->votes++;
    } else if (l->votes == 0 || --l->votes == 0) { /* 0: other contexts outvoted it */
        l->next = id;
        l->votes = 1;
    }
}

/* The kind is log2 of an entry's votes. */
static int bitnet__learned_kind(const bitnet__learned *l) {
    int votes = 0;
    while (votes < 7 && l->votes >> (votes + 1)) votes++;
    return BITNET__KINDS_TABLE + BITNET__KINDS_CONTEXT + l->count * 8 + votes;
}

static void bitnet__expect_learned(const bitnet_chain_memory *m, const bitnet__outlook *cursor,
                                   bitnet__expectation *e) {
    const int32_t *end = cursor->recent + BITNET__RECENT;
    int count;
    for (count = BITNET__LEARNED_CONTEXT; count > 0 && m->learned; count--) {
        const bitnet__learned *l = end[-count] < 0 ? NULL : bitnet__find_learned(m, end, count);
        float chance;
        if (!l) continue;
        chance = bitnet__chance(m, bitnet__learned_kind(l), 0.3f);
        if (e->id >= 0 && e->chance >= chance) continue;
        e->id = l->next;
        e->kind = bitnet__learned_kind(l);
        e->chance = chance;
    }
}

/* ---- the cursor */

/* What each source expects after the cursor. */
static void bitnet__expect(const bitnet_chains *c, bitnet__outlook *cursor,
                           bitnet__expectation *e) {
    int i;
    memset(e, 0, BITNET_CHAINS_SOURCE_COUNT * sizeof *e);
    for (i = 0; i < BITNET_CHAINS_SOURCE_COUNT; i++) e[i].id = -1;
    bitnet__expect_table(c, cursor, &e[BITNET_CHAINS_TABLE]);
    bitnet__expect_context(c, cursor, &e[BITNET_CHAINS_CONTEXT]);
    bitnet__expect_learned(c->memory, cursor, &e[BITNET_CHAINS_LEARNED]);
}

/* Moves past a token, without the place in the text. */
static void bitnet__advance(bitnet__outlook *cursor, int32_t id) {
    memmove(cursor->recent, cursor->recent + 1, (BITNET__RECENT - 1) * sizeof(int32_t));
    cursor->recent[BITNET__RECENT - 1] = id;
    if (cursor->chain && cursor->chain->tokens[cursor->matched] == id &&
        cursor->matched + 1 < cursor->chain->count) {
        cursor->matched++;
    } else {
        cursor->chain = NULL;
        cursor->matched = 0;
    }
}

/* True if the session's text still begins with what the cursor passed, as far as it looks. */
static bool bitnet__goes_on(const bitnet_chains *c, const int32_t *tokens, int32_t length) {
    int32_t last = c->seen < BITNET__RECENT ? c->seen : BITNET__RECENT;
    return c->seen <= length && memcmp(c->passed + c->seen - last, tokens + c->seen - last,
                                       (size_t)last * sizeof *tokens) == 0;
}

/* Puts the cursor after the first `seen` tokens, which it does not know yet. */
static void bitnet__start_at(bitnet_chains *c, int32_t seen) {
    int i;
    for (i = 0; i < BITNET__RECENT; i++) c->cursor.recent[i] = -1;
    c->cursor.chain = NULL;
    c->cursor.matched = 0;
    c->text.last = 0;
    c->cursor.place = bitnet__text_end(&c->text);
    c->seen = seen;
    c->expecting = false;
}

/* Goes back to a few tokens before the place where the session was cut, to know them. */
static void bitnet__return_to(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    int32_t same = 0;
    while (same < c->seen && same < length && c->passed[same] == tokens[same]) same++;
    bitnet__start_at(c, same > BITNET__RECENT ? same - BITNET__RECENT : 0);
}

/* Makes room: passes over the last half of a full text again and forgets the rest. */
static void bitnet__make_room(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    bitnet__text *t = &c->text;
    int32_t from = length > t->capacity / 2 ? length - t->capacity / 2 : 0;
    if (!t->states || length - c->seen <= t->capacity - t->length) return;
    memcpy(c->passed, tokens, (size_t)from * sizeof *tokens);
    bitnet__text_clear(t);
    bitnet__start_at(c, from);
}

/* Passes over a token, and learns from it if the model generated it. */
static void bitnet__pass_token(bitnet_chains *c, int32_t id, bool said) {
    int source, count;
    if (said) {
        if (!c->expecting) bitnet__expect(c, &c->cursor, c->expected);
        for (source = 0; source < BITNET_CHAINS_SOURCE_COUNT; source++)
            bitnet__count_chance(c->memory, &c->expected[source], id);
        for (count = 1; count <= BITNET__LEARNED_CONTEXT && c->memory->learned; count++)
            bitnet__learn(c->memory, &c->cursor, count, id);
    }
    bitnet__advance(&c->cursor, id);
    if (c->text.states) bitnet__text_add(&c->text, id);
    c->cursor.place = bitnet__text_end(&c->text);
    c->passed[c->seen++] = id;
    c->expecting = false;
}

/* Passes over the new tokens, or some of many; false: not all. The model has generated at most the
   drafted tokens and one more. */
static bool bitnet__catch_up_chains(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    bool goes_on = bitnet__goes_on(c, tokens, length), said;
    int32_t end;
    if (!goes_on) bitnet__return_to(c, tokens, length);
    bitnet__make_room(c, tokens, length);
    said = goes_on && c->seen > 0 && length - c->seen <= c->drafted + 1;
    end = length - c->seen < BITNET__TEXT_AT_ONCE ? length : c->seen + BITNET__TEXT_AT_ONCE;
    while (c->seen < end) {
        bitnet__pass_token(c, tokens[c->seen], said);
        if (c->seen % BITNET__TEXT_LOCKED) continue;
        bitnet__memory_unlock(c->memory); /* others need not wait for all */
        bitnet__memory_lock(c->memory);
    }
    return end == length;
}

/* ====================
   >>chain-cost   What a row costs, and what drafting gains

   Interruptions make a pass look longer than it is, never shorter. So the time of a pass by rows,
   lm_head included, is the least of the first few, then a running average of times capped at one
   and a half of it. For an untried number of rows, a line through the others estimates it.

   Passes also become slower as a text grows or the machine is shared, for all numbers of rows
   alike, while only some are seen. So a time is a slow average, which sessions may share, times the
   session's pace, a fast average over its passes of any number of rows.

   So that drafting is never much slower, whatever the text, drafts need credit, counted in tokens:
   a little at the start, a little per generated token, and what accepted drafts save. Credit pays
   for rows, by the time that their pass took, and for the drafter's own time. A draft is at most as
   long as the credit allows if none of it is accepted; without credit, nothing is drafted, looked
   up or learned. Unknown prices are assumed to be high. */

enum {
    BITNET__ROW_PASSES = 64, /* in an average */
    BITNET__FEW_PASSES = 5,  /* until it is one; without drafts, before the first */
    BITNET__PACE_PASSES = 4, /* in the average of a pace */
    BITNET__PACE_KNOWN = 16  /* whose average shows a pace */
};

/* Credit in tokens: at first, at first with a draft model, per token, at most, and the limit below
   which drafting rests. */
static const double BITNET__CREDIT_FIRST = 0.5, BITNET__CREDIT_MODEL = 2,
                    BITNET__CREDIT_TOKEN = 1.0 / 128, BITNET__CREDIT_MOST = 8,
                    BITNET__CREDIT_REST = 0.25;

/* The time of a pass by rows, at the session's pace; 0: not known. */
static double bitnet__row_time(const bitnet_chains *c, int rows) {
    return c->options.costs ? c->options.costs[rows] : c->memory->row_microseconds[rows] * c->pace;
}

static double bitnet__cut_off(double time, double usual) {
    return time < 1.5 * usual ? time : 1.5 * usual;
}

/* The first time is left out, because it touches new memory. Of the next few, the least counts. */
static void bitnet__average(bitnet__price *p, double time) {
    bool few = p->times < BITNET__FEW_PASSES;
    if (p->times == 1 || (few && time < p->time)) p->time = time;
    else if (!few) p->time += (bitnet__cut_off(time, p->time) - p->time) / p->times;
    if (p->times < BITNET__ROW_PASSES) p->times++;
}

static void bitnet__time_rows(bitnet_chains *c, int rows, double time) {
    bitnet_chain_memory *m = c->memory;
    bitnet__price p = {m->row_microseconds[rows], m->row_passes[rows]};
    if (p.times >= BITNET__PACE_KNOWN)
        c->pace +=
            (bitnet__cut_off(time / p.time, c->pace) - c->pace) / (double)BITNET__PACE_PASSES;
    bitnet__average(&p, time / c->pace);
    m->row_microseconds[rows] = p.time;
    m->row_passes[rows] = p.times;
}

/* The most by which the time of `rows` may exceed that of one: as measured, or in proportion to
   fewer. */
static double bitnet__row_dearest(const bitnet_chains *c, int rows) {
    double one = bitnet__row_time(c, 1), time;
    int below = rows;
    while (below > 1 && !c->options.costs && c->memory->row_passes[below] < 2) below--;
    if (below == 1) return 0.5 * one * (rows - 1);
    time = bitnet__row_time(c, below);
    return time > one ? time * rows / below - one : 0;
}

static void bitnet__earn(bitnet_chains *c, double tokens) {
    c->credit += tokens;
    if (c->credit > BITNET__CREDIT_MOST) c->credit = BITNET__CREDIT_MOST;
    if (c->credit < -BITNET__CREDIT_MODEL) c->credit = -BITNET__CREDIT_MODEL; /* interrupted */
}

/* Pays for the rows of the last draft, whose pass took `time`; 0: not known. */
static void bitnet__pay_draft(bitnet_chains *c, double time) {
    double one = bitnet__row_time(c, 1), usual = one + bitnet__row_dearest(c, c->drafted + 1);
    if (!c->drafted || one == 0) return;
    bitnet__earn(c, 1 - (time > 0 ? bitnet__cut_off(time, usual) : usual) / one);
}

/* Pays for drafts of a model and for the drafter's own time, at most one token: more is an
   interruption. With given costs, this is free. */
static void bitnet__pay_time(bitnet_chains *c, double guessing, double own) {
    double one = bitnet__row_time(c, 1);
    if (one > 0) bitnet__earn(c, -guessing / one);
    if (one > 0 && !c->options.costs) bitnet__earn(c, own < one ? -own / one : -1);
}

/* Whether a token's price is known well enough: too high a price makes all drafts look cheap. */
static bool bitnet__knows_token(const bitnet_chains *c) {
    return c->options.costs || c->options.ignore_cost ||
           c->memory->row_passes[1] >= BITNET__FEW_PASSES;
}

/* True without credit. */
static bool bitnet__chains_rest(bitnet_chains *c) {
    if (c->credit < 0) c->resting = true;
    if (c->credit >= BITNET__CREDIT_REST || c->options.ignore_cost) c->resting = false;
    return c->resting;
}

/* The time of the tokens so far: layers and lm_head, which is screened for some drafts of a pass
   together. */
static int64_t bitnet__token_microseconds(bitnet_session_stats s) {
    return s.decode_microseconds + s.sample_microseconds;
}

/* Accounts for the session's work since the last draft. */
static void bitnet__clock(bitnet_chains *c) {
    bitnet_session_stats s = bitnet_session_get_stats(c->session);
    int64_t passes = s.decode_tokens - s.accepted_tokens - c->passes;
    double time = (double)(bitnet__token_microseconds(s) - c->microseconds);
    double tokens = (double)(s.decode_tokens - c->tokens);
    int64_t accepted = s.decode_tokens - c->tokens - passes; /* or forced by a grammar */
    if (c->options.costs) time = c->options.costs[c->drafted + 1];
    bitnet__pay_draft(c, passes == 1 ? time : 0);
    if (passes == 1 && time > 0) {
        double one = bitnet__row_time(c, 1);
        if (!c->options.costs) bitnet__time_rows(c, c->drafted + 1, time);
        c->stats.passes++;
        c->stats.tokens += (int64_t)tokens;
        time += c->guessing - c->guessed;
        if (one > 0) c->stats.saved_microseconds += tokens * one - time;
        c->pass_time += (time - c->pass_time) * (c->pass_time > 0 ? 1.0 / 32 : 1.0);
        c->pass_tokens += (tokens - c->pass_tokens) * (c->pass_tokens > 0 ? 1.0 / 32 : 1.0);
    }
    c->guessed = c->guessing;
    bitnet__earn(c, tokens * BITNET__CREDIT_TOKEN +
                        (double)(accepted < c->drafted ? accepted : c->drafted));
    c->passes = s.decode_tokens - s.accepted_tokens;
    c->tokens = s.decode_tokens;
    c->microseconds = bitnet__token_microseconds(s);
}

/* What to expect of a pass; 0: not known. A few slow passes at first may be chance: until there are
   more, another row is assumed to take half a token, so that drafts continue and show it. */
static double bitnet__hoped_time(const bitnet_chains *c, int rows) {
    double time = bitnet__row_time(c, rows);
    double hoped = bitnet__row_time(c, 1) * (rows + 1) / 2;
    bool few = !c->options.costs && c->memory->row_passes[rows] < BITNET__FEW_PASSES;
    return few && time > hoped ? hoped : time;
}

/* The time that `rows` take beyond that of one; half a token per row until it is known. */
static double bitnet__row_cost(const bitnet_chains *c, int rows) {
    double row[BITNET_CHAINS_MAX_DRAFT + 2], slope, cost, least;
    int below = rows, above = rows, i;
    for (i = 1; i <= BITNET_CHAINS_MAX_DRAFT + 1; i++) row[i] = bitnet__hoped_time(c, i);
    while (below > 1 && row[below] == 0) below--;
    while (above <= BITNET_CHAINS_MAX_DRAFT && row[above] == 0) above++;
    if (above > rows && above <= BITNET_CHAINS_MAX_DRAFT && row[above] > row[below])
        slope = (row[above] - row[below]) / (above - below);
    else if (below > 1 && row[below] > row[1]) slope = (row[below] - row[1]) / (below - 1);
    else slope = row[1] / 2;
    cost = row[below] - row[1] + slope * (rows - below);
    least = 0.02 * row[1] * (rows - 1); /* whatever the clock says */
    return cost > least ? cost : least;
}

/* A token's cost without drafts, or the recent cost if that is less. */
static double bitnet__token_time(const bitnet_chains *c) {
    double plain = bitnet__row_time(c, 1);
    double lately = c->pass_tokens > 0 ? c->pass_time / c->pass_tokens : 0;
    return lately > 0 && (lately < plain || plain == 0) ? lately : plain;
}

/* ====================
   >>chain-model   Drafts of a draft model and an MTP head

   Both are companions: sessions that follow the main one. Before its first draft, a companion reads
   all new tokens in one batch, then one token for each further draft. An MTP head reads states of
   the main session, which are kept here until then; a draft model reads tokens, only the end of a
   long text. Only frequent tokens, the first ones of a vocabulary, are drafted.

   The cost of a draft, and how often it is accepted, by its depth and its lead over the second
   best, are measured. A draft is requested if it should gain more than it costs, compared with the
   drafts of other sources. Sometimes, ever more rarely, it is requested even if it should not, to
   check whether that is still true; older results then count half. After a long rest, only the last
   tokens are read. Reading a prompt is counted separately and is free. */

enum {
    BITNET__STATES = 128,       /* that wait, at most */
    BITNET__READS = 256,        /* tokens of a text that a draft model begins with */
    BITNET__GUESS_ROWS = 8,     /* rows that are read at the price of one draft */
    BITNET__RECALLED = 32,      /* that are read after a long rest: those before are left out */
    BITNET__FREQUENT = 1 << 15, /* tokens that are guessed */
    BITNET__PATIENCE = 128,     /* most passes until an unpromising draft is tried, */
    BITNET__REMEMBERED = 16     /* and tries, of which half are then forgotten */
};

static bool bitnet__same_words(const bitnet_model *a, const bitnet_model *b) {
    return a->tokenizer == b->tokenizer ||
           (bitnet_vocab_size(a->tokenizer) == bitnet_vocab_size(b->tokenizer) &&
            bitnet__tokenizer_hash(a->tokenizer) == bitnet__tokenizer_hash(b->tokenizer));
}

static bitnet__companion *bitnet__head(bitnet_chains *c) {
    return &c->companions[BITNET_CHAINS_MTP - BITNET_CHAINS_MODEL];
}

/* False: no memory, or another vocabulary. */
static bool bitnet__companions_begin(bitnet_chains *c, bitnet_error *error) {
    bitnet__companion *m = bitnet__head(c);
    const bitnet_session *main = c->session;
    bitnet_session_options options;
    bitnet_session *draft = c->options.draft_session;
    if (draft && (draft == main || !bitnet__same_words(draft->model, main->model)))
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                            "the draft model has another vocabulary, or is the session itself"),
               false;
    c->companions[0].session = draft;
    c->companions[0].first = BITNET__FIRST_MODEL;
    if (c->options.no_mtp || !main->model->mtp) return true;
    memset(&options, 0, sizeof options);
    options.context_length = main->options.context_length;
    options.batch = BITNET__STATES;
    m->joins = true;
    m->first = BITNET__FIRST_MTP;
    m->session = bitnet_session_create(main->model->mtp, &options, error);
    m->states = (float *)bitnet__alloc(&c->allocator, BITNET__STATES,
                                       (size_t)main->model->info.hidden_size * sizeof(float));
    if (m->session && m->states) return true;
    bitnet__no_memory(error);
    return false;
}

static void bitnet__companions_end(bitnet_chains *c) {
    bitnet_session_free(bitnet__head(c)->session);
    bitnet__free(&c->allocator, bitnet__head(c)->states);
}

/* Forgets all but the last states, which are enough after a long rest. */
static void bitnet__skip_states(bitnet_chains *c) {
    bitnet__companion *m = bitnet__head(c);
    size_t width = (size_t)c->session->model->info.hidden_size;
    int32_t skipped = m->to - m->from - BITNET__RECALLED;
    if (skipped <= 0 || m->idle < BITNET__RECALLED) return;
    memmove(m->states, m->states + (size_t)skipped * width,
            BITNET__RECALLED * width * sizeof(float));
    bitnet_session_reset(m->session);
    m->base = m->from += skipped;
}

/* Feeds the MTP head those of the first `length` tokens that wait. */
static bool bitnet__read_states(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    bitnet__companion *m = bitnet__head(c);
    size_t width = (size_t)c->session->model->info.hidden_size;
    int32_t end = m->to < length - 1 ? m->to : length - 1, count;
    bitnet__skip_states(c);
    count = end - m->from;
    if (count <= 0) return false;
    if (m->session->length > m->from - m->base)
        bitnet_session_truncate(m->session, m->from - m->base);
    m->failed = m->session->model->feed(m->session, tokens + m->from + 1, m->states,
                                        (size_t)count) != BITNET_OK ||
                bitnet_step(m->session, NULL) != BITNET_OK;
    memmove(m->states, m->states + (size_t)count * width,
            (size_t)(m->to - end) * width * sizeof(float));
    m->from = end;
    return !m->failed;
}

/* The main session's state of a position. */
static void bitnet__see_state(void *user, int32_t position, const float *state) {
    bitnet_chains *c = (bitnet_chains *)user;
    bitnet__companion *m = bitnet__head(c);
    size_t width = (size_t)c->session->model->info.hidden_size;
    int64_t start = bitnet__microseconds();
    if (m->failed) return;
    if (m->to - m->from == BITNET__STATES) bitnet__skip_states(c);
    if (m->to - m->from == BITNET__STATES && position == m->to) {
        bitnet__read_states(c, c->session->tokens, c->session->length);
        c->reading += (double)(bitnet__microseconds() - start);
    }
    if (position > m->to || position < m->base || m->to - m->from == BITNET__STATES) {
        bitnet_session_reset(m->session); /* there is a gap */
        m->base = m->from = m->to = position;
    }
    if (position < m->from) m->from = position;
    memcpy(m->states + (size_t)(position - m->from) * width, state, width * sizeof(float));
    m->to = position + 1;
}

/* Feeds the draft model what it has not read. */
static bool bitnet__read_tokens(bitnet__companion *m, const int32_t *tokens, int32_t length) {
    bitnet_session *s = m->session;
    int32_t same = 0, context = s->options.context_length, begin;
    int32_t most = m->idle < BITNET__RECALLED ? BITNET__READS : BITNET__RECALLED;
    while (same < s->length && m->base + same < length - 1 &&
           s->tokens[same] == tokens[m->base + same])
        same++;
    if (length - m->base - same > most || length - m->base + BITNET__DEPTHS > context) {
        begin = most < context / 2 ? most : context / 2;
        m->base = length > begin ? length - begin : 0;
        same = 0;
    }
    bitnet_session_truncate(s, same);
    begin = m->base + same;
    m->failed = bitnet_feed(s, tokens + begin, (size_t)(length - begin)) != BITNET_OK ||
                bitnet_step(s, NULL) != BITNET_OK;
    return !m->failed;
}

/* Feeds a draft, to draft the next token. */
static bool bitnet__read_draft(bitnet__companion *m, int32_t id) {
    bitnet_session *s = m->session;
    bitnet_result result =
        m->joins ? s->model->feed(s, &id, s->end.hidden, 1) : bitnet_feed(s, &id, 1);
    if (result == BITNET_OK) result = bitnet_step(s, NULL);
    return result == BITNET_OK;
}

/* The logits of frequent tokens; NULL: an error. */
static const float *bitnet__frequent_logits(bitnet_session *s, int32_t *count) {
    const float *logits;
    bitnet__fpenv saved;
    bitnet_result result;
    *count = s->model->info.vocab_size;
    if (s->device.backend) return bitnet_logits(s, NULL, &logits) == BITNET_OK ? logits : NULL;
    if (*count > BITNET__FREQUENT) *count = BITNET__FREQUENT;
    if (bitnet__catch_up_choice(s, 0, 0) != BITNET_OK) return NULL;
    saved = bitnet__fp_enter();
    result = bitnet__all_logits(s, s->choice->logits, *count, 0);
    bitnet__fp_leave(saved);
    return result == BITNET_OK ? s->choice->logits : NULL;
}

/* What a companion expects now, at a depth. */
static bool bitnet__expect_model(bitnet__companion *m, int32_t depth) {
    static const float leads[] = {0.25f, 0.5f, 1, 2, 3, 5, 8};
    bitnet__expectation *e = &m->said[depth];
    int32_t count, id, best = 0, lead = 0;
    const float *logits = bitnet__frequent_logits(m->session, &count);
    float second = -3e38f;
    if (!logits) return false;
    for (id = 1; id < count; id++) {
        if (logits[id] > logits[best]) second = logits[best], best = id;
        else if (logits[id] > second) second = logits[id];
    }
    while (lead < 7 && logits[best] - second > leads[lead]) lead++;
    memset(e, 0, sizeof *e);
    e->id = best;
    e->kind = m->first + depth * 8 + lead;
    return true;
}

/* How many drafts of a depth were tried and right. */
static bitnet__rate bitnet__depth_rate(const bitnet_chains *c, const bitnet__companion *m,
                                       int32_t depth) {
    const bitnet__rate *rates = c->memory->rates + m->first + depth * 8;
    bitnet__rate sum = {0, 0};
    int i;
    for (i = 0; i < 8; i++) {
        sum.tries += rates[i].tries;
        sum.hits += rates[i].hits;
    }
    return sum;
}

static double bitnet__depth_chance(const bitnet_chains *c, const bitnet__companion *m,
                                   int32_t depth) {
    bitnet__rate rate = bitnet__depth_rate(c, m, depth);
    return (rate.hits + 2.4) / (rate.tries + 4);
}

/* Makes the old results of many drafts count half. */
static void bitnet__fade(bitnet_chains *c, const bitnet__companion *m) {
    int i;
    if (bitnet__depth_rate(c, m, 0).tries < (float)BITNET__REMEMBERED) return;
    for (i = 0; i < BITNET__KINDS_MODEL; i++) {
        c->memory->rates[m->first + i].tries *= 0.5f;
        c->memory->rates[m->first + i].hits *= 0.5f;
    }
}

/* The time that token `count` of a draft should take. */
static double bitnet__draft_price(const bitnet_chains *c, const bitnet__companion *m,
                                  int32_t count) {
    double price = m->price[count > 0].time;
    int32_t rows = m->joins ? m->to - m->from : c->seen - m->base - m->session->length;
    if (price == 0) price = m->price[0].time > 0 ? m->price[0].time : bitnet__row_time(c, 1) / 4;
    if (count > 0 || rows <= BITNET__GUESS_ROWS || m->idle < BITNET__GUESS_ROWS) return price;
    if (rows > BITNET__RECALLED) rows = BITNET__RECALLED;
    return price + (rows - BITNET__GUESS_ROWS) * (m->row.time > 0 ? m->row.time : price / 4);
}

/* Whether to request token `count` of a draft from a companion. It is reached with `chance`; the
   other sources are right with chance `other`. */
static bool bitnet__asks(bitnet_chains *c, bitnet__companion *m, int32_t count, double chance,
                         double other) {
    double one = bitnet__row_time(c, 1);
    double rows = bitnet__row_cost(c, count + 2) - (count ? bitnet__row_cost(c, count + 1) : 0);
    double more = bitnet__depth_chance(c, m, count < BITNET__DEPTHS ? count : 0) - other;
    double price, spent = c->guessing - c->guessed;
    if (!m->session || m->failed || count != m->count || count == BITNET__DEPTHS) return false;
    if (m->joins && count == 0 && m->from >= m->to) return false;
    if (c->options.ignore_cost) return true;
    price = bitnet__draft_price(c, m, count);
    if (spent + price + bitnet__row_dearest(c, count + 2) > c->credit * one) return false;
    if (chance * more * bitnet__token_time(c) > price + (other > 0 ? 0 : rows)) return true;
    if (count || m->idle < m->patience) return false;
    m->patience = m->patience ? 2 * m->patience : 1;
    if (m->patience > BITNET__PATIENCE) m->patience = BITNET__PATIENCE;
    bitnet__fade(c, m);
    return true;
}

static int64_t bitnet__rows_read(const bitnet__companion *m) {
    return m->session->stats.prompt_tokens + m->session->stats.decode_tokens;
}

/* Learns the price of a draft for which `read` rows were read. Returns the time that is not paid
   for: that of reading a prompt. */
static double bitnet__time_draft(bitnet__companion *m, int32_t count, int64_t read, double time) {
    double price = m->price[0].time, reading = time > price ? time - price : 0;
    if (read <= BITNET__GUESS_ROWS) return bitnet__average(&m->price[count > 0], time), 0;
    bitnet__average(&m->row, reading / (double)(read - 1));
    return read > 2 * m->idle + BITNET__GUESS_ROWS ? reading : 0;
}

/* Takes a companion's draft if it is likelier than `e`. The memory is unlocked meanwhile. */
static void bitnet__ask(bitnet_chains *c, bitnet__companion *m, const int32_t *tokens,
                        int32_t length, int32_t count, bitnet__expectation *e) {
    int64_t start = bitnet__microseconds(), before = bitnet__rows_read(m);
    double time, reading;
    bool good;
    bitnet__memory_unlock(c->memory);
    good = count      ? bitnet__read_draft(m, c->draft[count - 1].id)
           : m->joins ? m->to >= length - 1 && bitnet__read_states(c, tokens, length)
                      : bitnet__read_tokens(m, tokens, length);
    good = good && bitnet__expect_model(m, count);
    time = (double)(bitnet__microseconds() - start);
    bitnet__memory_lock(c->memory);
    reading = bitnet__time_draft(m, count, bitnet__rows_read(m) - before, time);
    c->reading += reading;
    c->guessing += time - reading;
    if (count == 0) m->idle = 0;
    if (!good) return;
    m->said[count].chance =
        bitnet__chance(c->memory, m->said[count].kind, (float)bitnet__depth_chance(c, m, count));
    m->count = count + 1;
    if (e->id < 0 || m->said[count].chance > e->chance) *e = m->said[count];
}

/* ====================
   >>chain-draft   Drafting */

enum {
    BITNET__CHAINS_RETRY = 8, /* passes without a draft before one is tried, doubled each time */
    BITNET__CHAINS_LONGEST = 256,
    BITNET__CHAINS_PLAIN = 128 /* passes with a draft before one without, for timing */
};

/* Counts the result of the last draft, of which `accepted` tokens were accepted. */
static void bitnet__settle(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    const bitnet__companion *m;
    int32_t accepted = 0, i;
    while (accepted < c->drafted && c->seen + accepted < length &&
           tokens[c->seen + accepted] == c->draft[accepted].id)
        accepted++;
    for (m = c->companions; m < c->companions + BITNET__COMPANIONS; m++)
        for (i = 0; i < m->count && i <= accepted && c->seen + i < length; i++)
            bitnet__count_chance(c->memory, &m->said[i], tokens[c->seen + i]);
    for (i = 0; i < c->drafted; i++) {
        const bitnet__expectation *e = &c->draft[i];
        bitnet_chains_source source = bitnet__source_of(e->kind);
        c->stats.by_source[source].drafted++;
        c->stats.by_source[source].accepted += i < accepted;
        if (source == BITNET_CHAINS_TABLE) {
            bitnet_chains_count *count = &c->counts[e->chain - c->options.table->chains];
            count->drafted++;
            count->accepted += i < accepted;
        }
    }
    if (!c->drafted) return;
    c->stats.drafts++;
    c->stats.drafted += c->drafted;
    c->stats.accepted += accepted;
    c->stats.by_length[c->drafted].drafted += c->drafted;
    c->stats.by_length[c->drafted].accepted += accepted;
}

/* Sometimes explores to learn a cost: a short draft where `possible`, or none. */
static void bitnet__explore(bitnet_chains *c, int32_t possible) {
    bool drafts = c->drafted > 0;
    if (c->options.ignore_cost || c->options.costs || (!drafts && !possible)) return;
    if (drafts != c->drafting) {
        c->drafting = drafts;
        c->same = 0;
    }
    if (++c->same < (drafts ? BITNET__CHAINS_PLAIN : c->retry)) return;
    c->same = 0;
    c->drafted = !drafts;
    if (!drafts && c->retry < BITNET__CHAINS_LONGEST) c->retry *= 2;
}

/* Makes the longest draft that should be worth its cost, in c->draft. */
static void bitnet__make_draft(bitnet_chains *c, const int32_t *tokens, int32_t length,
                               int32_t capacity) {
    double token_time = bitnet__token_time(c), chance = 1, gain = 0, best = 0.03 * token_time;
    double credit = c->credit * bitnet__row_time(c, 1);
    bitnet__outlook cursor;
    int32_t count;
    c->drafted = 0;
    for (count = 0; count < capacity && chance > 0.01; count++) {
        bool allowed = c->options.ignore_cost || bitnet__row_dearest(c, count + 2) <= credit;
        bitnet__expectation e[BITNET_CHAINS_SOURCE_COUNT], *likely = &c->draft[count];
        int source, i;
        if (count == 0) {
            if (!c->expecting) bitnet__expect(c, &c->cursor, c->expected);
            c->expecting = true;
            memcpy(e, c->expected, sizeof e);
            cursor = c->cursor;
        } else {
            bitnet__expect(c, &cursor, e);
        }
        *likely = e[0];
        for (source = 1; source < BITNET_CHAINS_SOURCE_COUNT; source++)
            if (e[source].id >= 0 && (likely->id < 0 || e[source].chance > likely->chance))
                *likely = e[source];
        for (i = BITNET__COMPANIONS; i-- > 0 && allowed;) /* the head first, which is cheaper */
            if (bitnet__asks(c, &c->companions[i], count, chance,
                             likely->id < 0 ? 0 : likely->chance))
                bitnet__ask(c, &c->companions[i], tokens, length, count, likely);
        chance *= likely->chance;
        if (likely->id < 0 || chance < c->options.min_probability || !allowed) break;
        gain += chance * token_time;
        if (c->options.ignore_cost || gain - bitnet__row_cost(c, count + 2) > best) {
            best = gain - bitnet__row_cost(c, count + 2);
            c->drafted = count + 1;
        }
        bitnet__advance(&cursor, likely->id);
        bitnet__text_follow(&c->text, &cursor.place, likely->id);
    }
    bitnet__explore(c, count);
}

static size_t bitnet__chains_draft(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                                   size_t capacity) {
    bitnet_chains *c = (bitnet_chains *)user;
    int64_t start = bitnet__microseconds();
    double companions = c->reading + c->guessing, guessing;
    int32_t i, most = c->options.max_draft;
    if (capacity < (size_t)most) most = (int32_t)capacity;
    if (!bitnet__memory_try(c->memory)) return 0; /* no draft is better than a wait */
    bitnet__clock(c);
    if (bitnet__goes_on(c, tokens, (int32_t)length)) bitnet__settle(c, tokens, (int32_t)length);
    for (i = 0; i < BITNET__COMPANIONS; i++) {
        c->companions[i].count = 0;
        c->companions[i].idle++;
    }
    if (!bitnet__chains_rest(c) && bitnet__catch_up_chains(c, tokens, (int32_t)length) &&
        bitnet__knows_token(c))
        bitnet__make_draft(c, tokens, (int32_t)length, most);
    else c->drafted = 0;
    for (i = 0; i < c->drafted; i++) ids[i] = c->draft[i].id;
    guessing = c->guessing - c->guessed;
    companions = c->reading + c->guessing - companions;
    bitnet__pay_time(c, guessing, (double)(bitnet__microseconds() - start) - companions);
    bitnet__memory_unlock(c->memory);
    return (size_t)c->drafted;
}

/* ---- making and asking */

BITNET_API bitnet_chains *bitnet_chains_create(bitnet_session *session,
                                               const bitnet_chains_options *options,
                                               bitnet_error *error) {
    bitnet_chain_memory *own = NULL;
    bitnet_chains *c;
    bitnet_drafter drafter;
    bitnet_chains_options o;
    bitnet_session_stats stats;
    bool made;
    if (!session) return NULL;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    if (o.max_draft == 0) o.max_draft = BITNET_CHAINS_MAX_DRAFT;
    if (o.max_draft < 0 || o.max_draft > BITNET_CHAINS_MAX_DRAFT ||
        !(o.min_probability >= 0 && o.min_probability <= 1) || !(o.threshold >= 0) ||
        (o.memory && o.memory->model != session->model)) {
        bitnet__fail(error, BITNET_ERROR_ARGUMENT, "an option of the chains is out of range");
        return NULL;
    }
    if (!o.memory && !(own = bitnet_chain_memory_create(session->model, o.memory_entries, error)))
        return NULL;
    c = (bitnet_chains *)bitnet__alloc_zero(&session->allocator, 1, sizeof *c);
    if (!c) {
        bitnet_chain_memory_free(own);
        return bitnet__no_memory(error), (bitnet_chains *)NULL;
    }
    c->session = session;
    c->retry = BITNET__CHAINS_RETRY;
    c->credit = BITNET__CREDIT_FIRST;
    c->pace = 1;
    c->allocator = session->allocator;
    c->options = o;
    c->own = own;
    c->memory = own ? own : o.memory;
    c->passed = (int32_t *)bitnet__alloc(
        &c->allocator, (size_t)bitnet_session_context_length(session), sizeof *c->passed);
    made = c->passed != NULL;
    if (o.table) {
        c->counts = (bitnet_chains_count *)bitnet__alloc_zero(&c->allocator, o.table->count,
                                                              sizeof *c->counts);
        made = made && c->counts;
    }
    if (!o.no_context)
        made = made &&
               bitnet__text_create(&c->text, &c->allocator, bitnet_session_context_length(session));
    if (!made) {
        c->session = NULL; /* which has another drafter */
        bitnet_chains_free(c);
        bitnet__no_memory(error);
        return NULL;
    }
    if (!bitnet__companions_begin(c, error)) {
        c->session = NULL;
        bitnet_chains_free(c);
        return NULL;
    }
    if (c->companions[0].session || c->companions[1].session) c->credit = BITNET__CREDIT_MODEL;
    bitnet__start_at(c, 0);
    stats = bitnet_session_get_stats(session);
    c->passes = stats.decode_tokens - stats.accepted_tokens;
    c->tokens = stats.decode_tokens;
    c->microseconds = bitnet__token_microseconds(stats);
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = bitnet__chains_draft;
    drafter.user = c;
    drafter.threshold = o.threshold;
    if (bitnet__head(c)->session) drafter.hidden = bitnet__see_state;
    bitnet_session_set_drafter(session, &drafter);
    return c;
}

BITNET_API void bitnet_chains_free(bitnet_chains *chains) {
    bitnet_allocator a;
    if (!chains) return;
    if (chains->session) bitnet_session_set_drafter(chains->session, NULL);
    a = chains->allocator;
    bitnet__companions_end(chains);
    bitnet__free(&a, chains->counts);
    bitnet_chain_memory_free(chains->own);
    bitnet__text_free(&chains->text, &a);
    bitnet__free(&a, chains->passed);
    bitnet__free(&a, chains);
}

BITNET_API bitnet_chains_stats bitnet_chains_get_stats(const bitnet_chains *chains) {
    bitnet_chains_stats stats = chains->stats;
    int i;
    bitnet__memory_lock(chains->memory);
    for (i = 0; i < BITNET_CHAINS_MAX_DRAFT + 2; i++)
        stats.row_microseconds[i] = bitnet__row_time(chains, i);
    stats.prefill_microseconds = chains->reading;
    stats.draft_microseconds = chains->guessing;
    bitnet__memory_unlock(chains->memory);
    return stats;
}

BITNET_API void bitnet_chains_add_counts(bitnet_chains *chains, bitnet_chain_table *table) {
    size_t i;
    if (table != chains->options.table) return;
    for (i = 0; i < table->count; i++) {
        table->chains[i].drafted += (uint32_t)chains->counts[i].drafted;
        table->chains[i].accepted += (uint32_t)chains->counts[i].accepted;
        memset(&chains->counts[i], 0, sizeof chains->counts[i]);
    }
}

/* The chain that begins with an entry and continues with what was learned about its end. */
static void bitnet__follow_learned(const bitnet_chain_memory *m, const bitnet__learned *l,
                                   bitnet_chain *chain) {
    float chances = 0.0f;
    int given = l->count, n;
    memcpy(chain->tokens, l->context, l->count * sizeof(int32_t));
    chain->count = l->count;
    while (l && l->votes >= 2 && chain->count < BITNET_CHAIN_LENGTH) {
        chances += bitnet__chance(m, bitnet__learned_kind(l), 0.5f);
        chain->tokens[chain->count++] = l->next;
        l = NULL;
        for (n = BITNET__LEARNED_CONTEXT; n > 0 && !l; n--)
            if (n < chain->count) l = bitnet__find_learned(m, chain->tokens + chain->count, n);
    }
    chain->confidence = chances / (float)(chain->count - given);
}

BITNET_API bitnet_chain_table *bitnet_chain_table_from_chains(const bitnet_chains *chains,
                                                              size_t count, bitnet_error *error) {
    const bitnet_allocator *a = &chains->allocator;
    bitnet_chain_memory *m = chains->memory;
    size_t room = m->learned ? m->learned_mask + 1 : 0, found = 0, i;
    bitnet_chain *list = (bitnet_chain *)bitnet__alloc_zero(a, room, sizeof *list);
    uint32_t *votes = (uint32_t *)bitnet__alloc_zero(a, room, sizeof *votes);
    bitnet_chain_table *table = NULL;
    bitnet__memory_lock(m);
    for (i = 0; list && votes && i < room; i++) {
        const bitnet__learned *l = &m->learned[i];
        if (l->votes < 2) continue;
        bitnet__follow_learned(m, l, &list[found]);
        votes[found++] = l->votes;
    }
    bitnet__memory_unlock(m);
    if (list && votes) {
        bitnet__chain_keep(list, found, votes,
                           count < BITNET_CHAIN_TABLE_MAX ? count : (size_t)BITNET_CHAIN_TABLE_MAX);
        table = bitnet__chain_table_make(list, bitnet__chain_close_up(list, found), 2, a, error);
    } else {
        bitnet__no_memory(error);
    }
    bitnet__free(a, list);
    bitnet__free(a, votes);
    return table;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_CHAINS_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
