/* bitnet_chains.h - v1.0 - chain buckets: the same text from bitnet.h, faster
SPDX-License-Identifier: MIT

Do this in ONE C or C++ file (it includes bitnet.h):

    #define BITNET_IMPLEMENTATION
    #include "bitnet_chains.h"

and plain `#include "bitnet_chains.h"` everywhere else.

CONTENTS                                                            search for
MANUAL
   1  Quick start                                                >>chains-quickstart
   2  How it works                                               >>chains-how
   3  When it is worth its cost                                  >>chains-cost
   4  Table files: CHNB                                          >>chains-format
API
   Tables                                                        >>api-chain-table
   Drafting                                                      >>api-chains
IMPLEMENTATION
   Tables: making, finding, counting                             >>chain-table
   Tables: reading and writing                                   >>chain-file
   Links: what follows what                                      >>chain-links
   The session's own text: a suffix automaton                    >>chain-text
   What may come next                                            >>chain-sources
   What a row costs, and what drafting gains                     >>chain-cost
   Drafts of a draft model and an MTP head                       >>chain-model
   Drafting                                                      >>chain-draft

====================
MANUAL
====================

1 QUICK START                                                               >>chains-quickstart

    bitnet_chain_table *table = bitnet_chain_table_load_file("stories-chains.bin",
                                    bitnet_model_tokenizer(model), NULL, &error);
    bitnet_chains_options options = {0};
    options.table = table;                           // or none: chains are learned
    bitnet_chains *chains = bitnet_chains_create(session, &options, &error);
    bitnet_generate(session, "Once upon a time", NULL, print, NULL);      // as before
    bitnet_chains_free(chains);                   // before the session
    bitnet_chain_table_free(table);

Everything that generates, samples or steps gives the same tokens as before, only faster.

2 HOW IT WORKS                                                                     >>chains-how

A language model often writes what it has written before. When a frequent chain of tokens begins,
the rest of it is drafted, and the drafts pass through the layers in one batch with the token
that they follow: if memory bandwidth is the limit, several rows cost little more than one. Each
position is then sampled as without chains, from the same logits, by the same random number. As
long as the sampled token is the drafted one, its successor has been computed already.

This is exact: a token's logits do not depend on its batch (bitnet.h, chapter 8), and drafts do not
influence what is sampled. Because a draft is one token, not a distribution, it is accepted as often
as by the rejection rule of speculative sampling (arXiv 2211.17192). Only the option `threshold`,
which is off by default, is lossy.

Drafts come from five sources. Each predicts the next token. The drafter uses the source whose
predictions of this kind have been right most often, then predicts the token after that:
  - the mined table: the chain that begins with the last 3 tokens, or with fewer
  - the session's own text: what most often followed the last tokens when they occurred before,
    matching as many of them as has predicted best; text that the session has dropped since
    (bitnet_session_truncate, _reset) counts, too
  - a memory that learns, while sessions generate, what the model writes after which tokens; the
    session's own, or one that sessions of the model share (bitnet_chain_memory)
  - the model's MTP head, if it is loaded
  - a session of a smaller model with the same vocabulary
The last two compute: each drafts only if its draft should gain more, compared with the sources
before it, than it costs.

3 WHEN IT IS WORTH ITS COST                                                       >>chains-cost

A draft gains its chance of acceptance times the cost of a token, and costs one more row in a batch.
Both are measured all the time: chances by kind of draft, from every generated token, drafted or
not; and the time of a batch, by its number of rows. The number of drafted tokens is the one with
the greatest expected gain; nothing is drafted if that is negative. An MTP head or a draft model
that did not gain is tried again after at most 128 passes.

Chances may be wrong, so a draft also needs credit for its full cost, in case none of it is
accepted: half a token at the start, one per 128 generated tokens, and what drafts have saved, up
to 8. The drafter's own time is paid from it, too. So, by the measured costs, t tokens never need
more than the time of t + t / 128 + 1/2 tokens without drafts, whatever the text: from 40 tokens
on at least 0.98 of the speed. With an MTP head or a draft model it begins with two tokens,
enough to measure what a draft costs: t + t / 128 + 2, which is 0.98 from 170 tokens on. A debt
of more than two tokens counts as an interruption, not as a cost. A number of rows that is tried for
the first time may cost more than assumed; then nothing is drafted until that is earned back. If the
sources do not know the text, or a row costs as much as a token, nothing is drafted.

4 TABLE FILES: CHNB                                                             >>chains-format

Little-endian. A chain is context and continuation in one, 2 to 8 tokens; its confidence is the
mean probability that the model gives to tokens 2..n, in 0..1.

Version 1 has 256 chains, the buckets:
    char[4] "CHNB", u16 version = 1, u16 entries = 256, u16 longest chain = 8, u16 0;
    256 entries in order of id: u8 id, u8 0, u16 n, i32 tokens[n], f32 confidence;
    u32 CRC-32 (polynomial 0xEDB88320) of everything before it.
An unused entry has n = 0 and confidence 0. Readers ignore the two zero fields and treat a chain
of one token as unused. A chain is found by the last 3 tokens that begin it, else the last 2,
else the last one; among several, the highest confidence wins, then the lowest id.

Version 2 has up to 65,536 chains, the tokenizer's checksum, and statistics of the chains:
    char[4] "CHNB", u16 version = 2, u16 longest chain = 8, u32 entries, u32 tokenizer;
    per entry: u32 n (2..8), f32 confidence, u32 drafted, u32 accepted, i32 tokens[n];
    u32 CRC-32 of everything before it.
`tokenizer` is the CRC-32 of all tokens in order of id: u32 length and bytes of each, as the
vocabulary spells it. A chain is found by the last 6 tokens, else 5, and so on down to 1; else as
in version 1, with the index in the file as the id.
*/
