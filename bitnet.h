/* bitnet.h - v0.1 - run BitNet (1.58-bit, ternary) language models on the CPU - MIT licence

   Do this in ONE C or C++ file:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"

   and plain `#include "bitnet.h"` everywhere else. There is nothing to build and nothing to
   link: `cc example.c` is the whole command.

CONTENTS                                                            search for
    MANUAL
      1  Quick start                                                >>quickstart
      2  Compiling                                                  >>compiling
      3  Models and files                                           >>files
      4  Sessions, steps and budgets                                >>sessions
      5  Sampling                                                   >>sampling
      6  Text, tokens and chat                                      >>text
      7  Threads, memory and errors                                 >>runtime
      8  Arithmetic: the numeric contract                           >>arithmetic
      9  In a game                                                  >>games
    API
      Results, hooks and version                                    >>api-basics
      GGUF files                                                    >>api-gguf
      Tokenizer and chat                                            >>api-tokenizer
      Models                                                        >>api-model
      Sessions                                                      >>api-session
      Sampling and generating                                       >>api-generate
      Grammars: texts of a given form                               >>api-grammar
      Choosing among texts                                          >>api-choose
      Tools that a model may call                                   >>api-tools
      Texts as vectors                                              >>api-embed
      Ternary matrices, for other engines                           >>api-kernels
      Writing GGUF files                                            >>api-writer
    IMPLEMENTATION
      How to add an architecture, a format, a set of kernels        >>adding
      Platform: compiler, files, clock, atomics, rounding mode      >>platform
      Numbers: the scalar functions of the numeric contract         >>numbers
      Formats: what rows of a file are, as floats and as codes      >>formats
      GGUF reader                                                   >>gguf
      GGUF writer                                                   >>writer
      Architectures, and the parts of their layers                  >>architectures
      Tables: from names and pairs to numbers                       >>tables
      Unicode tables (generated)                                    >>unicode
      Pre-tokenizers                                                >>pretokenizer
      Tokenizer: BPE, SPM, detokenising                             >>tokenizer
      Chat templates                                                >>chat
      Grammars: from GBNF to an automaton                           >>grammar
      JSON, as strangers write it                                   >>json
      JSON schemas, as grammars                                     >>schema
      Tools that a model may call                                   >>tools
      Kernels: interface                                            >>kernels
      Thread pool                                                   >>pool
      Weights by groups: how they lie                               >>groups
      Kernels: scalar reference                                     >>scalar
      Kernels: AVX2                                                 >>avx2
      Kernels: AVX-512 with VNNI                                    >>avx512
      Kernels: base 3, for AVX-512 with VBMI                        >>base3
      Kernels: NEON and WebAssembly                                 >>simd128
      Kernels: choosing one                                         >>dispatch
      Weights: from the file's formats to the kernels'              >>weights
      Screening the head                                            >>screen
      Model: hyper-parameters, tensors, loading                     >>model
      Faster forms of the weights                                   >>forms
      Ternary matrices by themselves                                >>matrices
      Following a grammar: states, masks of tokens                  >>matcher
      Batches, choices and pages, which sessions borrow and share   >>batch
      Session: tokens, memory, context                              >>session
      Forward pass, in stages                                       >>forward
      Passes that sessions share                                    >>passes
      Saving and restoring a session                                >>state
      Sampler                                                       >>sampler
      Generating text                                               >>generate
      Choosing among texts                                          >>choose
      Texts as vectors                                              >>embed

================================================================================================
MANUAL
================================================================================================

1 QUICK START                                                                      >>quickstart

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include <stdio.h>

       static int print(void *user, const char *text, size_t length) {
           (void)user;
           fwrite(text, 1, length, stdout);
           return fflush(stdout);                      // anything but 0 stops the generation
       }

       int main(void) {
           bitnet_error error;
           bitnet_model *model = bitnet_model_load_file("model.gguf", NULL, &error);
           bitnet_session *session = bitnet_session_create(model, NULL, &error);
           if (!session) return puts(error.message), 1;   // a NULL model is passed on as an error
           bitnet_generate(session, "Once upon a time", NULL, print, NULL);
           bitnet_session_free(session);
           bitnet_model_free(model);
       }

   Every option struct may be NULL or `{0}`: zero means the default, and each field says what
   that is. Functions that create something return NULL on failure; all others return a
   bitnet_result. Either way the bitnet_error holds the reason in words.

   The API has three levels. Easy: the ten lines above, and bitnet_chat. Medium, for engines:
   tokenize, feed, step with a budget, sample, save, copy. Low: GGUF files as an API of their own,
   the logits of every position, the outputs of layers, ternary matrices for other engines.

2 COMPILING                                                                         >>compiling

   C99 or C++11, gcc, clang, tcc or MSVC, on a CPU with IEEE floats and little-endian memory. The
   CPU is asked at run time what it can do, so no -march is needed; WebAssembly cannot be asked, so
   give its compiler -msimd128, and -mrelaxed-simd too for machines that know that. Under gcc the
   hot code is optimised even when the rest is built with -O0; clang knows no such switch, so give
   it -O2.

   Macros that you may define before including the implementation:
       BITNET_API        prefix of every public function (default: extern; e.g. a dllexport)
       BITNET_STATIC     all public functions become static: two copies in one program
       BITNET_NO_STDIO   no files: load from memory or through a reader of your own
       BITNET_NO_THREADS no threads of our own: serial, or through your task hooks
       BITNET_NO_SIMD    scalar code only
       BITNET_NO_OPTIMIZE_PRAGMA   leave gcc's optimisation level as your command line says
       BITNET_ASSERT(condition)    what must hold whatever the input is; checks nothing by default

   -ffast-math and x87 arithmetic break the contract of chapter 8 and do not compile. No macro
   shows clang's -ffp-contract=fast and no pragma undoes it: loading a model detects it and fails
   with BITNET_ERROR_ARITHMETIC.

3 MODELS AND FILES                                                                      >>files

   A model is a GGUF file, version 2 or 3, of one of these architectures:

       bitnet-b1.58, bitnet-25   Microsoft's BitNet-b1.58-2B-4T: ReLU2, sub-norms
       bitnet                    1bitLLM's large and 3B: SiLU, sub-norms
       llama                     Llama3-8B-1.58, Falcon3-1.58bit, Falcon-E, TriLM: SiLU
       qwen2                     Qwen2.5 and its kin: SiLU, biases
       qwen3                     Qwen3 and its kin: SiLU, norms of heads
       gemma3                    Gemma 3 and its kin: GELU, norms of heads and of what layers add,
                                 a sliding window in five layers of six
       minicpm                   MiniCPM4, BitCPM4: SiLU, scaled embeddings, layers and logits

   qwen3 and gemma3 may have a norm before each projection, as BitNet's embedding models have.
   Attention is causal; a file that says otherwise is refused.
   Contexts may be stretched by linear scaling, YaRN, Llama 3's factors or longrope.

   Weights of one or two bits may be I2_S, TQ1_0, TQ2_0, Q1_0, Q2_0 (of both layouts that have
   that number, told apart by the tensors' offsets), PQ2_0 or PTQ1_0; embeddings and heads these,
   and, as unquantised projections too, F32, F16, BF16, Q8_0, Q6_K, Q5_K, Q4_K, Q3_K, Q2_K, Q5_1,
   Q5_0, Q4_1, Q4_0 or IQ4_NL. Everything is read from the file's metadata; no shape is built in.
   A file is mapped, not copied: weights are used where they lie if their layout serves the
   kernels, and re-packed once at load if not.

   Files are untrusted: every count, length, offset, type and shape is checked before it is used,
   and each defect has a result of its own (BITNET_ERROR_GGUF_..., BITNET_ERROR_MODEL_...). A model
   that would be computed otherwise than its maker meant is refused too: one with a tensor that the
   architecture does not know, or with an unknown pre-tokenizer. An option overrules each. The
   message for a file of another kind - safetensors, a saved web page, an adapter - says what it is.

   A model runs at once from the file's own layout. A background thread makes two faster forms of
   the weights, and running sessions switch to them without a change in the results: with AVX-512
   VBMI the ternary weights in base 3, which are a fifth smaller; and a coarse copy of the lm_head,
   half its size, which shows the few rows that can win, so that only those are multiplied in full.
   Pages of the file that are no longer needed are given back. The option `forms` chooses another
   time for this, or none.

   A mapped file must not be truncated or rewritten while the model lives; replace model files by
   renaming a new one over the old. Use `no_mmap` where you cannot promise that.

4 SESSIONS, STEPS AND BUDGETS                                                         >>sessions

   A session is one conversation: its tokens, its KV cache, its sampler. Any number of sessions on
   any threads may share a model. A session belongs to one thread at a time (BITNET_ASSERT checks
   it); other threads may only call bitnet_session_cancel, and, while the session is idle,
   bitnet_session_copy.

   bitnet_feed appends tokens and computes nothing. bitnet_step computes what was fed until all is
   done or a budget is spent; call it again in the next frame to go on. It checks the budget between
   the stages inside a layer, so it overshoots by at most a fraction of a layer. However the work is
   sliced, the results are the same bits.

       bitnet_feed(session, ids, count);
       while (bitnet_step(session, &budget) == BITNET_PENDING) draw_a_frame();
       bitnet_sample(session, NULL, &id);        // the next token, drawn from the last logits
       bitnet_feed(session, &id, 1);             // take it

   bitnet_generate_begin and bitnet_generate_next do this for text, also within a budget, which they
   use up: several tokens come in one call where they fit. bitnet_generate_tokens has their ids and,
   if asked for, how likely they and the best others were.

   Several sessions of a model get more out of a machine together than one after the other:
   bitnet_step_many computes what was fed to all of them, in passes that read the weights once for
   everybody, and bitnet_generate_many drives as many generations, each with options of its own,
   from one loop. Nothing that a session computes depends on who else is in the pass.

       bitnet_generate_begin(smith, prompt, &options);           // and another for the witch
       while (bitnet_generate_many(sessions, 2, &budget, say, NULL) == BITNET_PENDING)
           draw_a_frame();

   bitnet_logits returns NULL if nothing has been fed, the call was cancelled, a number is not
   finite, or there is no memory; bitnet_session_message says which. bitnet_sample and bitnet_step
   return the result itself.

   When the context is full, bitnet_feed returns BITNET_ERROR_CONTEXT_FULL and changes nothing. With
   the option `overflow = BITNET_OVERFLOW_SLIDE` it forgets instead: the first `keep` tokens stay,
   the older half of the rest is dropped, and what remains is computed again from position `keep`
   on, exactly as if the session had been fed the shortened text.

5 SAMPLING                                                                            >>sampling

   These steps choose a token, in this order: your logits callback; the logit bias; repetition,
   frequency and presence penalties over the last `penalty_last` tokens; the grammar. Then, with
   temperature 0, the largest logit wins (the lowest id of equals). Otherwise the `top_k` largest
   stay, of them those with at least `min_p` times the best one's probability, of them the fewest
   that together reach `top_p`; then the temperature applies, and one is drawn. (llama.cpp applies
   top_p before min_p: there top_p is a share of all tokens, here of those that min_p leaves.) Draw
   number n of a session is a pure function of (seed, n), by the generator SplitMix64, so equal
   seeds give equal texts on every machine.

   A grammar (bitnet_session_set_grammar) removes the tokens with which the text would leave it. The
   distribution is the model's, restricted to the tokens that remain. A token that ends the text
   remains only where the grammar's text may end, any other control token only where a rule names
   it. If one token remains, no logits are computed, but a random number is used all the same. If
   none remains, the result is BITNET_ERROR_GRAMMAR_DEAD_END: a vocabulary may lack a character that
   the grammar demands. Grammars are written in GBNF, or made from a JSON schema:

       bitnet_grammar *grammar = bitnet_grammar_from_json_schema(schema, length, NULL, &error);
       bitnet_session_set_grammar(session, grammar, -1);
       bitnet_generate(session, prompt, NULL, print, NULL);       // what is printed fits the schema

   The model does not see the grammar: tell it in the prompt what is wanted, too. Where the grammar
   leaves no choice for a while - the next key, brackets and quotes - that is drafted like any other
   guess (below): usual tokens for it pass through the layers together.

   bitnet_choose asks which of some texts is the likeliest to come next, and writes none of them: a
   character picks one of four actions, a sentence one of three moods.

       static const char *const actions[] = {" attacks", " flees", " talks"};
       bitnet_generate_begin(session, "The dragon roars. The knight", NULL);
       bitnet_choose(session, actions, 3, NULL, NULL, &best);

   A drafter guesses what comes next (bitnet_session_set_drafter): several tokens then pass through
   the layers together, which costs little more than one where memory is the limit. The text is the
   same token by token, whatever is guessed; bitnet_chains.h guesses well.

6 TEXT, TOKENS AND CHAT                                                                   >>text

   Byte-level BPE (merged by rank, with the pre-tokenizers of Llama-3, GPT-2, Qwen2 and 3.5,
   GPT-4o, Tekken, StarCoder, Falcon, DeepSeek, MiniCPM5 and their kin) and SentencePiece (by
   score, with byte fallback). Text is bytes: invalid UTF-8 is kept as it is, and detokenising
   gives the same bytes back, with two exceptions. SentencePiece spells the space as U+2581, so a
   text that holds this character comes back with a space in its place. And a vocabulary may lack
   tokens for some bytes (Falcon's lacks 28: control characters, and bytes that UTF-8 hardly uses):
   such bytes are left out, or become the unknown token.

   Special tokens written out in a text are text, unless BITNET_PARSE_SPECIAL asks for them, so a
   user cannot end the turn of another. Streamed text comes in whole UTF-8 characters.

   A model that was trained for it calls tools: functions of yours, by name and with arguments.
   bitnet_tools_create makes of their declarations what the model is to be told and a grammar under
   which it can call them only as they are declared:

       bitnet_tools *tools = bitnet_tools_create(tokenizer, declared, count, NULL, &error);
       bitnet_chat_encode(..., BITNET_SYSTEM, bitnet_tools_prompt(tools), ...);      // and feed it
       bitnet_session_set_grammar(session, bitnet_tools_grammar(tools), -1);
       bitnet_chat(session, "Is it warm in Rome?", NULL, gather, &reply);
       bitnet_tools_parse(tools, reply.data, reply.length, &text_length, calls, 8, &count);
       bitnet_tools_begin(session, results, count, NULL);        // and bitnet_generate_next

   Chat templates in a file are programs; they are never run. Common forms are recognised by their
   content: BitNet 2B-4T, Llama-3, Falcon, ChatML, Gemma, Llama-2, Mistral and MiniCPM. For any
   other, format the text yourself and feed it. A model that thinks before it replies writes its
   thoughts between <think> and </think>, unless the option no_thinking ends them before they begin;
   if its template opens <think>, so does the header of the reply, and the text begins behind it.

   bitnet_embed turns texts into vectors: texts that mean the same have vectors that point the same
   way. Models are made for it (their files say how positions become one vector); any other can be
   asked, but it was made to go on with texts, and may find less than a search for words does. Many
   texts pass through the layers together; lm_head is not needed, and a model made for vectors gets
   no coarse copy of it.

       bitnet_passage texts[2] = {{"how do dragons fly?", NULL, 19}, {"on wings", NULL, 8}};
       bitnet_embed(model, texts, 2, NULL, vectors, &error);            // [2][width] floats
       bitnet_similarity(BITNET_VECTOR_FLOAT, vectors, vectors + width, width);       // -1..1

   A vector of int8 takes a quarter of the memory of one of floats, one of bits a 32nd
   (bitnet_vector_pack). Many models want a question to say that it is one ("Instruct: ...\nQuery:
   ..."); their cards tell.

7 THREADS, MEMORY AND ERRORS                                                           >>runtime

   By default a model has a pool of one thread per physical core, fewer where the process's affinity
   or its control group allows fewer. Its sessions share the pool; a session that finds it busy
   computes on its caller's thread alone. `threads = 1` makes no threads. With `tasks` the work goes
   to your own scheduler: each stage is one enqueue and one finish, and no task ever waits for
   another.

   All memory comes from the allocator in the options, and no path leaks. A failed allocation is
   BITNET_ERROR_OUT_OF_MEMORY and leaves the object as it was, or absent.

   An idle session holds its tokens and their KV cache, in pages of 64 positions that copies share
   until one of them writes. The working memory for computing and for choosing belongs to the model,
   which lends it. bitnet_feed borrows it, together with the pages that the tokens will need, or
   returns OUT_OF_MEMORY and feeds nothing. So bitnet_step, and the first bitnet_sample after it,
   allocate nothing, unless there is a grammar. A session returns the memory for computing when all
   is computed, the memory for choosing when a token is chosen, and both at a cancel, a truncation,
   a reset or its end. A call that needs more than was fed for - a second sample, the first one of a
   copy, logits after a truncation - borrows again and may return OUT_OF_MEMORY. bitnet_step_many
   lends the memory of its sessions to their passes: it may allocate, where they are larger than any
   before, and does with less if it cannot. bitnet_logits keeps
   room for the logits from its first call on. Truncating gives pages back.

   The library has no writable globals, never aborts, and prints nothing: its remarks go to the log
   hook. bitnet_estimate tells how much memory a file will need before it is loaded.

8 ARITHMETIC: THE NUMERIC CONTRACT                                                  >>arithmetic

   For one model, one list of tokens and one seed, the logits are the same bits on every kernel,
   thread count, batch size, slicing, compiler and optimisation level. That makes replays exact
   and speculative decoding lossless. It holds because every operation below is a fixed sequence
   of IEEE-754 single-precision additions, subtractions and multiplications (round to nearest
   even, denormals kept, never fused) or of integer operations. Computing entries set the rounding
   mode and restore the caller's.

     rcp(d)      y = bits(0x7EF311C7 - bits(d)); four times: y = y * (2 - d * y)
     rsqrt(d)    y = bits(0x5F3759DF - (bits(d) >> 1)); h = 0.5 * d;
                 four times: y = y * (1.5 - (h * y) * y)
     round(x)    (x + 12582912) - 12582912                  for |x| < 2^22: nearest even
     exp(x)      0 if x < -80; x = min(x, 80); k = round(x * 1.44269504);
                 r = (x - k * 0.693359375) - k * -2.12194440e-4;
                 p = ((((1.9875691500e-4 * r + 1.3981999507e-3) * r + 8.3334519073e-3) * r
                       + 4.1665795894e-2) * r + 1.6666665459e-1) * r + 5.0000001201e-1;
                 ((p * (r * r) + r) + 1) * 2^k
     sum(v)      64 lanes, each from 0: lane[i % 64] = lane[i % 64] + v[i], i ascending; then
                 for h = 32, 16, 8, 4, 2, 1: lane[j] = lane[j] + lane[j + h], j < h; lane[0]
     dot(a, b)   sum(a[i] * b[i])

     norm(x, g)  m = dot(x, x) * (1/n) + eps; y[i] = (x[i] * rsqrt(m)) * g[i]
                 (1/n is the float nearest to it)
     quantise(x) m = max(max |x[i]|, 1e-5); s = 127 * rcp(m);
                 q[i] = clamp(round(x[i] * s), -128, 127); a = m * (1/127)
     activations are quantised all of a token together, or, where the model was not trained with
                 int8 activations, by groups of 32 columns. The key bitnet.activation_group says
                 which (0, or the columns of a group, a multiple of 32), and the option of that
                 name overrules it. Without both: all together for bitnet architectures, for files
                 with a norm before each projection, and where all projections are I2_S, or TQ1_0
                 or TQ2_0 with one scale a tensor; by groups of 32 for minicpm, and where a
                 projection is Q1_0, Q2_0, PQ2_0 or PTQ1_0, or its scales differ
     linear      quantised weights w (code - 1: -1, 0, 1 or 2) with one scale, activations all
                 together:  y = float(D) * (scale * a), D = sum of w * q, an exact integer;
                 with scales that differ, or with activations by groups, or in a head that is the
                 embedding:  y = ((0 + float(D0) * (scale0 * a0)) + float(D1) * (scale1 * a1))
                 + ..., Dg the exact sum over columns 32 g .. 32 g + 31, scaleg and ag those of
                 their weights and activations;
                 others:  y = dot(w, x) * scale (no scale: no product), w expanded to float as its
                 format says, (d * scale) * q, less the block's minimum where there is one,
                 plus the block's m in Q4_1 and Q5_1.
                 A bias is added last.
     rope(x, p)  pairs (i, i + d/2), for llama (2i, 2i + 1):
                 (a * c - b * s, a * s + b * c); c and s are the cosine and sine of p * f_i, times
                 the amplitude, computed in double and rounded to float once.
                 f_i = base^(-2i/d) / factor; for YaRN base^(-2i/d) * (1 - r) + that * r, where the
                 ramp r rises from 0 at the pair that turns beta_fast = 32 times within the original
                 context to 1 at the one that turns beta_slow = 1 times; then divided by the i-th of
                 rope_freqs, or with longrope of rope_factors_long in sessions whose context is
                 longer than the original one, of rope_factors_short in others. The amplitude is 1,
                 or attn_factor; for YaRN times 1 + ln(factor) / 10. Layers that see a window take
                 their own base (10000), no factors and the amplitude 1
     attention   q = rope(q) * (1/sqrt(d)); k = half(rope(k)); v = half(v), round to nearest even;
                 each head of q and k is replaced by its norm first, where there is one;
                 s[t] = dot(q, k[t]), t within the window, which ends with the position itself. By
                 chunks of 64 positions from absolute multiples of 64, the lanes of the first from
                 the window's beginning on:
                   m_c = max s; e[t] = exp(s[t] - m_c) and 0 past the position; l_c = sum(e);
                   o_c = ((0 + e[0] * v[0]) + e[1] * v[1]) + ...
                 merged in order from (m, l, o) = (m_0, l_0, o_0):
                   n = max(m, m_c); f = exp(m - n); g = exp(m_c - n);
                   l = l * f + l_c * g; o = o * f + o_c * g; m = n
                 and o * rcp(l) in the end
     ffn         ReLU2: r = max(gate, 0), (r * r) * up;
                 SiLU: (gate * rcp(1 + exp(-gate))) * up; GELU: (gate * rcp(1 + exp(-z))) * up,
                 z = gate * (1.59576912 + 0.0713548163 * (gate * gate))

     embedding   x = its row, times its scale where it has one, times embedding_scale: sqrt(width)
                 for gemma3, the file's number for minicpm, rounded to float
     layer       x = x + post(o(norm'(attention(q, k, v of norm(x))))) * residual_scale;
                 x = x + post(down(norm'(ffn of norm(x)))) * residual_scale
                 norm' is the sub-norm, post the post-norm, where the architecture has one.
                 Matrices that have a norm of their own multiply that of their input. Those
                 of quantised weights get it quantised, others as it is; or, behind a norm of their
                 own and where activations are quantised all together, as q[i] * a.
     logits      head rows dot norm(x), whose gain is multiplied by the float nearest to
                 1/logit_scale. A value of norm(x) or a logit that is not finite is
                 BITNET_ERROR_NON_FINITE, never a token. Half of any NaN is 0x7E00.
     vector      h[p] = norm(x) at position p, with the same gain; v = ((0 + h[0]) + h[1]) + ... for
                 the mean, 0 + h of the first position for cls, of the last for last;
                 u[i] = v[i] * rsqrt(dot(v, v)). A value of u that is not finite is
                 BITNET_ERROR_NON_FINITE. As int8: q of quantise(u); as bits: 1 where u[i] > 0
     similarity  of floats dot(a, b); of int8, D exact integers,
                 float(D(a, b)) * rsqrt(float(D(a, a)) * float(D(b, b)));
                 of bits float(n - 2 * those that differ) / float(n)

   Sources: "The Era of 1-bit LLMs" (arXiv 2402.17764) and "BitNet b1.58 2B4T" (arXiv 2504.12285)
   for the model; the GGUF specification and bitnet.cpp's files for the formats.

9 IN A GAME                                                                             >>games

   A frame at 60 a second lasts 16.7 ms, and a game can spare one or two of them. On one core of a
   small server (machine Y of tests/BENCHMARKS.md) a model of 5 million parameters writes 3600
   tokens a second, seven within a budget of 2 ms; one of 2.4 billion writes 15, one in 33 such
   frames. So a small model can be part of the frame, with a budget. A big one belongs on a thread
   of its own, without one, and is asked a few seconds ahead. examples/npc.c does both.

   - Budgets. Every call that computes takes one: bitnet_step, bitnet_sample, bitnet_choose,
     bitnet_generate_next, bitnet_step_many. It ends within a fraction of a layer of it, unless the
     system takes the core away. Feed a prompt when its words are known and step it in the frames
     before the answer is due: then the first word comes at once.
   - Actions. Let the model choose among texts (bitnet_choose), or write under a grammar: what it
     says is then always something that the game understands.
   - Threads. `threads = 1` computes on the calling thread and makes no others; `tasks` brings the
     work to the game's own scheduler. Sessions are the game's to hand around; one session belongs
     to one thread at a time. Many characters at once: bitnet_step_many.
   - Memory. The weights are shared by all characters. Each character costs its own text, as
     bitnet_estimate says before anything is loaded; copies of a session share what they have in
     common, so let all begin as copies of one that knows the world.
   - Saves. bitnet_session_save_light takes 4 bytes a token and computes again on loading;
     bitnet_session_save takes the KV cache too and goes on at once. Either goes on with the same
     words, on any machine.
   - Lockstep. One file, one text, one seed give the same words on every machine: chapter 8. When
     they come differs, with a budget of time. So let a result count at a tick that all machines
     agree on, late enough for the slowest, or give budgets in tokens, which are the same
     everywhere.
*/

#ifndef BITNET_H
#define BITNET_H

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

#ifdef __cplusplus
extern "C" {
#endif

/* ============================================================================================
   >>api-basics   Results, hooks and version
   ============================================================================================ */

#define BITNET_VERSION 100 /* major * 10000 + minor * 100 + patch; the API may still change */

/* Every result, with its meaning. The first four are not errors. */
#define BITNET_RESULTS(X)                                                                     \
    X(BITNET_OK, "success")                                                                   \
    X(BITNET_PENDING, "the budget is spent, work is left: call again")                        \
    X(BITNET_END, "the generation has ended")                                                 \
    X(BITNET_CANCELLED, "cancelled")                                                          \
    X(BITNET_ERROR_OUT_OF_MEMORY, "out of memory")                                            \
    X(BITNET_ERROR_ARGUMENT, "invalid argument")                                              \
    X(BITNET_ERROR_IO, "a file could not be read or written")                                 \
    X(BITNET_ERROR_ISA, "this CPU or build lacks the requested instruction set")              \
    X(BITNET_ERROR_ARITHMETIC, "this build does not keep float arithmetic as it is written")  \
    X(BITNET_ERROR_GGUF_MAGIC, "not a GGUF file")                                             \
    X(BITNET_ERROR_GGUF_VERSION, "unsupported GGUF version")                                  \
    X(BITNET_ERROR_GGUF_TRUNCATED, "the GGUF file ends too early")                            \
    X(BITNET_ERROR_GGUF_COUNT, "a count in the GGUF file is impossible")                      \
    X(BITNET_ERROR_GGUF_STRING, "a string in the GGUF file is too long")                      \
    X(BITNET_ERROR_GGUF_VALUE, "a GGUF value or array has an unknown or wrong type")          \
    X(BITNET_ERROR_GGUF_KEY, "a GGUF key or tensor name is empty or appears twice")           \
    X(BITNET_ERROR_GGUF_ALIGNMENT, "general.alignment is not a power of two")                 \
    X(BITNET_ERROR_GGUF_SHAPE, "a tensor's shape is impossible")                              \
    X(BITNET_ERROR_GGUF_TENSOR_TYPE, "a tensor has an unknown type")                          \
    X(BITNET_ERROR_GGUF_OFFSET, "a tensor's data is misaligned, overlaps or leaves the file") \
    X(BITNET_ERROR_VOCAB_MODEL, "unknown kind of tokenizer")                                  \
    X(BITNET_ERROR_VOCAB_PRE, "unknown pre-tokenizer")                                        \
    X(BITNET_ERROR_VOCAB, "the vocabulary is malformed")                                      \
    X(BITNET_ERROR_MODEL_KIND, "the file holds no language model")                            \
    X(BITNET_ERROR_MODEL_ARCH, "unknown model architecture")                                  \
    X(BITNET_ERROR_MODEL_KEY, "a hyper-parameter is missing or impossible")                   \
    X(BITNET_ERROR_MODEL_TENSOR, "a tensor is missing")                                       \
    X(BITNET_ERROR_MODEL_EXTRA, "a tensor is not known to the architecture")                  \
    X(BITNET_ERROR_MODEL_SHAPE, "a tensor has the wrong shape")                               \
    X(BITNET_ERROR_MODEL_TYPE, "a tensor's type is not supported here")                       \
    X(BITNET_ERROR_MODEL_CODE, "an I2_S tensor holds the invalid code 3")                     \
    X(BITNET_ERROR_MODEL_VALUE, "a scale or weight is not a finite number")                   \
    X(BITNET_ERROR_TOKEN, "a token id is outside the vocabulary")                             \
    X(BITNET_ERROR_CONTEXT_FULL, "the context is full")                                       \
    X(BITNET_ERROR_NON_FINITE, "a state or logit is not finite")                              \
    X(BITNET_ERROR_EMPTY, "the session holds no token yet")                                   \
    X(BITNET_ERROR_STATE_MAGIC, "not a saved session")                                        \
    X(BITNET_ERROR_STATE_VERSION, "a session saved by another version")                       \
    X(BITNET_ERROR_STATE_MODEL, "a session saved with another model")                         \
    X(BITNET_ERROR_STATE_SIZE, "a saved session is cut short or does not fit")                \
    X(BITNET_ERROR_STATE_CORRUPT, "a saved session is damaged")                               \
    X(BITNET_ERROR_CHAT, "the model names no chat form that is known")                        \
    X(BITNET_ERROR_GRAMMAR_SYNTAX, "a grammar is malformed")                                  \
    X(BITNET_ERROR_GRAMMAR_NAME, "a grammar names what does not exist, or one thing twice")   \
    X(BITNET_ERROR_GRAMMAR_RECURSION, "a rule of a grammar begins with itself")               \
    X(BITNET_ERROR_GRAMMAR_LIMIT, "a grammar is too large, or too ambiguous")                 \
    X(BITNET_ERROR_GRAMMAR_DEAD_END, "the text cannot go on as the grammar demands")          \
    X(BITNET_ERROR_JSON, "this is not JSON")                                                  \
    X(BITNET_ERROR_SCHEMA, "a JSON schema asks for what is not supported")                    \
    X(BITNET_ERROR_GPU_NONE, "there is no Vulkan loader, driver or device")                   \
    X(BITNET_ERROR_GPU_UNSUPPORTED, "this GPU or build cannot run this model")                \
    X(BITNET_ERROR_GPU_MEMORY, "the GPU has too little memory")                               \
    X(BITNET_ERROR_GPU_FAILED, "the GPU failed or took too long")                             \
    X(BITNET_ERROR_GPU_ARITHMETIC, "the GPU's results are not those of the CPU")              \
    X(BITNET_ERROR_CHAINS_MAGIC, "not a table of chains")                                     \
    X(BITNET_ERROR_CHAINS_VERSION, "unsupported version of a table of chains")                \
    X(BITNET_ERROR_CHAINS_COUNT, "a table of chains has an impossible number of entries")     \
    X(BITNET_ERROR_CHAINS_LENGTH, "a chain has an impossible length")                         \
    X(BITNET_ERROR_CHAINS_TRUNCATED, "a table of chains ends too early")                      \
    X(BITNET_ERROR_CHAINS_TRAILING, "bytes follow the end of a table of chains")              \
    X(BITNET_ERROR_CHAINS_CORRUPT, "a table of chains is damaged")                            \
    X(BITNET_ERROR_CHAINS_ORDER, "the entries of a table of chains are out of order")         \
    X(BITNET_ERROR_CHAINS_TOKEN, "a chain holds a token outside the vocabulary")              \
    X(BITNET_ERROR_CHAINS_VALUE, "a chain's confidence is not a finite number")               \
    X(BITNET_ERROR_CHAINS_TOKENIZER, "a table of chains made for another tokenizer")

typedef enum bitnet_result {
#define BITNET__X(name, text) name,
    BITNET_RESULTS(BITNET__X)
#undef BITNET__X
        BITNET_RESULT_COUNT
} bitnet_result;

/* The meaning of a result, as in the list above. Never NULL. */
BITNET_API const char *bitnet_result_text(bitnet_result result);

/* True for every result that is an error. */
BITNET_API bool bitnet_is_error(bitnet_result result);

/* What went wrong, in detail. Yours; every function that takes one accepts NULL. It is written
   only on failure. */
typedef struct bitnet_error {
    bitnet_result result;
    char message[252]; /* a sentence for people, zero-terminated UTF-8 */
} bitnet_error;

/* Memory. Both functions or neither (default: malloc and free). `alloc` returns memory aligned
   for any type, or NULL; `free` is never called with NULL. May be called from any thread. */
typedef struct bitnet_allocator {
    void *(*alloc)(void *user, size_t size);
    void (*free)(void *user, void *memory);
    void *user;
} bitnet_allocator;

typedef enum bitnet_log_level { BITNET_LOG_INFO, BITNET_LOG_WARNING } bitnet_log_level;

/* Receives one line of text, without its newline. Default: nothing is logged. */
typedef struct bitnet_log {
    void (*write)(void *user, bitnet_log_level level, const char *message);
    void *user;
} bitnet_log;

/* Told now and then how far a load has come, in bytes, or bitnet_embed, in texts. Return true to
   cancel it. */
typedef struct bitnet_progress {
    bool (*report)(void *user, uint64_t done, uint64_t total);
    void *user;
} bitnet_progress;

/* Your own threads. `enqueue` starts task(context, 0) ... task(context, count - 1) in any order on
   any threads, at once or later, and returns a handle for `finish`, which returns when all have
   ended. Tasks never wait for one another, so running them inside `enqueue` is fine. */
typedef struct bitnet_tasks {
    void *(*enqueue)(void *user, void (*task)(void *context, int index), void *context, int count);
    void (*finish)(void *user, void *handle);
    void *user;
    int count; /* into how many tasks to split a stage; 0: 4 */
} bitnet_tasks;

/* Where bytes come from when neither a file nor a memory block will do. `read` copies `size`
   bytes from `offset` and returns how many it could; fewer is an error. It must stay callable
   while the object that was given it lives. */
typedef struct bitnet_reader {
    size_t (*read)(void *user, uint64_t offset, void *data, size_t size);
    uint64_t size; /* of the whole file, bytes */
    void *user;
} bitnet_reader;

/* The library's version, BITNET_VERSION of the implementation. */
BITNET_API int bitnet_version(void);

/* The size in bytes of a struct that is declared here, by its name ("bitnet_sampling"); 0: there is
   none of that name. Bindings compare it with the size of their own declaration, and the version
   with the one that they were written for. */
BITNET_API size_t bitnet_sizeof(const char *name);

/* ============================================================================================
   >>api-gguf   GGUF files (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md)
   ============================================================================================ */

typedef enum bitnet_gguf_type {
    BITNET_GGUF_U8,
    BITNET_GGUF_I8,
    BITNET_GGUF_U16,
    BITNET_GGUF_I16,
    BITNET_GGUF_U32,
    BITNET_GGUF_I32,
    BITNET_GGUF_F32,
    BITNET_GGUF_BOOL,
    BITNET_GGUF_STRING,
    BITNET_GGUF_ARRAY,
    BITNET_GGUF_U64,
    BITNET_GGUF_I64,
    BITNET_GGUF_F64
} bitnet_gguf_type;

/* Tensor types by their number in the file. Files may hold others; these are the ones with a size
   that is known here. */
typedef enum bitnet_type {
    BITNET_TYPE_F32 = 0,
    BITNET_TYPE_F16 = 1,
    BITNET_TYPE_Q4_0 = 2,
    BITNET_TYPE_Q4_1 = 3,
    BITNET_TYPE_Q5_0 = 6,
    BITNET_TYPE_Q5_1 = 7,
    BITNET_TYPE_Q8_0 = 8,
    BITNET_TYPE_Q2_K = 10,
    BITNET_TYPE_Q3_K = 11,
    BITNET_TYPE_Q4_K = 12,
    BITNET_TYPE_Q5_K = 13,
    BITNET_TYPE_Q6_K = 14,
    BITNET_TYPE_IQ4_NL = 20,
    BITNET_TYPE_I8 = 24,
    BITNET_TYPE_I16 = 25,
    BITNET_TYPE_I32 = 26,
    BITNET_TYPE_BF16 = 30,
    BITNET_TYPE_TQ1_0 = 34,
    BITNET_TYPE_TQ2_0 = 35,
    BITNET_TYPE_I2_S = 36,
    BITNET_TYPE_TL1 = 38,
    BITNET_TYPE_TL2 = 39,
    BITNET_TYPE_Q1_0 = 41,
    BITNET_TYPE_Q2_0 = 42, /* by 64 weights; older files, by 128, are opened as PQ2_0 */
    BITNET_TYPE_IQ1_BN = 134,
    BITNET_TYPE_IQ2_BN = 135,
    BITNET_TYPE_PQ2_0 = 142,
    BITNET_TYPE_PTQ1_0 = 143,
    BITNET_TYPE_IQ2_BN_R4 = 335
} bitnet_type;

/* A string of a file: not zero-terminated, may hold any bytes, lives as long as the file. */
typedef struct bitnet_string {
    const char *data;
    size_t length;
} bitnet_string;

typedef struct bitnet_gguf_value {
    bitnet_string key;
    bitnet_gguf_type type;
    bitnet_gguf_type element; /* of an array; else equal to `type` */
    uint64_t count;           /* elements of an array; else 1 */
} bitnet_gguf_value;

typedef struct bitnet_gguf_tensor {
    bitnet_string name;
    int dimensions;      /* 1..4 */
    uint64_t shape[4];   /* shape[0] is the contiguous one (the inputs of a matrix); unused: 1 */
    int type;            /* a bitnet_type, or another number that the file holds */
    uint64_t offset;     /* of the data, from the start of the file */
    uint64_t size;       /* of the data, bytes; 0 if the type's size is not known here */
    const uint8_t *data; /* in the mapping or memory block; NULL where a reader is used */
} bitnet_gguf_tensor;

typedef struct bitnet_gguf bitnet_gguf;

typedef struct bitnet_gguf_options {
    bitnet_allocator allocator;
    bool no_mmap; /* read through the file instead of mapping it */
} bitnet_gguf_options;

/* Opens a GGUF file and checks all of its structure: each length, count, type, shape, alignment
   and offset. Tensors of unknown type are accepted (size 0, data NULL). NULL on error. The memory
   block and the reader must outlive the object; so must nothing else.
   Errors: IO, OUT_OF_MEMORY, all GGUF_.... */
BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error);
BITNET_API bitnet_gguf *bitnet_gguf_open_memory(const void *data, size_t size,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error);
BITNET_API bitnet_gguf *bitnet_gguf_open_reader(const bitnet_reader *reader,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error);
BITNET_API void bitnet_gguf_free(bitnet_gguf *gguf);

BITNET_API int bitnet_gguf_version(const bitnet_gguf *gguf);
BITNET_API uint64_t bitnet_gguf_file_size(const bitnet_gguf *gguf);

/* Metadata, in the file's order, or by key (NULL if there is none). */
BITNET_API size_t bitnet_gguf_value_count(const bitnet_gguf *gguf);
BITNET_API const bitnet_gguf_value *bitnet_gguf_value_at(const bitnet_gguf *gguf, size_t index);
BITNET_API const bitnet_gguf_value *bitnet_gguf_find(const bitnet_gguf *gguf, const char *key);

/* Element `index` of a value (0 for one that is not an array). False if the value is NULL, the
   index out of range, or the type does not convert without loss: `int` takes any integer type
   and bool, `number` any integer or float. */
BITNET_API bool bitnet_gguf_int(const bitnet_gguf_value *value, uint64_t index, int64_t *out);
BITNET_API bool bitnet_gguf_number(const bitnet_gguf_value *value, uint64_t index, double *out);
BITNET_API bool bitnet_gguf_string(const bitnet_gguf_value *value, uint64_t index,
                                   bitnet_string *out);

/* Tensors, in the file's order, or by name (NULL if there is none). */
BITNET_API size_t bitnet_gguf_tensor_count(const bitnet_gguf *gguf);
BITNET_API const bitnet_gguf_tensor *bitnet_gguf_tensor_at(const bitnet_gguf *gguf, size_t index);
BITNET_API const bitnet_gguf_tensor *bitnet_gguf_find_tensor(const bitnet_gguf *gguf,
                                                             const char *name);

/* Copies `size` bytes of a tensor, from byte `offset` of its data on, whatever the file is read
   through. Errors: ARGUMENT (outside the tensor), IO. */
BITNET_API bitnet_result bitnet_gguf_read(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                          uint64_t offset, void *data, size_t size,
                                          bitnet_error *error);

/* "F16", "I2_S", ...; "unknown" for a number that is not in bitnet_type. Never NULL. */
BITNET_API const char *bitnet_type_name(int type);

/* Bytes that a row of `columns` values takes, 0 if the type's size is not known or the row is no
   multiple of its block. I2_S, whose tensors are one flat stream, counts columns / 4. */
BITNET_API uint64_t bitnet_type_row_size(int type, uint64_t columns);

/* ============================================================================================
   >>api-tokenizer   Tokenizer and chat
   ============================================================================================ */

typedef struct bitnet_tokenizer bitnet_tokenizer;

typedef struct bitnet_tokenizer_options {
    bitnet_allocator allocator;
    bitnet_log log;           /* told if the file names no pre-tokenizer */
    const char *pretokenizer; /* the rule that cuts text, as tokenizer.ggml.pre names it, whatever
                                 the file says; NULL: the file's, or llama-bpe if it names none */
} bitnet_tokenizer_options;

/* Flags of bitnet_tokenize and bitnet_chat_encode. */
enum {
    BITNET_ADD_BOS = 1,       /* begin with the token that begins a text, if the file wants one */
    BITNET_PARSE_SPECIAL = 2, /* "<|eot_id|>" in the text is that token, not ten letters */
    BITNET_NO_THINKING = 4,   /* of a chat whose model thinks first: its thought is empty */
    BITNET_ADD_EOS = 8 /* end with the one that ends a text, if it wants one; not for chats */
};

/* The tokenizer of a GGUF file, which may hold a vocabulary and nothing else, and may be closed
   afterwards. Errors: VOCAB_MODEL, VOCAB_PRE, VOCAB, OUT_OF_MEMORY. */
BITNET_API bitnet_tokenizer *bitnet_tokenizer_create(const bitnet_gguf *gguf,
                                                     const bitnet_tokenizer_options *options,
                                                     bitnet_error *error);
BITNET_API void bitnet_tokenizer_free(bitnet_tokenizer *tokenizer);

/* Text to tokens: writes up to `capacity` ids and sets *count to how many there are, which may be
   more: then call again with more room. `text` is any bytes. Thread-safe.
   Errors: OUT_OF_MEMORY, ARGUMENT. */
BITNET_API bitnet_result bitnet_tokenize(const bitnet_tokenizer *tokenizer, const char *text,
                                         size_t length, unsigned flags, int32_t *ids,
                                         size_t capacity, size_t *count);

/* The bytes that a token stands for, possibly part of a character; control tokens stand for
   nothing. Lives as long as the tokenizer. Empty for an id out of range. */
BITNET_API bitnet_string bitnet_token_bytes(const bitnet_tokenizer *tokenizer, int32_t id);

/* The token as the vocabulary spells it, "<|eot_id|>" say. Empty for an id out of range. */
BITNET_API bitnet_string bitnet_token_name(const bitnet_tokenizer *tokenizer, int32_t id);

/* The id of the token that the vocabulary spells so, or -1. */
BITNET_API int32_t bitnet_token_find(const bitnet_tokenizer *tokenizer, const char *name,
                                     size_t length);

/* True for control tokens: those that are not text. */
BITNET_API bool bitnet_token_is_control(const bitnet_tokenizer *tokenizer, int32_t id);

/* True for tokens that end a text or a turn: eos, eot and their kin. */
BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id);

BITNET_API int32_t bitnet_token_count(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer); /* -1 if there is none */
BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer); /* -1 if there is none */

/* Detokenising as a stream: tokens in, whole UTF-8 characters out. Start with {0}. */
typedef struct bitnet_detokenizer {
    char pending[4]; /* the beginning of a character whose rest is still to come */
    int32_t pending_length;
    bool started; /* SentencePiece: the space before the first word is gone */
} bitnet_detokenizer;

/* Writes the text that `id` completes, up to `capacity` bytes, and returns its length, which may
   be more: then nothing was consumed, call again with more room. Bytes that can no longer become
   a character are passed on as they are. Pass -1 at the end for what is left. */
BITNET_API size_t bitnet_detokenize(const bitnet_tokenizer *tokenizer, bitnet_detokenizer *state,
                                    int32_t id, char *text, size_t capacity);

typedef enum bitnet_chat_form {
    BITNET_CHAT_NONE,    /* the file has no template, or one that is not known */
    BITNET_CHAT_BITNET,  /* System: ...<|eot_id|>User: ...<|eot_id|>Assistant: */
    BITNET_CHAT_LLAMA3,  /* <|start_header_id|>user<|end_header_id|>\n\n...<|eot_id|> */
    BITNET_CHAT_FALCON,  /* <|user|>\n...\n<|assistant|>\n */
    BITNET_CHAT_CHATML,  /* <|im_start|>user\n...<|im_end|>\n */
    BITNET_CHAT_GEMMA,   /* <start_of_turn>user\n...<end_of_turn>\n */
    BITNET_CHAT_LLAMA2,  /* <s>[INST] <<SYS>>\n...\n<</SYS>>\n\n... [/INST]...</s> */
    BITNET_CHAT_MISTRAL, /* [INST]...[/INST]...</s> */
    BITNET_CHAT_MINICPM  /* MiniCPM 1 and 2: <\u7528\u6237>...<AI>; later ones have CHATML */
} bitnet_chat_form;

typedef enum bitnet_role {
    BITNET_SYSTEM,
    BITNET_USER,
    BITNET_ASSISTANT,
    BITNET_TOOL /* what a tool has returned */
} bitnet_role;

/* The chat form that the file's template is recognised as. */
BITNET_API bitnet_chat_form bitnet_chat_form_of(const bitnet_tokenizer *tokenizer);

typedef struct bitnet_message {
    bitnet_role role;
    const char *text; /* NULL with BITNET_ASSISTANT: only the header, behind which the model is to
                         write its reply */
    size_t length;    /* bytes */
} bitnet_message;

/* Messages as tokens: of each its header, its text (never parsed for special tokens), its end. Of
   an assistant's text the thoughts, up to </think>, are left out where the form has them. A form
   that knows no system (GEMMA, LLAMA2, MISTRAL) lets its text begin the user's next message.
   BITNET_ADD_BOS for the beginning of a conversation; BITNET_NO_THINKING. Ids and count as in
   bitnet_tokenize. Errors: ARGUMENT, CHAT (form NONE, or its tokens are not in the vocabulary),
   OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_form form, const bitnet_message *messages,
                                            size_t message_count, unsigned flags, int32_t *ids,
                                            size_t capacity, size_t *count);

/* ============================================================================================
   >>api-model   Models
   ============================================================================================ */

typedef struct bitnet_model bitnet_model;
typedef struct bitnet_pool bitnet_pool;

/* How much work one call may do. NULL or {0}: all there is. */
typedef struct bitnet_budget {
    int64_t microseconds; /* 0: no limit */
    int32_t tokens;       /* to compute in this call; 0: no limit */
} bitnet_budget;

/* The kernels. Results do not depend on the choice; speed does. */
typedef enum bitnet_isa {
    BITNET_ISA_AUTO,
    BITNET_ISA_SCALAR,
    BITNET_ISA_AVX2,         /* AVX2 and F16C */
    BITNET_ISA_AVX512,       /* AVX-512 F, BW, DQ, VL and VNNI */
    BITNET_ISA_AVX512_VBMI,  /* the same and VBMI */
    BITNET_ISA_NEON,         /* of 64-bit ARM */
    BITNET_ISA_NEON_DOTPROD, /* the same and its dot products of int8 */
    BITNET_ISA_WASM,         /* WebAssembly with SIMD128: compile with -msimd128 */
    BITNET_ISA_WASM_RELAXED, /* the same and its dot products of int8: -mrelaxed-simd */
    BITNET_ISA_COUNT
} bitnet_isa;

/* How I2_S tensors are laid out; nothing in a file tells. */
typedef enum bitnet_i2s_layout {
    BITNET_I2S_128, /* 128 weights per 32 bytes: all known files but those of the next line */
    BITNET_I2S_64   /* 64 weights per 16 bytes: written by bitnet.cpp on ARM for a while */
} bitnet_i2s_layout;

/* When faster forms of the weights are made, where the kernels have some. Results do not depend on
   them. Ternary weights that are not used in place in a mapped file get theirs before the load
   returns, unless that is OFF, so that they are in memory only once. */
typedef enum bitnet_forms_mode {
    BITNET_FORMS_AUTO,   /* in the background, by a thread of our own, while the file's form serves;
                            with `tasks`: as LOAD; with `threads = 1`: as MANUAL */
    BITNET_FORMS_LOAD,   /* before the load returns */
    BITNET_FORMS_MANUAL, /* by bitnet_model_make_forms */
    BITNET_FORMS_OFF
} bitnet_forms_mode;

typedef struct bitnet_model_options {
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_progress progress;
    bitnet_tasks tasks;           /* your threads; else `pool`; else `threads` of our own */
    bitnet_pool *pool;            /* shared with other models; must outlive this one */
    int threads;                  /* 0: one per usable core; 1: none beside the caller's */
    bitnet_isa isa;               /* 0: the best that the CPU has */
    bitnet_i2s_layout i2s_layout; /* 0: BITNET_I2S_128 */
    bool no_mmap;                 /* read the file into memory instead of mapping it */
    bitnet_forms_mode forms;      /* 0: BITNET_FORMS_AUTO */
    uint64_t forms_limit;         /* bytes that they may take; 0: no limit */
    const char *pretokenizer;     /* as in bitnet_tokenizer_options */
    int activation_group;         /* columns of the activations that share a quantisation step, a
                                     multiple of 32; -1: all of a token; 0: as the file says, or
                                     else by the rule of chapter 8 */
    bool ignore_extra_tensors;    /* load a file with tensors that the architecture does not know;
                                     its maker meant another computation than will be done */
} bitnet_model_options;

/* Loads a model. The memory block (of any alignment) and the reader must outlive it. NULL on
   error. Errors: IO, OUT_OF_MEMORY, ISA, ARITHMETIC, CANCELLED, all GGUF_..., VOCAB...,
   MODEL_.... */
BITNET_API bitnet_model *bitnet_model_load_file(const char *path,
                                                const bitnet_model_options *options,
                                                bitnet_error *error);
BITNET_API bitnet_model *bitnet_model_load_memory(const void *data, size_t size,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error);
BITNET_API bitnet_model *bitnet_model_load_reader(const bitnet_reader *reader,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error);

/* Frees a model; free its sessions first. NULL is fine. */
BITNET_API void bitnet_model_free(bitnet_model *model);

/* How the states after each position of a text become one vector; see >>api-embed. */
typedef enum bitnet_pooling {
    BITNET_POOLING_AUTO, /* as the file says; the mean where it says nothing */
    BITNET_POOLING_MEAN,
    BITNET_POOLING_CLS, /* the first position's */
    BITNET_POOLING_LAST
} bitnet_pooling;

typedef struct bitnet_model_info {
    char name[64];      /* general.name, cut to fit; "" if there is none */
    char arch[16];      /* general.architecture */
    int32_t vocabulary; /* tokens */
    int32_t context;    /* positions that the model was trained for */
    int32_t width;      /* of the residual stream */
    int32_t layers;
    int32_t heads;    /* query heads */
    int32_t kv_heads; /* key and value heads; heads is a multiple of it */
    int32_t head_width;
    int32_t ffn_width;
    int32_t rope_width; /* dimensions of a head that are rotated */
    float rope_base;
    float norm_epsilon;
    uint64_t parameters;    /* weights, embeddings included */
    uint64_t mapped_bytes;  /* of the file, used in place */
    uint64_t owned_bytes;   /* allocated for weights */
    bitnet_isa isa;         /* the kernels in use */
    int threads;            /* that a stage is split over */
    bitnet_pooling pooling; /* of a model that is made for vectors; else AUTO */
} bitnet_model_info;

BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model);
BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model);

typedef struct bitnet_forms_stats {
    const char *format;   /* of the ternary weights: "base-3", or "in place": there is no other */
    uint64_t bytes;       /* taken so far, by these and the head's screen */
    int64_t microseconds; /* spent making them so far */
    bool complete;
} bitnet_forms_stats;

BITNET_API bitnet_forms_stats bitnet_model_get_forms_stats(const bitnet_model *model);

/* Makes what is left of the faster forms within the budget (MANUAL), or waits for the thread that
   does (AUTO). Sessions may be at work meanwhile; this call itself belongs to one thread. OK: they
   are complete. PENDING: the budget is spent. Errors: OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_model_make_forms(bitnet_model *model, const bitnet_budget *budget);

/* The name of a set of kernels: "avx512" and so on. */
BITNET_API const char *bitnet_isa_name(bitnet_isa isa);

/* True if this build and CPU can run the set. */
BITNET_API bool bitnet_isa_available(bitnet_isa isa);

/* A pool of threads, to share among models. `threads` counts the caller's: n - 1 are made; 0: one
   per core that this process may use. Threads spin for some microseconds, then sleep. NULL on
   error. Errors: OUT_OF_MEMORY (threads included). */
BITNET_API bitnet_pool *bitnet_pool_create(int threads, const bitnet_allocator *allocator,
                                           bitnet_error *error);
BITNET_API void bitnet_pool_free(bitnet_pool *pool);

/* ============================================================================================
   >>api-session   Sessions
   ============================================================================================ */

typedef struct bitnet_session bitnet_session;

typedef enum bitnet_overflow {
    BITNET_OVERFLOW_ERROR, /* bitnet_feed refuses what does not fit */
    BITNET_OVERFLOW_SLIDE  /* it forgets the older half of what comes after `keep` */
} bitnet_overflow;

typedef struct bitnet_session_options {
    int32_t context;          /* positions; 0: as trained, at most 4096 */
    int32_t batch;            /* tokens computed together in a prompt; 0: 128 */
    bitnet_overflow overflow; /* 0: BITNET_OVERFLOW_ERROR */
    int32_t keep;             /* tokens at the start that sliding keeps */
    bool full_head;           /* compute every logit of every token: for measuring */
} bitnet_session_options;

/* Makes a session. A NULL model leaves *error as it is, so one check after both calls is enough.
   Errors: ARGUMENT, OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_create(bitnet_model *model,
                                                 const bitnet_session_options *options,
                                                 bitnet_error *error);

/* A second session in the same state: tokens, KV cache, sampler. So many sessions can share the
   cost of one system prompt, in time and in memory: they share pages of the KV cache until one of
   them writes (on a GPU each has its own). Several threads may copy one idle session.
   Errors: OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_copy(const bitnet_session *session, bitnet_error *error);
BITNET_API void bitnet_session_free(bitnet_session *session);

BITNET_API bitnet_model *bitnet_session_model(const bitnet_session *session);

/* The last error of this session, in words. Never NULL. */
BITNET_API const char *bitnet_session_message(const bitnet_session *session);

/* Appends tokens; computes nothing, but takes the memory that this will need. Errors: TOKEN,
   CONTEXT_FULL, OUT_OF_MEMORY, and then nothing is appended. */
BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count);

/* Computes what was fed. OK: all of it is done. PENDING: the budget is spent. CANCELLED: the tokens
   not yet computed are gone, the session is as after the last computed one. Errors: NON_FINITE
   (an observer's logits), OUT_OF_MEMORY (of a copied, restored or truncated session). */
BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget);

/* Computes what was fed to several sessions of one model, in passes that they share: prompts,
   single tokens and drafts together. While one of them waits for a single token, prompts have 16
   rows of a pass at most. Sessions with an observer or on another processor are computed by
   themselves, in turn with the passes. OK: nothing waits in any session without an error. PENDING:
   the budget is spent (every row of a pass counts as a token); the next call goes on. A session
   that is changed meanwhile, or is not in the next call's list, only loses what was under way: it
   waits again. A session that is cancelled or fails is left out, see bitnet_session_result, and the
   others go on. ARGUMENT, and nothing is changed: a NULL, a session twice, or sessions of different
   models. It begins the choice of the next tokens, too: the lm_head, or its coarse copy, is read
   once for all, and bitnet_sample goes on from there. */
BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, int count,
                                          const bitnet_budget *budget);

/* How computing has ended for this session, in bitnet_step or bitnet_step_many. OK: nothing waits.
   PENDING: something does. The errors of bitnet_step (and of bitnet_generate_next, where
   bitnet_generate_many met one): they last until the session is fed, truncated
   (be it to its own length), reset, restored or stepped. */
BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session);

/* The logits that follow the last token, [vocabulary] floats, after all that was fed has been
   computed (this call does so if need be). They live until the session's next call. NULL on
   error: EMPTY, CANCELLED, NON_FINITE, OUT_OF_MEMORY; see bitnet_session_message. */
BITNET_API const float *bitnet_logits(bitnet_session *session);

/* The natural logarithm of the probability of `id` as the next token: log softmax of the logits.
   Errors: as bitnet_logits, TOKEN. */
BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id, float *out);

/* Sees what a step computes, from the next fed token on. */
typedef struct bitnet_observer {
    /* the logits after the token at `position`, for every token, in order; may be NULL */
    void (*logits)(void *user, int32_t position, const float *logits, int32_t vocabulary);
    /* the residual stream of the token at `position`, before the first layer (layer 0) and after
       layer 1, 2, ...; may be NULL */
    void (*layer)(void *user, int32_t layer, int32_t position, const float *x, int32_t width);
    void *user;
} bitnet_observer;

/* Sets the observer, or removes it with NULL. */
BITNET_API void bitnet_session_observe(bitnet_session *session, const bitnet_observer *observer);

/* Tokens fed so far, computed or not, and the session's context size. */
BITNET_API int32_t bitnet_session_length(const bitnet_session *session);
BITNET_API int32_t bitnet_session_context(const bitnet_session *session);
BITNET_API const int32_t *bitnet_session_tokens(const bitnet_session *session);

/* Forgets all tokens from position `length` on. Errors: ARGUMENT (negative, or past the end). */
BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length);

/* Forgets all tokens and a pending cancel, and restarts the sampler's random numbers. */
BITNET_API void bitnet_session_reset(bitnet_session *session);

/* Makes the running call, or else the next one that computes, return CANCELLED as soon as it can,
   and ends the generation. Callable from any thread. If nothing runs, the cancel waits; beginning a
   generation and bitnet_session_reset clear it. */
BITNET_API void bitnet_session_cancel(bitnet_session *session);

/* A session as bytes: tokens, KV cache, sampling; bound to the model by a fingerprint, checked by
   a CRC, independent of kernels, threads and machine. Fed tokens that are not computed yet are
   saved as such. The bias list and the edit callback are your pointers: the restoring session keeps
   its own. It must have room for the tokens; on an error it is unchanged.
   Errors: ARGUMENT (buffer too small), OUT_OF_MEMORY, all STATE_.... */
BITNET_API size_t bitnet_session_state_size(const bitnet_session *session);
BITNET_API bitnet_result bitnet_session_save(bitnet_session *session, void *data, size_t size);

/* A light save: only the tokens and the sampling, 4 bytes a token. In the session that restores it
   all tokens wait; computing them gives the same bits. */
BITNET_API size_t bitnet_session_light_size(const bitnet_session *session);
BITNET_API bitnet_result bitnet_session_save_light(bitnet_session *session, void *data,
                                                   size_t size);

/* Restores either. */
BITNET_API bitnet_result bitnet_session_restore(bitnet_session *session, const void *data,
                                                size_t size);

typedef struct bitnet_memory {
    uint64_t mapped_bytes; /* of the file, used in place */
    uint64_t weight_bytes; /* allocated for weights that are re-packed */
    uint64_t forms_bytes; /* allocated for the faster forms; of the file, most need not stay then */
    uint64_t other_bytes; /* the tokenizer and small tensors, about */
    uint64_t empty_bytes; /* of a session that holds no tokens */
    uint64_t session_bytes; /* of one whose context is full, most of it keys and values */
    uint64_t work_bytes;    /* lent to one that has something to compute, at most */
} bitnet_memory;

/* What a model and its sessions will need, before anything is loaded: n sessions, m of which are
   under way, take n * session_bytes + m * work_bytes at most. Errors: ARGUMENT, ISA, MODEL_.... */
BITNET_API bitnet_result bitnet_estimate(const bitnet_gguf *gguf,
                                         const bitnet_model_options *model_options,
                                         const bitnet_session_options *session_options,
                                         bitnet_memory *memory, bitnet_error *error);

/* ============================================================================================
   >>api-generate   Sampling and generating
   ============================================================================================ */

typedef struct bitnet_bias {
    int32_t id;
    float bias; /* added to the logit; -INFINITY forbids the token */
} bitnet_bias;

/* How to choose the next token; chapter 5 has the order. {0} is greedy. */
typedef struct bitnet_sampling {
    float temperature;        /* 0: greedy; smaller values than 3e-39 count as 3e-39 */
    int32_t top_k;            /* 0: 40; -1: the whole vocabulary */
    float top_p;              /* 0: 0.95; 1: off */
    float min_p;              /* 0: 0.05; negative: off */
    float repetition_penalty; /* 0 or 1: off; divides positive logits, multiplies negative ones */
    float frequency_penalty;  /* subtracted once per occurrence */
    float presence_penalty;   /* subtracted once */
    int32_t penalty_last;     /* tokens that the penalties look back on; 0: 64; -1: all */
    uint64_t seed;
    const bitnet_bias *bias; /* yours; must outlive its use */
    size_t bias_count;
    /* may change the logits before anything else does: grammars, dialogue rules; may be NULL */
    void (*edit)(void *user, float *logits, int32_t vocabulary);
    void *edit_user;
} bitnet_sampling;

/* Sets the session's sampling and starts its random numbers anew. Errors: ARGUMENT (NaN, an id
   outside the vocabulary). */
BITNET_API bitnet_result bitnet_session_set_sampling(bitnet_session *session,
                                                     const bitnet_sampling *sampling);

/* Finishes what was fed, then chooses the next token; the token is not fed. PENDING when the
   budget is spent. Errors: as bitnet_logits. */
BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id);

/* Guesses how a text goes on: speculative decoding (arXiv 2211.17192). When a single fed token is
   about to be computed, `draft` is asked for tokens that may follow; they are computed along with
   it, in one batch. Feeding one of them then, in order, costs nothing; feeding any other forgets
   the rest. What is sampled is the same, bit by bit, as without a drafter. */
typedef struct bitnet_drafter {
    /* Writes up to `capacity` ids that may follow `tokens`, the session's; returns how many. The
       session may be asked for its statistics meanwhile, and for nothing else. */
    size_t (*draft)(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                    size_t capacity);
    void *user;
    /* 0: exact. Else LOSSY: where a token is drawn at random, the guess is taken in place of the
       draw if at least this is its probability among the tokens that may be drawn. */
    float threshold;
} bitnet_drafter;

/* Sets the drafter, or removes it with NULL, from the next fed token on. It is asked for 31 tokens
   at most; not where a grammar knows what must come, nor while there is an observer, nor where the
   batch, the context, the budget or the memory has no room. */
BITNET_API void bitnet_session_set_drafter(bitnet_session *session, const bitnet_drafter *drafter);

/* Receives text, in whole UTF-8 characters; not zero-terminated. Return 0 to go on. */
typedef int bitnet_text_function(void *user, const char *text, size_t length);

/* What a stop string leaves. Nothing behind it is ever passed on. */
typedef enum bitnet_stop_leaves {
    BITNET_STOP_LEAVES_TOKENS, /* it is not passed on; the session keeps the tokens that spell it */
    BITNET_STOP_LEAVES_TEXT,   /* it is passed on, too */
    BITNET_STOP_LEAVES_NOTHING /* it is not passed on; the session forgets the token in which it
                                  begins, and those behind it */
} bitnet_stop_leaves;

typedef struct bitnet_generate_options {
    int32_t max_tokens;      /* 0: until the model ends or the context is full */
    int32_t min_tokens;      /* until then no token is chosen that ends the text, unless a grammar
                                allows no other */
    const char *const *stop; /* strings that end the text: the first to appear does */
    size_t stop_count;
    const int32_t *stop_ids; /* tokens that do, beside those that always do */
    size_t stop_id_count;
    bitnet_stop_leaves stop_leaves; /* 0: BITNET_STOP_LEAVES_TOKENS */
    bool parse_special;             /* of the prompt */
    bool ignore_end;                /* go on past the tokens that end a text */
    bool log_probabilities;         /* tell how likely each token was: takes all logits of each */
    bool no_thinking;               /* in a chat: as BITNET_NO_THINKING */
    int32_t best;                   /* and how likely so many of the likeliest were */
} bitnet_generate_options;

typedef enum bitnet_stop_reason {
    BITNET_STOP_NONE,     /* it has not ended, or an error ended it */
    BITNET_STOP_TOKEN,    /* the model ended its text or turn, or one of stop_ids came */
    BITNET_STOP_STRING,   /* a stop string appeared */
    BITNET_STOP_LENGTH,   /* max_tokens, or the context is full */
    BITNET_STOP_CALLBACK, /* the callback returned non-zero */
    BITNET_STOP_CANCELLED /* bitnet_session_cancel */
} bitnet_stop_reason;

/* Feeds the prompt and generates text into the callback until the end. An empty session gets the
   token that begins a text; an empty prompt is fine then, and a NULL prompt goes on from what was
   fed. OK: it has ended. CANCELLED. Errors: as bitnet_feed and bitnet_sample. */
BITNET_API bitnet_result bitnet_generate(bitnet_session *session, const char *prompt,
                                         const bitnet_generate_options *options,
                                         bitnet_text_function *callback, void *user);

/* One turn of a conversation: says `message` as the user, generates the reply into the callback.
   For a system prompt, feed it first (bitnet_chat_encode). Errors: CHAT, as bitnet_generate. */
BITNET_API bitnet_result bitnet_chat(bitnet_session *session, const char *message,
                                     const bitnet_generate_options *options,
                                     bitnet_text_function *callback, void *user);

/* The same in slices. `begin` copies what it is given; one that fails feeds nothing, and leaves the
   session without a generation. `next` uses its whole budget: it takes as many tokens as fit, or
   one where there is no budget. It returns OK with the text that has come (perhaps none: *length
   0), which lives until the session's next call; PENDING when the budget was spent before a token
   came; END when there is no more; an error, after which the generation is over. */
BITNET_API bitnet_result bitnet_generate_begin(bitnet_session *session, const char *prompt,
                                               const bitnet_generate_options *options);
BITNET_API bitnet_result bitnet_chat_begin(bitnet_session *session, const char *message,
                                           const bitnet_generate_options *options);
BITNET_API bitnet_result bitnet_generate_next(bitnet_session *session, const bitnet_budget *budget,
                                              const char **text, size_t *length);
BITNET_API bitnet_stop_reason bitnet_generate_stop_reason(const bitnet_session *session);

/* Receives text of one of several generations. Return 0 to go on; anything else ends this one. The
   sessions of the call may only be asked for things meanwhile, and cancelled. */
typedef int bitnet_many_function(void *user, bitnet_session *session, const char *text,
                                 size_t length);

/* Goes on with the generations that have begun in several sessions of one model, each with options
   of its own, in passes that they share (bitnet_step_many). Sessions without a generation under way
   are left as they are. The texts are those that each gets alone. OK: all have ended; where the
   reason is BITNET_STOP_NONE, bitnet_session_result has the error. PENDING: the budget is spent; to
   take in more sessions or let some go, call it with another list. Errors: ARGUMENT, as there. */
BITNET_API bitnet_result bitnet_generate_many(bitnet_session *const *sessions, int count,
                                              const bitnet_budget *budget,
                                              bitnet_many_function *callback, void *user);

/* A token, and the natural logarithm of its probability: as bitnet_log_probability has it, before
   sampling and grammar change anything. */
typedef struct bitnet_likely {
    int32_t id;
    float log_probability;
} bitnet_likely;

typedef struct bitnet_generated {
    bitnet_likely token;       /* its log_probability is 0 unless the options ask for it */
    const bitnet_likely *best; /* [best_count] the likeliest in its place, best first */
    int32_t best_count;
} bitnet_generated;

/* The tokens, that which ended the text included, that the last bitnet_generate_next has taken;
   within a callback, and after the last one, those taken since the callback before. Their bytes
   (bitnet_token_bytes) may come as text later than they do: what may become a stop string waits, as
   does half a character. They live until the session's next call. Returns how many there are. */
BITNET_API size_t bitnet_generate_tokens(const bitnet_session *session,
                                         const bitnet_generated **tokens);

typedef struct bitnet_stats {
    int64_t prompt_tokens; /* computed in batches */
    int64_t prompt_microseconds;
    int64_t decode_tokens; /* computed one at a time, or drafted and accepted */
    int64_t decode_microseconds;
    int64_t sample_microseconds; /* of the head and the sampler, which the others leave out */
    int64_t drafted_tokens;      /* computed as a drafter's guesses */
    int64_t accepted_tokens;     /* guesses that were then fed */
    int64_t screened_tokens;     /* chosen without computing all logits */
    int64_t rescored_rows;       /* logits that were computed for them */
} bitnet_stats;

/* What this session has done so far. */
BITNET_API bitnet_stats bitnet_session_get_stats(const bitnet_session *session);

/* ============================================================================================
   >>api-grammar   Grammars: texts of a given form
   ============================================================================================ */

typedef struct bitnet_grammar bitnet_grammar;

/* Compiles a grammar in GBNF
   (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md): rules `name ::= ...`, of
   which "root" is the whole text; literals "...", classes [...] and [^...], any character .,
   groups, | between alternatives, ? * + {m} {m,} {m,n} behind what repeats, # before a comment,
   escapes \" \\ \[ \] \- \n \r \t \xXX \uXXXX \UXXXXXXXX; a token as such <[1000]> or <|name|>, and
   !<...> for any other token that does not end a text. `tokenizer` knows the names of tokens, and
   may be NULL where none is named. A grammar is immutable: any number of sessions may follow it at
   once, and it must outlive them; the text and the tokenizer need not. NULL on error:
   OUT_OF_MEMORY, GRAMMAR_SYNTAX, GRAMMAR_NAME (a rule or token that does not exist, a rule that
   exists twice), GRAMMAR_RECURSION (a rule that begins with itself), GRAMMAR_LIMIT (1 MiB of text,
   100 groups within another, 2^18 nodes: about one for each character and repetition, a dozen for
   each class beyond ASCII). */
BITNET_API bitnet_grammar *bitnet_grammar_create(const char *text, size_t length,
                                                 const bitnet_tokenizer *tokenizer,
                                                 const bitnet_allocator *allocator,
                                                 bitnet_error *error);
BITNET_API void bitnet_grammar_free(bitnet_grammar *grammar);

/* The grammar of the JSON texts that fit a JSON schema (https://json-schema.org); of any JSON for
   NULL. Heeded are type, properties, required, additionalProperties, items, minItems, maxItems,
   minLength, maxLength, minimum and maximum of integers, enum, const, anyOf, oneOf where its
   schemas can be told apart (by type, by the values that they list or that a property which all
   require has), and $ref within the file, recursion included; titles, descriptions and their kin
   say nothing. Any other keyword is refused by its path, as is one that stands beside anyOf, oneOf,
   $ref, enum or const; a type may stand beside enum and const. Of the texts that fit, the grammar
   has those whose members are in the order of `properties`; with further ones, behind these, only
   where additionalProperties is given or nothing is said of members; whose numbers have at most 16
   digits before and after the point, or as many as a bound; whose white space is little. NULL on
   error: JSON, SCHEMA, GRAMMAR_LIMIT (1 MiB; 8192 values; 64 brackets within another),
   OUT_OF_MEMORY. */
BITNET_API bitnet_grammar *bitnet_grammar_from_json_schema(const char *schema, size_t length,
                                                           const bitnet_allocator *allocator,
                                                           bitnet_error *error);

/* The session's text follows the grammar (NULL: none any more) from position `from` on: -1 for
   where the session ends now. bitnet_generate_begin and bitnet_chat_begin let it begin anew behind
   the prompt that they feed. Tokens that leave the grammar are not chosen, in whatever way they are
   chosen; a token that ends a text is only where the text may end. Text that is cut off before
   `from` lets it begin anew there. Copies of the session follow it too; a saved state does not have
   it. Errors: ARGUMENT (`from` is past the end), TOKEN (one that the model does not have),
   GRAMMAR_LIMIT, OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_session_set_grammar(bitnet_session *session,
                                                    const bitnet_grammar *grammar, int32_t from);

/* Follows a text, and sets *matched to how many of its bytes the grammar allows. OK: it is
   complete, though more might come. PENDING: more must come. Errors: GRAMMAR_DEAD_END (the next
   byte may not come), GRAMMAR_LIMIT, OUT_OF_MEMORY. Thread-safe. */
BITNET_API bitnet_result bitnet_grammar_match(const bitnet_grammar *grammar, const char *text,
                                              size_t length, size_t *matched);

/* ============================================================================================
   >>api-choose   Choosing among texts
   ============================================================================================ */

typedef struct bitnet_choose_options {
    bool per_token;     /* compare the mean log-probability of a token: a long choice loses nothing
                           by its length. Default: the sum, the probability of the whole choice */
    bool parse_special; /* "<|eot_id|>" in a choice is that token: for choices that end a turn */
    bitnet_budget budget;
} bitnet_choose_options;

/* Which of the texts is the likeliest to come next? Sets log_probabilities[i] (may be NULL) to the
   sum, or mean, of the natural logarithms of the probabilities of the tokens of choices[i], each as
   bitnet_log_probability has it, added in order as floats; and *best (may be NULL) to the greatest,
   the first of equals. These are the model's own probabilities: sampling and grammar change nothing
   in them.
   A choice is tokenized by itself and follows the session's last token as it is, like a prompt of
   bitnet_generate. With byte-level vocabularies the blank before a word belongs to the word: end
   the prompt without one, and begin each choice with it (" yes"). SentencePiece puts one before the
   choice by itself, where its file says so. A choice that others begin with ("no", " no, thanks")
   is at least as likely as they are, as a sum: end all of them in the same way.
   What was fed is computed; else the session is as before. What choices begin with in common is
   computed once, and what can be in one batch. PENDING: the budget is spent, call again with the
   same choices; meanwhile the session keeps the work done, until it is freed or asked otherwise.
   Errors: ARGUMENT (no choices, or one without tokens), CONTEXT_FULL, as bitnet_logits. */
BITNET_API bitnet_result bitnet_choose(bitnet_session *session, const char *const *choices,
                                       size_t count, const bitnet_choose_options *options,
                                       float *log_probabilities, size_t *best);

/* As bitnet_choose, but choices[i] is lengths[i] tokens: for texts that were tokenized together
   with what comes before them, as benchmarks have them. parse_special means nothing. Errors, too:
   TOKEN. */
BITNET_API bitnet_result bitnet_choose_tokens(bitnet_session *session,
                                              const int32_t *const *choices, const size_t *lengths,
                                              size_t count, const bitnet_choose_options *options,
                                              float *log_probabilities, size_t *best);

/* ============================================================================================
   >>api-tools   Tools that a model may call
   ============================================================================================ */

typedef struct bitnet_tool {
    const char *name;        /* 1 to 64 letters, digits, _ and - */
    const char *description; /* for the model; or NULL */
    const char *parameters;  /* JSON schema of its arguments, an object; NULL: it takes none */
} bitnet_tool;

typedef enum bitnet_tool_choice {
    BITNET_TOOLS_AUTO,     /* the model calls or answers, as it likes */
    BITNET_TOOLS_NONE,     /* it knows the tools, and does not call */
    BITNET_TOOLS_REQUIRED, /* it calls, one of them or several */
    BITNET_TOOLS_ONE       /* it calls the tool `name`, once */
} bitnet_tool_choice;

typedef enum bitnet_tool_form {
    BITNET_TOOLS_OF_CHAT, /* LLAMA3 where the file's chat form is that, else HERMES */
    BITNET_TOOLS_HERMES, /* <tool_call>\n{"name": ..., "arguments": {...}}\n</tool_call>, of Hermes,
                             Qwen2.5 and Qwen3; text may come before */
    BITNET_TOOLS_LLAMA3  /* {"name": ..., "parameters": {...}}, of Llama-3.1 and after: a text that
                             begins with a bracket is a call, and nothing else */
} bitnet_tool_form;

typedef struct bitnet_tools_options {
    bitnet_tool_choice choice; /* 0: BITNET_TOOLS_AUTO */
    const char *name;          /* of the tool, for BITNET_TOOLS_ONE */
    bool single;               /* one call at most */
    bitnet_tool_form form;     /* 0: BITNET_TOOLS_OF_CHAT */
    bitnet_allocator allocator;
} bitnet_tools_options;

/* Tools, and how the model is to call them: a grammar of its replies. Text is free up to the
   model's own sign of a call; from there on name and arguments are those of a tool and of its
   schema. Keeps nothing of what it is given but the tokenizer's ids. NULL on error: ARGUMENT (no
   tools; a name), JSON, as bitnet_grammar_from_json_schema (paths are those within the schema of a
   call: #/anyOf/0/properties/arguments is that of the first tool). */
typedef struct bitnet_tools bitnet_tools;
BITNET_API bitnet_tools *bitnet_tools_create(const bitnet_tokenizer *tokenizer,
                                             const bitnet_tool *tools, size_t count,
                                             const bitnet_tools_options *options,
                                             bitnet_error *error);
BITNET_API void bitnet_tools_free(bitnet_tools *tools);

/* What tells the model of them, for the system message: behind your own words and an empty line.
   Lives as long as the tools. */
BITNET_API const char *bitnet_tools_prompt(const bitnet_tools *tools);

/* The grammar of a reply, for bitnet_session_set_grammar, which must be taken away before the tools
   are freed. */
BITNET_API const bitnet_grammar *bitnet_tools_grammar(const bitnet_tools *tools);

typedef struct bitnet_call {
    bitnet_string name, arguments; /* the latter as JSON, an object */
} bitnet_call;

/* Reads a reply: *text_length bytes of text come first, then *count calls; up to
   `capacity` of them are written, and point into the reply. OK: it is complete. PENDING: a call
   is not, and those before it are written. Errors: JSON (a call is malformed: not under the
   grammar), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_tools_parse(const bitnet_tools *tools, const char *reply,
                                            size_t length, size_t *text_length, bitnet_call *calls,
                                            size_t capacity, size_t *count);

/* The calls as the model writes them, for replies of before that are fed again: up to `capacity`
   bytes; *length: how many there are. Errors: OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_tools_write(const bitnet_tools *tools, const bitnet_call *calls,
                                            size_t count, char *text, size_t capacity,
                                            size_t *length);

/* The next turn behind a reply with calls: hands back what they returned, in their order, and lets
   the model go on; as bitnet_chat_begin. */
BITNET_API bitnet_result bitnet_tools_begin(bitnet_session *session, const char *const *results,
                                            size_t count, const bitnet_generate_options *options);

/* ============================================================================================
   >>api-embed   Texts as vectors
   ============================================================================================ */

typedef struct bitnet_passage {
    const char *text;   /* [length] any bytes; gets bos and eos if the file wants them */
    const int32_t *ids; /* if not NULL, [length] tokens in place of the text, as they are */
    size_t length;
} bitnet_passage;

typedef struct bitnet_embed_options {
    int32_t context;        /* the most tokens of a text; 0: as trained */
    bitnet_pooling pooling; /* 0: BITNET_POOLING_AUTO */
    bool cut;               /* leave out what is too much, but not the eos; default: CONTEXT_FULL */
    bitnet_progress progress;
} bitnet_embed_options;

/* Writes the vector of each passage, of length 1: [count][width] floats. What a passage's vector is
   depends on no other passage. All that it takes is freed at the end; until then there are keys and
   values of the texts that are under way, at most 128 at once. Thread-safe. Errors: ARGUMENT (a
   passage without tokens), TOKEN, CONTEXT_FULL, NON_FINITE, CANCELLED (by `progress`),
   OUT_OF_MEMORY; those before the one that the message names are there. */
BITNET_API bitnet_result bitnet_embed(bitnet_model *model, const bitnet_passage *passages,
                                      size_t count, const bitnet_embed_options *options,
                                      float *vectors, bitnet_error *error);

typedef struct bitnet_embedding bitnet_embedding;

/* The same in slices. The passages with their texts and the room for the vectors stay yours, and
   must stay where they are until bitnet_embed_end. `begin` computes nothing; NULL on error. A NULL
   model leaves *error as it is. `next` returns PENDING when the budget is spent, OK when all is
   done, or an error, after which there is nothing to go on with. */
BITNET_API bitnet_embedding *bitnet_embed_begin(bitnet_model *model, const bitnet_passage *passages,
                                                size_t count, const bitnet_embed_options *options,
                                                float *vectors, bitnet_error *error);
BITNET_API bitnet_result bitnet_embed_next(bitnet_embedding *embedding, const bitnet_budget *budget,
                                           bitnet_error *error);

/* How many passages have their vectors: the first ones. */
BITNET_API size_t bitnet_embed_done(const bitnet_embedding *embedding);

/* Ends it, complete or not; before the model is freed. NULL is fine. */
BITNET_API void bitnet_embed_end(bitnet_embedding *embedding);

/* The forms of a vector of n values, with their sizes in bytes. */
typedef enum bitnet_vector_type {
    BITNET_VECTOR_FLOAT, /* float[n]: 4 n */
    BITNET_VECTOR_INT8,  /* int8_t[n]: n, each a multiple of the largest / 127, which is not kept */
    BITNET_VECTOR_BITS   /* bit i % 8 of byte i / 8, set where the value is positive: (n + 7) / 8 */
} bitnet_vector_type;

BITNET_API size_t bitnet_vector_size(bitnet_vector_type type, int32_t n);

/* Writes a vector of finite floats in another form. */
BITNET_API void bitnet_vector_pack(bitnet_vector_type type, const float *vector, int32_t n,
                                   void *out);

/* How alike two vectors of one form are, from -1 to 1, but for rounding: the cosine of the angle
   between them. Vectors of floats have the length 1, as bitnet_embed writes them. The same for
   (a, b) and (b, a). */
BITNET_API float bitnet_similarity(bitnet_vector_type type, const void *a, const void *b,
                                   int32_t n);

/* ============================================================================================
   >>api-kernels   Ternary matrices, for other engines
   ============================================================================================ */

/* A matrix of weights -1, 0 and +1 times one scale, packed for the kernels of this machine. It is
   immutable: any number of threads may multiply with it at once. */
typedef struct bitnet_matrix bitnet_matrix;

typedef struct bitnet_matrix_options {
    bitnet_allocator allocator;
    bitnet_isa isa;     /* 0: the best that the CPU has */
    bitnet_tasks tasks; /* your threads, to multiply with; else `pool`; else the caller's alone */
    bitnet_pool *pool;  /* must outlive the matrix */
} bitnet_matrix_options;

/* Packs a matrix, rows of `columns` inputs each, none of which are needed afterwards: weights
   -1, 0, +1, a byte each; or floats, made ternary by absmean (scale = max(mean |w|, 1e-5), weights
   round(w / scale) within -1..1); or the data of an I2_S tensor, rows * columns / 4 bytes and the
   scale. NULL on error. Errors: ARGUMENT (a size that is not within 1..2^17 columns and 1..2^24
   rows, another weight), MODEL_CODE, MODEL_VALUE (a number that is not finite), OUT_OF_MEMORY, ISA,
   ARITHMETIC. */
BITNET_API bitnet_matrix *bitnet_matrix_from_codes(const int8_t *weights, int32_t rows,
                                                   int32_t columns, float scale,
                                                   const bitnet_matrix_options *options,
                                                   bitnet_error *error);
BITNET_API bitnet_matrix *bitnet_matrix_from_floats(const float *weights, int32_t rows,
                                                    int32_t columns,
                                                    const bitnet_matrix_options *options,
                                                    bitnet_error *error);
BITNET_API bitnet_matrix *bitnet_matrix_from_i2s(const void *data, int32_t rows, int32_t columns,
                                                 const bitnet_matrix_options *options,
                                                 bitnet_error *error);
BITNET_API void bitnet_matrix_free(bitnet_matrix *matrix);

typedef struct bitnet_matrix_stats {
    int32_t rows, columns;
    float scale;
    const char *format;   /* "base-3", 1.6 bits a weight, or "I2_S", 2 bits */
    uint64_t bytes;       /* of the packed weights, all that is read to multiply */
    int64_t microseconds; /* that packing took */
    bitnet_isa isa;       /* the kernels in use */
} bitnet_matrix_stats;

BITNET_API bitnet_matrix_stats bitnet_matrix_get_stats(const bitnet_matrix *matrix);

/* y[c][r] = sum of w[r][i] * q[c][i], exact, for vectors c < count: q is [count][columns], y is
   [count][rows], the scale is yours to apply. Errors: ARGUMENT, OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_matrix_multiply_int8(const bitnet_matrix *matrix, int32_t *y,
                                                     const int8_t *q, int32_t count);

/* y = the product as chapter 8 has it: each vector is quantised to int8, and the exact sum is
   multiplied by both scales. The same bits whatever the kernels, threads and count. Shapes and
   errors as above. */
BITNET_API bitnet_result bitnet_matrix_multiply(const bitnet_matrix *matrix, float *y,
                                                const float *x, int32_t count);

/* ============================================================================================
   >>api-writer   Writing GGUF files
   ============================================================================================ */

typedef struct bitnet_gguf_writer bitnet_gguf_writer;

/* Collects metadata and tensors, then writes them as GGUF version 3. A failed addition is
   remembered and reported by the write, so additions need no checks. Keys, names and values are
   copied; tensor data is not, and must live until the write. Errors: OUT_OF_MEMORY. */
BITNET_API bitnet_gguf_writer *bitnet_gguf_writer_create(const bitnet_allocator *allocator,
                                                         bitnet_error *error);
BITNET_API void bitnet_gguf_writer_free(bitnet_gguf_writer *writer);

BITNET_API void bitnet_gguf_add_u32(bitnet_gguf_writer *writer, const char *key, uint32_t value);
BITNET_API void bitnet_gguf_add_f32(bitnet_gguf_writer *writer, const char *key, float value);
BITNET_API void bitnet_gguf_add_bool(bitnet_gguf_writer *writer, const char *key, bool value);
BITNET_API void bitnet_gguf_add_string(bitnet_gguf_writer *writer, const char *key,
                                       const char *value);
BITNET_API void bitnet_gguf_add_strings(bitnet_gguf_writer *writer, const char *key,
                                        const bitnet_string *values, size_t count);

/* An array of numbers: element is a fixed-size type, data is count of them. */
BITNET_API void bitnet_gguf_add_array(bitnet_gguf_writer *writer, const char *key,
                                      bitnet_gguf_type element, const void *data, size_t count);

/* `data` is laid out as the type says: rows of bitnet_type_row_size, and for I2_S the whole flat
   stream of rows * columns / 4 bytes followed by 32 bytes that begin with the f32 scale. */
BITNET_API void bitnet_gguf_add_tensor(bitnet_gguf_writer *writer, const char *name, int type,
                                       int dimensions, const uint64_t *shape, const void *data);

/* The same with data that are made while the file is written, so that they need never be in memory
   as a whole: they are read once, in order, in pieces. `reader` is copied; its size is that of the
   data. What it cannot read is an error of the write (IO). */
BITNET_API void bitnet_gguf_add_tensor_reader(bitnet_gguf_writer *writer, const char *name,
                                              int type, int dimensions, const uint64_t *shape,
                                              const bitnet_reader *reader);

/* A key and its value from an open file, as they are there. */
BITNET_API void bitnet_gguf_add_value(bitnet_gguf_writer *writer, const bitnet_gguf_value *value);

/* Writes to a temporary file beside `path`, which takes its place when it is on the disk: there is
   never half a file. The mode of a file that is there is kept, a symbolic link is followed, and
   what is not a regular file (a device, a pipe) is written through. Errors: IO, OUT_OF_MEMORY,
   ARGUMENT. */
BITNET_API bitnet_result bitnet_gguf_write_file(bitnet_gguf_writer *writer, const char *path,
                                                bitnet_error *error);

/* The same into memory of the writer's, freed with it. */
BITNET_API bitnet_result bitnet_gguf_write_memory(bitnet_gguf_writer *writer, const void **data,
                                                  size_t *size, bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_H */

/* ============================================================================================

   END OF THE API: what follows is the implementation. The opening of each section ends with the
   sections that it calls; all may call >>platform and >>numbers.

   ============================================================================================ */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_IMPLEMENTATION_INCLUDED
#define BITNET_IMPLEMENTATION_INCLUDED

/* ============================================================================================
   >>adding   How to add an architecture, a format, a set of kernels

   An architecture is a row of bitnet__architectures. A tensor that no other has is a row of
   bitnet__parts, whose bit stands in the row's `parts`; if its size is a new one, a line of
   bitnet__extent; tensors that a file has all of or none are told apart in bitnet__parts_of. From
   these rows the file is checked, loaded, estimated, fingerprinted and freed, and what it leaves
   out is refused. What is then missing is the computation: a norm is used in the stage that it
   belongs to (>>forward), where bitnet__norm_of gives NULL to the architectures without it; a new
   kind of rope, activation or scale is a field of the row, read in its stage. The GPU refuses parts
   that are not in bitnet__gpu_check_model. A vocabulary may need a row of bitnet__pretokenizers,
   and tools/bitnet_convert.c a row of known_models. The test is a model in tests/make.h whose
   logits tests/reference.h computes once more.

   A format is a row of bitnet__types: how many values lie in how many bytes, and how a row becomes
   floats, or a block the codes of weights of one or two bits, which have their scale as a half.
   Reader, writer, estimate and kernels know no more of it; >>weights re-packs codes as the kernels
   want them, and bitnet__is_group_type names the types whose models were not trained with int8
   activations. What the converter is to write, it has to encode. The test is a row of
   weights_formats, or a call of weights_test_groups, in tests/test_weights.h.

   A set of kernels is a bitnet__kernels, which says what each entry computes, to the bit; entries
   may be those of another set. It needs a name in bitnet_isa and bitnet_isa_name, and a line of
   bitnet__choose_kernels (>>dispatch) that asks whether the CPU has what it takes. The tests find
   it by its name: tests/test_kernels.h compares it with plain arithmetic, tests/test_bits.h with
   all the others.

   Calls nothing.
   ============================================================================================ */

/* ============================================================================================
   >>platform   Compiler, memory, errors, files, clock, atomics, rounding mode

   All that differs between compilers and systems stands here, behind names of our own; the
   sections below are plain C.

   Calls nothing.
   ============================================================================================ */

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__)
#error "bitnet.h: -ffast-math breaks the same-bits contract; compile this file without it"
#endif
#include <float.h>
#if (defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16) || \
    (defined(__TINYC__) &&                                                         \
     defined(__i386__)) /* 16: of gcc with AVX512-FP16, only halves differ */
#error "bitnet.h: float arithmetic has excess precision here; on 32-bit x86 use -msse2 -mfpmath=sse"
#endif
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "bitnet.h: big-endian machines are not supported"
#endif

#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#ifndef BITNET_NO_STDIO
#include <stdio.h>
#endif

#if defined(_WIN32)
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#define BITNET__WINDOWS 1
#elif defined(__unix__) || defined(__APPLE__)
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__) && !defined(BITNET_NO_THREADS)
#define BITNET_NO_THREADS /* compiled without -pthread: none can be made */
#endif
#include <sys/select.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#define BITNET__POSIX 1
#ifndef BITNET_NO_STDIO
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#endif
#ifndef BITNET_NO_THREADS
#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
#endif
#else
#include <time.h>
#ifndef BITNET_NO_THREADS
#define BITNET_NO_THREADS /* a system whose threads are not known here */
#endif
#endif

#if (defined(__x86_64__) || defined(_M_X64) || defined(__SSE2__)) && !defined(__TINYC__)
#define BITNET__X86 1
#include <xmmintrin.h>
#if !defined(BITNET_NO_SIMD) && (defined(__GNUC__) || defined(_MSC_VER))
#define BITNET__SIMD_X86 1
#include <immintrin.h>
#endif
#if defined(_MSC_VER)
#include <intrin.h>
#elif defined(__GNUC__)
#include <cpuid.h>
#endif
#endif

#if (defined(__aarch64__) || defined(_M_ARM64)) && !defined(BITNET_NO_SIMD) && !defined(__TINYC__)
#define BITNET__SIMD_NEON 1
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#endif
#elif defined(__wasm_simd128__) && !defined(BITNET_NO_SIMD)
#define BITNET__SIMD_WASM 1
#include <wasm_simd128.h>
#endif

/* Never fuse a * b + c: gcc would do so by default wherever the target has the instruction. */
#if defined(__clang__)
#if defined(BITNET__X86) /* elsewhere clang cannot restore it: it stays so to the end of the file */
#pragma float_control(push)
#endif
#pragma clang fp contract(off)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC optimize("fp-contract=off")
#elif defined(_MSC_VER)
#pragma float_control(precise, on, push)
#pragma fp_contract(off)
#endif

#if defined(__GNUC__) || defined(__clang__)
#define BITNET__INLINE static inline __attribute__((always_inline))
#define BITNET__NOINLINE __attribute__((noinline))
#define BITNET__ALIGNED(n) __attribute__((aligned(n)))
#define BITNET__TARGET(features) __attribute__((target(features)))
#elif defined(_MSC_VER)
#define BITNET__INLINE static __forceinline
#define BITNET__NOINLINE __declspec(noinline)
#define BITNET__ALIGNED(n) __declspec(align(n))
#define BITNET__TARGET(features)
#else
#define BITNET__INLINE static inline
#define BITNET__NOINLINE
#define BITNET__ALIGNED(n)
#define BITNET__TARGET(features)
#endif

/* What must hold whatever the input is, where it is worth a look: nothing, unless you define it. */
#ifndef BITNET_ASSERT
#define BITNET_ASSERT(condition) ((void)0)
#endif

/* ---- atomics: 32-bit, sequentially consistent unless the name says otherwise */

#if defined(_MSC_VER) && !defined(__clang__)
typedef volatile long bitnet__atomic;
BITNET__INLINE int bitnet__load_acquire(const bitnet__atomic *a) {
    return _InterlockedOr((bitnet__atomic *)a, 0);
}
BITNET__INLINE void bitnet__store_release(bitnet__atomic *a, int v) { _InterlockedExchange(a, v); }
BITNET__INLINE int bitnet__exchange(bitnet__atomic *a, int v) { return _InterlockedExchange(a, v); }
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) { return _InterlockedExchangeAdd(a, v); }
#elif defined(__TINYC__) /* on x86 a plain load acquires and a plain store releases */
typedef volatile int bitnet__atomic;
BITNET__INLINE int bitnet__load_acquire(const bitnet__atomic *a) { return *a; }
BITNET__INLINE void bitnet__store_release(bitnet__atomic *a, int v) { *a = v; }
BITNET__INLINE int bitnet__exchange(bitnet__atomic *a, int v) {
    __asm__ volatile("xchgl %0, %1" : "+r"(v), "+m"(*a) : : "memory");
    return v;
}
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) {
    __asm__ volatile("lock; xaddl %0, %1" : "+r"(v), "+m"(*a) : : "memory");
    return v;
}
#else
typedef int bitnet__atomic;
BITNET__INLINE int bitnet__load_acquire(const bitnet__atomic *a) {
    return __atomic_load_n(a, __ATOMIC_ACQUIRE);
}
BITNET__INLINE void bitnet__store_release(bitnet__atomic *a, int v) {
    __atomic_store_n(a, v, __ATOMIC_RELEASE);
}
BITNET__INLINE int bitnet__exchange(bitnet__atomic *a, int v) {
    return __atomic_exchange_n(a, v, __ATOMIC_SEQ_CST);
}
/* Returns the value before the addition. */
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) {
    return __atomic_fetch_add(a, v, __ATOMIC_SEQ_CST);
}
#endif

/* ---- rounding mode: every entry that computes calls enter, and leave before it returns. What
   computes in between is never inlined into the entry, so nothing moves across the change. */

typedef uint64_t bitnet__fpenv;

/* BITNET__FP_PLAIN: nearest even, denormals kept, exceptions masked. */
#if defined(BITNET__X86)
#define BITNET__FP_PLAIN 0x1F80
static bitnet__fpenv bitnet__fp_get(void) { return _mm_getcsr(); }
static void bitnet__fp_set(bitnet__fpenv mode) { _mm_setcsr((unsigned)mode); }
#elif defined(__TINYC__) && defined(__x86_64__) /* its assembler lacks stmxcsr and ldmxcsr */
#define BITNET__FP_PLAIN 0x1F80
static bitnet__fpenv bitnet__fp_get(void) {
    unsigned mode;
    __asm__ volatile(".byte 0x0F, 0xAE, 0x18" : : "a"(&mode) : "memory");
    return mode;
}
static void bitnet__fp_set(bitnet__fpenv wanted) {
    unsigned mode = (unsigned)wanted;
    __asm__ volatile(".byte 0x0F, 0xAE, 0x10" : : "a"(&mode) : "memory");
}
#elif defined(__aarch64__) && (defined(__GNUC__) || defined(__clang__))
#define BITNET__FP_PLAIN 0
static bitnet__fpenv bitnet__fp_get(void) {
    bitnet__fpenv mode;
    __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
    return mode;
}
static void bitnet__fp_set(bitnet__fpenv mode) { __asm__ volatile("msr fpcr, %0" : : "r"(mode)); }
#elif defined(_M_ARM64)
#define BITNET__FP_PLAIN 0
static bitnet__fpenv bitnet__fp_get(void) { return (bitnet__fpenv)_ReadStatusReg(ARM64_FPCR); }
static void bitnet__fp_set(bitnet__fpenv mode) { _WriteStatusReg(ARM64_FPCR, (__int64)mode); }
#elif defined(__arm__) && defined(__ARM_FP) && defined(__GNUC__)
#define BITNET__FP_PLAIN 0
static bitnet__fpenv bitnet__fp_get(void) {
    unsigned mode;
    __asm__ volatile("vmrs %0, fpscr" : "=r"(mode));
    return mode;
}
static void bitnet__fp_set(bitnet__fpenv mode) {
    __asm__ volatile("vmsr fpscr, %0" : : "r"((unsigned)mode));
}
#elif defined(__riscv_flen) && defined(__GNUC__) /* it has no flush to zero */
#define BITNET__FP_PLAIN 0
static bitnet__fpenv bitnet__fp_get(void) {
    unsigned long mode;
    __asm__ volatile("frcsr %0" : "=r"(mode));
    return mode;
}
static void bitnet__fp_set(bitnet__fpenv mode) {
    __asm__ volatile("fscsr %0" : : "r"((unsigned long)mode));
}
#else /* a machine where the mode is not changed behind one's back */
#define BITNET__FP_PLAIN 0
static bitnet__fpenv bitnet__fp_get(void) { return BITNET__FP_PLAIN; }
static void bitnet__fp_set(bitnet__fpenv mode) { (void)mode; }
#endif

static bitnet__fpenv bitnet__fp_enter(void) {
    bitnet__fpenv saved = bitnet__fp_get();
    bitnet__fp_set(BITNET__FP_PLAIN);
    return saved;
}
static void bitnet__fp_leave(bitnet__fpenv saved) { bitnet__fp_set(saved); }

/* ---- clock */

/* Microseconds of a clock that goes forward, from no particular start. */
static int64_t bitnet__microseconds(void) {
#if defined(BITNET__WINDOWS)
    LARGE_INTEGER now, frequency;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&frequency);
    return (int64_t)((double)now.QuadPart * 1e6 / (double)frequency.QuadPart);
#elif defined(CLOCK_MONOTONIC)
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
#elif defined(BITNET__POSIX) /* strict C99 hides the monotonic clock */
    struct timeval t;
    gettimeofday(&t, NULL);
    return (int64_t)t.tv_sec * 1000000 + t.tv_usec;
#else
    return (int64_t)((double)clock() * 1e6 / CLOCKS_PER_SEC);
#endif
}

/* When a budget's time is over, on our clock; 0: never. */
static int64_t bitnet__deadline(const bitnet_budget *budget) {
    return budget && budget->microseconds > 0 ? bitnet__microseconds() + budget->microseconds : 0;
}

/* ---- memory */

static void *bitnet__default_alloc(void *user, size_t size) {
    (void)user;
    return malloc(size);
}
static void bitnet__default_free(void *user, void *memory) {
    (void)user;
    free(memory);
}

/* The caller's allocator, or the default one. */
static bitnet_allocator bitnet__allocator(const bitnet_allocator *given) {
    bitnet_allocator a;
    a.alloc = bitnet__default_alloc;
    a.free = bitnet__default_free;
    a.user = NULL;
    return given && given->alloc && given->free ? *given : a;
}

/* count * size bytes, aligned to 64; NULL if there is no memory or the product wraps. The
   allocator's own pointer lies in front of the block. */
static void *bitnet__alloc(const bitnet_allocator *a, size_t count, size_t size) {
    uint8_t *raw, *block;
    if (size && count > (SIZE_MAX / 2 - 128) / size) return NULL;
    raw = (uint8_t *)a->alloc(a->user, count * size + 64 + sizeof(void *));
    if (!raw) return NULL;
    block = raw + sizeof(void *);
    block += (64 - ((uintptr_t)block & 63)) & 63;
    memcpy(block - sizeof(void *), &raw, sizeof(void *));
    return block;
}

/* The same for a size that a 32-bit machine may not be able to express. */
static void *bitnet__alloc_bytes(const bitnet_allocator *a, uint64_t size) {
    return size <= SIZE_MAX ? bitnet__alloc(a, (size_t)size, 1) : NULL;
}

static void *bitnet__alloc_zero(const bitnet_allocator *a, size_t count, size_t size) {
    void *block = bitnet__alloc(a, count, size);
    if (block) memset(block, 0, count * size);
    return block;
}

static void bitnet__free(const bitnet_allocator *a, void *block) {
    if (block) {
        void *raw;
        memcpy(&raw, (uint8_t *)block - sizeof(void *), sizeof(void *));
        a->free(a->user, raw);
    }
}

/* Makes room for `need` items in an array of `used`, at least doubling it. `array` is the address
   of the pointer to it, of whatever type; hence the copies. False, and nothing changed, if there is
   no memory. */
static bool bitnet__grow(const bitnet_allocator *a, void *array, size_t *capacity, size_t used,
                         size_t need, size_t size) {
    size_t room = *capacity * 2 > 16 ? *capacity * 2 : 16;
    void *items, *grown;
    if (need <= *capacity) return true;
    if (room < need) room = need;
    grown = bitnet__alloc(a, room, size);
    if (!grown) return false;
    memcpy(&items, array, sizeof items);
    if (used) memcpy(grown, items, used * size);
    bitnet__free(a, items);
    memcpy(array, &grown, sizeof grown);
    *capacity = room;
    return true;
}

/* ---- strings, errors, log */

static bitnet_string bitnet__string(const char *text) {
    bitnet_string s;
    s.data = text;
    s.length = text ? strlen(text) : 0;
    return s;
}

static bool bitnet__equal(bitnet_string a, bitnet_string b) {
    return a.length == b.length && (a.length == 0 || memcmp(a.data, b.data, a.length) == 0);
}

static bool bitnet__is(bitnet_string a, const char *text) {
    return bitnet__equal(a, bitnet__string(text));
}

/* How many bytes two strings begin with in common. */
static size_t bitnet__common(bitnet_string a, bitnet_string b) {
    size_t i;
    for (i = 0; i < a.length && i < b.length && a.data[i] == b.data[i]; i++) {
    }
    return i;
}

/* A small printf: %s char *, %t bitnet_string *, %i int64_t (cast it). Cuts what does not fit, and
   replaces bytes that could garble a terminal. */
static void bitnet__format(char *out, size_t size, const char *format, va_list arguments) {
    size_t used = 0;
    char digits[24];
    for (; *format && used + 1 < size; format++) {
        bitnet_string piece;
        piece.data = format;
        piece.length = 1;
        if (*format == '%') {
            switch (*++format) {
            case 's': piece = bitnet__string(va_arg(arguments, const char *)); break;
            case 't': piece = *va_arg(arguments, const bitnet_string *); break;
            case 'i': {
                int64_t value = va_arg(arguments, int64_t);
                uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
                char *p = digits + sizeof digits;
                do *--p = (char)('0' + rest % 10);
                while (rest /= 10);
                if (value < 0) *--p = '-';
                piece.data = p;
                piece.length = (size_t)(digits + sizeof digits - p);
                break;
            }
            default: piece.data = format; break; /* %% */
            }
        }
        for (; piece.length && used + 1 < size; piece.data++, piece.length--) {
            unsigned char c = (unsigned char)*piece.data;
            out[used++] = c < 32 || c == 127 ? '?' : (char)c;
        }
    }
    out[used] = 0;
}

static void bitnet__print(char *out, size_t size, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    bitnet__format(out, size, format, arguments);
    va_end(arguments);
}

/* Fills *error, if there is one, and returns `result`. */
static bitnet_result bitnet__fail(bitnet_error *error, bitnet_result result, const char *format,
                                  ...) {
    if (error) {
        va_list arguments;
        va_start(arguments, format);
        error->result = result;
        bitnet__format(error->message, sizeof error->message, format, arguments);
        va_end(arguments);
    }
    return result;
}

/* Puts "'path': " before the message: of a long path the end, as much as there is room for. */
static void bitnet__name_file(bitnet_error *error, const char *path) {
    const size_t size = sizeof error->message - 7; /* quotes, dots, colon, blank, zero */
    size_t length = strlen(path), room;
    bitnet_error named;
    if (!error) return;
    room = strlen(error->message) < size - 24 ? size - strlen(error->message) : 24;
    if (length > room) {
        path += length - room;
        while ((*path & 0xC0) == 0x80) path++; /* not in the middle of a character */
    }
    bitnet__fail(&named, error->result, length > room ? "'..%s': %s" : "'%s': %s", path,
                 error->message);
    *error = named;
}

/* Adds `name` to a list "a, b, c" in `list`, if it fits. */
static void bitnet__list_name(char *list, size_t size, const char *name) {
    size_t used = strlen(list), length = strlen(name);
    if (used + 2 + length >= size) return;
    if (used) memcpy(list + used, ", ", 2), used += 2;
    memcpy(list + used, name, length + 1);
}

static bitnet_result bitnet__no_memory(bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_OUT_OF_MEMORY, "out of memory");
}

static void bitnet__log(const bitnet_log *log, bitnet_log_level level, const char *format, ...) {
    if (log->write) {
        char line[256];
        va_list arguments;
        va_start(arguments, format);
        bitnet__format(line, sizeof line, format, arguments);
        va_end(arguments);
        log->write(log->user, level, line);
    }
}

BITNET_API const char *bitnet_result_text(bitnet_result result) {
    switch (result) {
#define BITNET__X(name, text) \
    case name: return text;
        BITNET_RESULTS(BITNET__X)
#undef BITNET__X
    default: return "unknown result";
    }
}

BITNET_API bool bitnet_is_error(bitnet_result result) { return result > BITNET_CANCELLED; }

BITNET_API int bitnet_version(void) { return BITNET_VERSION; }

BITNET_API size_t bitnet_sizeof(const char *name) {
#define BITNET__SIZE(type) \
    { #type, sizeof(type) }
    static const struct {
        const char *name;
        size_t size;
    } structs[] = {BITNET__SIZE(bitnet_error),
                   BITNET__SIZE(bitnet_allocator),
                   BITNET__SIZE(bitnet_log),
                   BITNET__SIZE(bitnet_progress),
                   BITNET__SIZE(bitnet_tasks),
                   BITNET__SIZE(bitnet_reader),
                   BITNET__SIZE(bitnet_string),
                   BITNET__SIZE(bitnet_gguf_value),
                   BITNET__SIZE(bitnet_gguf_tensor),
                   BITNET__SIZE(bitnet_gguf_options),
                   BITNET__SIZE(bitnet_tokenizer_options),
                   BITNET__SIZE(bitnet_detokenizer),
                   BITNET__SIZE(bitnet_message),
                   BITNET__SIZE(bitnet_budget),
                   BITNET__SIZE(bitnet_model_options),
                   BITNET__SIZE(bitnet_model_info),
                   BITNET__SIZE(bitnet_forms_stats),
                   BITNET__SIZE(bitnet_session_options),
                   BITNET__SIZE(bitnet_observer),
                   BITNET__SIZE(bitnet_memory),
                   BITNET__SIZE(bitnet_bias),
                   BITNET__SIZE(bitnet_sampling),
                   BITNET__SIZE(bitnet_drafter),
                   BITNET__SIZE(bitnet_generate_options),
                   BITNET__SIZE(bitnet_likely),
                   BITNET__SIZE(bitnet_generated),
                   BITNET__SIZE(bitnet_choose_options),
                   BITNET__SIZE(bitnet_tool),
                   BITNET__SIZE(bitnet_tools_options),
                   BITNET__SIZE(bitnet_call),
                   BITNET__SIZE(bitnet_passage),
                   BITNET__SIZE(bitnet_embed_options),
                   BITNET__SIZE(bitnet_stats),
                   BITNET__SIZE(bitnet_matrix_options),
                   BITNET__SIZE(bitnet_matrix_stats)};
#undef BITNET__SIZE
    size_t i;
    for (i = 0; i < sizeof structs / sizeof *structs; i++)
        if (strcmp(structs[i].name, name) == 0) return structs[i].size;
    return 0;
}

/* CRC-32 (polynomial 0xEDB88320, reflected) of `size` bytes, continuing `crc`; start with 0. */
static uint32_t bitnet__crc32(uint32_t crc, const void *data, size_t size) {
    static const uint32_t nibble[16] = {0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC,
                                        0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
                                        0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C,
                                        0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C};
    const uint8_t *p = (const uint8_t *)data, *end = p + size;
    crc = ~crc;
    for (; p < end; p++) {
        crc ^= *p;
        crc = nibble[crc & 15] ^ (crc >> 4);
        crc = nibble[crc & 15] ^ (crc >> 4);
    }
    return ~crc;
}

/* ---- files: mapped for reading, replaced as a whole when written */

#ifndef BITNET_NO_STDIO

#if defined(BITNET__WINDOWS)
static bool bitnet__wide_path(const char *path, wchar_t *wide, int size) {
    return MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, size) > 0;
}
#endif

static FILE *bitnet__open(const char *path, const char *mode) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024], wide_mode[8];
    if (!bitnet__wide_path(path, wide, 1024) || !bitnet__wide_path(mode, wide_mode, 8)) return NULL;
    return _wfopen(wide, wide_mode);
#else
    return fopen(path, mode);
#endif
}

static bool bitnet__seek(FILE *file, uint64_t offset, int origin) {
#if defined(BITNET__WINDOWS)
    return _fseeki64(file, (int64_t)offset, origin) == 0;
#else
    return offset <= LONG_MAX && fseek(file, (long)offset, origin) == 0;
#endif
}

static bool bitnet__file_size(FILE *file, uint64_t *size) {
#if defined(BITNET__WINDOWS)
    int64_t end = _fseeki64(file, 0, SEEK_END) == 0 ? _ftelli64(file) : -1;
#else
    int64_t end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
#endif
    *size = (uint64_t)end;
    return end >= 0 && end != LONG_MAX; /* LONG_MAX: what ftell says of a directory */
}

static bool bitnet__is_directory(const char *path) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024];
    DWORD attributes = bitnet__wide_path(path, wide, 1024) ? GetFileAttributesW(wide) : 0;
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
#elif defined(BITNET__POSIX)
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
#else
    (void)path;
    return false;
#endif
}

static size_t bitnet__file_read(void *user, uint64_t offset, void *data, size_t size) {
    FILE *file = (FILE *)user;
    return bitnet__seek(file, offset, SEEK_SET) ? fread(data, 1, size, file) : 0;
}

/* Maps a whole file for reading; NULL where that cannot be done, for whatever reason. */
static void *bitnet__map(const char *path, uint64_t *size) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024];
    HANDLE file, mapping;
    LARGE_INTEGER length;
    void *data = NULL;
    if (!bitnet__wide_path(path, wide, 1024)) return NULL;
    file = CreateFileW(wide, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, NULL, OPEN_EXISTING,
                       FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) return NULL;
    if (GetFileSizeEx(file, &length) && length.QuadPart > 0 &&
        (uint64_t)length.QuadPart <= SIZE_MAX) {
        mapping = CreateFileMappingW(file, NULL, PAGE_READONLY, 0, 0, NULL);
        if (mapping) {
            data = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
            CloseHandle(mapping);
        }
        *size = (uint64_t)length.QuadPart;
    }
    CloseHandle(file);
    return data;
#elif defined(BITNET__POSIX)
    struct stat info;
    void *data = NULL;
    int file = open(path, O_RDONLY);
    if (file < 0) return NULL;
    if (fstat(file, &info) == 0 && S_ISREG(info.st_mode) && info.st_size > 0 &&
        (uint64_t)info.st_size <= SIZE_MAX) {
        data = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_SHARED, file, 0);
        if (data == MAP_FAILED) data = NULL;
        *size = (uint64_t)info.st_size;
    }
    close(file);
    return data;
#else
    (void)path, (void)size;
    return NULL;
#endif
}

static void bitnet__unmap(void *data, uint64_t size) {
#if defined(BITNET__WINDOWS)
    (void)size;
    if (data) UnmapViewOfFile(data);
#elif defined(BITNET__POSIX)
    if (data) munmap(data, (size_t)size);
#else
    (void)data, (void)size;
#endif
}

/* Gives back to the system the pages of a mapping that lie wholly in these bytes. Whoever reads
   them again gets them from the file. */
static void bitnet__release(const void *data, size_t size) {
#if defined(BITNET__POSIX) && defined(MADV_DONTNEED) /* strict C99 hides it */
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)data + page - 1) / page * page;
    uintptr_t to = ((uintptr_t)data + size) / page * page;
    if (from < to) madvise((void *)from, to - from, MADV_DONTNEED);
#else
    (void)data, (void)size;
#endif
}

/* Puts `from` in the place of `to`, in one step as its readers see it. */
static bool bitnet__rename(const char *from, const char *to) {
#if defined(BITNET__WINDOWS)
    wchar_t wide_from[1024], wide_to[1024];
    return bitnet__wide_path(from, wide_from, 1024) && bitnet__wide_path(to, wide_to, 1024) &&
           MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
#else
    return rename(from, to) == 0;
#endif
}

static void bitnet__remove(const char *path) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024];
    if (bitnet__wide_path(path, wide, 1024)) DeleteFileW(wide);
#else
    remove(path);
#endif
}

/* ---- outputs: files that appear under their names when they are complete

   What is written goes to a temporary file beside the target, under a name of its own, and takes
   the target's place once it is on the disk. Until then, and if anything fails, the target is what
   it was. It keeps its mode; a symbolic link to it stays a link (not on Windows). What is not a
   regular file, such as a device or a pipe, is written through and never replaced. */

enum { BITNET__PATH = 4096 };

typedef struct bitnet__output {
    FILE *file; /* write here */
    char target[BITNET__PATH];
    char temporary[BITNET__PATH]; /* empty: the target is written through */
    int mode;                     /* of the target that is there; -1: none is */
} bitnet__output;

#if defined(BITNET__POSIX) && defined(__STRICT_ANSI__) && !defined(__cplusplus)
extern char *realpath(const char *path, char *resolved); /* which -std=c99 hides */
extern FILE *fdopen(int descriptor, const char *mode);
#endif

/* Finds out what is there: the target's own name behind links, and its mode. False: it is to be
   written through. */
static bool bitnet__output_target(bitnet__output *o) {
    o->mode = -1;
#if defined(BITNET__WINDOWS)
    {
        wchar_t wide[1024];
        HANDLE there = INVALID_HANDLE_VALUE;
        DWORD type;
        if (bitnet__wide_path(o->target, wide, 1024))
            there = CreateFileW(wide, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                NULL, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
        if (there == INVALID_HANDLE_VALUE) return true;
        type = GetFileType(there);
        CloseHandle(there);
        return type == FILE_TYPE_DISK;
    }
#elif defined(BITNET__POSIX)
    {
        struct stat info;
        char *resolved;
        if (stat(o->target, &info) != 0) return true;
        if (!S_ISREG(info.st_mode)) return false;
        o->mode = (int)(info.st_mode & 07777);
        resolved = realpath(o->target, NULL);
        if (resolved && strlen(resolved) < BITNET__PATH)
            memcpy(o->target, resolved, strlen(resolved) + 1);
        free(resolved);
        return true;
    }
#else
    return true;
#endif
}

/* Creates a file that is not there yet. `mode` is -1 if it does not matter. */
static FILE *bitnet__create(const char *path, int mode) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024];
    HANDLE file = INVALID_HANDLE_VALUE;
    (void)mode;
    if (bitnet__wide_path(path, wide, 1024))
        file = CreateFileW(wide, GENERIC_WRITE, 0, NULL, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) return NULL;
    CloseHandle(file);
    return bitnet__open(path, "wb");
#elif defined(BITNET__POSIX)
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, mode < 0 ? 0666 : 0600);
    return file < 0 ? NULL : fdopen(file, "wb");
#else
    FILE *file = fopen(path, "rb");
    (void)mode;
    if (file) return fclose(file), (FILE *)NULL;
    return fopen(path, "wb");
#endif
}

/* Waits until a file, or a directory's list of names, is on the disk. */
static bool bitnet__sync(const char *path) {
#if defined(BITNET__WINDOWS)
    wchar_t wide[1024];
    HANDLE file = INVALID_HANDLE_VALUE;
    bool done;
    if (bitnet__wide_path(path, wide, 1024))
        file =
            CreateFileW(wide, GENERIC_WRITE, 0, NULL, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) return false;
    done = FlushFileBuffers(file) != 0;
    CloseHandle(file);
    return done;
#elif defined(BITNET__POSIX)
    int file = open(path, O_RDONLY);
    bool done = file >= 0 && fsync(file) == 0;
    if (file >= 0) close(file);
    return done;
#else
    (void)path;
    return true;
#endif
}

/* The open file that a path such as /dev/stdout stands for; NULL: it is an ordinary one. */
static FILE *bitnet__open_descriptor(const char *path) {
#if defined(BITNET__POSIX)
    int number = -1;
    if (strcmp(path, "/dev/stdout") == 0) number = 1;
    if (strcmp(path, "/dev/stderr") == 0) number = 2;
    if (strncmp(path, "/dev/fd/", 8) == 0) number = (int)strtol(path + 8, NULL, 10);
    number = number < 0 ? -1 : dup(number);
    return number < 0 ? NULL : fdopen(number, "wb");
#else
    (void)path;
    return NULL;
#endif
}

/* Creates the temporary file, under a name that nobody has: so other writers of the same target do
   not meet, and a link that somebody planted there is not followed. */
static void bitnet__output_begin(bitnet__output *o) {
    static const char digits[] = "0123456789abcdef", end[] = ".01234567.tmp";
    size_t length = strlen(o->target), i;
    uint64_t name = (uint64_t)bitnet__microseconds() + (uintptr_t)o;
    int attempt;
#if defined(BITNET__POSIX)
    name += (uint64_t)getpid() << 20;
#endif
    if (length + sizeof end > BITNET__PATH) return;
    for (attempt = 0; attempt < 16 && !o->file; attempt++) {
        uint32_t hash = (uint32_t)((name + (uint64_t)attempt) * 0x9E3779B97F4A7C15u >> 32);
        memcpy(o->temporary, o->target, length);
        memcpy(o->temporary + length, end, sizeof end);
        for (i = 1; i <= 8; i++, hash >>= 4) o->temporary[length + i] = digits[hash & 15];
        o->file = bitnet__create(o->temporary, o->mode);
    }
}

/* Opens `path` for writing. False: it cannot be written; nothing is left behind. */
static bool bitnet__output_open(bitnet__output *o, const char *path) {
    size_t length = strlen(path);
    o->file = NULL;
    o->temporary[0] = 0;
    if (length >= BITNET__PATH) return false;
    memcpy(o->target, path, length + 1);
    o->file = bitnet__open_descriptor(path);
    if (!o->file && !bitnet__output_target(o)) o->file = bitnet__open(path, "wb");
    else if (!o->file) bitnet__output_begin(o);
    return o->file != NULL;
}

/* Gives the output up, and leaves the target as it was. */
static void bitnet__output_discard(bitnet__output *o) {
    if (!o->file) return;
    fclose(o->file);
    o->file = NULL;
    if (o->temporary[0]) bitnet__remove(o->temporary);
}

/* Makes what was written the target. False: something could not be written, and the target is what
   it was. */
static bool bitnet__output_commit(bitnet__output *o) {
    bool done = !ferror(o->file);
    done = fclose(o->file) == 0 && done; /* which flushes, and may find the disk full */
    o->file = NULL;
    if (!o->temporary[0]) return done;
    done = done && bitnet__sync(o->temporary);
#if defined(BITNET__POSIX)
    if (o->mode >= 0) done = done && chmod(o->temporary, (mode_t)o->mode) == 0;
#endif
    if (!done || !bitnet__rename(o->temporary, o->target)) {
        bitnet__remove(o->temporary);
        return false;
    }
#if defined(BITNET__POSIX)
    {
        char *slash = strrchr(o->target, '/');
        if (slash) slash[slash == o->target] = 0;
        bitnet__sync(slash ? o->target
                           : "."); /* so that the new name stays, too, if it can be told */
    }
#endif
    return true;
}

#endif /* BITNET_NO_STDIO */

/* ============================================================================================
   >>numbers   The scalar functions of the numeric contract

   Chapter 8 of the manual in code: half floats, reciprocals, exp, the sum of 64 lanes. Below
   them the double-precision functions for what is computed once (RoPE tables, probabilities),
   written out because a plain `cc` links no libm.

   Calls nothing.
   ============================================================================================ */

BITNET__INLINE uint32_t bitnet__bits(float x) {
    uint32_t u;
    memcpy(&u, &x, 4);
    return u;
}
BITNET__INLINE float bitnet__from_bits(uint32_t u) {
    float x;
    memcpy(&x, &u, 4);
    return x;
}

/* Unaligned little-endian loads: files promise no more than byte alignment. */
BITNET__INLINE uint16_t bitnet__load_u16(const void *p) {
    uint16_t v;
    memcpy(&v, p, 2);
    return v;
}
BITNET__INLINE uint32_t bitnet__load_u32(const void *p) {
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}
BITNET__INLINE uint64_t bitnet__load_u64(const void *p) {
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}
BITNET__INLINE float bitnet__load_f32(const void *p) {
    return bitnet__from_bits(bitnet__load_u32(p));
}

BITNET__INLINE bool bitnet__is_finite(float x) {
    return (bitnet__bits(x) & 0x7F800000u) != 0x7F800000u;
}

/* Half to float, exact. A denormal is brought up by a subtraction of normals. */
BITNET__INLINE float bitnet__half_to_float(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, rest = (uint32_t)(h & 0x7FFF) << 13;
    uint32_t u = rest + (112u << 23);
    if (rest >= 31u << 23) u += 112u << 23; /* infinity, NaN */
    if (rest < 1u << 23)                    /* zero, denormal */
        u = bitnet__bits(bitnet__from_bits(rest + (113u << 23)) - 6.103515625e-05f);
    return bitnet__from_bits(u | sign);
}

/* The one NaN that is kept: machines differ in the sign and the bits of those that they make. */
BITNET__INLINE float bitnet__nan(void) { return bitnet__from_bits(0x7FC00000); }

/* Float to half, round to nearest even; every NaN to the same one. */
BITNET__INLINE uint16_t bitnet__float_to_half(float x) {
    uint32_t u = bitnet__bits(x), sign = (u >> 16) & 0x8000, a = u & 0x7FFFFFFF;
    if (a > 0x7F800000u) return 0x7E00;                     /* NaN */
    if (a >= 0x477FF000u) return (uint16_t)(sign | 0x7C00); /* rounds past 65504 */
    if (a < 0x38800000u) { /* denormal: an addition lets the float unit round at the right bit */
        float shifted = bitnet__from_bits(a) + 0.5f;
        return (uint16_t)(sign | (bitnet__bits(shifted) - bitnet__bits(0.5f)));
    }
    return (uint16_t)(sign | ((a - (112u << 23) + 0xFFF + ((a >> 13) & 1)) >> 13));
}

BITNET__INLINE float bitnet__bf16_to_float(uint16_t h) {
    return bitnet__from_bits((uint32_t)h << 16);
}

/* Nearest integer, ties to even, for |x| < 2^22. */
BITNET__INLINE float bitnet__round(float x) { return (x + 12582912.0f) - 12582912.0f; }

/* 1/d for 2^-126 <= d <= 2^125, within 2 units in the last place. */
BITNET__INLINE float bitnet__rcp(float d) {
    float y = bitnet__from_bits(0x7EF311C7u - bitnet__bits(d));
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    return y;
}

/* 1/sqrt(d) for normal d > 0, within 2 units in the last place. */
BITNET__INLINE float bitnet__rsqrt(float d) {
    float y = bitnet__from_bits(0x5F3759DFu - (bitnet__bits(d) >> 1)), h = 0.5f * d;
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    return y;
}

/* e^x, 0 below -80 and e^80 above 80; the polynomial is that of Cephes' expf. The low bits of
   `shifted` are k as an integer, so a NaN meets no conversion, and stays one. */
BITNET__INLINE float bitnet__exp(float x) {
    float shifted, k, r, p;
    if (x < -80.0f) return 0.0f;
    if (x > 80.0f) x = 80.0f;
    shifted = x * 1.44269504f + 12582912.0f;
    k = shifted - 12582912.0f;
    r = (x - k * 0.693359375f) - k * -2.12194440e-4f;
    p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = (p * (r * r) + r) + 1.0f;
    return p * bitnet__from_bits((bitnet__bits(shifted) + 127) << 23);
}

/* The fixed tree that folds 64 lanes into one. Overwrites them. */
BITNET__INLINE float bitnet__fold(float *lane) {
    int h, j;
    for (h = 32; h > 0; h >>= 1)
        for (j = 0; j < h; j++) lane[j] = lane[j] + lane[j + h];
    return lane[0];
}

/* ---- double precision, for what is computed once */

BITNET__INLINE double bitnet__exp_double(double x) {
    double n, r, term = 1.0, sum = 1.0, scale;
    uint64_t u;
    int k;
    if (x < -700.0) return 0.0;
    if (x > 700.0) x = 700.0;
    n = (double)(int64_t)(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5));
    r = (x - n * 6.93147180369123816490e-01) - n * 1.90821492927058770002e-10;
    for (k = 1; k <= 14; k++) {
        term = term * (r / k);
        sum = sum + term;
    }
    u = (uint64_t)((int64_t)n + 1023) << 52;
    memcpy(&scale, &u, 8);
    return sum * scale;
}

/* Natural logarithm of a normal x > 0: 2 atanh((m - 1) / (m + 1)) of the mantissa. */
static double bitnet__log_double(double x) {
    uint64_t u;
    double m, s, z, sum = 0.0;
    int e, k;
    memcpy(&u, &x, 8);
    e = (int)(u >> 52) - 1023;
    u = (u & 0xFFFFFFFFFFFFFu) | 0x3FF0000000000000u;
    memcpy(&m, &u, 8);
    if (m > 1.4142135623730951) {
        m = m * 0.5;
        e = e + 1;
    }
    s = (m - 1.0) / (m + 1.0);
    z = s * s;
    for (k = 23; k >= 1; k -= 2) sum = sum * z + 1.0 / k;
    return e * 0.69314718055994531 + 2.0 * s * sum;
}

/* Square root of a normal x > 0 by Newton's method; within one unit in the last place. */
static double bitnet__sqrt_double(double x) {
    double y = bitnet__exp_double(0.5 * bitnet__log_double(x));
    y = 0.5 * (y + x / y);
    return 0.5 * (y + x / y);
}

/* Sine and cosine for 0 <= x < 2^31: reduction by pi/2 in three parts, then Taylor series. */
static void bitnet__sincos_double(double x, double *sine, double *cosine) {
    double n = (double)(int64_t)(x * 0.63661977236758134 + 0.5);
    double r = ((x - n * 1.57079632673412561417e+00) - n * 6.07710050630396597660e-11) -
               n * 2.02226624879595063154e-21;
    double z = r * r, s = 0.0, c = 0.0, term = r;
    int k;
    for (k = 1; k <= 17; k += 2) {
        s = s + term;
        term = term * (-z / ((k + 1) * (k + 2)));
    }
    for (k = 0, term = 1.0; k <= 16; k += 2) {
        c = c + term;
        term = term * (-z / ((k + 1) * (k + 2)));
    }
    switch ((int64_t)n & 3) {
    case 0: *sine = s, *cosine = c; break;
    case 1: *sine = c, *cosine = -s; break;
    case 2: *sine = -s, *cosine = -c; break;
    default: *sine = -c, *cosine = s; break;
    }
}

/* ============================================================================================
   >>formats   Formats: what rows of a file are, as floats and as codes

   How the bits of each tensor type lie, and the two things to make of them: floats, (d * scale)
   * q less the block's minimum, and the codes of weights that are a scale times -1, 0, 1 or 2. A
   row of the table at the end for each type is all that the rest knows of them.

   Calls nothing.
   ============================================================================================ */

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

/* ---- floats, of one block each */

/* 32 weights: half d, 16 bytes; the low nibbles are the first 16 weights, the high ones the rest,
   all 8 too large. */
static void bitnet__block_q4_0(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block));
    const uint8_t *q = block + 2;
    int i;
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)((q[i] & 15) - 8);
        out[i + 16] = d * (float)((q[i] >> 4) - 8);
    }
}

/* 32 weights: half d, half m, nibbles as above; m is added to each. */
static void bitnet__block_q4_1(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block));
    float m = bitnet__half_to_float(bitnet__load_u16(block + 2));
    const uint8_t *q = block + 4;
    int i;
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)(q[i] & 15) + m;
        out[i + 16] = d * (float)(q[i] >> 4) + m;
    }
}

/* 32 weights: half d, 32 fifth bits, nibbles as above; all 16 too large. */
static void bitnet__block_q5_0(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block));
    uint32_t high = bitnet__load_u32(block + 2);
    const uint8_t *q = block + 6;
    int i;
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)((int)((q[i] & 15) | (high >> i & 1) << 4) - 16);
        out[i + 16] = d * (float)((int)((uint32_t)q[i] >> 4 | (high >> (i + 16) & 1) << 4) - 16);
    }
}

/* 32 weights: half d, half m, 32 fifth bits, nibbles as above; m is added to each. */
static void bitnet__block_q5_1(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block));
    float m = bitnet__half_to_float(bitnet__load_u16(block + 2));
    uint32_t high = bitnet__load_u32(block + 4);
    const uint8_t *q = block + 8;
    int i;
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)((q[i] & 15) | (high >> i & 1) << 4) + m;
        out[i + 16] = d * (float)((uint32_t)q[i] >> 4 | (high >> (i + 16) & 1) << 4) + m;
    }
}

/* 32 weights: half d, nibbles as above, which stand for these values. */
static void bitnet__block_iq4_nl(const uint8_t *block, float *out) {
    static const int8_t values[16] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                      1,    13,   25,  38,  53,  69,  89,  113};
    float d = bitnet__half_to_float(bitnet__load_u16(block));
    const uint8_t *q = block + 2;
    int i;
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)values[q[i] & 15];
        out[i + 16] = d * (float)values[q[i] >> 4];
    }
}

/* 32 weights: half d, 32 signed bytes. */
static void bitnet__block_q8_0(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block));
    const int8_t *q = (const int8_t *)block + 2;
    int i;
    for (i = 0; i < 32; i++) out[i] = d * (float)q[i];
}

/* 256 weights: half d, half dmin, 12 bytes of 6-bit scales and minima, 128 bytes. Groups of 32
   weights with a scale and a minimum each; two groups share 32 bytes, low nibbles first. Of the
   first four groups scale and minimum are the low 6 bits of bytes g and g + 4; of the others the
   low 4 bits are the nibbles of byte g + 4, the high 2 those that the first four left over. */
static void bitnet__k_steps(const uint8_t *block, float step[8], float below[8]) {
    float d = bitnet__half_to_float(bitnet__load_u16(block));
    float dmin = bitnet__half_to_float(bitnet__load_u16(block + 2));
    const uint8_t *s = block + 4;
    int g;
    for (g = 0; g < 4; g++) {
        step[g] = d * (float)(s[g] & 63);
        below[g] = dmin * (float)(s[g + 4] & 63);
        step[g + 4] = d * (float)((s[g + 8] & 15) | (s[g] >> 6) << 4);
        below[g + 4] = dmin * (float)(s[g + 8] >> 4 | (s[g + 4] >> 6) << 4);
    }
}
static void bitnet__block_q4_k(const uint8_t *block, float *out) {
    const uint8_t *q = block + 16;
    float step[8], below[8];
    int g, i;
    bitnet__k_steps(block, step, below);
    for (g = 0; g < 8; g += 2, q += 32, out += 64)
        for (i = 0; i < 32; i++) {
            out[i] = step[g] * (float)(q[i] & 15) - below[g];
            out[i + 32] = step[g + 1] * (float)(q[i] >> 4) - below[g + 1];
        }
}

/* The same and behind the scales 32 bytes of fifth bits: of weight i of group g bit g of byte i. */
static void bitnet__block_q5_k(const uint8_t *block, float *out) {
    const uint8_t *high = block + 16, *q = block + 48;
    float step[8], below[8];
    int g, i;
    bitnet__k_steps(block, step, below);
    for (g = 0; g < 8; g += 2, q += 32, out += 64)
        for (i = 0; i < 32; i++) {
            out[i] = step[g] * (float)((q[i] & 15) | (high[i] >> g & 1) << 4) - below[g];
            out[i + 32] =
                step[g + 1] * (float)(q[i] >> 4 | (high[i] >> (g + 1) & 1) << 4) - below[g + 1];
        }
}

/* 256 weights: 16 bytes of a scale and, in the high nibble, a minimum for 16 weights each, 64
   bytes, half d, half dmin. Two halves of 32 bytes; weight 32g + i of one is in byte i, at bits
   2g. */
static void bitnet__block_q2_k(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block + 80));
    float dmin = bitnet__half_to_float(bitnet__load_u16(block + 82));
    int part, i; /* of 16 weights */
    for (part = 0; part < 16; part++) {
        const uint8_t *q = block + 16 + 32 * (part / 8) + 16 * (part % 2);
        float step = d * (float)(block[part] & 15), below = dmin * (float)(block[part] >> 4);
        for (i = 0; i < 16; i++)
            out[16 * part + i] = step * (float)(q[i] >> part / 2 % 4 * 2 & 3) - below;
    }
}

/* 256 weights: 32 bytes of third bits, 64 bytes of pairs as above, 12 bytes of 6-bit scales for 16
   weights each, half d. The third bit of weight 32g + i, g < 8, is bit g of byte i. Scale k has its
   low 4 bits in a nibble of byte k % 8, low ones first, its high 2 in byte 8 + k % 4 at 2 (k / 4).
   Weights are 4 too large, scales 32. */
static void bitnet__block_q3_k(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block + 108));
    const uint8_t *scales = block + 96;
    int part, i;
    for (part = 0; part < 16; part++) {
        const uint8_t *high = block + 16 * (part % 2);
        const uint8_t *q = block + 32 + 32 * (part / 8) + 16 * (part % 2);
        int scale = (scales[part % 8] >> part / 8 * 4 & 15) |
                    (scales[8 + part % 4] >> part / 4 * 2 & 3) << 4;
        float step = d * (float)(scale - 32);
        for (i = 0; i < 16; i++) {
            int low = q[i] >> part / 2 % 4 * 2 & 3;
            out[16 * part + i] = step * (float)((low | (high[i] >> part / 2 & 1) << 2) - 4);
        }
    }
}

/* 256 weights: 128 bytes of low nibbles, 64 bytes of high bit pairs, 16 signed scales, half d.
   Two halves of 128 weights; in each, weight 32g + i, g < 4, has its nibble in byte 32(g % 2) + i
   of 64, low for g < 2, its high bits in byte i of 32 at 2g, and scale 2g + i/16 of 8. All are 32
   too large. */
static void bitnet__block_q6_k(const uint8_t *block, float *out) {
    float d = bitnet__half_to_float(bitnet__load_u16(block + 208));
    int part, i;
    for (part = 0; part < 4; part++) { /* 16 weights of each g */
        float *y = out + 128 * (part / 2) + 16 * (part % 2);
        const uint8_t *low = block + 64 * (part / 2) + 16 * (part % 2);
        const uint8_t *high = block + 128 + 16 * part;
        const int8_t *scale = (const int8_t *)block + 192 + 8 * (part / 2) + part % 2;
        float step0 = d * (float)scale[0], step1 = d * (float)scale[2];
        float step2 = d * (float)scale[4], step3 = d * (float)scale[6];
        for (i = 0; i < 16; i++) {
            int a = low[i], b = low[i + 32], h = high[i];
            y[i] = step0 * (float)(((a & 15) | (h & 3) << 4) - 32);
            y[i + 32] = step1 * (float)(((b & 15) | (h >> 2 & 3) << 4) - 32);
            y[i + 64] = step2 * (float)((a >> 4 | (h >> 4 & 3) << 4) - 32);
            y[i + 96] = step3 * (float)((b >> 4 | (h >> 6) << 4) - 32);
        }
    }
}

/* ---- floats, `count` of them: whole blocks */

static void bitnet__expand_f32(const uint8_t *row, int count, float *out) {
    memcpy(out, row, (size_t)count * 4);
}

static void bitnet__expand_f16(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i++) out[i] = bitnet__half_to_float(bitnet__load_u16(row + 2 * i));
}

static void bitnet__expand_bf16(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i++) out[i] = bitnet__bf16_to_float(bitnet__load_u16(row + 2 * i));
}

static void bitnet__expand_q4_0(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 32, row += 18) bitnet__block_q4_0(row, out + i);
}

static void bitnet__expand_q4_1(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 32, row += 20) bitnet__block_q4_1(row, out + i);
}

static void bitnet__expand_q5_0(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 32, row += 22) bitnet__block_q5_0(row, out + i);
}

static void bitnet__expand_q5_1(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 32, row += 24) bitnet__block_q5_1(row, out + i);
}

static void bitnet__expand_iq4_nl(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 32, row += 18) bitnet__block_iq4_nl(row, out + i);
}

static void bitnet__expand_q2_k(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 256, row += 84) bitnet__block_q2_k(row, out + i);
}

static void bitnet__expand_q3_k(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 256, row += 110) bitnet__block_q3_k(row, out + i);
}

static void bitnet__expand_q5_k(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 256, row += 176) bitnet__block_q5_k(row, out + i);
}

static void bitnet__expand_q8_0(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 32, row += 34) bitnet__block_q8_0(row, out + i);
}

static void bitnet__expand_q4_k(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 256, row += 144) bitnet__block_q4_k(row, out + i);
}

static void bitnet__expand_q6_k(const uint8_t *row, int count, float *out) {
    int i;
    for (i = 0; i < count; i += 256, row += 210) bitnet__block_q6_k(row, out + i);
}

/* ---- codes: weight + 1, a byte each; those of ternary weights are 0, 1 and 2 */

/* `count` bytes give five runs of `count` codes (`digits` of them). A byte is a fraction of 256 in
   base 3, rounded up, so its digits come out of the top one by one; all 256 bytes give codes. */
BITNET__INLINE void bitnet__base3_codes(const uint8_t *bytes, int count, int digits,
                                        uint8_t *codes) {
    static const uint8_t power[5] = {1, 3, 9, 27, 81};
    int n, i;
    for (n = 0; n < digits; n++)
        for (i = 0; i < count; i++) {
            uint8_t rest = (uint8_t)(bytes[i] * power[n]);
            *codes++ = (uint8_t)(rest * 3 >> 8);
        }
}

/* 256 weights of TQ1_0: 32 bytes and 16 bytes of five digits, 4 bytes of four, half scale. */
static void bitnet__tq1_codes(const uint8_t *block, uint8_t codes[256]) {
    bitnet__base3_codes(block, 32, 5, codes);
    bitnet__base3_codes(block + 32, 16, 5, codes + 160);
    bitnet__base3_codes(block + 48, 4, 4, codes + 240);
}

/* 256 weights of TQ2_0: two halves of 32 bytes, then half scale. Weight 32g + i of a half is in
   byte i at bits 2g. May give the invalid code 3. */
static void bitnet__tq2_codes(const uint8_t *block, uint8_t codes[256]) {
    int half, g, i;
    for (half = 0; half < 2; half++)
        for (g = 0; g < 4; g++)
            for (i = 0; i < 32; i++)
                codes[128 * half + 32 * g + i] = (uint8_t)(block[32 * half + i] >> 2 * g & 3);
}

/* 128 weights of Q1_0: half scale, 16 bytes; bit i % 8 of byte i / 8 is 1 for +1, 0 for -1. */
static void bitnet__q1_codes(const uint8_t *block, uint8_t codes[128]) {
    int i;
    for (i = 0; i < 128; i++) codes[i] = (uint8_t)((block[2 + i / 8] >> i % 8 & 1) * 2);
}

/* Half scale, then weight i in byte i / 4 at bits 2 (i % 4). Code 3, a weight of +2, is valid. */
BITNET__INLINE void bitnet__four_codes(const uint8_t *block, int count, uint8_t *codes) {
    int i;
    for (i = 0; i < count; i++) codes[i] = (uint8_t)(block[2 + i / 4] >> i % 4 * 2 & 3);
}

/* 64 weights of Q2_0. */
static void bitnet__q2_codes(const uint8_t *block, uint8_t codes[64]) {
    bitnet__four_codes(block, 64, codes);
}

/* 128 weights of PQ2_0, which is what older files call Q2_0. */
static void bitnet__pq2_codes(const uint8_t *block, uint8_t codes[128]) {
    bitnet__four_codes(block, 128, codes);
}

/* 128 weights of PTQ1_0: 16 bytes and 8 bytes of five digits, 2 bytes of four, half scale. */
static void bitnet__ptq1_codes(const uint8_t *block, uint8_t codes[128]) {
    bitnet__base3_codes(block, 16, 5, codes);
    bitnet__base3_codes(block + 16, 8, 5, codes + 80);
    bitnet__base3_codes(block + 24, 2, 4, codes + 120);
}

/* Weights [first, first + count) of an I2_S stream: blocks of 4 * lane weights in `lane` bytes (32
   or, in the layout BITNET_I2S_64, 16); weight lane * g + i of a block is in byte i at bits 6 - 2g.
   May give the invalid code 3. */
static void bitnet__i2s_codes(const uint8_t *stream, int lane, size_t first, size_t count,
                              uint8_t *codes) {
    size_t width = (size_t)lane, end = first + count;
    while (first < end) { /* to the end of a run of equal g */
        size_t i, run = width - first % width;
        const uint8_t *bytes = stream + first / (4 * width) * width + first % width;
        int shift = 6 - 2 * (int)(first / width % 4);
        if (run > end - first) run = end - first;
        for (i = 0; i < run; i++) codes[i] = (uint8_t)(bytes[i] >> shift & 3);
        codes += run;
        first += run;
    }
}

/* 128 codes to a block of I2_S. */
static void bitnet__i2s_pack(const uint8_t codes[128], uint8_t block[32]) {
    int i;
    for (i = 0; i < 32; i++)
        block[i] =
            (uint8_t)(codes[i] << 6 | codes[32 + i] << 4 | codes[64 + i] << 2 | codes[96 + i]);
}

/* ---- the table */

typedef struct bitnet__type {
    int type;
    const char *name;
    uint64_t values, bytes;                                    /* of a block; 0: not known */
    void (*expand)(const uint8_t *row, int count, float *out); /* to floats, or NULL */
    void (*codes)(const uint8_t *block, uint8_t *codes);       /* of one block, or NULL */
    int scale;                                                 /* the byte where its half lies */
    int largest;                                               /* of the codes that are valid */
} bitnet__type;

/* I2_S is a stream whose rows may begin inside a block: of 128 weights, or of 64 (>>weights). */
static const bitnet__type bitnet__types[] = {
    {BITNET_TYPE_F32, "F32", 1, 4, bitnet__expand_f32, NULL, 0, 0},
    {BITNET_TYPE_F16, "F16", 1, 2, bitnet__expand_f16, NULL, 0, 0},
    {BITNET_TYPE_BF16, "BF16", 1, 2, bitnet__expand_bf16, NULL, 0, 0},
    {BITNET_TYPE_Q4_0, "Q4_0", 32, 18, bitnet__expand_q4_0, NULL, 0, 0},
    {BITNET_TYPE_Q4_1, "Q4_1", 32, 20, bitnet__expand_q4_1, NULL, 0, 0},
    {BITNET_TYPE_Q5_0, "Q5_0", 32, 22, bitnet__expand_q5_0, NULL, 0, 0},
    {BITNET_TYPE_Q5_1, "Q5_1", 32, 24, bitnet__expand_q5_1, NULL, 0, 0},
    {BITNET_TYPE_IQ4_NL, "IQ4_NL", 32, 18, bitnet__expand_iq4_nl, NULL, 0, 0},
    {BITNET_TYPE_Q8_0, "Q8_0", 32, 34, bitnet__expand_q8_0, NULL, 0, 0},
    {BITNET_TYPE_Q2_K, "Q2_K", 256, 84, bitnet__expand_q2_k, NULL, 0, 0},
    {BITNET_TYPE_Q3_K, "Q3_K", 256, 110, bitnet__expand_q3_k, NULL, 0, 0},
    {BITNET_TYPE_Q5_K, "Q5_K", 256, 176, bitnet__expand_q5_k, NULL, 0, 0},
    {BITNET_TYPE_Q4_K, "Q4_K", 256, 144, bitnet__expand_q4_k, NULL, 0, 0},
    {BITNET_TYPE_Q6_K, "Q6_K", 256, 210, bitnet__expand_q6_k, NULL, 0, 0},
    {BITNET_TYPE_TQ1_0, "TQ1_0", 256, 54, NULL, bitnet__tq1_codes, 52, 2},
    {BITNET_TYPE_TQ2_0, "TQ2_0", 256, 66, NULL, bitnet__tq2_codes, 64, 2},
    {BITNET_TYPE_Q1_0, "Q1_0", 128, 18, NULL, bitnet__q1_codes, 0, 2},
    {BITNET_TYPE_Q2_0, "Q2_0", 64, 18, NULL, bitnet__q2_codes, 0, 3},
    {BITNET_TYPE_PQ2_0, "PQ2_0", 128, 34, NULL, bitnet__pq2_codes, 0, 3},
    {BITNET_TYPE_PTQ1_0, "PTQ1_0", 128, 28, NULL, bitnet__ptq1_codes, 26, 2},
    {BITNET_TYPE_I2_S, "I2_S", 4, 1, NULL, NULL, 0, 2},
    {BITNET_TYPE_I8, "I8", 1, 1, NULL, NULL, 0, 0},
    {BITNET_TYPE_I16, "I16", 1, 2, NULL, NULL, 0, 0},
    {BITNET_TYPE_I32, "I32", 1, 4, NULL, NULL, 0, 0},
    {BITNET_TYPE_TL1, "TL1", 0, 0, NULL, NULL, 0, 0},
    {BITNET_TYPE_TL2, "TL2", 0, 0, NULL, NULL, 0, 0},
    {BITNET_TYPE_IQ1_BN, "IQ1_BN", 0, 0, NULL, NULL, 0, 0},
    {BITNET_TYPE_IQ2_BN, "IQ2_BN", 0, 0, NULL, NULL, 0, 0},
    {BITNET_TYPE_IQ2_BN_R4, "IQ2_BN_R4", 0, 0, NULL, NULL, 0, 0},
};

/* The row of a type; one that knows nothing if there is none. */
static const bitnet__type *bitnet__type_of(int type) {
    static const bitnet__type unknown = {-1, "unknown", 0, 0, NULL, NULL, 0, 0};
    size_t i;
    for (i = 0; i < sizeof bitnet__types / sizeof *bitnet__types; i++)
        if (bitnet__types[i].type == type) return &bitnet__types[i];
    return &unknown;
}

BITNET_API const char *bitnet_type_name(int type) { return bitnet__type_of(type)->name; }

BITNET_API uint64_t bitnet_type_row_size(int type, uint64_t columns) {
    const bitnet__type *f = bitnet__type_of(type);
    if (!f->values || columns % f->values) return 0;
    return columns / f->values <= UINT64_MAX / f->bytes ? columns / f->values * f->bytes : 0;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

/* ============================================================================================
   >>gguf   GGUF reader

   Parses the metadata and tensor list of a GGUF file and checks all of it, once, when the file is
   opened; everything below may then trust it. The parser is a function of the file's first bytes:
   of a mapped file or memory block these are the whole file, of a reader a prefix that is doubled
   until it suffices. Memory is taken for what has been parsed, never for what a count promises.
   Calls >>formats.
   ============================================================================================ */

enum {
    BITNET__MAX_KEY = 65535, /* bytes, as the GGUF specification says */
    BITNET__MAX_TENSOR_NAME = 64
};

/* What the API hands out as a bitnet_gguf_value. */
typedef struct bitnet__gguf_value {
    bitnet_gguf_value open;
    const bitnet_gguf *gguf;
    size_t first; /* where element 0 lies in gguf->header; of strings, in gguf->starts */
} bitnet__gguf_value;

/* A name or an offset, and which value or tensor it belongs to. Sorted arrays of these find
   duplicates, overlaps and names in O(n log n) even if the file was made to be slow. */
typedef struct bitnet__entry {
    bitnet_string name;
    uint64_t offset;
    size_t index;
} bitnet__entry;

struct bitnet_gguf {
    bitnet_allocator allocator;
    bitnet_reader reader;  /* read is NULL where header is the whole file */
    uint64_t size;         /* of the file */
    const uint8_t *header; /* the file's first bytes; keys, names and values point into it */
    size_t header_size;
    void *owned_header; /* header, where it was read */
    size_t owned_capacity;
#ifndef BITNET_NO_STDIO
    void *map;
    FILE *file;
#endif
    int version;
    bitnet__gguf_value *values;
    size_t value_count, value_capacity;
    bitnet_gguf_tensor *tensors;
    size_t tensor_count, tensor_capacity;
    size_t *starts; /* where the strings of all values lie in header */
    size_t start_count, start_capacity;
    bitnet__entry *value_index, *tensor_index; /* by name */
};

/* ---- types */

/* Bytes of one value, 0 for those whose size varies. */
static const uint8_t bitnet__gguf_size[] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

/* The bytes of a tensor's data, 0 if its type's size is not known. False if the shape is
   impossible: a dimension is 0, the product leaves 63 bits, or a block is not filled. */
static bool bitnet__tensor_size(int type, int dimensions, const uint64_t *shape, uint64_t *size) {
    uint64_t count = 1;
    int i;
    *size = 0;
    if (dimensions < 1 || dimensions > 4) return false;
    for (i = 0; i < dimensions; i++) {
        if (shape[i] == 0 || shape[i] > INT64_MAX / count) return false;
        count *= shape[i];
    }
    if (type == BITNET_TYPE_I2_S) { /* one stream whatever the shape, then 32 bytes: the scale */
        *size = count / 4 + 32;
        return count % 4 == 0;
    } else {
        uint64_t values = bitnet__type_of(type)->values;
        if (!values) return true;
        *size = bitnet_type_row_size(type, count);
        return shape[0] % values == 0 && *size > 0;
    }
}

/* ---- sorted entries */

static bool bitnet__entry_less(const bitnet__entry *a, const bitnet__entry *b) {
    size_t n = a->name.length < b->name.length ? a->name.length : b->name.length;
    int order;
    if (a->offset != b->offset) return a->offset < b->offset;
    order = n ? memcmp(a->name.data, b->name.data, n) : 0;
    return order ? order < 0 : a->name.length < b->name.length;
}

static void bitnet__entry_sift(bitnet__entry *entries, size_t root, size_t count) {
    bitnet__entry moving = entries[root];
    size_t child;
    while ((child = 2 * root + 1) < count) {
        if (child + 1 < count && bitnet__entry_less(&entries[child], &entries[child + 1])) child++;
        if (!bitnet__entry_less(&moving, &entries[child])) break;
        entries[root] = entries[child];
        root = child;
    }
    entries[root] = moving;
}

/* Heapsort: qsort may be quadratic, and may call malloc. */
static void bitnet__entry_sort(bitnet__entry *entries, size_t count) {
    size_t i;
    for (i = count / 2; i-- > 0;) bitnet__entry_sift(entries, i, count);
    for (i = count; i-- > 1;) {
        bitnet__entry largest = entries[0];
        entries[0] = entries[i];
        entries[i] = largest;
        bitnet__entry_sift(entries, 0, i);
    }
}

/* Sorts entries by name; two of one name are an error. */
static bitnet_result bitnet__entry_index(bitnet__entry *entries, size_t count, const char *what,
                                         bitnet_error *error) {
    size_t i;
    bitnet__entry_sort(entries, count);
    for (i = 1; i < count; i++) {
        if (bitnet__equal(entries[i - 1].name, entries[i].name))
            return bitnet__fail(error, BITNET_ERROR_GGUF_KEY, "%s '%t' appears twice", what,
                                &entries[i].name);
    }
    return BITNET_OK;
}

/* The entry of a name, or NULL. */
static const bitnet__entry *bitnet__entry_find(const bitnet__entry *entries, size_t count,
                                               const char *name) {
    bitnet__entry wanted;
    size_t low = 0, high = count;
    wanted.name = bitnet__string(name);
    wanted.offset = 0;
    wanted.index = 0;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (bitnet__entry_less(&entries[middle], &wanted)) low = middle + 1;
        else high = middle;
    }
    return low < count && bitnet__equal(entries[low].name, wanted.name) ? &entries[low] : NULL;
}

/* ---- the cursor that parses: after a failure it gives zeros, so only ends need checks */

typedef struct bitnet__cursor {
    const uint8_t *data;
    size_t at, length;    /* of the bytes that are here */
    uint64_t size;        /* of the file */
    bitnet_result result; /* PENDING: the prefix is too short, the file is not */
    bitnet_error *error;
} bitnet__cursor;

/* The next n bytes, or NULL. `past_end` is the error if the file itself has fewer. */
static const uint8_t *bitnet__parse_bytes(bitnet__cursor *c, uint64_t n, bitnet_result past_end) {
    if (c->result != BITNET_OK) return NULL;
    if (n > c->size - c->at) {
        c->result = bitnet__fail(c->error, past_end, "%s, at byte %i", bitnet_result_text(past_end),
                                 (int64_t)c->at);
        return NULL;
    }
    if (n > c->length - c->at) {
        c->result = BITNET_PENDING;
        return NULL;
    }
    c->at += (size_t)n;
    return c->data + c->at - (size_t)n;
}

static uint32_t bitnet__parse_u32(bitnet__cursor *c) {
    const uint8_t *p = bitnet__parse_bytes(c, 4, BITNET_ERROR_GGUF_TRUNCATED);
    return p ? bitnet__load_u32(p) : 0;
}

static uint64_t bitnet__parse_u64(bitnet__cursor *c) {
    const uint8_t *p = bitnet__parse_bytes(c, 8, BITNET_ERROR_GGUF_TRUNCATED);
    return p ? bitnet__load_u64(p) : 0;
}

/* A number of things that take at least `unit` bytes each, all still to come. */
static uint64_t bitnet__parse_count(bitnet__cursor *c, uint64_t unit, const char *what) {
    uint64_t count = bitnet__parse_u64(c);
    if (c->result == BITNET_OK && count > (c->size - c->at) / unit) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_COUNT,
                                 "the number of %s is larger than the file", what);
        return 0;
    }
    return count;
}

static bitnet_string bitnet__parse_string(bitnet__cursor *c) {
    bitnet_string s;
    uint64_t length = bitnet__parse_u64(c);
    s.data = (const char *)bitnet__parse_bytes(c, length, BITNET_ERROR_GGUF_STRING);
    s.length = s.data ? (size_t)length : 0;
    return s;
}

static bitnet_string bitnet__parse_name(bitnet__cursor *c, size_t longest, const char *what) {
    bitnet_string name = bitnet__parse_string(c);
    if (c->result != BITNET_OK) return name;
    if (name.length == 0)
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_KEY, "%s is empty", what);
    if (name.length > longest)
        c->result =
            bitnet__fail(c->error, BITNET_ERROR_GGUF_STRING, "%s '%t' is too long", what, &name);
    return name;
}

/* ---- parsing */

/* Notes where the strings of a value lie and steps over them. */
static void bitnet__parse_strings(bitnet_gguf *g, bitnet__cursor *c, uint64_t count) {
    for (; count > 0 && c->result == BITNET_OK; count--) {
        if (!bitnet__grow(&g->allocator, &g->starts, &g->start_capacity, g->start_count,
                          g->start_count + 1, sizeof *g->starts)) {
            c->result = bitnet__no_memory(c->error);
            return;
        }
        g->starts[g->start_count++] = c->at;
        bitnet__parse_string(c);
    }
}

static void bitnet__parse_value(bitnet_gguf *g, bitnet__cursor *c) {
    bitnet__gguf_value v;
    uint32_t type, element;
    v.open.key = bitnet__parse_name(c, BITNET__MAX_KEY, "a key");
    v.open.count = 1;
    v.gguf = g;
    type = element = bitnet__parse_u32(c);
    if (type == BITNET_GGUF_ARRAY) element = bitnet__parse_u32(c);
    if (c->result != BITNET_OK) return;
    if (type > BITNET_GGUF_F64 || element > BITNET_GGUF_F64 || element == BITNET_GGUF_ARRAY) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_VALUE,
                                 element == BITNET_GGUF_ARRAY
                                     ? "'%t' is an array of arrays, which is not supported"
                                     : "'%t' has an unknown type",
                                 &v.open.key);
        return;
    }
    v.open.type = (bitnet_gguf_type)type;
    v.open.element = (bitnet_gguf_type)element;
    if (element == BITNET_GGUF_STRING) {
        if (type == BITNET_GGUF_ARRAY) v.open.count = bitnet__parse_count(c, 8, "strings");
        v.first = g->start_count;
        bitnet__parse_strings(g, c, v.open.count);
    } else {
        uint64_t size = bitnet__gguf_size[element], i;
        const uint8_t *p;
        if (type == BITNET_GGUF_ARRAY) v.open.count = bitnet__parse_count(c, size, "elements");
        v.first = c->at;
        p = bitnet__parse_bytes(c, v.open.count * size, BITNET_ERROR_GGUF_TRUNCATED);
        for (i = 0; p && element == BITNET_GGUF_BOOL && i < v.open.count; i++) {
            if (p[i] > 1) {
                c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_VALUE,
                                         "'%t' holds a bool that is neither 0 nor 1", &v.open.key);
                break;
            }
        }
    }
    if (c->result != BITNET_OK) return;
    if (!bitnet__grow(&g->allocator, &g->values, &g->value_capacity, g->value_count,
                      g->value_count + 1, sizeof *g->values)) {
        c->result = bitnet__no_memory(c->error);
        return;
    }
    g->values[g->value_count++] = v;
}

/* One tensor's description; its offset is still that from the start of the data. */
static void bitnet__parse_tensor(bitnet_gguf *g, bitnet__cursor *c) {
    bitnet_gguf_tensor t;
    uint32_t dimensions, type, i;
    t.name = bitnet__parse_name(c, BITNET__MAX_TENSOR_NAME, "a tensor's name");
    dimensions = bitnet__parse_u32(c);
    for (i = 0; i < 4; i++) t.shape[i] = i < dimensions ? bitnet__parse_u64(c) : 1;
    if (dimensions > 4) dimensions = 0; /* as impossible as none, and fits the int */
    t.dimensions = (int)dimensions;
    if (c->result == BITNET_OK && dimensions == 0) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_SHAPE,
                                 "tensor '%t' does not have 1 to 4 dimensions", &t.name);
    }
    type = bitnet__parse_u32(c);
    t.offset = bitnet__parse_u64(c);
    t.data = NULL;
    if (c->result != BITNET_OK) return;
    if (type > INT32_MAX) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_TENSOR_TYPE,
                                 "tensor '%t' has a negative type", &t.name);
        return;
    }
    t.type = (int)type;
    if (!bitnet__tensor_size(t.type, t.dimensions, t.shape, &t.size)) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_SHAPE,
                                 "tensor '%t' of type %s has an impossible shape", &t.name,
                                 bitnet_type_name(t.type));
        return;
    }
    if (!bitnet__grow(&g->allocator, &g->tensors, &g->tensor_capacity, g->tensor_count,
                      g->tensor_count + 1, sizeof *g->tensors)) {
        c->result = bitnet__no_memory(c->error);
        return;
    }
    g->tensors[g->tensor_count++] = t;
}

/* What a file is, told by its first bytes, and the next step; NULL if that is not known. */
static const char *bitnet__foreign_kind(const uint8_t *data, size_t size) {
    static const struct {
        const char *start;
        const char *what;
    } kinds[] = {
        {"version https://git-lfs", "a Git LFS pointer, not the file that it stands for: get that "
                                    "with `git lfs pull`, or download it"},
        {"PK\3\4", "a zip archive, as PyTorch writes them: save the model as safetensors, and "
                   "convert that with tools/bitnet_convert.c"},
        {"\x80\2", "a Python pickle, as PyTorch writes them: save the model as safetensors, and "
                   "convert that with tools/bitnet_convert.c"},
        {"\x1F\x8B", "compressed by gzip: unpack it with `gunzip`"},
        {"tjgg", "a GGJT file, older than GGUF: get the model as a GGUF file"},
        {"fmgg", "a GGMF file, older than GGUF: get the model as a GGUF file"},
        {"lmgg", "a GGML file, older than GGUF: get the model as a GGUF file"},
        {"algg", "an adapter in an old form: merge it into its model, and convert that"},
        {"BNSS", "a saved session: restore it into a session of the model that it was saved with"},
        {"CHNB", "a table of chains, not a model"}};
    size_t i, at = 0;
    for (i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        size_t length = strlen(kinds[i].start);
        if (size >= length && memcmp(data, kinds[i].start, length) == 0) return kinds[i].what;
    }
    if (size > 8 && data[8] == '{' && bitnet__load_u64(data) < 1 << 28)
        return "a safetensors file: convert the folder that it is in with tools/bitnet_convert.c";
    while (at < size && at < 64 && memchr(" \t\r\n\xEF\xBB\xBF", data[at], 7)) at++; /* and a BOM */
    if (at < size && data[at] == '<')
        return "a web page, saved in place of the file that it leads to: download that, from an "
               "address with /resolve/ in place of /blob/";
    if (at < size && data[at] == '{')
        return "JSON, a configuration or a server's answer, not a GGUF file";
    return NULL;
}

static bitnet_result bitnet__not_gguf(const uint8_t *data, size_t size, bitnet_error *error) {
    const char *kind = bitnet__foreign_kind(data, size);
    return bitnet__fail(error, BITNET_ERROR_GGUF_MAGIC, "this is %s",
                        kind ? kind : "not a GGUF file");
}

/* Parses what is in g->header and sets *end to where the tensor descriptions end. PENDING if it
   needs more of the file. */
static bitnet_result bitnet__parse_header(bitnet_gguf *g, size_t *end, bitnet_error *error) {
    bitnet__cursor c;
    const uint8_t *magic;
    uint64_t values, tensors;
    uint32_t version;
    c.data = g->header;
    c.at = 0;
    c.length = g->header_size;
    c.size = g->size;
    c.result = BITNET_OK;
    c.error = error;
    g->value_count = g->tensor_count = g->start_count = 0;

    if (g->size == 0) return bitnet__fail(error, BITNET_ERROR_GGUF_TRUNCATED, "the file is empty");
    magic = bitnet__parse_bytes(&c, 4, BITNET_ERROR_GGUF_TRUNCATED);
    if (magic && memcmp(magic, "GGUF", 4) != 0)
        return bitnet__not_gguf(g->header, g->header_size, error);
    version = bitnet__parse_u32(&c);
    if (c.result == BITNET_OK && version != 2 && version != 3)
        return bitnet__fail(error, BITNET_ERROR_GGUF_VERSION,
                            version << 16 ? "GGUF version %i is not supported"
                                          : "big-endian GGUF files are not supported",
                            (int64_t)version);
    g->version = (int)version;
    tensors = bitnet__parse_count(&c, 8 + 1 + 4 + 8 + 4 + 8, "tensors");
    values = bitnet__parse_count(&c, 8 + 1 + 4 + 1, "keys");
    for (; values > 0 && c.result == BITNET_OK; values--) bitnet__parse_value(g, &c);
    for (; tensors > 0 && c.result == BITNET_OK; tensors--) bitnet__parse_tensor(g, &c);
    *end = c.at;
    return c.result;
}

/* ---- checking what was parsed */

static bitnet_result bitnet__index_values(bitnet_gguf *g, bitnet_error *error) {
    size_t i;
    g->value_index =
        (bitnet__entry *)bitnet__alloc_zero(&g->allocator, g->value_count, sizeof *g->value_index);
    if (!g->value_index) return bitnet__no_memory(error);
    for (i = 0; i < g->value_count; i++) {
        g->value_index[i].name = g->values[i].open.key;
        g->value_index[i].index = i;
    }
    return bitnet__entry_index(g->value_index, g->value_count, "key", error);
}

/* Sorts the tensors by where their data lie. */
static bitnet_result bitnet__order_tensors(bitnet_gguf *g, bitnet_error *error) {
    bitnet__entry *entries;
    size_t i;
    entries = g->tensor_index =
        (bitnet__entry *)bitnet__alloc_zero(&g->allocator, g->tensor_count, sizeof *entries);
    if (!entries) return bitnet__no_memory(error);
    for (i = 0; i < g->tensor_count; i++) {
        entries[i].offset = g->tensors[i].offset;
        entries[i].index = i;
    }
    bitnet__entry_sort(entries, g->tensor_count);
    return BITNET_OK;
}

/* True if the tensors of type Q2_0, read as of another type, end where the next ones begin. */
static bool bitnet__q2_distances(const bitnet_gguf *g, int type, uint64_t alignment) {
    size_t i;
    for (i = 0; i < g->tensor_count; i++) {
        const bitnet_gguf_tensor *t = &g->tensors[g->tensor_index[i].index];
        uint64_t size;
        if (t->type != BITNET_TYPE_Q2_0) continue;
        if (!bitnet__tensor_size(type, t->dimensions, t->shape, &size)) return false;
        size = (size + alignment - 1) / alignment * alignment;
        if (i + 1 < g->tensor_count && g->tensor_index[i + 1].offset - t->offset != size)
            return false;
    }
    return true;
}

/* Type 42 has been blocks of 128 weights before it became blocks of 64, and only the distances
   between the tensors tell: where they are those of the older form and no others, it is that. */
static void bitnet__settle_q2(bitnet_gguf *g, uint64_t alignment) {
    size_t i;
    if (bitnet__q2_distances(g, BITNET_TYPE_Q2_0, alignment) ||
        !bitnet__q2_distances(g, BITNET_TYPE_PQ2_0, alignment))
        return;
    for (i = 0; i < g->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[i];
        if (t->type != BITNET_TYPE_Q2_0) continue;
        t->type = BITNET_TYPE_PQ2_0;
        bitnet__tensor_size(t->type, t->dimensions, t->shape, &t->size);
    }
}

/* Data must not overlap, nor names appear twice: the index, by offset so far, is by name then. */
static bitnet_result bitnet__index_tensors(bitnet_gguf *g, bitnet_error *error) {
    bitnet__entry *entries = g->tensor_index;
    size_t i;
    for (i = 1; i < g->tensor_count; i++) {
        const bitnet_gguf_tensor *before = &g->tensors[entries[i - 1].index];
        const bitnet_gguf_tensor *t = &g->tensors[entries[i].index];
        if (t->offset == before->offset || t->offset - before->offset < before->size)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET, "tensors '%t' and '%t' overlap",
                                &before->name, &t->name);
    }
    for (i = 0; i < g->tensor_count; i++) {
        entries[i].name = g->tensors[i].name;
        entries[i].offset = 0;
        entries[i].index = i;
    }
    return bitnet__entry_index(entries, g->tensor_count, "tensor", error);
}

/* Finds where the tensors' data lie. `end` is where the parser stopped. */
static bitnet_result bitnet__place_tensors(bitnet_gguf *g, size_t end, bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(g, "general.alignment");
    int64_t alignment = 32;
    uint64_t base;
    bitnet_result result;
    size_t i;
    if (value && (value->type != BITNET_GGUF_U32 || !bitnet_gguf_int(value, 0, &alignment) ||
                  alignment == 0 || (alignment & (alignment - 1)) != 0))
        return bitnet__fail(error, BITNET_ERROR_GGUF_ALIGNMENT,
                            "general.alignment is not a power of two in a u32");
    base = ((uint64_t)end + (uint64_t)alignment - 1) & ~((uint64_t)alignment - 1);
    if (g->tensor_count > 0 && base > g->size)
        return bitnet__fail(error, BITNET_ERROR_GGUF_TRUNCATED,
                            "the file ends before its tensors' data");
    result = bitnet__order_tensors(g, error);
    if (result != BITNET_OK) return result;
    bitnet__settle_q2(g, (uint64_t)alignment);
    for (i = 0; i < g->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[i];
        uint64_t room = g->size - base, least = t->size ? t->size : 1;
        if (t->offset % (uint64_t)alignment != 0)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET, "tensor '%t' is misaligned",
                                &t->name);
        if (t->offset > room || least > room - t->offset)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET,
                                "tensor '%t' leaves the file; was the file cut short?", &t->name);
        t->offset += base;
        if (t->size && !g->reader.read) t->data = g->header + t->offset;
    }
    return bitnet__index_tensors(g, error);
}

/* ---- opening */

/* Reads more of the file into the header: the first megabyte, then twice as much as there is. */
static bitnet_result bitnet__read_header(bitnet_gguf *g, bitnet_error *error) {
    uint64_t want = g->header_size ? 2 * (uint64_t)g->header_size : 1 << 20;
    size_t missing;
    if (want > g->size) want = g->size;
    if (want > SIZE_MAX || !bitnet__grow(&g->allocator, &g->owned_header, &g->owned_capacity,
                                         g->header_size, (size_t)want, 1))
        return bitnet__no_memory(error);
    missing = (size_t)want - g->header_size;
    if (g->reader.read(g->reader.user, g->header_size, (uint8_t *)g->owned_header + g->header_size,
                       missing) != missing)
        return bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be read");
    g->header = (const uint8_t *)g->owned_header;
    g->header_size = (size_t)want;
    return BITNET_OK;
}

/* Parses and checks the file behind g's reader or header. Closes g and gives NULL on error. */
static bitnet_gguf *bitnet__gguf_open(bitnet_gguf *g, bitnet_error *error) {
    size_t end = 0;
    bitnet_result result = bitnet__parse_header(g, &end, error);
    while (result == BITNET_PENDING) {
        result = bitnet__read_header(g, error);
        if (result == BITNET_OK) result = bitnet__parse_header(g, &end, error);
    }
    if (result == BITNET_OK) result = bitnet__index_values(g, error);
    if (result == BITNET_OK) result = bitnet__place_tensors(g, end, error);
    if (result == BITNET_OK) return g;
    bitnet_gguf_free(g);
    return NULL;
}

static bitnet_gguf *bitnet__gguf_create(const bitnet_gguf_options *options, bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_gguf *g = (bitnet_gguf *)bitnet__alloc_zero(&a, 1, sizeof *g);
    if (g) g->allocator = a;
    else bitnet__no_memory(error);
    return g;
}

BITNET_API bitnet_gguf *bitnet_gguf_open_memory(const void *data, size_t size,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error) {
    bitnet_gguf *g = bitnet__gguf_create(options, error);
    if (!g) return NULL;
    g->header = (const uint8_t *)data;
    g->header_size = size;
    g->size = size;
    return bitnet__gguf_open(g, error);
}

BITNET_API bitnet_gguf *bitnet_gguf_open_reader(const bitnet_reader *reader,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error) {
    bitnet_gguf *g = bitnet__gguf_create(options, error);
    if (!g) return NULL;
    g->reader = *reader;
    g->size = reader->size;
    return bitnet__gguf_open(g, error);
}

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error) {
    (void)options;
    bitnet__fail(error, BITNET_ERROR_IO, "this build cannot open files");
    bitnet__name_file(error, path);
    return NULL;
}

#else

/* Maps the file, or opens it to be read in pieces. */
static bitnet_result bitnet__gguf_attach(bitnet_gguf *g, const char *path, bool map,
                                         bitnet_error *error) {
    if (bitnet__is_directory(path))
        return bitnet__fail(error, BITNET_ERROR_IO,
                            "this is a folder: name the .gguf file in it; a folder of safetensors "
                            "is to be converted with tools/bitnet_convert.c");
    if (map) g->map = bitnet__map(path, &g->size);
    if (g->map) {
        g->header = (const uint8_t *)g->map;
        g->header_size = (size_t)g->size;
        return BITNET_OK;
    }
    g->file = bitnet__open(path, "rb");
    if (!g->file || !bitnet__file_size(g->file, &g->size))
        return bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be opened for reading");
    g->reader.read = bitnet__file_read;
    g->reader.user = g->file;
    return BITNET_OK;
}

BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error) {
    bitnet_gguf *g = bitnet__gguf_create(options, error);
    if (g && bitnet__gguf_attach(g, path, !options || !options->no_mmap, error) != BITNET_OK) {
        bitnet_gguf_free(g);
        g = NULL;
    } else if (g) {
        g = bitnet__gguf_open(g, error);
    }
    if (!g) bitnet__name_file(error, path);
    return g;
}

#endif

BITNET_API void bitnet_gguf_free(bitnet_gguf *gguf) {
    bitnet_allocator a;
    if (!gguf) return;
    a = gguf->allocator;
#ifndef BITNET_NO_STDIO
    bitnet__unmap(gguf->map, gguf->size);
    if (gguf->file) fclose(gguf->file);
#endif
    bitnet__free(&a, gguf->owned_header);
    bitnet__free(&a, gguf->values);
    bitnet__free(&a, gguf->tensors);
    bitnet__free(&a, gguf->starts);
    bitnet__free(&a, gguf->value_index);
    bitnet__free(&a, gguf->tensor_index);
    bitnet__free(&a, gguf);
}

/* ---- looking things up */

BITNET_API int bitnet_gguf_version(const bitnet_gguf *gguf) { return gguf->version; }

BITNET_API uint64_t bitnet_gguf_file_size(const bitnet_gguf *gguf) { return gguf->size; }

BITNET_API size_t bitnet_gguf_value_count(const bitnet_gguf *gguf) { return gguf->value_count; }

BITNET_API const bitnet_gguf_value *bitnet_gguf_value_at(const bitnet_gguf *gguf, size_t index) {
    return index < gguf->value_count ? &gguf->values[index].open : NULL;
}

BITNET_API const bitnet_gguf_value *bitnet_gguf_find(const bitnet_gguf *gguf, const char *key) {
    const bitnet__entry *e = bitnet__entry_find(gguf->value_index, gguf->value_count, key);
    return e ? &gguf->values[e->index].open : NULL;
}

BITNET_API size_t bitnet_gguf_tensor_count(const bitnet_gguf *gguf) { return gguf->tensor_count; }

BITNET_API const bitnet_gguf_tensor *bitnet_gguf_tensor_at(const bitnet_gguf *gguf, size_t index) {
    return index < gguf->tensor_count ? &gguf->tensors[index] : NULL;
}

BITNET_API const bitnet_gguf_tensor *bitnet_gguf_find_tensor(const bitnet_gguf *gguf,
                                                             const char *name) {
    const bitnet__entry *e = bitnet__entry_find(gguf->tensor_index, gguf->tensor_count, name);
    return e ? &gguf->tensors[e->index] : NULL;
}

/* The bytes of an element, or NULL if there is no such element. */
static const uint8_t *bitnet__element(const bitnet_gguf_value *value, uint64_t index) {
    const bitnet__gguf_value *v = (const bitnet__gguf_value *)value;
    if (!v || index >= value->count) return NULL;
    if (value->element == BITNET_GGUF_STRING)
        return v->gguf->header + v->gguf->starts[v->first + (size_t)index];
    return v->gguf->header + v->first + (size_t)index * bitnet__gguf_size[value->element];
}

BITNET_API bool bitnet_gguf_int(const bitnet_gguf_value *value, uint64_t index, int64_t *out) {
    const uint8_t *p = bitnet__element(value, index);
    if (!p) return false;
    switch (value->element) {
    case BITNET_GGUF_BOOL:
    case BITNET_GGUF_U8: *out = *p; return true;
    case BITNET_GGUF_I8: *out = (int8_t)*p; return true;
    case BITNET_GGUF_U16: *out = bitnet__load_u16(p); return true;
    case BITNET_GGUF_I16: *out = (int16_t)bitnet__load_u16(p); return true;
    case BITNET_GGUF_U32: *out = bitnet__load_u32(p); return true;
    case BITNET_GGUF_I32: *out = (int32_t)bitnet__load_u32(p); return true;
    case BITNET_GGUF_I64: *out = (int64_t)bitnet__load_u64(p); return true;
    case BITNET_GGUF_U64:
        if (bitnet__load_u64(p) > INT64_MAX) return false;
        *out = (int64_t)bitnet__load_u64(p);
        return true;
    default: return false;
    }
}

BITNET_API bool bitnet_gguf_number(const bitnet_gguf_value *value, uint64_t index, double *out) {
    const uint8_t *p = bitnet__element(value, index);
    const int64_t exact = (int64_t)1 << 53; /* up to here a double holds every integer */
    int64_t integer;
    if (!p || value->element == BITNET_GGUF_BOOL) return false;
    if (value->element == BITNET_GGUF_F32) {
        *out = bitnet__load_f32(p);
        return true;
    }
    if (value->element == BITNET_GGUF_F64) {
        memcpy(out, p, 8);
        return true;
    }
    if (!bitnet_gguf_int(value, index, &integer) || integer < -exact || integer > exact)
        return false;
    *out = (double)integer;
    return true;
}

BITNET_API bool bitnet_gguf_string(const bitnet_gguf_value *value, uint64_t index,
                                   bitnet_string *out) {
    const uint8_t *p = bitnet__element(value, index);
    if (!p || value->element != BITNET_GGUF_STRING) return false;
    out->length = (size_t)bitnet__load_u64(p);
    out->data = (const char *)p + 8;
    return true;
}

BITNET_API bitnet_result bitnet_gguf_read(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                          uint64_t offset, void *data, size_t size,
                                          bitnet_error *error) {
    if (offset > tensor->size || size > tensor->size - offset)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "bytes outside of tensor '%t'",
                            &tensor->name);
    if (tensor->data) {
        memcpy(data, tensor->data + offset, size);
    } else if (size &&
               gguf->reader.read(gguf->reader.user, tensor->offset + offset, data, size) != size) {
        return bitnet__fail(error, BITNET_ERROR_IO, "tensor '%t' cannot be read", &tensor->name);
    }
    return BITNET_OK;
}

/* Gives back the pages of a mapped file that hold these bytes, which are not needed for now. */
static void bitnet__gguf_release(const bitnet_gguf *gguf, const void *data, size_t size) {
#ifndef BITNET_NO_STDIO
    if (gguf->map) bitnet__release(data, size);
#else
    (void)gguf, (void)data, (void)size;
#endif
}

/* ============================================================================================
   >>writer   GGUF writer

   Keeps metadata and tensor descriptions as the bytes that the file will hold, and borrows the
   tensors' data, or asks for them when they are written. What is to be written goes through the
   reader's checks first, so no file is written that cannot be read; equal input gives equal bytes.
   Calls >>gguf.
   ============================================================================================ */

enum { BITNET__ALIGNMENT = 32 }; /* what the format assumes where general.alignment is absent */

/* Bytes that grow at their end, until there is no memory. */
typedef struct bitnet__bytes {
    const bitnet_allocator *allocator;
    uint8_t *data;
    size_t size, capacity;
    bool failed;
} bitnet__bytes;

/* The data of one tensor. */
typedef struct bitnet__payload {
    const void *data; /* NULL: they come from the reader */
    bitnet_reader reader;
    size_t size;
} bitnet__payload;

struct bitnet_gguf_writer {
    bitnet_allocator allocator;
    bitnet_error refused;          /* the first addition that was wrong; result 0: none was */
    bitnet__bytes values, tensors; /* as they will lie in the file */
    uint64_t value_count, tensor_count;
    bitnet__payload *payloads; /* one per tensor */
    size_t payload_capacity;
    uint64_t data_size; /* of all payloads, padded */
    void *memory;       /* what bitnet_gguf_write_memory made last */
};

static size_t bitnet__padding(size_t size) {
    return (BITNET__ALIGNMENT - size % BITNET__ALIGNMENT) % BITNET__ALIGNMENT;
}

/* ---- additions */

static void bitnet__put(bitnet__bytes *b, const void *data, size_t size) {
    if (size > SIZE_MAX / 4 ||
        !bitnet__grow(b->allocator, &b->data, &b->capacity, b->size, b->size + size, 1))
        b->failed = true;
    if (b->failed || size == 0) return;
    memcpy(b->data + b->size, data, size);
    b->size += size;
}

static void bitnet__put_u32(bitnet__bytes *b, uint32_t value) { bitnet__put(b, &value, 4); }

static void bitnet__put_u64(bitnet__bytes *b, uint64_t value) { bitnet__put(b, &value, 8); }

static void bitnet__put_string(bitnet__bytes *b, bitnet_string s) {
    bitnet__put_u64(b, s.length);
    bitnet__put(b, s.data, s.length);
}

static void bitnet__refuse(bitnet_gguf_writer *writer, const char *name, const char *why) {
    if (writer->refused.result == BITNET_OK)
        bitnet__fail(&writer->refused, BITNET_ERROR_ARGUMENT, "'%s' %s", name, why);
}

/* Begins a value and returns where it is to be put. */
static bitnet__bytes *bitnet__put_key(bitnet_gguf_writer *writer, bitnet_string key,
                                      bitnet_gguf_type type) {
    if (bitnet__is(key, "general.alignment"))
        bitnet__refuse(writer, "general.alignment", "is always 32 here");
    bitnet__put_string(&writer->values, key);
    bitnet__put_u32(&writer->values, (uint32_t)type);
    writer->value_count++;
    return &writer->values;
}

static bitnet__bytes *bitnet__put_array(bitnet_gguf_writer *writer, bitnet_string key,
                                        bitnet_gguf_type element, size_t count) {
    bitnet__bytes *b = bitnet__put_key(writer, key, BITNET_GGUF_ARRAY);
    bitnet__put_u32(b, (uint32_t)element);
    bitnet__put_u64(b, count);
    return b;
}

BITNET_API void bitnet_gguf_add_u32(bitnet_gguf_writer *writer, const char *key, uint32_t value) {
    bitnet__put_u32(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_U32), value);
}

BITNET_API void bitnet_gguf_add_f32(bitnet_gguf_writer *writer, const char *key, float value) {
    bitnet__put_u32(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_F32),
                    bitnet__bits(value));
}

BITNET_API void bitnet_gguf_add_bool(bitnet_gguf_writer *writer, const char *key, bool value) {
    uint8_t byte = value ? 1 : 0;
    bitnet__put(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_BOOL), &byte, 1);
}

BITNET_API void bitnet_gguf_add_string(bitnet_gguf_writer *writer, const char *key,
                                       const char *value) {
    bitnet__put_string(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_STRING),
                       bitnet__string(value));
}

BITNET_API void bitnet_gguf_add_strings(bitnet_gguf_writer *writer, const char *key,
                                        const bitnet_string *values, size_t count) {
    bitnet__bytes *b = bitnet__put_array(writer, bitnet__string(key), BITNET_GGUF_STRING, count);
    size_t i;
    for (i = 0; i < count; i++) bitnet__put_string(b, values[i]);
}

BITNET_API void bitnet_gguf_add_array(bitnet_gguf_writer *writer, const char *key,
                                      bitnet_gguf_type element, const void *data, size_t count) {
    size_t size = (unsigned)element <= BITNET_GGUF_F64 ? bitnet__gguf_size[element] : 0;
    if (size == 0 || count > SIZE_MAX / size) bitnet__refuse(writer, key, "is no array of numbers");
    else
        bitnet__put(bitnet__put_array(writer, bitnet__string(key), element, count), data,
                    count * size);
}

BITNET_API void bitnet_gguf_add_value(bitnet_gguf_writer *writer, const bitnet_gguf_value *value) {
    bitnet__bytes *b;
    size_t size = bitnet__gguf_size[value->element];
    uint64_t i;
    b = value->type == BITNET_GGUF_ARRAY
            ? bitnet__put_array(writer, value->key, value->element, (size_t)value->count)
            : bitnet__put_key(writer, value->key, value->type);
    if (size) bitnet__put(b, bitnet__element(value, 0), (size_t)value->count * size);
    for (i = 0; i < value->count && !size; i++) {
        bitnet_string text;
        if (bitnet_gguf_string(value, i, &text)) bitnet__put_string(b, text);
    }
}

static void bitnet__put_tensor(bitnet_gguf_writer *writer, const char *name, int type,
                               int dimensions, const uint64_t *shape, const void *data,
                               const bitnet_reader *reader) {
    bitnet__bytes *b = &writer->tensors;
    size_t used = (size_t)writer->tensor_count;
    uint64_t size;
    int i;
    if ((!data && !reader) || !bitnet__tensor_size(type, dimensions, shape, &size) || size == 0 ||
        (reader && reader->size != size) || size > SIZE_MAX / 4 ||
        writer->data_size > SIZE_MAX / 4) {
        bitnet__refuse(writer, name, "has no data, or an impossible shape or type");
        return;
    }
    if (!bitnet__grow(&writer->allocator, &writer->payloads, &writer->payload_capacity, used,
                      used + 1, sizeof *writer->payloads)) {
        b->failed = true;
        return;
    }
    bitnet__put_string(b, bitnet__string(name));
    bitnet__put_u32(b, (uint32_t)dimensions);
    for (i = 0; i < dimensions; i++) bitnet__put_u64(b, shape[i]);
    bitnet__put_u32(b, (uint32_t)type);
    bitnet__put_u64(b, writer->data_size);
    memset(&writer->payloads[used], 0, sizeof *writer->payloads);
    writer->payloads[used].data = data;
    writer->payloads[used].size = (size_t)size;
    if (reader) writer->payloads[used].reader = *reader;
    writer->data_size += size + bitnet__padding((size_t)size);
    writer->tensor_count++;
}

BITNET_API void bitnet_gguf_add_tensor(bitnet_gguf_writer *writer, const char *name, int type,
                                       int dimensions, const uint64_t *shape, const void *data) {
    bitnet__put_tensor(writer, name, type, dimensions, shape, data, NULL);
}

BITNET_API void bitnet_gguf_add_tensor_reader(bitnet_gguf_writer *writer, const char *name,
                                              int type, int dimensions, const uint64_t *shape,
                                              const bitnet_reader *reader) {
    bitnet__put_tensor(writer, name, type, dimensions, shape, NULL, reader);
}

BITNET_API bitnet_gguf_writer *bitnet_gguf_writer_create(const bitnet_allocator *allocator,
                                                         bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(allocator);
    bitnet_gguf_writer *writer = (bitnet_gguf_writer *)bitnet__alloc_zero(&a, 1, sizeof *writer);
    if (!writer) {
        bitnet__no_memory(error);
        return NULL;
    }
    writer->allocator = a;
    writer->values.allocator = &writer->allocator;
    writer->tensors.allocator = &writer->allocator;
    return writer;
}

BITNET_API void bitnet_gguf_writer_free(bitnet_gguf_writer *writer) {
    bitnet_allocator a;
    if (!writer) return;
    a = writer->allocator;
    bitnet__free(&a, writer->values.data);
    bitnet__free(&a, writer->tensors.data);
    bitnet__free(&a, writer->payloads);
    bitnet__free(&a, writer->memory);
    bitnet__free(&a, writer);
}

/* ---- writing */

/* The reader's source of bytes while it checks a header: there are no others to be had. */
static size_t bitnet__read_nothing(void *user, uint64_t offset, void *data, size_t size) {
    (void)user, (void)offset, (void)data, (void)size;
    return 0;
}

/* Copies `size` bytes of a tensor's data, from `offset` on. */
static bool bitnet__payload_read(const bitnet__payload *payload, size_t offset, void *out,
                                 size_t size) {
    if (!payload->data)
        return payload->reader.read(payload->reader.user, offset, out, size) == size;
    memcpy(out, (const uint8_t *)payload->data + offset, size);
    return true;
}

/* Passes the header of a file of `size` bytes through the reader's checks. */
static bitnet_result bitnet__check_header(const bitnet_gguf_writer *writer,
                                          const bitnet__bytes *header, uint64_t size,
                                          bitnet_error *error) {
    bitnet_gguf_options options;
    bitnet_error found;
    bitnet_gguf *g;
    memset(&options, 0, sizeof options);
    options.allocator = writer->allocator;
    g = bitnet__gguf_create(&options, error);
    if (!g) return BITNET_ERROR_OUT_OF_MEMORY;
    g->reader.read = bitnet__read_nothing;
    g->header = header->data;
    g->header_size = header->size;
    g->size = size;
    if (bitnet__gguf_open(g, &found)) {
        bitnet_gguf_free(g);
        return BITNET_OK;
    }
    return bitnet__fail(
        error, found.result == BITNET_ERROR_OUT_OF_MEMORY ? found.result : BITNET_ERROR_ARGUMENT,
        "%s", found.message);
}

/* Makes all that comes before the tensors' data, padded and checked. The caller frees header->data,
   after an error too. */
static bitnet_result bitnet__make_header(const bitnet_gguf_writer *writer, bitnet__bytes *header,
                                         bitnet_error *error) {
    static const uint8_t zeros[BITNET__ALIGNMENT] = {0};
    memset(header, 0, sizeof *header);
    header->allocator = &writer->allocator;
    if (writer->refused.result != BITNET_OK)
        return bitnet__fail(error, writer->refused.result, "%s", writer->refused.message);
    bitnet__put(header, "GGUF", 4);
    bitnet__put_u32(header, 3);
    bitnet__put_u64(header, writer->tensor_count);
    bitnet__put_u64(header, writer->value_count);
    bitnet__put(header, writer->values.data, writer->values.size);
    bitnet__put(header, writer->tensors.data, writer->tensors.size);
    bitnet__put(header, zeros, bitnet__padding(header->size));
    if (header->failed || writer->values.failed || writer->tensors.failed)
        return bitnet__no_memory(error);
    return bitnet__check_header(writer, header, header->size + writer->data_size, error);
}

BITNET_API bitnet_result bitnet_gguf_write_memory(bitnet_gguf_writer *writer, const void **data,
                                                  size_t *size, bitnet_error *error) {
    bitnet__bytes header;
    bitnet_result result = bitnet__make_header(writer, &header, error);
    if (result == BITNET_OK) {
        uint64_t total = header.size + writer->data_size;
        uint8_t *p = (uint8_t *)bitnet__alloc_bytes(&writer->allocator, total);
        size_t i;
        bitnet__free(&writer->allocator, writer->memory);
        writer->memory = p;
        if (p) {
            *data = p;
            *size = (size_t)total;
            memset(p, 0, (size_t)total);
            memcpy(p, header.data, header.size);
            p += header.size;
            for (i = 0; i < writer->tensor_count && result == BITNET_OK; i++) {
                const bitnet__payload *payload = &writer->payloads[i];
                if (!bitnet__payload_read(payload, 0, p, payload->size))
                    result = bitnet__fail(error, BITNET_ERROR_IO, "a tensor cannot be read");
                p += payload->size + bitnet__padding(payload->size);
            }
        } else {
            result = bitnet__no_memory(error);
        }
    }
    bitnet__free(&writer->allocator, header.data);
    return result;
}

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_result bitnet_gguf_write_file(bitnet_gguf_writer *writer, const char *path,
                                                bitnet_error *error) {
    (void)writer;
    return bitnet__fail(error, BITNET_ERROR_IO, "'%s': this build cannot write files", path);
}

#else

/* Writes the data of a tensor, piece by piece, and pads them. */
static bool bitnet__write_payload(FILE *file, const bitnet__payload *payload) {
    static const uint8_t zeros[BITNET__ALIGNMENT] = {0};
    size_t padding = bitnet__padding(payload->size), at = 0;
    uint8_t buffer[8192];
    while (at < payload->size) {
        size_t n = payload->size - at < sizeof buffer ? payload->size - at : sizeof buffer;
        if (!bitnet__payload_read(payload, at, buffer, n) || fwrite(buffer, 1, n, file) != n)
            return false;
        at += n;
    }
    return fwrite(zeros, 1, padding, file) == padding;
}

/* Writes header and data to `path`. */
static bool bitnet__write_all(const bitnet_gguf_writer *writer, const bitnet__bytes *header,
                              const char *path) {
    bitnet__output o;
    bool ok;
    size_t i;
    if (!bitnet__output_open(&o, path)) return false;
    ok = fwrite(header->data, 1, header->size, o.file) == header->size; /* which is padded */
    for (i = 0; ok && i < writer->tensor_count; i++)
        ok = bitnet__write_payload(o.file, &writer->payloads[i]);
    if (ok) return bitnet__output_commit(&o);
    bitnet__output_discard(&o);
    return false;
}

BITNET_API bitnet_result bitnet_gguf_write_file(bitnet_gguf_writer *writer, const char *path,
                                                bitnet_error *error) {
    bitnet__bytes header;
    bitnet_result result = bitnet__make_header(writer, &header, error);
    if (result == BITNET_OK && !bitnet__write_all(writer, &header, path))
        result = bitnet__fail(error, BITNET_ERROR_IO,
                              "'%s' cannot be written, or its data cannot be read", path);
    bitnet__free(&writer->allocator, header.data);
    return result;
}

#endif

/* ============================================================================================
   >>architectures   Architectures, and the parts of their layers

   A row for each architecture, and a row for each tensor that any of them has. Loading, the
   fingerprint, bitnet_estimate, the tools and the GPU read these rows, and nothing else knows an
   architecture by its name.

   Calls nothing.
   ============================================================================================ */

/* The parts of a model: the matrices of a layer, its norms, and what there is but once. */
enum {
    BITNET__Q,
    BITNET__K,
    BITNET__V,
    BITNET__O,
    BITNET__GATE,
    BITNET__UP,
    BITNET__DOWN,
    BITNET__MATRICES,

    BITNET__ATTN_NORM = BITNET__MATRICES,
    BITNET__ATTN_SUB_NORM,
    BITNET__FFN_NORM,
    BITNET__FFN_SUB_NORM,
    BITNET__Q_NORM, /* of each head */
    BITNET__K_NORM,
    BITNET__ATTN_POST_NORM, /* of what is added to the residual stream */
    BITNET__FFN_POST_NORM,
    BITNET__NORMS_IN, /* of each matrix's own input: one for each, in their order */
    BITNET__LAYER_PARTS = BITNET__NORMS_IN + BITNET__MATRICES,

    BITNET__EMBEDDING = BITNET__LAYER_PARTS,
    BITNET__LM_HEAD,
    BITNET__OUTPUT_NORM,
    BITNET__ROPE_FACTORS,
    BITNET__LONG_FACTORS, /* of longrope: for long contexts, and for short ones */
    BITNET__SHORT_FACTORS,
    BITNET__PARTS
};

/* What the rows and columns of a part are as many as. */
enum {
    BITNET__ONE,
    BITNET__WIDTH,       /* of the residual stream */
    BITNET__QUERY_WIDTH, /* of all query heads */
    BITNET__KEY_WIDTH,   /* of all key heads, and of all value heads */
    BITNET__FFN_WIDTH,
    BITNET__HEAD_WIDTH,
    BITNET__ROPE_PAIRS,
    BITNET__VOCABULARY
};

typedef struct bitnet__part {
    const char *name;  /* of the tensor, without "blk.N." and ".weight" */
    int rows, columns; /* one row: a vector; more: a matrix, which may have a .scale and a .bias */
    bool optional;
} bitnet__part;

static const bitnet__part bitnet__parts[BITNET__PARTS] = {
    {"attn_q", BITNET__QUERY_WIDTH, BITNET__WIDTH, false},
    {"attn_k", BITNET__KEY_WIDTH, BITNET__WIDTH, false},
    {"attn_v", BITNET__KEY_WIDTH, BITNET__WIDTH, false},
    {"attn_output", BITNET__WIDTH, BITNET__QUERY_WIDTH, false},
    {"ffn_gate", BITNET__FFN_WIDTH, BITNET__WIDTH, false},
    {"ffn_up", BITNET__FFN_WIDTH, BITNET__WIDTH, false},
    {"ffn_down", BITNET__WIDTH, BITNET__FFN_WIDTH, false},
    {"attn_norm", BITNET__ONE, BITNET__WIDTH, false},
    {"attn_sub_norm", BITNET__ONE, BITNET__QUERY_WIDTH, false},
    {"ffn_norm", BITNET__ONE, BITNET__WIDTH, false},
    {"ffn_sub_norm", BITNET__ONE, BITNET__FFN_WIDTH, false},
    {"attn_q_norm", BITNET__ONE, BITNET__HEAD_WIDTH, false},
    {"attn_k_norm", BITNET__ONE, BITNET__HEAD_WIDTH, false},
    {"post_attention_norm", BITNET__ONE, BITNET__WIDTH, false},
    {"post_ffw_norm", BITNET__ONE, BITNET__WIDTH, false},
    {"attn_q_norm_in", BITNET__ONE, BITNET__WIDTH, false},
    {"attn_k_norm_in", BITNET__ONE, BITNET__WIDTH, false},
    {"attn_v_norm_in", BITNET__ONE, BITNET__WIDTH, false},
    {"attn_output_norm_in", BITNET__ONE, BITNET__QUERY_WIDTH, false},
    {"ffn_gate_norm_in", BITNET__ONE, BITNET__WIDTH, false},
    {"ffn_up_norm_in", BITNET__ONE, BITNET__WIDTH, false},
    {"ffn_down_norm_in", BITNET__ONE, BITNET__FFN_WIDTH, false},
    {"token_embd", BITNET__VOCABULARY, BITNET__WIDTH, false},
    {"output", BITNET__VOCABULARY, BITNET__WIDTH, true}, /* else the embedding is the head */
    {"output_norm", BITNET__ONE, BITNET__WIDTH, false},
    {"rope_freqs", BITNET__ONE, BITNET__ROPE_PAIRS, true},
    {"rope_factors_long", BITNET__ONE, BITNET__ROPE_PAIRS, false},
    {"rope_factors_short", BITNET__ONE, BITNET__ROPE_PAIRS, false}};

typedef enum bitnet__rope {
    BITNET__ROPE_HALVES,    /* turns pairs (i, i + d/2), llama.cpp's "NEOX" */
    BITNET__ROPE_NEIGHBOURS /* turns pairs (2i, 2i + 1), llama.cpp's "NORM" */
} bitnet__rope;

typedef enum bitnet__activation { BITNET__RELU2, BITNET__SILU, BITNET__GELU } bitnet__activation;

typedef enum bitnet__scales {
    BITNET__UNSCALED,
    BITNET__SCALES_ROOT, /* embeddings times the root of the width */
    BITNET__SCALES_KEYS  /* embeddings, branches and logits, by numbers in the file */
} bitnet__scales;

/* What shares a quantisation step, unless the file says: the rule of chapter 8. */
typedef enum bitnet__trained {
    BITNET__TRAINED_INT8,   /* with int8 activations: all of a token */
    BITNET__TRAINED_FLOAT,  /* without: groups of 32 */
    BITNET__TRAINED_UNKNOWN /* the weights tell */
} bitnet__trained;

typedef struct bitnet__architecture {
    const char *name; /* as general.architecture has it */
    bitnet__rope rope;
    bitnet__activation activation; /* unless the file says otherwise */
    bitnet__scales scales;
    int32_t period;        /* 6: layers 6, 12, ... see everything, the others a window; 0: all do */
    uint32_t parts;        /* a bit each */
    bitnet_chat_form chat; /* of a file without a template whose vocabulary has <|eot_id|> */
    bitnet__trained trained;
} bitnet__architecture;

/* Sets of parts. The norms of matrices' inputs and the factors of longrope are those of a file as a
   whole: it has all of them or none. */
enum {
    BITNET__LLAMA_PARTS = 1 << BITNET__Q | 1 << BITNET__K | 1 << BITNET__V | 1 << BITNET__O |
                          1 << BITNET__GATE | 1 << BITNET__UP | 1 << BITNET__DOWN |
                          1 << BITNET__ATTN_NORM | 1 << BITNET__FFN_NORM | 1 << BITNET__EMBEDDING |
                          1 << BITNET__LM_HEAD | 1 << BITNET__OUTPUT_NORM |
                          1 << BITNET__ROPE_FACTORS,
    BITNET__BITNET_PARTS =
        BITNET__LLAMA_PARTS | 1 << BITNET__ATTN_SUB_NORM | 1 << BITNET__FFN_SUB_NORM,
    BITNET__NORM_IN_PARTS = ((1 << BITNET__MATRICES) - 1) << BITNET__NORMS_IN,
    BITNET__QWEN3_PARTS =
        BITNET__LLAMA_PARTS | 1 << BITNET__Q_NORM | 1 << BITNET__K_NORM | BITNET__NORM_IN_PARTS,
    BITNET__GEMMA3_PARTS =
        BITNET__QWEN3_PARTS | 1 << BITNET__ATTN_POST_NORM | 1 << BITNET__FFN_POST_NORM,
    BITNET__LONGROPE_PARTS = 1 << BITNET__LONG_FACTORS | 1 << BITNET__SHORT_FACTORS,
    BITNET__MINICPM_PARTS = BITNET__LLAMA_PARTS | BITNET__LONGROPE_PARTS
};

static const bitnet__architecture bitnet__architectures[] = {
    {"bitnet-b1.58", BITNET__ROPE_HALVES, BITNET__RELU2, BITNET__UNSCALED, 0, BITNET__BITNET_PARTS,
     BITNET_CHAT_BITNET, BITNET__TRAINED_INT8},
    {"bitnet-25", BITNET__ROPE_HALVES, BITNET__RELU2, BITNET__UNSCALED, 0, BITNET__BITNET_PARTS,
     BITNET_CHAT_BITNET, BITNET__TRAINED_INT8},
    {"bitnet", BITNET__ROPE_HALVES, BITNET__SILU, BITNET__UNSCALED, 0, BITNET__BITNET_PARTS,
     BITNET_CHAT_NONE, BITNET__TRAINED_INT8},
    {"llama", BITNET__ROPE_NEIGHBOURS, BITNET__SILU, BITNET__UNSCALED, 0, BITNET__LLAMA_PARTS,
     BITNET_CHAT_NONE, BITNET__TRAINED_UNKNOWN},
    {"qwen2", BITNET__ROPE_HALVES, BITNET__SILU, BITNET__UNSCALED, 0, BITNET__LLAMA_PARTS,
     BITNET_CHAT_NONE, BITNET__TRAINED_UNKNOWN},
    {"qwen3", BITNET__ROPE_HALVES, BITNET__SILU, BITNET__UNSCALED, 0, BITNET__QWEN3_PARTS,
     BITNET_CHAT_NONE, BITNET__TRAINED_UNKNOWN},
    {"gemma3", BITNET__ROPE_HALVES, BITNET__GELU, BITNET__SCALES_ROOT, 6, BITNET__GEMMA3_PARTS,
     BITNET_CHAT_NONE, BITNET__TRAINED_UNKNOWN},
    {"minicpm", BITNET__ROPE_NEIGHBOURS, BITNET__SILU, BITNET__SCALES_KEYS, 0,
     BITNET__MINICPM_PARTS, BITNET_CHAT_NONE, BITNET__TRAINED_FLOAT}};

/* The row of that name, or NULL. */
static const bitnet__architecture *bitnet__architecture_of(bitnet_string name) {
    size_t i;
    for (i = 0; i < sizeof bitnet__architectures / sizeof *bitnet__architectures; i++)
        if (bitnet__is(name, bitnet__architectures[i].name)) return bitnet__architectures + i;
    return NULL;
}

/* True if a set of parts has this one. */
static bool bitnet__has_part(uint32_t parts, int part) { return (parts >> part & 1) != 0; }

static bool bitnet__is_matrix(int part) { return bitnet__parts[part].rows != BITNET__ONE; }

static int bitnet__extent(const bitnet_model_info *info, int extent) {
    switch (extent) {
    case BITNET__WIDTH: return info->width;
    case BITNET__QUERY_WIDTH: return info->heads * info->head_width;
    case BITNET__KEY_WIDTH: return info->kv_heads * info->head_width;
    case BITNET__FFN_WIDTH: return info->ffn_width;
    case BITNET__HEAD_WIDTH: return info->head_width;
    case BITNET__ROPE_PAIRS: return info->rope_width / 2;
    case BITNET__VOCABULARY: return info->vocabulary;
    default: return 1;
    }
}

static int bitnet__part_rows(const bitnet_model_info *info, int part) {
    return bitnet__extent(info, bitnet__parts[part].rows);
}

static int bitnet__part_columns(const bitnet_model_info *info, int part) {
    return bitnet__extent(info, bitnet__parts[part].columns);
}

/* Steps over "blk.N." and returns N, or -1 if the name does not begin so. */
static int bitnet__take_layer(bitnet_string *name) {
    size_t at = 4;
    int layer = 0;
    if (name->length < 4 || memcmp(name->data, "blk.", 4) != 0) return -1;
    for (; at < name->length && name->data[at] >= '0' && name->data[at] <= '9' && at < 9; at++)
        layer = layer * 10 + (name->data[at] - '0');
    if (at == 4 || at == name->length || name->data[at] != '.') return -1;
    if (name->data[4] == '0' && at > 5) return -1; /* nobody reads blk.00 */
    name->data += at + 1;
    name->length -= at + 1;
    return layer;
}

/* The part that a tensor of this name belongs to, or -1; its layer, or -1; and what of it it is:
   "weight", "scale", "bias" or something else. */
static int bitnet__part_of(bitnet_string name, int *layer, bitnet_string *what) {
    int part;
    *layer = bitnet__take_layer(&name);
    *what = name;
    while (what->length && *what->data != '.') what->data++, what->length--;
    name.length -= what->length;
    if (what->length) what->data++, what->length--;
    for (part = *layer < 0 ? BITNET__LAYER_PARTS : 0;
         part < (*layer < 0 ? BITNET__PARTS : BITNET__LAYER_PARTS); part++)
        if (bitnet__is(name, bitnet__parts[part].name)) return part;
    return -1;
}

/* ============================================================================================
   >>tables   Tables: from names and pairs to numbers

   A hash table whose cost does not depend on its hash. Its keys come from files, and whoever writes
   a file knows the hash: one without a secret can be made to collide, a key drawn from the contents
   can be computed, and nothing else that is at hand (addresses, the clock) is secret everywhere. So
   the slots lie sorted, by hash, and by key where hashes are equal. `starts` leads to those whose
   hashes begin with the same bits, less than one on average, and a binary search goes on there: two
   steps in an honest file, log n in the worst that there can be. Making a table is n log n at most.

   Calls nothing.
   ============================================================================================ */

typedef struct bitnet__slot {
    uint32_t hash, index;
} bitnet__slot;

typedef struct bitnet__table {
    bitnet_string (*key)(const void *owner, uint32_t index);
    const void *owner;
    bitnet__slot *slots; /* [count] */
    uint32_t *starts;    /* [2^(32 - shift) + 1] the first slot with these leading bits, or more */
    uint32_t count;
    int shift;
} bitnet__table;

/* The sum of byte * M^(bytes that follow): the hash of two strings, one behind the other, follows
   from theirs. */
#define BITNET__HASH_FACTOR 0x9E3779B97F4A7C15u

static uint64_t bitnet__hash(uint64_t hash, const char *text, size_t length) {
    size_t i;
    for (i = 0; i < length; i++) hash = hash * BITNET__HASH_FACTOR + (uint8_t)text[i] + 1;
    return hash;
}

/* The hash of what lies between two places of a text, of `length` bytes, from those of all that
   lies before each. */
static uint64_t bitnet__hash_between(uint64_t from, uint64_t to, size_t length) {
    uint64_t factor = BITNET__HASH_FACTOR;
    for (; length > 0; length >>= 1, factor *= factor)
        if (length & 1) from *= factor;
    return to - from;
}

/* What a table sorts by: its leading bits depend on all bits of the sum. */
static uint32_t bitnet__hash_end(uint64_t hash) {
    return (uint32_t)((hash ^ hash >> 32) * 0xD6E8FEB86659FD93u >> 32);
}

static uint32_t bitnet__hash_of(bitnet_string s) {
    return bitnet__hash_end(bitnet__hash(0, s.data, s.length));
}

/* Makes room for `most` slots. False if there is no memory. */
static bool bitnet__table_begin(bitnet__table *t, const bitnet_allocator *a, size_t most,
                                bitnet_string (*key)(const void *, uint32_t), const void *owner) {
    memset(t, 0, sizeof *t);
    t->key = key;
    t->owner = owner;
    t->slots = (bitnet__slot *)bitnet__alloc(a, most, sizeof *t->slots);
    return t->slots != NULL;
}

static void bitnet__table_add(bitnet__table *t, uint32_t hash, uint32_t index) {
    t->slots[t->count].hash = hash;
    t->slots[t->count++].index = index;
}

/* Negative: the slot comes before where this key belongs; 0: it is the key's. */
BITNET__INLINE int bitnet__slot_order(const bitnet__table *t, bitnet__slot slot, uint32_t hash,
                                      bitnet_string key) {
    bitnet_string own;
    if (slot.hash != hash) return slot.hash < hash ? -1 : 1;
    own = t->key(t->owner, slot.index);
    if (own.length != key.length) return own.length < key.length ? -1 : 1;
    return key.length ? memcmp(own.data, key.data, key.length) : 0;
}

static bool bitnet__slot_equal(const bitnet__table *t, bitnet__slot a, bitnet__slot b) {
    return a.hash == b.hash && bitnet__slot_order(t, a, b.hash, t->key(t->owner, b.index)) == 0;
}

/* By hash, key and index. */
static bool bitnet__slot_less(const bitnet__table *t, bitnet__slot a, bitnet__slot b) {
    int order;
    if (a.hash != b.hash) return a.hash < b.hash;
    order = bitnet__slot_order(t, a, b.hash, t->key(t->owner, b.index));
    return order ? order < 0 : a.index < b.index;
}

static void bitnet__slot_sift(const bitnet__table *t, bitnet__slot *slots, size_t root,
                              size_t count) {
    bitnet__slot moving = slots[root];
    size_t child;
    while ((child = 2 * root + 1) < count) {
        if (child + 1 < count && bitnet__slot_less(t, slots[child], slots[child + 1])) child++;
        if (!bitnet__slot_less(t, moving, slots[child])) break;
        slots[root] = slots[child];
        root = child;
    }
    slots[root] = moving;
}

/* Heapsort. */
static void bitnet__slot_sort(const bitnet__table *t, bitnet__slot *slots, size_t count) {
    size_t i;
    if (count < 2) return;
    for (i = count / 2; i-- > 0;) bitnet__slot_sift(t, slots, i, count);
    for (i = count; i-- > 1;) {
        bitnet__slot largest = slots[0];
        slots[0] = slots[i];
        slots[i] = largest;
        bitnet__slot_sift(t, slots, 0, i);
    }
}

/* Sorts what was added. Of equal keys the lowest index stays. False if there is no memory. */
static bool bitnet__table_end(bitnet__table *t, const bitnet_allocator *a) {
    bitnet__slot *sorted = (bitnet__slot *)bitnet__alloc(a, t->count, sizeof *sorted);
    uint32_t runs = 4, run, i, kept = 0, from = 0;
    for (t->shift = 30; runs / 2 < t->count; runs *= 2) t->shift--;
    t->starts = (uint32_t *)bitnet__alloc_zero(a, (size_t)runs + 2, sizeof *t->starts);
    if (sorted && t->starts) {
        uint32_t *ends = t->starts + 1; /* the end of a run is where the next one starts */
        for (i = 0; i < t->count; i++) ends[(t->slots[i].hash >> t->shift) + 1]++;
        for (run = 0; run < runs; run++) ends[run + 1] += ends[run];
        for (i = 0; i < t->count; i++) sorted[ends[t->slots[i].hash >> t->shift]++] = t->slots[i];
        for (run = 0; run < runs; run++) {
            bitnet__slot_sort(t, sorted + from, ends[run] - from);
            for (i = from; i < ends[run]; i++)
                if (i == from || !bitnet__slot_equal(t, sorted[kept - 1], sorted[i]))
                    sorted[kept++] = sorted[i];
            from = ends[run];
            ends[run] = kept;
        }
        t->count = kept;
    }
    bitnet__free(a, t->slots);
    t->slots = sorted;
    return sorted && t->starts;
}

static void bitnet__table_free(bitnet__table *t, const bitnet_allocator *a) {
    bitnet__free(a, t->slots);
    bitnet__free(a, t->starts);
}

/* The slot of a key, or NULL. */
static bitnet__slot *bitnet__table_find(const bitnet__table *t, uint32_t hash, bitnet_string key) {
    uint32_t low = t->starts[hash >> t->shift], high = t->starts[(hash >> t->shift) + 1];
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = bitnet__slot_order(t, t->slots[middle], hash, key);
        if (order == 0) return &t->slots[middle];
        if (order < 0) low = middle + 1;
        else high = middle;
    }
    return NULL;
}

/* ============================================================================================
   >>unicode   Unicode: decoding UTF-8, classes of characters

   What the pre-tokenizers must know of a character: is it a letter, a mark upon one, a number,
   punctuation, a symbol, white space or something else. The tables are written by
   tools/gen_unicode.c.

   Version 15.1: the pre-tokenizers of the models were made with versions 13 to 15.1, which agree
   on every character that was in use when the models were trained.

   Calls nothing.
   ============================================================================================ */

/* Ranges in ascending order, each first << 11 | last - first. */

/* clang-format off */
/* BEGIN GENERATED by tools/gen_unicode.c */
/* Unicode 15.1.0 */
static const uint32_t bitnet__letters[] = {
    0x00020819, 0x00030819, 0x00055000, 0x0005A800, 0x0005D000, 0x00060016, 0x0006C01E, 0x0007C1C9,
    0x0016300B, 0x00170004, 0x00176000, 0x00177000, 0x001B8004, 0x001BB001, 0x001BD003, 0x001BF800,
    0x001C3000, 0x001C4002, 0x001C6000, 0x001C7013, 0x001D1852, 0x001FB88A, 0x002450A5, 0x00298825,
    0x002AC800, 0x002B0028, 0x002E801A, 0x002F7803, 0x0031002A, 0x00337001, 0x00338862, 0x0036A800,
    0x00372801, 0x00377001, 0x0037D002, 0x0037F800, 0x00388000, 0x0038901D, 0x003A6858, 0x003D8800,
    0x003E5020, 0x003FA001, 0x003FD000, 0x00400015, 0x0040D000, 0x00412000, 0x00414000, 0x00420018,
    0x0043000A, 0x00438017, 0x00444805, 0x00450029, 0x00482035, 0x0049E800, 0x004A8000, 0x004AC009,
    0x004B880F, 0x004C2807, 0x004C7801, 0x004C9815, 0x004D5006, 0x004D9000, 0x004DB003, 0x004DE800,
    0x004E7000, 0x004EE001, 0x004EF802, 0x004F8001, 0x004FE000, 0x00502805, 0x00507801, 0x00509815,
    0x00515006, 0x00519001, 0x0051A801, 0x0051C001, 0x0052C803, 0x0052F000, 0x00539002, 0x00542808,
    0x00547802, 0x00549815, 0x00555006, 0x00559001, 0x0055A804, 0x0055E800, 0x00568000, 0x00570001,
    0x0057C800, 0x00582807, 0x00587801, 0x00589815, 0x00595006, 0x00599001, 0x0059A804, 0x0059E800,
    0x005AE001, 0x005AF802, 0x005B8800, 0x005C1800, 0x005C2805, 0x005C7002, 0x005C9003, 0x005CC801,
    0x005CE000, 0x005CF001, 0x005D1801, 0x005D4002, 0x005D700B, 0x005E8000, 0x00602807, 0x00607002,
    0x00609016, 0x0061500F, 0x0061E800, 0x0062C002, 0x0062E800, 0x00630001, 0x00640000, 0x00642807,
    0x00647002, 0x00649016, 0x00655009, 0x0065A804, 0x0065E800, 0x0066E801, 0x00670001, 0x00678801,
    0x00682008, 0x00687002, 0x00689028, 0x0069E800, 0x006A7000, 0x006AA002, 0x006AF802, 0x006BD005,
    0x006C2811, 0x006CD017, 0x006D9808, 0x006DE800, 0x006E0006, 0x0070082F, 0x00719001, 0x00720006,
    0x00740801, 0x00742000, 0x00743004, 0x00746017, 0x00752800, 0x00753809, 0x00759001, 0x0075E800,
    0x00760004, 0x00763000, 0x0076E003, 0x00780000, 0x007A0007, 0x007A4823, 0x007C4004, 0x0080002A,
    0x0081F800, 0x00828005, 0x0082D003, 0x00830800, 0x00832801, 0x00837002, 0x0083A80C, 0x00847000,
    0x00850025, 0x00863800, 0x00866800, 0x0086802A, 0x0087E14C, 0x00925003, 0x00928006, 0x0092C000,
    0x0092D003, 0x00930028, 0x00945003, 0x00948020, 0x00959003, 0x0095C006, 0x00960000, 0x00961003,
    0x0096400E, 0x0096C038, 0x00989003, 0x0098C042, 0x009C000F, 0x009D0055, 0x009FC005, 0x00A00A6B,
    0x00B37810, 0x00B40819, 0x00B5004A, 0x00B78807, 0x00B80011, 0x00B8F812, 0x00BA0011, 0x00BB000C,
    0x00BB7002, 0x00BC0033, 0x00BEB800, 0x00BEE000, 0x00C10058, 0x00C40004, 0x00C43821, 0x00C55000,
    0x00C58045, 0x00C8001E, 0x00CA801D, 0x00CB8004, 0x00CC002B, 0x00CD8019, 0x00D00016, 0x00D10034,
    0x00D53800, 0x00D8282E, 0x00DA2807, 0x00DC181D, 0x00DD7001, 0x00DDD02B, 0x00E00023, 0x00E26802,
    0x00E2D023, 0x00E40008, 0x00E4802A, 0x00E5E802, 0x00E74803, 0x00E77005, 0x00E7A801, 0x00E7D000,
    0x00E800BF, 0x00F00115, 0x00F8C005, 0x00F90025, 0x00FA4005, 0x00FA8007, 0x00FAC800, 0x00FAD800,
    0x00FAE800, 0x00FAF81E, 0x00FC0034, 0x00FDB006, 0x00FDF000, 0x00FE1002, 0x00FE3006, 0x00FE8003,
    0x00FEB005, 0x00FF000C, 0x00FF9002, 0x00FFB006, 0x01038800, 0x0103F800, 0x0104800C, 0x01081000,
    0x01083800, 0x01085009, 0x0108A800, 0x0108C804, 0x01092000, 0x01093000, 0x01094000, 0x01095003,
    0x0109780A, 0x0109E003, 0x010A2804, 0x010A7000, 0x010C1801, 0x016000E4, 0x01675803, 0x01679001,
    0x01680025, 0x01693800, 0x01696800, 0x01698037, 0x016B7800, 0x016C0016, 0x016D0006, 0x016D4006,
    0x016D8006, 0x016DC006, 0x016E0006, 0x016E4006, 0x016E8006, 0x016EC006, 0x01717800, 0x01802801,
    0x01818804, 0x0181D801, 0x01820855, 0x0184E802, 0x01850859, 0x0187E003, 0x0188282A, 0x0189885D,
    0x018D001F, 0x018F800F, 0x01A007FF, 0x01E007FF, 0x022007FF, 0x026001BF, 0x027007FF, 0x02B007FF,
    0x02F007FF, 0x033007FF, 0x037007FF, 0x03B007FF, 0x03F007FF, 0x043007FF, 0x047007FF, 0x04B007FF,
    0x04F0068C, 0x0526802D, 0x0528010C, 0x0530800F, 0x05315001, 0x0532002E, 0x0533F81E, 0x05350045,
    0x0538B808, 0x05391066, 0x053C583F, 0x053E8001, 0x053E9800, 0x053EA804, 0x053F900F, 0x05401802,
    0x05403803, 0x05406016, 0x05420033, 0x05441031, 0x05479005, 0x0547D800, 0x0547E801, 0x0548501B,
    0x05498016, 0x054B001C, 0x054C202E, 0x054E7800, 0x054F0004, 0x054F3009, 0x054FD004, 0x05500028,
    0x05520002, 0x05522007, 0x05530016, 0x0553D000, 0x0553F031, 0x05558800, 0x0555A801, 0x0555C804,
    0x05560000, 0x05561000, 0x0556D802, 0x0557000A, 0x05579002, 0x05580805, 0x05584805, 0x05588805,
    0x05590006, 0x05594006, 0x0559802A, 0x055AE00D, 0x055B8072, 0x056007FF, 0x05A007FF, 0x05E007FF,
    0x062007FF, 0x066007FF, 0x06A003A3, 0x06BD8016, 0x06BE5830, 0x07C8016D, 0x07D38069, 0x07D80006,
    0x07D89804, 0x07D8E800, 0x07D8F809, 0x07D9500C, 0x07D9C004, 0x07D9F000, 0x07DA0001, 0x07DA1801,
    0x07DA306B, 0x07DE996A, 0x07EA803F, 0x07EC9035, 0x07EF800B, 0x07F38004, 0x07F3B086, 0x07F90819,
    0x07FA0819, 0x07FB3058, 0x07FE1005, 0x07FE5005, 0x07FE9005, 0x07FED002, 0x0800000B, 0x08006819,
    0x08014012, 0x0801E001, 0x0801F80E, 0x0802800D, 0x0804007A, 0x0814001C, 0x08150030, 0x0818001F,
    0x08196813, 0x081A1007, 0x081A8025, 0x081C001D, 0x081D0023, 0x081E4007, 0x0820009D, 0x08258023,
    0x0826C023, 0x08280027, 0x08298033, 0x082B800A, 0x082BE00E, 0x082C6006, 0x082CA001, 0x082CB80A,
    0x082D180E, 0x082D9806, 0x082DD801, 0x08300136, 0x083A0015, 0x083B0007, 0x083C0005, 0x083C3829,
    0x083D9008, 0x08400005, 0x08404000, 0x0840502B, 0x0841B801, 0x0841E000, 0x0841F816, 0x08430016,
    0x0844001E, 0x08470012, 0x0847A001, 0x08480015, 0x08490019, 0x084C0037, 0x084DF001, 0x08500000,
    0x08508003, 0x0850A802, 0x0850C81C, 0x0853001C, 0x0854001C, 0x08560007, 0x0856481B, 0x08580035,
    0x085A0015, 0x085B0012, 0x085C0011, 0x08600048, 0x08640032, 0x08660032, 0x08680023, 0x08740029,
    0x08758001, 0x0878001C, 0x08793800, 0x08798015, 0x087B8011, 0x087D8014, 0x087F0016, 0x08801834,
    0x08838801, 0x0883A800, 0x0884182C, 0x08868018, 0x08881823, 0x088A2000, 0x088A3800, 0x088A8022,
    0x088BB000, 0x088C182F, 0x088E0803, 0x088ED000, 0x088EE000, 0x08900011, 0x08909818, 0x0891F801,
    0x08940006, 0x08944000, 0x08945003, 0x0894780E, 0x0894F809, 0x0895802E, 0x08982807, 0x08987801,
    0x08989815, 0x08995006, 0x08999001, 0x0899A804, 0x0899E800, 0x089A8000, 0x089AE804, 0x08A00034,
    0x08A23803, 0x08A2F802, 0x08A4002F, 0x08A62001, 0x08A63800, 0x08AC002E, 0x08AEC003, 0x08B0002F,
    0x08B22000, 0x08B4002A, 0x08B5C000, 0x08B8001A, 0x08BA0006, 0x08C0002B, 0x08C5003F, 0x08C7F807,
    0x08C84800, 0x08C86007, 0x08C8A801, 0x08C8C017, 0x08C9F800, 0x08CA0800, 0x08CD0007, 0x08CD5026,
    0x08CF0800, 0x08CF1800, 0x08D00000, 0x08D05827, 0x08D1D000, 0x08D28000, 0x08D2E02D, 0x08D4E800,
    0x08D58048, 0x08E00008, 0x08E05024, 0x08E20000, 0x08E3901D, 0x08E80006, 0x08E84001, 0x08E85825,
    0x08EA3000, 0x08EB0005, 0x08EB3801, 0x08EB501F, 0x08ECC000, 0x08F70012, 0x08F81000, 0x08F8200C,
    0x08F89021, 0x08FD8000, 0x09000399, 0x092400C3, 0x097C8060, 0x0980042F, 0x09A20805, 0x0A200246,
    0x0B400238, 0x0B52001E, 0x0B53804E, 0x0B56801D, 0x0B58002F, 0x0B5A0003, 0x0B5B1814, 0x0B5BE812,
    0x0B72003F, 0x0B78004A, 0x0B7A8000, 0x0B7C980C, 0x0B7F0001, 0x0B7F1800, 0x0B8007FF, 0x0BC007FF,
    0x0C0007F7, 0x0C4004D5, 0x0C680008, 0x0D7F8003, 0x0D7FA806, 0x0D7FE801, 0x0D800122, 0x0D899000,
    0x0D8A8002, 0x0D8AA800, 0x0D8B2003, 0x0D8B818B, 0x0DE0006A, 0x0DE3800C, 0x0DE40008, 0x0DE48009,
    0x0EA00054, 0x0EA2B046, 0x0EA4F001, 0x0EA51000, 0x0EA52801, 0x0EA54803, 0x0EA5700B, 0x0EA5D800,
    0x0EA5E806, 0x0EA62840, 0x0EA83803, 0x0EA86807, 0x0EA8B006, 0x0EA8F01B, 0x0EA9D803, 0x0EAA0004,
    0x0EAA3000, 0x0EAA5006, 0x0EAA9153, 0x0EB54018, 0x0EB61018, 0x0EB6E01E, 0x0EB7E018, 0x0EB8B01E,
    0x0EB9B018, 0x0EBA801E, 0x0EBB8018, 0x0EBC501E, 0x0EBD5018, 0x0EBE2007, 0x0EF8001E, 0x0EF92805,
    0x0F01803D, 0x0F08002C, 0x0F09B806, 0x0F0A7000, 0x0F14801D, 0x0F16002B, 0x0F26801B, 0x0F3F0006,
    0x0F3F4003, 0x0F3F6801, 0x0F3F800E, 0x0F4000C4, 0x0F480043, 0x0F4A5800, 0x0F700003, 0x0F70281A,
    0x0F710801, 0x0F712000, 0x0F713800, 0x0F714809, 0x0F71A003, 0x0F71C800, 0x0F71D800, 0x0F721000,
    0x0F723800, 0x0F724800, 0x0F725800, 0x0F726802, 0x0F728801, 0x0F72A000, 0x0F72B800, 0x0F72C800,
    0x0F72D800, 0x0F72E800, 0x0F72F800, 0x0F730801, 0x0F732000, 0x0F733803, 0x0F736006, 0x0F73A003,
    0x0F73C803, 0x0F73F000, 0x0F740009, 0x0F745810, 0x0F750802, 0x0F752804, 0x0F755810, 0x100007FF,
    0x104007FF, 0x108007FF, 0x10C007FF, 0x110007FF, 0x114007FF, 0x118007FF, 0x11C007FF, 0x120007FF,
    0x124007FF, 0x128007FF, 0x12C007FF, 0x130007FF, 0x134007FF, 0x138007FF, 0x13C007FF, 0x140007FF,
    0x144007FF, 0x148007FF, 0x14C007FF, 0x150006DF, 0x153807FF, 0x157807FF, 0x15B80039, 0x15BA00DD,
    0x15C107FF, 0x160107FF, 0x16410681, 0x167587FF, 0x16B587FF, 0x16F587FF, 0x17358530, 0x175F826D,
    0x17C0021D, 0x180007FF, 0x184007FF, 0x1880034A, 0x189A87FF, 0x18DA87FF, 0x191A805F};
static const uint32_t bitnet__marks[] = {
    0x0018006F, 0x00241806, 0x002C882C, 0x002DF800, 0x002E0801, 0x002E2001, 0x002E3800, 0x0030800A,
    0x00325814, 0x00338000, 0x0036B006, 0x0036F805, 0x00373801, 0x00375003, 0x00388800, 0x0039801A,
    0x003D300A, 0x003F5808, 0x003FE800, 0x0040B003, 0x0040D808, 0x00412802, 0x00414804, 0x0042C802,
    0x0044C007, 0x00465017, 0x00471820, 0x0049D002, 0x0049F011, 0x004A8806, 0x004B1001, 0x004C0802,
    0x004DE000, 0x004DF006, 0x004E3801, 0x004E5802, 0x004EB800, 0x004F1001, 0x004FF000, 0x00500802,
    0x0051E000, 0x0051F004, 0x00523801, 0x00525802, 0x00528800, 0x00538001, 0x0053A800, 0x00540802,
    0x0055E000, 0x0055F007, 0x00563802, 0x00565802, 0x00571001, 0x0057D005, 0x00580802, 0x0059E000,
    0x0059F006, 0x005A3801, 0x005A5802, 0x005AA802, 0x005B1001, 0x005C1000, 0x005DF004, 0x005E3002,
    0x005E5003, 0x005EB800, 0x00600004, 0x0061E000, 0x0061F006, 0x00623002, 0x00625003, 0x0062A801,
    0x00631001, 0x00640802, 0x0065E000, 0x0065F006, 0x00663002, 0x00665003, 0x0066A801, 0x00671001,
    0x00679800, 0x00680003, 0x0069D801, 0x0069F006, 0x006A3002, 0x006A5003, 0x006AB800, 0x006B1001,
    0x006C0802, 0x006E5000, 0x006E7805, 0x006EB000, 0x006EC007, 0x006F9001, 0x00718800, 0x0071A006,
    0x00723807, 0x00758800, 0x0075A008, 0x00764006, 0x0078C001, 0x0079A800, 0x0079B800, 0x0079C800,
    0x0079F001, 0x007B8813, 0x007C3001, 0x007C680A, 0x007CC823, 0x007E3000, 0x00815813, 0x0082B003,
    0x0082F002, 0x00831002, 0x00833806, 0x00838803, 0x0084100B, 0x00847800, 0x0084D003, 0x009AE802,
    0x00B89003, 0x00B99002, 0x00BA9001, 0x00BB9001, 0x00BDA01F, 0x00BEE800, 0x00C05802, 0x00C07800,
    0x00C42801, 0x00C54800, 0x00C9000B, 0x00C9800B, 0x00D0B804, 0x00D2A809, 0x00D3001C, 0x00D3F800,
    0x00D5801E, 0x00D80004, 0x00D9A010, 0x00DB5808, 0x00DC0002, 0x00DD080C, 0x00DF300D, 0x00E12013,
    0x00E68002, 0x00E6A014, 0x00E76800, 0x00E7A000, 0x00E7B802, 0x00EE003F, 0x01068020, 0x01677802,
    0x016BF800, 0x016F001F, 0x01815005, 0x0184C801, 0x05337803, 0x0533A009, 0x0534F001, 0x05378001,
    0x05401000, 0x05403000, 0x05405800, 0x05411804, 0x05416000, 0x05440001, 0x0545A011, 0x05470011,
    0x0547F800, 0x05493007, 0x054A380C, 0x054C0003, 0x054D980D, 0x054F2800, 0x0551480D, 0x05521800,
    0x05526001, 0x0553D802, 0x05558000, 0x05559002, 0x0555B801, 0x0555F001, 0x05560800, 0x05575804,
    0x0557A801, 0x055F1807, 0x055F6001, 0x07D8F000, 0x07F0000F, 0x07F1000F, 0x080FE800, 0x08170000,
    0x081BB004, 0x08500802, 0x08502801, 0x08506003, 0x0851C002, 0x0851F800, 0x08572801, 0x08692003,
    0x08755801, 0x0877E802, 0x087A300A, 0x087C1003, 0x08800002, 0x0881C00E, 0x08838000, 0x08839801,
    0x0883F803, 0x0885800A, 0x08861000, 0x08880002, 0x0889380D, 0x088A2801, 0x088B9800, 0x088C0002,
    0x088D980D, 0x088E4803, 0x088E7001, 0x0891600B, 0x0891F000, 0x08920800, 0x0896F80B, 0x08980003,
    0x0899D801, 0x0899F006, 0x089A3801, 0x089A5802, 0x089AB800, 0x089B1001, 0x089B3006, 0x089B8004,
    0x08A1A811, 0x08A2F000, 0x08A58013, 0x08AD7806, 0x08ADC008, 0x08AEE001, 0x08B18010, 0x08B5580C,
    0x08B8E80E, 0x08C1600E, 0x08C98005, 0x08C9B801, 0x08C9D803, 0x08CA0000, 0x08CA1001, 0x08CE8806,
    0x08CED006, 0x08CF2000, 0x08D00809, 0x08D19806, 0x08D1D803, 0x08D23800, 0x08D2880A, 0x08D4500F,
    0x08E17807, 0x08E1C007, 0x08E49015, 0x08E5480D, 0x08E98805, 0x08E9D000, 0x08E9E001, 0x08E9F806,
    0x08EA3800, 0x08EC5004, 0x08EC8001, 0x08EC9804, 0x08F79803, 0x08F80001, 0x08F81800, 0x08F9A006,
    0x08F9F004, 0x09A20000, 0x09A2380E, 0x0B578004, 0x0B598006, 0x0B7A7800, 0x0B7A8836, 0x0B7C7803,
    0x0B7F2000, 0x0B7F8001, 0x0DE4E801, 0x0E78002D, 0x0E798016, 0x0E8B2804, 0x0E8B6805, 0x0E8BD807,
    0x0E8C2806, 0x0E8D5003, 0x0E921002, 0x0ED00036, 0x0ED1D831, 0x0ED3A800, 0x0ED42000, 0x0ED4D804,
    0x0ED5080E, 0x0F000006, 0x0F004010, 0x0F00D806, 0x0F011801, 0x0F013004, 0x0F047800, 0x0F098006,
    0x0F157000, 0x0F176003, 0x0F276003, 0x0F468006, 0x0F4A2006, 0x700800EF};
static const uint32_t bitnet__numbers[] = {
    0x00018009, 0x00059001, 0x0005C800, 0x0005E002, 0x00330009, 0x00378009, 0x003E0009, 0x004B3009,
    0x004F3009, 0x004FA005, 0x00533009, 0x00573009, 0x005B3009, 0x005B9005, 0x005F300C, 0x00633009,
    0x0063C006, 0x00673009, 0x006AC006, 0x006B3012, 0x006F3009, 0x00728009, 0x00768009, 0x00790013,
    0x00820009, 0x00848009, 0x009B4813, 0x00B77002, 0x00BF0009, 0x00BF8009, 0x00C08009, 0x00CA3009,
    0x00CE800A, 0x00D40009, 0x00D48009, 0x00DA8009, 0x00DD8009, 0x00E20009, 0x00E28009, 0x01038000,
    0x0103A005, 0x01040009, 0x010A8032, 0x010C2804, 0x0123003B, 0x01275015, 0x013BB01D, 0x0167E800,
    0x01803800, 0x01810808, 0x0181C002, 0x018C9003, 0x01910009, 0x01924007, 0x0192880E, 0x01940009,
    0x0195880E, 0x05310009, 0x05373009, 0x05418005, 0x05468009, 0x05480009, 0x054E8009, 0x054F8009,
    0x05528009, 0x055F8009, 0x07F88009, 0x0808382C, 0x080A0038, 0x080C5001, 0x0817081A, 0x08190003,
    0x081A0800, 0x081A5000, 0x081E8804, 0x08250009, 0x0842C007, 0x0843C806, 0x08453808, 0x0847D804,
    0x0848B005, 0x084DE001, 0x084E000F, 0x084E902D, 0x08520008, 0x0853E801, 0x0854E802, 0x08575804,
    0x085AC007, 0x085BC007, 0x085D4806, 0x0867D005, 0x08698009, 0x0873001E, 0x0878E809, 0x087A8803,
    0x087E2806, 0x0882901D, 0x08878009, 0x0889B009, 0x088E8009, 0x088F0813, 0x08978009, 0x08A28009,
    0x08A68009, 0x08B28009, 0x08B60009, 0x08B9800B, 0x08C70012, 0x08CA8009, 0x08E2801C, 0x08EA8009,
    0x08ED0009, 0x08FA8009, 0x08FE0014, 0x0920006E, 0x0B530009, 0x0B560009, 0x0B5A8009, 0x0B5AD806,
    0x0B740016, 0x0E960013, 0x0E970013, 0x0E9B0018, 0x0EBE7031, 0x0F0A0009, 0x0F178009, 0x0F278009,
    0x0F463808, 0x0F4A8009, 0x0F63883A, 0x0F656802, 0x0F658803, 0x0F68082C, 0x0F69780E, 0x0F88000C,
    0x0FDF8009};
static const uint32_t bitnet__punctuation[] = {
    0x00010802, 0x00012805, 0x00016003, 0x0001D001, 0x0001F801, 0x0002D802, 0x0002F800, 0x0003D800,
    0x0003E800, 0x00050800, 0x00053800, 0x00055800, 0x0005B001, 0x0005D800, 0x0005F800, 0x001BF000,
    0x001C3800, 0x002AD005, 0x002C4801, 0x002DF000, 0x002E0000, 0x002E1800, 0x002E3000, 0x002F9801,
    0x00304801, 0x00306001, 0x0030D800, 0x0030E802, 0x00335003, 0x0036A000, 0x0038000D, 0x003FB802,
    0x0041800E, 0x0042F000, 0x004B2001, 0x004B8000, 0x004FE800, 0x0053B000, 0x00578000, 0x0063B800,
    0x00642000, 0x006FA000, 0x00727800, 0x0072D001, 0x0078200E, 0x0078A000, 0x0079D003, 0x007C2800,
    0x007E8004, 0x007EC801, 0x00825005, 0x0087D800, 0x009B0008, 0x00A00000, 0x00B37000, 0x00B4D801,
    0x00B75802, 0x00B9A801, 0x00BEA002, 0x00BEC002, 0x00C0000A, 0x00CA2001, 0x00D0F001, 0x00D50006,
    0x00D54005, 0x00DAD006, 0x00DBE801, 0x00DFE003, 0x00E1D804, 0x00E3F001, 0x00E60007, 0x00E69800,
    0x01008017, 0x01018013, 0x0102280C, 0x0102980B, 0x0103E801, 0x01046801, 0x01184003, 0x01194801,
    0x013B400D, 0x013E2801, 0x013F3009, 0x014C1815, 0x014EC003, 0x014FE001, 0x0167C803, 0x0167F001,
    0x016B8000, 0x0170002E, 0x0171801F, 0x0172900B, 0x01800802, 0x01804009, 0x0180A00B, 0x01818000,
    0x0181E800, 0x01850000, 0x0187D800, 0x0527F001, 0x05306802, 0x05339800, 0x0533F000, 0x05379005,
    0x0543A003, 0x05467001, 0x0547C002, 0x0547E000, 0x05497001, 0x054AF800, 0x054E080C, 0x054EF001,
    0x0552E003, 0x0556F001, 0x05578001, 0x055F5800, 0x07E9F001, 0x07F08009, 0x07F18022, 0x07F2A00D,
    0x07F31800, 0x07F34000, 0x07F35001, 0x07F80802, 0x07F82805, 0x07F86003, 0x07F8D001, 0x07F8F801,
    0x07F9D802, 0x07F9F800, 0x07FAD800, 0x07FAE800, 0x07FAF806, 0x08080002, 0x081CF800, 0x081E8000,
    0x082B7800, 0x0842B800, 0x0848F800, 0x0849F800, 0x08528008, 0x0853F800, 0x08578006, 0x0859C806,
    0x085CC803, 0x08756800, 0x087AA804, 0x087C3003, 0x08823806, 0x0885D801, 0x0885F003, 0x088A0003,
    0x088BA001, 0x088E2803, 0x088E6800, 0x088ED800, 0x088EE802, 0x0891C005, 0x08954800, 0x08A25804,
    0x08A2D001, 0x08A2E800, 0x08A63000, 0x08AE0816, 0x08B20802, 0x08B3000C, 0x08B5C800, 0x08B9E002,
    0x08C1D800, 0x08CA2002, 0x08CF1000, 0x08D1F807, 0x08D4D002, 0x08D4F004, 0x08D80009, 0x08E20804,
    0x08E38001, 0x08F7B801, 0x08FA180C, 0x08FFF800, 0x09238004, 0x097F8801, 0x0B537001, 0x0B57A800,
    0x0B59B804, 0x0B5A2000, 0x0B74B803, 0x0B7F1000, 0x0DE4F800, 0x0ED43804, 0x0F4AF001};
static const uint32_t bitnet__symbols[] = {
    0x00012000, 0x00015800, 0x0001E002, 0x0002F000, 0x00030000, 0x0003E000, 0x0003F000, 0x00051004,
    0x00054001, 0x00056000, 0x00057003, 0x0005A000, 0x0005C000, 0x0006B800, 0x0007B800, 0x00161003,
    0x0016900D, 0x00172806, 0x00176800, 0x00177810, 0x001BA800, 0x001C2001, 0x001FB000, 0x00241000,
    0x002C6802, 0x00303002, 0x00305800, 0x00307001, 0x0036F000, 0x00374800, 0x0037E801, 0x003FB000,
    0x003FF001, 0x00444000, 0x004F9001, 0x004FD001, 0x00578800, 0x005B8000, 0x005F9807, 0x0063F800,
    0x006A7800, 0x006BC800, 0x0071F800, 0x00780802, 0x00789800, 0x0078A802, 0x0078D005, 0x0079A000,
    0x0079B000, 0x0079C000, 0x007DF007, 0x007E3805, 0x007E7001, 0x007EA803, 0x0084F001, 0x009C8009,
    0x00B36800, 0x00BED800, 0x00CA0000, 0x00CEF021, 0x00DB0809, 0x00DBA008, 0x00FDE800, 0x00FDF802,
    0x00FE6802, 0x00FEE802, 0x00FF6802, 0x00FFE801, 0x01022000, 0x01029000, 0x0103D002, 0x01045002,
    0x01050020, 0x01080001, 0x01081803, 0x01084001, 0x0108A000, 0x0108B002, 0x0108F005, 0x01092800,
    0x01093800, 0x01094800, 0x01097000, 0x0109D001, 0x010A0004, 0x010A5003, 0x010A7800, 0x010C5001,
    0x010C8177, 0x0118601C, 0x011958FB, 0x0122000A, 0x0124E04D, 0x01280267, 0x013CA030, 0x013E381E,
    0x013F8192, 0x014CC83E, 0x014EE01F, 0x014FF175, 0x015BB01F, 0x015CB868, 0x01672805, 0x01728001,
    0x01740019, 0x0174D858, 0x017800D5, 0x017F800F, 0x01802000, 0x01809001, 0x01810000, 0x0181B001,
    0x0181F001, 0x0184D801, 0x018C8001, 0x018CB009, 0x018E0023, 0x018F7800, 0x0190001E, 0x0191501D,
    0x01928000, 0x0193001F, 0x01945026, 0x0196013F, 0x026E003F, 0x05248036, 0x05380016, 0x05390001,
    0x053C4801, 0x05414003, 0x0541B003, 0x0553B802, 0x055AD800, 0x055B5001, 0x07D94800, 0x07DD9010,
    0x07EA000F, 0x07EE7800, 0x07EFE003, 0x07F31000, 0x07F32002, 0x07F34800, 0x07F82000, 0x07F85800,
    0x07F8E002, 0x07F9F000, 0x07FA0000, 0x07FAE000, 0x07FAF000, 0x07FF0006, 0x07FF4006, 0x07FFE001,
    0x0809B808, 0x080BC810, 0x080C6002, 0x080C800C, 0x080D0000, 0x080E802C, 0x0843B801, 0x08564000,
    0x08B9F800, 0x08FEA81C, 0x0B59E003, 0x0B5A2800, 0x0DE4E000, 0x0E7A8073, 0x0E8000F5, 0x0E880026,
    0x0E89483B, 0x0E8B5002, 0x0E8C1801, 0x0E8C601D, 0x0E8D703C, 0x0E900041, 0x0E922800, 0x0E980056,
    0x0EB60800, 0x0EB6D800, 0x0EB7D800, 0x0EB8A800, 0x0EB9A800, 0x0EBA7800, 0x0EBB7800, 0x0EBC4800,
    0x0EBD4800, 0x0EBE1800, 0x0EC001FF, 0x0ED1B803, 0x0ED36807, 0x0ED3B00D, 0x0ED42801, 0x0F0A7800,
    0x0F17F800, 0x0F656000, 0x0F658000, 0x0F697000, 0x0F778001, 0x0F80002B, 0x0F818063, 0x0F85000E,
    0x0F85880E, 0x0F86080E, 0x0F868824, 0x0F8868A0, 0x0F8F301C, 0x0F90802B, 0x0F920008, 0x0F928001,
    0x0F930005, 0x0F9803D7, 0x0FB6E010, 0x0FB7800C, 0x0FB80076, 0x0FBBD85E, 0x0FBF000B, 0x0FBF8000,
    0x0FC0000B, 0x0FC08037, 0x0FC28009, 0x0FC30027, 0x0FC4801D, 0x0FC58001, 0x0FC80153, 0x0FD3000D,
    0x0FD3800C, 0x0FD40008, 0x0FD4802D, 0x0FD5F806, 0x0FD6700D, 0x0FD70008, 0x0FD78008, 0x0FD80092,
    0x0FDCA036};
static const uint32_t bitnet__spaces[] = {
    0x00004804, 0x00010000, 0x00042800, 0x00050000, 0x00B40000, 0x0100000A, 0x01014001, 0x01017800,
    0x0102F800, 0x01800000};
/* END GENERATED by tools/gen_unicode.c */
/* clang-format on */

static bool bitnet__in_ranges(const uint32_t *ranges, size_t count, uint32_t c) {
    size_t low = 0, high = count; /* the last range that begins at or before c is below high */
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (ranges[middle] >> 11 <= c) low = middle + 1;
        else high = middle;
    }
    return low > 0 && c - (ranges[low - 1] >> 11) <= (ranges[low - 1] & 0x7FF);
}

typedef enum bitnet__class {
    BITNET__OTHER, /* controls, unassigned, and bytes that are not UTF-8 */
    BITNET__LETTER,
    BITNET__MARK, /* accents, vowel signs and the like */
    BITNET__NUMBER,
    BITNET__PUNCTUATION,
    BITNET__SYMBOL,
    BITNET__SPACE,
    BITNET__END /* past the end of the text */
} bitnet__class;

#define BITNET__IN(ranges, c) bitnet__in_ranges(ranges, sizeof ranges / sizeof *ranges, c)

static bitnet__class bitnet__class_of(uint32_t c) {
    if (c < 128) { /* no search for most of the characters there are */
        if ((c | 32) >= 'a' && (c | 32) <= 'z') return BITNET__LETTER;
        if (c >= '0' && c <= '9') return BITNET__NUMBER;
        if (c == ' ' || (c >= 9 && c <= 13)) return BITNET__SPACE;
        if (BITNET__IN(bitnet__punctuation, c)) return BITNET__PUNCTUATION;
        return BITNET__IN(bitnet__symbols, c) ? BITNET__SYMBOL : BITNET__OTHER;
    }
    if (BITNET__IN(bitnet__letters, c)) return BITNET__LETTER;
    if (BITNET__IN(bitnet__marks, c)) return BITNET__MARK;
    if (BITNET__IN(bitnet__numbers, c)) return BITNET__NUMBER;
    if (BITNET__IN(bitnet__punctuation, c)) return BITNET__PUNCTUATION;
    if (BITNET__IN(bitnet__symbols, c)) return BITNET__SYMBOL;
    if (BITNET__IN(bitnet__spaces, c)) return BITNET__SPACE;
    return BITNET__OTHER;
}

#define BITNET__INVALID 0xFFFFFFFFu /* in place of a code point: a byte that is not UTF-8 */

/* The character that begins a text of length > 0: its length in bytes, and *c the code point. A
   byte that begins none has length 1 and is BITNET__INVALID. 0: the whole text is the beginning
   of a character. */
static size_t bitnet__utf8(const char *text, size_t length, uint32_t *c) {
    const uint8_t *p = (const uint8_t *)text;
    uint8_t low = 0x80, high = 0xBF; /* bounds of the next byte */
    size_t need, i;
    *c = p[0];
    if (p[0] < 0x80) return 1;
    *c = BITNET__INVALID;
    if (p[0] < 0xC2 || p[0] > 0xF4) return 1;
    need = p[0] < 0xE0 ? 2 : p[0] < 0xF0 ? 3 : 4;
    if (p[0] == 0xE0) low = 0xA0;  /* below: overlong */
    if (p[0] == 0xED) high = 0x9F; /* above: surrogates */
    if (p[0] == 0xF0) low = 0x90;  /* below: overlong */
    if (p[0] == 0xF4) high = 0x8F; /* above: past 10FFFF */
    for (i = 1; i < need; i++) {
        if (i == length) return 0;
        if (p[i] < low || p[i] > high) return 1;
        low = 0x80;
        high = 0xBF;
    }
    *c = p[0] & (0x7Fu >> need);
    for (i = 1; i < need; i++) *c = *c << 6 | (p[i] & 0x3F);
    return need;
}

/* ============================================================================================
   >>pretokenizer   Pre-tokenizers

   Byte-level BPE first cuts the text into pieces, roughly words, that no merge may cross. Models
   publish the cut as regular expressions; here they are scanners written by hand, in linear
   time. A scanner looks only ahead, so any end of a piece is a place to go on from.

   Llama-3   (?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}
             | ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+
   Qwen2     the same with \p{N} for \p{N}{1,3}
   GPT-2     's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+
   StarCoder every \p{N} is a piece, what lies between is cut as for GPT-2
   GPT-4o    [^\r\n\p{L}\p{N}]?[^a-z]*[^A-Z]+C?|[^\r\n\p{L}\p{N}]?[^a-z]+[^A-Z]*C?, all of \p{L},
             where C are the contractions of Llama-3, then as for that, but with [\r\n/]*. (The
             published rule knows the capitals of all scripts; llama.cpp those of ASCII, as here.)
   Tekken    the same without C, and \p{N} for \p{N}{1,3}
   Falcon    runs of [\p{P}$+<=>^~|`] are cut out first, what lies between is cut as for GPT-2,
             and then every three digits [0-9] are a piece
   default   the same without the ` , and \p{N}+ is cut off from the space before it

   Calls >>unicode.
   ============================================================================================ */

typedef enum bitnet__rule {
    BITNET__RULE_LLAMA3,
    BITNET__RULE_QWEN2,
    BITNET__RULE_GPT2,
    BITNET__RULE_FALCON,
    BITNET__RULE_DEFAULT,
    BITNET__RULE_STARCODER,
    BITNET__RULE_GPT4O,
    BITNET__RULE_TEKKEN,
    BITNET__RULE_QWEN35,
    BITNET__RULE_MINICPM5,
    BITNET__RULE_DEEPSEEK3,
    BITNET__RULE_DEEPSEEK,
    BITNET__RULE_DEEPSEEK_CODER
} bitnet__rule;

typedef struct bitnet__pretokenizer {
    const char *name; /* as tokenizer.ggml.pre has it */
    bitnet__rule rule;
    bool whole;   /* a piece that is itself a token is not merged from its parts */
    bool add_bos; /* unless the file says otherwise */
} bitnet__pretokenizer;

/* The first one serves files that name none. Those of one rule stand together. */
static const bitnet__pretokenizer bitnet__pretokenizers[] = {
    {"llama-bpe", BITNET__RULE_LLAMA3, true, true},
    {"llama3", BITNET__RULE_LLAMA3, true, true},
    {"llama-v3", BITNET__RULE_LLAMA3, true, true},
    {"falcon3", BITNET__RULE_LLAMA3, true, true},
    {"falcon_e", BITNET__RULE_LLAMA3, true, true},
    {"falcon-h1", BITNET__RULE_LLAMA3, true, true},
    {"pixtral", BITNET__RULE_LLAMA3, true, true},
    {"midm-2.0", BITNET__RULE_LLAMA3, true, true},
    {"smaug-bpe", BITNET__RULE_LLAMA3, false, false},
    {"dbrx", BITNET__RULE_LLAMA3, false, false},
    {"chatglm-bpe", BITNET__RULE_LLAMA3, false, false},
    {"glm4", BITNET__RULE_LLAMA3, false, false},
    {"qwen2", BITNET__RULE_QWEN2, false, false},
    {"deepseek-r1-qwen", BITNET__RULE_QWEN2, false, false},
    {"kormo", BITNET__RULE_QWEN2, false, false},
    {"f2llmv2", BITNET__RULE_QWEN2, false, false},
    {"stablelm2", BITNET__RULE_QWEN2, false, false},
    {"megrez", BITNET__RULE_QWEN2, false, false},
    {"hunyuan", BITNET__RULE_QWEN2, false, false},
    {"qwen35", BITNET__RULE_QWEN35, false, false},
    {"minicpm5", BITNET__RULE_MINICPM5, true, false},
    {"deepseek-v3", BITNET__RULE_DEEPSEEK3, false, false},
    {"deepseek-llm", BITNET__RULE_DEEPSEEK, false, false},
    {"deepseek-coder", BITNET__RULE_DEEPSEEK_CODER, false, false},
    {"gpt-4o", BITNET__RULE_GPT4O, false, false},
    {"llama4", BITNET__RULE_GPT4O, false, false},
    {"kanana2", BITNET__RULE_GPT4O, false, false},
    {"tekken", BITNET__RULE_TEKKEN, true, true},
    {"starcoder", BITNET__RULE_STARCODER, false, false},
    {"smollm", BITNET__RULE_STARCODER, false, false},
    {"refact", BITNET__RULE_STARCODER, false, false},
    {"command-r", BITNET__RULE_STARCODER, false, false},
    {"codeshell", BITNET__RULE_STARCODER, false, false},
    {"exaone", BITNET__RULE_STARCODER, false, false},
    {"minerva-7b", BITNET__RULE_STARCODER, false, false},
    {"gpt-2", BITNET__RULE_GPT2, false, false},
    {"phi-2", BITNET__RULE_GPT2, false, false},
    {"mpt", BITNET__RULE_GPT2, false, false},
    {"olmo", BITNET__RULE_GPT2, false, false},
    {"jais", BITNET__RULE_GPT2, false, false},
    {"exaone4", BITNET__RULE_GPT2, false, false},
    {"trillion", BITNET__RULE_GPT2, false, false},
    {"granite-docling", BITNET__RULE_GPT2, false, false},
    {"a.x-4.0", BITNET__RULE_GPT2, false, false},
    {"mellum", BITNET__RULE_GPT2, false, false},
    {"falcon", BITNET__RULE_FALCON, false, false},
    {"default", BITNET__RULE_DEFAULT, false, false}};

/* A character of the text as a rule sees it. */
typedef struct bitnet__glyph {
    bitnet__class type;
    uint32_t c;
    size_t end; /* where the next one begins */
} bitnet__glyph;

/* The class that a character has for a rule: most know letters, numbers and white space only. */
static bitnet__class bitnet__class_for(bitnet__rule rule, uint32_t c) {
    bitnet__class type = bitnet__class_of(c);
    switch (rule) {
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT:
        if (c > 0 && c < 128 && strchr("$+<=>^~|", (int)c)) return BITNET__PUNCTUATION;
        if (c == '`' && rule == BITNET__RULE_FALCON) return BITNET__PUNCTUATION;
        return type == BITNET__MARK || type == BITNET__SYMBOL ? BITNET__OTHER : type;
    case BITNET__RULE_DEEPSEEK3:
        if (type == BITNET__SYMBOL) return BITNET__PUNCTUATION;
        return type == BITNET__MARK ? BITNET__LETTER : type;
    case BITNET__RULE_DEEPSEEK:
    case BITNET__RULE_DEEPSEEK_CODER: return type;
    default:
        if (type == BITNET__MARK && rule == BITNET__RULE_QWEN35) return BITNET__LETTER;
        if (type == BITNET__PUNCTUATION || type == BITNET__SYMBOL || type == BITNET__MARK)
            return BITNET__OTHER;
        return type;
    }
}

static bitnet__glyph bitnet__peek(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bitnet__glyph g;
    size_t bytes;
    g.type = BITNET__END;
    g.c = BITNET__INVALID;
    g.end = at;
    if (at >= length) return g;
    bytes = bitnet__utf8(text + at, length - at, &g.c);
    g.end = at + (bytes ? bytes : 1);
    g.type = bitnet__class_for(rule, g.c);
    return g;
}

/* Where the run of characters of one class ends. */
static size_t bitnet__scan_run(bitnet__rule rule, const char *text, size_t length, size_t at,
                               bitnet__class type) {
    bitnet__glyph g = bitnet__peek(rule, text, length, at);
    while (g.type == type) {
        at = g.end;
        g = bitnet__peek(rule, text, length, at);
    }
    return at;
}

/* The end of 's, 't, 're, 've, 'm, 'll or 'd; 0 if there is none. With `fold`, upper case counts,
   and so does the long s (U+017F), whose upper case is S. */
static size_t bitnet__contraction(const char *text, size_t length, size_t at, bool fold) {
    char a, b;
    if (length - at < 2 || text[at] != '\'') return 0;
    a = text[at + 1];
    b = length - at > 2 ? text[at + 2] : 0;
    if (fold && a == '\xC5' && b == '\xBF') return at + 3;
    if (fold && a >= 'A' && a <= 'Z') a = (char)(a + 32);
    if (fold && b >= 'A' && b <= 'Z') b = (char)(b + 32);
    if (a == 's' || a == 't' || a == 'm' || a == 'd') return at + 2;
    if ((a == 'r' && b == 'e') || (a == 'v' && b == 'e') || (a == 'l' && b == 'l')) return at + 3;
    return 0;
}

static bool bitnet__is_line_break(bitnet__glyph g) { return g.c == '\r' || g.c == '\n'; }

/* Ideographs, hiragana and katakana, which DeepSeek-V3's rule cuts out. */
static bool bitnet__is_east(uint32_t c) {
    return (c >= 0x4E00 && c <= 0x9FA5) || (c >= 0x3040 && c <= 0x30FF);
}

/* Whether a character has been cut out of the text before the rule's last expression sees it: that
   one takes it for the text's end. */
static bool bitnet__is_cut_first(bitnet__rule rule, bitnet__glyph g) {
    switch (rule) {
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT: return g.type == BITNET__PUNCTUATION;
    case BITNET__RULE_STARCODER:
    case BITNET__RULE_MINICPM5: return g.type == BITNET__NUMBER;
    case BITNET__RULE_DEEPSEEK3: return g.type == BITNET__NUMBER || bitnet__is_east(g.c);
    default: return false;
    }
}

/* White space from `at` on: up to its last line break, where lines count; else all but the last
   character if text follows, which that character then goes with. */
static size_t bitnet__white(bitnet__rule rule, const char *text, size_t length, size_t at,
                            bool lines) {
    bitnet__glyph g = bitnet__peek(rule, text, length, at);
    size_t end = at, last = at, line = at;
    while (g.type == BITNET__SPACE) {
        last = end;
        end = g.end;
        if (bitnet__is_line_break(g)) line = end;
        g = bitnet__peek(rule, text, length, end);
    }
    if (lines && line > at) return line;
    if (g.type == BITNET__END || bitnet__is_cut_first(rule, g)) return end;
    return last == at ? end : last;
}

/* Capitals and then small letters, of ASCII; those of other scripts are both. If no small letter
   follows the capitals, the word ends behind the last one that is both. */
static size_t bitnet__cased_word(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bitnet__glyph g = bitnet__peek(rule, text, length, at);
    size_t both = 0;
    while (g.type == BITNET__LETTER && !(g.c >= 'a' && g.c <= 'z')) {
        at = g.end;
        if (g.c >= 128) both = at;
        g = bitnet__peek(rule, text, length, at);
    }
    if (g.type != BITNET__LETTER) return both ? both : at;
    while (g.type == BITNET__LETTER && !(g.c >= 'A' && g.c <= 'Z')) {
        at = g.end;
        g = bitnet__peek(rule, text, length, at);
    }
    return at;
}

/* The end of the letters of a word, and of the contraction that belongs to it. */
static size_t bitnet__word(bitnet__rule rule, const char *text, size_t length, size_t at) {
    size_t end, contraction;
    if (rule != BITNET__RULE_GPT4O && rule != BITNET__RULE_TEKKEN)
        return bitnet__scan_run(rule, text, length, at, BITNET__LETTER);
    end = bitnet__cased_word(rule, text, length, at);
    contraction = rule == BITNET__RULE_GPT4O ? bitnet__contraction(text, length, end, true) : 0;
    return contraction ? contraction : end;
}

/* The end of a number's first three digits, or of the number if it is shorter. */
static size_t bitnet__three_digits(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bitnet__glyph g = bitnet__peek(rule, text, length, at);
    int digits;
    for (digits = 0; digits < 3 && g.type == BITNET__NUMBER; digits++) {
        at = g.end;
        g = bitnet__peek(rule, text, length, at);
    }
    return at;
}

static size_t bitnet__piece_llama3(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bitnet__glyph first = bitnet__peek(rule, text, length, at);
    bitnet__glyph second = bitnet__peek(rule, text, length, first.end);
    bool line = bitnet__is_line_break(first);
    bool cased = rule == BITNET__RULE_GPT4O || rule == BITNET__RULE_TEKKEN;
    size_t end = cased ? 0 : bitnet__contraction(text, length, at, true);
    if (end) return end;
    if (first.type == BITNET__LETTER) return bitnet__word(rule, text, length, at);
    if (second.type == BITNET__LETTER && first.type != BITNET__NUMBER && !line)
        return bitnet__word(rule, text, length, first.end);
    if (first.type == BITNET__NUMBER) {
        bool single = rule == BITNET__RULE_QWEN2 || rule == BITNET__RULE_QWEN35 ||
                      rule == BITNET__RULE_TEKKEN;
        return single ? first.end : bitnet__three_digits(rule, text, length, at);
    }
    if (first.type == BITNET__OTHER || (first.c == ' ' && second.type == BITNET__OTHER)) {
        end = bitnet__scan_run(rule, text, length, first.end, BITNET__OTHER);
        while (end < length &&
               (text[end] == '\r' || text[end] == '\n' || (cased && text[end] == '/')))
            end++;
        return end;
    }
    return bitnet__white(rule, text, length, at, true);
}

static size_t bitnet__piece_gpt2(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bitnet__glyph first = bitnet__peek(rule, text, length, at), word = first;
    size_t start = at, end;
    int digits = 0;
    if (first.type == BITNET__PUNCTUATION)
        return bitnet__scan_run(rule, text, length, at, BITNET__PUNCTUATION);
    if (rule == BITNET__RULE_STARCODER && first.type == BITNET__NUMBER) return first.end;
    end = bitnet__contraction(text, length, at, false);
    if (end) return end;
    if (first.c == ' ') {
        word = bitnet__peek(rule, text, length, first.end);
        start = first.end;
    }
    if (word.type == BITNET__LETTER || word.type == BITNET__OTHER ||
        (word.type == BITNET__NUMBER && rule == BITNET__RULE_GPT2))
        return bitnet__scan_run(rule, text, length, start, word.type);
    if (word.type != BITNET__NUMBER || rule == BITNET__RULE_STARCODER)
        return bitnet__white(rule, text, length, at, false);

    /* Falcon, default: the first three digits in the run, or what lies before them. */
    if (rule == BITNET__RULE_DEFAULT && start > at) return start;
    for (end = start; word.type == BITNET__NUMBER; word = bitnet__peek(rule, text, length, end)) {
        end = word.end;
        digits = word.c < 128 ? digits + 1 : 0;
        if (digits == 3) return end - 3 > at ? end - 3 : end;
    }
    return end;
}

/* As bitnet__scan_run, within the ideographs and kana or outside of them. */
static size_t bitnet__scan_east(const char *text, size_t length, size_t at, bitnet__glyph first) {
    bitnet__glyph g = bitnet__peek(BITNET__RULE_DEEPSEEK3, text, length, at);
    while (g.type == first.type && bitnet__is_east(g.c) == bitnet__is_east(first.c)) {
        at = g.end;
        g = bitnet__peek(BITNET__RULE_DEEPSEEK3, text, length, at);
    }
    return at;
}

/* What no expression matches: up to the last character, if a word follows that takes it along. */
static size_t bitnet__unmatched(const char *text, size_t length, size_t at, bitnet__glyph first) {
    size_t end = bitnet__scan_east(text, length, at, first), last = at, next = first.end;
    bitnet__glyph g = bitnet__peek(BITNET__RULE_DEEPSEEK3, text, length, end);
    if (g.type != BITNET__LETTER || bitnet__is_east(g.c) != bitnet__is_east(first.c)) return end;
    while (next < end) {
        last = next;
        next = bitnet__peek(BITNET__RULE_DEEPSEEK3, text, length, next).end;
    }
    return last;
}

static size_t bitnet__piece_deepseek3(const char *text, size_t length, size_t at) {
    bitnet__rule rule = BITNET__RULE_DEEPSEEK3;
    bitnet__glyph first = bitnet__peek(rule, text, length, at);
    bitnet__glyph second = bitnet__peek(rule, text, length, first.end);
    bool east = bitnet__is_east(first.c), together = bitnet__is_east(second.c) == east;
    size_t end = first.end;
    if (first.type == BITNET__NUMBER) return bitnet__three_digits(rule, text, length, at);
    if (first.type == BITNET__LETTER) return bitnet__scan_east(text, length, at, first);
    if (first.type == BITNET__PUNCTUATION && first.c < 128 && second.c < 128 &&
        second.type == BITNET__LETTER) {
        while (end < length &&
               ((text[end] >= 'a' && text[end] <= 'z') || (text[end] >= 'A' && text[end] <= 'Z')))
            end++;
        return end;
    }
    if (first.type != BITNET__PUNCTUATION && !bitnet__is_line_break(first) && together &&
        second.type == BITNET__LETTER)
        return bitnet__scan_east(text, length, first.end, second);
    if (first.c == ' ' && second.type == BITNET__PUNCTUATION && together) first = second;
    if (first.type == BITNET__PUNCTUATION) {
        end = bitnet__scan_east(text, length, end, first);
        while (!east && end < length && (text[end] == '\r' || text[end] == '\n')) end++;
        return end;
    }
    if (first.type == BITNET__OTHER) return bitnet__unmatched(text, length, at, first);
    return bitnet__white(rule, text, length, at, true);
}

/* ---- DeepSeek's first models

   Their expressions cut what the earlier ones left, so a piece is a run of characters that are in
   the same of their sets; white space, which is in none, goes with letters or punctuation behind
   it. */

#define BITNET__DEEPSEEK_WORD 1
#define BITNET__DEEPSEEK_PUNCTUATION 2
#define BITNET__DEEPSEEK_EAST 4
#define BITNET__DEEPSEEK_NUMBER 8
#define BITNET__DEEPSEEK_SPACED (BITNET__DEEPSEEK_WORD | BITNET__DEEPSEEK_PUNCTUATION)

/* As the Unicode tables are. */
/* clang-format off */
static const uint32_t bitnet__deepseek_letters[] = {
    0x00020819, 0x00030819, 0x0005A800, 0x00060016, 0x0006C01E, 0x0007C0C2, 0x000DE003, 0x000E20CF,
    0x0014A81A, 0x001B8003, 0x001BB001, 0x001BD802, 0x001BF800, 0x001C3000, 0x001C4002, 0x001C6000,
    0x001C7013, 0x001D1852, 0x001FB88A, 0x002450A5, 0x00298825, 0x00850025, 0x009D0055, 0x009FC005,
    0x00E4802A, 0x00E5E802, 0x00E8002B, 0x00EB580C, 0x00EBC821, 0x00F00115, 0x00F8C005, 0x00F90025,
    0x00FA4005, 0x00FA8007, 0x00FAC800, 0x00FAD800, 0x00FAE800, 0x00FAF81E, 0x00FC0034, 0x00FDB006,
    0x00FDF000, 0x00FE1002, 0x00FE3006, 0x00FE8003, 0x00FEB005, 0x00FF000C, 0x00FF9002, 0x00FFB006,
    0x01081000, 0x01083800, 0x01085009, 0x0108A800, 0x0108C804, 0x01092000, 0x01093000, 0x01094000,
    0x01095003, 0x01097805, 0x0109C800, 0x0109E003, 0x010A2804, 0x010A7000, 0x010C1801, 0x0160007B,
    0x0163F066, 0x01675803, 0x01679001, 0x0532002D, 0x0534001B, 0x0539104D, 0x053B8816, 0x053C5803,
    0x055B804F, 0x07D80006, 0x07D89804, 0x07F90819, 0x07FA0819, 0x0820004F, 0x08258023, 0x0826C023,
    0x08640032, 0x08660032, 0x08C5003F, 0x0F480043};
/* clang-format on */

/* Those of the sets in which a character is. */
static unsigned bitnet__deepseek_sets(bitnet__rule rule, bitnet__glyph g) {
    bool coder = rule == BITNET__RULE_DEEPSEEK_CODER, word, punctuation, east;
    uint32_t c = g.c;
    if (g.type == BITNET__SPACE || g.type == BITNET__END) return 0;
    word = coder ? g.type == BITNET__LETTER : BITNET__IN(bitnet__deepseek_letters, c);
    punctuation = coder ? g.type == BITNET__PUNCTUATION
                        : (c >= '!' && c <= '/') || (c >= ':' && c <= '~') ||
                              (c >= 0xFF01 && c <= 0xFF0F) || (c >= 0xFF1A && c <= 0xFF5E) ||
                              (c >= 0x2018 && c <= 0x201F) || (c >= 0x3000 && c <= 0x3002);
    east = (c >= 0x0800 && c <= 0x9FA5) || (c >= 0xAC00 && c <= 0xD7FF);
    return (word ? BITNET__DEEPSEEK_WORD : 0u) | (punctuation ? BITNET__DEEPSEEK_PUNCTUATION : 0u) |
           (east ? BITNET__DEEPSEEK_EAST : 0u) |
           (g.type == BITNET__NUMBER ? BITNET__DEEPSEEK_NUMBER : 0u);
}

/* The end of characters in no set, with white space among them. */
static size_t bitnet__deepseek_rest(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bool whole = rule == BITNET__RULE_DEEPSEEK; /* white space at an end is a piece */
    size_t end = at;
    for (;;) {
        bitnet__glyph g = bitnet__peek(rule, text, length, end);
        size_t start = end, last = end;
        unsigned sets;
        for (; g.type == BITNET__SPACE && !bitnet__is_line_break(g);
             g = bitnet__peek(rule, text, length, end)) {
            last = end;
            end = g.end;
        }
        sets = bitnet__deepseek_sets(rule, g);
        if (g.type == BITNET__END || bitnet__is_line_break(g))
            return whole && start > at ? start : end;
        if (end > start && sets & BITNET__DEEPSEEK_SPACED)
            return whole && start > at ? start : last;
        if (sets) return end;
        end = g.end;
    }
}

static size_t bitnet__piece_deepseek(bitnet__rule rule, const char *text, size_t length,
                                     size_t at) {
    bitnet__glyph first = bitnet__peek(rule, text, length, at), g = first;
    unsigned sets;
    size_t end;
    if (bitnet__is_line_break(first)) return first.end;
    if (first.type == BITNET__SPACE) g = bitnet__peek(rule, text, length, first.end);
    sets = bitnet__deepseek_sets(rule, g);
    if (first.type == BITNET__SPACE && !(sets & BITNET__DEEPSEEK_SPACED)) sets = 0;
    if (!sets) return bitnet__deepseek_rest(rule, text, length, at);
    if (first.type == BITNET__SPACE && sets & (BITNET__DEEPSEEK_EAST | BITNET__DEEPSEEK_NUMBER))
        return first.end;
    do {
        end = g.end;
        if (rule == BITNET__RULE_DEEPSEEK_CODER && sets & BITNET__DEEPSEEK_NUMBER) break;
        g = bitnet__peek(rule, text, length, end);
    } while (bitnet__deepseek_sets(rule, g) == sets);
    return end;
}

/* Where the piece that begins at `at` < length ends. */
static size_t bitnet__piece(bitnet__rule rule, const char *text, size_t length, size_t at) {
    switch (rule) {
    case BITNET__RULE_GPT2:
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT:
    case BITNET__RULE_STARCODER: return bitnet__piece_gpt2(rule, text, length, at);
    case BITNET__RULE_DEEPSEEK3: return bitnet__piece_deepseek3(text, length, at);
    case BITNET__RULE_DEEPSEEK:
    case BITNET__RULE_DEEPSEEK_CODER: return bitnet__piece_deepseek(rule, text, length, at);
    default: return bitnet__piece_llama3(rule, text, length, at);
    }
}

/* ============================================================================================
   >>tokenizer   Tokenizer: BPE, SPM, detokenising

   Both kinds merge neighbours until no pair is left that may be merged, the best pair first, the
   leftmost of equals: byte-level BPE ("gpt2") starts from the bytes of a piece of text and goes
   by the rank of the merge, SentencePiece ("llama") starts from the characters of the whole text
   and goes by the score of the token that results. A heap finds the best pair, and what two
   neighbours become is looked up in >>tables, by a hash that is never computed anew. So a text of n
   bytes costs n log n, whatever is in it or in the vocabulary; a token that is found is compared
   with the text by one memcmp.

   A vocabulary spells its tokens in an alphabet of its own: BPE writes a byte as a printable
   character, SPM writes a space as U+2581. Text is not re-spelled; a token keeps the bytes that it
   stands for beside its name. Only U+2581 itself becomes a space in SPM's text.

   Calls >>gguf, >>tables, >>unicode, >>pretokenizer, >>chat and >>matcher.
   ============================================================================================ */

#define BITNET__NO_RANK 0xFFFFFFFFu
#define BITNET__SPECIAL_MAX 256          /* longer names are never looked for in a text */
#define BITNET__TEXT_MAX (INT32_MAX / 4) /* bytes that one call tokenizes */

/* As tokenizer.ggml.token_type counts them. */
typedef enum bitnet__token_type {
    BITNET__TOKEN_UNDEFINED,
    BITNET__TOKEN_NORMAL,
    BITNET__TOKEN_UNKNOWN,
    BITNET__TOKEN_CONTROL,
    BITNET__TOKEN_USER,
    BITNET__TOKEN_UNUSED,
    BITNET__TOKEN_BYTE
} bitnet__token_type;

typedef struct bitnet__token {
    bitnet_string name, bytes;
    uint32_t rank; /* SPM: the higher the score, the lower */
    bitnet__token_type type;
    bool end;   /* of a text or a turn */
    bool named; /* the first of its name */
} bitnet__token;

typedef struct bitnet__merge {
    int32_t pair[2], result;
} bitnet__merge;

typedef struct bitnet__trie bitnet__trie;

/* Of a chat's replies. */
typedef enum bitnet__thinking {
    BITNET__THINKS_NEVER,
    BITNET__THINKS_FREELY, /* the model opens <think>, unless that has been opened and closed */
    BITNET__THINKS_ALWAYS  /* the template opens it */
} bitnet__thinking;

struct bitnet_tokenizer {
    bitnet_allocator allocator;
    bool spm;
    bool whole, add_bos, add_eos, add_space; /* a piece that is a token; the file's wishes */
    bitnet__rule rule;
    bitnet_chat_form chat;
    bitnet__thinking thinking;
    int32_t count, bos, eos, unknown;
    size_t longest; /* bytes of the longest token */
    bitnet__token *tokens;
    char *arena;           /* names and bytes of the tokens */
    bitnet__table names;   /* of all tokens; of those with equal names the first */
    bitnet__table texts;   /* of the tokens that text may turn into, by the bytes they stand for */
    bitnet__merge *merges; /* BPE, by rank */
    bitnet__table pairs;   /* of the merges, by what they merge */
    int32_t byte_token[256]; /* -1 where there is none */
    bitnet__trie *trie;      /* see >>matcher; NULL: not made yet */
    bitnet__atomic trie_lock;
    /* special tokens by their first byte: the longest one's length, and a bit for each length */
    uint16_t special_longest[256];
    uint8_t special_lengths[256][BITNET__SPECIAL_MAX / 8];
};

/* ---- the vocabulary as tables */

/* How the vocabulary spells one byte of text: 1 to 3 characters. */
static size_t bitnet__spell(const bitnet_tokenizer *t, uint8_t byte, char *out) {
    unsigned c = byte;
    if (t->spm && byte == ' ') {
        memcpy(out, "\xE2\x96\x81", 3);
        return 3;
    }
    if (t->spm) {
        out[0] = (char)byte;
        return 1;
    }
    /* BPE: the 68 bytes that print badly are the characters from U+0100 on, in order. */
    if (c <= 32) c += 256;
    else if (c >= 127 && c <= 160) c += 256 + 33 - 127;
    else if (c == 173) c = 256 + 67;
    if (c < 128) {
        out[0] = (char)c;
        return 1;
    }
    out[0] = (char)(0xC0 | c >> 6);
    out[1] = (char)(0x80 | (c & 0x3F));
    return 2;
}

/* The byte that a character of BPE's alphabet stands for, or -1. */
static int bitnet__unspell(uint32_t c) {
    if (c > 32 && c < 256 && !(c >= 127 && c <= 160) && c != 173) return (int)c;
    if (c >= 256 && c < 256 + 33) return (int)c - 256;
    if (c >= 256 + 33 && c < 256 + 67) return (int)c - 256 - 33 + 127;
    return c == 256 + 67 ? 173 : -1;
}

/* Tokens that text may turn into. The others are written by programs: a user cannot forge them. */
static bool bitnet__is_text(const bitnet__token *token) {
    return token->type == BITNET__TOKEN_NORMAL || token->type == BITNET__TOKEN_USER ||
           token->type == BITNET__TOKEN_UNDEFINED;
}

static bitnet_string bitnet__key_name(const void *tokens, uint32_t id) {
    return ((const bitnet__token *)tokens)[id].name;
}

static bitnet_string bitnet__key_text(const void *tokens, uint32_t id) {
    return ((const bitnet__token *)tokens)[id].bytes;
}

static bitnet_string bitnet__key_pair(const void *merges, uint32_t rank) {
    bitnet_string pair;
    pair.data = (const char *)((const bitnet__merge *)merges)[rank].pair;
    pair.length = 2 * sizeof(int32_t);
    return pair;
}

/* The token of this name, whose bytes were summed up by bitnet__hash, or -1. */
static int32_t bitnet__find_hashed(const bitnet_tokenizer *t, uint64_t hash, bitnet_string name) {
    const bitnet__slot *slot = bitnet__table_find(&t->names, bitnet__hash_end(hash), name);
    return slot ? (int32_t)slot->index : -1;
}

static int32_t bitnet__find_name(const bitnet_tokenizer *t, bitnet_string name) {
    return bitnet__find_hashed(t, bitnet__hash(0, name.data, name.length), name);
}

/* The token that stands for these bytes of text, or -1. */
static int32_t bitnet__find_text(const bitnet_tokenizer *t, uint64_t hash, const char *text,
                                 size_t length) {
    const bitnet__slot *slot;
    bitnet_string bytes;
    bytes.data = text;
    bytes.length = length;
    slot = bitnet__table_find(&t->texts, bitnet__hash_end(hash), bytes);
    return slot ? (int32_t)slot->index : -1;
}

static uint32_t bitnet__hash_pair(const int32_t pair[2]) {
    uint64_t both = (uint64_t)(uint32_t)pair[0] << 32 | (uint32_t)pair[1];
    return bitnet__hash_end(both * BITNET__HASH_FACTOR);
}

/* The rank of the merge of two tokens, or BITNET__NO_RANK. */
static uint32_t bitnet__find_merge(const bitnet_tokenizer *t, int32_t left, int32_t right) {
    const bitnet__slot *slot;
    bitnet_string key;
    int32_t pair[2];
    pair[0] = left;
    pair[1] = right;
    key.data = (const char *)pair;
    key.length = sizeof pair;
    slot = bitnet__table_find(&t->pairs, bitnet__hash_pair(pair), key);
    return slot ? slot->index : BITNET__NO_RANK;
}

/* ---- loading */

/* The array under `key`: *out, or NULL if there is none; `count` elements, if that is not 0. */
static bitnet_result bitnet__vocab_array(const bitnet_gguf *gguf, const char *key, size_t count,
                                         const bitnet_gguf_value **out, bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(gguf, key);
    *out = value;
    if (!value) return BITNET_OK;
    if (value->type != BITNET_GGUF_ARRAY)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "%s is not an array", key);
    if (count && value->count != count)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "%s has %i elements for %i tokens", key,
                            (int64_t)value->count, (int64_t)count);
    return BITNET_OK;
}

/* The token id under `key`; if there is none, `otherwise`, or -1 where that is out of range. */
static bitnet_result bitnet__vocab_id(const bitnet_tokenizer *t, const bitnet_gguf *gguf,
                                      const char *key, int32_t otherwise, int32_t *id,
                                      bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(gguf, key);
    int64_t number;
    *id = otherwise < t->count ? otherwise : -1;
    if (!value) return BITNET_OK;
    if (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_int(value, 0, &number))
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "%s is not an integer", key);
    if (number < 0 || number >= t->count)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "%s is %i, but there are %i tokens", key,
                            number, (int64_t)t->count);
    *id = (int32_t)number;
    return BITNET_OK;
}

static bool bitnet__vocab_flag(const bitnet_gguf *gguf, const char *key, bool otherwise) {
    int64_t number;
    return bitnet_gguf_int(bitnet_gguf_find(gguf, key), 0, &number) ? number != 0 : otherwise;
}

static int bitnet__hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if ((c | 32) >= 'a' && (c | 32) <= 'f') return (c | 32) - 'a' + 10;
    return -1;
}

/* "<0x0A>" is the byte 10; -1 for anything else. */
static int bitnet__byte_name(bitnet_string name) {
    int high, low;
    if (name.length != 6 || memcmp(name.data, "<0x", 3) != 0 || name.data[5] != '>') return -1;
    high = bitnet__hex_digit(name.data[3]);
    low = bitnet__hex_digit(name.data[4]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/* Tokens that end a text or a turn, and tokens that give a chat its form. They are control tokens
   whatever the file says: as text they would let a user speak for another. */
static void bitnet__load_control(bitnet_tokenizer *t) {
    static const struct {
        const char *name;
        bool end;
    } names[] = {{"<|eot_id|>", true},
                 {"<|eom_id|>", true},
                 {"<|end_of_text|>", true},
                 {"<|endoftext|>", true},
                 {"<|im_end|>", true},
                 {"<|end|>", true},
                 {"<end_of_turn>", true},
                 {"</s>", true},
                 {"<|im_start|>", false},
                 {"<|start_header_id|>", false},
                 {"<|end_header_id|>", false},
                 {"<|system|>", false},
                 {"<|user|>", false},
                 {"<|assistant|>", false},
                 {"<start_of_turn>", false},
                 {"[INST]", false},
                 {"[/INST]", false}};
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        int32_t id = bitnet__find_name(t, bitnet__string(names[i].name));
        if (id < 0) continue;
        t->tokens[id].end = names[i].end;
        if (bitnet__is_text(t->tokens + id)) t->tokens[id].type = BITNET__TOKEN_CONTROL;
    }
}

/* What a name stands for: its length in bytes, never more than the name's. */
static size_t bitnet__decode_name(const bitnet_tokenizer *t, bitnet_string name, char *out) {
    size_t at, bytes, length = 0;
    for (at = 0; at < name.length; at += bytes) {
        uint32_t c;
        bytes = bitnet__utf8(name.data + at, name.length - at, &c);
        if (t->spm && c == 0x2581) {
            out[length++] = ' ';
        } else if (t->spm) {
            bytes = 1;
            out[length++] = name.data[at];
        } else if (bitnet__unspell(c) >= 0) {
            out[length++] = (char)bitnet__unspell(c);
        } else { /* not in BPE's alphabet: an added token, which stands for itself */
            memcpy(out, name.data, name.length);
            return name.length;
        }
    }
    return length;
}

/* What each token stands for, written from `p` on, and the tokens of single bytes. */
static bitnet_result bitnet__load_bytes(bitnet_tokenizer *t, char *p, bitnet_error *error) {
    int32_t i;
    for (i = 0; i < 256; i++) t->byte_token[i] = -1;
    for (i = 0; i < t->count; i++) {
        bitnet__token *token = t->tokens + i;
        int byte = bitnet__byte_name(token->name);
        token->bytes.data = p;
        if (token->type == BITNET__TOKEN_BYTE && byte < 0)
            return bitnet__fail(error, BITNET_ERROR_VOCAB, "byte token %i is spelled '%t'",
                                (int64_t)i, &token->name);
        if (token->type == BITNET__TOKEN_BYTE) {
            if (t->byte_token[byte] < 0) t->byte_token[byte] = i;
            *p = (char)byte;
            token->bytes.length = 1;
        } else if (token->type == BITNET__TOKEN_USER) {
            token->bytes = token->name;
            continue;
        } else if (bitnet__is_text(token)) {
            token->bytes.length = bitnet__decode_name(t, token->name, p);
        }
        p += token->bytes.length;
    }
    return BITNET_OK;
}

/* True if the vocabulary's spelling of a token's bytes is its name. */
static bool bitnet__is_spelled(const bitnet_tokenizer *t, const bitnet__token *token) {
    const char *name = token->name.data, *end = name + token->name.length;
    size_t i, k, n;
    char spelling[4];
    for (i = 0; i < token->bytes.length; i++) {
        n = bitnet__spell(t, (uint8_t)token->bytes.data[i], spelling);
        if (n > (size_t)(end - name)) return false;
        for (k = 0; k < n; k++)
            if (*name++ != spelling[k]) return false;
    }
    return name == end;
}

/* The table of what tokens stand for. */
static bool bitnet__load_texts(bitnet_tokenizer *t) {
    uint32_t i;
    if (!bitnet__table_begin(&t->texts, &t->allocator, (size_t)t->count, bitnet__key_text,
                             t->tokens))
        return false;
    for (i = 0; i < t->names.count; i++) t->tokens[t->names.slots[i].index].named = true;
    for (i = 0; i < (uint32_t)t->count; i++) {
        const bitnet__token *token = t->tokens + i;
        if (token->named && bitnet__is_text(token) && bitnet__is_spelled(t, token))
            bitnet__table_add(&t->texts, bitnet__hash_of(token->bytes), i);
    }
    return bitnet__table_end(&t->texts, &t->allocator);
}

/* Keeps the names, since the file may be closed, and makes the tables of them. Empty names are
   never found. */
static bitnet_result bitnet__load_names(bitnet_tokenizer *t, size_t total, bitnet_error *error) {
    bitnet_result result;
    int32_t i;
    char *p;
    t->arena = (char *)bitnet__alloc(&t->allocator, total, 2); /* what they stand for fits too */
    if (!t->arena || !bitnet__table_begin(&t->names, &t->allocator, (size_t)t->count,
                                          bitnet__key_name, t->tokens))
        return bitnet__no_memory(error);
    for (i = 0, p = t->arena; i < t->count; i++) {
        bitnet_string *name = &t->tokens[i].name;
        memcpy(p, name->data, name->length);
        name->data = p;
        p += name->length;
        if (name->length) bitnet__table_add(&t->names, bitnet__hash_of(*name), (uint32_t)i);
    }
    if (!bitnet__table_end(&t->names, &t->allocator)) return bitnet__no_memory(error);
    bitnet__load_control(t);
    result = bitnet__load_bytes(t, p, error);
    if (result == BITNET_OK && !bitnet__load_texts(t)) result = bitnet__no_memory(error);
    return result;
}

static bitnet_result bitnet__load_tokens(bitnet_tokenizer *t, const bitnet_gguf *gguf,
                                         bitnet_error *error) {
    const bitnet_gguf_value *names, *types, *scores;
    size_t i, total = 0, count;
    bitnet_result result = bitnet__vocab_array(gguf, "tokenizer.ggml.tokens", 0, &names, error);
    if (result) return result;
    if (!names || names->element != BITNET_GGUF_STRING || !names->count ||
        names->count > INT32_MAX / 4)
        return bitnet__fail(error, BITNET_ERROR_VOCAB,
                            "tokenizer.ggml.tokens is missing, empty, or no array of strings");
    count = (size_t)names->count;
    result = bitnet__vocab_array(gguf, "tokenizer.ggml.token_type", count, &types, error);
    if (!result) result = bitnet__vocab_array(gguf, "tokenizer.ggml.scores", count, &scores, error);
    if (result) return result;
    if (t->spm && !scores)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "tokenizer.ggml.scores is missing");

    t->tokens = (bitnet__token *)bitnet__alloc_zero(&t->allocator, count, sizeof *t->tokens);
    if (!t->tokens) return bitnet__no_memory(error);
    t->count = (int32_t)count;
    for (i = 0; i < count; i++) {
        bitnet__token *token = t->tokens + i;
        int64_t type = BITNET__TOKEN_NORMAL;
        double score = 0;
        if (!bitnet_gguf_string(names, i, &token->name))
            return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %i has no name", (int64_t)i);
        if (types && (!bitnet_gguf_int(types, i, &type) || type < 0 || type > BITNET__TOKEN_BYTE))
            return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %i has no sound type",
                                (int64_t)i);
        if (!types && t->spm && bitnet__byte_name(token->name) >= 0) type = BITNET__TOKEN_BYTE;
        token->type = (bitnet__token_type)type;
        if (t->spm) {
            uint32_t bits;
            if (!bitnet_gguf_number(scores, i, &score) || !(score > -3e38 && score < 3e38))
                return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %i has no sound score",
                                    (int64_t)i);
            bits = bitnet__bits((float)score + 0.0f);
            token->rank = bits >> 31 ? bits : ~(bits | 0x80000000u); /* descending */
        }
        total += token->name.length;
    }
    return bitnet__load_names(t, total, error);
}

/* What the text is searched with: the longest token, special tokens by their first byte, BPE's
   tokens of single bytes. */
static void bitnet__load_index(bitnet_tokenizer *t, const bitnet_log *log) {
    int32_t i, missing = 0;
    for (i = 0; i < t->count; i++) {
        const bitnet__token *token = t->tokens + i;
        size_t n = token->name.length;
        uint8_t first = n ? (uint8_t)token->name.data[0] : 0;
        if (bitnet__is_text(token) && token->bytes.length > t->longest)
            t->longest = token->bytes.length;
        if (token->type != BITNET__TOKEN_USER && token->type != BITNET__TOKEN_CONTROL &&
            token->type != BITNET__TOKEN_UNKNOWN)
            continue;
        if (n == 0 || n > BITNET__SPECIAL_MAX) continue;
        if (n > t->special_longest[first]) t->special_longest[first] = (uint16_t)n;
        t->special_lengths[first][(n - 1) / 8] |= (uint8_t)(1 << (n - 1) % 8);
    }
    for (i = 0; i < 256; i++) {
        char byte = (char)i;
        int32_t id = bitnet__find_text(t, bitnet__hash(0, &byte, 1), &byte, 1);
        if (!t->spm && id >= 0) t->byte_token[i] = id;
        missing += t->byte_token[i] < 0;
    }
    if (missing)
        bitnet__log(log, BITNET_LOG_WARNING, "the vocabulary has no token for %i of the 256 bytes",
                    (int64_t)missing);
}

/* Reads merge `rank`, "left right". `joined` is room for both. Ids of what is no token are -1. */
static bool bitnet__read_merge(const bitnet_tokenizer *t, bitnet_string pair, char *joined,
                               bitnet__merge *merge) {
    bitnet_string left = pair, right = pair, both;
    for (left.length = 1; left.length < pair.length; left.length++)
        if (pair.data[left.length] == ' ') break;
    if (left.length + 1 >= pair.length) return false;
    right.data += left.length + 1;
    right.length -= left.length + 1;
    memcpy(joined, left.data, left.length);
    memcpy(joined + left.length, right.data, right.length);
    both.data = joined;
    both.length = left.length + right.length;
    merge->pair[0] = bitnet__find_name(t, left);
    merge->pair[1] = bitnet__find_name(t, right);
    merge->result = bitnet__find_name(t, both);
    return true;
}

/* The pairs that may merge. One whose parts or result are no tokens of text never applies; of
   equal pairs the first counts. */
static bitnet_result bitnet__load_merges(bitnet_tokenizer *t, const bitnet_gguf *gguf,
                                         const bitnet_log *log, bitnet_error *error) {
    const bitnet_gguf_value *value;
    size_t i, count, room = 0, unused = 0;
    char *joined = NULL;
    bitnet_result result = bitnet__vocab_array(gguf, "tokenizer.ggml.merges", 0, &value, error);
    if (result) return result;
    if (!value || value->count > INT32_MAX / 4 ||
        (value->count && value->element != BITNET_GGUF_STRING))
        return bitnet__fail(error, BITNET_ERROR_VOCAB,
                            "tokenizer.ggml.merges is missing, or no array of strings");
    count = (size_t)value->count;
    t->merges = (bitnet__merge *)bitnet__alloc(&t->allocator, count, sizeof *t->merges);
    if (!t->merges ||
        !bitnet__table_begin(&t->pairs, &t->allocator, count, bitnet__key_pair, t->merges))
        return bitnet__no_memory(error);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        bitnet__merge *merge = t->merges + i;
        bitnet_string pair = bitnet__string("");
        bitnet_gguf_string(value, i, &pair);
        if (!bitnet__grow(&t->allocator, &joined, &room, 0, pair.length, 1))
            result = bitnet__no_memory(error);
        else if (!bitnet__read_merge(t, pair, joined, merge))
            result = bitnet__fail(error, BITNET_ERROR_VOCAB, "merge %i is no pair: '%t'",
                                  (int64_t)i, &pair);
        else if (merge->pair[0] < 0 || merge->pair[1] < 0 || merge->result < 0 ||
                 !bitnet__is_text(t->tokens + merge->result))
            unused++;
        else bitnet__table_add(&t->pairs, bitnet__hash_pair(merge->pair), (uint32_t)i);
    }
    bitnet__free(&t->allocator, joined);
    if (result == BITNET_OK && !bitnet__table_end(&t->pairs, &t->allocator))
        result = bitnet__no_memory(error);
    if (unused)
        bitnet__log(log, BITNET_LOG_WARNING, "%i merges are of tokens that do not exist",
                    (int64_t)unused);
    return result;
}

static bitnet_result bitnet__load_ids(bitnet_tokenizer *t, const bitnet_gguf *gguf,
                                      bitnet_error *error) {
    static const char *const ends[] = {"tokenizer.ggml.eot_token_id",
                                       "tokenizer.ggml.eom_token_id"};
    bitnet_result result;
    size_t i;
    result =
        bitnet__vocab_id(t, gguf, "tokenizer.ggml.bos_token_id", t->spm ? 1 : -1, &t->bos, error);
    if (result) return result;
    result =
        bitnet__vocab_id(t, gguf, "tokenizer.ggml.eos_token_id", t->spm ? 2 : -1, &t->eos, error);
    if (result) return result;
    result = bitnet__vocab_id(t, gguf, "tokenizer.ggml.unknown_token_id", t->spm ? 0 : -1,
                              &t->unknown, error);
    if (result) return result;
    for (i = 0; i < sizeof ends / sizeof *ends; i++) {
        int32_t id;
        result = bitnet__vocab_id(t, gguf, ends[i], -1, &id, error);
        if (result) return result;
        if (id >= 0) t->tokens[id].end = true;
    }
    if (t->eos >= 0) t->tokens[t->eos].end = true;
    return BITNET_OK;
}

/* The rule that `wanted` names, else the file; NULL if the name is not known. */
static const bitnet__pretokenizer *bitnet__load_pretokenizer(const bitnet_gguf *gguf,
                                                             const char *wanted,
                                                             const bitnet_log *log,
                                                             bitnet_error *error) {
    const size_t count = sizeof bitnet__pretokenizers / sizeof *bitnet__pretokenizers;
    char known[200] = "";
    bitnet_string name = bitnet__string(wanted);
    size_t i;
    if (!wanted && !bitnet_gguf_string(bitnet_gguf_find(gguf, "tokenizer.ggml.pre"), 0, &name)) {
        bitnet__log(log, BITNET_LOG_INFO, "the file names no pre-tokenizer: using Llama-3's");
        return bitnet__pretokenizers;
    }
    for (i = 0; i < count; i++)
        if (bitnet__is(name, bitnet__pretokenizers[i].name)) return bitnet__pretokenizers + i;
    for (i = 0; i < count; i++) /* one of each rule */
        if (i == 0 || bitnet__pretokenizers[i].rule != bitnet__pretokenizers[i - 1].rule)
            bitnet__list_name(known, sizeof known, bitnet__pretokenizers[i].name);
    if (name.length > 16) name.length = 16; /* so that the list fits */
    bitnet__fail(error, BITNET_ERROR_VOCAB_PRE,
                 "unknown pre-tokenizer '%t'; an option may name one of %s", &name, known);
    return NULL;
}

static bitnet_chat_form bitnet__chat_recognise(const bitnet_tokenizer *t, const bitnet_gguf *gguf);
static bitnet__thinking bitnet__thinking_of(const bitnet_gguf *gguf);

static bitnet_result bitnet__load_vocabulary(bitnet_tokenizer *t, const bitnet_gguf *gguf,
                                             const char *pretokenizer, const bitnet_log *log,
                                             bitnet_error *error) {
    const bitnet__pretokenizer *pre = bitnet__pretokenizers;
    bitnet_string model;
    bitnet_result result;
    if (!bitnet_gguf_string(bitnet_gguf_find(gguf, "tokenizer.ggml.model"), 0, &model))
        return bitnet__fail(error, BITNET_ERROR_VOCAB_MODEL, "tokenizer.ggml.model is missing");
    t->spm = bitnet__is(model, "llama");
    if (!t->spm && !bitnet__is(model, "gpt2"))
        return bitnet__fail(error, BITNET_ERROR_VOCAB_MODEL, "unknown kind of tokenizer: '%t'",
                            &model);
    if (!t->spm) pre = bitnet__load_pretokenizer(gguf, pretokenizer, log, error);
    if (!pre) return BITNET_ERROR_VOCAB_PRE;
    t->rule = pre->rule;
    t->whole = pre->whole;
    t->add_bos = bitnet__vocab_flag(gguf, "tokenizer.ggml.add_bos_token", pre->add_bos);
    t->add_eos = bitnet__vocab_flag(gguf, "tokenizer.ggml.add_eos_token", false);
    t->add_space = t->spm && bitnet__vocab_flag(gguf, "tokenizer.ggml.add_space_prefix", true);
    result = bitnet__load_tokens(t, gguf, error);
    if (!result) result = bitnet__load_ids(t, gguf, error);
    if (result) return result;
    bitnet__load_index(t, log);
    t->chat = bitnet__chat_recognise(t, gguf);
    t->thinking = bitnet__thinking_of(gguf);
    return t->spm ? BITNET_OK : bitnet__load_merges(t, gguf, log, error);
}

BITNET_API bitnet_tokenizer *bitnet_tokenizer_create(const bitnet_gguf *gguf,
                                                     const bitnet_tokenizer_options *options,
                                                     bitnet_error *error) {
    bitnet_allocator allocator = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_tokenizer *t = (bitnet_tokenizer *)bitnet__alloc_zero(&allocator, 1, sizeof *t);
    bitnet_log log;
    memset(&log, 0, sizeof log);
    if (options) log = options->log;
    if (!t) {
        bitnet__no_memory(error);
        return NULL;
    }
    t->allocator = allocator;
    if (bitnet__load_vocabulary(t, gguf, options ? options->pretokenizer : NULL, &log, error)) {
        bitnet_tokenizer_free(t);
        return NULL;
    }
    return t;
}

static void bitnet__trie_free(const bitnet_allocator *a, bitnet__trie *trie);

BITNET_API void bitnet_tokenizer_free(bitnet_tokenizer *tokenizer) {
    if (tokenizer) {
        bitnet_allocator allocator = tokenizer->allocator;
        bitnet__trie_free(&allocator, tokenizer->trie);
        bitnet__free(&allocator, tokenizer->tokens);
        bitnet__free(&allocator, tokenizer->arena);
        bitnet__table_free(&tokenizer->names, &allocator);
        bitnet__table_free(&tokenizer->texts, &allocator);
        bitnet__free(&allocator, tokenizer->merges);
        bitnet__table_free(&tokenizer->pairs, &allocator);
        bitnet__free(&allocator, tokenizer);
    }
}

/* ---- text to tokens */

/* A part of the text that is one token, or (id -1) none. The parts that are left form a chain; one
   more behind the last marks the end. */
typedef struct bitnet__symbol {
    int32_t id, merged; /* `merged`: what it becomes together with the next */
    uint32_t rank;      /* of that, or BITNET__NO_RANK */
    uint32_t prev, next, start;
} bitnet__symbol;

/* What one call needs: symbols, the heap of pairs and SPM's hashes, all reused from piece to piece,
   and where the ids go. */
typedef struct bitnet__encoder {
    const bitnet_tokenizer *t;
    void *symbols, *heap, *hashes, *spaced;
    size_t symbol_room, heap_room, hash_room, spaced_room, heap_count;
    int32_t *ids;
    size_t capacity, count;
} bitnet__encoder;

static bitnet__encoder bitnet__encoder_begin(const bitnet_tokenizer *t, int32_t *ids,
                                             size_t capacity) {
    bitnet__encoder e;
    memset(&e, 0, sizeof e);
    e.t = t;
    e.ids = ids;
    e.capacity = capacity;
    return e;
}

static void bitnet__encoder_end(bitnet__encoder *e) {
    bitnet__free(&e->t->allocator, e->symbols);
    bitnet__free(&e->t->allocator, e->heap);
    bitnet__free(&e->t->allocator, e->hashes);
    bitnet__free(&e->t->allocator, e->spaced);
}

static void bitnet__emit(bitnet__encoder *e, int32_t id) {
    if (e->count < e->capacity) e->ids[e->count] = id;
    e->count++;
}

/* The heap holds rank << 32 | index of the left symbol, the smallest first. */
static void bitnet__heap_push(bitnet__encoder *e, uint64_t key) {
    uint64_t *heap = (uint64_t *)e->heap;
    size_t i = e->heap_count++;
    for (; i > 0 && heap[(i - 1) / 2] > key; i = (i - 1) / 2) heap[i] = heap[(i - 1) / 2];
    heap[i] = key;
}

static uint64_t bitnet__heap_pop(bitnet__encoder *e) {
    uint64_t *heap = (uint64_t *)e->heap;
    uint64_t top = heap[0], key = heap[--e->heap_count];
    size_t i = 0, child;
    while ((child = 2 * i + 1) < e->heap_count) {
        if (child + 1 < e->heap_count && heap[child + 1] < heap[child]) child++;
        if (heap[child] >= key) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = key;
    return top;
}

/* The token that stands for text[from, to), or -1; SPM's, whose hashes are those of all that comes
   before each byte. */
static int32_t bitnet__find_piece(const bitnet__encoder *e, const char *text, size_t from,
                                  size_t to) {
    const uint64_t *before = (const uint64_t *)e->hashes;
    if (to - from > e->t->longest) return -1;
    return bitnet__find_text(e->t, bitnet__hash_between(before[from], before[to], to - from),
                             text + from, to - from);
}

/* Looks up what symbol i becomes together with the next one, and puts it on the heap. */
static void bitnet__propose(bitnet__encoder *e, const char *text, uint32_t i) {
    const bitnet_tokenizer *t = e->t;
    bitnet__symbol *symbols = (bitnet__symbol *)e->symbols, *s = symbols + i;
    const bitnet__symbol *next = symbols + s->next;
    s->rank = BITNET__NO_RANK;
    if (next->next == s->next) return; /* the end */
    if (t->spm) {
        s->merged = bitnet__find_piece(e, text, s->start, symbols[next->next].start);
        if (s->merged >= 0) s->rank = t->tokens[s->merged].rank;
    } else {
        s->rank = bitnet__find_merge(t, s->id, next->id);
        if (s->rank != BITNET__NO_RANK) s->merged = t->merges[s->rank].result;
    }
    if (s->rank != BITNET__NO_RANK) bitnet__heap_push(e, (uint64_t)s->rank << 32 | i);
}

/* Cuts the text into bytes (BPE) or characters (SPM); the number of symbols, less the end. */
static uint32_t bitnet__split(bitnet__encoder *e, const char *text, size_t length) {
    bitnet__symbol *symbols = (bitnet__symbol *)e->symbols;
    uint32_t n = 0;
    size_t at = 0;
    for (;; n++) {
        size_t bytes = 1;
        symbols[n].start = (uint32_t)at;
        symbols[n].prev = n - 1;
        symbols[n].next = n + 1;
        symbols[n].rank = BITNET__NO_RANK;
        if (at == length) break;
        if (e->t->spm) {
            uint32_t c;
            bytes = bitnet__utf8(text + at, length - at, &c);
            if (bytes == 0) bytes = 1;
            symbols[n].id = bitnet__find_piece(e, text, at, at + bytes);
        } else {
            symbols[n].id = e->t->byte_token[(uint8_t)text[at]];
        }
        at += bytes;
    }
    symbols[n].id = -1;
    symbols[n].next = n; /* marks the end */
    return n;
}

/* For each byte of the text the hash of all that comes before it. False if there is no memory. */
static bool bitnet__hash_text(bitnet__encoder *e, const char *text, size_t length) {
    uint64_t *before, hash = 0;
    size_t i;
    if (!bitnet__grow(&e->t->allocator, &e->hashes, &e->hash_room, 0, length + 1, sizeof hash))
        return false;
    before = (uint64_t *)e->hashes;
    for (i = 0; i < length; i++) {
        before[i] = hash;
        hash = bitnet__hash(hash, text + i, 1);
    }
    before[length] = hash;
    return true;
}

/* A piece (BPE) or text (SPM) to tokens. False if there is no memory. */
static bool bitnet__encode_piece(bitnet__encoder *e, const char *text, size_t length) {
    const bitnet_tokenizer *t = e->t;
    bitnet__symbol *symbols;
    uint32_t n, i;
    int32_t id = -1;
    if (t->whole && length <= t->longest)
        id = bitnet__find_text(t, bitnet__hash(0, text, length), text, length);
    if (id >= 0) {
        bitnet__emit(e, id);
        return true;
    }
    /* Every merge takes one symbol and proposes two pairs. */
    if (!bitnet__grow(&t->allocator, &e->symbols, &e->symbol_room, 0, length + 1,
                      sizeof *symbols) ||
        !bitnet__grow(&t->allocator, &e->heap, &e->heap_room, 0, length * 3, sizeof(uint64_t)) ||
        (t->spm && !bitnet__hash_text(e, text, length)))
        return false;
    symbols = (bitnet__symbol *)e->symbols;
    n = bitnet__split(e, text, length);
    e->heap_count = 0;
    for (i = 0; i < n; i++) bitnet__propose(e, text, i);

    while (e->heap_count) {
        uint64_t key = bitnet__heap_pop(e);
        bitnet__symbol *s = symbols + (uint32_t)key, *right;
        if (s->rank != key >> 32) continue; /* it or the next one has merged since */
        right = symbols + s->next;
        right->rank = BITNET__NO_RANK;
        s->id = s->merged;
        s->next = right->next;
        symbols[s->next].prev = (uint32_t)key;
        bitnet__propose(e, text, (uint32_t)key);
        if (s->start > 0) bitnet__propose(e, text, s->prev);
    }

    for (i = 0; i < n; i = symbols[i].next) {
        uint32_t at = symbols[i].start, end = symbols[symbols[i].next].start;
        if (symbols[i].id >= 0) bitnet__emit(e, symbols[i].id);
        else
            for (; at < end; at++) {
                id = t->byte_token[(uint8_t)text[at]];
                if (id < 0) id = t->unknown;
                if (id >= 0) bitnet__emit(e, id);
            }
    }
    return true;
}

/* SPM's text: with a space in front if the vocabulary wants it, and with spaces for U+2581, by
   which SentencePiece spells them. */
static bool bitnet__encode_spaced(bitnet__encoder *e, const char *text, size_t length) {
    size_t at = 0, n = 0;
    char *spaced;
    if (!bitnet__grow(&e->t->allocator, &e->spaced, &e->spaced_room, 0, length + 1, 1))
        return false;
    spaced = (char *)e->spaced;
    if (e->t->add_space) spaced[n++] = ' ';
    while (at < length) {
        bool space = length - at >= 3 && memcmp(text + at, "\xE2\x96\x81", 3) == 0;
        spaced[n++] = space ? ' ' : text[at];
        at += space ? 3 : 1;
    }
    return bitnet__encode_piece(e, spaced, n);
}

/* Text without special tokens. */
static bool bitnet__encode_text(bitnet__encoder *e, const char *text, size_t length) {
    const bitnet_tokenizer *t = e->t;
    size_t at, end;
    if (length == 0) return true;
    if (!t->spm) {
        for (at = 0; at < length; at = end) {
            end = bitnet__piece(t->rule, text, length, at);
            if (!bitnet__encode_piece(e, text + at, end - at)) return false;
        }
        return true;
    }
    return bitnet__encode_spaced(e, text, length);
}

/* The longest special token that the text begins with, or -1. Tokens that the user defined are
   always looked for, the others if `parse`. */
static int32_t bitnet__find_special(const bitnet_tokenizer *t, const char *text, size_t length,
                                    bool parse, size_t *matched) {
    uint8_t first = (uint8_t)*text;
    uint64_t hash = 0;
    int32_t best = -1;
    bitnet_string name;
    name.data = text;
    for (name.length = 1; name.length <= t->special_longest[first] && name.length <= length;
         name.length++) {
        size_t bit = name.length - 1;
        hash = bitnet__hash(hash, text + bit, 1);
        if (t->special_lengths[first][bit / 8] >> bit % 8 & 1) {
            int32_t id = bitnet__find_hashed(t, hash, name);
            if (id >= 0 && (t->tokens[id].type == BITNET__TOKEN_USER ||
                            (parse && (t->tokens[id].type == BITNET__TOKEN_CONTROL ||
                                       t->tokens[id].type == BITNET__TOKEN_UNKNOWN)))) {
                best = id;
                *matched = name.length;
            }
        }
    }
    return best;
}

/* Text to tokens. Special tokens are parsed up to the first border, then not up to the next, and so
   on; none may reach across a border. False if there is no memory. */
static bool bitnet__encode(bitnet__encoder *e, const char *text, size_t length,
                           const size_t *borders, size_t border_count) {
    size_t at = 0, done = 0, matched = 0, next = 0;
    while (at < length) {
        size_t limit;
        int32_t id;
        while (next < border_count && borders[next] <= at) next++;
        limit = next < border_count ? borders[next] : length;
        id = bitnet__find_special(e->t, text + at, limit - at, next % 2 == 0, &matched);
        if (id < 0) {
            at++;
            continue;
        }
        if (!bitnet__encode_text(e, text + done, at - done)) return false;
        bitnet__emit(e, id);
        done = at += matched;
    }
    return bitnet__encode_text(e, text + done, length - done);
}

/* The border of a text that is not parsed at all. */
static const size_t bitnet__all_plain = 0;

/* True if the file wants texts to end with eos. */
static bool bitnet__ends_texts(const bitnet_tokenizer *t) { return t->add_eos && t->eos >= 0; }

BITNET_API bitnet_result bitnet_tokenize(const bitnet_tokenizer *tokenizer, const char *text,
                                         size_t length, unsigned flags, int32_t *ids,
                                         size_t capacity, size_t *count) {
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, ids, capacity);
    bool parse = (flags & BITNET_PARSE_SPECIAL) != 0, done;
    if (length > BITNET__TEXT_MAX || (length && !text) || (capacity && !ids))
        return BITNET_ERROR_ARGUMENT;
    if ((flags & BITNET_ADD_BOS) && tokenizer->add_bos && tokenizer->bos >= 0)
        bitnet__emit(&e, tokenizer->bos);
    done = length == 0 || bitnet__encode(&e, text, length, &bitnet__all_plain, !parse);
    if ((flags & BITNET_ADD_EOS) && bitnet__ends_texts(tokenizer)) bitnet__emit(&e, tokenizer->eos);
    bitnet__encoder_end(&e);
    *count = e.count;
    return done ? BITNET_OK : BITNET_ERROR_OUT_OF_MEMORY;
}

/* ---- tokens */

static const bitnet__token *bitnet__token_at(const bitnet_tokenizer *t, int32_t id) {
    static const bitnet__token none = {{"", 0}, {"", 0}, 0, BITNET__TOKEN_UNDEFINED, false, false};
    return id >= 0 && id < t->count ? t->tokens + id : &none;
}

BITNET_API bitnet_string bitnet_token_bytes(const bitnet_tokenizer *tokenizer, int32_t id) {
    return bitnet__token_at(tokenizer, id)->bytes;
}

BITNET_API bitnet_string bitnet_token_name(const bitnet_tokenizer *tokenizer, int32_t id) {
    return bitnet__token_at(tokenizer, id)->name;
}

BITNET_API int32_t bitnet_token_find(const bitnet_tokenizer *tokenizer, const char *name,
                                     size_t length) {
    bitnet_string s;
    s.data = length ? name : "";
    s.length = length;
    return bitnet__find_name(tokenizer, s);
}

BITNET_API bool bitnet_token_is_control(const bitnet_tokenizer *tokenizer, int32_t id) {
    const bitnet__token *token = bitnet__token_at(tokenizer, id);
    return !bitnet__is_text(token) && token->type != BITNET__TOKEN_BYTE;
}

BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id) {
    return bitnet__token_at(tokenizer, id)->end;
}

BITNET_API int32_t bitnet_token_count(const bitnet_tokenizer *tokenizer) {
    return tokenizer->count;
}

BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer) { return tokenizer->bos; }

BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer) { return tokenizer->eos; }

/* ---- tokens to text */

BITNET_API size_t bitnet_detokenize(const bitnet_tokenizer *tokenizer, bitnet_detokenizer *state,
                                    int32_t id, char *text, size_t capacity) {
    bitnet_string bytes = bitnet_token_bytes(tokenizer, id);
    size_t held = (size_t)state->pending_length, total, out, i, open = 0;
    char tail[3]; /* the last bytes of all that there is now */
    bool first = bytes.length > 0 && !state->started;
    if (first && tokenizer->add_space && bytes.data[0] == ' ') bytes.data++, bytes.length--;
    total = held + bytes.length;

    /* How many bytes at the end are a character that has only begun. */
    for (i = 1; id >= 0 && i <= 3 && i <= total; i++) {
        uint32_t c;
        tail[3 - i] = i <= bytes.length ? bytes.data[bytes.length - i] : state->pending[total - i];
        if (bitnet__utf8(tail + 3 - i, i, &c) == 0) open = i;
    }
    out = total - open;
    if (out > capacity) return out;
    for (i = 0; i < out; i++) text[i] = i < held ? state->pending[i] : bytes.data[i - held];
    memcpy(state->pending, tail + 3 - open, open);
    state->pending_length = (int32_t)open;
    if (first) state->started = true;
    return out;
}

/* ============================================================================================
   >>chat   Chat templates

   A file's template is a program in Jinja; it is recognised by what is in it and never run. Each
   form is then a few strings around the text of a message. Header, text and end are tokenized as
   one, because a word may begin in one and end in the other, but only what the form itself says
   is parsed for special tokens.

   Calls >>gguf, >>architectures, >>unicode and >>tokenizer.
   ============================================================================================ */

typedef struct bitnet__chat_style {
    const char *head[4], *tail[4]; /* around the text of a system, a user, an assistant, a tool */
    const char *joint;    /* between the system's text and the user's, which then has no head */
    const char *needs[3]; /* tokens that the vocabulary must have, or NULL */
    bool trim;            /* white space around the text goes */
    bool eos;             /* the assistant's text is followed by that, before its tail */
} bitnet__chat_style;

static const bitnet__chat_style bitnet__chat_styles[] = {
    {{"", "", "", ""}, {"", "", "", ""}, NULL, {NULL, NULL, NULL}, false, false}, /* NONE */
    {{"System: ", "User: ", "Assistant: ", "User: "},
     {"<|eot_id|>", "<|eot_id|>", "<|eot_id|>", "<|eot_id|>"},
     NULL,
     {"<|eot_id|>", NULL, NULL},
     true,
     false},
    {{"<|start_header_id|>system<|end_header_id|>\n\n",
      "<|start_header_id|>user<|end_header_id|>\n\n",
      "<|start_header_id|>assistant<|end_header_id|>\n\n",
      "<|start_header_id|>ipython<|end_header_id|>\n\n"},
     {"<|eot_id|>", "<|eot_id|>", "<|eot_id|>", "<|eot_id|>"},
     NULL,
     {"<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"},
     true,
     false},
    {{"<|system|>\n", "<|user|>\n", "<|assistant|>\n", "<|user|>\n"},
     {"\n", "\n", "\n", "\n"},
     NULL,
     {NULL, NULL, NULL},
     false,
     true},
    {{"<|im_start|>system\n", "<|im_start|>user\n", "<|im_start|>assistant\n",
      "<|im_start|>user\n<tool_response>\n"},
     {"<|im_end|>\n", "<|im_end|>\n", "<|im_end|>\n", "\n</tool_response><|im_end|>\n"},
     NULL,
     {"<|im_start|>", "<|im_end|>", NULL},
     false,
     false},
    {{"<start_of_turn>user\n", "<start_of_turn>user\n", "<start_of_turn>model\n",
      "<start_of_turn>user\n"},
     {"<end_of_turn>\n", "<end_of_turn>\n", "<end_of_turn>\n", "<end_of_turn>\n"},
     "\n\n",
     {"<start_of_turn>", "<end_of_turn>", NULL},
     true,
     false},
    {{"[INST] <<SYS>>\n", "[INST] ", "", "[INST] "},
     {"\n<</SYS>>\n\n [/INST]", " [/INST]", "</s><s>", " [/INST]"},
     "\n<</SYS>>\n\n",
     {"<s>", "</s>", NULL},
     true,
     false},
    {{"[INST]", "[INST]", "", "[INST]"},
     {"[/INST]", "[/INST]", "</s>", "[/INST]"},
     "\n\n",
     {"[INST]", "[/INST]", "</s>"},
     false,
     false},
    {{"", "<\xE7\x94\xA8\xE6\x88\xB7>", "<AI>", "<\xE7\x94\xA8\xE6\x88\xB7>"},
     {"", "", "", ""},
     NULL,
     {NULL, NULL, NULL},
     true,
     false}};

/* Where `what` first stands in the text from `from` on; the text's length if nowhere. */
static size_t bitnet__search(bitnet_string text, size_t from, const char *what) {
    size_t length = strlen(what);
    for (; from + length <= text.length; from++)
        if (memcmp(text.data + from, what, length) == 0) return from;
    return text.length;
}

static bool bitnet__has(bitnet_string text, const char *what) {
    return bitnet__search(text, 0, what) < text.length;
}

/* The form that the file's template has. One converter wrote a wrong template into the files of
   BitNet 2B-4T ("Human: ", "BITNETAssistant: "); its form is that of the model all the same, and
   so it is where a model of that architecture and vocabulary comes without a template. */
static bitnet_chat_form bitnet__chat_recognise(const bitnet_tokenizer *t, const bitnet_gguf *gguf) {
    bitnet_string s = bitnet__string("");
    size_t user;
    if (!bitnet_gguf_string(bitnet_gguf_find(gguf, "tokenizer.chat_template"), 0, &s)) {
        const bitnet__architecture *architecture;
        bitnet_gguf_string(bitnet_gguf_find(gguf, "general.architecture"), 0, &s);
        architecture = bitnet__architecture_of(s);
        return architecture && bitnet__find_name(t, bitnet__string("<|eot_id|>")) >= 0
                   ? architecture->chat
                   : BITNET_CHAT_NONE;
    }
    if (bitnet__has(s, "<|start_header_id|>")) return BITNET_CHAT_LLAMA3;
    if (bitnet__has(s, "<|im_start|>"))
        return bitnet__has(s, "<|im_sep|>") ? BITNET_CHAT_NONE : BITNET_CHAT_CHATML;
    if (bitnet__has(s, "BITNETAssistant") ||
        (bitnet__has(s, "Assistant: ") && bitnet__has(s, "<|eot_id|>")))
        return BITNET_CHAT_BITNET;
    /* Others share Falcon's headers, but end the user's turn with <|end|> or with eos. */
    user = bitnet__search(s, 0, "<|user|>");
    if (user < s.length && bitnet__has(s, "<|assistant|>") && !bitnet__has(s, "<|end|>") &&
        bitnet__search(s, user, "<|assistant|>") <= bitnet__search(s, user, "eos_token"))
        return BITNET_CHAT_FALCON;
    if (bitnet__has(s, "<start_of_turn>")) return BITNET_CHAT_GEMMA;
    if (bitnet__has(s, "<\xE7\x94\xA8\xE6\x88\xB7>")) return BITNET_CHAT_MINICPM;
    if (bitnet__has(s, "[INST]") && bitnet__has(s, "<<SYS>>")) return BITNET_CHAT_LLAMA2;
    /* Others have blanks around the text, or a [SYSTEM_PROMPT]. */
    if ((bitnet__has(s, "\"[INST]\"") || bitnet__has(s, "'[INST]'")) &&
        !bitnet__has(s, "[SYSTEM_PROMPT]"))
        return BITNET_CHAT_MISTRAL;
    return BITNET_CHAT_NONE;
}

/* Line breaks in a template are written as such or as \\n. */
static bitnet__thinking bitnet__thinking_of(const bitnet_gguf *gguf) {
    bitnet_string s = bitnet__string("");
    bitnet_gguf_string(bitnet_gguf_find(gguf, "tokenizer.chat_template"), 0, &s);
    if (bitnet__has(s, "assistant\\n<think>\\n'") || bitnet__has(s, "assistant\n<think>\n'"))
        return BITNET__THINKS_ALWAYS;
    return bitnet__has(s, "</think>") ? BITNET__THINKS_FREELY : BITNET__THINKS_NEVER;
}

BITNET_API bitnet_chat_form bitnet_chat_form_of(const bitnet_tokenizer *tokenizer) {
    return tokenizer->chat;
}

/* The text without the white space around it. */
static bitnet_string bitnet__trim(bitnet_string s) {
    size_t at, bytes;
    bitnet_string trimmed;
    trimmed.data = s.data;
    trimmed.length = 0;
    for (at = 0; at < s.length; at += bytes) {
        uint32_t c;
        bytes = bitnet__utf8(s.data + at, s.length - at, &c);
        if (bytes == 0) bytes = 1;
        if (bitnet__class_of(c) != BITNET__SPACE)
            trimmed.length = (size_t)(s.data + at + bytes - trimmed.data);
        else if (trimmed.length == 0) trimmed.data = s.data + at + bytes;
    }
    return trimmed;
}

/* Messages as they are written one behind the other. Without room for them they are counted. */
typedef struct bitnet__transcript {
    char *text;
    size_t length;
    size_t *borders; /* see bitnet__encode */
    size_t border_count;
} bitnet__transcript;

static void bitnet__transcribe(bitnet__transcript *to, bitnet_string s) {
    if (to->text && s.length) memcpy(to->text + to->length, s.data, s.length);
    to->length += s.length;
}

static void bitnet__border(bitnet__transcript *to) {
    if (to->text) to->borders[to->border_count] = to->length;
    to->border_count++;
}

/* The text of a message as it is written. */
static bitnet_string bitnet__message_text(const bitnet_tokenizer *t,
                                          const bitnet__chat_style *style,
                                          const bitnet_message *message) {
    static const char end[] = "</think>";
    size_t thought;
    bitnet_string s;
    s.data = message->text;
    s.length = message->length;
    if (message->role == BITNET_ASSISTANT && t->thinking != BITNET__THINKS_NEVER &&
        (thought = bitnet__search(s, 0, end)) < s.length) {
        s.data += thought + sizeof end - 1, s.length -= thought + sizeof end - 1;
        while (s.length && *s.data == '\n') s.data++, s.length--;
    }
    return style->trim ? bitnet__trim(s) : s;
}

/* What stands behind the header of a reply that is still to come. */
static const char *bitnet__opened_thought(const bitnet_tokenizer *t, unsigned flags) {
    if (t->thinking == BITNET__THINKS_NEVER) return "";
    if (flags & BITNET_NO_THINKING) return "<think>\n\n</think>\n\n";
    return t->thinking == BITNET__THINKS_ALWAYS ? "<think>\n" : "";
}

enum { BITNET__ONLY_END = 1 << 16 }; /* a flag: of the message only what stands behind its text */

/* Writes a message. `joined`: the system's text has begun it; `joins`: it is such a text. */
static void bitnet__write_message(bitnet__transcript *to, const bitnet_tokenizer *t,
                                  const bitnet__chat_style *style, const bitnet_message *message,
                                  bool joined, bool joins, unsigned flags) {
    bitnet_role role = message->role;
    if (!joined && !(flags & BITNET__ONLY_END))
        bitnet__transcribe(to, bitnet__string(style->head[role]));
    if (role == BITNET_ASSISTANT && !message->text) {
        bitnet__transcribe(to, bitnet__string(bitnet__opened_thought(t, flags)));
        return;
    }
    bitnet__border(to);
    bitnet__transcribe(to, bitnet__message_text(t, style, message));
    bitnet__border(to);
    if (role == BITNET_ASSISTANT && style->eos)
        bitnet__transcribe(to, bitnet_token_name(t, t->eos));
    bitnet__transcribe(to, bitnet__string(joins ? style->joint : style->tail[role]));
}

static void bitnet__write_messages(bitnet__transcript *to, const bitnet_tokenizer *t,
                                   const bitnet__chat_style *style, const bitnet_message *messages,
                                   size_t count, unsigned flags) {
    bool joined = false;
    size_t i;
    to->length = to->border_count = 0;
    for (i = 0; i < count; i++) {
        bool joins = style->joint && messages[i].role == BITNET_SYSTEM && i + 1 < count &&
                     messages[i + 1].role == BITNET_USER;
        bitnet__write_message(to, t, style, &messages[i], joined, joins, flags);
        joined = joins;
    }
}

static bitnet_result bitnet__check_messages(const bitnet_tokenizer *t, bitnet_chat_form form,
                                            const bitnet_message *messages, size_t count) {
    size_t i, total = 0;
    if (count && !messages) return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        const bitnet_message *m = &messages[i];
        if (m->role < BITNET_SYSTEM || m->role > BITNET_TOOL || (m->length && !m->text) ||
            m->length > BITNET__TEXT_MAX / 2 - total || total > BITNET__TEXT_MAX / 2 - 256)
            return BITNET_ERROR_ARGUMENT;
        total += m->length + 128; /* more than head and tail have */
    }
    if (form <= BITNET_CHAT_NONE || form > BITNET_CHAT_MINICPM) return BITNET_ERROR_CHAT;
    for (i = 0; i < 3; i++) {
        const char *needed = bitnet__chat_styles[form].needs[i];
        if (needed && bitnet__find_name(t, bitnet__string(needed)) < 0) return BITNET_ERROR_CHAT;
    }
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_form form, const bitnet_message *messages,
                                            size_t message_count, unsigned flags, int32_t *ids,
                                            size_t capacity, size_t *count) {
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, ids, capacity);
    const bitnet__chat_style *style;
    bitnet__transcript all;
    bitnet_result result = bitnet__check_messages(tokenizer, form, messages, message_count);
    bool done;
    if (capacity && !ids) result = BITNET_ERROR_ARGUMENT;
    if (result != BITNET_OK) return result;
    style = bitnet__chat_styles + form;
    memset(&all, 0, sizeof all);
    bitnet__write_messages(&all, tokenizer, style, messages, message_count, flags);
    all.borders = (size_t *)bitnet__alloc_bytes(
        &tokenizer->allocator, (uint64_t)all.border_count * sizeof(size_t) + all.length + 1);
    if (!all.borders) return BITNET_ERROR_OUT_OF_MEMORY;
    all.text = (char *)(all.borders + all.border_count);
    bitnet__write_messages(&all, tokenizer, style, messages, message_count, flags);
    if ((flags & BITNET_ADD_BOS) && tokenizer->add_bos && tokenizer->bos >= 0)
        bitnet__emit(&e, tokenizer->bos);
    done = bitnet__encode(&e, all.text, all.length, all.borders, all.border_count);
    bitnet__encoder_end(&e);
    bitnet__free(&tokenizer->allocator, all.borders);
    *count = e.count;
    return done ? BITNET_OK : BITNET_ERROR_OUT_OF_MEMORY;
}

/* ============================================================================================
   >>grammar   Grammars: from GBNF to an automaton

   A rule becomes a graph of nodes: a node takes a byte within a range, takes a token, calls
   another rule, forks in two, or ends its rule. Characters are spelled out as the bytes of their
   UTF-8, so tokens may begin and end within one. What is repeated a number of times becomes a rule
   of its own that is called so often; a graph therefore is never copied, and {m,n} within {m,n}
   costs m + n nodes. A second pass looks at how rules begin: which may be empty, and in which order
   rules call one another before they have taken anything. One that comes round to itself could be
   called for ever, and is refused. >>matcher follows the graph.

   Calls >>tables, >>unicode and >>tokenizer.
   ============================================================================================ */

enum {
    BITNET__GRAMMAR_TEXT = 1 << 20,  /* bytes of a grammar */
    BITNET__GRAMMAR_NODES = 1 << 18, /* of all rules */
    BITNET__GRAMMAR_NESTING = 100,   /* groups within groups */
    BITNET__GRAMMAR_PROBES = 1 << 24 /* of the table of names */
};

typedef enum bitnet__node_kind {
    BITNET__NODE_END,   /* of a rule */
    BITNET__NODE_PASS,  /* nothing, goes to `next`: gone when the grammar is complete */
    BITNET__NODE_FORK,  /* goes to `next` and to `other` */
    BITNET__NODE_CALL,  /* rule `other`, then `next` */
    BITNET__NODE_BYTES, /* a byte low..high; when the grammar is complete: a class of bytes */
    BITNET__NODE_TOKEN, /* the token tokens[other] */
    BITNET__NODE_BUT    /* any token but tokens[other] and those that end a text */
} bitnet__node_kind;

typedef struct bitnet__node {
    uint8_t kind, low, high;
    bool first; /* comes before its rule has taken anything */
    int32_t next, other;
} bitnet__node;

typedef struct bitnet__production {
    bitnet_string name; /* in the text; a group's is that of the rule around it */
    int32_t entry;      /* -1: not defined yet */
    int32_t order;      /* after that of every rule that may begin with this one */
    bool empty;         /* may take nothing */
} bitnet__production;

struct bitnet_grammar {
    bitnet_allocator allocator;
    bitnet__node *nodes;
    bitnet__production *rules;
    int32_t *tokens; /* those that rules name, each once */
    size_t node_count, node_room, rule_count, rule_room, token_count, token_room;
    int32_t root;
    uint8_t class_of[256]; /* bytes that no node tells apart are of one class */
    int16_t only[256];     /* the byte of a class that has but one; else -1 */
    int32_t classes;
};

typedef struct bitnet__code_range {
    uint32_t low, high;
} bitnet__code_range;

typedef struct bitnet__fragment {
    int32_t first, last; /* `last` is a PASS whose next is still to come */
} bitnet__fragment;

/* The reading of a text. After the first failure nothing more is read. */
typedef struct bitnet__gbnf {
    bitnet_grammar *g;
    const bitnet_tokenizer *tokenizer; /* or NULL */
    const char *text;
    size_t length, at;
    int32_t *slots; /* hash table of the rules' names */
    uint32_t slot_mask, probes;
    bitnet__code_range *ranges; /* of the class that is being read */
    size_t range_count, range_room;
    bitnet_string name; /* of the rule that is being read */
    int depth;
    bitnet_result result;
    bitnet_error *error;
} bitnet__gbnf;

/* Fails at the present place; only the first failure counts. */
static void bitnet__gbnf_fail(bitnet__gbnf *p, bitnet_result result, const char *what,
                              bitnet_string name) {
    int64_t line = 1, column = 1;
    size_t i;
    if (p->result != BITNET_OK) return;
    for (i = 0; i < p->at && i < p->length; i++) {
        column = p->text[i] == '\n' ? 1 : column + 1;
        line += p->text[i] == '\n';
    }
    p->result = name.length
                    ? bitnet__fail(p->error, result, "line %i, column %i: %s '%t'", line, column,
                                   what, &name)
                    : bitnet__fail(p->error, result, "line %i, column %i: %s", line, column, what);
}

static void bitnet__gbnf_expect(bitnet__gbnf *p, const char *what) {
    bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_SYNTAX, what, bitnet__string(""));
}

/* ---- the graph */

/* A new node; node 0 after a failure. */
static int32_t bitnet__node_add(bitnet__gbnf *p, bitnet__node_kind kind, int32_t next,
                                int32_t other) {
    bitnet_grammar *g = p->g;
    bitnet__node *node;
    if (p->result != BITNET_OK) return 0;
    if (g->node_count == BITNET__GRAMMAR_NODES) {
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_LIMIT, "the grammar is too large",
                          bitnet__string(""));
        return 0;
    }
    if (!bitnet__grow(&g->allocator, &g->nodes, &g->node_room, g->node_count, g->node_count + 1,
                      sizeof *g->nodes)) {
        p->result = bitnet__no_memory(p->error);
        return 0;
    }
    node = &g->nodes[g->node_count];
    memset(node, 0, sizeof *node);
    node->kind = (uint8_t)kind;
    node->next = next;
    node->other = other;
    return (int32_t)g->node_count++;
}

static int32_t bitnet__node_bytes(bitnet__gbnf *p, uint8_t low, uint8_t high, int32_t next) {
    int32_t at = bitnet__node_add(p, BITNET__NODE_BYTES, next, 0);
    if (p->result == BITNET_OK) {
        p->g->nodes[at].low = low;
        p->g->nodes[at].high = high;
    }
    return at;
}

static void bitnet__link(bitnet__gbnf *p, int32_t from, int32_t to) {
    if (p->result == BITNET_OK) p->g->nodes[from].next = to;
}

static bitnet__fragment bitnet__fragment_of(bitnet__gbnf *p, int32_t first, int32_t last) {
    bitnet__fragment f;
    f.first = first;
    f.last = last < 0 ? bitnet__node_add(p, BITNET__NODE_PASS, 0, 0) : last;
    if (f.first < 0) f.first = f.last;
    return f;
}

static bitnet__fragment bitnet__fragment_empty(bitnet__gbnf *p) {
    return bitnet__fragment_of(p, -1, -1);
}

/* One node that goes on to the end of the fragment. */
static bitnet__fragment bitnet__fragment_single(bitnet__gbnf *p, bitnet__node_kind kind,
                                                int32_t other) {
    bitnet__fragment f = bitnet__fragment_empty(p);
    f.first = bitnet__node_add(p, kind, f.last, other);
    return f;
}

static bitnet__fragment bitnet__fragment_either(bitnet__gbnf *p, bitnet__fragment a,
                                                bitnet__fragment b) {
    bitnet__link(p, b.last, a.last);
    a.first = bitnet__node_add(p, BITNET__NODE_FORK, a.first, b.first);
    return a;
}

static bitnet__fragment bitnet__fragment_then(bitnet__gbnf *p, bitnet__fragment a,
                                              bitnet__fragment b) {
    bitnet__link(p, a.last, b.first);
    a.last = b.last;
    return a;
}

/* ---- rules and tokens */

/* A new rule, or -1. */
static int32_t bitnet__rule_add(bitnet__gbnf *p, bitnet_string name) {
    bitnet_grammar *g = p->g;
    bitnet__production *rule;
    if (p->result != BITNET_OK) return -1;
    if (!bitnet__grow(&g->allocator, &g->rules, &g->rule_room, g->rule_count, g->rule_count + 1,
                      sizeof *g->rules)) {
        p->result = bitnet__no_memory(p->error);
        return -1;
    }
    rule = &g->rules[g->rule_count];
    memset(rule, 0, sizeof *rule);
    rule->name = name;
    rule->entry = -1;
    return (int32_t)g->rule_count++;
}

/* The rule of that name, which may have to be defined yet; -1 on failure. */
static int32_t bitnet__rule_named(bitnet__gbnf *p, bitnet_string name) {
    uint32_t i = bitnet__hash_of(name) & p->slot_mask;
    for (; p->slots[i] >= 0; i = (i + 1) & p->slot_mask) {
        if (bitnet__equal(p->g->rules[p->slots[i]].name, name)) return p->slots[i];
        if (++p->probes > BITNET__GRAMMAR_PROBES) { /* names that were chosen to collide */
            bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_LIMIT, "too many rules", name);
            return -1;
        }
    }
    return p->slots[i] = bitnet__rule_add(p, name);
}

/* The number of a named token in the grammar's list; 0 on failure. */
static int32_t bitnet__token_named(bitnet__gbnf *p, int32_t id) {
    bitnet_grammar *g = p->g;
    size_t i;
    for (i = 0; i < g->token_count; i++)
        if (g->tokens[i] == id) return (int32_t)i;
    if (g->token_count == 256) {
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_LIMIT, "more than 256 tokens are named",
                          bitnet__string(""));
        return 0;
    }
    if (!bitnet__grow(&g->allocator, &g->tokens, &g->token_room, g->token_count, g->token_count + 1,
                      sizeof *g->tokens)) {
        p->result = bitnet__no_memory(p->error);
        return 0;
    }
    g->tokens[g->token_count] = id;
    return (int32_t)g->token_count++;
}

/* ---- classes of characters */

/* The bytes of a character: 1 to 4. */
static int bitnet__encode_utf8(uint32_t c, uint8_t *out) {
    int bytes = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4, i;
    static const uint8_t lead[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (i = bytes - 1; i > 0; i--, c >>= 6) out[i] = (uint8_t)(0x80 | (c & 0x3F));
    out[0] = (uint8_t)(lead[bytes] | c);
    return bytes;
}

/* A class on its way into the graph: its ways in, the nodes that take its last bytes whatever they
   are, and where they lead. */
typedef struct bitnet__class_graph {
    int32_t first, last, rest[4];
} bitnet__class_graph;

/* Characters whose bytes differ from one another only within a range for each byte. */
static void bitnet__class_sequence(bitnet__gbnf *p, bitnet__class_graph *c, uint32_t low,
                                   uint32_t high) {
    uint8_t from[4], to[4];
    int bytes = bitnet__encode_utf8(low, from), i;
    int32_t at = c->last;
    bool any = true; /* byte i and all behind it may be whatever they are */
    bitnet__encode_utf8(high, to);
    for (i = bytes - 1; i >= 0; i--) {
        any = any && i > 0 && from[i] == 0x80 && to[i] == 0xBF;
        if (any && c->rest[bytes - i] >= 0) {
            at = c->rest[bytes - i];
        } else {
            at = bitnet__node_bytes(p, from[i], to[i], at);
            if (any) c->rest[bytes - i] = at;
        }
    }
    c->first = c->first < 0 ? at : bitnet__node_add(p, BITNET__NODE_FORK, at, c->first);
}

/* Characters low..high, cut where the number of bytes changes, at the surrogates, which UTF-8 does
   not have, and so that each piece is a sequence of ranges of bytes. */
static void bitnet__class_range(bitnet__gbnf *p, bitnet__class_graph *c, uint32_t low,
                                uint32_t high) {
    static const uint32_t borders[] = {0x80, 0x800, 0xD800, 0xE000, 0x10000};
    uint32_t mask;
    int i;
    for (i = 0; i < 5; i++)
        if (low < borders[i] && high >= borders[i]) {
            bitnet__class_range(p, c, low, borders[i] - 1);
            bitnet__class_range(p, c, borders[i], high);
            return;
        }
    if (low >= 0xD800 && high <= 0xDFFF) return;
    for (mask = 0x3F; low >= 0x80 && mask < 0x40000; mask = mask << 6 | 0x3F) {
        uint32_t cut;
        if ((low & ~mask) == (high & ~mask)) break;
        if ((low & mask) != 0) cut = (low | mask) + 1;
        else if ((high & mask) != mask) cut = high & ~mask;
        else continue;
        bitnet__class_range(p, c, low, cut - 1);
        bitnet__class_range(p, c, cut, high);
        return;
    }
    bitnet__class_sequence(p, c, low, high);
}

static void bitnet__class_add(bitnet__gbnf *p, uint32_t low, uint32_t high) {
    if (!bitnet__grow(&p->g->allocator, &p->ranges, &p->range_room, p->range_count,
                      p->range_count + 1, sizeof *p->ranges)) {
        p->result = bitnet__no_memory(p->error);
        return;
    }
    p->ranges[p->range_count].low = low;
    p->ranges[p->range_count++].high = high;
}

/* Sorts the ranges by where they begin: Shell's sort. */
static void bitnet__class_sort(bitnet__code_range *r, size_t count) {
    size_t gap, i, k;
    for (gap = count / 2; gap > 0; gap /= 2)
        for (i = gap; i < count; i++) {
            bitnet__code_range moved = r[i];
            for (k = i; k >= gap && r[k - gap].low > moved.low; k -= gap) r[k] = r[k - gap];
            r[k] = moved;
        }
}

/* The characters of p->ranges, or all others. */
static bitnet__fragment bitnet__class_fragment(bitnet__gbnf *p, bool negated) {
    bitnet__class_graph c = {-1, -1, {-1, -1, -1, -1}};
    bitnet__fragment f = bitnet__fragment_empty(p);
    uint32_t from = 0; /* what lies below is done */
    size_t i;
    c.last = f.last;
    bitnet__class_sort(p->ranges, p->range_count);
    for (i = 0; i < p->range_count && p->result == BITNET_OK; i++) {
        uint32_t low = p->ranges[i].low, high = p->ranges[i].high;
        if (high < from) continue;
        if (negated && low > from) bitnet__class_range(p, &c, from, low - 1);
        if (!negated) bitnet__class_range(p, &c, low > from ? low : from, high);
        from = high + 1;
    }
    if (negated && from <= 0x10FFFF) bitnet__class_range(p, &c, from, 0x10FFFF);
    if (c.first < 0) bitnet__gbnf_expect(p, "no character is in this class");
    else f.first = c.first;
    return f;
}

/* ---- reading */

static int bitnet__gbnf_peek(const bitnet__gbnf *p) {
    return p->at < p->length ? (uint8_t)p->text[p->at] : -1;
}

static bool bitnet__gbnf_take(bitnet__gbnf *p, char c) {
    if (bitnet__gbnf_peek(p) != (uint8_t)c) return false;
    p->at++;
    return true;
}

/* Skips spaces and comments, and newlines where they mean nothing. */
static void bitnet__gbnf_skip(bitnet__gbnf *p, bool newlines) {
    for (; p->at < p->length; p->at++) {
        char c = p->text[p->at];
        if (c == '#') {
            while (p->at < p->length && p->text[p->at] != '\n' && p->text[p->at] != '\r') p->at++;
            p->at--;
        } else if (c != ' ' && c != '\t' && !(newlines && (c == '\n' || c == '\r'))) {
            break;
        }
    }
}

static bitnet_string bitnet__gbnf_name(bitnet__gbnf *p) {
    bitnet_string name;
    name.data = p->text + p->at;
    for (; p->at < p->length; p->at++) {
        char c = p->text[p->at], lower = (char)(c | 32);
        if (!(lower >= 'a' && lower <= 'z') && !(c >= '0' && c <= '9') && c != '-' && c != '_')
            break;
    }
    name.length = (size_t)(p->text + p->at - name.data);
    return name;
}

/* A whole number up to `most`. */
static int32_t bitnet__gbnf_number(bitnet__gbnf *p, int32_t most) {
    size_t begin = p->at;
    int64_t number = 0;
    for (; p->at < p->length && p->text[p->at] >= '0' && p->text[p->at] <= '9'; p->at++)
        if (number <= most) number = number * 10 + (p->text[p->at] - '0');
    if (p->at == begin) bitnet__gbnf_expect(p, "a number must stand here");
    else if (number > most)
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_LIMIT, "the number is too large",
                          bitnet__string(""));
    return p->result == BITNET_OK ? (int32_t)number : 0;
}

/* The digits of \x, \u and \U. */
static uint32_t bitnet__gbnf_hex(bitnet__gbnf *p, int digits) {
    uint32_t c = 0;
    for (; digits > 0; digits--, p->at++) {
        int digit = p->at < p->length ? bitnet__hex_digit(p->text[p->at]) : -1;
        if (digit < 0) {
            bitnet__gbnf_expect(p, "a hexadecimal digit must stand here");
            return 0;
        }
        c = c << 4 | (uint32_t)digit;
    }
    if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        bitnet__gbnf_expect(p, "this escape is no character");
    return c;
}

/* One character of a literal or a class, escaped or as it is. */
static uint32_t bitnet__gbnf_character(bitnet__gbnf *p) {
    static const char plain[] = "\"\\[]-^/";
    uint32_t c;
    size_t bytes;
    int escape;
    if (p->at >= p->length) {
        bitnet__gbnf_expect(p, "the text ends too early");
        return 0;
    }
    if (bitnet__gbnf_take(p, '\\')) {
        escape = bitnet__gbnf_peek(p);
        p->at++;
        switch (escape) {
        case 'x': return bitnet__gbnf_hex(p, 2);
        case 'u': return bitnet__gbnf_hex(p, 4);
        case 'U': return bitnet__gbnf_hex(p, 8);
        case 'n': return '\n';
        case 'r': return '\r';
        case 't': return '\t';
        default: break;
        }
        if (escape > 0 && strchr(plain, escape)) return (uint32_t)escape;
        p->at--;
        bitnet__gbnf_expect(p, "an unknown escape");
        return 0;
    }
    bytes = bitnet__utf8(p->text + p->at, p->length - p->at, &c);
    if (bytes == 0 || c == BITNET__INVALID) bitnet__gbnf_expect(p, "this is not UTF-8");
    p->at += bytes;
    return c;
}

static bitnet__fragment bitnet__gbnf_literal(bitnet__gbnf *p) {
    bitnet__fragment f = bitnet__fragment_empty(p);
    while (p->result == BITNET_OK && !bitnet__gbnf_take(p, '"')) {
        uint8_t utf8[4];
        int bytes = bitnet__encode_utf8(bitnet__gbnf_character(p), utf8), i;
        for (i = 0; i < bytes; i++) {
            bitnet__fragment byte = bitnet__fragment_empty(p);
            byte.first = bitnet__node_bytes(p, utf8[i], utf8[i], byte.last);
            f = bitnet__fragment_then(p, f, byte);
        }
    }
    return f;
}

static bitnet__fragment bitnet__gbnf_class(bitnet__gbnf *p) {
    bool negated = bitnet__gbnf_take(p, '^');
    p->range_count = 0;
    while (p->result == BITNET_OK && !bitnet__gbnf_take(p, ']')) {
        uint32_t low = bitnet__gbnf_character(p), high = low;
        if (p->at + 1 < p->length && p->text[p->at] == '-' && p->text[p->at + 1] != ']') {
            p->at++;
            high = bitnet__gbnf_character(p);
        }
        if (high < low) bitnet__gbnf_expect(p, "a range must not end before it begins");
        if (p->result == BITNET_OK) bitnet__class_add(p, low, high);
    }
    if (p->range_count == 0) bitnet__gbnf_expect(p, "the class is empty");
    return bitnet__class_fragment(p, negated);
}

/* <[1000]> or <name>; the name includes its brackets. */
static bitnet__fragment bitnet__gbnf_token(bitnet__gbnf *p, bool but) {
    bitnet_string name;
    int32_t id, most = p->tokenizer ? bitnet_token_count(p->tokenizer) - 1 : INT32_MAX / 4;
    name.data = p->text + p->at;
    if (!bitnet__gbnf_take(p, '<')) bitnet__gbnf_expect(p, "a token, <...>, must stand here");
    if (bitnet__gbnf_take(p, '[')) {
        id = bitnet__gbnf_number(p, most);
        if (!bitnet__gbnf_take(p, ']') || !bitnet__gbnf_take(p, '>'))
            bitnet__gbnf_expect(p, "a token's number must end in ]>");
    } else {
        while (p->at < p->length && p->text[p->at] != '>' && p->text[p->at] != '\n') p->at++;
        if (!bitnet__gbnf_take(p, '>')) bitnet__gbnf_expect(p, "a token's name must end in >");
        name.length = (size_t)(p->text + p->at - name.data);
        id = p->tokenizer ? bitnet_token_find(p->tokenizer, name.data, name.length) : -1;
        if (id < 0)
            bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME,
                              p->tokenizer ? "the vocabulary has no token"
                                           : "without a tokenizer there is no token",
                              name);
    }
    return bitnet__fragment_single(p, but ? BITNET__NODE_BUT : BITNET__NODE_TOKEN,
                                   bitnet__token_named(p, id));
}

static bitnet__fragment bitnet__gbnf_alternatives(bitnet__gbnf *p, bool nested);

static bitnet__fragment bitnet__gbnf_group(bitnet__gbnf *p) {
    bitnet__fragment f;
    bitnet__gbnf_skip(p, true);
    if (++p->depth > BITNET__GRAMMAR_NESTING)
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_LIMIT, "groups are nested too deeply",
                          bitnet__string(""));
    f = bitnet__gbnf_alternatives(p, true);
    p->depth--;
    if (!bitnet__gbnf_take(p, ')')) bitnet__gbnf_expect(p, "the group must end in )");
    return f;
}

/* ---- repetition */

/* The fragment any number of times, at least once if `once`. */
static bitnet__fragment bitnet__fragment_loop(bitnet__gbnf *p, bitnet__fragment f, bool once) {
    bitnet__fragment out = bitnet__fragment_empty(p);
    int32_t fork = bitnet__node_add(p, BITNET__NODE_FORK, f.first, out.last);
    bitnet__link(p, f.last, fork);
    return bitnet__fragment_of(p, once ? f.first : fork, out.last);
}

/* The fragment, or nothing. */
static bitnet__fragment bitnet__fragment_maybe(bitnet__gbnf *p, bitnet__fragment f) {
    return bitnet__fragment_either(p, f, bitnet__fragment_empty(p));
}

/* The fragment `least` to `most` times (-1: without end), as calls of a rule. */
static bitnet__fragment bitnet__fragment_times(bitnet__gbnf *p, bitnet__fragment f, int32_t least,
                                               int32_t most) {
    bitnet__fragment all, one;
    int32_t rule, i;
    if (least == 1 && most == 1) return f;
    if (least == 0 && most == 1) return bitnet__fragment_maybe(p, f);
    if (least <= 1 && most < 0) return bitnet__fragment_loop(p, f, least == 1);
    rule = bitnet__rule_add(p, p->name);
    bitnet__link(p, f.last, bitnet__node_add(p, BITNET__NODE_END, 0, 0));
    if (p->result == BITNET_OK) p->g->rules[rule].entry = f.first;
    all = bitnet__fragment_empty(p);
    for (i = 0; i < least && p->result == BITNET_OK; i++)
        all = bitnet__fragment_then(p, all, bitnet__fragment_single(p, BITNET__NODE_CALL, rule));
    if (most < 0) {
        one = bitnet__fragment_single(p, BITNET__NODE_CALL, rule);
        return bitnet__fragment_then(p, all, bitnet__fragment_loop(p, one, false));
    }
    one = bitnet__fragment_empty(p); /* (x (x (x)?)?)?, from the inside */
    for (; i < most && p->result == BITNET_OK; i++)
        one = bitnet__fragment_maybe(
            p, bitnet__fragment_then(p, bitnet__fragment_single(p, BITNET__NODE_CALL, rule), one));
    return bitnet__fragment_then(p, all, one);
}

/* {m}, {m,} or {m,n}; the bracket has been read. */
static bitnet__fragment bitnet__gbnf_braces(bitnet__gbnf *p, bitnet__fragment f) {
    int32_t least, most;
    bitnet__gbnf_skip(p, false);
    least = most = bitnet__gbnf_number(p, BITNET__GRAMMAR_NODES);
    bitnet__gbnf_skip(p, false);
    if (bitnet__gbnf_take(p, ',')) {
        bitnet__gbnf_skip(p, false);
        most = bitnet__gbnf_peek(p) == '}' ? -1 : bitnet__gbnf_number(p, BITNET__GRAMMAR_NODES);
        bitnet__gbnf_skip(p, false);
    }
    if (most >= 0 && most < least) bitnet__gbnf_expect(p, "at most must not be less than at least");
    if (!bitnet__gbnf_take(p, '}')) bitnet__gbnf_expect(p, "} must stand here");
    return bitnet__fragment_times(p, f, least, most);
}

/* What stands behind an item: any number of * + ? {m,n}. */
static bitnet__fragment bitnet__gbnf_repeat(bitnet__gbnf *p, bitnet__fragment f, bool nested) {
    for (;;) {
        bitnet__gbnf_skip(p, nested);
        if (p->result != BITNET_OK) return f;
        if (bitnet__gbnf_take(p, '*')) f = bitnet__fragment_loop(p, f, false);
        else if (bitnet__gbnf_take(p, '+')) f = bitnet__fragment_loop(p, f, true);
        else if (bitnet__gbnf_take(p, '?')) f = bitnet__fragment_maybe(p, f);
        else if (bitnet__gbnf_take(p, '{')) f = bitnet__gbnf_braces(p, f);
        else return f;
    }
}

/* ---- sequences, alternatives, rules */

/* One item; false if none begins here. */
static bool bitnet__gbnf_item(bitnet__gbnf *p, bitnet__fragment *f) {
    bitnet_string name;
    if (bitnet__gbnf_take(p, '"')) {
        *f = bitnet__gbnf_literal(p);
    } else if (bitnet__gbnf_take(p, '[')) {
        *f = bitnet__gbnf_class(p);
    } else if (bitnet__gbnf_take(p, '(')) {
        *f = bitnet__gbnf_group(p);
    } else if (bitnet__gbnf_take(p, '.')) {
        p->range_count = 0;
        *f = bitnet__class_fragment(p, true);
    } else if (bitnet__gbnf_peek(p) == '<') {
        *f = bitnet__gbnf_token(p, false);
    } else if (bitnet__gbnf_take(p, '!')) {
        *f = bitnet__gbnf_token(p, true);
    } else {
        name = bitnet__gbnf_name(p);
        if (name.length == 0) return false;
        *f = bitnet__fragment_single(p, BITNET__NODE_CALL, bitnet__rule_named(p, name));
    }
    return true;
}

static bitnet__fragment bitnet__gbnf_sequence(bitnet__gbnf *p, bool nested) {
    bitnet__fragment all = bitnet__fragment_empty(p), f;
    bool repeats = false;
    while (p->result == BITNET_OK && bitnet__gbnf_item(p, &f)) {
        all = bitnet__fragment_then(p, all, bitnet__gbnf_repeat(p, f, nested));
        repeats = true;
    }
    if (!repeats && p->at < p->length && strchr("*+?{", p->text[p->at]) && p->text[p->at])
        bitnet__gbnf_expect(p, "there is nothing to repeat");
    return all;
}

static bitnet__fragment bitnet__gbnf_alternatives(bitnet__gbnf *p, bool nested) {
    bitnet__fragment all = bitnet__gbnf_sequence(p, nested);
    while (p->result == BITNET_OK && bitnet__gbnf_take(p, '|')) {
        bitnet__gbnf_skip(p, true);
        all = bitnet__fragment_either(p, all, bitnet__gbnf_sequence(p, nested));
    }
    return all;
}

static void bitnet__gbnf_rule(bitnet__gbnf *p) {
    bitnet__fragment f;
    int32_t rule;
    p->name = bitnet__gbnf_name(p);
    if (p->name.length == 0) bitnet__gbnf_expect(p, "a rule's name must stand here");
    if (p->result != BITNET_OK) return;
    if ((rule = bitnet__rule_named(p, p->name)) < 0) return;
    if (p->g->rules[rule].entry >= 0)
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME, "there already is a rule", p->name);
    bitnet__gbnf_skip(p, false);
    if (p->length - p->at < 3 || memcmp(p->text + p->at, "::=", 3) != 0)
        bitnet__gbnf_expect(p, "::= must stand here");
    p->at += 3;
    bitnet__gbnf_skip(p, true);
    f = bitnet__gbnf_alternatives(p, false);
    bitnet__link(p, f.last, bitnet__node_add(p, BITNET__NODE_END, 0, 0));
    if (p->result != BITNET_OK) return;
    p->g->rules[rule].entry = f.first;
    if (p->at < p->length && p->text[p->at] != '\n' && p->text[p->at] != '\r')
        bitnet__gbnf_expect(p, "the rule must end here");
    bitnet__gbnf_skip(p, true);
}

/* Reads all rules and finds the root. */
static void bitnet__gbnf_rules(bitnet__gbnf *p) {
    bitnet_grammar *g = p->g;
    size_t i;
    bitnet__gbnf_skip(p, true);
    while (p->result == BITNET_OK && p->at < p->length) bitnet__gbnf_rule(p);
    if (p->result != BITNET_OK) return;
    for (i = 0; i < g->rule_count && p->result == BITNET_OK; i++)
        if (g->rules[i].entry < 0) {
            p->at = (size_t)(g->rules[i].name.data - p->text);
            bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME, "there is no rule", g->rules[i].name);
        }
    g->root = bitnet__rule_named(p, bitnet__string("root"));
    if (p->result == BITNET_OK && g->rules[g->root].entry < 0)
        bitnet__gbnf_fail(p, BITNET_ERROR_GRAMMAR_NAME, "there is no rule", bitnet__string("root"));
}

/* ---- when all is read */

/* Where a node leads to, past what only passes; half of the way is saved for those who follow. */
static int32_t bitnet__pass(bitnet_grammar *g, int32_t at) {
    bitnet__node *nodes = g->nodes;
    while (nodes[at].kind == BITNET__NODE_PASS) {
        int32_t next = nodes[at].next;
        if (nodes[next].kind == BITNET__NODE_PASS) nodes[at].next = nodes[next].next;
        at = next;
    }
    return at;
}

/* Goes round what only passes. */
static void bitnet__grammar_shorten(bitnet_grammar *g) {
    size_t i;
    for (i = 0; i < g->node_count; i++) {
        bitnet__node *node = &g->nodes[i];
        if (node->kind == BITNET__NODE_END) continue;
        node->next = bitnet__pass(g, node->next);
        if (node->kind == BITNET__NODE_FORK) node->other = bitnet__pass(g, node->other);
    }
    for (i = 0; i < g->rule_count; i++) g->rules[i].entry = bitnet__pass(g, g->rules[i].entry);
}

/* Bytes that no node tells apart become one class, and nodes ask for classes. */
static void bitnet__grammar_classes(bitnet_grammar *g) {
    bool begins[257];
    size_t i;
    int c;
    memset(begins, 0, sizeof begins);
    for (i = 0; i < g->node_count; i++)
        if (g->nodes[i].kind == BITNET__NODE_BYTES)
            begins[g->nodes[i].low] = begins[g->nodes[i].high + 1] = true;
    for (c = 0; c < 256; c++) {
        if (c > 0 && begins[c]) g->classes++;
        g->only[g->classes] = (int16_t)(c == 0 || begins[c] ? c : -1);
        g->class_of[c] = (uint8_t)g->classes;
    }
    g->classes++;
    for (i = 0; i < g->node_count; i++) {
        bitnet__node *node = &g->nodes[i];
        if (node->kind != BITNET__NODE_BYTES) continue;
        node->low = g->class_of[node->low];
        node->high = g->class_of[node->high];
    }
}

/* How rules begin. `calls` chains the nodes by which each rule may begin with another, `waiting`
   those that wait to hear that a rule may be empty. */
typedef struct bitnet__beginnings {
    int32_t *stack, *owner, *next_call, *next_waiting; /* [nodes] */
    int32_t *calls, *waiting, *callers, *queue;        /* [rules] */
    size_t depth;
} bitnet__beginnings;

static void bitnet__begin_node(bitnet_grammar *g, bitnet__beginnings *b, int32_t at,
                               int32_t owner) {
    if (g->nodes[at].first) return;
    g->nodes[at].first = true;
    b->owner[at] = owner;
    b->stack[b->depth++] = at;
}

/* Marks the nodes that rules begin with, and the rules that may be empty. */
static void bitnet__begin_rules(bitnet_grammar *g, bitnet__beginnings *b) {
    size_t i;
    for (i = 0; i < g->rule_count; i++) {
        b->calls[i] = b->waiting[i] = -1;
        b->callers[i] = 0;
    }
    for (i = 0; i < g->rule_count; i++) {
        bitnet__begin_node(g, b, g->rules[i].entry, (int32_t)i);
        while (b->depth > 0) {
            int32_t at = b->stack[--b->depth], owner = b->owner[at], k;
            const bitnet__node *node = &g->nodes[at];
            if (node->kind == BITNET__NODE_FORK) {
                bitnet__begin_node(g, b, node->next, owner);
                bitnet__begin_node(g, b, node->other, owner);
            } else if (node->kind == BITNET__NODE_CALL) {
                b->next_call[at] = b->calls[owner];
                b->calls[owner] = at;
                b->callers[node->other]++;
                b->next_waiting[at] = b->waiting[node->other];
                b->waiting[node->other] = at;
                if (g->rules[node->other].empty) bitnet__begin_node(g, b, node->next, owner);
            } else if (node->kind == BITNET__NODE_END && !g->rules[owner].empty) {
                g->rules[owner].empty = true;
                for (k = b->waiting[owner]; k >= 0; k = b->next_waiting[k])
                    bitnet__begin_node(g, b, g->nodes[k].next, b->owner[k]);
            }
        }
    }
}

/* Orders the rules so that each comes before those that it may begin with. A rule that is left over
   begins with one that begins with it, or is begun by such a one: going back leads to one. */
static bitnet_result bitnet__order_rules(bitnet_grammar *g, bitnet__beginnings *b,
                                         bitnet_error *error) {
    size_t i, done = 0, count = 0;
    int32_t at = -1, k;
    for (i = 0; i < g->rule_count; i++)
        if (b->callers[i] == 0) b->queue[count++] = (int32_t)i;
    for (; done < count; done++) {
        int32_t rule = b->queue[done];
        g->rules[rule].order = (int32_t)done;
        for (k = b->calls[rule]; k >= 0; k = b->next_call[k])
            if (--b->callers[g->nodes[k].other] == 0) b->queue[count++] = g->nodes[k].other;
    }
    if (count == g->rule_count) return BITNET_OK;
    for (i = 0; i < g->rule_count; i++) {
        if (b->callers[i] == 0) continue;
        at = (int32_t)i;
        for (k = b->calls[i]; k >= 0; k = b->next_call[k])
            b->queue[g->nodes[k].other] = at; /* one that begins with it */
    }
    for (i = 0; i < g->rule_count; i++) at = b->queue[at];
    return bitnet__fail(error, BITNET_ERROR_GRAMMAR_RECURSION,
                        "rule '%t' begins with itself: put what repeats at the end, or use *",
                        &g->rules[at].name);
}

static bitnet_result bitnet__grammar_begin(bitnet_grammar *g, bitnet_error *error) {
    size_t nodes = g->node_count, rules = g->rule_count;
    int32_t *all = (int32_t *)bitnet__alloc(&g->allocator, 4 * nodes + 4 * rules, sizeof(int32_t));
    bitnet__beginnings b;
    bitnet_result result;
    if (!all) return bitnet__no_memory(error);
    b.stack = all;
    b.owner = all + nodes;
    b.next_call = all + 2 * nodes;
    b.next_waiting = all + 3 * nodes;
    b.calls = all + 4 * nodes;
    b.waiting = b.calls + rules;
    b.callers = b.waiting + rules;
    b.queue = b.callers + rules;
    b.depth = 0;
    bitnet__begin_rules(g, &b);
    result = bitnet__order_rules(g, &b, error);
    bitnet__free(&g->allocator, all);
    return result;
}

/* Compiles the text. */
static bitnet_result bitnet__grammar_compile(bitnet_grammar *g, bitnet_string text,
                                             const bitnet_tokenizer *tokenizer,
                                             bitnet_error *error) {
    uint32_t slots = 16, i;
    bitnet__gbnf p;
    while (slots < text.length + 2) slots *= 2; /* a name and what ends it are two bytes */
    memset(&p, 0, sizeof p);
    p.g = g;
    p.tokenizer = tokenizer;
    p.text = text.data;
    p.length = text.length;
    p.error = error;
    p.slot_mask = slots - 1;
    p.slots = (int32_t *)bitnet__alloc(&g->allocator, slots, sizeof *p.slots);
    if (!p.slots) return bitnet__no_memory(error);
    for (i = 0; i < slots; i++) p.slots[i] = -1;
    bitnet__gbnf_rules(&p);
    bitnet__free(&g->allocator, p.slots);
    bitnet__free(&g->allocator, p.ranges);
    if (p.result != BITNET_OK) return p.result;
    bitnet__grammar_shorten(g);
    bitnet__grammar_classes(g);
    return bitnet__grammar_begin(g, error);
}

BITNET_API bitnet_grammar *bitnet_grammar_create(const char *text, size_t length,
                                                 const bitnet_tokenizer *tokenizer,
                                                 const bitnet_allocator *allocator,
                                                 bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(allocator);
    bitnet_grammar *g;
    bitnet_string s;
    if (length > BITNET__GRAMMAR_TEXT) {
        bitnet__fail(error, BITNET_ERROR_GRAMMAR_LIMIT, "a grammar of %i bytes is too long",
                     (int64_t)length);
        return NULL;
    }
    g = (bitnet_grammar *)bitnet__alloc_zero(&a, 1, sizeof *g);
    if (!g) {
        bitnet__no_memory(error);
        return NULL;
    }
    g->allocator = a;
    s.data = length ? text : "";
    s.length = length;
    if (bitnet__grammar_compile(g, s, tokenizer, error) == BITNET_OK) return g;
    bitnet_grammar_free(g);
    return NULL;
}

BITNET_API void bitnet_grammar_free(bitnet_grammar *grammar) {
    bitnet_allocator a;
    if (!grammar) return;
    a = grammar->allocator;
    bitnet__free(&a, grammar->nodes);
    bitnet__free(&a, grammar->rules);
    bitnet__free(&a, grammar->tokens);
    bitnet__free(&a, grammar);
}

/* ============================================================================================
   >>json   JSON, as strangers write it

   All values of a text in one list, each with its first child and its next sibling, by number. RFC
   8259 and no more: no comments, no comma before a bracket, no key twice in an object, UTF-8.
   Strings are decoded, numbers stay as they are spelled.

   Calls >>unicode, >>tokenizer and >>grammar.
   ============================================================================================ */

enum { BITNET__JSON_VALUES = 1 << 13, BITNET__JSON_DEPTH = 64 };

typedef enum bitnet__json_kind {
    BITNET__JSON_NULL,
    BITNET__JSON_FALSE,
    BITNET__JSON_TRUE,
    BITNET__JSON_NUMBER,
    BITNET__JSON_STRING,
    BITNET__JSON_ARRAY,
    BITNET__JSON_OBJECT
} bitnet__json_kind;

typedef struct bitnet__json_value {
    bitnet__json_kind kind;
    bitnet_string key, text;     /* of a member of an object; of a string or number */
    bitnet_string raw;           /* as it is spelled */
    int32_t parent, child, next; /* -1: none */
    int32_t count;               /* children */
} bitnet__json_value;

typedef struct bitnet__json {
    bitnet_allocator allocator;
    bitnet__json_value *values; /* the first is the root */
    size_t count, room;
    char *strings; /* decoded: no longer than the text */
    size_t used;
    const char *text;
    size_t length, at;
    int depth;
    bitnet_result result;
    bitnet_error *error;
} bitnet__json;

static void bitnet__json_fail(bitnet__json *j, const char *what) {
    int64_t line = 1, column = 1;
    size_t i;
    if (j->result != BITNET_OK) return;
    for (i = 0; i < j->at && i < j->length; i++) {
        column = j->text[i] == '\n' ? 1 : column + 1;
        line += j->text[i] == '\n';
    }
    j->result =
        bitnet__fail(j->error, BITNET_ERROR_JSON, "line %i, column %i: %s", line, column, what);
}

static int bitnet__json_peek(const bitnet__json *j) {
    return j->at < j->length ? (uint8_t)j->text[j->at] : -1;
}

static bool bitnet__json_take(bitnet__json *j, const char *word) {
    size_t length = strlen(word);
    if (j->length - j->at < length || memcmp(j->text + j->at, word, length) != 0) return false;
    j->at += length;
    return true;
}

static void bitnet__json_space(bitnet__json *j) {
    while (j->at < j->length && j->text[j->at] && strchr(" \t\r\n", j->text[j->at])) j->at++;
}

/* The four digits of \u. */
static uint32_t bitnet__json_hex(bitnet__json *j) {
    uint32_t c = 0;
    int i;
    for (i = 0; i < 4; i++, j->at++) {
        int digit = j->at < j->length ? bitnet__hex_digit(j->text[j->at]) : -1;
        if (digit < 0) {
            bitnet__json_fail(j, "four hexadecimal digits must stand here");
            return 0;
        }
        c = c << 4 | (uint32_t)digit;
    }
    return c;
}

/* What is behind a backslash, as a character. */
static uint32_t bitnet__json_escape(bitnet__json *j) {
    static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    int c = bitnet__json_peek(j);
    const char *name = c > 0 ? strchr(names, c) : NULL;
    uint32_t high, low;
    if (name || c == 'u') j->at++;
    if (name) return (uint32_t)values[name - names];
    if (c != 'u') {
        bitnet__json_fail(j, c < 0 ? "the text ends too early" : "an unknown escape");
        return 0;
    }
    high = bitnet__json_hex(j);
    if (high < 0xD800 || high > 0xDFFF) return high;
    low = high < 0xDC00 && bitnet__json_take(j, "\\u") ? bitnet__json_hex(j) : 0;
    if (low >= 0xDC00 && low <= 0xDFFF) return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
    bitnet__json_fail(j, "half of a surrogate pair");
    return 0;
}

/* A string; its first quote has been read. */
static bitnet_string bitnet__json_string(bitnet__json *j) {
    bitnet_string s;
    s.data = j->strings + j->used;
    while (j->result == BITNET_OK && !bitnet__json_take(j, "\"")) {
        uint32_t c;
        size_t bytes = j->at < j->length ? bitnet__utf8(j->text + j->at, j->length - j->at, &c) : 0;
        if (bytes == 0 || c == BITNET__INVALID || c < 32) {
            bitnet__json_fail(j, bytes == 0 ? "the text ends too early"
                                 : c < 32   ? "a control character within a string"
                                            : "this is not UTF-8");
            break;
        }
        j->at += bytes;
        if (c == '\\') c = bitnet__json_escape(j);
        j->used += (size_t)bitnet__encode_utf8(c, (uint8_t *)j->strings + j->used);
    }
    s.length = (size_t)(j->strings + j->used - s.data);
    return s;
}

static bool bitnet__json_digits(bitnet__json *j) {
    size_t from = j->at;
    while (j->at < j->length && j->text[j->at] >= '0' && j->text[j->at] <= '9') j->at++;
    return j->at > from;
}

static bitnet_string bitnet__json_number(bitnet__json *j) {
    bitnet_string s;
    bool sound;
    s.data = j->text + j->at;
    bitnet__json_take(j, "-");
    sound = bitnet__json_take(j, "0") || bitnet__json_digits(j);
    if (bitnet__json_take(j, ".")) sound = bitnet__json_digits(j) && sound;
    if (bitnet__json_take(j, "e") || bitnet__json_take(j, "E")) {
        if (!bitnet__json_take(j, "-")) bitnet__json_take(j, "+");
        sound = bitnet__json_digits(j) && sound;
    }
    if (!sound) bitnet__json_fail(j, "a value must stand here");
    s.length = (size_t)(j->text + j->at - s.data);
    return s;
}

/* A new value, as the last child of `parent`, of which `last` was the last one; -1 on failure. */
static int32_t bitnet__json_add(bitnet__json *j, int32_t parent, int32_t last, bitnet_string key) {
    bitnet__json_value *value;
    int32_t at = (int32_t)j->count;
    if (j->count == BITNET__JSON_VALUES) bitnet__json_fail(j, "there are too many values");
    if (j->result != BITNET_OK) return -1;
    if (!bitnet__grow(&j->allocator, &j->values, &j->room, j->count, j->count + 1,
                      sizeof *j->values)) {
        j->result = bitnet__no_memory(j->error);
        return -1;
    }
    value = &j->values[j->count++];
    memset(value, 0, sizeof *value);
    value->key = key;
    value->parent = parent;
    value->child = value->next = -1;
    if (parent >= 0) j->values[parent].count++;
    if (last >= 0) j->values[last].next = at;
    else if (parent >= 0) j->values[parent].child = at;
    return at;
}

/* The member of an object, or -1. */
static int32_t bitnet__json_find(const bitnet__json *j, int32_t object, bitnet_string key) {
    int32_t at = j->values[object].kind == BITNET__JSON_OBJECT ? j->values[object].child : -1;
    while (at >= 0 && !bitnet__equal(j->values[at].key, key)) at = j->values[at].next;
    return at;
}

static void bitnet__json_read(bitnet__json *j, int32_t at);

/* What is in brackets, up to the closing one. */
static void bitnet__json_children(bitnet__json *j, int32_t parent, const char *close) {
    bool members = *close == '}';
    int32_t last = -1;
    if (++j->depth > BITNET__JSON_DEPTH) bitnet__json_fail(j, "brackets are nested too deeply");
    bitnet__json_space(j);
    if (j->result == BITNET_OK && bitnet__json_take(j, close)) {
        j->depth--;
        return;
    }
    while (j->result == BITNET_OK) {
        bitnet_string key = bitnet__string("");
        if (members) {
            bitnet__json_space(j);
            if (!bitnet__json_take(j, "\"")) bitnet__json_fail(j, "a key must stand here");
            else key = bitnet__json_string(j);
            if (bitnet__json_find(j, parent, key) >= 0)
                bitnet__json_fail(j, "this key has been there before");
            bitnet__json_space(j);
            if (!bitnet__json_take(j, ":")) bitnet__json_fail(j, ": must stand here");
        }
        last = bitnet__json_add(j, parent, last, key);
        if (last >= 0) bitnet__json_read(j, last);
        if (bitnet__json_take(j, close)) break;
        if (!bitnet__json_take(j, ",")) bitnet__json_fail(j, ", or a bracket must stand here");
    }
    j->depth--;
}

/* Reads value `at`, and the space around it. */
static void bitnet__json_read(bitnet__json *j, int32_t at) {
    static const char *const words[] = {"null", "false", "true"};
    bitnet_string text = bitnet__string("");
    int i;
    bitnet__json_space(j);
    j->values[at].raw.data = j->text + j->at;
    for (i = 0; i < 3 && !bitnet__json_take(j, words[i]); i++) {
    }
    j->values[at].kind = (bitnet__json_kind)i;
    if (i == 3 && bitnet__json_take(j, "\"")) {
        j->values[at].kind = BITNET__JSON_STRING;
        text = bitnet__json_string(j);
    } else if (i == 3 && bitnet__json_take(j, "[")) {
        j->values[at].kind = BITNET__JSON_ARRAY;
        bitnet__json_children(j, at, "]");
    } else if (i == 3 && bitnet__json_take(j, "{")) {
        j->values[at].kind = BITNET__JSON_OBJECT;
        bitnet__json_children(j, at, "}");
    } else if (i == 3) {
        text = bitnet__json_number(j);
    }
    if (j->result == BITNET_OK) {
        j->values[at].text = text;
        j->values[at].raw.length = (size_t)(j->text + j->at - j->values[at].raw.data);
    }
    bitnet__json_space(j);
}

static void bitnet__json_free(bitnet__json *j) {
    bitnet__free(&j->allocator, j->values);
    bitnet__free(&j->allocator, j->strings);
}

/* Reads the value that a text begins with, which must live as long as its values. Free it in any
   case. */
static bitnet_result bitnet__json_begin(bitnet__json *j, bitnet_string text,
                                        const bitnet_allocator *a, bitnet_error *error) {
    memset(j, 0, sizeof *j);
    j->allocator = *a;
    j->error = error;
    j->text = text.data;
    j->length = text.length;
    j->strings = (char *)bitnet__alloc(a, text.length + 4, 1);
    if (!j->strings) return j->result = bitnet__no_memory(error);
    if (bitnet__json_add(j, -1, -1, bitnet__string("")) == 0) bitnet__json_read(j, 0);
    return j->result;
}

/* True if reading failed where the text ends, or is cut off within a word. */
static bool bitnet__json_is_cut(const bitnet__json *j) {
    static const char *const words[] = {"null", "false", "true"};
    size_t left = j->at < j->length ? j->length - j->at : 0;
    int i;
    for (i = 0; i < 3; i++)
        if (left < strlen(words[i]) && (left == 0 || !memcmp(j->text + j->at, words[i], left)))
            return true;
    return false;
}

/* Reads a text that is one value. */
static bitnet_result bitnet__json_parse(bitnet__json *j, bitnet_string text,
                                        const bitnet_allocator *a, bitnet_error *error) {
    if (bitnet__json_begin(j, text, a, error) == BITNET_OK && j->at < j->length)
        bitnet__json_fail(j, "something follows the value");
    return j->result;
}

/* ============================================================================================
   >>schema   JSON schemas, as grammars

   A schema becomes a text in GBNF: a rule v7 for the schema that is value 7 of the file, and a few
   that all share. Members come in the order of `properties`; between what may be left out two rules
   for each tell whether a comma is due. White space is a blank, or a new line and up to 20 more,
   behind { [ , : and before a closing bracket. Numbers have at most 16 digits, so what is bounded
   ends. Every keyword is heeded or refused by its path.

   Calls >>unicode, >>grammar and >>json.
   ============================================================================================ */

enum {
    BITNET__SCHEMA_MOST = 1 << 16,
    BITNET__SCHEMA_ALIASES = 200,
    BITNET__SCHEMA_COMPARED = 1 << 22 /* pairs of values, to tell the schemas of oneOf apart */
};

static const char bitnet__schema_rules[] =
    "ws ::= (\" \" | \"\\n\" [ \\t]{0,20})?\n"
    "hex ::= [0-9a-fA-F]\n"
    "char ::= plain | \"\\\\\" ([\"\\\\/bfnrt] | \"u\" ([0-9a-ce-fA-CE-F] hex{3} | [dD] ([0-7] "
    "hex{2} "
    "| [89abAB] hex{2} \"\\\\u\" [dD] [c-fC-F] hex{2})))\n"
    "plain ::= [^\"\\\\\\x00-\\x1F]\n"
    "string ::= \"\\\"\" char* \"\\\"\"\n"
    "integer ::= \"-\"? (\"0\" | [1-9] [0-9]{0,15})\n"
    "number ::= integer (\".\" [0-9]{1,16})? ([eE] [-+]? [0-9]{1,2})?\n"
    "boolean ::= \"true\" | \"false\"\n"
    "null ::= \"null\"\n"
    "array ::= \"[\" ws (value (\",\" ws value)* ws)? \"]\"\n"
    "object ::= \"{\" ws (member (\",\" ws member)* ws)? \"}\"\n"
    "member ::= string \":\" ws value\n"
    "value ::= object | array | string | number | boolean | null\n";

/* Types, as bits, in the order of their names. */
enum {
    BITNET__TYPE_NULL = 1,
    BITNET__TYPE_BOOLEAN = 2,
    BITNET__TYPE_INTEGER = 4,
    BITNET__TYPE_NUMBER = 8,
    BITNET__TYPE_STRING = 16,
    BITNET__TYPE_ARRAY = 32,
    BITNET__TYPE_OBJECT = 64,
    BITNET__TYPE_ALL = 127
};

static const char *const bitnet__schema_types[] = {"null",   "boolean", "integer", "number",
                                                   "string", "array",   "object"};

typedef enum bitnet__keyword {
    BITNET__KEY_NONE, /* says nothing about values */
    BITNET__KEY_TYPE,
    BITNET__KEY_REF,
    BITNET__KEY_ANY_OF,
    BITNET__KEY_ONE_OF,
    BITNET__KEY_ENUM,
    BITNET__KEY_CONST,
    BITNET__KEY_PROPERTIES,
    BITNET__KEY_REQUIRED,
    BITNET__KEY_ADDITIONAL,
    BITNET__KEY_ITEMS,
    BITNET__KEY_MIN_ITEMS,
    BITNET__KEY_MAX_ITEMS,
    BITNET__KEY_MIN_LENGTH,
    BITNET__KEY_MAX_LENGTH,
    BITNET__KEY_MINIMUM,
    BITNET__KEY_MAXIMUM,
    BITNET__KEYS
} bitnet__keyword;

static const struct {
    const char *name;
    bitnet__keyword key;
    int type; /* whose values it restrains; 0: any */
} bitnet__keywords[] = {{"$schema", BITNET__KEY_NONE, 0},
                        {"$id", BITNET__KEY_NONE, 0},
                        {"$comment", BITNET__KEY_NONE, 0},
                        {"$defs", BITNET__KEY_NONE, 0},
                        {"definitions", BITNET__KEY_NONE, 0},
                        {"title", BITNET__KEY_NONE, 0},
                        {"description", BITNET__KEY_NONE, 0},
                        {"default", BITNET__KEY_NONE, 0},
                        {"examples", BITNET__KEY_NONE, 0},
                        {"deprecated", BITNET__KEY_NONE, 0},
                        {"readOnly", BITNET__KEY_NONE, 0},
                        {"writeOnly", BITNET__KEY_NONE, 0},
                        {"type", BITNET__KEY_TYPE, 0},
                        {"$ref", BITNET__KEY_REF, 0},
                        {"anyOf", BITNET__KEY_ANY_OF, 0},
                        {"oneOf", BITNET__KEY_ONE_OF, 0},
                        {"enum", BITNET__KEY_ENUM, 0},
                        {"const", BITNET__KEY_CONST, 0},
                        {"properties", BITNET__KEY_PROPERTIES, BITNET__TYPE_OBJECT},
                        {"required", BITNET__KEY_REQUIRED, BITNET__TYPE_OBJECT},
                        {"additionalProperties", BITNET__KEY_ADDITIONAL, BITNET__TYPE_OBJECT},
                        {"items", BITNET__KEY_ITEMS, BITNET__TYPE_ARRAY},
                        {"minItems", BITNET__KEY_MIN_ITEMS, BITNET__TYPE_ARRAY},
                        {"maxItems", BITNET__KEY_MAX_ITEMS, BITNET__TYPE_ARRAY},
                        {"minLength", BITNET__KEY_MIN_LENGTH, BITNET__TYPE_STRING},
                        {"maxLength", BITNET__KEY_MAX_LENGTH, BITNET__TYPE_STRING},
                        {"minimum", BITNET__KEY_MINIMUM, BITNET__TYPE_INTEGER},
                        {"maximum", BITNET__KEY_MAXIMUM, BITNET__TYPE_INTEGER}};

/* A member that an object may have. */
typedef struct bitnet__schema_member {
    bitnet_string name;
    int32_t schema; /* -1: whatever further members are */
    bool required;
} bitnet__schema_member;

typedef struct bitnet__schema {
    bitnet__json json;
    bitnet__schema_member *members; /* of the object that is being written */
    size_t member_count, member_room;
    uint8_t *wanted; /* [values] 1: a rule is to be written, 2: it has been */
    uint8_t *looked; /* [values] for leaving out what has been looked at: 1: at it, 2: done */
    char *text;
    size_t length, room;
    int32_t compared; /* pairs of values */
    int resource;     /* brackets around the schema that a reference is within */
    bitnet_result result;
    bitnet_error *error;
} bitnet__schema;

/* What one schema says: a value for each keyword, or -1. */
typedef struct bitnet__schema_keys {
    int32_t value[BITNET__KEYS];
    int types;
} bitnet__schema_keys;

/* ---- errors */

/* Writes "#/properties/a/items/0" before out[*at], as far as there is room. */
static void bitnet__schema_path(const bitnet__json *j, int32_t value, char *out, size_t *at) {
    for (; j->values[value].parent >= 0; value = j->values[value].parent) {
        const bitnet__json_value *v = &j->values[value];
        bitnet_string name = v->key;
        char digits[12];
        if (j->values[v->parent].kind == BITNET__JSON_ARRAY) {
            int32_t number = 0, i = j->values[v->parent].child;
            char *p = digits + sizeof digits;
            for (; i != value; i = j->values[i].next) number++;
            do *--p = (char)('0' + number % 10);
            while (number /= 10);
            name.data = p;
            name.length = (size_t)(digits + sizeof digits - p);
        }
        if (name.length + 2 > *at) break;
        *at -= name.length;
        memcpy(out + *at, name.data, name.length);
        out[--*at] = '/';
    }
    out[--*at] = '#';
}

/* Refuses a value of the schema. */
static void bitnet__schema_fail(bitnet__schema *c, int32_t value, const char *what) {
    char path[128];
    size_t at = sizeof path;
    bitnet_string where;
    if (c->result != BITNET_OK) return;
    bitnet__schema_path(&c->json, value, path, &at);
    where.data = path + at;
    where.length = sizeof path - at;
    c->result = bitnet__fail(c->error, BITNET_ERROR_SCHEMA, "%t: %s", &where, what);
}

/* ---- writing GBNF */

static void bitnet__schema_put(bitnet__schema *c, const char *text, size_t length) {
    if (c->result != BITNET_OK) return;
    if (c->length + length > BITNET__GRAMMAR_TEXT) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GRAMMAR_LIMIT, "the schema is too large");
        return;
    }
    if (!bitnet__grow(&c->json.allocator, &c->text, &c->room, c->length, c->length + length, 1)) {
        c->result = bitnet__no_memory(c->error);
        return;
    }
    memcpy(c->text + c->length, text, length);
    c->length += length;
}

/* Writes as bitnet__format does. */
static void bitnet__schema_write(bitnet__schema *c, const char *format, ...) {
    char line[200];
    va_list arguments;
    va_start(arguments, format);
    bitnet__format(line, sizeof line, format, arguments);
    va_end(arguments);
    bitnet__schema_put(c, line, strlen(line));
}

static void bitnet__schema_newline(bitnet__schema *c) { bitnet__schema_put(c, "\n", 1); }

/* The rule of a schema. */
static void bitnet__schema_rule(bitnet__schema *c, int32_t value) {
    if (!c->wanted[value]) c->wanted[value] = 1;
    bitnet__schema_write(c, "v%i ", (int64_t)value);
}

/* A piece of JSON within a literal. */
static void bitnet__schema_literal(bitnet__schema *c, const char *text, size_t length) {
    size_t i;
    for (i = 0; i < length; i++) {
        if (text[i] == '"' || text[i] == '\\') bitnet__schema_put(c, "\\", 1);
        bitnet__schema_put(c, text + i, 1);
    }
}

/* A string as JSON, within a literal. */
static void bitnet__schema_string(bitnet__schema *c, bitnet_string s) {
    static const char hex[] = "0123456789abcdef";
    size_t i;
    bitnet__schema_literal(c, "\"", 1);
    for (i = 0; i < s.length; i++) {
        uint8_t byte = (uint8_t)s.data[i];
        char escape[7] = "\\u00";
        if (byte == '"' || byte == '\\') bitnet__schema_literal(c, "\\", 1);
        if (byte >= 32) {
            bitnet__schema_literal(c, s.data + i, 1);
        } else if (byte == '\n' || byte == '\t') {
            bitnet__schema_literal(c, byte == '\n' ? "\\n" : "\\t", 2);
        } else {
            escape[4] = hex[byte >> 4];
            escape[5] = hex[byte & 15];
            bitnet__schema_literal(c, escape, 6);
        }
    }
    bitnet__schema_literal(c, "\"", 1);
}

/* A value as JSON without white space, within a literal. */
static void bitnet__schema_value(bitnet__schema *c, int32_t at) {
    static const char *const words[] = {"null", "false", "true"};
    const bitnet__json_value *v = &c->json.values[at];
    int32_t i;
    switch (v->kind) {
    case BITNET__JSON_NUMBER: bitnet__schema_literal(c, v->text.data, v->text.length); return;
    case BITNET__JSON_STRING: bitnet__schema_string(c, v->text); return;
    case BITNET__JSON_ARRAY:
    case BITNET__JSON_OBJECT: break;
    default: bitnet__schema_literal(c, words[v->kind], strlen(words[v->kind])); return;
    }
    bitnet__schema_literal(c, v->kind == BITNET__JSON_ARRAY ? "[" : "{", 1);
    for (i = v->child; i >= 0; i = c->json.values[i].next) {
        if (i != v->child) bitnet__schema_literal(c, ",", 1);
        if (v->kind == BITNET__JSON_OBJECT) {
            bitnet__schema_string(c, c->json.values[i].key);
            bitnet__schema_literal(c, ":", 1);
        }
        bitnet__schema_value(c, i);
    }
    bitnet__schema_literal(c, v->kind == BITNET__JSON_ARRAY ? "]" : "}", 1);
}

/* ---- reading a schema */

static int bitnet__schema_type(bitnet_string name) {
    int i;
    for (i = 0; i < 7; i++)
        if (bitnet__is(name, bitnet__schema_types[i])) return 1 << i;
    return 0;
}

/* The types that "type" names: one, or a list. */
static int bitnet__schema_types_of(bitnet__schema *c, int32_t value) {
    const bitnet__json_value *v = &c->json.values[value];
    int types = 0;
    int32_t i;
    if (v->kind == BITNET__JSON_STRING) types = bitnet__schema_type(v->text);
    for (i = v->kind == BITNET__JSON_ARRAY ? v->child : -1; i >= 0; i = c->json.values[i].next) {
        const bitnet__json_value *item = &c->json.values[i];
        int type = item->kind == BITNET__JSON_STRING ? bitnet__schema_type(item->text) : 0;
        if (!type) bitnet__schema_fail(c, i, "this is no type");
        types |= type;
    }
    if (!types) bitnet__schema_fail(c, value, "this is no type");
    return types & BITNET__TYPE_NUMBER ? types & ~BITNET__TYPE_INTEGER : types;
}

/* A whole number as the schema spells it: `least` to `most`. */
static int64_t bitnet__schema_number(bitnet__schema *c, int32_t value, int64_t least,
                                     int64_t most) {
    const bitnet__json_value *v = &c->json.values[value];
    bool negative = v->text.length > 0 && v->text.data[0] == '-';
    int64_t number = 0;
    size_t i;
    for (i = negative; v->kind == BITNET__JSON_NUMBER && i < v->text.length; i++) {
        if (v->text.data[i] < '0' || v->text.data[i] > '9' || i - negative >= 18) break;
        number = number * 10 + (v->text.data[i] - '0');
    }
    if (negative) number = -number;
    if (v->kind != BITNET__JSON_NUMBER || i < v->text.length || number < least || number > most)
        bitnet__schema_fail(c, value,
                            most == BITNET__SCHEMA_MOST ? "this must be an integer, 0 to 65536"
                                                        : "this must be an integer of 18 digits at "
                                                          "most");
    return number;
}

/* Sorts the keywords of a schema, which is an object. */
static void bitnet__schema_read(bitnet__schema *c, int32_t schema, bitnet__schema_keys *keys) {
    const size_t count = sizeof bitnet__keywords / sizeof *bitnet__keywords;
    int32_t i, alone = -1, others = 0;
    size_t k;
    int owners = 0;
    for (k = 0; k < BITNET__KEYS; k++) keys->value[k] = -1;
    for (i = c->json.values[schema].child; i >= 0; i = c->json.values[i].next) {
        for (k = 0; k < count; k++)
            if (bitnet__is(c->json.values[i].key, bitnet__keywords[k].name)) break;
        if (k == count) {
            bitnet__schema_fail(c, i, "this keyword is not supported");
            return;
        }
        if (bitnet__keywords[k].key == BITNET__KEY_NONE) continue;
        keys->value[bitnet__keywords[k].key] = i;
        owners |= bitnet__keywords[k].type;
        if (bitnet__keywords[k].key >= BITNET__KEY_REF &&
            bitnet__keywords[k].key <= BITNET__KEY_CONST)
            alone = i;
        others++;
    }
    /* a type may stand beside what lists values: of these those of the type count */
    if (alone >= 0 && others > 1 &&
        !(others == 2 && keys->value[BITNET__KEY_TYPE] >= 0 &&
          (keys->value[BITNET__KEY_ENUM] >= 0 || keys->value[BITNET__KEY_CONST] >= 0)))
        bitnet__schema_fail(c, alone, "other keywords beside this are not supported");
    keys->types = owners ? owners : BITNET__TYPE_ALL & ~BITNET__TYPE_INTEGER;
    if (keys->value[BITNET__KEY_TYPE] >= 0)
        keys->types = bitnet__schema_types_of(c, keys->value[BITNET__KEY_TYPE]);
}

/* The schema that the paths of a reference begin at: the whole, or one of several in it. */
static int32_t bitnet__schema_resource(const bitnet__schema *c, int32_t value) {
    int32_t at;
    int depth = 0;
    for (at = value; c->json.values[at].parent >= 0; at = c->json.values[at].parent) depth++;
    for (; depth > c->resource; depth--) value = c->json.values[value].parent;
    return value;
}

/* The schema that "$ref" means: a JSON pointer within this file. */
static int32_t bitnet__schema_resolve(bitnet__schema *c, int32_t ref) {
    const bitnet__json_value *v = &c->json.values[ref];
    char name[256];
    int32_t at = bitnet__schema_resource(c, ref), child;
    size_t i = 1, length;
    if (v->kind != BITNET__JSON_STRING || v->text.length == 0 || v->text.data[0] != '#') at = -1;
    while (at >= 0 && i < v->text.length) {
        const bitnet__json_value *here = &c->json.values[at];
        bitnet_string key;
        if (v->text.data[i++] != '/') at = -1;
        for (length = 0; i < v->text.length && v->text.data[i] != '/'; i++) {
            char byte = v->text.data[i];
            if (length == sizeof name || byte == '%') break;
            if (byte == '~' && i + 1 < v->text.length)
                byte = v->text.data[++i] == '0' ? '~' : v->text.data[i] == '1' ? '/' : '\0';
            name[length++] = byte;
        }
        if (at < 0 || (i < v->text.length && v->text.data[i] != '/')) break;
        key.data = name;
        key.length = length;
        child = here->kind == BITNET__JSON_OBJECT ? bitnet__json_find(&c->json, at, key) : -1;
        if (here->kind == BITNET__JSON_ARRAY && length == 1 && name[0] >= '0' && name[0] <= '9')
            for (child = here->child; child >= 0 && name[0] > '0'; name[0]--)
                child = c->json.values[child].next;
        at = child;
    }
    if (at < 0 || i < v->text.length) {
        bitnet__schema_fail(c, ref, "there is no such place in this schema");
        return ref;
    }
    return at;
}

/* Refuses a schema that means itself and nothing else: by references, or lists of choices. */
static void bitnet__schema_alias(bitnet__schema *c, int32_t schema, int depth) {
    static const char *const lists[] = {"anyOf", "oneOf"};
    int32_t at;
    int i;
    if (c->result != BITNET_OK || c->looked[schema] == 2) return;
    if (c->looked[schema] == 1 || depth == BITNET__SCHEMA_ALIASES) {
        bitnet__schema_fail(c, schema, "this refers to itself");
        return;
    }
    c->looked[schema] = 1;
    at = bitnet__json_find(&c->json, schema, bitnet__string("$ref"));
    if (at >= 0) bitnet__schema_alias(c, bitnet__schema_resolve(c, at), depth + 1);
    for (i = 0; i < 2; i++) {
        at = bitnet__json_find(&c->json, schema, bitnet__string(lists[i]));
        for (at = at < 0 ? -1 : c->json.values[at].child; at >= 0; at = c->json.values[at].next)
            bitnet__schema_alias(c, at, depth + 1);
    }
    c->looked[schema] = 2;
}

/* ---- integers within bounds */

static void bitnet__schema_digits(bitnet__schema *c, int count) {
    if (count > 0) bitnet__schema_write(c, "[0-9]{%i} ", (int64_t)count);
}

/* Any of the digits low..high, then `count` of any kind; nothing if there are none. */
static void bitnet__schema_between(bitnet__schema *c, int low, int high, int count) {
    if (low > high) return;
    bitnet__schema_write(c, "| [%i-%i] ", (int64_t)low, (int64_t)high);
    bitnet__schema_digits(c, count);
}

/* `count` digits that are not less, or not more, than these. */
static void bitnet__schema_bound(bitnet__schema *c, const char *digits, int count, bool least) {
    int digit = count > 0 ? digits[0] - '0' : 0, free = 0;
    while (free < count && digits[free] == (least ? '0' : '9')) free++;
    if (free == count) {
        bitnet__schema_digits(c, count);
        return;
    }
    bitnet__schema_write(c, "(\"%i\" ", (int64_t)digit);
    bitnet__schema_bound(c, digits + 1, count - 1, least);
    if (least) bitnet__schema_between(c, digit + 1, 9, count - 1);
    else bitnet__schema_between(c, 0, digit - 1, count - 1);
    bitnet__schema_put(c, ") ", 2);
}

/* Numbers of `count` digits, from `low` to `high`. */
static void bitnet__schema_range(bitnet__schema *c, const char *low, const char *high, int count) {
    for (; count > 0 && *low == *high; low++, high++, count--)
        bitnet__schema_write(c, "\"%i\" ", (int64_t)(*low - '0'));
    if (count == 0) return;
    bitnet__schema_write(c, "(\"%i\" ", (int64_t)(*low - '0'));
    bitnet__schema_bound(c, low + 1, count - 1, true);
    bitnet__schema_between(c, *low - '0' + 1, *high - '0' - 1, count - 1);
    bitnet__schema_write(c, "| \"%i\" ", (int64_t)(*high - '0'));
    bitnet__schema_bound(c, high + 1, count - 1, false);
    bitnet__schema_put(c, ") ", 2);
}

static int bitnet__schema_spell(int64_t number, char *digits) {
    int64_t rest = number;
    int count = 1, i;
    while (rest /= 10) count++;
    for (i = count - 1; i >= 0; i--, number /= 10) digits[i] = (char)('0' + number % 10);
    return count;
}

/* Numbers from low to high, neither less than 0: each length by itself, except
   the lengths whose numbers are all allowed. */
static void bitnet__schema_numbers(bitnet__schema *c, int64_t low, int64_t high) {
    char from[20], to[20];
    int64_t next, end;
    const char *separator = "(";
    for (; low <= high; low = next) {
        int count = bitnet__schema_spell(low, from), i;
        for (next = 1, i = 0; i < count; i++) next *= 10;
        bitnet__schema_write(c, "%s ", separator);
        separator = "|";
        for (end = next; end - 1 < high; end *= 10) i++;
        if (low == next / 10 && end - 1 == high && low > 0) {
            bitnet__schema_write(c, "[1-9] [0-9]{%i,%i} ", (int64_t)count - 1, (int64_t)i - 1);
            break;
        }
        end = next - 1 < high ? next - 1 : high;
        bitnet__schema_spell(end, to);
        bitnet__schema_range(c, from, to, count);
    }
    bitnet__schema_put(c, ") ", 2);
}

static void bitnet__schema_integer(bitnet__schema *c, const bitnet__schema_keys *keys) {
    const int64_t most = 999999999999999999, usual = 9999999999999999;
    int32_t minimum = keys->value[BITNET__KEY_MINIMUM], maximum = keys->value[BITNET__KEY_MAXIMUM];
    int64_t low = -usual, high = usual;
    if (minimum >= 0) low = bitnet__schema_number(c, minimum, -most, most);
    if (maximum >= 0) high = bitnet__schema_number(c, maximum, -most, most);
    if (minimum >= 0 && maximum < 0 && low > high) high = most;
    if (maximum >= 0 && minimum < 0 && high < low) low = -most;
    if (low > high) bitnet__schema_fail(c, minimum, "the minimum is more than the maximum");
    if (minimum < 0 && maximum < 0) bitnet__schema_write(c, "integer ");
    if (c->result != BITNET_OK || (minimum < 0 && maximum < 0)) return;
    if (low < 0) {
        bitnet__schema_put(c, "\"-\" ", 4);
        bitnet__schema_numbers(c, high < 0 ? -high : 1, -low);
        if (high >= 0) bitnet__schema_put(c, "| ", 2);
    }
    if (high >= 0) bitnet__schema_numbers(c, low < 0 ? 0 : low, high);
}

/* ---- objects */

static bitnet__schema_member *bitnet__schema_member_of(bitnet__schema *c, bitnet_string name) {
    size_t i;
    for (i = 0; i < c->member_count; i++)
        if (bitnet__equal(c->members[i].name, name)) return &c->members[i];
    if (!bitnet__grow(&c->json.allocator, &c->members, &c->member_room, c->member_count,
                      c->member_count + 1, sizeof *c->members)) {
        c->result = bitnet__no_memory(c->error);
        return NULL;
    }
    c->members[c->member_count].name = name;
    c->members[c->member_count].schema = -1;
    c->members[c->member_count].required = false;
    return &c->members[c->member_count++];
}

/* Lists the members that properties and required name. */
static void bitnet__schema_members(bitnet__schema *c, const bitnet__schema_keys *keys, bool more) {
    int32_t properties = keys->value[BITNET__KEY_PROPERTIES], i;
    int32_t required = keys->value[BITNET__KEY_REQUIRED];
    c->member_count = 0;
    if (properties >= 0 && c->json.values[properties].kind != BITNET__JSON_OBJECT)
        bitnet__schema_fail(c, properties, "this must be an object");
    if (required >= 0 && c->json.values[required].kind != BITNET__JSON_ARRAY)
        bitnet__schema_fail(c, required, "this must be an array");
    for (i = properties < 0 ? -1 : c->json.values[properties].child; i >= 0 && !c->result;
         i = c->json.values[i].next) {
        bitnet__schema_member *member = bitnet__schema_member_of(c, c->json.values[i].key);
        if (member) member->schema = i;
    }
    for (i = required < 0 ? -1 : c->json.values[required].child; i >= 0 && !c->result;
         i = c->json.values[i].next) {
        bitnet__schema_member *member;
        if (c->json.values[i].kind != BITNET__JSON_STRING)
            bitnet__schema_fail(c, i, "this must be a string");
        member = bitnet__schema_member_of(c, c->json.values[i].text);
        if (member) member->required = true;
        if (member && member->schema < 0 && !more)
            bitnet__schema_fail(c, i, "no property of that name may be there");
    }
}

static void bitnet__schema_sort(bitnet__schema_member *m, size_t count) {
    size_t gap, i, k;
    for (gap = count / 2; gap > 0; gap /= 2)
        for (i = gap; i < count; i++) {
            bitnet__schema_member moved = m[i];
            for (k = i; k >= gap; k -= gap) {
                bitnet_string a = m[k - gap].name, b = moved.name;
                size_t least = a.length < b.length ? a.length : b.length;
                int order = least ? memcmp(a.data, b.data, least) : 0;
                if (order < 0 || (order == 0 && a.length <= b.length)) break;
                m[k] = m[k - gap];
            }
            m[k] = moved;
        }
}

/* The rule of keys that begin like member `from` for `depth` bytes and are none of the members':
   for each character that goes on like one a rule of that kind, for all others any end. */
static void bitnet__schema_other_keys(bitnet__schema *c, int32_t schema, size_t from,
                                      size_t depth) {
    const bitnet__schema_member *m = c->members;
    bool whole = m[from].name.length == depth, any = false;
    size_t i;
    int pass;
    bitnet__schema_write(c, "v%i-k%i-%i ::= (", (int64_t)schema, (int64_t)from, (int64_t)depth);
    for (pass = 0; pass < 2; pass++) { /* the characters' rules, then all other characters */
        if (pass == 1)
            bitnet__schema_write(c, any ? "| [^\"\\\\\\x00-\\x1F" : "[^\"\\\\\\x00-\\x1F");
        for (i = from; i < c->member_count; i++) {
            bitnet_string name = m[i].name;
            uint32_t character;
            char escape[16];
            size_t bytes;
            if (bitnet__common(m[from].name, name) < depth) break;
            if (name.length == depth) continue;
            bytes = bitnet__utf8(name.data + depth, name.length - depth, &character);
            if (i > from && bitnet__common(m[i - 1].name, name) >= depth + bytes) continue;
            if (character < 32 || character == '"' || character == '\\') continue; /* escaped */
            memcpy(escape, "\\U", 2);
            for (bytes = 0; bytes < 8; bytes++)
                escape[2 + bytes] = "0123456789ABCDEF"[character >> (28 - 4 * bytes) & 15];
            escape[10] = 0;
            if (pass == 1) {
                bitnet__schema_put(c, escape, 10);
                continue;
            }
            bytes = bitnet__utf8(name.data + depth, name.length - depth, &character);
            bitnet__schema_write(c, any ? "| " : "");
            bitnet__schema_write(c, "[%s] v%i-k%i-%i ", escape, (int64_t)schema, (int64_t)i,
                                 (int64_t)(depth + bytes));
            any = true;
        }
    }
    bitnet__schema_write(c, whole ? "] plain*)" : "] plain*)?");
    bitnet__schema_newline(c);
}

/* The rules of a key that is none of the members', and of a further member. Keys are written
   without escapes, so none is spelled in two ways. */
static void bitnet__schema_others(bitnet__schema *c, int32_t schema, int32_t additional) {
    size_t i, depth, bytes;
    bool any = additional < 0 || c->json.values[additional].kind == BITNET__JSON_TRUE;
    bitnet__schema_sort(c->members, c->member_count);
    for (i = 0; i < c->member_count && c->result == BITNET_OK; i++) {
        bitnet_string name = c->members[i].name;
        size_t common = i ? bitnet__common(c->members[i - 1].name, name) : 0;
        if (i == 0) bitnet__schema_other_keys(c, schema, 0, 0);
        for (depth = 0; depth < name.length && c->result == BITNET_OK; depth += bytes) {
            uint32_t character;
            bytes = bitnet__utf8(name.data + depth, name.length - depth, &character);
            if (i == 0 || depth + bytes > common)
                bitnet__schema_other_keys(c, schema, i, depth + bytes);
        }
    }
    bitnet__schema_write(c, "v%i-x ::= \"\\\"\" ", (int64_t)schema);
    if (c->member_count) bitnet__schema_write(c, "v%i-k0-0 ", (int64_t)schema);
    else bitnet__schema_write(c, "plain* ");
    bitnet__schema_write(c, "\"\\\":\" ws ");
    if (any) bitnet__schema_write(c, "value");
    else bitnet__schema_rule(c, additional);
    bitnet__schema_newline(c);
}

/* One member, and what may follow it. */
static void bitnet__schema_property(bitnet__schema *c, int32_t schema, const char *kind, size_t i,
                                    int32_t additional) {
    const bitnet__schema_member *member = &c->members[i];
    bool first = *kind == 'b';
    bitnet__schema_write(c, "v%i-%s%i ::= ", (int64_t)schema, kind, (int64_t)i);
    if (!first) bitnet__schema_write(c, "\",\" ws ");
    bitnet__schema_put(c, "\"", 1);
    bitnet__schema_string(c, member->name);
    bitnet__schema_write(c, ":\" ws ");
    if (member->schema >= 0) bitnet__schema_rule(c, member->schema);
    else if (additional >= 0 && c->json.values[additional].kind == BITNET__JSON_OBJECT)
        bitnet__schema_rule(c, additional);
    else bitnet__schema_write(c, "value ");
    bitnet__schema_write(c, "v%i-r%i", (int64_t)schema, (int64_t)(i + 1));
    if (!member->required)
        bitnet__schema_write(c, " | v%i-%s%i", (int64_t)schema, kind, (int64_t)(i + 1));
    bitnet__schema_newline(c);
}

/* The rules of an object: v7-o is the whole; v7-b3 what may come from member 3 on where none has
   been, v7-r3 where one has; v7-x a further member. */
static void bitnet__schema_object(bitnet__schema *c, int32_t schema,
                                  const bitnet__schema_keys *keys) {
    int32_t additional = keys->value[BITNET__KEY_ADDITIONAL];
    bool more = additional < 0 || c->json.values[additional].kind != BITNET__JSON_FALSE;
    bool others = more && (additional >= 0 || (keys->value[BITNET__KEY_PROPERTIES] < 0 &&
                                               keys->value[BITNET__KEY_REQUIRED] < 0));
    int64_t s = schema, n;
    size_t i;
    bitnet__schema_members(c, keys, more);
    n = (int64_t)c->member_count;
    for (i = 0; i < c->member_count && c->result == BITNET_OK; i++) {
        bitnet__schema_property(c, schema, "b", i, additional);
        bitnet__schema_property(c, schema, "r", i, additional);
    }
    bitnet__schema_write(c, "v%i-o ::= \"{\" ws v%i-b0 \"}\"", s, s);
    bitnet__schema_newline(c);
    if (others) {
        bitnet__schema_write(c, "v%i-b%i ::= (v%i-x v%i-r%i)?", s, n, s, s, n);
        bitnet__schema_newline(c);
        bitnet__schema_write(c, "v%i-r%i ::= (\",\" ws v%i-x)* ws", s, n, s);
        bitnet__schema_newline(c);
        bitnet__schema_others(c, schema, additional);
    } else {
        bitnet__schema_write(c, "v%i-b%i ::= \"\"", s, n);
        bitnet__schema_newline(c);
        bitnet__schema_write(c, "v%i-r%i ::= ws", s, n);
        bitnet__schema_newline(c);
    }
}

/* ---- the other types */

/* The bounds under two keywords: *least 0 and *most -1 where they are not given. */
static void bitnet__schema_bounds(bitnet__schema *c, const bitnet__schema_keys *keys, int minimum,
                                  int maximum, int64_t *least, int64_t *most) {
    int32_t low = keys->value[minimum], high = keys->value[maximum];
    *least = low >= 0 ? bitnet__schema_number(c, low, 0, BITNET__SCHEMA_MOST) : 0;
    *most = high >= 0 ? bitnet__schema_number(c, high, 0, BITNET__SCHEMA_MOST) : -1;
    if (high >= 0 && *most < *least) bitnet__schema_fail(c, high, "this is less than the minimum");
}

static void bitnet__schema_text(bitnet__schema *c, const bitnet__schema_keys *keys) {
    int64_t least, most;
    bitnet__schema_bounds(c, keys, BITNET__KEY_MIN_LENGTH, BITNET__KEY_MAX_LENGTH, &least, &most);
    bitnet__schema_write(c, "\"\\\"\" char{%i,", least);
    if (most >= 0) bitnet__schema_write(c, "%i", most);
    bitnet__schema_write(c, "} \"\\\"\" ");
}

static void bitnet__schema_array(bitnet__schema *c, const bitnet__schema_keys *keys) {
    int32_t items = keys->value[BITNET__KEY_ITEMS];
    int64_t least, most;
    int i;
    bitnet__schema_bounds(c, keys, BITNET__KEY_MIN_ITEMS, BITNET__KEY_MAX_ITEMS, &least, &most);
    bitnet__schema_write(c, "\"[\" ws ");
    for (i = 0; i < 2 && most != 0; i++) {
        bitnet__schema_write(c, i ? "(\",\" ws " : "(");
        if (items >= 0) bitnet__schema_rule(c, items);
        else bitnet__schema_write(c, "value ");
    }
    if (most != 0) {
        bitnet__schema_write(c, "){%i,", least > 0 ? least - 1 : 0);
        if (most > 0) bitnet__schema_write(c, "%i", most - 1);
        bitnet__schema_write(c, least > 0 ? "} ws) " : "} ws)? ");
    }
    bitnet__schema_write(c, "\"]\" ");
}

/* The types that a value has. */
static int bitnet__schema_value_types(const bitnet__json_value *v) {
    size_t i;
    switch (v->kind) {
    case BITNET__JSON_NULL: return BITNET__TYPE_NULL;
    case BITNET__JSON_NUMBER: break;
    case BITNET__JSON_STRING: return BITNET__TYPE_STRING;
    case BITNET__JSON_ARRAY: return BITNET__TYPE_ARRAY;
    case BITNET__JSON_OBJECT: return BITNET__TYPE_OBJECT;
    default: return BITNET__TYPE_BOOLEAN;
    }
    for (i = 0; i < v->text.length; i++)
        if (strchr(".eE", v->text.data[i])) return BITNET__TYPE_NUMBER;
    return BITNET__TYPE_NUMBER | BITNET__TYPE_INTEGER;
}

/* The values of enum or const, those of the right types. */
static void bitnet__schema_listed(bitnet__schema *c, const bitnet__schema_keys *keys) {
    int32_t list = keys->value[BITNET__KEY_ENUM], constant = keys->value[BITNET__KEY_CONST];
    int types = keys->value[BITNET__KEY_TYPE] >= 0 ? keys->types : BITNET__TYPE_ALL;
    int32_t i = constant, count = 0;
    if (list >= 0) {
        if (c->json.values[list].kind != BITNET__JSON_ARRAY)
            bitnet__schema_fail(c, list, "this must be an array");
        i = c->json.values[list].child;
    }
    for (; i >= 0; i = list >= 0 ? c->json.values[i].next : -1) {
        if (!(bitnet__schema_value_types(&c->json.values[i]) & types)) continue;
        bitnet__schema_write(c, count++ ? "| \"" : "\"");
        bitnet__schema_value(c, i);
        bitnet__schema_write(c, "\" ");
    }
    if (count == 0)
        bitnet__schema_fail(c, list >= 0 ? list : constant, "there is no value of the type");
}

/* ---- choices, one of which must fit */

/* True if the values differ for sure; numbers that are spelled differently may be equal, unless
   they are integers. */
static bool bitnet__schema_differ(bitnet__schema *c, int32_t a, int32_t b) {
    const bitnet__json *j = &c->json;
    const bitnet__json_value *x = &j->values[a], *y = &j->values[b];
    int32_t i, k;
    if (++c->compared > BITNET__SCHEMA_COMPARED) return false;
    if (x->kind != y->kind) return true;
    if (x->kind == BITNET__JSON_STRING) return !bitnet__equal(x->text, y->text);
    if (x->kind == BITNET__JSON_NUMBER)
        return !bitnet__equal(x->text, y->text) && !bitnet__is(x->text, "-0") &&
               !bitnet__is(y->text, "-0") &&
               (bitnet__schema_value_types(x) & bitnet__schema_value_types(y) &
                BITNET__TYPE_INTEGER);
    if (x->count != y->count) return true;
    for (i = x->child, k = y->child; i >= 0; i = j->values[i].next) {
        if (x->kind == BITNET__JSON_OBJECT) k = bitnet__json_find(j, b, j->values[i].key);
        if (k < 0 || bitnet__schema_differ(c, i, k)) return true;
        k = j->values[k].next;
    }
    return false;
}

/* The values that a schema lists, by the first of them; -1: it lists none. */
static int32_t bitnet__schema_list(const bitnet__json *j, int32_t schema, bool *one) {
    int32_t list = bitnet__json_find(j, schema, bitnet__string("enum"));
    *one = list < 0;
    return list >= 0 ? j->values[list].child
                     : bitnet__json_find(j, schema, bitnet__string("const"));
}

static bool bitnet__schema_lists_differ(bitnet__schema *c, int32_t a, int32_t b) {
    const bitnet__json *j = &c->json;
    bool one_a, one_b;
    int32_t i = bitnet__schema_list(j, a, &one_a), k;
    if (i < 0 || bitnet__schema_list(j, b, &one_b) < 0) return false;
    for (; i >= 0; i = one_a ? -1 : j->values[i].next)
        for (k = bitnet__schema_list(j, b, &one_b); k >= 0; k = one_b ? -1 : j->values[k].next)
            if (!bitnet__schema_differ(c, i, k)) return false;
    return true;
}

/* Past references, where they end within some steps; else where they got to. */
static int32_t bitnet__schema_follow(bitnet__schema *c, int32_t schema) {
    int steps;
    for (steps = 0; steps < BITNET__SCHEMA_ALIASES && c->result == BITNET_OK; steps++) {
        int32_t ref = bitnet__json_find(&c->json, schema, bitnet__string("$ref"));
        if (ref < 0) break;
        schema = bitnet__schema_resolve(c, ref);
    }
    return schema;
}

/* The types that a schema's values may have; an integer is a number too. */
static int bitnet__schema_possible(bitnet__schema *c, int32_t schema) {
    bitnet__schema_keys keys;
    int types = 0;
    bool one;
    int32_t i = bitnet__schema_list(&c->json, schema, &one);
    if (c->json.values[schema].kind != BITNET__JSON_OBJECT) return BITNET__TYPE_ALL;
    bitnet__schema_read(c, schema, &keys);
    if (keys.value[BITNET__KEY_ANY_OF] >= 0 || keys.value[BITNET__KEY_ONE_OF] >= 0)
        return BITNET__TYPE_ALL;
    for (; i >= 0; i = one ? -1 : c->json.values[i].next)
        types |= bitnet__schema_value_types(&c->json.values[i]);
    if (types == 0) types = keys.types;
    return types & BITNET__TYPE_INTEGER ? types | BITNET__TYPE_NUMBER : types;
}

static bool bitnet__schema_requires(const bitnet__json *j, int32_t schema, bitnet_string name) {
    int32_t i = bitnet__json_find(j, schema, bitnet__string("required"));
    for (i = i < 0 ? -1 : j->values[i].child; i >= 0; i = j->values[i].next)
        if (j->values[i].kind == BITNET__JSON_STRING && bitnet__equal(j->values[i].text, name))
            return true;
    return false;
}

/* True if no value fits both schemas, as far as can be seen: by their types, by the values that
   they list, or by those of a property that both require. */
static bool bitnet__schema_apart(bitnet__schema *c, int32_t a, int32_t b) {
    const bitnet__json *j = &c->json;
    bitnet_string properties = bitnet__string("properties");
    int32_t i, k, other;
    int both;
    a = bitnet__schema_follow(c, a);
    b = bitnet__schema_follow(c, b);
    both = bitnet__schema_possible(c, a) & bitnet__schema_possible(c, b);
    if (!both || bitnet__schema_lists_differ(c, a, b)) return true;
    i = bitnet__json_find(j, a, properties);
    other = bitnet__json_find(j, b, properties);
    if (both != BITNET__TYPE_OBJECT || i < 0 || other < 0) return false;
    for (i = j->values[i].child; i >= 0; i = j->values[i].next) {
        bitnet_string name = j->values[i].key;
        k = bitnet__json_find(j, other, name);
        if (k >= 0 && bitnet__schema_requires(j, a, name) && bitnet__schema_requires(j, b, name) &&
            bitnet__schema_lists_differ(c, bitnet__schema_follow(c, i),
                                        bitnet__schema_follow(c, k)))
            return true;
    }
    return false;
}

/* Refuses a schema of oneOf that has not been told apart from another. */
static void bitnet__schema_overlap(bitnet__schema *c, int32_t schema) {
    if (c->compared <= BITNET__SCHEMA_COMPARED)
        bitnet__schema_fail(c, schema, "a value may fit this and another of the list");
    else if (c->result == BITNET_OK)
        c->result = bitnet__fail(c->error, BITNET_ERROR_GRAMMAR_LIMIT,
                                 "oneOf has too many values to compare");
}

/* The rules of a list of schemas. */
static void bitnet__schema_choices(bitnet__schema *c, int32_t list, bool apart) {
    const bitnet__json_value *v = &c->json.values[list];
    int32_t i, k;
    if (v->kind != BITNET__JSON_ARRAY || v->count == 0 || (apart && v->count > 256)) {
        bitnet__schema_fail(c, list, "this must be an array of schemas, of oneOf 256 at most");
        return;
    }
    for (i = v->child; i >= 0; i = c->json.values[i].next) {
        for (k = v->child; apart && k != i && c->result == BITNET_OK; k = c->json.values[k].next)
            if (!bitnet__schema_apart(c, i, k)) bitnet__schema_overlap(c, i);
        if (i != v->child) bitnet__schema_write(c, "| ");
        bitnet__schema_rule(c, i);
    }
}

/* ---- schemas */

/* The alternatives of a schema's types. */
static void bitnet__schema_alternatives(bitnet__schema *c, int32_t schema,
                                        const bitnet__schema_keys *keys) {
    int i, any = 0;
    for (i = 0; i < 7; i++) {
        int type = 1 << i;
        if (!(keys->types & type)) continue;
        if (any++) bitnet__schema_write(c, "| ");
        if (type == BITNET__TYPE_INTEGER) bitnet__schema_integer(c, keys);
        else if (type == BITNET__TYPE_STRING) bitnet__schema_text(c, keys);
        else if (type == BITNET__TYPE_ARRAY) bitnet__schema_array(c, keys);
        else if (type == BITNET__TYPE_OBJECT) bitnet__schema_write(c, "v%i-o ", (int64_t)schema);
        else bitnet__schema_write(c, "%s ", bitnet__schema_types[i]);
    }
}

/* Writes the rule of a schema, behind those that it needs. */
static void bitnet__schema_emit(bitnet__schema *c, int32_t schema) {
    bitnet__schema_keys keys;
    int bounds;
    if (c->json.values[schema].kind == BITNET__JSON_TRUE) {
        bitnet__schema_write(c, "v%i ::= value", (int64_t)schema);
        bitnet__schema_newline(c);
        return;
    }
    if (c->json.values[schema].kind != BITNET__JSON_OBJECT)
        bitnet__schema_fail(c, schema, "this is no schema, or one that nothing fits");
    if (c->result != BITNET_OK) return;
    bitnet__schema_read(c, schema, &keys);
    bitnet__schema_alias(c, schema, 0);
    if (c->result != BITNET_OK) return;
    bounds = keys.value[BITNET__KEY_MINIMUM] > keys.value[BITNET__KEY_MAXIMUM]
                 ? keys.value[BITNET__KEY_MINIMUM]
                 : keys.value[BITNET__KEY_MAXIMUM];
    if (bounds >= 0 && (keys.types & BITNET__TYPE_NUMBER))
        bitnet__schema_fail(c, bounds, "bounds are supported for the type integer only");
    if (keys.types & BITNET__TYPE_OBJECT) bitnet__schema_object(c, schema, &keys);
    bitnet__schema_write(c, "v%i ::= ", (int64_t)schema);
    if (keys.value[BITNET__KEY_REF] >= 0)
        bitnet__schema_rule(c, bitnet__schema_resolve(c, keys.value[BITNET__KEY_REF]));
    else if (keys.value[BITNET__KEY_ANY_OF] >= 0)
        bitnet__schema_choices(c, keys.value[BITNET__KEY_ANY_OF], false);
    else if (keys.value[BITNET__KEY_ONE_OF] >= 0)
        bitnet__schema_choices(c, keys.value[BITNET__KEY_ONE_OF], true);
    else if (keys.value[BITNET__KEY_ENUM] >= 0 || keys.value[BITNET__KEY_CONST] >= 0)
        bitnet__schema_listed(c, &keys);
    else bitnet__schema_alternatives(c, schema, &keys);
    bitnet__schema_newline(c);
}

/* Writes the first rules, and those of all schemas that they need. */
static void bitnet__schema_emit_all(bitnet__schema *c, const char *rules) {
    bool more = true;
    int32_t i;
    bitnet__schema_put(c, rules, strlen(rules));
    c->wanted[0] = 1;
    while (more && c->result == BITNET_OK)
        for (more = false, i = 0; (size_t)i < c->json.count && c->result == BITNET_OK; i++) {
            if (c->wanted[i] != 1) continue;
            c->wanted[i] = 2;
            more = true;
            bitnet__schema_emit(c, i);
        }
    bitnet__schema_put(c, bitnet__schema_rules, sizeof bitnet__schema_rules - 1);
}

/* The grammar of these rules, in which v0 is what fits the schema; see bitnet__schema for
   `resource`. */
static bitnet_grammar *bitnet__schema_grammar(bitnet_string schema, const char *rules, int resource,
                                              const bitnet_tokenizer *tokenizer,
                                              const bitnet_allocator *a, bitnet_error *error) {
    bitnet_grammar *g = NULL;
    bitnet__schema c;
    memset(&c, 0, sizeof c);
    c.error = error;
    c.resource = resource;
    if (schema.length > BITNET__GRAMMAR_TEXT) {
        bitnet__fail(error, BITNET_ERROR_GRAMMAR_LIMIT, "the schema is too large");
        return NULL;
    }
    if (bitnet__json_parse(&c.json, schema, a, error) == BITNET_OK) {
        c.wanted = (uint8_t *)bitnet__alloc_zero(a, c.json.count, 1);
        c.looked = (uint8_t *)bitnet__alloc_zero(a, c.json.count, 1);
        if (!c.wanted || !c.looked) c.result = bitnet__no_memory(error);
        if (c.result == BITNET_OK) bitnet__schema_emit_all(&c, rules);
        if (c.result == BITNET_OK) g = bitnet_grammar_create(c.text, c.length, tokenizer, a, error);
    }
    bitnet__free(a, c.wanted);
    bitnet__free(a, c.looked);
    bitnet__free(a, c.members);
    bitnet__free(a, c.text);
    bitnet__json_free(&c.json);
    return g;
}

BITNET_API bitnet_grammar *bitnet_grammar_from_json_schema(const char *schema, size_t length,
                                                           const bitnet_allocator *allocator,
                                                           bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(allocator);
    bitnet_string text = bitnet__string("true");
    if (schema) text.data = schema, text.length = length;
    return bitnet__schema_grammar(text, "root ::= v0\n", 0, NULL, &a, error);
}

/* ============================================================================================
   >>tools   Tools that a model may call

   A reply with tools is a text of a grammar like any other: words in which the trigger of a call
   does not appear, then calls. A call is an object that one of several schemas fits, one for each
   tool: its name, and its arguments by the tool's own schema. The words are told from a trigger
   character by character, by a rule for each beginning of the trigger that may just have been read.
   So nothing here knows of sessions, and drafts, budgets and seeds need nothing of their own.

   Calls >>tokenizer, >>chat, >>grammar, >>json and >>schema.
   ============================================================================================ */

enum {
    BITNET__TOOL_NAME = 64, /* bytes of a tool's name */
    BITNET__TOOL_DEPTH = 4  /* brackets around a tool's own schema in that of a call */
};

/* How a family of models calls. The words of the prompt are those that it was trained with. */
typedef struct bitnet__tool_style {
    const char *arguments;         /* the key beside "name" */
    const char *trigger, *between; /* before a call: its first sign, and the rest */
    const char *close;
    const char *many;      /* between two calls; NULL: one is all */
    const char *prompt[3]; /* before the tools, before each of them, behind all */
} bitnet__tool_style;

static const bitnet__tool_style bitnet__tool_styles[] = {
    {"arguments",
     "<tool_call>",
     "\n",
     "\n</tool_call>",
     "\n",
     {"# Tools\n\nYou may call one or more functions to assist with the user query.\n\nYou are "
      "provided with function signatures within <tools></tools> XML tags:\n<tools>",
      "\n",
      "\n</tools>\n\nFor each function call, return a json object with function name and arguments "
      "within <tool_call></tool_call> XML tags:\n<tool_call>\n{\"name\": <function-name>, "
      "\"arguments\": <args-json-object>}\n</tool_call>"}},
    {"parameters",
     "{",
     "",
     "",
     NULL,
     {"You have access to the following functions. To call a function, please respond with JSON "
      "for a function call.Respond in the format {\"name\": function name, \"parameters\": "
      "dictionary of argument name and its value}.Do not use variables.",
      "\n\n", ""}}};

struct bitnet_tools {
    bitnet_allocator allocator;
    const bitnet__tool_style *style;
    bitnet_grammar *grammar;
    char *prompt;
};

/* ---- texts put together */

typedef struct bitnet__words {
    const bitnet_allocator *allocator;
    char *data;
    size_t length, room;
    bool failed; /* there is no memory */
} bitnet__words;

static void bitnet__say(bitnet__words *w, const char *text, size_t length) {
    if (w->failed) return;
    w->failed =
        !bitnet__grow(w->allocator, &w->data, &w->room, w->length, w->length + length + 1, 1);
    if (w->failed) return;
    if (length) memcpy(w->data + w->length, text, length);
    w->length += length;
    w->data[w->length] = 0;
}

/* The strings up to NULL. */
static void bitnet__say_all(bitnet__words *w, ...) {
    const char *text;
    va_list texts;
    va_start(texts, w);
    while ((text = va_arg(texts, const char *)) != NULL) bitnet__say(w, text, strlen(text));
    va_end(texts);
}

/* A string of JSON. */
static void bitnet__say_string(bitnet__words *w, const char *text) {
    static const char hex[] = "0123456789abcdef";
    bitnet__say(w, "\"", 1);
    for (; *text; text++) {
        uint8_t byte = (uint8_t)*text;
        char escape[7] = "\\u00";
        if (byte == '"' || byte == '\\') bitnet__say(w, "\\", 1);
        if (byte == '\n') {
            bitnet__say(w, "\\n", 2);
        } else if (byte < 32) {
            escape[4] = hex[byte >> 4];
            escape[5] = hex[byte & 15];
            bitnet__say(w, escape, 6);
        } else {
            bitnet__say(w, text, 1);
        }
    }
    bitnet__say(w, "\"", 1);
}

static const char *bitnet__tool_parameters(const bitnet_tool *tool) {
    return tool->parameters
               ? tool->parameters
               : "{\"type\": \"object\", \"properties\": {}, \"additionalProperties\": false}";
}

/* ---- what the model is told */

static void bitnet__say_tools(bitnet__words *w, const bitnet__tool_style *style,
                              const bitnet_tool *tools, size_t count) {
    size_t i;
    bitnet__say_all(w, style->prompt[0], NULL);
    for (i = 0; i < count; i++) {
        bitnet__say_all(w, style->prompt[1],
                        "{\"type\": \"function\", \"function\": {\"name\": ", NULL);
        bitnet__say_string(w, tools[i].name);
        if (tools[i].description) {
            bitnet__say_all(w, ", \"description\": ", NULL);
            bitnet__say_string(w, tools[i].description);
        }
        bitnet__say_all(w, ", \"parameters\": ", bitnet__tool_parameters(&tools[i]), "}}", NULL);
    }
    bitnet__say_all(w, style->prompt[2], NULL);
}

/* ---- what it may say */

/* The schema of a call: of any tool, or of one. */
static void bitnet__say_schema(bitnet__words *w, const bitnet__tool_style *style,
                               const bitnet_tool *tools, size_t count, const char *only) {
    const char *separator = "";
    size_t i;
    bitnet__say_all(w, "{\"anyOf\": [", NULL);
    for (i = 0; i < count; i++) {
        if (only && strcmp(only, tools[i].name) != 0) continue;
        bitnet__say_all(
            w, separator, "{\"type\": \"object\", \"properties\": {\"name\": {\"const\": \"",
            tools[i].name, "\"}, \"", style->arguments, "\": ", bitnet__tool_parameters(&tools[i]),
            "}, \"required\": [\"name\", \"", style->arguments,
            "\"], \"additionalProperties\": false}", NULL);
        separator = ", ";
    }
    bitnet__say_all(w, "]}", NULL);
}

/* What a literal of GBNF spells as the text, of which nothing is to be escaped but new lines. */
static void bitnet__say_literal(bitnet__words *w, const char *text) {
    bitnet__say(w, "\"", 1);
    for (; *text; text++) bitnet__say(w, *text == '\n' ? "\\n" : text, *text == '\n' ? 2 : 1);
    bitnet__say(w, "\" ", 2);
}

/* Rules of words in which the trigger does not appear, and which may end, or, where there is a rule
   of calls, go on behind the trigger: w3 where its first three characters have just been read. The
   first appears in it once, so that any other character leads back to the beginning. */
static void bitnet__say_words(bitnet__words *w, const char *trigger, const char *calls) {
    size_t length = strlen(trigger), i;
    for (i = 0; i < length; i++) {
        char first[2] = {trigger[0], 0}, next[2] = {trigger[i], 0}, rule[2][3] = {"w0", "w0"};
        rule[0][1] = (char)('a' + i);
        rule[1][1] = (char)('a' + i + 1);
        bitnet__say_all(w, rule[0], " ::= ([^", first, i ? next : "", "] wa", NULL);
        if (i) bitnet__say_all(w, " | \"", first, "\" wb", NULL);
        if (i + 1 < length || calls)
            bitnet__say_all(w, " | \"", next, "\" ", i + 1 < length ? rule[1] : calls, NULL);
        bitnet__say_all(w, ")?\n", NULL);
    }
}

/* The grammar around the rule v0, which is that of the schema. */
static void bitnet__say_rules(bitnet__words *w, const bitnet__tool_style *style,
                              const bitnet_tokenizer *t, const bitnet_tools_options *o) {
    static const char python[] = "<|python_tag|>";
    bool bare = style->trigger[1] == 0; /* the trigger is the beginning of the call itself */
    bool must = o->choice == BITNET_TOOLS_REQUIRED || o->choice == BITNET_TOOLS_ONE;
    bool many = style->many && !o->single && o->choice != BITNET_TOOLS_ONE;
    bitnet__say_all(w, "root ::= ", NULL);
    if (bare) {
        bool tag = bitnet_token_find(t, python, sizeof python - 1) >= 0;
        if (o->choice != BITNET_TOOLS_NONE) bitnet__say_all(w, tag ? python : "", " v0 ", NULL);
        if (o->choice != BITNET_TOOLS_NONE && tag) bitnet__say_all(w, "| v0 ", NULL);
        if (!must) bitnet__say_all(w, o->choice ? "" : "| ", "([^{] .*)?", NULL);
        bitnet__say_all(w, "\n", NULL);
        return;
    }
    if (must) bitnet__say_literal(w, style->trigger);
    bitnet__say_all(w, must ? "calls\n" : "wa\n", "calls ::= ", NULL);
    bitnet__say_literal(w, style->between);
    bitnet__say_all(w, "v0 ", NULL);
    bitnet__say_literal(w, style->close);
    if (many) {
        bitnet__say_all(w, "(", NULL);
        bitnet__say_literal(w, style->many);
        bitnet__say_literal(w, style->trigger);
        bitnet__say_all(w, "calls)?", NULL);
    }
    bitnet__say_all(w, "\n", NULL);
    if (!must)
        bitnet__say_words(w, style->trigger, o->choice == BITNET_TOOLS_NONE ? NULL : "calls");
}

/* ---- making */

static bool bitnet__is_tool_name(const char *name) {
    size_t length = name ? strlen(name) : 0, i;
    for (i = 0; i < length; i++) {
        char c = name[i], lower = (char)(c | 32);
        if (!(lower >= 'a' && lower <= 'z') && !(c >= '0' && c <= '9') && c != '_' && c != '-')
            return false;
    }
    return length > 0 && length <= BITNET__TOOL_NAME;
}

/* A tool's schema is to be one by itself. */
static bitnet_result bitnet__check_parameters(const bitnet_tool *tool, const bitnet_allocator *a,
                                              bitnet_error *error) {
    bitnet__json j;
    bitnet_result result = bitnet__json_parse(&j, bitnet__string(tool->parameters), a, error);
    if (result == BITNET_OK && j.values[0].kind != BITNET__JSON_OBJECT)
        result = bitnet__fail(error, BITNET_ERROR_SCHEMA, "the parameters of '%s' are no object",
                              tool->name);
    bitnet__json_free(&j);
    return result;
}

static bitnet_result bitnet__check_tools(const bitnet_tool *tools, size_t count,
                                         const bitnet_tools_options *o, const bitnet_allocator *a,
                                         bitnet_error *error) {
    bool found = o->choice != BITNET_TOOLS_ONE;
    size_t i;
    if (count == 0) return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there are no tools");
    for (i = 0; i < count; i++) {
        if (!bitnet__is_tool_name(tools[i].name))
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                "the name of tool %i is not 1 to 64 letters, digits, _ and -",
                                (int64_t)i);
        if (tools[i].parameters && bitnet__check_parameters(&tools[i], a, error) != BITNET_OK)
            return BITNET_ERROR_JSON;
        found = found || (o->name && strcmp(o->name, tools[i].name) == 0);
    }
    if (!found) return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there is no tool of that name");
    return BITNET_OK;
}

/* Fills in the grammar and the prompt. */
static bitnet_result bitnet__make_tools(bitnet_tools *made, const bitnet_tokenizer *t,
                                        const bitnet_tool *tools, size_t count,
                                        const bitnet_tools_options *o, bitnet_error *error) {
    bitnet__words prompt, schema, rules;
    bitnet_string text;
    bitnet_result result = BITNET_OK;
    memset(&prompt, 0, sizeof prompt);
    prompt.allocator = &made->allocator;
    schema = rules = prompt;
    bitnet__say_tools(&prompt, made->style, tools, count);
    bitnet__say_schema(&schema, made->style, tools, count,
                       o->choice == BITNET_TOOLS_ONE ? o->name : NULL);
    bitnet__say_rules(&rules, made->style, t, o);
    made->prompt = prompt.data;
    if (prompt.failed || schema.failed || rules.failed) {
        result = bitnet__no_memory(error);
    } else {
        text.data = schema.data;
        text.length = schema.length;
        made->grammar = bitnet__schema_grammar(text, rules.data, BITNET__TOOL_DEPTH, t,
                                               &made->allocator, error);
        if (!made->grammar) result = BITNET_ERROR_SCHEMA;
    }
    bitnet__free(&made->allocator, schema.data);
    bitnet__free(&made->allocator, rules.data);
    return result;
}

BITNET_API bitnet_tools *bitnet_tools_create(const bitnet_tokenizer *tokenizer,
                                             const bitnet_tool *tools, size_t count,
                                             const bitnet_tools_options *options,
                                             bitnet_error *error) {
    bitnet_tools_options o;
    bitnet_allocator a;
    bitnet_tools *made;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    a = bitnet__allocator(&o.allocator);
    if (bitnet__check_tools(tools, count, &o, &a, error) != BITNET_OK) return NULL;
    made = (bitnet_tools *)bitnet__alloc_zero(&a, 1, sizeof *made);
    if (!made) {
        bitnet__no_memory(error);
        return NULL;
    }
    if (o.form == BITNET_TOOLS_OF_CHAT)
        o.form = bitnet_chat_form_of(tokenizer) == BITNET_CHAT_LLAMA3 ? BITNET_TOOLS_LLAMA3
                                                                      : BITNET_TOOLS_HERMES;
    made->allocator = a;
    made->style = &bitnet__tool_styles[o.form - 1];
    if (bitnet__make_tools(made, tokenizer, tools, count, &o, error) == BITNET_OK) return made;
    bitnet_tools_free(made);
    return NULL;
}

BITNET_API void bitnet_tools_free(bitnet_tools *tools) {
    bitnet_allocator a;
    if (!tools) return;
    a = tools->allocator;
    bitnet_grammar_free(tools->grammar);
    bitnet__free(&a, tools->prompt);
    bitnet__free(&a, tools);
}

BITNET_API const char *bitnet_tools_prompt(const bitnet_tools *tools) { return tools->prompt; }

BITNET_API const bitnet_grammar *bitnet_tools_grammar(const bitnet_tools *tools) {
    return tools->grammar;
}

/* ---- replies */

/* Reads the call that the text begins with, an object; *used: its length. PENDING: it is cut off,
   as far as can be told. */
static bitnet_result bitnet__read_call(const bitnet_tools *tools, bitnet_string text,
                                       bitnet_call *call, size_t *used) {
    bitnet__json j;
    bitnet_result result = bitnet__json_begin(&j, text, &tools->allocator, NULL);
    int32_t name = -1, arguments = -1;
    if (result == BITNET_ERROR_JSON && bitnet__json_is_cut(&j)) result = BITNET_PENDING;
    if (result == BITNET_OK) {
        name = bitnet__json_find(&j, 0, bitnet__string("name"));
        arguments = bitnet__json_find(&j, 0, bitnet__string(tools->style->arguments));
        if (name < 0 || arguments < 0 || j.values[name].kind != BITNET__JSON_STRING)
            result = BITNET_ERROR_JSON;
    }
    if (result == BITNET_OK) {
        call->name = j.values[name].raw;
        call->name.data++;
        call->name.length -= 2; /* its quotes */
        call->arguments = j.values[arguments].raw;
        *used = j.values[0].raw.length + (size_t)(j.values[0].raw.data - text.data);
    }
    bitnet__json_free(&j);
    return result;
}

BITNET_API bitnet_result bitnet_tools_parse(const bitnet_tools *tools, const char *reply,
                                            size_t length, size_t *text_length, bitnet_call *calls,
                                            size_t capacity, size_t *count) {
    const bitnet__tool_style *style = tools->style;
    bool bare = style->trigger[1] == 0;
    bitnet_string rest;
    bitnet_call call;
    size_t at, used = 0;
    rest.data = length ? reply : "";
    rest.length = length;
    at =
        bare && (length == 0 || reply[0] != '{') ? length : bitnet__search(rest, 0, style->trigger);
    *text_length = at;
    *count = 0;
    while (at < length) {
        bitnet_result result;
        at += bare ? 0 : strlen(style->trigger);
        rest.data = reply + at;
        rest.length = length - at;
        if ((result = bitnet__read_call(tools, rest, &call, &used)) != BITNET_OK) return result;
        if (*count < capacity) calls[*count] = call;
        ++*count;
        if (bare) break;
        rest.data += used;
        rest.length -= used;
        at = length - rest.length + bitnet__search(rest, 0, style->trigger);
    }
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_tools_write(const bitnet_tools *tools, const bitnet_call *calls,
                                            size_t count, char *text, size_t capacity,
                                            size_t *length) {
    const bitnet__tool_style *style = tools->style;
    bool bare = style->trigger[1] == 0;
    bitnet__words w;
    size_t i;
    memset(&w, 0, sizeof w);
    w.allocator = &tools->allocator;
    for (i = 0; i < count; i++) {
        if (i) bitnet__say_all(&w, style->many ? style->many : "; ", NULL);
        bitnet__say_all(&w, bare ? "" : style->trigger, style->between, "{\"name\": \"", NULL);
        bitnet__say(&w, calls[i].name.data, calls[i].name.length);
        bitnet__say_all(&w, "\", \"", style->arguments, "\": ", NULL);
        bitnet__say(&w, calls[i].arguments.data, calls[i].arguments.length);
        bitnet__say_all(&w, "}", style->close, NULL);
    }
    *length = w.length;
    if (!w.failed && w.length && capacity)
        memcpy(text, w.data, w.length < capacity ? w.length : capacity);
    bitnet__free(&tools->allocator, w.data);
    return w.failed ? BITNET_ERROR_OUT_OF_MEMORY : BITNET_OK;
}

/* ============================================================================================
   >>kernels   What the kernels compute on

   A matrix as the kernels want it, and the table of functions that every instruction set fills.
   Each function gives the same bits in every set: integer work is exact, float work follows
   chapter 8 of the manual lane by lane. "Padded" lengths are multiples of 256 for int8 vectors
   and of 64 for float and half vectors; the padding is zeros.

   Calls nothing.
   ============================================================================================ */

/* Rows of a weight matrix: `columns` inputs, one output each. */
typedef struct bitnet__matrix {
    const uint8_t *data; /* in the file's mapping, or `owned`; no alignment is promised */
    size_t stride;       /* bytes from row to row */
    int rows, columns;
    int type; /* BITNET_TYPE_I2_S: blocks of 128 codes in 32 bytes, every row begins a block and its
                 last block is padded with any codes; BITNET_TYPE_Q2_0 and BITNET_TYPE_Q1_0: by
                 >>groups, of codes in 2 bits or in 1; else one of the float types */
    bool has_scale;    /* of a float type: products are multiplied by `scale` */
    float scale;       /* of a ternary matrix, or 1 */
    int span;          /* by groups: columns that share a half, a multiple of 32; 0: all `scale` */
    const float *bias; /* [rows], or NULL */
    void *owned;       /* the memory of `data`, where it is not the file's */
    uint8_t *packed;   /* the same weights in >>base3, once `packed_ready` is set */
    bitnet__atomic packed_ready;
} bitnet__matrix;

enum { BITNET__TILE = 64 }; /* rows that are multiplied together */

/* What a product takes: vectors as floats, and quantised. Made once, of any norm, for all matrices
   that multiply them. */
typedef struct bitnet__operand {
    int32_t count;
    float *floats;       /* [count][stride], padded by zeros */
    int8_t *quants;      /* [count][quants_stride], the same */
    float *steps;        /* [count] the value of one quantisation step */
    int32_t *sums;       /* [count] the sum of a row of quants */
    float *group_steps;  /* [count][groups_stride] the same of each 32 columns, and */
    int32_t *group_sums; /* [count][groups_stride] where the model has matrices by >>groups */
    size_t stride, quants_stride, groups_stride;
} bitnet__operand;

typedef struct bitnet__screen bitnet__screen;

/* The functions of one instruction set. */
typedef struct bitnet__kernels {
    bitnet_isa isa;

    /* y[i] = norm(x, gain)[i], i < n; y is padded by zeros up to a multiple of 64. */
    void (*norm)(float *y, const float *x, const float *gain, int n, float reciprocal_n,
                 float epsilon);

    /* q = quantise(x), padded to a multiple of 256; *sum = the sum of all q. Returns a, the value
       of one step. */
    float (*quantise)(int8_t *q, int32_t *sum, const float *x, int n);

    /* The same by groups of `group` columns, a multiple of 32, that have a step each; steps[g] and
       sums[g] are of columns 32 g .. 32 g + 31. x is padded by zeros up to a multiple of 32. */
    void (*quantise_groups)(int8_t *q, float *steps, int32_t *sums, const float *x, int n,
                            int group);

    /* y[c * y_stride + r] = sum over i of code(r, i) * q_c[i], r < rows, c < count: codes are 0, 1,
       2, so the dot with the weights is this less the sum of q_c. Rows are `stride` bytes apart,
       quantised vectors `q_stride`. */
    void (*ternary)(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride, int rows,
                    int columns, const int8_t *q, size_t q_stride, int count);

    /* y[c * y_stride + r] = row `row + r` of a matrix by >>groups times vector c, r < rows. `row`
       begins a block of 16 rows, and y has room for whole blocks. */
    void (*grouped)(float *y, size_t y_stride, const bitnet__matrix *m, int row, int rows,
                    const bitnet__operand *in);

    /* y[c * y_stride + r] = dot(w_r, x_c) for a float type. x is padded; `scratch` holds one
       padded row, for the types that are expanded first. */
    void (*dot)(float *y, size_t y_stride, int type, const uint8_t *w, size_t stride, int rows,
                int columns, const float *x, size_t x_stride, int count, float *scratch);

    /* One chunk of attention for `heads` query heads that share a key and value head: n <= 64
       positions of k and v, `d` halves each (padded). o[h * d + i], m[h], l[h] as in chapter 8;
       query h begins at q + h * d. `next`: the keys that will be wanted next. */
    void (*attend)(float *o, float *m, float *l, const float *q, int heads, const uint16_t *k,
                   const uint16_t *v, const uint16_t *next, int d, int n);

    /* y[r] = or += float(dots[r] - sum) * factor, r < n: what integers stand for. */
    void (*scale)(float *y, const int32_t *dots, int n, int32_t sum, float factor, bool add);

    /* y[i] = half(x[i]) */
    void (*to_half)(uint16_t *y, const float *x, int n);

    /* y[i] = ffn(gate[i], up[i]) */
    void (*gate)(float *y, const float *gate, const float *up, int n,
                 bitnet__activation activation);

    /* The head's >>screen. A block of 32 rows of its coarse plane: y[r] = the sum of nibble * (128
       high + low). And a row of its fine plane: the sums of level * high and of level * low. */
    void (*screen)(int32_t *y, const uint8_t *block, size_t groups, const int8_t *high,
                   const int8_t *low);
    void (*screen_fine)(int32_t sums[2], const uint8_t *row, size_t lines, const int8_t *high,
                        const int8_t *low);

    /* Makes row `row` of a screen from its weights, padded by zeros to whole lines. False if one of
       them is not a finite number. */
    bool (*screen_row)(bitnet__screen *screen, int row, const float *w);

    /* `ternary` for weights in >>base3: rows are whole blocks of 32, and y has room for them. NULL:
       that form is not used. */
    void (*base3)(int32_t *y, size_t y_stride, const uint8_t *w, int rows, int columns,
                  const int8_t *q, size_t q_stride, int count);

    /* Packs up to 32 rows of I2_S, each beginning a block of its own, in base 3. `codes` is room
       for a row of codes, padded to a multiple of 128 and of 20. NULL where `base3` is. */
    void (*base3_pack)(uint8_t *out, const uint8_t *w, size_t stride, int rows, int columns,
                       uint8_t *codes);
} bitnet__kernels;

/* What the nibbles of the fine plane of a >>screen stand for, plus 64. */
static const uint8_t bitnet__screen_levels[16] = {4,  28, 45, 55, 57, 59, 61,  63,
                                                  65, 67, 69, 71, 73, 83, 100, 124};

/* ============================================================================================
   >>pool   Thread pool

   Runs the tasks of a stage: through the caller's hooks, on a pool, or one after the other. Each
   worker has a slot; to fork is to fill the slots, and who empties a slot runs that share: its
   worker, or the forking thread when it is through with its own. So nobody ever waits for a thread
   that has not begun, and more threads than cores do little harm.

   Calls nothing.
   ============================================================================================ */

typedef void bitnet__task(void *context, int index);

/* A stage: task(context, 0) ... task(context, count - 1), in `shares` equal parts. */
typedef struct bitnet__job {
    bitnet__task *task;
    void *context;
    int count, shares;
} bitnet__job;

/* Runs one share of a job, on whatever thread this is. */
static void bitnet__run_share(void *context, int share) {
    const bitnet__job *job = (const bitnet__job *)context;
    bitnet__fpenv saved = bitnet__fp_enter();
    int i;
    for (i = share; i < job->count; i += job->shares) job->task(job->context, i);
    bitnet__fp_leave(saved);
}

#if !defined(BITNET_NO_THREADS)

/* ---- what differs between systems: threads, and the monitor that they sleep on */

#if defined(BITNET__WINDOWS)

typedef HANDLE bitnet__thread_handle;
typedef CONDITION_VARIABLE bitnet__condition;
typedef struct bitnet__monitor {
    SRWLOCK mutex;
    bitnet__condition filled, done;
} bitnet__monitor;

static bool bitnet__monitor_init(bitnet__monitor *m) {
    InitializeSRWLock(&m->mutex);
    InitializeConditionVariable(&m->filled);
    InitializeConditionVariable(&m->done);
    return true;
}
static void bitnet__monitor_destroy(bitnet__monitor *m) { (void)m; }
static void bitnet__lock(bitnet__monitor *m) { AcquireSRWLockExclusive(&m->mutex); }
static void bitnet__unlock(bitnet__monitor *m) { ReleaseSRWLockExclusive(&m->mutex); }
static void bitnet__wait(bitnet__monitor *m, bitnet__condition *c) {
    SleepConditionVariableSRW(c, &m->mutex, INFINITE, 0);
}
static void bitnet__wake_all(bitnet__condition *c) { WakeAllConditionVariable(c); }
static void bitnet__yield(void) { SwitchToThread(); }
static void bitnet__nap(void) { Sleep(1); }

#else

typedef pthread_t bitnet__thread_handle;
typedef pthread_cond_t bitnet__condition;
typedef struct bitnet__monitor {
    pthread_mutex_t mutex;
    bitnet__condition filled, done;
} bitnet__monitor;

static bool bitnet__monitor_init(bitnet__monitor *m) {
    if (pthread_mutex_init(&m->mutex, NULL) != 0) return false;
    if (pthread_cond_init(&m->filled, NULL) == 0) {
        if (pthread_cond_init(&m->done, NULL) == 0) return true;
        pthread_cond_destroy(&m->filled);
    }
    pthread_mutex_destroy(&m->mutex);
    return false;
}
static void bitnet__monitor_destroy(bitnet__monitor *m) {
    pthread_cond_destroy(&m->done);
    pthread_cond_destroy(&m->filled);
    pthread_mutex_destroy(&m->mutex);
}
static void bitnet__lock(bitnet__monitor *m) { pthread_mutex_lock(&m->mutex); }
static void bitnet__unlock(bitnet__monitor *m) { pthread_mutex_unlock(&m->mutex); }
static void bitnet__wait(bitnet__monitor *m, bitnet__condition *c) {
    pthread_cond_wait(c, &m->mutex);
}
static void bitnet__wake_all(bitnet__condition *c) { pthread_cond_broadcast(c); }
static void bitnet__yield(void) { sched_yield(); }
static void bitnet__nap(void) { /* strict C99 hides nanosleep */
    struct timeval millisecond;
    millisecond.tv_sec = 0, millisecond.tv_usec = 1000;
    select(0, NULL, NULL, NULL, &millisecond);
}

#endif

/* A thread that runs main(context). It may not move in memory while it runs. */
typedef struct bitnet__thread {
    bitnet__thread_handle handle;
    void (*main)(void *context);
    void *context;
} bitnet__thread;

#if defined(BITNET__WINDOWS)
static DWORD WINAPI bitnet__thread_main(void *argument) {
    bitnet__thread *thread = (bitnet__thread *)argument;
    thread->main(thread->context);
    return 0;
}
static bool bitnet__thread_create(bitnet__thread *thread) {
    thread->handle = CreateThread(NULL, 0, bitnet__thread_main, thread, 0, NULL);
    return thread->handle != NULL;
}
static void bitnet__thread_join(bitnet__thread *thread) {
    WaitForSingleObject(thread->handle, INFINITE);
    CloseHandle(thread->handle);
}
#else
static void *bitnet__thread_main(void *argument) {
    bitnet__thread *thread = (bitnet__thread *)argument;
    thread->main(thread->context);
    return NULL;
}
static bool bitnet__thread_create(bitnet__thread *thread) {
    return pthread_create(&thread->handle, NULL, bitnet__thread_main, thread) == 0;
}
static void bitnet__thread_join(bitnet__thread *thread) { pthread_join(thread->handle, NULL); }
#endif

/* Lowers the priority of the thread that calls, where the system has one for threads. */
static void bitnet__thread_give_way(void) {
#if defined(BITNET__WINDOWS)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
#elif defined(__APPLE__)
    pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#elif defined(__linux__)
    setpriority(PRIO_PROCESS, 0, 10); /* of this thread alone, whatever POSIX says */
#endif
}

static bool bitnet__thread_start(bitnet__thread *thread, void (*main)(void *), void *context) {
    thread->main = main;
    thread->context = context;
    return bitnet__thread_create(thread);
}

/* ---- the pool */

/* How often a thread that waits looks before it goes to sleep: some tens of microseconds, longer
   than the gap between two stages and about as long as it takes to be woken. */
#define BITNET__SPINS 1000

/* Between two looks. Now and then the core is offered to others: the thread that is waited for may
   be in need of it. */
BITNET__INLINE void bitnet__spin(int spins) {
    if (spins % 64 == 0) bitnet__yield();
#if defined(BITNET__X86)
    else _mm_pause();
#elif defined(__aarch64__) && defined(__GNUC__)
    else __asm__ volatile("yield");
#endif
}

enum { BITNET__SLOT_EMPTY, BITNET__SLOT_SHARE, BITNET__SLOT_QUIT };

typedef struct bitnet__worker {
    bitnet__atomic slot;
    int share; /* that is this worker's, from 1 on; the forking thread has share 0 */
    bitnet_pool *pool;
    bitnet__thread thread;
    char padding[64]; /* keeps the slots of two workers off one cache line */
} bitnet__worker;

struct bitnet_pool {
    bitnet_allocator allocator;
    int threads;             /* the caller's included */
    bitnet__worker *workers; /* [threads - 1] */
    bitnet__job *job;
    bitnet__monitor monitor;
    bitnet__atomic busy;     /* a thread is forking */
    bitnet__atomic sleepers; /* workers that sleep, or are about to */
    char padding[64];
    bitnet__atomic left;    /* shares that have not ended, but for the forking thread's own */
    bitnet__atomic waiting; /* 1: the forking thread sleeps, or is about to */
};

/* Who goes to sleep counts itself as a sleeper, then looks once more at what it waits for; who
   wakes changes that, then looks for sleepers. All four are sequentially consistent (an addition
   of 0 is such a load), so one of the two sees the other and no wake-up is lost. */

static void bitnet__sleep_until_filled(bitnet__worker *worker) {
    bitnet_pool *pool = worker->pool;
    bitnet__lock(&pool->monitor);
    bitnet__add(&pool->sleepers, 1);
    while (bitnet__add(&worker->slot, 0) == BITNET__SLOT_EMPTY)
        bitnet__wait(&pool->monitor, &pool->monitor.filled);
    bitnet__add(&pool->sleepers, -1);
    bitnet__unlock(&pool->monitor);
}

static void bitnet__sleep_until_done(bitnet_pool *pool) {
    bitnet__lock(&pool->monitor);
    bitnet__add(&pool->waiting, 1);
    while (bitnet__add(&pool->left, 0) != 0) bitnet__wait(&pool->monitor, &pool->monitor.done);
    bitnet__add(&pool->waiting, -1);
    bitnet__unlock(&pool->monitor);
}

static void bitnet__wake_sleepers(bitnet_pool *pool, bitnet__atomic *sleepers,
                                  bitnet__condition *condition) {
    if (bitnet__add(sleepers, 0) == 0) return;
    bitnet__lock(&pool->monitor);
    bitnet__wake_all(condition);
    bitnet__unlock(&pool->monitor);
}

/* Fills the first `count` slots. */
static void bitnet__fill_slots(bitnet_pool *pool, int count, int what) {
    int i;
    for (i = 0; i < count; i++) bitnet__exchange(&pool->workers[i].slot, what);
    bitnet__wake_sleepers(pool, &pool->sleepers, &pool->monitor.filled);
}

static void bitnet__work(void *context) {
    bitnet__worker *worker = (bitnet__worker *)context;
    bitnet_pool *pool = worker->pool;
    for (;;) {
        int spins = 0, found;
        while (bitnet__load_acquire(&worker->slot) == BITNET__SLOT_EMPTY && spins++ < BITNET__SPINS)
            bitnet__spin(spins);
        if (spins > BITNET__SPINS) bitnet__sleep_until_filled(worker);
        found = bitnet__exchange(&worker->slot, BITNET__SLOT_EMPTY);
        if (found == BITNET__SLOT_QUIT) return;
        if (found == BITNET__SLOT_SHARE) { /* the forking thread was not faster */
            bitnet__run_share(pool->job, worker->share);
            if (bitnet__add(&pool->left, -1) == 1)
                bitnet__wake_sleepers(pool, &pool->waiting, &pool->monitor.done);
        }
    }
}

/* Runs a job of at most as many shares as there are threads, on a pool that is not busy. */
static void bitnet__fork(bitnet_pool *pool, bitnet__job *job) {
    int others = job->shares - 1, spins = 0;
    pool->job = job;
    bitnet__store_release(&pool->left, others);
    bitnet__fill_slots(pool, others, BITNET__SLOT_SHARE);
    bitnet__run_share(job, 0);
    while (others-- > 0) { /* what no worker has begun */
        bitnet__worker *worker = &pool->workers[others];
        if (bitnet__load_acquire(&worker->slot) == BITNET__SLOT_SHARE &&
            bitnet__exchange(&worker->slot, BITNET__SLOT_EMPTY) == BITNET__SLOT_SHARE) {
            bitnet__run_share(job, worker->share);
            bitnet__add(&pool->left, -1);
        }
    }
    while (bitnet__load_acquire(&pool->left) != 0 && spins++ < BITNET__SPINS) bitnet__spin(spins);
    if (spins > BITNET__SPINS) bitnet__sleep_until_done(pool);
}

/* Threads that share a core; they compete for its vector units, so one of them is enough. */
static int bitnet__threads_per_core(void) {
    int count = 1;
#if defined(BITNET__X86) && defined(_MSC_VER)
    int r[4];
    __cpuid(r, 0);
    if (r[0] >= 0xB) {
        __cpuidex(r, 0xB, 0);
        count = r[1] & 0xFFFF;
    }
#elif defined(BITNET__X86) && defined(__GNUC__)
    unsigned a, b, c, d;
    if (__get_cpuid_count(0xB, 0, &a, &b, &c, &d)) count = (int)(b & 0xFFFF);
#endif
    return count > 1 ? count : 1;
}

#if defined(__linux__)
/* sched_getaffinity, which strict C99 hides, by a name that no declaration of it can contradict. */
#if defined(__cplusplus)
extern "C"
#else
extern
#endif
    int
    bitnet__getaffinity(int process, size_t size, void *mask) __asm__("sched_getaffinity");
#endif

/* Processors that the calling thread may run on; 0 if that is not known. */
static int bitnet__allowed_processors(void) {
    int count = 0;
#if defined(BITNET__WINDOWS)
    DWORD_PTR mask, all;
    if (!GetProcessAffinityMask(GetCurrentProcess(), &mask, &all)) return 0;
    for (; mask; mask &= mask - 1) count++;
#elif defined(__linux__)
    unsigned long mask[128] = {0}, word; /* of 4096 processors, or 8192 */
    size_t i;
    if (bitnet__getaffinity(0, sizeof mask, mask) != 0) return 0;
    for (i = 0; i < sizeof mask / sizeof *mask; i++)
        for (word = mask[i]; word; word &= word - 1) count++;
#endif
    return count;
}

#if defined(__linux__) && !defined(BITNET_NO_STDIO)

/* The two numbers in a file of a control group: the quota and the period of version 2; or those of
   two files, of version 1. In whole processors, at least 1; 0: there is no limit. */
static int bitnet__cgroup_quota(const char *directory, bool second_version) {
    char path[512];
    long quota = -1, period = 0;
    const char *const names[3] = {"cpu.max", "cpu.cfs_quota_us", "cpu.cfs_period_us"};
    int i;
    for (i = second_version ? 0 : 1; i < (second_version ? 1 : 3); i++) {
        FILE *file;
        int length = snprintf(path, sizeof path, "%s/%s", directory, names[i]);
        if (length < 0 || (size_t)length >= sizeof path) return 0;
        file = fopen(path, "r");
        if (!file) return 0;
        if (i == 0 && fscanf(file, "%ld %ld", &quota, &period) != 2) quota = -1; /* "max" */
        if (i == 1 && fscanf(file, "%ld", &quota) != 1) quota = -1;
        if (i == 2 && fscanf(file, "%ld", &period) != 1) quota = -1;
        fclose(file);
    }
    if (quota <= 0 || period <= 0) return 0;
    return quota < period ? 1 : quota / period > 64 ? 64 : (int)(quota / period);
}

/* The least quota of the group `path` of a hierarchy and of those that it lies in; 0: none. A
   container may see its own group as the root, and have a path that is not there. */
static int bitnet__cgroup_least(const char *mount, const char *path, bool second_version) {
    char directory[512];
    size_t root = strlen(mount), end = root + strlen(path);
    int least = 0, quota;
    if (end >= sizeof directory) return 0;
    memcpy(directory, mount, root);
    memcpy(directory + root, path, end - root);
    for (;;) {
        while (end > root && directory[end - 1] == '/') end--;
        directory[end] = 0;
        quota = bitnet__cgroup_quota(directory, second_version);
        if (quota && (!least || quota < least)) least = quota;
        if (end == root) return least;
        while (end > root && directory[end - 1] != '/') end--;
    }
}

/* Processors that the control groups of this process leave it; 0: they set no limit. `groups` is
   /proc/self/cgroup: lines "0::/path" of version 2, "4:cpu,cpuacct:/path" of version 1. */
static int bitnet__cgroup_processors(const char *groups, const char *mount) {
    char line[512], hierarchy[512];
    int least = 0;
    FILE *file = fopen(groups, "r");
    if (!file) return 0;
    while (fgets(line, sizeof line, file)) {
        char *names = strchr(line, ':'), *path = names ? strchr(names + 1, ':') : NULL, *name;
        int quota = 0, length;
        if (!path) continue;
        *names++ = *path++ = 0;
        path[strcspn(path, "\n")] = 0;
        for (name = names; name; name = strchr(name, ',') ? strchr(name, ',') + 1 : NULL)
            if (!strncmp(name, "cpu", 3) && (name[3] == ',' || !name[3])) break;
        if (*names && !name) continue; /* another controller's */
        length = snprintf(hierarchy, sizeof hierarchy, "%s%s", mount, *names ? "/cpu" : "");
        if (length > 0 && (size_t)length < sizeof hierarchy)
            quota = bitnet__cgroup_least(hierarchy, path, !*names);
        if (quota && (!least || quota < least)) least = quota;
    }
    fclose(file);
    return least;
}
#endif

/* Cores that this process may use: those of the machine that are on line, as far as affinity and
   control groups leave them; 1 to 64. */
static int bitnet__usable_cores(void) {
    int cores, allowed = bitnet__allowed_processors(), quota = 0;
#if defined(BITNET__WINDOWS)
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    cores = (int)info.dwNumberOfProcessors;
#else
    cores = (int)sysconf(_SC_NPROCESSORS_ONLN);
#endif
    cores /= bitnet__threads_per_core();
#if defined(__linux__) && !defined(BITNET_NO_STDIO)
    quota = bitnet__cgroup_processors("/proc/self/cgroup", "/sys/fs/cgroup");
#endif
    if (allowed && cores > allowed) cores = allowed;
    if (quota && cores > quota) cores = quota;
    return cores < 1 ? 1 : cores < 64 ? cores : 64;
}

/* How many threads a pool has that is to have `threads`. */
static int bitnet__pool_size(int threads) { return threads > 0 ? threads : bitnet__usable_cores(); }

BITNET_API bitnet_pool *bitnet_pool_create(int threads, const bitnet_allocator *allocator,
                                           bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(allocator);
    bitnet_pool *pool = (bitnet_pool *)bitnet__alloc_zero(&a, 1, sizeof *pool);
    threads = bitnet__pool_size(threads);
    if (pool) {
        pool->allocator = a;
        pool->workers =
            (bitnet__worker *)bitnet__alloc_zero(&a, (size_t)threads - 1, sizeof *pool->workers);
    }
    if (!pool || !pool->workers || !bitnet__monitor_init(&pool->monitor)) {
        if (pool) bitnet__free(&a, pool->workers);
        bitnet__free(&a, pool);
        bitnet__no_memory(error);
        return NULL;
    }
    for (pool->threads = 1; pool->threads < threads; pool->threads++) {
        bitnet__worker *worker = &pool->workers[pool->threads - 1];
        worker->share = pool->threads;
        worker->pool = pool;
        if (!bitnet__thread_start(&worker->thread, bitnet__work, worker)) {
            bitnet_pool_free(pool);
            bitnet__no_memory(error);
            return NULL;
        }
    }
    return pool;
}

BITNET_API void bitnet_pool_free(bitnet_pool *pool) {
    bitnet_allocator a;
    int i;
    if (!pool) return;
    a = pool->allocator;
    bitnet__fill_slots(pool, pool->threads - 1, BITNET__SLOT_QUIT);
    for (i = 0; i < pool->threads - 1; i++) bitnet__thread_join(&pool->workers[i].thread);
    bitnet__monitor_destroy(&pool->monitor);
    bitnet__free(&a, pool->workers);
    bitnet__free(&a, pool);
}

#else /* BITNET_NO_THREADS: a pool is its caller's thread */

struct bitnet_pool {
    bitnet_allocator allocator;
    int threads;
};

typedef int bitnet__thread; /* there are none */

static bool bitnet__thread_start(bitnet__thread *thread, void (*main)(void *), void *context) {
    (void)thread, (void)main, (void)context;
    return false;
}
static void bitnet__thread_join(bitnet__thread *thread) { (void)thread; }
static void bitnet__thread_give_way(void) {}
static void bitnet__nap(void) {}
static void bitnet__yield(void) {}

static int bitnet__pool_size(int threads) { return (void)threads, 1; }

BITNET_API bitnet_pool *bitnet_pool_create(int threads, const bitnet_allocator *allocator,
                                           bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(allocator);
    bitnet_pool *pool = (bitnet_pool *)bitnet__alloc(&a, 1, sizeof *pool);
    if (!pool) {
        bitnet__no_memory(error);
        return NULL;
    }
    pool->allocator = a;
    pool->threads = bitnet__pool_size(threads);
    return pool;
}

BITNET_API void bitnet_pool_free(bitnet_pool *pool) {
    if (pool) {
        bitnet_allocator a = pool->allocator;
        bitnet__free(&a, pool);
    }
}

#endif /* BITNET_NO_THREADS */

/* Over how many threads a model with these options spreads a stage. */
static int bitnet__task_count(const bitnet_model_options *options) {
    if (options->tasks.enqueue) return options->tasks.count > 0 ? options->tasks.count : 4;
    return options->pool ? options->pool->threads : bitnet__pool_size(options->threads);
}

/* Runs task(context, 0) ... task(context, count - 1), in any order and perhaps at the same time, in
   the rounding mode of the contract; returns when all have ended. Tasks must not wait for one
   another. Without hooks and a pool (each may be NULL), or if another thread is using the pool,
   they run here. */
static void bitnet__run(bitnet_pool *pool, const bitnet_tasks *tasks, bitnet__task *task,
                        void *context, int count) {
    bitnet__job job;
    if (count <= 0) return;
    job.task = task;
    job.context = context;
    job.count = count;
    if (tasks && tasks->enqueue) {
        job.shares = count;
        tasks->finish(tasks->user, tasks->enqueue(tasks->user, bitnet__run_share, &job, count));
        return;
    }
    job.shares = 1;
#if !defined(BITNET_NO_THREADS)
    if (pool && pool->threads > 1 && count > 1 && bitnet__exchange(&pool->busy, 1) == 0) {
        job.shares = count < pool->threads ? count : pool->threads;
        bitnet__fork(pool, &job);
        bitnet__store_release(&pool->busy, 0);
        return;
    }
#else
    (void)pool;
#endif
    bitnet__run_share(&job, 0);
}

/* Share `task` of `tasks` of [0, total), in whole units. */
static void bitnet__share(int total, int unit, int task, int tasks, int *from, int *to) {
    int64_t units = (total + unit - 1) / unit;
    int64_t a = units * task / tasks * unit, b = units * (task + 1) / tasks * unit;
    *from = (int)(a < total ? a : total);
    *to = (int)(b < total ? b : total);
}

/* ============================================================================================
   >>groups   Weights by groups: how they lie

   Weights whose scales differ within a row, or whose inputs have a scale for each 32 columns, are
   multiplied by groups of 32 columns: an exact sum in each, times both scales, added up. So that
   all of this is done for 16 rows at once, these share a block: first their scales, 16 halves for
   each span of columns, if there are any; then group after group their codes. A line of 64 bytes
   has four bytes of each row. Byte 4r + j of a line of 2-bit codes holds columns 4f + j of row r,
   f = 0..3, from the low bits up, and a group is two lines; of 1-bit codes it holds columns 4f + j,
   f = 0..7, and a group is one line. A bit is a code of 0 or 2, a weight of -1 or +1. Rows and
   columns that are missing have code 0.

   Calls nothing.
   ============================================================================================ */

enum { BITNET__GROUP = 32, BITNET__GROUP_ROWS = 16 };

/* True for the types of matrices by groups. */
static bool bitnet__is_grouped(int type) {
    return type == BITNET_TYPE_Q2_0 || type == BITNET_TYPE_Q1_0;
}

static size_t bitnet__groups(int columns) {
    return ((size_t)columns + BITNET__GROUP - 1) / BITNET__GROUP;
}

/* Bytes of a group of 16 rows. */
BITNET__INLINE size_t bitnet__group_size(int type) { return type == BITNET_TYPE_Q1_0 ? 64 : 128; }

/* Bytes of the scales of a block, without and with the padding behind them. */
static size_t bitnet__group_halves(int columns, int span) {
    size_t spans = span ? ((size_t)columns + (size_t)span - 1) / (size_t)span : 0;
    return spans * BITNET__GROUP_ROWS * 2;
}
static size_t bitnet__group_scales(int columns, int span) {
    return (bitnet__group_halves(columns, span) + 63) / 64 * 64;
}

/* Bytes of a block. */
static size_t bitnet__group_block(int type, int columns, int span) {
    return bitnet__group_scales(columns, span) + bitnet__groups(columns) * bitnet__group_size(type);
}

/* A block of 16 rows, as the kernels go through it. */
typedef struct bitnet__group_cursor {
    const uint8_t *scales, *codes; /* scales: NULL if the matrix has but one */
    size_t groups, size, block;    /* the last two in bytes, of a group and of the whole block */
    size_t each;                   /* groups that share a scale */
} bitnet__group_cursor;

static bitnet__group_cursor bitnet__group_at(const bitnet__matrix *m, int row) {
    bitnet__group_cursor c;
    const uint8_t *block = m->data + (size_t)row * m->stride;
    c.scales = m->span ? block : NULL;
    c.codes = block + bitnet__group_scales(m->columns, m->span);
    c.groups = bitnet__groups(m->columns);
    c.size = bitnet__group_size(m->type);
    c.block = m->stride * BITNET__GROUP_ROWS;
    c.each = m->span ? (size_t)m->span / BITNET__GROUP : c.groups;
    return c;
}

/* Code of column `column` of row r of a group. */
BITNET__INLINE int bitnet__group_code(int type, const uint8_t *group, int r, int column) {
    int byte = 4 * r + column % 4;
    if (type == BITNET_TYPE_Q1_0) return (group[byte] >> column / 4 & 1) * 2;
    return group[64 * (column / 16) + byte] >> column % 16 / 4 * 2 & 3;
}

/* Row `row` as floats. */
static void bitnet__group_row(const bitnet__matrix *m, int row, float *out) {
    bitnet__group_cursor c = bitnet__group_at(m, row / BITNET__GROUP_ROWS * BITNET__GROUP_ROWS);
    int r = row % BITNET__GROUP_ROWS, i;
    float scale = m->scale;
    for (i = 0; i < m->columns; i++) {
        size_t g = (size_t)(i / BITNET__GROUP);
        if (c.scales && i % m->span == 0)
            scale = bitnet__half_to_float(
                bitnet__load_u16(c.scales + (g / c.each * BITNET__GROUP_ROWS + (size_t)r) * 2));
        out[i] = (float)(bitnet__group_code(m->type, c.codes + g * c.size, r, i % 32) - 1) * scale;
    }
}

/* Puts a row of codes, padded by zeros to whole groups, into row r of the codes of a block, which
   are zeros. Four columns at a time. */
static void bitnet__group_pack(uint8_t *out, int type, size_t groups, int r, const uint8_t *codes) {
    int half, f;
    for (; groups > 0; groups--, codes += BITNET__GROUP, out += bitnet__group_size(type)) {
        uint32_t four = 0;
        for (f = 0; f < 8 && type == BITNET_TYPE_Q1_0; f++)
            four |= (bitnet__load_u32(codes + 4 * f) >> 1 & 0x01010101u) << f;
        if (type == BITNET_TYPE_Q1_0) memcpy(out + 4 * r, &four, 4);
        for (half = 0; half < 2 && type == BITNET_TYPE_Q2_0; half++) {
            const uint8_t *c = codes + 16 * half;
            four = bitnet__load_u32(c) | bitnet__load_u32(c + 4) << 2 |
                   bitnet__load_u32(c + 8) << 4 | bitnet__load_u32(c + 12) << 6;
            memcpy(out + 64 * half + 4 * r, &four, 4);
        }
    }
}

/* ============================================================================================
   >>scalar   Kernels: scalar reference

   Every kernel in plain C: the definition that the others are tested against, and the code of
   last resort. int8 vectors are in their natural order here.

   Calls >>formats, >>groups and >>screen.
   ============================================================================================ */

/* From here to the end of >>dispatch gcc optimises even where the command line does not: kernels
   at -O0 are twenty times too slow. It inlines nothing by itself then: helpers say so. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

BITNET__INLINE int bitnet__round_up(int n, int multiple) {
    return (n + multiple - 1) / multiple * multiple;
}

BITNET__INLINE float bitnet__scalar_sum_of_products(const float *a, const float *b, int n) {
    float lane[64] = {0};
    int i, j;
    for (i = 0; i + 64 <= n; i += 64)
        for (j = 0; j < 64; j++) lane[j] = lane[j] + a[i + j] * b[i + j];
    for (j = 0; i + j < n; j++) lane[j] = lane[j] + a[i + j] * b[i + j];
    return bitnet__fold(lane);
}

static void bitnet__scalar_norm(float *y, const float *x, const float *gain, int n,
                                float reciprocal_n, float epsilon) {
    float scale = bitnet__rsqrt(bitnet__scalar_sum_of_products(x, x, n) * reciprocal_n + epsilon);
    int i;
    for (i = 0; i < n; i++) y[i] = (x[i] * scale) * gain[i];
    for (; i < bitnet__round_up(n, 64); i++) y[i] = 0.0f;
}

/* The comparisons are those of minps and maxps, which answer with their second operand where the
   first is NaN: bad input gives every set the same bits too, and never an undefined conversion.
   Clamping first is as good as rounding first, because the bounds are whole numbers. */
BITNET__INLINE int8_t bitnet__quantise_one(float x, float scale) {
    float v = x * scale;
    v = v < 127.0f ? v : 127.0f;
    v = v > -128.0f ? v : -128.0f;
    return (int8_t)bitnet__round(v);
}

/* What one step is worth, and what to multiply by, for values up to `largest`. */
BITNET__INLINE float bitnet__quantise_scale(float largest, float *scale) {
    *scale = 127.0f * bitnet__rcp(largest);
    return largest * (1.0f / 127.0f);
}

BITNET__INLINE float bitnet__larger_magnitude(float x, float largest) {
    float magnitude = bitnet__from_bits(bitnet__bits(x) & 0x7FFFFFFF);
    return magnitude > largest ? magnitude : largest;
}

static float bitnet__scalar_quantise(int8_t *q, int32_t *sum, const float *x, int n) {
    float largest = 1e-5f, scale, step;
    int i;
    for (i = 0; i < n; i++) largest = bitnet__larger_magnitude(x[i], largest);
    step = bitnet__quantise_scale(largest, &scale);
    *sum = 0;
    for (i = 0; i < n; i++) {
        q[i] = bitnet__quantise_one(x[i], scale);
        *sum += q[i];
    }
    for (; i < bitnet__round_up(n, 256); i++) q[i] = 0;
    return step;
}

static void bitnet__scalar_ternary(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride,
                                   int rows, int columns, const int8_t *q, size_t q_stride,
                                   int count) {
    int r, c, b, i;
    for (r = 0; r < rows; r++)
        for (c = 0; c < count; c++) {
            const uint8_t *p = w + (size_t)r * stride;
            const int8_t *x = q + (size_t)c * q_stride;
            int32_t sum = 0;
            for (b = 0; b < columns; b += 128, p += 32, x += 128)
                for (i = 0; i < 32; i++)
                    sum += (p[i] >> 6) * x[i] + (p[i] >> 4 & 3) * x[32 + i] +
                           (p[i] >> 2 & 3) * x[64 + i] + (p[i] & 3) * x[96 + i];
            y[(size_t)c * y_stride + (size_t)r] = sum;
        }
}

static void bitnet__scalar_quantise_groups(int8_t *q, float *steps, int32_t *sums, const float *x,
                                           int n, int group) {
    int first, end, i, k;
    for (first = 0; first < n; first = end) {
        float largest = 1e-5f, scale, step;
        end = n - first < group ? n : first + group;
        for (i = first; i < end; i++) largest = bitnet__larger_magnitude(x[i], largest);
        step = bitnet__quantise_scale(largest, &scale);
        for (i = first; i < end; i += 32) {
            int32_t sum = 0;
            for (k = i; k < i + 32; k++) sum += q[k] = bitnet__quantise_one(x[k], scale);
            steps[i / 32] = step;
            sums[i / 32] = sum;
        }
    }
    for (i = bitnet__round_up(n, 32); i < bitnet__round_up(n, 256); i++) q[i] = 0;
}

/* The exact sums of a group of 16 rows with 32 quants. */
BITNET__INLINE void bitnet__scalar_group(int32_t dots[16], int type, const uint8_t *group,
                                         const int8_t *q, int32_t sum) {
    int r, i, f;
    for (r = 0; r < 16; r++) dots[r] = -sum;
    for (f = 0; f < 8; f++, q += 4)
        for (r = 0; r < 16; r++)
            for (i = 0; i < 4; i++) {
                int byte = 4 * r + i;
                int code = type == BITNET_TYPE_Q1_0 ? (group[byte] >> f & 1) * 2
                                                    : group[f / 4 * 64 + byte] >> f % 4 * 2 & 3;
                dots[r] += code * q[i];
            }
}

/* 16 rows times a vector. */
BITNET__INLINE void bitnet__scalar_grouped_block(float *y, int type, const bitnet__group_cursor *c,
                                                 float scale, const int8_t *q, const float *steps,
                                                 const int32_t *sums) {
    const uint8_t *scales = c->scales;
    float of_row[16];
    int32_t dots[16];
    size_t g;
    int r;
    for (r = 0; r < 16; r++) y[r] = 0.0f, of_row[r] = scale;
    for (g = 0; g < c->groups; g++) {
        for (r = 0; r < 16 && scales && g % c->each == 0; r++, scales += 2)
            of_row[r] = bitnet__half_to_float(bitnet__load_u16(scales));
        bitnet__scalar_group(dots, type, c->codes + g * c->size, q + 32 * g, sums[g]);
        for (r = 0; r < 16; r++) y[r] = y[r] + (float)dots[r] * (of_row[r] * steps[g]);
    }
}

static void bitnet__scalar_grouped(float *y, size_t y_stride, const bitnet__matrix *m, int row,
                                   int rows, const bitnet__operand *in) {
    int r, c;
    for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
        bitnet__group_cursor at = bitnet__group_at(m, row + r);
        for (c = 0; c < in->count; c++) {
            float *out = y + (size_t)c * y_stride + r;
            const int8_t *q = in->quants + (size_t)c * in->quants_stride;
            const float *steps = in->group_steps + (size_t)c * in->groups_stride;
            const int32_t *sums = in->group_sums + (size_t)c * in->groups_stride;
            if (m->type == BITNET_TYPE_Q1_0)
                bitnet__scalar_grouped_block(out, BITNET_TYPE_Q1_0, &at, m->scale, q, steps, sums);
            else bitnet__scalar_grouped_block(out, BITNET_TYPE_Q2_0, &at, m->scale, q, steps, sums);
        }
    }
}

static void bitnet__scalar_dot(float *y, size_t y_stride, int type, const uint8_t *w, size_t stride,
                               int rows, int columns, const float *x, size_t x_stride, int count,
                               float *scratch) {
    const bitnet__type *t = bitnet__type_of(type);
    int r, c;
    for (r = 0; r < rows; r++) {
        t->expand(w + (size_t)r * stride, columns, scratch);
        for (c = 0; c < count; c++)
            y[(size_t)c * y_stride + (size_t)r] =
                bitnet__scalar_sum_of_products(scratch, x + (size_t)c * x_stride, columns);
    }
}

static void bitnet__scalar_attend(float *o, float *m, float *l, const float *q, int heads,
                                  const uint16_t *k, const uint16_t *v, const uint16_t *next, int d,
                                  int n) {
    int h, t, i, j;
    (void)next;
    for (h = 0; h < heads; h++, q += d, o += d) {
        float e[64] = {0}, largest = 0.0f;
        for (t = 0; t < n; t++) {
            const uint16_t *key = k + (size_t)t * (size_t)d;
            float lane[64] = {0};
            for (i = 0; i < d; i += 64)
                for (j = 0; j < 64; j++)
                    lane[j] = lane[j] + q[i + j] * bitnet__half_to_float(key[i + j]);
            e[t] = bitnet__fold(lane);
            if (t == 0 || e[t] > largest) largest = e[t];
        }
        for (i = 0; i < d; i++) o[i] = 0.0f;
        for (t = 0; t < n; t++) {
            const uint16_t *value = v + (size_t)t * (size_t)d;
            e[t] = bitnet__exp(e[t] - largest);
            for (i = 0; i < d; i++) o[i] = o[i] + e[t] * bitnet__half_to_float(value[i]);
        }
        m[h] = largest;
        l[h] = bitnet__fold(e);
    }
}

static void bitnet__scalar_to_half(uint16_t *y, const float *x, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] = bitnet__float_to_half(x[i]);
}

/* GELU is SiLU but for this number, whose sigmoid it takes: 0.5 (1 + tanh(z / 2)) is that of z. */
#define BITNET__GELU_1 1.59576912f   /* sqrt(8 / pi) */
#define BITNET__GELU_3 0.0713548163f /* the same * 0.044715 */

static void bitnet__scalar_gate(float *y, const float *gate, const float *up, int n,
                                bitnet__activation activation) {
    int i;
    for (i = 0; i < n; i++) {
        float g = gate[i], z = g, r = g > 0.0f ? g : 0.0f;
        if (activation == BITNET__GELU) z = g * (BITNET__GELU_1 + BITNET__GELU_3 * (g * g));
        r = activation == BITNET__RELU2 ? r * r : g * bitnet__rcp(1.0f + bitnet__exp(-z));
        y[i] = r * up[i];
    }
}

/* The head's >>screen: even so it takes a fraction of what expanding all the halves does. */
static void bitnet__scalar_screen(int32_t *y, const uint8_t *block, size_t groups,
                                  const int8_t *high, const int8_t *low) {
    int32_t sum[128] = {0}; /* [32][4]: of a row and every fourth column */
    int16_t first[8], second[8];
    size_t g;
    int i, j;
    for (g = 0; g < groups; g++, block += 128, high += 8, low += 8) {
        for (j = 0; j < 8; j++) { /* twice the same four */
            first[j] = (int16_t)(128 * high[j % 4] + low[j % 4]);
            second[j] = (int16_t)(128 * high[4 + j % 4] + low[4 + j % 4]);
        }
        for (i = 0; i < 128; i += 8)
            for (j = 0; j < 8; j++)
                sum[i + j] += (block[i + j] & 15) * first[j] + (block[i + j] >> 4) * second[j];
    }
    for (i = 0; i < 32; i++)
        y[i] = (sum[4 * i] + sum[4 * i + 1]) + (sum[4 * i + 2] + sum[4 * i + 3]);
}

static void bitnet__scalar_screen_fine(int32_t sums[2], const uint8_t *row, size_t lines,
                                       const int8_t *high, const int8_t *low) {
    size_t line;
    int i;
    sums[0] = sums[1] = 0;
    for (line = 0; line < lines; line++, row += 64, high += 128, low += 128)
        for (i = 0; i < 64; i++) {
            int first = bitnet__screen_levels[row[i] & 15];
            int second = bitnet__screen_levels[row[i] >> 4];
            sums[0] += first * high[i] + second * high[64 + i];
            sums[1] += first * low[i] + second * low[64 + i];
        }
}

/* y[r] = or += float(dots[r] - sum) * factor, r < n: what integers stand for. */
BITNET__INLINE void bitnet__any_scale(float *y, const int32_t *dots, int n, int32_t sum,
                                      float factor, bool add) {
    int r;
    if (add)
        for (r = 0; r < n; r++) y[r] = y[r] + (float)(dots[r] - sum) * factor;
    else
        for (r = 0; r < n; r++) y[r] = (float)(dots[r] - sum) * factor;
}

static void bitnet__scalar_scale(float *y, const int32_t *dots, int n, int32_t sum, float factor,
                                 bool add) {
    bitnet__any_scale(y, dots, n, sum, factor, add);
}

/* In >>screen. */
static bool bitnet__scalar_screen_row(bitnet__screen *screen, int row, const float *w);

static const bitnet__kernels bitnet__scalar_kernels = {
    BITNET_ISA_SCALAR,
    bitnet__scalar_norm,
    bitnet__scalar_quantise,
    bitnet__scalar_quantise_groups,
    bitnet__scalar_ternary,
    bitnet__scalar_grouped,
    bitnet__scalar_dot,
    bitnet__scalar_attend,
    bitnet__scalar_scale,
    bitnet__scalar_to_half,
    bitnet__scalar_gate,
    bitnet__scalar_screen,
    bitnet__scalar_screen_fine,
    bitnet__scalar_screen_row,
    NULL,
    NULL,
};

/* ---- for the vector kernels below */

/* Bytes of a value of type F32, F16 or BF16. */
BITNET__INLINE size_t bitnet__float_size(int type) { return type == BITNET_TYPE_F32 ? 4 : 2; }

/* The 64 floats at x, or, if fewer are left, those and zeros behind them in `room`. */
BITNET__INLINE const float *bitnet__whole_64(const float *x, int left, float *room) {
    if (left >= 64) return x;
    memset(room, 0, 64 * sizeof(float));
    return (const float *)memcpy(room, x, (size_t)left * sizeof(float));
}

/* ============================================================================================
   >>avx2   Kernels: AVX2

   AVX2 and F16C; FMA is never enabled. int8 vectors are in their natural order. What is left over
   at the end of a vector goes to the scalar code, whose bits are the same.

   Calls >>formats, >>groups, >>scalar and >>screen.
   ============================================================================================ */

#if defined(BITNET__SIMD_X86)

/* ---- shared with >>avx512 */

/* Asks for what lies ahead in a stream, 8 KB unless it is told how far, across the end of a page
   where the hardware's own prefetcher stops. Into the second-level cache: the first has too few
   misses in flight (on Zen 4 this doubled what a thread reads). Past the end of everything it does
   nothing. */
BITNET__INLINE void bitnet__prefetch_from(const uint8_t *p, size_t ahead) {
    _mm_prefetch((const char *)((uintptr_t)p + ahead), _MM_HINT_T1);
}
BITNET__INLINE void bitnet__prefetch(const uint8_t *p) { bitnet__prefetch_from(p, 8192); }

/* ---- floats: the functions of the contract, 8 at a time */

#define BITNET__AVX2 BITNET__TARGET("avx2,f16c")

/* a * b + c with two roundings. */
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_madd(__m256 a, __m256 b, __m256 c) {
    return _mm256_add_ps(_mm256_mul_ps(a, b), c);
}

BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_rcp(__m256 d) {
    const __m256 two = _mm256_set1_ps(2.0f);
    __m256 y = _mm256_castsi256_ps(
        _mm256_sub_epi32(_mm256_set1_epi32(0x7EF311C7), _mm256_castps_si256(d)));
    y = _mm256_mul_ps(y, _mm256_sub_ps(two, _mm256_mul_ps(d, y)));
    y = _mm256_mul_ps(y, _mm256_sub_ps(two, _mm256_mul_ps(d, y)));
    y = _mm256_mul_ps(y, _mm256_sub_ps(two, _mm256_mul_ps(d, y)));
    y = _mm256_mul_ps(y, _mm256_sub_ps(two, _mm256_mul_ps(d, y)));
    return y;
}

BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_exp(__m256 x) {
    const __m256 magic = _mm256_set1_ps(12582912.0f);
    __m256 tiny = _mm256_cmp_ps(x, _mm256_set1_ps(-80.0f), _CMP_LT_OQ);
    __m256 shifted, k, r, p;
    __m256i power;
    x = _mm256_min_ps(_mm256_set1_ps(80.0f), x);
    shifted = bitnet__avx2_madd(x, _mm256_set1_ps(1.44269504f), magic);
    k = _mm256_sub_ps(shifted, magic);
    r = _mm256_sub_ps(_mm256_sub_ps(x, _mm256_mul_ps(k, _mm256_set1_ps(0.693359375f))),
                      _mm256_mul_ps(k, _mm256_set1_ps(-2.12194440e-4f)));
    p = _mm256_set1_ps(1.9875691500e-4f);
    p = bitnet__avx2_madd(p, r, _mm256_set1_ps(1.3981999507e-3f));
    p = bitnet__avx2_madd(p, r, _mm256_set1_ps(8.3334519073e-3f));
    p = bitnet__avx2_madd(p, r, _mm256_set1_ps(4.1665795894e-2f));
    p = bitnet__avx2_madd(p, r, _mm256_set1_ps(1.6666665459e-1f));
    p = bitnet__avx2_madd(p, r, _mm256_set1_ps(5.0000001201e-1f));
    p = _mm256_add_ps(bitnet__avx2_madd(p, _mm256_mul_ps(r, r), r), _mm256_set1_ps(1.0f));
    /* the low bits of `shifted` are k: no conversion to integer is needed to make 2^k */
    power = _mm256_add_epi32(_mm256_castps_si256(shifted), _mm256_set1_epi32(127));
    p = _mm256_mul_ps(p, _mm256_castsi256_ps(_mm256_slli_epi32(power, 23)));
    return _mm256_andnot_ps(tiny, p);
}

/* The first three steps of the fold, of 64 lanes in eight vectors. */
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_fold_to_8(const __m256 *lane) {
    __m256 a = _mm256_add_ps(lane[0], lane[4]), b = _mm256_add_ps(lane[1], lane[5]);
    __m256 c = _mm256_add_ps(lane[2], lane[6]), d = _mm256_add_ps(lane[3], lane[7]);
    return _mm256_add_ps(_mm256_add_ps(a, c), _mm256_add_ps(b, d));
}

BITNET__AVX2 BITNET__INLINE float bitnet__avx2_fold(const __m256 *lane) {
    __m256 a = bitnet__avx2_fold_to_8(lane);
    __m128 b = _mm_add_ps(_mm256_castps256_ps128(a), _mm256_extractf128_ps(a, 1));
    b = _mm_add_ps(b, _mm_movehl_ps(b, b));
    return _mm_cvtss_f32(_mm_add_ss(b, _mm_shuffle_ps(b, b, 1)));
}

/* The last three steps of 8 folds at once, the sum of v[i] in lane i: each step adds the halves of
   what is left of two vectors and packs the results into one, 7 additions instead of 24. */
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_fold_4(__m256 a, __m256 b) {
    return _mm256_add_ps(_mm256_permute2f128_ps(a, b, 0x20), _mm256_permute2f128_ps(a, b, 0x31));
}
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_fold_2(__m256 a, __m256 b) {
    return _mm256_add_ps(_mm256_shuffle_ps(a, b, 0x44), _mm256_shuffle_ps(a, b, 0xEE));
}
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_fold_1(__m256 a, __m256 b) {
    return _mm256_add_ps(_mm256_shuffle_ps(a, b, 0x88), _mm256_shuffle_ps(a, b, 0xDD));
}
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_fold_8_vectors(const __m256 *v) {
    __m256 a = bitnet__avx2_fold_4(v[0], v[4]), b = bitnet__avx2_fold_4(v[1], v[5]);
    __m256 c = bitnet__avx2_fold_4(v[2], v[6]), d = bitnet__avx2_fold_4(v[3], v[7]);
    return bitnet__avx2_fold_1(bitnet__avx2_fold_2(a, b), bitnet__avx2_fold_2(c, d));
}

BITNET__AVX2 BITNET__INLINE float bitnet__avx2_largest(__m256 v) {
    __m128 m = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    m = _mm_max_ps(m, _mm_movehl_ps(m, m));
    return _mm_cvtss_f32(_mm_max_ss(m, _mm_shuffle_ps(m, m, 1)));
}

BITNET__AVX2 BITNET__INLINE int32_t bitnet__avx2_sum_lanes(__m256i v) {
    __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4E));
    return _mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 1)));
}

/* 8 values of type F32, F16 or BF16 as floats. `type`, here and below, is a constant where this is
   inlined. */
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_floats(int type, const void *p) {
    if (type == BITNET_TYPE_F32) return _mm256_loadu_ps((const float *)p);
    if (type == BITNET_TYPE_F16) return _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)p));
    return _mm256_castsi256_ps(
        _mm256_slli_epi32(_mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)p)), 16));
}

BITNET__AVX2 BITNET__INLINE void bitnet__avx2_clear(__m256 *lane) {
    int i;
    for (i = 0; i < 8; i++) lane[i] = _mm256_setzero_ps();
}

/* Adds the products of 64 weights and values to the lanes. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_add_products(__m256 *lane, int type, const void *w,
                                                           const float *x) {
    const uint8_t *p = (const uint8_t *)w;
    int i;
    for (i = 0; i < 8; i++)
        lane[i] = bitnet__avx2_madd(
            bitnet__avx2_floats(type, p + (size_t)(8 * i) * bitnet__float_size(type)),
            _mm256_loadu_ps(x + 8 * i), lane[i]);
}

/* ---- norm, quantise, gate, to_half */

BITNET__AVX2 static void bitnet__avx2_norm(float *y, const float *x, const float *gain, int n,
                                           float reciprocal_n, float epsilon) {
    __m256 lane[8], scales;
    float last[64], scale;
    int i;
    bitnet__avx2_clear(lane);
    for (i = 0; i < n; i += 64) {
        const float *p = bitnet__whole_64(x + i, n - i, last);
        bitnet__avx2_add_products(lane, BITNET_TYPE_F32, p, p);
    }
    scale = bitnet__rsqrt(bitnet__avx2_fold(lane) * reciprocal_n + epsilon);
    scales = _mm256_set1_ps(scale);
    for (i = 0; i + 8 <= n; i += 8)
        _mm256_storeu_ps(y + i, _mm256_mul_ps(_mm256_mul_ps(_mm256_loadu_ps(x + i), scales),
                                              _mm256_loadu_ps(gain + i)));
    for (; i < n; i++) y[i] = (x[i] * scale) * gain[i];
    for (; i < bitnet__round_up(n, 64); i++) y[i] = 0.0f;
}

/* 8 columns quantised. */
BITNET__AVX2 BITNET__INLINE __m256i bitnet__avx2_quantise_8(int8_t *q, const float *x,
                                                            __m256 scales) {
    const __m256 low = _mm256_set1_ps(-128.0f), high = _mm256_set1_ps(127.0f);
    __m256 v = _mm256_mul_ps(_mm256_loadu_ps(x), scales);
    __m256i whole = _mm256_cvtps_epi32(_mm256_max_ps(_mm256_min_ps(v, high), low));
    __m128i half =
        _mm_packs_epi32(_mm256_castsi256_si128(whole), _mm256_extracti128_si256(whole, 1));
    _mm_storel_epi64((__m128i *)(void *)q, _mm_packs_epi16(half, half));
    return whole;
}

BITNET__AVX2 static float bitnet__avx2_quantise(int8_t *q, int32_t *sum, const float *x, int n) {
    const __m256 sign = _mm256_set1_ps(-0.0f);
    __m256 maxima = _mm256_set1_ps(1e-5f), scales;
    __m256i sums = _mm256_setzero_si256();
    float largest, scale, step;
    int i;
    for (i = 0; i + 8 <= n; i += 8)
        maxima = _mm256_max_ps(_mm256_andnot_ps(sign, _mm256_loadu_ps(x + i)), maxima);
    largest = bitnet__avx2_largest(maxima);
    for (; i < n; i++) largest = bitnet__larger_magnitude(x[i], largest);
    step = bitnet__quantise_scale(largest, &scale);
    scales = _mm256_set1_ps(scale);
    for (i = 0; i + 8 <= n; i += 8)
        sums = _mm256_add_epi32(sums, bitnet__avx2_quantise_8(q + i, x + i, scales));
    *sum = bitnet__avx2_sum_lanes(sums);
    for (; i < n; i++) {
        q[i] = bitnet__quantise_one(x[i], scale);
        *sum += q[i];
    }
    for (; i < bitnet__round_up(n, 256); i++) q[i] = 0;
    return step;
}

BITNET__AVX2 static void bitnet__avx2_quantise_groups(int8_t *q, float *steps, int32_t *sums,
                                                      const float *x, int n, int group) {
    const __m256 sign = _mm256_set1_ps(-0.0f);
    int padded = bitnet__round_up(n, 32), first, end, i, k;
    for (first = 0; first < padded; first = end) {
        __m256 maxima = _mm256_set1_ps(1e-5f), scales;
        float scale, step;
        end = padded - first < group ? padded : first + group;
        for (i = first; i < end; i += 8)
            maxima = _mm256_max_ps(_mm256_andnot_ps(sign, _mm256_loadu_ps(x + i)), maxima);
        step = bitnet__quantise_scale(bitnet__avx2_largest(maxima), &scale);
        scales = _mm256_set1_ps(scale);
        for (i = first; i < end; i += 32) {
            __m256i sum = _mm256_setzero_si256();
            for (k = i; k < i + 32; k += 8)
                sum = _mm256_add_epi32(sum, bitnet__avx2_quantise_8(q + k, x + k, scales));
            steps[i / 32] = step;
            sums[i / 32] = bitnet__avx2_sum_lanes(sum);
        }
    }
    memset(q + padded, 0, (size_t)(bitnet__round_up(n, 256) - padded));
}

BITNET__AVX2 static void bitnet__avx2_gate(float *y, const float *gate, const float *up, int n,
                                           bitnet__activation activation) {
    const __m256 sign = _mm256_set1_ps(-0.0f), one = _mm256_set1_ps(1.0f);
    int i;
    for (i = 0; i + 8 <= n; i += 8) {
        __m256 g = _mm256_loadu_ps(gate + i), z = g, f;
        if (activation == BITNET__GELU)
            z = _mm256_mul_ps(g, _mm256_add_ps(_mm256_set1_ps(BITNET__GELU_1),
                                               _mm256_mul_ps(_mm256_set1_ps(BITNET__GELU_3),
                                                             _mm256_mul_ps(g, g))));
        if (activation == BITNET__RELU2) {
            f = _mm256_max_ps(g, _mm256_setzero_ps());
            f = _mm256_mul_ps(f, f);
        } else {
            f = _mm256_add_ps(one, bitnet__avx2_exp(_mm256_xor_ps(z, sign)));
            f = _mm256_mul_ps(g, bitnet__avx2_rcp(f));
        }
        _mm256_storeu_ps(y + i, _mm256_mul_ps(f, _mm256_loadu_ps(up + i)));
    }
    bitnet__scalar_gate(y + i, gate + i, up + i, n - i, activation);
}

BITNET__AVX2 static void bitnet__avx2_to_half(uint16_t *y, const float *x, int n) {
    const __m256 nan = _mm256_set1_ps(bitnet__nan());
    int i;
    for (i = 0; i + 8 <= n; i += 8) {
        __m256 v = _mm256_loadu_ps(x + i);
        v = _mm256_blendv_ps(v, nan, _mm256_cmp_ps(v, v, _CMP_UNORD_Q));
        _mm_storeu_si128((__m128i *)(void *)(y + i), _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
    }
    bitnet__scalar_to_half(y + i, x + i, n - i);
}

/* ---- ternary */

/* One row times `count` vectors, 1 to 4. The products of two codes with two int8 add up to -512 at
   least and 508 at most, and 64 of those, the four fields of 16 blocks, to no less than -32768 and
   no more than 32512: so often must the 16-bit sums be widened, and no more often. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_ternary_row(int32_t *y, size_t y_stride,
                                                          const uint8_t *row, int blocks,
                                                          const int8_t *q, size_t q_stride,
                                                          int count) {
    const __m256i low = _mm256_set1_epi8(3), one = _mm256_set1_epi16(1);
    __m256i sum[4], part[4];
    int c, b = 0, field;
    for (c = 0; c < count; c++) sum[c] = _mm256_setzero_si256();
    while (b < blocks) {
        int end = blocks - b < 16 ? blocks : b + 16;
        for (c = 0; c < count; c++) part[c] = _mm256_setzero_si256();
        for (; b < end; b++) {
            __m256i line = _mm256_loadu_si256((const __m256i *)(const void *)(row + 32 * b));
            bitnet__prefetch(row + 32 * b);
            for (field = 3; field >= 0; field--) {
                __m256i codes = _mm256_and_si256(line, low);
                line = _mm256_srli_epi16(line, 2);
                for (c = 0; c < count; c++) {
                    const int8_t *p = q + (size_t)c * q_stride + 128 * b + 32 * field;
                    __m256i x = _mm256_loadu_si256((const __m256i *)(const void *)p);
                    part[c] = _mm256_add_epi16(part[c], _mm256_maddubs_epi16(codes, x));
                }
            }
        }
        for (c = 0; c < count; c++)
            sum[c] = _mm256_add_epi32(sum[c], _mm256_madd_epi16(part[c], one));
    }
    for (c = 0; c < count; c++) y[(size_t)c * y_stride] = bitnet__avx2_sum_lanes(sum[c]);
}

/* Rows go by blocks that stay in the second-level cache while all vectors pass by. */
BITNET__AVX2 static void bitnet__avx2_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                              size_t stride, int rows, int columns, const int8_t *q,
                                              size_t q_stride, int count) {
    int blocks = (columns + 127) / 128, first, r, c;
    for (first = 0; first < rows; first += 64) {
        int end = rows - first < 64 ? rows : first + 64;
        for (c = 0; c + 4 <= count; c += 4)
            for (r = first; r < end; r++)
                bitnet__avx2_ternary_row(y + (size_t)c * y_stride + r, y_stride,
                                         w + (size_t)r * stride, blocks, q + (size_t)c * q_stride,
                                         q_stride, 4);
        for (r = first; r < end && c < count; r++) {
            const uint8_t *row = w + (size_t)r * stride;
            const int8_t *x = q + (size_t)c * q_stride;
            int32_t *out = y + (size_t)c * y_stride + r;
            switch (count - c) {
            case 1: bitnet__avx2_ternary_row(out, y_stride, row, blocks, x, q_stride, 1); break;
            case 2: bitnet__avx2_ternary_row(out, y_stride, row, blocks, x, q_stride, 2); break;
            default: bitnet__avx2_ternary_row(out, y_stride, row, blocks, x, q_stride, 3); break;
            }
        }
    }
}

/* ---- by groups */

/* The codes of 8 rows of a group, which are half of its lines: of every four columns a vector. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_group_codes(int type, const uint8_t *half,
                                                          __m256i codes[8]) {
    const __m256i three = _mm256_set1_epi8(3), two = _mm256_set1_epi8(2);
    __m256i line = _mm256_loadu_si256((const __m256i *)(const void *)half);
    int f;
    if (type == BITNET_TYPE_Q1_0) {
        codes[0] = _mm256_and_si256(_mm256_slli_epi16(line, 1), two);
        codes[1] = _mm256_and_si256(line, two);
        for (f = 2; f < 8; f++) {
            line = _mm256_srli_epi16(line, 1);
            codes[f] = _mm256_and_si256(line, two);
        }
        return;
    }
    for (f = 0; f < 8; f++) {
        if (f == 4) line = _mm256_loadu_si256((const __m256i *)(const void *)(half + 64));
        codes[f] = _mm256_and_si256(line, three);
        line = _mm256_srli_epi16(line, 2);
    }
}

/* 8 rows of a group times 32 quants; no sum of products leaves 16 bits. */
BITNET__AVX2 BITNET__INLINE __m256 bitnet__avx2_group_dots(const __m256i codes[8], const int8_t *q,
                                                           int32_t sum) {
    __m256i part = _mm256_setzero_si256();
    int f;
    for (f = 0; f < 8; f++)
        part = _mm256_add_epi16(
            part,
            _mm256_maddubs_epi16(codes[f], _mm256_set1_epi32((int)bitnet__load_u32(q + 4 * f))));
    part = _mm256_madd_epi16(part, _mm256_set1_epi16(1));
    return _mm256_cvtepi32_ps(_mm256_sub_epi32(part, _mm256_set1_epi32(sum)));
}

/* `halves` of 16 rows, 1 or 2 from half `begin` on, times `count` vectors from vector `first` on.
   `type`, `halves` and `count` are constants where this is inlined. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_group_rows(float *y, size_t y_stride, int type,
                                                         const bitnet__group_cursor *at,
                                                         float scale, const bitnet__operand *in,
                                                         int begin, int halves, int first,
                                                         int count) {
    const int8_t *q = in->quants + (size_t)first * in->quants_stride;
    const float *steps = in->group_steps + (size_t)first * in->groups_stride;
    const int32_t *sums = in->group_sums + (size_t)first * in->groups_stride;
    const uint8_t *scales = at->scales, *codes = at->codes;
    __m256 total[4][2], scale_of[2];
    size_t g = 0, end;
    int c, h;
    scale_of[0] = scale_of[1] = _mm256_set1_ps(scale);
    for (c = 0; c < count; c++) total[c][0] = total[c][1] = _mm256_setzero_ps();
    while (g < at->groups) {
        for (h = 0; h < halves && scales; h++)
            scale_of[h] = _mm256_cvtph_ps(
                _mm_loadu_si128((const __m128i *)(const void *)(scales + 16 * (begin + h))));
        if (scales) {
            bitnet__prefetch(scales + at->block); /* where the codes leave a gap */
            scales += 32;
        }
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++, codes += bitnet__group_size(type)) {
            bitnet__prefetch(codes);
            if (type != BITNET_TYPE_Q1_0) bitnet__prefetch(codes + 64);
            for (h = 0; h < halves; h++) {
                __m256i fours[8];
                bitnet__avx2_group_codes(type, codes + 32 * (begin + h), fours);
                for (c = 0; c < count; c++) {
                    size_t of = (size_t)c * in->groups_stride + g;
                    __m256 dots = bitnet__avx2_group_dots(
                        fours, q + (size_t)c * in->quants_stride + 32 * g, sums[of]);
                    total[c][h] = bitnet__avx2_madd(
                        dots, _mm256_mul_ps(scale_of[h], _mm256_set1_ps(steps[of])), total[c][h]);
                }
            }
        }
    }
    for (c = 0; c < count; c++)
        for (h = 0; h < halves; h++)
            _mm256_storeu_ps(y + (size_t)(first + c) * y_stride + 8 * (begin + h), total[c][h]);
}

/* One vector goes through whole blocks; four, which take all registers, through half of one after
   the other. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_group_tile(float *y, size_t y_stride, int type,
                                                         const bitnet__matrix *m, int row, int rows,
                                                         const bitnet__operand *in) {
    int c, r, h, some;
    for (c = 0; c < in->count; c += some) {
        some = in->count - c >= 4 ? 4 : in->count - c >= 2 ? 2 : 1;
        for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r);
            if (some == 1)
                bitnet__avx2_group_rows(y + r, y_stride, type, &at, m->scale, in, 0, 2, c, 1);
            for (h = 0; h < 2 && some == 2; h++)
                bitnet__avx2_group_rows(y + r, y_stride, type, &at, m->scale, in, h, 1, c, 2);
            for (h = 0; h < 2 && some == 4; h++)
                bitnet__avx2_group_rows(y + r, y_stride, type, &at, m->scale, in, h, 1, c, 4);
        }
    }
}

BITNET__AVX2 static void bitnet__avx2_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                              int row, int rows, const bitnet__operand *in) {
    if (m->type == BITNET_TYPE_Q1_0)
        bitnet__avx2_group_tile(y, y_stride, BITNET_TYPE_Q1_0, m, row, rows, in);
    else bitnet__avx2_group_tile(y, y_stride, BITNET_TYPE_Q2_0, m, row, rows, in);
}

/* ---- dot */

BITNET__AVX2 BITNET__INLINE float bitnet__avx2_dot_row(int type, const uint8_t *row, int columns,
                                                       const float *x) {
    size_t size = bitnet__float_size(type);
    uint8_t last[256] = {0};
    __m256 lane[8];
    int i;
    bitnet__avx2_clear(lane);
    for (i = 0; i < columns; i += 64) {
        const uint8_t *w = row + (size_t)i * size;
        if (columns - i < 64) w = (uint8_t *)memcpy(last, w, (size_t)(columns - i) * size);
        bitnet__prefetch(w);
        bitnet__prefetch(w + 64);
        bitnet__avx2_add_products(lane, type, w, x + i);
    }
    return bitnet__avx2_fold(lane);
}

/* By blocks of rows, for which a vector stays in the first-level cache. */
BITNET__AVX2 static void bitnet__avx2_dot(float *y, size_t y_stride, int type, const uint8_t *w,
                                          size_t stride, int rows, int columns, const float *x,
                                          size_t x_stride, int count, float *scratch) {
    const bitnet__type *t = bitnet__type_of(type);
    int first, end, r, c;
    if (type != BITNET_TYPE_F32 && type != BITNET_TYPE_F16 && type != BITNET_TYPE_BF16) {
        for (r = 0; r < rows; r++) {
            t->expand(w + (size_t)r * stride, columns, scratch);
            bitnet__avx2_dot(y + r, y_stride, BITNET_TYPE_F32, (const uint8_t *)scratch, 0, 1,
                             columns, x, x_stride, count, NULL);
        }
        return;
    }
    for (first = 0; first < rows; first = end) {
        end = rows - first < 16 ? rows : first + 16;
        for (c = 0; c < count; c++)
            for (r = first; r < end; r++) {
                const uint8_t *row = w + (size_t)r * stride;
                const float *v = x + (size_t)c * x_stride;
                float *out = y + (size_t)c * y_stride + r;
                if (type == BITNET_TYPE_F32)
                    *out = bitnet__avx2_dot_row(BITNET_TYPE_F32, row, columns, v);
                else if (type == BITNET_TYPE_F16)
                    *out = bitnet__avx2_dot_row(BITNET_TYPE_F16, row, columns, v);
                else *out = bitnet__avx2_dot_row(BITNET_TYPE_BF16, row, columns, v);
            }
    }
}

/* ---- attention */

/* s[t] of one query, by groups of 8. Positions past the last repeat it. */
BITNET__AVX2 static void bitnet__avx2_scores(float *s, const float *q, const uint16_t *k, int d,
                                             int n) {
    int t, j, i;
    for (t = 0; t < n; t += 8) {
        __m256 part[8];
        for (j = 0; j < 8; j++) {
            const uint16_t *key = k + (size_t)(t + j < n ? t + j : n - 1) * (size_t)d;
            __m256 lane[8];
            bitnet__avx2_clear(lane);
            for (i = 0; i < d; i += 64)
                bitnet__avx2_add_products(lane, BITNET_TYPE_F16, key + i, q + i);
            part[j] = bitnet__avx2_fold_to_8(lane);
        }
        _mm256_storeu_ps(s + t, bitnet__avx2_fold_8_vectors(part));
    }
}

/* Turns 64 scores, the first n of which count, into e; returns l. */
BITNET__AVX2 static float bitnet__avx2_softmax(float *s, int n, float *m) {
    __m256 e[8], maxima;
    int i, t;
    for (t = n; t < 64; t++) s[t] = s[n - 1];
    maxima = _mm256_loadu_ps(s);
    for (t = 8; t < 64; t += 8) maxima = _mm256_max_ps(maxima, _mm256_loadu_ps(s + t));
    *m = bitnet__avx2_largest(maxima);
    maxima = _mm256_set1_ps(*m);
    for (t = 0; t < n; t += 8)
        _mm256_storeu_ps(s + t, bitnet__avx2_exp(_mm256_sub_ps(_mm256_loadu_ps(s + t), maxima)));
    for (t = n; t < 64; t++) s[t] = 0.0f;
    for (i = 0; i < 8; i++) e[i] = _mm256_loadu_ps(s + 8 * i);
    return bitnet__avx2_fold(e);
}

/* o = the sum of e[h * 64 + t] * v[t], t ascending, for `heads` heads, 1 or 4, that share the
   values: eight sums at a time, of 64 dimensions of one head or 16 of four. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_values(float *o, const float *e, int heads,
                                                     const uint16_t *v, int d, int n) {
    const int width = 8 / heads;
    int t, j, i, h;
    for (i = 0; i < d; i += 8 * width) {
        __m256 sum[8];
        bitnet__avx2_clear(sum);
        for (t = 0; t < n; t++) {
            const uint16_t *value = v + (size_t)t * (size_t)d + i;
            for (j = 0; j < width; j++) {
                __m256 x = bitnet__avx2_floats(BITNET_TYPE_F16, value + 8 * j);
                for (h = 0; h < heads; h++)
                    sum[h * width + j] =
                        bitnet__avx2_madd(_mm256_set1_ps(e[h * 64 + t]), x, sum[h * width + j]);
            }
        }
        for (h = 0; h < heads; h++)
            for (j = 0; j < width; j++) _mm256_storeu_ps(o + h * d + i + 8 * j, sum[h * width + j]);
    }
}

BITNET__AVX2 static void bitnet__avx2_attend(float *o, float *m, float *l, const float *q,
                                             int heads, const uint16_t *k, const uint16_t *v,
                                             const uint16_t *next, int d, int n) {
    float s[256];
    int h, i, group;
    (void)next;
    for (h = 0; h < heads; h += group) {
        group = heads - h >= 4 ? 4 : 1;
        for (i = 0; i < group; i++) {
            bitnet__avx2_scores(s + 64 * i, q + (h + i) * d, k, d, n);
            l[h + i] = bitnet__avx2_softmax(s + 64 * i, n, &m[h + i]);
        }
        if (group == 4) bitnet__avx2_values(o + h * d, s, 4, v, d, n);
        else bitnet__avx2_values(o + h * d, s, 1, v, d, n);
    }
}

/* ---- the screen of the head (see >>screen) */

/* A block of 32 rows of the coarse plane. A pair of products of 15 and
   -128..127 fits 16 bits eight times over; two such pairs are added before they are widened. */
BITNET__AVX2 static void bitnet__avx2_screen(int32_t *y, const uint8_t *plane, size_t groups,
                                             const int8_t *high, const int8_t *low) {
    const __m256i nibble = _mm256_set1_epi8(15), ones = _mm256_set1_epi16(1);
    __m256i sum[4][2]; /* [8 of the rows][digit] */
    size_t g;
    int quarter, digit;
    for (quarter = 0; quarter < 4; quarter++)
        sum[quarter][0] = sum[quarter][1] = _mm256_setzero_si256();
    for (g = 0; g < groups; g++, plane += 128, high += 8, low += 8) {
        bitnet__prefetch(plane);
        bitnet__prefetch(plane + 64);
        for (quarter = 0; quarter < 4; quarter++) {
            const uint8_t *p = plane + 32 * quarter;
            __m256i line = _mm256_loadu_si256((const __m256i *)(const void *)p);
            __m256i first = _mm256_and_si256(line, nibble);
            __m256i second = _mm256_and_si256(_mm256_srli_epi16(line, 4), nibble);
            for (digit = 0; digit < 2; digit++) {
                const int8_t *q = digit ? low : high;
                __m256i a =
                    _mm256_maddubs_epi16(first, _mm256_set1_epi32((int)bitnet__load_u32(q)));
                __m256i b =
                    _mm256_maddubs_epi16(second, _mm256_set1_epi32((int)bitnet__load_u32(q + 4)));
                sum[quarter][digit] = _mm256_add_epi32(
                    sum[quarter][digit], _mm256_madd_epi16(_mm256_add_epi16(a, b), ones));
            }
        }
    }
    for (quarter = 0; quarter < 4; quarter++)
        _mm256_storeu_si256(
            (__m256i *)(void *)(y + 8 * quarter),
            _mm256_add_epi32(_mm256_slli_epi32(sum[quarter][0], 7), sum[quarter][1]));
}

/* A row of the fine plane. Levels are at most 124, so a pair of products fits 16 bits. */
BITNET__AVX2 static void bitnet__avx2_screen_fine(int32_t sums[2], const uint8_t *row, size_t lines,
                                                  const int8_t *high, const int8_t *low) {
    const __m256i nibble = _mm256_set1_epi8(15), ones = _mm256_set1_epi16(1);
    const __m256i levels = _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(const void *)bitnet__screen_levels));
    __m256i sum[2];
    size_t i;
    int part, digit;
    sum[0] = sum[1] = _mm256_setzero_si256();
    for (i = 0; i < 2 * lines; i++) { /* halves of lines, so that byte 32 i is column 64 i */
        __m256i line = _mm256_loadu_si256((const __m256i *)(const void *)(row + 32 * i));
        for (part = 0; part < 2; part++) {
            __m256i level = _mm256_shuffle_epi8(levels, _mm256_and_si256(line, nibble));
            size_t column = i / 2 * 128 + i % 2 * 32 + (size_t)part * 64;
            for (digit = 0; digit < 2; digit++) {
                const int8_t *q = (digit ? low : high) + column;
                __m256i x = _mm256_loadu_si256((const __m256i *)(const void *)q);
                sum[digit] = _mm256_add_epi32(
                    sum[digit], _mm256_madd_epi16(_mm256_maddubs_epi16(level, x), ones));
            }
            line = _mm256_srli_epi16(line, 4);
        }
    }
    sums[0] = bitnet__avx2_sum_lanes(sum[0]);
    sums[1] = bitnet__avx2_sum_lanes(sum[1]);
}

BITNET__AVX2 static void bitnet__avx2_scale(float *y, const int32_t *dots, int n, int32_t sum,
                                            float factor, bool add) {
    bitnet__any_scale(y, dots, n, sum, factor, add);
}

/* In >>screen. */
BITNET__AVX2 static bool bitnet__avx2_screen_row(bitnet__screen *screen, int row, const float *w);

static const bitnet__kernels bitnet__avx2_kernels = {
    BITNET_ISA_AVX2,
    bitnet__avx2_norm,
    bitnet__avx2_quantise,
    bitnet__avx2_quantise_groups,
    bitnet__avx2_ternary,
    bitnet__avx2_grouped,
    bitnet__avx2_dot,
    bitnet__avx2_attend,
    bitnet__avx2_scale,
    bitnet__avx2_to_half,
    bitnet__avx2_gate,
    bitnet__avx2_screen,
    bitnet__avx2_screen_fine,
    bitnet__avx2_screen_row,
    NULL,
    NULL,
};

#endif

/* ============================================================================================
   >>avx512   Kernels: AVX-512 with VNNI

   A line of 64 bytes of I2_S is two blocks, so 256 columns: byte 32 b + p holds columns
   128 b + 32 g + p, g = 0..3, in its four fields from the top; field g of a line meets two runs of
   32 int8.

   Calls >>formats, >>groups, >>scalar, >>avx2 and >>screen.
   ============================================================================================ */

#if defined(BITNET__SIMD_X86)

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized" /* gcc 12 says so of its own intrinsics, in C++ */
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#define BITNET__AVX512 BITNET__TARGET("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")

/* ---- floats: the functions of the contract, 16 at a time */

/* The first n of 16 lanes, for any n. */
BITNET__AVX512 BITNET__INLINE __mmask16 bitnet__avx512_first(int n) {
    return (__mmask16)(n >= 16 ? 0xFFFF : n > 0 ? (1 << n) - 1 : 0);
}

/* The first n of 16 floats, then zeros. */
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_load(const float *x, int n) {
    return _mm512_maskz_loadu_ps(bitnet__avx512_first(n), x);
}

/* a * b + c with two roundings. */
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_madd(__m512 a, __m512 b, __m512 c) {
    return _mm512_add_ps(_mm512_mul_ps(a, b), c);
}

BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_rcp(__m512 d) {
    const __m512 two = _mm512_set1_ps(2.0f);
    __m512 y = _mm512_castsi512_ps(
        _mm512_sub_epi32(_mm512_set1_epi32(0x7EF311C7), _mm512_castps_si512(d)));
    y = _mm512_mul_ps(y, _mm512_sub_ps(two, _mm512_mul_ps(d, y)));
    y = _mm512_mul_ps(y, _mm512_sub_ps(two, _mm512_mul_ps(d, y)));
    y = _mm512_mul_ps(y, _mm512_sub_ps(two, _mm512_mul_ps(d, y)));
    y = _mm512_mul_ps(y, _mm512_sub_ps(two, _mm512_mul_ps(d, y)));
    return y;
}

BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_exp(__m512 x) {
    const __m512 magic = _mm512_set1_ps(12582912.0f);
    __mmask16 not_tiny = _mm512_cmp_ps_mask(x, _mm512_set1_ps(-80.0f), _CMP_NLT_UQ);
    __m512 shifted, k, r, p;
    __m512i power;
    x = _mm512_min_ps(_mm512_set1_ps(80.0f), x);
    shifted = bitnet__avx512_madd(x, _mm512_set1_ps(1.44269504f), magic);
    k = _mm512_sub_ps(shifted, magic);
    r = _mm512_sub_ps(_mm512_sub_ps(x, _mm512_mul_ps(k, _mm512_set1_ps(0.693359375f))),
                      _mm512_mul_ps(k, _mm512_set1_ps(-2.12194440e-4f)));
    p = _mm512_set1_ps(1.9875691500e-4f);
    p = bitnet__avx512_madd(p, r, _mm512_set1_ps(1.3981999507e-3f));
    p = bitnet__avx512_madd(p, r, _mm512_set1_ps(8.3334519073e-3f));
    p = bitnet__avx512_madd(p, r, _mm512_set1_ps(4.1665795894e-2f));
    p = bitnet__avx512_madd(p, r, _mm512_set1_ps(1.6666665459e-1f));
    p = bitnet__avx512_madd(p, r, _mm512_set1_ps(5.0000001201e-1f));
    p = _mm512_add_ps(bitnet__avx512_madd(p, _mm512_mul_ps(r, r), r), _mm512_set1_ps(1.0f));
    /* the low bits of `shifted` are k: no conversion to integer is needed to make 2^k */
    power = _mm512_add_epi32(_mm512_castps_si512(shifted), _mm512_set1_epi32(127));
    return _mm512_maskz_mul_ps(not_tiny, p, _mm512_castsi512_ps(_mm512_slli_epi32(power, 23)));
}

/* The first two steps of the fold, of 64 lanes in four vectors. */
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_fold_to_16(const __m512 *lane) {
    return _mm512_add_ps(_mm512_add_ps(lane[0], lane[2]), _mm512_add_ps(lane[1], lane[3]));
}

BITNET__AVX512 BITNET__INLINE float bitnet__avx512_fold(const __m512 *lane) {
    __m512 a = bitnet__avx512_fold_to_16(lane);
    __m256 b = _mm256_add_ps(_mm512_castps512_ps256(a), _mm512_extractf32x8_ps(a, 1));
    __m128 c = _mm_add_ps(_mm256_castps256_ps128(b), _mm256_extractf128_ps(b, 1));
    c = _mm_add_ps(c, _mm_movehl_ps(c, c));
    return _mm_cvtss_f32(_mm_add_ss(c, _mm_shuffle_ps(c, c, 1)));
}

/* The last four steps of 16 folds at once, the sum of v[i] in lane i: each step adds the halves of
   what is left of two vectors and packs the results into one, 15 additions instead of 64. */
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_fold_8(__m512 a, __m512 b) {
    return _mm512_add_ps(_mm512_shuffle_f32x4(a, b, 0x44), _mm512_shuffle_f32x4(a, b, 0xEE));
}
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_fold_4(__m512 a, __m512 b) {
    return _mm512_add_ps(_mm512_shuffle_f32x4(a, b, 0x88), _mm512_shuffle_f32x4(a, b, 0xDD));
}
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_fold_2(__m512 a, __m512 b) {
    return _mm512_add_ps(_mm512_shuffle_ps(a, b, 0x44), _mm512_shuffle_ps(a, b, 0xEE));
}
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_fold_1(__m512 a, __m512 b) {
    return _mm512_add_ps(_mm512_shuffle_ps(a, b, 0x88), _mm512_shuffle_ps(a, b, 0xDD));
}
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_fold_16_vectors(const __m512 *v) {
    __m512 part[4];
    int i;
    for (i = 0; i < 4; i++)
        part[i] = bitnet__avx512_fold_4(bitnet__avx512_fold_8(v[i], v[i + 4]),
                                        bitnet__avx512_fold_8(v[i + 8], v[i + 12]));
    return bitnet__avx512_fold_1(bitnet__avx512_fold_2(part[0], part[1]),
                                 bitnet__avx512_fold_2(part[2], part[3]));
}

/* 16 values of type F32, F16 or BF16 as floats. */
BITNET__AVX512 BITNET__INLINE __m512 bitnet__avx512_floats(int type, const void *p) {
    if (type == BITNET_TYPE_F32) return _mm512_loadu_ps(p);
    if (type == BITNET_TYPE_F16) return _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)p));
    return _mm512_castsi512_ps(
        _mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)p)), 16));
}

/* Adds the products of 64 weights of `rows` rows with `count` vectors to the lanes of their sums,
   row by row. `type`, `rows` and `count`, here and below, are constants where this is inlined. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_add_products(__m512 (*lane)[4], int type,
                                                               const void *w, size_t stride,
                                                               int rows, const float *x,
                                                               size_t x_stride, int count) {
    int i, r, c;
    for (i = 0; i < 4; i++)
        for (r = 0; r < rows; r++) {
            const uint8_t *p = (const uint8_t *)w + (size_t)r * stride;
            __m512 weights =
                bitnet__avx512_floats(type, p + (size_t)(16 * i) * bitnet__float_size(type));
            for (c = 0; c < count; c++)
                lane[r * count + c][i] =
                    bitnet__avx512_madd(weights, _mm512_loadu_ps(x + (size_t)c * x_stride + 16 * i),
                                        lane[r * count + c][i]);
        }
}

BITNET__AVX512 BITNET__INLINE void bitnet__avx512_clear(__m512 (*lane)[4], int count) {
    int i, c;
    for (c = 0; c < count; c++)
        for (i = 0; i < 4; i++) lane[c][i] = _mm512_setzero_ps();
}

/* ---- norm, quantise, gate, to_half */

BITNET__AVX512 static void bitnet__avx512_norm(float *y, const float *x, const float *gain, int n,
                                               float reciprocal_n, float epsilon) {
    __m512 lane[1][4], scale;
    float last[64];
    int i;
    bitnet__avx512_clear(lane, 1);
    for (i = 0; i < n; i += 64) {
        const float *p = bitnet__whole_64(x + i, n - i, last);
        bitnet__avx512_add_products(lane, BITNET_TYPE_F32, p, 0, 1, p, 0, 1);
    }
    scale = _mm512_set1_ps(bitnet__rsqrt(bitnet__avx512_fold(lane[0]) * reciprocal_n + epsilon));
    for (i = 0; i < bitnet__round_up(n, 64); i += 16) {
        __m512 v = _mm512_mul_ps(bitnet__avx512_load(x + i, n - i), scale);
        v = _mm512_maskz_mul_ps(bitnet__avx512_first(n - i), v,
                                bitnet__avx512_load(gain + i, n - i));
        _mm512_storeu_ps(y + i, v);
    }
}

/* 16 columns, of which n count, quantised. */
BITNET__AVX512 BITNET__INLINE __m512i bitnet__avx512_quantise_16(int8_t *q, const float *x, int n,
                                                                 __m512 factor) {
    const __m512 low = _mm512_set1_ps(-128.0f), high = _mm512_set1_ps(127.0f);
    __m512 v = _mm512_mul_ps(bitnet__avx512_load(x, n), factor);
    __m512i whole = _mm512_maskz_cvtps_epi32(bitnet__avx512_first(n),
                                             _mm512_max_ps(_mm512_min_ps(v, high), low));
    _mm_storeu_si128((__m128i *)(void *)q, _mm512_cvtepi32_epi8(whole));
    return whole;
}

BITNET__AVX512 static float bitnet__avx512_quantise(int8_t *q, int32_t *sum, const float *x,
                                                    int n) {
    __m512 largest = _mm512_set1_ps(1e-5f), factor;
    __m512i total = _mm512_setzero_si512();
    float scale, step;
    int i;
    for (i = 0; i < n; i += 16)
        largest = _mm512_max_ps(_mm512_abs_ps(bitnet__avx512_load(x + i, n - i)), largest);
    step = bitnet__quantise_scale(_mm512_reduce_max_ps(largest), &scale);
    factor = _mm512_set1_ps(scale);
    for (i = 0; i < bitnet__round_up(n, 256); i += 16)
        total = _mm512_add_epi32(total, bitnet__avx512_quantise_16(q + i, x + i, n - i, factor));
    *sum = _mm512_reduce_add_epi32(total);
    return step;
}

BITNET__AVX512 static void bitnet__avx512_quantise_groups(int8_t *q, float *steps, int32_t *sums,
                                                          const float *x, int n, int group) {
    int first, end, i;
    for (first = 0; first < n; first = end) {
        __m512 largest = _mm512_set1_ps(1e-5f), factor;
        float scale, step;
        end = n - first < group ? n : first + group;
        for (i = first; i < end; i += 16)
            largest = _mm512_max_ps(_mm512_abs_ps(bitnet__avx512_load(x + i, end - i)), largest);
        step = bitnet__quantise_scale(_mm512_reduce_max_ps(largest), &scale);
        factor = _mm512_set1_ps(scale);
        for (i = first; i < end; i += 32) {
            __m512i a = bitnet__avx512_quantise_16(q + i, x + i, end - i, factor);
            __m512i b = bitnet__avx512_quantise_16(q + i + 16, x + i + 16, end - i - 16, factor);
            steps[i / 32] = step;
            sums[i / 32] = _mm512_reduce_add_epi32(_mm512_add_epi32(a, b));
        }
    }
    memset(q + bitnet__round_up(n, 32), 0,
           (size_t)(bitnet__round_up(n, 256) - bitnet__round_up(n, 32)));
}

BITNET__AVX512 static void bitnet__avx512_gate(float *y, const float *gate, const float *up, int n,
                                               bitnet__activation activation) {
    const __m512 sign = _mm512_set1_ps(-0.0f), one = _mm512_set1_ps(1.0f);
    int i;
    for (i = 0; i < n; i += 16) {
        __m512 g = bitnet__avx512_load(gate + i, n - i), z = g, f;
        if (activation == BITNET__GELU)
            z = _mm512_mul_ps(g, _mm512_add_ps(_mm512_set1_ps(BITNET__GELU_1),
                                               _mm512_mul_ps(_mm512_set1_ps(BITNET__GELU_3),
                                                             _mm512_mul_ps(g, g))));
        if (activation == BITNET__RELU2) {
            f = _mm512_max_ps(g, _mm512_setzero_ps());
            f = _mm512_mul_ps(f, f);
        } else {
            f = _mm512_add_ps(one, bitnet__avx512_exp(_mm512_xor_ps(z, sign)));
            f = _mm512_mul_ps(g, bitnet__avx512_rcp(f));
        }
        _mm512_mask_storeu_ps(y + i, bitnet__avx512_first(n - i),
                              _mm512_mul_ps(f, bitnet__avx512_load(up + i, n - i)));
    }
}

BITNET__AVX512 static void bitnet__avx512_to_half(uint16_t *y, const float *x, int n) {
    const __m512 nan = _mm512_set1_ps(bitnet__nan());
    int i;
    for (i = 0; i < n; i += 16) {
        __mmask16 first = bitnet__avx512_first(n - i);
        __m512 v = bitnet__avx512_load(x + i, n - i);
        v = _mm512_mask_mov_ps(v, _mm512_cmp_ps_mask(v, v, _CMP_UNORD_Q), nan);
        _mm256_mask_storeu_epi16(
            y + i, first,
            _mm512_maskz_cvtps_ph(first, v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
    }
}

/* ---- ternary */

/* One block, where a line would reach past the end of its row. */
BITNET__AVX512 BITNET__INLINE __m512i bitnet__avx512_half_line(const uint8_t *p) {
    return _mm512_maskz_loadu_epi64(0x0F, p);
}

/* The 64 columns of 256 that a field of a line meets. */
BITNET__AVX512 BITNET__INLINE __m512i bitnet__avx512_columns(const int8_t *q, int field) {
    __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)(q + 32 * field));
    __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)(q + 32 * field + 128));
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/* Multiplies each field of a line where it stands, which saves the shifts: the four sums get 64,
   16, 4 and 1 times the codes. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_add_line(__m512i *sum, __m512i line,
                                                           const int8_t *q) {
    sum[0] = _mm512_dpbusd_epi32(sum[0], _mm512_and_si512(line, _mm512_set1_epi8((char)0xC0)),
                                 bitnet__avx512_columns(q, 0));
    sum[1] = _mm512_dpbusd_epi32(sum[1], _mm512_and_si512(line, _mm512_set1_epi8(0x30)),
                                 bitnet__avx512_columns(q, 1));
    sum[2] = _mm512_dpbusd_epi32(sum[2], _mm512_and_si512(line, _mm512_set1_epi8(0x0C)),
                                 bitnet__avx512_columns(q, 2));
    sum[3] = _mm512_dpbusd_epi32(sum[3], _mm512_and_si512(line, _mm512_set1_epi8(0x03)),
                                 bitnet__avx512_columns(q, 3));
}

/* One vector. The rows are one stream with one load instruction, which the hardware's prefetcher
   can follow; it runs as fast as memory. A line adds at most 4 * 128 * 128 to a lane of the first
   sum, so a row may have eight million columns. Not inlined, for beside the tiles below there would
   not be registers enough. */
BITNET__AVX512 BITNET__NOINLINE static void bitnet__avx512_ternary_vector(
    int32_t *y, const uint8_t *w, size_t stride, int rows, int blocks, const int8_t *q) {
    int r, i;
    for (r = 0; r < rows; r++) {
        const uint8_t *row = w + (size_t)r * stride;
        __m512i sum[4];
        for (i = 0; i < 4; i++) sum[i] = _mm512_setzero_si512();
        for (i = 0; i + 2 <= blocks; i += 2) {
            bitnet__prefetch(row + 32 * i);
            bitnet__avx512_add_line(sum, _mm512_loadu_si512(row + 32 * i), q + 128 * i);
        }
        if (i < blocks)
            bitnet__avx512_add_line(sum, bitnet__avx512_half_line(row + 32 * i), q + 128 * i);
        sum[0] = _mm512_add_epi32(_mm512_srai_epi32(sum[0], 6), _mm512_srai_epi32(sum[1], 4));
        sum[2] = _mm512_add_epi32(_mm512_srai_epi32(sum[2], 2), sum[3]);
        y[r] = _mm512_reduce_add_epi32(_mm512_add_epi32(sum[0], sum[2]));
    }
}

/* 2 * `pairs` rows, or fewer, times `count` vectors: lines are unpacked once for all vectors, a
   vector is loaded once for all rows, and 8 to 16 sums hide the latency. A line is made of a block
   of one row and one of the next: so both meet the same 32 columns, and a broadcast, which costs no
   more than a load, brings these to both halves. Rows that are missing repeat the last one and are
   not stored. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_tile(int32_t *y, size_t y_stride,
                                                       const uint8_t *w, size_t stride, int rows,
                                                       int pairs, int blocks, const int8_t *q,
                                                       size_t q_stride, int count) {
    const __m512i low = _mm512_set1_epi8(3);
    const uint8_t *row[8];
    __m512i sum[8][4], line[4], codes[4];
    int p, c, b, field;
    for (p = 0; p < 2 * pairs; p++) row[p] = w + (size_t)(p < rows ? p : rows - 1) * stride;
    for (c = 0; c < count; c++)
        for (p = 0; p < pairs; p++) sum[c][p] = _mm512_setzero_si512();
    for (b = 0; b < blocks; b++) {
        for (p = 0; p < pairs; p++) {
            const uint8_t *upper = row[2 * p] + 32 * b, *lower = row[2 * p + 1] + 32 * b;
            __m256i first = _mm256_loadu_si256((const __m256i *)(const void *)upper);
            __m256i second = _mm256_loadu_si256((const __m256i *)(const void *)lower);
            line[p] = _mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1);
            bitnet__prefetch(b % 2 ? upper : lower); /* a line of 64 bytes is two blocks */
        }
        for (field = 3; field >= 0; field--) {
            for (p = 0; p < pairs; p++) {
                codes[p] = _mm512_and_si512(line[p], low);
                line[p] = _mm512_srli_epi16(line[p], 2);
            }
            for (c = 0; c < count; c++) {
                const int8_t *columns = q + (size_t)c * q_stride + 128 * b + 32 * field;
                __m512i x = _mm512_broadcast_i64x4(
                    _mm256_loadu_si256((const __m256i *)(const void *)columns));
                for (p = 0; p < pairs; p++) sum[c][p] = _mm512_dpbusd_epi32(sum[c][p], codes[p], x);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (p = 0; p < pairs; p++) {
            int32_t *out = y + (size_t)c * y_stride + 2 * p;
            __m512i v = _mm512_add_epi32(sum[c][p], _mm512_shuffle_epi32(sum[c][p], _MM_PERM_BADC));
            v = _mm512_add_epi32(v, _mm512_shuffle_epi32(v, _MM_PERM_CDAB));
            v = _mm512_add_epi32(v, _mm512_shuffle_i32x4(v, v, 0xB1));
            if (2 * p < rows) out[0] = _mm_cvtsi128_si32(_mm512_castsi512_si128(v));
            if (2 * p + 1 < rows) out[1] = _mm_cvtsi128_si32(_mm512_extracti32x4_epi32(v, 2));
        }
}

/* Rows go by blocks that stay in the second-level cache while all vectors pass by, 8 at a time; of
   fewer, no more than 4. */
BITNET__AVX512 static void bitnet__avx512_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                                  size_t stride, int rows, int columns,
                                                  const int8_t *q, size_t q_stride, int count) {
    int blocks = (columns + 127) / 128, first, r, c, some;
    for (first = 0; first < rows; first += 64) {
        int end = rows - first < 64 ? rows : first + 64;
        for (c = 0; c < count; c += some) {
            const int8_t *x = q + (size_t)c * q_stride;
            int32_t *out = y + (size_t)c * y_stride;
            some = count - c >= 8 ? 8 : count - c > 4 ? (count - c + 1) / 2 : count - c;
            if (some == 1)
                bitnet__avx512_ternary_vector(out + first, w + (size_t)first * stride, stride,
                                              end - first, blocks, x);
            for (r = first; some > 1 && r < end; r += some == 8 ? 4 : 8) {
                const uint8_t *p = w + (size_t)r * stride;
                switch (some) {
                case 2:
                    bitnet__avx512_tile(out + r, y_stride, p, stride, end - r, 4, blocks, x,
                                        q_stride, 2);
                    break;
                case 3:
                    bitnet__avx512_tile(out + r, y_stride, p, stride, end - r, 4, blocks, x,
                                        q_stride, 3);
                    break;
                case 4:
                    bitnet__avx512_tile(out + r, y_stride, p, stride, end - r, 4, blocks, x,
                                        q_stride, 4);
                    break;
                default:
                    bitnet__avx512_tile(out + r, y_stride, p, stride, end - r, 2, blocks, x,
                                        q_stride, 8);
                    break;
                }
            }
        }
    }
}

/* ---- by groups */

/* The codes of a group of 16 rows: of every four columns a vector. Asks for what lies `ahead`. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_group_codes(int type, const uint8_t *group,
                                                              size_t ahead, __m512i codes[8]) {
    const __m512i three = _mm512_set1_epi8(3), two = _mm512_set1_epi8(2);
    __m512i line = _mm512_loadu_si512(group);
    int f;
    bitnet__prefetch_from(group, ahead);
    if (type == BITNET_TYPE_Q1_0) {
        codes[0] = _mm512_and_si512(_mm512_slli_epi16(line, 1), two);
        codes[1] = _mm512_and_si512(line, two);
        for (f = 2; f < 8; f++) {
            line = _mm512_srli_epi16(line, 1);
            codes[f] = _mm512_and_si512(line, two);
        }
        return;
    }
    for (f = 0; f < 8; f++) {
        if (f == 4) line = _mm512_loadu_si512(group + 64);
        codes[f] = _mm512_and_si512(line, three);
        line = _mm512_srli_epi16(line, 2);
    }
    bitnet__prefetch_from(group + 64, ahead);
}

/* The products of a group of twice 16 rows with 32 columns of a vector, x: four columns, once
   loaded, meet both blocks. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_group_dots(__m512i dots[2], __m512i codes[2][8],
                                                             const int8_t *x, int32_t sum) {
    int f;
    dots[0] = dots[1] = _mm512_set1_epi32(-sum);
    for (f = 0; f < 8; f++) {
        __m512i four = _mm512_set1_epi32((int)bitnet__load_u32(x + 4 * f));
        dots[0] = _mm512_dpbusd_epi32(dots[0], codes[0][f], four);
        dots[1] = _mm512_dpbusd_epi32(dots[1], codes[1][f], four);
    }
}

/* `blocks` of 16 rows, 1 or 2, times `count` vectors from vector `first` on: a group is unpacked
   once for all, and the same group of the next two blocks is asked for. A block that is missing
   repeats the other and is not stored. `type` and `count` are constants where this is inlined. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_group_rows(float *y, size_t y_stride, int type,
                                                             const bitnet__group_cursor *at,
                                                             int blocks, float scale,
                                                             const bitnet__operand *in, int first,
                                                             int count) {
    const int8_t *q = in->quants + (size_t)first * in->quants_stride;
    const float *steps = in->group_steps + (size_t)first * in->groups_stride;
    const int32_t *sums = in->group_sums + (size_t)first * in->groups_stride;
    const uint8_t *scales = at->scales, *codes = at->codes;
    size_t g = 0, end, next = blocks == 2 ? at->block : 0, ahead = 2 * at->block;
    __m512 total[8][2], scale_of[2];
    int c, b;
    scale_of[0] = scale_of[1] = _mm512_set1_ps(scale);
    for (c = 0; c < count; c++) total[c][0] = total[c][1] = _mm512_setzero_ps();
    while (g < at->groups) {
        for (b = 0; b < 2 && scales; b++) {
            const __m256i *halves = (const __m256i *)(const void *)(scales + (size_t)b * next);
            scale_of[b] = _mm512_cvtph_ps(_mm256_loadu_si256(halves));
            bitnet__prefetch_from((const uint8_t *)halves, ahead);
        }
        if (scales) scales += 32;
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++, codes += bitnet__group_size(type)) {
            __m512i fours[2][8], dots[2];
            bitnet__avx512_group_codes(type, codes, ahead, fours[0]);
            bitnet__avx512_group_codes(type, codes + next, ahead, fours[1]);
            for (c = 0; c < count; c++) {
                size_t of = (size_t)c * in->groups_stride + g;
                bitnet__avx512_group_dots(dots, fours, q + (size_t)c * in->quants_stride + 32 * g,
                                          sums[of]);
                for (b = 0; b < 2; b++)
                    total[c][b] = bitnet__avx512_madd(
                        _mm512_cvtepi32_ps(dots[b]),
                        _mm512_mul_ps(scale_of[b], _mm512_set1_ps(steps[of])), total[c][b]);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (b = 0; b < blocks; b++)
            _mm512_storeu_ps(y + (size_t)(first + c) * y_stride + 16 * b, total[c][b]);
}

/* A tile's blocks stay in the second-level cache while all vectors pass by, 8 at a time; of fewer,
   no more than 4. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_group_tile(float *y, size_t y_stride, int type,
                                                             const bitnet__matrix *m, int row,
                                                             int rows, const bitnet__operand *in) {
    int c, r, some;
    for (c = 0; c < in->count; c += some) {
        int left = in->count - c;
        some = left >= 8 ? 8 : left > 4 ? (left + 1) / 2 : left;
        for (r = 0; r < rows; r += 2 * BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r);
            int blocks = rows - r > BITNET__GROUP_ROWS ? 2 : 1;
            float *out = y + r;
            switch (some) {
            case 1:
                bitnet__avx512_group_rows(out, y_stride, type, &at, blocks, m->scale, in, c, 1);
                break;
            case 2:
                bitnet__avx512_group_rows(out, y_stride, type, &at, blocks, m->scale, in, c, 2);
                break;
            case 3:
                bitnet__avx512_group_rows(out, y_stride, type, &at, blocks, m->scale, in, c, 3);
                break;
            case 4:
                bitnet__avx512_group_rows(out, y_stride, type, &at, blocks, m->scale, in, c, 4);
                break;
            default:
                bitnet__avx512_group_rows(out, y_stride, type, &at, blocks, m->scale, in, c, 8);
                break;
            }
        }
    }
}

BITNET__AVX512 static void bitnet__avx512_grouped(float *y, size_t y_stride,
                                                  const bitnet__matrix *m, int row, int rows,
                                                  const bitnet__operand *in) {
    if (m->type == BITNET_TYPE_Q1_0)
        bitnet__avx512_group_tile(y, y_stride, BITNET_TYPE_Q1_0, m, row, rows, in);
    else bitnet__avx512_group_tile(y, y_stride, BITNET_TYPE_Q2_0, m, row, rows, in);
}

/* ---- dot */

/* `size` rows times `size` vectors, 1 or 2. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_dot_tile(float *y, size_t y_stride, int type,
                                                           const uint8_t *w, size_t stride,
                                                           int columns, const float *x,
                                                           size_t x_stride, int size) {
    size_t width = bitnet__float_size(type);
    uint8_t last[2][256] = {{0}};
    __m512 lane[4][4];
    int i, r, c;
    bitnet__avx512_clear(lane, size * size);
    for (i = 0; i < columns; i += 64) {
        const uint8_t *p = w + (size_t)i * width;
        size_t next = stride;
        if (columns - i < 64) {
            for (r = 0; r < size; r++)
                memcpy(last[r], p + (size_t)r * stride, (size_t)(columns - i) * width);
            p = last[0];
            next = sizeof last[0];
        }
        for (r = 0; r < size; r++) {
            bitnet__prefetch(p + (size_t)r * next);
            bitnet__prefetch(p + (size_t)r * next + 64);
        }
        bitnet__avx512_add_products(lane, type, p, next, size, x + i, x_stride, size);
    }
    for (r = 0; r < size; r++)
        for (c = 0; c < size; c++)
            y[(size_t)c * y_stride + (size_t)r] = bitnet__avx512_fold(lane[r * size + c]);
}

/* By blocks of rows, for which two vectors stay in the first-level cache. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_dot_type(float *y, size_t y_stride, int type,
                                                           const uint8_t *w, size_t stride,
                                                           int rows, int columns, const float *x,
                                                           size_t x_stride, int count) {
    int first, end, r, c, n, i;
    for (first = 0; first < rows; first = end) {
        end = rows - first < 16 ? rows : first + 16;
        for (c = 0; c < count; c += n) {
            n = count - c < 2 ? 1 : 2;
            r = first;
            for (; n == 2 && r + 2 <= end; r += 2)
                bitnet__avx512_dot_tile(y + (size_t)c * y_stride + r, y_stride, type,
                                        w + (size_t)r * stride, stride, columns,
                                        x + (size_t)c * x_stride, x_stride, 2);
            for (; r < end; r++)
                for (i = c; i < c + n; i++)
                    bitnet__avx512_dot_tile(y + (size_t)i * y_stride + r, y_stride, type,
                                            w + (size_t)r * stride, stride, columns,
                                            x + (size_t)i * x_stride, x_stride, 1);
        }
    }
}

BITNET__AVX512 static void bitnet__avx512_dot(float *y, size_t y_stride, int type, const uint8_t *w,
                                              size_t stride, int rows, int columns, const float *x,
                                              size_t x_stride, int count, float *scratch) {
    const bitnet__type *t = bitnet__type_of(type);
    int r;
    switch (type) {
    case BITNET_TYPE_F32:
        bitnet__avx512_dot_type(y, y_stride, BITNET_TYPE_F32, w, stride, rows, columns, x, x_stride,
                                count);
        break;
    case BITNET_TYPE_F16:
        bitnet__avx512_dot_type(y, y_stride, BITNET_TYPE_F16, w, stride, rows, columns, x, x_stride,
                                count);
        break;
    case BITNET_TYPE_BF16:
        bitnet__avx512_dot_type(y, y_stride, BITNET_TYPE_BF16, w, stride, rows, columns, x,
                                x_stride, count);
        break;
    default:
        for (r = 0; r < rows; r++) {
            t->expand(w + (size_t)r * stride, columns, scratch);
            bitnet__avx512_dot(y + r, y_stride, BITNET_TYPE_F32, (const uint8_t *)scratch, 0, 1,
                               columns, x, x_stride, count, NULL);
        }
    }
}

/* ---- attention */

/* Asks for the line that lies in `there` as `p` does in `here`: while keys are multiplied, the
   chunk's values arrive, and while values are, the keys of the next one. */
BITNET__INLINE void bitnet__prefetch_chunk(const uint16_t *p, const uint16_t *here,
                                           const uint16_t *there) {
    _mm_prefetch((const char *)((uintptr_t)p - (uintptr_t)here + (uintptr_t)there), _MM_HINT_T1);
}

/* s[h * 64 + t] for `heads` queries, 1, 2 or 4, by groups of 16 scores. Positions past the last
   repeat it. The lanes begin with a product, not with 0 to which it is added: that differs only in
   the sign of a score of zero, which exp does not show. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_scores(float *s, const float *q, int heads,
                                                         const uint16_t *k, const uint16_t *v,
                                                         int d, int n) {
    const int group = 16 / heads;
    int t, j, i, h, piece;
    for (t = 0; t < n; t += group) {
        __m512 part[16], score;
        for (j = 0; j < group; j++) {
            const uint16_t *key = k + (size_t)(t + j < n ? t + j : n - 1) * (size_t)d;
            __m512 lane[4][4];
            for (piece = 0; piece < 4; piece++) {
                __m512 x = bitnet__avx512_floats(BITNET_TYPE_F16, key + 16 * piece);
                for (h = 0; h < heads; h++)
                    lane[h][piece] = _mm512_mul_ps(x, _mm512_loadu_ps(q + h * d + 16 * piece));
            }
            for (i = 64; i < d; i += 64)
                bitnet__avx512_add_products(lane, BITNET_TYPE_F16, key + i, 0, 1, q + i, (size_t)d,
                                            heads);
            for (i = 0; i < d; i += 32) bitnet__prefetch_chunk(key + i, k, v);
            for (h = 0; h < heads; h++) part[h * group + j] = bitnet__avx512_fold_to_16(lane[h]);
        }
        score = bitnet__avx512_fold_16_vectors(part);
        if (heads == 1) {
            _mm512_storeu_ps(s + t, score);
        } else if (heads == 2) {
            _mm256_storeu_ps(s + t, _mm512_castps512_ps256(score));
            _mm256_storeu_ps(s + 64 + t, _mm512_extractf32x8_ps(score, 1));
        } else {
            _mm_storeu_ps(s + t, _mm512_castps512_ps128(score));
            _mm_storeu_ps(s + 64 + t, _mm512_extractf32x4_ps(score, 1));
            _mm_storeu_ps(s + 128 + t, _mm512_extractf32x4_ps(score, 2));
            _mm_storeu_ps(s + 192 + t, _mm512_extractf32x4_ps(score, 3));
        }
    }
}

/* Turns 64 scores, the first n of which count, into e; returns l. */
BITNET__AVX512 static float bitnet__avx512_softmax(float *s, int n, float *m) {
    __m512 e[4], largest;
    int i, t;
    for (t = n; t < 64; t++) s[t] = s[n - 1];
    for (i = 0; i < 4; i++) e[i] = _mm512_loadu_ps(s + 16 * i);
    *m = 0.0f +
         _mm512_reduce_max_ps(/* never -0, as it never is where sums begin with 0 */
                              _mm512_max_ps(_mm512_max_ps(e[0], e[1]), _mm512_max_ps(e[2], e[3])));
    largest = _mm512_set1_ps(*m);
    for (i = 0; i < 4; i++) {
        e[i] = _mm512_maskz_mov_ps(bitnet__avx512_first(n - 16 * i),
                                   bitnet__avx512_exp(_mm512_sub_ps(e[i], largest)));
        _mm512_storeu_ps(s + 16 * i, e[i]);
    }
    return bitnet__avx512_fold(e);
}

/* o = the sum of e[h * 64 + t] * v[t], t ascending. */
BITNET__AVX512 BITNET__INLINE void bitnet__avx512_values(float *o, const float *e, int heads,
                                                         const uint16_t *v, const uint16_t *next,
                                                         int d, int n) {
    int t, j, i, h;
    for (i = 0; i < d; i += 64) {
        __m512 sum[4][4];
        bitnet__avx512_clear(sum, heads);
        for (t = 0; t < n; t++) {
            const uint16_t *value = v + (size_t)t * (size_t)d + i;
            bitnet__prefetch_chunk(value, v, next);
            bitnet__prefetch_chunk(value + 32, v, next);
            for (j = 0; j < 4; j++) {
                __m512 x = bitnet__avx512_floats(BITNET_TYPE_F16, value + 16 * j);
                for (h = 0; h < heads; h++)
                    sum[h][j] = bitnet__avx512_madd(_mm512_set1_ps(e[h * 64 + t]), x, sum[h][j]);
            }
        }
        for (h = 0; h < heads; h++)
            for (j = 0; j < 4; j++) _mm512_storeu_ps(o + h * d + i + 16 * j, sum[h][j]);
    }
}

BITNET__AVX512 BITNET__INLINE void bitnet__avx512_attend_heads(float *o, float *m, float *l,
                                                               const float *q, int heads,
                                                               const uint16_t *k, const uint16_t *v,
                                                               const uint16_t *next, int d, int n) {
    float s[256];
    int h;
    bitnet__avx512_scores(s, q, heads, k, v, d, n);
    for (h = 0; h < heads; h++) l[h] = bitnet__avx512_softmax(s + 64 * h, n, &m[h]);
    bitnet__avx512_values(o, s, heads, v, next, d, n);
}

BITNET__AVX512 static void bitnet__avx512_attend(float *o, float *m, float *l, const float *q,
                                                 int heads, const uint16_t *k, const uint16_t *v,
                                                 const uint16_t *next, int d, int n) {
    int h = 0;
    for (; h + 4 <= heads; h += 4)
        bitnet__avx512_attend_heads(o + h * d, m + h, l + h, q + h * d, 4, k, v, next, d, n);
    for (; h + 2 <= heads; h += 2)
        bitnet__avx512_attend_heads(o + h * d, m + h, l + h, q + h * d, 2, k, v, next, d, n);
    for (; h < heads; h++)
        bitnet__avx512_attend_heads(o + h * d, m + h, l + h, q + h * d, 1, k, v, next, d, n);
}

/* ---- the screen of the head (see >>screen) */

/* A block of 32 rows of the coarse plane. A state of up to 8192 columns keeps its sums below
   2^31. */
BITNET__AVX512 static void bitnet__avx512_screen(int32_t *y, const uint8_t *plane, size_t groups,
                                                 const int8_t *high, const int8_t *low) {
    const __m512i nibble = _mm512_set1_epi8(15);
    __m512i sum[2][2][2]; /* [rows][digit][columns]: eight, which hides the latency */
    size_t g;
    int half, digit;
    for (half = 0; half < 2; half++)
        for (digit = 0; digit < 2; digit++)
            sum[half][digit][0] = sum[half][digit][1] = _mm512_setzero_si512();
    for (g = 0; g < groups; g++, plane += 128, high += 8, low += 8) {
        bitnet__prefetch(plane);
        bitnet__prefetch(plane + 64);
        for (half = 0; half < 2; half++) {
            __m512i line = _mm512_loadu_si512(plane + 64 * half);
            __m512i first = _mm512_and_si512(line, nibble);
            __m512i second = _mm512_and_si512(_mm512_srli_epi16(line, 4), nibble);
            for (digit = 0; digit < 2; digit++) {
                const int8_t *q = digit ? low : high;
                sum[half][digit][0] = _mm512_dpbusd_epi32(
                    sum[half][digit][0], first, _mm512_set1_epi32((int)bitnet__load_u32(q)));
                sum[half][digit][1] = _mm512_dpbusd_epi32(
                    sum[half][digit][1], second, _mm512_set1_epi32((int)bitnet__load_u32(q + 4)));
            }
        }
    }
    for (half = 0; half < 2; half++) {
        __m512i upper = _mm512_add_epi32(sum[half][0][0], sum[half][0][1]);
        __m512i lower = _mm512_add_epi32(sum[half][1][0], sum[half][1][1]);
        _mm512_storeu_si512(y + 16 * half, _mm512_add_epi32(_mm512_slli_epi32(upper, 7), lower));
    }
}

/* A row of the fine plane. */
BITNET__AVX512 static void bitnet__avx512_screen_fine(int32_t sums[2], const uint8_t *row,
                                                      size_t lines, const int8_t *high,
                                                      const int8_t *low) {
    const __m512i nibble = _mm512_set1_epi8(15);
    const __m512i levels = _mm512_broadcast_i32x4(
        _mm_loadu_si128((const __m128i *)(const void *)bitnet__screen_levels));
    __m512i sum[4];
    size_t i;
    sum[0] = sum[1] = sum[2] = sum[3] = _mm512_setzero_si512();
    for (i = 0; i < lines; i++, row += 64, high += 128, low += 128) {
        __m512i line = _mm512_loadu_si512(row);
        __m512i first = _mm512_shuffle_epi8(levels, _mm512_and_si512(line, nibble));
        __m512i second =
            _mm512_shuffle_epi8(levels, _mm512_and_si512(_mm512_srli_epi16(line, 4), nibble));
        sum[0] = _mm512_dpbusd_epi32(sum[0], first, _mm512_loadu_si512(high));
        sum[1] = _mm512_dpbusd_epi32(sum[1], first, _mm512_loadu_si512(low));
        sum[2] = _mm512_dpbusd_epi32(sum[2], second, _mm512_loadu_si512(high + 64));
        sum[3] = _mm512_dpbusd_epi32(sum[3], second, _mm512_loadu_si512(low + 64));
    }
    sums[0] = _mm512_reduce_add_epi32(_mm512_add_epi32(sum[0], sum[2]));
    sums[1] = _mm512_reduce_add_epi32(_mm512_add_epi32(sum[1], sum[3]));
}

BITNET__AVX512 static void bitnet__avx512_scale(float *y, const int32_t *dots, int n, int32_t sum,
                                                float factor, bool add) {
    bitnet__any_scale(y, dots, n, sum, factor, add);
}

/* In >>screen. */
BITNET__AVX512 static bool bitnet__avx512_screen_row(bitnet__screen *screen, int row,
                                                     const float *w);

static const bitnet__kernels bitnet__avx512_kernels = {
    BITNET_ISA_AVX512,
    bitnet__avx512_norm,
    bitnet__avx512_quantise,
    bitnet__avx512_quantise_groups,
    bitnet__avx512_ternary,
    bitnet__avx512_grouped,
    bitnet__avx512_dot,
    bitnet__avx512_attend,
    bitnet__avx512_scale,
    bitnet__avx512_to_half,
    bitnet__avx512_gate,
    bitnet__avx512_screen,
    bitnet__avx512_screen_fine,
    bitnet__avx512_screen_row,
    NULL,
    NULL,
};

#endif

/* ============================================================================================
   >>base3   Kernels: base 3, for AVX-512 with VBMI

   The faster form of ternary weights: five codes in a byte, 1.6 bits each, so a fifth less to read
   than I2_S. Rows go by blocks of 32, columns by groups of 20: a group is two lines of 64 bytes,
   for 16 rows each, and byte 4r + j of a line holds columns 4g + j, g = 0..4, of row r:

       byte = (c0 + 3 c1 + 9 c2) + 28 (c3 + 3 c4)

   28 is more than the 27 that are needed, and divisible by 4: so byte >> 2, which has the six bits
   that a look-up in one register takes, tells c3 and c4, and what is left of the byte is another
   such index. A look-up for each code and one for what to subtract are all there is to unpacking;
   tables of several codes, or of 256 bytes, cost more. Missing rows and columns have code 0, which
   adds nothing.

   Calls >>avx2, >>avx512 and >>screen.
   ============================================================================================ */

/* ---- packing, on any machine */

enum { BITNET__BASE3_ROWS = 32, BITNET__BASE3_COLUMNS = 20, BITNET__BASE3_GROUP = 128 };

static size_t bitnet__base3_groups(int columns) {
    return ((size_t)columns + BITNET__BASE3_COLUMNS - 1) / BITNET__BASE3_COLUMNS;
}

/* Bytes of a block of rows. */
static size_t bitnet__base3_block(int columns) {
    return bitnet__base3_groups(columns) * BITNET__BASE3_GROUP;
}

BITNET__INLINE void bitnet__any_base3_pack(uint8_t *out, const uint8_t *w, size_t stride, int rows,
                                           int columns, uint8_t *codes) {
    size_t groups = bitnet__base3_groups(columns), g;
    int r, b, i;
    memset(out, 0, groups * BITNET__BASE3_GROUP);
    for (r = 0; r < rows; r++) {
        const uint8_t *row = w + (size_t)r * stride;
        for (b = 0; b < columns; b += 128, row += 32)
            for (i = 0; i < 32; i++) {
                codes[b + i] = row[i] >> 6;
                codes[b + 32 + i] = row[i] >> 4 & 3;
                codes[b + 64 + i] = row[i] >> 2 & 3;
                codes[b + 96 + i] = row[i] & 3;
            }
        memset(codes + columns, 0, groups * BITNET__BASE3_COLUMNS - (size_t)columns);
        for (g = 0; g < groups; g++) {
            /* four bytes at a time: no sum exceeds 2 * (1 + 3 + 9 + 28 + 84) = 250, so no carry */
            const uint8_t *c = codes + g * BITNET__BASE3_COLUMNS;
            uint32_t four = bitnet__load_u32(c) + 3 * bitnet__load_u32(c + 4) +
                            9 * bitnet__load_u32(c + 8) + 28 * bitnet__load_u32(c + 12) +
                            84 * bitnet__load_u32(c + 16);
            memcpy(out + g * BITNET__BASE3_GROUP + (size_t)r * 4, &four, 4);
        }
    }
}

#if defined(BITNET__SIMD_X86)
#define BITNET__VBMI BITNET__TARGET("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx512vbmi")

/* The same code for wider vectors. */
BITNET__VBMI static void bitnet__vbmi_base3_pack(uint8_t *out, const uint8_t *w, size_t stride,
                                                 int rows, int columns, uint8_t *codes) {
    bitnet__any_base3_pack(out, w, stride, rows, columns, codes);
}

/* Codes 0..2 of what is left of a byte, codes 3 and 4 of byte >> 2, and what that says is not left.
   Written out, because a tile is too short to make them anew. */
#define BITNET__3(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define BITNET__7(x) BITNET__3(x), BITNET__3(x), x
#define BITNET__9(...) BITNET__3(BITNET__3(__VA_ARGS__))
static const uint8_t bitnet__base3_tables[6][64] = {
    {BITNET__9(0, 1, 2)},
    {BITNET__3(BITNET__3(0), BITNET__3(1), BITNET__3(2))},
    {BITNET__9(0), BITNET__9(1), BITNET__9(2)},
    {BITNET__3(BITNET__7(0), BITNET__7(1), BITNET__7(2))},
    {BITNET__3(BITNET__7(0)), BITNET__3(BITNET__7(1)), BITNET__3(BITNET__7(2))},
    {BITNET__7(0), BITNET__7(28), BITNET__7(56), BITNET__7(84), BITNET__7(112), BITNET__7(140),
     BITNET__7(168), BITNET__7(196), BITNET__7(224)}};
#undef BITNET__3
#undef BITNET__7
#undef BITNET__9

/* The same in registers. */
typedef struct bitnet__base3_registers {
    __m512i table[6];
} bitnet__base3_registers;

BITNET__VBMI BITNET__INLINE bitnet__base3_registers bitnet__base3_load_tables(void) {
    bitnet__base3_registers t;
    int i;
    for (i = 0; i < 6; i++) t.table[i] = _mm512_loadu_si512(bitnet__base3_tables[i]);
    return t;
}

/* The five codes of each byte of a line. Look-ups ignore the two upper bits of their indices, where
   the shift of 16 bits at a time leaves those of a neighbour. */
BITNET__VBMI BITNET__INLINE void bitnet__base3_line(const bitnet__base3_registers *t, __m512i line,
                                                    __m512i codes[5]) {
    __m512i upper = _mm512_srli_epi16(line, 2);
    __m512i rest = _mm512_sub_epi8(line, _mm512_permutexvar_epi8(upper, t->table[5]));
    codes[0] = _mm512_permutexvar_epi8(rest, t->table[0]);
    codes[1] = _mm512_permutexvar_epi8(rest, t->table[1]);
    codes[2] = _mm512_permutexvar_epi8(rest, t->table[2]);
    codes[3] = _mm512_permutexvar_epi8(upper, t->table[3]);
    codes[4] = _mm512_permutexvar_epi8(upper, t->table[4]);
}

/* Four quantised columns in every lane. */
BITNET__VBMI BITNET__INLINE __m512i bitnet__base3_columns(const int8_t *q) {
    return _mm512_set1_epi32((int)bitnet__load_u32(q));
}

/* A block of 32 rows times `count` vectors, 1 to 8, a constant where this is inlined: each pair of
   lines is unpacked once and used by all of them, and four columns of a vector, once loaded, meet
   both. Codes are looked up just before they are used, so that all fits the registers. Of few
   vectors there are two sums for each line, or one would have to wait for the other. */
BITNET__VBMI BITNET__INLINE void bitnet__base3_vectors(int32_t *y, size_t y_stride,
                                                       const uint8_t *w, size_t groups,
                                                       const int8_t *q, size_t q_stride,
                                                       int count) {
    const bitnet__base3_registers t = bitnet__base3_load_tables();
    const int sums = count <= 3 ? 2 : 1;
    __m512i sum[8][2];
    size_t g;
    int c, half, field;
    for (c = 0; c < sums * count; c++) sum[c][0] = sum[c][1] = _mm512_setzero_si512();
    for (g = 0; g < groups; g++, w += BITNET__BASE3_GROUP, q += BITNET__BASE3_COLUMNS) {
        __m512i upper[2], rest[2];
        bitnet__prefetch(w);
        bitnet__prefetch(w + 64);
        for (half = 0; half < 2; half++) {
            __m512i line = _mm512_loadu_si512(w + 64 * half);
            upper[half] = _mm512_srli_epi16(line, 2);
            rest[half] = _mm512_sub_epi8(line, _mm512_permutexvar_epi8(upper[half], t.table[5]));
        }
        for (field = 0; field < 5; field++) {
            __m512i *index = field < 3 ? rest : upper;
            __m512i codes0 = _mm512_permutexvar_epi8(index[0], t.table[field]);
            __m512i codes1 = _mm512_permutexvar_epi8(index[1], t.table[field]);
            for (c = 0; c < count; c++) {
                __m512i x = bitnet__base3_columns(q + (size_t)c * q_stride + 4 * field);
                __m512i *to = sum[sums * c + field % sums];
                to[0] = _mm512_dpbusd_epi32(to[0], codes0, x);
                to[1] = _mm512_dpbusd_epi32(to[1], codes1, x);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (half = 0; half < 2; half++) {
            __m512i total = sum[sums * c][half];
            if (sums == 2) total = _mm512_add_epi32(total, sum[2 * c + 1][half]);
            _mm512_storeu_si512(y + (size_t)c * y_stride + 16 * half, total);
        }
}

/* `rows` rows, whole blocks but for the last, times `count` vectors. y has room for whole blocks.
   Up to 8 vectors go together, in parts that are about as large, because to unpack for one or two
   costs as much as to multiply them; a block stays in the second-level cache for the next part. */
BITNET__VBMI static void bitnet__base3_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                               int rows, int columns, const int8_t *q,
                                               size_t q_stride, int count) {
    size_t groups = bitnet__base3_groups(columns);
    int r, c, some;
    for (r = 0; r < rows; r += BITNET__BASE3_ROWS, w += groups * BITNET__BASE3_GROUP)
        for (c = 0; c < count; c += some) {
            int left = count - c, parts = (left + 7) / 8;
            const int8_t *x = q + (size_t)c * q_stride;
            int32_t *out = y + (size_t)c * y_stride + r;
            some = (left + parts - 1) / parts;
            switch (some) {
            case 1: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 1); break;
            case 2: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 2); break;
            case 3: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 3); break;
            case 4: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 4); break;
            case 5: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 5); break;
            case 6: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 6); break;
            case 7: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 7); break;
            default: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 8); break;
            }
        }
}

/* AVX-512 with VBMI: as AVX-512, and this form of ternary weights. */
static const bitnet__kernels bitnet__vbmi_kernels = {
    BITNET_ISA_AVX512_VBMI,     bitnet__avx512_norm,
    bitnet__avx512_quantise,    bitnet__avx512_quantise_groups,
    bitnet__avx512_ternary,     bitnet__avx512_grouped,
    bitnet__avx512_dot,         bitnet__avx512_attend,
    bitnet__avx512_scale,       bitnet__avx512_to_half,
    bitnet__avx512_gate,        bitnet__avx512_screen,
    bitnet__avx512_screen_fine, bitnet__avx512_screen_row,
    bitnet__base3_ternary,      bitnet__vbmi_base3_pack,
};

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#endif

/* ============================================================================================
   >>simd128   Kernels: NEON and WebAssembly

   Vectors of 16 bytes. The few operations that are used stand first, once for each machine; the
   kernels below them are the same for both. NEON with dotprod and WebAssembly with relaxed SIMD
   are one more set, which differs in how it multiplies int8. These lie in their natural order; what
   is left over at the end of a vector goes to the scalar code.

   Calls >>formats, >>groups, >>scalar and >>screen.
   ============================================================================================ */

#if defined(BITNET__SIMD_NEON)

/* ---- the operations: NEON */

typedef float32x4_t bitnet__4f;
typedef int32x4_t bitnet__4i;
typedef int16x8_t bitnet__8i;
typedef int8x16_t bitnet__16i;

BITNET__INLINE bitnet__4f bitnet__4f_load(const float *p) { return vld1q_f32(p); }
BITNET__INLINE void bitnet__4f_store(float *p, bitnet__4f v) { vst1q_f32(p, v); }
BITNET__INLINE bitnet__4f bitnet__4f_all(float x) { return vdupq_n_f32(x); }
BITNET__INLINE bitnet__4f bitnet__4f_add(bitnet__4f a, bitnet__4f b) { return vaddq_f32(a, b); }
BITNET__INLINE bitnet__4f bitnet__4f_sub(bitnet__4f a, bitnet__4f b) { return vsubq_f32(a, b); }
BITNET__INLINE bitnet__4f bitnet__4f_mul(bitnet__4f a, bitnet__4f b) { return vmulq_f32(a, b); }
BITNET__INLINE bitnet__4f bitnet__4f_abs(bitnet__4f a) { return vabsq_f32(a); }
BITNET__INLINE bitnet__4f bitnet__4f_negate(bitnet__4f a) { return vnegq_f32(a); }
BITNET__INLINE bitnet__4i bitnet__4f_bits(bitnet__4f a) { return vreinterpretq_s32_f32(a); }
BITNET__INLINE bitnet__4f bitnet__4f_from_bits(bitnet__4i a) { return vreinterpretq_f32_s32(a); }
BITNET__INLINE bitnet__4f bitnet__4f_from_ints(bitnet__4i a) { return vcvtq_f32_s32(a); }

/* a > b ? a : b, and a < b ? a : b: b where either is NaN */
BITNET__INLINE bitnet__4f bitnet__4f_larger(bitnet__4f a, bitnet__4f b) {
    return vbslq_f32(vcgtq_f32(a, b), a, b);
}
BITNET__INLINE bitnet__4f bitnet__4f_smaller(bitnet__4f a, bitnet__4f b) {
    return vbslq_f32(vcltq_f32(a, b), a, b);
}
/* x < limit ? 0 : a */
BITNET__INLINE bitnet__4f bitnet__4f_zero_below(bitnet__4f a, bitnet__4f x, bitnet__4f limit) {
    return bitnet__4f_from_bits(
        vbicq_s32(bitnet__4f_bits(a), vreinterpretq_s32_u32(vcltq_f32(x, limit))));
}
/* (a0 + a2, a1 + a3, b0 + b2, b1 + b3) and (a0 + a1, a2 + a3, b0 + b1, b2 + b3) */
BITNET__INLINE bitnet__4f bitnet__4f_fold_2(bitnet__4f a, bitnet__4f b) {
    return vaddq_f32(vcombine_f32(vget_low_f32(a), vget_low_f32(b)),
                     vcombine_f32(vget_high_f32(a), vget_high_f32(b)));
}
BITNET__INLINE bitnet__4f bitnet__4f_fold_1(bitnet__4f a, bitnet__4f b) { return vpaddq_f32(a, b); }
BITNET__INLINE bitnet__4f bitnet__4f_from_halves(const void *p) {
    return vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16((const uint16_t *)p)));
}
BITNET__INLINE bitnet__4f bitnet__4f_from_bf16(const void *p) {
    return vreinterpretq_f32_u32(vshll_n_u16(vld1_u16((const uint16_t *)p), 16));
}
BITNET__INLINE void bitnet__4f_to_halves(uint16_t *p, bitnet__4f v) {
    v = vbslq_f32(vceqq_f32(v, v), v, vdupq_n_f32(bitnet__nan()));
    vst1_u16(p, vreinterpret_u16_f16(vcvt_f16_f32(v)));
}

BITNET__INLINE void bitnet__4i_store(int32_t *p, bitnet__4i v) { vst1q_s32(p, v); }
BITNET__INLINE bitnet__4i bitnet__4i_all(int32_t x) { return vdupq_n_s32(x); }
BITNET__INLINE bitnet__4i bitnet__4i_add(bitnet__4i a, bitnet__4i b) { return vaddq_s32(a, b); }
BITNET__INLINE bitnet__4i bitnet__4i_sub(bitnet__4i a, bitnet__4i b) { return vsubq_s32(a, b); }
BITNET__INLINE bitnet__4i bitnet__4i_times_128(bitnet__4i a) { return vshlq_n_s32(a, 7); }
BITNET__INLINE bitnet__4i bitnet__4i_shift_23(bitnet__4i a) { return vshlq_n_s32(a, 23); }
BITNET__INLINE void bitnet__store_8_int8(int8_t *p, bitnet__4i a, bitnet__4i b) {
    vst1_s8(p, vmovn_s16(vcombine_s16(vmovn_s32(a), vmovn_s32(b))));
}

BITNET__INLINE bitnet__8i bitnet__8i_zero(void) { return vdupq_n_s16(0); }
/* sum + (a0 + a1, a2 + a3, a4 + a5, a6 + a7) */
BITNET__INLINE bitnet__4i bitnet__4i_add_pairs(bitnet__4i sum, bitnet__8i a) {
    return vpadalq_s16(sum, a);
}

BITNET__INLINE bitnet__16i bitnet__16i_load(const void *p) { return vld1q_s8((const int8_t *)p); }
BITNET__INLINE bitnet__16i bitnet__16i_all(int x) { return vdupq_n_s8((int8_t)x); }
BITNET__INLINE bitnet__16i bitnet__16i_and(bitnet__16i a, bitnet__16i b) { return vandq_s8(a, b); }
BITNET__INLINE bitnet__16i bitnet__16i_shift_2(bitnet__16i a) { /* zeros come in, as below */
    return vreinterpretq_s8_u8(vshrq_n_u8(vreinterpretq_u8_s8(a), 2));
}
BITNET__INLINE bitnet__16i bitnet__16i_shift_4(bitnet__16i a) {
    return vreinterpretq_s8_u8(vshrq_n_u8(vreinterpretq_u8_s8(a), 4));
}
BITNET__INLINE bitnet__16i bitnet__16i_look_up(bitnet__16i table, bitnet__16i index) {
    return vqtbl1q_s8(table, vreinterpretq_u8_s8(index));
}
BITNET__INLINE bitnet__16i bitnet__16i_repeat_4(const int8_t *p) {
    return vreinterpretq_s8_u32(vdupq_n_u32(bitnet__load_u32(p)));
}

/* sum + (a0 b0 + ... + a3 b3, a4 b4 + ... + a7 b7, ...) in one instruction. Where the compiler was
   not told that the CPU has it, it is written as a number: as an intrinsic it would need a target
   that what surrounds it does not have, and assemblers differ in how they are persuaded. The loop
   gives the names of the registers their numbers, under names that stay in the assembler. */
#if defined(__APPLE__)
#define BITNET__REGISTER "Lbitnet_"
#else
#define BITNET__REGISTER ".Lbitnet_"
#endif
BITNET__INLINE bitnet__4i bitnet__neon_dotprod(bitnet__4i sum, bitnet__16i a, bitnet__16i b) {
#if defined(__ARM_FEATURE_DOTPROD) || !(defined(__GNUC__) || defined(__clang__))
    return vdotq_s32(sum, a, b);
#else
    __asm__(".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,"
            "29,30,31\n\t"
            ".equ " BITNET__REGISTER "v\\n, \\n\n\t"
            ".endr\n\t"
            ".inst 0x4E809400 + " BITNET__REGISTER "%0 + (" BITNET__REGISTER
            "%1 << 5) + (" BITNET__REGISTER "%2 << 16)"
            : "+w"(sum)
            : "w"(a), "w"(b));
    return sum;
#endif
}
/* The same, of any int8. `dotprod`, here and below, is a constant where this is inlined. */
BITNET__INLINE bitnet__4i bitnet__4i_add_dots(bitnet__4i sum, bitnet__16i a, bitnet__16i b,
                                              bool dotprod) {
    if (dotprod) return bitnet__neon_dotprod(sum, a, b);
    return vaddq_s32(sum, vpaddq_s32(vpaddlq_s16(vmull_s8(vget_low_s8(a), vget_low_s8(b))),
                                     vpaddlq_s16(vmull_high_s8(a, b))));
}
/* Adds 16 products to `sum`, or to the shorter sums in `part`. */
BITNET__INLINE void bitnet__add_16_products(bitnet__4i *sum, bitnet__8i *part, bitnet__16i a,
                                            bitnet__16i b, bool dotprod) {
    if (dotprod) *sum = bitnet__neon_dotprod(*sum, a, b);
    else *part = vmlal_high_s8(vmlal_s8(*part, vget_low_s8(a), vget_low_s8(b)), a, b);
}

#elif defined(BITNET__SIMD_WASM)

/* ---- the operations: WebAssembly */

typedef v128_t bitnet__4f, bitnet__4i, bitnet__8i, bitnet__16i;

BITNET__INLINE bitnet__4f bitnet__4f_load(const float *p) { return wasm_v128_load(p); }
BITNET__INLINE void bitnet__4f_store(float *p, bitnet__4f v) { wasm_v128_store(p, v); }
BITNET__INLINE bitnet__4f bitnet__4f_all(float x) { return wasm_f32x4_splat(x); }
BITNET__INLINE bitnet__4f bitnet__4f_add(bitnet__4f a, bitnet__4f b) {
    return wasm_f32x4_add(a, b);
}
BITNET__INLINE bitnet__4f bitnet__4f_sub(bitnet__4f a, bitnet__4f b) {
    return wasm_f32x4_sub(a, b);
}
BITNET__INLINE bitnet__4f bitnet__4f_mul(bitnet__4f a, bitnet__4f b) {
    return wasm_f32x4_mul(a, b);
}
BITNET__INLINE bitnet__4f bitnet__4f_abs(bitnet__4f a) { return wasm_f32x4_abs(a); }
BITNET__INLINE bitnet__4f bitnet__4f_negate(bitnet__4f a) { return wasm_f32x4_neg(a); }
BITNET__INLINE bitnet__4i bitnet__4f_bits(bitnet__4f a) { return a; }
BITNET__INLINE bitnet__4f bitnet__4f_from_bits(bitnet__4i a) { return a; }
BITNET__INLINE bitnet__4f bitnet__4f_from_ints(bitnet__4i a) { return wasm_f32x4_convert_i32x4(a); }

/* a > b ? a : b, and a < b ? a : b: b where either is NaN */
BITNET__INLINE bitnet__4f bitnet__4f_larger(bitnet__4f a, bitnet__4f b) {
    return wasm_f32x4_pmax(b, a);
}
BITNET__INLINE bitnet__4f bitnet__4f_smaller(bitnet__4f a, bitnet__4f b) {
    return wasm_f32x4_pmin(b, a);
}
/* x < limit ? 0 : a */
BITNET__INLINE bitnet__4f bitnet__4f_zero_below(bitnet__4f a, bitnet__4f x, bitnet__4f limit) {
    return wasm_v128_andnot(a, wasm_f32x4_lt(x, limit));
}
/* (a0 + a2, a1 + a3, b0 + b2, b1 + b3) and (a0 + a1, a2 + a3, b0 + b1, b2 + b3) */
BITNET__INLINE bitnet__4f bitnet__4f_fold_2(bitnet__4f a, bitnet__4f b) {
    return wasm_f32x4_add(wasm_i32x4_shuffle(a, b, 0, 1, 4, 5),
                          wasm_i32x4_shuffle(a, b, 2, 3, 6, 7));
}
BITNET__INLINE bitnet__4f bitnet__4f_fold_1(bitnet__4f a, bitnet__4f b) {
    return wasm_f32x4_add(wasm_i32x4_shuffle(a, b, 0, 2, 4, 6),
                          wasm_i32x4_shuffle(a, b, 1, 3, 5, 7));
}
/* There is no such instruction: sign, exponent and mantissa, each in its place, are a float 2^-112
   times as large, which a product mends, denormals included. What comes out as 65536 or more was an
   infinity or a NaN, and gets their exponent. */
BITNET__INLINE bitnet__4f bitnet__4f_from_halves(const void *p) {
    v128_t bits = wasm_i32x4_shl(wasm_i32x4_load16x4(p), 13);
    v128_t x = wasm_v128_and(bits, wasm_i32x4_splat((int32_t)0x8FFFE000));
    v128_t special;
    x = wasm_f32x4_mul(x, wasm_f32x4_splat(5.192296858534828e+33f));
    special = wasm_f32x4_ge(wasm_f32x4_abs(x), wasm_f32x4_splat(65536.0f));
    return wasm_v128_or(x, wasm_v128_and(special, wasm_i32x4_splat(0x7F800000)));
}
BITNET__INLINE bitnet__4f bitnet__4f_from_bf16(const void *p) {
    return wasm_i32x4_shl(wasm_u32x4_load16x4(p), 16);
}
BITNET__INLINE void bitnet__4f_to_halves(uint16_t *p, bitnet__4f v) {
    p[0] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 0));
    p[1] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 1));
    p[2] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 2));
    p[3] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 3));
}

BITNET__INLINE void bitnet__4i_store(int32_t *p, bitnet__4i v) { wasm_v128_store(p, v); }
BITNET__INLINE bitnet__4i bitnet__4i_all(int32_t x) { return wasm_i32x4_splat(x); }
BITNET__INLINE bitnet__4i bitnet__4i_add(bitnet__4i a, bitnet__4i b) {
    return wasm_i32x4_add(a, b);
}
BITNET__INLINE bitnet__4i bitnet__4i_sub(bitnet__4i a, bitnet__4i b) {
    return wasm_i32x4_sub(a, b);
}
BITNET__INLINE bitnet__4i bitnet__4i_times_128(bitnet__4i a) { return wasm_i32x4_shl(a, 7); }
BITNET__INLINE bitnet__4i bitnet__4i_shift_23(bitnet__4i a) { return wasm_i32x4_shl(a, 23); }
BITNET__INLINE void bitnet__store_8_int8(int8_t *p, bitnet__4i a, bitnet__4i b) {
    v128_t half = wasm_i16x8_narrow_i32x4(a, b);
    wasm_v128_store64_lane(p, wasm_i8x16_narrow_i16x8(half, half), 0);
}

BITNET__INLINE bitnet__8i bitnet__8i_zero(void) { return wasm_i16x8_splat(0); }
/* sum + (a0 + a1, a2 + a3, a4 + a5, a6 + a7) */
BITNET__INLINE bitnet__4i bitnet__4i_add_pairs(bitnet__4i sum, bitnet__8i a) {
    return wasm_i32x4_add(sum, wasm_i32x4_extadd_pairwise_i16x8(a));
}

BITNET__INLINE bitnet__16i bitnet__16i_load(const void *p) { return wasm_v128_load(p); }
BITNET__INLINE bitnet__16i bitnet__16i_all(int x) { return wasm_i8x16_splat((int8_t)x); }
BITNET__INLINE bitnet__16i bitnet__16i_and(bitnet__16i a, bitnet__16i b) {
    return wasm_v128_and(a, b);
}
BITNET__INLINE bitnet__16i bitnet__16i_shift_2(bitnet__16i a) { /* zeros come in, as below */
    return wasm_u8x16_shr(a, 2);
}
BITNET__INLINE bitnet__16i bitnet__16i_shift_4(bitnet__16i a) { return wasm_u8x16_shr(a, 4); }
BITNET__INLINE bitnet__16i bitnet__16i_look_up(bitnet__16i table, bitnet__16i index) {
    return wasm_i8x16_swizzle(table, index);
}
BITNET__INLINE bitnet__16i bitnet__16i_repeat_4(const int8_t *p) {
    return wasm_v128_load32_splat(p);
}

/* sum + (a0 b0 + ... + a3 b3, a4 b4 + ... + a7 b7, ...), of any int8. Relaxed SIMD has this as one
   instruction, which a machine may carry out by taking `a` as unsigned, or with sums of two
   products that are cut off at 16 bits; so `a` is within 0..127 there: a code, a nibble or a level
   of the screen, at most 124, of which two products fit. Then every machine gives the same. */
BITNET__INLINE bitnet__4i bitnet__4i_add_dots(bitnet__4i sum, bitnet__16i a, bitnet__16i b,
                                              bool dotprod) {
    v128_t low, high;
#if defined(__wasm_relaxed_simd__)
    if (dotprod) return wasm_i32x4_relaxed_dot_i8x16_i7x16_add(b, a, sum);
#endif
    (void)dotprod;
    low = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_low_i8x16(a, b));
    high = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_high_i8x16(a, b));
    return wasm_i32x4_add(sum, wasm_i32x4_add(wasm_i32x4_shuffle(low, high, 0, 2, 4, 6),
                                              wasm_i32x4_shuffle(low, high, 1, 3, 5, 7)));
}
/* Adds 16 products to `sum`, or to the shorter sums in `part`. */
BITNET__INLINE void bitnet__add_16_products(bitnet__4i *sum, bitnet__8i *part, bitnet__16i a,
                                            bitnet__16i b, bool dotprod) {
    if (dotprod) *sum = bitnet__4i_add_dots(*sum, a, b, true);
    else
        *part = wasm_i16x8_add(*part, wasm_i16x8_add(wasm_i16x8_extmul_low_i8x16(a, b),
                                                     wasm_i16x8_extmul_high_i8x16(a, b)));
}

#endif

#if defined(BITNET__SIMD_NEON) || defined(BITNET__SIMD_WASM)

/* ---- floats: the functions of the contract, 4 at a time */

/* a * b + c with two roundings. */
BITNET__INLINE bitnet__4f bitnet__4f_madd(bitnet__4f a, bitnet__4f b, bitnet__4f c) {
    return bitnet__4f_add(bitnet__4f_mul(a, b), c);
}

BITNET__INLINE bitnet__4f bitnet__4f_rcp(bitnet__4f d) {
    const bitnet__4f two = bitnet__4f_all(2.0f);
    bitnet__4f y =
        bitnet__4f_from_bits(bitnet__4i_sub(bitnet__4i_all(0x7EF311C7), bitnet__4f_bits(d)));
    y = bitnet__4f_mul(y, bitnet__4f_sub(two, bitnet__4f_mul(d, y)));
    y = bitnet__4f_mul(y, bitnet__4f_sub(two, bitnet__4f_mul(d, y)));
    y = bitnet__4f_mul(y, bitnet__4f_sub(two, bitnet__4f_mul(d, y)));
    y = bitnet__4f_mul(y, bitnet__4f_sub(two, bitnet__4f_mul(d, y)));
    return y;
}

BITNET__INLINE bitnet__4f bitnet__4f_exp(bitnet__4f given) {
    const bitnet__4f magic = bitnet__4f_all(12582912.0f);
    bitnet__4f x = bitnet__4f_smaller(bitnet__4f_all(80.0f), given);
    bitnet__4f shifted = bitnet__4f_madd(x, bitnet__4f_all(1.44269504f), magic);
    bitnet__4f k = bitnet__4f_sub(shifted, magic);
    bitnet__4f r =
        bitnet__4f_sub(bitnet__4f_sub(x, bitnet__4f_mul(k, bitnet__4f_all(0.693359375f))),
                       bitnet__4f_mul(k, bitnet__4f_all(-2.12194440e-4f)));
    bitnet__4f p = bitnet__4f_all(1.9875691500e-4f);
    bitnet__4i power;
    p = bitnet__4f_madd(p, r, bitnet__4f_all(1.3981999507e-3f));
    p = bitnet__4f_madd(p, r, bitnet__4f_all(8.3334519073e-3f));
    p = bitnet__4f_madd(p, r, bitnet__4f_all(4.1665795894e-2f));
    p = bitnet__4f_madd(p, r, bitnet__4f_all(1.6666665459e-1f));
    p = bitnet__4f_madd(p, r, bitnet__4f_all(5.0000001201e-1f));
    p = bitnet__4f_add(bitnet__4f_madd(p, bitnet__4f_mul(r, r), r), bitnet__4f_all(1.0f));
    power = bitnet__4i_shift_23(bitnet__4i_add(bitnet__4f_bits(shifted), bitnet__4i_all(127)));
    p = bitnet__4f_mul(p, bitnet__4f_from_bits(power));
    return bitnet__4f_zero_below(p, given, bitnet__4f_all(-80.0f));
}

/* The first four steps of the fold, of 64 lanes in sixteen vectors. */
BITNET__INLINE bitnet__4f bitnet__4f_fold_to_4(const bitnet__4f *lane) {
    bitnet__4f v[8];
    int h, i;
    for (i = 0; i < 8; i++) v[i] = bitnet__4f_add(lane[i], lane[i + 8]);
    for (h = 4; h > 0; h >>= 1)
        for (i = 0; i < h; i++) v[i] = bitnet__4f_add(v[i], v[i + h]);
    return v[0];
}

/* The last two steps of four folds at once: the sum of v[i] in lane i. */
BITNET__INLINE bitnet__4f bitnet__4f_fold_4_vectors(const bitnet__4f *v) {
    return bitnet__4f_fold_1(bitnet__4f_fold_2(v[0], v[1]), bitnet__4f_fold_2(v[2], v[3]));
}

BITNET__INLINE float bitnet__4f_fold(const bitnet__4f *lane) {
    bitnet__4f v = bitnet__4f_fold_to_4(lane);
    float sum[4];
    v = bitnet__4f_fold_2(v, v);
    bitnet__4f_store(sum, bitnet__4f_fold_1(v, v));
    return sum[0];
}

BITNET__INLINE float bitnet__4f_largest(bitnet__4f v) {
    float x[4], a, b;
    bitnet__4f_store(x, v);
    a = x[0] > x[2] ? x[0] : x[2];
    b = x[1] > x[3] ? x[1] : x[3];
    return a > b ? a : b;
}

BITNET__INLINE int32_t bitnet__4i_sum(bitnet__4i v) {
    int32_t x[4];
    bitnet__4i_store(x, v);
    return (x[0] + x[2]) + (x[1] + x[3]);
}

/* 4 values of type F32, F16 or BF16 as floats. `type`, here and below, is a constant where this is
   inlined. */
BITNET__INLINE bitnet__4f bitnet__4f_of_type(int type, const void *p) {
    if (type == BITNET_TYPE_F32) return bitnet__4f_load((const float *)p);
    return type == BITNET_TYPE_F16 ? bitnet__4f_from_halves(p) : bitnet__4f_from_bf16(p);
}

BITNET__INLINE void bitnet__4f_clear(bitnet__4f *lane) {
    int i;
    for (i = 0; i < 16; i++) lane[i] = bitnet__4f_all(0.0f);
}

/* Adds the products of 64 weights and values to the lanes. */
BITNET__INLINE void bitnet__4f_add_products(bitnet__4f *lane, int type, const void *w,
                                            const float *x) {
    const uint8_t *p = (const uint8_t *)w;
    int i;
    for (i = 0; i < 16; i++)
        lane[i] = bitnet__4f_madd(
            bitnet__4f_of_type(type, p + (size_t)(4 * i) * bitnet__float_size(type)),
            bitnet__4f_load(x + 4 * i), lane[i]);
}

/* ---- norm, quantise, gate, to_half */

static void bitnet__simd128_norm(float *y, const float *x, const float *gain, int n,
                                 float reciprocal_n, float epsilon) {
    bitnet__4f lane[16], scales;
    float last[64], scale;
    int i;
    bitnet__4f_clear(lane);
    for (i = 0; i < n; i += 64) {
        const float *p = bitnet__whole_64(x + i, n - i, last);
        bitnet__4f_add_products(lane, BITNET_TYPE_F32, p, p);
    }
    scale = bitnet__rsqrt(bitnet__4f_fold(lane) * reciprocal_n + epsilon);
    scales = bitnet__4f_all(scale);
    for (i = 0; i + 4 <= n; i += 4)
        bitnet__4f_store(y + i, bitnet__4f_mul(bitnet__4f_mul(bitnet__4f_load(x + i), scales),
                                               bitnet__4f_load(gain + i)));
    for (; i < n; i++) y[i] = (x[i] * scale) * gain[i];
    for (; i < bitnet__round_up(n, 64); i++) y[i] = 0.0f;
}

/* Four values as integers: rounded by an addition, after which their low bits are the answer. */
BITNET__INLINE bitnet__4i bitnet__4f_quantise(const float *x, bitnet__4f scales) {
    const bitnet__4f magic = bitnet__4f_all(12582912.0f);
    bitnet__4f v = bitnet__4f_mul(bitnet__4f_load(x), scales);
    v = bitnet__4f_smaller(v, bitnet__4f_all(127.0f));
    v = bitnet__4f_larger(v, bitnet__4f_all(-128.0f));
    return bitnet__4i_sub(bitnet__4f_bits(bitnet__4f_add(v, magic)), bitnet__4f_bits(magic));
}

static float bitnet__simd128_quantise(int8_t *q, int32_t *sum, const float *x, int n) {
    bitnet__4f maxima = bitnet__4f_all(1e-5f), scales;
    bitnet__4i sums = bitnet__4i_all(0);
    float largest, scale, step;
    int i;
    for (i = 0; i + 4 <= n; i += 4)
        maxima = bitnet__4f_larger(bitnet__4f_abs(bitnet__4f_load(x + i)), maxima);
    largest = bitnet__4f_largest(maxima);
    for (; i < n; i++) largest = bitnet__larger_magnitude(x[i], largest);
    step = bitnet__quantise_scale(largest, &scale);
    scales = bitnet__4f_all(scale);
    for (i = 0; i + 8 <= n; i += 8) {
        bitnet__4i a = bitnet__4f_quantise(x + i, scales);
        bitnet__4i b = bitnet__4f_quantise(x + i + 4, scales);
        sums = bitnet__4i_add(sums, bitnet__4i_add(a, b));
        bitnet__store_8_int8(q + i, a, b);
    }
    *sum = bitnet__4i_sum(sums);
    for (; i < n; i++) {
        q[i] = bitnet__quantise_one(x[i], scale);
        *sum += q[i];
    }
    for (; i < bitnet__round_up(n, 256); i++) q[i] = 0;
    return step;
}

static void bitnet__simd128_quantise_groups(int8_t *q, float *steps, int32_t *sums, const float *x,
                                            int n, int group) {
    int padded = bitnet__round_up(n, 32), first, end, i, k;
    for (first = 0; first < padded; first = end) {
        bitnet__4f maxima = bitnet__4f_all(1e-5f), scales;
        float scale, step;
        end = padded - first < group ? padded : first + group;
        for (i = first; i < end; i += 4)
            maxima = bitnet__4f_larger(bitnet__4f_abs(bitnet__4f_load(x + i)), maxima);
        step = bitnet__quantise_scale(bitnet__4f_largest(maxima), &scale);
        scales = bitnet__4f_all(scale);
        for (i = first; i < end; i += 32) {
            bitnet__4i sum = bitnet__4i_all(0);
            for (k = i; k < i + 32; k += 8) {
                bitnet__4i a = bitnet__4f_quantise(x + k, scales);
                bitnet__4i b = bitnet__4f_quantise(x + k + 4, scales);
                sum = bitnet__4i_add(sum, bitnet__4i_add(a, b));
                bitnet__store_8_int8(q + k, a, b);
            }
            steps[i / 32] = step;
            sums[i / 32] = bitnet__4i_sum(sum);
        }
    }
    memset(q + padded, 0, (size_t)(bitnet__round_up(n, 256) - padded));
}

static void bitnet__simd128_gate(float *y, const float *gate, const float *up, int n,
                                 bitnet__activation activation) {
    int i;
    for (i = 0; i + 4 <= n; i += 4) {
        bitnet__4f g = bitnet__4f_load(gate + i), z = g, f;
        if (activation == BITNET__GELU)
            z = bitnet__4f_mul(g, bitnet__4f_add(bitnet__4f_all(BITNET__GELU_1),
                                                 bitnet__4f_mul(bitnet__4f_all(BITNET__GELU_3),
                                                                bitnet__4f_mul(g, g))));
        if (activation == BITNET__RELU2) {
            f = bitnet__4f_larger(g, bitnet__4f_all(0.0f));
            f = bitnet__4f_mul(f, f);
        } else {
            f = bitnet__4f_add(bitnet__4f_all(1.0f), bitnet__4f_exp(bitnet__4f_negate(z)));
            f = bitnet__4f_mul(g, bitnet__4f_rcp(f));
        }
        bitnet__4f_store(y + i, bitnet__4f_mul(f, bitnet__4f_load(up + i)));
    }
    bitnet__scalar_gate(y + i, gate + i, up + i, n - i, activation);
}

static void bitnet__simd128_to_half(uint16_t *y, const float *x, int n) {
    int i;
    for (i = 0; i + 4 <= n; i += 4) bitnet__4f_to_halves(y + i, bitnet__4f_load(x + i));
    bitnet__scalar_to_half(y + i, x + i, n - i);
}

/* ---- ternary */

/* `rows` rows times `count` vectors, each 1 or 4. A product of a code and an int8 is -256 at least
   and 254 at most; without dotprod a 16-bit lane gets 16 of them from a block, and 8 blocks make no
   less than -32768 and no more than 32512: so often must it be widened, and no more often. */
BITNET__INLINE void bitnet__simd128_tile(int32_t *y, size_t y_stride, const uint8_t *w,
                                         size_t stride, int rows, int blocks, const int8_t *q,
                                         size_t q_stride, int count, bool dotprod) {
    const bitnet__16i low = bitnet__16i_all(3);
    bitnet__4i sum[4][4];
    bitnet__8i part[4][4];
    bitnet__16i line[4], codes[4], x;
    int r, c, half, field, b = 0;
    for (r = 0; r < rows; r++)
        for (c = 0; c < count; c++) sum[r][c] = bitnet__4i_all(0);
    while (b < blocks) {
        int end = blocks - b < 8 ? blocks : b + 8;
        for (r = 0; r < rows; r++)
            for (c = 0; c < count; c++) part[r][c] = bitnet__8i_zero();
        for (; b < end; b++)
            for (half = 0; half < 32; half += 16) {
                for (r = 0; r < rows; r++)
                    line[r] = bitnet__16i_load(w + (size_t)r * stride + 32 * b + half);
                for (field = 3; field >= 0; field--) {
                    for (r = 0; r < rows; r++) {
                        codes[r] = bitnet__16i_and(line[r], low);
                        line[r] = bitnet__16i_shift_2(line[r]);
                    }
                    for (c = 0; c < count; c++) {
                        x = bitnet__16i_load(q + (size_t)c * q_stride + 128 * b + 32 * field +
                                             half);
                        for (r = 0; r < rows; r++)
                            bitnet__add_16_products(&sum[r][c], &part[r][c], codes[r], x, dotprod);
                    }
                }
            }
        for (r = 0; r < rows; r++)
            for (c = 0; c < count; c++) sum[r][c] = bitnet__4i_add_pairs(sum[r][c], part[r][c]);
    }
    for (r = 0; r < rows; r++)
        for (c = 0; c < count; c++) y[(size_t)c * y_stride + (size_t)r] = bitnet__4i_sum(sum[r][c]);
}

/* Rows go by blocks that stay in the second-level cache while all vectors pass by. */
BITNET__INLINE void bitnet__simd128_by_tiles(int32_t *y, size_t y_stride, const uint8_t *w,
                                             size_t stride, int rows, int columns, const int8_t *q,
                                             size_t q_stride, int count, bool dotprod) {
    int blocks = (columns + 127) / 128, first, r, c, height, width;
    for (first = 0; first < rows; first += 64) {
        int end = rows - first < 64 ? rows : first + 64;
        for (c = 0; c < count; c += width) {
            const int8_t *x = q + (size_t)c * q_stride;
            width = count - c >= 4 ? 4 : 1;
            for (r = first; r < end; r += height) {
                const uint8_t *p = w + (size_t)r * stride;
                int32_t *out = y + (size_t)c * y_stride + r;
                height = end - r >= 4 ? 4 : 1;
                if (width == 4 && height == 4)
                    bitnet__simd128_tile(out, y_stride, p, stride, 4, blocks, x, q_stride, 4,
                                         dotprod);
                else if (width == 4)
                    bitnet__simd128_tile(out, y_stride, p, stride, 1, blocks, x, q_stride, 4,
                                         dotprod);
                else if (height == 4)
                    bitnet__simd128_tile(out, y_stride, p, stride, 4, blocks, x, q_stride, 1,
                                         dotprod);
                else
                    bitnet__simd128_tile(out, y_stride, p, stride, 1, blocks, x, q_stride, 1,
                                         dotprod);
            }
        }
    }
}

static void bitnet__simd128_ternary(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride,
                                    int rows, int columns, const int8_t *q, size_t q_stride,
                                    int count) {
    bitnet__simd128_by_tiles(y, y_stride, w, stride, rows, columns, q, q_stride, count, false);
}

/* ---- by groups */

/* The codes of 4 rows of a group, those of one quarter of its lines: of every four columns a
   vector. Of single bits each second one is a half of the code. */
BITNET__INLINE void bitnet__simd128_group_codes(int type, const uint8_t *quarter,
                                                bitnet__16i codes[8]) {
    const bitnet__16i three = bitnet__16i_all(3), two = bitnet__16i_all(2);
    const bitnet__16i one = bitnet__16i_all(1);
    bitnet__16i line = bitnet__16i_load(quarter);
    int f;
    for (f = 0; f < 8 && type == BITNET_TYPE_Q1_0; f += 2) {
        codes[f] = bitnet__16i_and(line, one);
        codes[f + 1] = bitnet__16i_and(line, two);
        line = bitnet__16i_shift_2(line);
    }
    for (f = 0; f < 8 && type == BITNET_TYPE_Q2_0; f++) {
        if (f == 4) line = bitnet__16i_load(quarter + 64);
        codes[f] = bitnet__16i_and(line, three);
        line = bitnet__16i_shift_2(line);
    }
}

/* 4 rows of a group times 32 quants. */
BITNET__INLINE bitnet__4f bitnet__simd128_group_dots(int type, const bitnet__16i codes[8],
                                                     const int8_t *q, int32_t sum, bool dotprod) {
    bitnet__4i dots[2];
    int f;
    dots[0] = dots[1] = bitnet__4i_all(0);
    for (f = 0; f < 8; f++)
        dots[f % 2] =
            bitnet__4i_add_dots(dots[f % 2], codes[f], bitnet__16i_repeat_4(q + 4 * f), dotprod);
    if (type == BITNET_TYPE_Q1_0) dots[0] = bitnet__4i_add(dots[0], dots[0]);
    return bitnet__4f_from_ints(
        bitnet__4i_sub(bitnet__4i_add(dots[0], dots[1]), bitnet__4i_all(sum)));
}

/* 16 rows times `count` vectors, 1 or 4, from vector `first` on. */
BITNET__INLINE void bitnet__simd128_group_rows(float *y, size_t y_stride, int type,
                                               const bitnet__group_cursor *at, float scale,
                                               const bitnet__operand *in, int first, int count,
                                               bool dotprod) {
    const int8_t *q = in->quants + (size_t)first * in->quants_stride;
    const float *steps = in->group_steps + (size_t)first * in->groups_stride;
    const int32_t *sums = in->group_sums + (size_t)first * in->groups_stride;
    const uint8_t *scales = at->scales, *codes = at->codes;
    bitnet__4f total[4][4], scale_of[4]; /* of each 4 rows */
    size_t g = 0, end;
    int c, r;
    for (r = 0; r < 4; r++) scale_of[r] = bitnet__4f_all(scale);
    for (c = 0; c < count; c++)
        for (r = 0; r < 4; r++) total[c][r] = bitnet__4f_all(0.0f);
    while (g < at->groups) {
        for (r = 0; r < 4 && scales; r++, scales += 8) scale_of[r] = bitnet__4f_from_halves(scales);
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++, codes += bitnet__group_size(type))
            for (r = 0; r < 4; r++) {
                bitnet__16i fours[8];
                bitnet__simd128_group_codes(type, codes + 16 * r, fours);
                for (c = 0; c < count; c++) {
                    size_t of = (size_t)c * in->groups_stride + g;
                    bitnet__4f dots = bitnet__simd128_group_dots(
                        type, fours, q + (size_t)c * in->quants_stride + 32 * g, sums[of], dotprod);
                    bitnet__4f factor = bitnet__4f_mul(scale_of[r], bitnet__4f_all(steps[of]));
                    total[c][r] = bitnet__4f_madd(dots, factor, total[c][r]);
                }
            }
    }
    for (c = 0; c < count; c++)
        for (r = 0; r < 4; r++)
            bitnet__4f_store(y + (size_t)(first + c) * y_stride + 4 * r, total[c][r]);
}

BITNET__INLINE void bitnet__simd128_group_tile(float *y, size_t y_stride, int type,
                                               const bitnet__matrix *m, int row, int rows,
                                               const bitnet__operand *in, bool dotprod) {
    int c, r, some;
    for (c = 0; c < in->count; c += some) {
        some = in->count - c >= 4 ? 4 : 1;
        for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r);
            if (some == 4)
                bitnet__simd128_group_rows(y + r, y_stride, type, &at, m->scale, in, c, 4, dotprod);
            else
                bitnet__simd128_group_rows(y + r, y_stride, type, &at, m->scale, in, c, 1, dotprod);
        }
    }
}

static void bitnet__simd128_grouped(float *y, size_t y_stride, const bitnet__matrix *m, int row,
                                    int rows, const bitnet__operand *in) {
    if (m->type == BITNET_TYPE_Q1_0)
        bitnet__simd128_group_tile(y, y_stride, BITNET_TYPE_Q1_0, m, row, rows, in, false);
    else bitnet__simd128_group_tile(y, y_stride, BITNET_TYPE_Q2_0, m, row, rows, in, false);
}

/* ---- dot */

BITNET__INLINE float bitnet__simd128_dot_row(int type, const uint8_t *row, int columns,
                                             const float *x) {
    size_t size = bitnet__float_size(type);
    uint8_t last[256] = {0};
    bitnet__4f lane[16];
    int i;
    bitnet__4f_clear(lane);
    for (i = 0; i < columns; i += 64) {
        const uint8_t *w = row + (size_t)i * size;
        if (columns - i < 64) w = (uint8_t *)memcpy(last, w, (size_t)(columns - i) * size);
        bitnet__4f_add_products(lane, type, w, x + i);
    }
    return bitnet__4f_fold(lane);
}

/* By blocks of rows, for which a vector stays in the first-level cache. */
static void bitnet__simd128_dot(float *y, size_t y_stride, int type, const uint8_t *w,
                                size_t stride, int rows, int columns, const float *x,
                                size_t x_stride, int count, float *scratch) {
    const bitnet__type *t = bitnet__type_of(type);
    int first, end, r, c;
    if (type != BITNET_TYPE_F32 && type != BITNET_TYPE_F16 && type != BITNET_TYPE_BF16) {
        for (r = 0; r < rows; r++) {
            t->expand(w + (size_t)r * stride, columns, scratch);
            bitnet__simd128_dot(y + r, y_stride, BITNET_TYPE_F32, (const uint8_t *)scratch, 0, 1,
                                columns, x, x_stride, count, NULL);
        }
        return;
    }
    for (first = 0; first < rows; first = end) {
        end = rows - first < 16 ? rows : first + 16;
        for (c = 0; c < count; c++)
            for (r = first; r < end; r++) {
                const uint8_t *row = w + (size_t)r * stride;
                const float *v = x + (size_t)c * x_stride;
                float *out = y + (size_t)c * y_stride + r;
                if (type == BITNET_TYPE_F32)
                    *out = bitnet__simd128_dot_row(BITNET_TYPE_F32, row, columns, v);
                else if (type == BITNET_TYPE_F16)
                    *out = bitnet__simd128_dot_row(BITNET_TYPE_F16, row, columns, v);
                else *out = bitnet__simd128_dot_row(BITNET_TYPE_BF16, row, columns, v);
            }
    }
}

/* ---- attention */

/* s[t] of one query, by groups of 4. Positions past the last repeat it. */
static void bitnet__simd128_scores(float *s, const float *q, const uint16_t *k, int d, int n) {
    int t, j, i;
    for (t = 0; t < n; t += 4) {
        bitnet__4f part[4];
        for (j = 0; j < 4; j++) {
            const uint16_t *key = k + (size_t)(t + j < n ? t + j : n - 1) * (size_t)d;
            bitnet__4f lane[16];
            bitnet__4f_clear(lane);
            for (i = 0; i < d; i += 64)
                bitnet__4f_add_products(lane, BITNET_TYPE_F16, key + i, q + i);
            part[j] = bitnet__4f_fold_to_4(lane);
        }
        bitnet__4f_store(s + t, bitnet__4f_fold_4_vectors(part));
    }
}

/* Turns 64 scores, the first n of which count, into e; returns l. */
static float bitnet__simd128_softmax(float *s, int n, float *m) {
    bitnet__4f e[16], maxima;
    int i, t;
    for (t = n; t < 64; t++) s[t] = s[n - 1];
    maxima = bitnet__4f_load(s);
    for (t = 4; t < 64; t += 4) maxima = bitnet__4f_larger(maxima, bitnet__4f_load(s + t));
    *m = bitnet__4f_largest(maxima);
    maxima = bitnet__4f_all(*m);
    for (t = 0; t < n; t += 4)
        bitnet__4f_store(s + t, bitnet__4f_exp(bitnet__4f_sub(bitnet__4f_load(s + t), maxima)));
    for (t = n; t < 64; t++) s[t] = 0.0f;
    for (i = 0; i < 16; i++) e[i] = bitnet__4f_load(s + 4 * i);
    return bitnet__4f_fold(e);
}

/* o = the sum of e[h * 64 + t] * v[t], t ascending, for `heads` heads, 1 or 4, that share the
   values: sixteen sums at a time, of 64 dimensions of one head or 16 of four. */
BITNET__INLINE void bitnet__simd128_values(float *o, const float *e, int heads, const uint16_t *v,
                                           int d, int n) {
    const int width = 16 / heads;
    int t, j, i, h;
    for (i = 0; i < d; i += 4 * width) {
        bitnet__4f sum[16];
        bitnet__4f_clear(sum);
        for (t = 0; t < n; t++) {
            const uint16_t *value = v + (size_t)t * (size_t)d + i;
            for (j = 0; j < width; j++) {
                bitnet__4f x = bitnet__4f_from_halves(value + 4 * j);
                for (h = 0; h < heads; h++)
                    sum[h * width + j] =
                        bitnet__4f_madd(bitnet__4f_all(e[h * 64 + t]), x, sum[h * width + j]);
            }
        }
        for (h = 0; h < heads; h++)
            for (j = 0; j < width; j++) bitnet__4f_store(o + h * d + i + 4 * j, sum[h * width + j]);
    }
}

static void bitnet__simd128_attend(float *o, float *m, float *l, const float *q, int heads,
                                   const uint16_t *k, const uint16_t *v, const uint16_t *next,
                                   int d, int n) {
    float s[256];
    int h, i, group;
    (void)next;
    for (h = 0; h < heads; h += group) {
        group = heads - h >= 4 ? 4 : 1;
        for (i = 0; i < group; i++) {
            bitnet__simd128_scores(s + 64 * i, q + (h + i) * d, k, d, n);
            l[h + i] = bitnet__simd128_softmax(s + 64 * i, n, &m[h + i]);
        }
        if (group == 4) bitnet__simd128_values(o + h * d, s, 4, v, d, n);
        else bitnet__simd128_values(o + h * d, s, 1, v, d, n);
    }
}

/* ---- the screen of the head (see >>screen) */

/* A block of 32 rows of the coarse plane, four to a vector. */
BITNET__INLINE void bitnet__simd128_screen_block(int32_t *y, const uint8_t *plane, size_t groups,
                                                 const int8_t *high, const int8_t *low,
                                                 bool dotprod) {
    const bitnet__16i nibble = bitnet__16i_all(15);
    bitnet__4i sum[8][2]; /* [4 of the rows][digit] */
    size_t g;
    int i, digit;
    for (i = 0; i < 8; i++) sum[i][0] = sum[i][1] = bitnet__4i_all(0);
    for (g = 0; g < groups; g++, plane += 128, high += 8, low += 8)
        for (i = 0; i < 8; i++) {
            bitnet__16i line = bitnet__16i_load(plane + 16 * i);
            bitnet__16i first = bitnet__16i_and(line, nibble), second = bitnet__16i_shift_4(line);
            for (digit = 0; digit < 2; digit++) {
                const int8_t *q = digit ? low : high;
                sum[i][digit] =
                    bitnet__4i_add_dots(sum[i][digit], first, bitnet__16i_repeat_4(q), dotprod);
                sum[i][digit] = bitnet__4i_add_dots(sum[i][digit], second,
                                                    bitnet__16i_repeat_4(q + 4), dotprod);
            }
        }
    for (i = 0; i < 8; i++)
        bitnet__4i_store(y + 4 * i, bitnet__4i_add(bitnet__4i_times_128(sum[i][0]), sum[i][1]));
}

/* A row of the fine plane. */
BITNET__INLINE void bitnet__simd128_screen_row(int32_t sums[2], const uint8_t *row, size_t lines,
                                               const int8_t *high, const int8_t *low,
                                               bool dotprod) {
    const bitnet__16i levels = bitnet__16i_load(bitnet__screen_levels);
    const bitnet__16i nibble = bitnet__16i_all(15);
    bitnet__4i sum[2];
    size_t i;
    int part, digit;
    sum[0] = sum[1] = bitnet__4i_all(0);
    for (i = 0; i < 4 * lines; i++) { /* quarters of lines, so that byte 16 i is column 32 i */
        bitnet__16i line = bitnet__16i_load(row + 16 * i);
        for (part = 0; part < 2; part++) {
            bitnet__16i level = bitnet__16i_look_up(levels, bitnet__16i_and(line, nibble));
            size_t column = i / 4 * 128 + i % 4 * 16 + (size_t)part * 64;
            for (digit = 0; digit < 2; digit++) {
                const int8_t *q = (digit ? low : high) + column;
                sum[digit] = bitnet__4i_add_dots(sum[digit], level, bitnet__16i_load(q), dotprod);
            }
            line = bitnet__16i_shift_4(line);
        }
    }
    sums[0] = bitnet__4i_sum(sum[0]);
    sums[1] = bitnet__4i_sum(sum[1]);
}

static void bitnet__simd128_screen(int32_t *y, const uint8_t *plane, size_t groups,
                                   const int8_t *high, const int8_t *low) {
    bitnet__simd128_screen_block(y, plane, groups, high, low, false);
}
static void bitnet__simd128_screen_fine(int32_t sums[2], const uint8_t *row, size_t lines,
                                        const int8_t *high, const int8_t *low) {
    bitnet__simd128_screen_row(sums, row, lines, high, low, false);
}

static const bitnet__kernels bitnet__simd128_kernels = {
#if defined(BITNET__SIMD_NEON)
    BITNET_ISA_NEON,
#else
    BITNET_ISA_WASM,
#endif
    bitnet__simd128_norm,
    bitnet__simd128_quantise,
    bitnet__simd128_quantise_groups,
    bitnet__simd128_ternary,
    bitnet__simd128_grouped,
    bitnet__simd128_dot,
    bitnet__simd128_attend,
    bitnet__scalar_scale,
    bitnet__simd128_to_half,
    bitnet__simd128_gate,
    bitnet__simd128_screen,
    bitnet__simd128_screen_fine,
    bitnet__scalar_screen_row,
    NULL,
    NULL,
};

#endif

/* ---- NEON with dotprod, WebAssembly with relaxed SIMD */

#if defined(BITNET__SIMD_NEON) || (defined(BITNET__SIMD_WASM) && defined(__wasm_relaxed_simd__))

static void bitnet__dotprod_grouped(float *y, size_t y_stride, const bitnet__matrix *m, int row,
                                    int rows, const bitnet__operand *in) {
    if (m->type == BITNET_TYPE_Q1_0)
        bitnet__simd128_group_tile(y, y_stride, BITNET_TYPE_Q1_0, m, row, rows, in, true);
    else bitnet__simd128_group_tile(y, y_stride, BITNET_TYPE_Q2_0, m, row, rows, in, true);
}

static void bitnet__dotprod_ternary(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride,
                                    int rows, int columns, const int8_t *q, size_t q_stride,
                                    int count) {
    bitnet__simd128_by_tiles(y, y_stride, w, stride, rows, columns, q, q_stride, count, true);
}

static void bitnet__dotprod_screen(int32_t *y, const uint8_t *plane, size_t groups,
                                   const int8_t *high, const int8_t *low) {
    bitnet__simd128_screen_block(y, plane, groups, high, low, true);
}
static void bitnet__dotprod_screen_fine(int32_t sums[2], const uint8_t *row, size_t lines,
                                        const int8_t *high, const int8_t *low) {
    bitnet__simd128_screen_row(sums, row, lines, high, low, true);
}

static const bitnet__kernels bitnet__dotprod_kernels = {
#if defined(BITNET__SIMD_NEON)
    BITNET_ISA_NEON_DOTPROD,
#else
    BITNET_ISA_WASM_RELAXED,
#endif
    bitnet__simd128_norm,
    bitnet__simd128_quantise,
    bitnet__simd128_quantise_groups,
    bitnet__dotprod_ternary,
    bitnet__dotprod_grouped,
    bitnet__simd128_dot,
    bitnet__simd128_attend,
    bitnet__scalar_scale,
    bitnet__simd128_to_half,
    bitnet__simd128_gate,
    bitnet__dotprod_screen,
    bitnet__dotprod_screen_fine,
    bitnet__scalar_screen_row,
    NULL,
    NULL,
};

#endif

/* ============================================================================================
   >>dispatch   Kernels: choosing one

   Asks the CPU for each feature by its own bit, and the system whether it saves the registers:
   without that a program sees others' values in them.

   Calls nothing.
   ============================================================================================ */

#if defined(BITNET__SIMD_X86)

typedef struct bitnet__cpuid {
    uint32_t eax, ebx, ecx, edx;
} bitnet__cpuid;

/* One leaf of CPUID; zeros if the CPU does not have it. */
static bitnet__cpuid bitnet__ask_cpu(uint32_t leaf) {
    bitnet__cpuid r = {0, 0, 0, 0};
#if defined(_MSC_VER)
    int a[4];
    __cpuid(a, 0);
    if ((uint32_t)a[0] < leaf) return r;
    __cpuidex(a, (int)leaf, 0);
    r.eax = (uint32_t)a[0], r.ebx = (uint32_t)a[1], r.ecx = (uint32_t)a[2], r.edx = (uint32_t)a[3];
#else
    __get_cpuid_count(leaf, 0, &r.eax, &r.ebx, &r.ecx, &r.edx);
#endif
    return r;
}

/* Which registers the system saves; only to be asked of a CPU with OSXSAVE. */
static uint32_t bitnet__saved_registers(void) {
#if defined(_MSC_VER)
    return (uint32_t)_xgetbv(0);
#else
    uint32_t low, high; /* the mnemonic would need a target of its own */
    __asm__ volatile(".byte 0x0F, 0x01, 0xD0" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

static bool bitnet__cpu_can(bitnet_isa isa) {
    const uint32_t osxsave = 1u << 27, avx = 1u << 28, f16c = 1u << 29; /* leaf 1, ecx */
    const uint32_t avx2 = 1u << 5;                                      /* leaf 7, ebx */
    const uint32_t avx512 = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31;  /* F, DQ, BW, VL */
    const uint32_t vnni = 1u << 11, vbmi = 1u << 1;                     /* leaf 7, ecx */
    const uint32_t ymm = 0x06, zmm = 0xE6;
    bitnet__cpuid basic = bitnet__ask_cpu(1), more = bitnet__ask_cpu(7);
    uint32_t saved = basic.ecx & osxsave ? bitnet__saved_registers() : 0;
    if (isa == BITNET_ISA_AVX2)
        return (basic.ecx & (avx | f16c)) == (avx | f16c) && (more.ebx & avx2) &&
               (saved & ymm) == ymm;
    if (isa == BITNET_ISA_AVX512_VBMI && !(more.ecx & vbmi)) return false;
    return (more.ebx & avx512) == avx512 && (more.ecx & vnni) && (saved & zmm) == zmm;
}

#endif

#if defined(BITNET__SIMD_NEON)

static bool bitnet__cpu_has_dotprod(void) {
#if defined(__ARM_FEATURE_DOTPROD)
    return true; /* the whole program is compiled for it */
#elif defined(__linux__)
    return (getauxval(AT_HWCAP) & 1ul << 20) != 0; /* HWCAP_ASIMDDP */
#elif defined(__APPLE__)
    int has = 0;
    size_t size = sizeof has;
    return sysctlbyname("hw.optional.arm.FEAT_DotProd", &has, &size, NULL, 0) == 0 && has;
#elif defined(BITNET__WINDOWS)
    return IsProcessorFeaturePresent(43) != 0; /* PF_ARM_V82_DP_INSTRUCTIONS_AVAILABLE */
#else
    return false;
#endif
}

#endif

/* The kernels of a set, or the best there are; NULL if this build or CPU lacks them. */
static const bitnet__kernels *bitnet__choose_kernels(bitnet_isa wanted) {
    bool any = wanted == BITNET_ISA_AUTO;
#if defined(BITNET__SIMD_X86)
    if ((any || wanted == BITNET_ISA_AVX512_VBMI) && bitnet__cpu_can(BITNET_ISA_AVX512_VBMI))
        return &bitnet__vbmi_kernels;
    if ((any || wanted == BITNET_ISA_AVX512) && bitnet__cpu_can(BITNET_ISA_AVX512))
        return &bitnet__avx512_kernels;
    if ((any || wanted == BITNET_ISA_AVX2) && bitnet__cpu_can(BITNET_ISA_AVX2))
        return &bitnet__avx2_kernels;
#elif defined(BITNET__SIMD_NEON)
    if ((any || wanted == BITNET_ISA_NEON_DOTPROD) && bitnet__cpu_has_dotprod())
        return &bitnet__dotprod_kernels;
    if (any || wanted == BITNET_ISA_NEON) return &bitnet__simd128_kernels;
#elif defined(BITNET__SIMD_WASM)
#if defined(__wasm_relaxed_simd__)
    if (any || wanted == BITNET_ISA_WASM_RELAXED) return &bitnet__dotprod_kernels;
#endif
    if (any || wanted == BITNET_ISA_WASM) return &bitnet__simd128_kernels;
#endif
    return any || wanted == BITNET_ISA_SCALAR ? &bitnet__scalar_kernels : NULL;
}

BITNET_API const char *bitnet_isa_name(bitnet_isa isa) {
    switch (isa) {
    case BITNET_ISA_AUTO: return "auto";
    case BITNET_ISA_SCALAR: return "scalar";
    case BITNET_ISA_AVX2: return "avx2";
    case BITNET_ISA_AVX512: return "avx512";
    case BITNET_ISA_AVX512_VBMI: return "avx512-vbmi";
    case BITNET_ISA_NEON: return "neon";
    case BITNET_ISA_NEON_DOTPROD: return "neon-dotprod";
    case BITNET_ISA_WASM: return "wasm";
    case BITNET_ISA_WASM_RELAXED: return "wasm-relaxed";
    case BITNET_ISA_COUNT: break;
    }
    return "unknown";
}

BITNET_API bool bitnet_isa_available(bitnet_isa isa) { return bitnet__choose_kernels(isa) != NULL; }

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options /* the optimisation that >>scalar began */
#endif

/* ============================================================================================
   >>weights   Weights: from the file's formats to the kernels'

   A tensor becomes a bitnet__matrix. Float types, and I2_S whose rows are whole blocks, are used
   where they lie; every other tensor of codes is re-packed, row by row, so that no second copy of
   it is ever in memory: as I2_S if it has one scale, and its inputs have, else by groups. Invalid
   codes stop here: the kernels would multiply them as +2.

   Calls >>formats, >>gguf, >>groups and >>base3.
   ============================================================================================ */

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

/* True for the types of models that were trained without int8 activations. */
static bool bitnet__is_group_type(int type) {
    return type == BITNET_TYPE_Q1_0 || type == BITNET_TYPE_Q2_0 || type == BITNET_TYPE_PQ2_0 ||
           type == BITNET_TYPE_PTQ1_0;
}

static bool bitnet__is_float_type(int type) { return bitnet__type_of(type)->expand != NULL; }

/* A block of a type of codes: how many weights in how many bytes; false for other types. */
typedef struct bitnet__block {
    uint64_t weights, bytes;
} bitnet__block;

static bool bitnet__code_block(int type, bitnet_i2s_layout layout, bitnet__block *block) {
    if (type == BITNET_TYPE_I2_S) {
        block->weights = layout == BITNET_I2S_64 ? 64 : 128;
        block->bytes = block->weights / 4;
        return true;
    }
    block->weights = bitnet__type_of(type)->values;
    block->bytes = bitnet__type_of(type)->bytes;
    return bitnet__type_of(type)->codes != NULL;
}

/* True if the rows lie in the file as the kernels want them. */
static bool bitnet__rows_fit(const bitnet__matrix *m, const bitnet_gguf_tensor *tensor,
                             bitnet_i2s_layout layout) {
    return bitnet__is_float_type(tensor->type) ||
           (tensor->type == BITNET_TYPE_I2_S && m->type == BITNET_TYPE_I2_S &&
            layout == BITNET_I2S_128 && tensor->shape[0] % 128 == 0);
}

/* Bytes of a matrix: by groups, rows come in blocks of 16. */
static uint64_t bitnet__matrix_size(const bitnet__matrix *m) {
    uint64_t rows = (uint64_t)m->rows;
    if (bitnet__is_grouped(m->type)) rows = (rows + 15) / 16 * 16;
    return rows * m->stride;
}

/* Adds up what the matrix will take of memory and of the file's mapping. */
static void bitnet__matrix_bytes(const bitnet__matrix *m, const bitnet_gguf_tensor *tensor,
                                 bitnet_i2s_layout layout, uint64_t *owned, uint64_t *mapped) {
    if (tensor->data && bitnet__rows_fit(m, tensor, layout)) *mapped += bitnet__matrix_size(m);
    else *owned += bitnet__matrix_size(m);
}

static void bitnet__matrix_free(bitnet__matrix *m, const bitnet_allocator *a) {
    bitnet__free(a, m->owned);
    memset(m, 0, sizeof *m);
}

/* True if there is a code 3 in these bytes of four codes each, whose number is a multiple of 32. */
static bool bitnet__has_code_3(const uint8_t *codes, size_t size) {
    uint64_t found = 0;
    size_t i;
    for (i = 0; i < size; i += 8) {
        uint64_t word = bitnet__load_u64(codes + i);
        found |= word & word >> 1 & 0x5555555555555555u;
    }
    return found != 0;
}

static bitnet_result bitnet__unsupported(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                         bitnet_error *error) {
    const char *type = bitnet_type_name(tensor->type);
    int64_t file_type = 0;
    bitnet_gguf_int(bitnet_gguf_find(gguf, "general.file_type"), 0, &file_type);
    switch (tensor->type) {
    case BITNET_TYPE_TL2:
        if (file_type != 39) break; /* elsewhere the number stands for MXFP4 */
        /* fall through */
    case BITNET_TYPE_TL1:
        return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE,
                            "%t is of type %s, whose tiles no file describes: quantise the model "
                            "to I2_S with bitnet.cpp's converter instead",
                            &tensor->name, type);
    case BITNET_TYPE_IQ1_BN:
    case BITNET_TYPE_IQ2_BN:
    case BITNET_TYPE_IQ2_BN_R4:
        return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE,
                            "%t is of type %s, which is not supported: convert the model with "
                            "tools/bitnet_convert.c",
                            &tensor->name, type);
    default: break;
    }
    return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE, "%t has the unsupported type %i",
                        &tensor->name, (int64_t)tensor->type);
}

/* ---- what a tensor becomes */

/* True if all blocks that have weights have one scale, which *scale becomes (0: none has), and
   nothing is +2. */
static bitnet_result bitnet__one_scale(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                       bool *one, float *scale, bitnet_error *error) {
    enum { SOME = 64, MOST = 66 }; /* blocks that are read at once, and the bytes of one */
    const bitnet__type *type = bitnet__type_of(tensor->type);
    uint64_t blocks = tensor->size / type->bytes, b;
    uint8_t bytes[SOME * MOST], codes[256];
    bool any = false;
    *scale = 0;
    for (*one = true, b = 0; b < blocks && *one; b++) {
        const uint8_t *block = bytes + b % SOME * type->bytes;
        uint64_t i, left = blocks - b < SOME ? blocks - b : (uint64_t)SOME;
        uint8_t weights = 0, found = 0;
        bitnet_result result = BITNET_OK;
        float d;
        if (b % SOME == 0)
            result = bitnet_gguf_read(gguf, tensor, b * type->bytes, bytes,
                                      (size_t)(left * type->bytes), error);
        if (result != BITNET_OK) return result;
        d = bitnet__half_to_float(bitnet__load_u16(block + type->scale));
        if (any && bitnet__bits(d) == bitnet__bits(*scale) && type->largest < 3) continue;
        type->codes(block, codes);
        for (i = 0; i < type->values; i++)
            weights |= codes[i] ^ 1, found |= codes[i] & codes[i] >> 1;
        if (!weights) continue;
        *one = (!any || bitnet__bits(d) == bitnet__bits(*scale)) && (type->largest < 3 || !found);
        *scale = d;
        any = true;
    }
    return BITNET_OK;
}

/* The scale of an I2_S tensor, behind its codes. */
static bitnet_result bitnet__i2s_scale(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                       float *scale, bitnet_error *error) {
    uint64_t codes = tensor->shape[0] * tensor->shape[1] / 4;
    bitnet_result result = bitnet_gguf_read(gguf, tensor, codes, scale, sizeof *scale, error);
    if (result == BITNET_OK && !bitnet__is_finite(*scale))
        return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE,
                            "%t has a scale that is not a finite number", &tensor->name);
    return result;
}

/* All of a tensor of codes but the memory: by groups if that is asked for, or if its scales
   differ. */
static bitnet_result bitnet__plan_codes(bitnet__matrix *m, const bitnet_gguf *gguf,
                                        const bitnet_gguf_tensor *tensor, bitnet__block block,
                                        bool grouped, bitnet_error *error) {
    uint64_t weights = tensor->shape[0] * tensor->shape[1];
    bitnet_result result = BITNET_OK;
    bool one = false;
    if (weights % block.weights)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE,
                            "%t has %i weights, which is no multiple of a block of %i",
                            &tensor->name, (int64_t)weights, (int64_t)block.weights);
    if (tensor->type == BITNET_TYPE_I2_S)
        one = true, result = bitnet__i2s_scale(gguf, tensor, &m->scale, error);
    else if (!grouped || !bitnet__is_group_type(tensor->type))
        result = bitnet__one_scale(gguf, tensor, &one, &m->scale, error);
    if (!one) m->scale = 1, m->span = (int)block.weights;
    m->type = BITNET_TYPE_I2_S;
    if (m->span || grouped)
        m->type = tensor->type == BITNET_TYPE_Q1_0 ? BITNET_TYPE_Q1_0 : BITNET_TYPE_Q2_0;
    m->stride = m->type == BITNET_TYPE_I2_S
                    ? (size_t)(m->columns + 127) / 128 * 32
                    : bitnet__group_block(m->type, m->columns, m->span) / BITNET__GROUP_ROWS;
    return result;
}

/* What a tensor with two dimensions less than 2^31 becomes, all but the memory. `grouped`: what has
   codes is to be multiplied by groups. Errors: MODEL_TYPE, MODEL_SHAPE, MODEL_VALUE, IO. */
static bitnet_result bitnet__matrix_plan(bitnet__matrix *m, const bitnet_gguf *gguf,
                                         const bitnet_gguf_tensor *tensor, bitnet_i2s_layout layout,
                                         bool grouped, bitnet_error *error) {
    bitnet__block block;
    memset(m, 0, sizeof *m);
    m->rows = (int)tensor->shape[1];
    m->columns = (int)tensor->shape[0];
    m->scale = 1;
    if (bitnet__code_block(tensor->type, layout, &block))
        return bitnet__plan_codes(m, gguf, tensor, block, grouped, error);
    if (!bitnet__is_float_type(tensor->type)) return bitnet__unsupported(gguf, tensor, error);
    m->type = tensor->type;
    m->stride = (size_t)bitnet_type_row_size(tensor->type, tensor->shape[0]);
    return BITNET_OK;
}

/* ---- loading */

static bitnet_result bitnet__invalid_code(const bitnet_gguf_tensor *tensor, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_MODEL_CODE,
                        "%t holds the invalid code 3; is the file damaged, or its I2_S layout "
                        "another?",
                        &tensor->name);
}

/* The tensor's rows as they are: in place, or read into memory of our own. */
static bitnet_result bitnet__take_rows(bitnet__matrix *m, const bitnet_gguf *gguf,
                                       const bitnet_gguf_tensor *tensor, const bitnet_allocator *a,
                                       bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    m->data = tensor->data;
    if (!m->data) {
        m->owned = bitnet__alloc(a, (size_t)m->rows, m->stride);
        m->data = (const uint8_t *)m->owned;
        if (!m->owned) return bitnet__no_memory(error);
        result = bitnet_gguf_read(gguf, tensor, 0, m->owned, (size_t)m->rows * m->stride, error);
    }
    if (result == BITNET_OK && m->type == BITNET_TYPE_I2_S &&
        bitnet__has_code_3(m->data, (size_t)m->rows * m->stride))
        return bitnet__invalid_code(tensor, error);
    return result;
}

/* The codes of a row that begins with weight `first` of `bytes`. */
static bitnet_result bitnet__row_codes(const bitnet_gguf_tensor *tensor, bitnet__block block,
                                       const uint8_t *bytes, size_t first, uint8_t *codes,
                                       bitnet_error *error) {
    const bitnet__type *type = bitnet__type_of(tensor->type);
    size_t i, columns = (size_t)tensor->shape[0], width = (size_t)block.weights;
    uint8_t largest = 0;
    if (tensor->type == BITNET_TYPE_I2_S)
        bitnet__i2s_codes(bytes, (int)block.bytes, first, columns, codes);
    else
        for (bytes += first / width * block.bytes, i = 0; i < columns; i += width) {
            type->codes(bytes, codes + i);
            if (!bitnet__is_finite(bitnet__half_to_float(bitnet__load_u16(bytes + type->scale))))
                return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE,
                                    "%t has a scale that is not a finite number", &tensor->name);
            bytes += block.bytes;
        }
    for (i = 0; i < columns; i++) largest = codes[i] > largest ? codes[i] : largest;
    return largest > type->largest ? bitnet__invalid_code(tensor, error) : BITNET_OK;
}

/* Puts a row of codes where the kernels want it; `blocks` is where it lies in the file. */
static void bitnet__put_row(bitnet__matrix *m, int row, const uint8_t *codes, int type,
                            const uint8_t *blocks) {
    const bitnet__type *t = bitnet__type_of(type);
    int r = row % BITNET__GROUP_ROWS, i;
    uint8_t *out = (uint8_t *)m->owned;
    size_t k;
    if (m->type == BITNET_TYPE_I2_S) {
        for (out += (size_t)row * m->stride, k = 0; k < m->stride; k += 32)
            bitnet__i2s_pack(codes + 4 * k, out + k);
        return;
    }
    out += (size_t)(row - r) * m->stride;
    for (k = 0, i = 0; m->span && i < m->columns; i += m->span, k++)
        memcpy(out + (k * BITNET__GROUP_ROWS + (size_t)r) * 2, blocks + k * t->bytes + t->scale, 2);
    bitnet__group_pack(out + bitnet__group_scales(m->columns, m->span), m->type,
                       bitnet__groups(m->columns), r, codes);
}

/* Re-packs all rows. */
static bitnet_result bitnet__repack(bitnet__matrix *m, const bitnet_gguf *gguf,
                                    const bitnet_gguf_tensor *tensor, bitnet__block block,
                                    const bitnet_allocator *a, bitnet_error *error) {
    size_t rows = (size_t)m->rows, columns = (size_t)m->columns, row, k;
    size_t some = 262144 / columns + 1; /* rows that are read at once, and the bytes they lie in */
    size_t room = (some * columns / (size_t)block.weights + 2) * (size_t)block.bytes;
    uint64_t size = bitnet__matrix_size(m);
    uint8_t *codes = (uint8_t *)bitnet__alloc_zero(a, (columns + 127) / 128, 128); /* of a row */
    uint8_t *buffer = tensor->data ? NULL : (uint8_t *)bitnet__alloc(a, room, 1);
    bitnet_result result = BITNET_OK;
    m->owned = bitnet__alloc_bytes(a, size);
    m->data = (const uint8_t *)m->owned;
    if (!m->owned || !codes || (!buffer && !tensor->data)) result = bitnet__no_memory(error);
    else if (bitnet__is_grouped(m->type)) /* rows that are missing stay zeros */
        memset((uint8_t *)m->owned + (size - 16 * m->stride), 0, 16 * m->stride);
    for (row = 0; row < rows && result == BITNET_OK; row += some) {
        size_t count = rows - row < some ? rows - row : some;
        uint64_t first = (uint64_t)row * columns, from = first / block.weights;
        uint64_t to = (first + count * columns + block.weights - 1) / block.weights;
        const uint8_t *bytes = tensor->data ? tensor->data + from * block.bytes : buffer;
        size_t at = (size_t)(first - from * block.weights);
        if (!tensor->data)
            result = bitnet_gguf_read(gguf, tensor, from * block.bytes, buffer,
                                      (size_t)((to - from) * block.bytes), error);
        for (k = 0; k < count && result == BITNET_OK; k++, at += columns) {
            result = bitnet__row_codes(tensor, block, bytes, at, codes, error);
            bitnet__put_row(m, (int)(row + k), codes, tensor->type,
                            bytes + at / (size_t)block.weights * (size_t)block.bytes);
        }
    }
    bitnet__free(a, buffer);
    bitnet__free(a, codes);
    if (tensor->data) bitnet__gguf_release(gguf, tensor->data, (size_t)tensor->size);
    return result;
}

/* Makes the matrix of a tensor, as bitnet__matrix_plan has it. On an error it is empty. Errors:
   MODEL_TYPE, MODEL_SHAPE, MODEL_CODE, MODEL_VALUE, OUT_OF_MEMORY, IO. */
static bitnet_result bitnet__matrix_load(bitnet__matrix *m, const bitnet_gguf *gguf,
                                         const bitnet_gguf_tensor *tensor,
                                         const bitnet_allocator *a, bitnet_i2s_layout layout,
                                         bool grouped, bitnet_error *error) {
    bitnet__block block;
    bitnet_result result = bitnet__matrix_plan(m, gguf, tensor, layout, grouped, error);
    bitnet__code_block(tensor->type, layout, &block);
    if (result == BITNET_OK)
        result = bitnet__rows_fit(m, tensor, layout)
                     ? bitnet__take_rows(m, gguf, tensor, a, error)
                     : bitnet__repack(m, gguf, tensor, block, a, error);
    if (result != BITNET_OK) bitnet__matrix_free(m, a);
    return result;
}

/* ---- products */

/* dots[c * BITNET__TILE + r] = the codes of row `row + r` of a ternary matrix times vector c, in
   the fastest form that it has; `row` begins a tile. */
static void bitnet__dots(const bitnet__kernels *kernels, const bitnet__matrix *m, int row, int rows,
                         const bitnet__operand *in, int32_t *dots) {
    BITNET_ASSERT(row % BITNET__BASE3_ROWS == 0);
    if (bitnet__load_acquire(&m->packed_ready))
        kernels->base3(dots, BITNET__TILE,
                       m->packed +
                           (size_t)(row / BITNET__BASE3_ROWS) * bitnet__base3_block(m->columns),
                       rows, m->columns, in->quants, in->quants_stride, in->count);
    else
        kernels->ternary(dots, BITNET__TILE, m->data + (size_t)row * m->stride, m->stride, rows,
                         m->columns, in->quants, in->quants_stride, in->count);
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

/* ============================================================================================
   >>screen   Screening the head

   The head is the widest matrix of all, and most of its rows cannot win. A coarse copy of it, four
   bits a weight, is multiplied first; a bound on what was rounded off then tells which rows may
   still be among the best. For those, four bits more of each weight are multiplied, which makes the
   bound nine times as tight, and only what then is left is multiplied exactly. The answer is that
   of the full pass, by proof:

       x.w = x'.w' + x.(w - w') + (x - x').w'    x' the quantised state, w' the row as it is copied
       |x.w - x'.w'| <= |x| |w - w'| + |x - x'| |w'|

   To this comes what float rounding may add. The exact pass rounds a product once and then in at
   most n/64 + 6 sums; a logit of the coarse plane is rounded three times, that of both planes seven
   times. Each costs at most 2^-24 of |x| |w|, or of |x'| times the length of a copied row, which is
   less than |w| + |w - w'| summed over both planes, the row's `norm`: (n/64 + 24) 2^-24 |x| norm
   covers them all, and what underflows is far below 1e-30. A row whose upper bound is below a logit
   that has been computed exactly cannot beat it.

   The coarse plane: w' = step * (nibble - 8). Blocks of 32 rows, groups of 8 columns: two lines of
   64 bytes, for 16 rows each; byte 4r + j of a line holds column j of row r in its low nibble,
   column 4 + j in its high one. Missing rows and columns are 8, that is 0.

   The fine plane: w' = step * (nibble - 8) + step / 20 * (level - 64), the level being looked up by
   another nibble. Levels are dense where what the coarse plane left lies within half a step, and
   wide apart for the few weights beyond its ends. Row after row, lines of 64 bytes for 128 columns:
   byte j holds column j in its low nibble, column 64 + j in its high one.

   Calls nothing.
   ============================================================================================ */

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3,no-trapping-math") /* so that its clamps become vectors */
#endif

enum {
    BITNET__SCREEN_ROWS = 32,
    BITNET__SCREEN_COLUMNS = 128, /* rows and states are padded to a multiple of it */
    BITNET__SCREEN_MOST = 256,    /* candidates that a screen looks for */
    BITNET__SCREEN_REST = 32,     /* tokens that it rests after too many rows survived */
    BITNET__COARSE = 16384,       /* rows between two looks at the deadline, */
    BITNET__FULL = 4096           /* and where all are multiplied in full */
};

struct bitnet__screen {
    uint8_t *coarse, *fine;
    float *step;          /* [rows] a coarse nibble's unit; the arrays are padded to whole blocks */
    float *residual;      /* [rows] at least |w - w'| of the coarse plane */
    float *fine_residual; /* [rows] at least |w - w'| of both */
    float *norm;          /* [rows] at least |w| and both residuals */
    size_t lines;         /* of 128 columns */
    int rows, columns;
    bitnet__atomic ready;
};

/* Bytes of a row in either plane. */
static size_t bitnet__screen_stride(int columns) {
    return ((size_t)columns + BITNET__SCREEN_COLUMNS - 1) / BITNET__SCREEN_COLUMNS * 64;
}

/* sqrt(x) or a little more, as a float. The addition is for the smallest: a denormal float may be
   rounded down by more than any factor makes up for. */
static float bitnet__sqrt_above(double x) {
    return (float)((x < 1e-300 ? 0.0 : bitnet__sqrt_double(x) * 1.000001) + 1e-37);
}

/* What a fine level is worth, for a row's step. */
BITNET__INLINE float bitnet__screen_fine_step(float step) { return step * 0.05f; }

/* 128 columns of a row, at w, or `columns` and zeros; `coarse` and `fine` are where its bytes of
   these columns begin. Adds up the squares of what each plane leaves. */
BITNET__INLINE void bitnet__screen_line(uint8_t *coarse, uint8_t *fine, const float *w, int columns,
                                        float step, float inverse, double left[2][8]) {
    float whole[128], rest[128], level[128];
    double square[2][128];
    uint8_t upper[128], lower[128];
    int i, j;
    for (i = 0; i < 128; i++) {
        float units = w[i] * inverse, v = units + 8.5f;
        int32_t nibble;
        v = v > 0.0f ? v : 0.0f;
        nibble = (int32_t)(v < 15.0f ? v : 15.0f);
        upper[i] = (uint8_t)nibble;
        whole[i] = (float)(nibble - 8);
        rest[i] = (units - whole[i]) * 20.0f;
    }
    for (i = 0; i < 128; i++) { /* the nearest level; bits compare as do the floats >= 0 they are */
        int32_t bits = (int32_t)(bitnet__bits(rest[i]) & 0x7FFFFFFF);
        int32_t sign = (int32_t)(bitnet__bits(rest[i]) >> 31);
        int32_t far1 = bits > (int32_t)bitnet__bits(14.0f);
        int32_t far2 = bits > (int32_t)bitnet__bits(27.5f);
        int32_t far3 = bits > (int32_t)bitnet__bits(48.0f), nearest, size;
        float half = bitnet__from_bits((uint32_t)bits) * 0.5f;
        nearest = (int32_t)(half < 4.0f ? half : 4.0f);
        size = 2 * nearest + 1 + 10 * far1 + 17 * far2 + 24 * far3;
        nearest = 8 + nearest + far1 + far2 + far3;
        lower[i] = (uint8_t)(nearest ^ (15 * sign)); /* 15 - nearest */
        level[i] = (float)(size - 2 * sign * size);
    }
    for (i = columns < 0 ? 0 : columns; i < 128; i++) level[i] = 0.0f; /* there is no such level */
    for (i = 0; i < 128; i++) {
        double error = w[i] - (double)step * whole[i];
        square[0][i] = error * error;
        error -= (double)bitnet__screen_fine_step(step) * level[i];
        square[1][i] = error * error;
    }
    for (j = 0; j < 8; j++)
        for (i = 0; i < 128; i += 8) {
            left[0][j] += square[0][i + j];
            left[1][j] += square[1][i + j];
        }
    for (i = 0; i < 16; i++) {
        uint32_t four = bitnet__load_u32(upper + 8 * i) | bitnet__load_u32(upper + 8 * i + 4) << 4;
        memcpy(coarse + 128 * i, &four, 4);
    }
    for (i = 0; i < 64; i++) fine[i] = (uint8_t)(lower[i] | lower[i + 64] << 4);
}

/* The copies of row `row`: see the kernels' `screen_row`. */
BITNET__INLINE bool bitnet__screen_any_row(bitnet__screen *s, int row, const float *w) {
    size_t stride = 64 * s->lines, i;
    uint8_t *coarse = s->coarse + (size_t)(row / 32 * 32) * stride + (size_t)(row % 32) * 4;
    uint8_t *fine = s->fine + (size_t)row * stride;
    double squares[8] = {0}, left[2][8] = {{0}};
    float step;
    int j;
    for (i = 0; i < 128 * s->lines; i += 8)
        for (j = 0; j < 8; j++) squares[j] += (double)w[i + (size_t)j] * w[i + (size_t)j];
    for (j = 1; j < 8; j++) squares[0] += squares[j];
    if (!(squares[0] < 1e30)) return false;
    /* Least is lost of a normal distribution with 0.335 standard deviations (Lloyd); a little more
       leaves the fine plane fewer weights beyond the ends, and it a third less to lose. */
    step = 0.37f * bitnet__sqrt_above(squares[0] / s->columns);
    if (step < 1e-30f) step = 0.0f;
    for (i = 0; i < s->lines; i++)
        bitnet__screen_line(coarse + 2048 * i, fine + 64 * i, w + 128 * i,
                            s->columns - 128 * (int)i, step, step > 0 ? 1.0f / step : 0.0f, left);
    for (j = 1; j < 8; j++) left[0][0] += left[0][j], left[1][0] += left[1][j];
    s->step[row] = step;
    s->residual[row] = bitnet__sqrt_above(left[0][0]);
    s->fine_residual[row] = bitnet__sqrt_above(left[1][0]);
    s->norm[row] = bitnet__sqrt_above(squares[0]) + s->residual[row] + s->fine_residual[row];
    return true;
}

static bool bitnet__scalar_screen_row(bitnet__screen *s, int row, const float *w) {
    return bitnet__screen_any_row(s, row, w);
}

/* The same code for wider vectors: a head of 300 million weights is made in a fifth of the time. */
#if defined(BITNET__SIMD_X86)
BITNET__AVX2 static bool bitnet__avx2_screen_row(bitnet__screen *s, int row, const float *w) {
    return bitnet__screen_any_row(s, row, w);
}
BITNET__AVX512 static bool bitnet__avx512_screen_row(bitnet__screen *s, int row, const float *w) {
    return bitnet__screen_any_row(s, row, w);
}
#endif

/* The state, quantised in two digits: x' = step * (128 high + low). One digit would not do: a
   state's few large values would leave the others too few steps. */
typedef struct bitnet__screen_state {
    int8_t *high, *low; /* padded by zeros to whole lines */
    int32_t sum;        /* of 128 high + low */
    float step;
    float norm;  /* at least |x| */
    float error; /* at least |x - x'|, plus what float rounding adds per unit of a row's norm */
} bitnet__screen_state;

/* Fills in a state. False if the bounds would not hold: x is not finite, or so large that a logit
   could overflow. */
static bool bitnet__screen_quantise(bitnet__screen_state *q, const float *x, int columns) {
    size_t padding = 2 * bitnet__screen_stride(columns) - (size_t)columns;
    double squares = 0.0, errors = 0.0;
    float largest = 1e-20f, scale;
    int i;
    for (i = 0; i < columns; i++) {
        float magnitude = bitnet__from_bits(bitnet__bits(x[i]) & 0x7FFFFFFF);
        if (!(magnitude < 1e15f)) return false;
        if (magnitude > largest) largest = magnitude;
    }
    scale = 16256.0f / largest;
    q->step = largest / 16256.0f;
    q->sum = 0;
    for (i = 0; i < columns; i++) {
        float whole = bitnet__round(x[i] * scale), high = bitnet__round(whole * (1.0f / 128.0f));
        double e = x[i] - (double)q->step * whole;
        q->high[i] = (int8_t)high;
        q->low[i] = (int8_t)(whole - 128.0f * high);
        q->sum += (int32_t)whole;
        squares += (double)x[i] * x[i];
        errors += e * e;
    }
    memset(q->high + i, 0, padding);
    memset(q->low + i, 0, padding);
    q->norm = bitnet__sqrt_above(squares);
    q->error = bitnet__sqrt_above(errors) +
               (float)(columns / 64 + 24) * 5.9604644775390625e-08f * 1.0001f * q->norm;
    return true;
}

/* An upper bound of the logit of a row whose value by the coarse plane is `coarse`. */
BITNET__INLINE float bitnet__screen_bound(const bitnet__screen *s, const bitnet__screen_state *q,
                                          int row, float coarse) {
    float slack = q->norm * s->residual[row] + q->error * s->norm[row];
    return coarse + slack * 1.00001f + 1e-30f;
}

/* The same by both planes. */
BITNET__INLINE float bitnet__screen_fine_bound(const bitnet__screen *s,
                                               const bitnet__screen_state *q, int row, float fine) {
    float slack = q->norm * s->fine_residual[row] + q->error * s->norm[row];
    return fine + slack * 1.00001f + 1e-30f;
}

/* Coarse logits of rows [from, to), whole blocks: out[row]. */
static void bitnet__screen_rows(const bitnet__screen *s, const bitnet__kernels *kernels,
                                const bitnet__screen_state *q, int from, int to, float *out) {
    int32_t dots[BITNET__SCREEN_ROWS];
    int row, r;
    for (row = from; row < to; row += BITNET__SCREEN_ROWS) {
        int rows = s->rows - row < BITNET__SCREEN_ROWS ? s->rows - row : BITNET__SCREEN_ROWS;
        kernels->screen(dots, s->coarse + (size_t)row * s->lines * 64, 16 * s->lines, q->high,
                        q->low);
        for (r = 0; r < rows; r++)
            out[row + r] = (float)(dots[r] - 8 * q->sum) * (s->step[row + r] * q->step);
    }
}

/* The logit of a row by both planes, from its coarse one. */
static float bitnet__screen_refine(const bitnet__screen *s, const bitnet__kernels *kernels,
                                   const bitnet__screen_state *q, int row, float coarse) {
    int32_t sums[2];
    int64_t dot;
    kernels->screen_fine(sums, s->fine + (size_t)row * s->lines * 64, s->lines, q->high, q->low);
    dot = (int64_t)sums[0] * 128 + sums[1] - (int64_t)q->sum * 64;
    return coarse + (float)dot * (bitnet__screen_fine_step(s->step[row]) * q->step);
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

/* ============================================================================================
   >>model   Model: hyper-parameters, tensors, loading

   Reads what the metadata says, checks it, and gathers the tensors of each layer. A model that
   has been loaded is immutable, so any number of sessions may use it.

   Calls >>formats, >>gguf, >>architectures, >>tokenizer, >>pool, >>groups, >>dispatch, >>weights,
   >>forms and >>batch.
   ============================================================================================ */

typedef struct bitnet__layer {
    bitnet__matrix matrix[BITNET__MATRICES];
    const float *norms[BITNET__LAYER_PARTS - BITNET__MATRICES]; /* see bitnet__norm_of */
    int32_t window; /* positions that the layer sees, its own the last of them; 0: all */
} bitnet__layer;

/* A norm's gain, padded; NULL if the architecture has no such norm. */
static const float *bitnet__norm_of(const bitnet__layer *layer, int part) {
    return layer->norms[part - BITNET__MATRICES];
}

/* The making of the faster forms; see >>forms. */
typedef struct bitnet__forms {
    bitnet_forms_mode mode;
    uint64_t limit, bytes;
    int number, block; /* what is to be made next: which matrix, which block of its rows */
    bitnet__atomic stop, complete;
    bitnet__atomic ended;   /* the thread is through: with all of it, or for want of memory */
    bitnet__atomic prompts; /* sessions that compute one; for these the thread waits a while */
    int patience;           /* naps that it still takes for them */
    bitnet__atomic groups, microseconds; /* for whoever asks meanwhile; groups are 128 bytes */
    bool running;
    bitnet__thread thread;
} bitnet__forms;

/* How far each pair of a head is turned from position to position. A model has the usual turns, and
   perhaps second ones: of the layers that see a window only, or of long sessions. */
typedef struct bitnet__turns {
    double *frequency; /* [rope_width / 2] radians */
    double amplitude;  /* of cosines and sines */
} bitnet__turns;

enum { BITNET__TURNS = 2 };

/* What sessions borrow, as far as it is free, and the rotations; see >>batch. */
typedef struct bitnet__lender {
    bitnet__atomic lock;
    struct bitnet__batch *batches;
    struct bitnet__choice *choices;
    struct bitnet__batch *passes; /* of several sessions, interrupted: see >>passes */
    uint64_t passes_begun;
    float **rope; /* [rope_room] each [turns][64][rope_width / 2] pairs, or NULL */
    int32_t rope_room;
} bitnet__lender;

struct bitnet_model {
    bitnet_model_info info;
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_tasks tasks;
    bitnet_pool *pool;
    bool owns_pool;
    const bitnet__kernels *kernels;
    bitnet_gguf *gguf; /* open as long as weights are used in place */
    bitnet_tokenizer *tokenizer;
    uint32_t fingerprint; /* see bitnet__fingerprint */

    const bitnet__architecture *architecture;
    uint32_t parts; /* those of the architecture that the file has */
    bitnet__activation activation;
    bitnet__turns turns[BITNET__TURNS];
    int32_t turns_count;
    int32_t original;     /* sessions of more positions take the second turns; 0: none do */
    float score_scale;    /* 1/sqrt(head_width) */
    int activation_group; /* columns that share a quantisation step; 0: all of a token */
    bool grouped;         /* there are matrices by >>groups */
    float embedding_scale, residual_scale; /* of embeddings, and of what layers add to them */

    bitnet__layer *layers;
    const float *output_norm;
    bitnet__matrix embedding;
    bitnet__matrix lm_head; /* the same data as `embedding` where the file holds no other */
    float *gains;           /* the memory of all norms, each padded to a multiple of 64: first
                               output_norm, which logit_scale divides */
    bitnet__screen screen;
    bitnet__forms forms;
    bitnet__lender lender;
};

static void bitnet__forms_start(bitnet_model *model, const bitnet_model_options *options);
static void bitnet__forms_free(bitnet_model *model);
static void bitnet__lender_free(bitnet_model *model);

static size_t bitnet__pad(size_t n, size_t unit) { return (n + unit - 1) / unit * unit; }

/* A head of the KV cache, padded for the kernels. */
static size_t bitnet__head_stride(const bitnet_model_info *info) {
    return bitnet__pad((size_t)info->head_width, 64);
}

/* The longest vector that a matrix of the model multiplies, padded for the kernels. */
static size_t bitnet__widest(const bitnet_model_info *info) {
    int32_t query = info->heads * info->head_width, widest = info->width;
    if (widest < info->ffn_width) widest = info->ffn_width;
    if (widest < query) widest = query;
    return bitnet__pad((size_t)widest, 64);
}

/* ---- metadata */

/* The value of "<arch>.<name>", or NULL. */
static const bitnet_gguf_value *bitnet__hyper(const bitnet_gguf *gguf, const char *arch,
                                              const char *name) {
    char key[96];
    bitnet__print(key, sizeof key, "%s.%s", arch, name);
    return bitnet_gguf_find(gguf, key);
}

/* An integer hyper-parameter in [low, high]; `fallback` where it is missing, unless that is
   negative. */
static bitnet_result bitnet__hyper_int(const bitnet_gguf *gguf, const char *arch, const char *name,
                                       int64_t fallback, int64_t low, int64_t high, int32_t *out,
                                       bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet__hyper(gguf, arch, name);
    int64_t n = fallback;
    if (!value && fallback < 0)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "the key %s.%s is missing", arch, name);
    if (value && (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_int(value, 0, &n)))
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "%s.%s is not an integer", arch, name);
    if (n < low || n > high)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "%s.%s is %i, not within %i..%i", arch,
                            name, n, low, high);
    *out = (int32_t)n;
    return BITNET_OK;
}

static bitnet_result bitnet__hyper_float(const bitnet_gguf *gguf, const char *arch,
                                         const char *name, double fallback, double low, double high,
                                         double *out, bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet__hyper(gguf, arch, name);
    *out = fallback;
    if (!value && fallback < 0)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "the key %s.%s is missing", arch, name);
    if (value && (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_number(value, 0, out)))
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "%s.%s is not a number", arch, name);
    if (!(*out >= low && *out <= high)) /* NaN fails too */
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "%s.%s is out of range", arch, name);
    return BITNET_OK;
}

static void bitnet__copy_string(char *out, size_t size, bitnet_string s) {
    size_t i, n = s.length < size - 1 ? s.length : size - 1;
    for (i = 0; i < n; i++) out[i] = (unsigned char)s.data[i] < 32 ? '?' : s.data[i];
    out[n] = 0;
}

/* How RoPE's angles are made for contexts beyond those of the training. */
typedef enum bitnet__scaling {
    BITNET__SCALING_NONE,
    BITNET__SCALING_LINEAR,
    BITNET__SCALING_YARN,
    BITNET__SCALING_LONGROPE /* factors for each pair, by the length of the context */
} bitnet__scaling;

typedef struct bitnet__rope_keys {
    bitnet__scaling scaling;
    double base;
    double factor;               /* divides frequencies */
    double amplitude;            /* of cosines and sines */
    double original;             /* positions of the training, before the context was stretched */
    double beta_fast, beta_slow; /* YaRN: turns within those from which on a frequency stays as it
                                    is, and down to which all of the factor applies */
} bitnet__rope_keys;

/* What the metadata says of a model, apart from its tensors. */
typedef struct bitnet__hyperparameters {
    const bitnet__architecture *architecture;
    bitnet_model_info info;
    uint32_t parts; /* those of the architecture that the file has */
    bitnet__activation activation;
    bitnet__rope_keys rope;
    double local_base;                                   /* of the layers that see a window */
    int32_t window;                                      /* 0: all see all */
    int32_t period;                                      /* as in bitnet__architecture */
    double embedding_scale, residual_scale, logit_scale; /* the last divides */
} bitnet__hyperparameters;

/* Files that are GGUF and hold no language model, or a part of one. */
static bitnet_result bitnet__check_kind(const bitnet_gguf *gguf, bitnet_error *error) {
    static const struct {
        const char *type, *what;
    } kinds[] = {
        {"adapter", "an adapter: merge it into its model, and convert that"},
        {"vocab", "a vocabulary without weights: get the model's own file"},
        {"mmproj", "the part of a model that sees or hears: get the language model's own file"},
        {"imatrix", "statistics for quantising: get the model's own file"}};
    bitnet_string type = {NULL, 0};
    int64_t parts = 0, number = 0;
    size_t i;
    bitnet_gguf_string(bitnet_gguf_find(gguf, "general.type"), 0, &type);
    for (i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (bitnet__is(type, kinds[i].type))
            return bitnet__fail(error, BITNET_ERROR_MODEL_KIND, "this is %s", kinds[i].what);
    bitnet_gguf_int(bitnet_gguf_find(gguf, "split.count"), 0, &parts);
    bitnet_gguf_int(bitnet_gguf_find(gguf, "split.no"), 0, &number);
    if (parts > 1)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND,
                            "this is part %i of %i of a model: join them, as with llama.cpp's "
                            "`llama-gguf-split --merge`",
                            (int64_t)((uint64_t)number + 1), parts);
    if (bitnet_gguf_tensor_count(gguf) == 0 && bitnet_gguf_find(gguf, "tokenizer.ggml.model"))
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND, "this is %s", kinds[1].what);
    return BITNET_OK;
}

/* The row of the table that the file names. */
static bitnet_result bitnet__find_architecture(const bitnet_gguf *gguf,
                                               const bitnet__architecture **architecture,
                                               bitnet_error *error) {
    static const char *const not_yet[] = {"gemma", "gemma2",   "gemma3n", "granite",
                                          "phi3",  "qwen2moe", "qwen35",  "qwen3moe"};
    const size_t count = sizeof bitnet__architectures / sizeof *bitnet__architectures;
    bool known = false;
    char names[160] = "";
    bitnet_string name;
    size_t i;
    if (!bitnet_gguf_string(bitnet_gguf_find(gguf, "general.architecture"), 0, &name))
        return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH, "general.architecture is missing");
    *architecture = bitnet__architecture_of(name);
    if (*architecture) return BITNET_OK;
    for (i = 0; i < count; i++)
        bitnet__list_name(names, sizeof names, bitnet__architectures[i].name);
    for (i = 0; i < sizeof not_yet / sizeof *not_yet; i++)
        known = known || bitnet__is(name, not_yet[i]);
    return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH,
                        known ? "models of the architecture %t cannot be run yet; these can: %s"
                              : "the architecture '%t' is not known; these are: %s",
                        &name, names);
}

/* The factor by which RoPE's frequencies are divided. Its old name is rope.scale_linear. */
static bitnet_result bitnet__read_rope_factor(const bitnet_gguf *gguf, const char *arch,
                                              double *factor, bitnet_error *error) {
    const char *key = "rope.scaling.factor";
    if (!bitnet__hyper(gguf, arch, key)) key = "rope.scale_linear";
    return bitnet__hyper_float(gguf, arch, key, 1, 1e-3, 1e6, factor, error);
}

/* Kinds of YaRN that nobody here computes. */
static bitnet_result bitnet__check_yarn(const bitnet_gguf *gguf, const char *arch,
                                        bitnet_error *error) {
    static const struct {
        const char *key;
        double usual;
    } keys[] = {{"rope.scaling.yarn_ext_factor", 1},
                {"rope.scaling.yarn_attn_factor", 1},
                {"rope.scaling.yarn_log_multiplier", 0}};
    size_t i;
    for (i = 0; i < sizeof keys / sizeof *keys; i++) {
        const bitnet_gguf_value *value = bitnet__hyper(gguf, arch, keys[i].key);
        double number = keys[i].usual;
        if (value && (!bitnet_gguf_number(value, 0, &number) || number != keys[i].usual))
            return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                                "%s.%s is not supported, unless it is %i", arch, keys[i].key,
                                (int64_t)keys[i].usual);
    }
    return BITNET_OK;
}

/* A factor without a type means linear scaling. */
static bitnet_result bitnet__read_rope(const bitnet_gguf *gguf,
                                       const bitnet__architecture *architecture, int32_t context,
                                       bitnet__rope_keys *rope, bitnet_error *error) {
    static const char *const names[] = {"none", "linear", "yarn", "longrope"};
    const char *arch = architecture->name;
    const bitnet_gguf_value *value = bitnet__hyper(gguf, arch, "rope.scaling.type");
    bitnet_string type = bitnet__string("linear");
    bitnet_result result;
    int kind = 0;
    int kinds = bitnet__has_part(architecture->parts, BITNET__LONG_FACTORS) ? 4 : 3;
    if (value && !bitnet_gguf_string(value, 0, &type)) type.length = 0;
    while (kind < kinds && !bitnet__is(type, names[kind])) kind++;
    if (kind == kinds)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                            "%s.rope.scaling.type is neither none, linear nor yarn%s", arch,
                            kinds == 4 ? ", nor longrope" : "");
    rope->scaling = (bitnet__scaling)kind;
    rope->factor = rope->amplitude = 1;
    result = bitnet__hyper_float(gguf, arch, "rope.freq_base", 10000, 1, 1e12, &rope->base, error);
    if (result != BITNET_OK || kind == BITNET__SCALING_NONE) return result;
    if ((result = bitnet__read_rope_factor(gguf, arch, &rope->factor, error)) != BITNET_OK ||
        (result = bitnet__hyper_float(gguf, arch, "rope.scaling.attn_factor", 1, 1e-3, 1e3,
                                      &rope->amplitude, error)) != BITNET_OK ||
        (result = bitnet__hyper_float(gguf, arch, "rope.scaling.original_context_length", context,
                                      1, 1 << 24, &rope->original, error)) != BITNET_OK ||
        (result = bitnet__hyper_float(gguf, arch, "rope.scaling.yarn_beta_fast", 32, 1e-3, 1e6,
                                      &rope->beta_fast, error)) != BITNET_OK ||
        (result = bitnet__hyper_float(gguf, arch, "rope.scaling.yarn_beta_slow", 1, 1e-3, 1e6,
                                      &rope->beta_slow, error)) != BITNET_OK)
        return result;
    if (kind != BITNET__SCALING_YARN) return BITNET_OK;
    rope->amplitude = rope->amplitude * (1 + 0.1 * bitnet__log_double(rope->factor));
    return bitnet__check_yarn(gguf, arch, error);
}

static bitnet_result bitnet__read_activation(const bitnet_gguf *gguf, const char *arch,
                                             bitnet__activation *activation, bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet__hyper(gguf, arch, "feed_forward_activation");
    bitnet_string name = {NULL, 0};
    bitnet_gguf_string(value, 0, &name);
    if (bitnet__is(name, "silu")) *activation = BITNET__SILU;
    else if (bitnet__is(name, "relu2")) *activation = BITNET__RELU2;
    else if (bitnet__is(name, "gelu")) *activation = BITNET__GELU;
    else if (value)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                            "%s.feed_forward_activation is neither silu, gelu nor relu2", arch);
    return BITNET_OK;
}

/* What five layers of six see, and how they turn. */
static bitnet_result bitnet__read_window(const bitnet_gguf *gguf,
                                         const bitnet__architecture *architecture,
                                         bitnet__hyperparameters *h, bitnet_error *error) {
    const char *arch = architecture->name;
    bitnet_result result;
    if (!architecture->period) return BITNET_OK;
    if ((result = bitnet__hyper_int(gguf, arch, "attention.sliding_window", 0, 0, 1 << 24,
                                    &h->window, error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "attention.sliding_window_pattern",
                                    architecture->period, 1, 1024, &h->period, error)) != BITNET_OK)
        return result;
    return bitnet__hyper_float(gguf, arch, "rope.freq_base_swa", 10000, 1, 1e12, &h->local_base,
                               error);
}

/* Other computations than those here, which files announce by a number. */
static bitnet_result bitnet__check_scores(const bitnet_gguf *gguf, const bitnet__hyperparameters *h,
                                          bitnet_error *error) {
    static const char *const caps[] = {"attn_logit_softcapping", "final_logit_softcapping"};
    const char *arch = h->architecture->name;
    size_t i;
    for (i = 0; i < 2; i++) {
        double cap = 0;
        bitnet_gguf_number(bitnet__hyper(gguf, arch, caps[i]), 0, &cap);
        if (cap != 0)
            return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "%s.%s is not supported", arch,
                                caps[i]);
    }
    if (h->architecture->scales == BITNET__SCALES_ROOT && h->info.layers == 62)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                            "Gemma 3 27B scales its scores otherwise, and is not supported");
    return BITNET_OK;
}

/* Old files of minicpm lack the keys, and mean the numbers of its first models. */
static bitnet_result bitnet__read_scales(const bitnet_gguf *gguf,
                                         const bitnet__architecture *architecture,
                                         bitnet__hyperparameters *h, bitnet_error *error) {
    const char *arch = architecture->name;
    bitnet_result result;
    h->embedding_scale = h->residual_scale = h->logit_scale = 1;
    if (architecture->scales == BITNET__SCALES_ROOT)
        h->embedding_scale = bitnet__sqrt_double(h->info.width);
    if (architecture->scales != BITNET__SCALES_KEYS) return BITNET_OK;
    result = bitnet__hyper_float(gguf, arch, "embedding_scale", 12, 1e-6, 1e6, &h->embedding_scale,
                                 error);
    if (result != BITNET_OK) return result;
    result =
        bitnet__hyper_float(gguf, arch, "residual_scale", 1.4 / bitnet__sqrt_double(h->info.layers),
                            1e-6, 1e6, &h->residual_scale, error);
    if (result != BITNET_OK) return result;
    return bitnet__hyper_float(gguf, arch, "logit_scale", h->info.width / 256.0, 1e-6, 1e6,
                               &h->logit_scale, error);
}

/* How the file's vectors are pooled. Reranking (4) takes a head that no architecture here has. */
static bitnet_result bitnet__read_pooling(const bitnet_gguf *gguf, const char *arch,
                                          bitnet_pooling *pooling, bitnet_error *error) {
    const bitnet_gguf_value *causal = bitnet__hyper(gguf, arch, "attention.causal");
    int64_t is_causal = 1;
    int32_t type;
    bitnet_result result =
        bitnet__hyper_int(gguf, arch, "pooling_type", BITNET_POOLING_AUTO, BITNET_POOLING_AUTO,
                          BITNET_POOLING_LAST, &type, error);
    if (result != BITNET_OK) return result;
    if (causal &&
        (causal->type != BITNET_GGUF_BOOL || !bitnet_gguf_int(causal, 0, &is_causal) || !is_causal))
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                            "%s.attention.causal is not true, and other attention is not supported",
                            arch);
    *pooling = (bitnet_pooling)type;
    return BITNET_OK;
}

/* The parts of the architecture that the file has, where some come only as a whole. */
static uint32_t bitnet__parts_of(const bitnet_gguf *gguf, const bitnet__hyperparameters *h) {
    uint32_t parts = h->architecture->parts;
    if (!bitnet_gguf_find_tensor(gguf, "blk.0.attn_q_norm_in.weight"))
        parts &= ~(uint32_t)BITNET__NORM_IN_PARTS;
    if (h->rope.scaling != BITNET__SCALING_LONGROPE) parts &= ~(uint32_t)BITNET__LONGROPE_PARTS;
    return parts;
}

static bitnet_result bitnet__read_sizes(const bitnet_gguf *gguf, const char *arch,
                                        bitnet_model_info *info, bitnet_error *error) {
    const bitnet_gguf_tensor *embedding = bitnet_gguf_find_tensor(gguf, "token_embd.weight");
    bitnet_result result;
    if (!embedding)
        return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "token_embd.weight is missing");
    if (embedding->dimensions != 2 || embedding->shape[1] > 1 << 24)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "token_embd.weight is no matrix");
    info->vocabulary = (int32_t)embedding->shape[1];
    if ((result = bitnet__hyper_int(gguf, arch, "context_length", -1, 1, 1 << 24, &info->context,
                                    error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "embedding_length", -1, 1, 1 << 17, &info->width,
                                    error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "block_count", -1, 1, 1024, &info->layers,
                                    error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "feed_forward_length", -1, 1, 1 << 17,
                                    &info->ffn_width, error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "attention.head_count", -1, 1, 1024, &info->heads,
                                    error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "attention.head_count_kv", info->heads, 1,
                                    info->heads, &info->kv_heads, error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "attention.key_length", info->width / info->heads,
                                    2, 1024, &info->head_width, error)) != BITNET_OK ||
        (result = bitnet__hyper_int(gguf, arch, "rope.dimension_count", info->head_width, 2,
                                    info->head_width, &info->rope_width, error)) != BITNET_OK)
        return result;
    if (info->heads % info->kv_heads)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "%i heads cannot share %i kv heads",
                            (int64_t)info->heads, (int64_t)info->kv_heads);
    if (info->head_width % 2 || info->rope_width % 2)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "the width of a head is odd");
    if (!bitnet__hyper(gguf, arch, "attention.key_length") && info->width % info->heads)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "%i is not a multiple of %i heads",
                            (int64_t)info->width, (int64_t)info->heads);
    if ((int64_t)info->heads * info->head_width > 1 << 17)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "the heads are too wide");
    return BITNET_OK;
}

static bitnet_result bitnet__read_hyperparameters(const bitnet_gguf *gguf,
                                                  bitnet__hyperparameters *h, bitnet_error *error) {
    bitnet_model_info *info = &h->info;
    bitnet_string name;
    bitnet_result result;
    const char *arch;
    double epsilon;
    memset(h, 0, sizeof *h);
    if ((result = bitnet__check_kind(gguf, error)) != BITNET_OK ||
        (result = bitnet__find_architecture(gguf, &h->architecture, error)) != BITNET_OK)
        return result;
    arch = h->architecture->name;
    h->activation = h->architecture->activation;
    bitnet__copy_string(info->arch, sizeof info->arch, bitnet__string(arch));
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "general.name"), 0, &name))
        bitnet__copy_string(info->name, sizeof info->name, name);
    if ((result = bitnet__read_sizes(gguf, arch, info, error)) != BITNET_OK ||
        (result = bitnet__hyper_float(gguf, arch, "attention.layer_norm_rms_epsilon", -1, 1e-12, 1,
                                      &epsilon, error)) != BITNET_OK ||
        (result = bitnet__read_rope(gguf, h->architecture, info->context, &h->rope, error)) !=
            BITNET_OK ||
        (result = bitnet__check_scores(gguf, h, error)) != BITNET_OK ||
        (result = bitnet__read_window(gguf, h->architecture, h, error)) != BITNET_OK ||
        (result = bitnet__read_scales(gguf, h->architecture, h, error)) != BITNET_OK ||
        (result = bitnet__read_pooling(gguf, arch, &info->pooling, error)) != BITNET_OK)
        return result;
    h->parts = bitnet__parts_of(gguf, h);
    info->norm_epsilon = (float)epsilon;
    info->rope_base = (float)h->rope.base;
    return bitnet__read_activation(gguf, arch, &h->activation, error);
}

/* ---- the activations' quantisation */

/* Whether the weights show that they were not trained with int8 activations: they are of a type
   that such models have, or their scales differ within a tensor. */
static bitnet_result bitnet__shows_float(const bitnet_gguf *gguf, bool *shows,
                                         bitnet_error *error) {
    size_t i;
    for (*shows = false, i = 0; i < bitnet_gguf_tensor_count(gguf) && !*shows; i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        bitnet_string name = t->name;
        bitnet__matrix m;
        bitnet_result result;
        if (bitnet__take_layer(&name) < 0 || t->dimensions != 2 || t->shape[0] >> 31 ||
            t->shape[1] >> 31 || !bitnet__type_of(t->type)->codes)
            continue;
        result = bitnet__matrix_plan(&m, gguf, t, BITNET_I2S_128, false, error);
        if (result != BITNET_OK) return result;
        *shows = m.span != 0 || bitnet__is_group_type(t->type);
    }
    return BITNET_OK;
}

/* How many columns share a quantisation step, 0: all of a token. The option, the file's key, or the
   rule of chapter 8. */
static bitnet_result bitnet__read_activation_group(const bitnet_gguf *gguf,
                                                   const bitnet__hyperparameters *h,
                                                   const bitnet_model_options *options, int *group,
                                                   bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(gguf, "bitnet.activation_group");
    int64_t columns = options->activation_group < 0 ? 0 : options->activation_group;
    bitnet_result result = BITNET_OK;
    bool shows = h->architecture->trained == BITNET__TRAINED_FLOAT;
    if (options->activation_group == 0 && value) {
        if (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_int(value, 0, &columns)) columns = -1;
    } else if (options->activation_group == 0) {
        if (h->architecture->trained == BITNET__TRAINED_UNKNOWN &&
            !bitnet__has_part(h->parts, BITNET__NORMS_IN))
            result = bitnet__shows_float(gguf, &shows, error);
        columns = shows ? BITNET__GROUP : 0;
    }
    if (columns < 0 || columns > 1 << 17 || columns % BITNET__GROUP)
        return bitnet__fail(
            error, options->activation_group ? BITNET_ERROR_ARGUMENT : BITNET_ERROR_MODEL_KEY,
            "bitnet.activation_group is no multiple of %i within 0..%i", (int64_t)BITNET__GROUP,
            (int64_t)1 << 17);
    *group = (int)columns;
    return result;
}

/* ---- tensors */

/* True for tensors that are read, and for those that hold only what is computed here anyway. */
static bool bitnet__knows_tensor(const bitnet__hyperparameters *h, bitnet_string name) {
    bitnet_string what;
    int layer, part = bitnet__part_of(name, &layer, &what);
    if (layer >= h->info.layers) return false;
    if (part >= 0 && bitnet__has_part(h->parts, part))
        return bitnet__is(what, "weight") ||
               (bitnet__is_matrix(part) && (bitnet__is(what, "scale") || bitnet__is(what, "bias")));
    bitnet__take_layer(&name);
    return layer >= 0 &&
           (bitnet__is(name, "attn_rot_embd") || /* RoPE's angles, of old converters */
            bitnet__is(name, "attn_rot_embd.weight"));
}

/* The tensor "blk.<layer>.<name>.<suffix>", or "<name>.<suffix>" for layer -1; NULL if absent.
   `path` receives the full name. */
static const bitnet_gguf_tensor *bitnet__find_layer_tensor(const bitnet_gguf *gguf, int layer,
                                                           const char *name, const char *suffix,
                                                           char path[64]) {
    if (layer < 0) bitnet__print(path, 64, "%s.%s", name, suffix);
    else bitnet__print(path, 64, "blk.%i.%s.%s", (int64_t)layer, name, suffix);
    return bitnet_gguf_find_tensor(gguf, path);
}

/* The weight of a part, in its shape; NULL for an optional one that is not there. */
static bitnet_result bitnet__find_part(const bitnet_gguf *gguf, const bitnet_model_info *info,
                                       int layer, int part, const bitnet_gguf_tensor **tensor,
                                       bitnet_error *error) {
    const bitnet__part *p = &bitnet__parts[part];
    char path[64];
    int64_t rows = bitnet__part_rows(info, part), columns = bitnet__part_columns(info, part);
    const bitnet_gguf_tensor *t = bitnet__find_layer_tensor(gguf, layer, p->name, "weight", path);
    *tensor = t;
    if (!t && p->optional) return BITNET_OK;
    if (!t) return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "%s is missing", path);
    if (t->dimensions != (bitnet__is_matrix(part) ? 2 : 1) || t->shape[0] != (uint64_t)columns ||
        t->shape[1] != (uint64_t)rows)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%s is %i x %i, not %i x %i", path,
                            (int64_t)t->shape[0], (int64_t)t->shape[1], columns, rows);
    return BITNET_OK;
}

/* Goes on to the next part, those of the model itself (layer -1) first; false after the last. To be
   begun at layer -1, part BITNET__LAYER_PARTS - 1. */
static bool bitnet__next_part(const bitnet__hyperparameters *h, int *layer, int *part) {
    do {
        ++*part;
        if (*part == (*layer < 0 ? BITNET__PARTS : BITNET__LAYER_PARTS)) ++*layer, *part = 0;
        if (*layer == h->info.layers) return false;
    } while (!bitnet__has_part(h->parts, *part));
    return true;
}

/* Every part is there, in its shape, and nothing else: a tensor that nobody reads means that its
   maker's computation is another one. */
static bitnet_result bitnet__check_tensors(const bitnet_gguf *gguf,
                                           const bitnet__hyperparameters *h,
                                           const bitnet_model_options *options,
                                           bitnet_error *error) {
    size_t i, count = bitnet_gguf_tensor_count(gguf), extra = 0;
    int layer = -1, part = BITNET__LAYER_PARTS - 1;
    bitnet_string first = {NULL, 0};
    while (bitnet__next_part(h, &layer, &part)) {
        const bitnet_gguf_tensor *t;
        bitnet_result result = bitnet__find_part(gguf, &h->info, layer, part, &t, error);
        if (result != BITNET_OK) return result;
    }
    for (i = 0; i < count; i++) {
        bitnet_string name = bitnet_gguf_tensor_at(gguf, i)->name;
        if (!bitnet__knows_tensor(h, name) && extra++ == 0) first = name;
    }
    if (extra == 0 || options->ignore_extra_tensors) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_EXTRA,
                        "%i tensors are not known to the architecture %s, the first is %t: the "
                        "results would be wrong (the option ignore_extra_tensors accepts that)",
                        (int64_t)extra, h->architecture->name, &first);
}

/* Reads a vector of `n` finite F32, F16 or BF16 values. */
static bitnet_result bitnet__read_vector(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                         int n, float *out, bitnet_error *error) {
    int i, size = tensor->type == BITNET_TYPE_F32 ? 4 : 2;
    uint8_t *raw = (uint8_t *)out + (size_t)n * (size_t)(4 - size); /* expands forward in place */
    bitnet_result result;
    if (tensor->dimensions != 1 || tensor->shape[0] != (uint64_t)n)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t does not hold %i values",
                            &tensor->name, (int64_t)n);
    if (tensor->type != BITNET_TYPE_F32 && tensor->type != BITNET_TYPE_F16 &&
        tensor->type != BITNET_TYPE_BF16)
        return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE, "%t is neither F32, F16 nor BF16",
                            &tensor->name);
    result = bitnet_gguf_read(gguf, tensor, 0, raw, (size_t)n * (size_t)size, error);
    for (i = 0; i < n && result == BITNET_OK; i++) {
        const uint8_t *at = raw + (size_t)i * (size_t)size;
        float value = size == 4 ? bitnet__load_f32(at)
                      : tensor->type == BITNET_TYPE_F16
                          ? bitnet__half_to_float(bitnet__load_u16(at))
                          : bitnet__bf16_to_float(bitnet__load_u16(at));
        out[i] = value;
        if (!bitnet__is_finite(value))
            result = bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "%t holds an infinity or a NaN",
                                  &tensor->name);
    }
    return result;
}

/* A norm's gain, padded, from the arena *gains; NULL for one that is not there. */
static bitnet_result bitnet__load_norm(bitnet_model *model, int layer, int part, float **gains,
                                       const float **out, bitnet_error *error) {
    int n = bitnet__part_columns(&model->info, part);
    const bitnet_gguf_tensor *t;
    bitnet_result result = bitnet__find_part(model->gguf, &model->info, layer, part, &t, error);
    if (result != BITNET_OK || !t) return result;
    *out = *gains;
    *gains += bitnet__pad((size_t)n, 64);
    model->info.parameters += (uint64_t)n;
    return bitnet__read_vector(model->gguf, t, n, (float *)*out, error);
}

/* A matrix with its optional ".scale" and ".bias"; without data if it is not there. */
static bitnet_result bitnet__load_matrix(bitnet_model *model, const bitnet_model_options *options,
                                         int layer, int part, bitnet__matrix *m,
                                         bitnet_error *error) {
    const char *name = bitnet__parts[part].name;
    char path[64];
    const bitnet_gguf_tensor *tensor, *extra;
    bitnet_result result =
        bitnet__find_part(model->gguf, &model->info, layer, part, &tensor, error);
    float scale;
    if (result != BITNET_OK || !tensor) return result;
    result = bitnet__matrix_load(m, model->gguf, tensor, &model->allocator, options->i2s_layout,
                                 model->activation_group || part == BITNET__EMBEDDING, error);
    if (result != BITNET_OK) return result;
    model->grouped = model->grouped || bitnet__is_grouped(m->type);
    model->info.parameters += (uint64_t)m->rows * (uint64_t)m->columns;
    extra = bitnet__find_layer_tensor(model->gguf, layer, name, "scale", path);
    if (extra) {
        if ((result = bitnet__read_vector(model->gguf, extra, 1, &scale, error)) != BITNET_OK)
            return result;
        if (m->span)
            return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE,
                                "%s beside the scales of groups is not supported", path);
        m->scale = m->scale * scale;
        m->has_scale = true;
    }
    extra = bitnet__find_layer_tensor(model->gguf, layer, name, "bias", path);
    if (extra) {
        float *bias = (float *)bitnet__alloc(&model->allocator, (size_t)m->rows, sizeof(float));
        if (!bias) return bitnet__no_memory(error);
        m->bias = bias;
        if ((result = bitnet__read_vector(model->gguf, extra, m->rows, bias, error)) != BITNET_OK)
            return result;
    }
    return BITNET_OK;
}

/* ---- loading */

/* Continues `hash` over floats, if there are any: by words, since there are millions. */
static uint32_t bitnet__floats_hash(uint32_t hash, const float *values, int count) {
    int i;
    for (i = 0; values && i < count; i++) {
        hash = (hash ^ bitnet__bits(values[i])) * 0x01000193u;
        hash ^= hash >> 15;
    }
    return hash;
}

/* Continues `hash` over the block of a matrix by groups with a row: its scales, some codes. */
static uint32_t bitnet__group_hash(uint32_t hash, const bitnet__matrix *m, int row) {
    const uint8_t *block = m->data + (size_t)(row - row % BITNET__GROUP_ROWS) * m->stride;
    hash = bitnet__crc32(hash, block, bitnet__group_halves(m->columns, m->span));
    return bitnet__crc32(hash, block + bitnet__group_scales(m->columns, m->span),
                         bitnet__group_size(m->type));
}

/* Continues `hash` over a matrix: what it is, its scales and bias, and a sample of its rows. */
static uint32_t bitnet__matrix_hash(uint32_t hash, const bitnet__matrix *m) {
    int row, shape[3];
    size_t bytes = m->type == BITNET_TYPE_I2_S
                       ? (size_t)(m->columns / 128) * 32 /* whole blocks: no padding */
                       : (size_t)bitnet_type_row_size(m->type, (uint64_t)m->columns);
    shape[0] = m->rows, shape[1] = m->columns, shape[2] = m->type;
    hash = bitnet__crc32(hash, shape, sizeof shape);
    hash = bitnet__floats_hash(hash, &m->scale, 1);
    hash = bitnet__floats_hash(hash, m->bias, m->rows);
    if (bitnet__is_grouped(m->type)) {
        for (row = 0; row < m->rows; row += m->rows / 4 + 1)
            hash = bitnet__group_hash(hash, m, row);
        return bitnet__group_hash(hash, m, m->rows - 1);
    }
    for (row = 0; row < m->rows; row += m->rows / 4 + 1)
        hash = bitnet__crc32(hash, m->data + (size_t)row * m->stride, bytes < 256 ? bytes : 256);
    return hash;
}

static uint32_t bitnet__turns_hash(uint32_t hash, const bitnet__turns *turns, int pairs) {
    float amplitude = (float)turns->amplitude;
    int i;
    for (i = 0; i < pairs; i++) {
        float frequency = (float)turns->frequency[i];
        hash = bitnet__floats_hash(hash, &frequency, 1);
    }
    return bitnet__floats_hash(hash, &amplitude, 1);
}

/* What a saved session is bound to: all that goes into a logit, of the matrices a sample. */
static uint32_t bitnet__fingerprint(const bitnet_model *model) {
    const bitnet_model_info *info = &model->info;
    int32_t shape[9];
    uint32_t hash;
    int layer, part, i;
    shape[0] = info->layers, shape[1] = info->width, shape[2] = info->heads;
    shape[3] = info->kv_heads, shape[4] = info->head_width, shape[5] = info->ffn_width;
    shape[6] = info->rope_width, shape[7] = (int32_t)model->architecture->rope;
    shape[8] = (int32_t)model->activation;
    hash = bitnet__crc32(0, shape, sizeof shape);
    if (model->activation_group)
        hash = bitnet__crc32(hash, &model->activation_group, sizeof model->activation_group);
    hash = bitnet__floats_hash(hash, &info->norm_epsilon, 1);
    hash = bitnet__floats_hash(hash, &model->embedding_scale, 1);
    hash = bitnet__floats_hash(hash, &model->residual_scale, 1);
    for (i = 0; i < model->turns_count; i++)
        hash = bitnet__turns_hash(hash, &model->turns[i], info->rope_width / 2);
    hash = bitnet__matrix_hash(bitnet__matrix_hash(hash, &model->embedding), &model->lm_head);
    hash = bitnet__floats_hash(hash, model->output_norm, info->width);
    for (layer = 0; layer < info->layers; layer++) {
        const bitnet__layer *l = &model->layers[layer];
        hash = bitnet__crc32(hash, &l->window, sizeof l->window);
        for (part = 0; part < BITNET__MATRICES; part++)
            hash = bitnet__matrix_hash(hash, &l->matrix[part]);
        for (; part < BITNET__LAYER_PARTS; part++)
            hash = bitnet__floats_hash(hash, bitnet__norm_of(l, part),
                                       bitnet__part_columns(info, part));
    }
    return hash;
}

/* The pair of a head that turns so many times within the positions of the training, of `width`
   values: how far YaRN's ramp goes. Within 0..width - 1. */
static double bitnet__yarn_pair(const bitnet__rope_keys *rope, int width, double turns) {
    double pair = width * bitnet__log_double(rope->original / (turns * 6.283185307179586)) /
                  (2 * bitnet__log_double(rope->base));
    return pair > 0 ? pair < width - 1 ? pair : width - 1 : 0; /* a base of 1 gives infinities */
}

/* RoPE's angles per position: base^(-2i/d), stretched as the keys say, divided by the factors of
   Llama 3.1's files (or NULL). */
static void bitnet__frequencies(const bitnet__rope_keys *rope, int width, const float *factors,
                                double *out) {
    double log_base = bitnet__log_double(rope->base), low = 0, high = 0;
    int i;
    if (rope->scaling == BITNET__SCALING_YARN) {
        low = (double)(int64_t)bitnet__yarn_pair(rope, width, rope->beta_fast);
        high = bitnet__yarn_pair(rope, width, rope->beta_slow);
        high = high > (double)(int64_t)high ? (double)(int64_t)high + 1 : high;
    }
    for (i = 0; i < width / 2; i++) {
        double whole = bitnet__exp_double(-log_base * (2.0 * i / width));
        double f = whole / rope->factor;
        if (rope->scaling == BITNET__SCALING_YARN) {
            double ramp = (i - low) / (high - low > 0.001 ? high - low : 0.001);
            ramp = ramp > 0 ? ramp < 1 ? ramp : 1 : 0;
            f = f * ramp + whole * (1 - ramp);
        }
        out[i] = factors ? f / factors[i] : f;
    }
}

/* The factors of a tensor, in an array that is to be freed; NULL: there is no such tensor, as for
   BITNET__PARTS, which is none. */
static bitnet_result bitnet__load_factors(bitnet_model *model, int part, float **out,
                                          bitnet_error *error) {
    const bitnet_gguf_tensor *tensor;
    int i, n = model->info.rope_width / 2;
    bitnet_result result;
    *out = NULL;
    if (part == BITNET__PARTS) return BITNET_OK;
    result = bitnet__find_part(model->gguf, &model->info, -1, part, &tensor, error);
    if (result != BITNET_OK || !tensor) return result;
    *out = (float *)bitnet__alloc(&model->allocator, (size_t)n, sizeof(float));
    if (!*out) return bitnet__no_memory(error);
    result = bitnet__read_vector(model->gguf, tensor, n, *out, error);
    for (i = 0; i < n && result == BITNET_OK; i++)
        if (!((*out)[i] >= 1e-3f && (*out)[i] <= 1e6f))
            result = bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "%t holds a factor out of range",
                                  &tensor->name);
    return result;
}

/* The model's next turns, by the keys and the factors of a tensor. */
static bitnet_result bitnet__load_turns(bitnet_model *model, const bitnet__rope_keys *rope,
                                        int part, bitnet_error *error) {
    bitnet__turns *turns = &model->turns[model->turns_count++];
    int width = model->info.rope_width;
    float *factors;
    bitnet_result result = bitnet__load_factors(model, part, &factors, error);
    turns->amplitude = rope->amplitude;
    turns->frequency =
        (double *)bitnet__alloc(&model->allocator, (size_t)width / 2, sizeof(double));
    if (result == BITNET_OK && !turns->frequency) result = bitnet__no_memory(error);
    if (result == BITNET_OK) bitnet__frequencies(rope, width, factors, turns->frequency);
    bitnet__free(&model->allocator, factors);
    return result;
}

/* How many turns the model has: second ones where layers see a window, and with longrope. */
static int32_t bitnet__turns_of(const bitnet__hyperparameters *h) {
    return h->window || h->rope.scaling == BITNET__SCALING_LONGROPE ? 2 : 1;
}

static bitnet_result bitnet__load_rope(bitnet_model *model, const bitnet__hyperparameters *h,
                                       bitnet_error *error) {
    bool longrope = h->rope.scaling == BITNET__SCALING_LONGROPE;
    bitnet__rope_keys local;
    bitnet_result result = bitnet__load_turns(
        model, &h->rope, longrope ? BITNET__SHORT_FACTORS : BITNET__ROPE_FACTORS, error);
    model->score_scale = (float)(1.0 / bitnet__sqrt_double(model->info.head_width));
    if (result != BITNET_OK) return result;
    if (longrope) {
        model->original = (int32_t)h->rope.original;
        return bitnet__load_turns(model, &h->rope, BITNET__LONG_FACTORS, error);
    }
    if (!h->window) return BITNET_OK;
    memset(&local, 0, sizeof local); /* not scaled */
    local.base = h->local_base;
    local.factor = local.amplitude = 1;
    return bitnet__load_turns(model, &local, BITNET__PARTS, error);
}

static bool bitnet__report(const bitnet_model_options *options, uint64_t done, uint64_t total) {
    return options->progress.report &&
           options->progress.report(options->progress.user, done, total);
}

/* Floats of all norms, each padded. */
static size_t bitnet__gains_size(const bitnet_model *model) {
    size_t size = 0;
    int part;
    for (part = BITNET__MATRICES; part < BITNET__LAYER_PARTS; part++)
        if (bitnet__has_part(model->parts, part))
            size += bitnet__pad((size_t)bitnet__part_columns(&model->info, part), 64);
    return size * (size_t)model->info.layers + bitnet__pad((size_t)model->info.width, 64);
}

static bitnet_result bitnet__load_layer(bitnet_model *model, const bitnet__hyperparameters *h,
                                        const bitnet_model_options *options, int layer,
                                        float **gains, bitnet_error *error) {
    bitnet__layer *l = &model->layers[layer];
    bitnet_result result = BITNET_OK;
    int part;
    l->window = h->window && (layer + 1) % h->period ? h->window : 0;
    for (part = 0; part < BITNET__LAYER_PARTS && result == BITNET_OK; part++) {
        if (!bitnet__has_part(model->parts, part)) continue;
        if (bitnet__is_matrix(part))
            result = bitnet__load_matrix(model, options, layer, part, &l->matrix[part], error);
        else
            result = bitnet__load_norm(model, layer, part, gains,
                                       &l->norms[part - BITNET__MATRICES], error);
    }
    return result;
}

static bitnet_result bitnet__load_tensors(bitnet_model *model, const bitnet__hyperparameters *h,
                                          const bitnet_model_options *options,
                                          bitnet_error *error) {
    int layer, layers = model->info.layers, i;
    float state_scale = (float)(1 / h->logit_scale);
    uint64_t total = bitnet_gguf_file_size(model->gguf);
    float *next;
    bitnet_result result;

    model->gains =
        (float *)bitnet__alloc_zero(&model->allocator, bitnet__gains_size(model), sizeof(float));
    model->layers = (bitnet__layer *)bitnet__alloc_zero(&model->allocator, (size_t)layers,
                                                        sizeof(bitnet__layer));
    if (!model->gains || !model->layers) return bitnet__no_memory(error);
    next = model->gains;

    if ((result = bitnet__load_norm(model, -1, BITNET__OUTPUT_NORM, &next, &model->output_norm,
                                    error)) != BITNET_OK ||
        (result = bitnet__load_matrix(model, options, -1, BITNET__EMBEDDING, &model->embedding,
                                      error)) != BITNET_OK)
        return result;
    result = bitnet__load_matrix(model, options, -1, BITNET__LM_HEAD, &model->lm_head, error);
    if (result != BITNET_OK) return result;
    if (!model->lm_head.data) model->lm_head = model->embedding;
    for (i = 0; i < model->info.width; i++) model->gains[i] = model->gains[i] * state_scale;

    for (layer = 0; layer < layers; layer++) {
        result = bitnet__load_layer(model, h, options, layer, &next, error);
        if (result != BITNET_OK) return result;
        if (bitnet__report(options, total / (uint64_t)layers * (uint64_t)layer, total))
            return bitnet__fail(error, BITNET_CANCELLED, "the load was cancelled");
    }
    bitnet__report(options, total, total);
    return BITNET_OK;
}

/* Adds up what a matrix takes of the file and of memory. */
static void bitnet__count_matrix(bitnet_model_info *info, const bitnet__matrix *m) {
    if (m->owned) info->owned_bytes += bitnet__matrix_size(m);
    else info->mapped_bytes += bitnet__matrix_size(m);
}

/* True if a * b + c is two operations in these kernels: fused, the last product below is added
   before it is rounded, and 2^-24 is left. */
static bool bitnet__keeps_roundings(const bitnet__kernels *kernels) {
    float w[65] = {0}, x[128] = {0}, y = 1, scratch[128];
    w[0] = -1.0f, x[0] = 1.00048828125f;              /* 1 + 2^-11 */
    w[64] = 1.000244140625f, x[64] = 1.000244140625f; /* 1 + 2^-12 */
    kernels->dot(&y, 1, BITNET_TYPE_F32, (const uint8_t *)w, sizeof w, 1, 65, x, 128, 1, scratch);
    return y == 0.0f;
}

/* Says so if projections are not ternary. */
static void bitnet__remark_floats(const bitnet_model *model) {
    int total = model->info.layers * BITNET__MATRICES, floats = 0, i;
    for (i = 0; i < total; i++) {
        const bitnet__layer *layer = &model->layers[i / BITNET__MATRICES];
        if (bitnet__is_float_type(layer->matrix[i % BITNET__MATRICES].type)) floats++;
    }
    if (floats)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "%i of %i projections are not ternary: they are computed as floats, and slowly",
                    (int64_t)floats, (int64_t)total);
}

static bitnet_result bitnet__load_kernels(bitnet_model *model, bitnet_isa isa,
                                          bitnet_error *error) {
    model->kernels = bitnet__choose_kernels(isa);
    if (!model->kernels)
        return bitnet__fail(error, BITNET_ERROR_ISA, "this CPU or build has no %s",
                            bitnet_isa_name(isa));
    if (!bitnet__keeps_roundings(model->kernels))
        return bitnet__fail(error, BITNET_ERROR_ARITHMETIC,
                            "this build fuses multiplications and additions: compile it without "
                            "-ffp-contract=fast");
    model->info.isa = model->kernels->isa;
#if (defined(__clang__) || defined(BITNET_NO_OPTIMIZE_PRAGMA)) && !defined(__OPTIMIZE__)
    bitnet__log(&model->log, BITNET_LOG_WARNING,
                "compiled without optimisation: -O2 makes this many times faster");
#endif
    return BITNET_OK;
}

static bitnet_result bitnet__load_tokenizer(bitnet_model *model,
                                            const bitnet_model_options *options,
                                            bitnet_error *error) {
    bitnet_tokenizer_options o;
    memset(&o, 0, sizeof o);
    o.allocator = model->allocator;
    o.log = model->log;
    o.pretokenizer = options->pretokenizer;
    model->tokenizer = bitnet_tokenizer_create(model->gguf, &o, error);
    if (!model->tokenizer) return error->result;
    if (bitnet_token_count(model->tokenizer) > model->info.vocabulary)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "%i tokens, but embeddings for only %i",
                            (int64_t)bitnet_token_count(model->tokenizer),
                            (int64_t)model->info.vocabulary);
    return BITNET_OK;
}

BITNET__NOINLINE static bitnet_result bitnet__load(bitnet_model *model,
                                                   const bitnet_model_options *options,
                                                   bitnet_error *error) {
    bitnet__hyperparameters h;
    bitnet_result result;
    int layer, i;
    if ((result = bitnet__read_hyperparameters(model->gguf, &h, error)) != BITNET_OK) return result;
    model->info = h.info;
    model->architecture = h.architecture;
    model->parts = h.parts;
    model->activation = h.activation;
    model->embedding_scale = (float)h.embedding_scale;
    model->residual_scale = (float)h.residual_scale;
    if ((result = bitnet__load_kernels(model, options->isa, error)) != BITNET_OK ||
        (result = bitnet__load_tokenizer(model, options, error)) != BITNET_OK ||
        (result = bitnet__check_tensors(model->gguf, &h, options, error)) != BITNET_OK ||
        (result = bitnet__read_activation_group(model->gguf, &h, options, &model->activation_group,
                                                error)) != BITNET_OK ||
        (result = bitnet__load_rope(model, &h, error)) != BITNET_OK ||
        (result = bitnet__load_tensors(model, &h, options, error)) != BITNET_OK)
        return result;
    bitnet__remark_floats(model);

    model->tasks = options->tasks;
    model->pool = options->pool;
    if (!model->tasks.enqueue && !model->pool) {
        model->pool = bitnet_pool_create(options->threads, &model->allocator, error);
        if (!model->pool) return error->result;
        model->owns_pool = true;
    }
    model->info.threads = bitnet__task_count(options);
    model->fingerprint = bitnet__fingerprint(model);

    bitnet__count_matrix(&model->info, &model->embedding);
    if (model->lm_head.data != model->embedding.data)
        bitnet__count_matrix(&model->info, &model->lm_head);
    for (layer = 0; layer < model->info.layers; layer++)
        for (i = 0; i < BITNET__MATRICES; i++)
            bitnet__count_matrix(&model->info, &model->layers[layer].matrix[i]);
    return BITNET_OK;
}

/* Takes over the open file, which is NULL if opening it failed. */
static bitnet_model *bitnet__model_create(bitnet_gguf *gguf, const bitnet_model_options *options,
                                          bitnet_error *error) {
    bitnet_model_options defaults;
    bitnet_error local;
    bitnet_model *model;
    bitnet__fpenv saved;
    bitnet_allocator allocator;
    bitnet_result result;
    if (!gguf) return NULL;
    memset(&defaults, 0, sizeof defaults);
    if (!options) options = &defaults;
    if (!error) error = &local;
    allocator = bitnet__allocator(&options->allocator);
    model = (bitnet_model *)bitnet__alloc_zero(&allocator, 1, sizeof *model);
    if (!model) {
        bitnet_gguf_free(gguf);
        bitnet__no_memory(error);
        return NULL;
    }
    model->allocator = allocator;
    model->log = options->log;
    model->gguf = gguf;
    saved = bitnet__fp_enter();
    result = bitnet__load(model, options, error);
    if (result == BITNET_OK) bitnet__forms_start(model, options);
    bitnet__fp_leave(saved);
    if (result != BITNET_OK) {
        bitnet_model_free(model);
        return NULL;
    }
    return model;
}

static bitnet_gguf_options bitnet__gguf_options(const bitnet_model_options *options) {
    bitnet_gguf_options o;
    memset(&o, 0, sizeof o);
    if (options) {
        o.allocator = options->allocator;
        o.no_mmap = options->no_mmap;
    }
    return o;
}

BITNET_API bitnet_model *bitnet_model_load_file(const char *path,
                                                const bitnet_model_options *options,
                                                bitnet_error *error) {
    bitnet_gguf_options o = bitnet__gguf_options(options);
    bitnet_gguf *gguf = bitnet_gguf_open_file(path, &o, error);
    bitnet_model *model = bitnet__model_create(gguf, options, error);
    if (gguf && !model) bitnet__name_file(error, path);
    return model;
}

BITNET_API bitnet_model *bitnet_model_load_memory(const void *data, size_t size,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error) {
    bitnet_gguf_options o = bitnet__gguf_options(options);
    return bitnet__model_create(bitnet_gguf_open_memory(data, size, &o, error), options, error);
}

BITNET_API bitnet_model *bitnet_model_load_reader(const bitnet_reader *reader,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error) {
    bitnet_gguf_options o = bitnet__gguf_options(options);
    return bitnet__model_create(bitnet_gguf_open_reader(reader, &o, error), options, error);
}

static void bitnet__model_matrix_free(bitnet_model *model, bitnet__matrix *m) {
    bitnet__free(&model->allocator, (void *)m->bias);
    bitnet__matrix_free(m, &model->allocator);
}

BITNET_API void bitnet_model_free(bitnet_model *model) {
    bitnet_allocator allocator;
    int layer, i;
    if (!model) return;
    allocator = model->allocator;
    bitnet__forms_free(model);
    bitnet__lender_free(model);
    for (layer = 0; model->layers && layer < model->info.layers; layer++)
        for (i = 0; i < BITNET__MATRICES; i++)
            bitnet__model_matrix_free(model, &model->layers[layer].matrix[i]);
    if (model->lm_head.data != model->embedding.data)
        bitnet__model_matrix_free(model, &model->lm_head);
    bitnet__model_matrix_free(model, &model->embedding);
    bitnet__free(&allocator, model->layers);
    bitnet__free(&allocator, model->gains);
    for (i = 0; i < BITNET__TURNS; i++) bitnet__free(&allocator, model->turns[i].frequency);
    if (model->owns_pool) bitnet_pool_free(model->pool);
    bitnet_tokenizer_free(model->tokenizer);
    bitnet_gguf_free(model->gguf);
    bitnet__free(&allocator, model);
}

BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model) {
    return &model->info;
}

BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model) {
    return model->tokenizer;
}

/* ============================================================================================
   >>forms   Faster forms of the weights

   What the file holds is used at once, in place; meanwhile, or while loading, faster forms are made
   of it: >>base3 of the ternary matrices, >>screen of lm_head. A form is a row of functions: size,
   begin, make some blocks of 32 rows, publish, drop. Each is published by one release store when it
   is complete, and gives the same bits, so sessions take it up in mid-sentence. Pages of the file
   that are no longer needed are given back to the system, which would read them again if somebody
   came for them.

   Calls >>formats, >>gguf, >>pool, >>base3, >>weights, >>screen and >>model.
   ============================================================================================ */

enum { BITNET__FORMS_PATIENCE = 400 }; /* milliseconds */

typedef struct bitnet__form {
    /* Bytes that the form of a matrix takes, a multiple of 128; 0: it has none. */
    uint64_t (*size)(const bitnet_model *model, const bitnet__matrix *m);
    void (*begin)(bitnet_model *model, bitnet__matrix *m, uint8_t *memory);
    /* Makes blocks [from, to). `row` is room for a row of floats or codes. False if there can be no
       such form after all: a weight is not finite. */
    bool (*make)(bitnet_model *model, bitnet__matrix *m, int from, int to, void *row);
    void (*publish)(bitnet_model *model, bitnet__matrix *m);
    void (*drop)(bitnet_model *model, bitnet__matrix *m);
} bitnet__form;

/* ---- base 3 */

/* Bytes of a ternary matrix in base 3, a multiple of 128; 0: these kernels have no use for it. */
static uint64_t bitnet__base3_size(const bitnet__kernels *kernels, int rows, int columns) {
    if (!kernels->base3) return 0;
    return ((uint64_t)rows + BITNET__BASE3_ROWS - 1) / BITNET__BASE3_ROWS *
           bitnet__base3_block(columns);
}

static uint64_t bitnet__base3_form_size(const bitnet_model *model, const bitnet__matrix *m) {
    if (m->type != BITNET_TYPE_I2_S) return 0;
    return bitnet__base3_size(model->kernels, m->rows, m->columns);
}

static void bitnet__base3_form_begin(bitnet_model *model, bitnet__matrix *m, uint8_t *memory) {
    (void)model;
    m->packed = memory;
}

static bool bitnet__base3_form_make(bitnet_model *model, bitnet__matrix *m, int from, int to,
                                    void *row) {
    int b;
    for (b = from; b < to; b++)
        model->kernels->base3_pack(m->packed + (size_t)b * bitnet__base3_block(m->columns),
                                   m->data + (size_t)(32 * b) * m->stride, m->stride,
                                   m->rows - 32 * b < 32 ? m->rows - 32 * b : 32, m->columns,
                                   (uint8_t *)row);
    return true;
}

static void bitnet__base3_form_publish(bitnet_model *model, bitnet__matrix *m) {
    (void)model;
    bitnet__store_release(&m->packed_ready, 1);
}

static void bitnet__base3_form_drop(bitnet_model *model, bitnet__matrix *m) {
    bitnet__free(&model->allocator, m->packed);
    m->packed = NULL;
}

/* ---- the screen of lm_head */

/* Bytes of a screen, a multiple of 128; 0: there is none. Narrow vocabularies are not worth it;
   wide states would overflow the screen's sums. */
static uint64_t bitnet__screen_size(int rows, int columns) {
    uint64_t blocks = ((uint64_t)rows + BITNET__SCREEN_ROWS - 1) / BITNET__SCREEN_ROWS;
    if (rows < 4096 || columns > 8192) return 0;
    return blocks * BITNET__SCREEN_ROWS * (2 * bitnet__screen_stride(columns) + 4 * sizeof(float));
}

static uint64_t bitnet__screen_form_size(const bitnet_model *model, const bitnet__matrix *m) {
    if (!bitnet__is_float_type(m->type) || m->bias || m->has_scale) return 0;
    if (model->info.pooling != BITNET_POOLING_AUTO) return 0; /* for vectors it takes no head */
    return bitnet__screen_size(m->rows, m->columns);
}

static void bitnet__screen_form_begin(bitnet_model *model, bitnet__matrix *m, uint8_t *memory) {
    bitnet__screen *s = &model->screen;
    size_t rows = bitnet__pad((size_t)m->rows, BITNET__SCREEN_ROWS);
    size_t stride = bitnet__screen_stride(m->columns);
    s->rows = m->rows;
    s->columns = m->columns;
    s->lines = stride / 64;
    s->coarse = memory;
    s->fine = memory + rows * stride;
    s->step = (float *)(void *)(s->fine + rows * stride);
    s->residual = s->step + rows;
    s->fine_residual = s->residual + rows;
    s->norm = s->fine_residual + rows;
    memset(memory + (rows - BITNET__SCREEN_ROWS) * stride, 0x88, BITNET__SCREEN_ROWS * stride);
}

static bool bitnet__screen_form_make(bitnet_model *model, bitnet__matrix *m, int from, int to,
                                     void *row) {
    const bitnet__type *type = bitnet__type_of(m->type);
    float *w = (float *)row;
    int r;
    for (r = 32 * from; r < 32 * to && r < m->rows; r++) {
        type->expand(m->data + (size_t)r * m->stride, m->columns, w);
        memset(w + m->columns, 0, BITNET__SCREEN_COLUMNS * sizeof(float));
        if (!model->kernels->screen_row(&model->screen, r, w)) return false;
    }
    return true;
}

static void bitnet__screen_form_publish(bitnet_model *model, bitnet__matrix *m) {
    (void)m;
    bitnet__store_release(&model->screen.ready, 1);
}

static void bitnet__screen_form_drop(bitnet_model *model, bitnet__matrix *m) {
    (void)m;
    bitnet__free(&model->allocator, model->screen.coarse);
    model->screen.coarse = NULL;
}

static const bitnet__form bitnet__base3_form = {
    bitnet__base3_form_size,    bitnet__base3_form_begin, bitnet__base3_form_make,
    bitnet__base3_form_publish, bitnet__base3_form_drop,
};

static const bitnet__form bitnet__screen_form = {
    bitnet__screen_form_size,    bitnet__screen_form_begin, bitnet__screen_form_make,
    bitnet__screen_form_publish, bitnet__screen_form_drop,
};

/* ---- making them, one after the other */

/* How many there may be: one for each matrix of the layers, then lm_head's. */
static int bitnet__form_count(const bitnet_model *model) {
    return model->info.layers * BITNET__MATRICES + 1;
}

/* Form `number`, and the matrix that it is of. */
static const bitnet__form *bitnet__form_at(bitnet_model *model, int number, bitnet__matrix **m) {
    if (number == bitnet__form_count(model) - 1) {
        *m = &model->lm_head;
        return &bitnet__screen_form;
    }
    *m = &model->layers[number / BITNET__MATRICES].matrix[number % BITNET__MATRICES];
    return &bitnet__base3_form;
}

static uint64_t bitnet__form_size(bitnet_model *model, int number) {
    bitnet__matrix *m;
    const bitnet__form *form = bitnet__form_at(model, number, &m);
    return form->size(model, m);
}

/* Takes the memory for one. */
static bool bitnet__form_begin(bitnet_model *model, int number, uint64_t size) {
    bitnet__forms *forms = &model->forms;
    bitnet__matrix *m;
    const bitnet__form *form = bitnet__form_at(model, number, &m);
    uint8_t *memory = NULL;
    if (!forms->limit || forms->bytes + size <= forms->limit)
        memory = (uint8_t *)bitnet__alloc_bytes(&model->allocator, size);
    if (memory) form->begin(model, m, memory);
    return memory != NULL;
}

/* Publishes one that is complete, or drops one that failed. */
static void bitnet__form_end(bitnet_model *model, int number, uint64_t size, bool complete) {
    bitnet__forms *forms = &model->forms;
    bitnet__matrix *m;
    const bitnet__form *form = bitnet__form_at(model, number, &m);
    if (!complete) {
        form->drop(model, m);
        return;
    }
    form->publish(model, m);
    forms->bytes += size;
    bitnet__add(&forms->groups, (int)(size / BITNET__BASE3_GROUP));
    if (!m->owned) bitnet__gguf_release(model->gguf, m->data, (size_t)m->rows * m->stride);
}

/* Some blocks of one, on the calling thread or through the pool. */
typedef struct bitnet__form_work {
    bitnet_model *model;
    int number, from, to, tasks;
    uint8_t *rows; /* [tasks][row_size] */
    size_t row_size;
    bitnet__atomic failed;
} bitnet__form_work;

static void bitnet__form_task(void *context, int task) {
    bitnet__form_work *work = (bitnet__form_work *)context;
    bitnet__matrix *m;
    const bitnet__form *form = bitnet__form_at(work->model, work->number, &m);
    int from, to;
    bitnet__share(work->to - work->from, 1, task, work->tasks, &from, &to);
    if (!form->make(work->model, m, work->from + from, work->from + to,
                    work->rows + (size_t)task * work->row_size))
        bitnet__store_release(&work->failed, 1);
}

/* The thread of its own lets the first prompts pass, which want all cores, but not a long one: that
   would be computed sooner with the forms. */
static void bitnet__forms_wait(bitnet_model *model, bool parallel) {
    bitnet__forms *forms = &model->forms;
    while (!parallel && bitnet__load_acquire(&forms->prompts) > 0 && forms->patience > 0 &&
           !bitnet__load_acquire(&forms->stop)) {
        forms->patience--;
        bitnet__nap();
    }
}

/* Makes all blocks that are left of the form under way. A piece is short, so that a budget is kept
   and an end is not waited for. */
static bitnet_result bitnet__form_blocks(bitnet__form_work *work, bool parallel, int blocks,
                                         int64_t deadline) {
    bitnet_model *model = work->model;
    bitnet__forms *forms = &model->forms;
    while (forms->block < blocks && !bitnet__load_acquire(&work->failed)) {
        bitnet__forms_wait(model, parallel);
        work->number = forms->number;
        work->from = forms->block;
        work->to = forms->block + 8 * work->tasks;
        if (work->to > blocks) work->to = blocks;
        bitnet__run(parallel ? model->pool : NULL, parallel ? &model->tasks : NULL,
                    bitnet__form_task, work, work->tasks);
        forms->block = work->to;
        if (bitnet__load_acquire(&forms->stop)) return BITNET_CANCELLED;
        if (deadline && bitnet__microseconds() >= deadline) return BITNET_PENDING;
    }
    return BITNET_OK;
}

/* Makes what is left of the first `count` forms, until the deadline or until somebody wants the
   model gone. */
BITNET__NOINLINE static bitnet_result bitnet__forms_run(bitnet_model *model, bool parallel,
                                                        int count, int64_t deadline) {
    bitnet__forms *forms = &model->forms;
    int64_t start = bitnet__microseconds();
    bitnet_result result = BITNET_OK;
    bitnet__form_work work;
    memset(&work, 0, sizeof work);
    work.model = model;
    work.tasks = parallel ? model->info.threads : 1;
    work.row_size = (bitnet__widest(&model->info) + BITNET__SCREEN_COLUMNS) * sizeof(float);
    work.rows = (uint8_t *)bitnet__alloc(&model->allocator, (size_t)work.tasks, work.row_size);
    if (!work.rows) return BITNET_ERROR_OUT_OF_MEMORY;
    while (forms->number < count && result == BITNET_OK) {
        bitnet__matrix *m;
        const bitnet__form *form = bitnet__form_at(model, forms->number, &m);
        uint64_t size = form->size(model, m);
        int blocks = (m->rows + 31) / 32;
        if (size == 0 || (forms->block == 0 && !bitnet__form_begin(model, forms->number, size))) {
            forms->number++;
            continue;
        }
        result = bitnet__form_blocks(&work, parallel, blocks, deadline);
        if (forms->block == blocks || bitnet__load_acquire(&work.failed)) {
            bitnet__form_end(model, forms->number, size, !bitnet__load_acquire(&work.failed));
            bitnet__store_release(&work.failed, 0);
            forms->block = 0;
            forms->number++;
        }
    }
    bitnet__free(&model->allocator, work.rows);
    bitnet__add(&forms->microseconds, (int)(bitnet__microseconds() - start));
    if (forms->number < bitnet__form_count(model)) return result;
    bitnet__store_release(&forms->complete, 1);
    return BITNET_OK;
}

/* ---- when they are made */

static void bitnet__forms_main(void *context) {
    bitnet_model *model = (bitnet_model *)context;
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__thread_give_way();
    bitnet__forms_run(model, false, bitnet__form_count(model), 0);
    bitnet__store_release(&model->forms.ended, 1);
    bitnet__fp_leave(saved);
}

/* Frees the weights that were re-packed once for the kernels and have now been packed again; no
   session may exist yet. */
static void bitnet__forms_free_originals(bitnet_model *model) {
    int i;
    for (i = 0; i < bitnet__form_count(model) - 1; i++) {
        bitnet__matrix *m;
        bitnet__form_at(model, i, &m);
        if (!m->owned || !m->packed_ready) continue;
        model->info.owned_bytes -= (uint64_t)m->rows * m->stride;
        bitnet__free(&model->allocator, m->owned);
        m->owned = NULL;
        m->data = NULL;
    }
}

/* True if a matrix that has a form lies in memory of our own. */
static bool bitnet__forms_replace(bitnet_model *model) {
    int i;
    for (i = 0; i < bitnet__form_count(model) - 1; i++) {
        bitnet__matrix *m;
        bitnet__form_at(model, i, &m);
        if (m->owned && bitnet__form_size(model, i)) return true;
    }
    return false;
}

/* Called at the end of a load. What cannot be made is left out: nothing here is an error. */
static void bitnet__forms_start(bitnet_model *model, const bitnet_model_options *options) {
    bitnet__forms *forms = &model->forms;
    int count = bitnet__form_count(model);
    forms->mode = options->forms;
    forms->limit = options->forms_limit;
    if (forms->mode == BITNET_FORMS_AUTO && model->tasks.enqueue) forms->mode = BITNET_FORMS_LOAD;
    if (forms->mode == BITNET_FORMS_AUTO && model->info.threads == 1)
        forms->mode = BITNET_FORMS_MANUAL;
    if (forms->mode == BITNET_FORMS_OFF) return;
    if (forms->mode == BITNET_FORMS_LOAD || bitnet__forms_replace(model)) {
        bitnet__forms_run(model, true, forms->mode == BITNET_FORMS_LOAD ? count : count - 1, 0);
        bitnet__forms_free_originals(model);
    }
    if (forms->mode == BITNET_FORMS_AUTO) {
        forms->patience = BITNET__FORMS_PATIENCE;
        forms->running = bitnet__thread_start(&forms->thread, bitnet__forms_main, model);
    }
}

static void bitnet__forms_join(bitnet_model *model) {
    if (model->forms.running) bitnet__thread_join(&model->forms.thread);
    model->forms.running = false;
}

static void bitnet__forms_free(bitnet_model *model) {
    int i;
    bitnet__store_release(&model->forms.stop, 1);
    bitnet__forms_join(model);
    for (i = 0; model->layers && i < bitnet__form_count(model); i++) {
        bitnet__matrix *m;
        const bitnet__form *form = bitnet__form_at(model, i, &m);
        form->drop(model, m);
    }
}

BITNET_API bitnet_result bitnet_model_make_forms(bitnet_model *model, const bitnet_budget *budget) {
    bitnet__fpenv saved;
    bitnet_result result;
    int64_t deadline = bitnet__deadline(budget);
    if (model->forms.running && deadline && !bitnet__load_acquire(&model->forms.ended))
        return BITNET_PENDING; /* another thread is at it: its progress is its own */
    bitnet__forms_join(model);
    if (model->forms.mode == BITNET_FORMS_OFF || bitnet__load_acquire(&model->forms.complete))
        return BITNET_OK;
    saved = bitnet__fp_enter();
    result = bitnet__forms_run(model, true, bitnet__form_count(model), deadline);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_forms_stats bitnet_model_get_forms_stats(const bitnet_model *model) {
    const bitnet__forms *forms = &model->forms;
    bitnet_forms_stats stats;
    stats.format = model->kernels->base3 ? "base-3" : "in place";
    stats.bytes = (uint64_t)bitnet__load_acquire(&forms->groups) * BITNET__BASE3_GROUP;
    stats.microseconds = bitnet__load_acquire(&forms->microseconds);
    stats.complete = bitnet__load_acquire(&forms->complete) != 0;
    return stats;
}

/* ============================================================================================
   >>matrices   Ternary matrices by themselves

   The API for engines that have a model of their own and want only the products. Rows become codes,
   then blocks of I2_S, then, where the kernels like it better, base 3; only the last form stays.
   To multiply, vectors are quantised and padded, a few at a time, and the rows shared out.

   Calls >>formats, >>pool, >>base3, >>dispatch, >>weights, >>model and >>forms.
   ============================================================================================ */

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

enum { BITNET__VECTORS = 64 }; /* that are multiplied together */

struct bitnet_matrix {
    bitnet_allocator allocator;
    bitnet_tasks tasks;
    bitnet_pool *pool;
    int task_count;
    const bitnet__kernels *kernels;
    bitnet__matrix m; /* of which only one form stays: base 3 or I2_S */
    bitnet_matrix_stats stats;
};

/* Where the weights come from; one of the three is not NULL. */
typedef struct bitnet__weights {
    const int8_t *codes;
    const float *floats;
    const uint8_t *i2s;
    float scale;
} bitnet__weights;

/* Codes 0, 1, 2 of a row. */
static bitnet_result bitnet__weight_codes(const bitnet__weights *from, int row, int columns,
                                          uint8_t *codes, bitnet_error *error) {
    size_t first = (size_t)row * (size_t)columns;
    uint8_t found = 0;
    int i;
    if (from->floats) {
        float inverse = 1.0f / from->scale;
        for (i = 0; i < columns; i++) { /* half a step is rounded to the even neighbour, 0 */
            float x = from->floats[first + (size_t)i] * inverse;
            codes[i] = (uint8_t)(1 + (x > 0.5f) - (x < -0.5f));
        }
        return BITNET_OK;
    }
    if (from->i2s) {
        bitnet__i2s_codes(from->i2s, 32, first, (size_t)columns, codes);
    } else {
        for (i = 0; i < columns; i++) codes[i] = (uint8_t)(from->codes[first + (size_t)i] + 1);
    }
    for (i = 0; i < columns; i++) found |= codes[i] > 2;
    if (!found) return BITNET_OK;
    return from->i2s ? bitnet__fail(error, BITNET_ERROR_MODEL_CODE, "row %i holds the code 3",
                                    (int64_t)row)
                     : bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                    "row %i holds a weight that is not -1, 0 or +1", (int64_t)row);
}

/* Packs block after block of 32 rows into `out`, in base 3 or not. */
static bitnet_result bitnet__matrix_pack(const bitnet_matrix *matrix, const bitnet__weights *from,
                                         uint8_t *out, bool base3, bitnet_error *error) {
    const bitnet__matrix *m = &matrix->m;
    size_t room = bitnet__pad((size_t)m->columns, 640), i; /* a multiple of 128 and of 20 */
    uint8_t *codes = (uint8_t *)bitnet__alloc_zero(&matrix->allocator, room, 1);
    uint8_t *block = (uint8_t *)bitnet__alloc(&matrix->allocator, 32, m->stride);
    bitnet_result result = codes && block ? BITNET_OK : bitnet__no_memory(error);
    int row, r;
    for (row = 0; row < m->rows && result == BITNET_OK; row += 32) {
        int n = m->rows - row < 32 ? m->rows - row : 32;
        uint8_t *i2s = base3 ? block : out + (size_t)row * m->stride;
        for (r = 0; r < n && result == BITNET_OK; r++, i2s += m->stride) {
            result = bitnet__weight_codes(from, row + r, m->columns, codes, error);
            for (i = 0; i < m->stride; i += 32) bitnet__i2s_pack(codes + 4 * i, i2s + i);
        }
        if (base3 && result == BITNET_OK)
            matrix->kernels->base3_pack(out + (size_t)(row / 32) * bitnet__base3_block(m->columns),
                                        block, m->stride, n, m->columns, codes);
    }
    bitnet__free(&matrix->allocator, block);
    bitnet__free(&matrix->allocator, codes);
    return result;
}

/* Finds the scale of floats. */
static bitnet_result bitnet__absmean(bitnet__weights *from, int rows, int columns,
                                     bitnet_error *error) {
    size_t count = (size_t)rows * (size_t)columns, i;
    double sum = 0;
    for (i = 0; i < count; i++) sum += from->floats[i] < 0 ? -from->floats[i] : from->floats[i];
    from->scale = (float)(sum / (double)count);
    if (!bitnet__is_finite(from->scale))
        return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "a weight is not a finite number");
    if (from->scale < 1e-5f) from->scale = 1e-5f;
    return BITNET_OK;
}

BITNET__NOINLINE static bitnet_result bitnet__matrix_fill(bitnet_matrix *m, bitnet__weights *from,
                                                          bitnet_isa isa, bitnet_error *error) {
    int64_t start = bitnet__microseconds();
    bitnet_matrix_stats *stats = &m->stats;
    uint8_t *memory;
    bitnet_result result;
    bool base3;
    m->kernels = bitnet__choose_kernels(isa);
    if (!m->kernels)
        return bitnet__fail(error, BITNET_ERROR_ISA, "this CPU or build has no %s",
                            bitnet_isa_name(isa));
    if (!bitnet__keeps_roundings(m->kernels))
        return bitnet__fail(error, BITNET_ERROR_ARITHMETIC, "%s",
                            bitnet_result_text(BITNET_ERROR_ARITHMETIC));
    if (from->floats && (result = bitnet__absmean(from, stats->rows, stats->columns, error)))
        return result;
    if (!bitnet__is_finite(from->scale))
        return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "the scale is not a finite number");
    base3 = m->kernels->base3 != NULL;
    m->m.type = BITNET_TYPE_I2_S;
    m->m.rows = stats->rows;
    m->m.columns = stats->columns;
    m->m.stride = bitnet__pad((size_t)stats->columns, 128) / 4;
    m->m.scale = stats->scale = from->scale;
    stats->isa = m->kernels->isa;
    stats->format = base3 ? "base-3" : "I2_S";
    stats->bytes = base3 ? bitnet__base3_size(m->kernels, stats->rows, stats->columns)
                         : (uint64_t)stats->rows * m->m.stride;
    memory = (uint8_t *)bitnet__alloc_bytes(&m->allocator, stats->bytes);
    if (!memory) return bitnet__no_memory(error);
    if (base3) m->m.packed = memory;
    else m->m.owned = memory;
    m->m.data = (const uint8_t *)m->m.owned;
    m->m.packed_ready = base3;
    result = bitnet__matrix_pack(m, from, memory, base3, error);
    stats->microseconds = bitnet__microseconds() - start;
    return result;
}

static bitnet_matrix *bitnet__matrix_create(bitnet__weights *from, int32_t rows, int32_t columns,
                                            const bitnet_matrix_options *options,
                                            bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_matrix *m;
    bitnet__fpenv saved;
    bitnet_result result;
    if ((!from->codes && !from->floats && !from->i2s) || rows < 1 || rows > 1 << 24 ||
        columns < 1 || columns > 1 << 17 || (from->i2s && (int64_t)rows * columns % 128)) {
        bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there is no such matrix: %i x %i",
                     (int64_t)columns, (int64_t)rows);
        return NULL;
    }
    if (from->i2s)
        from->scale = bitnet__load_f32(from->i2s + (uint64_t)rows * (uint64_t)columns / 4);
    m = (bitnet_matrix *)bitnet__alloc_zero(&a, 1, sizeof *m);
    if (!m) {
        bitnet__no_memory(error);
        return NULL;
    }
    m->allocator = a;
    if (options) {
        m->tasks = options->tasks;
        m->pool = options->pool;
    }
    m->task_count = m->pool ? m->pool->threads : 1;
    if (m->tasks.enqueue) m->task_count = m->tasks.count > 0 ? m->tasks.count : 4;
    m->stats.rows = rows;
    m->stats.columns = columns;
    saved = bitnet__fp_enter();
    result = bitnet__matrix_fill(m, from, options ? options->isa : BITNET_ISA_AUTO, error);
    bitnet__fp_leave(saved);
    if (result == BITNET_OK) return m;
    bitnet_matrix_free(m);
    return NULL;
}

BITNET_API bitnet_matrix *bitnet_matrix_from_codes(const int8_t *weights, int32_t rows,
                                                   int32_t columns, float scale,
                                                   const bitnet_matrix_options *options,
                                                   bitnet_error *error) {
    bitnet__weights from = {NULL, NULL, NULL, 0};
    from.codes = weights;
    from.scale = scale;
    return bitnet__matrix_create(&from, rows, columns, options, error);
}

BITNET_API bitnet_matrix *bitnet_matrix_from_floats(const float *weights, int32_t rows,
                                                    int32_t columns,
                                                    const bitnet_matrix_options *options,
                                                    bitnet_error *error) {
    bitnet__weights from = {NULL, NULL, NULL, 0};
    from.floats = weights;
    return bitnet__matrix_create(&from, rows, columns, options, error);
}

BITNET_API bitnet_matrix *bitnet_matrix_from_i2s(const void *data, int32_t rows, int32_t columns,
                                                 const bitnet_matrix_options *options,
                                                 bitnet_error *error) {
    bitnet__weights from = {NULL, NULL, NULL, 0};
    from.i2s = (const uint8_t *)data;
    return bitnet__matrix_create(&from, rows, columns, options, error);
}

BITNET_API void bitnet_matrix_free(bitnet_matrix *matrix) {
    bitnet_allocator a;
    if (!matrix) return;
    a = matrix->allocator;
    bitnet__free(&a, matrix->m.packed);
    bitnet__matrix_free(&matrix->m, &a);
    bitnet__free(&a, matrix);
}

BITNET_API bitnet_matrix_stats bitnet_matrix_get_stats(const bitnet_matrix *matrix) {
    return matrix->stats;
}

/* ---- products */

/* Up to BITNET__VECTORS vectors on their way through the matrix. */
typedef struct bitnet__product {
    const bitnet_matrix *matrix;
    bitnet__operand in;
    int32_t sums[BITNET__VECTORS];
    float steps[BITNET__VECTORS];
    int32_t *dots;  /* [tasks][VECTORS][TILE] */
    int32_t *whole; /* the result, or NULL */
    float *y;       /* the result otherwise */
} bitnet__product;

static void bitnet__product_task(void *context, int task) {
    const bitnet__product *p = (const bitnet__product *)context;
    const bitnet__matrix *m = &p->matrix->m;
    int32_t *dots = p->dots + (size_t)task * BITNET__VECTORS * BITNET__TILE;
    int from, to, row, rows, c, r;
    bitnet__share(m->rows, BITNET__BASE3_ROWS, task, p->matrix->task_count, &from, &to);
    for (row = from; row < to; row += BITNET__TILE) {
        rows = to - row < BITNET__TILE ? to - row : BITNET__TILE;
        bitnet__dots(p->matrix->kernels, m, row, rows, &p->in, dots);
        for (c = 0; c < p->in.count; c++) {
            size_t at = (size_t)c * (size_t)m->rows + (size_t)row;
            const int32_t *d = dots + c * BITNET__TILE;
            for (r = 0; r < rows && p->whole; r++) p->whole[at + (size_t)r] = d[r] - p->sums[c];
            if (!p->whole)
                p->matrix->kernels->scale(p->y + at, d, rows, p->sums[c], m->scale * p->steps[c],
                                          false);
        }
    }
}

/* Vector c of those on their way, from int8 or from floats. */
static void bitnet__product_vector(bitnet__product *p, int c, const int8_t *q, const float *x) {
    int columns = p->matrix->m.columns, i;
    int8_t *to = p->in.quants + (size_t)c * p->in.quants_stride;
    if (!q) {
        p->steps[c] = p->matrix->kernels->quantise(to, &p->sums[c], x, columns);
        return;
    }
    memcpy(to, q, (size_t)columns);
    for (p->sums[c] = 0, i = 0; i < columns; i++) p->sums[c] += to[i];
}

/* All vectors, whichever form they have. */
BITNET__NOINLINE static bitnet_result bitnet__matrix_product(const bitnet_matrix *m, int32_t *whole,
                                                             const int8_t *q, float *y,
                                                             const float *x, int32_t count) {
    size_t columns = (size_t)m->m.columns, rows = (size_t)m->m.rows;
    size_t tasks = (size_t)m->task_count, most = BITNET__VECTORS;
    bitnet__product p;
    bitnet_result result = BITNET_OK;
    int32_t done, c;
    if ((size_t)count < most) most = (size_t)count;
    memset(&p, 0, sizeof p);
    p.matrix = m;
    p.in.sums = p.sums;
    p.in.steps = p.steps;
    p.in.quants_stride = bitnet__pad(columns + BITNET__BASE3_COLUMNS, 256);
    p.in.quants = (int8_t *)bitnet__alloc_zero(&m->allocator, most, p.in.quants_stride);
    p.dots = (int32_t *)bitnet__alloc(&m->allocator, tasks,
                                      sizeof *p.dots * BITNET__VECTORS * BITNET__TILE);
    if (!p.in.quants || !p.dots) result = BITNET_ERROR_OUT_OF_MEMORY;
    for (done = 0; done < count && result == BITNET_OK; done += p.in.count) {
        p.in.count = count - done < BITNET__VECTORS ? count - done : BITNET__VECTORS;
        for (c = 0; c < p.in.count; c++) {
            size_t at = (size_t)(done + c) * columns;
            bitnet__product_vector(&p, c, q ? q + at : NULL, x ? x + at : NULL);
        }
        p.whole = whole ? whole + (size_t)done * rows : NULL;
        p.y = y ? y + (size_t)done * rows : NULL;
        bitnet__run(m->pool, &m->tasks, bitnet__product_task, &p, m->task_count);
    }
    bitnet__free(&m->allocator, p.dots);
    bitnet__free(&m->allocator, p.in.quants);
    return result;
}

BITNET_API bitnet_result bitnet_matrix_multiply_int8(const bitnet_matrix *matrix, int32_t *y,
                                                     const int8_t *q, int32_t count) {
    if (!matrix || !y || !q || count < 1) return BITNET_ERROR_ARGUMENT;
    return bitnet__matrix_product(matrix, y, q, NULL, NULL, count);
}

BITNET_API bitnet_result bitnet_matrix_multiply(const bitnet_matrix *matrix, float *y,
                                                const float *x, int32_t count) {
    bitnet__fpenv saved;
    bitnet_result result;
    if (!matrix || !y || !x || count < 1) return BITNET_ERROR_ARGUMENT;
    saved = bitnet__fp_enter();
    result = bitnet__matrix_product(matrix, NULL, NULL, y, x, count);
    bitnet__fp_leave(saved);
    return result;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

/* ============================================================================================
   >>matcher   Following a grammar: states, masks of tokens

   Where a text stands in a grammar is a set of stacks: nodes that wait for the next byte, each with
   the nodes to go on from when its rule ends. A set is a list of (node, rest) by ascending node,
   the rest being a set itself, and equal sets are one and the same: so a state is a number, what
   stacks have in common is stored once, and a step from a state over a class of bytes, once made,
   is a look into a table. Sets only refer to older ones.

   A step takes the byte, then returns from rules that have ended, then calls the rules that come
   next, each once and for all who call it, in the order in which rules begin with one another. A
   call that is the last of its rule leaves nothing on the stack, so lists do not pile up.

   A mask tells which tokens may follow a state: a walk through all tokens in the order of their
   bytes, which leaves out what begins with a byte that may not come.

   Calls >>tables, >>tokenizer and >>pool.
   ============================================================================================ */

enum {
    BITNET__SET_NONE,  /* no stack at all: the text has left the grammar */
    BITNET__SET_EMPTY, /* the one that is empty: the text is complete */
    BITNET__SET_ENDED, /* a token that ends the text has been taken */
    BITNET__SETS       /* how many of these there are */
};

enum {
    BITNET__MATCH_DEPTH = 1000,     /* of stacks; what would nest deeper may not come */
    BITNET__MATCH_UNION = 200,      /* of sets that differ, and are to be made one */
    BITNET__MATCH_UNIONS = 1024,    /* that are remembered */
    BITNET__MATCH_WORK = 1 << 23,   /* items of one mask or token */
    BITNET__MATCH_MEMORY = 1 << 22, /* bytes of sets and tables, unless those in use are more */
    BITNET__MATCH_MOST = 1 << 26,   /* bytes that are never exceeded */
    BITNET__MATCH_MASKS = 16,       /* that are kept */
    BITNET__FORCED = 128            /* bytes that are looked for ahead */
};

typedef struct bitnet__edge {
    int32_t node, rest;
} bitnet__edge;

typedef struct bitnet__set {
    uint32_t edge, count, hash;
    int32_t table; /* its row of steps, or -1 */
    int32_t depth; /* of its longest stack */
    bool complete; /* the empty stack is in it */
} bitnet__set;

/* What two sets make together. */
typedef struct bitnet__union {
    int32_t a, b, both;
} bitnet__union;

/* A node to look at in the course of a step, and the item before it with the same node. */
typedef struct bitnet__item {
    int32_t node, rest, before;
} bitnet__item;

/* A call in the course of a step: of the rule with this order, returning to an edge. */
typedef struct bitnet__caller {
    int32_t order;
    bitnet__edge to;
} bitnet__caller;

typedef struct bitnet__mask {
    int32_t state, count, id; /* how many tokens are in it; one of them, if any */
    uint32_t *bits;
} bitnet__mask;

typedef struct bitnet__matcher {
    const bitnet_grammar *grammar;
    bitnet_allocator allocator;
    int32_t columns;  /* of a table: classes of bytes, named tokens, any other token */
    int32_t *rule_of; /* by order */
    bitnet__set *sets;
    bitnet__edge *edges;
    int32_t *tables; /* [columns] each: the state that follows, -1: not known yet */
    int32_t *slots;  /* hash table of the sets */
    bitnet__union unions[BITNET__MATCH_UNIONS]; /* each where its hash says; all 0: none */
    size_t set_count, set_room, edge_count, edge_room, table_count, table_room, slot_room;
    /* of a step: */
    bitnet__item *items;
    int32_t *seen;           /* [nodes] the last item with this node, if it is one */
    bitnet__edge *merged;    /* edges of sets to be, used as a stack */
    bitnet__caller *callers; /* a heap, the smallest order on top */
    size_t item_count, item_room, merged_count, merged_room, caller_count, caller_room;
    int32_t work;
    bool complete;
    bitnet_result result; /* of the mask or token under way */
    bitnet__mask masks[BITNET__MATCH_MASKS];
    uint32_t *bits; /* of all masks */
    int32_t start;
    /* What it follows: the tokens of a session from position `from` on; it has taken some of
       them. `base` is the state before them. */
    const bitnet_tokenizer *tokenizer; /* NULL: text alone */
    int32_t vocabulary, from, base, state;
    size_t most_memory; /* bytes of sets and tables, then old ones are forgotten */
    int32_t *taken;
    size_t taken_count, taken_room;
} bitnet__matcher;

/* ---- sets */

static size_t bitnet__matcher_memory(const bitnet__matcher *m) {
    return m->set_count * (sizeof *m->sets + 2 * sizeof *m->slots) +
           m->edge_count * sizeof *m->edges +
           m->table_count * (size_t)m->columns * sizeof *m->tables;
}

/* Gives up the mask or token under way. */
static void bitnet__match_fail(bitnet__matcher *m, bitnet_result result) {
    if (m->result == BITNET_OK) m->result = result;
}

/* Counts work, so that no grammar takes forever. */
static bool bitnet__match_work(bitnet__matcher *m) {
    if (++m->work > BITNET__MATCH_WORK) bitnet__match_fail(m, BITNET_ERROR_GRAMMAR_LIMIT);
    return m->result == BITNET_OK;
}

#define BITNET__MATCH_ROOM(m, array, count, room, more)                                      \
    (bitnet__grow(&(m)->allocator, &(m)->array, &(m)->room, (m)->count, (m)->count + (more), \
                  sizeof *(m)->array) ||                                                     \
     (bitnet__match_fail(m, BITNET_ERROR_OUT_OF_MEMORY), false))

/* Makes the hash table larger, if need be. */
static bool bitnet__sets_rehash(bitnet__matcher *m) {
    size_t room = m->slot_room ? m->slot_room * 2 : 64, i;
    int32_t *slots;
    if (2 * (m->set_count + 1) <= m->slot_room) return true;
    slots = (int32_t *)bitnet__alloc_zero(&m->allocator, room, sizeof *slots);
    if (!slots) {
        bitnet__match_fail(m, BITNET_ERROR_OUT_OF_MEMORY);
        return false;
    }
    for (i = BITNET__SETS; i < m->set_count; i++) {
        size_t k = m->sets[i].hash & (room - 1);
        while (slots[k]) k = (k + 1) & (room - 1);
        slots[k] = (int32_t)i;
    }
    bitnet__free(&m->allocator, m->slots);
    m->slots = slots;
    m->slot_room = room;
    return true;
}

/* Appends a set to the list. */
static int32_t bitnet__set_append(bitnet__matcher *m, const bitnet__edge *edges, size_t count,
                                  bool complete, uint32_t hash) {
    bitnet__set *set;
    size_t i;
    if (bitnet__matcher_memory(m) > BITNET__MATCH_MOST)
        bitnet__match_fail(m, BITNET_ERROR_GRAMMAR_LIMIT);
    if (m->result != BITNET_OK || !BITNET__MATCH_ROOM(m, sets, set_count, set_room, 1) ||
        !BITNET__MATCH_ROOM(m, edges, edge_count, edge_room, count))
        return BITNET__SET_NONE;
    set = &m->sets[m->set_count];
    set->edge = (uint32_t)m->edge_count;
    set->count = (uint32_t)count;
    set->hash = hash;
    set->table = -1;
    set->complete = complete;
    set->depth = 0;
    for (i = 0; i < count; i++) {
        const bitnet__set *rest = &m->sets[edges[i].rest];
        if (set->depth <= rest->depth) set->depth = rest->depth + 1;
        m->edges[m->edge_count++] = edges[i];
    }
    return (int32_t)m->set_count++;
}

/* The set of these edges, which are sorted, each node once. */
static int32_t bitnet__set_of(bitnet__matcher *m, const bitnet__edge *edges, size_t count,
                              bool complete) {
    uint64_t sum = complete;
    uint32_t hash;
    size_t i, k;
    int32_t id;
    if (count == 0) return complete ? BITNET__SET_EMPTY : BITNET__SET_NONE;
    for (i = 0; i < count; i++) {
        sum = sum * BITNET__HASH_FACTOR + (uint32_t)edges[i].node;
        sum = sum * BITNET__HASH_FACTOR + (uint32_t)edges[i].rest;
    }
    hash = bitnet__hash_end(sum);
    if (!bitnet__sets_rehash(m)) return BITNET__SET_NONE;
    for (k = hash & (m->slot_room - 1); m->slots[k]; k = (k + 1) & (m->slot_room - 1)) {
        const bitnet__set *set = &m->sets[m->slots[k]];
        if (!bitnet__match_work(m)) return BITNET__SET_NONE;
        if (set->hash == hash && set->count == count && set->complete == complete &&
            memcmp(m->edges + set->edge, edges, count * sizeof *edges) == 0)
            return m->slots[k];
    }
    id = bitnet__set_append(m, edges, count, complete, hash);
    if (id != BITNET__SET_NONE) m->slots[k] = id;
    return id;
}

/* Puts an edge on the stack of those to be merged. */
static void bitnet__merge_push(bitnet__matcher *m, int32_t node, int32_t rest) {
    if (!bitnet__match_work(m) || !BITNET__MATCH_ROOM(m, merged, merged_count, merged_room, 1))
        return;
    m->merged[m->merged_count].node = node;
    m->merged[m->merged_count++].rest = rest;
}

static void bitnet__merge_push_set(bitnet__matcher *m, int32_t set) {
    uint32_t i, from = m->sets[set].edge;
    for (i = 0; i < m->sets[set].count; i++)
        bitnet__merge_push(m, m->edges[from + i].node, m->edges[from + i].rest);
}

static void bitnet__sort_edges(bitnet__edge *edges, size_t count) {
    size_t gap, i, k;
    for (gap = count / 2; gap > 0; gap /= 2)
        for (i = gap; i < count; i++) {
            bitnet__edge moved = edges[i];
            for (k = i; k >= gap && edges[k - gap].node > moved.node; k -= gap)
                edges[k] = edges[k - gap];
            edges[k] = moved;
        }
}

static int32_t bitnet__set_union(bitnet__matcher *m, int32_t a, int32_t b, int depth);

/* Makes the set of the edges from `base` on, which it takes from the stack. */
static int32_t bitnet__merge_pop(bitnet__matcher *m, size_t base, bool complete, int depth) {
    size_t i, count = base;
    int32_t set = BITNET__SET_NONE;
    if (m->merged_count == base) return complete ? BITNET__SET_EMPTY : BITNET__SET_NONE;
    bitnet__sort_edges(m->merged + base, m->merged_count - base);
    for (i = base; i < m->merged_count && m->result == BITNET_OK; i++) {
        bitnet__edge edge = m->merged[i];
        if (count > base && m->merged[count - 1].node == edge.node) {
            int32_t both = bitnet__set_union(m, m->merged[count - 1].rest, edge.rest, depth);
            m->merged[count - 1].rest = both; /* which may have moved meanwhile */
        } else {
            m->merged[count++] = edge;
        }
    }
    if (m->result == BITNET_OK) set = bitnet__set_of(m, m->merged + base, count - base, complete);
    m->merged_count = base;
    return set;
}

/* Sets share what they are made of: two of them may meet on as many ways as there are texts, and
   are made one once. */
static int32_t bitnet__set_union(bitnet__matcher *m, int32_t a, int32_t b, int depth) {
    size_t base = m->merged_count;
    uint32_t hash = bitnet__hash_end((uint32_t)a * BITNET__HASH_FACTOR + (uint32_t)b);
    bitnet__union *known = &m->unions[hash % BITNET__MATCH_UNIONS];
    int32_t both;
    if (a == b || b == BITNET__SET_NONE) return a;
    if (a == BITNET__SET_NONE) return b;
    if (known->a == a && known->b == b) return known->both;
    if (depth == BITNET__MATCH_UNION) bitnet__match_fail(m, BITNET_ERROR_GRAMMAR_LIMIT);
    if (!bitnet__match_work(m)) return BITNET__SET_NONE;
    bitnet__merge_push_set(m, a);
    bitnet__merge_push_set(m, b);
    both = bitnet__merge_pop(m, base, m->sets[a].complete || m->sets[b].complete, depth + 1);
    if (m->result != BITNET_OK) return BITNET__SET_NONE;
    known->a = a, known->b = b, known->both = both;
    return both;
}

/* ---- steps */

/* Adds a node to look at, with what is to come when its rule ends, unless that has been done. */
static void bitnet__item_add(bitnet__matcher *m, int32_t node, int32_t rest) {
    int32_t last = m->seen[node], i;
    if ((size_t)last >= m->item_count || m->items[last].node != node) last = -1;
    for (i = last; i >= 0; i = m->items[i].before)
        if (m->items[i].rest == rest || !bitnet__match_work(m)) return;
    if (!bitnet__match_work(m) || !BITNET__MATCH_ROOM(m, items, item_count, item_room, 1)) return;
    m->items[m->item_count].node = node;
    m->items[m->item_count].rest = rest;
    m->items[m->item_count].before = last;
    m->seen[node] = (int32_t)m->item_count++;
}

static void bitnet__caller_push(bitnet__matcher *m, int32_t order, int32_t node, int32_t rest) {
    bitnet__caller caller;
    size_t i;
    if (!BITNET__MATCH_ROOM(m, callers, caller_count, caller_room, 1)) return;
    caller.order = order;
    caller.to.node = node;
    caller.to.rest = rest;
    for (i = m->caller_count++; i > 0 && m->callers[(i - 1) / 2].order > order; i = (i - 1) / 2)
        m->callers[i] = m->callers[(i - 1) / 2];
    m->callers[i] = caller;
}

static bitnet__edge bitnet__caller_pop(bitnet__matcher *m) {
    bitnet__caller *heap = m->callers, top = heap[0], moved = heap[--m->caller_count];
    size_t i = 0, child;
    while ((child = 2 * i + 1) < m->caller_count) {
        if (child + 1 < m->caller_count && heap[child + 1].order < heap[child].order) child++;
        if (heap[child].order >= moved.order) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = moved;
    return top.to;
}

/* Looks at the items from `from` on: what waits for a byte or token goes to the stack of edges,
   what calls to the heap. Rules end only if something has been taken since they were called; where
   they may be empty, those who call them go on by themselves. */
static void bitnet__items_run(bitnet__matcher *m, size_t from, bool returns) {
    const bitnet_grammar *g = m->grammar;
    for (; from < m->item_count && m->result == BITNET_OK; from++) {
        bitnet__item item = m->items[from];
        const bitnet__node *node = &g->nodes[item.node];
        const bitnet__set *rest = &m->sets[item.rest];
        uint32_t i, edge = rest->edge, count = rest->count;
        switch (node->kind) {
        case BITNET__NODE_END:
            m->complete = m->complete || (returns && rest->complete);
            for (i = 0; i < count && returns; i++)
                bitnet__item_add(m, m->edges[edge + i].node, m->edges[edge + i].rest);
            break;
        case BITNET__NODE_FORK:
            bitnet__item_add(m, node->next, item.rest);
            bitnet__item_add(m, node->other, item.rest);
            break;
        case BITNET__NODE_CALL:
            bitnet__caller_push(m, g->rules[node->other].order, node->next, item.rest);
            if (g->rules[node->other].empty) bitnet__item_add(m, node->next, item.rest);
            break;
        default: bitnet__merge_push(m, item.node, item.rest); break;
        }
    }
}

/* Calls the rules that are to be called, and makes the state. */
static int32_t bitnet__calls_run(bitnet__matcher *m) {
    const bitnet_grammar *g = m->grammar;
    while (m->caller_count > 0 && m->result == BITNET_OK) {
        int32_t order = m->callers[0].order, rest;
        size_t base = m->merged_count, from = m->item_count;
        bool complete = false;
        while (m->caller_count > 0 && m->callers[0].order == order) {
            bitnet__edge to = bitnet__caller_pop(m);
            if (g->nodes[to.node].kind == BITNET__NODE_END) {
                bitnet__merge_push_set(m, to.rest);
                complete = complete || m->sets[to.rest].complete;
            } else if (m->sets[to.rest].depth < BITNET__MATCH_DEPTH) {
                bitnet__merge_push(m, to.node, to.rest);
            }
        }
        rest = bitnet__merge_pop(m, base, complete, 0);
        if (rest == BITNET__SET_NONE) continue;
        bitnet__item_add(m, g->rules[m->rule_of[order]].entry, rest);
        bitnet__items_run(m, from, false);
    }
    return m->result == BITNET_OK ? bitnet__merge_pop(m, 0, m->complete, 0) : BITNET__SET_NONE;
}

static void bitnet__step_begin(bitnet__matcher *m) {
    m->item_count = m->merged_count = m->caller_count = 0;
    m->complete = false;
}

/* The state before the first byte. */
static int32_t bitnet__matcher_start(bitnet__matcher *m) {
    const bitnet__production *root = &m->grammar->rules[m->grammar->root];
    bitnet__step_begin(m);
    m->complete = root->empty;
    bitnet__item_add(m, root->entry, BITNET__SET_EMPTY);
    bitnet__items_run(m, 0, false);
    return bitnet__calls_run(m);
}

/* True if the node takes what a column stands for. */
static bool bitnet__node_takes(const bitnet__matcher *m, const bitnet__node *node, int32_t column) {
    int32_t token = column - m->grammar->classes;
    switch (node->kind) {
    case BITNET__NODE_BYTES: return column >= node->low && column <= node->high;
    case BITNET__NODE_TOKEN: return token == node->other;
    default:
        if (token < 0 || token == node->other) return false;
        return (size_t)token == m->grammar->token_count ||
               !bitnet_token_is_end(m->tokenizer, m->grammar->tokens[token]);
    }
}

/* The state after `state` and what the column stands for, computed. */
static int32_t bitnet__step_make(bitnet__matcher *m, int32_t state, int32_t column) {
    uint32_t i, edge = m->sets[state].edge, count = m->sets[state].count;
    bitnet__step_begin(m);
    for (i = 0; i < count; i++) {
        const bitnet__node *node = &m->grammar->nodes[m->edges[edge + i].node];
        if (bitnet__node_takes(m, node, column))
            bitnet__item_add(m, node->next, m->edges[edge + i].rest);
    }
    bitnet__items_run(m, 0, true);
    return bitnet__calls_run(m);
}

/* The same, looked up where it is known. */
static int32_t bitnet__step(bitnet__matcher *m, int32_t state, int32_t column) {
    size_t columns = (size_t)m->columns, i;
    int32_t next;
    if (m->sets[state].table < 0) {
        if (!bitnet__grow(&m->allocator, &m->tables, &m->table_room, m->table_count * columns,
                          (m->table_count + 1) * columns, sizeof *m->tables)) {
            bitnet__match_fail(m, BITNET_ERROR_OUT_OF_MEMORY);
            return BITNET__SET_NONE;
        }
        for (i = 0; i < columns; i++) m->tables[m->table_count * columns + i] = -1;
        m->sets[state].table = (int32_t)m->table_count++;
    }
    i = (size_t)m->sets[state].table * columns + (size_t)column;
    if (m->tables[i] >= 0) return m->tables[i];
    next = bitnet__step_make(m, state, column);
    if (m->result != BITNET_OK) return BITNET__SET_NONE;
    return m->tables[i] = next;
}

static int32_t bitnet__match_bytes(bitnet__matcher *m, int32_t state, bitnet_string bytes) {
    size_t i;
    for (i = 0; i < bytes.length && state != BITNET__SET_NONE; i++)
        state = bitnet__step(m, state, m->grammar->class_of[(uint8_t)bytes.data[i]]);
    return state;
}

/* ---- making and copying */

static void bitnet__matcher_free(bitnet__matcher *m) {
    bitnet_allocator a;
    if (!m) return;
    a = m->allocator;
    bitnet__free(&a, m->rule_of);
    bitnet__free(&a, m->sets);
    bitnet__free(&a, m->edges);
    bitnet__free(&a, m->tables);
    bitnet__free(&a, m->slots);
    bitnet__free(&a, m->items);
    bitnet__free(&a, m->seen);
    bitnet__free(&a, m->merged);
    bitnet__free(&a, m->callers);
    bitnet__free(&a, m->bits);
    bitnet__free(&a, m->taken);
    bitnet__free(&a, m);
}

/* A matcher for the grammar and the tokens of a vocabulary (NULL: for text alone). NULL: there is
   no memory, or the grammar's beginning is beyond the limits: *result tells. */
static bitnet__matcher *bitnet__matcher_create(const bitnet_grammar *g, const bitnet_tokenizer *t,
                                               const bitnet_allocator *a, bitnet_result *result) {
    bitnet__matcher *m = (bitnet__matcher *)bitnet__alloc_zero(a, 1, sizeof *m);
    size_t words = ((size_t)(t ? t->count : 0) + 31) / 32, i;
    *result = BITNET_ERROR_OUT_OF_MEMORY;
    if (!m) return NULL;
    m->allocator = *a;
    m->grammar = g;
    m->tokenizer = t;
    m->vocabulary = t ? t->count : 0;
    m->most_memory = BITNET__MATCH_MEMORY;
    m->columns = g->classes + (int32_t)g->token_count + 1;
    m->rule_of = (int32_t *)bitnet__alloc(a, g->rule_count, sizeof *m->rule_of);
    m->seen = (int32_t *)bitnet__alloc_zero(a, g->node_count, sizeof *m->seen);
    m->bits = (uint32_t *)bitnet__alloc(a, words * BITNET__MATCH_MASKS, sizeof *m->bits);
    if (m->rule_of && m->seen && m->bits) {
        for (i = 0; i < g->rule_count; i++) m->rule_of[g->rules[i].order] = (int32_t)i;
        for (i = 0; i < BITNET__MATCH_MASKS; i++) {
            m->masks[i].state = -1;
            m->masks[i].bits = m->bits + i * words;
        }
        for (i = 0; i < BITNET__SETS; i++)
            bitnet__set_append(m, NULL, 0, i == BITNET__SET_EMPTY, 0);
        if (m->result == BITNET_OK) m->start = bitnet__matcher_start(m);
        m->base = m->state = m->start;
        *result = m->result;
    }
    if (*result == BITNET_OK) return m;
    bitnet__matcher_free(m);
    return NULL;
}

/* Brings a state of another matcher of the same grammar here: first marks what it refers to, which
   is older, then makes that, the oldest first. */
static int32_t bitnet__matcher_import(bitnet__matcher *m, const bitnet__matcher *other,
                                      int32_t state) {
    int32_t *here, i, found;
    uint32_t k;
    if (state < BITNET__SETS) return state;
    here = (int32_t *)bitnet__alloc_zero(&m->allocator, (size_t)state + 1, sizeof *here);
    if (!here) {
        bitnet__match_fail(m, BITNET_ERROR_OUT_OF_MEMORY);
        return BITNET__SET_NONE;
    }
    here[state] = 1;
    for (i = state; i >= BITNET__SETS; i--)
        for (k = 0; here[i] && k < other->sets[i].count; k++)
            here[other->edges[other->sets[i].edge + k].rest] = 1;
    for (i = 0; i < BITNET__SETS; i++) here[i] = i;
    for (m->work = 0; i <= state && m->result == BITNET_OK; i++) {
        const bitnet__set *set = &other->sets[i];
        if (!here[i]) continue;
        m->merged_count = 0;
        for (k = 0; k < set->count; k++)
            bitnet__merge_push(m, other->edges[set->edge + k].node,
                               here[other->edges[set->edge + k].rest]);
        if (m->result == BITNET_OK)
            here[i] = bitnet__set_of(m, m->merged, m->merged_count, set->complete);
    }
    found = m->result == BITNET_OK ? here[state] : BITNET__SET_NONE;
    bitnet__free(&m->allocator, here);
    return found;
}

/* A matcher that follows the same text, and knows nothing else. */
static bitnet__matcher *bitnet__matcher_copy(const bitnet__matcher *m, bitnet_result *result) {
    bitnet__matcher *copy = bitnet__matcher_create(m->grammar, m->tokenizer, &m->allocator, result);
    if (!copy) return NULL;
    copy->from = m->from;
    copy->base = bitnet__matcher_import(copy, m, m->base);
    copy->state = bitnet__matcher_import(copy, m, m->state);
    if (copy->result == BITNET_OK &&
        BITNET__MATCH_ROOM(copy, taken, taken_count, taken_room, m->taken_count)) {
        if (m->taken_count) memcpy(copy->taken, m->taken, m->taken_count * sizeof *m->taken);
        copy->taken_count = m->taken_count;
    }
    *result = copy->result;
    if (*result == BITNET_OK) return copy;
    bitnet__matcher_free(copy);
    return NULL;
}

/* Gets ready for a mask or token: forgets old states if there are too many. */
static void bitnet__match_begin(bitnet__matcher *m) {
    bitnet__matcher *fresh, swap;
    m->work = 0;
    m->result = BITNET_OK;
    if (bitnet__matcher_memory(m) < m->most_memory) return;
    fresh = bitnet__matcher_copy(m, &m->result);
    if (!fresh) return;
    if (bitnet__matcher_memory(fresh) > fresh->most_memory / 2)
        fresh->most_memory = 2 * bitnet__matcher_memory(fresh);
    swap = *m;
    *m = *fresh;
    *fresh = swap;
    bitnet__matcher_free(fresh);
}

/* ---- tokens */

enum { BITNET__TRIE_LONGEST = 1024 }; /* bytes; longer tokens may not come */

typedef struct bitnet__trie_node {
    int32_t next;  /* the node behind all that are below this one */
    int32_t first; /* its tokens are ids[first], ... up to that of the node behind it */
    uint16_t depth;
    uint8_t byte;
} bitnet__trie_node;

/* The tokens of text by their bytes: a tree, each node before those below it. */
struct bitnet__trie {
    int32_t count;            /* nodes */
    int32_t *ids;             /* [tokens] in the order of their bytes */
    bitnet__trie_node *nodes; /* [count + 1] */
};

/* True for tokens that text is made of, here: they may come wherever their bytes may. */
static bool bitnet__is_matched(const bitnet_tokenizer *t, int32_t id) {
    const bitnet__token *token = &t->tokens[id];
    return (bitnet__is_text(token) || token->type == BITNET__TOKEN_BYTE) && !token->end &&
           token->bytes.length > 0 && token->bytes.length <= BITNET__TRIE_LONGEST;
}

static bool bitnet__token_before(const bitnet_tokenizer *t, int32_t a, int32_t b) {
    bitnet_string x = t->tokens[a].bytes, y = t->tokens[b].bytes;
    size_t common = bitnet__common(x, y);
    if (common == x.length || common == y.length) return x.length <= y.length;
    return (uint8_t)x.data[common] < (uint8_t)y.data[common];
}

/* Sorts by bytes, merging runs that double in length; `other` is as much room again. */
static void bitnet__sort_tokens(const bitnet_tokenizer *t, int32_t *ids, int32_t *other,
                                size_t count) {
    size_t run, at, i;
    for (run = 1; run < count; run *= 2) {
        for (at = 0; at < count; at += 2 * run) {
            size_t middle = at + run < count ? at + run : count;
            size_t end = middle + run < count ? middle + run : count, a = at, b = middle;
            for (i = at; i < end; i++)
                other[i] = b == end || (a < middle && bitnet__token_before(t, ids[a], ids[b]))
                               ? ids[a++]
                               : ids[b++];
        }
        memcpy(ids, other, count * sizeof *ids);
    }
}

/* Fills the nodes; with none it only counts them. */
static int32_t bitnet__trie_fill(bitnet__trie *trie, const bitnet_tokenizer *t, size_t tokens) {
    int32_t open[BITNET__TRIE_LONGEST], count = 0; /* the path to the last node */
    bitnet__trie_node *nodes = trie->nodes;
    size_t depth = 0, k;
    for (k = 0; k <= tokens; k++) {
        bitnet_string none = {"", 0}, bytes = k < tokens ? t->tokens[trie->ids[k]].bytes : none;
        size_t common = k ? bitnet__common(t->tokens[trie->ids[k - 1]].bytes, bytes) : 0;
        for (; depth > common && nodes; depth--) nodes[open[depth - 1]].next = count;
        for (depth = common; depth < bytes.length; depth++, count++) {
            open[depth] = count;
            if (!nodes) continue;
            nodes[count].first = (int32_t)k;
            nodes[count].depth = (uint16_t)depth;
            nodes[count].byte = (uint8_t)bytes.data[depth];
        }
    }
    if (nodes) nodes[count].first = (int32_t)tokens;
    return count;
}

static void bitnet__trie_free(const bitnet_allocator *a, bitnet__trie *trie) {
    if (!trie) return;
    bitnet__free(a, trie->ids);
    bitnet__free(a, trie->nodes);
    bitnet__free(a, trie);
}

static bitnet__trie *bitnet__trie_create(const bitnet_tokenizer *t) {
    const bitnet_allocator *a = &t->allocator;
    bitnet__trie *trie = (bitnet__trie *)bitnet__alloc_zero(a, 1, sizeof *trie);
    int32_t *other = (int32_t *)bitnet__alloc(a, (size_t)t->count, sizeof(int32_t)), i;
    size_t tokens = 0;
    if (trie) trie->ids = (int32_t *)bitnet__alloc(a, (size_t)t->count, sizeof(int32_t));
    if (trie && trie->ids && other) {
        for (i = 0; i < t->count; i++)
            if (bitnet__is_matched(t, i)) trie->ids[tokens++] = i;
        bitnet__sort_tokens(t, trie->ids, other, tokens);
        trie->count = bitnet__trie_fill(trie, t, tokens);
        trie->nodes =
            (bitnet__trie_node *)bitnet__alloc(a, (size_t)trie->count + 1, sizeof *trie->nodes);
        if (trie->nodes) bitnet__trie_fill(trie, t, tokens);
    }
    bitnet__free(a, other);
    if (trie && trie->nodes) return trie;
    bitnet__trie_free(a, trie);
    return NULL;
}

/* The tokenizer's tree of tokens, made when it is first asked for; NULL if there is no memory. */
static const bitnet__trie *bitnet__trie_of(const bitnet_tokenizer *tokenizer) {
    bitnet_tokenizer *t = (bitnet_tokenizer *)tokenizer; /* nobody sees whether it is made yet */
    while (bitnet__exchange(&t->trie_lock, 1)) bitnet__yield();
    if (!t->trie) t->trie = bitnet__trie_create(t);
    bitnet__store_release(&t->trie_lock, 0);
    return t->trie;
}

/* ---- masks */

static bool bitnet__mask_has(const bitnet__mask *mask, int32_t id) {
    return mask->bits[id / 32] >> (id & 31) & 1;
}

static void bitnet__mask_add(bitnet__mask *mask, int32_t id) {
    mask->bits[id / 32] |= 1u << (id & 31);
    mask->id = id;
}

/* Counts the tokens. */
static void bitnet__mask_count(bitnet__mask *mask, int32_t vocabulary) {
    int32_t i;
    for (mask->count = 0, i = 0; i < (vocabulary + 31) / 32; i++) {
        uint32_t bits = mask->bits[i];
        for (; bits; bits &= bits - 1) mask->count++;
    }
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O2")
#endif

/* Adds the tokens whose bytes may come: a walk through the tree, with a row of the table of steps
   for each depth. */
static void bitnet__mask_walk(bitnet__matcher *m, bitnet__mask *mask, int32_t state) {
    const bitnet__trie *trie = m->tokenizer->trie;
    int32_t states[BITNET__TRIE_LONGEST + 1], i = 0, k;
    states[0] = state;
    while (i < trie->count) {
        const bitnet__trie_node *node = &trie->nodes[i];
        int32_t before = states[node->depth], column = m->grammar->class_of[node->byte], next = -1;
        int32_t row = m->sets[before].table;
        if (row >= 0) next = m->tables[(size_t)row * (size_t)m->columns + (size_t)column];
        if (next < 0) next = bitnet__step(m, before, column);
        if (next == BITNET__SET_NONE) {
            if (m->result != BITNET_OK) return;
            i = node->next;
            continue;
        }
        states[node->depth + 1] = next;
        for (k = node->first; k < node[1].first; k++) bitnet__mask_add(mask, trie->ids[k]);
        i++;
    }
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

/* The number of a token among those that the grammar names; their number if it is none of them. */
static int32_t bitnet__named_index(const bitnet_grammar *g, int32_t id) {
    int32_t i = 0;
    while ((size_t)i < g->token_count && g->tokens[i] != id) i++;
    return i;
}

/* Adds the tokens that rules name, or leave open: "any but that one". */
static void bitnet__mask_named(bitnet__matcher *m, bitnet__mask *mask, int32_t state) {
    const bitnet_grammar *g = m->grammar;
    int32_t named = (int32_t)g->token_count, i;
    for (i = 0; i < named; i++)
        if (bitnet__step(m, state, g->classes + i) != BITNET__SET_NONE)
            bitnet__mask_add(mask, g->tokens[i]);
    if (named == 0 || bitnet__step(m, state, g->classes + named) == BITNET__SET_NONE) return;
    for (i = 0; i < m->vocabulary; i++)
        if (!bitnet_token_is_end(m->tokenizer, i) && bitnet__named_index(g, i) == named)
            bitnet__mask_add(mask, i);
}

/* The tokens that may come after a state; NULL: m->result tells why not. It lives until the next
   call. */
static const bitnet__mask *bitnet__match_mask(bitnet__matcher *m) {
    bitnet__mask *mask;
    int32_t i;
    bitnet__match_begin(m);
    mask = &m->masks[m->state % BITNET__MATCH_MASKS];
    if (m->result != BITNET_OK || mask->state == m->state) return m->result ? NULL : mask;
    mask->state = -1;
    memset(mask->bits, 0, ((size_t)m->vocabulary + 31) / 32 * sizeof *mask->bits);
    for (i = 0; i < m->vocabulary && m->sets[m->state].complete; i++)
        if (bitnet_token_is_end(m->tokenizer, i)) bitnet__mask_add(mask, i);
    bitnet__mask_named(m, mask, m->state);
    bitnet__mask_walk(m, mask, m->state);
    if (m->result != BITNET_OK) return NULL;
    bitnet__mask_count(mask, m->vocabulary);
    mask->state = m->state;
    return mask;
}

/* Takes one token: m->state is then what follows it. */
static void bitnet__match_token(bitnet__matcher *m, int32_t id) {
    const bitnet_grammar *g = m->grammar;
    int32_t after = BITNET__SET_NONE, named = bitnet__named_index(g, id), before;
    bool end = bitnet_token_is_end(m->tokenizer, id);
    bitnet__match_begin(m);
    before = m->state;
    if (g->token_count > 0 && !((size_t)named == g->token_count && end))
        after = bitnet__step(m, before, g->classes + named);
    if (bitnet__is_matched(m->tokenizer, id)) {
        bitnet_string bytes = m->tokenizer->tokens[id].bytes;
        int32_t text = bitnet__match_bytes(m, before, bytes);
        m->merged_count = 0;
        after = bitnet__set_union(m, after, text, 0);
    }
    if (end && after == BITNET__SET_NONE && m->sets[before].complete) after = BITNET__SET_ENDED;
    if (m->result == BITNET_OK) m->state = after;
}

/* Follows the tokens of a session from m->from on: only what is new, unless it was changed. */
static bitnet_result bitnet__match_tokens(bitnet__matcher *m, const int32_t *tokens,
                                          int32_t length) {
    size_t count, same = 0;
    if (m->from > length) m->from = length; /* it begins anew where the text was cut off */
    count = (size_t)(length - m->from);
    tokens += m->from;
    while (same < m->taken_count && same < count && m->taken[same] == tokens[same]) same++;
    if (same < m->taken_count) {
        m->state = m->base;
        m->taken_count = 0;
    }
    m->result = BITNET_OK;
    if (!BITNET__MATCH_ROOM(m, taken, taken_count, taken_room, count - m->taken_count))
        return m->result;
    while (m->taken_count < count) {
        bitnet__match_token(m, tokens[m->taken_count]);
        if (m->result != BITNET_OK) return m->result;
        m->taken[m->taken_count] = tokens[m->taken_count];
        m->taken_count++;
    }
    return BITNET_OK;
}

/* The only byte that may come after a state; -1: there are several, or the text may end. */
static int bitnet__forced_byte(const bitnet__matcher *m, int32_t state) {
    const bitnet__set *set = &m->sets[state];
    int byte = -1;
    uint32_t i;
    if (set->complete) return -1;
    for (i = 0; i < set->count; i++) {
        const bitnet__node *node = &m->grammar->nodes[m->edges[set->edge + i].node];
        int only = m->grammar->only[node->low];
        if (node->kind != BITNET__NODE_BYTES || node->low != node->high || only < 0) return -1;
        if (byte >= 0 && byte != only) return -1;
        byte = only;
    }
    return byte;
}

/* Spells what must come after the text as tokens, at most `room`, and returns how many they are: a
   guess, for other tokens may spell the same. */
static size_t bitnet__forced_tokens(bitnet__matcher *m, const int32_t *tokens, int32_t length,
                                    int32_t *ids, size_t room) {
    char text[BITNET__FORCED];
    bitnet__encoder e = bitnet__encoder_begin(m->tokenizer, ids, room);
    int32_t state;
    size_t bytes = 0;
    int byte;
    if (bitnet__match_tokens(m, tokens, length) != BITNET_OK) return 0;
    bitnet__match_begin(m);
    for (state = m->state; bytes < sizeof text; bytes++) {
        if (m->result != BITNET_OK || (byte = bitnet__forced_byte(m, state)) < 0) break;
        text[bytes] = (char)byte;
        state = bitnet__step(m, state, m->grammar->class_of[byte]);
    }
    if (bytes == 0) return 0;
    if (m->tokenizer->spm) bitnet__encode_piece(&e, text, bytes); /* no space before it */
    else bitnet__encode(&e, text, bytes, &bitnet__all_plain, 1);
    bitnet__encoder_end(&e);
    return e.count < room ? e.count : room;
}

/* Lets the text begin anew at a position. */
static void bitnet__match_restart(bitnet__matcher *m, int32_t from) {
    m->from = from;
    m->base = m->state = m->start;
    m->taken_count = 0;
}

/* The session is about to forget `drop` tokens behind the first `keep`. What has been taken of its
   text is then in the state alone. */
static void bitnet__match_slide(bitnet__matcher *m, const int32_t *tokens, int32_t length,
                                int32_t keep, int32_t drop) {
    if (m->from >= keep + drop) {
        m->from -= drop;
        return;
    }
    if (bitnet__match_tokens(m, tokens, length) != BITNET_OK) m->state = BITNET__SET_NONE;
    m->base = m->state;
    m->from = length - drop;
    m->taken_count = 0;
}

BITNET_API bitnet_result bitnet_grammar_match(const bitnet_grammar *grammar, const char *text,
                                              size_t length, size_t *matched) {
    bitnet_result result;
    bitnet__matcher *m = bitnet__matcher_create(grammar, NULL, &grammar->allocator, &result);
    size_t i;
    *matched = 0;
    if (!m) return result;
    for (i = 0; i < length && m->result == BITNET_OK; i++) {
        bitnet_string byte;
        byte.data = text + i;
        byte.length = 1;
        bitnet__match_begin(m);
        if (m->result != BITNET_OK) break;
        m->state = bitnet__match_bytes(m, m->state, byte);
        if (m->state == BITNET__SET_NONE) break;
    }
    *matched = i;
    result = m->result                    ? m->result
             : i < length                 ? BITNET_ERROR_GRAMMAR_DEAD_END
             : m->sets[m->state].complete ? BITNET_OK
                                          : BITNET_PENDING;
    bitnet__matcher_free(m);
    return result;
}

/* ============================================================================================
   >>batch   Batches, choices and pages: what sessions borrow and share

   A session owns its tokens and little more. To compute, it borrows a batch from its model: rows
   of tokens on their way through the layers, and all memory for that. To choose a token it borrows
   a choice. Both are taken when tokens are fed, so that no step ever allocates, and given back as
   soon as they have served; the model keeps them for the next.

   Keys and values lie in pages of 64 positions, the chunk of the numeric contract, and so do the
   rotations, which belong to the model. A page is counted: copies of a session share it until one
   of them is to write into it, and then gets its own.

   Calls >>architectures, >>pool, >>base3, >>screen and >>model.
   ============================================================================================ */

enum {
    BITNET__PAGE = 64,   /* positions */
    BITNET__GUESSES = 31 /* tokens that are guessed at once, at most */
};

/* One task's private memory: a tile of results for every row of the batch, an expanded row of
   weights, and the partial sums of attention. */
typedef struct bitnet__scratch {
    int32_t *dots; /* [rows][BITNET__TILE] */
    float *tile;   /* [rows][BITNET__TILE] */
    float *row;    /* [widest] */
    float *o;      /* [heads per kv head][head], and again for the chunk to be merged */
    float *m, *l;  /* [2][heads per kv head] */
} bitnet__scratch;

/* A token on its way through the layers. */
typedef struct bitnet__row {
    bitnet_session *session; /* NULL: the session has left a shared pass; the row is void */
    int32_t position;
    bool wanted; /* its state is to be kept: logits may be made of it */
} bitnet__row;

/* Rows that pass through the layers together. */
typedef struct bitnet__batch {
    struct bitnet__batch *next; /* in the model's list of free ones, or of passes */
    int32_t room;               /* rows that there is memory for */
    int32_t count, stage;       /* of the rows under way, and the stages that they have passed */
    int32_t slice, slices;      /* of the stage, where a deadline cuts it: passed, and in all */
    uint64_t number;            /* of the pass, where sessions share it */
    int64_t microseconds;       /* that this pass has taken */
    bitnet__row *rows;          /* [room] */
    float *x;                   /* [room][width] the residual stream */
    float *q;                   /* [room][heads][head] rotated and scaled queries */
    float *qkv;                 /* [room][(heads + 2 kv_heads) * head_width] */
    float *attention;           /* [room][heads * head_width] */
    float *ffn, *up;            /* [room][ffn_width] */
    float *branch;              /* [room][width], in the memory of `up`: see bitnet__adds_apart */
    int32_t inputs;             /* 1, or 3 where each matrix has an input of its own */
    bitnet__operand n[3];       /* [inputs], each [room]: what the next matrices multiply */
    bitnet__scratch *scratch;   /* [threads] */
    size_t head_stride, x_stride, q_stride, qkv_stride, attention_stride, ffn_stride;
} bitnet__batch;

typedef struct bitnet__candidate {
    float logit;
    int32_t id;
} bitnet__candidate;

/* The choice of a token, under way: the logits of the session's state, all or those of the screen's
   survivors, as far as they are known. */
typedef struct bitnet__choice {
    struct bitnet__choice
        *next;                /* in the model's list of free ones, or of those screened together */
    bitnet__operand state;    /* the session's, quantised for a ternary head */
    bitnet__scratch *scratch; /* [threads] */
    int32_t done;             /* rows of the head that have been computed, in full */
    float *logits;            /* [vocabulary]: coarse, exact, then after bias and penalties */
    int32_t *counts;          /* [vocabulary] zeros, but while penalties are computed */

    bitnet__screen_state screen;
    int32_t screened; /* rows that have been screened */
    bool found;       /* who may be chosen has been found among them */
    int32_t *joint;   /* what is computed together with others: `screened` or `done`; or NULL */
    bitnet__candidate *survivors; /* [vocabulary + 1] rows that may be chosen; 0: all may */
    int32_t survivor_count;
    int32_t exact;   /* [0, exact) have been computed, */
    int32_t refined; /* [exact, refined) are named or have passed the fine plane too, */
    int32_t coarse;  /* [coarse, survivor_count) have passed the coarse plane only */
    float least;     /* what their logits must reach */
} bitnet__choice;

/* ---- layouts */

/* Memory that is laid out piece by piece; without any it is only counted. */
typedef struct bitnet__arena {
    uint8_t *memory;
    uint64_t used;
} bitnet__arena;

/* Takes `count` items of `size` bytes, aligned to 64. In 64 bits, up to 2^62: the numbers in a file
   may ask for more than a size_t holds, or a uint64_t. */
static void *bitnet__take(bitnet__arena *arena, uint64_t count, uint64_t size) {
    const uint64_t most = (uint64_t)1 << 62;
    uint64_t at = arena->used;
    arena->used = size && count > (most - at) / size ? most : (at + count * size + 63) / 64 * 64;
    return arena->memory ? arena->memory + at : NULL;
}

static float *bitnet__take_floats(bitnet__arena *arena, uint64_t rows, uint64_t columns) {
    return (float *)bitnet__take(arena, rows, columns * sizeof(float));
}

static void bitnet__take_operand(bitnet__arena *arena, const bitnet_model_info *info, int32_t rows,
                                 bitnet__operand *out) {
    uint64_t count = (uint64_t)rows;
    out->stride = bitnet__widest(info);
    out->quants_stride = bitnet__pad(out->stride + BITNET__BASE3_COLUMNS, 256);
    out->floats = bitnet__take_floats(arena, count, out->stride);
    out->quants = (int8_t *)bitnet__take(arena, count, out->quants_stride);
    out->steps = bitnet__take_floats(arena, count, 1);
    out->sums = (int32_t *)bitnet__take(arena, count, sizeof(int32_t));
    out->groups_stride = out->quants_stride / BITNET__GROUP;
    out->group_steps = bitnet__take_floats(arena, count, out->groups_stride);
    out->group_sums = (int32_t *)bitnet__take(arena, count, out->groups_stride * sizeof(int32_t));
}

/* Of every task. */
static bitnet__scratch *bitnet__take_scratch(bitnet__arena *arena, const bitnet_model_info *info,
                                             int32_t rows) {
    uint64_t group = (uint64_t)(info->heads / info->kv_heads), count = (uint64_t)rows;
    size_t widest = bitnet__widest(info), head = bitnet__head_stride(info);
    bitnet__scratch *all =
        (bitnet__scratch *)bitnet__take(arena, (uint64_t)info->threads, sizeof(bitnet__scratch));
    int task;
    for (task = 0; task < info->threads; task++) {
        bitnet__scratch s;
        s.dots = (int32_t *)bitnet__take(arena, count, BITNET__TILE * sizeof(int32_t));
        s.tile = bitnet__take_floats(arena, count, BITNET__TILE);
        s.row = bitnet__take_floats(arena, 1, widest);
        s.o = bitnet__take_floats(arena, 2 * group, head);
        s.m = bitnet__take_floats(arena, 2 * group, 1);
        s.l = bitnet__take_floats(arena, 2 * group, 1);
        if (all) all[task] = s;
    }
    return all;
}

/* Three where q, k and v have norms of their own. */
static int32_t bitnet__inputs_of(uint32_t parts) {
    return bitnet__has_part(parts, BITNET__NORMS_IN) ? 3 : 1;
}

/* Lays out a batch of b->room rows and b->inputs inputs. */
static void bitnet__batch_layout(bitnet__batch *b, const bitnet_model_info *info,
                                 bitnet__arena *arena) {
    uint64_t room = (uint64_t)b->room;
    size_t query = (size_t)info->heads * (size_t)info->head_width;
    int32_t i;
    b->head_stride = bitnet__head_stride(info);
    b->x_stride = bitnet__pad((size_t)info->width, 64);
    b->attention_stride = bitnet__pad(query, 64);
    b->ffn_stride = bitnet__pad((size_t)info->ffn_width, 64);
    b->q_stride = (size_t)info->heads * b->head_stride;
    b->qkv_stride = query + 2 * (size_t)info->kv_heads * (size_t)info->head_width;
    b->rows = (bitnet__row *)bitnet__take(arena, room, sizeof(bitnet__row));
    b->x = bitnet__take_floats(arena, room, b->x_stride);
    b->q = bitnet__take_floats(arena, room, b->q_stride);
    b->qkv = bitnet__take_floats(arena, room, b->qkv_stride);
    b->attention = bitnet__take_floats(arena, room, b->attention_stride);
    b->ffn = bitnet__take_floats(arena, room, b->ffn_stride);
    b->up =
        bitnet__take_floats(arena, room, b->ffn_stride > b->x_stride ? b->ffn_stride : b->x_stride);
    b->branch = b->up;
    for (i = 0; i < b->inputs; i++) bitnet__take_operand(arena, info, b->room, &b->n[i]);
    b->scratch = bitnet__take_scratch(arena, info, b->room);
}

static void bitnet__choice_layout(bitnet__choice *c, const bitnet_model_info *info,
                                  bitnet__arena *arena) {
    uint64_t vocabulary = (uint64_t)info->vocabulary;
    uint64_t digits = 2 * (uint64_t)bitnet__screen_stride(info->width);
    bitnet__take_operand(arena, info, 1, &c->state);
    c->scratch = bitnet__take_scratch(arena, info, 1);
    c->logits = bitnet__take_floats(arena, vocabulary, 1);
    c->counts = (int32_t *)bitnet__take(arena, vocabulary, sizeof(int32_t));
    c->screen.high = (int8_t *)bitnet__take(arena, digits, 1);
    c->screen.low = (int8_t *)bitnet__take(arena, digits, 1);
    c->survivors =
        (bitnet__candidate *)bitnet__take(arena, vocabulary + 1, sizeof(bitnet__candidate));
}

/* ---- the model's free batches and choices */

/* The lock is held for some instructions only, and never while memory is asked for. */
static void bitnet__lend_lock(bitnet__lender *lender) {
    while (bitnet__exchange(&lender->lock, 1)) bitnet__yield();
}
static void bitnet__lend_unlock(bitnet__lender *lender) { bitnet__store_release(&lender->lock, 0); }

static bitnet__batch *bitnet__batch_create(const bitnet_model *model, int32_t room) {
    bitnet__batch sizing, *b;
    bitnet__arena arena = {NULL, 0};
    memset(&sizing, 0, sizeof sizing);
    sizing.room = room;
    sizing.inputs = bitnet__inputs_of(model->parts);
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__batch_layout(&sizing, &model->info, &arena);
    arena.memory = (uint8_t *)bitnet__alloc_bytes(&model->allocator, arena.used);
    if (!arena.memory) return NULL;
    arena.used = 0;
    b = (bitnet__batch *)bitnet__take(&arena, 1, sizeof *b);
    *b = sizing;
    bitnet__batch_layout(b, &model->info, &arena);
    /* The kernels read padding, which must be zero and is never written. */
    memset(b->x, 0, (size_t)room * b->x_stride * sizeof(float));
    memset(b->q, 0, (size_t)room * b->q_stride * sizeof(float));
    memset(b->attention, 0, (size_t)room * b->attention_stride * sizeof(float));
    memset(b->ffn, 0, (size_t)room * b->ffn_stride * sizeof(float));
    return b;
}

static bitnet__choice *bitnet__choice_create(const bitnet_model *model) {
    bitnet__choice sizing, *c;
    bitnet__arena arena = {NULL, 0};
    memset(&sizing, 0, sizeof sizing);
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__choice_layout(&sizing, &model->info, &arena);
    arena.memory = (uint8_t *)bitnet__alloc_bytes(&model->allocator, arena.used);
    if (!arena.memory) return NULL;
    arena.used = 0;
    c = (bitnet__choice *)bitnet__take(&arena, 1, sizeof *c);
    *c = sizing;
    bitnet__choice_layout(c, &model->info, &arena);
    memset(c->counts, 0, (size_t)model->info.vocabulary * sizeof(int32_t));
    return c;
}

/* Takes a free batch of at least `least` rows and at most `most`, the smallest there is; with
   `least` 0 the largest. NULL: none. */
static bitnet__batch *bitnet__find_batch(bitnet__lender *lender, int32_t least, int32_t most) {
    bitnet__batch **best = NULL, **at, *found = NULL;
    bitnet__lend_lock(lender);
    for (at = &lender->batches; *at; at = &(*at)->next)
        if ((*at)->room >= least && (*at)->room <= most &&
            (!best || (least ? (*at)->room < (*best)->room : (*at)->room > (*best)->room)))
            best = at;
    if (best) {
        found = *best;
        *best = found->next;
    }
    bitnet__lend_unlock(lender);
    return found;
}

static void bitnet__return_batch(bitnet__lender *lender, bitnet__batch *batch) {
    bitnet__lend_lock(lender);
    batch->next = lender->batches;
    lender->batches = batch;
    bitnet__lend_unlock(lender);
}

/* A batch of so many rows: a free one of about that size, or a new one, in whose place free ones go
   that are not much smaller, or, if there is no memory, whatever is free. NULL: nothing is. */
static bitnet__batch *bitnet__borrow_batch(bitnet_model *model, int32_t rows) {
    bitnet__batch *batch = bitnet__find_batch(&model->lender, rows, 2 * rows + 8), *smaller;
    if (batch) return batch;
    batch = bitnet__batch_create(model, rows);
    if (!batch) return bitnet__find_batch(&model->lender, 0, INT32_MAX);
    while ((smaller = bitnet__find_batch(&model->lender, (rows - 7) / 2, rows - 1)) != NULL)
        bitnet__free(&model->allocator, smaller);
    return batch;
}

static bitnet__choice *bitnet__borrow_choice(bitnet_model *model) {
    bitnet__choice *choice;
    bitnet__lend_lock(&model->lender);
    choice = model->lender.choices;
    if (choice) model->lender.choices = choice->next;
    bitnet__lend_unlock(&model->lender);
    if (!choice) choice = bitnet__choice_create(model);
    if (choice) choice->done = choice->screened = choice->survivor_count = 0;
    return choice;
}

static void bitnet__return_choice(bitnet__lender *lender, bitnet__choice *choice) {
    bitnet__lend_lock(lender);
    choice->next = lender->choices;
    lender->choices = choice;
    bitnet__lend_unlock(lender);
}

/* ---- rotations */

/* Cosines and sines of 64 positions, of each of the turns: [64][rope_width / 2] pairs. */
BITNET__NOINLINE static void bitnet__rotations(const bitnet_model *model, int32_t page,
                                               float *out) {
    int32_t half = model->info.rope_width / 2, turns, at, i;
    for (turns = 0; turns < model->turns_count; turns++)
        for (at = page * BITNET__PAGE; at < (page + 1) * BITNET__PAGE; at++)
            for (i = 0; i < half; i++) {
                const bitnet__turns *t = &model->turns[turns];
                double sine, cosine;
                bitnet__sincos_double(at * t->frequency[i], &sine, &cosine);
                *out++ = (float)(cosine * t->amplitude);
                *out++ = (float)(sine * t->amplitude);
            }
}

/* Makes room in the model's table for page number `page`. */
static bool bitnet__grow_rope(bitnet_model *model, int32_t page) {
    bitnet__lender *lender = &model->lender;
    int32_t room = page < 32 ? 64 : 2 * page;
    float **grown = (float **)bitnet__alloc_zero(&model->allocator, (size_t)room, sizeof *grown);
    float **old = grown;
    if (!grown) return false;
    bitnet__lend_lock(lender);
    if (lender->rope_room <= page) { /* nobody else has done so meanwhile */
        old = lender->rope;
        if (old) memcpy(grown, old, (size_t)lender->rope_room * sizeof *grown);
        lender->rope = grown;
        lender->rope_room = room;
    }
    bitnet__lend_unlock(lender);
    bitnet__free(&model->allocator, old);
    return true;
}

/* The rotations of a page, made when they are first needed; NULL if there is no memory. */
static const float *bitnet__rope_of(bitnet_model *model, int32_t page) {
    bitnet__lender *lender = &model->lender;
    float *found = NULL, *made;
    bitnet__fpenv saved;
    bool room;
    bitnet__lend_lock(lender);
    room = page < lender->rope_room;
    if (room) found = lender->rope[page];
    bitnet__lend_unlock(lender);
    if (found || (!room && !bitnet__grow_rope(model, page))) return found;
    made = (float *)bitnet__alloc(&model->allocator, BITNET__PAGE * (size_t)model->turns_count,
                                  (size_t)model->info.rope_width * sizeof(float));
    if (!made) return NULL;
    saved = bitnet__fp_enter();
    bitnet__rotations(model, page, made);
    bitnet__fp_leave(saved);
    bitnet__lend_lock(lender);
    found = lender->rope[page];
    if (!found) lender->rope[page] = made;
    bitnet__lend_unlock(lender);
    if (!found) return made;
    bitnet__free(&model->allocator, made); /* another session was faster */
    return found;
}

static void bitnet__lender_free(bitnet_model *model) {
    bitnet__lender *lender = &model->lender;
    int32_t i;
    BITNET_ASSERT(!lender->passes); /* their sessions are gone */
    while (lender->batches) {
        bitnet__batch *batch = lender->batches;
        lender->batches = batch->next;
        bitnet__free(&model->allocator, batch);
    }
    while (lender->choices) {
        bitnet__choice *choice = lender->choices;
        lender->choices = choice->next;
        bitnet__free(&model->allocator, choice);
    }
    for (i = 0; i < lender->rope_room; i++) bitnet__free(&model->allocator, lender->rope[i]);
    bitnet__free(&model->allocator, lender->rope);
    memset(lender, 0, sizeof *lender);
}

/* ---- pages */

/* Keys and values of 64 positions. */
typedef struct bitnet__page {
    bitnet__atomic users; /* sessions that have it; who is alone may write */
    const float *rope;    /* the model's, for these positions */
    uint16_t *halves;     /* [layers][kv_heads][keys, values][64][head]; head: padded to 64 */
} bitnet__page;

/* Halves of one layer and kv head in a page: its keys, and behind them as many of its values. */
static uint64_t bitnet__page_part(const bitnet_model_info *info) {
    return 2 * (uint64_t)BITNET__PAGE * bitnet__head_stride(info);
}

static uint64_t bitnet__page_bytes(const bitnet_model_info *info) {
    bitnet__arena arena = {NULL, 0};
    bitnet__take(&arena, 1, sizeof(bitnet__page));
    bitnet__take(&arena, (uint64_t)info->layers * (uint64_t)info->kv_heads,
                 bitnet__page_part(info) * sizeof(uint16_t));
    return arena.used;
}

/* The keys of a layer and kv head: [64][head]; its values follow. */
BITNET__INLINE uint16_t *bitnet__keys_of(const bitnet__page *page, const bitnet_model_info *info,
                                         int layer, int kv_head) {
    size_t part = (size_t)layer * (size_t)info->kv_heads + (size_t)kv_head;
    return page->halves + part * (size_t)bitnet__page_part(info);
}

/* A page for positions from 64 * number on. */
static bitnet__page *bitnet__page_create(bitnet_model *model, int32_t number) {
    const float *rope = bitnet__rope_of(model, number);
    uint64_t size = bitnet__page_bytes(&model->info);
    bitnet__page *page = rope ? (bitnet__page *)bitnet__alloc_bytes(&model->allocator, size) : NULL;
    if (!page) return NULL;
    page->users = 1;
    page->rope = rope;
    page->halves = (uint16_t *)(void *)((uint8_t *)page + bitnet__pad(sizeof *page, 64));
    return page;
}

static void bitnet__page_release(bitnet_model *model, bitnet__page *page) {
    int users = page ? bitnet__add(&page->users, -1) : 0;
    BITNET_ASSERT(!page || users > 0);
    if (users == 1) bitnet__free(&model->allocator, page);
}

/* ============================================================================================
   >>session   Session: tokens, memory, context

   A session is a list of tokens; the keys and values of the first `computed` lie in its
   pages. Feeding, truncating and sliding edit the list and see to the memory that the rest will
   take; the forward pass catches up later.

   Calls >>gguf, >>architectures, >>pool, >>dispatch, >>weights, >>model, >>forms, >>matcher,
   >>batch, >>forward, >>sampler, >>generate and >>choose.
   ============================================================================================ */

/* A generation in progress; see >>generate. */
typedef struct bitnet__generation {
    bitnet_stop_reason reason; /* NONE while it runs */
    bool active;
    bool replying; /* in a chat: the reply has not ended by itself */
    bool ignore_end;
    bool keep_logits;     /* of every token */
    bool keep_taken;      /* nobody has been shown them yet */
    bitnet_result failed; /* behind tokens that have been passed on first */
    bitnet_stop_leaves leaves;
    int32_t min_tokens, max_tokens, tokens, best;
    bitnet_detokenizer detokenizer;
    char *text; /* what has been generated and not passed on, after what was passed on last */
    size_t text_length, text_capacity, passed;
    char *stop; /* the stop strings, each with a zero behind it */
    size_t stop_count, stop_capacity;
    int32_t *stop_ids;
    size_t stop_id_count, stop_id_capacity;
    bitnet__mask others; /* tokens that do not end the text; its bits are there if min_tokens is */
    size_t others_capacity;
    size_t *begins; /* of the last tokens that were fed: where in `text` they begin */
    size_t begin_count, begin_capacity;
    bitnet_generated *taken;
    bitnet_likely *likely; /* [taken][best] */
    size_t taken_count, taken_capacity, likely_capacity;
    bitnet__candidate *candidates; /* [best] */
    size_t candidate_capacity;
} bitnet__generation;

/* Another processor that computes a session's batches: a GPU (bitnet_gpu.h). Of the KV cache it has
   the first `away` positions, the session's pages the first `home`; whoever needs more fetches it,
   and whoever computes first lowers both counts to what is computed. A processor that fails is left
   for good, and what only it had is computed again here: with the same bits. */
typedef struct bitnet__backend {
    /* Computes the rows of session->batch, and may lower their number. PENDING: the deadline
       has come first, call again. */
    bitnet_result (*compute)(bitnet_session *s, int64_t deadline);
    /* The normalised state after the token at `position` of that batch, to session->hidden. */
    void (*state)(bitnet_session *s, int32_t position);
    /* The logits of the state that was asked for last; or the greatest of them, which is finite as
       all are. False: it has not got them. */
    bool (*logits)(bitnet_session *s, float *logits);
    bool (*choose)(bitnet_session *s, int32_t *id);
    /* Of that state, to choice->survivors, all tokens that can be drawn where only the k likeliest
       can, as far as tokens with a penalty or bias are left out of account, with their exact
       logits; returns their number, or 0: it has not got them. */
    int32_t (*candidates)(bitnet_session *s, size_t k);
    /* Brings positions [home, computed) of the KV cache here. */
    bitnet_result (*fetch)(bitnet_session *s);
    void (*end)(bitnet_session *s);
} bitnet__backend;

struct bitnet_session {
    bitnet_model *model;
    bitnet_session_options options; /* with the defaults filled in */
    bitnet_allocator allocator;
    bitnet_error error;
    bitnet__atomic cancel, copying, busy;
    bitnet_result failed; /* how computing ended, until something is done about it */

    /* Tokens: [0, computed) are in the KV cache, [computed, length) wait. */
    int32_t *tokens; /* [context] */
    int32_t length, computed;
    bool long_turns;        /* longrope's long factors apply */
    bitnet__page **pages;   /* [context / 64] as many as needed, then NULL */
    bitnet__batch *batch;   /* its own; NULL where nothing waits */
    uint64_t pass;          /* number of the shared one that may have rows of it; 0: none has */
    uint64_t turn;          /* number of the last one that had */
    bitnet__choice *choice; /* NULL once a token has been chosen */

    /* The end of the last computed token: its normalised state, and the logits made of it. */
    float *hidden;     /* [width], padded */
    int32_t hidden_at; /* the value of `computed` that it belongs to */
    float *logits;     /* [vocabulary], NULL until somebody asks for them */
    bool has_logits;

    /* Guesses that are open: tokens [guessed, guessed_end), computed as if they had been fed. Some
       may have come true since. */
    bitnet_drafter drafter;
    int32_t guessed, guessed_end;
    float *states; /* [BITNET__GUESSES][width] after each; NULL until there is a drafter */

    bitnet_observer observer;
    bitnet_sampling sampling;      /* as given */
    uint64_t draws;                /* random numbers used so far */
    bitnet__candidate *candidates; /* [top_k] */
    size_t candidate_capacity;
    int32_t screen_rest, screen_rest_next; /* tokens to go without the screen: now, and next time */
    int32_t rows_touched; /* of the head, computed since its pages were given back */

    struct bitnet__chooser *chooser; /* of bitnet_choose, which has been interrupted; or NULL */
    bitnet__matcher *matcher;        /* of the grammar that the text follows; NULL: none */
    const bitnet__mask *mask; /* of tokens that may be chosen, in the course of it; NULL: all may */

    bitnet__generation generation;
    bitnet_stats stats;
    const bitnet__backend *backend; /* NULL: this processor computes */
    void *backend_state;
    int32_t home, away; /* see bitnet__backend */
};

/* Lays out a session and its arrays. */
static void bitnet__session_layout(bitnet_session *s, const bitnet_model_info *info,
                                   bitnet__arena *arena) {
    uint64_t context = (uint64_t)s->options.context;
    s->tokens = (int32_t *)bitnet__take(arena, context, sizeof(int32_t));
    s->pages = (bitnet__page **)bitnet__take(arena, (context + BITNET__PAGE - 1) / BITNET__PAGE,
                                             sizeof(bitnet__page *));
    s->hidden = bitnet__take_floats(arena, 1, bitnet__pad((size_t)info->width, 64));
}

/* Checks the options and fills in the defaults. */
static bitnet_result bitnet__session_options(const bitnet_model_info *info,
                                             const bitnet_session_options *given,
                                             bitnet_session_options *out, bitnet_error *error) {
    memset(out, 0, sizeof *out);
    if (given) *out = *given;
    if (out->context == 0) out->context = info->context < 4096 ? info->context : 4096;
    if (out->batch == 0) out->batch = 128;
    if (out->batch > out->context) out->batch = out->context;
    if (out->context < 1 || out->context > 1 << 24 || out->batch < 1)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "context and batch must be positive");
    if (out->overflow != BITNET_OVERFLOW_ERROR && out->overflow != BITNET_OVERFLOW_SLIDE)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "unknown overflow policy");
    if (out->keep < 0 || out->keep > out->context / 2)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "keep must be 0..context/2");
    return BITNET_OK;
}

BITNET_API bitnet_session *bitnet_session_create(bitnet_model *model,
                                                 const bitnet_session_options *options,
                                                 bitnet_error *error) {
    bitnet_session *s, sizing;
    bitnet__arena arena = {NULL, 0};
    if (!model) return NULL;
    memset(&sizing, 0, sizeof sizing);
    if (bitnet__session_options(&model->info, options, &sizing.options, error) != BITNET_OK)
        return NULL;
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__session_layout(&sizing, &model->info, &arena);
    arena.memory = (uint8_t *)bitnet__alloc_bytes(&model->allocator, arena.used);
    if (!arena.memory) {
        bitnet__no_memory(error);
        return NULL;
    }
    memset(arena.memory, 0, (size_t)arena.used);
    arena.used = 0;
    s = (bitnet_session *)bitnet__take(&arena, 1, sizeof *s);
    s->options = sizing.options;
    bitnet__session_layout(s, &model->info, &arena);
    s->model = model;
    s->allocator = model->allocator;
    s->long_turns = model->original && s->options.context > model->original;
    s->screen_rest_next = BITNET__SCREEN_REST;
    if (bitnet_session_set_sampling(s, NULL) == BITNET_OK) return s;
    bitnet_session_free(s);
    bitnet__no_memory(error);
    return NULL;
}

/* ---- what is borrowed, and given back */

/* Makes the rows of a session void. Returns how many rows of others there are. */
static int32_t bitnet__void_rows(bitnet__batch *b, const bitnet_session *s) {
    int32_t others = 0, c;
    for (c = 0; c < b->count; c++) {
        if (b->rows[c].session == s) b->rows[c].session = NULL;
        others += b->rows[c].session != NULL;
    }
    return others;
}

/* Leaves the interrupted pass that the session has rows in, if there is one: they wait again. Who
   is the last to leave gives the batch back. */
static void bitnet__quit_pass(bitnet_session *s) {
    bitnet__lender *lender = &s->model->lender;
    bitnet__batch **at, *b;
    if (!s->pass) return;
    bitnet__lend_lock(lender);
    for (at = &lender->passes; *at && (*at)->number != s->pass;) at = &(*at)->next;
    b = *at;
    if (b && bitnet__void_rows(b, s) == 0) {
        *at = b->next;
        b->next = lender->batches;
        lender->batches = b;
    }
    bitnet__lend_unlock(lender);
    s->pass = 0;
}

/* Drops the rows under way; their tokens still wait. */
static void bitnet__drop_batch(bitnet_session *s) {
    if (s->batch) s->batch->count = s->batch->stage = s->batch->slice = 0;
    bitnet__quit_pass(s);
}

static void bitnet__give_back_batch(bitnet_session *s) {
    bitnet__drop_batch(s);
    if (s->batch) bitnet__return_batch(&s->model->lender, s->batch);
    s->batch = NULL;
}

static void bitnet__give_back_choice(bitnet_session *s) {
    if (s->choice) bitnet__return_choice(&s->model->lender, s->choice);
    s->choice = NULL;
}

/* Gives back the pages from position `from` on that hold nothing before it. */
static void bitnet__give_back_pages(bitnet_session *s, int32_t from) {
    int32_t last = (s->options.context - 1) / BITNET__PAGE, i;
    for (i = (from + BITNET__PAGE - 1) / BITNET__PAGE; i <= last && s->pages[i]; i++) {
        bitnet__page_release(s->model, s->pages[i]);
        s->pages[i] = NULL;
    }
}

/* Gives back what the session has no use for as it is. */
static void bitnet__rest(bitnet_session *s) {
    if (s->computed == s->length) {
        bitnet__give_back_batch(s);
        bitnet__give_back_choice(s);
    }
    bitnet__give_back_pages(s, s->length);
}

/* Sees to it that the session may write positions [from, to): that their pages are there, and its
   own. False if there is no memory; then some of them may be. */
static bool bitnet__reserve_pages(bitnet_session *s, int32_t from, int32_t to) {
    uint64_t size = bitnet__page_bytes(&s->model->info);
    int32_t i;
    for (i = from / BITNET__PAGE; from < to && i <= (to - 1) / BITNET__PAGE; i++) {
        bitnet__page *page = s->pages[i], *own;
        if (page && bitnet__load_acquire(&page->users) == 1) continue;
        own = bitnet__page_create(s->model, i);
        if (!own) return false;
        if (page) memcpy(own->halves, page->halves, (size_t)size - bitnet__pad(sizeof *own, 64));
        bitnet__page_release(s->model, page);
        s->pages[i] = own;
    }
    return true;
}

/* Positions that the session's pages have, from 0 on. */
static int32_t bitnet__paged(const bitnet_session *s) {
    int32_t count = (s->options.context + BITNET__PAGE - 1) / BITNET__PAGE, i = s->computed;
    for (i = i / BITNET__PAGE; i < count && s->pages[i]; i++) continue;
    return i * BITNET__PAGE;
}

/* A batch of so many rows, within the options: in place of a smaller one, whose work is dropped. */
static bool bitnet__reserve_batch(bitnet_session *s, int32_t rows) {
    bitnet__batch *batch;
    int32_t most = s->options.batch;
    if (rows > most) rows = most;
    if (s->batch && s->batch->room >= rows) return true;
    if (s->batch && rows < 2 * s->batch->room) rows = 2 * s->batch->room; /* fed bit by bit */
    if (rows > most) rows = most;
    batch = bitnet__borrow_batch(s->model, rows);
    if (!batch) return s->batch != NULL;
    bitnet__give_back_batch(s);
    s->batch = batch;
    batch->count = batch->stage = batch->slice = 0;
    return true;
}

/* What guessing takes; without it there are no guesses. */
static void bitnet__reserve_guesses(bitnet_session *s, int32_t length) {
    int32_t end = length + BITNET__GUESSES;
    if (!s->states)
        s->states = (float *)bitnet__alloc(&s->allocator, BITNET__GUESSES,
                                           bitnet__pad((size_t)s->model->info.width, 64) * 4);
    if (end > s->options.context) end = s->options.context;
    bitnet__reserve_pages(s, length, end);
    bitnet__reserve_batch(s, 1 + BITNET__GUESSES);
}

/* Takes all memory that it takes to compute tokens [from, to), the last `waiting` of which are not
   computed yet, and to choose the next. Otherwise the session is as it was. */
static bitnet_result bitnet__reserve(bitnet_session *s, int32_t from, int32_t to, int32_t waiting) {
    bool chosen = s->choice == NULL, done = s->batch == NULL;
    if (chosen) s->choice = bitnet__borrow_choice(s->model);
    if (s->choice && bitnet__reserve_pages(s, from, to) &&
        (waiting == 0 || bitnet__reserve_batch(s, waiting))) {
        if (waiting == 1 && (s->drafter.draft || s->matcher)) bitnet__reserve_guesses(s, to);
        return BITNET_OK;
    }
    if (chosen) bitnet__give_back_choice(s);
    if (done) bitnet__give_back_batch(s);
    bitnet__give_back_pages(s, s->length);
    return bitnet__no_memory(&s->error);
}

static void bitnet__chooser_free(bitnet_session *s);
static void bitnet__generation_free(bitnet_session *s);

BITNET_API void bitnet_session_free(bitnet_session *session) {
    bitnet_allocator allocator;
    if (!session) return;
    allocator = session->allocator;
    if (session->backend) session->backend->end(session);
    bitnet__give_back_batch(session);
    bitnet__give_back_choice(session);
    bitnet__give_back_pages(session, 0);
    bitnet__chooser_free(session);
    bitnet__matcher_free(session->matcher);
    bitnet__generation_free(session);
    bitnet__free(&allocator, session->candidates);
    bitnet__free(&allocator, session->states);
    bitnet__free(&allocator, session->logits);
    bitnet__free(&allocator, session);
}

/* ---- copies */

static void bitnet__bring_home(bitnet_session *s);

/* Tokens of the batch under way that were fed; the others are guesses. */
static int32_t bitnet__fed_rows(const bitnet_session *s) {
    int32_t fed = s->length - s->computed;
    if (!s->batch) return 0;
    return s->batch->count < fed ? s->batch->count : fed;
}

/* Forgets guesses from position `from` on, be they computed or not. */
static void bitnet__forget_guesses(bitnet_session *s, int32_t from) {
    if (s->batch) s->batch->count = bitnet__fed_rows(s);
    if (s->guessed_end > from) s->guessed_end = from;
}

/* Brings all of the KV cache here: where it lies is not the session's state, so this is const to
   whoever calls, and several may copy at once. */
static void bitnet__bring_home_to_copy(const bitnet_session *session) {
    bitnet_session *s = (bitnet_session *)session;
    while (bitnet__exchange(&s->copying, 1)) bitnet__yield();
    if (s->backend) bitnet__bring_home(s);
    bitnet__store_release(&s->copying, 0);
}

/* Lets a copy follow the grammar that the original follows. */
static bitnet_result bitnet__copy_matcher(bitnet_session *copy, const bitnet_session *session) {
    bitnet_result result;
    if (!session->matcher) return BITNET_OK;
    copy->matcher = bitnet__matcher_copy(session->matcher, &result);
    if (copy->matcher) return BITNET_OK;
    return bitnet__fail(&copy->error, result, "%s", bitnet_result_text(result));
}

/* A session that holds the same tokens, and shares the pages of those that are computed. */
static bitnet_session *bitnet__branch(const bitnet_session *session, bitnet_error *error) {
    bitnet_session *copy = bitnet_session_create(session->model, &session->options, error);
    int32_t i;
    if (!copy) return NULL;
    bitnet__bring_home_to_copy(session);
    for (i = 0; i * BITNET__PAGE < session->computed; i++) {
        copy->pages[i] = session->pages[i];
        bitnet__add(&copy->pages[i]->users, 1);
    }
    memcpy(copy->tokens, session->tokens, (size_t)session->length * sizeof(int32_t));
    memcpy(copy->hidden, session->hidden,
           bitnet__pad((size_t)session->model->info.width, 64) * sizeof(float));
    copy->hidden_at = session->hidden_at;
    copy->length = session->length;
    copy->computed = session->computed;
    copy->home = copy->computed;
    return copy;
}

BITNET_API bitnet_session *bitnet_session_copy(const bitnet_session *session, bitnet_error *error) {
    bitnet_session *copy = bitnet__branch(session, error);
    if (!copy) return NULL;
    /* What waits will be written: into pages of the copy's own, as of the original's. */
    if (bitnet_session_set_sampling(copy, &session->sampling) != BITNET_OK ||
        bitnet__copy_matcher(copy, session) != BITNET_OK ||
        (copy->computed < copy->length &&
         bitnet__reserve(copy, copy->computed, copy->length, copy->length - copy->computed) !=
             BITNET_OK)) {
        if (error) *error = copy->error;
        bitnet_session_free(copy);
        return NULL;
    }
    copy->draws = session->draws;
    copy->generation.replying = session->generation.replying;
    return copy;
}

BITNET_API bitnet_model *bitnet_session_model(const bitnet_session *session) {
    return session->model;
}

BITNET_API const char *bitnet_session_message(const bitnet_session *session) {
    return session->error.message;
}

BITNET_API int32_t bitnet_session_length(const bitnet_session *session) { return session->length; }

BITNET_API int32_t bitnet_session_context(const bitnet_session *session) {
    return session->options.context;
}

BITNET_API const int32_t *bitnet_session_tokens(const bitnet_session *session) {
    return session->tokens;
}

BITNET_API bitnet_stats bitnet_session_get_stats(const bitnet_session *session) {
    return session->stats;
}

BITNET_API void bitnet_session_cancel(bitnet_session *session) {
    bitnet__store_release(&session->cancel, 1);
}

BITNET_API void bitnet_session_observe(bitnet_session *session, const bitnet_observer *observer) {
    memset(&session->observer, 0, sizeof session->observer);
    if (observer) session->observer = *observer;
    bitnet__drop_batch(session); /* so that the observer sees a batch from its first layer on */
    bitnet__forget_guesses(session, 0);
}

BITNET_API void bitnet_session_set_drafter(bitnet_session *session, const bitnet_drafter *drafter) {
    memset(&session->drafter, 0, sizeof session->drafter);
    if (drafter) session->drafter = *drafter;
}

BITNET_API bitnet_result bitnet_session_set_grammar(bitnet_session *session,
                                                    const bitnet_grammar *grammar, int32_t from) {
    const bitnet_tokenizer *t = session->model->tokenizer;
    bitnet__matcher *m = NULL;
    bitnet_result result = BITNET_OK;
    size_t i;
    if (from < 0) from = session->length;
    if (from > session->length)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the text ends at %i, before %i", (int64_t)session->length,
                            (int64_t)from);
    for (i = 0; grammar && i < grammar->token_count; i++)
        if (grammar->tokens[i] >= t->count)
            return bitnet__fail(&session->error, BITNET_ERROR_TOKEN,
                                "the grammar names token %i of %i", (int64_t)grammar->tokens[i],
                                (int64_t)t->count);
    if (grammar && !bitnet__trie_of(t)) result = BITNET_ERROR_OUT_OF_MEMORY;
    if (grammar && result == BITNET_OK)
        m = bitnet__matcher_create(grammar, t, &session->allocator, &result);
    if (result != BITNET_OK)
        return bitnet__fail(&session->error, result, "%s", bitnet_result_text(result));
    if (m) m->from = from;
    bitnet__matcher_free(session->matcher);
    session->matcher = m;
    bitnet__give_back_choice(session);
    return BITNET_OK;
}

/* ---- the list of tokens */

BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length) {
    if (length < 0 || length > session->length)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "cannot truncate %i tokens to %i", (int64_t)session->length,
                            (int64_t)length);
    session->failed = BITNET_OK;
    if (length == session->length) return BITNET_OK;
    bitnet__drop_batch(session);
    bitnet__forget_guesses(session, length);
    session->length = length;
    if (session->computed > length) session->computed = length;
    bitnet__rest(session);
    if (session->matcher && session->matcher->from > length)
        bitnet__match_restart(session->matcher, length);
    return BITNET_OK;
}

BITNET_API void bitnet_session_reset(bitnet_session *session) {
    bitnet_session_truncate(session, 0);
    bitnet__store_release(&session->cancel, 0);
    session->draws = 0;
    session->screen_rest = 0;
    session->generation.active = false;
    session->generation.replying = false;
}

/* How many tokens must go so that `count` more fit: the older half, or more if need be, of what
   comes after `keep`. */
static int32_t bitnet__slide_by(const bitnet_session *s, int32_t count) {
    int32_t keep = s->options.keep < s->length ? s->options.keep : s->length;
    int32_t drop = (s->length - keep) / 2;
    if (drop < s->length + count - s->options.context)
        drop = s->length + count - s->options.context;
    return drop > s->length - keep ? s->length - keep : drop;
}

/* Forgets so many tokens after `keep`. What stays behind them has moved, so it has to be computed
   again. */
static void bitnet__slide(bitnet_session *s, int32_t drop) {
    int32_t keep = s->options.keep < s->length ? s->options.keep : s->length;
    if (s->matcher) bitnet__match_slide(s->matcher, s->tokens, s->length, keep, drop);
    memmove(s->tokens + keep, s->tokens + keep + drop,
            (size_t)(s->length - keep - drop) * sizeof(int32_t));
    bitnet__drop_batch(s);
    bitnet__forget_guesses(s, 0);
    s->length -= drop;
    if (s->computed > keep) s->computed = keep;
}

/* True if `id` was guessed to come next, and has been computed as such. */
static bool bitnet__is_guessed(const bitnet_session *s, int32_t id) {
    return s->computed == s->length && s->length < s->guessed_end && s->tokens[s->length] == id;
}

/* How many of the tokens were guessed, and need not be computed. */
static int32_t bitnet__guessed_of(const bitnet_session *s, const int32_t *ids, int32_t count) {
    int32_t n = 0;
    if (s->computed < s->length) return 0;
    while (n < count && s->length + n < s->guessed_end && s->tokens[s->length + n] == ids[n]) n++;
    return n;
}

/* Appends `count` tokens, the first `guessed` of which are computed already, after `drop` have been
   forgotten. */
static bitnet_result bitnet__append(bitnet_session *s, const int32_t *ids, int32_t count,
                                    int32_t guessed, int32_t drop) {
    int32_t length = s->length - drop, computed = s->computed;
    bitnet_result result;
    if (drop && computed > s->options.keep) computed = s->options.keep;
    if (computed > length) computed = length;
    result = bitnet__reserve(s, computed, length + count, length + count - guessed - computed);
    if (result != BITNET_OK) return result;
    s->failed = BITNET_OK;
    bitnet__quit_pass(s);
    if (drop) bitnet__slide(s, drop);
    s->length += guessed;
    s->computed += guessed;
    s->stats.decode_tokens += guessed;
    s->stats.accepted_tokens += guessed;
    if (guessed == count) return BITNET_OK;
    bitnet__forget_guesses(s, s->length);
    memcpy(s->tokens + s->length, ids + guessed, (size_t)(count - guessed) * sizeof(int32_t));
    s->length += count - guessed;
    return BITNET_OK;
}

/* Ids from outside must be within the vocabulary. */
static bitnet_result bitnet__check_ids(bitnet_session *s, const int32_t *ids, size_t count) {
    size_t i;
    for (i = 0; i < count; i++)
        if (ids[i] < 0 || ids[i] >= s->model->info.vocabulary)
            return bitnet__fail(&s->error, BITNET_ERROR_TOKEN, "token %i is not within 0..%i",
                                (int64_t)ids[i], (int64_t)s->model->info.vocabulary - 1);
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count) {
    size_t context = (size_t)session->options.context;
    int32_t drop = 0, guessed = 0;
    bitnet_result result = bitnet__check_ids(session, ids, count);
    if (count == 0 || result != BITNET_OK) return result;
    if (count > context - (size_t)session->length) {
        size_t room = session->options.overflow == BITNET_OVERFLOW_SLIDE
                          ? context - (size_t)session->options.keep
                          : context - (size_t)session->length;
        if (count > room)
            return bitnet__fail(&session->error, BITNET_ERROR_CONTEXT_FULL,
                                "%i tokens do not fit: %i of %i positions are free", (int64_t)count,
                                (int64_t)room, (int64_t)context);
        drop = bitnet__slide_by(session, (int32_t)count);
    } else {
        guessed = bitnet__guessed_of(session, ids, (int32_t)count);
    }
    return bitnet__append(session, ids, (int32_t)count, guessed, drop);
}

/* ---- how much memory it all takes */

/* Bytes that the faster form of a part takes: lm_head's screen, ternary matrices in base 3. */
static uint64_t bitnet__estimate_form(const bitnet_gguf *gguf, const bitnet_model_info *info,
                                      int part, const bitnet__matrix *m,
                                      const bitnet__kernels *kernels) {
    int rows = m->rows, columns = m->columns;
    if (part == BITNET__EMBEDDING && bitnet_gguf_find_tensor(gguf, "output.weight")) return 0;
    if (part == BITNET__EMBEDDING || part == BITNET__LM_HEAD)
        return bitnet__is_float_type(m->type) && info->pooling == BITNET_POOLING_AUTO
                   ? bitnet__screen_size(rows, columns)
                   : 0;
    return m->type == BITNET_TYPE_I2_S ? bitnet__base3_size(kernels, rows, columns) : 0;
}

/* Adds what a part of a layer (-1: of the model) takes, if it is there. */
static bitnet_result bitnet__estimate_part(const bitnet_gguf *gguf, const bitnet_model_info *info,
                                           const bitnet_model_options *options,
                                           const bitnet__kernels *kernels, bool grouped, int layer,
                                           int part, bitnet_memory *memory, bitnet_error *error) {
    char path[64];
    const bitnet_gguf_tensor *tensor;
    bitnet__matrix m;
    bitnet_result result = bitnet__find_part(gguf, info, layer, part, &tensor, error);
    if (result != BITNET_OK || !tensor) return result;
    if (!bitnet__is_matrix(part)) {
        memory->other_bytes += tensor->shape[0] * sizeof(float);
        return BITNET_OK;
    }
    result = bitnet__matrix_plan(&m, gguf, tensor, options->i2s_layout,
                                 grouped || part == BITNET__EMBEDDING, error);
    if (result != BITNET_OK) return result;
    bitnet__matrix_bytes(&m, tensor, options->i2s_layout, &memory->weight_bytes,
                         &memory->mapped_bytes);
    if (bitnet__find_layer_tensor(gguf, layer, bitnet__parts[part].name, "bias", path))
        memory->other_bytes += tensor->shape[1] * sizeof(float);
    if (options->forms != BITNET_FORMS_OFF)
        memory->forms_bytes += bitnet__estimate_form(gguf, info, part, &m, kernels);
    return BITNET_OK;
}

/* Adds what the model takes, apart from the tokenizer. */
static bitnet_result bitnet__estimate_model(const bitnet_gguf *gguf,
                                            const bitnet__hyperparameters *h,
                                            const bitnet_model_options *options,
                                            const bitnet__kernels *kernels, bitnet_memory *memory,
                                            bitnet_error *error) {
    int layer = -1, part = BITNET__LAYER_PARTS - 1, group = 0;
    bitnet_result result = bitnet__check_tensors(gguf, h, options, error);
    if (result == BITNET_OK)
        result = bitnet__read_activation_group(gguf, h, options, &group, error);
    while (result == BITNET_OK && bitnet__next_part(h, &layer, &part))
        result = bitnet__estimate_part(gguf, &h->info, options, kernels, group != 0, layer, part,
                                       memory, error);
    if (result != BITNET_OK) return result;
    if (options->no_mmap) {
        memory->weight_bytes += memory->mapped_bytes;
        memory->mapped_bytes = 0;
    }
    if (options->forms_limit && memory->forms_bytes > options->forms_limit)
        memory->forms_bytes = options->forms_limit;
    return BITNET_OK;
}

/* Bytes of a session, without tokens and with all that it can hold, and of what it borrows. */
static void bitnet__estimate_session(const bitnet__hyperparameters *h,
                                     const bitnet_session_options *options, bitnet_memory *memory) {
    const bitnet_model_info *info = &h->info;
    uint64_t pages = ((uint64_t)options->context + BITNET__PAGE - 1) / BITNET__PAGE;
    bitnet__arena arena = {NULL, 0}, work = {NULL, 0};
    bitnet_session session;
    bitnet__batch batch;
    bitnet__choice choice;
    memset(&session, 0, sizeof session);
    memset(&batch, 0, sizeof batch);
    session.options = *options;
    bitnet__take(&arena, 1, sizeof session);
    bitnet__session_layout(&session, info, &arena);
    memory->empty_bytes = arena.used;
    bitnet__take(&arena, pages, bitnet__page_bytes(info));
    bitnet__take_floats(&arena, 1, (uint64_t)info->vocabulary); /* logits that are asked for */
    memory->session_bytes = arena.used;
    batch.room = options->batch;
    batch.inputs = bitnet__inputs_of(h->parts);
    bitnet__take(&work, 1, sizeof batch + sizeof choice);
    bitnet__batch_layout(&batch, info, &work);
    bitnet__choice_layout(&choice, info, &work);
    memory->work_bytes = work.used;
}

BITNET_API bitnet_result bitnet_estimate(const bitnet_gguf *gguf,
                                         const bitnet_model_options *model_options,
                                         const bitnet_session_options *session_options,
                                         bitnet_memory *memory, bitnet_error *error) {
    bitnet__hyperparameters h;
    bitnet_model_options options;
    bitnet_session_options filled;
    const bitnet__kernels *kernels;
    bitnet_result result;
    memset(memory, 0, sizeof *memory);
    memset(&options, 0, sizeof options);
    if (model_options) options = *model_options;
    if ((result = bitnet__read_hyperparameters(gguf, &h, error)) != BITNET_OK) return result;
    h.info.threads = bitnet__task_count(&options);
    kernels = bitnet__choose_kernels(options.isa);
    if (!kernels)
        return bitnet__fail(error, BITNET_ERROR_ISA, "this CPU or build has no %s",
                            bitnet_isa_name(options.isa));
    result = bitnet__session_options(&h.info, session_options, &filled, error);
    if (result != BITNET_OK) return result;
    bitnet__estimate_session(&h, &filled, memory);
    result = bitnet__estimate_model(gguf, &h, &options, kernels, memory, error);
    if (result != BITNET_OK) return result;
    /* About what the tokenizer's tables take for each token: spelling, bytes, hash, merges. And the
       rotations of a context. */
    memory->other_bytes += (uint64_t)h.info.vocabulary * 150;
    memory->other_bytes += (uint64_t)filled.context * (uint64_t)h.info.rope_width *
                           (uint64_t)bitnet__turns_of(&h) * sizeof(float);
    return BITNET_OK;
}

/* ============================================================================================
   >>forward   Forward pass, in stages

   A batch of rows passes through the layers stage by stage; between stages the budget and the
   cancel flag are looked at, and `batch->stage` remembers where to go on. A row knows its session
   and position, and no stage cares whose the other rows are. Each stage is split into tasks that
   share nothing but their inputs: rows of a matrix, rows of the batch, or heads. No sum is ever
   split, so the bits do not depend on how many tasks there are.

   Calls >>formats, >>architectures, >>pool, >>groups, >>scalar, >>weights, >>model, >>matcher,
   >>batch, >>session and >>sampler.
   ============================================================================================ */

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

/* The stages of a layer, in order. Before the first layer comes one stage more, which looks up the
   embeddings; after the last, one that makes the final state of the tokens. */
enum {
    BITNET__STAGE_NORM,      /* n = quantise(norm(x)) */
    BITNET__STAGE_QKV,       /* qkv = matrices * n */
    BITNET__STAGE_ROPE,      /* q = rope(qkv); the KV cache takes rope(k) and v */
    BITNET__STAGE_ATTEND,    /* attention = softmax(q k) v */
    BITNET__STAGE_SUB_NORM,  /* n = quantise(norm'(attention)) */
    BITNET__STAGE_OUTPUT,    /* x = x + matrix * n, or branch = matrix * n */
    BITNET__STAGE_ATTN_ADD,  /* x = x + norm(branch) * scale, if there is a branch */
    BITNET__STAGE_FFN_NORM,  /* n = quantise(norm(x)) */
    BITNET__STAGE_GATE_UP,   /* ffn = activation(matrix * n, matrix * n) */
    BITNET__STAGE_DOWN_NORM, /* n = quantise(norm'(ffn)) */
    BITNET__STAGE_DOWN,      /* as OUTPUT */
    BITNET__STAGE_FFN_ADD,   /* as ATTN_ADD */
    BITNET__STAGES
};

/* What the tasks of one stage work on. */
typedef struct bitnet__stage_work {
    const bitnet_model *model;
    const bitnet__batch *batch;
    int stage; /* of the layer */
    int layer_index;
    const bitnet__layer *layer;
    int tasks;         /* of the stage, or of a slice of it */
    int first, shares; /* of a matrix: the share of task 0, and how many there are in all slices */
} bitnet__stage_work;

/* What the tasks of the head and of its screen work on. */
typedef struct bitnet__lm_head_work {
    const bitnet_session *session;
    bitnet__choice *choice;
    float *logits;
    int from, to; /* rows of the head, or survivors */
    int tasks;
} bitnet__lm_head_work;

/* Runs `tasks` tasks of a stage; while a prompt is computed, the thread of >>forms waits. */
static void bitnet__run_stage(bitnet_model *model, bool prompt, bitnet__task *task, void *work,
                              int tasks) {
    bitnet__add(&model->forms.prompts, prompt);
    bitnet__run(model->pool, &model->tasks, task, work, tasks);
    bitnet__add(&model->forms.prompts, -prompt);
}

/* Into how many tasks to split what has `at_most` parts. */
static int bitnet__tasks(const bitnet_model *model, int at_most) {
    return model->info.threads < at_most ? model->info.threads : at_most;
}

/* ---- matrices */

/* scratch->tile[c][r] = row `row + r` of the matrix times vector c, r < rows <= BITNET__TILE. */
static void bitnet__tile(const bitnet_model *model, const bitnet__scratch *scratch,
                         const bitnet__matrix *m, int row, int rows, const bitnet__operand *in) {
    size_t at = (size_t)row * m->stride;
    float *tile = scratch->tile;
    int count = in->count, c, r;
    if (bitnet__is_grouped(m->type)) {
        model->kernels->grouped(tile, BITNET__TILE, m, row, rows, in);
    } else if (m->type == BITNET_TYPE_I2_S) {
        bitnet__dots(model->kernels, m, row, rows, in, scratch->dots);
        for (c = 0; c < count; c++)
            model->kernels->scale(tile + c * BITNET__TILE, scratch->dots + c * BITNET__TILE, rows,
                                  in->sums[c], m->scale * in->steps[c], false);
    } else {
        model->kernels->dot(tile, BITNET__TILE, m->type, m->data + at, m->stride, rows, m->columns,
                            in->floats, in->stride, count, scratch->row);
        for (c = 0; c < count && m->has_scale; c++)
            for (r = 0; r < rows; r++)
                tile[c * BITNET__TILE + r] = tile[c * BITNET__TILE + r] * m->scale;
    }
    for (c = 0; c < count && m->bias; c++)
        for (r = 0; r < rows; r++)
            tile[c * BITNET__TILE + r] = tile[c * BITNET__TILE + r] + m->bias[row + r];
}

/* True for a ternary matrix with one scale and no bias, as most are. */
static bool bitnet__is_plain(const bitnet__matrix *m) {
    return m->type == BITNET_TYPE_I2_S && !m->bias;
}

/* Rows [from, to) of a matrix times each vector c: y[c * stride + row] = or += the products. */
static void bitnet__multiply(const bitnet_model *model, const bitnet__scratch *scratch,
                             const bitnet__matrix *m, int from, int to, const bitnet__operand *in,
                             float *y, size_t stride, bool add) {
    int row, c, r;
    for (row = from; row < to; row += BITNET__TILE) {
        int rows = to - row < BITNET__TILE ? to - row : BITNET__TILE;
        if (bitnet__is_plain(m)) { /* straight from the integers to where they go */
            bitnet__dots(model->kernels, m, row, rows, in, scratch->dots);
            for (c = 0; c < in->count; c++)
                model->kernels->scale(y + (size_t)c * stride + row,
                                      scratch->dots + c * BITNET__TILE, rows, in->sums[c],
                                      m->scale * in->steps[c], add);
            continue;
        }
        bitnet__tile(model, scratch, m, row, rows, in);
        for (c = 0; c < in->count; c++) {
            const float *tile = scratch->tile + c * BITNET__TILE;
            float *out = y + (size_t)c * stride + row;
            if (add)
                for (r = 0; r < rows; r++) out[r] = out[r] + tile[r];
            else
                for (r = 0; r < rows; r++) out[r] = tile[r];
        }
    }
}

/* What a matrix of a layer multiplies. */
static const bitnet__operand *bitnet__input_of(const bitnet__stage_work *work, int matrix) {
    static const int8_t own[BITNET__MATRICES] = {0, 1, 2, 0, 0, 1, 0}; /* of those of a stage */
    return &work->batch->n[work->batch->inputs > 1 ? own[matrix] : 0];
}

/* This task's share of the rows of a matrix, for the whole batch. */
static void bitnet__multiply_share(const bitnet__stage_work *work, int task, int matrix, float *y,
                                   size_t stride, bool add) {
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->layer->matrix[matrix];
    int from, to;
    bitnet__share(m->rows, BITNET__BASE3_ROWS, work->first + task, work->shares, &from, &to);
    bitnet__multiply(work->model, &b->scratch[task], m, from, to, bitnet__input_of(work, matrix), y,
                     stride, add);
}

/* ---- the stages */

/* True if the kernels will read zeros behind the last value. */
BITNET__INLINE bool bitnet__is_padded(const float *x, int width) {
    int end = (int)bitnet__pad((size_t)width, 64), i = width;
    while (i < end && x[i] == 0.0f) i++;
    return i == end;
}

/* Vector c of an operand, whose floats are there, quantised as the model's matrices want it. */
static void bitnet__quantise_operand(const bitnet_model *model, const bitnet__operand *in, int c,
                                     int width) {
    int8_t *q = in->quants + (size_t)c * in->quants_stride;
    const float *x = in->floats + (size_t)c * in->stride;
    float *steps = in->group_steps + (size_t)c * in->groups_stride;
    int32_t *sums = in->group_sums + (size_t)c * in->groups_stride;
    size_t g;
    if (!model->grouped) {
        in->steps[c] = model->kernels->quantise(q, &in->sums[c], x, width);
        return;
    }
    model->kernels->quantise_groups(q, steps, sums, x, width,
                                    model->activation_group ? model->activation_group : 1 << 17);
    in->steps[c] = steps[0]; /* of all of it, for matrices with one scale */
    for (in->sums[c] = 0, g = 0; g < bitnet__groups(width); g++) in->sums[c] += sums[g];
}

/* n = norm(x), or x itself where there is no gain; and its quantised form, for row c. */
static void bitnet__prepare_row(const bitnet_model *model, const bitnet__operand *out, int c,
                                const float *x, const float *gain, int width) {
    float *n = out->floats + (size_t)c * out->stride;
    if (gain)
        model->kernels->norm(n, x, gain, width, (float)(1.0 / width), model->info.norm_epsilon);
    else memcpy(n, x, bitnet__pad((size_t)width, 64) * sizeof(float));
    bitnet__quantise_operand(model, out, c, width);
}

/* x as its int8 form has it: models with norms of matrices' inputs were trained with that, so even
   matrices of floats get it. */
static void bitnet__through_int8(float *x, int n) {
    float largest = 1e-5f, scale, step;
    int i;
    for (i = 0; i < n; i++) largest = bitnet__larger_magnitude(x[i], largest);
    step = bitnet__quantise_scale(largest, &scale);
    for (i = 0; i < n; i++) x[i] = (float)bitnet__quantise_one(x[i], scale) * step;
}

/* Rows c, c + tasks, ... of the batch: what `count` matrices from `first` on multiply. It is the
   same for all of them, unless each has a norm of its own behind the common one. */
static void bitnet__prepare(const bitnet__stage_work *work, int task, const float *in,
                            size_t stride, const float *gain, int first, int count) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    int width = work->layer->matrix[first].columns, c, i;
    float *row = b->scratch[task].row;
    for (c = task; c < b->count; c += work->tasks) {
        const float *x = in + (size_t)c * stride;
        BITNET_ASSERT(bitnet__is_padded(x, width));
        if (b->inputs == 1) {
            bitnet__prepare_row(model, &b->n[0], c, x, gain, width);
            continue;
        }
        if (gain) {
            model->kernels->norm(row, x, gain, width, (float)(1.0 / width),
                                 model->info.norm_epsilon);
            x = row;
        }
        for (i = 0; i < count; i++) {
            const bitnet__operand *out = &b->n[i];
            bitnet__prepare_row(model, out, c, x,
                                bitnet__norm_of(work->layer, BITNET__NORMS_IN + first + i), width);
            if (bitnet__is_float_type(work->layer->matrix[first + i].type) &&
                model->activation_group == 0)
                bitnet__through_int8(out->floats + (size_t)c * out->stride, width);
        }
    }
}

/* True if what a layer adds to x passes a norm or a factor first. */
static bool bitnet__adds_apart(const bitnet_model *model) {
    return bitnet__has_part(model->parts, BITNET__ATTN_POST_NORM) || model->residual_scale != 1.0f;
}

/* The last product of attention or of the ffn: added to x, or apart. */
static void bitnet__multiply_branch(const bitnet__stage_work *work, int task, int matrix) {
    const bitnet__batch *b = work->batch;
    bool apart = bitnet__adds_apart(work->model);
    bitnet__multiply_share(work, task, matrix, apart ? b->branch : b->x, b->x_stride, !apart);
}

/* x = x + norm(branch) * scale; without a gain the branch itself. */
static void bitnet__add_stage(const bitnet__stage_work *work, int task, const float *gain) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    float *row = b->scratch[task].row;
    int width = model->info.width, c, i;
    for (c = task; c < b->count; c += work->tasks) {
        float *x = b->x + (size_t)c * b->x_stride;
        const float *y = b->branch + (size_t)c * b->x_stride;
        if (gain) {
            model->kernels->norm(row, y, gain, width, (float)(1.0 / width),
                                 model->info.norm_epsilon);
            y = row;
        }
        for (i = 0; i < width; i++) x[i] = x[i] + y[i] * model->residual_scale;
    }
}

/* y = rope(x) * scale for one head; y may not be x. */
static void bitnet__rotate(const bitnet_model *model, float *y, const float *x, const float *rope,
                           float scale) {
    int width = model->info.head_width, turned = model->info.rope_width, half = turned / 2, i;
    bool neighbours = model->architecture->rope == BITNET__ROPE_NEIGHBOURS;
    for (i = 0; i < half; i++) {
        int a = neighbours ? 2 * i : i, b = neighbours ? 2 * i + 1 : i + half;
        float c = rope[2 * i], s = rope[2 * i + 1];
        y[a] = (x[a] * c - x[b] * s) * scale;
        y[b] = (x[a] * s + x[b] * c) * scale;
    }
    for (i = turned; i < width; i++) y[i] = x[i] * scale;
}

/* The page of a row's session that holds a position. */
static const bitnet__page *bitnet__row_page(const bitnet__row *row, int32_t position) {
    return row->session->pages[position / BITNET__PAGE];
}

/* A head of q or k: its norm, in `room`, or x itself where there is no gain. */
static const float *bitnet__head_norm(const bitnet_model *model, const float *gain, const float *x,
                                      float *room) {
    int width = model->info.head_width;
    if (!gain) return x;
    model->kernels->norm(room, x, gain, width, (float)(1.0 / width), model->info.norm_epsilon);
    return room;
}

static void bitnet__rope_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    const bitnet__kernels *kernels = work->model->kernels;
    const float *q_gain = bitnet__norm_of(work->layer, BITNET__Q_NORM);
    const float *k_gain = bitnet__norm_of(work->layer, BITNET__K_NORM);
    size_t width = (size_t)info->head_width;
    float *rotated = b->scratch[task].row; /* padding: written as zeros below */
    float *normed = b->scratch[task].o;
    int c, head;
    for (c = task; c < b->count; c += work->tasks) {
        size_t at = (size_t)(b->rows[c].position % BITNET__PAGE);
        const float *qkv = b->qkv + (size_t)c * b->qkv_stride, *rope;
        const bitnet__page *page;
        size_t turns;
        if (!b->rows[c].session) continue;
        page = bitnet__row_page(&b->rows[c], b->rows[c].position);
        turns = work->layer->window || b->rows[c].session->long_turns;
        rope = page->rope + (turns * BITNET__PAGE + at) * (size_t)info->rope_width;
        BITNET_ASSERT(page->users == 1);
        for (head = 0; head < info->heads; head++, qkv += width)
            bitnet__rotate(work->model,
                           b->q + (size_t)c * b->q_stride + (size_t)head * b->head_stride,
                           bitnet__head_norm(work->model, q_gain, qkv, normed), rope,
                           work->model->score_scale);
        for (head = 0; head < info->kv_heads; head++, qkv += width) {
            uint16_t *keys =
                bitnet__keys_of(page, info, work->layer_index, head) + at * b->head_stride;
            const float *v = qkv + (size_t)info->kv_heads * width;
            bitnet__rotate(work->model, rotated,
                           bitnet__head_norm(work->model, k_gain, qkv, normed), rope, 1.0f);
            memset(rotated + width, 0, (b->head_stride - width) * sizeof(float));
            kernels->to_half(keys, rotated, (int)b->head_stride);
            memcpy(rotated, v, width * sizeof(float));
            kernels->to_half(keys + BITNET__PAGE * b->head_stride, rotated, (int)b->head_stride);
        }
    }
}

/* Attention of one row for query heads [from, to), which share a kv head, over what the layer sees:
   page after page, merged in order. */
static void bitnet__attend(const bitnet__stage_work *work, const bitnet__scratch *scratch, int c,
                           int from, int to) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__kernels *kernels = work->model->kernels;
    const bitnet__batch *b = work->batch;
    const bitnet__row *row = &b->rows[c];
    int heads = to - from, kv_head = from / (info->heads / info->kv_heads);
    int positions = row->position + 1, h, at, n;
    int first = work->layer->window && positions > work->layer->window
                    ? positions - work->layer->window
                    : 0;
    size_t d = b->head_stride, i;
    const float *q = b->q + (size_t)c * b->q_stride + (size_t)from * d;
    float *o = scratch->o, *m = scratch->m, *l = scratch->l;
    float *o_c = o + (size_t)heads * d, *m_c = m + heads, *l_c = l + heads;
    for (at = first; at < positions; at += n) {
        const uint16_t *k =
            bitnet__keys_of(bitnet__row_page(row, at), info, work->layer_index, kv_head) +
            (size_t)(at % BITNET__PAGE) * d;
        const uint16_t *v = k + BITNET__PAGE * d, *next = k;
        n = BITNET__PAGE - at % BITNET__PAGE;
        if (n > positions - at) n = positions - at;
        if (at + n < positions)
            next = bitnet__keys_of(bitnet__row_page(row, at + n), info, work->layer_index, kv_head);
        if (at == first) {
            kernels->attend(o, m, l, q, heads, k, v, next, (int)d, n);
            continue;
        }
        kernels->attend(o_c, m_c, l_c, q, heads, k, v, next, (int)d, n);
        for (h = 0; h < heads; h++) {
            float top = m[h] > m_c[h] ? m[h] : m_c[h];
            float f = bitnet__exp(m[h] - top), g = bitnet__exp(m_c[h] - top);
            l[h] = l[h] * f + l_c[h] * g;
            for (i = (size_t)h * d; i < (size_t)(h + 1) * d; i++) o[i] = o[i] * f + o_c[i] * g;
            m[h] = top;
        }
    }
    for (h = 0; h < heads; h++) {
        float *out = b->attention + (size_t)c * b->attention_stride +
                     (size_t)(from + h) * (size_t)info->head_width;
        float r = bitnet__rcp(l[h]);
        for (i = 0; i < (size_t)info->head_width; i++) out[i] = o[(size_t)h * d + i] * r;
    }
}

/* Query heads are shared out evenly, whatever their number; heads of one kv head that fall to one
   task go together, because they read the same keys and values. */
static void bitnet__attend_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    int group = info->heads / info->kv_heads, from, to, c, head, next;
    bitnet__share(info->heads, 1, task, work->tasks, &from, &to);
    for (head = from; head < to; head = next) {
        next = (head / group + 1) * group < to ? (head / group + 1) * group : to;
        for (c = 0; c < work->batch->count; c++)
            if (work->batch->rows[c].session)
                bitnet__attend(work, &work->batch->scratch[task], c, head, next);
    }
}

/* Gate and up share their input and their rows, so the activation follows at once. */
static void bitnet__gate_up_stage(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    int from, to, c;
    bitnet__multiply_share(work, task, BITNET__GATE, b->ffn, b->ffn_stride, false);
    bitnet__multiply_share(work, task, BITNET__UP, b->up, b->ffn_stride, false);
    bitnet__share(work->model->info.ffn_width, BITNET__BASE3_ROWS, work->first + task, work->shares,
                  &from, &to);
    for (c = 0; c < b->count && from < to; c++) {
        float *gate = b->ffn + (size_t)c * b->ffn_stride + from;
        work->model->kernels->gate(gate, gate, b->up + (size_t)c * b->ffn_stride + from, to - from,
                                   work->model->activation);
    }
}

static void bitnet__layer_task(void *context, int task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    const bitnet_model_info *info = &work->model->info;
    size_t query = (size_t)info->heads * (size_t)info->head_width;
    size_t kv = (size_t)info->kv_heads * (size_t)info->head_width;
    switch (work->stage) {
    case BITNET__STAGE_NORM:
        bitnet__prepare(work, task, b->x, b->x_stride,
                        bitnet__norm_of(work->layer, BITNET__ATTN_NORM), BITNET__Q, 3);
        break;
    case BITNET__STAGE_QKV:
        bitnet__multiply_share(work, task, BITNET__Q, b->qkv, b->qkv_stride, false);
        bitnet__multiply_share(work, task, BITNET__K, b->qkv + query, b->qkv_stride, false);
        bitnet__multiply_share(work, task, BITNET__V, b->qkv + query + kv, b->qkv_stride, false);
        break;
    case BITNET__STAGE_ROPE: bitnet__rope_stage(work, task); break;
    case BITNET__STAGE_ATTEND: bitnet__attend_stage(work, task); break;
    case BITNET__STAGE_SUB_NORM:
        bitnet__prepare(work, task, b->attention, b->attention_stride,
                        bitnet__norm_of(work->layer, BITNET__ATTN_SUB_NORM), BITNET__O, 1);
        break;
    case BITNET__STAGE_OUTPUT: bitnet__multiply_branch(work, task, BITNET__O); break;
    case BITNET__STAGE_ATTN_ADD:
        bitnet__add_stage(work, task, bitnet__norm_of(work->layer, BITNET__ATTN_POST_NORM));
        break;
    case BITNET__STAGE_FFN_NORM:
        bitnet__prepare(work, task, b->x, b->x_stride,
                        bitnet__norm_of(work->layer, BITNET__FFN_NORM), BITNET__GATE, 2);
        break;
    case BITNET__STAGE_GATE_UP: bitnet__gate_up_stage(work, task); break;
    case BITNET__STAGE_DOWN_NORM:
        bitnet__prepare(work, task, b->ffn, b->ffn_stride,
                        bitnet__norm_of(work->layer, BITNET__FFN_SUB_NORM), BITNET__DOWN, 1);
        break;
    case BITNET__STAGE_DOWN: bitnet__multiply_branch(work, task, BITNET__DOWN); break;
    default:
        bitnet__add_stage(work, task, bitnet__norm_of(work->layer, BITNET__FFN_POST_NORM));
        break;
    }
}

/* Stages that handle the batch token by token have no more tasks than tokens. */
static bool bitnet__is_per_token(int stage) {
    return stage == BITNET__STAGE_NORM || stage == BITNET__STAGE_ROPE ||
           stage == BITNET__STAGE_SUB_NORM || stage == BITNET__STAGE_ATTN_ADD ||
           stage == BITNET__STAGE_FFN_NORM || stage == BITNET__STAGE_DOWN_NORM ||
           stage == BITNET__STAGE_FFN_ADD;
}

/* ---- the head */

static void bitnet__lm_head_task(void *context, int task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    const bitnet_model *model = work->session->model;
    int from, to;
    bitnet__share(work->to - work->from, BITNET__TILE, task, work->tasks, &from, &to);
    bitnet__multiply(model, &work->choice->scratch[task], &model->lm_head, work->from + from,
                     work->from + to, &work->choice->state, work->logits, 0, false);
}

static bitnet_result bitnet__non_finite(bitnet_session *s, int32_t id) {
    return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                        "the logit of token %i is not a finite number", (int64_t)id);
}

/* Takes the session's state as what the head multiplies. */
static void bitnet__begin_lm_head(bitnet_session *s) {
    const bitnet_model *model = s->model;
    bitnet__operand *state = &s->choice->state;
    state->count = 1;
    memcpy(state->floats, s->hidden, bitnet__pad((size_t)model->info.width, 64) * 4);
    if (!bitnet__is_float_type(model->lm_head.type))
        bitnet__quantise_operand(model, state, 0, model->info.width);
}

/* Computes the logits of the session's state, in slices between which the budget is looked at;
   *done says how far it has come. */
static bitnet_result bitnet__lm_head(bitnet_session *s, float *logits, int32_t *done,
                                     int64_t deadline) {
    const bitnet_model *model = s->model;
    int32_t vocabulary = model->info.vocabulary, i;
    if (*done == 0 && s->backend && s->backend->logits(s, logits)) *done = vocabulary;
    if (*done == 0) bitnet__begin_lm_head(s);
    while (*done < vocabulary) {
        bitnet__lm_head_work work;
        work.session = s;
        work.choice = s->choice;
        work.logits = logits;
        work.from = *done;
        work.to = vocabulary - work.from < BITNET__FULL ? vocabulary : work.from + BITNET__FULL;
        work.tasks = model->info.threads;
        bitnet__run_stage(s->model, false, bitnet__lm_head_task, &work, work.tasks);
        for (i = work.from; i < work.to; i++)
            if (!bitnet__is_finite(logits[i])) {
                *done = 0;
                return bitnet__non_finite(s, i);
            }
        *done = work.to;
        if (*done < vocabulary && deadline && bitnet__microseconds() >= deadline)
            return BITNET_PENDING;
    }
    return BITNET_OK;
}

/* What makes probabilities of logits: the greatest, and the logarithm of the sum of
   exp(logit - greatest). */
typedef struct bitnet__log_scale {
    double top, rest;
} bitnet__log_scale;

BITNET__NOINLINE static bitnet__log_scale bitnet__log_scale_of(const float *logits,
                                                               int32_t vocabulary) {
    bitnet__log_scale scale;
    double sum = 0.0;
    int32_t i;
    scale.top = logits[0];
    for (i = 1; i < vocabulary; i++)
        if (logits[i] > scale.top) scale.top = logits[i];
    for (i = 0; i < vocabulary; i++) sum = sum + bitnet__exp_double(logits[i] - scale.top);
    scale.rest = bitnet__log_double(sum);
    return scale;
}

static float bitnet__log_share(bitnet__log_scale scale, float logit) {
    return (float)(logit - scale.top - scale.rest);
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

/* ---- the batch */

static void bitnet__embed_task(void *context, int task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->model->embedding;
    int c, i;
    for (c = task; c < b->count; c += work->tasks) {
        float *x = b->x + (size_t)c * b->x_stride;
        int32_t id = b->rows[c].session->tokens[b->rows[c].position];
        bool grouped = bitnet__is_grouped(m->type);
        if (grouped) bitnet__group_row(m, id, x);
        else bitnet__type_of(m->type)->expand(m->data + (size_t)id * m->stride, m->columns, x);
        for (i = 0; i < m->columns && m->has_scale && !grouped; i++) x[i] = x[i] * m->scale;
        for (i = 0; i < m->columns; i++) x[i] = x[i] * work->model->embedding_scale;
    }
}

static void bitnet__observe_layer(const bitnet__batch *b, int layer) {
    int32_t c;
    for (c = 0; c < b->count; c++) {
        const bitnet_session *s = b->rows[c].session;
        if (s && s->observer.layer)
            s->observer.layer(s->observer.user, layer, b->rows[c].position,
                              b->x + (size_t)c * b->x_stride, s->model->info.width);
    }
}

/* True if batches are computed by another processor. Only this one shows what is in its layers. */
static bool bitnet__is_elsewhere(const bitnet_session *s) {
    return s->backend && !s->observer.layer;
}

/* Leaves the other processor, which has failed. What only it had waits to be computed here, in
   memory that is yet to be taken. */
static void bitnet__leave(bitnet_session *s) {
    s->backend->end(s);
    s->backend = NULL;
    bitnet__forget_guesses(s, 0);
    bitnet__give_back_batch(s);
    if (s->computed > s->home) s->computed = s->home;
    if (s->hidden_at > s->computed) s->hidden_at = -1;
}

/* The whole batch, computed elsewhere. */
static bitnet_result bitnet__stage_elsewhere(bitnet_session *s, int64_t deadline) {
    bitnet_result result = s->backend->compute(s, deadline);
    if (result == BITNET_OK) s->batch->stage = s->model->info.layers * BITNET__STAGES + 1;
    else if (result != BITNET_PENDING) bitnet__leave(s);
    return result == BITNET_PENDING ? BITNET_PENDING : BITNET_OK;
}

static void bitnet__begin_choices(bitnet_session *const *sessions, int count, int64_t deadline);

/* A new state has come: no logits are made of it yet. */
static void bitnet__new_state(bitnet_session *s) {
    int i;
    for (i = 0; i < s->model->info.width; i++)
        if (!(s->hidden[i] == s->hidden[i])) s->hidden[i] = bitnet__nan();
    s->has_logits = false;
    if (s->choice) s->choice->done = s->choice->screened = 0;
}

/* The normalised state after the token in row `c` of a batch. */
static void bitnet__row_state(const bitnet_model *model, const bitnet__batch *b, int32_t c,
                              float *state) {
    model->kernels->norm(state, b->x + (size_t)c * b->x_stride, model->output_norm,
                         model->info.width, (float)(1.0 / model->info.width),
                         model->info.norm_epsilon);
}

/* Logits are made of finite states only: a ternary head would make numbers of a NaN as well. */
static bitnet_result bitnet__check_state(bitnet_session *s, const float *state) {
    int i;
    for (i = 0; i < s->model->info.width; i++)
        if (!bitnet__is_finite(state[i]))
            return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                                "value %i of the state that logits are made of is not finite",
                                (int64_t)i);
    return BITNET_OK;
}

/* Shows the logits of a row to the observer. */
static bitnet_result bitnet__observe_logits(bitnet_session *s, int32_t position) {
    bitnet_result result = bitnet__check_state(s, s->hidden);
    if (!s->choice && !(s->choice = bitnet__borrow_choice(s->model)))
        return bitnet__no_memory(&s->error);
    s->choice->done = s->choice->screened = 0;
    if (result == BITNET_OK) result = bitnet__lm_head(s, s->choice->logits, &s->choice->done, 0);
    if (result == BITNET_OK)
        s->observer.logits(s->observer.user, position, s->choice->logits,
                           s->model->info.vocabulary);
    s->choice->done = 0; /* the observer may have changed them */
    return result;
}

/* The last stage: the states of a session's rows [first, first + count) that are wanted. That of
   the last of the `fed` ones is the session's; those behind it are of guesses. */
static bitnet_result bitnet__finish_rows(bitnet_session *s, const bitnet__batch *b, int32_t first,
                                         int32_t count, int32_t fed) {
    size_t width = bitnet__pad((size_t)s->model->info.width, 64);
    bitnet_result result = BITNET_OK;
    bool elsewhere = bitnet__is_elsewhere(s);
    int32_t i;
    for (i = 0; i < count && result == BITNET_OK; i++) {
        const bitnet__row *row = &b->rows[first + i];
        float *state = i < fed ? s->hidden : s->states + (size_t)(i - fed) * width;
        if (!row->wanted) continue;
        if (!elsewhere) bitnet__row_state(s->model, b, first + i, state);
        else if (i < fed) s->backend->state(s, row->position);
        if (i >= fed) continue;
        bitnet__new_state(s);
        if (s->observer.logits) result = bitnet__observe_logits(s, row->position);
    }
    s->hidden_at = result == BITNET_OK ? s->computed + fed : -1;
    return result;
}

/* A session's rows have passed all layers: their tokens are computed. */
static bitnet_result bitnet__end_rows(bitnet_session *s, const bitnet__batch *b, int32_t first,
                                      int32_t count) {
    int32_t waiting = s->length - s->computed, fed = count < waiting ? count : waiting;
    bitnet_result result = bitnet__finish_rows(s, b, first, count, fed);
    if (result != BITNET_OK) return result;
    s->guessed = s->computed + fed;
    s->guessed_end = s->computed + count;
    s->computed += fed;
    BITNET_ASSERT(s->computed <= s->length && s->guessed_end <= bitnet__paged(s));
    if (!bitnet__is_elsewhere(s)) s->home = s->computed;
    s->stats.drafted_tokens += count - fed;
    if (fed > 1) s->stats.prompt_tokens += fed;
    else s->stats.decode_tokens += fed;
    return BITNET_OK;
}

/* The session's own batch has passed all layers. */
static bitnet_result bitnet__end_batch(bitnet_session *s) {
    bitnet_result result = bitnet__end_rows(s, s->batch, 0, s->batch->count);
    bitnet__drop_batch(s);
    return result;
}

/* Into how many slices a deadline cuts a stage of a layer: the large products, after every four
   million weights, which take some 100 microseconds. */
static int32_t bitnet__slices_of(const bitnet__layer *layer, int stage, int32_t rows) {
    static const int8_t first[BITNET__STAGES] = {
        0, BITNET__Q, 0, 0, 0, BITNET__O, 0, 0, BITNET__GATE, 0, BITNET__DOWN, 0};
    static const int8_t count[BITNET__STAGES] = {0, 3, 0, 0, 0, 1, 0, 0, 2, 0, 1, 0};
    int64_t weights = 0;
    int i;
    for (i = first[stage]; i < first[stage] + count[stage]; i++)
        weights += (int64_t)layer->matrix[i].rows * layer->matrix[i].columns;
    return 1 + (int32_t)((weights * (3 + rows) / 4) >> 22); /* 8 rows cost about 3 of one */
}

/* Runs the next slice of a stage of a layer; true when the stage has been passed. */
static bool bitnet__layer_stage(bitnet_model *model, bitnet__batch *b, bool deadline) {
    bitnet__stage_work work;
    int32_t i;
    memset(&work, 0, sizeof work);
    work.model = model;
    work.batch = b;
    work.stage = (b->stage - 1) % BITNET__STAGES;
    work.layer_index = (b->stage - 1) / BITNET__STAGES;
    work.layer = &model->layers[work.layer_index];
    if (b->slice == 0)
        b->slices = deadline ? bitnet__slices_of(work.layer, work.stage, b->count) : 1;
    work.tasks = bitnet__tasks(model, bitnet__is_per_token(work.stage) ? b->count : INT_MAX);
    work.first = b->slice * work.tasks;
    work.shares = b->slices * work.tasks;
    for (i = 0; i < b->inputs; i++) b->n[i].count = b->count;
    bitnet__run_stage(model, b->count > 1, bitnet__layer_task, &work, work.tasks);
    if (++b->slice < b->slices) return false;
    b->slice = 0;
    return true;
}

/* Goes on to the next stage that has something to do. */
static void bitnet__pass_stage(const bitnet_model *model, bitnet__batch *b) {
    int stage;
    do stage = b->stage++ % BITNET__STAGES;
    while (!bitnet__adds_apart(model) &&
           (stage == BITNET__STAGE_ATTN_ADD || stage == BITNET__STAGE_FFN_ADD));
    if ((b->stage - 1) % BITNET__STAGES == 0)
        bitnet__observe_layer(b, (b->stage - 1) / BITNET__STAGES);
}

/* True when the rows have passed all layers. */
static bool bitnet__is_through(const bitnet_model *model, const bitnet__batch *b) {
    return b->stage > model->info.layers * BITNET__STAGES;
}

/* Runs one stage of a batch, or a slice of it, and goes on to the next. */
static void bitnet__batch_stage(bitnet_model *model, bitnet__batch *b, bool deadline) {
    if (b->stage == 0) {
        bitnet__stage_work work;
        memset(&work, 0, sizeof work);
        work.model = model;
        work.batch = b;
        work.tasks = bitnet__tasks(model, b->count);
        bitnet__run_stage(model, b->count > 1, bitnet__embed_task, &work, work.tasks);
    } else if (!bitnet__layer_stage(model, b, deadline)) {
        return;
    }
    bitnet__pass_stage(model, b);
}

/* The same for the session's own batch, wherever it is computed, up to its end. */
static bitnet_result bitnet__stage(bitnet_session *s, int64_t deadline) {
    bitnet__batch *b = s->batch;
    if (b->stage == 0 && bitnet__is_elsewhere(s)) return bitnet__stage_elsewhere(s, deadline);
    if (bitnet__is_through(s->model, b)) return bitnet__end_batch(s);
    if (b->stage == 0 && s->backend && s->backend->fetch(s) != BITNET_OK) bitnet__leave(s);
    else bitnet__batch_stage(s->model, b, deadline != 0);
    return BITNET_OK;
}

/* Looks for tokens that may follow the one that waits, at most `room`: what the grammar demands, or
   else what the drafter guesses. Returns how many there are. */
static int32_t bitnet__guess(bitnet_session *s, int32_t room) {
    int32_t *guesses = s->tokens + s->length, i;
    size_t count = 0;
    if (room > BITNET__GUESSES) room = BITNET__GUESSES;
    if (room > bitnet__paged(s) - s->length) room = bitnet__paged(s) - s->length;
    if (room > s->options.context - s->length) room = s->options.context - s->length;
    if (room < 1 || !s->states || s->observer.logits || s->observer.layer) return 0;
    if (s->matcher)
        count = bitnet__forced_tokens(s->matcher, s->tokens, s->length, guesses, (size_t)room);
    if (count == 0 && s->drafter.draft)
        count =
            s->drafter.draft(s->drafter.user, s->tokens, (size_t)s->length, guesses, (size_t)room);
    for (i = 0; i < room && (size_t)i < count; i++)
        if (guesses[i] < 0 || guesses[i] >= s->model->info.vocabulary) break;
    return i;
}

/* Adds rows of a session to a batch that begins, at most `most`: of what waits, and behind a token
   that waits alone what the drafter guesses. */
static void bitnet__add_rows(bitnet__batch *b, bitnet_session *s, int32_t most) {
    int32_t waiting = s->length - s->computed, fed, count, i;
    if (most > b->room - b->count) most = b->room - b->count;
    fed = count = waiting < most ? waiting : most;
    s->guessed = s->guessed_end = 0;
    if (waiting == 1) count += bitnet__guess(s, most - 1);
    for (i = 0; i < count; i++) {
        bitnet__row *row = &b->rows[b->count++];
        row->session = s;
        row->position = s->computed + i;
        row->wanted = s->observer.logits || i >= fed - 1;
    }
}

/* If somebody has cancelled: what is not computed yet is gone. */
static bitnet_result bitnet__heed_cancel(bitnet_session *s) {
    if (!bitnet__exchange(&s->cancel, 0)) return BITNET_OK;
    s->length = s->computed;
    bitnet__rest(s);
    return bitnet__fail(&s->error, BITNET_CANCELLED, "cancelled");
}

/* Runs the next stage of what was fed, of a batch of at most `most` rows if one has to begin. The
   memory is there since then, unless the session has been copied, cut or restored. */
static bitnet_result bitnet__next_stage(bitnet_session *s, int64_t deadline, int32_t most,
                                        int32_t *begun) {
    int64_t start = bitnet__microseconds();
    int32_t fed;
    bitnet_result result = bitnet__heed_cancel(s);
    if (result == BITNET_OK && !s->batch)
        result = bitnet__reserve(s, s->computed, s->length, s->length - s->computed);
    if (result != BITNET_OK) return result;
    if (s->batch->count == 0) {
        s->batch->stage = s->batch->slice = 0;
        bitnet__add_rows(s->batch, s, most);
        *begun += s->batch->count;
    }
    fed = bitnet__fed_rows(s);
    result = bitnet__stage(s, deadline);
    if (fed > 1) s->stats.prompt_microseconds += bitnet__microseconds() - start;
    else s->stats.decode_microseconds += bitnet__microseconds() - start;
    return result;
}

/* Computes what was fed, within the budget. The clock is in `deadline`, 0: none. */
static bitnet_result bitnet__catch_up(bitnet_session *s, int64_t deadline, int32_t tokens) {
    int32_t begun = 0;
    bitnet__quit_pass(s);
    while (s->computed < s->length) {
        /* Where time is short, small batches keep each stage short. */
        int32_t most = deadline && s->options.batch > 8 ? 8 : s->options.batch;
        bitnet_result result;
        if (tokens && begun == tokens && (!s->batch || s->batch->count == 0)) return BITNET_PENDING;
        if (tokens && most > tokens - begun) most = tokens - begun;
        result = bitnet__next_stage(s, deadline, most, &begun);
        if (result != BITNET_OK) return result;
        if (s->computed < s->length && deadline && bitnet__microseconds() >= deadline)
            return BITNET_PENDING;
    }
    bitnet__give_back_batch(s);
    return BITNET_OK;
}

/* Sees to it that the whole KV cache is in the session's memory. */
static void bitnet__bring_home(bitnet_session *s) {
    bitnet__fpenv saved;
    int32_t computed = s->computed;
    if (!s->backend || s->backend->fetch(s) == BITNET_OK) return;
    bitnet__leave(s);
    saved = bitnet__fp_enter();
    bitnet__catch_up(s, 0, computed - s->computed);
    bitnet__fp_leave(saved);
}

/* Computes what was fed, up to the state that logits are made of. */
static bitnet_result bitnet__catch_up_hidden(bitnet_session *s, const bitnet_budget *budget,
                                             int64_t deadline) {
    bitnet_result result;
    if (s->length == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_EMPTY, "the session holds no token yet");
    if (s->computed == s->length && s->hidden_at != s->length) {
        int32_t guess = s->length - 1 - s->guessed;
        if (guess >= 0 && s->length <= s->guessed_end) { /* that came true */
            size_t width = bitnet__pad((size_t)s->model->info.width, 64);
            if (bitnet__is_elsewhere(s)) s->backend->state(s, s->length - 1);
            else memcpy(s->hidden, s->states + (size_t)guess * width, width * sizeof(float));
            bitnet__new_state(s);
            s->hidden_at = s->length;
        } else {
            s->computed = s->length - 1; /* after a truncation: the last token once more */
        }
    }
    result = bitnet__catch_up(s, deadline, budget ? budget->tokens : 0);
    return result == BITNET_OK ? bitnet__check_state(s, s->hidden) : result;
}

/* The same, and sees to it that a choice can be made. */
static bitnet_result bitnet__catch_up_choice(bitnet_session *s, const bitnet_budget *budget,
                                             int64_t deadline) {
    bitnet_result result = bitnet__catch_up_hidden(s, budget, deadline);
    if (result == BITNET_OK && !s->choice && !(s->choice = bitnet__borrow_choice(s->model)))
        return bitnet__no_memory(&s->error);
    return result;
}

/* Room for all logits, which stays from the first time on. */
static bitnet_result bitnet__reserve_logits(bitnet_session *s) {
    if (!s->logits)
        s->logits =
            (float *)bitnet__alloc(&s->allocator, (size_t)s->model->info.vocabulary, sizeof(float));
    return s->logits ? BITNET_OK : bitnet__no_memory(&s->error);
}

/* The same and all logits. */
BITNET__NOINLINE static bitnet_result bitnet__catch_up_logits(bitnet_session *s) {
    bitnet_result result = bitnet__catch_up_hidden(s, NULL, 0);
    int32_t done = 0;
    if (result != BITNET_OK || s->has_logits) return result;
    if ((result = bitnet__reserve_logits(s)) != BITNET_OK) return result;
    result = bitnet__catch_up_choice(s, NULL, 0);
    if (result == BITNET_OK) result = bitnet__lm_head(s, s->logits, &done, 0);
    s->has_logits = result == BITNET_OK;
    return result;
}

/* A session serves one thread at a time. */
static void bitnet__occupy(bitnet_session *s) {
    int others = bitnet__exchange(&s->busy, 1);
    BITNET_ASSERT(!others);
    (void)others;
}
static void bitnet__vacate(bitnet_session *s) { bitnet__store_release(&s->busy, 0); }

BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    bitnet__occupy(session);
    result = bitnet__catch_up(session, bitnet__deadline(budget), budget ? budget->tokens : 0);
    session->failed = result == BITNET_PENDING ? BITNET_OK : result;
    bitnet__vacate(session);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session) {
    if (session->failed != BITNET_OK) return session->failed;
    return session->computed < session->length ? BITNET_PENDING : BITNET_OK;
}

BITNET_API const float *bitnet_logits(bitnet_session *session) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result = bitnet__catch_up_logits(session);
    bitnet__fp_leave(saved);
    return result == BITNET_OK ? session->logits : NULL;
}

BITNET__NOINLINE static bitnet_result bitnet__log_softmax(bitnet_session *s, int32_t id,
                                                          float *out) {
    int32_t vocabulary = s->model->info.vocabulary;
    bitnet_result result = bitnet__check_ids(s, &id, 1);
    if (result == BITNET_OK) result = bitnet__catch_up_logits(s);
    if (result != BITNET_OK) return result;
    *out = bitnet__log_share(bitnet__log_scale_of(s->logits, vocabulary), s->logits[id]);
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id, float *out) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result = bitnet__log_softmax(session, id, out);
    bitnet__fp_leave(saved);
    return result;
}

/* ============================================================================================
   >>passes   Passes that sessions share

   A pass is a batch with rows of several sessions. It is begun and, if the budget allows, ended
   within one call. One that is interrupted lies in the model's list until a call for one of its
   sessions takes it up. A session is in it as long as rows of it are: whoever changes a session
   lets it leave first (bitnet__quit_pass), and who takes a pass up strikes out those who are not in
   the list of the call. So no row ever names a session that is gone.

   Calls >>batch, >>session, >>forward and >>sampler.
   ============================================================================================ */

enum {
    BITNET__PASS = 128,       /* rows, at most */
    BITNET__PASS_PROMPTS = 16 /* of them of prompts, while somebody decodes; of all, with guesses */
};

/* Sessions that a call computes for. */
typedef struct bitnet__crowd {
    bitnet_model *model;
    bitnet_session *const *sessions;
    int count;
    int64_t deadline;      /* 0: none */
    int32_t tokens, begun; /* rows that may begin in this call, 0: any number; rows that have */
    bool generating;       /* only sessions with a generation under way take part */
} bitnet__crowd;

/* Checks a list of sessions, and takes them for this thread. */
static bitnet_result bitnet__crowd_begin(bitnet__crowd *crowd, bitnet_session *const *sessions,
                                         int count, const bitnet_budget *budget) {
    int i, j;
    memset(crowd, 0, sizeof *crowd);
    if (count < 0 || (count > 0 && !sessions)) return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        if (!sessions[i] || sessions[i]->model != sessions[0]->model) return BITNET_ERROR_ARGUMENT;
        for (j = 0; j < i; j++)
            if (sessions[j] == sessions[i]) return BITNET_ERROR_ARGUMENT;
    }
    crowd->sessions = sessions;
    crowd->count = count;
    crowd->deadline = bitnet__deadline(budget);
    crowd->tokens = budget ? budget->tokens : 0;
    if (count > 0) crowd->model = sessions[0]->model;
    for (i = 0; i < count; i++) bitnet__occupy(sessions[i]);
    return BITNET_OK;
}

static void bitnet__crowd_end(const bitnet__crowd *crowd) {
    int i;
    for (i = 0; i < crowd->count; i++) bitnet__vacate(crowd->sessions[i]);
}

/* Tokens of a session that are to be computed. */
static int32_t bitnet__waiting(const bitnet__crowd *crowd, const bitnet_session *s) {
    bool takes_part = s->generation.active || !crowd->generating;
    return takes_part && s->failed == BITNET_OK ? s->length - s->computed : 0;
}

static bool bitnet__crowd_waits(const bitnet__crowd *crowd) {
    int i;
    for (i = 0; i < crowd->count; i++)
        if (bitnet__waiting(crowd, crowd->sessions[i])) return true;
    return false;
}

static bool bitnet__is_late(const bitnet__crowd *crowd) {
    return crowd->deadline && bitnet__microseconds() >= crowd->deadline;
}

/* How many rows may still begin, `most` at most. */
static int32_t bitnet__may_begin(const bitnet__crowd *crowd, int32_t most) {
    int32_t left = crowd->tokens - crowd->begun;
    return crowd->tokens && left < most ? left : most;
}

/* ---- the members of a pass */

/* True for a session that shares no pass: where it is computed, or who looks on, forbids it. */
static bool bitnet__is_alone(const bitnet_session *s) {
    return s->backend || s->observer.logits || s->observer.layer;
}

/* Tokens of a session that are to be computed in passes. */
static int32_t bitnet__sharing(const bitnet__crowd *crowd, const bitnet_session *s) {
    return bitnet__is_alone(s) ? 0 : bitnet__waiting(crowd, s);
}

/* Takes the memory that the waiting tokens need, and lends the session's own batch to the pass. */
static void bitnet__join(bitnet_session *s) {
    bitnet__give_back_batch(s);
    s->failed = bitnet__reserve(s, s->computed, s->length, 0);
}

/* The session with a single token waiting that has not been in a pass for longest; NULL if all are
   in this one. */
static bitnet_session *bitnet__next_single(const bitnet__crowd *crowd, uint64_t number) {
    bitnet_session *next = NULL;
    int i;
    for (i = 0; i < crowd->count; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__sharing(crowd, s) == 1 && s->turn != number && (!next || s->turn < next->turn))
            next = s;
    }
    return next;
}

/* Adds rows of a session to a pass. */
static void bitnet__enter_pass(bitnet__batch *b, bitnet_session *s, int32_t most) {
    bitnet__add_rows(b, s, most);
    s->pass = s->turn = b->number;
}

/* Rows for the pass that begins: each single token with its guesses, then prompts in the order of
   the list. */
static void bitnet__fill_pass(bitnet__crowd *crowd, bitnet__batch *b, int32_t most, int32_t singles,
                              int32_t prompts) {
    bitnet_session *s;
    int32_t few = crowd->deadline ? 8 : BITNET__PASS_PROMPTS, guesses, i;
    guesses = singles == 1 && !prompts && !crowd->deadline ? BITNET__GUESSES
              : singles && singles + prompts < few         ? (few - prompts - singles) / singles
                                                           : 0;
    while (b->count < most && (s = bitnet__next_single(crowd, b->number)) != NULL)
        bitnet__enter_pass(b, s, most - b->count < 1 + guesses ? most - b->count : 1 + guesses);
    for (i = 0; i < crowd->count && b->count < most && prompts > 0; i++) {
        int32_t before = b->count, room = most - before;
        s = crowd->sessions[i];
        if (bitnet__sharing(crowd, s) <= 1) continue;
        if (room > prompts) room = prompts;
        bitnet__enter_pass(b, s, room < s->options.batch ? room : s->options.batch);
        prompts -= b->count - before;
    }
}

/* A batch for a pass: of `rows` rows, or fewer if there is not the memory. */
static bitnet__batch *bitnet__pass_create(bitnet_model *model, int32_t rows) {
    bitnet__lender *lender = &model->lender;
    bitnet__batch *b = bitnet__borrow_batch(model, rows);
    if (!b) return NULL;
    b->count = b->stage = b->slice = 0;
    b->microseconds = 0;
    bitnet__lend_lock(lender);
    b->number = ++lender->passes_begun;
    bitnet__lend_unlock(lender);
    return b;
}

/* Begins a pass for those who share one and wait. NULL: there are none, the budget has no row left,
   or there is no memory, which they are told. */
static bitnet__batch *bitnet__begin_pass(bitnet__crowd *crowd) {
    int32_t singles = 0, prompts = 0, most = bitnet__may_begin(crowd, BITNET__PASS), few, rows;
    bitnet__batch *b;
    int i;
    for (i = 0; i < crowd->count && most > 0; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__sharing(crowd, s)) bitnet__join(s);
        if (bitnet__sharing(crowd, s) == 1) singles++;
        else if (prompts < most)
            prompts += bitnet__sharing(crowd, s) < most ? bitnet__sharing(crowd, s) : most;
    }
    if (singles + prompts == 0) return NULL;
    /* Where time is short, small batches keep each stage short. */
    few = crowd->deadline ? 8 : singles ? BITNET__PASS_PROMPTS : most;
    if (prompts > few) prompts = few;
    rows = singles + prompts < BITNET__GUESSES + 1 ? BITNET__GUESSES + 1 : singles + prompts;
    b = bitnet__pass_create(crowd->model, rows < most ? rows : most);
    if (b) bitnet__fill_pass(crowd, b, most, singles, prompts);
    for (i = 0; i < crowd->count && !b; i++)
        if (bitnet__sharing(crowd, crowd->sessions[i]))
            crowd->sessions[i]->failed = bitnet__no_memory(&crowd->sessions[i]->error);
    if (b) crowd->begun += b->count;
    return b;
}

/* ---- interrupting, and going on */

/* Leaves a pass for a later call to take up. */
static void bitnet__park_pass(bitnet_model *model, bitnet__batch *b) {
    bitnet__lend_lock(&model->lender);
    b->next = model->lender.passes;
    model->lender.passes = b;
    bitnet__lend_unlock(&model->lender);
}

/* Takes the interrupted pass of that number; NULL: there is none. */
static bitnet__batch *bitnet__take_pass(bitnet__lender *lender, uint64_t number) {
    bitnet__batch **at, *b;
    bitnet__lend_lock(lender);
    for (at = &lender->passes; *at && (*at)->number != number;) at = &(*at)->next;
    b = *at;
    if (b) *at = b->next;
    bitnet__lend_unlock(lender);
    return b;
}

/* True if the row is of a session in the list, which has not left since. */
static bool bitnet__is_member(const bitnet__crowd *crowd, const bitnet__batch *b,
                              const bitnet__row *row) {
    int i;
    for (i = 0; i < crowd->count; i++)
        if (crowd->sessions[i] == row->session) return row->session->pass == b->number;
    return false;
}

/* Takes up an interrupted pass that has rows of one of these sessions. NULL: there is none. */
static bitnet__batch *bitnet__resume_pass(const bitnet__crowd *crowd) {
    bitnet__batch *b = NULL;
    int32_t c;
    int i;
    for (i = 0; i < crowd->count && !b; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (s->pass && !(b = bitnet__take_pass(&crowd->model->lender, s->pass))) s->pass = 0;
    }
    for (c = 0; b && c < b->count; c++)
        if (!bitnet__is_member(crowd, b, &b->rows[c])) b->rows[c].session = NULL;
    return b;
}

/* Void rows make room. Between two layers nothing but x is alive. */
static void bitnet__close_rows(bitnet__batch *b) {
    int32_t kept = 0, c;
    if (b->slice > 0 || (b->stage > 0 && (b->stage - 1) % BITNET__STAGES != 0)) return;
    for (c = 0; c < b->count; c++) {
        if (!b->rows[c].session) continue;
        if (kept < c) {
            b->rows[kept] = b->rows[c];
            memcpy(b->x + (size_t)kept * b->x_stride, b->x + (size_t)c * b->x_stride,
                   b->x_stride * sizeof(float));
        }
        kept++;
    }
    b->count = kept;
}

/* Lets those who are cancelled go, out of the pass as well. */
static void bitnet__heed_cancels(const bitnet__crowd *crowd, bitnet__batch *b) {
    int i;
    for (i = 0; i < crowd->count; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (!bitnet__load_acquire(&s->cancel) || !bitnet__sharing(crowd, s)) continue;
        if (s->pass == b->number && bitnet__void_rows(b, s) == 0) b->count = 0;
        s->failed = bitnet__heed_cancel(s);
    }
}

/* A pass has gone through all layers, or has lost all its rows. */
static void bitnet__end_pass(bitnet_model *model, bitnet__batch *b) {
    int32_t c, rows, end;
    for (c = 0; c < b->count; c += rows) {
        bitnet_session *s = b->rows[c].session;
        int64_t share;
        for (rows = 1; c + rows < b->count && b->rows[c + rows].session == s;) rows++;
        if (!s) continue;
        end = s->computed;
        share = b->microseconds * rows / b->count;
        s->pass = 0;
        s->failed = bitnet__end_rows(s, b, c, rows);
        if (s->computed - end > 1) s->stats.prompt_microseconds += share;
        else s->stats.decode_microseconds += share;
    }
    b->count = 0;
    bitnet__return_batch(&model->lender, b);
}

/* Goes on with a pass. PENDING: the deadline has come first. */
static bitnet_result bitnet__run_pass(const bitnet__crowd *crowd, bitnet__batch *b) {
    int64_t start = bitnet__microseconds();
    for (;;) {
        bitnet__heed_cancels(crowd, b);
        bitnet__close_rows(b);
        if (b->count == 0 || bitnet__is_through(crowd->model, b)) break;
        bitnet__batch_stage(crowd->model, b, crowd->deadline != 0);
        if (!bitnet__is_late(crowd)) continue;
        b->microseconds += bitnet__microseconds() - start;
        bitnet__park_pass(crowd->model, b);
        return BITNET_PENDING;
    }
    b->microseconds += bitnet__microseconds() - start;
    bitnet__end_pass(crowd->model, b);
    return BITNET_OK;
}

/* One batch of a session that shares no pass. */
static bitnet_result bitnet__run_alone(bitnet__crowd *crowd, bitnet_session *s) {
    int32_t most = s->options.batch;
    bitnet_result result = BITNET_OK;
    if (crowd->deadline && most > 8) most = 8;
    most = bitnet__may_begin(crowd, most);
    if (most == 0 && !(s->batch && s->batch->count > 0)) return BITNET_PENDING;
    do {
        result = bitnet__next_stage(s, crowd->deadline, most, &crowd->begun);
        if (result == BITNET_OK && bitnet__is_late(crowd)) result = BITNET_PENDING;
    } while (result == BITNET_OK && s->batch && s->batch->count > 0);
    if (result != BITNET_OK && result != BITNET_PENDING) s->failed = result;
    if (s->computed == s->length) bitnet__give_back_batch(s);
    return s->failed == BITNET_OK ? result : BITNET_OK;
}

/* One turn: what was interrupted, or else one batch of each who is alone and one pass of all
   others. PENDING: the budget is spent. */
static bitnet_result bitnet__crowd_turn(bitnet__crowd *crowd) {
    bitnet__batch *b = bitnet__resume_pass(crowd);
    bitnet_result result = BITNET_OK;
    int i;
    for (i = 0; i < crowd->count && !b && result == BITNET_OK; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__is_alone(s) && bitnet__waiting(crowd, s)) result = bitnet__run_alone(crowd, s);
    }
    if (!b && result == BITNET_OK) b = bitnet__begin_pass(crowd);
    return b ? bitnet__run_pass(crowd, b) : result;
}

/* Computes all that waits. */
static bitnet_result bitnet__crowd_step(bitnet__crowd *crowd) {
    bitnet_result result = BITNET_OK;
    while (result == BITNET_OK && bitnet__crowd_waits(crowd)) {
        if (crowd->tokens && crowd->begun == crowd->tokens) return BITNET_PENDING;
        result = bitnet__crowd_turn(crowd);
        if (bitnet__is_late(crowd)) result = BITNET_PENDING;
    }
    return bitnet__crowd_waits(crowd) ? result : BITNET_OK;
}

BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, int count,
                                          const bitnet_budget *budget) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__crowd crowd;
    bitnet_result result = bitnet__crowd_begin(&crowd, sessions, count, budget);
    if (result == BITNET_OK) result = bitnet__crowd_step(&crowd);
    bitnet__begin_choices(crowd.sessions, crowd.count, crowd.deadline);
    bitnet__crowd_end(&crowd);
    bitnet__fp_leave(saved);
    return result;
}

/* ============================================================================================
   >>state   Saving and restoring a session

   The format, little-endian:
       char[4] "BNSS", u32 version = 2, u32 fingerprint of the model,
       u32 length, u32 computed, u32 hidden_at (as i32), u64 draws,
       f32 temperature, i32 top_k, f32 top_p, min_p, repetition, frequency, presence penalty,
       i32 penalty_last, u64 seed, u32 replying,
       i32 tokens[length], f32 hidden[width] unless hidden_at < 0,
       u16 k[layers][kv_heads][computed][head_width], u16 v[the same],
       u32 CRC-32 of all that precedes.
   Nothing in it depends on kernels, threads, batch or context size. A light state is that of a
   session which has computed nothing: computed = 0, hidden_at = -1. Version 1 had a fingerprint
   that left out norms, biases and most scales.

   Calls >>model, >>batch, >>session, >>forward and >>sampler.
   ============================================================================================ */

enum { BITNET__STATE_VERSION = 2, BITNET__STATE_HEADER = 76 };

/* Writes to or reads from a state: one description of the header serves both. */
typedef struct bitnet__stream {
    uint8_t *out;
    const uint8_t *in;
} bitnet__stream;

static void bitnet__stream_bytes(bitnet__stream *stream, void *data, size_t size) {
    if (stream->out) {
        memcpy(stream->out, data, size);
        stream->out += size;
    } else {
        memcpy(data, stream->in, size);
        stream->in += size;
    }
}

typedef struct bitnet__state {
    char magic[4];
    uint32_t version, fingerprint, length, computed, replying;
    int32_t hidden_at;
    uint64_t draws;
    bitnet_sampling sampling;
} bitnet__state;

static void bitnet__stream_header(bitnet__stream *stream, bitnet__state *state) {
    bitnet__stream_bytes(stream, state->magic, 4);
    bitnet__stream_bytes(stream, &state->version, 4);
    bitnet__stream_bytes(stream, &state->fingerprint, 4);
    bitnet__stream_bytes(stream, &state->length, 4);
    bitnet__stream_bytes(stream, &state->computed, 4);
    bitnet__stream_bytes(stream, &state->hidden_at, 4);
    bitnet__stream_bytes(stream, &state->draws, 8);
    bitnet__stream_bytes(stream, &state->sampling.temperature, 4);
    bitnet__stream_bytes(stream, &state->sampling.top_k, 4);
    bitnet__stream_bytes(stream, &state->sampling.top_p, 4);
    bitnet__stream_bytes(stream, &state->sampling.min_p, 4);
    bitnet__stream_bytes(stream, &state->sampling.repetition_penalty, 4);
    bitnet__stream_bytes(stream, &state->sampling.frequency_penalty, 4);
    bitnet__stream_bytes(stream, &state->sampling.presence_penalty, 4);
    bitnet__stream_bytes(stream, &state->sampling.penalty_last, 4);
    bitnet__stream_bytes(stream, &state->sampling.seed, 8);
    bitnet__stream_bytes(stream, &state->replying, 4);
}

/* The size of the state that a header begins. */
static uint64_t bitnet__state_size(const bitnet_model_info *info, const bitnet__state *state) {
    uint64_t keys = (uint64_t)info->layers * (uint64_t)info->kv_heads * (uint64_t)info->head_width;
    uint64_t hidden = state->hidden_at < 0 ? 0 : (uint64_t)info->width;
    return BITNET__STATE_HEADER + (state->length + hidden) * 4 + keys * state->computed * 4 +
           sizeof(uint32_t);
}

/* Of the model, and of the choice that longrope makes when a session is created. */
static uint32_t bitnet__session_fingerprint(const bitnet_session *s) {
    return s->long_turns ? ~s->model->fingerprint : s->model->fingerprint;
}

/* The header of the session's state, full or light. */
static bitnet__state bitnet__state_of(const bitnet_session *s, bool light) {
    bitnet__state state;
    memset(&state, 0, sizeof state);
    memcpy(state.magic, "BNSS", 4);
    state.version = BITNET__STATE_VERSION;
    state.fingerprint = bitnet__session_fingerprint(s);
    state.length = (uint32_t)s->length;
    state.computed = light ? 0 : (uint32_t)s->computed;
    state.hidden_at = light ? -1 : s->hidden_at;
    state.draws = s->draws;
    state.sampling = s->sampling;
    state.replying = s->generation.replying;
    return state;
}

/* The body: tokens, hidden state, keys and values without their padding. */
static void bitnet__stream_body(bitnet__stream *stream, bitnet_session *s,
                                const bitnet__state *state) {
    const bitnet_model_info *info = &s->model->info;
    size_t stride = bitnet__head_stride(info), width = (size_t)info->head_width;
    int values, layer, head;
    uint32_t i;
    bitnet__stream_bytes(stream, s->tokens, state->length * sizeof(int32_t));
    if (state->hidden_at >= 0)
        bitnet__stream_bytes(stream, s->hidden, (size_t)info->width * sizeof(float));
    for (values = 0; values < 2; values++)
        for (layer = 0; layer < info->layers; layer++)
            for (head = 0; head < info->kv_heads; head++)
                for (i = 0; i < state->computed; i++) {
                    uint16_t *at = bitnet__keys_of(s->pages[i / BITNET__PAGE], info, layer, head);
                    at += (i % BITNET__PAGE + (size_t)values * BITNET__PAGE) * stride;
                    bitnet__stream_bytes(stream, at, width * sizeof(uint16_t));
                    if (stream->in) memset(at + width, 0, (stride - width) * sizeof(uint16_t));
                }
}

static bitnet_result bitnet__save(bitnet_session *s, bool light, void *data, size_t size) {
    bitnet__state state = bitnet__state_of(s, light);
    uint64_t needed = bitnet__state_size(&s->model->info, &state);
    bitnet__stream stream;
    uint32_t crc;
    if (size < needed)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT,
                            "%i bytes are too few for a state of %i", (int64_t)size,
                            (int64_t)needed);
    stream.out = (uint8_t *)data;
    stream.in = NULL;
    bitnet__stream_header(&stream, &state);
    bitnet__stream_body(&stream, s, &state);
    crc = bitnet__crc32(0, data, (size_t)needed - sizeof crc);
    bitnet__stream_bytes(&stream, &crc, sizeof crc);
    return BITNET_OK;
}

BITNET_API size_t bitnet_session_state_size(const bitnet_session *session) {
    bitnet__state state = bitnet__state_of(session, false);
    return (size_t)bitnet__state_size(&session->model->info, &state);
}

BITNET_API size_t bitnet_session_light_size(const bitnet_session *session) {
    bitnet__state state = bitnet__state_of(session, true);
    return (size_t)bitnet__state_size(&session->model->info, &state);
}

BITNET_API bitnet_result bitnet_session_save(bitnet_session *session, void *data, size_t size) {
    bitnet__bring_home(session);
    return bitnet__save(session, false, data, size);
}

BITNET_API bitnet_result bitnet_session_save_light(bitnet_session *session, void *data,
                                                   size_t size) {
    return bitnet__save(session, true, data, size);
}

/* Reads the header of a state and checks all of it, and the tokens that follow. */
static bitnet_result bitnet__read_state(bitnet_session *s, bitnet__stream *stream, size_t size,
                                        bitnet__state *state) {
    const uint8_t *data = stream->in;
    size_t i;
    if (size < 4 || memcmp(data, "BNSS", 4) != 0)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_MAGIC, "this is no saved session");
    if (size < BITNET__STATE_HEADER)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_SIZE, "the saved session is cut short");
    memset(state, 0, sizeof *state);
    bitnet__stream_header(stream, state);
    if (state->version != BITNET__STATE_VERSION)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_VERSION,
                            "a session saved in version %i, this is %i", (int64_t)state->version,
                            (int64_t)BITNET__STATE_VERSION);
    if (s->model->original && state->fingerprint == ~bitnet__session_fingerprint(s))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_MODEL,
                            "the session was saved by one of a longer or shorter context, which "
                            "longrope computes otherwise: the border is at %i positions",
                            (int64_t)s->model->original);
    if (state->fingerprint != bitnet__session_fingerprint(s))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_MODEL,
                            "the session was saved with another model");
    if (state->length > (uint32_t)s->options.context)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_SIZE,
                            "%i saved tokens do not fit into a context of %i",
                            (int64_t)state->length, (int64_t)s->options.context);
    if (state->computed > state->length || size != bitnet__state_size(&s->model->info, state))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_SIZE,
                            "the saved session has a wrong size");
    if (bitnet__crc32(0, data, size - 4) != bitnet__load_u32(data + size - 4))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_CORRUPT, "the saved session is damaged");
    for (i = 0; i < state->length; i++)
        if (bitnet__load_u32(stream->in + 4 * i) >= (uint32_t)s->model->info.vocabulary)
            return bitnet__fail(&s->error, BITNET_ERROR_STATE_CORRUPT,
                                "the saved session holds a token outside the vocabulary");
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_session_restore(bitnet_session *session, const void *data,
                                                size_t size) {
    bitnet__stream stream;
    bitnet__state state;
    bitnet_result result;
    int32_t length, waiting;
    stream.out = NULL;
    stream.in = (const uint8_t *)data;
    result = bitnet__read_state(session, &stream, size, &state);
    if (result != BITNET_OK) return result;
    state.sampling.bias = session->sampling.bias;
    state.sampling.bias_count = session->sampling.bias_count;
    state.sampling.edit = session->sampling.edit;
    state.sampling.edit_user = session->sampling.edit_user;
    length = (int32_t)state.length;
    waiting = length - (int32_t)state.computed;
    result = bitnet__reserve(session, 0, length, waiting);
    if (result == BITNET_OK) result = bitnet_session_set_sampling(session, &state.sampling);
    if (result != BITNET_OK) {
        bitnet__rest(session);
        return result;
    }
    bitnet__forget_guesses(session, 0);
    bitnet__drop_batch(session);
    bitnet__stream_body(&stream, session, &state);
    session->length = length;
    session->computed = (int32_t)state.computed;
    session->home = session->computed;
    session->away = 0;
    session->failed = BITNET_OK;
    session->hidden_at = state.hidden_at;
    session->has_logits = false;
    session->draws = state.draws;
    bitnet_session_set_grammar(session, NULL, 0);
    session->generation.active = false;
    session->generation.replying = state.replying != 0;
    bitnet__rest(session);
    return BITNET_OK;
}

/* ============================================================================================
   >>sampler   Sampler

   Chapter 5 of the manual in order: edit, bias, penalties, then the largest logit or a draw among
   the best ones. Works on a copy of the logits, so bitnet_logits stays what the model said; where
   few rows of the head can win, >>screen finds them and only their logits are computed. Equal
   logits are ordered by id throughout.

   Calls >>gguf, >>tokenizer, >>pool, >>weights, >>screen, >>matcher, >>session and >>forward.
   ============================================================================================ */

/* Random number `n` of a seed: SplitMix64 (Steele, Lea, Flood 2014), which needs no state. */
static uint64_t bitnet__random(uint64_t seed, uint64_t n) {
    uint64_t z = seed + (n + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* How many of the best logits decide: one if the choice is greedy. */
static size_t bitnet__top_k(const bitnet_sampling *sampling, int32_t vocabulary) {
    int32_t k = sampling->temperature == 0 ? 1 : sampling->top_k == 0 ? 40 : sampling->top_k;
    return (size_t)(k < 0 || k > vocabulary ? vocabulary : k);
}

static float bitnet__min_p(const bitnet_sampling *sampling) {
    return sampling->min_p == 0 ? 0.05f : sampling->min_p;
}

BITNET_API bitnet_result bitnet_session_set_sampling(bitnet_session *session,
                                                     const bitnet_sampling *sampling) {
    int32_t vocabulary = session->model->info.vocabulary;
    bitnet_sampling given;
    size_t i, room;
    memset(&given, 0, sizeof given);
    if (sampling) given = *sampling;
    if (!(given.temperature >= 0 && given.temperature <= 1e6f) || given.top_k < -1 ||
        !(given.top_p >= 0 && given.top_p <= 1) || !(given.min_p <= 1) ||
        !(given.repetition_penalty >= 0 && given.repetition_penalty <= 1e6f) ||
        !bitnet__is_finite(given.frequency_penalty) || !bitnet__is_finite(given.presence_penalty) ||
        given.penalty_last < -1)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "a sampling parameter is out of range");
    for (i = 0; i < given.bias_count; i++)
        if (given.bias[i].id < 0 || given.bias[i].id >= vocabulary ||
            !(given.bias[i].bias <= FLT_MAX)) /* -infinity is fine, NaN is not */
            return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                                "bias %i names no token or is no number", (int64_t)i);
    room = bitnet__top_k(&given, vocabulary);
    if (room > session->candidate_capacity) {
        bitnet__candidate *grown = (bitnet__candidate *)bitnet__alloc(&session->allocator, room,
                                                                      sizeof(bitnet__candidate));
        if (!grown) return bitnet__no_memory(&session->error);
        bitnet__free(&session->allocator, session->candidates);
        session->candidates = grown;
        session->candidate_capacity = room;
    }
    session->sampling = given;
    session->draws = 0;
    session->screen_rest = 0;
    if (session->choice) session->choice->screened = session->choice->done = 0;
    return BITNET_OK;
}

/* The first of the tokens that penalties count; the session's length if there are no penalties. */
static int32_t bitnet__penalty_from(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampling;
    int32_t last = p->penalty_last == 0 ? 64 : p->penalty_last;
    if ((p->repetition_penalty == 0 || p->repetition_penalty == 1) && p->frequency_penalty == 0 &&
        p->presence_penalty == 0)
        return s->length;
    return last < 0 || last > s->length ? 0 : s->length - last;
}

/* Repetition, frequency and presence, for each token among the last ones. */
static void bitnet__penalize(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampling;
    float repetition = p->repetition_penalty == 0 ? 1.0f : p->repetition_penalty;
    int32_t from = bitnet__penalty_from(s), i;
    for (i = from; i < s->length; i++) choice->counts[s->tokens[i]]++;
    for (i = from; i < s->length; i++) {
        int32_t id = s->tokens[i], count = choice->counts[id];
        float *logit = &choice->logits[id];
        if (!count) continue; /* done */
        choice->counts[id] = 0;
        *logit = *logit > 0 ? *logit / repetition : *logit * repetition;
        *logit = (*logit - (float)count * p->frequency_penalty) - p->presence_penalty;
    }
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

/* What no logit is less than: tokens that may not be chosen. */
BITNET__INLINE float bitnet__forbidden(void) { return bitnet__from_bits(0xFF800000u); }

/* True if `a` is chosen before `b`. */
static bool bitnet__better(bitnet__candidate a, bitnet__candidate b) {
    return a.logit > b.logit || (a.logit == b.logit && a.id < b.id);
}

/* Restores the heap with the worst candidate on top, below `at`. */
static void bitnet__sift(bitnet__candidate *heap, size_t at, size_t count) {
    for (;;) {
        size_t worst = at, child = 2 * at + 1;
        bitnet__candidate swap;
        if (child < count && bitnet__better(heap[worst], heap[child])) worst = child;
        if (child + 1 < count && bitnet__better(heap[worst], heap[child + 1])) worst = child + 1;
        if (worst == at) return;
        swap = heap[at], heap[at] = heap[worst], heap[worst] = swap;
        at = worst;
    }
}

/* The `k` best of the logits, best first: of `among`, `size` of them, or of ids below `size` where
   that is NULL. Forbidden tokens (-infinity) are left out, so there may be fewer. Returns how many
   there are. */
static size_t bitnet__best(const float *logits, const bitnet__candidate *among, int32_t size,
                           size_t k, bitnet__candidate *out) {
    size_t count = 0, i;
    int32_t at;
    for (at = 0; at < size; at++) {
        bitnet__candidate c;
        c.id = among ? among[at].id : at;
        c.logit = logits[c.id];
        if (!(c.logit >= -FLT_MAX)) continue;
        if (count < k) {
            out[count++] = c;
            if (count == k)
                for (i = k / 2; i-- > 0;) bitnet__sift(out, i, k);
        } else if (bitnet__better(c, out[0])) {
            out[0] = c;
            bitnet__sift(out, 0, k);
        }
    }
    if (count < k)
        for (i = count / 2; i-- > 0;) bitnet__sift(out, i, count);
    for (i = count; i-- > 1;) { /* heapsort: the worst goes to the end */
        bitnet__candidate swap = out[0];
        out[0] = out[i], out[i] = swap;
        bitnet__sift(out, 0, i);
    }
    return count;
}

/* Draws among the candidates, which are sorted: min-p, top-p, temperature, one random number. */
static int32_t bitnet__draw(bitnet_session *s, bitnet__candidate *c, size_t count) {
    const bitnet_sampling *p = &s->sampling;
    float min_p = bitnet__min_p(p), top_p = p->top_p == 0 ? 0.95f : p->top_p;
    float total = 0.0f, sum = 0.0f, inverse = 1.0f / p->temperature, best = c[0].logit, point;
    size_t kept, i;
    if (inverse > FLT_MAX) inverse = FLT_MAX; /* or 0 * infinity would be the best one's weight */
    for (kept = 0; kept < count; kept++) {
        float weight = bitnet__exp(c[kept].logit - best);
        if (weight < min_p) break;
        total = total + weight;
    }
    if (top_p < 1) {
        for (i = 0; i < kept && sum < top_p * total; i++)
            sum = sum + bitnet__exp(c[i].logit - best);
        kept = i > 0 ? i : 1;
    }
    total = 0.0f;
    for (i = 0; i < kept; i++) total = total + bitnet__exp((c[i].logit - best) * inverse);
    point = (float)(bitnet__random(p->seed, s->draws++) >> 40) * 5.9604644775390625e-08f * total;
    for (i = 0; i < kept && s->drafter.threshold > 0; i++)
        if (bitnet__is_guessed(s, c[i].id) &&
            bitnet__exp((c[i].logit - best) * inverse) >= s->drafter.threshold * total)
            return c[i].id;
    sum = 0.0f;
    for (i = 0; i + 1 < kept; i++) {
        sum = sum + bitnet__exp((c[i].logit - best) * inverse);
        if (point < sum) break;
    }
    return c[i].id;
}

/* ---- the screened head: the rows that may be chosen, and only those, multiplied exactly */

/* The coarse plane, for a share of the rows. */
static void bitnet__coarse_task(void *context, int task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    const bitnet_model *model = work->session->model;
    int from, to;
    bitnet__share(work->to - work->from, BITNET__SCREEN_ROWS, task, work->tasks, &from, &to);
    bitnet__screen_rows(&model->screen, model->kernels, &work->choice->screen, work->from + from,
                        work->from + to, work->choice->logits);
}

/* The exact logits of survivors. */
static void bitnet__exact_task(void *context, int task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    const bitnet_model *model = work->session->model;
    const bitnet__matrix *head = &model->lm_head;
    int i;
    for (i = work->from + task; i < work->to; i += work->tasks) {
        bitnet__candidate *c = &work->choice->survivors[i];
        model->kernels->dot(&c->logit, 0, head->type, head->data + (size_t)c->id * head->stride,
                            head->stride, 1, head->columns, work->session->hidden, 0, 1,
                            work->choice->scratch[task].row);
    }
}

/* The fine plane, for survivors of the coarse one. */
static void bitnet__refine_task(void *context, int task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    const bitnet_model *model = work->session->model;
    int from, to, i;
    bitnet__share(work->to - work->from, 1, task, work->tasks, &from, &to);
    for (i = work->from + from; i < work->from + to; i++) {
        bitnet__candidate *c = &work->choice->survivors[i];
        c->logit = bitnet__screen_refine(&model->screen, model->kernels, &work->choice->screen,
                                         c->id, c->logit);
    }
}

/* Runs a task of the screen for rows, or survivors, [from, to). */
static void bitnet__run_screen(bitnet_session *s, bitnet__task *task, int from, int to) {
    bitnet__lm_head_work work;
    work.session = s;
    work.choice = s->choice;
    work.logits = NULL;
    work.from = from;
    work.to = to;
    work.tasks = bitnet__tasks(s->model, to - from);
    bitnet__run_stage(s->model, false, task, &work, work.tasks);
}

/* Adds a row to the survivors, with its coarse logit, unless it is among them: there it is gone. */
static void bitnet__survive(bitnet_session *s, int32_t id) {
    bitnet__choice *choice = s->choice;
    bitnet__candidate c;
    c.logit = choice->logits[id];
    c.id = id;
    if (!(c.logit >= -FLT_MAX)) return;
    choice->logits[id] = bitnet__forbidden();
    choice->survivors[choice->survivor_count++] = c;
}

/* Tokens whose logit a penalty or bias changes are always multiplied: their coarse logits say
   nothing of what they will be. */
static void bitnet__keep_named(bitnet_session *s) {
    size_t b;
    int32_t i;
    for (b = 0; b < s->sampling.bias_count; b++) bitnet__survive(s, s->sampling.bias[b].id);
    for (i = bitnet__penalty_from(s); i < s->length; i++) bitnet__survive(s, s->tokens[i]);
}

/* Forbids what the grammar does not allow. */
static void bitnet__forbid(bitnet_session *s) {
    int32_t id, vocabulary = s->model->info.vocabulary;
    for (id = 0; s->mask && id < vocabulary; id++)
        if (!bitnet__mask_has(s->mask, id)) s->choice->logits[id] = bitnet__forbidden();
}

/* How far below the best logit min-p still lets a token be drawn, and a little more: the roundings
   of exp are far below the margin. */
static float bitnet__min_p_depth(const bitnet_sampling *sampling) {
    float min_p = bitnet__min_p(sampling);
    if (sampling->temperature == 0) return 0.0f;
    return min_p > 0 ? (float)-bitnet__log_double(min_p) + 0.01f : FLT_MAX;
}

/* From all coarse logits, who may be chosen: the k that look best, which are multiplied at once,
   and those that are named; then, as k logits are known to reach the least of the former, every row
   whose bound does, unless it is so far below the best of theirs that min-p forbids it. False if
   there are no k. */
static bool bitnet__find_survivors(bitnet_session *s, size_t k) {
    bitnet__choice *choice = s->choice;
    const bitnet__screen *screen = &s->model->screen;
    int32_t vocabulary = s->model->info.vocabulary, best = (int32_t)k, id, i;
    float most = -FLT_MAX, depth = bitnet__min_p_depth(&s->sampling);
    choice->survivor_count = best;
    bitnet__keep_named(s);
    if (bitnet__best(choice->logits, NULL, vocabulary, k, choice->survivors) < k) return false;
    for (i = 0; i < best; i++) choice->logits[choice->survivors[i].id] = bitnet__forbidden();
    bitnet__run_screen(s, bitnet__exact_task, 0, best);
    choice->least = FLT_MAX;
    for (i = 0; i < best; i++) {
        if (choice->survivors[i].logit < choice->least) choice->least = choice->survivors[i].logit;
        if (choice->survivors[i].logit > most) most = choice->survivors[i].logit;
    }
    if (choice->least < most - depth) choice->least = most - depth;
    choice->exact = best;
    choice->refined = choice->coarse = choice->survivor_count;
    for (id = 0; id < vocabulary; id++) { /* without a branch, which nobody could foretell */
        bitnet__candidate *next = &choice->survivors[choice->survivor_count];
        next->id = id;
        next->logit = choice->logits[id];
        choice->survivor_count +=
            bitnet__screen_bound(screen, &choice->screen, id, next->logit) >= choice->least;
    }
    return true;
}

/* Of survivors [from, to), which have been refined, keeps those whose bound still reaches. */
static void bitnet__cull_survivors(bitnet_session *s, int32_t from, int32_t to) {
    bitnet__choice *choice = s->choice;
    int32_t i;
    for (i = from; i < to; i++) {
        bitnet__candidate c = choice->survivors[i];
        if (bitnet__screen_fine_bound(&s->model->screen, &choice->screen, c.id, c.logit) >=
            choice->least)
            choice->survivors[choice->refined++] = c;
    }
    if (to == choice->survivor_count) choice->survivor_count = choice->coarse = choice->refined;
}

/* True if a generation tells of each token how likely it was. */
static bool bitnet__keeps_logits(const bitnet_session *s) {
    return s->generation.active && s->generation.keep_logits;
}

static bool bitnet__wants_all(const bitnet_session *s) {
    return s->options.full_head || bitnet__keeps_logits(s);
}

/* Tokens that a penalty or bias names, some of them more than once. */
static size_t bitnet__named(const bitnet_session *s) {
    return s->sampling.bias_count + (size_t)(s->length - bitnet__penalty_from(s));
}

/* True if a few logits are enough to choose the next token from. */
static bool bitnet__is_narrow(const bitnet_session *s) {
    size_t k = bitnet__top_k(&s->sampling, s->model->info.vocabulary);
    return !bitnet__wants_all(s) && !s->has_logits && !s->sampling.edit &&
           k <= BITNET__SCREEN_MOST &&
           bitnet__named(s) + k <= (size_t)s->model->info.vocabulary / 16;
}

/* True if the screen can find them. */
static bool bitnet__can_screen(const bitnet_session *s) {
    return bitnet__load_acquire(&s->model->screen.ready) && !s->backend && !s->choice->done &&
           bitnet__is_narrow(s);
}

/* True if the screen rests. */
static bool bitnet__screen_rests(const bitnet_session *s) {
    return s->choice->screened == 0 && s->screen_rest > 0;
}

/* Begins to screen a state. False if the bounds would not hold. */
static bool bitnet__begin_screen(bitnet_session *s) {
    s->choice->found = false;
    return bitnet__screen_quantise(&s->choice->screen, s->hidden, s->model->lm_head.columns);
}

/* Gives back the pages of a mapped head now and then, for those that single rows, or a full pass
   long ago, have brought in would never go. */
static void bitnet__release_header(bitnet_session *s) {
    const bitnet__matrix *head = &s->model->lm_head;
    s->rows_touched += s->choice->survivor_count;
    if (s->rows_touched < 4096 || head->owned) return;
    s->rows_touched = 0;
    bitnet__gguf_release(s->model->gguf, head->data, (size_t)head->rows * head->stride);
}

/* Takes up the logits of the survivors, which have been computed. */
static bitnet_result bitnet__take_survivors(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t i;
    for (i = 0; i < choice->survivor_count; i++) {
        if (!bitnet__is_finite(choice->survivors[i].logit))
            return bitnet__non_finite(s, choice->survivors[i].id);
        choice->logits[choice->survivors[i].id] = choice->survivors[i].logit;
    }
    s->stats.screened_tokens++;
    s->stats.rescored_rows += choice->survivor_count;
    choice->screened = 0;
    bitnet__release_header(s);
    return BITNET_OK;
}

/* Finds the survivors of the screen and their logits, in slices. *survived is false if there are
   too many; then the screen rests for a while, longer each time. */
static bitnet_result bitnet__screen_lm_head(bitnet_session *s, size_t k, int64_t deadline,
                                            bool *survived) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocabulary;
    *survived = true;
    if (s->mask && k > (size_t)s->mask->count) k = (size_t)s->mask->count;
    if (choice->screened == 0) *survived = bitnet__begin_screen(s);
    while (*survived && !choice->found) {
        int32_t from = choice->screened, left = vocabulary - from;
        choice->screened = from + (left < BITNET__COARSE ? left : BITNET__COARSE);
        if (left > 0) bitnet__run_screen(s, bitnet__coarse_task, from, choice->screened);
        choice->found = choice->screened == vocabulary;
        if (choice->found) bitnet__forbid(s);
        if (choice->found) *survived = bitnet__find_survivors(s, k);
        if (*survived && deadline && bitnet__microseconds() >= deadline) return BITNET_PENDING;
    }
    while (*survived && choice->coarse < choice->survivor_count) {
        int32_t from = choice->coarse, left = choice->survivor_count - from;
        choice->coarse = from + (left < 8192 ? left : 8192);
        bitnet__run_screen(s, bitnet__refine_task, from, choice->coarse);
        bitnet__cull_survivors(s, from, choice->coarse);
        *survived = choice->refined <= vocabulary / 8;
        if (*survived && deadline && bitnet__microseconds() >= deadline) return BITNET_PENDING;
    }
    if (!*survived) {
        choice->screened = 0;
        choice->survivor_count = 0;
        s->screen_rest = s->screen_rest_next;
        s->screen_rest_next = s->screen_rest_next < 1024 ? 2 * s->screen_rest_next : 1024;
        return BITNET_OK;
    }
    while (choice->exact < choice->survivor_count) {
        int32_t from = choice->exact, left = choice->survivor_count - from;
        choice->exact = from + (left < 2048 ? left : 2048);
        bitnet__run_screen(s, bitnet__exact_task, from, choice->exact);
        if (choice->exact < choice->survivor_count && deadline &&
            bitnet__microseconds() >= deadline)
            return BITNET_PENDING;
    }
    s->screen_rest_next = BITNET__SCREEN_REST;
    return bitnet__take_survivors(s);
}

/* ---- the tokens that a grammar allows

   They stand among the survivors, as if the screen had found them: all of them, or where they are
   few the only ones whose logits are computed. */

enum { BITNET__FEW = 2048 };

/* True if the logits of these tokens alone will do, and can be had. */
static bool bitnet__are_few(const bitnet_session *s) {
    const bitnet__matrix *head = &s->model->lm_head;
    return s->mask && s->mask->count <= BITNET__FEW &&
           s->mask->count <= s->model->info.vocabulary / 16 && bitnet__is_float_type(head->type) &&
           !head->bias && !head->has_scale && !bitnet__wants_all(s) && !s->has_logits &&
           !s->choice->done && !s->sampling.edit;
}

/* Makes the tokens that may be chosen the survivors. */
static void bitnet__survive_mask(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t id, vocabulary = s->model->info.vocabulary;
    for (choice->survivor_count = 0, id = 0; id < vocabulary; id++) {
        choice->survivors[choice->survivor_count].id = id;
        choice->survivor_count += bitnet__mask_has(s->mask, id);
    }
}

/* Computes their logits. */
static bitnet_result bitnet__few_lm_head(bitnet_session *s) {
    bitnet__survive_mask(s);
    bitnet__run_screen(s, bitnet__exact_task, 0, s->choice->survivor_count);
    return bitnet__take_survivors(s);
}

/* Leaves out the tokens that end the text, unless none is left then. */
static void bitnet__withhold_ends(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    int32_t vocabulary = s->model->info.vocabulary, id;
    size_t i;
    memset(g->others.bits, 0, ((size_t)vocabulary + 31) / 32 * sizeof *g->others.bits);
    for (id = 0; id < vocabulary; id++) {
        bool may = !bitnet_token_is_end(s->model->tokenizer, id);
        for (i = 0; i < g->stop_id_count; i++) may = may && g->stop_ids[i] != id;
        if (may && (!s->mask || bitnet__mask_has(s->mask, id))) bitnet__mask_add(&g->others, id);
    }
    bitnet__mask_count(&g->others, vocabulary);
    if (g->others.count > 0) s->mask = &g->others;
}

/* Finds out which tokens the grammar allows. */
static bitnet_result bitnet__follow(bitnet_session *s) {
    bitnet__matcher *m = s->matcher;
    bitnet_result result;
    if (!m || s->length == 0) return BITNET_OK;
    result = bitnet__match_tokens(m, s->tokens, s->length);
    if (result == BITNET_OK && !(s->mask = bitnet__match_mask(m))) result = m->result;
    if (result != BITNET_OK)
        return bitnet__fail(&s->error, result, "%s", bitnet_result_text(result));
    if (s->mask->count > 0) return BITNET_OK;
    return bitnet__fail(&s->error, BITNET_ERROR_GRAMMAR_DEAD_END, "%s",
                        m->state == BITNET__SET_ENDED  ? "the grammar's text has ended"
                        : m->state == BITNET__SET_NONE ? "the text has left the grammar"
                                                       : "no token can go on with the text as the "
                                                         "grammar demands");
}

/* Finds out which tokens may come. */
static bitnet_result bitnet__constrain(bitnet_session *s) {
    const bitnet__generation *g = &s->generation;
    bitnet_result result;
    s->mask = NULL;
    result = bitnet__follow(s);
    if (result == BITNET_OK && g->active && g->tokens < g->min_tokens) bitnet__withhold_ends(s);
    return result;
}

/* ---- several states: the head, or its coarse plane, is read once for all

   How far it has come is remembered by each choice, so whoever is left behind, or is sampled before
   all is done, goes on alone. */

/* For a share of the rows: every block of them for each of the choices. */
static void bitnet__head_many_task(void *context, int task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    const bitnet_model *model = work->session->model;
    bool screens = work->choice->joint == &work->choice->screened;
    int from, to, row, end;
    bitnet__share(work->to - work->from, BITNET__TILE, task, work->tasks, &from, &to);
    for (row = work->from + from; row < work->from + to; row = end) {
        const bitnet__choice *c;
        end = work->from + to - row < BITNET__TILE ? work->from + to : row + BITNET__TILE;
        for (c = work->choice; c; c = c->next)
            if (screens)
                bitnet__screen_rows(&model->screen, model->kernels, &c->screen, row, end,
                                    c->logits);
            else
                bitnet__multiply(model, &work->choice->scratch[task], &model->lm_head, row, end,
                                 &c->state, c->logits, 0, false);
    }
}

/* What of the session's choice is to be computed next, as far as can be told: rows of the screen,
   or of the whole head. NULL: neither. */
static int32_t *bitnet__joint_of(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocabulary;
    bool screens;
    if (!choice || s->backend || s->failed != BITNET_OK || s->has_logits) return NULL;
    if (s->computed < s->length || s->hidden_at != s->length) return NULL;
    if (choice->done == vocabulary || choice->screened == vocabulary) return NULL;
    if (bitnet__constrain(s) != BITNET_OK || bitnet__are_few(s)) return NULL;
    screens = bitnet__can_screen(s);
    if (screens && !bitnet__screen_rests(s))
        return choice->screened > 0 || bitnet__begin_screen(s) ? &choice->screened : NULL;
    if (bitnet__check_state(s, s->hidden) != BITNET_OK) return NULL;
    if (choice->done == 0) {
        s->screen_rest -= screens; /* it rests, for this token */
        bitnet__begin_lm_head(s);
    }
    return &choice->done;
}

/* Gathers the choices that join in the same, those that have come least far. Returns how many there
   are. */
static int bitnet__gather_choices(bitnet_session *const *sessions, int count, bool screens,
                                  bitnet__choice **first) {
    int32_t least = INT32_MAX;
    int found = 0, i;
    for (*first = NULL, i = 0; i < count; i++) {
        bitnet__choice *c = sessions[i]->choice;
        if (!c || !c->joint || (c->joint == &c->screened) != screens || *c->joint > least) continue;
        if (*c->joint < least) {
            least = *c->joint;
            *first = NULL;
            found = 0;
        }
        c->next = *first;
        *first = c;
        found++;
    }
    return found;
}

/* A choice has come to row `to`. One with a logit that is not finite is left to bitnet_sample. */
static void bitnet__joint_advance(bitnet__choice *c, int32_t to, int32_t vocabulary) {
    int32_t i = *c->joint;
    while (i < to && bitnet__is_finite(c->logits[i])) i++;
    if (i < to) to = 0;
    *c->joint = to;
    if (to == 0 || to == vocabulary) c->joint = NULL;
}

/* The next rows of the head, or of its screen, for all who want them. False: no two do. */
static bool bitnet__head_many(bitnet_session *const *sessions, int count, bool screens) {
    bitnet_model *model = sessions[0]->model;
    int32_t vocabulary = model->info.vocabulary, slice = screens ? BITNET__COARSE : BITNET__FULL;
    bitnet__lm_head_work work;
    bitnet__choice *c, *next;
    if (bitnet__gather_choices(sessions, count, screens, &work.choice) < 2) return false;
    work.session = sessions[0];
    work.logits = NULL;
    work.from = *work.choice->joint;
    work.to = vocabulary - work.from < slice ? vocabulary : work.from + slice;
    work.tasks = model->info.threads;
    bitnet__run_stage(model, false, bitnet__head_many_task, &work, work.tasks);
    for (c = work.choice; c; c = next) {
        next = c->next;
        bitnet__joint_advance(c, work.to, vocabulary);
    }
    return true;
}

/* Begins the choices of sessions of one model, as far as time allows. */
static void bitnet__begin_choices(bitnet_session *const *sessions, int count, int64_t deadline) {
    bool more = true;
    int i;
    if (count < 2) return;
    for (i = 0; i < count; i++)
        if (sessions[i]->choice) sessions[i]->choice->joint = bitnet__joint_of(sessions[i]);
    while (more && !(deadline && bitnet__microseconds() >= deadline)) {
        more = bitnet__head_many(sessions, count, true);
        more = bitnet__head_many(sessions, count, false) || more;
    }
}

/* ---- what a backend has found */

/* Makes its candidates the survivors, and adds the tokens that are named, whose logits are computed
   here. *found is false if it has none. */
static bitnet_result bitnet__take_candidates(bitnet_session *s, size_t k, bool *found) {
    bitnet__choice *choice = s->choice;
    int32_t count = s->mask ? 0 : s->backend->candidates(s, k), i, next;
    size_t b;
    *found = count > 0;
    if (count == 0) return BITNET_OK;
    for (b = 0; b < s->sampling.bias_count; b++) choice->logits[s->sampling.bias[b].id] = 0.0f;
    for (i = bitnet__penalty_from(s); i < s->length; i++) choice->logits[s->tokens[i]] = 0.0f;
    for (i = 0; i < count; i++) choice->logits[choice->survivors[i].id] = bitnet__forbidden();
    choice->survivor_count = count;
    bitnet__keep_named(s); /* but for candidates, which are forbidden by now */
    next = choice->survivor_count;
    bitnet__run_screen(s, bitnet__exact_task, count, next);
    return bitnet__take_survivors(s);
}

/* ---- choosing */

/* Chooses the next token from the choice's logits, where forbidden tokens are -infinity: among the
   survivors, if the head was screened. */
static bitnet_result bitnet__choose(bitnet_session *s, int32_t *id) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampling;
    const bitnet__candidate *among = choice->survivor_count > 0 ? choice->survivors : NULL;
    int32_t vocabulary = s->model->info.vocabulary,
            size = among ? choice->survivor_count : vocabulary;
    int32_t best = -1, i;
    size_t b, count;
    if (p->edit) p->edit(p->edit_user, choice->logits, vocabulary);
    for (b = 0; b < p->bias_count; b++)
        choice->logits[p->bias[b].id] = choice->logits[p->bias[b].id] + p->bias[b].bias;
    bitnet__penalize(s);
    for (i = 0; i < size; i++) {
        int32_t at = among ? among[i].id : i;
        float logit = choice->logits[at];
        if (!(logit <= FLT_MAX)) return bitnet__non_finite(s, at);
        if (!(logit >= -FLT_MAX)) continue;
        if (best < 0 || logit > choice->logits[best] ||
            (logit == choice->logits[best] && at < best))
            best = at;
    }
    if (best < 0) return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "every token is forbidden");
    if (p->temperature > 0) {
        count =
            bitnet__best(choice->logits, among, size, bitnet__top_k(p, vocabulary), s->candidates);
        best = bitnet__draw(s, s->candidates, count);
    }
    *id = best;
    return BITNET_OK;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

/* True if the next token is that of the greatest logit, as the model says it. */
static bool bitnet__is_greedy(const bitnet_session *s) {
    return s->sampling.temperature == 0 && !s->sampling.edit && s->sampling.bias_count == 0 &&
           !s->mask && bitnet__penalty_from(s) == s->length && !bitnet__wants_all(s);
}

/* Chooses from the logits of the session's state: all, or those that matter. */
static bitnet_result bitnet__sample_state(bitnet_session *s, int64_t deadline, int32_t *id) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocabulary;
    size_t k = bitnet__top_k(&s->sampling, vocabulary);
    bitnet_result result = BITNET_OK;
    bool screened = false;
    if (bitnet__is_greedy(s) && s->backend && s->backend->choose(s, id)) return BITNET_OK;
    if (bitnet__are_few(s)) {
        screened = true;
        result = bitnet__few_lm_head(s);
    } else if (s->backend && bitnet__is_narrow(s)) {
        result = bitnet__take_candidates(s, k, &screened);
    } else if (bitnet__can_screen(s)) {
        if (bitnet__screen_rests(s)) s->screen_rest--;
        else result = bitnet__screen_lm_head(s, k, deadline, &screened);
    }
    if (result == BITNET_OK && !screened) {
        choice->survivor_count = 0;
        if (s->mask) bitnet__survive_mask(s);
        if (s->has_logits) memcpy(choice->logits, s->logits, (size_t)vocabulary * sizeof(float));
        else result = bitnet__lm_head(s, choice->logits, &choice->done, deadline);
        if (result == BITNET_OK && bitnet__keeps_logits(s) && !s->has_logits) {
            memcpy(s->logits, choice->logits, (size_t)vocabulary * sizeof(float));
            s->has_logits = true;
        }
    }
    return result == BITNET_OK ? bitnet__choose(s, id) : result;
}

BITNET__NOINLINE static bitnet_result bitnet__sample(bitnet_session *s, const bitnet_budget *budget,
                                                     int32_t *id) {
    int64_t deadline = bitnet__deadline(budget), start;
    bool behind = s->computed < s->length || s->hidden_at != s->length;
    bitnet_result result = bitnet__constrain(s);
    if (result != BITNET_OK) return result;
    if (s->mask && s->mask->count == 1 && !bitnet__keeps_logits(s)) {
        /* the choice would take its random number, too */
        s->draws += s->sampling.temperature > 0;
        *id = s->mask->id;
        return BITNET_OK;
    }
    result = bitnet__catch_up_choice(s, budget, deadline);
    if (result != BITNET_OK) return result;
    start = bitnet__microseconds();
    /* only a call that has done something already: each must */
    if (behind && deadline && start >= deadline) return BITNET_PENDING;
    result = bitnet__sample_state(s, deadline, id);
    if (result != BITNET_PENDING) bitnet__give_back_choice(s);
    s->stats.sample_microseconds += bitnet__microseconds() - start;
    return result;
}

BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result = bitnet__sample(session, budget, id);
    bitnet__fp_leave(saved);
    return result;
}

/* ============================================================================================
   >>generate   Generating text

   Sampled tokens become text; text that may be the beginning of a stop string waits until it is
   clear that it is not. The blocking calls are loops over the ones with a budget.

   Calls >>tokenizer, >>chat, >>matcher, >>session, >>forward, >>passes and >>sampler.
   ============================================================================================ */

/* Text on its way into a session. */
typedef struct bitnet__input {
    const char *text;
    size_t length;
    unsigned flags;                 /* of bitnet_tokenize */
    const bitnet_message *messages; /* of a chat, in place of the text; or NULL */
    size_t message_count;
} bitnet__input;

/* As bitnet_tokenize. */
static bitnet_result bitnet__input_ids(const bitnet_tokenizer *t, const bitnet__input *input,
                                       int32_t *ids, size_t capacity, size_t *count) {
    if (!input->messages)
        return bitnet_tokenize(t, input->text, input->length, input->flags, ids, capacity, count);
    return bitnet_chat_encode(t, bitnet_chat_form_of(t), input->messages, input->message_count,
                              input->flags, ids, capacity, count);
}

/* Ids that are gathered, to be fed together. */
typedef struct bitnet__gathered {
    int32_t *ids;
    size_t count, capacity;
} bitnet__gathered;

/* Appends the input's ids. */
static bitnet_result bitnet__gather(bitnet_session *s, bitnet__gathered *all,
                                    const bitnet__input *input) {
    const bitnet_tokenizer *t = s->model->tokenizer;
    size_t more;
    bitnet_result result = bitnet__input_ids(t, input, NULL, 0, &more);
    if (result == BITNET_OK && more == 0) return BITNET_OK;
    if (result == BITNET_OK && !bitnet__grow(&s->allocator, &all->ids, &all->capacity, all->count,
                                             all->count + more, sizeof(int32_t)))
        result = BITNET_ERROR_OUT_OF_MEMORY;
    if (result == BITNET_OK)
        result = bitnet__input_ids(t, input, all->ids + all->count, more, &more);
    if (result != BITNET_OK)
        return bitnet__fail(&s->error, result, "%s", bitnet_result_text(result));
    all->count += more;
    return BITNET_OK;
}

/* ---- beginning */

static void bitnet__generation_free(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    bitnet__free(&s->allocator, g->text);
    bitnet__free(&s->allocator, g->stop);
    bitnet__free(&s->allocator, g->stop_ids);
    bitnet__free(&s->allocator, g->others.bits);
    bitnet__free(&s->allocator, g->begins);
    bitnet__free(&s->allocator, g->taken);
    bitnet__free(&s->allocator, g->likely);
    bitnet__free(&s->allocator, g->candidates);
}

/* Checks the options; *size: bytes of the stop strings. */
static bitnet_result bitnet__check_generate(bitnet_session *s, const bitnet_generate_options *o,
                                            size_t *size) {
    size_t i;
    for (*size = 0, i = 0; i < o->stop_count; i++) {
        if (!o->stop[i] || !*o->stop[i])
            return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "an empty stop string");
        *size += strlen(o->stop[i]) + 1;
    }
    if (o->max_tokens < 0 || o->min_tokens < 0)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "%s_tokens is negative",
                            o->max_tokens < 0 ? "max" : "min");
    if (o->best < 0 || o->best > s->model->info.vocabulary)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "best must be 0..%i",
                            (int64_t)s->model->info.vocabulary);
    if (o->stop_leaves < BITNET_STOP_LEAVES_TOKENS || o->stop_leaves > BITNET_STOP_LEAVES_NOTHING)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "stop_leaves is out of range");
    return BITNET_OK;
}

/* Takes the memory that a generation needs from its beginning on. */
static bool bitnet__reserve_generation(bitnet_session *s, const bitnet_generate_options *o,
                                       size_t size) {
    bitnet__generation *g = &s->generation;
    const bitnet_allocator *a = &s->allocator;
    size_t words = o->min_tokens ? ((size_t)s->model->info.vocabulary + 31) / 32 : 0;
    return bitnet__grow(a, &g->stop, &g->stop_capacity, 0, size, 1) &&
           bitnet__grow(a, &g->text, &g->text_capacity, 0, 64, 1) &&
           bitnet__grow(a, &g->stop_ids, &g->stop_id_capacity, 0, o->stop_id_count,
                        sizeof *g->stop_ids) &&
           bitnet__grow(a, &g->others.bits, &g->others_capacity, 0, words, sizeof(uint32_t)) &&
           bitnet__grow(a, &g->candidates, &g->candidate_capacity, 0, (size_t)o->best,
                        sizeof *g->candidates) &&
           (!(o->log_probabilities || o->best) || bitnet__reserve_logits(s) == BITNET_OK);
}

/* Copies the options and clears what is left of the last generation. */
static bitnet_result bitnet__begin(bitnet_session *s, const bitnet_generate_options *options) {
    bitnet__generation *g = &s->generation;
    bitnet_generate_options o;
    bitnet_result result;
    size_t i, size;
    char *p;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    g->active = false;
    if ((result = bitnet__check_generate(s, &o, &size)) != BITNET_OK) return result;
    if (!bitnet__reserve_generation(s, &o, size)) return bitnet__no_memory(&s->error);
    for (i = 0, p = g->stop; i < o.stop_count; i++) {
        size_t length = strlen(o.stop[i]) + 1;
        memcpy(p, o.stop[i], length);
        p += length;
    }
    if (o.stop_id_count) memcpy(g->stop_ids, o.stop_ids, o.stop_id_count * sizeof *g->stop_ids);
    g->stop_count = o.stop_count;
    g->stop_id_count = o.stop_id_count;
    g->leaves = o.stop_leaves;
    g->min_tokens = o.min_tokens;
    g->max_tokens = o.max_tokens;
    g->ignore_end = o.ignore_end;
    g->best = o.best;
    g->keep_logits = o.log_probabilities || o.best;
    g->keep_taken = false;
    g->tokens = 0;
    g->text_length = g->passed = g->begin_count = g->taken_count = 0;
    g->reason = BITNET_STOP_NONE;
    g->failed = BITNET_OK;
    memset(&g->detokenizer, 0, sizeof g->detokenizer);
    bitnet__store_release(&s->cancel, 0); /* one that came too late for the last generation */
    s->failed = BITNET_OK;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_generate_begin(bitnet_session *session, const char *prompt,
                                               const bitnet_generate_options *options) {
    bitnet__input input;
    bitnet__gathered all = {NULL, 0, 0};
    bool goes_on = !prompt && session->length > 0;
    bitnet_result result = bitnet__begin(session, options);
    if (result != BITNET_OK) return result;
    memset(&input, 0, sizeof input);
    input.text = prompt ? prompt : "";
    input.length = strlen(input.text);
    session->generation.detokenizer.started =
        session->length > 0 || input.length > 0 || session->matcher;
    if (session->length == 0) input.flags |= BITNET_ADD_BOS;
    if (options && options->parse_special) input.flags |= BITNET_PARSE_SPECIAL;
    result = bitnet__gather(session, &all, &input);
    if (result == BITNET_OK) result = bitnet_feed(session, all.ids, all.count);
    bitnet__free(&session->allocator, all.ids);
    if (result == BITNET_OK && session->length == 0) {
        int32_t bos = bitnet_token_bos(session->model->tokenizer);
        if (bos < 0)
            result = bitnet__fail(&session->error, BITNET_ERROR_EMPTY,
                                  "there is no prompt, and no token that begins a text");
        else result = bitnet_feed(session, &bos, 1);
    }
    if (result != BITNET_OK) return result;
    if (session->matcher && !goes_on) bitnet__match_restart(session->matcher, session->length);
    session->generation.replying = false;
    session->generation.active = true;
    return BITNET_OK;
}

/* Gathers what ends the assistant's turn as the chat form says, less what the model has written of
   that itself. */
static bitnet_result bitnet__gather_end(bitnet_session *s, bitnet__gathered *all) {
    static const bitnet_message empty = {BITNET_ASSISTANT, "", 0};
    bitnet__input input;
    bitnet_result result;
    memset(&input, 0, sizeof input);
    input.messages = &empty;
    input.message_count = 1;
    input.flags = BITNET__ONLY_END;
    result = bitnet__gather(s, all, &input);
    if (result == BITNET_OK && all->count > 0 && s->length > 0 &&
        s->tokens[s->length - 1] == all->ids[0])
        memmove(all->ids, all->ids + 1, --all->count * sizeof(int32_t));
    return result;
}

/* Begins a turn: ends the assistant's, says `texts` in a role, and leaves the reply to the
   model. */
static bitnet_result bitnet__turn_begin(bitnet_session *s, bitnet_role role,
                                        const char *const *texts, size_t count,
                                        const bitnet_generate_options *options) {
    bitnet__input input;
    bitnet__gathered all = {NULL, 0, 0}; /* a turn is fed whole or not at all */
    bitnet_message *messages;
    bitnet_result result = bitnet__begin(s, options);
    size_t i;
    if (result != BITNET_OK) return result;
    messages = (bitnet_message *)bitnet__alloc(&s->allocator, count + 1, sizeof *messages);
    if (!messages) return bitnet__no_memory(&s->error);
    for (i = 0; i < count; i++) {
        messages[i].role = role;
        messages[i].text = texts[i] ? texts[i] : "";
        messages[i].length = strlen(messages[i].text);
    }
    messages[count].role = BITNET_ASSISTANT;
    messages[count].text = NULL; /* only the header: the reply is the model's */
    messages[count].length = 0;
    memset(&input, 0, sizeof input);
    input.messages = messages;
    input.message_count = count + 1;
    if (s->length == 0) input.flags |= BITNET_ADD_BOS;
    if (options && options->no_thinking) input.flags |= BITNET_NO_THINKING;
    if (s->generation.replying) result = bitnet__gather_end(s, &all);
    if (result == BITNET_OK) result = bitnet__gather(s, &all, &input);
    if (result == BITNET_OK) result = bitnet_feed(s, all.ids, all.count);
    bitnet__free(&s->allocator, messages);
    bitnet__free(&s->allocator, all.ids);
    if (result != BITNET_OK) return result;
    if (s->matcher) bitnet__match_restart(s->matcher, s->length);
    s->generation.replying = s->generation.active = true;
    s->generation.detokenizer.started = true;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_chat_begin(bitnet_session *session, const char *message,
                                           const bitnet_generate_options *options) {
    return bitnet__turn_begin(session, BITNET_USER, &message, 1, options);
}

BITNET_API bitnet_result bitnet_tools_begin(bitnet_session *session, const char *const *results,
                                            size_t count, const bitnet_generate_options *options) {
    return bitnet__turn_begin(session, BITNET_TOOL, results, count, options);
}

/* ---- going on */

/* Appends what a token says to the text; -1 for what the detokenizer still holds. */
static bitnet_result bitnet__append_text(bitnet_session *s, int32_t id) {
    bitnet__generation *g = &s->generation;
    size_t room = g->text_capacity - g->text_length;
    size_t length =
        bitnet_detokenize(s->model->tokenizer, &g->detokenizer, id, g->text + g->text_length, room);
    if (length > room) {
        if (!bitnet__grow(&s->allocator, &g->text, &g->text_capacity, g->text_length,
                          g->text_length + length, 1))
            return bitnet__no_memory(&s->error);
        length = bitnet_detokenize(s->model->tokenizer, &g->detokenizer, id,
                                   g->text + g->text_length, length);
    }
    g->text_length += length;
    return BITNET_OK;
}

/* How much of the text may be passed on: up to the first stop string, if one has appeared (*stop is
   then its length, else 0), or else up to the longest end that could be the beginning of one. */
static size_t bitnet__passable(const bitnet__generation *g, size_t *stop) {
    size_t at, i;
    *stop = 0;
    for (at = 0; at < g->text_length; at++) {
        const char *string = g->stop;
        for (i = 0; i < g->stop_count; i++, string += strlen(string) + 1) {
            size_t length = strlen(string), left = g->text_length - at;
            if (memcmp(g->text + at, string, length < left ? length : left) == 0) {
                if (length <= left) *stop = length;
                return at;
            }
        }
    }
    return g->text_length;
}

/* Forgets the token in which the text's byte `at` begins, and those behind it. */
static bitnet_result bitnet__cut_tokens(bitnet_session *s, size_t at) {
    bitnet__generation *g = &s->generation;
    size_t first = g->begin_count;
    int32_t count;
    while (first > 0 && g->begins[first - 1] > at) first--;
    if (first > 0) first--;
    count = (int32_t)(g->begin_count - first);
    return bitnet_session_truncate(s, count < s->length ? s->length - count : 0);
}

/* Makes room for the next text: what was passed on goes, and the beginnings of tokens in it, but
   for the last, which may reach further. */
static void bitnet__forget_passed(bitnet__generation *g) {
    size_t i, gone = 0;
    memmove(g->text, g->text + g->passed, g->text_length - g->passed);
    while (gone + 1 < g->begin_count && g->begins[gone + 1] <= g->passed) gone++;
    for (i = gone; i < g->begin_count; i++)
        g->begins[i - gone] = g->begins[i] > g->passed ? g->begins[i] - g->passed : 0;
    g->begin_count -= gone;
    g->text_length -= g->passed;
    g->passed = 0;
}

/* Notes a token for bitnet_generate_tokens. */
static bitnet_result bitnet__note_token(bitnet_session *s, int32_t id) {
    bitnet__generation *g = &s->generation;
    size_t best = (size_t)g->best, count = g->taken_count, i;
    bitnet_generated *token;
    if (!bitnet__grow(&s->allocator, &g->taken, &g->taken_capacity, count, count + 1,
                      sizeof *g->taken) ||
        !bitnet__grow(&s->allocator, &g->likely, &g->likely_capacity, count * best,
                      (count + 1) * best, sizeof *g->likely))
        return bitnet__no_memory(&s->error);
    token = &g->taken[g->taken_count++];
    memset(token, 0, sizeof *token);
    token->token.id = id;
    token->best_count = g->best;
    for (i = 0; i <= count && best; i++) g->taken[i].best = g->likely + i * best;
    if (g->keep_logits) {
        int32_t vocabulary = s->model->info.vocabulary;
        bitnet__log_scale scale = bitnet__log_scale_of(s->logits, vocabulary);
        token->token.log_probability = bitnet__log_share(scale, s->logits[id]);
        if (best) bitnet__best(s->logits, NULL, vocabulary, best, g->candidates);
        for (i = 0; i < best; i++) {
            g->likely[count * best + i].id = g->candidates[i].id;
            g->likely[count * best + i].log_probability =
                bitnet__log_share(scale, g->candidates[i].logit);
        }
    }
    return BITNET_OK;
}

/* True if the text ends with this token. */
static bool bitnet__ends_with(const bitnet_session *s, int32_t id) {
    const bitnet__generation *g = &s->generation;
    size_t i;
    for (i = 0; i < g->stop_id_count; i++)
        if (g->stop_ids[i] == id) return true;
    /* a grammar says where a text ends */
    return bitnet_token_is_end(s->model->tokenizer, id) && (!g->ignore_end || s->matcher);
}

/* Takes one sampled token: sets the reason if the generation ends with it. */
static bitnet_result bitnet__take_token(bitnet_session *s, int32_t id) {
    bitnet__generation *g = &s->generation;
    size_t begin = g->text_length + (size_t)g->detokenizer.pending_length;
    bitnet_result result = BITNET_OK;
    if (!bitnet__grow(&s->allocator, &g->begins, &g->begin_capacity, g->begin_count,
                      g->begin_count + 1, sizeof *g->begins))
        return bitnet__no_memory(&s->error);
    if (bitnet__ends_with(s, id)) {
        g->reason = BITNET_STOP_TOKEN;
    } else {
        if ((result = bitnet__append_text(s, id)) != BITNET_OK) return result;
        if (++g->tokens == g->max_tokens) g->reason = BITNET_STOP_LENGTH;
    }
    result = bitnet_feed(s, &id, 1);
    if (result == BITNET_OK) g->begins[g->begin_count++] = begin;
    if (result == BITNET_ERROR_CONTEXT_FULL) {
        if (g->reason == BITNET_STOP_NONE) g->reason = BITNET_STOP_LENGTH;
        result = BITNET_OK;
    }
    return result;
}

/* Finds out how much of the text may be passed on, and whether it ends with a stop string. */
static bitnet_result bitnet__look_for_stop(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    size_t length;
    g->passed = bitnet__passable(g, &length);
    if (length == 0) {
        if (g->reason != BITNET_STOP_NONE) g->passed = g->text_length;
        return BITNET_OK;
    }
    g->reason = BITNET_STOP_STRING;
    if (g->leaves == BITNET_STOP_LEAVES_TEXT) g->passed += length;
    return g->leaves == BITNET_STOP_LEAVES_NOTHING ? bitnet__cut_tokens(s, g->passed) : BITNET_OK;
}

/* Rows that the session has computed so far. */
static int64_t bitnet__rows_computed(const bitnet_session *s) {
    const bitnet_stats *t = &s->stats;
    return t->prompt_tokens + t->decode_tokens + t->drafted_tokens - t->accepted_tokens;
}

/* What is left of a budget; false: nothing. */
static bool bitnet__is_left(const bitnet_session *s, const bitnet_budget *budget, int64_t deadline,
                            int64_t rows_before, bitnet_budget *left) {
    int64_t now = deadline ? bitnet__microseconds() : 0;
    *left = *budget;
    if (deadline && now >= deadline) return false;
    if (deadline) left->microseconds = deadline - now;
    if (budget->tokens) {
        int64_t rows = budget->tokens - (bitnet__rows_computed(s) - rows_before);
        if (rows < 1 && s->computed < s->length) return false;
        left->tokens = rows < 1 ? 1 : (int32_t)rows; /* one that was guessed costs nothing */
    }
    return deadline || budget->tokens;
}

/* Takes tokens as long as the budget lasts, or a single one; *taken says how many. */
static bitnet_result bitnet__take_tokens(bitnet_session *s, const bitnet_budget *budget,
                                         bool single, int32_t *taken) {
    bitnet__generation *g = &s->generation;
    int64_t deadline = bitnet__deadline(budget), rows = bitnet__rows_computed(s);
    bitnet_budget left;
    int32_t id;
    memset(&left, 0, sizeof left);
    if (budget) left = *budget;
    for (*taken = 0;; (*taken)++) {
        bitnet_result result = bitnet__heed_cancel(s);
        if (result == BITNET_OK) result = bitnet_sample(s, &left, &id);
        if (result == BITNET_OK) result = bitnet__note_token(s, id);
        if (result == BITNET_OK) result = bitnet__take_token(s, id);
        if (result == BITNET_OK && g->reason != BITNET_STOP_NONE)
            result = bitnet__append_text(s, -1);
        if (result == BITNET_OK) result = bitnet__look_for_stop(s);
        if (result != BITNET_OK) return result;
        if (g->reason != BITNET_STOP_NONE || !budget || single ||
            !bitnet__is_left(s, budget, deadline, rows, &left)) {
            (*taken)++;
            return BITNET_OK;
        }
    }
}

/* Ends the generation, unless it goes on. */
static bitnet_result bitnet__generation_result(bitnet_session *s, bitnet_result result) {
    bitnet__generation *g = &s->generation;
    if (result == BITNET_CANCELLED) g->reason = BITNET_STOP_CANCELLED;
    if (result != BITNET_OK && result != BITNET_PENDING) g->active = false;
    return result;
}

/* bitnet_generate_next, or the same for a single token whatever the budget. */
static bitnet_result bitnet__next_text(bitnet_session *s, const bitnet_budget *budget, bool single,
                                       const char **text, size_t *length) {
    bitnet__generation *g = &s->generation;
    bitnet_result result;
    int32_t taken;
    *text = "";
    *length = 0;
    if (!g->keep_taken) g->taken_count = 0;
    g->keep_taken = false;
    if (g->active && g->failed) return bitnet__generation_result(s, g->failed);
    if (!g->active || g->reason != BITNET_STOP_NONE) {
        g->active = false;
        return BITNET_END;
    }
    bitnet__forget_passed(g);
    result = bitnet__take_tokens(s, budget, single, &taken);
    if (taken == 0) return bitnet__generation_result(s, result);
    if (result != BITNET_OK && result != BITNET_PENDING) g->failed = result;
    *text = g->text;
    *length = g->passed;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_generate_next(bitnet_session *session, const bitnet_budget *budget,
                                              const char **text, size_t *length) {
    return bitnet__next_text(session, budget, false, text, length);
}

BITNET_API bitnet_stop_reason bitnet_generate_stop_reason(const bitnet_session *session) {
    return session->generation.reason;
}

BITNET_API size_t bitnet_generate_tokens(const bitnet_session *session,
                                         const bitnet_generated **tokens) {
    *tokens = session->generation.taken;
    return session->generation.taken_count;
}

/* Runs a generation that has begun to its end. */
static bitnet_result bitnet__generate_all(bitnet_session *s, bitnet_text_function *callback,
                                          void *user) {
    const char *text;
    size_t length;
    bitnet_result result;
    while ((result = bitnet_generate_next(s, NULL, &text, &length)) == BITNET_OK) {
        s->generation.keep_taken = length == 0;
        if (length && callback && callback(user, text, length) != 0) {
            s->generation.reason = BITNET_STOP_CALLBACK;
            s->generation.active = false;
        }
    }
    return result == BITNET_END ? BITNET_OK : result;
}

BITNET_API bitnet_result bitnet_generate(bitnet_session *session, const char *prompt,
                                         const bitnet_generate_options *options,
                                         bitnet_text_function *callback, void *user) {
    bitnet_result result = bitnet_generate_begin(session, prompt, options);
    return result == BITNET_OK ? bitnet__generate_all(session, callback, user) : result;
}

BITNET_API bitnet_result bitnet_chat(bitnet_session *session, const char *message,
                                     const bitnet_generate_options *options,
                                     bitnet_text_function *callback, void *user) {
    bitnet_result result = bitnet_chat_begin(session, message, options);
    return result == BITNET_OK ? bitnet__generate_all(session, callback, user) : result;
}

/* ---- many at once */

/* True if the session's generation can go on, or end, before anything else is computed: nothing
   waits, or a grammar leaves no choice. */
static bool bitnet__can_speak(bitnet_session *s) {
    if (!s->generation.active || s->failed != BITNET_OK) return false;
    if (s->computed == s->length || s->generation.reason != BITNET_STOP_NONE) return true;
    return s->matcher && !bitnet__keeps_logits(s) && bitnet__constrain(s) == BITNET_OK && s->mask &&
           s->mask->count == 1;
}

/* Takes the tokens that have come. PENDING: the deadline has come first. */
static bitnet_result bitnet__speak(const bitnet__crowd *crowd, bitnet_session *s,
                                   bitnet_many_function *callback, void *user) {
    while (bitnet__can_speak(s)) {
        const char *text;
        size_t length;
        bitnet_budget left = {0, 0};
        bitnet_result result;
        if (crowd->deadline) left.microseconds = crowd->deadline - bitnet__microseconds();
        if (crowd->deadline && left.microseconds < 1) left.microseconds = 1;
        result = bitnet__next_text(s, &left, true, &text, &length);
        if (result == BITNET_PENDING) return BITNET_PENDING;
        if (result != BITNET_OK && result != BITNET_END) s->failed = result;
        if (result != BITNET_OK) break;
        s->generation.keep_taken = length == 0;
        if (length && callback && callback(user, s, text, length) != 0) {
            s->generation.reason = BITNET_STOP_CALLBACK;
            s->generation.active = false;
        }
        if (bitnet__is_late(crowd)) return BITNET_PENDING;
    }
    return BITNET_OK;
}

/* True if a generation is under way. */
static bool bitnet__crowd_generates(const bitnet__crowd *crowd) {
    int i;
    for (i = 0; i < crowd->count; i++)
        if (crowd->sessions[i]->generation.active) return true;
    return false;
}

static bitnet_result bitnet__crowd_generate(bitnet__crowd *crowd, bitnet_many_function *callback,
                                            void *user) {
    bitnet_result result = BITNET_OK;
    int i;
    while (result == BITNET_OK && bitnet__crowd_generates(crowd)) {
        bitnet__begin_choices(crowd->sessions, crowd->count, crowd->deadline);
        for (i = 0; i < crowd->count && result == BITNET_OK; i++)
            result = bitnet__speak(crowd, crowd->sessions[i], callback, user);
        if (result == BITNET_OK && bitnet__crowd_waits(crowd))
            result = crowd->tokens && crowd->begun == crowd->tokens ? BITNET_PENDING
                                                                    : bitnet__crowd_turn(crowd);
        for (i = 0; i < crowd->count; i++)
            if (crowd->sessions[i]->generation.active && crowd->sessions[i]->failed != BITNET_OK)
                bitnet__generation_result(crowd->sessions[i], crowd->sessions[i]->failed);
        if (bitnet__is_late(crowd)) result = BITNET_PENDING;
    }
    return bitnet__crowd_generates(crowd) ? BITNET_PENDING : BITNET_OK;
}

BITNET_API bitnet_result bitnet_generate_many(bitnet_session *const *sessions, int count,
                                              const bitnet_budget *budget,
                                              bitnet_many_function *callback, void *user) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__crowd crowd;
    bitnet_result result = bitnet__crowd_begin(&crowd, sessions, count, budget);
    crowd.generating = true;
    if (result == BITNET_OK) result = bitnet__crowd_generate(&crowd, callback, user);
    bitnet__crowd_end(&crowd);
    bitnet__fp_leave(saved);
    return result;
}

/* ============================================================================================
   >>choose   Choosing among texts

   The choices, sorted by their tokens, are a tree: what several begin with is one branch of it. A
   branch is a session that shares the pages before it, and the rows of all branches whose beginning
   is computed pass through the layers in one batch. A row's logits tell how likely the tokens are
   with which choices go on there; where they part, new branches begin. The session itself is only
   read. Rows are numbered in the order in which they are computed; number 0 is the session's state.

   Calls >>pool, >>batch, >>session, >>forward and >>generate.
   ============================================================================================ */

enum { BITNET__CHOOSE_HEADS = 8 }; /* rows whose logits are made in one reading of the head */

/* Choices as they are given: texts, or ids in place of them. */
typedef struct bitnet__choices {
    const char *const *texts;
    const int32_t *const *ids;
    const size_t *lengths; /* of the ids */
    size_t count;
} bitnet__choices;

/* A choice, as tokens. */
typedef struct bitnet__alternative {
    const int32_t *ids;
    int32_t length;
    size_t number; /* among the choices as they were given */
    float sum;     /* of the log-probabilities that are known */
} bitnet__alternative;

/* A row of the tree: the last of the `depth` tokens with which choices [first, last) begin. */
typedef struct bitnet__twig {
    bitnet_session *branch; /* holds these tokens; NULL where there are none */
    int32_t depth;
    size_t first, last;
} bitnet__twig;

/* A choice under way, in one block of memory. */
typedef struct bitnet__chooser {
    int32_t *text; /* [length] the session's, when it began */
    int32_t length;
    int32_t *ids;                      /* [id_count] of all choices */
    bitnet__alternative *alternatives; /* [count] sorted */
    bitnet__twig *twigs;               /* [id_count + 1] */
    bitnet_session **branches;         /* [2 * count] */
    float *logits;                     /* [BITNET__CHOOSE_HEADS][vocabulary] */
    size_t id_count, count, twig_count, branch_count;
    size_t known;         /* twigs whose tokens' probabilities are known, or before the batch's */
    bitnet__batch *batch; /* twigs [known, known + batch->count) */
    int32_t ready, done;  /* rows of the batch whose logits have been used; of the head, for more */
    bitnet__log_scale scales[BITNET__CHOOSE_HEADS];
} bitnet__chooser;

/* What the tasks of the head work on. */
typedef struct bitnet__choose_work {
    const bitnet_model *model;
    bitnet__chooser *chooser;
    bitnet__operand in;
    int from, to, tasks;
} bitnet__choose_work;

static void bitnet__chooser_layout(bitnet__chooser *c, int32_t vocabulary, bitnet__arena *arena) {
    c->text = (int32_t *)bitnet__take(arena, (uint64_t)c->length, sizeof *c->text);
    c->ids = (int32_t *)bitnet__take(arena, c->id_count, sizeof *c->ids);
    c->alternatives = (bitnet__alternative *)bitnet__take(arena, c->count, sizeof *c->alternatives);
    c->twigs = (bitnet__twig *)bitnet__take(arena, c->id_count + 1, sizeof *c->twigs);
    c->branches = (bitnet_session **)bitnet__take(arena, 2 * c->count, sizeof *c->branches);
    c->logits = bitnet__take_floats(arena, BITNET__CHOOSE_HEADS, (uint64_t)vocabulary);
}

static void bitnet__chooser_free(bitnet_session *s) {
    bitnet__chooser *c = s->chooser;
    size_t i;
    if (!c) return;
    for (i = 0; i < c->branch_count; i++) bitnet_session_free(c->branches[i]);
    if (c->batch) bitnet__return_batch(&s->model->lender, c->batch);
    bitnet__free(&s->allocator, c);
    s->chooser = NULL;
}

/* ---- the choices as tokens */

/* How many tokens two choices begin with in common. */
static int32_t bitnet__common_ids(const bitnet__alternative *a, const bitnet__alternative *b) {
    int32_t i = 0;
    while (i < a->length && i < b->length && a->ids[i] == b->ids[i]) i++;
    return i;
}

static void bitnet__sort_alternatives(bitnet__alternative *a, size_t count) {
    size_t gap, i, k;
    for (gap = count / 2; gap > 0; gap /= 2)
        for (i = gap; i < count; i++) {
            bitnet__alternative moved = a[i];
            for (k = i; k >= gap; k -= gap) {
                const bitnet__alternative *before = &a[k - gap];
                int32_t common = bitnet__common_ids(before, &moved);
                if (common == before->length) break;
                if (common < moved.length && before->ids[common] < moved.ids[common]) break;
                a[k] = *before;
            }
            a[k] = moved;
        }
}

/* Tokenizes a text behind the ids that were gathered before. */
static bitnet_result bitnet__gather_text(bitnet_session *s, bitnet__gathered *all, const char *text,
                                         bool parse_special) {
    bitnet__input input;
    memset(&input, 0, sizeof input);
    input.text = text;
    input.length = strlen(text);
    input.flags = parse_special ? BITNET_PARSE_SPECIAL : 0;
    return bitnet__gather(s, all, &input);
}

static bitnet_result bitnet__gather_ids(bitnet_session *s, bitnet__gathered *all,
                                        const int32_t *ids, size_t count) {
    bitnet_result result = bitnet__check_ids(s, ids, count);
    if (count == 0 || result != BITNET_OK) return result;
    if (!bitnet__grow(&s->allocator, &all->ids, &all->capacity, all->count, all->count + count,
                      sizeof *ids))
        return bitnet__no_memory(&s->error);
    memcpy(all->ids + all->count, ids, count * sizeof *ids);
    all->count += count;
    return BITNET_OK;
}

/* Choice number i, behind those that were gathered before. */
static bitnet_result bitnet__gather_choice(bitnet_session *s, bitnet__gathered *all,
                                           const bitnet__choices *choices, size_t i,
                                           bool parse_special) {
    size_t before = all->count;
    bitnet_result result = choices->texts
                               ? bitnet__gather_text(s, all, choices->texts[i], parse_special)
                               : bitnet__gather_ids(s, all, choices->ids[i], choices->lengths[i]);
    if (result != BITNET_OK) return result;
    if (all->count == before)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "a choice has no tokens");
    if (all->count - before > (size_t)(s->options.context - s->length) + 1)
        return bitnet__fail(&s->error, BITNET_ERROR_CONTEXT_FULL,
                            "a choice of %i tokens does not fit: %i of %i positions are free",
                            (int64_t)(all->count - before),
                            (int64_t)(s->options.context - s->length), (int64_t)s->options.context);
    return BITNET_OK;
}

/* True if the work under way is that of this text and these choices: ids, and where each ends. */
static bool bitnet__is_chooser_of(const bitnet_session *s, const bitnet__gathered *ids,
                                  const size_t *ends, size_t count) {
    const bitnet__chooser *c = s->chooser;
    size_t i;
    if (!c || c->length != s->length || c->count != count || c->id_count != ids->count ||
        memcmp(c->text, s->tokens, (size_t)s->length * sizeof(int32_t)) != 0 ||
        memcmp(c->ids, ids->ids, ids->count * sizeof(int32_t)) != 0)
        return false;
    for (i = 0; i < count; i++) {
        const bitnet__alternative *a = &c->alternatives[i];
        if (a->ids + a->length != c->ids + ends[a->number]) return false;
    }
    return true;
}

static bitnet_result bitnet__chooser_create(bitnet_session *s, const bitnet__gathered *ids,
                                            const size_t *ends, size_t count) {
    bitnet__chooser sizing, *c;
    bitnet__arena arena = {NULL, 0};
    int32_t vocabulary = s->model->info.vocabulary, rows = s->options.batch;
    size_t i;
    memset(&sizing, 0, sizeof sizing);
    sizing.length = s->length;
    sizing.id_count = ids->count;
    sizing.count = count;
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__chooser_layout(&sizing, vocabulary, &arena);
    arena.memory = (uint8_t *)bitnet__alloc_bytes(&s->allocator, arena.used);
    if (!arena.memory) return bitnet__no_memory(&s->error);
    arena.used = 0;
    s->chooser = c = (bitnet__chooser *)bitnet__take(&arena, 1, sizeof *c);
    *c = sizing;
    bitnet__chooser_layout(c, vocabulary, &arena);
    memcpy(c->text, s->tokens, (size_t)s->length * sizeof(int32_t));
    memcpy(c->ids, ids->ids, ids->count * sizeof(int32_t));
    for (i = 0; i < count; i++) {
        size_t from = i ? ends[i - 1] : 0;
        c->alternatives[i].ids = c->ids + from;
        c->alternatives[i].length = (int32_t)(ends[i] - from);
        c->alternatives[i].number = i;
        c->alternatives[i].sum = 0;
    }
    bitnet__sort_alternatives(c->alternatives, count);
    memset(c->twigs, 0, sizeof *c->twigs);
    c->twigs[0].last = count;
    c->twig_count = 1;
    if ((size_t)rows > ids->count) rows = (int32_t)ids->count;
    c->batch = bitnet__borrow_batch(s->model, rows);
    if (!c->batch) return bitnet__no_memory(&s->error);
    c->batch->count = c->batch->stage = c->batch->slice = 0;
    return BITNET_OK;
}

/* ---- the tree */

/* Begins a branch behind a twig: rows for the tokens behind it, up to `depth` of them, which
   choices [first, last) have in common. */
static bitnet_result bitnet__branch_out(bitnet_session *s, const bitnet__twig *from, int32_t depth,
                                        size_t first, size_t last) {
    bitnet__chooser *c = s->chooser;
    int32_t more = depth - from->depth, i;
    bitnet_session *branch = bitnet__branch(from->branch ? from->branch : s, &s->error);
    if (!branch) return s->error.result;
    c->branches[c->branch_count++] = branch;
    if (!bitnet__reserve_pages(branch, branch->length, branch->length + more))
        return bitnet__no_memory(&s->error);
    for (i = 0; i < more; i++) {
        bitnet__twig *twig = &c->twigs[c->twig_count++];
        twig->branch = branch;
        twig->depth = from->depth + i + 1;
        twig->first = first;
        twig->last = last;
        branch->tokens[branch->length++] = c->alternatives[first].ids[from->depth + i];
    }
    branch->computed = branch->length; /* before anybody looks at it */
    return BITNET_OK;
}

/* Lets the tree grow where choices part: a branch for each token with which some go on, as far as
   these have more in common, and without what nothing follows. */
static bitnet_result bitnet__grow_tree(bitnet_session *s, const bitnet__twig *from) {
    const bitnet__alternative *a = s->chooser->alternatives;
    bitnet_result result = BITNET_OK;
    size_t first, last;
    for (first = from->first; first < from->last && result == BITNET_OK; first = last) {
        int32_t common;
        last = first + 1;
        if (a[first].length == from->depth) continue;
        while (last < from->last && bitnet__common_ids(&a[first], &a[last]) > from->depth) last++;
        common = bitnet__common_ids(&a[first], &a[last - 1]);
        if (a[last - 1].length == common) common--;
        if (common > from->depth) result = bitnet__branch_out(s, from, common, first, last);
    }
    return result;
}

/* Uses the logits behind a twig. */
static bitnet_result bitnet__use_twig(bitnet_session *s, const bitnet__twig *twig,
                                      const float *logits, bitnet__log_scale scale) {
    bitnet__alternative *a = s->chooser->alternatives;
    size_t i;
    for (i = twig->first; i < twig->last; i++)
        if (a[i].length > twig->depth)
            a[i].sum = a[i].sum + bitnet__log_share(scale, logits[a[i].ids[twig->depth]]);
    if (bitnet__common_ids(&a[twig->first], &a[twig->last - 1]) > twig->depth && twig->depth > 0)
        return BITNET_OK;
    return bitnet__grow_tree(s, twig);
}

/* ---- rows, states and logits */

/* Chooses the rows of the next batch, at most `most`. The first is that of the session's state,
   which has passed the layers before. Returns how many are to be computed. */
static int32_t bitnet__choose_rows(bitnet_session *s, int32_t most) {
    bitnet__chooser *c = s->chooser;
    bitnet__batch *b = c->batch;
    size_t i;
    if (c->known == 0) {
        bitnet__prepare_row(s->model, &b->n[0], 0, s->hidden, NULL, s->model->info.width);
        b->count = 1;
        b->stage = s->model->info.layers * BITNET__STAGES + 2;
        return 0;
    }
    if (most > b->room) most = b->room;
    for (i = c->known; i < c->twig_count && b->count < most; i++) {
        bitnet__row *row = &b->rows[b->count++];
        row->session = c->twigs[i].branch;
        row->position = s->length + c->twigs[i].depth - 1;
        row->wanted = true;
    }
    return b->count;
}

static void bitnet__choose_states_task(void *context, int task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    int c;
    for (c = task; c < b->count; c += work->tasks)
        bitnet__prepare_row(work->model, &b->n[0], c, b->x + (size_t)c * b->x_stride,
                            work->model->output_norm, work->model->info.width);
}

/* The states of the rows, which have passed all layers. */
static void bitnet__choose_states(bitnet_session *s) {
    bitnet__stage_work work;
    memset(&work, 0, sizeof work);
    work.model = s->model;
    work.batch = s->chooser->batch;
    work.tasks = bitnet__tasks(s->model, work.batch->count);
    bitnet__run_stage(s->model, work.batch->count > 1, bitnet__choose_states_task, &work,
                      work.tasks);
    s->chooser->batch->stage++;
}

static void bitnet__choose_head_task(void *context, int task) {
    const bitnet__choose_work *work = (const bitnet__choose_work *)context;
    int from, to;
    bitnet__share(work->to - work->from, BITNET__TILE, task, work->tasks, &from, &to);
    bitnet__multiply(work->model, &work->chooser->batch->scratch[task], &work->model->lm_head,
                     work->from + from, work->from + to, &work->in, work->chooser->logits,
                     (size_t)work->model->info.vocabulary, false);
}

static void bitnet__choose_scale_task(void *context, int task) {
    const bitnet__choose_work *work = (const bitnet__choose_work *)context;
    size_t vocabulary = (size_t)work->model->info.vocabulary;
    work->chooser->scales[task] = bitnet__log_scale_of(
        work->chooser->logits + (size_t)task * vocabulary, work->model->info.vocabulary);
}

/* Logits that are not finite, or the states that they are made of, are an error. */
static bitnet_result bitnet__check_row(bitnet_session *s, const float *state, const float *logits) {
    bitnet_result result = bitnet__check_state(s, state);
    int32_t i;
    for (i = 0; i < s->model->info.vocabulary && result == BITNET_OK; i++)
        if (!bitnet__is_finite(logits[i])) result = bitnet__non_finite(s, i);
    return result;
}

/* Uses the logits of some rows, which are complete. */
static bitnet_result bitnet__use_logits(bitnet_session *s, bitnet__choose_work *work) {
    bitnet__chooser *c = s->chooser;
    int32_t vocabulary = s->model->info.vocabulary, rows = work->in.count, r;
    bitnet_result result = BITNET_OK;
    for (r = 0; r < rows && result == BITNET_OK; r++)
        result = bitnet__check_row(s, work->in.floats + (size_t)r * work->in.stride,
                                   c->logits + (size_t)r * (size_t)vocabulary);
    if (result != BITNET_OK) return result;
    bitnet__run_stage(s->model, false, bitnet__choose_scale_task, work, rows);
    for (r = 0; r < rows && result == BITNET_OK; r++) {
        const bitnet__twig twig = c->twigs[c->known + (size_t)(c->ready + r)];
        result =
            bitnet__use_twig(s, &twig, c->logits + (size_t)r * (size_t)vocabulary, c->scales[r]);
    }
    c->ready += rows;
    c->done = 0;
    return result;
}

/* A slice of the head for the next rows of the batch. */
static bitnet_result bitnet__choose_head(bitnet_session *s) {
    bitnet__chooser *c = s->chooser;
    const bitnet__operand *n = &c->batch->n[0];
    size_t at = (size_t)c->ready;
    int32_t vocabulary = s->model->info.vocabulary;
    bitnet__choose_work work;
    work.model = s->model;
    work.chooser = c;
    work.in = *n;
    work.in.floats = n->floats + at * n->stride;
    work.in.quants = n->quants + at * n->quants_stride;
    work.in.steps = n->steps + at;
    work.in.sums = n->sums + at;
    if (n->group_steps) {
        work.in.group_steps = n->group_steps + at * n->groups_stride;
        work.in.group_sums = n->group_sums + at * n->groups_stride;
    }
    work.in.count = c->batch->count - c->ready;
    if (work.in.count > BITNET__CHOOSE_HEADS) work.in.count = BITNET__CHOOSE_HEADS;
    work.from = c->done;
    work.to = vocabulary - c->done < BITNET__FULL ? vocabulary : c->done + BITNET__FULL;
    work.tasks = s->model->info.threads;
    bitnet__run_stage(s->model, false, bitnet__choose_head_task, &work, work.tasks);
    c->done = work.to;
    return c->done < vocabulary ? BITNET_OK : bitnet__use_logits(s, &work);
}

/* ---- choosing */

/* Computes what is to be known, within the budget; `left` are the tokens that it still allows, -1:
   any number. */
static bitnet_result bitnet__choose_all(bitnet_session *s, int32_t left, int64_t deadline) {
    bitnet__chooser *c = s->chooser;
    bitnet__batch *b = c->batch;
    bitnet_result result = BITNET_OK;
    while (c->known < c->twig_count && result == BITNET_OK) {
        if ((result = bitnet__heed_cancel(s)) != BITNET_OK) break;
        if (b->count == 0) {
            int32_t most = deadline && s->options.batch > 8 ? 8 : s->options.batch, rows;
            if (left == 0 && c->known > 0) return BITNET_PENDING;
            if (left > 0 && most > left) most = left;
            rows = bitnet__choose_rows(s, most);
            if (left > 0) left -= rows;
        }
        if (!bitnet__is_through(s->model, b)) bitnet__batch_stage(s->model, b, deadline != 0);
        else if (b->stage == s->model->info.layers * BITNET__STAGES + 1) bitnet__choose_states(s);
        else result = bitnet__choose_head(s);
        if (c->ready == b->count) {
            c->known += (size_t)b->count;
            b->count = b->stage = b->slice = c->ready = 0;
        }
        if (result == BITNET_OK && c->known < c->twig_count && deadline &&
            bitnet__microseconds() >= deadline)
            return BITNET_PENDING;
    }
    return result;
}

/* What has come of it. */
static void bitnet__choose_end(const bitnet__chooser *c, bool per_token, float *log_probabilities,
                               size_t *best) {
    size_t i, at = 0;
    float most = 0;
    for (i = 0; i < c->count; i++) {
        const bitnet__alternative *a = &c->alternatives[i];
        float value = per_token ? a->sum / (float)a->length : a->sum;
        if (log_probabilities) log_probabilities[a->number] = value;
        if (i == 0 || value > most || (value == most && a->number < at)) {
            most = value;
            at = a->number;
        }
    }
    if (best) *best = at;
}

/* Sees to it that the session's work under way is that of these choices. `ends` has room for where
   each ends. */
static bitnet_result bitnet__choose_begin(bitnet_session *s, const bitnet__choices *choices,
                                          bool parse_special, size_t *ends) {
    bitnet__gathered all = {NULL, 0, 0};
    bitnet_result result = BITNET_OK;
    size_t i;
    for (i = 0; i < choices->count && result == BITNET_OK; i++) {
        result = bitnet__gather_choice(s, &all, choices, i, parse_special);
        ends[i] = all.count;
    }
    if (result == BITNET_OK && !bitnet__is_chooser_of(s, &all, ends, choices->count)) {
        bitnet__chooser_free(s);
        result = bitnet__chooser_create(s, &all, ends, choices->count);
    }
    bitnet__free(&s->allocator, all.ids);
    return result;
}

static bitnet_result bitnet__choose_among(bitnet_session *s, const bitnet__choices *choices,
                                          const bitnet_choose_options *o) {
    int64_t deadline = bitnet__deadline(&o->budget);
    int32_t left = o->budget.tokens ? o->budget.tokens : -1;
    int32_t waiting = s->length - s->computed;
    size_t *ends;
    bitnet_result result;
    if (choices->count == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "there is nothing to choose from");
    if ((result = bitnet__catch_up_hidden(s, &o->budget, deadline)) != BITNET_OK) return result;
    if (left > 0) left = waiting < left ? left - waiting : 0;
    ends = (size_t *)bitnet__alloc(&s->allocator, choices->count, sizeof *ends);
    if (!ends) return bitnet__no_memory(&s->error);
    result = bitnet__choose_begin(s, choices, o->parse_special, ends);
    bitnet__free(&s->allocator, ends);
    return result == BITNET_OK ? bitnet__choose_all(s, left, deadline) : result;
}

static bitnet_result bitnet__choose_best(bitnet_session *s, const bitnet__choices *choices,
                                         const bitnet_choose_options *options,
                                         float *log_probabilities, size_t *best) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_choose_options o;
    bitnet_result result;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    result = bitnet__choose_among(s, choices, &o);
    if (result == BITNET_OK) bitnet__choose_end(s->chooser, o.per_token, log_probabilities, best);
    if (result != BITNET_PENDING) bitnet__chooser_free(s);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_choose(bitnet_session *session, const char *const *choices,
                                       size_t count, const bitnet_choose_options *options,
                                       float *log_probabilities, size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0};
    all.texts = choices;
    all.count = count;
    return bitnet__choose_best(session, &all, options, log_probabilities, best);
}

BITNET_API bitnet_result bitnet_choose_tokens(bitnet_session *session,
                                              const int32_t *const *choices, const size_t *lengths,
                                              size_t count, const bitnet_choose_options *options,
                                              float *log_probabilities, size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0};
    all.ids = choices;
    all.lengths = lengths;
    all.count = count;
    return bitnet__choose_best(session, &all, options, log_probabilities, best);
}

/* ============================================================================================
   >>embed   Texts as vectors

   A text is a session with its tokens and nothing else, from when it comes until it is computed.
   The rows of a batch are the next tokens of all texts, in order: the end of a long one, some short
   ones, the beginning of the next. When the batch has passed all layers the states of its rows are
   pooled, and texts whose last row was among them are done.

   Calls >>tokenizer, >>scalar, >>batch, >>session and >>forward.
   ============================================================================================ */

enum { BITNET__EMBED_ROWS = 128 };

struct bitnet_embedding {
    bitnet_model *model;
    bitnet_embed_options options; /* with the defaults filled in */
    const bitnet_passage *passages;
    size_t count;
    float *vectors;                               /* [count][width] */
    size_t come, done;                            /* passages [done, come) are under way */
    bitnet_session *sessions[BITNET__EMBED_ROWS]; /* theirs: of passage i at i % EMBED_ROWS. Tokens
                                                     that have rows count as computed; `hidden` is
                                                     what has been pooled so far */
    bitnet__batch *batch;
    int32_t *ids; /* of the passage that comes */
    size_t ids_capacity;
    bitnet_result failed;
    bitnet_error error;
};

BITNET_API bitnet_embedding *bitnet_embed_begin(bitnet_model *model, const bitnet_passage *passages,
                                                size_t count, const bitnet_embed_options *options,
                                                float *vectors, bitnet_error *error) {
    bitnet_embedding *e;
    bitnet_embed_options o;
    if (!model) return NULL;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    if (o.context == 0) o.context = model->info.context;
    if (o.pooling == BITNET_POOLING_AUTO) o.pooling = model->info.pooling;
    if (o.pooling == BITNET_POOLING_AUTO) o.pooling = BITNET_POOLING_MEAN;
    if ((count && (!passages || !vectors)) || o.context < 1 || o.context > 1 << 24 ||
        (int)o.pooling < 0 || o.pooling > BITNET_POOLING_LAST) {
        bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                     !count || (passages && vectors) ? "an option of bitnet_embed is out of range"
                                                     : "there are no passages, or no vectors");
        return NULL;
    }
    e = (bitnet_embedding *)bitnet__alloc_zero(&model->allocator, 1, sizeof *e);
    if (!e) {
        bitnet__no_memory(error);
        return NULL;
    }
    e->model = model;
    e->options = o;
    e->passages = passages;
    e->count = count;
    e->vectors = vectors;
    return e;
}

BITNET_API void bitnet_embed_end(bitnet_embedding *embedding) {
    bitnet_embedding *e = embedding;
    bitnet_allocator allocator;
    if (!e) return;
    allocator = e->model->allocator;
    for (; e->done < e->come; e->done++)
        bitnet_session_free(e->sessions[e->done % BITNET__EMBED_ROWS]);
    if (e->batch) bitnet__return_batch(&e->model->lender, e->batch);
    bitnet__free(&allocator, e->ids);
    bitnet__free(&allocator, e);
}

BITNET_API size_t bitnet_embed_done(const bitnet_embedding *embedding) { return embedding->done; }

/* ---- texts come */

/* The tokens of a text, in e->ids. */
static bitnet_result bitnet__embed_text(bitnet_embedding *e, const bitnet_passage *p,
                                        size_t *count) {
    const unsigned flags = BITNET_ADD_BOS | BITNET_ADD_EOS;
    for (;;) {
        bitnet_result result = bitnet_tokenize(e->model->tokenizer, p->text, p->length, flags,
                                               e->ids, e->ids_capacity, count);
        if (result != BITNET_OK) return result;
        if (*count <= e->ids_capacity) return BITNET_OK;
        if (!bitnet__grow(&e->model->allocator, &e->ids, &e->ids_capacity, 0, *count,
                          sizeof(int32_t)))
            return BITNET_ERROR_OUT_OF_MEMORY;
    }
}

static bitnet_result bitnet__embed_check_ids(bitnet_embedding *e, const int32_t *ids,
                                             size_t count) {
    size_t i;
    for (i = 0; i < count; i++)
        if (ids[i] < 0 || ids[i] >= e->model->info.vocabulary)
            return bitnet__fail(&e->error, BITNET_ERROR_TOKEN,
                                "passage %i: token %i is not within 0..%i", (int64_t)e->come,
                                (int64_t)ids[i], (int64_t)e->model->info.vocabulary - 1);
    return BITNET_OK;
}

/* How many tokens a passage has that are computed; too many are cut, if that is wanted. */
static bitnet_result bitnet__embed_length(bitnet_embedding *e, const bitnet_passage *p,
                                          size_t count, int32_t *length) {
    const bitnet_tokenizer *t = e->model->tokenizer;
    *length = e->options.context;
    if (count == 0)
        return bitnet__fail(&e->error, BITNET_ERROR_ARGUMENT, "passage %i has no tokens",
                            (int64_t)e->come);
    if (count <= (size_t)e->options.context) {
        *length = (int32_t)count;
    } else if (!e->options.cut) {
        return bitnet__fail(&e->error, BITNET_ERROR_CONTEXT_FULL,
                            "passage %i has %i tokens, more than %i", (int64_t)e->come,
                            (int64_t)count, (int64_t)e->options.context);
    } else if (!p->ids && bitnet__ends_texts(t)) {
        e->ids[*length - 1] = t->eos;
    }
    return BITNET_OK;
}

/* The next passage comes: a session of exactly its tokens. */
static bitnet_result bitnet__embed_come(bitnet_embedding *e) {
    const bitnet_passage *p = &e->passages[e->come];
    size_t count = p->length;
    bitnet_session_options o;
    bitnet_session *s;
    bitnet_result result = p->ids ? BITNET_OK : bitnet__embed_text(e, p, &count);
    memset(&o, 0, sizeof o);
    if (result != BITNET_OK)
        return bitnet__fail(&e->error, result, "passage %i: %s", (int64_t)e->come,
                            bitnet_result_text(result));
    if ((result = bitnet__embed_length(e, p, count, &o.context)) != BITNET_OK ||
        (result = bitnet__embed_check_ids(e, p->ids, p->ids ? (size_t)o.context : 0)) != BITNET_OK)
        return result;
    s = bitnet_session_create(e->model, &o, &e->error);
    if (!s) return e->error.result;
    /* What a position is turned by must not depend on how long this text is. */
    s->long_turns = e->model->original && e->options.context > e->model->original;
    memcpy(s->tokens, p->ids ? p->ids : e->ids, (size_t)o.context * sizeof(int32_t));
    s->length = o.context;
    e->sessions[e->come++ % BITNET__EMBED_ROWS] = s;
    return BITNET_OK;
}

/* Fills the batch with the next rows, at most `most`. */
static bitnet_result bitnet__embed_rows(bitnet_embedding *e, int32_t most) {
    bitnet__batch *b = e->batch;
    bitnet_session *s = e->sessions[(e->come + BITNET__EMBED_ROWS - 1) % BITNET__EMBED_ROWS];
    if (most > b->room) most = b->room;
    if (e->come == e->done) s = NULL;
    b->stage = b->slice = 0;
    while (b->count < most) {
        int32_t before = b->count, rows;
        if (!s || s->computed == s->length) {
            bitnet_result result;
            if (e->come == e->count) break;
            if ((result = bitnet__embed_come(e)) != BITNET_OK) return result;
            s = e->sessions[(e->come - 1) % BITNET__EMBED_ROWS];
        }
        rows = s->length - s->computed < most - before ? s->length - s->computed : most - before;
        if (!bitnet__reserve_pages(s, s->computed, s->computed + rows))
            return bitnet__no_memory(&e->error);
        bitnet__add_rows(b, s, rows);
        s->computed += rows;
    }
    return BITNET_OK;
}

/* ---- vectors come of it */

/* u[i] = v[i] / |v|. False if one is not finite. */
static bool bitnet__unit_vector(float *u, const float *v, int n) {
    float scale = bitnet__rsqrt(bitnet__scalar_sum_of_products(v, v, n));
    bool finite = true;
    int i;
    for (i = 0; i < n; i++) {
        u[i] = v[i] * scale;
        finite = finite && bitnet__is_finite(u[i]);
    }
    return finite;
}

/* All of the oldest passage under way has been pooled. */
static bitnet_result bitnet__embed_finish(bitnet_embedding *e) {
    bitnet_session *s = e->sessions[e->done % BITNET__EMBED_ROWS];
    int32_t width = e->model->info.width;
    if (!bitnet__unit_vector(e->vectors + e->done * (size_t)width, s->hidden, width))
        return bitnet__fail(&e->error, BITNET_ERROR_NON_FINITE,
                            "the vector of passage %i is not finite", (int64_t)e->done);
    bitnet_session_free(s);
    e->done++;
    return BITNET_OK;
}

/* Pools the states of the batch, which has passed all layers. */
static bitnet_result bitnet__embed_pool(bitnet_embedding *e) {
    bitnet__batch *b = e->batch;
    float *state = b->scratch[0].row;
    bitnet_result result = BITNET_OK;
    int32_t c, i;
    for (c = 0; c < b->count && result == BITNET_OK; c++) {
        bitnet_session *s = b->rows[c].session;
        bool first = b->rows[c].position == 0, last = b->rows[c].position == s->length - 1;
        if (e->options.pooling == BITNET_POOLING_MEAN ||
            (e->options.pooling == BITNET_POOLING_CLS ? first : last)) {
            bitnet__row_state(e->model, b, c, state);
            for (i = 0; i < e->model->info.width; i++) s->hidden[i] = s->hidden[i] + state[i];
        }
        if (last) result = bitnet__embed_finish(e);
    }
    b->count = 0;
    if (result == BITNET_OK && e->options.progress.report &&
        e->options.progress.report(e->options.progress.user, e->done, e->count))
        return bitnet__fail(&e->error, BITNET_CANCELLED, "cancelled");
    return result;
}

/* Computes what is left, within the budget. */
static bitnet_result bitnet__embed_all(bitnet_embedding *e, const bitnet_budget *budget) {
    int64_t deadline = bitnet__deadline(budget);
    int32_t left = budget && budget->tokens ? budget->tokens : -1;
    bitnet_result result = BITNET_OK;
    if (!e->batch) {
        e->batch = bitnet__borrow_batch(e->model, BITNET__EMBED_ROWS);
        if (!e->batch) return bitnet__no_memory(&e->error);
        e->batch->count = 0;
    }
    while (e->done < e->count && result == BITNET_OK) {
        if (e->batch->count == 0) {
            int32_t most = deadline ? 8 : BITNET__EMBED_ROWS; /* small batches keep stages short */
            if (left == 0) return BITNET_PENDING;
            if (left > 0 && most > left) most = left;
            if ((result = bitnet__embed_rows(e, most)) != BITNET_OK) return result;
            if (left > 0) left -= e->batch->count;
        }
        if (bitnet__is_through(e->model, e->batch)) result = bitnet__embed_pool(e);
        else bitnet__batch_stage(e->model, e->batch, deadline != 0);
        if (result == BITNET_OK && e->done < e->count && deadline &&
            bitnet__microseconds() >= deadline)
            return BITNET_PENDING;
    }
    return result;
}

BITNET_API bitnet_result bitnet_embed_next(bitnet_embedding *embedding, const bitnet_budget *budget,
                                           bitnet_error *error) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result = embedding->failed;
    if (result == BITNET_OK && embedding->done < embedding->count)
        result = bitnet__embed_all(embedding, budget);
    if (result != BITNET_OK && result != BITNET_PENDING) {
        embedding->failed = result;
        if (error) *error = embedding->error;
    }
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_embed(bitnet_model *model, const bitnet_passage *passages,
                                      size_t count, const bitnet_embed_options *options,
                                      float *vectors, bitnet_error *error) {
    bitnet_error local;
    bitnet_embedding *e;
    bitnet_result result;
    local.result = BITNET_ERROR_ARGUMENT; /* of a NULL model */
    e = bitnet_embed_begin(model, passages, count, options, vectors, &local);
    result = e ? bitnet_embed_next(e, NULL, &local) : local.result;
    if (result != BITNET_OK && model && error) *error = local;
    bitnet_embed_end(e);
    return result;
}

/* ---- forms of vectors */

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif

BITNET_API size_t bitnet_vector_size(bitnet_vector_type type, int32_t n) {
    size_t count = n > 0 ? (size_t)n : 0;
    switch (type) {
    case BITNET_VECTOR_INT8: return count;
    case BITNET_VECTOR_BITS: return (count + 7) / 8;
    default: return count * sizeof(float);
    }
}

static void bitnet__pack_int8(const float *vector, int32_t n, int8_t *out) {
    float largest = 1e-5f, scale;
    int32_t i;
    for (i = 0; i < n; i++) largest = bitnet__larger_magnitude(vector[i], largest);
    bitnet__quantise_scale(largest, &scale);
    for (i = 0; i < n; i++) out[i] = bitnet__quantise_one(vector[i], scale);
}

BITNET_API void bitnet_vector_pack(bitnet_vector_type type, const float *vector, int32_t n,
                                   void *out) {
    bitnet__fpenv saved = bitnet__fp_enter();
    int32_t i;
    if (type == BITNET_VECTOR_INT8) {
        bitnet__pack_int8(vector, n, (int8_t *)out);
    } else {
        memset(out, 0, bitnet_vector_size(type, n));
        if (type == BITNET_VECTOR_FLOAT) memcpy(out, vector, bitnet_vector_size(type, n));
        for (i = 0; i < n && type == BITNET_VECTOR_BITS; i++)
            if (vector[i] > 0) ((uint8_t *)out)[i / 8] |= (uint8_t)(1 << i % 8);
    }
    bitnet__fp_leave(saved);
}

/* An exact sum of products, as a float. */
static float bitnet__int8_product(const int8_t *a, const int8_t *b, int32_t n) {
    int64_t sum = 0;
    int32_t i, end;
    for (i = 0; i < n;) {
        int32_t part = 0;
        for (end = n - i < 4096 ? n : i + 4096; i < end; i++) part += a[i] * b[i];
        sum += part;
    }
    return (float)(double)sum; /* rounded once by every compiler */
}

/* Bits that differ, of so many bytes. */
static int64_t bitnet__bits_apart(const uint8_t *a, const uint8_t *b, size_t bytes) {
    int64_t apart = 0;
    for (; bytes > 0; a += 8, b += 8) {
        uint64_t x = 0, y = 0;
        memcpy(&x, a, bytes < 8 ? bytes : 8);
        memcpy(&y, b, bytes < 8 ? bytes : 8);
        x ^= y;
        x = x - (x >> 1 & 0x5555555555555555u);
        x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
        apart += (int64_t)((x * 0x0101010101010101u) >> 56);
        bytes -= bytes < 8 ? bytes : 8;
    }
    return apart;
}

BITNET_API float bitnet_similarity(bitnet_vector_type type, const void *a, const void *b,
                                   int32_t n) {
    bitnet__fpenv saved = bitnet__fp_enter();
    float similarity;
    if (type == BITNET_VECTOR_INT8) {
        const int8_t *x = (const int8_t *)a, *y = (const int8_t *)b;
        similarity = bitnet__int8_product(x, y, n) *
                     bitnet__rsqrt(bitnet__int8_product(x, x, n) * bitnet__int8_product(y, y, n));
    } else if (type == BITNET_VECTOR_BITS) {
        int64_t apart =
            bitnet__bits_apart((const uint8_t *)a, (const uint8_t *)b, bitnet_vector_size(type, n));
        similarity = (float)(n - 2 * apart) / (float)n;
    } else {
        similarity = bitnet__scalar_sum_of_products((const float *)a, (const float *)b, n);
    }
    bitnet__fp_leave(saved);
    return similarity;
}

#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#pragma GCC pop_options
#endif

#if defined(__clang__) && defined(BITNET__X86)
#pragma float_control(pop)
#elif defined(__clang__)
#elif defined(__GNUC__)
#pragma GCC pop_options
#elif defined(_MSC_VER)
#pragma float_control(pop)
#endif

#endif /* BITNET_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */

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
