#pragma once

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_grammar.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_GRAMMAR_H
#define BITNET_GRAMMAR_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-grammar   Grammars */

typedef struct bitnet_grammar bitnet_grammar;

typedef struct bitnet_grammar_options {
    bitnet_allocator allocator;
} bitnet_grammar_options;

/* Compiles a grammar in GBNF
   (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md): rules `name ::= ...`,
   where "root" is the whole text; literals "...", classes [...] and [^...], any character .,
   groups, alternatives |, repetitions ? * + {m} {m,} {m,n}, comments #, escapes \" \\ \[ \] \- \n
   \r \t \xXX \uXXXX \UXXXXXXXX; tokens <[1000]> or <|name|>, and !<...> for any other token that
   does not end a text. `tokenizer` knows the names of tokens; NULL if none is named. A grammar is
   immutable: any number of sessions may follow it at once. It must outlive them; the text and the
   tokenizer need not. NULL on error: OUT_OF_MEMORY, GRAMMAR_SYNTAX, GRAMMAR_NAME (a rule or token
   that does not exist, a rule defined twice), GRAMMAR_RECURSION (a rule that begins with itself),
   GRAMMAR_LIMIT (1 MiB of text, 100 nested groups, 2^18 nodes: about one per character and
   repetition, a dozen per class beyond ASCII). */
BITNET_API bitnet_grammar *bitnet_grammar_create(const char *text, size_t length,
                                                 const bitnet_tokenizer *tokenizer,
                                                 const bitnet_grammar_options *options,
                                                 bitnet_error *error);
BITNET_API void bitnet_grammar_free(bitnet_grammar *grammar);

/* Makes what is chosen from here on follow a grammar (NULL: none). bitnet_generate_begin and
   bitnet_chat_begin restart it after the prompt; truncating restarts it at the new end, if that is
   before the position at which it began. However tokens are chosen, none leaves the grammar, and
   one that ends a text comes only where the text may end. Copies follow it too. A saved session
   does not contain it, and loading one removes it. If a grammar is so ambiguous that a token would
   cost some 10 ms, the text ends with GRAMMAR_LIMIT. A model's first grammar takes 10 to 100 ms, to
   sort the vocabulary: set one while loading. Errors: TOKEN (one that the model does not have),
   GRAMMAR_LIMIT, OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_session_set_grammar(bitnet_session *session,
                                                    const bitnet_grammar *grammar);

/* The same for text that began at position `from`, e.g. in a session that was loaded while its
   reply was half written. Errors: as bitnet_session_set_grammar, ARGUMENT (`from` is negative or
   past the end). */
BITNET_API bitnet_result bitnet_session_resume_grammar(bitnet_session *session,
                                                       const bitnet_grammar *grammar, int32_t from);

/* Sets *matched to how many bytes of a text the grammar allows. OK: it is complete, though more may
   come. PENDING: more must come. Errors: GRAMMAR_DEAD_END (the next byte may not come),
   GRAMMAR_LIMIT, OUT_OF_MEMORY. Thread-safe. */
BITNET_API bitnet_result bitnet_grammar_match(const bitnet_grammar *grammar, const char *text,
                                              size_t length, size_t *matched, bitnet_error *error);

/* ====================
   >>api-choose   Choosing among texts */

typedef struct bitnet_choose_options {
    bool per_token;     /* compare means per token, so that long choices lose nothing by their
                           length; default: sums, the probability of the whole choice */
    bool parse_special; /* "<|eot_id|>" in a choice is that token: for choices that end a turn */
} bitnet_choose_options;

/* Finds the text that is most likely to come next. Sets log_probabilities[i] (may be NULL) to the
   sum, or mean, of the log-probabilities of choices[i]'s tokens (bitnet_log_probability), added in
   order as floats; and *best (may be NULL) to the greatest, the first of equals, or 0 on errors.
   Sampling and grammar have no influence.
   A choice is tokenized by itself and follows the session's last token as it is, like a prompt of
   bitnet_generate. In byte-level vocabularies the space before a word belongs to the word: end the
   prompt without it and begin each choice with it (" yes"). SentencePiece adds it if the file says
   so. As a sum, a choice that others begin with (" no", " no, thanks") is at least as likely as
   they are: end all choices in the same way.
   What was fed is computed; otherwise the session stays as it was. Common beginnings are computed
   once, and as much as fits in one batch. PENDING: the budget is spent; call again with the same
   choices. The session keeps the work until then, or until its text changes. Errors: ARGUMENT (no
   choices, or one without tokens), CONTEXT_FULL, as bitnet_logits. */
BITNET_EXPERIMENTAL bitnet_result bitnet_choose(bitnet_session *session, const char *const *choices,
                                                size_t count, const bitnet_choose_options *options,
                                                const bitnet_budget *budget,
                                                float *log_probabilities, size_t *best);

/* bitnet_choose with lengths[i] tokens in choices[i], e.g. tokenized together with what comes
   before them, as in benchmarks. parse_special has no effect. Errors: as bitnet_choose, TOKEN. */
BITNET_EXPERIMENTAL bitnet_result bitnet_choose_tokens(bitnet_session *session,
                                                       const int32_t *const *choices,
                                                       const size_t *lengths, size_t count,
                                                       const bitnet_choose_options *options,
                                                       const bitnet_budget *budget,
                                                       float *log_probabilities, size_t *best);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_GRAMMAR_H */
