/* bitnet_draft.h - v1.0 - drafters and MTP heads, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_draft.h"

   and plain `#include "tools/bitnet_draft.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Drafters                                                   >>drafters
      2  MTP heads                                                  >>mtp-heads
    API
      Drafters and MTP heads                                        >>api-draft
    IMPLEMENTATION
      MTP heads: loading, feeding and their first stage             >>mtp

====================
MANUAL
====================

1 DRAFTERS                                                                           >>drafters

       bitnet_drafter drafter = {my_draft, my_data, 0, NULL};
       bitnet_session_set_drafter(session, &drafter);

   A drafter proposes tokens that may follow the text. Several tokens then pass through the layers
   together, which costs little more than one if memory bandwidth is the limit. The text is the same
   whatever is drafted. bitnet_chains.h has drafters that suit most texts; this header is for your
   own.

2 MTP HEADS                                                                         >>mtp-heads

   Some models come with a head for multi-token prediction. It predicts token t + 2 from the hidden
   state at position t and token t + 1. bitnet_model_load_mtp loads it as a model of one layer,
   whose sessions are fed by bitnet_feed_hidden. If it is loaded, bitnet_chains.h drafts with it.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif
#if BITNET_VERSION / 100 != 100
#error "bitnet_draft.h and bitnet.h are of different versions"
#endif
