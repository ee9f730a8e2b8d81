#pragma once

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
