#pragma once
#include "system.h"

/* ====================
   >>sorting   Sorting and heaps

   Heapsort, because it needs at most n log n steps whatever a file contains; qsort may be
   quadratic, or call malloc. A heap is an array whose first item is the last in the order. All
   functions are inlined: with a BITNET__INLINE `before`, they are as fast as written for the
   type. */

/* Whether `a` comes before `b`. Sorting is not stable: break ties whose order matters. */
typedef bool bitnet__before(const void *user, const void *a, const void *b);

BITNET__INLINE void bitnet__swap(uint8_t *a, uint8_t *b, size_t size) {
    uint8_t kept[64];
    BITNET_ASSERT(size <= sizeof kept);
    memcpy(kept, a, size);
    memcpy(a, b, size);
    memcpy(b, kept, size);
}

/* Moves the item at `at` down until no item below comes after it. */
BITNET__INLINE void bitnet__heap_sink(void *heap, size_t at, size_t count, size_t size,
                                      bitnet__before *before, const void *user) {
    uint8_t *items = (uint8_t *)heap;
    size_t child;
    for (; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count) /* no branch on the order, which would be mispredicted */
            child += before(user, items + child * size, items + (child + 1) * size);
        if (!before(user, items + at * size, items + child * size)) break;
        bitnet__swap(items + at * size, items + child * size, size);
    }
}

/* Moves the item at `at`, usually the last, up to its place. */
BITNET__INLINE void bitnet__heap_rise(void *heap, size_t at, size_t size, bitnet__before *before,
                                      const void *user) {
    uint8_t *items = (uint8_t *)heap;
    for (; at > 0 && before(user, items + (at - 1) / 2 * size, items + at * size);
         at = (at - 1) / 2)
        bitnet__swap(items + (at - 1) / 2 * size, items + at * size, size);
}

BITNET__INLINE void bitnet__heap_make(void *items, size_t count, size_t size,
                                      bitnet__before *before, const void *user) {
    size_t i;
    for (i = count / 2; i-- > 0;) bitnet__heap_sink(items, i, count, size, before, user);
}

BITNET__INLINE void bitnet__sort(void *items, size_t count, size_t size, bitnet__before *before,
                                 const void *user) {
    size_t i;
    bitnet__heap_make(items, count, size, before, user);
    for (i = count; i-- > 1;) {
        bitnet__swap((uint8_t *)items, (uint8_t *)items + i * size, size);
        bitnet__heap_sink(items, 0, i, size, before, user);
    }
}

/* ====================
   >>tables   Tables: from names and pairs to numbers

   Lookups must stay fast even if keys collide: authors of files know the hash, which has no secret.
   Slots are sorted by hash, then key. `starts` indexes them by leading bits, less than one slot
   each on average, and a binary search finishes: two steps in an honest file, log n at worst. */

typedef struct bitnet__slot {
    uint32_t hash, index;
} bitnet__slot;

typedef struct bitnet__table {
    bitnet_string (*key)(const void *owner, uint32_t index);
    const void *owner;
    bitnet__slot *slots;
    uint32_t *starts; /* [2^(32 - shift) + 1] by leading bits */
    uint32_t count;
    int shift;
} bitnet__table;

/* The sum of byte * M^(bytes that follow): concatenations combine hashes. */
#define BITNET__HASH_FACTOR 0x9E3779B97F4A7C15u

static uint64_t bitnet__hash(uint64_t hash, const char *text, size_t length) {
    size_t i;
    for (i = 0; i < length; i++) hash = hash * BITNET__HASH_FACTOR + (uint8_t)text[i] + 1;
    return hash;
}

static uint32_t bitnet__hash_end(uint64_t hash) {
    return (uint32_t)((hash ^ hash >> 32) * 0xD6E8FEB86659FD93u >> 32);
}

static uint32_t bitnet__hash_of(bitnet_string s) {
    return bitnet__hash_end(bitnet__hash(0, s.data, s.length));
}

static bool bitnet__table_begin(bitnet__table *t, const bitnet_allocator *a, size_t most,
                                bitnet_string (*key)(const void *, uint32_t), const void *owner) {
    memset(t, 0, sizeof *t);
    t->key = key;
    t->owner = owner;
    t->slots = most > INT32_MAX / 4 ? NULL : BITNET__NEW(bitnet__slot, a, most);
    return t->slots != NULL;
}

static void bitnet__table_add(bitnet__table *t, uint32_t hash, uint32_t index) {
    t->slots[t->count].hash = hash;
    t->slots[t->count++].index = index;
}

/* Like memcmp. */
BITNET__INLINE int bitnet__slot_order(const bitnet__table *t, bitnet__slot slot, uint32_t hash,
                                      bitnet_string key) {
    bitnet_string own;
    if (slot.hash != hash) return slot.hash < hash ? -1 : 1;
    own = t->key(t->owner, slot.index);
    if (own.length != key.length) return own.length < key.length ? -1 : 1;
    return key.length ? memcmp(own.data, key.data, key.length) : 0;
}

static bool bitnet__slot_before(const void *table, const void *x, const void *y) {
    const bitnet__table *t = (const bitnet__table *)table;
    const bitnet__slot *a = (const bitnet__slot *)x, *b = (const bitnet__slot *)y;
    int order;
    if (a->hash != b->hash) return a->hash < b->hash;
    order = bitnet__slot_order(t, *a, b->hash, t->key(t->owner, b->index));
    return order ? order < 0 : a->index < b->index;
}

static bool bitnet__table_end(bitnet__table *t, const bitnet_allocator *a) {
    bitnet__slot *sorted = BITNET__NEW(bitnet__slot, a, t->count);
    uint32_t runs = 4, run, i, kept = 0, from = 0;
    for (t->shift = 30; runs / 2 < t->count; runs *= 2) t->shift--;
    if (sorted) t->starts = BITNET__NEW_ZERO(uint32_t, a, (size_t)runs + 2);
    if (t->starts) {
        uint32_t *ends = t->starts + 1; /* a run ends where the next starts */
        for (i = 0; i < t->count; i++) ends[(t->slots[i].hash >> t->shift) + 1]++;
        for (run = 0; run < runs; run++) ends[run + 1] += ends[run];
        for (i = 0; i < t->count; i++) sorted[ends[t->slots[i].hash >> t->shift]++] = t->slots[i];
        for (run = 0; run < runs; run++) {
            bitnet__sort(sorted + from, ends[run] - from, sizeof *sorted, bitnet__slot_before, t);
            for (i = from; i < ends[run]; i++)
                if (i == from || bitnet__slot_order(t, sorted[kept - 1], sorted[i].hash,
                                                    t->key(t->owner, sorted[i].index)))
                    sorted[kept++] = sorted[i];
            from = ends[run];
            ends[run] = kept;
        }
        t->count = kept;
    }
    bitnet__free(a, t->slots);
    t->slots = sorted;
    return t->starts != NULL;
}

static void bitnet__table_free(bitnet__table *t, const bitnet_allocator *a) {
    bitnet__free(a, t->slots);
    bitnet__free(a, t->starts);
    memset(t, 0, sizeof *t);
}

static bitnet__slot *bitnet__table_find(const bitnet__table *t, uint32_t hash, bitnet_string key) {
    const uint32_t *run = &t->starts[hash >> t->shift];
    uint32_t low = run[0], high = run[1];
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = bitnet__slot_order(t, t->slots[middle], hash, key);
        if (order == 0) return &t->slots[middle];
        if (order < 0) low = middle + 1;
        else high = middle;
    }
    return NULL;
}

static bitnet__slot *bitnet__table_named(const bitnet__table *t, const char *name) {
    bitnet_string key = bitnet__string(name);
    return bitnet__table_find(t, bitnet__hash_of(key), key);
}
