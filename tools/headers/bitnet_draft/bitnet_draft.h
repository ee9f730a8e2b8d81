#include "manual.h"
#include "api.h"

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_DRAFT_IMPLEMENTATION_INCLUDED
#define BITNET_DRAFT_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

#include "mtp.h"

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_DRAFT_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
