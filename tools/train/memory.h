/* memory.h - exiting with a message, arenas, scratch memory

   Allocation never returns NULL: on failure the program exits with a message. The blocks of an
   arena are freed together. Scratch memory belongs to one thread, which reuses its blocks from task
   to task. */

#pragma once
#include "../../bitnet.h"

#define INLINE BITNET__INLINE

#if defined(__GNUC__)
#define LAST_WORDS __attribute__((noreturn, format(printf, 2, 3)))
#else
#define LAST_WORDS
#endif

/* Exit status 2: the user's mistake; 1: a failure of the system. */
#define REFUSE 2
#define BROKEN 1

LAST_WORDS static void die(int code, const char *format, ...) {
    va_list arguments;
    fflush(stdout);
    fputs("bitnet_train: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(code);
}

/* Allocates zeroed memory, aligned to 64 bytes; exits if there is none. */
static void *take_memory(size_t count, size_t size) {
    bitnet_allocator a = bitnet__allocator(NULL);
    void *memory = bitnet__alloc_zero(&a, count ? count : 1, size);
    if (!memory)
        die(BROKEN, "out of memory (%.0f MB requested)", (double)count * (double)size / 1e6);
    return memory;
}
static void free_memory(void *memory) {
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet__free(&a, memory);
}

/* Makes room for item `used` of an array allocated by take_memory. */
static void make_room(void **items, size_t *capacity, size_t used, size_t size) {
    bitnet_allocator a = bitnet__allocator(NULL);
    if (!bitnet__grow(&a, items, capacity, used, used + 1, size)) die(BROKEN, "out of memory");
}

/* Memory that is freed all at once. */
typedef struct arena {
    void **blocks;
    size_t count, room;
} arena;

static void *arena_take(arena *a, size_t count, size_t size) {
    make_room((void **)&a->blocks, &a->room, a->count, sizeof(void *));
    return a->blocks[a->count++] = take_memory(count, size);
}
static float *arena_floats(arena *a, size_t count, size_t each) {
    return (float *)arena_take(a, count * each, sizeof(float));
}
static void arena_free(arena *a) {
    while (a->count) free_memory(a->blocks[--a->count]);
    free_memory(a->blocks);
    memset(a, 0, sizeof *a);
}

/* One task's memory on one thread: blocks that are kept and grow from task to task. */
typedef struct scratch {
    void *block[24];
    size_t size[24];
    int used;
} scratch;

static void *scratch_take(scratch *s, size_t count, size_t size) {
    int i = s->used++;
    size_t need = count * size;
    if (i >= (int)(sizeof s->size / sizeof *s->size)) die(BROKEN, "scratch blocks exhausted");
    if (s->size[i] < need) {
        free_memory(s->block[i]);
        s->block[i] = take_memory(need, 1);
        s->size[i] = need;
    }
    return s->block[i];
}
