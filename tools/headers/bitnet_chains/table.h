#pragma once
#include "api.h"

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
