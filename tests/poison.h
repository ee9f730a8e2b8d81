/* poison.h - fills memory with invalid values before it is written and after it is freed

   Include before bitnet.h: the default allocator then fills each block with NaNs, which are also
   invalid integers and pointers, so that a program that reads uninitialized memory fails tests
   instead of finding zeros. Define BITNET_MALLOC and BITNET_FREE for another allocator, for example
   under valgrind. */

#ifndef POISON_H
#define POISON_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { POISON_HEADER = 16, POISON_CHUNK = 4096 };

static void poison_fill(uint8_t *memory, size_t size) {
    static const uint32_t pattern[2] = {0xFFC0DEAD, 0x7FC0DEAD}; /* negative and positive */
    size_t done = size < sizeof pattern ? size : sizeof pattern, part;
    memcpy(memory, pattern, done);
    for (; done < size; done += part) {
        part = done < POISON_CHUNK ? done : (size_t)POISON_CHUNK;
        if (part > size - done) part = size - done;
        memcpy(memory + done, memory, part);
    }
}

/* Like malloc. The size precedes the block. */
static void *poison_alloc(size_t size) {
    uint8_t *memory =
        size <= SIZE_MAX - POISON_HEADER ? (uint8_t *)malloc(POISON_HEADER + size) : NULL;
    if (!memory) return NULL;
    memcpy(memory, &size, sizeof size);
    poison_fill(memory + POISON_HEADER, size);
    return memory + POISON_HEADER;
}

static void poison_free(void *block) {
    uint8_t *memory = (uint8_t *)block - POISON_HEADER;
    size_t size;
    if (!block) return;
    memcpy(&size, memory, sizeof size);
    poison_fill(memory + POISON_HEADER, size);
    free(memory);
}

#ifndef BITNET_MALLOC
#define BITNET_MALLOC(size) poison_alloc(size)
#define BITNET_FREE(memory) poison_free(memory)
#endif

#endif
