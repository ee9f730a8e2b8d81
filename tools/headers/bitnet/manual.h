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
