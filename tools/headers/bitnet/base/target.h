#pragma once

/* ====================
   >>platform   Compilers, systems, instruction sets

   Rejects compilers that break the numeric contract, includes the system's headers, and chooses the
   instruction sets whose kernels are compiled. */

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
    defined(_M_FP_FAST)
#error "bitnet.h: -ffast-math and /fp:fast break the same-bits contract; compile without them"
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
#if defined(_MSC_VER) && defined(__clang__) /* its <immintrin.h> has only what -march enables */
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
#endif
#if defined(_MSC_VER)
#include <intrin.h>
#elif defined(BITNET__X86) && defined(__GNUC__)
#include <cpuid.h>
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

/* ====================
   >>compiler   Attributes, levels of optimization

   Names for attributes that compilers spell differently, the levels at which gcc optimizes parts of
   this file, and assertions at run time and compile time. */

/* A function with BITNET__TARGET has pointer parameters, never `T x[4]`: with the latter, gcc 13
   and later forget its target if a pragma has changed the level of optimization, as at -O0. */
#if defined(__GNUC__) || defined(__clang__)
#define BITNET__INLINE static inline __attribute__((always_inline))
#define BITNET__NOINLINE __attribute__((noinline))
#define BITNET__TARGET(features) __attribute__((target(features)))
#elif defined(_MSC_VER)
#define BITNET__INLINE static __forceinline
#define BITNET__NOINLINE __declspec(noinline)
#define BITNET__TARGET(features)
#else
#define BITNET__INLINE static inline
#define BITNET__NOINLINE
#define BITNET__TARGET(features)
#endif

/* Between these two, a * b + c is never fused, which gcc does by default and chapter 8 forbids. */
#if defined(__clang__) && defined(BITNET__X86)
#define BITNET__EXACT _Pragma("float_control(push)") _Pragma("clang fp contract(off)")
#define BITNET__EXACT_END _Pragma("float_control(pop)")
#elif defined(__clang__) /* has no float_control */
#define BITNET__EXACT _Pragma("clang fp contract(off)")
#define BITNET__EXACT_END
#elif defined(__GNUC__)
#define BITNET__EXACT _Pragma("GCC push_options") _Pragma("GCC optimize(\"fp-contract=off\")")
#define BITNET__EXACT_END _Pragma("GCC pop_options")
#elif defined(_MSC_VER) /* /sdl makes errors of 4703 (set if a call succeeds), 4996 (strerror) */
#define BITNET__EXACT \
    __pragma(warning(push, 0)) __pragma(warning(disable : 4703 4996)) \
        __pragma(float_control(precise, on, push)) __pragma(fp_contract(off))
#define BITNET__EXACT_END __pragma(float_control(pop)) __pragma(warning(pop))
#else
#define BITNET__EXACT
#define BITNET__EXACT_END
#endif

/* gcc spends most of its time optimizing, so kernels get level 3 without passes that hardly change
   them, per-token code 1 or 2, and the rest "Og" (0 at -O0). Functions of different levels are not
   inlined into each other. */
#if defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define BITNET__LITTLE "Og"
#else
#define BITNET__LITTLE "fp-contract=off"
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#define BITNET__PRAGMA(text) _Pragma(#text)
#define BITNET__LEVEL(level) BITNET__PRAGMA(GCC optimize(level))
#define BITNET__OPTIMIZE(level) BITNET__PRAGMA(GCC push_options) BITNET__LEVEL(level)
#define BITNET__OPTIMIZE_END BITNET__PRAGMA(GCC pop_options)
#else
#define BITNET__OPTIMIZE(level)
#define BITNET__OPTIMIZE_END
#endif

/* Each part that is faster with it has one region. Its comment has the gain in CPU time when built
   by plain `cc`, for a model of 256 columns and 2,048 tokens with AVX2 unless stated otherwise.
   Passes that hardly change kernels, or slow them down, are left out. */
#define BITNET__FOR_KERNELS \
    "O3,no-tree-pre,no-tree-vectorize,no-gcse-after-reload,no-predictive-commoning," \
    "no-split-loops,no-unswitch-loops,no-split-paths"

#ifndef BITNET_ASSERT
#define BITNET_ASSERT(condition) ((void)(0 && (condition)))
#endif
#define BITNET__COUNT(array) (sizeof(array) / sizeof *(array))
#define BITNET__MIN(a, b) ((a) < (b) ? (a) : (b))
#define BITNET__MAX(a, b) ((a) > (b) ? (a) : (b))
#define BITNET__ENSURE(name, yes) typedef char bitnet__ensured_##name[(yes) ? 1 : -1]
