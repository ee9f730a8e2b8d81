#pragma once
#include "system.h"

/* ==================================================
   >>disk   Files: mapped to read, replaced whole when written

   For the files that a caller names. BITNET_NO_STDIO leaves all of this out.
   ================================================== */

#ifndef BITNET_NO_STDIO

#if defined(BITNET__WINDOWS)
static bool bitnet__wide_path(const char *path, wchar_t *wide, int size) {
    return MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, size) > 0;
}

static HANDLE bitnet__handle(const char *path, DWORD access, DWORD share, DWORD how) {
    wchar_t wide[1024];
    if (!bitnet__wide_path(path, wide, 1024)) return INVALID_HANDLE_VALUE;
    return CreateFileW(wide, access, share, NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);
}
#endif

static FILE *bitnet__open(const char *path, const char *mode) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024], wide_mode[8];
    if (!bitnet__wide_path(path, wide, 1024) || !bitnet__wide_path(mode, wide_mode, 8)) return NULL;
    return _wfopen(wide, wide_mode);
#else
    return fopen(path, mode);
#endif
}

/* The arguments of `main` in UTF-8, as all paths and texts are; never freed. Windows passes them in
   the user's code page, so they are read from the command line. The console becomes UTF-8, too. */
static inline char **bitnet__arguments(int *count, char **given) {
#if defined(BITNET__WINDOWS)
    LPWSTR *(WINAPI * split)(LPCWSTR, int *) = NULL, *wide = NULL;
    HMODULE shell = LoadLibraryA("shell32.dll"); /* which programs do not link */
    FARPROC found = shell ? GetProcAddress(shell, "CommandLineToArgvW") : NULL;
    char **made;
    int i, n;
    memcpy(&split, &found, sizeof split);
    if (split) wide = split(GetCommandLineW(), &n);
    made = wide ? (char **)calloc((size_t)n + 1, sizeof *made) : NULL;
    for (i = 0; made && i < n; i++) {
        int size = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, NULL, 0, NULL, NULL);
        made[i] = (char *)malloc((size_t)size);
        if (!made[i]) return given;
        WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, made[i], size, NULL, NULL);
    }
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
    if (made) *count = n;
    return made ? made : given;
#else
    (void)count;
    return given;
#endif
}

static bool bitnet__seek(FILE *file, uint64_t offset, int origin) {
#if defined(BITNET__WINDOWS)
    return _fseeki64(file, (int64_t)offset, origin) == 0;
#else
    return offset <= LONG_MAX && fseek(file, (long)offset, origin) == 0;
#endif
}

static bool bitnet__file_size(FILE *file, uint64_t *size) {
#if defined(BITNET__WINDOWS)
    int64_t end = _fseeki64(file, 0, SEEK_END) == 0 ? _ftelli64(file) : -1;
#else
    int64_t end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
#endif
    *size = (uint64_t)end;
    return end >= 0 && end != LONG_MAX; /* LONG_MAX: a directory */
}

static bool bitnet__is_directory(const char *path) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024];
    DWORD attributes = bitnet__wide_path(path, wide, 1024) ? GetFileAttributesW(wide) : 0;
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
#elif defined(BITNET__POSIX)
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
#else
    (void)path;
    return false;
#endif
}

static size_t bitnet__file_read(void *user, uint64_t offset, void *data, size_t size) {
    FILE *file = (FILE *)user;
    return bitnet__seek(file, offset, SEEK_SET) ? fread(data, 1, size, file) : 0;
}

static void *bitnet__map(const char *path, uint64_t *size) {
#if defined(BITNET__WINDOWS)
    HANDLE mapping, file = bitnet__handle(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE,
                                          OPEN_EXISTING);
    LARGE_INTEGER length;
    void *data = NULL;
    if (file == INVALID_HANDLE_VALUE) return NULL;
    if (GetFileSizeEx(file, &length) && length.QuadPart > 0 &&
        (uint64_t)length.QuadPart <= SIZE_MAX) {
        mapping = CreateFileMappingW(file, NULL, PAGE_READONLY, 0, 0, NULL);
        if (mapping) {
            data = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
            CloseHandle(mapping);
        }
        *size = (uint64_t)length.QuadPart;
    }
    CloseHandle(file);
    return data;
#elif defined(BITNET__POSIX)
    struct stat info;
    void *data = NULL;
    int file = open(path, O_RDONLY);
    if (file < 0) return NULL;
    if (fstat(file, &info) == 0 && S_ISREG(info.st_mode) && info.st_size > 0 &&
        (uint64_t)info.st_size <= SIZE_MAX) {
        data = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_SHARED, file, 0);
        if (data == MAP_FAILED) data = NULL;
        *size = (uint64_t)info.st_size;
    }
    close(file);
    return data;
#else
    (void)path, (void)size;
    return NULL;
#endif
}

static void bitnet__unmap(void *data, uint64_t size) {
#if defined(BITNET__WINDOWS)
    (void)size;
    if (data) UnmapViewOfFile(data);
#elif defined(BITNET__POSIX)
    if (data) munmap(data, (size_t)size);
#else
    (void)data, (void)size;
#endif
}

/* Later reads fetch them again. */
static void bitnet__release(const void *data, size_t size) {
#if defined(BITNET__DONTNEED)
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)data + page - 1) / page * page;
    uintptr_t to = ((uintptr_t)data + size) / page * page;
    if (from < to) bitnet__madvise((void *)from, to - from, BITNET__DONTNEED);
#else
    (void)data, (void)size;
#endif
}

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

/* ---- outputs: files that appear once complete

   A temporary file replaces the target once on disk; on failure the target is untouched. Mode and
   links survive (links not on Windows). Devices and pipes are written through. */

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
