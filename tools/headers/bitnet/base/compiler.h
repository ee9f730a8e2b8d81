#pragma once

/* ==================================================
   >>compiler   Attributes, levels of optimization

   Names for attributes that compilers spell differently, the levels at which gcc optimizes parts of
   this file, and assertions at run time and compile time.
   ================================================== */

/* A function with BITNET__TARGET takes pointers, no `T x[4]`: gcc 13 and later forget the target of
   such a function where a pragma has changed the level of optimisation, as at -O0. */
#if defined(__GNUC__) || defined(__clang__)
#define BITNET__INLINE static inline __attribute__((always_inline))
#define BITNET__NOINLINE __attribute__((noinline))
#define BITNET__FOR_OTHERS static __attribute__((unused))
#define BITNET__ALIGNED(n) __attribute__((aligned(n)))
#define BITNET__TARGET(features) __attribute__((target(features)))
#elif defined(_MSC_VER)
#define BITNET__INLINE static __forceinline
#define BITNET__NOINLINE __declspec(noinline)
#define BITNET__FOR_OTHERS static
#define BITNET__ALIGNED(n) __declspec(align(n))
#define BITNET__TARGET(features)
#else
#define BITNET__INLINE static inline
#define BITNET__NOINLINE
#define BITNET__FOR_OTHERS static
#define BITNET__ALIGNED(n)
#define BITNET__TARGET(features)
#endif

/* Between these two a * b + c is never fused, as gcc does by default and the numeric contract
   forbids. */
#if defined(__clang__) && defined(BITNET__X86)
#define BITNET__EXACT _Pragma("float_control(push)") _Pragma("clang fp contract(off)")
#define BITNET__EXACT_END _Pragma("float_control(pop)")
#elif defined(__clang__) /* has no float_control */
#define BITNET__EXACT _Pragma("clang fp contract(off)")
#define BITNET__EXACT_END
#elif defined(__GNUC__)
#define BITNET__EXACT _Pragma("GCC push_options") _Pragma("GCC optimize(\"fp-contract=off\")")
#define BITNET__EXACT_END _Pragma("GCC pop_options")
#elif defined(_MSC_VER)
#define BITNET__EXACT __pragma(float_control(precise, on, push)) __pragma(fp_contract(off))
#define BITNET__EXACT_END __pragma(float_control(pop))
#else
#define BITNET__EXACT
#define BITNET__EXACT_END
#endif

/* Most of gcc's time is optimising: kernels get level 3, less passes that hardly change them,
   per-token code 1 or 2, the rest "Og" (0 at -O0). Functions of different levels are not inlined
   into each other. */
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

/* Each part that is faster with it has one region; its comment has the gain in CPU time, built by
   plain `cc`, for a model of 256 columns and 2,048 tokens with AVX2 unless stated otherwise. Passes
   that hardly change kernels, or slow them down, are left out. */
#define BITNET__FOR_KERNELS \
    "O3,no-tree-pre,no-tree-vectorize,no-gcse-after-reload,no-predictive-commoning," \
    "no-split-loops,no-unswitch-loops,no-split-paths"

#ifndef BITNET_ASSERT
#define BITNET_ASSERT(condition) ((void)(0 && (condition)))
#endif
#define BITNET__COUNT(array) (sizeof(array) / sizeof *(array))
#define BITNET__ENSURE(name, yes) typedef char bitnet__ensured_##name[(yes) ? 1 : -1]
