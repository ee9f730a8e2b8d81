#pragma once
#include "generate.h"

/* ==================================================
   >>api-easy   The easy level

   Chapter 1 lists what most programs need. These functions compute until all of it is done.
   ================================================== */

/* Receives text, in whole UTF-8 characters; not zero-terminated. Return 0 to continue; anything
   else ends the text, and the call returns OK. Meanwhile the session may only be queried, cancelled
   and freed. */
typedef int bitnet_text_function(void *user, const char *text, size_t length);

/* Feeds the prompt and generates text into the callback (NULL: drops it) until the end. An empty
   session gets bos first, so the prompt may be empty; a NULL prompt continues what was fed. OK: it
   has ended. CANCELLED. Errors: as bitnet_feed and bitnet_sample. */
BITNET_API bitnet_result bitnet_generate(bitnet_session *session, const char *prompt,
                                         const bitnet_generate_options *options,
                                         bitnet_text_function *callback, void *user);

/* Begins a conversation: the session then holds the system message `text` (who the model is, what
   it knows), in the form of the model's chat template, and nothing else. Tokens at the beginning
   that stay the same are not computed again: to tell a character what has changed, call this with
   the whole new text. Sliding keeps the message. Computes nothing itself; restarts the grammar and
   the random numbers. Templates without a system role (GEMMA, LLAMA2, MISTRAL) put the text before
   the user's next message. Errors: CHAT, CONTEXT_FULL (sliding keeps half of the context at most),
   OUT_OF_MEMORY; then the session is as it was. */
BITNET_API bitnet_result bitnet_chat_system(bitnet_session *session, const char *text);

/* One turn of a conversation: feeds `message` as the user's and generates the reply. Errors: CHAT,
   as bitnet_generate. */
BITNET_API bitnet_result bitnet_chat(bitnet_session *session, const char *message,
                                     const bitnet_generate_options *options,
                                     bitnet_text_function *callback, void *user);
