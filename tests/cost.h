/* cost.h - files made to be expensive for their size, and normal ones of the same size

   An attacker knows every hash function in this library. These vocabularies, merges and chain
   tables attack them, as well as FNV-1a and sums over powers of any odd factor; some have tokens
   that are all prefixes of each other. Used by test_cost.h and fuzz_cost.c. Include bitnet_chains.h
   first. */

#ifndef COST_H
#define COST_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../tools/bitnet_writer.h"

/* Names, concatenated in one block of memory. */
typedef struct cost_names {
    char *text;
    size_t used, room;
    size_t *ends; /* [count] */
    size_t count, capacity;
} cost_names;

static void *cost_alloc(void *memory, size_t size) {
    memory = realloc(memory, size);
    if (!memory) exit(puts("cost.h: out of memory"));
    return memory;
}

/* Adds bytes to the current name. */
static void cost_put(cost_names *n, const void *text, size_t length) {
    if (n->used + length > n->room) {
        n->room = 2 * (n->used + length) + 4096;
        n->text = (char *)cost_alloc(n->text, n->room);
    }
    memcpy(n->text + n->used, text, length);
    n->used += length;
}

/* Ends the current name. */
static void cost_end(cost_names *n) {
    if (n->count == n->capacity) {
        n->capacity = 2 * n->capacity + 256;
        n->ends = (size_t *)cost_alloc(n->ends, n->capacity * sizeof *n->ends);
    }
    n->ends[n->count++] = n->used;
}

static bitnet_string cost_name(const cost_names *n, size_t i) {
    bitnet_string s;
    size_t from = i ? n->ends[i - 1] : 0;
    s.data = n->text + from;
    s.length = n->ends[i] - from;
    return s;
}

static void cost_names_free(cost_names *n) {
    free(n->text), free(n->ends);
    memset(n, 0, sizeof *n);
}

static uint64_t cost_random(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* ---- names that attack */

typedef enum cost_attack {
    COST_FNV,    /* blocks that map a state of FNV-1a to itself, in every order */
    COST_POWERS, /* blocks that are equal in any sum over powers of an odd factor, modulo 2^64 */
    COST_PREFIX, /* long common prefixes */
    COST_NESTED, /* each is a prefix of the next */
    COST_ATTACKS
} cost_attack;

static char cost_letter(int number, int k) {
    for (; k > 0; k--) number /= 26;
    return (char)('a' + number % 26);
}

/* Blocks of 8 letters that map the initial state of FNV-1a to itself, found by a meet-in-the-middle
   search. */
static int cost_fnv_blocks(char blocks[][8], int most) {
    enum { HALVES = 26 * 26 * 26 * 26, BUCKETS = 1 << 19 };
    const uint32_t start = 2166136261u, prime = 16777619u, inverse = 0x359C449Bu;
    uint32_t *state = (uint32_t *)cost_alloc(NULL, HALVES * sizeof *state);
    int32_t *first = (int32_t *)cost_alloc(NULL, BUCKETS * sizeof *first);
    int32_t *next = (int32_t *)cost_alloc(NULL, HALVES * sizeof *next);
    int32_t half, at;
    int found = 0, k;
    memset(first, 0xFF, BUCKETS * sizeof *first);
    for (half = 0; half < HALVES; half++) {
        uint32_t h = start;
        for (k = 0; k < 4; k++) h = (h ^ (uint32_t)cost_letter(half, k)) * prime;
        state[half] = h;
        next[half] = first[h % BUCKETS];
        first[h % BUCKETS] = half;
    }
    for (half = 0; half < HALVES && found < most; half++) {
        uint32_t h = start;
        for (k = 3; k >= 0; k--) h = h * inverse ^ (uint32_t)cost_letter(half, k);
        for (at = first[h % BUCKETS]; at >= 0 && found < most; at = next[at]) {
            if (state[at] != h) continue;
            for (k = 0; k < 4; k++) blocks[found][k] = cost_letter(at, k);
            for (k = 0; k < 4; k++) blocks[found][4 + k] = cost_letter(half, k);
            found++;
        }
    }
    free(state), free(first), free(next);
    return found;
}

/* The Thue-Morse sequence of 1024 letters, or its complement. */
static void cost_powers_block(char block[1024], int other) {
    int i, k;
    for (i = 0; i < 1024; i++) {
        int bit = other;
        for (k = i; k; k >>= 1) bit ^= k & 1;
        block[i] = (char)('a' + bit);
    }
}

/* `count` different names of an attack. */
static void cost_attack_names(cost_names *n, cost_attack attack, size_t count) {
    static char fnv[32][8], powers[2][1024];
    static int blocks;
    size_t i, k;
    if (!blocks) {
        blocks = cost_fnv_blocks(fnv, 32);
        cost_powers_block(powers[0], 0), cost_powers_block(powers[1], 1);
    }
    for (i = 0; i < count; i++) {
        char number[24];
        switch (attack) {
        case COST_FNV:
            for (k = 1; k <= count; k *= (size_t)blocks)
                cost_put(n, fnv[i / k % (size_t)blocks], 8);
            break;
        case COST_POWERS:
            for (k = 1; k < count; k *= 2) cost_put(n, powers[i / k & 1], 1024);
            break;
        case COST_PREFIX:
            for (k = 0; k < 512; k++) cost_put(n, "a", 1);
            snprintf(number, sizeof number, "%06lu", (unsigned long)i);
            cost_put(n, number, 6);
            break;
        default:
            for (k = 0; k <= i; k++) cost_put(n, "a", 1);
            break;
        }
        cost_end(n);
    }
}

/* Names of the same lengths, at random. */
static void cost_honest_names(cost_names *n, const cost_names *like) {
    uint64_t state = 1;
    size_t i, k;
    for (i = 0; i < like->count; i++) {
        for (k = cost_name(like, i).length; k > 0; k--) {
            char letter = (char)('a' + cost_random(&state) % 26);
            cost_put(n, &letter, 1);
        }
        cost_end(n);
    }
}

/* ---- files of them */

typedef struct cost_file {
    bitnet_gguf_writer *writer;
    const void *data; /* NULL: there was no memory */
    size_t size;
} cost_file;

/* A vocabulary. SPM if it has no merges; longer tokens are better. */
static void cost_make_vocabulary(cost_file *file, const cost_names *names,
                                 const cost_names *merges) {
    bitnet_gguf_writer *w = file->writer = bitnet_gguf_writer_create(NULL, NULL);
    size_t most = names->count > (merges ? merges->count : 0) ? names->count : merges->count, i;
    bitnet_string *list = (bitnet_string *)cost_alloc(NULL, (most + 1) * sizeof *list);
    float *scores = (float *)cost_alloc(NULL, (names->count + 1) * sizeof *scores);
    for (i = 0; i < names->count; i++) {
        list[i] = cost_name(names, i);
        scores[i] = (float)list[i].length;
    }
    bitnet_gguf_add_string(w, "tokenizer.ggml.model", merges ? "gpt2" : "llama");
    bitnet_gguf_add_strings(w, "tokenizer.ggml.tokens", list, names->count);
    bitnet_gguf_add_array(w, "tokenizer.ggml.scores", BITNET_GGUF_F32, scores, names->count);
    for (i = 0; merges && i < merges->count; i++) list[i] = cost_name(merges, i);
    if (merges) bitnet_gguf_add_strings(w, "tokenizer.ggml.merges", list, merges->count);
    if (merges) bitnet_gguf_add_string(w, "tokenizer.ggml.pre", "llama-bpe");
    file->data = NULL;
    bitnet_gguf_write_memory(w, &file->data, &file->size, NULL);
    free(list), free(scores);
}

/* Tokens of two letters, and `count` of their pairs as tokens and merges: chosen so that the
   library's hash of their ids, or the older one, agrees in 8 bits, or at random. */
typedef enum cost_pairs { COST_PAIRS_HONEST, COST_PAIRS_LEADING, COST_PAIRS_OLDER } cost_pairs;

static void cost_make_merges(cost_file *file, cost_pairs choice, size_t count) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    enum { ALL = 62 * 62 };
    cost_names names, merges;
    uint64_t state = 7;
    size_t slots = 16;
    int i, left, right;
    memset(&names, 0, sizeof names), memset(&merges, 0, sizeof merges);
    while (slots / 2 < count) slots *= 2;
    for (i = 0; i < ALL; i++) {
        cost_put(&names, &letters[i / 62], 1), cost_put(&names, &letters[i % 62], 1);
        cost_end(&names);
    }
    for (left = 0; left < ALL; left++)
        for (right = 0; right < ALL && merges.count < count; right++) {
            int32_t pair[2];
            uint32_t older = (uint32_t)left * 0x9E3779B1u ^ (uint32_t)right * 0x85EBCA77u;
            pair[0] = left, pair[1] = right;
            if (choice == COST_PAIRS_LEADING ? bitnet__hash_pair(pair) >> 24 != 0
                : choice == COST_PAIRS_OLDER ? ((older ^ older >> 15) & (slots - 1)) >= slots / 256
                                             : cost_random(&state) % 256 != 0)
                continue;
            cost_put(&merges, &letters[left / 62], 1), cost_put(&merges, &letters[left % 62], 1);
            cost_put(&merges, " ", 1);
            cost_put(&merges, &letters[right / 62], 1), cost_put(&merges, &letters[right % 62], 1);
            cost_end(&merges);
        }
    for (i = 0; i < (int)merges.count; i++) { /* the merged tokens */
        const char *pair = cost_name(&merges, (size_t)i).data;
        char name[4];
        name[0] = pair[0], name[1] = pair[1], name[2] = pair[3], name[3] = pair[4];
        cost_put(&names, name, 4);
        cost_end(&names);
    }
    cost_make_vocabulary(file, &names, &merges);
    cost_names_free(&names), cost_names_free(&merges);
}

static void cost_free(cost_file *file) { bitnet_gguf_writer_free(file->writer); }

/* Chains of two tokens, at random or so that the hashes of their first tokens collide: in their
   leading bits, for a sorted table, or in their last bits, for one of 2^18 slots. */
typedef enum cost_order { COST_ANYWHERE, COST_LEADING, COST_LAST } cost_order;

static void cost_chains(bitnet_chain *chains, size_t count, cost_order order) {
    int32_t id = 0;
    size_t i;
    memset(chains, 0, count * sizeof *chains);
    for (i = 0; i < count; i++, id++) {
        uint32_t hash = bitnet__chain_hash(&id, 1);
        while (order == COST_LEADING ? hash >> 20 != 0
                                     : order == COST_LAST && (hash & 0x3FFFF) >= 64) {
            id++;
            hash = bitnet__chain_hash(&id, 1);
        }
        chains[i].tokens[0] = id;
        chains[i].tokens[1] = 1;
        chains[i].count = 2;
        chains[i].confidence = 0.5f;
    }
}

/* ---- time */

/* Milliseconds of this program's CPU time. */
static double cost_now(void) { return (double)clock() * 1e3 / CLOCKS_PER_SEC; }

#endif
