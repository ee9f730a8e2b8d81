/* bitnet_gpu.h - v1.0 - BitNet models on the GPU, through Vulkan, for bitnet.h
SPDX-License-Identifier: MIT

Do this in ONE C or C++ file:

    #define BITNET_IMPLEMENTATION
    #include "bitnet.h"
    #include "bitnet_gpu.h"

and plain `#include "bitnet_gpu.h"` everywhere else. There is nothing to link: the Vulkan loader
is opened at run time. Compiling needs Vulkan's headers; without them, functions that can fail
report BITNET_ERROR_GPU_UNSUPPORTED.

CONTENTS                                                            search for
MANUAL
   1  Quick start                                                >>gpu-quickstart
   2  What runs where                                            >>gpu-what
   3  Your own Vulkan                                            >>gpu-vulkan
   4  When it fails                                              >>gpu-failure
API                                                              >>gpu-api
IMPLEMENTATION
   Without Vulkan's headers                                      >>gpu-absent
   Functions: loading Vulkan                                     >>gpu-loader
   Device: choosing, opening, asking what it can                 >>gpu-device
   Memory: blocks and transfers                                  >>gpu-memory
   Shaders: packed and unpacked                                  >>gpu-words
   Kernels: from words to pipelines                              >>gpu-kernels
   Plans: how each product is computed                           >>gpu-plans
   Pipelines: their constants, making and caching them           >>gpu-pipelines
   Model: the weights, uploaded                                  >>gpu-model
   Session: the memory of one                                    >>gpu-session
   Recording: the dispatches of a token                          >>gpu-recording
   Recording: the head, and a whole batch                        >>gpu-head
   Passes: rows of several sessions                              >>gpu-passes
   Running: batches, tokens ahead, the KV cache                  >>gpu-running
   Running: several sessions in one pass, results, attaching     >>gpu-together
   Self-test                                                     >>gpu-selftest
   Opening and closing                                           >>gpu-opening

====================
MANUAL
====================

1 QUICK START                                                                  >>gpu-quickstart

    bitnet_error error;
    bitnet_model *model = bitnet_model_load_file("model.gguf", NULL, &error);
    bitnet_gpu *gpu = bitnet_gpu_create(model, NULL, &error);    // uploads the weights
    bitnet_session *session = bitnet_session_create(model, NULL, &error);
    if (gpu) bitnet_gpu_attach(session, gpu);                    // else the CPU computes
    bitnet_generate(session, "Once upon a time", NULL, print, NULL);
    bitnet_session_free(session);
    bitnet_gpu_free(gpu);                                        // after its sessions,
    bitnet_model_free(model);                                    // before its model

An attached session is used like any other, through all of bitnet.h, with the same results to the
last bit. It may be attached and detached at any time.

2 WHAT RUNS WHERE                                                                    >>gpu-what

The GPU computes a whole token, from its embedding to the greatest logit, in 4 dispatches per layer:
5 if attention needs a separate one, 6 with head norms; for matrices by groups, 6, or 9 if the
device cannot join these, and one more if the head width is not a multiple of 32 or a norm follows
attention; with post-norms, two more, or four if they separate what was joined by groups; with a
norm before each projection, 12, or 19 by groups; if attention is gated, one more, or two by groups,
and in recurrent layers 10, or 15; in mixtures of experts, 15, and 6 more with a shared expert; one
more for each norm and each Hadamard transform of an input; with int8 keys and values, as many as
with head norms; plus 4 or 5 per token. For a greedy session, the GPU computes ahead: it embeds the
token of the greatest logit next, several tokens in one submit (`tokens_per_submit`), and
bitnet_sample returns them one by one; if anything else is fed, the tokens computed ahead are
dropped. Each token's id and final hidden state are downloaded. Prompts go through a tiled integer
product in batches of up to 2,048 tokens, if the session's option `batch` allows it: by the device's
cooperative matrices, if it has them for int8 and is faster with them (the tier "matrix"); their
sums are the same integers. In this tier, batches of more than 64 tokens take tiles of 128 rows by
128 tokens, if 128 divides the rows of the product and the device allows workgroups of 256 threads;
others take tiles of 64 by 64. The next columns of a tile load into a second buffer while the
present ones are multiplied: 32 of them if the device allows less than 40 KiB of shared memory, else
64. Matrices by groups always have tiles of 64 by 64, because the sums of each group pass through
shared memory. The next batch is submitted while one is computed, as far as the token budget goes,
to keep the GPU busy. Batches of 2 to 8 tokens, as in speculative decoding, read the weights once.
In attention, a workgroup computes 64 positions for all query heads that share their keys, or for
one head in a short text, which would leave most of the device idle. In a prompt, a workgroup
computes up to 8 queries of a few tokens over all positions. With int8 keys and values these are up
to 32, by cooperative matrices, or up to 16 or 8 without them (the tiers "fast" and "plain"): scores
are products of int8, and so are outputs, since weights are whole numbers of two bytes.

The lm_head is screened, as on the CPU: the GPU reads its coarse plane, a quarter of a head of
halves, once for all tokens of a batch, and then the rows that it cannot rule out. Sessions that
sample get the exact logits of these, up to 4096 candidates for each token, and the CPU draws, for
sessions of a pass on all threads. If a grammar or `min_tokens` forbids tokens, or a penalty or bias
names some, whose logits the CPU computes itself, a mask with a bit for each token is uploaded:
other rows are not read. After a draft the mask is that of its acceptance. All logits are downloaded
if requested, if `editor.edit` is set, and for a while after too many rows survived. The plane is
made when the weights are uploaded, needs additional memory, and is left out if there is no room.

Sessions on one bitnet_gpu share passes if bitnet_step_many or bitnet_generate_many computes them.
Up to 128 of those waiting for one token each, greedy or not, are the rows of one submit, each with
its own KV cache, position and mask. Up to 8 rows are multiplied by the kernels for batches, more by
those for prompts. The number of dispatches depends on the model and not on the number of sessions:
for a model of BitNet-2B's shape it is 10 for each layer and 6 for the rest. A table has the
addresses of the keys and values of each row's session; attention is one dispatch, in which a
workgroup computes 64 positions of a row. The rows of a pass see at most 4096 times 64 positions
together; further sessions are rows of the next pass. Sessions that need all logits share separate
passes, so that the lm_head is screened for the others. A session that is alone or has tokens ahead,
a prompt, drafts or an observer has separate submits.

Passes need memory in addition to the sessions', until bitnet_gpu_free or until there is too little
for other passes or sessions: about 1 MiB for each row if there are 128,256 tokens, and attention's
results for each 64 positions. If there is too little for all sessions, passes have fewer rows. If
there is too little for 8 rows, if the device has no buffer addresses, or if something else
prevents passes, each session is computed by itself. The log reports failures.

In a mixture of experts the GPU chooses the experts, too. Each pair of a token and one of its
experts is multiplied separately, in prompts as well, so that batches save less than in other
models.

The CPU tokenizes, samples, and computes what an observer of layers receives and all of
bitnet_embed. bitnet_gpu_measure reports the time of each kernel of a token by the device's
clock.

If the GPU shares its memory with the CPU, the CPU copies weights and KV caches itself, without a
submit.

Each session has its KV cache, as F16 or int8, and buffers on the GPU and, in memory that both
can access, the inputs and outputs of two of its submits: 11 MiB for a model of BitNet-2B's
shape. Saving and copying download what they need; a copied or loaded session starts on the CPU:
attach it. With recurrent states each snapshot needs memory on the GPU as well; these sessions
compute nothing ahead, one batch of a prompt at a time, and check no drafts there.

The device's own instruction converts halves if the self-test finds it correct for all 65,536 of
them; otherwise, integer operations do.

The GPU computes models of the architectures bitnet, llama, qwen2, qwen3, qwen3moe, qwen35,
qwen35moe, gemma3, hunyuan-dense, minicpm, maple and k2-horizon whose layers are ternary or of one
bit, all in one of two ways: I2_S, TQ1_0 or TQ2_0 with one scale per matrix and activations
quantized whole; or these, Q2_0, PQ2_0, PTQ1_0, STQ1_0 or Q1_0 by groups, with activations quantized
by groups of 32 columns. Chapter 8 of bitnet.h defines which of the two a model needs. In addition,
or instead, matrices may be floats, the same ones in all layers. Experts are floats or by groups,
also with one scale per row; gates and ups may be one matrix.

Embeddings and lm_heads are uploaded as halves if they are F16, as they are if by groups, and as
floats otherwise. A ternary lm_head, by groups or not, is not screened, because it is no larger
than a screen. Neither is a head with a scale or biases.

Other models are rejected with BITNET_ERROR_GPU_UNSUPPORTED: those that have experts with biases, or
with one scale and activations quantized whole; both a norm of each matrix's input and matrices of
floats; a Hadamard basis with blocks of more than 4096 columns, or one that differs from layer to
layer; no layer that attends; layers that differ in norms or gates of heads (k2-horizon), or such
norms for only queries or only keys; and MTP heads, which the CPU computes. Sessions with an adapter
are rejected, too, if each matrix norms its input or branches are scaled (minicpm). The CPU then
computes the same bits.

A session that gets or loses an adapter leaves the GPU: attach it again. Sessions with the same
adapter share its upload. They need two more dispatches for each matrix that it changes and up to
five for each layer, and do not share passes with other sessions.

3 YOUR OWN VULKAN                                                                  >>gpu-vulkan

bitnet_gpu_options.vulkan accepts your vkGetInstanceProcAddr, instance, device and queue, and
functions that lock the queue. BITNET_GPU_USE_VOLK uses the loader of <volk.h>, which the program
must then contain. If you need prototypes of Vulkan's functions, or volk, include their headers
before this one. Required: Vulkan 1.1 and a compute queue, no features. Used if present: subgroup
shuffles with the integer dot product (the fast tier), full subgroups, float controls, buffer
addresses (VK_KHR_buffer_device_address, for passes of several sessions; for your own device, the
feature is `buffer_addresses`). A device opened here uses a compute-only queue if there is one, and
cooperative matrices of signed int8 with sums of int32 (VK_KHR_cooperative_matrix, shaderInt8 and
the Vulkan memory model).

Old C libraries (glibc before 2.34) need -ldl.

4 WHEN IT FAILS                                                                   >>gpu-failure

bitnet_gpu_create tests what it opens: the device's arithmetic, then each kernel on the model's
own weights against the CPU, by memcmp. If something differs or does not compile, it leaves the
first of these that is in use and tests again: large tiles of matrices, matrices, workgroups of
more than 128 threads (which large devices get), dispatches that attention shares, the fast tier.
Correct but slower matrices are not used. If the plain tier fails, too, or a token takes the
device longer than this CPU, it tries the next device, unless you named one. The model's log hook
gets the reasons. What only adapters need is tested when the first session with one is attached; if
that fails, it stays on the CPU.

If the device offers the Vulkan memory model with device scope, a token's attention shares a
dispatch with the product before it, and its workgroups wait for the product's, which Vulkan does
not guarantee to run. So a waiting workgroup gives up after a tenth of a second: the submit's
results are dropped, it and all later ones use separate dispatches, and the log reports it. By
groups no workgroup waits: the last one of a product computes the norm of the whole result and
quantizes it for the next. The option `join` overrides all this.

Some devices (Apple's through MoltenVK, Adreno) flush denormals to zero or lose the signs of zeros.
They are accepted if nothing else differs, and the log reports it. A float below 2^-126 in magnitude
then counts as zero. It, everything computed from it, and the sign of a zero may differ from the
CPU's, also in a saved session.

If a device is lost, runs out of memory or takes too long during a text, only time is lost: the
session leaves it, recomputes on the CPU what only the GPU had, and continues with the same text.
It stays on the CPU until it is attached again.

A submit may take 20 seconds (10 minutes on a software driver). After that, no session uses the
device again. Because it may still be running, bitnet_gpu_free does not free its memory and
objects. */
