#pragma once
#include "files.h"

/* ==================================================
   >>output   Files that appear once complete

   A temporary file next to the target replaces it once on disk; on failure the target is untouched.
   Mode and links survive (links not on Windows). Devices, pipes and descriptors are written
   through, and so are all files of systems that are neither POSIX nor Windows.
   ================================================== */

#ifndef BITNET_NO_STDIO

enum { BITNET__PATH = 4096 };

typedef struct bitnet__output {
    FILE *file;
    char target[BITNET__PATH];
    char temporary[BITNET__PATH + 16]; /* "": written through */
    int mode;                          /* of the target; -1: it is new */
} bitnet__output;

/* bitnet__output_target resolves links; false: write through.
   bitnet__output_create makes a file that nobody else has.
   bitnet__output_replace replaces the target, or with `keep` false only removes the temporary. */

#if defined(BITNET__WINDOWS)

static bool bitnet__output_target(bitnet__output *o) {
    HANDLE there = bitnet__handle(
        o->target, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, OPEN_EXISTING);
    DWORD type = FILE_TYPE_DISK;
    if (there != INVALID_HANDLE_VALUE) {
        type = GetFileType(there);
        CloseHandle(there);
    }
    return type == FILE_TYPE_DISK;
}

static FILE *bitnet__output_create(const bitnet__output *o) {
    HANDLE file = bitnet__handle(o->temporary, GENERIC_WRITE, 0, CREATE_NEW);
    if (file == INVALID_HANDLE_VALUE) return NULL;
    CloseHandle(file);
    return bitnet__open(o->temporary, "wb");
}

static bool bitnet__output_replace(bitnet__output *o, bool keep) {
    wchar_t from[1024], to[1024];
    HANDLE file = bitnet__handle(o->temporary, GENERIC_WRITE, 0, OPEN_EXISTING);
    bool done = keep && file != INVALID_HANDLE_VALUE && FlushFileBuffers(file);
    if (file != INVALID_HANDLE_VALUE) CloseHandle(file);
    if (!bitnet__wide_path(o->temporary, from, 1024)) return false;
    done = done && bitnet__wide_path(o->target, to, 1024) &&
           MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    if (!done) DeleteFileW(from);
    return done;
}

#elif defined(BITNET__POSIX)

#if defined(__STRICT_ANSI__) && !defined(__cplusplus) /* which hides them */
extern char *realpath(const char *path, char *resolved);
extern FILE *fdopen(int descriptor, const char *mode);
#endif

static bool bitnet__output_target(bitnet__output *o) {
    struct stat info;
    int number = -1;
    if (strcmp(o->target, "/dev/stdout") == 0) number = 1;
    if (strcmp(o->target, "/dev/stderr") == 0) number = 2;
    if (strncmp(o->target, "/dev/fd/", 8) == 0) number = (int)strtol(o->target + 8, NULL, 10);
    if (number >= 0 && (number = dup(number)) >= 0) o->file = fdopen(number, "wb");
    if (o->file) return false;
    o->mode = -1;
    if (stat(o->target, &info) != 0) return true;
    if (!S_ISREG(info.st_mode)) return false;
    o->mode = (int)(info.st_mode & 07777);
    if (realpath(o->target, o->temporary))
        memcpy(o->target, o->temporary, strlen(o->temporary) + 1);
    return true;
}

static FILE *bitnet__output_create(const bitnet__output *o) {
    int file = open(o->temporary, O_WRONLY | O_CREAT | O_EXCL, o->mode < 0 ? 0666 : 0600);
    return file < 0 ? NULL : fdopen(file, "wb");
}

static bool bitnet__sync(const char *path) {
    int file = open(path, O_RDONLY);
    bool done = file >= 0 && fsync(file) == 0;
    if (file >= 0) close(file);
    return done;
}

static bool bitnet__output_replace(bitnet__output *o, bool keep) {
    char *slash = strrchr(o->target, '/');
    if (!keep || !bitnet__sync(o->temporary) ||
        (o->mode >= 0 && chmod(o->temporary, (mode_t)o->mode) != 0) ||
        rename(o->temporary, o->target) != 0) {
        remove(o->temporary);
        return false;
    }
    if (slash) slash[slash == o->target] = 0;
    bitnet__sync(slash ? o->target : "."); /* makes the new name durable */
    return true;
}

#else

static bool bitnet__output_target(bitnet__output *o) { return (void)o, false; }
static FILE *bitnet__output_create(const bitnet__output *o) { return (void)o, (FILE *)NULL; }
static bool bitnet__output_replace(bitnet__output *o, bool keep) { return (void)o, keep; }

#endif

/* False: errno says why, and nothing is left. */
static bool bitnet__output_open(bitnet__output *o, const char *path) {
    size_t length = strlen(path);
    int attempt;
    o->file = NULL;
    o->temporary[0] = 0;
    if (length >= BITNET__PATH) return errno = ENAMETOOLONG, false;
    memcpy(o->target, path, length + 1);
    if (!bitnet__output_target(o)) {
        if (!o->file) o->file = bitnet__open(path, "wb");
        return o->file != NULL;
    }
    for (attempt = 0; attempt < 16 && !o->file; attempt++) { /* other writers have other names */
        uint64_t name = (uint64_t)bitnet__microseconds() + (uintptr_t)o + (uint64_t)attempt;
        snprintf(o->temporary, sizeof o->temporary, "%s.%08x.tmp", o->target,
                 (unsigned)(name * 0x9E3779B97F4A7C15u >> 32));
        o->file = bitnet__output_create(o);
    }
    return o->file != NULL;
}

/* With `keep` false, discards what was written. False: the target is as it was. */
static bool bitnet__output_close(bitnet__output *o, bool keep) {
    keep = !ferror(o->file) && keep;
    keep = fclose(o->file) == 0 && keep; /* the disk may be full */
    return o->temporary[0] ? bitnet__output_replace(o, keep) : keep;
}

#endif /* BITNET_NO_STDIO */
