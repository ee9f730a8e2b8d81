#include "manual.h"
#include "api.h"

/* ==================================================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.

   ================================================== */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_CHAINS_IMPLEMENTATION_INCLUDED
#define BITNET_CHAINS_IMPLEMENTATION_INCLUDED

#if defined(__clang__)
#if defined(BITNET__X86) /* as in bitnet.h */
#pragma float_control(push)
#endif
#pragma clang fp contract(off)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC optimize("fp-contract=off")
#ifndef BITNET_NO_OPTIMIZE_PRAGMA
#pragma GCC optimize("O2")
#endif
#elif defined(_MSC_VER)
#pragma float_control(precise, on, push)
#pragma fp_contract(off)
#endif

#include "table.h"
#include "file.h"
#include "text.h"
#include "sources.h"
#include "cost.h"
#include "model.h"
#include "draft.h"
#include "miner.h"

#if defined(__clang__) && defined(BITNET__X86)
#pragma float_control(pop)
#elif defined(__clang__)
#elif defined(__GNUC__)
#pragma GCC pop_options
#elif defined(_MSC_VER)
#pragma float_control(pop)
#endif

#endif /* BITNET_CHAINS_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
