#pragma once
#include "memory.h"

/* ==================================================
   >>sorting   Sorting and heaps

   Heapsort, because n log n steps are the most whatever a file contains: qsort may be quadratic, or
   call malloc. A heap is an array whose first item is the last in the order. All functions are
   inlined: with a BITNET__INLINE `before`, a function that calls one is as fast as if written for
   its type.
   ================================================== */

/* Whether `a` comes before `b`. Sorting is not stable: break ties whose order matters. */
typedef bool bitnet__before(const void *user, const void *a, const void *b);

BITNET__INLINE void bitnet__swap(uint8_t *a, uint8_t *b, size_t size) {
    uint8_t kept[64];
    BITNET_ASSERT(size <= sizeof kept);
    memcpy(kept, a, size);
    memcpy(a, b, size);
    memcpy(b, kept, size);
}

/* Moves the item at `at` down until none below it comes after it. */
BITNET__INLINE void bitnet__heap_sink(void *heap, size_t at, size_t count, size_t size,
                                      bitnet__before *before, const void *user) {
    uint8_t *items = (uint8_t *)heap;
    size_t child;
    for (; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count) /* no branch on the order: it would mispredict */
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
