#pragma once
#include "files.h"

/* ==================================================
   >>output   Files that appear once complete

   A temporary file replaces the target once on disk; on failure the target is untouched. Mode and
   links survive (links not on Windows). Devices and pipes are written through.
   ================================================== */

#ifndef BITNET_NO_STDIO

/* Atomically. */
static bool bitnet__rename(const char *from, const char *to) {
#if defined(BITNET__WINDOWS)
    wchar_t wide_from[1024], wide_to[1024];
    return bitnet__wide_path(from, wide_from, 1024) && bitnet__wide_path(to, wide_to, 1024) &&
           MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
#else
    return rename(from, to) == 0;
#endif
}

static void bitnet__remove(const char *path) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024];
    if (bitnet__wide_path(path, wide, 1024)) DeleteFileW(wide);
#else
    remove(path);
#endif
}

enum { BITNET__PATH = 4096 };

typedef struct bitnet__output {
    FILE *file;
    char target[BITNET__PATH];
    char temporary[BITNET__PATH];
    int mode; /* -1: no target yet */
} bitnet__output;

#if defined(BITNET__POSIX) && defined(__STRICT_ANSI__) && !defined(__cplusplus)
extern char *realpath(const char *path, char *resolved); /* hidden by -std=c99 */
extern FILE *fdopen(int descriptor, const char *mode);
#endif

/* Resolves links. False: write through. */
static bool bitnet__output_target(bitnet__output *o) {
    o->mode = -1;
#if defined(BITNET__WINDOWS)
    {
        HANDLE there = bitnet__handle(
            o->target, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, OPEN_EXISTING);
        DWORD type;
        if (there == INVALID_HANDLE_VALUE) return true;
        type = GetFileType(there);
        CloseHandle(there);
        return type == FILE_TYPE_DISK;
    }
#elif defined(BITNET__POSIX)
    {
        struct stat info;
        char *resolved;
        if (stat(o->target, &info) != 0) return true;
        if (!S_ISREG(info.st_mode)) return false;
        o->mode = (int)(info.st_mode & 07777);
        resolved = realpath(o->target, NULL);
        if (resolved && strlen(resolved) < BITNET__PATH)
            memcpy(o->target, resolved, strlen(resolved) + 1);
        free(resolved);
        return true;
    }
#else
    return true;
#endif
}

/* -1: default mode. */
static FILE *bitnet__create(const char *path, int mode) {
#if defined(BITNET__WINDOWS)
    HANDLE file = bitnet__handle(path, GENERIC_WRITE, 0, CREATE_NEW);
    (void)mode;
    if (file == INVALID_HANDLE_VALUE) return NULL;
    CloseHandle(file);
    return bitnet__open(path, "wb");
#elif defined(BITNET__POSIX)
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, mode < 0 ? 0666 : 0600);
    return file < 0 ? NULL : fdopen(file, "wb");
#else
    FILE *file = fopen(path, "rb");
    (void)mode;
    if (file) return fclose(file), (FILE *)NULL;
    return fopen(path, "wb");
#endif
}

static bool bitnet__sync(const char *path) {
#if defined(BITNET__WINDOWS)
    HANDLE file = bitnet__handle(path, GENERIC_WRITE, 0, OPEN_EXISTING);
    bool done;
    if (file == INVALID_HANDLE_VALUE) return false;
    done = FlushFileBuffers(file) != 0;
    CloseHandle(file);
    return done;
#elif defined(BITNET__POSIX)
    int file = open(path, O_RDONLY);
    bool done = file >= 0 && fsync(file) == 0;
    if (file >= 0) close(file);
    return done;
#else
    (void)path;
    return true;
#endif
}

static FILE *bitnet__open_descriptor(const char *path) {
#if defined(BITNET__POSIX)
    int number = -1;
    if (strcmp(path, "/dev/stdout") == 0) number = 1;
    if (strcmp(path, "/dev/stderr") == 0) number = 2;
    if (strncmp(path, "/dev/fd/", 8) == 0) number = (int)strtol(path + 8, NULL, 10);
    number = number < 0 ? -1 : dup(number);
    return number < 0 ? NULL : fdopen(number, "wb");
#else
    (void)path;
    return NULL;
#endif
}

/* Fresh names avoid other writers; exclusive creation follows no planted link. */
static void bitnet__output_begin(bitnet__output *o) {
    static const char digits[] = "0123456789abcdef", end[] = ".01234567.tmp";
    size_t length = strlen(o->target), i;
    uint64_t name = (uint64_t)bitnet__microseconds() + (uintptr_t)o;
    int attempt;
#if defined(BITNET__POSIX)
    name += (uint64_t)getpid() << 20;
#endif
    if (length + sizeof end > BITNET__PATH) return;
    for (attempt = 0; attempt < 16 && !o->file; attempt++) {
        uint32_t hash = (uint32_t)((name + (uint64_t)attempt) * 0x9E3779B97F4A7C15u >> 32);
        memcpy(o->temporary, o->target, length);
        memcpy(o->temporary + length, end, sizeof end);
        for (i = 1; i <= 8; i++, hash >>= 4) o->temporary[length + i] = digits[hash & 15];
        o->file = bitnet__create(o->temporary, o->mode);
    }
}

/* Leaves nothing behind on failure. */
BITNET__FOR_OTHERS bool bitnet__output_open(bitnet__output *o, const char *path) {
    size_t length = strlen(path);
    o->file = NULL;
    o->temporary[0] = 0;
    if (length >= BITNET__PATH) return false;
    memcpy(o->target, path, length + 1);
    o->file = bitnet__open_descriptor(path);
    if (!o->file && !bitnet__output_target(o)) o->file = bitnet__open(path, "wb");
    else if (!o->file) bitnet__output_begin(o);
    return o->file != NULL;
}

BITNET__FOR_OTHERS void bitnet__output_discard(bitnet__output *o) {
    if (!o->file) return;
    fclose(o->file);
    o->file = NULL;
    if (o->temporary[0]) bitnet__remove(o->temporary);
}

/* False: a write failed, the target is unchanged. */
BITNET__FOR_OTHERS bool bitnet__output_commit(bitnet__output *o) {
    bool done = !ferror(o->file);
    done = fclose(o->file) == 0 && done; /* the disk may be full */
    o->file = NULL;
    if (!o->temporary[0]) return done;
    done = done && bitnet__sync(o->temporary);
#if defined(BITNET__POSIX)
    if (o->mode >= 0) done = done && chmod(o->temporary, (mode_t)o->mode) == 0;
#endif
    if (!done || !bitnet__rename(o->temporary, o->target)) {
        bitnet__remove(o->temporary);
        return false;
    }
#if defined(BITNET__POSIX)
    {
        char *slash = strrchr(o->target, '/');
        if (slash) slash[slash == o->target] = 0;
        bitnet__sync(slash ? o->target : "."); /* makes the rename durable */
    }
#endif
    return true;
}

#endif /* BITNET_NO_STDIO */
