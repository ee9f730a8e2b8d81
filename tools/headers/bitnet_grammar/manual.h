/* bitnet_grammar.h - v1.0 - grammars, choosing among texts, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_grammar.h"

   and plain `#include "tools/bitnet_grammar.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Grammars                                                   >>grammars
      2  Choosing among texts                                       >>choosing
    API
      Grammars                                                      >>api-grammar
      Choosing among texts                                          >>api-choose
    IMPLEMENTATION
      Grammars: GBNF to automaton                                   >>grammar
      Following a grammar                                           >>matcher
      Masks: the tokens allowed                                     >>masks
      Choosing among texts                                          >>choose

====================
MANUAL
====================

1 GRAMMARS                                                                          >>grammars

       bitnet_grammar *grammar = bitnet_grammar_create(gbnf, length, NULL, NULL, &error);
       bitnet_session_set_grammar(session, grammar);
       bitnet_generate(session, prompt, NULL, print, NULL);      // what is printed fits the grammar

   A grammar removes the tokens that would leave it; the distribution is the model's, restricted to
   the rest. A token that ends the text remains only where the grammar may end, any other control
   token only where a rule names it. If one token remains, no logits are computed (unless the
   generation reports probabilities), but a random number is used up. If none remains, the result is
   BITNET_ERROR_GRAMMAR_DEAD_END: a vocabulary may have no token for a character that the grammar
   requires. Write grammars in GBNF, or make them from a JSON schema with bitnet_schema.h.

   The model does not see the grammar, so ask for the same form in the prompt. Text that the grammar
   forces - the next key, brackets and quotes - is decoded as one batch.

2 CHOOSING AMONG TEXTS                                                              >>choosing

   bitnet_choose reports which of several texts is most likely to come next, without generating any
   of them: the next action of a character, the mood of a sentence.

       static const char *const actions[] = {" attacks", " flees", " talks"};
       const char *story = "The dragon roars. The knight";
       bitnet_feed_text(session, story, BITNET_TERMINATED, BITNET_ADD_BOS);
       bitnet_choose(session, actions, 3, NULL, NULL, NULL, &best);      // actions[best] */
