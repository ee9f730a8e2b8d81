#pragma once

/* Types of C99, and the linkage of public functions: BITNET_STATIC makes them static, so that two
   files of a program can have a copy each. BITNET_EXPERIMENTAL declares functions that may change
   with a minor version. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef BITNET_API
#if defined(BITNET_STATIC) && defined(__GNUC__)
#define BITNET_API static __attribute__((unused))
#elif defined(BITNET_STATIC)
#define BITNET_API static
#else
#define BITNET_API extern
#endif
#endif
#define BITNET_EXPERIMENTAL BITNET_API
