/* bitnet.h - v1.0 - run BitNet (1.58-bit, ternary) language models on the CPU
SPDX-License-Identifier: MIT

Do this in ONE C or C++ file:

    #define BITNET_IMPLEMENTATION
    #include "bitnet.h"

and plain `#include "bitnet.h"` everywhere else. `cc -O2 program.c` is the whole command.

CONTENTS: search for the tags
  1 Quick start          >>quickstart     7 Threads, memory and errors  >>runtime
  2 Compiling            >>compiling      8 The numeric contract        >>arithmetic
  3 Models and files     >>files          9 In a game                   >>games
  4 Sessions, budgets    >>sessions      10 Rules of the API            >>rules
  5 Sampling             >>sampling      11 Versions                    >>versions
  6 Text, tokens, chat   >>text
API       >>api-basics >>api-model >>api-tokenizer >>api-session >>api-generate >>api-easy; of
          optional headers: >>api-gguf >>api-draft >>api-machine
Implementation, from the bottom up:
base      >>platform >>compiler >>system >>memory >>sorting >>tables >>disk >>numbers
file      >>formats >>gguf >>architectures
text      >>unicode >>pretokenizer >>chat-forms >>tokenizer >>encode >>chat
kernels   >>pool >>kernels >>groups >>vectors >>planes >>scalar >>simd >>lookup >>ternary
          >>dotprod >>avx512 >>base3 >>dispatch
model     >>weights >>screen >>model >>tensors >>forms >>plan >>batch >>loading
run, use  >>adapter >>constraint >>recurrent >>draft >>session >>feed >>sampler
          >>forward >>stages >>head >>rows >>passes >>sample >>copies >>generate

====================
MANUAL
====================

1 QUICK START                         >>quickstart

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

A model holds the weights; a session holds one conversation. Most programs need little more than
bitnet_chat_system and bitnet_chat, bitnet_session_set_sampling and bitnet_session_cancel.
bitnet_generate_begin, bitnet_chat_begin and bitnet_generate_next work in slices of time, and
bitnet_generate_many does so for several sessions. Below them are tokens (bitnet_tokenize,
bitnet_feed, bitnet_step, bitnet_sample) and logits. tools/README.md lists the optional headers:
saved sessions, grammars, embeddings, drafts and others.

2 COMPILING                           >>compiling

The header is C99 and C++11, for gcc, clang and tcc, on little-endian CPUs with IEEE floats. Kernels
are chosen at run time, so -march is not needed; only WebAssembly needs -msimd128, or also
-mrelaxed-simd. gcc optimizes the hot code even in a -O0 build; clang cannot, so give it -O2.
Compiling takes about ten seconds, so put the implementation into a separate file. Its macros:

    BITNET_API       prefix of every public function (default: extern), e.g. a dllexport
    BITNET_STATIC    makes every public function static: for two copies in one program
    BITNET_KERNELS   kernels next to the scalar ones, e.g. BITNET_AVX2 (default: all)

examples/compiling.md lists the others, and those that leave out parts. -ffast-math and x87
arithmetic break the contract of chapter 8 and do not compile; with clang's -ffp-contract=fast,
loading a model fails with BITNET_ERROR_ARITHMETIC.

3 MODELS AND FILES                    >>files

A model is a GGUF file whose weights have one or two bits; tools/models.md lists architectures and
types. Files are untrusted: every count, length, offset, type and shape is checked before use, and
each defect has its own result. Tensors that the architecture does not know, keys about an unknown
rotation of weights, and unknown pre-tokenizers are errors too, because the model would not be
computed as its maker meant; options override this.

Files are mapped. Never truncate or rewrite one while its model lives: rename a new file over it, or
use `no_mmap`. Loading repacks weights, which changes no result: a coarse copy of a float lm_head
finds the few rows that can win, and with AVX-512 VBMI ternary weights are packed in base 3, a fifth
smaller. The first tokens save more time than this takes; `no_repack` skips it.

4 SESSIONS, STEPS AND BUDGETS         >>sessions

    bitnet_budget budget = {500, 0};          // half a millisecond for each call
    bitnet_feed(session, ids, count);
    while (bitnet_step(session, &budget) == BITNET_PENDING) draw_a_frame();
    bitnet_sample(session, NULL, &id);        // the next token, drawn from the last logits
    bitnet_feed(session, &id, 1);             // append it

A session holds tokens, their keys and values, and a sampler. bitnet_feed appends tokens.
bitnet_step computes them until all are done or the budget is spent; the next call continues. It
checks the budget between the stages of a layer, so it overshoots by at most a fraction of a layer.
The results are bit-identical however the work is sliced. bitnet_generate_next works the same way on
text.

Sessions of a model are faster together than one by one: bitnet_step_many and bitnet_generate_many
read the weights once for all. No session's results depend on the others.

When the context is full, bitnet_feed returns BITNET_ERROR_CONTEXT_FULL and changes nothing. With
`overflow = BITNET_OVERFLOW_SLIDE` it keeps the first `keep` tokens, drops the older half of the
rest and recomputes from position `keep` on, exactly as if the shortened text had been fed.

`cache = BITNET_CACHE_INT8` halves the memory of keys and values and saves time in long texts. It is
as good as F16 (the shipped model's perplexity differs by 0.01%), but not bit-identical.

A recurrent state (qwen35) cannot be rolled back. Sessions keep snapshots of it; truncating
recomputes from the nearest one. examples/memory.md explains which, and what they cost.

A LoRA adapter (tools/bitnet_adapter.h) changes how a model speaks in the sessions that have it, so
many characters need one model and a small file each. If the adapter or its scale changes,
everything that depends on it is recomputed.

5 SAMPLING                            >>sampling

    bitnet_sampling sampling = {0};                           // temperature 0: greedy
    sampling.temperature = 0.7f, sampling.top_k = 40, sampling.min_p = 0.05f;
    bitnet_session_set_sampling(session, &sampling);

A token is chosen in this order. With temperature 0, the largest logit (the lowest id of equals)
wins after the constraint.

  editor, bias     change the logits
  penalties        for repetition, frequency, presence in the last `penalty_window` tokens
  DRY              subtracts dry_multiplier * dry_base^(n - dry_allowed_length) from a token that
                   would extend a repetition of the last n tokens (at most 64, after a breaker)
  constraint       removes all tokens that may not follow (tools/bitnet_grammar.h)
  top_n_sigma      keeps logits at most this many standard deviations below the largest
  top_k            keeps the k largest
  min_p            keeps those with at least min_p times the probability of the best
  typical_p        keeps those nearest to the mean surprise that together reach it
  top_p            keeps the fewest that reach it; llama.cpp applies it before min_p
  xtc_probability  with this chance, keeps only the least likely of those with xtc_threshold
  temperature      applies last, and one token is drawn

`stages` changes the order of the last seven. Draw n of a session is a pure function of (seed, n),
by SplitMix64, so equal seeds give equal texts on every machine. Set top_k and min_p for speed: with
a top_k of a few dozen as the first stage, few logits decide; without it, or with top_n_sigma, a
draw needs all logits and sorts those that min_p leaves.

6 TEXT, TOKENS AND CHAT               >>text

    bitnet_chat_system(session, "You are Anna, a guard. You saw Ben at the gate.");
    bitnet_chat(session, "Who goes there?", NULL, print, NULL);   // prints the answer

If what the character knows changes, call bitnet_chat_system again with the whole text; only the
part that differs is computed. A program that keeps the list of messages itself passes all of it to
bitnet_chat_messages_begin.

Chat templates in files are programs and are never run. Common ones are recognized, and messages are
written exactly as they write them; the log names any other. Special tokens that are spelled out in
a text are text, unless BITNET_PARSE_SPECIAL is set, so users cannot end each other's turns.
examples/text.md lists tokenizers and templates, and has advice on prompts.

7 THREADS, MEMORY AND ERRORS          >>runtime

Sessions on any threads may share a model; a session serves one thread at a time. A model computes
on one thread per usable core, unless `threads` or `scheduler` changes that (examples/threads.md).

All memory comes from the allocator in the options. A failed allocation returns
BITNET_ERROR_OUT_OF_MEMORY, leaks nothing and leaves the object unchanged, or absent. bitnet_feed
allocates what its tokens need, so calls with a budget allocate nothing, with few exceptions
(examples/memory.md).

The library has no writable globals, never aborts and prints nothing: its messages go to the log
hook. See also examples/errors.md and examples/troubleshooting.md.

8 ARITHMETIC: THE NUMERIC CONTRACT    >>arithmetic

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
              projection, and if all projections are I2_S, or TQ1_0 or TQ2_0 with one scale per
              tensor; by groups of 32 for minicpm and maple, and if a projection is Q1_0,
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
              If o or down is added to the residual stream unchanged, x = (x + y) + t. A
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
                c = sigmoid(c) * c: q of all key heads, then their k, then v
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
              norm' is the sub-norm, post the post-norm, if the architecture has one.
              Matrices with their own norm multiply that norm of their input. Quantized weights
              get it quantized, others get it unchanged or, after their own norm and if
              activations are quantized whole, as q[i] * a.
  logits      lm_head rows dot norm(x), whose gain is multiplied by the float nearest to
              1/logit_scale. A value of norm(x) or a logit that is not finite is
              BITNET_ERROR_NON_FINITE, never a token. Half of any NaN is 0x7E00.

9 IN A GAME                           >>games

A small model answers within a budget of each frame, a large one on its own thread, a few seconds
ahead. examples/npc.c does both; examples/games.md explains budgets, actions, saves and lockstep.

10 RULES OF THE API                   >>rules

These rules hold for every function, including those of the optional headers.

1  Zero is the default. Options may be NULL or {0}. BITNET_OFF (-1) switches off what has another
   default, or removes a limit; if the default is "off" or "no limit", 0 means the same. No other
   negative number has a special meaning.
2  Functions named _create, _copy, _load_..., _open_... or _from_... return a new object, or NULL.
   The matching _free ends it and accepts NULL. (bitnet_session_load_... change a session that
   exists.) All others that can fail, including those named _begin, return a bitnet_result.
3  Everything that a model computes can be computed within a budget; NULL or {0} is no limit. When
   it is spent, the call returns BITNET_PENDING, and the same call continues. bitnet_generate,
   bitnet_chat and bitnet_embed compute until all is done. Loading, saving, and multiplying
   matrices take as long as their size requires.
4  A callback is a function and a pointer `user`, its first argument. In a struct, `user` follows
   the functions; in a call, both are the last arguments. A callback that returns int continues
   with 0 and stops the call with anything else. A size_t or pointer is the requested value.
5  An error is reported in one place. Functions whose first argument is a session, or a list of
   them, keep the message in the session (bitnet_session_message). All others that can fail, and
   all that create an object, have a bitnet_error as their last argument, which may be NULL and is
   written on failure only. If a creating function gets a NULL model, session or GGUF file, it
   leaves the error as it was, so one check after several calls is enough. Other functions need
   objects that are not NULL.
6  Outputs are written on errors, too: counts, sizes and numbers become 0, ids -1, pointers NULL,
   texts "". Lists keep what was computed before the error.
7  An output of unknown size is passed as an array, its capacity, and the number of items. At most
   `capacity` items are written, and all are counted; if there are more, call again with more room.
8  Unknown or contradictory flags, unknown enumerators, negative counts, and NULL for a list that
   is not empty are errors: BITNET_ERROR_ARGUMENT, unless the function has its own result for
   that. The call then changes nothing else.
9  A function changes nothing through a pointer to const. Functions whose objects are all const
   may run on several threads at once. Others need exclusive use of the object, unless the comment
   permits more (bitnet_session_cancel).
10 Text is bytes and a length, or BITNET_TERMINATED: up to the zero byte. Paths, keys, names and
   the texts of the easy level end at a zero byte.
11 Arguments are in this order: the object, inputs (a list, then its count), flags, options,
   budget, outputs (array, capacity, count), callback and user, error. size_t counts what is in
   memory, int32_t what a model or machine counts, uint64_t bytes of files, int64_t microseconds
   and statistics.
12 Names are the field's terms. Enumerators begin with the first words of their enum's name.
   _get_info returns a pointer that lives as long as the object, _get_stats a copy. Pointers into
   a session live until its next call.
13 Functions declared with BITNET_API are stable: chapter 11 states what stays. Those declared with
   BITNET_EXPERIMENTAL may change with a minor version. bitnet.h has at most 80 stable and 20
   experimental ones.

11 VERSIONS                           >>versions

These rules hold for all versions 1.x:

1  A program that uses only functions declared with BITNET_API compiles with later versions and
   means the same. Structs may get fields at their end, where 0 changes nothing, and enums may get
   enumerators, so a switch needs a default.
2  Sessions and tables of chains saved by earlier versions, from 0.3 on, can be loaded.
3  Versions with the same minor number compute the same bits. If results differ between others,
   chapter 8 and the changelog describe it.

A minor version may change everything else: functions declared with BITNET_EXPERIMENTAL, private
names (bitnet__...), sizes of structs (a program and a shared library need the same minor version),
messages, tools and examples. .github/CHANGELOG.md describes each version.
*/

#ifndef BITNET_H
#define BITNET_H

/* Types of C99, and the linkage of public functions: BITNET_STATIC makes them static, so that two
   files of a program can have a copy each. BITNET_EXPERIMENTAL declares functions that may change
   with a minor version. */
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
#define BITNET_EXPERIMENTAL BITNET_API

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-basics   Results, hooks and version */

/* Chapter 10 has the rules of the whole API. */

/* As the length of a text: it ends at its zero byte. */
#define BITNET_TERMINATED SIZE_MAX

/* In options: switches off what has another default, or removes a limit. */
#define BITNET_OFF (-1)

/* major * 10000 + minor * 100 + patch; chapter 11 has what each may change. */
#define BITNET_VERSION 10000

/* Every result, its number and its meaning. Errors start at 100, by kind. Numbers never change; a
   new result goes to the end of its kind. */
#define BITNET_RESULTS(X) \
    X(BITNET_OK, 0, "success") \
    X(BITNET_PENDING, 1, "the budget is spent, work is left: call again") \
    X(BITNET_END, 2, "the generation has ended") \
    X(BITNET_CANCELLED, 3, "cancelled") \
    X(BITNET_ERROR_OUT_OF_MEMORY, 100, "out of memory") \
    X(BITNET_ERROR_ARGUMENT, 101, "invalid argument") \
    X(BITNET_ERROR_IO, 102, "a file could not be read or written") \
    X(BITNET_ERROR_ISA, 103, "this CPU or build does not have the requested instructions") \
    X(BITNET_ERROR_ARITHMETIC, 104, "this build does not keep float arithmetic as it is written") \
    X(BITNET_ERROR_GGUF_MAGIC, 200, "not a GGUF file") \
    X(BITNET_ERROR_GGUF_VERSION, 201, "unsupported GGUF version") \
    X(BITNET_ERROR_GGUF_TRUNCATED, 202, "the GGUF file ends too early") \
    X(BITNET_ERROR_GGUF_COUNT, 203, "a count in the GGUF file is impossible") \
    X(BITNET_ERROR_GGUF_STRING, 204, "a string in the GGUF file is too long") \
    X(BITNET_ERROR_GGUF_VALUE, 205, "a GGUF value or array has an unknown or wrong type") \
    X(BITNET_ERROR_GGUF_KEY, 206, "a GGUF key or tensor name is empty or appears twice") \
    X(BITNET_ERROR_GGUF_ALIGNMENT, 207, "general.alignment is not a power of two") \
    X(BITNET_ERROR_GGUF_SHAPE, 208, "a tensor's shape is impossible") \
    X(BITNET_ERROR_GGUF_TENSOR_TYPE, 209, "a tensor has an unknown type") \
    X(BITNET_ERROR_GGUF_OFFSET, 210, "a tensor's data is misaligned, overlaps or leaves the file") \
    X(BITNET_ERROR_VOCAB_MODEL, 300, "unknown kind of tokenizer") \
    X(BITNET_ERROR_VOCAB_PRE, 301, "unknown pre-tokenizer") \
    X(BITNET_ERROR_VOCAB, 302, "the vocabulary is malformed") \
    X(BITNET_ERROR_MODEL_KIND, 400, "the file holds no language model") \
    X(BITNET_ERROR_MODEL_ARCH, 401, "unknown model architecture") \
    X(BITNET_ERROR_MODEL_KEY, 402, "a hyper-parameter is missing or impossible") \
    X(BITNET_ERROR_MODEL_TENSOR, 403, "a tensor is missing") \
    X(BITNET_ERROR_MODEL_EXTRA, 404, "a tensor is not known to the architecture") \
    X(BITNET_ERROR_MODEL_SHAPE, 405, "a tensor has the wrong shape") \
    X(BITNET_ERROR_MODEL_TYPE, 406, "a tensor's type is not supported here") \
    X(BITNET_ERROR_MODEL_CODE, 407, "an I2_S tensor holds the invalid code 3") \
    X(BITNET_ERROR_MODEL_VALUE, 408, "a scale or weight is not a finite number") \
    X(BITNET_ERROR_ADAPTER_KIND, 500, "the file holds no LoRA adapter") \
    X(BITNET_ERROR_ADAPTER_MODEL, 501, "an adapter of another model") \
    X(BITNET_ERROR_TOKEN, 600, "a token id is outside the vocabulary") \
    X(BITNET_ERROR_CONTEXT_FULL, 601, "the context is full") \
    X(BITNET_ERROR_NON_FINITE, 602, "a state or logit is not finite") \
    X(BITNET_ERROR_EMPTY, 603, "the session holds no token yet") \
    X(BITNET_ERROR_STATE_MAGIC, 700, "not a saved session") \
    X(BITNET_ERROR_STATE_VERSION, 701, "a session saved by another version") \
    X(BITNET_ERROR_STATE_MODEL, 702, "a session saved with another model") \
    X(BITNET_ERROR_STATE_ADAPTER, 703, "a session saved with another adapter") \
    X(BITNET_ERROR_STATE_SIZE, 704, "a saved session is cut short or does not fit") \
    X(BITNET_ERROR_STATE_CORRUPT, 705, "a saved session is damaged") \
    X(BITNET_ERROR_STATE_CACHE, 706, "a session saved with keys and values of the other kind") \
    X(BITNET_ERROR_CHAT, 800, "the model has no known chat template") \
    X(BITNET_ERROR_GRAMMAR_SYNTAX, 801, "a grammar is malformed") \
    X(BITNET_ERROR_GRAMMAR_NAME, 802, "a grammar names what does not exist, or one thing twice") \
    X(BITNET_ERROR_GRAMMAR_RECURSION, 803, "a rule of a grammar begins with itself") \
    X(BITNET_ERROR_GRAMMAR_LIMIT, 804, "a grammar is too large, or too ambiguous") \
    X(BITNET_ERROR_GRAMMAR_DEAD_END, 805, "the text cannot continue within the grammar") \
    X(BITNET_ERROR_JSON, 806, "this is not JSON") \
    X(BITNET_ERROR_SCHEMA, 807, "a JSON schema requires what is not supported") \
    X(BITNET_ERROR_GPU_NONE, 900, "there is no Vulkan loader, driver or device") \
    X(BITNET_ERROR_GPU_UNSUPPORTED, 901, "this GPU or build cannot run this model") \
    X(BITNET_ERROR_GPU_MEMORY, 902, "the GPU has too little memory") \
    X(BITNET_ERROR_GPU_FAILED, 903, "the GPU failed or took too long") \
    X(BITNET_ERROR_GPU_ARITHMETIC, 904, "the GPU's results are not those of the CPU") \
    X(BITNET_ERROR_CHAINS_MAGIC, 1000, "not a table of chains") \
    X(BITNET_ERROR_CHAINS_VERSION, 1001, "unsupported version of a table of chains") \
    X(BITNET_ERROR_CHAINS_COUNT, 1002, "a table of chains has an impossible number of entries") \
    X(BITNET_ERROR_CHAINS_LENGTH, 1003, "a chain has an impossible length") \
    X(BITNET_ERROR_CHAINS_TRUNCATED, 1004, "a table of chains ends too early") \
    X(BITNET_ERROR_CHAINS_TRAILING, 1005, "bytes follow the end of a table of chains") \
    X(BITNET_ERROR_CHAINS_CORRUPT, 1006, "a table of chains is damaged") \
    X(BITNET_ERROR_CHAINS_ORDER, 1007, "the entries of a table of chains are out of order") \
    X(BITNET_ERROR_CHAINS_TOKEN, 1008, "a chain holds a token outside the vocabulary") \
    X(BITNET_ERROR_CHAINS_VALUE, 1009, "a chain's confidence is not a finite number") \
    X(BITNET_ERROR_CHAINS_TOKENIZER, 1010, "a table of chains made for another tokenizer")

typedef enum bitnet_result {
#define BITNET__X(name, number, text) name = number,
    BITNET_RESULTS(BITNET__X)
#undef BITNET__X
} bitnet_result;

/* A result's meaning, from the list above. Never NULL. */
BITNET_API const char *bitnet_result_text(bitnet_result result);

/* True for errors; false for BITNET_OK, PENDING, END and CANCELLED. */
BITNET_API bool bitnet_is_error(bitnet_result result);

/* Written only by a function that fails (chapter 10, rule 5). */
typedef struct bitnet_error {
    bitnet_result result;
    char message[252]; /* a sentence for people, zero-terminated UTF-8 */
} bitnet_error;

/* Text: any bytes, not zero-terminated. They belong to the object or text that they come from. */
typedef struct bitnet_string {
    const char *data;
    size_t length;
} bitnet_string;

/* Memory. Set both functions or neither (default: malloc and free); any thread may call them.
   `alloc` returns memory aligned for any type, or NULL; `free` never gets NULL. */
typedef struct bitnet_allocator {
    void *(*alloc)(void *user, size_t size);
    void (*free)(void *user, void *memory);
    void *user;
} bitnet_allocator;

typedef enum bitnet_log_level { BITNET_LOG_INFO, BITNET_LOG_WARNING } bitnet_log_level;

/* Receives one line of text, without its newline. Default: no log. */
typedef struct bitnet_log {
    void (*write)(void *user, bitnet_log_level level, const char *message);
    void *user;
} bitnet_log;

/* Receives the progress of loading or of an upload to a GPU, in bytes, or of bitnet_embed, in
   texts. Return 0 to continue; anything else cancels it. */
typedef struct bitnet_progress {
    int (*report)(void *user, uint64_t done, uint64_t total);
    void *user;
} bitnet_progress;

/* Your own threads. `enqueue` starts task(context, 0) ... task(context, count - 1) in any order on
   any threads, now or later, and returns a handle; `finish` returns when all have ended. Tasks
   never wait for each other: `enqueue` may simply run them. */
typedef struct bitnet_scheduler {
    void *(*enqueue)(void *user, void (*task)(void *context, int32_t index), void *context,
                     int32_t count);
    void (*finish)(void *user, void *handle);
    void *user;
    int32_t count; /* how many tasks a stage is split into; 0: 4 */
} bitnet_scheduler;

/* Bytes from a source other than a file or memory block. `read` copies `size` bytes from `offset`
   and returns the number copied; fewer is an error. It must work while the object lives. */
typedef struct bitnet_reader {
    size_t (*read)(void *user, uint64_t offset, void *data, size_t size);
    void *user;
    uint64_t size; /* of the whole file, bytes */
} bitnet_reader;

/* BITNET_VERSION of the implementation. */
BITNET_API int32_t bitnet_version(void);

/* ====================
   >>api-model   Models */

typedef struct bitnet_model bitnet_model;
typedef struct bitnet_tokenizer bitnet_tokenizer;
typedef struct bitnet_pool bitnet_pool;

/* The kernels: they differ in speed, not in results. */
typedef enum bitnet_isa {
    BITNET_ISA_AUTO,
    BITNET_ISA_SCALAR,
    BITNET_ISA_AVX2,         /* AVX2, F16C and FMA */
    BITNET_ISA_AVX_VNNI,     /* the same and AVX-VNNI's int8 dot products */
    BITNET_ISA_AVX512,       /* AVX-512 F, BW, DQ, VL and VNNI */
    BITNET_ISA_AVX512_VBMI,  /* the same and VBMI */
    BITNET_ISA_NEON,         /* 64-bit ARM */
    BITNET_ISA_NEON_DOTPROD, /* the same and its int8 dot products */
    BITNET_ISA_NEON_I8MM,    /* the same and i8mm: only by tools/bitnet_i8mm.h */
    BITNET_ISA_WASM,         /* WebAssembly with SIMD128: compile with -msimd128 */
    BITNET_ISA_WASM_RELAXED, /* the same and its int8 dot products: -mrelaxed-simd */
    BITNET_ISA_AVX512_AMX,   /* AVX512_VBMI and AMX: only by tools/bitnet_amx.h, never AUTO */
    BITNET_ISA_COUNT
} bitnet_isa;

/* The layout of I2_S tensors, which is not in the file. */
typedef enum bitnet_i2s_layout {
    BITNET_I2S_128, /* 128 weights per 32 bytes: all known files except the next */
    BITNET_I2S_64   /* 64 weights per 16 bytes: bitnet.cpp on ARM, for a while */
} bitnet_i2s_layout;

typedef struct bitnet_model_options {
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_progress progress;
    bitnet_scheduler scheduler; /* your threads, for loading too; else `pool`; else `threads` */
    bitnet_pool *pool;          /* of tools/bitnet_machine.h, shared with other models; must outlive
                                   this one */
    int32_t threads;            /* 0: one per usable core; 1: only the caller's */
    bitnet_isa isa;             /* 0: the CPU's best */
    bitnet_i2s_layout i2s_layout;
    bool no_mmap;              /* read the file into memory instead of mapping it */
    bool lock;                 /* read all weights before the load returns and keep them in physical
                                  memory; warn if the system does not allow it */
    bool no_repack;            /* do not repack weights: a shorter load, slower computing */
    uint64_t repack_limit;     /* most bytes for repacked weights; 0: no limit */
    const char *pretokenizer;  /* overrides the file's tokenizer.ggml.pre; NULL: the file's, or
                                  llama-bpe if it names none */
    int32_t activation_group;  /* columns that share an activation scale, a multiple of 32; 0: as
                                  the file says, or else by chapter 8; BITNET_OFF: no groups, one
                                  scale for a token */
    bool ignore_extra_tensors; /* load a file with tensors that the architecture does not know; its
                                  maker meant another computation */
    bool ignore_rotation_keys; /* the same for keys that mention an unknown rotation or Hadamard
                                  transform of weights */
} bitnet_model_options;

/* Loads a model. The memory block (of any alignment) or reader must outlive it. NULL on error: IO,
   OUT_OF_MEMORY, ISA, ARITHMETIC, CANCELLED, all GGUF_..., VOCAB..., MODEL_.... */
BITNET_API bitnet_model *bitnet_model_load_file(const char *path,
                                                const bitnet_model_options *options,
                                                bitnet_error *error);
BITNET_API bitnet_model *bitnet_model_load_memory(const void *data, size_t size,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error);
BITNET_API bitnet_model *bitnet_model_load_reader(const bitnet_reader *reader,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error);

/* Frees a model; free its sessions first. A program may end with models alive. If this code is in a
   shared library and has run threads, closing the library does not unload it. */
BITNET_API void bitnet_model_free(bitnet_model *model);

/* How the states at a text's positions become one vector; see >>api-embed. */
typedef enum bitnet_pooling {
    BITNET_POOLING_AUTO, /* as the file says, else the mean */
    BITNET_POOLING_MEAN,
    BITNET_POOLING_CLS, /* the first position's */
    BITNET_POOLING_LAST
} bitnet_pooling;

typedef struct bitnet_model_info {
    char name[64];          /* general.name, cut to fit, or "" */
    char architecture[16];  /* general.architecture */
    int32_t vocab_size;     /* tokens */
    int32_t context_length; /* positions it was trained for */
    int32_t hidden_size;
    int32_t layers;
    int32_t heads;    /* query heads */
    int32_t kv_heads; /* divides `heads` */
    int32_t head_size;
    int32_t ffn_size;
    int32_t rope_size; /* dimensions of a head that rope rotates */
    /* For recurrent states (qwen35), else 0; every attention_period-th layer attends: */
    int32_t attention_period;
    int32_t state_heads, state_key_heads; /* value heads and key heads */
    int32_t state_size;                   /* a head's state is state_size x state_size */
    int32_t conv_size;                    /* of the convolution before it */
    int32_t experts, experts_used;        /* of a layer, of a token; ffn_size is one's; else 0 */
    int32_t shared_ffn_size;              /* of an expert that every token uses; else 0 */
    float rope_base;
    float norm_epsilon;
    uint64_t parameters;         /* weights, with embeddings */
    uint64_t mapped_bytes;       /* of the file, used in place */
    uint64_t weight_bytes;       /* allocated for weights */
    uint64_t repacked_bytes;     /* allocated for repacked weights */
    int64_t repack_microseconds; /* spent on repacking */
    bitnet_isa isa;              /* the kernels in use */
    int32_t threads;             /* that share a stage */
    bitnet_pooling pooling;      /* of a model made for vectors; else AUTO */
} bitnet_model_info;

/* Both live as long as the model. */
BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model);
BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model);

/* The text that the model's file has under a key, such as "general.license" or
   "tokenizer.chat_template"; empty if there is none. Lives as long as the model.
   tools/bitnet_gguf.h reads numbers and lists. */
BITNET_API bitnet_string bitnet_model_metadata(const bitnet_model *model, const char *key);

/* ====================
   >>api-tokenizer   Tokenizer and chat */

/* Flags of texts and conversations. A flag of the other kind is an error (ARGUMENT), as are
   NO_THINKING with THINKING and LOW_EFFORT with MEDIUM_EFFORT. */
enum {
    BITNET_ADD_BOS = 1,       /* both: begin with bos, if the file wants it */
    BITNET_PARSE_SPECIAL = 2, /* texts: "<|eot_id|>" is that token, not ten letters */
    BITNET_NO_THINKING = 4,   /* chats: a model that thinks first gets an empty thought */
    BITNET_ADD_EOS = 8,       /* texts: end with eos, if the file wants it */
    BITNET_THINKING = 16,     /* chats: think, even if the template does not */
    BITNET_LOW_EFFORT = 32,   /* chats: QWEN38 is told to think little; without a flag, much */
    BITNET_MEDIUM_EFFORT = 64 /* chats: QWEN38 is not told how much to think */
};

/* Turns text (any bytes) into tokens: writes up to `capacity` ids and sets *count to how many there
   are. Errors: OUT_OF_MEMORY, ARGUMENT. */
BITNET_API bitnet_result bitnet_tokenize(const bitnet_tokenizer *tokenizer, const char *text,
                                         size_t length, unsigned flags, int32_t *ids,
                                         size_t capacity, size_t *count, bitnet_error *error);

/* The bytes that a token stands for, perhaps part of a character; none for control tokens and ids
   out of range. They live as long as the tokenizer. */
BITNET_API bitnet_string bitnet_token_bytes(const bitnet_tokenizer *tokenizer, int32_t id);

/* The token as the vocabulary spells it, e.g. "<|eot_id|>". Empty for an id out of range. */
BITNET_API bitnet_string bitnet_token_name(const bitnet_tokenizer *tokenizer, int32_t id);

/* The id of the token that the vocabulary spells `name`, of `length` bytes or BITNET_TERMINATED;
   else -1. */
BITNET_API int32_t bitnet_token_find(const bitnet_tokenizer *tokenizer, const char *name,
                                     size_t length);

/* True for tokens that are not text. */
BITNET_API bool bitnet_token_is_control(const bitnet_tokenizer *tokenizer, int32_t id);

/* True for tokens that end a text or a turn: eos, eot and the like. */
BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id);

/* The number of tokens; the ids of those that begin and end a text, or -1. */
BITNET_API int32_t bitnet_vocab_size(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer);

/* Turns tokens into text, any bytes, not zero-terminated: writes up to `capacity` bytes and sets
   *length to how many there are. Control tokens are left out, or with BITNET_PARSE_SPECIAL written
   as the vocabulary spells them; bitnet_tokenize with that flag then reads the same tokens. Errors:
   TOKEN, ARGUMENT. */
BITNET_API bitnet_result bitnet_detokenize(const bitnet_tokenizer *tokenizer, const int32_t *ids,
                                           size_t count, unsigned flags, char *text,
                                           size_t capacity, size_t *length, bitnet_error *error);

/* The same for a stream: tokens in, whole UTF-8 characters out. Start with {0}. */
typedef struct bitnet_detokenizer {
    char pending[4]; /* the start of an incomplete character */
    int32_t pending_length;
    bool started; /* SentencePiece: the space before the first word is gone */
} bitnet_detokenizer;

/* Writes the text that `id` completes, up to `capacity` bytes, and returns its length. If that is
   more, nothing was consumed: call again with more room. Bytes that cannot become a character pass
   as they are. At the end, pass -1 for what is left. */
BITNET_API size_t bitnet_detokenizer_next(bitnet_detokenizer *state,
                                          const bitnet_tokenizer *tokenizer, int32_t id, char *text,
                                          size_t capacity);

typedef enum bitnet_chat_template {
    BITNET_CHAT_NONE,    /* no template, or an unknown one */
    BITNET_CHAT_BITNET,  /* System: ...<|eot_id|>User: ...<|eot_id|>Assistant: */
    BITNET_CHAT_LLAMA3,  /* <|start_header_id|>user<|end_header_id|>\n\n...<|eot_id|> */
    BITNET_CHAT_FALCON,  /* <|user|>\n...\n<|assistant|>\n */
    BITNET_CHAT_CHATML,  /* <|im_start|>user\n...<|im_end|>\n */
    BITNET_CHAT_GEMMA,   /* <start_of_turn>user\n...<end_of_turn>\n */
    BITNET_CHAT_LLAMA2,  /* <s>[INST] <<SYS>>\n...\n<</SYS>>\n\n... [/INST]...</s> */
    BITNET_CHAT_MISTRAL, /* [INST]...[/INST]...</s> */
    BITNET_CHAT_MINICPM, /* MiniCPM 1 and 2: <\u7528\u6237>...<AI>; later: CHATML */
    BITNET_CHAT_LLAMA31, /* LLAMA3 whose system text starts with the date: Llama-3.1 and later */
    BITNET_CHAT_QWEN35,  /* CHATML with calls in tags, thoughts kept: Qwen3.5, Bonsai 27B */
    BITNET_CHAT_QWEN38,  /* QWEN35 whose system text says how much to think: Qwen3.8, Bonsai 2 */
    BITNET_CHAT_HUNYUAN  /* <\uFF5Chy_User\uFF5C>...<\uFF5Chy_Assistant\uFF5C> */
} bitnet_chat_template;

typedef enum bitnet_role {
    BITNET_ROLE_SYSTEM,
    BITNET_ROLE_USER,
    BITNET_ROLE_ASSISTANT,
    BITNET_ROLE_TOOL,         /* what a tool returned */
    BITNET_ROLE_DECLARATIONS, /* of the tools; the template puts them in their place */
    BITNET_ROLE_CALLS,        /* of tools: they end the assistant's message before this one */
    BITNET_ROLE_DATE          /* today's; LLAMA31 defaults to "26 Jul 2024" */
} bitnet_role;

/* The template that the file contains, recognized by its text. */
BITNET_API bitnet_chat_template bitnet_tokenizer_chat_template(const bitnet_tokenizer *tokenizer);

typedef struct bitnet_message {
    bitnet_role role;
    const char *text; /* NULL for BITNET_ROLE_ASSISTANT at the end: only the header, after which the
                         model writes its reply */
    size_t length;    /* bytes, or BITNET_TERMINATED */
} bitnet_message;

#ifndef BITNET_NO_CHAT
/* Turns messages into tokens as the model's own template does: each message's header, text (never
   parsed for special tokens) and end. The template decides whether an assistant's thought, up to
   </think>, stays. Templates without a system role (GEMMA, LLAMA2, MISTRAL) put its text before the
   user's next message. Set BITNET_ADD_BOS at the start of a conversation, where some templates add
   text. Ids and count as in bitnet_tokenize. Errors: ARGUMENT, CHAT (template NONE, or the
   vocabulary does not have its tokens), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_template chat_template,
                                            const bitnet_message *messages, size_t message_count,
                                            unsigned flags, int32_t *ids, size_t capacity,
                                            size_t *count, bitnet_error *error);
#endif

/* ====================
   >>api-session   Sessions */

typedef struct bitnet_session bitnet_session;

/* How much work one call may do. NULL or {0}: no limit. */
typedef struct bitnet_budget {
    int64_t microseconds; /* 0: no limit; negative: already spent, e.g. deadline - now */
    int32_t tokens;       /* to compute in this call; 0: no limit; negative: already spent */
} bitnet_budget;

typedef enum bitnet_overflow {
    BITNET_OVERFLOW_ERROR, /* bitnet_feed returns CONTEXT_FULL */
    BITNET_OVERFLOW_SLIDE  /* forgets the older half of what follows `keep` */
} bitnet_overflow;

/* Format of keys and values; see chapter 4 for which to choose. */
typedef enum bitnet_cache {
    BITNET_CACHE_F16,
    BITNET_CACHE_INT8 /* half the memory */
} bitnet_cache;

typedef struct bitnet_session_options {
    int32_t context_length; /* positions; 0: as trained for, but at most 4096 */
    int32_t batch;          /* prompt tokens computed together; 0: 128 */
    bitnet_overflow overflow;
    int32_t keep;      /* tokens at the start that sliding keeps */
    bool full_head;    /* compute every logit of every token, for measuring */
    int32_t snapshots; /* of a recurrent state, so that truncating need not recompute everything;
                          0: 3; BITNET_OFF: none; at most 16 */
    bitnet_cache cache;
} bitnet_session_options;

/* A new session, without tokens. Errors: ARGUMENT, OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_create(bitnet_model *model,
                                                 const bitnet_session_options *options,
                                                 bitnet_error *error);

/* A second session in the same state: tokens, KV cache, sampler. Copies share snapshots of a
   recurrent state and, until one writes to them, pages of the KV cache (on a GPU, each has its
   own), so many sessions can share one system prompt. Errors: OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_copy(bitnet_session *session, bitnet_error *error);

/* Frees a session. If a callback of a call that computes for it does so, it lives until that call
   returns CANCELLED. */
BITNET_API void bitnet_session_free(bitnet_session *session);

/* The model that it was created with. */
BITNET_API bitnet_model *bitnet_session_model(const bitnet_session *session);

/* The session's last error, in words; "" before the first. Success does not clear it. */
BITNET_API const char *bitnet_session_message(const bitnet_session *session);

/* Appends tokens and allocates the memory to compute them; computes nothing. Errors: TOKEN,
   CONTEXT_FULL, OUT_OF_MEMORY; then nothing is appended. */
BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count);

/* As bitnet_feed, for text: tokenizes and appends it. Flags as in bitnet_tokenize; an empty session
   gets bos only with BITNET_ADD_BOS. Errors: as bitnet_feed, ARGUMENT. */
BITNET_API bitnet_result bitnet_feed_text(bitnet_session *session, const char *text, size_t length,
                                          unsigned flags);

/* Computes what was fed. OK: all of it is done. PENDING: the budget is spent. CANCELLED: the tokens
   not yet computed are dropped. Errors: NON_FINITE (an observer's logits), OUT_OF_MEMORY (for a
   copied, loaded or truncated session). */
BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget);

/* Computes what was fed to several sessions of one model, in shared passes. While a session waits
   for a single token, prompts get at most 16 rows of a pass (8 under a time limit). Sessions with
   an observer are computed alone, alternating with the passes. Those on a GPU share passes there
   for single tokens (bitnet_gpu.h, chapter 2) and compute the rest alone. The lm_head, or its
   coarse copy, is read once for all, and bitnet_sample continues from there.
   OK: nothing waits in any session without an error. PENDING: the budget is spent (every row of a
   pass counts as a token); the next call continues. A session that changes in between, or is not in
   the next call's list, loses its part of the pass and waits again. One that is cancelled or fails
   drops out (bitnet_session_result returns why); the others continue. Errors: ARGUMENT (a NULL, a
   session twice, sessions of different models); then nothing changes, and the first session has the
   message. */
BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, size_t count,
                                          const bitnet_budget *budget);

/* How bitnet_step or bitnet_step_many ended for this session. OK: nothing waits. PENDING: something
   does. Errors of bitnet_step (or of bitnet_generate_next, in bitnet_generate_many) last until the
   session is fed, truncated (even to its own length), reset, loaded or stepped. */
BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session);

/* Sets *logits to the logits after the last token, [vocab_size] floats; first computes what was
   fed. They live until the session's next call. PENDING: the budget is spent; the next call
   continues. Errors: EMPTY, CANCELLED, NON_FINITE, OUT_OF_MEMORY; *logits is NULL then. */
BITNET_API bitnet_result bitnet_logits(bitnet_session *session, const bitnet_budget *budget,
                                       const float **logits);

/* The natural logarithm of the probability of `id` as the next token: log softmax of the logits.
   Errors: as bitnet_logits, TOKEN. */
BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id,
                                                const bitnet_budget *budget, float *out);

/* Sees what a step computes. Return 0 to continue. Anything else ends the step with CANCELLED: the
   tokens not yet computed are dropped, as are those of all sessions computed together with this
   one. */
typedef struct bitnet_observer {
    /* the logits after every token, in order; may be NULL */
    int (*logits)(void *user, int32_t position, const float *logits, int32_t vocab_size);
    /* the residual stream before the first layer (layer 0) and after layer 1, 2, ...; may be
       NULL */
    int (*layer)(void *user, int32_t layer, int32_t position, const float *x, int32_t hidden_size);
    void *user;
} bitnet_observer;

/* Sets the observer (NULL: none) from the next fed token on. */
BITNET_EXPERIMENTAL void bitnet_session_set_observer(bitnet_session *session,
                                                     const bitnet_observer *observer);

typedef struct bitnet_session_stats {
    int64_t prompt_tokens; /* computed in batches */
    int64_t prompt_microseconds;
    int64_t decode_tokens; /* computed one at a time, or drafted and accepted */
    int64_t decode_microseconds;
    int64_t sample_microseconds; /* lm_head and sampler; not in the others */
    int64_t drafted_tokens;      /* drafts computed */
    int64_t accepted_tokens;     /* drafts then fed */
    int64_t screened_tokens;     /* chosen without computing all logits */
    int64_t rescored_rows;       /* logits computed for them */
} bitnet_session_stats;

/* What was computed since the session was created or copied. */
BITNET_API bitnet_session_stats bitnet_session_get_stats(const bitnet_session *session);

/* How many tokens were fed, computed or not; how many the context can hold; the tokens. */
BITNET_API int32_t bitnet_session_length(const bitnet_session *session);
BITNET_API int32_t bitnet_session_context_length(const bitnet_session *session);
BITNET_API const int32_t *bitnet_session_tokens(const bitnet_session *session);

/* Drops all tokens from position `length` on. With a recurrent state, some of the rest may have to
   be computed again. Errors: ARGUMENT (negative, or past the end). */
BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length);

/* Drops all tokens and a pending cancel; restarts the grammar and the sampler's random numbers. */
BITNET_API void bitnet_session_reset(bitnet_session *session);

/* Makes the running call, or else the next one that computes, return CANCELLED as soon as it can,
   and ends a generation: bitnet_generate_next returns CANCELLED, too. Callable from any thread.
   Beginning a generation and bitnet_session_reset clear a pending cancel. */
BITNET_API void bitnet_session_cancel(bitnet_session *session);

/* ====================
   >>api-generate   Sampling and generating */

typedef struct bitnet_logit_bias {
    int32_t id;
    float bias; /* added to the logit; -INFINITY forbids the token */
} bitnet_logit_bias;

/* Stages of a draw, in the usual order. */
typedef enum bitnet_stage {
    BITNET_STAGE_NONE,
    BITNET_STAGE_TOP_N_SIGMA,
    BITNET_STAGE_TOP_K,
    BITNET_STAGE_MIN_P,
    BITNET_STAGE_TYPICAL_P,
    BITNET_STAGE_TOP_P,
    BITNET_STAGE_XTC,
    BITNET_STAGE_TEMPERATURE,
    BITNET_STAGE_COUNT
} bitnet_stage;

/* Changes the logits of a choice before anything else, e.g. for dialogue rules; -INFINITY forbids a
   token. All logits must be computed for it. */
typedef struct bitnet_logit_editor {
    void (*edit)(void *user, float *logits, int32_t vocab_size); /* NULL: none */
    void *user;
} bitnet_logit_editor;

/* How to choose the next token, in the order of chapter 5. {0} is greedy. BITNET_OFF switches off
   whatever 0 does. */
typedef struct bitnet_sampling {
    float temperature;           /* 0: greedy; below 3e-39 counts as 3e-39 */
    int32_t top_k;               /* 0: off, the whole vocabulary */
    float top_p;                 /* 0 or 1: off */
    float min_p;                 /* 0: off */
    float repetition_penalty;    /* 0 or 1: off; divides logits above 0, multiplies others */
    float frequency_penalty;     /* any finite number: subtracted once per occurrence */
    float presence_penalty;      /* any finite number: subtracted once */
    int32_t penalty_window;      /* tokens the penalties look back on; 0: 64; BITNET_OFF: all */
    float typical_p;             /* 0 or 1: off */
    float xtc_probability;       /* 0: off */
    float xtc_threshold;         /* 0: 0.1 */
    float dry_multiplier;        /* 0: off */
    float dry_base;              /* 1 or more; 0: 1.75 */
    int32_t dry_allowed_length;  /* 0: 2 */
    int32_t dry_window;          /* tokens it looks back on; 0 or BITNET_OFF: all */
    float top_n_sigma;           /* 0: off */
    const int32_t *dry_breakers; /* yours; must outlive its use */
    size_t dry_breaker_count;
    uint8_t stages[8]; /* bitnet_stage in your order, then zeros; {0}: all */
    uint64_t seed;
    const bitnet_logit_bias *logit_bias; /* yours; must outlive its use */
    size_t logit_bias_count;
    bitnet_logit_editor editor;
} bitnet_sampling;

/* What the model's makers recommend: sets temperature, top_k, top_p, min_p, repetition_penalty and
   penalty_window if the file has a valid general.sampling key, and returns how many it set. Nothing
   else reads these keys. */
BITNET_API int32_t bitnet_model_get_sampling(const bitnet_model *model, bitnet_sampling *sampling);

/* Sets the sampling (NULL: greedy) and restarts the random numbers. Errors: ARGUMENT (a number out
   of range, an unknown stage, an id outside the vocabulary). */
BITNET_API bitnet_result bitnet_session_set_sampling(bitnet_session *session,
                                                     const bitnet_sampling *sampling);

/* Computes what was fed, then chooses the next token, but does not feed it. PENDING: the budget is
   spent. Errors: as bitnet_logits; ARGUMENT (every token is forbidden); with a grammar
   GRAMMAR_DEAD_END, GRAMMAR_LIMIT. */
BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id);

/* What a stop string leaves. Text after it is never passed on. */
typedef enum bitnet_stop_leaves {
    BITNET_STOP_LEAVES_TOKENS, /* it is not passed on; the session keeps its tokens */
    BITNET_STOP_LEAVES_TEXT,   /* it is passed on, too */
    BITNET_STOP_LEAVES_NOTHING /* it is not passed on; the session drops the token in which it
                                  begins, and those after it */
} bitnet_stop_leaves;

/* If 0 means no limit, so does BITNET_OFF. */
typedef struct bitnet_generate_options {
    int32_t max_tokens;          /* 0: until the model ends or the context is full */
    int32_t max_thinking_tokens; /* chats: end a longer thought; 0: no limit */
    int32_t min_tokens;      /* before these, choose no token that ends the text unless a grammar
                                allows no other */
    const char *const *stop; /* strings that end the text: the first to appear does */
    size_t stop_count;
    const int32_t *stop_ids; /* more tokens that do */
    size_t stop_id_count;
    bitnet_stop_leaves stop_leaves;
    bool parse_special;   /* of the prompt */
    bool ignore_end;      /* continue after tokens that end a text */
    bool logprobs;        /* report each token's, which needs all its logits */
    unsigned thinking;    /* chats: the thinking flags of bitnet_chat_encode */
    int32_t top_logprobs; /* how many of the likeliest to report with each */
    int32_t share;        /* bitnet_generate_many: the passes that this generation takes part in,
                               for each of one with the share 1; 0: 1; at most 1000 */
} bitnet_generate_options;

typedef enum bitnet_stop_reason {
    BITNET_STOP_NONE,  /* not ended, or ended by an error */
    BITNET_STOP_TOKEN, /* the model ended its text or turn, or one of stop_ids came */
    BITNET_STOP_STRING,
    BITNET_STOP_LENGTH,   /* max_tokens, or the context is full */
    BITNET_STOP_CALLBACK, /* it returned non-zero */
    BITNET_STOP_CANCELLED /* bitnet_session_cancel */
} bitnet_stop_reason;

/* bitnet_generate and bitnet_chat in slices (see >>api-easy), for a text of `length` bytes or up to
   its zero byte (BITNET_TERMINATED). `begin` copies its arguments; if it fails, nothing is fed and
   no generation is left. `next` uses its whole budget: it chooses as many tokens as fit, or one
   without a budget. OK: text has come (*length may be 0) and lives until the session's next call.
   PENDING: the budget was spent before a token came. END: that was all, or nothing was
   begun. After an error the generation is over. Errors: as bitnet_generate and bitnet_chat. */
BITNET_API bitnet_result bitnet_generate_begin(bitnet_session *session, const char *text,
                                               size_t length,
                                               const bitnet_generate_options *options);
#ifndef BITNET_NO_CHAT
BITNET_API bitnet_result bitnet_chat_begin(bitnet_session *session, const char *text, size_t length,
                                           const bitnet_generate_options *options);

/* Like bitnet_chat_begin, but for a whole conversation: the session then holds these messages and
   begins the assistant's next one. The part that it has in common with the conversation that the
   session holds is not computed again, so a program may keep the list and pass all of it each time.
   The last message must not be the assistant's, except without text (bitnet_message.text). Tools:
   messages in the role BITNET_ROLE_DECLARATIONS. Errors: as bitnet_chat_system; ARGUMENT. */
BITNET_EXPERIMENTAL bitnet_result
bitnet_chat_messages_begin(bitnet_session *session, const bitnet_message *messages, size_t count,
                           const bitnet_generate_options *options);
#endif

/* Continues any of these. Errors: as bitnet_generate. */
BITNET_API bitnet_result bitnet_generate_next(bitnet_session *session, const bitnet_budget *budget,
                                              const char **text, size_t *length);

/* Why the last generation ended. */
BITNET_API bitnet_stop_reason bitnet_generate_stop_reason(const bitnet_session *session);

/* Receives text of one of several generations. Return 0 to continue; anything else ends this one.
   Meanwhile, the call's sessions may only be queried, cancelled or freed. */
typedef int bitnet_many_function(void *user, bitnet_session *session, const char *text,
                                 size_t length);

/* Continues the generations begun in several sessions of one model, in shared passes
   (bitnet_step_many); skips sessions without one. Each session's text is the same as alone. While
   several have work, each progresses in proportion to its share (bitnet_generate_options). OK: all
   have ended; if the reason is BITNET_STOP_NONE, bitnet_session_result has the error. PENDING: the
   budget is spent; the next call may list other sessions. Errors: ARGUMENT, as there. */
BITNET_API bitnet_result bitnet_generate_many(bitnet_session *const *sessions, size_t count,
                                              const bitnet_budget *budget,
                                              bitnet_many_function *callback, void *user);

/* A token and the natural logarithm of its probability, as bitnet_log_probability gives it: before
   sampling and grammar. */
typedef struct bitnet_token_probability {
    int32_t id;
    float log_probability;
} bitnet_token_probability;

typedef struct bitnet_generated_token {
    bitnet_token_probability token; /* log_probability is 0 unless requested by the options */
    const bitnet_token_probability *top_logprobs; /* the likeliest in its place, in order */
    size_t top_logprob_count;
} bitnet_generated_token;

/* The tokens that the last bitnet_generate_next took, with the one that ended the text; in a
   callback, and after the last one, those since the previous callback. Their bytes
   (bitnet_token_bytes) may come as text later: an incomplete character waits, as does text that may
   become a stop string. They live until the session's next call. Returns their number. */
BITNET_API size_t bitnet_generate_tokens(const bitnet_session *session,
                                         const bitnet_generated_token **tokens);

/* ====================
   >>api-easy   The easy level

   Chapter 1 lists what most programs need. These functions compute until everything is done. */

/* Receives text, in whole UTF-8 characters; not zero-terminated. Return 0 to continue; anything
   else ends the text, and the call returns OK. Meanwhile, the session may only be queried,
   cancelled or freed. */
typedef int bitnet_text_function(void *user, const char *text, size_t length);

/* Feeds the prompt and generates text into the callback (NULL: drops it) until the end. An empty
   session gets bos first, so the prompt may be empty; a NULL prompt continues what was fed. OK: it
   has ended. CANCELLED. Errors: as bitnet_feed and bitnet_sample. */
BITNET_API bitnet_result bitnet_generate(bitnet_session *session, const char *prompt,
                                         const bitnet_generate_options *options,
                                         bitnet_text_function *callback, void *user);

#ifndef BITNET_NO_CHAT
/* Begins a conversation: the session then holds the system message `text` (who the model is, what
   it knows), in the form of the model's chat template, and nothing else. Tokens at the beginning
   that stay the same are not computed again, so to tell a character what has changed, call this
   with the whole new text. Sliding keeps the message. Computes nothing itself; restarts the grammar
   and the random numbers. Templates without a system role (GEMMA, LLAMA2, MISTRAL) put the text
   before the user's next message. Errors: CHAT, CONTEXT_FULL (sliding keeps half of the context at
   most), OUT_OF_MEMORY; then the session is as it was. */
BITNET_API bitnet_result bitnet_chat_system(bitnet_session *session, const char *text);

/* One turn of a conversation: feeds `message` as the user's and generates the reply. Errors: CHAT,
   as bitnet_generate. */
BITNET_API bitnet_result bitnet_chat(bitnet_session *session, const char *message,
                                     const bitnet_generate_options *options,
                                     bitnet_text_function *callback, void *user);
#endif

#ifdef __cplusplus
}
#endif

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

#ifndef BITNET_GGUF_H
#define BITNET_GGUF_H

/* ====================
   >>api-gguf   GGUF files (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md) */

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
    BITNET_TYPE_Q2_0 = 42,
    BITNET_TYPE_STQ1_0 = 43,
    BITNET_TYPE_IQ1_BN = 134,
    BITNET_TYPE_IQ2_BN = 135,
    BITNET_TYPE_PQ2_0 = 142,
    BITNET_TYPE_PTQ1_0 = 143,
    BITNET_TYPE_IQ2_BN_R4 = 335
} bitnet_type;

typedef struct bitnet_gguf bitnet_gguf;

typedef struct bitnet_gguf_value {
    bitnet_string key;
    bitnet_gguf_type type;
    bitnet_gguf_type element;
    uint64_t count;
    const bitnet_gguf *gguf;
    size_t first;
} bitnet_gguf_value;

typedef struct bitnet_gguf_tensor {
    bitnet_string name;
    int32_t dimensions;
    uint64_t shape[4];
    int32_t type;
    uint64_t offset;
    uint64_t size;
    const uint8_t *data;
} bitnet_gguf_tensor;

typedef struct bitnet_gguf_options {
    bitnet_allocator allocator;
    bool no_mmap;
} bitnet_gguf_options;

typedef struct bitnet_tokenizer_options {
    bitnet_allocator allocator;
    bitnet_log log;
    const char *pretokenizer;
} bitnet_tokenizer_options;

#endif

#ifndef BITNET_DRAFT_H
#define BITNET_DRAFT_H

/* ====================
   >>api-draft   Drafters and MTP heads */

typedef struct bitnet_drafter {
    size_t (*draft)(void *user, const int32_t *tokens, size_t length, int32_t *ids,
    size_t capacity);
    void (*hidden)(void *user, int32_t position, const float *hidden);
    void *user;
    float threshold;
} bitnet_drafter;

#endif

#ifndef BITNET_MACHINE_H
#define BITNET_MACHINE_H

/* ====================
   >>api-machine   Thread pools and instruction sets */

typedef struct bitnet_pool_options {
    bitnet_allocator allocator;
} bitnet_pool_options;

#endif

/* ====================
   >>platform   Compilers, systems, instruction sets

   Rejects compilers that break the numeric contract, includes the system's headers, and chooses the
   instruction sets whose kernels are compiled. */

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
    defined(_M_FP_FAST)
#error "bitnet.h: -ffast-math and /fp:fast break the same-bits contract; compile without them"
#endif
#include <float.h>
#if (defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16) || \
    (defined(__TINYC__) && defined(__i386__)) /* 16: gcc with AVX512-FP16 */
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
#include <errno.h>
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
#define BITNET_NO_THREADS
#endif
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
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#endif
#else
#include <time.h>
#ifndef BITNET_NO_THREADS
#define BITNET_NO_THREADS
#endif
#endif

#define BITNET_SCALAR 0
#define BITNET_AVX2 1
#define BITNET_AVX512 3
#define BITNET_NEON 4
#define BITNET_WASM 8
#ifndef BITNET_KERNELS
#if defined(__GNUC__) && !defined(__OPTIMIZE__)
#define BITNET_KERNELS (BITNET_AVX2 | BITNET_NEON | BITNET_WASM)
#else
#define BITNET_KERNELS (BITNET_AVX512 | BITNET_NEON | BITNET_WASM)
#endif
#endif

#if (defined(__x86_64__) || defined(_M_X64) || defined(__SSE2__)) && !defined(__TINYC__)
#define BITNET__X86 1
#include <xmmintrin.h>
#if (BITNET_KERNELS & BITNET_AVX2) && (defined(__GNUC__) || defined(_MSC_VER))
#define BITNET__SIMD_X86 1
#include <immintrin.h>
#if defined(_MSC_VER) && defined(__clang__) /* its <immintrin.h> has only what -march enables */
#include <smmintrin.h>
#include <avxintrin.h>
#include <avx2intrin.h>
#include <f16cintrin.h>
#include <fmaintrin.h>
#include <avxvnniintrin.h>
#include <avx512fintrin.h>
#include <avx512bwintrin.h>
#include <avx512dqintrin.h>
#include <avx512vlintrin.h>
#include <avx512vlbwintrin.h>
#include <avx512vldqintrin.h>
#include <avx512vnniintrin.h>
#include <avx512vlvnniintrin.h>
#include <avx512vbmiintrin.h>
#include <avx512vbmivlintrin.h>
#endif
#if (BITNET_KERNELS & BITNET_AVX512) == BITNET_AVX512
#define BITNET__SIMD_AVX512 1
#endif
#endif
#endif
#if defined(_MSC_VER)
#include <intrin.h>
#elif defined(BITNET__X86) && defined(__GNUC__)
#include <cpuid.h>
#endif

#if (defined(__aarch64__) || defined(_M_ARM64)) && (BITNET_KERNELS & BITNET_NEON) && \
    !defined(__TINYC__)
#define BITNET__SIMD_NEON 1
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#endif
#elif defined(__wasm_simd128__) && (BITNET_KERNELS & BITNET_WASM)
#define BITNET__SIMD_WASM 1
#include <wasm_simd128.h>
#endif

/* ====================
   >>compiler   Attributes, levels of optimization

   Names for attributes that compilers spell differently, the levels at which gcc optimizes parts of
   this file, and assertions at run time and compile time. */

/* A function with BITNET__TARGET has pointer parameters, never `T x[4]`: with the latter, gcc 13
   and later forget its target if a pragma has changed the level of optimization, as at -O0. */
#if defined(__GNUC__) || defined(__clang__)
#define BITNET__INLINE static inline __attribute__((always_inline))
#define BITNET__NOINLINE __attribute__((noinline))
#define BITNET__TARGET(features) __attribute__((target(features)))
#elif defined(_MSC_VER)
#define BITNET__INLINE static __forceinline
#define BITNET__NOINLINE __declspec(noinline)
#define BITNET__TARGET(features)
#else
#define BITNET__INLINE static inline
#define BITNET__NOINLINE
#define BITNET__TARGET(features)
#endif

/* Between these two, a * b + c is never fused, which gcc does by default and chapter 8 forbids. */
#if defined(__clang__) && defined(BITNET__X86)
#define BITNET__EXACT _Pragma("float_control(push)") _Pragma("clang fp contract(off)")
#define BITNET__EXACT_END _Pragma("float_control(pop)")
#elif defined(__clang__) /* has no float_control */
#define BITNET__EXACT _Pragma("clang fp contract(off)")
#define BITNET__EXACT_END
#elif defined(__GNUC__)
#define BITNET__EXACT _Pragma("GCC push_options") _Pragma("GCC optimize(\"fp-contract=off\")")
#define BITNET__EXACT_END _Pragma("GCC pop_options")
#elif defined(_MSC_VER) /* /sdl makes errors of 4703 (set if a call succeeds), 4996 (strerror) */
#define BITNET__EXACT \
    __pragma(warning(push, 0)) __pragma(warning(disable : 4703 4996)) \
        __pragma(float_control(precise, on, push)) __pragma(fp_contract(off))
#define BITNET__EXACT_END __pragma(float_control(pop)) __pragma(warning(pop))
#else
#define BITNET__EXACT
#define BITNET__EXACT_END
#endif

/* gcc spends most of its time optimizing, so kernels get level 3 without passes that hardly change
   them, per-token code 1 or 2, and the rest "Og" (0 at -O0). Functions of different levels are not
   inlined into each other. */
#if defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define BITNET__LITTLE "Og"
#else
#define BITNET__LITTLE "fp-contract=off"
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(BITNET_NO_OPTIMIZE_PRAGMA)
#define BITNET__PRAGMA(text) _Pragma(#text)
#define BITNET__LEVEL(level) BITNET__PRAGMA(GCC optimize(level))
#define BITNET__OPTIMIZE(level) BITNET__PRAGMA(GCC push_options) BITNET__LEVEL(level)
#define BITNET__OPTIMIZE_END BITNET__PRAGMA(GCC pop_options)
#else
#define BITNET__OPTIMIZE(level)
#define BITNET__OPTIMIZE_END
#endif

/* Each part that is faster with it has one region. Its comment has the gain in CPU time when built
   by plain `cc`, for a model of 256 columns and 2,048 tokens with AVX2 unless stated otherwise.
   Passes that hardly change kernels, or slow them down, are left out. */
#define BITNET__FOR_KERNELS \
    "O3,no-tree-pre,no-tree-vectorize,no-gcse-after-reload,no-predictive-commoning," \
    "no-split-loops,no-unswitch-loops,no-split-paths"

#ifndef BITNET_ASSERT
#define BITNET_ASSERT(condition) ((void)(0 && (condition)))
#endif
#define BITNET__COUNT(array) (sizeof(array) / sizeof *(array))
#define BITNET__MIN(a, b) ((a) < (b) ? (a) : (b))
#define BITNET__MAX(a, b) ((a) > (b) ? (a) : (b))
#define BITNET__ENSURE(name, yes) typedef char bitnet__ensured_##name[(yes) ? 1 : -1]

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

/* ====================
   >>system   Atomics, rounding mode, clock

   What C99 does not have. Public functions that compute set the rounding mode on entry and restore
   the caller's on return. Times are in microseconds. */

/* ---- atomics, sequentially consistent unless named otherwise */

#if defined(_MSC_VER) && !defined(__clang__)
typedef volatile long bitnet__atomic;
BITNET__INLINE int bitnet__load_acquire(const bitnet__atomic *a) {
    return _InterlockedOr((bitnet__atomic *)a, 0);
}
BITNET__INLINE void bitnet__store_release(bitnet__atomic *a, int v) { _InterlockedExchange(a, v); }
BITNET__INLINE int bitnet__exchange(bitnet__atomic *a, int v) { return _InterlockedExchange(a, v); }
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) { return _InterlockedExchangeAdd(a, v); }
#elif defined(__TINYC__) /* plain x86 loads acquire, stores release */
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
/* Returns the old value. */
BITNET__INLINE int bitnet__add(bitnet__atomic *a, int v) {
    return __atomic_fetch_add(a, v, __ATOMIC_SEQ_CST);
}
#endif

/* ---- rounding mode: public functions that compute call enter and leave, and nothing that computes
   is inlined into them, so no computation moves across the change */

typedef uint64_t bitnet__fpenv;

/* Nearest even, denormals kept, exceptions masked. */
#if defined(BITNET__X86)
#define BITNET__FP_PLAIN 0x1F80
static bitnet__fpenv bitnet__fp_get(void) { return _mm_getcsr(); }
static void bitnet__fp_set(bitnet__fpenv mode) { _mm_setcsr((unsigned)mode); }
#elif defined(__TINYC__) && defined(__x86_64__) /* its assembler has no stmxcsr */
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
#define BITNET__FP_GET "mrs %0, fpcr"
#define BITNET__FP_SET "msr fpcr, %0"
#elif defined(_M_ARM64)
static bitnet__fpenv bitnet__fp_get(void) { return (bitnet__fpenv)_ReadStatusReg(ARM64_FPCR); }
static void bitnet__fp_set(bitnet__fpenv mode) { _WriteStatusReg(ARM64_FPCR, (__int64)mode); }
#elif defined(__arm__) && defined(__ARM_FP) && defined(__GNUC__)
#define BITNET__FP_GET "vmrs %0, fpscr"
#define BITNET__FP_SET "vmsr fpscr, %0"
#elif defined(__riscv_flen) && defined(__GNUC__) /* no flush to zero */
#define BITNET__FP_GET "frcsr %0"
#define BITNET__FP_SET "fscsr %0"
#else /* the mode is never changed here */
static bitnet__fpenv bitnet__fp_get(void) { return 0; }
static void bitnet__fp_set(bitnet__fpenv mode) { (void)mode; }
#endif
#if defined(BITNET__FP_GET)
static bitnet__fpenv bitnet__fp_get(void) {
    size_t mode;
    __asm__ volatile(BITNET__FP_GET : "=r"(mode));
    return mode;
}
static void bitnet__fp_set(bitnet__fpenv mode) {
    __asm__ volatile(BITNET__FP_SET : : "r"((size_t)mode));
}
#endif
#if !defined(BITNET__FP_PLAIN)
#define BITNET__FP_PLAIN 0
#endif

static bitnet__fpenv bitnet__fp_enter(void) {
    bitnet__fpenv saved = bitnet__fp_get();
    bitnet__fp_set(BITNET__FP_PLAIN);
    return saved;
}
static void bitnet__fp_leave(bitnet__fpenv saved) { bitnet__fp_set(saved); }

#if defined(BITNET__X86)

typedef struct bitnet__cpuid {
    uint32_t eax, ebx, ecx, edx;
} bitnet__cpuid;

/* Zeros if the CPU has no such leaf. */
BITNET__INLINE bitnet__cpuid bitnet__ask_cpu(uint32_t leaf, uint32_t part) {
    bitnet__cpuid r = {0, 0, 0, 0};
#if defined(_MSC_VER)
    int a[4];
    __cpuid(a, 0);
    if ((uint32_t)a[0] < leaf) return r;
    __cpuidex(a, (int)leaf, (int)part);
    r.eax = (uint32_t)a[0], r.ebx = (uint32_t)a[1], r.ecx = (uint32_t)a[2], r.edx = (uint32_t)a[3];
#elif defined(__GNUC__)
    __get_cpuid_count(leaf, part, &r.eax, &r.ebx, &r.ecx, &r.edx);
#else
    (void)leaf, (void)part;
#endif
    return r;
}

#endif

/* ---- Linux functions that strict C99 hides; renamed: headers may declare them differently */

#if defined(__linux__)
#define BITNET__LINUX(function, name) extern int function __asm__(name)
#define BITNET__DONTNEED 4
#define BITNET__HUGEPAGE 14
BITNET__LINUX(bitnet__madvise(void *data, size_t size, int advice), "madvise");
#if defined(__LP64__) && !defined(CLOCK_MONOTONIC)
BITNET__LINUX(bitnet__clock_gettime(int clock, long *seconds_and_nanoseconds), "clock_gettime");
#define BITNET__CLOCK 1 /* monotonic */
#endif
#elif defined(MADV_DONTNEED)
#define BITNET__DONTNEED MADV_DONTNEED
#define bitnet__madvise madvise
#endif

/* ---- clock */

/* Monotonic. */
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
#elif defined(BITNET__CLOCK)
    long t[2];
    bitnet__clock_gettime(BITNET__CLOCK, t);
    return (int64_t)t[0] * 1000000 + t[1] / 1000;
#elif defined(BITNET__POSIX) /* strict C99 hides the monotonic clock */
    struct timeval t;
    gettimeofday(&t, NULL);
    return (int64_t)t.tv_sec * 1000000 + t.tv_usec;
#else
    return (int64_t)((double)clock() * 1e6 / CLOCKS_PER_SEC);
#endif
}

/* 0: no limit */
static int32_t bitnet__budget_tokens(const bitnet_budget *budget) {
    return budget && budget->tokens > 0 ? budget->tokens : 0;
}

/* 0: none, also if it is later than the clock can count. If the tokens are spent, it has passed. */
static int64_t bitnet__deadline(const bitnet_budget *budget) {
    int64_t now;
    if (!budget || (!budget->microseconds && budget->tokens >= 0)) return 0;
    now = bitnet__microseconds();
    if (budget->tokens < 0) return now;
    return budget->microseconds <= INT64_MAX - now ? now + budget->microseconds : 0;
}
static bool bitnet__is_late(int64_t deadline) {
    return deadline && bitnet__microseconds() >= deadline;
}

/* ====================
   >>memory   Memory, strings, errors, arguments

   Memory comes from an allocator: the caller's, or BITNET_MALLOC. A function that fails returns a
   result and writes it, with a message, into the caller's bitnet_error. */

/* ---- memory */

#ifndef BITNET_MALLOC
#define BITNET_MALLOC(size) malloc(size)
#define BITNET_FREE(block) free(block)
#endif

static void *bitnet__default_alloc(void *user, size_t size) {
    (void)user;
    return BITNET_MALLOC(size);
}
static void bitnet__default_free(void *user, void *memory) {
    (void)user;
    BITNET_FREE(memory);
}

static bitnet_allocator bitnet__allocator(const bitnet_allocator *given) {
    const bitnet_allocator a = {bitnet__default_alloc, bitnet__default_free, NULL};
    return given && given->alloc && given->free ? *given : a;
}

/* Aligned to 64; NULL on overflow. The allocator's pointer is stored in front. */
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

static void *bitnet__alloc_bytes(const bitnet_allocator *a, uint64_t size) {
    return size <= SIZE_MAX ? bitnet__alloc(a, (size_t)size, 1) : NULL;
}

/* Locks or unlocks pages in memory. */
static bool bitnet__keep_pages(const void *data, uint64_t size, bool keep) {
#if defined(BITNET__WINDOWS)
    return keep ? VirtualLock((void *)data, (size_t)size)
                : VirtualUnlock((void *)data, (size_t)size);
#elif defined(BITNET__POSIX) && !defined(BITNET_NO_STDIO) && !defined(__EMSCRIPTEN__)
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), from = (uintptr_t)data / page * page;
    size_t length = (size_t)((uintptr_t)data - from + (uintptr_t)size);
    return (keep ? mlock((void *)from, length) : munlock((void *)from, length)) == 0;
#else
    (void)data, (void)size, (void)keep;
    return false;
#endif
}

/* Page faults of small pages take longer than filling them. */
static void bitnet__ask_large_pages(void *data, uint64_t size) {
#if defined(BITNET__HUGEPAGE)
    uintptr_t large = 1 << 21, from = ((uintptr_t)data + large - 1) / large * large;
    uintptr_t to = (uintptr_t)data / large * large + (uintptr_t)(size / large * large);
    if (data && from < to) bitnet__madvise((void *)from, to - from, BITNET__HUGEPAGE);
#else
    (void)data, (void)size;
#endif
}

static void *bitnet__alloc_weights(const bitnet_allocator *a, uint64_t size) {
    void *block = bitnet__alloc_bytes(a, size);
    bitnet__ask_large_pages(block, size);
    return block;
}

static void *bitnet__alloc_zero(const bitnet_allocator *a, size_t count, size_t size) {
    void *block = bitnet__alloc(a, count, size);
    if (block) memset(block, 0, count * size);
    return block;
}

#define BITNET__NEW(type, a, count) ((type *)bitnet__alloc(a, count, sizeof(type)))
#define BITNET__NEW_ZERO(type, a, count) ((type *)bitnet__alloc_zero(a, count, sizeof(type)))

static void bitnet__free(const bitnet_allocator *a, void *block) {
    if (block) {
        void *raw;
        memcpy(&raw, (uint8_t *)block - sizeof(void *), sizeof(void *));
        a->free(a->user, raw);
    }
}

/* At least doubles; unchanged on failure. `array` points to any pointer type, hence the copies. */
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

#define BITNET__ROOM(a, array, capacity, used, need) \
    bitnet__grow(a, &(array), &(capacity), used, need, sizeof *(array))
#define BITNET__MORE(a, array, capacity, used) BITNET__ROOM(a, array, capacity, used, (used) + 1)

/* ---- layouts */

/* NULL: only counts */
typedef struct bitnet__arena {
    uint8_t *memory;
    uint64_t used;
} bitnet__arena;

/* up to 2^62, because a file may need more than size_t holds */
static void *bitnet__take(bitnet__arena *arena, uint64_t count, uint64_t size) {
    const uint64_t most = (uint64_t)1 << 62;
    uint64_t at = arena->used;
    arena->used = size && count > (most - at) / size ? most : (at + count * size + 63) / 64 * 64;
    return arena->memory ? arena->memory + at : NULL;
}

/* Memory for what was counted, to be taken again; zeros, or uninitialized. */
static bool bitnet__arena_alloc(bitnet__arena *arena, const bitnet_allocator *a, bool zeros) {
    arena->memory = (uint8_t *)bitnet__alloc_bytes(a, arena->used);
    if (arena->memory && zeros) memset(arena->memory, 0, (size_t)arena->used);
    arena->used = 0;
    return arena->memory != NULL;
}

static float *bitnet__take_floats(bitnet__arena *arena, uint64_t rows, uint64_t columns) {
    return (float *)bitnet__take(arena, rows, columns * sizeof(float));
}

static int32_t *bitnet__take_ints(bitnet__arena *arena, uint64_t rows, uint64_t columns) {
    return (int32_t *)bitnet__take(arena, rows, columns * sizeof(int32_t));
}

/* ---- strings, errors, log */

BITNET__INLINE bitnet_string bitnet__string_of(const char *data, size_t length) {
    bitnet_string s = {data, length};
    return s;
}

/* A public function's text, whose length may be BITNET_TERMINATED. */
static size_t bitnet__length(const char *text, size_t length) {
    return length != BITNET_TERMINATED ? length : text ? strlen(text) : 0;
}

static bitnet_string bitnet__string(const char *text) {
    return bitnet__string_of(text, bitnet__length(text, BITNET_TERMINATED));
}

static bool bitnet__equal(bitnet_string a, bitnet_string b) {
    return a.length == b.length && (a.length == 0 || memcmp(a.data, b.data, a.length) == 0);
}

static bool bitnet__is(bitnet_string a, const char *text) {
    return bitnet__equal(a, bitnet__string(text));
}

static bool bitnet__starts(bitnet_string s, const char *start) {
    size_t length = strlen(start);
    return s.length >= length && memcmp(s.data, start, length) == 0;
}

/* Without the first bytes. */
static bitnet_string bitnet__after(bitnet_string s, size_t count) {
    return bitnet__string_of(s.data + count, s.length - count);
}

/* %s char *, %t bitnet_string *, %d int, %z size_t, %i int64_t or uint64_t. Truncates; masks
   bytes that could garble a terminal. */
static void bitnet__format(char *out, size_t size, const char *format, va_list arguments) {
    size_t used = 0;
    char digits[24];
    for (; *format && used + 1 < size; format++) {
        bitnet_string piece = bitnet__string_of(format, 1);
        if (*format == '%') {
            switch (*++format) {
            case 's': piece = bitnet__string(va_arg(arguments, const char *)); break;
            case 't': piece = *va_arg(arguments, const bitnet_string *); break;
            case 'd':
            case 'z':
            case 'i': {
                int64_t value = *format == 'd'   ? va_arg(arguments, int)
                                : *format == 'z' ? (int64_t)va_arg(arguments, size_t)
                                                 : va_arg(arguments, int64_t);
                uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
                char *p = digits + sizeof digits;
                do *--p = (char)('0' + rest % 10);
                while (rest /= 10);
                if (value < 0) *--p = '-';
                piece = bitnet__string_of(p, (size_t)(digits + sizeof digits - p));
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

/* Returns `result`. Only BITNET_OK is 0, so `if (result)` tests for all others. */
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

static void bitnet__name_file(bitnet_error *error, const char *path) {
    const size_t size = sizeof error->message - 7; /* quotes, dots, colon, space, NUL */
    size_t length = strlen(path), room;
    bitnet_error named;
    if (!error) return;
    room = strlen(error->message) < size - 24 ? size - strlen(error->message) : 24;
    if (length > room) {
        path += length - room;
        while ((*path & 0xC0) == 0x80) path++;
    }
    bitnet__fail(&named, error->result, length > room ? "'..%s': %s" : "'%s': %s", path,
                 error->message);
    *error = named;
}

static void bitnet__list_name(char *list, size_t size, const char *name) {
    size_t used = strlen(list), length = strlen(name);
    if (used + 2 + length >= size) return;
    if (used) memcpy(list + used, ", ", 2), used += 2;
    memcpy(list + used, name, length + 1);
}

static bitnet_result bitnet__no_memory(bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_OUT_OF_MEMORY, "out of memory");
}

/* ---- arguments: a message for each mistake */

typedef struct bitnet__argument {
    const char *name;
    int64_t value, least, most; /* an empty range: NULL */
} bitnet__argument;

/* NULL only if empty. */
#define BITNET__LIST(name, list, count) \
    { name, 0, (list) || !(count) ? 0 : 1, 0 }

/* Both or none. */
#define BITNET__HOOKS(scheduler) \
    BITNET__LIST("scheduler.finish", (scheduler).finish, (scheduler).enqueue)

static bitnet_result bitnet__check(bitnet_error *error, const bitnet__argument *a, size_t count) {
    for (; count > 0; a++, count--) {
        if (a->value >= a->least && a->value <= a->most) continue;
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                            a->least <= a->most ? "%s is %i, not within %i..%i" : "%s is NULL",
                            a->name, a->value, a->least, a->most);
    }
    return BITNET_OK;
}
#define BITNET__CHECK(error, table) bitnet__check(error, table, BITNET__COUNT(table))

static bitnet_result bitnet__check_list(bitnet_error *error, const char *name, const void *list,
                                        size_t count) {
    bitnet__argument a = BITNET__LIST(name, list, count);
    return bitnet__check(error, &a, 1);
}

static bitnet_result bitnet__check_flags(bitnet_error *error, const char *name, unsigned flags,
                                         unsigned known) {
    if ((flags & ~known) == 0) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "%s is %i; the bits known here are %i", name,
                        (int64_t)flags, (int64_t)known);
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
#define BITNET__X(name, number, text) \
    case name: return text;
        BITNET_RESULTS(BITNET__X)
#undef BITNET__X
    default: return "unknown result";
    }
}

BITNET_API bool bitnet_is_error(bitnet_result result) { return result >= 100; }

BITNET_API int32_t bitnet_version(void) { return BITNET_VERSION; }

/* Reflected polynomial 0xEDB88320; start with 0. */
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

/* ====================
   >>sorting   Sorting and heaps

   Heapsort, because it needs at most n log n steps whatever a file contains; qsort may be
   quadratic, or call malloc. A heap is an array whose first item is the last in the order. All
   functions are inlined: with a BITNET__INLINE `before`, they are as fast as written for the
   type. */

/* Whether `a` comes before `b`. Sorting is not stable: break ties whose order matters. */
typedef bool bitnet__before(const void *user, const void *a, const void *b);

BITNET__INLINE void bitnet__swap(uint8_t *a, uint8_t *b, size_t size) {
    uint8_t kept[64];
    BITNET_ASSERT(size <= sizeof kept);
    memcpy(kept, a, size);
    memcpy(a, b, size);
    memcpy(b, kept, size);
}

/* Moves the item at `at` down until no item below comes after it. */
BITNET__INLINE void bitnet__heap_sink(void *heap, size_t at, size_t count, size_t size,
                                      bitnet__before *before, const void *user) {
    uint8_t *items = (uint8_t *)heap;
    size_t child;
    for (; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count) /* no branch on the order, which would be mispredicted */
            child += before(user, items + child * size, items + (child + 1) * size);
        if (!before(user, items + at * size, items + child * size)) break;
        bitnet__swap(items + at * size, items + child * size, size);
    }
}

/* Moves the item at `at`, usually the last, up to its place. */
BITNET__INLINE void bitnet__heap_rise(void *heap, size_t at, size_t size, bitnet__before *before,
                                      const void *user) {
    uint8_t *items = (uint8_t *)heap;
    for (; at > 0 && before(user, items + (at - 1) / 2 * size, items + at * size);
         at = (at - 1) / 2)
        bitnet__swap(items + (at - 1) / 2 * size, items + at * size, size);
}

BITNET__INLINE void bitnet__heap_make(void *items, size_t count, size_t size,
                                      bitnet__before *before, const void *user) {
    size_t i;
    for (i = count / 2; i-- > 0;) bitnet__heap_sink(items, i, count, size, before, user);
}

BITNET__INLINE void bitnet__sort(void *items, size_t count, size_t size, bitnet__before *before,
                                 const void *user) {
    size_t i;
    bitnet__heap_make(items, count, size, before, user);
    for (i = count; i-- > 1;) {
        bitnet__swap((uint8_t *)items, (uint8_t *)items + i * size, size);
        bitnet__heap_sink(items, 0, i, size, before, user);
    }
}

/* ====================
   >>tables   Tables: from names and pairs to numbers

   Lookups must stay fast even if keys collide: authors of files know the hash, which has no secret.
   Slots are sorted by hash, then key. `starts` indexes them by leading bits, less than one slot
   each on average, and a binary search finishes: two steps in an honest file, log n at worst. */

typedef struct bitnet__slot {
    uint32_t hash, index;
} bitnet__slot;

typedef struct bitnet__table {
    bitnet_string (*key)(const void *owner, uint32_t index);
    const void *owner;
    bitnet__slot *slots;
    uint32_t *starts; /* [2^(32 - shift) + 1] by leading bits */
    uint32_t count;
    int shift;
} bitnet__table;

/* The sum of byte * M^(bytes that follow): concatenations combine hashes. */
#define BITNET__HASH_FACTOR 0x9E3779B97F4A7C15u

static uint64_t bitnet__hash(uint64_t hash, const char *text, size_t length) {
    size_t i;
    for (i = 0; i < length; i++) hash = hash * BITNET__HASH_FACTOR + (uint8_t)text[i] + 1;
    return hash;
}

static uint32_t bitnet__hash_end(uint64_t hash) {
    return (uint32_t)((hash ^ hash >> 32) * 0xD6E8FEB86659FD93u >> 32);
}

static uint32_t bitnet__hash_of(bitnet_string s) {
    return bitnet__hash_end(bitnet__hash(0, s.data, s.length));
}

static bool bitnet__table_begin(bitnet__table *t, const bitnet_allocator *a, size_t most,
                                bitnet_string (*key)(const void *, uint32_t), const void *owner) {
    memset(t, 0, sizeof *t);
    t->key = key;
    t->owner = owner;
    t->slots = most > INT32_MAX / 4 ? NULL : BITNET__NEW(bitnet__slot, a, most);
    return t->slots != NULL;
}

static void bitnet__table_add(bitnet__table *t, uint32_t hash, uint32_t index) {
    t->slots[t->count].hash = hash;
    t->slots[t->count++].index = index;
}

/* Like memcmp. */
BITNET__INLINE int bitnet__slot_order(const bitnet__table *t, bitnet__slot slot, uint32_t hash,
                                      bitnet_string key) {
    bitnet_string own;
    if (slot.hash != hash) return slot.hash < hash ? -1 : 1;
    own = t->key(t->owner, slot.index);
    if (own.length != key.length) return own.length < key.length ? -1 : 1;
    return key.length ? memcmp(own.data, key.data, key.length) : 0;
}

static bool bitnet__slot_before(const void *table, const void *x, const void *y) {
    const bitnet__table *t = (const bitnet__table *)table;
    const bitnet__slot *a = (const bitnet__slot *)x, *b = (const bitnet__slot *)y;
    int order;
    if (a->hash != b->hash) return a->hash < b->hash;
    order = bitnet__slot_order(t, *a, b->hash, t->key(t->owner, b->index));
    return order ? order < 0 : a->index < b->index;
}

static bool bitnet__table_end(bitnet__table *t, const bitnet_allocator *a) {
    bitnet__slot *sorted = BITNET__NEW(bitnet__slot, a, t->count);
    uint32_t runs = 4, run, i, kept = 0, from = 0;
    for (t->shift = 30; runs / 2 < t->count; runs *= 2) t->shift--;
    if (sorted) t->starts = BITNET__NEW_ZERO(uint32_t, a, (size_t)runs + 2);
    if (t->starts) {
        uint32_t *ends = t->starts + 1; /* a run ends where the next starts */
        for (i = 0; i < t->count; i++) ends[(t->slots[i].hash >> t->shift) + 1]++;
        for (run = 0; run < runs; run++) ends[run + 1] += ends[run];
        for (i = 0; i < t->count; i++) sorted[ends[t->slots[i].hash >> t->shift]++] = t->slots[i];
        for (run = 0; run < runs; run++) {
            bitnet__sort(sorted + from, ends[run] - from, sizeof *sorted, bitnet__slot_before, t);
            for (i = from; i < ends[run]; i++)
                if (i == from || bitnet__slot_order(t, sorted[kept - 1], sorted[i].hash,
                                                    t->key(t->owner, sorted[i].index)))
                    sorted[kept++] = sorted[i];
            from = ends[run];
            ends[run] = kept;
        }
        t->count = kept;
    }
    bitnet__free(a, t->slots);
    t->slots = sorted;
    return t->starts != NULL;
}

static void bitnet__table_free(bitnet__table *t, const bitnet_allocator *a) {
    bitnet__free(a, t->slots);
    bitnet__free(a, t->starts);
    memset(t, 0, sizeof *t);
}

static bitnet__slot *bitnet__table_find(const bitnet__table *t, uint32_t hash, bitnet_string key) {
    const uint32_t *run = &t->starts[hash >> t->shift];
    uint32_t low = run[0], high = run[1];
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = bitnet__slot_order(t, t->slots[middle], hash, key);
        if (order == 0) return &t->slots[middle];
        if (order < 0) low = middle + 1;
        else high = middle;
    }
    return NULL;
}

static bitnet__slot *bitnet__table_named(const bitnet__table *t, const char *name) {
    bitnet_string key = bitnet__string(name);
    return bitnet__table_find(t, bitnet__hash_of(key), key);
}

/* ====================
   >>disk   Files to read

   Reads files that a caller names; bitnet_save.h writes them. BITNET_NO_STDIO leaves this out. */

#ifndef BITNET_NO_STDIO

#if defined(BITNET__WINDOWS)
static bool bitnet__wide_path(const char *path, wchar_t *wide, int size) {
    return MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, size) > 0;
}

static HANDLE bitnet__handle(const char *path, DWORD access, DWORD share, DWORD how) {
    wchar_t wide[1024];
    if (!bitnet__wide_path(path, wide, 1024)) return INVALID_HANDLE_VALUE;
    return CreateFileW(wide, access, share, NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);
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
    return end >= 0 && end != LONG_MAX; /* LONG_MAX: a directory */
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

static void *bitnet__map(const char *path, uint64_t *size) {
#if defined(BITNET__WINDOWS)
    HANDLE mapping, file = bitnet__handle(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE,
                                          OPEN_EXISTING);
    LARGE_INTEGER length;
    void *data = NULL;
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

/* Later reads fetch them again. */
static void bitnet__release(const void *data, size_t size) {
#if defined(BITNET__DONTNEED)
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)data + page - 1) / page * page;
    uintptr_t to = ((uintptr_t)data + size) / page * page;
    if (from < to) bitnet__madvise((void *)from, to - from, BITNET__DONTNEED);
#else
    (void)data, (void)size;
#endif
}

#endif /* BITNET_NO_STDIO */

/* ====================
   >>numbers   The scalar functions of the numeric contract

   Chapter 8 of the manual in code, followed by double-precision functions for values that are
   computed once (RoPE tables, probabilities), because a plain `cc` does not link libm. */

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

/* Files only guarantee byte alignment. */
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

/* Exact; subtracting normalizes denormals. */
BITNET__INLINE float bitnet__half_to_float(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, rest = (uint32_t)(h & 0x7FFF) << 13;
    uint32_t u = rest + (112u << 23);
    if (rest >= 31u << 23) u += 112u << 23; /* infinity, NaN */
    if (rest < 1u << 23)                    /* zero, denormal */
        u = bitnet__bits(bitnet__from_bits(rest + (113u << 23)) - 6.103515625e-05f);
    return bitnet__from_bits(u | sign);
}

BITNET__INLINE float bitnet__load_half(const void *p) {
    return bitnet__half_to_float(bitnet__load_u16(p));
}

/* The only NaN that is stored, because machines make different ones. */
BITNET__INLINE float bitnet__nan(void) { return bitnet__from_bits(0x7FC00000); }

/* To nearest even; all NaNs become one. */
BITNET__INLINE uint16_t bitnet__float_to_half(float x) {
    uint32_t u = bitnet__bits(x), sign = (u >> 16) & 0x8000, a = u & 0x7FFFFFFF;
    if (a > 0x7F800000u) return 0x7E00;                     /* NaN */
    if (a >= 0x477FF000u) return (uint16_t)(sign | 0x7C00); /* overflows 65504 */
    if (a < 0x38800000u) { /* denormal: adding rounds at the right bit */
        float shifted = bitnet__from_bits(a) + 0.5f;
        return (uint16_t)(sign | (bitnet__bits(shifted) - bitnet__bits(0.5f)));
    }
    return (uint16_t)(sign | ((a - (112u << 23) + 0xFFF + ((a >> 13) & 1)) >> 13));
}

BITNET__INLINE float bitnet__bf16_to_float(uint16_t h) {
    return bitnet__from_bits((uint32_t)h << 16);
}

/* Ties to even, for |x| < 2^22. */
BITNET__INLINE float bitnet__round(float x) { return (x + 12582912.0f) - 12582912.0f; }

/* 1/d for 2^-126 <= d <= 2^125, within 2 ulp. */
BITNET__INLINE float bitnet__rcp(float d) {
    float y = bitnet__from_bits(0x7EF311C7u - bitnet__bits(d));
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    return y;
}

/* 1/sqrt(d) for normal d > 0, within 2 ulp. */
BITNET__INLINE float bitnet__rsqrt(float d) {
    float y = bitnet__from_bits(0x5F3759DFu - (bitnet__bits(d) >> 1)), h = 0.5f * d;
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    return y;
}

/* 0 below -80, e^80 above 80, else Cephes' expf. `shifted` has k in its low bits, so NaNs stay and
   are never converted. */
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

/* The contract's tree, in place. */
BITNET__INLINE float bitnet__fold(float *lane) {
    int h, j;
    for (h = 32; h > 0; h >>= 1)
        for (j = 0; j < h; j++) lane[j] = lane[j] + lane[j + h];
    return lane[0];
}

/* ---- double precision, computed once */

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

/* Of normal x > 0: 2 atanh((m - 1) / (m + 1)) of the mantissa. */
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

/* Of normal x > 0, by Newton's method, within 1 ulp. */
static double bitnet__sqrt_double(double x) {
    double y = bitnet__exp_double(0.5 * bitnet__log_double(x));
    y = 0.5 * (y + x / y);
    return 0.5 * (y + x / y);
}

/* For 0 <= x < 2^31: three-part reduction by pi/2, Taylor series. */
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

/* ====================
   >>formats   Formats: rows of a file as floats and as codes

   The layout of each tensor type, and its conversion to floats, (d * scale) * q minus the block's
   minimum, or to codes with a scale. Other sections know only the table at the end. */

BITNET__OPTIMIZE(2) /* scalar kernels decode 2.5 times as fast, TQ1_0 loads in 3/4 of the time */

/* 32 weights: half d, half m if `minimum`, 32 fifth bits if `fifth`, 16 bytes, low nibbles first.
   Without m, weights are stored with 8, or 16, added. */
BITNET__INLINE void bitnet__block_nibbles(const uint8_t *block, bool minimum, bool fifth,
                                          float *out) {
    int at = minimum ? 4 : 2, less = minimum ? 0 : fifth ? 16 : 8, i;
    float d = bitnet__load_half(block);
    float m = minimum ? bitnet__load_half(block + 2) : -0.0f; /* no-op */
    uint32_t high = fifth ? bitnet__load_u32(block + at) : 0;
    const uint8_t *q = block + (fifth ? at + 4 : at);
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)((int)((q[i] & 15) | (high >> i & 1) << 4) - less) + m;
        out[i + 16] =
            d * (float)((int)((uint32_t)q[i] >> 4 | (high >> (i + 16) & 1) << 4) - less) + m;
    }
}

/* 32 weights: half d, nibbles that index `values`. */
static void bitnet__block_iq4_nl(const uint8_t *block, float *out) {
    static const int8_t values[16] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                      1,    13,   25,  38,  53,  69,  89,  113};
    float d = bitnet__load_half(block);
    const uint8_t *q = block + 2;
    int i;
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)values[q[i] & 15];
        out[i + 16] = d * (float)values[q[i] >> 4];
    }
}

static void bitnet__block_q8_0(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block);
    const int8_t *q = (const int8_t *)block + 2;
    int i;
    for (i = 0; i < 32; i++) out[i] = d * (float)q[i];
}

/* 256 weights in groups of 32: half d, half dmin, 12 bytes of 6-bit scales and minima, 32 of fifth
   bits if `fifth`, 128 of nibbles. Groups 0 to 3 use the low 6 bits of bytes g and g + 4; the
   others use 4 bits of byte g + 4 and 2 spare bits of the first eight. */
BITNET__INLINE void bitnet__block_k(const uint8_t *block, bool fifth, float *out) {
    float d = bitnet__load_half(block);
    float dmin = bitnet__load_half(block + 2);
    const uint8_t *s = block + 4, *high = block + 16, *q = fifth ? block + 48 : high;
    float step[8], below[8];
    int g, i;
    for (g = 0; g < 4; g++) {
        step[g] = d * (float)(s[g] & 63);
        below[g] = dmin * (float)(s[g + 4] & 63);
        step[g + 4] = d * (float)((s[g + 8] & 15) | (s[g] >> 6) << 4);
        below[g + 4] = dmin * (float)(s[g + 8] >> 4 | (s[g + 4] >> 6) << 4);
    }
    for (g = 0; g < 8; g += 2, q += 32, out += 64)
        for (i = 0; i < 32; i++) {
            int bits = fifth ? high[i] >> g : 0;
            out[i] = step[g] * (float)((q[i] & 15) | (bits & 1) << 4) - below[g];
            out[i + 32] = step[g + 1] * (float)(q[i] >> 4 | (bits >> 1 & 1) << 4) - below[g + 1];
        }
}

/* 256 weights: 16 bytes of scale and minimum nibbles, 64 of weights, half d, half dmin. Weight 32g
   + i of a half is in byte i, at bits 2g. */
static void bitnet__block_q2_k(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block + 80);
    float dmin = bitnet__load_half(block + 82);
    int part, i;
    for (part = 0; part < 16; part++) {
        const uint8_t *q = block + 16 + 32 * (part / 8) + 16 * (part % 2);
        float step = d * (float)(block[part] & 15), below = dmin * (float)(block[part] >> 4);
        for (i = 0; i < 16; i++)
            out[16 * part + i] = step * (float)(q[i] >> part / 2 % 4 * 2 & 3) - below;
    }
}

/* 256 weights: 32 bytes of third bits, 64 of pairs as above, 12 of 6-bit scales, half d. Scale k:
   low 4 bits in byte k % 8, high 2 in byte 8 + k % 4 at 2 (k / 4). Weights are stored with 4 added,
   scales with 32 added. */
static void bitnet__block_q3_k(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block + 108);
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

/* 256 weights: 128 bytes of low nibbles, 64 of high pairs, 16 signed scales, half d. Weight 32g + i
   of a half: nibble in byte 32(g % 2) + i, pair in byte i at 2g, scale 2g + i/16; 32 is added. */
static void bitnet__block_q6_k(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block + 208);
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

/* Millie's: half d, scales of 16 or 32 weights, codes from the low bits up, centered. */
BITNET__INLINE void bitnet__block_sym(const uint8_t *block, int count, int bits, float *out) {
    float d = bitnet__load_half(block), middle = 0.5f * (float)((1 << bits) - 1);
    const uint8_t *scales = block + 2, *q = block + (bits == 4 ? 10 : 6);
    int i;
    for (i = 0; i < count; i++) {
        int scale = bits == 4 ? (int8_t)scales[i / 16] : scales[i / 64] >> i / 32 % 2 * 4 & 15;
        int code = q[i * bits / 8] >> i * bits % 8 & ((1 << bits) - 1);
        out[i] = d * (float)scale * ((float)code - middle);
    }
}

/* The same scales, a bit per weight, 0 if it is 0, then the signs of the others, at most 128. */
static void bitnet__block_qt(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block);
    int rank = 0, i;
    for (i = 0; i < 256; i++) {
        float w = d * (float)(block[2 + i / 64] >> i / 32 % 2 * 4 & 15);
        out[i] = 0;
        if (!(block[6 + i / 8] >> i % 8 & 1)) continue;
        out[i] = rank > 127 ? bitnet__nan() : block[38 + rank / 8] >> rank % 8 & 1 ? -w : w;
        rank++;
    }
}

/* Types at ids that general.tensor_types may change; then they are known only by name. */
enum {
    BITNET_TYPE_Q1_sym_g32_sq4_sg8 = 54,
    BITNET_TYPE_Q4_sym_g16_sq8_sg8,
    BITNET_TYPE_Q2_sym_g32_sq4_sg8,
    BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8,
    BITNET_TYPE_G8_0 = 1000,
    BITNET_TYPE_F8_E4M3,
    BITNET_TYPE_FV5,
    BITNET_TYPE_FV5B,
    BITNET_TYPE_Q1_0_g128,
    BITNET_TYPE_Q1_T_g128
};

/* ---- rows of floats */

static void bitnet__expand_F32(const uint8_t *row, int count, float *out) {
    memcpy(out, row, (size_t)count * 4);
}

/* Types whose blocks become floats: weights and bytes per block, and the decoding function. */
/* clang-format off */
#define BITNET__BLOCK_TYPES(X) \
    X(F16, 1, 2, *out = bitnet__load_half(row)) \
    X(BF16, 1, 2, *out = bitnet__bf16_to_float(bitnet__load_u16(row))) \
    X(Q4_0, 32, 18, bitnet__block_nibbles(row, false, false, out)) \
    X(Q4_1, 32, 20, bitnet__block_nibbles(row, true, false, out)) \
    X(Q5_0, 32, 22, bitnet__block_nibbles(row, false, true, out)) \
    X(Q5_1, 32, 24, bitnet__block_nibbles(row, true, true, out)) \
    X(IQ4_NL, 32, 18, bitnet__block_iq4_nl(row, out)) \
    X(Q8_0, 32, 34, bitnet__block_q8_0(row, out)) \
    X(Q2_K, 256, 84, bitnet__block_q2_k(row, out)) \
    X(Q3_K, 256, 110, bitnet__block_q3_k(row, out)) \
    X(Q4_K, 256, 144, bitnet__block_k(row, false, out)) \
    X(Q5_K, 256, 176, bitnet__block_k(row, true, out)) \
    X(Q6_K, 256, 210, bitnet__block_q6_k(row, out)) \
    X(Q1_sym_g32_sq4_sg8, 256, 38, bitnet__block_sym(row, 256, 1, out)) \
    X(Q2_sym_g32_sq4_sg8, 256, 70, bitnet__block_sym(row, 256, 2, out)) \
    X(Q4_sym_g16_sq8_sg8, 128, 74, bitnet__block_sym(row, 128, 4, out)) \
    X(Qt_sym_ms_g32_sq4_sg8, 256, 54, bitnet__block_qt(row, out))
/* clang-format on */

#define BITNET__X(name, values, bytes, block) \
    static void bitnet__expand_##name(const uint8_t *row, int count, float *out) { \
        int i; \
        for (i = 0; i < count; i += values, row += bytes, out += values) block; \
    }
BITNET__BLOCK_TYPES(BITNET__X)
#undef BITNET__X

/* ---- codes: weight + 1 */

/* A byte is a base-3 fraction of 256, rounded up, so multiplying by 3 yields the digits from the
   top. All 256 bytes are valid. Eight are decoded at a time, odd and even ones separately. */
BITNET__INLINE void bitnet__base3_codes(const uint8_t *bytes, int count, int digits,
                                        uint8_t *codes) {
    const uint64_t whole = 0x00FF00FF00FF00FFu, digit = 0x0003000300030003u;
    int i, n, some;
    for (i = 0; i < count; i += some) {
        uint64_t even = 0, odd;
        some = BITNET__MIN(count - i, 8);
        memcpy(&even, bytes + i, (size_t)some);
        for (odd = even >> 8, n = 0; n < digits; n++) {
            uint64_t out;
            even = (even & whole) * 3, odd = (odd & whole) * 3;
            out = (even >> 8 & digit) | (odd & digit << 8);
            memcpy(codes + n * count + i, &out, (size_t)some);
        }
    }
}

static void bitnet__tq1_codes(const uint8_t *block, uint8_t codes[256]) {
    bitnet__base3_codes(block, 32, 5, codes);
    bitnet__base3_codes(block + 32, 16, 5, codes + 160);
    bitnet__base3_codes(block + 48, 4, 4, codes + 240);
}

/* 256 weights: 64 bytes, half scale. Weight 32g + i of a half is in byte i at bits 2g. Code 3 is
   invalid. */
static void bitnet__tq2_codes(const uint8_t *block, uint8_t codes[256]) {
    int half, g, i;
    for (half = 0; half < 2; half++)
        for (i = 0; i < 32; i += 8) {
            uint64_t eight = bitnet__load_u64(block + 32 * half + i);
            for (g = 0; g < 4; g++, eight >>= 2) {
                uint64_t out = eight & 0x0303030303030303u;
                memcpy(codes + 128 * half + 32 * g + i, &out, 8);
            }
        }
}

/* 128 weights: half scale, 16 bytes of bits: 1 is +1, 0 is -1. */
static void bitnet__q1_codes(const uint8_t *block, uint8_t codes[128]) {
    int i;
    for (i = 0; i < 128; i++) codes[i] = (uint8_t)((block[2 + i / 8] >> i % 8 & 1) * 2);
}

/* Half scale, codes from the low bits up. Code 3 is +2. */
BITNET__INLINE void bitnet__four_codes(const uint8_t *block, int count, uint8_t *codes) {
    int i;
    for (i = 0; i < count; i++) codes[i] = (uint8_t)(block[2 + i / 4] >> i % 4 * 2 & 3);
}

static void bitnet__q2_codes(const uint8_t *block, uint8_t codes[64]) {
    bitnet__four_codes(block, 64, codes);
}

/* Q2_0 in older files. */
static void bitnet__pq2_codes(const uint8_t *block, uint8_t codes[128]) {
    bitnet__four_codes(block, 128, codes);
}

static void bitnet__ptq1_codes(const uint8_t *block, uint8_t codes[128]) {
    bitnet__base3_codes(block, 16, 5, codes);
    bitnet__base3_codes(block + 16, 8, 5, codes + 80);
    bitnet__base3_codes(block + 24, 2, 4, codes + 120);
}

/* 256 weights: nibbles, signs, half. In each 64, four weights 16 apart share a nibble: its upper
   half tells which one is 0, its lower bits negate the last two of the others, and a sign negates
   all of them. */
static void bitnet__stq1_codes(const uint8_t *block, uint8_t codes[256]) {
    static const uint8_t four[2][16] = {
        {0xA9, 0x89, 0x29, 0x09, 0xA6, 0x86, 0x26, 0x06, 0x9A, 0x92, 0x1A, 0x12, 0x6A, 0x62, 0x4A,
         0x42},
        {0x01, 0x21, 0x81, 0xA1, 0x04, 0x24, 0x84, 0xA4, 0x10, 0x18, 0x90, 0x98, 0x40, 0x48, 0x60,
         0x68},
    };
    int g, i;
    for (g = 0; g < 64; g++) {
        int byte = four[block[32 + g / 8] >> g % 8 & 1][block[g / 2] >> g % 2 * 4 & 15];
        for (i = 0; i < 4; i++) codes[g / 16 * 48 + g + 16 * i] = (uint8_t)(byte >> 2 * i & 3);
    }
}

/* Weight lane * g + i of a block of 4 * lane (32; 16 for BITNET_I2S_64) is in byte i at bits 6 -
   2g. Code 3 is invalid. */
static void bitnet__i2s_codes(const uint8_t *stream, int lane, size_t first, size_t count,
                              uint8_t *codes) {
    size_t width = (size_t)lane, end = first + count;
    while (first < end) {
        size_t i, run = width - first % width;
        const uint8_t *bytes = stream + first / (4 * width) * width + first % width;
        int shift = 6 - 2 * (int)(first / width % 4);
        if (run > end - first) run = end - first;
        for (i = 0; i < run; i++) codes[i] = (uint8_t)(bytes[i] >> shift & 3);
        codes += run;
        first += run;
    }
}

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
    uint64_t values, bytes; /* of a block; 0: unknown */
    void (*expand)(const uint8_t *row, int count, float *out);
    void (*codes)(const uint8_t *block, uint8_t *codes);
    int scale;    /* byte offset of the half */
    int largest;  /* valid code */
    bool grouped; /* trained without int8 activations */
} bitnet__type;

/* Blocks must consist of whole groups and fit the buffers of unpackers: 256 codes. */
/* clang-format off */
#define BITNET__AS_CODES(name, values, bytes, codes, scale, largest, grouped) \
    {BITNET_TYPE_##name, #name, values * sizeof(char[values % 32 || values > 256 ? -1 : 1]), \
     bytes, NULL, codes, scale, largest, grouped}
#define BITNET__AS_FLOATS(name, values, bytes, block) \
    {BITNET_TYPE_##name, #name, values, bytes, bitnet__expand_##name, NULL, 0, 0, false},
#define BITNET__OTHERWISE(name, values, bytes, largest) \
    {BITNET_TYPE_##name, #name, values, bytes, NULL, NULL, 0, largest, false}

/* I2_S rows may start inside a block (>>weights). */
static const bitnet__type bitnet__types[] = {
    {BITNET_TYPE_F32, "F32", 1, 4, bitnet__expand_F32, NULL, 0, 0, false},
    BITNET__BLOCK_TYPES(BITNET__AS_FLOATS)
    BITNET__AS_CODES(TQ1_0, 256, 54, bitnet__tq1_codes, 52, 2, false),
    BITNET__AS_CODES(TQ2_0, 256, 66, bitnet__tq2_codes, 64, 2, false),
    BITNET__AS_CODES(Q1_0, 128, 18, bitnet__q1_codes, 0, 2, true),
    BITNET__AS_CODES(Q2_0, 64, 18, bitnet__q2_codes, 0, 3, true),
    BITNET__AS_CODES(PQ2_0, 128, 34, bitnet__pq2_codes, 0, 3, true),
    BITNET__AS_CODES(PTQ1_0, 128, 28, bitnet__ptq1_codes, 26, 2, true),
    BITNET__AS_CODES(STQ1_0, 256, 42, bitnet__stq1_codes, 40, 2, true),
    BITNET__OTHERWISE(I2_S, 4, 1, 2),
    BITNET__OTHERWISE(I8, 1, 1, 0),
    BITNET__OTHERWISE(I16, 1, 2, 0),
    BITNET__OTHERWISE(I32, 1, 4, 0),
    BITNET__OTHERWISE(TL1, 0, 0, 0),
    BITNET__OTHERWISE(TL2, 0, 0, 0),
    BITNET__OTHERWISE(IQ1_BN, 0, 0, 0),
    BITNET__OTHERWISE(IQ2_BN, 0, 0, 0),
    BITNET__OTHERWISE(IQ2_BN_R4, 0, 0, 0),
    BITNET__OTHERWISE(G8_0, 128, 56, 0), /* Pestle's */
    BITNET__OTHERWISE(F8_E4M3, 1, 1, 0),
    BITNET__OTHERWISE(FV5, 256, 104, 0), /* Neutrino's */
    BITNET__OTHERWISE(FV5B, 256, 260, 0),
    BITNET__OTHERWISE(Q1_0_g128, 128, 34, 0), /* TAARDIS's, in a rotated basis */
    BITNET__OTHERWISE(Q1_T_g128, 128, 28, 0)};
/* clang-format on */

static const bitnet__type *bitnet__type_of(int type) {
    static const bitnet__type unknown = {-1, "unknown", 0, 0, NULL, NULL, 0, 0, false};
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__types); i++)
        if (bitnet__types[i].type == type) return &bitnet__types[i];
    return &unknown;
}

BITNET_API const char *bitnet_type_name(int32_t type) { return bitnet__type_of(type)->name; }

BITNET_API uint64_t bitnet_type_row_size(int32_t type, uint64_t columns) {
    const bitnet__type *f = bitnet__type_of(type);
    if (!f->values || columns % f->values) return 0;
    return columns / f->values <= UINT64_MAX / f->bytes ? columns / f->values * f->bytes : 0;
}

BITNET__OPTIMIZE_END

/* ====================
   >>gguf   GGUF reader

   Checks the metadata and the tensor list on opening; the code below trusts them. The parser reads
   the file's first bytes: mapped, in memory, or a reader's prefix, which is doubled until it
   suffices. Memory grows with what is parsed, not with counts that the file claims. The first part
   of a split file receives all tensors. */

enum {
    BITNET__MAX_KEY = 65535, /* by the specification */
    BITNET__MAX_TENSOR_NAME = 64
};

struct bitnet_gguf {
    bitnet_allocator allocator;
    bitnet_reader reader; /* read NULL: header is the whole file */
    uint64_t size;
    const uint8_t *header; /* backs keys, names and values */
    size_t header_size;
    void *owned_header; /* if not mapped */
    size_t owned_capacity;
#ifndef BITNET_NO_STDIO
    void *map;
    FILE *file;
#endif
    bitnet_gguf *next;              /* part of a split file */
    const bitnet_gguf_value *types; /* declared, of all parts */
    int version;
    unsigned readings; /* those that fit: bits of bitnet__readings */
    int unsettled;     /* a type id that no reading fits; 0: none */
    bitnet_gguf_value *values;
    size_t value_count, value_capacity;
    bitnet_gguf_tensor *tensors;
    size_t tensor_count, tensor_capacity;
    size_t *starts; /* of strings, in header */
    size_t start_count, start_capacity;
    bitnet__table value_names, tensor_names;
};

/* 0: varies. */
static const uint8_t bitnet__gguf_size[] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

/* *size 0: unknown type. False: a 0, over 63 bits, or part of a block. */
static bool bitnet__tensor_size(int type, int dimensions, const uint64_t *shape, uint64_t *size) {
    uint64_t count = 1, values;
    int i;
    *size = 0;
    if (dimensions < 1 || dimensions > 4) return false;
    for (i = 0; i < dimensions; i++) {
        if (shape[i] == 0 || shape[i] > INT64_MAX / count) return false;
        count *= shape[i];
    }
    if (type == BITNET_TYPE_I2_S) { /* one stream, then 32 bytes of scale */
        *size = count / 4 + 32;
        return count % 4 == 0;
    }
    values = bitnet__type_of(type)->values;
    if (!values) return true;
    *size = bitnet_type_row_size(type, count);
    return shape[0] % values == 0 && *size > 0;
}

/* ---- cursor: yields zeros after a failure, so one check suffices */

typedef struct bitnet__cursor {
    const uint8_t *data;
    size_t at, length;
    uint64_t size;
    bitnet_result result; /* PENDING: prefix too short */
    bitnet_error *error;
} bitnet__cursor;

/* NULL: the prefix, or the file (`past_end`), is too short. */
static const uint8_t *bitnet__parse_bytes(bitnet__cursor *c, uint64_t n, bitnet_result past_end) {
    if (c->result) return NULL;
    if (n > c->size - c->at) {
        c->result =
            bitnet__fail(c->error, past_end, "%s, at byte %z", bitnet_result_text(past_end), c->at);
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

/* Of items of at least `unit` bytes. */
static uint64_t bitnet__parse_count(bitnet__cursor *c, uint64_t unit, const char *what) {
    uint64_t count = bitnet__parse_u64(c);
    if (c->result == BITNET_OK && count > (c->size - c->at) / unit) {
        c->result =
            bitnet__fail(c->error, BITNET_ERROR_GGUF_COUNT,
                         "the number of %s is larger than the file; was it cut short?", what);
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
    if (c->result) return name;
    if (name.length == 0)
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_KEY, "%s is empty", what);
    if (name.length > longest)
        c->result =
            bitnet__fail(c->error, BITNET_ERROR_GGUF_STRING, "%s '%t' is too long", what, &name);
    return name;
}

/* ---- parsing */

static void bitnet__parse_strings(bitnet_gguf *g, bitnet__cursor *c, uint64_t count) {
    for (; count > 0 && c->result == BITNET_OK; count--) {
        size_t start = c->at;
        bitnet__parse_string(c);
        if (BITNET__MORE(&g->allocator, g->starts, g->start_capacity, g->start_count))
            g->starts[g->start_count++] = start;
        else c->result = bitnet__no_memory(c->error);
    }
}

static void bitnet__parse_value(bitnet_gguf *g, bitnet__cursor *c) {
    bitnet_gguf_value v;
    uint32_t type, element;
    v.key = bitnet__parse_name(c, BITNET__MAX_KEY, "a key");
    v.count = 1;
    v.gguf = g;
    type = element = bitnet__parse_u32(c);
    if (type == BITNET_GGUF_ARRAY) element = bitnet__parse_u32(c);
    if (c->result) return;
    if (type > BITNET_GGUF_F64 || element > BITNET_GGUF_F64 || element == BITNET_GGUF_ARRAY) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_VALUE,
                                 element == BITNET_GGUF_ARRAY
                                     ? "'%t' is an array of arrays, which is not supported"
                                     : "'%t' has an unknown type",
                                 &v.key);
        return;
    }
    v.type = (bitnet_gguf_type)type;
    v.element = (bitnet_gguf_type)element;
    if (element == BITNET_GGUF_STRING) {
        if (type == BITNET_GGUF_ARRAY) v.count = bitnet__parse_count(c, 8, "strings");
        v.first = g->start_count; /* index into starts */
        bitnet__parse_strings(g, c, v.count);
    } else {
        uint64_t size = bitnet__gguf_size[element], i;
        const uint8_t *p;
        if (type == BITNET_GGUF_ARRAY) v.count = bitnet__parse_count(c, size, "elements");
        v.first = c->at; /* offset in header */
        p = bitnet__parse_bytes(c, v.count * size, BITNET_ERROR_GGUF_TRUNCATED);
        for (i = 0; !c->result && element == BITNET_GGUF_BOOL && i < v.count; i++)
            if (p[i] > 1)
                c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_VALUE,
                                         "'%t' holds a bool that is neither 0 nor 1", &v.key);
    }
    if (c->result) return;
    if (BITNET__MORE(&g->allocator, g->values, g->value_capacity, g->value_count))
        g->values[g->value_count++] = v;
    else c->result = bitnet__no_memory(c->error);
}

/* Offsets stay relative to the data. */
static void bitnet__parse_tensor(bitnet_gguf *g, bitnet__cursor *c) {
    bitnet_gguf_tensor t;
    uint32_t dimensions, type, i;
    t.name = bitnet__parse_name(c, BITNET__MAX_TENSOR_NAME, "a tensor's name");
    dimensions = bitnet__parse_u32(c);
    for (i = 0; i < 4; i++) t.shape[i] = i < dimensions ? bitnet__parse_u64(c) : 1;
    if (c->result == BITNET_OK && (dimensions < 1 || dimensions > 4))
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_SHAPE,
                                 "tensor '%t' does not have 1 to 4 dimensions", &t.name);
    type = bitnet__parse_u32(c);
    t.offset = bitnet__parse_u64(c);
    if (c->result == BITNET_OK && type > INT32_MAX)
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_TENSOR_TYPE,
                                 "tensor '%t' has a negative type", &t.name);
    if (c->result) return;
    t.dimensions = (int)dimensions;
    t.type = (int)type;
    t.size = 0;
    t.data = NULL;
    if (BITNET__MORE(&g->allocator, g->tensors, g->tensor_capacity, g->tensor_count))
        g->tensors[g->tensor_count++] = t;
    else c->result = bitnet__no_memory(c->error);
}

static const char *bitnet__foreign_kind(const uint8_t *data, size_t size) {
    static const char torch[] = "a PyTorch file: save the model as safetensors, and convert "
                                "that with tools/bitnet_convert.c";
    static const char old[] = "a file older than GGUF: get the model as a GGUF file";
    static const struct {
        const char *start, *what;
    } kinds[] = {
        {"version https://git-lfs", "a Git LFS pointer instead of the file: get that "
                                    "with `git lfs pull`, or download it"},
        {"PK\3\4", torch}, /* zip */
        {"\x80\2", torch}, /* pickle */
        {"\x1F\x8B", "compressed by gzip: unpack it with `gunzip`"},
        {"tjgg", old},
        {"fmgg", old},
        {"lmgg", old},
        {"algg", "an adapter in an old form: merge it into its model, and convert that"},
        {"BNSS", "a saved session: load it into a session of the model that it was saved with"},
        {"CHNB", "a table of chains, not a model"}};
    size_t i, at = 0;
    for (i = 0; i < BITNET__COUNT(kinds); i++)
        if (bitnet__starts(bitnet__string_of((const char *)data, size), kinds[i].start))
            return kinds[i].what;
    if (size > 8 && data[8] == '{' && bitnet__load_u64(data) < 1 << 28)
        return "a safetensors file: convert the folder that it is in with tools/bitnet_convert.c";
    while (at < size && at < 64 && memchr(" \t\r\n\xEF\xBB\xBF", data[at], 7)) at++;
    if (at < size && data[at] == '<')
        return "a web page, saved in place of the file that it leads to: download that, from an "
               "address with /resolve/ in place of /blob/";
    if (at < size && data[at] == '{')
        return "JSON, a configuration or a server's answer, not a GGUF file";
    return NULL;
}

/* *end: where the tensor list ends. PENDING: the prefix is too short. */
static bitnet_result bitnet__parse_header(bitnet_gguf *g, size_t *end, bitnet_error *error) {
    bitnet__cursor c = {g->header, 0, g->header_size, g->size, BITNET_OK, error};
    const uint8_t *magic;
    uint64_t values, tensors;
    uint32_t version;
    g->value_count = g->tensor_count = g->start_count = 0;

    if (g->size == 0) return bitnet__fail(error, BITNET_ERROR_GGUF_TRUNCATED, "the file is empty");
    magic = bitnet__parse_bytes(&c, 4, BITNET_ERROR_GGUF_TRUNCATED);
    if (magic && memcmp(magic, "GGUF", 4) != 0) {
        const char *kind = bitnet__foreign_kind(g->header, g->header_size);
        return bitnet__fail(error, BITNET_ERROR_GGUF_MAGIC, "this is %s",
                            kind ? kind : "not a GGUF file");
    }
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

/* ---- checks */

static bitnet_string bitnet__value_name(const void *values, uint32_t index) {
    return ((const bitnet_gguf_value *)values)[index].key;
}

static bitnet_string bitnet__tensor_name(const void *tensors, uint32_t index) {
    return ((const bitnet_gguf_tensor *)tensors)[index].name;
}

static bitnet_result bitnet__index_names(bitnet_gguf *g, bitnet__table *table,
                                         bitnet_string (*name)(const void *, uint32_t),
                                         const void *items, size_t count, const char *what,
                                         bitnet_error *error) {
    uint32_t i;
    if (!bitnet__table_begin(table, &g->allocator, count, name, items))
        return bitnet__no_memory(error);
    for (i = 0; i < count; i++) bitnet__table_add(table, bitnet__hash_of(name(items, i)), i);
    if (!bitnet__table_end(table, &g->allocator)) return bitnet__no_memory(error);
    for (i = 0; table->count < count && i < count; i++) {
        bitnet_string s = name(items, i);
        if (bitnet__table_find(table, bitnet__hash_of(s), s)->index != i)
            return bitnet__fail(error, BITNET_ERROR_GGUF_KEY, "%s '%t' appears twice", what, &s);
    }
    return BITNET_OK;
}

static bool bitnet__tensor_before(const void *user, const void *x, const void *y) {
    const bitnet_gguf_tensor *a = *(const bitnet_gguf_tensor *const *)x;
    const bitnet_gguf_tensor *b = *(const bitnet_gguf_tensor *const *)y;
    (void)user;
    return a->offset != b->offset ? a->offset < b->offset : a < b;
}

/* To be freed. */
static const bitnet_gguf_tensor **bitnet__by_offset(const bitnet_gguf *g) {
    size_t i;
    const bitnet_gguf_tensor **order =
        BITNET__NEW(const bitnet_gguf_tensor *, &g->allocator, g->tensor_count);
    for (i = 0; order && i < g->tensor_count; i++) order[i] = &g->tensors[i];
    if (order) bitnet__sort(order, i, sizeof *order, bitnet__tensor_before, NULL);
    return order;
}

/* ---- values */

BITNET_API const bitnet_gguf_value *bitnet_gguf_find(const bitnet_gguf *gguf, const char *key) {
    const bitnet__slot *slot = bitnet__table_named(&gguf->value_names, key);
    return slot ? &gguf->values[slot->index] : NULL;
}

static const uint8_t *bitnet__element(const bitnet_gguf_value *v, uint64_t index) {
    if (!v || index >= v->count) return NULL;
    if (v->element == BITNET_GGUF_STRING)
        return v->gguf->header + v->gguf->starts[v->first + (size_t)index];
    return v->gguf->header + v->first + (size_t)index * bitnet__gguf_size[v->element];
}

BITNET_API bool bitnet_gguf_int(const bitnet_gguf_value *value, uint64_t index, int64_t *out) {
    const uint8_t *p = bitnet__element(value, index);
    *out = 0;
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
    const int64_t exact = (int64_t)1 << 53; /* doubles hold all integers up to here */
    int64_t integer;
    *out = 0;
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
    out->data = NULL;
    out->length = 0;
    if (!p || value->element != BITNET_GGUF_STRING) return false;
    out->length = (size_t)bitnet__load_u64(p);
    out->data = (const char *)p + 8;
    return true;
}

/* A number or text; `otherwise` or none if the value, or the value of the key, is not one. */
static int64_t bitnet__int_or(const bitnet_gguf_value *value, int64_t otherwise) {
    int64_t number;
    return bitnet_gguf_int(value, 0, &number) ? number : otherwise;
}
static int64_t bitnet__int_of_key(const bitnet_gguf *gguf, const char *key, int64_t otherwise) {
    return bitnet__int_or(bitnet_gguf_find(gguf, key), otherwise);
}
static bitnet_string bitnet__text_or_none(const bitnet_gguf_value *value) {
    bitnet_string text;
    bitnet_gguf_string(value, 0, &text);
    return text;
}
static bitnet_string bitnet__text_of_key(const bitnet_gguf *gguf, const char *key) {
    return bitnet__text_or_none(bitnet_gguf_find(gguf, key));
}

/* ---- types */

/* Types that share an id; offsets and the architecture tell them apart. */
static const struct {
    int id, type;
    const char *architecture; /* or any */
} bitnet__readings[] = {
    {42, BITNET_TYPE_Q2_0, NULL},
    {42, BITNET_TYPE_PQ2_0, NULL},
    {42, BITNET_TYPE_STQ1_0, "hunyuan-dense"},
    {43, BITNET_TYPE_STQ1_0, "hunyuan-dense"},
    {43, BITNET_TYPE_F8_E4M3, NULL},
    {43, BITNET_TYPE_FV5, "qwen3"},
    {43, BITNET_TYPE_Q1_0_g128, "qwen35"},
    {44, BITNET_TYPE_FV5B, "qwen3"},
    {44, BITNET_TYPE_Q1_T_g128, "qwen35"},
    {143, BITNET_TYPE_PTQ1_0, NULL},
    {143, BITNET_TYPE_G8_0, NULL},
};

/* Whether each tensor with this id, if it has the type, ends where the next one begins or the file
   ends. Below 0: all tensors, with their own types. */
static bool bitnet__fits(const bitnet_gguf *g, const bitnet_gguf_tensor *const *order, int id,
                         int type, uint64_t alignment, uint64_t end) {
    size_t i;
    for (i = g->tensor_count; i-- > 0; end = order[i]->offset) {
        const bitnet_gguf_tensor *t = order[i];
        uint64_t size, room = end - t->offset;
        if (id >= 0 && t->type != id) continue;
        if (!bitnet__tensor_size(type < 0 ? t->type : type, t->dimensions, t->shape, &size) ||
            (size && (room < size || room - size >= alignment)))
            return false;
    }
    return true;
}

static void bitnet__settle_types(bitnet_gguf *g) {
    size_t i, r, best = 0;
    for (g->unsettled = 0, i = 0; i < g->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[i];
        int count = 0, shared = 0;
        for (r = 0; r < BITNET__COUNT(bitnet__readings); r++) {
            if (bitnet__readings[r].id != t->type) continue;
            shared = t->type;
            if (g->readings >> r & 1) best = r, count++;
        }
        if (count == 1) t->type = bitnet__readings[best].type;
        else if (shared) g->unsettled = shared;
        bitnet__tensor_size(t->type, t->dimensions, t->shape, &t->size);
    }
}

/* According to a list of "ID=NAME"; -1: not by exactly one known name. */
static int bitnet__declared_type(const bitnet_gguf_value *list, int id) {
    char start[16];
    size_t i, k;
    int found = 0, type = id;
    bitnet__print(start, sizeof start, "%d=", id);
    for (i = 0; i < list->count; i++) {
        bitnet_string s;
        if (!bitnet_gguf_string(list, i, &s) || !bitnet__starts(s, start)) continue;
        s = bitnet__after(s, strlen(start));
        for (type = -1, k = 0; k < BITNET__COUNT(bitnet__types) && !found; k++)
            if (bitnet__is(s, bitnet__types[k].name)) type = bitnet__types[k].type;
        found = 1;
    }
    return type;
}

static bitnet_result bitnet__find_types(bitnet_gguf *g, const bitnet_gguf_tensor *const *order,
                                        uint64_t alignment, uint64_t end, bitnet_error *error) {
    const bitnet_gguf_value *own = bitnet_gguf_find(g, "general.tensor_types");
    const bitnet_gguf_value *list = g->types = own ? own : g->types;
    bitnet_string name = bitnet__text_of_key(g, "general.architecture");
    size_t i;
    for (i = 0; i < g->tensor_count && list; i++) {
        int id = g->tensors[i].type;
        g->tensors[i].type = list->count < 100 ? bitnet__declared_type(list, id) : -1;
        if (g->tensors[i].type < 0)
            return bitnet__fail(error, BITNET_ERROR_GGUF_TENSOR_TYPE,
                                "general.tensor_types has not one known name for %d", id);
    }
    if (list && !bitnet__fits(g, order, -1, -1, alignment, end))
        return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET,
                            "tensors are not of the sizes that general.tensor_types implies");
    for (g->readings = 0, i = 0; i < BITNET__COUNT(bitnet__readings); i++) {
        int id = bitnet__readings[i].id, type = bitnet__readings[i].type;
        const char *wanted = bitnet__readings[i].architecture;
        if (list ? id == type
                 : (!wanted || !name.length || bitnet__is(name, wanted)) &&
                       bitnet__fits(g, order, id, type, alignment, end))
            g->readings |= 1u << i;
    }
    bitnet__settle_types(g);
    for (i = 0; i < g->tensor_count; i++) {
        const bitnet_gguf_tensor *t = &g->tensors[i];
        uint64_t size;
        if (!bitnet__tensor_size(t->type, t->dimensions, t->shape, &size))
            return bitnet__fail(error, BITNET_ERROR_GGUF_SHAPE,
                                "tensor '%t' of type %s has an impossible shape", &t->name,
                                bitnet_type_name(t->type));
    }
    return BITNET_OK;
}

static bitnet_result bitnet__index_tensors(bitnet_gguf *g, const bitnet_gguf_tensor *const *order,
                                           bitnet_error *error) {
    size_t i;
    for (i = 1; i < g->tensor_count; i++) {
        const bitnet_gguf_tensor *before = order[i - 1], *t = order[i];
        if (t->offset == before->offset || t->offset - before->offset < before->size)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET, "tensors '%t' and '%t' overlap",
                                &before->name, &t->name);
    }
    return bitnet__index_names(g, &g->tensor_names, bitnet__tensor_name, g->tensors,
                               g->tensor_count, "tensor", error);
}

/* Makes offsets relative to the file, in which the tensors' data begins at `base`. */
static bitnet_result bitnet__move_tensors(bitnet_gguf *g, uint64_t base, uint64_t alignment,
                                          bitnet_error *error) {
    size_t i;
    for (i = 0; i < g->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[i];
        uint64_t room = g->size - base, least = t->size ? t->size : 1;
        if (t->offset % alignment != 0)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET, "tensor '%t' is misaligned",
                                &t->name);
        if (t->offset > room || least > room - t->offset)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET,
                                "tensor '%t' leaves the file; was the file cut short?", &t->name);
        t->offset += base;
        if (t->size && !g->reader.read) t->data = g->header + t->offset;
    }
    return BITNET_OK;
}

static bitnet_result bitnet__place_tensors(bitnet_gguf *g, size_t end, bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(g, "general.alignment");
    const bitnet_gguf_tensor **order;
    int64_t alignment = 32;
    uint64_t base;
    bitnet_result result;
    if (value && (value->type != BITNET_GGUF_U32 || !bitnet_gguf_int(value, 0, &alignment) ||
                  alignment == 0 || (alignment & (alignment - 1)) != 0))
        return bitnet__fail(error, BITNET_ERROR_GGUF_ALIGNMENT,
                            "general.alignment is not a power of two in a u32");
    base = ((uint64_t)end + (uint64_t)alignment - 1) & ~((uint64_t)alignment - 1);
    if (g->tensor_count > 0 && base > g->size)
        return bitnet__fail(error, BITNET_ERROR_GGUF_TRUNCATED,
                            "the file ends before its tensors' data");
    order = bitnet__by_offset(g);
    if (!order) return bitnet__no_memory(error);
    result = bitnet__find_types(g, order, (uint64_t)alignment, g->size - base, error);
    if (result == BITNET_OK) result = bitnet__move_tensors(g, base, (uint64_t)alignment, error);
    if (result == BITNET_OK) result = bitnet__index_tensors(g, order, error);
    bitnet__free(&g->allocator, order);
    return result;
}

/* ---- opening */

BITNET_API void bitnet_gguf_free(bitnet_gguf *gguf) {
    bitnet_gguf *next;
    for (; gguf; gguf = next) {
        bitnet_allocator a = gguf->allocator;
        next = gguf->next;
#ifndef BITNET_NO_STDIO
        bitnet__unmap(gguf->map, gguf->size);
        if (gguf->file) fclose(gguf->file);
#endif
        bitnet__free(&a, gguf->owned_header);
        bitnet__free(&a, gguf->values);
        bitnet__free(&a, gguf->tensors);
        bitnet__free(&a, gguf->starts);
        bitnet__table_free(&gguf->value_names, &a);
        bitnet__table_free(&gguf->tensor_names, &a);
        bitnet__free(&a, gguf);
    }
}

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

static bitnet_gguf *bitnet__gguf_open(bitnet_gguf *g, bitnet_error *error) {
    size_t end = 0;
    bitnet_result result;
    do result = bitnet__parse_header(g, &end, error);
    while (result == BITNET_PENDING && (result = bitnet__read_header(g, error)) == BITNET_OK);
    if (result == BITNET_OK)
        result = bitnet__index_names(g, &g->value_names, bitnet__value_name, g->values,
                                     g->value_count, "key", error);
    if (result == BITNET_OK) result = bitnet__place_tensors(g, end, error);
    if (result == BITNET_OK) return g;
    bitnet_gguf_free(g);
    return NULL;
}

static bitnet_gguf *bitnet__gguf_create(const bitnet_gguf_options *options, bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_gguf *g = BITNET__NEW_ZERO(bitnet_gguf, &a, 1);
    if (g) g->allocator = a;
    else bitnet__no_memory(error);
    return g;
}

BITNET_API bitnet_gguf *bitnet_gguf_open_memory(const void *data, size_t size,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error) {
    bitnet_gguf *g;
    if (bitnet__check_list(error, "data", data, size) != BITNET_OK) return NULL;
    if (!(g = bitnet__gguf_create(options, error))) return NULL;
    g->header = (const uint8_t *)data;
    g->header_size = size;
    g->size = size;
    return bitnet__gguf_open(g, error);
}

BITNET_API bitnet_gguf *bitnet_gguf_open_reader(const bitnet_reader *reader,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error) {
    bitnet_gguf *g;
    if (bitnet__check_list(error, "reader.read", reader && reader->read ? reader : NULL, 1))
        return NULL;
    if (!(g = bitnet__gguf_create(options, error))) return NULL;
    g->reader = *reader;
    g->size = reader->size;
    return bitnet__gguf_open(g, error);
}

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error) {
    (void)options;
    if (bitnet__check_list(error, "path", path, 1) != BITNET_OK) return NULL;
    bitnet__fail(error, BITNET_ERROR_IO, "this build cannot open files");
    bitnet__name_file(error, path);
    return NULL;
}

#else

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
        return bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be opened for reading: %s",
                            strerror(errno));
    g->reader.read = bitnet__file_read;
    g->reader.user = g->file;
    return BITNET_OK;
}

static bitnet_gguf *bitnet__gguf_open_path(const char *path, const bitnet_gguf_options *options,
                                           const bitnet_gguf_value *types, bitnet_error *error) {
    bitnet_gguf *g = bitnet__gguf_create(options, error);
    if (g) g->types = types;
    if (g && bitnet__gguf_attach(g, path, !options || !options->no_mmap, error) == BITNET_OK)
        return bitnet__gguf_open(g, error);
    bitnet_gguf_free(g);
    return NULL;
}

/* ---- split files: NAME-00001-of-00003.gguf and so on */

enum { BITNET__PART_NAME = sizeof "-00001-of-00003.gguf" - 1 };

static void bitnet__name_part(char *end, int64_t part, int64_t parts) {
    snprintf(end, BITNET__PART_NAME + 1, "-%05u-of-%05u.gguf", (unsigned)(part + 1) % 100000,
             (unsigned)parts % 100000);
}

/* Offsets count through all parts. */
static bitnet_result bitnet__add_part(bitnet_gguf *g, const bitnet_gguf *part, uint64_t before,
                                      bitnet_error *error) {
    size_t i;
    if (!BITNET__ROOM(&g->allocator, g->tensors, g->tensor_capacity, g->tensor_count,
                      g->tensor_count + part->tensor_count))
        return bitnet__no_memory(error);
    for (i = 0; i < part->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[g->tensor_count++];
        *t = part->tensors[i];
        t->offset += before;
    }
    g->readings &= part->readings;
    return BITNET_OK;
}

/* `path`: the first part; on error, the bad one. */
static bitnet_result bitnet__open_parts(bitnet_gguf *g, char *path, int64_t parts,
                                        const bitnet_gguf_options *options, bitnet_error *error) {
    char *end = path + strlen(path) - BITNET__PART_NAME;
    uint64_t before = g->size;
    bitnet_gguf *last = g;
    bitnet_result result = BITNET_OK;
    int64_t i;
    for (i = 1; i < parts && result == BITNET_OK; i++, before += last->size) {
        int64_t number, count;
        bitnet__name_part(end, i, parts);
        last->next = bitnet__gguf_open_path(path, options, g->types, error);
        if (!(last = last->next)) return BITNET_ERROR_IO;
        number = bitnet__int_of_key(last, "split.no", -1);
        count = bitnet__int_of_key(last, "split.count", -1);
        result = bitnet__add_part(g, last, before, error);
        if (last->types != g->types)
            result = bitnet__fail(error, BITNET_ERROR_GGUF_VALUE,
                                  "general.tensor_types is not in the first part alone");
        if (number != i || count != parts)
            result = bitnet__fail(error, BITNET_ERROR_GGUF_VALUE,
                                  "split.no is %i and split.count %i, not %i and %i", number, count,
                                  i, parts);
    }
    if (result == BITNET_OK) bitnet__name_part(end, 0, parts);
    return result;
}

static bitnet_result bitnet__join_parts(bitnet_gguf *g, char *path,
                                        const bitnet_gguf_options *options, bitnet_error *error) {
    int64_t parts = bitnet__int_of_key(g, "split.count", 0), tensors;
    const bitnet_gguf_tensor **order;
    char first[BITNET__PART_NAME + 1] = "";
    size_t length = strlen(path);
    bitnet_result result;
    if (parts <= 1) return BITNET_OK;
    bitnet__name_part(first, 0, parts);
    if (bitnet__int_of_key(g, "split.no", 0) != 0 || length < BITNET__PART_NAME ||
        strcmp(path + length - BITNET__PART_NAME, first) != 0)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND,
                            "this is one of %i parts: name the first, whose name must end in %s, "
                            "with the others next to it",
                            parts, first);
    if ((result = bitnet__open_parts(g, path, parts, options, error))) return result;
    bitnet__settle_types(g);
    bitnet__table_free(&g->tensor_names, &g->allocator);
    order = bitnet__by_offset(g);
    result = order ? bitnet__index_tensors(g, order, error) : bitnet__no_memory(error);
    bitnet__free(&g->allocator, order);
    if (result) return result;
    tensors = bitnet__int_of_key(g, "split.tensors.count", (int64_t)g->tensor_count);
    if (tensors == (int64_t)g->tensor_count) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_GGUF_VALUE,
                        "the parts hold %z tensors, split.tensors.count is %i", g->tensor_count,
                        tensors);
}

BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error) {
    bitnet_gguf *g;
    char *name;
    bitnet_result result = bitnet__check_list(error, "path", path, 1);
    if (result) return NULL;
    g = bitnet__gguf_open_path(path, options, NULL, error);
    name = g ? BITNET__NEW_ZERO(char, &g->allocator, strlen(path) + 1) : NULL;
    if (name) {
        memcpy(name, path, strlen(path));
        result = bitnet__join_parts(g, name, options, error);
    } else if (g) {
        result = bitnet__no_memory(error);
    }
    if (!g || result) bitnet__name_file(error, name ? name : path);
    if (name) bitnet__free(&g->allocator, name);
    if (result == BITNET_OK) return g;
    bitnet_gguf_free(g);
    return NULL;
}

#endif

/* ---- lookup */

BITNET_API int32_t bitnet_gguf_version(const bitnet_gguf *gguf) { return gguf->version; }

BITNET_API uint64_t bitnet_gguf_file_size(const bitnet_gguf *gguf) {
    uint64_t size = 0;
    for (; gguf; gguf = gguf->next) size += gguf->size;
    return size;
}

BITNET_API size_t bitnet_gguf_value_count(const bitnet_gguf *gguf) { return gguf->value_count; }

BITNET_API const bitnet_gguf_value *bitnet_gguf_value_at(const bitnet_gguf *gguf, size_t index) {
    return index < gguf->value_count ? &gguf->values[index] : NULL;
}

BITNET_API size_t bitnet_gguf_tensor_count(const bitnet_gguf *gguf) { return gguf->tensor_count; }

BITNET_API const bitnet_gguf_tensor *bitnet_gguf_tensor_at(const bitnet_gguf *gguf, size_t index) {
    return index < gguf->tensor_count ? &gguf->tensors[index] : NULL;
}

BITNET_API const bitnet_gguf_tensor *bitnet_gguf_find_tensor(const bitnet_gguf *gguf,
                                                             const char *name) {
    const bitnet__slot *slot = bitnet__table_named(&gguf->tensor_names, name);
    return slot ? &gguf->tensors[slot->index] : NULL;
}

BITNET_API bitnet_result bitnet_gguf_read(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                          uint64_t offset, void *data, size_t size,
                                          bitnet_error *error) {
    bitnet_result result = bitnet__check_list(error, "data", data, size);
    if (result || size == 0) return result;
    if (offset > tensor->size || size > tensor->size - offset)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "bytes outside of tensor '%t'",
                            &tensor->name);
    if (tensor->data) {
        memcpy(data, tensor->data + offset, size);
        return BITNET_OK;
    }
    for (offset += tensor->offset; offset >= gguf->size; gguf = gguf->next) offset -= gguf->size;
    if (gguf->reader.read(gguf->reader.user, offset, data, size) != size)
        return bitnet__fail(error, BITNET_ERROR_IO, "tensor '%t' cannot be read", &tensor->name);
    return BITNET_OK;
}

static void bitnet__gguf_release(const bitnet_gguf *gguf, const void *data, size_t size) {
#ifndef BITNET_NO_STDIO
    if (gguf->map) bitnet__release(data, size);
#else
    (void)gguf, (void)data, (void)size;
#endif
}

/* ====================
   >>architectures   Architectures and their parts

   One row per architecture and per tensor drives loading, fingerprints, bitnet_estimate, tools and
   the GPU; no other code knows an architecture's name. */

/* Rows and columns, from a bitnet_model_info. */
/* clang-format off */
#define BITNET__EXTENTS(X) \
    X(ONE, 1) \
    X(WIDTH, info->hidden_size) \
    X(TWO_WIDTHS, 2 * info->hidden_size) \
    X(QUERY_WIDTH, info->heads * info->head_size) \
    X(QUERY_ROWS, /* of qwen35 with gates */ \
      info->heads * info->head_size * (info->attention_period ? 2 : 1)) \
    X(KEY_WIDTH, info->kv_heads * info->head_size) /* values too */ \
    X(FFN_WIDTH, info->ffn_size) \
    X(SHARED_WIDTH, info->shared_ffn_size) \
    X(HEAD_WIDTH, info->head_size) \
    X(CHANNELS, /* recurrent q, k and v */ \
      (2 * info->state_key_heads + info->state_heads) * info->state_size) \
    X(STATE_WIDTH, info->state_heads * info->state_size) \
    X(STATE_HEAD, info->state_size) \
    X(STATE_HEADS, info->state_heads) \
    X(TAPS, info->conv_size) \
    X(EXPERTS, info->experts) \
    X(EXPERT_FFN, info->experts * info->ffn_size) \
    X(TWO_EXPERT_FFN, 2 * info->experts * info->ffn_size) \
    X(EXPERT_WIDTH, info->experts * info->hidden_size) \
    X(ROPE_PAIRS, info->rope_size / 2) \
    X(VOCABULARY, info->vocab_size)

/* Layer matrices, layer norms, then the model's own. Name without "blk.N." and ".weight"; rows,
   columns. One row: a vector. More: a matrix. */
#define BITNET__MODEL_PARTS(X) \
    X(Q, "attn_q", QUERY_ROWS, WIDTH) \
    X(K, "attn_k", KEY_WIDTH, WIDTH) \
    X(V, "attn_v", KEY_WIDTH, WIDTH) \
    X(O, "attn_output", WIDTH, QUERY_WIDTH) \
    X(GATE, "ffn_gate", FFN_WIDTH, WIDTH) \
    X(UP, "ffn_up", FFN_WIDTH, WIDTH) \
    X(DOWN, "ffn_down", WIDTH, FFN_WIDTH) \
    X(DELTA_QKV, "attn_qkv", CHANNELS, WIDTH) /* of >>recurrent layers */ \
    X(DELTA_GATE, "attn_gate", STATE_WIDTH, WIDTH) \
    X(DELTA_ALPHA, "ssm_alpha", STATE_HEADS, WIDTH) \
    X(DELTA_BETA, "ssm_beta", STATE_HEADS, WIDTH) \
    X(DELTA_O, "ssm_out", WIDTH, STATE_WIDTH) \
    X(ROUTER, "ffn_gate_inp", EXPERTS, WIDTH) \
    X(GATE_SHARED, "ffn_gate_shexp", SHARED_WIDTH, WIDTH) \
    X(UP_SHARED, "ffn_up_shexp", SHARED_WIDTH, WIDTH) \
    X(GATE_EXPERTS, "ffn_gate_exps", EXPERT_FFN, WIDTH) /* one below the other */ \
    X(UP_EXPERTS, "ffn_up_exps", EXPERT_FFN, WIDTH) \
    X(FUSED_EXPERTS, "ffn_gate_up_exps", TWO_EXPERT_FFN, WIDTH) /* instead of both */ \
    X(DOWN_EXPERTS, "ffn_down_exps", EXPERT_WIDTH, FFN_WIDTH) \
    X(DOWN_SHARED, "ffn_down_shexp", WIDTH, SHARED_WIDTH) \
    X(HEAD_GATE, "attn_gate", QUERY_WIDTH, WIDTH) \
    X(ATTN_NORM, "attn_norm", ONE, WIDTH) \
    X(ATTN_SUB_NORM, "attn_sub_norm", ONE, QUERY_WIDTH) \
    X(FFN_NORM, "ffn_norm", ONE, WIDTH) \
    X(FFN_SUB_NORM, "ffn_sub_norm", ONE, FFN_WIDTH) \
    X(Q_NORM, "attn_q_norm", ONE, HEAD_WIDTH) \
    X(K_NORM, "attn_k_norm", ONE, HEAD_WIDTH) \
    X(Q_NORMS, "attn_q_norm", ONE, QUERY_WIDTH) /* one for each head */ \
    X(K_NORMS, "attn_k_norm", ONE, KEY_WIDTH) \
    X(ATTN_POST_NORM, "post_attention_norm", ONE, WIDTH) /* on a branch's output */ \
    X(FFN_POST_NORM, "post_ffw_norm", ONE, WIDTH) \
    X(MIDDLE_NORM, "post_attention_norm", ONE, WIDTH) /* ffn_norm, renamed */ \
    X(DELTA_CONV, "ssm_conv1d", CHANNELS, TAPS) \
    X(DELTA_DECAY, "ssm_a", ONE, STATE_HEADS) /* these two lack .weight */ \
    X(DELTA_BIAS, "ssm_dt", ONE, STATE_HEADS) \
    X(DELTA_NORM, "ssm_norm", ONE, STATE_HEAD) \
    X(SHARED_GATE, "ffn_gate_inp_shexp", ONE, WIDTH) \
    X(NORMS_IN, "attn_q_norm_in", ONE, WIDTH) /* of the usual matrices, in order */ \
    X(K_NORM_IN, "attn_k_norm_in", ONE, WIDTH) \
    X(V_NORM_IN, "attn_v_norm_in", ONE, WIDTH) \
    X(O_NORM_IN, "attn_output_norm_in", ONE, QUERY_WIDTH) \
    X(GATE_NORM_IN, "ffn_gate_norm_in", ONE, WIDTH) \
    X(UP_NORM_IN, "ffn_up_norm_in", ONE, WIDTH) \
    X(DOWN_NORM_IN, "ffn_down_norm_in", ONE, FFN_WIDTH) \
    X(EMBEDDING, "token_embd", VOCABULARY, WIDTH) \
    X(LM_HEAD, "output", VOCABULARY, WIDTH) /* absent: the embedding */ \
    X(OUTPUT_NORM, "output_norm", ONE, WIDTH) \
    X(ROPE_FACTORS, "rope_freqs", ONE, ROPE_PAIRS) \
    X(LONG_FACTORS, "rope_factors_long", ONE, ROPE_PAIRS) /* longrope, by context */ \
    X(SHORT_FACTORS, "rope_factors_short", ONE, ROPE_PAIRS) \
    X(MTP_JOIN, "nextn.eh_proj", WIDTH, TWO_WIDTHS) /* of the layer after the last */ \
    X(MTP_TOKEN_NORM, "nextn.enorm", ONE, WIDTH) \
    X(MTP_STATE_NORM, "nextn.hnorm", ONE, WIDTH) \
    X(MTP_EMBEDDING, "nextn.embed_tokens", VOCABULARY, WIDTH) /* else the model's */ \
    X(MTP_HEAD, "nextn.shared_head_head", VOCABULARY, WIDTH) \
    X(MTP_NORM, "nextn.shared_head_norm", ONE, WIDTH)
/* clang-format on */

enum {
#define BITNET__X(name, value) BITNET__##name,
    BITNET__EXTENTS(BITNET__X)
#undef BITNET__X
};

enum {
#define BITNET__X(part, name, rows, columns) BITNET__##part,
    BITNET__MODEL_PARTS(BITNET__X)
#undef BITNET__X
        BITNET__PARTS,
    BITNET__USUAL_MATRICES = BITNET__DELTA_QKV, /* ends of each kind */
    BITNET__MATRICES = BITNET__ATTN_NORM,
    BITNET__LAYER_PARTS = BITNET__EMBEDDING
};

BITNET__ENSURE(parts, BITNET__PARTS <= 64);

typedef struct bitnet__part {
    const char *name;
    int rows, columns;
} bitnet__part;

static const bitnet__part bitnet__parts[BITNET__PARTS] = {
#define BITNET__X(part, name, rows, columns) {name, BITNET__##rows, BITNET__##columns},
    BITNET__MODEL_PARTS(BITNET__X)
#undef BITNET__X
};

typedef enum bitnet__rope {
    BITNET__ROPE_HALVES,     /* (i, i + d/2), llama.cpp's NEOX */
    BITNET__ROPE_NEIGHBOURS, /* (2i, 2i + 1), llama.cpp's NORM */
    BITNET__ROPE_FIRST       /* HALVES, before the heads' norms */
} bitnet__rope;

typedef enum bitnet__activation {
    BITNET__RELU2,
    BITNET__SILU,
    BITNET__GELU,
    BITNET__SIGMOID /* head gates only */
} bitnet__activation;

typedef enum bitnet__scales {
    BITNET__SCALES_NONE,
    BITNET__SCALES_ROOT, /* embeddings * sqrt(width) */
    BITNET__SCALES_KEYS  /* by keys: embeddings, branches, logits */
} bitnet__scales;

/* Default: chapter 8. */
typedef enum bitnet__trained {
    BITNET__TRAINED_INT8,   /* one scale a token */
    BITNET__TRAINED_FLOAT,  /* groups of 32 */
    BITNET__TRAINED_UNKNOWN /* the weights tell */
} bitnet__trained;

typedef struct bitnet__architecture {
    const char *name; /* general.architecture */
    bitnet__rope rope;
    bitnet__activation activation; /* default */
    bitnet__scales scales;
    int32_t period;  /* 6: layers 6, 12, ... see all, others a window or a state; 0: all do */
    bool local_rope; /* windows by a list, rope only there */
    float clamp;     /* of experts, by default; 0: none */
    uint64_t parts;  /* bit set */
    bitnet_chat_template chat; /* without a template */
    bitnet__trained trained;
} bitnet__architecture;

/* Either all input norms are present or none are, and likewise for longrope's factors. Layers have
   attention or recurrence. */
#define BITNET__PART(name) ((uint64_t)1 << BITNET__##name)
#define BITNET__RANGE(first, last) (2 * BITNET__PART(last) - BITNET__PART(first))
#define BITNET__MODEL_ONLY_PARTS BITNET__RANGE(EMBEDDING, SHORT_FACTORS)
#define BITNET__OPTIONAL_PARTS \
    (BITNET__PART(LM_HEAD) | BITNET__PART(ROPE_FACTORS) | BITNET__PART(HEAD_GATE) | \
     BITNET__RANGE(Q_NORMS, K_NORMS) | BITNET__RANGE(MTP_EMBEDDING, MTP_NORM))
#define BITNET__ATTENTION_PARTS (BITNET__RANGE(Q, O) | BITNET__RANGE(Q_NORM, K_NORM))
#define BITNET__FFN_PARTS BITNET__RANGE(GATE, DOWN)
#define BITNET__COMMON_PARTS \
    (BITNET__FFN_PARTS | BITNET__PART(ATTN_NORM) | BITNET__RANGE(EMBEDDING, ROPE_FACTORS))
#define BITNET__LLAMA_PARTS (BITNET__COMMON_PARTS | BITNET__PART(FFN_NORM) | BITNET__RANGE(Q, O))
#define BITNET__BITNET_PARTS \
    (BITNET__LLAMA_PARTS | BITNET__PART(ATTN_SUB_NORM) | BITNET__PART(FFN_SUB_NORM))
#define BITNET__NORM_IN_PARTS BITNET__RANGE(NORMS_IN, DOWN_NORM_IN)
#define BITNET__QWEN3_PARTS (BITNET__LLAMA_PARTS | BITNET__ATTENTION_PARTS | BITNET__NORM_IN_PARTS)
#define BITNET__GEMMA3_PARTS (BITNET__QWEN3_PARTS | BITNET__RANGE(ATTN_POST_NORM, FFN_POST_NORM))
#define BITNET__LONGROPE_PARTS BITNET__RANGE(LONG_FACTORS, SHORT_FACTORS)
#define BITNET__MINICPM_PARTS (BITNET__LLAMA_PARTS | BITNET__LONGROPE_PARTS)
#define BITNET__DELTA_PARTS \
    (BITNET__RANGE(DELTA_QKV, DELTA_O) | BITNET__RANGE(DELTA_CONV, DELTA_NORM))
#define BITNET__MTP_PARTS BITNET__RANGE(MTP_JOIN, MTP_NORM)
#define BITNET__QWEN35_PARTS \
    (BITNET__COMMON_PARTS | BITNET__ATTENTION_PARTS | BITNET__DELTA_PARTS | \
     BITNET__PART(MIDDLE_NORM) | BITNET__MTP_PARTS)
#define BITNET__EXPERT_PARTS (BITNET__PART(ROUTER) | BITNET__RANGE(GATE_EXPERTS, DOWN_EXPERTS))
#define BITNET__QWEN3MOE_PARTS \
    ((BITNET__LLAMA_PARTS & ~BITNET__FFN_PARTS) | BITNET__ATTENTION_PARTS | BITNET__EXPERT_PARTS)
#define BITNET__MAPLE_PARTS (BITNET__QWEN3MOE_PARTS & ~BITNET__PART(ROPE_FACTORS))
#define BITNET__QWEN35MOE_PARTS \
    ((BITNET__QWEN35_PARTS & ~BITNET__FFN_PARTS) | BITNET__EXPERT_PARTS | \
     BITNET__RANGE(GATE_SHARED, UP_SHARED) | BITNET__PART(DOWN_SHARED) | \
     BITNET__PART(SHARED_GATE))
#define BITNET__K2_PARTS \
    (BITNET__LLAMA_PARTS | BITNET__PART(HEAD_GATE) | BITNET__RANGE(Q_NORMS, K_NORMS))

/* clang-format off */
#define BITNET__ARCH(name, rope, activation, scales, period, local, clamp, parts, chat, trained) \
    {name, BITNET__ROPE_##rope, BITNET__##activation, BITNET__SCALES_##scales, period, local, \
     clamp, BITNET__##parts##_PARTS, BITNET_CHAT_##chat, BITNET__TRAINED_##trained}
static const bitnet__architecture bitnet__architectures[] = {
    BITNET__ARCH("bitnet-b1.58", HALVES, RELU2, NONE, 0, false, 0, BITNET, BITNET, INT8),
    BITNET__ARCH("bitnet-25", HALVES, RELU2, NONE, 0, false, 0, BITNET, BITNET, INT8),
    BITNET__ARCH("bitnet", HALVES, SILU, NONE, 0, false, 0, BITNET, NONE, INT8),
    BITNET__ARCH("llama", NEIGHBOURS, SILU, NONE, 0, false, 0, LLAMA, NONE, UNKNOWN),
    BITNET__ARCH("qwen2", HALVES, SILU, NONE, 0, false, 0, LLAMA, NONE, UNKNOWN),
    BITNET__ARCH("qwen3", HALVES, SILU, NONE, 0, false, 0, QWEN3, NONE, UNKNOWN),
    BITNET__ARCH("gemma3", HALVES, GELU, ROOT, 6, false, 0, GEMMA3, NONE, UNKNOWN),
    BITNET__ARCH("minicpm", NEIGHBOURS, SILU, KEYS, 0, false, 0, MINICPM, NONE, FLOAT),
    BITNET__ARCH("qwen35", HALVES, SILU, NONE, 4, false, 0, QWEN35, NONE, UNKNOWN),
    BITNET__ARCH("maple", HALVES, SILU, NONE, 1, true, 7, MAPLE, NONE, FLOAT),
    BITNET__ARCH("hunyuan-dense", FIRST, SILU, NONE, 0, false, 0, QWEN3, NONE, UNKNOWN),
    BITNET__ARCH("qwen35moe", HALVES, SILU, NONE, 4, false, 0, QWEN35MOE, NONE, UNKNOWN),
    BITNET__ARCH("qwen3moe", HALVES, SILU, NONE, 0, false, 0, QWEN3MOE, NONE, UNKNOWN),
    BITNET__ARCH("k2-horizon", HALVES, SILU, NONE, 0, false, 0, K2, NONE, UNKNOWN),
    BITNET__ARCH(NULL, HALVES, SILU, NONE, 0, false, 0, LLAMA, NONE, UNKNOWN)};
/* clang-format on */

/* Unknown: no name. */
static bitnet__architecture bitnet__architecture_of(bitnet_string name) {
    const bitnet__architecture *a = bitnet__architectures;
    while (a->name && !bitnet__is(name, a->name)) a++;
    return *a;
}

static bool bitnet__has_part(uint64_t parts, int part) { return (parts >> part & 1) != 0; }

static bool bitnet__is_matrix(int part) {
    return part < BITNET__MATRICES || part == BITNET__EMBEDDING || part == BITNET__LM_HEAD ||
           part == BITNET__MTP_JOIN || part == BITNET__MTP_EMBEDDING || part == BITNET__MTP_HEAD;
}

/* of RoPE: read for its table, not kept */
static bool bitnet__is_factors(int part) {
    return part >= BITNET__ROPE_FACTORS && part <= BITNET__SHORT_FACTORS;
}

static bool bitnet__is_embedding(int part) {
    return part == BITNET__EMBEDDING || part == BITNET__MTP_EMBEDDING;
}

/* a matrix per expert: three dimensions in the file */
static bool bitnet__is_stacked(int part) {
    return part >= BITNET__GATE_EXPERTS && part <= BITNET__DOWN_EXPERTS;
}

static bool bitnet__is_recurrent(const bitnet_model_info *info, int layer) {
    return info->state_heads && layer < info->layers && (layer + 1) % info->attention_period;
}

/* -1: the model itself. */
static uint64_t bitnet__parts_at(uint64_t parts, int layer) {
    return layer < 0 ? parts & BITNET__MODEL_ONLY_PARTS : parts & ~BITNET__MODEL_ONLY_PARTS;
}

/* True for an MTP head's: a token comes with the previous position's hidden state. */
static bool bitnet__joins(const bitnet_model_info *info) {
    return info->attention_period && !info->state_heads;
}

/* The layer after the last is the MTP head's. */
static bool bitnet__layer_has(const bitnet_model_info *info, uint64_t parts, int layer, int part) {
    uint64_t others =
        bitnet__is_recurrent(info, layer) ? BITNET__ATTENTION_PARTS : BITNET__DELTA_PARTS;
    if (layer < info->layers && !bitnet__joins(info)) others |= BITNET__MTP_PARTS;
    return bitnet__has_part(bitnet__parts_at(parts, layer) & ~others, part);
}

static int bitnet__attention_number(const bitnet_model_info *info, int layer) {
    return info->state_heads ? layer / info->attention_period : layer;
}
static int bitnet__attention_layers(const bitnet_model_info *info) {
    return bitnet__attention_number(info, info->layers);
}

enum { BITNET__HEAD_WIDEST = 1024, BITNET__STATE_WIDEST = 512 };

static int bitnet__extent(const bitnet_model_info *info, int extent) {
    switch (extent) {
#define BITNET__X(name, value) \
    case BITNET__##name: return value;
        BITNET__EXTENTS(BITNET__X)
#undef BITNET__X
    default: return 1;
    }
}

static int bitnet__part_rows(const bitnet_model_info *info, int part) {
    return bitnet__extent(info, bitnet__parts[part].rows);
}

static int bitnet__part_columns(const bitnet_model_info *info, int part) {
    return bitnet__extent(info, bitnet__parts[part].columns);
}

/* Strips "blk.N.". */
static int bitnet__take_layer(bitnet_string *name) {
    size_t at = 4;
    int layer = 0;
    if (!bitnet__starts(*name, "blk.")) return -1;
    for (; at < name->length && name->data[at] >= '0' && name->data[at] <= '9' && at < 9; at++)
        layer = layer * 10 + (name->data[at] - '0');
    if (at == 4 || at == name->length || name->data[at] != '.' || (name->data[4] == '0' && at > 5))
        return -1;
    *name = bitnet__after(*name, at + 1);
    return layer;
}

static const char *bitnet__part_suffix(int part) {
    return part == BITNET__DELTA_DECAY ? "" : part == BITNET__DELTA_BIAS ? "bias" : "weight";
}

/* Part and layer, or -1; *what: "weight", "scale", "bias" or other. */
static int bitnet__part_of(uint64_t parts, bitnet_string name, int *layer, bitnet_string *what) {
    size_t dot;
    int part;
    *layer = bitnet__take_layer(&name);
    dot = name.length;
    while (dot > 0 && name.data[dot - 1] != '.') dot--;
    *what = bitnet__after(name, dot > 0 ? dot : name.length);
    name.length = dot > 0 ? dot - 1 : name.length;
    parts = bitnet__parts_at(parts, *layer);
    for (part = 0; part < BITNET__PARTS; part++)
        if (bitnet__has_part(parts, part) && bitnet__is(name, bitnet__parts[part].name))
            return part;
    return -1;
}

/* ====================
   >>unicode   Unicode: decoding UTF-8, classes of characters

   For the pre-tokenizers. tools/gen_unicode.c writes the tables from version 17. The models'
   versions, 13 to 17, agree on all characters that were in use when they were trained. */

typedef enum bitnet__class {
    BITNET__OTHER, /* controls, unassigned, invalid */
    BITNET__LETTER,
    BITNET__MARK,
    BITNET__NUMBER,
    BITNET__PUNCTUATION,
    BITNET__SYMBOL,
    BITNET__SPACE,
    BITNET__END
} bitnet__class;

static const char bitnet__class_letters[] = "OLMNPSW";

/* Runs of characters of one class: its letter, and their number in base 36 if it is not 1. */
typedef struct bitnet__runs {
    uint32_t first;
    const char *runs;
} bitnet__runs;

/* clang-format off */
/* BEGIN GENERATED by tools/gen_unicode.c */
/* Unicode 17.0.0 */
static const bitnet__runs bitnet__classes[] = {
    {0x0, "O9W5OiWP3SP6SP4NaP2S3P2LqP3SPSLqPSPSO6WOqWPS5PS2LPSOS4N2SLP2SNLPN3PLnSLvSLcqS4Lc"},
    {0x2D2, "SeL5S7LSLShM34L5SL2O2L4PLO4S2LPL3OLOLkOL2bSL3vSM7L4mOL12O2LP6L15P2O2S3OM19PMPM2P"},
    {0x5C4, "M2PMO8LrO4L4P2OhS3P2SP2S2MbPOP3L17MlNaP4L2ML2rPLM7OSM6L2M2SM4L2NaL3S2LPeO2LMLuMr"},
    {0x74B, "O2L2hMbLOeNaLxM9L2SP3LO2MS2LmM4LM9LM3LM5O2PfOLpM3O2POLbO5LoSL7O7M9L16MoOMxL1iM3L"},
    {0x93E, "MiLM7LaM2P2NaPLgM3OL8O2L2O2LmOL7OLO3L4O2MLM7O2M2O2M3LO8MO4L2OL3M2O2NaL2S2N6S2LPM"},
    {0x9FF, "O2M3OL6O4L2O2LmOL7OL2OL2OL2O2MOM5O4M2O2M3O3MO7L4OLO7NaM2L3MPOaM3OL9OL3OLmOL7OL2O"},
    {0xAB5, "L5O2MLM8OM3OM3O2LOfL2M2O2NaPSO7LM6OM3OL8O2L2O2LmOL7OL2OL5O2MLM7O2M2O2M3O7M3O4L2O"},
    {0xB5F, "L3M2O2NaSLN6OaMLOL6O3L3OL4O3L2OLOL2O3L2O3L3O3LcO4M5O3M3OM4O2LO6MOeNdS8O5M5L8OL3O"},
    {0xC12, "LnOLgO2MLM7OM3OM4O7M2OL3OL2O2L2M2O2NaO7PN7SLM3PL8OL3OLnOLaOL5O2MLM7OM3OM4O7M2O5"},
    {0xCDC, "L3OL2M2O2NaOL2MOcM4L9OL3OL15M2LM7OM3OM4LSO4L3MN7L3M2O2NjSL6OM3OLiO3LoOL9OLO2L7O3"},
    {0xDCA, "MO4M6OMOM8O6NaO2M2POcL1cML2M7O4SL7M8PNaP2O11L2OLOL5OLoOLOLaML2M9LO2L5OLOM7ONaO2"},
    {0xEDC, "L4OwLS3PfSPS3M2S6NkSMSMSMP4M2L8OL10O4MkPM2L5MbOM10OS8MS6OS2P5S4P2O11L17MkLNaP6L6"},
    {0x1056, "M4L4M3LM3L2M7L3M4LdMcLMNaM4S2L12OLO5LO2L17PL99OL4O2L7OLOL4O2L15OL4O2LxOL4O2L7OLO"},
    {0x12C2, "L4O2LfOL1lOL4O2L1vO2M3P9NkO3LgSaO6L2eO2L6O2PLh8SPLhWLqP2O3L23P3N3L8O7LiM4O9LjM3"},
    {0x1735, "P2O9LiM2OcLdOL3OM2OcL1gMwP3LP3SLMO2NaO6NaO6PbM3OMNaO6L2hO7L5M2LyMLO5L1yOaLvOMcO4"},
    {0x1930, "McO4SO3P2NaLuO2L5ObL18O4LqO6NbO3SyLnM5O2P2L1hMaOMtO2MNaO6NaO6P7LP6O2M1aO2McOkM5"},
    {0x1B05, "L1bMhL8OP2NaP7SaM9S9P3M3LuMdL2NaL18MeO8P4L10MkO3P5NaO3L3NaL10P2LbO5L17O2L3P8O8M3"},
    {0x1CD3, "PMlL4ML6ML2M3LO5L5cM1sL7qO2L6O2L12O2L6O2L8OLOLOLOLvO2L1hOL7SLS3L3OL7S3L4O2L6OS3"},
    {0x1FE0, "LdS3O2L3OL7S2OWbO5PoW2O5WPkSPdSPcWOgNLO2N6S3P2LNaS3P2OLdO3SyOeMxOfS2LS4LS2LaSLS3"},
    {0x2119, "L5S6LSLSLSL4SLbS2L4S5L5S4LSN1fL2N5S2O4SagP4StP2S73OmSbOlN1oS26NmSh4PeNuS1dP2SvPa"},
    {0x27F0, "Sb7PmS1rP4SwP2SaeO2S3uL6dS6L4M3L2O5P4NP2L12OLO5LO2L1kO7LPOeMLnO9L7OL7OL7OL7OL7O"},
    {0x2DC8, "L7OL7OL7OMwP1bLPwS2PcOySqOS2hOcS5yOqSgWP3SL2NPaS2PcSN9M6PL5S2N3L2PS2OL2eO2M2S2L3"},
    {0x30A0, "PL2iPL4O5L17OL2mOS2N4SaLwS12O9SLgSvONaSuN8SNfSwNaS13NfS8wL534S1sLh3hO3S1jO9L1aP2"},
    {0xA500, "L7hP3LgNaL2OkL1bM4PMaPLvM2L1yNaM2P6O8SnL9S2L2vS2L2aOkLhML3ML4MLnM5S4MO3N6S4O6L1g"},
    {0xA874, "P4O8M2L1eMiO8P2NaO6MiL6P3LPL2MNaLsM8P2LnMdObPLtO3M4L1bMePdOLNaO4P2L5MLaNaL5OL15"},
    {0xAA29, "MeO9L3ML8M2O2NaO2P4LnS3LM3L1eMLM3L2M2L5M2LMLOoL3P2LbM5P2L3M2OaL6O2L6O2L6O9L7OL7O"},
    {0xAB30, "L17SLeS2O4L37M8PM2O2NaO6L8mcOcLnO4L1dO6isLa6O2L2yO12L7OcL5O5LMLaSLdOL5OLOL2OL2O"},
    {0xFB46, "L30SxLa3P2SgL1sS2L1iS8OwLcS4MgPaO6MgPzOPeSPS3OPSP2O4L5OL3rO4P3SP6SP4NaP2S3P2LqP3"},
    {0xFF3E, "SPSLqPSPSP7L2hO3L6O2L6O2L6O2L3O3S7OS7OdS2O2LcOLqOLjOL2OLfO2LeOyL3fO5P3O4N19O3S9"},
    {0x10140, "N1lShN2S3OSdO3SO1bS19MO3mLtO3L1dOfMNrO4LwN4O9LkNL8NO5L12M5O5LuOPL10O4L8PN5O16L4e"},
    {0x1049E, "O2NaO6L10O4L10O4L14O8L1gObPLbOLfOL7OL2OLbOLfOL7OL2O3L1gOcL8nO9LmOaL8OoL6OL16OL9"},
    {0x107BB, "O1xL6O2LOL18OL2O3LO2LnOPN8LnS2N7LvO8N9O1cLjOL2O5N5LmN6O3PLqO5PLqO12L1kO4N2L2NgO2"},
    {0x109D2, "N1aLM3OM2O5M4L4OL3OLtO2M3O4MN9O7P9O7LtN2PLtN3OwL8SLsM2O4N5P7O9L1iO3P7LmO2N8LjO5"},
    {0x10B78, "N8LiO7P4OcN7O28L21O1jL1fOdL1fO7N6L10M4O8NaO6NaLsO3M5PLnO8S2O5sNvOL16OM2PO2L2OgL6"},
    {0x10EC8, "O8PS8OxM6LtNaLO8LmMbN4P5OmLiM4P4O12LlN7OkLnO9M3L1hMfP7O4NuML2M2LO9M4L19MbP2OP4M"},
    {0x110C3, "OdLpO7NaO6M3L10MeONaP4LM2LO8LzMP2LO9M3L1cMeL4P4M4PM2NaLPLP3ONkObLiOLpMcP6ML2MO1q"},
    {0x11280, "L7OLOL4OLfOLaPO6L1bMcO5NaO6M4OL8O2L2O2LmOL7OL2OL5OM2LM7O2M2O2M3O2LO6MO5L5M2O2M7"},
    {0x1136D, "O3M5ObLaOLO2LOL12OLM9OMO2MOM4OM5LMLP2OP2O8M2OtL1hMiL4P5NaP2OPML3OuL1cMkL2PLO8Na"},
    {0x114DA, "O4mL1bM7O2M9PnL4M2OyL1cMhP3LObNaO6PdOjL17MdLPO6NaO6NkOsLrO2MfO4NcP3SL7O55L18MfP"},
    {0x1183C, "O2sL1sNjOcL8O2LO2L8OL2OLoM6OM2O2M4LMLM2P3O9NaO1yL8O2L13M7O2M7LPLMOrLMaL14M7LM4P8"},
    {0x11A47, "MO8LMbL1aMgP3LP5OdL21O7PaO2eM8O2gLxPOeNaO6L9OL11M8OM8LP5OaNtO3P2LuO2MmOMeO21L7O"},
    {0x11D08, "L2OL12M6O3MOM2OM7LMO8NaO6L6OL2OLwM5OM2OM5LO7NaO6L18O4NaO6uLjM4P2O7M2LMLdOLyM7O3"},
    {0x11F3E, "M5PdNaMO2dLOfNlStOdPLpmO2uN33OP5ObL5gO218L2pP2OdLtsOgML6MfOaL32zO5Lg7O5a1LuMiNa"},
    {0x1613A, "O1c6LftO7LvONaO4P2L27ONaO6LuO2M5POaL1cM7P5S4L4PSOaNaON7OLlO5LjOc0L19P3NaO5iL1sNn"},
    {0x16E97, "P4O5LpO2LpO18L23O4MLM1jO7M4LdO1sL2PLMObM2L2N3O9L5p2O15LwO2pL37O6ppL4OL7OL2OL83Of"},
    {0x1B132, "LOtL3O2LOeL4O8Lb0O1s4L2zO5LdO3L9O7LaO2SM2PO31cS6oNaS3O3Sc4O6SnOfShOfM1aO2MnO9S38"},
    {0x1CFC4, "O1oS6uOaS13O2S1oM5S3M6O8M8S2M7SuM4S1pOlS1uM3SO3eNkOcNkOcS2fO9NpO3rL2dOL1zOL2O2L"},
    {0x1D4A3, "O2L2O2L4OLcOLOL7OL1tOL4O2L8OL7OLsOL4OL5OLO3L7OL9gO2LpSLpSLvSLpSLvSLpSLvSLpSLvSLp"},
    {0x1D7C3, "SL8O2N1eSe8M1jS4M1eS8MSeMS2P5OfM5OMfOuoLvO6L6O5xM7OMhO2M7OM2OM5O5L1qOxMO34L19O3"},
    {0x1E130, "M7L7O2NaO4LSO8wLuMOhL18M4NaO5SOcwLsM4NaO5yLuM2LNaO4PO5cLvOL3ML2ML7M2L5MO8L2O68L7"},
    {0x1E7E7, "OL4OL2OLfOL5hO2N9M7O15L1wM7LO4NaO4P2OltN1nSN3SN4O24N19SNfO5eL4OLrOL2OLO2LOLaOL4O"},
    {0x1EE39, "LOLO6LO4LOLOLOL3OL2OLO2LOLOLOLOLOL2OLO2L4OL7OL4OL4OLOLaOLhO5L3OL5OLhO1gS2O7iS18"},
    {0x1F02C, "O4S2sOcSfO2SfOSfOS11OaNdS4hO1kStOdS18O4S9O7S2OeS6O4aSrdO3ShO3SdO3S62O6ScO4SOfSc"},
    {0x1F80C, "O4S1kO8SaO6S14O8SuO2ScO4S2OeS9O13S9kO8SeO2SdO3SbO3S1lOSO4SgO2ScO4SaO7S43OS2kNaS"},
    {0x1FBFB, "OslLwyoOwL3dqO2L4geO2L5rlOfLhaO1wiLf2O15uL3t7O5L6juOf62uM6o"}};
/* END GENERATED by tools/gen_unicode.c */
/* clang-format on */

static bitnet__class bitnet__class_at(const bitnet__runs *rows, size_t count, uint32_t c) {
    size_t row = 0;
    uint32_t end;
    const char *p;
    while (count - row > 1) {
        size_t middle = row + (count - row) / 2;
        if (rows[middle].first <= c) row = middle;
        else count = middle;
    }
    end = rows[row].first;
    for (p = rows[row].runs; *p;) {
        const char letter = *p++;
        uint32_t length = 0;
        for (; *p && (*p < 'A' || *p > 'Z'); p++)
            length = 36 * length + (uint32_t)(*p <= '9' ? *p - '0' : *p - 'a' + 10);
        end += length ? length : 1;
        if (c < end)
            return (bitnet__class)(strchr(bitnet__class_letters, letter) - bitnet__class_letters);
    }
    return BITNET__OTHER;
}

#define BITNET__CLASS_AT(rows, c) bitnet__class_at(rows, BITNET__COUNT(rows), c)

/* The classes of ASCII as digits: most text needs no search. */
static const char bitnet__ascii_classes[] =
    "0000000006666600000000000000000064445444444544443333333333445554"
    "4111111111111111111111111114445451111111111111111111111111145450";

static bitnet__class bitnet__class_of(uint32_t c) {
    if (c < 128) return (bitnet__class)(bitnet__ascii_classes[c] - '0');
    return BITNET__CLASS_AT(bitnet__classes, c);
}

#define BITNET__INVALID 0xFFFFFFFFu

/* Of the first character: length, code point. Invalid byte: 1, BITNET__INVALID. 0: incomplete. */
static size_t bitnet__utf8(const char *text, size_t length, uint32_t *c) {
    const uint8_t *p = (const uint8_t *)text;
    uint8_t low = 0x80, high = 0xBF;
    size_t need, i;
    *c = p[0];
    if (p[0] < 0x80) return 1;
    *c = BITNET__INVALID;
    if (p[0] < 0xC2 || p[0] > 0xF4) return 1;
    need = p[0] < 0xE0 ? 2 : p[0] < 0xF0 ? 3 : 4;
    if (p[0] == 0xE0) low = 0xA0;  /* overlong */
    if (p[0] == 0xED) high = 0x9F; /* surrogates */
    if (p[0] == 0xF0) low = 0x90;  /* overlong */
    if (p[0] == 0xF4) high = 0x8F; /* past 10FFFF */
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

/* ====================
   >>pretokenizer   Pre-tokenizers

   Byte-level BPE first cuts text into pieces, roughly words, that no merge crosses. Models publish
   regular expressions; these scanners are written by hand and need linear time. They only look
   ahead, so scanning may resume at the end of any piece.

   Llama-3   (?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}
             | ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+
   Qwen2     Llama-3's with \p{N} for \p{N}{1,3}
   GPT-2     's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+
   StarCoder every \p{N}, and between them GPT-2's
   GPT-4o    [^\r\n\p{L}\p{N}]?[^a-z]*[^A-Z]+C?|[^\r\n\p{L}\p{N}]?[^a-z]+[^A-Z]*C?, all of \p{L},
             C: Llama-3's contractions; then Llama-3's with [\r\n/]*. (The published rule knows the
             capitals of all scripts; llama.cpp and this one know those of ASCII.)
   Tekken    GPT-4o's without C, and \p{N} for \p{N}{1,3}
   Falcon    runs of [\p{P}$+<=>^~|`] first, between them GPT-2's, then every three digits [0-9]
   default   Falcon's without the ` , and \p{N}+ is cut off from the space before it */

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
    const char *name, *others; /* tokenizer.ggml.pre; aliases */
    bitnet__rule rule;
    bool whole; /* pieces that are tokens are not merged */
    bool add_bos;
} bitnet__pretokenizer;

/* The first is the default. Rows of a rule are adjacent. */
static const bitnet__pretokenizer bitnet__pretokenizers[] = {
    {"llama-bpe", "llama3 llama-v3 falcon3 falcon_e falcon-h1 pixtral midm-2.0",
     BITNET__RULE_LLAMA3, true, true},
    {"smaug-bpe", "dbrx chatglm-bpe glm4", BITNET__RULE_LLAMA3, false, false},
    {"qwen2", "deepseek-r1-qwen kormo f2llmv2 stablelm2 megrez hunyuan", BITNET__RULE_QWEN2, false,
     false},
    {"qwen35", "", BITNET__RULE_QWEN35, false, false},
    {"minicpm5", "", BITNET__RULE_MINICPM5, true, false},
    {"deepseek-v3", "", BITNET__RULE_DEEPSEEK3, false, false},
    {"hunyuan-dense", "", BITNET__RULE_DEEPSEEK3, false, true}, /* its template begins with BOS */
    {"deepseek-llm", "", BITNET__RULE_DEEPSEEK, false, false},
    {"deepseek-coder", "", BITNET__RULE_DEEPSEEK_CODER, false, false},
    {"gpt-4o", "llama4 kanana2", BITNET__RULE_GPT4O, false, false},
    {"tekken", "", BITNET__RULE_TEKKEN, true, true},
    {"starcoder", "smollm refact command-r codeshell exaone minerva-7b", BITNET__RULE_STARCODER,
     false, false},
    {"gpt-2", "phi-2 mpt olmo jais exaone4 trillion granite-docling a.x-4.0 mellum",
     BITNET__RULE_GPT2, false, false},
    {"falcon", "", BITNET__RULE_FALCON, false, false},
    {"default", "", BITNET__RULE_DEFAULT, false, false},
};

/* The first word of a list, which is then the rest; empty at the end. */
static bitnet_string bitnet__next_word(const char **list) {
    bitnet_string word = bitnet__string_of(*list, strcspn(*list, " "));
    *list += word.length + (word.data[word.length] == ' ');
    return word;
}

static bool bitnet__is_pretokenizer(const bitnet__pretokenizer *p, bitnet_string name) {
    const char *others = p->others;
    bitnet_string word = bitnet__string(p->name);
    while (word.length && !bitnet__equal(word, name)) word = bitnet__next_word(&others);
    return word.length > 0;
}

BITNET__OPTIMIZE(1) /* cutting text into pieces: 15 % less */

typedef struct bitnet__glyph {
    bitnet__class type;
    uint32_t c;
    size_t end;
} bitnet__glyph;

/* Most rules know only letters, numbers, spaces. */
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

/* Some rules first cut the text where this changes and treat each part as a text; END: others. */
static bitnet__class bitnet__part_of_text(bitnet__rule rule, bitnet__glyph g) {
    switch (rule) {
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT:
        return g.type == BITNET__PUNCTUATION ? BITNET__PUNCTUATION : BITNET__OTHER;
    case BITNET__RULE_DEEPSEEK3:
        if ((g.c >= 0x4E00 && g.c <= 0x9FA5) || (g.c >= 0x3040 && g.c <= 0x30FF))
            return BITNET__LETTER;
        /* fall through */
    case BITNET__RULE_STARCODER:
    case BITNET__RULE_MINICPM5: return g.type == BITNET__NUMBER ? BITNET__NUMBER : BITNET__OTHER;
    default: return BITNET__END;
    }
}

typedef struct bitnet__view {
    bitnet__rule rule;
    bitnet__class part; /* the part in view; END: all */
    const char *text;
    size_t length;
} bitnet__view;

static bitnet__glyph bitnet__peek(const bitnet__view *v, size_t at) {
    bitnet__glyph g = {BITNET__END, BITNET__INVALID, at};
    size_t bytes;
    if (at >= v->length) return g;
    bytes = bitnet__utf8(v->text + at, v->length - at, &g.c);
    g.end = at + (bytes ? bytes : 1);
    g.type = bitnet__class_for(v->rule, g.c);
    if (v->part != BITNET__END && bitnet__part_of_text(v->rule, g) != v->part) g.type = BITNET__END;
    return g;
}

static size_t bitnet__scan_run(const bitnet__view *v, size_t at, bitnet__class type, int most) {
    bitnet__glyph g = bitnet__peek(v, at);
    for (; g.type == type && most > 0; most--, g = bitnet__peek(v, at)) at = g.end;
    return at;
}

/* 's, 't, 're, 've, 'm, 'll, 'd; `fold`: also upper case, and the long s (U+017F). */
static size_t bitnet__contraction(const bitnet__view *v, size_t at, bool fold) {
    char a, b;
    if (v->length - at < 2 || v->text[at] != '\'') return 0;
    a = v->text[at + 1];
    b = v->length - at > 2 ? v->text[at + 2] : 0;
    if (fold && a == '\xC5' && b == '\xBF') return at + 3;
    if (fold && a >= 'A' && a <= 'Z') a = (char)(a + 32);
    if (fold && b >= 'A' && b <= 'Z') b = (char)(b + 32);
    if (a == 's' || a == 't' || a == 'm' || a == 'd') return at + 2;
    if ((a == 'r' && b == 'e') || (a == 'v' && b == 'e') || (a == 'l' && b == 'l')) return at + 3;
    return 0;
}

static bool bitnet__is_line_break(bitnet__glyph g) { return g.c == '\r' || g.c == '\n'; }

/* White space; `lines`: up to the last line break, else without a last character that belongs to
   what follows. */
static size_t bitnet__white(const bitnet__view *v, size_t at, bool lines) {
    bitnet__glyph g = bitnet__peek(v, at);
    size_t end = at, last = at, line = at;
    while (g.type == BITNET__SPACE) {
        last = end;
        end = g.end;
        if (bitnet__is_line_break(g)) line = end;
        g = bitnet__peek(v, end);
    }
    if (lines && line > at) return line;
    if (g.type == BITNET__END) return end;
    return last == at ? end : last;
}

/* ASCII capitals, then small letters; other letters are both. Without a small letter, ends after
   the last that is both. */
static size_t bitnet__cased_word(const bitnet__view *v, size_t at) {
    bitnet__glyph g = bitnet__peek(v, at);
    size_t both = 0;
    while (g.type == BITNET__LETTER && !(g.c >= 'a' && g.c <= 'z')) {
        at = g.end;
        if (g.c >= 128) both = at;
        g = bitnet__peek(v, at);
    }
    if (g.type != BITNET__LETTER) return both ? both : at;
    while (g.type == BITNET__LETTER && !(g.c >= 'A' && g.c <= 'Z')) {
        at = g.end;
        g = bitnet__peek(v, at);
    }
    return at;
}

static size_t bitnet__word(const bitnet__view *v, size_t at) {
    size_t end, contraction;
    if (v->rule != BITNET__RULE_GPT4O && v->rule != BITNET__RULE_TEKKEN)
        return bitnet__scan_run(v, at, BITNET__LETTER, INT_MAX);
    end = bitnet__cased_word(v, at);
    contraction = v->rule == BITNET__RULE_GPT4O ? bitnet__contraction(v, end, true) : 0;
    return contraction ? contraction : end;
}

static size_t bitnet__scan_ascii(const bitnet__view *v, size_t at) {
    while (at < v->length && (v->text[at] | 32) >= 'a' && (v->text[at] | 32) <= 'z') at++;
    return at;
}

/* Text that no expression of DeepSeek-V3 matches, except a last character that a word needs. */
static size_t bitnet__unmatched(const bitnet__view *v, size_t at) {
    size_t end = bitnet__scan_run(v, at, BITNET__OTHER, INT_MAX), last = at, next = at;
    if (bitnet__peek(v, end).type != BITNET__LETTER) return end;
    while ((next = bitnet__peek(v, next).end) < end) last = next;
    return last;
}

static size_t bitnet__piece_llama3(const bitnet__view *v, size_t at, bitnet__glyph first) {
    bitnet__glyph second = bitnet__peek(v, first.end);
    bool line = bitnet__is_line_break(first), deepseek = v->rule == BITNET__RULE_DEEPSEEK3;
    bool cased = v->rule == BITNET__RULE_GPT4O || v->rule == BITNET__RULE_TEKKEN;
    const bitnet__class other = deepseek ? BITNET__PUNCTUATION : BITNET__OTHER;
    size_t end = cased || deepseek ? 0 : bitnet__contraction(v, at, true);
    if (end) return end;
    if (first.type == BITNET__LETTER) return bitnet__word(v, at);
    if (deepseek && first.type == other) {
        end = first.c < 128 ? bitnet__scan_ascii(v, first.end) : first.end;
        if (end > first.end) return end;
    } else if (second.type == BITNET__LETTER && first.type != BITNET__NUMBER && !line) {
        return bitnet__word(v, first.end);
    }
    if (first.type == BITNET__NUMBER) {
        bool single = v->rule == BITNET__RULE_QWEN2 || v->rule == BITNET__RULE_QWEN35 ||
                      v->rule == BITNET__RULE_TEKKEN;
        return bitnet__scan_run(v, at, BITNET__NUMBER, single ? 1 : 3);
    }
    if (first.type == other || (first.c == ' ' && second.type == other)) {
        end = bitnet__scan_run(v, first.end, other, INT_MAX);
        while (v->part != BITNET__LETTER && end < v->length &&
               (v->text[end] == '\r' || v->text[end] == '\n' || (cased && v->text[end] == '/')))
            end++;
        return end;
    }
    return first.type == BITNET__OTHER ? bitnet__unmatched(v, at) : bitnet__white(v, at, true);
}

static size_t bitnet__piece_gpt2(const bitnet__view *v, size_t at, bitnet__glyph first) {
    bitnet__glyph word = first;
    size_t start = at, end;
    int digits = 0;
    if (first.type == BITNET__PUNCTUATION)
        return bitnet__scan_run(v, at, BITNET__PUNCTUATION, INT_MAX);
    if (v->rule == BITNET__RULE_STARCODER && first.type == BITNET__NUMBER) return first.end;
    end = bitnet__contraction(v, at, false);
    if (end) return end;
    if (first.c == ' ') {
        word = bitnet__peek(v, first.end);
        start = first.end;
    }
    if (word.type == BITNET__LETTER || word.type == BITNET__OTHER ||
        (word.type == BITNET__NUMBER && v->rule == BITNET__RULE_GPT2))
        return bitnet__scan_run(v, start, word.type, INT_MAX);
    if (word.type != BITNET__NUMBER || v->rule == BITNET__RULE_STARCODER)
        return bitnet__white(v, at, false);

    /* Falcon, default: three digits, or what precedes */
    if (v->rule == BITNET__RULE_DEFAULT && start > at) return start;
    for (end = start; word.type == BITNET__NUMBER; word = bitnet__peek(v, end)) {
        end = word.end;
        digits = word.c < 128 ? digits + 1 : 0;
        if (digits == 3) return end - 3 > at ? end - 3 : end;
    }
    return end;
}

/* ---- DeepSeek's first models: a piece is characters in the same sets; white space, which is in no
   set, joins letters or punctuation after it */

#define BITNET__DEEPSEEK_WORD 1
#define BITNET__DEEPSEEK_PUNCTUATION 2
#define BITNET__DEEPSEEK_EAST 4
#define BITNET__DEEPSEEK_NUMBER 8
#define BITNET__DEEPSEEK_SPACED (BITNET__DEEPSEEK_WORD | BITNET__DEEPSEEK_PUNCTUATION)

/* clang-format off */
static const bitnet__runs bitnet__deepseek_letters[] = {
    {0x0, "O1tLqO6LqO1mLOaLnOLvOL5fOL4O4L5sOLrO5cL4O2L2O3L3OLO6LOL3OLOLkOL2bOL3vO8L4mOL12"},
    {0x557, "O289L12OkaL2eO2L6O1oyL17O2L3O1sL18O1rLdOLyO2tL7qO2L6O2L12O2L6O2L8OLOLOLOLvO2L1hO"},
    {0x1FB6, "L7OLO3L3OL7O3L4O2L6O4LdO5L3OL7O79LO4LO2LaOLO3L5O6LOLOLOL4OL6O4LO2L4O5L5O4LO1gL2"},
    {0x2185, "O22jL3gO2L2vO6L4O3L2OnykL1aOiLsO3qL26OLnO3L4OrlL28OfnkL7OcL5OspLqO6LqOx1L28O2o"},
    {0x104B0, "L10O4L10O1hgL1fOdL1fO2b1L1sO1540L1w"}};
/* clang-format on */

static unsigned bitnet__deepseek_sets(bitnet__rule rule, bitnet__glyph g) {
    bool coder = rule == BITNET__RULE_DEEPSEEK_CODER, word, punctuation, east;
    uint32_t c = g.c;
    if (g.type == BITNET__SPACE || g.type == BITNET__END) return 0;
    word = (coder ? g.type : BITNET__CLASS_AT(bitnet__deepseek_letters, c)) == BITNET__LETTER;
    punctuation = coder ? g.type == BITNET__PUNCTUATION
                        : (c >= '!' && c <= '/') || (c >= ':' && c <= '~') ||
                              (c >= 0xFF01 && c <= 0xFF0F) || (c >= 0xFF1A && c <= 0xFF5E) ||
                              (c >= 0x2018 && c <= 0x201F) || (c >= 0x3000 && c <= 0x3002);
    east = (c >= 0x0800 && c <= 0x9FA5) || (c >= 0xAC00 && c <= 0xD7FF);
    return (word ? BITNET__DEEPSEEK_WORD : 0u) | (punctuation ? BITNET__DEEPSEEK_PUNCTUATION : 0u) |
           (east ? BITNET__DEEPSEEK_EAST : 0u) |
           (g.type == BITNET__NUMBER ? BITNET__DEEPSEEK_NUMBER : 0u);
}

/* Characters in no set, and spaces among them. */
static size_t bitnet__deepseek_rest(const bitnet__view *v, size_t at) {
    bool whole = v->rule == BITNET__RULE_DEEPSEEK; /* trailing spaces are a piece */
    size_t end = at;
    for (;;) {
        bitnet__glyph g = bitnet__peek(v, end);
        size_t start = end, last = end;
        unsigned sets;
        for (; g.type == BITNET__SPACE && !bitnet__is_line_break(g); g = bitnet__peek(v, end)) {
            last = end;
            end = g.end;
        }
        sets = bitnet__deepseek_sets(v->rule, g);
        if (g.type == BITNET__END || bitnet__is_line_break(g))
            return whole && start > at ? start : end;
        if (end > start && sets & BITNET__DEEPSEEK_SPACED)
            return whole && start > at ? start : last;
        if (sets) return end;
        end = g.end;
    }
}

static size_t bitnet__piece_deepseek(const bitnet__view *v, size_t at, bitnet__glyph first) {
    bitnet__glyph g = first;
    unsigned sets;
    size_t end;
    if (bitnet__is_line_break(first)) return first.end;
    if (first.type == BITNET__SPACE) g = bitnet__peek(v, first.end);
    sets = bitnet__deepseek_sets(v->rule, g);
    if (first.type == BITNET__SPACE && !(sets & BITNET__DEEPSEEK_SPACED)) sets = 0;
    if (!sets) return bitnet__deepseek_rest(v, at);
    if (first.type == BITNET__SPACE && sets & (BITNET__DEEPSEEK_EAST | BITNET__DEEPSEEK_NUMBER))
        return first.end;
    do {
        end = g.end;
        if (v->rule == BITNET__RULE_DEEPSEEK_CODER && sets & BITNET__DEEPSEEK_NUMBER) break;
        g = bitnet__peek(v, end);
    } while (bitnet__deepseek_sets(v->rule, g) == sets);
    return end;
}

static size_t bitnet__piece(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bitnet__view v = {rule, BITNET__END, text, length};
    bitnet__glyph first = bitnet__peek(&v, at);
    v.part = bitnet__part_of_text(rule, first);
    switch (rule) {
    case BITNET__RULE_GPT2:
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT:
    case BITNET__RULE_STARCODER: return bitnet__piece_gpt2(&v, at, first);
    case BITNET__RULE_DEEPSEEK:
    case BITNET__RULE_DEEPSEEK_CODER: return bitnet__piece_deepseek(&v, at, first);
    default: return bitnet__piece_llama3(&v, at, first);
    }
}

BITNET__OPTIMIZE_END

/* ====================
   >>chat-forms   Chat templates

   A row of BITNET__CHAT_TEMPLATES has all that is known about a chat template: how to recognize its
   Jinja template, which is never run, and the text that the model sees. Names in braces stand for

     {text}, {trimmed}   the message's text, as it is or without white space around it
     {json}              the text as a JSON string
     {thought}           the reply's thought, from <think> to the empty line after </think>
     {tools}, {calls}    the declarations of tools, the calls of a reply
     {eos}               the token that ends texts
     {results}           the row's TOOL, once for each result
     {effort}            EFFORT or LOW_EFFORT, if the model thinks
     {date}              today

   Text between two of these separates them: it is written if there is something on both sides.
   {date}, {thought} and {eos} are not separated from what follows.

   A template belongs to the first row whose IF it satisfies. How to add one:
   tools/headers/README.md. */

typedef enum bitnet__chat_kind {
    BITNET__CHAT_LAST, /* ends a row */

    /* what the template contains; each IF begins an alternative */
    BITNET__CHAT_IF,
    BITNET__CHAT_AND,
    BITNET__CHAT_UNLESS,
    BITNET__CHAT_UNLESS_BETWEEN, /* IF and the AND after it */

    /* messages, in the order of bitnet_role */
    BITNET__CHAT_SYSTEM,
    BITNET__CHAT_USER,
    BITNET__CHAT_ASSISTANT,
    BITNET__CHAT_TOOL,
    BITNET__CHAT_SYSTEM_DATED, /* the first, without tools and with tools */
    BITNET__CHAT_SYSTEM_DATED_TOOLS,
    BITNET__CHAT_SYSTEM_BEFORE_USER, /* USER then follows without what precedes its text */
    BITNET__CHAT_CALLS,              /* replies without text, or all if ASSISTANT has no calls */
    BITNET__CHAT_RESULTS,            /* around adjacent TOOLs */
    BITNET__CHAT_EFFORT,
    BITNET__CHAT_LOW_EFFORT,

    /* by default, thoughts since the last question stay if they are not empty */
    BITNET__CHAT_KEEPS_EMPTY_THOUGHTS,
    BITNET__CHAT_KEEPS_ALL_THOUGHTS,

    /* tokens */
    BITNET__CHAT_REQUIRES, /* of these, the first begins each message */
    BITNET__CHAT_CONTROL   /* never a user's text; nor is any <|...|> */
} bitnet__chat_kind;

typedef struct bitnet__chat_piece {
    bitnet__chat_kind kind;
    const char *text;
} bitnet__chat_piece;

typedef struct bitnet__chat_template {
    bitnet_chat_template form;
    const char *name;
    const char *tools; /* the name of a row of bitnet__tool_styles */
    bitnet__chat_piece pieces[20];
} bitnet__chat_template;

#define BITNET__HY(name) "<\xEF\xBD\x9Chy_" name "\xEF\xBD\x9C>"
#define BITNET__HY_PLACE(digit) \
    BITNET__HY("place\xE2\x96\x81holder\xE2\x96\x81no\xE2\x96\x81" digit)

/* clang-format off */
#define BITNET__LLAMA3_PIECES(X) \
    X(USER, "<|start_header_id|>user<|end_header_id|>\n\n{tools}{trimmed}<|eot_id|>") \
    X(ASSISTANT, "<|start_header_id|>assistant<|end_header_id|>\n\n{thought}{trimmed}<|eot_id|>") \
    X(CALLS, "<|start_header_id|>assistant<|end_header_id|>\n\n{calls}<|eot_id|>") \
    X(REQUIRES, "<|start_header_id|>") X(REQUIRES, "<|end_header_id|>") \
    X(REQUIRES, "<|eot_id|>")

#define BITNET__QWEN35_PIECES(X) \
    X(SYSTEM, "<|im_start|>system\n{effort}\n\n{tools}\n\n{trimmed}<|im_end|>\n") \
    X(USER, "<|im_start|>user\n{trimmed}<|im_end|>\n") \
    X(ASSISTANT, "<|im_start|>assistant\n{thought}{trimmed}\n\n{calls}<|im_end|>\n") \
    X(RESULTS, "<|im_start|>user{results}<|im_end|>\n") \
    X(TOOL, "\n<tool_response>\n{trimmed}\n</tool_response>") \
    X(KEEPS_EMPTY_THOUGHTS, "") \
    X(REQUIRES, "<|im_start|>") X(REQUIRES, "<|im_end|>")

#define BITNET__CHAT_TEMPLATES(ROW, X) \
    ROW(LLAMA31, "Llama-3.1, which says the date", "llama3", \
      X(IF, "<|start_header_id|>") X(AND, "Today Date: ") \
      X(SYSTEM, "<|start_header_id|>system<|end_header_id|>\n\n{trimmed}<|eot_id|>") \
      X(SYSTEM_DATED, \
        "<|start_header_id|>system<|end_header_id|>\n\nCutting Knowledge Date: December 2023\n" \
        "Today Date: {date}\n\n{trimmed}<|eot_id|>") \
      X(SYSTEM_DATED_TOOLS, \
        "<|start_header_id|>system<|end_header_id|>\n\nEnvironment: ipython\n" \
        "Cutting Knowledge Date: December 2023\nToday Date: {date}\n\n{trimmed}<|eot_id|>") \
      X(TOOL, "<|start_header_id|>ipython<|end_header_id|>\n\n{json}<|eot_id|>") \
      BITNET__LLAMA3_PIECES(X)) \
    ROW(LLAMA3, "Llama-3", "llama3", \
      X(IF, "<|start_header_id|>") \
      X(SYSTEM, "<|start_header_id|>system<|end_header_id|>\n\n{trimmed}<|eot_id|>") \
      X(TOOL, "<|start_header_id|>tool<|end_header_id|>\n\n{trimmed}<|eot_id|>") \
      BITNET__LLAMA3_PIECES(X)) \
    ROW(NONE, "none", "hermes", /* Phi-4's */ \
      X(IF, "<|im_start|>") X(AND, "<|im_sep|>")) \
    ROW(QWEN38, "Qwen3.8", "tags", \
      X(IF, "<|im_start|>") X(AND, "</think>") \
      X(AND, "<function=") X(AND, "reasoning_effort") \
      X(EFFORT, \
        "Reasoning effort is set to xhigh. Please think carefully through the task, validate " \
        "key assumptions, consider plausible alternatives, and prioritize correctness, " \
        "consistency, and clarity in the final answer.") \
      X(LOW_EFFORT, \
        "Reasoning effort is set to low. Keep your thinking brief and focused, moving directly " \
        "to the conclusion without unnecessary elaboration.") \
      X(KEEPS_ALL_THOUGHTS, "") \
      BITNET__QWEN35_PIECES(X)) \
    ROW(QWEN35, "Qwen3.5", "tags", \
      X(IF, "<|im_start|>") X(AND, "</think>") \
      X(AND, "<function=") \
      BITNET__QWEN35_PIECES(X)) \
    ROW(CHATML, "ChatML", "hermes", \
      X(IF, "<|im_start|>") X(UNLESS, "<function=") X(UNLESS, "## Metadata") /* SmolLM3's */ \
      X(SYSTEM, "<|im_start|>system\n{text}\n\n{tools}<|im_end|>\n") \
      X(USER, "<|im_start|>user\n{text}<|im_end|>\n") \
      X(ASSISTANT, "<|im_start|>assistant\n{thought}{text}\n{calls}<|im_end|>\n") \
      X(RESULTS, "<|im_start|>user{results}<|im_end|>\n") \
      X(TOOL, "\n<tool_response>\n{text}\n</tool_response>") \
      X(REQUIRES, "<|im_start|>") X(REQUIRES, "<|im_end|>") \
      X(CONTROL, "<tool_response>") X(CONTROL, "</tool_response>")) \
    ROW(HUNYUAN, "Hunyuan", "hermes", \
      X(IF, BITNET__HY("User")) \
      X(SYSTEM, "{text}\n\n{tools}" BITNET__HY_PLACE("3")) \
      X(USER, BITNET__HY("User") "{text}") \
      X(ASSISTANT, \
        BITNET__HY("Assistant") "{thought}{text}\n{calls}" BITNET__HY_PLACE("2")) \
      X(TOOL, BITNET__HY("User") "{text}") \
      X(REQUIRES, BITNET__HY("User")) X(REQUIRES, BITNET__HY("Assistant")) \
      X(REQUIRES, BITNET__HY_PLACE("2"))) \
    ROW(BITNET, "BitNet", "hermes", \
      X(IF, "Assistant: ") X(AND, "<|eot_id|>") \
      X(IF, "BITNETAssistant") /* a wrong template of BitNet 2B-4T, by a converter */ \
      X(SYSTEM, "System: {trimmed}\n\n{tools}<|eot_id|>") \
      X(USER, "User: {trimmed}<|eot_id|>") \
      X(ASSISTANT, "Assistant: {thought}{trimmed}\n{calls}<|eot_id|>") \
      X(TOOL, "Tool: {trimmed}<|eot_id|>") \
      X(REQUIRES, "<|eot_id|>")) \
    ROW(FALCON, "Falcon", "falcon", \
      X(IF, "<|user|>") X(AND, "<|assistant|>") \
      X(UNLESS, "<|end|>") /* Phi-3's */ \
      X(UNLESS, "[gMASK]") /* GLM's break no line after the marks */ \
      X(UNLESS, "<|assistant|>{") \
      X(UNLESS_BETWEEN, "eos_token") /* Zephyr's */ \
      X(SYSTEM, "<|system|>\n{text}{tools}\n") \
      X(USER, "<|user|>\n{text}\n") \
      X(ASSISTANT, "<|assistant|>\n{thought}{text}\n{calls}{eos}\n") \
      X(CALLS, "{thought}\n{calls}{eos}\n") \
      X(TOOL, "<|assistant|>\n<tool_response>\n{text}\n</tool_response>\n") \
      X(CONTROL, "<tool_response>") X(CONTROL, "</tool_response>")) \
    ROW(GEMMA, "Gemma", "hermes", \
      X(IF, "<start_of_turn>") \
      X(SYSTEM, "<start_of_turn>user\n{text}\n\n{tools}<end_of_turn>\n") \
      X(SYSTEM_BEFORE_USER, "<start_of_turn>user\n{text}\n\n{tools}\n\n") \
      X(USER, "<start_of_turn>user\n{trimmed}<end_of_turn>\n") \
      X(ASSISTANT, "<start_of_turn>model\n{thought}{trimmed}\n{calls}<end_of_turn>\n") \
      X(TOOL, "<start_of_turn>user\n{trimmed}<end_of_turn>\n") \
      X(REQUIRES, "<start_of_turn>") X(REQUIRES, "<end_of_turn>") \
      X(CONTROL, "<start_of_turn>")) \
    ROW(MINICPM, "MiniCPM", "hermes", \
      X(IF, "<\xE7\x94\xA8\xE6\x88\xB7>") \
      X(SYSTEM, "{trimmed}\n\n{tools}") \
      X(USER, "<\xE7\x94\xA8\xE6\x88\xB7>{trimmed}") \
      X(ASSISTANT, "<AI>{thought}{trimmed}\n{calls}") \
      X(TOOL, "<\xE7\x94\xA8\xE6\x88\xB7>{trimmed}") \
      X(CONTROL, "<\xE7\x94\xA8\xE6\x88\xB7>") X(CONTROL, "<AI>")) \
    ROW(LLAMA2, "Llama-2", "hermes", \
      X(IF, "[INST]") X(AND, "<<SYS>>") \
      X(SYSTEM, "[INST] <<SYS>>\n{trimmed}\n\n{tools}\n<</SYS>>\n\n [/INST]") \
      X(SYSTEM_BEFORE_USER, "[INST] <<SYS>>\n{trimmed}\n\n{tools}\n<</SYS>>\n\n") \
      X(USER, "[INST] {trimmed} [/INST]") \
      X(ASSISTANT, "{thought}{trimmed}\n{calls}</s><s>") \
      X(TOOL, "[INST] {trimmed} [/INST]") \
      X(REQUIRES, "<s>") X(REQUIRES, "</s>") \
      X(CONTROL, "[INST]") X(CONTROL, "[/INST]")) \
    ROW(MISTRAL, "Mistral", "hermes", /* others have spaces, or a [SYSTEM_PROMPT] */ \
      X(IF, "\"[INST]\"") X(UNLESS, "[SYSTEM_PROMPT]") \
      X(IF, "'[INST]'") X(UNLESS, "[SYSTEM_PROMPT]") \
      X(SYSTEM, "[INST]{text}\n\n{tools}[/INST]") \
      X(SYSTEM_BEFORE_USER, "[INST]{text}\n\n{tools}\n\n") \
      X(USER, "[INST]{text}[/INST]") \
      X(ASSISTANT, "{thought}{text}\n{calls}</s>") \
      X(TOOL, "[INST]{text}[/INST]") \
      X(REQUIRES, "[INST]") X(REQUIRES, "[/INST]") \
      X(REQUIRES, "</s>"))
/* clang-format on */

static const bitnet__chat_template bitnet__chat_templates[] = {
#define BITNET__X(kind, text) {BITNET__CHAT_##kind, text},
#define BITNET__ROW(form, name, tools, pieces) {BITNET_CHAT_##form, name, tools, {pieces}},
    BITNET__CHAT_TEMPLATES(BITNET__ROW, BITNET__X)
#undef BITNET__ROW
#undef BITNET__X
};

static const bitnet__chat_template *bitnet__chat_template_of(bitnet_chat_template form) {
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__chat_templates); i++)
        if (bitnet__chat_templates[i].form == form) return &bitnet__chat_templates[i];
    return NULL;
}

/* The first of its kind; NULL if there is none. */
static const char *bitnet__chat_piece_of(const bitnet__chat_template *form,
                                         bitnet__chat_kind kind) {
    const bitnet__chat_piece *piece = form->pieces;
    while (piece->kind != kind && piece->kind != BITNET__CHAT_LAST) piece++;
    return piece->text;
}

/* The position of `what`; the length of the text if it is not there. */
static size_t bitnet__search(bitnet_string text, size_t from, const char *what) {
    size_t length = strlen(what);
    for (; from + length <= text.length; from++)
        if (memcmp(text.data + from, what, length) == 0) return from;
    return text.length;
}

static bool bitnet__has(bitnet_string text, const char *what) {
    return bitnet__search(text, 0, what) < text.length;
}

/* What follows the last `what`; the whole text if it is not there. */
static bitnet_string bitnet__text_after(bitnet_string text, const char *what) {
    size_t at;
    while ((at = bitnet__search(text, 0, what)) < text.length) {
        text.data += at + strlen(what);
        text.length -= at + strlen(what);
    }
    return text;
}

static bool bitnet__chat_matches(const bitnet__chat_template *form, bitnet_string s) {
    const bitnet__chat_piece *piece = form->pieces, *first = piece;
    bool matches = false;
    for (; piece->kind >= BITNET__CHAT_IF && piece->kind <= BITNET__CHAT_UNLESS_BETWEEN; piece++) {
        bitnet_string range = s;
        if (piece->kind == BITNET__CHAT_IF) {
            if (matches) break;
            matches = true;
            first = piece;
        }
        if (piece->kind == BITNET__CHAT_UNLESS_BETWEEN) {
            size_t from = bitnet__search(s, 0, first[0].text);
            range = bitnet__string_of(s.data + from, bitnet__search(s, from, first[1].text) - from);
        }
        matches = matches && bitnet__has(range, piece->text) == (piece->kind <= BITNET__CHAT_AND);
    }
    return matches;
}

static bitnet_chat_template bitnet__chat_of_template(bitnet_string s) {
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__chat_templates); i++)
        if (bitnet__chat_matches(&bitnet__chat_templates[i], s))
            return bitnet__chat_templates[i].form;
    return BITNET_CHAT_NONE;
}

typedef enum bitnet__thinking {
    BITNET__THINKS_NEVER,
    BITNET__THINKS_FREELY,  /* model opens <think> */
    BITNET__THINKS_ALWAYS,  /* template opens it */
    BITNET__THINKS_IF_ASKED /* opens and closes it, unless BITNET_THINKING */
} bitnet__thinking;

/* According to what follows a reply's header. Templates write line breaks raw or as \\n. */
static bitnet__thinking bitnet__thinking_of(bitnet_string s) {
    bitnet_string reply = bitnet__text_after(s, "add_generation_prompt");
    if (!bitnet__has(s, "</think>")) return BITNET__THINKS_NEVER;
    if (!bitnet__has(reply, "<think>\\n'") && !bitnet__has(reply, "<think>\n'"))
        return BITNET__THINKS_FREELY;
    if (bitnet__has(reply, "enable_thinking is defined and enable_thinking is true"))
        return BITNET__THINKS_IF_ASKED;
    return bitnet__has(reply, "elif enable_thinking is true") ? BITNET__THINKS_FREELY
                                                              : BITNET__THINKS_ALWAYS;
}

static bitnet_string bitnet__system_of(bitnet_string s) {
    static const char *const heads[] = {"<|im_start|>system\\nYou are",
                                        "<|im_start|>system\nYou are"};
    size_t i, at;
    for (i = 0; i < 2; i++) {
        bitnet_string system;
        if ((at = bitnet__search(s, 0, heads[i])) == s.length) continue;
        at += strlen(heads[i]) - strlen("You are");
        system = bitnet__string_of(s.data + at, bitnet__search(s, at, "<|im_end|>") - at);
        if (at + system.length < s.length && !memchr(system.data, '\'', system.length) &&
            !memchr(system.data, '"', system.length) && !memchr(system.data, '\\', system.length))
            return system;
    }
    return bitnet__string("");
}

/* ====================
   >>tokenizer   Tokenizer: BPE, SPM, detokenizing

   Both kinds merge the best neighbors, leftmost first. BPE ("gpt2") starts from a piece's bytes and
   ranks merges; SentencePiece ("llama") starts from the text's characters and scores tokens. A heap
   finds the best pair, and >>tables find its result, with a hash derived from those of its parts
   and one memcmp: n bytes take n log n steps, whatever they are.

   Vocabularies spell bytes as printable characters (BPE) and spaces as U+2581 (SPM). Text is not
   respelled, because tokens keep decoded bytes. Only U+2581 itself becomes a space in SPM's
   text. */

#define BITNET__NO_RANK 0xFFFFFFFFu
#define BITNET__SPECIAL_MAX 256
#define BITNET__TEXT_MAX (INT32_MAX / 4)

/* As in tokenizer.ggml.token_type. */
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
    uint32_t rank; /* SPM: descending with the score */
    bitnet__token_type type;
    bool end;   /* ends a text or turn */
    bool named; /* first of its name */
} bitnet__token;

typedef struct bitnet__merge {
    int32_t pair[2], result;
} bitnet__merge;

/* what another header computes once from a vocabulary */
typedef struct bitnet__derived {
    void *data; /* NULL: not yet */
    void (*free)(const bitnet_allocator *a, void *data);
    bitnet__atomic lock;
} bitnet__derived;

struct bitnet_tokenizer {
    bitnet_allocator allocator;
    bool spm;
    bool whole, add_bos, add_eos, add_space;
    bitnet__rule rule;
    bitnet_chat_template chat;
    bitnet__thinking thinking;
    char *system; /* default, or NULL */
    int32_t count, bos, eos, unknown;
    int32_t ends[16], end_count; /* tokens that end a text or turn */
    size_t longest;
    bitnet__token *tokens;
    char *arena;
    bitnet__table names;   /* of equal ones the first */
    bitnet__table texts;   /* text tokens, by bytes */
    bitnet__merge *merges; /* BPE, by rank */
    bitnet__table pairs;   /* by their parts */
    int32_t byte_token[256];
    bitnet__derived *derived;
    /* by first byte: greatest length, and a bit per length */
    uint16_t special_longest[256];
    uint8_t special_lengths[256][BITNET__SPECIAL_MAX / 8];
};

/* ---- vocabulary tables */

/* BPE maps the 68 unprintable bytes to U+0100 on; -1: no byte. */
static int bitnet__unspell(uint32_t c) {
    if (c > 32 && c < 256 && !(c >= 127 && c <= 160) && c != 173) return (int)c;
    if (c >= 256 && c < 256 + 33) return (int)c - 256;
    if (c >= 256 + 33 && c < 256 + 67) return (int)c - 256 - 33 + 127;
    return c == 256 + 67 ? 173 : -1;
}

/* The byte that is spelled at *at, which moves past it; -1: none. */
static int bitnet__next_byte(const bitnet_tokenizer *t, bitnet_string name, size_t *at) {
    int byte = (uint8_t)name.data[*at];
    uint32_t c;
    size_t bytes = bitnet__utf8(name.data + *at, name.length - *at, &c);
    if (!t->spm) byte = bitnet__unspell(c);
    else if (c == 0x2581) byte = ' ';
    else bytes = 1;
    *at += bytes;
    return byte;
}

/* Only programs write other tokens, so users cannot forge them. */
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
    return bitnet__string_of((const char *)((const bitnet__merge *)merges)[rank].pair,
                             2 * sizeof(int32_t));
}

/* The token of a name or text with this hash, or -1. */
static int32_t bitnet__find_token(const bitnet__table *table, uint64_t hash, const char *text,
                                  size_t length) {
    const bitnet__slot *slot =
        bitnet__table_find(table, bitnet__hash_end(hash), bitnet__string_of(text, length));
    return slot ? (int32_t)slot->index : -1;
}

static uint32_t bitnet__hash_pair(const int32_t pair[2]) {
    uint64_t both = (uint64_t)(uint32_t)pair[0] << 32 | (uint32_t)pair[1];
    return bitnet__hash_end(both * BITNET__HASH_FACTOR);
}

static uint32_t bitnet__find_merge(const bitnet_tokenizer *t, int32_t left, int32_t right) {
    const int32_t pair[] = {left, right};
    const bitnet__slot *slot = bitnet__table_find(
        &t->pairs, bitnet__hash_pair(pair), bitnet__string_of((const char *)pair, sizeof pair));
    return slot ? slot->index : BITNET__NO_RANK;
}

/* ---- loading */

typedef struct bitnet__vocabulary {
    bitnet_tokenizer *t;
    const bitnet_gguf *gguf;
    bitnet_log log;
    bitnet_error *error;
} bitnet__vocabulary;

static bitnet_result bitnet__vocab_array(const bitnet__vocabulary *v, const char *key, size_t count,
                                         const bitnet_gguf_value **out) {
    const bitnet_gguf_value *value = *out = bitnet_gguf_find(v->gguf, key);
    if (!value) return BITNET_OK;
    if (value->type != BITNET_GGUF_ARRAY)
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "%s is not an array", key);
    if (count && value->count != count)
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "%s has %i elements for %z tokens", key,
                            value->count, count);
    return BITNET_OK;
}

static bitnet_result bitnet__vocab_id(const bitnet__vocabulary *v, const char *key,
                                      int32_t otherwise, int32_t *id) {
    const bitnet_gguf_value *value = bitnet_gguf_find(v->gguf, key);
    int64_t number = otherwise;
    if (value && (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_int(value, 0, &number)))
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "%s is not an integer", key);
    *id = number >= 0 && number < v->t->count ? (int32_t)number : -1;
    if (value && *id < 0)
        bitnet__log(&v->log, BITNET_LOG_WARNING, "%s is %i, but there are %d tokens: it is ignored",
                    key, number, v->t->count);
    return BITNET_OK;
}

static int bitnet__hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if ((c | 32) >= 'a' && (c | 32) <= 'f') return (c | 32) - 'a' + 10;
    return -1;
}

/* Reads `count` digits, at most 8. False if there are fewer: *at is then at what is not a digit. */
static bool bitnet__hex_number(const char *text, size_t length, size_t *at, int count,
                               uint32_t *number) {
    for (*number = 0; count > 0; count--, ++*at) {
        int digit = *at < length ? bitnet__hex_digit(text[*at]) : -1;
        if (digit < 0) return false;
        *number = *number << 4 | (uint32_t)digit;
    }
    return true;
}

static int bitnet__byte_name(bitnet_string name) {
    uint32_t byte;
    size_t at = 3;
    if (name.length != 6 || !bitnet__starts(name, "<0x") || name.data[5] != '>') return -1;
    return bitnet__hex_number(name.data, name.length, &at, 2, &byte) ? (int)byte : -1;
}

/* Such as <|fim_prefix|> and <unused7>, even if the file calls them text. */
static bool bitnet__is_mark(bitnet_string name) {
    size_t n = name.length;
    if (bitnet__is(name, "<mask>")) return true;
    if (n < 5 || name.data[n - 1] != '>') return false;
    return (bitnet__starts(name, "<|") && name.data[n - 2] == '|') ||
           bitnet__starts(name, "<unused") || bitnet__starts(name, "<\xEF\xBD\x9Chy_");
}

/* Only programs may write these tokens. */
static void bitnet__make_control(bitnet__token *token) {
    if (bitnet__is_text(token)) token->type = BITNET__TOKEN_CONTROL;
}

/* Tokens that end texts or turns, and the markup of all chat templates. They are never text, or
   users could impersonate others. </s> is a word if another token ends texts. */
static void bitnet__load_control(bitnet_tokenizer *t) {
    const char *ends =
        "</s> <|eot_id|> <|eom_id|> <|end_of_text|> <|im_end|> <|endoftext|> <|end|> "
        "<end_of_turn> " BITNET__HY("EOT") " " BITNET__HY("end\xE2\x96\x81of\xE2\x96\x81sentence");
    bitnet_string word;
    size_t i, k;
    int32_t id;
    while ((word = bitnet__next_word(&ends)).length) {
        id = bitnet_token_find(t, word.data, word.length);
        if (id < 0 || (bitnet__is(word, "</s>") && !t->tokens[id].end)) continue;
        t->tokens[id].end = true;
        bitnet__make_control(t->tokens + id);
    }
    for (i = 0; i < BITNET__COUNT(bitnet__chat_templates); i++)
        for (k = 0; k < BITNET__COUNT(bitnet__chat_templates->pieces); k++) {
            const bitnet__chat_piece *piece = &bitnet__chat_templates[i].pieces[k];
            if (piece->kind != BITNET__CHAT_CONTROL) continue;
            id = bitnet_token_find(t, piece->text, BITNET_TERMINATED);
            if (id >= 0) bitnet__make_control(t->tokens + id);
        }
    for (id = 0; id < t->count; id++) {
        if (bitnet__is_mark(t->tokens[id].name)) bitnet__make_control(t->tokens + id);
        if (t->tokens[id].end) t->ends[t->end_count++] = id;
    }
}
BITNET__ENSURE(ends, 10 + 3 <= sizeof((bitnet_tokenizer *)0)->ends / sizeof(int32_t));

static size_t bitnet__decode_name(const bitnet_tokenizer *t, bitnet_string name, char *out) {
    size_t at = 0, length = 0;
    while (at < name.length) {
        int byte = bitnet__next_byte(t, name, &at);
        if (byte < 0) { /* an added token, literal */
            memcpy(out, name.data, name.length);
            return name.length;
        }
        out[length++] = (char)byte;
    }
    return length;
}

static bitnet_result bitnet__load_bytes(const bitnet__vocabulary *v, char *p) {
    bitnet_tokenizer *t = v->t;
    int32_t i;
    for (i = 0; i < 256; i++) t->byte_token[i] = -1;
    for (i = 0; i < t->count; i++) {
        bitnet__token *token = t->tokens + i;
        int byte = bitnet__byte_name(token->name);
        token->bytes.data = p;
        if (token->type == BITNET__TOKEN_BYTE && byte < 0)
            return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "byte token %d is spelled '%t'", i,
                                &token->name);
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

/* Whether the name spells the bytes. In SPM's names a space spells nothing. */
static bool bitnet__is_spelled(const bitnet_tokenizer *t, const bitnet__token *token) {
    bitnet_string name = token->name, bytes = token->bytes;
    size_t at = 0, i;
    if (t->spm && memchr(name.data, ' ', name.length)) return false;
    for (i = 0; at < name.length && i < bytes.length; i++)
        if (bitnet__next_byte(t, name, &at) != (uint8_t)bytes.data[i]) return false;
    return at == name.length && i == bytes.length;
}

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

/* The file may be closed afterwards. Empty names are not found. */
static bitnet_result bitnet__load_names(const bitnet__vocabulary *v, size_t total) {
    bitnet_tokenizer *t = v->t;
    char *p = t->arena = (char *)bitnet__alloc(&t->allocator, total, 2);
    bitnet_result result;
    int32_t i;
    if (!p || !bitnet__table_begin(&t->names, &t->allocator, (size_t)t->count, bitnet__key_name,
                                   t->tokens))
        return bitnet__no_memory(v->error);
    for (i = 0; i < t->count; i++) {
        bitnet_string *name = &t->tokens[i].name, said = *name;
        name->data = p;
        if (t->spm && t->tokens[i].type == BITNET__TOKEN_USER) /* matched before respelling */
            name->length = bitnet__decode_name(t, said, p);
        else memcpy(p, said.data, said.length);
        p += name->length;
        if (name->length) bitnet__table_add(&t->names, bitnet__hash_of(*name), (uint32_t)i);
    }
    if (!bitnet__table_end(&t->names, &t->allocator)) return bitnet__no_memory(v->error);
    bitnet__load_control(t);
    result = bitnet__load_bytes(v, p);
    if (result == BITNET_OK && !bitnet__load_texts(t)) result = bitnet__no_memory(v->error);
    return result;
}

static bitnet_result bitnet__load_ids(const bitnet__vocabulary *v) {
    static const struct {
        const char *key;
        int32_t spm;
        bool end;
    } roles[] = {
        {"tokenizer.ggml.bos_token_id", 1, false},     {"tokenizer.ggml.eos_token_id", 2, true},
        {"tokenizer.ggml.unknown_token_id", 0, false}, {"tokenizer.ggml.eot_token_id", -1, true},
        {"tokenizer.ggml.eom_token_id", -1, true},
    };
    bitnet_tokenizer *t = v->t;
    int32_t ids[5], i;
    for (i = 0; i < 5; i++) {
        bitnet_result result =
            bitnet__vocab_id(v, roles[i].key, t->spm ? roles[i].spm : -1, &ids[i]);
        if (result) return result;
        if (roles[i].end && ids[i] >= 0) t->tokens[ids[i]].end = true;
    }
    t->bos = ids[0], t->eos = ids[1], t->unknown = ids[2];
    return BITNET_OK;
}

static bitnet_result bitnet__load_tokens(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
    bitnet_error *error = v->error;
    const bitnet_gguf_value *names, *types, *scores;
    size_t i, total = 0, count;
    bitnet_result result = bitnet__vocab_array(v, "tokenizer.ggml.tokens", 0, &names);
    if (result) return result;
    if (!names || names->element != BITNET_GGUF_STRING || !names->count ||
        names->count > INT32_MAX / 4)
        return bitnet__fail(error, BITNET_ERROR_VOCAB,
                            "tokenizer.ggml.tokens is missing, empty, or no array of strings");
    count = (size_t)names->count;
    result = bitnet__vocab_array(v, "tokenizer.ggml.token_type", count, &types);
    if (!result) result = bitnet__vocab_array(v, "tokenizer.ggml.scores", count, &scores);
    if (result) return result;
    if (t->spm && !scores)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "tokenizer.ggml.scores is missing");

    t->tokens = BITNET__NEW_ZERO(bitnet__token, &t->allocator, count);
    if (!t->tokens) return bitnet__no_memory(error);
    t->count = (int32_t)count;
    for (i = 0; i < count; i++) {
        bitnet__token *token = t->tokens + i;
        int64_t type = BITNET__TOKEN_NORMAL;
        double score = 0;
        if (!bitnet_gguf_string(names, i, &token->name))
            return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %z has no name", i);
        if (types && (!bitnet_gguf_int(types, i, &type) || type < 0 || type > BITNET__TOKEN_BYTE))
            return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %z has no sound type", i);
        if (!types && t->spm && bitnet__byte_name(token->name) >= 0) type = BITNET__TOKEN_BYTE;
        token->type = (bitnet__token_type)type;
        if (t->spm) {
            uint32_t bits;
            if (!bitnet_gguf_number(scores, i, &score) || !(score > -3e38 && score < 3e38))
                return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %z has no sound score", i);
            bits = bitnet__bits((float)score + 0.0f);
            token->rank = bits >> 31 ? bits : ~(bits | 0x80000000u); /* descending */
        }
        total += token->name.length;
    }
    result = bitnet__load_ids(v);
    return result == BITNET_OK ? bitnet__load_names(v, total) : result;
}

static void bitnet__load_index(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
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
        int32_t id = bitnet__find_token(&t->texts, bitnet__hash(0, &byte, 1), &byte, 1);
        if (!t->spm && id >= 0) t->byte_token[i] = id;
        missing += t->byte_token[i] < 0;
    }
    if (missing)
        bitnet__log(&v->log, BITNET_LOG_WARNING,
                    "the vocabulary has no token for %d of the 256 bytes", missing);
}

static bool bitnet__read_merge(const bitnet_tokenizer *t, bitnet_string pair, char *joined,
                               bitnet__merge *merge) {
    size_t left = 1, right;
    while (left < pair.length && pair.data[left] != ' ') left++;
    if (left + 1 >= pair.length) return false;
    right = pair.length - left - 1;
    memcpy(joined, pair.data, left);
    memcpy(joined + left, pair.data + left + 1, right);
    merge->pair[0] = bitnet_token_find(t, joined, left);
    merge->pair[1] = bitnet_token_find(t, joined + left, right);
    merge->result = bitnet_token_find(t, joined, left + right);
    return true;
}

/* Skips pairs whose parts or results are not text; the first of equal pairs counts. */
static bitnet_result bitnet__load_merges(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
    bitnet_error *error = v->error;
    const bitnet_gguf_value *value;
    size_t i, count, room = 0, unused = 0;
    char *joined = NULL;
    bitnet_result result = bitnet__vocab_array(v, "tokenizer.ggml.merges", 0, &value);
    if (result) return result;
    if (!value || value->count > INT32_MAX / 4 ||
        (value->count && value->element != BITNET_GGUF_STRING))
        return bitnet__fail(error, BITNET_ERROR_VOCAB,
                            "tokenizer.ggml.merges is missing, or no array of strings");
    count = (size_t)value->count;
    t->merges = BITNET__NEW(bitnet__merge, &t->allocator, count);
    if (!t->merges ||
        !bitnet__table_begin(&t->pairs, &t->allocator, count, bitnet__key_pair, t->merges))
        return bitnet__no_memory(error);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        bitnet__merge *merge = t->merges + i;
        bitnet_string pair = bitnet__string("");
        bitnet_gguf_string(value, i, &pair);
        if (!BITNET__ROOM(&t->allocator, joined, room, 0, pair.length))
            result = bitnet__no_memory(error);
        else if (!bitnet__read_merge(t, pair, joined, merge))
            result =
                bitnet__fail(error, BITNET_ERROR_VOCAB, "merge %z is not a pair: '%t'", i, &pair);
        else if (merge->pair[0] < 0 || merge->pair[1] < 0 || merge->result < 0 ||
                 !bitnet__is_text(t->tokens + merge->result))
            unused++;
        else bitnet__table_add(&t->pairs, bitnet__hash_pair(merge->pair), (uint32_t)i);
    }
    bitnet__free(&t->allocator, joined);
    if (result == BITNET_OK && !bitnet__table_end(&t->pairs, &t->allocator))
        result = bitnet__no_memory(error);
    if (unused)
        bitnet__log(&v->log, BITNET_LOG_WARNING, "%z merges are of tokens that do not exist",
                    unused);
    return result;
}

static const bitnet__pretokenizer *bitnet__load_pretokenizer(const bitnet__vocabulary *v,
                                                             const char *wanted) {
    const size_t count = BITNET__COUNT(bitnet__pretokenizers);
    char known[200] = "";
    bitnet_string name = bitnet__string(wanted);
    size_t i;
    if (!wanted) name = bitnet__text_of_key(v->gguf, "tokenizer.ggml.pre");
    if (!name.data) {
        bitnet__log(&v->log, BITNET_LOG_INFO, "the file names no pre-tokenizer: using Llama-3's");
        return bitnet__pretokenizers;
    }
    for (i = 0; i < count; i++)
        if (bitnet__is_pretokenizer(bitnet__pretokenizers + i, name))
            return bitnet__pretokenizers + i;
    for (i = 0; i < count; i++)
        if (i == 0 || bitnet__pretokenizers[i].rule != bitnet__pretokenizers[i - 1].rule)
            bitnet__list_name(known, sizeof known, bitnet__pretokenizers[i].name);
    if (name.length > 16) name.length = 16; /* room for the list */
    bitnet__fail(v->error, BITNET_ERROR_VOCAB_PRE,
                 "unknown pre-tokenizer '%t'; an option may name one of %s", &name, known);
    return NULL;
}

static bitnet_result bitnet__load_chat(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
    bitnet_string s = bitnet__text_of_key(v->gguf, "tokenizer.chat_template");
    if (s.length) t->chat = bitnet__chat_of_template(s);
    else if (bitnet_token_find(t, "<|eot_id|>", BITNET_TERMINATED) >= 0)
        t->chat =
            bitnet__architecture_of(bitnet__text_of_key(v->gguf, "general.architecture")).chat;
    t->thinking = bitnet__thinking_of(s);
    if (s.length && t->chat == BITNET_CHAT_NONE)
        bitnet__log(&v->log, BITNET_LOG_WARNING,
                    "the chat template is not a known one: conversations are not supported");
    if (t->chat != BITNET_CHAT_CHATML) return BITNET_OK;
    s = bitnet__system_of(s);
    if (s.length == 0) return BITNET_OK;
    t->system = BITNET__NEW_ZERO(char, &t->allocator, s.length + 1);
    if (!t->system) return bitnet__no_memory(v->error);
    memcpy(t->system, s.data, s.length);
    return BITNET_OK;
}

static bitnet_result bitnet__load_vocabulary(const bitnet__vocabulary *v,
                                             const char *pretokenizer) {
    bitnet_tokenizer *t = v->t;
    const bitnet__pretokenizer *pre = bitnet__pretokenizers;
    bitnet_string model = bitnet__text_of_key(v->gguf, "tokenizer.ggml.model");
    bitnet_result result;
    if (!model.data)
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB_MODEL, "tokenizer.ggml.model is missing");
    t->spm = bitnet__is(model, "llama");
    if (!t->spm && !bitnet__is(model, "gpt2"))
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB_MODEL, "unknown kind of tokenizer: '%t'",
                            &model);
    if (!t->spm) pre = bitnet__load_pretokenizer(v, pretokenizer);
    if (!pre) return BITNET_ERROR_VOCAB_PRE;
    t->rule = pre->rule;
    t->whole = pre->whole;
    t->add_bos = bitnet__int_of_key(v->gguf, "tokenizer.ggml.add_bos_token", pre->add_bos) != 0;
    t->add_eos = bitnet__int_of_key(v->gguf, "tokenizer.ggml.add_eos_token", 0) != 0;
    t->add_space = t->spm && bitnet__int_of_key(v->gguf, "tokenizer.ggml.add_space_prefix", 1) != 0;
    result = bitnet__load_tokens(v);
    if (result) return result;
    bitnet__load_index(v);
    result = bitnet__load_chat(v);
    return result || t->spm ? result : bitnet__load_merges(v);
}

BITNET_API void bitnet_tokenizer_free(bitnet_tokenizer *tokenizer) {
    if (tokenizer) {
        bitnet_allocator allocator = tokenizer->allocator;
        bitnet__derived *derived = tokenizer->derived;
        if (derived && derived->data) derived->free(&allocator, derived->data);
        bitnet__free(&allocator, derived);
        bitnet__free(&allocator, tokenizer->tokens);
        bitnet__free(&allocator, tokenizer->arena);
        bitnet__free(&allocator, tokenizer->system);
        bitnet__table_free(&tokenizer->names, &allocator);
        bitnet__table_free(&tokenizer->texts, &allocator);
        bitnet__free(&allocator, tokenizer->merges);
        bitnet__table_free(&tokenizer->pairs, &allocator);
        bitnet__free(&allocator, tokenizer);
    }
}

BITNET_API bitnet_tokenizer *bitnet_tokenizer_create(const bitnet_gguf *gguf,
                                                     const bitnet_tokenizer_options *options,
                                                     bitnet_error *error) {
    bitnet_tokenizer_options o;
    bitnet__vocabulary v;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    o.allocator = bitnet__allocator(&o.allocator);
    v.t = gguf ? BITNET__NEW_ZERO(bitnet_tokenizer, &o.allocator, 1) : NULL;
    v.gguf = gguf;
    v.log = o.log;
    v.error = error;
    if (v.t) v.t->allocator = o.allocator;
    if (v.t) v.t->derived = BITNET__NEW_ZERO(bitnet__derived, &o.allocator, 1);
    if (v.t && v.t->derived && bitnet__load_vocabulary(&v, o.pretokenizer) == BITNET_OK) return v.t;
    if (gguf && (!v.t || !v.t->derived)) bitnet__no_memory(error);
    bitnet_tokenizer_free(v.t);
    return NULL;
}

/* ====================
   >>encode   Text to tokens, tokens to text

   A text, or each of its pieces, is cut into symbols, and the best pair is merged until no pair can
   be merged: see >>tokenizer. Detokenizing holds back the bytes of an incomplete character. */

/* ---- text to tokens */

/* A part of the text: a token, or -1. Symbols are chained, up to a sentinel. */
typedef struct bitnet__symbol {
    uint64_t hash, power; /* SPM: of the bytes; BITNET__HASH_FACTOR to the power of their number */
    int32_t id, merged;   /* with the next */
    uint32_t rank;
    uint32_t prev, next, start;
} bitnet__symbol;

typedef struct bitnet__encoder {
    const bitnet_tokenizer *t;
    struct bitnet__symbol *symbols;
    uint64_t *heap;
    char *spaced;
    size_t symbol_room, heap_room, spaced_room, heap_count;
    int32_t *ids;
    size_t capacity, count;
    const bitnet_allocator *grows; /* the ids'; NULL: those after the capacity are only counted */
    bool failed;                   /* out of memory for them */
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
    bitnet__free(&e->t->allocator, e->spaced);
    if (e->grows) bitnet__free(e->grows, e->ids);
}

static void bitnet__emit(bitnet__encoder *e, int32_t id) {
    if (e->grows && !BITNET__MORE(e->grows, e->ids, e->capacity, e->count)) e->failed = true;
    if (e->failed) return;
    if (e->count < e->capacity) e->ids[e->count] = id;
    e->count++;
}

/* The smallest key on top. */
BITNET__INLINE bool bitnet__key_before(const void *user, const void *a, const void *b) {
    (void)user;
    return *(const uint64_t *)a > *(const uint64_t *)b;
}

static void bitnet__propose(bitnet__encoder *e, const char *text, uint32_t i) {
    const bitnet_tokenizer *t = e->t;
    bitnet__symbol *symbols = e->symbols, *s = symbols + i;
    const bitnet__symbol *next = symbols + s->next;
    s->rank = BITNET__NO_RANK;
    if (next->next == s->next) return;
    if (t->spm) {
        size_t length = symbols[next->next].start - s->start;
        uint64_t hash = s->hash * next->power + next->hash;
        s->merged =
            length > t->longest ? -1 : bitnet__find_token(&t->texts, hash, text + s->start, length);
        if (s->merged >= 0) s->rank = t->tokens[s->merged].rank;
    } else {
        s->rank = bitnet__find_merge(t, s->id, next->id);
        if (s->rank != BITNET__NO_RANK) s->merged = t->merges[s->rank].result;
    }
    if (s->rank == BITNET__NO_RANK) return;
    e->heap[e->heap_count] = (uint64_t)s->rank << 32 | i;
    bitnet__heap_rise(e->heap, e->heap_count++, sizeof *e->heap, bitnet__key_before, NULL);
}

/* The token of the text's first byte, or of its first character. Returns the number of bytes. */
static size_t bitnet__first_symbol(const bitnet_tokenizer *t, const char *text, size_t length,
                                   bitnet__symbol *s) {
    size_t bytes, i;
    uint32_t c;
    s->hash = s->power = 1;
    if (!t->spm) {
        s->id = t->byte_token[(uint8_t)*text];
        return 1;
    }
    bytes = bitnet__utf8(text, length, &c);
    if (bytes == 0) bytes = 1;
    s->hash = bitnet__hash(0, text, bytes);
    for (i = 0; i < bytes; i++) s->power *= BITNET__HASH_FACTOR;
    s->id = bitnet__find_token(&t->texts, s->hash, text, bytes);
    return bytes;
}

static uint32_t bitnet__split(bitnet__encoder *e, const char *text, size_t length) {
    uint32_t n = 0;
    size_t at = 0;
    for (;; n++) {
        bitnet__symbol *s = e->symbols + n;
        s->start = (uint32_t)at;
        s->prev = n - 1;
        s->next = n + 1;
        s->rank = BITNET__NO_RANK;
        if (at == length) {
            s->id = -1;
            s->next = n;
            return n;
        }
        at += bitnet__first_symbol(e->t, text + at, length - at, s);
    }
}

static bool bitnet__encode_piece(bitnet__encoder *e, const char *text, size_t length) {
    const bitnet_tokenizer *t = e->t;
    bitnet__symbol *symbols;
    uint32_t n, i;
    int32_t id = -1;
    if (t->whole && length <= t->longest)
        id = bitnet__find_token(&t->texts, bitnet__hash(0, text, length), text, length);
    if (id >= 0) {
        bitnet__emit(e, id);
        return true;
    }
    /* each merge removes a symbol and pushes two pairs */
    if (!BITNET__ROOM(&t->allocator, e->symbols, e->symbol_room, 0, length + 1) ||
        !BITNET__ROOM(&t->allocator, e->heap, e->heap_room, 0, length * 3))
        return false;
    symbols = e->symbols;
    n = bitnet__split(e, text, length);
    e->heap_count = 0;
    for (i = 0; i < n; i++) bitnet__propose(e, text, i);

    while (e->heap_count) {
        uint64_t key = e->heap[0];
        bitnet__symbol *s = symbols + (uint32_t)key, *right;
        e->heap[0] = e->heap[--e->heap_count];
        bitnet__heap_sink(e->heap, 0, e->heap_count, sizeof key, bitnet__key_before, NULL);
        if (s->rank != key >> 32) continue; /* stale */
        right = symbols + s->next;
        right->rank = BITNET__NO_RANK;
        s->id = s->merged;
        s->hash = s->hash * right->power + right->hash;
        s->power *= right->power;
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

/* A leading space if wanted, and spaces for U+2581, like SentencePiece. */
static bool bitnet__encode_spaced(bitnet__encoder *e, const char *text, size_t length) {
    size_t at = 0, n = 0;
    if (!BITNET__ROOM(&e->t->allocator, e->spaced, e->spaced_room, 0, length + 1)) return false;
    if (e->t->add_space) e->spaced[n++] = ' ';
    while (at < length) {
        bool space = length - at >= 3 && memcmp(text + at, "\xE2\x96\x81", 3) == 0;
        e->spaced[n++] = space ? ' ' : text[at];
        at += space ? 3 : 1;
    }
    return bitnet__encode_piece(e, e->spaced, n);
}

static bool bitnet__encode_text(bitnet__encoder *e, const char *text, size_t length) {
    size_t at, end;
    if (e->t->spm) return length == 0 || bitnet__encode_spaced(e, text, length);
    for (at = 0; at < length; at = end) {
        end = bitnet__piece(e->t->rule, text, length, at);
        if (!bitnet__encode_piece(e, text + at, end - at)) return false;
    }
    return true;
}

/* The longest, or -1. User-defined ones match anywhere, others within `parsed`. */
static int32_t bitnet__find_special(const bitnet_tokenizer *t, const char *text, size_t length,
                                    size_t parsed, size_t *matched) {
    uint8_t first = (uint8_t)*text;
    uint64_t hash = 0;
    int32_t best = -1;
    size_t n;
    if (length > t->special_longest[first]) length = t->special_longest[first];
    for (n = 1; n <= length; n++) {
        bitnet__token_type type;
        int32_t id;
        hash = bitnet__hash(hash, text + n - 1, 1);
        if (!(t->special_lengths[first][(n - 1) / 8] >> (n - 1) % 8 & 1)) continue;
        id = bitnet__find_token(&t->names, hash, text, n);
        type = id < 0 ? BITNET__TOKEN_UNDEFINED : t->tokens[id].type;
        if (type != BITNET__TOKEN_USER &&
            (n > parsed || (type != BITNET__TOKEN_CONTROL && type != BITNET__TOKEN_UNKNOWN)))
            continue;
        best = id;
        *matched = n;
    }
    return best;
}

/* Special tokens are parsed up to the first border, not parsed up to the next, and so on; none
   crosses one. */
static bool bitnet__encode(bitnet__encoder *e, const char *text, size_t length,
                           const size_t *borders, size_t border_count) {
    size_t at = 0, done = 0, matched = 0, next = 0;
    while (at < length) {
        size_t limit;
        int32_t id;
        while (next < border_count && borders[next] <= at) next++;
        limit = next < border_count ? borders[next] : length;
        id =
            bitnet__find_special(e->t, text + at, length - at, next % 2 ? 0 : limit - at, &matched);
        if (id < 0) {
            at++;
            continue;
        }
        if (!bitnet__encode_text(e, text + done, at - done)) return false;
        bitnet__emit(e, id);
        done = at += matched;
    }
    return bitnet__encode_text(e, text + done, length - done) && !e->failed;
}

static const size_t bitnet__all_plain = 0;

static bool bitnet__ends_texts(const bitnet_tokenizer *t) { return t->add_eos && t->eos >= 0; }

/* The ids follow those that `e` has. */
static bitnet_result bitnet__tokenize(bitnet__encoder *e, const char *text, size_t given,
                                      unsigned flags, bitnet_error *error) {
    const size_t length = bitnet__length(text, given);
    const bitnet__argument table[] = {BITNET__LIST("text", text, length),
                                      {"length", (int64_t)length, 0, BITNET__TEXT_MAX}};
    const unsigned known = BITNET_ADD_BOS | BITNET_PARSE_SPECIAL | BITNET_ADD_EOS;
    const bitnet_tokenizer *t = e->t;
    bool parse = (flags & BITNET_PARSE_SPECIAL) != 0;
    if (BITNET__CHECK(error, table) != BITNET_OK ||
        bitnet__check_flags(error, "flags", flags, known) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    if ((flags & BITNET_ADD_BOS) && t->add_bos && t->bos >= 0) bitnet__emit(e, t->bos);
    if (length && !bitnet__encode(e, text, length, &bitnet__all_plain, !parse))
        return bitnet__no_memory(error);
    if ((flags & BITNET_ADD_EOS) && bitnet__ends_texts(t)) bitnet__emit(e, t->eos);
    return e->failed ? bitnet__no_memory(error) : BITNET_OK;
}

BITNET_API bitnet_result bitnet_tokenize(const bitnet_tokenizer *tokenizer, const char *text,
                                         size_t length, unsigned flags, int32_t *ids,
                                         size_t capacity, size_t *count, bitnet_error *error) {
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, ids, capacity);
    bitnet_result result = bitnet__check_list(error, "ids", ids, capacity);
    if (result == BITNET_OK) result = bitnet__tokenize(&e, text, length, flags, error);
    bitnet__encoder_end(&e);
    *count = result == BITNET_OK ? e.count : 0;
    return result;
}

static bitnet_result bitnet__check_tokens(int32_t vocabulary, const int32_t *ids, size_t count,
                                          bitnet_error *error) {
    size_t i;
    for (i = 0; i < count; i++)
        if (ids[i] < 0 || ids[i] >= vocabulary)
            return bitnet__fail(error, BITNET_ERROR_TOKEN, "token %d is not within 0..%i", ids[i],
                                (int64_t)vocabulary - 1);
    return BITNET_OK;
}

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
    length = name ? bitnet__length(name, length) : 0;
    return bitnet__find_token(&tokenizer->names, bitnet__hash(0, name, length), name, length);
}

BITNET_API bool bitnet_token_is_control(const bitnet_tokenizer *tokenizer, int32_t id) {
    const bitnet__token *token = bitnet__token_at(tokenizer, id);
    return !bitnet__is_text(token) && token->type != BITNET__TOKEN_BYTE;
}

BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id) {
    return bitnet__token_at(tokenizer, id)->end;
}

BITNET_API int32_t bitnet_vocab_size(const bitnet_tokenizer *tokenizer) { return tokenizer->count; }

BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer) { return tokenizer->bos; }

BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer) { return tokenizer->eos; }

/* ---- tokens to text */

/* SentencePiece: without the space that encoding puts before a text. */
static bitnet_string bitnet__unspaced(const bitnet_tokenizer *t, bitnet_string bytes) {
    if (t->add_space && bytes.length && *bytes.data == ' ') bytes.data++, bytes.length--;
    return bytes;
}

/* One token of a text; `*begins`: the text, or a part of it after a special token, begins here. */
static bitnet_string bitnet__token_text(const bitnet_tokenizer *t, int32_t id, bool special,
                                        bool *begins) {
    const bitnet__token *token = bitnet__token_at(t, id);
    bool control = special && bitnet_token_is_control(t, id);
    bool apart = control || (special && token->type == BITNET__TOKEN_USER);
    bitnet_string text = control ? token->name : token->bytes;
    if (*begins && text.length && !apart) text = bitnet__unspaced(t, text);
    *begins = apart || (*begins && !token->bytes.length);
    return text;
}

BITNET_API bitnet_result bitnet_detokenize(const bitnet_tokenizer *tokenizer, const int32_t *ids,
                                           size_t count, unsigned flags, char *text,
                                           size_t capacity, size_t *length, bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("ids", ids, count),
                                      BITNET__LIST("text", text, capacity)};
    bool begins = true;
    size_t i, k, used = 0;
    *length = 0;
    if (BITNET__CHECK(error, table) != BITNET_OK ||
        bitnet__check_flags(error, "flags", flags, BITNET_PARSE_SPECIAL) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    if (bitnet__check_tokens(tokenizer->count, ids, count, error) != BITNET_OK)
        return BITNET_ERROR_TOKEN;
    for (i = 0; i < count; i++) {
        bitnet_string s = bitnet__token_text(tokenizer, ids[i], flags != 0, &begins);
        for (k = 0; k < s.length; k++, used++)
            if (used < capacity) text[used] = s.data[k];
    }
    *length = used;
    return BITNET_OK;
}

BITNET_API size_t bitnet_detokenizer_next(bitnet_detokenizer *state,
                                          const bitnet_tokenizer *tokenizer, int32_t id, char *text,
                                          size_t capacity) {
    bitnet_string bytes = bitnet_token_bytes(tokenizer, id);
    bool sound = state->pending_length >= 0 && state->pending_length < 4;
    size_t held = sound ? (size_t)state->pending_length : 0, total, out, i, open = 0;
    char tail[3];
    bool first = bytes.length > 0 && !state->started;
    if (!text) capacity = 0;
    if (first) bytes = bitnet__unspaced(tokenizer, bytes);
    total = held + bytes.length;

    /* an unfinished character */
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

/* ====================
   >>chat   Conversations

   Header, text and end are tokenized together, because tokens may span them, but only the
   template's strings are parsed for special tokens. */

BITNET_API bitnet_chat_template bitnet_tokenizer_chat_template(const bitnet_tokenizer *tokenizer) {
    return tokenizer->chat;
}

/* Of the file's template; -1: none. */
static int32_t bitnet__turn_token(const bitnet_tokenizer *t) {
    const char *name =
        bitnet__chat_piece_of(bitnet__chat_template_of(t->chat), BITNET__CHAT_REQUIRES);
    return bitnet_token_find(t, name, BITNET_TERMINATED);
}

/* ---- thoughts */

static const char bitnet__opens_thought[] = "<think>", bitnet__closes_thought[] = "</think>";

static bool bitnet__thinks_at_all(const bitnet_tokenizer *t, unsigned flags) {
    return t->thinking != BITNET__THINKS_NEVER && !(flags & BITNET_NO_THINKING) &&
           (t->thinking != BITNET__THINKS_IF_ASKED || (flags & BITNET_THINKING));
}

enum {
    BITNET__THINKING_FLAGS =
        BITNET_NO_THINKING | BITNET_THINKING | BITNET_LOW_EFFORT | BITNET_MEDIUM_EFFORT,
    /* more flags: */
    BITNET__ONLY_END = 1 << 16,  /* what follows a reply, instead of messages */
    BITNET__REPLIES = 1 << 17,   /* a reply's header at the end */
    BITNET__USER_NEXT = 1 << 18, /* a user's message follows the last one */
};

/* Contradicting flags are errors, too. */
static bitnet_result bitnet__check_thinking(bitnet_error *error, const char *name, unsigned flags,
                                            unsigned more) {
    static const unsigned pairs[] = {BITNET_NO_THINKING | BITNET_THINKING,
                                     BITNET_LOW_EFFORT | BITNET_MEDIUM_EFFORT};
    size_t i;
    for (i = 0; i < BITNET__COUNT(pairs); i++)
        if ((flags & pairs[i]) == pairs[i])
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                "%s is %i, with both of the bits of %i", name, (int64_t)flags,
                                (int64_t)pairs[i]);
    return bitnet__check_flags(error, name, flags, BITNET__THINKING_FLAGS | more);
}

/* ---- replies */

#ifndef BITNET_NO_CHAT

static bitnet_string bitnet__trim(bitnet_string s) {
    bitnet_string trimmed = bitnet__string_of(s.data, 0);
    size_t at, bytes;
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

/* Without line breaks at the beginning. */
static bitnet_string bitnet__skip_lines(bitnet_string s) {
    while (bitnet__starts(s, "\n")) s = bitnet__after(s, 1);
    return s;
}

static bitnet_string bitnet__drop_lines(bitnet_string s) {
    while (s.length && s.data[s.length - 1] == '\n') s.length--;
    return s;
}

/* What follows the header of a new reply. */
static const char *bitnet__opened_thought(const bitnet_tokenizer *t, unsigned flags) {
    if (t->thinking == BITNET__THINKS_NEVER) return "";
    if (!bitnet__thinks_at_all(t, flags)) return "<think>\n\n</think>\n\n";
    return t->thinking == BITNET__THINKS_FREELY ? "" : "<think>\n";
}

static bitnet_string bitnet__take_thought(bitnet_string *text, bool trims) {
    bitnet_string thought = *text;
    thought.length = bitnet__search(*text, 0, bitnet__closes_thought);
    if (thought.length == text->length) return bitnet__string("");
    *text = bitnet__skip_lines(bitnet__text_after(*text, bitnet__closes_thought));
    thought = bitnet__skip_lines(bitnet__text_after(thought, bitnet__opens_thought));
    thought = bitnet__drop_lines(thought);
    return trims ? bitnet__trim(thought) : thought;
}

/* ---- writing */

/* Text that grows. */
typedef struct bitnet__words {
    const bitnet_allocator *allocator;
    char *data;
    size_t length, room;
    bool failed; /* out of memory */
} bitnet__words;

static void bitnet__say(bitnet__words *w, const char *text, size_t length) {
    if (!w->failed)
        w->failed =
            !BITNET__ROOM(w->allocator, w->data, w->room, w->length, w->length + length + 1);
    if (w->failed) return;
    if (length) memcpy(w->data + w->length, text, length);
    w->length += length;
    w->data[w->length] = 0;
}

/* As JSON. */
static void bitnet__say_string(bitnet__words *w, bitnet_string s) {
    static const char escaped[] = "\"\\\n\r\t\b\f", names[] = "\"\\nrtbf";
    static const char hex[] = "0123456789abcdef";
    size_t i;
    bitnet__say(w, "\"", 1);
    for (i = 0; i < s.length; i++) {
        const char byte = s.data[i], *found = byte ? strchr(escaped, byte) : NULL;
        char escape[6] = {'\\', 'u', '0', '0', hex[(uint8_t)byte >> 4], hex[byte & 15]};
        if (found) escape[1] = names[found - escaped];
        if (!found && (uint8_t)byte >= 32) bitnet__say(w, &byte, 1);
        else bitnet__say(w, escape, found ? 2 : 6);
    }
    bitnet__say(w, "\"", 1);
}

/* Values in braces. TEXT also serves {trimmed} and {json}. From DATE on, nothing separates them. */
enum {
    BITNET__VALUE_TEXT,
    BITNET__VALUE_TRIMMED,
    BITNET__VALUE_JSON,
    BITNET__VALUE_TOOLS,
    BITNET__VALUE_CALLS,
    BITNET__VALUE_EFFORT,
    BITNET__VALUE_DATE,
    BITNET__VALUE_THOUGHT,
    BITNET__VALUE_EOS,
    BITNET__VALUES
};

typedef struct bitnet__transcript {
    const bitnet_tokenizer *t;
    const bitnet__chat_template *form;
    const bitnet_message *messages; /* before the pending reply */
    size_t count;
    unsigned flags;
    const bitnet_message *declared, *date;
    size_t first, question;               /* first turn, last user's; or count */
    bool joined;                          /* the user's message continues the system's */
    bitnet_string values[BITNET__VALUES]; /* of the next piece; data is NULL if there is none */
    bitnet__words words;
    size_t *borders; /* of text without special tokens: where it begins, where it ends, ... */
    size_t border_count, border_room;
} bitnet__transcript;

static const char *bitnet__piece_of(const bitnet__transcript *to, bitnet__chat_kind kind) {
    return bitnet__chat_piece_of(to->form, kind);
}

static void bitnet__border(bitnet__transcript *to) {
    if (BITNET__MORE(to->words.allocator, to->borders, to->border_room, to->border_count))
        to->borders[to->border_count++] = to->words.length;
    else to->words.failed = true;
}

static void bitnet__write_value(bitnet__transcript *to, int name, bitnet_string value) {
    static const char open[] = "<think>\n", close[] = "\n</think>\n\n";
    bool thought = name == BITNET__VALUE_THOUGHT, plain = name != BITNET__VALUE_EOS;
    if (thought) bitnet__say(&to->words, open, sizeof open - 1);
    if (plain) bitnet__border(to);
    if (name == BITNET__VALUE_JSON) bitnet__say_string(&to->words, value);
    else bitnet__say(&to->words, value.data, value.length);
    if (plain) bitnet__border(to);
    if (thought) bitnet__say(&to->words, close, sizeof close - 1);
}

static int bitnet__value_at(const char *brace) {
    static const char *const names[] = {"{text}",   "{trimmed}", "{json}",    "{tools}", "{calls}",
                                        "{effort}", "{date}",    "{thought}", "{eos}"};
    int name = 0;
    while (strncmp(brace, names[name], strlen(names[name])) != 0) name++;
    return name;
}

/* Writes a piece with the values, and forgets them. */
static void bitnet__write_piece(bitnet__transcript *to, const char *piece) {
    bool first = true, any = false;
    const char *brace;
    to->values[BITNET__VALUE_EOS] = bitnet_token_name(to->t, to->t->eos);
    for (; (brace = strchr(piece, '{')) != NULL; piece = strchr(brace, '}') + 1) {
        int name = bitnet__value_at(brace);
        bitnet_string value = to->values[name <= BITNET__VALUE_JSON ? BITNET__VALUE_TEXT : name];
        bool separated = name < BITNET__VALUE_DATE;
        if (first || (any && value.data)) bitnet__say(&to->words, piece, (size_t)(brace - piece));
        if (value.data) bitnet__write_value(to, name, value);
        first = first && !separated;
        any = any || (separated && value.data);
    }
    bitnet__say(&to->words, piece, strlen(piece));
    memset(to->values, 0, sizeof to->values);
}

/* Up to the first value. */
static void bitnet__write_begin(bitnet__transcript *to, const char *piece) {
    bitnet__say(&to->words, piece, strcspn(piece, "{"));
}

/* What begins at {eos}, or follows the last value. */
static void bitnet__write_end(bitnet__transcript *to, const char *piece) {
    const char *eos = strstr(piece, "{eos}");
    bitnet__write_piece(to, eos ? eos : strrchr(piece, '}') + 1);
}

/* ---- messages */

/* Messages with other roles belong to a turn. */
static bool bitnet__is_turn(const bitnet_message *m) { return m->role <= BITNET_ROLE_TOOL; }

static bool bitnet__has_role(const bitnet_message *m, bitnet_role role) {
    return m && m->role == role;
}

static bitnet_string bitnet__raw_text(const bitnet_message *m) {
    return bitnet__string_of(m->text ? m->text : "", bitnet__length(m->text, m->length));
}

static bool bitnet__trims(const bitnet__transcript *to, bitnet_role role) {
    int kind = (int)BITNET__CHAT_SYSTEM + (int)role;
    return strstr(bitnet__piece_of(to, (bitnet__chat_kind)kind), "{trimmed}") != NULL;
}

static bitnet_string bitnet__message_text(const bitnet__transcript *to, const bitnet_message *m) {
    bitnet_string text = bitnet__raw_text(m);
    return bitnet__is_turn(m) && bitnet__trims(to, m->role) ? bitnet__trim(text) : text;
}

/* A result within a user's message is not a question. */
static bool bitnet__is_result(const bitnet__transcript *to, const bitnet_message *m) {
    static const char begin[] = "<tool_response>", end[] = "</tool_response>";
    bitnet_string s = bitnet__message_text(to, m);
    return s.length >= sizeof begin + sizeof end - 2 && bitnet__starts(s, begin) &&
           bitnet__is(bitnet__after(s, s.length - (sizeof end - 1)), end);
}

static const char *bitnet__effort(const bitnet__transcript *to) {
    if (!bitnet__thinks_at_all(to->t, to->flags) || (to->flags & BITNET_MEDIUM_EFFORT)) return NULL;
    return bitnet__piece_of(to, to->flags & BITNET_LOW_EFFORT ? BITNET__CHAT_LOW_EFFORT
                                                              : BITNET__CHAT_EFFORT);
}

/* The first system message, perhaps absent, or a later one; `user`: a user's message is next. */
static void bitnet__write_system(bitnet__transcript *to, const bitnet_message *m, bool begins,
                                 bool user) {
    const char *before = bitnet__piece_of(to, BITNET__CHAT_SYSTEM_BEFORE_USER);
    const char *dated = bitnet__piece_of(to, to->declared ? BITNET__CHAT_SYSTEM_DATED_TOOLS
                                                          : BITNET__CHAT_SYSTEM_DATED);
    const char *piece = user && before    ? before
                        : begins && dated ? dated
                                          : bitnet__piece_of(to, BITNET__CHAT_SYSTEM);
    const char *effort = begins ? bitnet__effort(to) : NULL, *tools = strstr(piece, "{tools}");
    bitnet_string text = bitnet__string(to->t->system ? to->t->system : "");
    if (m) text = bitnet__message_text(to, m);
    /* an empty message counts unless declarations precede it */
    if (text.length || (m && !(tools && strchr(tools + 1, '{'))))
        to->values[BITNET__VALUE_TEXT] = text;
    if (begins && to->declared) to->values[BITNET__VALUE_TOOLS] = bitnet__raw_text(to->declared);
    if (effort) to->values[BITNET__VALUE_EFFORT] = bitnet__string(effort);
    to->values[BITNET__VALUE_DATE] =
        to->date ? bitnet__raw_text(to->date) : bitnet__string("26 Jul 2024");
    bitnet__write_piece(to, piece);
    to->joined = piece == before;
}

static void bitnet__write_user(bitnet__transcript *to, const bitnet_message *m) {
    const char *piece = bitnet__piece_of(to, BITNET__CHAT_USER);
    to->values[BITNET__VALUE_TEXT] = bitnet__message_text(to, m);
    if (to->declared && strstr(piece, "{tools}")) {
        to->values[BITNET__VALUE_TOOLS] = bitnet__raw_text(to->declared);
        to->declared = NULL; /* only once */
    }
    bitnet__write_piece(to, to->joined ? strchr(piece, '{') : piece);
    to->joined = false;
}

/* Is the thought of reply `at` shown to the model again? */
static bool bitnet__keeps_thought(const bitnet__transcript *to, size_t at, bool last,
                                  bitnet_string thought) {
    if (bitnet__piece_of(to, BITNET__CHAT_KEEPS_ALL_THOUGHTS)) return true;
    return at > to->question &&
           (thought.length || last || bitnet__piece_of(to, BITNET__CHAT_KEEPS_EMPTY_THOUGHTS));
}

static void bitnet__write_reply(bitnet__transcript *to, size_t at, const bitnet_message *reply,
                                const bitnet_message *calls) {
    const char *piece = bitnet__piece_of(to, BITNET__CHAT_ASSISTANT);
    const char *alone = calls ? bitnet__piece_of(to, BITNET__CHAT_CALLS) : NULL;
    bool last = at + 1 + (reply && calls) == to->count;
    bitnet_string text = bitnet__string("");
    if (reply) text = bitnet__message_text(to, reply);
    if (to->t->thinking != BITNET__THINKS_NEVER) {
        bitnet_string thought =
            bitnet__take_thought(&text, bitnet__trims(to, BITNET_ROLE_ASSISTANT));
        if (bitnet__keeps_thought(to, at, last, thought)) {
            to->values[BITNET__VALUE_THOUGHT] = thought;
            text = bitnet__skip_lines(text);
        }
    }
    if (alone && (text.length == 0 || !strstr(piece, "{calls}"))) piece = alone;
    if (text.length) to->values[BITNET__VALUE_TEXT] = text;
    if (calls) to->values[BITNET__VALUE_CALLS] = bitnet__raw_text(calls);
    bitnet__write_piece(to, piece);
}

static void bitnet__write_result(bitnet__transcript *to, const bitnet_message *m, bool first,
                                 bool last) {
    const char *around = bitnet__piece_of(to, BITNET__CHAT_RESULTS);
    if (around && first) bitnet__write_begin(to, around);
    to->values[BITNET__VALUE_TEXT] = bitnet__message_text(to, m);
    bitnet__write_piece(to, bitnet__piece_of(to, BITNET__CHAT_TOOL));
    if (around && last) bitnet__write_end(to, around);
}

static const bitnet_message *bitnet__next_turn(const bitnet__transcript *to, size_t at) {
    while (at < to->count && !bitnet__is_turn(&to->messages[at])) at++;
    return at < to->count ? &to->messages[at] : NULL;
}

static void bitnet__write_message(bitnet__transcript *to, size_t at) {
    const bitnet_message *m = &to->messages[at], *next = bitnet__next_turn(to, at + 1);
    const bitnet_message *before = at > to->first ? m - 1 : NULL;
    const bitnet_message *after = at + 1 < to->count ? m + 1 : NULL;
    bool user = next ? next->role == BITNET_ROLE_USER : (to->flags & BITNET__USER_NEXT) != 0;
    if (m->role == BITNET_ROLE_SYSTEM) bitnet__write_system(to, m, at == to->first, user);
    else if (m->role == BITNET_ROLE_USER) bitnet__write_user(to, m);
    else if (m->role == BITNET_ROLE_ASSISTANT)
        bitnet__write_reply(to, at, m, bitnet__has_role(after, BITNET_ROLE_CALLS) ? after : NULL);
    else if (m->role == BITNET_ROLE_TOOL)
        bitnet__write_result(to, m, !bitnet__has_role(before, BITNET_ROLE_TOOL),
                             !bitnet__has_role(next, BITNET_ROLE_TOOL));
    else if (m->role == BITNET_ROLE_CALLS && !bitnet__has_role(before, BITNET_ROLE_ASSISTANT))
        bitnet__write_reply(to, at, NULL, m);
}

/* Does the conversation begin with the system, even without its message? */
static bool bitnet__needs_system(const bitnet__transcript *to) {
    if (to->declared && strstr(bitnet__piece_of(to, BITNET__CHAT_SYSTEM), "{tools}")) return true;
    return (to->flags & BITNET_ADD_BOS) &&
           (bitnet__piece_of(to, BITNET__CHAT_SYSTEM_DATED) || to->t->system || bitnet__effort(to));
}

static void bitnet__write_messages(bitnet__transcript *to) {
    const bitnet_message *last = to->count ? &to->messages[to->count - 1] : NULL, *first;
    bool header = bitnet__has_role(last, BITNET_ROLE_ASSISTANT) && !last->text;
    const char *thought = bitnet__opened_thought(to->t, to->flags);
    size_t i;
    to->count -= header;
    to->question = to->count;
    for (i = 0; i < to->count; i++) {
        const bitnet_message *m = &to->messages[i];
        if (m->role == BITNET_ROLE_DECLARATIONS) to->declared = m;
        if (m->role == BITNET_ROLE_DATE) to->date = m;
        if (m->role == BITNET_ROLE_USER && !bitnet__is_result(to, m)) to->question = i;
    }
    first = bitnet__next_turn(to, 0);
    if (first) to->first = (size_t)(first - to->messages);
    if (!bitnet__has_role(first, BITNET_ROLE_SYSTEM) && bitnet__needs_system(to))
        bitnet__write_system(to, NULL, true, bitnet__has_role(first, BITNET_ROLE_USER));
    for (i = 0; i < to->count; i++) bitnet__write_message(to, i);
    if (!header && !(to->flags & BITNET__REPLIES)) return;
    bitnet__write_begin(to, bitnet__piece_of(to, BITNET__CHAT_ASSISTANT));
    bitnet__say(&to->words, thought, strlen(thought));
}

static bitnet_result bitnet__check_messages(const bitnet_tokenizer *t,
                                            const bitnet__chat_template *form,
                                            const bitnet_message *messages, size_t count,
                                            bitnet_error *error) {
    const bitnet__chat_piece *piece;
    size_t i, total = 2048; /* above the template's beginning */
    if (bitnet__check_list(error, "messages", messages, count) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        const bitnet_message *m = &messages[i];
        const size_t length = bitnet__length(m->text, m->length);
        if (m->role < BITNET_ROLE_SYSTEM || m->role > BITNET_ROLE_DATE || (length && !m->text) ||
            length > BITNET__TEXT_MAX / 8 - total || total > BITNET__TEXT_MAX / 8 - 256)
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                "message %z has an unknown role, no text or too long a text", i);
        total += length + 128; /* above head and tail */
    }
    if (!form || form->form == BITNET_CHAT_NONE)
        return bitnet__fail(error, BITNET_ERROR_CHAT, "%s", bitnet_result_text(BITNET_ERROR_CHAT));
    for (piece = form->pieces; piece->kind != BITNET__CHAT_LAST; piece++)
        if (piece->kind == BITNET__CHAT_REQUIRES &&
            bitnet_token_find(t, piece->text, BITNET_TERMINATED) < 0)
            return bitnet__fail(error, BITNET_ERROR_CHAT, "the vocabulary has no token %s",
                                piece->text);
    return BITNET_OK;
}

/* The ids follow those that `e` has. If the data of `before` is not NULL, the messages continue
   that text, which is the end of a system message written with BITNET__USER_NEXT. */
static bitnet_result bitnet__chat_encode(bitnet__encoder *e, bitnet_chat_template form,
                                         bitnet_string before, const bitnet_message *messages,
                                         size_t message_count, unsigned flags,
                                         bitnet_error *error) {
    const bitnet_tokenizer *t = e->t;
    bitnet__transcript all;
    bitnet_result result;
    bool done;
    memset(&all, 0, sizeof all);
    all.t = t;
    all.form = bitnet__chat_template_of(form);
    all.messages = messages;
    all.count = message_count;
    all.flags = flags;
    all.words.allocator = &t->allocator;
    result = bitnet__check_messages(t, all.form, messages, message_count, error);
    if (result) return result;
    if (before.data) {
        bitnet__write_value(&all, BITNET__VALUE_TEXT, before);
        all.joined = bitnet__piece_of(&all, BITNET__CHAT_SYSTEM_BEFORE_USER) != NULL;
    }
    if (flags & BITNET__ONLY_END)
        bitnet__write_end(&all, bitnet__piece_of(&all, BITNET__CHAT_ASSISTANT));
    else bitnet__write_messages(&all);
    if ((flags & BITNET_ADD_BOS) && t->add_bos && t->bos >= 0) bitnet__emit(e, t->bos);
    done = !all.words.failed && bitnet__encode(e, all.words.data ? all.words.data : "",
                                               all.words.length, all.borders, all.border_count);
    bitnet__free(&t->allocator, all.words.data);
    bitnet__free(&t->allocator, all.borders);
    return done ? BITNET_OK : bitnet__no_memory(error);
}

BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_template chat_template,
                                            const bitnet_message *messages, size_t message_count,
                                            unsigned flags, int32_t *ids, size_t capacity,
                                            size_t *count, bitnet_error *error) {
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, ids, capacity);
    bitnet_result result = bitnet__check_list(error, "ids", ids, capacity);
    if (result == BITNET_OK) result = bitnet__check_thinking(error, "flags", flags, BITNET_ADD_BOS);
    if (result == BITNET_OK)
        result = bitnet__chat_encode(&e, chat_template, bitnet__string_of(NULL, 0), messages,
                                     message_count, flags, error);
    bitnet__encoder_end(&e);
    *count = result == BITNET_OK ? e.count : 0;
    return result;
}

#endif /* BITNET_NO_CHAT */

/* ====================
   >>pool   Thread pool

   Runs a stage's tasks by the caller's hooks, on a pool, or in sequence. Forking fills the workers'
   slots; a worker, or the forking thread after its own share, empties a slot and runs its share. No
   thread waits for one that has not started, so more threads than cores do little harm. */

enum { BITNET__THREADS = 4096 }; /* of threads, and of tasks */

typedef void bitnet__task(void *context, int32_t index);

typedef struct bitnet__job {
    bitnet__task *task;
    void *context;
    int count, shares;
} bitnet__job;

static void bitnet__run_share(void *context, int32_t share) {
    const bitnet__job *job = (const bitnet__job *)context;
    bitnet__fpenv saved = bitnet__fp_enter();
    int i;
    for (i = share; i < job->count; i += job->shares) job->task(job->context, i);
    bitnet__fp_leave(saved);
}

#if !defined(BITNET_NO_THREADS)

/* ---- threads and the monitor they sleep on */

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

#endif

typedef struct bitnet__thread {
    bitnet__thread_handle handle;
    void (*main)(void *context);
    void *context;
} bitnet__thread;

#if defined(__APPLE__)
#define BITNET__SYMBOL(name) __asm__("_" name) __attribute__((weak))
#else
#define BITNET__SYMBOL(name) __asm__(name) __attribute__((weak))
#endif
#if defined(RTLD_NOLOAD) && defined(RTLD_NODELETE)
/* Renamed, because headers may declare them differently. NULL if not linked. */
extern int bitnet__dladdr(const void *address, const void **found) BITNET__SYMBOL("dladdr");
extern void *bitnet__dlopen(const char *path, int mode) BITNET__SYMBOL("dlopen");
#endif

/* Keeps a shared library loaded: threads may outlive its last user. */
static void bitnet__stay_loaded(void) {
    static const char here = 0;
#if defined(BITNET__WINDOWS)
    HMODULE module;
    GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_PIN | GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS,
                       &here, &module);
#elif defined(RTLD_NOLOAD) && defined(RTLD_NODELETE)
    const void *found[4]; /* Dl_info, path first */
    if (bitnet__dladdr && bitnet__dlopen && bitnet__dladdr(&here, found))
        bitnet__dlopen((const char *)found[0], RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
#else
    (void)here;
#endif
}

#if defined(BITNET__WINDOWS)
#define BITNET__THREAD_MAIN DWORD WINAPI
#else
#define BITNET__THREAD_MAIN void *
#endif
static BITNET__THREAD_MAIN bitnet__thread_main(void *argument) {
    bitnet__thread *thread = (bitnet__thread *)argument;
    thread->main(thread->context);
    return 0;
}

static bool bitnet__thread_start(bitnet__thread *thread, void (*main)(void *), void *context) {
    bitnet__stay_loaded();
    thread->main = main;
    thread->context = context;
#if defined(BITNET__WINDOWS)
    thread->handle = CreateThread(NULL, 0, bitnet__thread_main, thread, 0, NULL);
    return thread->handle != NULL;
#else
    return pthread_create(&thread->handle, NULL, bitnet__thread_main, thread) == 0;
#endif
}

static void bitnet__thread_join(bitnet__thread *thread) {
#if defined(BITNET__WINDOWS)
    WaitForSingleObject(thread->handle, INFINITE);
    CloseHandle(thread->handle);
#else
    pthread_join(thread->handle, NULL);
#endif
}

/* ---- the pool */

/* Tens of microseconds: longer than the gap between stages, and about the latency of a wake-up. */
#define BITNET__SPINS 1000

/* Yields at times, because the awaited thread may need the core. */
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
    int share; /* 0 is the forking thread's */
    bitnet_pool *pool;
    bitnet__thread thread;
    char padding[64]; /* one cache line each */
} bitnet__worker;

struct bitnet_pool {
    bitnet_allocator allocator;
    int threads;             /* the caller's, too */
    int process;             /* that has the threads */
    bitnet__worker *workers; /* [threads - 1] */
    bitnet__job *job;
    bitnet__monitor monitor;
    bitnet__atomic busy;     /* forking */
    bitnet__atomic sleepers; /* or about to sleep */
    char padding[64];
    bitnet__atomic left;    /* unfinished, without share 0 */
    bitnet__atomic waiting; /* the forking thread may sleep */
};

/* False in a child after fork(): the calling thread runs all shares itself and wakes no other. */
static bool bitnet__has_threads(const bitnet_pool *pool) {
#if defined(BITNET__POSIX)
    return pool->process == (int)getpid();
#else
    return (void)pool, true;
#endif
}

/* A sleeper registers, then rechecks what it waits for; a waker changes that, then looks for
   sleepers. All four are sequentially consistent (adding 0 is such a load): no wake-up is lost. */

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
    if (bitnet__add(sleepers, 0) == 0 || !bitnet__has_threads(pool)) return;
    bitnet__lock(&pool->monitor);
    bitnet__wake_all(condition);
    bitnet__unlock(&pool->monitor);
}

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
        if (found == BITNET__SLOT_SHARE) { /* the forking thread left it */
            bitnet__run_share(pool->job, worker->share);
            if (bitnet__add(&pool->left, -1) == 1)
                bitnet__wake_sleepers(pool, &pool->waiting, &pool->monitor.done);
        }
    }
}

/* At most one share per thread. */
static void bitnet__fork(bitnet_pool *pool, bitnet__job *job) {
    int others = job->shares - 1, spins = 0;
    pool->job = job;
    bitnet__store_release(&pool->left, others);
    bitnet__fill_slots(pool, others, BITNET__SLOT_SHARE);
    bitnet__run_share(job, 0);
    while (others-- > 0) { /* shares not begun */
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

/* Hyperthreads compete for vector units. */
static int bitnet__threads_per_core(void) {
    int count = 1;
#if defined(BITNET__X86)
    count = (int)(bitnet__ask_cpu(0xB, 0).ebx & 0xFFFF);
#endif
    return count > 1 ? count : 1;
}

#if defined(__linux__)
BITNET__LINUX(bitnet__getaffinity(int process, size_t size, void *mask), "sched_getaffinity");
#endif

static int bitnet__allowed_processors(void) {
    int count = 0;
#if defined(BITNET__WINDOWS)
    DWORD_PTR mask, all;
    if (!GetProcessAffinityMask(GetCurrentProcess(), &mask, &all)) return 0;
    for (; mask; mask &= mask - 1) count++;
#elif defined(__linux__)
    unsigned long mask[128] = {0}, word; /* 4096 processors, or 8192 */
    size_t i;
    if (bitnet__getaffinity(0, sizeof mask, mask) != 0) return 0;
    for (i = 0; i < BITNET__COUNT(mask); i++)
        for (word = mask[i]; word; word &= word - 1) count++;
#endif
    return count;
}

#if defined(__linux__) && !defined(BITNET_NO_STDIO)

static FILE *bitnet__open_in(const char *directory, const char *name) {
    char path[512];
    int length = snprintf(path, sizeof path, "%s/%s", directory, name);
    return length > 0 && (size_t)length < sizeof path ? fopen(path, "r") : NULL;
}

/* Returns how many of the two numbers in a file could be read. */
static int bitnet__scan_two(const char *directory, const char *name, long *first, long *second) {
    FILE *file = bitnet__open_in(directory, name);
    int count = file ? fscanf(file, "%ld %ld", first, second) : 0;
    if (file) fclose(file);
    return count;
}

/* In whole processors; 0: no limit. Version 2 has one file, version 1 two. */
static int bitnet__cgroup_quota(const char *directory) {
    long quota = 0, period = 0, none;
    bool known = bitnet__scan_two(directory, "cpu.max", &quota, &period) == 2 ||
                 (bitnet__scan_two(directory, "cpu.cfs_quota_us", &quota, &none) > 0 &&
                  bitnet__scan_two(directory, "cpu.cfs_period_us", &period, &none) > 0);
    if (!known || quota <= 0 || period <= 0) return 0;
    return quota < period ? 1 : quota / period > 64 ? 64 : (int)(quota / period);
}

/* /proc/self/cgroup has lines "0::/path" (version 2), "4:cpu,cpuacct:/path" (version 1). Ancestors
   count, too. A container may see its group as the root, at a path that does not exist. */
static int bitnet__cgroup_processors(const char *groups, const char *mount) {
    char line[512], names[512], directory[512];
    int least = 0;
    FILE *file = fopen(groups, "r");
    while (file && fgets(line, sizeof line, file)) {
        char *list = strchr(line, ':'), *path = list ? strchr(list + 1, ':') : NULL, *end;
        int length;
        if (!path) continue;
        *path++ = *list++ = 0;
        path[strcspn(path, "\n")] = 0;
        length = snprintf(directory, sizeof directory, "%s%s%s", mount, *list ? "/cpu" : "", path);
        if (length < 0 || (size_t)length >= sizeof directory ||
            snprintf(names, sizeof names, ",%s,", list) < 0 || (*list && !strstr(names, ",cpu,")))
            continue;
        do {
            int quota = bitnet__cgroup_quota(directory);
            if (quota && (!least || quota < least)) least = quota;
            end = strrchr(directory, '/');
            if (end) *end = 0;
        } while (end && strlen(directory) >= strlen(mount));
    }
    if (file) fclose(file);
    return least;
}

/* A list such as "0-7,16". */
static int bitnet__listed_processors(const char *directory, const char *name) {
    int count = 0, first, last, next = ',';
    FILE *file = bitnet__open_in(directory, name);
    while (file && next == ',' && fscanf(file, "%d", &first) == 1) {
        last = first;
        next = fgetc(file);
        if (next == '-' && fscanf(file, "%d", &last) == 1) next = fgetc(file);
        if (first >= 0 && last >= first && last < 8192) count += last - first + 1;
    }
    if (file) fclose(file);
    return count;
}

/* Of 1024; 0: unknown. */
static int bitnet__capacity(const char *devices, int processor) {
    char name[64];
    long capacity, none;
    snprintf(name, sizeof name, "system/cpu/cpu%d/cpu_capacity", processor);
    return bitnet__scan_two(devices, name, &capacity, &none) > 0 ? (int)capacity : 0;
}

/* Processors of at least half the best capacity, or x86's performance cores; 0: all are alike.
   `devices`: /sys/devices. */
static int bitnet__fast_processors(const char *devices) {
    int best = 0, count = 0, all, i;
    for (all = 0; all < 1024 && (i = bitnet__capacity(devices, all)) > 0; all++)
        best = BITNET__MAX(i, best);
    for (i = 0; i < all; i++) count += 2 * bitnet__capacity(devices, i) >= best;
    return all ? count : bitnet__listed_processors(devices, "cpu_core/cpus");
}

#endif

#if defined(BITNET__WINDOWS)

/* Records: size at 4, class at 9, mask at 32. */
static int bitnet__fastest_class(const uint8_t *cores, size_t size) {
    int best = 0, count = 0;
    size_t at;
    for (at = 0; size - at >= 40; at += bitnet__load_u32(cores + at + 4)) {
        DWORD_PTR mask;
        if (cores[at + 9] > best) best = cores[at + 9], count = 0;
        memcpy(&mask, cores + at + 32, sizeof mask);
        for (; mask && cores[at + 9] == best; mask &= mask - 1) count++;
    }
    return count;
}

#endif

/* Without efficiency cores: every stage would wait for them. */
static int bitnet__processors(void) {
    int count, fast = 0;
#if defined(BITNET__WINDOWS)
    uint64_t cores[2048];
    DWORD size = sizeof cores;
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    count = (int)info.dwNumberOfProcessors;
#if _WIN32_WINNT >= 0x0601
    if (GetLogicalProcessorInformationEx(
            RelationProcessorCore, (PSYSTEM_LOGICAL_PROCESSOR_INFORMATION_EX)(void *)cores, &size))
        fast = bitnet__fastest_class((const uint8_t *)cores, size);
#endif
#else
    count = (int)sysconf(_SC_NPROCESSORS_ONLN);
#if defined(__linux__) && !defined(BITNET_NO_STDIO)
    fast = bitnet__fast_processors("/sys/devices");
#elif defined(__APPLE__) && defined(BITNET__SIMD_NEON)
    size_t size = sizeof fast;
    if (sysctlbyname("hw.perflevel0.logicalcpu", &fast, &size, NULL, 0) != 0) fast = 0;
#endif
#endif
    return fast > 0 && fast < count ? fast : count;
}

static int bitnet__usable_cores(void) {
    int allowed = bitnet__allowed_processors(), quota = 0;
    int cores = bitnet__processors() / bitnet__threads_per_core();
#if defined(__linux__) && !defined(BITNET_NO_STDIO)
    quota = bitnet__cgroup_processors("/proc/self/cgroup", "/sys/fs/cgroup");
#endif
    if (allowed && cores > allowed) cores = allowed;
    if (quota && cores > quota) cores = quota;
    return cores < 1 ? 1 : BITNET__MIN(cores, 64);
}

static int bitnet__pool_size(int threads) { return threads > 0 ? threads : bitnet__usable_cores(); }

/* Stops those that run. */
static void bitnet__stop_workers(bitnet_pool *pool) {
    int i;
    if (pool->threads && bitnet__has_threads(pool)) {
        bitnet__fill_slots(pool, pool->threads - 1, BITNET__SLOT_QUIT);
        for (i = 0; i < pool->threads - 1; i++) bitnet__thread_join(&pool->workers[i].thread);
        bitnet__monitor_destroy(&pool->monitor);
    }
    bitnet__free(&pool->allocator, pool->workers);
}

static bool bitnet__start_workers(bitnet_pool *pool, int threads) {
#if defined(BITNET__POSIX)
    pool->process = (int)getpid();
#endif
    pool->workers = BITNET__NEW_ZERO(bitnet__worker, &pool->allocator, (size_t)threads - 1);
    if (!pool->workers || !bitnet__monitor_init(&pool->monitor)) return false;
    for (pool->threads = 1; pool->threads < threads; pool->threads++) {
        bitnet__worker *worker = &pool->workers[pool->threads - 1];
        worker->share = pool->threads;
        worker->pool = pool;
        if (!bitnet__thread_start(&worker->thread, bitnet__work, worker)) return false;
    }
    return true;
}

#else /* BITNET_NO_THREADS: the caller's thread only */

struct bitnet_pool {
    bitnet_allocator allocator;
    int threads;
};

static void bitnet__yield(void) {}

static int bitnet__pool_size(int threads) { return (void)threads, 1; }

static void bitnet__stop_workers(bitnet_pool *pool) { (void)pool; }

static bool bitnet__start_workers(bitnet_pool *pool, int threads) {
    pool->threads = threads;
    return true;
}

#endif /* BITNET_NO_THREADS */

BITNET_API void bitnet_pool_free(bitnet_pool *pool) {
    bitnet_allocator a;
    if (!pool) return;
    a = pool->allocator;
    bitnet__stop_workers(pool);
    bitnet__free(&a, pool);
}

BITNET_API bitnet_pool *bitnet_pool_create(int32_t threads, const bitnet_pool_options *options,
                                           bitnet_error *error) {
    const bitnet__argument table[] = {{"threads", threads, 0, BITNET__THREADS}};
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_pool *pool;
    if (BITNET__CHECK(error, table) != BITNET_OK) return NULL;
    pool = BITNET__NEW_ZERO(bitnet_pool, &a, 1);
    if (pool) pool->allocator = a;
    if (pool && bitnet__start_workers(pool, bitnet__pool_size(threads))) return pool;
    bitnet_pool_free(pool);
    bitnet__no_memory(error);
    return NULL;
}

static bitnet_result bitnet__check_model_options(const bitnet_model_options *o,
                                                 bitnet_error *error) {
    const bitnet__argument table[] = {
        {"threads", o->threads, 0, BITNET__THREADS},
        {"isa", o->isa, 0, BITNET_ISA_COUNT - 1},
        {"i2s_layout", o->i2s_layout, 0, BITNET_I2S_64},
        {"activation_group", o->activation_group, BITNET_OFF, INT32_MAX},
        {"scheduler.count", o->scheduler.count, 0, BITNET__THREADS},
        BITNET__HOOKS(o->scheduler)};
    return BITNET__CHECK(error, table);
}

static int bitnet__task_count(const bitnet_model_options *options) {
    if (options->scheduler.enqueue)
        return options->scheduler.count > 0 ? options->scheduler.count : 4;
    return options->pool ? options->pool->threads : bitnet__pool_size(options->threads);
}

/* Runs tasks in any order or at once, in the contract's rounding mode; they must not wait for one
   another. The calling thread runs all if there are no hooks and no pool (both may be NULL), or if
   the pool is busy. */
static void bitnet__run(bitnet_pool *pool, const bitnet_scheduler *tasks, bitnet__task *task,
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
        job.shares = BITNET__MIN(count, pool->threads);
        bitnet__fork(pool, &job);
        bitnet__store_release(&pool->busy, 0);
        return;
    }
#else
    (void)pool;
#endif
    bitnet__run_share(&job, 0);
}

static void bitnet__spin_lock(bitnet__atomic *lock) {
    while (bitnet__exchange(lock, 1)) bitnet__yield();
}
static void bitnet__spin_unlock(bitnet__atomic *lock) { bitnet__store_release(lock, 0); }

/* In whole units of [0, total). */
static void bitnet__split_range(int total, int unit, int task, int tasks, int *from, int *to) {
    int64_t units = (total + unit - 1) / unit;
    int64_t a = units * task / tasks * unit, b = units * (task + 1) / tasks * unit;
    *from = (int)BITNET__MIN(a, total);
    *to = (int)BITNET__MIN(b, total);
}

/* ====================
   >>kernels   Kernels: interface

   All sets give the same bits: integers are exact, and floats follow chapter 8 of the manual lane
   by lane. "Padded" means with zeros: int8 to a multiple of 256, floats and halves to one of 64. */

typedef enum bitnet__layout {
    BITNET__FLOATS,   /* rows as in the file */
    BITNET__TERNARY,  /* blocks of 128 codes in 32 bytes, padded by any */
    BITNET__TWO_BITS, /* by >>groups */
    BITNET__ONE_BIT   /* by >>groups */
} bitnet__layout;

typedef struct bitnet__matrix {
    const uint8_t *data;
    size_t stride; /* in bytes */
    int rows, columns;
    bitnet__layout layout;
    int type;           /* of floats */
    bool has_scale;     /* floats: times `scale` */
    bool has_bias;      /* like has_scale, known before the bias is loaded */
    bool turned;        /* likewise: has signs */
    float scale;        /* or 1 */
    int span;           /* by groups: columns per half; 0: one scale */
    float *bias;        /* [rows], or NULL */
    const float *signs; /* [columns] of a turned basis (bitnet__basis) */
    void *owned;
    bool in_block;   /* of the model's: freed with it */
    uint8_t *packed; /* in >>base3; or NULL */
} bitnet__matrix;

enum {
    BITNET__TILE = 64,
    BITNET__ALL_COLUMNS = 1 << 30, /* all columns form one group, with one step */
    BITNET__LOOKUP = 256           /* bytes per 32 columns */
};

/* Inputs, quantized once for all matrices. */
typedef struct bitnet__operand {
    int32_t count;
    float *floats;       /* [count][stride], padded */
    int8_t *quants;      /* [count][quants_stride], padded */
    float *steps;        /* [count] */
    int32_t *sums;       /* [count] of quants */
    float *group_steps;  /* [count][groups_stride] per 32 columns */
    int32_t *group_sums; /* [count][groups_stride] */
    uint8_t *tables;     /* [count][groups_stride][BITNET__LOOKUP] or NULL */
    size_t stride, quants_stride, groups_stride;
} bitnet__operand;

typedef struct bitnet__screen bitnet__screen;

/* 128 high + low, for the >>screen. */
typedef struct bitnet__digits {
    int8_t *high, *low;
} bitnet__digits;

/* `count` queries see positions [from, to) of a kv head's part of a page: [keys, values][room][d]
   halves, or bytes followed by their steps, which are floats. The result is merged into
   o[count][d], m and l (chapter 8), first 0, -FLT_MAX and 0. `next`: a part to prefetch. */
typedef struct bitnet__chunk {
    float *o, *m, *l;
    const float *q; /* [count][d], padded; for bytes: d bytes and their step */
    const uint8_t *part, *next;
    int count, d, from, to, room;
    bool bytes;
} bitnet__chunk;

/* of [keys, values] */
BITNET__INLINE const uint8_t *bitnet__chunk_rows(const bitnet__chunk *c, int value) {
    return c->part + (size_t)((value * c->room + c->from) * c->d) * (c->bytes ? 1 : 2);
}
BITNET__INLINE const float *bitnet__chunk_steps(const bitnet__chunk *c, int value) {
    return (const float *)(const void *)(c->part + 2 * c->room * c->d) + value * c->room + c->from;
}

typedef struct bitnet__kernels {
    bitnet_isa isa;

    /* y[i] = norm(x, gain)[i], padded. */
    void (*norm)(float *y, const float *x, const float *gain, int n, float reciprocal_n,
                 float epsilon);

    /* q = quantise(x) per `group` columns, a multiple of 32, padded; steps[g] and sums[g] are for
       columns 32 g .. 32 g + 31. x is padded to 32. */
    void (*quantise)(int8_t *q, float *steps, int32_t *sums, const float *x, int n, int group);

    /* y[c * y_stride + r] = sum over i of code(r, i) * q_c[i]; codes are weights + 1, so subtract
       the sum of q_c. */
    void (*ternary)(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride, int rows,
                    int columns, const int8_t *q, size_t q_stride, int count);

    /* y[c * y_stride + r] = row `row + r` times vector c. `row` and y are in blocks of 16. */
    void (*grouped)(float *y, size_t y_stride, const bitnet__matrix *m, int row, int rows,
                    const bitnet__operand *in);

    /* y[c * y_stride + r] = dot(w_r, x_c), x padded. `scratch`: a padded row. */
    void (*dot)(float *y, size_t y_stride, int type, const uint8_t *w, size_t stride, int rows,
                int columns, const float *x, size_t x_stride, int count, float *scratch);

    void (*attend)(const bitnet__chunk *c);

    /* y[r] = or += float(dots[r] - sum) * factor */
    void (*scale)(float *y, const int32_t *dots, int n, int32_t sum, float factor, bool add);

    void (*to_half)(uint16_t *y, const float *x, int n);

    /* y[i] = ffn(gate[i], up[i]), maybe in place */
    void (*gate)(float *y, const float *gate, const float *up, int n,
                 bitnet__activation activation);

    /* In each block, whose size is a power of two: for h = 1, 2, 4, ..., each pair (i, i + h) with
       i & h == 0 becomes (x[i] + x[i + h], x[i] - x[i + h]). */
    void (*hadamard)(float *x, int n, int block);

    /* o = q times the new state (chapter 8), delta[n] its increment. States: [key][value], maybe in
       place; 64 divides n. */
    void (*delta)(float *o, float *delta, float *to, const float *from, const float *q,
                  const float *k, const float *v, float decay, float beta, int n);

    /* For up to 4 states. 32 rows of the coarse plane: y[32 i + r] = the sum of nibble * (128 high
       + low) of x[i]. A fine row: y[2 i] = the sum of level * high, y[2 i + 1] that of level * low;
       `next` is to be prefetched. */
    void (*screen)(int32_t *y, const uint8_t *block, size_t groups, const bitnet__digits *x,
                   int count);
    void (*screen_fine)(int32_t *y, const uint8_t *row, const uint8_t *next, size_t lines,
                        const bitnet__digits *x, int count);

    /* False: a weight is not finite. `room`: floats padded to whole lines. */
    bool (*screen_row)(bitnet__screen *screen, int row, int type, const uint8_t *w, float *room);

    /* `ternary` in >>base3; y has room for blocks of 32 rows. Or NULL. */
    void (*base3)(int32_t *y, size_t y_stride, const uint8_t *w, int rows, int columns,
                  const int8_t *q, size_t q_stride, int count);

    /* Up to 32 rows of I2_S, each starting a block. */
    void (*base3_pack)(uint8_t *out, const uint8_t *w, size_t stride, int rows, int columns);

    /* Tables for `grouped` with 1-bit codes (>>lookup); or NULL. */
    void (*lookup)(uint8_t *tables, const int8_t *q, int columns);
} bitnet__kernels;

/* Fills in a set, often from another; the rest is NULL. */
typedef void bitnet__kernel_set(bitnet__kernels *k);

/* Kernels that all sets have. Only the first two lists are wider with AVX-512. */
/* clang-format off */
#ifdef BITNET_NO_SCREEN
#define BITNET__SCREEN_KERNELS(X)
#else
#define BITNET__SCREEN_KERNELS(X) X(screen) X(screen_fine) X(screen_row)
#endif
#define BITNET__WIDE_KERNELS(X) \
    X(ternary) X(grouped) X(dot) X(attend) X(gate) X(scale) BITNET__SCREEN_KERNELS(X)
#define BITNET__OTHER_KERNELS(X) \
    X(norm) X(quantise) X(hadamard) X(to_half) X(delta)
/* clang-format on */

/* ====================
   >>groups   Weights by groups

   If scales vary within a row, or inputs have one scale per 32 columns, the products of each group
   of 32 columns are summed exactly, multiplied by both scales, and added up. A block has 16 rows:
   16 halves per span of columns, if any, then codes, group after group. Byte 4r + j of a 64-byte
   line has columns 4f + j of row r from the low bits up: f = 0..3 in 2 bits, two lines per group;
   or f = 0..7 in 1 bit, one line, where bits stand for codes 0 and 2. Missing rows and columns have
   code 0. */

BITNET__OPTIMIZE(2) /* inlined from less, gcc optimizes kernels less */

enum { BITNET__GROUP = 32, BITNET__GROUP_ROWS = 16 };

static bool bitnet__is_grouped(bitnet__layout layout) { return layout >= BITNET__TWO_BITS; }

BITNET__INLINE size_t bitnet__groups(int columns) {
    return ((size_t)columns + BITNET__GROUP - 1) / BITNET__GROUP;
}

BITNET__INLINE size_t bitnet__group_size(bitnet__layout layout) {
    return layout == BITNET__ONE_BIT ? 64 : 128;
}

/* Bytes of a block's scales, without and with padding. */
static size_t bitnet__group_halves(int columns, int span) {
    size_t spans = span ? ((size_t)columns + (size_t)span - 1) / (size_t)span : 0;
    return spans * BITNET__GROUP_ROWS * 2;
}
BITNET__INLINE size_t bitnet__group_scales(int columns, int span) {
    return (bitnet__group_halves(columns, span) + 63) / 64 * 64;
}

static size_t bitnet__group_block(bitnet__layout layout, int columns, int span) {
    return bitnet__group_scales(columns, span) +
           bitnet__groups(columns) * bitnet__group_size(layout);
}

typedef struct bitnet__group_cursor {
    const uint8_t *scales, *codes; /* scales NULL: one for all */
    size_t groups, size, block;    /* size, block: in bytes */
    size_t each;                   /* groups per scale */
    float scale;
    const bitnet__operand *in;
    float *y; /* vector c: y + c * y_stride */
    size_t y_stride;
} bitnet__group_cursor;

BITNET__INLINE bitnet__group_cursor bitnet__group_at(const bitnet__matrix *m, int row,
                                                     const bitnet__operand *in, float *y,
                                                     size_t y_stride) {
    bitnet__group_cursor c;
    const uint8_t *block = m->data + (size_t)row * m->stride;
    c.scales = m->span ? block : NULL;
    c.codes = block + bitnet__group_scales(m->columns, m->span);
    c.groups = bitnet__groups(m->columns);
    c.size = bitnet__group_size(m->layout);
    c.block = m->stride * BITNET__GROUP_ROWS;
    c.each = m->span ? (size_t)m->span / BITNET__GROUP : c.groups;
    c.scale = m->scale;
    c.in = in;
    c.y = y;
    c.y_stride = y_stride;
    return c;
}

BITNET__INLINE int bitnet__group_code(bitnet__layout layout, const uint8_t *group, int r,
                                      int column) {
    int byte = 4 * r + column % 4;
    if (layout == BITNET__ONE_BIT) return (group[byte] >> column / 4 & 1) * 2;
    return group[64 * (column / 16) + byte] >> column % 16 / 4 * 2 & 3;
}

static void bitnet__group_row(const bitnet__matrix *m, int row, float *out) {
    bitnet__group_cursor c =
        bitnet__group_at(m, row / BITNET__GROUP_ROWS * BITNET__GROUP_ROWS, NULL, NULL, 0);
    int r = row % BITNET__GROUP_ROWS, i;
    float scale = m->scale;
    for (i = 0; i < m->columns; i++) {
        size_t g = (size_t)(i / BITNET__GROUP);
        if (c.scales && i % m->span == 0)
            scale = bitnet__load_half(c.scales + (g / c.each * BITNET__GROUP_ROWS + (size_t)r) * 2);
        out[i] =
            (float)(bitnet__group_code(m->layout, c.codes + g * c.size, r, i % 32) - 1) * scale;
    }
}

/* Writes a row's codes into its block. */
static void bitnet__group_codes(uint8_t *out, size_t groups, int r, const uint8_t *codes) {
    for (out += 4 * r; groups > 0; groups--, codes += BITNET__GROUP, out += 128) {
        uint32_t four[8], line;
        memcpy(four, codes, sizeof four);
        line = four[0] | four[1] << 2 | four[2] << 4 | four[3] << 6;
        memcpy(out, &line, 4);
        line = four[4] | four[5] << 2 | four[6] << 4 | four[7] << 6;
        memcpy(out + 64, &line, 4);
    }
}

BITNET__OPTIMIZE_END

/* ====================
   >>vectors   Vectors: the operations of an instruction set

   The kernels of >>simd and >>ternary are written once, with the operations below. An instruction
   set is a table of them. Each is specified to the bit, so kernels give the same bits everywhere.

   BITNET__LANES is 4 (NEON, WebAssembly), 8 (AVX2) or 16 (AVX-512). A vf has LANES floats, a vi
   LANES int32, a vh 2 LANES int16, a vb 4 LANES int8; [i] is lane i. Memory need not be aligned.
   Integers wrap. A float operation rounds once, to the nearest, ties to even, and keeps denormals;
   products and sums are never fused. Which NaN a result is does not matter. `dotprod` and n are
   constants when inlined. The prefix bitnet__ is left out:

    vf_load(p), vf_store(p, v)    LANES floats; vi_load, vi_store: int32; vb_load: bytes
    vf_all(x), vi_all, vb_all     x in all lanes; of vb_all, the low byte
    vf_add, vf_sub, vf_mul(a, b)
    vf_abs, vf_negate(a)          clears, inverts the sign, also of zero
    vf_larger(a, b)               a > b ? a : b, so b if either is NaN
    vf_smaller(a, b)              a < b ? a : b
    vf_zero_below(a, x, limit)    x < limit ? 0 : a
    vf_bits(a), vf_from_bits(a)   the same bits as a vi, as a vf
    vf_from_ints(a)               the nearest float, ties to even
    vf_round(a)                   the nearest int32, ties to even; |a| < 2^22
    vf_from_halves, _bf16(p)      exact, of LANES values at p
    vf_from_bytes(p)              exact, of LANES int8
    vf_to_halves(p, v)            the nearest, ties to even, or infinity; NaN is 0x7E00
    vf_sum(v)                     adds the upper half to the lower, lane by lane, until one is left
    vf_sums(v)                    [i] is vf_sum(v[i]), of LANES vectors
    vf_int_sums(v)                [i] is the sum of the lanes of v[i], below 2^24, of LANES vi
    vf_largest(v)                 the largest lane; of zeros, either; no lane is NaN
    vf_hadamard(x)                for h = 1, 2, ... LANES / 2, pairs (i, i + h), i & h == 0, become
                                  (x[i] + x[i + h], x[i] - x[i + h])
    vi_add, vi_sub(a, b)
    vi_shift(a, n)                n bits to the left
    vi_sum(v)                     of all lanes
    vi_store_8_int8(p, v)         8 / LANES vectors as 8 bytes; all lanes are in -128..127
    vi_add_pairs(sum, a)          sum[i] + a[2i] + a[2i + 1], of a vh
    vi_add_dots(sum, a, b, dotprod)
                                  sum[i] + a[4i] b[4i] + ... + a[4i + 3] b[4i + 3]; a is in 0..127,
                                  and a sum of two products fits an int16
    vi_add_signed(sum, a, b, dotprod)
                                  the same for any a, and b in -127..127
    vi_add_fours(sum, a, n, q, dotprod)
                                  vi_add_dots of each a[k], k < n, and the four bytes at q + 4k,
                                  repeated; a sum of 2n products fits an int16
    vh_zero()
    vh_pairs(x, p, q)             two vh of 2 LANES bytes at p and as many at q, arranged for
                                  vi_add_weighed in any order of columns
    vi_add_weighed(sum, x, w)     adds to each column its p times the low half of w, an int16, and
                                  its q times the high half
    vf_unpair(sum)                two vectors of sums in that order become ascending columns
    vb_and(a, b), vb_double(a)    a & b, a + a
    vb_shift_2, vb_shift_4(a)     each byte to the right; any bits enter at the top
    vb_repeat_4(p)                the four bytes at p, LANES times
    vb_table(p), vb_look_up(t, i) 16 bytes at p; byte i of them, i in 0..15
    vb_add_products(sum, part, a, b, dotprod)
                                  the products that vi_add_dots adds, to any lanes of *sum, or up to
                                  two each to lanes of the vh *part
    prefetch(p)                   a hint: what lies well beyond p
    prefetch_from(p, ahead)       a hint: p + ahead

   A table also defines BITNET__SIMD, the attribute of functions that use it; BITNET__SIMD_ISA;
   BITNET__FMA_SIMD and BITNET__HAS_FMA (>>planes). If it defines BITNET__DOTPROD and
   BITNET__DOTPROD_ISA, there is a second set of kernels (>>dotprod), in which products of bytes are
   one instruction.

   bitnet__k(name) is the function of that name for the current width. On x86, >>simd is included
   twice. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* inlined from less, gcc optimizes kernels less */

#define BITNET__OP BITNET__SIMD BITNET__INLINE
#define bitnet__k(name) bitnet__simd_##name
#define BITNET__VECTOR (4 * BITNET__LANES)
#define BITNET__SUMS (64 / BITNET__LANES) /* vectors */

#if defined(BITNET__SIMD_X86)

/* ---- AVX2 with F16C, and AVX-512: most intrinsics differ in a number, BITNET__BITS. >>avx512
   redefines the other operations, which bitnet__k names. */

#define BITNET__AVX2 BITNET__TARGET("avx2,f16c")
#define BITNET__FMA_SIMD BITNET__TARGET("avx2,f16c,fma")
#define BITNET__HAS_FMA true
#define BITNET__AVX512 BITNET__TARGET("f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")
#define BITNET__SIMD BITNET__AVX2
#define BITNET__SIMD_ISA BITNET_ISA_AVX2
#define BITNET__BITS 256
#define BITNET__LANES (BITNET__BITS / 32)
#define BITNET__JOINED(a, b, c, d) a##b##c##d
#define BITNET__JOIN(a, b, c, d) BITNET__JOINED(a, b, c, d)
#define BITNET__MM(name) BITNET__JOIN(_mm, BITNET__BITS, _##name, )
#define BITNET__SI(name) BITNET__JOIN(_mm, BITNET__BITS, _##name##_si, BITNET__BITS)

#define bitnet__vf bitnet__k(vf)
#define bitnet__vi bitnet__k(vi)
#define bitnet__vh bitnet__k(vh)
#define bitnet__vb bitnet__k(vb)
typedef __m256 bitnet__vf;
typedef __m256i bitnet__vi, bitnet__vh, bitnet__vb;

/* Beyond the page, where hardware prefetching stops. Into L2, because L1 has too few misses in
   flight (this doubled the rate at which a thread reads on Zen 4). */
BITNET__INLINE void bitnet__prefetch_from(const void *p, size_t ahead) {
    _mm_prefetch((const char *)((uintptr_t)p + ahead), _MM_HINT_T1);
}
BITNET__INLINE void bitnet__prefetch(const uint8_t *p) { bitnet__prefetch_from(p, 8192); }

#define bitnet__vf_load BITNET__MM(loadu_ps)
#define bitnet__vf_store BITNET__MM(storeu_ps)
#define bitnet__vf_all BITNET__MM(set1_ps)
#define bitnet__vf_add BITNET__MM(add_ps)
#define bitnet__vf_sub BITNET__MM(sub_ps)
#define bitnet__vf_mul BITNET__MM(mul_ps)
#define bitnet__vf_abs(a) BITNET__MM(andnot_ps)(bitnet__vf_all(-0.0f), a)
#define bitnet__vf_negate(a) BITNET__MM(xor_ps)(a, bitnet__vf_all(-0.0f))
#define bitnet__vf_bits BITNET__SI(castps)
#define bitnet__vf_from_bits bitnet__k(vf_from_bits)
#define bitnet__vf_from_ints BITNET__MM(cvtepi32_ps)
#define bitnet__vf_round BITNET__MM(cvtps_epi32)
#define bitnet__vf_larger BITNET__MM(max_ps)
#define bitnet__vf_smaller BITNET__MM(min_ps)
#define bitnet__vf_zero_below bitnet__k(vf_zero_below)
#define bitnet__vf_sum bitnet__k(vf_sum)
#define bitnet__vf_sums bitnet__k(vf_sums)
#define bitnet__vf_int_sums bitnet__k(vf_int_sums)
#define bitnet__vf_largest bitnet__k(vf_largest)
#define bitnet__vf_from_halves(p) BITNET__MM(cvtph_ps)(bitnet__vb_load_half(p))
#define bitnet__vf_from_bf16(p) \
    bitnet__vf_from_bits( \
        BITNET__MM(slli_epi32)(BITNET__MM(cvtepu16_epi32)(bitnet__vb_load_half(p)), 16))
#define bitnet__vf_from_bytes(p) \
    bitnet__vf_from_ints(BITNET__MM(cvtepi8_epi32)( \
        BITNET__LANES == 16 ? _mm_loadu_si128((const __m128i *)(const void *)(p)) \
                            : _mm_loadl_epi64((const __m128i *)(const void *)(p))))

#define bitnet__vi_load bitnet__vb_load
#define bitnet__vi_store(p, v) BITNET__SI(storeu)((bitnet__vi *)(void *)(p), v)
#define bitnet__vi_all BITNET__MM(set1_epi32)
#define bitnet__vi_add BITNET__MM(add_epi32)
#define bitnet__vi_sub BITNET__MM(sub_epi32)
#define bitnet__vi_shift(a, n) BITNET__MM(slli_epi32)(a, n)
#define bitnet__vi_sum bitnet__k(vi_sum)
#define bitnet__vi_add_dots bitnet__k(vi_add_dots)
#define bitnet__vi_add_signed bitnet__k(vi_add_signed)
#define bitnet__vi_add_fours bitnet__k(vi_add_fours)
#define bitnet__vi_add_weighed bitnet__k(vi_add_weighed)
#define bitnet__vh_pairs bitnet__k(vh_pairs)
#define bitnet__vf_unpair bitnet__k(vf_unpair)
#define bitnet__vh_zero BITNET__SI(setzero)
#define bitnet__vi_add_pairs(sum, a) \
    bitnet__vi_add(sum, BITNET__MM(madd_epi16)(a, BITNET__MM(set1_epi16)(1)))

#define bitnet__vb_load(p) BITNET__SI(loadu)((const bitnet__vb *)(const void *)(p))
#define bitnet__vb_load_half bitnet__k(vb_load_half)
#define bitnet__vb_table bitnet__k(vb_table)
#define bitnet__vb_all(x) BITNET__MM(set1_epi8)((char)(x))
#define bitnet__vb_and BITNET__SI(and)
#define bitnet__vb_shift_2(a) BITNET__MM(srli_epi16)(a, 2)
#define bitnet__vb_shift_4(a) BITNET__MM(srli_epi16)(a, 4)
#define bitnet__vb_double(a) BITNET__MM(add_epi8)(a, a)
#define bitnet__vb_repeat_4(p) bitnet__vi_all((int)bitnet__load_u32(p))
#define bitnet__vb_look_up BITNET__MM(shuffle_epi8)

/* ---- AVX2 */

BITNET__OP __m128i bitnet__vb_load_half(const void *p) {
    return _mm_loadu_si128((const __m128i *)p);
}
BITNET__OP bitnet__vb bitnet__vb_table(const uint8_t *p) {
    return _mm256_broadcastsi128_si256(bitnet__vb_load_half(p));
}
BITNET__OP bitnet__vf bitnet__vf_from_bits(bitnet__vi a) { return _mm256_castsi256_ps(a); }
BITNET__OP bitnet__vf bitnet__vf_zero_below(bitnet__vf a, bitnet__vf x, bitnet__vf limit) {
    return _mm256_andnot_ps(_mm256_cmp_ps(x, limit, _CMP_LT_OQ), a);
}
BITNET__OP void bitnet__vf_to_halves(uint16_t *p, bitnet__vf v) {
    v = _mm256_blendv_ps(v, _mm256_set1_ps(bitnet__nan()), _mm256_cmp_ps(v, v, _CMP_UNORD_Q));
    _mm_storeu_si128((__m128i *)(void *)p, _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
}

/* vf_sums adds halves of pairs. */
BITNET__OP float bitnet__vf_sum(bitnet__vf v) {
    __m128 a = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    a = _mm_add_ps(a, _mm_movehl_ps(a, a));
    return _mm_cvtss_f32(_mm_add_ss(a, _mm_shuffle_ps(a, a, 1)));
}
BITNET__OP bitnet__vf bitnet__vf_fold_4(bitnet__vf a, bitnet__vf b) {
    return _mm256_add_ps(_mm256_permute2f128_ps(a, b, 0x21), _mm256_blend_ps(a, b, 0xF0));
}
BITNET__OP bitnet__vf bitnet__vf_fold_2(bitnet__vf a, bitnet__vf b) {
    return _mm256_add_ps(_mm256_shuffle_ps(a, b, 0x4E), _mm256_blend_ps(a, b, 0xCC));
}
BITNET__OP bitnet__vf bitnet__vf_fold_1(bitnet__vf a, bitnet__vf b) {
    return _mm256_add_ps(_mm256_shuffle_ps(a, b, 0x88), _mm256_shuffle_ps(a, b, 0xDD));
}
BITNET__OP bitnet__vf bitnet__vf_sums(const bitnet__vf *v) {
    bitnet__vf a = bitnet__vf_fold_4(v[0], v[4]), b = bitnet__vf_fold_4(v[1], v[5]);
    bitnet__vf c = bitnet__vf_fold_4(v[2], v[6]), d = bitnet__vf_fold_4(v[3], v[7]);
    return bitnet__vf_fold_1(bitnet__vf_fold_2(a, b), bitnet__vf_fold_2(c, d));
}
BITNET__OP bitnet__vi bitnet__vi_sums_4(const bitnet__vi *v) { /* of each half */
    return _mm256_hadd_epi32(_mm256_hadd_epi32(v[0], v[1]), _mm256_hadd_epi32(v[2], v[3]));
}
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    bitnet__vi a = bitnet__vi_sums_4(v), b = bitnet__vi_sums_4(v + 4);
    return _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_permute2x128_si256(a, b, 0x20),
                                               _mm256_permute2x128_si256(a, b, 0x31)));
}
BITNET__OP float bitnet__vf_largest(bitnet__vf v) {
    __m128 m = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    m = _mm_max_ps(m, _mm_movehl_ps(m, m));
    return _mm_cvtss_f32(_mm_max_ss(m, _mm_shuffle_ps(m, m, 1)));
}

/* The pair's other value, plus this one, negated if second. */
BITNET__OP bitnet__vf bitnet__vf_hadamard(bitnet__vf x) {
    const __m256 first = _mm256_setr_ps(0.0f, -0.0f, 0.0f, -0.0f, 0.0f, -0.0f, 0.0f, -0.0f);
    const __m256 second = _mm256_setr_ps(0.0f, 0.0f, -0.0f, -0.0f, 0.0f, 0.0f, -0.0f, -0.0f);
    const __m256 third = _mm256_setr_ps(0.0f, 0.0f, 0.0f, 0.0f, -0.0f, -0.0f, -0.0f, -0.0f);
    x = _mm256_add_ps(_mm256_permute_ps(x, 0xB1), _mm256_xor_ps(x, first));
    x = _mm256_add_ps(_mm256_permute_ps(x, 0x4E), _mm256_xor_ps(x, second));
    return _mm256_add_ps(_mm256_permute2f128_ps(x, x, 1), _mm256_xor_ps(x, third));
}
BITNET__OP int32_t bitnet__vi_sum(bitnet__vi v) {
    __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4E));
    return _mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 1)));
}
BITNET__OP void bitnet__vi_store_8_int8(int8_t *p, const bitnet__vi *v) {
    __m128i half = _mm_packs_epi32(_mm256_castsi256_si128(*v), _mm256_extracti128_si256(*v, 1));
    _mm_storel_epi64((__m128i *)(void *)p, _mm_packs_epi16(half, half));
}

/* In assembler, because the intrinsic needs a target that its callers do not have. Built for
   AVX-512's VNNI, it uses that encoding and needs that CPU. */
#if defined(__AVX512VNNI__) && defined(__AVX512VL__)
#define BITNET__AVX_VNNI(sum, a, b) _mm256_dpbusd_epi32(sum, a, b)
#define BITNET__AVX_VNNI_NEEDS BITNET_ISA_AVX512
#elif defined(_MSC_VER) && !defined(__clang__) && _MSC_VER >= 1930
#define BITNET__AVX_VNNI(sum, a, b) _mm256_dpbusd_avx_epi32(sum, a, b)
#elif defined(__clang__) ? __clang_major__ >= 13 : defined(__GNUC__) && __GNUC__ >= 12
#define BITNET__AVX_VNNI(sum, a, b) bitnet__vi_vnni(sum, a, b)
BITNET__OP bitnet__vi bitnet__vi_vnni(bitnet__vi sum, bitnet__vb a, bitnet__vb b) {
    __asm__("%{vex%} vpdpbusd {%2, %1, %0|%0, %1, %2}" : "+x"(sum) : "x"(a), "x"(b));
    return sum;
}
#endif
#if !defined(BITNET__AVX_VNNI_NEEDS)
#define BITNET__AVX_VNNI_NEEDS BITNET_ISA_AVX_VNNI
#endif
#if defined(BITNET__AVX_VNNI)
#define BITNET__DOTPROD 1
#define BITNET__DOTPROD_ISA BITNET_ISA_AVX_VNNI
#endif

BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                          bool dotprod) {
#if defined(BITNET__DOTPROD)
    if (dotprod) return BITNET__AVX_VNNI(sum, a, b);
#endif
    (void)dotprod;
    return bitnet__vi_add_pairs(sum, _mm256_maddubs_epi16(a, b));
}
BITNET__OP bitnet__vi bitnet__vi_add_signed(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                            bool dotprod) {
    return bitnet__vi_add_dots(sum, _mm256_abs_epi8(a), _mm256_sign_epi8(b, a), dotprod);
}
/* x[0] has columns 0 to 3 and 8 to 11, because widening is one operation only from memory. */
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    __m256i a = _mm256_cvtepi8_epi16(bitnet__vb_load_half(p));
    __m256i b = _mm256_cvtepi8_epi16(bitnet__vb_load_half(q));
    x[0] = _mm256_unpacklo_epi16(a, b);
    x[1] = _mm256_unpackhi_epi16(a, b);
}
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    return _mm256_add_epi32(sum, _mm256_madd_epi16(pairs, _mm256_set1_epi32(w)));
}
BITNET__OP void bitnet__vf_unpair(bitnet__vf *sum) {
    bitnet__vf first = _mm256_permute2f128_ps(sum[0], sum[1], 0x20);
    sum[1] = _mm256_permute2f128_ps(sum[0], sum[1], 0x31);
    sum[0] = first;
}
BITNET__OP void bitnet__vb_add_products(bitnet__vi *sum, bitnet__vh *part, bitnet__vb a,
                                        bitnet__vb b, bool dotprod) {
    if (dotprod) *sum = bitnet__vi_add_dots(*sum, a, b, true);
    else *part = _mm256_add_epi16(*part, _mm256_maddubs_epi16(a, b));
}
BITNET__OP bitnet__vi bitnet__vi_add_fours(bitnet__vi sum, const bitnet__vb *a, int n,
                                           const int8_t *q, bool dotprod) {
    bitnet__vh part = bitnet__vh_zero();
    int i;
    for (i = 0; i < n; i++)
        bitnet__vb_add_products(&sum, &part, a[i], bitnet__vb_repeat_4(q + 4 * i), dotprod);
    return dotprod ? sum : bitnet__vi_add_pairs(sum, part);
}

#elif defined(BITNET__SIMD_NEON)

/* ---- NEON */

#define BITNET__SIMD
#define BITNET__SIMD_ISA BITNET_ISA_NEON
#define BITNET__FMA_SIMD
#define BITNET__HAS_FMA true
#define BITNET__LANES 4
#define BITNET__DOTPROD 1
#define BITNET__DOTPROD_ISA BITNET_ISA_NEON_DOTPROD

typedef float32x4_t bitnet__vf;
typedef int32x4_t bitnet__vi;
typedef int16x8_t bitnet__vh;
typedef int8x16_t bitnet__vb;

#define bitnet__vf_load vld1q_f32
#define bitnet__vf_store vst1q_f32
BITNET__OP bitnet__vf bitnet__vf_from_bytes(const int8_t *p) {
    const float f[4] = {p[0], p[1], p[2], p[3]};
    return vld1q_f32(f);
}
#define bitnet__vf_all vdupq_n_f32
#define bitnet__vf_add vaddq_f32
#define bitnet__vf_sub vsubq_f32
#define bitnet__vf_mul vmulq_f32
#define bitnet__vf_abs vabsq_f32
#define bitnet__vf_negate vnegq_f32
#define bitnet__vf_bits vreinterpretq_s32_f32
#define bitnet__vf_from_bits vreinterpretq_f32_s32
#define bitnet__vf_from_ints vcvtq_f32_s32
#define bitnet__vf_round vcvtnq_s32_f32
BITNET__OP bitnet__vf bitnet__vf_larger(bitnet__vf a, bitnet__vf b) {
    return vbslq_f32(vcgtq_f32(a, b), a, b);
}
BITNET__OP bitnet__vf bitnet__vf_smaller(bitnet__vf a, bitnet__vf b) {
    return vbslq_f32(vcltq_f32(a, b), a, b);
}
BITNET__OP bitnet__vf bitnet__vf_zero_below(bitnet__vf a, bitnet__vf x, bitnet__vf limit) {
    return bitnet__vf_from_bits(
        vbicq_s32(bitnet__vf_bits(a), vreinterpretq_s32_u32(vcltq_f32(x, limit))));
}
BITNET__OP bitnet__vf bitnet__vf_fold_2(bitnet__vf a, bitnet__vf b) {
    return vaddq_f32(vcombine_f32(vget_low_f32(a), vget_low_f32(b)),
                     vcombine_f32(vget_high_f32(a), vget_high_f32(b)));
}
#define bitnet__vf_fold_1 vpaddq_f32
#define bitnet__vf_first(v) vgetq_lane_f32(v, 0)
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    return vcvtq_f32_s32(vpaddq_s32(vpaddq_s32(v[0], v[1]), vpaddq_s32(v[2], v[3])));
}
#define bitnet__vf_largest vmaxvq_f32
BITNET__OP bitnet__vf bitnet__vf_hadamard(bitnet__vf x) {
    static const float signs[8] = {0.0f, -0.0f, 0.0f, -0.0f, 0.0f, 0.0f, -0.0f, -0.0f};
    const float32x4_t first = vld1q_f32(signs), second = vld1q_f32(signs + 4);
    int32x4_t same = veorq_s32(bitnet__vf_bits(x), bitnet__vf_bits(first));
    x = vaddq_f32(vrev64q_f32(x), bitnet__vf_from_bits(same));
    same = veorq_s32(bitnet__vf_bits(x), bitnet__vf_bits(second));
    return vaddq_f32(vextq_f32(x, x, 2), bitnet__vf_from_bits(same));
}
#define bitnet__vf_from_halves(p) \
    vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16((const uint16_t *)(p))))
#define bitnet__vf_from_bf16(p) \
    vreinterpretq_f32_u32(vshll_n_u16(vld1_u16((const uint16_t *)(p)), 16))
BITNET__OP void bitnet__vf_to_halves(uint16_t *p, bitnet__vf v) {
    v = vbslq_f32(vceqq_f32(v, v), v, vdupq_n_f32(bitnet__nan()));
    vst1_u16(p, vreinterpret_u16_f16(vcvt_f16_f32(v)));
}

#define bitnet__vi_load vld1q_s32
#define bitnet__vi_store vst1q_s32
#define bitnet__vi_all vdupq_n_s32
#define bitnet__vi_add vaddq_s32
#define bitnet__vi_sub vsubq_s32
#define bitnet__vi_shift vshlq_n_s32
#define bitnet__vi_sum vaddvq_s32
BITNET__OP void bitnet__vi_store_8_int8(int8_t *p, const bitnet__vi *v) {
    vst1_s8(p, vmovn_s16(vcombine_s16(vmovn_s32(v[0]), vmovn_s32(v[1]))));
}

#define bitnet__vh_zero() vdupq_n_s16(0)
#define bitnet__vi_add_pairs vpadalq_s16

#define bitnet__vb_load(p) vld1q_s8((const int8_t *)(p))
#define bitnet__vb_all(x) vdupq_n_s8((int8_t)(x))
#define bitnet__vb_and vandq_s8
#define bitnet__vb_shift_2(a) vreinterpretq_s8_u8(vshrq_n_u8(vreinterpretq_u8_s8(a), 2))
#define bitnet__vb_shift_4(a) vreinterpretq_s8_u8(vshrq_n_u8(vreinterpretq_u8_s8(a), 4))
#define bitnet__vb_double(a) vaddq_s8(a, a)
#define bitnet__vb_table bitnet__vb_load
#define bitnet__vb_look_up(table, index) vqtbl1q_s8(table, vreinterpretq_u8_s8(index))
#define bitnet__vb_repeat_4(p) vreinterpretq_s8_u32(vdupq_n_u32(bitnet__load_u32(p)))

/* Encoded as a number, unless the compiler knows it, because the intrinsic needs a target that its
   callers do not have. The loop numbers registers. */
#if defined(__APPLE__)
#define BITNET__REGISTER "Lbitnet_"
#else
#define BITNET__REGISTER ".Lbitnet_"
#endif
#define BITNET__NEON_NUMBER(number, sum, a, b) \
    __asm__(".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26," \
            "27,28,29,30,31\n\t" \
            ".equ " BITNET__REGISTER "v\\n, \\n\n\t" \
            ".endr\n\t" \
            ".inst " number " + " BITNET__REGISTER "%0 + (" BITNET__REGISTER \
            "%1 << 5) + (" BITNET__REGISTER "%2 << 16)" \
            : "+w"(sum) \
            : "w"(a), "w"(b))

/* SDOT, as bitnet__vi_add_dots. */
BITNET__OP bitnet__vi bitnet__neon_dotprod(bitnet__vi sum, bitnet__vb a, bitnet__vb b) {
#if defined(__ARM_FEATURE_DOTPROD) || !(defined(__GNUC__) || defined(__clang__))
    return vdotq_s32(sum, a, b);
#else
    BITNET__NEON_NUMBER("0x4E809400", sum, a, b);
    return sum;
#endif
}
BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                          bool dotprod) {
    if (dotprod) return bitnet__neon_dotprod(sum, a, b);
    return vaddq_s32(sum, vpaddq_s32(vpaddlq_s16(vmull_s8(vget_low_s8(a), vget_low_s8(b))),
                                     vpaddlq_s16(vmull_high_s8(a, b))));
}
#define bitnet__vi_add_signed bitnet__vi_add_dots
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    int16x8_t a = vmovl_s8(vld1_s8(p)), b = vmovl_s8(vld1_s8(q));
    x[0] = vcombine_s16(vget_low_s16(a), vget_low_s16(b));
    x[1] = vcombine_s16(vget_high_s16(a), vget_high_s16(b));
}
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    sum = vmlal_n_s16(sum, vget_low_s16(pairs), (int16_t)w);
    return vmlal_high_n_s16(sum, pairs, (int16_t)(w >> 16));
}
BITNET__OP void bitnet__vb_add_products(bitnet__vi *sum, bitnet__vh *part, bitnet__vb a,
                                        bitnet__vb b, bool dotprod) {
    if (dotprod) *sum = bitnet__neon_dotprod(*sum, a, b);
    else *part = vmlal_high_s8(vmlal_s8(*part, vget_low_s8(a), vget_low_s8(b)), a, b);
}

#elif defined(BITNET__SIMD_WASM)

/* ---- WebAssembly */

#define BITNET__SIMD
#define BITNET__SIMD_ISA BITNET_ISA_WASM
#define BITNET__FMA_SIMD
#define BITNET__HAS_FMA false
#define BITNET__LANES 4
#if defined(__wasm_relaxed_simd__)
#define BITNET__DOTPROD 1
#define BITNET__DOTPROD_ISA BITNET_ISA_WASM_RELAXED
#endif

typedef v128_t bitnet__vf, bitnet__vi, bitnet__vh, bitnet__vb;

#define bitnet__vf_load wasm_v128_load
#define bitnet__vf_store wasm_v128_store
BITNET__OP bitnet__vf bitnet__vf_from_bytes(const int8_t *p) {
    return wasm_f32x4_make(p[0], p[1], p[2], p[3]);
}
#define bitnet__vf_all wasm_f32x4_splat
#define bitnet__vf_add wasm_f32x4_add
#define bitnet__vf_sub wasm_f32x4_sub
#define bitnet__vf_mul wasm_f32x4_mul
#define bitnet__vf_abs wasm_f32x4_abs
#define bitnet__vf_negate wasm_f32x4_neg
#define bitnet__vf_bits(a) (a)
#define bitnet__vf_from_bits(a) (a)
#define bitnet__vf_from_ints wasm_f32x4_convert_i32x4
BITNET__OP bitnet__vi bitnet__vf_round(bitnet__vf a) {
    const v128_t magic = wasm_f32x4_splat(12582912.0f);
    return wasm_i32x4_sub(wasm_f32x4_add(a, magic), magic);
}
#define bitnet__vf_larger(a, b) wasm_f32x4_pmax(b, a)
#define bitnet__vf_smaller(a, b) wasm_f32x4_pmin(b, a)
#define bitnet__vf_zero_below(a, x, limit) wasm_v128_andnot(a, wasm_f32x4_lt(x, limit))
BITNET__OP bitnet__vf bitnet__vf_fold_2(bitnet__vf a, bitnet__vf b) {
    return wasm_f32x4_add(wasm_i32x4_shuffle(a, b, 0, 1, 4, 5),
                          wasm_i32x4_shuffle(a, b, 2, 3, 6, 7));
}
BITNET__OP bitnet__vf bitnet__vf_fold_1(bitnet__vf a, bitnet__vf b) {
    return wasm_f32x4_add(wasm_i32x4_shuffle(a, b, 0, 2, 4, 6),
                          wasm_i32x4_shuffle(a, b, 1, 3, 5, 7));
}
#define bitnet__vf_first(v) wasm_f32x4_extract_lane(v, 0)
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    bitnet__vf a =
        bitnet__vf_fold_2(wasm_f32x4_convert_i32x4(v[0]), wasm_f32x4_convert_i32x4(v[1]));
    bitnet__vf b =
        bitnet__vf_fold_2(wasm_f32x4_convert_i32x4(v[2]), wasm_f32x4_convert_i32x4(v[3]));
    return bitnet__vf_fold_1(a, b);
}
BITNET__OP float bitnet__vf_largest(bitnet__vf v) {
    v = wasm_f32x4_pmax(v, wasm_i32x4_shuffle(v, v, 2, 3, 0, 1));
    return wasm_f32x4_extract_lane(wasm_f32x4_pmax(v, wasm_i32x4_shuffle(v, v, 1, 0, 3, 2)), 0);
}
BITNET__OP bitnet__vf bitnet__vf_hadamard(bitnet__vf x) {
    const v128_t first = wasm_f32x4_make(0.0f, -0.0f, 0.0f, -0.0f);
    const v128_t second = wasm_f32x4_make(0.0f, 0.0f, -0.0f, -0.0f);
    x = wasm_f32x4_add(wasm_i32x4_shuffle(x, x, 1, 0, 3, 2), wasm_v128_xor(x, first));
    return wasm_f32x4_add(wasm_i32x4_shuffle(x, x, 2, 3, 0, 1), wasm_v128_xor(x, second));
}
/* Moving sign, exponent and mantissa into place and multiplying by 2^112 handles denormals, too.
   65536 or more was infinity or NaN, and gets that exponent. */
BITNET__OP bitnet__vf bitnet__vf_from_halves(const void *p) {
    v128_t bits = wasm_i32x4_shl(wasm_i32x4_load16x4(p), 13);
    v128_t x = wasm_v128_and(bits, wasm_i32x4_splat((int32_t)0x8FFFE000));
    v128_t special;
    x = wasm_f32x4_mul(x, wasm_f32x4_splat(5.192296858534828e+33f));
    special = wasm_f32x4_ge(wasm_f32x4_abs(x), wasm_f32x4_splat(65536.0f));
    return wasm_v128_or(x, wasm_v128_and(special, wasm_i32x4_splat(0x7F800000)));
}
#define bitnet__vf_from_bf16(p) wasm_i32x4_shl(wasm_u32x4_load16x4(p), 16)
BITNET__OP void bitnet__vf_to_halves(uint16_t *p, bitnet__vf v) {
    p[0] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 0));
    p[1] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 1));
    p[2] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 2));
    p[3] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 3));
}

#define bitnet__vi_load wasm_v128_load
#define bitnet__vi_store wasm_v128_store
#define bitnet__vi_all wasm_i32x4_splat
#define bitnet__vi_add wasm_i32x4_add
#define bitnet__vi_sub wasm_i32x4_sub
#define bitnet__vi_shift wasm_i32x4_shl
BITNET__OP int32_t bitnet__vi_sum(bitnet__vi v) {
    v = wasm_i32x4_add(v, wasm_i32x4_shuffle(v, v, 2, 3, 0, 1));
    return wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1);
}
BITNET__OP void bitnet__vi_store_8_int8(int8_t *p, const bitnet__vi *v) {
    v128_t half = wasm_i16x8_narrow_i32x4(v[0], v[1]);
    wasm_v128_store64_lane(p, wasm_i8x16_narrow_i16x8(half, half), 0);
}

#define bitnet__vh_zero() wasm_i16x8_splat(0)
#define bitnet__vi_add_pairs(sum, a) wasm_i32x4_add(sum, wasm_i32x4_extadd_pairwise_i16x8(a))

#define bitnet__vb_load wasm_v128_load
#define bitnet__vb_all(x) wasm_i8x16_splat((int8_t)(x))
#define bitnet__vb_and wasm_v128_and
#define bitnet__vb_shift_2(a) wasm_u8x16_shr(a, 2)
#define bitnet__vb_shift_4(a) wasm_u8x16_shr(a, 4)
#define bitnet__vb_double(a) wasm_i8x16_add(a, a)
#define bitnet__vb_table wasm_v128_load
#define bitnet__vb_look_up wasm_i8x16_swizzle
#define bitnet__vb_repeat_4 wasm_v128_load32_splat

/* Relaxed SIMD may treat `a` as unsigned, or saturate sums of two to 16 bits; machines agree for an
   `a` as specified. */
BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
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
/* `a` may be negative, too */
BITNET__OP bitnet__vi bitnet__vi_add_signed(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                            bool dotprod) {
    (void)dotprod;
    return bitnet__vi_add_dots(sum, a, b, false);
}
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    v128_t a = wasm_i16x8_load8x8(p), b = wasm_i16x8_load8x8(q);
    x[0] = wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
    x[1] = wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    return wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(pairs, wasm_i32x4_splat(w)));
}
BITNET__OP void bitnet__vb_add_products(bitnet__vi *sum, bitnet__vh *part, bitnet__vb a,
                                        bitnet__vb b, bool dotprod) {
    if (dotprod) *sum = bitnet__vi_add_dots(*sum, a, b, true);
    else
        *part = wasm_i16x8_add(*part, wasm_i16x8_add(wasm_i16x8_extmul_low_i8x16(a, b),
                                                     wasm_i16x8_extmul_high_i8x16(a, b)));
}

#endif

#if defined(BITNET__SIMD_NEON) || defined(BITNET__SIMD_WASM)

BITNET__INLINE void bitnet__prefetch_from(const void *p, size_t ahead) { (void)p, (void)ahead; }
BITNET__INLINE void bitnet__prefetch(const uint8_t *p) { (void)p; }
#define bitnet__vf_unpair(sum) ((void)(sum))

BITNET__OP bitnet__vi bitnet__vi_add_fours(bitnet__vi sum, const bitnet__vb *a, int n,
                                           const int8_t *q, bool dotprod) {
    int i;
    for (i = 0; i < n; i++)
        sum = bitnet__vi_add_dots(sum, a[i], bitnet__vb_repeat_4(q + 4 * i), dotprod);
    return sum;
}

BITNET__OP bitnet__vf bitnet__vf_sums(const bitnet__vf *v) {
    return bitnet__vf_fold_1(bitnet__vf_fold_2(v[0], v[1]), bitnet__vf_fold_2(v[2], v[3]));
}
BITNET__OP float bitnet__vf_sum(bitnet__vf v) {
    v = bitnet__vf_fold_2(v, v);
    return bitnet__vf_first(bitnet__vf_fold_1(v, v));
}

#endif

#if defined(BITNET__SIMD)

/* ---- for >>simd */

BITNET__INLINE size_t bitnet__float_size(int type) { return type == BITNET_TYPE_F32 ? 4 : 2; }

/* From 16 - n on: 0 for n lanes, then 1. */
static const float bitnet__past_end[32] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                           1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

/* Past the end, a zero-padded copy in `room`. */
BITNET__INLINE const float *bitnet__whole_64(const float *x, int left, float *room) {
    if (left >= 64) return x;
    memset(room, 0, 64 * sizeof(float));
    return (const float *)memcpy(room, x, (size_t)left * sizeof(float));
}

#endif

BITNET__OPTIMIZE_END

/* ====================
   >>planes   Kernels: the planes of a screened head

   Splits a row of the head into the two planes of the >>screen, and measures what they leave.
   Compilers vectorize the same code for each instruction set.

   Coarse plane: w' = step * (nibble - 8). Blocks of 32 rows, groups of 8 columns: two lines of 64
   bytes, of 16 rows each; byte 4r + j holds columns j (low nibble) and 4 + j of row r. Missing rows
   and columns are 8, that is 0.

   Fine plane: w' = step * (nibble - 8) + step / 20 * (level - 64); another nibble looks up the
   level. Levels are dense within half a step, sparse for the few weights beyond the coarse ends.
   Lines of 64 bytes for 128 columns of a row: byte j holds columns j (low nibble) and 64 + j. */

/* vectorizes clamps: 1.9 ns per weight instead of 37, scalar 4.6 instead of 30 */
BITNET__OPTIMIZE("O3,no-trapping-math")

struct bitnet__screen {
    uint8_t *coarse, *fine;
    float *step;          /* [rows], padded to whole blocks; a coarse nibble's unit */
    float *residual;      /* at least |w - w'|, coarse */
    float *fine_residual; /* at least |w - w'|, fine */
    float *norm;          /* at least |w| and both residuals */
    size_t lines;         /* of 128 columns */
    int rows, columns;
    bool ready;
};

/* rounded up; the addition is for denormals, which a factor cannot round up */
static float bitnet__sqrt_above(double x) {
    return (float)((x < 1e-300 ? 0.0 : bitnet__sqrt_double(x) * 1.000001) + 1e-37);
}

BITNET__INLINE float bitnet__screen_fine_step(float step) { return step * 0.05f; }

#ifndef BITNET_NO_SCREEN

/* Values of the fine plane's nibbles, plus 64. */
static const uint8_t bitnet__screen_levels[16] = {4,  28, 45, 55, 57, 59, 61,  63,
                                                  65, 67, 69, 71, 73, 83, 100, 124};

/* Residuals are floats, of weights times a power of two, so that no square underflows. Doubles and
   FMA both compute the difference exactly before it is rounded, so they give the same bits. The
   relative errors of a square, and of the sum of eight in a line, are at most 10 * 2^-24. */
typedef struct bitnet__screen_scale {
    float inverse;    /* of the unit, or 0 */
    float power;      /* of weights for residuals */
    float step, fine; /* times `power` */
    double left[2][16];
} bitnet__screen_scale;

static bitnet__screen_scale bitnet__screen_scaled(float step) {
    bitnet__screen_scale scale = {0.0f, 0.0f, 0.0f, 0.0f, {{0}}};
    uint32_t exponent = bitnet__bits(step) >> 23;
    scale.inverse = step > 0 ? 1.0f / step : 0.0f;
    scale.power = bitnet__from_bits((254 - (exponent < 27 ? 27 : exponent)) << 23);
    scale.step = step * scale.power;
    scale.fine = bitnet__screen_fine_step(step) * scale.power;
    return scale;
}

/* a - b * c, rounded once; with doubles, the product and the difference are exact. */
BITNET__INLINE float bitnet__less_product(float a, float b, float c, bool fma) {
#if defined(__GNUC__) && defined(__OPTIMIZE__) /* else `fma`, a constant, would call a function */
    if (fma) return __builtin_fmaf(-b, c, a);
#endif
    (void)fma;
    return (float)(a - (double)b * c);
}

/* 128 columns, zeros from `columns` on; adds the squares of what each plane leaves */
BITNET__INLINE void bitnet__screen_line(uint8_t *coarse, uint8_t *fine, const float *w, int columns,
                                        bitnet__screen_scale *scale, bool fma) {
    float whole[128], rest[128], level[128], square[2][16] = {{0}};
    uint8_t upper[128], lower[128];
    int i, j;
    for (i = 0; i < 128; i++) {
        float units = w[i] * scale->inverse, v = units + 8.5f;
        int32_t nibble;
        v = v > 0.0f ? v : 0.0f;
        nibble = (int32_t)(v < 15.0f ? v : 15.0f);
        upper[i] = (uint8_t)nibble;
        whole[i] = (float)(nibble - 8);
        rest[i] = (units - whole[i]) * 20.0f;
    }
    for (i = 0; i < 128; i++) { /* the nearest level; bits of floats >= 0 compare like them */
        int32_t bits = (int32_t)(bitnet__bits(rest[i]) & 0x7FFFFFFF);
        int32_t sign = (int32_t)(bitnet__bits(rest[i]) >> 31);
        int32_t far1 = bits > (int32_t)bitnet__bits(14.0f);
        int32_t far2 = bits > (int32_t)bitnet__bits(27.5f);
        int32_t far3 = bits > (int32_t)bitnet__bits(48.0f), nearest, size;
        float half = bitnet__from_bits((uint32_t)bits) * 0.5f;
        nearest = (int32_t)(half < 4.0f ? half : 4.0f);
        size = 2 * nearest + 1 + 10 * far1 + 17 * far2 + 24 * far3;
        nearest = 8 + nearest + far1 + far2 + far3;
        lower[i] = (uint8_t)(nearest ^ (15 * sign));
        level[i] = (float)(size - 2 * sign * size);
    }
    for (i = columns < 0 ? 0 : columns; i < 128; i++) level[i] = 0.0f; /* no level is 0 */
    for (i = 0; i < 128; i += 16)
        for (j = 0; j < 16; j++) {
            float left = w[i + j] * scale->power;
            left = bitnet__less_product(left, scale->step, whole[i + j], fma);
            square[0][j] += left * left;
            left = bitnet__less_product(left, scale->fine, level[i + j], fma);
            square[1][j] += left * left;
        }
    for (j = 0; j < 16; j++) {
        scale->left[0][j] += square[0][j];
        scale->left[1][j] += square[1][j];
    }
    for (i = 0; i < 16; i++) {
        uint32_t four = bitnet__load_u32(upper + 8 * i) | bitnet__load_u32(upper + 8 * i + 4) << 4;
        memcpy(coarse + 128 * i, &four, 4);
    }
    for (i = 0; i < 64; i++) fine[i] = (uint8_t)(lower[i] | lower[i + 64] << 4);
}

/* a row's unit, from squares by column modulo 8; negative: not finite */
static float bitnet__screen_unit(const bitnet__screen *s, double squares[8]) {
    float step;
    int j;
    for (j = 1; j < 8; j++) squares[0] += squares[j];
    if (!(squares[0] < 1e30)) return -1.0f;
    /* A normal distribution loses least with 0.335 standard deviations (Lloyd). A bit more leaves
       fewer weights beyond the ends, so the fine plane loses a third less. */
    step = 0.37f * bitnet__sqrt_above(squares[0] / s->columns);
    return step < 1e-30f ? 0.0f : step;
}

/* Allows for summation errors and, in the fine plane's residual, rounding of the coarse one. */
static void bitnet__screen_know(bitnet__screen *s, int row, float step, double squares,
                                bitnet__screen_scale *scale) {
    double unit = 1.000001 / scale->power / scale->power;
    int p, j;
    for (p = 0; p < 2; p++)
        for (j = 1; j < 16; j++) scale->left[p][0] += scale->left[p][j];
    s->step[row] = step;
    s->residual[row] = bitnet__sqrt_above(scale->left[0][0] * unit);
    s->fine_residual[row] =
        bitnet__sqrt_above(scale->left[1][0] * unit) + s->residual[row] * 5.9604644775390625e-08f;
    s->norm[row] = bitnet__sqrt_above(squares) + s->residual[row] + s->fine_residual[row];
}

/* `room` has the row, padded with zeros. */
BITNET__INLINE bool bitnet__screen_row(bitnet__screen *s, int row, const float *room, bool fma) {
    uint8_t *coarse = s->coarse + (size_t)(row / 32 * 32) * 64 * s->lines + (size_t)(row % 32) * 4;
    uint8_t *fine = s->fine + (size_t)row * 64 * s->lines;
    bitnet__screen_scale scale;
    double squares[8] = {0};
    float step;
    size_t i;
    int j;
    for (i = 0; i < 128 * s->lines; i += 8)
        for (j = 0; j < 8; j++) squares[j] += (double)room[i + (size_t)j] * room[i + (size_t)j];
    step = bitnet__screen_unit(s, squares);
    if (step < 0) return false;
    scale = bitnet__screen_scaled(step);
    for (i = 0; i < s->lines; i++)
        bitnet__screen_line(coarse + 2048 * i, fine + 64 * i, room + 128 * i,
                            s->columns - 128 * (int)i, &scale, fma);
    bitnet__screen_know(s, row, step, squares[0], &scale);
    return true;
}

/* `done` columns are expanded already. */
static void bitnet__screen_expand(const bitnet__screen *s, int type, const uint8_t *w, int done,
                                  float *room) {
    bitnet__type_of(type)->expand(w + 2 * done, s->columns - done, room + done);
    memset(room + s->columns, 0, (128 * s->lines - (size_t)s->columns) * sizeof(float));
}

static bool bitnet__scalar_screen_row(bitnet__screen *s, int row, int type, const uint8_t *w,
                                      float *room) {
    bitnet__screen_expand(s, type, w, 0, room);
    return bitnet__screen_row(s, row, room, false);
}

static void bitnet__scalar_screen_block(int32_t *y, const uint8_t *block, size_t groups,
                                        bitnet__digits x) {
    int32_t sum[128] = {0};
    int16_t first[8], second[8];
    size_t g;
    int i, j;
    for (g = 0; g < groups; g++, block += 128, x.high += 8, x.low += 8) {
        for (j = 0; j < 8; j++) { /* the same four twice */
            first[j] = (int16_t)(128 * x.high[j % 4] + x.low[j % 4]);
            second[j] = (int16_t)(128 * x.high[4 + j % 4] + x.low[4 + j % 4]);
        }
        for (i = 0; i < 128; i += 8)
            for (j = 0; j < 8; j++)
                sum[i + j] += (block[i + j] & 15) * first[j] + (block[i + j] >> 4) * second[j];
    }
    for (i = 0; i < 32; i++)
        y[i] = (sum[4 * i] + sum[4 * i + 1]) + (sum[4 * i + 2] + sum[4 * i + 3]);
}

static void bitnet__scalar_screen(int32_t *y, const uint8_t *block, size_t groups,
                                  const bitnet__digits *x, int count) {
    int i;
    for (i = 0; i < count; i++) bitnet__scalar_screen_block(y + 32 * i, block, groups, x[i]);
}

static void bitnet__scalar_screen_line(int32_t sums[2], const uint8_t *row, size_t lines,
                                       bitnet__digits x) {
    size_t line;
    int i;
    sums[0] = sums[1] = 0;
    for (line = 0; line < lines; line++, row += 64, x.high += 128, x.low += 128)
        for (i = 0; i < 64; i++) {
            int first = bitnet__screen_levels[row[i] & 15];
            int second = bitnet__screen_levels[row[i] >> 4];
            sums[0] += first * x.high[i] + second * x.high[64 + i];
            sums[1] += first * x.low[i] + second * x.low[64 + i];
        }
}

static void bitnet__scalar_screen_fine(int32_t *y, const uint8_t *row, const uint8_t *next,
                                       size_t lines, const bitnet__digits *x, int count) {
    int i;
    (void)next;
    for (i = 0; i < count; i++) bitnet__scalar_screen_line(y + 2 * i, row, lines, x[i]);
}

#if defined(BITNET__SIMD)

BITNET__SIMD static void bitnet__simd_screen_expand(const bitnet__screen *s, int type,
                                                    const uint8_t *w, float *room) {
    int i = 0;
    for (; type == BITNET_TYPE_F16 && i + BITNET__LANES <= s->columns; i += BITNET__LANES)
        bitnet__vf_store(room + i, bitnet__vf_from_halves(w + 2 * i));
    bitnet__screen_expand(s, type, w, i, room);
}

BITNET__FMA_SIMD static bool bitnet__simd_screen_row(bitnet__screen *s, int row, int type,
                                                     const uint8_t *w, float *room) {
    bitnet__simd_screen_expand(s, type, w, room);
    return bitnet__screen_row(s, row, room, BITNET__HAS_FMA);
}

#endif

#if defined(BITNET__SIMD_AVX512)

BITNET__AVX512 static bool bitnet__avx512_screen_row(bitnet__screen *s, int row, int type,
                                                     const uint8_t *w, float *room) {
    bitnet__simd_screen_expand(s, type, w, room);
    return bitnet__screen_row(s, row, room, true);
}

#endif

#endif /* BITNET_NO_SCREEN */

BITNET__OPTIMIZE_END

/* ====================
   >>scalar   Kernels: scalar reference

   Every kernel in plain C: the reference for tests, and the fallback. */

BITNET__OPTIMIZE("O3,no-trapping-math") /* scalar decode: 7 times as fast; with 1, twice */

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

/* Like minps and maxps, which return the second operand for a NaN, so bits are the same and nothing
   is undefined. Clamping may precede rounding because the bounds are whole numbers. */
BITNET__INLINE int8_t bitnet__quantise_one(float x, float scale) {
    float v = x * scale;
    v = v < 127.0f ? v : 127.0f;
    v = v > -128.0f ? v : -128.0f;
    return (int8_t)bitnet__round(v);
}

/* Returns the step. */
BITNET__INLINE float bitnet__quantise_scale(float largest, float *scale) {
    *scale = 127.0f * bitnet__rcp(largest);
    return largest * (1.0f / 127.0f);
}

BITNET__INLINE float bitnet__larger_magnitude(float x, float largest) {
    float magnitude = bitnet__from_bits(bitnet__bits(x) & 0x7FFFFFFF);
    return magnitude > largest ? magnitude : largest;
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

static void bitnet__scalar_quantise(int8_t *q, float *steps, int32_t *sums, const float *x, int n,
                                    int group) {
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

BITNET__INLINE void bitnet__scalar_group(int32_t dots[16], bitnet__layout layout,
                                         const uint8_t *group, const int8_t *q, int32_t sum) {
    int r, i, f;
    for (r = 0; r < 16; r++) dots[r] = -sum;
    for (f = 0; f < 8; f++, q += 4)
        for (r = 0; r < 16; r++)
            for (i = 0; i < 4; i++) {
                int byte = 4 * r + i;
                int code = layout == BITNET__ONE_BIT ? (group[byte] >> f & 1) * 2
                                                     : group[f / 4 * 64 + byte] >> f % 4 * 2 & 3;
                dots[r] += code * q[i];
            }
}

BITNET__INLINE void bitnet__scalar_grouped_block(bitnet__layout layout,
                                                 const bitnet__group_cursor *at, int c) {
    const int8_t *q = at->in->quants + (size_t)c * at->in->quants_stride;
    const float *steps = at->in->group_steps + (size_t)c * at->in->groups_stride;
    const int32_t *sums = at->in->group_sums + (size_t)c * at->in->groups_stride;
    float *y = at->y + (size_t)c * at->y_stride;
    const uint8_t *scales = at->scales;
    float of_row[16];
    int32_t dots[16];
    size_t g;
    int r;
    for (r = 0; r < 16; r++) y[r] = 0.0f, of_row[r] = at->scale;
    for (g = 0; g < at->groups; g++) {
        for (r = 0; r < 16 && scales && g % at->each == 0; r++, scales += 2)
            of_row[r] = bitnet__load_half(scales);
        bitnet__scalar_group(dots, layout, at->codes + g * at->size, q + 32 * g, sums[g]);
        for (r = 0; r < 16; r++) y[r] = y[r] + (float)dots[r] * (of_row[r] * steps[g]);
    }
}

static void bitnet__scalar_grouped(float *y, size_t y_stride, const bitnet__matrix *m, int row,
                                   int rows, const bitnet__operand *in) {
    int r, c;
    for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
        bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
        for (c = 0; c < in->count; c++)
            if (m->layout == BITNET__ONE_BIT) bitnet__scalar_grouped_block(BITNET__ONE_BIT, &at, c);
            else bitnet__scalar_grouped_block(BITNET__TWO_BITS, &at, c);
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

static float bitnet__scalar_score(const bitnet__chunk *c, const float *q, int t) {
    const uint8_t *k = bitnet__chunk_rows(c, 0);
    const uint16_t *halves = (const uint16_t *)(const void *)k + t * c->d;
    const int8_t *bytes = (const int8_t *)k + t * c->d, *x = (const int8_t *)(const void *)q;
    float lane[64] = {0};
    int32_t sum = 0;
    int i, j;
    for (i = 0; i < c->d && c->bytes; i++) sum += x[i] * bytes[i];
    if (c->bytes) return (float)sum * (q[c->d / 4] * bitnet__chunk_steps(c, 0)[t]);
    for (i = 0; i < c->d; i += 64)
        for (j = 0; j < 64; j++)
            lane[j] = lane[j] + q[i + j] * bitnet__half_to_float(halves[i + j]);
    return bitnet__fold(lane);
}

/* Blends query h's m and l with a chunk's; then o = o * factor[0] + the chunk's * factor[1]. */
static void bitnet__blend(const bitnet__chunk *c, int h, float m, float l, float factor[2]) {
    float top = c->m[h] > m ? c->m[h] : m;
    factor[0] = bitnet__exp(c->m[h] - top);
    factor[1] = bitnet__exp(m - top);
    c->l[h] = c->l[h] * factor[0] + l * factor[1];
    c->m[h] = top;
}

/* Turns e into whole numbers, of which the largest is 32767, and NaN into 0. Returns the unit. */
static float bitnet__scalar_weights(float *e, const float *steps, int n) {
    float top = 0.0f, scale;
    int t;
    for (t = 0; t < n; t++) {
        e[t] = e[t] * steps[t];
        if (e[t] > top) top = e[t];
    }
    scale = 32767.0f * bitnet__rcp(top);
    for (t = 0; t < n; t++) {
        float w = e[t] * scale;
        e[t] = bitnet__round(w > 0.0f ? w : 0.0f);
    }
    return top * (1.0f / 32767.0f);
}

static void bitnet__scalar_attend(const bitnet__chunk *c) {
    const int8_t *bytes = (const int8_t *)bitnet__chunk_rows(c, 1);
    const uint16_t *halves = (const uint16_t *)(const void *)bytes;
    int h, t, i, n = c->to - c->from, d = c->d;
    for (h = 0; h < c->count; h++) {
        float e[64] = {0}, copy[64], largest = 0.0f, factor[2], step = 0.0f, *o = c->o + h * d;
        for (t = 0; t < n; t++) {
            e[t] = bitnet__scalar_score(c, c->q + h * d, t);
            if (t == 0 || e[t] > largest) largest = e[t];
        }
        for (t = 0; t < n; t++) e[t] = bitnet__exp(e[t] - largest);
        memcpy(copy, e, sizeof e);
        bitnet__blend(c, h, largest, bitnet__fold(copy), factor);
        if (c->bytes) step = bitnet__scalar_weights(e, bitnet__chunk_steps(c, 1), n);
        for (i = 0; i < d; i++) {
            float sum = 0.0f;
            int32_t whole = 0;
            for (t = 0; t < n; t++)
                if (c->bytes) whole += (int32_t)e[t] * bytes[t * d + i];
                else sum = sum + e[t] * bitnet__half_to_float(halves[t * d + i]);
            if (c->bytes) sum = (float)whole * step;
            o[i] = o[i] * factor[0] + sum * factor[1];
        }
    }
}

static void bitnet__scalar_to_half(uint16_t *y, const float *x, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] = bitnet__float_to_half(x[i]);
}

/* SiLU with another z: 0.5 (1 + tanh(z / 2)). */
#define BITNET__GELU_1 1.59576912f   /* sqrt(8 / pi) */
#define BITNET__GELU_3 0.0713548163f /* that * 0.044715 */

static void bitnet__scalar_gate(float *y, const float *gate, const float *up, int n,
                                bitnet__activation activation) {
    int i;
    for (i = 0; i < n; i++) {
        float g = gate[i], z = g, r = g > 0.0f ? g : 0.0f;
        if (activation == BITNET__GELU) z = g * (BITNET__GELU_1 + BITNET__GELU_3 * (g * g));
        if (activation == BITNET__RELU2) r = r * r;
        else r = bitnet__rcp(1.0f + bitnet__exp(-z));
        if (activation == BITNET__SILU || activation == BITNET__GELU) r = g * r;
        y[i] = r * up[i];
    }
}

static void bitnet__scalar_hadamard(float *x, int n, int block) {
    int h, i, j;
    for (h = 1; h < block; h *= 2)
        for (i = 0; i < n; i += 2 * h)
            for (j = i; j < i + h; j++) {
                float a = x[j], b = x[j + h];
                x[j] = a + b;
                x[j + h] = a - b;
            }
}

static void bitnet__scalar_delta(float *o, float *delta, float *to, const float *from,
                                 const float *q, const float *k, const float *v, float decay,
                                 float beta, int n) {
    int i, j;
    for (j = 0; j < n; j++) o[j] = delta[j] = 0.0f;
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) delta[j] = delta[j] + (from[i * n + j] * decay) * k[i];
    for (j = 0; j < n; j++) delta[j] = (v[j] - delta[j]) * beta;
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
            float s = from[i * n + j] * decay + delta[j] * k[i];
            to[i * n + j] = s;
            o[j] = o[j] + s * q[i];
        }
}

static void bitnet__scalar_scale(float *y, const int32_t *dots, int n, int32_t sum, float factor,
                                 bool add) {
    int r;
    for (r = 0; r < n; r++) {
        float v = (float)(dots[r] - sum) * factor;
        y[r] = add ? y[r] + v : v;
    }
}

/* ---- vectors of the forward pass, for all sets */

/* The index of the first value that is not finite, or n. */
static int bitnet__finite_until(const float *x, int n) {
    int i = 0, j;
    for (; i + 32 <= n; i += 32) { /* no branch within, so that it is vectorized */
        int bad = 0;
        for (j = 0; j < 32; j++) bad |= !bitnet__is_finite(x[i + j]);
        if (bad) break;
    }
    while (i < n && bitnet__is_finite(x[i])) i++;
    return i;
}

static void bitnet__add_vector(float *y, const float *x, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] = y[i] + x[i];
}

static void bitnet__add_scaled(float *y, const float *x, float scale, int n) {
    int i;
    for (i = 0; i < n; i++) y[i] = y[i] + x[i] * scale;
}

/* Pairs (x[i], x[i + half]) by angles with cosine rope[2i] and sine rope[2i + 1], times `scale`. */
static void bitnet__rotate_halves(float *y, const float *x, const float *rope, float scale,
                                  int half) {
    int i;
    for (i = 0; i < half; i++) {
        float a = x[i], b = x[i + half], c = rope[2 * i], s = rope[2 * i + 1];
        y[i] = (a * c - b * s) * scale;
        y[i + half] = (a * s + b * c) * scale;
    }
}

/* The same of (x[2i], x[2i + 1]). */
static void bitnet__rotate_neighbours(float *y, const float *x, const float *rope, float scale,
                                      int half) {
    int i;
    for (i = 0; i < 2 * half; i += 2) {
        float a = x[i], b = x[i + 1], c = rope[i], s = rope[i + 1];
        y[i] = (a * c - b * s) * scale;
        y[i + 1] = (a * s + b * c) * scale;
    }
}

/* NaN stays */
static void bitnet__clamp(float *gate, float *up, int n, float most) {
    int i;
    for (i = 0; i < n; i++) {
        gate[i] = gate[i] > most ? most : gate[i];
        up[i] = up[i] > most ? most : up[i] < -most ? -most : up[i];
    }
}

/* ---- packing by >>groups, for all sets; compilers vectorize it */

/* Swaps the bits under `mask` with those `by` places higher. */
BITNET__INLINE uint32_t bitnet__swap_bits(uint32_t w, int by, uint32_t mask) {
    uint32_t change = (w >> by ^ w) & mask;
    return w ^ change ^ change << by;
}

/* Four bytes as in a line: column 4f + j moves from place 4f + j to place f of byte j. */
BITNET__INLINE uint32_t bitnet__group_word(bitnet__layout layout, uint32_t w) {
    if (layout == BITNET__ONE_BIT)
        w = bitnet__swap_bits(bitnet__swap_bits(w, 1, 0x22222222u), 3, 0x0A0A0A0Au);
    return bitnet__swap_bits(bitnet__swap_bits(w, 6, 0x00CC00CCu), 12, 0x0000F0F0u);
}

/* Four bytes of each row; missing rows are zeros. */
BITNET__INLINE void bitnet__load_rows(uint32_t *word, const uint8_t *w, size_t stride, int rows) {
    int r;
    for (r = 0; r < BITNET__GROUP_ROWS; r++) word[r] = 0;
    for (r = 0; r < rows; r++) word[r] = bitnet__load_u32(w + (size_t)r * stride);
}

/* A half, then ascending codes. */
static void bitnet__pack_words(uint8_t *out, const bitnet__type *type, const uint8_t *w,
                               size_t stride, int rows) {
    bitnet__layout layout = type->largest < 3 ? BITNET__ONE_BIT : BITNET__TWO_BITS;
    size_t at;
    int r;
    for (at = 2; at < type->bytes; at += 4, out += 64) {
        uint32_t line[BITNET__GROUP_ROWS];
        bitnet__load_rows(line, w + at, stride, rows);
        for (r = 0; r < BITNET__GROUP_ROWS; r++) line[r] = bitnet__group_word(layout, line[r]);
        memcpy(out, line, 64);
    }
}

/* The next code of four bytes: the low bits, or a digit as in bitnet__base3_codes. */
BITNET__INLINE uint32_t bitnet__next_codes(uint32_t *word, bool base3) {
    const uint32_t whole = 0x00FF00FFu, even = (*word & whole) * 3, odd = (*word >> 8 & whole) * 3;
    uint32_t codes = *word & 0x03030303u;
    *word = base3 ? (even & whole) | (odd & whole) << 8 : *word >> 2;
    return base3 ? (even >> 8 & 0x00030003u) | (odd & 0x03000300u) : codes;
}

/* `count` lines, `step` bytes apart, of 16 bytes of each row. */
BITNET__INLINE void bitnet__pack_lines(uint8_t *out, bool base3, const uint8_t *w, size_t stride,
                                       int rows, int count, int step) {
    uint32_t word[4][BITNET__GROUP_ROWS], line[BITNET__GROUP_ROWS];
    int k, r;
    for (k = 0; k < 4; k++) bitnet__load_rows(word[k], w + 4 * k, stride, rows);
    for (; count > 0; count--, out += step) {
        for (r = 0; r < BITNET__GROUP_ROWS; r++)
            line[r] = bitnet__next_codes(&word[0][r], base3) |
                      bitnet__next_codes(&word[1][r], base3) << 2 |
                      bitnet__next_codes(&word[2][r], base3) << 4 |
                      bitnet__next_codes(&word[3][r], base3) << 6;
        memcpy(out, line, 64);
    }
}

static void bitnet__pack_tq2(uint8_t *out, const uint8_t *w, size_t stride, int rows) {
    int k;
    for (k = 0; k < 4; k++)
        bitnet__pack_lines(out + 512 * (k / 2) + 64 * (k % 2), false, w + 16 * k, stride, rows, 4,
                           128);
}

/* See bitnet__tq1_codes. The digits of the last four bytes make a line. */
static void bitnet__pack_tq1(uint8_t *out, const uint8_t *w, size_t stride, int rows) {
    uint32_t word[BITNET__GROUP_ROWS], line[BITNET__GROUP_ROWS] = {0};
    int k, r;
    bitnet__pack_lines(out, true, w, stride, rows, 5, 128);
    bitnet__pack_lines(out + 64, true, w + 16, stride, rows, 5, 128);
    bitnet__pack_lines(out + 640, true, w + 32, stride, rows, 5, 64);
    bitnet__load_rows(word, w + 48, stride, rows);
    for (k = 0; k < 8; k += 2)
        for (r = 0; r < BITNET__GROUP_ROWS; r++) line[r] |= bitnet__next_codes(&word[r], true) << k;
    memcpy(out + 960, line, 64);
}

/* Up to 16 rows of `blocks` blocks into lines of >>groups, for types with codes. */
static void bitnet__group_pack(uint8_t *out, const bitnet__type *type, const uint8_t *w,
                               size_t stride, int rows, size_t blocks) {
    size_t groups = (size_t)type->values / BITNET__GROUP;
    size_t size = type->largest < 3 && type->scale == 0 ? 64 * groups : 128 * groups;
    uint8_t codes[256];
    int r;
    for (; blocks > 0; blocks--, out += size, w += type->bytes) {
        if (type->scale == 0) bitnet__pack_words(out, type, w, stride, rows);
        else if (type->type == BITNET_TYPE_TQ1_0) bitnet__pack_tq1(out, w, stride, rows);
        else if (type->type == BITNET_TYPE_TQ2_0) bitnet__pack_tq2(out, w, stride, rows);
        else
            for (memset(out, 0, size), r = 0; r < rows; r++) {
                type->codes(w + (size_t)r * stride, codes);
                bitnet__group_codes(out, groups, r, codes);
            }
    }
}

static void bitnet__scalar_kernels(bitnet__kernels *k) {
    memset(k, 0, sizeof *k);
    k->isa = BITNET_ISA_SCALAR;
#define BITNET__X(name) k->name = bitnet__scalar_##name;
    BITNET__WIDE_KERNELS(BITNET__X)
    BITNET__OTHER_KERNELS(BITNET__X)
#undef BITNET__X
}

typedef struct bitnet__ternary_part {
    int32_t *y;
    const uint8_t *w;
    const int8_t *q;
    size_t y_stride, stride, q_stride;
    int rows, blocks; /* blocks of 128 columns */
} bitnet__ternary_part;

BITNET__INLINE bitnet__ternary_part bitnet__ternary_from(bitnet__ternary_part t, int row,
                                                         int vector) {
    t.y += (size_t)vector * t.y_stride + (size_t)row;
    t.w += (size_t)row * t.stride;
    t.q += (size_t)vector * t.q_stride;
    t.rows -= row;
    return t;
}

BITNET__OPTIMIZE_END
#endif /* BITNET__READ == 1 */

#if BITNET__READ && defined(BITNET__SIMD)

/* ====================
   >>simd   Kernels: one text for all of them

   The kernels are written with the operations of >>vectors. The scalar code does the ends of rows.
   AVX-VNNI, NEON dotprod and relaxed SIMD form a second set with other products of bytes
   (`dotprod`).

   On x86 this part is read twice: for AVX2, and by >>avx512, which sets BITNET__READ to 2.
   bitnet__k names its functions after the width. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* prefill and decode: 8 times as fast */

/* ---- the contract's functions */

/* Rounds twice. */
BITNET__OP bitnet__vf bitnet__k(madd)(bitnet__vf a, bitnet__vf b, bitnet__vf c) {
    return bitnet__vf_add(bitnet__vf_mul(a, b), c);
}

BITNET__OP bitnet__vf bitnet__k(rcp)(bitnet__vf d) {
    const bitnet__vf two = bitnet__vf_all(2.0f);
    bitnet__vf y =
        bitnet__vf_from_bits(bitnet__vi_sub(bitnet__vi_all(0x7EF311C7), bitnet__vf_bits(d)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    y = bitnet__vf_mul(y, bitnet__vf_sub(two, bitnet__vf_mul(d, y)));
    return y;
}

BITNET__OP bitnet__vf bitnet__k(exp)(bitnet__vf given) {
    const bitnet__vf magic = bitnet__vf_all(12582912.0f);
    bitnet__vf x = bitnet__vf_smaller(bitnet__vf_all(80.0f), given);
    bitnet__vf shifted = bitnet__k(madd)(x, bitnet__vf_all(1.44269504f), magic);
    bitnet__vf k = bitnet__vf_sub(shifted, magic);
    bitnet__vf r =
        bitnet__vf_sub(bitnet__vf_sub(x, bitnet__vf_mul(k, bitnet__vf_all(0.693359375f))),
                       bitnet__vf_mul(k, bitnet__vf_all(-2.12194440e-4f)));
    bitnet__vf p = bitnet__vf_all(1.9875691500e-4f);
    bitnet__vi power;
    p = bitnet__k(madd)(p, r, bitnet__vf_all(1.3981999507e-3f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(8.3334519073e-3f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(4.1665795894e-2f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(1.6666665459e-1f));
    p = bitnet__k(madd)(p, r, bitnet__vf_all(5.0000001201e-1f));
    p = bitnet__vf_add(bitnet__k(madd)(p, bitnet__vf_mul(r, r), r), bitnet__vf_all(1.0f));
    /* `shifted` has k in its low bits: no conversion */
    power = bitnet__vi_shift(bitnet__vi_add(bitnet__vf_bits(shifted), bitnet__vi_all(127)), 23);
    p = bitnet__vf_mul(p, bitnet__vf_from_bits(power));
    return bitnet__vf_zero_below(p, given, bitnet__vf_all(-80.0f));
}

/* `type` is a constant when inlined, here and below. */
BITNET__OP bitnet__vf bitnet__k(of_type)(int type, const void *p) {
    if (type == BITNET_TYPE_F32) return bitnet__vf_load((const float *)p);
    return type == BITNET_TYPE_F16 ? bitnet__vf_from_halves(p) : bitnet__vf_from_bf16(p);
}

BITNET__OP void bitnet__k(clear)(bitnet__vf (*lane)[BITNET__SUMS], int count) {
    int c, i;
    for (c = 0; c < count; c++)
        for (i = 0; i < BITNET__SUMS; i++) lane[c][i] = bitnet__vf_all(0.0f);
}

/* 64 weights of `rows` rows times `count` vectors: constants when inlined, here and below. */
BITNET__OP void bitnet__k(add_products)(bitnet__vf (*lane)[BITNET__SUMS], int type, const void *w,
                                        size_t stride, int rows, const float *x, size_t x_stride,
                                        int count) {
    int i, r, c;
    for (i = 0; i < BITNET__SUMS; i++)
        for (r = 0; r < rows; r++) {
            bitnet__vf weights = bitnet__k(of_type)(type, (const uint8_t *)w + (size_t)r * stride +
                                                              (size_t)(BITNET__LANES * i) *
                                                                  bitnet__float_size(type));
            for (c = 0; c < count; c++)
                lane[r * count + c][i] = bitnet__k(madd)(
                    weights, bitnet__vf_load(x + (size_t)c * x_stride + BITNET__LANES * i),
                    lane[r * count + c][i]);
        }
}

/* The fold to one vector, and to its end. */
BITNET__OP bitnet__vf bitnet__k(fold_to_one)(const bitnet__vf *lane) {
    bitnet__vf v[BITNET__SUMS / 2];
    int h = BITNET__SUMS / 2, i;
    for (i = 0; i < h; i++) v[i] = bitnet__vf_add(lane[i], lane[i + h]);
    for (h /= 2; h > 0; h /= 2)
        for (i = 0; i < h; i++) v[i] = bitnet__vf_add(v[i], v[i + h]);
    return v[0];
}
BITNET__OP float bitnet__k(fold)(const bitnet__vf *lane) {
    return bitnet__vf_sum(bitnet__k(fold_to_one)(lane));
}

/* Products of a row, whose `columns` are whole 64s, and `count` vectors: sum[c] has the lanes from
   `at` on. They start with a product, not 0, so a sum of zeros may be -0. */
BITNET__OP void bitnet__k(products)(bitnet__vf *sum, int type, const uint8_t *w, int columns,
                                    const float *x, size_t x_stride, int count, int at) {
    const size_t size = bitnet__float_size(type);
    bitnet__vf weights = bitnet__k(of_type)(type, w + (size_t)at * size);
    int c;
    for (c = 0; c < count; c++)
        sum[c] = bitnet__vf_mul(weights, bitnet__vf_load(x + (size_t)c * x_stride + at));
    for (at += 64; at < columns; at += 64) {
        weights = bitnet__k(of_type)(type, w + (size_t)at * size);
        for (c = 0; c < count; c++)
            sum[c] =
                bitnet__k(madd)(weights, bitnet__vf_load(x + (size_t)c * x_stride + at), sum[c]);
    }
}

/* The fold in an order in which few lanes are live, so that registers hold those of four vectors
   and weights are unpacked once. */
#define BITNET__FOLD_PRODUCTS(name, half, apart) \
    BITNET__OP void name(bitnet__vf *sum, int type, const uint8_t *w, int columns, const float *x, \
                         size_t x_stride, int count, int at) { \
        bitnet__vf more[4]; \
        int c; \
        half(sum, type, w, columns, x, x_stride, count, at); \
        half(more, type, w, columns, x, x_stride, count, at + apart); \
        for (c = 0; c < count; c++) sum[c] = bitnet__vf_add(sum[c], more[c]); \
    }
BITNET__FOLD_PRODUCTS(bitnet__k(products_2), bitnet__k(products), 32)
BITNET__FOLD_PRODUCTS(bitnet__k(products_4), bitnet__k(products_2), 16)
BITNET__FOLD_PRODUCTS(bitnet__k(products_8), bitnet__k(products_4), 8)
BITNET__FOLD_PRODUCTS(bitnet__k(products_16), bitnet__k(products_8), 4)
#undef BITNET__FOLD_PRODUCTS

/* Folded to one vector each. */
BITNET__OP void bitnet__k(folded_products)(bitnet__vf *sum, int type, const uint8_t *w, int columns,
                                           const float *x, size_t x_stride, int count) {
    if (BITNET__LANES == 16) bitnet__k(products_4)(sum, type, w, columns, x, x_stride, count, 0);
    else if (BITNET__LANES == 8)
        bitnet__k(products_8)(sum, type, w, columns, x, x_stride, count, 0);
    else bitnet__k(products_16)(sum, type, w, columns, x, x_stride, count, 0);
}

/* Lanes from `left` on become -infinity, whose exp is 0. */
BITNET__OP bitnet__vf bitnet__k(until)(bitnet__vf v, int left) {
    bitnet__vf past = bitnet__vf_load(bitnet__past_end + 16 - left);
    bitnet__vf lowest = bitnet__vf_all(bitnet__from_bits(0xFF800000u));
    lowest = bitnet__vf_zero_below(lowest, past, bitnet__vf_all(1.0f));
    v = bitnet__vf_zero_below(v, bitnet__vf_negate(past), bitnet__vf_all(0.0f));
    return bitnet__vf_add(v, lowest);
}

/* ---- gate, scale */

BITNET__SIMD static void bitnet__k(gate)(float *y, const float *gate, const float *up, int n,
                                         bitnet__activation activation) {
    int i;
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES) {
        bitnet__vf g = bitnet__vf_load(gate + i), z = g, f;
        if (activation == BITNET__GELU)
            z = bitnet__vf_mul(g, bitnet__vf_add(bitnet__vf_all(BITNET__GELU_1),
                                                 bitnet__vf_mul(bitnet__vf_all(BITNET__GELU_3),
                                                                bitnet__vf_mul(g, g))));
        if (activation == BITNET__RELU2) {
            f = bitnet__vf_larger(g, bitnet__vf_all(0.0f));
            f = bitnet__vf_mul(f, f);
        } else {
            f = bitnet__vf_add(bitnet__vf_all(1.0f), bitnet__k(exp)(bitnet__vf_negate(z)));
            f = bitnet__k(rcp)(f);
            if (activation != BITNET__SIGMOID) f = bitnet__vf_mul(g, f);
        }
        bitnet__vf_store(y + i, bitnet__vf_mul(f, bitnet__vf_load(up + i)));
    }
    bitnet__scalar_gate(y + i, gate + i, up + i, n - i, activation);
}

BITNET__SIMD static void bitnet__k(scale)(float *y, const int32_t *dots, int n, int32_t sum,
                                          float factor, bool add) {
    int i;
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES) {
        bitnet__vi whole = bitnet__vi_sub(bitnet__vi_load(dots + i), bitnet__vi_all(sum));
        bitnet__vf v = bitnet__vf_mul(bitnet__vf_from_ints(whole), bitnet__vf_all(factor));
        bitnet__vf_store(y + i, add ? bitnet__vf_add(bitnet__vf_load(y + i), v) : v);
    }
    bitnet__scalar_scale(y + i, dots + i, n - i, sum, factor, add);
}

/* ---- by groups */

BITNET__OP void bitnet__k(group_codes)(bitnet__layout layout, bitnet__vb line, bitnet__vb *codes) {
    const bitnet__vb three = bitnet__vb_all(3), two = bitnet__vb_all(2);
    int f;
    if (layout == BITNET__TWO_BITS)
        for (f = 0; f < 4; f++) {
            codes[f] = bitnet__vb_and(line, three);
            line = bitnet__vb_shift_2(line);
        }
    else
        for (f = 0; f < 4; f += 2) {
            codes[f] = bitnet__vb_and(bitnet__vb_double(line), two);
            codes[f + 1] = bitnet__vb_and(line, two);
            line = bitnet__vb_shift_2(line);
        }
}

BITNET__OP bitnet__vb bitnet__k(second_line)(bitnet__layout layout, const uint8_t *group,
                                             bitnet__vb first) {
    return layout == BITNET__ONE_BIT ? bitnet__vb_shift_4(first) : bitnet__vb_load(group + 64);
}

BITNET__OP void bitnet__k(whole_group)(bitnet__layout layout, const uint8_t *group,
                                       bitnet__vb *codes) {
    bitnet__vb line = bitnet__vb_load(group);
    bitnet__k(group_codes)(layout, line, codes);
    bitnet__k(group_codes)(layout, bitnet__k(second_line)(layout, group, line), codes + 4);
}

/* LANES rows times 32 quants of `count` vectors. */
BITNET__OP void bitnet__k(group_dots)(bitnet__vi *dots, bitnet__layout layout, const uint8_t *group,
                                      const int8_t *q, size_t q_stride, int count, bool dotprod) {
    bitnet__vb line = bitnet__vb_load(group), codes[4];
    int c, half;
    for (half = 0; half < 2; half++) {
        if (half) line = bitnet__k(second_line)(layout, group, line);
        bitnet__k(group_codes)(layout, line, codes);
        for (c = 0; c < count; c++)
            dots[c] = bitnet__vi_add_fours(dots[c], codes, 4, q + (size_t)c * q_stride + 16 * half,
                                           dotprod);
    }
}

BITNET__OP bitnet__vf bitnet__k(add_group)(bitnet__vf total, bitnet__vi dots, bitnet__vf scale,
                                           float step) {
    bitnet__vf factor = bitnet__vf_mul(scale, bitnet__vf_all(step));
    return bitnet__k(madd)(bitnet__vf_from_ints(dots), factor, total);
}

/* `parts` of BITNET__LANES rows times `count` vectors. If a part is a whole block, a missing second
   part repeats the first and is not stored. */
BITNET__OP void bitnet__k(group_rows)(bitnet__layout layout, const bitnet__group_cursor *at,
                                      int begin, int parts, int stored, int first, int count,
                                      bool dotprod) {
    const bool whole = BITNET__LANES == BITNET__GROUP_ROWS;
    const size_t next = stored == parts ? at->block : 0;
    const size_t apart = whole ? next : BITNET__VECTOR;
    const size_t halves = whole ? next : 2 * BITNET__LANES;
    const size_t ahead = whole ? 2 * at->block : 8192;
    const int streams = whole ? parts : 1;
    const bitnet__operand *in = at->in;
    const int8_t *q = in->quants + (size_t)first * in->quants_stride;
    const float *steps = in->group_steps + (size_t)first * in->groups_stride;
    const int32_t *sums = in->group_sums + (size_t)first * in->groups_stride;
    const uint8_t *scales = at->scales, *codes = at->codes + BITNET__VECTOR * begin;
    bitnet__vf total[8][4], scale_of[4];
    size_t g = 0, end;
    int c, p;
    for (p = 0; p < parts; p++) scale_of[p] = bitnet__vf_all(at->scale);
    for (c = 0; c < count; c++)
        for (p = 0; p < parts; p++) total[c][p] = bitnet__vf_all(0.0f);
    while (g < at->groups) {
        for (p = 0; p < parts && scales; p++)
            scale_of[p] = bitnet__vf_from_halves(scales + halves * (size_t)(begin + p));
        for (p = 0; p < streams && scales; p++) /* codes leave a gap here */
            bitnet__prefetch_from(scales + apart * (size_t)p, whole ? ahead : at->block + ahead);
        if (scales) scales += 2 * BITNET__GROUP_ROWS;
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++, codes += bitnet__group_size(layout), q += 32) {
            bitnet__vb fours[2][8];
            bitnet__vi dots[4];
            for (p = 0; p < streams; p++) {
                bitnet__prefetch_from(codes + apart * (size_t)p, ahead);
                if (layout == BITNET__TWO_BITS)
                    bitnet__prefetch_from(codes + apart * (size_t)p + 64, ahead);
            }
            for (p = 0; p < parts && whole; p++)
                bitnet__k(whole_group)(layout, codes + apart * (size_t)p, fours[p]);
            for (c = 0; c < count && whole; c++)
                for (p = 0; p < parts; p++) {
                    size_t of = (size_t)c * in->groups_stride + g;
                    dots[0] = bitnet__vi_add_fours(bitnet__vi_all(-sums[of]), fours[p], 8,
                                                   q + (size_t)c * in->quants_stride, true);
                    total[c][p] =
                        bitnet__k(add_group)(total[c][p], dots[0], scale_of[p], steps[of]);
                }
            for (p = 0; p < parts && !whole; p++) {
                for (c = 0; c < count; c++)
                    dots[c] = bitnet__vi_all(-sums[(size_t)c * in->groups_stride + g]);
                bitnet__k(group_dots)(dots, layout, codes + apart * (size_t)p, q, in->quants_stride,
                                      count, dotprod);
                for (c = 0; c < count; c++)
                    total[c][p] = bitnet__k(add_group)(total[c][p], dots[c], scale_of[p],
                                                       steps[(size_t)c * in->groups_stride + g]);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (p = 0; p < stored; p++)
            bitnet__vf_store(at->y + (size_t)(first + c) * at->y_stride +
                                 BITNET__LANES * (begin + p),
                             total[c][p]);
}

/* Stays in L2 for all vectors. AVX-512 takes two blocks at once and any number of vectors: their
   sums are in L1, which is as fast as registers. If two vectors fill the registers, parts are done
   one at a time. */
BITNET__OP void bitnet__k(group_tile)(float *y, size_t y_stride, bitnet__layout layout,
                                      const bitnet__matrix *m, int row, int rows,
                                      const bitnet__operand *in, bool dotprod) {
    const int blocks = BITNET__LANES == 16 ? 2 : 1;
    const int parts = blocks * BITNET__GROUP_ROWS / BITNET__LANES;
    const int fewer = BITNET__LANES == 8 ? 1 : parts;
    const bool wide = BITNET__LANES == 16;
    int c, r, p, some;
    for (c = 0; c < in->count; c += some) {
        int left = in->count - c;
        if (wide) some = left < 8 ? left : 8;
        else some = left >= 4 ? 4 : left >= 2 ? 2 : 1;
        for (r = 0; r < rows; r += blocks * BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
            int stored = wide && rows - r <= BITNET__GROUP_ROWS ? 1 : fewer;
            if (some == 1)
                bitnet__k(group_rows)(layout, &at, 0, parts, wide ? stored : parts, c, 1, dotprod);
            else if (wide) bitnet__k(group_rows)(layout, &at, 0, parts, stored, c, some, dotprod);
            for (p = 0; p < parts && !wide && some == 2; p += fewer)
                bitnet__k(group_rows)(layout, &at, p, fewer, stored, c, 2, dotprod);
            for (p = 0; p < parts && !wide && some == 4; p += fewer)
                bitnet__k(group_rows)(layout, &at, p, fewer, stored, c, 4, dotprod);
        }
    }
}

/* ---- dot */

/* sums[c][r]: row r times vector c, folded to one vector */
BITNET__OP void bitnet__k(dot_tile)(bitnet__vf *sums, int type, const uint8_t *w, size_t stride,
                                    int rows, int columns, const float *x, size_t x_stride,
                                    int count) {
    const size_t width = bitnet__float_size(type);
    uint8_t last[2][256];
    bitnet__vf lane[4][BITNET__SUMS];
    int i, r, c;
    bitnet__k(clear)(lane, rows * count);
    for (i = 0; i < columns; i += 64) {
        const uint8_t *p = w + (size_t)i * width;
        size_t next = stride;
        if (columns - i < 64) {
            memset(last, 0, sizeof last);
            for (r = 0; r < rows; r++)
                memcpy(last[r], p + (size_t)r * stride, (size_t)(columns - i) * width);
            p = last[0];
            next = sizeof last[0];
        }
        for (r = 0; r < rows; r++) {
            bitnet__prefetch(p + (size_t)r * next);
            bitnet__prefetch(p + (size_t)r * next + 64);
        }
        bitnet__k(add_products)(lane, type, p, next, rows, x + i, x_stride, count);
    }
    for (r = 0; r < rows; r++)
        for (c = 0; c < count; c++)
            sums[c * BITNET__LANES + r] = bitnet__k(fold_to_one)(lane[r * count + c]);
}

/* Four vectors of whole 64s, which fit L1. */
BITNET__OP void bitnet__k(dot_fours)(bitnet__vf *sums, int type, const uint8_t *w, int columns,
                                     const float *x, size_t x_stride) {
    bitnet__vf sum[4];
    size_t at;
    int c;
    for (at = 0; at < (size_t)columns * bitnet__float_size(type); at += 64)
        bitnet__prefetch(w + at);
    bitnet__k(folded_products)(sum, type, w, columns, x, x_stride, 4);
    for (c = 0; c < 4; c++) sums[c * BITNET__LANES] = sum[c];
}

/* Full blocks are folded to their ends together. Adding 0 makes -0 the contract's 0. Not inlined:
   one function for all types and numbers of vectors compiles faster and is as fast. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(dot_ends)(float *y, size_t y_stride,
                                                              const bitnet__vf *sums, int rows,
                                                              int count) {
    int r;
    for (; count > 0; count--, y += y_stride, sums += BITNET__LANES)
        if (rows == BITNET__LANES)
            bitnet__vf_store(y, bitnet__vf_add(bitnet__vf_sums(sums), bitnet__vf_all(0.0f)));
        else
            for (r = 0; r < rows; r++) y[r] = bitnet__vf_sum(sums[r]) + 0.0f;
}

/* Up to BITNET__LANES rows. */
BITNET__OP void bitnet__k(dot_block)(float *y, size_t y_stride, int type, const uint8_t *w,
                                     size_t stride, int rows, int columns, const float *x,
                                     size_t x_stride, int count) {
    bitnet__vf sums[4 * BITNET__LANES];
    int r = 0;
    for (; count == 2 && r + 2 <= rows; r += 2)
        bitnet__k(dot_tile)(sums + r, type, w + (size_t)r * stride, stride, 2, columns, x, x_stride,
                            2);
    for (; r < rows; r++)
        if (count == 4)
            bitnet__k(dot_fours)(sums + r, type, w + (size_t)r * stride, columns, x, x_stride);
        else
            bitnet__k(dot_tile)(sums + r, type, w + (size_t)r * stride, stride, 1, columns, x,
                                x_stride, count);
    bitnet__k(dot_ends)(y, y_stride, sums, rows, count);
}

/* Blocks leave their vectors in L1: four, so that weights are unpacked once for them, or two rows
   times two vectors with the registers of AVX-512. */
BITNET__OP void bitnet__k(dot_type)(float *y, size_t y_stride, int type, const uint8_t *w,
                                    size_t stride, int rows, int columns, const float *x,
                                    size_t x_stride, int count) {
    const int few = BITNET__LANES == 16 ? 2 : 1;
    const int most = BITNET__LANES >= 8 && columns <= 1024 && columns % 64 == 0 ? 4 : few;
    int size, n, r, c;
    for (r = 0; r < rows; r += size) {
        size = rows - r < BITNET__LANES ? rows - r : BITNET__LANES;
        for (c = 0; c < count; c += n) {
            const uint8_t *block = w + (size_t)r * stride;
            const float *in = x + (size_t)c * x_stride;
            float *out = y + (size_t)c * y_stride + r;
            n = count - c >= most ? most : count - c >= few ? few : 1;
            if (BITNET__LANES >= 8 && n == 4)
                bitnet__k(dot_block)(out, y_stride, type, block, stride, size, columns, in,
                                     x_stride, 4);
            else if (few == 2 && n == 2)
                bitnet__k(dot_block)(out, y_stride, type, block, stride, size, columns, in,
                                     x_stride, 2);
            else
                bitnet__k(dot_block)(out, y_stride, type, block, stride, size, columns, in,
                                     x_stride, 1);
        }
    }
}

/* A row as floats; Q8_0, which MTP heads have, is vectorized. */
BITNET__OP void bitnet__k(expand)(int type, const uint8_t *w, int columns, float *out) {
    int i, j;
    if (type != BITNET_TYPE_Q8_0) {
        bitnet__type_of(type)->expand(w, columns, out);
        return;
    }
    for (i = 0; i < columns; i += 32, w += 34) {
        bitnet__vf d = bitnet__vf_all(bitnet__load_half(w));
        bitnet__prefetch(w);
        for (j = 0; j < 32; j += BITNET__LANES)
            bitnet__vf_store(out + i + j,
                             bitnet__vf_mul(d, bitnet__vf_from_bytes((const int8_t *)w + 2 + j)));
    }
}

BITNET__SIMD static void bitnet__k(dot)(float *y, size_t y_stride, int type, const uint8_t *w,
                                        size_t stride, int rows, int columns, const float *x,
                                        size_t x_stride, int count, float *scratch) {
    int r;
    if (type == BITNET_TYPE_F32)
        bitnet__k(dot_type)(y, y_stride, BITNET_TYPE_F32, w, stride, rows, columns, x, x_stride,
                            count);
    else if (type == BITNET_TYPE_F16)
        bitnet__k(dot_type)(y, y_stride, BITNET_TYPE_F16, w, stride, rows, columns, x, x_stride,
                            count);
    else if (type == BITNET_TYPE_BF16)
        bitnet__k(dot_type)(y, y_stride, BITNET_TYPE_BF16, w, stride, rows, columns, x, x_stride,
                            count);
    else
        for (r = 0; r < rows; r++) {
            bitnet__k(expand)(type, w + (size_t)r * stride, columns, scratch);
            bitnet__k(dot)(y + r, y_stride, BITNET_TYPE_F32, (const uint8_t *)scratch, 0, 1,
                           columns, x, x_stride, count, NULL);
        }
}

/* ---- attention */

/* The score of position t for head h is the sum of the lanes of part[h * 64 + t], which may be
   anything past the end. Prefetches what is `ahead`. */
BITNET__OP void bitnet__k(half_parts)(bitnet__vf *part, const bitnet__chunk *c, const float *q,
                                      int heads, size_t ahead) {
    const uint16_t *k = (const uint16_t *)(const void *)bitnet__chunk_rows(c, 0);
    int t, i, h, d = c->d, n = c->to - c->from;
    for (t = 0; t < n; t++, k += d) {
        bitnet__vf sum[4];
        for (i = 0; ahead && i < d; i += 32) bitnet__prefetch_from(k + i, ahead);
        bitnet__k(folded_products)(sum, BITNET_TYPE_F16, (const uint8_t *)k, d, q, (size_t)d,
                                   heads);
        for (h = 0; h < heads; h++) part[h * 64 + t] = sum[h];
    }
}

/* Scores s[h * 64 + t]. All positions' lanes come first: if each position's sum followed its lanes,
   the two would wait for each other (Zen 3: 20 cycles per position and head instead of 14). The
   parts of attention are not inlined into each other, which would spill registers. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(half_scores)(float *s, const bitnet__chunk *c,
                                                                 const float *q, int heads,
                                                                 size_t ahead) {
    bitnet__vf part[256];
    int h, t;
    if (heads == 4) bitnet__k(half_parts)(part, c, q, 4, ahead);
    else if (heads == 2) bitnet__k(half_parts)(part, c, q, 2, ahead);
    else bitnet__k(half_parts)(part, c, q, 1, ahead);
    for (h = 0; h < heads; h++)
        for (t = 0; t < c->to - c->from; t += BITNET__LANES)
            bitnet__vf_store(s + h * 64 + t, bitnet__vf_sums(part + h * 64 + t));
}

/* Of int8: sums of whole numbers below 2^24 are exact in floats. */
BITNET__OP void bitnet__k(byte_scores)(float *s, const bitnet__chunk *c, const float *q, int heads,
                                       size_t ahead, bool dotprod) {
    const int8_t *k = (const int8_t *)bitnet__chunk_rows(c, 0);
    const float *steps = bitnet__chunk_steps(c, 0);
    int t, h, i, j, d = c->d, n = c->to - c->from;
    for (t = 0; t < n; t += BITNET__LANES, k += BITNET__LANES * d) {
        for (i = 0; ahead && i < BITNET__LANES * d; i += 64) bitnet__prefetch_from(k + i, ahead);
        for (h = 0; h < heads; h++) {
            const int8_t *x = (const int8_t *)(const void *)(q + h * d);
            bitnet__vi sum[BITNET__LANES];
            bitnet__vf step = bitnet__vf_all(q[h * d + d / 4]);
            for (j = 0; j < BITNET__LANES; j++) sum[j] = bitnet__vi_all(0);
            for (i = 0; i < d; i += BITNET__VECTOR) {
                bitnet__vb of = bitnet__vb_load(x + i);
                for (j = 0; j < BITNET__LANES; j++)
                    sum[j] =
                        bitnet__vi_add_signed(sum[j], of, bitnet__vb_load(k + j * d + i), dotprod);
            }
            step = bitnet__vf_mul(step, bitnet__vf_load(steps + t));
            bitnet__vf_store(s + h * 64 + t, bitnet__vf_mul(bitnet__vf_int_sums(sum), step));
        }
    }
}

/* Turns scores into e and merges their m and l with those of c. The factors of all heads share one
   exp, because separate ones would wait for each other. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(softmax)(const bitnet__chunk *c, int first,
                                                             int heads, float *scores,
                                                             float (*factor)[2]) {
    float l[4], x[16] = {0};
    int h, i, t, n = c->to - c->from;
    for (h = 0; h < heads; h++) {
        float *s = scores + 64 * h, *m = c->m + first + h, most, top;
        bitnet__vf maxima;
        maxima = bitnet__vf_all(bitnet__from_bits(0xFF800000u));
        for (t = 0; t < n; t += BITNET__LANES) {
            bitnet__vf some = bitnet__vf_load(s + t);
            if (n - t < BITNET__LANES) some = bitnet__k(until)(some, n - t);
            bitnet__vf_store(s + t, some);
            maxima = bitnet__vf_larger(maxima, some);
        }
        most = 0.0f + bitnet__vf_largest(maxima); /* never -0, like sums from 0 */
        maxima = bitnet__vf_all(most);
        for (t = 0; t < n; t += BITNET__LANES)
            bitnet__vf_store(s + t, bitnet__k(exp)(bitnet__vf_sub(bitnet__vf_load(s + t), maxima)));
        top = *m > most ? *m : most;
        x[h] = *m - top;
        x[4 + h] = most - top;
        *m = top;
    }
    for (h = 0; h < heads; h++) {
        bitnet__vf e[BITNET__SUMS];
        for (i = 0; i < BITNET__SUMS; i++)
            e[i] = BITNET__LANES * i < n ? bitnet__vf_load(scores + 64 * h + BITNET__LANES * i)
                                         : bitnet__vf_all(0.0f);
        l[h] = bitnet__k(fold)(e);
    }
    for (i = 0; i < 8; i += BITNET__LANES)
        bitnet__vf_store(x + i, bitnet__k(exp)(bitnet__vf_load(x + i)));
    for (h = 0; h < heads; h++) {
        factor[h][0] = x[h], factor[h][1] = x[4 + h];
        c->l[first + h] = c->l[first + h] * x[h] + l[h] * x[4 + h];
    }
}

/* w[h * 32 + t]: the weight of position t, plus 2^16 times that of t + 32; NaN becomes 0. step[h]
   is their step. */
BITNET__SIMD BITNET__NOINLINE static void bitnet__k(weights)(int32_t *w, float *step, float *e,
                                                             int heads, const float *steps) {
    const bitnet__vf none = bitnet__vf_all(0.0f);
    float x[BITNET__LANES] = {0};
    int h, t;
    for (h = 0; h < heads; h++) {
        bitnet__vf top = none;
        for (t = 0; t < 64; t += BITNET__LANES) {
            float *at = e + 64 * h + t;
            bitnet__vf u = bitnet__vf_mul(bitnet__vf_load(at), bitnet__vf_load(steps + t));
            bitnet__vf_store(at, u);
            top = bitnet__vf_larger(u, top);
        }
        x[h] = bitnet__vf_largest(top);
        step[h] = x[h] * (1.0f / 32767.0f);
    }
    bitnet__vf_store(x,
                     bitnet__vf_mul(bitnet__vf_all(32767.0f), bitnet__k(rcp)(bitnet__vf_load(x))));
    for (h = 0; h < heads; h++, e += 64, w += 32)
        for (t = 0; t < 32; t += BITNET__LANES) {
            bitnet__vf scale = bitnet__vf_all(x[h]);
            bitnet__vf low = bitnet__vf_mul(bitnet__vf_load(e + t), scale);
            bitnet__vf high = bitnet__vf_mul(bitnet__vf_load(e + t + 32), scale);
            bitnet__vi whole = bitnet__vf_round(bitnet__vf_larger(high, none));
            whole = bitnet__vi_add(bitnet__vi_shift(whole, 16),
                                   bitnet__vf_round(bitnet__vf_larger(low, none)));
            bitnet__vi_store(w + t, whole);
        }
}

/* Merges the sum of e[h * 64 + t] * v[t], t ascending, or for bytes step[h] times the sum with
   weights w, for 1, 2 or 4 heads: as many sums as registers allow. Prefetches what is `ahead`. */
BITNET__OP void bitnet__k(values)(float *o, float (*factor)[2], const float *e, const int32_t *w,
                                  const float *step, int heads, const uint8_t *v, size_t ahead,
                                  bool bytes, int d, int n) {
    const int width = BITNET__LANES == 16 ? BITNET__SUMS : BITNET__SUMS / heads;
    const int size = bytes ? 1 : 2, rows = bytes && n > 32 ? 32 : n;
    const int line = 2 * BITNET__LANES * width; /* of a step, so that reading is spread evenly */
    int t, j, i, h;
    for (i = 0; i < d; i += BITNET__LANES * width) {
        bitnet__vf sum[16];
        for (j = 0; j < heads * width; j++) sum[j] = bitnet__vf_all(0.0f);
        for (t = 0; t < rows; t++) {
            const uint8_t *row = v + (t * d + i) * size, *later = t + 32 < n ? row + 32 * d : row;
            for (j = 0; j < line; j += 64) bitnet__prefetch_from(v, ahead + (size_t)j);
            ahead += (size_t)line;
            for (j = 0; j < width && bytes; j += 2) {
                bitnet__vh x[2];
                bitnet__vh_pairs(x, (const int8_t *)row + BITNET__LANES * j,
                                 (const int8_t *)later + BITNET__LANES * j);
                for (h = 0; h < 2 * heads; h++) {
                    bitnet__vf *to = sum + h / 2 * width + j + h % 2;
                    *to = bitnet__vf_from_bits(
                        bitnet__vi_add_weighed(bitnet__vf_bits(*to), x[h % 2], w[h / 2 * 32 + t]));
                }
            }
            for (j = 0; j < width && !bytes; j++) {
                bitnet__vf x =
                    bitnet__vf_from_halves((const uint16_t *)(const void *)row + BITNET__LANES * j);
                for (h = 0; h < heads; h++)
                    sum[h * width + j] =
                        bitnet__k(madd)(bitnet__vf_all(e[h * 64 + t]), x, sum[h * width + j]);
            }
        }
        for (j = 0; j < heads * width && bytes; j += 2) bitnet__vf_unpair(sum + j);
        for (j = 0; j < heads * width; j++) {
            float *to = o + j / width * d + i + BITNET__LANES * (j % width);
            bitnet__vf more = sum[j], old = bitnet__vf_all(factor[j / width][0]);
            if (bytes)
                more = bitnet__vf_mul(bitnet__vf_from_ints(bitnet__vf_bits(more)),
                                      bitnet__vf_all(step[j / width]));
            old = bitnet__vf_mul(bitnet__vf_load(to), old);
            bitnet__vf_store(to, bitnet__k(madd)(more, bitnet__vf_all(factor[j / width][1]), old));
        }
    }
}

BITNET__SIMD BITNET__NOINLINE static void bitnet__k(any_values)(float *o, float (*factor)[2],
                                                                const float *e, const int32_t *w,
                                                                const float *step, int heads,
                                                                size_t ahead,
                                                                const bitnet__chunk *c) {
    const uint8_t *v = bitnet__chunk_rows(c, 1);
    int d = c->d, n = c->to - c->from;
    if (!c->bytes && heads == 4) bitnet__k(values)(o, factor, e, w, step, 4, v, ahead, false, d, n);
    else if (!c->bytes && heads == 2)
        bitnet__k(values)(o, factor, e, w, step, 2, v, ahead, false, d, n);
    else if (!c->bytes) bitnet__k(values)(o, factor, e, w, step, 1, v, ahead, false, d, n);
    else if (heads == 4) bitnet__k(values)(o, factor, e, w, step, 4, v, ahead, true, d, n);
    else if (heads == 2) bitnet__k(values)(o, factor, e, w, step, 2, v, ahead, true, d, n);
    else bitnet__k(values)(o, factor, e, w, step, 1, v, ahead, true, d, n);
}

/* The first heads read the next page ahead: first a line of each 4 KB, because looking up the
   addresses one by one would take longer than reading them from memory. */
BITNET__OP void bitnet__k(any_attend)(const bitnet__chunk *c, bool dotprod) {
    float s[256], factor[4][2], steps[64], step[4];
    int32_t w[128];
    int first, heads, n = c->to - c->from;
    size_t ahead = (uintptr_t)c->next - (uintptr_t)c->part, at;
    for (at = 0; ahead && at < (size_t)(2 * c->room * c->d) * (c->bytes ? 1 : 2); at += 4096)
        bitnet__prefetch_from(c->part + at, ahead);
    for (first = 0; first < c->count; first += heads, ahead = 0) {
        const float *q = c->q + first * c->d;
        heads = c->count - first >= 4 ? 4 : c->count - first >= 2 ? 2 : 1;
        if (c->bytes) {
            memset(s, 0, sizeof s); /* positions past the end have weights, too */
            bitnet__k(byte_scores)(s, c, q, heads, ahead, dotprod);
        } else bitnet__k(half_scores)(s, c, q, heads, ahead);
        bitnet__k(softmax)(c, first, heads, s, factor);
        if (c->bytes) {
            memset(steps, 0, sizeof steps);
            memcpy(steps, bitnet__chunk_steps(c, 1), (size_t)n * sizeof(float));
            bitnet__k(weights)(w, step, s, heads, steps);
        }
        bitnet__k(any_values)(c->o + first * c->d, factor, s, w, step, heads, ahead, c);
    }
}

BITNET__SIMD static void bitnet__k(attend)(const bitnet__chunk *c) {
    bitnet__k(any_attend)(c, false);
}

/* ---- the head's >>screen */

#ifndef BITNET_NO_SCREEN

/* 32 rows for `count` states, a constant. Four products of 15 and an int8 fit in 16 bits; with 8192
   columns, sums are below 2^31. */
BITNET__OP void bitnet__k(screen_block)(int32_t *y, const uint8_t *plane, size_t groups,
                                        const bitnet__digits *x, int count, bool dotprod) {
    const int apart = BITNET__LANES == 16 && count < 3 ? 2 : 1; /* hides latency */
    const int together = BITNET__LANES == 16 ? 2 : 1;           /* rows per column */
    const bitnet__vb nibble = bitnet__vb_all(15);
    bitnet__vi sum[8][128 / BITNET__VECTOR][2]; /* [state and digit][rows][columns] */
    bitnet__vb nibbles[2][2];
    size_t g;
    int i, v, f, r;
    for (v = 0; v < 2 * count; v++)
        for (i = 0; i < 128 / BITNET__VECTOR; i++) sum[v][i][0] = sum[v][i][1] = bitnet__vi_all(0);
    for (g = 0; g < groups; g++, plane += 128) {
        bitnet__prefetch(plane);
        bitnet__prefetch(plane + 64);
        for (i = 0; i < 128 / BITNET__VECTOR; i += together) {
            for (r = 0; r < together; r++) {
                bitnet__vb line = bitnet__vb_load(plane + BITNET__VECTOR * (i + r));
                nibbles[r][0] = bitnet__vb_and(line, nibble);
                nibbles[r][1] = bitnet__vb_and(bitnet__vb_shift_4(line), nibble);
            }
            for (v = 0; v < 2 * count; v++) {
                const int8_t *q = (v % 2 ? x[v / 2].low : x[v / 2].high) + 8 * g;
                for (f = 0; f < apart; f++)
                    for (r = 0; r < together; r++)
                        sum[v][i + r][f] = bitnet__vi_add_fours(sum[v][i + r][f], nibbles[r] + f,
                                                                2 / apart, q + 4 * f, dotprod);
            }
        }
    }
    for (v = 0; v < 2 * count; v += 2)
        for (i = 0; i < 128 / BITNET__VECTOR; i++) {
            bitnet__vi high = bitnet__vi_add(sum[v][i][0], sum[v][i][1]);
            bitnet__vi low = bitnet__vi_add(sum[v + 1][i][0], sum[v + 1][i][1]);
            bitnet__vi_store(y + 16 * v + BITNET__LANES * i,
                             bitnet__vi_add(bitnet__vi_shift(high, 7), low));
        }
}

/* Levels are at most 124, so two products fit in 16 bits. */
BITNET__OP void bitnet__k(screen_line)(int32_t *y, const uint8_t *row, size_t lines,
                                       const bitnet__digits *x, int count, bool dotprod) {
    const bitnet__vb levels = bitnet__vb_table(bitnet__screen_levels), nibble = bitnet__vb_all(15);
    bitnet__vi sum[8][2]; /* [state and digit][columns] */
    size_t at;            /* byte 64 i + p: columns 128 i + p, + 64 */
    int part, v;
    for (v = 0; v < 2 * count; v++) sum[v][0] = sum[v][1] = bitnet__vi_all(0);
    for (at = 0; at < 64 * lines; at += BITNET__VECTOR) {
        bitnet__vb line = bitnet__vb_load(row + at);
        for (part = 0; part < 2; part++) {
            bitnet__vb level = bitnet__vb_look_up(levels, bitnet__vb_and(line, nibble));
            size_t column = at / 64 * 128 + at % 64 + (size_t)part * 64;
            for (v = 0; v < 2 * count; v++) {
                const int8_t *q = (v % 2 ? x[v / 2].low : x[v / 2].high) + column;
                sum[v][part] =
                    bitnet__vi_add_dots(sum[v][part], level, bitnet__vb_load(q), dotprod);
            }
            line = bitnet__vb_shift_4(line);
        }
    }
    for (v = 0; v < 2 * count; v++) y[v] = bitnet__vi_sum(bitnet__vi_add(sum[v][0], sum[v][1]));
}

/* AVX-512 has registers for four states. */
BITNET__OP void bitnet__k(any_screen)(int32_t *y, const uint8_t *plane, size_t groups,
                                      const bitnet__digits *x, int count, bool dotprod) {
    if (BITNET__LANES == 16 && count > 1) {
        if (count == 2) bitnet__k(screen_block)(y, plane, groups, x, 2, dotprod);
        else if (count == 3) bitnet__k(screen_block)(y, plane, groups, x, 3, dotprod);
        else bitnet__k(screen_block)(y, plane, groups, x, 4, dotprod);
        return;
    }
    for (; count > 0; count--, y += 32, x++)
        bitnet__k(screen_block)(y, plane, groups, x, 1, dotprod);
}

BITNET__OP void bitnet__k(any_screen_fine)(int32_t *y, const uint8_t *row, const uint8_t *next,
                                           size_t lines, const bitnet__digits *x, int count,
                                           bool dotprod) {
    size_t i;
    for (i = 0; i < lines; i++) bitnet__prefetch_from(next + 64 * i, 0);
    if (BITNET__LANES == 16 && count > 1) {
        bitnet__k(screen_line)(y, row, lines, x, count, dotprod);
        return;
    }
    for (; count > 0; count--, y += 2, x++) bitnet__k(screen_line)(y, row, lines, x, 1, dotprod);
}

BITNET__SIMD static void bitnet__k(screen)(int32_t *y, const uint8_t *plane, size_t groups,
                                           const bitnet__digits *x, int count) {
    bitnet__k(any_screen)(y, plane, groups, x, count, false);
}
BITNET__SIMD static void bitnet__k(screen_fine)(int32_t *y, const uint8_t *row, const uint8_t *next,
                                                size_t lines, const bitnet__digits *x, int count) {
    bitnet__k(any_screen_fine)(y, row, next, lines, x, count, false);
}

#endif /* BITNET_NO_SCREEN */

BITNET__OPTIMIZE_END
#endif

#if BITNET__READ == 1

/* ====================
   >>lookup   Kernels: 1-bit look-ups

   Four bits look up the sum of the columns with weight +1, which takes half as many instructions as
   multiplying. The sum plus 512 is stored as two bytes of five bits, `high` and `low`: pairs are
   added as bytes, then weighted and summed. Twice that, less the sum of all columns, is the
   product.

   A group of 32 columns (>>groups) has 256 bytes of tables: for columns 0 .. 15, indexed by the low
   halves of a line's bytes, 64 high parts and 64 low; the same for 16 .. 31 and the high halves.
   Entry 16 j + n sums the columns 4f + j with bit f of n.

   AVX2 looks up in one table of 16: it separates a line's bytes by j, and adds four before joining
   high and low parts. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* like >>simd */

#if defined(BITNET__SIMD_X86)

/* Of 16 columns q, 512 plus the sums of j, 4 + j, 8 + j and 12 + j, in order of n. */
BITNET__OP __m256i bitnet__avx2_lookup_sums(__m256i q, int j) {
    const __m256i low = _mm256_set1_epi64x(0x0101010000010000), offset = _mm256_set1_epi8((char)j);
    const __m256i high = _mm256_setr_epi64x(0, 0x0001000100010001, 0x0100010001000100,
                                            0x0101010101010101); /* bits 2 and 3 of n */
    __m256i first = _mm256_add_epi8(_mm256_set1_epi16(0x0400), offset);
    __m256i second = _mm256_add_epi8(_mm256_set1_epi16(0x0C08), offset);
    first = _mm256_maddubs_epi16(low, _mm256_shuffle_epi8(q, first));
    second = _mm256_maddubs_epi16(high, _mm256_shuffle_epi8(q, second));
    return _mm256_add_epi16(_mm256_set1_epi16(512), _mm256_add_epi16(first, second));
}

BITNET__AVX2 static void bitnet__avx2_lookup(uint8_t *tables, const int8_t *q, int columns) {
    const uint8_t *end = tables + bitnet__groups(columns) * BITNET__LOOKUP;
    const __m256i low = _mm256_set1_epi16(31);
    int j;
    for (; tables < end; tables += BITNET__LOOKUP / 2, q += 16)
        for (j = 0; j < 4; j += 2) {
            __m256i x = bitnet__vb_table((const uint8_t *)q);
            __m256i a = bitnet__avx2_lookup_sums(x, j), b = bitnet__avx2_lookup_sums(x, j + 1);
            __m256i high = _mm256_packus_epi16(_mm256_srli_epi16(a, 5), _mm256_srli_epi16(b, 5));
            a = _mm256_packus_epi16(_mm256_and_si256(a, low), _mm256_and_si256(b, low));
            bitnet__vi_store(tables + 16 * j, _mm256_permute4x64_epi64(high, 0xD8));
            bitnet__vi_store(tables + 64 + 16 * j, _mm256_permute4x64_epi64(a, 0xD8));
        }
}

/* The halves of bytes j = 0 and 1, then of 2 and 3; a lane has byte j of rows 0 .. 3, 8 .. 11, 4 ..
   7, 12 .. 15. */
BITNET__OP void bitnet__avx2_lookup_line(const uint8_t *line, __m256i *index) {
    const __m256i half = _mm256_set1_epi8(15);
    const __m256i turn = _mm256_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 0,
                                          4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    __m256i a = bitnet__vb_load(line);
    __m256i b = bitnet__vb_load(line + 32), codes[2];
    int i;
    a = _mm256_shuffle_epi8(a, turn);
    b = _mm256_shuffle_epi8(b, turn);
    codes[0] = _mm256_permute4x64_epi64(_mm256_unpacklo_epi32(a, b), 0xD8);
    codes[1] = _mm256_permute4x64_epi64(_mm256_unpackhi_epi32(a, b), 0xD8);
    for (i = 0; i < 2; i++) {
        index[2 * i] = _mm256_and_si256(codes[i], half);
        index[2 * i + 1] = _mm256_and_si256(_mm256_srli_epi16(codes[i], 4), half);
    }
}

BITNET__OP __m256i bitnet__avx2_lookup_bytes(const uint8_t *t, const __m256i *index) {
    __m256i sum[4];
    int i;
    for (i = 0; i < 4; i++) {
        const uint8_t *at = t + i / 2 * 32 + i % 2 * 128;
        sum[i] = _mm256_shuffle_epi8(bitnet__vb_load(at), index[i]);
    }
    return _mm256_add_epi8(_mm256_add_epi8(sum[0], sum[1]), _mm256_add_epi8(sum[2], sum[3]));
}

/* 16 bits below 0x4B00 are the float 2^23 + sum; `start`: 2^23 less that of >>lookup. */
BITNET__OP void bitnet__avx2_lookup_dots(__m256 *dots, const uint8_t *t, const __m256i *index,
                                         __m256 start) {
    const __m256i weigh = _mm256_set1_epi16(0x4002), above = _mm256_set1_epi16(0x4B00);
    __m256i high = bitnet__avx2_lookup_bytes(t, index);
    __m256i low = bitnet__avx2_lookup_bytes(t + 64, index);
    __m256i a = _mm256_maddubs_epi16(_mm256_unpacklo_epi8(low, high), weigh);
    __m256i b = _mm256_maddubs_epi16(_mm256_unpackhi_epi8(low, high), weigh);
    a = _mm256_add_epi16(_mm256_permute2x128_si256(a, b, 0x21), _mm256_blend_epi32(a, b, 0xF0));
    dots[0] = _mm256_sub_ps(_mm256_castsi256_ps(_mm256_unpacklo_epi16(a, above)), start);
    dots[1] = _mm256_sub_ps(_mm256_castsi256_ps(_mm256_unpackhi_epi16(a, above)), start);
}

BITNET__OP void bitnet__avx2_lookup_rows(const bitnet__group_cursor *at, int first, int count) {
    const bitnet__operand *in = at->in;
    const size_t offset = (size_t)first * in->groups_stride;
    const uint8_t *scales = at->scales;
    __m256 total[4][2], scale_of[2];
    size_t g = 0, end;
    int c, h;
    scale_of[0] = scale_of[1] = _mm256_set1_ps(at->scale);
    for (c = 0; c < count; c++) total[c][0] = total[c][1] = _mm256_setzero_ps();
    while (g < at->groups) {
        for (h = 0; h < 2 && scales; h++, scales += 16)
            scale_of[h] = bitnet__vf_from_halves(scales);
        if (scales) bitnet__prefetch(scales + at->block); /* codes leave a gap here */
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++) {
            __m256i index[4];
            bitnet__prefetch(at->codes + 64 * g);
            bitnet__avx2_lookup_line(at->codes + 64 * g, index);
            for (c = 0; c < count; c++) {
                size_t of = offset + (size_t)c * in->groups_stride + g;
                __m256 step = _mm256_set1_ps(in->group_steps[of]), dots[2];
                __m256i start = _mm256_add_epi32(_mm256_set1_epi32(in->group_sums[of]),
                                                 _mm256_set1_epi32(0x4B000000 + 8192));
                bitnet__avx2_lookup_dots(dots, in->tables + of * BITNET__LOOKUP, index,
                                         _mm256_castsi256_ps(start));
                for (h = 0; h < 2; h++)
                    total[c][h] =
                        bitnet__simd_madd(dots[h], _mm256_mul_ps(scale_of[h], step), total[c][h]);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (h = 0; h < 2; h++)
            _mm256_storeu_ps(at->y + (size_t)(first + c) * at->y_stride + 8 * h, total[c][h]);
}

BITNET__AVX2 static void bitnet__avx2_lookup_tile(float *y, size_t y_stride,
                                                  const bitnet__matrix *m, int row, int rows,
                                                  const bitnet__operand *in) {
    int c, r, some;
    for (c = 0; c < in->count; c += some) {
        some = in->count - c >= 4 ? 4 : in->count - c >= 2 ? 2 : 1;
        for (r = 0; r < rows; r += BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
            if (some == 1) bitnet__avx2_lookup_rows(&at, c, 1);
            if (some == 2) bitnet__avx2_lookup_rows(&at, c, 2);
            if (some == 4) bitnet__avx2_lookup_rows(&at, c, 4);
        }
    }
}

#endif

BITNET__OPTIMIZE_END

#if defined(BITNET__SIMD)

/* ====================
   >>ternary   Kernels: norms, quantization, ternary products

   The second half of the code for all instruction sets. AVX-512 does not include it: >>avx512 has
   other ternary products, and uses AVX2's kernels for the rest. At the end of this section,
   bitnet__simd_kernels lists the first set. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* prefill and decode: 15 times as fast */

/* ---- norm, quantise, Hadamard, to_half, the delta rule */

BITNET__SIMD static void bitnet__simd_norm(float *y, const float *x, const float *gain, int n,
                                           float reciprocal_n, float epsilon) {
    bitnet__vf lane[1][BITNET__SUMS], scales;
    float last[64], scale;
    int i;
    bitnet__simd_clear(lane, 1);
    for (i = 0; i < n; i += 64) {
        const float *p = bitnet__whole_64(x + i, n - i, last);
        bitnet__simd_add_products(lane, BITNET_TYPE_F32, p, 0, 1, p, 0, 1);
    }
    scale = bitnet__rsqrt(bitnet__simd_fold(lane[0]) * reciprocal_n + epsilon);
    scales = bitnet__vf_all(scale);
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES)
        bitnet__vf_store(y + i, bitnet__vf_mul(bitnet__vf_mul(bitnet__vf_load(x + i), scales),
                                               bitnet__vf_load(gain + i)));
    for (; i < n; i++) y[i] = (x[i] * scale) * gain[i];
    for (; i < bitnet__round_up(n, 64); i++) y[i] = 0.0f;
}

BITNET__OP bitnet__vi bitnet__simd_quantise_8(int8_t *q, const float *x, bitnet__vf scales) {
    const bitnet__vf low = bitnet__vf_all(-128.0f), high = bitnet__vf_all(127.0f);
    bitnet__vi whole[8 / BITNET__LANES];
    int i;
    for (i = 0; i < 8 / BITNET__LANES; i++) {
        bitnet__vf v = bitnet__vf_mul(bitnet__vf_load(x + BITNET__LANES * i), scales);
        whole[i] = bitnet__vf_round(bitnet__vf_larger(bitnet__vf_smaller(v, high), low));
    }
    bitnet__vi_store_8_int8(q, whole);
    for (i = 1; i < 8 / BITNET__LANES; i++) whole[0] = bitnet__vi_add(whole[0], whole[i]);
    return whole[0];
}

BITNET__SIMD static void bitnet__simd_quantise(int8_t *q, float *steps, int32_t *sums,
                                               const float *x, int n, int group) {
    int padded = bitnet__round_up(n, 32), first, end, i, k;
    for (first = 0; first < padded; first = end) {
        bitnet__vf maxima = bitnet__vf_all(1e-5f), scales;
        float scale, step;
        end = padded - first < group ? padded : first + group;
        for (i = first; i < end; i += BITNET__LANES)
            maxima = bitnet__vf_larger(bitnet__vf_abs(bitnet__vf_load(x + i)), maxima);
        step = bitnet__quantise_scale(bitnet__vf_largest(maxima), &scale);
        scales = bitnet__vf_all(scale);
        for (i = first; i < end; i += 32) {
            bitnet__vi sum = bitnet__vi_all(0);
            for (k = i; k < i + 32; k += 8)
                sum = bitnet__vi_add(sum, bitnet__simd_quantise_8(q + k, x + k, scales));
            steps[i / 32] = step;
            sums[i / 32] = bitnet__vi_sum(sum);
        }
    }
    memset(q + padded, 0, (size_t)(bitnet__round_up(n, 256) - padded));
}

BITNET__SIMD static void bitnet__simd_hadamard(float *x, int n, int block) {
    int h, i, j;
    if (block < BITNET__LANES) {
        bitnet__scalar_hadamard(x, n, block);
        return;
    }
    for (i = 0; i < n; i += BITNET__LANES)
        bitnet__vf_store(x + i, bitnet__vf_hadamard(bitnet__vf_load(x + i)));
    for (h = BITNET__LANES; h < block; h *= 2)
        for (i = 0; i < n; i += 2 * h)
            for (j = i; j < i + h; j += BITNET__LANES) {
                bitnet__vf a = bitnet__vf_load(x + j), b = bitnet__vf_load(x + j + h);
                bitnet__vf_store(x + j, bitnet__vf_add(a, b));
                bitnet__vf_store(x + j + h, bitnet__vf_sub(a, b));
            }
}

BITNET__SIMD static void bitnet__simd_to_half(uint16_t *y, const float *x, int n) {
    int i;
    for (i = 0; i + BITNET__LANES <= n; i += BITNET__LANES)
        bitnet__vf_to_halves(y + i, bitnet__vf_load(x + i));
    bitnet__scalar_to_half(y + i, x + i, n - i);
}

/* Four vectors of a state: its answer to k, then its update. */
BITNET__SIMD static void bitnet__simd_delta(float *o, float *delta, float *to, const float *from,
                                            const float *q, const float *k, const float *v,
                                            float decay, float beta, int n) {
    const bitnet__vf keep = bitnet__vf_all(decay);
    int i, j, c;
    for (j = 0; j < n; j += 4 * BITNET__LANES) {
        bitnet__vf sum[4], d[4];
        for (c = 0; c < 4; c++) sum[c] = bitnet__vf_all(0.0f);
        for (i = 0; i < n; i++) {
            const float *s = from + i * n + j;
            bitnet__vf key = bitnet__vf_all(k[i]);
            for (c = 0; c < 4; c++)
                sum[c] = bitnet__simd_madd(
                    bitnet__vf_mul(bitnet__vf_load(s + BITNET__LANES * c), keep), key, sum[c]);
        }
        for (c = 0; c < 4; c++) {
            int at = j + BITNET__LANES * c;
            d[c] = bitnet__vf_sub(bitnet__vf_load(v + at), sum[c]);
            d[c] = bitnet__vf_mul(d[c], bitnet__vf_all(beta));
            bitnet__vf_store(delta + at, d[c]);
            sum[c] = bitnet__vf_all(0.0f);
        }
        for (i = 0; i < n; i++) {
            bitnet__vf key = bitnet__vf_all(k[i]), query = bitnet__vf_all(q[i]);
            for (c = 0; c < 4; c++) {
                int at = i * n + j + BITNET__LANES * c;
                bitnet__vf s =
                    bitnet__simd_madd(d[c], key, bitnet__vf_mul(bitnet__vf_load(from + at), keep));
                bitnet__vf_store(to + at, s);
                sum[c] = bitnet__simd_madd(s, query, sum[c]);
            }
        }
        for (c = 0; c < 4; c++) bitnet__vf_store(o + j + BITNET__LANES * c, sum[c]);
    }
}

/* ---- ternary */

#define BITNET__HEIGHT (BITNET__LANES == 8 ? 1 : 4)

/* Missing rows repeat the last and are not stored. A code times an int8 is in -256..254, so 16 bits
   hold the sum of 128, no more. dotprod needs no parts but takes 4 or 5 cycles, so a single row
   keeps several sums. */
BITNET__OP void bitnet__simd_tile(bitnet__ternary_part t, int count, bool dotprod) {
    const int sums = !dotprod || BITNET__HEIGHT > 1 ? 1 : count == 1 ? 4 : 2;
    const bitnet__vb low = bitnet__vb_all(3);
    const uint8_t *row[BITNET__HEIGHT];
    bitnet__vi sum[BITNET__HEIGHT][4][4];
    bitnet__vh part[BITNET__HEIGHT][4];
    bitnet__vb line[BITNET__HEIGHT], codes[BITNET__HEIGHT];
    int r, c, i, field, b = 0;
    for (r = 0; r < BITNET__HEIGHT; r++) {
        row[r] = t.w + (size_t)(r < t.rows ? r : t.rows - 1) * t.stride;
        for (c = 0; c < count; c++)
            for (i = 0; i < sums; i++) sum[r][c][i] = bitnet__vi_all(0);
    }
    while (b < t.blocks) {
        int end = dotprod || t.blocks - b < BITNET__VECTOR / 2 ? t.blocks : b + BITNET__VECTOR / 2;
        for (r = 0; r < BITNET__HEIGHT; r++)
            for (c = 0; c < count; c++) part[r][c] = bitnet__vh_zero();
        for (; b < end; b++)
            for (i = 0; i < 32; i += BITNET__VECTOR) {
                for (r = 0; r < BITNET__HEIGHT; r++) {
                    line[r] = bitnet__vb_load(row[r] + 32 * b + i);
                    bitnet__prefetch(row[r] + 32 * b + i);
                }
                for (field = 3; field >= 0; field--) {
                    for (r = 0; r < BITNET__HEIGHT; r++) {
                        codes[r] = bitnet__vb_and(line[r], low);
                        line[r] = bitnet__vb_shift_2(line[r]);
                    }
                    for (c = 0; c < count; c++) {
                        const int8_t *p = t.q + (size_t)c * t.q_stride + 128 * b + 32 * field + i;
                        bitnet__vb x = bitnet__vb_load(p);
                        for (r = 0; r < BITNET__HEIGHT; r++)
                            bitnet__vb_add_products(&sum[r][c][field % sums], &part[r][c], codes[r],
                                                    x, dotprod);
                    }
                }
            }
        for (r = 0; r < BITNET__HEIGHT && !dotprod; r++)
            for (c = 0; c < count; c++)
                sum[r][c][0] = bitnet__vi_add_pairs(sum[r][c][0], part[r][c]);
    }
    for (r = 0; r < BITNET__HEIGHT && r < t.rows; r++)
        for (c = 0; c < count; c++) {
            for (i = 1; i < sums; i++) sum[r][c][0] = bitnet__vi_add(sum[r][c][0], sum[r][c][i]);
            t.y[(size_t)c * t.y_stride + (size_t)r] = bitnet__vi_sum(sum[r][c][0]);
        }
}

/* Blocks stay in L2 for all vectors. */
BITNET__OP void bitnet__simd_by_tiles(bitnet__ternary_part all, int count, bool dotprod) {
    int first, end, r, c, some;
    for (first = 0; first < all.rows; first = end) {
        end = all.rows - first < 64 ? all.rows : first + 64;
        for (c = 0; c < count; c += some) {
            some = BITNET__MIN(count - c, 4);
            for (r = first; r < end; r += BITNET__HEIGHT) {
                bitnet__ternary_part t = bitnet__ternary_from(all, r, c);
                switch (some) {
                case 1: bitnet__simd_tile(t, 1, dotprod); break;
                case 2: bitnet__simd_tile(t, 2, dotprod); break;
                case 3: bitnet__simd_tile(t, 3, dotprod); break;
                default: bitnet__simd_tile(t, 4, dotprod); break;
                }
            }
        }
    }
}

BITNET__SIMD static void bitnet__simd_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                              size_t stride, int rows, int columns, const int8_t *q,
                                              size_t q_stride, int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    bitnet__simd_by_tiles(all, count, false);
}

/* ---- by groups */

BITNET__OP void bitnet__simd_any_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                         int row, int rows, const bitnet__operand *in,
                                         bool dotprod) {
    if (m->layout == BITNET__TWO_BITS)
        bitnet__simd_group_tile(y, y_stride, BITNET__TWO_BITS, m, row, rows, in, dotprod);
#if defined(BITNET__SIMD_X86)
    else bitnet__avx2_lookup_tile(y, y_stride, m, row, rows, in);
#else
    else bitnet__simd_group_tile(y, y_stride, BITNET__ONE_BIT, m, row, rows, in, dotprod);
#endif
}

BITNET__SIMD static void bitnet__simd_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                              int row, int rows, const bitnet__operand *in) {
    bitnet__simd_any_grouped(y, y_stride, m, row, rows, in, false);
}

static void bitnet__simd_kernels(bitnet__kernels *k) {
    memset(k, 0, sizeof *k);
    k->isa = BITNET__SIMD_ISA;
#if defined(BITNET__SIMD_X86)
    k->lookup = bitnet__avx2_lookup;
#endif
#define BITNET__X(name) k->name = bitnet__simd_##name;
    BITNET__WIDE_KERNELS(BITNET__X)
    BITNET__OTHER_KERNELS(BITNET__X)
#undef BITNET__X
}

BITNET__OPTIMIZE_END

#endif

/* ====================
   >>dotprod   Kernels: dot products of bytes

   The second set of kernels: the first with AVX-VNNI, NEON dotprod or relaxed SIMD. These multiply
   bytes and add the products in one instruction. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* like >>ternary, whose products these are */

#if defined(BITNET__DOTPROD)

BITNET__SIMD static void bitnet__dotprod_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                                 size_t stride, int rows, int columns,
                                                 const int8_t *q, size_t q_stride, int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    bitnet__simd_by_tiles(all, count, true);
}

BITNET__SIMD static void bitnet__dotprod_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                                 int row, int rows, const bitnet__operand *in) {
    bitnet__simd_any_grouped(y, y_stride, m, row, rows, in, true);
}

#ifndef BITNET_NO_SCREEN
BITNET__SIMD static void bitnet__dotprod_screen(int32_t *y, const uint8_t *plane, size_t groups,
                                                const bitnet__digits *x, int count) {
    bitnet__simd_any_screen(y, plane, groups, x, count, true);
}
BITNET__SIMD static void bitnet__dotprod_screen_fine(int32_t *y, const uint8_t *row,
                                                     const uint8_t *next, size_t lines,
                                                     const bitnet__digits *x, int count) {
    bitnet__simd_any_screen_fine(y, row, next, lines, x, count, true);
}
#endif

BITNET__SIMD static void bitnet__dotprod_attend(const bitnet__chunk *c) {
    bitnet__simd_any_attend(c, true);
}

static void bitnet__dotprod_kernels(bitnet__kernels *k) {
    bitnet__simd_kernels(k);
    k->isa = BITNET__DOTPROD_ISA;
    k->attend = bitnet__dotprod_attend;
    k->ternary = bitnet__dotprod_ternary;
    k->grouped = bitnet__dotprod_grouped;
#ifndef BITNET_NO_SCREEN
    k->screen = bitnet__dotprod_screen;
    k->screen_fine = bitnet__dotprod_screen_fine;
#endif
}

#endif

#if defined(BITNET_I8MM_HEADER)
#include BITNET_I8MM_HEADER
#endif

BITNET__OPTIMIZE_END

/* ====================
   >>avx512   Kernels: AVX-512 with VNNI

   The code of >>simd with 16 floats, and other ternary products: 64 bytes of I2_S are two blocks,
   and byte 32 b + p holds columns 128 b + 32 g + p from the top field down. Kernels of negligible
   cost are AVX2's. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* like >>simd */

#if defined(BITNET__SIMD_AVX512)

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized" /* gcc 12 blames its own intrinsics in C++ */
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

/* ---- the operations that >>vectors leaves to each width */

#undef BITNET__SIMD
#undef bitnet__k
#undef BITNET__BITS
#define BITNET__SIMD BITNET__AVX512
#define bitnet__k(name) bitnet__avx512_##name
#define BITNET__BITS 512

typedef __m512 bitnet__vf;
typedef __m512i bitnet__vi, bitnet__vh, bitnet__vb;

BITNET__OP __m256i bitnet__vb_load_half(const void *p) {
    return _mm256_loadu_si256((const __m256i *)p);
}
BITNET__OP bitnet__vb bitnet__vb_table(const uint8_t *p) {
    return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(const void *)p));
}
BITNET__OP bitnet__vf bitnet__vf_from_bits(bitnet__vi a) { return _mm512_castsi512_ps(a); }
BITNET__OP bitnet__vf bitnet__vf_zero_below(bitnet__vf a, bitnet__vf x, bitnet__vf limit) {
    return _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(x, limit, _CMP_NLT_UQ), a);
}
BITNET__OP float bitnet__vf_sum(bitnet__vf v) {
    return bitnet__simd_vf_sum(
        _mm256_add_ps(_mm512_castps512_ps256(v), _mm512_extractf32x8_ps(v, 1)));
}
BITNET__OP bitnet__vf bitnet__vf_sums(const bitnet__vf *v) {
    __m256 half[16];
    int i;
    for (i = 0; i < 16; i++)
        half[i] = _mm256_add_ps(_mm512_castps512_ps256(v[i]), _mm512_extractf32x8_ps(v[i], 1));
    return _mm512_insertf32x8(_mm512_castps256_ps512(bitnet__simd_vf_sums(half)),
                              bitnet__simd_vf_sums(half + 8), 1);
}
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    __m256i half[16];
    int i;
    for (i = 0; i < 16; i++)
        half[i] =
            _mm256_add_epi32(_mm512_castsi512_si256(v[i]), _mm512_extracti32x8_epi32(v[i], 1));
    return _mm512_insertf32x8(_mm512_castps256_ps512(bitnet__simd_vf_int_sums(half)),
                              bitnet__simd_vf_int_sums(half + 8), 1);
}
BITNET__OP float bitnet__vf_largest(bitnet__vf v) { return _mm512_reduce_max_ps(v); }
BITNET__OP int32_t bitnet__vi_sum(bitnet__vi v) { return _mm512_reduce_add_epi32(v); }
BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                          bool dotprod) {
    (void)dotprod;
    return _mm512_dpbusd_epi32(sum, a, b);
}
BITNET__OP bitnet__vi bitnet__vi_add_signed(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                            bool dotprod) {
    (void)dotprod;
    b = _mm512_mask_sub_epi8(b, _mm512_movepi8_mask(a), _mm512_setzero_si512(), b);
    return _mm512_dpbusd_epi32(sum, _mm512_abs_epi8(a), b);
}
BITNET__OP bitnet__vi bitnet__vi_add_fours(bitnet__vi sum, const bitnet__vb *a, int n,
                                           const int8_t *q, bool dotprod) {
    int i;
    for (i = 0; i < n; i++)
        sum = bitnet__vi_add_dots(sum, a[i], bitnet__vb_repeat_4(q + 4 * i), dotprod);
    return sum;
}
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    int i;
    for (i = 0; i < 2; i++) {
        __m128i a = bitnet__simd_vb_load_half(p + 16 * i);
        __m128i b = bitnet__simd_vb_load_half(q + 16 * i);
        __m256i low = _mm256_castsi128_si256(_mm_unpacklo_epi8(a, b));
        x[i] = _mm512_cvtepi8_epi16(_mm256_inserti128_si256(low, _mm_unpackhi_epi8(a, b), 1));
    }
}
BITNET__OP void bitnet__vf_unpair(bitnet__vf *sum) { (void)sum; }
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    return _mm512_dpwssd_epi32(sum, pairs, _mm512_set1_epi32(w));
}

/* ---- the code of >>simd, again */

#if !defined(BITNET_HEADER)
#define BITNET_HEADER "bitnet.h"
#endif
#undef BITNET__READ
#define BITNET__READ 2
#include BITNET_HEADER

/* ---- ternary */

static int bitnet__at_once(int left, int most) {
    return left >= 8 ? most : left > 4 ? (left + 1) / 2 : left;
}

BITNET__OP __m512i bitnet__avx512_columns(const int8_t *q, int field) {
    __m256i low = bitnet__vb_load_half(q + 32 * field);
    __m256i high = bitnet__vb_load_half(q + 32 * field + 128);
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/* Sums get 64, 16, 4 and 1 times the codes. */
BITNET__OP void bitnet__avx512_add_line(__m512i *sum, __m512i line, const int8_t *q) {
    int i;
    for (i = 0; i < 4; i++) {
        __m512i codes = _mm512_and_si512(line, _mm512_set1_epi8((char)(0xC0 >> 2 * i)));
        sum[i] = _mm512_dpbusd_epi32(sum[i], codes, bitnet__avx512_columns(q, i));
    }
}

/* One load instruction serves all rows, so hardware prefetching follows it, which gives memory
   speed. A line adds at most 4 * 128 * 128 to a lane, so eight million columns fit. Not inlined,
   because the tiles below need the registers. */
BITNET__AVX512 BITNET__NOINLINE static void bitnet__avx512_ternary_vector(
    const bitnet__ternary_part *t, int rows) {
    const int8_t *q = t->q;
    int r, i, blocks = t->blocks;
    for (r = 0; r < rows; r++) {
        const uint8_t *row = t->w + (size_t)r * t->stride;
        __m512i sum[4];
        for (i = 0; i < 4; i++) sum[i] = _mm512_setzero_si512();
        for (i = 0; i + 2 <= blocks; i += 2) {
            bitnet__prefetch(row + 32 * i);
            bitnet__avx512_add_line(sum, _mm512_loadu_si512(row + 32 * i), q + 128 * i);
        }
        if (i < blocks) /* reads no further than the row's last block */
            bitnet__avx512_add_line(sum, _mm512_maskz_loadu_epi64(0x0F, row + 32 * i), q + 128 * i);
        sum[0] = _mm512_add_epi32(_mm512_srai_epi32(sum[0], 6), _mm512_srai_epi32(sum[1], 4));
        sum[2] = _mm512_add_epi32(_mm512_srai_epi32(sum[2], 2), sum[3]);
        t->y[r] = _mm512_reduce_add_epi32(_mm512_add_epi32(sum[0], sum[2]));
    }
}

/* Of rows 2p and 2p + 1, the halves of v[p]. */
BITNET__OP __m256i bitnet__avx512_row_sums(const __m512i *v) {
    __m512i part[2], sum;
    __m128i even, odd;
    int i;
    for (i = 0; i < 2; i++)
        part[i] = _mm512_add_epi32(_mm512_unpacklo_epi32(v[2 * i], v[2 * i + 1]),
                                   _mm512_unpackhi_epi32(v[2 * i], v[2 * i + 1]));
    sum = _mm512_add_epi32(_mm512_unpacklo_epi64(part[0], part[1]),
                           _mm512_unpackhi_epi64(part[0], part[1]));
    sum = _mm512_add_epi32(sum, _mm512_shuffle_i32x4(sum, sum, 0xB1));
    even = _mm512_castsi512_si128(sum), odd = _mm512_extracti32x4_epi32(sum, 2);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_unpacklo_epi32(even, odd)),
                                   _mm_unpackhi_epi32(even, odd), 1);
}

/* Lines are unpacked once; 8 to 16 sums hide latency. A line is a block of one row and one of the
   next: both use the same 32 columns, broadcast. Missing rows repeat the last and are not
   stored. */
BITNET__OP void bitnet__avx512_tile(bitnet__ternary_part t, int count) {
    enum { PAIRS = 4 };
    const __m512i low = _mm512_set1_epi8(3);
    const uint8_t *row[8];
    __m512i sum[4][4], line[4], codes[4];
    int p, c, b, field, stored = t.rows < 8 ? t.rows : 8;
    for (p = 0; p < 2 * PAIRS; p++) row[p] = t.w + (size_t)(p < t.rows ? p : t.rows - 1) * t.stride;
    for (c = 0; c < count; c++)
        for (p = 0; p < PAIRS; p++) sum[c][p] = _mm512_setzero_si512();
    for (b = 0; b < t.blocks; b++) {
        for (p = 0; p < PAIRS; p++) {
            const uint8_t *upper = row[2 * p] + 32 * b, *lower = row[2 * p + 1] + 32 * b;
            __m256i first = bitnet__vb_load_half(upper);
            __m256i second = bitnet__vb_load_half(lower);
            line[p] = _mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1);
            bitnet__prefetch(b % 2 ? upper : lower); /* 64 bytes: two blocks */
        }
        for (field = 3; field >= 0; field--) {
            for (p = 0; p < PAIRS; p++) {
                codes[p] = _mm512_and_si512(line[p], low);
                line[p] = _mm512_srli_epi16(line[p], 2);
            }
            for (c = 0; c < count; c++) {
                const int8_t *columns = t.q + (size_t)c * t.q_stride + 128 * b + 32 * field;
                __m512i x = _mm512_broadcast_i64x4(bitnet__vb_load_half(columns));
                for (p = 0; p < PAIRS; p++) sum[c][p] = _mm512_dpbusd_epi32(sum[c][p], codes[p], x);
            }
        }
    }
    for (c = 0; c < count; c++)
        _mm256_mask_storeu_epi32(t.y + (size_t)c * t.y_stride, (__mmask8)((1 << stored) - 1),
                                 bitnet__avx512_row_sums(sum[c]));
}

BITNET__AVX512 static void bitnet__avx512_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                                  size_t stride, int rows, int columns,
                                                  const int8_t *q, size_t q_stride, int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    int first, end, r, c, some;
    for (first = 0; first < rows; first = end) {
        end = rows - first < 64 ? rows : first + 64;
        for (c = 0; c < count; c += some) {
            bitnet__ternary_part t = bitnet__ternary_from(all, first, c);
            some = bitnet__at_once(count - c, 4);
            if (some == 1) bitnet__avx512_ternary_vector(&t, end - first);
            for (r = first; some > 1 && r < end; r += 8) {
                t = bitnet__ternary_from(all, r, c);
                if (some == 2) bitnet__avx512_tile(t, 2);
                else if (some == 3) bitnet__avx512_tile(t, 3);
                else bitnet__avx512_tile(t, 4);
            }
        }
    }
}

/* ---- by groups */

BITNET__AVX512 static void bitnet__avx512_grouped(float *y, size_t y_stride,
                                                  const bitnet__matrix *m, int row, int rows,
                                                  const bitnet__operand *in) {
    if (m->layout == BITNET__ONE_BIT)
        bitnet__avx512_group_tile(y, y_stride, BITNET__ONE_BIT, m, row, rows, in, true);
    else bitnet__avx512_group_tile(y, y_stride, BITNET__TWO_BITS, m, row, rows, in, true);
}

static void bitnet__avx512_kernels(bitnet__kernels *k) {
    bitnet__simd_kernels(k);
    k->isa = BITNET_ISA_AVX512;
    k->lookup = NULL;
#define BITNET__X(name) k->name = bitnet__avx512_##name;
    BITNET__WIDE_KERNELS(BITNET__X)
#undef BITNET__X
}

#endif

/* ====================
   >>base3   Kernels: base 3, AVX-512 with VBMI

   Ternary weights in 1.6 bits, a fifth less to read than I2_S, are stored in blocks of 32 rows and
   groups of 20 columns, with two lines of 64 bytes for 16 rows each. Byte 4r + j holds columns 4g +
   j, g = 0..4, of row r:

       byte = (c0 + 3 c1 + 9 c2) + 28 (c3 + 3 c4)

   28, not 27, because 4 divides it: byte >> 2 is a six-bit index, into one register, of c3 and c4,
   and the rest of the byte is another. Look-ups ignore the higher bits, which the shift fills.
   Unpacking needs one look-up per code and one for what to subtract. Missing rows and columns have
   code 0. */

enum { BITNET__BASE3_ROWS = 32, BITNET__BASE3_COLUMNS = 20, BITNET__BASE3_GROUP = 128 };

static size_t bitnet__base3_groups(int columns) {
    return ((size_t)columns + BITNET__BASE3_COLUMNS - 1) / BITNET__BASE3_COLUMNS;
}

static size_t bitnet__base3_block(int columns) {
    return bitnet__base3_groups(columns) * BITNET__BASE3_GROUP;
}

#if defined(BITNET__SIMD_AVX512)
#define BITNET__VBMI BITNET__TARGET("f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx512vbmi")
#define BITNET__VBMI_OP BITNET__VBMI BITNET__INLINE

/* ---- packing: memory speed with AVX2 */

/* Word k of 8 rows; missing rows are zeros. */
BITNET__AVX2 BITNET__INLINE void bitnet__avx2_rotate(__m256i *word, const uint8_t *p, size_t stride,
                                                     int rows) {
    __m128i row[8];
    __m256i v[4], a, b, c, d;
    int i;
    for (i = 0; i < 8; i++)
        row[i] = i < rows ? bitnet__simd_vb_load_half(p + (size_t)i * stride) : _mm_setzero_si128();
    for (i = 0; i < 4; i++)
        v[i] = _mm256_inserti128_si256(_mm256_castsi128_si256(row[i]), row[i + 4], 1);
    a = _mm256_unpacklo_epi32(v[0], v[1]), b = _mm256_unpacklo_epi32(v[2], v[3]);
    c = _mm256_unpackhi_epi32(v[0], v[1]), d = _mm256_unpackhi_epi32(v[2], v[3]);
    word[0] = _mm256_unpacklo_epi64(a, b), word[1] = _mm256_unpackhi_epi64(a, b);
    word[2] = _mm256_unpacklo_epi64(c, d), word[3] = _mm256_unpackhi_epi64(c, d);
}

/* 640 columns of 8 rows: four codes per vector, zeros up to a group. */
BITNET__AVX2 BITNET__INLINE void bitnet__base3_unpack(__m256i *four, const uint8_t *w,
                                                      size_t stride, int rows, int columns) {
    uint8_t *codes = (uint8_t *)four;
    int b, half, k, r;
    for (b = 0; b < 5 && 128 * b < columns; b++, w += 32)
        for (half = 0; half < 2; half++) {
            __m256i word[4], low = _mm256_set1_epi8(3);
            bitnet__avx2_rotate(word, w + 16 * half, stride, rows);
            for (k = 0; k < 4; k++) {
                __m256i *to = four + 32 * b + 4 * half + k;
                to[0] = _mm256_and_si256(_mm256_srli_epi16(word[k], 6), low);
                to[8] = _mm256_and_si256(_mm256_srli_epi16(word[k], 4), low);
                to[16] = _mm256_and_si256(_mm256_srli_epi16(word[k], 2), low);
                to[24] = _mm256_and_si256(word[k], low);
            }
        }
    for (k = columns; k % BITNET__BASE3_COLUMNS && k < 640; k++)
        for (r = 0; r < 8; r++) codes[k / 4 * 32 + 4 * r + k % 4] = 0;
}

BITNET__AVX2 static void bitnet__base3_pack(uint8_t *out, const uint8_t *w, size_t stride, int rows,
                                            int columns) {
    const __m256i by_3 = _mm256_set1_epi16(3), by_9 = _mm256_set1_epi16(9);
    const __m256i by_28 = _mm256_set1_epi16(28), by_84 = _mm256_set1_epi16(84);
    __m256i four[160];
    int from, part, g;
    for (from = 0; from < columns; from += 640, out += 32 * BITNET__BASE3_GROUP, w += 160)
        for (part = 0; part < 4; part++) {
            bitnet__base3_unpack(four, w + 8 * (size_t)part * stride, stride, rows - 8 * part,
                                 columns - from);
            for (g = 0; g < 32 && 20 * g < columns - from; g++) {
                const __m256i *c = four + 5 * g; /* at most 250: no carry */
                __m256i low = _mm256_add_epi8(c[0], _mm256_mullo_epi16(c[1], by_3));
                __m256i high = _mm256_mullo_epi16(c[3], by_28);
                low = _mm256_add_epi8(low, _mm256_mullo_epi16(c[2], by_9));
                high = _mm256_add_epi8(high, _mm256_mullo_epi16(c[4], by_84));
                _mm256_storeu_si256((__m256i *)(void *)(out + g * BITNET__BASE3_GROUP + 32 * part),
                                    _mm256_add_epi8(low, high));
            }
        }
}

/* ---- products in base 3 */

/* Codes 0..2 of the rest, 3 and 4 of byte >> 2, and what these subtract. */
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

/* Lines are unpacked once. Codes are looked up just before use, to fit the registers. If there are
   few vectors, two sums per line hide the latency. */
BITNET__VBMI_OP void bitnet__base3_vectors(int32_t *y, size_t y_stride, const uint8_t *w,
                                           size_t groups, const int8_t *q, size_t q_stride,
                                           int count) {
    const int sums = count <= 3 ? 2 : 1;
    __m512i table[6], sum[8][2];
    size_t g;
    int c, half, field;
    for (c = 0; c < 6; c++) table[c] = _mm512_loadu_si512(bitnet__base3_tables[c]);
    for (c = 0; c < sums * count; c++) sum[c][0] = sum[c][1] = _mm512_setzero_si512();
    for (g = 0; g < groups; g++, w += BITNET__BASE3_GROUP, q += BITNET__BASE3_COLUMNS) {
        __m512i upper[2], rest[2];
        bitnet__prefetch(w);
        bitnet__prefetch(w + 64);
        for (half = 0; half < 2; half++) {
            __m512i line = _mm512_loadu_si512(w + 64 * half);
            upper[half] = _mm512_srli_epi16(line, 2);
            rest[half] = _mm512_sub_epi8(line, _mm512_permutexvar_epi8(upper[half], table[5]));
        }
        for (field = 0; field < 5; field++) {
            __m512i *index = field < 3 ? rest : upper;
            __m512i codes0 = _mm512_permutexvar_epi8(index[0], table[field]);
            __m512i codes1 = _mm512_permutexvar_epi8(index[1], table[field]);
            for (c = 0; c < count; c++) {
                __m512i x = bitnet__vb_repeat_4(q + (size_t)c * q_stride + 4 * field);
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

/* In batches, because unpacking costs as much as multiplying two vectors. Blocks stay in L2. */
BITNET__VBMI static void bitnet__base3_ternary(int32_t *y, size_t y_stride, const uint8_t *w,
                                               int rows, int columns, const int8_t *q,
                                               size_t q_stride, int count) {
    size_t groups = bitnet__base3_groups(columns);
    int r, c, some;
    for (r = 0; r < rows; r += BITNET__BASE3_ROWS, w += groups * BITNET__BASE3_GROUP)
        for (c = 0; c < count; c += some) {
            const int8_t *x = q + (size_t)c * q_stride;
            int32_t *out = y + (size_t)c * y_stride + r;
            some = bitnet__at_once(count - c, 8);
            switch (some) {
            case 1: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 1); break;
            case 2: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 2); break;
            case 3: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 3); break;
            case 4: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 4); break;
            default: bitnet__base3_vectors(out, y_stride, w, groups, x, q_stride, 8); break;
            }
        }
}

/* ---- look-ups of 1-bit codes */

/* j is in bits 4 and 5, half a byte in bits 0 to 3. */
BITNET__VBMI_OP void bitnet__lookup_line(const uint8_t *line, __m512i *index) {
    const __m512i j = _mm512_set1_epi32(0x30201000), half = _mm512_set1_epi8(15);
    __m512i codes = _mm512_loadu_si512(line);
    index[0] = _mm512_ternarylogic_epi32(codes, half, j, 0xEA);
    index[1] = _mm512_ternarylogic_epi32(_mm512_srli_epi16(codes, 4), half, j, 0xEA);
}

/* `start`: minus the columns' sum, and minus 2 * 512 for each of eight look-ups. */
BITNET__VBMI_OP __m512i bitnet__lookup_dots(const uint8_t *t, const __m512i *index, __m512i start) {
    __m512i high = _mm512_permutexvar_epi8(index[0], _mm512_loadu_si512(t));
    __m512i low = _mm512_permutexvar_epi8(index[0], _mm512_loadu_si512(t + 64));
    high = _mm512_add_epi8(high, _mm512_permutexvar_epi8(index[1], _mm512_loadu_si512(t + 128)));
    low = _mm512_add_epi8(low, _mm512_permutexvar_epi8(index[1], _mm512_loadu_si512(t + 192)));
    start = _mm512_dpbusd_epi32(start, high, _mm512_set1_epi8(64));
    return _mm512_dpbusd_epi32(start, low, _mm512_set1_epi8(2));
}

/* Missing blocks repeat the first and are not stored. Only a `count` of 1 is a constant: the sums
   of more vectors are as fast in L1 as in registers. */
BITNET__VBMI_OP void bitnet__lookup_rows(const bitnet__group_cursor *at, int blocks, int first,
                                         int count) {
    const bitnet__operand *in = at->in;
    const size_t offset = (size_t)first * in->groups_stride;
    const uint8_t *tables = in->tables + offset * BITNET__LOOKUP, *scales = at->scales;
    size_t g = 0, end, next[4];
    __m512 total[8][4], scale_of[4];
    int c, b;
    for (b = 0; b < 4; b++) {
        next[b] = b < blocks ? (size_t)b * at->block : 0;
        scale_of[b] = _mm512_set1_ps(at->scale);
        for (c = 0; c < count; c++) total[c][b] = _mm512_setzero_ps();
    }
    while (g < at->groups) {
        for (b = 0; b < 4 && scales; b++) {
            scale_of[b] = bitnet__vf_from_halves(scales + next[b]);
            bitnet__prefetch_from(scales + next[b], 4 * at->block);
        }
        if (scales) scales += 32;
        end = at->groups - g < at->each ? at->groups : g + at->each;
        for (; g < end; g++) {
            __m512i index[4][2];
            for (b = 0; b < 4; b++) {
                const uint8_t *line = at->codes + g * 64 + next[b];
                bitnet__lookup_line(line, index[b]);
                bitnet__prefetch_from(line, 4 * at->block);
            }
            for (c = 0; c < count; c++) {
                size_t of = (size_t)c * in->groups_stride + g;
                __m512 step = _mm512_set1_ps(in->group_steps[offset + of]);
                __m512i start = _mm512_set1_epi32(-8192 - in->group_sums[offset + of]);
                for (b = 0; b < 4; b++)
                    total[c][b] =
                        bitnet__avx512_madd(_mm512_cvtepi32_ps(bitnet__lookup_dots(
                                                tables + of * BITNET__LOOKUP, index[b], start)),
                                            _mm512_mul_ps(scale_of[b], step), total[c][b]);
            }
        }
    }
    for (c = 0; c < count; c++)
        for (b = 0; b < blocks; b++)
            _mm512_storeu_ps(at->y + (size_t)(first + c) * at->y_stride + 16 * b, total[c][b]);
}

BITNET__VBMI static void bitnet__vbmi_grouped(float *y, size_t y_stride, const bitnet__matrix *m,
                                              int row, int rows, const bitnet__operand *in) {
    int c, r, some;
    if (m->layout != BITNET__ONE_BIT) {
        bitnet__avx512_grouped(y, y_stride, m, row, rows, in);
        return;
    }
    for (c = 0; c < in->count; c += some) {
        some = in->count - c < 8 ? in->count - c : 8;
        for (r = 0; r < rows; r += 4 * BITNET__GROUP_ROWS) {
            bitnet__group_cursor at = bitnet__group_at(m, row + r, in, y + r, y_stride);
            int blocks = (rows - r + BITNET__GROUP_ROWS - 1) / BITNET__GROUP_ROWS;
            if (blocks > 4) blocks = 4;
            if (some == 1) bitnet__lookup_rows(&at, blocks, c, 1);
            else bitnet__lookup_rows(&at, blocks, c, some);
        }
    }
}

static void bitnet__vbmi_kernels(bitnet__kernels *k) {
    bitnet__avx512_kernels(k);
    k->isa = BITNET_ISA_AVX512_VBMI;
    k->lookup = bitnet__avx2_lookup;
    k->grouped = bitnet__vbmi_grouped;
    k->base3 = bitnet__base3_ternary;
    k->base3_pack = bitnet__base3_pack;
}

#if defined(BITNET_AMX_HEADER)
#include BITNET_AMX_HEADER
#endif

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#endif

BITNET__OPTIMIZE_END

/* ====================
   >>dispatch   Kernels: choosing one

   Tests the CPU's feature bits, and whether the system saves the registers. */

#if defined(BITNET__SIMD_X86)

/* Requires OSXSAVE. */
static uint32_t bitnet__saved_registers(void) {
#if defined(_MSC_VER)
    return (uint32_t)_xgetbv(0);
#else
    uint32_t low, high; /* its mnemonic needs a target */
    __asm__ volatile(".byte 0x0F, 0x01, 0xD0" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

static bool bitnet__cpu_can(bitnet_isa isa) {
    const uint32_t osxsave = 1u << 27;                                 /* leaf 1, ecx */
    const uint32_t avx = 1u << 28 | 1u << 29 | 1u << 12;               /* AVX, F16C, FMA */
    const uint32_t avx2 = 1u << 5;                                     /* leaf 7, ebx */
    const uint32_t avx512 = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31; /* F, DQ, BW, VL */
    const uint32_t vnni = 1u << 11, vbmi = 1u << 1;                    /* leaf 7, ecx */
    const uint32_t avx_vnni = 1u << 4;                                 /* leaf 7, part 1, eax */
    const uint32_t ymm = 0x06, zmm = 0xE6;
    bitnet__cpuid basic = bitnet__ask_cpu(1, 0), more = bitnet__ask_cpu(7, 0);
    uint32_t saved = basic.ecx & osxsave ? bitnet__saved_registers() : 0;
    if (isa == BITNET_ISA_SCALAR) return true;
    if (isa == BITNET_ISA_AVX_VNNI) isa = BITNET__AVX_VNNI_NEEDS;
    if (isa == BITNET_ISA_AVX_VNNI)
        return more.eax >= 1 && (bitnet__ask_cpu(7, 1).eax & avx_vnni) &&
               bitnet__cpu_can(BITNET_ISA_AVX2);
    if (isa == BITNET_ISA_AVX2)
        return (basic.ecx & avx) == avx && (more.ebx & avx2) && (saved & ymm) == ymm;
#if defined(BITNET__SIMD_AMX)
    if (isa == BITNET_ISA_AVX512_AMX && !bitnet__cpu_has_amx()) return false;
#endif
    if (isa >= BITNET_ISA_AVX512_VBMI && !(more.ecx & vbmi)) return false;
    return (more.ebx & avx512) == avx512 && (more.ecx & vnni) && (saved & zmm) == zmm;
}

#elif defined(BITNET__SIMD_NEON)

static bool bitnet__cpu_can(bitnet_isa isa) {
#if defined(BITNET__SIMD_I8MM)
    if (isa == BITNET_ISA_NEON_I8MM && !bitnet__cpu_has_i8mm()) return false;
#endif
    if (isa == BITNET_ISA_SCALAR || isa == BITNET_ISA_NEON) return true;
#if defined(__ARM_FEATURE_DOTPROD)
    return true;
#elif defined(__linux__) /* HWCAP_ASIMDDP */
    return getauxval(AT_HWCAP) >> 20 & 1;
#elif defined(__APPLE__)
    int has = 0;
    size_t size = sizeof has;
    return sysctlbyname("hw.optional.arm.FEAT_DotProd", &has, &size, NULL, 0) == 0 && has;
#elif defined(BITNET__WINDOWS) /* PF_ARM_V82_DP_... */
    return IsProcessorFeaturePresent(43) != 0;
#else
    return false;
#endif
}

#else

static bool bitnet__cpu_can(bitnet_isa isa) {
    (void)isa;
    return true;
}

#endif

/* The best first. AMX comes after scalar code because it is never chosen unless requested. */
static const struct {
    bitnet_isa isa;
    bitnet__kernel_set *set;
} bitnet__kernel_sets[] = {
#if defined(BITNET__SIMD_AVX512)
    {BITNET_ISA_AVX512_VBMI, bitnet__vbmi_kernels}, {BITNET_ISA_AVX512, bitnet__avx512_kernels},
#endif
#if defined(BITNET__SIMD_I8MM)
    {BITNET_ISA_NEON_I8MM, bitnet__i8mm_kernels},
#endif
#if defined(BITNET__DOTPROD)
    {BITNET__DOTPROD_ISA, bitnet__dotprod_kernels},
#endif
#if defined(BITNET__SIMD)
    {BITNET__SIMD_ISA, bitnet__simd_kernels},
#endif
    {BITNET_ISA_SCALAR, bitnet__scalar_kernels},
#if defined(BITNET__SIMD_AMX)
    {BITNET_ISA_AVX512_AMX, bitnet__amx_kernels},
#endif
};

/* The kernels requested, or the best; NULL if the build or the CPU does not have them. */
static bitnet__kernel_set *bitnet__find_kernels(bitnet_isa wanted) {
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__kernel_sets); i++) {
        bitnet_isa isa = bitnet__kernel_sets[i].isa;
        if ((wanted == BITNET_ISA_AUTO || wanted == isa) && bitnet__cpu_can(isa))
            return bitnet__kernel_sets[i].set;
    }
    return NULL;
}

/* In the order of bitnet_isa. */
static const char *const bitnet__isa_names[] = {
    "auto", "scalar",       "avx2",      "avx-vnni", "avx512",       "avx512-vbmi",
    "neon", "neon-dotprod", "neon-i8mm", "wasm",     "wasm-relaxed", "avx512-amx"};
BITNET__ENSURE(isa_names, BITNET__COUNT(bitnet__isa_names) == BITNET_ISA_COUNT);

BITNET_API const char *bitnet_isa_name(bitnet_isa isa) {
    return (size_t)isa < BITNET_ISA_COUNT ? bitnet__isa_names[isa] : "unknown";
}

static bitnet_result bitnet__choose_kernels(bitnet_isa wanted, bitnet__kernels *k,
                                            bitnet_error *error) {
    bitnet__kernel_set *set = bitnet__find_kernels(wanted);
    if (!set)
        return bitnet__fail(error, BITNET_ERROR_ISA, "this CPU or build has no %s",
                            bitnet_isa_name(wanted));
    set(k);
    return BITNET_OK;
}

BITNET_API bool bitnet_isa_available(bitnet_isa isa) { return bitnet__find_kernels(isa) != NULL; }

/* ====================
   >>weights   Weights: from the file's formats to the kernels'

   Float types, and I2_S with whole blocks per row, stay in place. Other codes are repacked row by
   row, without a second copy: as I2_S if weights and inputs have one scale, else by groups. Invalid
   codes are rejected, because kernels would read +2. */

BITNET__OPTIMIZE(1) /* loading: 4 % less, TQ1_0 with scalar kernels 13 % */

static bool bitnet__is_float_type(int type) { return bitnet__type_of(type)->expand != NULL; }

/* The blocks of codes of a type, which for I2_S depend on the layout. NULL: it has no codes. */
static const bitnet__type *bitnet__blocks_of(int type, bitnet_i2s_layout layout) {
    static const bitnet__type i2s[] = {{BITNET_TYPE_I2_S, "I2_S", 128, 32, NULL, NULL, 0, 2, false},
                                       {BITNET_TYPE_I2_S, "I2_S", 64, 16, NULL, NULL, 0, 2, false}};
    if (type == BITNET_TYPE_I2_S) return &i2s[layout == BITNET_I2S_64];
    return bitnet__type_of(type)->codes ? bitnet__type_of(type) : NULL;
}

static bool bitnet__rows_fit(const bitnet__matrix *m, const bitnet_gguf_tensor *tensor,
                             bitnet_i2s_layout layout) {
    return bitnet__is_float_type(tensor->type) ||
           (tensor->type == BITNET_TYPE_I2_S && m->layout == BITNET__TERNARY &&
            layout == BITNET_I2S_128 && tensor->shape[0] % 128 == 0);
}

static uint64_t bitnet__matrix_size(const bitnet__matrix *m) {
    uint64_t rows = (uint64_t)m->rows;
    if (bitnet__is_grouped(m->layout)) rows = (rows + 15) / 16 * 16;
    return rows * m->stride;
}

static void bitnet__matrix_bytes(const bitnet__matrix *m, const bitnet_gguf_tensor *tensor,
                                 bitnet_i2s_layout layout, uint64_t *owned, uint64_t *mapped) {
    if (tensor->data && bitnet__rows_fit(m, tensor, layout)) *mapped += bitnet__matrix_size(m);
    else *owned += bitnet__matrix_size(m);
}

static void bitnet__matrix_free(bitnet__matrix *m, const bitnet_allocator *a) {
    if (!m->in_block) bitnet__free(a, m->owned);
    memset(m, 0, sizeof *m);
}

/* `size`: a multiple of 32. */
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
    int64_t file_type = bitnet__int_of_key(gguf, "general.file_type", 0);
    switch (tensor->type) {
    case BITNET_TYPE_TL2:
        if (file_type != 39) break; /* else MXFP4 */
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
    return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE, "%t has the unsupported type %d (%s)",
                        &tensor->name, tensor->type, type);
}

/* Whether nonzero blocks share *scale (0: none) and no weight is +2. */
static bitnet_result bitnet__one_scale(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                       bool *one, float *scale, bitnet_error *error) {
    const bitnet__type *type = bitnet__type_of(tensor->type);
    uint8_t bytes[4096], codes[256];
    uint64_t blocks = tensor->size / type->bytes, b, some = sizeof bytes / type->bytes;
    bool any = false;
    *scale = 0;
    for (*one = true, b = 0; b < blocks && *one; b++) {
        const uint8_t *block = bytes + b % some * type->bytes;
        uint64_t i, left = BITNET__MIN(blocks - b, some);
        uint8_t weights = 0, found = 0;
        bitnet_result result = BITNET_OK;
        float d;
        if (b % some == 0)
            result = bitnet_gguf_read(gguf, tensor, b * type->bytes, bytes,
                                      (size_t)(left * type->bytes), error);
        if (result) return result;
        d = bitnet__load_half(block + type->scale);
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

/* Whether each row of experts has one scale, which is then kept and read once. Products are the
   same, because each group of columns is multiplied by its scale either way. */
static bitnet_result bitnet__row_scales(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                        bool *rows, bitnet_error *error) {
    enum { MOST = 4096 }; /* bytes of a row */
    const bitnet__type *type = bitnet__type_of(tensor->type);
    size_t size = (size_t)(tensor->shape[0] / type->values * type->bytes), at;
    uint64_t count = tensor->shape[1] * tensor->shape[2], row;
    uint8_t bytes[MOST];
    *rows = size <= MOST && tensor->dimensions == 3;
    for (row = 0; row < count && *rows; row++) {
        const uint8_t *scales = tensor->data ? tensor->data + row * size : bytes;
        bitnet_result result = BITNET_OK;
        if (!tensor->data) result = bitnet_gguf_read(gguf, tensor, row * size, bytes, size, error);
        if (result) return result;
        for (scales += type->scale, at = type->bytes; at < size; at += type->bytes)
            if (bitnet__load_u16(scales + at) != bitnet__load_u16(scales)) *rows = false;
    }
    return BITNET_OK;
}

static bitnet_result bitnet__infinite_scale(const bitnet_gguf_tensor *tensor, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE,
                        "%t has a scale that is not a finite number", &tensor->name);
}

static bitnet_result bitnet__plan_codes(bitnet__matrix *m, const bitnet_gguf *gguf,
                                        const bitnet_gguf_tensor *tensor, const bitnet__type *type,
                                        bool grouped, bitnet_error *error) {
    uint64_t weights = tensor->shape[0] * (uint64_t)m->rows;
    bitnet_result result = BITNET_OK;
    bool one = false;
    if (weights % type->values)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE,
                            "%t has %i weights, which is not a multiple of a block of %i",
                            &tensor->name, weights, type->values);
    if (type->type == BITNET_TYPE_I2_S) {
        one = true;
        result = bitnet_gguf_read(gguf, tensor, weights / 4, &m->scale, sizeof m->scale, error);
        if (result == BITNET_OK && !bitnet__is_finite(m->scale))
            result = bitnet__infinite_scale(tensor, error);
    } else if (!grouped || !type->grouped)
        result = bitnet__one_scale(gguf, tensor, &one, &m->scale, error);
    if (!one) m->scale = 1, m->span = (int)type->values;
    if (!one && result == BITNET_OK) result = bitnet__row_scales(gguf, tensor, &one, error);
    if (one && m->span) m->span = m->columns;
    m->layout = BITNET__TERNARY;
    if (m->span || grouped)
        m->layout = type->type == BITNET_TYPE_Q1_0 ? BITNET__ONE_BIT : BITNET__TWO_BITS;
    m->stride = m->layout == BITNET__TERNARY
                    ? (size_t)(m->columns + 127) / 128 * 32
                    : bitnet__group_block(m->layout, m->columns, m->span) / BITNET__GROUP_ROWS;
    return result;
}

/* Rows (of all experts) and columns below 2^31; `grouped` forces groups. Errors: MODEL_TYPE,
   MODEL_SHAPE, MODEL_VALUE, IO. */
static bitnet_result bitnet__matrix_plan(bitnet__matrix *m, const bitnet_gguf *gguf,
                                         const bitnet_gguf_tensor *tensor, bitnet_i2s_layout layout,
                                         bool grouped, bitnet_error *error) {
    const bitnet__type *type = bitnet__blocks_of(tensor->type, layout);
    memset(m, 0, sizeof *m);
    m->rows = (int)(tensor->shape[1] * tensor->shape[2]);
    m->columns = (int)tensor->shape[0];
    m->scale = 1;
    if (type) return bitnet__plan_codes(m, gguf, tensor, type, grouped, error);
    if (!bitnet__is_float_type(tensor->type)) return bitnet__unsupported(gguf, tensor, error);
    m->type = tensor->type;
    m->stride = (size_t)bitnet_type_row_size(tensor->type, tensor->shape[0]);
    return BITNET_OK;
}

static bitnet_result bitnet__invalid_code(const bitnet_gguf_tensor *tensor, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_MODEL_CODE,
                        "%t holds the invalid code 3; is the file damaged, or its I2_S layout "
                        "another?",
                        &tensor->name);
}

typedef struct bitnet__loading {
    const bitnet_allocator *allocator;
    bitnet_i2s_layout layout;
    bitnet_pool *pool;
    const bitnet_scheduler *tasks; /* or NULL, like pool */
    int task_count;
} bitnet__loading;

static bitnet_result bitnet__check_blocks(const bitnet_gguf_tensor *tensor, const uint8_t *blocks,
                                          size_t size, bitnet_error *error) {
    const bitnet__type *type = bitnet__type_of(tensor->type);
    const uint8_t *end = blocks + size;
    unsigned exponents = 0; /* bit 15: not finite */
    bool found = false;
    for (; blocks < end; blocks += type->bytes) {
        exponents |= (bitnet__load_u16(blocks + type->scale) & 0x7C00u) + 0x400;
        if (type->type == BITNET_TYPE_TQ2_0) found = bitnet__has_code_3(blocks, 64) || found;
    }
    if (exponents & 0x8000) return bitnet__infinite_scale(tensor, error);
    return found ? bitnet__invalid_code(tensor, error) : BITNET_OK;
}

typedef struct bitnet__inspection {
    const bitnet__matrix *m;
    int tasks;
    bitnet__atomic found;
} bitnet__inspection;

static void bitnet__inspect_task(void *context, int32_t task) {
    bitnet__inspection *work = (bitnet__inspection *)context;
    const bitnet__matrix *m = work->m;
    int from, to;
    bitnet__split_range(m->rows, 1, task, work->tasks, &from, &to);
    if (bitnet__has_code_3(m->data + (size_t)from * m->stride, (size_t)(to - from) * m->stride))
        bitnet__store_release(&work->found, 1);
}

static bitnet_result bitnet__take_rows(bitnet__matrix *m, const bitnet_gguf *gguf,
                                       const bitnet_gguf_tensor *tensor, const bitnet__loading *how,
                                       bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    bitnet__inspection work = {m, how->task_count, 0};
    m->data = tensor->data;
    if (!m->data) {
        m->owned = bitnet__alloc_weights(how->allocator, (uint64_t)m->rows * m->stride);
        m->data = (const uint8_t *)m->owned;
        if (!m->owned) return bitnet__no_memory(error);
        result = bitnet_gguf_read(gguf, tensor, 0, m->owned, (size_t)m->rows * m->stride, error);
    }
    if (result == BITNET_OK && m->layout == BITNET__TERNARY)
        bitnet__run(how->pool, how->tasks, bitnet__inspect_task, &work, work.tasks);
    return work.found ? bitnet__invalid_code(tensor, error) : result;
}

static size_t bitnet__pad_codes(int columns) { return ((size_t)columns + 127) / 128 * 128; }

static bitnet_result bitnet__row_codes(const bitnet_gguf_tensor *tensor, const bitnet__type *type,
                                       const uint8_t *bytes, size_t first, uint8_t *codes,
                                       bitnet_error *error) {
    size_t i, columns = (size_t)tensor->shape[0], width = (size_t)type->values;
    if (!type->codes) bitnet__i2s_codes(bytes, (int)type->bytes, first, columns, codes);
    else
        for (bytes += first / width * type->bytes, i = 0; i < columns; i += width) {
            type->codes(bytes, codes + i);
            if (!bitnet__is_finite(bitnet__load_half(bytes + type->scale)))
                return bitnet__infinite_scale(tensor, error);
            bytes += type->bytes;
        }
    return type->largest < 3 && bitnet__has_code_3(codes, bitnet__pad_codes((int)columns))
               ? bitnet__invalid_code(tensor, error)
               : BITNET_OK;
}

static void bitnet__put_row(bitnet__matrix *m, int row, const uint8_t *codes) {
    uint8_t *out = (uint8_t *)m->owned;
    size_t r = (size_t)row % BITNET__GROUP_ROWS, k;
    if (m->layout == BITNET__TERNARY)
        for (out += (size_t)row * m->stride, k = 0; k < m->stride; k += 32)
            bitnet__i2s_pack(codes + 4 * k, out + k);
    else /* of I2_S: without scales */
        bitnet__group_codes(out + ((size_t)row - r) * m->stride, bitnet__groups(m->columns), (int)r,
                            codes);
}

/* Up to 16 rows into the block at `out`. */
static void bitnet__pack_block(const bitnet__matrix *m, uint8_t *out, const bitnet__type *type,
                               const uint8_t *rows, int count) {
    size_t blocks = (size_t)m->columns / type->values, stride = blocks * type->bytes, k;
    int r;
    for (r = 0; r < count && m->span; r++)
        for (k = 0; k < (m->span < m->columns ? blocks : 1); k++)
            memcpy(out + 2 * (k * BITNET__GROUP_ROWS + (size_t)r),
                   rows + (size_t)r * stride + k * type->bytes + type->scale, 2);
    bitnet__group_pack(out + bitnet__group_scales(m->columns, m->span), type, rows, stride, count,
                       blocks);
}

typedef struct bitnet__repacking {
    bitnet__matrix *m;
    const bitnet_gguf_tensor *tensor;
    const bitnet__type *type;
    const uint8_t *bytes;
    uint64_t behind;
    int row, count, tasks;
    bool packs; /* by blocks */
    uint8_t *codes;
    bitnet_error *errors;
} bitnet__repacking;

/* `count` rows from row `row` on; more than one only if they are packed by blocks. */
static void bitnet__repack_some(const bitnet__repacking *w, int row, int count,
                                const uint8_t *blocks, size_t first, uint8_t *codes,
                                bitnet_error *error) {
    bitnet__matrix *m = w->m;
    size_t size = (size_t)count * ((size_t)m->columns / w->type->values * w->type->bytes);
    if (!w->packs) {
        bitnet__row_codes(w->tensor, w->type, blocks, first, codes, error);
        bitnet__put_row(m, row, codes);
    } else if (bitnet__check_blocks(w->tensor, blocks, size, error) == BITNET_OK) {
        bitnet__pack_block(m, (uint8_t *)m->owned + (size_t)row * m->stride, w->type, blocks,
                           count);
    }
}

static void bitnet__repack_task(void *context, int32_t task) {
    const bitnet__repacking *w = (const bitnet__repacking *)context;
    uint8_t *codes = w->codes + (size_t)task * bitnet__pad_codes(w->m->columns);
    bitnet_error *error = &w->errors[task];
    int i, end, rows = w->packs ? BITNET__GROUP_ROWS : 1;
    error->result = BITNET_OK;
    bitnet__split_range(w->count, BITNET__GROUP_ROWS, task, w->tasks, &i, &end);
    for (; i < end && error->result == BITNET_OK; i += rows) {
        uint64_t at = w->behind + (uint64_t)i * (uint64_t)w->m->columns;
        bitnet__repack_some(w, w->row + i, BITNET__MIN(end - i, rows),
                            w->bytes + (size_t)(at / w->type->values * w->type->bytes),
                            (size_t)(at % w->type->values), codes, error);
    }
}

static bitnet_result bitnet__repack_rows(bitnet__repacking *w, const bitnet__loading *how,
                                         bitnet_error *error) {
    int i;
    bitnet__run(how->pool, how->tasks, bitnet__repack_task, w, w->tasks);
    for (i = 0; i < w->tasks; i++)
        if (w->errors[i].result != BITNET_OK)
            return bitnet__fail(error, w->errors[i].result, "%s", w->errors[i].message);
    return BITNET_OK;
}

static bitnet_result bitnet__repack(bitnet__matrix *m, const bitnet_gguf *gguf,
                                    const bitnet_gguf_tensor *tensor, const bitnet__loading *how,
                                    bitnet_error *error) {
    const bitnet_allocator *a = how->allocator;
    const bitnet__type *type = bitnet__blocks_of(tensor->type, how->layout);
    uint64_t size = bitnet__matrix_size(m), columns = (uint64_t)m->columns, first, from, to;
    int some = tensor->data ? m->rows : (262144 / m->columns + 16) / 16 * 16;
    size_t room = (size_t)((uint64_t)some * columns / type->values + 2) * (size_t)type->bytes;
    uint8_t *buffer = tensor->data ? NULL : BITNET__NEW(uint8_t, a, room);
    bitnet_result result = BITNET_OK;
    bitnet__repacking w;
    w.m = m, w.tensor = tensor, w.type = type;
    w.packs = bitnet__is_grouped(m->layout) && type->codes;
    w.tasks = tensor->data ? how->task_count : 1;
    w.codes = (uint8_t *)bitnet__alloc_zero(a, (size_t)w.tasks, bitnet__pad_codes(m->columns));
    w.errors = BITNET__NEW(bitnet_error, a, (size_t)w.tasks);
    if (!m->in_block) m->owned = bitnet__alloc_weights(a, size);
    m->data = (const uint8_t *)m->owned;
    if (!m->owned || !w.codes || !w.errors || (!buffer && !tensor->data))
        result = bitnet__no_memory(error);
    else if (bitnet__is_grouped(m->layout))
        memset((uint8_t *)m->owned + (size - 16 * m->stride), 0, 16 * m->stride);
    for (w.row = 0; w.row < m->rows && result == BITNET_OK; w.row += some) {
        w.count = BITNET__MIN(m->rows - w.row, some);
        first = (uint64_t)w.row * columns, from = first / type->values;
        to = (first + (uint64_t)w.count * columns + type->values - 1) / type->values;
        w.behind = first - from * type->values;
        w.bytes = tensor->data ? tensor->data : buffer;
        if (!tensor->data)
            result = bitnet_gguf_read(gguf, tensor, from * type->bytes, buffer,
                                      (size_t)((to - from) * type->bytes), error);
        if (result == BITNET_OK) result = bitnet__repack_rows(&w, how, error);
    }
    bitnet__free(a, buffer);
    bitnet__free(a, w.codes);
    bitnet__free(a, w.errors);
    if (tensor->data) bitnet__gguf_release(gguf, tensor->data, (size_t)tensor->size);
    return result;
}

/* Loads a planned matrix; empty on an error: MODEL_CODE, MODEL_VALUE, OUT_OF_MEMORY, IO. */
static bitnet_result bitnet__matrix_load(bitnet__matrix *m, const bitnet_gguf *gguf,
                                         const bitnet_gguf_tensor *tensor,
                                         const bitnet__loading *how, bitnet_error *error) {
    bitnet_result result = bitnet__rows_fit(m, tensor, how->layout)
                               ? bitnet__take_rows(m, gguf, tensor, how, error)
                               : bitnet__repack(m, gguf, tensor, how, error);
    if (result) bitnet__matrix_free(m, how->allocator);
    return result;
}

/* ---- products */

/* dots[c * BITNET__TILE + r] = codes of row `row + r` times vector c, by the fastest form; `row`
   starts a tile. */
static void bitnet__dots(const bitnet__kernels *kernels, const bitnet__matrix *m, int row, int rows,
                         const bitnet__operand *in, int32_t *dots) {
    BITNET_ASSERT(row % BITNET__BASE3_ROWS == 0);
    if (m->packed)
        kernels->base3(dots, BITNET__TILE,
                       m->packed +
                           (size_t)(row / BITNET__BASE3_ROWS) * bitnet__base3_block(m->columns),
                       rows, m->columns, in->quants, in->quants_stride, in->count);
    else
        kernels->ternary(dots, BITNET__TILE, m->data + (size_t)row * m->stride, m->stride, rows,
                         m->columns, in->quants, in->quants_stride, in->count);
}

BITNET__OPTIMIZE_END

/* ====================
   >>screen   Screening the head

   Few rows of the head, the widest matrix, can win. A coarse copy with four bits per weight is
   multiplied first, and a bound on its rounding leaves few rows. Four more bits per weight make the
   bound nine times as tight, and only rows that can still win are multiplied exactly. The result is
   provably that of the full pass:

       x.w = x'.w' + x.(w - w') + (x - x').w'    x' the quantised state, w' the copied row
       |x.w - x'.w'| <= |x| |w - w'| + |x - x'| |w'|

   Float rounding adds to this. The exact pass rounds a product once and then in at most n/64 + 6
   sums, a coarse logit three times, and a logit of both planes seven times. Each rounding costs at
   most 2^-24 of |x| |w|, or of |x'| |w'|; |w'| is less than |w| + |w - w'| summed over both planes,
   the row's `norm`. So (n/64 + 24) 2^-24 |x| norm covers them all; underflow is far below 1e-30. A
   row whose upper bound is below an exact logit cannot beat it. */

BITNET__OPTIMIZE("O3,no-trapping-math") /* a token: 1 % less */

enum {
    BITNET__SCREEN_ROWS = 32,
    BITNET__SCREEN_COLUMNS = 128, /* padding of rows and states */
    BITNET__SCREEN_STATES = 4,    /* per kernel call */
    BITNET__SCREEN_MOST = 256,    /* most candidates */
    BITNET__SCREEN_PAUSE = 32,    /* tokens to pause after too many survivors */
    BITNET__SLICE = 1 << 21,      /* bytes of a head read, */
    BITNET__BOUNDS = 1 << 15,     /* rows' bounds compared between deadline checks */
    BITNET__FINE = 512            /* rows per thread */
};

static size_t bitnet__screen_stride(int columns) {
    return ((size_t)columns + BITNET__SCREEN_COLUMNS - 1) / BITNET__SCREEN_COLUMNS * 64;
}

/* x' = step * (128 high + low); with one digit, a few large values would coarsen the rest */
typedef struct bitnet__screen_state {
    struct bitnet__screen_state *next;
    bitnet__digits digits; /* zero-padded to whole lines */
    int32_t sum;           /* of 128 high + low */
    float step;
    float norm;    /* at least |x| */
    float error;   /* at least |x - x'|, plus rounding per unit of a row's norm */
    float *logits; /* coarse */
} bitnet__screen_state;

/* false: a logit could overflow */
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
        q->digits.high[i] = (int8_t)high;
        q->digits.low[i] = (int8_t)(whole - 128.0f * high);
        q->sum += (int32_t)whole;
        squares += (double)x[i] * x[i];
        errors += e * e;
    }
    memset(q->digits.high + i, 0, padding);
    memset(q->digits.low + i, 0, padding);
    q->norm = bitnet__sqrt_above(squares);
    q->error = bitnet__sqrt_above(errors) +
               (float)(columns / 64 + 24) * 5.9604644775390625e-08f * 1.0001f * q->norm;
    return true;
}

/* The upper bound of a logit, from its value without the `residual` that a plane leaves. */
BITNET__INLINE float bitnet__screen_bound(const bitnet__screen *s, const bitnet__screen_state *q,
                                          int row, float residual, float logit) {
    float slack = q->norm * residual + q->error * s->norm[row];
    return logit + slack * 1.00001f + 1e-30f;
}

static void bitnet__screen_bounds(const bitnet__screen *s, const bitnet__screen_state *q, int row,
                                  int rows, const float *coarse, float *bounds) {
    int i;
    for (i = 0; i < rows; i++)
        bounds[i] = bitnet__screen_bound(s, q, row + i, s->residual[row + i], coarse[i]);
}

static void bitnet__screen_rows(const bitnet__screen *s, const bitnet__kernels *kernels,
                                const bitnet__screen_state *list, int from, int to) {
    int32_t dots[BITNET__SCREEN_STATES * BITNET__SCREEN_ROWS];
    const bitnet__screen_state *q[BITNET__SCREEN_STATES];
    bitnet__digits x[BITNET__SCREEN_STATES];
    int row, count, i, r;
    while (list) {
        for (count = 0; list && count < BITNET__SCREEN_STATES; list = list->next, count++)
            q[count] = list, x[count] = list->digits;
        for (row = from; row < to; row += BITNET__SCREEN_ROWS) {
            int rows = BITNET__MIN(s->rows - row, BITNET__SCREEN_ROWS);
            kernels->screen(dots, s->coarse + (size_t)row * s->lines * 64, 16 * s->lines, x, count);
            for (i = 0; i < count; i++)
                for (r = 0; r < rows; r++)
                    q[i]->logits[row + r] =
                        (float)(dots[BITNET__SCREEN_ROWS * i + r] - 8 * q[i]->sum) *
                        (s->step[row + r] * q[i]->step);
        }
    }
}

/* adds the fine plane; prefetches row `next` */
static void bitnet__screen_refine(const bitnet__screen *s, const bitnet__kernels *kernels,
                                  const bitnet__screen_state *const *q, int count, int row,
                                  int next, float *const *logits) {
    int32_t sums[2 * BITNET__SCREEN_STATES];
    bitnet__digits x[BITNET__SCREEN_STATES] = {{NULL, NULL}};
    int i;
    for (i = 0; i < count; i++) x[i] = q[i]->digits;
    kernels->screen_fine(sums, s->fine + (size_t)row * s->lines * 64,
                         s->fine + (size_t)next * s->lines * 64, s->lines, x, count);
    for (i = 0; i < count; i++) {
        int64_t dot = (int64_t)sums[2 * i] * 128 + sums[2 * i + 1] - (int64_t)q[i]->sum * 64;
        *logits[i] =
            *logits[i] + (float)dot * (bitnet__screen_fine_step(s->step[row]) * q[i]->step);
    }
}

BITNET__OPTIMIZE_END

/* ====================
   >>model   Model: hyper-parameters

   The model in memory, and its hyper-parameters, which are read from the metadata and checked. A
   loaded model is immutable, so any number of sessions may share it. */

typedef struct bitnet__layer {
    bitnet__matrix matrix[BITNET__MATRICES];
    float *norms[BITNET__LAYER_PARTS - BITNET__MATRICES]; /* see bitnet__norm_of */
    bool recurrent;
    int32_t window; /* positions seen; 0: all */
    float clamp;    /* of experts' gate and up; or 0 */
} bitnet__layer;

static const float *bitnet__norm_of(const bitnet__layer *layer, int part) {
    BITNET_ASSERT(part >= BITNET__MATRICES);
    return layer->norms[part - BITNET__MATRICES];
}

/* within q, k, v; o; gate, up; down */
static const int8_t bitnet__number_of_input[BITNET__MATRICES] = {0, 1, 2, 0, 0, 1, 0, 0, 1, 2, 3};

/* Row w is stored as H(s * w) and multiplies H(s * x), where H is the Hadamard transform of each
   block and s the signs for that width. */
typedef struct bitnet__basis {
    int32_t block; /* 0: not turned */
    float scale;   /* 1/sqrt(block) */
    bool identity; /* all signs are 1 */
    bool grouped;  /* heads enter a recurrent layer's last matrix by keys */
    int32_t width_count, widths[8];
    float *signs; /* by width */
} bitnet__basis;

/* RoPE angles; a second table serves windows or long sessions */
typedef struct bitnet__rope_table {
    double *frequency; /* [rope_size / 2] radians per position */
    double amplitude;
} bitnet__rope_table;

enum { BITNET__ROPE_TABLES = 2 };

static bool bitnet__has_experts(const bitnet__layer *layer) {
    return layer->matrix[BITNET__ROUTER].data != NULL;
}

/* see >>batch */
typedef struct bitnet__scratch_pool {
    bitnet__atomic lock; /* never held across allocation */
    struct bitnet__batch *batches;
    struct bitnet__choice *choices;
    int32_t waiting; /* rows of sessions that have a batch */
    uint64_t passes; /* begun */
    float **rope;    /* [rope_room][turns][64][rope_size / 2] pairs */
    int32_t rope_room;
} bitnet__scratch_pool;

/* `layers` and what follows are not shared with an MTP head (bitnet_draft.h). */
struct bitnet_model {
    bitnet_model_info info;
    bitnet_model_options options;
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_scheduler tasks;
    bitnet_pool *pool;
    bitnet__kernels kernels;
    const bitnet_gguf *gguf; /* open while weights are used in place */
    bitnet_tokenizer *tokenizer;

    bitnet__architecture architecture;
    uint64_t parts; /* present in the file */
    bitnet__activation activation;
    bitnet__rope_table turns[BITNET__ROPE_TABLES];
    int32_t rope_table_count;
    int32_t original; /* longer sessions use the second RoPE table */
    float score_scale;
    int32_t norm_groups;                   /* slices of hidden states with their own norm */
    int activation_group;                  /* columns per activation scale; 0: all */
    float embedding_scale, residual_scale; /* of embeddings, of branches */
    bitnet__basis basis;

    bitnet__layer *layers;
    bool owns_pool;
    bitnet_gguf *owned_gguf; /* NULL in an estimate */
    uint32_t fingerprint;
    bool grouped;       /* some by >>groups */
    bool looked_up;     /* some by >>lookup */
    float *output_norm; /* divided by logit_scale */
    bitnet__matrix embedding;
    bitnet__matrix lm_head;
    bool tied;                  /* to the embedding */
    uint8_t *weights;           /* those by groups */
    float *gains;               /* norms, padded, and biases */
    const float *unit_gains[2]; /* [state_size] for a recurrent layer's q and k */
    bitnet__screen screen;
    uint8_t *forms; /* screen and base 3 */
    bool kept;      /* locked */
    bitnet__scratch_pool scratch_pool;

    struct bitnet_model *mtp; /* NULL: none is loaded */
    /* Of an MTP head: the main model, the number of its layer, what multiplies a token's embedding
       and the previous state, the norms of these two, and how they are computed and fed. */
    struct bitnet_model *main;
    int first_layer;
    bitnet__matrix join;
    float *join_norms[2];
    void (*join_rows)(struct bitnet_model *model, struct bitnet__batch *b);
    bitnet_result (*feed)(bitnet_session *session, const int32_t *ids, const float *hidden,
                          size_t count);
};

static size_t bitnet__pad(size_t n, size_t unit) { return (n + unit - 1) / unit * unit; }

/* halves in the KV cache */
static size_t bitnet__head_stride(const bitnet_model_info *info) {
    return bitnet__pad((size_t)info->head_size, 64);
}

static size_t bitnet__widest(const bitnet_model_info *info) {
    int32_t query = info->heads * info->head_size;
    int32_t widest = info->hidden_size * (bitnet__joins(info) ? 2 : 1);
    int32_t state = bitnet__extent(info, BITNET__STATE_WIDTH);
    if (widest < state) widest = state;
    if (widest < info->ffn_size) widest = info->ffn_size;
    if (widest < info->shared_ffn_size) widest = info->shared_ffn_size;
    if (widest < query) widest = query;
    return bitnet__pad((size_t)widest, 64);
}

/* ---- metadata */

/* "<prefix>.<name>" */
static const bitnet_gguf_value *bitnet__find_key(const bitnet_gguf *gguf, const char *prefix,
                                                 const char *name) {
    char key[96];
    bitnet__print(key, sizeof key, "%s.%s", prefix, name);
    return bitnet_gguf_find(gguf, key);
}

/* keeps the first error */
typedef struct bitnet__keys {
    const bitnet_gguf *gguf;
    const char *prefix;
    bitnet_error *error;
    bitnet_result result;
} bitnet__keys;

static const bitnet_gguf_value *bitnet__key(const bitnet__keys *k, const char *name) {
    return bitnet__find_key(k->gguf, k->prefix, name);
}

static bitnet_result bitnet__refuse_key(bitnet__keys *k, const char *name, const char *format,
                                        ...) {
    char said[200];
    va_list arguments;
    if (k->result) return k->result;
    va_start(arguments, format);
    bitnet__format(said, sizeof said, format, arguments);
    va_end(arguments);
    k->result = BITNET_ERROR_MODEL_KEY;
    if (!name) return bitnet__fail(k->error, k->result, "%s", said);
    return bitnet__fail(k->error, k->result, "%s.%s %s", k->prefix, name, said);
}

/* one for all layers */
static bool bitnet__equal_ints(const bitnet_gguf_value *value, int64_t *n) {
    bool flags = value->type == BITNET_GGUF_ARRAY && value->element == BITNET_GGUF_BOOL;
    bool equal = !flags && bitnet_gguf_int(value, 0, n);
    uint64_t i;
    for (i = 1; equal && i < value->count; i++) {
        int64_t next;
        equal = bitnet_gguf_int(value, i, &next) && next == *n;
    }
    return equal;
}

/* fallback < 0: required */
static void bitnet__key_int(bitnet__keys *k, const char *name, int64_t fallback, int64_t low,
                            int64_t high, int32_t *out) {
    const bitnet_gguf_value *value = bitnet__key(k, name);
    int64_t n = fallback;
    if (!value && fallback < 0)
        bitnet__refuse_key(k, NULL, "the key %s.%s is missing", k->prefix, name);
    else if (value && !bitnet__equal_ints(value, &n))
        bitnet__refuse_key(k, name, "is not an integer, nor the same one for all layers");
    else if (n < low || n > high)
        bitnet__refuse_key(k, name, "is %i, not within %i..%i", n, low, high);
    *out = (int32_t)(k->result == BITNET_OK ? n : low);
}

static void bitnet__key_float(bitnet__keys *k, const char *name, double fallback, double low,
                              double high, double *out) {
    const bitnet_gguf_value *value = bitnet__key(k, name);
    *out = fallback;
    if (!value && fallback < 0)
        bitnet__refuse_key(k, NULL, "the key %s.%s is missing", k->prefix, name);
    else if (value && (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_number(value, 0, out)))
        bitnet__refuse_key(k, name, "is not a number");
    else if (!(*out >= low && *out <= high)) /* or NaN */
        bitnet__refuse_key(k, name, "is out of range");
    if (k->result) *out = low;
}

/* RoPE beyond the trained context */
typedef enum bitnet__scaling {
    BITNET__SCALING_NONE,
    BITNET__SCALING_LINEAR,
    BITNET__SCALING_YARN,
    BITNET__SCALING_LONGROPE
} bitnet__scaling;

typedef struct bitnet__rope_keys {
    bitnet__scaling scaling;
    double base;
    double factor; /* divides frequencies */
    double amplitude;
    double original;             /* trained positions */
    double beta_fast, beta_slow; /* YaRN: pairs with more turns stay, others are divided */
} bitnet__rope_keys;

typedef struct bitnet__hyperparameters {
    bitnet__architecture architecture;
    bitnet_model_info info;
    uint64_t parts;
    bitnet__activation activation;
    bitnet__rope_keys rope;
    double local_base; /* of layers with a window */
    int32_t window;
    int32_t period;
    int32_t predicting; /* layers after the last that predict further tokens */
    int32_t pooling, state_inner, norm_groups;
    double epsilon;
    int32_t basis;                                       /* block */
    double embedding_scale, residual_scale, logit_scale; /* the last divides */
    int32_t mtp;                                         /* layers of an MTP head: 1 or 0 */
} bitnet__hyperparameters;

static bitnet_result bitnet__check_kind(const bitnet_gguf *gguf, bitnet_error *error) {
    static const struct {
        const char *type, *what;
    } kinds[] = {
        {"adapter", "an adapter: load its model, and that with bitnet_adapter_load_file"},
        {"vocab", "a vocabulary without weights: get the model's own file"},
        {"mmproj", "the part of a model that sees or hears: get the language model's own file"},
        {"imatrix", "statistics for quantising: get the model's own file"}};
    bitnet_string type = bitnet__text_of_key(gguf, "general.type");
    int64_t parts = bitnet__int_of_key(gguf, "split.count", 0);
    int64_t number = bitnet__int_of_key(gguf, "split.no", 0);
    size_t i;
    for (i = 0; i < BITNET__COUNT(kinds); i++)
        if (bitnet__is(type, kinds[i].type))
            return bitnet__fail(error, BITNET_ERROR_MODEL_KIND, "this is %s", kinds[i].what);
    if (parts > 1 && !gguf->next)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND,
                            "this is part %i of %i of a model: name the file of the first, with "
                            "the others next to it",
                            (int64_t)((uint64_t)number + 1), parts);
    if (bitnet_gguf_tensor_count(gguf) == 0 && bitnet_gguf_find(gguf, "tokenizer.ggml.model"))
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND, "this is %s", kinds[1].what);
    return BITNET_OK;
}

static bitnet_result bitnet__find_architecture(const bitnet_gguf *gguf,
                                               bitnet__architecture *architecture,
                                               bitnet_error *error) {
    char names[160] = "";
    const bitnet__architecture *row;
    bitnet_string name;
    if (!bitnet_gguf_string(bitnet_gguf_find(gguf, "general.architecture"), 0, &name))
        return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH, "general.architecture is missing");
    *architecture = bitnet__architecture_of(name);
    if (architecture->name) return BITNET_OK;
    for (row = bitnet__architectures; row->name; row++)
        bitnet__list_name(names, sizeof names, row->name);
    return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH,
                        "the architecture '%t' is not known; these are: %s", &name, names);
}

/* ---- hyper-parameters */

/* A list of the layers with a window, or a period, whose last layer has none. */
#define BITNET__SLIDING_LAYERS "attention.sliding_window_pattern"

/* Numbers in the order of reading: a default or a bound may use values of rows above. Columns: when
   the key is read, its name after "<architecture>.", its type, field, lowest and highest value, and
   default (-1: the key is required). */

/* clang-format off */
#define BITNET__NUMBERS(X) \
    X(always, "context_length", int, info->context_length, 1, 1 << 24, -1) \
    X(always, "embedding_length", int, info->hidden_size, 1, 1 << 17, -1) \
    X(always, "block_count", int, info->layers, 1, 1024, -1) \
    X(always, "nextn_predict_layers", int, h->predicting, 0, info->layers - 1, 0) \
    X(always, "feed_forward_length", int, info->ffn_size, 1, 1 << 17, experts ? 1 : -1) \
    X(always, "attention.head_count", int, info->heads, 1, 1024, -1) \
    X(always, "attention.head_count_kv", int, info->kv_heads, 1, info->heads, info->heads) \
    X(always, "attention.key_length", int, info->head_size, 2, BITNET__HEAD_WIDEST, \
      info->hidden_size / info->heads) \
    X(always, "attention.layer_norm_rms_epsilon", float, h->epsilon, 1e-12, 1, -1) \
    X(always, "pooling_type", int, h->pooling, BITNET_POOLING_AUTO, BITNET_POOLING_LAST, \
      BITNET_POOLING_AUTO) /* reranking (4) needs a head that no architecture here has */ \
    X(always, "rope.dimension_count", int, info->rope_size, 2, info->head_size, \
      info->head_size) \
    X(always, "rope.freq_base", float, rope->base, 1, 1e12, 10000) \
    X(scaled, factor, float, rope->factor, 1e-3, 1e6, 1) \
    X(scaled, "rope.scaling.attn_factor", float, rope->amplitude, 1e-3, 1e3, 1) \
    X(scaled, "rope.scaling.original_context_length", float, rope->original, 1, 1 << 24, \
      info->context_length) \
    X(scaled, "rope.scaling.yarn_beta_fast", float, rope->beta_fast, 1e-3, 1e6, 32) \
    X(scaled, "rope.scaling.yarn_beta_slow", float, rope->beta_slow, 1e-3, 1e6, 1) \
    X(recurrent, "full_attention_interval", int, info->attention_period, 1, 1024, a->period) \
    X(recurrent, "ssm.time_step_rank", int, info->state_heads, 1, 1024, -1) \
    X(recurrent, "ssm.group_count", int, info->state_key_heads, 1, info->state_heads, -1) \
    X(recurrent, "ssm.state_size", int, info->state_size, 64, BITNET__STATE_WIDEST, -1) \
    X(recurrent, "ssm.conv_kernel", int, info->conv_size, 2, 8, -1) \
    X(recurrent, "ssm.inner_size", int, h->state_inner, 1, 1 << 17, \
      (int64_t)info->state_heads * info->state_size) \
    X(experts, "expert_count", int, info->experts, 2, 1024, -1) \
    X(experts, "expert_used_count", int, info->experts_used, 1, \
      BITNET__MIN(info->experts, 64), -1) \
    X(experts, "expert_feed_forward_length", int, info->ffn_size, 1, 1 << 17, -1) \
    X(shared, "expert_shared_feed_forward_length", int, info->shared_ffn_size, 1, 1 << 17, \
      info->ffn_size) \
    X(gated, "attention.group_norm_groups", int, h->norm_groups, 1, info->hidden_size, 1) \
    X(listed, "attention.sliding_window", int, h->window, 1, 1 << 24, -1) \
    X(listed, "rope.freq_base_swa", float, h->local_base, 1, 1e12, rope->base) \
    X(periodic, "attention.sliding_window", int, h->window, 0, 1 << 24, 0) \
    X(periodic, BITNET__SLIDING_LAYERS, int, h->period, 1, 1024, a->period) \
    X(periodic, "rope.freq_base_swa", float, h->local_base, 1, 1e12, 10000) \
    X(keyed, "embedding_scale", float, h->embedding_scale, 1e-6, 1e6, 12) /* of minicpm's first */ \
    X(keyed, "residual_scale", float, h->residual_scale, 1e-6, 1e6, \
      1.4 / bitnet__sqrt_double(info->layers - h->predicting)) \
    X(keyed, "logit_scale", float, h->logit_scale, 1e-6, 1e6, info->hidden_size / 256.0)
/* clang-format on */

static void bitnet__read_numbers(bitnet__keys *k, bitnet__hyperparameters *h) {
    const bitnet__architecture *a = &h->architecture;
    const bool always = true, scaled = h->rope.scaling != BITNET__SCALING_NONE;
    const bool recurrent = bitnet__has_part(a->parts, BITNET__DELTA_QKV);
    const bool experts = bitnet__has_part(a->parts, BITNET__ROUTER);
    const bool shared = bitnet__has_part(a->parts, BITNET__SHARED_GATE);
    const bool gated = bitnet__has_part(a->parts, BITNET__HEAD_GATE);
    const bool listed = a->local_rope, periodic = a->period > 1 && !recurrent;
    const bool keyed = a->scales == BITNET__SCALES_KEYS;
    const char *factor = bitnet__key(k, "rope.scaling.factor") ? "rope.scaling.factor"
                                                               : "rope.scale_linear"; /* old */
    bitnet_model_info *info = &h->info;
    bitnet__rope_keys *rope = &h->rope;
    rope->factor = rope->amplitude = h->norm_groups = 1;
    h->embedding_scale = h->residual_scale = h->logit_scale = 1;
#define BITNET__X(when, name, type, field, low, high, otherwise) \
    if (when) bitnet__key_##type(k, name, otherwise, low, high, &field);
    BITNET__NUMBERS(BITNET__X)
#undef BITNET__X
    info->layers -= h->predicting;
    info->pooling = (bitnet_pooling)h->pooling;
    info->norm_epsilon = (float)h->epsilon;
    info->rope_base = (float)rope->base;
    if (a->scales == BITNET__SCALES_ROOT)
        h->embedding_scale = bitnet__sqrt_double(info->hidden_size);
    if (rope->scaling == BITNET__SCALING_YARN)
        rope->amplitude = rope->amplitude * (1 + 0.1 * bitnet__log_double(rope->factor));
}

/* The index of the key's text among `count` words; `otherwise` without the key. */
static int bitnet__key_word(bitnet__keys *k, const char *name, const char *const *words, int count,
                            int otherwise, const char *complaint) {
    const bitnet_gguf_value *value = bitnet__key(k, name);
    bitnet_string text = bitnet__text_or_none(value);
    int i = 0;
    if (!value) return otherwise;
    while (i < count && !bitnet__is(text, words[i])) i++;
    if (i == count) bitnet__refuse_key(k, name, complaint);
    return i;
}

/* Without a type, a RoPE factor scales linearly, and factors of each pair are longrope's. */
static void bitnet__read_words(bitnet__keys *k, bitnet__hyperparameters *h) {
    static const char *const scalings[] = {"none", "linear", "yarn", "longrope"};
    static const char *const activations[] = {"relu2", "silu", "gelu"}; /* as in the enum */
    bool longrope = bitnet__has_part(h->architecture.parts, BITNET__LONG_FACTORS);
    bool factors = longrope && bitnet_gguf_find_tensor(k->gguf, "rope_factors_long.weight");
    h->rope.scaling = (bitnet__scaling)bitnet__key_word(
        k, "rope.scaling.type", scalings, longrope ? 4 : 3,
        factors ? BITNET__SCALING_LONGROPE : BITNET__SCALING_LINEAR,
        longrope ? "is neither none, linear nor yarn, nor longrope"
                 : "is neither none, linear nor yarn");
    h->activation = (bitnet__activation)bitnet__key_word(k, "feed_forward_activation", activations,
                                                         3, h->architecture.activation,
                                                         "is neither silu, gelu nor relu2");
}

/* Keys with one supported value: 0 for the first four, 1 for the others. */
static void bitnet__check_fixed(bitnet__keys *k, int count) {
    static const char *const keys[] = {
        "attn_logit_softcapping",       "final_logit_softcapping",
        "attention.recurrent_layers",   "rope.scaling.yarn_log_multiplier",
        "rope.scaling.yarn_ext_factor", "rope.scaling.yarn_attn_factor"};
    int i;
    for (i = 0; i < count; i++) {
        const bitnet_gguf_value *value = bitnet__key(k, keys[i]);
        const int only = i >= 4;
        double number;
        if (value && (!bitnet_gguf_number(value, 0, &number) || number != only))
            bitnet__refuse_key(k, keys[i], "is not supported, unless it is %d", only);
    }
}

static void bitnet__require(bitnet__keys *k, bool holds, const char *name, const char *complaint,
                            int64_t a, int64_t b, int64_t c) {
    if (!holds) bitnet__refuse_key(k, name, complaint, a, b, c);
}

/* Conditions that several numbers must satisfy together. */
static void bitnet__check_numbers(bitnet__keys *k, const bitnet__hyperparameters *h) {
    const bitnet_model_info *i = &h->info;
    const bitnet_gguf_value *value;
    int64_t state = (int64_t)i->state_heads * i->state_size, causal = 1;
    bitnet__require(k, i->heads % i->kv_heads == 0, NULL, "%i heads cannot share %i kv heads",
                    i->heads, i->kv_heads, 0);
    bitnet__require(k, !(i->head_size % 2 || i->rope_size % 2), NULL, "the width of a head is odd",
                    0, 0, 0);
    bitnet__require(k, bitnet__key(k, "attention.key_length") || i->hidden_size % i->heads == 0,
                    NULL, "%i is not a multiple of %i heads", i->hidden_size, i->heads, 0);
    bitnet__require(k, (int64_t)i->heads * i->head_size <= 1 << 17, NULL, "the heads are too wide",
                    0, 0, 0);
    bitnet__require(k, h->architecture.scales != BITNET__SCALES_ROOT || i->layers != 62, NULL,
                    "Gemma 3 27B scales its scores otherwise, and is not supported", 0, 0, 0);
    bitnet__require(k, !i->state_heads || i->state_heads % i->state_key_heads == 0, NULL,
                    "%i state heads cannot share %i key heads", i->state_heads, i->state_key_heads,
                    0);
    bitnet__require(k, i->state_size % 64 == 0, "ssm.state_size",
                    "is %i, which is not a multiple of 64", i->state_size, 0, 0);
    bitnet__require(k, h->state_inner == state, "ssm.inner_size", "is %i, not %i x %i",
                    h->state_inner, i->state_heads, i->state_size);
    bitnet__require(k, !i->experts || (i->hidden_size % 32 == 0 && i->ffn_size % 32 == 0), NULL,
                    "experts of %i x %i: not multiples of 32", i->ffn_size, i->hidden_size, 0);
    bitnet__require(k, i->hidden_size % h->norm_groups == 0, "attention.group_norm_groups",
                    "is %i, which does not divide %i", h->norm_groups, i->hidden_size, 0);
    value = bitnet__key(k, BITNET__SLIDING_LAYERS);
    bitnet__require(k,
                    !h->architecture.local_rope ||
                        (value && value->type == BITNET_GGUF_ARRAY &&
                         value->element == BITNET_GGUF_BOOL && value->count == (uint64_t)i->layers),
                    BITNET__SLIDING_LAYERS, "is not a list of %i booleans", i->layers, 0, 0);
    value = bitnet__key(k, "attention.causal");
    bitnet__require(
        k,
        !value || (value->type == BITNET_GGUF_BOOL && bitnet_gguf_int(value, 0, &causal) && causal),
        "attention.causal", "is not true, and other attention is not supported", 0, 0, 0);
}

/* without optional sets that are absent */
static uint64_t bitnet__parts_of(const bitnet_gguf *gguf, const bitnet__hyperparameters *h) {
    uint64_t parts = h->architecture.parts;
    if (!bitnet_gguf_find_tensor(gguf, "blk.0.attn_q_norm_in.weight"))
        parts &= ~BITNET__NORM_IN_PARTS;
    parts &= bitnet_gguf_find_tensor(gguf, "blk.0.ffn_gate_up_exps.weight")
                 ? ~(BITNET__PART(GATE_EXPERTS) | BITNET__PART(UP_EXPERTS))
                 : ~BITNET__PART(FUSED_EXPERTS);
    if (h->rope.scaling != BITNET__SCALING_LONGROPE) parts &= ~BITNET__LONGROPE_PARTS;
    return parts;
}

/* of one layer; others are ignored */
static void bitnet__find_mtp(const bitnet_gguf *gguf, bitnet__hyperparameters *h) {
    char path[64];
    bitnet__print(path, sizeof path, "blk.%d.%s.weight", h->info.layers,
                  bitnet__parts[BITNET__MTP_JOIN].name);
    h->mtp = h->predicting == 1 && bitnet__has_part(h->parts, BITNET__MTP_JOIN) &&
             bitnet_gguf_find_tensor(gguf, path);
    if (!h->mtp) h->parts &= ~BITNET__MTP_PARTS;
}

static bitnet_result bitnet__read_vocabulary(const bitnet_gguf *gguf, bitnet_model_info *info,
                                             bitnet_error *error) {
    const bitnet_gguf_tensor *embedding = bitnet_gguf_find_tensor(gguf, "token_embd.weight");
    if (!embedding)
        return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "token_embd.weight is missing");
    if (embedding->dimensions != 2 || embedding->shape[1] > 1 << 24)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "token_embd.weight is not a matrix");
    info->vocab_size = (int32_t)embedding->shape[1];
    return BITNET_OK;
}

/* ---- weights in a turned basis: keys prism.hadamard.* of Bonsai 2 */

enum { BITNET__LARGEST_BLOCK = 1 << 15 };

#define BITNET__BASIS_KEYS "prism.hadamard"

static const bitnet_gguf_value *bitnet__basis_key(const bitnet_gguf *gguf, const char *name) {
    return bitnet__find_key(gguf, BITNET__BASIS_KEYS, name);
}

static size_t bitnet__basis_count(const bitnet_gguf *gguf, const char *name) {
    const bitnet_gguf_value *value = bitnet__basis_key(gguf, name);
    return value && value->type == BITNET_GGUF_ARRAY ? (size_t)value->count : 0;
}

static bool bitnet__basis_names(const bitnet_gguf *gguf, const char *list, bitnet_string name) {
    const bitnet_gguf_value *value = bitnet__basis_key(gguf, list);
    size_t i, count = bitnet__basis_count(gguf, list);
    bitnet_string s;
    for (i = 0; i < count; i++)
        if (bitnet_gguf_string(value, i, &s) && bitnet__equal(s, name)) return true;
    return false;
}

static void bitnet__check_basis_keys(bitnet__keys *k) {
    static const char *const keys[] = {
        "transform",           "axis",        "version",      "block_size",  "sign_mode",
        "sign_widths",         "sign_values", "weight_names", "tied_output", "gdn_v_grouped",
        "inverse_weight_names"};
    static const char *const values[] = {"normalized-sylvester-walsh-hadamard",
                                         "input-last-dimension"};
    size_t i, n;
    for (n = 0; n < 2; n++)
        if (!bitnet__is(bitnet__text_or_none(bitnet__key(k, keys[n])), values[n]))
            bitnet__refuse_key(k, keys[n], "is not %s", values[n]);
    for (i = 0; i < bitnet_gguf_value_count(k->gguf); i++) {
        bitnet_string key = bitnet_gguf_value_at(k->gguf, i)->key;
        bool known = !bitnet__starts(key, BITNET__BASIS_KEYS ".");
        if (!known) key = bitnet__after(key, sizeof BITNET__BASIS_KEYS); /* with a dot */
        for (n = 0; n < BITNET__COUNT(keys); n++) known = known || bitnet__is(key, keys[n]);
        if (!known)
            bitnet__refuse_key(k, NULL, "%s.%t is not known: the results would be wrong", k->prefix,
                               &key);
    }
}

/* If tied (version 2), the embedding is also the head: it is in that basis as a matrix, and its
   rows are transformed back. */
static void bitnet__check_basis_head(bitnet__keys *k, int64_t version) {
    bool latent =
        bitnet__basis_names(k->gguf, "inverse_weight_names", bitnet__string("token_embd.weight"));
    bool head = bitnet_gguf_find_tensor(k->gguf, "output.weight") != NULL;
    int64_t tied = bitnet__int_or(bitnet__key(k, "tied_output"), 0);
    if ((version == 2) != (tied != 0))
        bitnet__refuse_key(k, "version", "is %i, and tied_output %i", version, tied);
    if (tied && (head || !latent))
        bitnet__refuse_key(k, NULL, "%s.tied_output, but %s", k->prefix,
                           head ? "there is output.weight" : "token_embd.weight is not turned");
    if (!tied && latent && !head)
        bitnet__refuse_key(k, NULL,
                           "%s turns the embedding, which is the head as well, without tied_output",
                           k->prefix);
}

static bitnet_result bitnet__read_basis(const bitnet_gguf *gguf, bitnet__hyperparameters *h,
                                        bitnet_error *error) {
    bitnet__keys k = {gguf, BITNET__BASIS_KEYS, error, BITNET_OK};
    const bitnet_gguf_value *version = bitnet__key(&k, "version");
    int64_t number = 0, block = bitnet__int_or(bitnet__key(&k, "block_size"), 0);
    if (!version && !bitnet__key(&k, "weight_names")) return BITNET_OK;
    if (version && version->type != BITNET_GGUF_ARRAY) bitnet_gguf_int(version, 0, &number);
    if (number != 1 && number != 2)
        bitnet__refuse_key(&k, "version", "is %i, and only 1 and 2 are known", number);
    bitnet__check_basis_keys(&k);
    bitnet__check_basis_head(&k, number);
    if (block < 2 || block > BITNET__LARGEST_BLOCK || (block & (block - 1)) != 0)
        bitnet__refuse_key(&k, "block_size", "is %i, no power of two within 2..%d", block,
                           BITNET__LARGEST_BLOCK);
    if (h->parts & (BITNET__PART(NORMS_IN) | BITNET__PART(HEAD_GATE)))
        bitnet__refuse_key(&k, NULL, "%s beside a gate or norm of projections is not supported",
                           k.prefix);
    h->basis = (int32_t)block;
    return k.result;
}

/* ---- all of them */

static bitnet_result bitnet__read_hyperparameters(const bitnet_gguf *gguf,
                                                  bitnet__hyperparameters *h, bitnet_error *error) {
    bitnet_model_info *info = &h->info;
    bitnet_string name;
    bitnet_result result;
    bitnet__keys k = {gguf, NULL, error, BITNET_OK};
    memset(h, 0, sizeof *h);
    if ((result = bitnet__check_kind(gguf, error)) ||
        (result = bitnet__find_architecture(gguf, &h->architecture, error)) ||
        (result = bitnet__read_vocabulary(gguf, info, error)))
        return result;
    k.prefix = h->architecture.name;
    bitnet__print(info->architecture, sizeof info->architecture, "%s", k.prefix);
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "general.name"), 0, &name))
        bitnet__print(info->name, sizeof info->name, "%t", &name);
    bitnet__read_words(&k, h);
    bitnet__read_numbers(&k, h);
    bitnet__check_fixed(&k, h->rope.scaling == BITNET__SCALING_YARN ? 6 : 3);
    bitnet__check_numbers(&k, h);
    h->parts = bitnet__parts_of(gguf, h);
    bitnet__find_mtp(gguf, h);
    return k.result ? k.result : bitnet__read_basis(gguf, h, error);
}

/* ====================
   >>tensors   Model: its tensors in the file

   Finds the tensor of each part of the model by the names of >>architectures, checks its type and
   shape, and knows where it is kept. First come the keys for a Hadamard transform of the inputs and
   for how activations are quantized. */

/* ---- weights in a turned basis */

static bitnet_result bitnet__load_identity(bitnet_model *model, bitnet_error *error) {
    uint64_t most = 1, i;
    for (i = 0; i < bitnet_gguf_tensor_count(model->gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(model->gguf, (size_t)i);
        if (t->dimensions > 1 && t->shape[0] > most && t->shape[0] <= 1 << 17) most = t->shape[0];
    }
    model->basis.signs = BITNET__NEW(float, &model->allocator, (size_t)most);
    if (!model->basis.signs) return bitnet__no_memory(error);
    for (i = 0; i < most; i++) model->basis.signs[i] = 1.0f;
    model->basis.identity = true;
    return BITNET_OK;
}

static bitnet_result bitnet__load_signs(bitnet_model *model, bitnet__keys *k) {
    const bitnet_gguf_value *widths = bitnet__key(k, "sign_widths");
    const bitnet_gguf_value *signs = bitnet__key(k, "sign_values");
    size_t count = bitnet__basis_count(k->gguf, "sign_widths"), i;
    size_t total = bitnet__basis_count(k->gguf, "sign_values"), sum = 0;
    bitnet__basis *basis = &model->basis;
    int64_t value;
    if (count == 0 || count > 8)
        return bitnet__refuse_key(k, "sign_widths", "are not one to eight widths");
    for (i = 0; i < count; i++, sum += (size_t)value) {
        bitnet_gguf_int(widths, i, &value);
        if (value < 1 || value > 1 << 17 || value % basis->block)
            return bitnet__refuse_key(k, "sign_widths", "has %i, not a multiple of a block of %d",
                                      value, basis->block);
        basis->widths[basis->width_count++] = (int32_t)value;
    }
    if (sum != total)
        return bitnet__refuse_key(k, "sign_values", "are %z signs for widths of %z", total, sum);
    basis->signs = BITNET__NEW(float, &model->allocator, sum);
    if (!basis->signs) return bitnet__no_memory(k->error);
    for (i = 0; i < sum; i++) {
        bitnet_gguf_int(signs, i, &value);
        if (value != 1 && value != -1)
            return bitnet__refuse_key(k, "sign_values", "has %i, neither 1 nor -1", value);
        basis->signs[i] = (float)value;
    }
    return BITNET_OK;
}

static bitnet_result bitnet__load_basis(bitnet_model *model, bitnet_error *error) {
    bitnet__keys k = {model->gguf, BITNET__BASIS_KEYS, error, BITNET_OK};
    bitnet_string mode = bitnet__text_or_none(bitnet__key(&k, "sign_mode"));
    model->basis.grouped = bitnet__int_or(bitnet__key(&k, "gdn_v_grouped"), 0) != 0;
    model->basis.scale = (float)(1.0 / bitnet__sqrt_double(model->basis.block));
    if (bitnet__is(mode, "identity")) return bitnet__load_identity(model, error);
    if (bitnet__is(mode, "explicit")) return bitnet__load_signs(model, &k);
    return bitnet__refuse_key(&k, "sign_mode", "is neither explicit nor identity");
}

static bitnet_result bitnet__check_basis_names(const bitnet_gguf *gguf,
                                               const bitnet__hyperparameters *h,
                                               bitnet_error *error) {
    static const char *const lists[] = {"weight_names", "inverse_weight_names"};
    size_t most = (size_t)h->info.layers * BITNET__MATRICES + 2, i, k;
    for (k = 0; k < 2 && h->basis; k++) {
        size_t count = bitnet__basis_count(gguf, lists[k]);
        if (count > most) /* bounds a search per matrix */
            return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                                "prism.hadamard.%s has %z names, and there are %z matrices",
                                lists[k], count, most);
        for (i = 0; i < count; i++) {
            bitnet_string name = {NULL, 0}, what;
            int layer = -1, part = -1;
            if (bitnet_gguf_string(bitnet__basis_key(gguf, lists[k]), i, &name))
                part = bitnet__part_of(h->parts, name, &layer, &what);
            if (part < 0 || !bitnet__is_matrix(part) || part == BITNET__ROUTER ||
                !bitnet__is(what, "weight") || layer >= h->info.layers ||
                (part == BITNET__EMBEDDING) != (k == 1) ||
                !bitnet__layer_has(&h->info, h->parts, layer, part))
                return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                                    "prism.hadamard.%s has '%t', which cannot be turned", lists[k],
                                    &name);
        }
    }
    return BITNET_OK;
}

static bitnet_result bitnet__find_signs(const bitnet__basis *basis, const bitnet_string *name,
                                        bitnet__matrix *m, bitnet_error *error) {
    const float *signs = basis->signs;
    int32_t i;
    if (basis->identity && m->columns % basis->block)
        return bitnet__fail(
            error, BITNET_ERROR_MODEL_KEY,
            "prism.hadamard: the %d columns of %t are not a multiple of a block of %d", m->columns,
            name, basis->block);
    for (i = 0; i < basis->width_count && basis->widths[i] != m->columns; i++)
        signs += basis->widths[i];
    if (i == basis->width_count && !basis->identity)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                            "prism.hadamard has no signs for the %d columns of %t", m->columns,
                            name);
    m->signs = signs;
    return BITNET_OK;
}

/* ---- activation quantisation */

/* if weight types show it, or scales that differ within a tensor */
static bitnet_result bitnet__shows_float(const bitnet_gguf *gguf, bool *shows,
                                         bitnet_error *error) {
    size_t i;
    for (*shows = false, i = 0; i < bitnet_gguf_tensor_count(gguf) && !*shows; i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        bitnet_string name = t->name;
        bitnet__matrix m;
        bitnet_result result;
        if (bitnet__take_layer(&name) < 0 || t->dimensions < 2 || t->shape[0] >> 31 ||
            (t->shape[1] * t->shape[2]) >> 31 || !bitnet__type_of(t->type)->codes)
            continue;
        result = bitnet__matrix_plan(&m, gguf, t, BITNET_I2S_128, false, error);
        if (result) return result;
        *shows = m.span != 0 || bitnet__type_of(t->type)->grouped;
    }
    return BITNET_OK;
}

/* option, key, or the rule of chapter 8 */
static bitnet_result bitnet__read_activation_group(const bitnet_gguf *gguf,
                                                   const bitnet__hyperparameters *h,
                                                   const bitnet_model_options *options, int *group,
                                                   bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(gguf, "bitnet.activation_group");
    int64_t columns = BITNET__MAX(options->activation_group, 0);
    bitnet_result result = BITNET_OK;
    bool shows = h->architecture.trained == BITNET__TRAINED_FLOAT;
    if (options->activation_group == 0 && value) {
        if (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_int(value, 0, &columns)) columns = -1;
    } else if (options->activation_group == 0) {
        if (h->architecture.trained == BITNET__TRAINED_UNKNOWN &&
            !bitnet__has_part(h->parts, BITNET__NORMS_IN))
            result = bitnet__shows_float(gguf, &shows, error);
        columns = shows ? BITNET__GROUP : 0;
    }
    if (columns < 0 || columns > 1 << 17 || columns % BITNET__GROUP)
        return bitnet__fail(
            error, options->activation_group ? BITNET_ERROR_ARGUMENT : BITNET_ERROR_MODEL_KEY,
            "bitnet.activation_group is not a multiple of %d within 0..%i", BITNET__GROUP,
            (int64_t)1 << 17);
    *group = (int)columns;
    return result;
}

/* ---- tensors */

/* layers that predict further tokens, below the file's `blocks`, and vision */
static bool bitnet__is_aside(const bitnet__hyperparameters *h, int32_t blocks, bitnet_string name) {
    static const char *const others[] = {"mtp.", "v.", "mm."};
    bitnet_string rest = name;
    int layer = bitnet__take_layer(&rest);
    size_t i;
    if (layer >= h->info.layers + h->mtp && layer < blocks) return true;
    for (i = 0; i < BITNET__COUNT(others); i++)
        if (name.length > strlen(others[i]) && memcmp(name.data, others[i], strlen(others[i])) == 0)
            return bitnet__has_part(h->parts, BITNET__DELTA_QKV);
    return false;
}

static bool bitnet__knows_tensor(const bitnet__hyperparameters *h, bitnet_string name) {
    bitnet_string what;
    int layer, part = bitnet__part_of(h->parts, name, &layer, &what);
    if (layer >= h->info.layers + h->mtp) return false;
    if (part >= 0 && bitnet__layer_has(&h->info, h->parts, layer, part))
        return bitnet__is(what, bitnet__part_suffix(part)) ||
               (bitnet__is_matrix(part) && (bitnet__is(what, "scale") || bitnet__is(what, "bias")));
    bitnet__take_layer(&name);
    return layer >= 0 && (bitnet__is(name, "attn_rot_embd") || /* from old converters */
                          bitnet__is(name, "attn_rot_embd.weight"));
}

/* "blk.<layer>.<name>.<suffix>"; layer -1: "<name>.<suffix>", "" without the dot */
static const bitnet_gguf_tensor *bitnet__find_layer_tensor(const bitnet_gguf *gguf, int layer,
                                                           const char *name, const char *suffix,
                                                           char path[64]) {
    const char *dot = *suffix ? "." : "";
    if (layer < 0) bitnet__print(path, 64, "%s%s%s", name, dot, suffix);
    else bitnet__print(path, 64, "blk.%d.%s%s%s", layer, name, dot, suffix);
    return bitnet_gguf_find_tensor(gguf, path);
}

static bitnet_result bitnet__check_precise(const bitnet_gguf_tensor *t, bitnet_error *error) {
    if (t->type == BITNET_TYPE_F32 || t->type == BITNET_TYPE_F16 || t->type == BITNET_TYPE_BF16)
        return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE, "%t is neither F32, F16 nor BF16",
                        &t->name);
}

static bitnet_result bitnet__check_dimensions(const bitnet_gguf_tensor *t, int least, int most,
                                              bitnet_error *error) {
    if (t->dimensions >= least && t->dimensions <= most) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t has %d dimensions, not %d", &t->name,
                        t->dimensions, most);
}

static bitnet_result bitnet__check_shape(const bitnet_gguf_tensor *t, int64_t rows, int64_t columns,
                                         bitnet_error *error) {
    if (t->shape[0] == (uint64_t)columns && t->shape[1] == (uint64_t)rows) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t is %i x %i, not %i x %i", &t->name,
                        t->shape[0], t->shape[1], columns, rows);
}

/* NULL: absent */
static bitnet_result bitnet__find_part(const bitnet_gguf *gguf, const bitnet_model_info *info,
                                       int layer, int part, const bitnet_gguf_tensor **tensor,
                                       bitnet_error *error) {
    const bitnet__part *p = &bitnet__parts[part];
    char path[64];
    int64_t rows = bitnet__part_rows(info, part), columns = bitnet__part_columns(info, part);
    int64_t stack = bitnet__is_stacked(part) ? info->experts : 0;
    int dimensions = p->rows == BITNET__ONE ? 1 : stack ? 3 : 2;
    bitnet_result result;
    const bitnet_gguf_tensor *t =
        bitnet__find_layer_tensor(gguf, layer, p->name, bitnet__part_suffix(part), path);
    *tensor = t;
    if (!t && bitnet__has_part(BITNET__OPTIONAL_PARTS, part)) return BITNET_OK;
    if (!t) return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "%s is missing", path);
    if ((part == BITNET__SHARED_GATE || part == BITNET__Q_NORMS || part == BITNET__K_NORMS) &&
        t->dimensions == 2 && t->shape[0] * t->shape[1] == (uint64_t)columns)
        return BITNET_OK;
    if ((result = bitnet__check_dimensions(t, dimensions, dimensions, error))) return result;
    if (stack && t->shape[2] != (uint64_t)stack)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%s has %i experts, not %i", path,
                            t->shape[2], stack);
    result = bitnet__check_shape(t, stack ? rows / stack : rows, columns, error);
    if (result) return result;
    return part == BITNET__ROUTER ? bitnet__check_precise(t, error) : BITNET_OK;
}

/* Those of the model (layer -1) come first, then those of `layers` layers; begin at -1. */
static bool bitnet__next_part(const bitnet_model_info *info, uint64_t parts, int layers, int *layer,
                              int *part) {
    do {
        if (++*part == BITNET__PARTS) ++*layer, *part = 0;
        if (*layer == layers) return false;
    } while (!bitnet__layer_has(info, parts, *layer, *part));
    return true;
}

/* Rejects files that might be misread. FORGE's rotation is part of its TQ2_0 weights. */
static bitnet_result bitnet__check_meaning(const bitnet_gguf *gguf,
                                           const bitnet__hyperparameters *h, bool ignore_rotations,
                                           bitnet_error *error) {
    char names[100] = "";
    bool tq2 = false;
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__readings); i++)
        if (bitnet__readings[i].id == gguf->unsettled && (gguf->readings >> i & 1))
            bitnet__list_name(names, sizeof names, bitnet_type_name(bitnet__readings[i].type));
    if (gguf->unsettled)
        return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE,
                            "by their offsets, tensors of type %d are one of: %s", gguf->unsettled,
                            *names ? names : "no known type");
    for (i = 0; i < gguf->tensor_count; i++) {
        tq2 = tq2 || gguf->tensors[i].type == BITNET_TYPE_TQ2_0;
        if (bitnet__has(gguf->tensors[i].name, "attn_v_exps"))
            return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH,
                                "experts of values (MoVA) are not supported");
    }
    for (i = 0; i < gguf->value_count && !ignore_rotations; i++) {
        bitnet_string key = gguf->values[i].key;
        if ((bitnet__has(key, "otation") || bitnet__has(key, "adamard")) &&
            !(h->basis && bitnet__has(key, BITNET__BASIS_KEYS ".")) &&
            !(tq2 && bitnet__has(key, "forge.rotation.")))
            return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                                "%t: weights in an unknown basis (the option "
                                "ignore_rotation_keys accepts that)",
                                &key);
    }
    return BITNET_OK;
}

/* a tensor that is not read means another computation */
static bitnet_result bitnet__check_tensors(const bitnet_gguf *gguf,
                                           const bitnet__hyperparameters *h,
                                           const bitnet_model_options *options,
                                           bitnet_error *error) {
    size_t i, count = bitnet_gguf_tensor_count(gguf), extra = 0, aside = 0;
    int layer = -1, part = -1;
    bitnet_string first = {NULL, 0};
    int64_t blocks =
        bitnet__int_or(bitnet__find_key(gguf, h->architecture.name, "block_count"), h->info.layers);
    bitnet_result result = bitnet__check_meaning(gguf, h, options->ignore_rotation_keys, error);
    if (result) return result;
    while (bitnet__next_part(&h->info, h->parts, h->info.layers + h->mtp, &layer, &part)) {
        const bitnet_gguf_tensor *t;
        result = bitnet__find_part(gguf, &h->info, layer, part, &t, error);
        if (result) return result;
    }
    for (i = 0; i < count; i++) {
        bitnet_string name = bitnet_gguf_tensor_at(gguf, i)->name;
        if (bitnet__is_aside(h, (int32_t)blocks, name)) aside++;
        else if (!bitnet__knows_tensor(h, name) && extra++ == 0) first = name;
    }
    if (aside)
        bitnet__log(&options->log, BITNET_LOG_INFO,
                    "%z tensors that guess several tokens ahead or that see are left aside", aside);
    if (extra == 0 || options->ignore_extra_tensors)
        return bitnet__check_basis_names(gguf, h, error);
    return bitnet__fail(error, BITNET_ERROR_MODEL_EXTRA,
                        "%z tensors are not known to the architecture %s, the first is %t: the "
                        "results would be wrong (the option ignore_extra_tensors accepts that)",
                        extra, h->architecture.name, &first);
}

static bitnet_result bitnet__check_finite(const bitnet_gguf_tensor *t, const float *values,
                                          size_t count, bitnet_error *error) {
    if (bitnet__finite_until(values, (int)count) == (int)count) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "%t holds an infinity or a NaN", &t->name);
}

static bitnet_result bitnet__read_vector(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                         int n, float *out, bitnet_error *error) {
    size_t count = (size_t)n, size = tensor->type == BITNET_TYPE_F32 ? 4 : 2;
    uint8_t *raw = (uint8_t *)out + count * (4 - size); /* expands forward in place */
    bitnet_result result;
    if (tensor->dimensions > 2 || tensor->shape[0] * tensor->shape[1] != count)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t does not hold %d values",
                            &tensor->name, n);
    if ((result = bitnet__check_precise(tensor, error)) ||
        (result = bitnet_gguf_read(gguf, tensor, 0, raw, count * size, error)))
        return result;
    if (size == 2) bitnet__type_of(tensor->type)->expand(raw, n, out);
    return bitnet__check_finite(tensor, out, count, error);
}

static size_t bitnet__floats_of(const bitnet_model_info *info, int part) {
    return (size_t)bitnet__part_rows(info, part) * (size_t)bitnet__part_columns(info, part);
}

/* ---- where they are kept */

typedef struct bitnet__loader {
    bitnet_model *model; /* without layers, it is only planned */
    bitnet_model_options options;
    bitnet_error *error;
    bitnet__hyperparameters h;
    bitnet__arena floats; /* norms and biases */
    bitnet__arena groups; /* matrices by groups */
    bitnet__arena forms;
    uint64_t repack_limit;
} bitnet__loader;

static bitnet__matrix *bitnet__matrix_of(bitnet_model *model, int layer, int part) {
    switch (part) {
    case BITNET__EMBEDDING:
    case BITNET__MTP_EMBEDDING: return &model->embedding;
    case BITNET__LM_HEAD:
    case BITNET__MTP_HEAD: return &model->lm_head;
    case BITNET__MTP_JOIN: return &model->join;
    default: return &model->layers[layer - model->first_layer].matrix[part];
    }
}

static float **bitnet__norm_at(bitnet_model *model, int layer, int part) {
    switch (part) {
    case BITNET__OUTPUT_NORM:
    case BITNET__MTP_NORM: return &model->output_norm;
    case BITNET__MTP_TOKEN_NORM: return &model->join_norms[0];
    case BITNET__MTP_STATE_NORM: return &model->join_norms[1];
    default: return &model->layers[layer - model->first_layer].norms[part - BITNET__MATRICES];
    }
}

/* Each matrix once, some without data; NULL: none is left. Begin at -1. */
static bitnet__matrix *bitnet__next_matrix(bitnet_model *model, int *layer, int *part) {
    const bitnet_model_info *info = &model->info;
    do
        if (!model->layers || !bitnet__next_part(info, model->parts, info->layers, layer, part))
            return NULL;
    while (!bitnet__is_matrix(*part) || (*part == BITNET__LM_HEAD && model->tied));
    return bitnet__matrix_of(model, *layer + model->first_layer, *part);
}

/* ====================
   >>forms   Repacked weights

   Loading makes, on all threads, the >>screen of the lm_head, which gains most, and >>base3 of
   ternary matrices. Results keep their bits. Pages of the file that are no longer needed are
   released; the system can read them again. What does not fit in memory is skipped, without an
   error.

   The screen reads a quarter of a head of halves and pays off after 20 to 50 tokens (AVX2, one or
   two threads). Base 3 reads a fifth less than I2_S: with VBMI, layers take 0.5 to 0.9 of the time;
   without, unpacking is slower than reading. */

/* 0: not for these kernels */
static uint64_t bitnet__base3_size(const bitnet__kernels *kernels, int rows, int columns) {
    if (!kernels->base3) return 0;
    return ((uint64_t)rows + BITNET__BASE3_ROWS - 1) / BITNET__BASE3_ROWS *
           bitnet__base3_block(columns);
}

/* not worth it for small vocabularies; wide states would overflow the sums */
static uint64_t bitnet__screen_size(int rows, int columns) {
    uint64_t blocks = ((uint64_t)rows + BITNET__SCREEN_ROWS - 1) / BITNET__SCREEN_ROWS;
    if (rows < 4096 || columns > 8192) return 0;
    return blocks * BITNET__SCREEN_ROWS * (2 * bitnet__screen_stride(columns) + 4 * sizeof(float));
}

/* A logit is the product of a row and the hidden state, as bitnet__exact_rows computes it. */
static bool bitnet__has_plain_rows(const bitnet__matrix *head) {
    return head->layout == BITNET__FLOATS && !head->has_bias && !head->has_scale && !head->turned;
}

static uint64_t bitnet__form_size(const bitnet_model *model, const bitnet__matrix *m, int part) {
    bool screened = model->kernels.screen && bitnet__has_plain_rows(m) &&
                    model->info.pooling == BITNET_POOLING_AUTO;
    if (part == (model->tied ? BITNET__EMBEDDING : BITNET__LM_HEAD))
        return screened ? bitnet__screen_size(m->rows, m->columns) : 0;
    return m->layout == BITNET__TERNARY && part != BITNET__MTP_HEAD
               ? bitnet__base3_size(&model->kernels, m->rows, m->columns)
               : 0;
}

/* False: the matrix has no such form, or the form does not fit. */
static bool bitnet__take_form(bitnet__loader *l, const bitnet__matrix *m, int part,
                              uint8_t **form) {
    uint64_t size = bitnet__form_size(l->model, m, part);
    if (size == 0 || size > l->repack_limit - l->forms.used) return false;
    *form = (uint8_t *)bitnet__take(&l->forms, size, 1);
    return true;
}

typedef struct bitnet__repack_work {
    bitnet_model *model;
    bitnet__matrix *m;
    int tasks;
    uint8_t *memory;
    float *room; /* [tasks][room_size] */
    size_t room_size;
    bitnet__atomic failed; /* not finite: no screen */
} bitnet__repack_work;

static void bitnet__base3_task(void *context, int32_t task) {
    const bitnet__repack_work *work = (const bitnet__repack_work *)context;
    const bitnet__matrix *m = work->m;
    int block, end;
    bitnet__split_range((m->rows + 31) / 32, 1, task, work->tasks, &block, &end);
    for (; block < end; block++)
        work->model->kernels.base3_pack(m->packed + (size_t)block * bitnet__base3_block(m->columns),
                                        m->data + (size_t)(32 * block) * m->stride, m->stride,
                                        BITNET__MIN(m->rows - 32 * block, 32), m->columns);
}

static void bitnet__screen_task(void *context, int32_t task) {
    bitnet__repack_work *work = (bitnet__repack_work *)context;
    const bitnet__matrix *m = work->m;
    float *room = work->room + (size_t)task * work->room_size;
    int row, end;
    bitnet__split_range(m->rows, 32, task, work->tasks, &row, &end);
    for (; row < end && !bitnet__load_acquire(&work->failed); row++)
        if (!work->model->kernels.screen_row(&work->model->screen, row, m->type,
                                             m->data + (size_t)row * m->stride, room))
            bitnet__store_release(&work->failed, 1);
}

static void bitnet__make_base3(bitnet__repack_work *work) {
    bitnet_model *model = work->model;
    bitnet__matrix *m = work->m;
    m->packed = work->memory;
    bitnet__run(model->pool, &model->tasks, bitnet__base3_task, work, work->tasks);
    if (m->owned) {
        model->info.weight_bytes -= (uint64_t)m->rows * m->stride;
        bitnet__free(&model->allocator, m->owned);
        m->owned = NULL;
        m->data = NULL;
    } else {
        bitnet__gguf_release(model->gguf, m->data, (size_t)m->rows * m->stride);
    }
}

static void bitnet__make_screen(bitnet__repack_work *work) {
    bitnet_model *model = work->model;
    const bitnet__matrix *m = work->m;
    bitnet__screen *s = &model->screen;
    size_t rows = bitnet__pad((size_t)m->rows, BITNET__SCREEN_ROWS);
    size_t stride = bitnet__screen_stride(m->columns);
    work->room_size = 2 * stride;
    work->room = (float *)bitnet__alloc(&model->allocator, (size_t)work->tasks,
                                        work->room_size * sizeof(float));
    s->rows = m->rows;
    s->columns = m->columns;
    s->lines = stride / 64;
    s->coarse = work->memory;
    s->fine = s->coarse + rows * stride;
    s->step = (float *)(void *)(s->fine + rows * stride);
    s->residual = s->step + rows;
    s->fine_residual = s->residual + rows;
    s->norm = s->fine_residual + rows;
    memset(s->fine - BITNET__SCREEN_ROWS * stride, 0x88, BITNET__SCREEN_ROWS * stride);
    if (work->room) bitnet__run(model->pool, &model->tasks, bitnet__screen_task, work, work->tasks);
    s->ready = work->room && !work->failed;
    bitnet__free(&model->allocator, work->room);
    if (s->ready && !m->owned)
        bitnet__gguf_release(model->gguf, m->data, (size_t)m->rows * m->stride);
}

/* One block gets large pages, which fault many times faster. If it does not fit, half is tried. */
BITNET__NOINLINE static void bitnet__repack_weights(bitnet__loader *l) {
    bitnet_model *model = l->model;
    int64_t start = bitnet__microseconds();
    int layer, part;
    bitnet__repack_work work;
    memset(&work, 0, sizeof work);
    work.model = model;
    work.tasks = model->info.threads;
    while (l->forms.used > 0 &&
           !(model->forms = (uint8_t *)bitnet__alloc_weights(&model->allocator, l->forms.used))) {
        l->repack_limit = l->forms.used / 2;
        l->forms.used = 0;
        for (layer = part = -1; (work.m = bitnet__next_matrix(model, &layer, &part)) != NULL;)
            bitnet__take_form(l, work.m, part, &work.memory);
    }
    if (!model->forms) return;
    model->info.repacked_bytes = l->forms.used;
    l->forms.memory = model->forms;
    l->forms.used = 0;
    for (layer = part = -1; (work.m = bitnet__next_matrix(model, &layer, &part)) != NULL;) {
        if (!bitnet__take_form(l, work.m, part, &work.memory)) continue;
        if (work.m->layout == BITNET__FLOATS) bitnet__make_screen(&work);
        else bitnet__make_base3(&work);
    }
    model->info.repack_microseconds = bitnet__microseconds() - start;
}

/* ====================
   >>plan   Model: planning and loading its parts

   Each part of a model is planned, then loaded. The plan decides how it is kept, and counts what is
   allocated for it; loading takes the same memory. bitnet_estimate is a plan that is not loaded. */

typedef bitnet_result bitnet__visit(bitnet__loader *l, const bitnet_gguf_tensor *tensor, int layer,
                                    int part);

static float *bitnet__take_norm(bitnet__loader *l, int part) {
    size_t n = bitnet__floats_of(&l->model->info, part);
    return bitnet__take_floats(&l->floats, 1, bitnet__pad(n, 64));
}

static void bitnet__take_matrix(bitnet__loader *l, bitnet__matrix *m) {
    m->in_block = bitnet__is_grouped(m->layout);
    if (m->in_block) m->owned = bitnet__take(&l->groups, bitnet__matrix_size(m), 1);
    if (m->has_bias) m->bias = bitnet__take_floats(&l->floats, 1, (uint64_t)m->rows);
}

/* The parts of a layer that the file has; -1: those of the model. */
static bitnet_result bitnet__each_part(bitnet__loader *l, int layer, bitnet__visit *visit) {
    const bitnet_model *model = l->model;
    bitnet_result result = BITNET_OK;
    int part;
    for (part = 0; part < BITNET__PARTS && result == BITNET_OK; part++) {
        const bitnet_gguf_tensor *tensor;
        if (bitnet__is_factors(part) || !bitnet__layer_has(&model->info, model->parts, layer, part))
            continue;
        result = bitnet__find_part(model->gguf, &model->info, layer, part, &tensor, l->error);
        if (result == BITNET_OK && tensor) result = visit(l, tensor, layer, part);
    }
    return result;
}

/* ---- planning */

static void bitnet__begin_loading(bitnet__loader *l, bitnet_model *model, const bitnet_gguf *gguf,
                                  const bitnet_model_options *options, bitnet_error *error) {
    memset(l, 0, sizeof *l);
    if (options) l->options = *options;
    if (!l->options.no_repack)
        l->repack_limit = l->options.repack_limit ? l->options.repack_limit : UINT64_MAX;
    l->model = model;
    l->error = error;
    model->options = l->options;
    model->gguf = gguf;
    model->log = l->options.log;
}

static bitnet_result bitnet__plan(bitnet__loader *l) {
    const bitnet_model_options *options = &l->options;
    bitnet__hyperparameters *h = &l->h;
    bitnet_model *model = l->model;
    bitnet_result result;
    if ((result = bitnet__check_model_options(options, l->error)) ||
        (result = bitnet__read_hyperparameters(model->gguf, h, l->error)) ||
        (result = bitnet__choose_kernels(options->isa, &model->kernels, l->error)))
        return result;
    if (options->isa == BITNET_ISA_AVX512_AMX && model->kernels.isa == options->isa)
        bitnet__log(&model->log, BITNET_LOG_INFO, "the system permits AMX");
    else if (options->isa == BITNET_ISA_AVX512_AMX)
        bitnet__log(&model->log, BITNET_LOG_WARNING, "the system does not permit AMX");
    model->info = h->info;
    model->info.isa = model->kernels.isa;
    model->info.threads = bitnet__task_count(options);
    model->architecture = h->architecture;
    model->parts = h->parts;
    model->activation = h->activation;
    model->basis.block = h->basis;
    model->norm_groups = h->norm_groups;
    model->embedding_scale = (float)h->embedding_scale;
    model->residual_scale = (float)h->residual_scale;
    model->rope_table_count = h->window || h->rope.scaling == BITNET__SCALING_LONGROPE ? 2 : 1;
    model->tied = !bitnet_gguf_find_tensor(model->gguf, "output.weight");
    result = bitnet__check_tensors(model->gguf, h, options, l->error);
    if (result) return result;
    return bitnet__read_activation_group(model->gguf, h, options, &model->activation_group,
                                         l->error);
}

static bitnet_result bitnet__plan_part(bitnet__loader *l, const bitnet_gguf_tensor *tensor,
                                       int layer, int part) {
    bitnet_model *model = l->model;
    bitnet__matrix planned, *m = &planned;
    const bitnet_i2s_layout layout = l->options.i2s_layout;
    const char *name = bitnet__parts[part].name;
    const char *list = part == BITNET__EMBEDDING ? "inverse_weight_names" : "weight_names";
    bool grouped = model->activation_group || bitnet__is_embedding(part);
    char path[64];
    uint8_t *form;
    bitnet_result result;
    model->info.parameters += bitnet__floats_of(&model->info, part);
    if (!bitnet__is_matrix(part)) {
        bitnet__take_norm(l, part);
        return BITNET_OK;
    }
    if (model->layers) m = bitnet__matrix_of(model, layer, part);
    result = bitnet__matrix_plan(m, model->gguf, tensor, layout, grouped, l->error);
    if (result) return result;
    m->has_scale = bitnet__find_layer_tensor(model->gguf, layer, name, "scale", path) != NULL;
    m->has_bias = bitnet__find_layer_tensor(model->gguf, layer, name, "bias", path) != NULL;
    m->turned = model->basis.block && bitnet__basis_names(model->gguf, list, tensor->name);
    model->grouped = model->grouped || bitnet__is_grouped(m->layout);
    model->looked_up = model->looked_up || (m->layout == BITNET__ONE_BIT && model->kernels.lookup);
    bitnet__matrix_bytes(m, tensor, layout, &model->info.weight_bytes, &model->info.mapped_bytes);
    bitnet__take_matrix(l, m);
    bitnet__take_form(l, m, part, &form);
    return BITNET_OK;
}

static bitnet_result bitnet__plan_parts(bitnet__loader *l) {
    bitnet_result result = BITNET_OK;
    int layer;
    for (layer = -1; layer < l->h.info.layers && result == BITNET_OK; layer++)
        result = bitnet__each_part(l, layer, bitnet__plan_part);
    bitnet__take_floats(&l->floats, 2, (uint64_t)l->h.info.state_size); /* unit gains */
    return result;
}

/* ---- loading */

/* Norms are padded with zeros. All matrices repacked by groups share one block, which gets large
   pages. The others are replaced by forms and freed one by one. */
static bitnet_result bitnet__weights_room(bitnet__loader *l) {
    bitnet_model *model = l->model;
    const bitnet_allocator *a = &model->allocator;
    bitnet__arena_alloc(&l->floats, a, true);
    model->gains = (float *)(void *)l->floats.memory;
    if (l->groups.used) l->groups.memory = (uint8_t *)bitnet__alloc_weights(a, l->groups.used);
    model->weights = l->groups.memory;
    if (!model->gains || (l->groups.used && !model->weights)) return bitnet__no_memory(l->error);
    l->groups.used = 0;
    return BITNET_OK;
}

static bitnet_result bitnet__load_matrix(bitnet__loader *l, const bitnet_gguf_tensor *tensor,
                                         int layer, int part) {
    bitnet_model *model = l->model;
    bitnet__matrix *m = bitnet__matrix_of(model, layer, part);
    const bitnet__loading how = {&model->allocator, l->options.i2s_layout, model->pool,
                                 &model->tasks, model->info.threads};
    const char *name = bitnet__parts[part].name;
    char path[64];
    float scale;
    bitnet_result result;
    bitnet__take_matrix(l, m);
    result = bitnet__matrix_load(m, model->gguf, tensor, &how, l->error);
    if (result == BITNET_OK && m->turned)
        result = bitnet__find_signs(&model->basis, &tensor->name, m, l->error);
    if (result == BITNET_OK && m->has_bias) {
        tensor = bitnet__find_layer_tensor(model->gguf, layer, name, "bias", path);
        result = bitnet__read_vector(model->gguf, tensor, m->rows, m->bias, l->error);
    }
    if (result || !m->has_scale) return result;
    tensor = bitnet__find_layer_tensor(model->gguf, layer, name, "scale", path);
    result = bitnet__read_vector(model->gguf, tensor, 1, &scale, l->error);
    if (result) return result;
    if (m->span)
        return bitnet__fail(l->error, BITNET_ERROR_MODEL_TYPE,
                            "%s beside the scales of groups is not supported", path);
    m->scale = m->scale * scale;
    return BITNET_OK;
}

static bitnet_result bitnet__load_part(bitnet__loader *l, const bitnet_gguf_tensor *tensor,
                                       int layer, int part) {
    float *norm;
    if (bitnet__is_matrix(part)) return bitnet__load_matrix(l, tensor, layer, part);
    *bitnet__norm_at(l->model, layer, part) = norm = bitnet__take_norm(l, part);
    return bitnet__read_vector(l->model->gguf, tensor,
                               (int)bitnet__floats_of(&l->model->info, part), norm, l->error);
}

/* ====================
   >>batch   Batches, choices and pages: what sessions borrow and share

   A session owns little but its tokens. When fed, so that no step allocates, it borrows two things
   from its model: a batch, rows of tokens with the memory for all layers, and a choice, to choose a
   token.

   Keys and values are in pages of 64 positions, the chunk of the numeric contract; so are
   rotations, which the model owns. Copies share pages; only an unshared page is written. */

enum {
    BITNET__PAGE = 64,       /* positions */
    BITNET__ROTATED = 4096,  /* positions whose rotations are made while loading */
    BITNET__PASS = 128,      /* rows of a shared pass */
    BITNET__DRAFTS = 31,     /* at once, */
    BITNET__AHEAD = 7,       /* of these, screened together */
    BITNET__GATHERED = 16,   /* rows of an expert at once */
    BITNET__TOGETHER = 8,    /* rows that attend at once */
    BITNET__PAIR_INPUTS = 4, /* most matrices with the same input, for adapters */
    BITNET__HEAD_STATES = 4  /* hidden states that the lm_head multiplies at once */
};

typedef struct bitnet__scratch {
    int32_t *dots; /* [rows][BITNET__TILE] */
    float *tile;   /* [rows][BITNET__TILE] */
    float *row;
    float *q, *o; /* [BITNET__TOGETHER][heads per kv head][head]: bitnet__chunk */
    float *m, *l;
    float *state; /* [state_size][state_size] */
    float *delta;
} bitnet__scratch;

typedef struct bitnet__row {
    bitnet_session *session; /* NULL: void */
    int32_t position, id;
    bool wanted; /* for logits */
} bitnet__row;

/* Pairs of a row and an expert that it chose are ordered by expert, then row. */
typedef struct bitnet__routes {
    float *logits;            /* [room][experts] */
    int32_t *chosen;          /* [room][experts_used]: experts, best first; */
    float *weights;           /* their weights; */
    int32_t *places;          /* their pairs */
    int32_t *rows;            /* of pairs */
    int32_t *ends;            /* [experts]: the end of their pairs */
    int32_t ordered;          /* rows that the pairs are of */
    bitnet__operand hidden;   /* of pairs, inputs of down */
    bitnet__operand gathered; /* [threads][BITNET__GATHERED] inputs of gate and up */
} bitnet__routes;

typedef struct bitnet__batch {
    struct bitnet__batch *next; /* free ones */
    int32_t room;               /* rows allocated */
    int32_t waiting;            /* rows that its session brings to passes */
    int32_t count, stage;       /* rows, stages passed */
    int32_t slice, slices;      /* of a stage: done, all */
    uint64_t number;            /* of the pass */
    int64_t microseconds;
    bitnet__row *rows;
    float *x;     /* [room] residual stream */
    float *q;     /* rotated, scaled */
    float *qkv;   /* q, k, v; or channels and gates */
    float *mixed; /* convolved */
    float *gates; /* beta, decay */
    float *attention;
    float *ffn, *up; /* of rows, or of pairs, then a shared expert's; so is `branch` */
    float *branch;   /* in `up`: see bitnet__adds_apart */
    bitnet__routes routes;
    uint64_t pairs; /* allocated, with experts: of a row and an expert; else rows */
    bool gated;     /* qkv includes gates of heads */
    int32_t inputs; /* 1; 2: one per basis; 3: one per matrix */
    bool looked_up;
    bitnet__operand n[3]; /* inputs of the next matrices */
    float *inner;         /* [room][BITNET__PAIR_INPUTS][inner_rank] adapters' A x */
    int32_t inner_rank;
    bitnet__scratch *scratch;
    size_t head_stride, x_stride, q_stride, qkv_stride, mixed_stride, gates_stride;
    size_t attention_stride, ffn_stride;
} bitnet__batch;

/* Row `c` of a batch's vectors. */
#define BITNET__AT(b, field, c) ((b)->field + (size_t)(c) * (b)->field##_stride)
typedef struct bitnet__candidate {
    float logit;
    int32_t id;
} bitnet__candidate;

/* what a choice computes, and `at`, its progress */
typedef enum bitnet__head_stage {
    BITNET__HEAD_IDLE,   /* nothing yet */
    BITNET__HEAD_BEGIN,  /* which logits are needed */
    BITNET__HEAD_COARSE, /* coarse logits of rows: the first `at` */
    BITNET__HEAD_FIRST,  /* which rows are best, and `least` */
    BITNET__HEAD_FIND,   /* whether bounds of rows reach it: the first `at` */
    BITNET__HEAD_REFINE, /* logits of survivors on the fine plane: of [refined, at) */
    BITNET__HEAD_EXACT,  /* those of survivors: of the first `at` */
    BITNET__HEAD_ALL,    /* those of all rows: of the first `at` */
    BITNET__HEAD_DRAW,   /* the token */
    BITNET__HEAD_DONE,   /* the logits are computed */
    BITNET__HEAD_CHOSEN, /* so is the token */
    BITNET__HEAD_FAILED  /* the logit of token `at` is not finite */
} bitnet__head_stage;

/* logits of all rows, or of survivors: rows that the screen leaves or that are allowed */
typedef struct bitnet__choice {
    struct bitnet__choice *next; /* computed together */
    bitnet_session *session;
    int32_t length;  /* of the session */
    int32_t allowed; /* tokens by the mask; -1: all */
    bitnet__head_stage stage;
    int32_t at;
    bitnet__operand state; /* and those of the choices that share its products */
    bitnet__scratch *scratch;
    float *logits;   /* coarse, exact, then changed */
    int32_t *counts; /* zeros between penalties */
    float *out;      /* ALL: the first `rows` logits */
    int32_t rows;
    bool for_logits; /* which are returned; nothing is chosen from them */
    int32_t chosen;

    bitnet__screen_state screen;
    bitnet__candidate *survivors; /* none: all rows */
    int32_t survivor_count;
    int32_t exact;   /* [0, exact) are computed */
    int32_t refined; /* [exact, refined) are named or passed the fine plane */
    float least;     /* that survivors must reach */
} bitnet__choice;

static uint64_t bitnet__pages_of(int32_t context) {
    return ((uint64_t)context + BITNET__PAGE - 1) / BITNET__PAGE;
}

/* ---- layouts */

static void bitnet__take_operand(bitnet__arena *arena, size_t width, uint64_t count, bool looked_up,
                                 bitnet__operand *out) {
    out->stride = width;
    out->quants_stride = bitnet__pad(out->stride + BITNET__BASE3_COLUMNS, 256);
    out->floats = bitnet__take_floats(arena, count, out->stride);
    out->quants = (int8_t *)bitnet__take(arena, count, out->quants_stride);
    out->steps = bitnet__take_floats(arena, count, 1);
    out->sums = bitnet__take_ints(arena, count, 1);
    out->groups_stride = out->quants_stride / BITNET__GROUP;
    out->group_steps = bitnet__take_floats(arena, count, out->groups_stride);
    out->group_sums = bitnet__take_ints(arena, count, out->groups_stride);
    out->tables = NULL;
    if (looked_up)
        out->tables = (uint8_t *)bitnet__take(arena, count, out->groups_stride * BITNET__LOOKUP);
}

static bitnet__operand bitnet__vectors_of(const bitnet__operand *all, size_t first, int32_t count) {
    bitnet__operand in = *all;
    in.count = count;
    in.floats += first * in.stride;
    in.quants += first * in.quants_stride;
    in.steps += first;
    in.sums += first;
    in.group_steps += first * in.groups_stride;
    in.group_sums += first * in.groups_stride;
    if (in.tables) in.tables += first * in.groups_stride * BITNET__LOOKUP;
    return in;
}

static bitnet__scratch *bitnet__take_scratch(bitnet__arena *arena, const bitnet_model_info *info,
                                             int32_t rows) {
    uint64_t count = (uint64_t)rows;
    uint64_t queries = (uint64_t)(info->heads / info->kv_heads) *
                       (count < BITNET__TOGETHER ? count : (uint64_t)BITNET__TOGETHER);
    size_t widest = bitnet__widest(info), head = bitnet__head_stride(info);
    bitnet__scratch *all =
        (bitnet__scratch *)bitnet__take(arena, (uint64_t)info->threads, sizeof(bitnet__scratch));
    int task;
    for (task = 0; task < info->threads; task++) {
        bitnet__scratch s;
        s.dots = bitnet__take_ints(arena, count, BITNET__TILE);
        s.tile = bitnet__take_floats(arena, count, BITNET__TILE);
        s.row = bitnet__take_floats(arena, 1, widest);
        s.q = bitnet__take_floats(arena, queries, head);
        s.o = bitnet__take_floats(arena, queries, head);
        s.m = bitnet__take_floats(arena, queries, 1);
        s.l = bitnet__take_floats(arena, queries, 1);
        s.state =
            bitnet__take_floats(arena, (uint64_t)info->state_size, (uint64_t)info->state_size);
        s.delta = bitnet__take_floats(arena, 1, (uint64_t)info->state_size);
        if (all) all[task] = s;
    }
    return all;
}

static void bitnet__take_routes(bitnet__arena *arena, const bitnet_model_info *info, uint64_t room,
                                uint64_t pairs, bool looked_up, bitnet__routes *out) {
    out->logits = bitnet__take_floats(arena, room, (uint64_t)info->experts);
    out->chosen = bitnet__take_ints(arena, pairs, 1);
    out->weights = bitnet__take_floats(arena, pairs + room, 1);
    out->places = bitnet__take_ints(arena, pairs, 1);
    out->rows = bitnet__take_ints(arena, pairs, 1);
    out->ends = bitnet__take_ints(arena, (uint64_t)info->experts, 1);
    bitnet__take_operand(arena, bitnet__pad((size_t)info->ffn_size, 64), pairs, looked_up,
                         &out->hidden);
    bitnet__take_operand(arena, bitnet__pad((size_t)info->hidden_size, 64),
                         (uint64_t)info->threads * BITNET__GATHERED, looked_up, &out->gathered);
}

static void bitnet__batch_layout(bitnet__batch *b, const bitnet_model_info *info,
                                 bitnet__arena *arena) {
    uint64_t room = (uint64_t)b->room;
    size_t attention = (size_t)bitnet__extent(info, BITNET__QUERY_ROWS) +
                       2 * (size_t)bitnet__extent(info, BITNET__KEY_WIDTH);
    size_t channels = (size_t)bitnet__extent(info, BITNET__CHANNELS);
    size_t state = (size_t)bitnet__extent(info, BITNET__STATE_WIDTH);
    size_t recurrent = channels + state + 2 * (size_t)info->state_heads;
    size_t query = (size_t)bitnet__extent(info, BITNET__QUERY_WIDTH);
    uint64_t pairs = room * (uint64_t)(info->experts ? info->experts_used : 1);
    uint64_t all = pairs + (info->shared_ffn_size ? room : 0);
    int32_t i;
    b->pairs = pairs;
    b->head_stride = bitnet__head_stride(info);
    b->x_stride = bitnet__pad((size_t)info->hidden_size, 64);
    b->attention_stride = bitnet__pad(BITNET__MAX(query, state), 64);
    b->ffn_stride = bitnet__pad((size_t)BITNET__MAX(info->ffn_size, info->shared_ffn_size), 64);
    b->q_stride = (size_t)info->heads * b->head_stride;
    if (b->gated) attention += query;
    b->qkv_stride = BITNET__MAX(attention, recurrent);
    b->mixed_stride = channels;
    b->gates_stride = 2 * (size_t)info->state_heads;
    b->rows = (bitnet__row *)bitnet__take(arena, room, sizeof(bitnet__row));
    b->x = bitnet__take_floats(arena, room, b->x_stride);
    b->q = bitnet__take_floats(arena, room, b->q_stride);
    b->qkv = bitnet__take_floats(arena, room, b->qkv_stride);
    b->mixed = bitnet__take_floats(arena, room, b->mixed_stride);
    b->gates = bitnet__take_floats(arena, room, b->gates_stride);
    b->attention = bitnet__take_floats(arena, room, b->attention_stride);
    b->ffn = bitnet__take_floats(arena, all, b->ffn_stride);
    b->up = bitnet__take_floats(arena, all, BITNET__MAX(b->ffn_stride, b->x_stride));
    b->branch = b->up;
    for (i = 0; i < b->inputs; i++)
        bitnet__take_operand(arena, bitnet__widest(info), room, b->looked_up, &b->n[i]);
    if (info->experts) bitnet__take_routes(arena, info, room, pairs, b->looked_up, &b->routes);
    b->scratch = bitnet__take_scratch(arena, info, b->room);
}

static void bitnet__take_screen_state(bitnet__arena *arena, const bitnet_model_info *info,
                                      float *logits, bitnet__screen_state *out) {
    uint64_t digits = 2 * (uint64_t)bitnet__screen_stride(info->hidden_size);
    memset(out, 0, sizeof *out);
    out->digits.high = (int8_t *)bitnet__take(arena, digits, 1);
    out->digits.low = (int8_t *)bitnet__take(arena, digits, 1);
    out->logits = logits;
}

static void bitnet__choice_layout(bitnet__choice *c, const bitnet_model_info *info, bool looked_up,
                                  bitnet__arena *arena) {
    uint64_t vocabulary = (uint64_t)info->vocab_size;
    bitnet__take_operand(arena, bitnet__pad((size_t)info->hidden_size, 64), BITNET__HEAD_STATES,
                         looked_up, &c->state);
    c->scratch = bitnet__take_scratch(arena, info, BITNET__HEAD_STATES);
    c->logits = bitnet__take_floats(arena, vocabulary, 1);
    c->counts = bitnet__take_ints(arena, vocabulary, 1);
    bitnet__take_screen_state(arena, info, c->logits, &c->screen);
    c->survivors =
        (bitnet__candidate *)bitnet__take(arena, vocabulary + 1, sizeof(bitnet__candidate));
}

/* ---- the model's free batches and choices */

/* for kernels; the rest is written before it is read, and clearing all of it takes milliseconds */
static void bitnet__clear_padding(float *x, size_t rows, size_t stride, size_t width) {
    for (; rows > 0; rows--, x += stride) memset(x + width, 0, (stride - width) * sizeof(float));
}

static uint64_t bitnet__batch_bytes(const bitnet_model *model, int32_t room,
                                    bitnet__batch *sizing) {
    bitnet__arena arena = {NULL, 0};
    memset(sizing, 0, sizeof *sizing);
    sizing->room = room;
    sizing->inputs = model->basis.block ? 2 : 1;
    sizing->gated = bitnet__has_part(model->parts, BITNET__HEAD_GATE);
    if (bitnet__has_part(model->parts, BITNET__NORMS_IN)) sizing->inputs = 3;
    sizing->looked_up = model->looked_up;
    bitnet__take(&arena, 1, sizeof *sizing);
    bitnet__batch_layout(sizing, &model->info, &arena);
    return arena.used;
}

static bitnet__batch *bitnet__batch_create(const bitnet_model *model, int32_t room) {
    size_t rows = (size_t)room, pairs;
    bitnet__batch sizing, *b;
    bitnet__arena arena = {NULL, 0};
    arena.used = bitnet__batch_bytes(model, room, &sizing);
    if (!bitnet__arena_alloc(&arena, &model->allocator, false)) return NULL;
    b = (bitnet__batch *)bitnet__take(&arena, 1, sizeof *b);
    *b = sizing;
    bitnet__batch_layout(b, &model->info, &arena);
    bitnet__clear_padding(b->x, rows, b->x_stride, (size_t)model->info.hidden_size);
    bitnet__clear_padding(b->q, rows * (size_t)model->info.heads, b->head_stride,
                          (size_t)model->info.head_size);
    bitnet__clear_padding(b->attention, rows, b->attention_stride, 0); /* void rows have none */
    pairs = (size_t)b->pairs;
    bitnet__clear_padding(b->ffn, pairs, b->ffn_stride, (size_t)model->info.ffn_size);
    if (model->info.shared_ffn_size)
        bitnet__clear_padding(BITNET__AT(b, ffn, pairs), rows, b->ffn_stride,
                              (size_t)model->info.shared_ffn_size);
    return b;
}

static bitnet__choice *bitnet__choice_create(const bitnet_model *model) {
    bitnet__choice sizing, *c;
    bitnet__arena arena = {NULL, 0};
    memset(&sizing, 0, sizeof sizing);
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__choice_layout(&sizing, &model->info, model->looked_up, &arena);
    /* `counts` need zeros, and no budget should pay for the first write to a page */
    if (!bitnet__arena_alloc(&arena, &model->allocator, true)) return NULL;
    c = (bitnet__choice *)bitnet__take(&arena, 1, sizeof *c);
    *c = sizing;
    bitnet__choice_layout(c, &model->info, model->looked_up, &arena);
    return c;
}

static void bitnet__batch_free(const bitnet_model *model, bitnet__batch *b) {
    bitnet__free(&model->allocator, b->inner);
    bitnet__free(&model->allocator, b);
}

static bool bitnet__reserve_inner(const bitnet_model *model, bitnet__batch *b, int32_t rank) {
    float *inner;
    if (rank <= b->inner_rank) return true;
    inner = (float *)bitnet__alloc(&model->allocator, (size_t)b->room * BITNET__PAIR_INPUTS,
                                   (size_t)rank * sizeof(float));
    if (!inner) return false;
    bitnet__free(&model->allocator, b->inner);
    b->inner = inner;
    b->inner_rank = rank;
    return true;
}

/* `least` 0: the largest */
static bitnet__batch *bitnet__find_batch(bitnet_model *model, int32_t least, int32_t most) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__batch **best = NULL, **at, *found = NULL;
    bitnet__spin_lock(&pool->lock);
    for (at = &pool->batches; *at; at = &(*at)->next)
        if ((*at)->room >= least && (*at)->room <= most &&
            (!best || (least ? (*at)->room < (*best)->room : (*at)->room > (*best)->room)))
            best = at;
    if (best) {
        found = *best;
        *best = found->next;
    }
    bitnet__spin_unlock(&pool->lock);
    return found;
}

/* NULL afterwards, and before it if there is none */
static void bitnet__return_batch(bitnet_model *model, bitnet__batch **batch) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    if (!*batch) return;
    bitnet__spin_lock(&pool->lock);
    pool->waiting -= (*batch)->waiting;
    (*batch)->waiting = 0;
    (*batch)->next = pool->batches;
    pool->batches = *batch;
    bitnet__spin_unlock(&pool->lock);
    *batch = NULL;
}

/* a free one of at most `most` rows, or a new one, which replaces slightly smaller ones */
static bitnet__batch *bitnet__borrow_batch(bitnet_model *model, int32_t rows, int32_t most,
                                           int32_t rank) {
    bitnet__batch *batch = bitnet__find_batch(model, rows, most), *smaller;
    if (!batch && (batch = bitnet__batch_create(model, rows)) != NULL)
        while ((smaller = bitnet__find_batch(model, (rows - 7) / 2, rows - 1)) != NULL)
            bitnet__batch_free(model, smaller);
    if (!batch) batch = bitnet__find_batch(model, 0, INT32_MAX);
    if (batch && !bitnet__reserve_inner(model, batch, rank)) bitnet__return_batch(model, &batch);
    return batch;
}

/* The session that has this batch waits for `rows` rows. If others are also waiting, one batch for
   all of them stays free so that passes need not allocate it. */
static void bitnet__reserve_pass(bitnet_model *model, bitnet__batch *own, int32_t rows,
                                 int32_t rank) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__batch *shared;
    int32_t all;
    bitnet__spin_lock(&pool->lock);
    all = pool->waiting += rows - own->waiting;
    own->waiting = rows;
    bitnet__spin_unlock(&pool->lock);
    if (all == rows) return;
    all = BITNET__MIN(BITNET__MAX(all, 1 + BITNET__DRAFTS), BITNET__PASS);
    shared = bitnet__borrow_batch(model, all, INT32_MAX, rank);
    bitnet__return_batch(model, &shared);
}

static bitnet__choice *bitnet__borrow_choice(bitnet_model *model) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__choice *choice;
    bitnet__spin_lock(&pool->lock);
    choice = pool->choices;
    if (choice) pool->choices = choice->next;
    bitnet__spin_unlock(&pool->lock);
    if (!choice) choice = bitnet__choice_create(model);
    if (choice) choice->stage = BITNET__HEAD_IDLE;
    return choice;
}

/* like bitnet__return_batch */
static void bitnet__return_choice(bitnet_model *model, bitnet__choice **choice) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    if (!*choice) return;
    bitnet__spin_lock(&pool->lock);
    (*choice)->next = pool->choices;
    pool->choices = *choice;
    bitnet__spin_unlock(&pool->lock);
    *choice = NULL;
}

/* ---- rotations */

BITNET__NOINLINE static void bitnet__rotations(const bitnet_model *model, int32_t page,
                                               float *out) {
    int32_t half = model->info.rope_size / 2, turns, at, i;
    for (turns = 0; turns < model->rope_table_count; turns++)
        for (at = page * BITNET__PAGE; at < (page + 1) * BITNET__PAGE; at++)
            for (i = 0; i < half; i++) {
                const bitnet__rope_table *t = &model->turns[turns];
                double sine, cosine;
                bitnet__sincos_double(at * t->frequency[i], &sine, &cosine);
                *out++ = (float)(cosine * t->amplitude);
                *out++ = (float)(sine * t->amplitude);
            }
}

static uint64_t bitnet__rope_page_bytes(const bitnet_model *model) {
    return BITNET__PAGE * (uint64_t)model->rope_table_count * (uint64_t)model->info.rope_size *
           sizeof(float);
}

static bool bitnet__grow_rope(bitnet_model *model, int32_t page) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    int32_t room = page < 32 ? 64 : 2 * page;
    float **grown = BITNET__NEW_ZERO(float *, &model->allocator, (size_t)room);
    float **old = grown;
    if (!grown) return false;
    bitnet__spin_lock(&pool->lock);
    if (pool->rope_room <= page) {
        old = pool->rope;
        if (old) memcpy(grown, old, (size_t)pool->rope_room * sizeof *grown);
        pool->rope = grown;
        pool->rope_room = room;
    }
    bitnet__spin_unlock(&pool->lock);
    bitnet__free(&model->allocator, old);
    return true;
}

static const float *bitnet__rope_of(bitnet_model *model, int32_t page) {
    bitnet_model *owner = model->main ? model->main : model; /* an MTP head has the same */
    bitnet__scratch_pool *pool = &owner->scratch_pool;
    float *found = NULL, *made;
    bitnet__fpenv saved;
    bool room;
    bitnet__spin_lock(&pool->lock);
    room = page < pool->rope_room;
    if (room) found = pool->rope[page];
    bitnet__spin_unlock(&pool->lock);
    if (found || (!room && !bitnet__grow_rope(owner, page))) return found;
    made = (float *)bitnet__alloc_bytes(&model->allocator, bitnet__rope_page_bytes(model));
    if (!made) return NULL;
    saved = bitnet__fp_enter();
    bitnet__rotations(model, page, made);
    bitnet__fp_leave(saved);
    bitnet__spin_lock(&pool->lock);
    found = pool->rope[page];
    if (!found) pool->rope[page] = made;
    bitnet__spin_unlock(&pool->lock);
    if (!found) return made;
    bitnet__free(&model->allocator, made); /* another thread was faster */
    return found;
}

static int32_t bitnet__rope_context(const bitnet_model_info *info) {
    return info->context_length < BITNET__ROTATED ? info->context_length : BITNET__ROTATED;
}

/* while loading, because it takes 0.1 ms per page; optional */
static void bitnet__make_rope(bitnet_model *model) {
    int32_t at = 0;
    while (at < bitnet__rope_context(&model->info) && bitnet__rope_of(model, at / BITNET__PAGE))
        at += BITNET__PAGE;
}

static bool bitnet__scratch_pool_trim(bitnet_model *model) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    bitnet__batch *batches, *batch;
    bitnet__choice *choices, *choice;
    bool any;
    bitnet__spin_lock(&pool->lock);
    batches = pool->batches, choices = pool->choices;
    pool->batches = NULL, pool->choices = NULL;
    bitnet__spin_unlock(&pool->lock);
    any = batches || choices;
    while ((batch = batches) != NULL) {
        batches = batch->next;
        bitnet__batch_free(model, batch);
    }
    while ((choice = choices) != NULL) {
        choices = choice->next;
        bitnet__free(&model->allocator, choice);
    }
    return any;
}

static void bitnet__scratch_pool_free(bitnet_model *model) {
    bitnet__scratch_pool *pool = &model->scratch_pool;
    int32_t i;
    bitnet__scratch_pool_trim(model);
    for (i = 0; i < pool->rope_room; i++) bitnet__free(&model->allocator, pool->rope[i]);
    bitnet__free(&model->allocator, pool->rope);
    memset(pool, 0, sizeof *pool);
}

/* ---- pages */

typedef struct bitnet__page {
    bitnet__atomic users; /* one may write */
    bitnet_cache cache;
    const float *rope;
    uint8_t *parts; /* [layers with attention][kv_heads]: bitnet__chunk */
    float *states;  /* [room][width] that come with tokens of an MTP head's session */
} bitnet__page;

static uint64_t bitnet__part_bytes(const bitnet_model_info *info, bitnet_cache cache,
                                   int32_t room) {
    uint64_t position = 2 * (uint64_t)bitnet__head_stride(info);
    position = cache == BITNET_CACHE_INT8 ? position + 2 * sizeof(float) : 2 * position;
    return position * (uint64_t)room;
}

static void bitnet__page_layout(bitnet__page *page, const bitnet_model_info *info,
                                bitnet__arena *arena) {
    uint64_t parts = (uint64_t)bitnet__attention_layers(info) * (uint64_t)info->kv_heads;
    page->parts =
        (uint8_t *)bitnet__take(arena, parts, bitnet__part_bytes(info, page->cache, BITNET__PAGE));
    page->states = bitnet__take_floats(arena, bitnet__joins(info) ? BITNET__PAGE : 0,
                                       (uint64_t)info->hidden_size);
}

static uint64_t bitnet__page_bytes(const bitnet_model_info *info, bitnet_cache cache) {
    bitnet__arena arena = {NULL, 0};
    bitnet__page page;
    page.cache = cache;
    bitnet__take(&arena, 1, sizeof page);
    bitnet__page_layout(&page, info, &arena);
    return arena.used;
}

BITNET__INLINE uint8_t *bitnet__page_part(const bitnet__page *page, const bitnet_model_info *info,
                                          int layer, int kv_head) {
    size_t number = (size_t)bitnet__attention_number(info, layer);
    size_t part = number * (size_t)info->kv_heads + (size_t)kv_head;
    return page->parts + part * (size_t)bitnet__part_bytes(info, page->cache, BITNET__PAGE);
}

/* where a key or value is stored, and the step of bytes */
static uint8_t *bitnet__row_of(const bitnet__page *page, const bitnet_model_info *info, int layer,
                               int kv_head, bool value, int at, float **step) {
    size_t d = bitnet__head_stride(info), row = (size_t)(value ? BITNET__PAGE + at : at);
    uint8_t *part = bitnet__page_part(page, info, layer, kv_head);
    *step = (float *)(void *)(part + 2 * BITNET__PAGE * d) + row;
    return part + row * d * (page->cache == BITNET_CACHE_INT8 ? 1 : 2);
}

/* if memory runs out, frees unused batches and choices and retries */
static bitnet__page *bitnet__page_create(bitnet_model *model, bitnet_cache cache, int32_t number) {
    const float *rope = bitnet__rope_of(model, number);
    bitnet__arena arena = {NULL, 0};
    bitnet__page *page;
    if (!rope) return NULL;
    do arena.used = bitnet__page_bytes(&model->info, cache);
    while (!bitnet__arena_alloc(&arena, &model->allocator, false) &&
           bitnet__scratch_pool_trim(model));
    if (!arena.memory) return NULL;
    page = (bitnet__page *)bitnet__take(&arena, 1, sizeof *page);
    page->users = 1;
    page->cache = cache;
    page->rope = rope;
    bitnet__page_layout(page, &model->info, &arena);
    return page;
}

/* the first `positions` */
static void bitnet__page_copy(const bitnet_model_info *info, bitnet__page *to,
                              const bitnet__page *from, int32_t positions) {
    size_t count = (size_t)positions, row = bitnet__head_stride(info);
    int layer, head, value;
    if (from->cache == BITNET_CACHE_F16) row *= sizeof(uint16_t);
    for (layer = 0; layer < info->layers; layer++)
        for (head = 0; head < info->kv_heads && !bitnet__is_recurrent(info, layer); head++)
            for (value = 0; value < 2; value++) {
                float *step, *from_step;
                uint8_t *x = bitnet__row_of(to, info, layer, head, value, 0, &step);
                memcpy(x, bitnet__row_of(from, info, layer, head, value, 0, &from_step),
                       count * row);
                if (from->cache == BITNET_CACHE_INT8) memcpy(step, from_step, count * sizeof *step);
            }
    if (bitnet__joins(info))
        memcpy(to->states, from->states, count * (size_t)info->hidden_size * sizeof(float));
}

static void bitnet__page_release(bitnet_model *model, bitnet__page *page) {
    int users = page ? bitnet__add(&page->users, -1) : 0;
    BITNET_ASSERT(!page || users > 0);
    if (users == 1) bitnet__free(&model->allocator, page);
}

/* ====================
   >>loading   Model: loading and freeing

   Loads all layers, the RoPE frequencies, the tokenizer and the thread pool. Saved sessions contain
   the model's fingerprint, a hash of hyper-parameters and weights. */

/* millions of them */
static uint32_t bitnet__floats_hash(uint32_t hash, const float *values, int count) {
    int i;
    for (i = 0; values && i < count; i++) {
        hash = (hash ^ bitnet__bits(values[i])) * 0x01000193u;
        hash ^= hash >> 15;
    }
    return hash;
}

static uint32_t bitnet__group_hash(uint32_t hash, const bitnet__matrix *m, int row) {
    const uint8_t *block = m->data + (size_t)(row - row % BITNET__GROUP_ROWS) * m->stride;
    hash = bitnet__crc32(hash, block, bitnet__group_halves(m->columns, m->span));
    return bitnet__crc32(hash, block + bitnet__group_scales(m->columns, m->span),
                         bitnet__group_size(m->layout));
}

static uint32_t bitnet__matrix_hash(uint32_t hash, const bitnet__matrix *m) {
    static const bitnet_type types[] = {BITNET_TYPE_F32, BITNET_TYPE_I2_S, BITNET_TYPE_Q2_0,
                                        BITNET_TYPE_Q1_0}; /* by layout */
    const int32_t shape[] = {m->rows, m->columns,
                             m->layout == BITNET__FLOATS ? m->type : (int32_t)types[m->layout]};
    int row;
    size_t bytes = m->layout == BITNET__TERNARY
                       ? (size_t)(m->columns / 128) * 32 /* no padding */
                       : (size_t)bitnet_type_row_size(m->type, (uint64_t)m->columns);
    hash = bitnet__crc32(hash, shape, sizeof shape);
    if (m->signs) hash = bitnet__crc32(hash, "turned", 6);
    hash = bitnet__floats_hash(hash, &m->scale, 1);
    hash = bitnet__floats_hash(hash, m->bias, m->rows);
    if (bitnet__is_grouped(m->layout)) {
        for (row = 0; row < m->rows; row += m->rows / 4 + 1)
            hash = bitnet__group_hash(hash, m, row);
        return bitnet__group_hash(hash, m, m->rows - 1);
    }
    for (row = 0; row < m->rows; row += m->rows / 4 + 1)
        hash = bitnet__crc32(hash, m->data + (size_t)row * m->stride, BITNET__MIN(bytes, 256));
    return hash;
}

static uint32_t bitnet__rope_table_hash(uint32_t hash, const bitnet__rope_table *turns, int pairs) {
    float amplitude = (float)turns->amplitude;
    int i;
    for (i = 0; i < pairs; i++) {
        float frequency = (float)turns->frequency[i];
        hash = bitnet__floats_hash(hash, &frequency, 1);
    }
    return bitnet__floats_hash(hash, &amplitude, 1);
}

/* of everything that affects logits; matrices are sampled */
static uint32_t bitnet__fingerprint(const bitnet_model *model) {
    const bitnet_model_info *info = &model->info;
    const int32_t shape[] = {info->layers,    info->hidden_size, info->heads,    info->kv_heads,
                             info->head_size, info->ffn_size,    info->rope_size};
    const int32_t kinds[] = {(int32_t)model->architecture.rope, (int32_t)model->activation};
    const int32_t recurrent[] = {info->attention_period, info->state_heads, info->state_key_heads,
                                 info->state_size, info->conv_size};
    const int32_t basis[] = {model->basis.block, model->basis.grouped};
    const int32_t experts[] = {info->experts, info->experts_used}, groups = model->norm_groups;
    uint32_t hash = bitnet__crc32(bitnet__crc32(0, shape, sizeof shape), kinds, sizeof kinds);
    int layer, part, i;
    if (info->state_heads) hash = bitnet__crc32(hash, recurrent, sizeof recurrent);
    if (model->basis.block) hash = bitnet__crc32(hash, basis, sizeof basis);
    if (info->experts) hash = bitnet__crc32(hash, experts, sizeof experts);
    if (groups > 1) hash = bitnet__crc32(hash, &groups, sizeof groups);
    for (i = 0, part = 0; i < model->basis.width_count; i++) part += model->basis.widths[i];
    hash = bitnet__floats_hash(hash, model->basis.signs, part);
    if (model->activation_group)
        hash = bitnet__crc32(hash, &model->activation_group, sizeof model->activation_group);
    hash = bitnet__floats_hash(hash, &info->norm_epsilon, 1);
    hash = bitnet__floats_hash(hash, &model->embedding_scale, 1);
    hash = bitnet__floats_hash(hash, &model->residual_scale, 1);
    for (i = 0; i < model->rope_table_count; i++)
        hash = bitnet__rope_table_hash(hash, &model->turns[i], info->rope_size / 2);
    hash = bitnet__matrix_hash(bitnet__matrix_hash(hash, &model->embedding), &model->lm_head);
    hash = bitnet__floats_hash(hash, model->output_norm, info->hidden_size);
    for (layer = 0; layer < info->layers; layer++) {
        const bitnet__layer *l = &model->layers[layer];
        hash = bitnet__crc32(hash, &l->window, sizeof l->window);
        if (info->experts) hash = bitnet__floats_hash(hash, &l->clamp, 1);
        for (part = 0; part < BITNET__MATRICES; part++)
            if (l->matrix[part].data) hash = bitnet__matrix_hash(hash, &l->matrix[part]);
        for (; part < BITNET__LAYER_PARTS; part++)
            hash = bitnet__floats_hash(hash, bitnet__norm_of(l, part),
                                       (int)bitnet__floats_of(info, part));
    }
    return hash;
}

/* an end of YaRN's ramp: the pair with that many turns */
static double bitnet__yarn_pair(const bitnet__rope_keys *rope, int width, double turns) {
    double pair = width * bitnet__log_double(rope->original / (turns * 6.283185307179586)) /
                  (2 * bitnet__log_double(rope->base));
    return pair > 0 ? pair < width - 1 ? pair : width - 1 : 0; /* infinite for a base of 1 */
}

/* base^(-2i/d), scaled, divided by factors (Llama 3.1) */
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
        out[i] = f / factors[i];
    }
}

static bitnet_result bitnet__load_rope_table(bitnet__loader *l, const bitnet__rope_keys *rope,
                                             int part, bitnet__rope_table *turns) {
    bitnet_model *model = l->model;
    int pairs = model->info.rope_size / 2, i;
    float factors[BITNET__HEAD_WIDEST / 2];
    const bitnet_gguf_tensor *tensor = NULL;
    bitnet_result result = BITNET_OK;
    turns->amplitude = rope->amplitude;
    turns->frequency = BITNET__NEW(double, &model->allocator, (size_t)pairs);
    if (!turns->frequency) return bitnet__no_memory(l->error);
    for (i = 0; i < pairs; i++) factors[i] = 1;
    if (part != BITNET__PARTS)
        result = bitnet__find_part(model->gguf, &model->info, -1, part, &tensor, l->error);
    if (tensor) result = bitnet__read_vector(model->gguf, tensor, pairs, factors, l->error);
    for (i = 0; i < pairs && result == BITNET_OK; i++)
        if (!(factors[i] >= 1e-3f && factors[i] <= 1e6f))
            result = bitnet__fail(l->error, BITNET_ERROR_MODEL_VALUE,
                                  "%t holds a factor out of range", &tensor->name);
    if (result == BITNET_OK) bitnet__frequencies(rope, 2 * pairs, factors, turns->frequency);
    return result;
}

static bitnet_result bitnet__load_rope(bitnet__loader *l) {
    const bitnet__rope_keys local = {BITNET__SCALING_NONE, l->h.local_base, 1, 1, 0, 0, 0};
    const bitnet__rope_keys *rope = &l->h.rope;
    bitnet_model *model = l->model;
    bool longrope = rope->scaling == BITNET__SCALING_LONGROPE;
    bitnet_result result = bitnet__load_rope_table(
        l, rope, longrope ? BITNET__SHORT_FACTORS : BITNET__ROPE_FACTORS, &model->turns[0]);
    model->score_scale = (float)(1.0 / bitnet__sqrt_double(model->info.head_size));
    if (longrope) model->original = (int32_t)rope->original;
    if (result || model->rope_table_count == 1) return result;
    return bitnet__load_rope_table(l, longrope ? rope : &local,
                                   longrope ? BITNET__LONG_FACTORS : BITNET__PARTS,
                                   &model->turns[1]);
}

/* before each layer and after the last; true: the load is cancelled */
static bool bitnet__report(const bitnet__loader *l, int layer) {
    const bitnet_progress *progress = &l->options.progress;
    uint64_t total = bitnet_gguf_file_size(l->model->gguf), layers = (uint64_t)l->h.info.layers;
    uint64_t done = (uint64_t)layer < layers ? total / layers * (uint64_t)layer : total;
    return progress->report && progress->report(progress->user, done, total);
}

/* tap by tap */
static bitnet_result bitnet__transpose_taps(bitnet_model *model, float *taps, bitnet_error *error) {
    size_t channels = (size_t)bitnet__extent(&model->info, BITNET__CHANNELS), i, k;
    size_t count = (size_t)model->info.conv_size, total = channels * count;
    float *copy = BITNET__NEW(float, &model->allocator, total);
    if (!copy) return bitnet__no_memory(error);
    memcpy(copy, taps, total * sizeof(float));
    for (i = 0; i < channels; i++)
        for (k = 0; k < count; k++) taps[k * channels + i] = copy[i * count + k];
    bitnet__free(&model->allocator, copy);
    return BITNET_OK;
}

/* by a list, or for all but each period's last layer */
static int32_t bitnet__window_of(const bitnet__keys *k, const bitnet__hyperparameters *h,
                                 int layer) {
    const bitnet_gguf_value *list = bitnet__key(k, BITNET__SLIDING_LAYERS);
    int64_t slides = 0;
    if (h->architecture.local_rope) bitnet_gguf_int(list, (uint64_t)layer, &slides);
    else slides = h->window && (layer + 1) % h->period;
    return slides ? h->window : 0;
}

/* of all layers, or a list */
static bitnet_result bitnet__load_clamp(bitnet__keys *k, bitnet__layer *layer, int number,
                                        double clamp) {
    const bitnet_gguf_value *value = clamp > 0 ? bitnet__key(k, "swiglu_clamp_exp") : NULL;
    uint64_t at = value && value->type == BITNET_GGUF_ARRAY ? (uint64_t)number : 0;
    if (value && !(bitnet_gguf_number(value, at, &clamp) && clamp > 0 && clamp <= 1e6))
        bitnet__refuse_key(k, "swiglu_clamp_exp", "has no positive number for layer %d", number);
    layer->clamp = (float)clamp;
    return k->result;
}

static bitnet_result bitnet__load_layer(bitnet__loader *l, int number) {
    bitnet_model *model = l->model;
    bitnet__layer *layer = &model->layers[number - model->first_layer];
    bitnet_result result = bitnet__each_part(l, number, bitnet__load_part);
    bitnet__keys k = {model->gguf, l->h.architecture.name, l->error, BITNET_OK};
    if (result) return result;
    layer->recurrent = bitnet__is_recurrent(&model->info, number);
    layer->window = bitnet__window_of(&k, &l->h, number);
    if (bitnet__load_clamp(&k, layer, number, l->h.architecture.clamp)) return k.result;
    if (bitnet__norm_of(layer, BITNET__MIDDLE_NORM))
        *bitnet__norm_at(model, number, BITNET__FFN_NORM) =
            *bitnet__norm_at(model, number, BITNET__MIDDLE_NORM);
    return layer->recurrent
               ? bitnet__transpose_taps(model, *bitnet__norm_at(model, number, BITNET__DELTA_CONV),
                                        l->error)
               : BITNET_OK;
}

/* for q and k of unit length, q scaled */
static void bitnet__make_unit_gains(bitnet_model *model, float *gains) {
    int n = model->info.state_size, i;
    float scale = (float)(1.0 / bitnet__sqrt_double(n ? n : 1));
    for (i = 0; i < n; i++) {
        gains[i] = scale;
        gains[n + i] = 1.0f;
    }
    model->unit_gains[0] = gains;
    model->unit_gains[1] = gains + n;
}

static bitnet_result bitnet__load_tensors(bitnet__loader *l) {
    bitnet_model *model = l->model;
    int layers = model->info.layers, layer, i;
    float state_scale = (float)(1 / l->h.logit_scale), *gain;
    bitnet_result result;
    model->layers = BITNET__NEW_ZERO(bitnet__layer, &model->allocator, (size_t)layers);
    if (!model->layers) return bitnet__no_memory(l->error);
    if ((result = bitnet__plan_parts(l)) || (result = bitnet__weights_room(l)) ||
        (result = bitnet__each_part(l, -1, bitnet__load_part)))
        return result;
    if (model->tied) model->lm_head = model->embedding;
    gain = model->output_norm;
    for (i = 0; i < model->info.hidden_size; i++) gain[i] = gain[i] * state_scale;

    for (layer = 0; layer < layers; layer++) {
        if (bitnet__report(l, layer))
            return bitnet__fail(l->error, BITNET_CANCELLED, "the load was cancelled");
        if ((result = bitnet__load_layer(l, layer))) return result;
    }
    bitnet__make_unit_gains(model,
                            bitnet__take_floats(&l->floats, 2, (uint64_t)model->info.state_size));
    bitnet__report(l, layers);
    return BITNET_OK;
}

/* if it were fused, 2^-24 would remain */
static bool bitnet__keeps_roundings(const bitnet__kernels *kernels) {
    float w[65] = {0}, x[128] = {0}, y = 1, scratch[128];
    w[0] = -1.0f, x[0] = 1.00048828125f;              /* 1 + 2^-11 */
    w[64] = 1.000244140625f, x[64] = 1.000244140625f; /* 1 + 2^-12 */
    kernels->dot(&y, 1, BITNET_TYPE_F32, (const uint8_t *)w, sizeof w, 1, 65, x, 128, 1, scratch);
    return y == 0.0f;
}

/* routers and a recurrent layer's small projections are always floats */
static void bitnet__remark_weights(bitnet_model *model) {
    int total = 0, floats = 0, layer = -1, part = -1;
    const bitnet__matrix *m;
    while ((m = bitnet__next_matrix(model, &layer, &part)) != NULL) {
        if (layer < 0 || part == BITNET__DELTA_ALPHA || part == BITNET__DELTA_BETA ||
            part == BITNET__ROUTER)
            continue;
        total++;
        floats += m->layout == BITNET__FLOATS;
    }
    if (floats)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "%d of %d projections are not ternary: they are computed as floats, and slowly",
                    floats, total);
}

static bitnet_result bitnet__check_kernels(const bitnet_model *model, bitnet_error *error) {
    if (!bitnet__keeps_roundings(&model->kernels))
        return bitnet__fail(error, BITNET_ERROR_ARITHMETIC,
                            "this build fuses multiplications and additions: compile it without "
                            "-ffp-contract=fast");
#if (defined(__clang__) || defined(BITNET_NO_OPTIMIZE_PRAGMA)) && !defined(__OPTIMIZE__)
    bitnet__log(&model->log, BITNET_LOG_WARNING,
                "compiled without optimization: -O2 makes this many times faster");
#endif
    return BITNET_OK;
}

static bitnet_result bitnet__load_tokenizer(bitnet__loader *l) {
    bitnet_model *model = l->model;
    bitnet_tokenizer_options o;
    memset(&o, 0, sizeof o);
    o.allocator = model->allocator;
    o.log = model->log;
    o.pretokenizer = l->options.pretokenizer;
    model->tokenizer = bitnet_tokenizer_create(model->gguf, &o, l->error);
    if (!model->tokenizer) return l->error->result;
    if (bitnet_vocab_size(model->tokenizer) > model->info.vocab_size)
        return bitnet__fail(l->error, BITNET_ERROR_VOCAB, "%d tokens, but embeddings for only %d",
                            bitnet_vocab_size(model->tokenizer), model->info.vocab_size);
    return BITNET_OK;
}

static bitnet_result bitnet__load_pool(bitnet__loader *l) {
    bitnet_model *model = l->model;
    bitnet_pool_options pool;
    model->tasks = l->options.scheduler;
    model->pool = l->options.pool;
    if (model->tasks.enqueue || model->pool) return BITNET_OK;
    pool.allocator = model->allocator;
    model->pool = bitnet_pool_create(l->options.threads, &pool, l->error);
    model->owns_pool = model->pool != NULL;
    return model->pool ? BITNET_OK : l->error->result;
}

BITNET__NOINLINE static bitnet_result bitnet__load(bitnet__loader *l) {
    bitnet_model *model = l->model;
    bitnet_result result;
    if ((result = bitnet__plan(l)) || (result = bitnet__check_kernels(model, l->error)) ||
        (result = bitnet__load_tokenizer(l)) ||
        (l->h.basis && (result = bitnet__load_basis(model, l->error))) ||
        (result = bitnet__load_rope(l)) || (result = bitnet__load_pool(l)) ||
        (result = bitnet__load_tensors(l)))
        return result;
    bitnet__remark_weights(model);
    model->fingerprint = bitnet__fingerprint(model);
    bitnet__repack_weights(l);
    return BITNET_OK;
}

static void bitnet__keep_weights(bitnet_model *model, bool keep) {
    const bitnet__matrix *m;
    bool kept = true;
    int layer = -1, part = -1;
    while (kept && (m = bitnet__next_matrix(model, &layer, &part)) != NULL)
        kept = m->packed || !m->data || bitnet__keep_pages(m->data, bitnet__matrix_size(m), keep);
    if (model->forms && kept)
        kept = bitnet__keep_pages(model->forms, model->info.repacked_bytes, keep);
    model->kept = keep;
    if (keep && !kept)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "the system keeps no more in memory: not all weights are locked");
}

/* takes over the file, even on failure */
static bitnet_model *bitnet__model_create(bitnet_gguf *gguf, const bitnet_model_options *options,
                                          bitnet_error *error) {
    bitnet__loader l;
    bitnet_error local;
    bitnet_model *model;
    bitnet__fpenv saved;
    bitnet_allocator allocator;
    bitnet_result result;
    if (!gguf) return NULL;
    allocator = bitnet__allocator(options ? &options->allocator : NULL);
    model = BITNET__NEW_ZERO(bitnet_model, &allocator, 1);
    if (!model) {
        bitnet_gguf_free(gguf);
        bitnet__no_memory(error);
        return NULL;
    }
    model->allocator = allocator;
    model->owned_gguf = gguf;
    bitnet__begin_loading(&l, model, gguf, options, error ? error : &local);
    saved = bitnet__fp_enter();
    result = bitnet__load(&l);
    if (result == BITNET_OK && l.options.lock) bitnet__keep_weights(model, true);
    if (result == BITNET_OK) bitnet__make_rope(model);
    bitnet__fp_leave(saved);
    if (result) {
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

/* what is not shared with an MTP head */
static void bitnet__free_weights(bitnet_model *model) {
    const bitnet_allocator *a = &model->allocator;
    bitnet__matrix *m;
    int layer = -1, part = -1;
    if (model->kept) bitnet__keep_weights(model, false);
    bitnet__scratch_pool_free(model);
    bitnet__free(a, model->forms);
    while ((m = bitnet__next_matrix(model, &layer, &part)) != NULL) bitnet__matrix_free(m, a);
    bitnet__free(a, model->weights);
    bitnet__free(a, model->layers);
    bitnet__free(a, model->gains);
}

BITNET_API void bitnet_model_free(bitnet_model *model) {
    bitnet_allocator allocator;
    int i;
    if (!model) return;
    allocator = model->allocator;
    if (model->mtp) bitnet__free_weights(model->mtp);
    bitnet__free(&allocator, model->mtp);
    bitnet__free_weights(model);
    bitnet__free(&allocator, model->basis.signs);
    for (i = 0; i < BITNET__ROPE_TABLES; i++) bitnet__free(&allocator, model->turns[i].frequency);
    if (model->owns_pool) bitnet_pool_free(model->pool);
    bitnet_tokenizer_free(model->tokenizer);
    bitnet_gguf_free(model->owned_gguf);
    bitnet__free(&allocator, model);
}

BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model) {
    return &model->info;
}

BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model) {
    return model->tokenizer;
}

BITNET_API bitnet_string bitnet_model_metadata(const bitnet_model *model, const char *key) {
    const bitnet_gguf_value *value = bitnet_gguf_find(model->gguf, key);
    return bitnet__text_or_none(value && value->type == BITNET_GGUF_STRING ? value : NULL);
}

BITNET_API const bitnet_gguf *bitnet_model_gguf(const bitnet_model *model) { return model->gguf; }

/* ====================
   >>adapter   Adapters: what they add to the matrices

   An adapter has A: [rank][columns] and B: [rows][rank] for each matrix that it changes. In
   addition to W x, a pass computes A x of the unquantized x and adds B (A x) times a factor. An
   adapter points to the functions that do this, which are in bitnet_adapter.h. */

enum { BITNET__PAIR_ROWS = 32 }; /* block of B, unit of the tasks' shares */

typedef struct bitnet__pair {
    int32_t rank;
    int type;   /* of A */
    uint8_t *a; /* [rank][columns] */
    float *b;   /* [rows / 32][rank][32], zero-padded */
} bitnet__pair;

struct bitnet__stage_work;

struct bitnet_adapter {
    const bitnet_model *model;
    int32_t rank; /* the largest */
    float alpha;
    uint32_t hash;
    bitnet__pair *pairs; /* [layers][BITNET__MATRICES] */
    /* After the inputs of `count` matrices are prepared: A x, for every tasks-th row. */
    void (*adapt_inputs)(const struct bitnet__stage_work *work, int task, int first, int count);
    /* After a product is in y: adds B (A x) to its rows [from, to). */
    void (*adapt_output)(const struct bitnet__stage_work *work, int matrix, int from, int to,
                         float *y, size_t stride);
};

static inline float bitnet__pair_factor(const struct bitnet_adapter *adapter,
                                        const bitnet__pair *pair, float scale) {
    double alpha = adapter->alpha;
    return alpha == 0 ? scale : (float)(scale * alpha / pair->rank);
}

/* ====================
   >>constraint   Constraints: the tokens that may follow a session's text

   A constraint decides which tokens may be chosen; a grammar (bitnet_grammar.h) is one. The session
   owns its state, knows where the constrained text begins, and gives each call all of its tokens:
   nothing has to be rolled back when tokens are drafted, rejected or truncated. States remember the
   tokens that they have computed, and compare. */

/* allowed tokens: bit id % 32 of bits[id / 32] */
typedef struct bitnet__mask {
    int32_t count, id; /* tokens; one of them */
    uint32_t *bits;
} bitnet__mask;

typedef struct bitnet__constraint_functions {
    /* Sets *mask to what may follow these tokens, valid until the next call. PENDING: the deadline
       has passed (0: none); the next call continues, unless the tokens have changed. An error ends
       the text: GRAMMAR_DEAD_END if no token may follow. */
    bitnet_result (*allow)(void *state, const int32_t *tokens, int32_t count, int64_t deadline,
                           const bitnet__mask **mask, bitnet_error *error);
    /* Writes up to `room` tokens that spell what must follow, as a draft. Returns their number. */
    size_t (*force)(void *state, const int32_t *tokens, int32_t count, int32_t *ids, size_t room);
    void (*restart)(void *state);
    /* the text continues, but these tokens are not given any more */
    void (*shorten)(void *state, const int32_t *tokens, int32_t count);
    /* NULL: out of memory */
    void *(*copy)(const void *state);
    void (*free)(void *state);
} bitnet__constraint_functions;

typedef struct bitnet__constraint {
    const bitnet__constraint_functions *functions;
    void *state;  /* NULL: no constraint */
    int32_t from; /* position of the text's first token, at most the session's length */
} bitnet__constraint;

static void bitnet__constraint_restart(bitnet__constraint *c, int32_t from) {
    if (!c->state) return;
    c->from = from;
    c->functions->restart(c->state);
}

/* Tokens [keep, keep + drop) are dropped. */
static void bitnet__constraint_slide(bitnet__constraint *c, const int32_t *tokens, int32_t length,
                                     int32_t keep, int32_t drop) {
    if (!c->state) return;
    if (c->from >= keep + drop) {
        c->from -= drop;
        return;
    }
    c->functions->shorten(c->state, tokens + c->from, length - c->from);
    c->from = length - drop;
}

static void bitnet__constraint_free(bitnet__constraint *c) {
    if (c->state) c->functions->free(c->state);
    memset(c, 0, sizeof *c);
}

/* ---- masks */

static bool bitnet__mask_has(const bitnet__mask *mask, int32_t id) {
    return mask->bits[id / 32] >> (id & 31) & 1;
}

static void bitnet__mask_remove(bitnet__mask *mask, int32_t id) {
    mask->bits[id / 32] &= ~(1u << (id & 31));
}

static void bitnet__mask_fill(bitnet__mask *mask, int32_t vocabulary) {
    memset(mask->bits, 0xFF, (size_t)vocabulary / 32 * sizeof *mask->bits);
    if (vocabulary % 32) mask->bits[vocabulary / 32] = (1u << vocabulary % 32) - 1;
}

static void bitnet__mask_count(bitnet__mask *mask, int32_t vocabulary) {
    int32_t i;
    for (mask->count = 0, i = 0; i < (vocabulary + 31) / 32; i++) {
        uint32_t bits = mask->bits[i];
        if (bits) mask->id = 32 * i;
        bits -= bits >> 1 & 0x55555555u;
        bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
        mask->count += (int32_t)(((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
    }
    while (mask->count > 0 && !bitnet__mask_has(mask, mask->id)) mask->id++;
}

/* ====================
   >>recurrent   Recurrent states

   Each head of a recurrent layer has a matrix, the state, which each token updates after a
   convolution over the last few tokens. A snapshot holds all of this, for all layers. A complete
   one is never written: tokens in a batch read the present one and write spares, the last of which
   replaces it. So dropping a batch, or sharing with a copy, needs no undo.

   A run, one session's rows in a batch, writes a snapshot at its end and before each turn's header,
   where conversations resume after an edit or a dropped thought. A run with drafts logs what states
   take in, and accepted entries are replayed before the next run. Going back resumes at the nearest
   snapshot, or where the log leads; later tokens wait again. */

enum { BITNET__SNAPSHOTS = 16 /* without the present one */ };

typedef struct bitnet__snapshot {
    bitnet__atomic users;
    int32_t position;
    float *floats; /* [recurrent layers] bitnet__memory */
} bitnet__snapshot;

typedef struct bitnet__recurrent {
    bitnet__snapshot *kept[BITNET__SNAPSHOTS + 2];   /* ascending; the last is present */
    bitnet__snapshot *spares[BITNET__SNAPSHOTS + 2]; /* a run ends in the first */
    int32_t count, spare_count;
    int32_t turns[BITNET__SNAPSHOTS]; /* beginning in the run, last first */
    int32_t turn_count;
    int32_t turn_token;       /* -1: none */
    bool drafting;            /* the run takes notes */
    float *replay_log;        /* [1 + drafts][recurrent layers] bitnet__log_entry */
    int32_t log_from, log_to; /* positions */
} bitnet__recurrent;

/* ---- layouts */

typedef struct bitnet__memory {
    float *channels; /* [taps - 1][channels] oldest first */
    float *states;   /* [heads][key][value] */
} bitnet__memory;

/* what a token adds to a layer */
typedef struct bitnet__log_entry {
    float *channels;
    float *keys;  /* and values */
    float *gates; /* [2][heads] beta and decay */
} bitnet__log_entry;

static int bitnet__recurrent_layers(const bitnet_model_info *info) {
    return info->layers - bitnet__attention_layers(info);
}

static int bitnet__recurrent_number(const bitnet_model_info *info, int layer) {
    return layer - layer / info->attention_period;
}

static size_t bitnet__memory_channels(const bitnet_model_info *info) {
    return info->state_heads
               ? (size_t)(info->conv_size - 1) * (size_t)bitnet__extent(info, BITNET__CHANNELS)
               : 0;
}
static size_t bitnet__memory_states(const bitnet_model_info *info) {
    return (size_t)info->state_heads * (size_t)info->state_size * (size_t)info->state_size;
}

static uint64_t bitnet__snapshot_size(const bitnet_model_info *info) {
    return (uint64_t)bitnet__recurrent_layers(info) *
           (bitnet__memory_channels(info) + bitnet__memory_states(info));
}

static size_t bitnet__keys_and_values(const bitnet_model_info *info) {
    return (size_t)(info->state_key_heads + info->state_heads) * (size_t)info->state_size;
}
static size_t bitnet__log_entry_size(const bitnet_model_info *info) {
    return (size_t)bitnet__extent(info, BITNET__CHANNELS) + bitnet__keys_and_values(info) +
           bitnet__pad(2 * (size_t)info->state_heads, 64);
}

static uint64_t bitnet__replay_log_bytes(const bitnet_model_info *info) {
    return (1 + BITNET__DRAFTS) * (uint64_t)bitnet__recurrent_layers(info) *
           bitnet__log_entry_size(info) * sizeof(float);
}

static bitnet__memory bitnet__memory_of(const bitnet_model_info *info,
                                        const bitnet__snapshot *snapshot, int layer) {
    size_t channels = bitnet__memory_channels(info), number;
    bitnet__memory m;
    number = (size_t)bitnet__recurrent_number(info, layer);
    m.channels = snapshot->floats + number * (channels + bitnet__memory_states(info));
    m.states = m.channels + channels;
    return m;
}

static bitnet__log_entry bitnet__log_entry_of(const bitnet_model_info *info,
                                              const bitnet__recurrent *r, int32_t position,
                                              int layer) {
    size_t number = (size_t)(position - r->log_from) * (size_t)bitnet__recurrent_layers(info) +
                    (size_t)bitnet__recurrent_number(info, layer);
    bitnet__log_entry note;
    note.channels = r->replay_log + number * bitnet__log_entry_size(info);
    note.keys = note.channels + bitnet__extent(info, BITNET__CHANNELS);
    note.gates = note.keys + bitnet__keys_and_values(info);
    return note;
}

static uint64_t bitnet__snapshot_bytes(const bitnet_model_info *info) {
    return bitnet__pad(sizeof(bitnet__snapshot), 64) + bitnet__snapshot_size(info) * sizeof(float);
}

static bitnet__snapshot *bitnet__snapshot_create(const bitnet_model *model) {
    bitnet__snapshot *snapshot = (bitnet__snapshot *)bitnet__alloc_bytes(
        &model->allocator, bitnet__snapshot_bytes(&model->info));
    if (!snapshot) return NULL;
    snapshot->users = 1;
    snapshot->position = 0;
    snapshot->floats =
        (float *)(void *)((uint8_t *)snapshot + bitnet__pad(sizeof(bitnet__snapshot), 64));
    return snapshot;
}

static void bitnet__snapshot_release(const bitnet_model *model, bitnet__snapshot *snapshot) {
    int users = bitnet__add(&snapshot->users, -1);
    BITNET_ASSERT(users > 0);
    if (users == 1) bitnet__free(&model->allocator, snapshot);
}

/* NULL: zeros */
static bitnet__snapshot *bitnet__present(const bitnet__recurrent *r) {
    return r->count ? r->kept[r->count - 1] : NULL;
}

static int32_t bitnet__present_position(const bitnet__recurrent *r) {
    return r->count ? r->kept[r->count - 1]->position : 0;
}

static bool bitnet__is_unshared(const bitnet__snapshot *snapshot) {
    return bitnet__load_acquire(&snapshot->users) == 1;
}

/* still in the caches */
static void bitnet__release_snapshot(const bitnet_model *model, bitnet__recurrent *r, int32_t i) {
    bitnet__snapshot *snapshot = r->kept[i];
    for (r->count--; i < r->count; i++) r->kept[i] = r->kept[i + 1];
    if (!bitnet__is_unshared(snapshot) || r->spare_count == BITNET__SNAPSHOTS + 2) {
        bitnet__snapshot_release(model, snapshot);
        return;
    }
    memmove(r->spares + 1, r->spares, (size_t)r->spare_count++ * sizeof *r->spares);
    r->spares[0] = snapshot;
}

/* the snapshot that receives the token at a position */
static bitnet__snapshot *bitnet__taker(const bitnet__recurrent *r, int32_t position) {
    int32_t i = 0;
    while (i < r->turn_count && r->turns[i] > position) i++;
    return r->spares[i];
}

static void bitnet__recurrent_free(const bitnet_model *model, bitnet__recurrent *r) {
    while (r->count > 0) bitnet__release_snapshot(model, r, r->count - 1);
    while (r->spare_count > 0) bitnet__snapshot_release(model, r->spares[--r->spare_count]);
    bitnet__free(&model->allocator, r->replay_log);
    r->replay_log = NULL;
    r->log_from = r->log_to = 0;
}

/* ---- going back */

/* `position`, or an earlier snapshot */
static int32_t bitnet__resumes_at(const bitnet__recurrent *r, int32_t position) {
    int32_t present = bitnet__present_position(r), i = r->count;
    if (position > present && r->log_from <= present && position <= r->log_to) return position;
    while (i > 0 && r->kept[i - 1]->position > position) i--;
    return i ? r->kept[i - 1]->position : 0;
}

static int32_t bitnet__rewind(const bitnet_model *model, bitnet__recurrent *r, int32_t position) {
    position = bitnet__resumes_at(r, position);
    while (bitnet__present_position(r) > position) bitnet__release_snapshot(model, r, r->count - 1);
    if (r->log_to > position) r->log_to = position;
    if (r->log_from > position) r->log_from = position;
    return position;
}

/* ====================
   >>draft   Drafts: tokens that are computed before they are fed

   The pass that computes a session's last token may carry drafts of the tokens that follow. Those
   that are then fed as drafted are accepted, because their keys, values and hidden states exist.
   The others are dropped, so results do not depend on drafts.

   Drafts have positions [from, end). Those before the session's length are accepted; the others are
   open. A session's tokens end at its length, so open drafts are only here. A session keeps these
   rules, which bitnet__check_drafts asserts:
   - from <= computed. If drafts are open, computed == length, so feeding another token or going
     back drops them.
   - Each draft has a page, which was unshared when its pass wrote to it. Releasing a page drops its
     drafts; a page that replaces a shared one gets a copy of them.
   - In recurrent layers the replay log leads from the present snapshot to `end`.
   While drafts are computed, from == end: they are the rows of a batch at and after the session's
   length. Whatever drops the batch drops them. */

typedef struct bitnet__drafts {
    bitnet_drafter drafter;
    int32_t from, end;              /* positions */
    int32_t tokens[BITNET__DRAFTS]; /* from position `from` on, or those being computed */
    size_t stride;
    float *states;               /* [BITNET__DRAFTS][stride] hidden; NULL: no memory for drafts */
    bitnet__screen_state *ahead; /* [BITNET__AHEAD], or NULL: of the first states */
    int32_t ahead_begun;         /* screened with the state before */
    int32_t ahead_ready;         /* with coarse logits */
} bitnet__drafts;

/* ---- memory */

static void bitnet__drafts_layout(bitnet__drafts *d, const bitnet_model_info *info, bool screened,
                                  bitnet__arena *arena) {
    bitnet__screen_state ahead;
    int i;
    d->stride = bitnet__pad((size_t)info->hidden_size, 64);
    d->states = bitnet__take_floats(arena, BITNET__DRAFTS, d->stride);
    d->ahead = NULL;
    if (!screened) return;
    d->ahead = (bitnet__screen_state *)bitnet__take(arena, BITNET__AHEAD, sizeof ahead);
    for (i = 0; i < BITNET__AHEAD; i++) {
        float *logits = bitnet__take_floats(arena, 1, (uint64_t)info->vocab_size);
        bitnet__take_screen_state(arena, info, logits, &ahead);
        if (d->ahead) d->ahead[i] = ahead;
    }
}

/* if there is memory */
static void bitnet__drafts_reserve(bitnet__drafts *d, const bitnet_model *model) {
    bitnet__arena arena = {NULL, 0};
    if (d->states) return;
    bitnet__drafts_layout(d, &model->info, model->screen.ready, &arena);
    bitnet__arena_alloc(&arena, &model->allocator, false);
    bitnet__drafts_layout(d, &model->info, model->screen.ready, &arena);
}

static float *bitnet__drafts_row(const bitnet__drafts *d, int32_t i) {
    return d->states + (size_t)i * d->stride;
}

/* ---- from drafting to dropping */

/* Replaces the drafts with up to `room` new ones, which wait to be computed: tokens that the
   constraint forces, else the drafter's. Returns their number. */
static int32_t bitnet__drafts_begin(bitnet__drafts *d, const bitnet__constraint *c,
                                    const int32_t *tokens, int32_t length, int32_t room,
                                    int32_t vocabulary) {
    size_t count = 0;
    int32_t i = 0;
    d->from = d->end = 0;
    if (room > BITNET__DRAFTS) room = BITNET__DRAFTS;
    if (room < 1 || !d->states) return 0;
    if (c->state)
        count = c->functions->force(c->state, tokens + c->from, length - c->from, d->tokens,
                                    (size_t)room);
    if (count == 0 && d->drafter.draft)
        count = d->drafter.draft(d->drafter.user, tokens, (size_t)length, d->tokens, (size_t)room);
    while (i < room && (size_t)i < count && d->tokens[i] >= 0 && d->tokens[i] < vocabulary) i++;
    return i;
}

/* Their pass has ended: they may be accepted. */
static void bitnet__drafts_computed(bitnet__drafts *d, int32_t from, int32_t end) {
    BITNET_ASSERT(from <= end && end - from <= BITNET__DRAFTS);
    d->from = from;
    d->end = end;
    d->ahead_ready = d->ahead_begun = 0;
}

/* How many of these tokens are accepted; the first has position `length`. */
static int32_t bitnet__drafts_accepted(const bitnet__drafts *d, int32_t length, const int32_t *ids,
                                       int32_t count) {
    int32_t n = 0;
    while (n < count && length + n < d->end && d->tokens[length + n - d->from] == ids[n]) n++;
    return n;
}

static void bitnet__drafts_drop(bitnet__drafts *d, int32_t position) {
    if (d->end > position) d->end = position;
    if (d->from > d->end) d->from = d->end;
}

/* The hidden state of a draft; NULL: there is none at this position. */
static const float *bitnet__drafts_state(const bitnet__drafts *d, int32_t position) {
    return position >= d->from && position < d->end ? bitnet__drafts_row(d, position - d->from)
                                                    : NULL;
}

/* The end of the positions whose keys and values are in use. */
static int32_t bitnet__drafts_end(const bitnet__drafts *d, int32_t computed) {
    return d->end > computed ? d->end : computed;
}

/* ---- coarse logits ahead: the first drafts' states are screened with the state before them */

/* NULL: not computed */
static const float *bitnet__drafts_logits(const bitnet__drafts *d, int32_t position) {
    int32_t i = position - d->from;
    return bitnet__drafts_state(d, position) && i < d->ahead_ready ? d->ahead[i].logits : NULL;
}

/* unless a draft has been accepted */
static void bitnet__drafts_look_ahead(bitnet__drafts *d, int32_t length, int columns) {
    int32_t i = 0;
    if (length != d->from || d->ahead_ready > 0 || !d->ahead) return;
    while (i < d->end - d->from && i < BITNET__AHEAD &&
           bitnet__screen_quantise(&d->ahead[i], bitnet__drafts_row(d, i), columns))
        i++;
    d->ahead_begun = i;
}

/* ====================
   >>session   Session: tokens, memory, context

   A session is a list of tokens; its pages hold the keys and values of the first `computed`.
   Feeding, truncating and sliding edit the list and reserve memory; the forward pass catches up
   later. When a public function ends, bitnet__check_session asserts these rules, and >>draft's:
   - computed <= length <= context. Computed tokens have pages; in a session of an MTP head, all do.
   - `end` is the state after hidden_at <= computed tokens. It has logits only if it is valid.
   - Recurrent states lead to `computed`: there is a snapshot, or the replay log leads to it.
   - A choice that has begun is that of the last token, whose state is there.
   - A session takes part in a pass only while tokens wait. Rows of it in its own batch, or in a
     shared one that it leads, are its next positions in order.
   - A constraint's text begins within the session's tokens. */

typedef struct bitnet__written {
    bitnet_detokenizer detokenizer;
    char *text; /* passed on last, then waiting */
    size_t length, capacity, passed;
    size_t *begins; /* of the last tokens, in `text` */
    size_t begin_count, begin_capacity;
} bitnet__written;

typedef struct bitnet__stops {
    char *strings; /* zero-terminated */
    size_t count, capacity;
    int32_t *ids;
    size_t id_count, id_capacity;
    bitnet__mask others; /* tokens allowed before min_tokens */
    size_t others_capacity;
} bitnet__stops;

/* for bitnet_generate_tokens */
typedef struct bitnet__token_report {
    bitnet_generated_token *tokens;
    bitnet_token_probability *likely; /* [count][best] */
    size_t count, capacity, likely_capacity;
    bitnet__candidate *candidates;
    size_t candidate_capacity;
    bool keep; /* not shown yet */
} bitnet__token_report;

/* if it is too long, its end replaces sampled tokens */
typedef struct bitnet__thought {
    bool open, done;
    int32_t tokens;
    int32_t matched; /* bytes of the next mark */
    char last;
    int32_t end[16];         /* a new line, </think>, an empty line */
    size_t end_count, ended; /* length, tokens fed */
} bitnet__thought;

/* What the next message of a conversation completes. */
typedef enum bitnet__open_message {
    BITNET__OPEN_NOTHING,
    BITNET__OPEN_REPLY, /* without its end token */
    BITNET__OPEN_SYSTEM /* a system message, which is all that the session holds */
} bitnet__open_message;

typedef struct bitnet__generation {
    bitnet_generate_options options; /* its pointers are void */
    bool active;
    bitnet__open_message open;
    int32_t tokens;
    bitnet_stop_reason reason;
    bitnet_result failed; /* reported after the tokens before it */
    int32_t credit;       /* of its share, toward the next pass; see >>generate */
    bool skips;           /* this pass */
    bitnet__written written;
    bitnet__stops stops;
    bitnet__token_report taken;
    bitnet__thought thought;
} bitnet__generation;

/* Another processor (a GPU: bitnet_gpu.h). The first `device_valid` positions of the KV cache are
   there, the first `host_valid` in the pages; fetch before reading more. A backend that fails is
   not used again: its tokens are computed again on the CPU, with the same bits. */
typedef struct bitnet__backend {
    /* most rows of the next batch */
    int32_t (*room)(const bitnet_session *s);
    /* computes session->batch, and may begin up to `next` tokens that wait after it */
    bitnet_result (*compute)(bitnet_session *s, int64_t deadline, int32_t next);
    /* may begin several sessions' batches in one pass; compute continues or repeats */
    void (*begin)(bitnet_session *const *sessions, int count);
    /* writes the normalized state after `position` to end.hidden */
    void (*state)(bitnet_session *s, int32_t position);
    /* logits of that state, or the greatest; false: not available */
    bool (*logits)(bitnet_session *s, float *logits);
    bool (*choose)(bitnet_session *s, int32_t *id);
    /* Writes to choice->survivors, exactly, all tokens of the mask among the k likeliest before
       penalties and biases. Returns their number; 0: none. */
    int32_t (*candidates)(bitnet_session *s, size_t k);
    /* brings positions [host_valid, computed) here */
    bitnet_result (*fetch)(bitnet_session *s);
    void (*end)(bitnet_session *s);
} bitnet__backend;

typedef struct bitnet__calls {
    bitnet__atomic cancel, busy;
    int depth;  /* of computing calls */
    bool freed; /* in a callback */
} bitnet__calls;

typedef struct bitnet__end {
    float *hidden;
    int32_t hidden_at; /* `computed` then */
    float *logits;
    bool has_logits;
} bitnet__end;

typedef struct bitnet__sampler {
    bitnet_sampling sampling;
    uint64_t draws; /* random numbers used */
    bitnet__candidate *candidates;
    size_t candidate_capacity;
    int32_t screen_pause, screen_pause_next; /* tokens without the screen: now, next time */
    int32_t rows_touched, released;          /* of a mapped head; the next row to release */
    const bitnet__mask *mask;                /* NULL: all */
} bitnet__sampler;

/* interrupted work of another header, kept for its next call if the tokens stay the same */
typedef struct bitnet__parked {
    void *state; /* NULL: none */
    void (*free)(bitnet_session *s, void *state);
} bitnet__parked;

typedef struct bitnet__device {
    const bitnet__backend *backend; /* NULL: this processor */
    void *state;
    int32_t host_valid, device_valid; /* positions */
} bitnet__device;

/* tools/headers/session.md: what each operation does to each field */
struct bitnet_session {
    bitnet_model *model;
    bitnet_session_options options;
    bitnet_allocator allocator;
    bitnet_error error;
    bitnet_result failed;
    bitnet_session_stats stats;
    bitnet__calls calls;

    /* [0, computed) are in the KV cache, [computed, length) wait */
    int32_t *tokens;
    int32_t length, computed;
    bool long_rope;       /* longrope's long factors apply */
    bitnet__page **pages; /* NULL after the last */
    bitnet__recurrent recurrent;
    bitnet__device device;

    bitnet__batch *batch;   /* NULL: nothing waits */
    bitnet__batch *led;     /* an interrupted shared pass; see >>passes */
    uint64_t pass;          /* number of the pass that computes its rows; 0: none */
    uint64_t turn;          /* number of its last pass */
    bitnet__choice *choice; /* NULL once used */

    const struct bitnet_adapter *adapter;
    float adapter_scale;
    bitnet__constraint constraint;
    bitnet_observer observer;
    bool states_only; /* bitnet__report_states */

    bitnet__end end;
    bitnet__drafts drafts;
    bitnet__sampler sampler;
    bitnet__generation generation;
    bitnet__parked parked;
};

static void bitnet__session_layout(bitnet_session *s, const bitnet_model_info *info,
                                   bitnet__arena *arena) {
    s->tokens = bitnet__take_ints(arena, (uint64_t)s->options.context_length, 1);
    s->pages = (bitnet__page **)bitnet__take(arena, bitnet__pages_of(s->options.context_length),
                                             sizeof(bitnet__page *));
    s->end.hidden = bitnet__take_floats(arena, 1, bitnet__pad((size_t)info->hidden_size, 64));
}

static bitnet_result bitnet__session_options(const bitnet_model_info *info,
                                             const bitnet_session_options *given,
                                             bitnet_session_options *out, bitnet_error *error) {
    memset(out, 0, sizeof *out);
    if (given) *out = *given;
    if (out->context_length == 0) out->context_length = BITNET__MIN(info->context_length, 4096);
    if (out->batch == 0) out->batch = 128;
    if (out->batch > out->context_length) out->batch = out->context_length;
    {
        const bitnet__argument table[] = {
            {"context_length", out->context_length, 1, 1 << 24},
            {"batch", out->batch, 1, INT32_MAX},
            {"overflow", out->overflow, 0, BITNET_OVERFLOW_SLIDE},
            {"keep", out->keep, 0, out->context_length / 2},
            {"snapshots", out->snapshots, BITNET_OFF, BITNET__SNAPSHOTS},
            {"cache", out->cache, 0, BITNET_CACHE_INT8}};
        return BITNET__CHECK(error, table);
    }
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
    if (!bitnet__arena_alloc(&arena, &model->allocator, true)) {
        bitnet__no_memory(error);
        return NULL;
    }
    s = (bitnet_session *)bitnet__take(&arena, 1, sizeof *s);
    s->options = sizing.options;
    bitnet__session_layout(s, &model->info, &arena);
    s->model = model;
    s->allocator = model->allocator;
    s->long_rope = model->original && s->options.context_length > model->original;
    s->sampler.screen_pause_next = BITNET__SCREEN_PAUSE;
    s->recurrent.turn_token = bitnet__turn_token(model->tokenizer);
    if (bitnet_session_set_sampling(s, NULL) == BITNET_OK) return s;
    bitnet_session_free(s);
    bitnet__no_memory(error);
    return NULL;
}

/* ---- borrowing and returning */

static void bitnet__clear_batch(bitnet__batch *b) {
    b->count = b->stage = b->slice = b->slices = 0;
}

static void bitnet__drop_batch(bitnet_session *s) {
    if (s->batch) bitnet__clear_batch(s->batch);
    s->pass = 0;
}

static void bitnet__release_batch(bitnet_session *s) {
    bitnet__drop_batch(s);
    bitnet__return_batch(s->model, &s->batch);
}

/* An interrupted choice begins again: something that it depends on has changed. */
static void bitnet__restart_choice(bitnet_session *s) {
    if (s->choice) s->choice->stage = BITNET__HEAD_IDLE;
}

static bool bitnet__borrow_own_choice(bitnet_session *s) {
    if (!s->choice) s->choice = bitnet__borrow_choice(s->model);
    if (s->choice) s->choice->session = s;
    return s->choice != NULL;
}

static int32_t bitnet__fed_rows(const bitnet_session *s) {
    int32_t fed = s->length - s->computed;
    if (!s->batch) return 0;
    return s->batch->count < fed ? s->batch->count : fed;
}

static int32_t bitnet__paged(const bitnet_session *s) {
    int32_t count = (s->options.context_length + BITNET__PAGE - 1) / BITNET__PAGE, i = s->computed;
    for (i = i / BITNET__PAGE; i < count && s->pages[i];) i++;
    return i * BITNET__PAGE;
}

static bool bitnet__check_drafts(const bitnet_session *s) {
    const bitnet__drafts *d = &s->drafts;
    bool logged = d->from < d->end && s->model->info.state_heads;
    return d->from <= s->computed && (d->end <= s->length || s->computed == s->length) &&
           d->end <= bitnet__paged(s) &&
           (!logged || bitnet__resumes_at(&s->recurrent, d->end) == d->end);
}

/* Drops drafts at and after a position, and all that are being computed. */
static void bitnet__drop_drafts(bitnet_session *s, int32_t position) {
    if (s->batch && s->batch->number == s->pass) s->batch->count = bitnet__fed_rows(s);
    else s->pass = 0;
    bitnet__drafts_drop(&s->drafts, position);
    BITNET_ASSERT(bitnet__check_drafts(s));
}

/* Is each row of the session in this batch one of its next positions, in order, with the token that
   waits there? */
static bool bitnet__check_rows(const bitnet_session *s, const bitnet__batch *b) {
    int32_t at = s->computed, c;
    for (c = 0; c < b->count; c++) {
        const bitnet__row *row = &b->rows[c];
        if (row->session != s) continue;
        if (row->position != at || (at < s->length && row->id != s->tokens[at])) return false;
        at++;
    }
    return true;
}

static bool bitnet__check_session(const bitnet_session *s) {
    const bitnet__choice *c = s->choice;
    bool chooses = c && c->stage > BITNET__HEAD_BEGIN, here = !s->device.backend;
    bool alone = s->batch && s->batch->count > 0;
    int32_t end = bitnet__joins(&s->model->info) ? s->length : s->computed, i = 0;
    while (i * BITNET__PAGE < end && s->pages[i]) i++;
    return s->computed <= s->length && s->length <= s->options.context_length &&
           s->device.host_valid <= s->computed && s->device.device_valid <= s->computed &&
           i * BITNET__PAGE >= end &&
           (!s->model->info.state_heads || !here ||
            bitnet__resumes_at(&s->recurrent, s->computed) == s->computed) &&
           bitnet__check_drafts(s) && s->end.hidden_at <= s->computed &&
           (!s->end.has_logits || s->end.hidden_at > 0) &&
           (!chooses || s->computed < s->length ||
            (c->length == s->length && s->end.hidden_at == s->length)) &&
           (s->pass == 0 || s->computed < s->length) &&
           (!alone || !here || (s->batch->number == s->pass && bitnet__check_rows(s, s->batch))) &&
           (!s->led || s->led->number != s->pass || bitnet__check_rows(s, s->led)) &&
           (!s->constraint.state || s->constraint.from <= s->length);
}

static void bitnet__release_pages(bitnet_session *s, int32_t from) {
    int32_t last = (s->options.context_length - 1) / BITNET__PAGE;
    int32_t i = (from + BITNET__PAGE - 1) / BITNET__PAGE;
    if (i > last || !s->pages[i]) return;
    bitnet__drop_drafts(s, i * BITNET__PAGE);
    for (; i <= last && s->pages[i]; i++) {
        bitnet__page_release(s->model, s->pages[i]);
        s->pages[i] = NULL;
    }
}

static void bitnet__release_idle(bitnet_session *s) {
    if (s->computed == s->length) {
        bitnet__release_batch(s);
        bitnet__return_batch(s->model, &s->led);
        bitnet__return_choice(s->model, &s->choice);
    }
    bitnet__release_pages(s, s->length);
    if (s->length == 0) bitnet__recurrent_free(s->model, &s->recurrent);
}

static int32_t bitnet__most_snapshots(const bitnet_session_options *options) {
    return options->snapshots == 0 ? 3 : BITNET__MAX(options->snapshots, 0);
}

static bool bitnet__begins_turn(const bitnet_session *s, int32_t position) {
    return position < s->length && s->tokens[position] == s->recurrent.turn_token;
}

/* the snapshot that is cheapest to recompute, in proportion; those of the last two turns go last */
static void bitnet__release_cheapest(bitnet_session *s) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t stay = 2 - r->turn_count, best = 0, end = bitnet__present_position(r), i;
    double least = 1e9;
    for (i = r->count - 2; i >= 0; i--) {
        int32_t before = i ? r->kept[i - 1]->position : 0;
        double more = (double)(end - before) / (64 + end - r->kept[i + 1]->position);
        if ((bitnet__begins_turn(s, r->kept[i]->position) && stay-- > 0) || more > least) continue;
        best = i;
        least = more;
    }
    bitnet__release_snapshot(s->model, r, best);
}

/* a spare becomes present */
static void bitnet__push_snapshot(bitnet_session *s, int32_t spare, int32_t position) {
    bitnet__recurrent *r = &s->recurrent;
    BITNET_ASSERT(spare < r->spare_count && position > bitnet__present_position(r));
    r->kept[r->count] = r->spares[spare];
    r->kept[r->count++]->position = position;
    memmove(r->spares + spare, r->spares + spare + 1,
            (size_t)(--r->spare_count - spare) * sizeof *r->spares);
    if (r->count > 1 + bitnet__most_snapshots(&s->options)) bitnet__release_cheapest(s);
}

/* up to `tokens` of them; false: none */
static bool bitnet__reserve_snapshots(bitnet_session *s, int32_t tokens) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t own = r->spare_count, most = bitnet__most_snapshots(&s->options) + 2, i;
    if (!s->model->info.state_heads) return true;
    if (bitnet__present_position(r) < s->computed) tokens++; /* notes come first */
    for (i = 0; i < r->count; i++) own += bitnet__is_unshared(r->kept[i]);
    for (; r->spare_count < tokens && own < most; own++) {
        bitnet__snapshot *snapshot = bitnet__snapshot_create(s->model);
        if (!snapshot) break;
        r->spares[r->spare_count++] = snapshot;
    }
    while (r->spare_count == 0 && r->count > 1) bitnet__release_cheapest(s);
    return r->spare_count > 0;
}

/* The state that comes with a token of an MTP head's session. Pages hold those of all tokens, so
   tokens that are computed again, copied or saved have them. */
static float *bitnet__joined_state(const bitnet_session *s, int32_t position) {
    size_t at = (size_t)(position % BITNET__PAGE), width = (size_t)s->model->info.hidden_size;
    return s->pages[position / BITNET__PAGE]->states + at * width;
}

/* of tokens that come without */
static void bitnet__clear_joined(const bitnet_session *s, int32_t from, int32_t to) {
    for (; from < to && bitnet__joins(&s->model->info); from++)
        memset(bitnet__joined_state(s, from), 0,
               (size_t)s->model->info.hidden_size * sizeof(float));
}

/* for the tokens [to, end) of `s`, from positions of another session or from later ones */
static void bitnet__move_joined(const bitnet_session *s, int32_t to, int32_t end,
                                const bitnet_session *from, int32_t back) {
    for (; to < end && bitnet__joins(&s->model->info); to++)
        memcpy(bitnet__joined_state(s, to), bitnet__joined_state(from, to + back),
               (size_t)s->model->info.hidden_size * sizeof(float));
}

/* unshared pages; on failure some may exist */
static bool bitnet__own_pages(bitnet_session *s, int32_t from, int32_t to) {
    /* in use: keys and values, also of drafts; and states of tokens that wait */
    int32_t end = bitnet__joins(&s->model->info) ? s->length : s->computed, i;
    end = bitnet__drafts_end(&s->drafts, end);
    for (i = from / BITNET__PAGE; from < to && i <= (to - 1) / BITNET__PAGE; i++) {
        bitnet__page *page = s->pages[i], *own;
        int32_t used = end - i * BITNET__PAGE;
        if (page && bitnet__load_acquire(&page->users) == 1) continue;
        own = bitnet__page_create(s->model, s->options.cache, i);
        if (!own) return false;
        if (page && used > 0)
            bitnet__page_copy(&s->model->info, own, page, BITNET__MIN(used, BITNET__PAGE));
        bitnet__page_release(s->model, page);
        s->pages[i] = own;
    }
    BITNET_ASSERT(bitnet__check_drafts(s));
    return true;
}

/* no budget is running, so reserve now whatever a call may want */
static bool bitnet__is_early(const bitnet_session *s) { return s->calls.depth == 0; }

static bool bitnet__reserve_pages(bitnet_session *s, int32_t from, int32_t to) {
    int32_t snapshots = bitnet__is_early(s) ? to - from : 1;
    return from >= to ||
           (bitnet__reserve_snapshots(s, snapshots) && bitnet__own_pages(s, from, to));
}

static int32_t bitnet__rank_of(const bitnet_session *s) {
    return s->adapter ? s->adapter->rank : 0;
}

static bool bitnet__reserve_batch(bitnet_session *s, int32_t rows) {
    bitnet__batch *batch;
    int32_t most = s->options.batch;
    if (s->batch && s->batch->room >= BITNET__MIN(rows, most)) return true;
    if (s->batch) rows = BITNET__MAX(rows, 2 * s->batch->room); /* fed bit by bit */
    rows = BITNET__MIN(rows, most);
    batch = bitnet__borrow_batch(s->model, rows, bitnet__is_early(s) ? 2 * rows + 8 : INT32_MAX,
                                 bitnet__rank_of(s));
    if (!batch) return s->batch != NULL;
    bitnet__release_batch(s);
    s->batch = batch;
    bitnet__clear_batch(batch);
    return true;
}

/* if there is memory */
static void bitnet__reserve_drafts(bitnet_session *s, int32_t length) {
    const bitnet_model *model = s->model;
    bitnet__recurrent *r = &s->recurrent;
    bitnet__drafts_reserve(&s->drafts, model);
    if (model->info.state_heads && !r->replay_log)
        r->replay_log =
            (float *)bitnet__alloc_bytes(&model->allocator, bitnet__replay_log_bytes(&model->info));
    bitnet__reserve_pages(s, length,
                          BITNET__MIN(length + BITNET__DRAFTS, s->options.context_length));
    bitnet__reserve_batch(s, 1 + BITNET__DRAFTS);
}

/* all or nothing, but for drafts and shared passes */
static bitnet_result bitnet__reserve(bitnet_session *s, int32_t from, int32_t to, int32_t waiting) {
    bool chosen = s->choice == NULL, done = s->batch == NULL, early = bitnet__is_early(s);
    if ((s->states_only || bitnet__borrow_own_choice(s)) && bitnet__reserve_pages(s, from, to) &&
        (waiting == 0 || bitnet__reserve_batch(s, waiting))) {
        if ((waiting == 1 || (waiting && early)) &&
            (s->drafts.drafter.draft || s->constraint.state))
            bitnet__reserve_drafts(s, to);
        if (waiting && early)
            bitnet__reserve_pass(s->model, s->batch, BITNET__MIN(waiting, s->options.batch),
                                 bitnet__rank_of(s));
        return BITNET_OK;
    }
    if (chosen) bitnet__return_choice(s->model, &s->choice);
    if (done) bitnet__release_batch(s);
    bitnet__release_pages(s, s->length);
    return bitnet__no_memory(&s->error);
}

static void bitnet__drop_parked(bitnet_session *s) {
    if (s->parked.state) s->parked.free(s, s->parked.state);
    s->parked.state = NULL;
}

static void bitnet__generation_free(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    bitnet__free(&s->allocator, g->written.text);
    bitnet__free(&s->allocator, g->stops.strings);
    bitnet__free(&s->allocator, g->stops.ids);
    bitnet__free(&s->allocator, g->stops.others.bits);
    bitnet__free(&s->allocator, g->written.begins);
    bitnet__free(&s->allocator, g->taken.tokens);
    bitnet__free(&s->allocator, g->taken.likely);
    bitnet__free(&s->allocator, g->taken.candidates);
}

BITNET_API void bitnet_session_free(bitnet_session *session) {
    bitnet_allocator allocator;
    if (!session) return;
    if (session->calls.depth) {
        session->calls.freed = true;
        bitnet_session_cancel(session);
        return;
    }
    allocator = session->allocator;
    if (session->device.backend) session->device.backend->end(session);
    bitnet__release_batch(session);
    bitnet__return_batch(session->model, &session->led);
    bitnet__return_choice(session->model, &session->choice);
    bitnet__release_pages(session, 0);
    bitnet__recurrent_free(session->model, &session->recurrent);
    bitnet__drop_parked(session);
    bitnet__constraint_free(&session->constraint);
    bitnet__generation_free(session);
    bitnet__free(&allocator, session->sampler.candidates);
    bitnet__free(&session->model->allocator, session->drafts.states); /* and what follows them */
    bitnet__free(&allocator, session->end.logits);
    bitnet__free(&allocator, session);
}

/* true: session freed */
static void bitnet__enter(bitnet_session *s) { s->calls.depth++; }
static bool bitnet__exit(bitnet_session *s) {
    bool gone = --s->calls.depth == 0 && s->calls.freed;
    BITNET_ASSERT(s->calls.depth > 0 || bitnet__check_session(s));
    if (gone) bitnet_session_free(s);
    return gone;
}

BITNET_API bitnet_model *bitnet_session_model(const bitnet_session *session) {
    return session->model;
}

BITNET_API const char *bitnet_session_message(const bitnet_session *session) {
    return session->error.message;
}

BITNET_API int32_t bitnet_session_length(const bitnet_session *session) { return session->length; }

BITNET_API int32_t bitnet_session_context_length(const bitnet_session *session) {
    return session->options.context_length;
}

BITNET_API const int32_t *bitnet_session_tokens(const bitnet_session *session) {
    return session->tokens;
}

BITNET_API bitnet_session_stats bitnet_session_get_stats(const bitnet_session *session) {
    return session->stats;
}

BITNET_API void bitnet_session_cancel(bitnet_session *session) {
    bitnet__store_release(&session->calls.cancel, 1);
}

BITNET_API void bitnet_session_set_observer(bitnet_session *session,
                                            const bitnet_observer *observer) {
    memset(&session->observer, 0, sizeof session->observer);
    if (observer) session->observer = *observer;
    bitnet__drop_batch(session);
    bitnet__drop_drafts(session, 0);
}

BITNET_API void bitnet_session_set_drafter(bitnet_session *session, const bitnet_drafter *drafter) {
    float before = session->drafts.drafter.threshold;
    memset(&session->drafts.drafter, 0, sizeof session->drafts.drafter);
    if (drafter) session->drafts.drafter = *drafter;
    if (session->drafts.drafter.threshold != before) bitnet__restart_choice(session);
}

/* For other headers: turns an empty session, or a copy, into one that is computed for its hidden
   states and chooses nothing. Its rows report them (`hidden` of a drafter, or NULL if only the last
   one is needed). It borrows no choice, and a batch only while it is computed alone; in passes its
   rows are those of a prompt. */
static inline void bitnet__report_states(bitnet_session *s,
                                         void (*hidden)(void *user, int32_t position,
                                                        const float *hidden),
                                         void *user) {
    s->states_only = true;
    s->options.snapshots = -1;
    s->drafts.drafter.hidden = hidden;
    s->drafts.drafter.user = user;
}

/* The session owns the constraint's state from now on. NULL: none. */
static inline void bitnet__set_constraint(bitnet_session *s, const bitnet__constraint *constraint) {
    bitnet__constraint_free(&s->constraint);
    if (constraint) s->constraint = *constraint;
    s->sampler.mask = NULL; /* may be the old one's */
    bitnet__return_choice(s->model, &s->choice);
    BITNET_ASSERT(bitnet__check_session(s));
}

static bool bitnet__is_observed(const bitnet_session *s) {
    return s->observer.logits || s->observer.layer;
}

static bool bitnet__is_on_device(const bitnet_session *s) {
    return s->device.backend && !s->observer.layer;
}

/* `count` more tokens have been computed, or drafts accepted */
static void bitnet__count_computed(bitnet_session *s, int32_t count) {
    s->computed += count;
    if (bitnet__is_on_device(s)) s->device.device_valid = s->computed;
    else s->device.host_valid = s->computed;
}

static int32_t bitnet__resume_position(const bitnet_session *s, int32_t position) {
    if (position >= s->computed) return s->computed;
    return s->model->info.state_heads ? bitnet__resumes_at(&s->recurrent, position) : position;
}

/* recurrent states resume at an earlier snapshot */
static void bitnet__go_back(bitnet_session *s, int32_t position) {
    if (position >= s->computed) return;
    s->computed = position;
    if (s->model->info.state_heads) s->computed = bitnet__rewind(s->model, &s->recurrent, position);
    s->device.host_valid = BITNET__MIN(s->device.host_valid, s->computed);
    s->device.device_valid = BITNET__MIN(s->device.device_valid, s->computed);
    bitnet__drop_drafts(s, s->computed);
    bitnet__restart_choice(s);
    if (s->end.hidden_at <= s->computed) return;
    s->end.hidden_at = -1;
    s->end.has_logits = false;
}

/* ====================
   >>feed   Session: editing its tokens

   Feeding, truncating and sliding edit the list of tokens and drop what no longer matches it;
   computing is left to >>passes. */

/* ---- the list of tokens */

/* Text that is fed now need not be the message that completes it. */
static void bitnet__leave_system(bitnet_session *s) {
    if (s->generation.open == BITNET__OPEN_SYSTEM) s->generation.open = BITNET__OPEN_NOTHING;
}

/* but keeps the memory for computing */
static void bitnet__shorten(bitnet_session *s, int32_t length) {
    bitnet__drop_batch(s);
    bitnet__drop_parked(s);
    s->length = length;
    bitnet__go_back(s, length);
    if (s->constraint.from > length) bitnet__constraint_restart(&s->constraint, length);
    bitnet__leave_system(s);
}

static void bitnet__truncate(bitnet_session *s, int32_t length) {
    s->failed = BITNET_OK;
    if (length == s->length) return;
    bitnet__shorten(s, length);
    bitnet__release_idle(s);
    BITNET_ASSERT(bitnet__check_session(s));
}

BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length) {
    if (length < 0 || length > session->length)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "cannot truncate %d tokens to %d", session->length, length);
    bitnet__truncate(session, length);
    return BITNET_OK;
}

/* Begins a new text at the session's end. */
static void bitnet__restart(bitnet_session *s) {
    bitnet__constraint_restart(&s->constraint, s->length); /* even if a slide dropped its text */
    bitnet__store_release(&s->calls.cancel, 0);
    s->sampler.draws = 0;
    s->sampler.screen_pause = 0;
    s->generation.active = false;
    s->generation.open = BITNET__OPEN_NOTHING;
}

BITNET_API void bitnet_session_reset(bitnet_session *session) {
    bitnet__truncate(session, 0);
    bitnet__restart(session);
}

/* half of what follows `keep`, or what `count` needs */
static int32_t bitnet__slide_by(const bitnet_session *s, int32_t count) {
    int32_t keep = BITNET__MIN(s->options.keep, s->length);
    int32_t drop = (s->length - keep) / 2;
    if (drop < s->length + count - s->options.context_length)
        drop = s->length + count - s->options.context_length;
    return drop > s->length - keep ? s->length - keep : drop;
}

static void bitnet__slide(bitnet_session *s, int32_t drop) {
    int32_t keep = BITNET__MIN(s->options.keep, s->length);
    bitnet__constraint_slide(&s->constraint, s->tokens, s->length, keep, drop);
    memmove(s->tokens + keep, s->tokens + keep + drop,
            (size_t)(s->length - keep - drop) * sizeof(int32_t));
    bitnet__move_joined(s, keep, s->length - drop, s, drop);
    bitnet__drop_batch(s);
    s->length -= drop;
    bitnet__go_back(s, keep);
}

/* after dropping `drop` older ones */
static bitnet_result bitnet__append(bitnet_session *s, const int32_t *ids, int32_t count,
                                    int32_t drop) {
    int32_t length = s->length - drop, computed = s->computed;
    int32_t drafted = drop ? 0 : bitnet__drafts_accepted(&s->drafts, length, ids, count), waiting;
    bitnet_result result;
    if (drop) computed = bitnet__resume_position(s, BITNET__MIN(s->options.keep, length));
    waiting = s->states_only ? 0 : length + count - drafted - computed;
    result = bitnet__reserve(s, computed, length + count, waiting);
    if (result) return result;
    s->failed = BITNET_OK;
    bitnet__leave_system(s);
    bitnet__restart_choice(s);
    bitnet__drop_parked(s);
    if (drop) {
        bitnet__slide(s, drop);
        bitnet__release_pages(s, s->length + count); /* copies may share them */
    }
    memcpy(s->tokens + s->length, ids, (size_t)count * sizeof(int32_t));
    s->length += drafted;
    if (drafted) bitnet__count_computed(s, drafted);
    s->stats.decode_tokens += drafted;
    s->stats.accepted_tokens += drafted;
    BITNET_ASSERT(bitnet__check_session(s));
    if (drafted == count) return BITNET_OK;
    bitnet__drop_drafts(s, s->length);
    bitnet__clear_joined(s, s->length, s->length + count - drafted);
    s->length += count - drafted;
    BITNET_ASSERT(bitnet__check_session(s));
    return BITNET_OK;
}

static bitnet_result bitnet__check_ids(bitnet_session *s, const int32_t *ids, size_t count) {
    return bitnet__check_tokens(s->model->info.vocab_size, ids, count, &s->error);
}

static bitnet_result bitnet__context_full(bitnet_session *s, size_t count, size_t free) {
    return bitnet__fail(&s->error, BITNET_ERROR_CONTEXT_FULL,
                        "%z tokens do not fit: %z of %d positions are free", count, free,
                        s->options.context_length);
}

static bitnet_result bitnet__feed(bitnet_session *s, const int32_t *ids, size_t count) {
    size_t context = (size_t)s->options.context_length, free = context - (size_t)s->length;
    int32_t drop = 0;
    bitnet_result result;
    if (count == 0) return BITNET_OK;
    if (count > free) {
        if (s->options.overflow == BITNET_OVERFLOW_SLIDE) free = context - (size_t)s->options.keep;
        if (count > free) return bitnet__context_full(s, count, free);
        drop = bitnet__slide_by(s, (int32_t)count);
    }
    if ((result = bitnet__check_ids(s, ids, count))) return result;
    return bitnet__append(s, ids, (int32_t)count, drop);
}

/* Replaces the tokens from `from` on, all or nothing. Those that stay are not computed again. */
static inline bitnet_result bitnet__replace(bitnet_session *s, int32_t from, const int32_t *ids,
                                            size_t count) {
    int32_t context = s->options.context_length, length, computed;
    bitnet_result result;
    for (; count > 0 && from < s->length && s->tokens[from] == *ids; from++) ids++, count--;
    if (from == s->length) return bitnet__feed(s, ids, count);
    if (count == 0) {
        bitnet__truncate(s, from);
        return BITNET_OK;
    }
    if (count > (size_t)(context - from))
        return bitnet__context_full(s, count, (size_t)(context - from));
    length = from + (int32_t)count;
    computed = bitnet__resume_position(s, from);
    result = bitnet__reserve(s, computed, length, length - computed);
    if (result) return result;
    bitnet__shorten(s, from);
    bitnet__release_pages(s, length);
    return bitnet__append(s, ids, (int32_t)count, 0);
}

BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count) {
    bitnet_result result = bitnet__check_list(&session->error, "ids", ids, count);
    return result == BITNET_OK ? bitnet__feed(session, ids, count) : result;
}

/* ====================
   >>sampler   Sampler

   Chapter 5 of the manual in order: editor, bias, penalties, then the largest logit or a draw among
   the best. Works on a copy of the logits. If few rows of the head can win, >>screen finds them and
   only those are computed. Ties go to the lower id. */

/* SplitMix64 (Steele, Lea, Flood 2014) */
static uint64_t bitnet__random(uint64_t seed, uint64_t n) {
    uint64_t z = seed + (n + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* the n-th stage of a draw; NONE: there are no more */
static int bitnet__stage_of(const bitnet_sampling *sampling, int n) {
    int skips = sampling->top_n_sigma == 0; /* which needs all logits */
    return sampling->stages[0] ? sampling->stages[n] : (n + 1 + skips) % BITNET_STAGE_COUNT;
}

/* how many of the best a draw begins with */
static size_t bitnet__top_k(const bitnet_sampling *sampling, int32_t vocabulary) {
    if (sampling->temperature == 0) return 1;
    return (size_t)(bitnet__stage_of(sampling, 0) == BITNET_STAGE_TOP_K &&
                            sampling->top_k < vocabulary
                        ? sampling->top_k
                        : vocabulary);
}

/* llama.cpp's keys */
BITNET_API int32_t bitnet_model_get_sampling(const bitnet_model *model, bitnet_sampling *sampling) {
    struct {
        const char *key;
        float *share;
        int32_t *count;
        double least, most;
    } keys[] = {
        {"general.sampling.temp", &sampling->temperature, NULL, 0, 100},
        {"general.sampling.top_k", NULL, &sampling->top_k, BITNET_OFF, INT32_MAX},
        {"general.sampling.top_p", &sampling->top_p, NULL, 1e-9, 1},
        {"general.sampling.min_p", &sampling->min_p, NULL, 0, 1},
        {"general.sampling.penalty_repeat", &sampling->repetition_penalty, NULL, 0.01, 100},
        {"general.sampling.penalty_last_n", NULL, &sampling->penalty_window, 1, INT32_MAX},
    };
    int32_t found = 0;
    size_t i;
    for (i = 0; i < BITNET__COUNT(keys); i++) {
        double value;
        if (!bitnet_gguf_number(bitnet_gguf_find(model->gguf, keys[i].key), 0, &value) ||
            !(value >= keys[i].least && value <= keys[i].most))
            continue;
        if (keys[i].share) *keys[i].share = (float)value;
        else *keys[i].count = (int32_t)value;
        found++;
    }
    return found;
}

/* Checks the numbers, and writes what 0 and BITNET_OFF mean in their place: a top_k of INT32_MAX, a
   top_p of 1, and so on. */
static bitnet_result bitnet__settle_sampling(bitnet_sampling *p, bitnet_error *error) {
    const struct {
        const char *name;
        float *value, least, most, usual; /* 0: `usual` */
        bool off;                         /* which is off */
    } reals[] = {
        {"temperature", &p->temperature, 0, 1e6f, 0, false},
        {"top_p", &p->top_p, 0, 1, 1, true},
        {"min_p", &p->min_p, 0, 1, 0, true},
        {"repetition_penalty", &p->repetition_penalty, 0, 1e6f, 1, true},
        {"frequency_penalty", &p->frequency_penalty, -FLT_MAX, FLT_MAX, 0, false},
        {"presence_penalty", &p->presence_penalty, -FLT_MAX, FLT_MAX, 0, false},
        {"typical_p", &p->typical_p, 0, 1, 1, true},
        {"xtc_probability", &p->xtc_probability, 0, 1, 0, true},
        {"xtc_threshold", &p->xtc_threshold, 0, 1, 0.1f, false},
        {"dry_multiplier", &p->dry_multiplier, 0, 1e6f, 0, true},
        {"dry_base", &p->dry_base, 1, 1e6f, 1.75f, false},
        {"top_n_sigma", &p->top_n_sigma, 0, 1e6f, 0, true},
    };
    const bitnet__argument counts[] = {{"top_k", p->top_k, BITNET_OFF, INT32_MAX},
                                       {"penalty_window", p->penalty_window, BITNET_OFF, INT32_MAX},
                                       {"dry_allowed_length", p->dry_allowed_length, 0, INT32_MAX},
                                       {"dry_window", p->dry_window, BITNET_OFF, INT32_MAX}};
    size_t i;
    p->stages[sizeof p->stages - 1] = BITNET_STAGE_NONE;
    for (i = 0; i < BITNET__COUNT(reals); i++) {
        float x = *reals[i].value;
        if (x == 0 || (reals[i].off && x == BITNET_OFF)) *reals[i].value = reals[i].usual;
        else if (!(x >= reals[i].least && x <= reals[i].most))
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "%s is out of range", reals[i].name);
    }
    if (BITNET__CHECK(error, counts) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    if (p->top_k <= 0) p->top_k = INT32_MAX;
    if (p->dry_window <= 0) p->dry_window = INT32_MAX;
    if (p->dry_allowed_length == 0) p->dry_allowed_length = 2;
    if (p->penalty_window <= 0) p->penalty_window = p->penalty_window == 0 ? 64 : INT32_MAX;
    return BITNET_OK;
}

static bitnet_result bitnet__check_sampling_lists(const bitnet_sampling *p, int32_t vocabulary,
                                                  bitnet_error *error) {
    const bitnet__argument table[] = {
        BITNET__LIST("logit_bias", p->logit_bias, p->logit_bias_count),
        BITNET__LIST("dry_breakers", p->dry_breakers, p->dry_breaker_count)};
    bitnet_result result = BITNET__CHECK(error, table);
    size_t i;
    for (i = 0; i < sizeof p->stages && result == BITNET_OK; i++)
        if (p->stages[i] >= BITNET_STAGE_COUNT)
            result =
                bitnet__fail(error, BITNET_ERROR_ARGUMENT, "stage %d does not exist", p->stages[i]);
    for (i = 0; result == BITNET_OK && i < p->logit_bias_count; i++)
        if (p->logit_bias[i].id < 0 || p->logit_bias[i].id >= vocabulary ||
            !(p->logit_bias[i].bias <= FLT_MAX)) /* -infinity is fine, NaN is not */
            result = bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                  "bias %z has an unknown token or is not a number", i);
    return result;
}

BITNET_API bitnet_result bitnet_session_set_sampling(bitnet_session *session,
                                                     const bitnet_sampling *sampling) {
    bitnet__sampler *sampler = &session->sampler;
    int32_t vocabulary = session->model->info.vocab_size;
    bitnet_sampling p;
    bitnet_result result;
    size_t room;
    memset(&p, 0, sizeof p);
    if (sampling) p = *sampling;
    result = bitnet__settle_sampling(&p, &session->error);
    if (!result) result = bitnet__check_sampling_lists(&p, vocabulary, &session->error);
    if (result) return result;
    room = bitnet__top_k(&p, vocabulary);
    if (room > sampler->candidate_capacity) { /* exact, because estimates count it */
        bitnet__candidate *grown = BITNET__NEW(bitnet__candidate, &session->allocator, room);
        if (!grown) return bitnet__no_memory(&session->error);
        bitnet__free(&session->allocator, sampler->candidates);
        sampler->candidates = grown;
        sampler->candidate_capacity = room;
    }
    sampler->sampling = p;
    sampler->draws = 0;
    sampler->screen_pause = 0;
    bitnet__restart_choice(session);
    return BITNET_OK;
}

static int32_t bitnet__penalty_from(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampler.sampling;
    if (p->repetition_penalty == 1 && p->frequency_penalty == 0 && p->presence_penalty == 0)
        return s->length;
    return p->penalty_window > s->length ? 0 : s->length - p->penalty_window;
}

static int32_t bitnet__dry_from(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampler.sampling;
    if (p->dry_multiplier == 0) return s->length;
    return p->dry_window > s->length ? 0 : s->length - p->dry_window;
}

/* tokens from here on may have changed logits */
static int32_t bitnet__named_from(const bitnet_session *s) {
    int32_t penalty = bitnet__penalty_from(s), dry = bitnet__dry_from(s);
    return penalty < dry ? penalty : dry;
}

static void bitnet__penalize(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampler.sampling;
    int32_t from = bitnet__penalty_from(s), i;
    for (i = from; i < s->length; i++) choice->counts[s->tokens[i]]++;
    for (i = from; i < s->length; i++) {
        int32_t id = s->tokens[i], count = choice->counts[id];
        float *logit = &choice->logits[id];
        if (!count) continue;
        choice->counts[id] = 0;
        *logit = *logit > 0 ? *logit / p->repetition_penalty : *logit * p->repetition_penalty;
        *logit = (*logit - (float)count * p->frequency_penalty) - p->presence_penalty;
    }
}

static bool bitnet__breaks(const bitnet_sampling *p, int32_t id) {
    size_t b = 0;
    while (b < p->dry_breaker_count && p->dry_breakers[b] != id) b++;
    return b < p->dry_breaker_count;
}

static void bitnet__penalize_repeats(bitnet_session *s) {
    enum { MOST = 64 };
    int32_t *counts = s->choice->counts; /* how much each token would repeat */
    const bitnet_sampling *p = &s->sampler.sampling;
    const int32_t *tokens = s->tokens, last = s->length - 1;
    int32_t from = bitnet__dry_from(s), reach = 0, i, n;
    while (reach < MOST && reach <= last - from && !bitnet__breaks(p, tokens[last - reach]))
        reach++;
    for (i = from; i <= last; i++) {
        for (n = 0; n < reach && n < i - from && tokens[i - 1 - n] == tokens[last - n];) n++;
        if (n > counts[tokens[i]]) counts[tokens[i]] = n;
    }
    for (i = from; i <= last; i++) {
        float penalty = p->dry_multiplier, *logit = &s->choice->logits[tokens[i]];
        n = counts[tokens[i]] + 1;
        counts[tokens[i]] = 0;
        if (n <= p->dry_allowed_length) continue;
        while (--n > p->dry_allowed_length && penalty < 1e30f) penalty = penalty * p->dry_base;
        *logit = *logit - penalty;
    }
}

BITNET__OPTIMIZE("O3,no-trapping-math") /* decode, sampled: 1 % less */

/* The first index from `at` on, of `among` or of ids, whose logit is not below `least`, including
   NaN; or `size`. Blocks of ids are compared without a branch. */
static int32_t bitnet__next_logit(const float *logits, const bitnet__candidate *among, int32_t at,
                                  int32_t size, float least) {
    for (; !among && at + 32 <= size; at += 32) {
        int reach = 0, i;
        for (i = 0; i < 32; i++) reach |= !(logits[at + i] < least);
        if (reach) break;
    }
    while (at < size && logits[among ? among[at].id : at] < least) at++;
    return at;
}

BITNET__OPTIMIZE_END

BITNET__OPTIMIZE(1) /* decode, sampled: 12 % less; from all logits 56 % */

BITNET__INLINE float bitnet__forbidden(void) { return bitnet__from_bits(0xFF800000u); }

BITNET__INLINE bool bitnet__better(const void *user, const void *x, const void *y) {
    const bitnet__candidate *a = (const bitnet__candidate *)x, *b = (const bitnet__candidate *)y;
    (void)user;
    return (a->logit > b->logit) | ((a->logit == b->logit) & (a->id < b->id));
}

/* The token of the largest logit, or the first with NaN or infinity; -1: all are forbidden. */
static int32_t bitnet__best_logit(const float *logits, const bitnet__candidate *among,
                                  int32_t size) {
    int32_t best = -1, at = -1;
    float most = -FLT_MAX;
    while ((at = bitnet__next_logit(logits, among, at + 1, size, most)) < size) {
        int32_t id = among ? among[at].id : at;
        if (!(logits[id] <= FLT_MAX)) return id;
        if (best < 0 || logits[id] > most || id < best) best = id;
        most = logits[best];
    }
    return best;
}

/* The `k` best logits that are at least `least`, unsorted, without forbidden tokens; of `among`, or
   of ids below `size`. */
static size_t bitnet__top_logits(const float *logits, const bitnet__candidate *among, int32_t size,
                                 size_t k, float least, bitnet__candidate *out) {
    size_t count = 0;
    int32_t at = -1;
    while ((at = bitnet__next_logit(logits, among, at + 1, size, least)) < size) {
        bitnet__candidate c;
        c.id = among ? among[at].id : at;
        c.logit = logits[c.id];
        if (!(c.logit >= -FLT_MAX)) continue;
        if (count < k) {
            out[count++] = c;
            if (count == k) bitnet__heap_make(out, k, sizeof *out, bitnet__better, NULL);
        } else if (bitnet__better(NULL, &c, out)) {
            out[0] = c;
            bitnet__heap_sink(out, 0, k, sizeof *out, bitnet__better, NULL);
        }
        if (count == k) least = out[0].logit;
    }
    return count;
}

static void bitnet__sort_candidates(bitnet__candidate *c, size_t count) {
    bitnet__sort(c, count, sizeof *c, bitnet__better, NULL);
}

/* ---- stages of a draw: of the sorted candidates [from, to) remain */

typedef struct bitnet__candidates {
    const bitnet_sampling *sampling;
    bitnet__candidate *sorted;
    size_t from, to;
    float scale; /* of logits */
    uint64_t random;
} bitnet__candidates;

static float bitnet__surprise(const bitnet__candidates *c, size_t i) {
    return (c->sorted[i].logit - c->sorted[c->from].logit) * c->scale;
}

static float bitnet__weight(const bitnet__candidates *c, size_t i) {
    return bitnet__exp(bitnet__surprise(c, i));
}

static float bitnet__total(const bitnet__candidates *c) {
    float total = 0.0f;
    size_t i;
    for (i = c->from; i < c->to; i++) total = total + bitnet__weight(c, i);
    return total;
}

/* sorted or not; `scale` changes nothing */
static void bitnet__keep_top_n_sigma(bitnet__candidates *c) {
    const bitnet__candidate *all = c->sorted + c->from;
    double n = c->sampling->top_n_sigma, top = -FLT_MAX, mean = 0.0, sum = 0.0, off;
    size_t count = c->to - c->from, i;
    if (n == 0) return;
    for (i = 0; i < count; i++) {
        if (all[i].logit > top) top = all[i].logit;
        mean = mean + all[i].logit / (double)count;
    }
    for (i = 0; i < count; i++) off = all[i].logit - mean, sum = sum + off * off;
    for (c->to = c->from, i = 0; i < count; i++) {
        off = top - all[i].logit;
        if (off * off <= n * n * (sum / (double)count)) c->sorted[c->to++] = all[i];
    }
}

static void bitnet__keep_top_k(bitnet__candidates *c) {
    size_t k = (size_t)c->sampling->top_k;
    if (k < c->to - c->from) c->to = c->from + k;
}

static void bitnet__keep_min_p(bitnet__candidates *c) {
    float min_p = c->sampling->min_p;
    size_t i = c->from + 1;
    while (i < c->to && bitnet__weight(c, i) >= min_p) i++;
    c->to = i;
}

/* Candidates nearest to the mean are neighbors. */
static void bitnet__keep_typical(bitnet__candidates *c) {
    float p = c->sampling->typical_p, total, mean = 0.0f, sum = 0.0f;
    size_t from = c->from, to, i;
    if (p == 1) return;
    total = bitnet__total(c);
    for (i = c->from; i < c->to; i++) {
        float weight = bitnet__weight(c, i);
        if (weight > 0) mean = mean + weight / total * bitnet__surprise(c, i);
    }
    while (from < c->to && bitnet__surprise(c, from) > mean) from++;
    for (to = from; to == from || (sum < p * total && to - from < c->to - c->from);)
        if (to == c->to || (from > c->from &&
                            bitnet__surprise(c, from - 1) - mean <= mean - bitnet__surprise(c, to)))
            sum = sum + bitnet__weight(c, --from);
        else sum = sum + bitnet__weight(c, to++);
    c->from = from;
    c->to = to;
}

static void bitnet__keep_top_p(bitnet__candidates *c) {
    float p = c->sampling->top_p, total, sum = 1.0f;
    size_t i = c->from + 1;
    if (p == 1) return;
    total = bitnet__total(c);
    for (; i < c->to && sum < p * total; i++) sum = sum + bitnet__weight(c, i);
    c->to = i;
}

static void bitnet__exclude_top(bitnet__candidates *c) {
    float threshold = c->sampling->xtc_threshold;
    float chance = (float)(c->random & 0xFFFFFF) * 5.9604644775390625e-08f;
    size_t i = c->from + 1;
    if (chance >= c->sampling->xtc_probability) return;
    threshold = threshold * bitnet__total(c);
    while (i < c->to && bitnet__weight(c, i) >= threshold) i++;
    c->from = i - 1;
}

static void bitnet__apply_temperature(bitnet__candidates *c) {
    c->scale = 1.0f / c->sampling->temperature;
    if (c->scale > FLT_MAX) c->scale = FLT_MAX; /* no 0 * infinity */
}

/* as bitnet_stage; llama.cpp's names */
/* clang-format off */
static const struct {
    const char *name;
    void (*keep)(bitnet__candidates *c);
} bitnet__stages[] = {
    {"", NULL}, {"top_n_sigma", bitnet__keep_top_n_sigma}, {"top_k", bitnet__keep_top_k},
    {"min_p", bitnet__keep_min_p}, {"typ_p", bitnet__keep_typical}, {"top_p", bitnet__keep_top_p},
    {"xtc", bitnet__exclude_top}, {"temperature", bitnet__apply_temperature}};
/* clang-format on */
BITNET__ENSURE(stages, BITNET__COUNT(bitnet__stages) == BITNET_STAGE_COUNT &&
                           sizeof((bitnet_sampling *)0)->stages >= BITNET_STAGE_COUNT);

/* The caller counts the draw when the token is taken. */
static int32_t bitnet__draw(const bitnet_session *s, bitnet__candidate *sorted, size_t count) {
    const bitnet_sampling *p = &s->sampler.sampling;
    float threshold = s->drafts.drafter.threshold, total, sum = 0.0f, point;
    bitnet__candidates c = {p, sorted, 0, count, 1.0f, bitnet__random(p->seed, s->sampler.draws)};
    size_t i;
    int n, stage;
    n = bitnet__stage_of(c.sampling, 0) == BITNET_STAGE_TOP_N_SIGMA;
    if (n) bitnet__keep_top_n_sigma(&c); /* few remain */
    bitnet__sort_candidates(sorted, c.to);
    while ((stage = bitnet__stage_of(c.sampling, n++)) != BITNET_STAGE_NONE)
        bitnet__stages[stage].keep(&c);
    total = bitnet__total(&c);
    point = (float)(c.random >> 40) * 5.9604644775390625e-08f * total;
    for (i = c.from; i < c.to && threshold > 0; i++)
        if (bitnet__drafts_accepted(&s->drafts, s->length, &sorted[i].id, 1) &&
            bitnet__weight(&c, i) >= threshold * total)
            return sorted[i].id;
    for (i = c.from; i + 1 < c.to; i++) {
        sum = sum + bitnet__weight(&c, i);
        if (point < sum) break;
    }
    return sorted[i].id;
}

BITNET__OPTIMIZE_END

/* ====================
   >>forward   Forward pass, in stages

   A batch passes through the layers stage by stage and may stop after each: it continues at
   `batch->stage`. A row knows its session and position; no stage mixes sessions. Tasks divide
   matrix rows, batch rows or heads, never a sum, so their number does not change the bits. */

BITNET__OPTIMIZE(1) /* prefill and decode: 11 % less */

/* stages of a layer */
enum {
    BITNET__STAGE_NORM,      /* n = quantise(norm(x)) */
    BITNET__STAGE_QKV,       /* qkv = matrices * n */
    BITNET__STAGE_ROPE,      /* q, k = rope(qkv), k and v to their page; or mixed = conv(qkv) */
    BITNET__STAGE_ATTEND,    /* attention = softmax(q k) v, or the recurrent state's output */
    BITNET__STAGE_SUB_NORM,  /* n = quantise(norm'(attention)) */
    BITNET__STAGE_OUTPUT,    /* x = x + matrix * n; or branch = matrix * n */
    BITNET__STAGE_ATTN_ADD,  /* x = x + norm(branch) * scale */
    BITNET__STAGE_FFN_NORM,  /* n = quantise(norm(x)) */
    BITNET__STAGE_ROUTE,     /* experts' logits = router * norm(x); only with experts, like */
    BITNET__STAGE_CHOOSE,    /* experts and weights of each row; then the rows of each expert */
    BITNET__STAGE_GATE_UP,   /* ffn = activation(matrix * n, matrix * n) */
    BITNET__STAGE_DOWN_NORM, /* n = quantise(norm'(ffn)) */
    BITNET__STAGE_DOWN,      /* like OUTPUT */
    BITNET__STAGE_FFN_ADD,   /* like ATTN_ADD; or x = x + the sum of weight * branch */
    BITNET__STAGES
};

typedef struct bitnet__stage_work {
    const bitnet_model *model;
    const bitnet__batch *batch;
    int stage;
    int layer_index;
    const bitnet__layer *layer;
    int tasks;
    int first, shares;                    /* task 0's share of a matrix, all shares */
    const struct bitnet_adapter *adapter; /* of one of the sessions, or NULL */
} bitnet__stage_work;

static void bitnet__run_stage(bitnet_model *model, bitnet__task *task, void *work, int tasks) {
    bitnet__run(model->pool, &model->tasks, task, work, tasks);
}

static int bitnet__tasks(const bitnet_model *model, int at_most) {
    return model->info.threads < at_most ? model->info.threads : at_most;
}

/* ---- matrices */

/* tile[c][r] = row `row + r` times vector c */
static void bitnet__tile(const bitnet_model *model, const bitnet__scratch *scratch,
                         const bitnet__matrix *m, int row, int rows, const bitnet__operand *in) {
    size_t at = (size_t)row * m->stride;
    float *tile = scratch->tile;
    int count = in->count, c, r;
    if (bitnet__is_grouped(m->layout)) {
        model->kernels.grouped(tile, BITNET__TILE, m, row, rows, in);
    } else if (m->layout == BITNET__TERNARY) {
        bitnet__dots(&model->kernels, m, row, rows, in, scratch->dots);
        for (c = 0; c < count; c++)
            model->kernels.scale(tile + c * BITNET__TILE, scratch->dots + c * BITNET__TILE, rows,
                                 in->sums[c], m->scale * in->steps[c], false);
    } else {
        model->kernels.dot(tile, BITNET__TILE, m->type, m->data + at, m->stride, rows, m->columns,
                           in->floats, in->stride, count, scratch->row);
        for (c = 0; c < count && m->has_scale; c++)
            for (r = 0; r < rows; r++)
                tile[c * BITNET__TILE + r] = tile[c * BITNET__TILE + r] * m->scale;
    }
    for (c = 0; c < count && m->bias; c++)
        for (r = 0; r < rows; r++)
            tile[c * BITNET__TILE + r] = tile[c * BITNET__TILE + r] + m->bias[row + r];
}

/* y[c * stride + r] = or += row from + r times vector c */
static void bitnet__multiply(const bitnet_model *model, const bitnet__scratch *scratch,
                             const bitnet__matrix *m, int from, int to, const bitnet__operand *in,
                             float *y, size_t stride, bool add) {
    int row, c;
    for (row = from; row < to; row += BITNET__TILE) {
        int rows = BITNET__MIN(to - row, BITNET__TILE);
        if (m->layout == BITNET__TERNARY && !m->bias) {
            bitnet__dots(&model->kernels, m, row, rows, in, scratch->dots);
            for (c = 0; c < in->count; c++)
                model->kernels.scale(y + (size_t)c * stride + (row - from),
                                     scratch->dots + c * BITNET__TILE, rows, in->sums[c],
                                     m->scale * in->steps[c], add);
            continue;
        }
        bitnet__tile(model, scratch, m, row, rows, in);
        for (c = 0; c < in->count; c++) {
            const float *tile = scratch->tile + c * BITNET__TILE;
            float *out = y + (size_t)c * stride + (row - from);
            if (add) bitnet__add_vector(out, tile, rows);
            else memcpy(out, tile, (size_t)rows * sizeof(float));
        }
    }
}

/* that the stage, or the one after the router's, multiplies by */
static int bitnet__stage_matrices(const bitnet__layer *layer, int stage, int *count) {
    bool experts = bitnet__has_experts(layer);
    switch (stage) {
    case BITNET__STAGE_QKV:
        *count = layer->recurrent ? 4 : 3;
        return layer->recurrent ? BITNET__DELTA_QKV : BITNET__Q;
    case BITNET__STAGE_OUTPUT: *count = 1; return layer->recurrent ? BITNET__DELTA_O : BITNET__O;
    case BITNET__STAGE_ROUTE:
    case BITNET__STAGE_GATE_UP:
        *count = experts ? BITNET__DOWN_EXPERTS - BITNET__ROUTER : 2;
        return experts ? BITNET__ROUTER : BITNET__GATE;
    case BITNET__STAGE_DOWN:
        *count = 1 + experts;
        return experts ? BITNET__DOWN_EXPERTS : BITNET__DOWN;
    default: *count = 0; return 0;
    }
}

static const bitnet__operand *bitnet__input_of(const bitnet__stage_work *work, int matrix) {
    int input = work->batch->inputs == 3 ? bitnet__number_of_input[matrix] : 0;
    if (work->batch->inputs == 2 && work->layer->matrix[matrix].signs) input = 1;
    return &work->batch->n[input];
}

/* An adapter of the batch's sessions: all have the same functions. NULL: no session has one. */
static const struct bitnet_adapter *bitnet__adapter_in(const bitnet__batch *b) {
    int32_t c;
    for (c = 0; c < b->count; c++)
        if (b->rows[c].session && b->rows[c].session->adapter) return b->rows[c].session->adapter;
    return NULL;
}

static void bitnet__multiply_range(const bitnet__stage_work *work, int task, int matrix, float *y,
                                   size_t stride, bool add) {
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->layer->matrix[matrix];
    int from, to;
    bitnet__split_range(m->rows, BITNET__BASE3_ROWS, work->first + task, work->shares, &from, &to);
    y += from;
    bitnet__multiply(work->model, &b->scratch[task], m, from, to, bitnet__input_of(work, matrix), y,
                     stride, add);
    if (work->adapter) work->adapter->adapt_output(work, matrix, from, to, y, stride);
}

/* ---- the stages */

/* kernels read up to 63 zeros */
BITNET__INLINE bool bitnet__is_padded(const float *x, int width) {
    int end = (int)bitnet__pad((size_t)width, 64), i = width;
    while (i < end && x[i] == 0.0f) i++;
    return i == end;
}

static void bitnet__quantise_operand(const bitnet_model *model, const bitnet__operand *in, int c,
                                     int width) {
    int8_t *q = in->quants + (size_t)c * in->quants_stride;
    const float *x = in->floats + (size_t)c * in->stride;
    float *steps = in->group_steps + (size_t)c * in->groups_stride;
    int32_t *sums = in->group_sums + (size_t)c * in->groups_stride;
    size_t g;
    model->kernels.quantise(q, steps, sums, x, width,
                            model->activation_group ? model->activation_group
                                                    : BITNET__ALL_COLUMNS);
    if (in->tables)
        model->kernels.lookup(in->tables + (size_t)c * in->groups_stride * BITNET__LOOKUP, q,
                              width);
    in->steps[c] = steps[0]; /* for matrices with one scale */
    for (in->sums[c] = 0, g = 0; g < bitnet__groups(width); g++) in->sums[c] += sums[g];
}

/* x = H(s * x), or back: s * H(x) */
static void bitnet__hadamard_transform(const bitnet_model *model, float *x, const float *signs,
                                       int width, bool back) {
    float scale = model->basis.scale;
    int i;
    for (i = 0; i < width && !back; i++) x[i] = x[i] * signs[i];
    model->kernels.hadamard(x, width, model->basis.block);
    for (i = 0; i < width; i++) x[i] = x[i] * scale;
    for (i = 0; i < width && back; i++) x[i] = x[i] * signs[i];
}

static void bitnet__norm(const bitnet_model *model, float *y, const float *x, const float *gain,
                         int width) {
    model->kernels.norm(y, x, gain, width, (float)(1.0 / width), model->info.norm_epsilon);
}

/* of hidden states, by slices */
static void bitnet__hidden_norm(const bitnet_model *model, float *y, const float *x,
                                const float *gain, int width) {
    int n = width / model->norm_groups, i;
    float scale = 0;
    bitnet__norm(model, y, x, gain, width); /* pads as well */
    for (i = 0; i < width && n < width; i++) {
        if (i % n == 0)
            scale =
                bitnet__rsqrt(bitnet__scalar_sum_of_products(x + i, x + i, n) * (float)(1.0 / n) +
                              model->info.norm_epsilon);
        y[i] = (x[i] * scale) * gain[i];
    }
}

/* n = quantise(turn_basis(norm(x))), each optional */
static void bitnet__prepare_row(const bitnet_model *model, const bitnet__operand *out, int c,
                                const float *x, const float *gain, const float *signs, int width) {
    float *n = out->floats + (size_t)c * out->stride;
    BITNET_ASSERT(bitnet__is_padded(x, width));
    if (gain) bitnet__hidden_norm(model, n, x, gain, width);
    else memcpy(n, x, bitnet__pad((size_t)width, 64) * sizeof(float));
    if (signs) bitnet__hadamard_transform(model, n, signs, width, false);
    bitnet__quantise_operand(model, out, c, width);
}

/* one input, or one per basis */
static void bitnet__prepare_inputs(const bitnet__stage_work *work, int c, const float *x,
                                   const float *gain, int first, int count) {
    const bitnet__matrix *m = work->layer->matrix + first;
    bool done[2] = {false, false};
    int i;
    for (i = 0; i < count; i++) {
        int input = m[i].signs != NULL;
        if (m[i].rows > 0 && !done[input])
            bitnet__prepare_row(work->model, &work->batch->n[input], c, x, gain, m[i].signs,
                                m[i].columns);
        done[input] = done[input] || m[i].rows > 0;
    }
}

/* norms of matrices' inputs imply training with int8, even for float matrices */
static void bitnet__round_inputs(const bitnet__stage_work *work, int task, int first, int count) {
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = work->layer->matrix + first;
    int i, c, k;
    for (i = 0; i < count; i++)
        for (c = task; c < b->count && m[i].layout == BITNET__FLOATS; c += work->tasks) {
            const int8_t *q = b->n[i].quants + (size_t)c * b->n[i].quants_stride;
            float *x = b->n[i].floats + (size_t)c * b->n[i].stride;
            for (k = 0; k < m[i].columns; k++) x[k] = (float)q[k] * b->n[i].steps[c];
        }
}

/* inputs of the next stage: shared, or each with its own norm */
static void bitnet__prepare(const bitnet__stage_work *work, int task, const float *in,
                            size_t stride, int norm) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    const float *gain = bitnet__norm_of(work->layer, norm);
    int count, first = bitnet__stage_matrices(work->layer, work->stage + 1, &count);
    int width = work->layer->matrix[first].columns, c, i;
    float *row = b->scratch[task].row;
    for (c = task; c < b->count; c += work->tasks) {
        const float *x = in + (size_t)c * stride;
        if (b->inputs < 3) {
            bitnet__prepare_inputs(work, c, x, gain, first, count);
            continue;
        }
        BITNET_ASSERT(bitnet__is_padded(x, width));
        if (gain) {
            bitnet__norm(model, row, x, gain, width);
            x = row;
        }
        for (i = 0; i < count; i++)
            bitnet__prepare_row(model, &b->n[i], c, x,
                                bitnet__norm_of(work->layer, BITNET__NORMS_IN + first + i), NULL,
                                width);
    }
    if (work->adapter) work->adapter->adapt_inputs(work, task, first, count);
    if (b->inputs == 3 && model->activation_group == 0)
        bitnet__round_inputs(work, task, first, count);
}

/* whether branches pass a norm or factor before they are added */
static bool bitnet__adds_apart(const bitnet_model *model) {
    return bitnet__has_part(model->parts, BITNET__ATTN_POST_NORM) || model->residual_scale != 1.0f;
}

static void bitnet__multiply_branch(const bitnet__stage_work *work, int task, int matrix) {
    const bitnet__batch *b = work->batch;
    bool apart = bitnet__adds_apart(work->model);
    bitnet__multiply_range(work, task, matrix, apart ? b->branch : b->x, b->x_stride, !apart);
}

static void bitnet__add_stage(const bitnet__stage_work *work, int task, int norm) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    const float *gain = bitnet__norm_of(work->layer, norm);
    float *row = b->scratch[task].row;
    int width = model->info.hidden_size, c;
    for (c = task; c < b->count; c += work->tasks) {
        float *x = BITNET__AT(b, x, c);
        const float *y = b->branch + (size_t)c * b->x_stride;
        if (gain) {
            bitnet__norm(model, row, y, gain, width);
            y = row;
        }
        bitnet__add_scaled(x, y, model->residual_scale, width);
    }
}

/* not in place; rope NULL: scales only */
static void bitnet__rotate(const bitnet_model *model, float *y, const float *x, const float *rope,
                           float scale) {
    int width = model->info.head_size, turned = rope ? model->info.rope_size : 0, i;
    if (model->architecture.rope == BITNET__ROPE_NEIGHBOURS)
        bitnet__rotate_neighbours(y, x, rope, scale, turned / 2);
    else bitnet__rotate_halves(y, x, rope, scale, turned / 2);
    for (i = turned; i < width; i++) y[i] = x[i] * scale;
}

static const bitnet__page *bitnet__row_page(const bitnet__row *row, int32_t position) {
    return row->session->pages[position / BITNET__PAGE];
}

/* A head of q or k as attention takes it; `room` for one more. */
static void bitnet__rotate_head(const bitnet_model *model, float *y, const float *x,
                                const float *gain, const float *rope, float scale, float *room) {
    if (model->architecture.rope == BITNET__ROPE_FIRST) {
        bitnet__rotate(model, y, x, rope, 1.0f);
        x = y, rope = NULL;
    }
    if (gain) {
        bitnet__norm(model, room, x, gain, model->info.head_size);
        x = room;
    }
    bitnet__rotate(model, y, x, rope, scale);
}

/* Sums and differences spread outliers in blocks: the largest power of two that divides a head. */
static int bitnet__head_block(const bitnet_model_info *info) {
    return info->head_size & -info->head_size;
}

static float bitnet__quantise_head(const bitnet_model *model, float *quants, float *x) {
    float steps[BITNET__HEAD_WIDEST / 32];
    int32_t sums[BITNET__HEAD_WIDEST / 32];
    int n = model->info.head_size;
    model->kernels.hadamard(x, n, bitnet__head_block(&model->info));
    memset(x + n, 0, (bitnet__pad((size_t)n, BITNET__GROUP) - (size_t)n) * sizeof(float));
    model->kernels.quantise((int8_t *)(void *)quants, steps, sums, x, n, BITNET__ALL_COLUMNS);
    return steps[0];
}

/* a rotated key, or a value */
static void bitnet__keep_row(const bitnet__stage_work *work, int task, const bitnet__row *row,
                             int head, bool value, float *x) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__page *page = bitnet__row_page(row, row->position);
    size_t d = work->batch->head_stride, width = (size_t)info->head_size;
    float *step, *quants = work->batch->scratch[task].o;
    uint8_t *to = bitnet__row_of(page, info, work->layer_index, head, value,
                                 row->position % BITNET__PAGE, &step);
    if (page->cache == BITNET_CACHE_INT8) {
        *step = bitnet__quantise_head(work->model, quants, x);
        memcpy(to, quants, d);
    } else {
        memset(x + width, 0, (d - width) * sizeof(float));
        work->model->kernels.to_half((uint16_t *)(void *)to, x, (int)d);
    }
}

static const float *bitnet__head_gain(const bitnet__stage_work *work, int part, int head) {
    const float *each = bitnet__norm_of(work->layer, part + 2); /* Q_NORMS, K_NORMS */
    return each ? each + head * work->model->info.head_size : bitnet__norm_of(work->layer, part);
}

static void bitnet__rope_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    bool gated = info->attention_period != 0; /* q heads alternate with gates */
    size_t width = (size_t)info->head_size;
    float *rotated = b->scratch[task].row, *normed = b->scratch[task].o, scale;
    int c, head;
    for (c = task; c < b->count; c += work->tasks) {
        size_t at = (size_t)(b->rows[c].position % BITNET__PAGE);
        const float *qkv = BITNET__AT(b, qkv, c), *rope;
        const bitnet__page *page;
        size_t turns;
        if (!b->rows[c].session) continue;
        page = bitnet__row_page(&b->rows[c], b->rows[c].position);
        turns = work->layer->window || b->rows[c].session->long_rope;
        rope = page->rope + (turns * BITNET__PAGE + at) * (size_t)info->rope_size;
        if (work->model->architecture.local_rope && !work->layer->window) rope = NULL;
        BITNET_ASSERT(page->users == 1);
        for (head = 0; head < info->heads; head++, qkv += width * (gated ? 2 : 1)) {
            float *q = BITNET__AT(b, q, c) + (size_t)head * b->head_stride;
            bool bytes = page->cache == BITNET_CACHE_INT8;
            bitnet__rotate_head(work->model, bytes ? rotated : q, qkv,
                                bitnet__head_gain(work, BITNET__Q_NORM, head), rope,
                                work->model->score_scale, normed);
            memset(q + width, 0, (b->head_stride - width) * sizeof(float));
            if (!bytes) continue;
            scale = bitnet__quantise_head(work->model, q, rotated);
            q[b->head_stride / 4] = scale * (1.0f / (float)bitnet__head_block(info));
        }
        for (head = 0; head < info->kv_heads; head++, qkv += width) {
            bitnet__rotate_head(work->model, rotated, qkv,
                                bitnet__head_gain(work, BITNET__K_NORM, head), rope, 1.0f, normed);
            bitnet__keep_row(work, task, &b->rows[c], head, false, rotated);
            memcpy(rotated, qkv + (size_t)info->kv_heads * width, width * sizeof(float));
            bitnet__keep_row(work, task, &b->rows[c], head, true, rotated);
        }
    }
}

/* out = out * sigmoid(gate) */
static void bitnet__gate_head(const bitnet__stage_work *work, int c, int head, float *out) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    int width = info->head_size;
    const float *gate = BITNET__AT(b, qkv, c) + (size_t)((2 * head + 1) * width);
    work->model->kernels.gate(out, gate, out, width, BITNET__SIGMOID);
    if (head < info->heads - 1) return;
    for (out += width; out < BITNET__AT(b, attention, c + 1); out++)
        *out = 0.0f; /* padding; recurrent heads may be wider */
}

static double bitnet__softplus(double x) {
    return x > 40 ? x : bitnet__log_double(1.0 + bitnet__exp_double(x));
}

/* out = out * log2(1 + 2^gate), by k2-horizon's own matrix */
static void bitnet__soften_head(const bitnet__stage_work *work, int c, int head, float *out) {
    const bitnet_model_info *info = &work->model->info;
    const double ln2 = 0.6931471805599453;
    int n = info->head_size, i;
    const float *gate =
        BITNET__AT(work->batch, qkv, c) + (info->heads + 2 * info->kv_heads + head) * n;
    for (i = 0; i < n; i++)
        out[i] = bitnet__is_finite(gate[i])
                     ? out[i] * (float)(bitnet__softplus(gate[i] * ln2) / ln2)
                     : bitnet__nan();
}

static int bitnet__sees_from(const bitnet__stage_work *work, int position) {
    int window = work->layer->window;
    return window && position >= window ? position + 1 - window : 0;
}

/* The page to prefetch while rows of a session read page `at`: the next session's page there, if
   pages are few enough to stay in L2 until then; else its own next page. */
static const bitnet__page *bitnet__page_ahead(const bitnet__batch *b, int c, int rows, int at) {
    const bitnet__row *row = &b->rows[c], *after = row + rows;
    int last = row->position + rows - 1;
    if (c + rows < b->count && after->session && after->position >= at && last < 8 * BITNET__PAGE)
        return bitnet__row_page(after, at);
    return bitnet__row_page(row, last - at < BITNET__PAGE ? at : at + BITNET__PAGE);
}

/* Heads of one kv head for rows of one session, page after page. Rows that see all of a page are
   computed together, so that it is read and unpacked once. */
static void bitnet__attend(const bitnet__stage_work *work, const bitnet__scratch *scratch, int c,
                           int rows, int from, int to) {
    const bitnet_model *model = work->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__batch *b = work->batch;
    const bitnet__row *row = &b->rows[c];
    int heads = to - from, kv_head = from / (info->heads / info->kv_heads);
    int width = info->head_size, block = bitnet__head_block(info), h, i, n, at;
    int position = row->position, last = position + rows - 1, all = bitnet__sees_from(work, last);
    size_t d = b->head_stride;
    bitnet__chunk k;
    k.d = (int)d;
    k.bytes = row->session->options.cache == BITNET_CACHE_INT8;
    for (h = 0; h < rows * heads; h++) {
        const float *q = BITNET__AT(b, q, c + h / heads);
        memcpy(scratch->q + (size_t)h * d, q + (size_t)(from + h % heads) * d, d * sizeof *q);
        memset(scratch->o + (size_t)h * d, 0, d * sizeof *q);
        scratch->m[h] = -FLT_MAX, scratch->l[h] = 0.0f;
    }
    at = bitnet__sees_from(work, position) / BITNET__PAGE * BITNET__PAGE;
    for (; at <= last; at += BITNET__PAGE) {
        k.room = BITNET__PAGE;
        k.part = bitnet__page_part(bitnet__row_page(row, at), info, work->layer_index, kv_head);
        k.next =
            bitnet__page_part(bitnet__page_ahead(b, c, rows, at), info, work->layer_index, kv_head);
        for (i = 0; i < rows; i += n) {
            int begin = bitnet__sees_from(work, position + i) - at, end = position + i + 1 - at;
            k.from = BITNET__MAX(begin, 0);
            k.to = BITNET__MIN(end, BITNET__PAGE);
            n = k.to == BITNET__PAGE && all <= at ? rows - i : 1;
            k.count = n * heads;
            k.q = scratch->q + (size_t)(i * heads) * d, k.o = scratch->o + (size_t)(i * heads) * d;
            k.m = scratch->m + i * heads, k.l = scratch->l + i * heads;
            if (k.from < k.to) model->kernels.attend(&k);
        }
    }
    for (h = 0; h < rows * heads; h++) {
        int head = from + h % heads;
        float *out = BITNET__AT(b, attention, c + h / heads);
        float r = bitnet__rcp(scratch->l[h]) * (k.bytes ? 1.0f / (float)block : 1.0f);
        out += head * width;
        for (i = 0; i < width; i++) out[i] = scratch->o[(size_t)h * d + (size_t)i] * r;
        if (k.bytes) model->kernels.hadamard(out, width, block);
        if (info->attention_period) bitnet__gate_head(work, c + h / heads, head, out);
        if (work->layer->matrix[BITNET__HEAD_GATE].rows > 0)
            bitnet__soften_head(work, c + h / heads, head, out);
    }
}

/* heads of one kv head read the same keys */
static void bitnet__attend_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    int group = info->heads / info->kv_heads, from, to, c, rows, head, next;
    bitnet__split_range(info->heads, 1, work->first + task, work->shares, &from, &to);
    for (head = from; head < to; head = next) {
        next = (head / group + 1) * group < to ? (head / group + 1) * group : to;
        for (c = 0; c < b->count; c += rows) {
            const bitnet__row *row = &b->rows[c];
            for (rows = 1; rows < BITNET__TOGETHER && c + rows < b->count; rows++)
                if (row[rows].session != row->session || row[rows].position != row->position + rows)
                    break;
            if (row->session) bitnet__attend(work, &b->scratch[task], c, rows, head, next);
        }
    }
}

static void bitnet__qkv_stage(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    int count, first = bitnet__stage_matrices(work->layer, BITNET__STAGE_QKV, &count), i;
    float *out = b->qkv;
    for (i = first; i < first + count; i++) {
        bitnet__multiply_range(work, task, i, out, b->qkv_stride, false);
        out += work->layer->matrix[i].rows;
    }
    if (work->layer->matrix[BITNET__HEAD_GATE].rows > 0)
        bitnet__multiply_range(work, task, BITNET__HEAD_GATE, out, b->qkv_stride, false);
}

BITNET__OPTIMIZE_END

/* ====================
   >>stages   Forward pass: recurrent layers, FFN, experts, the head

   Continues >>forward: the other stages of a layer, and the lm_head after the last one. */

BITNET__OPTIMIZE(1) /* decode: 4 % less */

/* ---- the stages of a recurrent layer */

static int bitnet__run_begin(const bitnet__batch *b, int c) {
    while (c > 0 && b->rows[c - 1].session == b->rows[c].session) c--;
    return c;
}
static int bitnet__run_end(const bitnet__batch *b, int c) {
    const bitnet_session *s = b->rows[c].session;
    while (c < b->count && b->rows[c].session == s) c++;
    return c;
}

/* a session's tokens since the present snapshot */
typedef struct bitnet__past {
    const bitnet_model_info *info;
    const bitnet__recurrent *recurrent;
    int layer;
    const float *channels;
    size_t stride;
} bitnet__past;

static bitnet__past bitnet__past_of(const bitnet__stage_work *work, int first) {
    const bitnet__batch *b = work->batch;
    bitnet__past past = {&work->model->info, &b->rows[first].session->recurrent, work->layer_index,
                         BITNET__AT(b, qkv, first), b->qkv_stride};
    return past;
}

static const float *bitnet__channels_at(const bitnet__past *past, int32_t position) {
    const bitnet__recurrent *r = past->recurrent;
    int32_t behind = position - bitnet__present_position(r);
    if (behind >= 0) return past->channels + (size_t)behind * past->stride;
    if (position < 0) return NULL;
    return bitnet__memory_of(past->info, bitnet__present(r), past->layer).channels +
           (size_t)(behind + past->info->conv_size - 1) *
               (size_t)bitnet__extent(past->info, BITNET__CHANNELS);
}

/* mixed = silu(conv(qkv)) */
static void bitnet__convolve(const bitnet__stage_work *work, const bitnet__past *past, int c) {
    const bitnet__batch *b = work->batch;
    const float *taps = bitnet__norm_of(work->layer, BITNET__DELTA_CONV);
    int channels = (int)b->mixed_stride, back, i;
    float *y = BITNET__AT(b, mixed, c);
    for (i = 0; i < channels; i++) y[i] = 0.0f;
    for (back = work->model->info.conv_size - 1; back >= 0; back--, taps += channels) {
        const float *x = bitnet__channels_at(past, b->rows[c].position - back);
        for (i = 0; i < channels && x; i++) y[i] = y[i] + x[i] * taps[i];
    }
    work->model->kernels.gate(y, y, y, channels, BITNET__SIGMOID);
}

/* exp(a * log(1 + exp(x))) */
static float bitnet__decay(float x, float a) {
    return bitnet__is_finite(x) ? (float)bitnet__exp_double(bitnet__softplus(x) * a)
                                : bitnet__nan();
}

/* unit q and k; gates: beta and decay */
static void bitnet__prepare_heads(const bitnet__stage_work *work, int c) {
    const bitnet_model *model = work->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__batch *b = work->batch;
    const float *a = bitnet__norm_of(work->layer, BITNET__DELTA_DECAY);
    const float *bias = bitnet__norm_of(work->layer, BITNET__DELTA_BIAS);
    const float *alpha = BITNET__AT(b, qkv, c) + b->mixed_stride +
                         (size_t)info->state_heads * (size_t)info->state_size;
    const float *beta = alpha + info->state_heads;
    float *heads = BITNET__AT(b, mixed, c);
    float *gates = BITNET__AT(b, gates, c);
    int i;
    for (i = 0; i < 2 * info->state_key_heads; i++, heads += info->state_size)
        model->kernels.norm(heads, heads, model->unit_gains[i >= info->state_key_heads],
                            info->state_size, 1.0f, info->norm_epsilon);
    for (i = 0; i < info->state_heads; i++) {
        gates[i] = bitnet__rcp(1.0f + bitnet__exp(-beta[i]));
        gates[info->state_heads + i] = bitnet__decay(alpha[i] + bias[i], a[i]);
    }
}

static void bitnet__store_channels(const bitnet__past *past, bitnet__snapshot *to,
                                   int32_t position) {
    size_t channels = (size_t)bitnet__extent(past->info, BITNET__CHANNELS);
    float *out = bitnet__memory_of(past->info, to, past->layer).channels;
    int back;
    for (back = past->info->conv_size - 1; back > 0; back--, out += channels) {
        const float *x = bitnet__channels_at(past, position - back);
        if (x) memcpy(out, x, channels * sizeof(float));
        else memset(out, 0, channels * sizeof(float));
    }
}

static void bitnet__log_row(const bitnet__stage_work *work, int c) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    const bitnet__row *row = &b->rows[c];
    size_t queries = (size_t)info->state_key_heads * (size_t)info->state_size;
    bitnet__log_entry note =
        bitnet__log_entry_of(info, &row->session->recurrent, row->position, work->layer_index);
    memcpy(note.channels, BITNET__AT(b, qkv, c), b->mixed_stride * sizeof(float));
    memcpy(note.keys, BITNET__AT(b, mixed, c) + queries,
           bitnet__keys_and_values(info) * sizeof(float));
    memcpy(note.gates, BITNET__AT(b, gates, c), b->gates_stride * sizeof(float));
}

static void bitnet__conv_stage(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    int c;
    for (c = task; c < b->count; c += work->tasks) {
        int first = bitnet__run_begin(b, c), position = b->rows[c].position;
        bitnet__past past;
        if (!b->rows[c].session) continue;
        past = bitnet__past_of(work, first);
        BITNET_ASSERT(b->rows[first].position == bitnet__present_position(past.recurrent));
        bitnet__convolve(work, &past, c);
        bitnet__prepare_heads(work, c);
        if (past.recurrent->drafting) bitnet__log_row(work, c);
        else if (c == bitnet__run_end(b, c) - 1 || bitnet__taker(past.recurrent, position + 1) !=
                                                       bitnet__taker(past.recurrent, position))
            bitnet__store_channels(&past, bitnet__taker(past.recurrent, position), position + 1);
    }
}

static int bitnet__place_of_head(const bitnet__stage_work *work, int head) {
    const bitnet_model_info *info = &work->model->info;
    int keys = info->state_key_heads, each = info->state_heads / keys;
    if (!work->model->basis.grouped || !work->layer->matrix[BITNET__DELTA_O].signs) return head;
    return head % keys * each + head / keys;
}

static void bitnet__delta_row(const bitnet__stage_work *work, const bitnet__scratch *scratch, int c,
                              int head, float *to, const float *from) {
    const bitnet_model *model = work->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__batch *b = work->batch;
    int n = info->state_size, keys = info->state_key_heads;
    const float *q = BITNET__AT(b, mixed, c) + (size_t)(head % keys * n);
    const float *v = BITNET__AT(b, mixed, c) + (size_t)((2 * keys + head) * n);
    const float *z = BITNET__AT(b, qkv, c) + b->mixed_stride + (size_t)(head * n);
    const float *gates = BITNET__AT(b, gates, c);
    float *out = BITNET__AT(b, attention, c) + (size_t)(bitnet__place_of_head(work, head) * n);
    model->kernels.delta(out, scratch->delta, to, from, q, q + keys * n, v,
                         gates[info->state_heads + head], gates[head], n);
    bitnet__norm(model, out, out, bitnet__norm_of(work->layer, BITNET__DELTA_NORM), n);
    model->kernels.gate(out, z, out, n, BITNET__SILU);
}

static float *bitnet__state_in(const bitnet_model_info *info, const bitnet__snapshot *snapshot,
                               int layer, int head) {
    size_t size = (size_t)info->state_size * (size_t)info->state_size;
    return bitnet__memory_of(info, snapshot, layer).states + (size_t)head * size;
}

static const float *bitnet__state_before(const bitnet_model_info *info, const bitnet__recurrent *r,
                                         int layer, int head, float *zeros) {
    if (r->count) return bitnet__state_in(info, bitnet__present(r), layer, head);
    memset(zeros, 0, (size_t)info->state_size * (size_t)info->state_size * sizeof(float));
    return zeros;
}

static void bitnet__delta_rows(const bitnet__stage_work *work, const bitnet__scratch *scratch,
                               int first, int end, int head) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__row *rows = work->batch->rows;
    const bitnet__recurrent *r = &rows[first].session->recurrent;
    const float *from = NULL;
    float *to = scratch->state;
    int c;
    for (c = first; c < end; c++, from = to) {
        if (!r->drafting)
            to =
                bitnet__state_in(info, bitnet__taker(r, rows[c].position), work->layer_index, head);
        if (!from) from = bitnet__state_before(info, r, work->layer_index, head, to);
        bitnet__delta_row(work, scratch, c, head, to, from);
    }
}

static void bitnet__delta_stage(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    int from, to, first, head;
    bitnet__split_range(work->model->info.state_heads, 1, task, work->tasks, &from, &to);
    for (first = 0; first < b->count; first = bitnet__run_end(b, first))
        for (head = from; head < to && b->rows[first].session; head++)
            bitnet__delta_rows(work, &b->scratch[task], first, bitnet__run_end(b, first), head);
}

/* ---- accepted drafts */

typedef struct bitnet__replay_work {
    const bitnet_session *session;
    int tasks;
} bitnet__replay_work;

static void bitnet__replay_head(const bitnet_session *s, int layer, int head) {
    const bitnet_model_info *info = &s->model->info;
    const bitnet__recurrent *r = &s->recurrent;
    const int n = info->state_size, keys = info->state_key_heads;
    float *to = bitnet__state_in(info, r->spares[0], layer, head);
    const float *from = bitnet__state_before(info, r, layer, head, to);
    float out[BITNET__STATE_WIDEST], delta[BITNET__STATE_WIDEST];
    int32_t at;
    for (at = bitnet__present_position(r); at < s->computed; at++, from = to) {
        bitnet__log_entry note = bitnet__log_entry_of(info, r, at, layer);
        const float *k = note.keys + head % keys * n, *v = note.keys + (keys + head) * n;
        s->model->kernels.delta(out, delta, to, from, k, k, v, note.gates[info->state_heads + head],
                                note.gates[head], n);
    }
}

static void bitnet__replay_task(void *context, int32_t task) {
    const bitnet__replay_work *work = (const bitnet__replay_work *)context;
    const bitnet_session *s = work->session;
    const bitnet__recurrent *r = &s->recurrent;
    bitnet__past past;
    int head, from, to;
    past.info = &s->model->info;
    past.recurrent = r;
    past.stride = (size_t)bitnet__recurrent_layers(past.info) * bitnet__log_entry_size(past.info);
    bitnet__split_range(past.info->state_heads, 1, task, work->tasks, &from, &to);
    for (past.layer = 0; past.layer < past.info->layers; past.layer++) {
        if (!bitnet__is_recurrent(past.info, past.layer)) continue;
        for (head = from; head < to; head++) bitnet__replay_head(s, past.layer, head);
        past.channels =
            bitnet__log_entry_of(past.info, r, bitnet__present_position(r), past.layer).channels;
        if (task == 0) bitnet__store_channels(&past, r->spares[0], s->computed);
    }
}

/* if memory runs out, accepted drafts wait again */
static void bitnet__replay(bitnet_session *s) {
    bitnet__replay_work work;
    bitnet__fpenv saved;
    if (!s->model->info.state_heads || bitnet__present_position(&s->recurrent) == s->computed)
        return;
    BITNET_ASSERT(bitnet__resumes_at(&s->recurrent, s->computed) == s->computed);
    if (!bitnet__reserve_snapshots(s, 1)) {
        s->computed = bitnet__present_position(&s->recurrent);
        bitnet__drop_drafts(s, s->computed);
        return;
    }
    work.session = s;
    work.tasks = bitnet__tasks(s->model, s->model->info.state_heads);
    saved = bitnet__fp_enter();
    bitnet__run_stage(s->model, bitnet__replay_task, &work, work.tasks);
    bitnet__fp_leave(saved);
    bitnet__push_snapshot(s, 0, s->computed);
}

/* ---- the stages of the ffn */

/* Of gate and the matrix after it, into rows from `first` on. Both have the same shares, so the
   activation follows at once. */
static void bitnet__gate_up_stage(const bitnet__stage_work *work, int task, int gate,
                                  size_t first) {
    const bitnet__batch *b = work->batch;
    float *ffn = BITNET__AT(b, ffn, first), *up = b->up + first * b->ffn_stride;
    int from, to, c;
    bitnet__multiply_range(work, task, gate, ffn, b->ffn_stride, false);
    bitnet__multiply_range(work, task, gate + 1, up, b->ffn_stride, false);
    bitnet__split_range(work->layer->matrix[gate].rows, BITNET__BASE3_ROWS, work->first + task,
                        work->shares, &from, &to);
    for (c = 0; c < b->count && from < to; c++, ffn += b->ffn_stride, up += b->ffn_stride)
        work->model->kernels.gate(ffn + from, ffn + from, up + from, to - from,
                                  work->model->activation);
}

/* ---- the stages of experts */

/* the largest logits, the first of equal ones; weights from exp(logit - largest) */
static void bitnet__choose_experts(const bitnet_model_info *info, const float *logits,
                                   int32_t *chosen, float *weights) {
    int used = info->experts_used, count = 0, e, i;
    float sum = 0.0f, factor;
    for (e = 0; e < info->experts; e++) {
        if (count == used && !(logits[e] > logits[chosen[used - 1]])) continue;
        if (count < used) count++;
        for (i = count - 1; i > 0 && logits[e] > logits[chosen[i - 1]]; i--)
            chosen[i] = chosen[i - 1];
        chosen[i] = e;
    }
    for (i = 0; i < used; i++) {
        weights[i] = bitnet__exp(logits[chosen[i]] - logits[chosen[0]]);
        sum = sum + weights[i];
    }
    factor = bitnet__rcp(sum);
    for (i = 0; i < used; i++) weights[i] = weights[i] * factor;
}

static void bitnet__choose_stage(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__routes *routes = &work->batch->routes;
    const bitnet__batch *b = work->batch;
    const float *gate = bitnet__norm_of(work->layer, BITNET__SHARED_GATE);
    size_t width = (size_t)info->hidden_size;
    float logit;
    int c;
    for (c = task; c < b->count; c += work->tasks) {
        bitnet__choose_experts(info, routes->logits + (size_t)c * (size_t)info->experts,
                               routes->chosen + c * info->experts_used,
                               routes->weights + c * info->experts_used);
        if (!gate) continue;
        work->model->kernels.dot(
            &logit, 1, BITNET_TYPE_F32, (const uint8_t *)gate, width * sizeof *gate, 1, (int)width,
            b->n[0].floats + (size_t)c * b->n[0].stride, b->n[0].stride, 1, b->scratch[task].row);
        routes->weights[b->pairs + (size_t)c] = bitnet__rcp(1.0f + bitnet__exp(-logit));
    }
}

/* a counting sort by expert */
static void bitnet__order_pairs(const bitnet_model_info *info, bitnet__batch *b) {
    bitnet__routes *routes = &b->routes;
    int32_t pairs = b->count * info->experts_used, before = 0, count, i;
    routes->ordered = b->count;
    memset(routes->ends, 0, (size_t)info->experts * sizeof *routes->ends);
    for (i = 0; i < pairs; i++) routes->ends[routes->chosen[i]]++;
    for (i = 0; i < info->experts; i++, before += count) {
        count = routes->ends[i];
        routes->ends[i] = before; /* the beginning; the end when all are placed */
    }
    for (i = 0; i < pairs; i++) {
        routes->places[i] = routes->ends[routes->chosen[i]]++;
        routes->rows[routes->places[i]] = i / info->experts_used;
    }
}

/* rows [from, to) of an expert's matrix, times `count` pairs */
typedef struct bitnet__expert_range {
    int expert, first, count, from, to;
} bitnet__expert_range;

/* The task's next expert; false: none. Experts share the tasks in proportion to their pairs. */
static bool bitnet__next_expert(const bitnet__stage_work *work, int task, int rows,
                                bitnet__expert_range *s) {
    const bitnet_model_info *info = &work->model->info;
    const int32_t *ends = work->batch->routes.ends;
    int blocks = rows / BITNET__BASE3_ROWS, from, to;
    bitnet__split_range(work->batch->count * info->experts_used * blocks, 1, work->first + task,
                        work->shares, &from, &to);
    while (++s->expert < info->experts) {
        s->first = s->expert ? ends[s->expert - 1] : 0;
        s->count = ends[s->expert] - s->first;
        if (s->count == 0 || ends[s->expert] * blocks <= from) continue;
        if (s->first * blocks >= to) return false;
        s->from = from > s->first * blocks ? (from - s->first * blocks) / s->count : 0;
        s->to = to < ends[s->expert] * blocks ? (to - s->first * blocks) / s->count : blocks;
        s->from *= BITNET__BASE3_ROWS;
        s->to *= BITNET__BASE3_ROWS;
        if (s->from < s->to) return true;
    }
    return false;
}

static void bitnet__copy_vector(const bitnet__operand *to, int at, const bitnet__operand *from,
                                int c, bool floats) {
    bitnet__operand in = bitnet__vectors_of(from, (size_t)c, 1);
    bitnet__operand out = bitnet__vectors_of(to, (size_t)at, 1);
    size_t groups = BITNET__MIN(out.groups_stride, in.groups_stride);
    if (floats) memcpy(out.floats, in.floats, out.stride * sizeof(float));
    if (floats) return;
    memcpy(out.quants, in.quants, groups * BITNET__GROUP);
    memcpy(out.group_steps, in.group_steps, groups * sizeof(float));
    memcpy(out.group_sums, in.group_sums, groups * sizeof(int32_t));
    if (in.tables) memcpy(out.tables, in.tables, groups * BITNET__LOOKUP);
    *out.steps = *in.steps;
    *out.sums = *in.sums;
}

/* the matrix's inputs of pairs, gathered unless there is only one */
static bitnet__operand bitnet__expert_input(const bitnet__stage_work *work, int task, int matrix,
                                            int first, int count) {
    const bitnet__batch *b = work->batch;
    const bitnet__operand *all = bitnet__input_of(work, matrix);
    const int32_t *rows = b->routes.rows + first;
    bitnet__operand in = b->routes.gathered;
    int i;
    if (count == 1) return bitnet__vectors_of(all, (size_t)rows[0], 1);
    in = bitnet__vectors_of(&in, (size_t)(task * BITNET__GATHERED), count);
    for (i = 0; i < count; i++)
        bitnet__copy_vector(&in, i, all, rows[i],
                            work->layer->matrix[matrix].layout == BITNET__FLOATS);
    return in;
}

static void bitnet__expert_gate_up(const bitnet__stage_work *work, int task,
                                   const bitnet__expert_range *s) {
    const bitnet_model *model = work->model;
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = work->layer->matrix;
    bool fused = m[BITNET__FUSED_EXPERTS].rows > 0;
    int rows = s->to - s->from, pair, some, c, up;
    for (pair = s->first; pair < s->first + s->count; pair += some) {
        size_t at = (size_t)pair * b->ffn_stride + (size_t)s->from;
        some = BITNET__MIN(s->first + s->count - pair, BITNET__GATHERED);
        for (up = 0; up < 2; up++) {
            int matrix = fused ? BITNET__FUSED_EXPERTS : BITNET__GATE_EXPERTS + up;
            int row = (fused ? 2 * s->expert + up : s->expert) * model->info.ffn_size + s->from;
            bitnet__operand in = bitnet__expert_input(work, task, matrix, pair, some);
            bitnet__multiply(model, &b->scratch[task], &m[matrix], row, row + rows, &in,
                             (up ? b->up : b->ffn) + at, b->ffn_stride, false);
        }
        for (c = 0; c < some; c++, at += b->ffn_stride) {
            if (work->layer->clamp > 0)
                bitnet__clamp(b->ffn + at, b->up + at, rows, work->layer->clamp);
            model->kernels.gate(b->ffn + at, b->ffn + at, b->up + at, rows, model->activation);
        }
    }
}

static void bitnet__expert_down(const bitnet__stage_work *work, int task,
                                const bitnet__expert_range *s) {
    const bitnet__batch *b = work->batch;
    int row = s->expert * work->model->info.hidden_size;
    bitnet__operand in = bitnet__vectors_of(&b->routes.hidden, (size_t)s->first, s->count);
    bitnet__multiply(work->model, &b->scratch[task], &work->layer->matrix[BITNET__DOWN_EXPERTS],
                     row + s->from, row + s->to, &in,
                     b->branch + (size_t)s->first * b->x_stride + s->from, b->x_stride, false);
}

/* x = x + (((0 + weight * branch) + weight * branch) + ...), a share of the columns; the shared
   expert's is last */
static void bitnet__expert_add(const bitnet__stage_work *work, int task) {
    const bitnet__batch *b = work->batch;
    bool shared = work->layer->matrix[BITNET__DOWN_SHARED].rows > 0;
    size_t behind = (size_t)b->pairs;
    int used = work->model->info.experts_used, from, to, c, k;
    float *sum = b->scratch[task].row;
    bitnet__split_range(work->model->info.hidden_size, BITNET__TILE, task, work->tasks, &from, &to);
    for (c = 0; c < b->count; c++, behind++) {
        memset(sum, 0, (size_t)(to - from) * sizeof(float));
        for (k = c * used; k < (c + 1) * used; k++)
            bitnet__add_scaled(sum, b->branch + (size_t)b->routes.places[k] * b->x_stride + from,
                               b->routes.weights[k], to - from);
        if (shared)
            bitnet__add_scaled(sum, b->branch + behind * b->x_stride + from,
                               b->routes.weights[behind], to - from);
        bitnet__add_vector(BITNET__AT(b, x, c) + from, sum, to - from);
    }
}

/* from the router to the sum */
static void bitnet__expert_task(const bitnet__stage_work *work, int task) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    bool shared = work->layer->matrix[BITNET__DOWN_SHARED].rows > 0;
    size_t behind = (size_t)b->pairs;
    bitnet__expert_range s = {-1, 0, 0, 0, 0};
    int pair;
    switch (work->stage) {
    case BITNET__STAGE_ROUTE:
        bitnet__multiply_range(work, task, BITNET__ROUTER, b->routes.logits, (size_t)info->experts,
                               false);
        break;
    case BITNET__STAGE_CHOOSE: bitnet__choose_stage(work, task); break;
    case BITNET__STAGE_GATE_UP:
        while (bitnet__next_expert(work, task, info->ffn_size, &s))
            bitnet__expert_gate_up(work, task, &s);
        if (shared) bitnet__gate_up_stage(work, task, BITNET__GATE_SHARED, behind);
        break;
    case BITNET__STAGE_DOWN_NORM:
        for (pair = task; pair < b->count * info->experts_used; pair += work->tasks)
            bitnet__prepare_row(work->model, &b->routes.hidden, pair, BITNET__AT(b, ffn, pair),
                                NULL, work->layer->matrix[BITNET__DOWN_EXPERTS].signs,
                                info->ffn_size);
        for (pair = task; shared && pair < b->count; pair += work->tasks)
            bitnet__prepare_inputs(work, pair, BITNET__AT(b, ffn, behind + (size_t)pair), NULL,
                                   BITNET__DOWN_SHARED, 1);
        break;
    case BITNET__STAGE_DOWN:
        while (bitnet__next_expert(work, task, info->hidden_size, &s))
            bitnet__expert_down(work, task, &s);
        if (shared)
            bitnet__multiply_range(work, task, BITNET__DOWN_SHARED,
                                   b->branch + behind * b->x_stride, b->x_stride, false);
        break;
    default: bitnet__expert_add(work, task); break;
    }
}

static void bitnet__layer_task(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    if (work->stage >= BITNET__STAGE_ROUTE && bitnet__has_experts(work->layer)) {
        bitnet__expert_task(work, task);
        return;
    }
    switch (work->stage) {
    case BITNET__STAGE_NORM:
        bitnet__prepare(work, task, b->x, b->x_stride, BITNET__ATTN_NORM);
        break;
    case BITNET__STAGE_QKV: bitnet__qkv_stage(work, task); break;
    case BITNET__STAGE_ROPE:
        if (work->layer->recurrent) bitnet__conv_stage(work, task);
        else bitnet__rope_stage(work, task);
        break;
    case BITNET__STAGE_ATTEND:
        if (work->layer->recurrent) bitnet__delta_stage(work, task);
        else bitnet__attend_stage(work, task);
        break;
    case BITNET__STAGE_SUB_NORM:
        bitnet__prepare(work, task, b->attention, b->attention_stride, BITNET__ATTN_SUB_NORM);
        break;
    case BITNET__STAGE_OUTPUT:
        bitnet__multiply_branch(work, task, work->layer->recurrent ? BITNET__DELTA_O : BITNET__O);
        break;
    case BITNET__STAGE_ATTN_ADD: bitnet__add_stage(work, task, BITNET__ATTN_POST_NORM); break;
    case BITNET__STAGE_FFN_NORM:
        bitnet__prepare(work, task, b->x, b->x_stride, BITNET__FFN_NORM);
        break;
    case BITNET__STAGE_GATE_UP: bitnet__gate_up_stage(work, task, BITNET__GATE, 0); break;
    case BITNET__STAGE_DOWN_NORM:
        bitnet__prepare(work, task, b->ffn, b->ffn_stride, BITNET__FFN_SUB_NORM);
        break;
    case BITNET__STAGE_DOWN: bitnet__multiply_branch(work, task, BITNET__DOWN); break;
    default: bitnet__add_stage(work, task, BITNET__FFN_POST_NORM); break;
    }
}

static bool bitnet__is_per_token(const bitnet__layer *layer, int stage) {
    int matrices;
    if (stage >= BITNET__STAGE_ROUTE && bitnet__has_experts(layer))
        return stage == BITNET__STAGE_CHOOSE;
    bitnet__stage_matrices(layer, stage, &matrices);
    return matrices == 0 && stage != BITNET__STAGE_ATTEND;
}

/* ---- probabilities */

/* maximum; log(sum(exp(logit - maximum))) */
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

BITNET__NOINLINE static float bitnet__log_probability_of(bitnet__log_scale scale, float logit) {
    return (float)(logit - scale.top - scale.rest);
}

BITNET__OPTIMIZE_END

/* ====================
   >>head   The head: logits of the tokens that may be chosen

   A choice is a job. It computes what a session's next token needs of the lm_head, the widest
   matrix, and is taken through its stages slice by slice:

       COARSE, FIRST, FIND, REFINE, EXACT    few tokens can be chosen: >>screen finds their rows
       EXACT                                 a constraint allows few tokens
       ALL                                   else; also if the screen leaves too many rows
       BEGIN, DRAW                           before and after, if several sessions choose

   Choices of several sessions at one stage are computed together, so the matrix is read once. One
   that falls behind continues alone. In bitnet.h, only this part multiplies rows of the lm_head. A
   choice depends on the state, the tokens, the mask, the sampling and the generation of its
   session; any function that changes one of them calls bitnet__restart_choice. */

BITNET__OPTIMIZE(1) /* decode: 5 % less */

static bitnet_result bitnet__non_finite(bitnet_session *s, int32_t id) {
    return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                        "the logit of token %d is not a finite number", id);
}

/* a ternary head would turn NaN into numbers */
static bitnet_result bitnet__check_state(bitnet_session *s, const float *state) {
    int finite = bitnet__finite_until(state, s->model->info.hidden_size);
    if (finite == s->model->info.hidden_size) return BITNET_OK;
    return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                        "value %d of the state that logits are made of is not finite", finite);
}

/* ---- the tokens that may follow */

/* unless nothing else is left */
static void bitnet__withhold_ends(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    const bitnet_tokenizer *t = s->model->tokenizer;
    bitnet__mask *others = &g->stops.others;
    int32_t vocabulary = s->model->info.vocab_size, i;
    size_t k;
    if (s->sampler.mask)
        memcpy(others->bits, s->sampler.mask->bits, ((size_t)vocabulary + 31) / 32 * 4);
    else bitnet__mask_fill(others, vocabulary);
    for (i = 0; i < t->end_count; i++) bitnet__mask_remove(others, t->ends[i]);
    for (k = 0; k < g->stops.id_count; k++)
        if (g->stops.ids[k] >= 0 && g->stops.ids[k] < vocabulary)
            bitnet__mask_remove(others, g->stops.ids[k]);
    bitnet__mask_count(others, vocabulary);
    if (others->count > 0) s->sampler.mask = others;
}

/* PENDING: the mask is not ready */
static bitnet_result bitnet__constrain(bitnet_session *s, int64_t deadline) {
    const bitnet__generation *g = &s->generation;
    const bitnet__constraint *c = &s->constraint;
    bitnet_result result = BITNET_OK;
    s->sampler.mask = NULL;
    BITNET_ASSERT(!c->state || c->from <= s->length);
    if (c->state && s->length > 0)
        result = c->functions->allow(c->state, s->tokens + c->from, s->length - c->from, deadline,
                                     &s->sampler.mask, &s->error);
    if (result == BITNET_OK && g->active && g->tokens < g->options.min_tokens)
        bitnet__withhold_ends(s);
    return result;
}

/* ---- which logits are needed */

static bool bitnet__keeps_logits(const bitnet_session *s) {
    const bitnet__generation *g = &s->generation;
    return g->active && (g->options.logprobs || g->options.top_logprobs);
}

static bool bitnet__wants_all(const bitnet_session *s) {
    return s->options.full_head || bitnet__keeps_logits(s) || s->sampler.sampling.editor.edit;
}

/* Tokens with a bias or penalty, which void coarse bounds; their logits are always computed. */
static size_t bitnet__named(const bitnet_session *s) {
    return s->sampler.sampling.logit_bias_count + (size_t)(s->length - bitnet__named_from(s));
}
static int32_t bitnet__named_id(const bitnet_session *s, size_t i) {
    const bitnet_sampling *p = &s->sampler.sampling;
    if (i < p->logit_bias_count) return p->logit_bias[i].id;
    return s->tokens[(size_t)bitnet__named_from(s) + i - p->logit_bias_count];
}

/* The grammar leaves one token, and nothing can forbid it or look at its logit. */
static bool bitnet__is_settled(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampler.sampling;
    size_t b;
    if (!s->sampler.mask || s->sampler.mask->count != 1 || bitnet__keeps_logits(s) ||
        p->editor.edit)
        return false;
    for (b = 0; b < p->logit_bias_count && p->logit_bias[b].id != s->sampler.mask->id;) b++;
    return b == p->logit_bias_count;
}

/* few logits decide */
static bool bitnet__is_narrow(const bitnet_session *s) {
    size_t k = bitnet__top_k(&s->sampler.sampling, s->model->info.vocab_size);
    return !bitnet__wants_all(s) && !s->end.has_logits && k <= BITNET__SCREEN_MOST &&
           bitnet__named(s) + k <= (size_t)s->model->info.vocab_size / 16;
}

static bool bitnet__is_greedy(const bitnet_session *s) {
    return s->sampler.sampling.temperature == 0 && s->sampler.sampling.logit_bias_count == 0 &&
           !s->sampler.mask && bitnet__named_from(s) == s->length && !bitnet__wants_all(s);
}

enum { BITNET__FEW = 2048 };

static bool bitnet__has_few_candidates(const bitnet_session *s) {
    return s->sampler.mask && s->sampler.mask->count <= BITNET__FEW &&
           s->sampler.mask->count <= s->model->info.vocab_size / 16 &&
           bitnet__has_plain_rows(&s->model->lm_head) && !bitnet__wants_all(s) &&
           !s->end.has_logits;
}

/* how far min-p reaches, with a margin far above exp's rounding */
static float bitnet__min_p_depth(const bitnet_sampling *sampling) {
    if (sampling->temperature == 0) return 0.0f;
    return sampling->min_p > 0 && bitnet__stage_of(sampling, 0) == BITNET_STAGE_TOP_K &&
                   bitnet__stage_of(sampling, 1) == BITNET_STAGE_MIN_P
               ? (float)-bitnet__log_double(sampling->min_p) + 0.01f
               : FLT_MAX;
}

/* ---- a slice of rows */

typedef struct bitnet__head_work {
    bitnet_model *model;
    bitnet__choice *choices; /* a list */
    int from, to;
    int tasks;
} bitnet__head_work;

static void bitnet__run_head(bitnet_model *model, bitnet__task *task, bitnet__choice *choices,
                             int32_t from, int32_t to, int tasks) {
    bitnet__head_work work = {model, choices, from, to, bitnet__tasks(model, tasks)};
    bitnet__run_stage(model, task, &work, work.tasks);
}

/* Where a slice of rows of `bytes` bytes each ends, for `count` states. */
static int32_t bitnet__slice_end(int32_t from, int32_t rows, size_t bytes, int count,
                                 int64_t deadline) {
    size_t cost = bytes * (size_t)(3 + count) / 4; /* as bitnet__slices_of */
    int32_t slice = (int32_t)(BITNET__SLICE / (BITNET__TILE * cost) + 1) * BITNET__TILE;
    return deadline && slice < rows - from ? from + slice : rows;
}

static int bitnet__count_choices(const bitnet__choice *list) {
    int count = 0;
    for (; list; list = list->next) count++;
    return count;
}

/* ---- ALL */

/* The logits of the first rows for the state in `choice` when they are computed. */
static void bitnet__begin_rows(bitnet__choice *choice, float *logits, int32_t rows) {
    choice->stage = BITNET__HEAD_ALL;
    choice->at = choice->survivor_count = 0;
    choice->out = logits;
    choice->rows = rows;
    choice->state.count = 1;
}

static void bitnet__begin_all(bitnet_session *s, float *logits, int32_t rows) {
    const bitnet_model *model = s->model;
    bitnet__choice *choice = s->choice;
    bitnet__begin_rows(choice, logits, rows);
    if (s->device.backend && s->device.backend->logits(s, logits)) {
        choice->stage = BITNET__HEAD_DONE;
        return;
    }
    bitnet__prepare_row(model, &choice->state, 0, s->end.hidden, NULL, model->lm_head.signs,
                        model->info.hidden_size);
}

/* Copies the states of each group's choices to its first one, unless they follow its own. */
static void bitnet__group_states(const bitnet_model *model, bitnet__choice *list) {
    bool floats = model->lm_head.layout == BITNET__FLOATS;
    bitnet__choice *first = list, *c;
    for (c = list->next; c; c = c->next) {
        bitnet__operand *states = &first->state;
        if (states->count == BITNET__HEAD_STATES) first = c;
        else if (c->state.floats == states->floats + (size_t)states->count * states->stride)
            states->count++;
        else bitnet__copy_vector(states, states->count++, &c->state, 0, floats);
    }
}

/* a tile of rows times the states of a group; returns the next group */
static bitnet__choice *bitnet__head_tile(const bitnet__head_work *work, int32_t task, int row,
                                         int end, bitnet__choice *group) {
    const bitnet__operand *states = &group->state;
    float products[(int)BITNET__HEAD_STATES * BITNET__TILE];
    int32_t i;
    bitnet__multiply(work->model, &work->choices->scratch[task], &work->model->lm_head, row, end,
                     states, products, BITNET__TILE, false);
    for (i = 0; i < states->count; i++, group = group->next)
        memcpy(group->out + row, products + i * BITNET__TILE, (size_t)(end - row) * sizeof(float));
    return group;
}

static void bitnet__head_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    int from, to, row, end;
    bitnet__split_range(work->to - work->from, BITNET__TILE, task, work->tasks, &from, &to);
    for (row = work->from + from; row < work->from + to; row = end) {
        bitnet__choice *group = work->choices;
        end = work->from + to - row < BITNET__TILE ? work->from + to : row + BITNET__TILE;
        while (group) group = bitnet__head_tile(work, task, row, end, group);
    }
}

static void bitnet__all_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    int32_t from = list->at, to;
    bitnet__choice *c;
    to = bitnet__slice_end(from, list->rows, model->lm_head.stride, bitnet__count_choices(list),
                           deadline);
    bitnet__group_states(model, list);
    bitnet__run_head(model, bitnet__head_task, list, from, to, to - from);
    for (c = list; c; c = c->next) {
        BITNET_ASSERT(c->at == from && c->rows == list->rows);
        c->state.count = 1;
        c->at = from + bitnet__finite_until(c->out + from, to - from);
        if (c->at < to) c->stage = BITNET__HEAD_FAILED;
        else if (to == c->rows) c->stage = BITNET__HEAD_DONE;
    }
}

/* ---- EXACT: rows of survivors */

static void bitnet__exact_rows(const bitnet_session *s, int from, int to, int step,
                               float *scratch) {
    const bitnet__matrix *head = &s->model->lm_head;
    int i;
    BITNET_ASSERT(bitnet__has_plain_rows(head));
    for (i = from; i < to; i += step) {
        bitnet__candidate *c = &s->choice->survivors[i];
        s->model->kernels.dot(&c->logit, 0, head->type, head->data + (size_t)c->id * head->stride,
                              head->stride, 1, head->columns, s->end.hidden, 0, 1, scratch);
    }
}

static void bitnet__exact_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    bitnet__exact_rows(work->choices->session, work->from + task, work->to, work->tasks,
                       work->choices->scratch[task].row);
}

/* Pages of a mapped head would stay forever. For every 4 rows that are multiplied, the next 512th
   of the head is released, but at most two at once, because unmapping a megabyte takes up to a
   millisecond. */
static void bitnet__release_head(bitnet_session *s, int32_t rows) {
    const bitnet__matrix *head = &s->model->lm_head;
    int32_t parts = (s->sampler.rows_touched += rows) / 4, from = s->sampler.released, count;
    if (head->owned || parts == 0) return;
    if (parts > 2) parts = 2;
    s->sampler.rows_touched -= 4 * parts;
    if (s->sampler.rows_touched > 128) s->sampler.rows_touched = 128; /* many at once count less */
    count = (head->rows / 512 + 1) * parts;
    if (count > head->rows - from) count = head->rows - from;
    bitnet__gguf_release(s->model->gguf, head->data + (size_t)from * head->stride,
                         (size_t)count * head->stride);
    s->sampler.released = from + count == head->rows ? 0 : from + count;
}

static void bitnet__take_survivors(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t i;
    choice->stage = BITNET__HEAD_DONE;
    for (i = 0; i < choice->survivor_count; i++) {
        const bitnet__candidate *c = &choice->survivors[i];
        choice->logits[c->id] = c->logit;
        if (bitnet__is_finite(c->logit)) continue;
        choice->stage = BITNET__HEAD_FAILED;
        choice->at = c->id;
        return;
    }
    s->stats.screened_tokens++;
    s->stats.rescored_rows += choice->survivor_count;
}

static void bitnet__exact_slice(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    const bitnet__matrix *head = &s->model->lm_head;
    size_t fault = head->owned ? 0 : 1 << 15; /* costs as much as so many bytes */
    int32_t slice = (int32_t)(BITNET__SLICE / (head->stride + fault)) + 1;
    int32_t from = choice->at, left = choice->survivor_count - from;
    if (left < slice) slice = left;
    choice->at = from + slice;
    if (slice > 0) bitnet__run_head(s->model, bitnet__exact_task, choice, from, choice->at, slice);
    bitnet__release_head(s, slice);
    if (slice == left) bitnet__take_survivors(s);
}

/* All tokens that the mask allows. */
static void bitnet__survive_mask(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t id, vocabulary = s->model->info.vocab_size;
    for (choice->survivor_count = 0, id = 0; id < vocabulary; id++) {
        while (id % 32 == 0 && id + 32 < vocabulary && !s->sampler.mask->bits[id / 32]) id += 32;
        choice->survivors[choice->survivor_count].id = id;
        choice->survivor_count += bitnet__mask_has(s->sampler.mask, id);
    }
}

/* ---- COARSE: rows of the coarse plane

   If a session is alone, the states of its drafts are multiplied with its own, so an accepted draft
   has its coarse logits. */

static void bitnet__pause_screen(bitnet_session *s) {
    s->sampler.screen_pause = s->sampler.screen_pause_next;
    s->sampler.screen_pause_next =
        s->sampler.screen_pause_next < 1024 ? 2 * s->sampler.screen_pause_next : 1024;
    bitnet__begin_all(s, s->choice->logits, s->model->info.vocab_size);
}

static void bitnet__look_ahead(bitnet_session *s) {
    const float *logits = bitnet__drafts_logits(&s->drafts, s->length - 1);
    if (logits) {
        memcpy(s->choice->logits, logits, (size_t)s->model->info.vocab_size * sizeof(float));
        s->choice->stage = BITNET__HEAD_FIRST;
    }
    bitnet__drafts_look_ahead(&s->drafts, s->length, s->model->lm_head.columns);
}

/* The states of a list; with one choice, those of its session's drafts. Returns their number. */
static int bitnet__list_states(bitnet__choice *list) {
    bitnet__drafts *drafts = &list->session->drafts;
    bitnet__screen_state *last = &list->screen;
    bitnet__choice *c;
    int i, count = 1;
    for (c = list->next; c; c = c->next, count++) {
        last = last->next = &c->screen;
        c->session->drafts.ahead_begun = drafts->ahead_begun = 0;
    }
    for (i = 0; i < drafts->ahead_begun; i++, count++) last = last->next = &drafts->ahead[i];
    last->next = NULL;
    return count;
}

/* each block of rows for all states */
static void bitnet__coarse_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    const bitnet_model *model = work->model;
    int from, to, row, end;
    bitnet__split_range(work->to - work->from, BITNET__SCREEN_ROWS, task, work->tasks, &from, &to);
    for (row = work->from + from; row < work->from + to; row = end) {
        end = work->from + to - row < BITNET__TILE ? work->from + to : row + BITNET__TILE;
        bitnet__screen_rows(&model->screen, &model->kernels, &work->choices->screen, row, end);
    }
}

static void bitnet__coarse_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    int32_t vocabulary = model->info.vocab_size, from = list->at, to;
    bitnet__drafts *drafts = &list->session->drafts;
    bitnet__choice *c;
    to = bitnet__slice_end(from, vocabulary, 64 * model->screen.lines, bitnet__list_states(list),
                           deadline);
    bitnet__run_head(model, bitnet__coarse_task, list, from, to, to - from);
    for (c = list; c; c = c->next) {
        BITNET_ASSERT(c->at == from);
        c->at = to;
        if (to == vocabulary) c->stage = BITNET__HEAD_FIRST;
    }
    if (to < vocabulary) return;
    if (drafts->ahead_begun > 0) drafts->ahead_ready = drafts->ahead_begun;
    drafts->ahead_begun = 0;
}

/* ---- FIRST: the best rows by coarse logits are multiplied, to know what others must reach */

/* once: clears the coarse logit */
static void bitnet__survive(bitnet_session *s, int32_t id) {
    bitnet__choice *choice = s->choice;
    const bitnet__candidate c = {choice->logits[id], id};
    if (!(c.logit >= -FLT_MAX)) return;
    choice->logits[id] = bitnet__forbidden();
    choice->survivors[choice->survivor_count++] = c;
}

static void bitnet__keep_named(bitnet_session *s) {
    size_t count = bitnet__named(s), i;
    for (i = 0; i < count; i++) bitnet__survive(s, bitnet__named_id(s, i));
}

static void bitnet__forbid(bitnet_session *s) {
    int32_t id, vocabulary = s->model->info.vocab_size;
    for (id = 0; s->sampler.mask && id < vocabulary; id++)
        if (id % 32 == 0 && s->sampler.mask->bits[id / 32] == UINT32_MAX) id += 31;
        else if (!bitnet__mask_has(s->sampler.mask, id))
            s->choice->logits[id] = bitnet__forbidden();
}

/* fewer than k: the screen cannot help */
static void bitnet__find_first(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocab_size, best, i;
    size_t k = bitnet__top_k(&s->sampler.sampling, vocabulary);
    float most = -FLT_MAX, depth = bitnet__min_p_depth(&s->sampler.sampling);
    if (s->sampler.mask && k > (size_t)s->sampler.mask->count) k = (size_t)s->sampler.mask->count;
    choice->survivor_count = best = (int32_t)k;
    bitnet__forbid(s);
    bitnet__keep_named(s);
    if (bitnet__top_logits(choice->logits, NULL, vocabulary, k, -FLT_MAX, choice->survivors) < k) {
        bitnet__pause_screen(s);
        return;
    }
    for (i = 0; i < best; i++) choice->logits[choice->survivors[i].id] = bitnet__forbidden();
    bitnet__exact_rows(s, 0, best, 1, choice->scratch->row);
    bitnet__release_head(s, best);
    choice->least = FLT_MAX;
    for (i = 0; i < best; i++) {
        if (choice->survivors[i].logit < choice->least) choice->least = choice->survivors[i].logit;
        if (choice->survivors[i].logit > most) most = choice->survivors[i].logit;
    }
    if (choice->least < most - depth) choice->least = most - depth;
    choice->exact = best;
    choice->refined = choice->survivor_count;
    choice->stage = BITNET__HEAD_FIND;
    choice->at = 0;
}

/* ---- FIND: rows whose bound reaches the k-th within min-p */

static void bitnet__begin_exact(bitnet_session *s, int32_t exact) {
    s->choice->stage = BITNET__HEAD_EXACT;
    s->choice->at = exact;
    s->sampler.screen_pause_next = BITNET__SCREEN_PAUSE;
}

static void bitnet__find_rows(bitnet_session *s, int32_t most) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocab_size, id = choice->at, end = vocabulary, rows, i;
    bitnet__candidate *next = choice->survivors + choice->survivor_count;
    float bounds[BITNET__TILE], least = choice->least;
    if (end - id > most) end = id + most;
    for (; id < end; id += rows) {
        const float *logits = choice->logits + id;
        rows = BITNET__MIN(end - id, BITNET__TILE);
        bitnet__screen_bounds(&s->model->screen, &choice->screen, id, rows, logits, bounds);
        for (i = 0; i < rows; i++) { /* no branch, which would be mispredicted */
            next->id = id + i;
            next->logit = logits[i];
            next += bounds[i] >= least;
        }
    }
    choice->survivor_count = (int32_t)(next - choice->survivors);
    choice->at = end;
    if (end < vocabulary) return;
    choice->stage = BITNET__HEAD_REFINE;
    choice->at = choice->refined;
    if (choice->at == choice->survivor_count) bitnet__begin_exact(s, choice->exact);
}

/* ---- REFINE: survivors on the fine plane */

/* survivors ascend */
static int32_t bitnet__survivor_from(const bitnet__choice *c, int32_t row) {
    int32_t low = c->at, high = c->survivor_count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (c->survivors[middle].id < row) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* survivors of up to 4 choices; each row is prefetched and read once */
static void bitnet__refine_rows(const bitnet_model *model, bitnet__choice *const *choices,
                                int count, int32_t from, int32_t to) {
    enum { SOON = 4 };
    uint8_t who[BITNET__FINE] = {0}; /* a bit per choice */
    int32_t rows[BITNET__FINE];
    bitnet__candidate *next[BITNET__SCREEN_STATES];
    int i, k, n = 0;
    for (i = 0; i < count; i++) {
        const bitnet__choice *c = choices[i];
        int32_t at = bitnet__survivor_from(c, from);
        next[i] = c->survivors + at;
        for (; at < c->survivor_count && c->survivors[at].id < to; at++)
            who[c->survivors[at].id - from] |= (uint8_t)(1 << i);
    }
    for (i = 0; i < to - from; i++) rows[n] = i, n += who[i] != 0;
    for (k = 0; k < n; k++) {
        const bitnet__screen_state *states[BITNET__SCREEN_STATES];
        float *logits[BITNET__SCREEN_STATES];
        int soon = rows[k + SOON < n ? k + SOON : n - 1], some = 0;
        for (i = 0; i < count; i++)
            if (who[rows[k]] >> i & 1) {
                states[some] = &choices[i]->screen;
                logits[some++] = &next[i]++->logit;
            }
        bitnet__screen_refine(&model->screen, &model->kernels, states, some, from + rows[k],
                              from + soon, logits);
    }
}

/* interleaved, because survivors cluster */
static void bitnet__refine_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    int row, end, n;
    for (row = work->from + task * BITNET__FINE; row < work->to;
         row += work->tasks * BITNET__FINE) {
        bitnet__choice *some[BITNET__SCREEN_STATES], *c = work->choices;
        end = work->to - row < BITNET__FINE ? work->to : row + BITNET__FINE;
        while (c) {
            for (n = 0; c && n < BITNET__SCREEN_STATES; c = c->next) some[n++] = c;
            bitnet__refine_rows(work->model, some, n, row, end);
        }
    }
}

/* Of the survivors below row `to`, keeps those that can still win. */
static void bitnet__cull(bitnet__choice *c, const bitnet__screen *screen, int32_t to) {
    int32_t end = bitnet__survivor_from(c, to);
    for (; c->at < end; c->at++) {
        bitnet__candidate one = c->survivors[c->at];
        if (bitnet__screen_bound(screen, &c->screen, one.id, screen->fine_residual[one.id],
                                 one.logit) >= c->least)
            c->survivors[c->refined++] = one;
    }
    if (end < c->survivor_count) return;
    c->survivor_count = c->at = c->refined;
}

/* a task per choice */
static void bitnet__cull_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    bitnet__choice *c = work->choices;
    int i;
    for (i = 0; c; c = c->next, i++)
        if (i % work->tasks == task) bitnet__cull(c, &work->model->screen, work->to);
}

/* Where a slice of the list's rows begins and ends, which has few survivors of each choice. */
static int32_t bitnet__refine_slice_end(const bitnet_model *model, const bitnet__choice *list,
                                        int32_t *from) {
    int32_t slice = (int32_t)(BITNET__SLICE / 64 / model->screen.lines), to;
    slice = slice / bitnet__count_choices(list) + 1;
    for (*from = to = model->info.vocab_size; list; list = list->next) {
        const bitnet__candidate *next = list->survivors + list->at;
        if (next->id < *from) *from = next->id;
        if (list->survivor_count - list->at > slice && next[slice].id < to) to = next[slice].id;
    }
    return to;
}

static void bitnet__refine_slice(bitnet_model *model, bitnet__choice *list) {
    int32_t from, to = bitnet__refine_slice_end(model, list, &from);
    bitnet__choice *c;
    bitnet__run_head(model, bitnet__refine_task, list, from, to, (to - from) / BITNET__FINE + 1);
    bitnet__run_head(model, bitnet__cull_task, list, from, to, bitnet__count_choices(list));
    for (c = list; c; c = c->next)
        if (c->refined > model->info.vocab_size / 8) bitnet__pause_screen(c->session);
        else if (c->at == c->survivor_count) bitnet__begin_exact(c->session, c->exact);
}

/* ---- BEGIN */

static void bitnet__admit(bitnet_session *s, int32_t id) {
    bool may = !s->sampler.mask || bitnet__mask_has(s->sampler.mask, id);
    s->choice->logits[id] = may ? 0.0f : bitnet__forbidden();
}

/* Candidates of a backend, which named tokens then join. */
static bool bitnet__begin_candidates(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    size_t k = bitnet__top_k(&s->sampler.sampling, s->model->info.vocab_size);
    size_t named = bitnet__named(s), n;
    int32_t count = 0, i;
    if (s->device.backend && bitnet__is_narrow(s) && bitnet__has_plain_rows(&s->model->lm_head))
        count = s->device.backend->candidates(s, k);
    if (count == 0) return false;
    for (n = 0; n < named; n++) bitnet__admit(s, bitnet__named_id(s, n));
    for (i = 0; i < count; i++) choice->logits[choice->survivors[i].id] = bitnet__forbidden();
    choice->survivor_count = count;
    bitnet__keep_named(s); /* but candidates, forbidden by now */
    choice->stage = BITNET__HEAD_EXACT;
    choice->at = count;
    return true;
}

static bool bitnet__begin_screen(bitnet_session *s, bool alone) {
    bitnet__choice *choice = s->choice;
    if (!s->model->screen.ready || s->device.backend || !bitnet__is_narrow(s)) return false;
    if (s->sampler.screen_pause > 0) {
        s->sampler.screen_pause--;
        return false;
    }
    s->drafts.ahead_begun = 0;
    if (!bitnet__screen_quantise(&choice->screen, s->end.hidden, s->model->lm_head.columns)) {
        bitnet__pause_screen(s); /* bounds would not hold */
        return true;
    }
    choice->stage = BITNET__HEAD_COARSE;
    choice->at = 0;
    if (alone) bitnet__look_ahead(s);
    return true;
}

static int32_t bitnet__allowed(const bitnet_session *s) {
    return s->sampler.mask ? s->sampler.mask->count : -1;
}

static void bitnet__begin_choice(bitnet_session *s, bool alone) {
    bitnet__choice *choice = s->choice;
    BITNET_ASSERT(choice->stage <= BITNET__HEAD_BEGIN && s->end.hidden_at == s->length);
    choice->survivor_count = 0;
    choice->for_logits = false;
    choice->length = s->length;
    choice->allowed = bitnet__allowed(s);
    if (s->end.has_logits) {
        memcpy(choice->logits, s->end.logits, (size_t)s->model->info.vocab_size * sizeof(float));
        choice->stage = BITNET__HEAD_DONE;
    } else if (bitnet__begin_candidates(s)) {
    } else if (bitnet__has_few_candidates(s)) {
        bitnet__survive_mask(s);
        choice->stage = BITNET__HEAD_EXACT;
        choice->at = 0;
    } else if (!bitnet__begin_screen(s, alone)) {
        bitnet__begin_all(s, choice->logits, s->model->info.vocab_size);
    }
}

/* ---- from logits to a token */

/* Chooses from the computed logits, and changes them, as chapter 5 of the manual describes. */
static bitnet_result bitnet__choose(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampler.sampling;
    const bitnet__candidate *among;
    int32_t vocabulary = s->model->info.vocab_size, size, best;
    size_t b, count;
    if (bitnet__keeps_logits(s) && !s->end.has_logits) {
        memcpy(s->end.logits, choice->logits, (size_t)vocabulary * sizeof(float));
        s->end.has_logits = true;
    }
    if (choice->survivor_count == 0 && s->sampler.mask) bitnet__survive_mask(s);
    among = choice->survivor_count > 0 ? choice->survivors : NULL;
    size = among ? choice->survivor_count : vocabulary;
    if (p->editor.edit) p->editor.edit(p->editor.user, choice->logits, vocabulary);
    for (b = 0; b < p->logit_bias_count; b++)
        choice->logits[p->logit_bias[b].id] =
            choice->logits[p->logit_bias[b].id] + p->logit_bias[b].bias;
    bitnet__penalize(s);
    bitnet__penalize_repeats(s);
    best = bitnet__best_logit(choice->logits, among, size);
    if (best < 0) return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "every token is forbidden");
    if (!(choice->logits[best] <= FLT_MAX)) return bitnet__non_finite(s, best);
    if (p->temperature > 0) {
        float depth = bitnet__min_p_depth(p);
        count = bitnet__top_logits(choice->logits, among, size, bitnet__top_k(p, vocabulary),
                                   depth < FLT_MAX ? choice->logits[best] - depth : -FLT_MAX,
                                   s->sampler.candidates);
        best = bitnet__draw(s, s->sampler.candidates, count);
    }
    choice->chosen = best;
    choice->stage = BITNET__HEAD_CHOSEN;
    return BITNET_OK;
}

/* ---- BEGIN, FIRST, FIND, DRAW: a task for each choice */

static void bitnet__lone_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    bitnet__choice *c = work->choices;
    int i;
    for (i = 0; c; c = c->next, i++) {
        if (i % work->tasks != task) continue;
        if (c->stage == BITNET__HEAD_BEGIN) bitnet__begin_choice(c->session, false);
        else if (c->stage == BITNET__HEAD_FIRST) bitnet__find_first(c->session);
        else if (c->stage == BITNET__HEAD_FIND) bitnet__find_rows(c->session, work->to);
        else if (bitnet__choose(c->session)) c->stage = BITNET__HEAD_IDLE; /* sampling repeats it */
    }
}

/* with a deadline one choice per thread; the rest of the list later */
static void bitnet__lone_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    bitnet__choice *last = list;
    int count = 1;
    for (; last->next && (count < model->info.threads || !deadline); count++) last = last->next;
    last->next = NULL;
    bitnet__run_head(model, bitnet__lone_task, list, 0,
                     deadline ? BITNET__BOUNDS : model->info.vocab_size, count);
}

/* ---- choices through their stages */

static int bitnet__compare_progress(const bitnet__choice *a, const bitnet__choice *b) {
    if (a->stage != b->stage) return a->stage < b->stage ? -1 : 1;
    if (a->stage != BITNET__HEAD_COARSE && a->stage != BITNET__HEAD_ALL) return 0;
    return a->at < b->at ? -1 : a->at > b->at;
}

/* The choices that are furthest behind, which are computed together. NULL: all are done. */
static bitnet__choice *bitnet__next_choices(bitnet_session *const *sessions, int count) {
    bitnet__choice *list = NULL;
    int i;
    for (i = 0; i < count; i++) {
        bitnet__choice *c = sessions[i]->choice;
        int order;
        if (!c || c->stage == BITNET__HEAD_IDLE || c->stage >= BITNET__HEAD_DONE) continue;
        order = list ? bitnet__compare_progress(c, list) : 0;
        if (order > 0) continue;
        if (order < 0) list = NULL;
        c->next = list;
        list = c;
    }
    return list;
}

static void bitnet__choice_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    switch (list->stage) {
    case BITNET__HEAD_COARSE: bitnet__coarse_slice(model, list, deadline); break;
    case BITNET__HEAD_BEGIN:
    case BITNET__HEAD_FIRST:
    case BITNET__HEAD_FIND:
    case BITNET__HEAD_DRAW: bitnet__lone_slice(model, list, deadline); break;
    case BITNET__HEAD_REFINE: bitnet__refine_slice(model, list); break;
    case BITNET__HEAD_EXACT: bitnet__exact_slice(list->session); break;
    default: bitnet__all_slice(model, list, deadline); break;
    }
}

/* Computes until all choices that have begun are done, or the deadline has passed. */
static void bitnet__run_choices(bitnet_session *const *sessions, int count, int64_t deadline) {
    bitnet__choice *list;
    do {
        list = bitnet__next_choices(sessions, count);
        if (list) bitnet__choice_slice(sessions[0]->model, list, deadline);
    } while (list && !bitnet__is_late(deadline));
}

/* Logits of the first rows, by the session's choice, which then begins again. */
static bitnet_result bitnet__all_logits(bitnet_session *s, float *logits, int32_t rows,
                                        int64_t deadline) {
    bitnet__choice *choice = s->choice;
    bool begun = choice->stage != BITNET__HEAD_IDLE && choice->for_logits;
    if (!begun || choice->out != logits || choice->rows != rows) {
        bitnet__begin_all(s, logits, rows);
        choice->for_logits = true;
        choice->length = s->length;
    }
    bitnet__run_choices(&s, 1, deadline);
    if (choice->stage == BITNET__HEAD_ALL) return BITNET_PENDING;
    begun = choice->stage == BITNET__HEAD_DONE;
    bitnet__restart_choice(s);
    return begun ? BITNET_OK : bitnet__non_finite(s, choice->at);
}

/* Are the state and the mask ready? */
static bool bitnet__can_choose(bitnet_session *s, int64_t deadline) {
    return !s->failed && s->computed == s->length && s->end.hidden_at == s->length &&
           bitnet__constrain(s, deadline) == BITNET_OK &&
           bitnet__finite_until(s->end.hidden, s->model->info.hidden_size) ==
               s->model->info.hidden_size;
}

/* May threads of the pool choose? The editor is the caller's, and a threshold looks at drafts. */
static bool bitnet__may_draw(const bitnet_session *s) {
    return s->choice && s->choice->stage == BITNET__HEAD_DONE && !s->choice->for_logits &&
           !s->sampler.sampling.editor.edit && s->drafts.drafter.threshold == 0;
}

/* Computes as many choices as there is time for. The others, those that a backend has made and
   those that fail wait until their session is sampled. */
static void bitnet__choose_together(bitnet_session *const *sessions, int count, int64_t deadline) {
    int i;
    if (count < 2 || bitnet__is_late(deadline)) return;
    for (i = 0; i < count; i++) {
        bitnet_session *s = sessions[i];
        if (!s->choice || s->choice->stage > BITNET__HEAD_DONE) continue;
        if (s->end.has_logits || s->choice->for_logits) continue;
        if (!bitnet__can_choose(s, deadline)) bitnet__restart_choice(s);
        else if (s->choice->stage == BITNET__HEAD_IDLE && !bitnet__is_settled(s) &&
                 !(s->device.backend && bitnet__is_greedy(s)))
            s->choice->stage = BITNET__HEAD_BEGIN;
    }
    bitnet__run_choices(sessions, count, deadline);
    for (i = 0; i < count; i++)
        if (bitnet__may_draw(sessions[i])) sessions[i]->choice->stage = BITNET__HEAD_DRAW;
    if (!bitnet__is_late(deadline)) bitnet__run_choices(sessions, count, deadline);
}

BITNET__OPTIMIZE_END

/* ====================
   >>rows   Forward pass: rows of a batch

   Rows of one or several sessions are added to a batch and taken through the layers, stage by
   stage, in slices if there is a deadline. At the end their results are stored in the sessions. */

static void bitnet__embed_task(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->model->embedding;
    int c, i;
    for (c = task; c < b->count; c += work->tasks) {
        float *x = BITNET__AT(b, x, c);
        int32_t id = b->rows[c].id;
        bool grouped = bitnet__is_grouped(m->layout);
        if (grouped) bitnet__group_row(m, id, x);
        else bitnet__type_of(m->type)->expand(m->data + (size_t)id * m->stride, m->columns, x);
        for (i = 0; i < m->columns && m->has_scale && !grouped; i++) x[i] = x[i] * m->scale;
        if (m->signs) bitnet__hadamard_transform(work->model, x, m->signs, m->columns, true);
        for (i = 0; i < m->columns; i++) x[i] = x[i] * work->model->embedding_scale;
    }
}

static void bitnet__observe_layer(const bitnet__batch *b, int layer) {
    int32_t c;
    for (c = 0; c < b->count; c++) {
        bitnet_session *s = b->rows[c].session;
        if (s && s->observer.layer &&
            s->observer.layer(s->observer.user, layer, b->rows[c].position, BITNET__AT(b, x, c),
                              s->model->info.hidden_size))
            bitnet_session_cancel(s);
    }
}

/* tokens that only the backend has computed wait again */
static void bitnet__leave(bitnet_session *s) {
    s->device.backend->end(s);
    s->device.backend = NULL;
    bitnet__drop_drafts(s, 0);
    bitnet__release_batch(s);
    bitnet__go_back(s, s->device.host_valid);
}

static void bitnet__new_state(bitnet_session *s) {
    int i;
    for (i = 0; i < s->model->info.hidden_size; i++)
        if (!(s->end.hidden[i] == s->end.hidden[i])) s->end.hidden[i] = bitnet__nan();
    s->end.has_logits = false;
    bitnet__restart_choice(s);
}

/* of a row: the session's, or a draft's */
static void bitnet__take_state(const bitnet__batch *b, int32_t c) {
    const bitnet__row *row = &b->rows[c];
    bitnet_session *s = row->session;
    const bitnet_drafter *drafter = &s->drafts.drafter;
    int32_t draft = row->position - s->length;
    bool elsewhere = bitnet__is_on_device(s), reported = drafter->hidden && !elsewhere;
    float *state = draft < 0 ? s->end.hidden : bitnet__drafts_row(&s->drafts, draft);
    if (!row->wanted && !reported) return;
    if (draft < 0) s->end.hidden_at = -1; /* until the run has ended */
    if (!elsewhere)
        bitnet__hidden_norm(s->model, state, BITNET__AT(b, x, c), s->model->output_norm,
                            s->model->info.hidden_size);
    else if (draft < 0) s->device.backend->state(s, row->position);
    if (reported) drafter->hidden(drafter->user, row->position, state);
    if (draft < 0 && row->wanted) bitnet__new_state(s);
}

static bitnet_result bitnet__observe_logits(bitnet_session *s, int32_t position, int64_t deadline) {
    int32_t vocabulary = s->model->info.vocab_size;
    bitnet_result result = bitnet__check_state(s, s->end.hidden);
    if (!bitnet__borrow_own_choice(s)) return bitnet__no_memory(&s->error);
    if (result == BITNET_OK)
        result = bitnet__all_logits(s, s->choice->logits, vocabulary, deadline);
    if (result == BITNET_OK &&
        s->observer.logits(s->observer.user, position, s->choice->logits, vocabulary))
        bitnet_session_cancel(s);
    return result;
}

static bool bitnet__is_through(const bitnet_model *model, const bitnet__batch *b) {
    return b->stage > model->info.layers * BITNET__STAGES;
}

/* ---- after the layers: `slice` rows have been finished, the states of `slices` taken */

/* True: all. */
static bool bitnet__finish_rows(const bitnet_model *model, bitnet__batch *b) {
    if (!bitnet__is_through(model, b)) return false;
    for (; b->slice < b->count; b->slice++) {
        const bitnet_session *s = b->rows[b->slice].session;
        if (s && s->observer.logits) return false;
        if (s) bitnet__take_state(b, b->slice);
    }
    return true;
}

/* its session is alone */
static void bitnet__observe_row(bitnet__batch *b, int64_t deadline) {
    bitnet_session *s = b->rows[b->slice].session;
    bitnet_result result;
    if (b->slices <= b->slice) bitnet__take_state(b, b->slice);
    b->slices = b->slice + 1;
    result = bitnet__observe_logits(s, b->rows[b->slice].position, deadline);
    if (result == BITNET_OK) b->slice++;
    if (!bitnet_is_error(result)) return;
    s->failed = result;
    s->pass = 0;
    b->count = 0;
}

/* A spare snapshot for each of the run's last turns. False: no memory for the one at its end. */
static bool bitnet__begin_run(bitnet_session *s, int32_t count, bool drafting) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t most = bitnet__most_snapshots(&s->options), at = s->computed + count;
    if (!bitnet__reserve_snapshots(s, 1)) return false;
    r->drafting = drafting;
    r->log_from = r->log_to = s->computed;
    r->turn_count = 0;
    if (!s->model->info.state_heads || drafting) return true;
    while (--at > s->computed && r->turn_count < most)
        if (bitnet__begins_turn(s, at)) r->turns[r->turn_count++] = at;
    while (r->count > 1 && (r->spare_count <= r->turn_count || r->count + r->turn_count > most + 1))
        bitnet__release_cheapest(s);
    if (r->turn_count >= r->spare_count) r->turn_count = r->spare_count - 1;
    return true;
}

static void bitnet__end_run(bitnet_session *s, int32_t position) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t i = r->turn_count;
    if (!s->model->info.state_heads) return;
    r->turn_count = 0;
    if (r->drafting) r->log_to = position;
    else
        for (; i >= 0; i--) bitnet__push_snapshot(s, i, i ? r->turns[i - 1] : position);
}

static void bitnet__end_rows(bitnet_session *s, int32_t count, int64_t microseconds) {
    int32_t waiting = s->length - s->computed, fed = BITNET__MIN(count, waiting);
    bitnet__end_run(s, s->computed + count);
    bitnet__drafts_computed(&s->drafts, s->computed + fed, s->computed + count);
    bitnet__count_computed(s, fed);
    s->end.hidden_at = s->computed;
    BITNET_ASSERT(s->computed <= s->length && bitnet__check_drafts(s));
    s->stats.drafted_tokens += count - fed;
    *(fed > 1 ? &s->stats.prompt_tokens : &s->stats.decode_tokens) += fed;
    *(fed > 1 ? &s->stats.prompt_microseconds : &s->stats.decode_microseconds) += microseconds;
}

/* A slice multiplies four million numbers, which takes 100 microseconds for the weights of one row
   and 200 for attention. 8 rows cost 3 to 4.6 times as much as one. */
static int32_t bitnet__slices_of(const bitnet__stage_work *work) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    int64_t weights = 0, positions = 0;
    int count, first, i;
    if (work->stage == BITNET__STAGE_ATTEND && !work->layer->recurrent) {
        for (i = 0; i < b->count; i++)
            positions += b->rows[i].position + 1 - bitnet__sees_from(work, b->rows[i].position);
        positions = (positions * info->heads * info->head_size * 2) >> 22;
        return positions < info->heads ? 1 + (int32_t)positions : info->heads;
    }
    first = bitnet__stage_matrices(work->layer, work->stage, &count);
    for (i = first; i < first + count; i++) {
        int64_t all = (int64_t)work->layer->matrix[i].rows * work->layer->matrix[i].columns;
        weights += bitnet__is_stacked(i) ? all / info->experts * info->experts_used * b->count
                                         : all * (1 + b->count) / 2;
    }
    return 1 + (int32_t)(weights >> 22);
}

static bool bitnet__layer_stage(bitnet_model *model, bitnet__batch *b, int64_t deadline) {
    bitnet__stage_work work;
    int32_t i;
    memset(&work, 0, sizeof work);
    work.model = model;
    work.batch = b;
    work.stage = (b->stage - 1) % BITNET__STAGES;
    work.layer_index = (b->stage - 1) / BITNET__STAGES;
    work.layer = &model->layers[work.layer_index];
    work.adapter = bitnet__adapter_in(b);
    if (work.stage > BITNET__STAGE_CHOOSE && bitnet__has_experts(work.layer) &&
        b->routes.ordered != b->count) { /* interrupted within the layer: pairs have moved */
        b->stage -= work.stage - BITNET__STAGE_FFN_NORM;
        b->slice = b->slices = 0;
        return false;
    }
    if (b->slice == 0) b->slices = deadline ? bitnet__slices_of(&work) : 1;
    work.tasks =
        bitnet__tasks(model, bitnet__is_per_token(work.layer, work.stage) ? b->count : INT_MAX);
    work.first = b->slice * work.tasks;
    work.shares = b->slices * work.tasks;
    for (i = 0; i < b->inputs; i++) b->n[i].count = b->count;
    bitnet__run_stage(model, bitnet__layer_task, &work, work.tasks);
    if (++b->slice < b->slices) return false;
    if (bitnet__has_experts(work.layer) && work.stage == BITNET__STAGE_CHOOSE)
        bitnet__order_pairs(&model->info, b);
    b->slice = b->slices = 0;
    return true;
}

static bool bitnet__has_stage(const bitnet_model *model, int stage) {
    switch (stage) {
    case BITNET__STAGE_ATTN_ADD: return bitnet__adds_apart(model);
    case BITNET__STAGE_ROUTE:
    case BITNET__STAGE_CHOOSE: return model->info.experts != 0;
    case BITNET__STAGE_FFN_ADD: return bitnet__adds_apart(model) || model->info.experts;
    default: return true;
    }
}

static void bitnet__pass_stage(const bitnet_model *model, bitnet__batch *b) {
    do b->stage++;
    while (!bitnet__has_stage(model, (b->stage - 1) % BITNET__STAGES));
    if ((b->stage - 1) % BITNET__STAGES == 0)
        bitnet__observe_layer(b, (b->stage - 1) / BITNET__STAGES);
}

static void bitnet__batch_stage(bitnet_model *model, bitnet__batch *b, int64_t deadline) {
    if (bitnet__is_through(model, b)) {
        bitnet__observe_row(b, deadline);
        return;
    }
    if (b->stage == 0) {
        bitnet__stage_work work;
        memset(&work, 0, sizeof work);
        work.model = model;
        work.batch = b;
        work.tasks = bitnet__tasks(model, b->count);
        bitnet__run_stage(model, bitnet__embed_task, &work, work.tasks);
        if (model->join_rows) model->join_rows(model, b);
    } else if (!bitnet__layer_stage(model, b, deadline)) {
        return;
    }
    bitnet__pass_stage(model, b);
}

/* drafts that may follow a single token */
static int32_t bitnet__draft_room(const bitnet_session *s, int32_t most) {
    int32_t room = bitnet__paged(s) - s->length;
    if (s->length - s->computed != 1 || bitnet__is_observed(s)) return 0;
    if (s->model->info.state_heads && (!s->recurrent.replay_log || bitnet__is_on_device(s)))
        return 0;
    if (room > s->options.context_length - s->length) room = s->options.context_length - s->length;
    return room < most ? room : most;
}

/* False: out of memory to begin a run. */
static bool bitnet__add_rows(bitnet__batch *b, bitnet_session *s, int32_t most) {
    int32_t waiting = s->length - s->computed, fed, count, i;
    if (most > b->room - b->count) most = b->room - b->count;
    fed = BITNET__MIN(waiting, most);
    count =
        fed + bitnet__drafts_begin(&s->drafts, &s->constraint, s->tokens, s->length,
                                   bitnet__draft_room(s, most - fed), s->model->info.vocab_size);
    bitnet__clear_joined(s, s->computed + fed, s->computed + count);
    if (!bitnet__begin_run(s, count, count > fed)) return false;
    for (i = 0; i < count; i++) {
        bitnet__row *row = &b->rows[b->count++];
        row->session = s;
        row->position = s->computed + i;
        row->id = i < fed ? s->tokens[row->position] : s->drafts.tokens[i - fed];
        row->wanted = s->observer.logits || i >= fed - 1;
    }
    return true;
}

/* ====================
   >>passes   Passes: computing what waits

   A call computes in rounds, for a group of sessions or for one. A pass takes a batch through all
   layers, within one call if the budget allows. A session alone keeps its interrupted batch. An
   interrupted shared pass is kept by one of its sessions, its leader, for the next call with it.

   A row counts if its session is among those of the call and has the pass's number; a session that
   changes forgets the number. So an interrupted pass is safe whatever happens to its sessions
   meanwhile: a session that is not in the call is not accessed, and nothing is locked. If the
   leader is freed, computes alone or has nothing left to compute, the others' rows wait again. */

enum {                            /* rows */
       BITNET__PASS_PROMPTS = 16, /* rows of prompts while others decode; in all, with drafts */
       BITNET__PASS_SHORT = 8     /* with a deadline */
};

typedef struct bitnet__session_group {
    bitnet_model *model;
    bitnet_session *const *sessions;
    int count;
    int64_t deadline;
    int64_t left; /* may begin */
    bool generating;
} bitnet__session_group;

static int64_t bitnet__budget_rows(int32_t tokens) { return tokens > 0 ? tokens : INT64_MAX; }

static void bitnet__occupy(bitnet_session *s) {
    int others = bitnet__exchange(&s->calls.busy, 1);
    BITNET_ASSERT(!others);
    (void)others;
    bitnet__enter(s);
}
static void bitnet__vacate(bitnet_session *s) {
    bitnet__store_release(&s->calls.busy, 0);
    bitnet__exit(s);
}

/* for calls that have checked or made their sessions */
static bitnet__session_group bitnet__group_of(bitnet_model *model, bitnet_session *const *sessions,
                                              size_t count, int64_t deadline, int64_t left) {
    bitnet__session_group group = {model, sessions, (int)count, deadline, left, false};
    return group;
}

static bitnet_result bitnet__group_begin(bitnet__session_group *group,
                                         bitnet_session *const *sessions, size_t count,
                                         const bitnet_budget *budget) {
    size_t i, j;
    memset(group, 0, sizeof *group);
    if (count > INT32_MAX || (count > 0 && !sessions)) return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        bool bad = !sessions[i] || sessions[i]->model != sessions[0]->model;
        for (j = 0; j < i && !bad; j++) bad = sessions[j] == sessions[i];
        if (bad && sessions[0])
            bitnet__fail(&sessions[0]->error, BITNET_ERROR_ARGUMENT,
                         "sessions[%z] is NULL, there twice or of another model", i);
        if (bad) return BITNET_ERROR_ARGUMENT;
    }
    *group = bitnet__group_of(count ? sessions[0]->model : NULL, sessions, count,
                              bitnet__deadline(budget),
                              bitnet__budget_rows(bitnet__budget_tokens(budget)));
    for (i = 0; i < count; i++) bitnet__occupy(sessions[i]);
    return BITNET_OK;
}

static void bitnet__group_end(const bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++) bitnet__vacate(group->sessions[i]);
}

static int32_t bitnet__waiting(const bitnet__session_group *group, const bitnet_session *s) {
    bool takes_part = s->generation.active || !group->generating;
    return takes_part && s->failed == BITNET_OK ? s->length - s->computed : 0;
}

/* 0 if its share makes it skip this pass */
static int32_t bitnet__due(const bitnet__session_group *group, const bitnet_session *s) {
    return group->generating && s->generation.skips ? 0 : bitnet__waiting(group, s);
}

static bool bitnet__group_waits(const bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++)
        if (bitnet__waiting(group, group->sessions[i])) return true;
    return false;
}

static int32_t bitnet__may_begin(const bitnet__session_group *group, int32_t most) {
    return group->left < most ? (int32_t)group->left : most;
}

static int32_t bitnet__in_time(int64_t deadline, int32_t rows) {
    return deadline && rows > BITNET__PASS_SHORT ? BITNET__PASS_SHORT : rows;
}

static bitnet_result bitnet__check_cancel(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    if (!bitnet__exchange(&s->calls.cancel, 0)) return BITNET_OK;
    if (g->active && g->reason == BITNET_STOP_NONE) {
        g->reason = BITNET_STOP_CANCELLED;
        g->failed = BITNET_CANCELLED;
    }
    bitnet__truncate(s, s->computed);
    bitnet__restart_choice(s);
    return bitnet__fail(&s->error, BITNET_CANCELLED, "cancelled");
}

/* ---- the members of a pass */

/* sessions with a backend or observer share no pass */
static bool bitnet__is_alone(const bitnet__session_group *group, const bitnet_session *s) {
    return group->count == 1 || s->device.backend || bitnet__is_observed(s);
}

static int32_t bitnet__sharing(const bitnet__session_group *group, const bitnet_session *s) {
    return bitnet__is_alone(group, s) ? 0 : bitnet__due(group, s);
}

/* decodes: prompts of others must not delay it */
static bool bitnet__is_single(const bitnet__session_group *group, const bitnet_session *s) {
    return !s->states_only && bitnet__sharing(group, s) == 1;
}

/* Memory is reserved, unless the session was copied, cut or restored: one that goes back may have
   to write to pages that it shares. */
static bitnet_result bitnet__make_ready(bitnet_session *s, bool alone) {
    if (!alone) bitnet__release_batch(s);
    bitnet__replay(s);
    return bitnet__reserve(s, s->computed, s->length,
                           alone && !s->batch ? s->length - s->computed : 0);
}

/* the longest waiting */
static bitnet_session *bitnet__next_single(const bitnet__session_group *group, uint64_t number) {
    bitnet_session *next = NULL;
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_single(group, s) && s->turn != number && (!next || s->turn < next->turn))
            next = s;
    }
    return next;
}

static void bitnet__number_pass(bitnet_model *model, bitnet__batch *b) {
    bitnet__clear_batch(b);
    b->microseconds = 0;
    bitnet__spin_lock(&model->scratch_pool.lock);
    b->number = ++model->scratch_pool.passes;
    bitnet__spin_unlock(&model->scratch_pool.lock);
}

static int32_t bitnet__enter_pass(bitnet__session_group *group, bitnet__batch *b, bitnet_session *s,
                                  int32_t most) {
    int32_t before = b->count;
    s->turn = b->number;
    if (bitnet__add_rows(b, s, most)) s->pass = b->number;
    else s->failed = bitnet__no_memory(&s->error);
    group->left -= b->count - before;
    return b->count - before;
}

/* single tokens with drafts, then prompts */
static void bitnet__fill_pass(bitnet__session_group *group, bitnet__batch *b, int32_t most,
                              int32_t singles, int32_t prompts) {
    bitnet_session *s;
    int32_t few = bitnet__in_time(group->deadline, BITNET__PASS_PROMPTS), drafts, i;
    drafts = singles == 1 && !prompts && !group->deadline ? BITNET__DRAFTS
             : singles && singles + prompts < few         ? (few - prompts - singles) / singles
                                                          : 0;
    while (b->count < most && (s = bitnet__next_single(group, b->number)) != NULL)
        bitnet__enter_pass(group, b, s, BITNET__MIN(most - b->count, 1 + drafts));
    for (i = 0; i < group->count && b->count < most && prompts > 0; i++) {
        int32_t room = BITNET__MIN(most - b->count, prompts);
        s = group->sessions[i];
        if (!bitnet__sharing(group, s) || bitnet__is_single(group, s)) continue;
        prompts -= bitnet__enter_pass(group, b, s, BITNET__MIN(room, s->options.batch));
    }
}

static bitnet__batch *bitnet__begin_pass(bitnet__session_group *group) {
    int32_t singles = 0, prompts = 0, most = bitnet__may_begin(group, BITNET__PASS), few, rows;
    int32_t rank = 0, least = 0, count;
    bitnet__batch *b;
    int i;
    for (i = 0; i < group->count && most > 0; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__sharing(group, s)) s->failed = bitnet__make_ready(s, false);
        if ((count = bitnet__sharing(group, s)) == 0) continue; /* or has failed */
        if (rank < bitnet__rank_of(s)) rank = bitnet__rank_of(s);
        if (!s->states_only) least = BITNET__DRAFTS + 1;
        if (bitnet__is_single(group, s)) singles++;
        else if (prompts < most) prompts += BITNET__MIN(count, most);
    }
    if (singles + prompts == 0) return NULL;
    few = bitnet__in_time(group->deadline, singles ? BITNET__PASS_PROMPTS : most);
    if (prompts > few) prompts = few;
    rows = BITNET__MAX(singles + prompts, least);
    b = bitnet__borrow_batch(group->model, BITNET__MIN(rows, most), INT32_MAX, rank);
    for (i = 0; i < group->count && !b; i++)
        if (bitnet__sharing(group, group->sessions[i]))
            group->sessions[i]->failed = bitnet__no_memory(&group->sessions[i]->error);
    if (!b) return NULL;
    bitnet__number_pass(group->model, b);
    bitnet__fill_pass(group, b, most, singles, prompts);
    return b;
}

/* ---- interrupting and resuming */

/* The first of its sessions keeps it. */
static void bitnet__park_pass(bitnet__batch *b) {
    int32_t c = 0;
    while (!b->rows[c].session) c++;
    BITNET_ASSERT(!b->rows[c].session->led);
    b->rows[c].session->led = b;
}

static bool bitnet__is_member(const bitnet__session_group *group, const bitnet__batch *b,
                              const bitnet__row *row) {
    int i;
    for (i = 0; i < group->count; i++)
        if (group->sessions[i] == row->session) return row->session->pass == b->number;
    return false;
}

/* Voids rows that do not count. False: none counts. */
static bool bitnet__keep_members(const bitnet__session_group *group, bitnet__batch *b) {
    bool any = false;
    int32_t c;
    for (c = 0; c < b->count; c++)
        if (bitnet__is_member(group, b, &b->rows[c])) any = true;
        else b->rows[c].session = NULL;
    return any;
}

static bitnet__batch *bitnet__resume_pass(const bitnet__session_group *group) {
    bitnet__batch *b;
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if ((b = s->led) == NULL) continue;
        s->led = NULL;
        if (group->count > 1 && bitnet__keep_members(group, b)) return b;
        bitnet__return_batch(group->model, &b);
    }
    return NULL;
}

/* between layers only x is live */
static void bitnet__close_rows(bitnet__batch *b) {
    int32_t kept = 0, c;
    if (b->slices > 0 || (b->stage > 0 && (b->stage - 1) % BITNET__STAGES != 0)) return;
    for (c = 0; c < b->count; c++) {
        if (!b->rows[c].session) continue;
        if (kept < c) {
            b->rows[kept] = b->rows[c];
            memcpy(BITNET__AT(b, x, kept), BITNET__AT(b, x, c), b->x_stride * sizeof(float));
        }
        kept++;
    }
    b->count = kept;
}

static void bitnet__check_cancels(const bitnet__session_group *group, bitnet__batch *b) {
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (!bitnet__load_acquire(&s->calls.cancel) || !bitnet__waiting(group, s)) continue;
        s->failed = bitnet__check_cancel(s);
        if (!bitnet__keep_members(group, b)) b->count = 0;
    }
}

static void bitnet__end_pass(bitnet__batch *b) {
    int32_t c, rows;
    for (c = 0; c < b->count; c += rows) {
        bitnet_session *s = b->rows[c].session;
        for (rows = 1; c + rows < b->count && b->rows[c + rows].session == s;) rows++;
        if (!s) continue;
        s->pass = 0;
        bitnet__end_rows(s, rows, b->microseconds * rows / b->count);
    }
    bitnet__clear_batch(b);
}

static bitnet_result bitnet__run_pass(const bitnet__session_group *group, bitnet__batch *b) {
    int64_t start = bitnet__microseconds();
    bool late = false, ended;
    for (;;) {
        bitnet__check_cancels(group, b);
        bitnet__close_rows(b);
        ended = b->count == 0 || bitnet__finish_rows(group->model, b);
        if (late || ended) break;
        bitnet__batch_stage(group->model, b, group->deadline);
        late = bitnet__is_late(group->deadline);
    }
    b->microseconds += bitnet__microseconds() - start;
    if (ended) bitnet__end_pass(b);
    return ended ? BITNET_OK : BITNET_PENDING;
}

/* ---- sessions that share no pass */

/* most rows of its next batch */
static int32_t bitnet__rows_alone(const bitnet__session_group *group, const bitnet_session *s) {
    return bitnet__may_begin(group, bitnet__in_time(group->deadline, s->options.batch));
}

static bitnet_result bitnet__begin_alone(bitnet__session_group *group, bitnet_session *s) {
    int32_t most = bitnet__rows_alone(group, s);
    bitnet_result result = bitnet__check_cancel(s);
    if (result || (s->batch && s->batch->count > 0)) return result;
    result = bitnet__make_ready(s, true);
    if (result || most == 0) return result;
    if (bitnet__is_on_device(s) && most > s->device.backend->room(s))
        most = s->device.backend->room(s);
    bitnet__number_pass(s->model, s->batch);
    bitnet__enter_pass(group, s->batch, s, most);
    return s->failed;
}

static void bitnet__begin_on_device(bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_on_device(s) && bitnet__due(group, s))
            s->failed = bitnet__begin_alone(group, s);
    }
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_on_device(s) && bitnet__due(group, s))
            s->device.backend->begin(group->sessions + i, group->count - i);
    }
}

/* or fetches the KV cache, to compute on the CPU */
static bitnet_result bitnet__run_on_device(const bitnet__session_group *group, bitnet_session *s) {
    int64_t start = bitnet__microseconds();
    bool elsewhere = bitnet__is_on_device(s);
    int32_t next =
        BITNET__MIN(bitnet__rows_alone(group, s), s->length - s->computed - s->batch->count);
    bitnet_result result = elsewhere ? s->device.backend->compute(s, group->deadline, next)
                                     : s->device.backend->fetch(s);
    s->batch->microseconds += bitnet__microseconds() - start;
    if (result == BITNET_PENDING) return BITNET_PENDING;
    if (result) bitnet__leave(s);
    else if (elsewhere) s->batch->stage = s->model->info.layers * BITNET__STAGES + 1;
    return BITNET_OK;
}

static bitnet_result bitnet__run_alone(bitnet__session_group *group, bitnet_session *s) {
    bitnet_result result = bitnet__begin_alone(group, s);
    bitnet__batch *b;
    if (result) s->failed = result;
    else if (s->device.backend && s->batch->count > 0 && s->batch->stage == 0)
        result = bitnet__run_on_device(group, s);
    b = s->batch;
    if (result == BITNET_OK && b && b->count > 0) {
        s->batch = NULL;
        result = bitnet__run_pass(group, b);
        s->batch = b;
        if (s->computed == s->length) bitnet__release_batch(s);
    }
    return result == BITNET_PENDING || bitnet__is_late(group->deadline) ? BITNET_PENDING
                                                                        : BITNET_OK;
}

/* ---- turns */

/* the interrupted pass, else single batches and a shared pass */
static bitnet_result bitnet__group_round(bitnet__session_group *group) {
    bitnet__batch *b = bitnet__resume_pass(group);
    bitnet_result result = BITNET_OK;
    int i;
    if (!b) bitnet__begin_on_device(group);
    for (i = 0; i < group->count && !b && result == BITNET_OK; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_alone(group, s) && bitnet__due(group, s))
            result = bitnet__run_alone(group, s);
    }
    if (!b && result == BITNET_OK) b = bitnet__begin_pass(group);
    if (!b) return result;
    result = bitnet__run_pass(group, b);
    if (result == BITNET_OK) bitnet__return_batch(group->model, &b);
    else bitnet__park_pass(b);
    return result;
}

static bitnet_result bitnet__group_step(bitnet__session_group *group) {
    bitnet_result result = BITNET_OK;
    while (result == BITNET_OK && bitnet__group_waits(group)) {
        if (group->left == 0) return BITNET_PENDING;
        result = bitnet__group_round(group);
        if (bitnet__is_late(group->deadline)) result = BITNET_PENDING;
    }
    return bitnet__group_waits(group) ? result : BITNET_OK;
}

BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, size_t count,
                                          const bitnet_budget *budget) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__session_group group;
    bitnet_result result = bitnet__group_begin(&group, sessions, count, budget);
    if (result == BITNET_OK) result = bitnet__group_step(&group);
    bitnet__choose_together(group.sessions, group.count, group.deadline);
    bitnet__group_end(&group);
    bitnet__fp_leave(saved);
    return result;
}

/* 0: no limit */
static bitnet_result bitnet__catch_up(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet__session_group group =
        bitnet__group_of(s->model, &s, 1, deadline, bitnet__budget_rows(tokens));
    const bitnet_result before = s->failed;
    bitnet_result result;
    s->failed = BITNET_OK;
    result = bitnet__group_step(&group);
    if (s->failed) result = s->failed;
    s->failed = before;
    return result;
}

static void bitnet__fetch(bitnet_session *s) {
    bitnet__fpenv saved;
    int32_t computed = s->computed;
    if (!s->device.backend || s->device.backend->fetch(s) == BITNET_OK) return;
    bitnet__leave(s);
    saved = bitnet__fp_enter();
    bitnet__catch_up(s, 0, computed - s->computed);
    bitnet__fp_leave(saved);
}

/* Takes an accepted draft's state, if that is the last token. */
static void bitnet__take_drafts_state(bitnet_session *s) {
    const float *state = bitnet__drafts_state(&s->drafts, s->length - 1);
    if (!state || s->computed < s->length || s->end.hidden_at == s->length) return;
    if (bitnet__is_on_device(s)) s->device.backend->state(s, s->length - 1);
    else memcpy(s->end.hidden, state, s->drafts.stride * sizeof(float));
    bitnet__new_state(s);
    s->end.hidden_at = s->length;
}

/* If so, each call makes progress without computing logits. */
static bool bitnet__is_behind(const bitnet_session *s) {
    return s->computed < s->length || s->end.hidden_at != s->length;
}

static bitnet_result bitnet__catch_up_hidden(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet_result result = bitnet__check_cancel(s);
    if (result) return result;
    if (s->length == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_EMPTY, "the session holds no token yet");
    bitnet__take_drafts_state(s);
    if (s->computed == s->length && s->end.hidden_at != s->length)
        bitnet__go_back(s, s->length - 1); /* truncated: recompute the last token */
    result = bitnet__catch_up(s, deadline, tokens);
    return result == BITNET_OK ? bitnet__check_state(s, s->end.hidden) : result;
}

static bitnet_result bitnet__catch_up_choice(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet_result result = bitnet__catch_up_hidden(s, deadline, tokens);
    if (result == BITNET_OK && !bitnet__borrow_own_choice(s)) return bitnet__no_memory(&s->error);
    return result;
}

static bitnet_result bitnet__reserve_logits(bitnet_session *s) {
    if (!s->end.logits)
        s->end.logits = BITNET__NEW(float, &s->allocator, (size_t)s->model->info.vocab_size);
    return s->end.logits ? BITNET_OK : bitnet__no_memory(&s->error);
}

BITNET__NOINLINE static bitnet_result bitnet__catch_up_logits(bitnet_session *s, int64_t deadline,
                                                              int32_t tokens) {
    bool behind = bitnet__is_behind(s);
    bitnet_result result = bitnet__catch_up_hidden(s, deadline, tokens);
    if (result || s->end.has_logits) return result;
    if (behind && bitnet__is_late(deadline)) return BITNET_PENDING;
    if ((result = bitnet__reserve_logits(s))) return result;
    if (!bitnet__borrow_own_choice(s)) return bitnet__no_memory(&s->error);
    result = bitnet__all_logits(s, s->end.logits, s->model->info.vocab_size, deadline);
    s->end.has_logits = result == BITNET_OK;
    return result;
}

BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    bitnet__occupy(session);
    result = bitnet__catch_up(session, bitnet__deadline(budget), bitnet__budget_tokens(budget));
    session->failed = result == BITNET_PENDING ? BITNET_OK : result;
    bitnet__vacate(session);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session) {
    if (session->failed) return session->failed;
    return session->computed < session->length ? BITNET_PENDING : BITNET_OK;
}

BITNET_API bitnet_result bitnet_logits(bitnet_session *session, const bitnet_budget *budget,
                                       const float **logits) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    *logits = NULL;
    bitnet__enter(session);
    result =
        bitnet__catch_up_logits(session, bitnet__deadline(budget), bitnet__budget_tokens(budget));
    if (result == BITNET_OK) *logits = session->end.logits;
    if (bitnet__exit(session)) *logits = NULL, result = BITNET_CANCELLED;
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id,
                                                const bitnet_budget *budget, float *out) {
    const float *logits;
    bitnet__log_scale scale;
    bitnet__fpenv saved;
    bitnet_result result = bitnet__check_ids(session, &id, 1);
    *out = 0;
    if (result == BITNET_OK) result = bitnet_logits(session, budget, &logits);
    if (result) return result;
    saved = bitnet__fp_enter();
    scale = bitnet__log_scale_of(logits, session->model->info.vocab_size);
    *out = bitnet__log_probability_of(scale, logits[id]);
    bitnet__fp_leave(saved);
    return BITNET_OK;
}

/* ====================
   >>sample   Sampling: choosing a token

   Catches up, has the head computed as far as the choice needs it, and takes the chosen token. */

static bitnet_result bitnet__sample_state(bitnet_session *s, int64_t deadline, int32_t *id) {
    bitnet__choice *choice = s->choice;
    bitnet_result result = BITNET_OK;
    if (bitnet__is_greedy(s) && s->device.backend && s->device.backend->choose(s, id))
        return BITNET_OK;
    if (choice->for_logits) bitnet__restart_choice(s);
    if (choice->stage <= BITNET__HEAD_BEGIN) bitnet__begin_choice(s, true);
    if (choice->stage == BITNET__HEAD_DRAW) choice->stage = BITNET__HEAD_DONE; /* was late */
    BITNET_ASSERT(choice->length == s->length && choice->allowed == bitnet__allowed(s));
    bitnet__run_choices(&s, 1, deadline);
    if (choice->stage == BITNET__HEAD_FAILED) return bitnet__non_finite(s, choice->at);
    if (choice->stage < BITNET__HEAD_DONE) return BITNET_PENDING;
    if (choice->stage == BITNET__HEAD_DONE) result = bitnet__choose(s);
    if (result) return result;
    s->sampler.draws += s->sampler.sampling.temperature > 0;
    *id = choice->chosen;
    return BITNET_OK;
}

/* 0: no limit */
BITNET__NOINLINE static bitnet_result bitnet__sample(bitnet_session *s, int64_t deadline,
                                                     int32_t tokens, int32_t *id) {
    int64_t start;
    bool behind = bitnet__is_behind(s);
    bitnet_result result = bitnet__constrain(s, deadline);
    if (result == BITNET_OK && bitnet__is_settled(s)) {
        /* as drawing would */
        s->sampler.draws += s->sampler.sampling.temperature > 0;
        *id = s->sampler.mask->id;
        return BITNET_OK;
    }
    if (result == BITNET_OK) result = bitnet__catch_up_choice(s, deadline, tokens);
    start = bitnet__microseconds();
    /* each call makes progress */
    if (result == BITNET_OK && behind && deadline && start >= deadline) result = BITNET_PENDING;
    else if (result == BITNET_OK) result = bitnet__sample_state(s, deadline, id);
    if (result != BITNET_PENDING) bitnet__return_choice(s->model, &s->choice);
    s->stats.sample_microseconds += bitnet__microseconds() - start;
    return result;
}

BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    *id = -1;
    bitnet__enter(session);
    result = bitnet__sample(session, bitnet__deadline(budget), bitnet__budget_tokens(budget), id);
    bitnet__exit(session);
    bitnet__fp_leave(saved);
    return result;
}

/* ====================
   >>copies   Copies of a session

   Copies share pages and snapshots. */

/* Fetches from the backend and computes what is copied or saved, which has no drafts. */
static void bitnet__make_savable(bitnet_session *s) {
    bitnet__fetch(s);
    bitnet__replay(s);
    bitnet__take_drafts_state(s);
}

static bitnet_result bitnet__copy_constraint(bitnet_session *copy, const bitnet__constraint *c) {
    void *state = c->state ? c->functions->copy(c->state) : NULL;
    if (c->state && !state) return bitnet__no_memory(&copy->error);
    copy->constraint = *c;
    copy->constraint.state = state;
    return BITNET_OK;
}

static bitnet_session *bitnet__branch(bitnet_session *session, bitnet_error *error) {
    bitnet_session *copy = bitnet_session_create(session->model, &session->options, error);
    int32_t i;
    if (!copy) return NULL;
    bitnet__make_savable(session);
    for (i = 0; i * BITNET__PAGE < session->computed; i++) {
        copy->pages[i] = session->pages[i];
        bitnet__add(&copy->pages[i]->users, 1);
    }
    for (i = 0; i < session->recurrent.count; i++) {
        copy->recurrent.kept[copy->recurrent.count++] = session->recurrent.kept[i];
        bitnet__add(&session->recurrent.kept[i]->users, 1);
    }
    memcpy(copy->tokens, session->tokens, (size_t)session->length * sizeof(int32_t));
    memcpy(copy->end.hidden, session->end.hidden,
           bitnet__pad((size_t)session->model->info.hidden_size, 64) * sizeof(float));
    copy->adapter = session->adapter;
    copy->adapter_scale = session->adapter_scale;
    copy->end.hidden_at = session->end.hidden_at;
    copy->length = session->length;
    copy->computed = session->computed;
    copy->device.host_valid = copy->computed;
    return copy;
}

BITNET_API bitnet_session *bitnet_session_copy(bitnet_session *session, bitnet_error *error) {
    bitnet_session *copy = session ? bitnet__branch(session, error) : NULL;
    if (!copy) return NULL;
    /* waiting tokens need unshared pages */
    if (bitnet_session_set_sampling(copy, &session->sampler.sampling) != BITNET_OK ||
        bitnet__copy_constraint(copy, &session->constraint) != BITNET_OK ||
        (copy->computed < copy->length &&
         bitnet__reserve(copy, copy->computed, copy->length, copy->length - copy->computed) !=
             BITNET_OK)) {
        if (error) *error = copy->error;
        bitnet_session_free(copy);
        return NULL;
    }
    bitnet__move_joined(copy, copy->computed, copy->length, session, 0);
    copy->sampler.draws = session->sampler.draws;
    copy->generation.open = session->generation.open;
    BITNET_ASSERT(bitnet__check_session(copy));
    return copy;
}

/* ====================
   >>generate   Generating text

   Tokens become text; text that may begin a stop string waits until that is decided. Blocking calls
   loop over calls with a budget. */

/* Ids of texts and messages, which bitnet__encoder_end frees. */
static bitnet__encoder bitnet__gather(const bitnet_session *s) {
    bitnet__encoder all = bitnet__encoder_begin(s->model->tokenizer, NULL, 0);
    all.grows = &s->allocator;
    return all;
}

/* ---- beginning */

static bitnet_result bitnet__check_generate(bitnet_session *s, const bitnet_generate_options *o,
                                            size_t *size) {
    const bitnet__argument table[] = {
        BITNET__LIST("stop", o->stop, o->stop_count),
        BITNET__LIST("stop_ids", o->stop_ids, o->stop_id_count),
        {"max_tokens", o->max_tokens, BITNET_OFF, INT32_MAX},
        {"max_thinking_tokens", o->max_thinking_tokens, BITNET_OFF, INT32_MAX},
        {"min_tokens", o->min_tokens, 0, INT32_MAX},
        {"share", o->share, 0, 1000},
        {"top_logprobs", o->top_logprobs, 0, s->model->info.vocab_size},
        {"stop_leaves", o->stop_leaves, 0, BITNET_STOP_LEAVES_NOTHING}};
    bitnet_result result = BITNET__CHECK(&s->error, table);
    size_t i;
    if (result == BITNET_OK) result = bitnet__check_thinking(&s->error, "thinking", o->thinking, 0);
    for (*size = 0, i = 0; i < o->stop_count && result == BITNET_OK; i++) {
        if (!o->stop[i] || !*o->stop[i])
            return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "an empty stop string");
        *size += strlen(o->stop[i]) + 1;
    }
    return result;
}

static bool bitnet__reserve_generation(bitnet_session *s, const bitnet_generate_options *o,
                                       size_t size) {
    bitnet__generation *g = &s->generation;
    const bitnet_allocator *a = &s->allocator;
    size_t words = o->min_tokens ? ((size_t)s->model->info.vocab_size + 31) / 32 : 0, few = 16;
    return BITNET__ROOM(a, g->stops.strings, g->stops.capacity, 0, size) &&
           BITNET__ROOM(a, g->written.text, g->written.capacity, 0, 64) &&
           BITNET__ROOM(a, g->stops.ids, g->stops.id_capacity, 0, o->stop_id_count) &&
           BITNET__ROOM(a, g->stops.others.bits, g->stops.others_capacity, 0, words) &&
           BITNET__ROOM(a, g->taken.candidates, g->taken.candidate_capacity, 0,
                        (size_t)o->top_logprobs) &&
           BITNET__ROOM(a, g->written.begins, g->written.begin_capacity, 0, few) &&
           BITNET__ROOM(a, g->taken.tokens, g->taken.capacity, 0, few) &&
           BITNET__ROOM(a, g->taken.likely, g->taken.likely_capacity, 0,
                        few * (size_t)o->top_logprobs) &&
           (!(o->logprobs || o->top_logprobs) || bitnet__reserve_logits(s) == BITNET_OK);
}

static void bitnet__begin_thought(bitnet_session *s) {
    static const char end[] = "\n</think>\n\n";
    const bitnet_tokenizer *t = s->model->tokenizer;
    bitnet__thought *thought = &s->generation.thought;
    memset(thought, 0, sizeof *thought);
    thought->done = s->generation.options.max_thinking_tokens <= 0 ||
                    !bitnet__thinks_at_all(t, s->generation.options.thinking) ||
                    bitnet_tokenize(t, end, sizeof end - 1, BITNET_PARSE_SPECIAL, thought->end, 16,
                                    &thought->end_count, NULL) != BITNET_OK ||
                    thought->end_count > 16;
    thought->open = !thought->done && t->thinking != BITNET__THINKS_FREELY;
    thought->last = '\n';
    thought->ended = thought->end_count;
}

static bitnet_result bitnet__begin(bitnet_session *s, const bitnet_generate_options *options) {
    bitnet__generation *g = &s->generation;
    bitnet_generate_options o;
    bitnet_result result;
    size_t i, size;
    char *p;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    g->active = false;
    bitnet__restart_choice(s);
    if ((result = bitnet__check_generate(s, &o, &size))) return result;
    if (!bitnet__reserve_generation(s, &o, size)) return bitnet__no_memory(&s->error);
    for (i = 0, p = g->stops.strings; i < o.stop_count; i++) {
        size_t length = strlen(o.stop[i]) + 1;
        memcpy(p, o.stop[i], length);
        p += length;
    }
    if (o.stop_id_count) memcpy(g->stops.ids, o.stop_ids, o.stop_id_count * sizeof *g->stops.ids);
    g->stops.count = o.stop_count;
    g->stops.id_count = o.stop_id_count;
    g->options = o;
    g->options.share = o.share ? o.share : 1;
    g->tokens = g->credit = 0;
    g->skips = false;
    g->reason = BITNET_STOP_NONE;
    g->failed = BITNET_OK;
    g->taken.keep = false;
    g->taken.count = g->written.length = g->written.passed = g->written.begin_count = 0;
    memset(&g->written.detokenizer, 0, sizeof g->written.detokenizer);
    bitnet__begin_thought(s);
    bitnet__store_release(&s->calls.cancel, 0); /* for an earlier generation */
    s->failed = BITNET_OK;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_feed_text(bitnet_session *session, const char *text, size_t length,
                                          unsigned flags) {
    bitnet__encoder all = bitnet__gather(session);
    bitnet_result result = bitnet__tokenize(&all, text, length, flags, &session->error);
    if (result == BITNET_OK) result = bitnet__feed(session, all.ids, all.count);
    bitnet__encoder_end(&all);
    return result;
}

BITNET_API bitnet_result bitnet_generate_begin(bitnet_session *session, const char *text,
                                               size_t length,
                                               const bitnet_generate_options *options) {
    bool goes_on = !text && session->length > 0;
    unsigned flags = session->length == 0 ? BITNET_ADD_BOS : 0;
    bitnet_result result = bitnet__begin(session, options);
    if (result) return result;
    session->generation.written.detokenizer.started =
        session->length > 0 || bitnet__length(text, length) > 0 || session->constraint.state;
    if (options && options->parse_special) flags |= BITNET_PARSE_SPECIAL;
    result = bitnet_feed_text(session, text, length, flags);
    if (result == BITNET_OK && session->length == 0) {
        int32_t bos = bitnet_token_bos(session->model->tokenizer);
        if (bos < 0)
            result = bitnet__fail(&session->error, BITNET_ERROR_EMPTY,
                                  "there is no prompt, and no token that begins a text");
        else result = bitnet__feed(session, &bos, 1);
    }
    if (result) return result;
    if (!goes_on) bitnet__constraint_restart(&session->constraint, session->length);
    session->generation.open = BITNET__OPEN_NOTHING;
    session->generation.active = true;
    return BITNET_OK;
}

/* ---- continuing */

/* -1: pending bytes */
static bitnet_result bitnet__append_text(bitnet_session *s, int32_t id) {
    bitnet__written *w = &s->generation.written;
    size_t room = w->capacity - w->length;
    size_t length = bitnet_detokenizer_next(&w->detokenizer, s->model->tokenizer, id,
                                            w->text + w->length, room);
    if (length > room) {
        if (!BITNET__ROOM(&s->allocator, w->text, w->capacity, w->length, w->length + length))
            return bitnet__no_memory(&s->error);
        length = bitnet_detokenizer_next(&w->detokenizer, s->model->tokenizer, id,
                                         w->text + w->length, length);
    }
    w->length += length;
    return BITNET_OK;
}

/* up to a stop string (*stop: its length) or what may become one */
static size_t bitnet__passable(const bitnet__written *w, const bitnet__stops *stops, size_t *stop) {
    size_t at, i;
    *stop = 0;
    for (at = 0; at < w->length; at++) {
        const char *string = stops->strings;
        for (i = 0; i < stops->count; i++, string += strlen(string) + 1) {
            size_t length = strlen(string), left = w->length - at;
            if (memcmp(w->text + at, string, BITNET__MIN(length, left)) == 0) {
                if (length <= left) *stop = length;
                return at;
            }
        }
    }
    return w->length;
}

static void bitnet__cut_tokens(bitnet_session *s, size_t at) {
    bitnet__written *w = &s->generation.written;
    size_t first = w->begin_count;
    int32_t count;
    while (first > 0 && w->begins[first - 1] > at) first--;
    if (first > 0) first--;
    count = (int32_t)(w->begin_count - first);
    bitnet__truncate(s, count < s->length ? s->length - count : 0);
}

/* the last token may extend further */
static void bitnet__forget_passed(bitnet__written *w) {
    size_t i, gone = 0;
    memmove(w->text, w->text + w->passed, w->length - w->passed);
    while (gone + 1 < w->begin_count && w->begins[gone + 1] <= w->passed) gone++;
    for (i = gone; i < w->begin_count; i++)
        w->begins[i - gone] = w->begins[i] > w->passed ? w->begins[i] - w->passed : 0;
    w->begin_count -= gone;
    w->length -= w->passed;
    w->passed = 0;
}

static bitnet_result bitnet__report_token(bitnet_session *s, int32_t id) {
    bitnet__generation *g = &s->generation;
    size_t best = (size_t)g->options.top_logprobs, count = g->taken.count, i;
    bitnet_generated_token *token;
    if (!BITNET__MORE(&s->allocator, g->taken.tokens, g->taken.capacity, count) ||
        !BITNET__ROOM(&s->allocator, g->taken.likely, g->taken.likely_capacity, count * best,
                      (count + 1) * best))
        return bitnet__no_memory(&s->error);
    token = &g->taken.tokens[g->taken.count++];
    memset(token, 0, sizeof *token);
    token->token.id = id;
    token->top_logprob_count = (size_t)g->options.top_logprobs;
    for (i = 0; i <= count && best; i++)
        g->taken.tokens[i].top_logprobs = g->taken.likely + i * best;
    if (bitnet__keeps_logits(s)) {
        int32_t vocabulary = s->model->info.vocab_size;
        bitnet__log_scale scale = bitnet__log_scale_of(s->end.logits, vocabulary);
        bitnet__candidate *c = g->taken.candidates;
        token->token.log_probability = bitnet__log_probability_of(scale, s->end.logits[id]);
        if (best)
            bitnet__sort_candidates(
                c, bitnet__top_logits(s->end.logits, NULL, vocabulary, best, -FLT_MAX, c));
        for (i = 0; i < best; i++) {
            g->taken.likely[count * best + i].id = c[i].id;
            g->taken.likely[count * best + i].log_probability =
                bitnet__log_probability_of(scale, c[i].logit);
        }
    }
    return BITNET_OK;
}

static bool bitnet__ends_with(const bitnet_session *s, int32_t id) {
    const bitnet__generation *g = &s->generation;
    size_t i;
    for (i = 0; i < g->stops.id_count; i++)
        if (g->stops.ids[i] == id) return true;
    return bitnet_token_is_end(s->model->tokenizer, id) &&
           (!g->options.ignore_end || s->constraint.state);
}

/* a full context ends the generation */
static bitnet_result bitnet__feed_token(bitnet_session *s, int32_t id, size_t begin) {
    bitnet__generation *g = &s->generation;
    bitnet__written *w = &g->written;
    bitnet_result result;
    if (!BITNET__MORE(&s->allocator, w->begins, w->begin_capacity, w->begin_count))
        return bitnet__no_memory(&s->error);
    result = bitnet__feed(s, &id, 1);
    if (result == BITNET_OK) w->begins[w->begin_count++] = begin;
    if (result != BITNET_ERROR_CONTEXT_FULL) return result;
    if (g->reason == BITNET_STOP_NONE) g->reason = BITNET_STOP_LENGTH;
    return BITNET_OK;
}

static void bitnet__look_for_stop(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    bitnet__written *w = &g->written;
    size_t length;
    w->passed = bitnet__passable(w, &g->stops, &length);
    if (length > 0) {
        g->reason = BITNET_STOP_STRING;
        if (g->options.stop_leaves == BITNET_STOP_LEAVES_TEXT) w->passed += length;
        if (g->options.stop_leaves == BITNET_STOP_LEAVES_NOTHING) bitnet__cut_tokens(s, w->passed);
    } else if (g->reason != BITNET_STOP_NONE) {
        w->passed = w->length;
    }
}

BITNET__NOINLINE static bitnet_result bitnet__take_token(bitnet_session *s, int32_t id) {
    bitnet__generation *g = &s->generation;
    size_t begin = g->written.length + (size_t)g->written.detokenizer.pending_length;
    bitnet_result result = bitnet__report_token(s, id);
    if (result) return result;
    if (bitnet__ends_with(s, id)) {
        g->reason = BITNET_STOP_TOKEN;
    } else {
        if ((result = bitnet__append_text(s, id))) return result;
        if (++g->tokens == g->options.max_tokens) g->reason = BITNET_STOP_LENGTH;
    }
    result = bitnet__feed_token(s, id, begin);
    if (result == BITNET_OK && g->reason != BITNET_STOP_NONE) result = bitnet__append_text(s, -1);
    if (result == BITNET_OK) bitnet__look_for_stop(s);
    else g->reason = BITNET_STOP_NONE; /* the next call returns the error */
    return result;
}

static int64_t bitnet__rows_computed(const bitnet_session *s) {
    const bitnet_session_stats *t = &s->stats;
    return t->prompt_tokens + t->decode_tokens + t->drafted_tokens - t->accepted_tokens;
}

static bool bitnet__is_left(const bitnet_session *s, int64_t deadline, int32_t tokens,
                            int64_t rows_before, int32_t *left) {
    int64_t rows = tokens - (bitnet__rows_computed(s) - rows_before);
    if (bitnet__is_late(deadline)) return false;
    if (tokens == 0) return deadline != 0;
    *left = rows < 1 ? 1 : (int32_t)rows;
    return rows > 0 || s->computed == s->length; /* drafted: costs nothing */
}

static void bitnet__follow_thought(bitnet_session *s, int32_t id) {
    const bitnet_tokenizer *t = s->model->tokenizer;
    bitnet__thought *thought = &s->generation.thought;
    bitnet_string says =
        bitnet_token_is_control(t, id) ? bitnet_token_name(t, id) : bitnet_token_bytes(t, id);
    size_t i;
    thought->tokens += thought->open;
    for (i = 0; i < says.length && !thought->done; i++) {
        const char *mark = thought->open ? bitnet__closes_thought : bitnet__opens_thought;
        thought->last = says.data[i];
        thought->matched =
            thought->last == mark[thought->matched] ? thought->matched + 1 : thought->last == '<';
        if (mark[thought->matched]) continue;
        thought->matched = 0;
        thought->done = thought->open;
        thought->open = true;
    }
    if (!thought->open && s->generation.tokens > 16) thought->done = true; /* an answer */
}

/* a long thought's end in place of `id`, unless a grammar forbids it */
static int32_t bitnet__limit_thought(bitnet_session *s, int32_t id) {
    bitnet__thought *thought = &s->generation.thought;
    if (thought->open && !thought->done && thought->ended == thought->end_count &&
        thought->tokens >= s->generation.options.max_thinking_tokens) {
        bitnet_string first = bitnet_token_bytes(s->model->tokenizer, thought->end[0]);
        thought->ended = thought->last == '\n' && bitnet__is(first, "\n");
    }
    if (thought->ended < thought->end_count) {
        int32_t next = thought->end[thought->ended++];
        if (!s->constraint.state || !s->sampler.mask || bitnet__mask_has(s->sampler.mask, next))
            id = next;
        else thought->ended = thought->end_count, thought->done = true;
    }
    if (!thought->done) bitnet__follow_thought(s, id);
    return id;
}

static bitnet_result bitnet__take_tokens(bitnet_session *s, int64_t deadline, int32_t tokens,
                                         bool single, int32_t *taken) {
    bitnet__fpenv saved = bitnet__fp_enter();
    int64_t rows = bitnet__rows_computed(s);
    int32_t left = tokens, id;
    uint64_t draws;
    bitnet_result result;
    *taken = 0;
    do {
        draws = s->sampler.draws;
        result = bitnet__sample(s, deadline, left, &id);
        if (result == BITNET_OK) result = bitnet__take_token(s, bitnet__limit_thought(s, id));
        if (result == BITNET_OK) ++*taken;
    } while (result == BITNET_OK && s->generation.reason == BITNET_STOP_NONE && !single &&
             bitnet__is_left(s, deadline, tokens, rows, &left));
    if (bitnet_is_error(result)) s->sampler.draws = draws; /* for a token that was not fed */
    bitnet__fp_leave(saved);
    return result;
}

static bitnet_result bitnet__generation_result(bitnet_session *s, bitnet_result result) {
    bitnet__generation *g = &s->generation;
    if (result != BITNET_OK && result != BITNET_PENDING) g->active = false;
    return result;
}

static bitnet_result bitnet__next_text(bitnet_session *s, int64_t deadline, int32_t tokens,
                                       bool single, const char **text, size_t *length) {
    bitnet__generation *g = &s->generation;
    bitnet_result result;
    int32_t taken;
    *text = "";
    *length = 0;
    if (!g->taken.keep) g->taken.count = 0;
    g->taken.keep = false;
    if (g->active && g->failed) return bitnet__generation_result(s, g->failed);
    if (!g->active || g->reason != BITNET_STOP_NONE) {
        g->active = false;
        return BITNET_END;
    }
    bitnet__forget_passed(&g->written);
    result = bitnet__take_tokens(s, deadline, tokens, single, &taken);
    if (taken == 0) return bitnet__generation_result(s, result);
    if (result != BITNET_OK && result != BITNET_PENDING) g->failed = result;
    *text = g->written.text;
    *length = g->written.passed;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_generate_next(bitnet_session *session, const bitnet_budget *budget,
                                              const char **text, size_t *length) {
    bitnet_result result;
    bitnet__enter(session);
    session->generation.taken.keep = false; /* of bitnet_generate_many */
    result = bitnet__next_text(session, bitnet__deadline(budget), bitnet__budget_tokens(budget),
                               false, text, length);
    if (bitnet__exit(session)) *text = "", *length = 0;
    return result;
}

BITNET_API bitnet_stop_reason bitnet_generate_stop_reason(const bitnet_session *session) {
    return session->generation.reason;
}

BITNET_API size_t bitnet_generate_tokens(const bitnet_session *session,
                                         const bitnet_generated_token **tokens) {
    *tokens = session->generation.taken.tokens;
    return session->generation.taken.count;
}

static bitnet_result bitnet__generate_all(bitnet_session *s, bitnet_text_function *callback,
                                          void *user) {
    const char *text;
    size_t length;
    bitnet_result result;
    bitnet__enter(s);
    while ((result = bitnet__next_text(s, 0, 0, false, &text, &length)) == BITNET_OK) {
        s->generation.taken.keep = length == 0;
        if (length && callback && callback(user, text, length) != 0) {
            s->generation.reason = BITNET_STOP_CALLBACK;
            s->generation.active = false;
        }
    }
    bitnet__exit(s);
    return result == BITNET_END ? BITNET_OK : result;
}

BITNET_API bitnet_result bitnet_generate(bitnet_session *session, const char *prompt,
                                         const bitnet_generate_options *options,
                                         bitnet_text_function *callback, void *user) {
    bitnet_result result = bitnet_generate_begin(session, prompt, BITNET_TERMINATED, options);
    return result == BITNET_OK ? bitnet__generate_all(session, callback, user) : result;
}

/* ---- conversations */

#ifndef BITNET_NO_CHAT

static bitnet_result bitnet__gather_messages(bitnet_session *s, bitnet__encoder *all,
                                             bitnet_string before, const bitnet_message *messages,
                                             size_t count, unsigned flags) {
    return bitnet__chat_encode(all, bitnet_tokenizer_chat_template(all->t), before, messages, count,
                               flags, &s->error);
}

/* without what the model has written of it */
static bitnet_result bitnet__gather_end(bitnet_session *s, bitnet__encoder *all) {
    bitnet_result result =
        bitnet__gather_messages(s, all, bitnet__string(NULL), NULL, 0, BITNET__ONLY_END);
    if (result == BITNET_OK && all->count > 0 && s->length > 0 &&
        s->tokens[s->length - 1] == all->ids[0])
        memmove(all->ids, all->ids + 1, --all->count * sizeof(int32_t));
    return result;
}

/* The text after the last special token, whose tokens depend on what follows, begins at *from. */
static bitnet_result bitnet__gather_tail(bitnet_session *s, char **text, size_t *length,
                                         int32_t *from) {
    const bitnet_tokenizer *t = s->model->tokenizer;
    const int32_t *ids;
    size_t count;
    while (*from > 0 && !bitnet_token_is_control(t, s->tokens[*from - 1])) --*from;
    ids = s->tokens + *from;
    count = (size_t)(s->length - *from);
    bitnet_detokenize(t, ids, count, BITNET_PARSE_SPECIAL, NULL, 0, length, NULL);
    *text = BITNET__NEW(char, &s->allocator, *length + 1);
    if (!*text) return bitnet__no_memory(&s->error);
    return bitnet_detokenize(t, ids, count, BITNET_PARSE_SPECIAL, *text, *length, length,
                             &s->error);
}

static void bitnet__begin_reply(bitnet_session *s) {
    bitnet__constraint_restart(&s->constraint, s->length);
    s->generation.open = BITNET__OPEN_REPLY;
    s->generation.active = true;
    s->generation.written.detokenizer.started = true;
}

/* completes what is open, adds the messages, begins a reply; fed whole or not at all */
static bitnet_result bitnet__turn_feed(bitnet_session *s, const bitnet_message *messages,
                                       size_t count) {
    bitnet__encoder all = bitnet__gather(s);
    unsigned flags = s->generation.options.thinking | BITNET__REPLIES;
    char *tail = NULL;
    size_t length = 0;
    bitnet_result result = BITNET_OK;
    int32_t from = s->length;
    if (s->length == 0) flags |= BITNET_ADD_BOS;
    if (s->generation.open == BITNET__OPEN_REPLY) result = bitnet__gather_end(s, &all);
    if (s->generation.open == BITNET__OPEN_SYSTEM)
        result = bitnet__gather_tail(s, &tail, &length, &from);
    if (result == BITNET_OK)
        result = bitnet__gather_messages(s, &all, bitnet__string_of(tail, length), messages, count,
                                         flags);
    if (result == BITNET_OK) result = bitnet__replace(s, from, all.ids, all.count);
    bitnet__free(&s->allocator, tail);
    bitnet__encoder_end(&all);
    if (result == BITNET_OK) bitnet__begin_reply(s);
    return result;
}

BITNET_API bitnet_result bitnet_chat_begin(bitnet_session *session, const char *text, size_t length,
                                           const bitnet_generate_options *options) {
    const bitnet_message message = {BITNET_ROLE_USER, text, bitnet__length(text, length)};
    bitnet_result result = bitnet__begin(session, options);
    if (result == BITNET_OK)
        result = bitnet__check_list(&session->error, "text", text, message.length);
    return result == BITNET_OK ? bitnet__turn_feed(session, &message, 1) : result;
}

/* The session then holds these messages, `most` tokens of them: all or nothing. */
static bitnet_result bitnet__converse(bitnet_session *s, const bitnet_message *messages,
                                      size_t count, unsigned flags, int32_t most) {
    bitnet__encoder all = bitnet__gather(s);
    bitnet_result result = bitnet__gather_messages(s, &all, bitnet__string(NULL), messages, count,
                                                   flags | BITNET_ADD_BOS);
    if (result == BITNET_OK && all.count > (size_t)most)
        result = bitnet__context_full(s, all.count, (size_t)most);
    if (result == BITNET_OK) result = bitnet__replace(s, 0, all.ids, all.count);
    bitnet__encoder_end(&all);
    return result;
}

BITNET_API bitnet_result bitnet_chat_system(bitnet_session *session, const char *text) {
    bool slides = session->options.overflow == BITNET_OVERFLOW_SLIDE;
    int32_t context = session->options.context_length;
    const bitnet_message system = {BITNET_ROLE_SYSTEM, text, BITNET_TERMINATED};
    bitnet_result result = bitnet__converse(session, &system, 1, BITNET__USER_NEXT,
                                            slides ? context / 2 : context - 1);
    if (result) return result;
    bitnet__restart(session);
    if (slides) session->options.keep = session->length;
    session->generation.open = BITNET__OPEN_SYSTEM;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_chat_messages_begin(bitnet_session *session,
                                                    const bitnet_message *messages, size_t count,
                                                    const bitnet_generate_options *options) {
    bitnet_result result = bitnet__begin(session, options);
    const bitnet_message *last = count && messages ? &messages[count - 1] : NULL;
    bool header = bitnet__has_role(last, BITNET_ROLE_ASSISTANT);
    if (result) return result;
    if (header && last->text)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the last message is the assistant's and has a text");
    result = bitnet__converse(session, messages, count,
                              session->generation.options.thinking | (header ? 0 : BITNET__REPLIES),
                              session->options.context_length - 1);
    if (result == BITNET_OK) bitnet__begin_reply(session);
    return result;
}

BITNET_API bitnet_result bitnet_chat(bitnet_session *session, const char *message,
                                     const bitnet_generate_options *options,
                                     bitnet_text_function *callback, void *user) {
    bitnet_result result = bitnet_chat_begin(session, message, BITNET_TERMINATED, options);
    return result == BITNET_OK ? bitnet__generate_all(session, callback, user) : result;
}

#endif /* BITNET_NO_CHAT */

/* ---- many at once */

/* or the grammar leaves no choice */
static bool bitnet__can_emit(bitnet_session *s, int64_t deadline) {
    if (!s->generation.active || s->failed) return false;
    if (s->computed == s->length || s->generation.reason != BITNET_STOP_NONE) return true;
    return s->constraint.state && bitnet__constrain(s, deadline) == BITNET_OK &&
           bitnet__is_settled(s);
}

static bitnet_result bitnet__emit_text(const bitnet__session_group *group, bitnet_session *s,
                                       bitnet_many_function *callback, void *user) {
    while (bitnet__can_emit(s, group->deadline)) {
        const char *text;
        size_t length;
        bitnet_result result = bitnet__next_text(s, group->deadline, 0, true, &text, &length);
        if (result == BITNET_PENDING) return BITNET_PENDING;
        if (result != BITNET_OK && result != BITNET_END) s->failed = result;
        if (result) break;
        s->generation.taken.keep = length == 0;
        if (length && callback && callback(user, s, text, length) != 0) {
            s->generation.reason = BITNET_STOP_CALLBACK;
            s->generation.active = false;
        }
        if (bitnet__is_late(group->deadline)) return BITNET_PENDING;
    }
    return BITNET_OK;
}

static bool bitnet__group_generates(const bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++)
        if (group->sessions[i]->generation.active) return true;
    return false;
}

/* Decides whose shares suffice for the next pass; an interrupted one continues with its sessions.
   Each session collects its share and pays the largest, so that at least one takes part. */
static void bitnet__share_pass(const bitnet__session_group *group) {
    int32_t most = 0;
    int i;
    for (i = 0; i < group->count; i++) {
        const bitnet_session *s = group->sessions[i];
        if (s->led || (bitnet__due(group, s) && s->batch && s->batch->count > 0)) return;
        if (bitnet__waiting(group, s) && s->generation.options.share > most)
            most = s->generation.options.share;
    }
    for (i = 0; i < group->count; i++) {
        bitnet__generation *g = &group->sessions[i]->generation;
        if (!bitnet__waiting(group, group->sessions[i])) continue;
        g->credit += g->options.share;
        g->skips = g->credit < most;
        if (!g->skips) g->credit -= most;
    }
}

static bitnet_result bitnet__group_generate(bitnet__session_group *group,
                                            bitnet_many_function *callback, void *user) {
    bitnet_result result = BITNET_OK;
    int i;
    while (result == BITNET_OK && bitnet__group_generates(group)) {
        bitnet__choose_together(group->sessions, group->count, group->deadline);
        for (i = 0; i < group->count && result == BITNET_OK; i++)
            result = bitnet__emit_text(group, group->sessions[i], callback, user);
        if (result == BITNET_OK && bitnet__group_waits(group)) {
            if (group->left > 0) bitnet__share_pass(group);
            result = group->left > 0 ? bitnet__group_round(group) : BITNET_PENDING;
        }
        for (i = 0; i < group->count; i++)
            if (group->sessions[i]->generation.active && group->sessions[i]->failed != BITNET_OK)
                bitnet__generation_result(group->sessions[i], group->sessions[i]->failed);
        if (bitnet__is_late(group->deadline)) result = BITNET_PENDING;
    }
    return bitnet__group_generates(group) ? BITNET_PENDING : BITNET_OK;
}

BITNET_API bitnet_result bitnet_generate_many(bitnet_session *const *sessions, size_t count,
                                              const bitnet_budget *budget,
                                              bitnet_many_function *callback, void *user) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__session_group group;
    bitnet_result result = bitnet__group_begin(&group, sessions, count, budget);
    group.generating = true;
    if (result == BITNET_OK) result = bitnet__group_generate(&group, callback, user);
    bitnet__group_end(&group);
    bitnet__fp_leave(saved);
    return result;
}

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
