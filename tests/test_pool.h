/* test_pool.h - the thread pool and the task hooks */

#ifndef TEST_POOL_H
#define TEST_POOL_H

#include "check.h"

#if !defined(BITNET_NO_THREADS) && !defined(_WIN32)
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#define POOL_PTHREADS 1
#endif
#if defined(POOL_PTHREADS) && defined(__linux__) && !defined(BITNET_NO_STDIO)
#include <sys/stat.h>
#define POOL_LINUX 1
#if defined(__cplusplus)
extern "C"
#else
extern
#endif
    int
    pool_setaffinity(int process, size_t size, const void *mask) __asm__("sched_setaffinity");
#endif

enum { POOL_MOST = 64, POOL_SESSIONS = 3 };

/* How often tasks with each index ran. */
typedef struct pool_marks {
    int runs[POOL_MOST];
} pool_marks;

static void pool_mark(void *context, int index) { ((pool_marks *)context)->runs[index]++; }

/* True if 0 .. count - 1 ran once each, and nothing else. */
static int pool_each_once(const pool_marks *marks, int count) {
    int i;
    for (i = 0; i < POOL_MOST; i++)
        if (marks->runs[i] != (i < count)) return 0;
    return 1;
}

static void pool_test_counts(void) {
    int threads, count;
    TEST("pool: every index runs once");
    for (threads = 1; threads <= 8; threads++) {
        bitnet_pool *pool = bitnet_pool_create(threads, NULL, NULL);
        if (!CHECK(pool != NULL)) return;
#if !defined(BITNET_NO_THREADS)
        CHECK(pool->threads == threads);
#else
        CHECK(pool->threads == 1);
#endif
        for (count = 0; count <= POOL_MOST; count++) {
            pool_marks marks;
            memset(&marks, 0, sizeof marks);
            bitnet__run(pool, NULL, pool_mark, &marks, count);
            CHECK(pool_each_once(&marks, count));
        }
        bitnet_pool_free(pool);
    }
    for (count = 0; count <= POOL_MOST; count++) { /* without a pool */
        pool_marks marks;
        memset(&marks, 0, sizeof marks);
        bitnet__run(NULL, NULL, pool_mark, &marks, count);
        CHECK(pool_each_once(&marks, count));
    }
    CHECK(bitnet__pool_size(0) >= 1 && bitnet__pool_size(0) <= 64);
    bitnet_pool_free(NULL);
}

static void pool_wait(int microseconds) {
    int64_t end = bitnet__microseconds() + microseconds;
    while (bitnet__microseconds() < end) {
    }
}

/* Stages after pauses of all lengths around the threads' spin time, so that threads are spinning,
   asleep and in between. */
static void pool_test_sleep(void) {
    bitnet_pool *pool = bitnet_pool_create(3, NULL, NULL);
    int i;
    TEST("pool: sleeping and waking");
    if (!CHECK(pool != NULL)) return;
    for (i = 0; i < 400; i++) {
        pool_marks marks;
        memset(&marks, 0, sizeof marks);
        pool_wait(i % 100);
        bitnet__run(pool, NULL, pool_mark, &marks, 2 + i % 4);
        CHECK(pool_each_once(&marks, 2 + i % 4));
    }
    bitnet_pool_free(pool);
}

/* Task 0 waits until another has begun, or for 50 ms, then ends early. */
typedef struct pool_late {
    pool_marks marks;
    bitnet__atomic begun;
} pool_late;

static void pool_long_task(void *context, int index) {
    pool_late *late = (pool_late *)context;
    int64_t end = bitnet__microseconds() + 50000;
    pool_mark(&late->marks, index);
    if (index > 0) {
        bitnet__store_release(&late->begun, 1);
        pool_wait(100000);
    } else {
        while (!bitnet__load_acquire(&late->begun) && bitnet__microseconds() < end) {
        }
    }
}

static void pool_test_many(void) {
    pool_marks marks;
    pool_late late;
    int64_t start = bitnet__microseconds();
    int i, threads;
    TEST("pool: 10,000 forks");
    for (threads = 2; threads <= 4; threads += 2) {
        bitnet_pool *pool = bitnet_pool_create(threads, NULL, NULL);
        if (!CHECK(pool != NULL)) return;
        memset(&marks, 0, sizeof marks);
        for (i = 0; i < 10000; i++) bitnet__run(pool, NULL, pool_mark, &marks, threads);
        for (i = 0; i < threads; i++) CHECK(marks.runs[i] == 10000);
        memset(&late, 0, sizeof late); /* the forking thread falls asleep */
        bitnet__run(pool, NULL, pool_long_task, &late, threads);
        CHECK(pool_each_once(&late.marks, threads));
        bitnet_pool_free(pool);
    }
    CHECK(bitnet__microseconds() - start < 300000000); /* it hung, or nearly */

    TEST("pool: created and destroyed");
    for (i = 0; i < 100; i++) {
        bitnet_pool *pool = bitnet_pool_create(1 + i % 5, NULL, NULL);
        memset(&marks, 0, sizeof marks);
        if (i % 2) bitnet__run(pool, NULL, pool_mark, &marks, 7);
        if (i % 3 == 0) pool_wait(100);
        bitnet_pool_free(pool);
    }
}

static void pool_test_memory(void) {
    check_heap heap = {0, 0, 0, 0};
    bitnet_pool_options options;
    bitnet_error error;
    bitnet_pool *pool;
    long allocations, n;
    TEST("pool: memory");
    options.allocator = check_allocator(&heap);
    pool = bitnet_pool_create(3, &options, &error);
    CHECK(pool != NULL);
    bitnet_pool_free(pool);
    CHECK(heap.live == 0);
    allocations = heap.count;
    for (n = 1; n <= allocations; n++) {
        heap.count = 0;
        heap.fail_at = n;
        memset(&error, 0, sizeof error);
        CHECK(bitnet_pool_create(3, &options, &error) == NULL);
        CHECK(error.result == BITNET_ERROR_OUT_OF_MEMORY);
        CHECK(heap.live == 0);
    }
}

/* ---- several sessions on one pool */

#if defined(POOL_PTHREADS)

static void pool_short_task(void *context, int index) {
    pool_mark(context, index);
    pool_wait(5);
}

static void *pool_session(void *pool) {
    size_t bad = 0;
    int i;
    for (i = 0; i < 2000; i++) {
        pool_marks marks;
        memset(&marks, 0, sizeof marks);
        bitnet__run((bitnet_pool *)pool, NULL, pool_short_task, &marks, i % 9);
        bad += !pool_each_once(&marks, i % 9);
    }
    return (void *)bad;
}

static void pool_test_shared(void) {
    pthread_t sessions[POOL_SESSIONS];
    bitnet_pool *pool = bitnet_pool_create(3, NULL, NULL);
    int i, started = 0;
    TEST("pool: shared by several threads");
    if (!CHECK(pool != NULL)) return;
    while (started < POOL_SESSIONS &&
           pthread_create(&sessions[started], NULL, pool_session, pool) == 0)
        started++;
    CHECK(started == POOL_SESSIONS);
    for (i = 0; i < started; i++) {
        void *bad;
        pthread_join(sessions[i], &bad);
        CHECK(bad == NULL);
    }
    bitnet_pool_free(pool);
}

/* The work of a child after fork(), which copies only the calling thread; false: wrong results. */
static bool pool_child(bitnet_pool *pool, check_heap *heap) {
    pool_marks marks;
    int i;
    for (i = 0; i < 200; i++) {
        memset(&marks, 0, sizeof marks);
        bitnet__run(pool, NULL, pool_mark, &marks, i % 9);
        if (!pool_each_once(&marks, i % 9)) return false;
    }
    bitnet_pool_free(pool);
    return heap->live == 0;
}

/* Children of a pool whose threads sleep, or have just worked. */
static void pool_test_fork(void) {
    int i;
    TEST("pool: forked processes");
    for (i = 0; i < 20; i++) {
        check_heap heap = {0, 0, 0, 0};
        bitnet_pool_options options;
        bitnet_pool *pool;
        pool_marks marks;
        pid_t child;
        int status = 0;
        options.allocator = check_allocator(&heap);
        pool = bitnet_pool_create(3, &options, NULL);
        if (!CHECK(pool != NULL)) return;
        memset(&marks, 0, sizeof marks);
        bitnet__run(pool, NULL, pool_mark, &marks, 3);
        while (i % 2 && bitnet__load_acquire(&pool->sleepers) < 2) bitnet__yield();
        fflush(stdout);
        child = fork();
        if (child == 0) {
            alarm(10); /* ends it if it waits for a thread */
            _exit(pool_child(pool, &heap) ? 0 : 1);
        }
        if (child < 0) SKIP("there is no fork here");
        else CHECK(waitpid(child, &status, 0) == child && status == 0);
        bitnet__run(pool, NULL, pool_mark, &marks, 3); /* the parent's threads are still there */
        CHECK(marks.runs[0] == 2 && marks.runs[2] == 2);
        bitnet_pool_free(pool);
        if (child < 0) return;
    }
}

#else

static void pool_test_shared(void) {
    TEST("pool: shared by several threads");
    SKIP("no pthreads here");
}

static void pool_test_fork(void) {}

#endif

/* ---- hooks */

enum { POOL_INLINE, POOL_REVERSED, POOL_LATE };

typedef struct pool_hooks {
    int order; /* of the above */
    int enqueued, finished;
    void (*task)(void *context, int index);
    void *context;
    int count;
} pool_hooks;

static void *pool_enqueue(void *user, void (*task)(void *context, int index), void *context,
                          int count) {
    pool_hooks *hooks = (pool_hooks *)user;
    int i;
    hooks->enqueued++;
    hooks->task = task;
    hooks->context = context;
    hooks->count = count;
    if (hooks->order == POOL_INLINE)
        for (i = 0; i < count; i++) task(context, i);
    if (hooks->order == POOL_REVERSED)
        for (i = count - 1; i >= 0; i--) task(context, i);
    return &hooks->finished;
}

static void pool_finish(void *user, void *handle) {
    pool_hooks *hooks = (pool_hooks *)user;
    int i;
    CHECK(handle == &hooks->finished);
    if (hooks->order == POOL_LATE)
        for (i = 0; i < hooks->count; i++) hooks->task(hooks->context, i);
    hooks->finished++;
}

static bitnet_scheduler pool_tasks(pool_hooks *hooks, int order) {
    bitnet_scheduler tasks;
    memset(hooks, 0, sizeof *hooks);
    hooks->order = order;
    tasks.enqueue = pool_enqueue;
    tasks.finish = pool_finish;
    tasks.user = hooks;
    tasks.count = 4;
    return tasks;
}

static void pool_test_hooks(void) {
    int order, count;
    TEST("pool: task hooks");
    for (order = POOL_INLINE; order <= POOL_LATE; order++)
        for (count = 0; count <= 5; count++) {
            pool_hooks hooks;
            pool_marks marks;
            bitnet_scheduler tasks = pool_tasks(&hooks, order);
            memset(&marks, 0, sizeof marks);
            bitnet__run(NULL, &tasks, pool_mark, &marks, count);
            CHECK(pool_each_once(&marks, count));
            CHECK(hooks.enqueued == (count > 0) && hooks.finished == (count > 0));
        }
}

/* ---- rounding mode */

#if defined(CHECK_MODES)

/* Bits that depend on the mode: a sum that depends on the rounding direction, and a denormal input
   and result. */
static void pool_compute(void *context, int index) {
    volatile float one = 1.0f, small = 1e-9f, tiny = 1.17549435e-38f, half = 0.5f, result[3];
    uint32_t *bits = (uint32_t *)context + 3 * index;
    result[0] = one + small;
    result[1] = tiny * half;
    result[2] = result[1] + result[1];
    memcpy(bits, (const void *)result, sizeof result);
}

static int pool_plain(const uint32_t *bits, int count) {
    int i;
    for (i = 0; i < count; i++)
        if (bits[3 * i] != 0x3F800000u || bits[3 * i + 1] != 0x00400000u ||
            bits[3 * i + 2] != 0x00800000u)
            return 0;
    return 1;
}

static void pool_test_rounding(void) {
    static const bitnet__fpenv modes[] = CHECK_MODES;
    bitnet__fpenv saved = bitnet__fp_get(), odd = modes[0] | modes[1]; /* flush to zero, up */
    uint32_t bits[3 * 8];
    bitnet_pool *pool;
    bitnet_scheduler tasks;
    pool_hooks hooks;
    int order, plain;
    TEST("pool: tasks round to nearest and keep denormals");
    bitnet__fp_set(odd);
    pool_compute(bits, 0);
    plain = pool_plain(bits, 1);
    bitnet__fp_set(saved);
    CHECK(!plain); /* the test can fail */

    for (order = POOL_INLINE; order <= POOL_LATE; order++) {
        tasks = pool_tasks(&hooks, order);
        memset(bits, 0, sizeof bits);
        bitnet__fp_set(odd);
        bitnet__run(NULL, &tasks, pool_compute, bits, 8);
        CHECK((bitnet__fp_get() & CHECK_MODE_BITS) == odd);
        bitnet__fp_set(saved);
        CHECK(pool_plain(bits, 8));
    }
    bitnet__fp_set(odd); /* threads inherit the mode of the one that makes them */
    pool = bitnet_pool_create(3, NULL, NULL);
    for (order = 0; order < 100; order++) {
        memset(bits, 0, sizeof bits);
        bitnet__run(pool, NULL, pool_compute, bits, 8);
        if (!pool_plain(bits, 8)) break;
    }
    bitnet_pool_free(pool);
    CHECK((bitnet__fp_get() & CHECK_MODE_BITS) == odd);
    bitnet__fp_set(saved);
    CHECK(order == 100);
}
#endif

#if defined(POOL_LINUX)
/* There are as many threads as processors on which this thread may run. */
static void pool_test_affinity(void) {
    unsigned long mask[128] = {0}, one[128] = {0};
    int i = 0;
    TEST("pool: affinity");
    if (bitnet__getaffinity(0, sizeof mask, mask) < 0) {
        SKIP("there is no affinity here");
        return;
    }
    while (!mask[i]) i++;
    one[i] = mask[i] & (~mask[i] + 1);
    CHECK(pool_setaffinity(0, sizeof one, one) == 0);
    CHECK(bitnet__allowed_processors() == 1);
    CHECK(bitnet__pool_size(0) == 1 && bitnet__pool_size(3) == 3);
    CHECK(pool_setaffinity(0, sizeof mask, mask) == 0);
    CHECK(bitnet__pool_size(0) <= bitnet__allowed_processors());
}

/* Writes a file below the root of this test's tree; a NULL text makes a directory. */
static void pool_tree(const char *root, const char *name, const char *text) {
    char path[400];
    snprintf(path, sizeof path, "%s%s", root, name);
    if (text) CHECK_CASE(check_write_file(path, text, strlen(text)), path);
    else CHECK_CASE(mkdir(path, 0700) == 0, path);
}

static void pool_prune(const char *root, const char *name) {
    char path[400];
    snprintf(path, sizeof path, "%s%s", root, name);
    CHECK_CASE(remove(path) == 0, path);
}

/* The number of processors of a process in these control groups. */
static int pool_quota(const char *root, const char *groups) {
    char path[400];
    snprintf(path, sizeof path, "%s/groups", root);
    CHECK(check_write_file(path, groups, strlen(groups)));
    return bitnet__cgroup_processors(path, root);
}

static void pool_test_cgroups(void) {
    static const char *const made[][2] = {{"", NULL},
                                          {"/cpu.max", "max 100000\n"},
                                          {"/a", NULL},
                                          {"/a/cpu.max", "350000 100000\n"},
                                          {"/a/b", NULL},
                                          {"/a/b/cpu.max", "50000 100000\n"},
                                          {"/a/free", NULL},
                                          {"/a/free/cpu.max", "max 100000\n"},
                                          {"/odd", NULL},
                                          {"/odd/cpu.max", "what is this\n"},
                                          {"/cpu", NULL},
                                          {"/cpu/cpu.cfs_quota_us", "-1\n"},
                                          {"/cpu/cpu.cfs_period_us", "100000\n"},
                                          {"/cpu/old", NULL},
                                          {"/cpu/old/cpu.cfs_quota_us", "200000\n"},
                                          {"/cpu/old/cpu.cfs_period_us", "100000\n"}};
    int count = (int)(sizeof made / sizeof *made), i;
    char root[300], file[400], deep[600];
    TEST("pool: control groups");
    snprintf(root, sizeof root, "%s.groups", check_path());
    for (i = 0; i < count; i++) pool_tree(root, made[i][0], made[i][1]);
    CHECK(pool_quota(root, "0::/a\n") == 3);
    CHECK(pool_quota(root, "0::/a/b\n") == 1);    /* half of one: never none */
    CHECK(pool_quota(root, "0::/a/free\n") == 3); /* what it lies in has a limit */
    CHECK(pool_quota(root, "0::/\n") == 0);
    CHECK(pool_quota(root, "0::/not/seen/here\n") == 0);
    CHECK(pool_quota(root, "0::/a/not/seen\n") == 3);
    CHECK(pool_quota(root, "0::/odd\n") == 0);
    CHECK(pool_quota(root, "") == 0 && pool_quota(root, "nonsense\n:\n::\n") == 0);
    CHECK(pool_quota(root, "5:memory:/old\n4:cpu,cpuacct:/old\n3:cpuset:/\n") == 2);
    CHECK(pool_quota(root, "4:cpuacct,cpu:/old\n0::/a\n") == 2);
    CHECK(pool_quota(root, "4:cpu:/\n") == 0);
    CHECK(pool_quota(root, "4:cpuset,cpus:/old\n") == 0);
    snprintf(deep, sizeof deep, "0::/a/%0*d\n", 505 - (int)strlen(root), 0);
    CHECK(pool_quota(root, deep) == 3);
    snprintf(deep, sizeof deep, "0::/a/%0*d\n", 600 - 8 - (int)strlen(root), 0);
    CHECK(pool_quota(root, deep) == 0);                /* too long: skipped, not cut */
    CHECK(bitnet__cgroup_processors(root, root) == 0); /* which is not a file */
    snprintf(file, sizeof file, "%s/groups", root);
    remove(file);
    for (i = count; i-- > 0;) pool_prune(root, made[i][0]);
}

/* Efficiency cores are excluded: by capacities as on phones, and by the list of x86. */
static void pool_test_capacities(void) {
    static const int capacities[8] = {250, 250, 250, 250, 870, 870, 870, 1024};
    static const char *const lists[] = {"0-3,8\n", "0\n", "0-15\n", "what\n", "3-1,2\n"};
    static const int listed[] = {5, 1, 16, 0, 1};
    char root[300], name[64], text[16];
    int i;
    TEST("pool: efficiency cores");
    snprintf(root, sizeof root, "%s.devices", check_path());
    pool_tree(root, "", NULL);
    CHECK(bitnet__fast_processors(root) == 0);
    pool_tree(root, "/cpu_core", NULL);
    for (i = 0; i < 5; i++) {
        pool_tree(root, "/cpu_core/cpus", lists[i]);
        CHECK(bitnet__fast_processors(root) == listed[i]);
    }
    pool_tree(root, "/system", NULL), pool_tree(root, "/system/cpu", NULL);
    for (i = 0; i < 8; i++) {
        snprintf(name, sizeof name, "/system/cpu/cpu%d", i);
        pool_tree(root, name, NULL);
        strcat(name, "/cpu_capacity");
        snprintf(text, sizeof text, "%d\n", capacities[i]);
        pool_tree(root, name, text);
        CHECK(bitnet__fast_processors(root) == (i < 4 ? i + 1 : i - 3));
    }
    for (i = 8; i-- > 0;) {
        snprintf(name, sizeof name, "/system/cpu/cpu%d/cpu_capacity", i);
        pool_prune(root, name);
        *strrchr(name, '/') = 0;
        pool_prune(root, name);
    }
    pool_prune(root, "/system/cpu"), pool_prune(root, "/system");
    pool_prune(root, "/cpu_core/cpus"), pool_prune(root, "/cpu_core"), pool_prune(root, "");
}
#endif

#if defined(BITNET__WINDOWS)

/* The same by the records of Windows, one for each core, with two processors each in this test. */
static void pool_test_classes(void) {
    static const int classes[6] = {0, 1, 1, 0, 2, 1}, expected[6] = {2, 2, 4, 4, 2, 2};
    uint64_t records[6][6];
    SYSTEM_INFO info;
    int i;
    TEST("pool: efficiency classes");
    memset(records, 0, sizeof records);
    CHECK(bitnet__fastest_class((const uint8_t *)records, 0) == 0);
    for (i = 0; i < 6; i++) {
        uint8_t *record = (uint8_t *)records[i];
        DWORD_PTR mask = (DWORD_PTR)3 << 2 * i;
        record[4] = sizeof records[i];
        record[9] = (uint8_t)classes[i];
        memcpy(record + 32, &mask, sizeof mask);
        CHECK(bitnet__fastest_class((const uint8_t *)records,
                                    sizeof records[0] * (size_t)(i + 1)) == expected[i]);
    }
    GetSystemInfo(&info);
    CHECK(bitnet__processors() > 0 && bitnet__processors() <= (int)info.dwNumberOfProcessors);
}

#endif

#if defined(POOL_LINUX) && defined(__LP64__)
/* The clock is monotonic in every dialect: it starts at boot, not in 1970. */
static void pool_test_clock(void) {
    FILE *file = fopen("/proc/uptime", "r");
    double up = 0;
    TEST("pool: clock");
    if (!file || fscanf(file, "%lf", &up) != 1) SKIP("there is no /proc/uptime here");
    else CHECK((double)bitnet__microseconds() * 1e-6 < up + 60);
    if (file) fclose(file);
}
#endif

static void test_pool(void) {
#if defined(POOL_LINUX) && defined(__LP64__)
    pool_test_clock();
#endif
    pool_test_counts();
    pool_test_sleep();
    pool_test_many();
    pool_test_memory();
    pool_test_shared();
    pool_test_fork();
    pool_test_hooks();
#if defined(POOL_LINUX)
    pool_test_affinity();
    pool_test_cgroups();
    pool_test_capacities();
#endif
#if defined(BITNET__WINDOWS)
    pool_test_classes();
#endif
#if defined(CHECK_MODES)
    pool_test_rounding();
#else
    SKIP("no way to set the rounding mode here");
#endif
}

#endif
