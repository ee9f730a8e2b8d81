#pragma once

/* ==================================================
   >>platform   Compilers, systems, instruction sets

   Rejects compilers that break the numeric contract, includes the system's headers, and chooses the
   instruction sets whose kernels are compiled.
   ================================================== */

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__)
#error "bitnet.h: -ffast-math breaks the same-bits contract; compile this file without it"
#endif
#include <float.h>
#if (defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16) || \
    (defined(__TINYC__) && defined(__i386__)) /* 16: gcc with AVX512-FP16 */
#error "bitnet.h: float arithmetic has excess precision here; on 32-bit x86 use -msse2 -mfpmath=sse"
#endif
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "bitnet.h: big-endian machines are not supported"
#endif

#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#ifndef BITNET_NO_STDIO
#include <errno.h>
#include <stdio.h>
#endif

#if defined(_WIN32)
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#define BITNET__WINDOWS 1
#elif defined(__unix__) || defined(__APPLE__)
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__) && !defined(BITNET_NO_THREADS)
#define BITNET_NO_THREADS
#endif
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#define BITNET__POSIX 1
#ifndef BITNET_NO_STDIO
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#endif
#ifndef BITNET_NO_THREADS
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#endif
#else
#include <time.h>
#ifndef BITNET_NO_THREADS
#define BITNET_NO_THREADS
#endif
#endif

#define BITNET_SCALAR 0
#define BITNET_AVX2 1
#define BITNET_AVX512 3
#define BITNET_NEON 4
#define BITNET_WASM 8
#ifndef BITNET_KERNELS
#if defined(__GNUC__) && !defined(__OPTIMIZE__)
#define BITNET_KERNELS (BITNET_AVX2 | BITNET_NEON | BITNET_WASM)
#else
#define BITNET_KERNELS (BITNET_AVX512 | BITNET_NEON | BITNET_WASM)
#endif
#endif

#if (defined(__x86_64__) || defined(_M_X64) || defined(__SSE2__)) && !defined(__TINYC__)
#define BITNET__X86 1
#include <xmmintrin.h>
#if (BITNET_KERNELS & BITNET_AVX2) && (defined(__GNUC__) || defined(_MSC_VER))
#define BITNET__SIMD_X86 1
#include <immintrin.h>
#if defined(_MSC_VER) && defined(__clang__) /* whose <immintrin.h> leaves out what -march does */
#include <smmintrin.h>
#include <avxintrin.h>
#include <avx2intrin.h>
#include <f16cintrin.h>
#include <fmaintrin.h>
#include <avxvnniintrin.h>
#include <avx512fintrin.h>
#include <avx512bwintrin.h>
#include <avx512dqintrin.h>
#include <avx512vlintrin.h>
#include <avx512vlbwintrin.h>
#include <avx512vldqintrin.h>
#include <avx512vnniintrin.h>
#include <avx512vlvnniintrin.h>
#include <avx512vbmiintrin.h>
#include <avx512vbmivlintrin.h>
#endif
#if (BITNET_KERNELS & BITNET_AVX512) == BITNET_AVX512
#define BITNET__SIMD_AVX512 1
#endif
#endif
#if defined(_MSC_VER)
#include <intrin.h>
#elif defined(__GNUC__)
#include <cpuid.h>
#endif
#endif

#if (defined(__aarch64__) || defined(_M_ARM64)) && (BITNET_KERNELS & BITNET_NEON) && \
    !defined(__TINYC__)
#define BITNET__SIMD_NEON 1
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#endif
#elif defined(__wasm_simd128__) && (BITNET_KERNELS & BITNET_WASM)
#define BITNET__SIMD_WASM 1
#include <wasm_simd128.h>
#endif
