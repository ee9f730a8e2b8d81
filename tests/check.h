/* check.h - the test harness: counts, reports and continues

   CHECK(condition) counts a pass or prints file, line and condition. SKIP(reason) reports that
   something could not be tested here. Every test file is a header with one entry function, which
   test.c calls between TEST(name) lines. */

#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int check_passed, check_failed, check_skipped;
static const char *check_name = "";

#define TEST(name) (check_name = (name))

#define CHECK(condition) check_report((condition) ? 1 : 0, #condition, __FILE__, __LINE__)

/* CHECK with a message, for loops over cases. */
#define CHECK_CASE(condition, what) check_report((condition) ? 1 : 0, (what), __FILE__, __LINE__)

#define SKIP(reason) \
    (check_skipped++, printf("SKIPPED %s: %s\n", check_name, (reason)), fflush(stdout))

static int check_report(int ok, const char *what, const char *file, int line) {
    if (ok) {
        check_passed++;
    } else {
        check_failed++;
        printf("FAILED %s: %s (%s:%d)\n", check_name, what, file, line);
        fflush(stdout);
    }
    return ok;
}

/* A file as a malloc'ed block, followed by a zero, or NULL. */
static char *check_read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    char *data = NULL;
    long length;
    if (!file) return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && (length = ftell(file)) >= 0 &&
        fseek(file, 0, SEEK_SET) == 0 && (data = (char *)malloc((size_t)length + 1)) != NULL) {
        *size = fread(data, 1, (size_t)length, file);
        data[*size] = 0;
    }
    fclose(file);
    return data;
}

/* The directory of test files that are not shipped: $BITNET_SHARED or ../shared. */
static const char *check_shared(const char *name, char *path, size_t size) {
    const char *directory = getenv("BITNET_SHARED");
    snprintf(path, size, "%s/%s", directory ? directory : "../shared", name);
    return path;
}

/* A file name that only this run uses. */
static const char *check_path(void) {
    static char path[256];
    const char *directory = getenv("TMPDIR");
#if defined(__unix__)
    if (!directory) directory = "/tmp";
#endif
    if (!path[0])
        snprintf(path, sizeof path, "%s/bitnet-test-%lx-%lx.tmp", directory ? directory : ".",
                 (unsigned long)time(NULL), (unsigned long)(size_t)&directory >> 4);
    return path;
}

static bool check_write_file(const char *path, const void *data, size_t size) {
    FILE *file = fopen(path, "wb");
    bool ok = file && fwrite(data, 1, size, file) == size;
    return file && fclose(file) == 0 && ok;
}

/* Modes of the floating-point unit that a caller may have set: flush to zero; round up; flush and
   truncate. CHECK_MODE_BITS excludes the exception flags. */
#if defined(__x86_64__) || defined(_M_X64) || defined(__SSE2__)
#define CHECK_MODES \
    { 0x1F80 | 0x8040, 0x1F80 | 0x4000, 0x1F80 | 0xE040 }
#define CHECK_MODE_BITS 0xFFC0
#elif defined(__aarch64__) || (defined(__arm__) && defined(__ARM_FP))
#define CHECK_MODES \
    { 1 << 24, 1 << 22, 1 << 24 | 3 << 22 }
#define CHECK_MODE_BITS 0x01C00000
#elif defined(__riscv_flen) /* down, up (which is also both bits), truncating */
#define CHECK_MODES \
    { 2 << 5, 3 << 5, 1 << 5 }
#define CHECK_MODE_BITS 0xE0
#endif

/* An allocator that counts live blocks and fails its n-th allocation (0: never), or all from the
   n-th on. */
typedef struct check_heap {
    long live, count, fail_at, fail_from;
} check_heap;

static void *check_alloc(void *user, size_t size) {
    check_heap *heap = (check_heap *)user;
    void *memory;
    if (++heap->count == heap->fail_at) return NULL;
    if (heap->fail_from && heap->count >= heap->fail_from) return NULL;
    memory = BITNET_MALLOC(size);
    if (memory) heap->live++;
    return memory;
}

static void check_free(void *user, void *memory) {
    ((check_heap *)user)->live--;
    BITNET_FREE(memory);
}

static bitnet_allocator check_allocator(check_heap *heap) {
    bitnet_allocator a;
    a.alloc = check_alloc;
    a.free = check_free;
    a.user = heap;
    return a;
}

#endif
