#pragma once
#include "../api.h"
#include "target.h"

/* ====================
   >>system   Atomics, rounding mode, clock

   What C99 does not have. Public functions that compute set the rounding mode on entry and restore
   the caller's on return. Times are in microseconds. */

/* ---- atomics, sequentially consistent unless named otherwise */

#if defined(_MSC_VER) && !defined(__clang__)
typedef volatile long bitnet__atomic;
BITNET__INLINE int bitnet__load_acquire(const bitnet__atomic *a) {
    return _InterlockedOr((bitnet__atomic *)a, 0);
}
BITNET__INLINE void bitnet__store_release(bitnet__atomic *a, int v) { _InterlockedExchange(a, v); }
BITNET__INLINE int bitnet__exchange(bitnet__atomic *a, int v) { return _InterlockedExchange(a, v); }
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) { return _InterlockedExchangeAdd(a, v); }
#elif defined(__TINYC__) /* plain x86 loads acquire, stores release */
typedef volatile int bitnet__atomic;
BITNET__INLINE int bitnet__load_acquire(const bitnet__atomic *a) { return *a; }
BITNET__INLINE void bitnet__store_release(bitnet__atomic *a, int v) { *a = v; }
BITNET__INLINE int bitnet__exchange(bitnet__atomic *a, int v) {
    __asm__ volatile("xchgl %0, %1" : "+r"(v), "+m"(*a) : : "memory");
    return v;
}
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) {
    __asm__ volatile("lock; xaddl %0, %1" : "+r"(v), "+m"(*a) : : "memory");
    return v;
}
#else
typedef int bitnet__atomic;
BITNET__INLINE int bitnet__load_acquire(const bitnet__atomic *a) {
    return __atomic_load_n(a, __ATOMIC_ACQUIRE);
}
BITNET__INLINE void bitnet__store_release(bitnet__atomic *a, int v) {
    __atomic_store_n(a, v, __ATOMIC_RELEASE);
}
BITNET__INLINE int bitnet__exchange(bitnet__atomic *a, int v) {
    return __atomic_exchange_n(a, v, __ATOMIC_SEQ_CST);
}
/* Returns the old value. */
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) {
    return __atomic_fetch_add(a, v, __ATOMIC_SEQ_CST);
}
#endif

/* ---- rounding mode: public functions that compute call enter and leave, and nothing that computes
   is inlined into them, so no computation moves across the change */

typedef uint64_t bitnet__fpenv;

/* Nearest even, denormals kept, exceptions masked. */
#if defined(BITNET__X86)
#define BITNET__FP_PLAIN 0x1F80
static bitnet__fpenv bitnet__fp_get(void) { return _mm_getcsr(); }
static void bitnet__fp_set(bitnet__fpenv mode) { _mm_setcsr((unsigned)mode); }
#elif defined(__TINYC__) && defined(__x86_64__) /* its assembler has no stmxcsr */
#define BITNET__FP_PLAIN 0x1F80
static bitnet__fpenv bitnet__fp_get(void) {
    unsigned mode;
    __asm__ volatile(".byte 0x0F, 0xAE, 0x18" : : "a"(&mode) : "memory");
    return mode;
}
static void bitnet__fp_set(bitnet__fpenv wanted) {
    unsigned mode = (unsigned)wanted;
    __asm__ volatile(".byte 0x0F, 0xAE, 0x10" : : "a"(&mode) : "memory");
}
#elif defined(__aarch64__) && (defined(__GNUC__) || defined(__clang__))
#define BITNET__FP_GET "mrs %0, fpcr"
#define BITNET__FP_SET "msr fpcr, %0"
#elif defined(_M_ARM64)
static bitnet__fpenv bitnet__fp_get(void) { return (bitnet__fpenv)_ReadStatusReg(ARM64_FPCR); }
static void bitnet__fp_set(bitnet__fpenv mode) { _WriteStatusReg(ARM64_FPCR, (__int64)mode); }
#elif defined(__arm__) && defined(__ARM_FP) && defined(__GNUC__)
#define BITNET__FP_GET "vmrs %0, fpscr"
#define BITNET__FP_SET "vmsr fpscr, %0"
#elif defined(__riscv_flen) && defined(__GNUC__) /* no flush to zero */
#define BITNET__FP_GET "frcsr %0"
#define BITNET__FP_SET "fscsr %0"
#else /* the mode is never changed here */
static bitnet__fpenv bitnet__fp_get(void) { return 0; }
static void bitnet__fp_set(bitnet__fpenv mode) { (void)mode; }
#endif
#if defined(BITNET__FP_GET)
static bitnet__fpenv bitnet__fp_get(void) {
    size_t mode;
    __asm__ volatile(BITNET__FP_GET : "=r"(mode));
    return mode;
}
static void bitnet__fp_set(bitnet__fpenv mode) {
    __asm__ volatile(BITNET__FP_SET : : "r"((size_t)mode));
}
#endif
#if !defined(BITNET__FP_PLAIN)
#define BITNET__FP_PLAIN 0
#endif

static bitnet__fpenv bitnet__fp_enter(void) {
    bitnet__fpenv saved = bitnet__fp_get();
    bitnet__fp_set(BITNET__FP_PLAIN);
    return saved;
}
static void bitnet__fp_leave(bitnet__fpenv saved) { bitnet__fp_set(saved); }

#if defined(BITNET__X86)

typedef struct bitnet__cpuid {
    uint32_t eax, ebx, ecx, edx;
} bitnet__cpuid;

/* Zeros if the CPU has no such leaf. */
BITNET__INLINE bitnet__cpuid bitnet__ask_cpu(uint32_t leaf, uint32_t part) {
    bitnet__cpuid r = {0, 0, 0, 0};
#if defined(_MSC_VER)
    int a[4];
    __cpuid(a, 0);
    if ((uint32_t)a[0] < leaf) return r;
    __cpuidex(a, (int)leaf, (int)part);
    r.eax = (uint32_t)a[0], r.ebx = (uint32_t)a[1], r.ecx = (uint32_t)a[2], r.edx = (uint32_t)a[3];
#elif defined(__GNUC__)
    __get_cpuid_count(leaf, part, &r.eax, &r.ebx, &r.ecx, &r.edx);
#else
    (void)leaf, (void)part;
#endif
    return r;
}

#endif

/* ---- Linux functions that strict C99 hides; renamed: headers may declare them differently */

#if defined(__linux__)
#define BITNET__LINUX(function, name) extern int function __asm__(name)
#define BITNET__DONTNEED 4
#define BITNET__HUGEPAGE 14
BITNET__LINUX(bitnet__madvise(void *data, size_t size, int advice), "madvise");
#if defined(__LP64__) && !defined(CLOCK_MONOTONIC)
BITNET__LINUX(bitnet__clock_gettime(int clock, long *seconds_and_nanoseconds), "clock_gettime");
#define BITNET__CLOCK 1 /* monotonic */
#endif
#elif defined(MADV_DONTNEED)
#define BITNET__DONTNEED MADV_DONTNEED
#define bitnet__madvise madvise
#endif

/* ---- clock */

/* Monotonic. */
static int64_t bitnet__microseconds(void) {
#if defined(BITNET__WINDOWS)
    LARGE_INTEGER now, frequency;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&frequency);
    return (int64_t)((double)now.QuadPart * 1e6 / (double)frequency.QuadPart);
#elif defined(CLOCK_MONOTONIC)
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
#elif defined(BITNET__CLOCK)
    long t[2];
    bitnet__clock_gettime(BITNET__CLOCK, t);
    return (int64_t)t[0] * 1000000 + t[1] / 1000;
#elif defined(BITNET__POSIX) /* strict C99 hides the monotonic clock */
    struct timeval t;
    gettimeofday(&t, NULL);
    return (int64_t)t.tv_sec * 1000000 + t.tv_usec;
#else
    return (int64_t)((double)clock() * 1e6 / CLOCKS_PER_SEC);
#endif
}

/* 0: no limit */
static int32_t bitnet__budget_tokens(const bitnet_budget *budget) {
    return budget && budget->tokens > 0 ? budget->tokens : 0;
}

/* 0: none, also if it is later than the clock can count. If the tokens are spent, it has passed. */
static int64_t bitnet__deadline(const bitnet_budget *budget) {
    int64_t now;
    if (!budget || (!budget->microseconds && budget->tokens >= 0)) return 0;
    now = bitnet__microseconds();
    if (budget->tokens < 0) return now;
    return budget->microseconds <= INT64_MAX - now ? now + budget->microseconds : 0;
}
static bool bitnet__is_late(int64_t deadline) {
    return deadline && bitnet__microseconds() >= deadline;
}

/* ====================
   >>memory   Memory, strings, errors, arguments

   Memory comes from an allocator: the caller's, or BITNET_MALLOC. A function that fails returns a
   result and writes it, with a message, into the caller's bitnet_error. */

/* ---- memory */

#ifndef BITNET_MALLOC
#define BITNET_MALLOC(size) malloc(size)
#define BITNET_FREE(block) free(block)
#endif

static void *bitnet__default_alloc(void *user, size_t size) {
    (void)user;
    return BITNET_MALLOC(size);
}
static void bitnet__default_free(void *user, void *memory) {
    (void)user;
    BITNET_FREE(memory);
}

static bitnet_allocator bitnet__allocator(const bitnet_allocator *given) {
    const bitnet_allocator a = {bitnet__default_alloc, bitnet__default_free, NULL};
    return given && given->alloc && given->free ? *given : a;
}

/* Aligned to 64; NULL on overflow. The allocator's pointer is stored in front. */
static void *bitnet__alloc(const bitnet_allocator *a, size_t count, size_t size) {
    uint8_t *raw, *block;
    if (size && count > (SIZE_MAX / 2 - 128) / size) return NULL;
    raw = (uint8_t *)a->alloc(a->user, count * size + 64 + sizeof(void *));
    if (!raw) return NULL;
    block = raw + sizeof(void *);
    block += (64 - ((uintptr_t)block & 63)) & 63;
    memcpy(block - sizeof(void *), &raw, sizeof(void *));
    return block;
}

static void *bitnet__alloc_bytes(const bitnet_allocator *a, uint64_t size) {
    return size <= SIZE_MAX ? bitnet__alloc(a, (size_t)size, 1) : NULL;
}

/* Locks or unlocks pages in memory. */
static bool bitnet__keep_pages(const void *data, uint64_t size, bool keep) {
#if defined(BITNET__WINDOWS)
    return keep ? VirtualLock((void *)data, (size_t)size)
                : VirtualUnlock((void *)data, (size_t)size);
#elif defined(BITNET__POSIX) && !defined(BITNET_NO_STDIO) && !defined(__EMSCRIPTEN__)
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), from = (uintptr_t)data / page * page;
    size_t length = (size_t)((uintptr_t)data - from + (uintptr_t)size);
    return (keep ? mlock((void *)from, length) : munlock((void *)from, length)) == 0;
#else
    (void)data, (void)size, (void)keep;
    return false;
#endif
}

/* Page faults of small pages take longer than filling them. */
static void bitnet__ask_large_pages(void *data, uint64_t size) {
#if defined(BITNET__HUGEPAGE)
    uintptr_t large = 1 << 21, from = ((uintptr_t)data + large - 1) / large * large;
    uintptr_t to = (uintptr_t)data / large * large + (uintptr_t)(size / large * large);
    if (data && from < to) bitnet__madvise((void *)from, to - from, BITNET__HUGEPAGE);
#else
    (void)data, (void)size;
#endif
}

static void *bitnet__alloc_weights(const bitnet_allocator *a, uint64_t size) {
    void *block = bitnet__alloc_bytes(a, size);
    bitnet__ask_large_pages(block, size);
    return block;
}

static void *bitnet__alloc_zero(const bitnet_allocator *a, size_t count, size_t size) {
    void *block = bitnet__alloc(a, count, size);
    if (block) memset(block, 0, count * size);
    return block;
}

#define BITNET__NEW(type, a, count) ((type *)bitnet__alloc(a, count, sizeof(type)))
#define BITNET__NEW_ZERO(type, a, count) ((type *)bitnet__alloc_zero(a, count, sizeof(type)))

static void bitnet__free(const bitnet_allocator *a, void *block) {
    if (block) {
        void *raw;
        memcpy(&raw, (uint8_t *)block - sizeof(void *), sizeof(void *));
        a->free(a->user, raw);
    }
}

/* At least doubles; unchanged on failure. `array` points to any pointer type, hence the copies. */
static bool bitnet__grow(const bitnet_allocator *a, void *array, size_t *capacity, size_t used,
                         size_t need, size_t size) {
    size_t room = *capacity * 2 > 16 ? *capacity * 2 : 16;
    void *items, *grown;
    if (need <= *capacity) return true;
    if (room < need) room = need;
    grown = bitnet__alloc(a, room, size);
    if (!grown) return false;
    memcpy(&items, array, sizeof items);
    if (used) memcpy(grown, items, used * size);
    bitnet__free(a, items);
    memcpy(array, &grown, sizeof grown);
    *capacity = room;
    return true;
}

#define BITNET__ROOM(a, array, capacity, used, need) \
    bitnet__grow(a, &(array), &(capacity), used, need, sizeof *(array))
#define BITNET__MORE(a, array, capacity, used) BITNET__ROOM(a, array, capacity, used, (used) + 1)

/* ---- layouts */

/* NULL: only counts */
typedef struct bitnet__arena {
    uint8_t *memory;
    uint64_t used;
} bitnet__arena;

/* up to 2^62, because a file may need more than size_t holds */
static void *bitnet__take(bitnet__arena *arena, uint64_t count, uint64_t size) {
    const uint64_t most = (uint64_t)1 << 62;
    uint64_t at = arena->used;
    arena->used = size && count > (most - at) / size ? most : (at + count * size + 63) / 64 * 64;
    return arena->memory ? arena->memory + at : NULL;
}

/* Memory for what was counted, to be taken again; zeros, or uninitialized. */
static bool bitnet__arena_alloc(bitnet__arena *arena, const bitnet_allocator *a, bool zeros) {
    arena->memory = (uint8_t *)bitnet__alloc_bytes(a, arena->used);
    if (arena->memory && zeros) memset(arena->memory, 0, (size_t)arena->used);
    arena->used = 0;
    return arena->memory != NULL;
}

static float *bitnet__take_floats(bitnet__arena *arena, uint64_t rows, uint64_t columns) {
    return (float *)bitnet__take(arena, rows, columns * sizeof(float));
}

static int32_t *bitnet__take_ints(bitnet__arena *arena, uint64_t rows, uint64_t columns) {
    return (int32_t *)bitnet__take(arena, rows, columns * sizeof(int32_t));
}

/* ---- strings, errors, log */

BITNET__INLINE bitnet_string bitnet__string_of(const char *data, size_t length) {
    bitnet_string s = {data, length};
    return s;
}

/* A public function's text, whose length may be BITNET_TERMINATED. */
static size_t bitnet__length(const char *text, size_t length) {
    return length != BITNET_TERMINATED ? length : text ? strlen(text) : 0;
}

static bitnet_string bitnet__string(const char *text) {
    return bitnet__string_of(text, bitnet__length(text, BITNET_TERMINATED));
}

static bool bitnet__equal(bitnet_string a, bitnet_string b) {
    return a.length == b.length && (a.length == 0 || memcmp(a.data, b.data, a.length) == 0);
}

static bool bitnet__is(bitnet_string a, const char *text) {
    return bitnet__equal(a, bitnet__string(text));
}

static bool bitnet__starts(bitnet_string s, const char *start) {
    size_t length = strlen(start);
    return s.length >= length && memcmp(s.data, start, length) == 0;
}

/* Without the first bytes. */
static bitnet_string bitnet__after(bitnet_string s, size_t count) {
    return bitnet__string_of(s.data + count, s.length - count);
}

/* %s char *, %t bitnet_string *, %d int, %z size_t, %i int64_t or uint64_t. Truncates; masks
   bytes that could garble a terminal. */
static void bitnet__format(char *out, size_t size, const char *format, va_list arguments) {
    size_t used = 0;
    char digits[24];
    for (; *format && used + 1 < size; format++) {
        bitnet_string piece = bitnet__string_of(format, 1);
        if (*format == '%') {
            switch (*++format) {
            case 's': piece = bitnet__string(va_arg(arguments, const char *)); break;
            case 't': piece = *va_arg(arguments, const bitnet_string *); break;
            case 'd':
            case 'z':
            case 'i': {
                int64_t value = *format == 'd'   ? va_arg(arguments, int)
                                : *format == 'z' ? (int64_t)va_arg(arguments, size_t)
                                                 : va_arg(arguments, int64_t);
                uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
                char *p = digits + sizeof digits;
                do *--p = (char)('0' + rest % 10);
                while (rest /= 10);
                if (value < 0) *--p = '-';
                piece = bitnet__string_of(p, (size_t)(digits + sizeof digits - p));
                break;
            }
            default: piece.data = format; break; /* %% */
            }
        }
        for (; piece.length && used + 1 < size; piece.data++, piece.length--) {
            unsigned char c = (unsigned char)*piece.data;
            out[used++] = c < 32 || c == 127 ? '?' : (char)c;
        }
    }
    out[used] = 0;
}

static void bitnet__print(char *out, size_t size, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    bitnet__format(out, size, format, arguments);
    va_end(arguments);
}

/* Returns `result`. Only BITNET_OK is 0, so `if (result)` tests for all others. */
static bitnet_result bitnet__fail(bitnet_error *error, bitnet_result result, const char *format,
                                  ...) {
    if (error) {
        va_list arguments;
        va_start(arguments, format);
        error->result = result;
        bitnet__format(error->message, sizeof error->message, format, arguments);
        va_end(arguments);
    }
    return result;
}

static void bitnet__name_file(bitnet_error *error, const char *path) {
    const size_t size = sizeof error->message - 7; /* quotes, dots, colon, space, NUL */
    size_t length = strlen(path), room;
    bitnet_error named;
    if (!error) return;
    room = strlen(error->message) < size - 24 ? size - strlen(error->message) : 24;
    if (length > room) {
        path += length - room;
        while ((*path & 0xC0) == 0x80) path++;
    }
    bitnet__fail(&named, error->result, length > room ? "'..%s': %s" : "'%s': %s", path,
                 error->message);
    *error = named;
}

static void bitnet__list_name(char *list, size_t size, const char *name) {
    size_t used = strlen(list), length = strlen(name);
    if (used + 2 + length >= size) return;
    if (used) memcpy(list + used, ", ", 2), used += 2;
    memcpy(list + used, name, length + 1);
}

static bitnet_result bitnet__no_memory(bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_OUT_OF_MEMORY, "out of memory");
}

/* ---- arguments: a message for each mistake */

typedef struct bitnet__argument {
    const char *name;
    int64_t value, least, most; /* an empty range: NULL */
} bitnet__argument;

/* NULL only if empty. */
#define BITNET__LIST(name, list, count) \
    { name, 0, (list) || !(count) ? 0 : 1, 0 }

/* Both or none. */
#define BITNET__HOOKS(scheduler) \
    BITNET__LIST("scheduler.finish", (scheduler).finish, (scheduler).enqueue)

static bitnet_result bitnet__check(bitnet_error *error, const bitnet__argument *a, size_t count) {
    for (; count > 0; a++, count--) {
        if (a->value >= a->least && a->value <= a->most) continue;
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                            a->least <= a->most ? "%s is %i, not within %i..%i" : "%s is NULL",
                            a->name, a->value, a->least, a->most);
    }
    return BITNET_OK;
}
#define BITNET__CHECK(error, table) bitnet__check(error, table, BITNET__COUNT(table))

static bitnet_result bitnet__check_list(bitnet_error *error, const char *name, const void *list,
                                        size_t count) {
    bitnet__argument a = BITNET__LIST(name, list, count);
    return bitnet__check(error, &a, 1);
}

static bitnet_result bitnet__check_flags(bitnet_error *error, const char *name, unsigned flags,
                                         unsigned known) {
    if ((flags & ~known) == 0) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "%s is %i; the bits known here are %i", name,
                        (int64_t)flags, (int64_t)known);
}

static void bitnet__log(const bitnet_log *log, bitnet_log_level level, const char *format, ...) {
    if (log->write) {
        char line[256];
        va_list arguments;
        va_start(arguments, format);
        bitnet__format(line, sizeof line, format, arguments);
        va_end(arguments);
        log->write(log->user, level, line);
    }
}

BITNET_API const char *bitnet_result_text(bitnet_result result) {
    switch (result) {
#define BITNET__X(name, number, text) \
    case name: return text;
        BITNET_RESULTS(BITNET__X)
#undef BITNET__X
    default: return "unknown result";
    }
}

BITNET_API bool bitnet_is_error(bitnet_result result) { return result >= 100; }

BITNET_API int32_t bitnet_version(void) { return BITNET_VERSION; }

/* Reflected polynomial 0xEDB88320; start with 0. */
static uint32_t bitnet__crc32(uint32_t crc, const void *data, size_t size) {
    static const uint32_t nibble[16] = {0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC,
                                        0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
                                        0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C,
                                        0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C};
    const uint8_t *p = (const uint8_t *)data, *end = p + size;
    crc = ~crc;
    for (; p < end; p++) {
        crc ^= *p;
        crc = nibble[crc & 15] ^ (crc >> 4);
        crc = nibble[crc & 15] ^ (crc >> 4);
    }
    return ~crc;
}
