#pragma once
#include "../../bitnet_machine/api.h"
#include "system.h"
#include "numbers.h"

/* ====================
   >>pool   Thread pool

   Runs a stage's tasks by the caller's hooks, on a pool, or in sequence. Forking fills the workers'
   slots; a worker, or the forking thread after its own share, empties a slot and runs its share. No
   thread waits for one that has not started, so more threads than cores do little harm. */

enum { BITNET__THREADS = 4096 }; /* of threads, and of tasks */

typedef void bitnet__task(void *context, int32_t index);

typedef struct bitnet__job {
    bitnet__task *task;
    void *context;
    int count, shares;
} bitnet__job;

static void bitnet__run_share(void *context, int32_t share) {
    const bitnet__job *job = (const bitnet__job *)context;
    bitnet__fpenv saved = bitnet__fp_enter();
    int i;
    for (i = share; i < job->count; i += job->shares) job->task(job->context, i);
    bitnet__fp_leave(saved);
}

#if !defined(BITNET_NO_THREADS)

/* ---- threads and the monitor they sleep on */

#if defined(BITNET__WINDOWS)

typedef HANDLE bitnet__thread_handle;
typedef CONDITION_VARIABLE bitnet__condition;
typedef struct bitnet__monitor {
    SRWLOCK mutex;
    bitnet__condition filled, done;
} bitnet__monitor;

static bool bitnet__monitor_init(bitnet__monitor *m) {
    InitializeSRWLock(&m->mutex);
    InitializeConditionVariable(&m->filled);
    InitializeConditionVariable(&m->done);
    return true;
}
static void bitnet__monitor_destroy(bitnet__monitor *m) { (void)m; }
static void bitnet__lock(bitnet__monitor *m) { AcquireSRWLockExclusive(&m->mutex); }
static void bitnet__unlock(bitnet__monitor *m) { ReleaseSRWLockExclusive(&m->mutex); }
static void bitnet__wait(bitnet__monitor *m, bitnet__condition *c) {
    SleepConditionVariableSRW(c, &m->mutex, INFINITE, 0);
}
static void bitnet__wake_all(bitnet__condition *c) { WakeAllConditionVariable(c); }
static void bitnet__yield(void) { SwitchToThread(); }

#else

typedef pthread_t bitnet__thread_handle;
typedef pthread_cond_t bitnet__condition;
typedef struct bitnet__monitor {
    pthread_mutex_t mutex;
    bitnet__condition filled, done;
} bitnet__monitor;

static bool bitnet__monitor_init(bitnet__monitor *m) {
    if (pthread_mutex_init(&m->mutex, NULL) != 0) return false;
    if (pthread_cond_init(&m->filled, NULL) == 0) {
        if (pthread_cond_init(&m->done, NULL) == 0) return true;
        pthread_cond_destroy(&m->filled);
    }
    pthread_mutex_destroy(&m->mutex);
    return false;
}
static void bitnet__monitor_destroy(bitnet__monitor *m) {
    pthread_cond_destroy(&m->done);
    pthread_cond_destroy(&m->filled);
    pthread_mutex_destroy(&m->mutex);
}
static void bitnet__lock(bitnet__monitor *m) { pthread_mutex_lock(&m->mutex); }
static void bitnet__unlock(bitnet__monitor *m) { pthread_mutex_unlock(&m->mutex); }
static void bitnet__wait(bitnet__monitor *m, bitnet__condition *c) {
    pthread_cond_wait(c, &m->mutex);
}
static void bitnet__wake_all(bitnet__condition *c) { pthread_cond_broadcast(c); }
static void bitnet__yield(void) { sched_yield(); }

#endif

typedef struct bitnet__thread {
    bitnet__thread_handle handle;
    void (*main)(void *context);
    void *context;
} bitnet__thread;

#if defined(__APPLE__)
#define BITNET__SYMBOL(name) __asm__("_" name) __attribute__((weak))
#else
#define BITNET__SYMBOL(name) __asm__(name) __attribute__((weak))
#endif
#if defined(RTLD_NOLOAD) && defined(RTLD_NODELETE)
/* Renamed, because headers may declare them differently. NULL if not linked. */
extern int bitnet__dladdr(const void *address, const void **found) BITNET__SYMBOL("dladdr");
extern void *bitnet__dlopen(const char *path, int mode) BITNET__SYMBOL("dlopen");
#endif

/* Keeps a shared library loaded: threads may outlive its last user. */
static void bitnet__stay_loaded(void) {
    static const char here = 0;
#if defined(BITNET__WINDOWS)
    HMODULE module;
    GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_PIN | GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS,
                       &here, &module);
#elif defined(RTLD_NOLOAD) && defined(RTLD_NODELETE)
    const void *found[4]; /* Dl_info, path first */
    if (bitnet__dladdr && bitnet__dlopen && bitnet__dladdr(&here, found))
        bitnet__dlopen((const char *)found[0], RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
#else
    (void)here;
#endif
}

#if defined(BITNET__WINDOWS)
#define BITNET__THREAD_MAIN DWORD WINAPI
#else
#define BITNET__THREAD_MAIN void *
#endif
static BITNET__THREAD_MAIN bitnet__thread_main(void *argument) {
    bitnet__thread *thread = (bitnet__thread *)argument;
    thread->main(thread->context);
    return 0;
}

static bool bitnet__thread_start(bitnet__thread *thread, void (*main)(void *), void *context) {
    bitnet__stay_loaded();
    thread->main = main;
    thread->context = context;
#if defined(BITNET__WINDOWS)
    thread->handle = CreateThread(NULL, 0, bitnet__thread_main, thread, 0, NULL);
    return thread->handle != NULL;
#else
    return pthread_create(&thread->handle, NULL, bitnet__thread_main, thread) == 0;
#endif
}

static void bitnet__thread_join(bitnet__thread *thread) {
#if defined(BITNET__WINDOWS)
    WaitForSingleObject(thread->handle, INFINITE);
    CloseHandle(thread->handle);
#else
    pthread_join(thread->handle, NULL);
#endif
}

/* ---- the pool */

/* Tens of microseconds: longer than the gap between stages, and about the latency of a wake-up. */
#define BITNET__SPINS 1000

/* Yields at times, because the awaited thread may need the core. */
BITNET__INLINE void bitnet__spin(int spins) {
    if (spins % 64 == 0) bitnet__yield();
#if defined(BITNET__X86)
    else _mm_pause();
#elif defined(__aarch64__) && defined(__GNUC__)
    else __asm__ volatile("yield");
#endif
}

enum { BITNET__SLOT_EMPTY, BITNET__SLOT_SHARE, BITNET__SLOT_QUIT };

typedef struct bitnet__worker {
    bitnet__atomic slot;
    int share; /* 0 is the forking thread's */
    bitnet_pool *pool;
    bitnet__thread thread;
    char padding[64]; /* one cache line each */
} bitnet__worker;

struct bitnet_pool {
    bitnet_allocator allocator;
    int threads;             /* the caller's, too */
    int process;             /* that has the threads */
    bitnet__worker *workers; /* [threads - 1] */
    bitnet__job *job;
    bitnet__monitor monitor;
    bitnet__atomic busy;     /* forking */
    bitnet__atomic sleepers; /* or about to sleep */
    char padding[64];
    bitnet__atomic left;    /* unfinished, without share 0 */
    bitnet__atomic waiting; /* the forking thread may sleep */
};

/* False in a child after fork(): the calling thread runs all shares itself and wakes no other. */
static bool bitnet__has_threads(const bitnet_pool *pool) {
#if defined(BITNET__POSIX)
    return pool->process == (int)getpid();
#else
    return (void)pool, true;
#endif
}

/* A sleeper registers, then rechecks what it waits for; a waker changes that, then looks for
   sleepers. All four are sequentially consistent (adding 0 is such a load): no wake-up is lost. */

static void bitnet__sleep_until_filled(bitnet__worker *worker) {
    bitnet_pool *pool = worker->pool;
    bitnet__lock(&pool->monitor);
    bitnet__add(&pool->sleepers, 1);
    while (bitnet__add(&worker->slot, 0) == BITNET__SLOT_EMPTY)
        bitnet__wait(&pool->monitor, &pool->monitor.filled);
    bitnet__add(&pool->sleepers, -1);
    bitnet__unlock(&pool->monitor);
}

static void bitnet__sleep_until_done(bitnet_pool *pool) {
    bitnet__lock(&pool->monitor);
    bitnet__add(&pool->waiting, 1);
    while (bitnet__add(&pool->left, 0) != 0) bitnet__wait(&pool->monitor, &pool->monitor.done);
    bitnet__add(&pool->waiting, -1);
    bitnet__unlock(&pool->monitor);
}

static void bitnet__wake_sleepers(bitnet_pool *pool, bitnet__atomic *sleepers,
                                  bitnet__condition *condition) {
    if (bitnet__add(sleepers, 0) == 0 || !bitnet__has_threads(pool)) return;
    bitnet__lock(&pool->monitor);
    bitnet__wake_all(condition);
    bitnet__unlock(&pool->monitor);
}

static void bitnet__fill_slots(bitnet_pool *pool, int count, int what) {
    int i;
    for (i = 0; i < count; i++) bitnet__exchange(&pool->workers[i].slot, what);
    bitnet__wake_sleepers(pool, &pool->sleepers, &pool->monitor.filled);
}

static void bitnet__work(void *context) {
    bitnet__worker *worker = (bitnet__worker *)context;
    bitnet_pool *pool = worker->pool;
    for (;;) {
        int spins = 0, found;
        while (bitnet__load_acquire(&worker->slot) == BITNET__SLOT_EMPTY && spins++ < BITNET__SPINS)
            bitnet__spin(spins);
        if (spins > BITNET__SPINS) bitnet__sleep_until_filled(worker);
        found = bitnet__exchange(&worker->slot, BITNET__SLOT_EMPTY);
        if (found == BITNET__SLOT_QUIT) return;
        if (found == BITNET__SLOT_SHARE) { /* the forking thread left it */
            bitnet__run_share(pool->job, worker->share);
            if (bitnet__add(&pool->left, -1) == 1)
                bitnet__wake_sleepers(pool, &pool->waiting, &pool->monitor.done);
        }
    }
}

/* At most one share per thread. */
static void bitnet__fork(bitnet_pool *pool, bitnet__job *job) {
    int others = job->shares - 1, spins = 0;
    pool->job = job;
    bitnet__store_release(&pool->left, others);
    bitnet__fill_slots(pool, others, BITNET__SLOT_SHARE);
    bitnet__run_share(job, 0);
    while (others-- > 0) { /* shares not begun */
        bitnet__worker *worker = &pool->workers[others];
        if (bitnet__load_acquire(&worker->slot) == BITNET__SLOT_SHARE &&
            bitnet__exchange(&worker->slot, BITNET__SLOT_EMPTY) == BITNET__SLOT_SHARE) {
            bitnet__run_share(job, worker->share);
            bitnet__add(&pool->left, -1);
        }
    }
    while (bitnet__load_acquire(&pool->left) != 0 && spins++ < BITNET__SPINS) bitnet__spin(spins);
    if (spins > BITNET__SPINS) bitnet__sleep_until_done(pool);
}

/* Hyperthreads compete for vector units. */
static int bitnet__threads_per_core(void) {
    int count = 1;
#if defined(BITNET__X86)
    count = (int)(bitnet__ask_cpu(0xB, 0).ebx & 0xFFFF);
#endif
    return count > 1 ? count : 1;
}

#if defined(__linux__)
BITNET__LINUX(bitnet__getaffinity(int process, size_t size, void *mask), "sched_getaffinity");
#endif

static int bitnet__allowed_processors(void) {
    int count = 0;
#if defined(BITNET__WINDOWS)
    DWORD_PTR mask, all;
    if (!GetProcessAffinityMask(GetCurrentProcess(), &mask, &all)) return 0;
    for (; mask; mask &= mask - 1) count++;
#elif defined(__linux__)
    unsigned long mask[128] = {0}, word; /* 4096 processors, or 8192 */
    size_t i;
    if (bitnet__getaffinity(0, sizeof mask, mask) != 0) return 0;
    for (i = 0; i < BITNET__COUNT(mask); i++)
        for (word = mask[i]; word; word &= word - 1) count++;
#endif
    return count;
}

#if defined(__linux__) && !defined(BITNET_NO_STDIO)

static FILE *bitnet__open_in(const char *directory, const char *name) {
    char path[512];
    int length = snprintf(path, sizeof path, "%s/%s", directory, name);
    return length > 0 && (size_t)length < sizeof path ? fopen(path, "r") : NULL;
}

/* Returns how many of the two numbers in a file could be read. */
static int bitnet__scan_two(const char *directory, const char *name, long *first, long *second) {
    FILE *file = bitnet__open_in(directory, name);
    int count = file ? fscanf(file, "%ld %ld", first, second) : 0;
    if (file) fclose(file);
    return count;
}

/* In whole processors; 0: no limit. Version 2 has one file, version 1 two. */
static int bitnet__cgroup_quota(const char *directory) {
    long quota = 0, period = 0, none;
    bool known = bitnet__scan_two(directory, "cpu.max", &quota, &period) == 2 ||
                 (bitnet__scan_two(directory, "cpu.cfs_quota_us", &quota, &none) > 0 &&
                  bitnet__scan_two(directory, "cpu.cfs_period_us", &period, &none) > 0);
    if (!known || quota <= 0 || period <= 0) return 0;
    return quota < period ? 1 : quota / period > 64 ? 64 : (int)(quota / period);
}

/* /proc/self/cgroup has lines "0::/path" (version 2), "4:cpu,cpuacct:/path" (version 1). Ancestors
   count, too. A container may see its group as the root, at a path that does not exist. */
static int bitnet__cgroup_processors(const char *groups, const char *mount) {
    char line[512], names[512], directory[512];
    int least = 0;
    FILE *file = fopen(groups, "r");
    while (file && fgets(line, sizeof line, file)) {
        char *list = strchr(line, ':'), *path = list ? strchr(list + 1, ':') : NULL, *end;
        int length;
        if (!path) continue;
        *path++ = *list++ = 0;
        path[strcspn(path, "\n")] = 0;
        length = snprintf(directory, sizeof directory, "%s%s%s", mount, *list ? "/cpu" : "", path);
        if (length < 0 || (size_t)length >= sizeof directory ||
            snprintf(names, sizeof names, ",%s,", list) < 0 || (*list && !strstr(names, ",cpu,")))
            continue;
        do {
            int quota = bitnet__cgroup_quota(directory);
            if (quota && (!least || quota < least)) least = quota;
            end = strrchr(directory, '/');
            if (end) *end = 0;
        } while (end && strlen(directory) >= strlen(mount));
    }
    if (file) fclose(file);
    return least;
}

/* A list such as "0-7,16". */
static int bitnet__listed_processors(const char *directory, const char *name) {
    int count = 0, first, last, next = ',';
    FILE *file = bitnet__open_in(directory, name);
    while (file && next == ',' && fscanf(file, "%d", &first) == 1) {
        last = first;
        next = fgetc(file);
        if (next == '-' && fscanf(file, "%d", &last) == 1) next = fgetc(file);
        if (first >= 0 && last >= first && last < 8192) count += last - first + 1;
    }
    if (file) fclose(file);
    return count;
}

/* Of 1024; 0: unknown. */
static int bitnet__capacity(const char *devices, int processor) {
    char name[64];
    long capacity, none;
    snprintf(name, sizeof name, "system/cpu/cpu%d/cpu_capacity", processor);
    return bitnet__scan_two(devices, name, &capacity, &none) > 0 ? (int)capacity : 0;
}

/* Processors of at least half the best capacity, or x86's performance cores; 0: all are alike.
   `devices`: /sys/devices. */
static int bitnet__fast_processors(const char *devices) {
    int best = 0, count = 0, all, i;
    for (all = 0; all < 1024 && (i = bitnet__capacity(devices, all)) > 0; all++)
        best = BITNET__MAX(i, best);
    for (i = 0; i < all; i++) count += 2 * bitnet__capacity(devices, i) >= best;
    return all ? count : bitnet__listed_processors(devices, "cpu_core/cpus");
}

#endif

#if defined(BITNET__WINDOWS)

/* Records: size at 4, class at 9, mask at 32. */
static int bitnet__fastest_class(const uint8_t *cores, size_t size) {
    int best = 0, count = 0;
    size_t at;
    for (at = 0; size - at >= 40; at += bitnet__load_u32(cores + at + 4)) {
        DWORD_PTR mask;
        if (cores[at + 9] > best) best = cores[at + 9], count = 0;
        memcpy(&mask, cores + at + 32, sizeof mask);
        for (; mask && cores[at + 9] == best; mask &= mask - 1) count++;
    }
    return count;
}

#endif

/* Without efficiency cores: every stage would wait for them. */
static int bitnet__processors(void) {
    int count, fast = 0;
#if defined(BITNET__WINDOWS)
    uint64_t cores[2048];
    DWORD size = sizeof cores;
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    count = (int)info.dwNumberOfProcessors;
#if _WIN32_WINNT >= 0x0601
    if (GetLogicalProcessorInformationEx(
            RelationProcessorCore, (PSYSTEM_LOGICAL_PROCESSOR_INFORMATION_EX)(void *)cores, &size))
        fast = bitnet__fastest_class((const uint8_t *)cores, size);
#endif
#else
    count = (int)sysconf(_SC_NPROCESSORS_ONLN);
#if defined(__linux__) && !defined(BITNET_NO_STDIO)
    fast = bitnet__fast_processors("/sys/devices");
#elif defined(__APPLE__) && defined(BITNET__SIMD_NEON)
    size_t size = sizeof fast;
    if (sysctlbyname("hw.perflevel0.logicalcpu", &fast, &size, NULL, 0) != 0) fast = 0;
#endif
#endif
    return fast > 0 && fast < count ? fast : count;
}

static int bitnet__usable_cores(void) {
    int allowed = bitnet__allowed_processors(), quota = 0;
    int cores = bitnet__processors() / bitnet__threads_per_core();
#if defined(__linux__) && !defined(BITNET_NO_STDIO)
    quota = bitnet__cgroup_processors("/proc/self/cgroup", "/sys/fs/cgroup");
#endif
    if (allowed && cores > allowed) cores = allowed;
    if (quota && cores > quota) cores = quota;
    return cores < 1 ? 1 : BITNET__MIN(cores, 64);
}

static int bitnet__pool_size(int threads) { return threads > 0 ? threads : bitnet__usable_cores(); }

/* Stops those that run. */
static void bitnet__stop_workers(bitnet_pool *pool) {
    int i;
    if (pool->threads && bitnet__has_threads(pool)) {
        bitnet__fill_slots(pool, pool->threads - 1, BITNET__SLOT_QUIT);
        for (i = 0; i < pool->threads - 1; i++) bitnet__thread_join(&pool->workers[i].thread);
        bitnet__monitor_destroy(&pool->monitor);
    }
    bitnet__free(&pool->allocator, pool->workers);
}

static bool bitnet__start_workers(bitnet_pool *pool, int threads) {
#if defined(BITNET__POSIX)
    pool->process = (int)getpid();
#endif
    pool->workers = BITNET__NEW_ZERO(bitnet__worker, &pool->allocator, (size_t)threads - 1);
    if (!pool->workers || !bitnet__monitor_init(&pool->monitor)) return false;
    for (pool->threads = 1; pool->threads < threads; pool->threads++) {
        bitnet__worker *worker = &pool->workers[pool->threads - 1];
        worker->share = pool->threads;
        worker->pool = pool;
        if (!bitnet__thread_start(&worker->thread, bitnet__work, worker)) return false;
    }
    return true;
}

#else /* BITNET_NO_THREADS: the caller's thread only */

struct bitnet_pool {
    bitnet_allocator allocator;
    int threads;
};

static void bitnet__yield(void) {}

static int bitnet__pool_size(int threads) { return (void)threads, 1; }

static void bitnet__stop_workers(bitnet_pool *pool) { (void)pool; }

static bool bitnet__start_workers(bitnet_pool *pool, int threads) {
    pool->threads = threads;
    return true;
}

#endif /* BITNET_NO_THREADS */

BITNET_API void bitnet_pool_free(bitnet_pool *pool) {
    bitnet_allocator a;
    if (!pool) return;
    a = pool->allocator;
    bitnet__stop_workers(pool);
    bitnet__free(&a, pool);
}

BITNET_API bitnet_pool *bitnet_pool_create(int32_t threads, const bitnet_pool_options *options,
                                           bitnet_error *error) {
    const bitnet__argument table[] = {{"threads", threads, 0, BITNET__THREADS}};
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_pool *pool;
    if (BITNET__CHECK(error, table) != BITNET_OK) return NULL;
    pool = BITNET__NEW_ZERO(bitnet_pool, &a, 1);
    if (pool) pool->allocator = a;
    if (pool && bitnet__start_workers(pool, bitnet__pool_size(threads))) return pool;
    bitnet_pool_free(pool);
    bitnet__no_memory(error);
    return NULL;
}

static bitnet_result bitnet__check_model_options(const bitnet_model_options *o,
                                                 bitnet_error *error) {
    const bitnet__argument table[] = {
        {"threads", o->threads, 0, BITNET__THREADS},
        {"isa", o->isa, 0, BITNET_ISA_COUNT - 1},
        {"i2s_layout", o->i2s_layout, 0, BITNET_I2S_64},
        {"activation_group", o->activation_group, BITNET_OFF, INT32_MAX},
        {"scheduler.count", o->scheduler.count, 0, BITNET__THREADS},
        BITNET__HOOKS(o->scheduler)};
    return BITNET__CHECK(error, table);
}

static int bitnet__task_count(const bitnet_model_options *options) {
    if (options->scheduler.enqueue)
        return options->scheduler.count > 0 ? options->scheduler.count : 4;
    return options->pool ? options->pool->threads : bitnet__pool_size(options->threads);
}

/* Runs tasks in any order or at once, in the contract's rounding mode; they must not wait for one
   another. The calling thread runs all if there are no hooks and no pool (both may be NULL), or if
   the pool is busy. */
static void bitnet__run(bitnet_pool *pool, const bitnet_scheduler *tasks, bitnet__task *task,
                        void *context, int count) {
    bitnet__job job;
    if (count <= 0) return;
    job.task = task;
    job.context = context;
    job.count = count;
    if (tasks && tasks->enqueue) {
        job.shares = count;
        tasks->finish(tasks->user, tasks->enqueue(tasks->user, bitnet__run_share, &job, count));
        return;
    }
    job.shares = 1;
#if !defined(BITNET_NO_THREADS)
    if (pool && pool->threads > 1 && count > 1 && bitnet__exchange(&pool->busy, 1) == 0) {
        job.shares = BITNET__MIN(count, pool->threads);
        bitnet__fork(pool, &job);
        bitnet__store_release(&pool->busy, 0);
        return;
    }
#else
    (void)pool;
#endif
    bitnet__run_share(&job, 0);
}

static void bitnet__spin_lock(bitnet__atomic *lock) {
    while (bitnet__exchange(lock, 1)) bitnet__yield();
}
static void bitnet__spin_unlock(bitnet__atomic *lock) { bitnet__store_release(lock, 0); }

/* In whole units of [0, total). */
static void bitnet__split_range(int total, int unit, int task, int tasks, int *from, int *to) {
    int64_t units = (total + unit - 1) / unit;
    int64_t a = units * task / tasks * unit, b = units * (task + 1) / tasks * unit;
    *from = (int)BITNET__MIN(a, total);
    *to = (int)BITNET__MIN(b, total);
}
