#pragma once
#include "system.h"

/* ====================
   >>disk   Files to read

   For the files that a caller names. BITNET_NO_STDIO leaves all of this out. */

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

#endif /* BITNET_NO_STDIO */

/* ====================
   >>output   Files that appear once complete

   A temporary file next to the target replaces it once on disk; on failure the target is untouched.
   Mode and links survive (links not on Windows). Devices, pipes and descriptors are written
   through, and so are all files of systems that are neither POSIX nor Windows. */

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
static inline bool bitnet__output_open(bitnet__output *o, const char *path) {
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
static inline bool bitnet__output_close(bitnet__output *o, bool keep) {
    keep = !ferror(o->file) && keep;
    keep = fclose(o->file) == 0 && keep; /* the disk may be full */
    return o->temporary[0] ? bitnet__output_replace(o, keep) : keep;
}

#endif /* BITNET_NO_STDIO */
