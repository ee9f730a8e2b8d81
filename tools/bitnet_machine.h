/* bitnet_machine.h - v1.0 - thread pools, instruction sets and arguments, for bitnet.h
   SPDX-License-Identifier: MIT

   It declares what bitnet.h implements, so there is nothing to compile:

       #include "bitnet.h"
       #include "tools/bitnet_machine.h"

   In its folder it finds bitnet.h by itself; a copy elsewhere must come after it. In the file with
   the implementation, bitnet.h itself has the types and defines the functions; only the last
   section, for tools and examples, is compiled here.

CONTENTS                                                            search for
    MANUAL
      1  Thread pools                                               >>thread-pools
      2  Instruction sets                                           >>instruction-sets
    API
      Thread pools and instruction sets                             >>api-machine
    IMPLEMENTATION
      The arguments of a program                                    >>arguments

====================
MANUAL
====================

1 THREAD POOLS                                                                   >>thread-pools

       bitnet_model_options options = {0};
       options.pool = bitnet_pool_create(4, NULL, &error);
       writer = bitnet_model_load_file("writer.gguf", &options, &error);
       judge = bitnet_model_load_file("judge.gguf", &options, &error);

   By default each model starts its own threads. Models that do not compute at the same time can
   share a pool instead. Free the models first, then bitnet_pool_free(options.pool).

2 INSTRUCTION SETS                                                           >>instruction-sets

   A model uses the best kernels of the CPU (bitnet_model_info.isa). For tests and measurements,
   bitnet_isa_available reports which others exist, and the model option `isa` chooses one.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif
#if BITNET_VERSION / 100 != 100
#error "bitnet_machine.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_MACHINE_H
#define BITNET_MACHINE_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-machine   Thread pools and instruction sets */

/* Its name, such as "avx2"; "unknown" for a number that is not in bitnet_isa. */
BITNET_EXPERIMENTAL const char *bitnet_isa_name(bitnet_isa isa);

/* True if this build and CPU can run the kernels. */
BITNET_EXPERIMENTAL bool bitnet_isa_available(bitnet_isa isa);

typedef struct bitnet_pool_options {
    bitnet_allocator allocator;
} bitnet_pool_options;

/* A pool of threads for models to share. `threads` counts the caller's, so n - 1 are started; 0:
   one per core that this process may use. Idle ones spin for some microseconds, then sleep. NULL on
   error: ARGUMENT, OUT_OF_MEMORY (or no threads). */
BITNET_EXPERIMENTAL bitnet_pool *bitnet_pool_create(int32_t threads,
                                                    const bitnet_pool_options *options,
                                                    bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_pool_free(bitnet_pool *pool);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_MACHINE_H */

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
