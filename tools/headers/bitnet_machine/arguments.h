#pragma once
#include "../bitnet/base/files.h"

/* ====================
   >>arguments   The arguments of a program */

#if defined(BITNET_IMPLEMENTATION) && !defined(BITNET__ARGUMENTS)
#define BITNET__ARGUMENTS

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

#endif /* BITNET_IMPLEMENTATION */
