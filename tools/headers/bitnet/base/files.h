#pragma once
#include "system.h"

/* ====================
   >>disk   Files to read

   Reads files that a caller names; bitnet_save.h writes them. BITNET_NO_STDIO leaves this out. */

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
