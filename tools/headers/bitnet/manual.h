/* bitnet.h - v0.4 - run BitNet (1.58-bit, ternary) language models on the CPU
SPDX-License-Identifier: MIT

Do this in ONE C or C++ file:

    #define BITNET_IMPLEMENTATION
    #include "bitnet.h"

and plain `#include "bitnet.h"` everywhere else. There is nothing to build or link:
`cc -O2 program.c` is the whole command.

CONTENTS                                       search for
MANUAL
   1  Quick start                           >>quickstart
   2  Compiling                             >>compiling
   3  Models and files                      >>files
   4  Sessions, steps and budgets           >>sessions
   5  Sampling                              >>sampling
   6  Text, tokens and chat                 >>text
   7  Threads, memory and errors            >>runtime
   8  Arithmetic: the numeric contract      >>arithmetic
   9  In a game                             >>games
  10  Rules of the API                      >>rules
  11  What has changed                      >>changes
API
   The easy level (last in the file)        >>api-easy
   Results, hooks and version               >>api-basics
   Models                                   >>api-model
   Tokenizer and chat                       >>api-tokenizer
   Sessions                                 >>api-session
   Adapters                                 >>api-adapter
   Sampling and generating                  >>api-generate
IMPLEMENTATION
   Declared by bitnet_gguf.h                >>api-gguf
   Declared by bitnet_draft.h               >>api-draft
   Declared by bitnet_machine.h             >>api-machine
   Compilers, systems, instruction sets     >>platform
   Attributes, levels of optimization       >>compiler
   Atomics, rounding mode, clock            >>system
   Memory, strings, errors                  >>memory
   Sorting and heaps                        >>sorting
   Tables                                   >>tables
   Files                                    >>disk
   Files that appear once complete          >>output
   Numbers                                  >>numbers
   Formats                                  >>formats
   GGUF reader                              >>gguf
   Architectures                            >>architectures
   Unicode tables (generated)               >>unicode
   Pre-tokenizers                           >>pretokenizer
   Chat templates                           >>chat-forms
   Tokenizer: BPE, SPM                      >>tokenizer
   Text to tokens, tokens to text           >>encode
   Conversations                            >>chat
   Thread pool                              >>pool
   Kernels: interface                       >>kernels
   Weights by groups                        >>groups
   Operations of an instruction set         >>vectors
   Kernels: planes of a screened head       >>planes
   Kernels: scalar reference                >>scalar
   Kernels: one text for all                >>simd
   Kernels: what only AVX2 does             >>avx2
   Kernels: norms, ternary products         >>ternary
   Kernels: dot products of bytes           >>dotprod
   Kernels: AVX-512 with VNNI               >>avx512
   Kernels: base 3                          >>base3
   Kernels: lookup                          >>lookup
   Kernels: choosing one                    >>dispatch
   Weights                                  >>weights
   Screening the lm_head                    >>screen
   Model: hyper-parameters                  >>model
   Model: its tensors                       >>tensors
   Repacked weights                         >>forms
   Model: planning and loading its parts    >>plan
   Batches, choices, pages                  >>batch
   Model: loading and freeing               >>loading
   Adapters                                 >>adapter
   Constraints: tokens that may follow      >>constraint
   Recurrent states                         >>recurrent
   Drafts                                   >>draft
   Session                                  >>session
   Session: editing its tokens              >>feed
   Memory estimates                         >>estimate
   Sampler                                  >>sampler
   Forward pass                             >>forward
   Forward pass: further stages             >>stages
   The head                                 >>head
   Forward pass: rows of a batch            >>rows
   Passes                                   >>passes
   Sampling                                 >>sample
   Copies, saved sessions                   >>state
   Generating text                          >>generate

====================
MANUAL
====================

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
        if (!session) return puts(error.message), 1;   // also if the load failed
        bitnet_generate(session, "Once upon a time", NULL, print, NULL);
        bitnet_session_free(session);
        bitnet_model_free(model);
    }

Options may be NULL or `{0}` (in C++ also `{}`): zero means the default. Functions that create an
object return NULL on failure and describe the error in a bitnet_error. All others return a
bitnet_result. The message of a session's function is in the session (bitnet_session_message).

Most programs need only the easy level of the API:

    model   = bitnet_model_load_file(path, options, &error)     bitnet_model_free(model)
    session = bitnet_session_create(model, options, &error)     bitnet_session_free(session)
    other   = bitnet_session_copy(session, &error)              the same conversation twice

    bitnet_generate(session, prompt, options, print, user)      continues a text
    bitnet_chat_system(session, text)                           who the model is, what it knows
    bitnet_chat(session, message, options, print, user)         asks; prints the answer

    bitnet_session_set_sampling(session, &sampling)             {0}: the likeliest token always
    bitnet_session_set_grammar(session, grammar)                what it may say: bitnet_grammar.h
    bitnet_session_save_file(session, path, flags)              writes it to a file; flags: 0
    bitnet_session_load_file(session, path)                     continues from it
    bitnet_session_cancel(session)                              from any thread
    bitnet_session_message(session)                             what went wrong, in words

In slices: bitnet_generate_begin or bitnet_chat_begin, then bitnet_generate_next with a budget;
for many sessions bitnet_generate_many. Below this level are tokens (bitnet_tokenize,
bitnet_feed, bitnet_step, bitnet_sample) and logits. tools/README.md lists the optional headers.

2 COMPILING                                                                         >>compiling

    cc -O2 game.c -o game

C99 or C++11, with gcc, clang or tcc, on a little-endian CPU with IEEE floats. clang compiles it
for Microsoft's target; MSVC itself is untested. Kernels are chosen at run time, so no -march is
needed, except for WebAssembly: give its compiler -msimd128, and -mrelaxed-simd for machines that
have it. gcc optimizes the hot code even in a -O0 build; clang cannot, so give it -O2.

gcc takes 9 to 12 s to compile the implementation at -O2 and 4 to 6 s at -O0 on Zen 3
(tests/BENCHMARKS.md); including the API takes 0.02 s. So put the two lines above into a file of
their own, bitnet.c, which is recompiled only when bitnet.h changes, by make as here, or by CMake or
Meson (examples/README.md):

    bitnet.o: bitnet.c bitnet.h
            $(CC) -O2 -c bitnet.c

Macros to define before including the implementation:
    BITNET_API        prefix of every public function (default: extern), e.g. a dllexport
    BITNET_STATIC     makes every public function static: for two copies in one program
    BITNET_KERNELS    kernels to compile next to the scalar ones: BITNET_SCALAR for none, or any
                      of BITNET_AVX2, BITNET_AVX512 (includes AVX2's), BITNET_NEON, BITNET_WASM,
                      joined by |. Default: all, but at -O0 not BITNET_AVX512, a third of the
                      compile; without it a CPU that has AVX-512 generates a fifth fewer tokens
                      a second and reads prompts a third slower
    BITNET_AMX_HEADER "tools/bitnet_amx.h", to compile kernels for AMX, too: see there
    BITNET_HEADER     this file's name if it is not "bitnet.h": it includes itself for AVX-512
    BITNET_NO_OPTIMIZE_PRAGMA   keep gcc's optimization level as your command line sets it
    BITNET_ASSERT(condition)    checks what holds for any input; by default checks nothing
    BITNET_MALLOC(size), BITNET_FREE(block)   the default allocator (default: malloc and free)

Switches leave out parts. They change no result; the functions of chats and saved sessions are
then not declared. Of 448 KB of object code and 7.7 s of compiling (gcc 12 -O2, Zen 4) they save

    BITNET_NO_CHAT     13 KB  0.1 s   conversations; bitnet_schema.h needs them
    BITNET_NO_SAVE     10 KB  0.2 s   saved sessions
    BITNET_NO_SCREEN   35 KB  0.7 s   the coarse copy of a float lm_head (chapter 3); only
                                      vocabularies of 4096 tokens or more have one
    BITNET_NO_STDIO     9 KB  0.3 s   files: load from memory or through a reader of your own
    BITNET_NO_THREADS   5 KB  0.3 s   threads: serial, or through your scheduler
    BITNET_KERNELS     74 KB  2.0 s   as BITNET_AVX2; 142 KB and 4.3 s as BITNET_SCALAR

-ffast-math and x87 arithmetic break the contract of chapter 8 and do not compile. clang's
-ffp-contract=fast cannot be seen or undone at compile time: loading a model detects it and fails
with BITNET_ERROR_ARITHMETIC.

3 MODELS AND FILES                                                                      >>files

    bitnet_model *model = bitnet_model_load_file("model.gguf", NULL, &error);
    if (!model) return puts(error.message), 1;
    printf("%d layers\n", (int)bitnet_model_get_info(model)->layers);

A model is a GGUF file, version 2 or 3, of one of these architectures:

    bitnet-b1.58, bitnet-25   Microsoft's BitNet-b1.58-2B-4T: ReLU2, sub-norms
    bitnet                    1bitLLM's large and 3B: SiLU, sub-norms
    llama                     Llama3-8B-1.58, Falcon3-1.58bit, Falcon-E, TriLM: SiLU
    qwen2                     Qwen2.5: SiLU, biases
    qwen3                     Qwen3, Bonsai 1.7B to 8B: SiLU, head norms
    gemma3                    Gemma 3: GELU, head norms, post-norms, a sliding window
                              in five layers of six
    minicpm                   MiniCPM4, BitCPM4: SiLU, scaled embeddings, layers and logits
    qwen35                    Qwen3.5, Bonsai 27B: three layers of four have a
                              recurrent state (Gated DeltaNet) instead of attention
    maple                     Maple 20B-A1B: a mixture of experts, SiLU, head norms, a sliding
                              window in some layers
    hunyuan-dense             Hy-MT: SiLU, head norms after RoPE
    qwen35moe                 Qwen3.5, 3.6 35B-A3B: qwen35 with experts, one of them for all tokens
    qwen3moe                  Qwen3 30B-A3B, Qwen3-Coder: qwen3 with experts
    k2-horizon                K2-Horizon 0.9B to 7B: SiLU, norms by slices, gates of heads

Matrices may be in the Hadamard basis that the keys prism.hadamard.* describe (Bonsai 2); unknown
versions and keys are rejected. qwen35's tensors for vision are ignored; its MTP head is loaded.
qwen3 and gemma3 may have a norm before each projection, as BitNet's embedding models do.
Attention is causal; a file that requires another kind is rejected. Linear scaling, YaRN, Llama
3's factors and longrope may extend the context.

Weights of one or two bits are I2_S, TQ1_0, TQ2_0, Q1_0, Q2_0, PQ2_0, PTQ1_0 or STQ1_0. Type
ids 42 to 44 and 143 have several meanings: general.tensor_types ("ID=NAME") declares one, else
tensor offsets tell. Embeddings, lm_heads and unquantized projections may also be F32, F16, BF16,
Q8_0, Q6_K, Q5_K, Q4_K, Q3_K, Q2_K, Q5_1, Q5_0, Q4_1, Q4_0, IQ4_NL, or Millie's Qt_sym_ms, Q1_sym,
Q2_sym or Q4_sym, which are computed as floats. All shapes come from the file's metadata. Files are
mapped: weights are used in place if their layout suits the kernels, else repacked once at load.

Files are untrusted: every count, length, offset, type and shape is checked before use, and each
defect has its own result (BITNET_ERROR_GGUF_..., BITNET_ERROR_MODEL_...). A tensor that the
architecture does not know, a key about another rotation of weights and an unknown pre-tokenizer
are errors too, since the model would not be computed as its maker meant; `ignore_extra_tensors`,
`ignore_rotation_keys` and `pretokenizer` override these. For another kind of file (safetensors,
a saved web page, an adapter) the message says what it is.

Loading repacks weights in two ways, which change no result. A coarse copy of a float lm_head,
half its size, finds the few rows that can win, so that only those are multiplied in full. With
AVX-512 VBMI, ternary weights are packed in base 3, which makes them a fifth smaller. File pages
no longer needed are released. The first tokens save more time than this takes; `no_repack` skips
it for a short load.

A LoRA adapter is a small GGUF file, in llama.cpp's format, that fine-tunes a model (chapter 4).
tools/bitnet_convert.c merges one into a float model.

Never truncate or rewrite a mapped file while the model lives; replace it by renaming a new one
over it. If you cannot promise that, use `no_mmap`.

4 SESSIONS, STEPS AND BUDGETS                                                         >>sessions

    bitnet_feed(session, ids, count);
    while (bitnet_step(session, &budget) == BITNET_PENDING) draw_a_frame();
    bitnet_sample(session, NULL, &id);        // the next token, drawn from the last logits
    bitnet_feed(session, &id, 1);             // append it

A session is one conversation: its tokens, KV cache and sampler. Its context is the number of
positions, one per token, that it can hold. Any number of sessions on any threads may share a
model. A session serves one thread at a time (computing calls assert it); other threads may only
call bitnet_session_cancel.

bitnet_feed appends tokens. bitnet_step computes them until all are done or the budget is spent;
call it again in the next frame to go on. It checks the budget between the stages of a layer, so
it overshoots by at most a fraction of a layer. The results are the same bits however the work is
sliced.

bitnet_generate_begin and bitnet_generate_next do this for text. They use up the budget: one call
returns several tokens if they fit. bitnet_generate_tokens returns their ids and, on request,
their probabilities and those of the best alternatives.

Several sessions of a model run faster together than one by one: bitnet_step_many computes what
was fed to all of them, in passes that read the weights once, and bitnet_generate_many runs their
generations from one loop, each with its own options: with a larger `share`, the character that
the player looks at speaks faster than the others. A session's results do not depend on the
others.

    bitnet_generate_begin(smith, prompt, BITNET_TERMINATED, &options); // and one for the witch
    while (bitnet_generate_many(sessions, 2, &budget, say, NULL) == BITNET_PENDING)
        draw_a_frame();

A recurrent state (qwen35) cannot be rolled back. A session therefore keeps three snapshots of it
(option `snapshots`): before the headers of the last two turns and of an earlier one or, in text
without turns, where feeds ended. Truncating recomputes from the nearest snapshot on. So a turn
costs only what is new, even if the template drops the thoughts of the previous reply or the last
message is edited: truncate to the common part and feed the rest. A turn begins with a control
token of the chat template. The last header's snapshot is saved with the session. bitnet_estimate
(tools/bitnet_gguf.h) computes a snapshot's size (157 MB for a model of Bonsai 27B's shape).
Accepted drafts cost about that much memory once, and one more pass over the state.

When the context is full, bitnet_feed returns BITNET_ERROR_CONTEXT_FULL and changes nothing. With
`overflow = BITNET_OVERFLOW_SLIDE` it keeps the first `keep` tokens instead, drops the older half
of the rest and recomputes from position `keep` on, exactly as if the shortened text had been
fed.

A session keeps a key and a value of every position, as F16 or, with `cache = BITNET_CACHE_INT8`,
as int8: half the memory, half a saved state, and less time per token the longer the text is.
Choose int8 for long texts or many of them, F16 if the bits of earlier versions matter: int8 is
as good (the shipped model's perplexity differs by 0.01%), but not the same. A saved session
resumes in one with the same kind, with BITNET_SAVE_TOKENS in both.

An adapter changes what a model says - a character's voice, the form of an answer - in the
sessions that have it: many characters need one model in memory and a small adapter each. A
session is a function of its tokens, its adapter and the adapter's scale. If one changes, what
depends on it is recomputed; a saved session resumes only with the adapter and scale that it had.
tools/bitnet_adapter.h reads its file.

    bitnet_adapter *pirate = bitnet_adapter_load_file(model, "pirate.gguf", &error);
    bitnet_session_set_adapter(session, pirate, 1.0f);        // or half as much: 0.5f

5 SAMPLING                                                                            >>sampling

    bitnet_sampling sampling = {0};                           // temperature 0: greedy
    sampling.temperature = 0.7f;
    sampling.top_k = 40;                                      // 0: these filters are off
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    bitnet_model_get_sampling(model, &sampling);              // or as the file recommends
    sampling.seed = 42;
    bitnet_session_set_sampling(session, &sampling);

A token is chosen in these steps: your `editor`; the logit bias; repetition, frequency and
presence penalties over the last `penalty_window` tokens; DRY, which subtracts dry_multiplier *
dry_base^(n - dry_allowed_length) from a token that would continue a repetition of n tokens (64
at most) of the text's end since its last breaker; the constraint, which removes all tokens that
may not follow. With temperature 0, the largest logit then wins (the lowest id of equals).
Otherwise these filters apply one after another. They keep the tokens whose logits are at most
`top_n_sigma` standard deviations below the largest (arXiv 2411.07641); the `top_k` largest;
those with at least `min_p` times the probability of the best; those nearest to the mean surprise
that together reach `typical_p` (arXiv 2202.00666); the fewest that reach `top_p`; and, with
`xtc_probability`, only the least likely of those that have `xtc_threshold`. Then the temperature
applies and one token is drawn. `stages` changes the order. (llama.cpp applies top_p before
min_p.) Filters are off by default: set top_k and min_p for speed. With a top_k of some dozens
first, few logits decide; without it, or with top_n_sigma, a draw needs all logits and sorts
those that min_p leaves. Draw n of a session is a pure function of (seed, n), by SplitMix64, so
equal seeds give equal texts on every machine. bitnet_model_get_sampling reads the values that
some files recommend (general.sampling.temp and others).

tools/bitnet_grammar.h makes a constraint from a grammar, so that the output has the form that a
program reads, and tools/bitnet_schema.h makes grammars from JSON schemas. bitnet_grammar.h also
chooses among texts (bitnet_choose).

A drafter proposes what comes next. Several tokens then pass through the layers together, which
costs little more than one if memory bandwidth is the limit. The text is the same whatever is
drafted. bitnet_chains.h has drafters; tools/bitnet_draft.h is for your own.

6 TEXT, TOKENS AND CHAT                                                                   >>text

    bitnet_chat_system(session, "You are Anna, a guard. You saw Ben at the gate.");
    bitnet_chat(session, "Who goes there?", NULL, print, NULL);   // question and answer
    bitnet_chat(session, "And why?", NULL, print, NULL);          // the next one

bitnet_chat_system begins a conversation: the session then holds this message alone. If what the
character knows changes, call it again with the whole text; only what differs is computed. A
program that keeps the list of messages itself passes all of it to bitnet_chat_messages_begin.

Small models need simple prompts. Ask for one thing, in the form that the model was trained on: a
chat model through bitnet_chat, any other with a text to continue, such as dialogue up to an
opening quote. Show two or three examples rather than rules, state the facts that the answer
needs, and put the most important words last. Fix the form with a grammar, choices with
bitnet_choose, the length with `max_tokens` or `stop`. If replies repeat themselves, raise the
temperature or the repetition penalty; if they wander, raise `min_p`. Put what changes last: a
copy of a session does not compute the beginning again.

Tokenizers are byte-level BPE (merged by rank, with the pre-tokenizers of Llama-3, GPT-2, Qwen2
and 3.5, GPT-4o, Tekken, StarCoder, Falcon, DeepSeek and MiniCPM5) and SentencePiece (by score,
with byte fallback). Text is bytes: invalid UTF-8 stays as it is, and detokenizing returns the
same bytes, with two exceptions. SentencePiece spells the space as U+2581, so that character
comes back as a space. And bytes for which the vocabulary has no token (28 in Falcon's, control
characters and bytes rare in UTF-8) are dropped or become the unknown token.

Special tokens written out in a text are text, unless BITNET_PARSE_SPECIAL is set, so users
cannot end each other's turns.

For models trained to call tools, tools/bitnet_schema.h turns tool declarations into the text
that introduces them to the model and a grammar that only lets it call them as declared. It also
reads the calls; bitnet_chat_results_begin gives the model their results.

Chat templates in files are programs and are never run. Common ones are recognized by their
content and written exactly as the models' own templates write them, tools included: BitNet
2B-4T, Llama-3 and 3.1, Falcon, ChatML, Qwen3.5 and 3.8, Gemma, Llama-2, Mistral, MiniCPM and
Hy-MT. The log names any other; format its text yourself and feed it. A model that thinks first
writes its thoughts between <think> and </think>, unless BITNET_NO_THINKING ends them at once; if
its template opens <think>, so does the reply's header, and the text begins after it.
bitnet_chat_split separates thoughts from the answer.

Qwen's own tokenizer normalizes text to NFC. This one, like llama.cpp, does not: text in another
form (an e and then an accent) becomes other tokens and stays as it is.

tools/bitnet_embed.h turns texts into vectors, for searching. tools/bitnet_infill.h writes what
belongs between two texts, with models trained for it.

7 THREADS, MEMORY AND ERRORS                                                           >>runtime

    bitnet_model_options options = {0};
    options.threads = 2;                                      // 0: one per physical core
    options.log.write = to_my_log;

By default a model has a pool of one thread per physical core, without efficiency cores if the
system distinguishes them (Linux, macOS, Windows), and fewer where the process's affinity or
control group allows fewer. Its sessions share the pool; one that finds it busy computes on its
caller's thread alone. `threads = 1` starts none. `scheduler` hands the work to your own: each
stage is one enqueue and one finish, and no task waits for another. After fork(), while no other
thread is in a call, the child may use the same objects: it computes on the calling thread alone
and frees only memory.

All memory comes from the allocator in the options. A failed allocation returns
BITNET_ERROR_OUT_OF_MEMORY, leaks nothing and leaves the object unchanged, or absent.

An idle session holds its tokens and their KV cache, in pages of 64 positions. Copies share pages
until one writes them; truncating frees pages. Sessions borrow the scratch memory, for computing
and for choosing, from the model. bitnet_feed borrows it and allocates the pages of the tokens,
or returns OUT_OF_MEMORY and feeds nothing. If other sessions wait, too, it also reserves memory
for a pass of all of them, as far as there is any. A session returns the memory for computing
once all is computed, that for choosing once a token is chosen, and both when cancelled,
truncated, reset or freed.

So calls with a budget allocate nothing, with a few exceptions. A generation allocates a page
whenever its text reaches one, and what a context that slides needs. A constraint computes its
states. The first bitnet_logits of a session allocates room for the logits, which stays.
bitnet_choose and bitnet_embedding_next make sessions of their own. And a call that needs more
than the feed borrowed - a second sample, the first one of a copy, a sample after a truncation, a
pass of other sessions than the interrupted one - borrows again and may return OUT_OF_MEMORY.
A session with an adapter borrows a little more.

The library has no writable globals, never aborts and prints nothing: its remarks go to the log
hook.

8 ARITHMETIC: THE NUMERIC CONTRACT                                                  >>arithmetic

For one model, list of tokens and seed, the logits are the same bits on every kernel, thread
count, batch size, slicing, compiler and optimization level. That makes replays exact and
speculative decoding lossless. Every operation below is a fixed sequence of IEEE-754
single-precision additions, subtractions and multiplications (round to nearest even, denormals
kept, never fused) or of integer operations. Calls that compute set the rounding mode and restore
the caller's.

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
              (1/n is the nearest float); for k2-horizon each of group_norm_groups slices of
              a hidden state by itself
  quantize(x) m = max(max |x[i]|, 1e-5); s = 127 * rcp(m);
              q[i] = clamp(round(x[i] * s), -128, 127); a = m * (1/127)
  activations of a token are quantized whole or, if the model was not trained with int8
              activations, by groups of 32 columns. The option activation_group decides, or
              else the key bitnet.activation_group (0, or a group's columns, a multiple of 32).
              Without either: whole for bitnet architectures, for files with a norm before each
              projection, and where all projections are I2_S, or TQ1_0 or TQ2_0 with one scale
              a tensor; by groups of 32 for minicpm and maple, and where a projection is Q1_0,
              Q2_0, PQ2_0, PTQ1_0 or STQ1_0, or its scales differ
  linear      quantized weights w (code - 1: -1, 0, 1 or 2) with one scale, and activations
              quantized whole:  y = float(D) * (scale * a), D = sum of w * q, an exact integer;
              with scales that differ, activations by groups, or an lm_head that is the
              embedding:  y = ((0 + float(D0) * (scale0 * a0)) + float(D1) * (scale1 * a1))
              + ..., Dg the exact sum over columns 32 g .. 32 g + 31, scaleg and ag those of
              their weights and activations;
              others:  y = dot(w, x) * scale (no scale: no product), w expanded to float as its
              format says, (d * scale) * q, less the block's minimum if it has one, plus the
              block's m in Q4_1 and Q5_1.
              A bias is added last.
  adapter     h[j] = dot(A[j], x) * s, x the input of the matrix before it is quantized,
              s = scale * alpha / rank in double, rounded to float once (scale, if alpha is 0);
              t[i] = ((0 + B[i][0] * h[0]) + B[i][1] * h[1]) + ...; y = y + t after the bias.
              Where o or down is added to the residual stream as it is, x = (x + y) + t. A
              scale of 0 adds nothing
  rope(x, p)  pairs (i, i + d/2), for llama (2i, 2i + 1):
              (a * c - b * s, a * s + b * c); c and s are the cosine and sine of p * f_i, times
              the amplitude, computed in double and rounded to float once.
              f_i = base^(-2i/d) / factor; for YaRN base^(-2i/d) * (1 - r) + that * r, where the
              ramp r rises from 0 at the pair that turns beta_fast = 32 times within the original
              context to 1 at the one that turns beta_slow = 1 times; then divided by the i-th of
              rope_freqs, or for longrope of rope_factors_long in sessions whose context exceeds
              the original one, of rope_factors_short in others. The amplitude is 1, or
              attn_factor; for YaRN times 1 + ln(factor) / 10. Sliding-window layers have their
              own base (10000, for maple the others' base), no factors and the amplitude 1;
              maple's other layers have no rope
  attention   each head of q and k first becomes its norm, if there is one (for hunyuan-dense
              rope(q) and rope(k) do, and become q and k);
              q = rope(q) * (1/sqrt(d)); k = half(rope(k)); v = half(v), round to nearest even;
              s[t] = dot(q, k[t]), t in the window, which ends with the position itself. By
              chunks of 64 positions from absolute multiples of 64; in the first chunk the lanes
              count from the window's start:
                m_c = max s; e[t] = exp(s[t] - m_c) and 0 past the position; l_c = sum(e);
                o_c = ((0 + e[0] * v[0]) + e[1] * v[1]) + ...
              merged in order from (m, l, o) = (m_0, l_0, o_0):
                n = max(m, m_c); f = exp(m - n); g = exp(m_c - n);
                l = l * f + l_c * g; o = o * f + o_c * g; m = n
              and finally o * rcp(l)
              With int8 keys and values, H(x) being the sums and differences of hadamard below,
              in blocks of the largest power of two b that divides d:
                (K[t], A[t]) = quantize(H(rope(k))); (V[t], B[t]) = quantize(H(v));
                (Q, a) = quantize(H(q)); s[t] = float(sum of Q * K[t]) * ((a * (1/b)) * A[t]);
                u[t] = e[t] * B[t]; w[t] = round(u[t] * (32767 * rcp(max u)));
                o_c = float(sum of w[t] * V[t]) * (max u * (1/32767))
              and finally H(o * (rcp(l) * (1/b)))
  ffn         ReLU2: r = max(gate, 0), (r * r) * up;
              SiLU: (gate * rcp(1 + exp(-gate))) * up; GELU: (gate * rcp(1 + exp(-z))) * up,
              z = gate * (1.59576912 + 0.0713548163 * (gate * gate))
  experts     instead of an ffn; x is norm(x), not quantized for the router:
              r[i] = dot(router_i, x). The k chosen have the largest r, the lower number first
              if equal. In this order: e[j] = exp(r[j] - r[0]); w[j] = e[j] * rcp(l),
              l = ((0 + e[0]) + e[1]) + ...; of expert j, gate and up times x,
                h = ffn(min(gate, c), min(max(up, -c), c)), c the layer's swiglu_clamp_exp (7;
              only for maple), each h quantized by itself; y[j] = down * h, and the result is
                ((0 + w[0] * y[0]) + w[1] * y[1]) + ...; for qwen35moe then + s * z, z being
              what the shared expert makes of x, s = sigmoid(dot(ffn_gate_inp_shexp, x))

  sigmoid(x)  rcp(1 + exp(-x))
  recurrent   layers, instead of attention; u, z, a, b are attn_qkv, attn_gate, ssm_alpha and
              ssm_beta times norm(x), T the taps, at position p:
                c = ((0 + u[p-3] * T0) + u[p-2] * T1) + ..., without terms before the text;
                c = sigmoid(c) * c, which holds q of all key heads, then their k, then v
                q = (q * rsqrt(dot(q, q) + eps)) * (1/sqrt(n)); k the same, * 1; n: state_size
                beta = sigmoid(b); decay = exp(ssm_a * log(1 + exp(a + ssm_dt))) in double,
                log(1 + exp(y)) being y above 40, rounded to float once
              and for head h, whose q and k are those of h mod the number of key heads, with the
              state S[key][value], which starts as zeros:
                d[j] = (v[j] - (((0 + (S[0][j] * decay) * k[0]) + (S[1][j] * decay) * k[1])
                       + ...)) * beta
                S[i][j] = S[i][j] * decay + d[j] * k[i]
                o[j] = ((0 + S[0][j] * q[0]) + S[1][j] * q[1]) + ...
                (z * sigmoid(z)) * norm(o, ssm_norm), the input of ssm_out
              token by token, in prompts too. In such models the output of each attention head
              is multiplied by the sigmoid of its gate, which follows it in attn_q; for
              k2-horizon by log2(1 + 2^gate) in double, rounded once, gate = attn_gate * norm(x)
  hadamard    the input of a matrix in the basis: x[i] = x[i] * sign[i]; in each
              block, for h = 1, 2, 4, ..., each pair (i, i + h) with i & h == 0 becomes
              (x[i] + x[i+h], x[i] - x[i+h]); then x[i] * (1/sqrt(block)). Rows of the embedding
              the same, with the signs last; an embedding that is also the lm_head, like a
              matrix. 1/sqrt(block) is the nearest float; identity has no signs. With
              gdn_v_grouped, ssm_out's heads are grouped by the key head that they share

  embedding   x = its row, times its scale if it has one, out of the basis, times
              embedding_scale: sqrt(hidden size) for gemma3, the file's number for minicpm,
              rounded to float
  layer       x = x + post(o(norm'(attention(q, k, v of norm(x))))) * residual_scale;
              x = x + post(down(norm'(ffn of norm(x)))) * residual_scale
              norm' is the sub-norm, post the post-norm, where the architecture has one.
              Matrices with a norm of their own multiply that norm of their input. Quantized
              weights get it quantized, others as it is or, after a norm of their own and where
              activations are quantized whole, as q[i] * a.
  logits      lm_head rows dot norm(x), whose gain is multiplied by the float nearest to
              1/logit_scale. A value of norm(x) or a logit that is not finite is
              BITNET_ERROR_NON_FINITE, never a token. Half of any NaN is 0x7E00.

Sources: "The Era of 1-bit LLMs" (arXiv 2402.17764) and "BitNet b1.58 2B4T" (arXiv 2504.12285)
for the model; the GGUF specification and bitnet.cpp's files for the formats.

9 IN A GAME                                                                             >>games

A small model answers within a budget of each frame, a large one on its own thread, a few seconds
ahead. examples/npc.c does both; examples/README.md says how budgets, actions, memory, saved games
and lockstep go together.

10 RULES OF THE API                                                                     >>rules

They hold for every function, in the optional headers, too. tests/api checks the declarations.

1  Zero is the default. Options may be NULL or {0}, and a field that is 0 has its default value.
   BITNET_OFF (-1) switches off what has another default, or removes a limit. If the default is
   "off" or "no limit", 0 and BITNET_OFF mean the same. No other negative number has a special
   meaning. A bool is named for what differs from the default (no_mmap).
2  Functions named _create, _copy, _load_..., _open_... or _from_... return a new object, or
   NULL. The matching _free ends it and accepts NULL. (bitnet_session_load_... change a session
   that exists.) All other functions that can fail return a bitnet_result, also those named
   _begin.
3  All that a model computes can be computed within a budget, an argument after the inputs and
   options; NULL or {0} is no limit. When the budget is spent, the call returns BITNET_PENDING,
   and the same call continues. Functions without a budget (bitnet_generate, bitnet_chat,
   bitnet_embed) call those with one until all is done. Loading, saving, and a product of
   matrices take the time that their size needs.
4  A callback is a function and a pointer `user`, which is its first argument. In a struct,
   `user` follows the functions; in a call, both are the last arguments. If the callback returns
   int, 0 continues and anything else stops the call. If it returns size_t or a pointer, that is
   the requested value. If it returns nothing, it cannot stop anything.
5  An error is reported in one place. Functions whose first argument is a session, or a list of
   sessions, keep the message in the session (bitnet_session_message). All others that can fail,
   and all that create an object, have a bitnet_error as their last argument, which may be NULL
   and is written on failure only. A NULL model, session or GGUF file given to a creating
   function leaves it as it was, so that one check after several calls is enough. Other functions
   need objects that are not NULL. Comments list the errors.
6  Outputs are written on errors, too: counts, sizes and numbers become 0, ids -1, pointers NULL,
   texts "". Lists keep what was computed before the error.
7  Outputs of unknown size are an array, its capacity, and how much there is. At most `capacity`
   items are written, and all are counted; if that is more, call again with more room.
8  Unknown flags, flags of another function, flags that contradict each other, unknown
   enumerators, negative counts, and NULL for a list that is not empty are errors:
   BITNET_ERROR_ARGUMENT, unless the function has a result of its own for that. The call then
   changes nothing else.
9  const means const: a function changes nothing through a pointer to const. Functions all of
   whose objects are const may run on several threads at once. Others need the object alone,
   unless the comment permits more (bitnet_session_cancel).
  10  Text is bytes and a length. The length BITNET_TERMINATED means up to the zero byte. Paths,
   keys, names and the texts of the easy level end at a zero byte.
  11  Arguments are in this order: the object, inputs (a list, then its count), flags, options, the
   budget, outputs (array, capacity, count), callback and user, error. size_t counts what is in
   memory; int32_t what a model or machine counts (ids, positions, threads); uint64_t bytes of
   files; int64_t microseconds and statistics.
  12  Names are the field's terms. Enumerators begin with the first words of their enum's name.
   Getters are nouns (bitnet_session_length) or predicates (bitnet_token_is_end). _get_info
   returns a pointer that lives as long as the object, _get_stats a copy. Pointers into a session
   live until its next call.
  13  Stable functions keep their meaning from 1.0 on. Those declared with BITNET_EXPERIMENTAL may
   change with a minor version. bitnet.h has at most 80 stable and 20 experimental ones.

11 WHAT HAS CHANGED                                                                   >>changes

Version 0.4 renamed much. tools/rename_0_3.sed renames it in a program, the compiler reports the
rest, and tools/README.md explains it. One change is silent: `top_k`, `top_p` and `min_p` of
bitnet_sampling are off if they are 0, which meant 40, 0.95 and 0.05. Sessions saved by 0.3 load.
*/
