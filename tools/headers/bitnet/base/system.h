#pragma once
#include "../api/session.h"
#include "target.h"

/* ==================================================
   >>system   Atomics, rounding mode, clock

   What C99 lacks. Public functions that compute set the rounding mode on entry and restore the
   caller's on return. Times are in microseconds.
   ================================================== */

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

/* ---- rounding mode: entries that compute call enter and leave, and nothing that computes is
   inlined into them, so none of it moves across the change */

typedef uint64_t bitnet__fpenv;

/* Nearest even, denormals kept, exceptions masked. */
#if defined(BITNET__X86)
#define BITNET__FP_PLAIN 0x1F80
static bitnet__fpenv bitnet__fp_get(void) { return _mm_getcsr(); }
static void bitnet__fp_set(bitnet__fpenv mode) { _mm_setcsr((unsigned)mode); }
#elif defined(__TINYC__) && defined(__x86_64__) /* its assembler lacks stmxcsr */
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
#else /* nobody changes the mode here */
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

/* ---- what Linux has though strict C99 hides it; renamed, as headers may declare it otherwise */

#if defined(__linux__)
#if defined(__cplusplus)
#define BITNET__LINUX(function, name) extern "C" int function __asm__(name)
#else
#define BITNET__LINUX(function, name) extern int function __asm__(name)
#endif
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

/* 0: none, also if it lies beyond all time. One that has passed, if tokens are spent. */
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
