#include "manual.h"

#ifndef BITNET_H
#define BITNET_H

#include "api.h"

#endif /* BITNET_H */

/* ====================

   END OF THE API: what follows is the implementation. A section calls those before it. The few
   private functions of later sections that it calls are declared first.
 */

#if defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED)
#define BITNET_IMPLEMENTATION_INCLUDED
#undef BITNET__READ
#define BITNET__READ 1 /* all that follows; 2: only the text that >>avx512 reads again; 0: none */
#elif !defined(BITNET__READ)
#define BITNET__READ 0
#endif

#if BITNET__READ == 1

#include "../bitnet_gguf/api.h"
#include "../bitnet_draft/api.h"
#include "../bitnet_machine/api.h"

#include "base/target.h"

/* The functions that optional headers declare are not declared above. */
#ifdef __GNUC__
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-declarations"
#if defined(__clang__) || !defined(__cplusplus)
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#endif
#endif
#ifdef __cplusplus
extern "C" {
#endif

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

#include "base/system.h"
#include "base/tables.h"
#include "base/files.h"
#include "base/numbers.h"

#include "file/formats.h"
#include "file/gguf.h"
#include "file/architectures.h"

#include "text/pretokenizer.h"
#include "text/chat_forms.h"
#include "text/vocabulary.h"
#include "text/tokenizer.h"
#include "text/chat.h"

#include "base/pool.h"
#include "kernels/interface.h"
#include "kernels/vectors.h"
#include "kernels/scalar.h"
#endif /* BITNET__READ == 1 */

#if BITNET__READ && defined(BITNET__SIMD)

#include "kernels/simd.h"
#endif

#if BITNET__READ == 1

#include "kernels/lookup.h"
#include "kernels/ternary.h"
#include "kernels/x86.h"

#include "model/weights.h"
#include "model/metadata.h"
#include "model/tensors.h"
#include "model/pages.h"
#include "model/loading.h"

#include "run/attached.h"
#include "run/draft.h"
#include "run/session.h"
#include "run/tokens.h"
#include "run/sampler.h"
#include "run/layers.h"
#include "run/stages.h"
#include "run/head.h"
#include "run/batch.h"
#include "run/passes.h"
#include "run/copies.h"

#include "use/generate.h"

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#ifdef __cplusplus
}
#endif
#ifdef __GNUC__
#pragma GCC diagnostic pop
#endif

#undef BITNET__READ
#endif /* BITNET__READ == 1 */

/* MIT License

   Copyright (c) 2026 the bitnet.h authors

   Permission is hereby granted, free of charge, to any person obtaining a copy
   of this software and associated documentation files (the "Software"), to deal
   in the Software without restriction, including without limitation the rights
   to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
   copies of the Software, and to permit persons to whom the Software is
   furnished to do so, subject to the following conditions:

   The above copyright notice and this permission notice shall be included in all
   copies or substantial portions of the Software.

   THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
   IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
   FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
   AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
   LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
   OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
   SOFTWARE.
*/
