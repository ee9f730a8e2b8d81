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

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_gpu.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_GPU_H
#define BITNET_GPU_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>gpu-api   API */

typedef struct bitnet_gpu bitnet_gpu;

/* Your own Vulkan objects, as pointers; each may be NULL or 0. Without `device` the library creates
   one, on your `instance` or its own. */
typedef struct bitnet_gpu_vulkan {
    void *get_instance_proc_addr; /* PFN_vkGetInstanceProcAddr */
    void *instance;               /* VkInstance, of version 1.1 or later */
    void *physical_device;        /* VkPhysicalDevice, and then also: */
    void *device;                 /* VkDevice */
    void *queue;                  /* VkQueue with compute */
    uint32_t queue_family;
    bool integer_dot;         /* you enabled shaderIntegerDotProduct */
    bool float_controls;      /* you enabled VK_KHR_shader_float_controls or Vulkan 1.2 */
    bool buffer_addresses;    /* you enabled bufferDeviceAddress */
    void (*lock)(void *user); /* called around every use of the queue */
    void (*unlock)(void *user);
    void *user;
} bitnet_gpu_vulkan;

typedef enum bitnet_gpu_kind {
    BITNET_GPU_KIND_DISCRETE,
    BITNET_GPU_KIND_INTEGRATED,
    BITNET_GPU_KIND_VIRTUAL,
    BITNET_GPU_KIND_OTHER,
    BITNET_GPU_KIND_SOFTWARE /* a driver that computes on the CPU */
} bitnet_gpu_kind;

typedef struct bitnet_gpu_device {
    char name[256];
    bitnet_gpu_kind kind;
    uint64_t memory; /* of the device alone, bytes */
    bool usable;     /* Vulkan 1.1, a compute queue, large enough limits */
    bool fast;       /* has what the fast tier needs */
    bool int8_dot;   /* multiplies four pairs of int8 in one instruction */
} bitnet_gpu_device;

/* Lists up to `capacity` devices, most promising first, and sets *count to the number found.
   Errors: GPU_NONE, GPU_UNSUPPORTED (built without Vulkan's headers), GPU_FAILED. */
BITNET_API bitnet_result bitnet_gpu_devices(const bitnet_gpu_vulkan *vulkan,
                                            bitnet_gpu_device *devices, size_t capacity,
                                            size_t *count, bitnet_error *error);

typedef enum bitnet_gpu_tier {
    BITNET_GPU_TIER_AUTO, /* the device's fastest that passes the self-test */
    BITNET_GPU_TIER_FAST, /* the fast one, or an error */
    BITNET_GPU_TIER_PLAIN,
    BITNET_GPU_TIER_MATRIX /* the fast one with the device's matrices for prompts, or an error */
} bitnet_gpu_tier;

/* Whether a token's attention shares a dispatch with the product before it or, with matrices by
   groups, a vector's norm and quantization with the product that computes it. Requires the Vulkan
   memory model with device scope. */
typedef enum bitnet_gpu_join {
    BITNET_GPU_JOIN_AUTO, /* if the device can and is not SOFTWARE */
    BITNET_GPU_JOIN_ON,   /* the same, SOFTWARE too */
    BITNET_GPU_JOIN_OFF
} bitnet_gpu_join;

/* Where compiled shaders are stored between runs; by default, nowhere. Incomplete or damaged data,
   and data of another device, driver or version, is ignored. */
typedef struct bitnet_gpu_pipelines {
    const char *path;                                        /* a file; or: */
    size_t (*load)(void *user, void *data, size_t capacity); /* returns the size there is, or 0 */
    void (*store)(void *user, const void *data, size_t size);
    void *user;
} bitnet_gpu_pipelines;

typedef struct bitnet_gpu_options {
    int32_t device; /* its number in the list, from 1; 0: the first usable one that is not
                       SOFTWARE, nor slower than this CPU */
    bitnet_gpu_tier tier;
    bitnet_gpu_join join;
    int32_t tokens_per_submit; /* of greedy sessions, at most 32; 0: 16 */
    uint64_t buffer_limit;     /* of a storage buffer, bytes; 0: the device's limit */
    bitnet_gpu_vulkan vulkan;
    bitnet_gpu_pipelines pipelines;
    bitnet_progress progress; /* of the upload */
} bitnet_gpu_options;

/* Opens a device and uploads the model's weights; the model must outlive it. Sessions on several
   threads may share it. NULL for a NULL model. Errors: GPU_..., OUT_OF_MEMORY, ARGUMENT,
   CANCELLED. */
BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error);

/* Detach or free all its sessions first. */
BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu);

/* Moves a session of the same model to the GPU. On an error (see bitnet_session_message) it stays
   where it is. Errors: ARGUMENT, GPU_MEMORY (the message suggests a smaller context),
   GPU_UNSUPPORTED, GPU_FAILED, GPU_ARITHMETIC (of an adapter), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu);

/* Moves the session and its KV cache back to the CPU. Ignores NULL and sessions not attached. */
BITNET_API void bitnet_gpu_detach(bitnet_session *session);

/* True if a GPU computes the session: it is attached and has not left after a failure. */
BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session);

typedef struct bitnet_gpu_stats {
    const char *device;           /* its name */
    const char *tier;             /* "plain", "fast" or "matrix" */
    bool joined;                  /* dispatches are joined, see bitnet_gpu_join */
    int64_t memory;               /* bytes allocated on the device, including sessions and passes */
    int64_t weight_bytes;         /* read for a greedy token: layers and the lm_head's screen */
    int64_t uploaded, downloaded; /* bytes, so far */
    int64_t upload_microseconds;  /* of the weights */
    int64_t submits, dispatches, tokens; /* so far, with tokens computed ahead and dropped */
    int64_t gpu_microseconds;            /* waited for those */
} bitnet_gpu_stats;

/* What the GPU is, and what it has done since it was created. */
BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(bitnet_gpu *gpu);

/* A kernel of a token, timed by the device's own clock. */
typedef struct bitnet_gpu_kernel {
    const char *name;
    int32_t dispatches;
    double microseconds; /* of all of these */
    int64_t bytes;       /* of weights, keys and values read */
} bitnet_gpu_kernel;

/* Computes one more token of an attached session, times each of its kernels and forgets the token.
   Writes up to `capacity` kernels in order of use, and sets *count to their number. Errors:
   ARGUMENT (not attached), CONTEXT_FULL, GPU_UNSUPPORTED (the device has no clock), GPU_...,
   OUT_OF_MEMORY; GPU_FAILED: the session has left the GPU. */
BITNET_EXPERIMENTAL bitnet_result bitnet_gpu_measure(bitnet_session *session,
                                                     bitnet_gpu_kernel *kernels, size_t capacity,
                                                     size_t *count);

/* Measures the device's memory bandwidth: bytes per second that a large copy reads and writes
   together. Needs a moment and up to 256 MiB of memory. Errors: GPU_.... */
BITNET_EXPERIMENTAL bitnet_result bitnet_gpu_bandwidth(bitnet_gpu *gpu, double *bytes_per_second,
                                                       bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_GPU_H */

/* ====================

   END OF THE API: what follows is the implementation.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_GPU_IMPLEMENTATION_INCLUDED
#define BITNET_GPU_IMPLEMENTATION_INCLUDED

#if defined(BITNET_GPU_USE_VOLK)
#include <volk.h>
#define BITNET__VULKAN 1
#elif !defined(__has_include)
#define BITNET__VULKAN 1
#elif __has_include(<vulkan/vulkan_core.h>)
#define BITNET__VULKAN 1
#endif

#if !defined(BITNET__VULKAN)

/* ====================
   >>gpu-absent   Without Vulkan's headers

   The public functions for programs that are compiled without Vulkan's headers: each fails with
   GPU_UNSUPPORTED, or does nothing. */

static bitnet_result bitnet__gpu_absent(bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                        "this program was built without Vulkan's headers");
}

BITNET_API bitnet_result bitnet_gpu_devices(const bitnet_gpu_vulkan *vulkan,
                                            bitnet_gpu_device *devices, size_t capacity,
                                            size_t *count, bitnet_error *error) {
    (void)vulkan, (void)devices, (void)capacity;
    *count = 0;
    return bitnet__gpu_absent(error);
}

BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error) {
    (void)options;
    if (model) bitnet__gpu_absent(error);
    return NULL;
}

BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu) { (void)gpu; }

BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu) {
    (void)gpu;
    return bitnet__gpu_absent(&session->error);
}

BITNET_API void bitnet_gpu_detach(bitnet_session *session) { (void)session; }

BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session) {
    (void)session;
    return false;
}

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(bitnet_gpu *gpu) {
    bitnet_gpu_stats stats;
    (void)gpu;
    memset(&stats, 0, sizeof stats);
    return stats;
}

BITNET_API bitnet_result bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                            size_t capacity, size_t *count) {
    (void)kernels, (void)capacity;
    *count = 0;
    return bitnet__gpu_absent(&session->error);
}

BITNET_API bitnet_result bitnet_gpu_bandwidth(bitnet_gpu *gpu, double *bytes_per_second,
                                              bitnet_error *error) {
    (void)gpu;
    *bytes_per_second = 0;
    return bitnet__gpu_absent(error);
}

#else

/* Vulkan's types without its functions, which >>gpu-loader finds at run time. */
#ifndef VULKAN_CORE_H_
#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include <vulkan/vulkan_core.h>
#endif
#if defined(BITNET__POSIX) && !defined(BITNET_GPU_USE_VOLK)
#include <dlfcn.h>
#endif

BITNET__EXACT

/* ====================
   >>gpu-loader   Functions: loading Vulkan

   A separate table, filled through vkGetInstanceProcAddr: nothing is linked, and no symbol can
   clash with the program's. */

/* clang-format off */
#define BITNET__VK_INSTANCE(X) \
    X(DestroyInstance) X(EnumeratePhysicalDevices) X(GetPhysicalDeviceProperties2) \
    X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceMemoryProperties2) \
    X(GetPhysicalDeviceQueueFamilyProperties) X(EnumerateDeviceExtensionProperties) \
    X(CreateDevice) X(GetDeviceProcAddr)

#define BITNET__VK_DEVICE(X) \
    X(DestroyDevice) X(GetDeviceQueue) X(CreateBuffer) X(DestroyBuffer) \
    X(GetBufferMemoryRequirements) X(AllocateMemory) X(FreeMemory) X(BindBufferMemory) \
    X(MapMemory) X(CreateDescriptorSetLayout) X(DestroyDescriptorSetLayout) \
    X(CreatePipelineLayout) X(DestroyPipelineLayout) X(CreateDescriptorPool) \
    X(DestroyDescriptorPool) X(AllocateDescriptorSets) X(UpdateDescriptorSets) \
    X(CreateShaderModule) X(DestroyShaderModule) X(CreateComputePipelines) X(DestroyPipeline) \
    X(CreatePipelineCache) X(DestroyPipelineCache) X(GetPipelineCacheData) X(CreateCommandPool) \
    X(DestroyCommandPool) X(ResetCommandPool) X(AllocateCommandBuffers) X(BeginCommandBuffer) \
    X(EndCommandBuffer) X(CmdBindPipeline) X(CmdBindDescriptorSets) X(CmdPushConstants) \
    X(CmdDispatch) X(CmdDispatchIndirect) X(CmdPipelineBarrier) X(CmdCopyBuffer) \
    X(CreateQueryPool) X(DestroyQueryPool) X(CmdResetQueryPool) X(CmdWriteTimestamp) \
    X(GetQueryPoolResults) X(CmdFillBuffer) X(QueueSubmit) X(CreateFence) X(DestroyFence) \
    X(ResetFences) X(WaitForFences)
/* clang-format on */

/* VK_KHR_cooperative_matrix, which headers before 1.3.255 do not have. */
typedef struct bitnet__vk_matrix {
    VkStructureType sType;
    void *pNext;
    uint32_t rows, tokens, columns; /* M, N and K */
    int32_t a, b, c, result;        /* types */
    VkBool32 saturates;
    int32_t scope;
} bitnet__vk_matrix;

typedef struct bitnet__vk_matrix_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 cooperativeMatrix, robustAccess;
} bitnet__vk_matrix_features;

typedef VkResult(VKAPI_PTR *bitnet__vk_list_matrices)(VkPhysicalDevice, uint32_t *,
                                                      bitnet__vk_matrix *);

#define BITNET__VK_MATRIX_FEATURES ((VkStructureType)1000506000)
#define BITNET__VK_MATRIX ((VkStructureType)1000506001)
enum { BITNET__VK_INT8 = 3, BITNET__VK_INT32 = 5, BITNET__VK_SUBGROUP = 3 };

typedef struct bitnet__vk {
    void *library; /* of the system's loader, where we opened it */
    PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
    PFN_vkCreateInstance CreateInstance;
    PFN_vkEnumerateInstanceExtensionProperties EnumerateInstanceExtensionProperties; /* or NULL */
    bitnet__vk_list_matrices GetPhysicalDeviceCooperativeMatrixPropertiesKHR;        /* or NULL */
    PFN_vkGetBufferDeviceAddressKHR GetBufferDeviceAddressKHR;                       /* or NULL */
#define BITNET__X(name) PFN_vk##name name;
    BITNET__VK_INSTANCE(BITNET__X)
    BITNET__VK_DEVICE(BITNET__X)
#undef BITNET__X
} bitnet__vk;

/* A Vulkan structure, empty but for its type. */
#define BITNET__VK_STRUCT(type, name, structure_type) \
    type name; \
    memset(&name, 0, sizeof name); \
    name.sType = structure_type

/* Links a structure into the chain of another. */
#define BITNET__VK_CHAIN(head, link) ((link).pNext = (head).pNext, (head).pNext = &(link))

static void bitnet__vk_close(bitnet__vk *vk) {
#if !defined(BITNET_GPU_USE_VOLK)
#if defined(BITNET__WINDOWS)
    if (vk->library) FreeLibrary((HMODULE)vk->library);
#elif defined(BITNET__POSIX)
    if (vk->library) dlclose(vk->library);
#endif
#endif
    vk->library = NULL;
}

/* The system's vkGetInstanceProcAddr, or NULL. */
static PFN_vkGetInstanceProcAddr bitnet__vk_system(bitnet__vk *vk) {
    PFN_vkGetInstanceProcAddr function = NULL;
#if defined(BITNET_GPU_USE_VOLK)
    (void)vk;
    if (volkInitialize() == VK_SUCCESS) function = vkGetInstanceProcAddr;
#elif defined(BITNET__WINDOWS)
    FARPROC symbol;
    vk->library = (void *)LoadLibraryExA("vulkan-1.dll", NULL, 0x800); /* of the system's folder */
    symbol = vk->library ? GetProcAddress((HMODULE)vk->library, "vkGetInstanceProcAddr") : NULL;
    memcpy(&function, &symbol, sizeof function);
#elif defined(BITNET__POSIX)
    static const char *const names[] = {"libvulkan.so.1",    "libvulkan.so",
                                        "libvulkan.1.dylib", "libvulkan.dylib",
                                        "libMoltenVK.dylib", "/opt/homebrew/lib/libvulkan.1.dylib"};
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names && !vk->library; i++)
        vk->library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (vk->library) {
        void *symbol = dlsym(vk->library, "vkGetInstanceProcAddr");
        memcpy(&function, &symbol, sizeof function);
    }
#else
    (void)vk;
#endif
    return function;
}

static bitnet_result bitnet__vk_open(bitnet__vk *vk, const bitnet_gpu_vulkan *given,
                                     bitnet_error *error) {
    memset(vk, 0, sizeof *vk);
    if (given && given->get_instance_proc_addr)
        memcpy(&vk->GetInstanceProcAddr, &given->get_instance_proc_addr,
               sizeof vk->GetInstanceProcAddr);
    else vk->GetInstanceProcAddr = bitnet__vk_system(vk);
    if (vk->GetInstanceProcAddr) {
        vk->CreateInstance =
            (PFN_vkCreateInstance)vk->GetInstanceProcAddr(NULL, "vkCreateInstance");
        vk->EnumerateInstanceExtensionProperties =
            (PFN_vkEnumerateInstanceExtensionProperties)vk->GetInstanceProcAddr(
                NULL, "vkEnumerateInstanceExtensionProperties");
    }
    if (vk->CreateInstance) return BITNET_OK;
    bitnet__vk_close(vk);
    return bitnet__fail(error, BITNET_ERROR_GPU_NONE, "this machine has no Vulkan loader");
}

static bitnet_result bitnet__vk_missing(const char *name, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                        "vk%s is missing: Vulkan 1.1 is needed", name);
}

static bitnet_result bitnet__vk_instance(bitnet__vk *vk, VkInstance instance, bitnet_error *error) {
#define BITNET__X(name) \
    vk->name = (PFN_vk##name)vk->GetInstanceProcAddr(instance, "vk" #name); \
    if (!vk->name) return bitnet__vk_missing(#name, error);
    BITNET__VK_INSTANCE(BITNET__X)
#undef BITNET__X
    vk->GetPhysicalDeviceCooperativeMatrixPropertiesKHR =
        (bitnet__vk_list_matrices)vk->GetInstanceProcAddr(
            instance, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR");
    return BITNET_OK;
}

static bitnet_result bitnet__vk_device(bitnet__vk *vk, VkDevice device, bitnet_error *error) {
#define BITNET__X(name) \
    vk->name = (PFN_vk##name)vk->GetDeviceProcAddr(device, "vk" #name); \
    if (!vk->name) return bitnet__vk_missing(#name, error);
    BITNET__VK_DEVICE(BITNET__X)
#undef BITNET__X
    vk->GetBufferDeviceAddressKHR = (PFN_vkGetBufferDeviceAddressKHR)vk->GetDeviceProcAddr(
        device, "vkGetBufferDeviceAddressKHR");
    if (!vk->GetBufferDeviceAddressKHR) /* of Vulkan 1.2 */
        vk->GetBufferDeviceAddressKHR = (PFN_vkGetBufferDeviceAddressKHR)vk->GetDeviceProcAddr(
            device, "vkGetBufferDeviceAddress");
    return BITNET_OK;
}

/* OK, or the error that corresponds to a VkResult. */
static bitnet_result bitnet__vk_check(VkResult result, const char *what, bitnet_error *error) {
    switch ((int)result) {
    case VK_SUCCESS: return BITNET_OK;
    case VK_ERROR_OUT_OF_HOST_MEMORY: return bitnet__no_memory(error);
    case VK_ERROR_OUT_OF_DEVICE_MEMORY:
    case VK_ERROR_MEMORY_MAP_FAILED:
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY, "the GPU is out of memory (%s)", what);
    case VK_ERROR_DEVICE_LOST:
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED, "the GPU was lost (%s)", what);
    case VK_TIMEOUT:
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED, "the GPU takes too long (%s)", what);
    default:
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED, "%s failed with VkResult %i", what,
                            (int64_t)result);
    }
}

/* ====================
   >>gpu-device   Device: choosing, opening, asking what it can */

enum {
    BITNET__GPU_THREADS = 128,    /* of a workgroup: what every device has */
    BITNET__GPU_CROWD = 256,      /* of a lone token's on a large device, and of large tiles */
    BITNET__GPU_BINDINGS = 8,     /* storage buffers of a shader */
    BITNET__GPU_BATCH = 2048,     /* tokens of a prompt in one submit, at most */
    BITNET__GPU_TILE = 64,        /* rows, and tokens, of a workgroup of gemm.comp; */
    BITNET__GPU_LARGE_TILE = 128, /* in the matrix tier the same for many tokens, */
    BITNET__GPU_SEEN_ROWS = 32,   /* rows of a workgroup of attention_bytes.comp, */
    BITNET__GPU_SHARED = 29184,   /* and bytes that workgroups share at most: by groups */
    BITNET__GPU_SLICES = 4,       /* matrices of a product, at most */
    BITNET__GPU_STATES = 32,      /* tokens of a submit whose states come back */
    BITNET__GPU_VERIFIED = 8,     /* rows of a batch that all get logits */
    BITNET__GPU_ROWS = 128,       /* rows of a pass, which all get them */
    BITNET__GPU_CHUNKS = 4096     /* of 64 positions that these attend to, unless it is one row */
};

/* Extensions that are used if a device has them. */
enum {
    BITNET__EXTENSION_DOT,
    BITNET__EXTENSION_CONTROLS,
    BITNET__EXTENSION_SUBGROUPS,
    BITNET__EXTENSION_MEMORY,
    BITNET__EXTENSION_INT8,
    BITNET__EXTENSION_MATRIX,
    BITNET__EXTENSION_ADDRESSES,
    BITNET__EXTENSION_BUDGET,
    BITNET__EXTENSION_PORTABILITY, /* must be enabled if present */
    BITNET__EXTENSIONS
};

static const char *const bitnet__gpu_extension_names[BITNET__EXTENSIONS] = {
    "VK_KHR_shader_integer_dot_product", "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control",      "VK_KHR_vulkan_memory_model",
    "VK_KHR_shader_float16_int8",        "VK_KHR_cooperative_matrix",
    "VK_KHR_buffer_device_address",      "VK_EXT_memory_budget",
    "VK_KHR_portability_subset"};

/* What a device is and can do. */
typedef struct bitnet__gpu_abilities {
    VkPhysicalDevice physical;
    bitnet_gpu_device info;
    VkPhysicalDeviceLimits limits;
    VkDeviceSize largest_allocation;
    uint32_t queue_family, vendor, device, driver;
    uint8_t cache_uuid[VK_UUID_SIZE];
    bool unified;        /* the CPU sees all of its memory: both share it */
    bool shuffles;       /* subgroups of 8 or more that can shuffle */
    bool full_subgroups; /* can be asked for */
    bool integer_dot;    /* as a feature */
    bool device_scope;   /* the Vulkan memory model with it */
    bool denormals;      /* can promise to keep them, */
    bool rounding;       /* and to round to nearest even */
    bool addresses;      /* shaders reach buffers by address */
    bool matrices;       /* multiplies int8 by subgroups, in matrices of this size: */
    uint32_t matrix[4];  /* rows, tokens and columns; and the subgroups of a workgroup */
    bool crowds;         /* allows workgroups of BITNET__GPU_CROWD threads */
    bool extensions[BITNET__EXTENSIONS];
} bitnet__gpu_abilities;

/* An instance, and the devices on it. */
typedef struct bitnet__gpu_machine {
    bitnet__vk vk;
    bitnet_allocator allocator;
    VkInstance instance;
    bool owns_instance;
    bitnet__gpu_abilities *devices; /* the most promising first */
    int count;
} bitnet__gpu_machine;

static void bitnet__gpu_machine_close(bitnet__gpu_machine *machine) {
    bitnet__free(&machine->allocator, machine->devices);
    if (machine->owns_instance && machine->vk.DestroyInstance)
        machine->vk.DestroyInstance(machine->instance, NULL);
    bitnet__vk_close(&machine->vk);
    memset(machine, 0, sizeof *machine);
}

static void bitnet__gpu_extensions(const bitnet__gpu_machine *machine, bitnet__gpu_abilities *a) {
    VkExtensionProperties *list;
    uint32_t count = 0, i;
    int k;
    if (machine->vk.EnumerateDeviceExtensionProperties(a->physical, NULL, &count, NULL) !=
            VK_SUCCESS ||
        count == 0)
        return;
    list = (VkExtensionProperties *)bitnet__alloc(&machine->allocator, count, sizeof *list);
    if (list && machine->vk.EnumerateDeviceExtensionProperties(a->physical, NULL, &count, list) >=
                    VK_SUCCESS)
        for (i = 0; i < count; i++)
            for (k = 0; k < BITNET__EXTENSIONS; k++)
                if (!strcmp(list[i].extensionName, bitnet__gpu_extension_names[k]))
                    a->extensions[k] = true;
    bitnet__free(&machine->allocator, list);
}

/* Returns their number, 16 at most. */
static uint32_t bitnet__gpu_families(const bitnet__vk *vk, VkPhysicalDevice physical,
                                     VkQueueFamilyProperties families[16]) {
    uint32_t count;
    vk->GetPhysicalDeviceQueueFamilyProperties(physical, &count, NULL);
    if (count > 16) count = 16;
    vk->GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    return count;
}

/* Prefers a queue family that computes but does not draw, so that the program's frames need not
   wait. Returns the number of families if no family computes. */
static uint32_t bitnet__gpu_queue_family(const bitnet__gpu_machine *machine,
                                         VkPhysicalDevice physical, uint32_t *count) {
    VkQueueFamilyProperties families[16];
    uint32_t i, found, alone;
    found = alone = *count = bitnet__gpu_families(&machine->vk, physical, families);
    for (i = *count; i-- > 0;) {
        if (!(families[i].queueFlags & VK_QUEUE_COMPUTE_BIT)) continue;
        found = i;
        if (!(families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT)) alone = i;
    }
    return alone < *count ? alone : found;
}

enum {
    BITNET__GPU_SEEN = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
};

/* True if the CPU sees the device's largest heap. */
static bool bitnet__gpu_is_unified(const bitnet__vk *vk, const bitnet__gpu_abilities *a) {
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryProperties2, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
    const VkMemoryPropertyFlags wanted =
        (VkMemoryPropertyFlags)BITNET__GPU_SEEN | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    const VkPhysicalDeviceMemoryProperties *p = &memory.memoryProperties;
    VkDeviceSize most = 0, seen = 0;
    uint32_t i;
    vk->GetPhysicalDeviceMemoryProperties2(a->physical, &memory);
    for (i = 0; i < p->memoryTypeCount; i++) {
        VkDeviceSize size = p->memoryHeaps[p->memoryTypes[i].heapIndex].size;
        VkMemoryPropertyFlags flags = p->memoryTypes[i].propertyFlags;
        if ((flags & VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) && size > most) most = size;
        if ((flags & wanted) == wanted && size > seen) seen = size;
    }
    return a->info.kind != BITNET_GPU_KIND_DISCRETE && seen > 0 && seen == most;
}

/* Free bytes of the device's own memory, as far as the driver reports them. */
static uint64_t bitnet__gpu_free_memory(const bitnet__vk *vk, const bitnet__gpu_abilities *a) {
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryProperties2, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryBudgetPropertiesEXT, budget,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT);
    uint64_t most = 0;
    uint32_t i;
    if (a->extensions[BITNET__EXTENSION_BUDGET]) memory.pNext = &budget;
    vk->GetPhysicalDeviceMemoryProperties2(a->physical, &memory);
    for (i = 0; i < memory.memoryProperties.memoryHeapCount; i++) {
        uint64_t size = memory.memoryProperties.memoryHeaps[i].size;
        if (!(memory.memoryProperties.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT))
            continue;
        if (a->extensions[BITNET__EXTENSION_BUDGET])
            size = budget.heapBudget[i] > budget.heapUsage[i]
                       ? budget.heapBudget[i] - budget.heapUsage[i]
                       : 0;
        if (size > most) most = size;
    }
    return most;
}

/* Finds the largest of the device's matrices that divide the tiles of gemm.comp and of
   attention_bytes.comp and whose columns divide a group. False: there is none. Both factors are
   signed, which suits codes of 0 to 2, too. */
static bool bitnet__gpu_find_matrix(const bitnet__gpu_machine *machine, bitnet__gpu_abilities *a,
                                    uint32_t subgroup) {
    bitnet__vk_list_matrices get = machine->vk.GetPhysicalDeviceCooperativeMatrixPropertiesKHR;
    bitnet__vk_matrix list[64];
    uint32_t count = 64, most = 0, i;
    memset(list, 0, sizeof list);
    for (i = 0; i < count; i++) list[i].sType = BITNET__VK_MATRIX;
    if (!get || get(a->physical, &count, list) < VK_SUCCESS) return false;
    if (subgroup < 8 || BITNET__GPU_THREADS % subgroup) return false;
    for (i = 0; i < count; i++) {
        const bitnet__vk_matrix *m = &list[i];
        uint32_t size = m->rows * m->tokens * m->columns;
        if (m->a != BITNET__VK_INT8 || m->b != BITNET__VK_INT8 || m->c != BITNET__VK_INT32 ||
            m->result != BITNET__VK_INT32 || m->scope != BITNET__VK_SUBGROUP || m->saturates)
            continue;
        if (m->rows < 8 || m->tokens < 8 || m->columns < 8 || BITNET__GPU_SEEN_ROWS % m->rows ||
            BITNET__GPU_SEEN_ROWS % m->tokens || BITNET__GROUP % m->columns)
            continue;
        if (size <= most || BITNET__GPU_SEEN_ROWS / m->rows * (BITNET__GPU_TILE / m->tokens) <
                                BITNET__GPU_THREADS / subgroup)
            continue;
        most = size;
        a->matrix[0] = m->rows, a->matrix[1] = m->tokens, a->matrix[2] = m->columns;
        a->matrix[3] = BITNET__GPU_THREADS / subgroup;
    }
    return most > 0;
}

/* Asks what the device's shaders can do. */
static void bitnet__gpu_ask_shaders(const bitnet__gpu_machine *machine, bitnet__gpu_abilities *a) {
    const VkSubgroupFeatureFlags needed =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_BIT;
    BITNET__VK_STRUCT(VkPhysicalDeviceProperties2, properties,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupProperties, subgroup,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupSizeControlProperties, sizes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceFloatControlsProperties, controls,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductProperties, dots,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceFeatures2, features,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupSizeControlFeatures, full,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductFeatures, dot,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceVulkanMemoryModelFeatures, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderFloat16Int8Features, bytes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceBufferDeviceAddressFeatures, addresses,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    BITNET__VK_STRUCT(bitnet__vk_matrix_features, matrices, BITNET__VK_MATRIX_FEATURES);
    uint32_t least;
    BITNET__VK_CHAIN(properties, subgroup);
    if (a->extensions[BITNET__EXTENSION_CONTROLS]) BITNET__VK_CHAIN(properties, controls);
    if (a->extensions[BITNET__EXTENSION_SUBGROUPS]) {
        BITNET__VK_CHAIN(properties, sizes);
        BITNET__VK_CHAIN(features, full);
    }
    if (a->extensions[BITNET__EXTENSION_DOT]) {
        BITNET__VK_CHAIN(properties, dots);
        BITNET__VK_CHAIN(features, dot);
    }
    if (a->extensions[BITNET__EXTENSION_MEMORY]) BITNET__VK_CHAIN(features, memory);
    if (a->extensions[BITNET__EXTENSION_INT8]) BITNET__VK_CHAIN(features, bytes);
    if (a->extensions[BITNET__EXTENSION_MATRIX]) BITNET__VK_CHAIN(features, matrices);
    if (a->extensions[BITNET__EXTENSION_ADDRESSES]) BITNET__VK_CHAIN(features, addresses);
    machine->vk.GetPhysicalDeviceProperties2(a->physical, &properties);
    machine->vk.GetPhysicalDeviceFeatures2(a->physical, &features);
    least = sizes.minSubgroupSize ? sizes.minSubgroupSize : subgroup.subgroupSize;
    a->shuffles = least >= 8 && (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                  (subgroup.supportedOperations & needed) == needed;
    a->full_subgroups = full.subgroupSizeControl && full.computeFullSubgroups;
    a->integer_dot = dot.shaderIntegerDotProduct == VK_TRUE;
    a->device_scope = memory.vulkanMemoryModel && memory.vulkanMemoryModelDeviceScope;
    a->matrices = a->shuffles && a->integer_dot && memory.vulkanMemoryModel && bytes.shaderInt8 &&
                  matrices.cooperativeMatrix &&
                  properties.properties.limits.maxComputeSharedMemorySize >= BITNET__GPU_SHARED &&
                  bitnet__gpu_find_matrix(machine, a, subgroup.subgroupSize);
    a->info.int8_dot = a->integer_dot && dots.integerDotProduct4x8BitPackedSignedAccelerated;
    a->denormals = controls.shaderDenormPreserveFloat32 == VK_TRUE;
    a->rounding = controls.shaderRoundingModeRTEFloat32 == VK_TRUE;
    a->addresses = addresses.bufferDeviceAddress == VK_TRUE;
}

static void bitnet__gpu_ask(const bitnet__gpu_machine *machine, VkPhysicalDevice physical,
                            bitnet__gpu_abilities *a) {
    static const bitnet_gpu_kind kinds[] = {BITNET_GPU_KIND_OTHER, BITNET_GPU_KIND_INTEGRATED,
                                            BITNET_GPU_KIND_DISCRETE, BITNET_GPU_KIND_VIRTUAL,
                                            BITNET_GPU_KIND_SOFTWARE};
    BITNET__VK_STRUCT(VkPhysicalDeviceProperties2, properties,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceMaintenance3Properties, sizes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    uint32_t families;
    memset(a, 0, sizeof *a);
    a->physical = physical;
    bitnet__gpu_extensions(machine, a);
    bitnet__gpu_ask_shaders(machine, a);
    BITNET__VK_CHAIN(properties, sizes);
    machine->vk.GetPhysicalDeviceProperties2(physical, &properties);
    a->limits = properties.properties.limits;
    a->crowds = a->limits.maxComputeWorkGroupInvocations >= BITNET__GPU_CROWD &&
                a->limits.maxComputeWorkGroupSize[0] >= BITNET__GPU_CROWD;
    a->largest_allocation = sizes.maxMemoryAllocationSize;
    a->vendor = properties.properties.vendorID;
    a->device = properties.properties.deviceID;
    a->driver = properties.properties.driverVersion;
    memcpy(a->cache_uuid, properties.properties.pipelineCacheUUID, VK_UUID_SIZE);
    a->queue_family = bitnet__gpu_queue_family(machine, physical, &families);
    memcpy(a->info.name, properties.properties.deviceName, sizeof a->info.name);
    a->info.kind = (unsigned)properties.properties.deviceType < 5
                       ? kinds[properties.properties.deviceType]
                       : BITNET_GPU_KIND_OTHER;
    a->info.memory = bitnet__gpu_free_memory(&machine->vk, a);
    a->unified = bitnet__gpu_is_unified(&machine->vk, a);
    a->info.usable = properties.properties.apiVersion >= VK_API_VERSION_1_1 &&
                     a->queue_family < families &&
                     a->limits.maxPerStageDescriptorStorageBuffers >= BITNET__GPU_BINDINGS;
    a->info.fast = a->shuffles && a->integer_dot; /* also without int8_dot: shuffles help */
}

/* Compares the promise of two devices: kind first, then instructions. */
static bool bitnet__gpu_is_better(const bitnet_gpu_device *a, const bitnet_gpu_device *b) {
    return a->kind < b->kind || (a->kind == b->kind && a->int8_dot && !b->int8_dot);
}

static bitnet_result bitnet__gpu_machine_devices(bitnet__gpu_machine *machine,
                                                 bitnet_error *error) {
    VkPhysicalDevice *list = NULL;
    uint32_t count = 0, i;
    int at;
    VkResult result = machine->vk.EnumeratePhysicalDevices(machine->instance, &count, NULL);
    if (result == VK_SUCCESS && count == 0)
        return bitnet__fail(error, BITNET_ERROR_GPU_NONE, "Vulkan knows no device on this machine");
    if (result == VK_SUCCESS) {
        list = (VkPhysicalDevice *)bitnet__alloc(&machine->allocator, count, sizeof *list);
        machine->devices = (bitnet__gpu_abilities *)bitnet__alloc(&machine->allocator, count,
                                                                  sizeof *machine->devices);
        if (!list || !machine->devices) {
            bitnet__free(&machine->allocator, list);
            return bitnet__no_memory(error);
        }
        result = machine->vk.EnumeratePhysicalDevices(machine->instance, &count, list);
    }
    for (i = 0; i < count && result >= VK_SUCCESS; i++) { /* equal ones keep their order */
        bitnet__gpu_abilities abilities;
        bitnet__gpu_ask(machine, list[i], &abilities);
        for (at = machine->count++; at > 0; at--) {
            if (!bitnet__gpu_is_better(&abilities.info, &machine->devices[at - 1].info)) break;
            machine->devices[at] = machine->devices[at - 1];
        }
        machine->devices[at] = abilities;
    }
    bitnet__free(&machine->allocator, list);
    return result >= VK_SUCCESS ? BITNET_OK
                                : bitnet__vk_check(result, "vkEnumeratePhysicalDevices", error);
}

/* True if incomplete drivers (Vulkan on Metal) have to be requested. */
static bool bitnet__gpu_has_portability(const bitnet__gpu_machine *machine) {
    PFN_vkEnumerateInstanceExtensionProperties enumerate =
        machine->vk.EnumerateInstanceExtensionProperties;
    VkExtensionProperties *list;
    uint32_t count = 0, i;
    bool has = false;
    if (!enumerate || enumerate(NULL, &count, NULL) != VK_SUCCESS || count == 0) return false;
    list = (VkExtensionProperties *)bitnet__alloc(&machine->allocator, count, sizeof *list);
    if (list && enumerate(NULL, &count, list) >= VK_SUCCESS)
        for (i = 0; i < count; i++)
            has = has || !strcmp(list[i].extensionName, "VK_KHR_portability_enumeration");
    bitnet__free(&machine->allocator, list);
    return has;
}

/* An instance of our own. */
static bitnet_result bitnet__gpu_make_instance(bitnet__gpu_machine *machine, bitnet_error *error) {
    BITNET__VK_STRUCT(VkApplicationInfo, application, VK_STRUCTURE_TYPE_APPLICATION_INFO);
    BITNET__VK_STRUCT(VkInstanceCreateInfo, create, VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    const char *portability = "VK_KHR_portability_enumeration";
    VkResult made;
    application.pApplicationName = "bitnet.h";
    application.apiVersion = VK_API_VERSION_1_1;
    create.pApplicationInfo = &application;
    if (bitnet__gpu_has_portability(machine)) {
        create.flags = 1; /* ENUMERATE_PORTABILITY_BIT, unknown to headers before 1.3.208 */
        create.enabledExtensionCount = 1;
        create.ppEnabledExtensionNames = &portability;
    }
    made = machine->vk.CreateInstance(&create, NULL, &machine->instance);
    machine->owns_instance = made == VK_SUCCESS;
    return made == VK_ERROR_INCOMPATIBLE_DRIVER
               ? bitnet__fail(error, BITNET_ERROR_GPU_NONE, "there is no Vulkan driver")
               : bitnet__vk_check(made, "vkCreateInstance", error);
}

/* Opens Vulkan and lists its devices. On an error nothing stays open. */
static bitnet_result bitnet__gpu_machine_open(bitnet__gpu_machine *machine,
                                              const bitnet_gpu_vulkan *given,
                                              const bitnet_allocator *allocator,
                                              bitnet_error *error) {
    bitnet_result result;
    memset(machine, 0, sizeof *machine);
    machine->allocator = *allocator;
    if ((result = bitnet__vk_open(&machine->vk, given, error)) != BITNET_OK) return result;
    if (given && given->instance) machine->instance = (VkInstance)given->instance;
    else result = bitnet__gpu_make_instance(machine, error);
    if (result == BITNET_OK) result = bitnet__vk_instance(&machine->vk, machine->instance, error);
    if (result == BITNET_OK) result = bitnet__gpu_machine_devices(machine, error);
    if (result != BITNET_OK) bitnet__gpu_machine_close(machine);
    return result;
}

BITNET_API bitnet_result bitnet_gpu_devices(const bitnet_gpu_vulkan *vulkan,
                                            bitnet_gpu_device *devices, size_t capacity,
                                            size_t *count, bitnet_error *error) {
    bitnet_allocator allocator = bitnet__allocator(NULL);
    bitnet__gpu_machine machine;
    bitnet_result result = bitnet__check_list(error, "devices", devices, capacity);
    size_t i;
    *count = 0;
    if (result == BITNET_OK) result = bitnet__gpu_machine_open(&machine, vulkan, &allocator, error);
    if (result != BITNET_OK) return result;
    *count = (size_t)machine.count;
    for (i = 0; i < *count && i < capacity; i++) devices[i] = machine.devices[i].info;
    bitnet__gpu_machine_close(&machine);
    return BITNET_OK;
}

/* Products of a layer: matrices with the same input and adjacent rows. */
enum {
    BITNET__PRODUCT_QKV,
    BITNET__PRODUCT_OUTPUT,
    BITNET__PRODUCT_GATE_UP,
    BITNET__PRODUCT_DOWN,
    BITNET__PRODUCT_DELTA, /* of recurrent layers, in the place of the first two */
    BITNET__PRODUCT_DELTA_OUT,
    BITNET__PRODUCT_EXPERTS, /* of mixtures, in the place of gate and up, and of down; */
    BITNET__PRODUCT_EXPERTS_DOWN,
    BITNET__PRODUCT_ROUTER,      /* by floats */
    BITNET__PRODUCT_FUSED,       /* gates and ups of experts in one matrix */
    BITNET__PRODUCT_SHARED,      /* gate and up of an expert of all tokens, */
    BITNET__PRODUCT_SHARED_DOWN, /* and its down */
    BITNET__PRODUCT_HEAD_GATE,   /* of attention's outputs */
    BITNET__PRODUCTS
};

/* Variants of products, by tokens: 1, 2, 4, 8, and prompts by tiles. */
enum { BITNET__GPU_SMALL = 4, BITNET__GPU_LARGE };

/* Variants of attention, and of what surrounds it. */
enum {
    BITNET__GPU_BYTES = 2, /* int8 keys, values */
    BITNET__GPU_STILL = 4, /* no rotations */
    BITNET__GPU_PASS = 64  /* rows of a pass, each with its session's memory */
};

/* Ops, one per row: the name here and in tests; the number of pipelines (4: for 1, 2, 4 and 8
   tokens; 6: for prompts in small tiles and in large ones, too); the variant, for ops that share a
   kernel; the name in bitnet_gpu_measure; the suffix of bitnet__gpu_specialise_..., which chooses
   kernel and constants. Those of products come last. */
/* clang-format off */
#define BITNET__GPU_OPS(X) \
    X(EMBED,        "embed",            1, 0, "embedding",        embed) \
    X(PREPARE_QKV,  "prepare-qkv",      1, BITNET__PRODUCT_QKV,     "norms", prepare) \
    X(PREPARE_OUTPUT,  "prepare-out",      1, BITNET__PRODUCT_OUTPUT,  "norms", prepare) \
    X(PREPARE_GATE_UP, "prepare-gate",  1, BITNET__PRODUCT_GATE_UP, "norms", prepare) \
    X(PREPARE_DOWN, "prepare-down",     1, BITNET__PRODUCT_DOWN,    "norms", prepare) \
    X(PREPARE_DELTA, "prepare-delta",   1, BITNET__PRODUCT_DELTA,   "norms", prepare) \
    X(PREPARE_DELTA_OUT, "prepare-delta-out", 1, BITNET__PRODUCT_DELTA_OUT, "norms", prepare) \
    X(PREPARE_EXPERTS, "prepare-experts", 1, BITNET__PRODUCT_EXPERTS, "norms", prepare) \
    X(PREPARE_EXPERTS_DOWN, "prepare-experts-down", 1, BITNET__PRODUCT_EXPERTS_DOWN, "norms", \
      prepare) \
    X(PREPARE_SHARED_DOWN, "prepare-shared-down", 1, BITNET__PRODUCT_SHARED_DOWN, "norms", \
      prepare) \
    X(FINAL,        "final",            1, 0, "last norm",        final) \
    X(HEADS,        "heads",            1, 0, "heads",            heads) \
    X(STILL,        "heads-still",      1, BITNET__GPU_STILL, "heads", heads) \
    X(BY_HEAD,      "attention-head",   1, 0, "attention",        attention) \
    X(SPLIT,        "attention",        1, 0, "attention",        attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        prompt) \
    X(CARRY,        "carry",            1, BITNET__GPU_PASS, "carry", carry) \
    X(ROWS,         "attention-rows",   1, BITNET__GPU_PASS, "attention", attention) \
    X(BYTES_HEADS,  "bytes-heads",      1, BITNET__GPU_BYTES, "heads", heads) \
    X(BYTES_STILL,  "bytes-heads-still", 1, BITNET__GPU_BYTES | BITNET__GPU_STILL, "heads", heads) \
    X(BYTES_BY_HEAD, "bytes-attention-head", 1, BITNET__GPU_BYTES, "attention", attention) \
    X(BYTES_SPLIT,  "bytes-attention",  1, BITNET__GPU_BYTES, "attention", attention) \
    X(BYTES_WHOLE,  "bytes-attention-prompt", 1, BITNET__GPU_BYTES, "attention", prompt) \
    X(BYTES_CARRY,  "bytes-carry",      1, BITNET__GPU_BYTES | BITNET__GPU_PASS, "carry", carry) \
    X(BYTES_ROWS,   "bytes-attention-rows", 1, BITNET__GPU_BYTES | BITNET__GPU_PASS, "attention", \
      attention) \
    X(STORED_QKV,   "stored-qkv",       6, BITNET__PRODUCT_QKV,     "query, key, value", stored) \
    X(STORED_GATE,  "stored-gate",      6, BITNET__PRODUCT_GATE_UP, "gate and up",       stored) \
    X(JOINED_HEAD,  "joined-head",      1, 0, "query, key, value; attention", joined) \
    X(JOINED,       "joined",           1, 0, "query, key, value; attention", joined) \
    X(NORM,         "norm",             1, BITNET__PRODUCT_QKV,     "norms", norms) \
    X(NORM_OUT,     "norm-out",         1, BITNET__PRODUCT_OUTPUT,  "norms", norms) \
    X(NORM_DOWN,    "norm-down",        1, BITNET__PRODUCT_DOWN,    "norms", norms) \
    X(ADD,          "add",              1, BITNET__PRODUCT_QKV,     "post-norms", norms) \
    X(SLICES,       "slices",           1, 0, "norms",            as_named) \
    X(HADAMARD,     "hadamard",         1, 0, "basis",            hadamard) \
    X(FLOATS,       "floats",           1, 0, "floats",           as_named) \
    X(GATES,        "gates",            1, 0, "gates",            as_named) \
    X(SOFTEN,       "soften",           1, 0, "gates",            as_named) \
    X(MIX,          "mix",              1, 0, "convolution",      mix) \
    X(MIX_ROWS,     "mix-rows",         1, BITNET__GPU_PASS, "convolution", mix) \
    X(RULE,         "delta",            1, 0, "states",           delta) \
    X(RULE_ROWS,    "delta-rows",       1, BITNET__GPU_PASS, "states", delta) \
    X(ACTIVATE,     "activate",         1, 0, "activation",       as_named) \
    X(ROUTE,        "route",            1, 0, "choice of experts", as_named) \
    X(WEIGH,        "weigh",            1, 0, "sum of experts",   as_named) \
    X(ADAPT,        "adapt",            1, 0, "adapter",          as_named) \
    X(CHOOSE,       "choose",           1, 0, "choice",           as_named) \
    X(NUMBERS,      "numbers",          1, 0, "numbers",          as_named) \
    X(SURVIVORS,    "survivors",        1, BITNET__SPEC_STAGE_BOTH, "head: survivors", survivors) \
    X(LIMITS,       "limits",           1, BITNET__SPEC_STAGE_LIMIT, "head: limits", survivors) \
    X(SURVIVORS_ROWS, "survivors-rows", 1, BITNET__SPEC_STAGE_KNOWN, "head: survivors", survivors) \
    X(SCREEN,       "screen",           4, 0, "head: screen",     screen) \
    X(HEAD,         "head",             4, 0, "head",             lm_head) \
    X(QKV,          "qkv",              6, BITNET__PRODUCT_QKV,     "query, key, value", product) \
    X(OUTPUT,       "out",              6, BITNET__PRODUCT_OUTPUT,  "output",            product) \
    X(GATE_UP,      "gate",             6, BITNET__PRODUCT_GATE_UP, "gate and up",       product) \
    X(DOWN,         "down",             6, BITNET__PRODUCT_DOWN,    "down",              product) \
    X(DELTA,        "delta-in",         6, BITNET__PRODUCT_DELTA,   "query, key, value", product) \
    X(DELTA_OUT,    "delta-out",        6, BITNET__PRODUCT_DELTA_OUT, "output",          product) \
    X(EXPERTS,      "experts",          1, BITNET__PRODUCT_EXPERTS,   "gate and up",     product) \
    X(EXPERTS_DOWN, "experts-down",     1, BITNET__PRODUCT_EXPERTS_DOWN, "down",         product) \
    X(FUSED,        "fused",            1, BITNET__PRODUCT_FUSED,     "gate and up",     product) \
    X(SHARED,       "shared",           6, BITNET__PRODUCT_SHARED,    "gate and up",     product) \
    X(SHARED_DOWN,  "shared-down",      6, BITNET__PRODUCT_SHARED_DOWN, "down",          product) \
    X(HEAD_GATE,    "head-gate",        6, BITNET__PRODUCT_HEAD_GATE, "gates",           product)
/* clang-format on */

#define BITNET__X(id, name, count, which, told, specialise) BITNET__OP_##id,
enum { BITNET__GPU_OPS(BITNET__X) BITNET__OPS };
#undef BITNET__X

/* The first pipeline of each op. */
#define BITNET__X(id, name, count, which, told, specialise) \
    BITNET__PIPELINE_##id, BITNET__LAST_##id = BITNET__PIPELINE_##id + count - 1,
enum { BITNET__GPU_OPS(BITNET__X) BITNET__PIPELINES };
#undef BITNET__X

/* The part of a product that is multiplied at once: all of its matrices, or one. */
typedef struct bitnet__gpu_slice {
    const bitnet__matrix *matrix; /* the first layer's; others may be of another type of floats */
    int part, rows;               /* its part of a layer; gate and up count together */
    uint32_t before;              /* rows of the product before it; */
    uint32_t target;              /* of experts, those of one: where its results go */
} bitnet__gpu_slice;

/* How a product is computed: see >>gpu-plans. */
typedef struct bitnet__gpu_plan {
    int product, next; /* the next one, perhaps in the next layer */
    int columns, rows; /* of all matrices; gate and up count together */
    float reciprocal;  /* of the columns */
    uint32_t input_stride, quants_stride;
    int inputs, outputs; /* vectors of a token: several if experts have separate ones */
    bool routed;         /* its matrices belong to experts */
    const float *signs;  /* of a Hadamard transform of its input; NULL: there is none */
    bool normed;         /* its input has a norm, */
    bool norms_apart;    /* in a separate dispatch, */
    bool norms_late;     /* or while it is quantised */
    bool prepared;       /* attention or the product before may prepare its input */
    bool apart;          /* its matrices are multiplied one by one, */
    bool parted;         /* or so, because an adapter adds to each */
    bool stored;         /* of queries, keys and values: heads have a separate dispatch */
    bool added;          /* kernels add its result to the residual stream, */
    bool post_normed;    /* or it gets a norm before */
    uint32_t mode;       /* one of BITNET__SPEC_MODE_... */
    int pipeline;        /* the first of six by tokens; the only one of experts */
    int team_rows[4];    /* of ternary matrices, for 1, 2, 4 and 8 tokens */
    int count;
    bitnet__gpu_slice slices[BITNET__GPU_SLICES];
} bitnet__gpu_plan;

/* Kinds of sessions that need different plans. */
enum {
    BITNET__GPU_USUAL,
    BITNET__GPU_QUANTISED, /* int8 keys and values */
    BITNET__GPU_ADAPTED,
    BITNET__GPU_KINDS
};

/* Memory and the one buffer that fills it. */
typedef struct bitnet__gpu_block {
    VkBuffer buffer;
    VkDeviceMemory memory;
    VkDeviceSize size;
    uint64_t address; /* of the device's own memory, for shaders; 0: they reach none by address */
    uint8_t *mapped;  /* memory that the CPU can access, */
    bool cached;      /* and reads at its usual speed */
} bitnet__gpu_block;

/* A range of a block's buffer. */
typedef struct bitnet__gpu_region {
    const bitnet__gpu_block *block;
    VkDeviceSize offset, size;
} bitnet__gpu_region;

/* Blocks that hold any number of regions. */
typedef struct bitnet__gpu_blocks {
    bitnet__gpu_block *block;
    int count;
} bitnet__gpu_blocks;

/* Where a layer's weights and parameters are stored. */
typedef struct bitnet__gpu_layer {
    bitnet__gpu_region weights;
    uint32_t first[BITNET__MATRICES];          /* row 0 of each, in units of 16 bytes */
    uint32_t scales[BITNET__PRODUCTS];         /* in the parameters, by rows */
    uint32_t biases[BITNET__PRODUCTS];         /* the same, or BITNET__GPU_NONE */
    uint32_t gains[BITNET__PRODUCTS];          /* by columns, where there is a norm, */
    uint32_t gains_in[BITNET__USUAL_MATRICES]; /* or each matrix has one */
    uint32_t post_gains[BITNET__PRODUCTS];     /* by rows, where one follows */
    uint32_t head_gains; /* of a query, then of a key, where they have norms; or of each head */
    uint32_t window;     /* positions that attention sees, or BITNET__GPU_NONE */
    uint32_t taps, decay, bias, state_gain; /* of a recurrent layer */
    uint32_t shared_gate;                   /* like `first`: the row that is a shared expert's */
} bitnet__gpu_layer;

#define BITNET__GPU_NONE 0xFFFFFFFFu

/* Forms of the embedding or head; codes are by >>groups. embed.comp uses the same numbers. A head
   may be ternary as layers are, too. */
enum { BITNET__GPU_FLOATS, BITNET__GPU_HALVES, BITNET__GPU_CODES, BITNET__GPU_TERNARY };

/* The embedding or head, in pieces that fit a storage buffer. */
typedef struct bitnet__gpu_table {
    const bitnet__matrix *matrix;
    uint32_t form;
    size_t row_bytes;
    int32_t piece_rows, pieces;
    bitnet__gpu_region *piece;
} bitnet__gpu_table;

/* The coarse plane of the head's >>screen, in the same pieces: blocks of 32 rows, then their steps,
   residuals and norms. */
typedef struct bitnet__gpu_screen {
    bool there;
    bitnet__gpu_region *piece;
} bitnet__gpu_screen;

struct bitnet_gpu {
    bitnet_model *model;
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_gpu_options options;
    bitnet__gpu_machine machine;
    bitnet__vk vk; /* the same functions, and the device's */
    bitnet__gpu_abilities can;
    VkDevice device;
    bool owns_device;
    VkQueue queue;
    bool fast, has_integer_dot, has_float_controls, has_full_subgroups, has_matrices, has_addresses;
    bool matrix;           /* prompts are multiplied by the device's matrices; then it is fast */
    bool large_tiles;      /* of matrices */
    bool native_halves;    /* the device's own conversion is right for all of them */
    bool flushes;          /* denormals to zero, or signs of zeros are lost */
    uint32_t spins;        /* looks that a workgroup of joined.comp takes */
    int32_t few;           /* workgroups that leave the device idle */
    int32_t crew;          /* teams that share a row, where workgroups are few */
    bitnet__atomic joined; /* it is used; 0: not, or no longer */
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor monitor; /* guards the queue, pipelines, passes, adapters, statistics */
    bool has_monitor;
#endif
    int64_t patience;    /* microseconds until the device is given up */
    bitnet__atomic hung; /* 1: the device hung; what it may still use is neither used nor freed */
    VkDeviceSize largest_range, largest_block;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout pipeline_layout;
    VkPipelineCache pipeline_cache;
    size_t cache_size; /* when it was loaded */
    VkPipeline pipelines[BITNET__PIPELINES];

    bool grouped;     /* their matrices are by >>groups, but for those of floats */
    bool heads_apart; /* heads have their own dispatch: BITNET__PIPELINE_HEADS */
    bitnet__gpu_plan plans[BITNET__GPU_KINDS][BITNET__PRODUCTS];
    bitnet__gpu_blocks blocks;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales, biases and so on */
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes or a ternary one
                                             has one scale */
    uint32_t lm_head_biases;              /* or BITNET__GPU_NONE */
    uint32_t signs[BITNET__PRODUCTS];     /* of Hadamard bases, for products, */
    uint32_t embedding_signs, lm_head_signs; /* and for these */
    struct bitnet__gpu_pass *passes;         /* that nobody uses */
    struct bitnet__gpu_adapter *adapters;    /* that sessions use */
    bitnet__atomic adapts;                   /* 1: the self-test of adapters was passed */
    bitnet__atomic pass_rows;    /* of a pass, at most; 0: each session is computed by itself */
    int64_t prompt_microseconds; /* that a token of a prompt took lately; 0: unknown */
    bitnet_gpu_stats stats;
};

static void bitnet__gpu_lock(bitnet_gpu *gpu) {
#if !defined(BITNET_NO_THREADS)
    bitnet__lock(&gpu->monitor);
#endif
    (void)gpu;
}

static void bitnet__gpu_unlock(bitnet_gpu *gpu) {
#if !defined(BITNET_NO_THREADS)
    bitnet__unlock(&gpu->monitor);
#endif
    (void)gpu;
}

/* Adds to one of its statistics. */
static void bitnet__gpu_count(bitnet_gpu *gpu, int64_t *counter, int64_t more) {
    bitnet__gpu_lock(gpu);
    *counter += more;
    bitnet__gpu_unlock(gpu);
}

/* True if the caller's options allow this device. */
static bool bitnet__gpu_is_candidate(const bitnet_gpu *gpu, int number) {
    const bitnet__gpu_abilities *a = &gpu->machine.devices[number];
    const void *wanted = gpu->options.vulkan.physical_device;
    if (gpu->options.device) return number == gpu->options.device - 1;
    if (wanted) return (const void *)a->physical == wanted;
    return a->info.usable && a->info.kind != BITNET_GPU_KIND_SOFTWARE;
}

/* Finds the first candidate from number *next on and sets *next to the number after it; 0: none. */
static bitnet_result bitnet__gpu_choose_device(const bitnet_gpu *gpu, int *next, int *chosen,
                                               bitnet_error *error) {
    int count = gpu->machine.count, i = *next;
    *next = 0;
    if (gpu->options.device < 0 || gpu->options.device > count)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there are only %i devices",
                            (int64_t)count);
    while (i < count && !bitnet__gpu_is_candidate(gpu, i)) i++;
    if (i == count)
        return bitnet__fail(error, BITNET_ERROR_GPU_NONE,
                            gpu->options.vulkan.physical_device
                                ? "this instance has no such device"
                                : "there is no GPU that can be used");
    *chosen = i;
    while (++i < count)
        if (bitnet__gpu_is_candidate(gpu, i)) {
            *next = i;
            break;
        }
    return BITNET_OK;
}

/* Takes a device of the machine, if it is suitable. */
static bitnet_result bitnet__gpu_take_device(bitnet_gpu *gpu, int number, bitnet_error *error) {
    bool software;
    gpu->can = gpu->machine.devices[number];
    gpu->vk = gpu->machine.vk;
    if (!gpu->can.info.usable)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no Vulkan 1.1 or cannot compute", gpu->can.info.name);
    gpu->largest_range = gpu->can.limits.maxStorageBufferRange;
    if (gpu->options.buffer_limit && gpu->options.buffer_limit < gpu->largest_range)
        gpu->largest_range = gpu->options.buffer_limit;
    gpu->largest_block = gpu->can.largest_allocation < (VkDeviceSize)1 << 30
                             ? gpu->can.largest_allocation
                             : (VkDeviceSize)1 << 30;
    /* A CPU posing as a GPU compiles kernels at first use and may be busy, so it gets more
       patience. A GPU's spins take about a tenth of a second. */
    software = gpu->can.info.kind == BITNET_GPU_KIND_SOFTWARE;
    gpu->patience = software ? 600000000 : 20000000;
    gpu->spins = 1u << (software ? 20 : 17);
    gpu->few = software ? 0 : gpu->can.info.kind == BITNET_GPU_KIND_INTEGRATED ? 32 : 128;
    /* A large device has enough threads, and a token waits for the slowest. */
    gpu->large_tiles = gpu->can.crowds;
    gpu->crew = 1;
    if (gpu->few > 32 && gpu->can.crowds) gpu->crew = BITNET__GPU_CROWD / BITNET__GPU_THREADS;
    return BITNET_OK;
}

/* The caller's device, with the extensions that the caller names. */
static bitnet_result bitnet__gpu_use_device(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    gpu->device = (VkDevice)given->device;
    gpu->queue = (VkQueue)given->queue;
    gpu->can.queue_family = given->queue_family;
    gpu->has_integer_dot = given->integer_dot;
    gpu->has_float_controls = given->float_controls;
    gpu->has_addresses = given->buffer_addresses;
    return bitnet__vk_device(&gpu->vk, gpu->device, error);
}

/* A new device, with what the fast tier needs. */
static bitnet_result bitnet__gpu_make_device(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkDeviceQueueCreateInfo, queue, VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    BITNET__VK_STRUCT(VkDeviceCreateInfo, create, VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductFeatures, dot,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupSizeControlFeatures, full,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceVulkanMemoryModelFeatures, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderFloat16Int8Features, bytes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceBufferDeviceAddressFeatures, addresses,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    BITNET__VK_STRUCT(bitnet__vk_matrix_features, matrices, BITNET__VK_MATRIX_FEATURES);
    struct {
        void *pNext;
    } features = {NULL};
    const char *extensions[BITNET__EXTENSIONS];
    bool wanted[BITNET__EXTENSIONS] = {false};
    const float priority = 1;
    bitnet_result result;
    int i;
    wanted[BITNET__EXTENSION_DOT] = gpu->has_integer_dot = gpu->can.integer_dot;
    wanted[BITNET__EXTENSION_CONTROLS] = gpu->has_float_controls =
        gpu->can.denormals || gpu->can.rounding;
    wanted[BITNET__EXTENSION_SUBGROUPS] = gpu->has_full_subgroups = gpu->can.full_subgroups;
    wanted[BITNET__EXTENSION_MEMORY] = wanted[BITNET__EXTENSION_INT8] =
        wanted[BITNET__EXTENSION_MATRIX] = gpu->has_matrices = gpu->can.matrices;
    wanted[BITNET__EXTENSION_ADDRESSES] = gpu->has_addresses = gpu->can.addresses;
    wanted[BITNET__EXTENSION_PORTABILITY] = gpu->can.extensions[BITNET__EXTENSION_PORTABILITY];
    queue.queueFamilyIndex = gpu->can.queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    create.queueCreateInfoCount = 1;
    create.pQueueCreateInfos = &queue;
    create.ppEnabledExtensionNames = extensions;
    for (i = 0; i < BITNET__EXTENSIONS; i++)
        if (wanted[i]) extensions[create.enabledExtensionCount++] = bitnet__gpu_extension_names[i];
    dot.shaderIntegerDotProduct = VK_TRUE;
    full.subgroupSizeControl = full.computeFullSubgroups = VK_TRUE;
    if (gpu->has_integer_dot) BITNET__VK_CHAIN(features, dot);
    if (gpu->has_full_subgroups) BITNET__VK_CHAIN(features, full);
    addresses.bufferDeviceAddress = VK_TRUE;
    if (gpu->has_addresses) BITNET__VK_CHAIN(features, addresses);
    memory.vulkanMemoryModel = bytes.shaderInt8 = matrices.cooperativeMatrix = VK_TRUE;
    if (gpu->has_matrices) {
        BITNET__VK_CHAIN(features, memory);
        BITNET__VK_CHAIN(features, bytes);
        BITNET__VK_CHAIN(features, matrices);
    }
    create.pNext = features.pNext;
    result = bitnet__vk_check(gpu->vk.CreateDevice(gpu->can.physical, &create, NULL, &gpu->device),
                              "vkCreateDevice", error);
    if (result != BITNET_OK) return result;
    gpu->owns_device = true;
    result = bitnet__vk_device(&gpu->vk, gpu->device, error);
    if (result == BITNET_OK)
        gpu->vk.GetDeviceQueue(gpu->device, gpu->can.queue_family, 0, &gpu->queue);
    return result;
}

/* ====================
   >>gpu-memory   Memory: blocks and transfers

   Memory comes in a few large blocks of one buffer each; regions address parts of them. If the
   device and the CPU share memory, the CPU copies directly. Otherwise, bytes go through a channel:
   memory that both can access, a command pool and a fence. */

static VkDeviceSize bitnet__gpu_align(VkDeviceSize size) { return (size + 255) / 256 * 256; }

static void bitnet__gpu_block_free(bitnet_gpu *gpu, bitnet__gpu_block *block) {
    bool hung = bitnet__load_acquire(&gpu->hung);
    if (block->buffer && !hung) gpu->vk.DestroyBuffer(gpu->device, block->buffer, NULL);
    if (block->memory && !hung) {
        gpu->vk.FreeMemory(gpu->device, block->memory, NULL);
        bitnet__gpu_count(gpu, &gpu->stats.memory, -(int64_t)block->size);
    }
    memset(block, 0, sizeof *block);
}

/* The memory type with all of `wanted` and most of `preferred`; -1: none. */
static int bitnet__gpu_memory_type(const bitnet_gpu *gpu, uint32_t allowed,
                                   VkMemoryPropertyFlags wanted, VkMemoryPropertyFlags preferred) {
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryProperties2, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
    uint32_t i;
    int best = -1;
    gpu->vk.GetPhysicalDeviceMemoryProperties2(gpu->can.physical, &memory);
    for (i = 0; i < memory.memoryProperties.memoryTypeCount; i++) {
        VkMemoryPropertyFlags flags = memory.memoryProperties.memoryTypes[i].propertyFlags;
        if (!(allowed >> i & 1) || (flags & wanted) != wanted) continue;
        if (best < 0 || (flags & preferred) == preferred) {
            best = (int)i;
            if ((flags & preferred) == preferred) break;
        }
    }
    return best;
}

/* The type for the device's own memory, preferably visible to the CPU, or for memory that both
   share. -1: none. */
static int bitnet__gpu_block_type(const bitnet_gpu *gpu, uint32_t allowed, bool shared) {
    const VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    int type = -1;
    if (shared || gpu->can.unified)
        type = bitnet__gpu_memory_type(gpu, allowed, BITNET__GPU_SEEN | (shared ? 0 : local),
                                       VK_MEMORY_PROPERTY_HOST_CACHED_BIT);
    return shared || type >= 0 ? type : bitnet__gpu_memory_type(gpu, allowed, 0, local);
}

/* Maps a block if its type allows. */
static bitnet_result bitnet__gpu_block_map(bitnet_gpu *gpu, int type, bitnet__gpu_block *block,
                                           bitnet_error *error) {
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryProperties2, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
    VkMemoryPropertyFlags flags;
    bitnet_result result;
    void *mapped;
    gpu->vk.GetPhysicalDeviceMemoryProperties2(gpu->can.physical, &memory);
    flags = memory.memoryProperties.memoryTypes[type].propertyFlags;
    if ((flags & BITNET__GPU_SEEN) != BITNET__GPU_SEEN) return BITNET_OK;
    result = bitnet__vk_check(
        gpu->vk.MapMemory(gpu->device, block->memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory",
        error);
    block->mapped = result == BITNET_OK ? (uint8_t *)mapped : NULL;
    block->cached = (flags & VK_MEMORY_PROPERTY_HOST_CACHED_BIT) != 0;
    return result;
}

static uint64_t bitnet__gpu_block_address(const bitnet_gpu *gpu, const bitnet__gpu_block *block) {
    BITNET__VK_STRUCT(VkBufferDeviceAddressInfo, info,
                      VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
    info.buffer = block->buffer;
    return gpu->vk.GetBufferDeviceAddressKHR(gpu->device, &info);
}

/* Makes a block of the device's own memory or of shared memory. On an error it is empty. */
static bitnet_result bitnet__gpu_block_make(bitnet_gpu *gpu, VkDeviceSize size, bool shared,
                                            bitnet__gpu_block *block, bitnet_error *error) {
    BITNET__VK_STRUCT(VkBufferCreateInfo, create, VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    BITNET__VK_STRUCT(VkMemoryAllocateInfo, allocate, VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    BITNET__VK_STRUCT(VkMemoryAllocateFlagsInfo, flags,
                      VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    bool addressed = !shared && gpu->has_addresses;
    VkMemoryRequirements needs;
    bitnet_result result;
    int type;
    memset(block, 0, sizeof *block);
    create.size = size < 1 << 20 ? 1 << 20 : size; /* drivers do not like less */
    create.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!shared)
        create.usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (addressed) create.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    if (addressed) BITNET__VK_CHAIN(allocate, flags);
    result = bitnet__vk_check(gpu->vk.CreateBuffer(gpu->device, &create, NULL, &block->buffer),
                              "vkCreateBuffer", error);
    if (result != BITNET_OK) return result;
    gpu->vk.GetBufferMemoryRequirements(gpu->device, block->buffer, &needs);
    type = bitnet__gpu_block_type(gpu, needs.memoryTypeBits, shared);
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex = (uint32_t)type;
    if (type < 0)
        result = bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, "no memory of a needed type");
    else
        result =
            bitnet__vk_check(gpu->vk.AllocateMemory(gpu->device, &allocate, NULL, &block->memory),
                             "vkAllocateMemory", error);
    if (result == BITNET_OK) {
        block->size = needs.size;
        bitnet__gpu_count(gpu, &gpu->stats.memory, (int64_t)block->size);
        result =
            bitnet__vk_check(gpu->vk.BindBufferMemory(gpu->device, block->buffer, block->memory, 0),
                             "vkBindBufferMemory", error);
    }
    if (result == BITNET_OK && addressed) block->address = bitnet__gpu_block_address(gpu, block);
    if (result == BITNET_OK && (shared || gpu->can.unified))
        result = bitnet__gpu_block_map(gpu, type, block, error);
    if (result != BITNET_OK) bitnet__gpu_block_free(gpu, block);
    return result;
}

/* ---- regions in blocks: room for as many blocks as regions, a place for each, then memory */

static bitnet_result bitnet__gpu_blocks_open(bitnet_gpu *gpu, bitnet__gpu_blocks *blocks,
                                             int regions, bitnet_error *error) {
    blocks->block = (bitnet__gpu_block *)bitnet__alloc_zero(&gpu->allocator, (size_t)regions,
                                                            sizeof *blocks->block);
    return blocks->block ? BITNET_OK : bitnet__no_memory(error);
}

/* Gives a region a place in the last block, or in the next. */
static void bitnet__gpu_blocks_place(const bitnet_gpu *gpu, bitnet__gpu_blocks *blocks,
                                     bitnet__gpu_region *region) {
    VkDeviceSize size = bitnet__gpu_align(region->size);
    bitnet__gpu_block *last = blocks->block + blocks->count - 1;
    if (blocks->count == 0 || last->size + size > gpu->largest_block) {
        last = blocks->block + blocks->count++;
        last->size = 0;
    }
    region->block = last;
    region->offset = last->size;
    last->size += size;
}

static bitnet_result bitnet__gpu_blocks_make(bitnet_gpu *gpu, const bitnet__gpu_blocks *blocks,
                                             bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    int i;
    for (i = 0; i < blocks->count && result == BITNET_OK; i++)
        result =
            bitnet__gpu_block_make(gpu, blocks->block[i].size, false, &blocks->block[i], error);
    return result;
}

static void bitnet__gpu_blocks_free(bitnet_gpu *gpu, bitnet__gpu_blocks *blocks) {
    int i;
    for (i = 0; i < blocks->count; i++) bitnet__gpu_block_free(gpu, &blocks->block[i]);
    bitnet__free(&gpu->allocator, blocks->block);
    memset(blocks, 0, sizeof *blocks);
}

/* ---- channels */

typedef struct bitnet__gpu_channel {
    bitnet_gpu *gpu;
    bitnet__gpu_block block;          /* memory that both see */
    VkDeviceSize staging, staging_at; /* bytes at its end that are for transfers, */
    VkDeviceSize staged;              /* and of these what waits for the flush */
    VkCommandPool pool;               /* of commands that are recorded for one submit */
    VkCommandBuffer before, body, after;
    VkFence fence;
    bool busy;         /* a submit may still be running */
    int64_t submitted; /* when */
} bitnet__gpu_channel;

/* Waits for the last submit. PENDING: still running at the deadline (0: none). A device that
   exhausts its patience is given up. Several threads may wait. */
static bitnet_result bitnet__gpu_await(const bitnet__gpu_channel *channel, int64_t deadline,
                                       bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    int64_t end = channel->submitted + gpu->patience;
    bool may_go_on = deadline && deadline < end;
    int64_t left = (may_go_on ? deadline : end) - bitnet__microseconds();
    VkResult result = gpu->vk.WaitForFences(gpu->device, 1, &channel->fence, VK_TRUE,
                                            left > 0 ? (uint64_t)left * 1000 : 0);
    if (result == VK_TIMEOUT && may_go_on) return BITNET_PENDING;
    if (result == VK_TIMEOUT) bitnet__store_release(&gpu->hung, 1);
    return bitnet__vk_check(result, "vkWaitForFences", error);
}

/* Resets a channel whose submit has finished. */
static bitnet_result bitnet__gpu_recycle(bitnet__gpu_channel *channel, bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    VkResult result = gpu->vk.ResetFences(gpu->device, 1, &channel->fence);
    channel->busy = false;
    if (result == VK_SUCCESS) result = gpu->vk.ResetCommandPool(gpu->device, channel->pool, 0);
    return bitnet__vk_check(result, "vkResetCommandPool", error);
}

static bitnet_result bitnet__gpu_wait(bitnet__gpu_channel *channel, int64_t deadline,
                                      bitnet_error *error) {
    bitnet_result result = bitnet__gpu_await(channel, deadline, error);
    return result == BITNET_OK ? bitnet__gpu_recycle(channel, error) : result;
}

/* Waits until the device has finished or is given up: memory in use must not be freed. */
static void bitnet__gpu_channel_drain(bitnet__gpu_channel *channel) {
    if (channel->gpu && channel->busy && !bitnet__load_acquire(&channel->gpu->hung))
        bitnet__gpu_wait(channel, 0, NULL);
    channel->busy = false;
}

static void bitnet__gpu_channel_close(bitnet__gpu_channel *channel) {
    bitnet_gpu *gpu = channel->gpu;
    if (!gpu) return;
    bitnet__gpu_channel_drain(channel);
    if (!bitnet__load_acquire(&gpu->hung)) {
        if (channel->fence) gpu->vk.DestroyFence(gpu->device, channel->fence, NULL);
        if (channel->pool) gpu->vk.DestroyCommandPool(gpu->device, channel->pool, NULL);
    }
    bitnet__gpu_block_free(gpu, &channel->block);
    memset(channel, 0, sizeof *channel);
}

static bitnet_result bitnet__gpu_command_pool(bitnet_gpu *gpu, VkCommandPool *pool,
                                              VkCommandBuffer *buffers, uint32_t count,
                                              bitnet_error *error) {
    BITNET__VK_STRUCT(VkCommandPoolCreateInfo, create, VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    BITNET__VK_STRUCT(VkCommandBufferAllocateInfo, allocate,
                      VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    bitnet_result result;
    create.queueFamilyIndex = gpu->can.queue_family;
    result = bitnet__vk_check(gpu->vk.CreateCommandPool(gpu->device, &create, NULL, pool),
                              "vkCreateCommandPool", error);
    if (result != BITNET_OK) return result;
    allocate.commandPool = *pool;
    allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    allocate.commandBufferCount = count;
    return bitnet__vk_check(gpu->vk.AllocateCommandBuffers(gpu->device, &allocate, buffers),
                            "vkAllocateCommandBuffers", error);
}

/* Opens a channel with `own` bytes for the caller and more for transfers. On an error, close it. */
static bitnet_result bitnet__gpu_channel_open(bitnet_gpu *gpu, bitnet__gpu_channel *channel,
                                              VkDeviceSize own, VkDeviceSize staging,
                                              bitnet_error *error) {
    BITNET__VK_STRUCT(VkFenceCreateInfo, fence, VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    VkCommandBuffer buffers[3];
    bitnet_result result;
    memset(channel, 0, sizeof *channel);
    channel->gpu = gpu;
    channel->staging = staging;
    channel->staging_at = own;
    result = bitnet__gpu_block_make(gpu, own + staging, true, &channel->block, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_command_pool(gpu, &channel->pool, buffers, 3, error);
    if (result != BITNET_OK) return result;
    channel->before = buffers[0], channel->body = buffers[1], channel->after = buffers[2];
    return bitnet__vk_check(gpu->vk.CreateFence(gpu->device, &fence, NULL, &channel->fence),
                            "vkCreateFence", error);
}

static bitnet_result bitnet__gpu_begin_commands(bitnet_gpu *gpu, VkCommandBuffer commands,
                                                VkCommandBufferUsageFlags usage,
                                                bitnet_error *error) {
    BITNET__VK_STRUCT(VkCommandBufferBeginInfo, begin, VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.flags = usage;
    return bitnet__vk_check(gpu->vk.BeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer",
                            error);
}

static bitnet_result bitnet__gpu_end_commands(bitnet_gpu *gpu, VkCommandBuffer commands,
                                              bitnet_error *error) {
    return bitnet__vk_check(gpu->vk.EndCommandBuffer(commands), "vkEndCommandBuffer", error);
}

static bitnet_result bitnet__gpu_submit(bitnet__gpu_channel *channel,
                                        const VkCommandBuffer *commands, uint32_t count,
                                        bitnet_error *error) {
    BITNET__VK_STRUCT(VkSubmitInfo, submit, VK_STRUCTURE_TYPE_SUBMIT_INFO);
    bitnet_gpu *gpu = channel->gpu;
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    VkResult result;
    if (bitnet__load_acquire(&gpu->hung))
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED,
                            "the GPU took too long and was given up");
    submit.commandBufferCount = count;
    submit.pCommandBuffers = commands;
    bitnet__gpu_lock(gpu);
    if (given->lock) given->lock(given->user);
    result = gpu->vk.QueueSubmit(gpu->queue, 1, &submit, channel->fence);
    if (given->unlock) given->unlock(given->user);
    gpu->stats.submits++;
    bitnet__gpu_unlock(gpu);
    channel->submitted = bitnet__microseconds();
    channel->busy = result == VK_SUCCESS;
    return bitnet__vk_check(result, "vkQueueSubmit", error);
}

static void bitnet__gpu_barrier(bitnet_gpu *gpu, VkCommandBuffer commands,
                                VkPipelineStageFlags from, VkAccessFlags written,
                                VkPipelineStageFlags to, VkAccessFlags used) {
    BITNET__VK_STRUCT(VkMemoryBarrier, barrier, VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = written;
    barrier.dstAccessMask = used;
    gpu->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

/* Makes what commands write visible to the CPU, and lets it overwrite that afterwards. */
static void bitnet__gpu_for_cpu(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(
        gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
        VK_ACCESS_HOST_READ_BIT | VK_ACCESS_HOST_WRITE_BIT);
}

/* ---- transfers: copies through a channel gather until it is full, for one submit */

/* Where the CPU can access a region's bytes; NULL: it cannot, or reads them slowly. */
static uint8_t *bitnet__gpu_seen(const bitnet_gpu *gpu, bool up, const bitnet__gpu_region *region,
                                 VkDeviceSize offset) {
    const bitnet__gpu_block *block = region->block;
    bool seen = block->mapped && (up || block->cached) && !bitnet__load_acquire(&gpu->hung);
    return seen ? block->mapped + region->offset + offset : NULL;
}

static VkBufferCopy bitnet__gpu_copy_of(VkDeviceSize from, VkDeviceSize to, VkDeviceSize size) {
    VkBufferCopy copy;
    copy.srcOffset = from;
    copy.dstOffset = to;
    copy.size = size;
    return copy;
}

/* Begins to copy a region's bytes, as many as there is still room for. Uploads must be written to
   *at before the flush; downloads can be read there after it. */
static bitnet_result bitnet__gpu_stage(bitnet__gpu_channel *channel, bool up,
                                       const bitnet__gpu_region *region, VkDeviceSize offset,
                                       VkDeviceSize size, uint8_t **at, bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    VkDeviceSize here = channel->staging_at + channel->staged, there = region->offset + offset;
    VkBufferCopy copy;
    bitnet__gpu_count(gpu, up ? &gpu->stats.uploaded : &gpu->stats.downloaded, (int64_t)size);
    if ((*at = bitnet__gpu_seen(gpu, up, region, offset)) != NULL) return BITNET_OK;
    if (channel->staged + size > channel->staging) /* the CPU saw it until now */
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED,
                            "the GPU took too long and was given up");
    if (channel->staged == 0) {
        bitnet_result result = bitnet__gpu_begin_commands(
            gpu, channel->before, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
        if (result != BITNET_OK) return result;
    }
    copy = bitnet__gpu_copy_of(up ? here : there, up ? there : here, size);
    gpu->vk.CmdCopyBuffer(channel->before, up ? channel->block.buffer : region->block->buffer,
                          up ? region->block->buffer : channel->block.buffer, 1, &copy);
    *at = channel->block.mapped + here;
    channel->staged += size;
    return BITNET_OK;
}

/* Submits the copies that have gathered, and waits for them. */
static bitnet_result bitnet__gpu_flush(bitnet__gpu_channel *channel, bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    bitnet_result result;
    if (channel->staged == 0) return BITNET_OK;
    channel->staged = 0;
    bitnet__gpu_for_cpu(gpu, channel->before);
    result = bitnet__gpu_end_commands(gpu, channel->before, error);
    if (result == BITNET_OK) result = bitnet__gpu_submit(channel, &channel->before, 1, error);
    return result == BITNET_OK ? bitnet__gpu_wait(channel, 0, error) : result;
}

/* Copies to or from a region and waits until the bytes have arrived. */
static bitnet_result bitnet__gpu_transfer(bitnet__gpu_channel *channel, bool up,
                                          const bitnet__gpu_region *region, VkDeviceSize offset,
                                          void *data, VkDeviceSize size, bitnet_error *error) {
    uint8_t *bytes = (uint8_t *)data, *at = NULL;
    bitnet_result result = BITNET_OK;
    while (size > 0 && result == BITNET_OK) {
        VkDeviceSize piece = size < channel->staging ? size : channel->staging;
        result = bitnet__gpu_stage(channel, up, region, offset, piece, &at, error);
        if (result == BITNET_OK && up) memcpy(at, bytes, (size_t)piece);
        if (result == BITNET_OK) result = bitnet__gpu_flush(channel, error);
        if (result == BITNET_OK && !up) memcpy(bytes, at, (size_t)piece);
        bytes += piece, offset += piece, size -= piece;
    }
    return result;
}

/* ====================
   >>gpu-words   Shaders: packed and unpacked

   SPIR-V of shaders_spv/: a text for each kernel, with its tiers unless they are the same. Three
   steps unpack it; the CRC-32 of the words finds damage.

   1  Text to bytes. A character is a digit to the base 85, from ! on without "\">?EO\\eo", which
      would end a string, begin a tag or a trigraph, or spell words by chance. Five digits are four
      bytes, the lowest byte first. Zeros follow the end.
   2  Copies. A byte b below 64: b + 1 bytes follow as they are. From 64 on: b - 61 bytes repeat
      those at a distance before. The distance follows in pieces of 7 bits, the highest first, all
      but the last with 128 added; 0 means the distance of the copy before.
   3  Bytes to words. An instruction begins with the number of its first word in
      bitnet__spv_firsts. Any other word, and each of the module's first five, is a byte b:
          below 64    next - b, where `next` is the lowest id not seen so far: they are numbered
                      as they appear
          below 232   b - 64
          below 255   168 + 256 (b - 232) + the byte after it
          255         the four bytes after it */

typedef struct bitnet__spv {
    const char *name;
    const char (*lines)[96]; /* of 95 characters */
    uint32_t packed, bytes;  /* after the first step and after the second */
    struct {
        uint32_t at; /* its first byte */
        uint32_t count, crc;
    } tier[5]; /* plain, fast and matrix, then plain and fast of a pass; or the one before */
} bitnet__spv;

/* clang-format off */
/* BEGIN GENERATED by tools/gen_spv.c */
static const char bitnet__spv_activate[][96] = {
"#%jljz{(iR!!+1&$VU95!FYII!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'SiXT}!!SL-+*us$",
"!=zS:,@C=v/mcfi0LB$-67qiM/2/Z-%8j-d/PPj$!@(iY$:@/$*&&iu#_1Y^$;f-&1,:P7#_Fg`#_dHk#_Q<k#_pb3$Y5}q",
"!]]S-3'.*}%YlX_!#:_H!#D}h!#P'5%r.X8&nU-y'4<jTh9`-I%CfW_'4Q{6'4d(x'Sc{w!#(9<!!!%!!!Sx!6v#<r7H,bx",
"zz=PA6MkdY'5%k<'6-9R!=4%1'4pv#PH|wf'Ct,|FI&zH'44W%jRus]'4C:m$tht='4Q6YfAhPQ'4[RF]zI'7'4fXH!hN'.",
"6w2){6Gh,MdDw0g4=1d)FQ4ZP*bFs#+_Qd=+_;Ws(KIl62FViB/QXPGi^+m`!%<i;T{63T!%[|<!$VD8!cQ3I7W<dL!dVlx",
"6{|fhdi8$M6xl4!%u`*`&snPX6_2y['2P^K'5%;J'5.CC)/0(L2*HHz:I6N]2(&vD:I6Nx!&'8/9L:0m2icTx2GU+k*%dG(",
"1nN'b0l8y$&vDph*i1tc'r}dT!]_&{!]_)}!'itf!'}'$'P;mY+&fn)*`n#$(2<n^!]_A')FA1p!([D;!(fN+J=;Ul#aSCv",
"*a`]])g]Rw!]a=d+]W1!!{y8Y%SU9p#YYS/'L{@I-70t,*$}{S(II[+6VHz0!]]:K*G$9%!%SYp+#MG9/8!z]-W5sjM<c+3",
"#;uk#0LC&9#;8CC!]acz6[ssq#Z_9B!#c-|###(m###%lJ{kD2&Pk#<%qysI$Y`RI&PQ`$'LM<1'q4Dk!_slD$w^+{(II<)",
".4^K]6X@|N+Ad^FJ{k_!&S`Up!FH[=/myaa4zm9)!(ffq/TFQc01i6|6]4d&*}xv#0TPRaJz<p40xP[c'T7AB!{!Pr!]a=y",
"LZ]%2!.Z!z*B<+V!.Ydr!)a;zM0v^F1gyGc6{UUVMsqUr-):ay*Bd%C!.Y@f8]xV}J}1Q,2Mjui8n[f1$Y={y$7wU|*CCnF",
":J4:X'[=<_Jz`*yJ}:J(!lQQX!H/Kr9x4,JJ}5sH2UDCvPpK+f!HWfw;4NIlJ}5yL2NZ_B;U[iq;m3Fw<PhrU*CDg-2Uw#/",
";P)6:=*v+#=k%:[J}I-z2V-;96`f(3@FWgkA(<cbJ}*wq3Lr7m;Py)MAa<R3!.FtWBBC9cJAw4b1::IA2FMV#!J:'Z%466p",
"!]ad!!.Z6c7{t'^KtXN0NTPV)6u/1GJ}Fa20LKwbJz<q@#!(t`8magH/7v$.MrKC&=G(-B7@6;1,ZlXfU:S7tNrYXA,x;/d",
"!.Y@vC]rTAJ}(/$3MfycD!GRM#)j^4*BpL}!.Ydv7@nc6VS0;h2K'Xu%TdVq(ggG{DvV:G*BfDm!.Y@gFVikBFK<x$/mhgU",
"SA+q]/mn<6(k!J!6WFaq(PtZ7#HS%9*Bs&JFspmM.D5imG(lR]0./@/",
};
static const char bitnet__spv_adapt[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'<9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&#x86.A#b}&67y6u",
"%42<<!@'{D$7v`I!i3P;Cn=$A#x#{'!@*K3$B62;@G[M8Cmtg;$V_.8$7i*3CnqAF%4;AA&;Y<C%^r'A!$lLy!()Hv!@*d=",
"#y_9Z!!Sq6!=r(I!!S{GCW)U=!!tdr%4G37$w7vP!#0q/'jgAN!z|Cg&P`b6!{9`,$:+^T*c9_l*C.=]!`f8Q+B#yp+ztY_",
"dfa@r7TJXr%rbLk&q7$d%6ghH'1[*Y%u6SS'/cca'1y6k'1f*]'1f*^'1f*_'2MXh'/0GT-8%ZF!#1Ap)(#x|-9[/D-70-|",
"-79=$-VN6|!#Y[_/1(j,*dL2=.SK'T.Wb{b2+WiU,{ChA,<sb$*FZhq!$}QQ!%*X'!%3_)!%<f+!%Hl-!%4)8+$xs%+=L4l",
"2ck_)!!#Dm#::su!$}xa/qcYV.7!!k+%/:H*`n!s,!dp0!]^sv#:;,z!'6U{-YBkq+%Vk33dQkL3'upr3F<q!+{*jQ!^0Vf",
"!]_3&!&Y!#4`PR$5%4VI*dtC#.w)jY!]_D(#:;[,!(fN+=BIhv5`V#|0m@^p!z}@G!'_b{=B+XS0Pi*x,Yg_h!a:t1!B*#A",
".4A*2.SU,j#An+a=C8iL!!jn2#:;/_+_y&-#YZRK!!,9^+{!9f$:r/N:I8(}=}f:Y4B'$#6{'LX@$2Ly+=B8;Fhh}D)FCK]",
"!(ff2,{PFS/PR^c4b!qj'Vf215%6_,'P37/'/fif*DJS8!-r,u8T<fD/p{4Y5wiWh!^(}:=AkA5*LP+f!+)!@0./@q6W2C/",
"!+Gr[)M0(q#Y[Z+2FapL!=Ubs3CPu^!GcM`*)b70A!SIz#::jA3B{CS!=Uiu!&d[t",
};
static const char bitnet__spv_attention[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!2Q;zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*==]C,$7s04B4dL7A7s45",
"A|_D+$'5-F!!W+<$@'N%!%yg3$[-wb/PPj*!@(|^$:{Q(+{h8y$Zc]^.45Ar!@(HL$98Cp$ZH[9-79$a!@'}=$7|R_!{n&S",
"$Y{.V+z}Zf!@+VQ$FZ5uKW-<r$YSrR*`d2s!@,-b$H=C%Qd5s!$Y+WM!G%nN$IY4.UW'%+$XkCJ(INL,!@--$$K<A:Zd/X7",
"$XC)F'.4%8!@-b4$M#MI`r8.F$;Y`^0/!r.$yL$c673!<$;(Z+,;1M|$y-m`.STKt!!T3K!!T*i!!Tq$!!Tt&!!i'*$<LcG",
"0MrL9&UMpm0jj3,!@(vb$:hW0+@h[%&T{|7/PPit!@(AQ$9&Jx&2^jl&T[9d.45A^!@'j=$7A<bw,!$L-79&+$!ppsz{n6<",
"!!#]+#_Ytb#_x[p#|Q9k!!]g12cWak%qnNY#y;U;!!Sq5!!Tc0!(*yw!@(m2$!4_g!!UCg!=sX)2dLAj!(+&}!@(w8$!S|q",
"!!UMj!=sb/!=|b/67)r<4zmJ16VIm*6VR+B!=|l3,YRa5,wyr5%$z:}!(+0+!@)3D*him8#aJ@I$!{Z;!!U,_!!if^)MPP7",
"#aJJL$#1rB!!U5b!!iUX!)00##aJTL$#1{F!!U@f6W1bL'NumJ!=sfB!=|yI.4,74#|(FY,CMZ^!)0MC#aJrq$#;BQ!!`G(",
"0LA},#|mta!!_)[1g[H4#}70f!!_5`6tf+K$@v}77Z!h96arqz7^d!!$!!<W!!_Mh5:-WM$!Hyr!!_Zl5KB+kB=wp|7r59*",
"!!VU!!!U[W!!tf$%4G376^9c]!#<!y!#0u!!]]a<!z{$<!]]`z8m]z%#ww*:$77kk%4QD5&WJN'%57p8#x|AB8m]z&#YX}8",
"!#Y[F&PNhi!_M^f!_AAC'ls=Y(-;P](+'da69BMU!`2v}!(x}*)Hk0u&1.|[&S-=N*F(^{7tj8D+!.+QN52QtMmQS%*B;qu",
",;vYG,[YD,!]{3=*$|qw-92/b#@79|sU|})(-G]Y)I+:#!&'7`!&2+!!{D_n8TXtS!&9Q*(-r@b.7slm!&N]p74CY<!Z(R7",
"(+bQB$r<8&0TFQG!]pPi0lb=t%r&dY761Hi7YBcQ1NK=g4]d}p1h(B73B7+!2(PIn2'{Yy-[y652jUMz!$/8L3b9<84#vaa",
"!f#aCs^W]K94&<i4@vRD4_Tna!f#hF2'{FQ5</jl!f5{J$VV,g-vnJg$VsD6%43Gkbl%X!.smH]!^:'6(IKd374F&K#[p%P",
"!_/Q+6v!}7$w=rUblA-m6vB+_!t-4P!5qp6(.kWy7:_Gb/uJZX!5qnN'.<{U(5;nT!}y;|g^!|_brBg]/Pdnwg!%Y:!(nXs",
"<2[,Y6lTY.'Mdz,jS#J{5[U^68SI]U/1.yK;M.%(7;Xzy!f=B*3$u[G#YY1&@%k+]7W:KN6zlxx#i0qT6V[-.A^L2+f}QN[",
"!]_NU#*)),#pfNgdDv8#f%#rMbjA#|6tj:}cI'T1#ZCGf7S|=@${u$B!#:6Z!@}i.bl&/xbl(_|'8Jc&!=4'2'.*cb6}8W#",
"N-cS^:gU0a!!5!)$^dVT7s@lP'4(ds81$`m81!I-3hZ1k$^Nviw,F#S!6wJ|!6wJ778_Hs7Z;bb7H,A`4{-hX7Z0*b:1gQp",
"N-wxF!|akWbW(m@F+0.#6zpiZ7kAj7!(z`Y$g0mp!z|[Q5_!KM]]S6l7x=+$$|WLpbl&*[g#:`gFQKw&ci'%d91gCK@:.9S",
"zzF[D{9]-w8g6:t!du#{7qa6}g(hX76VND-9bK+p'D9Um(2]'78g6<=cg;@A6Y4'u':&np'93(Y&w-M'!5qfk!5qf3!5qf2",
"bv^c&cgN5*$|3NB%s^/F&z,`:'5tr'%yZL<(|V{;6wzC/6lv/R6VU_;'.:C`@WV8%!U4079&SZX)0WUCHNh5%:I6PAI=.Xp",
":I6Nx!5sf57;I%bq#CAqsV'2.'j|PH(2.mUnz:B+!(xyY7S[B2z]+/W#ZMMdg#:mk%xj]P.jS/p$8+ZX5:6Pk8!V:ZKV:Bd",
"1I@k7!]iXV!_Wk377A@t((PB+-VNgQhY*=..4,LC#:9It!(K{'!#y][-fbXn$@GaGKvxc!L%Z;=L<#<M:WBkSBSC_P'jhu]",
"7YPtm(_ri{(i+U7)[U34!#@8(!@{YU!#<URg#:ZZ#C-FZ!Mmfp.Z``aNT1fI$W=p39;Y*]!:hJ46Z9{TP28<IN00UUN;XST",
"NU7&U7&Y,N&*3xL7KKvn9FGqz7LP]v!Z(Sx6q<cv8nX<_sd{;-P8s%LPR3CX7&w@R$r<Z`s^6G`cg;<(2UD8p)@s|z)G:6`",
"!#@Z<!@{z`R''kCR3I-$RK,!_7'UhX'Gx|G6{s^rspV<_81j4l)/f3Z9fVc:)*y8LSAP1i:I6PaS]F`Rbzup'&%Llr'!P`l",
"7<4ZIz]70W$^[$b3}q{mfAy/b(iF5v95-jJ)d)G=*&Y,9fB)I=P1nJ@s^AU%!!j&%*B=8d$rCtz&&r20'#tXz(RU3%9TZN{",
"sU|vU7#wMy)a)w}<pMK/Ns7CS7@zXqq!dB-s^UZc!6wJ,!6wJH]uhG5==1zP9.2[7D4n^msf')%!#[Z/%5c`1g#6MhblCxC",
"7Zljr((PF7#*2@|7qc5^9Lw}.C.CZ+NU(33$x<N=8m]|Acg;<!${nB2Bq[PB81&4t7_yIHQk@#X6VT/i%yd_R8,5T)g]mCu",
"g#8%91nXpB7mW91s^j!g;%<W8&WIpVsYY.t7T7+{!$.0w!#<7,!@w6|bl8;{!`564q9H'V#a/g3!(!Xq!dnKb7JauB!$qG6",
"8md25*a}x@7qcM9bm<,D#_(VW!#R=z!#H:V!=AMs&WTru673!/%SQ2;01iL/6VND6*}xvp0TPSQb0Bn}%=(5r6r8.!sW7YN",
"6{hcF#{}XGd.Hb474,_S:gs[QsV2hy$!s28bm@(B'5.W%!)((W6x'Rz,Cb4usV;p76VHz|!]]:KbmZys.7]Vv.Si8p&1jnH",
"bm[#Z9Id;R9LBJ]!H;%dktxCl:(BVc1+=r{7yWLr%4yD#bs]A01,l7j0LUxjdHXW(1$1dUNTY^U!,lPC'LK+q$7<@Y6tl_y",
"!D,D&bm;psNT1_G/XG4mcm7$}+!upq;dkB97SWtk!(xzD<&#cX74WD)!62+lf)SXq*}xt]1+<4m1IR7j:d$1c!62$k*B<+^",
"!61gb!*Il%sV'TP!zzZ%6Vp(D2,{K1sVQ|9!!,:@+!%zb2GrP!$u!j7s_DmNclgD_.<JsG+{girsVf@2*CCmm:J4:Xkr613",
"<=X'c#a=A`!{%#t2FQK<sV,Rv<9#sj2mSZ8s__7s<v^|j2m]a;<`Ys3<L;GkclqhV2PCGY=x4[}@R7Zv2P]kD6`p2'@d!Vn",
"clgkX3LJ!js`f=+B,q%{cm'vzA4P7}B@2F&C)lM!2Q((R=g]_FB|.m+D&hk00NZSaAr-a/<$v1b!K0phbq4x_BPiz$!]cvl",
"D8qR3!61BV!8SD)3/-UPsV2h|Nrh4_6m4WS81AkY#Y['H2FWiK6t|c53Bh^L!KB*`*)cKVgF^JD81(|V#;.m;!]d/t#Y`,W",
"<C=hzsVGv)<MXjg6u&-+6YPp*!_v!%7@P(fsV[)n!z|f|#Y`Mf%Sf65!)((;7n,r_<a]W{sWWa4!6ymJ7|6Bq<2pCXNTujb",
"6u/17cm%'|0LKwl+/dJrh#KJB+]W*_,uF!=!&!;iHR;Nn+#=SM*a7<bsV$9`!Cl2g6wS-uPQFn5.SJATFcwL.%&|l[!8T,8",
"PQ=qibm[&b7T,-&+!/!C+{*Kb!@YCX%6{7}$ul+h&55x9%v[c'@;(^Qcg9/jGch`(99MHp6vVLh!^!Jw6tp:DbnMm1!#/]h",
"!]^yY!!v.I!!$Tw!'7pL6th/T-w%Wk!]zKT!K/!V'raI:#@@FZ*d$HV#]CTs!{%#d/Pml['2/H|bm[N&<!9S)&qV+/+==iu",
"$}jJH!7a#@f&.Rh#P@ts&T7Vz!]clU!5svL,*Z4I;(2Q.-VNn;!#@LK+Na!N7[*sz3hCp)1BJb.75!_(f'IR86uw@KNrQ1(",
"#IA&z.4@3|+|'|xsWC{@*Cl*r6`Z9asWalM!%{}W!bjvU7qm&u(JuKjckr,A33ZU|!5r80+|ujVsXJ72!%TdR!!$@m!'%z(",
"#wy#R4&BxQ7Y7N$4'yF[+]]iv!5r9w9Y^*<9qu$87YiAP5a(<Y-tsQ}bm`&^Ju)/UstIK0!DM.r1nr8St.9L#jmty*k.4#j",
"jSs,Ssxs(I6;W6tk0rsM4G<1_8t#qbBZ08]%1^-K2F95_kmI:57s<]j8,<4Ht.n,F!5r:&+|/:ts]'^X7uU.GlKx66lj8Q!",
"lLt5Hsxs:Psxj|r$XFN],6$q1qwxLX!=|uP88ykm!*)}J!)ASCnBM9tKV:BgH$hm/nDr+(nc/@MnFkrNsxsPVsxj|x$vcXd",
"/j1JK/R2R&!)Aj1q:F-&Sd]|$sXrh@LP_B[Sd9%Z!$C{[;6R=dNIWx^;%BV{R+vqw<pWK7$#5HK6tlq!7bJYbI^-7z3`a5N",
"8=0GAI{-k,J#MGzj3dh06Z3/^Q%0i7!5r4V=(fSG6}4N,!l+WH7.y84R+i%yjrxkRjV$JYcj85[j[|*P/PPYvQk`CmFcwT1",
"SG+aR75!]D:nNh`f'IQ]6uMt#RhDD89[W5S$76=s#C*zVckIxmsVGyl-I6(Jcl|VYsV;sk!631g==APV2lIYs+}s;!!{0NC",
":g`8hsVGv)!5rpA!6wt`3c$wk!]zK7*cL;f*D{s')]8G6.<gvG0Nc7IB(&Dtjv=gR7iK$T:Xj8F!)A17#CQ41!k:Xt7rbf7",
"%qr#V)(#A9NT(:'!duK<!]day&*#R.7Th)|$u!|a%qqZ%&3;9|stDG[(Mrqv.5*{@cldF|!Ncmc!kH@7jV&q,(l22(JyjH-",
";%=7Bt3bGa(K[F_74,yH!6wC$+$5U!5{(k:sV2i6.FZjj,xNcK!]clU$##dC!,;uX1v[lANIX7j;%Bx)&18xa6Vk+75^nWU",
"hY<MW!(qpS!=Ac*)kZ9;XL*i_#Z(gR'M0=i-@z&Bbm=M/C7}kSbmC@J1nam!#<-73!5r1U+{*q7!^Nl<!39Z&%$z;b!5r8z",
"clD;K(Q^*I#C&q3&S6n)7D8qV7%0'X/Lnl)0k6FI#w}5X6umyDIN.Xb+G<AUbm=/'7:KHT!cSGu8)TM1km^LM:&7+,/8#]3",
"!=^la*%&7.!8T,8NTzF7/QL6X!B,70!(nm*810jC%r)^)U{ij]7l*0;QMS<<7*#Ac-Gz-bZF)wwH2s2x6y/CS*J8KpbmH,`",
"#aVciNT9-t.&XD|NT1fI)6A5=:,[2,sV+$r6fRR%$XDTTbqtyX[{#Il-!`-T!!'|c*k$FIsYnYPsdqm=dHu<QsXrW(^twip",
"!]hid#]CZu!&{T(4NQ$/&R=ySbmb4C+|DAU)I+;i!5p<@!FIL#4dJ'9sV'1{!(xk|$:!uX(+.PdV;bCJ+a)_'7*!QH*RGCp",
"!AQRf!(yT;#zaad'0t+-)gJ6=+}`5N,^#B=*FxQ|.c;D7*)a!;m1FAl6y8MV!/U*PNrQCZ!/kIg!)HbH!5t9Fbtf4!@a=-q",
"!]zKW6tuLC.xX*qsYnVB7'Ug`!8pX`*CWyw!8qR,%SdfB!@#1IA!S3WsV)jZ7|bhk$W,Mjt3bG;.'K'J!)&#u!]gjz,.0iI",
"!'(G(;5|zS!$ZUd+PSU|!!CrF4Q4)z6]@cnq^$]J5aR_+!&!{}6{8SS1LQW0p}]vq6tlP#!*7!z!!$_$FwihA,6MlD$u),=",
"%qur`%SZY%2692</PZfLlq4aa/nK<A!6C_:!Cl@-*Cb#x&f=fs.<gv;.5Gl),!*@DsYG|_*FnK)NrZi(0k*8cR,8Z2gwuJ[",
"#g1[y8m][X${tgJTc@GD91QAcNTZ1&=@w4w*$|#y5awIV!*!Z}8g5Ir)(9q7PnCq]D{$KU!5s=&/QK<LcLm%YP1nxj/PZ-1",
"dKt7G/W!#z!(17dNsjp./_G5s!&qx}8ZlfZ!z}yz*bzIU$]f|&C.C[C#zaau$WD:q$xzQ5=du73NU7;P9'sYqNTybS(9c&:",
"bmHnxNTfr(7Tr*n$f|lZ!_dAZ6}W#}sVR3V!6YYdQ.vt*tWI4*f(F&a(q,'x<}uU!!B^Y/&WZJ|675h}GB_g4=:uPP##M@;",
"!5r7V6^TF9,ai0m6@9LT&v&I=6#bt[!):wp@7qtq!(r`U&3Tdm,{x/RhzHLC/Y-Q4S(db6ti]u8!8T|TXrL`M:G!#+tS$F|",
"kw}tm8PSbu+@C5Rn-m<K!]clWQM-fC!u=(:.51j(.4_;s,%2F's]R'A*IwPIBnF&#,),@Ut^'vn.<gw4tUh%w*pnamPnV#H",
",igI'!@_[t#aTQ!PnSPW:K:cD<wbsC&mkP%!%k9B+mgS0!CS^uRh8GN(L(2C!Bgr@/mxlF8.^jgsYp9wsg-^v&$&$F8QK<I",
"AXC+cSz^.U!.5Ry#L_|X8zs&l'LLx/$VTqs!KaF_RJ0}|!mFBn6znGy79'=g/Qthi*v_Hz4]Vv^$(Upq*`g'S6{A;c&8RWy",
"!):%T/mpkFIx4XFcKr&!7j'(n67,+KtS'/x!@fI6-#(I;tj075!6w}#g$m%j.46.N+}t2@sXsKT*FQ6&hVs<v6IN3UAmj55",
"!J2TUU^7B=!PacvTpIU%kwRU57LbYwcd$gH3}yHs!&+Cx!!$AA.&vgS!)*lN1L*[d2-7Bd2JAzdtW#9(jPjGwj1Ryf!)#qx",
"tUkyP<$rpL8`:vD%8`Xp!!j!x(IG]7tS#K$'l-Ab$ZYwmbm;vu%W}ip$78.utS#J`%s4yG7a_&fsV+S:7c@RALZj1_!+t!r",
"J.F&17ra7&U@0qSCCn-6(h9D@&14{aF9c+}9P4CQ(nSv$+!.BU/SNS$)JmK'%%p2sf'J50+#^)qU=w9fsgj0mPnj-@cldt8",
"/PPa<kr;8f3'RX_Ut[c8*D^_;(_6D&.<gvC/RId=U^74./SX^S%qq^9VK$(y2FKlisV8+h7&ylXQ/g=f8gi]q0..BBHR);d",
"V4!B_VqUXcV:lxF74miQ[h+yD*scXH75@6'0M<M_32v9fV;R6b=P(c}P2V34FwKlN7uMM^S)6McGUKg7!)S3@7b8]4k.)S:",
"!]clUHR2G387C00Ynm+b!p1@=81=SI#:=;q+@g(<h[nR^WC;c0!5r7Z6_/@V!5r.l!8T,ckr6(hA8Qj:!]zKT!@tl$S(l+`",
"&&C:L%SnDy75_Wz0.PhB,wx)u789(n90fRA#[/M|'Lz1g*,Jc1k1+zK$t}Qz.5Gyc,![aPqa$sc,z[kY9x6iW-tv)4!]_mg",
"8hnP)n(8]_NT4!{ckSy8!Iyrb&udVKFdC3VX4NN)#^1G'G%cT#PQ/uVt{261Xax|!bmFI66&^(b!pFAB2Wd]m$;h+u*Cv/y",
"Y#7!X'QP{_P2}nw=_-73JW1$/!!/dB!&nap@,rLY!5r1^bmPP4hgBfN75w-FNs1Q:f'I[}&[|H3U=w;#bm[Rh<!9D}%V:T'",
"tqA1NH!]]l!BkCpQM-pH(ZR5+/[&mN${zQytujSN#:;j,H{Xzi&V%VXcr;f_tv8]*t}*1-7$j20/]AR,6tsjmQM$88)1p*$",
"ktv%AVZg&z7b/dB!*gv!+=Za_:kx)W&11)V8W<Xui6q+@6+lU@&TRNvbm[H$<!9L%&3wn+3J-ft78CQ^2^tT_77`Ja2|<d:",
"6wPiWV:v::*IN7s52`Qx5^Y0S!)9nj6vc[cW7p&P@-mTQ!#JVP&CYm=$Vd6c!=TfW&PT)#Fxf4p-B]T|74Cz(mHv#&!+-@W",
"!!$_=35C0gV;fKg8QP4!n$zK;!*X9;!=Ai$RJNmW761H9*`]:p)FB.Z6^Z*psW8mJ!AW)(/mk/B0]]@:RJbcl7!jw5(h/x(",
"$YK6x*}yFVS)&v[26bQ/!(xin$rA,}FcwP|#=&Ms!5p<@$_rS[7@U{D${bgP!^NwY.PtFW/Sd-B+C;nnbm[y3<!9}F+$cyL",
"jUb9_.n4ly7WR#Q_{wN0!6'CmJ-q]uU{_`X*a.Bj7r]s,'rvTccq_QQ@Bu$q6uCA'#:B-<#[<$-!8,l7!]zV0'.1Fg!q##B",
"7<zU-_{Pr}7|..)'jk%Y7v-F/76:N27|%'y6w:X&s`NV*$8;Mks_pSjstQsB!61Bk)M[8K!]qIBn}wha1+3;].4@2v.UWM6",
"-ii;iP2.MZ0q]z2P28+Q!'TnX86{IfsV,|B$IyX&SfkMs;sR9W!)r+p,u:)3,C`A}:<[kt7V7#+),Q8(!5s-w+$N35+B6(r",
"sW^L#Zy/]hbmaaNWW4nL!D.UwXTqu`sX5/H$VW/1-x#SL!&.vP+Pqg36_uy<.T1_Y$7UI%8Q&c5:+|`I9.!C]!/:Xt'!:1h",
"/Ty8z&]uQ}/mp/R1G9ijbmI@W7;g!xPQ1Q=/Q`[nbq;tk1H^z8]([#b!^'j_$V[[L7;!rFq]*gB6xI!nBm30*%T`{Q!)YGG",
"*DTX=);sX'.<gvF.68C9,#9+]sZSMC*Gu/38AJ9`s[^nz!5s/(6zV)8R.r$S)a)t#@Cl!07Xb]hu5'3=@C+8'7|AYiqzmaI",
"%#]IVcI0h5!);DibmPq8NT2&S7SuM,7TV4bYQ<&z!()1C6vaDndK`4'8P]ap1,p7A$77^J!:SHg+$RwM!]_,D%4gd<!=^lX",
"#]CZu7*U$@R+[q/bm[sT<!9m9)I,6A,<}CQ,{JSA-;78S-xrcUS)$%3FG.@:,){{`F(tU/u4_`vFdLdQB*Z,9!)gp^!!$dY",
"!!%.h8PAyM4]Piif${h/4Yz(y:3GhLYQ!CMLh`2Q!)RV-,K*zl7;7}+PQ95bdHu@fU^j9i!60R`7U)dd'LLQ.t3p9`Qk<[9",
"!`J@F7U2ki7U:D!QkL:HdNsN[Bqd[78^sIl${qqp!)!Zi!,ndQ!!$@PL*=w;#*@]##Yly03hFf{$7KUB7uWQZ*%@.77I(}9",
"bjqsY,_$$G#xaS{6709J6x&:yZk`|p##7KT-8-8x;KcWQTbuPq:J)[$st;ug-W,7:sV$KfXT=hj7s:9W7TIm*'.*r)(.53F",
"cj8Z{ckT!gcj8(W'p5,k]|Bmd(+0|<8f)l|#%[:)!]hif$)Rf&.;XW_82Q5P[,q9G7n@`%.&Xvv!*+Qy[JY|V7U1<N$!s_5",
"bqnc2:ia{9'4x}'90RM2dKasN+!%3H+!VH^2d!mv!=YG=/cgs*'QTZfbm[R'.;X^c.5p)1+B$p8sX|UV*FG/5])'!Q<tIGv",
"!(nfn/nB6LdBsx4NUjTW:J2bg8kZ1Z%S^f#*R)7c!(xvs88[|}+{j*58QPW8$Y@+}#%<7*cMt<16xzk,M#@[/_@CxaC#dwg",
"Q/2U3275hr7SD$z9-z]_8{F_Vv-V/G:V$XS5:0YBWwFDX*Wgtw&Q%1)'.1:c!,NDS%bGj<:,pM28Q0|w*`[GR9-z]Z6xzL|",
",Yqu@7ql9]*f*@'!}g]t4ztq}*cYsA4lx%H!@j')!(p2p!&KIL/)HV5!-CjtFxfW56]Jgs6uWM0CU8gd90%iJGcm+B7R:TF",
".4LtH74D-1wHw$N'z'ha#^'ks$7_&B)klP0Fcx+36Y$v`W7qh1&pbua!#ji9Af_jq7T46hkr6)zSdrP^3TLgI7[]<&&n%hZ",
"_!];'bm]#H.;lWX-u|[((,s6v!]cvsckTW.uTD8BuTDqjQ.q&aH!pQSuTI*D&&(H#/]5_a/Rj{r+)5j7I;/]N7}p]I<0td@",
"7SkH)y%m15!]hj'uN{n=!5s;)!0!]t#z,;9y]N077V.#VLb,T2!Cs.:U=zuQ6}u|DW8vPs/Uy7[!)&H%4A{uj5%(yx*IcB:",
"%D2}34jh]q8=Jvv8Q0}awg9cs74(8^bk)&..;X@P7rJ[=5YMnDRjc{LzwhF4=&SftSdXDY:*DYG(nz)cU{U=N6*3Vp6]5:k",
"5zTfH!^DfX#YXVM#F)Zv'LPFhIps}-:T=}Y/RK80,#CC9!5tN[,{YiPbm]&=:-kx54=I=;PnC+l!6<+.8tMHN4=Yvl-tsR2",
"7Ydc'%;.|=cj9^.PQ/h$#9R|K2FW[I7r(^,#YY(l7^-M9q!1:)_Y#YRcm$tv+4j]Tmd9hX$V[T^!rcWB4YyGf6XjVh,2JVS",
"`iPLWdK`*w,2'9a**[I+uN{n=XrAVr6fR^)`/NG[a,Tkz!`H,l*cF_F+B<^5&Qm2$*I0}c45d2r4a[{0;h8s;st|kv&vBZ#",
"Zm1-7'zFG(=kZz9Ca1N&U$I,z([k{(6yc7++!Pq(stI8BFvv|Y78:]:U|+TN3SG=998C.;+{IC4sVpJ*C)'B7!.+]^!z|Zv",
"!CPBP/QtbT-y:=R!5`A<.v0]v<,Hzb76#qL/VCP9%rY4W/Rr`k/s3$a!6YYb%fYrJP1p+p%wb2|/SDJXb86Ts2{|ds1NU@@",
"cj9^^#|H<-!6FPX!=rz-85Jk$+!Vy0,!y{KNTZW{<cUqG3f$)6!8Sv59S@cXumUKZ7:7XC/T6I/4C_&r!6YYf75K@34]PyL",
"umINZNT1sy!FZc,u0^_&6<pwY6{/;wTC=B5<!8wr:i=GUjqCG594[`!Zl!RD8&u@S!*!b#8n&}[%qqfq!IJvF^&!7[5y/w0",
"stp):!5r1V:JQ&kp}K:pWwYRaBD2h]]G/1y6xjWP89L1T8RKq1&8!8N#uL7z$y/9.!]v%F7urL9stG{U*$}z-B4*L)Ix=_8",
"/5Vq!,]<QS-:rcC*G.`pbT&Rg64S$7!$yU(H`I1d)ty0qTCF}j76P[_(Xcqu7aJi^*}|A=/PYYARJ&^r777,v+]c!=!^HC!",
"74N<_,Z2g!/SY`X/W@Wj6x!`A:Xt0U'9C9%.5Gl%+|mN*sX,cD*DTXy'[4@d_AVAB!iTf!:MfRS/5UF)#+Br;/U!'&7VH2Y",
"&10|_l-cU@6uw{pM89CATD-zab0sw-=aBw192{|tYQ!xhsc&0Pbv!K[sptQFbmF^D9$iy]/Q;=`+!%B1$rHB=6YKDKR+]vf",
"7gSJj,&wL|[B:)Q7J`H6/c4CY!),4huri;Mb4G$*uqy4$v%ypy0CCkXU=y6y,W(#;=^8pWav%npI`&g%0#m:dRhb5Q3{;9M",
"5c3vn@')-I@',`]umV/97:j{|3%-a{P1cR-+N7b%SG+WH9^3X_7rg*_%45kx[J)AP!^Djm*XvcvYP{[in(ax9P1cq3MFKs4",
"7S7IX^Bu*[!b`qX814k1!^b}I86W@T!iRSWU!n}@zxPuwC*K9V.|8m}/PZR6/Rq.Y/QV@M/PwyHFcwYntS#K$v-g#wv-z/c",
"+!Un8v-SQV7CpP.74jwazA_tt!@0+Ht3b@Iv.9G3$s1<P%2PHh%QmR[%p-[VtrB%Jv.NR!%Ql4+Q.}J@%nCa9!,{RR&ml}S",
"-v19u*&L(i(,^Qc$8x<W%rf<Q&l(y{'Jd6#A=q1Y/TUm</S:$q/R]]k7T@Mzv/Av8(G`':U!x*X&.bML$:!{{.t*6%+$D$v",
")*VLq76c3Du4qPzv/sIuv0)W1+$b6fv-Tc{*^w4w*|6@-+;UJ!!5_72*^y6'+;Tx;=$zbGsVV%m+Zr&pGV;ak$)4)1/QC1j",
":,G,k/S=Us/T.'*FcxY/!'Sn_v2$MNsX{ZL+y1/m77ivP=^H}pv0y.2v1/:H#!Z'Z+ZsT&,x/n584;yNstS3yNtI1pv19H{",
"-s+:S.2IFF.QgP@Bb)VQ-s+$h.QgAS!)')'v2$ksv2%2DNTPsw8TlFB7Wz.;v-zuxv2!qY-!tm+NT[+p6y<x<K.,266vI3b",
"(X9kX!*h8,!##7J#m#Fq!6HiG0J_,r!LT'iSG6Al7U(6r[+a|`dNs<N](xt|;sH-S!Cl`g#/*=c#fq}qv-ZxLVy%#-!lr%_",
"!)DMA%A6Klv2,K,v2#Kt89+-)1ilHX!8U4X0i$[+1GZZg2&7uk!]db]#+($k$w^1}=!lZZv-`&=9<wvs8UhL7v2#P%@Jqrz",
"NTH:w86T}V!D|$b&7!c+7Yd3vv-_DsAf-;&TB{P_4;LzN%!!(X3@SLt3|0gxRI{6s.G/<K8VlTW+^!C5{7YmzBsl3_$u)Z4",
"Ns`GR87)Ax!FQUmum:rNv3c}b$-JTK.y&L5!)D{Q!(zdMv3:[<6{5]}N&/rM1QKH,!!!&xNL2*}!9CHU{)1{hB]Q!&<JrMb",
"HNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdI;nH]!=4(!!=4(!!=4(!!=4(!6v=SVwQ)|;%1[Gt6],.`6{iU|6uu`&0K/x&x.Ft'",
"1fDZ1!)&p0!*T;/!)b55!0*SzxksNj3#bs!!*,//7qb*.!.P2r7AVIgCml^d!0,sK!.z[j!<N[Z4=3'CwUru{L@Ly4zzI(!",
"#YbV'#:BDUw5Q<qg$Nvh7#d:#[+K^])&hhF6yfGnm1GQf#](SZg$P1P)klY1!(xyt%qnq*)kY.1P33ZRcs8C^NT+/#:f)R.",
"$7A-z3|F:u6[Wr[F+l[P!hD),821,07s(-B75S|y-#.G'cj8@c!)CN#!)/H#!K2nxc2BR{FcwN6!DJ#`i!Nm;!^;{t7/:7P",
"vr6K08QP3Xq!(3rn.}L<:KupD;'v<T!&V<i(cydt#;#Yk!6YZQ%HPr66X1UW783hFfht1%!'.bT6VJ)k(N1A,6`$(c76FUh",
"!bh]Y#YZ6MNrm`*1Mk3;79(lzHD7u'f'K(f/SG6I*GAQkg$mu:<!9t=8S1(/*`[GADjRn*/1(B=Dk'1)stDT@0;n:aNUjvH",
"6z'It9mn<!6^a6Z$<;^.YFWn6Ycux7#$6BwYcz+6XjGF06z@.n87GV`shppZ7^zUc:RKP|0r]r^7+YXX84J}T:Psq|&}!H*",
"Z%5%3ZBT.8!^{]N8bc/Csts&=sxji1!`@H&9$6GI[%'}6[]mV4[$n]i9s-cF/P`QS!)=kR]:Q3c#[;0yGBU_7!*WMx!,n+Q",
"!-jq^!/Y,s!-B!H!+JGI!)2w1!)2z2!+JJJ!)H-5!0}2(!0t/(!)HRB!)'xS!)2w1!*MyD!*#J8!)[-3!*NMU!*DCS!+@,A",
"!+!K/!,)`j!+K=f!*Da]vt`_t@ynzM_y9`RQMRnJ8BacW'5F&8vv@7m=A6IH9={6Z7G/`U7G8gV9@:K^9A$yf!31Nx!)zrL",
"!*(%k!)qui!)r1rsV&^j!!$]q!!$gm!!$FQ!z|b}_46sp]]4%LVxGdV',]5u!.snR!+(,%9l7|WCmY(n75g]y!1wt7vsjav",
"KA2Z@t4/dpsXt'*!!&0K9j]_;NTZcG',]ki8QJgP',]J^!-c,H!+)cVvvfm+A(Z*_:qhdgbL!13QM<-a',]+w!)bC9D+A1A",
"-tkx5,:<M0!#fW7<@V|#!)9&4!)'&6.1vpC.nS-J75g]Z!;qSG6@7p!!#b]p!(^#)#:;pAtWH.N',]ZNtWJ,c!]_U<6yH9n",
"78q1<tSZ#U!8T,UvtCr=7:A0^cg=32$vVY-2%cg51dL;t!(z;)tUfD^!!%Zk<`Ps'&mkP%Fk9GP)(#u:H}ct)K@HW*75g]w",
"',^Bb<n,%jS=:dd:^+f#9Wpg$98R]#7_.6|9]{-X8%M`T7dawXW.Tp}vtR8J7GMtit`=50Rhn{B',]U&JaHX}A*yvQPQ7;C",
"',]dLtUjI'thl237)aH8*U%{2!2:NK!+K+_!,7gK:n#vGCmW'2)(#AmH}ct2P*iut6VGkVdc5C%f$TM'c1[.BS){wX-HXn)",
"!*)W2',^)<!),T':tA[T7ZH@X7U'g{',^a*!)3D@!,15:f`526!#b^,!!%#67SF`y',]2f7x7*n4]PccHBPz/58$$x;cd[i",
"!)P+<!-,;s!+If3!)::[0Tub`!#b^+7SF_Jvr_Ik<g|+s/Vus7!)'u:65#^=3%4pS7:rmk/V/D0!)'{<tuhx{2kpC2vr6_G",
"tq8<&tx1w&6{rx)/WJ5<!,8|[!,m^B!)w]`YnIwm=l4[#6X+IlPR+pz7-qu9%;6:wvvtHM<D:+DBj]4MBjg:NF`d<Y;cna|",
"8g|j4vz`i$A1L{]:V1|47^x*zQwQJY98R]#9RG-IJ;xyCjS#QLKtWpLj3aq<j4,-9$T*:q)MN1p!#b]n!!'A28PBG|',]xM",
"!1#pz8Q&4B',^)V9Yci[!==`%i6fSGYg_:u;#DK.F-4q8CmW'2PgH+@CmVQ/,CtP2!#b^%!]_UI7wJCj/i5b&!)'Z33^VR,",
"m*Ul@NT:I9',]5Z!+;cTu0_jC!{!r(4ZMfJ3}qyI3`r&K7w{cW9A9j^!*3'Kv||,C;UDj`AI0ag87npV9/K[#D0am9NTG&A",
"70*FSLIYa:7sDquvuKduH5nsA=A6I68KMsG!4`X-sVukH7qcXh',]@)!*a[7vr@:c6)V+57sDr$NTy|u',]dL!+vGcvrl%x",
"Xl,8#T9wnd(ID-+p}Ih]NT:I/',],-!.,_4!)UwM!,;MN',]BUvtB`#RzTkNZ)kX.&F=0(vy${)98R]2!4`N*!)`9;s6}6b",
":Tu9u)klA3D+@W.7U'h#sVf0I',_7b/R@wN!)'x=654;vuTGLp$tu;]/W=H}/RiA=+)4.c7QM-G7xxDt7xnyXYg_pz8M:5=",
":P*yT9Wpg$6rbTT8TGN'3}rPaW8uYS',^/^!*`-hXT$U2M_({2!#b^J!!%4u!!$LD!P:_@um5)r!#b^:!!&T`!!$U28PBfl",
"',^djsV&krD+@%cPn_w1',](}vsnKyF<|yF:zC{s`*Mr,IS9J[wF73YCmVQtsV)`x8PB+W',_7;!(zJDvyd/5KKA.PACW^6",
"9{cR^x%RpbuP!<Y!=AZf!)u#X9j&qZv#:dd9.!`9Zl!RD8&u@S!A#gx!*I8T:HC]SxB3R]TD$^D7m8yx',^Y==<-R[x}pf_",
"U^UWI9KS6p7qain(ID.0q<grMCmVQ)VS/#qPgH+N+=7)GS]:'RYI#{mJC$|l7U'g^PnNCq#Nb=v6vISZ',]iQ!)&N&!)ZS!",
"!+M+*',].F!))0y!)fK;73YrLyzl&bCmVQ$<+s8T6^BNiurgUh!{y<SR^S%BLTn+G!P7GzuN{hcu|xS+7'_3p4(w2)!#b]m",
"zzC7[9[Q5K8+i7&$7KK-!)UI+!)U:880`7Qz<dUk!#b^474(k.',]n=vsZDxl+l@nlJ,s(lhJ{ym(i(tb7][/v+(%;v(xnY",
"v).{^6VJ,&7CpL.7N2g.jS@7&7N;m][&^G2n%kXd+9:r3'HV_(%Ni*#7Nf*asr'WDnaIsiv)kC926D=Xvt6Xnp^;xip{]%C",
"q:z.6qZ971$f$-Kv*+Yrv*=gv'.-'[r7vN]rW5VKruT`=s4rj8$Cd&-!x'p2s4yJ$!LTAtvr=FBsT0qrsrP}Qt1n*DtQ.3=",
"+#WYlsT7rjt1ur*tnT..!%nbMurk_turcnWurcGK',](Yu.ji9ukPV4@G7sWumJ%rSd4{AM&]jC%2WFm!:rR7$8xF!/T5PU",
"D+IQUum][[wG#1|um][]wd@;!.rctBv,$q]v,7$@#!Z*)v+fh|wI-)b8l$rz!==`%unmG|/RfMK/V8#p/UZ[j7T4HYwh#wZ",
"xaCpIy@#,My%7{l2DdKp%3h1C!!CkC!!$Qk$VW7rv,}NZv-3_T!!$Ch!!$Qk8m_nV!]]j&CmVQ$NrYS<',]7|7S7IXu|GmG",
"!!$Jk;YVvj82bzhvtN_A:.#!G/hD,zPni|1!;Z!rjr;#J!=RaAv-q*0GTvpv7=4iJK7DLM!;d%]@cK-fCmW'2#:9J'VSC/W",
"!)a8dNT:XC+[g!)!)K16!)#x3$s1<K5-`L9!#b]nAf-:Q!#b]n=PPVY6{U.2v-_!6',^+9!)$!5=@_k,j4#ZN829Y8%qp3{",
"#;|'qv.lfZ7qcnm82F6J6v4sx$T[Yu=^0CjvK{1s!]_T+99)+fI$Y*W{*]M!GnnnmJI;npC=3FkBqTbR{)7Gf<1%6ay}M9|",
"&lF(S.4,3^0LCkA0LL)suu9Y60k{500l&ni,#81v)iiyR&68lm0jj021i57m1i@Bp#xi36!!S`0!!^V&72C6Q3`T!u2F8X*",
"4]R0|4]YM0uu:'T4}Q&84$[m%4'ZhB-]}-m*Il+,4zwTP5zhU,5=5K,$;cg_6:*tm+(TF/5YUkQ!@)U($<aAd1.!&X+(B[X",
"4=:C9!@(|t$:|4N+}u4B+'an'3%!y%!@(Hb$99)7&qkD,+'8T#1gfQl!@'qQ$7Uz#N0n4G+&p7{!@,:F$HhBTS$^DQ+&R%x",
"/PPk:!@,q0$JLNaX0gx^+&)ht.45CI!@-HB$L0Zn^<qNk+%_Mp,wyyV!@$vS@8Q]$1IS2_vT!=d6vL;j$<VIT7us6$4GJ-h",
"$<laK6y-'#!!]c0-VN$v8T9%@#xktt!!^sU/mcj(#a3Fa#}`KjvSm*71f'.]$:h2;6b!&`CuQ-$74/=`!@*0+$AD[x;p*tw",
"CuxH(8P=Ys(8qKT0uDLM8PIgQ!@*f;$C)i0B|3f/CvBb,9jc1.!@+;N$DkuGI,<VFCvj|0!@,KUR#U8VCw!,28{rsx8n!0q",
"7|}c,9T+F1*i5d1v{pzJ!#PV&&3(:p&RPV](KR<f7sm[9*&'_#6v#D.)c|g^!)&RA!(FhP!!$N.!!$A&#:;i-(+NCX!!$Jx",
"$VWZ@!&9Q+(-r@c!!$J}!!$U5$782+#;-*1.46i6!(:av!!$lM!!$AA,wryj(+;``!^XqT!%q4c(+vaM#;K3Z!5zk{!&0J[",
"748B$6v{G4!5z;5!]_R&6w1T6!5z;5!z|[)&uG!+vr4TK7K!5_!5z;5#;WZc(+c}-4yA[QBqalH+=8t078A*%c+)2j/Pdrx",
"vs1I]c|#0*vrIQH!uyP@!(Gy47;R|A!b,3d!*Kx'!-#[m6uFXJ'rl_R$!qGuvr%9F!/WB{6v`MH4yA^m!)@Z'!)i(0cib.b",
"!!$C!#Ia$L!(xb(!/8*I!@yQf$@Gvu#qCy[7/K{'4yAVG!),:|QcK%q!)#5/!)@J!;cXL<!)@J2:g].9!)@J2!)5B}4!(CW",
"!),G3!!@(-7<-q|6Wm|<4yA]H6VNi.7qi2<%xtM4!)1%U'54$t4yAbV!)@T%!),G#vrJ%X8)z^d8)z^%8)z^%8)z^%7i]T$",
"7{S,a6Gh'3dD|s]=zn3SfB,G@K^F,Zg@UVIc,D(I/k*CT!)s.1c,Hxfd'X/!d(^r48md/5f}WGf*J3K86a]pL':&np'93(Z",
"&w-M(!5zll!5zl4!5zl3c*^wa%r%K|0r[z-G.,tk),n/mGfxq&:I6P;H$s0g:I6Nx8P=r4!7$Rc!7$Q:!7$Q;!7$Q=!7$Q@",
"8P=ql%x7q.)_=TB!#=hg!@{+F!c!'b7,cbAPnPiQ(F(!0I;VF/7BFhSg]4Zh(,4{`J3X(r8){477i]T$6`1qMvrKSr8)z_<",
"KMuv[!&xV+!HKs*$!gf_#+F3j,7]kI!]qm{+dZU)&83YK%xz*;!)X^DPnKvF$fA9{7B*Pc6#.FH%6Ss7)[@w.!#@+|!@{LQ",
"!#<UMc,HXN5C+=XQ.jWX!b.Uv7r,;CLUW$!LaL^HLy^RP7&'iI8fX{_!G{iSd;y<f(2S:z9L:0'74/ZKc*_Mz9.+r!!*$c9",
"'y]J_81IqilT_3B9m8/j8|{9X!$_<}!!$a.74(:kp$X2C!c=Ss7K$X-q=2#p%1[CX$trz{$tr{!$u20v9D6(pm2.-M5wA;w",
"%1a+`!@9gt&$8#Hs]XpH#<^=2R'5k#!$8lZ!!$=D!k%ga7rq08INL{m9.(N{(XY.6RBL;6RRq;fR`=gGc*p{}w1n<)8)z^6",
"!5zQ;'*n(z7ZZvp82fnT6|1{m*=f*3!fv<79/,VQ8iv&QHpx^_$=/Y/!#&rbG%::xsV58BP1z1L9M_`;A@30<&3Hm/8m]|[",
"g@Tzsg@UjIlT=87!7$RG!c43G6v4%PR{)8K&vM-u&XBk'B:qc87avXs(FmP4#)i&x7qc2]9Lw}.CLad-NU(64!%JS0Ml$sP",
"2a*TX-{y_}G.tA0PQD70;6*'hlL.k]w1n3&7L'x,7/Kz9^<)h:*1nn%^P@i&_!D::'@*Ms@WV8&!UAT$9&_}C!H(q._LJ}9",
":I6Q+`3sPC#dTHmg@W+8H+f3'qzN:I9M$NnsV!T*7<LgAsYZ(@)G4UP)B&n%a37Ld:I6Q/aP.wL!7$QGc*]TS6_nwB'uUiY",
")k_^GqTB=!+P+AI6#ci|7_$=abN_fZ*X02$!60uG'Ls{%!4_S*+#P,8*`n$T7qcQ:%ZNQr7K#=BZcpJ/;Bc,k$XFB):g_bV",
"sV2hz7TB#h76(AY!@m_]!!(Uac31&SPcq^C74a}S7P&w6!A.)l67HLL(ID.H01ijC6VNH7*}xvq*A%</6VNA,:*wuD:Q8v%",
"&.X-g%ZM-Gd(6wQ1$(^TNU7(]!6bnuCW)w(!=auA$!s29$;g,L!5{4T!$&a,#:;i]!@;6J$WSk@!@;6K!{%rwF$.|$#xAj0",
"!@dR66Yb4<!_LCa9b7'L12sC52lCbcsV,<q9l+@G$tzQA3,G8'!5{tm7sf&F58st{'L`=*s{S1=!6NbRNTuZF58t*x;F=)6",
"58t#^!(v.zsWPZ=!@20P.SQsB!5{4]NT=7F6ukYc%W}6srC%kb!69ZbfGqfsfF0iHh;GjCd*Y]Gc/^=mc/h:k!H[jT:I<ka",
"/PPc'7<LfMd(l3;;G&&'!7%<j9/'-ZlLDR;;`yzdd(#J)d-%B%d(s!.:q2&P$}D9s;GlxR$AQx`sVf@3#yI,a:RsCP6Vrm1",
"-u_sqsV2i8!6:JS!6;<|!gN5h2FCl4sV,Rw<9,yl/YK[/d-0au${fBj2P#L3s_iBv=6)2pd-'an=x4Jc=+%dq=^)%W@7Pm<",
"s`ANXd-F#v@Vqnn2P^m2KU#39@d'Sy#_+a@AN<u{d-F#yA4P1y2Q)*6=h9yIB!i7(#_+hBBiX@'d-F#}Ar-T'2QQD:#9,{w",
"B|.q7D&rr1d-F$%B1Kk015_6:,'S%RsV-9-!5|1z154xX2FMVr!K$m[+,mM,/2`IusV2i8!6;=}Du{u*!.h$f6VJ(m!/u`F",
"#wx';2FapL!=VwN3D.=d!KB*a0XK9;gAQ5B1$n.[P1w^U8+$C^c+(Z:gCpHy77JF;%ZTtM<B7y2sVGv*<Mbqi6u&-,gAw:s",
"<BBy$sVf,-!_v&37|6BhgB-1d*J5S-8.K!a%4G3w!)mYF!7&sI<l-$&sWMZ48q#Q'gzMzQ!(6a*$u=S|!iwD-FgmnjNT5('",
"1%,0Q0[V^8Pn]wcc-p*17:^V6D-uW'7zlv/*,#km!7$whFcxFD7#mFc*JX*[sV]Q@C|a.d$cs_j.SJ-XG%6V0<8wJ1#Ya(Y",
"#:;n4&mr4g%xk6j!7$w`%jT2p(Mr,t9f7:;$ul.N(/VtGt&*3.Lb@y6:t}/bNU&':7-!@@!-[m=!)dyqNT(t9/PYn%$yAzh",
"/@rpIq<nMs!i9+!9.Y)I$VU}}!]_'I#C4$VlPt&7$rV|6$V[WH.45}7!|/I}!B+J0!#A[ptCH@;7V`;='bD9N/Y-GFZLwN4",
"!&({:'ygWxi[&.D!)RmA=l4V^Ns.%C<X-2b(2MQCc-dvy;!+R<sVGu|!5{@r-;]g{#(G/H;B]tT!+_#I4Y]kaPnJ6p=W!w]",
"&PT+K!5{w-#Bc!]2FA:34lF^+!)HP,tCHIJ&*qY-/Y-G@&TRY=A{w$='.@TS.xw+Bd*Wdk2%^=[&WS(D/mpJB`myN)c-zrl",
"(Fn34)FH'p,adA8!)%im12v0(!)0dK2%^=^4@LBh!5{@5c.$1;JVhlL4zpB75:-CW5y/P`!5{@:,+LjvsZ%<D!DC$m1R3I4",
"7SjYX!xZ,Mt8*w%t8+'F$XFL//Q$*B/R*nQ!_Chh7T3tbNT+&hNTfLas[=4h!$N!1!Ht.A&uxC($tv@$$X%q'c-yCI&.Y_S",
"4=7`6-^`lA!#{qS!'M8Y$tuC%/Q_RP/Q7MN'Ta*v&M,B.t3bJ=$#&9i9xPU$:,Gyr7s:8|t5+ry!&x[Q!!it;!'aDk!!$_(",
"$tuC+/R;y]/Q7aU'Ta<|(G%3;'0@G`7t#};t5h;#F:-Cw6]Cx1/AnWA!5{4tMjz%a;B`Sx!-=NY!5}A8sXtinM.;Va!Cns/",
"qFWzA!#fTl!=ANh!):.^!)39;7xp5b7b-5<7rgyx;F2Df%qxAy!!$HZ!=AP@!)::k!)3D@7y8kp6fP,<1wN=|)F@X(&w&hI",
"!0Yph!g&z}!]dnt!Nclm86F}x/W5X{7Ap`K7M-]MNTSCj;HtH_+##jn;FZa4Rh8BdT%lqpsc%psc0Ph{SGCnl#ghp]I^!}w",
"<+w;YNs@<pc-yD*!mjGH*%&9q*2i(w6|u6(M86B3kTz}R7_pYKkP!##7^-CCk3]t1d*WQbk9ZNW/PPYu$;hn%#|JBS6acC9",
"%_c`Q34;1+rBrG]34;Sv!6c`^P1cfZ/B7g:RJqn//Q.#l!z|_'Sx&4.6X3#(sVH*;)JmSM+mzbpd-;zasV;sk!B!DNyIpvt",
"$gf2Z+!%x-,!G^(!{0ND:g`JmsVGv*!5{vK!7$za3c$zl!]zK8*cL@g*G%d5$8dRzsXU-Y)I|A,$XBq%l4J$I0jh=U8P`$s",
"RL)kd)U6#Y8r!@P$w$gYTu!:*;B].;U#$r1Tt}r7&|a2c!+1k7!)&f-#'hb:)i-XY%$A*_&*,X//QjJaR+pas%5.g[pIp4.",
"/Q7V5d-VV@*;MhQ/PQUA%xhv22Hr{bSx)]#J[}_1!k<;7)JsZ4!8<k1!Aa/2/]tMZ6AQH[Xh%4l+$16+6w(MA*&uKK!AW(j",
"stDad,_#9@!5{4TK!N6@6w(*g+Cf8-sV2hz#:y3k!5{4^:XKslL3{gHyJ57H!5zR=!5|FP6}}-19XN0q5Au4B@C+qrSG(SG",
":a{-Nc+<C6c-]r4C8!([c-akV1nb**6YtJb&.X4:!5{=X2,IA3^7;m1JC)FZc-}3'1F!!67u3VIA6Gc'7:Z'w5:.8_NT=M)",
"+&yMf5Z)v}6=wVF:r8F`#]cwc!5{5$.ZPx!8PUR8U!tw)!8f0XV[-nw78K00c*`&3lKwX9c*[p(c*z&$6W9**1[)LM7C,3R",
"W7|1X2t5dF!DP{CQM%TZ7yPal+/v9(6}!'!VxIgg!`JCA6lD%L!!U`3.&XH@#$_]z!A%dp6_`lz&$85[:-&M0sV*ck8h{q2",
"$V[MK)i3mX!5|Dx6kPXaK6@S4!(urryIld^!5qH_!g&{3!)#GBsV'4{74(LhcH|Lq%]KsTsWMZ*!5{Ajc-yQh!k@I-7&w=]",
"%1[GRg=0/l8g,BplLG(tccd#079s:(]zWAAPP{4;GVGyJyKUF8,R/q%2,Kh;Cl3t/$)HU#m-7,h7lJ^)sV,9-4;:DasV(4I",
"%1_gS6VZ}li42PI$_mv=!7hWT!g&yc!B#2=S(d(&#xM88m4)FD6ty-nWuGfb*CVa8!(h.h!z|a4j1.Hkm,N(S;kU4g.45j1",
".UC@2'kXPpP2%;V#W$|r8md5Y#7chm98W:K%rDpNt3bJ<#-mZ!!)&/y!]gjz7c{ku76}2`#;/Uc!@x^cG%7%[!,GhX7(@XN",
"!+5fD6VJ/T+B-0Xq{Ad|88(k;!#$0d6|,)r1Lxh9q<{#sjZ-7M4V5=$%qr:}pAkTP!}8#pc.$tM6_Q}B%;%R$7[M<Fyh<jk",
"!8ySR*f6Tk2($Kac+D@+<=XS$8Qp##c+H,/<=Y-I7u#(4bL$R)6v]`WQ0nyKsWWf%!!}+D#j`&Y(p.@L!(z^K7VRJx9;rDh",
"!Ak4nNTnU,=`2{Z,wr}d/PmgV,|=Z=$tuGij3aq=$<p%&c1,xj%Pyjz5ZrvNsW/G'3)Q.g0.+C0J/sz(3}|]CB1RC*4x8R:",
":,Sg]2'{@kr%4Y2!-A&a9<FiL!B1%PV;Ssf<`k$$fDghb/Q91<7@P(_g@4CZ<=X9r.4tdh/Pxd{!,DHb:8ciDP2JAq:8c`h",
"#DhvD!5{7vAf-G/%Z_G)78C^^/P[Hd5%nnS&.Wr'!VJCXtS#kCC_a@pgx6*b!6c}d83=S&7L:(<$0ZFfh;'UK!6;_}gx9jT",
"hVxv56Y:Uk7P&ws7mD$27jm=T7tj8t:%/-I8+AVwtjF916n0P:4m%4*/Y-G5QkP$Ji9dhQ/g2PTSdH#[tnsPFir.i(!8i+S",
"[+gRwak,6@tS$M!lV],3%&3NAnL-HM!]cpXR+n&h:&I|jc*r3XBZ7p<7Yq.ikn8F!,5PSwtkK,3$XwfW.M[5stUl/:JiS76",
"PnV&ILbKQB%yN08!fc,[6x|s-9FGq93iTd;PpIxd!AK]X!)aiV!+1u:!+;7F:MU}mm*V6;/mcV:8qaZ[$VaXX#LAfQ75'gA",
"!^z|yt3bJL-Z_#)$tz]D6[l4f7xd}+ku;c%47hcR!$G-[=l^Lm;B^D8YQddjR}{)mz(ZSU%H:p6!%a8q!!$@|)t;`l7XX]G",
"SFyqP80Y@X2'zTi&QI-&1G2pT!7TJH%d^5I!FwjXtq@d=*7$|j7CNHq87Q[c!G.ppstDaVIZtHh]([r}'iD98&Wf^3-|)(#",
"7Q7}Q$7<diS6`sBtug$[zFjL)*X78_/Y-GP76pzUtqMQtU!Z1]8.r|{HqM5s77&FXS@av5d-&9B/`JTr=mYV78kQ.+#Z1LH",
"lSUbWPprj2790FT=:{[jS]:'P!_60}6z)2-1mc9Y%64<)tt'Qfu)5B46|QB7tvl|g9+pVwAA,=%#Dc[g!,2h^'L,z.&mjq*",
"Au).|0J4DM!$UY)7qcVjbSd4&9%yWdd'X}N8^IgWYnGDt#KYcQ8</Y`JiSJ*#@P4{sWF#RMBu=:7s]w0(gdf!!(Kx.!0=|j",
"c-fxyPQ.,N4q_N)Sf)Av6X`T/Y1UuIFxR&VPnVna+BK[r*`f%2'2&@v9LBMI742pf,-4+Q#+P<g$A^Mh2Hd%c!@,b#/`_q*",
"lPx8d3'pX[Szd167WrV*c*]9./1(B8/PYY;VZ3];/TA8%-;]dI-XZ6KsgIR8-y9zPTpS]6/ih)m,|Dd#!)g*SJj0g47T6^U",
"TxiFJ/s7[c!8gF_7#0}B$@)ND9bW|%c+IS^<=XHz756JzTY:b+!$Q<Z&&:cu:h}fSP3IR@!'WCy(w|m.])l80/]-AFR,C^l",
"+Cf(}!)SiWLCbZ-Qm-Dz282BrP1mvJsV2tU78#-:nDpvg78/JXR+fPK88PSkPQF5RUuaZ86_f6NNrhJ1c-fNW,4KMi#kA2f",
",.bF.UWW]*1I@d;6^Gm*!nIkBzd$(bBg.2n&fhl,/Q}agT%hG:&%f$v3GfXm@wQhV75_rV2dCBA=]U118SyqfJ%[CK!+wQt",
"74(a0:'(Hic+HZB/j[n$6x`+p]GdQ{5@ZCp!Lrf}!)qU)p=6#H$7@mw7<n3+.q}bjC8.Bx6ut1Htug6Stug'8Z.i2JzYrf}",
"tuq$%#KP3F{7U5S!]<;7&C@aq!5{7+lS]Pp3%1+I!$yT{G'ZU1'@G(8y{6l&HAtpn!D:!vP2L#1=_-7h',(D|$<Gj}!Z[Dv",
"!xyL=#YZKT%@DPi%48a_!5{:,7LYj*U{WPr*pZ`{!6c`^zdM#]&H*uu/Y-GA75J#gi7IMy/Pm'=TC(4@#ut]|!=pkAsVdI)",
"=u@.Btq@^&$TT$0umSsf74}{//l!VC7qk[c!@F=#tq@i,u1I%bu1]/j!}@11#88VJyh4vB!69dF!}A3,9f%!2/PZ&_NTn2:",
":IU9|'j_V+/1.{c!,QQW@,SdN!&JC,'j_NX'/jD_u5)}{{%C6)6p-qQCA&15p`-A{76FRk;Aj+`c+F*S/j]]V6{$*7P2%Z]",
"<5dSM7:p94TB{lZ2sX2;XsCzDBG@0X!.bB0*B4#8sV+A&6xPMr-@+5MWWV7;:.{^+;+mtB'^$Yg&10rh!)]NR!=AX#_=p86",
"I/Z_-!*!p'8T/+|)c^Xy!,3!^!'u5hAGm+^!5|F(/SM^bc0Yn-76R:Y*qWP*77f8T,7=if!_sdM6uXKa6wmyZU!P*!/}u&[",
"!%M6&!!$Ct#=1^).8]gv,lG|$XT,z%2vBts&PN,M!DxB9ra)MMsZ.xC&Q3|BsXr{5-zAYQ814PAsV<c_79:zl01iP&6VP2Q",
"sZv;M4r[5&Ns@Dr!:^UQ!61@DF:AWmW7y-^*a7IV7TSv.$78fj$W;}1#Y`9@7-%Kk](GnV!|&A8k:0h@%BB*6=#c3J!=Xb;",
"9^Z-A&n#pMl4Zc+,QTQ;7a,X]&Wh,)!)&H$!);9z$^P;.s4-yQ&!<R<stQsM!B=W8,ww@{7tNIurwF]+k11R:-ZzqyLS.<5",
"W0s[=83-lR4=R%q8T82R3%AZk4:[{x8Uwk#84yx<'rl{g<n#2$7ws=:)JmJp!!XIY!!$YfPWtRxBf1v$:;`/j7t`2U#{UR{",
"u0^h^-Z|%}!5{4TWf(Wr+}T3UWP9vqX#/*5X1PPi0LIG'X-p*(Jl[K0+:b,@&n]0%*g0wt.qi^_!-Wwn4zRHysqhN|6v4!H",
"sVf3)V<&XMN;Z,7&B!vb$VWxs!h)aW9RRci/QY&1k566V2|;uu6])$M0=*vC[+`Mw&Lv1'4%Q20UrNMf!)&bg#%*g:dnC,&",
"Af&Dvu0['q6x]BwBm<')N;Z''8RbBz$aHv3sXK$L&/6YFN;Z1+Xb#z3#[T+S/rnlrS)$.6s]:'K!5|5*:1=hS/PTWl@-Q(G",
"7tA,nuP%xT!%|fc!=AUIC7|387t-2suPk+Y!A_$U$wS)a)csQA!)8atuTM`3c-dvnNrQ/T7SuKy7TV4bXrV_4*@Cl64x8Qg",
"'jyH$3C(n`!{-#0Xm8$LM@VtA!(zQGuN}fcsX|IC!!$<G!!$XP$VWAjsXiAS(dkKNNZx:/,pMk[!A8aFNTQdyNrcjvuSz9k",
"+Z^nkuay+6$Y}HVuT#U0+x{xj$kBzL!+B+l74(;C'5CvS])}ug8QF./95=Q_LD5qnRhwq0!6brm6]b+c0<Bq&7s|ymNrR-^",
"7TSu5VxT*r75=qC&3c+`#b566dg4CkNrn@V8)UcBV:t:S7U1<9R]|BT!ABxx6Xq1D/S9J1!z|b$!AW({7TDmC$Yv[P!@KQ9",
"C&b<jNZxRJ7)v:'M^{tl!)%3[^a7Jz2:4m3NTV85lKxlIYnXtV/S'A&c1g/sL'JxR7xl&Dc/5+s-F]AWNrGN'8'qaNNT2lS",
"gG3$'0^F1Q9vIm_%STW}ZlGi^wcV<i#H&B|bIIx1@lb;q'5C45Z.m8m528T-+$:@{.r1Th6tudw[J$2,7H@Kx)Hu0r7umq=",
"NT]uyc+xzZ/Ws!c'nl02)i.#7:VMn:sV,AB!/kS2!&znx!!$N3!!$ay#1K*mQkRhX#Z88Q!5|F.Sd5Bl.H4^r6_MvH)d(rV",
"3GY3/!=m26+3A3<+!VH_2d!mw!=Y)5/bvkP#@n0T*D,=t(#c5|2i){/NZx:(*vVAY/QiRbNT2<6_BU,ac-[#[#@h`]7T-{`",
"#x8[V:+`xR#Y[l_%SQ0zxc);m!IUMYNT:bS6uaSN%D;lM$<HB2%T^Pm%6#h]Fv;p(6VNH%cl3K3JMKt(7tgh,$77+,6aFQD",
"BxM:W/PQ'L6H<S4QMJY39s9yJsV,Rc:X_y2!(-n/ADa0!LGk|;Wv+`i)Jmlq!5{4T!5{4pNTR85/X(h_*)K_+8@uw3:.,=@",
"8Q0|w.S|IU$tyX#7gSZL#(Z8D!C:4M/QtbT-;]nD!5}UA.8:6ri=kM$44j8#z(x_j'bD4@02T,&88|Ig.SW-)#K'z^9N*rD",
"Ny7Ht!5zGd1/PP}4z{Cm*q.nq!{TPT{7(L#!ca_Z740vu6yWbA%3{z=!MwptT%]s+7K=J$6[WlC+ddQ!!)8N$/PRQ4XT=wK",
"%rB_8'jp}!F`4ZYQMgIj$V@h)X4W(CNy7Q,urbS&###T:9z$iU!F(=M79B'@#%ySq&t+S'-w3s9/X)!].5Hh#-u|[((,s6x",
"!]cyturc#hd+r#BurbC8urbz0QkMx|3|%yVurd=jJMU]^/VVz(/Ri*7+)3u]58A477x1wm<+5{c74M<)stU8IcnJCW.2<#W",
"1+'ZL:N)th/Q%7q.4]V=.;9aV!]hL1!#*!{;W5=w[+X-dHs1W*:vMxn5%(|c1GQDa*IcB.3pTT_utn,D4N1dg4d4!78:L([",
"#09)W8Tr%_!+5c'6VJ(c6uaS^[J6)j7Y|NW;V9:VstGwi/}&;8Qk@7r/RRy^D<zylTC(V`#uLCZ+!%a&/Rq*{!Av.8!)8H:",
"(/T2m+!.,,Qkq#-8R}33!`JB*8i(aL/PTRm9^{++!5{=Zc1Vc8358$t2cv;X7qlXg-Zz{'+%`x9!(t:36HHmR0.&d56{G$x",
"Q.biIJLm%Y!!&WC6thhwYdS&x-tsU37YZj*%;/5I2Ji!m!6:IWsYtyt#7mm'@K:+I[X5pnG6$&^SG!kP!BTYc+GNjr!=c6:",
"[Uy4l]'`B+um;.G!6:KP]UHM@C%4p^):L{,(Q3^hdm2T[3B=t`]q='8,1/TX**[I,um:{A:&B-!#zq3K/cF.38c]BW+5tM[",
"/Y-GR8SDc&$:XXQh}RKv44*I{-H2U7#ykf48m]vb=Dq|SPT,v;!BKHlNs.f/<cAdL*`yk`77L:JNrIXL$x:F[%nCaD8!,6S",
",x!0<9K$5X95^n'7D(p`99JX`+{KUysVpJ+1XHf+##Y%s/5UF+2'zTi/R*pY.WwSV!5jH=/T}f4.WxRvNUmSC!i@[B86%-W",
"0p/98&U:/L*aX'J7YU5h0LFkk!G<B*V:t!D!D5Z2um:v/NT<<j,C'UT#|HA8!6PVY!=rz.!,HVtC&mvL%`H<!/SFBL,!z!t",
"1Ml#a!#rjV$VWkH4![Dt,uY._1$(|</lqF7!!svUP8VKj!6by@+#Hq8#wy(+zZ1fM7ir`U!5g86&l-0Ac+D@/<=XY(75IB6",
"TFh'wsuuq%JM_].:847}IS*NQ9M4!x&PL{=!/Z|<#RC<9!M1Kw[JR+a7r{'u&PPQi!_Rf.6w<(bstp*8).q1t&.Wjx!,[1j",
"@:)vSgd#hBPWtZ$$gp8[stK7`!ii&57W^H}.q}Y$Sd@=D!_ku#82lbn#;n+:/Up);27J{U6v]Ad#AI)Ct3bD%PWt[5-/l%p",
"1l34/PWtS9!8f3h:1f]+3$v<j#JG-;!%aT{8PAhn*`^(*gd1_tD#V@W!*vUR!!$D,!]_b275,ig+zxAA6ZIr*$A7[U#=P$w",
"$(-Xm,!<dS6vA#k+}K$/RJ<KR0{NvJ/|qMK(KN)n/Tv=`*DTX5*Fx^G!An<YSHZB0!j20S9Qj3TPWtNy7%irU7X^8JSdKCb",
"8QcAG'*WFmT%T/A#,guJU#Kz`79bh+bP3#[=dAuQ92{|vhBh:zsj|h6c5=Uisp}WGc-ckH8}Bd9/Q:JG+!%g<(FwRM6ZH#U",
"NTQwW<+u+u6^BNiv2(/x!{y<gXJD#gR&:XV!R0d1um:ufv@0yC7)WR94(xPZ!#C5D.D|_ddkbL/KXTMqCT3#H8`:iS<gS|D",
";MX/w*9b}zSJ%.v,-4j/7PM[;q#QVs!Yzt%t3bJZ,7S(Lq<{#s7PWbk7P&vdVxK$@)Bs{38Lh/q)FCm|^B`iSPv3Y<9(@5&",
"!Z1#XnF0jn7Q!|pnDqJk+(i!$/PmlZ:QD&7W7wu62xcR%Fh%Whv2#NK!$lAu!!$Cv77DV;6vw%)/Q.'A!)7-F;@ZLm.8DU@",
"v2$8Fv2#p8v2#[3B#zSuMLxuHv+wj8vhV'<sY(1fw(j[b8MFWww*S:TqAg/r![Ks3tS#MKvJV.'x%hM(xC(TTxaF^Hy!chB",
"trjLSvJj;:xaDCav2,6'Vxx:9*!R*u'z1+l!)6PCy^A{Jy{`(cz:}1WzZ<:R$H$6My{hJmzZFhX!).bX!)%Xh{7yPP!;fSk",
"![&]_!yCgY$'BW5!]fjr8l%SQstJ*97BUT3/Qvl2/T_Kq/SD]d/Rg7_NT1[4X+frP#v<gj$Tz$nsX{t}$s8uB!=frD/QK[x",
"+^fIl)dwrgtq@WbvLvhV/Q_iWhCVn2G73F|!(:=M6uWyq[+XWU&l1g^stI8BH4/8,TC*L&',R*k'Jp5xsY#@$&MrIY!A5qT",
"!'{+cvQA&@bVw5P'-ssy'Jn<%()LX)'Lh5H7TqV9/R=%m/PQ&Q*{N&,!H8z5!*r@KvN)Q))&Ii5)Cgs5)b'|0IMnMd)&H|H",
")b';3!)&Tu!)/X(/UfsJ81{v'*`Z;|*}w|/#;,}x*_#d9+;_!=*`Ys**}w|/`xh{b+:kXl6vqj=/_:vj!*P^l/_;X/!%Bla",
";wB[j!6RpH,8Zmd!@|-[T%s*a7VL/D]d7jvdm2XF/PPd`8(k{*Nrq$0/R3i|WW,8bC`^,dZM5UTlWDakqFVq57SgqNvK|U&",
"!=AR2${wn+vQIS*vQ@Ug87n<l-XKPZ!8iBZ,W|1Y-5VqL-s4-QNU^n)/PqX&G%7t6=)6H0vL!]pImIJ68TM^,vQ@Y+D[!6{",
"NTGrj859.N!Cb1U&5dt|7^UkAvL!;]D[!7#U!Yca0JghD%!4:]/Mlp[0,K,`S(Y$iJ.wP5'QLzP@i[I'b-b:QBu2,myguYN",
"18tv7!)DMA/mp81;CN8w1)GTg@i[I!1+!Gn1I<*DuPIX[vQ{K*Pv4<`8C5(^!KR5_NX/)FNTTDP!=4;_!=4(!!=4(!!=4(!",
"!=4(!6v!VY7{$)v6V|n!sl8%d4N(T)$fkny%qng'NX|SXN_$Dj/Pq,u9.%ZB8|tR!!+ZjS8pa:TaTR8]!=I.#Nc6As)(&!c",
"NT:I2NXNLiNT*yfNT2!/DLK_c!0,yM!.S[n!1P<F:9/y'!(}AA!87L$!G0kN8|tR$sV&5]!!$Vc!!$V%7SG$QPv4'[rgGNu",
"zzI(!9LDirjZ=.Y6u886gJc9W6V['nC#h*P!7$wp!7'WVq=!PU#Y`QcNTMM!qcxqL#](TSgAm=R)klY1!(xytgAm7n+))-8",
"6Z_lc;DWv57KC)6##J@T7;VRu6y/K<P1g2g6u87YP1flZ77vmt!#[K,!%|'F!!$G{!]_Q{7ia2I!#[K5!%|'L;F4gz!G*4m",
"#b4,l!LM:rPRB,G!$b5/P8XRl:lVS%6x5]G79N2hZ.fzZ/[0`6!_8W=7s'9d6x%)-q=F<fNT1q7txh0!:J4{};F6,y2Dj[{",
"%SX.TfDj<8jxPUn78]&#'4yDc7TsxWi@%VgynpIb!6bn|jxXW0yQQ|S/N`5=5YMz=3$u[HNT38fNrx;M%Y9+!ha/r83rJXS",
"!6ca6yQR+|*w]!n/Y-GQJS7d293fx}*`](VFI0%,8Np^-#a8P-!6canK{md=8J;:#stT-%'s!6T:,7DA7<CB/7b/YP8hdL%",
":Q[C$NUa2T/Q`UT/Q^bpNTCwSkjnr*2.{GWNU@DqjPUG(ynpB_!C2!8@%wrPHhR|X;'syxgGZ&|!F+5I3hVYrlj7{m9rsZ*",
"3i@`S#[}pc/QTltNTN0Yt/7,dlINM9#,{'H!vtmD7ldjXu^kfJ$:BA`n`d1zp!%:qNrFF)+G2'$p$xiNp]`PsNrFF)`Z6Ny",
":kx(5!*vS%!z}'7H=Q|@'57Jm<pP]sFI0Y4<pP]qI=%U=<pP]qNTd9@'5FLQNTTX`'5FLQNTT[a'5FLQNUZCmKV;`xJw[R6",
"1niy3<pP]zNW14fLS7}{M0r8lDL3drDL3d&MP1CfMP1CMMP1C=MmPM=MmPM:N-mWZNL-a@NjKlVNjKkJ]zS.hBS;({MP1C8",
"P*iuCH}ct:X-gTkU6sXYTwUN^UtQl`DL3d4VqM,jWP+@wX-gTv(Q3^v<pP^)!-5)k`::qD5MF&M8=8Xu7zXfpGSFMl!*vS%",
"!!%,X!!$Vg!!$Ld!!$Lf!!$Vj!z|tu]Y^Ag^Y0Av^Y0Awa0d2}aPBR%:!kdc:{#Fy7f#-[7_.6|!5q85!.6^7!*2!*!)[35",
"!)JT$!+Lw87}9Kb:S.Wx8H9hk!*vS%!!'#v9-}^pNTs1TDL6_cCZ_.g7<zRm(y/L^NVLns=Gn'C<pP^K*f4wT!0vNV!/[tk",
"7;C*3NTp}bP8W.F7b948<pP]sNUDW)dc8<j;F2F4G/NA/<pP^B!,2:]NUFVHf}SfnQk[6b;}|&u8aSID!*vS%!]_VX7_6NN",
"7GCmW(x'JzWP+umUt[{v%sA]0d.<^mtb#J&tdM/.P8VZgqPrWHX-gT[NTRkrXL*YCXjGzLX.0naY(R{6<pP]x!)S8XtWN0&",
"#YZtd/bV,H!)+@HZM)aYR=iBvtS$M!P8W).7InKnh9kFB<pP]}!)=#StUj]-thv8:7*=pGtb}0RZa(9(N}CwVA/^i8HpZkg",
"<pP]m@G7bT=g@^&vSp*M&$Wf!NX+#)DjUidhwHI.NTmj=P8W3D:s@=(#fCc8S(kX]P8V{L%m,+M<pP]r!)&5{Dg{^,'jfw!",
"'.*b{(,-8@!7%Kp((|XD.ZNQ6!@-Rq.;9Q7(gbf4(IYWPNTxZG&11@`&PLP%)F@K(X.'h^8Z.izNUQ.G)(&:j*${_(!=v%C",
"NVg1F.SM)|<&bQQ!*vS%$VW8%+ZJai+;2:`$fAA0+;+v:*F/zpN^8KItS(y;!!%/%;'x++NTf-dDL6_cDL3d*DjRnhJw[R=",
"Q.it0JiS)'<pP^Q!)h.r!))$u!)U.4!),u1{&'-I9tQCvxL[='&$MR_<pP]uBaC9w!*vS%7SFW#NTp-FDL6_c:nXpS<pP^5",
"NZ(rY]zV)SDL3d#HhJK3NUh[tgzP&r1*|}LjS!zM<J;JY<pP]r7[zA%tqxyZtug&fZ.i1vk.Q{LtunIQ#KP2rkk2z]9(nST",
"!*vS%!!%+=!=Ah<P2TN^P8W*]qx7bIjr(U@!X%Lj9Gk'[P8W6iq:ZNGP2K}6fDgZ{:CqK16`=<kP8VLum(IS=7N2]Xu)q}/",
"mFi!An%G1pf$ra37NGjZ/g*9m!)-L-tumuZ5acA,B40rtNJ!:Rna+_bp=gygp$lI_7/_FUP8W0zp]|9DB{0&T:qLay&11rn",
"8Y_//h9k`^<pP]{NTJ%74dB[z7@KT=2^V@`77`Ja<xs^V!gTg'@BK!}<H0#RBkl}YBkw'ZL/<tx;mMHx7Mt-;I/ZZb<pP^j",
"!+a|X;+APw!*vS%9j[8r42]DnT_qZw!*vS%!!$JB!!$V%!=Asr!.X]H!+MyY!*&sG!)ALAnk1VuP8VY.6XBCcsY(d+P8[R)",
"B&ihM<pP^&NVrFrBq^-^nDp66nDy;JL([00<pP^/9Ui54!*vS%!!%1#!z}A7q:21F)/0(z<pP]x;$K@@md0bADLg(.t3bJZ",
"9-}IINV6r)u0d/==%i.!u0lwvC7|5g8.^)Aq=]fK!Z0w$%2%|/tS/sn!)B0Bu5/*|P8V|k@i0y@!=bwbmnA'ulIu:!<pP]t",
";C8IQ!:5/c!,TQK*=dDnu0a3b$tugfu3KPcY@`48,C6Ng.H0txu3KIaP8Vfk@0bRjNTX]#'5FLQNa5D<t3rv;!*4rb&M=:b",
"BS;)4At^rvBSG/(7qdx7rwFrcbT.BfP8W6xF[Cnu<pP^'!)PL_!0MYY!+GtX!)L'SsV'1}Dg{I!'5BQj<pP]v!+-:h76_{n",
"Af-:G<pP^<!*Hf^!+GtX!,A(t8nJY57]9[nP8Z=A:p-2d@A(^X9J%7Z2sD!w<pP]p!-vv=;I7w7!*vS%7qckINVA!pu0Z)<",
"1*}!huP!=b;F4tDvKsUW<pP^_!)d`%sV'1z6thTN%2X+2NUx)G+dgs_GH4Z37zXfpCf,mh<pP]}!)aCy9jc2}9Lc#v;Fxs#",
"7r]pv'klhD75=74v!,,^/Q_bU!)&,f&/D1F))Pdd7s9`9unYJB',;|^&mjX|7a93nx'NPU<pP]p:fl$[98fj%x`R[^.;8i}",
"<pP]q9-<VWHs1V&<pP]|!*!Cv'hx95'LHm#9rzf]7r(0QNU8UK'.6dd!=CIU!-HHx'I<{[sV)`S!]_rm7sXiRGbazM96s/t",
"NZG2XQ/_F{-YBpSNW_bHNTqdtP8W*)@I@MC7B]A0x'lIS8;s`i7zXfpNT@2,+dgs_<pP^$!*&R:!+s!W!*8U9/cCQv!*Ci-",
"!*9,L!+^kSXKp^UC|M6T<pP^5<$c_`Ns0I5!I5]&!)7KMN[aI!H}gnpNTmjiP8W3=wcjLZhwHI8i6fS2jS!z9jq@'==zzCv",
"!*[_GB0U*T6nRn}<pP^'6cSiw]duI0P8VY(#RC=*!M1KwNUV;2!=B'S!!!!xU#_rJ7mD$YP8X&G<$nXx8mq_r9jl|u27J{*",
"9.D*]!*vS%!!(Pz!!$XH9-}=QNVj}Ht3rv;!*,J+,7*UluP+Dr!)N1q,8'2v]zS-xL:yZy<pP]s77yW_](iBXP8VY;@m[T%",
"79DSC98fj%!1u`l8.4^=7@n-{9W*6y74WAp9Lm)w8;jL!:3X#Z#%m.wH^c-_@x$(|7A}BG/Z4Nh676guhuY6BH|&`7NTTUM",
"gd=a]1(SG=<pP_N1+<5X7J`K7/dP4]!),7jbh]c'b-`Q{`qG)u$Vs'{8Gy|=$tv@m<pP]{!)JQ#!*Q7.!),C!!*Z((*JR5@",
"<pP^*-^c=L<pP]|/Rww3/Q^-f/Q!g`Dh&*&;dW2nf^UH3g;2b7!),`wv2*F`C|C)h${}]4v2)kibQWd%v-pvZ/gf&}/SLU!",
"/R1fs/QTAm88-3lv8f0!#r.9YiTIaHt.0]L'[qhc=@8{s%zfl1v2$h0v2$@%v2$+|%44IAvFQL!vFdZQ7MK<Q/hby2/PWBX",
"/T]a7/SBs,/RdN'7TH=5vFyU]lJ4TnU{{7u%nCa^U{YZ_v2#w8v2$r=v2$J2v2$5-+/dL2v9C[LvGa7dvGuFi-r77'/irJu",
"/PX-q/T{7G/SaJ969g9Lf!H(4p@15pv2+<hDz1):<pP^($qU2W7#6xDv.2[H!ClI8TCPgH7Zh8]v.^'xv2$aF+,lBw1nMX`",
"&`$a'!'{+HQTplc*R)3)v/4sUvHr$|7PWd|/jdaZ!)6c7v2+S,v2#M|82NRH&1:)V&PPL</QUf0/V7Ra/UZ-[7T3wKs7V(_",
"t2!x,tn^40tRxwTtqkD[uM3Xb&#ZpW!)VD[!)73Yu.s-gukY]6!).0H!)VD[!)%'W#BSv_v2#y56th5690M*6NV,,SNr]Mp",
"P8VV9w(j`_!@|-[T%zW/7T{04NTmrPv-`MB!]_ug;)jJW8^aS&!*vS%!z||-wG,7:!'mT#$uqzrx%hL@xC(T5NTQ5D![a/V",
"v-[!IvJV.TvJj<G<_YbX!I5]&NTwX+P8W%3y@#Hg!LT0l6^iK<1w;LN!,ndQ'[4CL!)Lii/PYKS7Tr#gNT=l(v-`MBD[!9P",
"<pP]n7q`][NTS_(v-`rUP8Vfzy!bAg!!$v0@:)^JNV6/;`SJ._7qjh-vM%GpbQWacvPMF&9jlKd7zXfp814L<6u&*lh7r+3",
"#8`Lf<pP]s",
};
static const char bitnet__spv_attention_bytes[][96] = {
"!^'L/!=4:P!(dNk$VU95!LMS.!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#xJ}2#:vq1A|_<)SiXT}",
"!!hNK$;(=y,:=bm!ByTQ,Y[mm!@(KF$9C2c673q-+]`P]!@($7$8)AS#:FNG!B3&I*`n7I!^IFB$DhKaH}xu_!`2|H)FTpg",
"!^IzT$GLWnN.%Kl!_ibC(+9Ht$HgJKR}rZv!_KN@'.=*}!^Jys$JKV(X-{1&!_$3:%r%a-!^KR'$L/b4^:'f2!^Xw6$Vi89",
"!^B#6-VX'v-Gz3v.SJ<U+^_5N!=IF**)Uar/56+!(lYNL%XHKi0.-z.1,Cui6Wul}02S5]&Uayn1+*942)^Ip1K,=p$:IuR",
"2G}AF'3J8s1gfR5!@),k$;G(;-8tQ0'3.;70j`&{1*}/y1I<931g[D53}r2A!@)X!$<k0X1KVNL(mB!{2cap5!@)#m6Z8)$",
",<LCz(lwdw1IHG}!@(K[$9Cv,'0Bl}(lPJs0.-|h!@'tJR#<B4(l15p4!R_C1gRs;#wv]Z!!U8c!=sN#!!U,x3Bj($!!TN}",
"!!TP,!(*Xn!@(w7$!Ism!!UJi!=s_-!=|_-5{zYJ6VH%F!=|l1+ztM/,:<^30LL'@6!0mP,C$w474/:Z6Z%246:n25#zkTL",
"!!^HG+]VFi#]udP$@R$c7W_3#6Zuu%7v9:D#}t[m!!^_N-tl-x#{{=X!!^lS/1(V$6;V^<#|P`^!!^|X0j`*.#|wzb!!_,]",
"2'yR6#}B6g!!_8a3B4y@#}jRk!!_Gf4]PCI$!3lp!!UMi!!`dx67)uT6aF&J#aK4{$a(l$!]]S-6a^W!%Sd<8!#=79!#F!#",
"!#9w3!#'x$!#R<'&Pjl8#xU<5#CqK$!^0V69-{$0!^l}v&25WU'.+2D!$-lP'TDly(+)()6ul0*&n+WM!$-yX-w'mf!_V,g",
"(,|:X(L8$d*B;4^&1.|Y'0UFN@Vmg*(2IwX&PMQf=dF/Z%qs'I7SdQ_6YR+R%9|.R-923,81rX.7sPHh,|4T3K^*:x#@$F2",
";k}qKN-n}0*}yI%/RHsV8uX(w/8-Bc1I<XK!#D}_!(24;/s=-+03%}62cW|:6tf=J7SMcW!'K1Uw,F&G!&vp4!'#uP!'U7Y",
"!!!%!!'6%R6zP:B7H,bxzz@|p6MkdY'5'9l'6-9R!=4%`'4pv#PH|x5'Ct,|FI&zv'44W%jRut-'4C:m$thtm'4Q6YfAhQ!",
"'4[RF]zI'g'4fXH!+ps$$ugufaQi`W68mx]'5:R!'Ds*$'4x7+'5jm7'6]DA'7NyJy$;B''LHl2'5.F+C.CZ!8H'Zj!du#{",
"7qa6}cQ3g/6VN6)9avhj'CgAl'5%=*(2]'38Hw38b-bl26Y]Ay'8A|g'6]D9':&]^'93(U!i5W+7JMKR'5W%M'5LY.8WM1h",
"!G{X/bCF%R(2S:z9L:0R!!+ZB!6's89L:0rDC=-`!5KJPaR+1q)(<9T+==RcaQz^UaQij=(QC4P(+<bQ!ti6P(8qM,g]BB3",
"%xiJ,7SZu%z]/@z#ZMMdcJf{bNrX`%gS1/U$^QF{!=SF0GZTr=!'%],!JbB3$!gf_!{)p[!*`'h74(;x!t,rD!#<2F!!$C&",
"!!$R@!b.N@78zA[6u/0m7SuLN78]%}),(l%H':]{:I6P<HB29i:I6Nx!5ILM!(4HV5,Yh6%xjYN74N'*)-LG#I$7%':I6PA",
"I=.Xpb.,IR7JLs/sV5CF/8%ID#H]PZ#YZn)*pZ`faQgcM*J:$[(+;]0$r<:9&85X-aW)+*!{/Yj!(nYz!DBxYNrTNu6l&[S",
"6ZZXv'2@w/@WV7}!Tk-:9&+W[!H(_GJgfaK:I6PIKVDA!L,#A`aP&#/6tf=b7qkm#LJ@KU!AxDXNrTk0.1V:N=]PjH81(|4",
"8PG)5)]y)B!#@5&!@{VT,aNlR.1Wm;i#RkHg]4Jb)-A$DMq%8[:I6PRN-x22g]WHR0Im@dNM=NlN[#cLNsV/V8@|ZT'3@Wv",
"%vRGl6kr'b94JSiz{^))!=I4&/8^CL8dg;d&nSyB6^_XW8KiSXR'%Z6R3I,^RK,!_:Y'wd+dYzA'.hh[(23j5NT-J-0<.A8",
"8m]Kp!BHK5#[4Vu!$/n%!#<4)$X.}-#&itbsX=;c#YZl#M@i%a!#PRD5i6xmNrW:W$HKSn6z&W)7:6*T!]gZa!$&f2))IUN",
"jxfMN!6'tB!6'sG!6's=!85957*J_Ksa^c=!'mP{7D/`57r!l|&8,1Q(IvxPNT8!Q6VT0r6|[-9F68S&sV=&y85&0A$^c|s",
"!(wFL!(wNUNT(DA!%hjq,K3}h'7X.D($5Qa)k_M:`IvY9.1V`@5wqf|*+Z6Na7W(jc,5ta#Citc$^Nh{lj`,Qq^bS`-`-8M",
".zdM=)lSLd;n#w=%yQ^u#C:V}dDva2+b/Qg5YKNrpB(^h!!*5&+%{m;+=L6QL4,*Y!]c_s3f*7!aV$Hv/VMN07,6};,%(Y5",
"sV;nv#}lnw!+NK)6u%8xsXrhd3]|.$%xi`u#<g5L!83pq!%RGQ!!5B1-79bhjwyQQ8Wl.vsZL`L;.mg87Kz!m-l#,[I=(D1",
"+!.4+*igV.Uqz*u!]hit$Y={y!B)yisV'&@!!!BP6ty%C:Q(/YbIJ-'#:9LL,C`DR!*!Gw,&,zk!5hB|$X@z=)%K`N#zaau",
"$WCka$xwqA&TRA|aSA||&W;W:&3wn0/PLvAgYXm/gwvu'h75}WsZMf@`{A%#gYW;&h7;U-htxp1sV(.V&]@i]!!!`;#x!2%",
"1gyGs6{UUVaS-lu63LUJ2FMW(#YXVM$wX<$sV'C;!ClD|NU.)/s_+!7sXq_(iSQHxsZVArsZM8q`x.d}iSNx,j14G9lLNzA",
"!!{AA!+ppr!/kPK#Y[ky#[t[^$7=,aNrxuL$`T41!`H,l!!(Dj'/p6A%qud^aY_!C!iTd}sZT80&=@iasZMy+sZL[aB3]x7",
"(n[q-k.0kwkjm+FsWj9hl+';1qAh!)/h%zY/mv0g'T:'Z!)$+8sZU({(/+i'aSB0%#uBW3'0t=37/U1P0)U$*sp$$Nmc^l.",
"!#]!xm()`NmcdzSn*Xm18,xj)!XWYR!!$<I!/ubw79C4y8-&bW6YYv+M^{mx%49jd%qqa9.ShAr,@0|{!'5Y[*RGqp!5K%$",
"+B,-MpB!bj%49Jd!|d'f#Uq3r!Gyc.)/9iqsV5,;05XQl!5JVvaSAs6w'x-Y!%GHH74<w+#[+DDaSA_s.1V(H!]dX312496",
";kK(cx`ZIGt0)[WpztT;q:3]w%BZpjsp_KRspsZb70p&j.P-J8+{4Hi.P|S@sZMvF$z,h+sZL[v/Su{:!)-m3sYm@;sq;uk",
"sqR%p!8g)T$Zbc|n+a/I,Z9-u+8`HC!@),@*RZgk!i%h{8k'|isV!}'4=Y@Nsqp4vsU|YP=ht&x!6(:u!6(=W/f_%M$ZYVX",
"aSAiv#uB;#$:!{{8k:,kt3_._stp'Vsqy<-!#yYf%@B+h!ZNz!stD)R8.r'<IGTw!9a'^*7r4UrFw$&Y]T=tqaS-[YFc}Jy",
"]qSVRu.$x|!6);t,802s]().p7t;UIsVpwXcL84pAVU.2$|x)Gb0fPDb3,1kQkR:KBn/[&!#pQ2!}{YU,W$l{^YFU3's*n(",
"!)0&5!SgJg^mw6u_7LN`)I,*;)xQJr*)$TSsxC0hBPqD8C.U+D#uF@^*M*KVsxFu)/.[]}.nD'c(Q@*2sw)qRA)P.v78f;%",
"QMJunsV[*::gWU'!zzGX%#Nn5/PLu}!]c_S#aJhN!L=g_&um&jNT7;9&3Dvb6_`ly6yzBh75h,{WmJ&U&<2Ui!Zc*$!!(Rn",
"sZU}g%;5ndb34Tl5w}&ysWMZA!84x,j{)$qRhurQ!+fg_%SSN(!6(z|v*}8,vI<A(/P|[y.Qn7m.4sJw,!*@DsYG|Z*FnJ3",
"*GBkT.hs+H.4gYc+aRdW/PFMZ79N*xvS1k-2*fvx2j*Vd3)$1g01jsmwF=[$!$q@47SJU8*)_lBbr.y@*BC=$!5^!P!5JSf",
"9&)*V1+*,<7;[%j).qGd!)uK%sV'8GRJWxW6z'IG7Sa<n'43}Z9CZKkb35Pu9.N.N$|pcg/|x<c$7ynS%86zB$y`=!!5]u|",
"-y!C{sV2i3!5^!V!5^tq!^Cqr!HFx_b3JYZ$r@wY:RS$Wb3,IX6r2x<!Hi,F;y0<[2dgKC;l{z}s_lwLb3M2t&.ZXm<jQ8f",
"=Thyh2GgUM6`Qrx=gfPvb3,]_3KuT^s`G}|A/BC!b3M3l'Iu<&<.dZlB,<amb3MXz3Kuhksa&],!5JSuC)&/S3bU=Ysa5H!",
"PnMJ,B^^}j!5^!Q!840&3'-7ZsV2hw!D/dx!6(2$c/Zjd74FMV#;/0F!]csk#Y_|S<C=hzsVGu}<DXL|6u&-#6YPp*!_v!%",
"76NiqsV[)n!z|f*#Y`2]%Sf65!)&Qj)a*3.<a]W{sWWa,!6*6M8q;K#$)NwXd.Hb/81(sS#:;mC3Br;R!=VgBNT4m|1$0$=",
"!$irUsV'&5!5K[v7tK2q'rnbw!6(:W5itB//PddxQ/HCL@K'{S!,y.]D<{5qP2!LYaSA]`7T,-&LD@nR%iWUy%86jdaSApx",
"#uB7}$:#%}P2.3$#,hVd!)#+xsU}s27SF_&74WB%$tt=-!MwpvQN&|$%&_];2/*=M7!0s.-w%Jg87%$m'ra5r#@@FZ*`Z/2",
"6zrtq#ZWAK+&H(u*D#5z1YNT5&qV*j+==Xp#cZ)D!6nK.U=m1l9.KvGSd5yF:}/$usVGuw-+U<A!%.bl%c/5z7%8wQNr],f",
"#`NaZaU-L-3+yYQ!5h%TU@Ax6#@hJS%Tk$%cL8R##uBG)%6{G%!^^}`7X&C46vT*G2,IA`79R#2!DiI#t3b@I,$KpwsX@1-",
"!5I|$7X8Q=74C439qLfR7YA(!4FCBI/Q9!g%s6VfaSCMp,3N}}sY:m6!(=i*!!$[V&10h^aSC^z1Fhbd.42Mz12ksc9unqh",
"C.WiLt4c86/ZfTP/Q:NN'Td+vCk8D.'8h}Y'5Dg5DIu_,-7:lsFX9t32(2mN)MPyC;ka$@7SQh!!,0-*&PNv0,)rlQs[zWS",
"!5I{m7Xkrj'ySJz2N<Bb!);P$Fd15;$bqVW7}*!;t@nU;!5I|h.1YM:2F8_MGF.nzGcJL/GF@P)0rrMB$@G=N3,m2y!*&00",
"!);c*H^*(J$cN}^7}fICtAL|CIZ$$uIxA,jI=tU5!D0B]!5Ihz8!,AV3`V#/).yxkmFPkL#z4&l6tlUv7YhQqDLzB{3`^VY",
"8;jN.Djzu-Dp@$lg<qJy%4j<_sV'&6aS6P:6wnW=(1tp]PnL#I!k%nF7-|[!R+g|Xg|'p'g`/NPb0_bVgg+.F/PPYhSdkah",
"!!]MH!,Z{Y!!$@t#:</d&PT%_Lb#Lm!$GN`INM,U!(xpq#;$'x!]cf^7ZP}A7WA}z!]cfm;MJ@N7:|Zc!6*<6!6(:V!6(Fv",
"+Cf.u!6*$-12A#-9!.1M3c!6[!]zK3*cL/a*D{s')[Gp..4gYR0Nc7I`t)H71%.B_c/T+)Ql/b:8*w:`7-+G#1:0Q*$|@&`",
"!*9$5!!%&/6th5l7r|*l!84#vb3@c{&1BU@79^Li&VW{c(MrD-!5^}|/R^t-b3^Q()#RTPsb8Tfb3,/U8k(vn+!!|}/PQ97",
"(/Wc2aVhq])A/uUcKy[$$[XQI,uP(B!5Ird3T7`TTCI8S#y{8+!5Iut7=45S6[]7GKHNY|@Vp#<!xJR&&18xa6]s*v5^nWU",
"f$h[J!(qpS!=Ab7)kZ9;A7&it#fIV^'M0=f-@z&BaS&&+C7}kSaS'VZ1nam!6[9Sv*^&HB!5I{SXTIXj!Cl.]Fy8[,!5^`h",
"6v}k3X4bB^77jMpiV+.I!/:Dk6th1vRJ*=G!!|vK!,N9!'VyJ@$V]!l!,A#|6{UNV!-)Q8RI|s=!%{t6!&xbQ74(Tk-u8pM",
"'LPzv740w26VJ<Dt,C/C8Iv*t!z}pi!/1bt7SFDq`rDWHj:ZCV0jgQ:#-:5_#::=*!z{Y7aPNmdau7[S!!vYV(y/ISp}N(p",
"aP9V]*J5<j6}5,I7a9_X,:4#LNrYS)7U[u76t2Z;7_w%773nr_8C`ig4G/jmaSFm!9.0yx18jHh6x<uzsVqj+!5Lbq$8645",
"#&/],k7Mc_7@6;6J:#ui87`Av74uW+9T6^S6yq;M6au;z!^'wy%tYT%&PTr(7T^$.y$I@)ZMU<S$yD3!!=^lYsV'&SNrYb=",
"!JvIH(23xV!).yrJw_]5NT1B'5Jwi2QkSQX%nCajZ/vY^!@<#^NT[k.!)cQ4'y]Ry%8`Kj%STn-!)pgC7yF^p%42wz&1Bt'",
"R,1fvt+QWf6pD8K!!Ag<$)c2v!!CxIGU,z/%ZV}[7S[n+'52fz%9C+$!@;7&stD/T87Gvi$7K_n!/4wY!]yX7!]dCf'LP}v",
"!Cl18(9m7bW8l/u8,3-@^Bd]nG8ai-PQPIFsWCXS3p@<G7_3%@Nr^d7!#pQlM$GVIQ/++f6f3:,%ZP5DsYpD[8#A9h-WJ{4",
"sZjl^!Cm$t']0u[76sfL)dds5`t)HAmPg%uP2TSJi8@bc%yIlm7V*hnNsa<<0yjR3(L=tA&5[Ut!7XGL&5^ZY!55zs&pQvq",
":9j)K<D_:dS(WX}'Wiwl$tyGXNT5sR)i.0='Ntv|-YWZQsX@1DhzGju7URjj*F0g[@-P=dU!}l`6xLC<Q/I6F72_)^!HUm`",
"NrRu./_1z^!5J}v8qnJnSduI.A)P550.&2l!a]Ql:'*a18-&bD:8cU5!*!JxX7T_L2%D^_!-uP`!!$K)';uCw!^0gu!5Ir[",
"FX1#}!+GFIaS(q&77/BU88'sf,^9LD4]VYN!P:Nv!(t0;-Vx)u.8Y$.*DwHA+}t2@sY2iV*FZ;1*G.^P.,5uC.4gYa77kFz",
"Gddg+c/[w*!9:&+i8@Ws9nxc5$VY@*/QB*yi9[74+#]pi:X$TV@ZR|L!G.z[!7X,Wi#[xBd`_f!/PQN=aV$!A*BF,)%7^xq",
"aS6|c*at!57VjFC%;&aRQkSBk6zXj|;*4rZ#BHB,sZ%<D!$8{D!]__+8U{=_76Yb'IN.kc5Rf)'75{;-!|v)d!5K$t-YAsb",
"sV%9!/PYchSFukR!/M5R6j%uk/QM{k/}4@H#W7!#cT]mY.1UJ3.4A@W,#0%ZsZN%q*Gu.=*HIPj1|'0^.4gYn79(76;FJTN",
"!)$^2!)$YI!0YpC;Fh!WQ/7`w#NN,f!i):w6bV.LYctMx7Vy#LD;k9h!)&8|WXV7R$X%t9$f&i$C.DW4*)KamM|nz)Vy%!7",
"f%G(n77[dd(gfLs-tx0%=l=Z=!Lq}c&8*=r!)98:740K8/1Z!0!5{1}&#nv|6y,9h7vXLf7Wq(J/sGcI#FH7h2c_:1Hs(14",
"7!(89)gMp!aSBA*#uBrF)I,6A-9ykW-xcwC.80waNrQ_#6`WyI2U/{X9:H#&#Y]y(7;VS)ZM%Aa3p^QuNsFb[!^(%2*`dQ#",
"&RNq]!]csV[I|sI(F(#$:]dz$4]hQtU^{v%.D-3:98W`K$WAW2!5Jqq7TIXUPJm3laYfRn#*2&%PFT9.$gMuL&71N<P{q!6",
"aSJB-/j-t71nV+X+|D*S7qq)TQ't,K#xaNRaU/hl74//H&B)IS7'6TsHh9*x9f{x^)ci03@,Sha+#zD]:j@$B+|nDj/PQH;",
"aT[Gz*ZCZN@Vp#NQka/%86#]LSzz;R81,s^#wwr(TYBCu7SFCw,YVN9!{AUq-92|0!+_{b(X9x@#$}P4FcwNZ+|D]H!P=$L",
"40v#qZBR`rY1`ci:wH927U%JpaP:a+K{fzA2H24i!=lJu$IVDS0=<FG@W!22NsU9t8Hm,GXs^7];gRj;sV*5$9QaF',N35T",
"%ZV1B!({IcPQ[5-['cX86YthsQ/.4u$+9u`@,]hI7cuL3NrS/gaVU1r/j)3p-;]kC!5^UF84r1<$78q'#hBb01gudQPnj)H",
"f${jc/y^S*,3Ni]UIR1@Uh0a!VJ9xa/s:HCV8@Bvtq@TK*f4P.$<.#l+{*Lu$I|QfR}kth(:imy])41X-,;lr!,R=c-JZy3",
"#x!!W9Lc*'&10[c(ixd@!_|s@(L/`5(;B4R)JF@Q3f$J_#/<MsNT[Z!X/}(T:RQ8/.r[*w*aRsD!ZYt|$%C:a!=yrB7GG&m",
"u1+Sc/Q-9H6hhz($T[7w1y-SsX%rIYNT:k67uz%q!p2A6!]cfm/Rf/S&53*caSAy{#uBKk%tY^(u0_!G$rr*Ft3{C@81z:a",
"(gpu86)`17WW/_m'[4_m$v<KZu0^W9aSI@%R+kC+754jLPnYC+AfKQ-!@-0-.)U<s'|P%Q!A3p!ZkKjj&p9Zt&1V_|'kkyY",
"3BlQxu5'K1%GhFq2GIQhVP^xRY@B`^,/*1u*^WT69n#}=.4W|;!`I%J9Zjf$$VV4'$uUzN+R+<*,WP1<NU:iC82F6U#x_u#",
"!84#v6w'Z[$@(ls$%a]n#ZrcM7TgB4u3//,.5P9Q+|mN*sX,c@*DTX'!86.k,V{Z/7V2RNVqYC+(^(nq!]tJp!(zd758+,a",
"!RW#T!|TcNYi%SB#aaq0/R)v[P2%;=/R*sV58+^M7sbt;u2FQF(GC8d(,,f.!2I&Nu5'0B_!]5!%#.,$tq@M7(daGPR+gBU",
"(d_xL!$H#q5/'=S&RrxtXIQJQ!`H,l&mr+l6{,LN(h_1U*`xq@&MJ0,!d+bZ74/2f4r<%h:dXXzZxz<g&U#7N#zDii!2I%r",
"sXr}}YFL:N!Cm6`6w7kw.H)y`u3Bz3[8&LiZBISf*F&wpRhDIS7!@8WQMUah1v[q9:P'p8Zc=zq5;<.[sVp1{!5K%D9R((4",
"$^[x^7u'V{#YyY.8PzqMTaYv;aS-SKFcw{-1g[HI6Yj&W%4GA7740'Z+=7<%75YbY)(XB-f$Zvh(<8m)!A-sQ#Y_}+7$R<=",
"3i@N}#Ylb5)HhKX*DTX#<6ty}'0tDs*`a<l#aK3k!$y&r#Y[,8!5I{lTB|(`LG/$2!^(I0,:=yz!#U-a&B]yJ!#{tR<$q}H",
"'6Ux4!'ZgK!=Ai&`;a5FB&Uax!*+Qy!)]xl7_3IM(+[)A%SWZ}C%h5xNrZ^b1.QFG=QtQl,|@I3-70BHi!6yu75jFu-VlZ4",
"7,lqy/Q7)m&}+Jy.uP}C6Vy/|!%_-Q*B=97)*kz9)g1['*D{sr*FZ;C,Q];5.6})s7tu7rNrRbV9IFnn#GB92'62&H95NU0",
"NsF;-[bP5N#Yl`yVy#&=5=,R,D.g2H!#,=J:[#Sr!*5M7#]w4'tS$:sj{W}D#C+#n7!F#67*J[n*TSvu!)!WhZM'Dp6KQ[N",
"!^KX*KMd%H%SXS]8Q'}0*GARL-iCJGdk|M+8'x=9(IRJ+!33db6v1KbL3zAK!!':WH61J//1)'M!G<:*P1p&Q6]m%-#NlLk",
"'32/U,#X=c85sJK/qQ$lsV'|<$H$5G!($T)#:<#w!c%sCLiq3Z:tKva^wRxh!j@3t7r*qf_V-B0$Db}`!5Iu}2%Dm0$=DDI",
"aVT1P^twzpNUj|I74WBv52CV]R,JtT%3@Si';c:}##+n2juNw7!__f<y=c^7H2U#g7Rd!Q-u9Qz!]*26yAp1y9@3djy{Ar8",
"ya!r'(IKVgu5({[%44Pt`PULp#:w-47jQib%SSvW6z,PlsVRu8!5K&u-Gz7*#cZ8L$ZYgGP1mib$8h!p$MI[#+]ACY!D0{s",
"PRRQ6zx;#I{7[:K!;H=B!,2@L'.-$(!=RZ=t3b2|uNjRSuN}bY+nwM}!)4Mb1NyI[!!!%nNL2*}!9CHU{)1{hB]Q!&<JrMb",
"HNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdCiFxl!=4(!!=4(!mQ-gA7xny|7qd:B7vW&]#;WtX!f46!74,_1$l1s#mV8Sm7T!R}",
"(,sBM<C+B479bgG79lmH@<2g9&ih3P!#adl6thH$*J8mi;cQpp-^S35mQW5l;+mt[;,VDJ75Ivx@#TGU7Uc_&6vh5}7Uwl(",
"=||c97wi6M6!Yv:NT=%1!(nY/*[CZj!,7+69:qtb/n.xK0&1Ti)(#Al)(#AB*${_-/mm]L;gRsc/nC%LaQhABp+q@h./sZp",
";jCR=0LC.R).ps5#;z!H!&V]%74*q^4]RIz67*(]!&}vz!!%@F!!$lX!]`TF83K*}$^dX(!&}w$%SSr:sk&T*9m%[,J7I[L",
"mRy}B!!+%X#:<)2s[r}s!!$K-!!$Sq!!$D&#Y[&f-4Y#U!-#&R!)57z!),1ysYu64!z|slR!,pt*`Ys5^Y0Ay,C`A}!'I3/",
"&12#SsZN+wsZL[J/SCYh!)5LgcFLn4d%+-u!)#Bf!-wWT!+;+A!*nV4*!HlNsZS#h/k`F8/RP_d!)5]lf=D`<!)h}rmR-Z<",
"9BHsM8S3@.8Y<iZ'5D<,!'I2v!z|f*fzzXYg!ZSSgYXj}gwvtVmQ$-tslkL]3<2J:#`#dzhVU,w!(yWmsZT@Q6th7v'TF,I",
"sZTa[2A$C;<J0K+/U'aP*{KS17M#dH;#3J-$)K6un*XI&8+h}z7kKh.jS$gV!!&ZB2A#|C'Th|K!'I3(!!$|<!!$Vt<`P:)",
"n.B5%2A#z67sWmM!GP+mmRZpy*{8HbsV$$X!!$`<!!$A%'.-9(/k`FM*{Uq9#s<gjsnltL!!$CZA2}:r6yQfZlj:mG#`#f!",
"/Rp5l1n^JY/PX1/*{K}@7NG]V*!R'%6`LL*+9;].n`X^m!'I3$8m_kzPUHIa-piQt!)3F/2A#|Rp==[yp$MJCC8-`62A$*|",
"!*Y{%7y7$770R`P8.TdU6yQfZ70R_Y8,{v6!c'Gx8-a:&IGTw!!'I39!!$Hp!!$GJ7SFM4mQBd29aDGU!0)JX!*'ZC=:dxx",
"+(rVtsj(hN2A$'9)(#|:$z;/A<{A4!=Z%y7!({YPsw+D0+Z,vU,!(XhswDzz!z|[,,W(kf*`n#/!*,T#!)2<|!!8hLC}5Ju",
"!'I3J!!$k*I4[qi7X%|^q]G{n7maDa9*rWQC&&'y!w{Mh7PWHbAR[WJ!'I3;!!$GP!!$QS!!$P]zzG;-cTp=M6V['n&xCQ{",
"!{$|WsV'9/)Bim:#Y`2Y#ba+.cKxy[)kvY0!')wQ!$X(1#:;dx!6(:`6YI1$f+[0L=l@#87i%i1@Jzp;6_P`x3%^.n6]82a",
"&7|:--#*f<b0`@n!)C8y!)88zP1n&N#=x7+!5^!k!!$K#:*y=usV-6JF:Af+GI[nDsV+=l*7B0!79a8b*`])%!'g@w6v%2!",
"%xiqg!(Di'7SFh{]dH6n!#P0I+{+Ab6uV/2-tpD^$d2yp#=&Ms.SQaz75L4rb.$gp7T4lx)FA$L+G*<I6vsuT-gK&q)()}P",
"1IJ@(!'.yJ81$W[/PnB91/MAg)r3wL*fg}N+'CY+.4@3|+}`&:sX|UX*FG///|Q0.!*,@4!)X)2!)NG<bNtWv8UJ%-&WRd|",
"!&qi!74(<-0yL[:NV,u'/RzGH/QX'|NT<:`2a6'{0r[A`NUX%%!,N6S6VJ69CuzAuB;$0q6cHSJ$7_.90rYaG6|(}@84J}T",
":Psq|'[]_-3=t^y3^3i!!_(cP8V1Spt422At8*qw!`@Fj8tcju4=[V|4xN1z4=F2P:2R'//P[a8!)9{85W-!17ys]s-70aP",
"!#kdT!!$k=!!%uh!!&Q$!!%hV!!%,W!!$D@!!$DA!!%,X!!$KD!!&{5!!&x5!!$K)!!$C/!!$D@!!$lS!!$`v!!$Qx!=Avh",
"QkI,R'G{FZ!+<_r!*{u<!,'8|!*L9n!)Cf*!)w}k!(yD$lumJa<]v-u!#WGK'f:Nq!):YfsV#`k8PAs^9/K[V77B2.lr5[t",
"79f#C3,'$.!$!rU!z|zaBn&N|lj6bC-^[V.!$!rU!!$LV81$xGXT!fQ(&Yt5!*^a9jZuZ,(&YY9!)Z]%ls'[&!R4&!NT3%r",
"(&Z:)!)QS#ls1^G9u|!}CW^)}!$!rh!=B4pNrYb2(&YZ&7T+$b!+H]'(&Y}w!*=Qw!*{d7FI2Ws!A={]NV+%L;pcw%/md56",
")c^U-*${_FsV)`Q757,GP1wcs7sHb4GF.'C!A={T)MNS1!$]G<(&Z.$!+nLGlrr8D:6T_D90<2+M`%[x!&VHv(&YLp!,YnJ",
"!,8|r:jlrVlu1<N:K&8<=}[-A7[uhf@I#7BB<r3ssU}8L*${_6%ZTpb9/{PM/ukIrPQ8k$A^vjB*`ZS&WY:Hl<'PCXK!`pu",
"!$!r`@:)t.I]Fk+!$!rU!!$s]!!%|/!=B[=NX_Y3(&Z]G!)T=y*[#(X84M2QtS&^Q!!$CG!!$N.!!$N)!!$RH!!$N+!!$S3",
"!!$N*7SFKyS(pY=(CwPG!)Ws,sYn}Q=x1T-YQ0cU(CwU^cMX;480B(MsX@5#!!%CJ!]_la6^|n%(Cx)j!)V0U8mtPm*J0&{",
"7(da9(Q^.z!-%uV<$qzySdJV5+!.4Glr=1z@$4<bsV*JQ)@s}Wlrpvw9P/^J7tV,,%bGbJ!$J.W!!$X,7SFMp)@u^U!*}Xs",
"!+;+A!)];XNrSVA)@t_m!*pDN!+[$Zlt$T9<!v=!!.XKI!+5W5!)76Z!*TJ3MmRRz!$J/$!!$v5!!$=`!z}#iP(43m*J,:n",
"9m$}I7&w;]PnZ;5)@tz:!*7Uy!)S;Y8]_f#K{gC}!$J.g!!&MF9j]#X%ZU-s!*Zk)<R8Rz7Ul7alu<&'IHDp:fAsD'PQ6g6",
")@vgU8V<2iltuITlh+<UtqC*W#:;uHu,Qf-!]_^F9*+G{1vHat#<cV|tunVU!]_WF;$-)k=A|w=86uM4tqCuV7SFrKluxrz",
"p=_/^)Frl+tunq^!]_WH70Q|S7c)rH,-dC)uk(yd!*3iK*^u#x!n%Gg9nc+btqX%X7=SMHlvV{sp{;Qdq:[w{lj_|Aq:cCm",
"tqW6f9mW!`QM3}3u$3!0)@s|M!)/8{!)&2z#70_S7PCHdtqMGt/jcuYP2,ll/jds'',0PJ8.=pju-bFssSrbbs7f3]!1.3A",
"tug'A^%`xL7{z9rk12=;u.+kj!]_T_<=aF8qYx^L!)]/8!)kb%*`ZnF76N.D+r/xG,WUx+&3WRmqYxV)!1takwd&l+_!g;B",
"(,8+Vv+HFv,8NU8uk.k_tuD&dvIf)b9Lb(DsU}GQVqM,k4]P/S4]P/L7@AhH#1@gvlsLI;90[GG7=J4m;*T%49!h3Z<*'&S",
"7B=--@`.7a,.Dsq*!HvB83TSIlrnnI(:KV|7SISC)|R_+!..]s!*550__%9GBb2ZU!$^:l!!$gg!!$y87SFcI)|RCv!*4Qx",
"!)USA$tt0Hlt<c@6w:X@6Gt4'!$Z<X)|Szj:p;57ltB&9@MmJ0+Zr24<,Pnp@D9iy,MKT{!)!2[Bxdyd3,0<5d/@rz<5uv}",
")($4'VS/$%;'s9dYgA(vNUB-38wmZQ=%^h1*`Zg,ZD|:nu0a3]!!$J@$78*l!5Iv.*=mjCgzL+0Z'_1a)(#A+[AxYziV&]7",
":gi<c!)|P'!),x2j1dq!)(J[)!WG(dj3bKH!}YYZjn=3!jS#UJ!}YYZk.]<!jq^sN=3byfZ'`&cZ'_1au0a3a#:<+Nu5'CA",
"!]_W8;@9M}u1UG}u5'Zwu5';nBb2by!kI:h7MsLVjr2PAl+_YSlh;tWV3nvXbj<f0F*pw|!B1SZlrHMyz]!!B,U(.CHm:-&",
"Ii69qG'g:g{(PAbIjig-!.q6^8,UgKJy}Ay{)jJvH.y1pHm()jBa<`tDL.Wilt%=yHhTU@!%RA5#c6G+!!SS1!!V/'!!V2)",
"!!SV5!!V8-$W)XG!=}n1Kp/{s!@(z6$;Ph)-W$Tz#^^7Y-tv6v!@(XN$9kZq(Iwcd#^4{U,Y[m`!@($;$8)NZ#:msN#]kaQ",
"+]jVL*B=$-$F1smJ:]ck#zkZP*BQ/n!^J*]$Gu!z6W''-#zFI')(5f{!^J_n$IY.*UVpn(#yy&G'jz=+!^K6#$K<96ZcyD4",
"#yQiB&P`u7!^Kl3$M#GD`r%xB(M]|j&<@=d!zzSF#x@w2!!SS,'T8Bq!!_$62((Fp2(&Z|!!_2p'jq/X'LS&p0j`'32F8[6",
"'qFax(gbGx,wyu*3DB0y&U(;=.9sq.'tW;i,_{+&3HiG<3g2W@4'ZhB7:A0T$9k{&4A|!b*IW{*4]YMG!@)@|$<%qX/3s0L",
"*H@cN3B@&0!@(ik$:@dB*'i@5*HfG!2(&Zx!@(3Y$8[X,w-:;g1+*=7$Hq%s76pL]#`7H7#`MK&#a4v-#a-%Q#^U}k#^VD6",
"#}02A!FIML!@)*A$!h8y!=r|W!=|s8,Y[h#5wihT6Y]1M6Z%ZY7u[n;#_x*f6{Vaz)MRYc#aJCL#a{nA$!hT;!!^UK,wpmr",
"8yZ@A6[4Fp7vlYI#a*srLxF@j#x0v|ls'#*#5wpamB#Cl)H'f4)fY2:)fY_8)fFR7!-|8*8v+Wx90g+F!$jRM'5Y3&(8d(&",
"!_UNV!%*fG'jz2S(2AH6!_i[Z$78#b-YG_q-tn;7+`jCH.4,R^!#F'V!#Q,v&47YB77aj]-Vf(!!(z&J-|c]|,:4t*!(r.^",
"!-H]V!=AR+!G0,p2)%S;!'-'p6_<<0*JU[L10$5)&Pb;;#AHi81mY/w!#Qf=&6Paz%w:xI7:/@44=2pk2dJ)Q3&]#V4_5a`",
"3`{,P5;rk_5YKMR5wiWS67)aTcg9&$cg9&$cg9&$cg9&$cg9&$cg9&$cg9&$$^bX`'4saT'DN5]7]^:)fTyf]6VNN06tlR/",
"7qhp28md/56VNH.7iSMif$U|;cgD,!!=AKR!G{i8c|R*b(2S:z9L:0%/iC##!),Q&c,[dzc2CLj(6/u[!t,mN!5zuY'j}f`",
"'521I7&9uL!ifzZg]4Zhc,gg{$!x1.6y;NU!j&tLm1u;g8)qWR7-=T%!6Xk=8)r/'8)qW$HvB'S!'Lw0!K,];$!gfH!{R8d",
"!5zkH76q.|7[uhq!%rtJ!-5iI!#<47!!$R9!`r]278S'W6u/0m6Vy.P/iB{!0NbT])[@]&!#=nk!@{1H!#<UDc,HXN4dM+V",
"NT;2V(-)J</iB|}(i)W=)[Tt+!#=xr!@{:K$<0<ic*]U_!:/}ikmI10#J]Z.!5zmv-Gz4X!5|V'!^9bp!^R,X7;m`57/6n'",
"!=|s<CuS`)6uK,+%L*}R#^`UF6V[${m2BNV&pc&'6{},I9.)l=#Z8Ch$r<:N$@L|v!)5h,6!ns&-4Y)2!@<+5M83Sl!a7i0",
"$V`*9!dcB^7[$pN*,$Q!/85;A$7U$078/8Sg]7W$8UC/Cg`uIwl9igK%s<H$%MpVK'rc&nI,!s%8hfA=%ui&a6V^JZ6uuix",
"!-z<T8{=<i!#;&8NT7|;!NInRK94dT*-}9ZKFjFkK{JZ^'4wFr@WV8&!U=_G9&^+g!H(pRLBrg;$!nn27CVS`8)]J681X&r",
"N&L@`!If]XP1s(;,u:sM=]PzM81)/98PG8:)^MZM!#@G0!@{gY,aNlW,u<L9j[,=Mg]4Zh)+f{8PK[{l:I6PWPgRd<g]WHR",
"7n.DrQ(w#rQ6.X]QN/a[8AQ{YLD#Sg$x_.s!6Y5Gf$Vg'P2N6r'DbHlMJxx!81Itc9Cvrl!MgYv!)UUV)[Ab9!#@uP!@|6i",
"!!$=L6VJ+gsluW7/7}BrDrDCKc,aT=s^gW[8)r.Ycg93ncg9&),:pn=!(pTm!*6}m!*lD8M|G637;j_x9.)g+!#yZ76Wcyt",
"'yzh_FI`7q'BJl`'70fL'6I6D96F7&!:hJF!a1s27;(nPPPxg9%NCc`6dCzQ%NCgS'5JA;!!$J!L&lY%GS&3wsV=&y84ZtW",
"$^f)6!(w+@8AQ+B-^HnsP1mfD@Vnbp!]dfrdc<2d7,@L@b<PNlsYY1!!8,8b!dqJB7Jk{C!$qJ78md@9%423}#DF)l6tn+Q",
"#C5YG/9p%Y3-i6h9QZB!=`|B_Cxw^w!'0{|7r-mq7j9{6c-qW2c1.-w*yK)u81!f`c-]!^c-dyV5JaH5sV2hzq:3`Ac0[*#",
"q:2/Csq)fY#y+jM!5{B46xAJwsXrdmsd=K.$=#r]!&uGW4x9+^,aBL&,:H`N8,s<w)(+@z!=A_c;M6w^!)-`JsYvajscLt-",
"cj8)f]{RLj+rJq/FID4Z8iQ9asV'4{#:<#@sV[&L8PAn-:IU9<7bi^Dd+Inc7PC91,:5xic+',$'IrF*c+',('Ir`:c,|F6",
"/i7(Q/U(YH/PX_x-r@GX.PrXFjZ67P$8{.I+:j[Qsqg%1mnFdK:FV;J!5zG8qcix!3}qyNt6RtUsV(=[t1([dl(n|ssZTJ5",
"sZNdbsZM'/6{M=ysr'Bw7QJ#(!:^Ri!!!:89U@[%!j#Pc81SbSCPnT}sVf,M8_5'Xmn9U(6l.s6$8h($%quucc47FD2,Nlb",
"uj`/XsZMiBsZMfHsZL]'Axlp,sYn0@srWh(srku,'Ii')sZV0l/T@7QA4U[F72{Js7R;FkstifT![il.$f/Gtss,+2ss@76",
"!}J9|t1([s#A'5vsWvPA!!$C|#H1{xsZMvX!(qrL'9,B-ssTBDsshS@+<w%|sU|iQ!+*Ki)U6%VNrmU<0-mU`z]!Ly+]`8.",
"/K8-#%4<sL&#dsl!Ctin!)9W*&@]y*$V[N#!5{:$qhZMBNt*rYsZLcZ6y=+='j[tF6!YmPlm=wZ1JF4|%N$4p!]cpXzFpWp",
"IztTgFJ^0,.lZq9(giqVqcbTQm(!09suuih/T#%[<!D$J#Yux=74LM&.TTkG!Z1ZP#7muT!(xiU74VSWc+RLbs_ZQH#uMPa",
"#xu&S$T+c@sxk|F'.-%'#uNiK$T*L]%1fgastFtkH2|8d7aJ<Ps9Ag&$B:y.bR{jwt!+FU!99H#sZLz)sxjf}#a_Pf/Z*%I",
"%;-.j/i6)GAtiP$syS2Psu`lhsutyl!&xUN8m_ki&PML'bTLVrsXs).t1',z!8[|w!8]#r8KW*/c+'j#'IrL.stp'Wsxm59",
"!-i)8!!$;|*pdYu6vzUhs{$QYsv4/ssvI;w!.;JB,i<}x3}{h!szNnYH2_)p!=WnD!)rW.QMHCL9<PUU_/Ki{c-f/_^t}xs",
"_L_[b)Bu=S!6Z_!+}@*C^_n+r&3TWh!]d'Tf'f!H!w='Bmn4Jz0<VfCG:K6U!}{[B#1wSy$F$<h+$!|p-Va|`c*{+B84y+#",
"#1y|S!$/r'%44Q=3BG)p`h.{T7J7yLc+(_<'Ir|@NmTp_,,qfyt&N=6.5wFvsw-(:<^$Sf,'fADs}%c]!},%|=Y|H|!JxaR",
"ZM0'K-HDYS!)3bJ!##7R8_}1n!5{:Z7,b4n#aJVrc-fkv7/VbQ7IQ5}(gq:*Hp22g1g]Jg'.*bz!Ad9W!).n{)a4G_!62Au",
"/Ry@Q749#n2Hng4!^`=P&PUPUqci:HAD,LK0H4[XFI3@)'ls@4aP,-{!`G6U!B23U!!(Ua*^0/)#A'5ysYG|`#:;v'sZ8nr",
"6VJ,dsxjmh6zd[@76wv_c+(b=fzzx6c+NG*cPkR&c-ZlpcglG(1$(^i!!$@!6VJ(fc/hU6!@b1i:*}^_6XD`9;(Qy@!6Z$f",
"mn}_;7D/]Z!)/5z&pQgk!HQ1f:|gCq2NDAG:hTX/#Cb$3sVf@/0H4L(9.%@)qa#iD'h19z#a=A`!{%#t2FN1UsV,Nu;ybi#",
"2fc)Ps_U.q<X@s#2fm/S<B:f1<-s5iclnNm2P8;V)Blm5@2xQt2Hm8Z6`f)%@FWFlcldRp3L=ugs`[4)AlRx3cm'sx*^)J4",
"B!i4$BiNB|2I6Th=I4KBB^d])CfJa.4$,bl+:drD;cX+b!K'lhc0Qiw+xC-8!]cvlCyIA1!61BV!:-J83(<$gsV2h|!D/s+",
"!6YT)di4Np74FMV#;/0F!]d&q#Y`/XDj]1(0H4N/6VNN&!6;*(!-C(W#xC4x!iY-)7@ylR1$at`&qWhUF+0/R!v&)if'T]d",
"f'qnb6[)RZ)MH0]f'Zw-)/0F/!(xytf'Snj1njBQf'rr':T-R'F*|vd#'<5{-u@;d6_Vp{3%^1p.lZz&$ty^Bkmdnb%SWra",
"&1/RA&PLN{7ZLHt+%URT82mT676(A!!j2;+7LGl%.4/<k!HDUK${n%)+^]%a+Z+W:!]cq-$!{V}qhJ$@-r6;1#:B'/6WZ(2",
"%xuxc7Ah9#mp%@A&_u@xmpHy[!6Xrh*b3(A!!$@!!!$J$!!$@!!!$J$!!$d,!!$@!!]_^&6w(M;-RA@Jm1[0c&|a3s$:ypp",
"/M%wLd*Nhbf${h0'Is*VNTY]+:L+{c92,F<NTZr;*dil@=xFb!78aZ[0;nA&77i*Z0[.R9NUvh%/hv[Y/QYKJNT=`-A4`3G",
"05!R+NU1-K,UFCFsV*lu7^gGx9z6lH!..^`,UF9}!(|F$12C!T13,U|#xw}T%@*rK7{c).AVU@iNrq}2BPybsBn:+FB42{4",
"NTSz3!ht.u7|-C2t=r_v#Csxqt8*rI$VW9'0X#(Yc-=/$7'Ct.!.5Au6th3&t,M.7'<IhM!6[K91d,Ib$Ax@J!BQF=FgUi)",
"#Gu4Z0LL$q!)cJs<RWqk!5{=k+]l8g+A0Ch!]zK8$7<CZ7r`/%1%TLA@KP3k(2&GB8mdhH#w}nk#w}@[!j7&`Gcj.m6^GA|",
"RJ2':*yk[6#AKd.&PT4d3R,5#!,ZnT=sf(fmnzk[!`{`L7Y@444!p%s!]cvs;L8UB4sMft#J-fn+}s:{*yk]y#:B8CNT*=a",
"*qu;!3c#Qb!]zK8mn]RN)[x5v82l`#!5g86i[&2,8=4zJQMVSA8+K]Y7j9{2M$GDy${8AU!*9$5!!%&/!=AK&mn4<M1X*R0",
"8YiM4f$UK.88gU-cgY6-7:h`8!61!J2HYLI3{A,tHX8p-+(IIk$tuF;sX$Jf!5|L*!)$+!!)5W't3b^*c-[U@B:lPZ8w'8P",
"i=WApL(GY@+HUg!6`+A)$IH&b#<wFRsc.`#*ykaq!(v.zg]89PAHUZLmn&lv76]!.7<uskq](|+#zt6p+'8S,79XbX++!-R",
"79vv[Cac[=kmxQT!5{=XWWM9g!Cl/7+QmI7!62$m905S:bL=j(8,#8#jqDIIS(WK0#Fa}W!5{5Z!#*!z$%@5C$V]1r7{0_a",
"Fgw@-#HM!!6W^'N8QcAI8p-RV6u:QWjS9IS3J&qX9P.9P7W*WpHhL/56{8Z;7BzU37%SD}0TmkK77Dj#LS96`LqU7Y8m]SY",
"bLHu}nk$+/8qcwGU}c*t$Wdm2MLZbc7#`Y`sttFh1'9k7L&bc(&n6cy8mb3+7a^KS60(]t7$H1@;sR)<$uJu+!!,9J.FpT;",
"!(|q1+!D6m2c_.0+=`C08QP5/!^F(%c1(Bd7L1tG-)g0v-'I%$NI[*<&Lutwkz9WZ!/rAV!Clh,*D,;|(#c5|.5wDX8R%MU",
":K/AM8^U2:+bW`{=:rTz8maa%0LAjHtSkNiPcuR]'Ir3zVy*=j<p8ru*`qRxU^:]_,i<y,+##v6V:n'i!/M)[+!G!DJYRVu",
"'.S!f##M)N*CWyv&H+br.5wDS.5;f',!3GGsYR)b*FxQA*IwNp6N'#%.Bh;u5]93(!#hqTC0zWQNT+Tv5bj-;7r]s+PQ/_T",
"#<T5N!5|Bu!!$Cy#YZs`(IKgiU{q6=@u-tc#B<B-)cc%PD^Us#C2,_VsV'5;c1%/%9dk|KJyAQF&Lu}{kyI2W$Y@%{%qw:S",
"6ybr%,!QfU'LHm!*${_.'.*c+$u)*vha%5THxQgf-xd*+!)8GddBSL;RhjRn5:K[)7Z`_x$HKL<%7JxmQ%1m3#HM!!7,ds6",
"U=p=|#iwFRq(C6K0jgaA0=!!9$77p_+!72.6uWN-7ZR.<QM[TPccmJ{7@Ua94(kX/PQ56q7'-J^t,8#!9P1wG,aNbxZkPX3",
"6xVJCGU_@^1QLWCqFXau7SJvX6x}f/YQ:.=7'isa,,JKX!^0X:NT+&&*t.6C#%zACc60_X#)(sYr%4[)76K0FR}^BJ8@:b[",
"74uW+9T6^S6yq;M6au;zBNl/8!)UzN-T*mD8tKwi/W8ZH6aSA8#@5)W!(}L1BNl'b#ww=)@C=.[!(}[J7#ih9phFX^t,8#(",
":qT_CP1pq$1X*b.Sz[d@6vbj;F2%#fNV+!]7FH2@Ag)xBPnV2M<Ra^|!|:qS!Z*kG!HbNHNT1D$;6R@H75NwD5YPDUNT1g3",
"M_1}rP2%9</`{qn$H$3N5;4yMgd3&C!1b&(!_,CJ!]dTk'LQ0{!ClVF!N{l^R,7X-77.&,D5Vgz!cUk%7FxaGSd6a[Kf9C8",
"QM.K[9QTVl+=9Lq7[ID-V3r2%-7bLC!1jZt&_8%&!83|x8R,j9c+*T!'Is'TbLg,'s]r#Q9I[Y-&n.7u8v4W,3tc8X:k$!X",
"PQ%c4:p68AjS&K4bL<p#7whP5C%5#a6uHx@@x_^v!5{7g,/*1|Cj(lq)(*bk+#+AD7SFI}Cj(ZV&2PqT!(y2a921Ih+=:<}",
":nDbI7;y;aNT=&cc1%7L+X)<u8xxx@NTp|i78_F,bLV40s]r@Z/A2@}!)7|r!*9$76thM`Yr/cs8SynF)FDV1+zt;16XNcA",
"Dg$g[:ly_u,YVD4W14Qt-tsT{7SWYcphK(}6lC$.:x/{K!(tAB-VYsrDg%)x+`fqy!)MTg.8.9-!)8GdTVr;`74tdA#:=Ju",
"jq@'49stLd$VTx^pha`g7.wZK7M-]4g]P&n7kNuFjS&b;%x^l_8-M-/c+*r+*S^5i6x[&S'T;(mdg0dJRJ0Pk!#)}$5-B7N",
"-^JBp7<FVFdcV}d8hqah8CT9skTK8|X-gT_PQ6g,G7)q.SG,=_c1.7.S(vBa!]z^!FIvV`5.]&a)cb|R7y{TKYh|lvt3b^S",
"D3B&isV;p%7W;tq/H$cf8R,j61|WUn7sNV<t,%qy&%T*+'WRb2-r6;`#Ya7z/mmc%_4V)}.ZMv=s]qK[D{`%w7t=2&Rh8`*",
"9s9yy).t7d7T@|=R&J=hc4=ik#*2&%Q%1N5$j7fi&1RshRW{tBc.$Y*/i:P92M3=Z+|:R#7qq8_R`M^M#xaNWc/h:r74//M",
"&Dr@tFY4&7D*(I#&PUNrB(b)6NrG5W6}(a,j:Uux33,dN#)Z,Zhu't=;cd[fPnf#'7vbSMhB_.T*R)6)!&+Gm!B@c:!)&n1",
"!.=g`=ql_4#HV^`s]m.c,,k'r!|Q_i^twlN+|NcI!PqU]41JCvdBK^77K7[-$ttzH7tI:|'T:IyNT:lJ(,u[7#M%RYUlDrW",
"U['))t,&`f%P{h'!/PRu!l]yf6w}hx-/)0k:|(7k9nW&^%ZWkk!({IcQ/9IN]`<,$6W{liRJG2N$+m7=C|M$V7dI}=TaSL-",
"c1.;67Mt2)VSH1d!)T^U!),C!%4={qIXT(Y#:CIg'jiAAg__$XVdUL.Wf(`0c1.@j7MyYx0#7pJ3{nZ_d*NWWc*z&%74quN",
"'AmNP8W.zCnkuy9!60R[8L-Y}:'cnS1[y*:8ql1sc++42'Irk}X4k4H8V;F[(gqm9ISRr-$[Zg{$iNd^u0^rA3U!1-;C1R9",
"Xr,b+$&,$q;aQxI6tr3#u2Yu|Y@`,Bc.$%M7TPL_.qj'XYIsSl!626s,Vz|2!Lu1kV;&C^+#4+u:(t]!7<k-#u9J(X8CtyJ",
"7sGMDnk@Ha(8qt$#;x'Wu0^h@6d$H##aIJU7%;{NPnVw:D[=SK!@-A1.*)_x'}$Fj!A4#'KRKVa&pB3X!)&8b'tX*}5xBJ&",
"u5*%%Gv@!u2P4`Z`PX({ZyNUi,2)05D+r:/9n&W1.4XnW!`K[;9NW5i$VV:)2GJ2PZF/5*u0^h@:!/<snk+jN<RW_h-u#9Z",
"siX;@0[793YnwAVu5'`2u5':@bQWbbuN`9Q7=4HUc++B6'IrmDq]Y=Psa4c]*R)Q,!g,X@7__yx@a4/FPdDnF!|K<{ckXW%",
"u5'/7u5'4AP1}R=u9rLd@uabC$_F_;A5!lFu5+l[#]d!9/Z3;H!);*`s__Wl=WJ/C7SQ4nCW]*[!5{4]u5)Yu7AAnuu0az`",
"41}{<:'hanu0ydr7Jj6a7,u7}7&m5=(h^{N[ItBn!$v1C/@{w5!=c6%,YS(C]$}).3BF+2]3L]/F]3Nf#zHC1sY''i=xcux",
"!6/R8G%qTz7XrVj&8,)%kyKSt*N'5dc-|XSsa^#aCkUR[7@wT'MP4z<8VD,NXrr!D#Q;cq!)5T&!5|A{7;:zF7SFPG6bUkA",
"6W:b.$^[d}8n&W8,wquy!]vwd7IYKd77`G7#aLMY74L&2+=82@7BN[c4^(skg]4Zs!Rz1w#Z!WLsVQ{}*hXD2c0Ry`;(Gb!",
"#6VD]6{3bJXT!D75-}W5Sdh5=91&atFKnnS9.(RuC`Il}7W/ug#x,}QFLW@{1wlcTp+hr9t,%r!)5vxW:u,1M#k*;k:J].K",
"1I@#f9qr@R#:<lbg<mu4TBzy<%iD_1c1.m5+}$)f!w73Y6ZR)RWW&^g!w72u-7DPJp+ly1BgBFw1.ffI!w79b#!!&fckU+S",
":gr.<81zz=!w77I)g1kk!z|lfkqmrK7B'UfNrHNQ!Z:a}B4}Yf:BaD@@jAtf9wP_`(gl}#!]_mv9'rgzNrFkA:!xw$6VP[/",
"+C2fH8!,sqq^-bD,;/=7!]f5m!*3Fa!)!^j!(BL77SFIu[hR]38F7HAq]'}83,/JBfJ[gN7jm=Qjx3}H/&]i)6zK1-MmTpP",
"6]_`1p+I}S5P)QJp+[S83pTI{!(q^L8]UGyc*z'p7;zq3!:,)b!),qt!($T)6thHZ!9Z7u:u[amiV*#(!h[4g7yu#Xj3csx",
"$8`HX!5{8<-4[lq$CIzpc1'5HiSP.2NUj|I74WBvJn{k@Ly*Id72.4*M|F}v7;)$Bq]'}8uP+DZNT1q67QK5}'.1=huTFGH",
"'TVWk#={5!uTL`}$X:Ft!5{@CuTL^!!z|f^k.,[%!/Scr%44`CsX!{/!5|H<7k,a9]dQ=NuP+KaMiaGm$W;q*/Q5Di770Ug",
"uP#ps0<.im&X-xv#bD'388tv{VZ5}1uTDiabW$<0ulA}LuW`i:8X=*Bd'Z4a!!!!k",
};
static const char bitnet__spv_attention_prompt[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!/72zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*==]C,$7s04#x_-4A7s45",
"A|_D+$'5-F!!W+<$@'N%!%37,#Yb]/#]9mr4CV=Z$9Nqs0kr:5#_:`_#_Z<i$^Ds$4Ct^1$9m0y1i-w@#_Ytb#_x[p#}%[q",
"!!^NJ2cWhl!@)Jv$<BgK0/r]='SR/'1IHH-!@(sd#^#G2#]c6z#_yi4#`&s6$<l2:4ATZY)-}@#3`^/C!@)@x$<%cQ/3JjD",
")-V%{'5b}4!@(ig$:@W9*'@y.)--hw5wkpf!@(3U$8[K%$w6*v),cMs!@,KUR#RS7),P@q!&w}+3`^+f4`&q$2Hx3{,A6[[",
")jyd'4]YMM!@)U$6[r7<1-VPg)jRM$3B@&6!@(|p$:|(G+}Ln9)j*1|2(&[!!@(H^$98y0&qB}%)i_ux0jj2i!(nj,$7Um.",
"Lt,G9)i6Zt/PPk*!@,9x$Hh4KS$4zH)hm@p.45C6!@,q,$JLAXX0=QU)hF&k,wyyD!@-H<$L0Mf)h*%H+z}[N!@-pK$/-4n",
"!!UCg!!i'6$!Ism!!UJi!=s_-!!_N*)(#TW#zC8H!!^9B*B:{`#zkTL!!^HG!(d`/+ztPk#{=uR!!^XL-7/wt#^J(U$@R$c",
"6[66%#a]5w#aJdC$#;4L!!^pT/PF`&#_1V]#cWim$@y<h7Y&,06];-<7:#}Q$$sZ.!!_,]2'yR6#`%-f#dTGw#aKBW$a(l$",
"!]]S-6a^W!%w9-W%Squ!!#I=:!$-R;!#H7{!#:$5!#F+&!#P'8%4QD9%xl9%&1F%#'.<y76_)sh7SW_z!_-DJ7s:944_Hql",
"&1C5H)FBg.(-*$c(Kd`^94k/l!#:])!#Pc6(IX@S'5CL<@WV606#.K)MmQL#!!#$V+|XSG+|{0+!^%JFf}Qvv,[Ty`!^LdJ",
"Bq[DdsZw;p'.<y=(3X`X$4`%|'0-+P#x^9s!&0=z!#wz6!^P#w74'KKsV!*!!^'Y,$^Fv-!`y[/sV!0$!^Y-6sV!3%!^wK<",
"%SRku1-$SB!]zw5's5Um(+(d#1iBlZ2)}yW!]{*:'.,Q#!(r!Y<p88X4=3B1!c<pu#BLRt7;^!N7;h(P)FBI/4A5yW&8[+6",
"+=9-74|p_|%Sf;N*$}j55[NDz!]{AC+=99;!(pD'-@U!dZvrm`YI$I'Z'_b!Z)hA}+)<#S.qm|YZ)c}|)(6qg-VTUU5:V(a",
"Z'aJa(,Bjr$r<8LZ.f=Z%4GK5/nM;iZ)aX|6w<B]!bs-n!3;-Q(+Zq^##{_P).|$N&PlPr8Dn-SZdvN8!(20i#0LQ%Z.Xim",
"6{s_gzzDj*!!&SQ;cWW/zzISw!!$B9!`57}7YA'K&|J`k4!()N!)+Qv!!@(-7<,n]6v.)='c_8i^;YrU^;W[{/utc*6tf=a",
"YI-%a!{p2`6MkdY6VRIg!@3#i'50,&BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5957cS'4saT'DN5A",
"7z{Dq'Dmq0'4x6ty$;An'LHl2C.CYi8c`XY!du#{7qa6}^C+%{6VMRq9_tHU'Ad!W'5`fx(2g-*8g6<%[$]jh6Y]Ay':'M*",
"'93(='7Ny-':v3Q'5V_w'5LXv7ZQrN7S/#-!!S]y!4BhQ$fAA,.jS/p$8+ZX5:6Pk7}0R1GG#!.!3;-y'1p8t%;#lb7!Y,0",
"f}czY!]gcy!%#AJ!#<24!!$Bp!!$R/!b.N@7MV#V6u/0m8n0tS!tUx=Z32Zl%}Fi{&zJ}B%y|TA'AHp}7!r[k!_i_z.xmh[",
"#<bjX));Z@I$6Bp:I6PAI=.Xp['G{UZ8}cH[5{cb)S^ag)X`&<cyYa99#|3G!H'z1K(/uI:I6PJKtbK$Z'_u%6tf=b7qkm#",
"9;!gs[656A8Q<N`!#:XZ!@{PN!#<J!^;[+|Z)dV.k+P]2&wMuJ)[K*2!#@5&!@{VT^;X(W:Iji08m]|2!]_d'7M^<{6V['{",
"9.7J)-!k};_Q)9rfA{^,!CZ;n)k`%u6n(440s3g@fBnqC7qa_@Z'aL[7Ug-I'l80g[`9}[8m]|A!4Bf6!4Bf}74v*pn<J&7",
"$f_Q`'rX.Hg]DM}/WZG0&q.4W&v%G%&v%G&9TSTg2Bbf:!(q2$NU5dx2svC)7U(2|S_](7SmU!ST&cSd:YY9jrwM|=7V0AC",
"#<5(,s^UZc!K_,7NTjuJ88aL#!i7rU74:`y8P][xf}fYJHh^i!^;_G<Z)Z'}0r[np7F}=l4/hxs)*;{aVU`Vj:I6PlVqWfh",
"!4Bg+!4Bg$9;r:#7g4Y_2'|W2$$CLSXaf+,==1+4;'yC-;F8M.7)^lgY6+W-8,:[[I!wu,6^R,c&mkSD=f!/j8,[HD'Ir.$",
"#::LJ'Tthp4=3!5$|`QQ-@wFKNVNmSZ*sZ$sXrQ&kuT1Q!]bz8!]bz9!3<XL/f#ZG4(%2^2cWSRbIKd}3)m3%4Yz;Q!!(Rn",
"!5`Hx6VHz1!]]:K4&@yMb3f&fBwbDr.4@2].Ss@r67f,|,a}X:!`I:n&mq@k.!]hd'T&br/PRadYT'+rk.)L1+(LNR.:fJb",
".SU,j$wgt@!'5LW&ugKd!5_4M-/u&G*Bd%C!3<W[5pY|h9.0kj,:9-^H]q$CsbcRg!3;MMlIDCg!3<J[8,GI$8*'d<#Z/KN",
"!3;U;'MQm0Z+&6`5:AYii6ya=)()(t'552zf==.n,7c(t!3nl=QBPV^*RM<X.4@3|+}Kv68S+0@)I,6A!`7N[76fmM6tfkW",
"&PLN}*cXqJlga#IsV+/@*ByU+$KS;I.7p^`5:`]1dj3@n!|CGc.SJ-U%X*6/!'5VZAf-4I!3;Nib4Cb7!:rTi#YXVMZ*{GX",
"A028CDrLIs:I@<_3!I.,&,h[t!!'`T)MB^:4@(@$lkA0@!!gzD!3;pC!)WD##Yf2a';u2]3hPRt%;6Q/-XAXvmF@d2sZVUx",
"sZLpqB4(7G'+^)lmcdzSnBC6WsW6zcn`Z.C(6FqB*CW|M*Cl*'!3<Wd+T$N,_7#c}*%KCXp=7=qpB765pztSr!$iq)p]]l`",
"q::)d!!HJ*sZUSXYL5.psZLV5:Q;'hsXzMkR=Jy|P1kI@!#<8*!!$N26th:7!]aGx!,ZZR!!%)B8PB:I:I|U]%bGiLr7/zx",
")si4bNrXN|sV<'t!3;QUNTC4X6u&*y6yq;nZg2(Q'+3xX.4@3|+|:,|sWX0|*D#6A!JD0'PpHv+7PvQfM8@4)!*+Mx!).lm",
"nc;KD7@qGm%P[;z$Y]v3Z*{^`-4YCB$:!{{'lZqas4,;}sZVUxsZM3.=l=a&s4,q16r8Gx=l=^M!)$qQ!5^.XQ/5%9b9<dP",
".9VK=.Si8p&P}rF#j$NM!`H&Br]7.G!#N.4sZU`]sX|`0qwnCV!ZNz!!!'`}#WA2X(QR.QsZUu)$xwc52/*:iu.$w%%8vZr",
"YPgNIsVGsj7QJ#(7Q@hk*Ck+**G7dB*GVx_K)I,/P3^*{sZLtpZ-]HLv*}f3!HD-7Q.qtG7H@Lc/P^)7Q.|Gu6v!gL]Aj=]",
"srM^8!3Z_yWD^!j!B,:-!)MT`*,3rV!=bjDWCG+5Wn;Q5'P37/(-&$c(MK%msxBza4Z&KF4:k/`-4Z}R*I.p-PnMwk-Gz@*",
"=FYQLv-TfistZwT8McRisV5X;MuJ076u}4H4l:Y|gwuZ8!(YSi+!3fy'LK,v[*XRKvgYzV$,[Xr6VHz0P1j&UI07us!)#^+",
"!5`KP.:;9s.S|Gt'_0x4P27#KsZLt]b3_H|w'x'W!z{!$+@,_sryv*u,8vbK#^'Qj!3;X-R+pCN/PZ@j$;AzD%ut3|sZLw^",
"b3_g+wcVXc%$AHn4%8p]#7mmyPQUW|7s:9%'[4MVRJ6Ki.3&YbstCK<80$nk8+-IJ#:m^#!3;U;!=AGq!)YM-x`T)6!3<K1",
"9ifIgNT2B7*CuRv*FdC<*Hzqh3UR:S.7p_5Bw0jc4]PD:!]]4p6wKRMS(X_H01i}Yy=5Tr!$pZ|7SIq$*)_lB[Ii.^74+m7",
":gs[5sV2h_$!s1dZ*^uS'5.W%!)&K%6x%uH,<i;lsV;nx6aBp{sV[*('y]Lu&3cJ<Z*{M@*^&H|9LAXB!H:2Jb4;sy+:ab0",
"1+=u|7yWLW%4yD#Z/|kt1,l7j0LUxP[by$k0}[$9T&13K!'k-A'LK+q$7;N=6tkm_!D,D&Z*^;XNT1_G/SN{:[*XNc+!upq",
";dkA}(gw#7!(xzD<&#cX74WClt)vsq0}p2a!$ir;!{$0<M$)+F+xB:'!3[@Q260&n#xi}1^@#!H$Yz82#d.hW#Y`&mPnW!L",
"'44!9:z1][[*0N`:k0dy$}CFW<q!i9$7y8;%87|b$y`=!95b@}b1[<t-Sw20#a=A`!{$0Y2FNmisV,R[<6L0z2h[Bds__7X",
"<t*9z2hfIh<`Yrw<L:UQ[*1Wg2PCGY/.Th0@Naw[2JfSp6`p1j@d!Vn[*(Zi3LJ!js`f<nB*:A.[*HC`0InDKB@1SiC'6id",
"2K/m|=g]_+B|-znD$3)t0NZSa1(LlZ<$u@H!K/}MZ-Thp1d+(N!]c'RD8p_w!3Z_:!5^Li3*5;zsV2hbPQFI.0}w(bNTPW=",
"6u/1Z[*F)t0LKwj^<SW&1!8KA!$irAsV&@}M_(wdPQ/Lx&2sr0#w|fI!((1c/Pf]vQkpJL=N!WN!cB!*:,+jH_6nNC+{<W3",
"$8nn0!`@(l!]c<D%s(._*CClt$iqGN.7p^a0M+2(B&UPW[$`!K5YiaR8Vmt8!#[I{8$506S)#%V%Mc$596sMB$VU!_Qk=hf",
"#Z&-7!5^=qRhunS!3Yn/74N[C76wv2['Iq}!^0`,!B=Vt'0t+-'lZqa(/,xl['Z!hNrdZ`1!_^W!$irF]MG%{,,k$k6^dc$",
"sVGyx@-:/,!$G3b-I$'<!(zCB!)0{S&Q#dY!3<.R#AgCS1+&{r'y]G]'mtVr!Cl5A*CMsv&(2S_.7p^f7rhpF!!7v|-#(:a",
"0T:{P!D`-,&WRr</mpJ371bLL$;RsyZ+&Dr8.KIl!z{L33`SpI3}sW(4^-WT$]T;w&8=(),$t8p_:!b=+zz$]5&[u*!)w=V",
"!)0rP,%Hk{sYx6(!3;V*9Ty|sQ%Datt3gX3%9Jw'QBhP^$g&ax8$;,^tD$]]R=`WL7xI/5tD6VW!FIP)PQM^_!J8z|(QY||",
":ndc;7SS*K!+pw'&10lY,-wPGi<cPz4=6jy-@A$j!#TVN!'C4-$tuDW/`]lW/Q<,$'TfgKTVyt5t3aU$$#%l.9sN5M::F4G",
"8%8SRtF*-N!&x^&!!isg!'aD5!!$`Z$tuD^/a:5d/Q<@*'TfzRVPrfD'@<`48&!7ptFfv`0./Aq6VMRz7+z9UQkIXM`s!mg",
"`V*M9['YaA`]&-0/PPYhTCIuj!!]L6!+sGP!!$@t#:</d&PSMM$H$0K!#^wVIla/_!(nip6`T5AsVGz0=Nr/;[*;xtsV;sk",
"!3]Mi==APV+!.-D+}s:d!{0N):g`8hsVGulSd6=u.B[WsZ-StV;()Q|!B3zT*'hDA)g18y+%}tv*fHnH!3)3b`vDkU7ft@8",
"0z+#$!)@1w#CP:s!a{!y7r`]U%qr#V)(#A9NT(:'!duK<!]cf[&'Kmr7Th)|U{WIh*Cli0&3;9|t3a_B(Mrq'!3[^Z2HX+|",
":Fd*kG9Icl+*Kj#/SDKx(Mr,}sX$Ja!3<b#(j.(!!4C/X^;BuR(pCSp+zz$Y!]cfwSdkGA#y{8*!3;N^7!qh[IPILrTC2Hy",
"!,Ay)!!$B(2t^k2/1d[X!]bz^TC!!T!G(/1)kZ9;D-wa|#&bRD#Ym9C2(Dnv2c^7qDj}d53`YVtVxSRw%U_q}Z*{La-Vb6T",
"I=(b:G(lqK!{$'<!3[B|6vtd2U{LJP#Li}Q6d3Kz8DRVJ9T75474tcY+#4!W5Z)vbA!gVf!L=c_0sTnd$7j09#Y_9;6y$'d",
"HpnX<#IFNr6pA319!%BW/P[)jU^6FV5x3&:n'f9h!g^fF74l|M$pwD!rwAFM!kcHk7r4]$c+wG:0jgM9!$irP#:AAA3CF^W",
"!=W<A*)cla7u)`m*a&#0Kt[;;7=cnI8m`NT!IUn`'5'AB6x2iL7$Dv'7;f)|!#R8.41BP8!)I*A%X5i4!]bzP!3@<_$8-.4",
"'k1TM!{$'Q!hG5HL,B1F9U3=nb4:y6!i7nT8ds[gBZu$,#x.fQNrPXq#]ukq7d:|a77QpJ{7(NBHJ#8u!b,=X!=J]:!i@b%",
"8&|`ANT!<(,iS4i'+cfqQ/:mbm/M*MWwRd@7l*1:P1qaxZ*hDa7;R8cW8(}.+-}:w5;yWmjq^:F&W;kzNrQ,S7$c2V7t6v9",
"Iz`Kz%ClC6Z*hJA5r^727Tr+rsYpmDsd=KVcKx|xsXrW(+%61(.4@3|+}`&:sX|U:*FG/P*)a!R6`%d=!8qkZZk5}!1vHlT",
"!,B!2!+#bAJiI6.!3<W^#JII='Qupk!LQMALxbK^sV$}5D]F((:+dsSNT+K$6VGqk3R,L`NT09y7YaTAbjAJ#Y3t)d8^_8W",
"$Vb8u3R,6}!':(wJ-!!zZ+#nm7SkKr$)m1s8[MYG:,)fu8gi]2+=:`F$b:Rv3}|%Q)%_k{INu@/p`-F)04r3'H+ccVGkLy_",
"P2%&L+Ml6`hZD1H)dn{F#:A0;Z*l{T7LQDS(n]rsWuX/y7f.TcMc#|0b6r@J4Yz+z!C4ZvYnDq/7:6*s/SHPa3Gbfk!3pAz",
"3gUZ@#zaauMP79v*a.:M'4d++6}I91+{Kg<sZ/dTB)TA,<k_|kq]+lL6{)}<830S0)lK+m05G{hRh8N@*)Kbn&Q6].tS!Xh",
"*F1aY!:#v96wyPw,!Qf&!i/([7ql6[*Gikv!&Q<<6[$*B/S9J@7bCtS!*#aAZMT0D$[B(f!(6c}!@[8A!)&$F740D6.T*yq",
"!5r+zU@6x<8D:k&!-i&&$Gbz{!3;M[!CcP`/PPjF%&A6q.v.[z/10=L*J7A5/WB0{+)c:!-r_S+'rb$|/TJIj/TsLQ0M@!z",
"+&ILq/T|R^/|Q3S!+(r:7WpC'2F9|]0j`AM!&qhp#YZvLbm4Qi!*KVX%qr=|.SJ.M67)aS5YKMPtqC*W#cv']71xt(W8&4/",
"%s!)J$trzt#;FzT1($9z(vn;{7's)0#G6Np!)]DQ2wqw+-:Ry9!}]Y8/PQD:B:/4j-TAI()Hv$/)cgR8/PQR@(l1D'kpJ97",
")G;{K+$(-(/R[{F@,]xaQN0qsH4uh-6vNm=/mfq,(+'A*!Fj7-[hLC+-Hb]:@}fJ.Z.mLM9<FS5bm2y_ZkM.F!D@_!3B;=.",
"!#<1{<R&8q6y|,y[idBL!`#&D77KHP6z'Iqs[qV%H2i4:3%`(.!5r,,77i[X6zD][s]Dvq!!$BL#wy#P3Gd^J7Y%@|3I)uS",
"5wuiy8rD$H]G):_7ufv`,w}bGD=1/bTaxRvZ*hfR,3FI..S^;Ftq@#),NyRnW.`;*!#[F{!#RFJ$hWqKu%W-D7G({,/Q32W",
"%86mY4C6)TZ*}F7-4[+Q4$^v,!a]Qk9I=%)P2$x,)x.6,9[84N#Yby$'.-*T4!PdA{7(L]!3;KCN#kyv)x.,+MmrF}'.0JI",
"!N%uiN_J8&&5c0HDzc2i+dQ9:8#NyS&1Q/D74WFA!{XwC#,u8%':]TtNjWA4&S6n)&|nX}*D#6i+/dIjYn3mg!%&U,9LfAh",
"5xJIJ!{$'t[i=+8:,2m-NTHv|M%7q^!+A)MHVB+p77ZyNZ/&yS%fY|'1gu)5PQK|G_75sxPJCqQZ+%VZ+{M@TPhl%[^aUPI",
"7sPH`Pi7X'!5^=[b7FMM3%+ra#x$83C@dj]sWI8W*D,<B'29y:#GCFb!5`'^D!PR.*`hfC5N|^&!)af'Vqy/r$t}Q{.5R#d",
",!fhRsZ&ZR*GLt#M#@r7R(^bX!F-W'`;;<Ldc{tiNT3ku[(tF}!I<JDXT=nQ4a|2_4N:fX/Vch'[*XP;5$L5'&AdgD!A<U'",
"NTFk+!m/2k!]c'X/Un3s@N0&m8R2Mc&qV(.!!/dJ!=B/5P2-_)8arD`:+K<MNryKQ%42BM!3;QQ8d*dZ%SU)*+LBa'y!9!a",
"!]hib%tYT%&Qw.X&rqQh_Y,$p/lzB2NT:3!u!9l&6l(srC_/7A!+:{;83p`{*FcJn,ln'%.GT(D77C+r)66(YQ/-DN=Tz0j",
"Q0<=U&}!sVXL4d}5NA5R8QKdm&&&'(X-qZ`(IGI0$V[Cb!3[TZ.r:v_/PUJ(*)Ky318}YP/S17/6VJ/p/Q.#c!}@7C)i.GD",
"*&Vd8#:AA{!Bgqv-75K^76QTq*a9Lb!]bz]V:mF(5mp/[YFMZ2!`H,l&145U$@0y=sXU!A]AixxQkSYs[*'It*`d'!krsI|",
"S#LTl[*DAn/`F;J*f.ni!3nlC;Yu-<!CmB,*FxQ1-KL9)-xt*-Nrnp%!3:V`XTR^+%G@&P`:vhbJM$@Gs]q6U<q{VW;-wkQ",
"VxShG27|`p&1.c#77y5SZGDg=/PPw-0$<D:%tD}@+QY3%$VU`--{fq(7:Q`(6j#L22Y]v]!LJAq[JsbF6+lc88urZ]aW-*K",
"&.WjzWuXAP7u<ZT[a7Tb*``YX!3<Z^!%Tc@(;H/i!,pcm7qcP70k.C)!]hig#%z6K(L/g7)('UN5YKMb]==3r0.*Gk#HJ0r",
"!3<X(&_8&]!)0aJ!)9kLVZ/[T!l+r66XPCP37ww+/S1j=$&]IX'h3PU7SjT*&1Vql'IsfL!fNfJ6^|nYB,gw:!*w5YGZW2P",
"*bIRf6v4urVZ2i,$)w7A!A%du^tx:Ju0]s3*b=Z=F,|BD_6mY,=iDk8U!d2}Z.0qK&.X$}.qn&dMaql.9032-5:lI7sWagn",
"YQ:l0*BQ1v*g1$w78]'40QnjU/7S|iTm*03[g#ib/`s2((/0sUZ*|%l-4YhZ'mRS5*cF_F+B;ky+a]*xNrQCw6ivPQ!)/Gf",
"<h6s&#wxF1!Ihvva7sY]7sm[K^wz4k*%%FS7V<2Y#:=&w#a:Ml&qs_cQ.pk^dd23u#Y_9sM@hm#!/FHs$78;2.uG-g-75R_",
"-tkx5.4J797(N4K&%Zlv!JlF`S(vDD9/ip4'n:Ny*BR8R*FQ5-,01p}.7p^z.75!N,!yuVsZ8nV*Ga!]*R2;&fJrb+7hVp'",
"!1PsW!&#x<C`T(C!#hgTN&v_kS);-V7r{'{`S)Hj!-vX}#wxzv!3<[M8d3)`'/3]u#Y_9<!3;QzXTQd)sW/L5!]_c{75,lh",
",:5T5!BM,maW;1/+!`Tn33#<w9GMsK@;P-;6Vy/h#w|P&!3]kg#y!^!`]YV|7SkUu%qqbTfJrsx%b;q/$ZZP)$ZYgwZ+n4i",
"sVp5q2Jg^<6,|;i2Ji4l!b}66aWHw$+5Aw/In0sh'8f/y2j81$*Gu.r0A@5;.GT(Q1XfyL1W30G!!!&$NL2*}!9CHU{)1{h",
"B]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md.N)v5!=4(!!=4(!!)tvi!=4(!7SC-k8!aBQkuhz%!#<+z<B1$,m1Sjx",
"D)Ju4!*rW4lrxjNapb{W#a61TK!P1}lsjGD6tnx}lu:]Z&uxH8Fb$ga!#Wh]I8[]RAV@k)!=4&+2,P@.!)Dk0!)I{p!*i`X",
"!.UGH!+uKF!)h:v!)rFxsV#}w7hKwf7jc7.8+$B/BhFfN`qK(za0d2xKVWy;=k+a-@Ad(_7.1+-J2*'PwcV<Z(1tTt#%gNJ",
"i42@3!.%Q[74)gFI8WB<lrPr4sm^BViqnULj1.[d!)%9CiSP%7j14G9!)#wwsZTra!!$G5!!$Z;!!$dg#CUV(sZL[c$VW4B",
"snDXwsnXiH3y),GsZU(hI8WK)!)6:;sXz&^M.;V`!)#+^+ztd<NjKkB!.%Qj!!%,_C|MU/ltJi#7l<=]8,[H@7Ja!y&#ZiK",
"!.%Qd!!%`h8PAl7I8X.A!)U=9!+8iVvgba8'ftR!spUDT#wy!dspK@Y7Ndsb/i|2-!-1hGlr@&9/iJqF!)6]-sZU.j!z|hL",
"pzs5#p`IrJ9)VtW/iTy*84nhX8-b,{p}atP!)-`//u]&v!.%Ql!!%&]!!$GL!!$JM@-('UlrUm)7mN*ilrf=Msq*_f!=AfQ",
"*Ji;p%$vM'0h51+0IztS!(z/#sw*$WIlVp7!C+/iNV5Hn71'#sG`|x%lrlgh!y7619P!)Kbk!.*!0Pi]!)=#7!)6qN!**HW",
"!.!gdG@Kfilt,J,7mvDm;%*IZ7n#JQ7Pb@P!N{0H!.%Qd!!$GR!!$WW!z|^Tt1/u+NTmj97,k21JsY)b!j`d]8.g|QAlQ,W",
"tR|vYtRxwUA:'RpNtu!GI8X#v!)z&M!1%;J!9A.l!7HvY+#H}PF+0/92a#pB^<wari{R^8!=zdD$7;pJi70[P$ty&L%42'v",
"%SxKy%quCPhY=HPh%VrQ0[7`(7Hb<y0yVDi6bN[73%^.n6`7.!&8#=W,a`U:['a_c!)C8y!)88zP1n&N#=n-W!3Za]!!$K#",
":*y=usV./f4r[C:GLG_au0Yc.2caXGH9DR56c3=Hi7/pW#x#cv8PAn**%!^kPQKt7=l]p9!!!P@^=/Pd,V{26-trvg#z@h;",
"*a&'g783j5](Z`x!3YqW$7K07)FB.Y+G(Yr763!U*Bn=J!4C8I!Fqhi1Q}8!!(nbm#;czS/QWxa,R;$w1NUIp2F@Fv!)_,#",
"8PAt_*`[C@3}qyU/1(B=4!F;Tt3al'/|Q1!NUjvH6z'Is9mn<!6^a3Y$<2W,F(QspFFnzX#$-:vFFr+wDL5<N6z5(m87GV_",
"sahly7^qN/6Yc|;1%.Ia#:[xx6uCDyKSw3c,CMsP6#&&uPnaWmt8*}It8+.X&#ZmbG%PC6#cFyC/P^DR)kz1*Ga-^:#Bf7*",
"t8*rT!]_]+8]&J-!jD.47}[BBtAB_(0GlVY!-@Cs!+H<f!)0nN!)0rP!+HAg!)F%S!0{*D!0r'D!)FPa!),J$!)0nN!*Kqa",
"!*)L8!)Y+S!*LHs!*76p!+=&}!*|mZ!,'_+!+=6&!*B_{lU7mH99D3[BQ8du9dCD;0Gl$_!+C<G!+=y:!..=i!)M[&!*VUv",
"!,Cfi!!07S0Gl0u6srMI7B&5b:7!FusV+7i6VJCN0GkW)!*@2.!*qGn#92r`C0{p,!&j`!!!%#%!!%)^!!$kc7qdX)DL3{k",
"!&j`+!!$V&!!%'5!=AyhNVH|40GkIP!*uU3lT,CF8,hu_!&j`9=]Kk+H`Ii.!&j`)7SFKt0Gk2@lWR7D+^Rq}lX%a-:V;&g",
":VxM;=QL3X!&j_w!!%;dzzAfkCfz+J;i#k43$w3^:I6(3MW@+V!&j_|!!$=2!!$Gr7SFJ]0GkVP!+<$^!)kQ|!)kb%!+*bu",
"lV6kC9M-<M7tt@/7V}Q2,uc<5lUka_HJ^a^Hp&mm7Q@hV:,!}j3$w3^#:9Im*,#@$!&j_{!!%rvF<M|H8U+)a0Gm$=!-#|+",
"!)0dKlUX8u7b-5n7u5v|&8<b{7X.ihlX.vAsc.fZ!=ANI&un<F!&j_n#:;j8u!8yYCDB09lVCU,;jNK,CkT.yBp57|Dzc2^",
"7vLs[lU&+jJi*y4!&j`!9j[xnlS|aX:8a(wlW(6t7D_av,iI'c78n_c0Gl3{^%w:G0GlV`!)1B_!,/XgR}aY`!&j_y!!$LM",
"!!%$Y7SF`<0Gk4_:Pv#x3$w3^.qh7;NT:I*0Gl(1@:5&Mp$P#[SzY0NlVhay9HJ2zIMxhdtq@!l0GkbUtun`r!]_WC70)a5",
"spL5A74)CR;76LaS<|SaQcCIH<$nXfu0W.#IG:l1lT$D}!@R5J!)M=_8Q_5[AIDni3$w3^.qh7;)/0(p7X.iW0GkY6!+'Tq",
"!+-4f!,Wsk<CF]xQcF![:I6(%V;2kg0GkcY!)4)V!,3*v!,<3x!,v)n84d&_lU%3&8&@7/BzB|*BBbr@XL)5sjS!zQXjDh`",
"MXFm/@ISx3U6u0hY*w!s#aKV^!&j`'!!%xx!!$=_8PBK(0Gka&lX}a$9z-pj!&j`4!!%nD8m`faNVqHN0Gk{-!)G`(!)Saf",
"B_6=jNT<!@0Gl=a!)aGzKWma#um5wpu0W-tNL-a;8ZpIQlU.Z-;Xl&F7Hrlg9$.,iAKR7!9`3ZpKkPk<7vLs`lTRG'J[%vs",
"Zc<{z]<tw}(+'$%`xh{h9$jV3t3gLk!!$^`!!$FK",
};
static const char bitnet__spv_bytes[][96] = {
"#%jljz{(iR!!+1&$VU95!VhT,!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'C<6jL!!Sg5!!h0R",
"$9G_dCu;[.'jq5P!@(%G$8,mT#Gp}HCp0XJ&m}|:!^Hp<$C)hPB|1]MCnqHH%SdVH!^IGP$Dkt]I,:2ZCnI-C67<)4$G(fg",
"L|+BdCn*w@#:Nn_!^JFn$HjrtS,3vrCm`]:!!4Gl!{i($$JP!%X8<T&CmV`<!!]b%$8&'8$L3-5CmVk!!!zv4%5!lJ$//sB",
"%4fG]$uQb[G(_$_%7:BY)*W6`#{+y/Cqik_+!LSm+i$7Z)p!TS$Y^!S$'53H@i17M#ZjQ]#C,24#[S)D#[3u`$:|Dt.r<#!",
"#^^7X#^{`[#|(`]!!h6A$;c{/.4s|$$;PY^.STKz!@(_S$:!nw)(j-k(/V#..ulw|/56+!/T_:$%vpXj0jj32!@),g$;Fx4",
"-8L,)%vHAg/PPiz8uN#&$9al4(,B9q%u}'b.45Ad!@'}C$7|_g!|7JZ%uUj^,wyxm$Hp{awhH}I,:<f(0pu<7!=zS)&PL_h",
"672xD!!^sf$VU'7#xs97!!]j2%qnNA#y;U;!!Sq5!!Sms!!_<C3B4uu5YMP&5YUk7!=|b+*}x/)+=B@.(gbK%)(#U(#zC8H",
"!!^9B*B:{`#zkTL!!^HG+]VFi0r3Y,#{4nQ!!TNJ!(+K;!@)HK$!h['!!Uaq!=sf@!=|sD!}rSk04r2B0k4&_1+*6D!$/np",
"3`V3}!=sfG!!UlL!!U[W!!sba%4G37${dLR!#0q/8m]z_!zzj4#:;Mh&Pjl9#:bt/9-zt,!^Dcr$tsw4%ut7K!_$-A%qn|G",
"!]_RV#:c-D#[)Rv!#P0:6uCS)$7|lB!$-yP2.v<BBqZS:5Z@AA#<f'!!#P'I$v8@d!#:_H!@x*8*D$3&'chvT$8}CZ$X:7%",
"!#pZ!zz@$R6VGjh6tf:)zz@0VBY3.J(QItV'5'Rbdc5By!%g&A{9[tw!%q.Z!%z2L!&'8H(,lW9.sc'S.srFw-$`A`!av&7",
"!du#{7qa6}/u{CK<Gpm6'3!zT'8ANt'6]Bc':&[*'93'#'7Nwp':v25'5BQ['5V^_'5%;Z'5LW`8WM0;!Gw5R4F:*%(2S:z",
"9L:0%4I08F!&DMS9L:0r!(f$`=1v58!2.7-(4%,=!`<!*!2,B,!gZ:+=zhti7=FPkMmUmL+=<IAVTr4|-@.pa(+98h!`[4-",
"!2,B%(-2Pl=}yC/8m]z!6BNaj%{7^P&x<W,'stM10r]d//:ksyZjwH[6VM-dt!m|tCt%UZ7|H[{6b79xsV!GU),h$!F-B|N",
":I6P6FI9][:I6Nx!2,Cl(0+V:A;(B;V_C1n#%q:C0Nnc=!KV;7!QMWlum9ajV_bwpV_kP@9@,4hGRJ2]!#=db!@{(D)lW*5",
"!2,Cj'3k`F(1tUj=&zFa!47_Z9L:0t0.vR0!47`*KkPv-3`Y1^a!-Xd!2,CI)1A%,Lt'3|:I6PNM0{s,!2@Ftz[}z}#wy#]",
"]|=0P7]gMT6GgiH+{TKj!2,D4$!tLW@)P*Y)()cYVU3-j'rbZ1A=CIU!3S4!`sJ$gcTfwa:g[5+.GJr!6`q_.=6v|y$AMQ{",
"3djXKVZGmd(KH7N%y%Bc&n$${'5'bi'5LY#6|2rYiyY6P#:X]q6{-0QiymsB)WQ!x!#@hG!@|*dMu`vnVc3i!&$x9g&}{=g",
")01iqT[hCK:I6PfTw`*Zg]CAR.x}7@UI}uzUWXLy*;.]uV:ak&Z)86F#CAY_8mb|b$^sa(!)!ak#D:W|!2,g9!4kGFVV6.Z",
"${lZu!)-!4H`Hr%(+)A)!]bV0!2-DFVYbrh*ju)C-Q`_G${mGw!(ys2!2,c/!&(}A#ZaT!VVU*y+G:q/!)A=;7ZH2cVV7Xh",
"=b5CVrz#1,-!`-T*BPuBr}#Zp!`H,l/R{PdUy+Zz.Wbzx0.bBb!!'I/4!)V`0.$a=sfU]fW65u[.9}(h.SU,j&(mt7VW<i6",
"!#ZM^#:;/_)Hc<&#Y_vv!!,:/+=C'c$Q+89sV'QAW3j9Q!Ft!$&vi/S:#_F1k1cuX@^J-@$Wd^4sZL]<sZLYqsZRFKVYt7H",
"3!@wA3^!%dsXQ:A!55xNNT={0*B:l'1-Bj=$T!IT!rahi.4{]&5x*c-6Sq+X-@{IQ6x/qd7'}!K6v4sx!ACc}!(ylh!(}iN",
"$;;!$&53<}-ZS{@VVMMs.<t(5C4LT;5VtkU!az^r749'R*ni2a1(L(wR*^]N!!'ILsYq,S`@r5@!{(sX#]CZusV+<'(lg%1",
"s]&jZ4YyydVWiNm4:ZAFVX2DfNT62v!'V|_!]_Qm6{#4`7:A0usVH#n87Fcw`FA8p2F:cG.52^}-9)v.sh+0=*TSjV!2,`+",
"0./@qBPkkxWU)(x*}xt]1+<4F1IR7C!T6)a81'g06]#+a9.Y<7!48MMP2B4V`vfiC7hLxz,}[ak8a`&GW6A4S2MljF8n[fX",
"$Y={y$7y5S*CCp#0/!u4:I;M}V[az|1^f$f7,:JU+)dLR2G!wN!T|hq#:SW3!)(Ik!*h/):;8WaW66,C2dLgN:_!tj$_xkH",
"*C&Yg#mqdR$y!)i$[B0|X-kWz#%jqT#Y]k:2FapL!=V'i3BrMW!HjTa/8.qf.;^T,#C8F#<51=L<)[lRYgV7%*J1zN]L{;i",
"VVBlG:n/bBbjRs}!]bV.!2.ITQM0YZcR'HLQ/0ln!%piD!]^yY,,juL8fY(.&Q$8Y!2-C2%v|!X1+&Ja!2@m8!6mg]0[LM.",
"%V:Fb&2P:`*Cl,'6_hYUg|09!'LIs=/PZ|g/WJ/s2H)%d!2AA=,$Kq@h<,jF)FFkH!%#<L!!$@m!&;D{$VW/R4FK2H/Q9!g",
"%TwLdVVN2M,/hRWhzd[R4zp105:-CU5xyB^!2,jrVVTF{9(I;amF=6hsV+0)%8lPzmcdzS$plHs8-%qXsp.5Wn`Z.C7xI/5",
"spBJZ!6mj3!CmsIAf-:I7.[/j7XlcX!XujM=GC:d!)A`Hp]]j)3}w:l!2,lB,C5;6!!8dA!&nl#$tuFT/jFTN/QA#{'Ti^F",
"qwwA-sV%ys$#%`'6_17&!)t3S!)AtNrVU[+k0_Zdc*]&&rY%z*rwAFVrY|wYsZUg_sZLt%$vcXp/k7+`/R2s/!)B-:tPMM=",
"*)_lBQL|x-4P%C,!+U)I#Y[*X6tkzcQM:hVlt=b{!2-[JW5u9wW65uI0LL$ZVUpAYZLs/06VMS3+Nk$hVVLA<+]s;$+A';=",
"6_7[x6uMF'A@*6C6VMXd335Nx&n,TY6|;y86p`4l#_<yA!2,c2RhBH+!#R;b).5ip@wk_1Zg:LD%8`*]!2@m.!2Jq=77-,z",
"AVK#`#[T+(!2JqA!)6(G!=`ZBAaInY!2@n5!2@mFBd]bV(1G|:!2@mGC%zl]W6U(M</+hAC:zz1819(/Nr[iW8(js!#YXub",
"CP7Fw$udS#-!`-T*B:iM&1uA/6tk7Y7#G&0#C.,NVW<yJrwslk!2,j23J/FR6x('-A{YPs6VM3Z9A8g7QM$n0']cW5,;3@A",
"A75m4s6ft7M`%_{&mkH3NrPY,FY$5`*fa2<$:!Zx(+,C@!]bVRVV.)rVVL|G+!77F+}K!I6uR{-#7crs7T3mw-!llc7yD7{",
"!(xvs!B4Pq$VUB&+#q7=&SBs}B4R6{;a&sY*cYsAMuK0,`x$c@$r<=q#'JsJ-trDV7%CqL&8$-nNrQni7Dl(P6dXDXNTHiu",
"8c.7,YI'sb:VV;lYI%W$T&(GF(Y$dx'lblDsV+/@*ByRx$LNxS$y!)k2k[BhrwGfS!(|g5!#@z_81$bXJ:<Ti+dz{v!)4@^",
"&rBn#I1pY]VVRl#,*ph2$c^uT%]HaIVV2(l-;_'C!a:*x,{85`!2B&U-ZMu(!55x8W6MzhsV;sk!C1.%*`f16&s/QM!(}4(",
"3(|Z8.8BTs!=^l|'0t+-'YrBc*D5G+*Dhf3JkJ1k*),0[Y-bZi-y;KK!2AlM*dglukm:kAPnV53#+Tg'!#fP}$78%}K(FB5",
"K;A!F^Y:s;=l=dpPQRnAJ-]M[9u%a9%Sr#X6tp1A$@)9(!2-3Y$8-*0&PRp9!]cXs!2-VW*xk^NsnPTd76<gxKV<P4!*bK=",
"!=AN'Pp<r@#;6+-6}!'!$tv2v*B<(Q8zrRW7;3.8Pnd2k6x75`'+TJ5#=&GqKt_4!8n't++^LfP!2,`G!BSd;NrYj2,=f)r",
"!2@mPLG7V:#<rI,!2,j[!+yw)&ml|JLCH9=*CClt!2A3D%C]S}#_6Bx^a&+wQkN+w!4B}&]^m)N]AvH/W3jH3]Hr(&/PPZ$",
"P228t!!]MW!#5tY!!$@t#:<,c&PRy;#fQ&+!]cX[PnjZ<#J4;G*BfDt8|I}/#:cm4-u,iG'jh/F&{qry!2BZy==APV+!.-C",
"+}s:c#$;.M:g`8hsVGuk!2-AU!48,DVY$fx;()Q|!B3zH*'hDA)g15x*F;+500x0[@Vt#mP1tf,8#bB-Q0%_.;Gx6XP1pi^",
"8_@*4(l2&'7T-{`)FNz;!#pW7$tu81^7F[U$ZZ=(U!P:rB&K;W(d-m*&}+GZ!c-Iz9z!m]sV,R80[79($7K=$R,NPL78HuU",
")FD=*#x#ct!z|av!]^*%&p2.^*B[@;!55+Z!^Yf.B&USN!=r4(cWjGq#=PtG!})h&7bMk]U{_gZ)U<jv#=x.g#KI+g%qqcD",
"!ld`/*=gi)#w}#w!N+nD2JiLr$z4|32)hra,AKALstC-^2Kn}N!2,`b!$&af#;CM%1Mk*^6YS1:<*'b(!^0X#.47/]A7}3X",
"*^&2/9tb@|t4wH*PxSt=WR}90r}[j.4=1&KR+[X=#aUJx/U+X1RJ+#[5%4d%t8,lY/|x<S2F:Q'8]!tLZg:H<QM5!j6wYm0",
"Zm8Z#/PP^,7'&KjC8Txh!|Zlk!]hiz(2V[&!Cm=7*IF-KQW1*G5!uqkcR);(01prCA4R5pU_aY29yYS@!!nnT#x#cyM$2HM",
"!{(]8!=Ahy-^]a<!2-lXVV7_H7,k8!DzP#`761l/WX-t)8q365,#CFv7VWca,;H33!=|#y!{#g<9.Z/j!=qzM'mRF1(KLmY",
"*DTX{%dJ%r*cF_2+B;Gk*FQ7=*)a!S6a=SC8m^M35%_!C6u0<3PP{ZN7bl!97A*4SQM*$u(Xl|F-u%M@&1BT;!)pz<8RvN}",
"W1BPJ'k05M+mIDm<Ch7Q&3wu-(+,CUsV%zx7P`Y=*}|3L1+*NM$IpID1Q[x9!!!'2NL2*}!9CHU{)1{hB]Q!&<JrMbHNF-^",
"FI*Ti{(Pl^B`d4{HmYn{C{/mdIqU2F(+'8B]d/</$8ql/%_(iQCp9_K&mtvB!@'d;$B62G@G[kCCnqDG%SZP<!@+#F$Cy=T",
"FTfAQCnI*B$7A(K67t/<JGUQZCn*t=#:DhU!@,!d$Gx;kPT_'hCm`Y9!!+@b!^J`w$I]IyUahayCmV];!!SZx#xd`/$KAV-",
"ZnrF1[}Vmg^9q6k_[jHLCmVtD+#4&_$w{F]$'5NQ$W,zQ$7iKY$!!K:#x_AW#{/8y#Z-sR#Z-z[#:m]S!{Y$TIS3cM,YR`R",
",wpjW-=Azu-VM}a,:3VY.SJDy!={vX#wvmV$7@}[(INGi#|:S].qrV&!@(vY$:h;!+=ups#{r:Y-VX-m^%ka-850(j$:Cqi",
"0kr:4%X<Dh0.-}+!@(y`$:rT,+^hJ}%Wt*c12X9K!@(DN$9/Gt&Q^Yh%WKm_-VX-]!@'m;$7K9^I!uqr%W$SZ!@,KUR#R-}",
"%VmFX%`<|5&1.Uf&PVfk#wvqZ.$wyf%wb/q2jUM@#[;_=4F'ly$;*H45<n7d#`j_n#a+l*$!=s,!+(d6RF9jg!=8*A-X4La",
"-vSLI.5qIF.U0YI!(qnRFQ*lQ!&NSm!$L37/mfp%!_C^'8sWb002dq(8Q<M7!#9zG]d:YY77$|c'3JWu'kvax9;^[x4]RI%",
"!'UBm(,U(U,7]bd,yTmX3bP1t3b9<[4#xjD!gP^2N-pXC%qq@&4|p_|!{0}6&PNZ*5[Nb86}vV|)-BM&@<Sfw:I6P'@YP&9",
"A+mry'p4tM!#:mRVU*0Q8:NlfVU+hWVU*bz-vqTXD.<$yW;W.X%|^$l&ybP9]dZU%@z/S!!2,BD(k7g|#wy-,FUFdW8<A(n",
"V_Vn,V_aI=!)p$|GRMUr:I6P<HB29i+=tQ54#WIB]dF<]-F=zH4_4`<5@(|y5[2:l3,:s5!2,CGKB04(VU5Z&=i!]a)WcWi",
"!#@2$!@{SS+=:Hv(0Zkc@|F`B!2,B[(49Z!D.q7$N!Zn-(0{*M$!kh,!c.qJ:m`ft&n_I$Q7qTC!2,7_VU4jrcq.qq!dSiz",
"9b7jGc0:YpCm`W+!=BH,.x|Z.!G4_W!.t6t!)JT$!),G#HB*r&CmVQ&=]qGng]5)!${lU^!(uUb74(@#=7#|`cH|4{cHyy'",
"#:9J2c+D@T((Q9A8R5phd'[`)$7AF0!=Ak,!)5W1$^sajsZLYdsZRF=!=AN<%ZIw*!)=pV!!$<9!!$c'7gSq@,V|]gq<grT",
"!)+bb7*uwG!)H[F9bBi_9tv@`7n,g!sZMpC7*u;(nIb=V]f.v)s[SB,$78;B/VjqK4Yz+`0LUw@!)'@&]f35R6yg5'790Fh",
"sVH#n7XWd]6-yLa!*$(M!2u+pdc5F8f}Pk/!!cL@6th6-CGtrRcI0*B#:@jf6WPwu%;9.v!%%fdMC{5S7$ySI&PLjm+{<W1",
"`T7j77CUZw.5#JD*a&'g&T[8JWWCYS$V|7(11wnIZ.wk|(N1A75Bzu9!(yD$9.2MK$W*b3W;jh,c*wlP/QWxaW5D;s1NU]p",
"2F=rf!]hir*F(RC+$sy$*FG16-Gz:%!*#83!)^u,!)D@;WS(+M8g@Pr&WRJt!&!2v74(<-.Cvj2NUvd#/fV(8/Q^AcVZ9n^",
"skx{y7.9B4;=+AjB:x0w!)F!R8GQ6<!#R=y0_t)KsV+6$7X2Z]7X2fP78ssud(@rv%LpVd8+JkHsmSz-8#WpR!uPr48+^xJ",
"smh*I2sD+B/Pat}!)A0{jmq^Zjqjk,kLI&cjqT39]dsN$M}7U{!!cKv!!$gL!=AQ3!)#f,7k9W3#c_a+6}mP<;6c*UFCLvc",
"!8f-S!/M5)$.)9A!*2}I@YM)ZcHyy-A7#^rd'X/(#<v//AC!^W$.)1}!)nN{!({ztB^C,JAtd`|7SFil]f+UP9uyc):5Ct%",
"9v/q%9&bn&=g9|}@5M:SK`s5R=8y9_0]3ux!!YD}#PKHZqAdXZ]dds,8W1II&8)$x!!($y!!$b^N$V(#!)rn(!22H#!)}9T",
"]H[d[$N;,l!!$]6!]_ps<1*qU*3dwhHrRMWVVRl#,*fa07`C&4I=2Sm!!$w<!=AP*!)([)]Hpr^9aDHJ9YTs4)r$m`#wyBH",
"rz6_g7mt<mJYT#K&WG+|]G-pPJguy7J|#uDZ'_1`A7#_QCmVQ!cIbJ'!7B,v81*Us:VxM;;cZTz:&!bAM_;0r9qq|B!]aNI",
"KV8f4HB(`GKtWp7nF&CL]G<28L%wd<M0r8<GcJL(MP1CRMP1C7FW$/}#:=_J#:9J)#YXSq#YXSq#wv^+qzF(M:gU0|lKwXT",
"KV8fiA7#_&X-gTg$7@n!$fs_S!.iHF!!$Ty!!$l%!!$f$!!$Jy!!$L<!=Av(!)^fV!)pbCNN]vAP*}%B!)@T)P+.c-%qn9v",
"<`LlgkN{9W+G:h,!.iHA9L<7qt4'HrPZ4j-!L|K1!)hhV9bVbZ7D-@@]G'#q8TvMd77tT3]Gnwa*f3-:sm+[iJmCf=!(}<@",
"7&xmq7^]Gh]Fqp<8y_35KL#/N!)*HBsl5_4Kj@#G!+I#{!*2+-R,KprKj@bk!*,)-!*2(,!$H#{:I8I{c*a0[(Qg!v!/)[;",
"74(=,]G:;.8fNlP89^%i86@qG9lp@,D<h/dK7=GgQ'j[$)F^_074@n7*}xp-]G/2c!!!#M",
};
static const char bitnet__spv_carry[][96] = {
"!^'L]!=4:Pzz=(&!!qV5!!,N359c(_;mMG.:I0C#{(N_xJ+[K=C;T%TJ(vzg6VA_HDX6JtJdlf^DX2{X!=I2C<iYdcJ#aNk",
"1*wM)!bjNn!Fn9czzAMqHN=Sz#:9I)#:fW):+-9##wvu7!@'n@!i3F}Cm}m<!{']|!@*</$Alv4=,Ay1CmVS8!!4G.!^3p@",
"!FJSp!@*d5#xlcI!!SV.!=qk@!!Sa<!(+r_2*S8h#y,wP!!S`1!=quC$W)]J!!ja/$8_0U%#JDI#ZiA94@7$t$BfV<&yB,S",
"#y;X<6|)[S!!U/c!!VC8!!VZB!()Y$!@*dD#z2[f!!T$;!=r7N!!T!H!()c*!^DcF#zZvn!=r9C)kN{N!!T't!!T9_!!SYK",
"!!TAc!!SP=!!hAc$:WJ|*l1wqCq_WY+!%:b!@(:N$8s<g%_))Z$[&Kt+B,|d+`U/g+}|@i!C/^R-79$x!@(fN$:4hn)cijb",
"!BfGN+z}Yb8uMZk$8Q[f$V_yL!B<,J*`d1L!^Dc,$D@0^Gc_Q[!`<&I)cryc$Hp{VwgAx3).3^i0pu<-!^9]*!{'VR#:D`U",
",:3Vk.SL/S.STKf!={vX#wvmV$7@}[$ts6`!#'j.!!|/g.4,KZ3+f]W0kRiP0..8i#wxf<%ru$(&n#7c5#QC5!)8*I0R&_d",
"%vSvJ&sP)/%8CA*'3U#$%wN#j%w(54'/QAw'3{Wt*%I3/'3{Wv'3{Ww'3{Wx'3{Wy(P7#!%x-2);kM-F4$5Wv4'f]Z4'ZhJ",
"3I)^M#`LHq7V-y@6^AD_6|!JP6VHg8+$y#Y5%I]V67)cx,&`KC6tf}=5wA;w)Is{^!@[/Y%xBjT(IZj*'rkmG&7Us#&mknj",
"dc6[v-vQ-D.6.xr!^%JF!G`}$!&9G[!&DMZ!&Q<t#'c1g!&Xch)(5c_=$8*h:I6P#==4[13C*VDy}C.^=_kAT=gd)r@&qY'",
":S[=,dmgB)7=`'Z6{M&:6=ct$$|6J=!',{M!'6.^'.B#X73xxB!#2)W2nZvb2j-5q!'U6mB@-|63+^A-!'_<n6=zBA5z,0]",
"3IhUnBV'w9%xLug&uI_l6_T=D%{A5g&n$.!6^_XV%y;Q'!(Q}&6Wxz9814s|DNV+yDX*gvDs]26:U5D;6^P.&&mkRd8WuKx",
";J.0M;hL]F*b!BN0rwb]!]`{Y0jaJD#;8D:#:=1]!$Mx'!!$<=%5cBH/PP}/2*n:(6d-%i0l;6d!!%afMS0s12QIBL6VZ}l",
"!'jNz!Hi1LN-s%=!]_-j120'./PYY2JzQL_8!I[S!_i`<J9}l;*DjQK!-=UZ!`SYp!B)yi#:=1h1g[2|6{UNTT`rYu-!L33",
"*Bd%C!-=RYG+0cQ+@3jM777-D-W^lgJF'@.'6-;r*``7S!LXLl-^h{$JFDT1!$8{-)(%`.&qU{+'N0b!'2wD8&S6{--!`-T",
"748.i=_j7wPg[8;#=&Gq<B3p-6u/7'!!44F!k%h26YRWf$cI!05#;;i!-=NX!$CrL#:;rt5@ZG]$fA<G!)8#s#I`:}$trzy",
"$76P/)G6WcG*NVM*NfXj!-=NW0./@q6]=Bw!-T:*(QHulJ^/*$!k%{6!]__0!]`|<1X3[[6tqK:6u/3|7[I#|74aL#KV8f1",
"$V^wu!!$<U!=AP5!({!a!)3'56|*2f7aNl68QmK!LqT/5'.3i}!!$<Y6VJ'|6Gt,HG+,7,-Vb'NJC}Zj!/Kup!M}^%!!#Ux",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!AJ_{!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'A#bt#$!])u!@'n@",
"$7NF@98Rj(Cmtg;#:Dd$!{'F+@:vulCnI*B#x#w7%#=t=$CW];%5.b:Cng9D%4;DA!@'rA6u)Z($ABLp;p(f3Cn3z@#wvn,",
"$75x1$VU$8$ts-:'.*yG!@(1K$8U*VCp)d)&17bA!@'h<$797F=,B@=CngAG%4GL8!^H|B$CR%ND8KtLCn='B#x-%G!^ITT",
"$F50[w5&v*!{0dg$!pqs{(t+h!!#]+#[2_@#[K3I4@:1y$Bf`A'v<TY@[2`xCpDfL'.5k%'.4$@!FGP{LZ2kJ!=zghCP7VG",
"C1%SJ(+'2L%426H$ts77!#'j.!!{PR*$|(L)FK%P#::-W*`Z:g)ci.P/6@)-!!]}Y$9yp1%rW#F&qV3g%6]aG'1Q}W%uK`U",
"'/FL]'1f*f%W6]X(1th&$8z8D!#nW_)Fiz}!#;)z!@xGz!#:vu(K)Lr(i]#{!(v@I!#;,_!@w6c!#;C^!(nwG!#;8w2)`g)",
"1I<R8!%*Zs+_[zJ(/y4),!4%P'Pg*-dc6Km!D-qm!Bgu^um5MD,_-ma,_#7/91PIU02q@U!#;A.!@x_4*&bDP!#;J`*b@9N",
"+#_,2.5pn2+_=q&+|ZJ518$fb5wkp{1Nzp@3)v|C4=2476yhg%1/v^q0P$BC*H#.B!&c0s!&c'p1-}L1-w`uj+&+19+=L4y",
"#@J2*0.&)<6[{L/!'`'53FR}(.4@DT.SU,j&Uv*I0QQR}!#nkf!(Rb4#YY3P6W&4G*hAB02.-Gv!]`;D$77RG!!,9J+=C'f",
"${''m'LKtX!'Uz'+!0<x=]]8dAvW-{!z|A.!(6B:!%RGK!!5B16VRj*4{j=G9-|h|DP2ia6[I1@#{}*|@!v2r!@n#j)2lq{",
"#Z_fZ)gJ6=(irds*F2#x!(3'5!CmL`!'sq7!CmP^Cy02U.b5YG3}u#j1g[2qNT1H=FT[Nq-%_=U*Bd%C!-,T{If.Ss*alN,",
"7AjkDI}UC)+!G:d&8(|yFM,<|BqnP4NTccW#<^7I!-.cz,ykIW5z^P(!^w(F#=&Gq#wz=h.4TDZ.TGa|(,@sXFTR*L9W3q-",
"=a'92Ats#A!]`v_*BpKu!-+fg#Ym9C/T..-.Ww}d*BR7&*FG/,Cy02V*G%XS-`k*V.845PFTS*(8Z2VK*G%/U!/$Wj=}irQ",
"@!&NH5ih#=Jwp_JI]G0#&33%:;cUll!Cl5|!,LtP'rdsT6A%<p$tsc+Lqsgd6tqLH6v=z*/[m-[@B}{!'TX}W+!%.J6u/1p",
"9xxbL!&;1&74(V(7&0lK!!|xs#=(a^#_(V[6bzdl7zJ##6uWM,/^RG0&TR6^0T:ri!Cq^7*)a#<@ByTC=}f3_!D._@!!!!R",
};
static const char bitnet__spv_delta[][96] = {
"#%jljz{(iR!!+1&$VU95![su`!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'YU@L3!!Ty[!!hw#",
"$;Yr,-uKh}#|(I[.45Ax!@([Q$9udt(hAwh'nWKb.WDgz.ulw|/4;+-%XHHh0LL*0!@))d$;:n1,y$v&%W}0d/11_x8uM|$",
"$9Wb3'kx'm%WUt`-tv6b!@'zA$7sUc!^n5W%W-Y[,Y[nl$Hp{`wh<tG+z}['0pu<6!=zS)&1.Uf&PVfk/U-.z1g[K1!=|8n",
"'.*sl'LS&r2'yN2%429F#y)H9!!]q4&PLbF#yQb=!!]}8'p#Xd#yx|C!!^-<6VH%)!@)s2$=^#s4$|1g+FhI/5:6aH!@)<!",
"$;xt]+FJ4j4=:C6!@(sr$:_%L+%%{@+F!x(3%!y!!@(<`$8yv5%ty-*+DW^$5wsqv#zC8H5x<j(!!^q26tf(,3B`9m6tf(7",
"+=7:r#{+hP!!^RJ,YRcp#^4xS$@R$c6[$*##a]5w#aJ^A$!{xG!!^iR.qhL!6y*k=!():-!@)iV-^^@U#aJv+$!s+M!!_#Y",
"1*}306^ADW@bDf}!!z]35wiws!]]St%|('G&1F%#&P`f5!{9`,9-zq+!^9]q$VUY-%T.t'!^w'='r`Q1'LK+W$7K'5#yG]b",
"&2SGH&mjvJ'r`Q,6{s_gzz=`GMl,0t7!{a#6VGmz7qa:#zz=gI%x^ku6tf$zzz=tMBY3.J(QIYM'5'Rbdc5B=6wG5}7H,bk",
"zz=zP6MkdY!(yU9'6-9R!=4%@'4pv#PH|wt'Ct,|FI&zV'44W%jRusk'4C:m$thtM'4Q6YfAhP_'4[RF]zI'G'4fXH%ZC!'",
".5qGt(K)IN.5r6_fI3.t6VI0Gzz@Ra{9]-w8m_&S74'UNsV!2K!$tN]F/rtn!'#}w6ZxGV%r'(d&n$.!%y)(z6[if.8<#G[",
"3b8_X4#YL|4@w!l4_7724|V(+5;sYx5[3q=5yQ+d68n:hXMl(lXMl4qFKIt86iJZ=)G]U3FUFdXXXGGr!2h`&GL}#rGfk'F",
"XXdtmFm-wd%}Fcw&zJ}B%y|TA'@tNx'5}x_'6+!a).psrI$6.i:I6PAI=.XpIp+p;:I6PTY*f.P)sK,z!!4`P!2h`p!2haS",
"!2hkW&n%j$6^_X[81P5fM{pADY-RV<&&^$f&|C/S%yZJ#'A*Rw(RNR3%y%Vj0T3Y&(2$$MIc'LAP<p;a7D2uF8#y1I2c^(a",
"!#@T8_WuB{_Wr9)_Wr<*XN,ItPNsutdc:w@XN.b_I]XF)9SuvY)XB^&!#@nK!@|0gXN,b]PPM+U)XBu-!#A(Z!@|Hn_WrPv",
"]K|:+WCTzrWQn=&*)W6+X4YI2[aqiK#Citc8mcTt!*'{y!4W9$XP(2PXP8p5!%R@F!/}Mb5Y`S&PIpQN!]bj4!2j5xXPIQs",
".4@9Q.4_;u.T2Tx$7Juz1Q6uSQ8P@xXPITl+@ah_Nyw0VR$b3[RB^'LXP06|!)*W%!4(IS!&(t4XQ5J[!#v<u!4&@K!a9=f",
"R`F;y1h!5L6{UUV1jR6Z+:1!_5w|fY!^by-#wv`N.Ww.9!2j)]3cJ2K6zZ|.4B'-D4#6!S+@qPG!^Ddz#Y_*9!(R9'7J&%g",
"!(dY.7x2|F7Th#y6x%)-!@yJvNT5F1sXrdx&.Wa)7uU&C*=f*0)(%%[%;,__/uijl(+9b26^B8Shb5b|NTM`'+chPs!'5LW",
"2U&rw!4'.u!B}Tn!B*)CsV&0;25ppD+zvKq%UM_RS]D6mY-ax<jt4$k&Psvx)kX1U81vUM78*aa:,p5*(gv{M.4@3|+|wU,",
"F-*-T'mRS5sVB:*9]hc;7r4WBXPDGG+{Tzr$*ND4sV&/y85MJA79XaU+{z[bPk.XnT!4d;T=]u=sYm;C!.QZu!z|Zp!C7s_",
".4,SF-tkx5#wv]r.6tsT!3#cCsYY.qsYm;9sZ$J=!83`4/RS.TNT:RB(YqRI7UZyb6YYv+/@rz=Nt4Bh,,`d,:+lY#$7Drz",
"#;CJ'!P{(3(XDkh!(y[+!^2*A!:_Z=)i/v=U+[dz.n4$b!2}5[2JRDk!^i:kVdJG%!I3;R!)/L.VqX`=6!,Bn*J!C4XPG'`",
"5Vvzt57X$}-@2S4shgXF*U13I!2i*10./@q6VMHw!3){=Y-apQXR)(JXR2+J1+08J7;GuL(nUPI!)a<#_tR!ZPnt&N]D5Y0",
"7hBry3J)3tY0/!!2dT2U8dKZ]$|ZaI*C/`a$.c1Y%8=,i$y`=!;dGV.`qZ6}a8VwG9M:'z$7;D:aX!0N!jdZ07<Ckp<C4G)",
"Y0/_s2G.YK$_Wrgav]NT;8r@:$;=/S_YJ*n.J={b0Lj{}%%'cJ!]c3K!2|8C&7}jX2FU(PbL-P};Nk`D<5mb[Y05'Y2yVZf",
"<B:dn<-r0H=R*,bY01KJ3LCJsd0l@.@(3)S@lCYUY056h%;&g|dmrz'ABuk[B)^$YY05<n3L@%paZ+@6=JHJYCCwAZY0Q)h",
"3L@1xfMC$M;cW&A!K&gG!2j(k79.9mDN&GhY-atD]C90X39wZ{g]B/5#K:+W!(u8_!'F+w#xC4x!iX'f7@ylR0}Dar6wS#i",
"#P@-5!2i0IXU;]}+VN4cZF2Jk#:@}l+0Lz'!}%K`-kCBW!-8.W.&lYT7k$`8#_q8FXR.gN1QB(K!3)97Pn`<&#TCa!.4@3|",
"+|'|x`rkKN%6{G%.Z;Iu7/BKL6vT*=2,IAV78U<'!Di<z5wp4+XPFaK,5[--llb@]QM4&M93nS36zbqulga9@4&BxQ7Y7N$",
"4'yBZ+][gV!2i5-3JtCC!)c1T!)0rP,%HkymLnSn.41X_!CdTt/X0dj7n+_7s4+/'sZUj`sZLt&$XFNp/kB1b/R2v0%5wYq",
"*{jfV2@L7R7quF@2()^3!#pSS!H$W7&8)%cu0Z.XtrSsdXPM8f,4BNFnKw9*NTG[L9h`Va8/2,.srDg]vI<Crvg[K/v.FZw",
"XPMGjp$%;9p$M^Kvj2xKw*NidvjDl`/84^q$#&0L12h/h!)tlf!)BNax$}$X$suM480-uxss6<xx}r5&y=1;Axf!Vx!D5.3",
"shgXF*U13X!:,x|R+bGh!$/kn!!$KL!!$TQ!!$KJ#:;{V0}[%,!N]v=6z51`shyvp8AJ2(7%b0b.sX2q/PYZFY0`qZ$P`+0",
"/g*FA&#ZiQ/Q%,a!Ab!+87y.Z6VM9Z6}x8T!4.'&88S#}!zzdq87.'pZD}Pz+#]+<,ZlCR!a:t1!`H&@'jlMFRh8N482P<,",
"#Z/sh!:_Z0)6sU#*CCmD*CCl{!2|[K%.!<W)FG+M!]hii'mRF1(KM$`*DTZ,*)a!I6g@q}$)c8J7_[=G[$^_Q<(2wv(wKFr",
"!#BrV!2iN<!)&5^+]pBz*``IP/PQ35]At.Z'p5l#!2W:y(-31C!3QXM7t/=k&1Pks7BSNF:9j0,88FPF#JUin,:9'W@,S^F",
"-WT`A!j{|q!2i35T%^1p#j_vk!L]Av*Pp`2*Cb%9%f9CP7'/j9*D{s;)X*]j+&&I|Y-bZiY09#|6wcwPY0.VZLxq/&*YHh_",
"!(}1(#Y[TG!D-jc!(z/j02SZbsuMN]0R9bi!3QXj8t<iNLqVPh5wiWlstd}YKi7kG'5<#J3BD$ML%J_.stC8w!2i._I14Lr",
"!ghsC7%gUc$Vs*_LS{T=Y0Ldz7aPz('PJq4(MQ2#,!yT<XPDxt.HR['0PA`VY-F2(^a&x2!*9*75-Vf/81RmY$VcJ,!!$B8",
"!=Ai#RJMn7sVfAM!2i39TB{B]7quB(!}JJ^!l%a{Mb0R!%uxF4XPD8_.J@.m6ubKA'/0Tk9MiiS%qncwNTY]<7LF.91+@f'",
"754kh7ZKnI*aG&G&r[/N7481<_WT]j.J@:v+#4f{/TA)r:96i_*d^6IsU})ZNrbY.#,ZJn!A&Z!'TBwrN_,p+.v68N#@jcn",
"!D-i16iQp'!!3@=!/@pMnD[*(Dfa2h=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rYa&^p!!hmm$;Ph)-W$Tz#^^7Y",
"-tv6v!@(XN$9kZq(Iwcd'Q/9`.7zVx$:=l60MJ(1%8t3f/mmt)!@(v^$:hJ)+@@5z%8Kwa12X9J!@(AL$9&;q&25Fd%8$]]",
"-79$Z!@'j9$7A0ZI!kgp%7YBX!@,KUR#R*{%7F4V-DStA%qnKc&17[i/1(S!1I<A/!=|5l&mjij'.3yp1g[D0$ts0C/<ifh",
"+(^I/5wsuV!@)b,$=+[j2I9Q^+(51,4]YM@!@),x$;GPT-:0`H3h8=N!@(bk$:,^C)IA;6+'Ma%2FCdw!@(-Y$8HR-$:6L!",
"$!H|s!!^3@3If4a)c^hm,%mt2-@*<6-{fR8:L5%;G8uzx!)05:#aJZF6{k/)Y]G<Q-VWrd!&XZS!&baQ!&lhM!&vnQ0jb/'",
"8m]z%!'6$k!%<iA2'{W,,yW%J3*Y#c2Ky%K(+(u%!KB)3!F,^]um67]3lsYa3l{1193sBYFsY5&!#=^^!@{!B!#<U=.5q23",
".U0tRHDKsJHNx@THiQ.A:V2#GN9uah5&w[fIFJ5k!gUkg9jwXn+!Cxm$8ntZ+dYq}'8Jc-M8TA{42{'z!)RH<!*6SYICVRP",
"N}R2_7D)nD7&skDPML{'&PP@^(9&in!c:|P!2hk[7B+'dY9T7b&$d'b&}h1d'sv9j6zhuyP/k7Q!Fk$_!-,*D!)m=W!)HNA",
"!)RXC!+@kVPIBq:Pvj.BQWmJx!)3=t(2&IX&}B'MR3MqI5N6-w!)@x0!)|B6QHAaNlj6bF!==,/(Q3^v6]sc.5N6ac!);m-",
"sU|pr!(wcNsV*'`5N6Ma!)[$0!)/2ys0|nNI=$}=+]V22!'F.u5N66iS=&]6p$aWIYQC];$fS/AYQZ@y!&)=#4pY)#!(}[J",
"sV.(&4pY/n!*&<4!)*KC+x@/;YR'gb/_N7t/`_D0/`iN23!AlBYQIzn!A|w!YQFA[76mpi4pXvT!)/b+)a*[I*=fy%*{D5)",
"q]/kW!cjwJ7UZz/YQnHa:LT7x/#Tpm:c}L_I/QQiYQ[aD'<+D2YQYZx:bFH+7VB),:-ux4(SA*6YQz+N7cR/,*Hfx*XPF`T",
"2%GG[1d(rr79v%KI%--bzzI(!9Fp-8G^I,d,:3H8#aS-Y]J=rY;!!K;hwpd9U^$WH82*Cr*%$0SNrcY4*S%p+!(y)x!4kTS",
"YK|1IWW9D%*BxG.!3)977d1vi7C,9R!]iYA!'%[G6VJ)k(N1A,#Z5zv_YIzj5C(ff9.2MK$W*b3Y5bF2h:(]l/QWxaY/:xy",
"1NU]p2F@(l!]hir*F(RC+$t,)*FG14-Gz:%!*#83!)_B9!)D@;YK}3b8hxV%&WRJt!&!2v74(<-.Cvj2NUvd#/gy}H/Q^st",
"XT2}usmT$]7/sHV;@cGzB:x0w!)F!R8G;[L!#R=y74(=[Y+8wM!^Dq/!D%RC0TDZh0TdhP0UN6v$7wgKn${x0nB;!vmgH/D",
"NrlA[n`Xm0n}x4pnF'1`NTXD^!w4}:8-M-]spV;B#C_j:sZL_s!]_^L7mC2j0jb<4!h*(c99XC]0.$aGlj7GV/PFL@m*UlA",
"5YKMU!!'`l!!%Ry!!$W(!!$Q3!!%6v!!&$b!]_Y.GqFG.Pv(/(:`a98GqPJY7BI3.!3+kq!);q.7{Uh=I{KF|Y0LdrB$xx,",
"JYBwgJwfX4!=Am:NU8+,N#Pp/!*`[w8WHK&#,VySKJxa4%xwRC3BC}KKd#K+stC8wMb0wH7w(ts/P]U%TBv.uMCqwK!M9|z",
",JFf@!!%<S:I8X9p`-]v!/;H/3R#3G!/;H5Lf4nlY1pL:=mcTu!.|3.!]_S7:8/2{!9Wb[Ki8;g='x&,s6ci!Rhui8Ki8[v",
"Y52-V..}xD!!<C(7l<D'#,QCU!A&Z!Y1qfIM|/cLN2*tN^9q6kt3dtc!]_S099)+fI$]in{*]M!GnnnmJI;npC=3FkBqTbR",
"{)7Gf<1%6ay}Qz5DDLyd-79%&!@(3C#Z|_a4@8$4$99Ym/nW^,#^{L[#_:}b#_;$d4B:MM$9Xwt0kr:5#A/H`-[(%T1}.By",
"Id.3-#x.t_Y22,-3sSP!!@)dq!)0N,#aJrQ$!s(LY1s/13sSS#8Sz,(4G!VQ6tp4Z!@*#V$@xrD:PALC4GItV81+]q!!V@d",
";M0*UK@3W#0r[`%!(zkP!(zkP!(zkP!(zkP$B4tH@Bc2Y6#A[_9.'{$!@+!z$=i8F4Fn&:6#ivc:IADZ!@)AGR#=m*6$*,g",
"!@,KWZ.y2C#a][s#aLR{#b3}&7|9Qf9rK^u6b!&b6VHjw!,ytt$VXJH!_-3B&1.p@GX5*}#xUbX!/6&W!{c'D$vCJY!#:H@",
"!)&Ai!)Wb''/(rV'4x4{'5BQ$HsPP76tf's!)8f;!)8b*!)8f+!)8i,!)8l-!)8p.!)8s/!)8v0!)8y1!)8|2!)9#3!)9&4",
"!)9)5!)9,6'jh=j=zg{L!)95L6VI6:f+mnj!&lMd!&vnV6ygk:!$}QQF0)$q!'6.*6[.Tg!)luJ!(qCG0LD:}'8AN}'6]Bm",
"':&[3'93','7Nwy':v2@'5BQf'5V_}'5%<x'5LX|5%{#L!G]rk8P=p}8PUiA's.MyFUD67%}(Ku&z,j=%y|J<%|z=8'B'&}",
"'5.CY'57J['5LW_'5V^a(Qz.h88@(XGfk/@9Xw8K#YX_DYQFvl,J%2Z[}WR{y}GJ|]j'_:%}d*%I(@,#N9yR$5wA:n]]6<h",
"&Hsf]MmVHYN-tR`g]3yS6VJ-r&HsZ`9$Zs<]qB/&YniwacJ`An!#<Q$cJf*8cJah;!#<Z']#`,%IL0xN'yaRa'rp6Q6|%G*",
"P8rp:9j`Q9f}VfQ]#^n8PIDxp!^P4$!6'sf]m&]h6_8_B7gQ,tTyw'kU+7cdU@|zi:Z$Un'jm@`)k^Tm3TPu]WdKWFF+H@&",
"!3xM4#:Gnn]3V2$6Vh:T6lv1M6VWCI'.9g$@WV7n!S<XY9$]%y!H(0dX|3Dc:I6PvYgKa{cH|3r+*fH_8'%Zu)Y@*I!#A]}",
"!@|}#[D]))*V-pl!5!,9!!LZ}Dkp3=9`RpJ;HjD$bm35y!Z*wT!]c0@*`f+44FaC%,xXSG!3f8M77uq]76FUG!C9+W!!'z@",
"/PZyLZMYsc7*^jA(k$aC]'}]x,,rs#!]zK%.46XK/PxdyV:sx/#=Pmw/Q%8j'T9`7!luVvQ9`3M]$`A%/_4A1)/4r/!(}HC",
"$!lyQN[m9f7'M7Ha;1Ta)Biq$/PR2U76Nj<]#;bI'NrW2a4syXsX,5%]%f^*%z+PqsV!.{+&nD%5w|ff;vxTn4#&bU4]P0_",
"7qwK#6Wkc<!#<:z%SSM'$7;bG!3x|C6;Vd=dDxit%qpUH&1.Dz#aS-Y1d'VG0jfnrI/QDz7z4#M9H!w#7vv`D76FU%!#*!t",
"$<9Q{]$t&;1d(0R4@NNJ!I''2mCNRL4*bzq:5g`Da0i.B[}u$q7A-Pd9T87K@C#$0-W^_bS<|j}]`3*X!I}1gZM%!i!3x!A",
".y,Hw!)'#5!*,#+ZML5((]<8^sZQ4aYn:Dr$fAB-FczCz!jIY_9=@T!ZMU`FSq401]$t5/6VJ(2s[SAl!-_0<!]_UH7H||6",
"=!v$N=Yswu=x3$wMub_N!(xbl@7R,:!#[I|!!$D6!!$Hp)(%c,]k^|T=:T<d=x4VM@VqqRp'FRb8Sx{y]!SM#/[FL].FR1q",
"1vHb-!4/)MA4MJ:ASkT=!(-Z%7b93T!DF!qNs.15sZL`GBZ@j}&WGM'TmG3BP2%5S6uu`^!DLi@11x+R!)3|SV*`[fsZLZy",
"sZRr(]c29sBn&Mq%G8bNVg<pGsZRrgC7x6k7st1u!Cl.SC|M8=!)(tqM.<v/,,49rsd3StsZTHx/^ZDU/_nZ`3^!j{*Q;Sv",
"01m`/G%<P6!$pp&ZkR)$!4.3Z^#QN@QM)},!618.!4/$0!3yTX8DyuD]b5Gi#_*yCd($vk%&/;r$Vs)-cM+bRZMq1#!5<w'",
"!)5Q*'NC3s!Gr)J9$lFU]ba-a/W{l:ZkCYf$/|/+&U$;#7fu(WLZzBX!(xlp!3zd*]&j%p1+0xc/X1]B%=YX!9}h`X$;cit",
"81_67#:P!f!)(In!*h8,:=(jg]b^wV2dLgN:`1`+$_yFZ;)b{R$%atqf%2)Z7Su}RNU:GK6Vrkr-u`-Sg=%&M%48)K!{$A_",
"$yB#y;YB3T]c&q|/g_@c]bkS^/g_Cf]baP]2zzStLfg{.<-rUX=S8u|#|IXShw{8xi$_R}@0v0_#_/bz@P50_]c!r_/h3!|",
"]bajc3L=ugj!#AT2P|$5%Hn&nAa@BqAu3f(B!hSlBgL#h#_/HzC'j#q]ba^Y3MPu$=JPC;CZtHzCn,C/;cWJM!K'-S!3yr(",
"79.f{DNCWk$[$ri!4/$R!5@7k]bz4,Dddbb!-M4Y7qcPXP1{G*$u=U0!iXKrDjrQg-^V*x_[+1f40nS3NrM(R%r=Z@sV&U'",
"!Bqy-!]c0v6uYh+^x#}i#:ADxFXm,-R+qPm7V}R5cI9Zz92<2Ua1):87N*NF#`NdM]&_;g3J8cR!48&G]`3G'8Rz7xcI]Dx",
"/f}V'Xr=j@6`G%,q@L$A'L^,DgFxWI78sSK!DiA{stCf7,$Kpyq_HSu)FGFZ7VNNV3`X0a3}sF}gG(bv%TwMK]$u}`,1L^i",
"r=#F$4zp105:-CU5xyB^!3x}']$|,M9+3-}2a,wpstI9*%8lN$3!Lnb$];qz7wT:`syzf_3{HlR7xI/5sz0l^!9XXWJqB`*",
"!J;8I'TKX995-166tq|L!+*Hz&10k],%0^Llq4`/4=7!#,aL,t!!CkB7v[&usuF&w/Vtz]/Q94&'TbpM64_4;stC_)7SVGD",
"9.0iz9T!3D7xQfUs{$5Q!&QB%!!inu!'.{w!!$X[$tuCa/WSDj/Q9I,'Tc&T8.W'J'5Up67y7Hrs{`(d0./@tDh%!0`8gMP",
"74FMV#<}7;!!yk7+!4qq@:9N:6VZyh!#&r//f`-S6X%+b&uz@R!)5W'7ZG|^%PyPr$V_P)!!$HX!=AMx!)1.c&v#*47y&Qi",
"7T]z;8QmK!&1.z.'.3i}6th<G*}zIm#C.=`PnLWZsYn`Xd3=wh'+T}8sZL]7RhCJ[7%I<Y,,`ma[h<r}sivTs83D24)Mvdc",
"!)[*2)/`,A`x:BM7a@6Q)l#avq:81F#gF0z$7;iH[hMM5!4.-j!(ny[7_*!=[hJC7!4.-j!)-m36VM_g@JzwQ!5JPc7XT=h",
"!b,5A!*NiP:])Hi#w}&6!]_]s8p-T-'+TY+BU3P&!]^'$11yq*!]^*%7tGXF!]h=vMB.m0-Vb-`$76_+]iRZQ7xdyY1Pj4}",
"/QW/)&5:TB]aD6wkn`B_!48&M!Clu+*DTX$)9z<q*GqVA*Drl;*)a!L6mz6q25fu)81DI6U|HCB9a'2a'5xH|4)#Sakp!}7",
"/hvv^K)I%skmBFT74&!!)('j7:j'kZ+%9QQ/T#ss),PA%!5=kT!Aa//stCXl)Hv&5!4aC^6Y<1p6|h]i:2(Rw8:BBX9;r7'",
"!48&DQ.`&q%4]Z5IqQwK]$t%D75,N/TC107*6wp}*Pf|f7X(d/]!54d/f}S%])&/B)Y8Sa/TyX=--knI1gb4[!(uUC2G5CW",
"!LqWj/^!Iw@Jq{n!)8f+!+)%A7Q+l:NT+)|/W+}<$tu@J0pbv61+'1y*J.<5](T+K@i1n38N-nJsti2CKL+Mm7!Nv;]]s6]",
"/^70fPS!/^tmlZD$VZlHC|uFs#YYHL!LX@[7;@/jU@0%/:]26q-GBJKw(&]R*D^`L(]=*psxrQh)JFrz,{u{D]$u4&/c{x<",
".7]1Q0P_t]]_uB6bSvG'99r3S_V-j+$^NK[6{QB#sV{D3!@G;|/hvbW9yPU@7acGI:,R#',Vzp,#At+.,!:bTLHr41!a7i0",
"%ryXXM'b|*]b{s`/^[bWKP=-m%T]n;%6U-.!=P0m]Fpmv)tnwh!)Mf)!*h5+!%Lpd@jUq!!3yTV/@{swIG+-c!48&C$-|(=",
"&pB6[&TSaD!^_pu6xjY9!4.K.*dVjwsV!%x7W[)I]Fh52!#pZ,&mluIM|5T]N2=$Q4/SH-x`RZ]!#Kw*#Sh'MF,f,/]M#tt",
"2!0%0,wyx%!@(0A#ZsU^4@.w2$90Pk/Q/J)#^rFZ#_1t`#_1wb4B1CK$9Nmr0MJ(2#JD.`-;]rQMgU/z#ySFr]Iwq2!!h'z",
"$=r)r4`G4f*h#.,673!M$<W6a0mVpU*gax)3}{87!@(yr$:s+K+`M!=*g8^%2cap#!@(D`$9/|4&SC0)*fpB}1IHGj!=zgM",
"(gbK$#[)S##]mz1#^765#{jN8!*,@4!(uNS<t<}4#aJWChBpI_50vzx!=4(!0N)Hj0lGHS1,dDP1K%US!(qnR/g|,57SDvJ",
"!(yf@!)'QF3}t$D])%lZ4iNNC)+gqNFi|Hy:I6P8G'vq`:I6Nx8P=r1!&DMF!&NTM!&XZQ:MxgIGFNna8<SiF])x&0JNy`W",
")YRBZ!(|QC]#T#S!!$P.:]G^'!|[G6#J.s<&n%c.74(WdC.Cp;9.%;7]HCyr@,)'Qg/0:{a8-&WN}F=6P<cHQP*s{@!=AVB",
"!)*9w!)*<=!))]*)YSB$!#@hG!@|*d!z|`LdtA:+4]ZBp#m_JUW%m7(!)9v2!/d&0!.|SwKj5(g4]Q}@!!$iUKKv7l!(}-9",
"!)HK@!)*9<!(yf.!,;F_P+%c;PXBBLQ9`,&02V2)!!$FC%6Uxf+@uxcN<F'b8A]YKlj:wu!&4xz.G/(S])-A=6y3s[(w<|t",
"#Y[*N*^&0G!+;B.s6`bv0TZhN])k7t!)PC|!%s)QIq<n{!(ys2!);j,L;;)!@b(D1]*#cA!'.qfJ0[Kt!)9)5:ICLk)a1P'",
"=GA|#H}i!_@:'@s!-M1VJNyjRR}_5-sVGtW'+T!(!LsA0/8,<t:u+G*9M__PS=#/$[J$f{%b;b`@u07Y!$G|sKKv3=!*&93",
"!)*HB@Vp/8])[&y/_D2X/`V{c/`a(fH]rZX81/{,9.+y682[cj9L=|6](y5h7[8B's^An_s^^q,s^r}02U&si])C^'/`JTY",
"!(q{:7Xr:c:+FT@:d!z.:PWlzNT^xgsU|cLNs.1&sZL`KC8)'q7aKb%rY&m(6dF;|L*TGq/a=h4!)1YL!)m}l!)(Lc766Jb",
"L*TAHsZRUw+]XY&H=RuYH!8mA/g$whH!5#JQ.#SNs]C}^GBV}w7B*.-qg`=dzzI(!8GI1zBGJ8iNshz!!$X+KD`2,9](hfn",
"77.'9lLcqm!]c];6wyS-m*}+g+zt;/WVxr=!|CZ],#C;7!+iuc!!$_@@rFh[%SWnI!48(W(Xm&3740X<]zsB,6v6dT@3uP;",
"!#%v;Bk<BJ4]V3fL*T,J!d,dw6w(M67YsI=7w@zI61`KUnDv6a3Gk6_79d6$&Q,9Y]}IzZi{rix*v`XA5@b0l*FG/H8V*f7",
"*`[kMnc/@M$c/kbnd@,xstCi(!LQTNNTQrP+Z+[i7s[t|j;b@t7W#r@stIs{5Jw{N)MZvh$=uc7.Q!$4.n=*n#%pI*.n<}F",
"-71Hg!dpS49mN}@-@3G[<hbD%G.rBQd'Xk5T%]p98cLK6stH):9L<&<78R{a7y:Z&79f@MmI]@K%8sBr7vMWUsxtz=/.]45",
"J,Vkb!bS^B7vadWsy*zZ$785K1Fr|=1d2&n1+3-D!(z@(1h)BF2Bn8q1gpAG]G'L+:SH.=!:58g+!4qp--v#Hq<pxB6x4.z",
"+q[Z=nc/kQ6w`kt8LJQ_&8)q26w.Jp8LTW`&8)`-]GA|R!@f@,]H=S^!!SI7!!$=&!!$;j!!$Cn6th3h&'tjT!(|3{(R!G8",
"!)GH}!!mNw!!$V7$-|-J!,T@Z9Ky`U8QmG}BMm*[Bcus_#xGw8#7cdj7r]!g;dM,&7}]-,Ku^STX&9X#:Ch)Glj6mT!!:-v",
"!!%-B7qcqx&QqR4!))g3!!(!.7SFRwTC1UDIL3GpJ0p-!02U`_!SFWR!)G}1!LgKq/]uBv]G|ln+X)6s!IJbS])};9:$)J[",
"=l4hC!+^aP8X1WIrYFy1<1NzyK8&L(]b{u$/^.'bPS!,]qYZD-7CUs!PQ%mNMc-Zt7xj-#7zcJ@KuiJU]b{u'/^=8i9;(Qh",
"wg1PBv-SKfcg9&(SH(@['Ir.|8^yC+&1:#T:gWR.'jkB_'LHm&U^AJ<Mc-l)!(|z4LT_B,:ukh-!&dK;N$K^P@%Hu:sV)af",
"8yi8-]GyX}DU$6q(h5`=+:b@m8jVj8!g@U;7qkG@7VL/@MnB,Y/TsMNMrjkzsU|YP!!!!i",
};
static const char bitnet__spv_embed[][96] = {
"!^'L6!=4:Pzz=(&!!qV5!KTkd!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<!!U|#",
"!!S]7&uZ/&#]MU<4@VAz$B[Y@'v<TY#[;b@#[_AJ#[_<J8Q:f/!!hRr$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!!UKR",
"#zC@J!Iz/|&8h|R$9X@'Cr2u^,Y[mt!@(`Z$:&)x)2XIlCqi^Z+=BF^11n#]!!Sga!!TNk!!TRm!!hbr$;F^&-7Y@w#@5(W",
"-VX-t!@(UL$9aQm(+PPa#C$GD,:<c^!@'}9$7|DW!{F_K#=CQN+!%;^!@+IH$F1liw*w{5*%(|}$Hq%Zzzh0A!!#]+#^T1W",
"#^rVY77VW8!'-;D.WDj{(/h-H$yV*d/PPg*0MRTd/n}Jd0pM'-#Z,t2#_fX1$Y,tn!]]S-2fcw{%x@pb%Sq%d!#FfI!#P*5",
"%r7b9&nU*x'43`R!=4%)%42(['4Gr4'2usf{9S(,'.*ca'3J5m!=4%.'4(^q#ZMG(!#mgt%;6884!(dc$^Y,8'lK&*(-!3(",
"(,kHv(KIi5!f;%,74&g4g].im)H%]R)fc;<!^%CCs^`W)!$`AR!$jR('.AH=(0(A*2hA;,7;q22f}Qls+_[+L$VpxIdc6Kq",
",;vXa,[W]T%T^mUsU}<2'/[96'4x5B'57JG(2g+Q+#|ZY.[|Vs%zFl<&wL#$'66|'%x^l9'p7VY(2AiP$:jDV!%g%r07C=m",
"/5UBh9L:0N!!+Z4!&'8P9L:0m!%])/&X%`jzz@ii!!+(!6tgDK.qj&8NT32-!'^u%6zPF+3bVV!!{7GC7!`Kf=Fz$M'22aF",
"%y))R(Pbsk%y!-]&n$${(n_5n4d$]8'4<{<6luCf6VU<''.5|*@WV6W!G)+a8uGV$!H$JlD8P(g:I6P5F*zSY!'|Sg!()Yj",
"6z:7F'3$<9)/N:jGH[00:I6P:GcU'd:I6NxH1%A6Hm`V-I!uQP'3V,b*R;C|IAgd(*PN*1!.NlU&PwBv7qfPT!.:-1!%ztt",
"6tyW1)*uDg6x&BUJ#kv-*`d&X.ulx3*BZkF6vsdMI}ifr+{*jQ!^0WJ0.%f2-94B|FI4Y,6VHz0!]]:K*G$9%!.:2f*B<*h",
"!.:Qn!-f}H6VZxB5xpmk9.P!I#:9LL0rYQ[!!#<`,_!T4$x;d3!!&1u#^_I='5.M<!)82x$:!ng#Y]cv*a7FQ0A*}.!]aFg",
"#*3x818V5m01smK!p5!,.A=P2+|cH(H&dg.'0t40I}BRW*Pb5_!.:,a0./@q6VK{J!.Pw=!|Kw1!]a;:!.;*JI}cV0&WG;!",
"!(}$6J!$q=,JhJuN.-l'6|BNx5:ju=!}f8n#wzct+{3VWNk5fj81&Ph!Gp6p!/k@k05U;!!.:ky%vJf9!{0m8!]a;;!.Z#.",
"!/kL=K^+HW#%jqT6f#DV5:`)<Pg[7y!]a:d)(W!l!.:.<!.;rCI}dDJJ%(k1+1)&t6uua7,-nTAUVy319j]wV!-_#v25pm]",
"$8{%g*BfGC*BfDn!.:Qr#.{'s!]h`86`Z0s!^c<F%qsBG:73-B3J4c3!(tyU'/:/<:VS@aI}n-@7'940J%(Wr8$HTS#DPQ|",
"I}|P`+{$$2(hTlb<B455&_W1=!.;{RJ%+6#+I-W1PqH'v=I@0f!*}7%#YZzcLX;cpP1cU@!@f;X!(}AI!/-f$$Z`-ILWF)<",
"!^Nz1!3;H<P1j4)&VLh:*BPw7!.;8(J!%4@8ms,AJ%1pH+Nkg}@K:v!@][]R!]a;:!DV)#s6c`i*C8gK!.Ydz$u)pQ&PQq1",
"PQ0yB!Iwh807^[.;`%@6+=cj&]]B@J+{3n97=kc:]zV{p!FUn$J&R1uQn57sPrXuD!!$<s!!$Dv#:;hz*C8g!!&Q<B6th3Z",
".5gl'.Tdv&%rB]X^]&]Q7+.d`NWN`}8a@*ZNTYq{J}(9974/C#JxR7'Bsq|N0./@+",
};
static const char bitnet__spv_floats[][96] = {
"!^'L.!=4:P!!-;k$VU95!DguA!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@'@y",
"%Y0Dd!@0q<&1.];!@((H$85tP#f/wCCn]6D$t|94!@*K3$B62@@G[W;Cn3z@#Ybr6!@+#FD8Mp-Cmtg;!]gTA!@+JS$F50W",
"JGU;T#ZsK;$8;f<&yB,R#Z|N;#[A-G#yK'F!!V@'!()'m!@*dA#ysH_*hJz9!=r-|!!T%I!()0t!@*dD#z2[f!!T$;!=r7N",
"!={7L'LH|:)c`V1*%2%G!^:SUCPB]PC1%SQG'lKY4d91k!!THh!!qjG%4G37$xPIS!#9w0!#0tQ!]]`6!z{$<!]]`Z,wq$Y",
"#wxam&P`b6!{9j/-VN0f6WCIZ!amjW!^l}<&skvs1/k39zz=VC!!&SQ1iTLv-7/gZzz=`G!!&SP.qhAbzz=gI3}qx_$^P2;",
"'N(Fy76Q26!_Wx076d@w81!N{*D#f/&7}x@!$tN6{9[tw!$}WR!%*[1!%3b8&pS/5'/p*-,[Ln:,[[^R)jcK7!a&N/!du#{",
"7qa6}-@HRB6tf`45{d2w'.]i;'2km36=pGg'1;n''28L1'4(_F'0iM%'5BQU'5V^X'5%;T'5LWY(QRr]%x}wV&n$${'5'bi",
"(1tT[:B%zs!&DM54f_'s3cf}q!#;vQ!@yry!#<J!0N)(;0lGNU1,d[WC2`+5!)%[i6#}lS%z(N6&w-k}%y{J|'8lL8'5BQX",
"'5LWZ'5tr`(Q3_0%y,R))(7},<':;2:I6N|<B8<+#;.NG7|B:41IR6A#C,#w<bmPy<jJU:=)u:$:S<+))R%Ud!#<v1!@z8+",
"I@imKI@iK;I@ifF!#<Q$C2u+F,<kGR-:xP$NrSt]*0x&-BxM&jH&BZi'/f93<I|CR:TlX78yft+$Zp|@7qf.I!,Br&!!|xu",
",:5ba!]`^Q!,Bx&!,Db)C484,+]jPJ:g|L*M1(G]2F:.P&rhR!!]`^f!,F&x!^I@(3`UcX*a%uFJB(@a5;*=a!__VF5:/Hc",
"#c8`NC46TW)kXI.+PdG8';TZm!z}hT!2i'2-!lKg!.fqb!%X%<!!5B16tpt+-YuN:N671B!,a'S7ZSQ/+}U,t!`2wK$Y={y",
"*%#)u6uWSN6f'q!!)cI[!-@w|#_<|I!,B{i)kYHPBy%utC6^H[M`rn6+dGz;3J8mU6@Q-(!)=ah6t{#L'._CP!&(:!IC2j+",
"!%Bds!]^yY+|Q_(#wzr'!!,:x*`dqa$l1sN.Hxsw+{S[mQFv.*#]CawC2_5c!!i&Y!,C6Y!zzay6Vp(D5x3]l-7b(sNT*@h",
"!*}4|-cL%mC4:8t-Vc)nN6VFN!3xs@!U(`cbL%,_!,Bs8!U:mf!!%Zr!#pS0!!$BQ&mlw/D7BNM@Bu'r6uMG$#:<|8#[<$-",
"!4F=p!]zV0bjDwV!]hk%MP33rcg9&!&17Kx!#pS2!!$BS!=AJ#3J6&n9rUcFQGjuV.4@3|+BL,DS%lZ75YNv5!a]Gn8PFRG",
"!B5;=!)zJ`/myy+Nrp2/<Gyt<IMmN<N|z_UZd8%C!z}hfsV$%6FM!^&#:tC;!]`hS=zx'jN6tYI&WQC'NrW7V75h.@!Ux'r",
"!!%Tw/g'x9'QMUdIBAj3.DS7M.5p)1sXi`0saAU]QIt#/,];XS.F(*3sXiV-!-S]%!V%@z!!%Tp!2i)KPS!_z!Z(c6@:-+D",
"';:(|%=duy*BpKn!,aKb@^I9A!(!8N!z}c7%!Qr|%4G3z3hZa_PnzFP79yCBsV-5N#A]8^X-mz:$FS9A3B@/pA7D-C7!9s-",
"AX&+h!.fLN&ta$(i6jgR*B[A5!.cku!{0t8/P]JC+dQ*6*)a!PCW0&HC3w8j!D._@!,`z}CsR@^&R<$.!,DX)C6q.-+.**b",
"6uC=|7%!$:,+8pqJYRUT!{!SmBCias7JM)!(ha.I+{3VWKW%`K81%rT!GnY[!.d[U05Txt!,CRf(l<aD!{0m8!]`_)!,afx",
"0./@)2a'InNT5!8&AkQX8m_N7+&;sW;Fxt/MW+{K*BHHs!,BqR!,DX/$[)1'!,b&qC3wW|C9MC5/]UWr#[J%.Dt0xd=(ngn",
"FF]s3FN,!h6u(JWPn9rv#:f#a!fBq^#xuVz95kAR7;qh1G'qd7PQ%yZ3B^8v!=Ut)8uYh!HIyyA*hN7u]AQQ_C4-a]C95qH",
"7C9p8%;%U-7CD|<:IV9t8@Yj9-VPzc1nKf;16H&%75!^$FL&)/756JLQ)k25/PsK+%WUwZIBAV-.DS%@6ulRB!CQ..+dUby",
".ZD@I!D`-,%xtJ2/mpJ=3+GyR!,B{,C4;JH7'j`b74C4.93nRP6zbqudBAp'4&BxQ7Y7N$4'yBZ+]YZr!,B{i3JqjQ!)c1T",
"!)0rP,%HkyT!Tk8.4/Lz!CdT$/X/sP7kTz{jPKYjsZTxFsZLsi$XFNU/hkN-/R2&t%5wYq*y5%!26`(k7quF@2()^3!#pR`",
"!H$W7&8)%IlKzY<l.t@JC4@&g,,B1QT}]RSNTG[L9f+sG8,[Hrsnn&Bmc^n;n${usmIg(]C4@2kUS2r-UV2vXn'TF0nDp5J",
"n'f8F/83lV$##WY12dPs!)szK!)A]Gp==]$$q@ix8-W3^sp`Z^q:3`NqYRh'p}{+P!D4:w@L}Y4!!,6{!/@pMnD[*(Dfa2h",
"=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rVC+kh!!gc5%SZI8zzGT]'3tLM'4:l3'4n/9'4d)9'5%;='4x5-6^-6b",
"%rWuY'.A$y'57JG'5%;36^KKk%rv:b(IZj*U|!6(/p]5f/pmcs-#wwZ!(yX:!GvdD0R0JW&XS(^!%Hp-!%RvG!%[|I86KPP",
":0.HL'3Tkz'5LWK'5jkP'5trR!!$<G!!%&c!!$<M#wy):;cTw9={<R=3%BdB3CzMb#DA#S/;%8&!!$fF!!%k}!!$KL!!%8j",
"!!$]@#:=Mu!,Buz!]_]=8`WU3:Z$R]!2!cl!+i#RU{M]$!)cIi::qA+VS/rnMPr2P!]`^kU|%8W!'k0;!(gwA::qXL!*/yH",
"!)S@Z/Q=(^!)I@]!*N@Q!-%gb<B4:yWqHPb^@@9T^9q6k!!bcZ!=AIn'TIV#!Dx.1'TIYR<Vn4)Y*fSQZ'|Ff7b3BAN$q_S",
"_V,_q_V,_qPgHcS_tJir'.3i{::p}TQ'h_C!*'XN9-|zS1+4KSFnz*x#x$`/7SFg0::q/8:N)lzU|,9x7&Y*18@sQA6vh5}",
"8(.Jp!T<v1==0@k!!$I=JJtqj!*'XI!]_Vw9C6f07b_WC*DT8uC477N)BjW}saAVmZH*q+*D<7bGgJ<Za594]a17T{Sz_8b",
"LD$5TV7i6p;s<dP)cu=x3hMZR!+U(]7;uKA8c%0H3Jay+!JnhQ2.t41!3xpAV!)$KMf_|Zd'b5+:gWg%9^3pG!09'j!/y1R",
"!1DS.!0#KY!)G0v!)fiGV#t.Z7K+;2IR$U|6bUk;Mmwj`Q._m-82*C+*$|-$NjKkH!$ZRd$VW/$%SU0n!-+@(;U<&b*ByRw",
"!-+<X&7|GS#i3Cz$V|.=11wnI!(yH%0LLs]#wx|)+{4Hi6w(LB!bh^<#_*0zF+XNH!ln[i%X^'_/mp;V1mm<J!-+=+!Cm(J",
"*F(y)*m`z=+CBQbNTQJx:-krZ8}&(I85D4;*q#W{bgh%-77y,T.&Xw(!(zCBNU%|R<IuRyMn8BU%iihW7KH_6_tuTadBI9w",
"cH{PP6yW^f87GV[Q;kSl&WQ/h!)*6;$:!nP6WS(/04{j17.l`x84@tP:PUYv$)c*usZR*msZLyX!]_^)8*9%%sVTD,sZL_R",
"!`,9D8Hl:*f`[mMg:9`Uf`Fn,88K0_/PaVt!)@qrgw|DJ!&b/'",
};
static const char bitnet__spv_gates[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'d9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&4{2Q^$9X=g,{Bxq",
"!%fMP-7D*y!^FpP$:4hn)cijc!BfJP,x&zf&rR*_,]nam###!V-VX*z.S{NW-uJDW!#[Gh!!Tq%!!r3a%4G376[=SL!#2rv",
"/PFsn!zzj4#:9w6!#9z4!@wHs$8zaK'chvT!#,3L!A&,)!_C:r!#p%mzz=F<6VGjh4]P=x%xi;6'54$|5:$:q'4ub*4|Tam",
"&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8='4saV'DN3g",
"'3J6!*lfU[!$tPk+zu!B6tf=b7qkm#!%Hp@0Psgt,_99c%rVm!&sZBV6_2y['1{8D'5%;D'rjW@'0.gI)/0(G1-Kwn:I6NY",
"1+*X<:I6Nx0Qf<a0/4;b*%Q1y/W7=S.U%2y.sDmN/5s`m/R$$Q.t__[+#UJ<+=L4w5Y_Z<!!#fx#:;6#!#n/U3'v#^1L2'v",
"+#|dB+@5|q(Kngh!]_6$#:;N(!(<9)5BS`R+JmI[Cmj]v(Q@w*!]_J{!%+#nH'hP;+}i8c6zn)nH'qtn+{*wU6u88+(IXMF",
".4-<2&qCX{)FB]D6VHz0!]]:K*G$9%&TS9g!%zu0+!2;y.q{Fl/PT2$HgHDZ/TU3z-y;t%!-rCp/TV[I(Q<kM0Q3fP':f^j",
"2G}%&!=k)X-D8./.$JRS!$mgB7Xz/9*)_lBIFrbK*B@f0!-qp]!-^Cs8<^daHfH.6!&)-8HdUV)9.Y/z!.P^p!zzZR6Vp(D",
"2-(N1K7M|s#:9LLHcDjzHfpv)2dT2U8^8QF$|X|r*C/`a$(H!v%8;()$y`=!)qQ:G-ul(ULSJ2t#Y]Lb5;TU6HfpLD3QKS{",
"M8a&Q9s^)`:V*f9Hf}w:2NCnHMvSTY:q$ah;qD.iHg2GD2U'D#;Ns$/<L&Pt=-^WI4@9$R2U9_-;P;K7=gh3|@Hx!PHg2Fu",
"2UNy7;N_05@d-m$Ac3S)Hg2Fy19=f<,&jSRQF2d}B4#p%NrR-LB!l1]!-qp^!.my#Hg+CVBc#ui!_Z*T6cY,725frw#C4/r",
"B}My/BvHFb!!!!R",
};
static const char bitnet__spv_gemm[][96] = {
"#%jljz{(iR!!+1&$VU95!Zm8W!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'TfTs$!!SL-*-[C|",
"!=zSW!]]I+)iA^r)K-Zr*)suu+D8Fz+DCL{#xi36!!gm2$<k$Q1K.*D2(&[I!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*",
"(K3s{'R!sl/PPij!@($J$8)vr#<+%f'QWXh.S^RV$G'LKLsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-K",
"X/`sI'mp$_+!.D=!^KR7$L08X'rM::*%2'I!^KyF$/-!a!=s8b!(*il!@(`)#}a-V!!U2a!=sG{!!_@{2F8Wn4]R0x4]YM1",
"!=|X%*${p#672xQ!!_<!(+'5Q#z&&D!!^0=)F@^Y#zM@I!!hDD$@(J|7u5p{,aV387SMIX!@)X.$<kXt1Lq^c0T(5@7y//a",
"0rPU/!(yy4!(yy4$@x1l5^SR{.;CsA81+]W!@)N0$<MUx0QI{n.;l/F9LF'J8uNCM$:iI]+C=zS.:[D85:6a*$Hp{}wk3h%",
"4]YND0pu<U!=zS).qhI</11Y<,YRd;#{T%T!!^_N-tl-x7ufu=6[I/d1h0ur2(&UH!$/nm#:;lI!=sfJ,,`r=(QTf^#aK!n",
"$#;PU!!_,]6tf(G:20yT8P=Yy6VImC6VR+t#^`X}!=sfT)lBvZ!)0xR#aLS(#ajc!6^Ca:+BaYR!!tf$%4G37${fs}!#0q/",
"8m]{+#YX}6#ww-8${bWx!#mAv#x,j7%;i)*7!{a#!{0L5%SQ_@!#PAG%rBlI7Sw{a!]qq4(J-([6{j)d&pDdD!$-fK9T6g[",
")FBP74^j'}(,Kj_*$}z4&RYYl&qA:Z76ci<*D!-y!(qxU%xhx|,:5iB#[phl,YTU*(IlZZ6{}Mn*'^bD6tf<x7SMcF!$`A7",
"!%q,U!/_)Q!%z1[{9].!#<!vQ'4n.x*aNf].sQt_MP:FN/2jM`v-]Mn/R-,#Lq^1L/pHab4!)4p1QWL(:gVGY6tgRPzz@bg",
"Ml,0t6VI-F7qbXK,C8hv/2lgP2)`fTYJ30w!'K1VbAp^r6z:.<:1iVRzz@vm6<C`nzz@ynbW(m@zz@|p4HhJ'zzA#q4s&P&",
"zzA&r5;%jQzzA)s5_!KMzzA,t5|=X56^CQH'4saV'2CSG'7Dqq-&+g&!4%TL!()YZ!(2`dCc(qC!3nDv!(f-g'.B<H/mYQN",
"6{SWa-(hs/[a}#X^yT'$!i*I9N9H,z7Ag[6+j3t-N9[8|7}X|:7B'p92c^Il[b@$m%$[Fz9$QH|]Rwy#8Q<Nd!#:KV!@{7G",
"_v1N-!#<1w[b$h|1SSjt]L9xZ&!7[/&{;UK%y|nJ&'tw$);Vk7Kw+z8:I6PKL4#U&!3nP)%suR@(|7r;*jY/[!3nG.P8tR+",
"[pMD;!3nD0Q.Xt1QHFwn[pkrCPJ/gS&$:Ws&}=u`A!a}K[bA{[I-]Rt+!!-Y[a|X#^yT0')q;<wg]3vR_v/xv_v1A)[a}<|",
".xg@f'.B_T7&D{6!]|H&f}VbP!#9z3T<@mlTLGB_TbAgg:YmHl9LB#-)Y4L5!#A(Z!@|HnV640`VFzHjV[8Dm7(y`g'tdH*",
"(2',jWs5]G!4u+T!3nF&!3nF![`8I%6tf=b7qkm#!3nDw!4V}46[DSf(2_-/Wt29Q!3nDidWV(M&&Ss*'#VDw%z!6v)<ISG",
"YKUD9:I6PvYgKa{Z9N[|[b=2z6KKxvg]3vRNT2ai74kP=6v!g&'.<sQ'jfv}$!zfh(I`9Z#;$B%!3nN47Mj/X74M:%74WBM",
"'/wVa@Vwng!t#f$!du#{7qa6}NrVCL#:0F8(Q3ah#[9B`_v1<(^yTH.WmfkW$^l{d!).sp)d^*-_tM%6!]_N6@-($]+!(0.",
"$'7PC[a{d07#'u[lL7A17SJD'7*2@rZXPJ^CuX_y!#c*P!6H/M'l_mq6^R;i&mkSJ&vB])&vBZ-#:f:#&vB]9<&-v3<(9;M",
"-Y(P,+f.5S5:-D`sV;nf!3npX5^P;vsVQ{h!3nvy[g_#f3!A0I#zFVn!7L176YN=F#{}bJ!#lB66pBR1*GCgd/PvzJ[g5c,",
"+Cp+q4!10_#w|UG!3p{c74VPj!&'2M_xYUr!'I/,!]^yY%5mIn#w|lc!!,;z81,<1:+609!xF^i-Wiid'4n1'm*aB-#zaau",
"$M-C9$y#C4&TRA|_whKw.NF#D/Qk;/5^y)/s]G@7!3]{-6Cgu]+(BDN+(TD</W!rQ/QA7%[+A$H6!P$M#HnG-$r<9k!-_&<",
"!!$<R!!$<P3`V4PsVQ+G,(ay4lLj0V6tkmkAr*7%-'7=s/z5A}!Kx{Q'.0U5G`wS{H=Un#dHy/Y+-^uAH]p*<$VW{z74&!U",
"1I<*F,C`A}8;p%=7izhJ[cCtD$]2gJsV&R'sZL^isZLZU[dqC!I:M:&sXvT+:c}MU!6FPZ!6PSY/QxGb%ut$[[cV=j.NDy@",
"8QQ,J7Th%$8{um-790GJ!l[(i!LaLX,I`m{&mqQ^JVkm1;cZUf!]_Qm8]WcF$VU7i<GW7'_Y!mn$cm-09rYBx-V]$vH{/3+",
"&uxa;/mrm6sU|Zm-d0FwCk!n#_wJ})_wh$M/PwsWP2`/L),)D$_whg#.NF;V.6CJ;,![aPn+N$F,z[kY4`;&,5BPKf*ImK%",
".bJmMKSdR'sZSl#[+C2psikUH6F}G:*VS!N[c[z']:G6I[{$Nc8FA[rsV+[vCA&Wa#zg)`19'NG75!^q!^2+,#:AAD/_1vm",
"6Wj7J!@R7x!)MMU'/k|,AtiC)(+)=3$V[sM/PYf]NgyGG%C;vj!MT$a6cfYIsd#=d*DJSJ({Xpx)JMqT01imLMLaWL!$pl%",
"7SJ$)&uZ/M^%B_P*BBjq!4%y=!3pMU!3q]x[iU<9;!4X=iVMxH!]c3V!Gg|K!4YlZ!%Y[q!!5B10LLhs,:IN.jq{PV;)8p+",
"k1ctT!}f2t%485u6Xtw=1Q`r^kmPSM'.0[(*BHHs!3nvF;n]A{l/Hb_lK{6N7B8]G;@PKr!_|k7!$;'V74(:U&n+`#6|;xY",
"]AtPV##JPY!3pk]]At%k#@h][.4@YDNT*4}!(4D!!z|^s^`}tj$`%#HlrjUs!4&ZU%D2`8#x-S*PQ6g31gyUr7xQsY7r4Ur",
"+cB8g9$b:Y]DJvd2Mx,p9.ysl$Y={y$7yJY*CCpJ:J4:X^{L<F+9;Rx3%I}`nF/KY9}^YN]DgS52}2i{p,QKC:RRPF;9x*-",
"]DC7Q2}G}';NTgjq*.M1<V3VS]DIQ2%;&Pmqfzm0=*wvW=qM}W]DIW83KkJZrF$Lf@F[Z`A-hH[]DHl&2NnvUAB_;3Aa@=l",
"B9=4a[fC/<[cXU43{).NsBl5l!]c3VB@:gn!4%y@!4Wh^3$}pDsV2hg!D/aa!4W2rNsI54KGq+x_%wY],%n'yuLGla_[+5L",
"74FMV#;-m{!]cN_#Y_KB<Ba@tm*}*_#;&7[!xN6=6th/rsVf/|6vtYk(n|VK!4uZN!A8a&*,*MW9cpDC_}<$M#7d7y&PSi5",
")/99n!''{x81$Y`P1dV13B^8m!=Vc0+GJ7l9.^gD$V_InFv9Uz7%&YH%ZcAw!%Rh[#uC.yP1wbB-u7N-!4%yQD$[7z]D@U[",
"CnH5/sanfT]DD'p.@u:s.S|Gt'.q483hWaa!!!=c]D@Xw+#+.l2HPvp!KB*J!`H2n)FGIX$'2&i4-(([7n5YRr[11`/mn<6",
"(k+QZ6uckr(Nmv.#H^vt*D&![G3:l**C8fs!4&@U$b{ga!*bK=C|M;`$|d,F!3pzy[c:QX&WQG$%_|fm!4XR&_%6jJ!^l-s",
"6^Q3xsVyl8*B[<w!4WaT!{0w98mcc#!(qkr6VJ,h761H,0M`]_+=uHfGfBgK'.0Zr6W!1:8R}2L&WJzk[ilB;7/}DB&.WhV",
"5ijPQa5btq74FMVNTJd7HpG</1J/lM!]zK.!]c4*6dX*P2G@Lt!=W9B#+2C{']c<!6vI0aPQ(Z9'h17{!%Big'{$Bp(FnbJ",
"7/d9a3BJJV!LSGg#zaauI]I(k6uHSJ!5S']Jagm+&n8-I8m^8ls6baV#C.+Z!g{y@83K)n%44NJ)Q*K]!$TqI+!5g=/PYZ`",
"]AsxK]`*PQ$r<`{2F[D^6u*N6*bS<mlMR_aLsW-a]DJ[^+/4+c+$9TW2Fac]6t}R8+$FpJ2G5'b!=WiRM^vGZ!5UnY!D0pR",
"!3ZUh_[+TV!5rjfPnz;!9!.;NNS{jC!$:():,^H$*R;=_'1.ByN_{R2[gpq{*m2)]R$bQ_%bGk}[cW%#+z}K$sdqm5!4XPn",
"5zqisHQyss!{$P/6wiUN+Z##B!`H&@NzBSp]`*+*Nr[%n27TuB0LL<K/p#ix/5UBNRG:{5stD3!/U!(s!4((Q#|HsA!4((%",
"#_*lBS3Mg}]`1PL#W&YC0.&Gs2cmn,&83.#/PR,+/s7P01+@G+:l8sP'QMXaNT1sj!%<JV5:7B&!)3hH!)9uP!(z;@A!|QW",
"/PR8/1/Rz92GBqH/USX5[cUxzMW0{WlgL${&83k<2/Ba^!*'@U4]Q:n%;&wi!)NuM6^M^8${z}*7i.A$su(0.(kg|G7:K}%",
",!^M3sV2hd*GVxY!3p2u)ct+@NjRbz.6jy9.X.0lsyS2:6y=($#ZMC-!4XQ;NrTF9C|M!g!!X+J,iS1,8.=f877`GDPnCfh",
"$fs]%t3yD`7W[(}bNL%;*{.<hsV!%x]A{G|bUz[2/PP^57()u-PnBB-y]X$<7:YtkTx,#(!Cl7)76q-syAp&]!B#_f2MI*r",
"!+(/&:.4:|,!yM:[fF-1H`Y-(!]cDl:8cVT*B[=#!3pQT#@D(t[dHYj!^'g/;5_l9!)l^B7DinJ.SJh77sJ}<stT_6P2L&B",
"z:5XB!3p@NyzwPu)MN'h!KM+WP2j,-zwrKUz=hwB!%[C,!$BiHC7sl45BJ'Y#;sN}!$|-M/Pb5l[cV=N:P{.q.52)x+{]br",
"t5r<{!$lBk#wxz[!3nvT:P*0V.5nU$.5f#+t6HbNQM+5K1#f7vHq%zm!)[`98_@XF%qp347ZVNtR+s!pI0a)h!HX37QkSj^",
"#/:Q4Wc02K#_-wG8ysUgH,aFZH-{i)!(y&w&PP{)!{4M1QM*#s1(I@P%$6Km!@x^ustCsKS(X#T@jKgpsV&hq#YmAq%s&|i",
"*{GBA1Fl6u!Ctf(B&_Kv!$Q3W9j[3sNUa9:=^0ZK82YC}/R*ad$@NX%!4&MV&2aMH!''ur74(8XgzQMS74qSINrIi67!}}s",
"sV3wlA#+=g!#,z`6yiW@sV)n[)6$%cX4m@=%'p/[sV+#|9QLwhNrJ;I.FxsyBxU<(7:UXY!(=R*5iB!]!(zMFX4l5z!Bh^D",
"*JBW{QMK4079ln=Rh;uH7d:yP!}8;u'p4yl6yP%&T:MCu!D,w|JLDr/:nnwB4:[#a*BB`Y3}qyJ95S_Y5w|tusXT='K)zYt",
"$V`[IK)zSt'/3g0,YXHb[c8$LNT;nj7=&-XsV]m&1$Z$Q#&4.v0jg`pI/ZFvSdjw45<b*l%xs/iT%r+S!(24*Wu_m!8nm<,",
"%SR}V94k0V[cLY^5JVHv7;%6r:Q(6DY1r#l+N%^D!*4Qx9.Sw},:9<`7:&MZ8VngF%&_HG!)4Ja!6PSv!Cm%9*D{s(*V,_x",
"+&(D_01i}R[]hqwNTMMF6m+R+F;yt|75:NX!-Jq%B(8UfNTYm0<CIU+[g_Mq#W%:x$txsH[gi2LU!mmb(l3#%!AM!ksV&R3",
"+$181+}_.w&R0]=sV&R%[fD0Y!fys_!]c}=;cdb#!^9_A!]c}1XrVtP/QB_J'nk_b[cVSq.NF/M8R.TW(+''h,x&hI!(z@'",
"%;wi;-trq,.v7y87WTAi/2%%,0QS#z.qp&&,,jjm7:y-1&33=s[cVBk.ND|B-8KN&t)w8P8+&[!gznnH9jYi1a0i:1Tbt7M",
"A8@#5%zdg#!3nlJ!B+J0t3afDTa1z0$*$V0!4WJL)u/<sSdi6v7z=y;783h6XT.0*<q52y0.*WQ$u*$8PQ%ac6YgSrZMLHx",
"<D'|;!(zrRAi5DL!)0WG!FRb:sV&RBNT<R]6p`3B#d,0;!5=hPXrLjQ5|7pH(1WmK7V0(;SG-Wn!FpypAuSUF`1<8mDJ!hs",
"*h.DQCk@$w!]hij(-pS3(iuvx*D^aW!3nlQQM6A5tWHzi#.`*]!({Pf!3npC79aubB&_Lj9Nu/N5wl+/%udI{$DIIVtS#M9",
"G%W7^)L,UaGBuBY!3[ubFd@dGGBwZ##]CTs&3wh)<`Q9vtS8-Y8tcd_!JDw@NT1V[3SQ7s!Ky((T%rQJH=p4IHCZf[!3^!'",
"Ga9&kH=t%)XrMAb/$)#{_!,`K9/6U##I,=<T%gv7I:kTPT%tj3IZ+^5I]Du)Ha%31IZ/Y1!(|_s*F2#+*3;Y}!*hh:!+TsB",
"5K%1T%Y/'P;Qw$PNr=y%$v:4D!!%!dtWHzXP1wzk(8qR,!)G}1676uCMLnn0JW,$7$;@Y`tWI'[/WJXm!)/[)!)H*4!))w2",
"K4i68KrFXA%V:G#*F(RC+$sk|*FG1_*I:'c[{A`p-L(qK:|4vP!!2|/nD[(UDfa2h=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rbD43zzzI)GzzI(!8PIKn5YcV4!+1/%!)uJy+-Utc2'y<N0LAj<3`SqQ67)a_*BPvg!)9N]!3QX8!,&0Z!)NdH",
"!+)qZ9-{i|!.A_R!!$AQ!!$A6!!$@s!!$@x!!$@|74(;i!ti:KJ2AFn!-]AP!)8#s!)k5t!(pi4!*_0Q!*^Q4!7k#x!)&K%",
"!)&v2!)XkI!)'JC!*#xIsXsgS&.Wa%!]]4r!]]5#4=1')#wv^DCP7Fx#wv]{#wv^!@YDJz!^'PtA4L&TA82J'-'.7r/z,9|",
"7_su98<3g&D4i;M+-TnGH=Q};$VW{z!.ivK8PAl/J2A:w!)'JC/P_-,/PTNT!)2fpI:R4K!*Hf{!)P]J!+4|<:hy;.!+z+F",
"!!$A=@QdbQ7a.&+I]Z=tA{g[zb4{+uM]6C07}g3-7BI3.8<g*+7`qD0scBs,!!$=.7qfdJ/Q/AW_4;'u7Bp]G['5:gKSh67",
"]Y_`v,1#LFsj!dGsZ-$c]w|C}]]4$n8y&(JPg`A+!)HR(!)X^D!))*wb57wwsa@W8%yGr=b5d(-sckHYL1Bg/LP`njKV8f3",
";Sh16LqX6|At^tB!=4%mtq8&jDk'1:!^'R/+s8X'!+12&!)%pp!*r#$!,B+5b6A=mS&|DW:J)Z}JZ9%NB42+-MQ7'Y5-}`/",
"8QlUd&mk]a'LHm/'jz'RA!ska!%0WF!!$f.!!$s3!!(K4NNH'y*$|bl!]]4}*B:i)*`Ys=aV{ufsZVcT+Tw9]!+j}7!)k5t",
"!)l/2b7<(g8SHMQ-/Ft@9M#D`!]^8S:nbvU!%0WH!]_nG8qdhH9R]d8#wwaW#wv]ulj6bY](ZNX+x=[U!%0WT!!$JA7qc{7",
"+ztN!!%0W=!#p]S+Tvqlsru{B!z|l;.PtI#b5N'69+d.y7Q,ZTQ.a|WG;Bw$8,QY)+Tvmc!xNyTsV+NA9P(};NT)=k+TwNn",
"!*D*6+TvwwP1nrh;U3&L!ZY&U!D'rwauPPLsxBT[7QJ&)FX0bp:))xIstJ6+!anH*<#+`;!]{MV9P%f<:in,|.qi:|b5MY/",
"8TN1[+Tvc]t6H-X:I8r=#Y['J=dyd2'LIqcP1w]20+M#/9miIU8:Hmt+Tw4nb5Qa+:Mx0h9t$Il;JtNK!$_vABX2N}+lC-m",
"!)C,u!%0Wc!!$<y!!$X'!!$r9!!$[H!!%/Y!!$Zy!!$U874)KT!(=R*5iB!Zb508X79DSc6wS'q:v}0<b7Qqr9;dhc8U|0K",
"8V)6L9qB_Q+Tw!D!,V(2!)N26=)bD9!%0WN!!%<}7qcQnNrZ`UsYn5L+Tvx+!+c^.7:P[zb50j;D|HC2!%.[`+Tw!.!)(1Z",
"95$;,!)P+TBT<:Q[$[TK@%juv!%0WN!!%,+!!$@l!!$@l!!$aw!!$d5!!$@l!!$lnCCcit!%0WR!!%,+!!$A=!!$RI!!$RD",
"7SFk!b6W/6bLg+Y7K!4|$*$HJ7tqk99UmG.!]^8S'LHm#*J@Iy6YWC++Tx05!)w!L7Yd0,b5`xY:3AT/;Rg9zZ(*QL=Z4]R",
"<`Llj:gU0s-7Mx57[`sz8X{.j79DSC+TvYc<,LG2@YGay#!,u=A4k_;;(2Nf7=qi+tkV,@t]]Z]9j[;htS<^L8tPWL!JDw@",
"NT1VK3SQ7s!JA!uT%rQJBQ&[7BSA/:$_yqyt]qiKt^'uf+TvWK!*64P74Q`{+TvQ(;MDTr!JQuZ;MXh_!);<{CM&<+D+aZq",
"!%0WH!]`;,9nIU9sV4s}NU%<++Tw4d!)1`i75&1(b4y%d8;jLADjSPy$(88Bt^c@!7_A^yF*{%f7v2R5FI1(fFgP[TNLAn=",
"c1Z*y+Tw'qtUj-u!=Atd!(}b5M0uug7YU'I!!5JZb5UV[Hk{X3DjLdm{*faqB_,GxJGF&kKbW2}b7w;;)+tQJGRb.;B`(=U",
"H/]ghL3pw({*3hc<NcwY7SR-9,:5wR<%8#&#Z-'6#c$@'#c-J)#d314#cA^-#g@_M$%p48#R(g|8S{6c#|rz,!!]S+#YXg1",
"#xU'4!!]`/2'yMg2F8X#2cWb#3$ul&3B4v+&PLb^#yQb=auI&X!@)AU$=!D_2*HvS)L3C#3B@&9!@))r$;;7I,z=(;)Kj({",
"2(&[%!@(R`$9X,2'm46'1+*<F!@(*S$8<9##zDqt)K$Wt/mms[!@+}n$GuZBPKV(=)JY;p.STM/!@,V#$IYgPUX_[L)J1#k",
"-79&;$Jv!xYKNkV)Iqlh,:<fG!@-UA$LXdg_XXAc)IIRc3$uml4]PCG-]t*m*+Cx*-tl.45=,D+5]@H+#[dyC+dHdj!FI@^",
"!@)$=$!h2w!=rvU!=sU.b4qR(!!_7)*`Z(b#zuZM!!^KH+ztPk.Z8_;6tp4Z!@*#B$@x505{zb}.Za|B81+]X!!U9/bTlXL",
"!!]]86VR+[!'7ir!!$<:5wkt#!@*;Q$={i.5#Sm%05P^J8mgqW!@)H4$<8]!/sJ7u05wxN:+$9J!@(q$$:UPrw/4Y;;'|YZ",
"$Hq&)78iv6#]8ja#b24K$!hkD!!^lS/1(V$#|FY]!!^yW%%Xtr!!U[J!=slQ(Q|HM#aK%V#asIU!)c.T#aK.a#a|YY$!i=U",
"!!_@c%JzUg!!UGm81VTX6XGZx!FG12&#6]U!!_b}C1%T7CPB]|!$vr&H`I(r&Qr9j$7|R8%[)2+!^w'@-/Y}C(3A})%r%NA",
"!$-XJ!(zxc$8f5J'.+GQ(3tA/%4GUR%Uzl)!(x}+(-)js)FA.^*h640'.=CV'rt^;'t<&:'6_s9I(hTG8P^3&+#q=G+$!qv",
"8X!af#ww_]+_[&8!]zg07yNM6$VUya!(r+]NT:NG6ZBGZ=0=pq&PkZx#=0cn76mp=+=L4S.qhb{9ns<v!&9H0!&DWp6V^Tr",
"bT805-<1TX!`!#+-[Y4`!$-UU!]_[66xv%:79DSC!&&nP7w-FS7w5tH7w,mG7wK$J7wU*K7w_0L7wi6M7ws<N7w|DP!',`_",
"!(Qtm7x<0N!'Jtb!'U7U7xH6S!'hza8(M5n8(L^s8(L^s7InJq7sHYg_V1(c_V,_s_V,_s_V,_s_V,_s_V,_s^x,swbl&&+",
"Bxv'z_Wv_b^yI}#a2im@6bQz7Kl%/2bT1an6y_IMFL&G!!4Vs8Iqx%GJ17/,+%$_^^yHdy^yL9-^yJ.J^yT.JK(2X$g]4/Y",
"K|-s{!]imw8(Sw#!}#.2K|C}I!/<@H!]_V}8(8+)_d.`]&!u8;&{x|R!(|}6!#B)IMRYZlM^g1MMvYpS:Wu.X&W@NrR'!c+",
"_Y%U/dc;RP!N}b!!SyAKum:Q&_*K[N_*T2|9BW|GRq&qF!#@rK!@|3h!+[aQ1X*]x1IDPma2i48)qyH4'/<`0'5LY2'5V`3",
"7&9u<!jlKqN-tfg!{:S08(82*_VP.b9a,PzblD3[W30BwWC5yxWX4bq:Zj&v9%9B|,C/Vp^yJbQa2ir#Yg^I^!5qdm^wP01",
"!5CNL/1]Z9!4Vt)!,N6i!]_R_7.(-G!^0tKsV&iU1IRMa$V_3|6Z'Sj!%^tU!&xZp!^;xx75#)@!|KNc'.,z{6Z{=7&pm(T",
"6{awz8X!UCa17i'iu=R6!!iu5!!$D$!d0u%76Hjlh:3RQ#x:4A7489V!^NmQf}g5w%xkH/7;f/_7T!S/!{0SV0;n/v!@^SK",
"12LRu6|lkY#rN5ysV'fJ8m]z%9-{#@Z:6,x!]a2Msi;Ul8m]z;!z|Wm%5'x+g{*Sf#7g8Q8(7R)81!l1#B[1&!4Vsy5iB%|",
"'1(n;7Zy.m)=C+{Zfn|I:I6Pz[$f,':I6Nx#|z:b^yR&57jk2K#!()M9.%55)]=1k!#Ah'!@}*&^yJJ-^yS2dsj*A|!C(wJ",
"1Q89W7Mt3@'/bnFJR(zG!^%5ANT)<H!t,s.!#HM&!}hL/#7cn(7#-@67ZSI<PPyaj*vbS}#:rBM!5qd^6f3Bz7Ymwm!GcBb",
"!(ylH+Z#8B9k%i64=73v!|0Z*^yGr$/3_CS6r66P7Up}zg#qz|&Qz{P7IH&8!$p|*8md&18mdrK#D%%68mdQ3%y9pa(RFIG",
",CXajp$N!](QT:G!4WC_!4XIh+D%G[sV2hl!4XMI,+BcR6]$P-sVf3,!(ziqpc$$q#7g0W6v%!}*i;6dsU}ut6W%By)hpYc",
"/s9ZR!4X:d^zY)w,$^4%!^9_.(+-1}1R#TT!!(*a!7}VA#A[Kf/Ql+dAw[}c2cWS]1NU@@2($752($zL*{F#,67=Rn2F8I[",
"6lFF@$tz7`.SJ.1*{C;*`y%_Ra7@hdVmvXV%[8t|W.<]5$7;vP_%)ys,&Sy1).T/9/Sdj'^Fiqn5a(N_+(.0H+(@6A5`qf{",
"h;'(T7:czk,&VH:/PPS9@kf]D5=Y'<'r&W9!!(+,^V`fP+(LNR/VvLr5#;[$!4DFr$]|7k$`M.^sWvP2*D^_+%b;XY7VG_H",
"NTJ)=:Y<;[$YD8i$M=UG+TJz`!gpY<7J6uc!(+Qg@M3D_sV+b5@kRR{8Q(v}!4WGQAtys,^}ts@hR7x@$ttfM'9Vsh!Tf-C",
"&)ACQ!!)M}ajs.f%7fg!#:B$l!5{1T82`jp^ww]7$r<k06wV@b-mGT7!]cDJb+-;YsZTC3ng.C*/dbGA6tvTa(nS;dbgnTW",
"+$clH+`fG+,!y:].81`R^zl}0.M{Wu-;,7]sjUkX*V}I=!4W;D$Ma$m_yI=g_V,_pA=q1W!4Y.=_#knZ;$V.Wq]P8h!]cK^",
"!HF^Y!5B;zbT_cf*]f4@!5=xS!)`0Z%4853#:;kTsW&=|6X}zr1R<JK6Y$3CGy3|_sVfH`!4Y/l6u%7d#7cm%7ANp/!xFg5",
"bT=Xy!4VYK_yICN7+]%F($k+:+!%2/Hv07A!)!hm!)!npbSx]p32b'4ZkM2/!4jUsNU+;8^|Z0c!=pZa:I<;R6ZR,R;Fp&A",
"!5rS^bTj|n0[VP2!).yr&pQgk!HYkX;:`Uc2NN-=;(rf$#Bg3CsVf@(JQhhI-uC{ZsV2ht4^X,_!4l=h!^b'u!Hx![_[trU",
"%n;Hh<-^[Y_[VaS&.ZXm!IB:a=Sv9^2f'_L=I+$(s`@}I_[wRt6r3:T@FWU)A.Pvj2H'iV=h'f4ABvFr_[VuY3LJ(ns`yS!",
"Bh*@!_[wSn2`RpR=g]_6B|.AzD%Cs#3''<i(Fqy;<$uhU!K0HZ^}C(_)%P40!]cK^D8q'&!4kJH!5@7f3'AF]sV2hn!D/v#",
"!5=ayNs=G:&A.|ya;0,|Nrcj.6kxfg6xDf|#;'x}!ibfy7_C|T+lW1.!agTr7,'!I7%K[.%ZUDZ!hS:)7SW7*#C.GM_Y,3u",
"_[Vrs2FCUs*^)yBGYwd32RWmsGFNG]#:ilu'.q4AAl+5=!)&_+%`4+Z!4kJSHVsw4)FBnA.t3tm/Q(ny_].U9/R^gA/RR#a",
"_Zcfm$aT}16r9:VI4R-5#I`x5ISp6<B,I@DHB.uI7rWj@bLBV!6VN<L)U_7_RJ&JK5=5g7I]V7H$7;vLRIyiB6'y!8J:3LR",
"sV'#xBi'cP$tyC:!)&ks!)5.w!)rV}7^$C5!^f2_8FWdL^x9CJ5I<'87U(8$+(lb*Q/=+c!#[C&&AM2p5%r3V919zYcI<<r",
"6VNHPLb,Vk!c-Fy6uMH%bpJ.m6ap3pNrIdy%4][HKLgs2_[V;c8!Dg^-7/p*C1%BwJ1X%@!%Vvi#L6_].n3ma#uG@7!^)bV",
"Kd`lX#Glw0'Z5<a!z|`:d.Hb4K{jhH/.R1IA@;{c!(yA#NT(I)sV2mp8|J*_NT1bHsYn;=7&Dyj7iSN)_W#kR_w@6X*{Cb2",
"2F[K`6VjXDDC^z@7Sk(Q#,p2#P=W16_Y08K_Y,H__[VGd-{fYj*,P:JP{4BA_[tQg<3(a^Q5cPA*)_lBf+D#&]d@4N8dzJy",
"Sdrb96X.^V(s15Y:j[AHP1gr}-fXm5^zXXl!(x^CIlmK]!'+TY7r<l9,<_YC!n(V-!4WGIa7H`m1d'gDQcJpL;;5<N1g_r{",
"^x5yv*x!p|6y<zBbT/=m!4tY<(vXf($bZb:T@3YCstDH(!!$C$!!$Is%SSY!sgR&3!4uMJ_Y2fA_t|,x+71t:F#;@7/s7bg",
"bSzDK:Piu^2'|x{^wXRp%&_J-!)9uP!(z;@@%XvP!c&<X7XFxVDC_.&UIg4Tst`:!8n&}2p!#sy!'M+i6thVF7YU3p!#)||",
"!!$NM6{Wl%6WPq+bT8QC7lp`X:8mK1!=bBNbT',:7gxI%83D-n^x0QPp]`gx(2#-S0.V<I3}xBR.+cxd!'(%w!=ARI'TiMA",
"U![$,3RJJR6v0V8x}ysmQM5-k!6Dd_sXz@D786'b=!^U#!=b[&V2@*n6wADGstIf{6Gt0s!dpc06uBNA*hWF)!_Q$T;(:fR",
"GZtbRh9k0KgzN$!bTMS0)5lima7Dd;:7QC;^wqQS7B]U67IZ;n=/WJ<!)m=W7FH7Q4]Q{q7t)HDstTv=P2V,8wFB]@!4WnV",
"w('!y)kkq_!L=`_P2_f#x$}PRwI%@-bTL3Z7!}zvBxNR=sYv5XshRV+GZti9!(ualbTM=+!4VLB8U={C7Gv0y+|li^t61S)",
"8q#`N1Ij2&-<DG%!iW4X8d|)mP2xVM<Ba&w*J8$PP1cvK:vKg(7#-Z=P2)4N7Z2]RY+mZx_[tQh/bBr;G/_(&9t2@7=gyb+",
"6v+n4!,N5w8]Qu-6tij57aJf`a1GP_'8,S$!)@6'sV'!u!!$[]74(:W74n-@/Q-*=7r*]W^:4GT7Kt&nNU%q4,i=L2!+1@*",
"!)8@|7|r,|_Zcvf&[s6/25fp'7`FX&7jP,F0jmnM+1+H+^zW`M6YwNc+nc3j)30ZvBT._R!]_ZT*hVdrsV#]L!LXFG7.+dC",
"1QjN'!)WR!#ByY.!6wq`!F+;]!)mTIi=uPX!-s2G<51h@88)Uj$!tj#!D.iFPQ%bTFFYCPFI1-C8m]SY^:lsujx6yC*BD*:",
"(;30n!*!GwkW<@aGBUxJ/Q7Gd7AA]h^wy<K$r<T!6|YYusV`Bh1%}zR#&I;$&n6cy8maNs8!{UT#Yvk/6}=y@P2:d0$D%0P",
"!ByWT!B*2G!=k{WU^P(K!4VSC!4WCf#B9f*%SW@R$8=up5Cv`<sX^F(NrZ-<+]kY4JBFV,!{!1%9Id7CsXyYd(.WBu.4@3|",
"+|cH(sX#Y49NIP]JbLlG!)Q]&^zc6#8hx]':2N}+;,`KKl+83@!.&/H6u``[!,9:B=Mv(_*dl1D^zp4=*aVVK67-VhH!3qK",
"sXrW(sqz/f!7L3g!7PBi;FH)274/1=^wxg9$r<h.*gjN:,!3GGsYR)T*FxQ7*IwNp6L`)t.HPvu5]=bU!`7U[6npxsBb<il",
"#A|gz!4XP15,x!/7&#AU5T^IN7Th%}88W@^(IP_JLL9S07Zd-@G(B$I+$1;r5-.*H;%=$ysV&i.^}ti^9c[3=JyKZH#uB.s",
"hGv=4$Y@%{%qub!7DN&c,w|#z!!$H0!!$U&!!$i46th2[lSry9D)I{d-xc]*.81$d01jA]&M*@`U|(8n6{&@X;kk=x9XSzL",
"sb;I#H}x$-!8SZF!)=9I7:&=d*`ZXJsV[$Z!4W<fYQ)hJ!lSd-sV+6&9R+BU/8'4T$&r<s^zMY[7:UXX!(=R*18tS5dk=0H",
"N#Y,m&PWb<6wS(VGtZyhYQ+m&1YviN6u]}Lf,F.P!4VH0!)fv1;MPG-+8ij-6wPh,;@cHB$#R4_a7@]y:B8yR^wN^D^wNKr",
"^xA#|4:[Qj.qnGqA@!n.8}1S4n.J(m!{#.Mml+:H6VLJ'M_nPtNT3{078g,;V;,t5!.v]6!!$=c#q4QG!/1Ns!!$_##j$X!",
"^zbAd7K*Jc7C']&:Q(6DM.;|B89bb(M0s;@I(^N!+0{)j+B_Bi9TAJ.!)P+T!#5BI!=ASkf,<Sh*Vr3N7r[}y^:9nJnLhBW",
"!+|/H8m_n-[-'_@7#+*ADT1hcS(_Ri!Mk@)P1pgVG5Xq[!*hC/7ZVXw5:X7Sh;XIY#g'wf_!(q8&un{26y&;R'l9VF!4W@W",
"^|Yx}!mjGHf+j/H7-]hB'l&$+-;c3L$Z2g,673w]b+={x77a^#^wy9Q$r=%@8X*:#(gbNq-VMnI#c3!j/1.R6NrTlM7FH2m",
"F;<.l!4XM#/^Q<21Mk-_3H.La1+'{27-^gXJaNVd2-Ggs'0t+-%@1Ky-8ib,t*_hW8-G1Hp$m(_9jYi1c*_!cVz+}UA8@$*",
"%z'GG7U|XM^wxHw*l'&59.A9KZLnRk1AZ@$TY7Gq!%&)nDyIA{:/ASa^wcF&*J`2]T%r:X!Bhzcf+ikl4plyx6[d*LZ/0aJ",
"!4VHi6=xshsV,5A7x{;d&W<lj7x'Ps$VU(aB;#]]c-Qs_'LH&zf,<.]$K#8@8]#lg_Vu$%u':/P6uBY^!4t[,!)M)](iv5b",
"#f#<y!4W;XQM<&,tWH{@<5:tS!(}iN!4W@K7BRIKCB!j!QMqPk9r47#/Qap`+!`m;#8.%'!@N1Gz^ZyW!@X7HstClQtr=&5",
"9kr|uU6uR]tqQ`i!)_Y`%q{^;7&RB-!l7R)74/UdF:suy82X_i!@w`at3avttr]7YtrqCsKik_;!^5VQ:!xr*tqP$a6^KXi",
"!G*w@;MAgb!C^;&;MUwf!)8N$'hZ'6(G7C}8UyyR*`[MI#(pn,4:[@N!d*(-9kmi*PQ:;%39S2-!)*vR$w*f.7XrBd(gbz!",
")(#A($$1p@tsNm/76Nw'tqP'b/WJWb!)/[)!)Cf*!)&U()aVvc*@05-#B##isX|UI3Xpqn*K(4!01kdU",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!INJj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@'@y",
"#Yvrl:.-A_#wvmB!!]L*#%;Bi$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a-tv6_",
"67pI&!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY+]`Qz!@#3j/PF])1g^4i1gfQ{!=|8n'.*sl'LS&r2'yN50nd}t3$us9",
"!=|Gw(ID;u(glMz,wyu*#y;U;!!g}7$==Ua3'9/U3h8=N!@)@x$<%cQ/3JjD)-V%{2cWb+3$ul)3B4vA3`T#C5winN!@)l.",
"$=Ill3F,h`*gv(+4]YMC!@)5z6Zud6.7#J**gMk'3B@&-!@(_i$:#T@)*w)3*g&Q#2(&Zu!@(*WR#<VB*ff:|4=piD1gS)J",
"#wv]Z!!UMj!=sb/4{CXi!!T`+!!UXT!!UAN!(+*'!@)-B$!h;z!!Uaq!=sf5!!U[5)kQNW6VU{t$wL$X!=sf8!!U[8#CKC@",
"4(n#7!@)Gg!)00##aJTQ#ahkC4GtZA$=#nM7W|H'6[5*_78z:F$!3pq!!^iR.qhL!#|:S[!!^vV0.$t*6[3{B,FQn)!!tf$",
"%4G37${dYV!#9w0!#0u!!]]`w!z{$<!]]`z5<1{g#ww*:&1.|D%4ZH2&WJN'%Ta#:$8GRD'LK+&$WGsP&R0ZR'LI8R'jgZ[",
"(+'f6!$$w4!z|XV#Y]qR)kdU**B=-,)*C`%*`Z=P!$`@R)c`mt!$tMS6xltj!(z;c+BB/H6tf<x7SMcB!%Hp@!/_)Q!$B,K",
"!%[|S!/_&P!$V8M!%q,R!!!%!6xa)&&|Jgm!)'#H-X3x;.qh79!!SBp'5ar46];y]/R+2%'chvT,;{#v,[7u@/R,}N6W(XF",
"6tg-C%xjIZ'54$|5:$;5'4ub*!|ahS1,djD1m,<J!',{PBCab/!'6&y;phXF!'A+KauXMC!'K1M$g0ql!'U7Q/cQ9h!'_=S",
"/cYSP79mF@'4n6%%TF%]4|T]-1iA1&4_6BufBTaB6VIs]+(}s%3&_7[3CzG`WpDn(4A5_nD.2zx!2rgZi^+m`$ugnc5k&#8",
"6VM9i*hV[$HRD3x!!-S^*%]M#!#ABn!@{(A5yQ:j!#<4x[Cc5nWp/uk!GBfjXw6Dk%}d*%&zi3F%y|^D'|[i{(2%`/I]L1:",
"!3d<r6y#}lI]kd!Xw__P&!.R-&{2NJ'684M%yZKz(;yiyI^3`C!3Q;3(n7WH*n,Nt!2TTsKd3U3W{M@$!2TS$LZ)d&LsthU",
"W{klzKu^WG&#+HN&|/,T;.r@1Wqu*I7SIXl;cV{z'.0QA!$3X[!#<6h!@w6|ZfB%d_'_4[Bwm9uN-t'RsdY(8!2TT&!2T^0",
"(+=a!!d.TV!2T]+'m;bl(2/6@N0bPh8m]|$^J[/n&#^!L&|aMYCuUfNPKQ^CPX;64PpRMY:XSV_6fsnD,:93SWpC4,[C`/T",
"R''UbR3I,TRK,!_7'UhX6js$D):PfrSANaY:I6PaS]F`R!3d=%8m]zm!3Q;%'BdT4@VmhX!r*Km!du#{7qa6}8PDvp3}x(V",
"'.F<G#:0Cr*hJIp^b-c$^|Rr;(igs^!=I4&8'Fy}7qaS)3${Ij!(qj)6^k9zXjm=h1z|CB^::*+aauMh6VLT*6W:bq!xGG^",
"WpTf9sfLyW!2T]*(=[H[!tU*/!=|q}%yAi#!^.;BaP&C8dcK.8NrVZy79;sXBq]7@!zz{#hY<L0@%r'P7NyvK_'_BhsV&*@",
"acY`57(v'WVsXa$sVQ,:7GXRpI!vkd-75q=9nAV+6mr!R&Q|g*.v%Nt6^Qs[&mkS;7;[%L7,Bu|!!K|%:gWNh8plL2;f`Ab",
"7f^UgWq]u[WtxgT'h1<{#:@wWbm38J#W'6W!]bc1!]bc2WtyXT)a*-*))=Ns!C((,!!'PN6VHzW!!$-+r[v8A8+5LpsVpfS",
"!2U'FWqfb7.5x;`6uD668*m4MsWCWv74(<G5QUHu^yy*..529R.U&,,&ng7+0s.=U+^!SQ3f$Z-(gq*:79;ij74WBT8k(sZ",
"9l3R$!B)yig]3sg1g[2t6{_UUZi]9m-1(tm*Bd%C!%5V1!!$^w%SSVPsV&A'/Q7Xq#|'#)+{S]NhYz.P#]Caw&S6n)'/i]a",
"*D,@=Ar+^LB1IjzBPgrTBn'{^!2C,Js`u=Tsa+M_+,8}<C.CYx!Ji2D!$Mxb#*nR8(c9|b6VGkS5x;xUsV[%f1V:FWsj[(d",
"!2U(+@x5%xDrLIk/Xw81/PT$F/Sz=j/TlwtA{3jfsWW`csa]njsaq{n!,0%)!+*M#!!$@r!!$KX&YKm}sV&Hk6VH{*!]]:K",
"7tj;L!^yy^!3Rkl.6})Q.S|Gt$Vj3:-|9&AFFZmpFcxw]sZQg@+.ZTaASj(z!KdnN!!'IvFc{+uGBYFyG*&MQ!J,i<#zaau",
"'mRF1(KLz^*DTZC8#M`;G`u6g!2Ald.A[mq,!3GGh][kz+`B5Q!&STnHQ|5}!&STn%SSV%sV&)w+Lx^t%,(c&7BMqKsW(0#",
"!2TzU!3Qf@NTYbH&531#:29v$!*!Jx7]=2QsZM=C/]{zs/nPyYsU|ZU/],Fj4!,!cHB)*3!z}Cn1nKf*=dk0t'M{;]!2V.X",
"sZT#FsZLu]P1nKx-92B5!]bm47`R=A#:F!j!#[JG&|a0pI:R5(Ix/S-%6{7})*kz9)g0_g*D{uH*GBkK.d}3*/54/i01jK`",
"JVm34!$pCu7SIXy*)_lBY1SGN74+V0:gss<c*p}&!]bcP!2T|C!#R;!%44F+!2U)IZgkHW9biI/#{A2F##&#3WrX;[!_$A7",
"8CUD%XpMviXpzs:60M@qfa.@@1+=ky7y/1K%4xbh6}&Qg/uX!-!D,Bb!3)3bXR%Z%5i}Y/8m_K6+&;sW;FxtpMW+|-*BHHs",
"!2Tz3!2Vap$[+hw!2t/SWqHf`Wv{Qv/fKmf#yh./YR`)H7quRtZF5HK!)!A4!{#w(!]bcGgGVMU!2spI0<%9a#y<<5[G*C;",
"!!xWI#:;/_GsiAGQM<;K+cB8r9_/dPXpxgX2N-_a9kX/d$Y={y$7y&M*CCp6:J4:XZh979+7N=f3%I}Thwf^9:[,%DXq5hu",
"2{D]mi_;r);0CL<;vFRnXpr/G2{Xqv<-G0dj[xHs=2`!KXpvft%;&Vrk9h5#=gisP@MyIPXpvlz3L!^akwmsKA%MWXAi4qT",
"Xpvt$2P&,[B!Qd.B@1:dBvg:aWsS=!WqiB*3yD#=m4v`P!]bmJB|-cg!2s03!3R&SXq-/&CiGlf*)_lB[+K%[6vbjDn'ht}",
"#aNst[BX-/0}Qz8PQKu41+HTk+!.-<6u88^[Kan/n[{Bz!{$3z6YX[!!A/Z&!(w:H7VGyN[F6uU).z+)7,kW,cJ#`A<aIJx",
"ndhGd&PSD*8plDL[}X$wNTPV)6u/1%Xq.jZ0LKwf6wqZ/#D+Pp$W*_F!]c$FD[!0$7AyLD,ZlXfp(-*hP1wbB)d+*k!2s0D",
"D_)aqXpnFP3N)j^F'81t#*,9dDz'jk$7;@}QkKik!:$fJ2FNLx%TdaB(ghnJFsr5y*BfDm!2s04GW}xrGH97'stC<8(MrpT",
"!AB{6,:8}g${c2A,:gPKGv=I{*1&yJH5]T&$xwapXnTnfH%hy]0./@/xB8vdNr`R':X$j8Qk<0H+:800KGq0S!+A,K#j_uq",
"7$HIG)M<lrR,01`719/X5iL%BQ/;A,!#yU,%v5Tf/S9D`sYn1Kgj2|`-*DUm/mnQyASt.`+b'(M!'7iB8Ua=wC7w=|!(y,y",
"!(yy4-u%C}!)vGh!)/y2/T.3R%WUu'(/,*+XmDGd:nZ=1!(nbmJYT1d!(pQG1+hh/!!yk.6uV]7Xpp's3B=w(Jx+$b$:!nw",
"$txUI74pcX7r]qW3%-Mh$@Q1wC12)/P2/JM!_-9^#(M|x!]hi}%43vQ/Rz/TZj9P52Lr|'!]c%)#=&GqsV&H,#:N}@&R#)d",
"s`=9}sdIQF/g[Y$6u7FUMAQ7<]d%Tj7A<.JPnDy)Gs|Dt$AQ#B!2Vd*HCt#66]s*w0yt[,MLa/(2kb7/7Y(LjId=}u6vgDd",
"#.Ktr*,!1b%ST+w#'@K8$txKP!)3j88}:R7!'ma#!(IT^!&;/:#`D{d!2T|3${ncp#:;RP(ID-!'rVJkNTFpJ:FV:gNTHs[",
"'h1:k7wM@58.Ta{NT3'D;*+hT)Biz'$VZA77rj8H$Y=f&)FA^U6WI.23R#/7!($W074(=X-+63;PnVk`6j@h08m_ma8(Vdw",
"#DzId!2U$687KbZ/R!A8$[$qc!2UNB+!tzq5;pQdsV[%[H,%S!%v<yx6uw/G&4AYvP1nWl-H0<f%qpH97[+H/+'N{x!`H&@",
"!%GHR+!TB8.4@2P-VlynQ'fiNWqHaV^DP%!.4@6P.T;Zz$W)51sXrh/g`K2%!,QZR6]yG[7W<da!]]8ZRIy6/XNybk6msDW",
".(ZbD/QM8f+][`t!2U!iNrVnK6a`wI!&QAn74(9(TC;Wd7U1<='^$mm4!Gx#1ICX*F:_qv%Uyy.!-uzu7r-i0#YXd`nDq%[",
"6wAHL$T3A,7ApLG5Yii;7Y|QAsYpBHgl{nF!4M5F.1VYZrxZKX!]hiq*'hDA*cK2m*F;+K$!A1n!2V)^B+5s,.n2XSPnjlH",
"sVR$H!'7l_6{/M{/Q.UZ/PQ/L/mxCPzwrIU((d)w7C#pdS]P46!(xb,&;TqX/jf!'01i3{^7AzpPQ=)3/.QaKBSt+R)($D/",
"#*gg_&PS&@%Yh[C3}{J<'I{2m!@nWn!,ZZR!!$YV7SFM]/22%S!`H&@'LN;gQ/!'p0[`X}5ZpK|sX5*l(5^=H!}zl|/mnX@",
"f]f'qXPw1y'cV!x@Zm,4!]qD)^bc($1FgL<'kG]z2%FV^$<-.A.4@3|5ZzDD777-z+=;RC,:L#=QkR{D$'.QH.Wx*<7WJ9k",
".Wc5'1+&Tn!)b1ST///+^c`kYT-wA&TPFZj;c]B9T:6Pi==7q%!!_fN!-|<,6th/[BZ.zG7JNLL.SK`R#xwwS2,Pdk7XZ&t",
"2-F3L!&%pX6yH)a5%vJQ6u1&K*G}7zTkkJH0nlatNrQ|,7wK$a2gW{&!]bmJ!]btrGBk9R*BpKn!2Vak=]y[Mp}]vX7<qb.",
"Z(=PHq,pS]Q.yTU!@pJs&udBd&:DFY#x-$5!(:=fIxAaPPQ-bp7B4'NWu;NB7T`:kXLPrirGum_7|R1B35LzCU,/5<!4F$}",
"sXw`m5u3t1/_Q5ybSv@A!)[q9!=AIyPQlDt7PlJx+=7TQ-tl+8&8Z|!8:6xf*%!:d!&q|!!!$P{*S&!1,@b`L%7Qf}sV&*'",
"77ML8NT:Iu1Xq'I!3;HL!ClZ-*Cb#x&b#TQ'26Q1B;A9C!+(Q0WqT=y+!49G/V&4y02Q`U$`.8F+D'vb)a)rn6G}42750F6",
"*aFS%2cXqj6tqKL6{64&<3&@{#c(f;!Dt9r6@85[6z;K#:JGp;*+0Bq.4@3|+}Ap4h[iyi)*l*=!%.[`'#7F6t3huRM#@j'",
"8Hl=r`qHi:7Us<CQM+vTt8*rS85x{Vt4Q)8k.=+|kL]2d!|d$SkLc+H7:Z$pPnb^|)sK!zjm}|cNTpnp#C-CQt8*pg!]_^=",
"7/K3P9k_U=8hf9|*`Z&|#G7Z]t3aCwGU6)$7zP;:!{460Vy4HJ8W8#^!'W2K1Y9BIlgvZs!2iD:$w;[Mlm63m!3f8MlgwVl",
"[F@GX.45WA+|1&zhZ9LV$w^;$&n%%*!)*v^!+1T0!)A79!)-:<7uYy[8,fNAtMV2AUiwUYAW;G)*b*sAgYkK|F8zV!7=Df*",
"VZ@P&#M1QIVGct6Z+V!/0c7qW-^H_$n%2%tnBQ.n7(J^%tMsKS!=^p+0P.3m1/zf:*HIRa$r]mn+{p1StSjhJtW(d^%1zP6",
"__B_v!Gl[Yz[}w}nby4-;mMG+:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&n;4:}n!=4i=!=4(!!=4(!!#B-!!]_RJ7x<08",
"94a)XBYX6m7x)KQBx5Ur!xFdk_|.z{@:9M474aHqI^*^K!!$UT!!&M(!!$i)!!%/8!!$bX!!%hT6VJl+B;_'0.SJhg4=1&b",
"5:KW`;hI2|QKY39XjH&5!!$bJ!!%Cc!!$GG!!$dx!!$|T!!$HG74(dc47<27!#tN)!!$xW6VJ&c'aFiK!)&2z!)&2z!)M#q",
"!)&H$!)&H$!*J,+q<puA&mjY#+G1`}!#tN,6ti/b'a@p_!)uy+!)YVa_{Zya'aBC$8rC.|@wc3BA8;Q=Ar+`wB1IhSBPgr]",
"A7#^r6vxWuBS]+n7^c,.BqZpIpAkTH:I6'l:gU0gYQDqM/XdQv/PS}D/Sz:i/Tlts_{](j8;B10BZ6G3=GQM!NT:_F(!_9&",
"!+*py!)&R'_|L:-'8},`sb(+0)Z7<P#,CGAG%8%R!!FHt(^;$<Fgm*:<k0F8:gt%67_in8<0.)3@6Iw]sck/0#:;}9sp}T&",
"81%80(!_0)!)FjjJVkPH7_|{:sbGA&H=SLjH$hV(!=B/l#[X)IsZLu[P1nKw(!^tYPQ:b_(!^s9!)2g,_{]G0(!_n_!0ATx",
"!2`{m!=4(!!3hB4U{AFWnDrhNp$MJYnc/@Bp`+^X5:-Cq!)T2q!!%;L!{!+0qw(u|&8(|f6|9)_8L@JnrY&jXs6_Pg!)J,j",
"!!$Rf7SFGU_`4F6!(r,I<`P10!z|gv0T1<%#CPGksp}QK!!%5-!!$y'!!$_q7Ir'I!)aCy!)wBW!*4f!s`<d/sdIQC!!$@w",
"!!%k:!!$f(8m_z*TC)kY!LQM:_@1$k=9MZ!!]_Vs3J8GI!)+vu!!$kz!!${a!!$X%!!$ZX,K!:%769[h%;8)g:2$rUHb]7z",
"*%!#.[`7chIzj9]=jGDm&mlz$&mjY3&mjY#*B:i.+=7)-&1.F%*`YsA+zt;4s6_PT6^H[m7+TL}!,s!l9/.,5_@:Wx7SW7h",
"!$N!'7Ir%+<}$X^8rD!7!%paM<=8`Ayzv,c#:DPn!.3HP7Ir+1!)/X(8uY8)t83V7t8*m:D$H]y!xc5]_^DY_8qfWz!$t&C",
"8L5818cLJn7WRr7+NCj#P1x@V7Ir2&!)a[$!+N)^!+ZjS!*,)-!+.B+7yw:81I_5[9pF1,&mlz$(ID-(:Kz^W@aUSa!)+v|",
"!=A_J_^2:N;3qVs(IGN)`SxU0sYpwArB+Hm5%qx7_`!C_;j06A8xAzv6ty$k:':TNpLQ!bA75kz!*=Z`sV!ZL7|AQD7@Y}y",
"42=*5_^c+mqgV@Q!z|kL!xN]L5Yia^8Vmt8;]g_<9T!2Y=dBcj6wYl684pr;Dky(ApAmuL(gb6@rwAFXNT:I+7IrTB_bMP6",
"7hLi`7UYX%%D;iL!#$s|7Ir=5!)M#q_^GcG@$qwBpAmuL_tJj+!MYKm__<Gn3R5Cg!)+v^8U8(G`Sqp%!V#&S7Kq#<tIdYv",
"7Kq%)Ta<4i,KI4Y!!wl{8tr$V6^lG}/PWLr!)@msgYsDG9rchP8g-4l_`H!hslC1j!!%u=!!$J'!!$C+!!$L}#:;k0tKq+[",
"!!&9h!!$J*!!$C-!!$M$!hX5:@4:hPaP'^}dF#@)!z}:[x`hB<hwpc4iSdU^:I_AdiSk89t5J#sy=Duwy!,@r.L`$Mt6PFc",
"!!$ns#YZrM!/@qa_^;KPz]!!s:^&,JHm:-&Ii69qG'g:g{(PAbIjig-!.q6^I4SdRJy}Ay{)jJvH.y1pHm()jBa<`tDL.Wi",
"_}6GQHhTTA!$-I(#c6G+!!SS1!!V/'!!V2)#xMu2!Bvd=!1aYx:Lssj#}W/$!!]Y-$75z5#xi36!@)@`$<`wM1,ctA'3@2r",
"1IHH0!@(|g$:{k6+|Z&+'2uvm0.-|x$9cY:(,j_x'2Wbj/11_h!@'}H$7|ln!|`nb'2/Hf-tv7u!@+qb$GM)/N/Sy,'1f-a",
"0j`(/2F8[6+Dur^_{DFy+]XD53'.-y3DB0y2L$5;2iw&8$=*[l4ATZZ4$Rc##^^7X$!+X&!!^$95YKd#!@)i,$==bi3'bT]",
"*IMu)3f&(M!@)2x#^|BQ#^`30#`vdI#a#nK$!K%N!@)xs$@(Cz5{+'s,%w}6673!R!@)R*$<WDi0n!5],#x6T4zwW:!@(yv",
"$:s7S+`uFG,$r:,3`^/&!@(Dd$90,;w-mnr2caq<$Hq%x77C}h#`l%:#a!|0#aJ54#]PIj#`'JI#_*R{#aUIX#a-.T$!_V]",
"!FIML!@)<H$!hN#!=s2^!=sf;!!U[9*h`yd'NHB<!=s;a!=sf@!!U[<!!U|b6#D84!@)Wy$!hi+!=sMg!=spI_{G]/!B5Fg",
"A{N][5;=*v79N]K#cUQ-8W0d1#yg<p!!_&Z1I<<2#}.*d!!_2_51fM9!)ZH{!+=U/$tsKU!(xit#y)lQ&PM2M8m]zj'jhzw",
"7:})s'N/6p'laU4'lb$2'lMt1!-|8*8v+Wg!$-|K!$70+(2S'G#4)=[!$L<@'jz1W(2AD/!ti4]$78#a!bw!l!`p@S*cw'M",
"!}q1}+%A5s&mk;L!]]c{!#F|r!#Q)w(LlRF6^LayL5p#w!aWxP({d206ZCqa%Z%gZ.sLN2!(r(Y/R*_0!}9,602gA,1*|}=",
"1*|}@,:[a51iC/c,x8u72H!8b2cWRH3$u[I2F8HG3`SpK1+<3F7w_gS7YK-L%A*T(!&XZ3!&baL7wstM0k+'|5;rk_5YKMR",
"5wiWS67)aTZc;FfZc;FfZc;FfZc;FfZc;FfZc;FfZc;Ff$^bX`'4saV'3!{['7Dqw*7}`,6^[62*7}ZH6bVpz$VZs=78|S;",
"$^F756Y%kw#]F`SQ'}${!Ggc'$#-1k&'(M$7B6]|_tKYKYg|Pg74,9&!)=Qt9AQ<.$^I53Yi@/3]_8aD``a'g81(X)&WHQ/",
"!k6Gv)Xt7r!#@(z!@{IP_v1YX&RtB;!4.d/(@3r&JzdWf7C:R2'AZ8m6luDv6VV8b'.9NW@WV7g!RU!/9#sKP!H'w9M{}lV",
":I6PTNjVG6LxQQvYi+v(6pUc0_^jX3!31{17qa]m8+jGc!32't7y5Y)!4.-+K=zijhnqg:Bq`t4.qn8bYnDnsi6{B|!33h%",
"7+nfQ$<VXy]_6JV!^ZG^f}g)s%xkGw(@CtK#}%&]4!nt{74kXw$=<k^!&)$;!bBpW6u/90#pALRnc5d&`x|+*6|G|fC#_.j",
"`3|$J7Y1Vk!{(^T,:5b9`4G<NPN$jMYi&5)'7X:!'8U^6(3Xb'#7cgi!$3ifCG'Cy6{axBJwprcP[:%i#^j[#!32(6JaGi{",
"(.kUk!t@z3PyY-B*GCk<!#B3mQ*/`{Q6.XfQN/a[:Xgcafi;&@9A2sZ'k)6&7:xQ(sfxI6SR.{v!4u*(_*^9l&%%Di'!(Fh",
"'690kB+jt'T[_*0TjnS}U#_qh6h*4`@nQJ2GMK%#!31z6!4XxgiLp]C7fU&u'51!y`Ufu18D2:}_tWH&#HnQxsiN3H3u`%{",
"!(u@d6X7S)6n(.P#D<%l8m]z16zR/CR}uxPNT25<(@/ud!tU*5!=|r6%y6r|6|0,K7.F7Q0'34!(X9`^&8q4D`X1I&!]t;l",
"Nrd&3YnFNt!]pPiYiAUY3c,qT*!MSdYi')*${ini,=Z`l,&k^}!G6SF-W|<Q*(nMVYPsq:ZGWAG#CAY_$^Vc9g]..9)lr}z",
"5Cd*Z#Dml%!)4ai!32Ka!33TZ5D#g@sVGu`!8*YZ+$Wu/+=L68a0xB&$VZUc7)xIP`Z%JW8&rYI7:A0M'h1D}palwS$WS&R",
"Yj`sq+{*SI6kSsUnc0Ig&17K{779I]5Sk|1`US[9`ZQV17H5FJ6[K_/sY1rQ6];0J7hP(|KVgMc#Y_6=sV,xY!#pUB0^0XM",
"nc5Xb#&1Gkp%+s`+dx'z!*!Gw7^'aX]%Hct'<mYSsV+/@8(m3i$WCZ;!z|nNpan@(RG'=rsZM$*sZM5(sZMQ1Y4^)0R]i%B",
"S:L3gSx*NksV'WDT7D(W)M;#cIdKmlsV&;_8dK_xLqX5W:JQvnI:T^8$VZUBYqz<{+k#0HTVb1FTu#8yU4@D@US^NJ!3!Ta",
"sgK!@sg_/t7(ZX{8a+ub9%iYh`S,$xBr(M{N+7u57y@WW!^Hp`!404s7<`sM-!jZ9,Cqi3sZM/0/bt4v[!,10sV'nLW.7$[",
"!3!V}sg|B4sh2R!!}5,pR=LJ[#&Yampb7g|NT1B'sZLu.Y0aZXWLUry#&Yahpc^-:NTY]+:.@4i8+-I0*hL{$[!,cchY0#Y",
"M#Tcs$@!t1YjC2}]`[BG8X;!c:+A6qNgu,8(3-`$/bt4z/nRW.sU|Z[/b$^r4!-]7X-g{g)FCY,2M)y,'6FP'`Tu33!]bw]",
"XgpVLY(/^2%&|[f+%`,'/PYZKPQ<Fy-u56jYI$Pq#z3f]shy#08bN|<Ygb$y8j-&!.fZ[F!)AcuZBN:^!$pW{7SIm#!KDY+",
"'TLNuYpU[!3xfZ,k0r=D#w|A;kN{iGknB)C!]bw:!4/1sNU#DwsV[*7-.{Zm`Z;Hk9_LfrZiG;)Zis^G62cn.mIpU^SFkN7",
"7W|R4YgCmvNS{4%9a)]L8ml1,3J1}tYnHFU!D7[}`ZZmm!0In7(-$rd!@22/-75S!!32D@!344|%8hJ*`Z$1n5tNp)6VMXg",
"7*`I9a7WcF%&,}=:[J.DZi<j'P1q74!_u{W6thai`ZwCy!l]h56Xc'F2Gs!X$u!izpK1s(;XckC`Z/Gv$.l9*!)6]P-{Uu6",
"p}]v_#Y_A=!{$-XZig*23]5a6qf]QN<-^3L<s}60Ziy,12P,=WrDP!W=+$lT@08]UZj*:92`piC6`p1i@d!SlAKT)=Zj*8]",
"!:k]tAa@.cBHPNa2FLcJ=hP/0B^Y`mZig*:2PMTiC;4VBCZt3tD3U*l1+GIN,'S%4sV-8n!33@X1+ZVS2FMVU!K$m=%47sD",
"!]c6QZizDB$S}4p0./A86VMm&*R2Xd#'hf;]hV2{Nrcm06jhzM!%r}6#xC4x!ib<l:5wn](wUB}/7v$.]a/wUK{V/27TDB2",
"82:0)Nr]3p*Bg=.!3QXKFz!S{Zig$VFhh.AsbL|UZijgu7}*uC$7Wq974[1;75IwWZdP-m+#+.s2HPvj7`%f;!3QH3Hsvj|",
"HbT`+2F@52sX-Pc!ABxi`ZQ`B!3Pta2HIZP6u30'2I%G=7`C&CZcg`gI@%QfY+KBf^a#0z6VMV4<QyGDQM<9J6vJ$M7r-hY",
"p$M_=6],PmQ.`S1!$b(52UlZ;!(y5|!+i&D3uKrk*``V6Zc<}7#xh4]nq]Y47fsb)!3Pb{!)[)w!(yD$6xyM`6v={/6xjW4",
"6{uu<7[:iV!)/y2!)J5l!!$If74(8nnr'zW6th/p*f[;_B:wWx2G5Z`!=a_H#JLy'Iq37R$txi)`Z:(`7VL/{`Z%n/74mvH",
"1W+_525yyM7[#MQ9C)jp!)Cy0stCdm]hM[}]]S6p9mu1z!31z)s`@*8sdqk`/i|/R7tA,n!2{AvP2*y07h%N6#YY^%!*lpH",
"*q7r0S(Wl;!^(P2$V[#M!]d-J*hVdrsV!(y!LXDs+5(<a8QcBs8QmHT*quAk^zN9c3+ytY9TKmJ!Lxd/RJ8L=5ac<s4]Q]y",
"4=3L78PSja,&`Ni!-amh!%@Sq!!$<N$VW/bcPjMp*BCF&)V;mg!*!GwZk[gv6SqCv/Q7Gd7:hY7YgD0YNT:I+6lW0C74Fa]",
"sWWls6|;wG@&&8g8n0|yNT*H`74PXnCuG`a,x''Z*C%7G!lJAU7wrL4Yh$)iYjU1WTa[0/8QP79!^F(%Ymhhl7LQ*J,,jqs",
"YjT8bscD}nncMTF``&A[!)-tn!Clh,*D,;|'|xF`(MRcSIdnY_!*,#+!)P+TYjUqr8lV!K:2N}(:lBAJx$}bc!)L+vJC#kk",
"&PPn*6`!$2,1/^z!a(jw7PmBx+##v2!]_TR!(m`k+!Bc9JYRVR'.S!B##M)N$F7U.paZ+p%V:T'&42M',%QY-'hHYX'J)Yx",
"P1ykB6la51=N,ca#AULv!33WI1XHp$7$fPH5X9nt7Th%p6|;vY/AZ;r8D3G:8PB-q#^YJ%(j7x9QkDFm9(##v8n=]t!33Q[",
"Ns=:Y!Lw#p9Ilp6%8=*u]cnb-8d]^*6{b&z7u!YW9/ip&:j4x37NpiG*C8Hh*DJR**G%WG-i`<*.88Zz01jA]6VNU;!3H1d",
"6vc9P:nxxr9N%yPflPIR``${KT%n`9si0-R7K_xm26XWd766iW9j]TZ788@R%qq9Wi7/m7%SVsB1I_7B6uaTibrxl+6iX1L",
"3p{a!&1/lFQLuks8f2qs6}g[/8RKpi7U<]hYgkqzfIbs$6_L_|!(4T{6VJ;^7rSj'MF}5S7x7t'6w1Rgbrc<H:3-Gu0TRWR",
"5YMY2brXNJ!%i.HLDJsx7^A81NV,ak7u@z.<$sF|Y+.]1h%D6A!!N+R+n0y3+^*aHZBHYS8]2^[YgDI2YgA(`U=m275b6`%",
"brZC&77DM!(nV+;6v(3NU!IBi8QRMW<B/Ag$&#t/ns_z28Hn*P!%fnS+!i9]<%%gs!!$M+!z|h-ngLRx=zg5pYgU4bSG,}t",
"6ty%(G72dc!3GN:briQ)!31n/!33R*YjP,77LP:0Bxa-2/WUnW8-PY|Q/6Tc<CzvS11qa.Ymi;=8IaCisV5D5V[MwC6[S1z",
",K=-j*,@c0T&!5U6cY,TPnMLR$fA<T!33T^'Uib]!+l_5+!5w]-Va|Phu't1brk@z*UM8H!)$Pch:Jhut3aRBK&/m+!({tr",
"!jgtd7<`sQ7:U=,$H$4-6b0sBP1d&/ccw_Ik.D{F76#}=U7**H!(xbD#*IPX'Iy8%#C(@d6p_Cv+l`w&:TBwg_6mRxPQL<Q",
"5-%!]!{TBJ'LNWJ%V}%.3}{TA64](I!A.ku:M`P&bs&/!7@1f:!31NxSdQw%75-|l&Q.G')()%sD4pr4ZIuyj'fv`5@YRpx",
"F|Ba8sV2}X$!s{t-y@Yk#{i`)673}_n%'Q0.7{th5Zq<B777.$+=7[),:Kl7QkSm_$Cn2sZInmb+XgCQ*hM@u7u1_W^zkjY",
"6b(!^4N(R.P*wQQ$W4WW&UmRl/QMua!i|)[79;6TYgc'C7Ld|c.qj0_!$</y(u*hQ3)Lk*!Dt9.tS#,700&/v!]cDG5%|sY",
"3I+X{#f|[9pf%QX!)9MlTaSkc10^03<%%gv!]qD!7Wf8RYhKUK*!J%c!]c7%bru2u!3x.=&.Y-+Q.yh[!#[K&7SFGpbrZs.",
"!-<aW2aDj@#=4MqtS![D.c)0K7:R^[-HDNutS!ag75qB.&8UDx$X{/&!Q1;6#:BA;0<tq`81k`2Y+0Uhj:[4p!+_2P!=AJ2",
"PQn&J8GzTF90,])<{56mI=%0/8Ts18)(%@Mi6fS9!'F@!+m=F1+Cg7F%72RzstCH.77/+dNT@xDG(#giH}x%9!3xrGDb)AZ",
"&pA:9&10cTstCA9bm<urYjA7[RhN}x-;_6V,|@$i!Bqz$1(JI.At}0}$T3<c,^0.[!5r.usYHA}!B]k#t3aK-77MJPNTZ`V",
"X/}'T#YbYx!!$Q26th62AfsmYQkY9h<R&9B7&5lcYkZR@YjL9z+|VN_Uta3I67/D{/PR/TdJUZ&183{h!32DiYjbxV9h%3D",
"PJ90W!QYV'VX1pW7G:DY10+vb#Y_m1!4w]s_}r:z%;,kx@a=4##Y]-|/PYbYNu9@:ZHrA67d%h91.$,l*`n$IUSz6(!4uQT",
"WFap9Zn+x']$R.*&_{BR7@-@30yjXG&Tkq82FC]MWPm8]tS!s06ySi)tWI-itWHy'VxW;2W.Usk##Pg**D@J}([VYd),/wW",
"0nf3QYj_u+.NxNL78r+1-7;Rr!!!!R",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!2^<zzI.$:S,[YJI:*82iXm@!]s'68<q3/C<`$I!!C,V#:bc*!G.mj:IsNA$W;A6$WGH7$WQN8",
"!^bw3At_.7$'50G!!W+<$@'U)!'5X9#x#g0!!]P*#:9]/#xJ}3!!SV-!!^w-$ts09#x|A8!!]m3&1.XC#yG[<!!]z7!!if#",
"$=Sih3c,W[)jfZ&3}{8B!@)8x$;n]R.V#gF)j<@!2cap,!@(bg$:,Q:)Hvv/)it%z1IHGt!@(-U%Z6Mc)iUnw0LL)c!@'cH",
"$GMCAN0Fk<)i-Ts4=:A<4'ZhB-{<6n*Il+,4zwTP5zhU,5]TU-5%I]N5B=LK6=w406VR+A!=|l2,:3W1,Y[h40jj0G#zWGJ",
"!!hHF$@(M}7u@v|-!t<97SMIY!@)[0$<ubv1k:%l0s-nI7y//a:1g[P!@)H44G#z]$<b^L7us9%2M<,'.ZMp@7SP3=7SMIN",
"!FI@s!@)HP4FDSZ${dwa3GGxY2MfG+.Zv,D8mi[+8mgqS!FHia!@)HT4C`GM$<bxU.8<Cj2N/a/.[@GI674in673!J!FH3P",
"3`V+-4A{90$<bQHw.`a&5:8L}5:6aG4NkAZ$<bJF{!Pt0!!#]+#a]5w#aJQ;$#Q.H!!^[M-VN$v#_UBw6VR+P,aXJK#aJdg",
"$#)(J!!_Wl/1(V$#|FY]!!TsV!(+sJ!@*as.ZYdZ#aJ{X$!|7Q!!V@',&0Tg!@*d1!)0f3#aK+g$!s=T!!_5`3$up<#`BAi",
"95t0N7^x+I6as%#6ah`{95IWf6ubF-6tf(c:20y_#%FTk<}u2rNT*R#-fcKH:2:!p6tf(r6VrAL@bF+=!!z]3BqZS95Z56<",
"#&SA#&;F0H(IbG;&82.{%rBb5&1c7&'L]/;!]]`1BqZS;!]]cz!#PDI%rW#J&1Y1%'.=#96_)sk6@$la!#D}B!(x_}&RPPt",
"(+'d['0/A|!`2v}!(xz))Hk0u)FBP501.|u*'^Cvs^LQ)!$tNT!$}^s'.A=B(.%}u!}Gy_!%<hW!%Hyf'.<yV(3X`U.rq:i",
"(2]%M#!aks!%z:a(-G]r!aWnv!&0If(-Zjv#@J1|!&DLb!&N^N0n=U/!aMhz!&bjl(+9Cj!av&$!&vmv!'$!W(+98j#@rM,",
"8ss[_!'6.B(2^6|6[]7w!'LAJ(,5ry-ym7Y!'_Ia(+98n!bra6!'sVc(+9M}!c:{<!()c)(2]4f#$Fx=.SLG60Y.-,5R2_c",
"!]sNL45w6](IlR%'s(K7@Vq<qBSClTdc<)dd)ZV@-Vd&.5:4*0'ra;(d+a$P+=T)^670H3d)QUR5yn5W*K)bI+]]wC(-{QI",
"+7&}u!76gX/8#,Y#=UU},wwAH'jz;B(2-@+!tU*V'.,{m6V`@#P1fZ#!ku:Y6u6!@7UYvCdd&{c7SWA*dc{r+!#F-=6v;tL",
"!!{s_6tfA77SMf4!6:#2!6:$$!6:#3d)@c:N-wYQhZlJU!({Ic7Cc#:7<8Ja!!!(<!@3&U!)8BNf&9W.)l#Ish%m|26]<$)",
"%TF%.Ml,0t6VNv<7qi@B%xtM4zzkJ1BY3.J67*Fjdc5^.YI-%b!]_RV8)F7_:1gQpN-wxF!|akWbW(m@F+0.#6zpiZ7kAj7",
"!(z`Y$g0mp!z|[Q5_!KM]]S6l7Z!!#6Ggw'=znAWfB@,46VN[4#AA=w!7Kl&6u1KHz}4'5{9]-w9()gz!du#{7qa6}haB,<",
"6VNR19bsFt(A_#q9'UHDf$VhK6Xjjq':&p$'93(^+fNj6!6:#p!6:#7!6:#6I5}zU!76h=5*i9izzFsL7LpiKKtxPk7YxX[",
"Q)rf,!GhfP$#.4-&*1Tu&{nlM'5tr'%x|%;'DGd:7ZGkxz|lkpf1`{|&#!C=&|&&S%y}(R($C7D7;%)8sdIf2!7Kk-))=V!",
"f2+7g&#IkH&|M@W'68]Z%yZLC8H[Ty!^R2G7D.([6m#8c6pn{K'HTxW@WV8)!U^@X9&{jx!H(ycQUGPq:I6P]RB,7ILZ2Gu",
"Nra7U7S/!j!!S]y!7Klq!|8MP3djXK#@@GB(1L:{sluN9)(Sp(S}-Sr:I6PcT:$tV!6:,B)Bl7(g]4dk&9-J^!6:!L#<+|R",
"!6:!K!$/fQ!#*!w0y}q/1IY6yQ.j<8!tA!S!#y]c'[IJW(QK;q6r'M^82C!5'rWTs&pBR`sV+#{0q-q|)^v]i!#A._!@|Nq",
"!#<Umh+7!,l!Z}@&&4U$'#70t(35sz$1+8Pkv1j-7]4,N!$-_Ad)SqXLxQ$rK!pw'6z&W)#(8qy9m7k2QLtAA'9TV5)B`T}",
")H`0.!#AVy!@|v}!K|-|NrQ5:si('Ld'XrT8m]zh!q.X6&'Fd:'$Hz#'sw0(%y/$.74P{ds^t)-!6:#!!G.il!=zmy'jq#7",
"PQ3]T]!!.$7T`;N!dVlx6{|fh8PGTDM85}D)%R[I&'x7G'$z<(%z!c')<q]F^[bu[:I6Q'^wY(9!7KkK:I6Ns7&RDB*=g8K",
"+]`T6!@)utPpG6)!7KW`!7KkJ7qa]m!_C`=6|*J|'6SJP89=r*6W:m%89^&!74p2]!Z(S|79Ca+9LQ[}!(yaq!f/m09.:#6",
"f}fjNM8$#=-@;9m6uiG0!tU.w83''y$^xD#bc8-M7,^jGc#:@-R,%Tq*0x%+cn,w{%5k,Yddqx9sV)mX!!U_89/Mx68I$71",
";HB5|d*lZ5sXrQ&s^6H)!6:J]!6:LYd.2BY,6a9'!]zK;-!`-T*B:hn!%hm4#!Z&w!}f@q.53Zz.T2Tx$7_&C.;&p=!]_#h",
"sXrTCI:M;F6ZXqX#x-:!!.aVT!dAp!!]d&[7U3W;Kr$0S5:.SrHh9'(.4@Af.Tdv&ASj)%.5Fyr74/}*!#Y9F!]^yY.sNa2",
"#w}b.!C%&]!B*)C3B;c9sV+/@*BySk$NR9h.;.q%;d&hHsZ%<H!Fqpt5C1<Z!)P4W!)6F@!z}WykN{9C+{<W32gVR1.7v)@",
"d*uGi/PYlX/PXUuB6<RhsU|Zysq;uk+:LHJsU}ut.PtL28jqp7:JZ}1<Z_ZK74&#;+]V21G.[ik+x@/Q!]cy[s4,:%sSJFK",
"sqhN{HhC_9sSR&](j.${$w^+{%T^Yq%uv;)s_*8$s[<:Z!789_n%'#r-!`-T748-nsZBW)#YZr<!7$twNrXKasZLdi6zbw1",
"+:kg%t1'-g6tp.@/8.Iz*cF_F+B<k9+a^3;0QHDXd*vxJ71P{X00n3p3'bA!3gDDt4%}S,NT[M8<*XHFLx[Cx+x=s8sV'@`",
"7D/f{!!8d=6VJ)^n`XbQ'ySTdNT2M`8ik}''2/K_I/nTz9*=D1sW2&;!6:Jw!79QQ8]kpy-H0V;sWHw*#^^=Kh![%0!^c05",
"6ZNz)sW/j;tPFfuK4G2kPnd@psZLzIf)-VUtPD4NPnU,p!6YdG$7UKX+z{#y!6:V5*|S2wsV#}W!Cl0s*D^_'8[sr:d*kKk",
",:2T*7s_6B8)SCI!^'S)g{$^6!a/rR';uG^0LK$Psr8QfuLB&xuj`-%v*}6T:v_pcuLIuWv+(4(#]CTs3F#N$4'lUv4C8'Z",
"6!f&I70Qm,GsK<HNU0V84/^J#!!WxX%44Z)srakjvg[My6yHSqsrXy)*BfH]*Cv/|!%hjBBCsf_Ns,'jBCsWr909`:g}_=f",
"5%gqL#x6c.8n'w&7iIG!01j*7wF=v,!$qZ<7SJpB*)_lBcn*X2s@_kvNTH4Z6WYsS!6Xrldi4Np$;[|A!6<013g(_!Qk<63",
"74aI`79bgX79lmH3a4wK!{%ChNs8zjsV]95*B[AH!6:mf!{0w:$A<jVf)Wp5f*,ki4x7Y=$tz#11Ql/m!6;*n(N<kM!{0m8",
"!]cz1!6Z=$0./@)6VNbA%C|Td6wiiS6|yA<d*WdifiZQ<!l+I9#=&;u$tya`&3rdg!@20<-76UA!6:I`'rcA'%8as7.4^F9",
"!6p_D*LF+.gc{TB*BCg0!6Y]Y!6;*n;<0Gg1+,7#7<CS{).sVN!*]y1sV'dU!zzYr74M:G2(PZvsVQ|-6VJ0:2GsYn$u!q=",
"s_Y*Uf*#sU.<_#K+{girsVf@7*CCm];dNc]';u0cd,fp[6{rk6+*a-c2G!wz7n/Mi!kM+77]^Sz<aSQ*f*!'32G.w_$`TnB",
"s`6R[f*$)`.=;GW+{]bp74a[9#:Sl*K|bNy!77Dp6^rt=3%L3TsV;p%f)}.c8k(sY@F]L}f*,aK9+J*`A%Nn!f*,dL2P{ti",
"s`[:/BKXLqf*$D&B;{InB^Zc/f*#hN%ZD+/saCxZD'1zxf*A[0;%B)|D8gX6F$.F42Na/JB@uqkF6$,Af*#MF2Q@G&Fs[8|",
"G3;^HGi}st13QlM,(DY^mgA{)H$p;0f)X^Pf)}-u+!(sv/2.(ssV2i*!6ZSqHKwa#*)_lBhBYhK7:1]q<`d1Z$!x;=hYgvX",
"1%7I`Pnj!]1+HU,+!.-d6u89'hbqPU64S,Qhbt,&!(xbl!(pU*$7K],!)(`P=:TRm+{3Q36u892sW/K2!]_UH9Rw]=hbzVM",
"=Yryv&PTZQ)/[Fnf%ALZi=Z2781);`#::c}3Br;R!=W3ZNT5:-1%TK=6wS$5w*P-W!(Ag}C#y(R+#=SM*a7<hsV#mR!Cl2X",
"6wS-uPQFW.74&#,%SSv`#:T7L#Y`X-'=:7+7T,-'+!/!C+{*Kh!@YC^%6{7}$ul7l&55G*%v[c'@:5)Hf$TWnBSZ:w98)Pa",
"!#pV}(9w1bSd^7X%PpJ/94*g)$VU.cRh:(i!^)l]8*xXn!]{Q,6wPf(.4{_j!!suw0z<v7!{%/Z/Pml['2/H|d*uv*71Nxv",
"&qV+/+==vy!_xN_6n[/3%FkaYNs.%HG7Gs.d/tt[70fyL*pZtjSdK't(w-/h8X'2}&Q%8$!6;-4B'pAaSdAF!+lLdg/Pr6w",
"%WUwZh]Gu071Nhk%6{G%0T4B*7lz;X6vT*F2,IA_79Gy1!DiF!stDTR,$Kq{pbL5,)FH0s,CFc(!)%im0sX''!)0dK/VPSw",
"3f$)u4@LBh!6:T8d*|]DDg|4:4zpB75:-CW5y/P`!6:T=,)rdfsZ%<H!DC$]1R6k@7^w=cCLv2Xt8.:/t8+(Q$XFM9/[/nX",
"/R.2[!_Chh7A$Qw21{}D6b-T=s[=4L!$N!+!Ht.A&uxD2FI3G.F,@w1d*y&W2%GW{4=7j9-^`90!#{qS!'M9d$tuD//[l7f",
"/Q:pY'TdM$H!KkDt3bTB$#&Pz9vuNq:6T_|7}H}*tA7X'!&x][!!iq+!'W@-!!$`2$tuD5/]J`s/Q;&`'Tda*IxC]S':M,k",
"8!/cHtAu#-D[IPv;jT9!Q.cQ-0<tpQRI|-B0<tl/%qn`'!.,*l6VJ*j1X[s(f'T#*f)}`(2FCU{H=V$[J3:iX2SM=yI{%T$",
"#*=V_#g|;bHD#tx!`H&@%a(:D!6Y]fK06{QQM<0j.t4T4/Q),6f*V]V)&d_q;`zPFNT;*$(KZ^$)M9Fv2HN8C6u3KP2I%GA",
"7BuktA{PLzKuX]z6+0*;6g#_-$*ir{=I,SC8BP|C!(|Y*&PL[{67*7f!,[Ii<4{YU(IF&<@Cl16(1xI!0TQL]*`ab^7ql-X",
"P1zC|7V$sQ*a'Yb!BSd0sV+K*,M-`J6{1}q6xjXJ!dw=X:.Kj37V}Q2-;!n$.46RI.5;f#+#{6)78R}T7%]L-8ajdJR+z:f",
"*f[<CBxY3)'5)^GP$(6Qf*<<z8#UUw$u4ym74q-f8#$&{3%.5!$@Q1wt3|gk86%C7&Pb[FA@9[z!CmK}!/2$!%qqXF4!;}k",
"!:{W*!79N(D]wQg&#CGGNs7)Lr7C+p!/{I:!lPVu!Cn@|JLc0[lSh+<P1l!A(wiT'!8[Ru!8Rw^!6Y]`Rxs]1##J=V7G;7$",
"7SC<s$twM;6tduT*a%/9$8dhV7@_W5P*k`m!-WVi7SFC[,%dcxPFSJA-d6A<!6ZTKPcqQA6tlf{hc0G0h])Bdh]HP'/PcfU",
"hb<k[Q%0^A!0+]s=$c{J!6;F/d/vf4.46')+}U|8sXU-^*F;)q76yPtljkWp0jhFW9L[Ayl-^==iV&]3U!mJBQBNb4:vAb@",
"!+1Q/!)&K%%t{uih!GkY3&:Yl!]gfK1Y0;.75,$#/Q7Gdf*Rt=(miM_Q.t_*2HR3TPFX:2SUWGT+0If`/SDL<(Mr,}sX$K*",
"!6;`c(j'/d!7L3xhZY{r(kR}H+z{#x!]d9*P2Zuf+BsbAsV2h}!!_ht&_aCYP(5Ll64X)/&18xa6`!b35^nWUj3v!a!(qpS",
"!=Aby)kZ9;R`BrK!j5<w9Lm0.+'8^D79Xb[+0|*179vv_%|fh`d*a8^!bzu@$V[Wb'#tAuS=)Q;!{%&]!6ZAT6vtd2.4K4P",
"7Ts#Im*VHR#f]Yd8mb|C#C;FJ!)<qDM|G,Q7r`gt%qqscsV)`[-Gz@PNT38c8BCQ:$7u0Z!By^NYSHQ$8aJ*u(I]I<Y1lv/",
"d*WX#d13jd#)rp!d*ga,NT4+|!%#;:HU:]H!7$tk!Cla0!773g9!4!F#<Gr+!adp0'nk_}d*u|,71P!z'P3F3#&Ww1TyP$i",
"!)RS-8A,$F!)RS08A,.{7rKQP!|$4m!n2<YU01%]U@Zmm*CM*p*H!4B/f`}Z.;.qK92AL2Xs,%Z!,-{y/V+kbWW'f2Kg_],",
"!*r&%!.Stf41BUk!6;*n8#kt8NTS;$Tu@YB!]hic&3wa'&pBc('21d-jV!B4/`{${4!$4/=xFb%f'X^)2VGc$!=XN%S_3ai",
"UIguDUS{b!!6Z^`UT&6uQkH,w8K&Y1K{`p47$]'Y'Ir/A76B#[#[4vI!6:TJX5!Hg(FmM'!bmG!6vgF79|0BX!,QWR!!$az",
"6VJ/f/Q}yp%8`'h!6:zp7553G!^I5md*]n17:KydGL{l5-Vv0cVS4jH+!0@m*`n$n'0K9y!($r)/`Bmg%qppPWmIJX+=B/2",
"6th/lYQ!5Jd*uD[#*q}d-9H,8!d*%%9'a)x'LJpF%;#X]NUNc9Y+A=a#YXSwBZ,Ya6W/j#&#Zzf(IKza#N!yB'N%At'.24!",
"#=Pq<X@X,i6HRV,$7=5*+!RtA/Rq+!'Qulw!6:zw'lr1n!]d9*[=H(W!]qI(!8Sl-[!'!h7SM]KY,IY/.;.q0-8|p/t,Cti",
"/.SwQ#Hq`_sZtqc!=AH6NTVr..'6'NSdWZd7x;Xc&1.m|!)pm13pr`#!'GIU)UA2%d*b!w*=fD-8!,'N^9r$n$77bU9jXqh",
"!'(+|0z*ij)c{y-6YVml!A&XBP2.kp74WB3,xFg]!4_S3%qqXn!]]}!!&M,S!ClJ.2unw<!}W&i*B:jC!&+kz*tV)p!*'3=",
"8Y<g51*}45!M16rQ.uMS+@I6msZtsQ!6;VR2NJbssYq)r7*J^n_qtHw5^xQ6!6PSX'%''c!Fy|GstDZbdg-RYs;`+%tqCik",
"&pyDif-zH^@Bu$q6uCA+#:B9B#ZAF$!8U);6u&6v0J4Jh'ZVm..7T4Q,%;L)s][0H*J$V8X4lKd/k/!v8T82R/1*'[P1mc-",
"84yy&dc8+2QkpRT7s(-S'./%:+$0LU+B#xt9jm#-*`aXt-YWaS!}R%W&#y#R!(yb-!B7_^!(q62$CS+P-YXB_+]]}%TaGFb",
"!53pGT%^gi)4:^<&15,@#^1Q+!6PUc-^I;|!CF://n&)M$T3=3d0./)8Q(<%+bMM;/1FV;7W^Hi/5V$4$7<rm!7L<h'2/L*",
"d0-;^77kBN*v$w(-zUi@0j}*B7X1in0pa[6sV'dLd0.5F8PT_4/u!i`2(8RG7XZ&s2-F)7$V[{n6xQyN!c*!*+`B)L&t37X",
".7+&-,$,`ns[,a4*Hqk-03Ns2{7/1876j^kamF`h.4J777SN*._@3u'6|R&_QM6JS#YldK!{#]X0+P6l#Gk4_sZtqb!=AH5",
"_^}Wu8Tb=F9nhYF](Z`GDz0m'9U,_(NrR$lA*$CpNrYbD!5z<S&|W/S!-C4[3Rhb}$7<MD8Pqq0$VcC/&Akch!'YM&$.;+9",
"!'YM)!.;VCC_%xL#aS_!2%DjF!^^}]8F7Is'rVb]:(7=^!(=WPKfXc(d*bx5*!Hs=11yck-X;)d^wV=&f`1a'6wA6CQ.ix(",
"77`HB%ZUbsNrQ@Y(zJ<-TaJ1qB+B^6#W&`HR,;.(`VmN`!+JlJ-72)70d+P2$1jIg+W4y$AwKx]KT-@TiT!;:j1]aCgAk,p",
"sP=-s)RQ(B1IR7z!^0XK!]d'Du+K$N!7%6*&6jH|.ZNpA7^0hY_;3S!f)}*w,1UrU'NK0_tq@hA`,f7{+}^:'_t[0I`3px0",
"f*4)vsji+n(]rg$!Cl7x*DJR#`iCQy.;.q2.6/;6,%2F's]L6k*ImI6*S.xGs]ptJ41L]aYR4c5;:k74f][&'7C@AS6{63f",
"&$ak`!(abd;F5A2'.@0V;/.+/7SWz'TC;xZ&4U`n!$pU#8PAts<CIU%%:;BT!CYIN/PMJ-7-@SMWW:N}/T|]Q:+%^x.5G+h",
",!3GGj75@I+`B5Q!{J4F0h-Lk!'GLG)U,uY82|0F$VU=n3B4fP84&nk7&P#N*pQF['LI-'h9kfdU{_T;5,x;1!!!jN(gj'|",
".ShAk*{859!'5[h9[1D89g(^T-71Ff765}<X5U$k78A-V.TR3d%TVuX!BykS1QB4P!)NJ=NTd;U9@3f9V['#v!&26B7SF^x",
"+}VY=#zl%x+B<uG.4hNb,!*@DsXxyH*FnJv4Q*}S!Cm=#!6:SzNTN`L8+-ID5<1(#!Tmcfb&]{Dd*{ji1/#+<8)=76/Q%UF",
"01i3{Z%:Y9*H;6@!6(BVPQ3a'8%x_RX4l/xD;#p=s6s^|*{;Kp81$#*Qks[5%9,XvsZL]<g}K.(8h(}y$yB.<!af/94lYn=",
",%{1}!#^zX;:a%c7zGPk#C_*0#a]lm:tW^4:CSyk5Lg0l!d+-M7ql'ViV*TU/PPS9!#[Q8$tu;Pf+8z<*qT#dYnYi;;`yx8",
"8nY6<Q/sn+6uu`i!,DU%IT'2b!C((2Aupq,tPbKf,{XB`'h23^.WxAC'.|]),_#%M!a'{'tq@b*,^0.A!}J7*!CmVGU}Hcv",
"/5UQ/$;R'@$&r'jl0Ppk6ucCN4G#^N##Ac)ASkMi7|3%FBxLB*0UA@5:MfUH+#Jjad*v@671PC2*cFlJk8t0;!S&TzM0r7M",
"z]&PQnby4-;mMG+:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nFVWh-!=6{I!=4(!!=4(!!=4(!jx8a43ZTx86u7FUjx:kK",
"!#H2Y8nya5/md&,%42(*k;!$gD3^Hw5:-`8!!nw<Ans|a6u}*1(QV}s#ww4$!#aM^!!$;u8,@xBk2Lwr==+ca==+$N)l#J!",
"83,)P9M/i.!=4fa!/l-RsV$'w!!$X}7SFfqFFYC@!$+h_74(HW(CFRf!,4fK!++-%!)5u0__DCt9DsQXNTQ8#(CFc'/PX%&",
"!)6=$lgiPlmFGmQlj6b;m*Ul<]fLsr:`8!Bk;!%,0)i,C!XV`k7ldgWsp%#=@UH}tsq<kJ!!$a9!!$Q.!!$J:!]_ZF6m#Kx",
"(CGi'!)rS|:mA}Uk8v0'9*{^g8hpA<&J#vWk8,a7sq<k_!!$nB:9$nc8YlrYCmWrnP2V'5!MW.]k:$[{/kC7U-Xm,}!)dbi",
"!)6VFp==[yr:AYd!1B@f!)JLdk8b;S7Qi%p!%|$6(CG+l0i9+=spiRVpztVYq:3]sqYRhDpBI{Mq::)d!+&yC!*2gA:2l2J",
"NT:Vs#iF+&$X_Yr/k.%YrVU^m@Twsr7sk{G9'$%xk=:llZ}fWqI8#^jzzI(!#YbV'#:BUZjxQ'#C;mQ$h])Ig7#d:#`Yw6D",
"44AJK#_usch])=j)MNI.+'7^b7T=i86ukY0+#*tQ75=s:9%|]'PRVUUf/SkRNrI8$0(nU,$7A-z)@-=*6Y|pLF+l[P!hD)0",
"821,47s(-B75S|y-!cWqha(B&!%^q5:*y=usV,*|$-s+xj_Lbh7PN2]#aL*%NrT4<:q[G,sVGv#!@[JU%Zh)c!.-H:-0.bm",
"77)bM&QzPa!`H&@%SX:rgAf'+]dD(5*BxJx!7$ta&7|GS7=nP]RJ3(36w1R&#!(]bf'T/C6_%z)6w(Kg8CjaH#YZ6MNrm`*",
"1Mk3:79(lzDm)}agAdPj/SG6I*GAQkh]HIA71P;.*'hRF!&]Zq!!$b4!!$Rs#Y[#C!7$u`NT[:]<&AwH2'zv]+dYqu7v^%f",
"18k)mt8,Qut8+0{#GmfJt9&^;!&xUv2sDJ]5:0p[1gpAHCuzcM5wj+b#CwWg$7_&GBd!l^6{{w=84J}T:Psq|&_a<)3!VTx",
"3=t^}!^{]N8V(Lmt42/@t8*qv!`@Fi8tYcs4!<Iz4Z0(y4!()N9s)q,/P[^7!)9x757lr/!..<3!!%')!!$As!!$z'!!%N8",
"!!$ZU!!$P$!!%=G7qdyMC0yT67`QGBIW&Xz@D,mVDL7fyDjRn+DjRn%=MZ+'7yfTJ!)/y2!..;f6th0gIW&73BxXV/j=K$g",
"<l}KW9{YK]9u@TbH$lX%stGjX!!$^d$78N9IYnP3I:S0`==+$DI]B*XI]B*DIz`3.Iz`3.J9}<GJY<H2Jw[S%)(#Auf}Pk,",
"I]B*,K6y[2t3dta!!$ak!!$Qw!!%KU!!%*B!!$|}!!%AU!!%-Q6VJUrIW&q)!)HiJ!CSv%j;zjT:q[268_QnF79p/2N-pwl",
"@I3[aQcH^q!..;Y!]_zS7-#C|IW&.S!*uK0!-M-j!*7Kv!.^/}9:YUYSzxHuD]K{XJYBJ-9T=HI7`QGNIW&%N!*uA-tWLBK",
"!]_U{7#F538ZB'x7{mww7@d'ztkU|:74(frIW(<h!-KW8!*Da]!,yKyjDhDBW9r7-8d*ru9@(<[<rMGg<F`$B8DFpf.'6&t",
"SdLiKIW&6n!)zkd!-AQ73i(D@!..;v!!%0r!!%S&7qcPKj=pwaHr27D8':sg9#w|g97$]q7+xZt{7Faj!==+mtqClmIW&ip",
"7S.4S!!+%!!!$Li!!$Ut!=Awv!)B_Mj;c=N@!:yS[}Zpf12-f57`QGHIW&4*j;F=RCY][R8l%L_AjCc(8YFIn=D{u^=4VB'",
"#j$bR8Q-l][JAQRIW&Kp!,]-3!-AQ7J&!03j<Xqj:[<F+7s]*t@nD$p`S-!rrY$:q@:'@m==+$'X.Y+yXh8n^Y(Wx39/$Aj",
"XI}^1Y(]%8!)!8H!*c4jWM%WNYI#{^Wm]Wa!*}|d!+-:hC]NN:6VKmQrY$:b`qG)z(nful!..;a!!$fv+4]'G7`QGbj=*qV",
"G08=@DjVpzR$aSiNTmj=&AM;h!)aCy8=.ZG9wTiF/vTh,j<fCYIgI+`1;_L37`QGfj=h)vD2(ghDL7fyNTFP2@R#UK2M-{+",
"!..;[!!$PU@K1$2!)=3N0@c%Kj:t@L7zh6-:q[0v7K4C!9bK+)8:(=m7=ji[&}SdzjFhn|5N6-f7}nQBd']'F7}nQAIW&0l",
"!+!3(!*jl{,wt&J:3Hjcc*`qztS%}q8PB%:IW&u3!*c{$RJGRJIW&+h!,.`J",
};
static const char bitnet__spv_hadamard[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#g#<F",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&WRBG!{/Yj,j%2J!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m826[zLQ%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;1Jq!$`GQ!]^yY-8k)+#wxlR!!,:++{!9f$_5z#5:/Aa!+dJ#!+f-_AB^'p#fQ&$(iIRw!'j*)+!0-w*`n#J4-9Q_",
"=_B`HCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PTy!))h';nKs+$;:L`Axmry;f^==!(H3+!Cm%U*D{s(*M#;%+&#0x5D7X2",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+fUtA:,8b7&'l85[D6/(,5lI!z}TM!/6dl$H$4n#:D}|67,/p/PsR[Ay6z4",
"Qsi{2.q{](/PgTWRGNnl!+y+U/`1'h'nk[fA:@Mz.;bhg:K'1^.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`Jl#aT0a$9buZ*C8ft!,uXi$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/NsmfX8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAxn&!<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,vHXAz<agPqD+W:I:3b!Cl;x",
"*H!4;=h.^{0nh)B01j_g6gY&k*}xud0TPRFAwA1w0uns!#%jquAtsd+#C4/r8:yl[85lSD!!!!R",
};
static const char bitnet__spv_head[][96] = {
"!^'L:!=4:Pzz=(&!!qV5!!.!f!=KGi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3Dk9<AA|_A*",
"$'5-F!!W+<$@'K#&UXAb%426B'LTtt'LS-@!={.KCP7VFC1%SI$8dvR'jg*@(IDCR!@(=P$8|D_%|FvS$]4|yCp9_K&mtv=",
"!^Dd9$B_MLAav7JCnzNI%r%`D!^I8K$DCYYGp!lW$98/G(s8{`CpbyP!):+i!!$;w!!$;s/1*^<'.*s8'LH};'jg)P(+'2R",
"*B;!]!@(SV$9Zll'v<h`Cq$/S)(,^R8uWNt!(xlp!(x_k!({qq!({}u!(s'x!G)Ik$DktbI,:C_CnzKH!@,KUR#U7kCng<F",
"!&w}+)chnC*l'kS(Tf#K%t0nLCq_TX*`d.g+i$+V+,9rT75+f|*Dgn7,YTRF,Y[mX!={c]!!!1I!]qSR6VR(6,=HnN!aWnT",
"-78}x.4T<U-W#3U#[QpB#^i[{$X/xZ!]]S-/nt@h%vfjR%SpdZ!#FH=!$-R;!#GTf!#:$5!(2:7!]qI.!#DwB!#P-6'.]5H",
"6[I+K1Q.!K&1D;B'jzQF6]2N3(P.T('qdQ)@Vp^ZMmQ*udc6$c(K)@+(ij*|!^%JF5YL70hY+,r)h(0S'0/<0!{8`k!#msK",
"#azdbs6`-/+#]0W+A;hA!^`{Ps];Ti'.q8=7:|Xv!Z(R,748<u!Z(R-(+9WM!tU(f8qLXBsU}pw$W+d!f}R&z!(nXm!#9wH",
"!(21T6ZM=|#@t33!#:lw!@x_K/R,u6N-wYQ!#'c,!A&TY0N)f_N-mSP!|_K51,dp^!!+%!1K%3HN..(G79:$d'4(ds!!$HB",
"#YZsJ9p4@23hF33'.46+4|ry=!'iG={9[tw!'sNp!'|Sa&R4&4&pQ},4|i(h4|wH*1RcTk!cn=L!du#{7qa6}5ac9_6tf]3",
";.XfH'4nr|'8APV'6]CD':&[h'93'_'7NxM'4Pz.'5V_8'5LX7%x|$1)._5n;f}9r:I6N{<$y3):I6Nx8m]zd6xk/qHh|)7",
"74'HJ7$BY:'.=rb(QRrS%y#i1&n$${(2$#l;=!:P<NLpmG0c{YH&B_;9L:17!!+Z09L:0r6`DN66Vh8h6W91H6VTph'.7SL",
"@WV7*!K_b%8y}.D!H%{/@'z=F:I6P(@wm/;:I6Nx!-=1d(3p8*81z{0K6{u,'.kiW6VK^5)H:xm!#=);!@zJ0#@jcG!-='`",
"+!'D+9L;xj9j[(lH,Td::*|5n)S!Qx!#=5F!@zW4*f,.dH/@A}%|Imh&yNB7'67^:(30Gs*'SBnH$jp!6`!'&+B65yG'nQ{",
")2Rsl!1v,2!1v+h!1v+jDvpzNF.vLc7'GK2!!#:rFKshp*NRL(!'A'i!$}RA!-S1:!1Cdc!&vkU!'#rV7%Sw2!!s|-8n*b0",
"G+#P<G0#a/;va{s5x2s$7qgHq!-=Q+!-=RZG+-[C6u8<q6|)ib8A[!c*jBpAc}:}s*a%^;]gmFk/W@D-!(xlp#aW[=G+/uQ",
"5:AgmN.$djQ'i{0!-=Xq!&&hQG+{%$!&]^%!]^yY&pGzt#wzd/!!,:5+{!9f$Y+U[ZF#Gd1JMsLR$u`t6ti_(8PSh+7%=70",
"*dV62'41g-.4@3|+|F3!]^wbZ&3wn+&mmr(i6fS9+dYqwZF%Uc#:;xw#wzd#)(%d|sV$YN/Q7Wl#|&^{Uwn3P.I8@[@:YYQ",
"87nqb7aw):L6ub$/PXg667yDY!zz@8#W${TsV%_g!'a2N(vP!f!)3_I!z{F3<B.bq+=jJ2MnB%pI/ZC|'my4F!]`{Z!-=Z`",
"-VcG^ZPutM!6:IX#uCI<!-=X[(2v$g@aqXyNsVZW!Ipu+!({%tG*uYg%;7!=sZLzYFPtR(sZBP4+!|n8%1[D68Q0.-%43}:",
"c*[p)*aBC2$S}0.7$CXM75+d8%4dKB%SQ0w!I,R;&uxh@6731,sU|Z#sW7Xc!^(|c'./|<!(S`b!!$Cm!=AJy!)/H)!)/5z",
"7T#R36v=yysVys&sWVlj!=^ld(jMm7)Hg9^)hfNM-ZT4HG+,cA.I9G@.7rI[,$_$y]c3yU3'bN&5zVZ4s]gm)sZ+=4.:]9P",
"sXk5asb<38RiSA0*KF:CNrqP!;`yn*8#1fj#5CR}H(w<g!!dhQ#_I#F1h/Tf05FhGNs$|I761H{*aLPJH3Zc*!.cHK'IsXJ",
"!-^az*bH46l'<@-!]`{Y!]a;R6VH{`!]]:KlNlS.+8[y.2FMUv!@=)Q#=&Gq%45wr6u2Q*8JpKu8hf9;83N6q$79JtsV2wW",
"Q0D{1#=d'gC1#y+Bb2[AC[v#<&53*mH(wj3CRYW[!.<1RNTdJ=!)mPd&mm(N#:=Q-*ByRq!.:Qt#x-UK+=CVb!!$<N!!$jq",
"6thJj7-4MI!DVvC'5*gNQkbqY6Vp(J!1:Da7y]$$sV2m!)G!3I!9'Vw/P`D[sZM_YJ$_7W'h13x!{!GR=}|^;n1,Q!!Csbv",
"*B[@G!.<1G./9QSsZ.CT!.=GbNTwvJ82mRTA)Y)BsV$B[#:N|*sV$LM#_Q5`+`B)LZBLAA!a^V)sb[aT.*Fi%sZ%P8Z`g[s",
"[{&s<.I={-sXn-^0[7`x!-=R^7Kw6Y*bs03!w=x[[!&p0q]0!^sV+/9*ByTdX+32(,/RM5shQdRsZ+=|XIQt_Z6#GzsV$`m",
"NsN}X((PBr#'@KL#x2@_'ju$J7AX{+GkGkN2.i{F!H96=PnL&M%TBiYR$kYG81$^g#YcZ#@KmXj6uN$(;FGR]A!`3F!(xpq",
"!.:J{#^^mfJ!p-1!^m66!a:}96tyz*6v4sx!%,=*#=n*7#:F:Y(vbnp,aB95'k34$!`H2n)39Cm+]tIg*F;)+)p|.5,##!+",
"g`$d571-}iK)I32PQ_'(!#R;.&A8G;S(X7a6WYp4PQL`B,#/J.R%!gu0LF]C#!D5G.4@3|-<xK}sb;|k*NfXT!-=NW0./@q",
"6VK^@!-T:+!|Kw1!]`|1!-@L]G*qSC&WG;!!(}yTDrRkhJ!.sX9^cfc#{5N2*B[AQ!-=sg!{0w:$@zXT!-^F_9Xx;YJ%B*x",
"8b(pjG,m`B/u}z0!^c0L!-A83H)jN'!D,BV!-qg,NT5=CM$dNu3J/M4!({4]!-=P'!-s^=0LZDl+!C0b:hQm8XjXv-3}{;8",
"$xYJl%qs$d!]`|46um+.%WV$p#Y]M=H%T!,Id6cQ7SH+_!$j#G#Y]F`2FapL!=Uw33CY{_!HB,(*)bL66rMVX!C2+Z;.dL8",
"Y*zQn#aM.<!%._`!)PR&#xC4x!fuRq6|zx46k;L*6d5w-(:KQ!+^R|P(FmJ3!]`|1C}q{Q#:Dqx1:DRw8770p-VMy,6]Tu(",
"Jy,a2$tvcv*a&qc%XRQ#(/9S%#P3@#.4@3|+|'|x]^YF&%6{G%.Z;Iu7+;i#6vT*=2,IAV78U<'!Di<z5YP@QG+-9q,1VJa",
"_XW;X!z{=-3`SpI3}sB|su/9Y/VPU33f$)u4@B:g!-=Y9G+/ZB9%T.:947m17YiAP5a(6W-tpa&!-=Zc/8dcs9<%/.PczQl",
"suDy//_W'@/Q;hu'TfF=QB^F|'<YQ#'5Dg5R!:a&^Y6@A!]hj,!J22H'TGy'95-166ttmG!+*Hz%qqbV,-c=AQ-c1N4=4l:",
"7u,l'R`=n1R}_K%Ra:DTsxp_[sxj{}$XFMi,.-YJW.@Yj!!_jL!(r*f!!$YT!]_]R7FQKu7JLsG9A.#m9]h!,8%8SRt'j9U",
"UShVaUr(_(U7pnpsxpydsxk81*B=1s0^K^kFKqB&Ta*y20jd3RT@nSQ&mkQN88WBl#:<6_<NRD!/Q.VPGg@+%6uX*(#C+4P",
"G+,6y83$f'#Y]N+!+A,KG6K6L*$|@9&[Zvq!5hBm+!g7:*`n#k77VBB$W6(|G*uP{,C8,Q6{nHy75Iv}7quB=#^rFT,aB$u",
"7D_uM!%#Y8.SLJh(L/`5+}`5N,]|RD*FxS/*GLrV.}(pT/TR0I01jNaMj|KfT#VXb7aTDRcH{Q=!/2'(8Q3`&Q/,)V<BV|m",
"+&#2A/Rg$!Gh:m0$u)fA!]`{Y3}{dG=x:Z'!Aa/#cg@==!.'ykQ.nN0!.'(F#:;f.#Y^m1!#H6w!$C|`(IGID'P37/(-%VU",
"*DJS}*Dhf4!-=Nn%D)Xn-YN:=+==_q#g'`Z!]cymK!W7$Rhb}vR$umv6y5!-,b-,ZU^`v}=BfIr$[V3_3BD5w(8qQ^*vVMd",
"%w&h&4]P/N%s]N,UwnHV.I8Ti.5;f'-<G*s9ADu2!!-KC!/@pMnD[*(Dfa2h=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&j",
"JwU}rZU^*';dN/j@;iLuCp9_K&PViJ'WsfH'WibH@xAIA'lU+M!=4&'!=4(!%sUw<&2sj*!(qxUMuKA@!(;g'!#mj1!#wq0",
"5:/]66XVQ0)-7W.;H_ca:I6Nz;c[*':I6Nx8m]zV2Xa6t!')+;$tuZ=dlvp`g]1glZQtfmIsp`38HwF2!&9G[:,!{Z8W0w.",
"A9G%<506Jf!)Mf)9L;MN!)9WW!,8[g!)'^J9mN.@#ZMBv!-=1hZNI!H!-<Z$ZNA5b<)<V7!'Tm_8qz84=33iaZS94s7)l4K",
":!NBz=r[q-!5S&2!)+Yt@wj0;6tjb<GvZq3[A{$`cHyy7YgA(icg9&,p`^!Q!ClBk7fk*k!)!MdZQMX#/j)5w7*.n++:$m`",
"S9^i|fAtjx+@]!8!6x-h+!3nA/PYZW5lsG)qzFcf!(M$z5062*+:VAm/jxfY/@|&R!'x`L!!$Pf3U]_$%xr&[ZM@*D74&!F",
"ZMCR%74/(Fsq](P7qtPTZ'`{HZM8).6ty%C8-v8M!z|%RZMC217SkFF6ty$kZM_Ph9_}NC9_}Mm9_}Mm[K/1v6|xNp*JK':",
"G+-p-71Q`!6r1UV8W`K_@a]6q7jF%+FAJVN8-M|I#YZ1R#Z,tvaP+jZ!z}1<h1s}p1Q6b:!)K!1!)Tx.[AyH}!D;.AQ0D{&",
"#=d'NC1#Mz0}*MC!*!Z}78IIK0}*gI6{6pcA/rvh-!kq[Y2.!isWuy;!#fK[0}*)7:2ri&&mkjJWm{!fDL:v!0})l.!).yr",
"!*!Qz@wj0=9A7dCgPnS*W0k5W=).kf6^pA60})mh!)]J]VP^_;Z.XjK0})h<sXmn#sb<4-[TVlA*T:R6NrV%t0}*'s7J<hW",
"*a`cN7/$bb*rxn07/V&m7dCcU*S_^6G+0V%Sx*UmSYfdk:YlS]7/nxL:+_J{sWux{;5jGQ:YlSA$7BLU7AXzxGkGkN!&|%`",
"6thLf;FGR]A!`3F6ybx;0}+U6!)+TfaP+j@9-|{0n'V<M6vbqB:D:J[%qngq79$%(ZMt-T9lTLG$VVPUnc/A/PI*$'p`+^n",
"[AxZDZc;Fg]<twp!._*U6th5]7Cc&A%;'Sk7b_dI,M|k}S)#)B<DmM01vRas!!!P3!2V;v!%kJn$78);#=&Ms.SN.+$v*KX",
".T;Zz$V|.I11wnI!(yH%0LLs]/#|*))(%Ld1IH0A/UJ=w$7K08[$_CJ1MpXX!DAw24]T#MIAxXk/SG6I*GAQkUwnvf.Hpi&",
"83a!h*`[,7[`7cq/1(B=[`k'pstAcF-f9J)NUjvH6z'Ik9mn<!6@7jP$;K)$JVs:1Ju2Cg#@x15t$j1(!&dI_0[.`=5:0bW",
"Izj9174(LT7H5Dp*C%PM!-^)nQkRGRQ%9[C,&&[K5%|XnNT2yd/`#F8/QQCg!)<&yKSr9U#auz2/P^s`)M]V6L1PUY#As`}",
"sxjhb!]_]98@5:J!ks-A8#,<Qt%ST5K,yBU!*$wh!4]@&;cWW!!!$Fa74)6t7SW7<K,yb3Z0*i$9_}P38c%/j:72)69BRxu",
"8FjhtK,yvC:If%qZ1F^57yaS(<t:Yy=q-q{<UrIw8FLTq<u.1%9[16/Z/LQz--$%b@Ai_(Z'cD3[AxY{!!!!p",
};
static const char bitnet__spv_heads[][96] = {
"#%jljz{(iR!!+1&$VU95!PLCI!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!VC7!!VJ:!!VG:!!SF;!!SF<!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'N}IUCpw)R(glTP!@'xC$7lYT!JtjH",
"CpNlM!@*rw$CR%WD8L0TCp0XJ&PVmN!@+JS$F50dJGUdaCng<F%4;F[!@,!d$Gx;rPT_9nCn=$A#x#{i!@,VvTGQP_Cm}m<",
"!{'^s!@-!&$Jw:+YTX!(CmVS8!!4H%!{ij8$L[H9_aa_:CmV`<+!V[X$'5<K!{]PGG(#YXNTcfJ!!guB$:u_&+i.Aw,Bwt4",
"!@(SV$9Zls'v<{gCq_WY+=77V+]VBT+ztLl,:3Vn.SJDy!@(|Y$:{B}+{=sr#@,!V-79$n!@(HH6XJ9I&n6+l#=adR+z}YX",
"!@'q5$7U*RFIY@[#=8JM*`d2a!@+VLR#;gm#<y5J!@,KW1gR8u#wv]Z!!T_Q!=rsZNT)Jh/2vqb!]]I+#x5q1!!SP+!!i$(",
"#}%PB!!T|Z!=s2n!!U#l!!i-.#}BmL#a@dF#`.pt#_dXr$<Ms43D8|P#`.6h#`M/z#_xpw#^$g)#{At+!!]}8'jg,N#yx|C",
"!!^-<)(#TW#]&/G6Xj]j$!T26!!T9C!(+K4!@)6F$!hG}!!Uaq!=sf8!!_f:5acKx6zh1Z67)rU$ts6j!#'j.!!|vF1*}Cc",
"!f46!!^0V6!{Xg9#YX}7#wxal&Q!#A#xU<59-zz.!^Xqt%SRKA&RY28!_69C&PM2I!]_RV#:c3I7sFA54cD1M!^FNC(+)'}",
"&Q=@K$up;K%6IU-%s{%Z&qCX5%;/$a'5(b)'6]B.!=4%<'.*cb{9S(=7Cc&9!!!.66wnR%M|0TJ+|XHhMP:FN,;vRVv-]Mn",
",[8/vLq^1L,yTfX4!):r2/4A}:gUXD6tg3Fzz@D]BY3.J6tfI-6VHB-7qam2-^Inq'4uzqy$;@I'LHl2'5`dT'5.CPC.CXG",
"9-{K<dl`]{f}RN*!(pz/!#9wf!@w7#!#<7y!(qA/'5PDT!'|S8!()Y}!(2`m!(;h3!(Gn,!(Qty!(Z{@!(f$f!0yM_5:Ww=",
";tL$X<3j.=!%q5G+g4&(N6[@@7zY%]7='u['./_'S#c0p)mGfD3i+q[)L6A1!#<s/!@z5*@CU|j!]imR8$u;m+|y+R@CqP%",
"9L9j&=zhzkS)J!^'jks)!#:zMS#D1LC33%.S`(L9*`_n/!JcK'!P;RWum9;^S,A2ZS,Ii+B;b`}Cy)F+!#=JQ!@zk:$^H(z",
"+|)i/3&zym<%-yc6zPF1(+vxR<F-ay!(ZzGBb)Z7S#dan!g24HN-sSA,wuV9S#`7x!{1iPSf(4`)VSDP!#=hg!@{+F)mI_@",
"!3Q1kS-c[*%}x<)&z|AH)00jRJ[n!_5Z{g!Jwg,zKHu0/]dZ&X!4.c](0zit<Gfh,!0yWS(10zD<Gyu.!1/ZTM$Nf)'C$&l",
"'6+$!'64*#88/(S,%iG]=*_iC(9!7/<gTq;SlD1M&#{=S&}!a](RT6d%y${W&n$${(2$#l;L':5!0yX[(4*R(<h29C!0yVu",
"'B};$5K7&cS#bH`6}:`H;k$vFQt<{-R%_#i'C'Pz{9S)^*:<knRh1ZkW2F::#D30h$^U%dSzY<`*aMV`_{bXl!]b1!5YKkX",
"+F!ug+!.-!!!&{!!{#:[!0z!KS+79k!iTd}6VHzP!!&Yx*f)v.%tZX}!!&{/*f*nN&S7l}%xmv)*C&Y'*C&Xu!10I4#{rP[",
"%SW2Q,$VA5*BPuB!`I:h'./_2!]b1W*B<,w!0z:,!!!4+6VZxB5yvRv1IyS]#:9LLS$fx<,$,V4$u)+jmg=Pp!!$@p!!$KW",
"#YZx5/QCraNT(Ry2Kp0}-74`G!0zZ/2i'U1!Dj3S/U+A*Sh=ba3*_J8S}Pt4/QvPA%ut']S$zLL.J51s/QW/+XP'2{0THS!",
"RIgjz.7#J%+}U|8UwG^$)gJDCS$@0s*SC!7!0yt|6VSL)6VIAJ!19hwS`9%<S&_96S*1VZ:z/us[B.h[#:@FY!10f28B19.",
"]hfv.8cBMq0M7`W,:IMd^:Na*;)8p+^Z6'l!}f2t%48)q6Xtvu1Q`r^_7#cf'./_h*BHHs!0z!(;gNZ1_Wxsw_tXP(74(8u",
";:^vJ!_|jx!$;'V74(:6P1dB+'LsG,#w{`(3}{,3#@+},$7:j)%xi#K3a)S16[WhY74WBR!1/.cNURCv1^H(c!TA2W8PDL&",
"2Fcd)!S9RP&nM_V$V|.mZhL/9!#.)6#:;/_#A|m}#Y_U^,ws!=8vD^z9]KX5Sbp$52N-$M9kN)R$:!nw#xQlI*C8h{74w/K",
"7d&QrK^^18#C42s:YGv4${lWv:wf,::lBFAUV4/!NT)[W3B^8W!=V$[+G=QVVX,^-]KkAZS$qzD:lsq4amVUn!]b1#!0{^<",
"S%$U5:IK;z7J{f=Zc[zy8rUKD2(F/dc+999#cZ2JS&dK,1QB(K!19(AS`9Iadg+@Y/PuPk%WUwZZgY{f.J5.q6ulRB!CQ..",
"+dWdZ.ZD@I!D`-,%xtJ2/mpJ=3+R$$!0z![S%%#X7-rcC74C4.93nRP6zbquZ%*hd4&BxQ7Y7N$4'yBZ+][.C!0z#i3Jsl1",
"!)c1T!)0rP,%Hkyh=dpJ.40}L!CdTb/X.t07hU|]`PR]KsZSy'sZLsJ$XFN5/dlPM/R1'U%5wYq*v6&A2<h,.7quF@2()^3",
"!#pSA!H$W7&8)%*bL$[|b.<y%S%$Zw#aU+N7.H8p!lIgd0U4RW!)@J!cFLn5$lcCS8)yl7sl&16!0z$67J#Xx9Ff'=9bU1q",
"8*'d&sl8*}!&G8Q!!_k8!'%uV!!$Z,$tuF1/g)Ah/Q=wY'ThU$f{#zH'F+jd8*lCAsluS'+0Bt#6`W#U!2AM/QkH30+=`W:",
"hw[W&GUK-<$767!5YKMP5xf4Y<BBq}j3hsP&AaMY$vMb8*B[A5!4/GP!{0w98mcU{!(]^n6VJ,h761H,0Mi^4+=uHf;fIil",
"'./_T6XLNx8R}2K&WI#0QM*{b!F=DWQkgI5!2T'wQ.yMz/#Tn&!8<<f!8q*`2.rGA@%bg28JyXD75+cbmLfND!rt$0!]bc1",
"+!%Fz*b=#1mhMsD!]b7$#(Q^B'k9v7&mp_1'ji<)2cabdA%6(q)((C8#:@L&7=wT-)J4{Y$tw}+!hZnFBF.wIWw+Lz0WH]c",
"RDazKY1VcK0jf;tW5bP38yk`M'6K`W(U-XsQNTPD)U5yU&q1kqBc7!MS(6<h*j1uQ`|FFx)dAWaFY,$ZS$z(&6/U'%pBT&b",
"Bqa3r!418%(vc!_paPt^!`H&@B|sVd!19*1'y]K$!CcP(0LGpS/Qb_P/5UBNFMKBIstC3`/U!'/!1202#|HsA!12/d#_*lB",
"G6h69S}UB=7JlqT6yI!qiywKg0L}3DG,Qp9!)08k0R9a_&mm=Y&qV%--!`-T*BPw{GV)C[!!WxB!!$DN!!$<@$%#$W1Mk*^",
"7XFx*2-F902i)27GtFK;!kM#L9%U|[<^#7;!'7{m6thXxA@*<Q3`T/Q5wiWTK!X9^@Z|n+#xi5#sxjg<(kgz`6{-t$T%U{c",
".P.#P.Wctc.viW`S%mKH#@ad_*H!4V!0z:[#(#RA6XLJ75|LrG<gJj]7!w52PnDhs8-l2b<{@<fqzFVY#_j(-S$z+)%;,rz",
"sbm[lM#hwmstC8q!Z)N$+4kwu=!!'a!=a31H/q*f7%X*QstHg]2U&t+#7f!77+|X3*+v@d!=Cd=*-CKQ76xC8=Tq*1:BkKt",
",!yByS&j8r<m;p#LZ,Xx*+znG!B*&l#w{Y:*BfFk!0z:/!{0Y2l-b'@NTx#/FIDI1!]b1#NrPN%5K.#S!KQd!%V@^n/mrDP",
"M.;VpG%F=yP1xKDGB_i!!Dc;!-|*U6Ga$WC-!`-T*B:hV&pzA:!0{%&p(FS5!ru#P+|01#69!{Y%58K@$:!uy(gh28)l)8i",
"!(|j/S$z`;Z`qYy'/mTN&qU{+*V*hK01p&[4Y}HA7$RSQa0hBb#_UIy!0yx&QkjQp,ZNICKYwFV6wPf(7Th$*<bSI$!}f@q",
"#]CTs!]b1-+{G8$74uWR;cy-r%SV-.!&{G'8:[{QC$&Yl,;3@A<BBq}sV&].0zI8,#C4T}7tQfI!^Q4-!]b7$$:!Zx6|a$$",
"sWMcV!0yu(!0z!9S$[x%${mG/!l.;}9M@Xd*`Z)}$tu@g/PYY:&WZ8:!)%ys/PQQw*Gj5:/AG/u+%%))6x&Vy5{Q9bsV2hh",
":9-sG-tq}.7!N|/&8$-nP1nxj5.q:=!^Dq2IMnJb6]l14Hp2FTV[IlL!!Kpg81t9M%qnBsF1`Kx/Q7_#.5F$=+{S[m`Sxm4",
"#]Caw!JpBgVZ}]3;d%s-+dx'z9ZZaD#YbZq8PAmCb/:,6!M:[ILDqz3S%!=Z74yuhLTIm+!0yvJ!C((D749Ab!Bz]vstBg/",
"-;#Y6LS;(1!10x6%n8`w/PQlIS}N+I75_QJ-VQ0fsZv3N-xs#..453}+|YA&`Ty[I&qV(.)I,*;)s/Hj*D{uh!2#YB!C:4L",
"sV%]'QM+Aj&.Wf+!j=tg7SM;@6v+m+Sc&,F/PU%Q/8'N67Wutu@Y[`[PQR[$Ca(6T#|B!=%SV-+6tp1A$@+=p'UWxJ+!`h1",
"5y8WT<``{!!]b1;QM0:!+#I%6*48/HPndMt7Uc`$'+T$w!+#_IM$nY$!%7|g!&(}=C`{)z75N]BPnc8:6x75b'Ir/,#^w1v",
"'[;#fPnt2L+b&Mq!0yu9!BSd;NrYj2,=f)t!10%CP9yg8!$X!(@-1(rQ'iQK2H1aY!NB0m%6{7}'LMp@0MM8I[iNcG!MVWk",
"M0r7Mz]&PQnby4-;mMG+:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nR1+7R=DNLq=|KB9=_6=9!#w99!$$D;&2gMG@<Gt{",
"Cpw)R(INGW)QkCN'WibHCq-2S)FJh^*J6(M!@(0T$8U*]$b,UQCpXsN'jq5B!^Dd95HQjaB|1jRCp9bL&m}}L!^IGP$Dkta",
"I,:@_CnqHH%SdVY!^I{a$GQ#nN8DtlCnI-C$7K.g!^JSs$I4.{!!$;k!!$;k!!$;k!!$;k!!$;k!!$;k!!$;l!!$;m!!$;n",
"#:;dt#xV&UH6Z:L,YRgv!@(j^$:C;{*/TgpCqi^Z+=BFa!@(4L#[#zc#Z`5Q84=SR$:Cca.4KWx#!u{V-VX-w!@(_N$:!ap",
")(Agc#!MaR12X9B!@(*;$8;UY#x6vM#!&GM+!%:K!@+:B$DhNcI!&!`!}[,I!@,KUR#Qql!}G|G$bx9+#YXcT#x#tY:I8@$",
"#Z9pD$;f-&%xVFJ0LL'01Jl(k0l8{k0Qxm*&t,,q1IHD62H(Yr1,v:p1N4A0'qF^w2FCb<3DB-x1ircu,$^+',$h1(<Cgh4",
"!!T-=!!T+(!!_XU5wih)6VIm56VR+DG9^IG#aJ@D$!rT:7r5X3!(z3!{*,gZ'5a]@'5BQQ'4x5M6^KL(%r91f'.AB&'57JU",
"!A&T9!(xmI;KqiL;j0t:!$L<7'UzXvN6N4<7zKwZ7<wjY!z|5u3bY,m%<vlG/W{MM)JqF#!#<p-!@z2)@&6sh!]ilU7wa/j",
"!}#.2@&SF$!')7;*}z<S!(['a%s`AB(lzDd6*iK/'4j'46WkdU6VU9%0$UnJ!P;Qv8}Z{w%44_0D8P)]DU=)58;tV3<C{:;",
"!&0J_,c'8)$@1hTS#a+=*Kx|I81$#V[hgFU;Hh+f(ID-&)F@K&H%xA4H0Q0RHK2%@7`3}:6]XtJS-Z}c%}n3'&zs9G)00gQ",
"J<Pu]:I6PFJYI#xK*W'.3hxr6!'sW9.z;%1+=<%4S#a^</Y&6l+zy76Zf$&W[hI}Y.%wfN!*$5K!{!u=KApFq&txTX)0v+d",
"PKY`%:I6PWPgRd<**/{b19KP!/PKHCS#fN4<gB:/2(!8LS#`8r[i0`H;K3}2!0yWXWu([&Bi%/;NZul%Gx{FI:^|.(<v*m.",
"<KW9u!!+%!zzD9v9D#x'G[YwR-VS5p#aS-Y]h]GI:|;=+bjg#t#x$(#81$``*${q,NT1B1-K/AH!(y)x!3QbAVZ0#l,.Nyy",
"*ByRw!19(&&82TU$Y={R!F_u#11wnIVZH[q(N1AB5Bzu9!(p<#9.L8h$W*b3Si9W}b-{AH/QWxaSas-g1NU]p2F=MY!]hir",
"*F(RC+$say*FG13-Gz:%!*#83!)^h(!)D@;S}Ul;8b0gG&WRJt!&!2v74(<-.Cvj2NUvd#/f6r5/Q[{7[+dxBsgj4*7*+X;",
";8yX=B:x0w!)F!R8G0]m!#R=y3TW8KsV+6$7X2Z17X2fP78ssu_u2Nh%H`m88':$zsiD2`8#Wp'!qA*h8'P0|siX@{2sD*u",
"/P`QS!)=kQ]:G-b]=A^_]w|w7]=+'m[J/FM;MsN67,Bux89Iug5p)QuV:j!LAA_SA:AQ[/fAv|b6!m7U!/;_@!!$<b!!%=:",
"$78wI*i1vLhS#<'hwHI6i6y`<!*BUx!)5:{!*B[z!({gm@clq0A7#^vAV@hyAuGByWw+Ix7^=ryGN_!3<9gK8M';Sr&Rrap",
"BDwuLS(5`T*j(kM98psNF*u@[BSG.v#YZr#!4071!*LM!!)6.7buP,UbK}ZyFIN757#fXy<dHHHFUCNMbj<d{cg9&(Fgb:)",
"5C;[P!/;_L!!$G8#iF!Y9CdlfbjC-YG(#F*9TK.b!MZi7!))J:!)mL[9&p2p1p!at7CA_%!@<#y[Ln_r87xx%buK^D!]b1%",
"6VJG*M':MR!)(%V7n8y`<B.bhhYHS68JcB^6{iUT;^wJYAtmARLf{:knHgIc[J9L*7$7TMGmZV;=]I,p!fF2Z:6hnk=]Udm",
":-Q,'=]WLF!'/Fg9j[<vAtm-K-,p3#!._68!z|vspY$]=!.U03!!$<|KGq19!HmWbP2L$I@Vwq!#:_<gs}a,m7Uq(sstJR3",
"/_G<y7{DnZs}l(7JNfq<jVx)*!)['1[JyWt8Badv8{,lPTwYZ%[J[Gr*T2HL!)*|9!)XWB9txW1Jw`]cK6y[9<B.bqbK}[&",
";F2Dif}Pk=<%7t$q<mu'7BF$'[KDMq<zWk|qzJ)z!/(Ht8W1Id&8,x1!-l`2!!$b@H6Pyk!,49;!/tn(!)}AV[K`MZ$M{vU",
"!!$]A!]_pn<2'N[N!!6%Kg4^US%#<j,+b=D7a@!;L4&q`!!$wH!=AQV!)(N.[KtZ]9]4^i9ZQQ=)r}Kj#wyBQnHfP/7n*Nq",
"MPIc4&WG+|7SL=SMn(Rf/5UCM!!$=8!!$I7!!&)7!!$RB$78&mh]&Qy!Z/V)N-mW=!]]4wn'R,Q8[DXr[hQVAD}91Q!)7vp",
"!,)4[!)V9X!)piFPgPx2!K0-{!)[]y!(}AA",
};
static const char bitnet__spv_joined[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!.C!zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*#Z,t1$7s04#;#w2#xi35",
"$WQN8!|$$4=@9k2B57m<A8GV:At|L=$'5-F!!W+<$@'_/!%HD{#x#g0!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%w3]h",
"#y;U;!!]w62cWaq4zp:!4zwW2!=|['*B:y%*`d,*.qrS54F%xD.Z&Rr*h5:.!G%jU+=78++]`J0/mmq<#z82G!!^6A*${r^",
"2k2uG-!`-674/:Z6Z7@677}^:#_x*f#a|c]4F1N/$<NMH7WK'!6Z`ZX6y-#}#{I{S!!^[M-VN$v#{r7W!!hpS$@(v-7vZi,",
"0rcWH7SMIf!@*;S$Ak%C5_F0)0s-rL8mgqY!@)N8;M%T(0R:ZL0sV.Q:+$9L!@(w($:icv+D2&l0s}IU;F;b=!@(At$9'Wi",
"&6)P_6=m0W!@'wg$7jfH!D7R:0r(/A4zwXS!@,}I$JuH.YMz6+0q]s;3`^0`!@-UZ$LYT:_[&k70q4X774/;|11mQF+A{Hw",
"!@*#K$@xQ8:N9h7126nK81+]q!!UUA!!UKW#C_dN6VIl_6VR+s!FIH&!@*at4GKbq${dm^93S^x@%u!P2kf:P7qm<D7qkSw",
"!FI|6!@*ax4I/p)$BTCy6<_p2@&=:T2l/VT9.)f59.'z{!FI)y5wkqA4D]Pg$BTQ}10V:&@&gVX2lWqX:IC/):IAF#!FHRh",
"!@*b$R#=K|@''j[2lv'[!FK}0!@*b&1gS|+74&!=3Cs,j3`^)M1*}3L#_cwb6`G$Q/QvcL2cWf:#}VDi!!_@c3}r/D#}}_m",
"!!_Mh6tf(R6tf(q6tf(p67)uk7|}c,@:S$fCuG'##br[;!=sf|*hjw#!*V3kPsIrY5iB+c7r$iQ=*gt'6^i_t$!A:W#d5Ul",
";m(Zc7SC2@*jX,PQ3'{W!!SM,NT+T-%&_wi!(qrS<}yXAA)Pgw*jY]76w6*f+/p.y6tqjG-`vKa!!Vdy!!U[W!!tf$%4G37",
"${fs}!#9w0!#0u!!]]a<!z{$<2(n.48m]z%$tsH=%42U<!#F$5!(26n#Z-':!#DwB!#'z5!#R<'(JsYX%y)a.7SYh^6ty3q",
"!#P_G%s4^^&1wF('.=,<6_)srB:w<,!#D}8!$-NS4&aL7!`f9&!(xw-+$w'(*}z$A&S%%(+`jJ)s^BZ-!%HpY!%S$r'.A<:",
"(ATXt#4)=j!%q+]!%z;k#;CI5(3X`Z)*1)f(2]%S#3Juj!&N]g(-;Xn!t,kk6[+VT(-S'+#Ri!p!&vmh!'$!T(+9:V!ti4w",
"!'6-r(+9F[!tU(w!'K0{6z:7G3&xW#!{LTFdkd4xf}Rb03bX_)4#0iV%Sl1Jf}Rl34_T|/(-ihY!tU)$!(Gwh(+9PZ!t@y$",
"!(['.(2S0H#!1gu!ak|6!{rPK0IlRK!_-9|sV!uR0Im6J!(xfq(2#67&7jztsZUjzsV!|%s[K#Ls[<:ZsV!v#!^f;N7:7ac",
"85vW(77DS$!a1w=6{--]sWw7q'5'm:74'R!!'r%X!f4@Z92Sn:/k/T49.Bk2!&W3!!]zNlGL|.Z9LFfy!CQ7$-!uUL'nNi.",
"7;zgs!t,rq!^H#g6xtgS7jP+,!t,rM!=ANB$^G`@7Z}fw7X'4f7SkDp!^m(<#byF;!(p#yNT3Ic2sD$B12%4R9N9zK4:ZB.",
"$7}*;sU}&v7s1<M&8*)m3B4yN7:sS:!ITi=!(}./K@%j`6t{aa7Cc&I7Sa@3!{0Q'74Hk-$VWbU#!S5g#%t)q!Lgtc'rmdh",
"6r2`@$tt3=%42])*,-V=7SWKu$7JzA!+flu8|Iz77ZBAy5Jwn$%;,kx#YY=-P1c`-!C)!/12M}psU}<#I(jtCB1Jwq:Mm7@",
"sWy#c(2AUIFQ5]^74:rd!fg[*!%Lpb!^R/X7^Du^81IX{#Yng:NT=9|Dy=3s#:N{#NTIm.sV[*M!^fA@7=SJ]&I':KdcJh.",
"P1q%0%D)c!g]B`=PQ6ys#+a+V;B[gd/PQAU)sU.d$7aMh)c`m'6uHx:&SA]i!d}6U6{k=q8S3Z8!]sDQNr]!M!Ma@Y!)u<l",
"9.RLgdcB]T*R)h1!^7QL1FgG%(J9iL7:,10#Yl`p!!&W@IMxQusV*_p';uD+6tziF7Zjfz8uW,[7vDB[/8J_6!).vu!)Dn1",
"!#:6C&sBk0Q.l7/7'6R'C.CZxz{9ty!!&SQ!((1W!@pJu!)39:+)+J$3}qxaN-w{I6VJ5g78q1R!}rc13^!W1&u]BM9rIbR",
"!!,P:!!$KU!!}$F#!n:g8|;#/LqTMB0U%QCw,F#P4:Zx'#aUFW9TUzLNT1q7p}=nJ7{ptZ6NW;:YI-Bl!]_UW8GcB`:1gQr",
"N-w{H!|u{ZbW(m@F+0.$7:/s[7kAj7!)'gZ$g0mp!z|_R5_!KM]]S6m87]4%6={#9=zi3cfAv8=NT:I'6|G|i7!,+r7;QyY",
"!z{.n&WG,b!)(!U{9[r/sV!uN!#<@[!@w7#!#<7yNrX`p6^6L29pP7-78q1W8PJ+X!$l3m6th@Y7$`mY6bQ.%!iry$6d49_",
"!-i/)!!U_](vNiB7xnsWf`1tM!((1W0[.;V.jS/p!{y;V5:6PksXMbx)2%.0)Jv]w!#@/!!@{PR!#<UN6y<)t6aTQiLDs.7",
"!!9%K!#[Jt&10n#0h/V|&#+MA&|/,T3h[zw-@@%f8%Ln97([Iy7A%:n7r!Hp76mp)8Pqj&R+zD@F8]LB)knkv@Vn)vsV*9c",
"L&DHQf}njC8%`{K8:wuyP-,vaPKW'B:I6PWPgRd<.Sv}l3^$BVsfFy/QUVh8QlMk]:XqjbS&5%*B1HQ5!)B%G6=pC{3]|-Y",
"!-%uR#(v3F7qc2]!|:}V@Vr<`6w6-FsV)rI!lIkJsgD8:!!7&N:*y81(/.PmTCcIb9L9j&!((1W9L:0rT[PD10PB=5sgR$v",
"sgb9+'6<;<um5r%sglA8UvrFRV;IJn/RM',V(CNyV;y9l:ZAir!&W3(7<'LiNrgry,7]z1sWuyqRJ4ndVmvLs!F$Lz(nb<-",
"RJ4r6Wm]axPQ1sK78S%M'z'j|T{60W#]PqusWvLs/8:xc7H^ii[BY9G/k/QyDrXvg7GTlVsibHgCAC:x]__ZZ]}!DT:I6Q%",
"^9zr5sjUax_.0]x_@vx*:^#T/'4yu<7vkh*6bqfX!@<0#=Ga[i81$;vs^ihfslCtid[G^9dl@f;:_ngB/k5fi&*Yu}''[(C",
"6|w3|7]@&7s^Ub=!#R<$6thDN7T4nX!dVlx6{|fhTC1rW!.GZ0(i]v;%r%Tw4x9{44x@Z#&+.J+'(/IIPQ4jc6zw!G7ZQqX",
";FJ#<PQXm&smTSii1)Xdi@puI:a!RNs^UZc#!xVj9y7(G!]u5,'TZ{1SG9.w9k$6w$|D&bRB5fhT&6g).D^z*7`v0W!CdP,",
"Drc1Z$^_%c9.7d39L9}f7WkngR+hQm7!J@#7!@7n7!51s95S^a7/$a&!hl<$7sNYVK4Dz6sV,;D&AW6x9L:*g4dJ(=NT*x0",
"!#RM78UC6(C|M=@!^&Vk8y&!;J,Vn}/Py^yL1I+J#Bc5K,S,81C$&1D)kdsiVmy.JJw]GN965l,s^AZb6|Pjpnc/C/Sd67s",
"(8zbPspW!mp<0z%pJuv^:c$rcs^6G`!)F@1!(4l@%bQm4!)6SD7y@7]]x'CQ&-n)b'*n2dPQ5`!7*rw,6jT}`:lKV0q}PM:",
"r<5qa:I6QcrY-vVsqS^Xs4!TDs@irh!:hJw#*Q;|B1MaAT&(JJ!`TkZ9=zG6SGBr#{9I)I!^[5g6zbqJ:}8-f'/fv-2M^b4",
"(+P#@(K!X4fB;cG@Vu7^82URRM@^jt)+4jV]w{z[sW`sv:I6N3!@wf*(RP*&7whF2!467XP2%;9ajkjA!^R,l:!&5^K{}/v",
"^;1*:!#<}v'Gcq6;'u:<;Fdvms[p]v!#*#1/|Q*nK{bX5s`.rQ!#ppL!A&x,3+r{8V;#QQ!`^Y89sq/K2f1b:*-gr'1Fi|5",
"stx<T+N%zlsV+#zD[IV=7/#mz!&nXK!/WBAFwUUX6c[]P3]|1C$DXm_'@YS;=]K-GYgYG*$|GLPl+(C/srux<!_Mmr8dpSy",
"#iF*P3^$m#/k/PJU!QH^C%4p}#aV'l(QAZ{)kYN].n6T7@Vp+yU!qJ:JL9jv'.*_:4)p7t7T3qZsX^n3s]pLf&mkQ{8m_,)",
"*bS=N7qj(-sX|0}*`n!pst@VI%xsC|3^!@D,YfjL!a:t1!B*#A4!PhB!!#K3$!r;A*ByRx3]}8m8Q:K'#zP`R!&W2k7:Ulq",
"s]FHD67Gu9'I{za/PZA86{KDh)Hug.*C8g,*)a!@6VI;|!$kFT7Sp7t*)_lBNT2KHs^};1:c#}9K4J-6%xzs90M4xw1(KU$",
"!&k@k!{)-H!i5Rr7:!qk70flP7T!S)7mN)K,7+D&r:Kw[!'r%g8jqp:)M:G!.96]/.Si8p&4-dCsY:u/sVhr50h,sRs[V%8",
"sV,M33^!Bmsqg=V1+J/&;F3u/$7`sU;(2U*'LL+'!]_$F#BR+$s]m-%+lBZ37#AQ=6}8UK+lBY]s_HIsMW+zl*BHHs!#fJ!",
"0yLCz$[-(J0h-/x6ubi:;dkCAq<{!K!)&$F<&#cY#YZ5ANrfJb0q!RcNrR4Z!&l:W!(z8BNrf;b!^H#$7Q+i<3B|&Q!H|L5",
"7@Y:Itq<Sk0MRUN!`QMq!'r%g8kmMI;5_bKv*|*m!}f2t!'r&*:(6@I<$|}w!,0'L#|*f,!D,Bh6x%8P)B|w.'LaHM!)6m2",
"6x(31'ySJS05';zNTdMZ6z0Q%5i6{$2%F-S#a_c`$|PU5!=^lZ!&W2t&WG5G#@h]^.45+6@K(!JNrR{u!NIqCNsb(&s[+UN",
"vg]s$0h,pn!&)XH6xtaT==g{U4:[dq$sM1`!'5VZ*+xQr3]}v*wF7A^#:9LL6^AHps[Ifx$u!{[=&a<r2P4z1$}zXC*C/`p",
"4:[Jqx$t[i#]CdxK@<mq$(__|/k0X`7RF[H7=5*98uP;qtmfGU%C|[LA7sB6%42'w1nKf=$`s,Y@_9pvs[SVMx`Uk50h,}v",
".=da`+{]bp#xM!R$y$B0$[B0|#y-}_!'r%l73:^J3%J!psV3Ad6!Y3IsV,xU0h-,ny]R1qB8sC|2c%=CB@-<Ns[]3$BSJTk",
"C5nb!3$VVHB|)fT0h-!!CmAR$D2k#(2cLYND8aC[DkDq42cV`RDvSd`FJ#Y)2FB`UFUF(dG(^m+2FLgXG36IiGfVs92aJ8B",
"C[udb0h-!#3Nu9NHNy-rI$(=]1+;F[At`D=ICZ0w3iS:8I=&PUPnKv,!CxHVP1rS|/2.@f!]_/F6zDm1#uL)*F8q`w!(zMF",
"79J4h#a`^PIzvLp%ZTryJ;<iLJ@kS83]}$13{=Q-7W/5^tqW}[6zWy9#G#2|s]m-..'5jL$#TNA4:]!}6wcy,%;9B^4:^7K",
"w'x3[${lka!(xbl!(y[+$7Kg0!).|Y)l#`x4:[Jl+dZ$2qYQ^S%4G3x!**<84:^:J$T*h!&P`t%*K)2}#<`U^57X;`81L:h",
"#dr}`7]by-%S^xwIN.da!)&/y!*Ama0Il$]+!aAc!f&m57<8hR6uaRz%VP1i/Q`<H)JmK'4:[rx)gA85$VUP(sV+3$!=Aad",
"!)/AD/PQQs$78)1+}t;h$VVrN!*9'4!+pt&!=A^|!)/XS/PQax!z|_2,^5pp)(%+a0./8t!z|b1-ZznC.45+8)c`qNsY:r3",
"!C0uQ,z[^U,B9W-.RBWK0P_t]4/{aJPR,L/<q!h{s[gUQ!=WFyNrhg60rFia*B<|i/k/wW7Xkx-7rr!<(QVby4:[@tsw1n-",
"&k={)!]hiVNs%lP6uWM$!&N+T8nmuu5wlV<6VGkSS(kX3$8nqI!]_UXNT+%{%s!f-*CClt/k/zcx$tbm$:#%}QMfp+'yT;k",
"!(z2;st<H#7SF^r)s|Bp$yA}^%%;|s@Vmg81g[2bNTYbC9k6957T4_t6ty%J!=skqS(Xh*F:-K*76mp*.4{_l#;8I}*BpL-",
"=0T!K#:NgC.46*:+|YA&'lV[](/4H:-@*p_QMS:h0rmf!Rhc|z9k4/C+=:'rVY|kC.'|AL6x'}+P35x|77tU<Q/,8]GUU39",
"6{:mlsWMb^T%UIh#`w)5!'=a[NrPp}=/aK./PnX&%WUwZsY;1SsWCya*Cl,l7!u#lsWalR!&2.0!c+/Y7qm&u$vPFcsZV`q",
"&kT+L0T<4S<!9_z)FTp.-{zW8!).pn2lYi.!)9kL/VPSw3f$)u4=:Z^!czb.6{^]YswY{4!)(:z!!$_W!=ARR0T<Sg*{N^R",
".4@I=2lNiU:3i([<{TLDtT$T=/YA_3/Q:$A's-nk=Z4Yq'7D+L'Tlw7@7qtn(+27f4ld(`2(3$V)kpYu=GD[G7SQ:q!,lX2",
"!]__t7!=RZs[z[}!^H$87VUHT+N%^.4*!PZ!)G*tAT-L!$aLaJ8;$50t]hP)#&-Ca@VrHgstH']!*.%-!!$c!!]__z7{w8k",
"7t}Gh:3_h[:TMqc8;B0zt^2$!CkAQUD+_YRCQ4`:tWLI2tWIL[!]_`$8[2uz8P_+'7;Q*r.c)2r8Li7nsY!)u6uC=]=!I_4",
"!k7}yJw{3x!jIjd81^@m$tw#)1gyH[74k}$SdJ_89n#,V$79Wy#C*zV6xtk:stf'4@.-jt77_Ww!|$n*s_IDk7:|Y(DT(6{",
"7<ID)!^q_!!BI]t!((2;77i^{SFyPG$4j5sQ.kn9s_<u5!B3y-*'hDA)LG[$.RBWA0Nc7ICaFN&NT<x.85bJP2t,n/!)PF]",
"#asSX!g,|N81|5(%qs.y)(#A;NT1B)!du'P$AYp;0h-'%&1BU@!Ba)i!)&$!(MrC{0h-0((l0KPV:t:9QBd2-0h,}+!Bn]S",
"K[0-9+%riR*}zGr/PQ97(/X3Bs]l_&ak+wG6vs&Q3,&b&tRzuN6wdZWRI}%5stQx(5.qAd,wqBH!.T*i!@)|{Q.`li6H[a7",
".n<tgw'|I$&18xa7%NU`5^nGR6VS3}!)mQ^!=Af(+)*pC/PJ%M#]4/i'M0;w.y^^I#aTuHHhL9b6yR8%7wU*K+nc6X`:Y:v",
"#y=r%sx.=:7CNvlKV8p{_{9ul,k63l)MYHL#*Iqc&S6n)!/G<*9-|yLstJ<C!!$<I;Fh(TsV-Z`3R5Nf81{,}%qq'GstGj^",
"5Jw{^).|$Q7TY|b3CG&Q!^Dw1!!,9L8mhR8!{!;w84WW[sty3],jDqP3^)v]7Bbpi-WM06!&W3:st_Sg6w](Q!lSkB+zuLS",
"7aTDVsV^91'QWV6WW/%*suCN0)(%m^#uL/A!`H,l'mRF1(/]3m.RBW;7sQ@U-7R-$8#Auy(IH:l8p;<C3B7u3!@{tXSdh81",
"2FX'&!l3mj0h-)v9Zq@F%U=w302)YBsY<AwsZX-5*H=L2'<!R(7U5t=5:Y6T2FD{f;)=ha#YZcJP2V'F7<kl$SG,3.7TStk",
"8wp|]ttBQk!ClZ(*Cb#x4:[Jvx$tvz%tYa)!)$mntuh2J/AG06txxCH#_g5ks[J8KVZB=Z+xh8NNpB2Itug%l-^M$-u%Bw@",
"@KcPtQM@c7Fw|t&7`l[bFgNVu7Z&-0'rk#^%xa9d8]#AXGcK1F#CsM=!(|F$8r#%p#YY]|sV)`]6th9k/Q}|}%8`'h/k0Dn",
"%Tl([#!=2g+(g`p7YYtkS(bsK#:NjR!)$qx+l`s7!({!V)(%j-740UMQ'gLc!-/+Z!'8&h!!$;v!=AcN!(pDD#(G@I)*kz9",
"RJ'WW*Dz[bNTGd|0w;bnNTpS`7ABPy!-H]:<p8l:9z^$Z81S_s6bSGfJ%]zl%VJ^n=#w=h#L$[3'N%At'.4|C#YZr|Rh`ii",
"QkR4$!)8_f#jI`t!&W2U!A7r}/p=5Dtq9T!6v^qQR}r*n1Q5t+3$u_F#xL|U&5^h1!N]}GsX'xb*DJTs(9Y(p!(|P'90M)V",
"#bH28*,A7,=`kRy8qr}J8t#}{<3lB{:ksql/Qc{M'I}aPs^^sl*BR9[!}85r!C:4K/Rg;_AvL7Ktq9L|-xs!jsX|mu/TA)1",
"!)%c9!/YXm!c=@J78@=A2'yV468Cmntq9^%/5Vpl#]CZu6z^VlSdC4Msu&=5P1wpI!-<aY!!!B7!j+jf7Sa<|&nCL9!'5]]",
"F;*4w!)29{Rh;lU.F)]N/f@{P#xu^]!FH^D7TUs(4{8=q3gSm_4=Y@N!Uk|SMW@I/(-$%m/Q$va3f$U&#](L83f*Y02kUJP",
"4FI`62Mg(=Rh[|`,J}rL&Rwtj!'5SY(vw+`!)8&t0LuZt!!5-I(wA=_#|Uh7!'=af;H2K0'jhRI'jfw!&4|xJ(/+}(sY;L[",
"sX5kc*D^au*Gk(K/k/{)x$uiR-wXBd/JCI3!HNUDR,`/cDySPq%<u]t/k3.fs^Tl;75qFgP2)(P77$|=.*!^CkLq@h#[Lph",
"s[Q]VTC-%a6g_u^HRnxh;PSSQJBy,(95f|KtqD*_+N7m0!WxFA%MvHt$x5kll+USQlh2mUP1v0Z8JfDCtri@wmFi!=tupRs",
"tugM{P1wdv!#yT775L457/t6b;:%Y1!_x9X82(bC&1/*vQll#<tug6|tugs,QM3;$nBc0msXz;Gda)yp.D^|wp!BP}p=`Yt",
"p]}fUGty)+u,ny9+9d'=trUt<!H-]8NrzAz#-cF<B1HU<!&W2y-aPZBst@1;/PYcK#^^LY'QM`#sY;FY75h_]&RQCf-9ykW",
",_*a|.RBWL/Sm][7WG^[tqF6419!Lj4:^tas^^s<$9%.&!L^6s^CN@(2Yh$06}7fK])2%G7`3{I*a;-<VS0H|+(r*_7@}}b",
"]*M<ls_HJbRh8A']({fSsh3]_s[qS89!r:,W16TLW5XJG:S%r@A!_j[!h#Zt!&W2WDrWQ[8=il!-KClS78NQ+VZB5v74WAq",
"[h<]+!#H@}<2y8IRhdfNN#D}B#aSb#s[Ilp!=XjGXQ{&c3Tu|9t)1Prs[Nj5XjiY;#%zUN#lVA3A7%tX6ZfMY%fWRB6{2c*",
"YgY2}Y2'kW.t400$-4d67HA0H[a&^)svKYd7sf%T(gmiT757%u(X`m1ZJsaj$H$3Is[J,b7HQA/FnH}^Zd=d}<}vV[V;+!R",
"5L<g6NrS+2!#yaD74(A9[BW%a!'r&J_^f{f!`#)M7^Dxf3Bv`7!_$<6/8&AH!/(Nw7;rV_NrqGx#zaRh'jqi7#*xU!,+Vq`",
"!$G3[2Yh5k*}xZ=7<{xVBPpRcKj^TaWuG}v81KrjNTT;5(]#*x1I<9G!+7!h7X2V/#aUKPs[IUPP1tQn#0}A<.D@rk!)&#u",
"!A[X$NU(<775S}cVZ3Wx8FBN(3Bh|g]SCj:GZ.6-#(Z;F$.DP;!-bz1%C|Yi!f'UR7y8808P]^)NrTQ4stQvnGTv}iW8/Kf",
"!,V(3#fxF//PYY(PQ-bLN!40v'I{Y+I/xb#74JMv6v^07sWWdx$VW;y2cach`+V&K!#pS'D}8u2`q[#/PQ-bC#:p)_0h,|{",
"G7f-vaG!CN!'+U6U@I!l7`S1&;ksBh0.)(l!%kX0!$cb,)Xr|};3|vV+{I)-arxXd!]_Tm:p[|+,:hmdbQVli8DgFVK4LJ<",
"!Lh<m$@3viAKlv4!)+UWKHlqrQ.cDS!+pk&6yUC6/mfii6`SH)&ug#6Nrf1r/Tt+,bnc+1BJfM7u0Xn(/U!(s)k[8V#|HsB",
"!{y7w#_*lBc+!/C7!4Bds[=4!!!$F1!f6W/7ViUQ!D,PZ/fC6c!z|fA02qN..4J7H75^|LDjSn&!(V7/+/dRr!)D{Q!)'CA",
"D59]c/PR8/1/TZn2GM3S/USX5sY:nd7iQ*du0umP9Vi4=ru=/24f);[!*2(,4]QFs%xl_{!)c%P9rsqG7s@q9s`NL+#xi3{",
"u5'0B(kg|G7Yj*&V:wyRFFcsK.tTPb!&W2a)ct+@b.!#'6wFlX%xk;RsS{}-(nhHV0.`HK!'r&*YnsyA-*0Q/!)Q]&8.=s<",
"+!jV_8X:CC#wx%CuP4sh8C44@7rt'4*{.KlstAKd7PC:*=!hp%#382ly^$h626N:3!CghqNTF<%C&Plq76`^l3R,@=@VwXf",
"&18UN!%5SM!Fr[1!*5W#*FZ;0NT3&37Hrm5WP-^3#*IL]!B*&l#x$]/<U%8I$775]81=XwNU8l_bL3lQ!#|$W:8wY}!_n<[",
":+,y]u1umgsZVc4LPsNaz:hGPPQLpMzY{[B!@5BU05PW+zxF^s-!`-T*B:hV&mxV87)20'sx2IZ7K]^Q%qnM*'jp|}!}Tj|",
"*C8f|!f99<93wzT7KzrI)WaUpuRKx,%6tX{*Cv0,4ZX5*871jXI{%VW92g{]PRJdp=]zM1c1`k[#ic6f7:;j4PQ7!+H!;{5",
"%Vi1w3B=x!#SI&]g]ar3R,S&n!/kkiNVjfV75Ivx!.;M--KWkA!*lX@(Yii$&s93!3^!,%'D8:/84uuastS:0ZlHK@=}3Ay",
"VS0H|sV6_ksV+2*,i].g!&qhr:gWX(NV#;X@xK%j8p6X#/R*ad$^lb&#'_/L&2aML!)pg19-|u_NT2!i7$Vh'f+Y`+@Vmj+",
"!^3k|*BySa'zw:c#x6B%:+Kus5ahCY!(|]+T%Tml#k<L$!MFRqU=x6v!n$j^!{_Hj%86m^74T3WA^:Z6!^m*5#G#3#s]m-0",
"DzcF)!J!7.D4i<&%SiwP:d*U$4x8Ti#{{FT!,=V0@pk:3*}yKr#0vYw$#5*8!.ugW8/YVg*Ca%/4x8y$!_$K::X$bF7AJA.",
"7[8AHaW3G.5hC(2TaFkP;vxI*7;W96Z/:(c7b|l/!/#iN8_x8bstIj=!!%3S7SF`3/PSUL<2[&F82G@ALS7,%$77|_KtWp@",
"!AfX)!)3&y7qfr-/Q:#7sXsSa%tY+{!J28MNT@vS#_S-AKr.MkNrutgsXrkW%WAd77quF@'jj#$&nw!|*FG/:/k/zxx$uN@",
"+$cyL!)*F/#:;mPsZtrrIMnV<4zmJ{QcCIC#bc8q!'F.|!!%,7!!$H-$VW20BtND!st=^+<rF|+Nh!@AstQqWU|fW9#00#a",
"%4_%/!_JY&7{_^<5YP6Q8:|T4NTgN$:J2b27yMC_0k}gp$ya[4!(:=w0pitJ%TDZZ0p3'/!D-j.&1aN=0p20r#Y[5)/SWhh",
"!)aUT%45{7!.+]v$VW;L,v&=@!(FFg8A!zk)*+F.3GcD!&tKnPAv'[Bt3]n.3gSsU6wpnC3JPFWs[]pb#@T81sX{+[-5AQy",
"7JwXm#:NV,bU40ZM$ZDu76%Zr,y_1x3dYWhsY<g&s])ZU*IP6=&|uD1PQQv%9Su,`#:;gBRB!]SK^3={74u}$%W}2%!i0B%",
"7SblLNjc'=NT:N@sWCY*(9P3R7#%!Lc1`U7#-L}*:IR/b8WDsc!(}KD83kFTNWc<$$Z(Bjw'x+)9jZHH!!8kG+N%]s!FUu$",
"QkW(hBD<!=NT:sL1X*U:'jg*&6`_4_Sd8+G)+t/*x$t}!&S6{-)gJ6=*)Tpt.RBWC83LrcSz],2:s'qGstI*l:=;MF!)*iM",
"!Mw|vdkAr*!0rL8S):%3!$&kR8m_tA'LJ'HUV4J2sV2gWPp[bv7Uc`K(gn&k1]&3Y*k*<0!'5]%!]_av9{0BC-73|N9Qm:`",
"stHLXIVy#@6z@4b%4y=%,xb6^7Th#z9Qhd!9/ip&[+luL:-8Qh0U.-U!)l&/+.b9M&StqGsZ.VW&SVSC+a[(tsY;qhsXyiz",
"*FnM$(:6M!!Cm<y!!@!'7{0^}$77(%#gwbv/k/u9Bx^vAj3}=%juv7%s[#8/8+swj7r=]W.r=H-s]nL`.D,aM:6wlXS!4nR",
"sux9h82[fWstKha#l0Nc7H+PG8uYmP763xUGwY}0=`/F)=c@5vNU:ZHBgVZ8$;-=zs]K1yk0ygK&q3YFR{29sl21`)sY0,$",
"9G`1A!H&t7_#WR-8X!RsljMfKPQ}M!s[+-l813!qljCnv<38PqWugXG#U=gv'T<rVB1HJI/iLx8sZ_@QTW4$|brlsN${xxq",
"*`x:Mum5x'U@7$D8C5(C9.d+c/k/zl7TJ5Y/PYbx3J7%|!!(3r8m_{4(+(yD!DP@4QkQ5t0]zGX$7ByU:%FZ.T(g&r.cd_U",
"!).A_!!v.G,K]Kw9P{qyumAR_1@522`x}:*!/$R:urkAj68u*FuNva!!xF&MsY'nYsrNR-7xBj)7Q|2uurbD@!MW=$'Tdx0",
"7qtYXXL*zc/PYY;'Tt(Y!);c*B41J)tq9^%v+:DUv+PS0'[4;:w($=F+!..r7:H-5uNuYK.4JqL8p%CM&mp+2861h#YI$&I",
"um=H[7F@KAv+lC#!(Cif$,0%kNrJPKurbHG1QVLC!)jX`+{*jS9wFsbIVnh/!%Bi`6{/GP.Z<25sXK!U*Drnw*GLrKvhCyY",
"sX|0}ruS3.7Q{WxumUq,6s5;i!}5.3ruTbq!M3^Y!*6#}!)36:!@TSPP2%#;!yVQ%!).ALurkz5Bx|Jy!)LXcum]5i!!$C`",
"7SFJK/Q.1cQ%0{X8S*hg![`^N!]_RK7RPyj73)BtAf743!)TX(5L3r&TC:cb8#u}t7Z}iyYgBFv$7@mv!%^h$6thMldkRnp",
"#x,zN$t+r=uP#@x!z|_-![}27!&+@j4/{aB'5B:w7t5|k!]*t|!-C4YKf9G&AtrrCu0Xh&v,jC[v,}RP=zHJgv-UF275qDw",
"Zc<Q:TC:/;78<nG!!73]RhKpv+lBb)RhNcp7)Q<k7Bb9V%Hkid!@8CSSHG|V9[(91$VVhk8Pzw*:YHMu3}u'M95Y);7#+':",
"&ng@x[,[%x8Dd&r,y6qk!]HM;,YGn`vKpz-%D;gzzZ6/D{7w{Z!}f@q[`998G/N@r7&NK+/Tijk/PPU@/TU9k7486^v<um6",
"v-g#_mQ(kL]:JFrNU)hm1_x)L%8Q{'3B]J}!((1d7n}Vg3%6N57r=(1$VY5(v.0sav2#KGNrYbL#8VX8#v3`h72A+N0T@76",
"/PPlx/UpH$/PY|LNJI{:!&C'<$s5vf%QlDs`xA*p,Lbz(*F(yHR^[z3,-cU,R@=#_x$y6%*Rkm0v1^)fP)(b2NLBVU!(}0*",
"v0Bj_Gs5x+NrLC:KkFxi7mCH7]{GUG!&W2y^7G6j!(t+'82RdN!{)L;D[SshPp#c8su/ASAgyMY7^%I[At`b*<'i+ZP3-H'",
"8RAix$7VgW:+KD-T:(ZC1vRf&!*;a*BD)dP(+9p;!*8_$,7hTF[JGUW$WfXNv2#NGv2$duv2#KNs]d8%r7`nx&MhlyZ.cC`",
"*Fm3<v4P0a:X$R]!j.5R6x8.uNrSU:9B<lP0yL;n9N2Jv!C!5xPqw$]9/$ADLClPh',H&c'Jf/RsZW98Z%p|1'Jd6##+PXq",
"-8ib(9/fCjsV,bP!=AM-7xc'b7Ys[XKi&945YMF<11wX+7YiRVH99Q@7}:&yTY9$,7;cx..m&1K74N0-:gXb$!dfL274l|M",
"$XkCbr`qm48#a{J#Ym*9V<8S6LHA;477.G7[hTH918jK47UK|_Pnw:|:Jy2J_4Azl6x)lNsu/AG/dyhN7IwbY_tMMR#y&8{",
"sx.cQ8Kl*Y*aLlYstD7^!Cl_p7^_a:bL&$f7<rhTstJi</C]c9*BxG4f=I4c6!v70!)!ZistDW';XZ5r6zKV,(+:|MR,_AG",
"+a)`/6yfH(F#)%H#%U)'!Cm$-7%lDXQM!Uc@kyt`WuFQHJK+&hZM7@-9!4qfnc3*h#du1Zf=I4QNTX`$s`C}w6VZx9!{c$z",
"4x:d56ty-nNT)#8:<i*r6a:{MZMKJW*CV`P!z|Zy%SdfB!''{w:*y9X8DPvkW7pdGLb,Tf8ww!^%45pR!G@ayZP4jK5/0[Y",
"UA*Rl7)v9`,0fQ-$u+G_=G=<B7$*wl[,T5z!+g$g!!$f&/$GLcW.6Gp[+_0P7r{'6+vIhp,<$'P!CmV$!(:@(*f6Mp0ja}{",
"C%@Cs6zK'{W7rP684*Cj[B8^*9_iP&stHM+*5+p:i^XF/AQzr*.y%$K8t}<x'LL!j!'cC2@:*XHstII3,iI6+W.6;m=5|^c",
"Q.bF}sW/XW02*qU9ft`^7AyPG4#'Bit3]Q%sXt!L;i3Z}P2L.3)t)l#H+y#|!*21}4u2K)#AuHTstI8A9!jWL!,/bj9Fn=!",
"NU:r46XVQ[$@1d)NTz!*7s14(M_Z=$!AS&488,7P`xT}{_rpgC!AHb,fh;]}^WVBY!A8r;-@3J;7rFny7J._(t4[TSv`p[s",
"/dX`SLb^wq@Vn&u_^R-Sa/,0q+=9`!a0dp0aP'tu`qnC|aknjyZN)_V)^67k/d0CJ!)@=k=s&Y)vKsP3<!n]b6-v'Wgz`g;",
"SFxiR2u;V9jxPsxvL'i*!m:8hU=uTy4Ul%34}Z2*5@cU;.RBWj.:='0vNc,3/k/|mcGIV)vQ!yudC=-V!-uVaGUA4Y:V}2c",
"f}TiY!(aASI3`k5PqZD<M2L=x,:4ZD:4Nlt`xX`4#{71/!Bgr@7496_FgcYT`;$m_C#n{q9:Ha8PrNRh!Z(XU:]Z[d!/<d`",
"*Uw}t!.!gd!=A^zS(m4!5-`Fg7WNg|/8B[(4C_QJsXsI27ws=15:/nP!&T@&C@xu267*4g5YUTT2$|b'6{CQ7,8cJP6]t9@",
"'5.}i!)D#27ufG*-s<!jAqbIK+=KCA*F;)*/k/zwx$uA6*'hUG+CGA-!^-Kp8xMH4.qizb#*iK7/mmf9!{w3}=]fMlvj2Y4",
"%b;_v76wGyPRk!)7vlZl8VnfTsV-{dLD#Yl1L*[p1l3F0.RBW^.9.9vvl{)R/k/{+/l6,bvn@&v0i1m0#ci[4#$6n/!@G;m",
"&mjt-ha$v|)CpiP%sh!`*C/_|#&XUD!@QCqX4kPQ[{{u@6v#3<jxb|J9`3Z}rBsR`506W`=ik@d6tg2f7==6G7UYYP6VL*1",
"!,riU!mmyr6zuJd77.&IPnbHx)g=Sd!'=a[0z<y9!%w(FDygXY$@rH9/PP_Y-u=I9#g,+)0h-'0$^DH-87m7l*%U1-+CfdC",
"Dd!Q_+Cg+4!#.f7#%Nxs!Wd.9#x6-{9).]()FB8K!(`15=N{C58Q2TK$7W9J74`VWsu&:7Jt$JnpJ&`:#_(Tz!F:53!)&*&",
"DT%U&!!CuF8-GiAnMHIA%D<)y9v+m^^bR1=<b:!Lnk7MJ82($jkm:zk7__8FVx^z0)&^v<!F:;7jy5`0sVGzP,-IFT*%wJ.",
"#GBdM$r<Y_)Z7@3;/_gt6ur_`%1[GM!M2[3fJ#l:s[]Vt#Yc*i!1:R_%r}3#!{,LQ&sF,<$<;c{3^#1u'I|D@!=PS!hC9tF",
"!_KP5Guv!!/SW#D,%n37$=:{zXIR8I,z[kY:KzJR-u';[NsBQ:stp-2Kh;sRV19KXNT=C(sZ7W%7T]+1%MDmi/Q.XV/PWVa",
"7T]+FvjgZM/gf-#B&iW1hW`69sZUk`7Plrlvj;yI#(v523%,4R!b=;}81i;KsVggH.;XTZ;)D1X'.,fGvj9fu4lPtQb7&6c",
"+lV}qsW&;t!{f-]6r7Xj7a#HZNT<Rg&'VSp&h#9IV:sZ&'1T6@x$tsx%V:T'!)$mnvnfjU/BBuA7Lbr#WWMdGf@Cd{7k-%R",
"/g*9x!)6!%vnfSa4GS|v[hD`0S;M:qirz{NjQY7Sj4,|S!Vrud#`!9P!xPb;WuM3u84*C2Zl3j!@i1Tv!!l(IH5{7:!,QQ]",
"=l4^N!'1n3L-<sw7%);;k8$9@*D+%g!mYKY'J&TG#D^[G!Cmv]#;CMA!Cmy_B)J9#&;ssv,%)=%5BK&[5^VcfP2&d=J/L3s",
"!(ba}B'yBF!(6h%H5T<U!a4|(749[A&PWB:#nn]!/ZQn07Sb')nDr)6!!Xmb!!$n5+2mxFWX@)n9/-H*p!#pA!!8kG!!$f%",
"8PAms$u)/i3,#v=7JV)_U{Y'6sW8X676;}c/mngG1C+1*8!T[f70<S]!_spc74vRa7VB)aSG@-)L'K,8#,'jq]x!;c7$#p8",
"X4bnG'Ir7^6ua'J`x^v[!4.R0$7K07!7#)B!Cm1CF_8/G6VJ2]sZ{r=;@H[Q;sJ7q#wx2Z/PPS<.)&)().z+)TC:LZ7r=^B",
"@:m%K#YZ/=!^;yZ7!.H]%xuR2@a=3z#YZ{X46X'k8.MXW815)idM1S*,w^lF8Q00_'ji3u8Uh{37UYX68Pzq;76Yb's}lL'",
"$8;Mns}/]kt3n|G!My)9*,8MM)T,i(!9u$csZ}}C.4@19.UWM6sV#%8(IYSt!}7N_f==S'kPFUClgbZjfArW,:VjZlqH[03",
"sW/KxA3g.s^D7R2)%K`Lbj={P/QB*Fs[zid<#J`;;!`7I&pl).#B<(%sV*Cb!^R)*7UN_|4G-!g!_rq#!f'lY7J}Cy/Q}ki",
"sXsmp77B4KYnJ1t/c$MW$7UI%={MZM:gY5M8!ii&sV@bK9p*<*/QL`GsZV`hSZu.=.xY@97`X-SPnXl)/cgfgNT2U61491F",
"dM'Y#!^'n/!'+UG6{Ubc!@_Khi^<VxsVGym!}^G-7ZH/n___=m*G`/V/k/{(sZMA3*Gu1.<Radpsy{xu!iry479mKKRMMh+",
"B,(fXsV+PG#!Z,`$Nx!cw*]0i)6_Nzw/'t+(ng6Hf^l`Ms6_PS7Tn|$#YX^[&8;,g7zDR'sVQ{fbJYdU#y4n3s[*.^8P]`-",
"1-%^-$7=7;!:q_k+$V7^!]dd68,;BD$7t!a$yB*{P1d;;2<.CH*FdC0LNGy4+}`C/-wX([(MNq0w-AZA/k/|vg;Jm0w.^/w",
"gy),k56!&M!')7J!!$k_!!%Br0}R=8!)3P2:4JW6m*W|z<f^R4[+c/4APF3{$vjb07y<p{)/2(N822#81+4U`VZp_m!&l@x",
"7sGnf'LJfXu0k[fha7_P!&l@/7sQuj7sYNBRJ)2$s_ywt%6p|a3^#SQ__+aS*=f++!)+l_@U783]G8B}*=f4V81Sf|ncQBk",
"81gt.YQ9r;/S'D&7V$#m/P|/W,_$$G74w{a67Ihp77CFz]G;.J78sNI877F_<du`[U@mvc3u78,8.{/@QL},+$k{hj!)glU",
"!#pZ1'A<S#p+flX'NA,s7#bl;j:rh_74kQ*sV+h1!B^`MNT1|fNTGzJ:GU6Q!)Tnx8HfAa;+(C*u0XB3NU}U::g|KY9JLS_",
"'LUf0)]c-m[+_ny;H=kY'rc!d7t7&.=lh(H!=hAG#ww'|#;s`&s[*.[/PPXr/SCW[8SGZx8PBzC7#8}'CW,3)sX|SL*FG0N",
"!6yNM78Y.87zDsv9;{68#]a/;B&Kw]!*4i#U|)7G/(`$]!'F+u7qcTaU!wN,#{L7W.;XCR81rlBmg4Z`xl2`VM-/@tjyr14",
"9,L]fTaH1i!BTmn!)`$4k8B|4!*AuRG66/M!*v_N@wd|INWc/cq(P-P!=si#K^rK!NrqF7'kNJ{$VTq}93t-k$t|p43tYAF",
"#%pI)!B=W5/Q}lW*Gis0/k22C+BM:F7Va7l__WVC(**H0haV8y6|2q;VyYYg:j@#<*`Z[G5YKMQK^<Fz7^pbQQMg$6!$-Sa",
"tZ2M4KMYya!L+]_Q.}CF()03=!^Dq2!`JI29N)-#_=_WM8a}nq:Jph;+=;1K3JHn_8RiH]%qy:l&ihKY7x%0t&n%_My+U6y",
"BiNk9'QQ4Y2.t:k76(y4'lNI@0h,X{/PQWW/RFvz+Z)c@$'9wbiTq{Q8+U:VwI`X0j2IQ1jQgX&itw2_wMD0_!=AW8Q.bbf",
"<2f0G78z+:/PnM&5S%ks7tdlIvU2Igsu&Cz*BR9hP1p&Z2xPCp8*bc}1nPmJXU3{M/Uy6b!)&H%4A{uk4b(A95@4S`P2v7G",
"k/CDw&b.F]$VW8c!JR7ii{[x7!firF6|32mQMIBc8KCmm7cKGU8mptZSIGMa,.9w_SH1=T!$X.v,/-Gx93j9v*+zG}#fT[}",
"!ByWRWx.%zAfsul74v0)VyRl+#LB0G#!F(*B6|&;wHnF*,^002gd2hq/$)D*!9%I;.bhw9@)FVR[,I9H1PF<3-tmJ_7|*YV",
"]dDX)$H6<TPnMr%#9q1t!^v1c7r#Qw#Y[vg7VR/X8nF$@sV*QfLNGp0sYP({+%@Djwg.`0&M%3<$^h_@*`d!g671@!7Uz()",
"T%_pd!a9&[1Fi;x,u;186x&=8fIz;]2bGlQ<zx_:3A'J+wk[+N77sbU*aBwVsY;gd77/%y*B;|c!.Vda<}m7Rt3g!(!!$;l",
",0zDr!'1;5913(nU}NCF!qXJ76|lQR+!L_$t3gCCIlu!h6Vy+YVZsik1YbpF9R-Ydi!Yjw7<W_[PQ7gz75!]Z/U2g'$^viD",
"%uuK8B4<P(wHn=(.WdJ`<LjZ=F2!it0p0nd/QtfW02RKm$yMN9!'=a[s@6s<!8y=z`Z6.a!D,h(!&C'C2Knj^10-,:!c_r#",
"74bvv1I_M@:IA<LQkg9[*F9yr*FZ;K'ySTt!*{{@$=,,@!'r&$9qX(jwgP+J7YVcN/_9+:4C_&r2%FUi&AJLY!%`|c!]_UN",
"7U#yI4znQ[$A<.iUU%Q!5B_su:PlK'TDP=7<xX=<9mr{)[,{#Q:JGqC$4t4p!.@}.=l{.U9M,Rc&1.G6#Yd'=1:DSjK4F$1",
"85r`v(2uUA7X|IA&10<C!,zF'6bSN3!-sH5D|3@*$7s`)/Q(9IPQB,x/U)]h#4rQlyh*b3nBXiT6wm6]7Z3h3sYf9]*G.`#",
"f+mQr;__y,kN{q;Lrsx&(YszrU#7An7Umf}KH:I)7}b6V*}zLc/PYYARhMnt7VV6Y+]`HT!^RQ%7SlH`RItPJGYcxM!gaL4",
"778(9KHbl27tH5cNUnBhYP{}c5QN+03`ksg$_tr!%8WK,0LdKp7v1c=SdJ|V8p$KG')dndT%^8D$fAIVU#t6dsY2(l3=s0q",
"!'r&DD=198#;;vr1(fbm6th3cZkNHf$UN19%#P$n!@D%C!'r%bNs%/5/agTf6t}{2A@1,08ubCux+x2M!|&G2)D:4c$7Tzv",
"76YAJwguMfx)k;T6w:625a]'_!GS-ARhP6h:{lGkPSU$R!'wYk8RNU6lKynu8YQ5$D6TxfAv<x'x'Va}8(Dxbu0XZA7{mWr",
")kg`#T%k,T6,#`T7TS*`t3i^Y7qcQb$78c(!`Q<q8u%p_!cA{n8%`{H,K='s!FMUXvT.^Z76g.8%$(L(!`T]37tj@:#!Z:'",
"1KT_%!gK8U77PU-8SCXF-9!)tx+x,dx+xsjx+xK^x+x6XPv3Z$JWczhC/u|%ClT8)sY#,,D,mv|!JxaPPQ:<H/Z+(d/mr6Y",
"1i`%'DiPa/+,vuw'92bk%AF-f7_`7HJWmj.FH-{3x2^/()t)Tw;)7Gn!&^Zs&ml|d.$4.(*0Nxy(6aCt$D{0h$W6qNx2{D;",
"x31RA'.-&8H|__}I;|i0I[;s%IyZ{|$D7J3!jarTIy^RL(Q8xV%WVANx+x;jx+yN4x+y')x+xq$)5lpzx1WA4x3x#Qx4./U",
"f=<sf/^2Wk/Twc;/S]u069bfBdcu_&L2tQ[gdsJQCB@Rxx'SbMTBr0!-j+l0%&3JS&kJ(I*l5|(-GY99t%q@ZkLHUc/^Zrp",
"+!)Vfx'S[,NK)MB%8y4)x),U&x4}dg7Clj`/^yTJ!)3--x+|WxD!PS3&2pf+&VwAH/b`Vl/V3vU/UVRP7rNH@NM$yBPH(wr",
"Q&d3vPh8`J26APU%'D5)!!v.I!!$PI$VW9Qx5q9Hx6'I|!!$BF!!$PI8PAg3t3i5|8m_nk&1/L%NrYS<74uV*AVBdb!BC2m",
"S(zV{R_8'Z7UifTmI$/8AsZUl-r7tgKLJ;<#GVnRsV+/JGWMM76|W04x'm+$8YltWPnmxQ8`/7t7c<!J/Z49l/PUU'][3DK",
"!kwUm7!^RUx'i^jx6Nd(x6br,&M7`N!`I:m$w^1}=Jp2dx'Y$qHS/'K8`k=Ix+x-.Fv9d9NTUb%8`ugk!Q!`l&C%V:7zY&4",
"!G!%*NTKk{7U(77x'WZJ8`x1+x7-,Zx7A:87(p61VyWTA(%IWh!&gds792bLDRbxp$u*]YNsjMS8aJ+;7G8gVwgbc^x7_Q&",
"1zWG+/v,0D!)SC[!)+,Xx76,U7)8R9-l}qZ.nI*c7Y)j/NV#Tmzd%dN;a&v'90WC[t3fhx9r6Vu9BKVJt3]dI7qcMi:P''i",
"sV3{%k7[/k1_FiL!!,9K!-i826th:1RhXg976(A2sYG!/74CcZ&mnuX!%Vvl7w/CCkv+-f##u'h!`Hf!6{qCb(-dt|PQ-f]",
":45s{U=rKI0yVL/:l8Qq1WHY-!!!%WNL2*}!9CHU{)1{hB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdpn{@#zzI(M",
"zzI(!zzI(!zzI(!zzI(!zzI(!zzI(!pnvg-8WM/{!@8X7NT]z0Jw]=*NV3b:NT49sNbV4dNT4KxPp3n6A7_(h!+vF4;F4ms",
"!-xlLpQZ8q6[]8MpQX0|!i,Y-T:$sT{);-@_W2C2AWGL374/$jd)wkc7AUK0=@b6H!.%lK8PCV=pQXYsB6`#M7B)l5U^$<(",
"pQXckzzI)=suCMt!!'0pzzD!PACW^67c)rHpQY':7rgx6!).pn!1(<0!18Ll!=4(!!7KYP!=4(!DjRq3!]g:lpQ]Q/:h2[*",
"<K}^I!#&R67qcs0pQXVY;iRlY7rSiupQXV`9qB_Z7r[_$pQXVXSca;M%5$J@!((1d4:^}]6ujjZNT)PzNT;54i]}V/8<K2a",
"7%=6N7r]pv75+bu6uu_u82:0#,(lur<iRh0F+)0SC8*^2wn1.XA4XGr7Y$*Q6a4$xNT2(0.xY`#0LYj^.y@^J!)C@{QkR^U",
"7W_3ucv'Qt!&;Bj;'u`y!AJ;B!)uahJy4h<!*<8#KPgL'At_+{!MpQJNT=.@&X/93@VmyrPn}-3:KunI!K.v8vTS487Tr)|",
"$vRzJsW/DR2%FXNd.h2LGy<v9,56^,9ZZ#x3J06C!(yH%0LL|a=9(lZ)(%jp1IH0C!'kJS8PAa]/Pppi1/MAg#)(yV1N]8j",
"2Fc=z!]hir6cATK+$l}Lph.z!5i7,D!*,@48nXAa8Tb=<$rHBqtS%}T6)V4NNV!,M6z'J*:Lji(95Akx$@4wF.Q4/*.nS6q",
"#&/]..nS-J-tmfm6|7I&8Vd`lsYx:27}AIk;CbD{2M3${6zb+28T)A_;/8Y/F9'm4/.qAl/M0Kr!`Vb`8s+hUtSRPhtWHzj",
"6Y=.F<2[8K/P[/)!)DQ+0hJyp0jbhAP2.fI1(gYuNYgd5%43n:&mjYN&mjY6'.*b}'.*b}'LHm;'jfw&(+'%'%42(rLS5&9",
"&mjX{(ID-%RB!]Wt3dt_!!$Zm!!%ZK!!%5A!!%,/!!%ML!!%@J6VJ_'nrzwS<dpc%=aWsM;(x|%:.hP<5{xC3%4;.6!!$dy",
"!!$X=!!$pG!!$vL!!%&C!!%u`!!$i%!!&Y}!z},I0h47m'jfwI:nbvN2$/@bNs'r0x%3[l2$/@`/l]+2!)7NKxBSl&tS%}T",
"!=A^a!)BHH7pmuMtbimI!!%(w!!'42!!%xI!!$sS6VKWZnr|iKZdC*[8uk8[9S%UP<HlJX!!+%!F9YH34:fu|sxk'*nrzPl",
"m8B;HJD<nH!D]Db!-;wm!)CU%!+Yd1!CIi!NTUZjSzZwq;'s9iU6sXXU6sXkH}ct-2M[;1S/7dZ!D]Db!0<-R!)4Td[!NIq",
"7}WwXNUc{34!;|s%Q)a[3}{#X!!$DA!]_Yh7Hh%y7s:8|;H=k0@xi71947lTtqD*_+N7l^!S69m8'cL&tr7TFu'14Mu'FBR",
"#K:&CP23hA]xG4Du'YN'^W&JY^uCRL)s_1]^9qs},C7S'/W;+:2$/@_!+:Q./S$<s!)4{[_4bQ_!)+uZ!)I)T/PVh`/`Zl$",
"!)5(__rC6T`Q#rf`3hss5:-CP3`r&bDrARa7J.^ty{#8gP3N}Dnrz+T6zw!$NV52U]dDRz7PvRu2$/@`!-]RU!.y+9!2}rg",
"!+g)z!)1Lb!+*bu!--,.!)qab)&xpvLS5&9;F2Fk;cQNq<$nYyPn_x%9.m3F<B0B)2$/@_!/$akNUYzL==,j0=]I,z%42(,",
"!=4&Q!,%LD!+=6&!*B[z!,.(6!-vD.!*S|&A<*PM;1CU{BTBj62WvMKbK}[+bL3i*!)aJbNTyutGMFw53`hGWNWm-UbL#DA",
"@wbT}c*[p9c*[p#Q.}$;8Z$r;c(YQ}#ww=*2$/@^:&I<1*vB&S0T4X+2$/@W!)sL:NTCcf:X_w;JUHCH@Vv%4&18UN!%5SM",
"!Fr[1!)C5_2$/@X[y)0:Sd]y]nrz]g8GgGVu0k}YP2j7sk.ZrR#t,_zjnA]W*hq!A!DY7zPR:lbkk8'Ck0srmNV;/j)FB3J",
")l5W!2$/@Z+GnN<2$/@V*,U$72$/@VuR`S;;'v7'#YXrdA7wuS!'=9a7SFl%stHFQnr{=Q!/kj|NTT7=nrzq69mk{l;2,'&",
":^,V|;nh9(!$Ki=FTZ/t3R#k-!)C,u2$/@|!({+Y!+)(B!,PG<!*r5*!*W6-!/(Hpnr|,s99&}^!-3S9!-5ad!.<wZ!)0,7",
"!*WN4NXB6wH}f]NIJsl8!'=9aCW!D$7XaDMNVRw*I=&gPGF,B.%42)`dDv8MIz`3.J9}<8Izj92!!%,.!!%M9!!%C67SFmc",
"nrz%4#[rcj/]{|k!)aUTNWq^nuP$'|!!%:{!=BBB!2+BL!,}]@&0c<sJw[R3QMyU<nrz(3!().:!+Td7!+#CL!,.(6NWG%!",
".SKu[MP1C9NT:I6nr|K27D6GwPI,`L2$/@S!)*vR!!&xQ/B%jTQF&}[2$/@XQcF0&2$/@d!,.(6!*bJRR,SG%R=U%X2$/@l",
"'LJhc@)k)T9RY#T7V$sZnr{-@:LJ1n.&XKhNUH#&PgIrf5BzuD2$/@V!)b#/!*W[8!*'CV!+-.c!;L(T!)0,7!*DJU!*l;L",
"!+Yd1=a]Up!'=9a!!%3c!!$}0!!$P{!=B$]!+mY7!+Yd1!*d:-7X{r3NT{d1aP''<+]V26bj<f)aPV_3t,BG7#YZrz!saxJ",
"!),BlU#4/i8[iCY!'=9a!MW<Q'TdM#7qs&(TwXkW/PYY;'TrR)!);6yNTC7WS=p9wdaNw+f@-3/cg9&!4]P/RfArW'%42(&",
"NTPV<8%WgW7j0u)!bzNc9c2#m$,0%gNT@SLf}[ZN!'.lTnrzAC<*dgx!D]Db!+(qU%Q-R3bL<n}7L9MHwFtbb%xfm$g]LzF",
"Db&8`#$9Xdh7|QkiVW}7umQU}!z|a0huZf$hwKn@hYHS47Lbh!6m{(-nrz.!!&xfynryq:uu/#1!!$C0Ay95h,b6rq2$/@t",
"8mx5&:xUi`<FlM/!'=9a!=AQ3!)8kG!)6!37tqzD7kA`4)[1[MjS!z6aP.Cy!!$H*%44LBv()7Xv(;GL7/$*Ls4qFU!)&&]",
"!*9rc!*N)I9xL8c!'=9a81%'SNW[j=UV4KvW8/+Gnrzx*9@PY7!W[6X,Tcd/vG.pZ#wx|pv(ZY%8hxpX7)CwY!K_/+4G.^7",
"urchxurbCmurcd94(ub|lJ.wUm(p0^2$/@QAs#:j;/Yy*!D]Db!)AL.8,nz0n%byD8!rRW#_vlg/PX9t!)6S1mG,H$n%kXd",
"naIsiunmGjurbCvurd.QurbGy7=+M4u{iYGv)uLm:Dm4x*M=QK!({zbAr}$$A7|:y.@B7bv0AB{!]_Rl6}kAW*L.f=!)(j[",
"!*:%i!)5+v!)!8^t0pC:7qc]NnrzzJ<5uvH*pQP_83@YYNW)x%PQ8PQnrz(r9l^VL:lsJXsv^@7:I8Ik$z25k/TJ%D/PXR{",
"!)6j8q;#-`qx_rxYI#{iYgA(pumINfPq)K(ruS4wCYb2R$z25kr7vN*rW5V!!)-m:r7y+v!+XGT!,/*WNcPgLZP:3+nr{Pt",
"@!u}'9_`8j7frbd7f{if9U9'x!'=9a!z|vv^7F[k^wNKx^wNKyaP%<$am`[&:@4xg;:JV{777,-Cc3]w!/RrWnr|%m@nl<i",
"=Y`WM2$/@S!0$&l!,CA]!*s7JDl$/PG8Mtz2$/@aN[87!3}sbndc5Cg.SJ.v%4;.%AVCv@Z1(;*d%-UR2$/A'!+3KlNY$Iz",
"'jh`DV^:ftf=G|r2$/A)8#1v`vK{B7nrz)S8A)^yvK{=.5q:ZB(vKmZQ'pw[!C(w4'5BfYgFw@a]Yrf1QCP}mNU;rpPI4nf",
"!!$MT8vL,*!'=9a!)msC#:;tNv[VktnrzJd/_Cn^!)3b8R|&srS<zzJ!_Tgj6{FflA,6Q&!'=9a!m:86NVFfqTYWAv7(;aZ",
"v]4lU!z|]NU5:LSPqX35I|98mNY<zr5YM5t)F@K%%42(,/ur<K2$/@}=F$s)!D]Db!*g/W!*!_!!)uW}!)57z:Gy`XwdRyd",
"vKz[_##B_7y@58R2$/@g7Rn4Vy{#;h8xUwbNV@MhvK|F#Lb@miNWCnJPQ8PQnrzTU*B;G*sY:myvj0-0.RBZ&vm&N{!=F#}",
"!+lh_!-%]_;r;w#N][625YM5t)F@K0%42(XLS5&9g].!-gzL+/lpg&S<*.r]Ql<.;)x.U!2$/@p!)@u/=+,jC!D]Db!-S$R",
"NZ2(_%43n:%42'wI(hU6NWLX#.SKu[hwHIH<hZT]2$/@T7zll+vj;y8nryygx%*c9X,=%@X-za`!)zkU!-l-(!+Yd1!)Ihi",
"1p:Gl2$/@n!*(+m8vvU&vj:0znrzMz/b._z!)4CPY)4{*Utp#`7fIx!/aG0;!)4JRvnc|04GS|F[hC+^C/J[@YdvgKZCU$P",
"Z'}7!D#I1B!'=9a!!%hC!!$qs7SFPINV`tDZcS;,PR*a;2^$|{77`JaJ4Tat!'=9a!!%&M!!%][!!%]]!!&$j!!$|N!l^#r",
"2$/AT!,##V!*581!)/)v!1@Un!)uW}!*j0hM1],BBDbdf;)kT-8,<3;!8[-T9/@ii6X7:dswFn,nr}7R=^NncB7fzB!'=9a",
"!=DV7NTcxxnrz}H&`4_02$/@V!+]l3!+)SQstCnm7SF{;nr{3^`&65zru];,2$/@b!*r5*NVJ%lUt][x!JD,}R,+d%/ii)D",
"75'|QwFt_x!!$LWnrzRc<2[)p2$/@S!+_=cw*WXP!{!|6WMfAiVqM,WVSM5W8aqwl1<pUJ!*HDSNb1lAv-iB#!*T!g%p!Pj",
"LS5&U3$u[KLS@,F9.!16p}L+KyI|=Rnrzj[F;y^M2$/@s!.R=F!+;SN!)KqLst=@B%Q&p{'T`Zl2$/@W()|Rs,&%%/2$/@N",
"G17%Y!'=9a!!$nX!!%)N9L=$[NTzA,'rvH02$/Ai:G[SW@!u|N9gcxU25fku2$/@P!.yYJjyqk);%3P`9RY#Tnrz`SXgn'/",
"_Z:HS#1iV%N[]Wt%43n:0j}*I9JA^D!|ag}%Q&tg7alz0sv@,;nr{3M6]2|hN[i12Xjnl(YGhYKt4MD]wZidNYf(f,X.c1f",
"wMBT,wM;]R#]x5//bjW0!)IaYNTV@7^YQ=68l-dG;W<&c9MAJ|!;gAYNTp8_VqNszXU1$Znrzzn<U^;M7;@7FP2%BKnr|$%",
"xB<Y5SIB1S,.9w_SH0xH!$X.vnr{K;RC(A=9ZZW@FSA+6Ku^ST!&vLZstdNB7qchiNTSy#-@@4C2$/@g!.DUN!*=i!!(xvs",
"!.vvTZD4{WF+v[@y=8va%4;.-!!&ja8m_qAnr|RqLST8'AWGL3xaD2g==+#u=]I,n@YDJu@wbTy!!4.v!/0DT9mr{)[,{#Q",
"nrz2Byzv-:stGjb!=Axv!)BfP85r`v(28-92$/A(@w8Jh:3_gq#4r;92$/@U!5w=6!)bM<!*fs_!+mr3+<Dy)v-gXh!+x`.",
"!)fR=+y'R!=]I,zM0{A97SF[/PnW*J=3]*x2$/@V!+I9&!)05:!)WCz!/4qxnryzU7TImNna|WMstGj]!=AMj!)u2X!)C5x",
",b`+.mI5]27n@8v/iTv3!)7'Iwkbb}44|{<wq2Xpx%368;yY+aU{ac&.Q)[!2$/A^Q1^m`1)w<z2$/@P2D4@&1*|}HstGjY",
"G662[H}m0)!'=9a7SG#=nrz}Y,A=nS2GhGc3#qG93A0Q.3_NZ)!)&&]2bTBL3A0u$3|m1(3`SpI!i7kQ741)A/UGt3NT<Ls",
"#[]]K4[KL,+(4kG'4PX9%:b$47Y|-u9Jk+[59)g0x-z%U)t)TG=zyWl%w.Tnx+yCUx+xyIx+xfC%44J`x.02Cx.D@:7;2F4",
"/WJaL/TWZ]/S;lQ/R_HK7r`B[x.Y(|8N7kSU|#8;!xYlT2$/@M/Taky/SH#V/Ri[QNT=((2CtN%9K6WM:)srRsY!8p:H0D&",
"/XYTj+ftA^7[kA*#}5vhx/_2I8w'iUNVjmJ;F=4+@LKmX#{n%3/QDzJ;(:id#}5vhx+y;h753{Y/Xn.L!)1c_x+ztC$tu@t",
"<A)S[<|h-f!)(`_x+z}G!z|bh<#jD=#:9It=@Ny1x+|5_x+y|%x+yh|%44Jyx0ZmDx0nzn7=^#h/Yu$]/Ui4%82!3tAVA&b",
"At^rw#;,}yAU<8wB2yT{AV@hrAt^rw`ZTxb#uV,xNs$m-nrzLL(8zX,2$/@US(x|UBR5G*!BLsd`:vqcnrzVWA$--V:uu!D",
"/U;m(PnwKG7^YuA/UR0:/PS}TMN//H$GR)ss`v5!mGc-&)}n+;2$/@h!+:Q.SG8;]DK.&D/P[l(NTT0H8;jM6DjSV{F+D:*",
"FfIv[<qJ(V2$/@PNTJ3Unryv27_`YZx'KJ#x2T*3x2h67!!%NGA7%zHNVTK$0k!qg8[pcMGcKm6#dk%TGbJb!NU(iU/v*3N",
"!)Qm+!))V(x2T#%:6hLB!'=9a!!$R0T,G5`JwJc18WLABwnmxa,uP)J4)jD%2$/@Z!)C,uAu;];7}KLw6x|I=RhXg9=!]M9",
"86=XP9.m3T9[1A22$/A$NU:.K/P[Ba!!#Ux",
};
static const char bitnet__spv_mix[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!3LWzzI.$:S,[YJI:*82iXm@!]s'68<q3/C<`$I!!C,V#:bc*!G.mjA|_9([/w}8#YY*:$;p9*",
"0/!r.$yL$c673!<$;(Z+,;1M|$y-m`.STKt!!T3K!!T*i!!Tq$!!Tt&!!i'*$<LcG0MrL9&UMpm0jj3,!@(vb$:hW0+@h[%",
"&W+FN/PPit!@(AQ$9&Jx&2^jl&T[9d.45A^!@'j=$7A<bw,!$L-79&+$Hq%fz{n5W!!#]+#_Ytb#_x[pDT%p/$<8_h2fHUI",
"#_x*f#`7yv$<a&x3D8|P(0cky2cap;!@)5r$;dFG.60.9(0:Qu1IHH'$:JTG*D@i*(/{;r0LL)t!@(6S$8fG}%65wr(/T#m",
"/11_^!@'`A$(dl1!!U2a!!i<8#}uA]!!U8c!=sN#2HI)s!!T1!!!T:&!!TB)!!^F*(gbJU5B=LK/7usv+dFg3672{W6Yn&2",
"6x785#zWGJ!!^AD+(K`8#{!aN!!^NI,:3Ym#{I{S!!^[M-VN$v#{r7W!!^iR.qhL!4)t^G4fRuJ6^ADW5&mU]!!z]33`T1k",
"-7xN!%wv;y&1F%#4]cFg!{9`,&1.|F&P}v7#xU<59-zz.!^Xqt%SRA<&Q=A,!_69B75h-3&PaA2/W5):&Q@{_#:c387!{a#",
"Rf$`2$VssG%Sd<p!#P9;&2I^M&1`s8%tF.N&1m='&1CMP&Pj|;#:c$3#]CCS%YZM<!#PbM4_gDQ)*D&v,wq*n!#Ffb!#Ppv",
"%tPx3&r{^G'5'_hh9`-l';^4f'4x51'5BQ6!=4%M%s-F%'5%;5p}=a.'88D!!$/hR#[={h6NW8!!(z2N'54$|5:$;6'4ub*",
"4zpV#1K%tFN-wYQ1iBV)N;us&2)f!'FsWKK2G}VG7kKc42f<d]R%^,c3&[sZ]UXY83Cz$%]qL)!3b90'N/#[/!(2`Z!&0=r",
"7:6``'Dl]`'4x5]3cU/N!(f%I{9[tw!2#3z!2#1k!2#1f1,fTYV5jdnV5s1T5HK`5!nq{V!du#{7qa6}VxdwfG8#}k11n)<",
"V5WJAV5VruV5X!9V5Wd1V5W.}V5X:C8R.[-6tk3d81'[i7SIHgVFt<%6Vh:@6[=qc6VU_;'.9*7@WV7Z!QCZn9!b(0!H'Ry",
"HNh3G:I6PAI=.Xp:I6Nx!4.Yz!4.Y'!2#1p!2#1c!3]9;!$-R<V5VFV!-M*i&T#.)!4H-l'.i:(';^ba7%+,-'7G9j'70f2",
"@W-{V)FG;(!2#1,'.*f2!3]7l]^w5G]^zR<]^z-17'_&0{9SBGV5T%-7]gMT!/U#_N.uy{!4.X2!4.Xm).uPTCQg`074,#{",
"dD|9Jd'_0INT6_76}u|('Y1uK!4.YJ!4.Y-!4.YZ!4.YY8W8hWxH%2$!{p2]DQqF4i6i/$zzI+lM#Jg10rmWCHJ7_S73wkG",
"4Za&Z!(zk6K{%7Y!2#1W!^yCq7RC)H54arV!)2CN)F5/FI}24h:I6PDJ:*vv9:PAXVr`75&%u:N&{;KH6_2y[,iH}j!#<;K",
"Jz%L@K(@hqKA&}J:W%WP8!_)3fAwt9'k&:F(2/$3mAM`YLd6;rdcsSAV5lSK(QC8{(8:qh-{j{JW#$sb&#IkH&|M@W7yq/5",
"#xakdzzDH|77L8/M!`0v8PFK#8mcU$=dZ&^Q7gNm!xFa&:g[2*Vy89kg]3<=75g;.7)b.rY+$*}!.Szd6xN`j$P.aY&u]QX",
"7dCck!dVlx6{|fh6|)liG)IFt!4.Z'U+VfNU7<dn74BD7;F)A|!+^|D!#</|HQ|87NT@UaN'!IR6^QbV&mkS6*i1v(s^6Ig",
"!2#Y,!=^lV!!'7G*)a!:VY|U;(nRh<!D._y!25]YW5hxv*}xt]1+<4D1IR7B!UQ{n8PDm0!B)yi!{#c:.SLdF$ln<@!'5VZ",
").|2n!2_ly!C$9d!B*)C&mp|;!GzR69@35BVvy8N.;lK8+{girf%;2I#]CdxCw+Mg!2%JlV9%-[FQ1Q.VtNd*Vvv{M7qs2}",
"$V|4P!!$Ac,wsQN:3)d0:xkdFVw$)F2NUlf;(h^f$:!nw#xR#P*C8i-:J+4VX1dGB+6y{`3%I}Mg=.,.;uh%BVw<yi2zqIq",
"h'-h&<L'z@=2$RgVvy_D2{']y=I+#ki$hzk@M<!MVv}wl%;&czi`X+mA%MCRAhWIRVv}}s3LJ(nj=^iHB@1(ZBx#IXVv}]l",
"2PMTiC;4V4CZsjgD@-9ZV8xVwV70{)3xfX;k;I=H!]bYCD8p3i!25g-!2_NJVw4;vF&%lc!!MxF6VJ(@32b1}#C42sF;)M]",
"&62!PFZGacFM{7|!2^w^NsHX!V<&VZCJUA_7r6qK9@mmU6u/1[Vw6.T0LKwl$w}BL!33%AW2F::#P@ts!2#`KV<*-^+W|3s",
"Y*w#_#:@gd!2#f^m2`6NP1v6F!4.BM!!#;_6ty%C!L!L]!)6IH&Q#WU!2$;2+DFlk1+&G`!25g7!9b^z!Cl7/*CMsv&'|F]",
"&TY#%;.m5+'.5/H!%5Kj!an9K740ps'Md}ZVv'2v2j8K{)((^F!2#fl+(z^&!)%im.yL9{!(zWI4qfFQ$]T;w&8=(),$t8n",
"Y-u}}+zyYP!'kC0!!$UT%SST[V708W,7JrQs:d2xsV+-'!Cn^U/ux}6sl%%jd%%z_dBC%Uch-4=sZT@26;W6`dF|SBpDh9w",
"/UmzfNTFUBs[=4I!#yV|!H-^8&8)%3fAu[*f%n=4V75!.,5qMUs]'^0NTG_N9c)S38*Y(^slkc-gYXlqgwvt^g=k-IV75.2",
"sn9Rv!!iru!)(4_!!$Z3!]_^17jlP474M:=9GkiK9cdzk8+6P1smJ-3iSQJ}iqnRdi7biPsZTnBsZM/n#:;r90dIX*.Di/t",
"$r=437-&@@(RQmQ<%tJl9/$A40}0TP$HUTA8tj6mPp}I@M_d;@!260L!=|#YsV%}1#|Fs=7Sv{j$7UFj74XpG$'TD[[%:@W",
"0}Qz8@CS;m!2a)4,ZkP9!a:t1!B*#A$VZbC!}f2t$VZ02!]bg6$YB)q*`nw^sWMYm6w<qx&qAb5!]bSB!2$X([-8:{!^v3t",
"$:!uy(IJuM(gmQN7!`g8sXTC_!!$Gn6vjT&KGg%kV8{:f;cm[[;(4nP6uC@Y$|C1R.Uua<)H%XGNUBuc[CSiaS(Yz7!(=JZ",
"2sDJ,!)8/w7#21&9MUX=C2SlM!]]fwX<l!DV9NdH5%^.=$!k$r$:$Ih(+,@=sV%w'['YTM(/Th|!_V{g4zt+.3j)0&*B<BX",
"8RZRDZHr<GNTZdc77L9:NT;1)8nfQa*aV^`8TD-2.SU.<!!$Hg!!$N=&A%v{!)9hK6@-XYP1d;W!!KTp6[KK_!^0Y}!$2$V",
"!!$=g6VJ(L74M:[!*Anc(hk<4!#lCXV=52s@B}}n6Vf#U%SVyC-^fd|%;A5&Fn=hB!^0gv!3]S}!+=[9!!%Hm!!$<@!z|yM",
"]FdLW!]]4u%;@ld!2`5_X7}G%NrwlD,-!%aX6wv!9LN|w'LLPz!_d-X8QXHu3SG(j!2_HP$7K<B&3wa''.05N6uaY.!4BLV",
"ZJz`76j`Q<6fRa]#C=D`$78;a!!MrB;5|zF7#s{C;FyWMRh8BG!4/,F.4@lG*a&'g7U(7u&qWm^$w^+{#Y_UR2(kxmd'l<*",
"4&1AM*D<7j!4/dX1+S%V+!.-,/S'6f),PA%!3[2M)Hw7}1II)DsVy7p!4/#V!4/,c+b&7v!3GN77{g-#sVR=W!2#YABFCKZ",
"!@J]Q%;.Ys6_g(yD<!9g<&5G2!^'R#CPCt-sW&=a7&[cJ!2a(v8Rs8}CA.}^NTIW,#^^WqX1vM_!^P$38_+t1%qtl%9M$<A",
"3c@I+/PR@Y/qCN+USg)H4&BdC*BfDm!2#Y.NT41pM_QV*stC#j!4/%j['avMTTICv!{D[+*BHHs6wI0{f$X3$!]r7+P2%^D",
"1!67x@KP9@#Hzc`!2#YH!#*%{$H-<f!4/a_!4/dX6YY&q%bG_I)kb]36}'M&76ci.=([&R!^F-9_7/cs7SJ0A&mvKRD;u8R",
"#w{(;8Sk@RNr<[]7D&WT6t{MZQM4-9%8`V0d(V8u673%AjmsK3PQL5Z1!KGB!g*T_81]h`k0bP[%s/bW!2%A%CShs<sV;nY",
"!iJb,6u}u#-^Iz6*{CU86tk4X!xFt(&XRCF!3]T;/Q_KI&s8fw7TsWM'/v|jBDp3d_yI=g85^(a*a/uPf%1vB6{&@TsWn58",
"!4/dlGcl'/H+b1&-r<zH:v})pC.C_4&148I['ZmJ%W}3^!|%Q_stCU2/QV_sRhuk]B&UG'NrGaf5i6yA['YZD7]TPvTY:!R",
"${{<;!`PSA(+,UjQMqq[77.&,PnN,j;*h4H6z,]qRIyc:X6wlb#W%Bz!=l+S&X$&g)cbK@%&MZ|.Ss@r$7s1}V:i]Y!|/D)",
"#x-HJTa2Pl.Kd4<.Si8p&4KX:ZHr;;K^{Tp!414.sZnT9&A%vs7vcvn,5270$u)+u6]TcnPQLY,1!iYqJiqHq6{i_WPQ1U[",
";U*&=!3db<1X3^|!4H8i3,8]U!(uusQkyU57T7MC)siFd+*.V*LxDFM!)/b+#,Kq!,:9Nf6_k<*@{4su78<n7!470%<2[)g",
"/PLQS2(8pQ9k$.h6yq:l1l+A1!bj**$|cv@/Rz0d0p.tYR+g]X10+UI(+,rP]^:D5]`3PP]b@sdQ.i|F2,IAZ6{knB2Q;<.",
"!3GNnRh_:C7:K6[:4*%!!4.+FHR;Gy4a|JB%::WNU8PY=V6pyM4a|Q<#%&p474:,z4|tuv!D.<u4&A/T&7$hSstC6)9S9gA",
"7u<[$'r%4z6wHd65NgRm!2#Yk!F[iG/Pfdc!]_XN6zy)q!'._=!z|i<)LT$l)c^U,P3*HD!4tYG+=bm%#w|fI3}{/4Q%D`A",
"!4C/H!=ry`/mwq(TVtpMSG4xX=5*d,/Q.';$@NWx(h7=]#|Fg`G6iJ`78/;SSG`(l!3cm{C@xwZ%A_fw#zaau$VZDF<%M)7",
"#F-|m#ZFgn(+,kVQkSPU!#<+|74(Jn$!s'0%n9=L!#lC^V=58w/W5&9V=5/q/W@/;ZImrH.1V=P#@mT(!3GNB6[iXH!'Bv]",
"6VJTf-XG6-6xVL+!,bNZ!!$A16thv1#C-y@!&4xy!&Q<g#G,|[/UGk}74my10LP#.)VQk5#',[C02QgW0kS8b!DV'Z2(#(n",
"7Sz%/#}vrr!DK}c749lq1NS_Y!(zTvRJc`,6uaS7QkIp[85D5X)('L;*$|TH<J);VWW&0_*4/!N&PL[{!+#pF7tXIDS)&S@",
"!,D.92Vi*s!]{P06u'XA#WB*2!GRY2R,&Z7!^'YP*+s6D6`!6)LDi41RhMZM/T}(a/Q.^V+!%jA((mTw7Ubw;tSPU5tU0^}",
"19*f/_yILk<*,D+$^x_/!#|-g#:;l#/PPz.$g)s[/Q`hn!#R;*C&FZvsV%vU74&Y+(IH/-3acZgsW&=Z!3GNh8P[jt0/_T/",
"#Y^qg!3Z_;!B+J07P9y6*F0zi+!&.39maw/#AqC^!2$fu0<%@y!3]J7,|=]|!2#Y+)8&+4(kgyn]`Rzw.KdF1C2rMy9m/U}",
".4/U.!i.hY79'AAQkTC^%&|X^%_J}]/PQyM['YWi.WxfP!d<4(=acGLZF$&gNt[sK7sFAf7s12{]Fg)m0[7wP7X8Q'U^8!X",
"!Asy_7n-@:*&/JP!B+J**akL47VL1)779Fj*BGU1AgRHw'P=3+$7;XBPnLf/+RqnSA*$=f!/FHn.Hr*u%6Xxw&q66F,#CQ!",
"6wyP[sv^H5:.-1;sV@6*:-M^@W7i<R/|xf7Pnk`y9pn<y3$w)`!&=TqFvDj4NrY_C/U<.M0Qn}^!3Z_:7X1jM1IUn<T&R$^",
"4lF^7_tJvv(RXW!<02bT=B,W_<`wmT-;^+@^Apt{-Zpx^8HZ3}/PP[^%xhy@+%d/C7Wg$;X2@kY-s)!}%D2pv7K@cK0Q;ta",
"/PdWq^<pPs-Z|HL!CQ38!)X@d.5HZM/PZQq/UZ(5/t%76)a<#&^<qS6-y;bSS(Yq{#8%2yZHsQ,NrR=x^L4u!2BbjA.Wx&}",
"!CF:!T:uW,0Qq,z!48&AC`Sz22a#tD6[b`zRh:#`86T}sD^-Tc!C^1}U{iad74WBC.4J8675,[=!]gy641.F5$)*i8$VZta",
"76m|W/uUNH$u;<67:Lf#.rd7Cs]G@^s];8S6Gt._/Vmr!4a|2u5,Yd!6b-uB7M}3FSdC=<5VLp{s]22Ys]),S#|q6%4Ca(T",
"7YBU#(]#)y!(n[k4=;Vy0[`XT2(#Fg.SJ-]!xF]R0y}s0!(|L&!)0dKxBT26x`r;;+dg4|tp:^Xy!1J)!G'&CtS{^G6U^TL",
"tS##,!G'(n6uml+tc<gdtWK.y%86m/V7.KU.Kc}wGX+x'NUW=l9nJG[#!v%Q9rPIz7a5N[A^DQL<+Pb.#HvB{:R&455FI5s",
"7Vuwa,x:LS-trlc%<.WV2a$62!C1-z7i^jxU^/wy6h_)isZ&ihsYyc@)s_/:/TLRR^<p7l-y;DI!'cL|IQ1.F8]!mJf%SDh",
"+z}LvsW/Fr,.Du!2cl#QPnK|J!D,JB6vil!1(!53!4C/t!#pTY$78&*/U4:8/s2]U$Fsfk/U+1A/TsLQ!{0w}P2&5C6w(LH",
"!4.*$Ji=75!2c9[P2+S`$zHk-756X!2j6Zy$VZ0H/T7q$,CDMT/U{#u2,IDd%gsq`2-K%]%6{7}$ukTi&54Gi1l+HLM@^d!",
"1l,xh1MlxGNT3Ld1lzzS/P[;W$!iQ//USW`78)pP!|&;B(/|h91J'Gb!D6qY75sl!0paK@/Pp@VNTFRqLFZgtXTQ!mV7%Au",
"+%@HJ+{H_2!IV%iYn:l+9|05*-^DrAX5!LK77NVd@/z95!(m`S8*)yQ&11^z1I<6D/Q9k9V9luV%vQVFsV*pw!%^cw3U][a",
"6{HsJK!aJ:71PW!!szh[%GhG'V7%XN+C(lPsV2hR!2#Yt6xN`8Ktl&&Bc/7*743n-!%hn<3r.LzKV;4'NTPV+9b#ni#D;p.",
"7}m/ukmJ(j3p{h-PJD5u!z|&]ZLvtL7a9_N1Ihdx#h|qj!)3=*7CpU@8k)+`U!^8[&2-M*!Aa/'/|04fV1bQCYQmv977.'0",
"MP2WU)H/!C!26|T*'m,671PW3%-2zr&G'6A!=aw_)UD*6J-gR=)HgDD74g'WV3|V[)(%aX)I#b:stC*2Vvw^70NvRFUXt%,",
"=s;SzTag].74uW-NTS9:sV[*k<p8D/9h%.a!2#`4NrQrQ,&jV(8[bpl(gf+fNT:I)BI7K8!+s)D$VWM(/PZQn)JmX+@Jr.Y",
"*BpKq,0</*!]bXs7SsrD%U@3..4@3|+}6i2f'+}X(jMz;-M1jg<&(Lz)kYd0+!M%U/R*YM=N{1V+#Js;/R<gPX3dS`'$9@n",
"&[Glx*My|f!25g.!2_AT9UD8P;Xn<z&^^#!%t2=0tS##K),Q.T7U[(U)F`,C6v|ri8M2)d0[tf0'.0kA+!VLV/Slf_#h47Q",
"!}IJ)QM3p-)Hu0_7y&KN!ai%96w40_!1kVjPpP%G)ZM%G!G<L7Q.t;|<&!Cg!^Dj-.bJg.:I_Uk(IJJ@!&qnx!dwJS7U[(n",
"7t$i'<-/*s!$/`}BbZ}s9;)kLU!F9.HpQKy(QS}G!Cl:YLS6}s-tn_./1+{N!(j716VJ)kPnVB9GYx1._={c=/5UBbf$VKd",
"2'{8%/PYY;05(Qs0LFm`u0vv+7X;#|/R<sa;h7$FYh+w:sWZ0g;MiGk+G4NV_!z{w@yH+[DrLIfV6|bc8^U6tlk<Nl!Nu%d",
"R4c7ZNsZ}Z/Rq/P!!$D$#:<C9%qtlc<7]V;6}VvM6}C[.Pp@ki#TC+y!*d1v(IH$;.qm_XkmGx)#zaau$WCCT*C8i-4NZ(.",
"8`WjY!jZGc7]I8VV:71J+R4Tvsfi;hS1_TzV:G/f,/qh{SNzug2c]nc(W-M&!26:{0pi111gaZb!]hi]%47DY.,V@76z6$z",
"$@'Q)3B5ac,!VA*Vx2Z,2v4b0##L'd*Cl)xT.Zr|'265)YL#G`2,K:h!L_U6${d<S!-.xT7JY=h7!9p.-!vUX+'S(UG%ivk",
"!]bg6Q/6$(*G$<u;s<)<9L9swsV[)n!]__t7H#Rg&nuV<R$gpg!2$iQb5+#|H@&G7+m=<w(IT;0TLKvk!2#cfX4C(<sc}Ty",
"4Q!.AU=nVc.Sr`y#LgbTPQ6pGB&U@0!HlA7R,RGN8$^P*!2a(t%Df5['xSdjtq=91.BvsB.4K/n+}t2@f'h[f*cFlJUXt#{",
"RKX%S=62s<#:U9is^APh7@Is&Nrhh8#:X`5!$)9g%&iSs7@L]Y$W@x}u0]D%76GCqV5V^&.AIpu-7m&vV6xHVB1Hy&XT-y9",
",(v{c7{.(P!]]v*F+;/`01j'U1UD^*!!!'YNL2*}!9CHU{)1{hB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md)!iBT",
"/mmt%!@),b$;Fk--8$f!$Zmc_.STKw!@(UQ#]&Js#[g:g85FXh!!hAC$<BYC0/J76&6&_k0LL**!@(s`6YnQl+#@6i&5[Dg",
"/11_r!@(<N$8y@u%s5Vi&53*b-tv6[!@'g;$763_'dIcI!(nXjj;&y'1+4h=1i5:n/R*Zh0pB},'3T;s1gfN82fPjt2){`t",
"'qF^w2cap@!@)@t$<%VI'q*`U1gfR/!@(vg$:hd7+A2#,'p^2q0LL)w!@(AU$9&X#&3)0t'p4vl/11_a!@'jC$7AKjKX3D*",
"#`%0g<I}w:3bb38#`7<i#`W8|#`%yy#[{'|#]:=$#]PP'#zcV(!!^*;4=14{6VIm,6VR+=!=|l1+ztM/,:<^3)c^i,$9KL}",
"3iVTF4H3kIq@^C%!=4l`i{_'&7xQg@6u/yN#km:Y6wA3AD4gj4!(qrW'5%Un8[]_@,Z2}t!K`G9!)Gcp!QCW.9!b%/%44_:",
"HNh4+HiQ.A7`=';!(26f7:AgS7{w}x'l_4J)FJR5!=B2Y!)b,Q!-I_[!)lW@!*p(K=uC[1)WY2U!#=rm!@{4IJJBq)J9}<;",
"JZvMMJgvWnK#ftI:VxQN7Bvl0mu!]#7C#s1mI<S+LFw2p6}t0{i{Urf(82IvKm#qwW!wp)&#=aF&|C8V7[S#39LyhKL4%um",
"7SFV&#cCcnfR,:pi{n;k$8+Ws!2#:p!xK!S7]H=8=7b.*Tk7Zd!(gji@S{M$G|aNFmg6(|{'M@j!!+%!!!$WI+W0F]!)(}t",
"6x3Qb;#PUtmI<3BV:_kJ82*CF*%!h)P2$c5Jjw%ZU^-j`GXT15W3guHVxI#}!6f+3.SPU;6v.+qPQ0#_2[jBh11xFX0LLs]",
"8C.J])(%Ld1IH0A/UJ=w$7K08nc4dX1Ms]Y!DAw24zs]}W3ap8/SG6I*GAQk]`S-|.Kd`C83a!h*`[,7p$MJN/1(B=p%!kM",
"sV&#q-f9JfNUjvH6z'Ik9mn<!6@7jP$;K)$^7<&j^V[-D#A$u,sj=x@!&dJ<0[.`{5:0bW]]=*n74(Lr7-!@0(yu|x$7_$/",
"!Jzm20TC'60TdhP0UN6v$7wgK^ty8m_48AF^YDNrNrjk+_SV.^_quU=_7$R/NTVn-!rRsi8(j$,sjs1p#C_iisZL_B!]_]y",
"9C8Ylqz^0GZM'w#!$'!F!!$nZ(B}!m!)fbD!)STa!+4R/i}]Iz:(.+k9)WfC*hK#a!#uMI'G!bzi|jrr=X8BfrwAv:m*Uly",
"!#M2W&+fP0!]]7)!)BvT<;rN(9SmA9!]]UT2lv%K!!ni<!!$^W$1m`si{zd=8;NWmm*V!!81Qs26y<xwj$]z=8JyRD${y[8",
"#7ihL!&V3m!B{yii_Vv$!*u:YD-wlw1p%L6H;w(vNTTs/m,N*v7Bn_,RhCKyJr+l{!)M)siaY1)7SuM4;d.v#8s5VA:h;^}",
"8i8[B$VXyqrY$:Q!.7;V74(McIVp$t!*Iy&!*=s%Dwqv}%SU,pP*iu<$tr{%&;@qgf!)qistCf(!3ZaTi^cU890^x9&12;q",
"&PLP1&mjY!8PX10'.+z}!-n#V!!$@|7SGr1i_PWC:&T'`dDz'v'jfwM(+'$!m*Ul;sV61_i^d9!7Tr+28iMiD(h8%]#w|N{",
"FB]mzib)td6uMG'8Y1:l8Rj&*6}anh:DPWN;'vvRm*UlB!.`,KDFaP}i^2)i6g&r=!,^6T!!$|9!!$i)Ch&Z'!)|tHI-dM|",
"Jb$wh!,@$@!!$A%!!%uXBk*.yik`G/8!p8-i`9|BSa89'*B@%k7ahi]'sVBU!+ugT!!%_-APmZ}!*X;N!*G:0!*1:ri^_*n",
"::mPb95AtK12'rk8x5'(:-M^d@r2Q_!*/R9!/YR!i_%TnAfACJX3ta!p$ZZ%=Vuvgi^<l(*yiPym,l;b=!3BNp$ZF{;]}Hg",
"*}yY]i`Jr37w&$&0r]/X!(yp16|Y;+6y*kd9(KIF!)[_Di^1vc8RbBbMuV]Pi^]dC8S|0lR,1v]8j^U}*`]5P)l#Iw!)/[)",
"!)#p26VJ2t8}YmQ6Z#B<(%!^m8N-rKt3g0i(`]m=QM=#J:Kx*R+@#hT$7^:D74VZ)/PYbU!)%sY#8+c,#u`=]p$MK(7x0af",
"i^L4$7qa4QBl69^+]X;Kmg3#=!(9@v!=Ai7@C,,v9S_.j5SxN7ia9{&B&UM,=_Qjjr9f.f!'q''7SHlX&Pb[Di`s04:L^=u",
"7N3A@i^u'26_@C#Gt)M}!'Rq'8PAmCmg79N6[dN`sv^A/1a+:F)c^W=6WIqRm/%ls!&tIF!!$i<!!)mp!!$<074(;n0d.gt",
"!*/R9!**3Qi_1`[<G@kf-7YZF-r7Q($75gqt3dt_!]_{k8p,`/;s0SK;+wzCn#j`0!&`9i!!%R0/h3<U!(yK&5#<YbNT2kP",
"/h2@H7YF]ggzMZ6l-YN@/1P]</k0tFi^@(R85xy]/8-S/!&V3l/IsSA!)DG=/Q_DD!)-t8s4KyStWR*g!z|hVsr/r+i6fS0",
"N.L!H/W45h!*y*-i`qa!9sH9zA@(hd!&B)D81$^sm*j[Si^=mD:L7DK$8*a$0IlI20h,P2:ig5Lp`-#M=]I-,l-YNQN-mWH",
"R$aSMP1w]-.Lx5Xi_:q`9V-Z:8|;WA9HT8K)c_t,.SrI91(J}@8<aYF;kVNU!&$qY7u_2Z)/(;r77{jH-n9np!*vGN!/KJ_",
"sV!CB!=B/Y,a`_]=bzyB2clzL!*&D6!)&A!!)w.Q6yuShi_)tu94%_x!'Tg]!]aQq9yWV)KV9z4M1(G<NT:Yn-1]UG!*|z_",
"!(}$6!*bJR!)fR=!)*bKN-pH.NL-a@Nj_x=!)RRZ!)<H@!)ysH2I&AC)cm<]!,Za7i_Bap8txbw7:K6N76P[&8u.pU8VGKP",
"Il.W^i_/!{@iVp};VAHY(XDdU!%PQW!!$X<!!$ga!!$Us!!$sa!!$K*!!$W1!!$P@7SFvA,T!3z74I!27xg%B!%PPX7SGrd",
"i_<m(%VF+p;j+vy4=4@.67)uX7u1cG:Q'X/*`f*+!$b1B9rtSFL3w*49j{q9+{!R/8RN14L3w*4p$Q0;77JIH,4a3!9tZQ3",
"XjZ#^3hc$H77JIL,4a<.1HTt:AAMW=:*x(^PgyLz!N`ub#QZhL#_X#iQuF.YNrsLQ,4aHB837hFi_Q=U9:s2]6|)iWF2*fJ",
"sV*kQ,T#2dS^,0<!%FI^!!$K_%SSNQ!xKN}Qt8VCS1`[hS=1*K!)Rx+!(}XI!-DsC!)q5T!*DTX!)!Gb!-.xT,4a9Q!)STa",
"!))`+!)(mn!*V$fi_Bap:piZ0AGw.Ci_4mu7{Yk77'}!KT-{DFFgb:*!+*l^!(t[K8WHix@:(Hk7;Vm'i_;7`7A%:=uJRGA",
"!!$z2!!%--*xGi'B=$R[=-aJ[L3vq-+]V2<TY6DT<$nXmX4mp8;m8;7=zh-duP!<h!]_S;99)+fI$YK7{*]M!GnnnmJI;np",
"C=3FkBqTbR{)7Gf<1%6ay}M[^W^{Lb!@)60$9CMs'/(]g&5<-`),wXM%XHKi0.-z.1,Cui1,N!k,@aBx**3,T&Ua|pW@Wrf",
"#_x5)]}+4;W{QPWi@B!hW@Wb2$@d&g6[iX*2.sxK74/=`!@*/S$ABuB;isIA2/<4P8P=Ys8P=YZ6VrRH6zXjz6zXjH6zXjH",
"6zXjH6zXjH='`]73i!mV8mgq{!@)lM$=Jl83I,3/3iJ*Z:+$9V!@)6:$;f`,w0FDI;'|YZ$Hq&47Y8kD!@<gS4=15Q4]YGQ",
"6b46T8W2Z<6][/45:`Vn5YUdT#T1A#!)2-w!-AuD'LI;P!#D}3!$-RL%.ixT!)8#s!)kb%!)&R'!)&)w7s(X,7V$s)9P8d2",
"7V7#+&Rc]])*Cvr)IzqB!#Plc&3cx-i|mfm!$$N=90*[$`6+IB'1)gTW|5ms!3(Y9!3(tv7)ljZ!&vY_G8t32!3(}S!!$</",
"!!$Yi8pCya)gDmw'8AQ3'6]D#':&]F'93(;'7Ny+':v3N&qkx0!3(tu!3(tp!3(ttYI&'C%r%K|6!f^=GLJ}l),n/mH'7})",
":I6P<HB29i:I6Nx8P=r5!5=F3!5=D*!5=D+!5=D-!5=D.YI$`z#C-GH)FbWsW|5/R6Vy.UDFC8c6XXL0MmV-V!{$U{[Ay<5",
"!3(tqYI'i^Bum$D$V[Aua2IUga2MmmYJj3J'7N=$'6+$3'70f=@W-{a-VU'B8&i*&_WUY{'.=JH'86JJ'7'_<!!$=u!!$Ia",
"!!$=^7SFPL!/_K2lj=*pAtdS0i{bzS!5=Db!5=DM!5=FV!3(v<7JCC{6}u{n(7``Z!5=DV!5=D8!5=Dg!5=DfYJfp'!.VTX",
"!!$Ia6th:a7LmI9i{T,:#+.iTYJp,b!.VTX#:;qf'6I5}6VJ.HJr4=#!)=Ma9|xA-!*'m5!{)wiY[D1Y:;QP(:MQ=8y}GL+",
"Z48<9&!Lp3K=Ur*8!UC<fAx6F'l+}P(2.}<qU_fpLG|uzi{I/2Lf;Jc$w$aZ!#@3Z(<C_m/WDLYZ5+r`8!a%N7T.8PdcW3a",
"7HA%C@a4-97Ssb$$a:`(fR,]z'/Mi(MIi+ki{AV!77}[]7*hr%]=40+!&IZp/_G$]f}hQ:6^[QZ,V{@@1Q8}v'B1G`'t'K8",
")k^;]TjnnR&.X-g7(N18#:Gm9Y[/Rh6Vh:K6lv1M6VW,8'.9Kq@WV7f!RKjI9#j5i!H'tTVd4uL:I6PnWP4yla0gLj&phZk",
")XM76!#ABl!@|bwa2L%'#DM+0'7m/.#:;q|':W}b$tuDmY1Ug8^ZiGR#C_mb!7-zq+#<&!/PYZG1L2$z76<7Z!=zzC!!'YC",
"$;c}j6zd&T01iP06VMKx*}xvSG^-<B6VMRb&%@'Z8mc|3#Y_9;!]btLh%}dZ!3<,M0C/`5TC&#n!3:kA!)kJ}h9qZy!{u2H",
"hY[aD5Bzu7Z-+Dw2dT2V9(5D{$|drM9Mu;D$)5cfi7N7`7T#$RKA+R4#w{!C;f+Tti6ya;i_#Sd!3<,M6uNt42G@Ms!W5:4",
"/XG!z&#ZpT;GC;-&1.Dx2HY{n$_Wrj:RR7<;91VSZ--Sp/Xd8JU![y[#nvTD&sAh-*ZGiX:h}_M'Z`pL!3f&NZ*fNbZ-=9^",
"!udzPB:lmLjqL{*;m4zJ<%b`!<-^-J<Bvc!<L(<K=3*5|Z--dP2|-B'=I+#v/YVh(Z-2;'3LN@0lV6sM2P^m26nRgr@d&TV",
"@x7H-A%Md]Ai^-]#_0-/B){-aZ-L&]/iN%6Z-.+`3LJ.sj!TsV2QQD::aB$!B|-qrD#ssqZ-L&c/iX=FYN(n`YLC$33yl;H",
"nQZD^!]bzND8pUtDkFrl&mq@H!]c*L!3<C,7|_7[[$_;g7a6@|#C8(aF</1i${lWvF[MFy#@hJi09.[P6VM`!6Zw+}1+<X#",
":gi=mpB!bR#aNyv[}YZc#Y[5q3C1QU!=V}10XU<;#!n4M!48gW7X+xf1nPS-+af*rSYdD9:g`Glp`=lS+=C=6]=+(u#:A*p",
"!3)Jt-;]g{qXkL37W#$Aa1(`l92<T`[B;8y7P98R3hQK{1=$Ii75!^iZHr_$+#,U'*`n$7s6_RK<TzD/&2P]T%v{1X%6{G%",
"/uW+$#W%F}'LJ&FW7]Aq792jU!DiI!sV&A.,$Ks.sX@0s!3)H<74j]q74C429S.[Q7YA'|XZr10%s6W1YLB.W,0x;csY:l|",
"!(+WY!!$XU&10h^YLB=b$r=V8.41bb0U%449hikGv*{k*sW'|2/k}Yp/QAU.'Tj1VvgcLN'K$%8'5Dg5wFAgLsVSy4!Cmq-",
"H2U)[%P{6L2F9,[wHy`W7s<]j8/nTiss$<h!3)K-YLI-U%n:XSNTGfR:H0Ax80%a;ss6<fx}r5&y=1;7xd&T$YLJ!vsVG'Q",
"!!is#!)PVq!!$an!]_^j7q7+H75S}N:'PaX:HljL80a*jsssflzwir2{7)x=z]{1*sxtf{sxk6I&mlz|!Z1ZP*)_lB6g5j{",
"!4Mt[RJ&H2-Vv}xHB)C7GI+H{YSH7y*hJL*sU}@b!Ct0'#:F%!!!$DU!=AQ2!)1(]7Ublj7T4c))(#A'%4;-w!!$DX!@yVA",
",&0T,!)/U'7y/^l7Uwl88pAb%*${_*6]61!!!KUw40(a9+x@ra!u$Bc!$s'C+:brW(w_Yf6Y_NIGwP`PNTQ<F!$DI9!$9'L",
"Ji*tf9kZNMRKW]=.rPmX-nw'XsV&@`6VJ(^Nr]Cs-nv|VT9x&f!'H<Z3YN2p[h@c[!3(LF7*M`j]dm@f!4jR8LM,|i$tx[$",
"!$v4L:[U$a&mqd8*+mD0!^#%B7)mvGYNu=$<%%s$,u9x2!A.kf!bq&p8RUx+3btIC#G7kQsX^F'!$&h06th5q$7a<!!3*#k",
";cdkg;(4{T6uC@d6uu`jkW&=<7InKN4M{x+](k`l6uYilNUBV+7xh/*%S]UI!!$<w(jYdn-r9_N-Sw20!]c+]!]btS,u:B}",
"6{ffU%ugf]1KJRa.1UB&!4kJI6QRy:5YRbp3j)0&6]$V.7V7#`D5Cs{!4M2FGs6&}NrZacBb)Ys8Vk-**aV^f8TN3=.qscM",
"!!$Hg!!$N@*R2@.!)9hK6^KbZYL#hWYL#5<1QCRxkW.fw7h.Ug#%lFH6Y_sX74aIh!+<Lw#;CQ%!&.wq5ij:,$;g#T!3+Ix",
"$yD2F!4M2C7s'9n7Tr*K6Yc|6#Z/3:__i`.DXRNS!,['q6w6bSDU-3!d/A,%!&G0B!'M)M#wy!w#:A<f9AcizPQC3p=^9h}",
"Hu<x4'LNx8!`BU_7V|_,J5+PA!)]uk!)Snj6VN9!!4MtgMWGTz7=cG98Ftny^ak9p!*}4q';u2ZPQ1*M!WrUk$7;H#!),)p",
"sV'!y&s8]/#Tma=(+-.:7Sp{.'p4z(9({^)kuGKF(Mr@v!3fQU_#7[9*GUp,!5@PdU^7pf_Y+h0_{PI2%bdsp*3k_}!BI^-",
"$tyCla3daaa4%Qs/PcfU^]&:hD4f;=!J)^W-{^!IPQ%'5sV3!:!3)<f%;.Ys6_gu4.b5U|*,-RL!4m=1/s2Y(!3h4,9pY=8",
"=]}]^sWMYqFX'j.75ya4NT@h<9`K,!kux99:[yl(!4jR*$tu@W!4k|-2Kv2]!)0n|!(u2]:hjR@YJ^$<+%{sR.Q)Y@t3b&/",
"8GXC,*,UGq!-W4U!`@<M7w!u-bL#J=77fCa6z'JF%;6KfNr[=wa5g,!a5p^d3!@}C%47f@%qtyB3%#Tb!!_fh8A@-fku.s|",
"!gRP%7JNR^PQcT,!/C+5-H0<l6dX9Y;G/)8)@UZ^QM3bA)^scS!)#a,t3b:y74(8z,n,/.9q<m,!3:T!6^auI2sCyUNT9*s",
"/V/l[YR6Jv3{;DI!{$4.K@!N;,u;tl6]{gj/WA3{2Bb}S6tkVc&.Wy2!hxWP7+T4Lku^l'%&_K|#_lGvcn*WtPnSJ*:XL-D",
"#JBN/i7l7^6|hLfsX/gf!@G<,sV'#Ia<6yu!j;5(11NMA(L<qy/P[`xYL@2HMLZi6'jm1Z_Y,HD%`bS6/n%62_4Ayr'2X0$",
"74S(8(gvs|PnLA$C_%q_'Qv8t!-CL`@-PCKPQy;,p)9y_[SR!!5u4Wa!*NDD::*@f$@^A6!3+)FZ,iC*#FS}AsWW`r5-%F@",
"8jA!c!.)873RJW;!!m[u@rwu=!*17q+][q<!D-lI!+u}A!]_Yb93dMRa:=md0w!`UNrRVf11YGbnFDId!]bt9.c;;|83QRB",
"d'nt`R+vx/74C4^7$L`n*atqQ74aJ}*`{]'7T4a{T:CWy#:vs9dDx-a4(uZ29bAV8%y[h|aP&#C:gyrz!},m[+]]Kh<%ffB",
"+!7_'77jPA_taHH.=f_x!)'2:0.++a!hZCI78q3K[H96a.y^ZF1Mlra2cu|R7Xn2u_VDhtj:gBN6Sq,Z$&=BY2,J|58(M^4",
"(p!*s+&z}]+#H|[1Jb$q!]zK2kucwf%7HPW/Ugmf^]&;!8+&Tt67-if=]IJua0|iQQ.jk_7Z2]#4dMz=4ctG+kv%-T2UX6A",
"#+].k&.kpqa0xA#8WNC#7%QkJ5XY&P9#dpg8WRGP!kI+d7WRtDKnm$7)c`7aPRffI!=invkuQXh##V]caqAX66d;hM$5Ra+",
"5L<m64gImw7}naF7XZp3T%X%A.D#]CH7b^h!4uMJG5lsd8!,Ub[A|ysNUB-3J3[.,!#hqs*4/!/6[D:p83-f26wYl)7T]yx",
"U7^dI#wx#78&k]iYI(Dm0rPH))%L[@#A6r-!4M2M6[iXH!'Bv]6VJTf-XG6-84pt9=0=n}-71NjP1h%N6u1KU.qijc/1)ph",
"_V/x081H&+@iP+L6yJXnS(p4<%l/Pdl4i%A!4L<2#iF$z4(bYW75RJ5&Jkgr3`Yzc!(`:3!1:I3!!D(I7c^`&*,KDD!)Wv-",
"l4u3#6iN*n9{yxI!-ugc7tXI_SGAJc!Jb6cCWK<)hBny6!$&_K7bb%F8<2}m#:ZV@6kpZ6@imFfS)#ZQ7SkF87U)c+$FwHf",
"!M+q`tS#/0KrBq&#h`,xKT(K=PQG)S1$8YF/%%h/!)[tH;*%J3'LJ'57|H7MS(X-6#yIy2sW9xj7TUClYIY9-(.`VA:[s'Z",
"!*hW5!3*8X7;G$I%qpg1%{vSY!3+)Y*f)uu!4kJH(b$NuD4xK#/S17/!$8kG6VJK!5@22s7rIdi;(![5&7k)dYL!|^YPTi*",
"/PPstg(U5i(@D$i-;dsSKQ9fr)cdI8!/FKsM#K%B1gb]g7]ly-,aC]9+7:z@3;U+n1ID=aNrZv93;Ttv:h%6R#D*2;97QTG",
"'.sC`sWY.H7TsWr_=_Z18_5Uw7y.<B_VAwKU{VDp&.Wd-!$Gpn8J^^G+zzUM+dIZr#%HL.[M29a!)UM46th7Z+[cy$!C1.8",
"-VTyj75XY9l4|Q49%H|k$&x5&,-c;}926z0.4/9&sV;mU:-M^XWW&xfAfUxKPnkg{9q%LT3`W%9!+U#I!0!d#P1wiD7y//a",
"_VW|Z0Qqhb6db0ST&!(}FXw3g8vvX'<%:<v!N=mY#C5K61RR{M(QiV%/R%'s4)S1fNIk.H!D-jU7Ldq//T|m7/TsLR!b$Y#",
"rYV0b!5Sx|#y^.]tS!l58s.$l/mplj7:aj^/nZ^X!5SxW!Cw]_0LM5j!!$RBN).pL9IfY;9h&`Xt3b;H+&]aa6{-/[!b5Ts",
"tS#GI8U%.(T;=y+sV2hv/Ud.`0QntZ$yvWJ/U=GHaRw7)TC2z,Ud},q@ST'|7LGvf^YDWXS)-t0!5<v4P1|H$Mjxp{LIFW<",
"1+3@bl4T*F:]27;%[j@C/QL5i^]&;(hCss#6^2g8/Q70G6ts!U$^Fci!'fXa)|H!c7==JWN/B{ltuj('6;Vb65|:8qNT4*x",
"@W7<|!d9)}7416!68;XI!5Sy45|9if7:Vl!8nh!d5^z]a5@^,q12'M}/Vw{#5#;J{lSsmY6Vf!q$y92Ctui)`4a|04QM*J6",
".FdZ|#$bMt&.Wbh6y)9Y;cQcY/Q-zC/QYpX6uGzmu*GD:/[D%_/QPpY/mrARF(Yj5FdFF}$|!}/tq@Q8G%a=<GC!HSBCsPS",
"t|Ulr8.tG=$<Thzi7bLM$b=:T6]/)_NstI6/T6+3!);[p8T3hR#!v%Q@a:H87Tl}FGM3]m:k6=nPp7%6:+DtwG6$DZ(R[a}",
"/PS5I!N]zn.v7XQ!4uMH'!wh:sYY.z/5UFt7WTAh.rTdJ*`fF<92{|TQ.jwQ<=X1-<]wR_%=HkK.v7_y!5SxP7W^I</PQ+9",
"6thA'8Ui%,i8&^7+z}LvsW/F}!Dj4Y6`r2:!cnRx!5SxU,s0s@#Zx'SaqC&Y'TNR_P1n;V2@XYLQ.t&Gzx(X-Q.it-7qk:d",
"B.$<47lh+tlT*=Q!5<tJ!z|xMi78uG4(uZ;10USnH;R)N8Wf|{anBx&2a{`<cd/,(IWkDg$ukxH4&Aa-Js'sj6w-'@:IcQn",
"<{6vi810!-@C/0b!Ltx_.;0M37BduMK2F#|lT1r6I0.m)#+]4dfIb+}$}W=gstCC|!3)=P](pd3,:p{'81=Tlf`2)I/WiZN",
"7TFbaK2F63sV#`lU^S[w3:N43YN.m[6d)aK&!fsbsV*pw!%^cJJN[AJ6{S2S^%njl!+F<07SFDv'16U[!$s'C_a9G77483n",
"@u/R,YL5/8+LG=HsV2h]5-.&*7Z4Qx74}//](QgQ7B-=w++qat7uHc*!,%#8G(*Lj748/c<Qy6)!),Z)!,<qz6u2Hw%8`7+",
"sVzgx7JYB,7TpqU,Y^+Q-R$F{!)]ukM!y^tM2ay5!.+V]I/QI}B1HTy!,)8K6ucnyZk8V%/Jxu=u0^!j6thJhlrI3g#y!aK",
"Z.D_x76Dsm@:Z0*%.8[{2y$dr#_'#nNN]x5NT;[3Z'azf#|b@yi8wY&8@}h6Z*$I6*QnwS!NM2(PLpzg*)dJugF^IxZ08{I",
"(8zy3sVq^BHr+^7i@I!C!3ct_8;A=g!!aMx/Q:NLP3[kd7BS9k,)AFW&P`^(!%7id7qcTu6VHTUU=w8975=r@*`d;|!PFXm",
"/PxhwP1d&l77NSps!1.''Kl^&!i1RF7N]b5Z+;XXp%!qaBPg^<%jqva74820*D{sq*UD0q-[%|[*F;)FavN#g8H'[KR-/+X",
";I3fa.K3[_(UV'gSx7[W!@x^q(+,hL3}{Q@kLGX.Kgs`1NIXVzZ*^5V[Fu'`DI^(xls3mM$g;}i#*LMX5u]1^QM3'0G^|mr",
"aPC;37VM]tamD/A!-nCY#ic2:lrJnUM#|)-8<naGMF`#.)Y%G#P1cRq;x]Nx;QXtY5it`6QPU-m2@lgN7;BKu7#Q%$P1dSL",
"8#M]z)c`1[*`qR|!)/NS!)8X'!*^Z77^_Z7!BRK3&14&G%'H'{7CCBS,:5L[lr(x;!(4Kw!*V)1!-5p:7'9'dZ*^{S7akSU",
"aW3L|7W[xL/PQd!!(!@x6]<+XlrHW27vG`V6yS)]S:xc};MBgmD;=$yaP(.Z7w=^hH]p+9ty'Bx:i:ttH7j[`YS]=;$<,Tw",
"+=C+0LSDsw6v)Guq!r2k!Nk=nQvKqp+&Lf}Ji4<G+Cg:9+]V2./PmgR[IU$+!'qK&!&2(LM^{p!Q.u:mmk7g%mgpJK!CYI$",
"cQJ5|<C!93ZHrJ=/Q8^-m1b:w$MT|,1/U.S*C8fy92j;xm2D-c@j}(F!)2S&R5j{UYL2!:.1Z3GQt8wNS2g@sYLG.<+0wm9",
"v+Q,N%^1`!!3<!(2Kp<f3B:Ps&XKAA]=z]}!{$'9+!&wL6Vp)cKr/Q!%$iKgZ.D`;4VZGhm1y[^SpBXP5_#[j;#Rdt67/bk",
"auH}'3z@]hNTFm17$VhV+6,qF-!jV%/VJ/0YL!|x7QhCFF*u8i6`%((NTs%^=X(]G!$ZXfAGm5d]=gN+7$ymNm1S[t!3(Iw",
"PQ<dL$T[sC!3GN77Tqyam1S$lTN4GsuTG$WYLF8%5x4yM&/5,uRJ[aR%28r#%)!zA6`swqC(<u+7HAp/PnYK(Df14|9RUmg",
"SdLh'[L+d;%#yrd4#jXkDhPNp!)M@g+`du_$5=|hG_)zxS:Lq8:jm7lZkW*b!7-/)=BdVx1vpz/7W&GVm2WLF8c%1/=3*__",
"#+S4g`nChhYI_Fh/[c8ym1wzd!3(MA7B<:(8&jpF7}]*r+zu/V7%[!P<@5IJK6}uA'_{|KF80<zLUI:-Nfph,$<DB<(+wti",
"$ZFIZ.4,3a0LCkA0LL)s!=|,f%qnKc&17[i/1(S)1I@+Y1IHGy!=|5lNT1w61h&g])JGd<%g'BZ#[q{P#]14!#]FF%#zYL&",
"!!^':3}r+y67+c*673!;!=|i/+]VC-+z}T2)F@_)#!}Y84)taHh{-N)!=5G}8n'pt5&F9`!+CjB/iM.X!(qnU[2H#/8D(]6",
"$KR6!m3*L68[[x@G352]%}:_y&z@wA!(|L'!))I$7SF5]81$Md8PAZgm2bGB#*b4WNTTNvm36DC7{x#.+BA/b,wyaB!=B@k",
"!)bTk!-J)i!-s)&m<_HGZ3d4QC'9IL!-Q2d#:<3@Jz.ty!z|]1KK$WtK7Cv5KiAc2#<17UYJ}R1G@in}7`nxKL3yd4LU%7K",
")BFb[MRbg-:I6PQMmZ)09SmJ8F&Pth7aJ#_#cv'yfR#Vym2#h%$8+X,!3(}z*!L;j%AN,!sW[x}'rbz#7-9XY9==n/'k4)(",
"rV*KkNvz|qr9gV@#)(XN'pr<=q]'{U{(@7&zzI(!8Kv/K7);8JNsiD.!Av5Fm8+sj7aw*/+=9Zc$Agz=!3h3g+b./S#:Dz|",
"!!$GL!=AH.!)6mT/PQ^wKJG}G!*#^@NUJ6ka1Lg3*x'Lm7Xb_;/mg$0!|48@&V#1b7=1WIZ'_95$L43M4]Uw]AQ}5[6d0bh",
"6w(Kp7YsHQ7w@zI[Qf*t!3:k4/jGLt3)D|t#{m^)*gF^|8VZZJ%|7$hi9fN0.7$'{/S(.J3R#@Z!*#83:I@9]76BKR!!TCG",
"sV&C{!LdcdNTXRbn$zN}7s[t|NU.7!-!uBQ!Ft!%NTb[d7yn%67&RjNsZUY|sZL}#7b/[isq2l/!'.f!8_,5q*zFja0$b#s",
"i6giWrY'5L'rnD$!)J{08{f&#!'QW*9L<(R7PX8u7y:Z&79f@Mr:LYX%Px['8.Sphsq].RrVN*]K)S+f!xXvU8.g|jsqq.m",
"$787_tmcp_u.$w$tS/'X!)$}9u0Z!U7u;9Rsr9IrG#KgB!*8pCH$hlJG*k<z$Vs'z8Py}Z8Qyqk&u|(f81*SU'5G7hm1w}K",
"8R&y%,&1pxm1x$L!#fU5G#Kjc%qnq-!ix8d7$`m:6v+lw8p6X#:NNu8NTT<*<bq57r9gwK!-1}%!!$Vn!!$Q3!!%3XFCn6I",
"!)uy+m25n$84#Z+q]+YF!,riWDGrY:m3nz5Mp[tu@6r3a(gfdx)F@K082`#[r:$y+6k5-JBl8s6!*@C3m2Clw9lf939*{^R",
"+(uqc7=z-5AQ}<[m2|=+!(!HS'<!6#!+Wx$J5SlAS]PRWlt4TS8.#Anr;33@FS=_aC$s;z<;m@_#YdAL;_1MI!AG$Vm9vw)",
"&@xqB=,;pW*B=Jdq]'{R!)|r[!!$D+!!$p9!!$SB!!$f79f7Ks!)l54!)N&2!)N)3m2LwN;Icd1;+FY<<SJ1J!)_^V!!$<0",
"!!$nQ+0C42t3aMk!5=kk_Y,bP8qxxy*,W1N!)UW3!!%&J!!$N8$H-<q!,{iS8i;7a!)')7!-=f_;Qc*Lq]*F}!)6C2!!&=h",
"!!$K;!!$<8!jx`l:'fDi-tn7fr9c1M7^$&/Q.V8(6R'RW!.cCd!)8p.!)Qq,!)DTC!)NTB!))Y)!*!;t!)Skii!|Cr9-z]7",
"s6ac|7Y{%qm3JUh=&v<9;+mtB;BRY]qzH4vPnUq54vNJ&m1rrX78z8!HH<,s:F7(V!!$&3NT:JY%&s[T9qiQ)4X1FBR+gz|",
"4X.w$m40v]GXf#s8t)-J;|s{R;*h16:IU8x8v-qKum6F#8WM0P7YShp4X.[U)c`7am5U)[:bc[/N+.l4:'w{UP1y]R:x&p^",
"!FDc&m2#a!823CAr9f+q!`M;q=As#h!!,y/2_65`*}y]^m3z$@86M2g11y<H!(yp16ydiw6y*kd0H#A3!)_jHm1bL{8RbBD",
"MuUa<m2.tP8S|0NRJY-M8Ui$u2cXzZ*,JYy!)/[)!&BL$6VJ31.'s:.tS2B]m2s8C8ZB(B9WHK|7tD6q*+nYJ$;/vxH=q`1",
"H^0i]Gch`)7A}1AtUn%/t_j%+9.#BdQM@du-pKN7%v=#x-R-LJm4kR<6zXjm8j^TQ3`Vx3!%Yzq8Zb[G(pPX$!%Yzm,U23h",
"!Lq}hm3xza@$1nzSApq|8m]RpBU][D:P=)V7PD,Lm2LT*9-z]0@x#h*8kn=]&#dyPm32S/!i@U7=/^:Q)FUL+WWv@z!HUn`",
"m7tW/;.'Cqz}2y=57VbJK6y[0%xryd!$@+_!!$dN74(_R)#`-8m3=|f/VkpP6{@Id:sJD+:rMg!s]Y&N!!$R8!!$r_6VJ_K",
"m2l$_B}V*ahBmv.:J&&[:I6h^$^DD[!$+{]#YZsg/Xc9W!({:I5|9m$!(zx8;aH`xAt^ry3$u[H5wiWV74M:Y7n.]dm1p9_",
"9R4CH5xfvXtui)`4a|0+(&cl<m2s=,888,m%^=m87@'y.u)Ij-/ZHGK/QPRP!))'`BQ2z'tujF06VJ-3!JV&57@P52s7HZS",
"CM/Gn9S`9n9u<9y:cB%UCP7|s$^DD[6X3TB'H(S[mFu=A8=bfGD{Uuk6Sy*/75fa:')hY#!)/i-.v8^nP1q's')hSW!,'5{",
"!+T;D!*6]]!)tAW!*4&j!-}4Hm2l5s9bK+871D5N9%g1y:*vyt7%I<0/W5,;7;d6vm1wdt7=LUi!!!Ucm1nzU83N:%&82Y]",
"!#aaV!!${b!{!kb:(B8NH}mzA!Brm@m3g8F!*+K*!z|w7'+T!':gU0fFI0%#;'s9bK7&b:!1(9}!#WZW!!$Ul!!&aR&K,95",
"Nl7wG!#CMT#YZ}9/P|1LNT@l{&,l!l!+=#|!(|}5!*]n}!)fN<!)&)wMmS/HN-mW=NL`%A,|D+`!!$PA!!$I=!!$=;#:;}I",
"Z-+d2!]_S@G5l+r8L,;Mm2mA28wYLy6}kui1v]G*!))P&m20rD8X{.u'<4JTm2Wv#@Yb^3=|$(0Zm&1u:XILL:}Bz39:,b2",
"<.4l}8=bf493Q<L8j{hT<VYx!9;4j*At_6g8ua3F!#/@L:*{#'&mlXI;iWY!<$q}8@YD^u7rpT<:JGpVH}n=|!$b1B:p0&p",
"KtX4(9k(z;JYHr%8RN14KtX4(!!$pg753@;%N/gu9nc:`hw[y&4)$-I753@A%N/u%0pfp_m7;#]Pr|*q7D-@@!NQWY:_4mC",
"$Y<6aQX-gn+&Lb{Ji4'<!@MJUNrng#%N01}!)fA8.ZH$=m6s1{BPfG{8QWnW$7BzG%/pp1!)G9y!(}HCsfU((RU*&/YPX.l",
"!]_SI7'Z[`7PX8N7'_kHG-K|s9b,u&7'irI:Y:$U7/$`5M^{tlm2:IU8gsc<8BkjU7Pb@P:4[Dz@i1%F!!p,R#:<0.!3)HS",
"!=AcL!).bU!)BD^!(}[J2VMR$T9vX{!{0Lt!)dfj8B8IQ82<IcSzYJ;PnKj*$R3IuRJty2(:6GZ!!f&Q!]_Tm:+,LjzY{Zj",
"MP1C=q]'{g!!Z|G7@{4[m3rKZ<1g.H9$jTp:YY6X7A%9}.H4b&m3*iW710)P!!!!!",
};
static const char bitnet__spv_norms[][96] = {
"!^'L/!=4:P!(dNk$VU95!Knx#!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<);RPs7",
"!!T-B!!gt=#y_9Z!!Sq6!=r(I!={(G1M(5q!!gcA#zGij!!T*=!=r=Q!={=N)c^dF(ID;S*`[t+*`d1K!={PVCP7VQC1%ST",
"+G!,8Cr)n],:<cr!@(]Y$9y#v(s9:jCq_WY+!%:[4dJ4i!@'wA#xNPY+=kRjIG(uK7A&NG-x_$L&4$:S!!z]3$ts<7!]]SZ",
"%s!&G&1CnZ&P`f5!{9`,.SJAd!^9]q6ZthF!^Qy)%X39k!^bwn!#P<D(IbJL'q(ry@VpMQdDvgYdc5t_'/lv!'NRya!^%JF",
"*`ZPdf}QKh(K)=N(ig0!)*CYS)HDi/!^%5=g].pp*'!_i#:VC@%x_dI*b]z8!^.;@6tft:fAsXq+_XX]#YtaHf}Qsu,<5lb",
"&n(`Q7qbDD<J*PB!%g.p'k':Y(AW(f,3l/*78!;8!&',W(,5t_-0hM06y!G:/3+X=8PZQ/dc6p|/pf{r'.FcPf}RA&0NGX]",
"6V[}u!dCs0!f46!.Xsgq!]rf{10S_x%r7_b&t7PT'5'_hp}=a5%@Afx'5'K`'5%:{!=4%Z'4n.x'4x4|'T`Z&6zcHZ6NXzj",
"zzA,t{9]-w74(,`sV!h]!#(:J!(f-m6][FV%r']v&n$.!%y)(z6bgal88R#tFJth-FJw,fFJvp]FJv9KFJu7+FJu]6FJuY5",
"FJuS3G)SB*FJuI0FK4]3#Cd+,%;$l%#Ck}0(6&<_6th3h&n!2T!!%aKFK2MU5YgN%#::(%NT4{7;*5QL;0<aC;N;g{:Rih$",
"#:=+P&WAaY!!b!B6VJ5f'.qM[!-+$^6g$TL!^p.yJcF42%zx@I&w}C)%y{f(&!A6HKFLGZ@[i+u@c}[hA#lw*:SyS/%^WPa",
"Jb8Ny*cPdz2'z#.FTIvqG*W,@!#=Z]!@zW1!#<J!!$1+=!#<6/!@w6|Nrfuu'59V('5LWf%y;5c'9Jj;88WBNFK5q=R&xu/",
"+]YrlFK7&$R'/+37#J^DD8`-jDm79Y*N<=&!.0XR7}+=(!2+ms8=0w06vL=d6wg0v&4X;Y+=8$|!-+CI!2Jq/${xdD,YSXk",
"&PNlj#:=+Z!-+KZ-:%ap77W]Y!%ydl!)9#_!(xyt5:Aa*R$u`r*aML7.8m.D!]`{Y*`f!1.XAFJ+}AAU!-@f!,^0.3!B)yi",
"b-d2q1g[3$6{UNTYm{*#-+4!0*Bd%C),2W54]R-_(rI|{/PQyMDuKcr/T|P!+&+.g/TiCg$@9KG/R,!7.8YLU+G+x5!z{=,",
"1gf9C!+pyv!!$@w!!$KW5:/k81/Mlu!-+sm*fr*N%:X@8!]aBfl-b9G!-=R1C=KSS!%RCJ!,M.<@wmSGDrLI2FLV,=-VcJy",
"Y3}%=(N3YU!Jx82*ByS{!.P^v$&N.T&PS2k!'W##6VJ)T'R^<=/VCHy#@@=W)JF9(FLN%0.Gt#s.6MQ=,#0%ZXQV)&.V5Pd",
"FKqBK*NRK;!-+AU0./@q6VKT;!-J4(G*knSFN1KmFRbh21['8J!QtXu8ma:]$79P_Xs+YU&yG0^$V|.FX1v<2!#-@}#:;/_",
"#Ck}1#Y_6T,ws!(95kUU9vx.mG-B3m2N5F8:+l5,$:!nw#xQR@*C8hc74w/K6c%QD6cwIw#xC5q!fuHm7<:%50wdy66wS#.",
"#P=w*!-+Hu!--)mFL=qQ:t;#5MPY^h!{!![Zvn`jM#@[bY*iDgBb;qw!33/S!)4Zm&Q#WU!-,%(+DFlk1+$j-!-=Nc!48&B",
"!Cl6U*CMsv&&NGM&TWfZ;.m5+'.5/H!%5JU!an9K740ps'Md}ZG,F=C2j8K{)('#q!-+M&+(xiI!)%im.yL9{!(zWI4hGsX",
"$]T;w&8=(),$t8nHF9ks+zw{z!'kBT!!$UT%SST[FLPF%,1k+t`7mVisV+-'!Cn]]/uv5=sbcRrH{0`nI:Ni]Ha7yGsZQV9",
"6;W5hI@+8J]}L+G/Ul/-NTFUBR*$+;2F9#VIzln!7s*If8!'I0sc8/5!-+LzFLT%17+qVT!lIgd0U2(i!);}2K4J'Y$dANd",
"8!WwJsca;I!-+M!7D1{X9C0C%9Z2<%8!bp6scu51!&G7b!!_j|!'%tt!!$Y<$tuDC/^dL-/Q;Mk'Tf+4Mj}2k';guv8#JNS",
"sdS^7401iR6YN|t!.1c6#bTN<8mdJ<#C7}<$$P|FFRH&c8)+.{ambaK74%}tQ/=RJYmzYB8fY%,2/#Pk!_L*3*BfG}!32iG",
"#:Nm5$tr}RC$/9r!*!GwPnzt_f&a5]!]`uZ!-+A_7DWzW+V9+jbjRsJ7'N'U-Yk(uY36T.)ss:^.SMwq!]hif%47iF(8IBd",
".J^,..4A)l+|mN*XN3gS'P3F3G(9cL<D)7#!(-Y{!!$A#7qc_D!Hi|0@Bu+M#!p-<!g=bn<NN*r%89[&FLMW#.GsKP.4sJ{",
",#X=cXQ`2(/3rqk8[C:F]}HJx/V-=N##$m*Q/RMj<Ba'AA)Y4HQM.JqFN1L=Q.j8N88PWpsZd2w!Cl]3*Cb#x&b,ZR'24y_",
"HcF1)/i=lg4!&^xCk!m-G*srp2^iMl!=V38kn7CM<jMPqmc^kj(.FRA0fP9aFKqB&JBplP0jcwI!$iq^+!;GT6u88&+1n_R",
"74aJ(!#R:x-gU-aDj{sYVx=)g#&4-X!(tsSSGAww8|^7KS*Fm`&:$RA!@QCm/nVN43{;7YP1myXiV8zB(IHlk6b-rC#:NZ:",
"&Rhxu)(*`#!]hid-!`-T748.p8S3@v-Whm*8Z$t=)gha}.4@3|.4|Qy+}6i2XN]0[(jMz;Dm4.IW7]@lNTTB-6hHG'+PSNk",
"!Dc5$!)nS&!)7|r&PYc|98JnpG)GH|Jc:&Y/PP`]jUuL-6v#<*J_hu[.48C].S|Gt$uZLVFL/2c'p5a|&pZ9t)39@kYm{*'",
"@dH/1!]qDRJ_{5&k1:^U7SM]KBT/%v(MPCh01igJ1J+|A!!!&,NL2*}!9CHU{)1{hB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{",
"HmYn{C{/md354`S!=4(!5;rhg!(qrS<+j4i!(f#}6Wb3s-)q-tFIXt6G)Rz{#Jjb+!-*wK6th[5(QU!R#ww4$fB(x.V{<FN",
"&*S'M!!$HK)v!z,sW2(Q!%z2h!-+%;76;4VHr]n`Vz^;p;JB-V74C3m+`iQj!$.My$VX:f'57JX'5LW[%dh@B8m_QT!(zK2",
"6vrs376:N$))x]N%42'vU^$6#%dhFy!)+Jb,:4Kh,x/nA7H}/1!%pZK!!%)M!!$UB!!$yQ!]`<{JB(@aB{L-$gzLQ8kmYX@",
"=Wm5u7l36<@qQJD:b18I:$dq3!!+%!!!$Vl<r[8!TB|N}%4gdH!34p^FRK7(8DQ&kPIfKhTC:/::-WfM9;h-/&2l)^*B:hM",
"!2_-5GI'wXTB|6v#{{ZkGI!Fx6Ww/D@jUm^!A1wR11wnI!(yH%0LLs]#wx|)+{4Hi6w(Lr!bh^<#_*0zF+XNH!qL%6%X^'l",
"/mp;V1mwDR!-IS.!Cm(J*F(y)*s8}n+CC={NTQJx:-krZ9$VGm85D4;*tSwBAr*1(77y,T.&Xw(!(zCBNU%|R<IuRyZd'9}",
"%^q1N7@P).<`uDtCLf,fBS<]G6yW^f87GV[XW3F|&WQ/h!)!5]6W3{/$7_.404{MD7$t*p84@tP:PUYv$)c*usZR6rsZLxP",
"!]_[}7|AJqsVTD,sZL^I!`,8:8;savDj{zDFFZmLDjf{$88GsV/P^9k!);UiG%:54!*w5T!!$_+!!$n*!!$<Q!!$Im!!$Fm",
"!!$cm#Y[1%!33XC!*m{%V[:R.9&'Gz:^^x%+U*;U95j(ac*_jz_6lV#^9q6sM7kr:!*w5^8ma_AM8Cs$!6FLY<rZ&p!*dS4",
"7;/*2<rZ=LVZ^K2<YXw</gpiu!),qti43|1g<mu)g].!/i6fS2748.W!)5zv!)X^DV^@z(BVY9LCD=m'85vVB:Anm2B'R3V",
"AP8`gg]F*+/8MKC!*w5l!!%GT!!$}v!!%4G!!%PP!!$KB!!$T4!!$n;",
};
static const char bitnet__spv_numbers[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!2C/zzI.$:S,[YJI:*82iXm@!]s'68ButYC<`$I!!C,V#'Y,'!=qV.!!`f&'k-2Q!=IF*02Zc)",
"/56+!%XHHh6VR(D1,FIB0Mpki&68il1+*<4!@)/i#|1x6!!_&[1g[Cd.qhI,$ts6Q!#'j.$@)1f1g[['*$|%L!{0L4#$P}k",
"!^Dc8!{N`7#:vql6Wuw#'L|!N!]]`16tf=$673:)!#FP+!/_)Q-VN0T!!+]{!#cc!!/_&P!!=j5!#wq)!!!%!6vhlp&|Jgm",
"!)&D3'lM$))(#A'!!4.l2kHqn'.5aX!bjyZ76dA!';_X}!=4%<'.*c`!=4%='5f7A!=4%@'.*c^(M`Bq'5%;<h9`-c';^4f",
"'4x5/'5BQ4&SMl]!$7'2!%q,D3k-'=6xBsM6NWC9$^PaL6{p5J]cQD%-vS<S6]b{4!&'8R1v::)!&0@FBCab/!&9Hp;phXF",
"!&DMAauXMC!&NTC$g0ql!&XZG/cQ9h!&baI/cYSP6yS^46Gh--dDw}#=zhP]Bx`T_1iH3L!$/`}!#<2R3b7%b!#<+u!@y2_",
"4_5a`4|Td_'8Jc&+&@1:5[CfyGfrn&Gq(|QH,rx=:U{sD6!IvG9L:0f4b]n<!'A+]9L:0j!.Nqy:I6Nt!.Nq|!.NqB!.NqC",
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nT6VHzX",
"!]]:K.8Y%8*BR77-xj5k!.PA/*B<*m!.P^q!!!1*6VZxB5ylKu/nB!(#:9LL*Gii,!/V{66a_V4-^T{m3$yj1.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knxd(II8{!]adS&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H1=U;|-Va{rV$7Wb!]hiW7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/W1=!ByWS(QS(*<hj}V+|6@g!]zJJHB/1tKY7kR!Jl@x&vHmka0fhHamLM{+=9HC$tw+%!]aC<",
"!.n0ZI.T0Bg%}%$$mX9%!!&7w5%xx*!Cl=`!.PCj)N/#$,*p72_7s9U/R:`Rh@8bB!.ndBhS*;$#::P1&QJaW%j{u0!!&8(",
"#<^XSh{{|9!!$;y#:<%:i;;,A!!$<+%qqtFiZZ8H!.Q8Iixxx<!%5I.!!$C2'ji:(J_GISJbT/d/f_zhK]6gQ7M$j9/Py5F",
"3dXX-J]]Tb.AU[%-<xL%j}n4]!$n$K7SH7P*)_lBK{Hab74*4d6u&+!3pHB&PI<.z#wzjjPgHYPQ(kwL!]aBi!/V-LP2;_!",
"+|xv-##)lmJ^M91!_$A78!1WWK[@u_K[pln6*PD1Ra:F61+=hx7y&*}%4xplJb]$B6vT/}NT+^x,h!ynL8rU1KW#58J_=n{",
"6}8Zf%&_Iu#:9Yr$u`*Q!Gp<t!/XM<<h}jQ*SVLZ!/V+u's8zl%5:n!*BHJU!/W18LyF0&J_L:&;7K__!_ABX#]CGv'..px",
"!.R-XDrR/gPQ)l&#Ik%I!.R&s(X0Wk1(MSfNU)<YJ_J):1+/<.7;[%$(nRy[!)uK)UtVJh1gyGcPnKvFMsp.97dCtZ3J'MC",
"K[crT2dT2W9@*vu$|mJ}*C/`c$)v!(%8<-J$y`=!2(2}UNUQX^1ZR}n7))Dn+)xYU2G!w*!PFj|#:SZ4!)(Pm!*h/):uDL=",
"K[c[!2dLmS;8@|($`-i&*C&Yi#iWu&$x}$H$[B0|3B8lh-uhVFWm]XA#Y]jl5;TU6K[cHr3TrlJXUg;1<L&m{=.Z4qK[t!r",
"2P5FYY3Xk9=IJI&@It]'K]']z2XMwW@(9dTA%L61Ad0(!4!ywY2Xb3b@(c.]B@/y9C!JP(K]']22VAkS@('rZC;TT=D:d#D",
"K]']61<]3r,']*c[B);TDjV{5DyqaS!K-uZ%46<r!]ad!!.nF#7_ID#/PYr.!(sz|NTP`,6u87LK[cJ*1Q6iWK]$d20LPT!",
"!b.PR9;ImQ6u/19K]${60LKwmMq1lU7CfA^&mx1w!P(8J!.P8gCA.}S-DRx!#:=WA!40mz/P_'iJ];Hl$;d'b!.nM)1+rc)",
"*`n#d^;$$X7vJ.aU8CZ':hGfmS!PI,!]ad`6Xm'H:hQl67]%*P#@A+&Mr_C<!^N}2*BHHu!/X$ZMwa4wA9/UM6u&,;!!&8{",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!IDGj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!U)`!()`(!@*hH#zGij!!T*=!=r=Q!={:M(+'2@*B;!]!={LUCP7VPC1%SS$7A$L*HJBN,YRg_!={c]!!!1I!]qSR&m}y_",
"+a2Zn(LW6^&5*!8!aWrU-78}x.4T<U-u@<V!%,:x#x#g0!!]P*#:9]/$7i*41Jcc:&6/fl0jj3/$;RlK-Wt@,&5pRi/mms|",
"!@(XW#zMl!!!_&[$VU'7#xs97!!]j2%qnNA#y;U;!!]w6'.*vJ3g2W@-=Uzk5BqqT!=|_)*`Z&'+!%5,/11]7#z&&D!!^0=",
")F@^Y#zM@I!!^<C*`Z(b#zuZM!!^KH+ztPk,C-}3#^+rR6[_w#$;)])6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$/WhCG8P=YU",
"8P=YR6VrRH6yg4r6yg4=6yg4=6yg4=;iT^+12AuL8PIg^!@)_@$=#6+2,}1!12j1Q9jc0Q!@)*.$;<*{,|tZr133LU!@,KU",
"6sVk+13Iiz!&w}+74/9r6[]7F8s|*P/u^/@;k|In5a:!.2M){K$YV0z!=sfK!=|vQ5]jxn:*w-b$ts77!#'j.!!|vV5wizt",
"!f46!!]zI4$#N_&7!{a#!{0L5$766:!#:':!#F(%%U4CG!(r(Y/WT8J(IXdM6{}2f!(2R{$vM)R!}2m&6Wv97'N%V*(gbdZ",
"(i['p'7X.i(AJRd8HNu@!$L2N!$VFi'.<{W(5;l^#3s1^!$tMS77%_9!%+M&!%3lH(+9:T!ti4d!%Hxq(+NFU!ti4g!%](u",
"'.=!R(1}ZG6m+QL!%{7D(+XL]$0nPn!&0Ic'/bqb(2<nP!{'FS!&N]g'k'8=(+dw[,Ypcx!&bkV1j!#a!^Dc]!&vwu(2T6T",
"!{N`^!'-'m(2S%0$v7sp!'A3p(,i4W#Zi<k!'UB_6V[$xNT2dh!)/S82KdnN!(x_m#$Rv|3}t6M3gIYT4zpNX4]PZP67*1U",
"!(4*!5$w=p6@$9^6{s_gzzA8xMl,0t6VIp[7qc;aXMij6!!+%!5yP{`Wp/rj@t:6`(Q`;l$^dm['4uzA'5jlx'6]D$7!,-b",
"{8kmhWp6]#Wp/uk6agkZ%yBwr&n$.!%y)(z'A<Nt6^6@@(R5pyWpRA#[JI4@!pF=[.:zA9Wp1SGWp176KWWR<8PDvp81'ln",
"7SIXlz]/52#xkWfYi-+D7!+8RgS1/S$^QF{!=SFM!2T]h)<v!W=_y7+:I6P%=zqp5:I6Nx!2TTp7)9Sx$!j&=`qb6P#:9q{",
"));22@[u]3:I6P(@wm/;XLxq7MmUzQ6VMAk!{Fz<N-t'R!{Q0B!2TS%!$/f4!)P=^!!$<+!^yB}7K=S=7SkF&8m`98%4f-2",
"XL)xpAGm4Tf}dV;.;05V2/0y`]hBRR%|!F_&y'(3K^6h@p16sG]hjmW%|Imh&yNB7(33{=$1)AK!40`0)Hkt)8-8p]#h|yp",
"!#<*F=dI4G!(Gi}!9X<[7-)P+fvtdm8&50rfB(d'1QFySN1<]1!(!D;<Qy/vNT7WC7+dMx`q[C+X##AKX^t8A9L:1n!!+ZP",
"!31zy9L:0n!#wn476(s|g]D0TP1kFz!!-Av!H-_/Nr]#[4/[=XgjCTd)/B&gYi-4sYi*fXYi(cwL6@:zLC%L|L[@HN:WLrT",
"gk^FrWpM[MsdQ={##}yT2Txf=zz]Su6ydxXBg@-.!({d{N1<m5)2Ryg5=zKisV&)j((*N%(2&NI!xF^B769^BsV+}$4lPkB",
"!2V;a!^'Um84,p30[.2v!=I4;WmJ.(6tf=b7qkm#Ryxmm7SIlss;MwKrwJ4SYi&:g!#<:zS#yuYX#7&=SFr')Sd1v0Wp3tx",
"6`uMY)(1vjTasv'(gnrxTL6IcTbAgg:YmHl74+brg]3ND=GJfnURN_0NTx3:#7QkA2uDh]&%a#v'!cmn%y}zm%wZPW'q]Nh",
")k^Q^d7i4#+N7iwW3QNg*Tgw^!3(q'8&Tw`!8;wU8D)0c6vL=d6wg0v!%JzL<aAaq:3vGhmj)pC#uDAX!]bc1-!`-T*B:iy",
";`zg!s_;8C!}5+{!}f@q3$v2Y$82w.WrXJ`!^Dq/!$Cx,7qcQ-70R_{WqRiF+{*wU74WC_!(GFa6tpt+7#1n$1Mkc<!([A,",
"+9J:U/PYZCsXrT]!-,`:)f9zRXSk.23*_J8*C8gM*C8fy!2iNH5u42X!J9&}Fn`_!TwVM(CuTjw+B_H-sV2hW!2U'mWtng[",
".Kwti.SU,j#uAzZ1g[2m6{UNTp+*<a-1G*q*Bd%CNIXLg!*Ax'+]XPK!N1Kh%&pCr!!'IuNgy^NPFWxSjtCg'/_Lxi6ttP!",
"/_N7</Run'/Qp.zB46wKPgzsrQ`rP[!%#:-8T;BZ75=r987xvW8J)z7)t0[%$Hy^w!!'P@R=Pj`!,daP&5#8D.BD<W.Si8p",
"$I'Y=*J5L-!(x_k!2U'R]}HBq'[(!I!]c6B!(17n/PvQ8#{{FU.;&pX7%*6r!%^g]'LK+5!P.)r'=$h&sg#dYSYfr`NT7%v",
"sfcVvsg#fg**hkB)I,*;*'Xpi*F({a*GVxN/C[H./rr/(;kLLM;M21ISx&z!T7D'K6yDAksg.(7*BfGN[{$L27H{$j7`zLT",
"sgAqt7Cys.P1i[#=/k_1::XPAsWxuNXW*AbTV``IU4D&tWqak]NrcX@&1Vbk!'1!|*`]8FsV&)uWqmR8*aVVKsV$sssX{y!",
"-Va{6V3t4w(+]|Y+{zvv8QY`w$w^8#sgs:bV1:cr4k7.CW7R;QUqz*MVP^Z|*cF_FWq+i&*T{')!2Tz/0./@q6VMAu!2sn9",
"XP&[NWsJrHWsTuH1+1j{7;[%L(nSJg!)uK)nDuwx1gyGcPQ-lDp)m+z7lppJ+cB8g9@fTMXRZ]W2N%Cw9M9#a$Y={y$7xsH",
"*CCpP;dNc]Wv{F$1c*x470_H++)xYT2G!wS!YBfG#:SW3!)(Pm!*h/):y@(rXRQTJ2dLmS;B$(B$`/(N*C&Yi#lk#G$y#T7",
"$[B0|!329cYM}{)74FMV#;0du!]bwM#Y_$4<CIn{nF8RR!34=S+YUt['TBZk70z2Sq{$Rh+{3Q26u88dr:s})%4;-u$tuS]",
"&mq<&!34BV(R&7x!)RV/81$YN#:=&i3Br;R!=V-pNT44j0}:4s!$ir6sV&)v!2VdZs@s#A&v$WH!32DD#W%k0!{Cgl6ty(;",
"&#xyh!.4`_8$#$/Nrn&M,KS6qNr`G9WqfiA7T,-&+!.J.+{*K:!@YC1$WL*S.Nw,90M+2(M#JjyXL,&<$u20v8Q93^!#[I{",
".b^srQMHQQ%KLT394*P!$VTx]!]^zF#C4$Vp(IkA7486pR+SyW!_Wl(74N[C.7#%5.S|Gt#Yvhy+&H(u*D#5z'^{rW(/3YQ",
"XP'/_NrdZ`0}c#H!$ir:]=/}H+N.jh${@*3!2VcaWqm.GP2j;L8rN(K2(DXUq{$RA&P}q&!2U^@#AS5Q1+&Wf&A%sW!$Z<X",
"+0Bqq%V:Fb&2NxU*Cl,T6`(qY`s+7m'LI|D7|[BJ(,WAdXQ^d{3+d@+!2U'lWqm(X&k5c0!z{L33`SpI3}sW(4^-WT$]T;w",
"&8=(),$t8p[F-g-+zyjU5&Y|L!)w=V!)0rP,%Hk{sYx5}!2U'D9N206PF]GqstIN2%9Jw%Pd#.W$fpQu8$(yZt&PFYQ`x;G",
"7xI/5t&c=T!FIP'PQM^&!J8zv(QYiv:ndc;7SS$I!+pw'&10lW,-c=As<]M34=6Sr-@=,.!#TVN!'C4+$tuDU/`I[R/Q<%}",
"'Tf`HSx3S0stC2x$#%&s9ldGp::1(D8%&FPt'UtK!&x^$!!ip*!'W=^!!$`X$tuD[/a(&_/Q<8''TftNUr,D='@*P18%k(l",
"t(3_]0./An6VM9s7*}]AQkI3A']wBi!4/#Q!2i*7<V=b$##J=V27,p&74&3r$twJ36tduT*b*rD$8dh+!]bj3!]f&+Q/S.H",
"6uMG)$u=Pv!2iNB)%Kj&-@+Z^XRf0usV;sk!2jv%==APV5xa%4+}s:X!{0Mz:g`8hsVGu`!2U[^!32H8Wt<0H;()Q|!B3zL",
"*'hDA)g0sm*F;+c00x0[rtq+R^#QRA7fL&4.'6&w!)=rm#C9ng!c`./7T@Zv%qqvS)(#A8NT(:'!duK9!]f&'&&Y7i7Th)|",
"$t}g8%qqW$&3;9|stC97(Mrq%-ujr=XRQ}j!A^m{!g_dL]`3wB(l22(<bZbd6RLq%sSR}:+$(-(0rcV4stCGlWqI04p+*vb",
"*^&6'6_C-.+Bs_$fB(f-f`Z.0.41RY${+q/!%)3N/PbC,SFv!X#zFSr!2V-$6}{qh9Lm*]5A%^8=G/SnR+g:h!9Wj^9jmX1",
"+'8^D6z9X3,u:*;3`Y=lDT&|;+=LBY!x:VV$VZA:-SxFXHhCU-MW.x6XR/ba(24wG&Qb2b&S6n)XNg|(_!F9Z81'}6&nL4z",
"8m_8-#C9{{!FAx1Nrn{P6ZBHWLFQ[y!F-u1NT[1W79p/W.SLHf%9C.#$7s2h!By^N8qHa7!z|BJsV)`[HRdp91(I}S&295h",
"-VT<W6tkF^2%DdT;.sBq7#AM57t}GPRJ)^$!2rY+!Cla0!9Xi!8TaM./RS'<.8/r_.4A)l+|mN*pb7gv'P3F3XL^M0AX9<-",
"1xU+,8V`9r0jb;r!Fj%*S(uv-2FW}*!=VNz0W5q*MAxh%$:!{b00n'k/s8$2*H=KxIl.i27SRh-2d%d42FD{f9wPya#Y]8x",
"Nrwg=7Ja$51+=R`754kf9TKQs*Nr{v/R$DC&53-]Yj^dd.Nw@H+#4f{<!N&_7<k#|KWVttXP)Rt2NM(7!=VU|:hR/uB!h(a",
"<^-f5!`{d87<u)isV=Uy8Fb}-K{`6#6{QN|+8#i574aJ`#;kc|!2U(#!n-lXgwzmvQMYc]k5UKC5%]u68Y6dH#Y[[[6X19a",
"/Q}|m%8`'h!2UNI%TsXQ$%BQI+'u(f761IpFQ#|V7SkKs!^{5<!]c6B)()FX!]hid7y4X3*`_'9%qpiLDL3cz+=B/16th/l",
".6P^;+}6i2pba1!(jMz;W3MU$ku3)ANTV/f6nYPk4QgXB!$2<b3R#K7!)7|r&PYg}98TuqXM_uY]g1`5/PP`h]}H]c6v#<*",
"]b^j!742b3]^nU7F+llG!2Tz4!A7r}75^_^(-_X<!9YnTs`RW$!]qBh]brp`sV[)n!@dRB#zg2f.NwNS75s,Rw*cH]!(w&!",
"<b@kZX5SxZ.GvJGFQhMb7}Wz]R,l'/sZM6u/Q$%$.NQmQ+!/$a/T|Qn$@NX@sYp[t!2C+z.8Bn{+%`dY/TA*D!(x]875mbZ",
"/Up<gXP&__$@nSQ!2j@d/U&km*C&Y=0<BMx$(7A&$7Juz74cZ;jqspR!#(*7L'J}p7C$Qx&n@vI!'5]]#-YNT#*{i}$7=Wp",
"#'i#Q4Ch/Zrw}*^/PRT`NT1g)4ckgu+'mq</VMQZ6tx::+.,CT$vuz}4&A,6&VArUt3c1S!F3QvsV&$]4'{&F9pSQK.TK7t",
"&RwvT!'5SY6H3F,PQ;0V#^`Y%!`[I9QM)|C.cR$L!2sKA:K7^Z'jhDB'jfv}&4U^C(/+}(Wqg;d.NwTU.5y/4,#D1_pd:iB",
"-wXBd/NzFa!G[w7Ql&C.1v]/l!2U[Q!2X7@sl:;J8B:i@!,daN#yr4D!]bjI7qB5!t4*VyG8W1_!/Y|x81$XnRiAhbI/Zm+",
"sV-7bGU$'F80jFTt4<([t8*q7NrPpIzY^t2{7FZP!ZFhTtS$:TJJtub/PXqJ*{aWs&1UwK!^/n@6b_n;6Vd}}!%5I86xvz%",
"NT;1K(,|BV!!$Gw:gWPp/Q/_f/RzBY74a_atSyjq*aAZ4tPXDR0_AB9!@/w|G(h-Y+@<%c%;x5I$r[gcYj@G*6ujqj7PlK;",
"3GrDP$VZA[!2V.psYv&U8k(p:!Cl.V*BpKu*D,<#'#@^V(/3YN-;4u@Wqgrv.Nx!r/Sm][78!!*tS&S^!l^Rb!34x0sl:@K",
"S),%ZGJwU{!(.715/XrsGv4BtV;Q.A,*GyLd'l<)!'F{2&Bh44%}3;}!]bk^!L#Dg##Ls+<3ai^XRQF_0LPd,W3MUvm1NYh",
"!(`V=M|x|(!.+wj!=AGv$!swKZl1fQ!=i`;RJ9Lz!^'aG%49uf!/:Uw!]_Rg9Lv=XW8MT=!J8zfP1mbI$9%|j!%u_#*RZkb",
"%542(+#]+W,#C9a'L[{&!%nc0$u0rq6x[2STa<d+A$U_<FnI6}SdIng%s!8K*Cv2UM}B`%8RVZD(-pg9!-uVaGUAK#PnWPv",
"2KF$N=:X;t#]1c1!LJ_kTagC87V7$<-v|.S.ShAq,UVuqWrXCAM4QPN$77Mf!g5K;6|nHI!@[:xV;K{#!2T7JWqka[9/-N!",
"R+^{|CAM7U$7sY&/Q&}}QkaIt)*8L+.SNH}%6@0IYkPsi!#(ASH3)Ja$^X^w#ww-DnDuwx1hMhrU}&ilU4].b&W-b9!L^lm",
"!2kyJsc;S+8wbbVVZ*2Q@7Pbw2d77I!32I91IUHC!^0W|#w|4!J++{1Jl)<p,(&SK#{|)_Jg{=4KJd^8XRUJ<3P^&jKZv(2",
"8sL}$(+)Gk(h@_,YpUU(*,,]0!]h!$@.t9^+B$y1)Hgbk*FQ7f!2V)jPQU'ZX+Q<Q!2V,VV;G%s7%z_B6x%)-8j{hd.7q{#",
",$|7#8UwTf2I'D')j%p8US{b]!2Uz/UT!ljsV&*f#uI`{Ur:l$!$/kh!!$=Q7SFDPC1BakW.Ti/!bc7}8PTNVVUT,h2TmGy",
"sV.5*!9Xz+/:}(@sVGvD%xb%';fs=G!Q<|$tS!N92W8:c!@,2LN[(JP*hWmwtWKh7#YZz[Vn7-l%y#JkXRVYY!JU'G!lk,'",
"Py2$UXRUy@BPk*|N<:aTQv.KZU{d@cYd*|7,*y=3Yd*YMNT):q&#ZcI[I}2m!$b,/1ZK9t'52{P,[h-R&rJ8@!`H&@!B*&l",
"#`!'H#-LzN4dl<^!(nfn#)MF_mPcY)7`l*RQM{@gFXNth:5JigsV-&i5iV26!#@IJ6V{H2HJ%u^7#c=cRhY;T!{NhP7qcY4",
"ZlHpiFxf2.RJ'%^<R/;k!2V,W1Y'@-+aC^S+Cf)3Yk{kA,#7CWRU3,6&TR3lWqg,_.Nw8C6uvXFDrGk-'0Kzi!2Tz;74PX$",
"D-u(y8;SAi#xMRi!2i*34246i0LD{B/v:f/!)XJ<W7fBQ9/iq9*Gt7{0@Wf40nh&A01j[f1J6Fl!!!%MNL2*}!9CHU{)1{h",
"B]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md3XXd(!=4(!!=4(!6|lu]d.r=d6xVJF:#817#ww'{cq#pzG[I*M!j-NK",
"=bL.`79lmH799LB7:#zJA[jBa8VxlU9SLpT'DQQ3cn=j,$0G8d!-wUT!!$;uC*$9F6WK5u'c@fqKlMAx!+)z^*F(Q}4]Pr5",
"dkX6y!{p2s1g^IT#JWvJ&v%G3!!$D$!!%2I!!%WX=6Gra!!(g#N&cGw7!fAv81+uS!sy0,d.nwb:,2l%7tbXxN&c/v!/r33",
"!]ux@8*QH:M)g7Ucndzc:0Vcz%wb;p7:&^@df%UL:c`7X74[bPs]vA47SFUC:Njfb)/4Hc8!jT5LK+.1!*AYZ/7x$z!/*@N",
"!-#XdL,kBq7T6@KBn&Ry%STr.!.}8V!!$iDKlM-@7tnCR7SC+bJYh[8K4GG[$dJ%RscV+3scj77!z|]4J7K*|KWJQ=)TA4w",
"&@85m7aX$Lscu;37C8xF7%qX4=L;RXLr#`-ML].|Lqh;9!*&i)!+]|8!);t/!*5{H!(|6|cnT'3!MiV(';guvsdfsLNgvXF",
"!)*y7N+<@fDsc{+Nk.K5PFTk<!(}X.7SJvmWmktN7Ga1]7_`Y%sf(!<7&[h}*`i]yP21<7,Rd7AP27D<0DTRQ!.j,H1$1q.",
"!.j,k$783T4YxL`3]},mH$hV&QdJ-bsZRpb/`IXN!)3_.R=Pg}!/n%sDk'38!^'Q{0D6ac!32DD!35%.+63Q87SuMg#xLgn",
"!32D6#<^=0!32Gv!!$Cu#:;dx!32DB6Y3w{G.iZi!K%k]:QA;f#Y_)x6Z4x/3%^.n#yN;5+!%=x75!^f+:86J821+k7s(,z",
"75S|y,C:{|XP-SR!)CN#!)/H#!(/bi!=AaWcUCY57PvMT#aT!%p.v3/;$}I[r:-MU#x$(#81$`n*%#gY!%ldCGXr[]!!!P=",
"Yj^@X*z)m%77}](.4|It*a&'g&T[8N_!SWfHpGCd6uMKt6w1RX#!(]-XP'@y6aP@96w(Kf!bh]Y#YZ3LNrYS(1Mk3.79(lz",
"-w1r|Xm:C=/SG6I*GAQkYj_1s.Nwkd])&aK:-krMsV*za.&XUk!)D@;*`c),<^#2V788@W/#U6+!(zCBNU%|R<J!]!r:M3k",
"%]jQD7]gR&st]Rn7!+<T;0y:Ji!Ml6!JN90!)KkJnDpdR^B}|WD]0ztstIA%7X2Y;7X2fP7X2|v/Q)!N/QP<FNTI`+s}a}s",
"9;r75!h@nt7{Nv+s}v.*2sD*#/P]q^!);-]B1UXyB4IbjBn1%DB42+xc6)k=FcY5y!z}F7!zz@(#:9Ip#:9Ip#YXT*sV)`T",
"@2f`C!-dFp!0Qra!)9rN7Rw{M7Sa<n;(dp#:@i+(8s5VABT7c5=@9k-=:5*a&PPUD'.*c;r9c1Y'jfw$(1tTt!+7d,!!$cp",
":I8Q)sV*+PJi4%y!(p5}:p1s'*`]uRstGj[J3)&+6}sSx=5irn!)b/3!*5Q8WqS^Wc2Kdf<D'|09NfC-AXM0=;$}BY+]Y.S",
"NTmjf<vKXAsU}v3!z|l:.P{TTsV)`f7Bik%=5i{zc2-Ga<Ft1C/T-$y!)&{z-rN0-+zt;-,:3G3-tkx6%Sd<x!)0(|!)_.3",
"c4mpRBi.6;CLCMphY-9T/1(B</mcVH/W4}I!*xQA!!%IC<X0@^!)U(2!)bdF!*iFP!8n75R,k)6sZLjasZUaP;yPZcW:lv^",
"HvA.5[$^=(Q.it/;[1,J!*6+L!).|sc4#)w9]%-98)HQfbL$C:bj<f$cg9&(cg9&7d'X/%0rwb+NSbq`CuIg#!*2#V!]_W5",
"9(dFbP1p_Z:@uyQrp=KS7:2*v*}{A|c1k0z7kKh*t4<7mG8W1-c1jbh:+iRq@VPRf2cZ,`!KC!XNrk}SkLZuPkjz;f&v^F#",
"tLvp.tM,|J+8^:'l+7ya&]M#mt82=P/ktYU/Qr|w74Ak)'T:w`%xgDHm*Vr^c31sB=:5+Tt41frt8+_(#:;kDtMiGH!!$@=",
"$tuB,/PX9n/[kg(!)-P,nBV7]p!4_`t4{C,!!$CC!z}5[4YxK{t3dtv!]_WG:bv|hc2WT)d-$rcS),(78f<X#!,b,r!)9uP",
"!)kT}!-)+m!)V3V!(zkPZ/,-G8f<Xs#gY6nsZUadQMxXx;T|q]=#@^T81$]j'jfwV8P=Ih1gyHi:K}{,1+$J87@AQ88mitl",
"8RvKu9-|wl6`!X5$^YS!!(v0$!!%#f!!$Hy#:<CStWI*r!z}R:#:9stc4_f/;2^Hps^inZ!!$bf!!$A^!!$<^!!$sq9-}nh",
"c2rmFAVs+t8j^TQ7Ajj(8L@JPc2C#/6qfw16N(w,rp=RYF(Zx+!d@5f7#cJdd.g-+tWH||(25zz!(|6|rp@,h7&,HWGF7V1",
"52l6P!)v{K!)(Lc!)(Pd!)PmjtWK8)!]_V$8yp4t6}Maf/W^C@*hvI,tWLYU7]SAi2RW)&<{9s*!(Cll7SF[XtS&Sc52kv&",
"!))g-!(zGCc2=q+rH|Agc2=N}r*_6f!(8fs94'|WsV+g[!!%(x!!%%g!!$Rt!!$<C!!$Hr!!$m!4U0AW!*3KW9Pq{`AVBkz",
"*}w|*@YDK:B:vV^!(/_f8m`4y6x}dg4U/zic3QGP!!!!`",
};
static const char bitnet__spv_route[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!09LzzI.$:S,[YJI:*82iXm@!]s'68<q3/C<`$I!!C,V#:bc*!G.mjA|_9(SiXT}!!g`1$;(:w",
"!C&_2,x&}t!^FbK$9kMi(IP=^!B[CN+]jV^!^:'7*(F*-*(:#p+]`IV-tl0u!={pT#:9YR#YbjW.4,3x-_xq[!=IF*#Yl`/",
"#_H9+$XlVh!]]S-1iJFu%Sd<8!#:RC!#D}c4]ybR!#P*9%r7b;&2#`n%r%f9&ns<{'43`Rh9`-L%CfW_'4Gr4'4Z!w'SYuv",
"!#FNA!!!%!!!Sx!6v@Ru7H,bxzz=YD6MkdY'5%uA'6-9R!=4%4'4pv#PH|wi'Ct,|FI&zK'44W%jRus`'4C:m$thtB'4Q6Y",
"fAhPT'4[RF]zI':'4fXH!hN'16wQ<!6Gh,MdDw9j3}rZ(FQ4dS+_B1}))gf3,yVT2-8u+BN0Fp)tRz2D-VQ*47qa[{!!+Y4",
"7qa]g/6}g)%sID,&tk-b%yZJ#'2nFV6^AF%(QJqD%x}`N&n$${'5'bi&ux@G).|Cr5[wi9:I6Ni5YV(]:I6Nx5_ud+!'K3&",
"!'U7W3&^1`!(ps3#G|)f4=3=+.5qYR8PA2Y81$,Y7$9h}Gq(i%HDh+%*P/t.!()Uq!(Zwg!(d}h<mgMAI$wXw,=);b+%7C*",
"*`n#_05:Ng-VlBA6x/PXI$mHn+{*VJ!^DdI/PGs:!$&iS#wxxxKwM5x7wMM7#x,m+&2gK*!B)yi(II*#1g[2x6{UNT3F*j1",
"7%|]tMVmR7,x'$R*Bx1F!-{#b2hIHF!kvU`!]a7bVS4Ft!]hia%V:G#&2M2|*Cl+,3I#6:!g*4D8[=-W/8VV'!By{[!B*)C",
"4!R'k2'y<v!{!k76VHzQ!]]:K5=#<A/Q'(;###I]<+|J)Dkq<f%6{C$Zvhb_0jdAh##Vsk1zU*T6w_DC-f93l750:3.r).7",
"6ts_A6uC<}_xxnyFPu{M!!&%q`W]9j!.2&$VtIC4/V{r6&rpD`A!]`<!2Tw27ZCqG!/NAkMYHZ6AI`R{!]zJT,aP{8!(ual",
"$=aY*!-{$=Z+RF[*BUQ`!KVW'4--gQ`s+5^/`GiiIay2!adBiP6tvKI7JVz56uaSC*C`xq!/L&#@CZ7A!`I:i&r}zy#L][)",
"I%s^$!!bXk#:;/_!&zru6th:r$77P13D(hs!@IWd$w^+{$WA<r*CMuF!$v4/%SSP(4#4<Lb/brf!j*n5!':%s#YZ}A!4%x]",
"&WM_).xYIj!|YzQ!]hiX8YK#,0m.q#GF6ukI$G3T*PD%W!-zv^0./@q6Ys)i!.:j8I`A'|I&f;vI&p@v1+.Dn7y/0{!{p$B",
".SLdF$dj]!2(CXMM1F[#3J&81Ibl5S2dT2V8|5(R$|c/v*C/`b$)&I|%8;:/$y`=!sc/Tt6Ck;v!]a`y!.1(2!.1y$2FS,1",
"NjXNh9s^2f:VH|FIbqAC2sbT{:gb#1:Rcai;qbGLIbnPk3Km.+QNdzq<L&Yt=&bRGIbqRR3KkCVR-kX{=gh<|@I7<zIbqXX",
"3KkQ_Rjr6);n8zzAcR[{Ic/.+(Q6w0S+YhH:*zwh!JPkm!-{t[IbIKaIbkh{+!(DW/2.'ySzm=2!]a7}!D/cC!-zm-NsG0S",
"I*7`S7FR=QP1ypZ*B;ab!.#<-*BfDt!-|a8#^cI@I%sm.!^0`,#C-7Z6WVdy87{2d6u/1ZIc,G20LKwcI$G490xP_B=Av-L",
"+!;ND8Q:(7/RVjX$[$qc!.1YT$uy&(3}{;8$x1/k!l$ls74&Q_'LKriPnUq0<pul8!)8&t$tu^i)(@U(7U[(T)*M'V!(yAQ",
"CRZZ('jz'd8mb!K=cG[I)(^im-73a'(++NJ!/N-W#{{FXMTA@=!_-R;!-{l#,.S-y!A}fv)I,*;)*;k2*F(zV00d$W",
};
static const char bitnet__spv_screen[][96] = {
"!^'Li!=4:Pzz=(&!!qV5!!1,hzzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#C+,r#Z60c#dTi)#d5U%",
"4Hci]$B[:5%#J9F#ZA'5#Zbc@$8#`=%_(UICn]6D(-r/D$V_05!@*</$Alv9=,B,6Cn*t=#BXH*!@*sA$CR%HD8K`DCm`Y9",
"!!+@=!^=MS#x#t8&10Gi&17c:!={!GCP7VAC1%SD&mjpI!@(.J6W[(4!+pm/!!$;v+gs]9#cX|@#c}+4#Z|pA#[)yC$8p8H",
"(Tyn]CpXsN673!$$8U*Y$b,KMCp9_K&mtv=!^Dd9$B_MLAav7JCnzNI%r%`D!^I8K$DCYYGp!lWCnS3D$Vi7R$Hp|cwrb5/",
"#}BLP0pu=9!^9]*CPB]KC1%SL'.*sH)FBL/)FJiG!={BRCP7VLC1%SP#:DcF#fv$D6Y2QB(hk95!()w6!@'mR#{/8y!!TAG",
"!=rVX*hKPW#]&9;$:|Dt.r<#!#^^7X#^{`[#|(`]6W&z)!=KI3#x,j0!!]S+#YXg1#xU'4!!]`/$ts09#Z_67#`9,;$Y_Hy",
"!]]S-4Apm)%Sd<8!#:lL!#D}l!#9w5$^N_W,:3g`!]]cx!#F'7!$-XH4|5Mg%sgkR%sUcp!#pBwsU|[{'.KB''rjW0@Vq4j",
"dDvm[dc5za'lK,7(-0/c!^%JFhY+#n(iGVS$vwV)##U}p!$L2N!$X%r&1L^x!$b+*%Tk)#'LK'|8m]z!+zvA(%r&8f&r##;",
"6^Ch='4*n'!=4%C';hgb{9S(D&#N=]'1#,A'4x58'5jkC'6]BM(SiA[%x}FF&n$${'5'bi(1}ZL!xF[)+A9PG1jsu6(3X``",
"*Y3[-!&nR@!^'Um-tn287qa[{!!+Y47qa]g.yA&%%yIq*&vPCwR,nND!H$#@9L:0;!!+Z'!&vnX9L:0r:I6Na0s`{56_Jjl",
"&vvvp%y{Cz'37YX'5%;U'5}x`'6+!b(ry$*5Biz)6]p5w6[-`,'2n#D@WV6W!G(JL8uFtl!H$JW<-G&M:I6P!<}uR/!()Yh",
":I6NxK`AS)%zx@I&w}C)'67/,'86Id'5`fJ'rt^f(AWhy@qQKk1+^d)AXc%yAa9/tA|i6-:T8g274*PLL<#<MsV!ka(.x!N",
",Z&rr!.m0a(/+ig!]g;K#y;}-KX<NS/4w-}sV$q@%5F/.KX=R/87Qv[7CX}$&W;0QT#2RDzzC:Y6VT,b'5C54'57KF%sq[r",
"&{ZNF&v%F}6{|bX6VT/vS|f^N9Sc8CMqfQAzzCSa{9]-w)TFa0!#=MU!@zn;L5]ig!+'{}$^Qb+Z.g7/!/UTp!/UUP!/UUQ",
"JIlInJl1J:'A6b=7&Dza!!!]ZJzG@2*Q#K6!/AC^!1axg8Q3;R:LJ1F6{A9a!!L{97SFV&KYNQQK_N0=;yVt2cgb@a!IhX1",
"!1vQhKY=DIKYBpj5RQx|S{-S/!{!Vm!4W8F)k^Zt!^F4$!.n]=6wuB8%5:+(!]aM!!.pbB75&7q7*5PB7!,,67&m5J+A9vf",
"@[,icA%L5v!.n25!&QAI!*t4n$VW=1!6c}h+!3W9!@yRG(Q=:7!)M5w(h8])!.mXP!&nRI2cZ$Y4+XVzrwAG,/RJ}yK!G{Q",
"!:hGfTzV_Rs;0az6VHz/!]d,d!&&diKZIR2!!D3b!]^yY(K!Ny#w{BC!!,;g+=C'c@Z6#U3B8|H*R)4[7jY70-mpA=WWuQf",
"!/t1u!4%v@!Cl6S*CWyw&=z{(&rvWt'QMt)QN0:}A|*sr!*!|+!)5u0!2@jC/Q7/B#|$jAKYW-/.J+ud81TX:DLz6u6VGkR",
"#YbYs/mfzd$7:Ll6VH{l!]]:KsZLYTsZNZzK!B:;#W&46$4`7XsV%ij!Y|x;#=&Gq#x&@i!MkZS!)3sU!{(L4!!$]%,wr}!",
"*//[2C!Ib%KY[}W/Yn)l/Q%2F/y'iNsU|Z8/QK<I814f^:+K<cSz]M;-XxKN*!;uM!.mMp!.p4AKYA%3K_lRG7M6j7M3gA#",
"S=l_M/R!Tj/PPvB/nBGJsU|Z575<}h7fJH|!@YXC$8ctL#:=x&&Lv6h#w{-x!%@S0&10iSsZLYGMs*!A&k50}*J@|}!)6.7",
"/PQ)g!(y5b'IrPFMqm:k+=LFIT!^rT!]aLl!/V#2Mqm(L74WHr#:DQY4|#;v!JnT$CPN#c,<}CQ,{H2V*G%Y8*Gk(ZC{F)J",
"02/_V1kb@mKYX^_.J-G<.97Aw,%GS+T`uB%5<xJ3!!l+I7qcsH/Qw#%4!Z*asU|Z.!4W8WQ/'f[#jqaP!(6r)#:;gq$tw`&",
"=lIrG*D#64!.p=D:iY_VYI6,=!]axf!05uDKf9Q&$C*xP=]^1C)a)rV!@{qYH+u;{l2*,:m%}6T<BffK+@@.K@ci`PsV$qN",
"NT7hj!#3)+@-1+a6_k'%6yI!M&m}iF!&qkp(IGI$n'YsL!]hiY'0t+-'lYC2*D@M('yS@`!!v.D6VJ)rYM1u|FI6ux$870V",
"!]ad(nc3nI&t0m+$Vs([KZIP+!#,bj#:;/_8{cp^$7APp!LZU1G.ga#+}0qg!@]at%V:G#%52z!*Cb&!!/&tZ!,N9)&mlu[",
"sbAI#L9AW],*2uvQLKVc2GDR#sV-QK!.mXH(pVl<sV-SaHQ,4'L9FHX3[z@qpm!MaGS5__IkFVcsZQTlK]:d^(d/;Ul-^g@",
".4F2#.Vh7P1F=,`$@1'I(tiw6A7(CCNrxxM9[:=X!)#{4p}J(Q!K.uTR+k{$!$/hW:w3:H#aS8s7^(Yu/Q%:4&53XkNrn,l",
"_SV!P+GUSMK]7=SskYhZ!.mM}!05N(#^^:VPkW%F(=nZ#JCLI9I{6]:lQJj)HR)6z*+xydNTXR|8arDl!#[Fz$fA[.+B@9M",
"!m%j$6{;*t`mpItK=wC|)Bk5X!/%Z+76Nii$8zH;+{3SvYIsTFlK{p7!]aT#R+f|I*CCk8XgpG.,/fZ7shdrcsZ+Z*Y(/*c",
"KXz&]K{I62KY7c&!D._@an]k6LX1b3*}xt]1+<4$QkBNY7(fPcPnc5$*B;;7!.rs5*BfDt!.p7BNT6b0!.l`r#:Ng0L4LY$",
"0y.'#6^8[g6]pr]:hRkZVqa95!}f@q%SUHs!]aN5$:!nw#:=`w6uCDy94w2jR!1=s9T/ls#:[@k6tjFm6u87TMw7abX!rLa",
"!{!nP6YVAf!A/Z&!)!)`7dv9b;6H2:%S[$0!=AIZ!)gZl!/WwWMwHuP9#G,qLb#S}NT$|4Sd8XR8B&;8+):}26uC@7-{tG&",
"K4JRbNTA'YC`Ssu!+Ts@'<+FI]Aj%a+!4'@0LUx)+!M6c/QL1$K]6d0$j%Xg8uz0'#Y];|(nRhkBZA<)7vTFi*)_|Z6^5MZ",
"!KTwjGk@2;744+KM7w:A#C4M{!]is^@.$`Y6}gU)7[WU`_w@D]/R!.t&53-]KYWD6.J,.t75@iH5Yd,jNT_3Z0[V_n7%/`L",
"8Q0}$,:T`k8n'nK0LUx1S),fJ!!IC0&B=hY85^1l(gpY|#iP'J!*hW5`S)f,!!v=N6VJ.^(Xm')!.nZ/Im!/)!5j087526&",
"PQj<}*BQ2C!5hBZ7rP0d.4BNu0T=5J7sK9GYJJsW3a:G&+{*Jl,{H3,4mLI-6x&.P0PJwvX5|T_!QiUmz[}w}nby4-;mMG+",
":I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nJ+)w8!=6zl!=4(!,wq<_#BzAK(1}ZG!!$D'%44J2(3X`Z(}Z*#85;N)9Pb!6",
")+gvc!)bA*!&0=d12y(kX54SR78R|&%w9,n),R}^!*#l81,c`I1K%RR1iBy]4@vng4_*4[4cc6c;0@-84g'(q7:6`,!FZRk",
"8t{Yh!H$;S!)+3N!z|_J6$qCd67)aY4]P/N3`SpP0LAj<5wiW[4]P/N-u@:8!=CB^#wxy6(/=yf7L1&S-u#AU!.m0,85PXj",
"4!11c#:DPn6thA7(8Z3p0L}4#8b!;=!*{Q1!/_^cX57%QJk]D*D^m13:L^=9P=6,W7,Bux8f'Q!*4M9k93Bc%]]Usg8Dk!g",
"7,7nw+T-[J%;5vd!+iCM9|9KD!+_}x!)45Zcg;||#&w)W[L{9;(QHkv7<!iJ9|9Lr!)`*RX5*PA7PN3@@RJp:<w0R87j0u)",
"-mFqk[JdjnZcQSg!)qxj!)h7u!)Tx.$Z`+BsV'hI!ClBZ9^z6L!+LF)!*y'C/VW[7!).sU#7ckp!(xiTr^QF8#x@xl$T!]D",
"#xJ}wsZLq%!!%C1!!$TS!!$M46v77,#Y]f9#D-,TsZLY@7SFC^*JA^@X5P,Q9^z,]8ZyzX#Yf3iFZp[P6|WX6*JD-.X5y4/",
"6uua'9^zV[!)6(5<B3A:^wR&g^wNKv^wNKv'.*cN'.]'%[}]p;6thVn@0j164]RhDWmIJYg<mu;(gb6''LRt(#wy!Q!uzN1",
"FaiF`_wIjI)F@K*NrPL99^z/#m*^K*^wNKvg<mu,WmzkhFI6ht!!$Ym!!%tp;RS12^wR&gCW;'g!)qbR74(U29^z:p!(zJD",
"(pVaSsV-S'9^z82!)$BA!)szK!)/D!Kd1w+8ayk+6qRiH81j+_+zvu']]S6s7.`A/!!|xs5MbkyR+kr9!$/hV9^zK[825`6",
"Nrq9%^twkM75PXZa1(!r6YGM%9^zH&!)r:uX5B^M7MKr+6|rVI8Kb#dp`,,;&un8jX5pjB:L!v'8(Vdt/hb@}!)/MhNT2&S",
"9^z5#!$dU^'|<39X5@Ac*Tp;1KY]J@WLZ,(W.6u#7Gk7^:-8Q.gT-aK@-%bYMyDqh6V['n!'0{sMahjA!*Mb;!)IG^<'iLa",
"YgP[4L'#qx!%8/r8PAk`S(f}fMagt<!.xd.!)5!s:g[4y*`gt*Mah!5!)T+s!)c1T;2DtGT%b<iMaip*<DUz-(n]#YPnq1J",
";Y{ndR+tgca:!Ua%JIi5Mah13=zm]2!!$Pj6th:c%&|cWWw6dZ8(7S@!!!!!",
};
static const char bitnet__spv_slices[][96] = {
"#%jljz{(iR!!+1&$VU95!RXc]!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6';RPs7!!SI,$8]u,",
"&[$|PCnzKH%qxXB!@'n@$7NFG;p(p6CnS0C$V_11!@*f;$%i^G!!Sj4!!gt=#y_9Z!!Sq6!=r(I;N*/,@xiqG(i|2V*}y}9",
"+!%:M!={SWCP7VRC1%SU00xvy!!TKj!!qmI%4G37$xYSU!#0q/+ztcV!zzj4#:9w6#yZs@!(pb.!#9w63'0D&!#9w8!#F<f",
"!#9w:!@w[t&2s.G@t:6`!#+(t!A%x{&R2Ax!!+%!!|a`{#<!Fq!#nxj'ra.D'4uzty$;@0'LHl2'3J6%'4(_,C.CX.2cWux",
"diB`Af}Qbp!(p9W!#9wM!@w6v!#;{q!(pUm!#;i-2G}q;!%[|F!%g&%!%q,7!%z1u!&'8#!&0@5!&9Fs!&DMM!&NTQ!&XZL",
"!&baR!&XZN0svHu02Q`l9L:0R!!+Z*9L:0r!'6%A1R]D|%z1X8&w6s!%y{M}6[j#6%r9BkFQ#zj/W7`x/pJ]g!$/x(!#<5[",
"!@w6|5;rlL1,dDP1K%US@z(M+A%Hl,A;[h#:T&Y081$)X7!l#6B@+xXBt:h{*M_t|!'|Np!'sqlCS7;X(jW3X6zFK_CSAhc",
"*`d&C4Apm65YjPl75VFg!$t#L,CB_a!=`C8#cw/Y@GSCV+B0!a75i5@!%<;k!)0xv!^Nj2#Y]!W!`[D1@<!*g!!%Tp!,L}g",
"*B<*h!,M<[!!!tA6VZxB5{QX)*%Z)g#:9LLCSUZp-WCPUJ'3qp!,a'S@f(<q2I.q+6Z93l6|r^L-W{yb8:mnQ@d<&U)F`Vc",
"6zZ'%!Clwk*D#7%'Wtnv(/.Fj01i`H6XW`J6VHd50TR(YD0Vx!0vWBP!$iqP!z}rT!]`af!]`b,8;MzrD2u|&D0v$=D3@Kr",
"743+zD/Q*A9kKU#!-{;j!zzaQ74M:G2(F8cJ:R_l2Itmk$_&=x8vC0L9W{^gD3Bj#.;vN9+{]bpI=`Xj#=&WvIdG%g!(s0{",
"<J$Ct3Br;R!=Uw*+G=GSG,h:/&mkQN]GLz#CSLLsCXTF6+LyUiFID1G#:<v+!,M%xK|b9DNT5a/!-z%mP1nq*7xZl}#x'r|",
"6VJ0}FJ_3$$tvIm*cd[!%XRPs!]`hSMmU!=!]hiW%V:G#&2M2|*Cl+76_hYUPJl04'LIs=/PZ|g/WJ/s2H)%d!,aXb,$Kq@",
"Pih_|)FCvk!%#;`!!$@m!&;D{$78&Q/VPVN3f$)u4@B7d!,M%1CSY9*8}'0k947m/7:K6N5a(6W-tpFz!,M&,.yF,C9/#Nb",
"%PyQAsW'l,/QUDK/Q7JK'57tq&.X(*'/WpV&uzV3&k5B0P*nIC!]hj,!ITiA'TH;1880r36tpN{!*j3w%qq^,+|a]LKzUl6",
"4=4R27u#dV9N)zT7U:DRsWl,%(Fnv_(d/#U(+w/;CSV=NS$y1fS<{0Q(gdIn)(#A,(gvD'.xld6$##@R0sG4l!)k|-!)/X(",
"*!HiF$Y<pZ7V60=sX^a=*{Dhq+:brg*`n#-Q.juH6ky2V!-T:*G)G;fG)Im87wcqqS{Lfa.SM%Q$uG==*atd;J..Lj!]`aQ",
"$79u2%s+<+!.RR1!ByWM!B*5HNT)0@%r%S3QMMMW!$&[-!!$<&/mg(S#c9lk<Mp`k(/.VrCSV8&.Fm'X,[6U-%uMy;!B*#A",
"VqR^Z)FL!(!}f8n!&z{{#:<@(,wt)LD<+Bx!,MXg2UN/'G.s4U!,k*y!ClW1*CWyw&=+F|&rt:,FjMQ!/s4)R!,b&qWS!nB",
"7dh';<`a_h&WG+|!)!)X=,Mt|1/M!%!,b'n!D.#TImSrJ!!04:!/@pMnD[*(Dfa2h=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rT+},a!!ib2$8_0U%#JDICng<F%4;D9!@'^9$Alv;=,B28Cn=$A#x#{3!=}l@$VU$:&mjpD!={(ICP7VCC1%SG",
"!f`*x;G/W:(K[ZP*`[t7*`d1K!={PVCP7VQC1%ST!=AK+T11SI'3Anb'3hK('4:l.'41f.6]bzg%rCQP'.@jr'4Py56^$0_",
"%rWkV'.@wv5%]jl!GCyn%u.Ux7wa8/-X<pv$77#b)J){[!#;vP!@y5W!}@1f.4.;]6amaF'2M|uC.CXC9-{bFSd@n!'2u{%",
"!!$</*`]Df)/0(M4}:[7:I6Ng4zwrX!&'8S4c/T@4DpKi#]1Sq+$x{}6^MGM&mkR,*i1t`,&.*`!]_3#)c_=r!(3*P=(*+&",
")gSN^+&g(0*`n#&.Zayp!]_H)+]W1!%FM_%=hu.aCSXXW*jYrA7VjCR,:VD@;KT+w/YBPR!+]K;!)mFY-WCLY89Iv;!IcT,",
"!'U]+7SFH2G6|_YA7%RdAVJnv!!$Hp!cIA)8:mrGAtb]#M0r:6NL-aC!'FWQ6th6:C=g,fKtk|n#:<v+6WPw+%;9jp!#^wY",
"7qcr|R+^ag!#PL.+{+AbJ;0)m-tpPy$aS%P#=&Ms.SMc{!_&M,74vN9!]gui!'%[G6VJ)k(N1A,#Z5zvI%$1$5C(ff9.2MK",
"$W*b3D8t-PKVS=w/QWxaD2Ma71NU]p2F;}+!]hir*F(RC+$qq@*FG0I-Gz:%!*#83!)[R@!)D@;DP.,&!)UjINUjsF6z'Ii",
"9md2|5C2:H#^DWz%mSWc!)$Ywqw0Dsp}M@.=dBdb!)9xQ8=/6k!#H4w6th3t<+cNb!^Dq2!CnDA/u^T,/v)QK/vpwpLSlkg",
"/QU3j!=AMMNrlba!x(R@'rsf28.=X4s7*w_!:iu7s6t<g4)+j2!]pPn74BC$!Z([$PnKs*<tcv0^Y1Y,Nj_xB!*BDzPI.c.",
"Q'f4LQcWVX!*.0n2G5di!=t<2(S'G!-IA3p!*'&LR`Db<L4,):!+#z)!)]&Q!*&R:Sh_5A0H;;VPI/*V!]_YP6tp(j7cpB_",
"<aJb01/M!$!,b'm!!$@'",
};
static const char bitnet__spv_soften[][96] = {
"!^'Li!=4:Pzz=(&!!qV5!!/S7zzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3A{G{gA#bt##xJ}2Cn<}@",
"#x#z7!@'d;$@zA/:Tl3,Cmtg;#Ybn)#:NV-CnS-B$7A$9%@]}@$aug<#fv$D6Wb$$$a'Nv!]]S-'8ANJ%Sd<8!#=79!#m9C",
"!{0L4(J,ZU!_AAB$va/K4LWQz#YY$7!#P-8%4dX@%tgWXR`T^w$u2b=$Vh}l!#P<<&2+@G&1`s8%sSWF&1kkU&1C2G&Pj|;",
"3J/]Q#Z-XM#y)HC)c_!]!#:`/!@x,}*b@KK!!+%!+#aZR+@{i&+_9ib+|Z#)*K-H_(Iv^B'3-)*GTjG0'1zR%'06+cS';XV",
"!^l}J6z[&7'.T#1@87-=1+!&*.4--!tRzMM!&2BB,yUC}1,d9L'22WL!&QUB-vQ,u.5pC%.U/u2'=$qX{9S(Z'.+8C'3!z4",
"@7P]F'TDAl'./2d%9^|.0N&w50lLX76fF#:%yIU}!',{6!(Qta!(Zzb5x^HC!'U7U!'_A'!*J1B!'sLc!'|Sd!*J/q4_6F_",
"4|SyG5;rub;GxA'5yQSr68l|=A8g#`'0@G19-qVi6{U*_P*V$ZA8iBz6n11.!!st#6th1w0rcZ[#!Fyuzvui[umSpc6{@Pv",
"5Idz1;GwG0%xk[nx8W}_itc5^7_;n1zyaL4FI37N7[kaz!dVlx6{|fhdk[%46}1|'!#;Ja!@y^s!#<J!A8hX&8q#Kt8v@Jv",
"96(!t:R$7y<,xz}6|h}k:3$Z/<&WXcdcw.T!+d#hNT=457!J@'7m8yVJZPWN6^N1f&mkRG6|;wVFjC}w+-CyF+=L5;814Li",
"!!$l:#:<5A!#x5V)M=LgH$ibI)(@s17wj)h!^'`Z$78TD!^9mw!$trh,aW,n+zu<g!!$HI!!$;u#YZru!%]Bw!(|cU!*s!f",
"!%RG^!!5B1-79bh-Z=J1$F]S<!]`)<9L;)f%;-6J!Bqx1!!$sZ9t8Dp<'m]C-;]q{!*sq^4G,ys!!!+j###(m###%l<(}Kh",
"1I^wM!@dQa;Hsc/*KqaI!*JW80./@q6W25+!*iJP<'mVX;K3lR;NGtrC<6qH6u:RU!+(@M=bCPA!+;jV!{QNM!]`0#*2i8u",
"!+)!R*BHHy!*JW;!*s!K*JD7D*`|GU75S}{#C,Rq;K=;y3m'Sy!^'Q!GF/C4*C8ft!+;+I!BhmJ@a5vb)cjF^!!$I)6v`M%",
"+!tz_1L;(n!j/r5#%c)N#wyJw%TmIp*Dhf&!+)Ff)(6:g%WdQ#8m`W$8m`Z%#Y[@=!''u}#YZx|!*uA7*K,mNI,(8pSKlr}",
"3%+i[H${c66`Q`{*)v1:!*JWA!*K:d=B*(a(/Th|!_V{g4zq931pg6x*B<1S8PvF2=}[7FNTQ^b77L9-NTF`vKflZX$u@Z)",
".4/+k!@JIM!):^3!)DC<NT2rl7wU+w74kNr6w1Rg#C.u]0rf9u#Yf2a#K1$G!({gm!(rVi#:;lX:Q3`I${vky!.5*6;PW`%",
"@B}}n6Vf!d%ST7M!%ThM!!||$0<7N7<%a5-BrLh5B'v|g6yq:@9pd6J!*q|#!)nB`!)Gg*5xRFb!^'Q&8m`MyPQG.B=^9r3",
"!]zJ%!+JpI&#Zp`8[g[<$;;1L<d[ln!^wD9*Cb#}!*s7X$u)pVAuU^B0udkGA[7#^PQnHX74wp$!)Y:]!N+VFPQ($L8#v*g",
"$98f96ti,iA:=x*.4D6n*a&'g75h-}&qC`W$w^+{#Y[hX2(kxmJ:3KC3d4mF!`L36Jw_g$!*K7T!+)!B!Ak5(/mxN:!Z(Rg",
"*GjTB!+f-^A:&pvA:@rj/PcfU=}[0c+-BXy(++lZ!*JX`!*LHw;I5]c;L(:w;4t{DPQ.<;%t<7%#:<K!!CYI!%45#725q-J",
"!*tw%Ns;<!:iWTu77;pL.54y..S|Gt$W;B/NT1RD!*r&d$7L#[*%Uhk!Dj3h/{{+&@u-qj4&BdC*BfDm!*JW<NT++n;63JJ",
"sV#Fx!+dK0=B/CpTM664!{DZ1*BHHs6wI0{M0uV)!]h1*$H6Iw@#apc85+k]N.:A5#wyJ@NL.!F$dQ|m!]`J^!]`J_-fva<",
"%qnHyP+=$[!]`#sFvbu'%r(.n!)7svA[:GjP1q1y7^1Zg!.ZZ.%D2_Q6XNwCP1h,%!f!-A74z41/R%YY$yB*j!@20{sV#uV",
"82(ImC1/W*:RNH<#wyQ&NT*5b7&m5_:vgwXQ(/PU!z}90!JN./P1h;/$YtAL;Pq9X$DLM)6)V/A=HlUc/[m5n&s8fw7TsWM",
"'/v|`#YZp!CuG$sPncF'%')lT!+nLL6YK2[1vRbTA<283Gcn{GH+b0,19hqV*F5L!=`DCL+0i8,/PYYR%8`'h!+)ST%Tl=I",
"7SM]KNTJ;37'UdtNT+Gq+0|;]=^Di,H`Yw^,-!5N*SLFY!*w%dQ/WJA77.'$PQ(d@;5S{qG(#F3!]`)S$:!Zx&mmT0BD*&5",
"8`8}c!-,Z|A)m:b#=&G]#wyWQ.4TDY.T;Zz'kvb=!)M/w!*JaASG'&8!*Iv.!{0wW1g_9w@y$QGG.fq)A:DbW1:B69PI]*_",
"!]`#=J-=4q82Tt7D..i(QkU])74C4N7$L`kNr{@)=`<.(NrPfGB($2581Ilx6b1xT8m}![$`$X}P2B'4:h!v46XW:A76wwT",
"IMx{k!+xVLJKzQ/,YSgU.qh7PAVTutNT;rk!+mW|!{y;H#:<CZ1I=Qv/PwzC1Mk*^*Rd]b)caUD/PR2UQkM5[10+V6(+*$U",
"A8){9A:#,VA<.PkQ.i|F2,IA06{Wa@2J+3L!+;+xRJ<UN7:K7A:4*%!!+cvV!+f-y4b%:w%::WN@[!H[;I3H]4a|Q<#%&p4",
"74:,z4|ssV!D.<u4&A/T&7$hSsV#T49S9f_7V}R!'r%4z6wHd65HUI-!*JWz!F[iG/Pfdc!]_XN6zy)q!'%X<!z|f;)LT$l",
")c^U,P3*HD!,L#A+=bm%#wyxP3}{/4:FjJd!+xVN!=ry`/mwq(=x:YqSG4xX=,`,@/Q.';$@NWx(h7=]#|Fg`.'i,r6Z2sP",
"Q/BIB!+1/j@K'xP%5g/l#zaau$VWkS<%M)7#F-K]#J-Y-(+**`FXXx5(INU,!11Q,*m7:4GHBpS#wzb.!*Lc###LU<!*Lb|",
"#_*lB!+;ILTCA(M*a`kDH']M[6vjQ';(G[Q#^B95!+;I_T&#{U6xB;G<d39w6)j/*Ta1,96x}dz=&/lx!+(0%85YqC6H3B/",
"6yJXnRhPxu##hYf)/1]'/U48_=}[0xM7wap3+g4Q1Ml{i!b`$)1gzZk6zZ9M8V2<MTwY:X7!cM:U6u/q!%&#m!$N(A6thCt",
"!^Dr&6tr&{#C-H9;NH='7(RISH4&&'6ZfW_mcgI@*J/Jt/PmlY!K^v'Q/19QiSY%L#*q}hAY4fMQM=#J83bB<#:;B=!_KY&",
"n%(}TnBG(t!+)!AsxsBRLc)9Kt/U<*8-.|aF+'SyU{w/8#j7**Qlb5I75^(*%v<Da7TUCI&49g1!@nWm.A{9D.SU,j'XpDF",
"A;1GS!$1RY#:;/_(Kg}##Y[M[!!,;13`^n#VT4dn*B=p^6G}@C6}+hM=(__x*Gjk5Vt/CX*aLJ2!B]k1+=:)`2M*^L;LYu+",
"P1wsH=HJbY/PYiW;I1F`;Ld+,.45Kp+}-b0M3!B!'mRY7)caPG!+5bD=N!rr1+$6_79@(_P1gv$@Jzs^!CYI++!8V=/U;d%",
"1vRiB.v.[M!(Ax:=]Kqy'.,N<&PLNz!a=5g<`k$#7dawX.Fnhz/PQCp!))S@/R{%3)JmK)!+2%L6_,4dA*AVj9m9SN/Q7`M",
"=B*Xq*f*(u!fN*56wdvbNT[RT6c%QI)W8<l)FCKN/Q.,m+b&25)1*t&+`sJL!cUd)90RAKVxJI6'<=nbPnk`y9pn<[3$v-B",
"!#J]SAGw;&#aS8s/anHN0Qn}^!+)!A7X1jM1IU@.Sf2w]0;x0`CP7S|(RXW!<.bcD=B,W_<`wmT-;^(=!+yWW/T@LK$|:8l",
",|=Yy7'X'3Aw_(t'58tL!*sFU-;(bc!=ChF12(i,!D-Y.-Zzu8!+xVR!C1.M.46Nb)ca'U!ab@2-y9{8XPwbYsV#u@+%tzm",
"/Up(27;+xghYgSA=}]K5NrR=xB($K!N#BcD/Pp,P+(rYU.Wg#&*`fSB85vWJ!]h+}81$`L-Vp[Q7w5uJA7lw$A<.Bg7q{dy",
"#[=ia!+f*^*CClu!+dm^$u)LZ;R_|]QFfZf.4{YZT%^gm#|HtA!{w*47412}5Z--D/bNuWNT7&t5B]u-/P[ac)5ll65%;Zq",
"t3_+1)tnyW$^r62/Vciu4Cdhh#|]+:4Ca(T7YBU#4FCBI/Pf^a!_&MY7:&!+Auf8#!#Zni!*J{F!)W`@!*uf<!)4Tjccx{n",
"d%8(Y!+y*`ccx{3t81Q56;W$X%!m&ddB]q*$)Dr'!G'(.6uml+t<lR|t8-%7%86lM;IPwd.CL2,6,_)RNUM7k9nJGT#!v%Q",
"9T.S#7[I<*A@+;f<)aNy#Hz;8:R&455FI5s7Vuwa,x9uA-tn{i$c-fw/P`6^-;]dA3ph[C8v0b//PzR5-yAg=&|k4K/TLRR",
"Aw]ss-y;DI!Ba#f!)D5d8Z)T5M1dhP+z}Lva1t|@6_C-*!c1zi0<7Gx/PR,)!(y9Q0R@&.3$xw&(gbp5=_UT#02S6)!Cw]&",
"t3_+B/U+0_/TsLQ!M:<iP2&5C6w(L;!+cQ*#:;}K#Y[Nj#:;q=2Jgbm%9TxZ;K5Td2i'i379Q*;3):[H#$HHg/mpGY=x:}|",
"%88RhA<.G'.Dz1:/Q.s%NT2'+/Uf4V1MqfRG5XdQ/U]af1/M$]#:@!B1/N_2!%hnn*T4]G$^T$//UIP|0QnjW$8^!40QqD,",
"!D$c(7;}l{mgITqWuy([!!K[%-H0Vj#FV#,YJgWZNT:y|'/w.g(IG}RQ.jK%'j<t8/PQ*2JBx!A'0!#m7H|HI${cil&TyNb",
"!K8.YRi@Vt7U1=6'l(3C4!Z%JXId*a!_Lux7;#&+'ND,KtS21ZP1n/^!+w{r#x-sX/PQ-3P1n&`$:jKP'I{1t0./@8",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L:!=4:Pzz=(&!!qV5!!0*J!=KGi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3Dk9<AA|_A*",
"$'5-F!!W+<$@'K#&T3IT%426B'LTtt'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v!!$;r0jb1B&mtp7'.*t:'LH|M'jg)P*${uZ",
"!@(PU$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56tn{Z6a5:p!jdQ,6b,C:.B3@D$DktaI,:@^CnqDG!@,KUR#U7jCn]6D!&w}+",
")FJdB*MgaR6ah`{%Ui@,CqUMW*BG%d+Jc!U*kzhS#ZU37$:#I`,)LDu#]aZN#^&8X#{/2W!!Sj4NrT<{-:lzp%V0xN!!z]3",
"$76*5!]]SX#!WdW&24)G(IbG;&5[Ka%rBb54^%t3!]qV,%42R;6tfP!!#PDS'.g@K6[*uI2kHLQ&1D2='jzTG6[s0.(NnC&",
"'qG@'@VpTXMmQ-vdc6'd(iGJ))**3}!^%JF4]P{.hY+/s*'+IG'0/<0!{8`k!#msK#a+/Ys6`-/+D01w+_ZrB!^`{PsU}A3",
"'.q8=7:|Xw!Z(R-748<u!Z(R.(+9WM!tU(g8qLXB'T8Z/$W+dXf}R){!(nXm!#9wH!(21T!aln9#@{T7!#Fsy!(p|g!#Q*&",
"&U&Y5!{;5]#A:gi3GGgu2F8un!!zc/6tf=L7SMcW!'K1U!/_)Q4zmYm!!+]{!'iFi!/_&P!!=j5!'|Sh!!!%!6zmP:&|Jgm",
"!)'d^4#X&S5:-CQ!!SBp'6#gM6];ys%5uCR68p1&N.&_z(Q78D$^H+Q$^Yv*'TB+s8s_.6sV$4,!#mjR!#wq/;2i-1!,tva",
"6]fg`%r)-G&n$.!%y)(z'9@S56^ADl89CT{5B$RA!,tkR!,tk@!,tkc!,tkZ!,tkI!,tkl!,tk4!,tk38m]ziK_c+!%z:b:",
"&wAy#%y{R!&!_KK':xbJ$`h6B/pLNk!$/h#!|8N1Dt@Ll%u_rI&wU|!'5tr'%y2/R(U:w;%y#[-&n$${'5'bi(pNFdFsG{Z",
"FP}_i=([!2=FxWgDl5}Y6`uMY)(0$N@C`|*=%5y.%{.N1&x3Q+%y{l*'9#Y:).ps7A9MjV:I6P*AVKCA'.Si8,fGdA%BZpq",
"!2JM3!,tu46cca:&_C/n!!4`FFrHPF%{k1Z&xpx15C+=YWQr1DDlW]7;4/S^NT:HU=/W@W+dQV-DlN$ZI#iPIBqwSt!-4!{",
"VBNbz(XDnVWQwP:WQq(s(K!p;I#i[AQ1|0i#wzYZJ%UCj$Dw'd7qb-:*NP2;2kHZHDlMYC0NxjfQ6(0M!!B8m7q[`;!'l<@",
"7@d{V!$mI78ma468maF;!!%ZU!z}y.!,w(-VtCJ[+/QB[+=L5V;()I.!]`nX!(<-+(2!Z&Q'g3`P+H=H!7`<f&WfKc+{*VP",
"74uW(6]0YZ!!|{t!%#HI!!$;u!!$@p!!$=r79)XK7*{|yDp^UtA*!)_DrLI0-Y9zi5={|5!qw`/!]`xX,wtWf6VH{]!]]:K",
"3)D[J*BR89!-4NZ!$/d!6th316uWK{qI%Vr,Vjm-$7B={!}f8n6u90T6{$'iP2tCM4(rV{!-|,*:p$kH!-{D$I+{,l#@@1R",
"I%sj-!^N}2'155GsV$5+Q5@xcsV(:Y!Cl.^6xbmS!%^d#!!$<%#:;f.!]a2P!G1''!)aH9!8JxVn-/yx:Q(urM|l&6%n:'D",
"*BpKn,Cb^$!B)yisV$4F!!!7+sV$=I!zz`BMmT)/1h/Tj.:yi9'8Cu,#wzZ,!!,9J+{!9gsVp1$8q#I0#:G4/,i<}dBxKRv",
"3}{d1sU|Y{!-|{V-u+:J(+N<X!{!;iD[!-P%7#Mi$tvxs!-|,@7!K=;'yS@n!-{;|#YmAG%t/|Z!!%{|6a_Ar:8cfXfcl5M",
"7'$GqA{RUI83_5pNTdF,8SHM[Nr<p^#]n9C!,u<b#aTW@5zSUtsV2h(*ByS7!k%d5;Fns07XNPqBbGgKsW/igqBXMT!qw`/",
"8TN4k;-])|!#pP{#;MRRFlR,t-z8un!]hiW'P37/-{L%$Dq3l-1kY}ksZ(IyA4Lt/5`u=}@7R!jNU9.H_w@4RsWVl[sV+/S",
"!90<y%ZUFmP2Y0J7PlH}P22!<#(AWrA7,ds!=AJr!)W=Q!-|,0!C%9&!B*)C$8@+r!]`nU!]a2NHiG0yFjMSmI%_Uj9l<&)",
").rC&I.pmv9NR;-'.^D4!]a2(2UNCA*C8g+!-{;t#x-<H'0t+-'jjs}7TSz2*B:nx!,D2y!z|[/!}f@q#I'q_#:F]`C#Zjp",
"-!jK7+=:**P1zM$._@3b!av.T.6v4^-:nfD*Ga$@!7`=*82lb*j3dh|sV)`T!#[GA;6<=B!$(}T!!$K-3R5M,Dmqg9=ldb[",
"s[gIa)5lx[74DU9sV5[9K!l<G!xFZm8P]bx$tu$@sY(^pYFM3jDm4.IF1a:{DmQkp!D._@!-4=&FN,%i&R<$.!,vy.DqL,`",
"+2M!16uC@%7)Cwi,/]g@XjXv)!{!:f5K$|v#x0d1K{I$,),5g$!{0w:$@zKP!-5+`9XQ#UI(Fzz8bZ2pDpT7=/u}z0!^c0=",
"!,v|/NT(sQ!N+S^6VKW&7SFDm#C63/9jZi9.7Ms/!-KC90LZDl+!C0b:hQm4ZF2J.3}{;8$xYJh%qrt`!]`p06um+3%WV'q",
"#Y]@9=/WJ@H)cc/#Yy+tFjM+s#C42s:6.1i${lWv:ULFv:N%:=!,u+#-@VS:6[I4B!Ht(ZR+_WKAf6IQ!,yY-*BfDt!,v|.",
"P1tGB!,tGX#:Ng0;k(H+2sD)^PQ*M9&p2jZ!,yY,*C&Xr!,uXg#x-$5#:h=J6d3J3%&_cn[`NiF#aM%9I]FjC!*D*:#xC4x",
"!fuDl7<:%50x8;;6wS#3#PBd,!,u9pDsh+++S1$AIztAW#:=&/!,u@URhkhR!2J4.!!#;J6ty%C2(D,W^:N`H6^G0uI|0C/",
"$tvVr*avHl%XRP{!]`xX_V2xM%_U9d+|'|x`5/63%6{G%.Z;Iu7,/@+6vT*=2,IAV78U<'!Di<z5wm;MDmqql,2I!jb0-.]",
"!z{=-3`SpI3}sB|su/9Y/VPTJ3f$)u4@B:g!,u=5Dmt)99&FcD947m17YiAP5a(6W-tpT!!,u@h/8d}{953[F8.Tf&suDy/",
"/WgRn/Q9P.'Tc,V8k4AM'5i|8'5Dg59Iq[Ta0kLS!]hj,!J22H'TGp$95-166trT^!+*Hz%qqam,&sjpP0grG4=4_67u,l/",
":*w%I:I7_::+sXksxmFssxj{6$XFM#,'<'x@Vwm|!!_jI!(r*n!!$Xk!]_[i7<`wF7K=JP9A}Wv9UwMC7zJ!is|ygl<{Aj1",
"=:_s=<aJ&)sxm`{sxk7I*%!(+0V[,:D0Vx!0zq1{FN(;0!1'Y3dGQ<fRhZ'9#JnK{6xy@ZQcDgd854hZ:+6097Zd|Y'Qv#j",
"!-+<kRIyQb#Z&)M!,u<pPnLJX+n0l{!%8#h6VJ*B83`,A'l6xN<$vI^KY7{pfDgT[PQ.nd*C.Td!,u6Z!%JYQHq.r|&1.U|",
"!]^c;.qr=:6VJ&VQ(C`&+)nF%!(z2;*DJRA*FZ;B,H*c<,{{Y@.WPtVDmqF@.J-(P-;5=_!kcHh7'aJ]/_nCsR+w3cS@V3/",
"g|)`BNTYw=7DCwm!*!Jx!)5^)!,u3`)H0-5'jjXrTa:BZ!AL6&sV$F^),Q(w!2Jw0H']w'7CYnUH%!hu!(yX*!2J}5&8/:(",
")/=t]T%|0sWSI*A.J,:|.5p)1+$1D/77`HD/Q%43fDhhBNT2C]gb/Q2,@aIu.SN=Z#<Lph,@g+M9;r-]-VY'_32b1{!*i!C",
"1+.0a!MaBDNT:j'faB_d1g`'1!!$Gy'.-%^+|1&z`58A5%V:T'1jHiv/}Vf@RJ+G*.cZP/V;F!{9=.H,+!.7L75+d*Sdk(+",
"(YAGD7$6`iPQCDQJZvQ{6ttZ16vtgrJ-=u'R,DZU7*hr/7-gpQkRq<p8dB/{T%{i7I1qu`#aWR:DmtC-5:AmpM1(Gb7@-@4",
"NrGS284_(4!^QY:!-+<h!Cs-y!/1Am5j4-i!-]_p!ClC,*ByU<$J`f@$x}ygQ/*8h74kPC1x5{+7aY)@K9y5y2i)Fg!,b<#",
"3%1cB!0yuX!'7w#LD6=&!,u<ZNT(UY<q4r_-Vc9&^(A_Y!7-}a/.g9g#:FS0#[^Mdt8*mgB:w*Ut5[b^+&dD+0J!5]8TuaV",
"&1.wtt3dti'<4D#0h@ll.qrmI!!$Cv!=AK@!)/0C674HT$rHA(1(_&W##K|p!2J}25aW%{!).lm!)'CA7U;nP7XXVC7T!Rr",
"7w#gFt8gAC6[pZ`0<LQs(y.4R)JLJ(U@%!&.uw%7-x+,V1jHiv2K]Uh*Hqk{!.F38t8,,JFmL-Qt9b$/740_wTwsqC7SI7%",
"UthJ/Rh:q6&_W05!)I-=HSWH{*aC%G!vaR,8@U@mNs1aF#ZCA41gyGdU{|t[7hj|{Dt'^3;(aYy8;<YS7SuLG74uUs.&l[k",
"7`]H4+Cf7v!-+<w%(uv!!-{&sDq2'#M|l#*&2Lpr7cTN7%52<K$W29xmH{XH+G@:VNT(lL1:NT16|j}!V;Jt<=2B0{,)jt9",
"!A`2n+`B)L+B9`6*FnL677Mr!U7J800jf#kLb#XMQ.}04LFGP'NTX9u7T4`M7TSsw&1.M!NUL34(K2C,7:;$rWu9}iC%^B+",
"*'@b/)FD,m98qpSDkz59(+N@P+$G)-)cb5n)gUhT6vWd5.45gv+|wU,`5MT_&S7+1*%#[A%GJB=pAt5;Mm[$@p`3@P$fU_n",
"+=C!G%bGcr!)Ci+!-|{JI,0sm7CY{Y7yPl:/TI{YU{L[y7X)RiUV2zJ7rXF3Y1sA}$fK]n!,aXg6uWjZC|M!/$[$td!,v2s",
"75#Cs-VY`^%H1jK6b7.J%Nsl18n,I5Y22`,Dp^=n!)W@y!-|,5$ZYYZI%sw1!`HGK2sN2'(+Z(c*ByRq'|H9s#y*$/,#CKH",
"!-5Gv6x1|-6ukYJ6g'!=K=w81#$BI9#Ym0I%6wQ-DqQ*I.sU[G81,H_Pq4AR*5TK97T3LP%65X9!@SZ.$w^+{$W@zg*CW{}",
"756CQV4Fn50jf/p9j[-DR-`Yp1vfy+!-+<a!ClBi!-+@%$^Db.$^r|I$ui-i*CCn{!F]aWR,&a`7b8aUNrlX}!^Nzl#wv`N",
"<KI7HDm[#g6}&ajNrJW;7Tr*j!{:)-7W,'d-VQ$b!FKk'(2!ww.5wHH8xD6`*a)0U(/{9}!*0$6$K@Pr!_AX@.)CJ03%$%r",
"7SFCq6b]N-(Q67]/SQNSKH':g/8hhJ91Q&y7V$s)-^+a^.4@3|,!RZM`7Z`-,]<^W00n'k0pQ`]*H=K|*)a!f6]l2H&mkS8",
"-fvpR!(.%-8PjC|-W}9fs$pcM!*rr@!,w@8NrH^(!mcL`#:w=%!-+=<!)!v&#wzBG!-]`D*JRM[*hht9n)^T$%4nz-!-+=A",
".Z_jl*h|0Ahy|,y!Hb37Xr]XF0LjY0/n%ar*^CF7T]69_#C5#.sXs}V'5yMC!,ug%!{MVM6tiR$/PcgkJ-I;*+%.,72fPl'",
"!=VbH(gfpj!]a2P4R0t|-;^V6!cgTM77u#y82:/z&1b66/Pwsl#asd)!-{63Qk|sY#|:W_/PG9T$Z$h0#:NW<!D,Gd,Q,]t",
"!!/W(!/@pMnD[*(Dfa2h=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r`'+W5;dN5@@;iLuCp9_K&PViJ'WsfH'WibH",
"CpNiL'LS,Q*J5rG!@'zF$7v`P!i3cCCnzKH3W$NL%V[$n!@*sA$CR%PD8KwLCnI*B$7A(G!@!CR$8dvP&G13D&PL_<&mjj9",
";:k6#)c^kc!@(LT$9G_h'8`M[Cpm#Q(INJM!@'uB6u2a3G6#wG!){Qd!!$;k!!$;k!!$;k!!$;k!!$;k!!$@l6VJ&S:!Qlp",
"#]&5H6Y,$4)pKz5!!gqJ#zp&s!!T6C!=rLU!={LS*}x.N;:ksC!=4(!&pR69'/p*-!&,r9L+1Ml7SGd/6tfY274&g40vs<S",
"#C+_l;*6z.;0<`m;N;g{:Rih$5bUph6#AXc8QVMl<$nr,<$nXq,YRQ0-u54I<DHi(!=zSv!I*qc!)FrU!K6@;8yUk<%44_!",
"=gS+|@&qY'7]hC#!&N%R%hI$p)G{^]!#=#7!@zC.`:f0n!#<,w*WHhG7#uUq_|FNQ!'_.%Ab5Z:!,ttZ`!ntJ7:U<nI|vg[",
"!!$q$7SG^x8#|ak!.QT[+rNdRFgbV+_|-mIFNPV47*^ig9n{gB7^1Ys!6'G7!*J]L,YS=I77ga-6]9`[!!|{t-.hiB^wP-&",
"75mXX<tPh-5Yjv6<6uv'9qB_Q:0tvT!8p<Wc.-r25:-CXhY*=0q]mM&*pzq{8L^`z8W91&6Yu@&,1ltq@:.6F7.pGF+rN1a",
"!)%_jTC3P'8-M}q$76kQA{lYk!%'8=9NTS&NT)7a*W3aQ!)/)vI*u<QI9RF2%SR(Q%SQ0wNU-}0)a)wp*7tg5!)uf%`!.-l",
"8m]S,75^&z90fM/!&QiI8PAl1+!ZRp!8qG{_{KBz!%s$S8m`8D-VNak2MH//%6n%Gs[5D`<!:7%6}Big.M<vz4}Zq]'6WrS",
"!!RQ*'+T-`<=X%2sV'uM!#3+{KGzMd9R1.-;'t1;<$nXhjq@'I:1z[K!$g&3W<_k[CWH%=!$q,i#:;jssknj-9z$pA!),J$",
"76}8]:AnmC'LIgXP1w]/*W3u=_|r1[84prS7m/sH3,'5j!}X;2V1:.T&1.Dx$VTr`!=4'<!/l|l!)h1s_bZPH75Ix'!!U^n",
"7b/WU#:Dqx6th:*%;6.%!K0'x!*#40!)!Zi#$$Z$*B:hM#Hs$(!-]aYFY-6(6Z].q&T[9kXrSPG!-3Z<$7K077$pmQ!BJI_",
"Q/*l/!(IRF!=AH%12`.}!^Nz`!-7(S/^fF$1/MAg!-4yh*fh!/+'CX4.4@3|+}`&:^zNGQ*'hRF!%k&g!!$_3!!$Su#YZ|B",
"!-]a_NT[F_<&Aw=2'z[T+dYqu7WMC[.b60asxp<rsxk'}({Fyd3=jQt04}3_NUN%&8}mvm2cdwT74(L]+3z}Q/_Q4)!))F#",
"stIA%7X2Xv7X2fP78ssuQ(Mx7%:/4!7whIbsz0_H8#Wmk!cmPP7w{VdszDlc2sD)[/P[a8!)9{75W#x05Yv3F64^S}5Y_ZT",
"__kZP_.N&9!53p/!)4fd!+jq3!]^c;__A+i;I3z7^wRs7^wNKvaP%<-b-`R#__|mz#P<I1A<y;2uNx_!_6lUr^wNL$^wNL'",
"a0d3*amBG{NrFF99PnNu]=%H332bJJ!,=%6!!%(#!z}7&c@N!YSdh#=C(I}N!)G<z!*1`}#C:S|9WXj7K{V_3!)!kn!6mg_",
"_f:0c9$`Nz:]9!t:$Qc18I$7-G:CT;GWK0'7jY1-!7ABI+!4+H!!$=w9L<+z!B3/Y776AChY`)[t6m/'!z|[/+:w!x]<}}m",
"&|uxt7tiMu+zwcV*B:i),:3G1)F@K&,YRQ2sVf*Wt7$=r7u;p=7I2#jC(I%d!)&s1!)8i,5aZJw!,=%!#Bm.}t7KW=C(I1M",
"!)r=v!*m{#t8+XT!b({6=%nmdhY-fV6v9V8hwHr8#GXL,!7}Ru6thB}C(Iqg!2)i.!)!hm9/G-:hY-fV^wNL7&1.F;jS!z3",
"^wNM5jq@'8j3u}:!)-.8l-aiz$fU_n_^PFx@[+t-5C+D`7#%wjC(I`f7T9:95%k9_!,=%'74(C]_^[ca&#ZcU7@C$w_^P<!",
"(yar%7@C%%C(Itq!)ZK|A{T7;#wz'9hY*=4WX]}d<;ARV^wRs7&1.F7^wNLGcI9/7H[*L#=IwR)-W,9Q9SHHq#wz'9^wNM;",
"mHsvG1g[3Gn'R,Anckhq!w%m]!)d!.!)r.q!)r=v!)rBw!)sP;!)r1r!)@J!__IxW9MUY,7NfbF_^2r4;!{$ND/vyG<nDBG",
";MMUR)MHL5!,*u,",
};
static const char bitnet__spv_ternary[][96] = {
"!^'LC!=4:Pzz=(&!!qV5!!.k&zzI.$:S,[YJ#aN]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#;#w2#xi35",
"$WQN8!|$$4At_.7$'50G+]y]-!=IF*#x,j0!!]S+#YXg102Q](&Uayn1+*9468kl}'LS&r+]`M!#xs97!!]j2%qnNA.X_Y*",
"(m`1}3B@#D4A[`!3c*V!#^T1W#`9;B4Cjzl$;*H45<n7d#`j_n5]@Dj5=,D+#z&&D!!^0=)F@^Y#zM@I!!T6B!!_XU*}x1d",
"#{!aN!!^NI,:3Ym#{I{S!!^[M6tf(66tf(P6VrA46!c4=#|PnF!!^sU6VH%@!@)sJ$@Q@693=Q52/*(M7qkSk!@*J[$B4LM",
"5_mN.6@_f`!@)[B$<v9.1l}=%2/pVU:+$9Q!@)'0$;3.!,_thu208qY;F;bC!@(N|$9P!r'Rk3h20b-^<`W,5!@'wk#_{&D",
"21#Aa672}q!@,}M$JuU6YND_32.AWF4zwXd!@-U_$LYaD_[N4A2-w;A74/;|7y//a6=w402kH(L(K+Xz!=sfL!!_fN8P=YJ",
"6VIm96VR+t69}{Q!=sfQ!!_vX2cWf:#}VDi!!_@c3}r/D#}}_m!!iTi$@*jh7|9QgCuZ3%7SMIf!@*</$Alv}=,DA|@CS9w",
"#Ca0v$=,9A@G^m%Cv.U*9.'{$!@+#F$Cy@:FTh^9CvVp.:IADd!@)_yR#A,SCvu&1!@,KW1gU]_74&!=CPl.2C1%S{4/|(|",
".;g9Q(Ry1|0rz-/A#f7m;k|In9j{`5=(x^1G.[i:#a6K2#aKBW$a(l$!]]S-6a^W!%Sd<8!#=79!#F!#!#P'7&1Lb;'Lq8<",
"!]]`18m]z&BqZSC!]]cz!$-R<.xd72!(quT&RXy1&2SkM$@li'!^Nj99-{97!_UN}(In}x(gbxQ4cXj_)(6BW)c`Y(&Rwwv",
"'l`-gs^BJ(!$tNT!$}_+'.A:W(01H-##TBu!%<hW!%Hyf'.<yl(3X`U.rq:i(2]%M#$n4+!%z:a(-2Q(!cd7.!&0If(-G^,",
"#BVY4!&DLb!&N^N0n=UF!cZ12!&bjl(+9D#!d%L8!&vmv!'$!W(+99##B}tB8UUR^!'60'(2T,f6luCY!'L*B(,5t_-P(W@",
"!'_I`(+9:Z!tU({!'sVb(+9PZ!t@x{!()c)(2S0H#!1gp!aav50.2Aq3*W9=!(x_m#$g:n5wksT5`|ff1nA_+4(PRb7M_}Q",
"lL-f;4cc@U0Sf<`67hD86{4aalSR8`!#H+D!#R4C'rNYG'5'p8(2*cM8s|)|9GD,U!8HSL7;f4{#$Z*-!(r([kQt]1mi7_G",
"-|Y}x.r2NY:&#@|ddRRYkR$5X.r&7jg]5J$dcJx3!)'CC!)$`K7489r78q1_74MUw!Z(T46yg:M&P`m$!w=wF!`%HZ6vRl|",
"($^z&nc1Y3$:rrTjq@Q[jq@T^!#Mc<!#C]0!A!ZIndti@kQc5YN-wYQ$^NJrMnB(BzzGTa67)`g!!5!)$^^$s,CGX^N,+JB",
"!!svc#<!|P'4-2B!bk%r6|yC8'c_8mndvz,ndtdS:QH3NNrFm4p}=mv7^RjY6NW;7YI-=j!]_RV8)F7_:1gQpN-wxF!|akW",
"bW(m@F+0.#6zpiZ7kAj7!(z`Y$g0mp!z|[Q5_!KM]]S6l7Z!!#6Ggw'=zp#lfB+|2Lx`=wndu!jnduVmkQbsN6Vp$k!#<+v",
"+]XNu{9]-w(gj_v8ik}0!du#{7qa6}nkH-S6VP5H9dug+(CaC(8g6<Yl-[ix6Xjjq':',,'93(t'7Nyb':v4(#GhdK!8HIM",
"!lId,7ZQiVf`2R`3$}HGMmWv/dc<kzkQ`MPkR&.36u-,-(6&CW33,BI!]gq}!#</*FvNi[7UN_hJ%rbx)(7};I$8$F:I6PA",
"I=.Xp%7yq2%syp56p'M.82WmM)M0aj'N3sdsV+b23i.8V!:lXD&!Lp3&{QbM%y|uL!:k*[)5#X])FI`J!#@2$!@{SSkR$=&",
"sVc&[!:k$t4'qs|mg3dK$@!q.3djXKkW5(H&mw{&<pMJt!=SF3!90$N,7]rs$xs.psXSM%pAml^NTQG@kQt]l-!lNLsdzx@",
"!c!&{7LpiKKtxwz7YxX['r%@9'yK|q.ZSrDsg-glT5#^XTT@itTr^s2!8HSM(:XFtT3f2NU^aJt!]inA8,Fg:%UU}:U^|qg",
"9L9j&kWhIM-#83Wl=QnQ&%k,x'!mtp%y}}n0+PN(0+SF;&&4U$'#70t7yr(S!|W_'ZfUIHl0<)QsiU&Bkbc98kQ``M6`uMY",
")(3rc]GUG9&mw6Q]3LRp]H!;$:]D,)kX(]Q78aZXNT!2j!!s|c#)#FC81*+XS=)2n!A/ZbQM,+*%xB!r'Gh9T)/lRc`6;zw",
":I6Q,`S2YFkd1jg&)+H_'&-)3'6:R67=!{Bs^UpT!9N-'%TmL|7kizP!dVlx6{|fh$^Y5wM8%W,'57T#!^&Z3pJ&AU)`*b=",
"!#BIQ!@}i9!#<V6ndz@:kR#|N%Q$N1PQL;5pWr5=&){8q'&|^;NrW1U93dL!sluVMC8!WN4:ZHJ3}{T[!z|^N(Fq%s0rYi4",
"7PGY;!f+33!$ZU`6`d3WQ/6.{7Z@%nrR[+Q!'.c3!^;x{7;f1z9U'ud'rcVV'5k%='7m/q'7c)p'7Y#n88WC66m4WfKf'7l",
"$^qy=!(q;G6zMtZ${cbp$^R$d:*xb4%y6_3/8Lq0Ns/ur#7P_J3pJB|NrxRJ(0FlfslaAN3,G,wf}X4nQ/#VY%ZW:j7.kus",
"jLl`s(Fn,v189JA*:<knk7Q&JnGJ:'sXu#ts^6HJ!8Hr5!=^lV!!)D+*)a!:ku+wckRz7+!D._@llDYb*BD<B!8[|n!8IR'",
"!8JaJ:p{uW;J`V8#:BsIl2^_dl3CC/<=X%W!{&#g!%U9)!!5B10LLhs!`K$%#x!@!(Qt(j!8JZV0VR!D5x*c)sW&@G6Y+%t",
"1R<JT=|s^$'.2.W*BHHs!8HyukXR)}@Vn@{(+4'@7SFCv@:Xf[)(*j^,i=$f!(w.:#!qJh8mf(R+#g=A/Q$v'kUy81+!CRl",
"/Q-|(!^yB|79w'x5%_w`!)%pp6VP;:Af-S#:a_Z<1+-6A.<5Ip.SU,j#x5sYnh=)|$a7It!'5VZ)M;;p!91,b-%^88*Bd%C",
"!8[|p;#2{1l3/M5:rLu]$}F'-*C/`i$3G;,.@-nB0Lu&#;R=+&Au4]Ns_Ybc%Az/:!8[}i<;MF-7qn1P$V|4W!!$Dk-VQhR",
"<-_v#<y+Y0l3/K0<kbgm$`cD2*C&Yn#t)2*.@-nA0Lj{}#hSjM!]dv#%;'#fl38GwC.Cau=v'w-3M_lRs`2k8@Tc1;2QmVQ",
"s`H!<A2AF@l3)6/DIa.#A%YV7B/;`83M(p]s`ySIBkxtH2).BWFF]c2B|&UCChu<C2RK}bAap4uCy@)Ml3)p'3M(k)salDZ",
"FCNf8l3)B83N7]96bTtcFsmQBkU$D!kS<Sr#uA}'GF3kDl2_[%l3&/,+!(lr/2.)*sV2i<!8]tFGq0D<*)_lBn.A_s7::cr",
"<BC-]$!xxSnclwm1'9iu#%jsC$]&1%!9P52!8Hpn%TF%&#:C5YH]s:m!{&,X+=7)+(n[niH]p=-#x,js!);fn!9N^}!`JB/",
"7<LfUsW&Cs%SShv&msFgnm'/YH{/`3Mui'Fpf+np7Scua#Flzg7<=)}%S^TjD[4AR!)&/y!*6g`!9DJz83}TRH}fUI#hill",
"!9DL5(n]4M!Au:{/n%X<**pVS!8Hq)!%{z<!=AXv!)&9C/PQQs%SSM4+}t;h!^Nlc&ms$|I]CWZ.ST4;!z|_*,@aG9stZwT",
"84Ss#8R_|X+b8@=-u,.77W5-d-xrV3$7=T%-R^CF,{u@:ngMd_B1IJX+}`JUPQ.y:6qHcn5,m{&$7mtPH;GLLH)Uiq%9uI&",
"!:-]skS0F-76byl:VQKP2BdQ]'rnd)!9NU(Kr%)S#+gz07quF@32l;:!!!:2sV(%_Q/<[{mmmS]7mbGS+{@IU$8nnf!`@.n",
"!]f!y%s)q5*CClt$n{l&.@-nD0M+2(*3;Vn!!CkX!z|^;M.;V_'TVTpl0X[z$yA}[$yGc|(FmKI1g[2bNTP[B9.Y'$7T4_t",
"6VZxC#Z&+s!90_6R+p@L*B:l^$Vi]*$^X_C#^_13l1iH=!^0`,!B=Vt'0t+-'l]U7(//$Pl0X}<R+zBh1(=:nDz0y=Ns.%H",
"kS'L:7PD2N&1Zr5!{%hs!%.bl&#dls6|`q!Nr]|%#`NaZkU(_s3+yYQ!8g#sNrFi|,,jmv/Ps<9%WUwZngLvFB1Hf,%6{G%",
"0T4B*%1[x&'LJ,I/P[;q2MR8!2HG=j!8]R#2j=39)(*j*kS9sbP(5!S!z{P43`SpI3}sZ)4^-WT$]T;w&8=(),$t8pr<v=Q",
"+z{f35&_)n!)w=V!)0rP,%Hk{sYx6]!8H{F9[VCY$T3@Gt3gX3%9JuW$rR`a$WYjK7rq40t4Wf/%nP3P7xI/5t4k_*!FIMY",
"PQalJ!hl4,7V$$F7Xlc_!@c(,BZUHt!)8;{&kJP63}yDPkS;8/QBQ[|NTGiS:,R#97sFAXt552%'hGp]((dyU'MF&<kS:,l",
"sY'rm!!is*!)PX:!!$_+!]_['7UXm!7bsdx9k|i+:-/Jh7t$i't5rZ+)a=Mj*!]W[)G;aDt8+_:t8+Af!]_[-7tUA/sVJpJ",
"!Z*.<7:xAu&q.ZR8m]XW!!*5'!8[|u!:kDk/PPYnQML)f$(n5T!)q':!z};-$8dhh75DI3R$dyF!!8xM6VJ)Y.Sr_]#:NXV",
"SdN`l33[yt!{0NUl6)|j!dc1V6tmbBRI{xt!{2*C:g`8hsVGvC!8IS_!9NWz3c%Dy!]zKS*cM/#*D{s')_n*R.@-nU0Nc7I",
"33@Q<0k)<BTacB+VmvX{rx{zdQ/yl;8$[,TsV7.uR+y_l:,2m2U4<wL78vBq!_ku^7F;83mh:tv!^Dw1!!,9LR,0Fq#+rvi",
"7s,w@sV[*V&AWI=V19v{!]d^r!8Hpv!8K%zsVAIf7/.kDC`r'V+{]jT!2S+{7=gXu*b#zl'QWX0,:HVvsW&@G$)c8*sVICR",
"*BR8'*D5C}(CM{9.@-nQ7U25T-7QKl7`]sj(IGZW8RZUGUtT;*!AZ6[RJ8b+2FW|'!=W<s0YcI#0<u'A$:!{c00n'k/s9{p",
"1/(}nNTp5/#K(!i$bw$a!Cm{|*B[=F'<h+g!*r&%!.Stg<RkdQ!8IR'*q7tpNTS@%V1PzG!]hic&3wa'&pCD;'22cLr]#aM",
"/aF:!4!$B2z:553l0^lA2Vnz'!=WDuTxRMcJIV)sVn.&%!`{dS8C4;=#:<6T78&hf-+A1=sVV6|!8Hq57%ir&,&BDH74kR@",
"jqkM5.n4ly#&5p/6xskzAIHD_!,ddT!!$az6VJ/{/Q}yp%8`'h!8ID(7553G!^I;pkS#yH6{-pc+}KwD#:NXT!3Da'!h@m5",
"!!*5'!Z)M)/R+By-*vvq!]aPM*`]Aw%qpvRLqT/5+=B/46th/l.4b@V+}6i2KfNP5(jMyt6f3:MlQq7T!(Uu(6VJ)z;/K:s",
"#x&'D!!$YC6VJ5[33@K*NTrVF!8[Dm!:kDz/PPa$,aLbS75@H,s[IDF!McG{6^d]!$u[^ikRzJA'p5a|&pZ9tt3c7f5ybTp",
"Mmc](!3bud!]qI*#`9X(/b}95PnUsR(8dBR(MM-Q7W+1c/1**^QMyU4:.{]y'TNkMSd^dT6xF6YFK+jV!%@jf!$l7,7r-n9",
"=]|57sV2i<%'<$zsj!b_]Y_n]!af,8kRz=--y;HJ(hM-.L1BR(t3c2;-xs$.sX|mu/TA(C$^XUC!+TvC$<XZK!CYIW2($mH",
"688ckT7Vfx.8QHx7r5N7VxJq0/AnI$GBUu*7&fP/%TcIp.SJ-W[]b%174C3{&nAnf!'5]]3Rrx/P1xdbmr_&bNTn#K#+7dg",
"4C``M1+[bP/PRT`NT1g)4ckLs6zZig/VM[4740v/&!JzH(,}[Y/Q$va3f$U&&3[<B3f%]Q!86%V4FCg<2/<u;&#@&(.SJ-Y",
"&Rww2!'5SYBbGqR!)8&tl./4l!!5-I/AZ@s#`pYCtS$LbR+fp3&$kN#-u%MG'jz(k!@aM9TaFgf%5.fq.]`L}*D@K((al(;",
".@-nR.5y/4,#D1_sZ/f+*H+;D8.j=P!8]|]8.qdw:W<Qj1,;8%Ku@A|]:@71L1Ay+7siUL*}|-6WW&`XtWHzgK*0MW8M+<S",
"sdp6Al3&-d]w{R::6YRYP3,Ch!K^v%Ns*u+8kG*'$)<)s/PS(+75.:QtSz'utZZ92tZnH6D;k.BP20B4:(`zrt[%Tv:d@1@",
";%^9=Kf07g:I6_q,%xF%/8%`/*C8fu&_7|W%65%W!#JPM;'uYq/Q1@:/R|yL74d7TtT#fp*j-jxtRx|QQM*9'tWIqRtWHx4",
"tWMLfkVbhRt_Kijt[`|I&-<p$88(w=Nr}nDkVDd4*!H6+$tzG;sYp$0_SU|h!Cl.V*BpKu*D,<#')3T48aBCU-;4u=kS:bU",
"B1IMZ,<}WW-}h,`stFP}@'bK-D.qu%]Y^B<L1Ay+AH}*^9;qHwV[f#[=nV*c!)<w9<5Z!q7_g3_6v!g%_qt+p6|Bj#'0vV9",
"'LQ=$!lm'`Q#&u`3RDG#`17ytQ^b-7Vxj`3'.q;N3hWb(!!(A=l3&/I+#+/22HPwA!NtYd(1<QPRZ^%rRD/SIstF4u(Mrq/",
"(/Wib!HXfI%;$;B7Sv9tRx{S{#Iu(7S8:^&.D,^GR%&%P8Q5y`Xs1}f*4%{RkVDBV+0|##7T+[A6{63_8AhD3mq{QD!ry/s",
"6ZH#TsVyf6*B[@w!90f&!{0w99Q7]1(+*^#S(Yg{FwUL+*BHI#!8HstkVIQ&2Bc9Q+G)=+ZMV2&!#[D*-KMTJaP0P]1z&9c",
"0p7'pqa|6r7tp2VXSw'g#Z&+|!{&,2TC+8X+!k=^2G@.4!=XK7#.f5rbgh}yskcn[8Cjfi!(V}D-GzJ|$#@pHsYn478%kvF",
"3Crlq!Q'w$#zaauU6{*a6uIbn0+M/i0ImA!LZI%Lcccs0A{y1f!(|F$7<]f0d'Z%D!)ym3C_%qVd``xKA{^ya!_&Zh+!%Fz",
"*b=$!sW8MD#*nNS#/ar{'kF#9&ms.!!)/Jg!=bt+X@b5l!8]!`!8[})YCA_#(U4Cu!8[}*Ya_i)l3C@0<5{UYXjG<*34;9$",
"!(q,:7YZR}S)sCI6X._/(sY^bX61/j.bJc&#A-;#Z@)')$tu7t*qdXl]]:x#Nrgm,,!;y,!=Y@RZF'dhRhF3f60WW2T/}d/",
"'|[Y|R+yGJ!6wBs5:BI%siK7.!8g$H,iI(46[l=h7X0:M/T`7m/5UBN^!mM!!&a9A/sHl0l7#/Q/W5&9l6}fZ/W@/;kS9Nv",
"(FtT#QLu^b!'Ly}!dP&'7D^pd!D,PZ/cs7T!z|fA02qN..4J7F75^|Lg<nG!!,n{W&_8!R!)9uP!(z;@A@;ZX/PR8/1/T,_",
"2GBtJ/USX5kS9PLNT7SG5W=/S2kq$CQcCwU_6nJQ,aL+&CWI1[3`T2R5wiWUNT*Zq'/2j*!!*5j!^'c6!Fmc}(jMm7@,]i%",
"(.zj..ut{|kT.Jc!awc&!8I64*%HGg6^dw)tvN[S6y=&%#ZMC-!91TlWW]D}7&yc5!)@r.7x:t<+-swr7|HcT#ww;(tqWXb",
"7k#ZxsVgs}5W=&N7.NM3++=b!=!!(Q#1fkp<@$i619Hq|!H9'4NT==%9{q#77#tt[)U6!v(Fq:x&18KI!$v:I!'v#9&PP2_",
"+B%#LtqALmmmsQ#8`kgU.5!['1II(wTYsn7#^1@%#;#yYNTFXD9d&1;]zg<&!)<S.+lVm&!hx^P9LHgZtrKv.kTUA{tw500",
"7=!6PLCvZ'9t_.^tqG)=%8D6D,cat/)+`!H6wPf(4|HC%'5RuTf]]8$A4S:u%qyn`'jnB&%6VB$*C8f|!8Hyw8}txS7JLs6",
"-K/8&SZ/Ng'/15N&qU{+*Sh<5V;.q%0pW4N)tGm<!+@lL=lJ:W%qp349V28/SFyVWB&_SqR+wXp#2NZMbG=H<#_.|h8z)g-",
"Hi@j$HjZ&-6{)t07s14-7r!J2sV-nv,.'i:&s92}!91@56vN'$SdBQ#!9/Uk!_gzI3qG737=@{)k1J1</Z3+=6vqKfNTJ2)",
"79'=^+lBwg!%`|r!!%&*!z|i$!@ZJp/nB6Li4P']NTFy]6Vy.H0C&fJ!(Kn!HR)8(!*n+q#c8`%#{}vGS(a^j!|CQj#hY<:",
"!.,$m7qcN,7/KzxkS0NrNT(pM8=p+3HB2:((!^fF76KXN#Z/-a*CClu6f<:.6dN_b%SnP0<+iSr6VP^HSG$Dg-,R&7mHw$B",
"NTFP(!9/]q+!4A.6ty'G(1u)`$[%3m!8Ip.PnL)j8Rj'S-W,x8c*dZQ/uuR)&3w`d$tzn1:,2s3*}yrM4(m$`U![iC.cdXX",
"6{@!).FGN*96KnHSd7Z-<Tx9c!({%W!'r%I88BAtsV,DN:yAHI!)Y=Y$<<j<3}{J<&4KX}!*F)V!(+T+!!$a|G9#1Z!)'TG",
"7]D_*/Q.PHnHf/S82;)8sV+$f5,Yg]'k:aQ!9Lcf#,qyY!9lf$!ClM'9^*WHX4uvp.5n_5+}}8BsY;sw*FdD5IN.f#!({1[",
"!)6zW7yLRw#GA9f8mfIR6|(wM9.HPr'jgHv*}w|A*${_)u1=[]mrKdi9gY#8#Ym;#!)Aw4%125S6vcDYBZ-k*sVpQ}QkR6p",
"2U9#q!8J#5&Br1f!!/^B!!$^}4n]7,/Q/WFpGDuh10*bu!8HzD/Un3y0Qp'`#[^F-/S&C_!)u[TQBP.T8p&)$!,l[#5,nVC",
"!)9MBu6BJ!!9lgB(XDf3)i3&D3GcD!&tKnPAv'[BT7L`#3I+Y[!8HtJ&6G4q!9PJDA4L*<u0`-i_^9R=!]]B-:IVhM.4aRX",
",!3GG3W-Y{+`B573c@[&4F6K04aX/zP2&Z:7yWKbq]*m.!$Q9_!!$ay6VJ0C$WngTZ.SVcA+y^$##Jcb!gA)M7480P&1FC]",
"Q/QQs,.c-P7ASyvtqDcG9|vcZ77p&X72#_<*G$8fBttG=,Z'2(sV+/@!&GwTC_/(DNTG)R$f_R]QM2H0%DR$RNT:sL-Gz-|",
"'jg'$+M^vX&rp<rkS9}=B1Hs4&S6{-)gJ6=*F%{J*dbsXNrdGv0s`;*Ql8a&x$tI-!+L+i6VJ/G)a[7H9RW[@x'Nwj81DL;",
"73)Bs7dG/C/vQ=V!)BXd#Ac1F!'(&!$ihW$7V%ZA(+bc91h-72!)C&sx$tRa!(B.3)U,x}!$xfj6th5L$fUKv!90f-$ViDC",
"&1.HV/PH2q'LHm%7<=$%)(#t=2'|LP*${_-YnG/},5<'x#zl%x+B=V[.4hNb,!*@DsXy;i*FnK6=mFIi!Cm=$!8Hz27slj1",
"H`GS(#@wM#d{^6j%]mZx,3Czw.-MMLfAz)@#wxRP#Zn<]6Xzb4W8(h59g1Wh9-|g=z]!+mQkflA!:rS+!AZ|}'TBSg2l(N|",
"#a]ps:i!xm%zNJBVz6N9!N+nV7AIAhsXlg;g7xkIkS%/,kS)/Iv*{lsgV%@Nh4t!LP29HTiz$SS!)]|a$/M$t$15kk#)BnW",
"!VqiH!HvlIQ.r$(7q.rrhylzg5]+DjsVP*]i!&:t0(G)+sSg-z_^ZmC$]|Bw*`x:M4ZVv&1:Na7!)%Rf!8HyykS:*u75,,I",
"/PYbu1n^#h!+V7m8PAr%(+(H3!F$^6QM53t*BxG)$Q^a}8HH/xSItbmAGm2T!({tr%46VF9q[Uw*a'{.5uq@$!*1Qh*%!/X",
"uNw10651ubjx*nAuXI4R6TNX;!)6zqTCRU(!,XHh!]_Rr88%As7lp`f!GBl}!CT,!!(x_R7njI+sV*6f*%!&Tl7]0HuTkg*",
"uW%A.*h{+c6rl^'!Cp;;Z.Yi$KGg&j&uqbi*Cv/{H2U/jS*;*j!M8)_!).vW4!q&a,WP1]QkJY!J,L^j7;.z1J,L[t9,&q0",
"!&ZHM!]_ba77B8:1pKP279LAF)FA#|WW'lzkS:c8B1I)B(L/m9.V5B`s^i,s9+Gy=/Vu-!675CHK4w;[%ZC9S9LY_v8Vn*n",
"6ttA3(#nrn7YhP5Nrp|[$_K-:#*gc^:G<rW:+A6c%<Fs<:gXIl:IU9f7<BsR6|y@`H6cj%&2Q_q&TTQ+$[9Jgjw<'%ufvNu",
"!#pTu@|*h5`zcbN8X!R#'.+L)7BlK^P1Z+)5LRw^7r<mZ$7D^x!%5I{6thGj](]5u!^w:f;aYb;!B,71!(yUu<!wl9$H6AH",
"PQ7ha7<ads)Lpk0<B7ii1vpxxP1xQ[!I1|7tqATCuXI7[uX]GP=gDIhG%s}Xmqzhj8nXA`+@@}usZ7K`!8H|^RJ$0d&#Zg`",
"RJ0Yn7)2*V7#j(C%5.fn-!`-|:kv%fNT=y+!9/S6#x-<CSG$+h!*`%#!QL68@C#Y1$u3pK9kAH/stIF1D^6dsuTFH$uTD7;",
"uTFA`6R-@)lIk2d=ZSqX#^a;=/WJ5Z!(x|uuQgy}!8Hs@@8/Tl@WM^A@ukhl$],nPuY9qA.=ci@LjbX`uQ9@d4M{g_U!SfL",
"!]{.03LwR}3B<RU!J,|D3$}-K7^:&0$VX&aAu24yBQF:H;sH&=ATK`&B2)|jkR}YcBV2JaC/$PJCMAZ%Ck_cMj{KAtuP3iZ",
"uZ6Lq7#:8rT%V,8*GBb+uSzprqZ/]Gq:w$9B1Q37*](u0uT%zcn%Yk4mdC11(QGC@uRh^_AGm-xNrFpK0`pRW+F4FystQs6",
"!8J#C7n9;U5:0%GPQB6:$Vs+[!%W)qM@|(c'+^B%7ai&f$!j8j*!HK38u3P!P2tj/83$_Q$7VLK:+KD-wHx-J*pQBj!*dS}",
"19*f-(+9i7!*$+3R!-YZZ/$'R$WfUkuTD9DuTFRuuTD7Njx'djuV1b8uZ_gy!2}Xp,]<Q/8PGs!6{(]g-u#TyZ.YyC*pQG|",
"!)a_%!91TA;N$7muP&7`I/p9+!)aJ{'W(jV!K;hQuZ|z<!8471F)$LcS(f2J*Ct{l:l8R#5A:|$!!!!#!/i-}z])aT<}dJg",
"{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMvz{8ilzzI(!zzI(!zzI(!;cZQy7SC-P!KQWfpJ'5I2Bbh'rbV8Q6xLCt",
"rci5;%Ph]A'5&!|rdl[z8QY9i9Msl%;.gd`!jz}aLsa85/PI1)rb6iCFFRc]ri@&,@$F|X!!+%!!=Aq8P1|#Q7&'fQ$@(vv",
"6}`vHrmxw6*@:ds!+lUc81&5KASNaDrc]IiBC|WP<Fg{`sV,wQAqm62!8-`j!=4(!Dk'38!^'R_#7LZQ!))V(!*MR6!)lZA",
"rbM1q:lVNP7`=$+#7I=/raf:1;J';05:-LI&m|kG!{&+zsV(GS(FmQ<#Ya=|6b83lhBd(Q#<rT&!9NUQ!!$Cu#:;dx!9NU&",
"#=:m=!9N_6HRGxq7l$gQ&}!<M6ci{U3%^.n6aSN<h%K!d77bjb%SS`4&1/XC&PLN{6dD*S7#40*-#4k%!)/H#!@b%d_#4`}",
"K4D{!!+9-y7SFJdC3P&R)a,4@8QBWssV[){8PAkp*$}JJ!*yYJBM33Lf+X[49+]FalNpc|+!/HkJ2htq6{T.r`:lXl!m11L",
"!+Kxd6[UNB(N1A,[Is3N!(SW|!=AK&1Q}8!!(nbm#<.6X/QWxaCh/5u1NYWI2FAzI!]hir*F(RC+$u`Y+CA)ZNTZQy:L+{d",
"8zXK/8Tb=<*mUzbmFI;j78ka]0[.i0!(zCBNU%|R=(]q)2(cMg%l{vy7lxwZst]_s70;f`;_Kl%CW3q&!)F!RB1P}H&u{py",
"`xv5!!8[+@]G%uvu.,T.,CMsP6#&&uPnk^nsxjtQsxk&z&@xy)p]gp|#cd/H/PbRt*,=IMq:F-$#C&L.sxjiv!]_^N9*qkt",
"!wrH[8.+Xdt0RnJ4:-$A!-BSX!+JJJ!)2z2!)2}3!+JMK!)H06!-Vzc!)H_G!(j454:+fa!*8N7!)RUB(Q5VG<DAFc6@/Bq",
"!((#6!!$VH!]_zP7/.k24:+X+!*vhY!-M$g!*8N7!.^&z9:YUYS]Z*}::'.9Sz[1#L3uyK9T=HI7YJ,(4:+N(!*uX4t8.PR",
"!]_V&7$-c88[*V#7|VI!7ALV%t;;{[74(iz4:-hB!-LYY!*Da]!-/X{r-_m^YV2$t8dqB|9^FH]x7Ka_Cih=Sr&,2rshH`8",
"XIRKGI]B*@fArW&CmVQPSzY0UVqM,pI]B*.I]B*F!]]4u!zz=pfArW,$75gy$75h.t3dtU81$^8M_nVR6]Ml]4:-T'!)&R'",
"*!lx=8!h_`r&g!xshH]79:4w.+12,$r%TUM76ciftXvyK!!$<'!!$F2!!$gh!!%0F6VJ7I$84hu*{b{Z+;$(Y%:8(5tUm+,",
"tV$5177AK684*C/tTJ*S,7|F|tWJuatWIAkNrPRd!#pNC75B,&6Yx,Q4:+ri!+5,B/R{B5!)&xz-4}cC!)&xz!)C,u/PQl$",
"/_0w4!)'%}-rW`!.Q3}H.4,%4Y*br^W1+JnDA99m783h6tgdIr'ygy-#`_T8sX+1RS)@2w4:-Bq!+6qx!)+Qd!*w`v!,Rm+",
"!)n<v!)S{n!1:*A!*1:r!2Ppk!/p+QsV&am8]CWt<7:m}I0J[y!4`K):T2#Z_tLjH`3ht!I]B*=_6lW7r,N/J@nb6p=TRt.",
":^i!&AF1cHwFVH]I=$}V6^_YH!((#F!!$d'7qd9/4:+i0!)ul'IYkz93,CW:!((#2!!$P0!!%DL!!$f*!!%.4!!$H#7qcxw",
"bjA%RtqC*X!#pZ34:+lUd%&!P'.Hw'6ljK%4:+^a!)X@9NT2^f@ic51!]p@]7slj24:+hW2Bd#jI=&y#r&YRDBv<;<@JqrB",
"r'!Nr7K4C_P2%j6.Q;lD5,n++78<,$0.LWJ.n]3Lr%hlT9nra!tqG)=!anDi<dy'ca0g3L)/N:z!((#79mQ70C0z;Mr&G2^",
"*Mzy1!*W5u!+@lL=lInI!((#A7qcq;fAusw9q_rF8:[zx4:,,`r&@D^:`%qq9vN'(;<a'4C}+KTr(wy--)]VR!)C,u!((#S",
"!!$=[!!$zY!!%FJ!!$t;81%((L3vN3!((#j!z|r8ZBHZ%j3aqX&1.FIjS!z4*J@I|!((#Q%f1j;!((#YBYGZ(Nr[S^4:+|<",
"!)s`B!7!/f!,d+R!)&K%!*)tG!)-:<r'a(gAcPn)B$mwJ:+6/w90#<q(2|8Imc]pQ8p&)$C['#0:I8(5Jw[RJ:gU0yI]B+#",
"_V,`7mg3#DnDp5G93K}sWmi_2@V'FG:'YhR8`WSQr(<|F@#.Y}NTHP^$f_R]r&XK5)sK&7!((#s@NlJQr%q04tn,^4R,Mb6",
"8L{sp'Tjlar&D[<!&Z]$4:,!*!+rTI!*Rp`Ql7p3AT<H11p55gNT;#Q4:+|5*$}(Yr)'.]:9]d0(vNhVr&DfA:FjJ:9q9r7",
"%qq:Mkm:D=w*NijsV)`Y!=A{p!8;S*!)&,x!**ib!*R[Y!+J8D<ks<Mv-UL/c*[p5&1.F,vKqU_+G:h!!((#G!!%-DAtab5",
"NT=v,4:+D2r&5fl9z=Z/=#Y+2/QjTcIx,0)-7b(6uP,%p!!$A!7chlTr%kLJ836ld7kKhW!A_bM!&5#!2})Mt'5MF9!)5a*",
"r%JWfuP!XVuRA5+6wF$,8RKp'7)CwY;*T%4<P<h<!.y!6$VW7mkUyTTul$qK4:+QM7;.z14:+DC7T|,;;*h1g1nMf_!((#7",
"!]`5=7B<:1/R*ad!)&dw+;BI$(QI1uuTF5`4:,PauTD_N#YZs2!`xiX!)&kyuTF;cA^b}F!)8|2uP5W7!!$A0:*y5$05R[`",
"r%Jxqua,'9!!$A1A;Hqd,&NiT6]Ml44:+N=:HaqV;gfy(-7:kh8#Wg3!FF,.P1mXh4:+G4740D6r%^1-!CCp-7v{Fd.SL.k",
"tT+b_uSf0YuSy:L6x})Ms]P/S!92W{!*4CY!*3HV99+tNsV+a(81%%br'}RB*4%{F87(=wr(HiV{7(NG.rmzI/MN_k/klj0",
"!)!aW//5$=/kliW!!!!nCv%Kh7gc[Z/nX-x0JJ|n0hi*:c+98&0JK&[!)DQ.`nMpy:PC_u0jats1*|}B1I<*C7{A211h1U{",
"2CBZu;sH&=1GGJ}2&%hgr%UYq!Di`X2KvRQ!cFFyuUhNf!86'V2agqb3@==p!*$7=uRgNAuh=3i7+x!k*W:sWuT$G2^uW,1",
"^W@Q_!)!aWuRg*.74(BY^agvW%nv%M!((#+!]_Qp7St^:BrwG'#:;JDNrm`84:+k<@|$#tPQ8g`4:+TSr&(iQ!_N(i7`R=+",
"4:+a5/TC#`/PRS{!)'d73{y/a4ZXtx#:9Iw#YXS}6w_HL5:8K&HpQv^87P}@r(K:./QVUF/PRY}5WU=!iVMw45860|!!!!p",
};
static const char bitnet__spv_weigh[][96] = {
"!^'Lc!=4:Pzz=(&!!qV5!!!'29-qXr{&LBiD:<tJ3*Lzj!]qI]!)Gm-Frst_!!!,@<%8#&'.6%##dTi(#d5U$$7|K6$b,-B",
"$7C%w!@'h<$797=:Tl9/Cn*w@#:Nn*!^Hb8$B_M=Aaun;#ZA*6#d#H$$7i32%@hHG#ZK-6#ZljA#xvc@#&k6.'.*st$75wA",
"$ts77!#'j.!!{FN)(#hI(INdL#::-T)c^{`(glnL!!SwS(J$1n!!^#R$9F7=%rVm%&q$g^6XT3!'14pu%u$FQ&p(7X'1Hp{",
"'0|YT'0|YU'Q/9`#YXw2.4,'^)FU]v!#:vp!@x5r%5v.{%U5]i!#;2X'4nCB'28Kl'nu_p)i7WG'mfq+/S11<!$jf,/PG9)",
"!$jnt!$txa+%.W3+`sCd*`x4G*HH/4!]^Af*B;St6Z&1i!%h+@,zdWk+%8!<+=L4l#Yl`S!]^Xq!%+!h/4(BT+}i8c+%.@*",
"+=L4s!_$-b!&nH]0m|-}*bI-T,|+J;!]^vw(IF@#6VHz0!]]:K*G$9%*B<*j!'`-*!!!.9.qi_G.S`{L$]3YF!'5Y[+G3xw",
"!&xKU!BzPl!B*)C3}sjX!*{xq!'ii|${n2*!*{{G=%*0U&W@_u1kN/^!cgrV!]_0!AVBw,77b`S-XpuM6#_m6!(H6':1K(5",
"5`4=J.<-)M+}6i2B6,'U)g..v*D{t/!,.`^2kT(+!,YJBNT]jH!$MxM6th3g7|jV-8shxk-]j94CX.]87_&0=8<<mL8tQIs",
"D3@w;3B@#[:kqiM'0t+-/1+u,75ju@6z9VgD3_6)/PccM01kxt6cPhC*}xu]0TPR<!!#US",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1184, 1389,
     {{0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B},
      {0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B}}},
    {"adapt", bitnet__spv_adapt, 736, 772,
     {{0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED},
      {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}}},
    {"attention", bitnet__spv_attention, 26304, 63485,
     {{0, 13544, 0xD8A07231}, {14914, 13300, 0x7844E1B5}, {14914, 13300, 0x7844E1B5},
      {29521, 15485, 0x43E81327}, {46634, 15272, 0x6749DAB6}}},
    {"attention_bytes", bitnet__spv_attention_bytes, 18140, 34250,
     {{0, 10226, 0x9893E701}, {11316, 9990, 0xD821DA25}, {22348, 10744, 0xB54D5CD2},
      {22348, 10744, 0xB54D5CD2}, {22348, 10744, 0xB54D5CD2}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9608, 22052,
     {{0, 10237, 0x97E96ACE}, {11128, 10072, 0x441E96F4}, {11128, 10072, 0x441E96F4},
      {11128, 10072, 0x441E96F4}, {11128, 10072, 0x441E96F4}}},
    {"bytes", bitnet__spv_bytes, 6288, 10817,
     {{0, 5183, 0x1A742697}, {5444, 5118, 0x7C10DD0F}, {5444, 5118, 0x7C10DD0F},
      {5444, 5118, 0x7C10DD0F}, {5444, 5118, 0x7C10DD0F}}},
    {"carry", bitnet__spv_carry, 1368, 1504,
     {{0, 1424, 0xAF11E36A}, {0, 1424, 0xAF11E36A}, {0, 1424, 0xAF11E36A},
      {0, 1424, 0xAF11E36A}, {0, 1424, 0xAF11E36A}}},
    {"choose", bitnet__spv_choose, 1140, 1262,
     {{0, 1225, 0x6D2632BE}, {0, 1225, 0x6D2632BE}, {0, 1225, 0x6D2632BE},
      {0, 1225, 0x6D2632BE}, {0, 1225, 0x6D2632BE}}},
    {"delta", bitnet__spv_delta, 9708, 18758,
     {{0, 3918, 0x56DFA0DF}, {4160, 3853, 0x446FD70B}, {4160, 3853, 0x446FD70B},
      {8247, 4863, 0xF7C5CADE}, {13508, 4872, 0x2E02D19E}}},
    {"embed", bitnet__spv_embed, 1572, 1771,
     {{0, 1692, 0x7EE31106}, {0, 1692, 0x7EE31106}, {0, 1692, 0x7EE31106},
      {0, 1692, 0x7EE31106}, {0, 1692, 0x7EE31106}}},
    {"floats", bitnet__spv_floats, 3080, 5481,
     {{0, 2629, 0x1D445D5C}, {2776, 2556, 0x67738803}, {2776, 2556, 0x67738803},
      {2776, 2556, 0x67738803}, {2776, 2556, 0x67738803}}},
    {"gates", bitnet__spv_gates, 924, 1034,
     {{0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D},
      {0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D}}},
    {"gemm", bitnet__spv_gemm, 12148, 22816,
     {{0, 6674, 0x2D21276E}, {7245, 6607, 0x2B732B9B}, {14442, 7612, 0x0FB765E2},
      {14442, 7612, 0x0FB765E2}, {14442, 7612, 0x0FB765E2}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 10968, 19706,
     {{0, 5799, 0x2AD5A2C2}, {6250, 5732, 0x96F9169F}, {12460, 6617, 0x687D0798},
      {12460, 6617, 0x687D0798}, {12460, 6617, 0x687D0798}}},
    {"grouped", bitnet__spv_grouped, 9092, 20501,
     {{0, 9432, 0xEC4E06FB}, {10404, 9184, 0xC297929F}, {10404, 9184, 0xC297929F},
      {10404, 9184, 0xC297929F}, {10404, 9184, 0xC297929F}}},
    {"hadamard", bitnet__spv_hadamard, 1048, 1195,
     {{0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63},
      {0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63}}},
    {"head", bitnet__spv_head, 4704, 9022,
     {{0, 4307, 0xC30523C1}, {4552, 4242, 0x5FA8A480}, {4552, 4242, 0x5FA8A480},
      {4552, 4242, 0x5FA8A480}, {4552, 4242, 0x5FA8A480}}},
    {"heads", bitnet__spv_heads, 5880, 10021,
     {{0, 4825, 0x6D304A33}, {5056, 4752, 0x50409BA4}, {5056, 4752, 0x50409BA4},
      {5056, 4752, 0x50409BA4}, {5056, 4752, 0x50409BA4}}},
    {"joined", bitnet__spv_joined, 21232, 56747,
     {{0, 22885, 0x4598ED5A}, {28538, 22649, 0x0C4C88B3}, {28538, 22649, 0x0C4C88B3},
      {28538, 22649, 0x0C4C88B3}, {28538, 22649, 0x0C4C88B3}}},
    {"mix", bitnet__spv_mix, 18672, 42107,
     {{0, 9262, 0x3156E57F}, {9959, 9193, 0xC77235F4}, {9959, 9193, 0xC77235F4},
      {19712, 10403, 0x9C0F4265}, {30968, 10416, 0x38223E7F}}},
    {"norms", bitnet__spv_norms, 3236, 6106,
     {{0, 2955, 0xA779BBD0}, {3079, 2898, 0xA63E7F7D}, {3079, 2898, 0xA63E7F7D},
      {3079, 2898, 0xA63E7F7D}, {3079, 2898, 0xA63E7F7D}}},
    {"numbers", bitnet__spv_numbers, 1748, 2200,
     {{0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5},
      {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}}},
    {"prepare", bitnet__spv_prepare, 7864, 15553,
     {{0, 7299, 0x1A99CA7A}, {7944, 7059, 0x591A6076}, {7944, 7059, 0x591A6076},
      {7944, 7059, 0x591A6076}, {7944, 7059, 0x591A6076}}},
    {"route", bitnet__spv_route, 1516, 1850,
     {{0, 1751, 0x63703B85}, {0, 1751, 0x63703B85}, {0, 1751, 0x63703B85},
      {0, 1751, 0x63703B85}, {0, 1751, 0x63703B85}}},
    {"screen", bitnet__spv_screen, 3924, 7206,
     {{0, 3470, 0xE9524781}, {3624, 3399, 0x554540B5}, {3624, 3399, 0x554540B5},
      {3624, 3399, 0x554540B5}, {3624, 3399, 0x554540B5}}},
    {"slices", bitnet__spv_slices, 2372, 3733,
     {{0, 1817, 0x3807F47C}, {1906, 1748, 0x9259CD2B}, {1906, 1748, 0x9259CD2B},
      {1906, 1748, 0x9259CD2B}, {1906, 1748, 0x9259CD2B}}},
    {"soften", bitnet__spv_soften, 4024, 5892,
     {{0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1},
      {0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1}}},
    {"survivors", bitnet__spv_survivors, 6396, 12542,
     {{0, 6022, 0x0B84E532}, {6304, 5961, 0x5EC8006E}, {6304, 5961, 0x5EC8006E},
      {6304, 5961, 0x5EC8006E}, {6304, 5961, 0x5EC8006E}}},
    {"ternary", bitnet__spv_ternary, 11400, 25746,
     {{0, 11663, 0x5D8145B2}, {13018, 11427, 0x47BD058D}, {13018, 11427, 0x47BD058D},
      {13018, 11427, 0x47BD058D}, {13018, 11427, 0x47BD058D}}},
    {"weigh", bitnet__spv_weigh, 664, 718,
     {{0, 690, 0x036E4141}, {0, 690, 0x036E4141}, {0, 690, 0x036E4141},
      {0, 690, 0x036E4141}, {0, 690, 0x036E4141}}},
};
static const uint32_t bitnet__spv_firsts[] = {
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 327752, 131091, 196641,
    262165, 196630, 262176, 262177, 327713, 262203, 262187, 131092, 262194, 393268,
    262167, 524318, 196637, 196638, 393267, 327734, 131320, 327745, 262205, 327812,
    262201, 327808, 327854, 196855, 262394, 65789, 393281, 327866, 131321, 458997,
    262271, 327864, 196670, 393273, 65592, 131326, 196663, 262268, 327810, 262390,
    327857, 327813, 327811, 393385, 327809, 327876, 327737, 262216, 393249, 655390,
    327814, 327817, 327856, 458809, 262172, 458785, 458804, 524321, 655393, 196657,
    2097182, 1179678, 327732, 327724, 458796, 196833, 262368, 327879, 327877, 393228,
    327874, 327760, 393418, 327875, 327822, 262254, 327850, 458817, 327761, 458832,
    458764, 327847, 262255, 589881, 524345, 458831, 262312, 327851, 327852, 720953,
    458986, 524298, 397666, 393562, 589834, 196647, 393277, 262174, 524300, 327858,
    327878, 524303, 463208, 196649, 262188, 327742, 528745, 463211, 463210, 196656,
    327846, 458991, 393246, 327860, 589857, 1114142, 655417, 589854, 1048606, 327815,
    327819, 458782, 196650, 327757, 1310750, 262270, 720926, 917534, 458993, 327710,
    393260, 262298, 327829, 327830, 393296, 262299, 327853, 327831, 327855, 393231,
    262253, 262256, 262344,
};
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

static uint8_t bitnet__spv_byte(const bitnet__spv *spv, size_t i) {
    static const char without[] = "\">?EO\\eo";
    const char *five = spv->lines[i / 76] + i % 76 / 4 * 5;
    uint32_t word = 0;
    int k, n;
    if (i >= spv->packed) return 0;
    for (k = 0; k < 5; k++) {
        word = word * 85 + (uint32_t)(five[k] - '!');
        for (n = 0; without[n]; n++) word -= five[k] > without[n];
    }
    return (uint8_t)(word >> 8 * (i % 4));
}

/* The second step. False: it is damaged. */
static bool bitnet__spv_expand(const bitnet__spv *spv, uint8_t *out) {
    size_t used = 0, at = 0, last = 0;
    while (used < spv->bytes) {
        size_t b = bitnet__spv_byte(spv, at++), count = b < 64 ? b + 1 : b - 61, distance = 0, more;
        if (count > spv->bytes - used) return false;
        if (b < 64) {
            while (count-- > 0) out[used++] = bitnet__spv_byte(spv, at++);
            continue;
        }
        do {
            more = bitnet__spv_byte(spv, at++);
            distance = distance << 7 | (more & 127);
        } while (more & 128);
        if (distance > 0) last = distance;
        if (last == 0 || last > used) return false;
        for (; count > 0; count--, used++) out[used] = out[used - last];
    }
    return true;
}

/* The third step: a module of `count` words from `size` bytes. */
static bool bitnet__spv_words(const uint8_t *in, size_t size, uint32_t *out, size_t count) {
    static const size_t firsts = sizeof bitnet__spv_firsts / sizeof *bitnet__spv_firsts;
    uint32_t next = 1, left = 5;
    size_t i, at = 0;
    for (i = 0; i < count && at < size; i++) {
        uint32_t b = in[at++], more = b == 255 ? 4 : b >= 232 ? 1 : 0, k;
        if (left == 0) {
            if (b >= firsts) return false;
            out[i] = bitnet__spv_firsts[b];
            left = (out[i] >> 16) - 1;
            continue;
        }
        if (more > size - at) return false;
        out[i] = b < 64 ? next - b : b < 232 ? b - 64 : b < 255 ? 168 + (b - 232) * 256 : 0;
        for (k = 0; k < more; k++) out[i] += (uint32_t)in[at++] << 8 * k;
        next += b == 0;
        left--;
    }
    return i == count;
}

/* All three steps and the check. `bytes` holds spv->bytes, `words` the tier's words. */
static bool bitnet__spv_restore(const bitnet__spv *spv, int tier, uint8_t *bytes, uint32_t *words) {
    size_t at = spv->tier[tier].at, count = spv->tier[tier].count;
    return at <= spv->bytes && bitnet__spv_expand(spv, bytes) &&
           bitnet__spv_words(bytes + at, spv->bytes - at, words, count) &&
           bitnet__crc32(0, words, count * sizeof *words) == spv->tier[tier].crc;
}

enum {
    BITNET__SPV_PASS = 3,            /* the first tier of a pass */
    BITNET__SPV_CONTROLS = 4 + 7 + 8 /* words that bitnet__gpu_add_controls adds at most */
};

/* The words of a kernel's module, with room for BITNET__SPV_CONTROLS more. Free them. */
static bitnet_result bitnet__spv_unpack(const char *kernel, int tier,
                                        const bitnet_allocator *allocator, uint32_t **words,
                                        size_t *count, bitnet_error *error) {
    const bitnet__spv *spv = bitnet__spvs, *end = spv + sizeof bitnet__spvs / sizeof *spv;
    size_t room;
    while (spv < end && strcmp(spv->name, kernel) != 0) spv++;
    if (spv == end)
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED, "there is no kernel %s", kernel);
    *count = spv->tier[tier].count;
    room = *count + BITNET__SPV_CONTROLS;
    *words = (uint32_t *)bitnet__alloc(allocator, room + spv->bytes / 4 + 1, sizeof **words);
    if (!*words) return bitnet__no_memory(error);
    if (bitnet__spv_restore(spv, tier, (uint8_t *)(*words + room), *words)) return BITNET_OK;
    bitnet__free(allocator, *words);
    return bitnet__fail(error, BITNET_ERROR_GPU_FAILED, "kernel %s of bitnet_gpu.h is damaged",
                        kernel);
}

/* Of all modules. */
static uint32_t bitnet__spv_crc(void) {
    uint32_t crc = 0;
    size_t i;
    for (i = 0; i < sizeof bitnet__spvs / sizeof *bitnet__spvs; i++)
        crc = bitnet__crc32(crc, bitnet__spvs[i].tier, sizeof bitnet__spvs[i].tier);
    return crc;
}

/* ====================
   >>gpu-kernels   Kernels: from words to pipelines

   A pipeline is made at first use, except that those of all batches are made before the self-test,
   on the threads of the model's pool, because drivers of real GPUs are slow. Shapes are
   specialization constants, so loops have known bounds. If the device can promise IEEE arithmetic,
   the module requires it. */

/* ---- declarations of shaders_spv/: specialization constants, whose numbers are the same in all
   shaders, and named values of some; a struct for each block of push constants */

/* clang-format off */
/* BEGIN GENERATED by tools/gen_spv.c: constants */
enum {
    BITNET__SPEC_THREADS = 0,
    BITNET__SPEC_COLUMNS = 1,
    BITNET__SPEC_TOKENS = 2,
    BITNET__SPEC_ROWS = 3,
    BITNET__SPEC_MODE = 4,
    BITNET__SPEC_NORMED = 5,
    BITNET__SPEC_NATIVE_HALVES = 6,
    BITNET__SPEC_ACTIVATION = 7,
    BITNET__SPEC_CREW = 8,
    BITNET__SPEC_BITS = 9,
    BITNET__SPEC_SPANS = 10,
    BITNET__SPEC_SPAN = 11,
    BITNET__SPEC_VECTOR = 12,
    BITNET__SPEC_PREPARES = 13,
    BITNET__SPEC_SHARE = 14,
    BITNET__SPEC_M = 15,
    BITNET__SPEC_N = 16,
    BITNET__SPEC_K = 17,
    BITNET__SPEC_SUBGROUPS = 18,
    BITNET__SPEC_HEADS = 19,
    BITNET__SPEC_KV_HEADS = 20,
    BITNET__SPEC_HEAD = 21,
    BITNET__SPEC_ROPE_WIDTH = 22,
    BITNET__SPEC_ROPE = 23,
    BITNET__SPEC_STRIDE = 24,
    BITNET__SPEC_GATED = 25,
    BITNET__SPEC_TILE = 26,
    BITNET__SPEC_EACH = 27,
    BITNET__SPEC_BYTES = 28,
    BITNET__SPEC_QUANTISED = 29,
    BITNET__SPEC_TERMS = 30,
    BITNET__SPEC_SPINS = 31,
    BITNET__SPEC_STATE_HEADS = 32,
    BITNET__SPEC_STATE_KEY_HEADS = 33,
    BITNET__SPEC_STATE_WIDTH = 34,
    BITNET__SPEC_TAPS = 35,
    BITNET__SPEC_BY_KEYS = 36,
    BITNET__SPEC_FORM = 37,
    BITNET__SPEC_HALVES = 38,
    BITNET__SPEC_ADDED = 39,
    BITNET__SPEC_FINAL = 40,
    BITNET__SPEC_SCREENED = 41,
    BITNET__SPEC_STEPS = 42,
    BITNET__SPEC_BLOCK = 43,
    BITNET__SPEC_GAIN_EACH = 44,
    BITNET__SPEC_STAGE = 45,
    BITNET__SPEC_AT_ONCE = 46,
    BITNET__SPECS = 47
};
enum {
    BITNET__SPEC_MODE_ADD = 1,
    BITNET__SPEC_MODE_GATE = 2,
    BITNET__SPEC_MODE_LOGITS = 4,
    BITNET__SPEC_MODE_QKV = 0,
    BITNET__SPEC_MODE_STORE = 3,
    BITNET__SPEC_STAGE_BOTH = 0,
    BITNET__SPEC_STAGE_KNOWN = 2,
    BITNET__SPEC_STAGE_LIMIT = 1,
    BITNET__SPEC_STEPS_COMMON = 3,
    BITNET__SPEC_STEPS_GROUPS = 2,
    BITNET__SPEC_STEPS_NONE = 0,
    BITNET__SPEC_STEPS_ONE = 1,
    BITNET__GPU_PUSH = 120 /* bytes of the longest push constants */
};
typedef struct {
    uint32_t first;
    uint32_t scales;
    uint32_t biases;
    uint32_t target;
    uint32_t target_stride;
    uint32_t rows;
    uint32_t count;
    uint32_t steps;
    uint32_t quants_stride;
    float residual_scale;
    uint32_t id;
    uint32_t parts, first_part, parts_stride;
    uint32_t next_gain;
    float next_reciprocal, epsilon;
    uint32_t chosen;
} bitnet__push_grouped;
typedef struct {
    uint32_t first;
    uint32_t scales;
    uint32_t biases;
    uint32_t gain;
    uint32_t source;
    uint32_t target;
    uint32_t target_stride;
    uint32_t rows;
    uint32_t count;
    uint32_t context;
    uint32_t steps;
    float reciprocal, epsilon, score_scale;
    uint32_t outputs, outputs_stride;
    uint32_t partial;
    uint32_t chunks;
    uint32_t groups;
    uint32_t ready;
    float residual_scale;
    uint32_t quantised;
    uint32_t window;
    uint32_t rope;
    uint32_t id;
    uint32_t parts, first_part, parts_stride;
    uint32_t layer, items;
} bitnet__push_layer;
typedef struct {
    uint32_t taps;
    uint32_t decay, bias;
    uint32_t gain;
    uint32_t source, source_stride;
    uint32_t mixed, mixed_stride;
    uint32_t target, target_stride;
    uint32_t count;
    float reciprocal, epsilon;
    float scale;
    uint32_t layer;
} bitnet__push_states;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    float most;
} bitnet__push_activate;
typedef struct {
    uint32_t first;
    uint32_t rows, rank;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    float factor;
} bitnet__push_adapt;
typedef struct {
    uint32_t rows;
    uint32_t layer;
} bitnet__push_carry;
typedef struct {
    uint32_t parts, parts_count, parts_stride;
    uint32_t advance;
} bitnet__push_choose;
typedef struct {
    uint32_t rows, first;
    uint32_t target, target_stride;
    uint32_t has_scale;
    float scale, embedding_scale;
} bitnet__push_embed;
typedef struct {
    uint32_t first;
    uint32_t scales, biases;
    uint32_t rows, segments;
    uint32_t are_halves;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    uint32_t added;
    float residual_scale;
    uint32_t chosen;
    uint32_t share;
} bitnet__push_floats;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
} bitnet__push_gates;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    uint32_t signs;
    uint32_t back;
    float scale, factor;
} bitnet__push_hadamard;
typedef struct {
    uint32_t rows, first;
    uint32_t states;
    uint32_t logits, logits_stride;
    uint32_t parts, first_part, parts_stride;
    uint32_t count;
    uint32_t has_scale;
    float scale;
    uint32_t biases;
} bitnet__push_head;
typedef struct {
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    uint32_t gain;
    float reciprocal, epsilon, scale;
} bitnet__push_norms;
typedef struct {
    uint32_t count;
    uint32_t pairs, results;
} bitnet__push_numbers;
typedef struct {
    uint32_t source, source_stride;
    uint32_t gain;
    uint32_t target;
    float reciprocal, epsilon;
    uint32_t digits;
} bitnet__push_prepare;
typedef struct {
    uint32_t experts, used;
    uint32_t source, source_stride;
    uint32_t chosen, weights;
    uint32_t shared_gate;
} bitnet__push_route;
typedef struct {
    uint32_t rows, first;
    uint32_t steps;
    uint32_t states;
    uint32_t uppers, uppers_stride;
    uint32_t lowers, part, lowers_stride;
    uint32_t count;
    uint32_t mask, mask_stride;
} bitnet__push_screen;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    uint32_t gain;
    float reciprocal, epsilon;
} bitnet__push_slices;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
} bitnet__push_soften;
typedef struct {
    uint32_t rows, first;
    uint32_t states;
    uint32_t uppers, uppers_stride;
    uint32_t lowers, workgroups;
    uint32_t parts, part;
    uint32_t stride;
    uint32_t list, room;
} bitnet__push_survivors;
typedef struct {
    uint32_t columns, used;
    uint32_t source, source_stride;
    uint32_t weights;
    uint32_t shared_too;
    uint32_t target, target_stride;
} bitnet__push_weigh;
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

/* ---- modules */

enum {
    BITNET__SPV_HEADER = 5,       /* words before the instructions */
    BITNET__SPV_ENTRY_POINT = 15, /* instructions */
    BITNET__SPV_EXECUTION_MODE = 16,
    BITNET__SPV_CAPABILITY = 17,
    BITNET__SPV_CONSTANT_TRUE = 48, /* these three: of a specialisation constant */
    BITNET__SPV_CONSTANT_FALSE = 49,
    BITNET__SPV_CONSTANT = 50,
    BITNET__SPV_DECORATE = 71,
    BITNET__SPV_CONSTANT_NUMBER = 1 /* a decoration */
};

/* Inserts words before word `at` of a module; returns the new count. */
static size_t bitnet__gpu_insert(uint32_t *words, size_t count, size_t at, const uint32_t *more,
                                 size_t more_count) {
    memmove(words + at + more_count, words + at, (count - at) * sizeof *words);
    memcpy(words + at, more, more_count * sizeof *words);
    return count + more_count;
}

/* Requires that 32-bit floats keep denormals or round to nearest even. This depends on the device,
   so it is not in the words. Returns the new count. */
static size_t bitnet__gpu_add_controls(uint32_t *words, size_t count, bool denormals,
                                       bool rounding) {
    static const uint32_t extension[] = {7 << 16 | 10, 0x5F565053, 0x5F52484B, 0x616F6C66,
                                         0x6F635F74,   0x6F72746E, 0x0000736C
                                         /* "SPV_KHR_float_controls" */};
    uint32_t capability[2] = {2 << 16 | BITNET__SPV_CAPABILITY, 0};
    uint32_t mode[4] = {4 << 16 | BITNET__SPV_EXECUTION_MODE, 0, 0, 32};
    size_t at = BITNET__SPV_HEADER;
    int i;
    if (!denormals && !rounding) return count;
    for (i = 0; i < 2; i++) {
        if (!(i == 0 ? denormals : rounding)) continue;
        capability[1] = i == 0 ? 4464 : 4467; /* DenormPreserve, RoundingModeRTE */
        count = bitnet__gpu_insert(words, count, at, capability, 2);
    }
    while ((words[at] & 0xFFFF) == BITNET__SPV_CAPABILITY) at += words[at] >> 16;
    count = bitnet__gpu_insert(words, count, at, extension, sizeof extension / sizeof *extension);
    while ((words[at] & 0xFFFF) != BITNET__SPV_ENTRY_POINT) at += words[at] >> 16;
    mode[1] = words[at + 2];
    at += words[at] >> 16;
    for (i = 0; i < 2; i++) {
        if (!(i == 0 ? denormals : rounding)) continue;
        mode[2] = i == 0 ? 4459 : 4462;
        count = bitnet__gpu_insert(words, count, at, mode, 4);
    }
    return count;
}

/* Gives a specialisation constant, whose id is `id`, its value. */
static void bitnet__gpu_set_constant(uint32_t *words, size_t count, uint32_t id, uint32_t value) {
    size_t at = BITNET__SPV_HEADER;
    for (; at < count; at += words[at] >> 16) {
        uint32_t op = words[at] & 0xFFFF;
        if (op < BITNET__SPV_CONSTANT_TRUE || op > BITNET__SPV_CONSTANT || words[at + 2] != id)
            continue;
        if (op == BITNET__SPV_CONSTANT) words[at + 3] = value;
        else
            words[at] = 3u << 16 | (value ? BITNET__SPV_CONSTANT_TRUE : BITNET__SPV_CONSTANT_FALSE);
    }
}

/* Gives all of them their values, by their numbers. Vulkan would do this, but old MoltenVK then
   sizes arrays by the values in the module. */
static void bitnet__gpu_set_constants(uint32_t *words, size_t count, const uint32_t *values,
                                      uint32_t most) {
    size_t at = BITNET__SPV_HEADER;
    for (; at < count; at += words[at] >> 16)
        if ((words[at] & 0xFFFF) == BITNET__SPV_DECORATE &&
            words[at + 2] == BITNET__SPV_CONSTANT_NUMBER && words[at + 3] < most)
            bitnet__gpu_set_constant(words, count, words[at + 1], values[words[at + 3]]);
}

static bitnet_result bitnet__gpu_module(bitnet_gpu *gpu, const char *kernel, bool pass,
                                        const uint32_t constants[BITNET__SPECS],
                                        VkShaderModule *module, bitnet_error *error) {
    BITNET__VK_STRUCT(VkShaderModuleCreateInfo, create,
                      VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    uint32_t *words = NULL;
    size_t count = 0;
    int tier = pass ? BITNET__SPV_PASS + gpu->fast : gpu->fast + gpu->matrix;
    bitnet_result result = bitnet__spv_unpack(kernel, tier, &gpu->allocator, &words, &count, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_set_constants(words, count, constants, BITNET__SPECS);
    if (gpu->has_float_controls)
        count = bitnet__gpu_add_controls(words, count, gpu->can.denormals, gpu->can.rounding);
    create.pCode = words;
    create.codeSize = count * sizeof *words;
    result = bitnet__vk_check(gpu->vk.CreateShaderModule(gpu->device, &create, NULL, module),
                              "vkCreateShaderModule", error);
    bitnet__free(&gpu->allocator, words);
    return result;
}

/* ====================
   >>gpu-plans   Plans: how each product is computed

   Decisions that depend only on the model and the device are made once, before the model is
   uploaded: pipelines, sessions and recording read them from the product's plan. There are plans
   for three kinds of sessions, because int8 keys and values, and adapters, need results that a
   product otherwise passes on at once. */

/* The parts of the model's layers (>>architectures in bitnet.h) that form each product, and its
   pipelines. */
static const struct {
    int first, count; /* its matrices */
    int norm;         /* of their input, */
    int post_norm;    /* and of their result; 0: none */
    int prepare;      /* pipelines: of the norm and quantisation of its input, */
    int norm_apart;   /* of the norm alone, */
    int multiply;     /* and the first of the product's */
    uint32_t mode;    /* of kernels, unless results are stored */
} bitnet__gpu_products[BITNET__PRODUCTS] = {
#define BITNET__X(first, count, norm, post_norm, prepare, norm_apart, multiply, mode) \
    { \
        BITNET__##first, count, norm, post_norm, BITNET__PIPELINE_##prepare, \
            BITNET__PIPELINE_##norm_apart, BITNET__PIPELINE_##multiply, BITNET__SPEC_MODE_##mode \
    }
    BITNET__X(Q, 3, BITNET__ATTN_NORM, 0, PREPARE_QKV, NORM, QKV, QKV),
    BITNET__X(O, 1, BITNET__ATTN_SUB_NORM, BITNET__ATTN_POST_NORM, PREPARE_OUTPUT, NORM_OUT, OUTPUT,
              ADD),
    BITNET__X(GATE, 2, BITNET__FFN_NORM, 0, PREPARE_GATE_UP, NORM, GATE_UP, GATE),
    BITNET__X(DOWN, 1, BITNET__FFN_SUB_NORM, BITNET__FFN_POST_NORM, PREPARE_DOWN, NORM_DOWN, DOWN,
              ADD),
    BITNET__X(DELTA_QKV, 4, BITNET__ATTN_NORM, 0, PREPARE_DELTA, NORM, DELTA, STORE),
    BITNET__X(DELTA_O, 1, 0, 0, PREPARE_DELTA_OUT, NORM, DELTA_OUT, ADD),
    BITNET__X(GATE_EXPERTS, 2, BITNET__FFN_NORM, 0, PREPARE_EXPERTS, NORM, EXPERTS, STORE),
    BITNET__X(DOWN_EXPERTS, 1, 0, 0, PREPARE_EXPERTS_DOWN, NORM, EXPERTS_DOWN, STORE),
    BITNET__X(ROUTER, 1, 0, 0, FLOATS, NORM, FLOATS, STORE),
    BITNET__X(FUSED_EXPERTS, 1, BITNET__FFN_NORM, 0, PREPARE_EXPERTS, NORM, FUSED, STORE),
    BITNET__X(GATE_SHARED, 2, 0, 0, PREPARE_EXPERTS, NORM, SHARED, STORE),
    BITNET__X(DOWN_SHARED, 1, 0, 0, PREPARE_SHARED_DOWN, NORM, SHARED_DOWN, STORE),
    BITNET__X(HEAD_GATE, 1, BITNET__ATTN_NORM, 0, PREPARE_QKV, NORM, HEAD_GATE, STORE)
#undef BITNET__X
};

/* The first layer's matrix of a kind; those of other layers are like it. */
static const bitnet__matrix *bitnet__gpu_matrix(const bitnet_model *model, int part) {
    const bitnet__layer *layer = model->layers, *last = layer + model->info.layers - 1;
    while (!layer->matrix[part].rows && bitnet__has_part(model->parts, part) && layer < last)
        layer++;
    return &layer->matrix[part];
}

/* The first matrix that is not floats, or NULL: all of these have its form. */
static const bitnet__matrix *bitnet__gpu_form(const bitnet_model *model) {
    int i;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(model, i);
        if (m->rows && m->layout != BITNET__FLOATS) return m;
    }
    return NULL;
}

/* The matrix whose form the matrices of a part have. Experts have a separate form, because their
   scales may be by rows. */
static const bitnet__matrix *bitnet__gpu_form_of(const bitnet_model *model, int part) {
    if (part == BITNET__UP_EXPERTS) part = BITNET__GATE_EXPERTS;
    return bitnet__is_stacked(part) ? bitnet__gpu_matrix(model, part) : bitnet__gpu_form(model);
}

/* True if the first layer, and so all layers, have a norm of each head, or a gate of each head. */
static bool bitnet__gpu_norms_heads(const bitnet_gpu *gpu) {
    return bitnet__norm_of(gpu->model->layers, BITNET__Q_NORMS) != NULL;
}

static bool bitnet__gpu_gates_heads(const bitnet_gpu *gpu) {
    return gpu->model->layers->matrix[BITNET__HEAD_GATE].rows > 0;
}

/* True if each matrix norms its own input, after the norm of all. */
static bool bitnet__gpu_norms_each(const bitnet_gpu *gpu) {
    return bitnet__has_part(gpu->model->parts, BITNET__NORMS_IN);
}

/* Rows of a product; gate and up count together. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, rows = 0, i;
    int count = product == BITNET__PRODUCT_GATE_UP ? 1 : bitnet__gpu_products[product].count;
    for (i = first; i < first + count; i++) rows += bitnet__part_rows(&gpu->model->info, i);
    return rows;
}

/* Bytes of a matrix's row: floats are padded to whole segments of 64. */
static size_t bitnet__gpu_row_bytes(const bitnet__matrix *m) {
    if (m->layout != BITNET__FLOATS) return m->stride;
    return bitnet__pad((size_t)m->columns, 64) * (m->type == BITNET_TYPE_F16 ? 2 : 4);
}

/* Bytes of a matrix that a token reads; for experts, those of the chosen ones. */
static int64_t bitnet__gpu_read_bytes(const bitnet_model *model, const bitnet__matrix *m,
                                      int part) {
    int64_t bytes = (int64_t)m->rows * (int64_t)bitnet__gpu_row_bytes(m);
    if (!bitnet__is_stacked(part) || !m->rows) return bytes;
    return bytes / model->info.experts * model->info.experts_used;
}

/* Bytes of a row of an adapter's A, padded like those of matrices; of A; and of A and B for a
   matrix, counted through all layers. */
static size_t bitnet__gpu_pair_row(const bitnet__pair *pair, int columns) {
    return bitnet__pad((size_t)columns, 64) * (pair->type == BITNET_TYPE_F16 ? 2 : 4);
}

static VkDeviceSize bitnet__gpu_pair_a_bytes(const bitnet__pair *pair, int columns) {
    return (VkDeviceSize)pair->rank * bitnet__gpu_pair_row(pair, columns);
}

static VkDeviceSize bitnet__gpu_pair_bytes(const bitnet_model *model, const bitnet__pair *pair,
                                           int matrix) {
    int part = matrix % BITNET__MATRICES;
    size_t rows = (size_t)bitnet__part_rows(&model->info, part);
    return bitnet__gpu_pair_a_bytes(pair, bitnet__part_columns(&model->info, part)) +
           (VkDeviceSize)pair->rank * bitnet__pad(rows, BITNET__PAIR_ROWS) * sizeof(float);
}

/* A vector's int8 are padded with zeros to this stride: quantise.glsl's QUANTS. */
static size_t bitnet__gpu_quants_stride(int columns) {
    size_t needed = ((size_t)columns + 511) / 512, rounds = (needed + 7) / 8;
    return (needed + rounds - 1) / rounds * rounds * 512;
}

/* Rows per team of 8 threads: at most 4, and few enough to leave a large GPU enough workgroups. */
static int bitnet__gpu_spread(const bitnet_gpu *gpu, int rows, int most) {
    int team_rows = most < 4 ? most : 4;
    int groups = gpu->can.info.kind == BITNET_GPU_KIND_SOFTWARE ? 1 : 128;
    while (team_rows & (team_rows - 1)) team_rows &= team_rows - 1;
    while (team_rows > 1 && rows / (team_rows * BITNET__GPU_THREADS / 8) < groups) team_rows /= 2;
    return team_rows > 1 ? team_rows : 1;
}

/* For ternary matrices, limited by registers: for one token they hold the weights of a round of
   turns, for several tokens the sums. */
static int bitnet__gpu_most_team_rows(int columns, int tokens) {
    size_t stride = bitnet__gpu_quants_stride(columns) / 512;
    int turns = (int)(stride / ((stride + 7) / 8));
    return tokens == 1 ? 16 / turns : 4 / tokens;
}

/* Teams that share each row of a lone token's product: no more than have a turn. In the plain tier,
   several would need too much shared memory. */
static int bitnet__gpu_crew(const bitnet_gpu *gpu, int columns) {
    int turns = (int)(bitnet__gpu_quants_stride(columns) / 512);
    return !gpu->fast ? 1 : turns < gpu->crew ? turns : gpu->crew;
}

/* Queries that attention holds in 4 KiB, but 8 at most. */
static int bitnet__gpu_queries(const bitnet_model_info *info) {
    int most = 1024 / (int)bitnet__pad((size_t)info->head_size, 64);
    return most < 1 ? 1 : most < 8 ? most : 8;
}

/* Query heads per workgroup of attention: as many that share a kv head as divide the work
   evenly. */
static int bitnet__gpu_heads_each(const bitnet_model_info *info) {
    int each = bitnet__gpu_queries(info);
    while (info->heads / info->kv_heads % each) each--;
    return each;
}

/* Rows, each a query head of a token, for which a workgroup of attention_bytes.comp has room. */
static int bitnet__gpu_seen_rows(const bitnet_gpu *gpu) {
    return gpu->matrix ? BITNET__GPU_SEEN_ROWS : gpu->fast ? 16 : 8;
}

/* Tokens of a prompt that attention takes at once: a power of two. */
static int bitnet__gpu_tokens_each(const bitnet_gpu *gpu, bool bytes) {
    const bitnet_model_info *info = &gpu->model->info;
    int room = bytes ? bitnet__gpu_seen_rows(gpu) : bitnet__gpu_queries(info), tokens = 1;
    while (2 * tokens * bitnet__gpu_heads_each(info) <= room) tokens *= 2;
    return tokens;
}

static int bitnet__gpu_head_rows(const bitnet_gpu *gpu, int tokens) {
    bool ternary = gpu->lm_head.form == BITNET__GPU_TERNARY;
    return bitnet__gpu_spread(
        gpu, gpu->lm_head.piece_rows,
        ternary ? bitnet__gpu_most_team_rows(gpu->model->info.hidden_size, tokens) : 4 / tokens);
}

/* ---- the plans */

/* True if its matrices are multiplied one by one, because their inputs differ or are not quantized.
   So are experts, because the router reads their input before it is quantized. */
static bool bitnet__gpu_is_apart(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, count = bitnet__gpu_products[product].count, i;
    bool apart = bitnet__gpu_norms_each(gpu) && count > 1;
    if (product == BITNET__PRODUCT_EXPERTS || product == BITNET__PRODUCT_FUSED) return true;
    for (i = first; i < first + count && !apart; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
        apart =
            m->layout == BITNET__FLOATS || m->signs != bitnet__gpu_matrix(gpu->model, first)->signs;
    }
    return apart;
}

/* Which norms a product has, and where. The norm of an input comes before its Hadamard transform
   and quantization if it is transformed; so does a norm by slices. */
static void bitnet__gpu_plan_norms(const bitnet_gpu *gpu, bitnet__gpu_plan *plan) {
    int norm = bitnet__gpu_products[plan->product].norm;
    int post_norm = bitnet__gpu_products[plan->product].post_norm;
    uint64_t parts = gpu->model->parts;
    bool each = bitnet__gpu_norms_each(gpu);
    plan->normed = each || (norm && bitnet__has_part(parts, norm)) ||
                   (norm == BITNET__FFN_NORM && bitnet__has_part(parts, BITNET__MIDDLE_NORM));
    plan->norms_apart = plan->normed && (plan->apart || plan->signs || gpu->model->norm_groups > 1);
    plan->norms_late = each || (plan->normed && !plan->norms_apart);
    plan->post_normed = post_norm && bitnet__has_part(parts, post_norm);
}

/* True if the step before a product may prepare its input: the product before it, unless there is a
   norm or the experts' sum between them; or attention, if it has whole groups. */
static bool bitnet__gpu_plan_prepared(const bitnet_gpu *gpu, const bitnet__gpu_plan *plan) {
    const bitnet_model_info *info = &gpu->model->info;
    int before = (plan->product + BITNET__PRODUCT_DELTA - 1) % BITNET__PRODUCT_DELTA;
    int post_norm = bitnet__gpu_products[before].post_norm;
    if (!gpu->grouped || plan->signs || plan->apart || plan->norms_apart) return false;
    if (plan->product == BITNET__PRODUCT_OUTPUT)
        return !plan->normed && !info->attention_period && !bitnet__gpu_gates_heads(gpu) &&
               info->head_size % BITNET__GROUP == 0;
    return !bitnet__gpu_norms_each(gpu) && !info->experts &&
           !(post_norm && bitnet__has_part(gpu->model->parts, post_norm));
}

static void bitnet__gpu_plan_slices(const bitnet_gpu *gpu, bitnet__gpu_plan *plan) {
    int first = bitnet__gpu_products[plan->product].first, before = 0, i;
    int experts = plan->routed ? gpu->model->info.experts : 1;
    plan->count = plan->parted ? bitnet__gpu_products[plan->product].count : 1;
    for (i = 0; i < plan->count; i++) {
        bitnet__gpu_slice *slice = &plan->slices[i];
        int rows = bitnet__part_rows(&gpu->model->info, first + i);
        slice->matrix = bitnet__gpu_matrix(gpu->model, first + i);
        slice->part = first + i;
        slice->rows = (plan->parted ? rows : plan->rows) / experts;
        slice->before = (uint32_t)before;
        slice->target = (uint32_t)(before / experts);
        before += rows;
    }
}

static bitnet__gpu_plan bitnet__gpu_plan_of(const bitnet_gpu *gpu, int kind, int product) {
    const bitnet_model_info *info = &gpu->model->info;
    bitnet__gpu_plan plan;
    int i, most;
    memset(&plan, 0, sizeof plan);
    plan.product = product;
    plan.next = (product + 1) % BITNET__PRODUCT_DELTA;
    plan.columns = bitnet__part_columns(info, bitnet__gpu_products[product].first);
    plan.rows = bitnet__gpu_rows(gpu, product);
    plan.input_stride = (uint32_t)bitnet__pad((size_t)plan.columns, 64);
    plan.routed = info->experts && bitnet__is_stacked(bitnet__gpu_products[product].first);
    plan.inputs = product == BITNET__PRODUCT_EXPERTS_DOWN && plan.routed ? info->experts_used : 1;
    plan.outputs = plan.routed ? info->experts_used : 1;
    for (i = 0; i < bitnet__gpu_products[product].count && !plan.signs; i++)
        plan.signs = bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first + i)->signs;
    plan.apart = bitnet__gpu_is_apart(gpu, product);
    plan.parted = plan.apart || (kind == BITNET__GPU_ADAPTED && product == BITNET__PRODUCT_GATE_UP);
    bitnet__gpu_plan_norms(gpu, &plan);
    plan.prepared = bitnet__gpu_plan_prepared(gpu, &plan);
    plan.mode = bitnet__gpu_products[product].mode;
    plan.added = plan.mode == BITNET__SPEC_MODE_ADD && !plan.post_normed;
    if (plan.apart || plan.post_normed || (product == BITNET__PRODUCT_QKV && gpu->heads_apart))
        plan.mode = BITNET__SPEC_MODE_STORE;
    plan.pipeline = bitnet__gpu_products[product].multiply;
    plan.stored = product == BITNET__PRODUCT_QKV && (gpu->heads_apart || kind != BITNET__GPU_USUAL);
    if (plan.stored && !gpu->heads_apart) plan.pipeline = BITNET__PIPELINE_STORED_QKV;
    if (plan.parted && !plan.apart) plan.pipeline = BITNET__PIPELINE_STORED_GATE;
    bitnet__gpu_plan_slices(gpu, &plan);
    if (!plan.columns) return plan; /* the model has no such product */
    plan.reciprocal = (float)(1.0 / plan.columns);
    plan.quants_stride = (uint32_t)bitnet__gpu_quants_stride(plan.columns);
    for (i = 0; i < 4; i++) {
        most = bitnet__gpu_most_team_rows(plan.columns, 1 << i);
        if (product == BITNET__PRODUCT_GATE_UP) most /= 2;
        plan.team_rows[i] = bitnet__gpu_spread(gpu, plan.rows, most);
    }
    return plan;
}

/* Makes the properties that all layers have in common, and all plans. */
static void bitnet__gpu_make_plans(bitnet_gpu *gpu) {
    const bitnet__matrix *form = bitnet__gpu_form(gpu->model);
    int kind, product;
    gpu->grouped = form && bitnet__is_grouped(form->layout);
    gpu->heads_apart = gpu->grouped || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM) ||
                       bitnet__gpu_norms_heads(gpu) || bitnet__gpu_gates_heads(gpu) ||
                       bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_QKV);
    for (kind = 0; kind < BITNET__GPU_KINDS; kind++)
        for (product = 0; product < BITNET__PRODUCTS; product++)
            gpu->plans[kind][product] = bitnet__gpu_plan_of(gpu, kind, product);
}

/* Floats of a token's results of the first product of a layer. */
static size_t bitnet__gpu_qkv_stride(const bitnet_gpu *gpu) {
    int usual = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_QKV].rows;
    int delta = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_DELTA].rows;
    if (bitnet__gpu_gates_heads(gpu))
        usual += gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_HEAD_GATE].rows;
    return bitnet__pad((size_t)(usual > delta ? usual : delta), 64);
}

/* True if the last norm is a separate dispatch. */
static bool bitnet__gpu_norms_last_apart(const bitnet_gpu *gpu) {
    return gpu->model->lm_head.signs || gpu->model->norm_groups > 1;
}

/* Columns of the widest input of products or the head whose norm is a separate dispatch, as all are
   for an adapter. */
static int bitnet__gpu_normed_columns(const bitnet_gpu *gpu, bool adapted) {
    int widest = bitnet__gpu_norms_last_apart(gpu) ? gpu->model->info.hidden_size : 0, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][product];
        if (plan->slices[0].matrix->rows && (plan->norms_apart || (adapted && plan->normed)) &&
            plan->columns > widest)
            widest = plan->columns;
    }
    return widest;
}

/* ====================
   >>gpu-pipelines   Pipelines: their constants, making and caching them

   The specialization constants of each pipeline follow from the model's shapes and the device.
   Pipelines can be cached, in a file or by the caller. A cache begins with a key; a cache of
   another device or driver, or of other shaders, is not used. */

/* groups.glsl's constants, and grouped.comp's token count. */
static void bitnet__gpu_specialise_groups(const bitnet__matrix *m, int columns, int tokens,
                                          uint32_t c[BITNET__SPECS]) {
    c[BITNET__SPEC_COLUMNS] = (uint32_t)columns;
    c[BITNET__SPEC_BITS] = m->layout == BITNET__ONE_BIT ? 1 : 2;
    c[BITNET__SPEC_SPANS] = (uint32_t)(m->span ? (columns + m->span - 1) / m->span : 0);
    c[BITNET__SPEC_SPAN] = (uint32_t)(m->span ? m->span / BITNET__GROUP : 1);
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
}

typedef struct bitnet__gpu_op {
    const char *name;
    int first, count, which; /* the first of its pipelines, and their number */
    const char *told;
    /* Fills in constants of variant 0, 1, ... by their numbers; returns the kernel's name. */
    const char *(*specialise)(const bitnet_gpu *gpu, const struct bitnet__gpu_op *op, int variant,
                              uint32_t c[BITNET__SPECS]);
} bitnet__gpu_op;

/* The constants of gemm.comp's tiles, in stages of 64 columns, or of 32 if two stages of a large
   tile are too much for the device's shared memory. */
static void bitnet__gpu_specialise_tile(const bitnet_gpu *gpu, bool large,
                                        uint32_t c[BITNET__SPECS]) {
    const uint32_t wanted = 2 * 2 * BITNET__GPU_LARGE_TILE * (64 + 16); /* bytes */
    c[BITNET__SPEC_TILE] = large ? BITNET__GPU_LARGE_TILE : BITNET__GPU_TILE;
    c[BITNET__SPEC_AT_ONCE] =
        large && gpu->can.limits.maxComputeSharedMemorySize < wanted ? 32 : 64;
    if (!large) return;
    c[BITNET__SPEC_THREADS] *= 2;
    c[BITNET__SPEC_SUBGROUPS] *= 2;
}

static const char *bitnet__gpu_specialise_product(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][op->which];
    const bitnet__gpu_plan *next = &gpu->plans[BITNET__GPU_USUAL][plan->next];
    int tokens = 1 << variant; /* but for prompts, which have tiles */
    c[BITNET__SPEC_COLUMNS] = (uint32_t)plan->columns;
    c[BITNET__SPEC_MODE] = plan->mode;
    c[BITNET__SPEC_NORMED] = plan->norms_late;
    if (gpu->grouped) { /* its input is prepared already, and it may prepare the next one's */
        bitnet__gpu_specialise_groups(bitnet__gpu_form_of(gpu->model, plan->slices[0].part),
                                      plan->columns, tokens, c);
        c[BITNET__SPEC_VECTOR] = (uint32_t)next->columns;
        c[BITNET__SPEC_PREPARES] = tokens == 1 && !gpu->model->info.experts &&
                                   plan->next != BITNET__PRODUCT_OUTPUT; /* attention is before */
        if (plan->routed) c[BITNET__SPEC_SHARE] = (uint32_t)(plan->outputs / plan->inputs);
        c[BITNET__SPEC_NORMED] = next->normed;
        return variant >= BITNET__GPU_SMALL ? "gemm_groups" : "grouped";
    }
    if (variant >= BITNET__GPU_SMALL) {
        bitnet__gpu_specialise_tile(gpu, variant == BITNET__GPU_LARGE, c);
        return "gemm";
    }
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
    c[BITNET__SPEC_ROWS] = (uint32_t)plan->team_rows[variant];
    if (tokens == 1) c[BITNET__SPEC_CREW] = (uint32_t)bitnet__gpu_crew(gpu, plan->columns);
    c[BITNET__SPEC_THREADS] = c[BITNET__SPEC_CREW] * BITNET__GPU_THREADS;
    return "ternary";
}

/* For queries, keys and values that are not rotated and stored in the cache at once; for gate and
   up, one by one. */
static const char *bitnet__gpu_specialise_stored(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    const char *kernel = bitnet__gpu_specialise_product(gpu, op, variant, c);
    c[BITNET__SPEC_MODE] = BITNET__SPEC_MODE_STORE;
    return kernel;
}

static const char *bitnet__gpu_specialise_joined(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    bitnet__gpu_specialise_product(gpu, op, variant, c);
    if (op->first == BITNET__PIPELINE_JOINED_HEAD) c[BITNET__SPEC_EACH] = 1;
    return "joined";
}

static const char *bitnet__gpu_specialise_lm_head(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    int tokens = 1 << variant;
    (void)op;
    c[BITNET__SPEC_MODE] = BITNET__SPEC_MODE_LOGITS;
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
    c[BITNET__SPEC_ROWS] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
    c[BITNET__SPEC_HALVES] = gpu->lm_head.form == BITNET__GPU_HALVES;
    if (gpu->lm_head.form == BITNET__GPU_TERNARY) return "ternary";
    if (gpu->lm_head.form != BITNET__GPU_CODES) return "head";
    bitnet__gpu_specialise_groups(gpu->lm_head.matrix, gpu->lm_head.matrix->columns, tokens, c);
    return "grouped";
}

static const char *bitnet__gpu_specialise_screen(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)op;
    c[BITNET__SPEC_TOKENS] = 1u << variant;
    return "screen";
}

static const char *bitnet__gpu_specialise_survivors(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_HALVES] = gpu->lm_head.form == BITNET__GPU_HALVES;
    c[BITNET__SPEC_TOKENS] = c[BITNET__SPEC_ROWS] = 1;
    c[BITNET__SPEC_STAGE] = (uint32_t)op->which;
    return "survivors";
}

static const char *bitnet__gpu_specialise_attention(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    c[BITNET__SPEC_QUANTISED] = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_OUTPUT].prepared;
    if (gpu->fast) /* as many as products have */
        c[BITNET__SPEC_THREADS] = (uint32_t)gpu->crew * BITNET__GPU_THREADS;
    if (op->first == BITNET__PIPELINE_BY_HEAD || op->first == BITNET__PIPELINE_BYTES_BY_HEAD)
        c[BITNET__SPEC_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    bool bytes = (op->which & BITNET__GPU_BYTES) != 0;
    (void)variant;
    c[BITNET__SPEC_TOKENS] = (uint32_t)bitnet__gpu_tokens_each(gpu, bytes);
    c[BITNET__SPEC_ROWS] = (uint32_t)bitnet__gpu_seen_rows(gpu);
    c[BITNET__SPEC_QUANTISED] = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_OUTPUT].prepared;
    return bytes ? "attention_bytes" : "attention_prompt";
}

static const char *bitnet__gpu_specialise_carry(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)variant;
    c[BITNET__SPEC_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    return "carry";
}

static const char *bitnet__gpu_specialise_heads(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    if (op->which & BITNET__GPU_STILL) c[BITNET__SPEC_ROPE_WIDTH] = 0;
    c[BITNET__SPEC_GAIN_EACH] = bitnet__gpu_norms_heads(gpu);
    c[BITNET__SPEC_NORMED] =
        bitnet__gpu_norms_heads(gpu) || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    c[BITNET__SPEC_STRIDE] = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    c[BITNET__SPEC_GATED] = gpu->model->info.attention_period != 0;
    return op->which & BITNET__GPU_BYTES ? "bytes" : "heads";
}

static const char *bitnet__gpu_specialise_prepare(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][op->which];
    (void)variant;
    c[BITNET__SPEC_COLUMNS] = (uint32_t)plan->columns;
    c[BITNET__SPEC_STEPS] = gpu->grouped ? BITNET__SPEC_STEPS_GROUPS : BITNET__SPEC_STEPS_ONE;
    c[BITNET__SPEC_NORMED] = plan->norms_late;
    return "prepare";
}

static const char *bitnet__gpu_specialise_norms(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_COLUMNS] = (uint32_t)gpu->plans[BITNET__GPU_USUAL][op->which].columns;
    c[BITNET__SPEC_ADDED] = op->first == BITNET__PIPELINE_ADD;
    c[BITNET__SPEC_NORMED] = true;
    return "norms";
}

static const char *bitnet__gpu_specialise_hadamard(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_BLOCK] = (uint32_t)gpu->model->basis.block;
    return op->name;
}

static const char *bitnet__gpu_specialise_mix(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                              int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)op, (void)variant, (void)c;
    return "mix";
}

static const char *bitnet__gpu_specialise_delta(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    c[BITNET__SPEC_BY_KEYS] =
        gpu->model->basis.grouped && gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_DELTA_OUT].signs;
    return "delta";
}

static const char *bitnet__gpu_specialise_final(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    static const uint32_t steps[] = {/* by forms */
                                     BITNET__SPEC_STEPS_NONE, BITNET__SPEC_STEPS_NONE,
                                     BITNET__SPEC_STEPS_COMMON, BITNET__SPEC_STEPS_ONE};
    (void)op, (void)variant;
    c[BITNET__SPEC_FINAL] = true;
    c[BITNET__SPEC_NORMED] = !bitnet__gpu_norms_last_apart(gpu);
    c[BITNET__SPEC_SCREENED] = gpu->screen.there;
    c[BITNET__SPEC_STEPS] = steps[gpu->lm_head.form];
    if (gpu->lm_head.form == BITNET__GPU_CODES && gpu->model->activation_group)
        c[BITNET__SPEC_STEPS] = BITNET__SPEC_STEPS_GROUPS;
    return "prepare";
}

static const char *bitnet__gpu_specialise_embed(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    bitnet__gpu_specialise_groups(gpu->embedding.matrix, gpu->embedding.matrix->columns, 1, c);
    c[BITNET__SPEC_FORM] = gpu->embedding.form;
    return "embed";
}

/* A kernel of the op's name, with nothing special. */
static const char *bitnet__gpu_specialise_as_named(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)variant, (void)c;
    return op->name;
}

#define BITNET__X(id, name, count, which, told, specialise) \
    {name, BITNET__PIPELINE_##id, count, which, told, bitnet__gpu_specialise_##specialise},
static const bitnet__gpu_op bitnet__gpu_ops[BITNET__OPS] = {BITNET__GPU_OPS(BITNET__X)};
#undef BITNET__X

/* The op that a pipeline belongs to. */
static const bitnet__gpu_op *bitnet__gpu_op_of(int pipeline) {
    const bitnet__gpu_op *op = bitnet__gpu_ops;
    while (pipeline >= op->first + op->count) op++;
    return op;
}

/* Fills in a pipeline's specialization constants by id; returns the kernel's name. */
static const char *bitnet__gpu_specialise(const bitnet_gpu *gpu, int pipeline,
                                          uint32_t c[BITNET__SPECS]) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    memset(c, 0, BITNET__SPECS * sizeof *c);
    c[BITNET__SPEC_THREADS] = BITNET__GPU_THREADS;
    c[BITNET__SPEC_CREW] = 1;
    c[BITNET__SPEC_TERMS] = gpu->can.limits.maxComputeSharedMemorySize < 32768 ? 256 : 1024;
    c[BITNET__SPEC_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__SPEC_SPINS] = gpu->spins;
    c[BITNET__SPEC_EACH] = (uint32_t)bitnet__gpu_heads_each(info);
    c[BITNET__SPEC_M] = gpu->can.matrix[0];
    c[BITNET__SPEC_N] = gpu->can.matrix[1];
    c[BITNET__SPEC_K] = gpu->can.matrix[2];
    c[BITNET__SPEC_SUBGROUPS] = gpu->can.matrix[3];
    c[BITNET__SPEC_COLUMNS] = c[BITNET__SPEC_VECTOR] = (uint32_t)info->hidden_size;
    c[BITNET__SPEC_ACTIVATION] = (uint32_t)gpu->model->activation;
    c[BITNET__SPEC_HEADS] = (uint32_t)info->heads;
    c[BITNET__SPEC_KV_HEADS] = (uint32_t)info->kv_heads;
    c[BITNET__SPEC_HEAD] = (uint32_t)info->head_size;
    c[BITNET__SPEC_ROPE_WIDTH] = (uint32_t)info->rope_size;
    c[BITNET__SPEC_ROPE] = (uint32_t)gpu->model->architecture.rope;
    c[BITNET__SPEC_STATE_HEADS] = (uint32_t)info->state_heads;
    c[BITNET__SPEC_STATE_KEY_HEADS] = (uint32_t)info->state_key_heads;
    c[BITNET__SPEC_STATE_WIDTH] = (uint32_t)info->state_size;
    c[BITNET__SPEC_TAPS] = (uint32_t)info->conv_size;
    return op->specialise(gpu, op, pipeline - op->first, c);
}

static bitnet_result bitnet__gpu_make_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                               bitnet_error *error) {
    BITNET__VK_STRUCT(VkComputePipelineCreateInfo, create,
                      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    VkShaderModule module = VK_NULL_HANDLE;
    uint32_t constants[BITNET__SPECS];
    const char *kernel = bitnet__gpu_specialise(gpu, number, constants);
    bool pass = (bitnet__gpu_op_of(number)->which & BITNET__GPU_PASS) != 0;
    bitnet_result result = bitnet__gpu_module(gpu, kernel, pass, constants, &module, error);
    VkResult made;
    if (result != BITNET_OK) return result;
    create.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    if (gpu->fast && gpu->has_full_subgroups)
        create.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    create.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    create.stage.module = module;
    create.stage.pName = "main";
    create.layout = gpu->pipeline_layout;
    made = gpu->vk.CreateComputePipelines(gpu->device, gpu->pipeline_cache, 1, &create, NULL,
                                          pipeline);
    gpu->vk.DestroyShaderModule(gpu->device, module, NULL);
    result = bitnet__vk_check(made, "vkCreateComputePipelines", error);
    if (result == BITNET_ERROR_GPU_FAILED && made != VK_ERROR_DEVICE_LOST)
        result = bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                              "the driver does not compile kernel %s: VkResult %i", kernel,
                              (int64_t)made);
    return result;
}

/* The pipeline, made if needed. Threads do not wait for each other: if two make the same one, the
   first one's is kept. */
static bitnet_result bitnet__gpu_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                          bitnet_error *error) {
    VkPipeline made = VK_NULL_HANDLE;
    bitnet_result result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    bitnet__gpu_unlock(gpu);
    if (*pipeline) return BITNET_OK;
    result = bitnet__gpu_make_pipeline(gpu, number, &made, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    if (!*pipeline) *pipeline = gpu->pipelines[number] = made;
    bitnet__gpu_unlock(gpu);
    if (*pipeline != made) gpu->vk.DestroyPipeline(gpu->device, made, NULL);
    return BITNET_OK;
}

/* Pipelines that are wanted, and the first in the list that could not be made. */
typedef struct bitnet__gpu_wanted {
    bitnet_gpu *gpu;
    int numbers[BITNET__PIPELINES], count, failed;
    bitnet_error error;
} bitnet__gpu_wanted;

/* A task: makes number `index` of the list. */
static void bitnet__gpu_make_one(void *context, int32_t index) {
    bitnet__gpu_wanted *wanted = (bitnet__gpu_wanted *)context;
    VkPipeline pipeline;
    bitnet_error error;
    if (bitnet__gpu_pipeline(wanted->gpu, wanted->numbers[index], &pipeline, &error) == BITNET_OK)
        return;
    bitnet__gpu_lock(wanted->gpu);
    if (index < wanted->failed) wanted->failed = index, wanted->error = error;
    bitnet__gpu_unlock(wanted->gpu);
}

/* Makes all pipelines of a set on the pool's threads. If there is only one thread, or the device is
   SOFTWARE, which compiles a kernel only when it is dispatched, each is made when it is needed. */
static bitnet_result bitnet__gpu_make_set(bitnet_gpu *gpu, const bool set[BITNET__PIPELINES],
                                          bitnet_error *error) {
    bitnet_pool *pool = gpu->model->pool;
    bitnet__gpu_wanted wanted;
    int i;
    if (!pool || pool->threads == 1 || gpu->can.info.kind == BITNET_GPU_KIND_SOFTWARE)
        return BITNET_OK;
    wanted.gpu = gpu;
    wanted.count = 0;
    for (i = 0; i < BITNET__PIPELINES; i++)
        if (set[i]) wanted.numbers[wanted.count++] = i;
    wanted.failed = wanted.count;
    bitnet__run(pool, NULL, bitnet__gpu_make_one, &wanted, wanted.count);
    if (wanted.failed == wanted.count) return BITNET_OK;
    *error = wanted.error;
    return error->result;
}

static void bitnet__gpu_drop_pipelines(bitnet_gpu *gpu) {
    int i;
    for (i = 0; i < BITNET__PIPELINES; i++) {
        if (gpu->pipelines[i]) gpu->vk.DestroyPipeline(gpu->device, gpu->pipelines[i], NULL);
        gpu->pipelines[i] = VK_NULL_HANDLE;
    }
}

/* One layout for all kernels: storage buffers 0 to 7 and push constants. */
static bitnet_result bitnet__gpu_make_layouts(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkDescriptorSetLayoutCreateInfo, set,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    BITNET__VK_STRUCT(VkPipelineLayoutCreateInfo, layout,
                      VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    VkDescriptorSetLayoutBinding bindings[BITNET__GPU_BINDINGS];
    VkPushConstantRange push;
    bitnet_result result;
    uint32_t i;
    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < BITNET__GPU_BINDINGS; i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    set.bindingCount = BITNET__GPU_BINDINGS;
    set.pBindings = bindings;
    result = bitnet__vk_check(
        gpu->vk.CreateDescriptorSetLayout(gpu->device, &set, NULL, &gpu->set_layout),
        "vkCreateDescriptorSetLayout", error);
    if (result != BITNET_OK) return result;
    push.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    push.offset = 0;
    push.size = BITNET__GPU_PUSH;
    layout.setLayoutCount = 1;
    layout.pSetLayouts = &gpu->set_layout;
    layout.pushConstantRangeCount = 1;
    layout.pPushConstantRanges = &push;
    return bitnet__vk_check(
        gpu->vk.CreatePipelineLayout(gpu->device, &layout, NULL, &gpu->pipeline_layout),
        "vkCreatePipelineLayout", error);
}

/* ---- the pipeline cache: a key, then what the driver makes of it */

typedef struct bitnet__gpu_pipelines_key {
    char magic[4];
    uint32_t vendor, device, driver, shaders;
    uint8_t uuid[VK_UUID_SIZE];
    uint32_t data; /* CRC-32 of what follows */
} bitnet__gpu_pipelines_key;

/* The key for this device, driver and header. */
static bitnet__gpu_pipelines_key bitnet__gpu_key(const bitnet_gpu *gpu, const void *data,
                                                 size_t size) {
    bitnet__gpu_pipelines_key key;
    memset(&key, 0, sizeof key);
    memcpy(key.magic, "BNG2", 4);
    key.vendor = gpu->can.vendor;
    key.device = gpu->can.device;
    key.driver = gpu->can.driver;
    key.shaders = bitnet__spv_crc();
    memcpy(key.uuid, gpu->can.cache_uuid, sizeof key.uuid);
    key.data = bitnet__crc32(0, data, size);
    return key;
}

/* Reads the stored cache, up to `capacity` bytes, and returns its size; 0: there is none. */
static size_t bitnet__gpu_pipelines_read(const bitnet_gpu_pipelines *kept, void *data,
                                         size_t capacity) {
    if (kept->load) return kept->load(kept->user, data, capacity);
#ifndef BITNET_NO_STDIO
    if (kept->path) {
        FILE *file = bitnet__open(kept->path, "rb");
        size_t size = 0;
        long end;
        if (!file) return 0;
        if (fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) > 0 &&
            fseek(file, 0, SEEK_SET) == 0) {
            size = (size_t)end;
            if (fread(data, 1, size < capacity ? size : capacity, file) !=
                (size < capacity ? size : capacity))
                size = 0;
        }
        fclose(file);
        return size;
    }
#endif
    return 0;
}

static void bitnet__gpu_pipelines_write(const bitnet_gpu_pipelines *kept, const void *data,
                                        size_t size) {
    if (kept->store) {
        kept->store(kept->user, data, size);
        return;
    }
#ifndef BITNET_NO_STDIO
    if (kept->path) {
        FILE *file = bitnet__open(kept->path, "wb");
        if (!file) return;
        fwrite(data, 1, size, file); /* an incomplete file has a wrong checksum */
        fclose(file);
    }
#endif
}

static bitnet_result bitnet__gpu_pipelines_open(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkPipelineCacheCreateInfo, create,
                      VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    bitnet__gpu_pipelines_key key;
    size_t size = bitnet__gpu_pipelines_read(&gpu->options.pipelines, NULL, 0);
    uint8_t *data = NULL;
    bitnet_result result;
    if (size > sizeof key && size < (size_t)1 << 28)
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size, 1);
    if (data && bitnet__gpu_pipelines_read(&gpu->options.pipelines, data, size) == size) {
        key = bitnet__gpu_key(gpu, data + sizeof key, size - sizeof key);
        if (memcmp(data, &key, sizeof key) == 0) {
            create.initialDataSize = size - sizeof key;
            create.pInitialData = data + sizeof key;
            gpu->cache_size = create.initialDataSize;
        }
    }
    result = bitnet__vk_check(
        gpu->vk.CreatePipelineCache(gpu->device, &create, NULL, &gpu->pipeline_cache),
        "vkCreatePipelineCache", error);
    bitnet__free(&gpu->allocator, data);
    return result;
}

/* Stores the cache if it has grown. */
static void bitnet__gpu_pipelines_close(bitnet_gpu *gpu) {
    bitnet__gpu_pipelines_key key;
    size_t size = 0;
    uint8_t *data;
    if (!gpu->pipeline_cache) return;
    if ((gpu->options.pipelines.path || gpu->options.pipelines.store) &&
        gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size, NULL) == VK_SUCCESS &&
        size > gpu->cache_size) {
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size + sizeof key, 1);
        if (data && gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size,
                                                 data + sizeof key) == VK_SUCCESS) {
            key = bitnet__gpu_key(gpu, data + sizeof key, size);
            memcpy(data, &key, sizeof key);
            bitnet__gpu_pipelines_write(&gpu->options.pipelines, data, size + sizeof key);
        }
        bitnet__free(&gpu->allocator, data);
    }
    gpu->vk.DestroyPipelineCache(gpu->device, gpu->pipeline_cache, NULL);
}

/* ====================
   >>gpu-model   Model: the weights, uploaded

   Ternary rows are uploaded as the CPU's kernels store them, one region per layer; rows of floats
   and halves are padded to whole segments of 64. Gains, scales, biases, the signs of a Hadamard
   basis and what recurrent layers need form one float array. */

enum { BITNET__GPU_BLOCK = 4096 /* columns of a basis that hadamard.comp's memory holds */ };

/* A head's input is quantized whole or by groups of 32 columns, like that of layers. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    return !bitnet__is_grouped(m->layout) || !model->activation_group ||
           model->activation_group == BITNET__GROUP;
}

/* The same for what a layer of k2-horizon may not have: norms of heads, of both kinds or none, and
   their gates. */
static const char *bitnet__gpu_objection_to_heads(const bitnet_model *model, int layer) {
    const bitnet__layer *l = &model->layers[layer];
    bool normed = bitnet__norm_of(model->layers, BITNET__Q_NORMS) != NULL;
    bool gated = model->layers->matrix[BITNET__HEAD_GATE].rows > 0;
    if ((bitnet__norm_of(l, BITNET__Q_NORMS) != NULL) != normed ||
        (bitnet__norm_of(l, BITNET__K_NORMS) != NULL) != normed ||
        (l->matrix[BITNET__HEAD_GATE].rows > 0) != gated)
        return "layer %i has other norms of heads than layer 0, or norms of queries alone or keys "
               "alone, or another gate: such models are not supported on the GPU";
    return NULL;
}

/* Returns what is wrong with a layer's matrix, or NULL. All layers share kernels, so each must
   match the first. */
static const char *bitnet__gpu_objection(const bitnet_model *model, int layer, int i) {
    const bitnet__matrix *m = &model->layers[layer].matrix[i];
    const bitnet__matrix *form = bitnet__gpu_form_of(model, i);
    const bitnet__matrix *first = bitnet__gpu_matrix(model, i);
    bool grouped = bitnet__is_grouped(m->layout), floats = m->layout == BITNET__FLOATS;
    if (floats && model->parts & BITNET__NORM_IN_PARTS)
        return "layer %i has weights that are not ternary, behind norms of their own, which only "
               "the CPU computes then";
    if (floats != (first->layout == BITNET__FLOATS) ||
        (!floats && (m->layout != form->layout || m->span != form->span)))
        return "layer %i has weights in another form than others: such models are not supported on "
               "the GPU";
    if (grouped && model->activation_group != BITNET__GROUP)
        return "layer %i is multiplied by groups of 32 columns, but activations are not quantised "
               "by these: such models are not supported on the GPU";
    if (m->signs != first->signs)
        return "layer %i has a matrix in another basis than others: such models are not supported "
               "on the GPU";
    if (bitnet__is_stacked(i) && (m->layout == BITNET__TERNARY || m->bias))
        return "layer %i has experts with biases, or whose input is quantised whole: such models "
               "are not supported on the GPU";
    if (grouped && m->rows % BITNET__GROUP_ROWS)
        return "layer %i has a matrix by groups whose rows are not a multiple of 16: these "
               "models are not supported on the GPU";
    return NULL;
}

static bitnet_result bitnet__gpu_check_matrices(const bitnet_model *model, bitnet_error *error) {
    int layer, i;
    if (!bitnet__gpu_takes_lm_head(model))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "lm_heads by groups whose input is quantised by groups of more than 32 "
                            "columns are not supported on the GPU");
    for (layer = 0; layer < model->info.layers; layer++) {
        const char *objection = bitnet__gpu_objection_to_heads(model, layer);
        for (i = 0; i < BITNET__MATRICES && !objection; i++)
            if (model->layers[layer].matrix[i].rows)
                objection = bitnet__gpu_objection(model, layer, i);
        if (objection)
            return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, objection, (int64_t)layer);
    }
    return BITNET_OK;
}

/* The most workgroups that a dispatch for this model needs in x: a workgroup of a product, or of
   the head, computes at least 16 rows. All other sizes are below the 65,535 that every device
   allows in each direction: pairs of a token and an expert (bitnet__gpu_room), 1,024 heads, as many
   kv heads and states, and 2^20 columns, of which a workgroup takes 128 or, of a norm by slices,
   one slice. Only attention's chunks depend on the session: bitnet__gpu_session_fits and
   bitnet__gpu_joins limit them. */
static uint32_t bitnet__gpu_most_groups(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    const int teams = BITNET__GPU_THREADS / 8;
    int most = info->vocab_size, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        int rows = bitnet__gpu_rows(gpu, product);
        if (info->experts && bitnet__is_stacked(bitnet__gpu_products[product].first))
            rows /= info->experts;
        if (rows > most) most = rows;
    }
    return (uint32_t)((most + teams - 1) / teams);
}

static bitnet_result bitnet__gpu_check_model(const bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_model *model = gpu->model;
    const uint32_t groups = bitnet__gpu_most_groups(gpu);
    const bitnet_model_info *info = &model->info;
    uint64_t known = info->experts
                         ? BITNET__QWEN3MOE_PARTS | BITNET__QWEN35MOE_PARTS
                         : BITNET__BITNET_PARTS | BITNET__GEMMA3_PARTS | BITNET__LONGROPE_PARTS |
                               BITNET__QWEN35_PARTS | BITNET__K2_PARTS;
    VkDeviceSize widest = bitnet__gpu_quants_stride((int)bitnet__widest(info));
    VkDeviceSize each = (VkDeviceSize)bitnet__gpu_heads_each(info);
    VkDeviceSize shared = widest + 8192; /* a quantised vector, and what sums and results take */
    VkDeviceSize head = bitnet__pad((size_t)info->head_size, 64);
    VkDeviceSize attention = each * (head + head / 4 + 64 + 6 + 64) * 4 + 6144;
    if (attention > shared) shared = attention;
    if (shared < 16384) shared = 16384;
    if (shared > gpu->can.limits.maxComputeSharedMemorySize)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model's vectors are too wide for this GPU's shared memory");
    if (groups > gpu->can.limits.maxComputeWorkGroupCount[0])
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model needs dispatches of %i workgroups, and this GPU allows %i",
                            (int64_t)groups, (int64_t)gpu->can.limits.maxComputeWorkGroupCount[0]);
    if (model->parts & ~known)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture.name);
    if (bitnet__joins(info))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "MTP heads are not supported on the GPU: the CPU computes them beside "
                            "it");
    if (!bitnet__attention_layers(info))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a model in which no layer attends is not supported on the GPU");
    if (model->basis.block > BITNET__GPU_BLOCK)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a Hadamard basis with blocks of %i columns is not supported on the "
                            "GPU: %i are the most",
                            (int64_t)model->basis.block, (int64_t)BITNET__GPU_BLOCK);
    if (info->head_size % 4 || info->rope_size % 4)
        return bitnet__fail(
            error, BITNET_ERROR_GPU_UNSUPPORTED,
            "heads whose width is not a multiple of 4 are not supported on the GPU");
    return bitnet__gpu_check_matrices(model, error);
}

/* ---- the parameters: laid out first, with `out` NULL, then filled */

static uint32_t bitnet__gpu_put(float *out, uint32_t *used, const float *values, size_t count) {
    uint32_t at = *used;
    if (out) memcpy(out + at, values, count * sizeof(float));
    *used = at + (uint32_t)bitnet__pad(count, 64);
    return at;
}

/* The rows' scales, or their biases, of a product. */
static uint32_t bitnet__gpu_put_rows(float *out, uint32_t *used, const bitnet__layer *layer,
                                     int product, bool biases) {
    uint32_t at = *used, next = at;
    int first = bitnet__gpu_products[product].first, i, row;
    for (i = first; i < first + bitnet__gpu_products[product].count; i++) {
        const bitnet__matrix *m = &layer->matrix[i];
        bool scaled = m->layout != BITNET__FLOATS || m->has_scale;
        float none = biases ? -0.0f : scaled ? m->scale : 1.0f; /* -0 adds nothing */
        if (bitnet__is_stacked(i) && m->span) continue; /* their scales are with their codes */
        for (row = 0; row < m->rows; row++, next++)
            if (out) out[next] = biases && m->bias ? m->bias[row] : none;
    }
    *used = (uint32_t)bitnet__pad(next, 64);
    return at;
}

/* The gain of a query or key head, or NULL. Heads of a kind may share one, which the first has. */
static const float *bitnet__gpu_head_gain(const bitnet__layer *layer, const bitnet_model_info *info,
                                          int head) {
    bool key = head >= info->heads;
    const float *each = bitnet__norm_of(layer, key ? BITNET__K_NORMS : BITNET__Q_NORMS);
    if (key) head -= info->heads;
    if (each) return each + (size_t)head * (size_t)info->head_size;
    return head ? NULL : bitnet__norm_of(layer, key ? BITNET__K_NORM : BITNET__Q_NORM);
}

/* All parameters of a layer. */
static void bitnet__gpu_put_layer(const bitnet_gpu *gpu, int l, float *out, uint32_t *used) {
    const bitnet__layer *layer = &gpu->model->layers[l];
    bitnet__gpu_layer *to = &gpu->layers[l];
    const bitnet_model_info *info = &gpu->model->info;
    size_t heads = (size_t)info->state_heads;
    int p, i;
    to->window = layer->window ? (uint32_t)layer->window : BITNET__GPU_NONE;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        int first = bitnet__gpu_products[p].first, norm = bitnet__gpu_products[p].norm;
        const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][p];
        const float *gain = norm ? bitnet__norm_of(layer, norm) : NULL;
        bool biases = false;
        if (!layer->matrix[first].rows) continue;
        for (i = first; i < first + bitnet__gpu_products[p].count; i++)
            biases = biases || layer->matrix[i].bias;
        to->gains[p] = gain ? bitnet__gpu_put(out, used, gain, (size_t)plan->columns) : 0;
        if (plan->post_normed)
            to->post_gains[p] = bitnet__gpu_put(
                out, used, bitnet__norm_of(layer, bitnet__gpu_products[p].post_norm),
                (size_t)plan->rows);
        for (i = first; i < first + bitnet__gpu_products[p].count && bitnet__gpu_norms_each(gpu);
             i++)
            to->gains_in[i] = bitnet__gpu_put(
                out, used, bitnet__norm_of(layer, BITNET__NORMS_IN + i), (size_t)plan->columns);
        to->scales[p] = bitnet__gpu_put_rows(out, used, layer, p, false);
        to->biases[p] = biases ? bitnet__gpu_put_rows(out, used, layer, p, true) : BITNET__GPU_NONE;
    }
    to->head_gains = *used;
    for (i = 0; i < info->heads + info->kv_heads; i++) {
        const float *gain = bitnet__gpu_head_gain(layer, info, i);
        if (gain) bitnet__gpu_put(out, used, gain, (size_t)info->head_size);
    }
    if (!layer->recurrent) return;
    to->taps = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_CONV),
                               (size_t)(bitnet__extent(info, BITNET__CHANNELS) * info->conv_size));
    to->decay = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_DECAY), heads);
    to->bias = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_BIAS), heads);
    to->state_gain = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_NORM),
                                     (size_t)info->state_size);
}

/* The signs for an input of matrices, if they have any. */
static uint32_t bitnet__gpu_put_signs(float *out, uint32_t *used, const float *signs, int columns) {
    return signs ? bitnet__gpu_put(out, used, signs, (size_t)columns) : 0;
}

static uint32_t bitnet__gpu_put_parameters(bitnet_gpu *gpu, float *out) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__matrix *head = &gpu->model->lm_head;
    uint32_t used = 0;
    int l;
    for (l = 0; l < info->layers; l++) bitnet__gpu_put_layer(gpu, l, out, &used);
    for (l = 0; l < BITNET__PRODUCTS; l++)
        gpu->signs[l] = bitnet__gpu_put_signs(out, &used, gpu->plans[BITNET__GPU_USUAL][l].signs,
                                              gpu->plans[BITNET__GPU_USUAL][l].columns);
    gpu->embedding_signs =
        bitnet__gpu_put_signs(out, &used, gpu->model->embedding.signs, info->hidden_size);
    gpu->lm_head_signs = bitnet__gpu_put_signs(out, &used, head->signs, info->hidden_size);
    gpu->output_gain =
        bitnet__gpu_put(out, &used, gpu->model->output_norm, (size_t)info->hidden_size);
    gpu->lm_head_scales = used;
    if (head->layout != BITNET__FLOATS && !head->span) {
        for (l = 0; l < head->rows && out; l++) out[used + (uint32_t)l] = head->scale;
        used += (uint32_t)bitnet__pad((size_t)head->rows, 64);
    }
    gpu->lm_head_biases =
        head->bias ? bitnet__gpu_put(out, &used, head->bias, (size_t)head->rows) : BITNET__GPU_NONE;
    return used;
}

/* ---- regions */

/* The matrix row that computes a shared expert's weight; NULL data: there is none. */
static bitnet__matrix bitnet__gpu_shared_gate(const bitnet_gpu *gpu, int layer) {
    const float *gate = bitnet__norm_of(&gpu->model->layers[layer], BITNET__SHARED_GATE);
    bitnet__matrix m;
    memset(&m, 0, sizeof m);
    m.type = BITNET_TYPE_F32;
    m.rows = 1;
    m.columns = gpu->model->info.hidden_size;
    m.stride = (size_t)m.columns * sizeof *gate;
    m.layout = BITNET__FLOATS;
    m.data = (const uint8_t *)(const void *)gate;
    return m;
}

static void bitnet__gpu_plan_layer(bitnet_gpu *gpu, int layer) {
    bitnet__gpu_layer *to = &gpu->layers[layer];
    const bitnet__matrix gate = bitnet__gpu_shared_gate(gpu, layer);
    int i;
    to->weights.size = 0;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = &gpu->model->layers[layer].matrix[i];
        to->first[i] = (uint32_t)(to->weights.size / 16);
        to->weights.size += (VkDeviceSize)m->rows * bitnet__gpu_row_bytes(m);
    }
    to->shared_gate = (uint32_t)(to->weights.size / 16);
    if (gate.data) to->weights.size += bitnet__gpu_row_bytes(&gate);
}

static bitnet_result bitnet__gpu_plan_table(bitnet_gpu *gpu, bitnet__gpu_table *table,
                                            const bitnet__matrix *matrix, bitnet_error *error) {
    size_t columns = bitnet__pad((size_t)matrix->columns, 64), rows, block = 1;
    int32_t i;
    table->matrix = matrix;
    table->form = matrix->type == BITNET_TYPE_F16 ? BITNET__GPU_HALVES : BITNET__GPU_FLOATS;
    table->row_bytes = columns * (table->form == BITNET__GPU_HALVES ? 2 : 4);
    if (matrix->layout != BITNET__FLOATS) {
        bool grouped = bitnet__is_grouped(matrix->layout);
        table->form = grouped ? BITNET__GPU_CODES : BITNET__GPU_TERNARY;
        table->row_bytes = matrix->stride;
        if (grouped) block = BITNET__GROUP_ROWS;
    }
    rows = (size_t)((gpu->largest_range < gpu->largest_block ? gpu->largest_range
                                                             : gpu->largest_block) /
                    table->row_bytes) /
           block * block;
    if (rows > (size_t)matrix->rows) rows = (size_t)matrix->rows;
    if (rows == 0)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, "storage buffers are too small");
    table->piece_rows = (int32_t)rows;
    table->pieces = (matrix->rows + table->piece_rows - 1) / table->piece_rows;
    table->piece = (bitnet__gpu_region *)bitnet__alloc_zero(&gpu->allocator, (size_t)table->pieces,
                                                            sizeof *table->piece);
    if (!table->piece) return bitnet__no_memory(error);
    for (i = 0; i < table->pieces; i++) {
        int32_t left = matrix->rows - i * table->piece_rows;
        size_t whole = (size_t)(left < table->piece_rows ? left : table->piece_rows);
        table->piece[i].size = (VkDeviceSize)bitnet__pad(whole, block) * table->row_bytes;
    }
    return BITNET_OK;
}

/* ---- the head's screen, with which a greedy token reads a quarter of the head, or less */

enum { BITNET__GPU_SCREENED_COLUMNS = 8192 }; /* more would overflow its sums */

/* Rows of a piece of the head. */
static int32_t bitnet__gpu_piece_rows(const bitnet__gpu_table *table, int32_t piece) {
    int32_t left = table->matrix->rows - piece * table->piece_rows;
    return left < table->piece_rows ? left : table->piece_rows;
}

/* Bytes of a piece of the plane: its blocks of 32 rows only, or everything. */
static size_t bitnet__gpu_plane_bytes(const bitnet__gpu_table *table, int32_t piece, bool all) {
    size_t rows = bitnet__pad((size_t)bitnet__gpu_piece_rows(table, piece), BITNET__SCREEN_ROWS);
    return rows * (bitnet__screen_stride(table->matrix->columns) + (all ? 3 * sizeof(float) : 0));
}

static bitnet_result bitnet__gpu_plan_screen(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet__gpu_table *table = &gpu->lm_head;
    size_t shared = 4 * bitnet__screen_stride(table->matrix->columns) + 4096; /* digits, sums */
    int32_t i;
    gpu->screen.there = table->matrix->layout == BITNET__FLOATS && !table->matrix->has_scale &&
                        !table->matrix->bias &&
                        table->matrix->columns <= BITNET__GPU_SCREENED_COLUMNS &&
                        shared <= gpu->can.limits.maxComputeSharedMemorySize;
    if (!gpu->screen.there) return BITNET_OK;
    gpu->screen.piece = (bitnet__gpu_region *)bitnet__alloc_zero(
        &gpu->allocator, (size_t)table->pieces, sizeof *gpu->screen.piece);
    if (!gpu->screen.piece) return bitnet__no_memory(error);
    for (i = 0; i < table->pieces; i++)
        gpu->screen.piece[i].size = bitnet__gpu_plane_bytes(table, i, true);
    return BITNET_OK;
}

/* Region `i` of the model's: layers, head, separate embedding, parameters, screen; NULL past the
   last. */
static bitnet__gpu_region *bitnet__gpu_region_at(bitnet_gpu *gpu, int i) {
    int layers = gpu->model->info.layers;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    if (i < layers) return &gpu->layers[i].weights;
    i -= layers;
    if (i < gpu->lm_head.pieces) return &gpu->lm_head.piece[i];
    i -= gpu->lm_head.pieces;
    if (!tied && i < gpu->embedding.pieces) return &gpu->embedding.piece[i];
    if (!tied) i -= gpu->embedding.pieces;
    if (i == 0) return &gpu->parameters;
    return gpu->screen.there && i <= gpu->lm_head.pieces ? &gpu->screen.piece[i - 1] : NULL;
}

/* Distributes the regions over blocks, and allocates the blocks. */
static bitnet_result bitnet__gpu_allocate_model(bitnet_gpu *gpu, bitnet_error *error) {
    uint64_t available = bitnet__gpu_free_memory(&gpu->vk, &gpu->can);
    VkDeviceSize total = 0;
    bitnet__gpu_region *region;
    bitnet_result result;
    int i;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++) {
        if (region->size > gpu->largest_range || region->size > gpu->largest_block)
            return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                                "%i bytes of weights do not fit a storage buffer of this GPU",
                                (int64_t)region->size);
        total += bitnet__gpu_align(region->size);
    }
    if (total > available && gpu->screen.there) { /* do without it */
        gpu->screen.there = false;
        return bitnet__gpu_allocate_model(gpu, error);
    }
    if (total > available)
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "the model needs %i MiB on the GPU, which has %i MiB free",
                            (int64_t)(total >> 20) + 1, (int64_t)(available >> 20));
    result = bitnet__gpu_blocks_open(gpu, &gpu->blocks, i, error);
    if (result != BITNET_OK) return result;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++)
        bitnet__gpu_blocks_place(gpu, &gpu->blocks, region);
    return bitnet__gpu_blocks_make(gpu, &gpu->blocks, error);
}

/* ---- uploading */

/* Unpacks a row of I2_S from a block of 32 rows in >>base3, if only that form was kept. */
static void bitnet__gpu_unpack_base3(const bitnet__matrix *m, int row, uint8_t *codes,
                                     uint8_t *out) {
    const uint8_t *block =
        m->packed + (size_t)(row / BITNET__BASE3_ROWS) * bitnet__base3_block(m->columns);
    size_t groups = bitnet__base3_groups(m->columns), g, i;
    const uint8_t *line = block + (size_t)(row % BITNET__BASE3_ROWS) * 4;
    memset(codes, 0, m->stride * 4);
    for (g = 0; g < groups; g++, line += BITNET__BASE3_GROUP)
        for (i = 0; i < 4; i++) {
            int low = line[i] % 28, high = line[i] / 28, k; /* three digits and two */
            for (k = 0; k < 5; k++) {
                size_t column = g * BITNET__BASE3_COLUMNS + 4 * (size_t)k + i;
                if (k == 3) low = high;
                if (column < (size_t)m->columns) codes[column] = (uint8_t)(low % 3);
                low /= 3;
            }
        }
    for (i = 0; i < m->stride; i += 32) bitnet__i2s_pack(codes + 4 * i, out + i);
}

typedef struct bitnet__gpu_upload {
    bitnet_gpu *gpu;
    bitnet__gpu_channel channel;
    uint64_t done, total;
} bitnet__gpu_upload;

static bitnet_result bitnet__gpu_send(bitnet__gpu_upload *upload, const bitnet__gpu_region *region,
                                      VkDeviceSize offset, const void *data, size_t size,
                                      bitnet_error *error) {
    const bitnet_progress *progress = &upload->gpu->options.progress;
    bitnet__gpu_channel *channel = &upload->channel;
    const uint8_t *bytes = (const uint8_t *)data;
    bitnet_result result = BITNET_OK;
    uint8_t *at = NULL;
    while (size > 0 && result == BITNET_OK) {
        size_t piece = size < (size_t)channel->staging / 4 ? size : (size_t)channel->staging / 4;
        if (channel->staged + piece > channel->staging) result = bitnet__gpu_flush(channel, error);
        if (result == BITNET_OK)
            result = bitnet__gpu_stage(channel, true, region, offset, piece, &at, error);
        if (result != BITNET_OK) return result;
        memcpy(at, bytes, piece);
        bytes += piece, offset += piece, size -= piece;
        upload->done += piece;
        if (progress->report && progress->report(progress->user, upload->done, upload->total))
            result = bitnet__fail(error, BITNET_CANCELLED, "the upload was cancelled");
    }
    return result;
}

/* Uploads rows of a matrix of codes as they are, `size` bytes from `row` on. */
static bitnet_result bitnet__gpu_send_codes(bitnet__gpu_upload *upload,
                                            const bitnet__gpu_region *region, VkDeviceSize offset,
                                            const bitnet__matrix *m, int row, size_t size,
                                            bitnet_error *error) {
    const bitnet_allocator *allocator = &upload->gpu->allocator;
    bitnet_result result;
    uint8_t *rows;
    size_t at;
    if (m->data)
        return bitnet__gpu_send(upload, region, offset, m->data + (size_t)row * m->stride, size,
                                error);
    rows = (uint8_t *)bitnet__alloc(allocator, size + m->stride * 4, 1);
    if (!rows) return bitnet__no_memory(error);
    for (at = 0; at < size; at += m->stride)
        bitnet__gpu_unpack_base3(m, row++, rows + size, rows + at);
    result = bitnet__gpu_send(upload, region, offset, rows, size, error);
    bitnet__free(allocator, rows);
    return result;
}

/* Uploads rows of halves as they are, and all others as floats. */
static bitnet_result bitnet__gpu_send_rows_of(bitnet__gpu_upload *upload, const bitnet__matrix *m,
                                              int32_t row, int32_t end,
                                              const bitnet__gpu_region *region, VkDeviceSize offset,
                                              bitnet_error *error) {
    size_t row_bytes = bitnet__gpu_row_bytes(m);
    int32_t most = (int32_t)(((size_t)4 << 20) / row_bytes) + 1, count, i;
    uint8_t *rows = (uint8_t *)bitnet__alloc_zero(&upload->gpu->allocator, (size_t)most, row_bytes);
    bitnet_result result = BITNET_OK;
    if (!rows) return bitnet__no_memory(error);
    for (; row < end && result == BITNET_OK; row += count) {
        count = end - row < most ? end - row : most;
        for (i = 0; i < count; i++) {
            const uint8_t *from = m->data + (size_t)(row + i) * m->stride;
            uint8_t *to = rows + (size_t)i * row_bytes;
            if (m->type == BITNET_TYPE_F16) memcpy(to, from, (size_t)m->columns * 2);
            else bitnet__type_of(m->type)->expand(from, m->columns, (float *)(void *)to);
        }
        result = bitnet__gpu_send(upload, region, offset, rows, (size_t)count * row_bytes, error);
        offset += (VkDeviceSize)count * row_bytes;
    }
    bitnet__free(&upload->gpu->allocator, rows);
    return result;
}

static bitnet_result bitnet__gpu_send_layer(bitnet__gpu_upload *upload, int l,
                                            bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    const bitnet__matrix gate = bitnet__gpu_shared_gate(gpu, l);
    VkDeviceSize offset = 0;
    bitnet_result result = BITNET_OK;
    int i;
    for (i = 0; i < BITNET__MATRICES && result == BITNET_OK; i++) {
        const bitnet__matrix *m = &gpu->model->layers[l].matrix[i];
        size_t size = (size_t)m->rows * bitnet__gpu_row_bytes(m);
        if (!m->rows) continue;
        result = m->layout == BITNET__FLOATS
                     ? bitnet__gpu_send_rows_of(upload, m, 0, m->rows, &gpu->layers[l].weights,
                                                offset, error)
                     : bitnet__gpu_send_codes(upload, &gpu->layers[l].weights, offset, m, 0, size,
                                              error);
        offset += size;
    }
    if (gate.data && result == BITNET_OK)
        result =
            bitnet__gpu_send_rows_of(upload, &gate, 0, 1, &gpu->layers[l].weights, offset, error);
    return result;
}

static bitnet_result bitnet__gpu_send_floats(bitnet__gpu_upload *upload,
                                             const bitnet__gpu_table *table, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    int32_t i, row = 0;
    for (i = 0; i < table->pieces && result == BITNET_OK; i++, row += table->piece_rows)
        result = bitnet__gpu_send_rows_of(upload, table->matrix, row,
                                          row + bitnet__gpu_piece_rows(table, i), &table->piece[i],
                                          0, error);
    return result;
}

static bitnet_result bitnet__gpu_send_table(bitnet__gpu_upload *upload,
                                            const bitnet__gpu_table *table, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    int32_t i;
    if (table->matrix->layout == BITNET__FLOATS)
        return bitnet__gpu_send_floats(upload, table, error);
    for (i = 0; i < table->pieces && result == BITNET_OK; i++)
        result = bitnet__gpu_send_codes(upload, &table->piece[i], 0, table->matrix,
                                        i * table->piece_rows, (size_t)table->piece[i].size, error);
    return result;
}

/* Makes 32 rows of the screen from `row` on. False if a weight is not finite. */
static bool bitnet__gpu_screen_block(const bitnet_gpu *gpu, bitnet__screen *block, int32_t row,
                                     float *weights) {
    const bitnet__matrix *m = gpu->lm_head.matrix;
    int r;
    memset(block->coarse, 0x88, BITNET__SCREEN_ROWS * bitnet__screen_stride(m->columns));
    for (r = 0; r < BITNET__SCREEN_ROWS; r++) {
        block->step[r] = block->residual[r] = block->norm[r] = 0.0f;
        if (row + r >= m->rows) continue;
        if (!gpu->model->kernels.screen_row(block, r, m->type,
                                            m->data + (size_t)(row + r) * m->stride, weights))
            return false;
    }
    return true;
}

/* Uploads a piece of the screen, block by block; `rows` has room for what is known about its rows.
   Afterwards there is no screen if a weight is not finite. */
static bitnet_result bitnet__gpu_send_plane(bitnet__gpu_upload *upload, int32_t piece,
                                            bitnet__screen *block, float *weights, float *rows,
                                            bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    const bitnet__gpu_region *region = &gpu->screen.piece[piece];
    int32_t count = bitnet__gpu_piece_rows(&gpu->lm_head, piece), row;
    size_t bytes = BITNET__SCREEN_ROWS * bitnet__screen_stride(gpu->lm_head.matrix->columns);
    size_t padded = bitnet__pad((size_t)count, BITNET__SCREEN_ROWS), k;
    const size_t size = BITNET__SCREEN_ROWS * sizeof(float);
    bitnet_result result = BITNET_OK;
    for (row = 0; row < count && result == BITNET_OK; row += BITNET__SCREEN_ROWS) {
        gpu->screen.there =
            bitnet__gpu_screen_block(gpu, block, piece * gpu->lm_head.piece_rows + row, weights);
        if (!gpu->screen.there) return BITNET_OK;
        memcpy(rows + row, block->step, size);
        memcpy(rows + padded + row, block->residual, size);
        memcpy(rows + 2 * padded + row, block->norm, size);
        result = bitnet__gpu_send(upload, region, (size_t)row / BITNET__SCREEN_ROWS * bytes,
                                  block->coarse, bytes, error);
    }
    for (k = 0; k < 3 && result == BITNET_OK; k++)
        result = bitnet__gpu_send(upload, region,
                                  bitnet__gpu_plane_bytes(&gpu->lm_head, piece, false) +
                                      k * padded * sizeof(float),
                                  rows + k * padded, padded * sizeof(float), error);
    return result;
}

static bitnet_result bitnet__gpu_send_screen(bitnet__gpu_upload *upload, bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    const bitnet__gpu_table *table = &gpu->lm_head;
    size_t stride = bitnet__screen_stride(table->matrix->columns), r = BITNET__SCREEN_ROWS;
    size_t plane = r * stride, padded = bitnet__pad((size_t)table->piece_rows, r);
    size_t floats = 2 * stride + 4 * r + 3 * padded; /* a row, a block's, a piece's */
    float *row =
        (float *)bitnet__alloc_zero(&gpu->allocator, floats * sizeof(float) + 2 * plane, 1);
    bitnet_result result = BITNET_OK;
    bitnet__screen block;
    int32_t i;
    if (!row) return bitnet__no_memory(error);
    memset(&block, 0, sizeof block);
    block.step = row + 2 * stride, block.residual = block.step + r;
    block.fine_residual = block.residual + r, block.norm = block.fine_residual + r;
    block.coarse = (uint8_t *)(void *)(row + floats), block.fine = block.coarse + plane;
    block.lines = stride / 64, block.columns = table->matrix->columns, block.rows = (int)r;
    for (i = 0; i < table->pieces && gpu->screen.there && result == BITNET_OK; i++)
        result = bitnet__gpu_send_plane(upload, i, &block, row, block.norm + r, error);
    bitnet__free(&gpu->allocator, row);
    return result;
}

static bitnet_result bitnet__gpu_send_parameters(bitnet__gpu_upload *upload, bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    size_t size = (size_t)gpu->parameters.size;
    float *values = (float *)bitnet__alloc_zero(&gpu->allocator, size, 1);
    bitnet_result result;
    if (!values) return bitnet__no_memory(error);
    bitnet__gpu_put_parameters(gpu, values);
    result = bitnet__gpu_send(upload, &gpu->parameters, 0, values, size, error);
    bitnet__free(&gpu->allocator, values);
    return result;
}

static bitnet_result bitnet__gpu_upload_model(bitnet_gpu *gpu, bitnet_error *error) {
    bitnet_model *model = gpu->model;
    bool tied = model->lm_head.data == model->embedding.data;
    int64_t start = bitnet__microseconds();
    bitnet__gpu_upload upload;
    bitnet__gpu_region *region;
    bitnet_result result;
    int i;
    memset(&upload, 0, sizeof upload);
    upload.gpu = gpu;
    gpu->layers = (bitnet__gpu_layer *)bitnet__alloc_zero(
        &gpu->allocator, (size_t)model->info.layers, sizeof *gpu->layers);
    if (!gpu->layers) return bitnet__no_memory(error);
    for (i = 0; i < model->info.layers; i++) bitnet__gpu_plan_layer(gpu, i);
    gpu->parameters.size = (VkDeviceSize)bitnet__gpu_put_parameters(gpu, NULL) * sizeof(float);
    if ((result = bitnet__gpu_plan_table(gpu, &gpu->lm_head, &model->lm_head, error)) != BITNET_OK)
        return result;
    if (tied) gpu->embedding = gpu->lm_head;
    else if ((result = bitnet__gpu_plan_table(gpu, &gpu->embedding, &model->embedding, error)) !=
             BITNET_OK)
        return result;
    if ((result = bitnet__gpu_plan_screen(gpu, error)) != BITNET_OK) return result;
    if ((result = bitnet__gpu_allocate_model(gpu, error)) != BITNET_OK) return result;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++) upload.total += region->size;

    result = bitnet__gpu_channel_open(gpu, &upload.channel, 0, (VkDeviceSize)32 << 20, error);
    for (i = 0; i < model->info.layers && result == BITNET_OK; i++)
        result = bitnet__gpu_send_layer(&upload, i, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_table(&upload, &gpu->lm_head, error);
    if (result == BITNET_OK && !tied)
        result = bitnet__gpu_send_table(&upload, &gpu->embedding, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_parameters(&upload, error);
    if (result == BITNET_OK && gpu->screen.there) result = bitnet__gpu_send_screen(&upload, error);
    if (result == BITNET_OK) result = bitnet__gpu_flush(&upload.channel, error);
    bitnet__gpu_channel_close(&upload.channel);

    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++)
        gpu->stats.weight_bytes += bitnet__gpu_read_bytes(
            model, &model->layers[i / BITNET__MATRICES].matrix[i % BITNET__MATRICES],
            i % BITNET__MATRICES);
    for (i = 0; i < gpu->lm_head.pieces; i++)
        gpu->stats.weight_bytes +=
            (int64_t)(gpu->screen.there ? gpu->screen.piece[i].size : gpu->lm_head.piece[i].size);
    gpu->stats.upload_microseconds = bitnet__microseconds() - start;
    return result;
}

/* ====================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the floats that kernels pass on, rotations, a submit's
   state, and the sizes of attention's dispatches. The KV cache, as on the CPU, has separate blocks,
   so that only the device's memory limits contexts; recurrent layers have slots there, one for each
   snapshot. Exchange with the CPU goes through channels: a session has two, because two of its
   submits may be in flight. */

/* Words of the kernels' struct State that the CPU writes or reads. */
enum {
    BITNET__STATE_POSITION = 0,
    BITNET__STATE_LATE = 2,
    BITNET__STATE_CHUNKS, /* from here on the words that are copied to the sizes */
    BITNET__STATE_PARTS,
    BITNET__STATE_ROWS,
    BITNET__STATE_GROUPS,    /* and two ones */
    BITNET__STATE_FROM = 10, /* slots */
    BITNET__STATE_TO,
    BITNET__STATE_CHOICES /* [BITNET__GPU_ROWS] */
};

/* The words of its struct Choice. */
enum {
    BITNET__CHOICE_MASKED,
    BITNET__CHOICE_RANK,
    BITNET__CHOICE_DEPTH,
    BITNET__CHOICE_SURVIVORS,
    BITNET__CHOICE_BAD,
    BITNET__CHOICE_LEAST,
    BITNET__CHOICE_WORDS
};

/* The words of a pass's struct Row in table.glsl. */
enum {
    BITNET__ROW_POSITION,
    BITNET__ROW_CONTEXT,
    BITNET__ROW_ITEM,
    BITNET__ROW_FROM,
    BITNET__ROW_TO,
    BITNET__ROW_CACHES,
    BITNET__ROW_WORDS = 8
};

enum {
    BITNET__STATE_CHOSEN =
        BITNET__STATE_CHOICES + (int)BITNET__CHOICE_WORDS * BITNET__GPU_ROWS, /* [GPU_ROWS] */
    BITNET__STATE_TOKENS = BITNET__STATE_CHOSEN + BITNET__GPU_ROWS,           /* [GPU_BATCH] */
    BITNET__GPU_STATE_WORDS = BITNET__STATE_TOKENS + BITNET__GPU_BATCH,
    BITNET__GPU_STATE_BYTES = BITNET__GPU_STATE_WORDS * 4,
    BITNET__GPU_SIZES = 6, /* words */
    BITNET__GPU_STAGING = 1 << 20,
    /* Command bodies: one for each token of a submit that computes tokens one by one, then those
       for batches of 2 to 8 in either trip, then the latter again with a screened head. */
    BITNET__GPU_BATCHES = BITNET__GPU_VERIFIED - 1,
    BITNET__GPU_BODIES = 2 * (BITNET__GPU_STATES + 2 * BITNET__GPU_BATCHES),
    BITNET__GPU_REST = 32,        /* tokens for which the screen pauses after too many rows
                                     survived */
    BITNET__GPU_CANDIDATES = 4096 /* survivors that are returned for drawing */
};

/* What a submit computes: `count` tokens from position `first`, in one batch or one by one. */
typedef struct bitnet__gpu_record {
    int32_t first, count;
    bool ahead;                        /* one after the other */
    bool screened;                     /* there are no logits, but, unless one after the other, */
    bool masked;                       /* candidates are restricted to `mask_out` */
    size_t rank;                       /* among so many of the greatest, */
    float depth;                       /* and so far below the first */
    bool shared;                       /* in a pass: what was not returned is lost */
    int32_t logit_rows;                /* rows whose logits are in the channel */
    int32_t tokens[BITNET__GPU_BATCH]; /* that they were computed for */
    int32_t chosen[BITNET__GPU_STATES];
} bitnet__gpu_record;

/* The commands for prompts of one length, with a full or a screened head. */
typedef struct bitnet__gpu_prompt {
    VkCommandPool pool;
    VkCommandBuffer body;
    int32_t rows, dispatches; /* 0 rows: nothing is recorded */
    bool screened;
} bitnet__gpu_prompt;

/* A submit's round trip to the device: what goes there and what comes back. */
typedef struct bitnet__gpu_trip {
    bitnet__gpu_channel channel;
    bitnet__gpu_prompt prompt;
    int32_t number; /* 0 or 1: which of the bodies for small batches are its */
    bool in_flight;
    bitnet__gpu_record record; /* of its last submit */
    int32_t shown;             /* the token whose state the session last requested */
    const uint32_t *outbox;    /* in the channel: the state that came back, */
    const float *states_back;  /* [BITNET__GPU_STATES][x_stride], */
    const float *logits_back;  /* [BITNET__GPU_VERIFIED][logits_stride], or candidates, pairs of
                                  logit and id: [BITNET__GPU_VERIFIED][BITNET__GPU_CANDIDATES] */
    uint32_t *mask_out;        /* [BITNET__GPU_VERIFIED][mask_stride]: candidate tokens of each row,
                                  as in bitnet__mask */
} bitnet__gpu_trip;

/* Vectors of tokens: where the first begins, and the next one after it. */
typedef struct bitnet__gpu_vectors {
    uint32_t at, stride;
} bitnet__gpu_vectors;

/* Also the memory of a pass, whose rows belong to several sessions: see >>gpu-passes. */
typedef struct bitnet__gpu_session {
    bitnet_gpu *gpu;
    bitnet_session *session; /* NULL: a pass */
    int32_t context;         /* positions of its KV cache; of a pass one for each row */
    int32_t verified;        /* rows of a batch that all get logits, at most */
    bool bytes;              /* keys and values are int8 */
    int32_t layers;          /* that it computes: all, but where adapters are tested */
    const struct bitnet_adapter *adapter; /* or NULL, as always in a pass */
    const bitnet__gpu_plan *plans;        /* of products, for its kind */
    bitnet__gpu_trip now;                 /* the submit that answers the session, or will, */
    bitnet__gpu_trip behind; /* and in flight behind it, the submit of the tokens that follow */
    bitnet__gpu_block block;
    bitnet__gpu_region floats, quants, rope, state; /* of it: bindings 2, 3, 6 and 7 */
    bitnet__gpu_region sizes; /* the same: binding 4 where no layer is bound */
    bitnet__gpu_region table; /* the same, of a pass: binding 0 of the last of `sets` */
    bitnet__gpu_blocks cache_blocks;
    bitnet__gpu_region *cache; /* [layers][keys, values] of those: bindings 4 and 5; of recurrent
                                  layers [states, channels] in slots, see >>gpu-running; a
                                  pass's layers share the first two */
    VkDeviceSize cache_bytes;  /* of a layer's keys, and of its values */
    struct bitnet__gpu_adapter *uploaded; /* binding 0 of the last of `sets` */
    int32_t slots[BITNET__SNAPSHOTS + 2]; /* positions of their states; -1: none */
    int32_t from, to;                     /* slots that the next submit reads and writes */

    /* Where each is in `floats`. */
    struct {
        bitnet__gpu_vectors x, transformed, branch;
        bitnet__gpu_vectors normed; /* the stride is for the model's width */
        uint32_t steps;             /* of int8 */
    } stream;
    struct {
        bitnet__gpu_vectors qkv; /* if heads have a separate dispatch */
        bitnet__gpu_vectors q, outputs;
        uint32_t partial, chunks; /* that there is room for: of a row, or of a whole pass */
    } heads;
    struct {
        bitnet__gpu_vectors gates; /* and ups, if they are multiplied apart */
        bitnet__gpu_vectors hidden;
    } ffn, shared; /* of an expert of all tokens */
    struct {
        bitnet__gpu_vectors routes; /* the router's logits; of pairs of a token and an expert: */
        uint32_t chosen, weights;   /* numbers as bits, weights in the sum; those of a shared expert
                                       follow, by tokens */
    } experts;
    struct {
        bitnet__gpu_vectors mixed, delta;
    } recurrent;
    bitnet__gpu_vectors inner; /* what an adapter's A makes of an input */
    struct {
        bitnet__gpu_vectors states, transformed_states, logits, parts, mask;
        uint32_t lowers, list;
    } head;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of a separate embedding, of the screen,
                              of an adapter or a pass's table */
    int32_t set_count;
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined, by_head;                       /* as they were recorded */

    uint32_t *mask_now; /* scratch: what a row's mask would be now, or what it still allows */
    struct {
        VkDeviceSize inbox, mask, rope, table, outbox, states, logits;
    } exchange; /* where each is in channels */

    struct bitnet__gpu_pass *pass; /* the pass that computes this session now, or NULL, */
    int32_t row;                   /* and its row there */
    bool wants_logits;             /* logits were requested since the last submit */
    int32_t rest;                  /* tokens for which the head is not screened */
    int32_t steps_ahead;           /* tokens of the next greedy submit */
    int64_t token_microseconds;    /* that a token took lately */
} bitnet__gpu_session;

/* Takes `size` bytes of a block. */
static bitnet__gpu_region bitnet__gpu_take(VkDeviceSize *used, VkDeviceSize size) {
    bitnet__gpu_region region;
    memset(&region, 0, sizeof region);
    region.offset = *used;
    region.size = bitnet__gpu_align(size);
    *used += region.size;
    return region;
}

static uint32_t bitnet__gpu_take_floats(VkDeviceSize *used, VkDeviceSize count) {
    uint32_t at = (uint32_t)*used;
    *used += (count + 63) / 64 * 64;
    return at;
}

static bitnet__gpu_vectors bitnet__gpu_take_vectors(VkDeviceSize *used, size_t count,
                                                    size_t stride) {
    bitnet__gpu_vectors vectors;
    vectors.at = bitnet__gpu_take_floats(used, (VkDeviceSize)count * stride);
    vectors.stride = (uint32_t)stride;
    return vectors;
}

/* The largest batch that the session's buffers hold. Each pair of a token and an expert may take a
   workgroup, of which every device allows 65,535. */
static int32_t bitnet__gpu_room(const bitnet_session *s) {
    int32_t rows = s->options.batch, used = s->model->info.experts_used;
    int32_t most = used ? BITNET__MIN(BITNET__GPU_BATCH, 65535 / used) : BITNET__GPU_BATCH;
    return rows < BITNET__GPU_VERIFIED ? BITNET__GPU_VERIFIED : BITNET__MIN(rows, most);
}

/* A slice of a product, and where its weights and parameters are in a layer. */
typedef struct bitnet__gpu_operand {
    const bitnet__gpu_plan *plan;
    const bitnet__gpu_slice *slice;
    uint32_t first, scales, biases, gain;
} bitnet__gpu_operand;

static bitnet__gpu_operand bitnet__gpu_operand_of(const bitnet__gpu_session *g, int layer,
                                                  int product, int number) {
    const bitnet__gpu_layer *l = &g->gpu->layers[layer];
    bitnet__gpu_operand o;
    o.plan = &g->plans[product];
    o.slice = &o.plan->slices[number];
    o.first = l->first[o.slice->part];
    o.scales = l->scales[product] + o.slice->before;
    o.biases = l->biases[product];
    if (o.biases != BITNET__GPU_NONE) o.biases += o.slice->before;
    o.gain = bitnet__gpu_norms_each(g->gpu) ? l->gains_in[o.slice->part] : l->gains[product];
    return o;
}

/* Bytes of a key or value in its cache, and of its step. */
static VkDeviceSize bitnet__gpu_row_size(const bitnet__gpu_session *g) {
    return bitnet__part_bytes(&g->gpu->model->info, g->bytes ? BITNET_CACHE_INT8 : BITNET_CACHE_F16,
                              1) /
           2;
}

/* Tables of rotations: layers with a window have a separate one, which is the second. */
static size_t bitnet__gpu_rope_tables(const bitnet_gpu *gpu) {
    return gpu->model->rope_table_count > 1 && !gpu->model->original ? 2 : 1;
}

/* 32-bit words of a mask of tokens. */
static size_t bitnet__gpu_mask_words(const bitnet_model_info *info) {
    return ((size_t)info->vocab_size + 31) / 32;
}

/* Lays out the floats that layers pass on, for `batch` tokens. */
static void bitnet__gpu_layout_layers(bitnet__gpu_session *g, VkDeviceSize *floats, size_t batch) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__gpu_plan *gate = &g->plans[BITNET__PRODUCT_GATE_UP];
    size_t pairs = batch * (size_t)(info->experts ? info->experts_used : 1);
    size_t shared = (size_t)info->shared_ffn_size, all = pairs + (shared ? batch : 0);
    size_t width = bitnet__pad((size_t)info->hidden_size, 64), ffn = (size_t)info->ffn_size;
    size_t widest = (size_t)bitnet__widest(info), steps = 4;
    size_t rank = g->adapter ? (size_t)g->adapter->rank : 0;
    size_t normed = bitnet__pad((size_t)bitnet__gpu_normed_columns(gpu, g->adapter != NULL), 64);
    size_t channels = (size_t)(bitnet__extent(info, BITNET__CHANNELS) + 2 * info->state_heads);
    bool branches = info->experts || g->plans[BITNET__PRODUCT_DOWN].post_normed;
    bool stored = g->plans[BITNET__PRODUCT_QKV].stored;
    g->stream.x = bitnet__gpu_take_vectors(floats, batch, width);
    g->stream.normed.at = bitnet__gpu_take_floats(floats, batch * normed);
    g->stream.normed.stride = (uint32_t)width;
    g->inner = bitnet__gpu_take_vectors(floats, batch, bitnet__pad(rank, 64));
    g->stream.transformed =
        bitnet__gpu_take_vectors(floats, batch, gpu->model->basis.block ? widest : 0);
    g->recurrent.mixed = bitnet__gpu_take_vectors(floats, batch, bitnet__pad(channels, 64));
    g->recurrent.delta =
        bitnet__gpu_take_vectors(floats, batch, (size_t)bitnet__extent(info, BITNET__STATE_WIDTH));
    g->experts.routes =
        bitnet__gpu_take_vectors(floats, batch, bitnet__pad((size_t)info->experts + 1, 64));
    g->experts.chosen = bitnet__gpu_take_floats(floats, info->experts ? pairs : 0);
    g->experts.weights = bitnet__gpu_take_floats(floats, info->experts ? all : 0);
    g->shared.gates =
        bitnet__gpu_take_vectors(floats, shared ? batch : 0, bitnet__pad(2 * shared, 64));
    g->shared.hidden =
        bitnet__gpu_take_vectors(floats, shared ? batch : 0, bitnet__pad(shared, 64));
    g->ffn.gates = bitnet__gpu_take_vectors(
        floats, pairs, info->experts || gate->parted ? bitnet__pad(2 * ffn, 64) : 0);
    g->stream.branch = bitnet__gpu_take_vectors(floats, branches ? all : 0, width);
    g->heads.qkv =
        bitnet__gpu_take_vectors(floats, batch, stored ? bitnet__gpu_qkv_stride(gpu) : 0);
    g->ffn.hidden = bitnet__gpu_take_vectors(floats, pairs, bitnet__pad(ffn, 64));
    if (gpu->grouped || gpu->lm_head.form == BITNET__GPU_CODES)
        steps = 2 * bitnet__groups((int)widest); /* and padded, so 2 groups or more */
    g->stream.steps = bitnet__gpu_take_floats(floats, steps * pairs);
}

static void bitnet__gpu_layout_head(bitnet__gpu_session *g, VkDeviceSize *floats) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    const size_t verified = (size_t)g->verified;
    const size_t states = BITNET__MAX(verified, (size_t)BITNET__GPU_STATES);
    size_t width = g->stream.x.stride, parts = 0;
    int32_t i;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        parts += (size_t)(gpu->lm_head.piece_rows / (BITNET__GPU_THREADS / 8)) + 1;
    g->head.states = g->head.transformed_states = bitnet__gpu_take_vectors(floats, states, width);
    if (gpu->model->lm_head.signs)
        g->head.transformed_states = bitnet__gpu_take_vectors(floats, states, width);
    g->head.logits =
        bitnet__gpu_take_vectors(floats, verified, bitnet__pad((size_t)info->vocab_size, 64));
    g->head.parts.stride = (uint32_t)parts; /* pairs */
    g->head.parts.at = bitnet__gpu_take_floats(floats, 2 * verified * parts);
    g->head.lowers = bitnet__gpu_take_floats(floats, 2 * verified * parts);
    g->head.list = bitnet__gpu_take_floats(floats, 2 * verified * BITNET__GPU_CANDIDATES);
    g->head.mask = bitnet__gpu_take_vectors(floats, verified, bitnet__gpu_mask_words(info));
}

/* Lays out what attention over contexts up to `longest` needs. A pass's rows share room for
   BITNET__GPU_CHUNKS chunks. */
static void bitnet__gpu_layout_attention(bitnet__gpu_session *g, VkDeviceSize *floats, size_t batch,
                                         int32_t longest) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t heads = (size_t)info->heads, width = (size_t)info->head_size;
    VkDeviceSize chunks = (VkDeviceSize)(longest + 63) / 64, all = chunks * (size_t)g->verified;
    if (!g->session)
        chunks = all = BITNET__MIN(all, BITNET__MAX(chunks, (VkDeviceSize)BITNET__GPU_CHUNKS));
    g->heads.chunks = (uint32_t)chunks;
    g->heads.q = bitnet__gpu_take_vectors(floats, batch, heads * bitnet__pad(width, 64));
    g->heads.outputs = bitnet__gpu_take_vectors(floats, batch, bitnet__pad(heads * width, 64));
    g->heads.partial = bitnet__gpu_take_floats(floats, all * heads * (width + 2));
}

/* The words of a pass's table: rows, two addresses for each row and layer, items. */
static uint32_t bitnet__gpu_table_caches(const bitnet__gpu_session *g) {
    return (uint32_t)g->verified * BITNET__ROW_WORDS;
}
static uint32_t bitnet__gpu_table_items(const bitnet__gpu_session *g) {
    return bitnet__gpu_table_caches(g) +
           4 * (uint32_t)g->verified * (uint32_t)g->gpu->model->info.layers;
}

/* Lays out memory for `context` positions, with attention over contexts up to `longest`; returns
   the block's size, without the KV cache. */
static VkDeviceSize bitnet__gpu_session_layout(bitnet__gpu_session *g, int32_t context,
                                               int32_t longest) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    size_t verified = (size_t)(g->session ? BITNET__GPU_VERIFIED : context);
    size_t batch = g->session ? (size_t)bitnet__gpu_room(g->session) : verified;
    size_t pairs = batch * (size_t)(info->experts ? info->experts_used : 1);
    size_t quants = batch * bitnet__gpu_quants_stride((int)bitnet__widest(info));
    size_t hidden = pairs * bitnet__gpu_quants_stride(info->ffn_size);
    size_t digits = verified * 4 * bitnet__screen_stride(info->hidden_size);
    VkDeviceSize used = 0, floats = 0;
    g->context = context;
    g->verified = (int32_t)verified;
    g->layers = info->layers;
    g->plans = gpu->plans[g->adapter ? BITNET__GPU_ADAPTED
                          : g->bytes ? BITNET__GPU_QUANTISED
                                     : BITNET__GPU_USUAL];
    bitnet__gpu_layout_layers(g, &floats, batch);
    bitnet__gpu_layout_head(g, &floats);
    bitnet__gpu_layout_attention(g, &floats, batch, longest);
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    if (quants < digits) quants = digits;
    g->quants = bitnet__gpu_take(&used, quants > hidden ? quants : hidden);
    g->cache_bytes =
        bitnet__gpu_align((VkDeviceSize)info->kv_heads * (size_t)context * bitnet__gpu_row_size(g));
    g->rope = bitnet__gpu_take(&used, (VkDeviceSize)context * (size_t)info->rope_size * 4 *
                                          bitnet__gpu_rope_tables(gpu));
    g->state = bitnet__gpu_take(&used, BITNET__GPU_STATE_BYTES +
                                           verified * (size_t)info->heads * sizeof(uint32_t));
    g->sizes = bitnet__gpu_take(&used, BITNET__GPU_SIZES * sizeof(uint32_t));
    if (!g->session)
        g->table = bitnet__gpu_take(
            &used, 4 * (VkDeviceSize)(bitnet__gpu_table_items(g) + g->heads.chunks));
    return used;
}

/* Slots for the states of recurrent layers. */
static int32_t bitnet__gpu_slots(const bitnet_session *s) {
    return s && s->model->info.state_heads ? bitnet__most_snapshots(&s->options) + 2 : 0;
}

/* The regions of the cache. */
static int bitnet__gpu_regions(const bitnet__gpu_session *g) {
    return g->session ? 2 * g->gpu->model->info.layers : 2;
}

/* Bytes of one of them. */
static VkDeviceSize bitnet__gpu_cache_size(const bitnet__gpu_session *g, int region) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t floats = region % 2 ? bitnet__memory_channels(info) : bitnet__memory_states(info);
    if (!g->session || !bitnet__is_recurrent(info, region / 2)) return g->cache_bytes;
    return bitnet__gpu_align((VkDeviceSize)bitnet__gpu_slots(g->session) * floats * 4 + 4);
}

/* Bytes of a session whose block has this size. */
static VkDeviceSize bitnet__gpu_session_bytes(const bitnet__gpu_session *g, VkDeviceSize block) {
    int i;
    for (i = 0; i < bitnet__gpu_regions(g); i++) block += bitnet__gpu_cache_size(g, i);
    return block;
}

/* True if the device allows this layout. */
static bool bitnet__gpu_session_fits(const bitnet__gpu_session *g, VkDeviceSize block,
                                     uint64_t available) {
    const bitnet_gpu *gpu = g->gpu;
    VkDeviceSize largest = 0;
    int i;
    for (i = 0; i < bitnet__gpu_regions(g); i++)
        if (bitnet__gpu_cache_size(g, i) > largest) largest = bitnet__gpu_cache_size(g, i);
    return g->heads.chunks <= gpu->can.limits.maxComputeWorkGroupCount[0] &&
           block <= gpu->largest_block && largest <= gpu->largest_block &&
           bitnet__gpu_session_bytes(g, block) <= available &&
           g->floats.size <= gpu->largest_range && largest <= gpu->largest_range &&
           g->rope.size <= gpu->largest_range && g->quants.size <= gpu->largest_range;
}

/* Takes the block and the KV cache that have been laid out. */
static bitnet_result bitnet__gpu_session_blocks(bitnet__gpu_session *g, VkDeviceSize size,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    int regions = bitnet__gpu_regions(g), i;
    bitnet_result result = bitnet__gpu_block_make(gpu, size, false, &g->block, error);
    g->floats.block = g->quants.block = g->rope.block = &g->block;
    g->state.block = g->sizes.block = g->table.block = &g->block;
    if (result == BITNET_OK)
        result = bitnet__gpu_blocks_open(gpu, &g->cache_blocks, regions, error);
    if (result != BITNET_OK) return result;
    g->cache = (bitnet__gpu_region *)bitnet__alloc_zero(&gpu->allocator, (size_t)regions,
                                                        sizeof *g->cache);
    if (!g->cache) return bitnet__no_memory(error);
    for (i = 0; i < regions; i++) {
        g->cache[i].size = bitnet__gpu_cache_size(g, i);
        bitnet__gpu_blocks_place(gpu, &g->cache_blocks, &g->cache[i]);
    }
    return bitnet__gpu_blocks_make(gpu, &g->cache_blocks, error);
}

/* Opens a trip; its channel has these bytes besides those for transfers. On an error, close it. */
static bitnet_result bitnet__gpu_trip_open(const bitnet__gpu_session *g, bitnet__gpu_trip *trip,
                                           VkDeviceSize size, bitnet_error *error) {
    bitnet_result result =
        bitnet__gpu_channel_open(g->gpu, &trip->channel, size, BITNET__GPU_STAGING, error);
    uint8_t *mapped = trip->channel.block.mapped;
    if (result != BITNET_OK) return result;
    trip->mask_out = (uint32_t *)(void *)(mapped + g->exchange.mask);
    trip->outbox = (const uint32_t *)(void *)(mapped + g->exchange.outbox);
    trip->states_back = (const float *)(void *)(mapped + g->exchange.states);
    trip->logits_back = (const float *)(void *)(mapped + g->exchange.logits);
    return bitnet__gpu_command_pool(g->gpu, &trip->prompt.pool, &trip->prompt.body, 1, error);
}

/* Frees what a trip has, once it is not in flight. */
static void bitnet__gpu_trip_close(bitnet__gpu_trip *trip) {
    bitnet_gpu *gpu = trip->channel.gpu;
    bitnet__gpu_channel_drain(&trip->channel);
    if (trip->prompt.pool && !bitnet__load_acquire(&gpu->hung))
        gpu->vk.DestroyCommandPool(gpu->device, trip->prompt.pool, NULL);
    bitnet__gpu_channel_close(&trip->channel);
}

static bitnet_result bitnet__gpu_session_memory(bitnet__gpu_session *g, int32_t context,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    uint64_t available = bitnet__gpu_free_memory(&gpu->vk, &gpu->can);
    VkDeviceSize size = bitnet__gpu_session_layout(g, context, context), row;
    int64_t needed = (int64_t)(bitnet__gpu_session_bytes(g, size) >> 20) + 1;
    bitnet_result result;
    if (!bitnet__gpu_session_fits(g, size, available)) {
        int32_t smaller = context;
        while (smaller > 64 && !bitnet__gpu_session_fits(
                                   g, bitnet__gpu_session_layout(g, smaller, smaller), available))
            smaller = smaller * 7 / 8;
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "a context of %i, which takes %i MiB, is too much for the GPU: one of "
                            "%i would fit",
                            (int64_t)context, needed, (int64_t)smaller);
    }
    result = bitnet__gpu_session_blocks(g, size, error);
    if (result != BITNET_OK) return result;
    g->exchange.inbox = 0;
    g->exchange.mask = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.outbox =
        g->exchange.mask + bitnet__gpu_align(4 * BITNET__GPU_VERIFIED * g->head.mask.stride);
    g->exchange.states = g->exchange.outbox + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.logits =
        g->exchange.states + (VkDeviceSize)BITNET__GPU_STATES * g->stream.x.stride * 4;
    row = g->head.logits.stride > 2 * BITNET__GPU_CANDIDATES ? g->head.logits.stride
                                                             : 2 * BITNET__GPU_CANDIDATES;
    size = g->exchange.logits + BITNET__GPU_VERIFIED * row * 4;
    result = bitnet__gpu_trip_open(g, &g->now, size, error);
    return result == BITNET_OK ? bitnet__gpu_trip_open(g, &g->behind, size, error) : result;
}

/* ---- adapters, which sessions share */

typedef struct bitnet__gpu_adapter {
    const struct bitnet_adapter *adapter;
    int32_t users; /* sessions */
    bitnet__gpu_block block;
    bitnet__gpu_region all; /* of it */
    struct bitnet__gpu_adapter *next;
} bitnet__gpu_adapter;

static VkDeviceSize bitnet__gpu_adapter_bytes(const struct bitnet_adapter *adapter) {
    const bitnet_model *model = adapter->model;
    int count = model->info.layers * BITNET__MATRICES, i;
    VkDeviceSize size = 0;
    for (i = 0; i < count; i++) size += bitnet__gpu_pair_bytes(model, &adapter->pairs[i], i);
    return size;
}

/* For each matrix, A in padded rows of halves or floats, then B as the CPU stores it. */
static void bitnet__gpu_fill_adapter(const struct bitnet_adapter *adapter, uint8_t *at) {
    const bitnet_model *model = adapter->model;
    int count = model->info.layers * BITNET__MATRICES, i, j;
    for (i = 0; i < count; i++) {
        const bitnet__pair *pair = &adapter->pairs[i];
        int columns = bitnet__part_columns(&model->info, i % BITNET__MATRICES);
        size_t bytes = bitnet__gpu_pair_row(pair, columns);
        size_t raw = (size_t)bitnet_type_row_size(pair->type, (uint64_t)columns);
        if (!pair->rank) continue;
        for (j = 0; j < pair->rank; j++, at += bytes) {
            const uint8_t *row = pair->a + (size_t)j * raw;
            if (pair->type == BITNET_TYPE_F16) memcpy(at, row, raw);
            else bitnet__type_of(pair->type)->expand(row, columns, (float *)(void *)at);
        }
        bytes = (size_t)(bitnet__gpu_pair_bytes(model, pair, i) -
                         bitnet__gpu_pair_a_bytes(pair, columns));
        memcpy(at, pair->b, bytes);
        at += bytes;
    }
}

static bitnet_result bitnet__gpu_upload_adapter(bitnet__gpu_session *g, bitnet__gpu_adapter *to,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkDeviceSize size = bitnet__gpu_adapter_bytes(g->adapter);
    bitnet_result result;
    uint8_t *data;
    if (size > gpu->largest_range || size > gpu->largest_block)
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "the adapter's %i MiB do not fit a storage buffer of this GPU",
                            (int64_t)(size >> 20) + 1);
    data = (uint8_t *)bitnet__alloc_zero(&gpu->allocator, (size_t)size, 1);
    if (!data) return bitnet__no_memory(error);
    bitnet__gpu_fill_adapter(g->adapter, data);
    to->adapter = g->adapter;
    to->users = 1;
    to->all.block = &to->block;
    to->all.size = size;
    result = bitnet__gpu_block_make(gpu, size, false, &to->block, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_transfer(&g->now.channel, true, &to->all, 0, data, size, error);
    bitnet__free(&gpu->allocator, data);
    return result;
}

/* Ends a session's use of it. The last one frees it. */
static void bitnet__gpu_return_adapter(bitnet_gpu *gpu, bitnet__gpu_adapter *uploaded) {
    bitnet__gpu_adapter **at = &gpu->adapters;
    bool last;
    bitnet__gpu_lock(gpu);
    last = --uploaded->users == 0;
    while (*at != uploaded) at = &(*at)->next;
    if (last) *at = uploaded->next;
    bitnet__gpu_unlock(gpu);
    if (!last) return;
    bitnet__gpu_block_free(gpu, &uploaded->block);
    bitnet__free(&gpu->allocator, uploaded);
}

/* Borrows the session's adapter, uploaded now or before. */
static bitnet_result bitnet__gpu_borrow_adapter(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_adapter *at;
    bitnet_result result;
    bitnet__gpu_lock(gpu);
    for (at = gpu->adapters; at && at->adapter != g->adapter; at = at->next) continue;
    if (at) at->users++;
    bitnet__gpu_unlock(gpu);
    g->uploaded = at;
    if (at) return BITNET_OK;
    at = (bitnet__gpu_adapter *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *at);
    if (!at) return bitnet__no_memory(error);
    result = bitnet__gpu_upload_adapter(g, at, error);
    if (result != BITNET_OK) {
        bitnet__gpu_block_free(gpu, &at->block);
        bitnet__free(&gpu->allocator, at);
        return result;
    }
    bitnet__gpu_lock(gpu);
    at->next = gpu->adapters;
    gpu->adapters = at;
    bitnet__gpu_unlock(gpu);
    g->uploaded = at;
    return BITNET_OK;
}

/* ---- descriptor sets: one for each layer's weights and KV cache */

static void bitnet__gpu_write_regions(bitnet_gpu *gpu, VkDescriptorSet set,
                                      const bitnet__gpu_region regions[BITNET__GPU_BINDINGS]) {
    VkDescriptorBufferInfo infos[BITNET__GPU_BINDINGS];
    VkWriteDescriptorSet write[BITNET__GPU_BINDINGS];
    uint32_t i;
    memset(write, 0, sizeof write);
    for (i = 0; i < BITNET__GPU_BINDINGS; i++) {
        infos[i].buffer = regions[i].block->buffer;
        infos[i].offset = regions[i].offset;
        infos[i].range = regions[i].size;
        write[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        write[i].dstSet = set;
        write[i].dstBinding = i;
        write[i].descriptorCount = 1;
        write[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        write[i].pBufferInfo = &infos[i];
    }
    gpu->vk.UpdateDescriptorSets(gpu->device, BITNET__GPU_BINDINGS, write, 0, NULL);
}

/* Layer -1: none. */
static void bitnet__gpu_write_set(bitnet__gpu_session *g, VkDescriptorSet set,
                                  const bitnet__gpu_region *weights, int layer) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    int cache = g->session ? 2 * layer : 0;
    regions[0] = *weights, regions[1] = g->gpu->parameters;
    regions[2] = g->floats, regions[3] = g->quants;
    regions[4] = layer < 0 ? g->sizes : g->cache[cache];
    regions[5] = layer < 0 ? g->sizes : g->cache[cache + 1];
    regions[6] = g->rope, regions[7] = g->state;
    bitnet__gpu_write_regions(g->gpu, set, regions);
}

static bitnet_result bitnet__gpu_make_sets(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    BITNET__VK_STRUCT(VkDescriptorPoolCreateInfo, create,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    BITNET__VK_STRUCT(VkDescriptorSetAllocateInfo, allocate,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    int layers = gpu->model->info.layers, i;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    int planes = layers + gpu->lm_head.pieces + (tied ? 0 : gpu->embedding.pieces);
    int screens = planes + (gpu->screen.there ? gpu->lm_head.pieces : 0);
    uint32_t count = (uint32_t)(screens + (g->adapter || !g->session ? 1 : 0));
    VkDescriptorPoolSize size;
    VkDescriptorSetLayout *layouts;
    bitnet_result result;
    g->set_count = (int32_t)count;
    size.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    size.descriptorCount = count * BITNET__GPU_BINDINGS;
    create.maxSets = count;
    create.poolSizeCount = 1;
    create.pPoolSizes = &size;
    result =
        bitnet__vk_check(gpu->vk.CreateDescriptorPool(gpu->device, &create, NULL, &g->sets_pool),
                         "vkCreateDescriptorPool", error);
    if (result != BITNET_OK) return result;
    g->sets = (VkDescriptorSet *)bitnet__alloc_zero(&gpu->allocator, count, sizeof *g->sets);
    layouts = (VkDescriptorSetLayout *)bitnet__alloc(&gpu->allocator, count, sizeof *layouts);
    if (g->sets && layouts) {
        for (i = 0; i < (int)count; i++) layouts[i] = gpu->set_layout;
        allocate.descriptorPool = g->sets_pool;
        allocate.descriptorSetCount = count;
        allocate.pSetLayouts = layouts;
        result = bitnet__vk_check(gpu->vk.AllocateDescriptorSets(gpu->device, &allocate, g->sets),
                                  "vkAllocateDescriptorSets", error);
    } else {
        result = bitnet__no_memory(error);
    }
    bitnet__free(&gpu->allocator, layouts);
    if (result != BITNET_OK) return result;
    for (i = 0; i < layers; i++) bitnet__gpu_write_set(g, g->sets[i], &gpu->layers[i].weights, i);
    for (i = 0; i < gpu->lm_head.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + i], &gpu->lm_head.piece[i], -1);
    for (i = 0; !tied && i < gpu->embedding.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + gpu->lm_head.pieces + i],
                              &gpu->embedding.piece[i], -1);
    for (i = planes; i < screens; i++)
        bitnet__gpu_write_set(g, g->sets[i], &gpu->screen.piece[i - planes], -1);
    if (g->adapter) bitnet__gpu_write_set(g, g->sets[screens], &g->uploaded->all, -1);
    if (!g->session) bitnet__gpu_write_set(g, g->sets[screens], &g->table, 0);
    return BITNET_OK;
}

/* The set of piece `i` of the embedding. */
static VkDescriptorSet bitnet__gpu_embedding_set(const bitnet__gpu_session *g, int i) {
    const bitnet_gpu *gpu = g->gpu;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    return g->sets[gpu->model->info.layers + (tied ? 0 : gpu->lm_head.pieces) + i];
}

/* The set of piece `i` of the screen. */
static VkDescriptorSet bitnet__gpu_screen_set(const bitnet__gpu_session *g, int i) {
    bool tied = g->gpu->embedding.piece == g->gpu->lm_head.piece;
    return bitnet__gpu_embedding_set(g, (tied ? g->gpu->lm_head.pieces : g->gpu->embedding.pieces) +
                                            i);
}

/* Zeros wherever nothing has been computed yet. */
static bitnet_result bitnet__gpu_session_clear(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, g->now.channel.before, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    int i;
    if (result != BITNET_OK) return result;
    gpu->vk.CmdFillBuffer(g->now.channel.before, g->block.buffer, 0, VK_WHOLE_SIZE, 0);
    for (i = 0; i < g->cache_blocks.count; i++)
        gpu->vk.CmdFillBuffer(g->now.channel.before, g->cache_blocks.block[i].buffer, 0,
                              VK_WHOLE_SIZE, 0);
    bitnet__gpu_for_cpu(gpu, g->now.channel.before);
    result = bitnet__gpu_end_commands(gpu, g->now.channel.before, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_submit(&g->now.channel, &g->now.channel.before, 1, error);
    return result == BITNET_OK ? bitnet__gpu_wait(&g->now.channel, 0, error) : result;
}

/* Frees everything that a session has, except itself. */
static void bitnet__gpu_session_close(bitnet__gpu_session *g) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_trip_close(&g->behind);
    bitnet__gpu_trip_close(&g->now);
    if (!bitnet__load_acquire(&gpu->hung)) {
        if (g->body_pool) gpu->vk.DestroyCommandPool(gpu->device, g->body_pool, NULL);
        if (g->sets_pool) gpu->vk.DestroyDescriptorPool(gpu->device, g->sets_pool, NULL);
    }
    bitnet__gpu_block_free(gpu, &g->block);
    if (g->uploaded) bitnet__gpu_return_adapter(gpu, g->uploaded);
    bitnet__gpu_blocks_free(gpu, &g->cache_blocks);
    bitnet__free(&gpu->allocator, g->cache);
    bitnet__free(&gpu->allocator, g->sets);
    bitnet__free(&gpu->allocator, g->mask_now);
}

/* ====================
   >>gpu-recording   Recording: the dispatches of a token

   A command body computes one batch, at the position and of the tokens that the state names, so it
   is recorded once and submitted repeatedly. At its end the state names the next token. */

typedef struct bitnet__gpu_recorder {
    bitnet__gpu_session *session;
    VkCommandBuffer commands;
    int32_t rows;       /* tokens of the batch */
    bool screened;      /* the head */
    bool joined;        /* see bitnet_gpu_join */
    bool by_head;       /* attention has workgroups for each query head */
    VkQueryPool times;  /* where a dispatch's beginning is recorded, or NULL, */
    int *kernels;       /* and which pipeline it is */
    int32_t dispatches; /* so far */
    bool *wanted;       /* where the pipelines are noted, if anywhere */
    bitnet_result result;
    bitnet_error *error;
} bitnet__gpu_recorder;

/* An upper bound on a token's dispatches: per layer seven matrices, their preparation, four norms
   of the stream, four transforms, heads, attention, its gates and activation, for an adapter four
   norms and two for each matrix; or for experts 17 instead of gate, up and down; embedding and head
   by pieces, with the screen; the last norm, transforms of these, and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((4 * BITNET__USUAL_MATRICES + 18) * gpu->model->info.layers +
                      gpu->embedding.pieces + 2 * gpu->lm_head.pieces + 6);
}

/* The kernel variant for `rows` tokens: 1, 2, 4, 8, prompts. */
static int bitnet__gpu_variant(int32_t rows) {
    return rows <= 1                      ? 0
           : rows <= 2                    ? 1
           : rows <= 4                    ? 2
           : rows <= BITNET__GPU_VERIFIED ? 3
                                          : BITNET__GPU_SMALL;
}

/* Tokens of a session's batch that get logits: all, or a prompt's last. */
static int32_t bitnet__gpu_lm_head_rows(int32_t rows) {
    return rows <= BITNET__GPU_VERIFIED ? rows : 1;
}

/* Rows of a submit with their own mask and struct Choice; tokens computed one by one share one. */
static int32_t bitnet__gpu_heads(const bitnet__gpu_record *record) {
    return record->ahead ? 1 : bitnet__gpu_lm_head_rows(record->count);
}

/* Rows of a submit for which a token is chosen. */
static int32_t bitnet__gpu_chosen_rows(const bitnet__gpu_record *record) {
    return record->ahead ? record->count : bitnet__gpu_lm_head_rows(record->count);
}

/* True if a submit lists candidates. */
static bool bitnet__gpu_is_listed(const bitnet__gpu_record *record) {
    return record->screened && record->rank > 1;
}

/* The pipelines of attention and around it, for keys and values in halves and in int8. */
typedef struct bitnet__gpu_attention {
    int heads, still, by_head, split, whole;
    int carry, rows; /* of a pass */
} bitnet__gpu_attention;

static const bitnet__gpu_attention bitnet__gpu_attentions[2] = {
    {BITNET__PIPELINE_HEADS, BITNET__PIPELINE_STILL, BITNET__PIPELINE_BY_HEAD,
     BITNET__PIPELINE_SPLIT, BITNET__PIPELINE_WHOLE, BITNET__PIPELINE_CARRY, BITNET__PIPELINE_ROWS},
    {BITNET__PIPELINE_BYTES_HEADS, BITNET__PIPELINE_BYTES_STILL, BITNET__PIPELINE_BYTES_BY_HEAD,
     BITNET__PIPELINE_BYTES_SPLIT, BITNET__PIPELINE_BYTES_WHOLE, BITNET__PIPELINE_BYTES_CARRY,
     BITNET__PIPELINE_BYTES_ROWS}};

static void bitnet__gpu_bind(bitnet__gpu_recorder *r, int pipeline, VkDescriptorSet set,
                             const void *push, size_t size) {
    bitnet_gpu *gpu = r->session->gpu;
    VkPipeline handle;
    if (r->wanted) r->wanted[pipeline] = true;
    if (r->result == BITNET_OK) r->result = bitnet__gpu_pipeline(gpu, pipeline, &handle, r->error);
    if (r->result != BITNET_OK) return;
    if (r->times) {
        BITNET_ASSERT((uint32_t)r->dispatches < bitnet__gpu_most_dispatches(gpu));
        gpu->vk.CmdWriteTimestamp(r->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->times,
                                  (uint32_t)r->dispatches);
        r->kernels[r->dispatches] = pipeline;
    }
    gpu->vk.CmdBindPipeline(r->commands, VK_PIPELINE_BIND_POINT_COMPUTE, handle);
    gpu->vk.CmdBindDescriptorSets(r->commands, VK_PIPELINE_BIND_POINT_COMPUTE, gpu->pipeline_layout,
                                  0, 1, &set, 0, NULL);
    gpu->vk.CmdPushConstants(r->commands, gpu->pipeline_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                             (uint32_t)size, push);
    r->dispatches++;
}

static void bitnet__gpu_dispatch(bitnet__gpu_recorder *r, int32_t x, int32_t y, int32_t z) {
    const bitnet_gpu *gpu = r->session->gpu;
    const uint32_t *most = gpu->can.limits.maxComputeWorkGroupCount;
    BITNET_ASSERT((uint32_t)x <= most[0] && (uint32_t)y <= most[1] && (uint32_t)z <= most[2]);
    if (r->result == BITNET_OK)
        gpu->vk.CmdDispatch(r->commands, (uint32_t)x, (uint32_t)y, (uint32_t)z);
}

/* Later dispatches, at the stages `to`, read what was written. */
static void bitnet__gpu_then_at(bitnet__gpu_recorder *r, VkPipelineStageFlags to,
                                VkAccessFlags used) {
    if (r->result != BITNET_OK) return;
    bitnet__gpu_barrier(r->session->gpu, r->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | to,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | used);
}

static void bitnet__gpu_then(bitnet__gpu_recorder *r) { bitnet__gpu_then_at(r, 0, 0); }

/* A dispatch of x by y workgroups, whose results later dispatches read. */
static void bitnet__gpu_run(bitnet__gpu_recorder *r, int pipeline, VkDescriptorSet set,
                            const void *push, size_t size, int32_t x, int32_t y) {
    bitnet__gpu_bind(r, pipeline, set, push, size);
    bitnet__gpu_dispatch(r, x, y, 1);
    bitnet__gpu_then(r);
}

/* The same vectors from a column on. */
static bitnet__gpu_vectors bitnet__gpu_columns_from(bitnet__gpu_vectors vectors, uint32_t column) {
    vectors.at += column;
    return vectors;
}

static float bitnet__gpu_reciprocal(int columns) { return (float)(1.0 / columns); }

/* Push constants that transform vectors into a Hadamard basis with these signs. */
static bitnet__push_hadamard bitnet__gpu_hadamard(int columns, uint32_t signs,
                                                  bitnet__gpu_vectors source,
                                                  bitnet__gpu_vectors target) {
    bitnet__push_hadamard push;
    push.columns = (uint32_t)columns;
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = target.at;
    push.target_stride = target.stride;
    push.signs = signs;
    push.back = 0;
    push.scale = 0;
    push.factor = 1;
    return push;
}

static void bitnet__gpu_record_hadamard(bitnet__gpu_recorder *r, bitnet__push_hadamard push,
                                        int32_t rows) {
    const bitnet__gpu_session *g = r->session;
    int32_t chunk = g->gpu->model->basis.block, columns = (int32_t)push.columns;
    if (chunk < 4 * BITNET__GPU_THREADS) chunk = 4 * BITNET__GPU_THREADS;
    push.scale = g->gpu->model->basis.scale;
    bitnet__gpu_run(r, BITNET__PIPELINE_HADAMARD, g->sets[0], &push, sizeof push,
                    (columns + chunk - 1) / chunk, rows);
}

static void bitnet__gpu_record_embedding(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->embedding;
    const bitnet__matrix *m = table->matrix;
    float scale = g->gpu->model->embedding_scale;
    bitnet__push_hadamard transform =
        bitnet__gpu_hadamard(m->columns, g->gpu->embedding_signs, g->stream.x, g->stream.x);
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        bitnet__push_embed push;
        push.rows = (uint32_t)bitnet__gpu_piece_rows(table, i);
        push.first = (uint32_t)(i * table->piece_rows);
        push.target = g->stream.x.at;
        push.target_stride = g->stream.x.stride;
        push.has_scale = m->has_scale;
        push.scale = m->scale;
        push.embedding_scale = m->signs ? 1.0f : scale;
        bitnet__gpu_run(r, BITNET__PIPELINE_EMBED, bitnet__gpu_embedding_set(g, i), &push,
                        sizeof push, r->rows, 1);
    }
    transform.back = 1;
    transform.factor = scale;
    if (m->signs) bitnet__gpu_record_hadamard(r, transform, r->rows);
}

/* True if a prompt's kernel multiplies gate and up together. */
static bool bitnet__gpu_multiplies_both(const bitnet__gpu_plan *plan) {
    return plan->product == BITNET__PRODUCT_GATE_UP && !plan->parted;
}

/* Workgroups for `rows` rows of a ternary product, in a variant for few tokens. */
static int32_t bitnet__gpu_product_groups(const bitnet__gpu_plan *plan, int32_t rows, int variant) {
    int32_t each = BITNET__GPU_THREADS / 8 * plan->team_rows[variant];
    return (rows + each - 1) / each;
}

/* The push constants of a layer's kernels. */
static bitnet__push_layer bitnet__gpu_layer_push(const bitnet__gpu_recorder *r, int layer,
                                                 const bitnet__gpu_operand *o,
                                                 bitnet__gpu_vectors source,
                                                 bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    bitnet__push_layer push;
    memset(&push, 0, sizeof push);
    push.first = o->first;
    push.scales = o->scales;
    push.biases = o->biases;
    push.gain = o->gain;
    push.source = source.at;
    push.target = target.at;
    push.target_stride = target.stride;
    push.rows = (uint32_t)o->slice->rows;
    push.count = (uint32_t)r->rows;
    push.context = (uint32_t)g->context;
    push.steps = g->stream.steps;
    push.reciprocal = o->plan->reciprocal;
    push.epsilon = gpu->model->info.norm_epsilon;
    push.score_scale = gpu->model->score_scale;
    push.outputs = g->heads.outputs.at;
    push.outputs_stride = g->heads.outputs.stride;
    push.partial = g->heads.partial;
    push.chunks = g->heads.chunks;
    push.groups = (uint32_t)bitnet__gpu_product_groups(o->plan, o->slice->rows, 0);
    push.ready = push.groups * (uint32_t)(layer + 1);
    push.residual_scale = gpu->model->residual_scale;
    push.quantised = !g->adapter;
    push.window = l->window;
    push.layer = (uint32_t)layer;
    if (!g->session) push.items = bitnet__gpu_table_items(g);
    if (l->window != BITNET__GPU_NONE)
        push.rope = (uint32_t)g->context * (uint32_t)gpu->model->info.rope_size / 2;
    return push;
}

/* The same for a product: by matrices in large tiles, if they divide its rows and the tokens fill
   more than half of one. */
static int bitnet__gpu_product_variant(const bitnet__gpu_recorder *r,
                                       const bitnet__gpu_operand *o) {
    const bitnet_gpu *gpu = r->session->gpu;
    int32_t rows = o->slice->rows * (bitnet__gpu_multiplies_both(o->plan) ? 2 : 1);
    bool large = gpu->matrix && gpu->large_tiles && !gpu->grouped && r->rows > BITNET__GPU_TILE &&
                 rows % BITNET__GPU_LARGE_TILE == 0;
    return large ? BITNET__GPU_LARGE : bitnet__gpu_variant(r->rows);
}

/* Dispatches a prompt's product in tiles of as many tokens as rows; gate and up together take half
   as many rows each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, const bitnet__gpu_operand *o,
                                       int variant) {
    int32_t tile = variant == BITNET__GPU_LARGE ? BITNET__GPU_LARGE_TILE : BITNET__GPU_TILE;
    int32_t each = bitnet__gpu_multiplies_both(o->plan) ? tile / 2 : tile;
    bitnet__gpu_dispatch(r, (o->slice->rows + each - 1) / each, (r->rows + tile - 1) / tile, 1);
}

/* Dispatches the norm and quantization of a product's input, unless the product does this
   itself. */
static void bitnet__gpu_record_prepare(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_operand *o, bitnet__gpu_vectors source) {
    const bitnet__gpu_session *g = r->session;
    bitnet__push_prepare push;
    push.source = source.at;
    push.source_stride = source.stride;
    push.gain = o->gain;
    push.target = g->stream.steps;
    push.reciprocal = o->plan->reciprocal;
    push.epsilon = g->gpu->model->info.norm_epsilon;
    push.digits = 0;
    bitnet__gpu_run(r, bitnet__gpu_products[o->plan->product].prepare, g->sets[layer], &push,
                    sizeof push, r->rows * o->plan->inputs, 1);
}

/* True if attention or the previous product has already prepared this product's input. */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    const bitnet__gpu_session *g = r->session;
    if (!g->plans[product].prepared) return false;
    if (product == BITNET__PRODUCT_OUTPUT) return !g->adapter;
    return r->joined && (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < g->layers));
}

/* A product by groups, of a prepared input. */
static void bitnet__gpu_record_grouped(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_operand *o, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_plan *plan = o->plan;
    int variant = plan->routed ? 0 : bitnet__gpu_variant(r->rows);
    int next_layer = layer + (plan->next == 0);
    bool prepares = bitnet__gpu_is_prepared(r, next_layer, plan->next);
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.first = o->first;
    push.scales = o->scales;
    push.biases = o->biases;
    push.target = target.at;
    push.target_stride = target.stride;
    push.rows = (uint32_t)o->slice->rows;
    push.count = plan->routed ? 1 : (uint32_t)r->rows;
    push.steps = g->stream.steps;
    push.quants_stride = plan->quants_stride / 16;
    push.residual_scale = gpu->model->residual_scale;
    push.chosen = g->experts.chosen;
    push.next_gain = prepares ? gpu->layers[next_layer].gains[plan->next] : BITNET__GPU_NONE;
    push.next_reciprocal = g->plans[plan->next].reciprocal;
    push.epsilon = gpu->model->info.norm_epsilon;
    bitnet__gpu_bind(r, plan->pipeline + variant, g->sets[layer], &push, sizeof push);
    if (variant == BITNET__GPU_SMALL) bitnet__gpu_dispatch_tiles(r, o, variant);
    else
        bitnet__gpu_dispatch(r, o->slice->rows / BITNET__GROUP_ROWS,
                             plan->routed ? r->rows * plan->outputs : 1, 1);
    bitnet__gpu_then(r);
}

/* The same with floats, of vectors that are not quantized. */
static void bitnet__gpu_record_floats(bitnet__gpu_recorder *r, int layer,
                                      const bitnet__gpu_operand *o, bitnet__gpu_vectors source,
                                      bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    bitnet__push_floats push;
    push.first = o->first;
    push.scales = o->scales;
    push.biases = o->biases;
    push.rows = (uint32_t)o->slice->rows;
    push.segments = (uint32_t)(o->plan->columns + 63) / 64;
    push.are_halves = g->gpu->model->layers[layer].matrix[o->slice->part].type == BITNET_TYPE_F16;
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = target.at;
    push.target_stride = target.stride;
    push.added = o->plan->added;
    push.residual_scale = g->gpu->model->residual_scale;
    push.chosen = o->plan->routed ? g->experts.chosen : BITNET__GPU_NONE;
    push.share = (uint32_t)(o->plan->outputs / o->plan->inputs);
    bitnet__gpu_run(r, BITNET__PIPELINE_FLOATS, g->sets[layer], &push, sizeof push,
                    (o->slice->rows + teams - 1) / teams, r->rows * o->plan->outputs);
}

/* A slice of a product, including the norm of its input. */
static void bitnet__gpu_record_slice(bitnet__gpu_recorder *r, int layer,
                                     const bitnet__gpu_operand *o, bitnet__gpu_vectors source,
                                     bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_product_variant(r, o);
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, o, source, target);
    if (o->slice->matrix->layout == BITNET__FLOATS) {
        bitnet__gpu_record_floats(r, layer, o, source, target);
        return;
    }
    if (gpu->grouped ? !bitnet__gpu_is_prepared(r, layer, o->plan->product) : variant > 0)
        bitnet__gpu_record_prepare(r, layer, o, source);
    if (gpu->grouped) {
        bitnet__gpu_record_grouped(r, layer, o, target);
        return;
    }
    bitnet__gpu_bind(r, o->plan->pipeline + variant, g->sets[layer], &push, sizeof push);
    if (variant >= BITNET__GPU_SMALL) bitnet__gpu_dispatch_tiles(r, o, variant);
    else
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(o->plan, o->slice->rows, variant), 1, 1);
    bitnet__gpu_then(r);
}

/* The norm of hidden states by slices, if the model has that. */
static bool bitnet__gpu_record_slices(bitnet__gpu_recorder *r, uint32_t gain,
                                      bitnet__gpu_vectors source, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    bitnet__push_slices push;
    if (model->norm_groups < 2) return false;
    push.columns = (uint32_t)(model->info.hidden_size / model->norm_groups);
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = target.at;
    push.target_stride = target.stride;
    push.gain = gain;
    push.reciprocal = bitnet__gpu_reciprocal((int)push.columns);
    push.epsilon = model->info.norm_epsilon;
    bitnet__gpu_run(r, BITNET__PIPELINE_SLICES, g->sets[0], &push, sizeof push, r->rows,
                    model->norm_groups);
    return true;
}

/* The norm of vectors, by itself or added to the target, depending on `pipeline`. */
static void bitnet__gpu_record_norm(bitnet__gpu_recorder *r, int layer, int pipeline, uint32_t gain,
                                    bitnet__gpu_vectors source, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    const bitnet__gpu_plan *plan = &g->plans[bitnet__gpu_op_of(pipeline)->which];
    const bitnet__gpu_vectors to = {target, plan->input_stride};
    bitnet__push_norms push;
    if (pipeline == BITNET__PIPELINE_NORM && bitnet__gpu_record_slices(r, gain, source, to)) return;
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = to.at;
    push.target_stride = to.stride;
    push.gain = gain;
    push.reciprocal = plan->reciprocal;
    push.epsilon = model->info.norm_epsilon;
    push.scale = pipeline == BITNET__PIPELINE_ADD ? model->residual_scale : 1.0f;
    bitnet__gpu_run(r, pipeline, g->sets[layer], &push, sizeof push, r->rows, 1);
}

/* What the session's adapter adds to a product, computed from the input after the norm but before
   quantization. */
static void bitnet__gpu_record_adapter(bitnet__gpu_recorder *r, int layer, int product,
                                       bitnet__gpu_vectors source, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    const bitnet__pair *pairs = g->adapter->pairs;
    VkDescriptorSet set = g->sets[g->set_count - 1];
    VkDeviceSize at = 0;
    int columns = g->plans[product].columns, i;
    int first = layer * BITNET__MATRICES + bitnet__gpu_products[product].first;
    uint32_t before = 0; /* rows */
    for (i = 0; i < first; i++) at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    for (i = first; i < first + bitnet__gpu_products[product].count; i++) {
        int rows = bitnet__part_rows(&g->gpu->model->info, i % BITNET__MATRICES);
        bitnet__push_floats inner;
        bitnet__push_adapt push;
        before += (uint32_t)rows;
        if (!pairs[i].rank) continue;
        memset(&inner, 0, sizeof inner);
        inner.first = (uint32_t)(at / 16);
        inner.scales = inner.biases = inner.chosen = BITNET__GPU_NONE;
        inner.share = 1;
        inner.rows = push.rank = (uint32_t)pairs[i].rank;
        inner.segments = (uint32_t)(columns + 63) / 64;
        inner.are_halves = pairs[i].type == BITNET_TYPE_F16;
        inner.source = source.at;
        inner.source_stride = source.stride;
        inner.target = push.source = g->inner.at;
        inner.target_stride = push.source_stride = g->inner.stride;
        bitnet__gpu_run(r, BITNET__PIPELINE_FLOATS, set, &inner, sizeof inner,
                        (pairs[i].rank + teams - 1) / teams, r->rows);
        push.first = (uint32_t)((at + bitnet__gpu_pair_a_bytes(&pairs[i], columns)) / 4);
        push.rows = (uint32_t)rows;
        push.target = target.at + before - (uint32_t)rows;
        push.target_stride = target.stride;
        push.factor = bitnet__pair_factor(g->adapter, &pairs[i], g->session->adapter_scale);
        bitnet__gpu_run(r, BITNET__PIPELINE_ADAPT, set, &push, sizeof push,
                        (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows);
        at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    }
}

/* A product of a layer with all norms of its input, its transform and its adapter. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       bitnet__gpu_vectors source, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_plan *plan = &g->plans[product];
    bitnet__gpu_vectors input = source; /* of an adapter */
    int i;
    if (plan->norms_apart || (g->adapter && plan->normed)) {
        bitnet__gpu_record_norm(r, layer, bitnet__gpu_products[product].norm_apart,
                                gpu->layers[layer].gains[product], source, g->stream.normed.at);
        input.at = g->stream.normed.at;
        input.stride = plan->input_stride;
    }
    if (plan->norms_apart) source = input;
    if (plan->signs) {
        bitnet__gpu_record_hadamard(
            r,
            bitnet__gpu_hadamard(plan->columns, gpu->signs[product], source, g->stream.transformed),
            r->rows);
    }
    for (i = 0; i < plan->count; i++) {
        bitnet__gpu_operand o = bitnet__gpu_operand_of(g, layer, product, i);
        bool transformed = o.slice->matrix->signs != NULL;
        bitnet__gpu_record_slice(r, layer, &o, transformed ? g->stream.transformed : source,
                                 bitnet__gpu_columns_from(target, o.slice->target));
    }
    if (g->adapter) bitnet__gpu_record_adapter(r, layer, product, input, target);
}

/* A product whose result is added to the residual stream, directly or after a norm. */
static void bitnet__gpu_record_branch(bitnet__gpu_recorder *r, int layer, int product,
                                      bitnet__gpu_vectors source) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool normed = g->plans[product].post_normed;
    bitnet__gpu_record_product(r, layer, product, source, normed ? g->stream.branch : g->stream.x);
    if (normed)
        bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_ADD,
                                gpu->layers[layer].post_gains[product], g->stream.branch,
                                g->stream.x.at);
}

/* The activation of gates and ups that were multiplied apart, for `vectors` vectors; those of
   chosen experts may have a limit. */
static void bitnet__gpu_record_activation(bitnet__gpu_recorder *r, int layer, int32_t columns,
                                          bitnet__gpu_vectors gates, bitnet__gpu_vectors hidden,
                                          int32_t vectors, float limit) {
    const bitnet__gpu_session *g = r->session;
    bitnet__push_activate push;
    push.columns = (uint32_t)columns;
    push.source = gates.at;
    push.source_stride = gates.stride;
    push.target = hidden.at;
    push.target_stride = hidden.stride;
    push.most = limit;
    bitnet__gpu_run(r, BITNET__PIPELINE_ACTIVATE, g->sets[layer], &push, sizeof push,
                    (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, vectors);
}

/* Gate and up, and their activation. */
static void bitnet__gpu_record_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    bool apart = g->plans[BITNET__PRODUCT_GATE_UP].parted;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->stream.x,
                               apart ? g->ffn.gates : g->ffn.hidden);
    if (apart)
        bitnet__gpu_record_activation(r, layer, g->gpu->model->info.ffn_size, g->ffn.gates,
                                      g->ffn.hidden, r->rows, 0);
}

/* The logit of a shared expert's weight, after those of the router. */
static void bitnet__gpu_record_shared_gate(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_floats push;
    memset(&push, 0, sizeof push);
    push.first = g->gpu->layers[layer].shared_gate;
    push.scales = push.biases = push.chosen = BITNET__GPU_NONE;
    push.rows = push.share = 1;
    push.segments = (uint32_t)(info->hidden_size + 63) / 64;
    push.source = g->stream.normed.at;
    push.source_stride = g->stream.normed.stride;
    push.target = g->experts.routes.at + (uint32_t)info->experts;
    push.target_stride = g->experts.routes.stride;
    bitnet__gpu_run(r, BITNET__PIPELINE_FLOATS, g->sets[layer], &push, sizeof push, 1, r->rows);
}

/* Chooses the experts of each token, by the router's product with its norm. */
static void bitnet__gpu_record_routes(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_operand router = bitnet__gpu_operand_of(g, layer, BITNET__PRODUCT_ROUTER, 0);
    bitnet__push_route push;
    bitnet__gpu_record_floats(r, layer, &router, g->stream.normed, g->experts.routes);
    push.shared_gate = info->shared_ffn_size > 0;
    if (push.shared_gate) bitnet__gpu_record_shared_gate(r, layer);
    push.experts = (uint32_t)info->experts;
    push.used = (uint32_t)info->experts_used;
    push.source = g->experts.routes.at;
    push.source_stride = g->experts.routes.stride;
    push.chosen = g->experts.chosen;
    push.weights = g->experts.weights;
    bitnet__gpu_run(r, BITNET__PIPELINE_ROUTE, g->sets[layer], &push, sizeof push, r->rows, 1);
}

/* A product of the chosen experts. An input of several matrices is prepared once. */
static void bitnet__gpu_record_expert(bitnet__gpu_recorder *r, int layer, int product,
                                      bitnet__gpu_vectors source, bitnet__gpu_vectors transformed,
                                      bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_plan *plan = &g->plans[product];
    int i;
    if (plan->signs)
        bitnet__gpu_record_hadamard(
            r, bitnet__gpu_hadamard(plan->columns, g->gpu->signs[product], source, transformed),
            r->rows * plan->inputs);
    for (i = 0; i < plan->count; i++) {
        bitnet__gpu_operand o = bitnet__gpu_operand_of(g, layer, product, i);
        const bitnet__matrix *m = o.slice->matrix, *before = i ? plan->slices[i - 1].matrix : NULL;
        bitnet__gpu_vectors in = m->signs ? transformed : source;
        bitnet__gpu_vectors out = bitnet__gpu_columns_from(target, o.slice->target);
        if (m->layout == BITNET__FLOATS) {
            bitnet__gpu_record_floats(r, layer, &o, in, out);
            continue;
        }
        if (!before || before->layout == BITNET__FLOATS || before->signs != m->signs)
            bitnet__gpu_record_prepare(r, layer, &o, in);
        bitnet__gpu_record_grouped(r, layer, &o, out);
    }
}

/* Adds the experts' results to the residual stream. */
static void bitnet__gpu_record_sum(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_weigh push;
    push.columns = (uint32_t)info->hidden_size;
    push.used = (uint32_t)info->experts_used;
    push.source = g->stream.branch.at;
    push.source_stride = push.target_stride = g->stream.x.stride;
    push.weights = g->experts.weights;
    push.shared_too = info->shared_ffn_size > 0;
    push.target = g->stream.x.at;
    bitnet__gpu_bind(r, BITNET__PIPELINE_WEIGH, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (info->hidden_size + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS,
                         r->rows, 1);
    bitnet__gpu_then(r);
}

/* The expert of all tokens, whose results follow those of the others. */
static void bitnet__gpu_record_shared(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    uint32_t pairs = (uint32_t)(r->rows * info->experts_used);
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_SHARED, g->stream.normed, g->shared.gates);
    bitnet__gpu_record_activation(r, layer, info->shared_ffn_size, g->shared.gates,
                                  g->shared.hidden, r->rows, 0);
    bitnet__gpu_record_product(
        r, layer, BITNET__PRODUCT_SHARED_DOWN, g->shared.hidden,
        bitnet__gpu_columns_from(g->stream.branch, pairs * g->stream.branch.stride));
}

/* In a mixture of experts, what replaces gate, up and down: the same for each pair of a token and
   one of its experts. */
static void bitnet__gpu_record_experts(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    int product = bitnet__has_part(model->parts, BITNET__FUSED_EXPERTS) ? BITNET__PRODUCT_FUSED
                                                                        : BITNET__PRODUCT_EXPERTS;
    bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_NORM, g->gpu->layers[layer].gains[product],
                            g->stream.x, g->stream.normed.at);
    bitnet__gpu_record_routes(r, layer);
    bitnet__gpu_record_expert(r, layer, product, g->stream.normed, g->stream.transformed,
                              g->ffn.gates);
    bitnet__gpu_record_activation(r, layer, model->info.ffn_size, g->ffn.gates, g->ffn.hidden,
                                  r->rows * model->info.experts_used, model->layers[layer].clamp);
    bitnet__gpu_record_expert(r, layer, BITNET__PRODUCT_EXPERTS_DOWN, g->ffn.hidden, g->ffn.hidden,
                              g->stream.branch);
    if (model->info.shared_ffn_size) bitnet__gpu_record_shared(r, layer);
    bitnet__gpu_record_sum(r, layer);
}

/* Workgroups of attention for a token, or for a chunk of it. */
static int32_t bitnet__gpu_parts(const bitnet_gpu *gpu, bool by_head) {
    const bitnet_model_info *info = &gpu->model->info;
    return info->heads / (by_head ? 1 : bitnet__gpu_heads_each(info));
}

/* True if each query head of a lone token should have separate workgroups, which read the keys
   again, because otherwise there would be too few for the device. */
static bool bitnet__gpu_wants_heads(const bitnet_gpu *gpu, int32_t position) {
    return (position / 64 + 1) * bitnet__gpu_parts(gpu, false) < gpu->few;
}

/* True if attention shares a dispatch with the product before it in this session: not with an
   adapter, nor if a text that fills the context could need more workgroups than a dispatch may
   have. By groups, only products are joined, which needs no more workgroups. */
static bool bitnet__gpu_joins(const bitnet__gpu_session *g) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_plan *plan = &g->plans[BITNET__PRODUCT_QKV];
    uint64_t groups =
        (uint64_t)bitnet__gpu_product_groups(plan, plan->rows, 0) +
        (uint64_t)g->heads.chunks * (uint64_t)gpu->model->info.heads; /* at most one each */
    return bitnet__load_acquire(&gpu->joined) != 0 && !g->adapter &&
           (gpu->grouped || groups <= gpu->can.limits.maxComputeWorkGroupCount[0]);
}

/* Dispatches the workgroups whose number is in the session's sizes, from this word of its state
   on. */
static void bitnet__gpu_dispatch_stated(bitnet__gpu_recorder *r, const bitnet__gpu_session *g,
                                        int word) {
    if (r->result == BITNET_OK)
        g->gpu->vk.CmdDispatchIndirect(r->commands, g->block.buffer,
                                       g->sizes.offset +
                                           (VkDeviceSize)(word - BITNET__STATE_CHUNKS) * 4);
}

/* Prepares heads for attention, whose push constants it gets. */
static void bitnet__gpu_record_heads(bitnet__gpu_recorder *r, int layer, bitnet__push_layer push) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t heads = info->heads + 2 * info->kv_heads, each = g->bytes ? 1 : BITNET__GPU_THREADS / 8;
    bool still = g->gpu->model->architecture.local_rope && push.window == BITNET__GPU_NONE;
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    push.gain = g->gpu->layers[layer].head_gains;
    push.source = g->heads.qkv.at;
    push.reciprocal = bitnet__gpu_reciprocal(info->head_size);
    bitnet__gpu_run(r, still ? attention->still : attention->heads, g->sets[layer], &push,
                    sizeof push, (heads + each - 1) / each, r->rows);
}

/* In a pass: copies each row's keys and values to its session's cache, which attention reads. */
static void bitnet__gpu_record_rows(bitnet__gpu_recorder *r, const bitnet__push_layer *push) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    VkDescriptorSet set = g->sets[g->set_count - 1];
    bitnet__push_carry carry;
    carry.rows = (uint32_t)g->context;
    carry.layer = push->layer;
    bitnet__gpu_run(r, attention->carry, set, &carry, sizeof carry, g->gpu->model->info.kv_heads,
                    r->rows);
    bitnet__gpu_bind(r, attention->rows, set, push, sizeof *push);
    bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
    bitnet__gpu_then(r);
}

/* Multiplies attention's outputs by functions of k2-horizon's gates. */
static void bitnet__gpu_record_soft_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t columns = info->heads * info->head_size;
    bitnet__gpu_vectors gates =
        bitnet__gpu_columns_from(g->heads.qkv, (uint32_t)g->plans[BITNET__PRODUCT_QKV].rows);
    bitnet__push_soften push;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_HEAD_GATE, g->stream.x, gates);
    push.columns = (uint32_t)columns;
    push.source = gates.at;
    push.source_stride = gates.stride;
    push.target = g->heads.outputs.at;
    push.target_stride = g->heads.outputs.stride;
    bitnet__gpu_run(r, BITNET__PIPELINE_SOFTEN, g->sets[layer], &push, sizeof push,
                    (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows);
}

/* Multiplies attention's outputs by the sigmoids of their gates. */
static void bitnet__gpu_record_output_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t columns = info->heads * info->head_size;
    bitnet__push_gates push;
    push.columns = (uint32_t)columns;
    push.source = g->heads.qkv.at;
    push.source_stride = g->heads.qkv.stride;
    push.target = g->heads.outputs.at;
    push.target_stride = g->heads.outputs.stride;
    bitnet__gpu_run(r, BITNET__PIPELINE_GATES, g->sets[layer], &push, sizeof push,
                    (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows);
}

/* In a recurrent layer, what replaces attention: the convolution, and the states of a session's
   tokens or, in a pass, of each row's session. */
static void bitnet__gpu_record_recurrent(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__gpu_layer *l = &g->gpu->layers[layer];
    const int32_t teams = BITNET__GPU_THREADS / 8;
    int32_t heads = 2 * info->state_key_heads + info->state_heads;
    bool pass = !g->session;
    VkDescriptorSet set = g->sets[pass ? g->set_count - 1 : layer];
    bitnet__push_states push;
    push.taps = l->taps;
    push.decay = l->decay;
    push.bias = l->bias;
    push.gain = l->state_gain;
    push.source = g->heads.qkv.at;
    push.source_stride = g->heads.qkv.stride;
    push.mixed = g->recurrent.mixed.at;
    push.mixed_stride = g->recurrent.mixed.stride;
    push.target = g->recurrent.delta.at;
    push.target_stride = g->recurrent.delta.stride;
    push.count = pass ? 1 : (uint32_t)r->rows;
    push.reciprocal = bitnet__gpu_reciprocal(info->state_size);
    push.epsilon = info->norm_epsilon;
    push.scale = model->unit_gains[0][0];
    push.layer = (uint32_t)layer;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_DELTA, g->stream.x, g->heads.qkv);
    bitnet__gpu_run(r, pass ? BITNET__PIPELINE_MIX_ROWS : BITNET__PIPELINE_MIX, set, &push,
                    sizeof push, (heads + teams - 1) / teams + 1, r->rows);
    bitnet__gpu_run(r, pass ? BITNET__PIPELINE_RULE_ROWS : BITNET__PIPELINE_RULE, set, &push,
                    sizeof push, info->state_heads, pass ? r->rows : 1);
}

/* Computes queries, keys and values, then attention. */
static void bitnet__gpu_record_attention(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_operand o = bitnet__gpu_operand_of(g, layer, BITNET__PRODUCT_QKV, 0);
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &o, g->stream.x, g->heads.q);
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    /* Tiles begin at multiples of their tokens, so there may be one more. */
    int32_t tiles = r->rows / bitnet__gpu_tokens_each(g->gpu, g->bytes) + 2;
    int joined = r->by_head ? BITNET__PIPELINE_JOINED_HEAD : BITNET__PIPELINE_JOINED;
    if (r->joined && !g->gpu->grouped && !g->bytes) {
        bitnet__gpu_bind(r, joined, g->sets[layer], &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_GROUPS);
        bitnet__gpu_then(r);
        return;
    }
    if (g->plans[BITNET__PRODUCT_QKV].stored) {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->stream.x, g->heads.qkv);
        bitnet__gpu_record_heads(r, layer, push);
    } else {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->stream.x, g->heads.q);
    }
    if (!g->session) {
        bitnet__gpu_record_rows(r, &push);
    } else {
        bitnet__gpu_bind(r,
                         !split       ? attention->whole
                         : r->by_head ? attention->by_head
                                      : attention->split,
                         g->sets[layer], &push, sizeof push);
        if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
        else bitnet__gpu_dispatch(r, tiles, bitnet__gpu_parts(g->gpu, false), 1);
        bitnet__gpu_then(r);
    }
    if (g->gpu->model->info.attention_period) bitnet__gpu_record_output_gates(r, layer);
    if (bitnet__gpu_gates_heads(g->gpu)) bitnet__gpu_record_soft_gates(r, layer);
}

/* ====================
   >>gpu-head   Recording: the head, and a whole batch

   The dispatches after the last layer, from states to logits or to the chosen token; then the
   commands of a whole batch, and the copies before and after it. */

/* Makes states of vectors, as the head needs them. */
static void bitnet__gpu_record_states(bitnet__gpu_recorder *r, int32_t count,
                                      bitnet__gpu_vectors source, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_prepare push;
    push.source = source.at;
    push.source_stride = source.stride;
    push.gain = g->gpu->output_gain;
    push.target = target;
    push.reciprocal = bitnet__gpu_reciprocal(info->hidden_size);
    push.epsilon = info->norm_epsilon;
    push.digits = g->stream.steps;
    bitnet__gpu_run(r, BITNET__PIPELINE_FINAL, g->sets[info->layers], &push, sizeof push, count, 1);
}

/* The states that logits are computed from; for a head in a Hadamard basis, they are also
   transformed. */
static void bitnet__gpu_record_final(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_session *g = r->session;
    uint32_t from = (uint32_t)(r->rows - count) * g->stream.x.stride;
    bitnet__gpu_vectors x = bitnet__gpu_columns_from(g->stream.x, from);
    bitnet__gpu_vectors normed = bitnet__gpu_columns_from(g->stream.normed, from);
    if (!bitnet__gpu_norms_last_apart(g->gpu)) {
        bitnet__gpu_record_states(r, count, x, g->head.states.at);
        return;
    }
    bitnet__gpu_record_norm(r, 0, BITNET__PIPELINE_NORM, g->gpu->output_gain, g->stream.x,
                            g->stream.normed.at);
    bitnet__gpu_record_states(r, count, normed, g->head.states.at);
    if (!g->gpu->model->lm_head.signs) return;
    bitnet__gpu_record_hadamard(r,
                                bitnet__gpu_hadamard(g->gpu->model->info.hidden_size,
                                                     g->gpu->lm_head_signs, normed,
                                                     g->stream.transformed),
                                count);
    bitnet__gpu_record_states(r, count, g->stream.transformed, g->head.transformed_states.at);
}

/* Push constants for all logits of a piece of the head, after `part` workgroups. */
static bitnet__push_head bitnet__gpu_head_push(const bitnet__gpu_session *g, int32_t piece,
                                               int32_t count, uint32_t part) {
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    bitnet__push_head push;
    push.rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    push.first = (uint32_t)(piece * table->piece_rows);
    push.states = g->head.transformed_states.at;
    push.logits = g->head.logits.at;
    push.logits_stride = g->head.logits.stride;
    push.parts = g->head.parts.at;
    push.first_part = part;
    push.parts_stride = g->head.parts.stride;
    push.count = (uint32_t)count;
    push.has_scale = table->matrix->has_scale;
    push.scale = table->matrix->scale;
    push.biases = g->gpu->lm_head_biases;
    return push;
}

/* The same for a head by groups. */
static bitnet__push_grouped bitnet__gpu_grouped_head_push(const bitnet__gpu_session *g,
                                                          const bitnet__push_head *head) {
    const bitnet_gpu *gpu = g->gpu;
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.scales = gpu->lm_head_scales + head->first;
    push.biases = head->biases;
    if (push.biases != BITNET__GPU_NONE) push.biases += head->first;
    push.next_gain = BITNET__GPU_NONE;
    push.target = head->logits + head->first;
    push.target_stride = head->logits_stride;
    push.rows = head->rows;
    push.count = head->count;
    push.steps = g->stream.steps;
    push.quants_stride = (uint32_t)(bitnet__gpu_quants_stride(gpu->lm_head.matrix->columns) / 16);
    push.id = head->first;
    push.parts = head->parts;
    push.first_part = head->first_part;
    push.parts_stride = head->parts_stride;
    return push;
}

/* The same for a ternary head. */
static bitnet__push_layer bitnet__gpu_ternary_head_push(const bitnet__push_grouped *grouped) {
    bitnet__push_layer push;
    memset(&push, 0, sizeof push);
    push.scales = grouped->scales;
    push.biases = grouped->biases;
    push.target = grouped->target;
    push.target_stride = grouped->target_stride;
    push.rows = grouped->rows;
    push.count = grouped->count;
    push.steps = grouped->steps;
    push.id = grouped->id;
    push.parts = grouped->parts;
    push.first_part = grouped->first_part;
    push.parts_stride = grouped->parts_stride;
    return push;
}

/* Columns of workgroups of the head, each of which computes as many tokens as its variant. */
static int32_t bitnet__gpu_head_columns(int32_t count) {
    return (count + BITNET__GPU_VERIFIED - 1) / BITNET__GPU_VERIFIED;
}

/* All logits of a piece of the head; returns the number of workgroups of a column. */
static uint32_t bitnet__gpu_record_logits(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                          uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__push_head head = bitnet__gpu_head_push(g, piece, count, part);
    const bitnet__push_grouped grouped = bitnet__gpu_grouped_head_push(g, &head);
    const bitnet__push_layer ternary = bitnet__gpu_ternary_head_push(&grouped);
    const void *pushes[] = {&head, &head, &grouped, &ternary}; /* by forms */
    const size_t sizes[] = {sizeof head, sizeof head, sizeof grouped, sizeof ternary};
    uint32_t form = g->gpu->lm_head.form;
    int variant = bitnet__gpu_variant(BITNET__MIN(count, BITNET__GPU_VERIFIED));
    int32_t each = form == BITNET__GPU_CODES
                       ? (int32_t)BITNET__GROUP_ROWS
                       : BITNET__GPU_THREADS / 8 * bitnet__gpu_head_rows(g->gpu, 1 << variant);
    int32_t groups = ((int32_t)head.rows + each - 1) / each;
    bitnet__gpu_run(r, BITNET__PIPELINE_HEAD + variant, g->sets[g->gpu->model->info.layers + piece],
                    pushes[form], sizes[form], groups, bitnet__gpu_head_columns(count));
    return (uint32_t)groups;
}

/* Workgroups of the screen, and of its survivors, for a piece of the head. */
static uint32_t bitnet__gpu_screen_groups(const bitnet__gpu_table *table, int32_t piece) {
    uint32_t rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    return (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS;
}

/* Bounds of all logits of a piece of the head, in their place. */
static void bitnet__gpu_record_bounds(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                      uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    bitnet__push_screen push;
    push.rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    push.first = (uint32_t)(piece * table->piece_rows);
    push.steps = (uint32_t)(bitnet__gpu_plane_bytes(table, piece, false) / 4);
    push.states = g->stream.steps;
    push.uppers = g->head.logits.at;
    push.uppers_stride = g->head.logits.stride;
    push.lowers = g->head.lowers;
    push.part = part;
    push.lowers_stride = g->head.parts.stride;
    push.count = (uint32_t)count;
    push.mask = g->head.mask.at;
    push.mask_stride = g->head.mask.stride;
    bitnet__gpu_run(
        r, BITNET__PIPELINE_SCREEN + bitnet__gpu_variant(BITNET__MIN(count, BITNET__GPU_VERIFIED)),
        bitnet__gpu_screen_set(g, piece), &push, sizeof push, bitnet__gpu_head_columns(count),
        (int32_t)bitnet__gpu_screen_groups(table, piece));
}

/* Exact logits of the rows that the bounds, from `workgroups` of them, do not rule out; or, for the
   first piece only, the limits that rule them out. */
static void bitnet__gpu_record_survivors(bitnet__gpu_recorder *r, int pipeline, int32_t piece,
                                         int32_t count, uint32_t part, uint32_t workgroups) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    bool limits = pipeline == BITNET__PIPELINE_LIMITS;
    bitnet__push_survivors push;
    push.rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    push.first = (uint32_t)(piece * table->piece_rows);
    push.states = g->head.transformed_states.at;
    push.uppers = g->head.logits.at;
    push.uppers_stride = g->head.logits.stride;
    push.lowers = g->head.lowers;
    push.workgroups = workgroups;
    push.parts = g->head.parts.at;
    push.part = part;
    push.stride = g->head.parts.stride;
    push.list = g->head.list;
    push.room = BITNET__GPU_CANDIDATES;
    bitnet__gpu_run(r, pipeline, g->sets[g->gpu->model->info.layers + piece], &push, sizeof push,
                    limits ? 1 : (int32_t)bitnet__gpu_screen_groups(table, piece), count);
}

/* The screened head: bounds, then exact logits. In a pass limits have their own dispatch. Returns
   the number of workgroups that have stored their best. */
static uint32_t bitnet__gpu_record_screened(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_table *table = &r->session->gpu->lm_head;
    bool pass = !r->session->session;
    uint32_t parts = 0, part = 0;
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        bitnet__gpu_record_bounds(r, i, count, parts);
        parts += bitnet__gpu_screen_groups(table, i);
    }
    if (pass) bitnet__gpu_record_survivors(r, BITNET__PIPELINE_LIMITS, 0, count, 0, parts);
    for (i = 0; i < table->pieces; i++) {
        bitnet__gpu_record_survivors(
            r, pass ? BITNET__PIPELINE_SURVIVORS_ROWS : BITNET__PIPELINE_SURVIVORS, i, count, part,
            parts);
        part += bitnet__gpu_screen_groups(table, i);
    }
    return parts;
}

/* The final states, and each one's token of the greatest logit. */
static void bitnet__gpu_record_lm_head(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    int32_t count = g->session ? bitnet__gpu_lm_head_rows(r->rows) : r->rows, i;
    uint32_t parts = 0;
    bitnet__push_choose push;
    bitnet__gpu_record_final(r, count);
    if (r->screened) parts = bitnet__gpu_record_screened(r, count);
    for (i = 0; i < g->gpu->lm_head.pieces && !r->screened; i++)
        parts += bitnet__gpu_record_logits(r, i, count, parts);
    push.parts = g->head.parts.at;
    push.parts_count = parts;
    push.parts_stride = g->head.parts.stride;
    push.advance = g->session && r->rows == 1;
    bitnet__gpu_bind(r, BITNET__PIPELINE_CHOOSE, g->sets[g->gpu->model->info.layers], &push,
                     sizeof push);
    bitnet__gpu_dispatch(r, count, 1, 1);
    /* Only this kernel writes sizes. When every dispatch waited for them as well, it took an H100
       3.3 microseconds more. */
    bitnet__gpu_then_at(r, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
}

static bitnet__gpu_recorder bitnet__gpu_recorder_of(bitnet__gpu_session *g,
                                                    VkCommandBuffer commands, bitnet_error *error) {
    bitnet__gpu_recorder r;
    memset(&r, 0, sizeof r);
    r.session = g;
    r.commands = commands;
    r.rows = 1;
    r.joined = g->joined;
    r.by_head = g->by_head;
    r.error = error;
    return r;
}

/* The dispatches of a whole batch. */
static void bitnet__gpu_record_batch(bitnet__gpu_recorder *r) {
    bitnet__gpu_session *g = r->session;
    int layer;
    bitnet__gpu_record_embedding(r);
    for (layer = 0; layer < g->layers; layer++) {
        if (g->gpu->model->layers[layer].recurrent) {
            bitnet__gpu_record_recurrent(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DELTA_OUT, g->recurrent.delta);
        } else {
            bitnet__gpu_record_attention(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_OUTPUT, g->heads.outputs);
        }
        if (g->gpu->model->info.experts) {
            bitnet__gpu_record_experts(r, layer);
        } else {
            bitnet__gpu_record_gates(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DOWN, g->ffn.hidden);
        }
    }
    bitnet__gpu_record_lm_head(r);
}

/* From now on each session is computed by itself. */
static void bitnet__gpu_stop_passes(bitnet_gpu *gpu, const bitnet_error *why) {
    bitnet__store_release(&gpu->pass_rows, 0);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "sessions do not share passes on the GPU: %s",
                why->message);
}

/* Makes the pipelines that only passes need, given those of batches. A driver that does not compile
   them computes without passes. */
static void bitnet__gpu_make_pass_pipelines(bitnet__gpu_session *g,
                                            const bool batches[BITNET__PIPELINES]) {
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    bool wanted[BITNET__PIPELINES] = {false};
    bitnet_error error;
    wanted[attention->carry] = wanted[attention->rows] = true;
    wanted[BITNET__PIPELINE_LIMITS] = batches[BITNET__PIPELINE_SURVIVORS];
    wanted[BITNET__PIPELINE_SURVIVORS_ROWS] = batches[BITNET__PIPELINE_SURVIVORS];
    wanted[BITNET__PIPELINE_MIX_ROWS] = batches[BITNET__PIPELINE_MIX];
    wanted[BITNET__PIPELINE_RULE_ROWS] = batches[BITNET__PIPELINE_RULE];
    if (bitnet__gpu_make_set(g->gpu, wanted, &error) != BITNET_OK)
        bitnet__gpu_stop_passes(g->gpu, &error);
}

/* Makes the pipelines that batches and passes of this kind of session need: those that would be
   bound if recording were not cancelled. */
static bitnet_result bitnet__gpu_make_pipelines(bitnet__gpu_session *g, bitnet_error *error) {
    static const int32_t rows[] = {1, 1, 1, 2, 4, 8, 9, BITNET__GPU_TILE + 1};
    bool joined = bitnet__gpu_joins(g);
    bool wanted[BITNET__PIPELINES] = {false};
    bitnet__gpu_recorder r = bitnet__gpu_recorder_of(g, VK_NULL_HANDLE, error);
    size_t i;
    r.wanted = wanted;
    r.result = BITNET_CANCELLED;
    for (i = 0; i < 2 * sizeof rows / sizeof *rows; i++) {
        r.rows = rows[i / 2];
        r.screened = i % 2 != 0 && g->gpu->screen.there;
        r.joined = i / 2 < 2 && joined; /* and not in a pass */
        r.by_head = i / 2 < 1 && bitnet__gpu_wants_heads(g->gpu, 0);
        bitnet__gpu_record_batch(&r);
    }
    r.result = bitnet__gpu_make_set(g->gpu, wanted, error);
    if (r.result == BITNET_OK && !g->adapter && bitnet__load_acquire(&g->gpu->pass_rows) > 0)
        bitnet__gpu_make_pass_pipelines(g, wanted);
    return r.result;
}

/* The same as commands. */
static bitnet_result bitnet__gpu_record_body(bitnet__gpu_session *g, VkCommandBuffer commands,
                                             int32_t rows, bool screened,
                                             VkCommandBufferUsageFlags usage, int32_t *dispatches,
                                             bitnet_error *error) {
    bitnet__gpu_recorder r = bitnet__gpu_recorder_of(g, commands, error);
    r.rows = rows;
    r.screened = screened;
    r.joined = g->joined && rows == 1;
    r.by_head = g->by_head && rows == 1;
    r.result = bitnet__gpu_begin_commands(g->gpu, commands, usage, error);
    if (r.result == BITNET_OK) bitnet__gpu_record_batch(&r);
    *dispatches = r.dispatches;
    if (r.result != BITNET_OK) return r.result;
    return bitnet__gpu_end_commands(g->gpu, commands, error);
}

/* Where a row's struct Choice is in a state, in either direction. */
static int32_t bitnet__gpu_choice_at(int32_t row) {
    return BITNET__STATE_CHOICES + row * BITNET__CHOICE_WORDS;
}

static uint32_t *bitnet__gpu_inbox(const bitnet__gpu_session *g) {
    return (uint32_t *)(void *)(g->now.channel.block.mapped + g->exchange.inbox);
}

/* Writes what to find in the logits of a row. */
static void bitnet__gpu_put_choice(const bitnet__gpu_session *g, int32_t row,
                                   const bitnet__gpu_record *record) {
    uint32_t *choice = bitnet__gpu_inbox(g) + bitnet__gpu_choice_at(row);
    choice[BITNET__CHOICE_MASKED] = record->masked;
    choice[BITNET__CHOICE_RANK] = (uint32_t)record->rank;
    choice[BITNET__CHOICE_DEPTH] = bitnet__bits(record->depth);
}

/* Writes the inbox's state for `count` tokens from the position on, for a greedy session. */
static void bitnet__gpu_put_state(const bitnet__gpu_session *g, int32_t position, int32_t count,
                                  bool by_head) {
    const bitnet__gpu_plan *plan = &g->plans[BITNET__PRODUCT_QKV];
    uint32_t *inbox = bitnet__gpu_inbox(g);
    uint32_t chunks = (uint32_t)(position + count - 1) / 64 + 1;
    uint32_t parts = (uint32_t)bitnet__gpu_parts(g->gpu, by_head);
    int row;
    memset(inbox, 0, 4 * (BITNET__STATE_TOKENS + (size_t)count));
    inbox[BITNET__STATE_POSITION] = (uint32_t)position;
    inbox[BITNET__STATE_CHUNKS] = chunks;
    inbox[BITNET__STATE_PARTS] = parts;
    inbox[BITNET__STATE_ROWS] = (uint32_t)count;
    inbox[BITNET__STATE_GROUPS] =
        (uint32_t)bitnet__gpu_product_groups(plan, plan->rows, 0) + chunks * parts;
    inbox[BITNET__STATE_GROUPS + 1] = inbox[BITNET__STATE_GROUPS + 2] = 1;
    inbox[BITNET__STATE_FROM] = (uint32_t)g->from;
    inbox[BITNET__STATE_TO] = (uint32_t)g->to;
    for (row = 0; row < g->verified; row++)
        inbox[bitnet__gpu_choice_at(row) + BITNET__CHOICE_RANK] = 1;
}

/* Kernels read what was copied. */
static void bitnet__gpu_for_kernels(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
}

/* Makes other submits in flight finish before the state or anything else changes. */
static void bitnet__gpu_after_others(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                            VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_WRITE_BIT,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_READ_BIT |
                            VK_ACCESS_SHADER_WRITE_BIT);
}

/* Where floats are in the block. */
static VkDeviceSize bitnet__gpu_floats_at(const bitnet__gpu_session *g, uint32_t at) {
    return g->floats.offset + 4 * (VkDeviceSize)at;
}

/* What is copied from a session's inbox to its state, with these tokens, and to its sizes. */
static void bitnet__gpu_copy_state(const bitnet__gpu_session *g, int32_t tokens,
                                   VkBufferCopy copies[2]) {
    copies[0] = bitnet__gpu_copy_of(g->exchange.inbox, g->state.offset,
                                    4 * (BITNET__STATE_TOKENS + (VkDeviceSize)tokens));
    copies[1] = bitnet__gpu_copy_of(g->exchange.inbox + 4 * BITNET__STATE_CHUNKS, g->sizes.offset,
                                    4 * BITNET__GPU_SIZES);
}

/* Recorded before the bodies: copies the state, and masks if any, from the inbox. */
static bitnet_result bitnet__gpu_record_before(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkBufferCopy copies[3];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    bitnet__gpu_copy_state(g, (int32_t)bitnet__gpu_inbox(g)[BITNET__STATE_ROWS], copies);
    copies[2] = bitnet__gpu_copy_of(g->exchange.mask, bitnet__gpu_floats_at(g, g->head.mask.at),
                                    4 * (VkDeviceSize)bitnet__gpu_heads(&g->now.record) *
                                        g->head.mask.stride);
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer,
                          g->now.record.masked ? 3 : 2, copies);
    bitnet__gpu_for_kernels(gpu, commands);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Recorded after the bodies: copies back the chosen tokens and their states, and logits or
   candidates if wanted. */
static bitnet_result bitnet__gpu_record_after(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_record *record = &g->now.record;
    bool listed = bitnet__gpu_is_listed(record);
    VkDeviceSize states = (VkDeviceSize)bitnet__gpu_chosen_rows(record);
    VkCommandBuffer commands = g->now.channel.after;
    VkBufferCopy copies[3];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    copies[0] = bitnet__gpu_copy_of(g->state.offset, g->exchange.outbox,
                                    4 * (BITNET__STATE_CHOSEN + states));
    copies[1] = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.states.at), g->exchange.states,
                                    4 * states * g->stream.x.stride);
    copies[2] = bitnet__gpu_copy_of(
        bitnet__gpu_floats_at(g, listed ? g->head.list : g->head.logits.at), g->exchange.logits,
        listed ? 8 * (VkDeviceSize)bitnet__gpu_heads(record) * BITNET__GPU_CANDIDATES
               : 4 * (VkDeviceSize)record->logit_rows * g->head.logits.stride);
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_READ_BIT);
    gpu->vk.CmdCopyBuffer(commands, g->block.buffer, g->now.channel.block.buffer,
                          copies[2].size > 0 ? 3 : 2, copies);
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded,
                      (int64_t)(copies[0].size + copies[1].size + copies[2].size));
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* ====================
   >>gpu-passes   Passes: rows of several sessions

   A pass computes one token each of up to BITNET__GPU_ROWS sessions, in as many dispatches as a
   prompt with that many tokens needs. It owns memory that is laid out like that of a session whose
   batch consists of these rows. Its KV cache has one position per row, rotated for the row's
   position in its session, and products write keys and values there.

   A table leads to the memory of the sessions: each row's position and, for each layer, the
   addresses of its session's keys and values or states. carry.comp copies new keys and values
   there. Attention has a workgroup for each item, a chunk of 64 positions of a row. So commands
   depend on the number of rows, not on the sessions that they belong to.

   Results come back in the pass's channel, from which each session takes its row's; logits, if all
   are needed, are copied to the session's own.

   Passes are made on demand and lent. The last session to finish with a pass returns it. */

typedef struct bitnet__gpu_pass {
    bitnet__gpu_session memory;
    struct bitnet__gpu_pass *next; /* of unused ones */
    bitnet__atomic users;          /* sessions that it still computes */
    int32_t rows;                  /* these two: what its commands were recorded for */
    bool screened;
    bitnet__gpu_session *members[BITNET__GPU_ROWS]; /* by rows */
} bitnet__gpu_pass;

static void bitnet__gpu_pass_free(bitnet__gpu_pass *pass) {
    bitnet_allocator allocator = pass->memory.gpu->allocator;
    bitnet__gpu_session_close(&pass->memory);
    bitnet__free(&allocator, pass);
}

/* Frees idle passes, for their memory, or before pipelines that their commands use are dropped.
   Returns false if there are none. */
static bool bitnet__gpu_free_passes(bitnet_gpu *gpu) {
    bitnet__gpu_pass *pass, *next;
    bool any;
    bitnet__gpu_lock(gpu);
    pass = gpu->passes;
    gpu->passes = NULL;
    bitnet__gpu_unlock(gpu);
    any = pass != NULL;
    for (; pass; pass = next) {
        next = pass->next;
        bitnet__gpu_pass_free(pass);
    }
    return any;
}

static bitnet_result bitnet__gpu_pass_memory(bitnet__gpu_session *g, int32_t rows, int32_t longest,
                                             bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkDeviceSize size = bitnet__gpu_session_layout(g, rows, longest);
    VkDeviceSize count = (VkDeviceSize)rows;
    bitnet_result result;
    if (!bitnet__gpu_session_fits(g, size, bitnet__gpu_free_memory(&gpu->vk, &gpu->can)))
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "a pass of %i rows takes %i MiB, which is too much", (int64_t)rows,
                            (int64_t)(bitnet__gpu_session_bytes(g, size) >> 20) + 1);
    g->exchange.mask = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.rope = g->exchange.mask + bitnet__gpu_align(4 * count * g->head.mask.stride);
    g->exchange.table = g->exchange.rope + g->rope.size;
    g->exchange.outbox = g->exchange.table + g->table.size;
    g->exchange.states = g->exchange.outbox + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.logits = g->exchange.states + 4 * count * g->stream.x.stride;
    result = bitnet__gpu_session_blocks(g, size, error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_channel_open(
        gpu, &g->now.channel, g->exchange.logits + 8 * count * BITNET__GPU_CANDIDATES, 0, error);
}

/* Makes a pass of `rows` rows for sessions of at most this context, with halves or bytes, if needed
   in the memory of idle ones. NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_pass_make(bitnet_gpu *gpu, int32_t rows, int32_t longest,
                                               bool bytes, bitnet_error *error) {
    bitnet__gpu_pass *pass =
        (bitnet__gpu_pass *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *pass);
    bitnet__gpu_session *g;
    bitnet_result result;
    if (!pass) {
        bitnet__no_memory(error);
        return NULL;
    }
    g = &pass->memory;
    g->gpu = gpu;
    g->bytes = bytes;
    result = bitnet__gpu_pass_memory(g, rows, longest, error);
    if (result == BITNET_OK) result = bitnet__gpu_make_sets(g, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_command_pool(gpu, &g->body_pool, g->bodies, 1, error);
    if (result == BITNET_OK) result = bitnet__gpu_session_clear(g, error);
    if (result == BITNET_OK) return pass;
    bitnet__gpu_pass_free(pass);
    if (result == BITNET_ERROR_GPU_MEMORY && bitnet__gpu_free_passes(gpu))
        return bitnet__gpu_pass_make(gpu, rows, longest, bytes, error);
    return NULL;
}

/* ---- lending */

/* Chunks that the session's next token attends to. */
static int32_t bitnet__gpu_chunks(const bitnet__gpu_session *g) {
    return g->session->computed / 64 + 1;
}

/* The rows that a new pass for this number has room for: a power of two. */
static int32_t bitnet__gpu_pass_room(int32_t rows) {
    int32_t room = BITNET__GPU_VERIFIED;
    while (room < rows) room *= 2;
    return room;
}

/* Lends a pass for these sessions: an idle one, preferably recorded for this number, or a new one.
   NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_borrow_pass(bitnet_gpu *gpu,
                                                 bitnet__gpu_session *const *members, int32_t rows,
                                                 bitnet_error *error) {
    bitnet__gpu_pass **at, **best = NULL, *pass = NULL;
    int32_t longest = 0, chunks = 0, i;
    for (i = 0; i < rows; i++) {
        longest = BITNET__MAX(longest, members[i]->context);
        chunks += bitnet__gpu_chunks(members[i]);
    }
    bitnet__gpu_lock(gpu);
    for (at = &gpu->passes; *at; at = &(*at)->next)
        if ((*at)->memory.verified >= rows && (*at)->memory.heads.chunks >= (uint32_t)chunks &&
            (*at)->memory.bytes == members[0]->bytes && (!best || (*at)->rows == rows))
            best = at;
    if (best) {
        pass = *best;
        *best = pass->next;
    }
    bitnet__gpu_unlock(gpu);
    if (pass) return pass;
    return bitnet__gpu_pass_make(gpu, bitnet__gpu_pass_room(rows), longest, members[0]->bytes,
                                 error);
}

/* Ends a session's use of its pass. The last one returns it, for reuse if it is `whole`. */
static void bitnet__gpu_leave_pass(bitnet__gpu_session *g, bool whole) {
    bitnet__gpu_pass *pass = g->pass;
    bitnet_gpu *gpu = g->gpu;
    g->pass = NULL;
    if (bitnet__add(&pass->users, -1) > 1) return;
    if (!whole || bitnet__gpu_recycle(&pass->memory.now.channel, NULL) != BITNET_OK) {
        bitnet__gpu_pass_free(pass);
        return;
    }
    bitnet__gpu_lock(gpu);
    pass->next = gpu->passes;
    gpu->passes = pass;
    bitnet__gpu_unlock(gpu);
}

/* Called before a session is freed, because the pass uses its memory. */
static void bitnet__gpu_quit_pass(bitnet__gpu_session *g) {
    bool whole;
    if (!g->pass) return;
    whole = !bitnet__load_acquire(&g->gpu->hung) &&
            bitnet__gpu_await(&g->pass->memory.now.channel, 0, NULL) == BITNET_OK;
    bitnet__gpu_leave_pass(g, whole);
}

/* ---- commands */

/* Where the table of the next submit is written. */
static uint32_t *bitnet__gpu_table_out(const bitnet__gpu_session *g) {
    return (uint32_t *)(void *)(g->now.channel.block.mapped + g->exchange.table);
}

static void bitnet__gpu_put_address(uint32_t *to, const bitnet__gpu_region *region) {
    uint64_t address = region->block->address + region->offset;
    to[0] = (uint32_t)address;
    to[1] = (uint32_t)(address >> 32);
}

/* Writes a row's session into the table, and its items after those before. Returns their number. */
static int32_t bitnet__gpu_put_row(const bitnet__gpu_pass *pass, int32_t row, int32_t item) {
    const bitnet__gpu_session *g = &pass->memory, *member = pass->members[row];
    int layers = g->gpu->model->info.layers, layer;
    uint32_t *table = bitnet__gpu_table_out(g), *to = table + row * BITNET__ROW_WORDS;
    uint32_t caches = bitnet__gpu_table_caches(g) + 4 * (uint32_t)(row * layers);
    uint32_t items = bitnet__gpu_table_items(g) + (uint32_t)item;
    int32_t chunks = bitnet__gpu_chunks(member), chunk;
    to[BITNET__ROW_POSITION] = (uint32_t)member->session->computed;
    to[BITNET__ROW_CONTEXT] = (uint32_t)member->context;
    to[BITNET__ROW_ITEM] = (uint32_t)item;
    to[BITNET__ROW_FROM] = (uint32_t)member->from;
    to[BITNET__ROW_TO] = (uint32_t)member->to;
    to[BITNET__ROW_CACHES] = caches / 4;
    for (layer = 0; layer < layers; layer++) {
        bitnet__gpu_put_address(table + caches + 4 * layer, &member->cache[2 * layer]);
        bitnet__gpu_put_address(table + caches + 4 * layer + 2, &member->cache[2 * layer + 1]);
    }
    for (chunk = 0; chunk < chunks; chunk++)
        table[items + (uint32_t)chunk] = (uint32_t)(chunk * BITNET__GPU_ROWS + row);
    return chunks;
}

/* Writes the table, and the size of attention's dispatches. */
static void bitnet__gpu_put_table(const bitnet__gpu_pass *pass, int32_t rows) {
    uint32_t *inbox = bitnet__gpu_inbox(&pass->memory);
    int32_t items = 0, row;
    for (row = 0; row < rows; row++) items += bitnet__gpu_put_row(pass, row, items);
    inbox[BITNET__STATE_CHUNKS] = (uint32_t)items;
    inbox[BITNET__STATE_ROWS] = 1;
}

/* The commands of a pass of `rows` rows: the last ones, or new ones. */
static bitnet_result bitnet__gpu_pass_body(bitnet__gpu_pass *pass, int32_t rows, bool screened,
                                           bitnet_error *error) {
    bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    bitnet_result result;
    if (pass->screened != screened || pass->rows != rows) {
        pass->rows = 0;
        pass->screened = screened;
        result = bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->body_pool, 0),
                                  "vkResetCommandPool", error);
        if (result == BITNET_OK)
            result =
                bitnet__gpu_record_body(g, g->bodies[0], rows, screened, 0, g->dispatches, error);
        if (result != BITNET_OK) return result;
        pass->rows = rows;
    }
    bitnet__gpu_count(gpu, &gpu->stats.dispatches, g->dispatches[0]);
    return BITNET_OK;
}

/* Recorded first: copies the state, the table, rotations, and masks if any row has one. */
static bitnet_result bitnet__gpu_record_gather(const bitnet__gpu_pass *pass, int32_t rows,
                                               bitnet_error *error) {
    const bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkDeviceSize used = bitnet__gpu_table_items(g) + bitnet__gpu_inbox(g)[BITNET__STATE_CHUNKS];
    VkBufferCopy copies[5];
    bool masked = false;
    int32_t row;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    for (row = 0; row < rows; row++) masked = masked || pass->members[row]->now.record.masked;
    bitnet__gpu_copy_state(g, rows, copies);
    copies[2] = bitnet__gpu_copy_of(g->exchange.rope, g->rope.offset, g->rope.size);
    copies[3] = bitnet__gpu_copy_of(g->exchange.table, g->table.offset, 4 * used);
    copies[4] = bitnet__gpu_copy_of(g->exchange.mask, bitnet__gpu_floats_at(g, g->head.mask.at),
                                    4 * (VkDeviceSize)rows * g->head.mask.stride);
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer, masked ? 5 : 4,
                          copies);
    bitnet__gpu_for_kernels(gpu, commands);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Recorded last: copies the results to the pass's channel, and logits to the members' channels. */
static bitnet_result bitnet__gpu_record_scatter(const bitnet__gpu_pass *pass, int32_t rows,
                                                bitnet_error *error) {
    const bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.after;
    VkDeviceSize count = (VkDeviceSize)rows, bytes = 0, i;
    VkDeviceSize choices = 4 * (VkDeviceSize)BITNET__STATE_CHOICES;
    VkDeviceSize logits = 4 * (VkDeviceSize)g->head.logits.stride;
    VkBufferCopy copies[3], copy;
    bool listed = false;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_READ_BIT);
    for (i = 0; i < count; i++) {
        const bitnet__gpu_session *member = pass->members[i];
        listed = listed || bitnet__gpu_is_listed(&member->now.record);
        if (!member->now.record.logit_rows) continue;
        copy = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.logits.at) + i * logits,
                                   member->exchange.logits, logits);
        gpu->vk.CmdCopyBuffer(commands, g->block.buffer, member->now.channel.block.buffer, 1,
                              &copy);
        bytes += logits;
    }
    copies[0] = bitnet__gpu_copy_of(g->state.offset + choices, g->exchange.outbox + choices,
                                    4 * ((VkDeviceSize)BITNET__STATE_CHOSEN + count) - choices);
    copies[1] = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.states.at), g->exchange.states,
                                    4 * count * g->stream.x.stride);
    copies[2] = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.list), g->exchange.logits,
                                    8 * count * BITNET__GPU_CANDIDATES);
    gpu->vk.CmdCopyBuffer(commands, g->block.buffer, g->now.channel.block.buffer, listed ? 3 : 2,
                          copies);
    for (i = 0; i < (listed ? 3 : 2); i++) bytes += copies[i].size;
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded, (int64_t)bytes);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Takes a session's results out of its pass, as if the session's own submit had returned them. */
static void bitnet__gpu_take_row(bitnet__gpu_session *g) {
    const bitnet__gpu_session *pass = &g->pass->memory;
    const uint8_t *from = pass->now.channel.block.mapped;
    const uint32_t *outbox = (const uint32_t *)(const void *)(from + pass->exchange.outbox);
    const uint32_t *choice = outbox + bitnet__gpu_choice_at(g->row);
    uint8_t *to = g->now.channel.block.mapped;
    uint32_t *own = (uint32_t *)(void *)(to + g->exchange.outbox);
    size_t row = (size_t)g->row, state = 4 * (size_t)g->stream.x.stride;
    size_t most = choice[BITNET__CHOICE_SURVIVORS];
    memcpy(own + BITNET__STATE_CHOICES, choice, 4 * (size_t)BITNET__CHOICE_WORDS);
    own[BITNET__STATE_CHOSEN] = outbox[BITNET__STATE_CHOSEN + g->row];
    memcpy(to + g->exchange.states, from + pass->exchange.states + row * state, state);
    if (!bitnet__gpu_is_listed(&g->now.record)) return;
    if (most > BITNET__GPU_CANDIDATES) most = BITNET__GPU_CANDIDATES;
    memcpy(to + g->exchange.logits, from + pass->exchange.logits + row * 8 * BITNET__GPU_CANDIDATES,
           8 * most);
}

/* ====================
   >>gpu-running   Running: batches, tokens ahead, the KV cache

   The functions of bitnet__backend. Each submit leaves a record of what it computed. The record
   answers a session's batch as long as tokens and positions match; otherwise there is a new submit.
   So tokens computed ahead need no separate bookkeeping.

   While one batch of a prompt is computed, the next is submitted, so that the device need not wait
   for the CPU to read the results and prepare the next batch. When the first finishes, the second
   takes its place and a third is submitted. If something else is fed meanwhile, submits in flight
   are awaited and dropped.

   A recurrent state is not a list of positions. Each of the session's snapshots has a slot,
   identified by its position; a submit reads one and writes another, so that it may be dropped.
   These sessions compute nothing ahead, and none of their batches crosses the beginning of a turn,
   where a snapshot is kept. */

static bitnet__gpu_session *bitnet__gpu_of(const bitnet_session *s) {
    return (bitnet__gpu_session *)s->device.state;
}

/* A row of the KV cache, which recurrent layers do not have: keys or values of a layer's head by
   positions, or the steps of int8. */
typedef struct bitnet__gpu_row {
    int layer, head;
    bool value, steps;
    size_t size, at; /* bytes of a position, and where the first is in its region */
} bitnet__gpu_row;

static int bitnet__gpu_cache_rows(const bitnet__gpu_session *g) {
    const bitnet_model_info *info = &g->gpu->model->info;
    return bitnet__attention_layers(info) * info->kv_heads * (g->bytes ? 4 : 2);
}

static bitnet__gpu_row bitnet__gpu_row_of(const bitnet__gpu_session *g, int number) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t bytes = bitnet__head_stride(info) * (g->bytes ? 1 : 2), context = (size_t)g->context;
    bitnet__gpu_row row;
    row.steps = g->bytes && number % 2;
    if (g->bytes) number /= 2;
    row.value = number % 2;
    row.head = number / 2 % info->kv_heads;
    row.layer = number / 2 / info->kv_heads;
    if (info->state_heads) row.layer = (row.layer + 1) * info->attention_period - 1;
    row.size = row.steps ? sizeof(float) : bytes;
    row.at = (size_t)row.head * context * row.size;
    if (row.steps) row.at += (size_t)info->kv_heads * context * bytes;
    return row;
}

/* Copies positions [from, to) of a row between the session's pages and memory. */
static void bitnet__gpu_pages(const bitnet_session *s, bool up, const bitnet__gpu_row *row,
                              int32_t from, int32_t to, uint8_t *bytes) {
    for (; from < to; from++, bytes += row->size) {
        float *step;
        uint8_t *at = bitnet__row_of(s->pages[from / BITNET__PAGE], &s->model->info, row->layer,
                                     row->head, row->value, from % BITNET__PAGE, &step);
        if (row->steps) at = (uint8_t *)step;
        memcpy(up ? bytes : at, up ? at : bytes, row->size);
    }
}

/* Copies positions [from, to) of all rows through a channel that has room for them. */
static bitnet_result bitnet__gpu_move_positions(bitnet_session *s, bitnet__gpu_channel *channel,
                                                bool up, int32_t from, int32_t to) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int rows = bitnet__gpu_cache_rows(g), i;
    size_t count = (size_t)(to - from);
    bitnet_result result = BITNET_OK;
    uint8_t *bytes = NULL;
    bool comes; /* with the flush */
    for (i = 0; i < rows && result == BITNET_OK; i++) {
        bitnet__gpu_row row = bitnet__gpu_row_of(g, i);
        result = bitnet__gpu_stage(channel, up, &g->cache[2 * row.layer + row.value],
                                   row.at + (size_t)from * row.size, count * row.size, &bytes,
                                   &s->error);
        if (result == BITNET_OK && (up || channel->staged == 0))
            bitnet__gpu_pages(s, up, &row, from, to, bytes);
    }
    comes = !up && channel->staged > 0;
    if (result == BITNET_OK) result = bitnet__gpu_flush(channel, &s->error);
    bytes = channel->block.mapped + channel->staging_at;
    for (i = 0; i < rows && comes && result == BITNET_OK; i++) {
        bitnet__gpu_row row = bitnet__gpu_row_of(g, i);
        bitnet__gpu_pages(s, false, &row, from, to, bytes);
        bytes += count * row.size;
    }
    return result;
}

/* Copies positions [from, to) of the KV cache, up or down, in as few submits as 64 MiB allow. */
static bitnet_result bitnet__gpu_move_kv(bitnet_session *s, bool up, int32_t from, int32_t to) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_model_info *info = &s->model->info;
    VkDeviceSize each = 2 * (VkDeviceSize)(bitnet__attention_layers(info) * info->kv_heads) *
                        bitnet__gpu_row_size(g);
    VkDeviceSize most = (VkDeviceSize)64 << 20, wanted = each * (VkDeviceSize)(to - from);
    bool seen = bitnet__gpu_seen(g->gpu, up, g->cache, 0) != NULL;
    bitnet__gpu_channel wide, *channel = &g->now.channel;
    bitnet_result result = BITNET_OK;
    int32_t n;
    memset(&wide, 0, sizeof wide);
    if (!seen && wanted > channel->staging) {
        if (wanted > most) wanted = most > each ? most / each * each : each;
        channel = &wide;
        result = bitnet__gpu_channel_open(g->gpu, channel, 0, wanted, &s->error);
    }
    for (; from < to && result == BITNET_OK; from += n) {
        n = seen ? to - from : (int32_t)(channel->staging / each);
        if (n > to - from) n = to - from;
        result = bitnet__gpu_move_positions(s, channel, up, from, from + n);
    }
    bitnet__gpu_channel_close(&wide);
    return result;
}

/* ---- recurrent states */

/* The slot of the states at a position; -1: none. */
static int32_t bitnet__gpu_slot_of(const bitnet_session *s, int32_t position) {
    int32_t i = bitnet__gpu_slots(s);
    while (i-- > 0)
        if (bitnet__gpu_of(s)->slots[i] == position) break;
    return i;
}

/* A slot that neither a snapshot nor the next submit needs. */
static int32_t bitnet__gpu_free_slot(const bitnet_session *s) {
    const bitnet__recurrent *r = &s->recurrent;
    int32_t slot = bitnet__gpu_slots(s), i;
    bool used = true;
    while (used && slot-- > 0) {
        int32_t position = bitnet__gpu_of(s)->slots[slot];
        used = position == s->computed;
        for (i = 0; i < r->count; i++) used = used || r->kept[i]->position == position;
    }
    BITNET_ASSERT(slot >= 0);
    return slot;
}

/* Copies a snapshot up to a slot, or down. */
static bitnet_result bitnet__gpu_move_snapshot(bitnet_session *s, bool up,
                                               const bitnet__snapshot *snapshot, int32_t slot) {
    const bitnet_model_info *info = &s->model->info;
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    VkDeviceSize states = bitnet__memory_states(info) * 4;
    VkDeviceSize channels = bitnet__memory_channels(info) * 4;
    bitnet_result result = BITNET_OK;
    int layer;
    BITNET_ASSERT(slot >= 0);
    for (layer = 0; layer < info->layers && result == BITNET_OK; layer++) {
        bitnet__memory m = bitnet__memory_of(info, snapshot, layer);
        if (!bitnet__is_recurrent(info, layer)) continue;
        result = bitnet__gpu_transfer(&g->now.channel, up, &g->cache[2 * layer],
                                      (VkDeviceSize)slot * states, m.states, states, &s->error);
        if (result == BITNET_OK)
            result = bitnet__gpu_transfer(&g->now.channel, up, &g->cache[2 * layer + 1],
                                          (VkDeviceSize)slot * channels, m.channels, channels,
                                          &s->error);
    }
    return result;
}

/* Forgets states after the last valid position, and a submit that led to them. */
static void bitnet__gpu_forget_later(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t i;
    for (i = 0; i < bitnet__gpu_slots(s); i++)
        if (g->slots[i] > s->device.device_valid) {
            g->slots[i] = -1;
            g->now.record.count = 0;
        }
}

/* Finds or uploads the states at the session's end, and finds a slot for those after the next
   submit. */
static bitnet_result bitnet__gpu_ready_states(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result = BITNET_OK;
    if (!s->model->info.state_heads) return BITNET_OK;
    g->from = s->computed > 0 ? bitnet__gpu_slot_of(s, s->computed) : 0;
    if (g->from < 0) {
        g->from = bitnet__gpu_free_slot(s);
        result = bitnet__gpu_move_snapshot(s, true, bitnet__present(&s->recurrent), g->from);
        g->slots[g->from] = result == BITNET_OK ? s->computed : -1;
    }
    g->to = bitnet__gpu_free_slot(s);
    g->slots[g->to] = -1;
    return result;
}

/* After a submit: where it leads to. */
static void bitnet__gpu_note_slot(bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    if (bitnet__gpu_slots(g->session)) g->slots[g->to] = record->first + record->count;
}

/* Rows of a batch before the next turn's beginning. */
static int32_t bitnet__gpu_rows_of_turn(const bitnet_session *s, int32_t rows) {
    int32_t i;
    for (i = 1; i < rows && s->model->info.state_heads; i++)
        if (bitnet__begins_turn(s, s->computed + i)) return i;
    return rows;
}

/* Attention gets separate dispatches from now on. */
static void bitnet__gpu_part(bitnet_gpu *gpu) {
    bitnet__store_release(&gpu->joined, 0);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING,
                "%s: workgroups waited too long; attention gets separate dispatches",
                gpu->can.info.name);
}

/* Estimates the time of the next submit: half of it from each token of the last. Time spent waiting
   for another submit counts too, because the two together must not take too long. */
static void bitnet__gpu_note_time(bitnet__gpu_session *g, int64_t microseconds) {
    bool prompt = !g->now.record.ahead && g->now.record.count >= BITNET__GPU_VERIFIED;
    int64_t *expected = prompt ? &g->gpu->prompt_microseconds : &g->token_microseconds;
    int64_t took = microseconds / g->now.record.count + 1;
    bitnet__gpu_lock(g->gpu);
    *expected = *expected ? (*expected + took) / 2 : took;
    bitnet__gpu_unlock(g->gpu);
}

/* Pauses the screen if too many rows survived: computing the whole head is then faster. */
static void bitnet__gpu_note_survivors(bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    uint32_t tokens = (uint32_t)bitnet__gpu_chosen_rows(record), all = 0;
    int32_t i;
    for (i = 0; i < bitnet__gpu_heads(record); i++)
        all += g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_SURVIVORS];
    if (all / tokens > (uint32_t)g->gpu->model->info.vocab_size / 4) g->rest = BITNET__GPU_REST;
}

/* True if a row's candidates are possible: finite logits of tokens that its mask allows, each of
   them once. Overwrites `mask_now`. */
static bool bitnet__gpu_are_possible(const bitnet__gpu_session *g, int32_t row, uint32_t count) {
    const float *back = g->now.logits_back + (size_t)row * 2 * BITNET__GPU_CANDIDATES;
    const uint32_t *mask = g->now.mask_out + (size_t)row * g->head.mask.stride;
    uint32_t *left = g->mask_now, i;
    if (count > BITNET__GPU_CANDIDATES) return true; /* they are not used */
    if (g->now.record.masked) memcpy(left, mask, 4 * (size_t)g->head.mask.stride);
    else memset(left, 0xFF, 4 * (size_t)g->head.mask.stride);
    for (i = 0; i < count; i++) {
        uint32_t id = bitnet__bits(back[2 * i + 1]);
        if (id >= (uint32_t)g->gpu->model->info.vocab_size || !(left[id / 32] >> (id & 31) & 1) ||
            !bitnet__is_finite(back[2 * i]))
            return false;
        left[id / 32] &= ~(1u << (id & 31));
    }
    return true;
}

/* True if the ids and counts that a submit has returned are possible. They become indexes, so a
   device that returns impossible ones is treated like one that failed. */
static bool bitnet__gpu_is_possible(const bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    uint32_t vocabulary = (uint32_t)g->gpu->model->info.vocab_size;
    uint32_t most = record->ahead ? vocabulary * (uint32_t)record->count : vocabulary;
    int32_t i;
    for (i = 0; i < bitnet__gpu_heads(record); i++) {
        uint32_t count = g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_SURVIVORS];
        if (count > most) return false;
        if (bitnet__gpu_is_listed(record) && !bitnet__gpu_are_possible(g, i, count)) return false;
    }
    for (i = 0; i < bitnet__gpu_chosen_rows(record); i++) {
        uint32_t id = g->now.outbox[BITNET__STATE_CHOSEN + i];
        if (id >= vocabulary && !(record->masked && id == BITNET__GPU_NONE)) return false;
    }
    return true;
}

/* Checks what a submit has returned. */
static bitnet_result bitnet__gpu_look(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    int32_t chosen = bitnet__gpu_chosen_rows(record), i;
    if (!record->shared && g->now.outbox[BITNET__STATE_LATE]) {
        bitnet__gpu_part(g->gpu);
        record->count = 0;     /* what was computed is unusable, */
        record->ahead = false; /* so that it does not count as used up */
        return BITNET_OK;
    }
    if (!record->shared)
        bitnet__gpu_note_time(g, bitnet__microseconds() - g->now.channel.submitted);
    for (i = 0; i < bitnet__gpu_heads(record); i++)
        if (g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_BAD])
            return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                                "a logit is not a finite number");
    if (!bitnet__gpu_is_possible(g))
        return bitnet__fail(&s->error, BITNET_ERROR_GPU_FAILED,
                            "the GPU returned an impossible token or count");
    bitnet__gpu_note_survivors(g);
    for (i = 0; i < chosen; i++) {
        record->chosen[i] = (int32_t)g->now.outbox[BITNET__STATE_CHOSEN + i];
        if (record->ahead && i + 1 < chosen) record->tokens[i + 1] = record->chosen[i];
    }
    return BITNET_OK;
}

/* Finishes the submit that answers the session, now or later. */
static bitnet_result bitnet__gpu_finish(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t start = bitnet__microseconds();
    bitnet_result result;
    if (!g->now.in_flight) return BITNET_OK;
    result = g->pass ? bitnet__gpu_await(&g->pass->memory.now.channel, deadline, &s->error)
                     : bitnet__gpu_wait(&g->now.channel, deadline, &s->error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.gpu_microseconds, bitnet__microseconds() - start);
    if (result == BITNET_PENDING) return result;
    g->now.in_flight = false;
    if (g->pass && result == BITNET_OK) bitnet__gpu_take_row(g);
    if (g->pass) bitnet__gpu_leave_pass(g, result == BITNET_OK);
    if (result == BITNET_OK) result = bitnet__gpu_look(s);
    if (result != BITNET_OK) g->now.record.count = 0; /* nothing has come of it */
    return result;
}

/* The next submit takes its place. */
static void bitnet__gpu_swap(bitnet__gpu_session *g) {
    bitnet__gpu_trip trip = g->now;
    g->now = g->behind;
    g->behind = trip;
}

/* Waits until nothing is in flight. */
static bitnet_result bitnet__gpu_settle(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result = bitnet__gpu_finish(s, 0);
    if (result != BITNET_OK || !g->behind.in_flight) return result;
    bitnet__gpu_swap(g);
    return bitnet__gpu_finish(s, 0);
}

/* The token at a position: the session's, or a draft's in its batch; -1: none. */
static int32_t bitnet__gpu_token_at(const bitnet_session *s, int32_t position) {
    int32_t row = position - s->computed;
    if (position < s->length) return s->tokens[position];
    return row < s->batch->count ? s->batch->rows[row].id : -1;
}

/* Rows of the waiting batch that a record holds; 0: it holds others. */
static int32_t bitnet__gpu_rows_of(const bitnet_session *s, const bitnet__gpu_record *record) {
    int32_t row = s->computed - record->first, rows = record->ahead ? 1 : record->count, i;
    if (s->device.device_valid != s->computed || row < 0 || row + rows > record->count) return 0;
    for (i = 0; i < row + rows; i++)
        if (bitnet__gpu_token_at(s, record->first + i) != record->tokens[i]) return 0;
    return rows;
}

/* True if the submit holds what the session's batch needs. */
static bool bitnet__gpu_answers(const bitnet_session *s) {
    return bitnet__gpu_rows_of(s, &bitnet__gpu_of(s)->now.record) == s->batch->count;
}

/* Tokens that the next submit computes one by one: twice the last number if all of those were used,
   within the context, the deadline and a tenth of a second, because drivers give up a device that
   is busy much longer. */
static int32_t bitnet__gpu_steps(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t time = 100000, each = g->token_microseconds > 0 ? g->token_microseconds : 1;
    int32_t most = g->gpu->options.tokens_per_submit,
            room = s->options.context_length - s->computed;
    bool taken = g->now.record.ahead && s->computed == g->now.record.first + g->now.record.count;
    if (s->batch->count != 1 || s->computed + 1 != s->length || !bitnet__is_greedy(s) ||
        s->observer.logits || g->wants_logits || s->model->info.state_heads)
        return g->steps_ahead = 1;
    g->steps_ahead = taken ? 2 * g->steps_ahead : 1;
    if (g->steps_ahead > most) g->steps_ahead = most;
    if (g->steps_ahead > room) g->steps_ahead = room;
    if (deadline && deadline - bitnet__microseconds() < time)
        time = deadline - bitnet__microseconds();
    if (g->steps_ahead > 1 && time / each < g->steps_ahead)
        g->steps_ahead = time / each > 1 ? (int32_t)(time / each) : 1;
    return g->steps_ahead;
}

/* Prompt tokens that a submit computes in a tenth of a second, in whole tiles of gemm.comp; few
   while it is unknown how many that are. */
static int32_t bitnet__gpu_rows_in_time(const bitnet_session *s) {
    bitnet_gpu *gpu = bitnet__gpu_of(s)->gpu;
    int32_t room = bitnet__gpu_room(s);
    int64_t most;
    bitnet__gpu_lock(gpu);
    most = gpu->prompt_microseconds > 0 ? 100000 / gpu->prompt_microseconds : 0;
    bitnet__gpu_unlock(gpu);
    if (most < BITNET__GPU_VERIFIED) return BITNET__GPU_VERIFIED;
    if (most >= BITNET__GPU_LARGE_TILE) most -= most % BITNET__GPU_LARGE_TILE;
    else if (most > BITNET__GPU_TILE) most = BITNET__GPU_TILE;
    return most < room ? (int32_t)most : room;
}

/* The largest next batch: what was submitted ahead, or what a submit has time for. If drafts or an
   observer may need all states, no more than are returned. */
static int32_t bitnet__gpu_most_rows(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t rows = 0;
    if (s->observer.logits) return bitnet__gpu_rows_of_turn(s, BITNET__GPU_VERIFIED);
    if (!g->now.record.ahead) rows = bitnet__gpu_rows_of(s, &g->now.record);
    if (rows == 0 && g->behind.in_flight) rows = bitnet__gpu_rows_of(s, &g->behind.record);
    if (rows > 0) return rows;
    rows = s->computed + 1 == s->length ? BITNET__GPU_VERIFIED : bitnet__gpu_rows_in_time(s);
    return bitnet__gpu_rows_of_turn(s, rows);
}

/* The commands for a prompt of `rows` tokens: the trip's last ones, or new ones. */
static bitnet_result bitnet__gpu_record_prompt(bitnet__gpu_session *g, int32_t rows,
                                               bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_prompt *prompt = &g->now.prompt;
    bool screened = g->now.record.screened;
    bitnet_result result;
    if (prompt->rows == rows && prompt->screened == screened) return BITNET_OK;
    prompt->rows = 0;
    prompt->screened = screened;
    result = bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, prompt->pool, 0),
                              "vkResetCommandPool", error);
    if (result == BITNET_OK)
        result =
            bitnet__gpu_record_body(g, prompt->body, rows, screened, 0, &prompt->dispatches, error);
    if (result == BITNET_OK) prompt->rows = rows;
    return result;
}

/* Drops recorded bodies if attention has since been given separate dispatches, or other workgroups
   for a longer text. */
static bitnet_result bitnet__gpu_forget_bodies(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bool joined = bitnet__gpu_joins(g);
    bool by_head = bitnet__gpu_wants_heads(gpu, g->session->computed);
    if (joined == g->joined && by_head == g->by_head) return BITNET_OK;
    g->joined = joined;
    g->by_head = by_head;
    memset(g->dispatches, 0, sizeof g->dispatches);
    return bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->body_pool, 0),
                            "vkResetCommandPool", error);
}

/* The commands for `rows` tokens, or for token `step` of a submit that computes them one by one. */
static bitnet_result bitnet__gpu_body(bitnet__gpu_session *g, int32_t rows, int32_t step,
                                      VkCommandBuffer *body, bitnet_error *error) {
    bool screened = g->now.record.screened, prompt = rows > BITNET__GPU_VERIFIED;
    int32_t which =
        rows > 1 ? BITNET__GPU_STATES + g->now.number * BITNET__GPU_BATCHES + rows - 2 : step;
    int32_t *dispatches;
    bitnet_result result = BITNET_OK;
    if (screened) which += BITNET__GPU_BODIES / 2;
    dispatches = prompt ? &g->now.prompt.dispatches : &g->dispatches[which];
    *body = prompt ? g->now.prompt.body : g->bodies[which];
    if (prompt) result = bitnet__gpu_record_prompt(g, rows, error);
    else if (!*dispatches)
        result = bitnet__gpu_record_body(g, *body, rows, screened, 0, dispatches, error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.dispatches, *dispatches);
    return result;
}

/* The candidates: allowed tokens, except those with a penalty or bias, whose logits the CPU
   computes in any case. */
static void bitnet__gpu_make_mask(const bitnet_session *s, uint32_t *bits) {
    size_t size = 4 * bitnet__gpu_mask_words(&s->model->info), count = bitnet__named(s), i;
    if (s->sampler.mask) memcpy(bits, s->sampler.mask->bits, size);
    else memset(bits, 0xFF, size);
    for (i = 0; i < count; i++) {
        int32_t id = bitnet__named_id(s, i);
        bits[id / 32] &= ~(1u << (id & 31));
    }
}

/* Asks the grammar for the tokens allowed after a batch that ends at a position where one will be
   chosen. */
static void bitnet__gpu_constrain(bitnet_session *s, int32_t end) {
    const bitnet_error error = s->error;
    if (end < s->length || bitnet__constrain(s, 0) != BITNET_OK) s->sampler.mask = NULL;
    s->error = error;
}

/* The session as if `drafts` of the drafts that are being computed were accepted. Its memory is
   that of `s`. */
static bitnet_session bitnet__gpu_supposed(const bitnet_session *s, int32_t drafts) {
    bitnet_session after = *s;
    memcpy(after.tokens + after.length, s->drafts.tokens, (size_t)drafts * sizeof(int32_t));
    after.length += drafts;
    after.generation.tokens += drafts;
    return after;
}

/* The masks of a submit's rows. After a draft the mask assumes that it is accepted; if it cannot
   be, any token is allowed. */
static void bitnet__gpu_make_masks(bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t rows = bitnet__gpu_heads(&g->now.record), row;
    int32_t drafts = s->batch->count - bitnet__fed_rows(s);
    for (row = 0; row < rows; row++) {
        int32_t accepted = row + drafts + 1 > rows ? row + drafts + 1 - rows : 0;
        bitnet_session after = bitnet__gpu_supposed(s, accepted);
        if (accepted > 0) bitnet__gpu_constrain(&after, after.length);
        bitnet__gpu_make_mask(&after, g->now.mask_out + (size_t)row * g->head.mask.stride);
    }
    if (drafts > 0) bitnet__gpu_constrain(s, s->length); /* whose mask they have replaced */
}

static bool bitnet__gpu_wants_all(const bitnet_session *s) {
    return s->observer.logits || bitnet__gpu_of(s)->wants_logits;
}

/* True if the head may be screened for the session's batch. */
static bool bitnet__gpu_may_screen(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    return !bitnet__gpu_wants_all(s) && g->gpu->screen.there && g->rest <= 0 &&
           (bitnet__is_greedy(s) || bitnet__is_narrow(s));
}

/* Decides what the head computes for each token of the batch: the greatest logit, candidates to
   draw from, or all logits. Tokens with a penalty or bias stay out of masks. */
static void bitnet__gpu_plan_lm_head(bitnet_session *s, bool screened) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    bool greedy = bitnet__is_greedy(s), all = bitnet__gpu_wants_all(s);
    record->screened = screened;
    record->masked = screened && (s->sampler.mask || bitnet__named(s) > 0);
    record->rank = 1; /* is for greedy ones alone */
    if (!greedy) record->rank += bitnet__top_k(&s->sampler.sampling, s->model->info.vocab_size);
    record->depth = greedy ? 0.0f : bitnet__min_p_depth(&s->sampler.sampling);
    record->logit_rows = screened || (!all && greedy) ? 0 : bitnet__gpu_heads(record);
    g->rest -= record->count;
    g->wants_logits = false;
}

/* Before a submit: determines the allowed tokens and uploads the KV cache up to them. */
static bitnet_result bitnet__gpu_make_ready(bitnet_session *s) {
    bitnet_result result = BITNET_OK;
    bitnet__gpu_constrain(s, s->computed + bitnet__fed_rows(s));
    bitnet__gpu_forget_later(s);
    if (s->device.device_valid < s->computed)
        result = bitnet__gpu_move_kv(s, true, s->device.device_valid, s->computed);
    if (result == BITNET_OK) s->device.device_valid = s->computed;
    return result == BITNET_OK ? bitnet__gpu_ready_states(s) : result;
}

/* Begins a trip's record. */
static void bitnet__gpu_begin_record(bitnet__gpu_trip *trip, int32_t first, int32_t count,
                                     bool ahead, bool shared) {
    trip->record.first = first;
    trip->record.count = count;
    trip->record.ahead = ahead;
    trip->record.shared = shared;
    trip->shown = 0;
}

/* Submits `rows` tokens from position `first`, or one token and `steps` - 1 more, one by one. */
static bitnet_result bitnet__gpu_send_rows(bitnet_session *s, int32_t first, int32_t rows,
                                           int32_t steps) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    const size_t bytes = (size_t)rows * sizeof(int32_t);
    VkCommandBuffer commands[BITNET__GPU_STATES + 2];
    bitnet_result result;
    int32_t i, count = 0;
    bitnet__gpu_begin_record(&g->now, first, rows == 1 ? steps : rows, rows == 1, false);
    bitnet__gpu_plan_lm_head(s, bitnet__gpu_may_screen(s));
    bitnet__gpu_put_state(g, first, rows, rows == 1 && g->by_head);
    if (record->masked) bitnet__gpu_make_masks(s);
    for (i = 0; i < BITNET__GPU_VERIFIED; i++) bitnet__gpu_put_choice(g, i, record);
    for (i = 0; i < rows; i++) record->tokens[i] = bitnet__gpu_token_at(s, first + i);
    memcpy(bitnet__gpu_inbox(g) + BITNET__STATE_TOKENS, record->tokens, bytes);

    result = bitnet__gpu_record_before(g, &s->error);
    commands[count++] = g->now.channel.before;
    for (i = 0; i < (rows == 1 ? steps : 1) && result == BITNET_OK; i++)
        result = bitnet__gpu_body(g, rows, i, &commands[count++], &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_record_after(g, &s->error);
    commands[count++] = g->now.channel.after;
    if (result != BITNET_OK) return result;
    result = bitnet__gpu_submit(&g->now.channel, commands, (uint32_t)count, &s->error);
    g->now.in_flight = result == BITNET_OK;
    bitnet__gpu_note_slot(g);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.tokens, record->count);
    return result;
}

/* Submits the session's batch while nothing is in flight. */
static bitnet_result bitnet__gpu_begin(bitnet_session *s, int64_t deadline) {
    bitnet_result result = bitnet__gpu_make_ready(s);
    int32_t steps = bitnet__gpu_steps(s, deadline);
    if (result == BITNET_OK) result = bitnet__gpu_forget_bodies(bitnet__gpu_of(s), &s->error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_send_rows(s, s->computed, s->batch->count, steps);
}

/* Submits tokens that wait after the session's batch, which is in flight: at most `next`. */
static bitnet_result bitnet__gpu_begin_behind(bitnet_session *s, int32_t next) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t first = s->computed + s->batch->count;
    int32_t rows = BITNET__MIN(next, bitnet__gpu_rows_in_time(s));
    bitnet_result result;
    if (rows < 1 || s->batch->count == 1 || s->observer.logits || s->model->info.state_heads ||
        g->behind.in_flight || !g->now.in_flight || !bitnet__gpu_answers(s))
        return BITNET_OK;
    bitnet__gpu_constrain(s, first + rows);
    bitnet__gpu_swap(g);
    result = bitnet__gpu_send_rows(s, first, rows, 1);
    bitnet__gpu_swap(g);
    return result;
}

static void bitnet__gpu_log_failure(const bitnet_session *s) {
    bitnet__log(&s->model->log, BITNET_LOG_WARNING, "leaving the GPU: %s", s->error.message);
}

static bitnet_result bitnet__gpu_compute(bitnet_session *s, int64_t deadline, int32_t next) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result;
    for (;;) {
        result = bitnet__gpu_begin_behind(s, next);
        if (result == BITNET_OK) result = bitnet__gpu_finish(s, deadline);
        if (result != BITNET_OK) break;
        if (bitnet__gpu_answers(s)) return BITNET_OK;
        if (g->behind.in_flight) bitnet__gpu_swap(g);
        else result = bitnet__gpu_begin(s, deadline);
        if (result != BITNET_OK) break;
    }
    if (result != BITNET_PENDING) bitnet__gpu_log_failure(s);
    return result;
}

/* ====================
   >>gpu-together   Running: several sessions in one pass, results, attaching

   Sessions of one device whose next batch is a single token can share a submit. Other functions
   read what a submit has computed: states, logits and tokens. At the end, the functions that
   connect a session with a device. */

/* True if the session's batch is a token that a pass with `first`'s could compute. */
static bool bitnet__gpu_can_share(const bitnet_session *s, const bitnet__gpu_session *first) {
    return bitnet_gpu_is_attached(s) && bitnet__gpu_of(s)->gpu == first->gpu &&
           bitnet__gpu_of(s)->bytes == first->bytes && !s->adapter && s->batch &&
           s->batch->stage == 0 && s->batch->count == 1 && !bitnet__is_observed(s) &&
           !bitnet__gpu_of(s)->now.in_flight && !bitnet__gpu_of(s)->behind.in_flight &&
           !bitnet__gpu_answers(s);
}

/* Writes a member's row into the pass, and into the member what will be returned. False: its
   rotations are missing. */
static bool bitnet__gpu_put_member(const bitnet__gpu_pass *pass, int32_t row, bool screened) {
    const bitnet__gpu_session *g = &pass->memory;
    bitnet__gpu_session *member = pass->members[row];
    bitnet_session *s = member->session;
    size_t width = (size_t)s->model->info.rope_size, table;
    size_t at = (size_t)(s->computed % BITNET__PAGE) * width;
    const float *rope = bitnet__rope_of(s->model, s->computed / BITNET__PAGE);
    uint8_t *mapped = g->now.channel.block.mapped;
    if (!rope) return false;
    bitnet__gpu_begin_record(&member->now, s->computed, 1, false, true);
    member->now.record.tokens[0] = s->tokens[s->computed];
    bitnet__gpu_plan_lm_head(s, screened);
    bitnet__gpu_put_choice(g, row, &member->now.record);
    bitnet__gpu_inbox(g)[BITNET__STATE_TOKENS + row] = (uint32_t)s->tokens[s->computed];
    for (table = 0; table < bitnet__gpu_rope_tables(g->gpu); table++)
        memcpy(mapped + g->exchange.rope + (table * (size_t)g->context + (size_t)row) * width * 4,
               rope + (table || s->long_rope) * BITNET__PAGE * width + at, width * 4);
    if (!member->now.record.masked) return true;
    bitnet__gpu_make_mask(s, member->now.mask_out);
    memcpy(mapped + g->exchange.mask + (size_t)row * g->head.mask.stride * 4, member->now.mask_out,
           (size_t)g->head.mask.stride * 4);
    return true;
}

/* Submits a pass of `rows` members. */
static bitnet_result bitnet__gpu_begin_pass(bitnet__gpu_pass *pass, int32_t rows,
                                            bitnet_error *error) {
    bitnet__gpu_session *g = &pass->memory;
    bool screened = true;
    VkCommandBuffer commands[3];
    bitnet_result result;
    int32_t i;
    for (i = 0; i < rows; i++)
        screened = screened && bitnet__gpu_may_screen(pass->members[i]->session);
    bitnet__gpu_put_state(g, 0, rows, false);
    bitnet__gpu_put_table(pass, rows);
    for (i = 0; i < rows; i++)
        if (!bitnet__gpu_put_member(pass, i, screened)) return bitnet__no_memory(error);
    result = bitnet__gpu_record_gather(pass, rows, error);
    if (result == BITNET_OK) result = bitnet__gpu_pass_body(pass, rows, screened, error);
    if (result == BITNET_OK) result = bitnet__gpu_record_scatter(pass, rows, error);
    if (result != BITNET_OK) return result;
    commands[0] = g->now.channel.before, commands[1] = g->bodies[0],
    commands[2] = g->now.channel.after;
    bitnet__store_release(&pass->users, rows);
    result = bitnet__gpu_submit(&g->now.channel, commands, 3, error);
    if (result != BITNET_OK) return result;
    for (i = 0; i < rows; i++) {
        pass->members[i]->pass = pass;
        pass->members[i]->row = i;
        pass->members[i]->now.in_flight = true;
        bitnet__gpu_note_slot(pass->members[i]);
    }
    bitnet__gpu_count(g->gpu, &g->gpu->stats.tokens, rows);
    return BITNET_OK;
}

/* Does this for a pass lent for these sessions, or for as many of them as there is memory for. If
   it fails, each session is computed alone from then on. */
static void bitnet__gpu_share_pass(bitnet_gpu *gpu, bitnet__gpu_session *const *members,
                                   int32_t rows) {
    bitnet_error error;
    bitnet__gpu_pass *pass = bitnet__gpu_borrow_pass(gpu, members, rows, &error);
    int32_t i;
    while (!pass && error.result == BITNET_ERROR_GPU_MEMORY && rows > BITNET__GPU_VERIFIED) {
        rows = bitnet__gpu_pass_room(rows) / 2;
        bitnet__store_release(&gpu->pass_rows, rows);
        pass = bitnet__gpu_borrow_pass(gpu, members, rows, &error);
    }
    if (pass) {
        memcpy(pass->members, members, (size_t)rows * sizeof *members);
        if (bitnet__gpu_begin_pass(pass, rows, &error) == BITNET_OK) return;
        bitnet__gpu_pass_free(pass);
    }
    for (i = 0; i < rows; i++) members[i]->now.record.count = 0;
    bitnet__gpu_stop_passes(gpu, &error);
}

/* Begins the first session, and with it those of the same GPU that need as many logits. */
static void bitnet__gpu_begin_many(bitnet_session *const *sessions, int count) {
    bitnet__gpu_session *members[BITNET__GPU_ROWS];
    const bitnet__gpu_session *first = bitnet__gpu_of(sessions[0]);
    bitnet_gpu *gpu = first->gpu;
    int32_t most = (int32_t)bitnet__load_acquire(&gpu->pass_rows), rows = 0, chunks = 0;
    bool screened = bitnet__gpu_may_screen(sessions[0]);
    int i;
    if (most < 2 || !bitnet__gpu_can_share(sessions[0], first)) return;
    for (i = 0; i < count && rows < most; i++) {
        if (!bitnet__gpu_can_share(sessions[i], first) ||
            bitnet__gpu_may_screen(sessions[i]) != screened)
            continue;
        members[rows] = bitnet__gpu_of(sessions[i]);
        if (rows > 0 && chunks + bitnet__gpu_chunks(members[rows]) > BITNET__GPU_CHUNKS) continue;
        if (bitnet__gpu_make_ready(sessions[i]) == BITNET_OK)
            chunks += bitnet__gpu_chunks(members[rows++]);
    }
    if (rows > 1) bitnet__gpu_share_pass(gpu, members, rows);
}

/* The index, among the returned states, of the row last requested. */
static size_t bitnet__gpu_shown(const bitnet__gpu_session *g) {
    bool last_only = !g->now.record.ahead && g->now.record.count > BITNET__GPU_VERIFIED;
    return last_only ? 0 : (size_t)g->now.shown;
}

/* The same among the rows of logits, or of candidates. */
static size_t bitnet__gpu_shown_row(const bitnet__gpu_session *g) {
    return g->now.record.ahead ? 0 : bitnet__gpu_shown(g);
}

static void bitnet__gpu_state(bitnet_session *s, int32_t position) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    g->now.shown = position - g->now.record.first;
    memcpy(s->end.hidden, g->now.states_back + bitnet__gpu_shown(g) * g->stream.x.stride,
           g->stream.x.stride * sizeof(float));
}

/* True if the session's state is still the one that it was shown: logits are a function of it. */
static bool bitnet__gpu_is_shown(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    return g->now.record.count > 0 && !g->now.in_flight &&
           memcmp(s->end.hidden, g->now.states_back + bitnet__gpu_shown(g) * g->stream.x.stride,
                  g->stream.x.stride * sizeof(float)) == 0;
}

static bool bitnet__gpu_logits(bitnet_session *s, float *logits) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    size_t at = bitnet__gpu_shown_row(g);
    size_t size = (size_t)s->model->info.vocab_size * sizeof(float);
    if (!s->choice || logits != s->choice->logits) /* not requested by the sampler */
        g->wants_logits = true;
    if (!bitnet__gpu_is_shown(s) || g->now.record.screened ||
        (g->now.record.ahead && g->now.shown != g->now.record.count - 1))
        return false;
    if (at < (size_t)g->now.record.logit_rows) {
        memcpy(logits, g->now.logits_back + at * g->head.logits.stride, size);
        return true;
    }
    if (g->now.record.shared || g->behind.in_flight) return false; /* others have not moved */
    return bitnet__gpu_transfer(&g->now.channel, false, &g->floats,
                                ((VkDeviceSize)g->head.logits.at + at * g->head.logits.stride) * 4,
                                logits, size, &s->error) == BITNET_OK;
}

static bool bitnet__gpu_choose(bitnet_session *s, int32_t *id) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    if (!bitnet__gpu_is_shown(s) || g->now.record.masked) return false;
    *id = g->now.record.chosen[bitnet__gpu_shown(g)];
    return true;
}

/* True if candidates were computed under the conditions that apply now. */
static bool bitnet__gpu_is_record_of(const bitnet_session *s, size_t row, size_t k) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record *record = &g->now.record;
    if (record->rank <= k || record->depth < bitnet__min_p_depth(&s->sampler.sampling))
        return false;
    if (!record->masked) return !s->sampler.mask && bitnet__named(s) == 0;
    bitnet__gpu_make_mask(s, g->mask_now);
    return memcmp(g->mask_now, g->now.mask_out + row * g->head.mask.stride,
                  4 * g->head.mask.stride) == 0;
}

static int32_t bitnet__gpu_candidates(bitnet_session *s, size_t k) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    size_t row = bitnet__gpu_shown_row(g), count, i;
    const float *back = g->now.logits_back + row * 2 * BITNET__GPU_CANDIDATES;
    if (!bitnet__gpu_is_shown(s) || !g->now.record.screened || !bitnet__gpu_is_record_of(s, row, k))
        return 0;
    count = g->now.outbox[bitnet__gpu_choice_at((int32_t)row) + BITNET__CHOICE_SURVIVORS];
    if (count > BITNET__GPU_CANDIDATES) {
        g->rest = BITNET__GPU_REST;
        return 0;
    }
    for (i = 0; i < count; i++) {
        s->choice->survivors[i].logit = back[2 * i];
        s->choice->survivors[i].id = (int32_t)bitnet__bits(back[2 * i + 1]);
    }
    return (int32_t)count;
}

static bitnet_result bitnet__gpu_fetch(bitnet_session *s) {
    const bitnet__recurrent *r = &s->recurrent;
    bitnet_result result = bitnet__gpu_settle(s);
    int32_t i;
    bitnet__gpu_forget_later(s);
    if (result == BITNET_OK && s->device.host_valid < s->computed)
        result = bitnet__gpu_move_kv(s, false, s->device.host_valid, s->computed);
    for (i = 0; i < r->count && result == BITNET_OK; i++)
        if (r->kept[i]->position > s->device.host_valid)
            result = bitnet__gpu_move_snapshot(s, false, r->kept[i],
                                               bitnet__gpu_slot_of(s, r->kept[i]->position));
    if (result == BITNET_OK) s->device.host_valid = s->computed;
    else bitnet__gpu_log_failure(s);
    return result;
}

static void bitnet__gpu_session_free(bitnet__gpu_session *g) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_quit_pass(g);
    bitnet__gpu_session_close(g);
    bitnet__free(&gpu->allocator, g);
    if (bitnet__load_acquire(&gpu->pass_rows)) /* its memory is free */
        bitnet__store_release(&gpu->pass_rows, BITNET__GPU_ROWS);
}

static void bitnet__gpu_end(bitnet_session *s) {
    bitnet__gpu_session_free(bitnet__gpu_of(s));
    s->device.state = NULL;
}

static const bitnet__backend bitnet__gpu_backend = {
    bitnet__gpu_most_rows,  bitnet__gpu_compute, bitnet__gpu_begin_many,
    bitnet__gpu_state,      bitnet__gpu_logits,  bitnet__gpu_choose,
    bitnet__gpu_candidates, bitnet__gpu_fetch,   bitnet__gpu_end};

/* The rotations of all positions. */
static bitnet_result bitnet__gpu_upload_rope(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_model *model = g->gpu->model;
    int32_t context = g->context, at, n;
    size_t width = (size_t)model->info.rope_size, tables = bitnet__gpu_rope_tables(g->gpu), table;
    size_t size = (size_t)context * width;
    float *all = (float *)bitnet__alloc(&g->gpu->allocator, tables * size, sizeof *all);
    bitnet_result result = all ? BITNET_OK : bitnet__no_memory(error);
    for (at = 0; at < context && result == BITNET_OK; at += n) {
        const float *page = bitnet__rope_of(model, at / BITNET__PAGE);
        n = context - at < BITNET__PAGE ? context - at : BITNET__PAGE;
        if (!page) result = bitnet__no_memory(error);
        for (table = 0; table < tables && page; table++)
            memcpy(all + table * size + (size_t)at * width,
                   page + (table || g->session->long_rope) * BITNET__PAGE * width,
                   (size_t)n * width * sizeof *all);
    }
    if (result == BITNET_OK)
        result = bitnet__gpu_transfer(&g->now.channel, true, &g->rope, 0, all,
                                      (VkDeviceSize)(tables * size) * sizeof *all, error);
    bitnet__free(&g->gpu->allocator, all);
    return result;
}

static bitnet_result bitnet__gpu_attach(bitnet_session *s, bitnet_gpu *gpu) {
    bitnet__gpu_session *g =
        (bitnet__gpu_session *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *g);
    bitnet_result result;
    if (!g) return bitnet__no_memory(&s->error);
    g->gpu = gpu;
    g->session = s;
    g->bytes = s->options.cache == BITNET_CACHE_INT8;
    g->adapter = s->adapter;
    g->steps_ahead = 1;
    g->behind.number = 1;
    memset(g->slots, -1, sizeof g->slots);
    bitnet__replay(s);
    g->mask_now = (uint32_t *)bitnet__alloc(
        &gpu->allocator, bitnet__gpu_mask_words(&s->model->info), sizeof *g->mask_now);
    result = g->mask_now ? bitnet__gpu_session_memory(g, s->options.context_length, &s->error)
                         : bitnet__no_memory(&s->error);
    if (result == BITNET_OK && g->adapter) result = bitnet__gpu_borrow_adapter(g, &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_make_sets(g, &s->error);
    if (result == BITNET_OK)
        result =
            bitnet__gpu_command_pool(gpu, &g->body_pool, g->bodies, BITNET__GPU_BODIES, &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_session_clear(g, &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_upload_rope(g, &s->error);
    if (result != BITNET_OK) {
        bitnet__gpu_session_free(g);
        if (result == BITNET_ERROR_GPU_MEMORY && bitnet__gpu_free_passes(gpu))
            return bitnet__gpu_attach(s, gpu);
        return result;
    }
    bitnet__drop_batch(s);
    bitnet__drop_drafts(s, 0);
    s->device.backend = &bitnet__gpu_backend;
    s->device.state = g;
    s->device.host_valid = s->computed;
    s->device.device_valid = 0;
    return BITNET_OK;
}

BITNET_API void bitnet_gpu_detach(bitnet_session *session) {
    if (!bitnet_gpu_is_attached(session)) return;
    bitnet__fetch(session);
    if (session->device.backend) bitnet__leave(session); /* else it failed, and was left */
}

BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session) {
    return session && session->device.backend == &bitnet__gpu_backend;
}

/* ====================
   >>gpu-selftest   Self-test

   First the arithmetic: sums, products and the contract's functions, of ordinary, tiny, huge and
   denormal numbers. Then every kernel: a few tokens through the first layer and the head, in
   batches of all kinds, against a session that computes them on the CPU. All by memcmp, with one
   exception: if the arithmetic shows that the device flushes denormals or loses the signs of zeros,
   but is otherwise right, differences of this kind count as equal. Kernels that only adapters need
   are tested with the first adapter. */

static bitnet_result bitnet__gpu_differs(const char *what, int64_t where, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_GPU_ARITHMETIC,
                        "the GPU's %s differ from those of the CPU (%i)", what, where);
}

/* True if both are equal in all bits, or both are NaN. */
static bool bitnet__gpu_same(float a, float b) {
    return bitnet__bits(a) == bitnet__bits(b) || (a != a && b != b);
}

/* Zero in place of a denormal, and of either zero. */
static float bitnet__gpu_flushed(float x) { return bitnet__bits(x) & 0x7F800000 ? x : 0.0f; }

/* True if vectors are equal: in all bits, unless the device flushes. */
static bool bitnet__gpu_alike(const bitnet_gpu *gpu, const float *a, const float *b, size_t count) {
    size_t i;
    if (!gpu->flushes) return memcmp(a, b, count * sizeof *a) == 0;
    for (i = 0; i < count; i++)
        if (!bitnet__gpu_same(bitnet__gpu_flushed(a[i]), bitnet__gpu_flushed(b[i]))) return false;
    return true;
}

/* The same for halves, whose denormals are not denormal floats, and for bytes. */
static bool bitnet__gpu_alike_rows(const bitnet_gpu *gpu, const uint8_t *a, const uint8_t *b,
                                   size_t count, bool bytes) {
    size_t i;
    if (!gpu->flushes || bytes) return memcmp(a, b, count * (bytes ? 1 : 2)) == 0;
    for (i = 0; i < count; i++) {
        uint16_t x = bitnet__load_u16(a + 2 * i), y = bitnet__load_u16(b + 2 * i);
        if (x != y && ((x | y) & 0x7FFF) != 0) return false;
    }
    return true;
}

enum {
    BITNET__GPU_PAIRS = 1000, /* as many as fit where the narrowest batch's floats do */
    BITNET__GPU_RESULTS = 8 * BITNET__GPU_PAIRS + 1
};

/* Numbers with all kinds of exponents; every fourth pair is of ordinary size. */
static float bitnet__gpu_test_number(uint64_t n, bool ordinary) {
    uint64_t random = bitnet__random(7, n);
    uint32_t exponent =
        ordinary ? 117 + (uint32_t)(random >> 32) % 20 : (uint32_t)(random >> 32) % 254;
    return bitnet__from_bits((uint32_t)(random & 0x807FFFFF) | exponent << 23);
}

/* What numbers.comp computes from a pair, by the contract. */
static void bitnet__gpu_numbers(float a, float b, float out[8]) {
    float magnitude = a < 0 ? -a : a;
    out[0] = a + b;
    out[1] = a * b;
    out[2] = a * b + a;
    out[3] = bitnet__rcp(magnitude);
    out[4] = bitnet__rsqrt(magnitude);
    out[5] = bitnet__exp(a);
    out[6] = bitnet__half_to_float(bitnet__float_to_half(a));
    out[7] = bitnet__half_to_float((uint16_t)bitnet__bits(b));
}

/* The same with every operand and result flushed. The last three never involve denormals. */
static void bitnet__gpu_flushed_numbers(float a, float b, float out[8]) {
    const uint32_t bits = bitnet__bits(a) & 0x7FFFFFFF;
    float x = bitnet__gpu_flushed(a), d = x < 0 ? -x : x, h = bitnet__gpu_flushed(0.5f * d);
    float reciprocal = bitnet__from_bits(0x7EF311C7u - bits);
    float root = bitnet__from_bits(0x5F3759DFu - (bits >> 1));
    int i;
    for (i = 0; i < 4; i++) {
        float y = bitnet__gpu_flushed(reciprocal), z = bitnet__gpu_flushed(root);
        reciprocal =
            bitnet__gpu_flushed(y * bitnet__gpu_flushed(2.0f - bitnet__gpu_flushed(d * y)));
        root = bitnet__gpu_flushed(bitnet__gpu_flushed(h * z) * z);
        root = bitnet__gpu_flushed(z * bitnet__gpu_flushed(1.5f - root));
    }
    bitnet__gpu_numbers(a, b, out);
    out[0] = bitnet__gpu_flushed(x + bitnet__gpu_flushed(b));
    out[1] = bitnet__gpu_flushed(x * bitnet__gpu_flushed(b));
    out[2] = bitnet__gpu_flushed(out[1] + x);
    out[3] = reciprocal;
    out[4] = root;
}

/* The index of the first result that differs from the contract, even allowing for flushed
   denormals; -1: none. Sets *flushes if some were flushed or lost a zero's sign. */
static int bitnet__gpu_judge(const float *pairs, const float *results, int count, bool *flushes) {
    float expected[8], flushed[8];
    int i, k;
    *flushes = false;
    for (i = 0; i < count; i++) {
        bitnet__gpu_numbers(pairs[2 * i], pairs[2 * i + 1], expected);
        bitnet__gpu_flushed_numbers(pairs[2 * i], pairs[2 * i + 1], flushed);
        for (k = 0; k < 8; k++) {
            float result = results[8 * i + k];
            if (bitnet__gpu_same(expected[k], result)) continue;
            *flushes = true;
            if (!bitnet__gpu_same(flushed[k], result) && flushed[k] != result &&
                expected[k] != result) /* but for the sign of a zero */
                return 8 * i + k;
        }
    }
    return -1;
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_numbers(bitnet__gpu_session *g,
                                                               bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    const size_t room = 2 * BITNET__GPU_PAIRS + BITNET__GPU_RESULTS;
    float *pairs = (float *)bitnet__alloc(&gpu->allocator, room, sizeof(float));
    float *results; /* behind them */
    bitnet__push_numbers push;
    bitnet__gpu_recorder r;
    int i;
    if (!pairs) return bitnet__no_memory(error);
    results = pairs + 2 * BITNET__GPU_PAIRS;
    push.count = BITNET__GPU_PAIRS;
    push.pairs = g->heads.outputs.at;
    push.results = g->ffn.hidden.at;
    for (i = 0; i < 2 * BITNET__GPU_PAIRS; i++)
        pairs[i] = bitnet__gpu_test_number((uint64_t)i, i / 2 % 4 == 0);
    r = bitnet__gpu_recorder_of(g, g->now.channel.before, error);
    r.result = bitnet__gpu_transfer(&g->now.channel, true, &g->floats,
                                    (VkDeviceSize)g->heads.outputs.at * 4, pairs,
                                    BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_begin_commands(gpu, r.commands,
                                              VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    bitnet__gpu_bind(&r, BITNET__PIPELINE_NUMBERS, g->sets[0], &push, sizeof push);
    bitnet__gpu_dispatch(&r, 1, 1, 1);
    if (r.result == BITNET_OK) bitnet__gpu_for_cpu(gpu, r.commands);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_end_commands(gpu, r.commands, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_submit(&g->now.channel, &r.commands, 1, error);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_wait(&g->now.channel, 0, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->now.channel, false, &g->floats,
                                        (VkDeviceSize)g->ffn.hidden.at * 4, results,
                                        BITNET__GPU_RESULTS * 4, error);
    gpu->native_halves = r.result == BITNET_OK && bitnet__bits(results[8 * BITNET__GPU_PAIRS]) == 0;
    if (r.result == BITNET_OK) {
        int wrong = bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &gpu->flushes);
        if (wrong >= 0) r.result = bitnet__gpu_differs("numbers", wrong, error);
    }
    memset(pairs, 0, room * sizeof(float)); /* what pads vectors must be zero */
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->now.channel, true, &g->floats,
                                        (VkDeviceSize)g->heads.outputs.at * 4, pairs,
                                        BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->now.channel, true, &g->floats,
                                        (VkDeviceSize)g->ffn.hidden.at * 4, results,
                                        BITNET__GPU_RESULTS * 4, error);
    bitnet__free(&gpu->allocator, pairs);
    return r.result;
}

enum { BITNET__GPU_DEPTH = 590 }; /* positions of more than eight chunks */

/* Two sessions with the same tokens on a model of one layer, or of one layer of each kind; `here`
   computes on the CPU. To test adapters, the model has the first layers. */
typedef struct bitnet__gpu_probe {
    bitnet_model model;
    bitnet__layer layers[2];
    bitnet__gpu_layer uploaded[2];
    const struct bitnet_adapter *adapter; /* of both, or NULL */
    bitnet_session *here, *there;
    int32_t fed;
} bitnet__gpu_probe;

/* Logit `id` of the state that the session's head used. Rows of codes come in blocks. */
static float bitnet__gpu_logit(const bitnet_session *s, int32_t id) {
    const bitnet__matrix *head = &s->model->lm_head;
    int32_t from = head->layout == BITNET__FLOATS ? id : id - id % BITNET__BASE3_ROWS;
    float logits[BITNET__BASE3_ROWS];
    bitnet__multiply(s->model, s->choice->scratch, head, from, id + 1, &s->choice->state, logits, 0,
                     false);
    return logits[id - from];
}

/* The choice, and a sample of logits, of the session's last row. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_lm_head(bitnet__gpu_probe *probe,
                                                               bitnet_error *error) {
    bitnet_session *s = probe->there;
    int32_t vocabulary = probe->model.info.vocab_size, id, best = 0, chosen;
    float logit, *logits = s->choice->logits;
    if (!s->device.backend->logits(s, logits)) {
        *error = s->error;
        return error->result;
    }
    for (id = 0; id < vocabulary; id++)
        if (logits[id] > logits[best]) best = id;
    if (!s->device.backend->choose(s, &chosen) || chosen != best)
        return bitnet__gpu_differs("choices", s->computed, error);
    bitnet__begin_all(probe->here, probe->here->choice->logits, vocabulary);
    for (id = 0; id < vocabulary; id += vocabulary / 512 + 1) {
        logit = bitnet__gpu_logit(probe->here, id);
        if (!bitnet__gpu_alike(bitnet__gpu_of(s)->gpu, &logit, &logits[id], 1))
            return bitnet__gpu_differs("logits", id, error);
    }
    return BITNET_OK;
}

/* The choices of a batch with a screened head, against those from all its logits. */
static bitnet_result bitnet__gpu_test_screen(bitnet__gpu_probe *probe, bool shared,
                                             bitnet_error *error) {
    bitnet_session *s = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record before = g->now.record;
    size_t rows = (size_t)bitnet__gpu_lm_head_rows(before.count);
    bitnet_result result;
    if (!g->gpu->screen.there) return BITNET_OK;
    g->now.record.count = 0;
    g->now.record.ahead = false;
    g->rest = 0;
    g->wants_logits = false;
    s->computed = s->device.device_valid = s->computed - before.count;
    s->batch->count = before.count;
    if (shared && bitnet__gpu_make_ready(s) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    result = s->device.backend->compute(s, 0, 0);
    s->batch->count = 0;
    s->computed = s->device.device_valid = s->computed + before.count;
    if (result != BITNET_OK) {
        *error = s->error;
        return result;
    }
    if (!g->now.record.screened || g->now.record.count != before.count ||
        memcmp(g->now.record.chosen, before.chosen, rows * sizeof *before.chosen) != 0)
        return bitnet__gpu_differs("screened choices", s->computed, error);
    return BITNET_OK;
}

/* Feeds both sessions the next `count` tokens. */
static bitnet_result bitnet__gpu_feed_probe(bitnet__gpu_probe *probe, int32_t count,
                                            bitnet_error *error) {
    for (; count > 0; count--, probe->fed++) {
        int32_t id = (int32_t)(bitnet__random(11, (uint64_t)probe->fed) %
                               (uint64_t)probe->model.info.vocab_size);
        bool here = bitnet_feed(probe->here, &id, 1) == BITNET_OK;
        if (here && bitnet_feed(probe->there, &id, 1) == BITNET_OK) continue;
        *error = here ? probe->there->error : probe->here->error;
        return error->result;
    }
    return BITNET_OK;
}

/* Keys, or values, of the first layer in both sessions. */
static bool bitnet__gpu_test_cache(const bitnet__gpu_probe *probe, bool value) {
    const bitnet_session *here = probe->here, *there = probe->there;
    const bitnet_model_info *info = &probe->model.info;
    const bitnet__gpu_session *g = bitnet__gpu_of(there);
    int32_t i;
    int head;
    for (i = 0; i < here->computed; i++)
        for (head = 0; head < info->kv_heads; head++) {
            int at = i % BITNET__PAGE;
            float *step, *other;
            const uint8_t *a =
                bitnet__row_of(here->pages[i / BITNET__PAGE], info, 0, head, value, at, &step);
            const uint8_t *b =
                bitnet__row_of(there->pages[i / BITNET__PAGE], info, 0, head, value, at, &other);
            if (!bitnet__gpu_alike_rows(g->gpu, a, b, bitnet__head_stride(info), g->bytes) ||
                (g->bytes && !bitnet__gpu_alike(g->gpu, step, other, 1)))
                return false;
        }
    return true;
}

/* Tests the next `count` tokens as one batch; 0: one token in a pass, as for several sessions. */
static bitnet_result bitnet__gpu_test_batch(bitnet__gpu_probe *probe, int32_t count,
                                            bitnet_error *error) {
    bitnet_session *here = probe->here, *there = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(there);
    bitnet_result result;
    bool shared = count == 0 && bitnet__load_acquire(&g->gpu->pass_rows) > 0;
    if (count == 0) count = 1;
    if (count > there->options.context_length - there->length)
        count = there->options.context_length - there->length;
    if (count < 1) return BITNET_OK;
    if ((result = bitnet__gpu_feed_probe(probe, count, error)) != BITNET_OK) return result;
    g->wants_logits = true;
    if ((result = bitnet__catch_up(here, 0, 0)) != BITNET_OK) {
        *error = here->error;
        return result;
    }
    bitnet__clear_batch(there->batch);
    if (!bitnet__add_rows(there->batch, there, count)) return bitnet__no_memory(error);
    if (shared && bitnet__gpu_make_ready(there) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    if ((result = there->device.backend->compute(there, 0, 0)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    there->device.backend->state(there, there->computed + count - 1);
    bitnet__end_rows(there, there->batch->count, 0);
    bitnet__clear_batch(there->batch);
    if ((result = there->device.backend->fetch(there)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    if (!bitnet__gpu_test_cache(probe, false))
        return bitnet__gpu_differs("keys, in a batch,", count, error);
    if (!bitnet__gpu_test_cache(probe, true))
        return bitnet__gpu_differs("values, in a batch,", count, error);
    if (!bitnet__gpu_alike(g->gpu, here->end.hidden, there->end.hidden,
                           (size_t)probe->model.info.hidden_size))
        return bitnet__gpu_differs("states, in a batch,", count, error);
    result = bitnet__gpu_test_lm_head(probe, error);
    return result == BITNET_OK ? bitnet__gpu_test_screen(probe, shared, error) : result;
}

/* The model without what its sessions share. */
static void bitnet__gpu_part_probe(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    probe->model = *gpu->model;
    memset(&probe->model.scratch_pool, 0, sizeof probe->model.scratch_pool);
    memset(&probe->model.tasks, 0, sizeof probe->model.tasks);
}

/* A layer of another kind than the first: one that attends, or one with or without rotations; 0:
   none. */
static int bitnet__gpu_other_layer(const bitnet_model *model) {
    int other = 1;
    if (model->layers[0].recurrent) return model->info.attention_period - 1;
    if (!model->architecture.local_rope) return 0;
    while (other < model->info.layers && !model->layers[other].window == !model->layers[0].window)
        other++;
    return other < model->info.layers ? other : 0;
}

/* Its first layer, or one of each kind. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    const bitnet_model *model = gpu->model;
    int other = bitnet__gpu_other_layer(model);
    bitnet__gpu_part_probe(probe, gpu);
    probe->layers[0] = model->layers[0], probe->uploaded[0] = gpu->layers[0];
    probe->layers[1] = model->layers[other], probe->uploaded[1] = gpu->layers[other];
    probe->model.info.layers = other ? 2 : 1;
    if (model->layers[0].recurrent) probe->model.info.attention_period = 2;
    probe->model.layers = probe->layers;
}

/* Fills positions [from, to) of a head's keys or values with numbers of ordinary size. */
static void bitnet__gpu_fill_head(uint16_t *halves, const bitnet_model_info *info, int32_t from,
                                  int32_t to, uint64_t seed) {
    size_t stride = bitnet__head_stride(info), at = (size_t)from * stride,
           end = (size_t)to * stride;
    memset(halves + at, 0, (end - at) * sizeof *halves);
    for (; at < end; at++) {
        uint64_t random = bitnet__random(seed, at);
        if (at % stride < (size_t)info->head_size)
            halves[at] = (uint16_t)((random & 0x83FF) | (12 + (random >> 32) % 4) << 10);
    }
}

/* Moves a session to a position as if it had computed all before it. */
static bitnet_result bitnet__gpu_pretend(bitnet_session *s, int32_t to, bitnet_error *error) {
    const bitnet_model_info *info = &s->model->info;
    int32_t from, n;
    int head, value; /* of all layers */
    if (!bitnet__reserve_pages(s, s->computed, to)) return bitnet__no_memory(error);
    for (from = s->computed; from < to; from += n) {
        const bitnet__page *page = s->pages[from / BITNET__PAGE];
        int32_t at = from % BITNET__PAGE;
        n = to - from < BITNET__PAGE - at ? to - from : BITNET__PAGE - at;
        for (head = 0; head < bitnet__attention_layers(info) * info->kv_heads; head++)
            for (value = 0; value < 2; value++) {
                uint64_t seed = 2 * (uint64_t)(from * info->kv_heads + head) + (uint64_t)value;
                float *none;
                uint8_t *rows = bitnet__row_of(page, info, head / info->kv_heads,
                                               head % info->kv_heads, value, 0, &none);
                bitnet__gpu_fill_head((uint16_t *)(void *)rows, info, at, at + n, seed);
            }
    }
    s->computed = s->device.host_valid = to;
    if (!info->state_heads) return BITNET_OK;
    memset(s->recurrent.spares[0]->floats, 0, (size_t)bitnet__snapshot_size(info) * sizeof(float));
    bitnet__push_snapshot(s, 0, to);
    return BITNET_OK;
}

/* Continues at a depth where the last workgroup of attention merges more than it reads at once. */
static bitnet_result bitnet__gpu_test_depth(bitnet__gpu_probe *probe, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    if (probe->there->options.context_length < BITNET__GPU_DEPTH + 16) return BITNET_OK;
    result = bitnet__gpu_feed_probe(probe, BITNET__GPU_DEPTH - probe->fed, error);
    if (result == BITNET_OK) result = bitnet__gpu_pretend(probe->here, BITNET__GPU_DEPTH, error);
    if (result == BITNET_OK) result = bitnet__gpu_pretend(probe->there, BITNET__GPU_DEPTH, error);
    if (result == BITNET_OK) result = bitnet__gpu_test_batch(probe, 1, error);
    if (result == BITNET_OK) result = bitnet__gpu_test_batch(probe, 2, error);
    return result == BITNET_OK ? bitnet__gpu_test_batch(probe, 9, error) : result;
}

/* Opens the probe's sessions, `there` on the GPU. Without room for depth, for 128 positions. */
static bitnet_result bitnet__gpu_open_probe(bitnet__gpu_probe *probe, bitnet_gpu *gpu,
                                            bitnet_cache cache, bitnet_error *error) {
    bitnet_session_options options;
    bitnet_result result;
    memset(&options, 0, sizeof options);
    options.context_length = BITNET__GPU_DEPTH + 64;
    options.cache = cache;
    if (cache == BITNET_CACHE_INT8 || probe->adapter)
        options.context_length = 128, options.batch = 72; /* no depth */
    probe->fed = 0;
    for (;;) {
        probe->here = bitnet_session_create(&probe->model, &options, error);
        probe->there = bitnet_session_create(gpu->model, &options, error);
        if (!probe->here || !probe->there) return BITNET_ERROR_OUT_OF_MEMORY;
        probe->here->adapter = probe->there->adapter = probe->adapter;
        probe->here->adapter_scale = probe->there->adapter_scale = 1;
        probe->here->recurrent.turn_token = probe->there->recurrent.turn_token = -1;
        result = bitnet__gpu_attach(probe->there, gpu);
        if (result != BITNET_OK) *error = probe->there->error;
        if (result != BITNET_ERROR_GPU_MEMORY || options.context_length == 128) return result;
        options.context_length = 128;
        bitnet_session_free(probe->here);
        bitnet_session_free(probe->there);
    }
}

/* All of this with one kind of keys and values; the last two batches, and the arithmetic, only
   once. If the token in a pass is the first that differs, passes are left and all is tested
   again. */
static bitnet_result bitnet__gpu_test_sessions(bitnet__gpu_probe *probe, bitnet_gpu *gpu,
                                               bitnet_cache cache, bitnet_error *error) {
    static const int32_t batches[] = {1, 0, 65, 2, 3, 8, 9, 1, 33};
    bitnet_result result = bitnet__gpu_open_probe(probe, gpu, cache, error);
    bool halves = cache == BITNET_CACHE_F16;
    size_t count = sizeof batches / sizeof *batches - (halves ? 0 : 2), i;
    bool shared = false;
    if (result == BITNET_OK && halves)
        result = bitnet__gpu_test_numbers(bitnet__gpu_of(probe->there), error);
    if (result == BITNET_OK) /* after numbers, which show how these read halves */
        result = bitnet__gpu_make_pipelines(bitnet__gpu_of(probe->there), error);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        shared = batches[i] == 0 && bitnet__load_acquire(&gpu->pass_rows) > 0;
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    }
    if (result == BITNET_OK && halves) result = bitnet__gpu_test_depth(probe, error);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    if (result != BITNET_ERROR_GPU_ARITHMETIC || !shared) return result;
    bitnet__gpu_stop_passes(gpu, error);
    return bitnet__gpu_test_sessions(probe, gpu, cache, error);
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_kernels(bitnet_gpu *gpu,
                                                               bitnet_error *error) {
    bitnet_model *model = gpu->model;
    bitnet__gpu_layer *layers = gpu->layers;
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet_result result;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_probe_model(probe, gpu);
    gpu->model = &probe->model;
    gpu->layers = probe->uploaded;
    result = bitnet__gpu_test_sessions(probe, gpu, BITNET_CACHE_F16, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_test_sessions(probe, gpu, BITNET_CACHE_INT8, error);
    gpu->prompt_microseconds = 0; /* of one layer */
    bitnet__scratch_pool_free(&probe->model);
    bitnet__gpu_free_passes(gpu);
    gpu->model = model;
    gpu->layers = layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* Tests what only sessions with an adapter need: all kinds of batches through the first layers. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_adapter(bitnet_gpu *gpu,
                                                               const struct bitnet_adapter *adapter,
                                                               bitnet_error *error) {
    static const int32_t batches[] = {1, 2, 3, 8, 33};
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet__fpenv saved;
    bitnet_result result;
    size_t i;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_part_probe(probe, gpu);
    probe->model.info.layers = 1;
    if (gpu->model->layers[0].recurrent)
        probe->model.info.layers = gpu->model->info.attention_period;
    probe->adapter = adapter;
    saved = bitnet__fp_enter();
    result = bitnet__gpu_open_probe(probe, gpu, BITNET_CACHE_F16, error);
    if (result == BITNET_OK) {
        bitnet__gpu_of(probe->there)->layers = probe->model.info.layers;
        result = bitnet__gpu_make_pipelines(bitnet__gpu_of(probe->there), error);
    }
    for (i = 0; i < sizeof batches / sizeof *batches && result == BITNET_OK; i++)
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    bitnet__fp_leave(saved);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    bitnet__scratch_pool_free(&probe->model);
    bitnet__free(&gpu->allocator, probe);
    bitnet__gpu_lock(gpu);
    gpu->prompt_microseconds = 0; /* of few layers */
    bitnet__gpu_unlock(gpu);
    return result;
}

/* ====================
   >>gpu-opening   Opening and closing */

/* True if attention may share a dispatch with the product before it or, by groups, a vector's
   preparation with the product that computes it. */
static bool bitnet__gpu_may_join(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    size_t each = (size_t)bitnet__gpu_heads_each(info);
    size_t shared = bitnet__gpu_quants_stride(info->hidden_size) +
                    each * (bitnet__pad((size_t)info->head_size, 64) + 64 + 4 + 64) * 4 + 8192;
    bool wanted = gpu->options.join == BITNET_GPU_JOIN_AUTO
                      ? gpu->can.info.kind != BITNET_GPU_KIND_SOFTWARE
                      : gpu->options.join == BITNET_GPU_JOIN_ON;
    if (!wanted || !gpu->can.device_scope || info->state_heads) return false;
    return gpu->grouped ||
           (!gpu->heads_apart && shared <= gpu->can.limits.maxComputeSharedMemorySize);
}

/* Microseconds for 256 tokens of a prompt, the least of three, after 64 that warm everything up; 0:
   unknown. */
static int64_t bitnet__gpu_prompt_time(bitnet_gpu *gpu) {
    enum { COLD = 64, COUNT = 256, TIMES = 3 };
    int32_t ids[COLD + COUNT] = {0};
    bitnet_session_options options;
    bitnet_session *s;
    int64_t least = INT64_MAX, start;
    const float *logits;
    bool fed;
    int i;
    memset(&options, 0, sizeof options);
    options.context_length = COLD + COUNT;
    s = bitnet_session_create(gpu->model, &options, NULL);
    fed = s && bitnet__gpu_attach(s, gpu) == BITNET_OK && bitnet_feed(s, ids, COLD) == BITNET_OK &&
          bitnet_logits(s, NULL, &logits) == BITNET_OK;
    for (i = 0; i < TIMES && fed; i++) {
        bitnet_session_truncate(s, COLD);
        ids[0] = i; /* others than before, which the GPU still knows */
        start = bitnet__microseconds();
        fed = bitnet_feed(s, ids, COUNT) == BITNET_OK &&
              bitnet_logits(s, NULL, &logits) == BITNET_OK && bitnet_gpu_is_attached(s);
        start = bitnet__microseconds() - start;
        if (start < least) least = start;
    }
    bitnet_session_free(s);
    return fed ? least + 1 : 0;
}

static void bitnet__gpu_use_matrices(bitnet_gpu *gpu, bool use) {
    if (gpu->matrix != use) bitnet__gpu_drop_pipelines(gpu);
    gpu->matrix = use;
}

/* Decides by a prompt's time whether to use the device's matrices, which are slower on some
   devices. They are timed last, when a device that was idle while kernels were compiled is fast
   again; in the other order, an H100 rejected matrices that are twice as fast. */
static void bitnet__gpu_try_matrices(bitnet_gpu *gpu) {
    int64_t without = bitnet__gpu_prompt_time(gpu), with;
    bitnet__gpu_use_matrices(gpu, true);
    with = bitnet__gpu_prompt_time(gpu);
    if (!with || with >= without) bitnet__gpu_use_matrices(gpu, false);
}

/* Leaves the first of these that is in use; false if none is. A requested tier is kept. */
static bool bitnet__gpu_leave(bitnet_gpu *gpu, const bitnet_error *why) {
    bool any = gpu->options.tier == BITNET_GPU_TIER_AUTO;
    const char *what;
    if (gpu->matrix && gpu->large_tiles) what = "large tiles", gpu->large_tiles = false;
    else if (gpu->matrix && any) what = "the device's matrices", gpu->matrix = false;
    else if (gpu->fast && gpu->crew > 1) what = "large workgroups", gpu->crew = 1;
    else if (bitnet__exchange(&gpu->joined, 0)) what = "joined dispatches";
    else if (gpu->fast && any) what = "the fast tier", gpu->fast = false;
    else return false;
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving %s: %s", what, why->message);
    bitnet__gpu_drop_pipelines(gpu);
    return true;
}

/* Tests the tiers, fastest first. Only wrong results and kernels that fail to compile lead to the
   next tier; other errors end the search. */
static bitnet_result bitnet__gpu_settle_tier(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_tier wanted = gpu->options.tier;
    bool proven = false; /* the matrices are right */
    bitnet_result result;
    bitnet__fpenv saved;
    gpu->fast = wanted != BITNET_GPU_TIER_PLAIN && gpu->can.shuffles && gpu->has_integer_dot;
    if ((wanted == BITNET_GPU_TIER_FAST || wanted == BITNET_GPU_TIER_MATRIX) && !gpu->fast)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no subgroups of 8 that shuffle, or no integer dot product",
                            gpu->can.info.name);
    gpu->matrix =
        gpu->has_matrices &&
        (wanted == BITNET_GPU_TIER_MATRIX ||
         (wanted == BITNET_GPU_TIER_AUTO && gpu->can.info.kind != BITNET_GPU_KIND_SOFTWARE));
    if (wanted == BITNET_GPU_TIER_MATRIX && !gpu->matrix)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no cooperative matrices of int8", gpu->can.info.name);
    bitnet__store_release(&gpu->joined, bitnet__gpu_may_join(gpu));
    for (;;) {
        saved = bitnet__fp_enter();
        result = bitnet__gpu_test_kernels(gpu, error);
        bitnet__fp_leave(saved);
        if (result == BITNET_OK && gpu->matrix && wanted == BITNET_GPU_TIER_AUTO) {
            proven = true;
            bitnet__gpu_use_matrices(gpu, false);
            continue;
        }
        if (result == BITNET_OK && proven && gpu->fast) bitnet__gpu_try_matrices(gpu);
        if (result != BITNET_ERROR_GPU_ARITHMETIC && result != BITNET_ERROR_GPU_UNSUPPORTED)
            return result;
        if (!bitnet__gpu_leave(gpu, error)) return result;
    }
}

static const char *bitnet__gpu_tier_name(const bitnet_gpu *gpu) {
    return gpu->matrix ? "matrix" : gpu->fast ? "fast" : "plain";
}

/* Microseconds of a greedy token on the GPU, or on this CPU; 0: unknown. */
static int64_t bitnet__gpu_token_time(bitnet_gpu *gpu, bool here) {
    enum { COUNT = 4 }; /* tokens, after one that warms everything up */
    bitnet_session_options options;
    bitnet_session *s;
    int64_t start = 0;
    int32_t id = 0;
    int i = 0;
    memset(&options, 0, sizeof options);
    options.context_length = 16;
    s = bitnet_session_create(gpu->model, &options, NULL);
    if (s && (here || bitnet__gpu_attach(s, gpu) == BITNET_OK))
        for (; i <= COUNT; i++) {
            if (i == 1) start = bitnet__microseconds();
            if (bitnet_feed(s, &id, 1) != BITNET_OK || bitnet_sample(s, NULL, &id) != BITNET_OK)
                break;
        }
    start = bitnet__microseconds() - start;
    if (here == bitnet_gpu_is_attached(s)) i = 0; /* it left the GPU */
    bitnet_session_free(s);
    return i > COUNT ? start / COUNT + 1 : 0;
}

/* Rejects a device that was not requested by its number if this CPU is faster. */
static bitnet_result bitnet__gpu_test_speed(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    int32_t steps = gpu->options.tokens_per_submit;
    int64_t there, here;
    if (gpu->options.device || given->physical_device || given->device) return BITNET_OK;
    gpu->options.tokens_per_submit = 1; /* every token computed is used */
    there = bitnet__gpu_token_time(gpu, false);
    gpu->options.tokens_per_submit = steps;
    here = there ? bitnet__gpu_token_time(gpu, true) : 0;
    if (there <= here || !here) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                        "it is slower than this CPU: %i and %i microseconds a token", there, here);
}

/* Opens the first candidate from number *next on; see bitnet__gpu_choose_device. On an error, free
   it. */
static bitnet_result bitnet__gpu_open(bitnet_gpu *gpu, int *next, bitnet_error *error) {
    int chosen = 0;
    bitnet_result result =
        bitnet__gpu_machine_open(&gpu->machine, &gpu->options.vulkan, &gpu->allocator, error);
    if (result != BITNET_OK) return result;
#if !defined(BITNET_NO_THREADS)
    gpu->has_monitor = bitnet__monitor_init(&gpu->monitor);
    if (!gpu->has_monitor) return bitnet__no_memory(error);
#endif
    result = bitnet__gpu_choose_device(gpu, next, &chosen, error);
    if (result == BITNET_OK) result = bitnet__gpu_take_device(gpu, chosen, error);
    if (result == BITNET_OK) result = bitnet__gpu_check_model(gpu, error);
    if (result == BITNET_OK) bitnet__gpu_make_plans(gpu);
    if (result == BITNET_OK)
        result = gpu->options.vulkan.device ? bitnet__gpu_use_device(gpu, error)
                                            : bitnet__gpu_make_device(gpu, error);
    if (!gpu->vk.GetBufferDeviceAddressKHR) gpu->has_addresses = false;
    if (gpu->has_addresses) bitnet__store_release(&gpu->pass_rows, BITNET__GPU_ROWS);
    if (result == BITNET_OK) result = bitnet__gpu_make_layouts(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_pipelines_open(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_upload_model(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_settle_tier(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_test_speed(gpu, error);
    gpu->stats.submits = gpu->stats.dispatches = gpu->stats.tokens = 0;
    gpu->stats.gpu_microseconds = 0;
    return result;
}

/* The same from the beginning; NULL on an error. */
static bitnet_gpu *bitnet__gpu_try(bitnet_model *model, const bitnet_gpu_options *options,
                                   int *next, bitnet_error *error) {
    bitnet_gpu *gpu = (bitnet_gpu *)bitnet__alloc_zero(&model->allocator, 1, sizeof *gpu);
    if (!gpu) {
        bitnet__no_memory(error);
        return NULL;
    }
    gpu->model = model;
    gpu->allocator = model->allocator;
    gpu->log = model->log;
    if (options) gpu->options = *options;
    if (gpu->options.tokens_per_submit == 0) gpu->options.tokens_per_submit = 16;
    if (bitnet__gpu_open(gpu, next, error) == BITNET_OK) return gpu;
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "%s: %s",
                gpu->can.info.name[0] ? gpu->can.info.name : "no GPU", error->message);
    bitnet_gpu_free(gpu);
    return NULL;
}

/* Whether another device may work after this error. */
static bool bitnet__gpu_is_of_device(bitnet_result result) {
    return result == BITNET_ERROR_GPU_UNSUPPORTED || result == BITNET_ERROR_GPU_MEMORY ||
           result == BITNET_ERROR_GPU_FAILED || result == BITNET_ERROR_GPU_ARITHMETIC;
}

static bitnet_result bitnet__gpu_check_options(const bitnet_gpu_options *o, bitnet_error *error) {
    const bitnet__argument table[] = {
        {"device", o ? o->device : 0, 0, INT32_MAX},
        {"tier", o ? o->tier : 0, 0, BITNET_GPU_TIER_MATRIX},
        {"join", o ? o->join : 0, 0, BITNET_GPU_JOIN_OFF},
        {"tokens_per_submit", o ? o->tokens_per_submit : 0, 0, BITNET__GPU_STATES}};
    return BITNET__CHECK(error, table);
}

BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error) {
    bitnet_error local;
    bitnet_gpu *gpu;
    int next = 0;
    if (!model || bitnet__gpu_check_options(options, error) != BITNET_OK) return NULL;
    if (!error) error = &local;
    do gpu = bitnet__gpu_try(model, options, &next, error);
    while (!gpu && next > 0 && bitnet__gpu_is_of_device(error->result));
    if (gpu)
        bitnet__log(&gpu->log, BITNET_LOG_INFO, "on %s, %s kernels", gpu->can.info.name,
                    bitnet__gpu_tier_name(gpu));
    if (gpu && gpu->flushes)
        bitnet__log(&gpu->log, BITNET_LOG_WARNING,
                    "%s flushes denormals: results are those of the CPU unless a number below "
                    "2^-126 or the sign of a zero matters",
                    gpu->can.info.name);
    return gpu;
}

/* Frees what was made on the device, then the device. */
static void bitnet__gpu_close_device(bitnet_gpu *gpu) {
    bitnet__gpu_pipelines_close(gpu);
    bitnet__gpu_drop_pipelines(gpu);
    bitnet__gpu_blocks_free(gpu, &gpu->blocks);
    if (gpu->pipeline_layout)
        gpu->vk.DestroyPipelineLayout(gpu->device, gpu->pipeline_layout, NULL);
    if (gpu->set_layout) gpu->vk.DestroyDescriptorSetLayout(gpu->device, gpu->set_layout, NULL);
    if (gpu->owns_device) gpu->vk.DestroyDevice(gpu->device, NULL);
}

BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu) {
    bitnet_result result = BITNET_OK;
    if (!gpu || session->model != gpu->model)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the session's model is not the one on the GPU");
    if (session->adapter && (bitnet__gpu_norms_each(gpu) || gpu->model->residual_scale != 1.0f))
        return bitnet__fail(
            &session->error, BITNET_ERROR_GPU_UNSUPPORTED,
            "the session has an adapter, which only the CPU computes if each matrix "
            "norms its input or branches are scaled");
    if (bitnet_gpu_is_attached(session) && bitnet__gpu_of(session)->gpu == gpu) return BITNET_OK;
    bitnet_gpu_detach(session);
    if (session->adapter && !bitnet__load_acquire(&gpu->adapts)) {
        result = bitnet__gpu_test_adapter(gpu, session->adapter, &session->error);
        if (result == BITNET_OK) bitnet__store_release(&gpu->adapts, 1);
    }
    return result == BITNET_OK ? bitnet__gpu_attach(session, gpu) : result;
}

BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu) {
    bitnet_allocator allocator;
    if (!gpu) return;
    allocator = gpu->allocator;
    if (gpu->passes) bitnet__gpu_free_passes(gpu);
    if (bitnet__load_acquire(&gpu->hung)) { /* it stays as it is, with its instance and driver */
        gpu->machine.owns_instance = false;
        gpu->machine.vk.library = NULL;
    } else if (gpu->device && gpu->vk.DestroyDevice) {
        bitnet__gpu_close_device(gpu);
    }
    bitnet__gpu_machine_close(&gpu->machine);
#if !defined(BITNET_NO_THREADS)
    if (gpu->has_monitor) bitnet__monitor_destroy(&gpu->monitor);
#endif
    if (gpu->embedding.piece != gpu->lm_head.piece) bitnet__free(&allocator, gpu->embedding.piece);
    bitnet__free(&allocator, gpu->lm_head.piece);
    bitnet__free(&allocator, gpu->screen.piece);
    bitnet__free(&allocator, gpu->layers);
    bitnet__free(&allocator, gpu->blocks.block); /* of a device that hung */
    bitnet__free(&allocator, gpu);
}

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(bitnet_gpu *gpu) {
    bitnet_gpu_stats stats;
    bitnet__gpu_lock(gpu);
    stats = gpu->stats;
    bitnet__gpu_unlock(gpu);
    stats.device = gpu->can.info.name;
    stats.tier = bitnet__gpu_tier_name(gpu);
    stats.joined = bitnet__load_acquire(&gpu->joined) != 0;
    return stats;
}

/* ---- kernels by the device's clock */

/* True if a pipeline is a token's attention, perhaps joined with the product before. */
static bool bitnet__gpu_attends(const bitnet__gpu_session *g, int pipeline) {
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    return pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD ||
           pipeline == attention->by_head || pipeline == attention->split;
}

/* Bytes of weights, keys and values that a kernel reads for a token that sees `seen` positions,
   without the few rows of the head that survive its screen, and without adapters. */
static int64_t bitnet__gpu_bytes_read(const bitnet__gpu_session *g, int pipeline, uint32_t seen) {
    const bitnet_gpu *gpu = g->gpu;
    int product = bitnet__gpu_op_of(pipeline)->which, count = 0;
    int64_t bytes = 0;
    int32_t i;
    if (pipeline == BITNET__PIPELINE_FLOATS || pipeline >= BITNET__PIPELINE_QKV) {
        /* of all its matrices, or their mean */
        bool floats = pipeline == BITNET__PIPELINE_FLOATS;
        int first = floats ? 0 : bitnet__gpu_products[product].first;
        int end = floats ? BITNET__MATRICES : first + bitnet__gpu_products[product].count;
        for (i = first; i < end; i++) {
            const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
            if (!m->rows || (m->layout == BITNET__FLOATS) != floats) continue;
            bytes += bitnet__gpu_read_bytes(gpu->model, m, i);
            count++;
        }
        return count && (floats || g->plans[product].apart) ? bytes / count : bytes;
    }
    if (pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_QKV, seen) +
               bitnet__gpu_bytes_read(g, BITNET__PIPELINE_SPLIT, seen);
    if (pipeline == BITNET__PIPELINE_STORED_QKV)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_QKV, seen);
    if (pipeline == BITNET__PIPELINE_STORED_GATE)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_GATE_UP, seen) / 2;
    if (bitnet__gpu_attends(g, pipeline))
        return (int64_t)seen * gpu->model->info.kv_heads * 2 * (int64_t)bitnet__gpu_row_size(g);
    for (i = 0; i < gpu->lm_head.pieces; i++)
        if (pipeline >= BITNET__PIPELINE_SCREEN && pipeline < BITNET__PIPELINE_HEAD)
            bytes += (int64_t)bitnet__gpu_plane_bytes(&gpu->lm_head, i, true);
        else if (pipeline >= BITNET__PIPELINE_HEAD)
            bytes +=
                (int64_t)bitnet__gpu_piece_rows(&gpu->lm_head, i) * (int64_t)gpu->lm_head.row_bytes;
    return bytes;
}

/* Runs one token, with a timestamp before each dispatch and after the last. */
static bitnet_result bitnet__gpu_run_noted(bitnet__gpu_recorder *r) {
    bitnet__gpu_session *g = r->session;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands[2];
    if (g->session->model->info.state_heads) g->to = bitnet__gpu_free_slot(g->session);
    bitnet__gpu_put_state(g, g->session->computed, 1, r->by_head);
    commands[0] = g->now.channel.before, commands[1] = r->commands;
    r->result = bitnet__gpu_record_before(g, r->error);
    if (r->result == BITNET_OK)
        r->result = bitnet__gpu_begin_commands(
            gpu, r->commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, r->error);
    if (r->result != BITNET_OK) return r->result;
    gpu->vk.CmdResetQueryPool(r->commands, r->times, 0, bitnet__gpu_most_dispatches(gpu) + 1);
    bitnet__gpu_record_batch(r);
    if (r->result == BITNET_OK)
        gpu->vk.CmdWriteTimestamp(r->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->times,
                                  (uint32_t)r->dispatches);
    if (r->result == BITNET_OK) r->result = bitnet__gpu_end_commands(gpu, r->commands, r->error);
    if (r->result == BITNET_OK)
        r->result = bitnet__gpu_submit(&g->now.channel, commands, 2, r->error);
    return r->result == BITNET_OK ? bitnet__gpu_wait(&g->now.channel, 0, r->error) : r->result;
}

/* The valid bits of the queue's clock; 0: it has none. */
static uint64_t bitnet__gpu_clock(const bitnet_gpu *gpu) {
    VkQueueFamilyProperties families[16];
    uint32_t count = bitnet__gpu_families(&gpu->vk, gpu->can.physical, families), bits = 0;
    if (gpu->can.queue_family < count) bits = families[gpu->can.queue_family].timestampValidBits;
    return bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX;
}

/* Sums the dispatches of each kernel; returns the number of kernels. */
static size_t bitnet__gpu_sum_kernels(const bitnet__gpu_recorder *r, const uint64_t *times,
                                      uint64_t mask, bitnet_gpu_kernel *kernels, size_t capacity) {
    const bitnet_gpu *gpu = r->session->gpu;
    int32_t layer = 0, i;
    size_t count = 0, k;
    for (i = 0; i < r->dispatches; i++) {
        const char *name = bitnet__gpu_op_of(r->kernels[i])->told;
        uint32_t seen = (uint32_t)r->session->session->computed + 1;
        if (bitnet__gpu_attends(r->session, r->kernels[i])) {
            uint32_t window = gpu->layers[layer++].window;
            if (window < seen) seen = window;
        }
        for (k = 0; k < count && k < capacity && kernels[k].name != name; k++) continue;
        if (k == count && k < capacity) {
            memset(&kernels[k], 0, sizeof *kernels);
            kernels[k].name = name;
        }
        if (k == count) count++;
        if (k >= capacity) continue;
        kernels[k].dispatches++;
        kernels[k].microseconds += (double)((times[i + 1] - times[i]) & mask) * 1e-3 *
                                   (double)gpu->can.limits.timestampPeriod;
        kernels[k].bytes += bitnet__gpu_bytes_read(r->session, r->kernels[i], seen);
    }
    return count;
}

/* Computes one token; times[i] is when dispatch i began, and the last one when all had ended. */
static bitnet_result bitnet__gpu_time_token(bitnet__gpu_recorder *r, uint64_t *times) {
    const bitnet_gpu *gpu = r->session->gpu;
    bitnet_result result = bitnet__gpu_run_noted(r);
    size_t count = (size_t)r->dispatches + 1;
    if (result != BITNET_OK) return result;
    return bitnet__vk_check(
        gpu->vk.GetQueryPoolResults(gpu->device, r->times, 0, (uint32_t)count,
                                    count * sizeof *times, times, sizeof *times,
                                    VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
        "vkGetQueryPoolResults", r->error);
}

/* The same for a session, which leaves the GPU if that fails. */
static bitnet_result bitnet__gpu_time_kernels(bitnet__gpu_session *g, VkQueryPool pool,
                                              uint64_t mask, uint64_t *times, int *names,
                                              bitnet_gpu_kernel *kernels, size_t capacity,
                                              size_t *count) {
    bitnet_session *s = g->session;
    bitnet__gpu_recorder r;
    bitnet_result result = bitnet__gpu_settle(s);
    g->now.record.count = 0; /* what was computed ahead is computed again */
    r = bitnet__gpu_recorder_of(g, g->now.channel.body, &s->error);
    r.joined = bitnet__gpu_joins(g);
    r.screened = g->gpu->screen.there;
    r.kernels = names;
    r.times = pool;
    if (result == BITNET_OK) result = bitnet__gpu_time_token(&r, times);
    if (result == BITNET_OK) {
        *count = bitnet__gpu_sum_kernels(&r, times, mask, kernels, capacity);
    } else {
        bitnet__gpu_log_failure(s);
        bitnet__leave(s); /* which waits for submits in flight */
    }
    return result;
}

BITNET_API bitnet_result bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                            size_t capacity, size_t *count) {
    BITNET__VK_STRUCT(VkQueryPoolCreateInfo, create, VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    bitnet__gpu_session *g;
    bitnet_gpu *gpu;
    bitnet_result result;
    VkQueryPool pool;
    uint64_t *times, mask;
    *count = 0;
    if (!bitnet_gpu_is_attached(session))
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT, "the session is not on a GPU");
    if (session->computed >= session->options.context_length)
        return bitnet__context_full(session, 1, 0);
    g = bitnet__gpu_of(session), gpu = g->gpu;
    mask = bitnet__gpu_clock(gpu);
    if (!mask)
        return bitnet__fail(&session->error, BITNET_ERROR_GPU_UNSUPPORTED, "%s has no clock",
                            gpu->can.info.name);
    create.queryType = VK_QUERY_TYPE_TIMESTAMP;
    create.queryCount = bitnet__gpu_most_dispatches(gpu) + 1;
    times =
        (uint64_t *)bitnet__alloc(&gpu->allocator, create.queryCount, sizeof *times + sizeof(int));
    if (!times) return bitnet__no_memory(&session->error);
    result = bitnet__vk_check(gpu->vk.CreateQueryPool(gpu->device, &create, NULL, &pool),
                              "vkCreateQueryPool", &session->error);
    if (result == BITNET_OK) {
        result = bitnet__gpu_time_kernels(g, pool, mask, times,
                                          (int *)(void *)(times + create.queryCount), kernels,
                                          capacity, count);
        if (!bitnet__load_acquire(&gpu->hung)) gpu->vk.DestroyQueryPool(gpu->device, pool, NULL);
    }
    bitnet__free(&gpu->allocator, times);
    return result;
}

/* Copies one half of a block to the other `times` times. */
static bitnet_result bitnet__gpu_time_copy(bitnet__gpu_channel *channel,
                                           const bitnet__gpu_block *block, int times,
                                           double *seconds, bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    int64_t start;
    VkBufferCopy copy;
    bitnet_result result;
    int i;
    copy.srcOffset = 0;
    copy.dstOffset = copy.size = block->size / 2 / 256 * 256;
    result = bitnet__gpu_begin_commands(gpu, channel->before,
                                        VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    for (i = 0; i < times; i++) {
        gpu->vk.CmdCopyBuffer(channel->before, block->buffer, block->buffer, 1, &copy);
        bitnet__gpu_barrier(gpu, channel->before, VK_PIPELINE_STAGE_TRANSFER_BIT,
                            VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                            VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
    }
    start = bitnet__microseconds();
    if ((result = bitnet__gpu_end_commands(gpu, channel->before, error)) == BITNET_OK &&
        (result = bitnet__gpu_submit(channel, &channel->before, 1, error)) == BITNET_OK)
        result = bitnet__gpu_wait(channel, 0, error);
    *seconds = (double)(bitnet__microseconds() - start) * 1e-6;
    return result;
}

BITNET_API bitnet_result bitnet_gpu_bandwidth(bitnet_gpu *gpu, double *bytes_per_second,
                                              bitnet_error *error) {
    const VkDeviceSize least = (VkDeviceSize)8 << 20;
    bitnet__gpu_channel channel;
    bitnet__gpu_block block;
    VkDeviceSize size = (VkDeviceSize)256 << 20;
    bitnet_result result;
    double best = 0, seconds;
    int i, times = 1;
    *bytes_per_second = 0;
    memset(&channel, 0, sizeof channel);
    while ((result = bitnet__gpu_block_make(gpu, size, false, &block, error)) != BITNET_OK &&
           size > least)
        size /= 2;
    if (result != BITNET_OK) return result;
    result = bitnet__gpu_channel_open(gpu, &channel, 0, 1 << 20, error);
    for (i = 0; i < 6 && result == BITNET_OK; i++) { /* more copies until they take 20 ms */
        result = bitnet__gpu_time_copy(&channel, &block, times, &seconds, error);
        if (result != BITNET_OK) break;
        if (seconds > 0 && (double)block.size * times / seconds > best)
            best = (double)block.size * times / seconds;
        if (seconds < 0.02 && times < 256) times *= 4;
    }
    bitnet__gpu_channel_close(&channel);
    bitnet__gpu_block_free(gpu, &block);
    if (result == BITNET_OK) *bytes_per_second = best;
    return result;
}

BITNET__EXACT_END

#endif /* BITNET__VULKAN */
#endif /* BITNET_GPU_IMPLEMENTATION_INCLUDED */
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
