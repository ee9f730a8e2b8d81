#include "manual.h"
#include "api.h"

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_CHAINS_IMPLEMENTATION_INCLUDED
#define BITNET_CHAINS_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(2)

#include "table.h"
#include "file.h"
#include "text.h"
#include "sources.h"
#include "cost.h"
#include "model.h"
#include "draft.h"

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_CHAINS_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
