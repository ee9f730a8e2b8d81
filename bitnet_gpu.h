/* bitnet_gpu.h - v0.4 - BitNet models on the GPU, through Vulkan, for bitnet.h
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
last bit. It may be attached and detached in mid-sentence.

2 WHAT RUNS WHERE                                                                    >>gpu-what

The GPU computes a whole token, from its embedding to the greatest logit, in 4 dispatches a
layer: 5 if attention needs a separate one, 6 with head norms; for matrices by groups 6, or 9 if
the device cannot join these, and one more if the head width is not a multiple of 32 or a norm
follows attention; with post-norms two more, or four if they separate what was joined by groups;
with a norm before each projection 12, or 19 by groups; if attention is gated one more, or two by
groups, and in recurrent layers 10, or 15; in mixtures of experts 15, with a shared expert 6 more;
one more for each norm and each Hadamard transform of an input; with int8 keys and values as with
head norms; plus 4 or 5 per token. For a greedy session the GPU computes ahead: it embeds the token
of the greatest logit next, several tokens in one submit (`tokens_per_submit`), and bitnet_sample
returns them one by one; if anything else is fed, what was computed ahead is dropped. Each token's
id and final hidden state are downloaded. Prompts go through a tiled integer product in batches of
up to 512 tokens, if the session's option `batch` allows it: by the device's cooperative matrices,
if it has them for int8 and is faster with them (the tier "matrix"); their sums are the same
integers.
The next batch is submitted while one is computed, as far as the token budget goes, to keep the
GPU busy. Batches of 2 to 8 tokens, as in speculative decoding, read the weights once.
In attention, a workgroup computes 64 positions for all query heads that share their keys, or for
one head in a short text, which would leave most of the device idle. In a prompt, a workgroup
computes up to 8 queries of a few tokens over all positions; with int8 keys and values, those of
one token.

The lm_head is screened, as on the CPU: the GPU reads its coarse plane, a quarter of a head of
halves, once for all tokens of a batch, and then the rows that it cannot rule out. Sessions that
sample get the exact logits of these, up to 4096 candidates for each token, and the CPU draws. If
a grammar or `min_tokens` forbids tokens, or a penalty or bias names some, whose logits the CPU
computes itself, a mask with a bit for each token is uploaded: other rows are not read. After a
draft the mask is that of its acceptance. All logits are downloaded if requested, if
`editor.edit` is set, and for a while after too many rows survived. The plane is made when the
weights are uploaded, needs additional memory, and is left out if there is no room.

Sessions on one bitnet_gpu share passes if bitnet_step_many or bitnet_generate_many computes them.
Up to 128 of those waiting for one token each, greedy or not, are the rows of one submit, each with
its own KV cache, position and mask. Up to 8 rows are multiplied by the kernels for batches, more by
those for prompts. The number of dispatches depends on the model and not on the number of sessions:
for a model of BitNet-2B's shape it is 10 for each layer and 6 for the rest. A table tells the
kernels where each row's session has its keys and values; attention is one dispatch, in which a
workgroup computes 64 positions of a row. The rows of a pass see at most 4096 times 64 positions
together; further sessions are rows of the next pass. The lm_head is screened if that is possible
for each of them, else all logits are computed. A session that is alone or has tokens ahead, a
prompt, drafts or an observer has separate submits.

Passes need memory in addition to the sessions', until bitnet_gpu_free: about 1 MiB for each row if
there are 128,256 tokens, and attention's results for each 64 positions. If there is too little for
all sessions, passes have fewer rows. If there is too little for 8 rows, if the device has no
addresses of buffers, or if something else prevents passes, each session is computed by itself. The
log reports failures.

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

The device's own instruction converts halves if the self-test finds it right for all 65,536 of
them, else integers do.

The GPU computes models of the architectures bitnet, llama, qwen2, qwen3, qwen3moe, qwen35,
qwen35moe, gemma3, hunyuan-dense, minicpm, maple and k2-horizon whose layers are ternary or of one
bit, all in one of two ways: I2_S, TQ1_0 or TQ2_0 with one scale a matrix and activations quantized
whole; or these, Q2_0, PQ2_0, PTQ1_0, STQ1_0 or Q1_0 by groups, with activations quantized by
groups of 32 columns. Chapter 8 of bitnet.h defines which of both a model needs. In addition, or
instead, matrices may be floats, the same ones in all layers. Experts are floats or by groups, with
one scale a row, too; gates and ups may be one matrix.

Embeddings and lm_heads are uploaded as halves if they are F16, as they are if by groups, and as
floats otherwise. A ternary lm_head, by groups or not, is not screened, because it is no larger
than a screen. Neither is a head with a scale or biases.

Other models are rejected with BITNET_ERROR_GPU_UNSUPPORTED: experts with biases, or with one
scale and activations quantized whole; with a norm of each matrix's input and matrices of floats;
in a Hadamard basis with blocks of more than 4096 columns, or that differs from layer to layer;
without a layer that attends; if layers differ in norms or gates of heads (k2-horizon), or only
queries or only keys have such norms; MTP heads, which the CPU computes. Sessions with an adapter
are rejected, too, if each matrix norms its input or branches are scaled (minicpm). The CPU then
computes the same bits.

A session that gets or loses an adapter leaves the GPU: attach it again. Sessions with the same
adapter share its upload. They need two dispatches more for each matrix that it changes and up to
five for each layer, and are not computed in one pass with others.

3 YOUR OWN VULKAN                                                                  >>gpu-vulkan

bitnet_gpu_options.vulkan accepts your vkGetInstanceProcAddr, instance, device and queue, and
functions that lock the queue. BITNET_GPU_USE_VOLK uses the loader of <volk.h>, which the program
must then contain. If you need prototypes of Vulkan's functions, or volk, include those headers
before this one. Required: Vulkan 1.1 and a compute queue, no features. Used if present: subgroup
shuffles with the integer dot product (the fast tier), full subgroups, float controls, addresses
of buffers (VK_KHR_buffer_device_address, for passes of several sessions; the feature of a device
of yours is `buffer_addresses`). A device opened here uses a compute-only queue if there is one,
and cooperative matrices of signed int8 with sums of int32 (VK_KHR_cooperative_matrix, shaderInt8
and the Vulkan memory model).

Old C libraries (glibc before 2.34) need -ldl.

4 WHEN IT FAILS                                                                   >>gpu-failure

bitnet_gpu_create tests what it opens: the device's arithmetic, then each kernel on the model's
own weights against the CPU, by memcmp. It does not use the device's matrices if they fail or a
prompt takes longer with them, nor workgroups of more than 128 threads, which large devices get,
if these fail. If the fast tier fails, it uses the plain one. If that fails too, or a token takes
the device longer than this CPU, it tries the next device, unless you named one. The model's log
hook gets the reasons. What only adapters need is tested when the first session with one is
attached; if that fails, it stays on the CPU.

If the device offers the Vulkan memory model with device scope, a token's attention shares a
dispatch with the product before it, and its workgroups wait for the product's, which Vulkan does
not guarantee to run. So a waiting workgroup gives up after a tenth of a second: the submit's
results are dropped, it and all later ones use separate dispatches, and the log reports it. By
groups no workgroup waits: the last one of a product computes the norm of the whole result and
quantizes it for the next. The option `join` overrides all this.

Some devices (Apple's through MoltenVK, Adreno) flush denormals to zero or lose the signs of
zeros. They are accepted if nothing else differs, and the log reports it. Then a float below
2^-126 in magnitude counts as zero, and it, what is computed from it, and the sign of a zero may
differ from the CPU's, in a saved session too.

If a device is lost, runs out of memory or takes too long in mid-sentence, only time is lost: the
session leaves it, recomputes on the CPU what only the GPU had, and continues with the same text.
It stays on the CPU until it is attached again.

Too long is 20 seconds for one submit (10 minutes on a software driver). This device is not used
by any session again. As it may still be running, bitnet_gpu_free does not free its memory and
objects.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "bitnet.h"
#endif

#if BITNET_VERSION / 100 != 4
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

/* Where compiled shaders are kept between runs; by default nowhere. Incomplete or damaged data, and
   data of another device, driver or version, is ignored. */
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
   Writes up to `capacity` kernels in order of use, and sets *count to how many there are. Errors:
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

   The library's own table, filled through vkGetInstanceProcAddr: nothing is linked, and no symbol
   can clash with the program's. */

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

/* VK_KHR_cooperative_matrix, which headers before 1.3.255 lack. */
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

/* Hangs a structure into the chain of another. */
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

/* OK, or the error that a VkResult is. */
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
    BITNET__GPU_THREADS = 128,  /* of a workgroup: what every device has */
    BITNET__GPU_CROWD = 256,    /* the same, of a lone token's on a large device */
    BITNET__GPU_BINDINGS = 8,   /* storage buffers of a shader */
    BITNET__GPU_BATCH = 512,    /* tokens of a prompt in one submit, at most */
    BITNET__GPU_TILE = 64,      /* rows, and tokens, of a workgroup of gemm.comp */
    BITNET__GPU_SHARED = 29184, /* bytes that it shares at most in the matrix tier: by groups */
    BITNET__GPU_SLICES = 4,     /* matrices of a product, at most */
    BITNET__GPU_STATES = 32,    /* tokens of a submit whose states come back */
    BITNET__GPU_VERIFIED = 8,   /* rows of a batch that all get logits */
    BITNET__GPU_ROWS = 128,     /* rows of a pass, which all get them */
    BITNET__GPU_CHUNKS = 4096   /* of 64 positions that these attend to, unless it is one row */
};

/* Extensions of a device: of use where they are there. */
enum {
    BITNET__EXTENSION_DOT,
    BITNET__EXTENSION_CONTROLS,
    BITNET__EXTENSION_SUBGROUPS,
    BITNET__EXTENSION_MEMORY,
    BITNET__EXTENSION_INT8,
    BITNET__EXTENSION_MATRIX,
    BITNET__EXTENSION_ADDRESSES,
    BITNET__EXTENSION_BUDGET,
    BITNET__EXTENSION_PORTABILITY, /* must be enabled where it is */
    BITNET__EXTENSIONS
};

static const char *const bitnet__gpu_extension_names[BITNET__EXTENSIONS] = {
    "VK_KHR_shader_integer_dot_product", "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control",      "VK_KHR_vulkan_memory_model",
    "VK_KHR_shader_float16_int8",        "VK_KHR_cooperative_matrix",
    "VK_KHR_buffer_device_address",      "VK_EXT_memory_budget",
    "VK_KHR_portability_subset"};

/* What a device is and can. */
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
   wait. Returns the number of families if none computes. */
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

/* Finds the largest of the device's matrices that divide the tiles of gemm.comp and, by columns,
   a group. False: none. Both factors are signed: codes of 0 to 2 are that, too. */
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
        if (m->rows < 8 || m->tokens < 8 || m->columns < 8 || BITNET__GPU_TILE % m->rows ||
            BITNET__GPU_TILE % m->tokens || BITNET__GROUP % m->columns)
            continue;
        if (size <= most || BITNET__GPU_TILE / m->rows * (BITNET__GPU_TILE / m->tokens) <
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
    a->info.fast = a->shuffles && a->integer_dot; /* even without int8_dot: the driver then
                                                     multiplies as the plain tier does, and shuffles
                                                     pay */
}

/* Compares what two devices promise: kind first, then instructions. */
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
    for (i = 0; i < count && result >= VK_SUCCESS; i++) { /* of equals the first comes first */
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

/* True if incomplete drivers (Vulkan on Metal) have to be asked for. */
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

/* Variants of attention, and of what surrounds it. */
enum {
    BITNET__GPU_SPLIT = 1, /* into chunks */
    BITNET__GPU_BYTES = 2, /* int8 keys, values */
    BITNET__GPU_STILL = 4, /* no rotations */
    BITNET__GPU_PASS = 64  /* rows of a pass, each with its session's memory */
};

/* Ops, a row each: the name here and in tests; the number of pipelines (4: for 1, 2, 4 and 8
   tokens; 5: for prompts, too); the variant, for ops that share a kernel; the name in
   bitnet_gpu_measure; the suffix of bitnet__gpu_specialise_..., which chooses kernel and
   constants. Those of products come last. */
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
    X(BY_HEAD,      "attention-head",   1, BITNET__GPU_SPLIT, "attention", attention) \
    X(SPLIT,        "attention",        1, BITNET__GPU_SPLIT, "attention", attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        prompt) \
    X(CARRY,        "carry",            1, BITNET__GPU_PASS, "carry", carry) \
    X(ROWS,         "attention-rows",   1, BITNET__GPU_SPLIT | BITNET__GPU_PASS, "attention", \
      attention) \
    X(BYTES_HEADS,  "bytes-heads",      1, BITNET__GPU_BYTES, "heads", heads) \
    X(BYTES_STILL,  "bytes-heads-still", 1, BITNET__GPU_BYTES | BITNET__GPU_STILL, "heads", heads) \
    X(BYTES_BY_HEAD, "bytes-attention-head", 1, BITNET__GPU_BYTES | BITNET__GPU_SPLIT, \
      "attention", attention) \
    X(BYTES_SPLIT,  "bytes-attention",  1, BITNET__GPU_BYTES | BITNET__GPU_SPLIT, "attention", \
      attention) \
    X(BYTES_WHOLE,  "bytes-attention-prompt", 1, BITNET__GPU_BYTES, "attention", attention) \
    X(BYTES_CARRY,  "bytes-carry",      1, BITNET__GPU_BYTES | BITNET__GPU_PASS, "carry", carry) \
    X(BYTES_ROWS,   "bytes-attention-rows", 1, \
      BITNET__GPU_BYTES | BITNET__GPU_SPLIT | BITNET__GPU_PASS, "attention", attention) \
    X(STORED_QKV,   "stored-qkv",       5, BITNET__PRODUCT_QKV,     "query, key, value", stored) \
    X(STORED_GATE,  "stored-gate",      5, BITNET__PRODUCT_GATE_UP, "gate and up",       stored) \
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
    X(QKV,          "qkv",              5, BITNET__PRODUCT_QKV,     "query, key, value", product) \
    X(OUTPUT,       "out",              5, BITNET__PRODUCT_OUTPUT,  "output",            product) \
    X(GATE_UP,      "gate",             5, BITNET__PRODUCT_GATE_UP, "gate and up",       product) \
    X(DOWN,         "down",             5, BITNET__PRODUCT_DOWN,    "down",              product) \
    X(DELTA,        "delta-in",         5, BITNET__PRODUCT_DELTA,   "query, key, value", product) \
    X(DELTA_OUT,    "delta-out",        5, BITNET__PRODUCT_DELTA_OUT, "output",          product) \
    X(EXPERTS,      "experts",          1, BITNET__PRODUCT_EXPERTS,   "gate and up",     product) \
    X(EXPERTS_DOWN, "experts-down",     1, BITNET__PRODUCT_EXPERTS_DOWN, "down",         product) \
    X(FUSED,        "fused",            1, BITNET__PRODUCT_FUSED,     "gate and up",     product) \
    X(SHARED,       "shared",           5, BITNET__PRODUCT_SHARED,    "gate and up",     product) \
    X(SHARED_DOWN,  "shared-down",      5, BITNET__PRODUCT_SHARED_DOWN, "down",          product) \
    X(HEAD_GATE,    "head-gate",        5, BITNET__PRODUCT_HEAD_GATE, "gates",           product)
/* clang-format on */

#define BITNET__X(id, name, count, which, told, specialise) BITNET__OP_##id,
enum { BITNET__GPU_OPS(BITNET__X) BITNET__OPS };
#undef BITNET__X

/* The first pipeline of each op. */
#define BITNET__X(id, name, count, which, told, specialise) \
    BITNET__PIPELINE_##id, BITNET__LAST_##id = BITNET__PIPELINE_##id + count - 1,
enum { BITNET__GPU_OPS(BITNET__X) BITNET__PIPELINES };
#undef BITNET__X

/* What of a product is multiplied at once: all of its matrices, or one. */
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
    int inputs, outputs; /* vectors of a token: several where experts have their own */
    bool routed;         /* its matrices are those of experts */
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
    int pipeline;        /* the first of five by tokens; the only one of experts */
    int team_rows[4];    /* of ternary matrices, for 1, 2, 4 and 8 tokens */
    int count;
    bitnet__gpu_slice slices[BITNET__GPU_SLICES];
} bitnet__gpu_plan;

/* Kinds of sessions, by what their plans differ in. */
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
    uint8_t *mapped;  /* of memory that the CPU sees, */
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

/* Where a layer's weights and parameters lie. */
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

/* Do the caller's options allow this device? */
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

/* Takes a device of the machine's, if it will do. */
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
    /* A large device has threads enough, and a token waits for those that do the most. */
    gpu->crew = 1;
    if (gpu->few > 32 && gpu->can.limits.maxComputeWorkGroupInvocations >= BITNET__GPU_CROWD &&
        gpu->can.limits.maxComputeWorkGroupSize[0] >= BITNET__GPU_CROWD)
        gpu->crew = BITNET__GPU_CROWD / BITNET__GPU_THREADS;
    return BITNET_OK;
}

/* The caller's device, whose extensions it has told us. */
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

/* A device of our own, with what the fast tier needs. */
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

   Memory comes in few large blocks of one buffer each; regions address parts of them. Where device
   and CPU share memory, the CPU copies directly. Otherwise bytes go through a channel: memory that
   both see, a command pool and a fence. */

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

/* What was submitted has been waited for. */
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

/* Opens a channel with `bytes` of its own and some more for transfers. On an error: close it. */
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

/* Where the CPU itself sees a region's bytes; NULL: it does not, or reads them slowly. */
static uint8_t *bitnet__gpu_seen(const bitnet_gpu *gpu, bool up, const bitnet__gpu_region *region,
                                 VkDeviceSize offset) {
    const bitnet__gpu_block *block = region->block;
    bool seen = block->mapped && (up || block->cached) && !bitnet__load_acquire(&gpu->hung);
    return seen ? block->mapped + region->offset + offset : NULL;
}

/* Begins to copy a region's bytes, as many as there is still room for. They are to be written to
   *at before the flush or, on their way down, are read there after it. */
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
    copy.srcOffset = up ? here : there;
    copy.dstOffset = up ? there : here;
    copy.size = size;
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
"!^'L@!=4:Pzz=(&!!qV5!!-nhzzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*==]C,$7s04B4dL7A7s45",
"A|_D+$'5-F!!W+<$@'N%!%yg3$[-wb/PPj*!@(|^$:{Q(+{h8y$Zc]^.45Ar!@(HL$98Cp$ZH[9-79$a!@'}=$7|R_!{n&S",
"$Y{.V+z}Zf!@+VQ$FZ5uKW-<r$YSrR*`d2s!@,-b$H=C%Qd5s!$Y+WM!G%nN$IY4.UW'%+$XkCJ(INL,!@--$$K<A:Zd/X7",
"$XC)F'.4%8!@-b4$M#MI`r8.F$;Y`^0/!r.$yL$c673!<$;(Z+,;1M|$y-m`.STKt!!T3K!!T*i!!Tq$!!Tt&!!i'*$<LcG",
"0MrL9&UMpm0jj3,!@(vb$:hW0+@h[%&T{|7/PPit!@(AQ$9&Jx&2^jl&T[9d.45A^!@'j=$7A<bw,!$L-79&+$!ppsz@2$7",
"1+*:62)^Ip/pRkj#xs97!!Sc1!!^Y(&1.XC#[)R;#^`304Dzbw$:t614}G%a#``Xm#a!b($^F@14F:$Y$;3U75z``k#`}lq",
"#a@#.$!J#/!!TsW!!T]5!(+'%!@)-B$!h8y!!Uaq!=sf4IG*}:4FYN4$<'2C7W#iz6Z7ua77}^:#_x*f$=|`^7W@||6ZW+`",
"7uz(A#`7<i$=K=X7W_3#6Zu4G7v9:D#`VRl$@R$c)MRd}#aJ^T$#2(I!!_Qj.SJA|7uz%A7XXVg6[rbk86U$P$$sZ.!!^|X",
"0j`*.#|wzb!!_,]2'yR6#}B6g!!_8a9.Igx6!Y*VCP``}C1%S{4A,3;$!*fn!!_Qi5YKaP$!S#sPS26;!!SJJ@K:/0@wchP",
"7scls!!VU!!!U[W!!tf$%4G376^9c]!#<!r!#0u!!]]a<!z{$<!]]`z8m]z%#ww*:$77kk%4QD5&WJN'%57p8#x|AB8m]z&",
"#YX}8!#Y[F&PNhi!_M^f!_AAC'ls=Y(-;P](+'da.Ubx9!`2v}!(x}*)Hk0u&1.|[&S-=N*F(^{7tj8D+!.+QN52QtMmQS%",
"!%<s@'.A:I(8d(+#!/Jj!%](^(+D;`!a&Mm!#1KG)(5k+,wqw'.5n8y.ZQ+!!{D]*8TXtS!&9Q2(-r@k-Z-Rj!&N]p74CYG",
"!{N`Y(-)VT#xrHu!&nR@!{bt50LCG;!(nyw/|Q$%2cYu'1NK283$w`@7XZ;}2-;gm6z)3!2Kdjk!(3Dc2j/%P79vt_7qc/]",
"3$wYQ4A*Fd'u5Bm7:l#%74(#]3`UtU4|p`h!fABU4=30Y-XQ6Q#Ym69'LJ+r.6.^l1h'+p;cXBH(IFSxfIv</2cl]{!6f'*",
"6v+}=$:Ix[$W=^)!a&ksf}W^m%rP!/(2S'@!t@zX!6cFw!^yI96uDr`!]zjSBqb&Y-VP_8$Zp|C75-Fj##@6l#BXy#!(nXs",
"<2[,Y6mGK@'Mdz,m*V;'5[Ux@8SIw^1gc(];M7+)F1w'm74:a_79bgG6u87%!I[XtMu_P{!)N{P!^7QK7L:(s!$-`G!(qtx",
"FQI#+g6IHv$VW.wdc7kGhYFY,%&65g!(xf0g6PZ3&uqX$7Zlwwhq#AmnDrXJ%uj4KnMH6U!t,kJfIl026{s_gQcK;(sV'M3",
"!6c;Y!/_)Q!7i}X!@[8r!)*39)kdx{3}qxaN-wxG!]_[!7L(Py!}TL-:D<w:&7}r@g{]0@';^4f'4x7A7ZZx}!#<2I!=ANV",
"$^QlRbApZu!A&Zf$^[1Q79=}sN;ky9!)#0&;phUI!z|[M4s&P&$Vs'u6{-J1]UN`;!(zh|/cYPS7{S-H6Gh'3dD},d=znKZ",
"fB,G@K^FCbiWk<qfCYmQ{8tYw!(xXh!#<BC!@w7#!#<7yfC^x`!(qkQ&R[QW!6c<k!6cGA6ng(A81;J/#z:LF!6c;k7Kh;M",
"':vdb'5V`;'5LY:8uk:v!G|#DgUwk|(2S:z9L:03!!+ZJ!7j!K9L:0r7AM@V)3B-[GR`9TfNRT@!6c:NHIy@nHbgDr99y-;",
"Gz.zh%}d%$&zi3F%y|^D9c#/%,VznF3RJMk(+/6*,7]dDfCjw@!(zyv'h9:cf}W^mNrYYc7S.}p!!+Bu7C2}9^:2N86zZ22",
"!^'g/fCl{40r[uR:nh/+PQ/Bu!dP*%782u|*^&33-VNgQk0^06.4,LC#:9It7[gA&g]B=xPnU|I7Z+{|))p0hL6JKH:I6PL",
"LS@_(!6c;C!(+AU:XUsLdcKqR&8G@6gM'J:&#+MA&|/,T%y}+S'F/=G6^ia{'[gZY7mdj@76(AL$@gB]N)uI}sV(C0-_ITk",
"8VjHr))=4ZNN`C]:I6PTNjVG6gzwM1h%cv:k0`F|k2&{)sV'MksV768sV!rN%xM0u)H-lf!#@Q6!@{q]%:xp2!#:K'6X4.M",
"8vGY!8qhQCsf:t1Q6.V[QN/a[:Xgca)`(}h!#@dD!@|'c#B0]*!7j$3!jZJu7sX_IC_aD]9.(N{JK+7JfRm7Q&$n0d&}r7f",
")01fpU9H+!:I6PhUV<<_@iF&88m]Kp!@c=%fCvu0s^gUr!$7#I88mr8!$UpS76d<&slaF:0<%<5'h3^ir9cIZ)*k1F)H-m'",
"!#APu!@|p{!$0-$s^v8lJ7IY9=(iYp91C%{!+@lBC#QzhBxbSx!:i,5s^UZc!7j!<!7j!Q`/pgH==26X9.2b9DrM.xsg5r0",
"!#[Z7%5c`1iWk=qfCwjL7Zljr*^&6A#*GN!7qc5^9k7*/G`sj@NU:fB$xR[C8m]|Jg<q/*${n]:GF-fQ81&:v7`k}QR+hQd",
"6VT01%yd_U7NJu/h74UCg^.SQiWltCnMsVM!kk9L81<`^s^t(j@VmgN'51Qf,7_.YNTFj5!$./X!#<74!@w6|fCm/'!`56<",
"!:p04!!uJ0:V1|4H=Q{a*&%J5f+GB'g#*pk#C_mb:(C4((Fpnh!]d)]7SMBB74%}y7r=[s7B=--!@(0:!!(m!-8,bi!6cZ*",
"6wW^,0TPdndfva)%]PGtsV(nC(Fq2h:d!0W.xX3.6VNi.!6xR1!{dAG!]d*66z[T&+*7[C74aK-7<MWu,'H|=<*NUH!{&(}",
"!%U9)!!5B1+{!9c,Z/yg!}f8n#w}Qm+{3VWsVhbz!7%Yq:$][_6$nfLsVy8H#$!-H9j`dc$9c!b;cni,'L[{Q!]d2u*)_lB",
"hBYhK8mdMa3J3_B!({7^!6ccm!78yD0LZDl+!C0b75!_0=^mu{3}{;8$xYKp%qv.h!_Wk{6um*;%WV$]#Y`XDgD)C`1%7I`",
"!$ir`!{%;a!]d)rs_0qMgCp7v!&)DAgB|a*;Fnv%!7jlr!!tcr#:;/_1-LwA#Ya;5!B|b2!B*)C&mrVn!HZSp;<w%z2NR(;",
";(rf9$Y={y$7zFw%8:!C$y`=!-uC{ZsV2i@681_b!7%m!!hTxs!HxgsgD[$jBPi4f<-_CqgD;qhBn)Fk!IC$x=V.hu2nwSJ",
"=I+$=s`Af`gDZi+Ck%ty@F]Z!@}%MS2Qw]T=h'fLABw.+gD<'n3LJ(ns`yS7Bj@n5gDZi(F(=Y1=hq{(Cg;.)gD[/5(nV6=",
"saX.Y!6dG&DbwSk3lfGZsahi3!7%Z+F$VU.gAlvpnJ4M1GBUd!!]d2{7|Z6}i6g}G#%jqT!)[Y0!{Guv!icN/#[=GXF6$8F",
"09.Z:6VP#K!6xR8$]&.'!7k*!!6cc]%TF%&#:B_JH!6!i!{%UI+=7)+(n[niH!3++#x,js!);_l!7jRl!`JB/7<LfUsW&Cs",
"%SShv&mrnWi`0SHH=RL1P2BbJ9Fy45#::h!3Br;R!=V}XNT5('1%ryJ!$irgstDWD.&vY;Pncl_&3*!K#w}rl!.8:F/PhbX",
"*JJV-7rXL5!!]M]sV'MMPQ`HsnLKgL7k`'<+{<s'$8nnT!`@.n!]dJh%s):%*CClt$m8_r.=waB0M+2(%&|fZ!!CkX!z|^,",
"K4DxR'TVTp#+'w_!@;5]NT,VM%429;!'5LW!!$Jp!!$Tw!'BvM6th/T-w%Wk!]zK]!K8(W'raI:#@@FZ*d$HV#]CTs!{%;m",
"/Pml['2/H|fF1@.ASjb4&qV+/+=@&}$}tQI!8SWRhZbCq#P@ts&TB]{!]d)^!6fT`,+j}U;(2Q6-VNr<!#@LK+m!+P7[3y{",
"3hCp)1C;8675!_0h[|CB6uw@KNrQ1(#JQp).4@3|+|'|xsWC{I*Cl*}6`Z9asWalM!%{}`!bjvU7qm&u(JuKjgCG{J34uH,",
"!6cn8+}hA_sXJ7:!%Td^!!$@m!'%z(#wy#R4&BxQ7Y7N$4'yF[+]^'!!6cq+9ZmsJ9qu$87YiAP5a(<Y-tsl)fF5:sNIX=a",
"stIK0!DM/!1nra`t/U</n`d4Dp!%:wnFbF`sxsPV6;W7$p$b.Z4G<Yl8t$6nBZ0;^'h2|T2F95_p`7UC7s<]j8-X'Ut0*{S",
"!6cq:+}!q|s]'^a7uU.Sq<hQDq])j.q=cPUsxsc]sxj}!$vcXk,7<bLujhfn$@DQY8X985!**HW!)AzQs4;|0P*kRsKV8|:",
"s6aD4sU|YZs7[-[sxswcsxj}($vcXr/kL:f/R2y2!)B3=u.4n@Sd]|$sXrhDQ%0RtSd9Ig!$C{`;t/SpR{**j@Vrg*R+w.#",
"=/uU:$#JUM6tm-,7cZDnI^-=|3`aZZ8=0GJI{-r.J#MGzlj9Y86ZH;`TV`xD!6cj_=(fSG6}I[.!l+WH7/knGR+i+{mJN]]",
"m-W:bgAm(dm3g)Z/PPYvQkjJn$(1p_0=+!{!)%|t!*6g`!7L0fNrF[TBc/6qQl4d06uMF&$7a:t!7%<nTt}wQ&TM+&!7%n_",
"U4<}Q6tlt%7!#,Xi[[|SiYCm*/PcfUi_N7aUS]-Q!]d)rsV'nMfHg:M;cdf!!B3zw*'hDA)g2G=+&#vW*fHnH#f!P`!9'x^",
"#&2!`!*99C!!$JA7r-u(sV7!pNTFn0=^b|'76FU%+N%P[-u%MG&1BTh!@`y*QM3QU%5.g5$Wnc#4#7VT_q}0-!AM!}@^JKC",
"K0`7U2FI^&sV6|M!8z4Z!AW))/]}QZ6BW,fA4`,*+$(-(12$`fstDx<fDr<anLLb`[!&ra6Zfhh+Bsb%sV2i%#:y3m!6ccm",
"1v[lAR{*Hv@Vs*4&18xa6W!795^nWUk0r=i!(qpU!=Ac5)kZ9;[}Yxk#Z1mS'M0=r-@z&BfDs=7C7}kSfDwV_1nam!#<-73",
"!6cg^+{+-A!^NlG!4KF1%B9Gc!6cp&1+)3=7u3VQ7F#3J*Cl){Pnk4zKHv{^sV,;D#d56M!6cd7%;7taPPzh.78swU+'/Z<",
"5:_g&3hNm^fF36P#*{9nnj|sw6w-_[##Jd/!6dbznLKg^9Tzuf%4J,[*J5Y^6W9*+*rqsr!kP9i7r4]$p$M[H8SW5R^Y0P`",
"NT(:&!A&^HPQ%Yb/@rk'7!FQ@+@<qk7#S=}7PD,RNT2+'76(AJQ/#)W'.HyQ!C]|%PQ=!.'Qx&45nJ3[sVy8,6VH|6!52t6",
"@C!q+-Ws<)NjSGK+!18,*`n$asV'7_!Cl_r*C&Xr1xU(0Q/9mZ'Z7V&,3%lM&P`^M*BC[zg:9Lf4G0B!6vS6b!7$)&6uA.p",
"*C7`Q!9GYb9bJ8$,YzdQ^V]l/PP{4;)7)k'6wWmJ*Bx}^*D#6#*Drl5*FZ;G,Rw4F,{wj'RhXZ*01iBN6VP^_/_;#IMmqX8",
"76mp)NT)`98AQxHfLMIQA!S-p6u&-)!{&2d*s1,x6WI!.-Whq*R`G}ipC1LS%ut$ZpFzdR!^w65$)w<T6W`j[!=_pyF1`nm",
"#dLaN!6cjfR,(Xu75+cA!@pBxT%fy11wvnNPQ1vg*3Zn^T%hF]#,{'i!).|s)G!6t$tynf9T=QFVZ4w(7.YF`!JlA`&uftr",
"fLa(I98s.m:,2l{8jhZR*&)9F!6cqAfDzxh%;6/%7tj^:,AAd/!CmV$tS$k%sXt$i$<.#}.4@3|+|:,|sWX1B*D#7#*FQ57",
",3Y+C.=wa[-:8aK!|(]M%1]}R!DmW'WWKVl%Py_:knvyP6tf4]7Z.c6'y]^|!(Uu'&A&Zu!+G+@$tu2`j3aq=!l$[p6{57I",
"75r3ffID<.'h1Y'-[29t783jT!_7w:3}|L^9h.6y71P8<;)NtZP2A}x269JYCWI`k!-atn)(&994]W9CsV+/@*ByT)$Q#8w",
".=waA8Prb;:I|U}kN};_9S*3sR+h5W+C;v,8u.rp&PP,UQM<R<)t)IlBQ((F#ZC,Yh[|w]7^P(_/QDM{-V[:=A4j22!A&a8",
",%mx97T%m{!J`SQstDalt^0|%/Zp^S6x%,17SC,27SC+U7^n$y84*C/9v/q57|B:gt^F|{6b12r+m!0h.=waG+%.#FB1fQ@",
"7@wM5j4N(FnP9&V7A-YhtT946!9Fb@Atw18!^'R^%4j6Y4zu-=!6cq<7B[Xylnj+(%4<Z^#]CTs4}Z2.5`xX(5{rQ|tW#_3",
"Ga3uXGBzf_ASmll*NNJgPnciG7Th$=Pp!-;*UF[N6yfC&7LP43(2#;+jS#*D!%7pu/}07^Sd5jm19I)M6ty3r*J5{v,@bcU",
"!`ztut3baT-Yv8-S]A#%PnNw+)7Zzz(++AN!.^%$!2VB;TC(1T!2VGn!/:Ut!!$@|Ilk(p7X9ICRJ/I'4C_&@1+!5f&QI-&",
"h7Ug9!7TJH!P(4*!Ffp:5wqRB85=kX7xG_b!FnststDx^*h7P9j1KDN!+-hc!B{mw&Wl[/7k|B&kk&}$iYK@#+{*`M!BM7J",
"+$clH*cLW9+a_,YtWIirTB{}<lIa12FwAKl77&FXT;3llgD:#J@LI]Mm(=@rtSRP!!9Fc_/|nb^!)'CAPQX+*7FR7|*HI!/",
"1}A#k.=wap.9.9vtUlQGti^h|7/sR[*[6's!+l5HS)J/Q/R*bb$@ll&!)WU#!6RyZ&2dAF.5;5x+!W<l/R<g}!)7py!6Qm)",
"&3Hv0%Fuhh!G]fSS)5FD8hpB7GWb2NU^Ym{%$:UF7}llkXsF+P#g%HH!6cgsRhKm$,-+#$6[&kj!^F'N+==yz/PQD:M#^r(",
"*c1K!'1)bt74,|IUVSC}81Lg[2J!(]!=lb-.(b]g)uU+Z!Aqd5),(tgfF1T4ASjl:(-pg976Zdu+]lqz!)/i[gD9UH!XVb'",
"!nnsdPn{la:-CWzk0`Ci!B.piP1wvy!QT/3!9Dmj7$6bT$@*Q`6a1TCYQ;g;%s!)l$u)*vP1||]9/Ub_S**4x9Lf@lS)}Ll",
".bs788t}m$Q0N69=PwklNrPlIsV2}[!6cj3PQ@g$:<#Zq8RH^mWmr)u!z|&]!-a:Z&PNu#*5DAdWfn0wfF0zQ9@F|mfDrG^",
"nLM)l-u(R9&Ptkk!{&)c&gQ;-7T{A%WmSiW!z|^z&sF,<#HgYZ!9GZ-3T7m[*BJD9,0pQ{#Ya:b8P]c)#Gri:!Cm-J&4ClD",
"-9ykW-xdAQ.80m^NTGb$'^6v49_/50sVR#m!=AZJ:QMlI!bc+s7f*,H%N$6d/Q%HQ/PT_^X4qg2JW10j6;ZnF'kh5^5h.2,",
"q^RLytq@uF!9Fb]79bp9GGqs&.45B%+|P9$8R*1/&S6x,!!/dL!=B/4P2)8[8j#,L<Ba&U+@Aw&q^-b'tq@uGRhKnBImqa)",
"$FAAktqA.L!ClX('X/)t&Qx9{&rsSIkRz]6/^25`SG/{]KrKK_7}awNtqbV#L1k$!I!%H67C/}N/]KWs7qp`%!MUD7tqA#5",
"u!8y_u!N*J#<^;SKT.m-HTIjs$<y:'$VsqY+=@p^8^)2p!z|cALy#+7!6cg_:X$vlNT:sL+Q:0b7Ss{C$vYn{&S6n)'/j]#",
"'QQgKnP5v(PQl!k#@}sn!Cmvf#;CMA!CmyhAi,0!%z=1Z,%)=%s]GzH*ImHP(XDl76xHhuW7p^bB'f1i!#T]Q+QcQ]$XICu",
"!=TfW&PTC+L(nw$-B]y+74Cz(qzHgC!,pLi!!$_H8CLs$V;fKg8QP42rVLZI!*bA<!=Ai$RJP*`761H<-72S'+zu}c6^Z*p",
"sW8mJ!AW)0/mkJK2VT{BRJljm7!t}9(h-bB$YK6x*}yIWS)&y]33^n6!(xin'Iu&+J7I`+#=&Ms!7#)L$a%<h7A3FK${bmR",
"!^NwY1(J6`/Sd-B+C;nnfF1k;ASk/R+$cyLm-7,h1Fi_%7XCWY_{x2G!6vy1L'i9{U{_`X*a.Bw81z|5(26L}gIIP[A!S6s",
"6uCA/#:BHI#[<$-!8|JC!]zV0'.1`p!q#;M7=9i0_{Q&&7}<wL'jg7B7xCsG76:N27}3q(6w:X&s`bc,$8;Mws`&`lstQsN",
"!7$x$)M[@M!]qIBsSIwm1+3;].4@3!.UWM6-ii;rP2.MZ0rPR<P28FY!(GFc87m}nsV-#C'^-^8Sfkh{<R/N_!)r+p/Lnx;",
",C`A}:<[kt7W*W3),Q8(!6dc#+$N[C+B6(zsW^L+Zz#3yfF6SWWW4nL!D.V+XTqu`sX5/[$VW/9-x#SL!'!MX-h)N:6an4R",
".T1_Y$7UI%8Q'*B:+|`I9.!J_!/Ylw(Yscm/Ty8z&^4f$/mp/R58+&#fD|1`7;g!xPQ1hG/RS2xfHqft1+ZfG]([#b!^'ju",
"$V[vW7;!rFu0ZC]6zA:%!:hb)%SX5Z8umYS(khs:fF1Q3ASjs@(L/m9/3r]d/c2(*/rlPhQM=T03)Dw(fHt]$3XbR]B^cYv",
"sV)nG9[(0Q4]Q;*/Pc`=74pKzH{aW.#;Z*XI;$/G!_ar,7}fU8+Zh,3761J;#Y]Gr%ZTpb7xV<r6u1mV'vdR33B^GW!{-@B",
"'Vrj]!(YT!vI;lz)pg5:!(YSj#aT54##JIb*C&Xq[a5n[6w$$=+}kD#sXiAZ*F2$.*FdCG,q6=H.=wa^.7J.S84zq}u2Ich",
"J7{tluDWtH.=wbXu3G!4!Q-}w`ZC,a$)c%*_B3.%9[::/!.{Km5Py.b_!IC`3&QF.!{D[G]Ux8l!7$w_!@dQu7I)DG&Pk=(",
"7T_JW&1.x!**S89!ST+x!7$wc^3Vs3gDWm!+47+C=`2|_$7G{M)cfXz!S{MH_P'T*+&N,v_9b{u-8ARD:NSU8vKrS)vj0_g",
"81!=qQMH3788/',Nri!H(x[S&6yMkhb4R{L$*$=BP1wyJ%(uykh9tzC<q4xR'.1gU#Bq'C/R[{'0^0Z7$|$;*'U31n6[b.d",
"/Rz5+!!$C}4m`VB$[f.'%J&VT!9Gzg4NFyU_tK)zNTFP)72_)m7@Y}y[J5/]$M,Cw7ZGy^(+;+^QMHJQ/b:&A!ClzpGZ7C4",
"0.+Sr7qlKbfGKmy,{Y<U1X3X57$+6i*C7PwcQ+vR)6-Ls!)]3Q@Nlh|!)7D_KSd;[$l:(}!!0ca!#fT0;vG'd_!]h$'NAh|",
"#:BGb!TF`u$7<df/PQ04*,)[C6v^p4NTGSr/R3iMU!c:T'N-/8*D5DkM(tIW!+$rr<$q}[#::n$xDi2l!/Zv;$Hsla(+XX,",
"%SX&-D_<h4#:F(!2F:zf#QL.-!77'a!77'ga*_!,$;cgZ`qpsi'P37/(-'0)*DJRm*F(y7*w=Z7.66Xf-9pGB:r,Ki#wx(T",
"$@NU]!6d6r#:v$[!(j%4!!$b!/%W4z7T5'$$tstxP2$c+,k-9j%Kusr%uvJTQ.t5i8.Jf:_#BUh7BifHy$Klv7}:){yAh}^",
"7;`j!*K-/8!)F]fPnD71']wX0Q.ib;B&}%t!)(+XAbYd.B:qRAfDr%p86-9V7yC<l$7A4h!!$_*I14Yy!(yU)[,+}Z,i<y(",
"+&I+7&Q6F'/PnbBfM+Lh+BM:F77C.k^&sk5(*y}Dbr`Yh6|2pXV[3p@:L!ui*`[Wb5YKMQHh@Cn7@ffRQ/I'8!.bSx_{NLY",
"#^^=wQ.i|b%4)$07660Dg=Fi4!^Dq/!`5:08{!t.^%G%bBdh;m:,R^:+=:jj!JGQT!)/#s!9Dl&@LAzb7CK8l`Z8PF'/bp5",
"N%34D&*T*/'QQ%^nIk5K3&xV&'jz(UaHhT/VQ75(VnV@:KH9Ktua!9JW.tKr$Z|a!uTJZtuTF!B#]Yy!/awkv!)=@Ih'DL2",
"NrPXB#W.GV!]hj'uN|+H!6dr`!0!]t$';H;#uL8D7V.#VLb,T2!My2;U^GV$7!,-4WvW;i/Uy6{!)&H%4A{uj5%)6$*IcB:",
"%bR*44p6ZA87Bz8F[&QZ!l6lq740UG+{gJG8QFM@$:!{{!#,gX)ss@L!=N.cPnj@5!mZ*2!LhDqS)T=@!$8u*!nj2^94fs}",
")M1x5nLLRd,x&}QB4Q=1+{=MR$XC(W9Sqy;RiKGf,@b%z+%7^5uN|,4,^0/W!6cn$PpIBk!(x`q@iY.q=Ia)1Z/6Vu1PF9A",
"77}]PSdIw=%TY1n!7$x2KSd<7!{Mqn#,U|s#2L1*!#rwVBc/9Y$76q62G^kb!=cnRadh;8!77)nKNLV7bc8f^sXrT)).fki",
"(2!=|h']Ia3B=trc#-Kv3$|P9!6ccv6{KA;PQd.K!Zn^p!y/[P*BR8|*F2#*+6]k;@NlH+3dYJVfF2cY.MJp6-<xL%#}<wQ",
"8m]yc<g{8XR-/jb<7S<&VZp}x<bmBdZk7Hv!r5r{#f4+Q!ClFyQL}C6#3uPF8p!M+Sf!%6D;u12#]*pf$WD4nb4[&{J,`lB",
"!(xvs.WxbR&Q6F'/Qa^WdnM7r/B+`x8rcY4'ySv]4!+DU$@Z7x)K/+J/Qv!`h[|T;YnQd=78g,;3`^KD*}z96DL@D5y{JM#",
"1l|TD+&qt}/UQsDg}K+h#_*3,J/V$+#ytba.7+xH8S47m+=7@y/Q7$VnKmI{488!s!|Rp54b!su;)/Gx/PRWah[|^P&9tVw",
"!$G-U!]_UN75`}f4|*x[!6RyFBnuk]5B_su8;){AsV*F`(x)dj!,Q{f6)jRb9.KlbZN3`):,)f1&k=}w!#_px@KP:V^C=d$",
"5y/x)stp)D!6cgk8pi)nW8'._=_8sgPnWHd7s(.(.4/[];kD3R(IHS16WS}Rsu&H&.v6I5#-($N.Wx_P!@_3b!(y5c!CYI:",
"t3b[./U!(!*FnJ[-0UIJ.4IFZ-:WuR!BNk@YR&m@7x)Lc8n+g2)($H;!(743AVC*-T%JN9M@rtl!)My/%7;X|!)[w6+T&rT",
":+%)8+Cf+y<q+nH,!<d3&qu-Ch9ui[7}$#0TbN`0*CW1y*D5D+(Aip).=waN7sQ@U*}xX&6}Jrh/V8IC!^HGP75-/s02n{K",
"TC)PN;6pTh!)C@{'*`WUSFuy=!/C;h27A49!6P]cnP70wSd|m(2vu9;w'|'z=G)5Q77y/NumB/[!PPf#(Fx|U!9DMwNs%Q@",
"5kNAY7$HLI=(p9#6{`Xjurj`k!{y=VqxXDIkntJJ!Y][}um;.mv*=f071&Jv4(kf]!}.yn9If`|99|&i&9(PX!.h`#5K%L=",
"8x)k@(IH^(6^nNy9lyHAsV7(uNs%G.7sYN`#ZcC7/QW2J*)Ky3-^]#*QM*aY1<p7X&WQx3/PQM{F,5$Gi4c3IU=n:6!$CnV",
"6u1M{.VM[t&QI.XgB}*z#;svC!AW(w.4@q2+}`&:8S=Dh#HrDus]ncgM%C_F<+fgh7vSI{'U7I,!L{Hr't2hZ.[tu(P4'TW",
"sWWfS;,0H!CB#L<#FxWdv2&1&:x&iA<@LrW-HDL,;'t&y6u4::stK8aMAG:,!(p<#!`8y*6yqBJ+dQ,T!@_iq%;=fa7#$G5",
"v.+,(!6dYp'{Ul{fJ3%;0]g6,7$^p7!{m*`$7=Q%CA/0]7V/1R;.fk8!(VmJ)6s]q74vD/NT)Bd*NP4X767{{!iRPF0xmw1",
",cCl`#F5lA!IDU=s`/,&!6Rzf<^iuz=;IqZ=y(-_!#&r0nP8RKFKyId9&bq[NrhM<7=@.s/Xf*u/mqjDp{)4]@WcHc#]CTs",
"/Y}7r&:q7S%@!!Q7={#1-5$_@A5Abhv7ADn3p@D&:Kjxwq]({q&QX)c/UsF#/RjCa/RL2_7T/$nAuR1zBnyGsCMWawC2]I+",
"3/L'*)p=&i(sLlg%#gYZCQ%C1v-k,p8;s|!svL{`*CMt0F)/9YFGMF0FdkNpG&+Xm.sGsyF).6zFdma)GCK{-!&a8Vv2'3F",
"v2%H6v2$Dvdjz`Vv9CWuv9/Y1;<YR=#b|2`v-Uj=Ta18r+Rt&s%$m<<*=p0T*j<fr-F4.&sc.*D57W`+/]5fZ+!)+Qv-U`:",
"J8;_|$]Cg2I;@FMIy#*=#!Z-&H^c-zIz}H18<y`JstR!WNtI1|v9w.wJuxtSK57|<KTW):Bb)VQJu{N_KTYlJ!))z#v2'_n",
"v2%3@NTPts8^K,<7aXs7v-{!{v:^XQ7CD:Q8^K,97%z_5*u[u56wc&p(X9kX!*r@-MMNcm!@Kiu!)33)7VK@s!]]xtjxCf'",
"25ptF[h;rvh(NkFsV3br!(xyQc}T/Z-.@::#)u.WcgFX|7%Nfff!pCC7WaaY83`)Fv-j,LhBxvy/Pn#x/R82#7U#f;6wcsB",
"v2#NfMaSYY!Gpz7&u|{=7V#bc8#_MA7V}RF!NGN+'v._hNJN(^P),BbPdh]gv-ZPP75-3vaWQAS97`(av2#lK46K%<.Qf$S",
"(2CVH`QF2d,1|DXvBRP#.=wc=v0DR#!9H&r!:n7NcI%bt7tHTjQ'i3.QG5*SR!}sxv2)@*7H^,.MR]`R!P.Czum<+Qv;xK_",
"v<.WpC`(`49jm#M%4Gqz^ag^9+lWL)TC,x,R{xhf/P[b%TC,}zS;7ri!!v.H#YZ}Sv2#M!P2LL5v2#N{/_;%Q7U,bM7cpBP",
"v.TI+v<k!|v=!/$(:AKD6}!lCP2:,SdgI[V6y35&[kS'N!^Xwn-)gRu!)I&S/mspCYG3jyUTTi*8]^3N!&;7G!!$LU#YZqW",
"Urq'N@%g-C:tWn7,$!qx!!!!#!/i-}z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{#hP&zzI(!zzI(!",
"zzI(!6tnwiyh#(Y*`*w)6v]<c-{^yT&8+<b!(y8}!-p_vLq.0c!.8xC!!$A0!!$p/!!$U5zzCj|/0}r@!.b5b#:</4&v%G9",
"6tj(L79T2HHBA/b!0AGY!.{#v!40+b!2dU!4]R3FyNtZ&L}9y.zzI(!#YbV'#:B_byMg&xiY%h,7$.V'[h53P@Xi;47$`4_",
"p+<8V#<rT5!7jHz!!$Cu#:;dx!7jHr6YI.#I(Ut5!KC%b+dapc88<bv$7CjILRFmh6[l!^7r]q'+#zL!821,87s(,z75S|y",
"-!d2%ha(F'!%^qD:*y=usV+,./'wr^xpTxS;IYa_797iVCpDiLMl`5g!/#B,!^yT47SL=X+9{Bls#L]u8x-n*&PPli7%:/v",
"@YpGz-tt&,79^7`&8!J_lS|[g!Vam9)FB.Y+G(Yr83/=X5a<1K!)&K%9.2MK6Vy.D'[=JT%X^&6gd3@/1u^/0!7L17!Cm(J",
"#=,J2sX|Uj*u3N3!&]Zq!!$b4!!$S0#Y[#C!7L2#NT`W&<&AwH2'zv]+dYqu7v^%f18k)msxkATsxk)D1vHcvt*^&S!&xW@",
"2sDL'5:0p[]]I0pCu{[j@:'s!6|w.p7PvN',CPfC6#&&uPnk^nsxjtQsxk&F&@xxR_4I&q#cd/H/P`n=*,;dv_r'@u#C&L.",
"sxjiA!]_]w9%fFh!rg$'8(}3/t+GIs=<:&tsV$m2;r3'JDZ@G]HQRVjM|/R!G3T#T@JnKU7b-5<7b6;=@JxRV8@|WBS/f13",
"RpR.38B8IP7</C`7b-5<;UNqQ:/Z'G8|;WA;W)va;7_f_@+rwM=-Ra:BG;jv@MY:r;WyMj@[^2&,:6G:0UV5P8YF0mXjDvP",
"7wqhjF[-9:,:6G:YgA(uZ'_1hZD|:bZc;Fc]zS-r^:0Kv9}f#X:=D1w9`f{u9aXS}!5H|1!){Yc!*:Vy!)4;]!)2])sV'1z",
"!!&H]6thzvxkcMwKlT0]=@c(1(:A`h!!z:r=<:{CU{Wc&<94*;;l5Wb#c_9C*f;#8!.Ux<!-PMU8T@1pxmPb2&A&bcxl=|F",
"H97.S=FQ7cGp$x8PI-!L=du(u!+'fm7qf-GxkAWL93)%Gs[+'=!!$F)!=AKC'5M=ixk.f:7vbSW79NYDt_.U(tXCjb=<9x@",
"xkMN97Xvk3=<9xP6|^!8!)9dJ3@!)&xlr%:/UGu(!)'^23{a8C4=1&J$%aYhnLM)U=f*LZ8m`Sg!/F[p=<:N8tUfvuti^g-",
"6{,Fx*IM{$!,vJb!+7c4!%7pu/}/{U6`MRvSd/x==<:(3xn9A;F/%$JRhQN@=<:DusXwwt!!$d*!!$Y/!!$V.!!$F,!!$]g",
"!!$Lb#!n82[=hzG!+'fx!z|`iBHk&@;pip][}YmttS*3z=<:^j=C]_p^:pt%,1@jLtg:Bn!z|]l^u7v*V3nwU.SJ.PWw16w",
"=<:1d!06;r!)vJ9!.4Hk!)HyP!)(B`!)5x1Pn{9k=<@(v9:FljkX*%HB`$r5itGg=PQ6g,=<:2,xnVY]I(VjqSz]0XHB(`)",
"CuZ1'xn36K=BR:C9G&9:8XL0QNT=I4=<9rJ!)FB]8kUJ)!):BH9J1Wf7SC+ZHB(`R<B.c!jq@'7xmwGB96P;j2U&uv!+'ff",
"!z}8s:(l%!ZcQSf!)wtRtui;(!z|_b:dJ6y7SkFZ!H[w2;'u,@$`ZWjtyBaWtyVpB!z|[d9hMx&HB(`I;cQP-K!L&#7[^8C",
"xmGQMs_R@a'<4bwxk+;.!#*&t=<;C`!*hxA!,52Y!,55Z!-1uf!*T2,Ns#<s=<<[W!+a|X!*/fA!)2])!0X$f!)d}.!)wBW",
"xqM1;@U=hX:9!:J8,pUB!9/NY760Xi7t03rmg6#LHB(a',C`B2!+'f|!=D*+K|'#u7zgynxkwaj=@Ny.mFgR=^:0L$;As@:",
"F-=w9HB+`3TY6DMHB(`:,CtP2!+'fw!]_UV7xd5'/jGM1!)(%A7QG4Gq]'{LNT:I9=<9{P!+<-au0`0P!{!r48M<!d7qa4V",
"7Sa=XYQX<l8^A&8&:zw7xr=}b*t.0-!*3KWxvu.V;V_][AJKSt89+ac90fM/D0am9NTIP57190_;xICm7zgyjxnAXGH7!_:",
"=BR9D8L^^S!5qC8sVv1T7qcXt=<:*|!*b&Fxk6wj6Gt5&!+'g,!!$k^!!%#D7qdP]=<9|3xuz%h:#K#&=BR9D9J%7Z*R)7Z",
"!+'fc!!&$A7qcdGu0ZZP97$C[=<:P5!0x8J!3;X:!,S!)=<<&9!)d}.sV'1z6thJL%2b10a8sP&!`5;.DwBmK2/-&:H]p=-",
"#FA0LuTDqf$78**u[*%8GC4VjAW;F{uTH}AuTD}m#]YxL/]#Sn!);btxkD{!!4B:&!)L_K!*.m%!)d}.6s{TH8TGN'CP:G'",
"WvSmV=<:ts!*a[7XrA_3M|G)&!IDq=!+c=h!)3sP9u2WM(nz2gxpYd,NXsLl95S^aB*uz+IM))Xbj}/0#9H!`!)Glp7sU-C",
",&(%'!IDps!-(nQ!*2jBbG:rQIWhH,zwhCfHB(a#sV)`x8PB+c=<;}1!({wsxs[k;KPn,lADhIC:<<Ml7t}G08r&k49n@=:",
"9Q,::v'ib49.!`i[JZql&btg;!+'fm!!$ky!!$aw7SFMXxkiWQHb6B:!=B+w!zz@%U^KQH#W-xy!+'fh!!'qt!!$N3!!$kb",
"!!%6C!!$jp!!%3i!!$Ua!!$mg74+#K=<9|+7<IN-ZkK`L=<9x`xm<m077jN18zD<-2zRcbxkT:I7`*u(9}3Qm74aHq9Lw/x",
"8<g*+:3v5^#%w4x`nYF=ZF;mp7JB33/c!5Mxk3G]uqHa5v%RUq74(=`=<;3m!+dVK8Yia=stK;X=<:6wj3m/[4/h^4!IDpp",
"-^fZy7]IpQ=<9{374%.QJkzJ4Wqf[2=zq8$v-}xR-Tk1*!fvlH8rMQ;,:6G:$VTqx!/F_s=<;$3!)/v1!4Z3A/Sx'^/Pp(l",
"/PQujH]qN<t3b[-v1MRyv1a]S78H@S=&&fL/Sbgu!)'/)v2$Tf#:;i=v2!s4%qq^Iv2$v=v2#s}v2#i{%=Y[M0,I3{v.Q`9",
"86#(c%43CJ&:4,'v2%5Mv2$3.v2$*,NT:_|v2U&dv2rHk79X+k&4a|;v2%;Uv2$95v2$03CWGKb3@SJ.v3Fi<=<9xD!)/,w",
"/V17x/S)9:/Ri*8NT3Lmp]|Zb4Zm$|58K=$x.Qv3/Vl*c/VFYb/S;XCxk/58v4C2]v47A*40d7r!+'fz6th09qzf$s;kTWS",
"$ZUC`-@;tQs^5pp+;}W9v2%a+1HCp&v2%d,3SQ1vv//Adv4jb47;QF4/W^Cf!)1%Cv2%r0=<9xP!+(M/H^d,+2Mxxh1R)af",
"$A,H8$ag.Rv53|<v5I,B$VW2g:GTI(:drRl#,gtM!)P`f!)1Pc:GS'q;&2rK!)(LR!)P`f!(r:`!+'fg!!$X$!!%'<!]_Uf",
"89SI97_fJ/!]]xtwn0^P25ps97]IpSxm/a,9rIDZ7(<4N8q5Xv;cTNq<%Byq<^j/N7t'.$<`Plt8#2Tt<}mvu7zm,5==.#v",
"xkDdd7=5)jv@1TaDL$,{v-ZP3=<:`zU53S`um;.f8Yc+X*RDG{fF5M$P),IdNLKu=7'#lL<1HxA/SbguQ/-67!Iml1v76=3",
"AT^,lP1riS/Xx4bxk07Yv@cvf,YJg1@]k`1HB+`3At^s+ZF2Id!)dHi!)(}tBQ^(_!!v.H#YZ|}v2#LLP2LKav2#R|NrYVN",
"=<9rfU^DxbJ9vZWB]k@wu0d3c@:)_hxm1AU/SbhtNTT-@7@n.9I=P9:Dhr8#.y#'.!)GP#!(|6|v2rA8=iQw7vj<fi!]_Ri",
"99QFjI$[TL{*]M!GnnnmJI;npC=3FkBqTbR{)7Gf<1%6ay}Pdr<}$mH.4,3^0LCkA0LL)sx.QA=0k{4Q0l&ni,#81v)iiyR",
"&68lm0jj021i57m1i@Bp#xi36!!S`0!!^V&%37kx3`T!u2F8X*4]R0|4]YM0wn2bZ4}Q'+4$[m%4'ZhB-]}-m*Il+,4zwTP",
"5zhU,5=5K,$;cg_6:*tm+(TF/5YUkQ!@)U($<aAd1.!&X+(B[X4=:C9!@(|t$:|4N+}u4B+'an'3%!y%!@(Hb$99)7&qkD,",
"+'8T#1gfQl!@'qQ$7Uz#N0n4G+&p7{!@,:F$HhBTS$^DQ+&R%x/PPk:!@,q0$JLNaX0gx^+&)ht.45CI!@-HB$L0Zn^<qNk",
"+%_Mp,wyyV!@$vS,9G2K1IS2_xk6'l6vL;,$<VIT7us6$4GJ-h$<laK6y-'#!!]c0-VN$v8T9%@#xiv<!!^sU/mcj($W2!.",
"#}`Kj!!_CdKU@tu,dJiPCuG$!6tp4Z!@*$'$@zAs:TnIrCunA'81+]q!!VA4NT+G.A7MDG!@)K7$B_N+Aax9*Cv7[+9LF()",
"!@+/J$DCZAGp%+@Cv`v/:g_P=$Hp|cwrdf|;F;c[8}8,W8m_ZK7|tBg9rJ9K,&Q16y5(bR!#PUB&3(:p&RPV](KR<f7sm[9",
"*&%VG6v#D.)c|g^!)&RA!!*nt!!$N6!!$A.#:;i5(+NCa!!$Jx!!$N6$VW4v!&9Q3(-r@l!!$J}!!$A7$VW.x$75g;!D7bC",
"N,}D;!.Puw!*6BTxk.0q7:A1{8tpnw!%g._(+XJQ!|sX`!%z:h'3@<%(3XbL#z/,j!6p-*!]_R-6wx%H!6lr=!]_R/6x.1J",
"6m4W&74caYf`63cf`Fn*%xpt67&D_y!]zjSBqb)Z-tmf878A*%f`_Nh/Pf/$xl*'cgUHX*xkA.N!vl(6!(Gy<7;R|J!b{iv",
"!*Kx'!-#[m6uFXJ'rp+G$!qGuxjyvL!/WCj7SFU9h9nfiitCg4f$ra/7L.v`8+$]7i1&T$8+=^W#4Qx}gU[aD7-nndg<xP:",
"#ZCGg7T)cU${uDM#,Z*4f$Tz$f`1a'f`Y{,fay[)f`1a'itl$8faw]Iitl$8fawSFf`1a*$^l_ag^s+3)l#Isp+yDL6]<$'",
"7T6xkiu'auiv+-B/utc*6tf=aYIA1c8*mk*g]2Rgg].!-'4x5d!/^j4!!$J-!!$J-!!$J-!!$J-7qcYw$|WLpfaw&fiv/[q",
"FQKw&g^w}n9.^=+@:.X]NTWLmitFPritWt;!)#Q7!)s12fa{mxfb6SBkWR/Yvr^Sf#z:LH!6mCl7KrCN':vdb'5V`<'5LY;",
"5%{#j!G^n+8P=p}8PU3/'s.T{G35X;%}:_y&z@wA%y|Q@%}0L:'Dx{<'5.FD'57LF'5LYH'5V`I%yG=F70U.4HDI^GHNxBP",
"HiQ.A7$`q99g(X*3APUZ##9rqfb4)8'S1DT(2.j^rq/<=fb4aL!j}:a!)5h<6w6-C@7Pgzy+g578*m4dKNhMd!'%],!H`#,",
"$!gf_!{hSQ.n2]R!]qm{+dZp1&83YK%xzDF!)X^DPnKvF%C|S579v^+6@M3_'m)dA)]2N6!#@+|!@{LQ!#<UMfa{d`5aIIY",
"Q.jWX!b.V.7r,;CLUW$!LaL^QLy^RP7&'iI9'i]i!G|&[gtB##(2S:z9L:0'74/ZKf`2AM9.+r!!*$cC(X9^j8Pgzjp,=,U",
"9uf=`AHAFn!,-Mt#:<+:7qa_;!(gms!c=S{7j38@!=jh*'h14a'LHm''LHm*'Lg$!9F)]xpha|V5wA;{'h5zi!@9gt&$8#H",
"s]XpH#<^=:R'6(+!$8lZ!!$=D!k.mk7sbfK$*KbV9.(N{)ssVDRBL;6RRq;nR`=gGf`Fn)y+g578*m5/7-Sa'&mtl67ZZvp",
"82pxW6}&!',u9y<!g@X<9/|-Y8jhZY$HsbK$AG)G!#vIlJVkq2sV5@DP1z1U9NR6JA{yXF(j(l:!#9vt'4m<N'6I6R8Xh%0",
"iv.q13J2@G)%N1qsVA%Y902:W9jl}(6d+3=80:*ZsV3KjF2_]6!'|Ns#zG+)sV'az:UI^,-!`=fy+]W2sm+`t7SFH77AV]Q",
"7y&*tPn`.!:Xt-='LHi580:1w!)$IC7J/G.g_r3^sk/]cfuRi'fazQ*6`u8S)(3@cb5JSL&PY-=b%qcTb5jt3:^|187MU(/",
"g^+}Giv,zBp,QjP#+.c@#7d%X9kA[rsV!n27=]RYsZL]J7rV5))*1'jcilY!:I6Q7d'bi^!7t(Pf`2F[6X!]a'uUiY)k_xX",
"slJv95,Y`}6XIwc7`*u(f'4Wc*Y#h,!7$LP'Ls{%!5p<5+#PQF*`n$]7qcuH%ZNu}7KrtK_7DrH@u4W#$XFB);F;vXsV2i&",
"7TB#t76(AY!@m_]!!(pjfiy%^T7BmP7T#*T74/(Y!A.)m67HLL(ID.Q01ijC6VNbA*}xvy@w)R(6VN['$tu:/;0(rU(d.8x",
"%xubUg]kp[1$x4]NU7(f!7UG$DT&6+!@#+D$!s2G$;gQS%45h+;cR/y<%7sj+z}`|<C+^y,:<j}sV;pCLPMdz#w}TJ!@dR6",
"6_FSu!_LCa9c*[U14&.B2lCblsV,<y9l+@S$tzkJ3,G^2!6nKv7sf&FLpx*k'L`=*v4i3P!7A7lNTuuNLpx<h<$z;8Lpx5V",
"!(vJ&sWPZ=!@20[.SR/K!6mjfNT==H6ukYc%W}6st:zct!7-2Mh|Gs'hzdZQjrz[Lg`/NPff30vff<-t!IlU`:I=(j/PPc'",
"7=]QYg^=]Y;G&&'!7tss9/'Rgp$v*dA4L,qg]V:1gbX3-g^Hq6:rBn[$}DU{;GlxR$B/IisVf@;#yI,m:K&)n6Vrm1-u_sq",
"sV2iB!7.!h!7.t(!h_!t2FCl4sV,S#<9|R$/Z[G:gbdS}${fBj2P#L3s_iC!=6xi'gbZSwCLdYp=+&!y=^)%WCk!|Js`Aia",
"gbxs-D+B}z2P^m23}Avb@d'n0#_,(LAP0M'gbxs%Dh!B(2Q)*6=h9yRB!iS0#_,.NBjJu/gbxs)FF]c22QQD:=g]_PB|/-4",
"D'dI9D3C&N/[X%Zff6T)fcRfZG%6X0DL:[-gb3*rgbW_z/PT(tg`0Wzp(qr8G`sn#!]d5|7|Z:!iV*r@#%jqT6VLG+6uC=<",
"gbWg$6tp&#gbvK:/PT1yFN!u$!7tF5gCmK%M|Q*nP2,'k!6lxp7.[&lPQ06]&2AP(i}@cM@u-|ni}DVH$^NTu!7tRsi}@gL",
"H=R4*#x-S,!);bm!7tXm!`JB/7<VlVsW&Cs%SShw&mrrXi}N`JH]pV2PQ`lK:a=by#YZY83C1QU!=V}Y0XU<;1vH`+jv=cM",
"!&quv1vq!D!6mqbPnNAx7}S'IQMA.y$wV'A$tz4q!.CBGjY}Z9!}hV8JVgw_7@_a8%TGn-fdAIh&]xv86]7KQNTJr=+{@Wc",
"$8nnU!^yCd!]dMi%s)=&%U_'s$FlqpsVyT5$XXauKsVbZ8{mvaNUG7D+/dd*!)#Z*sV$q17SF`%Lb#Lx%v<<fsVzdA7$4Hk",
"])F,5!9Wct-)]9p3JCgR!(nXj)crp,NU,gIg]tvK*)Kut74N[:/SXa#ZM#}#7jP+}!#v{[$78,6sWvPJ'PI:+6Y7Jh7u*M[",
"lL.K<R,}NU7.wZ'#Nw5T6^d3xNrfV6!Bq,L!]d,_!6pZb,+u'V!]zKBNrnv7,|=a}P2:$.925MGp$RIa7ukZWf`|bB1CG@2",
"75!_1hz;MK6uwMPNrRRR8^_9+%XpG-sWC{J%v{0:%6{G%1Q0w4.n3+G'L^CNNT8Bz3JPGz2HG=j!7.Rq2j=$4)(*6wfcPqc",
"MjyWN!z{P43`SpI3}sZ)NTFP+&8<}L,$t8pkS0H,+z{3$5&^yj!)w=V!)0rP,%Hk{sYx6L!6mv09[.)U&M+{Mt3gX3%9Ju^",
"&kJRn$X73R7sN]6t55/5'hGp]7xI/5t5J)0;5||M3#}Ul!M10j)MaMF;ka$@7SMq%!,0-*$78/,+}+}Ws[zWa4=FGS-^a2M",
"!#{qS!'M8f$tuC0/Rp;h/Q7rZ'TaP%*![vHt3bdH7SVFx9yW+P:-Wf!7tL&+t6:^(!&x[]!!itI!'aDw!!$_3$tuC6/SMdu",
"/Q8(a'Tac++xThU'1Q1l7u2iIt6x%-#;FtR6^TfT0<juM!6mj|R=L3m@u1c'!-=NY!6p|DsXtinQ`lfy!Cp8:s=PXH!#fUC",
"!=ANt!):.^!)3_I7xp5b7c<!J7rgyx@wbTr%qxAy!!$HZ!=APL!)::k!)3iL7y8kp6g_uJ2tJ^#)F@X(&w/nJ!1jZt!h5g,",
"!]f+|!PtWy86xA}/W5X{7B/tN7M}3VNTSCj;HtH_+##tr<%7u@Rh8BmT%m6{sc%pvfg&Z2SGCnl#ghp`I^!}w<+w;YNs@Xx",
"fcP52!nz1T*%&Uy*2i(w6}4K+M86B3n,R,c7`/mNn'T{.7^6JDmj2l;g`-BkmqDMb/PPYu$;hn%#|Jg_RJGb4%`tJg417P.",
"t:j%c417rQ!7V6gP1cfZ0=4'=RJr4:/Q.#m!z|_'WLUD96`#x[sVH*;)JmSY,jw#sgbr2vsV;sk!B!DZNT8CWSd7+h!B!n)",
",YYi-!]dMl!Bz}y#:BbFff8RGiwLqj)S'C:!{%5|*Y-DV-;]d6*D{sB)^5%A/Z<1XNTQD!f%Ilk1'0btgCf0IU#$TC@-Q!'",
"6w6-B.yAD3/QBl[/b-c5/Y|{I8`x5Q'_0&k!#^`Q!!%&76th5u7r%A=76[1W&2.n%!@`|++&HG!KHX`y6WMl}/jq|{)i-l&",
"!7.}./S/)-)JmK,0M^wKgbXL[!Qg/w2ShVisV6yMJz*^!-VVQ</PQ<8(Mv6Bfgy<m)YBZ!iwCL7vr,$s!`<[:3}{hHgYaFM",
"!Bqx/.SR&)8{8.c(2$Twfc;43^VYcj'k0H+0jgk0#DJR<sd!75NZx:v!6m(]!6nzX7!3U;9Y^y|5Au4B@C+qrSG(wS:bmbX",
"#z3cB+(,*<7:K8j+5-q]7:iMm.GC,XsWXCufcNxw/PYsZsYn1h7CDrF,+N!6sV;p'!7._u8RX=890Vw0SG$ng!HUr!A{d@2",
"fc2Y@7:URV6aLfg0UZ-;2(Nai#Y`Ja6xv}c,&B<r$h/Yv6VPZF'^V-L/QCTqfg/`!5x3g(+Y1SJNT29Bf`Qh-6W9**8Cjad",
"7C59S7U|F+R,9i^3s!`'7's)09T8SYS]Fb`;6)|W6zrPd*J99/fc:4n#aW9zNT9K}32b)B'2XCz(w|cfTaYmc(IbC_!BaJ{",
"mnSM:!6m@$/fT{Sfgb$<d%$i'b4f$ddBAXh(q[p6&2qS]!7,/M!h5g@!]d;c!755DNTWPBW7qgc9'sZ'fb8Tah75!6!]d,a",
"!6mtnsYnzf7&w=i'h17Zjq`=x8h;-{#AsabsX!{U4nz^b@]XdpFQ1*r8VV3mkm@7K2sG4Z,^#`-,AUI:7tAik-7l//!9l_J",
"NrbLclIBx*&[iV-Tt}m'!#vJ(6{UNV7l2FW-WC,z!{%x:HB=}*74/zq,jNg_!{Xww!9p!LYPz[c9#3lu%6{=Xm*X%0(+D6%",
"7lQYN!9lGp/XzK6'nk[upd:%Y!_Ui@@K(!W0l%yL#&SC2:JQ&iPQmZ++^q4:S:ZHb!!N4P6VJ,brwUUv8WgN-U!Z8Z!^'k%",
"/PQ'18]kq)'jjF}8WSA,mnXyw!6m)*!6mmz74LI^7;T;=R}^B^FnK4X6yrNgAVJu;N)%h&916wB:,2m&8jraS*&&8J!6mwC",
"fc:%i%;6/%7VLT9NTGzFpa(WB/zrsY!8d4T$785PsWX1C&U:09%bIy!,=XP,1/Q6rNy7=47K]^4gc}zl%bp^qn}w8R%SQP&",
"!!vVY!$8zU@YGgX0TQbL#D59;/PQA9HQs@wNt]jq@=ag7-;]mz91YRh:J2bn8iMiD)(7CJ8uY:#!)&;}!6nz0/RGyVgBa<s",
"7SbsA0l+7'!7C-$*f_up1g^V)4lG!9!)'JC92tCu9Mig9i!w%`3)D[x!+iha*`]l@5YS[HsV+/@*ByT*$Q,@x/Z<1G$xwuC",
"5@ZQV$792(!*&t;!0+s}7<*t%.SuA*5YSDB!+s)J7rtBtQkI[NtWHzw%Yn`$/R[)R*`l@Tjn)XW%#bt`!Wd4ftS$(V'5MAY",
",&#FZ7T)k:!WpXqstDdmtkA%n/i!f46x%,1!({$#!!$Cl!!$G:!#fWA!({7.#:;rCtki@S81$Z)sVJ0-jPjzi$@@66tS$FW",
"mc|%4%Z(R;/iT)k@:8&AnBXhx$y3];p+0aC!xNyRzd}!U!6m,!fcWw$sr':R!&4ZqNy7UV5Ry6-!JN-ZNT<VGpBk_G,6`=&",
"tlZuI$Xwfc.Nl#-tUlTHL&l`HPnV@RM|dxK%yNKB!ging6ypJ59GW[G3iTrAPpIxd!AK]]!)aiV!+1u:!+G=G:NHUvq](^Q",
"/mcV:91r:f$Val_&$uWY76$DK!^z<jt3bdU-Z_#4$t{$Q6]^jn7xd},mPuR2-QXp+!$Z9^AH6}s@u/TFYQddjR}{)zNTFP+",
"YQGbq/$GK1!)&8|R,&aR1gpC{7SS17/PQ!=!%hju$tu;Mtwjn/lICq5VZ=y;9J.Vy!7$t^]G(3F;'/&'9-{0l:+|_m!7u#x",
":(qH@.ZQNu6WTN^.ZZm.:gUbu:M<-YiwcaL+{*`M!BM.HS)+)f+$clH*cLZ:tuj:)+a[kxtugssU!Z1i;aD/5L'_;#77&FX",
"S@b;BgbY,K/`JTr@L70G<@#<@#ZFYJp++xlPprj2790FXBnMkvS]:'P9[<Wg2-7`N7sTL+*Hgcx=Z<&j,(&_Ktz=Ap$Xwd*",
".=1@ztt'kn(vwruSf(CQ7Kql<8vbNj8p6X*f.a=J8tYj8!*lL$7qcVsf+9'.9',Bq!*lL$G$3/y7:(}xQ03+PI0Wd&Pp=2S",
"1wl[L&5`0{VZV$a'w8WX!+$hd6)tVHQ/:Xs+BK@k75Iy5]d0Z|9n#,*).rG2+!.BU/TK06+&G|1%{NBU,#D:U!7V6cg`-T:",
"Jjc0x7;5(BPnBz=sV2r3!)W9{T3g{t-Zzn#S{M5zSza}d*YJ]W/S@IQ)v!gC!),W(!)',8*dLu8#fJ$l!Cw]K!)/|bgbXsX",
"!YgM,2V]v5sV7ukT]}C<SI8<W8hf:74!#Kj@iP.NT:)QU.(Fj/sgUz&9|'&d<$xvlPWtf8%j=I//Z<1K&53L:T_%s^!$ZD[",
")v+}-:i*lTP3IUA!'WCz+mqiA])l80/^<,bR,C^l+Cf)%!*wafLCbZ-Qm-Dz6,#]%P1mvJsV2tU78#-HqzG4}788QYR+fzY",
"88PSnPQFhbUuaZ9$fkp#7}C`H+A)lvkRb8kUIg{-U[,Ip&15:m!)wpM:xv@&UXAj:!9Xy'p.GPv3%+ra#Yc,V&VArN&:X`_",
"Ar*Yc.G%N@/QW/,P1n**/UyF;p-rb<WWXN%8=;hX!$QBB74(a8:(72u$Y'3KsYyQt{7R4<A1cH`!Gg|`Vx{2mVuHi7#Yl`y",
"!)V3:7mXGU7CpM&VK|=Xq<uGY$8r+.!@9(FV4ty/#gZ3'%20$j_^8f-R]sxWu5'N2fgb$++:/Pxy{5@$VS6q+Y1iG;8<RzU",
"%WGJ]8R){*Vr3y.&S6x,!DF(wP2LG<=_-7i*^WU+$<Qr!&/-U0&MK[K#YZKT%@NVj%48{h!6mq<7MLf=U{W`w+/xk*!7V6g",
"NTZ/;fbA#fAr*_-&2[bX%V:T'u0_YY'JGy]%4}_au5'b8u5'-M8yp*}f`p@2/m'I3${w:tu5/z8#:;i&(daGM&W!3bghDmd",
"uG<Pfu2bs#6w'j%/R]&%94uhV6yfQrFIgh@5x[7,Pv3lS9PQ-l!zzav8x2GB+=Y:q:kx)a&11rn8Y_//q<ih):XN%q'/j_n",
"u5*F*'QN$)p-s,*PQl.p#AI0T!Cmvr!#*&;Pv4#i53[N(/Plt{.:H['7wj0PXsfU(:z)(c78'4qP2%zK:(jT9W7|-PPv3Z-",
"!6luvXT+Hn@WB*8!}2vfwPnD^;W^cX!*#xI!*A+K76_sY9k|iq&mmW|sV)`V37Y@8!!&dI$h/rt!)NM@U{V<m77tUJ77L8l",
"5Zs[LsW8M0!Aa/21+'uQ;)wz2R+S-C$[vdu!6mwN+&H#*!&dHD!N+S]87Vm#S*y`u7T4`;6}WhgJVgqL6tq<d0sWkn6^y<3",
"0r[nxXT=ym*qW%P6_1r$&Q4GUsXr{5-zAYY8PSYBAVUv%QkInK01iPC6VPMYsZvWV:^C-BNs@_z!;n@^!7$uMH484tW7y-^",
"*a7Ib7rr#7$78vp$W<$2#Y`UK7-u)v]FdMN!|&=ymqxgK%SYI^'jmws!p&fFW2QpP!d<B27-U[ta7`/qM$nVQ7|4fx76:N2",
"7}<w)6w:X&s`b*wQ5Rif!;dMS/UQ$mg`-#!7]_L4Q5Rg372Jy2!9/vg!C1-z(L/`5W0svm83-lR6u'z{8U+hZ5YuSv6r1n$",
"8V-x%85lPG'rmSx<nTT)7xdtD)JmJp!##c^!!$YfRQl0!Gv@:u:;`/j7uRh^#{UR{u0_%g-Z|&,!6mj]Wfx.z,!Fi^WP9vy",
"X#/D=X1PPi0LIa/X-pD0#NbSq-r6{I&n]0%*g0wt.qixh!.@HvP8VFAsZL^Z!;4'H$7U`,:h;5Vn.iy.'<{4f!(pU*!h[%]",
"9RRci/QY/4mkk)_2}Ma$6])$M1YD@H[+`Mw)%L$@4%Q20YF}]z!)&bg#%z<DhG-+0)UkV1sV'Z*6th8L)M1GZ)UkV/NTZKG",
"fa&(7Ar*|A)*VFn*q'}7/b5L_'.]b5*Gu0+<qJ.vJVikttS#nd[i:-r5|7W8!J)JfNrdhJ,8:0F4znW0,Y[W4!Jb<#R+zSY",
"/l{B^/PQaa6ubl)uS[jQ$VW8<-57z]!6mm^%&iN^!).vqNT:m4'@}7t!C8)A!)-tn6v^ZwhAT<8/PcdG9@p.y!($hi$78&W",
"&MT6v64S|(5wiWPXjDhdfa%74Ar+)H*(D9z5KXN],{Jq++]`uAQTpt<-fDIQ//0Hp,#7Ty.nu[I&nT5G.QS5V7v/TF7SH2w",
"6Y/8(%;_ldC^iJM6y_H+(+'LK752Qw${fp.g`-h6gblK2!]zV+.qrw1+!*fU/S'7,&s8Xs;78m9/R+1w::<QT(/TTxVZ3c`",
"#!(gb&Ty}$&m}f}!(y6MgbX_{+!LD;2I7H8!{-/:YymZjZGbwQ+z{D&!Rul<!7B-i[9}a^hAT3'/c'z=,_(B%[FCCg-8AbJ",
"8#*@6y}FFq`Z,^]!#fT=AL2L{!)M;y!)YL^!,2TT'=1,L:N;}mU}lVW*5I{F!*vU<.&v[v!#iXj!ACk/Q.tGx!A$Hj(+.*v",
"76K6G(Q5dt!!0LW#ZWT//R8{3ph&9[!`hS}7U2kl/R<ngTC(%gQTpn5[wY.u)JmJu:br1Z!!/v-7qcSTz]&G}CmVPx7wpK<",
"[}X1L!Nt;y!)}'M#(RFl[`D8i6[n$A_]}VY$8!^ZuN|.Y,!Rz)88z/|/7wsw!m3Gw;H2c;RL)J`9=tlA!)M@z!Mns@NTY['",
"KVd=g$mKr,!){&Y!#fT5*6P_.b4n}3)*M:4#:BJc!SJ(l7@kKp]<u5')ciQC,4%Xf8Z;W6%u2;[8R.4Q.5p2M/QuC1G[SG]",
"!F.4;NT:K&1vHy!!)N)30sjFN_#'Sv7U1=I$!r6kfgb_;6vrb-Z.Z9r6Kn{k#:F1%/2m$l#PPT%]bAv(#w}dh#:BQf!q{G!",
"^#j)*/cSf('QTTcfcPM0/Ws(hNTZ90f`z'Y(d.RZ76yk4_`rmsfc0t,#@h`]7T-{`#x8fY:+`xR#Y[l_%SQ0z!zz=x!G='D",
"NT:bS6uaSN&A8,Q$:0x{%T^jv%6#h]9[pxj6VNb-gChZGC&:ur7su8&$774/6_&$.BxK|5/PQ'L7D8q7QMJ}@9s9yMstJ<]",
";U[5A!(L%2ADa0+F;z+*XTgtk)JmlZ!6mj]!6mjxNTR85/X(h_*)K_+8@uw3:.,=@&'`XyfgY;R8X!njNT*6z/U2h,$@NX@",
"#@-L.Bqy](4y!(k-ZJji9<PXX!bdtX6X@Gm8*[Qw02T+r886!a.SV6m#K'z^9N*rDR2N/{!6l{J1/PP}4z{Cm+m+.v!{rcW",
"%Q&U9!bp0T740vu6v0a&$un[J!=X%ITBz|,7L1#A6X0k(+di26!)8N$/PRQ4Xr^$L%rB`S'jp}!D'p/T*3]w6$77fTXr4:F",
"R2N6{urbR`###Tn:X_|W!J|W#78PV8#!SRU&y#jY-t{L&/X)!].5JDU-u|[((,s7$!]d5|urc#hgaGr}urbCAurbzcQkN2Y",
"Dhcn-urfz=KHvv&/[N3Z/Rjdk+)5S1G&$d@7}*1B<ljJ97SkH2&PY{pDD;Ng5F)bU7XDK]bsJc/$;cw`!abLF6ZNq;$7JwQ",
"<}k8s!(.I79$N^Y9uM}d%XC4k8V]`P4hR3)4$^v,#$|x&H!}1/!cs{&;jgJc9r}/A7}bvlNT[0Ff`3YT7:sS:w1I`f!1FYf",
"Q.vL3<qTcgstGwi0<C/=#<Bsn/RRu$FY6CqU!cjb'I{7C8&Vdx'2XM|-79]N6th;iQ.bJs84@jC*%!z}*J5Bup++#h:vl.l",
"B<;<d+{@Lu$XC(X9pC_D'T8N/-y;fW#ZCIz/PdyKQ/]J2:-kr|74:L.Q/Swz:!xzR6^G-rNTr,6<&]k0#f:v!ffFG*Y1hp)",
":wydq0kRlR+!&qJkM/)Y!I|2H!).p}^q=/!Gs_8`SG+rQ!%@Vi*&Dy=#1Y^#_NzM%4Cf37!7B/gg`4JyhDzVLU^6KZnC$*:",
"6VJ)j=^1P[!=YTM_k3A/`::bF3$|S:!6mjwp+11W;U,1s/d/6(8dGN3+6g%d/Z<1^8SG@X$GpXckV(<*49!aQ#-f^z#x)`&",
"8m^;n=FcT[PT-#@!BKHpNs.f/<cAdN*`y&K77L:SNrI<F$x:F[)BsqQ8!TRW,x!-=;'&%b8y8t]WW1C<=N4vI$P&[l6wc#v",
"PQ/NN!^Xzb-@+i/$@nSQ%v+X;Bqyj,<##H$.v.[z@Crsq77Qp[/VuqH%rY4X/Rrcl02R-c!7V6lC'B;UP1p.q%x,NZ$:'{z",
"f/=^#3:_Jn/`0kI1hc%n+!%7v/UZyIZM_Gp7:#{DVZTcJ*F:-n+Fsyu*cFlJNTpMI<cUqR3f$)6!9YZA9S9:lv-s-Z7:7XF",
"7ufuA#}H.m/l!Kb8*n3Z!)%sq+#TWp#YZx3`Q/f0!)wFG'N3piv2&c-/a!,`!i&1y6|Z9SXrk&_91)B;dLj6/MF-xD^&!W!",
"9M_`=TD)0<8Rt-Y%r`s7!+K&J#QQ]:)i-{z#Yn$;${cBt!{17(U#`XW9h%/lYqjV'9#]&]F9[816v0tC*!R(3(I[}=WuXXW",
"sxVYf#jivm$7KY*NTQQDf`^s8.WxvU!F7.0!(yWnBr'0PkLZfNHRr!8-:s$21l+;pRQl0A!9Wj|:2b945YKXc#JG-;!&=|%",
"8PAhn*`^:0hBmsv<6%VC!+,bT!!$D,!]_b275,ig+zxRG6YC5!$A7-H#=P$w$(Usr,!<dS6vA#k,!Zl:RJ<KR2uGTU%cFW/",
"(KNCw/Tvcl*DTX5*Fx^G!An<YSfxL1!j2/)9Qj3TRp,6$7%ir17U67.SdKWi82F6KtPD:Q6uw{pNTT#/9kA@}3$w|,+^Hh5",
":FjKu1+(n27#t=RbLIRlDpT'K6c[mRJa9W;9CX(p/Q1^N+!&*I9In.2W7]1URp,<U9tX,s#%w7yhudkla1%f&7k#uNv2#wL",
"f+8|Hv1MP(vF28F;<:+=U{u`!0sV5XPQ09w-iMaUWXJ<x=PQ4u#ipQv7^}VU%7YB`$C^'p)BtRf*BDX6!a=s%75qAH7t`2-",
"'jjkR`Yw!kPW}m_7Uc_2761HQ)Yn,,85Tjt#Zx(:!6];g!)<A*6cJv4$@Y:'!)#a,'w@k@%49(v.Tx5p'/N]`),Pn}8RM=V",
"8PVlWSG$(H*q7rg;Mr^R#H;<j<C;F5!)RUY83:9gsV-{p<D*vv:Mr88-@4z879@.xNUw%{JjYqG'jkin+!'8v4y44m!G71*",
"t3bdc7:|)'!=^Q$7:r}q6{$'ijZ'[/,uF-)88%Kv,wrzl_]z2WS/JBB.k_2:!GL<^qzd[w7;;9uqzFJ]+(i!$/PmlZ:Q<0<",
"ffrTgsV9=y8MfrQ!*'6;74(:dHhB8{l4`_+7T6z)7%'gS!{m-s!GtY0NU@tF/PgN+75%4VDrD-,!-&w|%cWZg74vD/NT,8i",
"7#x=H!H+<N6bj.DS/J<-)U,|Z/PS.}/SyQZ/PqP:/PS=8JVjSrtS#i/vU'N0vU9ZP+*V1%vKqxa:G^P/!9Zg^p/Wc=U@I,g",
"4lFk|${yNpvQBZGf)-ThvS-|:.<{D3/Pxdw/TvFl/QmDM/QP3KA^HPcv_$5`$}xJv=y13as}aG*9;h0W$ZDW9!)pg8&ml}]",
"2Ph0{)1Z0](4hwZ$C%dN$YlThvVKFhvV_Sl!!$Ar&mlv$3.wg&)njfd(rxNb%#4:VAuK/5vL+&l8;A^ustGrW7BUT@/QtVP",
"/V2j,/S*hk/RjWiNT4z=[^7$[D,@%}Dh{@%sY#5*F)6rU!JiQN4,yi3*llhs)pzQqtq@rkvWyGl/[bIki|3aB/%Wau!)-tV",
"6u[9z]d/itH#/d6stI8B0!STRU^Ct*H@NRyH^m3%sY#d/GapFl!L8P^!(m`lvQDDJM%%h8vMKu4vXat77B*M6/]6H6!)2Ut",
"vQDNhvQ@VZ85/9@.47fr&PPL</bV=U/Ut0:/UU}87T/j)I^7`:JWhKFK5FfJJw[R0K7M|7Ks!8@&#ZpW!)R67!)3'5KT_lD",
"L2B/Q!)*$&!)R67!(|w3#HA97vQAxS!]_V-9;1s[&1/t1/PYYP^aCT-MMWAYstd}WM/9a87aTf`vL!r<M$GGD!bzX#7SRc-",
"&PPMa!D;PCSdZzx%1yZh=^9as!=c{Yc8FI%82Vau(h#s{8GzWR!I5q,QM'tP!$X((LGC9B8_2)2#zqUV/R8;'7U#pA6wcsB",
"vQ@XgD#B$C!Cg{x&u}(C7V$)p8#|aD7V}RF!Ndb.'5HMHPGTVgQ&1qkQan-pvKxVP:8cFbP*j4H6^n6qPdm.xku@Lu51GsK",
".Kxw8/Z<1i.85+184qk#vLw9c46sBG&l1U9(2C`LakiaU,2Gb^va8w*(03f`.JSD8vNbi)!9[2x!Z.PUbjGUt7wQg0R$c'c",
"RC1HVR|'8|vQGW07I(J6NNGb.!PL[!v-[:Tv[VlFv[jxxC`Fw;SMhucvQ@X}4r[H=!*D0L*r=^R8`a(BvQ@Y++PzrU8%.xA",
"TY6qDTx)pXUTZ,(B&_g_Nr_i'';rrXUtQlT$u.NcU5@b*Ur{|.Ta6:',N*,i']`Df6I25qrwC0&B}2Lc$u-@UNs`GR8C!x)",
"!QJ-vv-Z:Yv]zcuSMhcn!&;7#!!$LY#YZq[W/3FpNVN:1.4.9q(9H+.F17#tFitKY{*!hLzzI(!zzI(!zzI(!zzI(!!6m!C",
"!6mC9SMhNm((PBz6|7Kt7$*C16vr</SMj!NSMkcS'3^R:A_#sA!&=p^!=B;S!)WbR!5^L^7qk<mSMm+p:KWZ`QTysvSMirM",
"UG`#SSMhIFsbnR[!!&ht!!&/y!!(Dl!!$=L!!%Xt!]cTG6^$15SMiG;!4%'T!)h(U!)f$/!*mIpNUb.qMP2x_!=4'n!=4(!",
"7y6w{#Y[1LG(@Y(!^'RNS/Ks4iwBrY7$.V'R+T($!^y=y8+Vl]6Vjrx)ky4jiwCI$!)/&u!(xytiwC*w+))-86W.hHNy7rI",
"giUY1Id2n988f|z$W*x1!{%@}7bC`/6`+0#7^zK082:0-7s13G6v=yyGGnTM7_w.182wX37UPRLRp,N$Lh}SquuM@QIYkI}",
"8:iJAMzs`/!AZSHn.XWzNyB;25:&]L!j#Kz6wyQwsVGy|!!$H%!]_R/7SVFYvx{,.:)_XUwQwV[:r/Sp$`ts8sW/G9!7V7h",
"+3t5ak7cAg!A&Q.cnI9k&,/MSB'@0-4]W<*7lJhB6]u,X76FUr7YsHQ7w@zIQs8zTF8gY1/QX.;9dFdb3I/:64zuHF19U4Q",
"+$u.-5@^[#!Jh6ANTpaP:L+{y9:,b28[ak4I]v^^stDrJ!M8'dNTXA^lIM%#7s[t|NsLS(-!x@-!GRI+NTbK`7yn%<8_,DV",
"sxkDUsxk){9;h/i#K<@un'Stw!fb*=9mVMN7CTjGAr*37p}LpK(27b*!):zq7$Tp;vgd(5-_G!c3h`M((2AKbQ/5+vqwxZg",
"r79%$#{NTj/jckV8PRI3stp4Fsxjiy!`hbr9IP+{/RS+m/Pbi{!)B$8sS[,2@&=7[/Pbm;!)B*:t18G6!MFftNUC}jKtYug",
"L45/D8{J/{8pD$m7wx7]8=0DA7wx7]8@-#K7YZ.[Rp,D1!#fT`Rp,=I!#fT`Rp,=J!#fT`Rp,`V9;np'8|;WA;--+:877B^",
"Rp-2UIN5FWSlaY89Y,X0G3^)U=0;RX8}/.J8_p%I7b|kGBDX^d8Af(J^j!0`:wP'UUg-XF9CDP}7ABP$8_p%I<S2_[<1z:G",
"9}H^p;WyMj;8R;h@/cLu=-[h;BH8I#AKR7!;Xv+t@[^2&!(7%p!=Bnx!5#hP!GgDXNTT|R'5DW<NXY`74]R5!]zS.&^9q6s",
"^Y0Aq^wNKra0d2|Nrm`.NU&i^amDMMamBH%dDv8+dcTW/:#rIn:|)+'7g(pg7`3z*!6v{A!.7!C!*2B4!)[UA!)Ju.!+M9D",
"7rPAR:PN*f8IALv!(7%p!!'$$9-}^{NTmk*H`Hp[Cy)=i7:;%Z+2F3gNVW8!@&KF24mDV7*f5<`!0vpa!/]6v7<!R9NTpV[",
"Rp,}N8@vL!4mDU`NUDZ*hwJNb@wbUAG/NA/4mDV/!,2]hNUFVHj3cvgQk[6b/kcXW8bc3Q!(7%p!]_Vd7`<2f7HTXc(y65)",
"[$['yYI..%%sA]0gcrQ%tc241tf]xGRp,=w7x^2%tS&Zb8W:HA!(7%p!({6Z#:;qptf{.MRp,W%8bPmG/bLsH!)+hU^7a|6",
"7I:B%7IQ5mtSY9F!9Yq(NVFHPc*^uR!&4ZqRp,hW8&TFA*W1XPfcV0Q_SzJ_Vr=a^tW's&`PqJ4g<muqPp<APRp,4:C_845",
"4mDUs7%&gcRK0LvFCBpw!(7%p!!$=*9-}S;NVgvDH`Hp[H`Pq57SGd&NU}Y0&1N_Q8gJW276wv*sXhQ'!!$F*!!$A,%5mVI",
"ixzm:u%Lz;77AN7)wPiQ7Vi^y!#[QK!anD_9PkCD!(7%p!!$[/!!$H*!z|_4B7bh7;4pnn!(7%p!!$A0$H$3l@y:u#!(7%p",
"(vw#24mDUk!)8[(tt&9_u*(vv6xsyKts1W).1}{,VuyDB@;-%/Qtyg=3UIsK4mDU`!*8D4!06@s!*MX8!)HH=6Z3#RNZRj{",
"aP'CLG'l7*lKwX:lj6bASH:MBRp2v+9yYf{9;P0ZNTxI1NTppaRp-6c8JyS$.bh|n4mDUa!)f$/NWyUF9ri^|4mDV8!)TF{",
"!,1^ImHwp[4mDUk!*;tD!+H9d!)ijGNT]W+NT<N[(DKtT!XjzJVNGn[$'x<(p!Ild7Nd}^Lr(b.tunq^Rp,GU=uGb,n%DfA",
"tqC*_1X<xV4mDUr8/(@D/i_,./PXKv3J}ju4mDUv9J-ZG+/xjd!7V6gNU5|n@%Xn*4mDU^/jPd{!)-g5r7^|z!YSKy:c_Tq",
"/h/|x!)-m7tun7d#:;kSsSrbH&W!3bghDq3u$242u-u`z71Wa}/k.{R94}6%4mDUt9IwMDNWH]4NUD2g7Th%*WWZD1;^Y6$",
"6]^nXRp,:-941!{1QF7&/Uwmd%;6x<NV2H*tqP6,!+HAA!*iq^!,5Td!,5Wf!/!L&!*W$'!)-YHV$[GL!(7%p<`Q#aNUMKP",
"H`Hp[0sj86!+9UYRp/$38-v9/99lN/;Pkf}$a/70r9c2(R`=g`q]'{Tq]'{L9QqZg6z{xY!]iU!l*PW4943`aNVB.3-_1|X",
"4mDUv!1)hw!)j3T:h:baNW9HHRJ:QgRp,K|@nD$n=L9(A!5H|1!*HpGNU7sMu0c9,!=Ar`!*3KBfg3V=;C8=LA)P4I4mDUp",
"9i37QN)akM$UCFiu0d]dC$8<Hu5/I.u5'0/)M9F%xBpUYtqW6Z<|cS.7YZ.[XrV_4xa&|u!@khQNTvbju0c9,!z}+sq:dT4",
"u0k9{!*,;%;CacUy{@aq,9iJHy^(wuq]nXty=cS%bK_f5!(7%p!!$Pc!=AwG!)CLtS#;;;:=)DaNTX}-'5DW<Na5fIt3r$*",
"!*4rn&NP'nG'l7AFI0%%G'v=37qdx7v-Wwnc1jVhRp-)w@llDK4mDUr!)R*3!0Mzd!+H9d!)LH^sV'T+H{/N6'5BQj4mDUd",
"!+-`t76`BzB&KFH4mDV,;CkYQ@$x=cwcV<ZNT:IJRp,D*`5PDh!(7%p!!$g:!=B2d!)jlL7w:Ld!(7%p81&97NULwssV+g'",
"7qckTNV6%rsV+g'!!(_+!!'cW;'ujvy`';Z4mDVL!)f$/sV'T(6thTY%3^m<NUxJR+df}LGFZ[&7wx7]A/k+a4mDUk!)c!N",
"9jdnS9RZ9K;Kq,U7wU*K'qd!w7:5Phv#:uj/VVz]!)'h94y&K').G|87x1wmutQau5u{rf5YKMR4mDU]stD.w!!$Jm!!$bA",
"!!$Y0!=ATp!)C|[!)bM<;nF[k!(7%p!]_sM87n7*<+U%b6|^VKP2(aWRp,UU${NDS#YXTQt3n{$!)8Gj!)u;u'iiNs!zz=p",
"U@UapRp.J;9/AUaCdV2:!N+jD4mDUr!+KwxsYtz2!:rQ&8<yDtGs_8]4mDU]NV4k`[$]V8^Y0AwZ'_1}Zcd`t[@-v<`3ht#",
"]zS-w$75h/Ns-u4Rp-NT;dC&dP2NS6!(7%p9-}#&Rp.akKJlky'[4MV4mDUu:*v0]y!X5gum=HZ!=AZi!)u/^9jN0`v;dwH",
"!!$s-9.#*NdLj6/MF-uC4mDUb:8T]LstL.mRp,_3;GC/g8QF,yF:KxnU!vQ7Rp-vv<%u;h8nwC|9ksb#3r%P/9/Jlh!(7%p",
"!!(T*7SFR9NU1G7Ns/ybRp-'T{7:_L!]_v8@]k&z8p$J}xBHb`!!$i:!=DMw!)NTQ78Mxd]dG]]Rp,K4@nb6r7:U<P99lN/",
"!2{Dw8MYLS7`3z*9z=YP75^&z9Msl%8<q0,9tX,]#%w7yXJD#gQcazR7f4czv2#wLf+8{tvJ}DTv@F(@;<:*kNZ:CG4]R5!",
"TC(#XRp,Dr!6v|$!)ahl!)uQ{7{6,07wx7]NUxBk$VVwHlrGwX)Yn,34mDUa!(xsr!05<S!<bbZR-hVZ'i-t&#+{t5(GkTc",
"!`M;q83-4%7:;%ZvK|H1Rp,D//RHvJRJD7Q;H=ky!(7%p!!$K'74(k{vK{0qRp,6,/]6HR!*JM&!)8f+9kB89<'PB7Hc9`[",
"<'mV:!BI=g,]x6)#=k5h!Bx|fsYcTL!6]$b,8]X%,v7cJ-Tt}N-7Mx5;gm.[4lFk$&U,[MvQA&@f)-T5vM@kh7WH8N%x(<|",
"vQB#9vQ@|yvQ@sw&x[JR.Qt1HvLnY6/Tru:)%W5=!H&j1NV4LQ/p#M{0Ji3K0i)<,1)GH*A8)B{0Ji8b1)GTg!)'C0vQB2,",
"vQ@UbvQBGRvQAD2vQA90GM9Gh2&By'vR:[:!n}N66XqXiRp,:@3Hsv)**p#8)-|i67:,Piu5YL2vRYqdvRm|z+(+TPvKs.)",
"3#=&Z4y5a$58Tka5WruB!6Zt;4y;Ha5WsS(94VNuNV^2[5wk^&$W29x!;D|p!(zrA!)k|-7T6nZ-=}K6s^#fn!z|`,7QjSp",
"67GuV6{|0tna-@NvSjZYvS}i4!z|_Y65Q+p7T=ga!G.+)s{_&s!!$K*&11FJ/]i-P/UrVh/UTFf!)(7L8Mi^29,F)@9i$CD",
"9L9g]#gc*bvQB;kNTPt=8XIkr7[WTbvL:+|vTzGI7<B}H8XIkd6|y@`F@ZK3/S/MW!)(+H;CYl9=azbt!(7%pH771&7]!;W",
"*^/D*7z4A'_@!_x<@Ta38!{vb!J;N4NrYV;Rp,D|<8N|X4mDUb!*.<s!)wIY!)S;Y8S#Dr8wYLn'VN}8&x'4RNTG9C=zi;A",
"7^}`YvK|)|40n8.4mDU]Drmj&4mDU]!)(qp=Zqzs@8PAcI1-]=vK|&(:8cF0=]IJt6^n6q@8L<D4mDUj!*%'lVnv9kv-Z:h",
"8Z-ID*Rvi$fcTh+Qan3r*aLJ1vP{)dR^fZALS5&4&1LY.8:wC5Auq1=BQcPKvQD|]7C971=#pjX!J_JMv-[:TvViZ@vV|gs",
"<km.'!(7%p4r[Gk!*D0L*r=]}8ZstnvQ@Y++Pzr$7|AgmD-u(qDLg('F)8ATB&_g_7SQn$NTJd7FI2*T7S]]F6}{0#:mvRp",
"!(7%p!!$z,@:)^|NV7wy&1N_Q8<<:DG(t$6!6Z0kG&6!nNU(bM.y%,X!)G`(!(|I%vi*<W8z8d3!(7%p",
};
static const char bitnet__spv_attention_prompt[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!/:3zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*==]C,$7s04#x_-4A7s45",
"A|_D+$'5-F!!W+<$@'N%!%37,#Yb]/#]9mr4CV=Z$9Nqs0kr:5#_:`_#_Z<i$^Ds$4Ct^1$9m0y1i-w@#_Ytb#_x[p#}%[q",
"!!^NJ2cWhl!@)Jv$<BgK0/r]='SR/'1IHH-!@(sd#^#G2#]c6z#_yi4#`&s6$<l2:4ATZY)-}@#3`^/C!@)@x$<%cQ/3JjD",
")-V%{'5b}4!@(ig$:@W9*'@y.)--hw4zpRb!@(3U$8[K%$w6*v),cMs!@,KUR#RS7),P@q!@#D_)c^d}*%(v&10g|q4zmQ/",
"!@)b($=+Nb2Hq,V)j-|v3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55(-]K*)ii{y1+*;n!@'}Q6W0-_!}T7')iAau",
"/mmu'!@,-t$H=xHQfyVD)hwGq.STM3!@,c($J%'UVt&,R)hP,l-79&A!@-98$Kg2b]$.`_,Bwt4!@-bG$M$%l`s{pi#``Xm",
"$;yi65]7Lg#`tfp#a4v,$!+i+!!^0=)F@^Y#zM@I!!^<C*`Z(b#zuZM67g-/!!^NI,:3Ym#{I{S!!^[M-VN$v7y//a0T1;C",
"74/:Z6[I+C86,gK#|1LZ!!^sU/mcj(=(dPm95IWf3+f.L3dx#A3}{2N<}u2q#}%$c!!_/^2F8[8A{XKw6^ADW@bDf}!!z]3",
"BqZS92G%12#&SA#&;F0H(IbG;&82.{%rBb5&1c7&&P`p8!{9j/7!{a#!f46!!]zI49-{*2!^w'w&Q!H3&mk;J'l&'w!_i[y",
"!(xw$(-)Lh)(#k]6VHF2%t2tx&R[H6!]r*;7tV,Bum5;=83}yF!$}U7!%*g''.KB%(8d++#4)=f!%Hx[(+D=X$PBgl!%[{Z",
"0s'%6!]z_r;cRhUsU}--(+9@D$4`%}.U/2$'lk_6$W:Nu!&DLb!&Q=&#:Xbn6[$0'+{Tl5!&dK=$udWy!&nR@%s!,#!&vwk",
"(.ayx!|K<h8UKK[!'-(!'5Vd8(1}ZV!||_q!'K9q6^slkNT2;Z!(zpN3*W7T4]PYr8t[,h93y6P!'|]_(2i[18R_|h!(2j'",
"(+98[!`[3&!(Gw'(,k[S!}f0'!([&|6X{UG88:4<Zvr_/!#F#+!#Um|(<[J}84R`+!3;-L(2S%T!ak}F!3;-F#;W^G!(nYN",
"%wZbTsV!QX7;R8l!^Df#$:}RD(+;]W)i}*j1i#@VZ)b^S#b)+I1+&da6{&C8#$G*z[`9{t&qv*.4]cNbZf(2!6tf<y7SMdt",
"!3;$r!/_)Q!4Bf4!@[8r!)*39)kdx{3}qxaN-wxG!]_[!7H_6V!}TL-:@WJs&7}r@g{]0@';^4f'4x6{7ZZxZ!#<2I!=ANV",
"$^QlRbApZu!A&Zf$^[1Q79=}sN;ky9!)#0&;phUI!z|[M4s&P&$Vs'u6{-J1]UN`;!(zh|/cYPS7{S-H6Gh'3dD{}A=zm=6",
"fG1)j6VM[tzzDj*{9]-wsV&@n^9sQv7qa]i!!+Y47qa]g!3;&,[$]iK[&TN78mc8x9.$f'f}VRJ!(uf]+dx/-I$:P_FI5i=",
"@:-(-KV@LQ8PF/w81(&v7SIptz]/).#ZMMd^;]9QNT9V$gS1/M$^QF{!=SF0GXHK)$`r<aZ)c|3-7K^b6W(MiAfUIR!]h('",
"!@[:5+)&^L%xsn4!)+rp!)W|//W@2<kmWDm#:9In#YZKLg$)Z-Gfs,wGq(}fH,rx=:U{sDZ/iTyBSBm4(IQ7b79Z|1)<P}#",
"%s-P,)X}%j!#=ki!@{.G,#mr!Z3y(KZ9#P_J+(aHZ40d<!3;$CK!P1wK9;5WZ4P6(J<_+R&!Vt<&{ZiN(RSjV%y%gp&n$${",
"8uYSH!aZFg8'Bg[(ih&GL;b*J9L9j&Z/K@v=]P45f}VRJNTCm2LUW-uLaL^FLy^RP:WVxU.;,dI&)w8<8fH5sk)mbf#;W]K",
"cH|2}3pT^'g]CAR!)T1@7NF:]f[-$@!^(B,[`:!+'rb.A&+VPw6j8!R8K@M:6[|pH6ibt%&+AGM'.AB&'5.D}&uxA}!`r`7",
"7-<4u1R<s/7;plY_@BR6+dfHI!!StP!!]{&!!h%'!3qJ]1(K)Xn9@x:7TD=;zzK.8&2_g:)X`x+!#@uP!@|6i8uYp27k|0}",
"7T$uz!#9}G8p,`U_7#gA!LSgcP29;$9'UMF!!_hs2sb@$#b7P5z{4T39j_y)7G#9^GF7&W;M&84JaX4C[r9*6&%u5z'!wzq",
"'69Kt'5LY$88M:_:ICb:Af-9B6@82,8R}H,^;Zz5^;XD4^;X--Z)Z7&sXVZ]l#42MC$/6#YKfb[*UPHf!3Q-+!!L@u!@3+J",
"+Ig{<!)C#r3ihtW.^9_4bj=&/]<v07-wpN<!!'g8!$,V9Z*f]RZ*h;95CmRWsV2h_s[@]|!3<K62Ji4c${t-j2i)C9b3`R5",
"CV#3k,YpfX!a:t1!B*#Ac(*,(#Y`&t!5`N}*BfDn!5^F`#:Qkt-7wDcZ.'Ny7.n'D/hPHK5^y&.&Vt4D!!'a#6!WL_!8q-V",
"*B<+N!3;pD!!!=I6VZxB5}!W7sV[%{!!,;[5:7B(sVp1f!3<]qZ*}w.*`p-dsV$Ui+6GcY/PYZI4!MrzsU|Z]!$C}V9;h2I",
"+{*YQ6uMGhfBxsd!{$'<!3<W]Z.7a%f=<^8-Z+kkVqU#l+!/6K*`n$<sV%H&!Cm#D*Drl'*693q*db$uNTG;u4YxRc*2i+t",
"!)P7X!)/5z!5r+p/Q@[p.L$%N+{S[msVpIm*C8g8!3<W`5ak)J!!q`:!8qQ|!zzc`74M:G+C|LLdd(y8!]cfw!ByW0!B*,D",
"#:A0=!3=g7stULfiPI]csZNJVYP!D4mF=38Fgc*;;.xzL&2Qlx.SJ-T%4dJ)9T+9K75@#}5%{W2)(%:`NT(]1/hPCUzwq#}",
"$RN<rt/_AS!3+d$mc]v3nBC6Wlm=L//ir/x75*L3.NY9Q.5Gl%5;*w:{7(L]!3;Q<M7|,@/PZMr7xcbv/PXI1!)-].p]Ty^",
"q::)dsY'WJqYQ8H!X}zp!!'`6.1#-=q]z5I!1%,bg:=+F7s,j88S[Z@7cpBPK)Hx`NrwlD=}f4R;}fSZ!(!JN7qcuj/Pd(2",
"74tY9r9d%R$B`WI+VC5IdcJR2!#@IK!/W:;)(%]XsV&G|!Cl]D*Cb#x&bi%X.7p^h7r{|J&TyPj!A2$_!)1.=!{!h@!]]4w",
"=dBdV6WB1L!JX7+!(x|X$Y={p%54JP%WW)cZ*{Z_/d(L{zwqU0'h9J/7Q!bg4^Dj=sqp4vtPMPzt3ZmS,:[a23'.-%&XRTK",
")FG{g*B[=F!5^F_7quq&!!4@`1n_xasY'd}rtjaW+xg$A!#b:6sZU][$%5,]tmbPU7Q=v@/kWIY.4=0r7T,R:sZL`q05GmS",
"67;1`#:9Jxujh(&uNuvl&QTdV-xr+B.un6_NTZv(<dRPm/QC[^4!b{;s[zW;:9-i'7L94qZF#DR!i.uS7n{5n%qpz9*b+BH",
"v*{iS['[R`[jIr!*J@Tw8R,Xb7kt$9#/Gi_X$9/J$[*;3*D,=j'}%La.7p^l.5p)1sw*[Mt)Y8bs]&ml3{H_67:^VTNT^a7",
"5u<|t!%u,y!z|^]vg_6d!g5bD6u&$P%lAB/NT1B'sV[HZ5u4r+!pb`[!)!K%4!'WdsU|Z`XAYI_!%RGN7)P3iQk[c*7.(&J",
"b87(R4YxRI#]CTsXL.0M8Pqq+/QC$K4$fHUsU|Zu!$&`q$]_1V)cd:SwcWkl,KI.)Z+(#37SaKs!_sgu.Gi*k.4sJw/QM)'",
"4%b,asVy8!GUs^Y,95v*stD5V8NAxN&mjjkNTmj07jm=BxF[Wu!3<K!x`ShhhwI6K#]4,iZ*{JA!(xlp8v#r.sZLt@Z-_#*",
"x}qJu77)sX&pwX,,@8Z<3({JhZ*}73-4Z{H2gDA$!!b%f!!$KP*3Zgf6xH,S-9fXfsi9yK*UcWw!3;K60./@q6VM[}!3R7I",
"!{cI*!]bzr6zYRD+$0Xb74aJh76FU5+}@y^)d;22!{$pWA|-dy#x-S*NrW`I)dgRC+{3VWsVhbW!3[@l9}5C:5zgbksVy8!",
"#$+2h9j_X@$9c!b;cni,'L[{-!]c'R*)_lB](GBb8mcA<3J21$!({7^!3;KJ!3qa!0LZDl+!C0b75!^k+@]u<3}{;8$xYKL",
"%qu#D!_Wk{6um)[%WV$]#Y_L![&.Pt]d,lu*BBgp!3Z_9QkIg{s_*60[)[qrPnNL6$Xw`b.SLxL,7]d,@j6jZ!5^jm7VsWz",
"4G$V^[*'[v2dT2],u<a|;XmrDQkJqG$.902.7p^_0Lu&#9;r-7-uC{VsV2hw681_$!3[T[!aLv3!HwZP[*FZf.1X1'<-^6M",
"[*(Jc.PvB,!IAuU=RfPR2hpPi=I+#ys`@Y;[*HC'/Lrq9@F[M[@}%MS2JpYs=h'f)ABv!f[*(^j3LJ(ns`yRsBfwU1[*HCb",
"0h.UQ=hpnbCbssc[*Hhq(nV6=saX.Y!3<-!D_Q9H3f^Cysahhn!3[A'D}/:i['YRLb2&hi2%D`@!]c'X7|X5=]zq`c81(<A",
"#:;qC3DVIc!=Vw2*)cHU_!<}n*BBtt!3;R8NrY@|79NZr'51SV!4C/Q4:[;j#$wIH8PSYBNrZ%)34)#(%YaHU!'mr2#:;mu",
"&mq@K*+;2r!4C/D%gsIT%86jdZ*{db-4Y@@$:#%}Nrn*#!/X%Y!z|]g5Vtj/&ux@kQkH8J81zzdkmH;h<qJB[!!MrH6y|f5",
"#C81kb1[rv8mqiu[%);k#@@FX*`Z/2*MvQn#Yvi%+&H(u*D#5z'_dB_.7p^k+#Sz%7tj:)`4=uV*BC$xM`u&|Ns.%H8%(f]",
"#:NzzQk@6n)6$;dRhw$u6z'Ii7Z)US#`9TJZ,gba2M<FN!4%vBNrFi|+N.Yr/Pq+T%WUwZ^=/mn-4YMI%6{G%!j!qj7j:S:",
"6vT*C2,IA]792l/!Dhzrt3a_3.xcd],4$(%sXJ6v!%J]{!!$@m!&xt'#wy#R4&BxQ7Y7N$4'yF[+][w[!3;W@9Tfpi9qu$8",
"7YiAP5a(<Y-tr_cZ*}sn9+H:#t3gU1!DM.$1nngctD#W3R!BMJR=`UzQd5Xbt8/_Z6;W6&RB5A]4G9_p86B|,A{RiR7jp)h",
"7Xlc[!P8&WA^Y*q!)<lLSY}L43}w`x!3;W_7[.I%&_8#u20!].!)<sNT7[g4$h#@%8%7hhtD}9g!3;V|7M[Jp9h%1`TwWxG",
"U6sXZTwi[T0rsqm$@H*g3,n&5!*'T[!)=)UV1TXB$h^h+8%u1ntF[fnW.L0mWLj86Vrg{f!D1g*!3;Ad`vDhT78Wk]&pm[5",
"+)Q#:+!VHQ=^'V$!=VzC8[HtW#x$1xAg)tP!)%|t!*6g`!4%vBNT(RS&}IZ^Q/U$=6W/;1=QL3X#:P`2RJ2'$3-$9y!{0N!",
"[-:yR!dc1V!]c=(+!!'a!]c<H!BI]t#:AS!6yi{zJa1q*3c#b+!]zJ{*cKKM*D{s')Ybbz.7p^r0Nc7IYKc;#1#,#JZi3_X",
"QMpX98(tyL7gn@n/$dT{$}:aj!*9$5!!%&/6th5l7r|*l!5^=[[*9bg&1BU@79{]k&VTYZ(MrD-!3[^h/R`8X[*XNq)!UvF",
"sb7sQ[*'.J;`yrx+!!<i/PQ97(/Wc2Z.Fhg)C)0i^<pwp&UQ.P9Ix3[!3;KN!5_488ZUBb(1wcbZ*iIdBPfJrTa12<7ufuA",
"C113j!))V(SFv!W#zPYd!3<[+7=QHu6@uUr6{.i$!+<P)9=B6R!_K_A#@%ND!3;Kn#H1|]!3;LJ79;lj(Q6:^+{1Zv!^Nl$",
"!-2WD%$q5S!3;VR[)d;#(Q^*I6wssQTa3{4Kr-D8Zi:-D6}IU0$S}2a%rFk$#w|D<75.&FI/nUc9fqU3#]m}f!3;K=.xn%#",
"QLuniIP=R,mFPkNTCu'P!b.P,74/1=#:r/;!]cfw=/W]x$;d'dnc9Bb!!$;rLCbSM#Ym*7%t#nt!5rlx*BCB%!3nl;%Szg}",
"!js2{0:4=G,W-Z=#<tb^!,K)2A,/k(!*w)N=pHcP6zv.1,K*ztH+bv'9-{b{&W;awTa1BY8Bd-!05Rq)!3</YZ3bVf$c*k-",
"#@BHA!3</aAGm1IbSn:!9raPF5ww^xC|M2aau1}z8tKzn!cSHU74NiF,:Ih@U{VUz,J}nK!!#qGHJ#8u!b,=X!]hg;!i@b%",
"8&|`BNT!<(,iS4i'J$prQ/:mbm/M*MWwRd@7l*1:P1qaxZ*hDa7;R8cW8(}.+.*Bx5;yWmjq^:F&W;kzNrQ,S7$c2V7t6v9",
"J9}U{%ClC6Z*hJA5r^727Tr+rsYpmDsd=KWcKx|xsXrW(+%61).4@3|+}`&:sX|U:*FG/P*)a!R6`.k@!8qkZZk5}!1vHlT",
"!,B!2!+#bAJiI6/!3<W^#JII='Qupk!LQMALxbK^sV%$6D]F():+dsSNT+K$6VGqk3R,L`NT09y7YaTAbjAJ#Y3t)d8^i@X",
"$Vb8u3R,6}!':(wJ-!!zZ+#rn7SkKr$)m1s8[MYG:,)fu8gi]2+=:`F$b:Rv3}|%Q)B|u|INu@/p`-F)04r3'H+ccVGkLy_",
"P2%&L+Mv<ahZD1H)dn{F#:A0;Z*m!U7LQDS(n]rsWuX/y7f.TcMc#|0b7(ML4Yz+z!C4ZvYnDq/7:6*s/SHPa3Gbfk!3pAz",
"3gU^A#zaauMP79v*a.:M'4d++6}I91+{Kg<sZ/dTB)TA,<k_|kq]+lL6{)}<830S0)lK+m05G{hRh8N@*)Kbn&Q6].tS!Xj",
"*F1aZ!:#v96wyPw,!Qf&!i/([7ql6[*Gikv!&Q<<6[$*B/S9J@7bCtS!*#aAZMT0D$[B(f!(6c}!@[8A!)&$F740D6.T*yq",
"!5r+zU@6x<8D:k&!-i&&$Gbz{!3;M[!CcP`/PPjF%&A6q.v.[z/10=L*J7A5/WB0{+)c:!.1|],'rb$|/TTPk/TsLQ0M@!z",
"+&ILq/T|R^/|Q3S!+(r:7WyJ(2F9|]1*}KN!&qhp#YZvLbm4Qi!*KVX%qr=|.qh7N67)aS5wiWQtqC*W#cv'^7Q8$*W8&4/",
"%s!)J$trzt#;FzT1($9{(vn;{7'|/1#G6Np!)]DQ2wqw+-:Ry9!}]Y8/PQD:BwkIl-r_S))Hv$/)cgR8/PQR@(l1D'kpJ97",
")G;{K+$(-(/R[{F@,]xaQN0qsH4uh-6vNm=/mfq,(+'A*!Fj7-[hLG,-Hb]:@}fJ.Z.mLM9<FS5bm2y_ZkM.F!D@_!3B;=.",
"!#<1{<R&8q6y|,y[idBL!`#&D77KHP6z'Iqs[qV%H2i4;3%`(.!5r,,77i[X6zD][s]Dvq!!$BM#wy#P3Gd^J7Y%@|3I)uS",
"5wuiy8rD$H]G):_7ufv`,w}bGD=1/bTaxRvZ*hfR,3FI..S^;Ftq@#),NyRpWL}G+!#[F{!#RFJ$hWqLu%a3F7G({-/Q35X",
"%86mY4C6)TZ*}F7-4[+Q4$^v,!a]Qk9I=%*P2$x,)x.6,9[84N#Yby$!]_ZD6uC`KTB}1t+@g3p743X2FiRAjZ*b^iZ*hkJ",
",3Cw.dry!26ul'S&P`__Dj]z@DB0,Q!ClSb#[J(*Z,j`WNTFYt/R!*6&TVj/Z*{rg.;XR}75JpIAVUuzXU`#J7+ZH18&BnT",
"Z0J0`TV`jL!,*Vz8&W%a6{(]jRhg$]7G&ZVNr^J[<5d*|8[NRiQ(/u]!z|&]!Gf`2!)J(w_9Hx%PXB.F!3;U@6^xK;!(/0R",
"6fHL;-u'j5&n<{G!{$q;'$H-i7U(K'Q(pCB.7p^f/Qa5.V:t.2@@@<_8SyqFGM3Sz8K9ac'ji&tG.pvs/S^}b+dQ*6*G.^@",
".**N-.G^.J9Q$.%0.;4RP2d|LX+1t3!C,uA885qy!bc+s7bpPk%G)]s!arT-7DMYT5;^F*!FRbtt3a_BZ.2Wy_!]_X$h$.$",
"%=fxN[*9@2sVR#m7rU8|R%C)Y'nn(aP2jdv=_6=5zYrTi!!8kC!&na21Xg;*$c$$c+Ug!dz:TI^HS83qNs7@R!4%}_/Q};C",
"%ut$[Z*{kd-4YQK%V:T'tq@81y]wd.#CMg-@XpF3:1|vW)FCwzXL0dt%qqd8,!<MIsY[2I*G%X|74(@wB3|hx!'F:|CD.c5",
"<,jWAIG;@s8Q6WkY*p(N!@RC)!)MFi6v:Jkb1[np3%@1i$u),(RU[d*$w_9w7Dj^2*`yhK7V&Bt!^[+t7Uy:^*'gXu!)/XV",
"[j,LH/PYfVZ*^2[*Gj{45itBBZ.(D!HvtHX8x3.H.5I'@!ahY)[(j=f'Nst[(J5y1#$F(]/1.@k%$-3f#-r!4!4%v=&Wbby",
"!AQN*RqJUsSA^5*+!WB47X0<:-X4iY.4@3|,!RZM8T15V,]<^W#%[=+r`qnB6|CN8#C4Fc8#*C/@Ygj48n9+DbSr*Z3vHhH",
";-''&${d94PQ.,N0!SCK%X&ycsW'kB!3<!B6uv*=)M:)1${ln{W7z9k!&Q<|763bdU^/,-HbzQx8w.!X`[=]QJQ^p/!{L'!",
",_!wh!%/TzA)wBnZ+%=B5Y`V'7Th%q7*hq.XT,!^6gi|]K.hW;/R@B;V;p9a),(-QK@I9i!*r^6!)P+TZ+%F=VxgN+5@;9J",
"82:1r3`TA@3}qyK]zS-m:p)M9UrNT%:Wm<C/P[P6PnM8.6iN=tsZuN3#iY0I0j`@gVZ39M!4B6v;(IuVVZsHx=!gU(&1dTZ",
"!3QUK!l]jP7<h):/R3t<&s8XsZ,=H2']6zZ!3QUJ+Ps&QaX=y+*v9xbU!ZRzZ.0qK&.X$}.qn&dMaql.9032-5:lI7sWagn",
"YQ:l0*BQ1v*g1$w78]'40QnjU/7S|iTm*65[g#ib/`s2((/0sUZ*|%l-4YhZ'mRS5*cF_F+B;ky+a]*xNrQCw6j#VR!)/Gf",
"<h6s&#wxF1!Ihvva7sY]7sm[KPnF2$76cilSdJiP8n'n)bjs;/+#T&q.bh{j;[a9Cd(,R3:8<G_)('j7,:yu<*dtua7W*Y-",
"7W<d5=aMvP!(}nLU84`]TYDw^&`IkqQl'+^UX-.)!`H,l+`B)L,=W@#,^XH{.81gTZ*|d$-4ZJ'-wX4`!$nKZ&Hsh9!)5+v",
"74+.BT9xY58ZpIQ&1.zs!/[h]@-c_YNrd#M7J7f%_tNd;9.Y'a#:A0`NT`x/+@zVdrwsh`!{$':Ip-_FaLM}#/PYYAaW)=G",
"84HWu'.4m2K/(kB[c6xG!F$S{Wv3!8[.5@JA!S6s6uC@j#:A:&#Z6=#!5-tyQkR;P6v!gc46X<n(,:Cd*C/`0*C/_w!3;pL",
"ajk|},$ADT$^5yP%X{8p/P[CY45<82Z*d]H7B9<[&R4.@2Kn{M/qPwi0R+[=0nk&S:lfAn=bXrS!!!!#!/i-}z])aT<}dWk",
"{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{!`NqzzI(!!!+%!zzA^izzI(!6{s[Um1r};!v1ZUi6fz:ls}P7/,dhv",
"!,rfk7SG&!Df(Ft!8Rbgn.Kg@G#BY<$8r1(:U*kL/1(y7{*%B!B=kM2#:DL&s[@]n!!$KJ!!$Lp!!$vX!!&0H!!%:F!!$Vv",
"#Y[-}Bn&N|!)5(Z!)5n.)/B5HluKgg8(tz39C9I|!.lXK!+5;-!+H*_!)#d-!.AWP;&a]R6vjPgQccj67k#ZFhwL<15%qxc",
"7Ai;BH;[*dvgb/)$Q*Fcsmz=C$VW1fsmg0tsmzA9!z|^5jmjs)jS!z5vj0_ck0^0BkPH{)l+'8d!!qVskjm+FlIKFJ#$XMv",
"k.*|0!-d;Y#wy%CMjyh%7ab)|%y+k[!)N&2lsny}+'Wi7;m-pM4)CH1!-d;m!!$G=!!$J@7SFLfls7J'FCu4%7Y,wI@JI^@",
"jqCy7mg3#Dn(aucsZV-ksZM3!72rFz!vwxBp$MrP!+5b=FI2=WFQ%Jj#*`ZZp]VLDljUvA8-W3^#U{5b!)-Y-sZULt#:;{G",
"q:3`H!&dUgH;[*67;:Lu6qHb[H;[Y9!+2z]!)6jL!)AqMQ.qIS8%anXq]+qL8UFPgq]=}N!)w.58R,-TH;]'5sw*-at)Y8T",
"6yH2S*GinpPnMP^-Gz@*:lim5nMggFG`|x)lrlgh!y76.9P!)KbjBY}!.i$%H;[,=!)6qN!**HW!.!gdFCPHflt,J,7mvDj",
";%*IZ7n#JQ7Pb@P!N{0H!-d;a!!$GR!!$WW!z|^Tt1/u+NTmj97iIG3t3[]^!jBQY8.g|QAlQ,WtR|lVtRxwUA:'RpNttuC",
"H;[bs!)z&M!1%;J!9A.l!7HvY+#H}PGFJW=2a#pB^<wari{R^8!=zdA$7;pJi70[P$ty&L%42'v%SxKy%quCPhY=HPh%VrQ",
"0[7`%7HbK}0yVDi6b0H43%^.n6_ww{&8#=W,a`U:['a_c!)C8y!)88zP1n&N#=n-W!3Za]!!$K#:*y=usV.&b3u`&7GLG_a",
"u0YY+2caXGG<I346c3=Hi7/pW#x#cv8PAn**%!ThPQKt7=l]p9!!!P@^=/Pd,V{26-trvg#z#T8*a&'g783j5](ZVu!3YqT",
"$7K07)FB.Y+G(Yr763!U*Bn=J!4C8I!Fqhi1Q}8!!(nbm#;czS/QWxa+U@ct1NUIp2F@Fv!)@u|8PAt_*`[C@3}qyU/1(B=",
"4!F;Tt3al'/|Q1!NUjvH6z'Is9mn<!6^a3Y$<2W,F(QspFFnzX#$-:vFFr+wDL5<N6z5(m87GV_sahly7^qN/6Yc|;0(2+^",
"#:[xx6uCDyKSw3c,CMsP6#&&uPnaWmt8*}It8+.X&#ZmbG%PC6#cFyC/P^DR)kz1*Ga-^:#Bf7*t8*rT!]_]+8]&J-!jD.4",
"7}[BBtAB_(/Jq7V!-@Cs!+H<f!)0nN!)0rP!+HAg!)F%S!0{*D!0r'D!)FPa!),J$!)0nN!*Kqa!*)L8!)Y+S!*LHs!*76p",
"!+=&}!*|mZ!,'_+!+=6&!*B_{lU7mH99D3XBQ8du9dCD;/Jpc[!+C<G!+=y:!..=i!)M[&!*VUv!,Cfi!!07S/Jpqr6srMI",
"7B&5b:7!FusV+.f6VJCN/Jp8&!*5,-<_1*Vx$tK]!,bN#/JpC+!+(,%!+<$^!*Hvc!,15:!!l(G/Jpa8!)dc&!+4f5!*V'g",
"={2DclU&cP<lV/a8]QgwHBHB=G3S08:5v6*=2W&qlVVss7A}wW8@W`*:2GDb!CjV01p+3r!&LL4!!$c57SFm)lU'}3Az<Z3",
":RAIk!!+%!74)P4/Jp7I!-rdx!-iM2lUZjf7%]K`7r4Ur74aHq;iA%83$w*Z%42(.&mjY%:I6'h=du(p!&LL#!!$Wz!!$H/",
"#(8q7-5%PA!&LK{!!%v-!!%ym74(CA/Jp'}!(zMF!*]s!lUM-RH*H<F7aby8lTT9PK|QTY:I7St3}qys3haW5!&LKy7SFP*",
"/Jnn1lULcF36qss!b*`77Y,)N!M5bKlT1x87C'[btvvvK7C0!HQ'i_]!&LL$!!$pY6VK4`lW*HXDzc3-7v._XlU&+jJi*y1",
"!&LK{9j[xnlS|aX:8a(tlW(6t7D_as,iI'c78QK`/Jptx^%w:G/Jq7]!)1B_!,/XgR}aY`!&LKv!!$LM!!%$Y7SF`</Jnu[",
":Pv#x3$w*Z.qh7;NT:I*/Jph.@:5&Mp$NvXSzY0NlVhay9HJ2wIMxhdtq@!l/JpDRtun`r!]_WC70)a5spL5A74)CR;76La",
"S<|I^QcCIHFJ=zru0XYjIG:l1lT$D}!@R5G!)M=_8Q_5[AIDni3$w*Z.qh7;)/0(p7WnUT/Jp./=(B#(U6u'd3$u[[_!]3!",
"/Jp=)!,G`g!,Xb'='1i/VS0NiVqM,WW0k5w3$u[hjS!z]WmIJ]X-gTf<B.biK@HWB!&LL*!!%6w!!$M7:gWNSJW:+^!&LL$",
"!]`0f6^|nL/JpS)!-rdx!)!;_!++i7lUmZBIBC_!QkS]D/Jq!&!-RzD!+_gqA7x]llV`/-8<HtU8bYsfDzc5_7WnUulWh0a",
"9.w9J&`IhY!&LLG!!%=v!!$CVC`T(3:i<vK[$[{x[`Bjv0H]]Y!&LKn!!%7!74(YZlT^yt2;:R!7WnUZ/JqUU!+-mx!)Irl",
"!)M[&!.KX;/Jnyn:)){J7cH(K!!!!!",
};
static const char bitnet__spv_bytes[][96] = {
"#%jljz{(iR!!+1&$VU95!VhT,!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'C<6jL!!Sg5!!h0R",
"$9G_dCu;[.'jq5P!@(%G$8,mT#Gp}HCp0XJ&m}|:!^Hp<$C)hPB|1]MCnqHH%SdVH!^IGP$Dkt]I,:2ZCnI-C67<)4$G(fg",
"L|+BdCn*w@#:Nn_!^JFn$HjrtS,3vrCm`]:!!4Gl!{i($$JP!%X8<T&CmV`<!!]b%$8&'8$L3-5CmVk!!!zv4%5!lJ$//sB",
"%4fG]$uQb[G(_$_%7:BY)*W6`#{+y/Cqik_+!LSm+i$7Z)p!TS$Y^!S$'53H@i17M#ZjQ]#C,24#[S)D#[3u`$:|Dt.r<#!",
"#^^7X#^{`[#|(`]!!h6A$;c{/.4s|$$;PY^.STKz!@(_S$:!nw)(j-k(/V#..ulw|/56+!/T_:$%vpXj0jj32!@),g$;Fx4",
"-8L,)%vHAg/PPiz8uN#&$9al1(,B9q%u}'b.45Ad!@'}C$7|_g!|7JZ%uUj^,wyxm$Hp{awhH}I,:<f($*S4k!!TyY!=s/l",
"#|;(M!!]`/$ts09#x|A8!!]m3&1.XC#[)R;#[!Is#}XGC!!Sz8!(+#{!@(w7$!Ism!!UJi!=s_-!!_X-!!__')F@^Y#zM@I",
"!!^<C*`Z(b#zuZM!!^KH5acKx+ztP|#^!kQ4GL@;$<bZJ6Zlz!#a]5w#aJW=$!{rD*hVMi6VH$s#](S]!=sfC(Q_AF!)0GA",
"#aJl%#a|1M#aKBW$]|ga!]]S-6]DgS%Sd<8!#;un!#F!#!(20g!{9]/#:lj9!!h'=$78#a!$v:-.4}uH&1.sL!$-N:!(zxa",
"#;UbB&PNSu&Q!#A#xUX=$8xt%(J|IW6{};i!#'mg$^Qhh)FBP`&Pa@M&2T4Z%t9uR&qWf7'5'_hh9`-^';^4f'4x5$'T`Z*",
"!$}TR!!!%!!#1B(!%Hp@3k-'=77BiK6{KAg!!$&s-8u*Y{8tYw-X;#Z-vSVL.5qPH'8Jc&'sI!:(AWPw<Y'Ug.qjQ[7qa[{",
"!!+Y47qa]g0.&xj0jb@=Bq[st;cS4cH}f^*FI1p#@:)0pKV:Y57qc,[8PAC_6tgsZ81$@`7SF/_8t{^A4F8.D8Q<MG!#9zG",
"=(^DW/2m(3!#<J!68n&SVU)-9VZ}d-=%;F**%%!;VU1c.=%2=)!'#ti@.rU%!2,7g!2,CP'.AmT7&D{&!]{py*}}=@VU1L'",
"(IY4W+][SB!#9x2@<J,s@FVK*@bNm):SpL.7!P`nA:=w!5yd,1!2,8uCaCcu2MiQ3D@!x@D^@$|!'K:W08lyM)WbsS!#=MU",
"!@zn;!#<U8VU6jb14cf'.41DKFig@,6hk|+)M;;nFsmuiV_Xpl!2,6|Gk<,lH'+0@V_wBbG(r}5%}Pmz&zU'C9rWCzVU6c'",
"3.[W36VM3g1V]Vw]|7QY!#<Q$$^JlQ]|8zZ`xuGf!2,CH:46^fVU5_T@)J9r)WcZj!#@5&!@{VTW2S'B!!+%!!)1+U'DvNU",
"@7P^iN-x+L#}0H/VU8#W7!LAQDDDY^!54HC(0J-86{(Zg5,b5bZl9;)(,sm[DNiIX!47aHW0mPL@K(%pg]Cyc:nVIs.jS/t",
"7qa]X(-Iu$7dMjl!dVlx6{|fh81(D#8PFN$1gghq!z|^45:6Pk2Gr{cVbtW(&$Yz`&}^+c7[SJASA=JdSP,nDSfFIc:YP3i",
")WQ5!!#@{T!@|<k!a:xv7k8Z2VU(}b&3fFxjk/mA6^QfW&mkS77;[%R!2J$v8'nim7+)&t:-PyxVVBU=_Y!VF+:P]p6ty&V",
"7M-]=!(;9f!)!w0!2,jCVX9TH5f,j|=zzDnkmCw<6w<u56xVJ;VV70/.;'#A%;,ny,6aX574C5X8,<3]75=pw+@rRi0LUx@",
"*%&%K6VH|q!]]:K3)D[J*BR9N)hdd7/q(Ib.qh85$!h5]!2@t`!b-`#!!'ILQud&R2FN1U3a#}+!B)yi`3nxV.SJ-Y&s&JI",
"!'5VZ).|2n!55x,!B{g4!B*)CitJ)S!6mgb+!/3J5i6ym:%a[CcIbLN%4;.!.4.Vg%SW02/PYi`/PRFq/_w|K69L1CsU|ZQ",
"s[fVb)YXS7`x%H47_'5^!!-=9).i*(sYp(#`Dbin$V`G[!}f@qsV&|W9Q{!p,A=nCSzY0K&PLNx(1tTg6xD'i7(<4N.5p(y",
".4sJw.5Qs',!fhR<FuFU,]<dYsV&}#/#^zT!`I:iL[/J.s_G@b3{<fH!2An(-]JwlFI0){!Cl6^*C&Xs!D7bF12M[_4:[p-",
"sZP(j/v'XcsU|ZQ1106Z7D_c02kR|1!(x_k4x9%x4znSt#:bcs57XgpTwi[U!(xdu%6{8.'mRF1VUpA!Vx=n}VV-}H!D._@",
"sh=<A0|6,5!$ir,!{#g0!]bVB_{s!6!2ANC2sX,g#x_t/^!au=8nVG$2(FJk`SZB:3J&81W66B|2dT2U8d_hX$|ZMB*C/`a",
"$.0nT%8=2k$y`=!!2@cZ<C%j,aP7Kyav3wB9M:'z$7;04b5]0J!jdZ07<Ckp<C4G)W67$l2G.YK$_Wr`bU9NP;84v4$;=/S",
"]}pVi.JT+d0Lj{}!.2G46VJ(A!.nx8#:f!w!g-5B#xuVz;NkL<7<Y788b(S/7%srHW6U7U0LKwR!`hZ*6iPh(LD5d)+_XaZ",
"5u3u5!]bVf!2,f<V[^2X7K!C$;(3Kr8H7CL-W.vz!'5LWNrfu,d(5Ya#av*8VX5xB1QB(K!2Jq9W3jXmfc'^]PQ4SZ*CLx*",
"&()L^&TXZv;.m5+'.5/H!%5KL!an9K740ps'Md}ZW5D;w2j8K{)((aG!2,lP+(yaf!)%im.yL9{!(zWI4tdCp$]T;w&8=()",
",$t8nXmWt}+zy]Q!'kBq!!$UT%SST[VVNCX,4Uz2iZ+@[sV+-'!Cn^t/uy|Vsp$$+n${x=nB;!tmh'1^sZU=R6;W7!nFvPa",
"fc/Gx/Um!HNTFUBiyc=*2F9#Vp$Z'77s*If8-CwHspV^M!2,lhVVSs#7.fMr!lIgd0U5p#!)AgJq::'*$q^|{8-uHasp}k`",
"!2,ll7M6$d9G/AC9gPl:8.#@Nsq3dI!&G8y!!_k<!'%uY!!$ZU$tuFZ/k${[/QA6%'TirLsqp2:'J'G/8.g|jsqqBV0./Bm",
"6tk6pRhna%@imC*!)g/S!49{$7lWDg=B-D%VY#zz1D:H,2FMVI!=tRt*)bmB6hQ]$!3<+CQkH30+{<ws!w^.K'LN/@9[FDR",
"$76F&7<qN'!3Pd%Q.yl'#$46&8mfS`n'VWm04{9%VV79771')M&WIG@4dT0W!:KMD+!4IQ/PYZKW3j68WR}l=+:M_1!=v%C",
"'r`[*WR}sG7kL9G#(tSABG=[SW3mQ<W3j|FW65{K5-7/1W3k#[W66.Q3B=slB{kB2B4%k#!lSkN7Z.-r`S)9f!#,:J!!$;n",
"$VW<'6VHz7!!%QV$8]{<!2.y#D..C06`{#3.S{vc#YlarVVLCu6ty<t,'q9!6ws|T!2@!zZ,]=/7$R7IT&ZrZ%!mp0!]cXR",
"!57IHRhkk3!$MvQ74PWiRhMU|1:'<4*BHI0!2,`2!2-pd+!6@++}5rG!{0Mp)ccuF$H$0fsVH'Y$T!+06|W-*90pTV6uaS`",
"*f)up!#RB{'ji7)*f)s/#]Dr$stCRl+%%)z6x&Vy5{Q9csV2hs;V/hP!2Jq0K)S&-6d/jJ783hFRI}77Lb|+Z7x8$*[`;dm",
"!-kB]J.'|k!&r&%8Q3DXR-McD'v^FG!ClBm#{{`B]}pSh.JT1i74X97!2+nJ7%4Jx&%4x_!)1cj!{(L489jLw7f5:!,j9fp",
"VV=aP,/gQUI#BzYIL8Fm<pMGF+.7.//TU5f,|=Z=,;;J;W7Qcz.&6#^`x$ca3-vXz!{0Mr-Z{-h!C('x/1-lZ7&[I7.;'u]",
".ill&##KYH*D#5zJM,(b'ns&!)JF_3VVM#d.NcRc+$:K2/U)WtW6i4v.L|`W!#9!17TS',JwrQX'57M$!(y#vKJ;Aw/5UCD",
"!Cd=_Nrf*r8Dx3lS(n+n@J{&h#&v6@!=|#c6]JPhVWh!a$bzY)!2,`2!55x#VXq;YjmU:0kmCw<(nS6t!-C1W<3&Hf!)/R&",
"9l2&j$u!y^:vis:!+i^V!%{w<Im45&7TXY=8!Xj!,YT(MsW;}m*BfD|!55+[#:P1b$cU||VV.sh+b'L:7T-{`,Z[0#W3k;s",
"W670q)kX5QVVM^`A{c0)!)308MaR}'%86l#W4z@aMQu)s/}.J}6d3Hy7I3`B^<@.^&mkQN+)Q#0+!VHF=^'Ut!=WiR8@UGp",
"#x(5,%cuaY!)%|t!*-`_!2Jq1DrL_4!551_82vfiK{Uyw#@@B[NT1H[#=Yu!!|rg#!%hjZLCvV|W9JX.!dc1V!]c:'+!!$`",
"2(n-l!BI]t#:AN}VX1%:]}[7D3c(2/!]zJp*cK'A*D{s')YX[y+&'+3*fHnHsgu$;7I]WZP3K.s;$`/C'6@r67:d4%P2$qx",
"/Rz8]$@DR-!McXm'TW=R!(yR(stC,^.6MH}6uD66NT+v3sVp9zQ.j,`2U0#+QG@8k!HvRGNrG/9!^yGM9NdQx/1)7F!-aBY",
"!=AR)!).|y!$^w&&6({P##'T0`uUyw$wRs,NrwpH#[r;/N^8D^+dZTV(IJM'PQ25t7T!S^P+$9F-!nl{PZ4ig!)A.:PILq9",
"s[,Mm!55x.NTzmJ/Vap92,I<b'MQq31l+3`!2C5<2j@8[VV/i;(2,sf%;6!}/PR8-+G;}*1iULs#Y_A{!FRb4$w^+{sV&|y",
"=GWmH%w+]4VVN(Q*`d#w4xLd7!!$CN6v.2D6{cTN04-1g7D8FP5:kP{/VPTTPnMqj!(=M{H3)D6+!(037Y8:,*`^-}=^9as",
"!=b)UQ.#YQ8yWPD'#-hu!CmA{8[A(q/T-wL4C5l/VVN5,.<tua;-r/W-NGi'sgu$;;W58QP2()3$Q=LH!=AasR,L<)!C)!a",
"!*!J{7ViQuVYUW#+A'U]cI0*#S(W[6(JTyW:1bD&)cau3/PmgD+b&;8%]]:Z#|Gc<!2A6:#{6<{#[*6<*D5C|(;1kW(kjmu",
"U{V(%*F1H!+2&`i+abSB01j'TAr/Wv!$q&,6Z)iQ#=af-6cgHbQM-C%F9cNT743^)QM#@g!du6-!]cXW9[csL)klV0#cG2L",
"#:F,'RhMW`&p:1u*D@Ky!2-AN!2/a@s1K89!.h[v!@[87U!_Vq7*u]h!!1[h!/@pMnD[*(G#zZl=f}gx96'|qG'fT={).;q",
"B`PdrJHsdqIjH&jJwU}r]mR84!!g^J6vkgD&tl2%CpDfL'.4#H!@'rA$7XLL=,BG@CnzKH%qxY9!@*sA$CR%QD8KzMCnS0C",
"$V_1H!@+JS$F50^Cn3z}#YbrR!@+r`$GQ#hN8D`dCmj`:!=IJ_!@,Ir$I4.uTGN8tCmVY:!!ITs#ZGI*$Jw:)YTW{,CmVg@",
"!!$=b!!$=g3$wyH!#1&:%rT)P+@I$rG(s/T#fvAN#Z`8Z4ASK;$7t5W+i.6y#]WdS#]p,[#]2_T#xj5U]fC/1!!SWI!!ScV",
"4]ybt!!Sz`!!Sq^!!hbr#|(T%!!T_Q!=rsZ!={sZ/1(Xl!@)&^$;1W',Z1;x#{{BZ-tv6s!@(NL7swvT.SKVy+L/zL%XHHh",
"0LL*0!@))d$;:n1,y$v&%W}0d/11_x8uM|$$9Wb4'kx'm%WUt`-tv6b!@'zA$7sUc!^n5W%W-Y[,Y[nl$Hp{`wh<tG+z}['",
"$*S4j!!TvX!=s,j!!^pcHV7X@3`T#.3}r+r'.*vs3g2W@-]t'l*+Cx*4]YJM5]@D*5=,D+=A6I<*tj2){*5wx'5aI8'5BQH",
"'4x5D'5.CH6^AD|6u9[:/R*}%)H'y7!(qrS'5%TT0tK2C0.6qF$|.=y%r/057<nDY*}yau2)##N%SRxvN6b7;!(qA42f]lP",
"&Pa&@sV!MW'.AjU'u$']'51H[(8Z!C<b0xn!()Xt!(2kH(+98I!_69u!(Gv{(-dqc=_6=x2)hQU)Kc'.!#<y3!@z;,VU*|x",
"/PHi=%tgCf'qIAf@V{8b'v4/['s%6z(1x*x#7cf3DNV;{DX*hLDs]268;}]4)GHdvVU2PJ,d-cf!)Q];Fn=hIG.[m6GFrq/",
"Gfk'=9Xy#iG3##Y!#=a`!@{%C#wy*1'22W%7[&3;I]v/{'2;G%-tn@w'64(k8WM0@VU5W$=i!Y`(7tI/Cs/UKW=m]Q&!u8;",
"&{x|R!,)%W2gv5n0.*#RVU36a=i!wj$tu2(VU39m3k/pg6f6891]MUK4JqQ!$^DDhVU-b{VTt76(5G$)<g@cG5m]',c0*_V",
"3%!bP!=Ax.!+z]97iADa5mZy!KlZtu8H'Z$7K=J#!(ZKh!!$`1#:;f|!7B+a6th7s5m[=i!)$%6gzM-L!(WAc!!$W'!!%LB",
"$79SFsXrj@'h14.!,;r]!A&w=!*)!27i{+27*uV^/PQ|)/_wX=!)0;$6r1]|7*u4_!(z,9!*.t']fHCTs[SB,!!$b96L8P<",
"]g8x]8A;l,cN1Il@%ju_sV`:)/T5/I]dDB%-[1(d9vX/_2cmpB!)bG!57X8%sZ}(P!]_UM79&MW:'YhR1+#-81I=@g#:bcs",
"1d)2W]fqhg:07P0Xt6Zp!!+%!!!$W+#1./Y!)'JCc+bd.!]cY<!2.Pw%;RV27@%7Q+07tpYR%/'Il.]*!!v7H#:;d|%SW5Q",
"LfIh4$c-3c#=&Ms.SPXX7s*It#:[6h6uMK{7t-p[0LM0t6VJ5l6w(Kf!bh]Y#_*0zGFrvL!t5t*%X^(F/mp;V1mwF(!2Jqb",
"!Cm(J*F(y)*ts'!+CD48NTQJx:-krZ9'A7,85D4;*w<h_g:83q77y,T.&Xw(!(zCBNU%|R<IuRych$x:%jySc7LXJCc+)wz",
"htxp1gzM_[6yW^f87GV[ag9GP&WQ/hZlN'w!D%Rk0TD)W0TdhP0UN6v$7wgKi42@piSQHfhw[V3NrkmKiqm4}j1.[_iV9XP",
"NTWqM!uZx+8+s(Lsm{61#C_j+sZL_b!]_^:9)%UMRJ&IJ#1,sC!*9,L!)5{27.4)-i}@cH==S;p=Cv5YR`=gGl-YNHlL-fg",
"MW.M)]f)K9:b18L!9&AV!!$i{!!$G!!!$Rv(zrh<B)!RU]dn<}9W<F!7!rYtB@5!=!3SU$!*%d+9kQ$:C0xH1CP7G$CmVQ&",
"cHyy)<`LlmlKwXR@x,p-mg9FuRh8AF!qm%N]g/aV*z2[|8]'5i6^x8'7&6l'MDx%U!*-]^]Gt/R9bA&SViIK#:'muT<=/c]",
"cI4K`!)yA=!)x0qI{('[RJW_HVV7RV,/gQTHb%mWI-p4k!MQl6!*kq]!)2])7<ys*<zkw_`S-=SIz`34J:3K7!*2g[*dgF+",
"rq/<f!b'nr6tp)27n#J`Jx4'n/5UCC!!$=/!!&AA!!$Rv$78'#h<fs,!:pI'K6y[4!==+vkN{9HPQUz73tc9x!.U96!!$Gn",
"!!%AR!!$P,!]_m<8@6+qM1#Kp!!$S8!!$I9!!%-<!!$=7Kf9K7!.K3W!!%,)!!$Cp!!$Cq!!%,*!!$Gs!!%7g!!%,y!!&*r",
"!!$zF!!$f|!=AqhQ.j,RJP'8K!)aCy!*Iv%!*4l$!)C8y!)HD<!*I|'9&rIW9ZxkC)U3bn!]_Y@8)zl[#,nWX!!$=<!!$;v",
"!!%A)74)%7JP',^!)WM}#@9x{VVMT@J0fSa9D%KWd,14hPI*!H7WMa]/mh^q-VMn79v{*M/nG(wg]6.B]G&1`7&w<`Pl!1)",
"By23f6{dt+F2%hA]Gakw7DANdc|JQN]Fy:d@DNxA:_QP-9Ff'7]I#,}:KCNQ:_GI,)8Mv{!)/X(!.iH:81$wsKL#2P!(}AA",
"88Rpxcg=<[<$nXj2'y<G(gb6'RiT2H#,gnR!.|Um!z|wM!sj6g!$Z9W7s*J&!!&AI",
};
static const char bitnet__spv_carry[][96] = {
"!^'L]!=4:Pzz=(&!!qV5!!,N359c(_;mMG2:I0C#{(N_xJ+[K=C;T%TJ(vzg6VA_HDX6JtJdlf^DX2{X!=I2C<iYdcJ#aNk",
"1*wM)!bjNn!Fn9czzAMqHN=Sz#:9I)#:fW):+-9##wvu7!@'n@!i3F}Cm}m<!{']|!@*</$Alv4=,Ay1CmVS8!!4G.!^3p@",
"!FJSp!@*d5#xlcI!!SV.!=qk@!!Sa<!(+r_2*S8h#y,wP!!S`1!=quC$W)]J!!ja/$8_0U%#JDI#ZiA94@7$t$BfV<&yB,S",
"#y;X<6|)[S!!U/c!!VC8!!VZB!()Y$!@*dD#z2[f!!T$;!=r7N!!T!H!()c*!^DcF#zZvn!=r9C)kN{N!!T't!!T9_!!SYK",
"!!TAc!!SP=!!hAc$:WJ|*l1wqCq_WY+!%:b!@(:N$8s<g%_))Z$[&Kt+B,|d+`U/g+}|@i!C/^R-79$x!@(fN$:4hn)cijb",
"!BfGN+z}Yb8uMZk$8Q[x$V_yL!B<,J*`d1L!^Dc,$D@0^Gc_Q[!`<&I)cryc$Hp{VwgAx3)(5f{$*S4`!=rbQ!=riT3/DmW",
"!(*6K!@(-f#|(T%!!T_Q!=rsZ!!r|^%4G37$yLDg!#9w0!#P*^%r%N8&n@Vj5#g'i!GW,t/mc|i!!+Y4$[D,p)+gmM/q1jn",
".SJV,/mn04(IDMm!!+]l/PFt81g[[;!!IqF6Vyc^!!^<H!!h'w!!r-x!!{3y!#(9z(gby-4]PWR4}Qrb)F`]5!#;pK!@y/N",
"!#;iI!$-Xy!#<561jqXK*bA<(4jaMj!#:pl!@y8Z!#<(t+|YRj!-_#&5z.=`6!:c+5wA=p8m]zb-70H`-=tm.-8s<L-XQan",
"!d@G#'.,!mg]/A!!#m98'6qS}'6]BY79X`s!Z(R6(+997$0nPt06u<j%zd,D&wj5'6_U0_%vhJH11Y56)KDm*!#<v1!@z8+",
"1K8'c1K<1)1K7cZ)HwK''N86s'4Z@p(2g+]@qQJz!'A*l-tx@4(n<Z+!Dt]A'.5ZI6luC[6VU2}'.5^V@VwmG!F+0.93g^M",
"!)c#36CCp;:I6Ni5YV(]1+#837qa]}!!+Y4$VW,^(,$);@q;<(%qqT')fY8@)RaQ{!#=JS!@zk:FKrP[*NRL(!-S0K#Z&;i",
"&vFHD'5YNF!-gfiG*lqw00v]r7%,d`G*uIg6ty0p6yg4X6x%)-&5[bx!^xT`2cY:R6vtX/FMibK&pNdC67..U!]_$i11yq*",
"/PYY/MS0Dh3M[,:7483n!(*c#!Hs7MI=)0%!Ifh7&WG/2@CaL6+]a0y/PFLg!&&hkG+{%$!%[TK!]^yY)f9v|#w{jQ!!,:.",
"+=C'cUuk_.!]`{]!-=Rb#y!a=!2,z@6t}//Vu=6:$(;kh74820!2,{!8Puu:75!]-&rq&tG++{*/YuAx'nl0D!%Rnr!*i#,",
"';BlK!1QD!#@Dn)T^G9R!_bL4!`hV1748-n1r5^$6th/r!b^n|+!'-S6x`RK814L*!aCnN7412}#wvxa1+3-D!)W17(p0P1",
"NTYsI01iz;6ZZ;h*}xuu0TPRVFKqB&0w=r5#%jr'#;t369.!j^83}DSG1G`@7:sXU/PR6Y!@f=yNrRh,!@fGp!(zxZ!)2}3",
"6{sv_7a9_47rgyxL3uy3%qxAy!!$<W!=AP7!({(h!)3-76|<Ml6dg[57%APv)HP*i!{!(^!/tL|+!25Y/PYZ!01i2K",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!AJ_{!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'A#bt#$!])u!@'n@",
"$7NF@98Rj(Cmtg;#:Dd$!{'F+@:vulCnI*B#x#w7%#=t=$CW];%5.b:Cng9D%4;DA!@'rA6u)Z($AAu^;p(f3Cn3z@#wvn,",
"$75x1$VU$85_D}-'.*yG!@(1K$8U*V$b,AJCnzKH%qxX:!^Dd9$B62D@G[dBCn]9F$u)B;!^I,G$Cy=RFTf9PCn3}A!dBx,",
"$F50[w5&v*!{0dg$Hq&fzJ6u2&m}zs'WsiI%@Sz@@[;cxCpNlM'LTu*'LS-A!FG^#!@*h@4@:8.7!5d!#xVt/!!Sw8!=r.K",
"!!SuD!!T'R!!td8%4G37$wM&R!#9w0!@w9R!$.;l!#:bM!@w6S1nL`x#y[l)*1Bz$$7|N@*D]<c)F@ML,:<LQ,wp]Y%tY+X",
",wq$f-7/q^6W&3z'2:GR'QWUg#@#`d%uVz5&rS,y%u%Xv'.h4['p=yz6lvY`%u`*_&n#4b%vH<_6WY,G%v+#w'5&wP!#;R:",
"+@{6J(5G$)0cMj4,#X.B,!3);!%<hh0R(1',@mb^!%HnW/uW6%/Rg&/,^wz+0Qnjt%v=i_&s:/3'2w@4%v[K{'1zv0'41f1",
"'3,$(';hh.'41f4JBFTJ!(p|k3$v&P1+*X<!%Rv31/W_y0nyV'*'J*F04tSW015k100vVp+&JA[*`n!u.Wm%D!]^yx.SKvF",
"!&9jp2gWsw3(qf|+{*VJ!^9]f!B)yi2F:Fd.SJ-['R4}85^Z@4!$$|J#wxCc6:4%Y4]R']!+;.y!'BfA!ByWR!B*/F4]S6&",
"!+;7P2hI-8!d:.Y!]_9%'jhuv!(*B34iY(-,YfgK!a:t1!B*#A$v02L!(HRn+!1UA1+3-i.9N2_.T)Mv&S74kDQC]d%5arm",
"*Drl*(S`Cv*db-s4`DfS/TW@_3cIX8/Ta;]Cvv!INT3<+!+:JW!!!mx748.DD/PV0AV|2D#:9LLFPjK99M/%S%Y'%.HB,Xw",
"*aGCQ#IJPg6th|,-vnTv!^0W<8ma54).q{uFV_.x'sIB1*`]yg%qr{**BfDn!-+ff#:Nq6$w^+{%qrznCn3}NAv7xP,z*b%",
"!]`v:!-.&T#^^LZFM={&!_K_<-:mXb/S(]h!abd3+C;p,Cvv%f-;8RF@%/cK.@bAMCr3n=Af=$q-9z/(L6jw)+,z)N+{*JH",
"Q'yB[!]`;i!.:+'(2%'M!/$v#/Ps$vCS-CQ7%tz@9xqw<!$8hg##.DC!CpS+&mk'*GFM(u6tpSL7Zh@H!=]P<#:<QGM0u[B",
".xn=w!)fK;MP1{L${lU]*JY'Y/PYfZGkD)+<B/J{$VX^/LS{{J.4@3|6v5lG/_07i01lG$6fS3[*}xu`0TPRA!!#US",
};
static const char bitnet__spv_delta[][96] = {
"#%jljz{(iR!!+1&$VU95![su`!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'YU@L3!!Ty[!!hw#",
"$;Yr,-uKh}#|(I[.45Ax!@([Q$9udt(hAwh'nWKb.WDgz.ulw|/4;+-%XHHh0LL*0!@))d$;:n1,y$v&%W}0d/11_x8uM|$",
"$9Wa{'kx'm%WUt`-tv6b!@'zA$7sUc!^n5W%W-Y[,Y[nl$Hp{`wh<tG,%Fmv$*S4j!!TvX!=s,j!!Tib!!i'*#}.YF!!U#[",
"!=s5q!!T|l!!^$r%SQD=#y2N:!!]t5&mjlH#yZi@.tA3Q(+'5Q#z&&D!!h6@$@(;x5=7]l+FrP05YUkM!@)K&$<C0b01.lV",
"4][KR!@)#v$;)=R,==IF+F,!)3B@&'!@(Kd$9D2:'14X/+Dad%2(&Zn!=zmR)F@_(#]/5H#|3Hw!!T6B#C,)y!!T],!!^j:",
"+]VFi#{4nQ!!^UK,wpmr7y//a/uT)A74/:Z6[3{A78z:F#{{=X!!^lS/1(V$4=x`u$=i=U7Xdv.6[|RM6zD`L#|cm`!!_&Z",
"6tf(D:*w-b$ts77!#'j.!!|vXBqZV:!f46!!]zI4!{DY7!!]};#wxv`!$8r'#xkQ$%qnfI6tfN}!(zJX!^0gA&PNu&&1Ll@",
"!!{*H6tf=)7SMc2!#wq0w,F&GBqZTf!!+]{!!4c{!$-}56VGmh!!Ic@!$V963k-'=76Q3B6{KAg!!!17*&c%NYJ2gj!$jH9",
"bAp^r6wZD#:1iV@zz@$R6<C`nzz@'SbW(m@zz@*T4HhJ'zz@-U4s&P&zz@0V5;%jQzz@3W5_!KMzz@6X5|=X56^B[,'4saV",
"'.]&b'7DqK5))F&!&0Ax!&NTJ{9[tw!&X]b!&baT!&lhP*bBIC1,xlZ1-#i-/[F&m!b^T@!du#{7qa6}2/3+SF0:SV'35_h",
"'8AN{'6]Bk':&[1'93'*'7Nww':v2<'5BQc'5V^g'5%;b'5LXq(np|tY;RSk%x^vaFn=k]G.[m6XMinu6`u8S)(1|DH,Q57",
"3%%8@Gpuk#H,rx=:U{sDXU1#t9jZ^_:*xka6VMAk)XAZc!#=ki!@{.GXN#[:!#@F}!(u0RNTTZT!_7/jXMl1pXMn9SXN.RW",
"!jmdq7qaI&#N6``JwgkZ*Nz$xX_*TLMv:[P9L9j&Y2P#s:I<;/7f,3s6^AD_6|!hj32pD5]GGwPPZqh/Py0qG!2hjs&#{=s",
"'@tDu'5V`)'5`g*(2Hw+3IQw1!2hk[(97R(!d.TX5z.H)Y9^T]&$n0d&}r7f(35Hl53f-qY:G&H&%Vvt'!Ygm'69AqK@*D8",
"XM|y&'0ad%/sC%[6^Qy^&mkS=8WuL[!4.0*:;}lj^zFA$+&^N^+]jA5,YRR6P.IUb!`H&@$7;<^!2i.gXSN#z,,{y$!]zJv",
"#]CZu$:!nw!]bj@6uCc&XP02w,-(jS&AP_0QU[PD!$&fT#wxzK+@v!h7Dnbt]JW/U.:fR4.SU,j'gr#g]C&`K,y|5c!2iN@",
"#-MbR6Vp(D*d%/lr$C$v!]bj3%48&p!!,9J/PQJtXS&!**d|hl3h/5$*a/4M&.WaT&nsYd$7;<9!2i365]@K,`5-x{67S$w",
"5ZnSX&1.Dz+zt;/&u^$_7B5a`*a9gdsU}8`-^FScsV*'`!'.l_6th5l78g+H!_8WM6wDm!;-zKF8+=]v4^/u%1g[2xNT1H=",
"]FQpP-(!sm*Bd%C!2j8WNrQxR!(S[('xL_h!:_Z9+!4G+*`n$4#7ch46tqKJ$f]4y.4-Hd'jfv}!_KI+!]hij(-pS3(iu3b",
"*D^`5#,IjWT[F<0#Y^%H+|XIB$!b1AQtl0Q!2i3:/Lpg82c[$X%6+A+-759[,u;H1-4ZR<-Sx[@JaD@[!(xbl-r7ca!#R=z",
"!!$D6!!$D5*B=-0Y5b1T,u9v,-SxB9.1V]=jt5@y(J4p&7SaB@TY`|c(kkV.+]V2.NT[,X<DP7cNT)c:$`p%P!LSgh%;-&*",
"U,TS6P2%5S6wmyA#_3p=s:QVA/WYM%VGmzRsZLZzY0a+).n2T2%GCDCW&L0:<hLf:7USt/!Cl.S5,d)t64T@],%Xu-s]X/$",
"sZ+`!71P5PXNg|(Xr5nqXP&[N!D._@!2|-aYM}x(*}xt]1+<4L1IR7J!T#yf81'z66_`lz9.YA8!4knS8P=f!2(F5g`4;7.",
"6`=6%2GsSi$u!Rm`Zd]I9@yb.$Z]&N_YJ-p.J@!d0Lu&#$b.a<!]bjp9_&VF%#}]5!2|7'9|WuIIG:q:;(d|)%42'u2Itm{",
"$_Mhd:3){7:yT7NY011R.<@iC+{]bp`r%c=#=&WvIfLgr!4&8SY-iBF6]'cJ!s;B&!Hm@H;vP_[Y0@-Y2[.Gac3<M}!I6ZM",
"=2i{IY0@3^2P8;V=U<K+=givT@N&GgY0PbS2[a%x6`y:fA%I}wAi=nmY0PbW2[u@&=J'y(B@1=fC&Y7gY01NM3MPu$=JPC0",
"CZt$n!2ikaD@^m@XS#Jl1AyF%'TyGA+!(Ub/2.(Mg=%&@!]bqRP2(;r6ib6c25frw#C4/rD|Q{jDp@$i[B/j**J2-T]D16y",
"XP9JM;Js]0gz`84!]bj4!2jwbQkP0j(9P%{_tR!2Fvbt!P2'!+i7C|v1nKf,1<F!b75!^fYKv#m7rs^NjTs-R!]hiW%V:G#",
"&2PLf*Cl,%6_hYUl/<^/'LIs=/PZ|g/WJ/s2H)%d!2|iF,$Kq@lN9/Z)FG!N7VDHG3`U{y3}sB|sVp0X/VPVB3f$)u4@B:g",
"!2i3sXPJZN9)Xnf947m17YiAP5a(6W-trN^!2i5h/8g'=9IY,;sSHxzsW'p./k.%^/QA9&'TiuMt1/@;'J0M0'5Dg5tmkZC",
"kmCg7!]hj,!J22H'TK-,95-166tx=V!+*Hz%qqcf,89;_h`(:s4=6Yt7u,lRuNu=Aum5y3uPqscsZV'isZLt.$XFNx,8bWh",
"yzl%S!!_kJ!(r+3!!$Zc!]_^a7R(J47Nfbs9F;j99i=!:8/nSass$0cxB5#!x`T)5x(H@!sZVArsZM0@'jiAy0j#]+XNg{`",
"Xr6@#q_ys:7+_<.(QU:J!)DnL!)`'Q!)DhJ!)`*R](It[Q.fdq2UD!wY*w]sQM&`}L&m(g'Rc*.!]bqC3}{56hVS[zfBRMx",
"NT:Xr#x_6@)/'1X6uJ5m!2T(`=d=cS]]=3m8_^61!#5q[4NFn'!%a@q'.-)u%qu8L-!`-T*B:h@!2i*36u1Mk&PLwy#cZJQ",
"s:Q+5RhRMh%889@%87${Y.r{hg^3iM!3)9<!Clk#*D5C}(;n4^(kn;&01igJR{.jSNT`f,Fvw&a!+TsB,.F4uRJ9#V&*zUm",
"XQ5G<75g0^!mm|Y!2i*S!ABy&+!a+,/S0<kWx`81(K]X.Zg;!b)Jn(}#(ZWRJYz=iRhPx#87xwLM#@aX!3)97NT(Rg%4]Zy",
"J/_77XPCs775,N/SG5XHJ+&wzJl;Uu&5719XPD;`QM*G]*)%)hXPDdm.HRGw+$:K52i'P|+!)6Y2FWyQ8!=kLg].(m7&RFD",
"!+)%A0Qqhh6yJNk/VCN1%SSMH0pd_|Zg;x<3)G1^!)*7-!!%6S#:;sXY03'f7b0(_!M'm$KdA}B!2i+YXP4/GTa:4T=N+b_",
"L4$N{!{(z@$78+{3BD-SLVad/++0)l.J@F|.5p)1,!3GGZI2KL+$d#N*)`xf6g_($:vUr:RK1qL#W$sN!Mw_p!)*-B!*!_!",
"8Q'']$7}}CXPD&!75=vy!]]{{)Mq{HMCq;|Y0LcT.CLAU+|1&z`rW64$w^;$%4[_C&PX%r!#@j]8PB=xh9j^##&X9:%SVfS",
"7B8]H$DBJs-VTN[!]hic&:D+N`s!_S%tYa)-trfbQ.k/9.00b}!#N.37mbaAN.%Q='57M$6v=*`Y0Lwk/PU(S/WD[70Ql/4",
"YR7{=!Z3;%M0r7Mz]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&njB+V@$;50_.r<#!#^h=Z.45A{!@(fS",
"$:4uv)d30j#^@%V-7/tc-VM}a+=9RY%8}6f0.-}.!@)&b$;1d.,ZYb#%8U}b.qrUv8uMy!$9MWr'MPqj%8-c^-VX-`!@'w=",
"$7iK`!@G#T%7cIY,:<dkF;yS|wh3jw+]`R&$*S4i!!TsW!=s)h!!Tf`!!i$(#}%PB!!T|Z!=s2n!!Tyj!!]}pG8vtA67)x<",
"!@)p0$=Svp3cT{c+(@7-4zwWF!@)8|$;njY.VK-M+'u{)673!7$:TxI*cZh;+'Wh&2can|!@(9^$8pl2%VQw'+'/M!5YUgt",
"#z82G5Y}]&!!^m06tf(+6tf(26tf(6*}x1pYQ9jW7Wq)P6[+(@78q4D^B+#B!=7q./pK3z0/i3Q0N)0M0lGAQ!(qnR!#:$g",
"1i@G[+|ZkA!(qrS'5%T[3/u^N3*W1M!'_=HF5{TH3NKH]!'iDpG._vjGHLy13m*$HFNFS_%}:Yt&z@wA%y|Q@'44Hh'5}xQ",
")0#]YHbsIT:I6P@H}nNmIFJs.:I6PT5:/]/;vdJ#!|WY|#A%4=&n%fr74(WdC.Cp;9-|WaYRQ$a8^i@x:mq@Y/_0%0]GGtM",
"P;S^-PZqgF/1:P9!*X=%P/9Ui3${1bXN._^I=8tyRb$sYRq9MIS)h4a:Y:'g41(TF1++8f4R:V/FNH5F9Sk&W8@sQA8_;aC",
"@,dNV!lp%fQ8PIAXP00v7b1}M7'6QCQs}BRRTih}YQJIn8+-Ip:%&'6(wI&u!!$]L!!%L_6VJTa4R9iXYS*@h7}g3l!!g]-",
"6r'24!@R:yYRL(c8zbRp7Th#yi0{ij!!%!b!!$S025pp7YQh''!9/I7!]_]N8-Cy#P*u{*8rdU/.<%8rYQuw@7'sy)!MWI=",
"YR.Ls:6{yr7DKTCsWaky:5G50PJPt6S}%y0T<M,2sX]R68=GnU*%*ap82RYh*B<dpYQFA]7V7#hsX@^/sX]R#sXq_'!9XX6",
"3U=_%(klyF9Q0rX+zv4tNTY]6sU|c6NTc}A8vj4mP2&Xq8pUl6mg4v'*}w|5*}w|,<}t|t9tCypS];z12G{TW,$I,!s[HCu",
"sZ+_s3]}'6,:3G/!=4&=itCiHk0^0<!/GNY6th5wD'v}bhY<MD#:@}n6WPx&%;9+h!/;$#7qcr|RI}P@6v4t6_YJ-S*uYpT",
"7W<g+#xW'ZYKv#UU^7f|LCvQP!G<B*11wnI!(yH%0LLs]#wx|)+{4Hi6w(M*!bh^<#_*0zGFrvL!uZl=%X^(T/mp;V1mwF.",
"!3)9i!Cm(J*F(y)*uGH'+CD.6NTQJx:-krZ9(f0985D4;*xb`ml+%l*77y,T.&Xw(!(zCBNU%|R<IuRyhx1<J%lTXt7N2PT",
"hwr'dmcdzSlj87l6yW^f87GV[a,67^&WQ/h!)!rq#bhsD$7_&!04{MD71WR684@tP:PUYv$)c*usZThbsZLyu!]_^F8-%s^",
"sVTD,sZL_n!`,9a8KW,cp$wVjp]VIrp$aWI88L){/PbP2!)Aj0q::'#!)!6I=R*Y2H$q*m!/GN2!$/rV!!$TB!!$K<!!$TC",
"MCr8|!,[Ay!)hk(!)U+3!+izv!..+b!)2g,H}lUuN-mWjhY*=xI=$}5J9}<]Y526Z7}q:ZAgR*R$AG)I3BCqAI}P/u!/;HI",
"!=AV3!*/S_:LH5ZY4,C1<-WGD7C0b5M&Tl:Y02Pq7Cpx[!LzbzKFwm@!2i+XY1aD`27JvR!gTfA7%]NbY2!Z`L%YdDLf42{",
"!+{uv!)[_D!($r1L)WWgNT5iiL)WinY2CqB7NyqnT%W}dK,[=,!(|}5Lr|P+p$aWQY1fV@4PVTQ!.Tw68m_xAY2fH-CW=D(",
"jr5gj!xGWQm*i)9MmcZ<'57M$7SjSVN.G&l.v68M!!$=9!=Az|!(|iuGjpTz*m<4=J+[K=C;T%TJ(vzgIzZ(#{)-pTDx&Vq",
"Ii0sf!LTm1d|[!Q!@)6g$9&/i&1l!]%8$YY(/^'G$[-wb/11](0/*Cb0/3Md+CGnr),wXM%XHKi/fvU-/n8W0dl$8k6K-N@",
"!d!$x8T9%@Y1|g5$=]-N7XZp-6[q`K6z9YK7X'4DY2)m6,xdJu6VH%_!@)sR$@QW=94(!<4G=mU7qkSk!@*Jc#cWPS7!.X[",
"7r-lT6{A:u6{A:%6{A9P6{A9P6{A9P=(I3B6#6U^8mgq{!@*rv$CPfk5a*J=6#_pb:+$9^!@)NK$<NH:w1-sQ;'|YZ$Hq&;",
"zF@!^,i<|:#aLS(#b3}&7|9Qf8uP5n6b!&b6VHjw!,[`q$VXJH!_-3B&1.p@F[8jz#xUbX!)8)w!{c'D$vCJY!#:H@!)&Ai",
"!)Wb''/(rV'4x4{'5BQ$GvT146tf's!)8f;!)8b*!)8f+!)8i,!)8l-!)8p.!)8s/!)8v0!)8y1!)8|2!)9#3!)9&4!)9)5",
"!)9,6'jh=j=zg{L!)95L6VI6:f+mnj!&lM^!&vnV6ygk:!$}QQF0)$q!'6.*6[.Tg!)luJ!(qCG0LD:}'8AN}'6]Bm':&[3",
"'93','7Nwy':v2@'5BQf'5V_}'5%<x'5LX|5%{#L!G]rk8P=p}8PUiA's.MyFUD67%}(Ku&z,j=%y|J<%|z=8'B'&}'5.CY",
"'57J['5LW_'5V^a(Qz.h88@(XGfk/@9Xw8K#Y]|lYQFvl,J%2W[}WR{y}GX$]j'_:%}d*%I(@,#N9yR$5wA:n]]6<h$N{*V",
"MmVHYN-tR`g]3yS6VJ-r$Nz|Y9$Zs<]qB/&YniwacJ`Ak!#<Q$cJf*8cJah;!#<Z']#`,%IL0xN'yaRb'rp6Q6|%G*P8rp:",
"9j`Q9f}VfQ]#^n8PIDxp!^P4$!6'sf]m&]h6^yK=7gQ,tTyw'kU+7cdU@|zi:Z$Un'jm@g)k^Tm3TPu]WdKZGF+H@&!3xM4",
"#:Gnn]3V2$6Vh:T6lv1M6VWCI'.9g$@Vwnh!S<XY9Az.z!H(0dX|3Dc:I6PvYgKa{cH|3r+*fH_8'%Zu)Y@*I!#A]}!@|}#",
"[D]))*V-pl!5!,9!!LZ}Dkp3=9`RpJ;HjD$bm35y!Z*wT!]c0@*`f+44FaC%,xXSG!3f8M77uq]76FUG!C9+W!!'z@/PZyL",
"ZMYsc7*^j<(k$aC]'}]x,,rs#!]zK%.46XK/PxdyV:sx/#=Pmt/Q%8j'T9`7!luVvQ9`3M]$`A%/_4A1)/4r/!(}HC$!NfM",
"N[m9f7'M7Ha;Fac)Biq$/PR2U76Nj<]#;XF'NrW2a4syXsX,5%]%f^*%yk:msV!.{+&nD%5w|ff:y|5k4#&bU4]P0_7qwK#",
"6Wkc<!#<:z%SSM'$7;bG!3x|C6;Vd=dDxit%qpUH&1.Dz#aS-Y1d'VG0jfnrI/QDz7z4#M9H!w#7vv`D76FU%!#*!t$<9Q{",
"]$t&;1d(0R4@NNJ!I''2mCNRN4*bzq:5g`Da0i%=[}u$q7A-Pd9T87K@C#$0-W^_bS<|j}]`3*X!I_{cZM%!i!3x!<.y,Hw",
"!)'#5!*,#+ZML5((]<8ZsZQ4aYn:Dr$fAB*FczCz!jIY_9=@T!ZMU`FSq40.]$t5/6VJ(2s[SAl!-_0<!]_UH7H||6=!uwK",
"=Yswu=x3$wMub_N!(xbl@7R,:!#[I|!!$D6!!$Hp)(%c,]i3B9=:T<d=x4VM@VqqRp'FRb8Sx{y]!WuM/[FL].FR1q1vHb-",
"!4/)MA4MJ:ASkT=!(-Z%7b93T!DF!qNs.15sZL`GBZ@j}&WGM'TmG3BP2%5S6uu`^!DLi@11x+R!)3|SV*`[fsZLZysZRr(",
"]c29sBn&Mq%G8bNVg<pGsZRrgC7x6k7st1u!Cl.SC|M8=!)(tqM.<v/,,49rsd3StsZTHx/^ZDU/_nZ`3^!j{*Q;Sv01m`/",
"G%<P6!$pp&ZkR)$!4.3W^#QN@QM)},!618.!4/$0!3yTX8DyuD]b5Gi#_*yCd($vk%&/;r$Vs)-cM+bRZMq1#!5<w$!)5Q*",
"'NC3s!Gr)J9$lFU]ba-a/W{l:ZkCYf$/|/(&U$;#6ixhTLZzBX!(xlp!3zk,]&j%p1+0xc/X1]B%=YX!9}h`X$;cit81_67",
"#:P!f!)(In!*h8,:=(jg]b^wV2dLgN:`1`+$_yFZ;)b{R$%C`mf%2)Z7Su}RNU:;H6Vrkr-u`-Sg=%&M%48)K!{$A_$yB#y",
";YB3T]c&q|/g_@c]bkS^/g_Cf]baP]2zzStKik^+<-rUX=S8u|#|IXShw{8xi$_R}@0v0_#_/bz@P50_]c!r_/h3!|]bajc",
"3L=ugj!#AT2P|$5$KrfkAa@BqAu3f(B!hSlBgL#h#_/HzC'j#q]ba^Y3MPu$=JPC;CZtHzCn,C/;cWJM!K'-S!3yr(79.f{",
"DNCWk$[$ri!4/$R!5@7k]bz4,Dddbb!-M4Y7qcPXP1{G*$u=U0!iXKrDjrQg-^V*x_[+1f40nS3NrM(R%r=Z@sV&U'!Bqy-",
"!]c0x6uYh+^x#}i#:ADzFXm,-R+qPm7V}R5cI9Zz92<2Ua1)157N*NF#`NdM]&_;g3J8cR!48&G]`3G'8R]%ucI]0r/f}V'",
"Xr=j@6`G%)q@L$A'L^,DgFxWI78sSD!DiA{stCf7,$Kpyq_HSu)FGFZ7VNNV3`X0a3}sF}gG(bv%TwMD]$u}`,1L^ir=#F$",
"4zp105:-CU5xyB^!3x}']$|,M9+3-}2a,wpstI9*%8lN$3!Lnb$];qz7wT:`syzf_3{HlR7xI/5sz0l^!9XXWHwK%$!J;8I",
"'TKX995-166tq|L!+*Hz&10k],%0^Llq4`/4=7!#,aL,t!!CkB7v[&usuF&w/Vtz]/Q94&'TbpM64_4;stC_)7SVGD9.0iz",
"9T!3D7xQfUs{$5Q!&QB%!!inu!'.{w!!$X[$tuCa/WSDj/Q9I,'Tc&T8.W'J'5Up67y7Hrs{`(d0./@tDh%!0`8gMP74FMV",
"#<}7;!!yk7+!4qq@wvb<6VZyh!#&r//f`-S6X%+b&uz5N!)5W'7ZG|^%PyPr$V_P)!!$HX!=AMx!)1.c&v#*47y&Qi7T]z;",
"8QmK!&1.z.'.3i}6th<G*}zIm#C.=`PnLWZsYn`Xd3=wh'+T}8sZL]7RhCJ[7%I<Y,,`ma[h<r}sivTp83D24)Mvdc!)[*2",
")/`,A`x:BM7a@6Q)l#avq:81F#gF0z$7;iH[hMM5!4.-g!(ny[7_*!=[hJC7!4.-g!)-m36VM_g@JzwQ!5JPc7XT=h!b,5A",
"!*NiP9`-*f#w}&6!]_]s8p-T-'+TY+C2pc(!]^'$11yq*!]^*%7tGXF!]h=vMB.m0-Vb-`$76_+]iyuU7xdyY1PL!z/QW/)",
"&5:TB]aD6wkn`B_!48&M!Clu+*DTX$)9z<q*GqVA*Drl;*)a!L6mz6q25fu)81DI6U|HCB9a'2a'5xH|4)#Sakp!}7/hvv^",
"K)I%skmBFT74&!!)('j7:j'kZ+%9QQ/T#ss),PA%!5=kT!Aa//stCXn)Hv&5!4aC^6Y<1p6|h]i:2(Ht8:%.U9;r7'!48&D",
"Q.`&q%4]Z5IqQwK]$t%D75,N/TC107)9{Rz*Pf|f7X(d/]!5!^/f}S%])&/B)Y8S^/TyX=,0pQF1gb4[!(uUC2G5CW!LqWj",
"/^!Iw@Jq{n!)8f+!+)%A7Q+l:NT+)|/W+}<$tu@J0pbv61+'1y*J.<5](T+K@i1n08N-nJsti2CKL+Mm7!Nv;]]s-Y/^70f",
"PS!/^tmlZD$VZlHC|uFs#YYHL!LX@[7;@/jU@0%/9`5wm-GBJKw(&]R*D^`L(]=*psxrQh)JFrz,{u{D]$u4&/c{x<.7]1Q",
"0P_t]]_uB6bSvG'99r3S_V-j+$^NK[6{QB#sV{D3!@G;|/hvbW9yPU@7acGI:,R#',Vzp,#At+.,!:bTKKuu.!a7i0%ryXX",
"M'b|*]b{s`/^[bWIVGPg%T]n;%6U-.!Mn|9](Rcu)tny5!)Mf)!*h5+!%Lpd@jUq!!3yTV/@{swIG+-c!48&C#1#h:&pB6[",
"&TSaD!^A[r6xjY9!4.K.*dVjwsV!%x7W[)I]Fh52!#pZ)&mluIM|5T]N2=$Q4/SH-x`RZ]!#-c'MgTwuF,Gv,]M#`m0(7G'",
",wyx%!@(0A#ZsU^4@.w2$90Pk/Q/J)#^rFZ#_1t`#_1wb4B1CK$9Nmr0MJ(2#J&x]-;]rQLjXpw#ySFr]Iwq2!!h'w$=r)r",
"4`G4f*h#.,673!M$<W6a0mVpU*gax)3}{87!@(yr$:s+K+`M!=*g8^%2cap#!@(D`$9/|4&SC0)*fpB}1IHGj!=zgM(gbK$",
"#[)S##]mz1#^765#{jN8!*,@4!(W9P<t<}4#aJWChBpI_43zSn!=4(!0N)Hj0lGHS1,dDP1K%US!(qnR-n'N/7SDvJ!(yf@",
"!)'QF3}t$D])%lZ4iNN@)+gqNFi|Hy:I6P8G'vq`:I6Nx8P=r1!&DMF!&NTM!&XZQ:MxgIGFNd^8<SiF])wp*IR}BQ)YRBZ",
"!(|QC]#T#S!!$P.9`K@$!|[G6#In_9&n%c.74(WdC.Cp;9.%;7]*&pi@,)(|g/0:{a86,XN}F=6P<cHQP*s{@!=AVB!)*9w",
"!)*<=!))]*)YSB$!#@hG!@|*d!z|`LdtA:+4]ZBp!qc,RW%m7(!)9v2!/d&0!._=tJm8hc4]Q}@!!$iUJNyxi!(}-9!)HK@",
"!)*9<!(yf.!,;F_P+%c;PXBBLQ9`,&02V2)!!$FC%6Uxf+@uxcN<F'b8A]YKlj:mr!%udw-J2hP])-A=6y3sX(w<|t#Y[*N",
"*^&0G!+;B.s6`bv0TZhN])k7t!)PCy!%s)QHtBQx!(ys2!);j,L;;)!@b(D1]*#cA!'.qbI3`-q!)9)5;(!`m)a1P'=GA|#",
"H}hu[@:'@s!-M1VIR}LNR}_5-sVGtW'+T!(!LU--/8,<t:tk2'9M__PS=#%}[J$f{%b;b]@u07Y!$)ipJNyt:!*&93!)*HB",
"@Vp/8])[&y/_D2U/`V{c/`a(fH]rZX81/{,9.+p382[cj9L=s3](y5h7[8B$s^An_s^^q,s^r}02U&si])C^'/`JTV!(q{:",
"7Xr:c:+FJ;:d!z.:PWlzNT^ncsU|cLNs.1&sZL`KC8)'q7a-N!rY&m(6d()yK-X)m/a=h4!)1YL!)m}l!)(Lc766JbK-X$D",
"sZRUw+]XY&H=RuYH!8mA/g$whH!5#JQ.#SNs]C}^GBV}w7B*.-qg`=dzzI(!8GI1zAJMyfNshz!!$X+KCc5l6](hfn77.'6",
"lLcgj!]c]=6wyS-m*}+g+zt;/WVxr=!|CZY,#C;7!+Ka`!!$_@<xN,U%SWnI!48(W(Xm&3740X<]zs.&6v6dT<9|r5!!GN5",
"@rFdC4]V3fK-WlG!cN;q6w(M67YsI=7w@zI47hmNnDv6a3Gk6_79d6$&Q,0V]}IzZi{rix*v`X95@b0l*FG/H8V*f7*`[kM",
"nc/@M$bRC[nd@,xstCi(!LQTNNTQrP+Z+[i7s[t|j;b@t7W#r8stIs{5Jw{N)MZvh$=uc7.Q!$4.n=*n#%pI*.n<}F-71Hg",
"!dpS49mN}@-@7f&<hbD%G.rBQd'Xk5T%]p98cLK6stGs49L<&<78R{a7y:Z&79f@MmI]@K%8sBr7vMWUsxtz=/.]45J,Vkb",
"!bS^B7vadWsy*zZ$785K1Fr|=1d2&n1+3-D!(z@(1h)BF2Bn8q1gpAG]G'L+:SH.:!:58g+!4qp,0ybDq<pxB6wtxw*t`;:",
"nc/kQ6wBWq8LJQ_&8)g/6vn5l8LTW`&8)V*]GA|R!@f@)]H=S^!!SI4!!$=&!!$;j!!$Cn6th3h%*xLQ!(|3{(R!G8!)GH}",
"!!P9t!!$V7#1#mG!,T@Z9Ky`U8QmG}BMm*[Bcus_#x)c5#7cdj7r]!i;dM,&7}]-,Ku^STX&9X#:Ch)Glj6cQ!/ZyC!!%-B",
"7qcqx&QqR4!))g3!/GlY7SFRwTC1UDIL3GpJ0p-!02U`_Mc.h|!)G}1!LgKq/]uBv])_bm+X)8A!IJbS])};9:$)JX=l4hC",
"!+^aP8WrCFrYFp.<1NzyK8&L(]b{u$/^.'bPS!,]qYZD-7C6^{PQ%mNLg1;q7xj-#7zcJ@KuiJU]b{u'/^=8i9;(Qhwg1F=",
"v-SKfcg9&(SH(@['Ir.|8^[/(&1:#T:gWR.'jk7['LHm&U^AJ<Lg1N&!(|z4LT_B,:ukh-!&dK;M'P@L@%Hu:sV.,28yi8-",
"])[N|DU$8=(h:*j+:b@m6q_.2!g@U;7qkG@7VL/@MnGU'/TsMNMrjkzsU|YP!!!!i",
};
static const char bitnet__spv_embed[][96] = {
"!^'L6!=4:Pzz=(&!!qV5!KTkd!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<!!U|#",
"!!S]7&uZ/&#]MU<4@VAz$B[Y@'v<TY#[;b@#[_AJ#[_<J8Q:f/!!hRr$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!!UKR",
"#zC@J!Iz/|&8h|R$9X@'Cr2u^,Y[mt!@(`Z$:&)x)2XIlCqi^Z+=BF^11n#]!!Sga!!TNk!!TRm!!hbr$;F^&-7Y@w#@5(W",
"-VX-t!@(UL$9aQm(+PPa#Bc2A,:<c^!@'}9$7|DW!{F_K#=CQN+!%;^!@+IH$F1liw*w{5*%(|}$Hq%Zz=+z=-tv5,.rF_Y",
",Z9$T1Kc5,-tv0Q0.&a^0.-|p!=|)c%SQAa%qxRg0LAz*#YXg`1N=H1)hc5k!!z]3(IDMD5Z560##{]f&3Y!U&Pji5#:bm-",
"$=<iu4F%{Qzz=:9!!&SQ4}l6.0LAlfzz=F<!!&SP2'yGmzz=L@3}qx_$^Nv3'N(Fy75^[.!_Wx075rin'.,j|'qPf''4zKv",
"(1}Z49'-+@!$7&L!$B68'.<{W(2<n;#3s1[90]%D*&cx7*D@f(!fG+-1*}y'-@+;f9PDJ$!%*fA(2q9H!tU(a!%<ra'.=.V",
"(3NYS%L*wm!$.)X&X7gj6VI$B7SDDG9-{yM(2!LP;fr`g;m0$[<,xz}:R|u&6VHw=/XPnS7zUVN,aM)c-8sZy@+W&4/PRnk",
"!#;<+!@z8(.5qgP!#<:z,ytU#8n0$Z!'6$x!==+!!&NSa!'K1U79YB)3%A#U3D8RA(,5l,!tU(|Az]L!6ZuJ6.@'Y37qbyV",
"5&YHb7YiAf!dVlx6{|fh5a!4n4d$[ldc7R0!JcK'!F|!_st=u_6Ck$c6CsY394dc]Cy%0W!#=JQ!@zk:4#Xiz4@vxj2f]5[",
"0nhrq8PAQc)S{T0!#=Z^!@z{A!#<U<I|]^qI|`:+%V*1N2KgznP1r[r*0w{&Id3{3JZvLr#D**g!.wQvI}`_|-x]St!_9wH",
"*a%Q7,!dp&1J9&T!=a#[.4,t&!}J:U(M]z#+@g(9!^bxP#Y]Yj!%4(b(2#B)!/j8<!%RH]!!5B1-79bhI}sF%!&&aKJ!n}-",
"HBd5H!]^yY%5mIm#Y^+<!!,:86tpt-!%z@4/PZQn,@f&N!.Ys!.7h`874D-17rq},*C&'_!.Ydx#x6*7YI&2y!.YA6Fu*:7",
"Mu@$;-X;yNWyz(ZFgYai'P37/'wRi5*D@L8*)a!HJBnTcI}_0}!D._@!.Y63J_8t(&R<$.!.;x=J$XGL+//lm6uC@27&'fG",
",,@T{MmcZs!{!tx8|J+`#{8DD*B[=P!.:Qq!{0w:$@]bZ!.Z$M8]xZ]NSlbl8_H(NJ#a[L/u}q-!^c0C!.;{@J|^J0NT1H=",
"6Yx206VJ'wM|G$q#ZcSB!]a;)!.:18#aX;VI}d'VJ'+*F+1ZJ)5;3)1S]Hhv%SU6mS!d2g$79ml!.:1JH+dgjNrK_&'4]:7",
"#@Dn.#@@1nJ!p*0V487p!CQ09=dCg.%5C3,!.;x<I}nXZ7(yaK6hfZ2%UUm,J%-]|+N{ssQlQSh5:Ww9RCgT):iPtf+{68C",
"!HB51$VXwm!2_<QPQ30,J'I_c5DV#_<iG$2=*u}a=jcC;=(fC%!)=C^1;*pK6ty&6&7}y,7'$ZJLV=l$.G|9@.T;Zz$W)4Y",
"Z*T@@7){yT4(m]_!]b}+J%(MD,-Iy|!b#,r5ZKnuQmW]!PqzM<+jr[Q!.;y@1l0|$!.Z@'$xyJrJ{kX8!_t)G!/.G,7@.N}",
"@xUGl@|Pn]pmcsn#GVn]!J(Zj!{y9vABt5s!-W=Y4lFj$9[nZUAaC_[B`W7H!({yJ!)2*v!)&&v$xx'g/WJC_!({qq&vyZD",
"%tYT%#Y]cv*ajcZ^MwVyCn!]8V4&'<8Q#S92FfIG!@4)[$a*hK(h^sg!D,Jd!!!!R",
};
static const char bitnet__spv_floats[][96] = {
"!^'L.!=4:P!!-;k$VU95!DguA!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@'@y",
"%Y0Dd!@0q<&1.];!@((H$85tP#f/wCCn]6D$t|94!@*K3$B62@@G[W;Cn3z@#Ybr6!@+#FD8Mp-Cmtg;!]gTA!@+JS$F50W",
"JGU;T#ZsK;$8;f<&yB,R#Z|N;#[A-G#yK'F!!V@'!()'m!@*dA#ysH_*hJz9!=r-|!!T%I!()0t!@*dD#z2[f!!T$;!=r7N",
"!={7L'LH|:)c`V1*%2%G!^:SUCPB]PC1%SQG'lKY4d91k!!THh!!qjG%4G37$xPIS!#9w0!#0tQ!]]`6!z{$<!]]`Z,wq$Y",
"#wxam&P`b6!{9j/-VN0f6WCIZ!amjW!^l}<&skvs1/k39zz=VC!!&SQ1iTLv-7/gZzz=`G!!&SP.qhAbzz=gI3}qx_$^P2;",
"'N(Fy76Q26!_Wx076d@w8P=X|*D#f/&7}x@!$tN6{9[tw!$}WR!%*[1!%3b8&pS/5'/p*-,[Ln:,[[^R)jcK7!a&N/!du#{",
"7qa6}-@HRB6tf`45{d2w'.]i;'2km36=pGg'1;n''28L1'4(_F'0iM%'5BQU'5V^X'5%;T'5LWY(QRr]%x}wV&n$${'5'bi",
"(1tT[:B%zs!&DM54f^mk3cf}q!#;vQ!@yry!#<J!0N)(;0lGNU1,d[WC2`+5!)%[i6#}lS%z(N6&w-k}%y{J|'8lL8'5BQX",
"'5LWZ'5tr`(Q3_0%y,R))(7},<':;2:I6N|<B8<+#;.NG7|B:41IR6A#C,#w<bmPy<jJU:=)u:$:S<+))R%Ud!#<v1!@z8+",
"I@imKI@iK;I@ifF!#<Q$C2u+F,<kGR-:xP$NrSt]*0x&-BxM&jH&BZi'/f93<I|CR:TlX78yft+$Zp|@7qf.I!,Br&!!|xu",
",:5ba!]`^Q!,Bx&!,Di+C484,+]jPJ;FZ`,M1(G]2F:.P&rhR!!]`^f!,F,z!^I@(3`UcX*a%uFJB(@a5;*=a!__VF5:/Hc",
"#c8`NC46TW)kXI.+PdG8';TZm!z}hT!2i'2-!lKg!.fwd!%X%<!!5B16tpt+-YuN:N671B!,a'S7ZSQ/+}U,t!`2wK$Y={y",
"*%#)u6uWSN6f'q!!)cI[!-@w|#_<|I!,B{i)kYHPBy%utC6^H[M`rn6+dGz;3J8mU6@Q-(!)=ah6t{#L'._CP!&(:!IC2j+",
"!%Bds!]^yY+|Q_(#wzr'!!,:x*`dqa$l1sN.Hxsw+{S[mQFv.*#]CawC2_5c!!i&Y!,C6Y!zzay6Vp(D5x3]l-7b(sNT*@h",
"!*}4|-cL%mC4:8t-Vc)nN6VFN!3xs@!U(`cbL%,_!,Bs8!U:mf!!%Zr!#pS0!!$BQ&mlw/D7V[PA!S9t6uMG$#:<|:#[<$-",
"!4FFr!]zV0bjDwV!]hk%MP33rcg9&!&17Kx!#pS2!!$BS!=AJ#3J6&n9rUcFQGjuV.4@3|+BL,DS%lZ75YNv5!a]Gn8PFRG",
"!B5;=!)zJ`/myy+Nrp2/<Gyt<IM'}5LfdwMZd8%C!z}hfsV$%6FM!^&#:tC;!]`hS@YV9lN6tYI&WQC'NrW7V75h.@!Ux'r",
"!!%Tw/g'x9'QMUdIBAj3.DS7M.5p)1sXi`0saAU]QIt#/,];XS.F(*3sXiV-!-S]%!V%@z!!%Tp!2i)KPS!_z!Z(c6@:-+D",
"';:(|%=duy*BpKn!,aKb@^I9A!(!8N!z}c7%!Qr|%4G3z3hZa_PnzFP79yCBsV-5N#A]8^X-mz:$FS9A3B@/pA7D-C7!9s-",
"AX&+h!.fSQ&ta$(i6jgR*B[A5!.cku!{0t8/P]JC+dQ*6*)a!PCW0&HC3w8j!D._@!,`z}CsR@^&R<$.!,D_+C6q.-+.**b",
"6uC=|7%!$:,+8pqJYRUT!{!SmBCias7JM)!(ha.I+{3VWKW%`K81%rT!GnY[!.d[U05Txt!,CRf(l<aD!{0m8!]`_+!,afx",
"0./@)2a'InNT5!8&AkQX8m_N7+&;sW<%W*1MW+{K*BHHs!,BqR!,D_1$[)1'!,b&qC3wW|C9aQ7/]UWr#[J%.DtF(g=(ngn",
"FF]s3FN,!h6u(JWPn9rv#:f#a!fBq^#xuVz95kAR7;qh1G'qd7PQ%yZ3B^8v!=Ut)8uYh!HIyyA*hN7u]AQQ_C4-a]C9J}J",
"7C9p8%;%U-7CD|<;(3Nv8@Yj9-VPzc1nKf;16H&%75!^$FL&)/756JLQ)k25/PsK+%WUwZIBAV-.DS%@6ulRB!CQ..+dUby",
".ZD@I!D`-,%xtJ2/mpJ=3+GyR!,B{,C4;JH7'j`b74C4.93nRP6zbqudBAp'4&BxQ7Y7N$4'yBZ+]YZr!,B{i3JqjQ!)c1T",
"!)0rP,%HkyT!Tk8.4/Lz!CdT$/X/sP7kTz{jPKYjsZTxFsZLsi$XFNU/hkN-/R2&t%5wYq*y5%!26`(k7quF@2()^3!#pR`",
"!H$W7&8)%IlKzY<l.t@JC4@&g,,B1QT}]RSNTG[L9f+sG8,[Hrsnn&Bmc^n;n${usmIg(]C4@2kUS2r-UV2vXn'TF0nDp5J",
"n'f8F/83lV$##WY12dPs!)szK!)A]Gp==]$$q@ix8-W3^sp`Z^q:3`NqYRh'p}{+P!D4:w@L}Y4!!,6{!/@pMnD[*(G#zZl",
"=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rVC+kh!!gc5%SZI8zzGT]'3tLM'4:l3'4n/9'4d)9'5%;='4x5-6^-6b",
"%rWuY'.A$y'57JG'5%;36^KKk%rv:b(IZj*U|!6(/p]5f/pmcs-#wwZ!(yX:!GvdD0R0JW&XS(^!%Hp-!%RvG!%[|I86KPP",
":0.HL'3Tkz'5LWK'5jkP'5trR!!$<G!!%&c!!$<M#wy):;cTw9={<R=3%BdB3CzMb#DA#S/;%8&!!$fF!!%k}!!$KL!!%8j",
"!!$]@#:=Mu!,Buz!]_]=8`WU3:Z$R]!2!cl!+i#RU{M]$!)cIi::qA+VS/rnMPr2P!]`^kU|%8W!'k0;!(gwA::qXL!*/yH",
"!)S@Z/Q=(^!)I@]!*N@Q!-%gb<B4:yWqHPb^@@9T^9q6k!!bcZ!=AIn'TIV#!Dx.1'TIYR<Vn4)Y*fSQZ'|Ff7b3BAN$q_S",
"_V,_q_V,_qPgHcS_tJir'.3i{::p}TQ'h_C!*'XN9-|zS1+4KSFnz*x#x$`/7SFg0::q/8:N)lzU|,9x7&Y*18@sQA6vh5}",
"8(.Jp!T<v1==0@m!!$I=JJtqj!*'XI!]_Vw9C6f07b_WC*DT8uC477N)BjW}saAVmZH*q+*D<7bGgJ<Za594]a17T{Sz_8b",
"LD$5TV7i6p;s<dP)cu=x3hMZR!+U(]7;uKA8c%0H3Jay+!JnhQ2.t41!3xpAV!)$KMf_|Zd'b5+:gWg%9^3pG!09'j!/y1R",
"!1DS.!0#KY!)G0v!)fiGV#t.Z7K+;2IR$U|6bUk;Mmwj`Q._m-82*C+*$|-$NjKkH!$ZRd$VW/$%SU0n!-+@(;U<&b*ByRw",
"!-+<X&7|GS#i3Cz$V|.=11wnI!(yH%0LLs]#wx|)+{4Hi6w(LB!bh^<#_*0zGFrvL!ln[i%X^'_/mp;V1mm<J!-+=+!Cm(J",
"*F(y)*m`z=+CBQbNTQJx:-krZ8}&(I85D4;*q#W{bgh%-77y,T.&Xw(!(zCBNU%|R<IuRyMn8BU%iihW7KH_6_tuTadBI9w",
"cH{PP6yW^f87GV[Q;kSl&WQ/h!)*6;$:!nP6WS(/04{j17.l`x84@tP:PUYv$)c*usZR*msZLyX!]_^)8*9%%sVTD,sZL_R",
"!`,9D8Hl:*f`[mMg:9`Uf`Fn,88K0_/PaVt!)@qrgw|DJ!&b/'",
};
static const char bitnet__spv_gates[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'d9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&4{2Q^$9X=g,{Bxq",
"!%fMP-7D*y!^FpP$:4hn)cijc!BfJP,x&zf&rR*_,]nam###!V-VX*z.S{NW-uJDW!#[Gh!!Tq%!!r3a%4G376[=SL!#2rv",
"/PFsn!zzj4#:9w6!#9z4!@wHs$8zaK'chvT!#,3L!A&,)!_C:r!#p%mzz=F<6VGjh4]P=x%xi;6'54$|5:$:q'4ub*4|Tam",
"&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8='4saV'DN3g",
"'3J6!*lfU[!$tPk+zu!B6tf=b7qkm#!%Hp@0Psgt,_9$[%rVm!&sZBV6_2y['1{8D'5%;D'rjW@'0.gI)/0(G1-Kwn:I6NY",
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
"#%jljz{(iR!!+1&$VU95!TyCx!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'TfTs$!!SL-*-[C|",
"!=zSW!]]I+)iA^r)K-Zr*)suu+D8Fz+DCL{#xi36!!gm2$<k$Q1K.*D2(&[I!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*",
"(K3s{'R!sl/PPij!@($J$8)vr#<+%f'QWXh.S^RV$G'LKLsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-K",
"X/`sI'mp$_+!.D=!^KR7$L08X'rM::*%2'I!^KyF$/-!a!=s8b!(*il!@(`)#}a-V!!U2a!=sG{!!_@{2F8Wn4]R0x4]YM1",
"!=|X%*${p#672xQ!!_<!(+'5Q#z&&D!!^0=)F@^Y#zM@I!!hDD$@(J|7u5p{,aV387SMIX!@)X.$<kXt1Lq^c0T(5@7y//a",
"0rPU/!(yy4!(yy4$@x1l5^SR{.;CsA81+]W!@)N0$<MUx0QI{n.;l/F9LF'J8uNCM$:iIY+C=zS.:[D85:6a*$Hp{}wk3h%",
"4]YND$*S5*!!Uaq!=sf;!!_yF,wpmr#{^+U!!^bP.4,6z1+.0f#^`V%!=sfG(Q_9G!)0QD#aJuMNTRI{7Y#qg6]:j!86|<T",
"#}%$c!!U)]7r6|I!!VU!!(+sJ!@*dt.;:ra#aK4X94mBA7Y|Nl6as%#7^d!!6{_NX,C%'x$a(lC!]]S-6a^W!%Sd<8!#=79",
"!#F!#!#P'76Vf*u'Ls(#!]]`18m]z&BqZSC!]]cz!#P*6&QSTS#Z-D:#b0U%!_-3|$8[,H75^'2&m}f{(JA([6{};i!(2}p",
"%r%pW&3c),!(y'.(KR$x)c_!Y*$|Bc'.r;H6^_Xr6ty0p!).v}(iyL,,]isw!#9}8!@x<@))gj!,[8LRN-wYQ,yTfX{9]+!",
"'52uL67)`k$^PdM';c4Q!=4%J'.*c`!=4%K'5f7A!=4%L'.*c^!a(m^7v'a-!%I,5!&XZY!&baMw,F&G!%g')!%q,C78qh;",
"'4xJF'5%;G%Tm=X1K%WH]cZ5b1iBW`6]cSG!'A+_1v::)!'K1SBCab/!'U8|;phXF!'_=NauXMC!'iFQ$g0ql!'sLT/cQ9h",
"!'|SV/cYSP6zmPB6Gh---tn&@=zi$mBx`{l5[6MX3Cz,W3b9Qa[b4*4[a},'5<2%c!i*12zzF$16PtKHKvdSR'4`2$(1tUy",
"CPji8Gw8uMH6X#{H'h%UHUv+nHt55}I3T@;!3nN{(7&sIHGikj[mUB8]=+*r$|2it%s^/F&{)<F'5tr'%xr{!'Az*#=l=`:",
"J<Ju2JINH!JbHjH:VnJM]H!;$auxI-)Zv]*!#@+|!@{LQ[b<hR(6mc/avLj2=(t4U[b$nLPPyd%Pn6`s[azu-6`u8S)(2@m",
"Ql,K!%4=byQUGR:QlMk]7'AZV(<u7dHvtCS!4V}X'3D$A(23i|H']N^!3nNM'16`/'5LY)'5V`*7&9u5!j0$nN-tN_#$y9k",
"!3nN4%r.WQ):(s+T[i!_:I6PfTw`*Z!4u*0[qytm&%Vvt'!Ygm)01|wVU`Vj:I6PlVqWfh=&P/^7)@ii/PLZi_v5hC[a}S&",
"[a}F![a}A}^yT[40@X:u7g1v}!dVlx6{|fh8tyva2F@Vs[a|bXX0-P5X@QN3XU1#t:[*8ydN#[:)[jW^!#APu!@|p{[b3a{",
"(4TMuZ<.j-!3nNx78*jW$77.'&PLw)!]h.)!!$@{75B.u!ti:K$8Su5[b:,8kP89j#::(%#YZKM'Mw#41}!cW!du#{7qa6}",
"NrVCL#:0F3(Q3ah#[9BS2.v</6Yd^K6Z+L67-=Z''rbd:'13UsC.CYn*%),3%^6|B9j`,.sV&i!#uHI]!==FvkQ$|D7*2@r",
"ZXP;YB;!$m!#c*P!6H5P'N6Yl6^R;i&mkSJ&vB])&vBZ0#:f:#&vB]9<%cN+81Kuv;hDZL!5q;M8)!Ty7*rvm83X<r82<Z*",
"<b3yP[cM-u[gi#a1FgP=#:AAdg`%Xx+8C5Y+=L6@sV2hd&LvgYl.sMB,C%S*!Z(r}3}|}n4]P0^,AjD*!3nw6[gi)j!Z)%w",
"!{$6C*B<*j!4uuU!+la;!]^yY%5wPp#w|lc!!,;w81,<1:+60:7n#Jra4Wd4'8,P#l-f%*#zaau$WCZ[*C8iF*Cl)|'%a3k",
"'QV+CsZM$asZM4TsZMS_BSw_%sU|Z`6a]fcsaA'4!6FQffDu#N/ZyYD/m{6ICmaV9#ILn3#uAzh!.;MD#YZpW#w|lqJC0xp",
"!Z+:2<]v0J$VZiI!3r*RsV6BdDI_QFDg|YmF(;cx!3^%(sagtnsa{%q7#wMx7#d2.8[Hj&74uVv8WC)Y7X0:=7u,z!,CZ({",
",&+rI!3nq#+{hTgS:G9AGBW-PG`u6P!3p@`sbF<c:Fa@2#&f[Z!]c|YsV'G<!ClWv*CWyw&D|:[&rwu=A^m*A!)/2yA|::5",
"!)'8</P_XD/PTHR/r0gvsWW`s7At#)!fgZx/PYY:P2:bCA7s4C+g@_H!4kGM+!nFI$_MGb_Y{7m'w%U1$vPF2_y$qwH{/1%",
"P1rUC-9Qfm!]cNJ!]cNM!=^lY.<c@l)*kz9)g1K!*D{uW*G%WH-j<f0.88@r4aV%p[cWz=.N)CD7wj0P/SY{q/uN&<_qt)g",
".:tR7sXnptsimS1m=^[L*W9PVPQ]F6<WLQWNrIk|sgA}c!3pP1-H'6n[cU{H7SWDrs6b|J,;N7:!^'R,-!`-T*BPuB7v!ZU",
"=YrL)!_Q0Y75!b[-WN,<TwV(]]As}p!):.W!_CwS8PFbL&PLcm#$|u2$VZiZ1+,h5!0+jF4!#&+V195KNrTRD.Td$/L;/g}",
"[c@;q!_'^,JVi2_Ju);^K4GGn!-s/@4zp]s!M+g]$dKUf!!(!+Ju+z3KSh67]`.4L(u'W@.4J9}+|wU,m,m#*'mRS5-!`-T",
"!!%(gg`#{|#uDAX!,y!Z!JlAN%xmr:K^P;M6z8d+9r45y/T$JZ+!djVJ7I[8!MIz`2rlJ:!!'qaLPc_=#^bYa'2/V!CW;UG",
"!*Vf{!)0ZHLqaRZ3R#2!NT35`!M^}R!==]|MPwrBN+9Bf7!{zdsd5,ksdRgH*C/aA!3nvI5|t,0%r%J4N-z<7!!$@n!(=Vz",
"!)w_2#:;l/sZLZi'.-&Qsdfs)sdz$Q*C&ZD*F2#/@icFgQNm's=/Wf$Nrxxh1FgLy)UK+g;QD`DNr=#f$v:4D!!%.isZL]U",
"NT1`z7Uc_:Ph'4DQBQ*mNrPf-sf(CC.DQg=/Pxdy75Nf77V-yS!Nnr_8$G,]sfGvv.DnzF.5;f#+}j,<m-_r0*F(_H4A{v*",
"*H23$sZ&vK{7)G%zwnZ0.N05asw1Pg01kC`R{/'[!$pl%7SJ$)*)_lB^%B`f*BBjq!4%y=!3pMU!3qcz[iiA8;]SX<hYRZD",
"!]c3V!Gg|K!4YsYNTamiiZr*v^zujh8h3-<[ikn90d@b(5x*c)jT(`Y<h<.n[fGT];{c8H!_AC1#]CGv'.0ZR[j%ac7/%9I",
"7/-hKK!b=K[isiI7qv-)^9q}kNT1B&6I0*P!4%yR!=^lZ-VTg&!4%yC6u0_F#^^:`1X*RP#YZXP]=4-l:!)A_1J2M+!WrS:",
"8PFHC6`gX*9Lw63Gt)Q`!'5V_!):(Y!)7|r&pGVg!G{,J9B#IU]DC'y7;fHX_uJqt.N'N-0Lu&#6CaCv!]cDQ!4%{r!4&n`",
"2FV33mg@dI9s`.D:]:t']DI8%2||b}:gb#n:Rf]H;wV<-]DC@J3Kq5-pKM2R<L(US=&bRG]DIJ23KkCVq*Sn]=gj8[@P,3Y",
"]DIQ83KkQ_i$ywM;n:vYAjFRZ]Da{h(Q6w0qh$sI:*|sG!JRgL!3pk:]D!@A]D@XZ+!(DW/2.(XrY6Ji!]c3]!D/dD!4W2r",
"NsI54Ji3ut_&-][,%n'yx`Xrn_[+5L7+R{D%bQbp6]hmn6u86w_}H-4sQ:[8!{$Y+6YY&<!A/Z&!(wcU7[gR)_wh'a).z+)",
"7-{B7g{RpM=@9k|sWW`}!4wS)7qjIb.&lbm!(urr6w-$B#;&fY!i''k7^fUMM#U.7#Z(PQ!4WZWNT0I#Il7XrQM*A8!xFg0",
"P1wbB-u7M}!4%yQD$[7z]D@U[Cn*#,sanfT]DD'l.@u:s.S|Gt'.q483hWaa!!!4`]D@Xw+#+.l2HPvp!KB*J!`H2n)FGIX",
"$'2&i4-(([_q}/lq_4r]/mn<6(k+QZ6uckr([KZI#H^vt*D&![G3:l**C8fs!4&@U$b{ga!)HY1@i:6U$a+%T!]c-b!3nmV",
"!#R@$6th37HB]#[sV&is/_xX#$vWl:###=<^{^<q!_$<6!4Yj66^7Db!)&A!(IDK*&!8;t#zaQw'jlnR!3pyy$+[Jk*$|aF",
"7#-Q<<F-qRm*izRsV4i2Q/47s0+W7ua5buV74FMVNTJa6FX0V)1J/lM!]zK.!]c4,6dN$N2G@Lt!=W9B#+2C{F9P$z!(y#v",
"!Hb<7NTxC975S}=SG^iN]D_94.49/3.T)Mv'YWtSLxM{b6VN8y7`sq.sWWmC7Zy,n71'$Q6u1KZ!]tNYNTQ8:7rgwf(KKpW",
"!v<Rz!]cbQ+!%Fz*b=#P7T]{x2FYTw6u*N6*bS<mkQVA^Lr;:T]DJ[^6dax-HRndq]D@_a-^HPb]Atc|]D@pb3B=t0M{}xM",
"M0xgY0./AV5W'aa_[+TV7i5tRV=iA_4/^@wV]#[{@,{B}9m]MQ+|YPL!N/.pN};jNsXvApl<50F*C[4jRUpT@[cUxC!Z-,9",
"$7;vr_!+glB$K6w8mzhw${m[j!$s'45:BI%sdvfr!4.|@;taxw&8*IGSdKD}!CmS3/`6g+ax_)D03`[t@|)xT6VZyi@wln]",
"6u&,k+z}Sxk_r(d2(#=v!/Pyz!(S[!7'vAq/PR,+/s7P01+@G+:l8sP'QMXaNT1sj!$}5S5:7B&!)3hH!)9uP!(z;@A!|QW",
"/PR8/1/Rz92GBqH/USX5[cUxzMW0{WkXY42&83k<2/Ba^!*'@U4]Q:n%;&wi!)NuM6^M^8${z}*!5j<I!^'c6!Hz'3(jMm7",
":X-Xv+dt'Z*GVxV!3p2u)ct+@NjRbz.6jy9.X.0lt8q;;6y=&9#ZMC-!4XQ;Nr^L:8P=J++]W/H!Bu)g'TcQcTB|$p2sl5@",
"6ug:4H!H+1QM4BS!5gufsXuCg%n8W;!4%{jT2D:ut8*m;QM%}533,@27@wIfU^M`j/Pmqc*J5I+!@h]M*-DZs7V7M9==4)Z",
"*{C<'.5Zyl1LH'WH!H#}!4XR)NT^Xa###aX[fD-q.B(/p.Ss@r#;#y*NTFXD9QJQ6RB4l_!#|'W'<+;x!g,K;9.+Amt4m/y",
"[dpkbtFQS67A-WyFX0bp9vkNrt3hA,%8D6Z,fn5Y)+`!H6wPf(4|HG%&mlu^*!I5K!v=N9+|01#69!{w%58RD$:!uy(gi.W",
"*JxTl!(}|U[cVSZZ%=Lx'06uW&qU{+*Ut^J01n|ZIY{<<_[+WW:VAv_#Y[*K6|BV+:hp#BS([m];5swY7Wy;$W1ull]D^i`",
"/adJ/G.vBu!);z19s^|2=gyb+6v+n4!,X;x!jn^=7SN_@/mfw$%$_fr!@x^ustCsKS(X$nB'f0xsV&hq#YmAm%sD2l*!K+@",
"0Ipwr!Ct[%Bb;_u!`7NY7K6]`*pGYc!%Bin!!%&*!z|i$!@ZJp/nB6Lq:;7CNT:s[6Vy.DJLm*tSfl&'0h+4H7#|x;.F2=!",
"M5rdiU^D[GV19<U1QIP@6z{tt7:K7$NrQwX6yq:B7dd^P%qxc$6th68V['zr!(=MX%G+wv'8[9!'Qupk&R2*rstC[40N0]w",
"42409@';dW[c8U|7:V5l8wzJu!^0n-,YXHa.ZJv!6`SU3$82Hm!+,iD6VJ&Y:iWRG%;&)NNrGul7=uUjsV<Ya6mAxp!{;xs",
"ff)z*!*X98/$xi&#;'k13{<Qn7l&b.$tvD+!!c-l6VJan+_bmCR{)0@(vbp9W9.&8;%3QUHJ,vj[c9-08qg]S!)YC88PAi=",
"YgACQ*d-3P*dKJ!.4@3|+}U|8m-K^,)gJDC[';n0gFd`s0jgaAGU-%t[J)N[A`@%0[+k[%[cB(_!Z(nq%qu2n'.D#f/PnD7",
"[dpja(CL#H!6FPk5lK&][fDX|!fRXZ!]c}A<BBv%!^0X@!]c}3Z.q-N/Q7Y-'QMUa[cVPp.N'vH8R%MU=A$;`sY1k+1vRfH",
"%6cC',YXI(-Z|H17W,'d-ZIiI*f!!c&4|yp7TDB2RhHmj*Ca-d&c;F^'27!A01iVD02N$&!!!&}!9CHU{)Z7lB]Q!&<JrMb",
"HNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md<uzqS!=4(!!=4(!aWQ9{!(24YaY!@t!(ZL^#:;{xH%(j'!!$b5!!$A@!!'YB!!$iS",
"!]aM.7vgFv76ci(Xr!-X<GHRJ<GysP=D@MW!%JS-;x{Cx!)'rQ!)'&6!)%ys!)&2z!)&8|!(y8}g]BB3aY^GM6X@3zB9F8y",
"6Yn219nGXC8qp^2;+:S;7Sa<n9gx(W/1+0U!=4&#!)'8<!*#uHsXs]P%1[B{s6_PT!*F{x!!$Nd:|!d^!-6Z;8tPV4AVCT.",
"AudW=BPgrTBn'{_!)%lTaWJM&GZLL*!({}usZQ!G;;=S!!)QH|!*4Ty!):]gsqf,3:^aRqsZPQ@sZMjksZN*v!!$D|;;=Y%",
"DjV8+F*pw|$VWux!*Z({8PAl,:^a_=$cM,JsZL^tsZLZM:^a=(GBYC<!)}Kw!)PPF!+4i6:hy2+!+z+F/G[i{/PTAnaW5wy",
"sbQ<w!+yx/:^aAd!/Nbg!);Y'!))V(!)GV%!)2`*H{3(BMw;vjP1q9B-l%$i)/}$&6F-pq*WN]X[c]90`19Q]_quJj8d[C|",
":{hu$aW^[[sg6k=!!$LL7SFN)sV-#H:^ap]<}k|/!#TgT:@C;U!)uf%a[LJA:@M9c!/Y[q:@C1-IYq[n78ukZK{s=7$|yc}",
"sZLd[sZM4lHh6)b#DB1vsZLZ[!!$F2:|!P4!!FUv:@CjA!)Pzn!)M&r!)'8<!)*XHsV-wyHWI@zaW-4@/]Uil/PTp_!)3)z",
"aW$.=:@CKlCXn*+!)0TFLS8AX!fc{n7SjTu7C9i6sDnX(#Fq1&t%ppK:#&&raW6FD:#&3f!*6%J74Rj@:#&-Q9TN#/83i;q",
"aVv!)!fUkX7b#<-aX:L)@:DTy8mzfsNT;739yYL08@2TtaYLrl7]^8a%&q7_7ss3@PIi']Q%1}l!)%vXaW$SK:#&*b75N_R",
":#&-7/PU<.-|+WVaW$]N:#&busw**nzwiaa,:)MFst(fRsZ,x`{7)F}RB!]G@:'B;!=4%kx'K+uG(@Y@!^'R/MG6D,!+1)#",
"!)%fl!*qu}!,B!2a9F!jS2Z*|:IiGzJ:[dJBP[;n$7:,_/PFLAR+yAi8QF-5%qs^d&PLP,&m}gNA!ska!/3,L!!$f+!!$s0",
"!!&j[!!%n{NNH'v)('cps6_P`!/*&A!!%#9!!$K*L+x!&!+YM*!+Z`Pa8YSc9NyRVA!65V*BA$qNT1B*s]9pTKM:{Ha8YSc",
":pWq{6tj*:6ty%^!)Wxra8S-F8P]^7AV^{,8W8#X/_d5p*{CA*!.UbT!!$HX8PB)P*}zFr!.Ub=!#pZjJn_!j-4]<76u&+[",
"6Z6N4Jn^kn!)Z'qNT4F<401dc!GJ2n*,<vW!LslI21+Q=7tK2pJQ@kb!,:)5!*9$5JQ@xsP1nhd:X6fG!IbTm!Cqdua7l!b",
"tF<BJ7=SRXD[4Ak9u2Iat3h6)!ad=@;Pu%ks7$l69NdR9(Qk'R!.-HC9N{{bTwYM0a8[1'*T2HG!)*|:!)y32!)*=47&fY1",
"!-w9K7SFamsV,6-HugQt!*C[:@a7r{a:/=99YM)8/1,;wcHyy+/1(BB)(J[6/k3cp:gU0kNU`AH81gm8Huh1]!)$!5!)k_$",
"!*[$F!)vhD!*6!I!+-7g!)'8<!(z5<7#jV``;B(r1ZA2L!-w9R!!$W^!+<}UHufvm@&]mk7$^01Hugv!8<N6hA^q_A!-w9H",
"!!%:*F!h|pa99dbA7@sG5Kr/A766'@J.wgpa9Nuf7;;mt7:&M97:U=A%&_RJ!-w9U74)6v8#NYF6zKL*s76i3%qu2nGxj|#",
"!)U=9a7r%[;MsN%7]rFpa9&C0@Iu<S/mhCu92wPb/mhCuLZCk#7_r*'a:rtM$5*D,F+D:%y}H.JIrb8xp_uP[)Su-]I-Y`*",
"C=-z`K&x|}HB!{X{*S4q!!&8^9mA(JJgvSKCP2,`{)},bIj6m,H.yXnDW|n`5nv8*8|+m,#::-:#Z/h,#wvm2$75x($VU%*",
"Vr+dt.47gM6/5..!zzS2#x@w2#xM4s!!SV-!!TAz!!T<z!!TD}!!TS&!!^Y(&1.XC$<}Uk4$,GW(mV.}3B@&A!@);v$;xYM",
".t#VA(m-ry!G%m8$:^h;+$220(lm^v1+*;x!@(<W$8y['%t)Ax(lFCr/mmsb!@'gF$76NnLsv26),F;q.q{^)!^JDw6HZ)'",
"),()m-u#@2!^Jm'$J$}QVsnvN)+]li,Yfv@!^KD7$Kg,^]#xL[)+4Rd+=LNM!^KyJ#nm%i#}X2<!FI,A$z9y^!=rbN!=sR'",
"!(qZg6_NMQ4FW}{$;<[95z``k#^h:X#`a[*9T#4z#|g7T!!^AD*}x1d$:=kP6ZD_y-{fU;74/=`!@*/D$=^<#4%nzv-|/pA",
"8P=YP;xzyR74&3w/W5#A/PH2p/PFL8/Q$t@7qkSk!(qa{$=@8|3)H'z/W{QI9.'zR!@)3,$;[-w-y<Qm/XFkM:IADD!@([x",
"R#=*r/W+y@!@,KWR$Dll8sJcI6[*xA%ZpIr#|(FY!!^pT/PF`&2G9/v3B4vK3%!sM$Xcjw!!U[K!=ssT&mm.a!!U[N!=svX",
"!!_bR3$up<$$Rgz6tf(N7Zf0Z/W8,I741)MCnsg6@:'Tr6ah`{6arg|7SD()a[t/4!#PLI%rW#G&Q_j-!]qj27_Svw&31Hg",
"%s+2@&PM2L!]_RV$7|fP7sFA5)*(q`4^Uwy'kwPZ)c`q1%sr:f7t-p<&qaXQ*&`qa*D6G<*D6s:*D$f9!/W=98v+Wt!$}TT",
"!%*g((2S%,!{N`K!%<sI'jz/C(2AD7!^DcN#aK@H*dP}&!(21/!}q2-76mp=+=L4S.qhb{!&9G#(IGFk$z0v],{N4g!#P'J",
"!(yDW!)';=;cRaF!)9MT!)9QC!)9MB!)9WF!)9ZG!)9^H!)9aI!)9dJ!)9hK:gVdR6tgv[!)9r`6VIKG7qbvU!)9ua6tg_G",
"!)9{c!):!S!):%T!)={q!)={q!)={q!)={q!)={q!)={q!)={q!)={q3}x$j=ziKz!)=|%6VMy{6bC*2'LP.S^y4M'6[1F3",
"0CW}V*J6}C!iS0WN9pX'7B1)A*m`q.N:&f)8!$JF7BP;Ddc;KQ^;wb{5I=Th9%%w*_.&n-8Q<Nj!#9zGauK;27Ja#L'BKx6",
"!=ASpav+`L+^K#L8m]|$c7sG,&#+MA&|/,T(34qZItN+b:I6QC7DL<m'B`{T6luF%6VV^z'.9sp@Vwnl!Sf0H9BCdi!H(<S",
"RRa-z:I6P`S=(VP^9tIq%9C%!ICGuw!5+@s7Urftb/F%Tb/H)0^;Wq%-^Lva6t}!,h:#@=f}VsU!#BxRUXZHvUh+'mU|[0k",
":Z6bq9LB84)Ygz@!#A4c!@|UsWRNXiWa_,xWvSlr7)Czk'tclu(2'8tY0`p]!5]Yq^9qz/!4Bf}!(r`ZaWQ=$!4BR87qa]v",
"8,q)Z!LGGs$#)t%!7:Y|8m]|b!4BhU#]1]}$r<9x&8;4C!4DQ'iVCv19-z|}Y]Dit!]ad^42zha6^;$p6N:BpiWj4q$7:6_",
"ra_}fCP=NC;cWW/!^<)`(Kcq)b5!G}6|)y}8md&2gbXL!Bqa9A)]*rc!#AVy!@|v}!#<Uzb/LRSZf`P%ZvvuI[,dr|:[yp%",
"$-lT9dc;KQ6v=,[4{$Q{b4a31#;WZ@!4BfF!%,By7CyV-%xi{974MAr6x75/6u/0m!tA!Z6v`PJ-Mn$[(+9D*P1jWR)Z}n5",
"&muf<#Z885^;V1`%;-8)7V%Q<b/Dh(NTS134l:asrZ<Dc7*dr|]3Z{^^;^QY)(<!7%s+.V]_t4W*VV,q!5IG=!7}+J8GId{",
"Cdlg/$^W$D%x|s0(Q@cKd(%b|bM[22_6lbv+)d-z+);:*%zad<!4C5l!4D=g5F)KKsVGul!90<q^<x@r^<yBF*wz(bsU}^l",
"'5-M}%58sB!F*JM!!(*a2.txB^=3@D5Y_mmg^g(S!{$HI!40!aiwDsL5^z[y&7V+G)%Mf0!!(%,5B_su!6cd<!8g'U!d&yy",
"!!($Q(^xJv$tz4`!!&=/sV&b48{^<65x<i(sVQ{u+TlJYsm2ZQ!4C9c^FhqtI^3_4)5|h#,,zj-6]Kw56v^1,ra1M@)2wm5",
"lN{<-/_k.l)%QK;sfXJUR=LI98F0Vd+!GgTR=KNx/Q0u@/n2hv6XJ.|LGW9,&FQ]^.4IFC7r{|L']7c4!'k-'75`HCb.#C8",
"9/hyh`ST,3Ar*Ct'u3R02KDn2$ty&asV&b*^=/Q67SWDrsVh3%!4C0J:^AqG+d{-;Nrh_a%.!!b${{62!%QNS+!6<p7xdu[",
"'5suf!5^`h$)c3I!*+s'!).fk!4Cn`!4C2L5aI%2!q_<u!PB5tsV&bH5L0Q0g].Y;8PJRy7ADkr,mURlGaTR@/ms_<sU|[2",
"5jbgjNL8-i6GtA8!(nXj!_W)STVb0'Tu#8|U4@D5,V|(rNT@fgsZM[rsZLZ{_%[a(TV``IU4D&tUr#@xsV&l+!Cm&Q;WJLS",
"6Y8.6;uhTB!)+0D'}/k981*!HNTG8;ITvHhsV-1`!#<0t!/&'f!=AHl`yMfp$J-jHsV';:VPYm`Vmwv#@K'y%VP^X;a8`lQ",
";q}h=7]rG}!J9p/NT1W/79f#lW0xIC!#[F{$8h-CsZL[&C-G,;Vr/W{Wjx2(_^5qG!4BDL6$d_X!5AN,74Sl`7ml<17f,3]",
"7jF%{!R1Hw7H+LssW&Wyshny.9_A5=Q.nF{N%fjZ#w||4:*yB0h9m,p!c-I|75Bm[NTSTrIlLli!/R;V!=AP2NT1a:7Uc_8",
"!RPb|siC9r:vKdnZ%0.U`xZXT&DSzV*B<(RZcd`i[=FF1ZFGVi[=Jg@#JkdMsY)_IN%fcMsw(uWm(#Jm,5m]wsnlv-.4IHb",
"sXpy7*)a$h6j=pM*}xv`!5A2y6VMsp7+HwJ!4VK*6jjZC)d+*)!4D}R^DCWU1DLa23BItcp$Z+R!{$`=!5AAW!`Pz%#w||U",
"!z|rQq=mWk`SG2w9*hrZ!4BN-!4CsK^DMx_${bN`<Py@0r;RFvrY'x`7@su<;}pb%!5A5z6VMsq!4b$a83ZXF+!'=d!5A2{",
"!)!ak!)!hma7_4k1X*QqY1s_*!4VIVNU+56^@{wZ1+24.7;y7b(nUtW!*4_!9T&|zR+R(P6HRaD&pQ`i!HFWT:]n3_2N8j5",
":J5Jz#Gu+TsVf@&#2;N|-uCuXsV2hr681^^!4X1f!^&]n!HckW^}7JL#uDc];Nl3S^|x8J$4btb!I.(]<u&wW2dI6C<j7X|",
"s`,jD^}:6i%1_Dq=gjJa@A;2P2GIAM=+4<,@d&{k^|xMQ3L4rhs`f<xB+6{t^}:7h2_tAG=*k6.B@:wtCFRQy3''<g&Ly61",
";F8MQ!Jz3V^Ad^V'+WQ(!]cD[CZ}[|!4W;F!5,+c3&b{VsV2hl!D/nw!5+TwNsIG9%&sRr`^fpvNrcj.6kdXb6xDf|#;'r{",
"!iNRu7_/pR+/x{,!aSGp7+prG7%K[.%ZUDZ!jUK77SW7$#C.GM^zM}s^|x^q2FCUq(d166F{(C-2RCLjFgq,V!a,G07_a0<",
"]F|T2^|xP)+#+.q2HPvu7_nRC^y}$g^{i)k(Mr=)!4X;}(MrpW(/TMY8FX.D^xF!W(Wm4K#I)C}*Bi/NHN}a7#gZp:%$FZI",
"PQB*h1#2xy#%jrx!#htTLDTzs!4D:n^<t1b&WQG$!(zhN#d7dN!5-{T`y*#{!5*mM76bvu7hLhu9aDF{!4B6&6^8^Q+}#if",
"I4z(9'jm!=!4D<&0!!&0*$|^D6V`a1I4ysB7[gK(*%*8J<paaf6WBY_!5hfvNrPV*1X*];$7<891IH<FIT9%D7!N|-#C/Bk",
"^|xGt2FCV#JY`mq!#5]T6th2rsV,yC,K!++TB{I]8A{i|Lgm80IT9*[Jwb`N!)*$I6VNG}7`sq2sWWmC7y86$6v={!6u1JV",
"!]tRZNTQnM7rgwh-W.j!!xA#5`x[KJ!4VSL!4a@V@KwSYN%)W1#[^1)!4a@X'r|hs!=aq]M|@h`6v702#:cFy!lWW3)Is&q",
"$ty,N!la^4P]a47c3TB70[N`Y]_uAndLgb%0jg@5*2i0p6d9K|(qM'G:pxuSP1gax,-!7.^<zDw5s(QkI/{&N!&C&RNrlkc",
",!<C/!=X;fQ'l;{!5,t05|6b$Il^X$`ykz678R|ZT0zVk_9iP:SG69{!Cb;v0LH{v8(8SsS{Pk6C$j]iyzv+u^wNKn^wNKq",
"^:vyy*{+.FgbMT|!)4v02c^cf8(8SPT:1J05C;[P8ziv&IT95}!_h]i7FXB44zmR;1I<*C5YKMN`xa|b/`rj{89%!%^:+GP",
"L:ua[r[W2gt3q_11p1,}!*'MY4]Q7m%;&qg!)NuM6@/T7${zw(8)tl+)FDIcNrFF)CB+`G`xL<H7gd:-83D-n^:S^S*=zx[",
"(2#-S0.V<I3}x:P=qlc2!,)r_*2|@07tA2q78z7RPnCsf!lz}tt3yD`7Xkrccif=;*c/jAsV!J'^zVQDcqK28/PP^97(Isi",
"PnB1(0J!7m7x.$l]Fplw76q.90...26Y+<^*,'<Q21*=w!)_!/7$^-#I{4'*!]cUrHu]0`#w|f-!!$B.7qcVY3$x@%!]g:u",
"$f|h-P1p=v9yYRB!D4W=%Wn]}/mp:mIYuN*1(_&WP1xKD1FzWN!G3:0-|(LU1d;;u6c4y|HW<c;g]mk9!&C&[`xSzH6jh{(",
"8RNDv^:=JNG%LI6X-hIz'kDA&)cd]`(pI%(&<zTGGa*nW]_uB5dk)``R,5x,6fHhAP3RrV!$l.m3ra6M7_*.DsV,0+B'2r.",
"!=bt##N3iXXjxZ8<B2K}QkyK66c12Z!-ipB6th2a7Tr+,HW<tWSG-c,HW<j=stD%w`^TP8`SG2y9qj*97+)&k!&91X!cwU*",
"!Cl+6Hu[xw0+^';NT82=+/dd#!%Lpp!!%&*74(Gh$@S85!4Wn[&2c=$7v{7a]]W2L7K},p`:y]RC_.tp!(j.(<3as/RhUNh",
"!6cQN57Z*_6VZ}l71P8W#C**RFID4Z%D)Wg&PN2U#aI'^+:C6+7U1@97ZGm3-7/d98!,KY7qfb$iV1Tk!)1&9!^p;b;'}y:",
"19*[56{{q;6|;vfsj,y21%jlt!$irf!&!|%!!$^w$VW:;%SS]`sV+/@6p02p$WCJ7lSr:$KGg&K6nX]zKf'70&n6Ps8m`BP",
"#:<5l&ST#p%SW8N$7<)w!!,9J7SN*0]d(hA(X0Wa2/Jf6NU.2M:(B:[$VmVI1gb:z$ty&M&_M*<6y/GV7Tr*b!`*F!3`Yx$",
"!*3Z/6r8D6sXySb'1;nK7481<^::7k!xG2,8R^F=:Jp-88Xr(i,%:`,7.('.8nc:*,:7/RtSkNb<=]YA!xFdk=GZkrNU}{]",
"!dc/66|dA_*aWXk4]Rv=:d!L(sXrW(#BtmX!]d8b#:BNx/Xn+]lr1=@28xwG%sGqY+}}8BsY;sM*FdC/3Zs'65BP[L74(=I",
"kP#PG6{(d0#Z7]3$ty&qPQ0<x=N4aX%Sy32&14Mt8m]S[#dM`m'0-&5Q.{!%<]v0d7Y&,sNTI_)!NGg*sV:zT7L4b;^;Yu1",
"!xGC6'mRS5k3@NakVuqz6dN[g6^MdtLD,^8HC'Z$!]_@Kk5gQ_)8CRq6kFRY86M:`1nM5R7:KHUQkJ2x6}anj=Q}vi%qxc$",
"6th68X5_br!(=Mp+Qc;H9VRVS^:4CT9D{gu;mub|++IKL5]5@&@'(*p#ZCxy!4C/D7+qg}HWzMn!)I{p!)T%q6a(dU6y<xD",
"AB33i#[VX^1&]D#QkpFVlp.|x!*lH:8_rbFASk@=!xB=_brJ8W#-(.bXt-rx#`v|`!4C5ZQ.yu';M/=fAVD7*6vNYDG`s|B",
"+]]9c7:&MZ7:U=A%&_UK!)4Zg9DjDM^9u,P77<rqd(`IJff1X-!8gb&]).p,2Y5){NT]x4<C=N!29kK@#;FzS!4DB(L(dw.",
")cfHgg]4)b!4CrgA79^*F|BaP!)#M&sYG;!%6|G@/Q.pC]cxR%*|4&t'2096^=/}t!xG80&qV+/'LLtD+=L5CNrRzr<Ujg:",
"6Z</UsYQQl!aY=j/PQlIfc)(Q75K/A-tlQ0.r#!NbrCfs&cmlU7S`Ld!!&$R",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!INJj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@'@y",
"#Yvrl:.-A_#wvmB!!]L*#%;Bi$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a-tv6_",
"67pI&!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY+]`Qz!@#3j/PF])1g^4i1gfQ{!=|8n'.*sl'LS&r2'yN50nd}t3$us9",
"!=|Gw(ID;u(glMz,wyu*#y;U;!!g}7$==Ua3'9/U3h8=N!@)@x$<%cQ/3JjD)-V%{2cWb+3$ul)3B4vA3`T#C5winN!@)l.",
"$=Ill3F,h`*gv(+4]YMC!@)5z6Zud6.7#J**gMk'3B@&-!@(_i$:#T@)*w)3*g&Q#2(&Zu!@(*WR#<VB*ff:|3BtKAR$D9K",
"#`}lq#a@#.#`WU)#^U}l#aA4T#`XkN4FF9'$;q&A6Yq<u#a]5w#aJ84#aJ;66^an;!LGCD)kmS6#aJCB#aJG97Z!k:6|2p]",
"$<`PF7W_3$6ZuBK7Wz1C95IWf3J&8'/uT,B0Pi%b0jj-C4zwTU#{{=X!!^lS/1(V$#|FY]!!^yW0LA},@%YUL$a(lG!]]S-",
"6]m$W%r%H9%Squ!!#H.u!$-R;!#H7{(1td'!#F*w!#m9;#:NV57!{a#%Sd<=%SQ_I!(xpx$Wy5Y'.+2K!#FHN!$-yZ!$/h5",
"(,kUJ!(qrS!.D9I7;*Js!).m*)*C`)!#D}J*&`tp!(r(Y*b='m.;)%#6yrIM+BB;(!#9wQ!@x<@,;xp,N-wYQ))dLK,yWVS",
"N-mSP)fB`M-X4`R!!+%!-vS%:N..(G78+7X'4(ds!!$H5#YZs<8r)9%3hDm('/wC;h9`-p';^4f'4x5='5BQD$#)d-!%g&B",
"6yIW67H,bxzz@[d6MkdY'5&wa'6-8r2TpbH1K%L(N;us&1iGu&FsWKK2)`LF7kKc42G}Z[R%^,c2f<iY]UXY83&[w$]qL)!",
"3Cz'&67A)[$^QFb'4saV'0_G0'7Dqk$'%@h!(;i07:j$L';_]@'5jk_'u--t(1x*|!xF[IXl+Xk78]!9$^Qc!T{60^!2TSf",
"6{6tLPg[Ay!GgNy$#,{d&&Ip,&zTz@'5tr'%x|#_'@`6s'5.Dw73xyXHbhHyHmBRhI)n7B:V;)HXsP,u7$zK.!=Dw0[C_v3",
".xZ4%#@@ZII}#n|J+'5qJD*`G:VdCL9LA[!Xs0vr$VZ_7ZfFvT5gZq0JaG=mWp302K{J2kL:fQZWp-Zq6`u8S)(1vTM8YqY",
"%4=blM!d1iM8{[Q7&0pJ,JLMR!2TTp!2TSl!3Q:*(]}Lm%y%Ph&n$${(2$#lI_NRQ4`QHm!2TT.N#&)%Wp0cjWpP.0!l8}j",
"5YQziWpKz-)cyUX7CiT=*```M!#B$bNNU@]N[#cANsV/V7&c2P):F*|Pix64:I6PXQ'pn@QWXwR!3Q9v'p9_`'5HAH)/N<%",
"RDSGT:I6P^R`JBK^Y2,F^`c4B)YgV3!#@nK!@|0g[C`Jc!#<B|ZfFGs_)/w$sV&)g^Y2Zn7qa[{!!+Y4!2TSm!4Nxh!s-7s",
"zzDS#6VT,U:]bT@11:1:(2!sK!=I4:[Ay<3!!{1)!3Q9z6^2$c85s*3#;/8^^9sR]#<#+_XjH%]!0=lN$^]3qsXB(D(F#]M",
"Q[Sv`WpKyn^wjYGf}V9B$!wa!8_!*t#Ri(M!%5I.!_Wm.7I]*`1nu@A!(6`|!#yX+!]_Tp7I]9pp}]xbI_w%N!2V=^^wb^m",
"Vdb[z(Fn:!#W*3AWp-fk%Y{-1!4Ny7-:vI^hY+R_&W;&a.v%NW7GDcA!$p;s8mc)rb-`^}#DF)l!)!rq(Q{!8(Qi-XZ'_=u",
"+aZsX5YKNTsV;nX!2V)f*bR:;s^6Id!2Tz3!2T}25]!<gsVp1^%xj}t-;^:C!2UyP!%S]n!(HKr*`nw^ht=Ff$X9TYWqg8,",
"+{*SI'L[{&#zahwg]/$J&1BR|!({4BaPY[{)FFxl%5mN,&qU{+$txKF8QmN2#=Pmb/Rp5p!Kh|a1nWj7#YZ_TsV,nV&p[-|",
"*B<+[!3f,I!!!y]6ty%C2)#T^g{*TA#:9LL+dx*N!*!Gw!)6PC!3;fL$X;6).N9HQ#zcc2$WC5P*C8i5*Cl)|'$QI_'QUZ3",
"sZM$asZUQysZM4SsZMP]W:yWWAr*/mBPib_C.G|csV&p-CLc2P)M;#cHhMs5p}P6P!!$A##YZpW#w|KfI(uCg_.)RWWqiHp",
"#W%+s6tkF`;`yrt!Js8F,f1dj/;p]t5f=p-&mq$*D+CGjDh!anBZ9<m=GQQ#!)%vr!)F4X=)!ln!3T(7!%U6(!!5B1+=C'a",
"%zRZIZjw2n*^&6'#]CTs!a:w^8Pqq!sZMj'sZM.[/]{znK4I`)sV')4GBW.T!2C4ysb(*`sb:7w(i{$QASkUT*ByRp*D5D%",
"(;Z([(kp%;NT1ylsZMB:W6i{|G`t}G+}`5N,^!7z*FxSR/_2$1NrZ^b/_2%,!)5+v!2U'=K4J69`qLW:JJ}rj%9kI'WqI^:",
"Zgcd@8PSbu.4KFD815D;:+A6m<{56d/R_]IJu+`+$Dz`X!!'P@H=Un#!jM4T!#</V!+3J)6VJ)U81S`K&_%mKWu!vk/dmF_",
"/QG&]76hi,(+{*B!2s0YIYlsW!@rjR&uy]KNr^U_sbqYxsc-n+*CCn4*D^_-)WtPd*)+LF.81LKWqg{y.LW_g-;,7]shSKC",
"*T{(8!2Tz/0./@q6VMDv!2ih8!|Kw1!]bcj!2Ux`WqP(F&WG;!!)#:}WqmBT,RW{^dcTX5,@*R1.=126.Si8p&1jn&Wqff7",
"1AWtd2kyH:fB!-|$txii##k!a8PDw3$7`UJ;cni,6c3=F0LV<2YKc:c0|sS2QkyL:!'k-,/1*_)$7;666tkVY!D,D&WqHUQ",
"Wvr@r/g<DnXqBg[+!upq<CIUxcI0*''TBhW<a^w[!^0W{!g^f@7*%!-!2rc%!2U[H9@R;8XpG-gP1q+0&3H-`.SLkH$m`sD",
"!'5VZQ/#:17r4W-3J&[*Xpnt}2dT2X9c^Ry$|xrK*C/`d$-]MN%8=s#$y`=!-{Uu6hw[W@#Y_-7!{#wRXpnKr3Yt,xi_2h'",
":py:;;X(DkXq#bl2Nb%Nj<&7/;m=tD<sAkFXq1Pu2^P(#6`GhY=I;d`@/[5yXq1NM2^cB-<LW)v@d&GYAJu_#Xq1NR2^w]7",
"<KxltAaJ!^Bf10c1KLj_1ChI<,'*h*ljF4PC0}jZ!2sryCb-C]XmCj@Zh`]S3;y{2mgH0J0./A46VMX|'y]gU!fX'26iywH",
"#{7-8[h)7`81't3#;-:k!]c*S#Y_$4=#(%}g]V;@!3ggR+XbW:'TBZk6pjRI+0Vwb+{4+F6u88jcJ,gZ%4;-u$tuS0&mqN-",
"!3gjT(Qddk!%a&j81$YT#::+k3Br;R!=Vj'+H:tw9Y(KU#^}bA!3QvLNT/zrHp;9k%rW-,-!`-T7SW9H#C-*&XmD;_Xpnz_",
"2FCUnDg&+spMqI=F[&#tQkKf[!2r@+7A.w9qD6'%!`H&@%_j2n!2s0=G8a4z#@@/gXmClRXn_FY(Mr='!2t0j/R^`&(/[SL",
"!2sbD6XTyZ#[r=1Xpp((IF{fHXpp:'.48y#.TGa|%$1M4!D,Wwsh=<A7gIBINTznu6u22cr9wdJNrUyL@-cMqSG2fkH3;Jb",
"7$*.B8RKp@rwAhJP1dNG8j{i8'rYwb/86%X*``L=-VXg4I=%&(QkH4g!A}8pstC<+/S1821nUnc2/)2*7&,U_6v={)6xjW4",
"!dY+U9n-`27V}Q2-;!n$.46RI.5;f#+#{6)78R}-6Vy.d!bVlA6YCdj$@)VY$r=4b$T)2N2HGBj!=aR;#J%Jy*C&Z5!2sUG",
"$Fy.w$tt|U!bm7x7vYzL!i^p*86%B(&Paz0@aSAw!CmL!!'W#H)c`q04!;}k5u<{F!3T(a*BfDn!3Q|J!^wK#&_C8Y@i$`K",
"MP1wFgz`i8#W$s:R+]QY6VGs7Fvc._7!PG;QkAk1:w**TWvy.3'Ir0y5LHn]PnLN@shRc.7I=D#32l@Y7!cWA((PC;Ta5&X",
"70[fJ!*t=);5ilB!2U_I7cTUCR+[5H3Rrdq5C(N^.xi!:3K,H_WqNW86{6yf!(=JU!!$;m6VJ8m7rgw-s6_xD7xtR}sV59+",
"3J/F[st<|{794{_(gcD.sV[$d!2TzH%;7tc*BHgh!%_'D%')_cNT)9C4/i(l!)!hmTC2:`7V7#Q[}p4|!(upY_tJsz<.c$M",
"Wq[f:5IYjl&q:2W/PPq+Ws#TK$uyTR'.02A#w|-Y7x3/K/RS'(%W}0j+]uPR77.MHP1mVr!%JST9=`GQ2hWmF*B:h],7^{T",
"#qj0x!]c<D!}f@q!#b:@+!hP=<``zn!]qD($Y={y#Y_[T*aBIR+zuAJC_C2q5aG5s-tm<^!!/nD6th2U*a&uVh^8)`U^.Yb",
"%7RR`!2V*$WqW<,7J7kwBxa03/WUnW!(q/;85@Fl'LIm5U#_rG#_S&U!2V*2U^]$8)Bin5Hqk^$#C,^C!!X%H!$M{+)t2]9",
"t3iclHR2@c!{5%B5wp(9-Z-mMR`A%k^]/HdsYn41%nMd=!Cm'S*D{s(*Tpmk+&'jL5C(m'Wtp$d^yZ)$sV-a083N7<#YnP7",
"1n`mF5C323$9(Lt!A5YL!_^jNstC3(t5S@bL(Q`/!]arA6u$'kC@njJr:|6d-7Ctysh=<A7hP&_sV*FS#ic6s!%.g#HR);t",
"!2i'34n]0G!@ZJjstCD:&Tyw!C|M0S!)q;V!).vq%B2pp*B:hk!2V,V7tq]LQ.m5%&1Bik(ghdkCuQuw+&N=0!B4PrstC3(",
"-YMqDg`iHW&<N1C!]cB-<BBv%sV2hk$!t%=sXuX:0h+1p!]hiZ&S6u++][`u!/FRl!i,K:7Ult/Fnqvy/SDPw.8Y1L.rSuF",
"!2iDf916j)WqS8IA:QD9T-r;G^]SZi!Dgt$!{$L%!K^zf$!s2NI(u_,!(npr6^Qg&aTpRl!&]dp%&s_w/dp$91l+6a2G/R_",
".1VZ10+9yw7C^[W#Ax4D0/3KHWqh2#.LWr&78]{-3B5NH+&Bi6!2sq$!3+7tt8*q;#^^8iWvr3,#W&tL!]c$}<Run!#}[q:",
"GBilv7f6;Z&WSxJ6u7FU=m:B[!^Dq<4x8Qlt9l'/740V[I]C386b$^<%xs3n#=*|cFd-XnD[g_6WuWVTW|fK3^Dc/f*r2@)",
"sV!n2PQL-06n(4_8}1aK!)#+x94tDAsV*wc!#H{y!!U_08R9.:=p+D(!)yw60[j|;!)TF{RJNqs/TASF,#C;7!2UNK,=my4",
"7SHu/QkLVDZ*Tl$/R!r,&53-]Wqg)^.LVj/82;)K=@Y#9+Dl7,!r3Su3${+j/PR,S;sp;m0R@uKsV&)uNrPsd%D;j3$BjnP",
"!&%pN!Cl^<5YM1&PnMkj;U)w22i)cv7Xn2u2j6;}%SQ}04_@DK!]hin)I,*;*'Xpi*F({I+N%]xWXr|'!IHDyNTaLBf]p0Q",
"!'(1|)U,zb79rLg/P^GC0ruyQ$_cl=t81a:t8*pc';u4ztLvl}5i`6R7yzl2NT2P6t8*qU941-h6^b@|/PX!%!)AB&lI_Ph",
"%43'4kN}@$!!X1NB&Uzv!2i'4PQ@'R<T(Tg!j#<x9=^6a6tf)Z2l/T9S(iprt8+-xXPv7k)=KiC+#UGG[GRb}t:{s;,5mg.",
"!@i7q%tYT%%T]hV*Cl,:!hX3$7Fpqn=^m%08,*'97M}3<-n.3nmHsvAm+*/F[F@MZ$tu_g&PS*-t3aT|PQ&%+@,SbS7[]<&",
"Uv06/XpnFR-hDX#f{/6z6uL^-t8+$ht8*pmU=|Xpn%1|T##S%q*H+:;0|4y81MJuxtW#0%$r]F8$TCr%.LVN^tUczu:l8Qy",
"8U'3[!!!!#z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMvz|3R0zzI(!zzI(!%+jl{!(zTH5yP@N67)aT",
"4zm8T5:-Cn5wiWSsV;mu94;pv!]]X5#wv^+$7Jtt!)c2t!/La(!*@#)!+Px8!*-LX!-=DT!+)(B9-{9m!#V9B!!%)N!z},]",
"-k'ng2d4y[!(wGz!*-$;!,/Nc!)6YG!*4Qx!*|YT!)9ZG!*4QxhY4$C&dDHc!*p_W!(p,z`.sd!75^',75^&z8PSUq76:N$",
"76:N$;GkJ+!:5,b!!$TN6thTn&dDRI!+q&x_|%I59lf898v=Za7Zd|Y`$Zys-4Y&<!#`A*%qrZ<sZUJvsZM4RsZMP[!!$Du",
"'a@j0#$.zJC.F)M!#`A&!!$Hx!!$hR!!$Rf81$_P;)R48!Ji2D,f(^i/;fVs7_-G2C0xpG6vZCr8;jM,7T+Ys_}!tB=H]`,",
"76Yb':.V_&Dk0kSFFZm[_{SVzLIcaQsZPh=!4bi)_{],(!}5+7A4MKR!|[_9GBW.DG'l7%pAkTVKVMsL!)f8zq<puC!*s%)",
"_|asa89h+zsbGA&H!4BrGF^c+sZQI5!!$F(!+3J('%c@A/QF|z76hf+_{r/x7`=$:_{m/Z7`I*;7`*t)`!b1PQ4!A+X6YGm",
"zzI(![N7986V['n!)@'[!!%%W!!$@C!!$xU!!%Li7h1IR!+x`L!-H1-q<puB6thC67h1V#r9d0j!)4|`!!%+d7Ir0L!)Ycf",
"!(xXi=D:5z6_5<L!)/y2!)!pm6VJ&T6k4u6q<h'i!+c]r!*r,'!*%3q__#!^9.m3a9r!)W:hGf!@g@YKMP1qC!)&,^!-H]:",
"!*4y(!)<387Xh7gId;2{82l_gpAl_%!(kbl74)%m6Lv:P!*I^z!*z#a!)kb%!)tDXNULr_(d-VB7:pbC6LuYh(gcJS!(kc,",
"!!$D)!=Bz7I(ja/!(kbn!!%)3!!$R#!!$R#!!$D*!!$_5!!%)1!!$U0!!$N26.Xfg_`U7|DfuHS%U]ZD8SW^d!]_z})MN1q",
"_^x$@x}ymH-7/dF-Vv+<rXb7FstGjc!=AJfIhKuT__.<G7Uwlm6{/M7/lr7@/PP[:[h;QStQ,rg7r*cZ+=9@/*a%/3qz'%C",
"]]4$m.SJ.:PT5dL7UPRC__F#m9/Ubi@Uh$^@{{CS:KCM-=T3`+;K*_N#'L+n0Ik(m!(kba!!$R#*3Q]w7Z/lP6LvS}!)bnI",
"79yrII(u(}!(kbf$VWh;-[p1d5:._r74(C6<g#N:3$wsJA7#_#!]]4rpAkTDA7,dz!]_nP;(1]g!()3fD+V'<CmVP{WVxrA",
"8nyaG@YZnt!)Kj)sq-fM!z}!z5Vtj/hwHI367)a`6tdu[*`Z@N-VN!7&82az!(kc#!!%:b!!$_-7SFT;_`L;*G1r@v`S+5w",
"(gb6%PQ6g-$.dP'__j_K8PSVX7xJ%@4H3YC!(kbp!!%+]M#@it:^J!iP1yt.6LuT70ruDW$@$Jdf=SR[f]qYT`SQ8xf]v}'",
"7:Z$pPnbQx#nGF<4ddaf899A(!V6,,8*lJCtKSg)6LuNvf`3fq={@GQdF.^)!-ft&!)@Z'!),a+!)JI}!),d,gx-vw!.tVQ",
"!)@d*!),h-!)JT$A{}k8hu.yP!(kbp!=AY|!*yhpt8PCJ#:;ngt8*p]#:;k4tL9Fj'LKXQt6PPgtG0ushvU*y*_]KG!*SM[",
"!)#.yM0uug7YU'I!!6]w__!dSHk{XYDjLdm{*faqB_,GxJGF&kKbW2}_aCK3)+tQpGRb.;B`(=UH/]ghL3pw({*3hc<NcwY",
"7SMl)(IG^U<%8#&#Z-'6#c$@'#c-J)#cAZ,+rN4AU7RFy,|+Lt3&u0m#xJ}3!!]].$VU'7$<L3f2G}AG'3J8s1gfR5!@),k",
"$;G(;-8tQ0'3!|n0LL)}!@(UY)M'Ld'2aik/PPim!@(-L$8H)t$8z:h'28Ng.45AW!@+c^$G%l,Ls8U)'1p3b,wyy!!!X$l",
"!!_-13%$cv6tp43!(Zdw(glM`(INCx3B4v@2'yN73`T&@).*G$*${p$.45=24`&t%#ydpA!!h-;$=g|n4A|!b*IW{*4]YMG",
"/W6d-$<%qV/3s0L.:)}05$u:I5B=LK5`g]M$@9Gx6Yg6t,%mw574/=Y!@)_.$=!_n2+9ab,%F]1/8}q^!@))z$;;SX,{0qL",
",${B-3}{8+!@(Ri$9XGB'n(#5,$T()!@,KU_{FLn,$B*,!!X3]!=sX167^;y!!T=%67]q0!!Tq5!!U_X!!URT!!__]6VSt4",
"6VR+H!!_b8.qrP,.STF:8P=Y]83vVc!#mhL/mmm2/PPc=6tf(W6tf(b'4gY]6VR+Q!!_bB1IHA<1+*6H2:r-24zx:m6aB[a",
"#a!04$!|+L!=tJ(_{x}7!!^$d1*}30#}%$c!!_/^2F8[8!(&6]!!$R{)ca]J#ZU0@&mlu!#xUKG7s133!f46!&RDi'4dV,F",
"!#mj/8R7A%8pVK3!#wqA#:=x=!f6cd3B5J'g].fl)*(/@8n%h3f}QXl)fVtU)fc</9.7k36uMFY&1D$+4]dB'*cPs!&PM2J",
"!]]c{!#Fyp!#Q&u(LbHB6^L^xJ;m9n!aMrN%hS-&6Z8g_%Y;7S.U.D0!(r(Y/2jU.!|3H,/s=-(0j_t<0j_t=+{<W41K&&b",
",Yyk62)a/a2F8HG2cWRH2'y<F3B4fJ0j}*D7wU`R7YA'K%A*T(!&NT1!&XZK7wimL0LjYq4|Ta^5:-CQ5YKMR5wiWS67)aT",
"Zc;FfZc;FfZc;FfZc;FfZc;FfZc;FfZc;FfYh2]k4|S|HZf%Y.Zcd`jYi(LpYh)Vj]_8^36bQF'&dNH``:xS96xDV)FJ@|d",
"YtUpnZc;IhZcnzq9L:1u&G0=C!)+xr_v4Y6Yi(SrIzj90Cd0N#Zdk_y7%Dy8(IK.L_v57i.xZ4%)H84HK9;8(KFhy#K_D*K",
":W.^Q`:sm.(<V+LJzQJc!4.d@(n.^`*n,Nx!31|#M!v9yYum7.!31z*MuC.$N001`Yv-i/M1x!K&#Sp[&|WGX;.rM5Yh7%4",
"wHsVzfAtrW'7$m(%ydRv''Qd8(2$&4aHq4B$7uTi4=7J;`x|+*]]^$)!sF`_76:vz#$(fP!#'l=Yi:^d!/XG0P2=.N7h0x,",
"PnAlC+arBy!/U7h8|b*U!31zMYi)AuYi)`6]_930``bA08&rXx82YQ-!31zq!4.cB(!thJ71S}y(52vtP_WXc!b7c,!32'1",
"'pT2&(2/HL!xF]h!#B3mQ*/]zQ6.XdQN/a[:XgcafJ{y=9A2sZ'k*TM7:xQ(6I%M68$ktV8PFb*)Yzj7!#@uP!@|6i_v1Yr",
"&1=l&fSA[;&%Bbp'!FYk).v'h!/H/A&<N</8PF,vsV&i`!u8p]`:|<{#<!v<'C0]-GZ.G'7Zb1a%n8i05N[{F#d0.&fAtq{",
"'Tkj*hwIKM9T7YL!!&kB6zH)BR}unLNT22;(@/ua!tU*5!=|r5%y6r|7#kNp7.:1P0'34!'[=BZ&8q4D`X1I&!]t;l$^Xxf",
"7J2pT!Z(S](%CSd)k^dkshl<*'0^TLCd9Gy,:9US:L_L$6q*Nf6v7.b*&%l/YPsq:ZGWAG#CAY_$^V`8g<n%8)lr}z5Cd*Z",
"#Dml%!)4ai!32Kk!33TZ5BHa/sVGu`!7}SI+$Mn.+=L68a0xB&$VZUc!33Sf/V`ixYm='|!,=+$#YZsSsU}2^05DA*4x7pZ",
"!{$$;8&sb),&(RG!)AVD6{Kl`$B@*4!33S|YjdY]!,]=(9-|}R#=czf/W+'<7$c)NMW/USYjb#UA^DXw7A-Pf7ALV6_tadi",
"`;]kS!4..5!)6SK!z{F3_|#kj]%Hdu';=ZCsV+/@F!Tg.$WCZ;!z|nMpCQ5'LuXpbsZL})sZM4vsZMQ#Y4r5$M.;U2Mj}5H",
"NI[QLsV'TCNgvX7)M;#cIdK=]sV&;_F^23<HB,gH;)/,qCk)0*$VZUBYr0H|+_|R<P(5b'PFTjjPcru0Q%2!9!3!Zcsdz#0",
"sf00U7',Y]8_ZvSF{Q..`S,$xCPca}IYkH'7|zy{!^Hp`!404s7;1t<-!km_,HN-XsZM/!/aF5WVP^2psV'kKR]jT;!3!^#",
"sfNC&sfbR`!}5,`Lm}z;#*6'3pCx]{NT1B'sZLu.Y0aZIR{*Dj#*6'.pF@$9NTY]+:.@4i8+$B/*hN0HVP^fDh9pvXM#Tcs",
"$@!t1YjBbn]`[BG8[wD*:+A6qJ7I]*(6i%H/aF5[/nR(|sU|Z[/`S_S4!-.)S]:NW)(&P+2M)y,':#rK`Tu33!]bw]T7D):",
"TVb0$%&|[f+%`,'/PYZKPQ;uj-u56jTwV#a#z3f]sgK#p8`}||Ygc6@8j#{}.fZ[F!)A`tUr#lN!$pW{7SIm#!@Az!'TLNu",
"Ypii$3x[T+jqT4C#w|A;k0^_FkQ$|B!]bw:!4/1rNU#AvsV[*78(c/%`:|<j9_Lg8ZiG8(Zis^G62Yh-m+RK]S(MD67W|Rf",
"YgF$;NS{4%GYn0q8ml1,3J1}tYQ*:T!D7]F`;;cn!0In^(-$rd!@22.-75S!!32D@!34;!%8hG)`:c(mAq9&p6VMXg7*`I9",
"`x8YD%&,}d:[J.DZi<j&P1q74!_u{W6thai`;Y8x!l]h[6Xc'F2Gs!X$u!izp,ri';XckC`:p;u$.l9P!)6YN-{Uu6p`=l^",
"#Y_A=!{$-XZig*13],Z5qH=GM<-^3L<s}6/Ziy)02P,=Wr'0uV=+$lT@08]UZj*:82`fbB6`p1i@c}hTAKT)<Zj*8]2`y|M",
"=h9y,B!h=iZig$8%ZD%+sa/dZCDKaaZij&U3MZ!'=hwW8Cy<DvYlBP3Yja-4#7ci{DL9HfZi<t8Zig'U+!(Xd/2.(S7!wC5",
"!^mgw0X65S]_uAn9}s3]NrG:,$S}8l$!w9!!(6d#81$YX6u/16Zj'Ha0LKwj6wqZ3#D(<j$VjKBFnNhJNrJ`N!#3/#K.58F",
"6`gU*+#^#s2H([f!=V}3sbBvQZj*wwG(r+A#*TipIs5_XGf.nW!'u5N@Q)8&%`3aM!3QXFHUY(()FBnA.t3t`/Q(nlZj=:-",
"/R^gA/PbmNZhtL`$a,L&6r9:II36:)#I`x5IRUF0@nGH7HB.M9!))`4)ByJzZJz`79L[4^#FDBS!&]nu6VJ)b#jUpUS(tD$",
"(9Xv26v0V89NH/F'LJXFNrPL(8pUm,YgXB$0TQL]r%caG!$-[g+!@z=!z|chDIh*qpha`6.D_3S&mn7/.4,%47Z2]<9vK;w",
"7V}Q|F!U'1!)=Zf!(pD%KtmYi!(pQ^1+@M+6wc$-6wPg1Zig<n3B=w,L4DXr#[al$+!t[CpIySx6H*@!7|+Dl!ihv+7XG./",
"`:n@!8Yz0u+=:m`]]qKt2Q:6J!)=pzsV&Zi'.-=GR!5w6!%d]1!a7j`sV+1n!z|f+_]z3b!%V|f+m48mSd=uQ6xt_1%;-Xl",
"+)$YR^zMPKfM4cR6VZ}l/.RZ:#@I@5FID4Z!32G@!'%lS7SFWj)Fi_<'LN{W740z26VJDG!31J;!%%sh!Du*211yi4%ZL4D",
"!D.iFTB|!g6y3sW6|;vf!2{S=c/Zgc8P@A-!z{%wbK}['$^#sR%SRhDsV+/@=1(Bz!)=Qb!.Ij`74(FksWWll8v4U;T&4]<",
"Yj@Mx]cnkr,x&}Q74WAq+|Nbp%4G5%!]bw[!'7{h!Mk`KMu_xW!32KA!32HpPQ0.8.&bPV&PNa_(,:G`!32K92Bh=RspB2A",
"*uhP3+]X#a789c|YgF/yD5BUl!*+v(!)NrLYj`L%BZ<)#:QmIr8r&lKsSS4T!'{,vG.nb_%qr7z6]J=vsX^Jm+]XNa2a$ih",
"+##f-!]_#A!&k@V`tF45a#DHa!_AN87Sbm7Yk#SW.Nm5D.5;f'+}}8BpF+m5+$cyL4`;&,5BP6_*ImJ#P5jHp/|P}FYmyB@",
"1d'mG75NY8(n_SLYmpPC!)/2y!({+Y!A(mP!(y01#:cI)Yj`<_6`JkR7TImBNTI,x!NHRD4Z$=)(MQ0#Yj^{l.NmQV-92|4",
"!6:@&ZJ{<L']cFc88GBJ9MxpMfNYYL``${KSdQS7si0-Q7KUr]26NQc76-_U4zmsNV:sW<821*X7.:1.<hT(0!33)PIPg`x",
"!,zg36th1H.xclL3iTXa6aP22Q/-hi!(IUL6VJ8mF@Q<D$T/wiNTaMC85;Hw8n0tW!#R7w!K,f,V:kd}!(I_4:X$N:!/[QM",
"4l:xn5C)Uk3hml0:*}Qr7,%b<NT5a=5-72075XVKG7f23#<.lg6mq0c8rx^F8*c./#Dx3&!32K<7YnZ{N&/{k!)+C`!(u5^",
"!C=uxGkZBL6f%;4N&/mlW7fVVN&/jU6|W3)N&/wY!)1.XQcFxQfDqh7,xv=@$R_/;!]bw7!)Ji(!)@a)+zvf4!!$MF!]_U_",
"7W<g,Rh93@.(2I*ZHr8=8KcFtYh2_0Ymhl*+P<+B79@:dBxa-2/WUnW8-FS{Q/31W<CzuK11q^,Ymi;=8IW;hsV68QV</mT",
"6[S1y,K=-j*,@c0Sd`[D!LQMmPnRL|$fA<T!33T^'Uib]!*<`'+!5t[-Va|P[!8zgbTM2x*UM7;!)$LbZF]pLt3aRBK&/l`",
"!({Fb!jgtd7;1tA7:U=,'UKHY]x3)-^7R09!32vI]x6z:PnHk*%D2_^!w'vBNrFF'[!9&|`xUDmshy}j7j[M9sV*g^*pduc",
"%z{N379T:gPQ8pYZHr;@XT+vn&s8z0!3fd[/R,<}Wv!NsLCln@!$S2;!z|_ih;bPL!Jp%]RhCM^!_kuu6{JPN-mn/#nIjqx",
"!@U$[bT4S)!^G{|6}2KG/^*h8-Z{(K!C('}stCAB-ZJlb&3wh)+][t{!#^jR!hN$47Z(c[CuzpF-YLrrnK'c(6`;3w,Shd)",
"+{=!B=YrJjNr=u5!K#R]$!s2r2,MKV%9J#BG.{a*1l|Sk!|3_,h|=am!'mP{6th6#JBydD/g{Qc2i'Uh!4a^P'h19c!4W;u",
"7Y%@x3gQs$%i9Xd0pSi$7vcvH7{(Ip3&4.A!]c$Q!]c*z#8&I=%5JG4s]9k=!41.<8nvRd]!=hDsVG-S7fsb1&u{Y[!(yH%",
"8!h|fAVsXMt]gVV*r!Dz!33T_R+fd=5QK3<PnV68!3FcF'+T'a8=JAU(yu})UiIn<!6f_9RhI^3$CCPf#GW=a6rW^,A*6bv",
"*BC|f93N^`c*]|-#CS_q6|1}==J`#5TCZGk:,y;ShwI}K!&+Mr'zP,!*Gjn=%6s<wstCH.76nkNNT@Q6HB;0`H}x%9!3xrG",
"LJVIl&pA:9&10cSstCA9bm<k_YjA.XRhNtu6l13c+_v}K!2}M^,=nWJ!5r.t!B]k7t3aK:Y1h_f)sK.^9^xQzh:<XI2cWRJ",
"${lU^!)*P27'8vQ7wcjjU^0qA!32L^V)c4`Yj^mk+1nUr/Vkd*0QnjW!6:|Q0pd9rIPIQ-sV/#U$W]xa/a;&&0p43C&r54,",
"`!'l8A!S6s6uC@w#:Ac2#Zi`(@7SrX!{Dj.8t[|#)('4,#C8]<tS!b!@iF)[!4v1{!99Cv+#.VN+{*KM!=bhxW0r%ptS!s'",
"PQ%*]7X)UrWuWnD#Mcm0X#ypC]%Mm:(5G-,$;*Xl!LCBXWzWhH,A'xLIZ/Y1.453}+|wU,pD%g}'mRS50mLAp1;bd^*HIRx",
":8mNd!&cAy",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!2^<zzI.$:S,[YJI:*82iXm@!]s'68@K8@C<`$I!!C,V#:bc*!G.mj:IsNA$W;A6$WGH7$WQN8",
"!^bw3At_.7$'50G!!W+<$@'U)!'5X9#x#g0!!]P*#:9]/#xJ}3!!SV-!!^w-$ts09#x|A8!!]m3&1.XC#yG[<!!]z7!!if#",
"$=Sih3c,W[)jfZ&3}{8B!@)8x$;n]R.V#gF)j<@!2cap,!@(bg$:,Q:)Hvv/)it%z1IHGt!@(-U%Z6Mc)iUnw0LL)c!@'cH",
"$GMCAN0Fk<)i-Ts4=:A<4'ZhB-{<6n*Il+,4zwTP5zhU,5]TU-5%I]N5B=LK6=w406VR+A!=|l2,:3W1,Y[h40jj0G#zWGJ",
"!!hHF$@(M}7u@v|-!t<97SMIY!@)[0$<ubv1k:%l0s-nI7y//a:1g[P!@)H+4G#z]$<b^L7us9%2M<,'.ZMp@7SP3=7SMIN",
"!FI@s4{l0B4FDSZ$<bkQ3GGww2MfG+.Zv,D8mi[+8mgqS!FHia!@)HT4C`GM$<bxU.8<Cj2N/a/.[@GI674in6=Y!4!FH3P",
"!@)HI4A{90$<bQHw.`a&5:8L}5:6aG4NkAZ$<bJFzBr`.74/;L6Zja;8s,SG#{T%T!!^_N/|Q*7!@)Tl7:u,m6[J7(7XNSI",
"$!H|s!!^pT/PF`&#_1V]4Hg1J$BT/r7Xy&06]1$}79vwP#cUQ-7y(FD$B[+S7YC@46]Y[a6{$*S#}B6g!!_8a3B4y@9rSJb",
"CmWwNCQ4%&C1%S{8P=Y]$wLY4!!V#c7r7@T5F-P]!=|uv6{N@NPr-ZQ81SwA!!VM|#C-aM:,$P$$ts77!#'j.$@)Td8m]zb",
"BqZV;!{0L474C4&#Yl`6#b0U%!^9]7!#DwB!#'q2!#R<'&Q]^K$7|[;#CqK$!^0V69-{356v=zb&1C'*6ty[}(-*0d!$-vV",
"(2$$#)c`Y/6ul3+)F_Y[!(2w5+G)K^*'qV-8S3{^*bB.9+#{8s!f,,0*}x}r)FAPq+|XNZ,<9-f!]{DD;cR^R%;6xR8m^id",
"-70}'-vn@d)(6S]-tm9+.ULZh)csma.SKU//2jTg/RK*N-!aQZ-VPAM00'1n!^;#U.qip50lDSx1-%fW!]{vU/mf8;1iTVs",
"1i`428r:Nh1g]{F2KP_2%Sg!d1+!nF3&zN,!]|&Y1g^+J3bXaf!^Zhi3$wYQ4A3z+8n2dQ2F:LQ!(nXmHQs-&cH|<S!d'X.",
"cH|6!#:ZlL8)z^9s^gI$!6:#L!6:,W(+;fB!cxGz!6:+t6w*{V.=g_M!t@zT!6:+l'k09$(2$5)9N[;q!6;j=*iG*Ug]4dk",
"g|NQw6u9-,+tb{I!6;j'!^DmT7<#{*f}WQi!(r.^!ku=K6{-.5LxNn,#RplX(h_TA$P`{6!]x1V$78&]&1k+W&gV(b$xYrI",
"!#BuN!@}v2d)=W|d)B*$d)=Z3'8Jc&!=4'6'.*cb6}8W(N-cSQ:gU0a!!5!)$^dVT7s@lP'4(ds81$`r8P=S.3hZ7`$^Nvi",
"w,F#S!7Kl%!7Kk<78_Hs#I`x=3k-'=!$/p/!!sy[!=AT(!(zzIbApZt6VRIh!@3#i'50,&BCa_2!z|]|4HhJ'j4#'56z}NF",
"R%T2g!(zdV/cQ6k!z|[R5|=X5N.D3+!7Kk;#G,Az!6Y6g18jR[hZqy*#C-P^*c{b}{9[twhY,Z,7qa]j!!+Y47qa]g!6:$k",
"f$Vfjf%ZtNf}WQi!(vp#)/D<CI!C^XFI6h^9rd7(d)AS2d)=h7d)=d6d)Sk6g|Qd]I!$6(!6Y5/i^+m`#&Cj.5k&#8(Ic/@",
"8H@*&7izh(d<2SnL;b*J9L9j&7SK5Ad/D<674-,@)Pj9[LU`_cLaL^KLy^RP:WVxUf,^p<7&7SbMPqR6hZn3r%y!KgMpy3f",
"M|0BTN5wyT:X!4Y9LBrHf,@[9$^n,2PK@Zsf'&AfnT|9Kn[0H.stDJ0d6#{Zd6+T+9D:xTQ5w{9!#@a@!@|$b6}(f(7i]UM",
"z].$S#ZMMdhZtAq%xjSL.jS/p.4}uz5:6Pkf}WQi#W${T)[_vJ!#@uP!@|6id)^3&s^SAm!6:+d:'1Vnd);DZ'TQ{Md);AP",
"(QC7Q%;,hwQ/6lZ!ti:w75B/7fB)@)'rshfP1wiD7;[#ms7fD-&*Hx06Yi[M&gDHc!CG-H2MH=0l!2b%&%k,x'!mtp%y}}n",
":CLV8W3322WC5zCWX4bq:Zj&vgp(u^:IhUg<]v-1(J,b-'s(iB6{[+]7fJJ-2%D^c@%x8`*!NuB6Wx;[GM&}[s9=Gw)%RA-",
"&'(G4'$*f|H+hw|76DbiYLN`8!$0`%!#<4/Zf^$&Zvvs0[,dr|:[yp%8'Wh4#DDl)9kBb1d)=%f6Vp$k#xkPy!=I4&7I&Z3",
"#:HNY%xu;`6tf=b7qkm#!7Kk=83XLfsj$y^]S%hQ]f=G%:]N2*fhhb9)]4=q!#A{3!@}<,hZp/P!#<B|NT88NsYZ(w!@3#1",
"$@0H5:'FaShZ3Z6hZp*J!#<M#'5,B*83%26;F_`(;'zFM$^zt*<$p;y$DDj`sV'@g2%D`A!bw:v6x$6c8_@$.!{LTH!c6T$",
"7VK@/7Npjs%-Vcmf}f[_(2=./85{:fh%xMGc#Xmmc.lJc8.IhII#+pI6^S,%&mkSc&vBZ-!=in,#aTL}&WHLFg<n%4(Qg!r",
"+a[Jw*`YtU7qbv)d*ZDCd*a8Y5t7<Cp`h)x!{%&]6VHz0!!#Uw-@3KR-!sDt*BpKq%9s+T$:!nw#:B/g6uCHz!'K!1*`dq_",
"sV$_l.ZFX/!_/JaK4G2Z64WT|!6Y]['T8}SsV*lv!%T^V6bgXM!^11X%tYT%sV'@I%r&0N!B)yi&nIK0!'5LW'5'Xg!789T",
"-2Umb*Bd%C!7$t^!ClC6#|!84d*uT|71NW`#]Caw.42i^5ahDY74u_w8W.z:7lHD@!+p|v!!$ax#:;n<+!!bx-GzcP+{*q|",
"!^9_@!YS<u)%#Q.!!(`Ar76Qkrtskp!%xiNsY'aMrtjas&11k+km:DD!!&WN!!$NY6VJ/usWbKG!6:SzsZLtBsZN,JsZL[z",
"7!rzdsqT@5)Br}J*C8g+%KMXn.;.q(;(fhL2%GCZh%*:Fsrux<6VH|b!]]:K/1=&-!)$*|gAc]|7P/-//Ps7V4!';.su1uM",
"sV'J@!=r|<7;@Q6*F2#U+64Q7.;.q:.6ukH,#bFfs[#W'*HIQ)*Hzqu3XQ8r.Kv|+8Ut$G3B7.z7@i^IsVpIC!6;V;PQA@w",
"!lIa*!(x|usV39aNTd2)77L8Cnc1:h.4@1;PQ.Wnp=5t_%[V/Gd*[5^h)$0SJVgj,P2WQc&@GHj.4I},.S|Gt%4xWT.;X/B",
"%Tdt=sZVDssYnw/8#$'_/QVL8/mv}#sU|[!7Q4s$f'ix{!|L5Q!6:L_d*}6Xw'x-Y!,5y0/Pa`X),(/iGlsmi+^-|D{7(L{",
"'z'awbj@%I#:DPr#d55w,ZN/pNTx)N!:s//u.$wSsZVDssZL]$sZN,SPQ/+Zsr1.bsrMa&*BpN[*I'wK3vnCt.;.qY6zFVC",
"p]T})P2X:v:2c-#NT:Vs#iFc7!)aJ{vI<A0sZV9p0,[wwv.^H,#@Ia'&rpH|-@*p_Ns4IU9(R%BNrhu:(|JBT+]tG66tdw+",
"!}T:i#:Y$:cHyy&-:%[Rsl8wj*XbV0!6:IV0./@q6VNK8:gV+J7vuqm%ZMJ;f%39U1$FrW/8,%Rd0#p:2a#tB6uF[7#wy-P",
"3$v2X3B4fH$&zPW!774C9SAw:#{a1$##*xpd+h#%!_$A7:A3NR1106%2lWpisV,Dv!789h8VcmBd,YWF0rzD6!^c0L!6<94",
"f)VF&!D,BV!6ma+NT8;B+0a0t:gW)<+#g1;<%W+9MW+|T*BHHs!6:IZ*2i+b$[&yK!6Z[yd*WK)6}N+s/Uy3A#YZnyfj%xq",
"=G.qp6VN[@!7%X2f'SJvd,YVnd,cYn!Fw^D;'z+g6_Vw!<%MMJ!7LXn!!skU#:;/_#`R:*#Y`W}!)1!8&r4s|!HnSm;z,{x",
"2Nd;#;dQ#9$Y={y$7z:t%89)'$y`=!NT5%L1Q6rW7Pp@c<C8<.$7<Was_w<WK^RW#={Xx2%42'v2I7Fv$`Jd@=*xhr=t%Y}",
"2PBr-=^<kG$:!nw#xS+r!kFRn:J+4Vh!Gv88LhkV#a=A`!{%/x2FQ$0sV,m&@q!!j2l7i4s`R++AN]+j2lBp7A70!JA%b{$",
"f*,hM2Q57t:(F]}C*5h.2NBy@6ab%;C;G}#f*#kP3M:r'saX0ADbn0{f*A[2;B`9%DvXy:F_jY62MQD@B@&BdFUUCAG[fwG",
"2fq9r;`}X2@YL0p!L$Tu!6;HJ13ZsQ2FMVu!Kt_q%48ud!]d8qf*6+W<]v0d0./AB6VNpF4N(tI!hG;H7.!N7#{L9;i!6{P",
"81),Z#;.:-!]d@y#Y`8[=!z{|sVGv.=*q(J6u&-06YPp*!_v!%7=+/WsV[)n!z|fn#Y`^k%Sf65!)'T,3!A9N=@9k}sWWa9",
"!7N6C8wlhf$Gm$Y6ct9-!7%X7!%u,h#xC4x!jUv67AvJ[itXw;*J3R!!#,SN5,YgqQ/$'F&3*!9#w}hi!+bX+/Pgq<*JT].",
"7}&BB!!&&u!*9D=!lh'T!789,Sdp;|$8npL!`@.n!]d@d%s)1!*CClt$lpDm.;.q&0M+2(!NItR!!CkX!z|^(BPfDz'TVTp",
"RhCWM81zz.s6jPc4PLmB!!v.L6y|f5#C6K7h!HL&#!4Wu*B:h@$Vi]*$^X_CR+g.c!6YW,#:Ng0.46*:+|YA&sWvPD*D@Kg",
"!6Y]j(w-1|jv=cMU!P)69.Kv!U!Q@I;^1-_q=1/xP3*H57W3^SQM6M19<(9H#duBad,aiDSd^7X79'@INrSf'#Gq'j.4@3|",
"+|'|xsWC{F*Cl*a6`Z9ap&1Y@'LJ)H/P[8p2/3.}2H;7i!6Z0k2j:GA)(*'r!6:V57_-F{74C429qLfR7YA'}4FCBI/Q9!g",
"%s6Vfd*w=x,4sw.sY:m@!(=ig!!$[V&10h^d*wQ&F(;SC.42i&12mnB9v%}jCk4|Nt4c86/ZyaT/Q:UQ'Td1xDIu_2'8|-[",
"'5Dg5F(Sy0B4+'VD<!L/2(2mN)MNAp;ka$@7SQn$!,0-*&PNv2,*(yUs[zW[!6:T17_UaH'ySJz2N<Id!);V&GBmQA$c'cY",
"7}<.=tA%_<!6:Ts7PgT]G%6W&H$k!{HB(`1H${c+0rrTD$@=0+2lVd-!*&62!);j,I:fBN$cc-`7}yVFtAa,FJ7_6yJV|@l",
"IztA1PnY|M40F|77#s{PRhF/V6}Mb7Rh9'8!#3/JIPIPy!(|F$Q.`<8+#^$F2H(](!=W9]sc5Pyf*B;RIi{zb#+HC9G6--|",
"J;b``'q]-b*B:iYJpwr9f'Snrf)}m,7qpJW)HCT@$(au44.V'kwFB8ssX-Pc7UGyJ(gmv<6umrs(ak/%#J/h@*Bi5QKd8,c",
"6Y`2]%%LH[TB{5}R!6#+RhUw^=/WZJTaP@U7$jtv!!KTl!#fT/D!wfQVZ2mY!$l/$9<:KJ6c*gm7V7#@!6Xnr!Au;+7[]l6",
"*$|y8#Cat0+b'(M!D`yDU|jNk5KjBL.4/dJ7xZm@,_#jA,wpZ:-X1zG!CYIF%V:G#(-pS3/PM;*KtZ`.WWC.D7tV,y1+BY_",
"7&&t97%qYAf)}F03B=w4NjxfF#'A,Q$H5!'M0tAy!f&g17vYzL#*2&,102F2!c_n%7r4]&/TU;&Ld8$#!(}'7#A[K9t3brh",
"h(xp*U@-LUMjxwK9Lc*(t5,UbP(7C|Ngy{s/W4,}U@@^96VGy07/CT<SG#iBl/44.kq;r^f'S^`kwL_V/PPZ0Vx}}:!!]Lr",
"!/Z)|!!$@t#:</d&PTLlC|BwS!'FZ&Gt;t<!(nip6Y--BsVGz0KIA2If*7tssV;sk!6[Sj=z|cX+!.-d+}s;'!{0NI;F<Mj",
"sVGv.PQ&9J*n,GKd-Lr.;cdf!!B3zs*'hDA)g2;:+&!}9*fHnH#_6r*!8]^U#&1r[!-W=a!!$J;7r-u%sV5HBNTFn!=^b|'",
"76FU%+N%P[-u%MG&1BTR!@`l&RhMxY%5.fl$Wd]!4#7VT4:nQa7UR!i(k^]Rsg!A7f)},IQ`lm!+!#K./PQ97(/XyYd.@nJ",
"),0AMh]*!1&UQ.P-T-:S!6:Im!789J9[tW4,xP]T!]cyY$!zJZPnt2JsYnPJsgAkz!Cl/8;u@7Y/1d[X!]cy|6^DR|!)nDx",
"6{.i$!+HV*GuulS#Ym9<2(Dnv2c_71S=I`[3`ZV4DrD)<+=LBU2%D[T!6:S[YQDvm!ClLm!6:U8f)^{W(Q^*I!}u@m&S6n)",
"!#sXjF9:)2!2I%X7.x.58$r|INrsb#$}ZlW!)q<C!=Ai%NT_um79p/YT9yZ}#}z$A,x8zU@;#{/VS/vz!k1Ru7G7uR+#=k^",
"AZ1=gDrLJ3+Qj1w7<Fpb+(v/lYp.@,gAc9)/R5%/g}sIhTu!-U(IJZu.<{&2.4A)l+|mN*sX,cI*DTXi8|J$A'nXb)8_+xq",
"PQ7JW8_,$|PQ[;/$<`FQ%4j6WTpqnZf*<<y9=KPl%U4z802)YBd*vuI71PnP/3rqk9:YUYBT'ml35gy36z0SsTD.&R<a!0K",
"Ji4(fTaD#-d,YWNPQ.&L897.<tWk20!Cl[F*Cb#x&gwl&.;.q,+#4f{Tu=#v!P}h}t3b^a+1Y[nSZ%Xb!nGK['knw+Ulm9=",
"tWHy!f*WaGtm//0740a&mHvF{7C,DYHrIb8sV-ww(yCV%&uiN.d*wqP7quXvsV,|`1Xg,3((QyQWv+`NC_8.F!*+Tz!)/;|",
"&p*S*/PPw-d,1Lz%Tl([$CqFV+3*P{5<8l16]5Bg#:P4T!3Da'!dAp8!]dap)(*q(40Z+9S)(+7!&d[q!!$;v!=A]`!(pDD",
"7#ix=+{$I9Hpxgw(jMyt5JwrIgCfq,!(-Z$6VJ)d;/K:s#x%w@!!$Yf6VJ5[$8djDNTrLA!6Y1XXG;QV&s8Xf!8[z#+dQ3K",
"XdYC|QM*%4!8SRh#lAz*)FH0p/PQ04d,1d,(Dz+Z!789:s`h[a!]qC}ksy2/sV[)n!@dSX'2zY(71N}X'P3B2cK]8Js]nmj",
"GsA*)0ja2$!(z!z8F}&]QMr;V7|}cN5wj,W!#@w[9[:A@Q.pxC29b*3P28%i+AbvzsVy8(JJ}u|!$G3Y!'uFP!!$^{19I&q",
"QM,Y6!{QyF+S91@'52R*84*k<#YY]{#_|r#_48-Y!)!Ca!$@c,/LpcU/QMd-VyMNc)tnxA!!(3*.FQ_8](]jR:9`/]=(zRG",
"!!b7PKf9aG7W|,{%TaY&0jgZ,d.#/7:](+9-]Atf[B!{ksW&<Z/PYZXdg+<<^%c'S5|8%V!6ni{*hH5)1(qXW!ACmf(QTXC",
"@|w;W6Vy0)#w}NG!6[q*$8=h#kx$+D!{Dj.tqRP!LZ1pL,<}C85<x@06!B[&6;0ba77lV2sVIm7-r7r2!'1.{74PX(-tnAj",
"!*:Tg8Pjz3&10-@!/([u(gf0H*BCNs!]cyY!6:JJ+Ad2I)cfA{PQAsH6x%)9*pZL]6[Ul3C#GYH+Cg7=!6Pr+7W5}A`qf'+",
"76mp)I{5Mf!6<AL,lR,3dg1`i6wH.U.8YYV#!wH|t3bx[<G4hz$8GTK0jk,i!z|_0.v67L/RRsR!7L=4h]GVp.4AMv<C^Y[",
"-9nPyaPX=S3B;S4!z|_70QnjW1,8pN!7L=9<GJjv!`yI[4zxc}!z|_=1l+3`2FkiK!7L==-Gz3m2In!p*FQ5-2=Gui+!&'r",
"1jHiv1NGSq2h_SU2K)4|sl8wj*6cf#!+s)D!z|]z!B*&l8;IAk9L9rz7^Vzc!]kC|!2$|Zs]pV@C_u],0ja/#!(y{y9b^Fp",
"/1(Z].SJ=A74].;R+]Xp9[YVH78m(-Q.n1<7SuLvc*tw'NTP[BG6$)lQkN%B!69Zx#YmKI!McbtR,_-b2t#Z3^Bl(32t#d/",
"J&!_CNTIL<6v={*sVR#s%(C[2]zY;)6W4(6s7)l}5&((CQ/9z_+DMiGsXhL96{/JR'L]/q!6asI!!$=m)s_0u74448,wt0/",
"76_iR76ci3[I|gH7`]6F_@(5qs[SBL8vK}Q-7951@Jr-T!).spiSxc(ir7m3j1Vvh*J$bttqA/8u*XM;u+,pA*xamxi4Y-M",
"F^(vl!]d@_#Y`^}!6[|Gjn4,fgBgTs2{iQn770B%ASj*9/7=lf2FCYc_7H0L(+-gn!6:Iid*i0_*=h*j!TFIc!78;/3'UUf",
"_V@nC^aB#R/Pxv/(MIsdd*v&.71P'q(-p]64}Z2.5QHnI5^SN_RhFLG6_fH#U!dlh:aIj!_{qt1sV2mbM#@]%5YL4gRiJ,;",
"6.kqr!*xg8!a^Z<7tjTI!_i`286FIc,:=@C*UPX0!)JZ&%qr(u4G!WF.v7fX!7$t^f'Si37Z`by/n/6n!D6qT%rT#2+}`5N",
",^#PC*FxSW#K0zcs]sM;29k_xNT1K@'ySWq!#J`T!!$Wz+2YKZNL.:SNrPL(!!|v1!&Z[V7SFFuPR6Q6!$B61!6Z$f!z{3W",
"s6g5H1h,u(NrmpGp`S{T!'(^1(X0Wy9Q:Bf.xcR[%8;r%%49+w,xb6^75Ivy8TlFt8pKf%VxTDy9lyG|.Zv=-!)a|.*)]1g",
"*b+}5+6T!-#x$3X+`B)L*v!G&,^YR@U{jS0/T-4`d*vF{8.AmyhY*{*(/0]+af=iId*}66,2<7a.,GG}b-hA}#yzkb-7Cty",
"t-T_u1(KVwcL/&s7I13QVyZ[976wvuLTp`|!]czLsBM16!'+TY8Z-)J0rTwF/PYib+!,8LiSNzL/Q&l$.=waBPQ.W_7=jj<",
"&}Sdz_^--k<8Y8v86G$w75tSlI5NGCl-ZdmU#&*|5N69/!Aa.k!-lDz!=AJ1&v/:h!)'QF673Y.R{GD`7tBudsVIV5$u*-G",
":T!4C%SSlWC9%_l`;`<C-;^QQ%W/'%tS#X*-;#Y$sX|gq/T,x+$^b[B/R+k9,@arI!6*bC,{WSf)M9+K/Tt[I<m_D0/P{2I",
".v7'fD{6Tk*f!7C$zH_46Y`&W/5USdsZ8vfC`!Y_6[D(i:(`^n/U!'&&Uzt7+}t2@sY2i_*FZ;t:l8R/[H(2C!!!!#!/i-}",
"z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{&p%WzzI(!zzI(!zzI(!6tnwik7z!%#W$sF6{1gi&7}w#",
"%xj=F!#/,H!!$yNC0{dG3B4{0!!Zib#T]R|ku6$Y$nw-I7`QWC!#fJ2&,0*a!(x|ul5nDU'N,|0!#kV+!!&MN81%&d'GMPx",
"$^zt*z|+WQNV3aR!,L%2!)nXd!)xm'sV*lv'GJIp!):mlk8s%:BjI(]=IP6%7jwF0:rG.mf}U#j82kr<k9H4B!Wy6g7l2FR",
"snYl;snv|N!!$C<!!$C;:rnLFg<r6IC0|rUmIg':n${v:nB;!lmI<2DnBC6Wr9w=g!*)S!!)Tx.!)A::!)6PCf'[33k<Y8X",
"9aNM03L:i^:s9mQr9ci@km:D=itMm78R&tyr9wvB!*Qw)PQhAn@Vmj_!%m.K9L<5qLxDx0@7l}Rt4CuN)$9#'98p!27lyfF",
"spL5A#wyV]T7CUH8GpZd:6MB(vKr.N-|&g#k:]nWw'xb|p]VJCsZUtcsZL[rsZN,C#wy%QspsZb=9u(!:aIiA9gYuU7Sp{6",
"NTRUQ'GJfksSQv3sq;s[lrR&Q'GJ7VdDxluK(Xa1rY$sAk0^1F!=4&=!=4(!!7N{`7Z2bZDjTk;+!B8RGFJW_6X;s!^a&=B",
"1$F|6+!%7M7T+[62%Dj]$tz(l%42w2%SxKy%qvFpa7_k!;S0VlGF8Qq6}F|ijZ*q.!@<#AjZ(Nw,ig0x$u)V%A@B<G%SX!I",
"&1/XC&PLN{6am@57#+*)-#7|&!)/H#!GA&*])G)XGPdcBrY$b86`6:d7ADhp==jtg#:B04%y<}97n#^XHWHyDd/Y@H+0.k'",
"&^tDh*B:hM!7L<h*hISw7W<gT#xcMXgAbx}6Ww/D@P@h|7_R1B)F@Nv+G*<I+$(|-9!.1Y)(%PfXSu1C!'.z581$W[/Pn:7",
"1/MAg)dkI5*fh!_+'CY7.4@3|+}`&:sX|Ug*FG/r/|Q0.!*,@4!)Z-s!)NG<gAfvf8U={,&WRd|!&qi!74(<-0yL[:NV,u'",
"/U[-b/QX${BkR2+2BzLX0r[<_NUX!$!,N6S!]__T88%-t!#[K-8(0xF#:B8CU=w=Z7n@b`,CMsP6#&&uPnaWmt8*}Nt8+-|",
"&#Zm)3=u###cZ)G/P[Sv*,7JP3{S;'#ByF-t8*qx!]_[P8VPgv!cnL[7x(`gt9l|LHZ+Xr!+4<)!)(zs!*u-'!,P88!)t9U",
"!)QV$!,!RG!-7g`!%kTuHZ)a`j<sPH::S)n!-n)h!!$g*!!$S%M`k:8:6g%Y7V}Q}HZ*0b!(s3|j;mt]7$.M=AD@/KGcNC}",
"V3nvgA=q1b!-n)X!=A]-!)}pL!*8<2s`U8|sfcCa!!&/b!!%i7!!%-D!!$F-!!$F.!!%-F!!$L1!!&|$!!&y$!!$K(!!$C)",
"!!$F-!=At@!*+)T!)W8w!,G+U!+@/B!*}y}!,)!U!+J^Q!*C*+j=[-Q8Af)f.cZs$:v*;-==.xdPgH+M3J8G6!)*7(HZ)y,",
"!.h}:HZ)l0!*98Qd*g,6j;Qi{<l6zLGTtLj:q[0vK*.,}K)I1h#!+v'Sx%N)!-n)v74(DyHZ*(Rj;2Ry<kwgI/ZqNa!))3c",
"D+_]LB3{{sBS;(yD-tY|l-m[;!*8#qjD%Z3GP2CU;7KX]D{=9ySCa=x==.xd_V,`sVS/#YV3nvZ,YRQCZD|:tQMpN87]@&4",
"j;li09|A{#G0s778b1XaHZ*cR!+Ugr!,[`&!(u5^BWGs'UV6ZL[$ZQ7Z'_1c==+#p`qG){tS%}T!!$Jl!AMu&j=GA:zYhP&",
"!=4%j!)Ihi!)d3t!*PPu80B(N:.L_',ad/u!-n)g7SFj^HZ)r.j;cSU92.jF@:+7hvKqU}]<twm==+$)3`SpM_V,`(QMyUK",
"$K{ms8<nGBj<K#LD%$gPG0s778(7Qq<mz)cYI'tY's].|`3j{X!-n)i!!%P8!!$CM!!%3*$VWv+tuhY]tug52%44Rku%W.2",
"u&+Q67)kR9<5CTju&@Ga!!$=V!]_gg=*z/T=Q!ThIqRN-!-n)s!!%#h!!$TS74(B`HZ*$u!*7Kv_@}<(HZ*c3@AKJx;Mc7M",
"!-n){!!%NB9-}RHQ/*g,9.m3*HZ)gUH}dN@9Y*nK=5]'a==.xdX5+I}HZ*mLB;mc9.Z[k{!-n)u7qcprc*]Mx6c5sQHZ)r2",
"!)S/UPQ3//8%x_RX4l/x7_`YU==.xd==+#lcg9&-cg9&!==+#rA@'=_RJ0MUVG&^fYQIiHHZ)^5!-lDzHZ)[gj;XZ9=+YIC",
"<L4b{!,DU%;Z!<5!-n)Y!=BB:!)t$5j=iSb<7Z&=8:(=mj;HI&BV0}f!!!!!",
};
static const char bitnet__spv_hadamard[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#g#<F",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&WRBG!{/Yj,ix,I!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m826[zLQ%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;1Jq!$`GQ!]^yY-8k)+#wxlR!!,:++{!9f$_5z#5:/Aa!+dJ#!+f-_ABr3r#fQ&$(iIRw!'j*)+!0-w*`n#J4-9Q_",
"@;}tJCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PTy!))h';nKs+$;:L`Axmry;f^==!(H3+!Cm%U*D{s(*M#;%+&#0x5DLf4",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+fUtA:,8b7&'l85[D6/(,5lI!z}TM!/6dl$H$4n#:D}|67,/p/PsR[Ay6z4",
"Qsi{2.q{](/PgTWRGNnl!+y+U/`1'h'nk[fA:@Mz.;bhg;)bF`.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`Jl#aT0a$9buZ*C8ft!,uXi$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/NsmlZ8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAxn&!<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,vHXAz<agPqD+W:I:3b!Cl;x",
"*H!4;=h.^{0nh)B01j_g6gY&k*}xud0TPRFAwA1w0uns!#%jquAtsd+#C4/r8:yl[85lSD!!!!R",
};
static const char bitnet__spv_head[][96] = {
"!^'L:!=4:Pzz=(&!!qV5!!.!f!=KGi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3Dk9<AA|_A*",
"$'5-F!!W+<$@'K#&UXAb%426B'LTtt'LS-@!={.KCP7VFC1%SI$8dvR'jg*@(IDCR!@(=P$8|D_%|FvS$]4|yCp9_K&mtv=",
"!^Dd9$B_MLAav7JCnzNI%r%`D!^I8K$DCYYGp!lW$98/G(s8{`CpbyP!):+i!!$;w!!$;s/1*^<'.*s8'LH};'jg)P(+'2R",
"*B;!]!@(SV$9Zll'v<h`Cq$/S)(,^R8uWNt!(xlp!(x_k!({qq!({}u!(|-y!@+;&$DktbI,:C_CnzKH!@,KUR#U7kCng<F",
"!@#D_CP7VPC1%SS)(#QU+=7=V!={VXCP7VSC1%SV%4;AS)GAaa!(*$<!@'wX#{MN#!!TKJ!^1lP!={fQ+aRhr-tl0u!={pT",
"#:9YR#YbjW'jq2d.WNm{&qs]W!!z]3%SQR90kJ]t###![&2]CK(IbG;&6&ff%rBb54^&$7!]qV,&1.|D&Ptp6#Z-351*}Gt",
"6WWV]!b}Ri!_$-@3Ht%_3D$xX4#j4+s[h&k!#wqJ!$%$y'.@q-(8d'{#4)=Z!$B,M!$L<4,;;FZ(1tT8!xFZy'NK4N81z*]",
"!#wyP'.<{{(2*a@%.=0m5$1''$7J|r6tf}=sU}ft!^0`-sU}iu!^w<8f}Q|x*K=Q$!%hn$#b0Z]!%q4g6V[',%r&/H4]flT",
".6b45/sy6v%tdU{&s:rJ'5'_h!=4%P%42(['5'3X'6]B.{9S(S'.*ca'6=.-!=4%U'4(^q!{p2L1i@sK4!()L!)9MT!)'MD",
"/v1QF6[{%I!@f;V(2,Um3C|C#{8tYw3bB$p4#XWa'8Jc&'4x5+'sI!6(AWC*;<k-w4]RI!7qa[{!!+Y47qa]g!$7'/67+z8",
"697TcBq^xV;cU6DH}h[hFI3j_@:+)M5:1,.8PC1881&(77SGr56#AXc)LsU1!#<_#!@z#$!#<T}!#<)j.5sRw8nS.c!&9G{",
"H$i9;!`fb97SD[N7_`Y9!dVlx6{|fhg]1glG)ibi<q!f<&mw/8!#=Z`!@z,$!#<J!=$(/A#%kNh$Y&DH!I='h!K__$stAL1",
"G1+`'G136U99<:}=gQ2D!#<|3!@z@-!#<U*G)sAZ<JQqs$tvcW!(rJS$)w7k!-]9_'uL-;%{V{V&x[k//WCACG)R(d!GBfj",
"!(Zz7!(f$k9L:0s!1v,5H.v'T%|!F_&y'(3/WCNHCpzw$Cy7FuD5}|4:U#69:I;@p)cb;h!(rJ#;sH0W+!L{B!(rJ'C_/1k",
"Uv8aKUv7ChUv7JjG)g}:.6c%bR3Ap]!%ts[*0wVZFnA!}2)TC(+#UTAGf($:T;Tpc0l;KU1,ZUVKWu;I$^mCu#D{/@+`}Ju",
";F2F1Yg_;1#:=28!1bBjG*pnvG*uBZ,%Pg,#Yla@81!`bR$bD_<Ba&pg<uu{#;kg3@wdg+6ucq]6uC=@7&9s8,,AJ=!^DdB",
"!]`{|!-=T*G+,/I.4@9Q.SU,j/|Wi:!'5LW&ugNf!.;@8!B{z;!B*)C)cb;u!+HRu%SSNm!]`{p!-Aiy!^42&Jw_V5-w(}]",
"4=4s8!]hid&S6n)'/gQ|*D,=z!+pz&!!$_'74(Fz!1u^.!)W.k!.:u}!)4Tk!.(9#$X8)%.M3cF+{S[m]^'qx#]Caw6VK2w",
"MmPM<+$9SD!Z(S1$V{:B!!%a{sVG$S!19+'3,8`4NU.5N7c2x`!%5V0!!$^w#YZvm$VXYaNrGP/+^,qP!-=RlG+1[b!b!85",
"Atg8|d*W4QsZL]7G++La9[uVR8Pzq,:JZ}*@au)[6|*au+@3qP77tUK/QV{}673'W/1(Bc%1[`_sV$mL$T!]H!'mI}!!$_!",
"$78.(sV$YDH'gmk%4617#Yc+#!!$Cv<R&8H7T^[0!@Y[U!!%s$%n8zc#@hqH!1v].5aVht!).lm!)&,x7UF_*7Tr)z#zu^H",
"&mjX{$vk6)&k5Dj##JqJ*DTX#)7w{[.:vQL.68C9,!fhR]a:%--9yx[3F#N$4'iWw*IF/I*IwP+6DH:).I;345]8Hj*KcPG",
"G+.58:d$58:Fadb89S,jsV*zbM_)LvkQ&(h.SJ-P$2!:k0T:M@#YXm481]gL8n0tH(IH!d$Vh}uRh<X-K9zifsZL]7H*fU.",
"'Ir*wg<uu{!-=R'!.<]T!%Vxy!!5B1*`dq_lD[J=!]a(]%!yM**BfDm!-^)k#G<YKlj8FqkN{9:)M9%r!-/+Z!^2rx<'xX@",
",CCg9!9'U#NrV6CH*S*9.45cm.Tn|())xZhJ('tb8ps/l9T=`6!)NG<!.;@8#{{FXJ!p02!_}&D!CZUI!(zhn!*F=q!)aX#",
"dc6VI1n_s,7).x<8)]J2#:;B:T%JJJ9yFN5!]r%($!{7tmLk@2!q(=-/SbaC4%0hzsU|Z)!.<Yc+hR6<@wjcN/fB<L##'r+",
"J('Rfkb6s*.SN47J)pF69LN|w'LJH7NrSJ+!-@Kz!^sdj!-^)k0l#VA*FQ50sb<Mk.*(T{H(wRp[!,`@.4hN{sXn6asb<48",
"]q$!^*UL;CNs].-G*uM1frYcn(m0z_pArRwsV+/8!:6$w!Cl43#|%'.sZ%PUX+2jaWjvP/.I=P|sXmqUQ6'Lv!.;A}:3`Hk",
"sV,H1;5jG]!pDL[!LQk;GkKzT6|}|}6Vp)(9zB&u74u_w$V`%%!=AJw!)&.T!BByiRJUNl$9/'A!]_9M6}z_86uMFvJ![@{",
".5x;`.S|Gt%T7`V-!}R9!`H&B&PLNx+G(Yr,aV93!AcRYP1nC]6W/:)#FCg3*BfF#FvDbW!{(H^+%|f/G+,I7.I8y$*c(H8",
"rRf-@NTs*V8jh[v&WGfbPR2K.6w1R2%ZBK+83H)U.rdP@!{!(^!-^FK,</!u!]hiV3F#N$G*NVMGLzV{G*k4t!D._@!-]Y*",
"GiFYr&R<$.!-A;4G-fC_+1x^,6uC@)7(pVc7(y]U,MSGJWPIU3+|r3|##+29G+{+&!_$A799:5PH)pCgH*@jg6,H^JXM$;<",
"1+=hx7yMDv%4y8yG0A!71,l7j0LUwpHc)*-7B$1qSd4_z6u1P%6|[-9G*l`'Hj%gA!l+I9#=&;u$tvca!]`|3!@21L-73WB",
"!-=Na!-AGB%8fAG.4^}M!-skH$B+yu6gi-K!.(]4*Bn52!-]bZ#:f!w!faDk&2-=%:3(2b06/[ztPI;--^tmB6[I4B!i5Rs",
"6cdK.+N.`f8X&_&#C4/r:t3ju:lBDM_tvc+K[59-TBrnS$uC5CsV$B@!-A;GT%cPC!@H*&TC$]H4lmxW!!D4Q4PM'g&Q#WU",
"!-@12#AI/P1+$}3.bhyy[}]l2!]hiW%V:G#&2NQH*Cl+w6_hYU^y2Zc'LIs=/PZ|g/WJ/s2H)%d!-^5l,$Kq=_9/,V)FD2t",
"!%#<0!!$@m!&;D{$VW/R4FH7K/Q9!g%TwLdG+-Hy,+Nb+_wg{b4zp105:-CU5xyB^!-=Y@G+1g.9%hSFPF]GjstI9*%8lN{",
"Pd#.W$fpQu8$(yZt&PFYQ`x;G7xI/5t&cY]!4%wv!Cms-Af-:I7&Gcs7XlcX!NxpN=GC:d!)<bIR]w{,3}ub9!-=Z2,C4Cx",
"!!8dA!&nk$$tuDU/`I[R/Q<%}'Tf`HSx3S0stALB$##176_0:f!)q5T!)<vPTVpm.aP&hGYgA:gTY8&+TwUNWTZ3#Zsxpsb",
"sxj|'$vcWq/a:2c/R/u1!)=/<VPh_V*)_lB6`W$c!/%9a0jccB!$ir!8md#0!*N_IG7Hk)$9+,{*bqz8$XM-W6W4.4+}A)g",
"(+90P!-v*r@-cLQR+^]4!$&[5FYKM|bPpk|$K_-z!]aVl,YY)u$'Dt_+=uHm777-D7Db'U&1.U|!]^c;.qr=:6VJ&VR%=})",
"+)nF%!(z2;*DJRK*FZ;B,HR}B,{{=6.WPtVG+,mD.I9QG-;5=_sb)pi0{9NPLb#NH!&guuLdC;:$_[w587$qm#:;qI.;h8|",
")(')p-Xy&F!_UPQ!-=Na!AM!istA]c),Q'#!1vV+IAwA#7Cx%XI=:7{!(yX*!1v]0&8.}|)/=}`!(yf.*D,<2'{^TS(MPnv",
")JFb4G*k{-NrQ^c+&H/#!5r+xGTvlu!6;*q6x/]_850)_!^+2x/Sn4|8vN;}8T/{],wu#Y1+*'V!MaBDNT:j'c+lm[1g`35",
"!!$Gy'LK._+|1&z]^cP(%V:T'1jHivZN4:h!GNU1M0r7Mz]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&n",
"R1+7R$x#*d'.,dl'.4$=!={+JCP7VDC1%SH#y;fN'LH}=zzB,6zzI(!'5a.0'4x5)6^_Xc6xXDp4|RxU'N/<1'lMA0!(qrS",
"(Q={,1i{u])KNY#!#<Z}!@y|#!#<T|!#;[[ZLxb,0AK`n!*#;4<0.dR!-=2fDr:05dc7(gg!.4d.sP:J%;/3f6]$70)0U+'",
"ZM}<+8R_|g!'5Y[7w$=JBw/qg7:#zJ*aj`L$^DDdG)sJm;IZ3PG(.Xv;249j/PHj12d!lZ+|QrDZM#zSJ$+lvYI&:V_tJiq",
"`qG)}am`[37Hy7t!5z@6!0MJYYgD2b!)!Dz!!%-}!!$^)!!$ck#Y[%+/Q7ZGZMI!#7*J]MCZHX*pB${<ZM4zpqX^t(q<lw_",
"!(B{8&10c3g%AG*!pqu#!]cHHZM5$r!#yng4RZYXZM5-Gs3jp.rwFYJNs#mS2w!fv!)SafZM5*F71D6)8-l2Y!!#hP88*Xu",
"!=@nPs7)jT!Z(TM!')+97waP-!]^rNqzF(J!&r{787+a;#:;!N!]]4m9.$RV[Az1F[AxYm[AxYm:g|Km:d!p$7U(6g,&-72",
"s^,PNsZ*4W8.KTX7qa4[g<muCf$TM'p`+^p!&^n5#YZuv!5SuS!*ZbHaP,DS6thk'8IKSg8gAB.!$Mx%0$-f7<'x0N,CB{#",
"!7`[rZP5({:+sXP/2`J`ZQ%R_5[CjKcg:LL6yDd78Ftp;'jzzG'5*BBZN&=c9yF<`!%8i+#Z8;)!7`^]ZM2fk7T!SC:+UCz",
"!5zG8Z)U^WV3x|[!!$C*81%-T7H.bJZM7W{9!{B.sh*AS6th7<ZM')]*TR(kG+0q-X+7G,V1:Vt7Gu=_ZN!2ra$U0<%4ZAy",
"k0fY7W14QZlj@<CV3nvST<&ad,.Ab*sg@yFsZ+1lTu!dGmX6-Z$75gq'jz',Nt<x=Tt}nC!C{x@GkKI66|}|}0$.gv!)hL{",
"!]_9M6}z_80$.=UZSMiL7Hhg6!5S&2!)$<L!.]wh'yqh/nDpdQ!#JYX0$-YG9lLfG'rl,H!&^n;!!&c_!!)W*!!%[h!!&=&",
"!!$Li!!$VjJ0!LQ!)%ysN-mh@6c<PKQ(/RhXT!7G82*C&*%!FqNrFF8!#P*jWW/vu-I,x;!)&|4*ByRv!.'yb%bdyy$Y={Y",
"#:=:k6uMK{6w1RX!BJI+Pnjb.!(IQx!=AH%12`.}!^Nz`!-`P[/_&X{1/MAg!-^5l*fh!.+'CX8.4@3|+}`&:[DxUB*'hRF",
"!%k&g!!$_3!!$Sl#YZ|B!.'{ZNT^[G<&Aw=2'z[T+dYqu7WMC[.b60asxpHusxk(f/&z|RJVuLD05#JGNUQ8k!,&zG!=AUS",
"!)Ij,YgAVp$7|6yH(wV-7T+fwstJyG7X2Y^7X2fP78ssuR%J7:%Bs_g8!MtJt$u,/8#WnS!kSz68!b$Lt%+8K2sD*C/P^w!",
"!)<2}Ln-p^Lq}t-MLg4fLqh;:Z.rCv:2m3+_-[M&!4B9'!)4K[!+jV+!]^c;Z/s[Y;I3zM[A|b4[AxYmIz`31^wNKx_V,_w",
"Z0R@k#NKr<A=/J4:*{&.[`7ci[AxYx[AxY{^Y0B!_6lUsNrFF99PnNvYgP6032bJJ!.@t;!!%'w!!$Sk",
};
static const char bitnet__spv_heads[][96] = {
"#%jljz{(iR!!+1&$VU95!PLCI!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!VC7!!VJ:!!VG:!!SF;!!SF<!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'N}IUCpw)R(glTP!@'xC$7lYT!JtjH",
"CpNlM!@*rw$CR%WD8L0TCp0XJ&PVmN!@+JS$F50dJGUdaCng<F%4;F[!@,!d$Gx;rPT_9nCn=$A#x#{i!@,VvTGQP_Cm}m<",
"!{'^s!@-!&$Jw:+YTX!(CmVS8!!4H%!{ij8$L[H9_aa_:CmV`<+!V[X$'5<K!{]PGG(#YXNTcfJ!!guB$:u_&+i.Aw,Bwt4",
"!@(SV$9Zls'v<{gCq_WY+=77V+]VBT+ztLl,:3Vn.SJDy!@(|Y$:{B}+{=sr#@,!V-79$n!@(HH6XJ9I&n6!i#=adR+z}YX",
"!@'q5$7U*RFIY@[#=8JM*`d2a!@+VLR#;gm#<y5J!@,KWR$CKv#^T1W#^rVY77VW8!&bi7#x#g0!!]P*#:9]//s)L&&68il",
"0jj021i57m1,b.m0pB},'3T;s1gfN8'jg*#(+08v1*}013B4|;!=|Jy(gbGw)(,W|3`T#;3}r,*'.*v]#ydpA!!^':(ID@S",
"#z/,F!!^3@6tf(*,Y|&K*B:|+7xG_Y0rPG{-=}9874/:Z6ZBG76xjZ:#]k^NL:h[c#aKC6$[lTH!]]S-6[3{G%Sd<8!#;Qb",
"!#F!#!#P'7&1Lb;4]wYk#Z-*2$766<$vW;J!(r(Y-^[[A$^Nn}!#PNV(IX@L6{j&c&QzTB!$-U@,C0G-)(%FX4^6cs$WH)H",
"(IDZP!(xv|%58,Y6tf=.7SMc8BqZT#!!+]{!$jHJ!/_)Q!$tMQ{9].!#<!vQ'4n.x+@,yT!#rd3zz@-U!!&LNzz@0V8|;#/",
"zz@3W!!&FL-!uMi-8tn:%tp$r-vSjS.5qLG@t:6`&pS*-'/p-.'N/3..sNjLdj4Y+!&XZJ{9[tw!&bcc!&lhU!&vnQ)H)!=",
"1K7v[1KH6|.z8ic!bhZA!du#{7qa6}2MR4T;Kg';'1pgY'8AN|'6]Bl':&[2'93'+'7Nwx':v2='5BQd'5V^h6^ia4'rvih",
"'yIm<(1wIW#7cf2S#W20S#Z_@S#XS]S#bS]=*^A/%SV-!!#:cF=AMRg=I:vx=fSP&:SR7+8}ZUBSmJ0D8Q<NG!#:yf!@z;)",
"1iBv[!#<x0S#f/D,']dT6#syi6VLgX05+iaS#H!mCW)s5CuG((S#B$P6`u8S)(1D*Ds8stS!{$gDWw;aDs]26:U5D;:Q0yQ",
"=*^sLsV!MW(0+3h%4zrY!0yV{'2QP{7y&*AMrbYX.40}=S#B&lS#ddD!]{[L-tqt<!#9z3HDN8)HNxATHiQ.A7$`q9'=8Y+",
")/lR&I_raX:I6PCIzjltS.$p06cp-i&{;$J'suLQ@V|%n(7xSL<%B{#!0yWR(1'tB<Gpn-!0yWT'4=cC(1tU^;iuI]!3Q23",
"!3Q1!!3Q1#N`<2-4(XPR]f7<q!0yXG)1#4uPiwj':I6PXQ'pn@R}^Uj6tf=b7qkm#!0yW](:}BUbS1fQ!0yWr(+<*{!d7ZG",
"7F3[d67^1'5:2=W,+:lJ'qqjT)k]|;`'#6G!0yNw!#c-17Dj`&!$nib8mbymXjDuj#DmCq,D8hy!3GN@S$c*r${lZu!(zhN",
"!0yx[S$qzBS*F]Z,!p!p!^0Wf6tjrP,]db{Nn+Ka!`H&@/PnbBS&6<Y+%$#`/PZU@SasX^.6.lW.4_;u.T2Tx$7T{k]`[Pt",
"6y!+C!!57#-79bhS$q%@S*(}i.Jh+].SU,j#x5rh!'5LW&ugKd!404{!B{4&!B*)C)FFG8!0z!X.y#CG74`%G87xvW7jwF0",
"2,IK.$<Mb84{Z@'S$hc31Rq|w!^'Qd/T7q$2,I<b+'0ww!!'%l2Kn{M4]U4a!{(sc%tYT%&QvC@*Cv2%'3UkH4zsms1ISnu",
"/WP#]*D{sC*S6hZ+&%xq01i}R6[8x5*}xv;0TPR{0/TwK0{'=}!$iq}!{#B%!]b15!]b1]!0{dRS*.<U1<lxV3BIt@[}cAM",
"!{$B4LCbUi*VUJy!4//G's9z-!0{fg!D2Hb]cnR(8cu(}*-qk;!0zZ$S*7b`0LVMg+{IUgsWagV!0{lxF1qh76Yk74#h445",
"!0{h_NTFUY6gt%c)sK!W7!m21S`9]7##JPY!0zt=S`91M#@h][.4@YDNT*4}!(4D!!z|^sU!F$.$}B,M8`:&.Sb;J@4G.,8",
"8}mD/P1mZ<!1/Vw!*!X$`qLuQ1gyGfP1mbC]bTc87ha(|Sbfr`2G.PD$_8TMaW}V;::)m#$;=&PZgYna.J4ua0Lj{}!.2G4",
"0;n1U#Y]k:2FapL!=UzY3BrMW!HL5N/8.gb.;rC%$@^31;7&59;,`NNVqb:xNTKp]+!I7`sV%Uf!0{c/S$mD0;W)|cb.*lr",
"!{#:&baiL;.D#Wy`qLu)0<7XA!4/k]Pnz`_Uv!{{$tww<*cd[!%XRQC!]b7$dD}&n!]hiW%V:G#&2P%X*Cl,$6_hYUg#3y{",
"'LIs=/PZ|g/WJ/s2H)%d!10V2,$Kq@gA0L5)FFG:!%#<I!!$@m!&;D{$VW/R4FIs|/Q9!g%TwLdS$|$A,.ktMg}i<B4zp10",
"5:-CU5xyB^!0z!fS%%,l9(+)^`PR==sV+0)%8lPR`mvd_$kqlJ8)*6/sk2Z.ajm4P7xI/5skGn1!6PUf!CmsFAf-:I7.;yg",
"7XlcX!Tz0%=GC:d!)@B|bgnT.3}vu`4=:;Q7u,l@bj<lfc*^IXbk9C*sZT5/sZLsS$XFN=,3.uSh74Rd!!_jx!(r+!!!$Z*",
"!]_^(7KRg}7LwP`9CX^)9bi=`8*9r(slMP*f]]NjfzzVZfBnmFsZTQ7sZM/d!]_^.7L01-sV]$d0|-&+#%jrX&W}8C!0yx%",
"S(-6h+*Lb;74kQQ6{63^]cndpA}Gf)!uZlK6WqS@jS|+y!}f8n#Y_URCPV`C+Gn,1(+)4c${bN]PQ.CV!D,h`S$g+C5D`^r",
"bMbi#+(i1)Qkq7d!#R;VCAC0pjqL+t#j-Xp6VM9ZG6-+K$Zs7u8mdxMl-b'@6z)dZ!I[VJ7y-c0A@'_{!9'U<+!4PP/PYZA",
"S`9(-S}N]2+9)g$2FMV;6u)9R*bS<l_v%py@yZn'Sbni@++VPQ+$9T82Fac=QM-8,+$FtA2G5'D!=VUlAaIJP!2Vvu!D/[d",
"sfd700|_G8Xp;$38a_s0SGW`<!#fuw!$0|s=059C9m+)J+|P.A!JQk,C$W8sp'F1|8(xX-,<i=8!ikS8!0z!$]cu|%63LRI",
"<MFQ*!{$B-6w$$F!9l5t5:BI%bW:.2/mi[Q$93[Y*`fF<_y6{;/TsqvFksR5B|dz=3^)53/5Vq!!]b7h!=|$@!{#Bi!=rz@",
"FsqXP!19*)1QI=+5C)Q}7Ly@m!D,PZ/[dQh!z|b@02qN..5d*S,[-N(q%)Hk!B*#A7ARSF4zmK91I<*B5YKMN1h;]JGK85@",
"9TK.b1l|St!Dt9aGRbyTstV*y1QzFKi}4k.GcL2`Sd4_@6a.VX86s3V7:_DQ7B_^^XVjZ3#:w-4<^$_5*DTX#NrHQ7@j_r5",
".uuuwS%n#t!awc&!0z:F*%HFz00n'k1ga/a/n'j9$^F&p]cp{<7<wqHNrIhy(XXpW!)AmL6}a#P8-v8]#:nPD!0z!%!|&=}",
"!:l@i)5;n(<^#2U!!3;'S`A;VXV6kt/PP]n7$G:!PnF{<FFcJ:#`)cz!!HJ2Rh@dp76g'rF*z!h!B#_<!)&[721)ri!*)V;",
"*FZ;:!0zYU6$`Cg=!!(#*+znG!B*&l#w{Y:*BfFk!0z:/!{0Y2l-b'@NTx#/FIDI1!]b1#NrPN%5K.#S!KQd!%V@^n/mrDP",
"M.;VpG%F=yP1xKDGB_i!!Dc;!-|*U6Ga$WC-!`-T*B:hV&pzA:!0{%&p(FS5!ru#P+|01#69!{Y%58K@$:!uy(gh28)l)8i",
"!(|j/S$z`;Z`qYy'/mTN&qU{+*V*hK01p&[4Y}HA7$RSQa0hBb#_UIy!0yx&QkjQp,ZNICKYwFV6wPf(7Th$*<bSI$!}f@q",
"#]CTs!]b1-+{G8$74uWR;cy-r%SV-.!&{G'8:[{QC$&Yl,;3@A<BBq}sV&[z0zI8,#C4T}7tQfI!^Q4-!]b7$$:!Zx6|a$$",
"sWMcV!0yu(!0z!9S$[x%${mG/!l.;}9M@Xd*`Z)}$tu@g/PYY:&WZ8:!)%ys/PQQw*Gj5:/AG/u+%%))6x&Vy5{Q9bsV2hh",
":9-sG-tq}.7!N|/&8$-nP1nxj5.q:=!^Dq2IMnJb6]l14Hp2FTV[IlL!!Kpg81t9M%qnBsF1`Kx/Q7_#.5F$=+{S[m`Sxm4",
"#]Caw!JpBgVZ}]3;d%s-+dx'z9ZZaD#YbZq8PAmCb/:,6!M:[ILDqz3S%!=Z74yuhLTIm+!0yvJ!C((D749Ab!Bz]vstBg/",
"-;#Y6LS;(1!10x6%n8`w/PQlIS}N+I75_QJ-VQ0fsZv3N-xs#..453}+|YA&`Ty[I&qV(.)I,*;)s/Hj*D{uh!2#YB!C:4L",
"sV%]'QM+Aj&.Wf+!j=tg7SM;@6v+m+Sc&,F/PU%Q/8'N67Wutu@Y[`[PQR[$Ca(6T#|B!=%SV-+6tp1A$@+=p'UWxJ+!`h1",
"5y8WT<``{!!]b1;QM0:!+#I%6*48/HPndMt7Uc`$'+T$w!+#_IM$nY$!%7|g!&(}=C`{)z75N]BPnc8:6x75b'Ir/,#^w1v",
"'[;#fPnt2L+b&Mq!0yu9!BSd;NrYj2,=f)t!10%CP9yg8!$X!(@-1(rQ'iQK2H1aY!NB0m%6{7}'LMp@0MM8I[iNcG!MVWh",
"M0r7Mz]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nR1+7R=DNBm=|KB9=_6=9!#w99!$$D;&2gMG@<Gt{",
"Cpw)R(INGW)QkCN'WibHCq-2S)FJh^*J6(M!@(0T$8U*]$b,UQCpXsN'jq5B!^Dd95H2V^B|1jRCp9bL&m}}L!^IGP$Dkta",
"I,:@_CnqHH%SdVY!^I{a$GQ#nN8DtlCnI-C$7K.g!^JSs$I4.{!!$;k!!$;k!!$;k!!$;k!!$;k!!$;k!!$;l!!$;m!!$;n",
"#:;dt#xV&UG9^{I,YRgv!@(j^$:C;{*/TgpCqi^Z+=BFa!@(4L#[#zc#Z`5Q84=SR$:CY^.4KWx#!u{V-VX-w!@(_N$:!ap",
")(Agc#!MaR6@a{T!@(*;$8;UY#x6vM#!&GM+!%:K!@+:B$DhNcI!&!`!}[,I!@,KUR#Qql!}G|G!@#D_#YXcT#x#tYG'lKb",
"$';'1/T_:$6<+!D!=|2j&PL_h&mtpm/mcg+2'yU3!=|;q'LH|n'jq/t0j`'/3$us9!=|Gw(ID;u(glMz3B4v93`T#(&mjlZ",
"#[y*:#[r=($!K7U!!T6B!(+K3!@)3D[hH^v6Z7iS6x`T9#]aWM6yU3lGX}5W8qHG.7qbiQ6VIDM74'[Q#A1aA!f46!7SDpU",
"'5&4K6uF)J3&p|S3&sJ9)HF'2;cwvc<*Y&!<Hw0=<g68[!'iP](3yk3<9zXx8m]z*/YC16%zn5G&wt;(8vjyh!Gw2U4'qt!",
"(2S:z9L:0%0Asn:!)&y35yn,#'V'c41pfVZS0[.`6*iJh&13@}!JYA%[h_'aS,4*CS,=b*!)nguCy'rW:I6P4Dj]IW'MXX.",
".UPI[;cmpb6y!Fq(-p9h<&=Xi!',{'8UULG)cj&f!!$Kg!!$A#%SSW3HDX@R:I6P=H`QDk4]P/MI(J@mI-jbVIH.BC:VG/I",
")V=HS!#=xr!@{:KS#Xn-8Ylv}3bZFw;cwvc!0yWA(/Lk!<($dz!0yWC'2dZ#7[&4VLSUr|:0cVt!/kI:<j6,N3V't8<j6/]",
")VT,g!#@Q6!@{q]0`34xQU}qg!0yWI(;#A'3fA$n!0yWq(+<'l9pn@*1+r<2S#bBR6$4r5bK}]!NL-a]amBH`bK}[Kb-`R'",
";F2Dv!=4%{!1kzvcHy{4dc5C+!.|K]6th5{D&3rQbL3j3#:@F[!@H:-!)+xx!!9LY74(^zY1u^R6v4t<ZgYdA7,&)$U!Y<=",
"#{{YyS}N4B75UCG*C.FW5,ck*6uMKt7t-p[0LMNr6VJ5l6XhAd!TK$s#_*0zGFrvL!slXw%X^(B/mp;V1mwDy!19(V!Cm(J",
"*F(y)*t,Uw+CD+5NTQJx:-krZ9&v{(85D4;*vtMZXgn(877y,T.&Xw(!(zCBNU%|R<IuRybk(Z7%fjj77HI`vUV][9ZBN=8",
"YI%S06yW^f87GV[`f/@!&WQ/hW8{{m!D%Ru0TBc,0TdhP0UN6v$7wgKZ`h35[!(:9ZF2IgNrjI}[=D)S[]cP3[$pL%NTVM#",
"!qL0^8'c=!silMd#C_i^sZL_6!]_]n7gYCQ9.!y5b-`R*;F2Dbb-jW}6v72H<%;Z!f$ZPC!.|K874)1+L*@A$!({Fb!,!0:",
"!+W3A8mdM5gzT5$!!$Z4!]_x;;1&D=7i+1{;18Nz7!51m@F_i,!!$Rt!!$Xx$78&x<k=T5B!86|;cQNff}PkV[MxYB)6$6*",
"S$g}R5p)S!;Q8GlDjZ.z!.|K5!=AL!!)#3(]cvj6;NsM!7k_t7B_FPC!!$=z!z}71F/-7G-tkx3FgX45!!$B!!!$W%!]_d(",
"7W{^$L*@f-!)618NT5*TbS:my!.|K5!]_d%7XFx)L*@''7AG:;9T4@[cn3`!85U4+L*@,l${fccAl*jw6tj3.BSxQ!!0z$3",
"!)s]C[JfQm7;2g}t!JNt!!$DW!z|pplDpW374&!XlKx)J!M;U=[JP:J*hTZT8*w<dGcNa[=]S2k!!$P*8DgJVH`NXx!G]l^",
")l)c2!Ls951SA[h!)JW%!L_-2Y1jJcJ0HbX!)n*pgzT4gIq*Mj!(|6|NrX0s:[|5&9.*justHIQ!3*_b@7^],)MH7n!HX37",
"P2Y62A4V'<@YYu<[KGGa-l@,}8zlZZ:,{ixU6wZ#JY=8M!.,t,90,T[Utt%(7G%kW8s@]B@,S^<!.,t/!!$]8!!$`:!!$[p",
"!!$T#!!%&y#:<SD!41d1I3LWu;J)V`q]+vw!-l`5LDA*U6^tau7$=HmGXrw<!*,a@[JwvQBi%0TNpC%(:(%%V<=Cq_bL7PF",
"!)y_I!)x$lLqxvbTamGPS$gC],.jsTKWw)_L%_Hs!KXH}!*l0q!)7'U7<Rv/<{#'aR}aTnLqT/=M1(GB!*3$d*df!^sNuX]",
"!h;TR6tp);!:hJv#fJU}/PU!N!(}*g!)<07!.;n7!)XWB!({Pf*uVx_sm4bJ!!$Jn!!$cG!!$n{DA[}V7qq!3[Jq367r!J!",
"BCg)[8kG%X9[.xF!9Wb[Cb}XN8|VLz7'$CA!!!!!",
};
static const char bitnet__spv_joined[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!2hLzzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*#Z,t1$7s04#;#w2#xi35",
"$WQN8!|$$4=@9k2B57m<A8GV:At|L=$'5-F!!W+<$@'_/!%HD{#x#g0!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%w3]h",
"#y;U;!!]w62cWaq4zp:!4zwW2!=|['*B:y%*`d,*.qrS54F%xD.Z&Rr*h5:.!G%jU+=78++]`J0/mmq<#z82G!!^6A*${r^",
"2k2uG-!`-674/:Z6Z7@677}^:#_x*f#a|c]4F1N/$<NMH7WK'!6Z`ZX6y-#}#{I{S!!^[M-VN$v#{r7W!!hpS$@(v-7vZi,",
"0rcWH7SMIf!@*;S$Ak%C5_F0)0s-rL8mgqY!@)N8;M%T(0R:ZL0sV.Q:+$9L!@(w($:icv+D2&l0s}IU;F;b=!@(At$9'Wi",
"&6)P_6=m0W!@'wg$7jfH!D7R:0r(/A4zwXS!@,}I$JuH.YMz6+0q]s;3`^0`!@-UZ$LYT:_[&k70q4X774/;|11mQF+A{Hw",
"!@*#K$@xQ8:N9h7126nK81+]q!!UUA!!UKW#C_dN6VIl_6VR+s!FIH&!@*at4GKbq${dm^93S^x@%u!P2kf:P7qm<D7qkSw",
"!FI|6!@*ax4I/p)$BTCy6<_p2@&=:T2l/VT9.)f59.'z{!FI)y4zpS<4D]Pg$BTQ}10V:&@&gVX2lWqX:IC/):IAF#!FHRh",
"!@*b$R#=K|@''j[2lv'[!FK}0!@*b&R$F0,&{SZt!=sfL!!_yU1I<<2=(dPm&W;/d!!_603$up<#}`Kj!!_Cd4=18G$!*fn",
"!!UJh!!VJq!!VGp!!`CmG'lL'#G7WL6VR+t9yYPC#aLS$7ZA-c;l2W+F2<s%NrpRR#&$aF<}u2s81#:,5CF18A#f7m;k|In",
"!!8dN=%hk{G.[i=#Yyf_7!VbZNUc{16^KK]!N4gBNVIkq=*=V})U.+:Nu*KK!H%mF-%vUC$@H_x!!VdX!!U[W!!tf$%4G37",
"${fs}!#9w0!#0u!!]]a<!z{$<2(n.48m]z%$tsH=%42U<!#F$5!(26n#Z-':!#DwB!#'z5!#R<'(JsYX%y)a.7SYh^6ty3q",
"!#P_G%s4^^&1wF('.=,<6_)srB:w<,!#D}8!$-NS4&aL7!`f9&!(xw-+$w'(*}z$A&S%%(+`jJ)s^BZ-!%HpY!%S$r'.A<:",
"(ATXt#4)=j!%q+]!%z;k#;CI5(3X`Z)*1)f(2]%S#3Juj!&N]g(-;Xn!t,kk6[+VT(-S'+#Ri!p!&vmh!'$!T(+9:V!ti4w",
"!'6-r(+9F[!tU(w!'K0{6z:7G3&xW#!{LTFdkd4xf}Rb03bX_)4#0iV%Sl1Jf}Rl34_T|/(-ihY!tU)$!(Gwh(+9PZ!t@y$",
"!(['.(2S0H#!1gu!ak|6!{rPK3!B^]!_-9|sV!uR3!C)[!(xfq(2#RA&7jzts[HB&sV!|-s[K#Us]/qlsV!v+!^f;W7:7{l",
"85vW(77DS$!a1w=6{--]sWw7q'5'mD74'l*!(cYa!f4@Z93FFD2BcF<9.Bk2!'Ii*!]zNlGL|.Z9LFfy!CQ7$-!uUL'nNi.",
"7;{${!t,rq!^H#g6xtgS7jP+,!t,rM!=ANB$^GzI7Z}fw7X'4f7SkDp!^m(<#byF;!(p#yNT3cl2sD$B12%4R9N9zK6r036",
"$7}*;sU}&v7s1<V&8*)m5wikW7:sS:!ITi=!(}./K@%j`6t{aa7Cc&I7Sa@3!{0Q'74Hk-$VWbU#!S5g#&f^y!Lgtc'rn!q",
"9IgRI$tt3=%42])*,-V=7SWKu$7JzA!+flu8|Iz77ZBAy5Jwn$%;,kx#YY=-P1c`-!C)!/12M}xsU}<#I(jtLDg}iy:N_mI",
"sWy#c(2AURFQ5]^74:rd!fg[*!%Lpb!^R/X7_6Lg81IX{#Yng:NT=V(Dy=3s#:N{#NTJ*6sV[*M!^fAI7@F!f&I':KdcJh.",
"P1q%0%D)c!g]B`=PQ6ys#+a+V=x1Xm/PQAU)sU.d$7aMh)c`m'6uHx:&SA]i!fpl^6{kYy8S3Z8!]sDQNr]!M!Ma@Y!)u<l",
"9.RLgdcB]T*R)h1!^7QL3{;7-(J9iL7:{g8#Yl`p!!&W@IMxQusV3fq'4z]F!!X+G9LpFc4=G8VQ.l1/!!6Rk!B#Fv%y+SC",
"#xBDH64R}7%qn9zQM#{-!bhwrs]w2]7SMcV!*v[@!=sjJ$!t_bN-wYZsWadw7<W_MN-cS`:gU0b!!5..$|.gV82^vQ!#yS{",
"8PAi58P=S16@Cd!$|$5n.y%`u87diV7aw):8#-,Fv-SU:$|&55'rn{Kg{@8m';^4f6VJ)67qaF[&W]mZ#C8Y+3k-'=!Al/3",
"$|/#v7;/@K]cQ8d!A8q3$|&BS7X^*tN;ky;!),6';phUI!z|_N4s&P&$Vs'v7:KT2]UN`;!)'n}/cYPSGTvw=6V^09FQU}'",
"!(vG%!#JPL!!U_`!!$<l)U,vF!G.fl74&Pcxf=jy6tdth8W70<!du#{7qa6}s^6G`#=1]tsV!s6!$N7i/A2$J6}g[*814L.",
"!&dH:!!U`.6th0g!'@Zq7SFDz6|)js7xny^z]+hi!{yCdsWi]4NT<nrgS1/v${xV}!=SF,)QmcvDh!an2Bh!!&!k/9&{nvQ",
"%y}!P2BfG4BS=ijSFvhW*S%wy&u{C|!)C#rsd5.YM!tlnM8{[Q7CNyK7Y#r'X+1s|XL(x(F*sJm!zz=m*B:i+#YY%!7wFcn",
"NTIp%7Zy-psW&D/!A/[+NTV.v!}@2NXgnW&DL6p$))IKz)NT&J!#@Q6!@{q]#K'uvs_#X{QHK[/QfqiP:I6P[R$l.G2BcFJ",
"sVc&j:d$0c6=pC5sU}<cF8gL7A{Z5K!'|Ns-g#mZsbYKi)U6,h!BM&gNTT-6TCPFX!gGm<!(zMF.<U8M9L:05!!+Zt6r0iS",
"!#<J!(m,}I*f@TFTjp{lU=g,3=:V,%!'IhQsgl@:UvrFZV;Skx2*#s3V(CNyV;y9l:ZAir!'Ii17<'LiNrgnx,7]z0sWuyq",
"RhSxnYFL;f!DwFy(nb<-7Z8,DWm^ZrPQ2/T78S%L'[g`{T{60W#]PqusWvr!/8:xlsiXCr2BcB_sWzIG7;Cf-Wbx1}[B1rk",
"QMLaZ)F6Jg)L)I[!#Au/!@}6*^yrd5_9:/c:I6Q)_V6:=6[KV#3{;9WGM;L]$|0'h8qZav!(pq29L:0mdH9crdfbjq:I6Q:",
"f$_)dslb+0fXa1Jfi;&@:`.zF<}l@58mssD&WJaq!)P]d$YNhp6tf=b7qkm#7t'7^JC7y-'r}n&!^&Z$s^6G`sm5L+h3m'g",
"hCtWF7LP7@74(q97SG/V!f/j08YlsZhyF$Wi94R0:I6QHiV07|8m]zs-|gkVQ`t__!j;;{7bT_*8#iTU#:]C|8Z_JU!`TP6",
"9$6C4Qk=bYJKI@4/8Vcu7[:tR7HTYv!tU.K!!isd/$;Nl7=P58A7$/q@wbTn@YDZs8m]SYk0`^-BZK*i*{PqwsV)}^!H6_-",
"QM%QY!#*#$6ucpP6|f3@&Wy5i12NU7NsD=}#7P_xC@nqNNrnUM#`0Ulsla=Y5Cq#wf}RTyQMJg[7<(kYs_3+y!$b2{:vi}h",
"8Ph$n9fjRv!!,g@6yUnkNr{@4p&n_<pD9.8:I6Q]p`59I7qa]p88F1!4f](I!*NpM%bQp&7y@Sf`PZ4Y&-n)b'*n2dPQ5`!",
"7+dN46kGUi:m<-8q}PM:r<6-j:I6QcrY-vVsqS^Xs4!TMs@irh!:hJw#*Q;|Dh$mSTCFTK!`TjD9@l{@SGBr#{9I)H!^[5g",
"6zbqJ:}8-f'/g252M^b4(+P#@(K!X4fB;cGC.KDp85#.kM@^jt)+4jV`PRldsW`sv:I6N3!@wf*(RP*&7xYz:!5)mbP2%aG",
"dBA[J!^R,l:!ukgK{}/v`rdyD!#=:!'HVH@;'uVG;Fdvms]b4#!#*#8/|Q*nK{bs=sa=]]!#ppU!A&x,3+r{8V;#QQ!`^YS",
"9sqJT2f1b:*-gr'3{=r@sv+)`+N%zxsV+#zD[IVH7/sF&!&nXK!/WBMFY6KW6c[]P64S$LstK`n%}bR`'@YS;=]KHPs]b4(",
"#$gMz[!,mD9kA_tsV(F%7qL7Msm4g;81}K|R%T]G'ji-`0h,|W78D!f<`QSx<B.sk0kzJaLn*D61(J|UC.H#d7U$ANz{@,8",
"h9jiSst=f<&1Du1798ZC*HZKC3!AKR#bfHksqgz}*{Pgr!'Ih^ASu)/%{Hmx5z@bx#:;^Q6VHz0!]]:K%W}0y1d)N$+^z*Q",
".5(tF,:qfn%SSFX77Xm*s[+3^&R0Zy'rXgK2Bdpiz:5;g*{N,m/PZA86{KDh)Hufh*C8g,*)a!@6VIX(!$k`]7Sp:u*)_lB",
"NT2KHs_3J4;Bn|RMj}8I%x{8G3%ik#3^!G,!']ut!{)-H!i@Xu7:#6w71vW[7T!S)7n^rW,8:/1um{)h!(cYp8l$ZH)M:J#",
".96]/.Si8p&4-dCsY:u/sVhr=3=`dgs[V%8sV,M;64U4%wF7Nb1+J/&;F417$7`sU;cni,'LL+'!]_$F#BR+$s]m--+lBZ;",
"7#KW@6}8UK+lBY]s_[VuMW+zu*BHHs!#fJ!0yLCz$[-LV3=a#$6ubi:<CIWCtqM0W!)&$F<a^w[#YZQJNrfJb0qr)lNrRPc",
"!'^q`!(z8BNrf;b!^H#$7R:TJ3B|&Q!H|g=7@mmWxDmbw0MRUN!`Qr|!(cYp8l}7U;5_bKy]N8y!}f2t!(cZ2:)H+U<$|}w",
"!,0'L#|*f7!D,Bh6x%8P-4m2:'LaHM!)73=6x(N9'ySJS05'b)NTdMZ6{$(-5i6{$4Yx|[#a_c`$|PU5!=^lZ!'Ih|&WG5G",
"#@h]^.45+6@K(!JNrR{u!NIqCNsbB.s[+UNz:/%73=`aw!&)XH6xtaT==g{U6r1Vy$t]zl!'5VZ*+xQr64Th2zwhQj#:9LL",
"6^AHps[Ifx$u!{d='Ssz2P5A<$}zsL*C/`p6r1:y!:rdu#]CdxK@<mq$F|i|s[+$%!Z4]B=]MX96^1mks`8r[NTP[6$V|3:",
"!!$Hs6VJhr@(.l)3=`p&2dM3ks}w|/s[LBG@xX@q$:!nw#aR9v.44:80Lj{}%b<,a64T:{#7mrl#Yc$|!_MdZ6V['U!J/mU",
"s[gX/t!/QT3=`s$#uP=!BY&&(2d=3S!JWlP3=`q($T-V(CV!C,s[L^Y$rKp[3=`z.%1iz2DRza.$W{)2%Q*-7F0Xu0$VW0'",
"%nH<<Fm6+2$VW0)&.fNCGKs=4(IGJ7xB7;/H*QS6s[La]H0@*MHg.g;)*cHZ&M&lR!'Ihs2Bcmj<]v/%!'Ih{75]8#/uT},",
"7B%zK%4;7c7&RBT6zF0W'I{75F8q`w!(zhN79J4h#a`^PIzvLp%ZTryJ;<iLJ@kS864Ss96SsB57W/5^xF*/h6{JQF#G#2|",
"s]m-6.'5jU$#TNA6r1r)6wcy,%;9B^6r30VzYJCh${m1m!(xbl!(y[+$7Kg0!)/Cf'h:P%+{<W5#YZnT%SfD:!)7-;u.#j^",
"==gJz&mlt_$@1!l((Yt.NTZUQ0rwn^:I8LH:9L#APQ$jQFX9gX7qaXy&PQQ&6tduT*a7;<*$}R]Pp!+m;H4h|(IDD*+!%xG",
"%qqZ&/PQD:sZVgT**pTb!#yW8!CxNF!)k,V7U2MF!B<2D!)&[X+%&1M!(wgq:vKb<A^P$&!)ap*7Uy1T!BpTJ!)&l^-2$S[",
"!'C&m!Cxb[!)/l_/PQn|!=AR6!(yv^+{*`h-Z6X=*FxQ06r1;7!:s^Q+}`JUPQC)<:29pBQkIyT%bnzK!=WFLNrhg60s7@j",
"*B=8r2Bci`7Z(j97t$jJ(QVby6r11|sw1n-*=p-A!]hiVNs%lP6uWM$!'@`]8nn;$5wlV<9-z][S(kX3$8nqI!]_UXNT+%{",
"%s!f-*CClt2Bcll!:rky$:#%}QMfp+'yT;k!(zMFst<l.7SF^})s|Bp$yA}^7BN$S%4fjT!'5LW)sK.^!)uJy3haqS!(x_k",
"(glN*-*lm7!KMSd(QIc=#@@FZ*a%M8#]CTs(SFz[/Pml['2/H|sY;BXsv5Wg*D@J|!%hjB3R^hFsZwQ2C$MLKNsB4i6YPq)",
"5.z3<!C=hvTBr{tBC}%FNrQdf401ri7_pLG5aH6f9IdSj4mjVa*a0<r1+#$z9;r0:(4(VR!Cl4{*CMsv6r1:|!:ry%%6{G%",
"1nY08=x2)z'LJ2K/P[Gu3JMW%2G5W`3=`Ts3'ijb!bLbx7!4@ksvhG,!%{}^!!$Cn!'WA.#wy&S4&BxQ7wVX%4'y!Q+]lHp",
"$@2wI.1`PV4zpYA5:-CX5ws^T!bLc%6xspFsxBL;!DuGz3,y:D7{w7bBQ&y[tWL:.tWI1N$XPW8/Zp^S/R.)Y!_Mrj7@c@r",
"2+.L`6z{cqs[=4S!$X)8!IHSH'57N0DL7;2D.*h#1nYG;Mjzgu4=FJT.xwIM!%.[`!(!_h$tuH-/[N(`/Q:fW's.T$G%YJ7",
"tS:QB7^c-!/Lxr@G'ny$GF,B/G(#F)2/6xH7;=;(4fS][!*/30!)Gg*H=t!I$cDz^8<yPDt_a#DI:l}tIZ-)jH}x$/U#(L]",
"0s}P|!)(IH$y)V{!*<_m:d!Lk@a=6ts`/tw!=WJ=8=XifstUh^Rhanp=^DiL!()-cNT1XTI0u;'QM{'{6uMG,!=i^m-!kW`",
"0+W1=!+A8R)7;k60Iu7H!'g|<=z|cXR+ij@F9c*T/Pcfas_H5#std}THqW/:#(;MN3c!)r)*y}x*HdRV*)$D(sY;`bsvs5&",
"*F;))7tWcv;F5rr!,ZWM:IakC:gW$,8P=I^U!wTF1(SJ6H2U,d!+F^1!)/R&!FA]{NT1I,3&:kj!@ZrQQM<WV%5.fY$Wnc#",
"4#7VTtRzn,(MrpY.}sUA2HV*=t%$$Ps[I6qstV*l:d!LQ(l22(K9*R.zYJvI!'Ii'(j,aU%&iK]6V{$5(k3mFGUK,x!j=mb",
"8UT(/(n^xMQkSBk7_%2A7#Q%%D<4Hh-Vb'[LS6pj/PcX5U^-g`!B,8N.;1rI7=Li`9mMi&5A%^8DTCK*RhPB&!(ZV(#Ym9C",
"2'zdx2cWbJstKcp!!$<H7YMTv*+w@26xqu'!^N}A!(1:p#,gkm'TG^D7$h)w,YSaQS(X8N&TR:vWWMc*6}8V19!jhL6{{t<",
"7;y5^Hq/=w8azYF'.5bD27,k1!*+l%8W%'<5%}-c^BaTl&}!Cj#wxnx,x8zU*C7FII/xkfRhMWL!dwM$8u`DH(IYK:WuPJ+",
":Zb;ss`mDADrLHU6^hq@7]VNt,aV7dNTQ^b6HyuZ!(17M!Cla0!`8Cu8VcqD#@i0l!abPG'nk_}sY;IZsvJkk*DTX!A)P(W",
"'nXb)@i0|sPnVTX@i1(WPp#I0$<`Ds%}Gyv3=`n}3B=t00[$fF'!1D5$:!{d00n'k/Un41.44:b9n|`4NTQ.&D[gbj/V(d!",
"XT$&55jS3K!*{,&!$ZAa&_C$S!)z6=7SFMc&#d}R&sa-n.4@3|+|:,|&p;sn'2/HDsX|!Q0hSM079&ZXtS9Xr6yfR'/M84t",
"NRt^M%UXrws[hx]!N-paNpVMBt3z;|8UJ-'<$rdY8]!wPV:w<N&#ZjmY1kR|&#Zj18P@'mU=cTD([Mx54G/glIz`A6V;f.G",
",-!.,!*+Tz7`R<r&;fa)!@QCm/nVN4+]W|`PQ7,ZstQz0PQ%XR.DJtP$':*gsx.F67D6H6:I7-l:h)Rf/R+By-IiCwQ/.n{",
"9P/_G6v!gN9[uIM)gg[]QL|w+),(-j-^=,g!{TVP-9H,8#'hb=4Yz*=!*D*:!]_V.<,G[.#x&_W!!$]S6VJ5[@j6T_NT{wP",
"!'_.(:d$Qs/PPa1-!jlT75@H,s[IDF!P*l0)jW8=$uZL)sX{ih/Rq)B'Qulw2Bd6!(8:(K%@B)4t!(*N!]qB|6zDcJsty<S",
"!@dRW$7FVM!:s0['P3B2!$)0]9-|z!NTnY674YyR8q@g1.zyJW(Q{43-@hR.89c#CRK6QZsxk+X/SC[QzYM0H76mvU/n%SX",
"81,bh-Z{V9sa-;vQBvuw-ZJjiIx,Nm/5V[H7SFJW!!&R$2FPJ%P1n|:93;0Rs]cMc.nZnr.8QHx7r5N7Y1_HsJL0a{&M#+#",
"HR);b%SU3S7SC*v&1G@*P1wfC!#Y7f#wxCc!-&`q!!$F'M}BZ(##'|$4Cg'9g{*q</PRT`NT:m*4ckM#6zZig/VM[4746:z",
"%a|KQ$vuyt4&A,6&VArUtql2s!F3QT#AqHU4'{%}6z2|I7c5Bb$:bWh!#Plb!z|&]!$;3]7qcZa#}VV7!!!(B=$)7^-W-ja",
"tq:(1T'%H47U:DS9N3#(*Cayt*D@K(2Bclv!:s55'P3I4/S1jg.9Tk-.44:^/TA}i7Wnn]tqFlCHq&+D9vScH$8@A*!'Ii^",
"C.GNUTa;$T'ygY!)/'}C!a^T-8-C3`tqk}f3=`rU'{-NC!(tXJ:V$f^P36W/!LdZTP2Nz+p]|8f#{'@i/PXKv7TRj=tr5ik",
"u-/1ku-C=p#K:'$P25g!qx8/%u-WJdrVvDwru5L,)s_1]r9cm^,C7S'/WI/z7z(hN'jzm!NTPv`75Iw033K%/s4TV'sSr`9",
"J-++lu-u^D;%=U`$n<V8%WZ`z!Z0t#Sx6ua+Z<}C%`)yut1W^$sY'uXtPlxIstJCF:8m]5,YuYm5f=nf$tthIsx1r)@7Ycc",
"!Cl.V*BpKu*D,<#2BcltX4ki|.5ZbA,![aP,{Dg+.80g]tuh,zU!dUctn,^8%98%9!(whaC.GRV9.d+}0LPxU6LMD:!DxwK",
"NrIY*IR}F3S(pkpsw1pGsh*:*7tbNrS(f.T<6kI+6r3'Rt'/p.@m@i{<]{NW2Bd^|[,7uV#kwPW8CAf/ZlJaK$a1Rk+]mn9",
"*B<U[7@zU*IGK*U=%X*2XrJt|!QL1'[I|nw@NvN2%qng*!*bH:FY$<p7C_Wv2H)SG!p</43=`n{X8ZzZXq-dq2X')C#/yM8",
"7)dY<Y,H61!(gkW/$G7&YI.$|5MvlL!j^Hr811(Y)G6$VZ-H.fZ)m(c$G[;u(Mrr)(/TMZ!ChJ*%ZAGCTx3kr3=`p2NT1Q8",
"2I%I&ZXPk36uS+2%*&S;!D,XV7uWCgSd=};7<&<C's!nv!)'nP#w{]Q64V;Q8yf'k)/!9SFd$n*$)SkG&1`fy7#1w|LDU7G",
"9TT4t899p1*BJz4!Aa{+I(a-1Mjy@J)6$(}^a{F2!#yZX<tg<,stTCD^Cr^Q7%SFX#C+Lk8<8gR[+X)4!!Ub(=q99=0T4[F",
"6{f657I4=YP1tQ;#0}A<.D@rk!)&H$!A[X$NU(bD75S}cVZ3Wx8FBN(3Bh|g]SD'DGxLA.#(Z;F$.DP;!-bz1%C|Yr!f'UR",
"7y8888QmI4NrTQ4stQvnGTv}uW8/Kf!-fq@#fxF//PYY0PQ-bLN!40v*{Mi6I/xb#74JMv6v^07sWWdx$VW<%2cach`+V@T",
"!#pS'D}8u2`q[#/PQ-bC6u:UDa0gs%$bw[s<ur!C`S*zN;7X0Z!)3'5Wv}m`@}76-p`,uf:gV'P76VJzPpj]B+BUJv!TrqN",
"b-t^{QlZTT,!;fN!sG*R!f'|V7CX//stKuj!^H$197z,'!]_Vh!.hApF90csbjA}$NrG|W7v98%TBjm|!#[CT:vKii!CmV5",
"/f8'_sa;yQlIu6x/5Vq!!}T@.!=|$@!{9qy6u9g)c#9'k4(n{:MjzSn0.$`<2cn17!)08$/PR,+/s9/d1+<3F;Jv)R'QMXa",
"NT1sj7}g3LcH|+V!%%U^!!$KQ!!$AA$&Z/j1Mk*^7vd&'2-F<=2i)272BclbNTC*gvh.Hm4H!]Ft2,.G!(4[#74(cu7ws<u",
"!#<00!!$UP7;{^1%y)[]:d$at#:w-4vh/l.*DTX#Nr[^9InF&@.BDAa.Wctc1+!js6w:_T/GcLjWW&lw#;WWh#8|v86X`Z:",
"5|LuI3}t0,JlR;'!%a/j!=AY2(2HI_77%^AX57-I74aI<&MT=-Qkk{#!*+icsw:1a@u6x/NT9lns`0!9!=d'1d(@!Y79JBg",
"uP#is@i0xI7#%:V+dZdF#$ig}C.Cnf&18UN!%5SM!Fr[9!*5{.*FZ;0NT3&37Hrm5WP-^3#*IL]!B*&l#x$]/<U%8I$77Qf",
"81=XwNU8l_bL3lQ!#|$W:8wZ)!_n<[:+$;juQ4whsZV`AQBbhw$ryzjPQLpM%28nP!@5BU05Fx7%QX4.-!`-T*B:hV&mxV8",
"7)20'sx2cc7K]^]%qnM*'jp|}!}Tj|*C8f|!f99<953la7KzrI)WaUpuRKx,%6tY+*Cv0,8MHP688L[fLSXH`93YSfPRJdp",
"=]zM1c1`k[#ic6f7:;j4PQ7!+KSm-B%Vi1w3B=x!#SI@fg]ar3R,S&n!/kkiNVjfV75Ivx!.;M--KWkA!*lX@(Yii/&s93!",
"64T{-'FT-;84uuastS:0ZlHKL@[pU{VS0m+sV7&wsV+25,i].p!&qhr:gWX0NV#;X@xK%j8p6X#/R*ad$^lb&#'_/L&2auY",
"!)pg19-|u_NT2!i7%gS2f+Y`+C.C[4!^3k|*BySa'zw:c#x6B%:+L;!5ahCY!(}$6T%Tml#k<L$7aJR[1I@0D7S]B;#Yv|&",
"7TK/D](Z]i#(l-;%4GX<74QQ`ML]wz8[8`SstJ}'8;b`7NM<T3!h#Zk!)-tp7T#s@%STXQ#(SF+$wqy$9.Al_-W._phY.|^",
"1n}!)&3w`f!)-t{%r%sI96,X*6^P6&V;#8I.FZ_F7:Y}'.(;U/9t3:ST%`@&6idij!)3sP0jdN,Z/28/R!5y#S<zzd[J)AX",
"%v<:^!I#H8Z/$R68|y#*:h;_f9;dhCsV*L{7SFP*SdSt#*)Kvs3!At!8nx;:stK&D<Qy3t'k:uX!0(Rc.&bX17n-Lx/QWQ&",
"Vxd}[7U:F$'/c-D+B$yJ+b}y%.44:U84!4nUtT/*S{$KRUq{f#F6zNs@mJds%;:nXNs7-A@;|Yp7t`2-76ci(xa0;l64VKw",
"9zRx7#Yp[m!)Hs3%'l%Q6}h,HFQ*gwsu/[!R+yGhG5lwaP1f^$;7l8W!#hcT!!$b!IQYBm/Q/W8sZVzsrW+#83+qqNMjy/J",
"/QCd](pNI^Dg{W-:JIM'suux|&6(,_HJ^a|P40Lb86#^b3Gb|5sXt-F7Y6!5Yn<-#(0xaB/R5Vn2i(#v6r3Uh4x-c.3*aFV",
"2sN#7&R)Lj!(wh+zYJD5!)V0s81A23!!K^###JIY!{7$.+}`5NcQ!-w*Fwi$*I0}h2Bcm@!:tQ(3F#[(!#^gT$HAT4P2XS5",
":g|Kd7cyIQ!M.u2K=}VH7rsMJ%r(vDU@$J&!1&&dD[!3R[!'7p7siANdk3CwLi3YJ7r'[WNU7.H!)P;2!=AIRaWH*`(X1h,",
"/Q82%@9p@g8vSi5'LHti772[KstIp}7bv+x!,)GS-f9<t794{]7U:D'Wu;$b41%;6'0LS[.44:F.5Zy-+}Kv6*D|=w*d_WQ",
"NrnMw7(pWRR,yL7XIZ'$!*(Ga74(BDuP&mx6lwf2!!&xQ/B%jmXjFIuW8C7H9lH&N8b:`9Mjxp6KH0gw[J*,!*'41-$<I$F",
"iw;(X#YZ8a#:NVuSGwg+7uHb[R,P2NYctMr7B;@CQM!iQ%TW,W!BykS3hb$X!)l^BNTnCV2w4VU`[*'7!&niK7SFay2*|R9",
"*b+}53=`Gt!@n,q*FQ512Bcm%!:sLM*F(iK!_dXd6tqKa-VMwdNTIw18R6bM5:clkj9,Y)&;HQ(,4rz7jk5L33=`bA5CMSz",
"SdT(Tt8gF<W.7kq6ZR,SR,fmK!1k_![=NQbR,&yD[{,6%!=vzt!)+dR5Cfb3#a]vv<0I8'&w{W<Ww[MU*pGav7@7jdsu'Nw",
"2Bdqw8J<2iknu6',.}.tl(x0;2Bci-8vH/a3%%8%F!,lc!cCpi9k=p{1Igi[!X:+r!FV=3QM1[H8&{`_mI$wa6i)/HsVPVS",
"mPQjz0)u(9u0Xx+8V{'-7;$5x!{Xt8!']u_82bpYZF!YH$:3'`sY;J/%5KVG!]{V57/}Ap!4bkP!)AVD!'mF}1XqnI7QrQJ",
"U!Qn_!Fg[!i^*WBBSnJ&NTHAZ74&#'$fAAGQM[aT--&CL!Fafc`xrVX8r2-SNm.6P/kth+*{V|f!'4[%wF}pS+<'b%um9J5",
"6+DK/sV-Lk!]_Wk8NB2#8#iUm![`Z-!+|u_!]_Vj8NV@%8!XiI![u7,!'g|NxC$}ly!a|KNT:3%ss--t!]hlQ50iMj!#,=I",
"!|ktz&3wh)!/YUq1YNr=!/PNs!lIiB75+RqlL0(}bs*fl:+A6[JC.9#!{T:F'-itKy}DI@%4G3}U^BRw79yRXNT@K%6XrHF",
"D#AvN)*bNi.44:L.68C9/TV-d*{W@q!1jZkurksz6p9;%uruq075B.^/mPRih&-an0=(aYQF&=PP2-j.$thw6!|(`P!;Z(q",
"v.'l^!ZyV@!JX<'!)7v^!{/tw!(xbZ6u%S[$.ZDw&2J}{&TW3!6[ARI0r[HI#8ZW<!z{q=Nu9;D8f<m/SGVRA82cKcPnX&j",
"8|^-z!&!Cl!=AVq-!vn+!)kb%7|f4A!^1W`#WutJ!BJP5!)&_%#v4}H.D,_kPQ7ha$5R^Vvj:;p!=AR)PnUsK76cj=v2$C]",
"sa,Azd%Ul]#v3`h$Tpzls`D-a+y1/v]FyVn7h%N4&BT!_QkIPq!]];'L'K$<!%7b_Kg,x76{f'.3h[bK9kfk(lL${0!1(j'",
"#bJ96&n]0!0s.%L7<4H-86|:Q2l;.*2kUU:!_6XA$j21!W85Cb/T$t`/PPsJ/Sm*mS;86I!'4[%%2SmA%p,Ru!}f@q`3jJF",
"G/N@r7'i;7/Tijk/PP|M/TUbx748_kv@1iHv/#ry7T,yNst[8I9{NpTf+ZbH/%%fQ',H&[6r12Kv2%=zMCIU8v2%:|Lb,]|",
"!)8)u/PQ/j7r58v&nW%*'i%D%72AS[0T=/&/PQ6(/Upp0/PZGYS;8_V!'4[I(f'Z#)C])/`xAR|,Lbz(*F(yHVQL5A,.}G8",
"V2.Vu!:wh<*T(_<v1^QsSxu{MS=1pb!(}X6v0C3lGs5x7NrLhHKkFxi7n^8FaPvdS!'Ii%ajvp&!(t+'82RdN!{)L;D[Ssh",
"Pp#c8su/ASAgyMf7^%I[DL5T2<'i+ZP3-K(8RAix$7VgW:+KD-WmWjP1vRf&!*;a*BD)dX(+9p;!*8y,/k8cR[JGUW$WfXN",
"v2#NGv2$f%v2#K[s]d81v+Q+0*@XQ5Z.ckm*Fm3<v4P0a:X$Rh!j.5R6x8.uNrSU:9&0MZ&GDK&9PM;&!C!5xPqwKj9/$AD",
"LClPh*|6=q+;UI_sZWbG^u`7H+;Tx;#+PXq-8ib(9/fCjsV,bP!=AM57xcAk7Ys[XKi&945YMF<11wX+7YiRVH99Q@7}:&y",
"W0ms47;cx..m&1K74N0-:gXb$!dfL274l|M$XkCbr`qm48#a{V#Ym*9V<8S6LHA/0'T:fr[hU[t18jK47UK|_Pnw:|:Jy2J",
"bgr,x6x)lNsu/AG/dyhZ7K*MfcH|]^#y&8{sx.cQ8Kl*f*a.XVstD]jI6@q[7^_a9f}U2r7<rhTstJi</C]cG*BxG4iqxDp",
"6!v70!)!urstD{2;XZ5}6zKV,(+:|MR,_fS+a)`/6zv25F#)%H#%U)'!Cm$87%lDXQM!Uc@kyt`WuFQHJK+&hZM7@-9#(Hn",
"nc3*h#du1ZiqxD]NTX`$s`X-y6VZxC!{c$z7Pp]A6ty-nNT)GF:<i*r6a:{MZMKnc*CV`P!z|Zy%SdfB!''{w:*y9a8FBMt",
"W7pdGLb,Tf8y2qk%45pR!G@ayZP5'T5/0[YUA*Rl7*hpi,0fQ-$u+G_=G=XK7$*wl[,T5z!+g$g!!$f&/$GLlYck7x[+_0P",
"7r{'6+@Ht]'Q_ku/TsPF7PnF1/zi#_!)6zpUA<I:357k@7;uX3+=8{i!}MMz^7<2@!AHs5VZcVr8c`X.p`-/R7w]f&5,d(V",
"!+^yH32lxF!+nFD!D;+PNs,<XsX@8HcnJwY6|TJG%T0UI.8]Yrp+I<<HpGDN%[Mgt!'{,%*f-&[0.,Xs9.K6YQN3L97[WT|",
":_h09iAXPG2xYN1!ClB^VZ<APBZ,YcmFI<::Uc9T(QABF6z&ht9Sk&_&PPnkQM<XA(_%Ua7K3np7SuL_vK{}H(=rx=7K<uq",
"vL)ss's4[K745l%$/rubdDvn6%%5(Ud&'w(dac'/QM*)usVy=<88mrXvK};l!)mXw!#yhD!)mt$#:;u.vbTi3:I8Axi{BFJ",
"cGB#B8*XTIf{u{4!(cZPu7lsfaMJ<y!_/Qa7!^VCU@t&=7Y_:*!]r#cR+mbc70*DCf+YY8*IY.(2BcmD!:t^04`;20*YpQz",
"sYCy;vc;6Z.44<SvNcJ<HpZ^'Pnq1JKH0X(!.#t26-dzx]*cw!=du)/&mnM$!%a6M@p.rD7_zs|,%zm3,@bcF!`ztu!a^G)",
"7u+^yPnY{mJRZ;TBAB!%sV5-+^C+%pM*NgV[,C7`I07v$!)aCy7X9ICRh:;b.I(4t7y,&D/Qti7*d_'94]RU3!)IpX/aSMh",
"P1ph&!#[U.!=AUVrBqz36!P('vj:Tu5Py5)75z%@85bIR2&KAJvjQ@08U^LmsXCJh.46,m+}t2@*cGPy+aZuTvn_Qy](fWb",
"2CiNQ1YDX0`ZL9F!xFg)$@1rCsV;vv64V*R7Y#B7vj:-QKkx(l!/(<y!!$HCL&b^R74LIU1L|nzsY<N{sy^|P*HgcB4;bGQ",
",$zn13|Dgm!:tI5*I&)5!,Cv_Sf1MZ/R*b;$_A&)!)a[$%6ntS&2^YV.5;5x6uD66/R<p#$^lb%#@cr.&3L6A+QwH)!#M;H",
"0]SI-;GL6SPpTX(-pV/5s#X-D!/8,7L*h5Lm20C4:KabBl4h;|!$l.g8k46a$B}uRsXsB['1)a27wFYg#::d]8;y7C#;&KQ",
"#_(SZ77}j})d6+d)L)H76uYd[i^JiJ*Dzd%)gi)A!iPXG7tkg}+]VUl#YxvW6twk+!^9g5Q/G)h:j!kj9-|q0!IK&NPQV5}",
"!@'cuK=}N{'I{I%7%<%SK3AZv81U/D%S]4R!z|^z$4a]J!!CuF8-GiJnMHIA%D<)y9v+m^^bR1=<b:!Lnk7MJ82($jpAl,w",
"7__8FVx^z0)&^v<!F:;7jy,Y/:=ngH!l%b376d(usVK5I#ZT<}!$Rv.7<G*_3+pXR75*q[#:IiMM*96b3=`v&&n<|H!]b:Q",
"75@5i%SnIr7T|a{0.kpb!(cZP9mW#@*BFtJ<wpJ'!{1':#HrS#!Cm-M7u#c%-W7=W.HcqT7u=SzV;z1NsYx;X,,k*wq:;GL",
"!kQ$%7f4IK7b/Z(3=`JsDTBrp753LNvn^s]6;Vcdi!VW$kkkVV6;_/V%!q4T5s1'0&.YN2_![@cjnp*vsVA+[7Y#wW'.@FF",
"_@0aK&Lv%Q'QP{_P3*ux@;iLup^ZaM!(6h%%,T+z!`Wv+7)W4Lp!|TUS(n0#5.]+Z8vvU&vjYD}!ClY16`^2<&Qq{t&rp<C",
"sX{{Plhgc48,Zw_vj;3$&`+T(#CXbMvnfwY!|&IMmddS<jSJ69!XW$vn'T.&%$7D*mGK@#n&+lk)kj{MvngAz_=zBC!'^x9",
"!}<C2!!Dc],MilB=.,r.NT]kv6wmy2NUxB_7s(.+W8G<070*Dvi{B]t-3|v1!icvQ75JpJncCU:PR+:P2`DT577`Ja2}lcK",
"6wPiWW7s3R*IN@=2BcmC[!(x'4A|&.<IYX#j;<zL7Zp'AP21)-:'w|6W8[8k/Pmlz)8kiv7Sam!rY$Ms(gmkr2x12NWW`IA",
";]qfD;=IU;$ts{;!#-0p!=A^}P2K,p:hdy'7jc7.!Y.BLf][;.sV+U.D[!2d#=4Zu/g2F^,,`gv90=c[RiAfQ!-U'N#=n)x",
"*f)v)!'.fJ$fAAf8=^_`p+VGJ<`a'Ml4ZH)1AFll#BS'@zYJn[!1PUV&PSs)$V|/6sXrh/,#C:8;cd_M:J$8Hj1/Gu8+TrM",
"NTz[j2cnT,!)8#s7r,|B#YYr:$tsg-!/Q#}#z:Y33=b4P6{UXW6uCDx9F{R*#ZAL':d$bL7r+_v=]|N#'h3xU/A;2t7682'",
"stH|-6t!sdzd8D!!#paZ!%^jJ!!$N$&QUSA!;'mV!^'g9!;'mP6xU^z@!/SUph03PswGWh!^0Xp!*3Y1*DJR#:d!q=-XF6B",
"PQV^]1'BaJ!)i6y0jhY/!)_t0U{]Zv/(tYq!h5Nb:Kjv$gzP=&!C_%I-A9r:!)5Z(#z9`x!'Ih|83P6$sV5P*PQ.2d(FmV_",
"6vgDdsX,)).H!W=sV4i2Yp6D$sX5/m$VW4/-x#SL!7r^KMBa'B7BNvm&8*NBtml][IsUS_[h{Rd<4TGw/R[)P&`4s/!Cw]-",
"!*3Y-02u;cS(Nk[<rFdr#)k1W,|iCU!G[P+'TN.b$}lY,sa@Ry$WGHpWuPH,#8V@#!]nR67#'u`%Ta&X!):2C&V)Gk,#9+]",
")%MJ;.44:a7uz{)/PgX*6wc'K+Z{3J,m/Qg!%8$-2Y|*}7lQY(w.{pkB;,|F8I|I*vL:[h%.z-t.4@wP!)K4*g(^#x#,qtQ",
"!)7|rNT:t7!3])b!9t}H76&7/s[g[W!Aht^7'/w4n`Z;)sw1r.gZh+%n`YZwsY:r,)[qKv#]CZR)Bj'X:Payv.4L%;84IPs",
"-7qNQ-xrcUSd_75kMX#},5:`})a+^=!:yt&*ZN#&V;:7v8j59YNS{8_B5:C;i=mb71DDm;7!J,UJXD+1FW|f%74CAs)c^]!",
"#|Nl(/PP}/7V$#y&Pp%=7r|TX&12^7*%f4qs[fVa74WF.%xl{j!{(<[s[fVdsXgX(3{<6#s`0Y&!BG<d!!$;q)FBg=3Bh,&",
"+xAVL+Z#Q-*{D8s+x@Tu-8ARD;,_.nwHn$6wg,|l:*vz}8SbZ&q<icr88I0,Vyd3*CGwKc7vsS+vL*H-PQB,l/CIWg.45tQ",
"*3x}t'.,]r#H!ws/R[yC.dW55%;KM,'Y.v;#=}$[/Rz/G!%,LA7FJXN7%0$T+{^=NsaJV#:'(H2sV,Df2Y{@tnM[$=.S7H*",
"sV!kS#YlwT#%r^r$7KWw8!#0V*%J(:,7]fY#g*{d/U)VY$^lb;#!}Dd,!Rxw8;)W50T:wN/}w1M*SPD<9x`/p_}[T(x`[c-",
"7%HF_f$_Z74RY#P'Ta.1ZMAQq7sFA!'jtp,@6.&W!D'xrxk-!*0+wXS7V|^w'li:m*SF<87!0b,g(}ta6|2q6NTf];^bPC]",
"7pn]x3p@u.!*4Wz^az:n+A'==!!xf=)9rN5[-&k+!A8a]!)8_-!f9':6tp+56uC<|2d#=u-Sy*R$;cgZ#@i[`i^SqC6|2qW",
"`xC^8$CcyuMjyhr*'hRF;q^LLNT2=a$^p#@#&b'3#:p:l!+|/X!!$f#&C:Vc7V+4y$ttg4PQAm-D^$Zj%4p_@%uvJTQMHMl",
"6qRiy80FW]!-dZhJr^#fQMf;G-h2X[sV*fz!!$TZ3Zi3sz]$bb;36USqzI$6YS[@gG:)]p7@-xM'.5VJ!.p!m4/hWv:K/W3",
"6uWKrw22mt:hQp+78Du+,Yr}b81,D^*f*C)!}g]t!'IiK+%%)dQkS8(JPvX-'k&A#i@3M{6|2q,WX6:Z:j@#-*`Z*75YKMQ",
"K^<Fz7_&pSQMg$6!%<<mu7f!CF_%PB!jIg_7r]yav4ypc$7_-3*JJc2*{N#<6]A:,XrT1z&pbv&!,iJq7aR1C$Tr};!@W#@",
"nM[KY5-72V!hs{y7Sat2dL|tz.<@[A6uvXG(,s8$'6btgsZ8-^!C7sk()smKss5V|G660&wdyiaxCPr.$dfQ}wMFX-wM;^S",
"#]x60/lz`2!)LfZ6}aWaNr]y$0M*<W#:tb1uMZF7+/nM@;+|Yc$7mAF!ab4=78UDD`Z-hkukxS,6b.4Q:S,332cvsu76:RS",
"*ID4,2BcmB.;Z(^:P4yVwI%i#XUfLI7;@8tP2$n;7rgw@:Q)6[8QFK(82wHfr9hMbSI}YW&.krb@J$YrU!p`{%1pT'88I31",
"75+c1QkpzIJiI;H*B;^C#JP3z!!,9JBGi;)!J2JS^%W))2Wd{V'.W|m/PdlGsa6DUl,=[y,=fxWN'hs|##9u{.qq0n:MKVb",
"`]G-W6-Z{vs[-#$7W<dmTC4!=75B2;4zpsR!H9'5s^Uda.1UH^BbQtRSG4xR!%hqT$rJph782u{sW*,dsZ$JB3{<6/*hh3|",
"s`/z}!b!8spzt!a6XjVh/KuP1%{Nc_3B=s//k0pY/Lq3HD')DU!jj,I:1V_X/QDS,.n5y2sa@(6*pnW.6|C0*+!'%Y(=JRC",
"l5)A[9Id)k[j4^f&kJ(,n'R,@@;pS9p`-BmkW_Ii*5,<)7BF,uNrHS,$wr+Y'+h1J7}v*Q6cyZ/W8QK_1Ybp49R-Ydi^-wx",
"@VmjQ7Tn|$$tu0F0L_}A81,ij.8YS4#!wI+!'4[I.v5LWA#F|m7Vds]/VCPF&QAS[/Rr`k/s3$a4YyGn8nf.Xp`MSZ7T_uW",
"0Mg=#1d+(P2n1NT1NU@@4/{ZT#|H</#(QaT!=rz-82Ayi+!Vs/,!y{KNTd^|=$szT3f$,764T{34&{l&#)0m94b&4(^;6N(",
"/PRWasXrxr_TytZ-)]*r!)'dL'%_d/!%k&d5Pf#5wqGbq5a*+H5jfts;m-f;k9=g&'%'<r;,=6:%STb8t3dt_DAf{2QkfdU",
"9N3$)&12GW#Yd'=<4J:3Mjxs985r`v(2u$27WDJ2&10<C!+BFv6bSN3!-sH5@/[sy$7s`)/Q(_UPQB,x/U)]hJT!V.zFfv5",
"s4I%Q6v47N7Z35&sYf9]*G.`+fhKdt;`[W&n'RbFLrsx&(YszrU#7An7Umf}KH:I)7}b6V*}zLc/PYYARhMnt7VV6Y+]dHt",
"!^RQ%7SlH`RItPJ(y8M6!f)M'778PHKHbl27tH5cNUmnYZ.Y`W0av^p3`ksg$_tr!%8WK,0LdKp7v1c=SdJ|V8QcAFqwxQI",
"75B1sNTT#/;(Zi*+^^ckt3]T&64V+8T&;w)LH]}@x%&lK!(|4Q7[aKHx'UN{C}r6;(dC/X64S{l8ps5nW7]mi!mPAw7S{ic",
"77Y%-/U;mv%;C'Tx+yc|!z|bW72}jf$;a'M6UH-R73!X<7;'@T9}6%CsZ}%$;vQ-<:Su=J8C.a_Nt=![8`c}D!*lvQ7Db'I",
")('DC!_;Rm9/hbG'jixg%53yj%VGV!/QC#G7U'L#7UPRM^C7SV7Uc_p!B3M_'+i'f!'4[Q,!=!)6}Iv677V@K!0h'K#$`=0",
"&1C#K%sqv5/QtWt(/T#|*F(y)2Bcl}8WlC;t3hpT27#^h!(Wq&1X]c3hwJDXSdhd[<<H5:<,@X$A8^;]&n%^%6|G*%T(sZX",
"<RbZ;/cg8KU=}NLF(mbBmQ3y;!$b+@'{A[g!K8jlRJ01I7Q#Tg_@*`y74kQ-$VjnQNTfn)%Sh)j&WjtT7;jp|x(5Q,2BdY|",
"7vCM%sVKGc*B:hm:2'9A$Vi2jT%Ttr_GY'U'gtDL7!wM:%)rxyS)57Z$Y!RC7A4pzFgP!%!z}^xDjgP3NT;^gx+xTbx+y6q",
"x+x4Rx+x+PRQl/%NJTTC`2iIy`pGc}sY%}(a/^Q$!(cZPsb)sK2U&pZ#(22RaM}*S^:DXs!TpbT)M29;x:rY]*BpMzb,[:Y",
"bJyG&bi8Pdc)WYbvk9fsx;(hKbi7BANTW1H*![-v!@KUy!)4@CcGucicf4n3d&SwsdCr$q,J}wjcf9zGdCw97!),Lwx,!mn",
"x+yz9x+xwyx+xmwF2+(Hf@s_Qx<7R*2WQ_Q.6t)f/Q.s#/V67@/S.6!/Rn&|NTCPTGCgNdg[/8Hh8kTLsY&b<hX$[Z47GsH",
"*x8s)){H['$$W`Sx=!%U9FdfQUB(zt!9kw_6u_d/]d1;Dj2[AMt3gCC=n.3yjQzf-jp9p6sX|V,is<&q!WZSq!9Vj^x,#Ab",
",.Dv<''CjHjpA`^kM|zbjq_Q`7k67W/hb@}Vy$Bw*{WP+5K%YGy_'AM2^t&M1b$lK$R'R|$bbj]x@'ggx@9tk$VW4FmGncJ",
"mf.kR$fAHS!)U]D!)ASCmGm@Vn&T)t!)-I6!)U]D!)$=@!GJ;j!(yZq!%7fd!]`208-/Hix'UV(!=ATFRhNSR9.0j1Y8PB1",
"6f<BQ^BuF{sa#=c!`h]l7rfw=3`u2`81A,*Nrrhk/R]05.8vBc1D9iy6x$i%!$b.),/A_;*z2-n$_SP4p@g=%p_'I3!$Cx5",
"!a:zS8-WbmRh[zfq;a2Mq]1Y^!!$H)!-K!c!DLvjRhMT*p@f5up|Ky$q[*5(*h]P]/j:y&&MVTq!Bw.K!)a,Xr8^z3s[{^^",
"PfAG#(Qf!Y'KMQt+|b0i'-/rG!:s!m*CjImsa_<#!y}a_7@#!fYQY(@!m(4-!)V$Q/PX]@#Xf(Ux`R7#0y`Mtx,#q4sa,DX",
"0iY1/rvCk0sU#(4vS}M6<Ras697U^VP3|JL8.Tb5x'W)8!d:+=8.hMyx'W/:';u;9!)V9X/PXtA9Mi)b/P]R$Nrb}#'HW;R",
"um4AZ$vI;qu/Yj@ul7'DTBzC06,UD@8Z4HnTBuY6Qb)Z_DWxI`$u-2PNsjMS8kxG:7Qi%Zwga@4xC/lX)6-!H/v,0D!)VR`",
"!).9]x;d*&72hnCB-m=B2a7^y7aj#&NU}V4NT3NhstIHrC%4}f!I'fi6!p7w`ySKT!(ZNj!(pZrHr`*H!j#S*7#3K1fJ#Q`",
"!By[aHJTn2!)3[H7{D0.+zv!X,:[a3!|MS_!)!iX,i=<|2Mz6b9U,R&0s/HK*D@K#LjDfb*%<.R748}<@'+2]7%WzWNr[Kg",
"01i1NG`Z,D!!10Y!/@pMnD[*(G#zZl=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rNT5Ln!=+s}!=4(!!=4(!!=4(!",
"!=4(!!=4(!!=4(!!=4(!'+DJFNT]!-sV-|rm8BH'7&0lArhnH4s)-qkrhs1ZsGKzr:XL&=NVq=_%SSwfNUV98'..-%<]]Mc",
"!G0CA<]]M#6V_GgNd#4,stJtMrhs4Q_XC/BAXW6@74/$jd(=|Z7@'c)=MhJm!,U'C8PCVKrhnAzB6`#<7@Y'.U^$<(rhnL/",
"zzI)/svT8#!!'0{!!*Ql!!'p6!!%6CBqqcb!,U'C!z|f):d*TUvL9qQ)%VNg!=4&a)F@M9!=4'C!=4(!!(|B#f+D''!/4k^",
"!=AN!!*^aN!*#hCNUv!k1+%Ca(+'$0NUv4r3B9+iLP:]QNUu{j5:1cnL0{T;6r11xsbG9$(d6Yf7%xQ97T<v-7%wNaGM)UA",
"MP2B[$trzs%42'w%SQ0v%qnK{DL=zG:8wRU!c}4;7Y,)G9ycSA!@D!bNT<;#Rh2#{dTbcj85;HP!'^nx!&;AJ!!$J{:9KyJ",
"JC/LD8w'<97scUPrJQ',)a2z)stGj[r,3Cs7w,n.$@Ihgb4rn.;HIup#n4HH#x-:+!);6_!$2-]RQlK@zwhDh!.M{+*:-$W",
"%SSI}sX{Si77}ZtdL|lPmW`CSH_LQ26wXz_6w1R`!Bh`/phX<4!)F2W!=AN'3K,%*!(nbm#B[4*/QWxaBmrd01NSX12FY7y",
"7qli]6Vq)R!:sMF8qmj@*`]%UstGj^!!$R'!=AX=!(y;f8s^+/'59^5!(j%67SFH.6f3YUNVKF3/^pZn/QX$|NTH=a2C$%1",
"2M=vgNUb(%!-Tyr!]_bU8PHa.!A/b:qfPM:!Dk#F2kTQx2l'c_2lxN/$&z]`%9p'}86hFb2cl[MNs&ch3^;Sr3{[xx3BJnk",
"NTpgj!cZ=a871`gtXvyK#DycRtWHz{!]__SK!$#S!%nSY!!%xU!!%2C!!$H+!!$H,!!%;H!!$R0!!'S1!!'7*!!$N)!!$FD",
"!!$H+!!$s=!!$g`!!$Wy!!%ZW!!%5M!!%,:!!%MX!!%@V6VJ_2r,2_Z<g#N!=brdZ;*+h0:/x9J5}44A(gl<C!!$dy!!$XK",
"!!$pS!!$vX!!%&P!!%ul!!$i0!!&Z,!z},V4:dI(tZ2fj=f_yV7W2]F&#d}R==<Jl#!jq]!xpF</mm]<!DLs-NTmb*tS'7r",
"!!$Ml!]_Wq=]pcYU<=2@Hb]7U<+5n_GLfd}V9)]*!%nSY!!'m1!!$Ri!!$X[zzAyd:l}iQ/Q1ZH)%X+R=dt8'!%nSY!!$A$",
"!=C5J!-<Az!)Cy0!+Z+<!CIi!NTV%wWmJbv@wbTvY*brfY*brxLqT/92M[;1S/7dZ!C.]Z!0<-_!)4{r_r=--7}WwXNUc{3",
"7Sl^w)%Y-q7SM1d!!$DA!]_Yu7J$u57tL&+;IPV;@yy$<95IW`tqD*_+N7lk!TR,{%JP/Q$x5kl`nA!haL|:lP1u%68G=+}",
"tri@wb+UYVtunFPtugMXP1wdS!#yT775L3q6l.s<r,2-_=||ca)yPpR7iHb8tyagh7K*Yy8C{Ua!UDa=SsTk07ifv;u%8pZ",
"u)Ri}!!$C#!!$G$!z}Ct:(L@FdDv8K$7JtuP3PHRr,1q[6|)i}NV52U]dD$s;%Hb%-SJAX!-]va!.yPG!3!7s!+gN)!)1qn",
"!++*$!--Q9!){1q!)W&q!2vzK!*7[{!4(1'!12;h!&+GmFD6zrNV$pX/1)ZVFQ<jK-SJAS!*W'(!++K.!/_kh,wp]GCP7G8",
"CmVQ2(gb60[}Vn*(ID-T[}`tx!!%5[!!$j*!=BMD!*KHQ!*2B4(d=W=4d{+B-SJAL%xl_{)%W^_-SJAj!*QV7!+h#8!)Jx/",
"!*GV8!%a/j!=AY%(2Fs.NUu(au0bLt!z|{UFFdDXNU/Wau0bLt!=AaINTD0_:X_w;F'bD=spAH,!B_1L+dny[5d+;8835|l",
"r,1w*qZ%as81%lxNVhkng<p/G!_n<[:++m8u0f%ZqkrNUu=b|a7ly)g1vf|8:bw);u0aPK!bBk{=Xu.!!%nSY8m`2,r,1}G",
"8q*/Rr,1qH8p})Qr,1qC*Dz]&!*{r)!##=W$f_[R-SJA`!*,nD!A1}UNXm0kNU/7N8<,{lNWDN0/1)ZVGF,B-cg9&.GF,B/",
",x8uFH!C9kNU}Ud81gmSr,3)N6}Wi/=CMvNC[t*J<bc:5;qLG8LD@wpN[6%HIzaLJJ:<R7FpMZqJ+8Sg7XlcF;r3uAFjwiG",
"!%nSYD_<[D-SJAx6@c}!-SJAh@:+|C!%nSY!!$`A!!)by!!%aM!!$G1!!$cD!=AY@!+FU[!,L`G!,.LC!*1u'NTxXH(pms5",
"NIaWN9/C2%DX|!=!%nSY!!%8*!!%:P!!'<k!!%aM!!$Mv9j[H6NU%Y37r#aw@it6D=0;RXBUSUCBv@lN!%nSY!!$DF7SFw@",
"N]2y,T9xSj!*(Gar,1hd7H,=(!0rKQS):!2!$&kRr,1xm!'8)rr,2=zBUSUj<42i^9]]wUstHLXr,2W&!'uMwF8]Hd-SJA[",
"*$}7aNX6%S/1)ZVNTFP4:xKc*!%nSY6VJVCr,1qj92#=c;r]1F:;Apb=Qh%puarM`7XlcF;7ssa<RsKX@yy$<.bTvn-SJAZ",
"!+_cp!+!v<!)Tn+!*m1hAV[iG@yy$<<9qR92ts}H9X{$K!%nSY!!$a0!!$bD#Y[VFh7|Qx!(yChv)C&5hW:3Sh9j4-7Z%`(",
"r,1a98IUYY8!D]_!V|PZ!+|u_!]_V^8Is4R7}3q97k6Y3$ZDDbv's+lv()8H!!$C2!!$T3!!$AX!!$nB9j[Z%YI(Jt!!8dA",
"r,1XHv$7C6:*yV1JC.9#-SJAF7sC]J<;$;{6Z6=Br,2'k)^=&,k0r<N!)&Jiurj:_!z|a:kM8-((ng=wurjgmr,2kb/g*=6",
"7r[:2kmYz17MiL+/i#X%82/Y78JpLL#5aNW!)-:+!(w+9-SJAPm*WIu-SJAFmG*I9m*VJRNuFtuDn(cR!C.]Z!)W,1!*:.l",
"NUkZ_um@`v!=AQA!)/dS7lZw0+Vb=dum=HZ!=AQC'5CAX7SUxFNTJ8-um@`v%44LPv)C*sv)W7g70;ygw(`_b!)&Ji!*:7p",
"!*NMU9xL8c!%nSY81%'_NW[j=YI%5{W8/+Gr,2`19$B93p=|dTp^<wxp{]%<!))*fp@#[Wp{cJr[`7ckG/N@rWW7PH/TikS",
"/PXNz/T^4H74B19uz0Mrv*=gvr,1b`vALG69;h4G-SJAR8.!f;rW4+Qum=H[Lb,`M-SJAG!YzpX7n+vmu}ay]v*]z|v*r+$",
"&ml}a/PXj&/UxA^/Pbw)C/=QSRa1<Qt1ur*tnT..G(,L07$-u.v8fy)$tu9*Gag7Y*Mq2f!(|*gC/8X,BSZ:w7@cQ(:zX+u",
"7iqa&7*{|jvhBUa!)=uUNWc1^]zTG*Nrm`;)ARi,A|cm@7W2]FNU'Wn(25$*-SJAM)(6/H!)/Mi-SJAP.2))-!ZcA+7nrGu",
"v'$A1v+YY2!!$aa!!$qz!]_wy<,d=Lum@[k@Jqx3-SJAhurj+`urbD-7QrT7u{|YD@v)vPBXf`dhAVty@!Vh[NYB)42F9`a",
"^wNL(_6lUw_V,_r5W8Uj-SJAL!)nY!stD4y!!$a$!!$d(!!$a'!z|x0d`ih9bK}['/1(BG](dUTMg,YfNZ|jBf$UfBs!9}R",
"r,1h0P7C6AC6b*j<fvGW&Rc!IX5]jvr,24JPSp#u!%nSY!!&M:!!&Dp!=ApR!+PuP@Aib9stII3r,3Bw=fqcBHm0'J!%nSY",
"BS@&KstJ<Cr,3I}M_Z=:!AS&4NU*%wT9xSj!AHb,fh:QZS;B{5!A8r;-@3Iw7rDbV7FfFbt4HGQv]ICQ:Z$#1!C.]Z!)L,6",
"9TXkG-SJAJ9UKFQ!)I2WV2;)DNV/{+Szx]l7dW=uvQJ_C!!$BU((pwV6*Nl3[`83u-SJA_R+l+B=uZnN!aLg[72KshXJL|;",
"!:x!G*Tn2GN].3rPqYK_I|98mNY<zr9L;!y,wpZ0(gb67/ur<K-SJAv=F$s)!C.]Z!*gWd!*#&-!)u|,!)5a*:gT[g8P=Hn",
"7r4Ur#X*^HNVq=P#wwv/$7Tzv8x`HrNVJTi$VV,1!/1Dlr,2X7L&bT1-SJA[vlyw@!]_Qx6uu0r*C7PK!3n;{AUCWmF97Ll",
"KS*^(T^0WZ!%nSY!!$bh!!&Is!!$N)!!$IF!!$M92UXIN-SJC,9v+m^^bR1=r,2_[8,3-b@,{!D-SJAXGdZ{_L<7n.!%nSY",
"!!$H'74)J0C,61y!%nSY!!%,]7SFh0r,1k$=MuQd-SJAH!)]uk[^hgr!)In[];LsnZD|:k(gb6T`3ht/lj6b@NWQ:(_V-x/",
"NT:I2&'VSp=S6Sq#!jq]]y&^@/mwc=!*(Bfvnd@9!z|cp^War9ZFGVh!SswF^wQMS%$7D*^8G*|^v'Wh)kiGzvndkIr,2dA",
"G*%dv;x:x#7gG&jHQs/Y-SJA^)%[y)#D^[G!Cmv]!#*&;r,3;)=brf$F&a/hF&k5iIXGLv='Td[9*,)IN^}xyp$Nba,wpZP",
"(gb6/f$TM'(gb6x;F2Dl;F;Kv!!&IU!!%Ar!!$i8#:;rMt3n|G6thJu!]iT}Z_s<[!%nSY8m`W*r,2RcWU5dk$3mQdD/+z_",
"7uQgGNU.P2H$inC3`Spcb-}f3<!%xDG*PD@!%nSY!=AH$!+9^`!*rZ5NVJ%lYgLG}!JD,}R,,.1/jxrQ75(G^wH0R(!!$Ld",
"r,28w<2[)`-SJAK!+_gqw*W|[!{!|D[@U[&Zc;FdZF;Pdabq^88mgXq&F(;.N]y4`]H5b};Bfh%cFYCz!aLg[;dVacy^@Tk",
"!!%@6!!$PH!=Avc!,`d|!'QmQ7qcWANW1'nZ.x7kr,2jHJd_8x@$1n[8M2!X!()6gsu5gd7qcZqr,1w;A7,dP(+0,7NTFP+",
"r,2zM;aN.-@$1n[Arp^u3t1)K-SJALNa-vZ*B<$F2F8HNv-SKqNT:I0r,1]XL!xa|;avHivj4na-SJAQNVr1lw*Q$y2F8IK",
"_|sD)QbGkr!%nSY!z|s-x}yj@'5%;lsuC)kN;ZL2!`JJHG*-|L7W2]F$Tr};-SJB4/RFm+!)@{%hWmP=wMC}Y$tuB9/h&Gd",
"/Rn6#,&JPLis1(d8I|LX8Ism5#!jq]z:54sf$TM*vsP1[su&767}pjgr,1gS:$;VV,N3@.-SJAi!*p*FZM&C<-H0Dk-SJB-",
"!)W&q884';z]!Qu88I31I<wvY!%nSY!!&ts!!$Yn!!%bC#wzwgz:53D90;CsBbQtN-SJAHNVh:j2cXjb1g[3y2F8HR2cWRD",
"!zz@M(gb7/#:9J9(gl<8!!&ja8m_qpr,48xLX$5FAvuAA:IU8x8@U;<9;ZaB:8u4I:9!:JwkZ#G9j^5$^&Iw(D$I(S-SJAR",
"!*]y$!*Sv$!)8#s85r`v(27Y,-SJB!!+PQ,!*%X|9x'BN!%nSY!!(ZD!!$UK!!$uk!!%;A!]_{|AwzU+9AjJmy^@Tk!!$p;",
"!=DPy!)X]@7W/Z_]G)7Sr,1qt@GH2X7Y,wI8pt#)H!52jNTbw*(gcP@#YXSr$tr{!$trzu(gb6+A@0F`8ubCux+x,K!|&G0",
"(f^!_#Yvgt76F3HwgtyWx)W/P6w(*.5a[SQ-SJAw!+yDb8v0X.t3hlIr,2'8!CG-^Ns.M'r,2%-7SkF77nkAp9TPWN!%nSY",
"!=AGn!/5_9!8+H$Qn;$bN,h#G7D,|cu0yBt9[Bd|!%nSY!!$YC'zP%hI#*#5!%nSY!!$L@&PT.[x+y6@x+x4!x+x*|76DhB",
"x0HD!x5g4vx5zBz!!$BD!z}K`R@zIPN.-k@7c2Wlx)8I.7c2Xw/`5c9&B2!2%F@h07cZrq=;ZF(S;z3(x6XiU9[(=r=|5Iy",
"%u^lgx+ys`x+xqAx+xg=%44K[x6lwLx7$(27Fp-,/a)HH/V+Mh/S#LI/Rb:G7rc5Wx76lxVR)FJVy!K:&kJ(S-SJAF/V4_'",
"/S,`N/RlPLNTAy$65ch1WN+%DX,g=IsY%-kXJ}{*42chu*sVhV7fJ(&#{g0`x8;wR9#cQLNVjB=YI%5{#:vqt!:q_kNUq.8",
"/R7|#/T2bc)%[Ql!97VZx+}h0qMTCt/bVzpTaAw=Us-6)x8p7sx9&H]#!d/0Yf:s3[$xci8bYS+t3hyVr,29Gx90:H[|RZj",
"];pb{][/ly5xp:][|W#c][4;h!)+d`x,!(Nx+yp}NTPuL8cj^z8(7Qqx's^%x9u|n7Id%h8cj^r7+;2m7JcNi6v]Df+lLtd",
"-SJA[^aPAu_U&}**|liT!$nif7SF^_7]*gtNTq&^auRH$r,2<Z9|`00w)I)hYI-%d!!$R-#Y['{x+x``)/0[=-SJAHX5(ag",
";V&[n8(}^nNTSy)a0fL4NTTBFaP/]6Gt;^c@u;P,-T(iJx'V+}r,2MDx:|*N!]_W^8G[|urW{6l,7=-7r8_8t!:zR;*]GF;",
"!)$gB=8dhH/^yT$QMXmM!U'WAx;FzMcGug-P1v0f/d1#.NTC+H!@G)4bi=V-cGzq1!+k-1!+:u9!)5J#d&RT1d'X/)!FB72",
"NTW=L8fbx8!Ulr@&Hpgm#'hiG!V,Ta8<kcI!%nSY6VJ1ptCH6atCH7%r,2`@Qs/t<J0zRc-SJA]x+|Tw.Cv_*R+m0ckMk`'",
"g[/8H-SJAMg]/R^gzL+0wIA5cx<`mnr,1sH8rvBd<g5ZZ7:QSh!D:)]U#'22<A]ut78yM(;L2{2!%nSY!=AU&!+wkHNTJFJ",
"lr2361YDN)NV+=g2M]UP!)ai(If2rS=a7^Zr,1u++2wNC",
};
static const char bitnet__spv_mix[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!3LWzzI.$:S,[YJI:*82iXm@!]s'68@K8@C<`$I!!C,V#:bc*!G.mjA|_9([/w}8#YY*:$;p9*",
"0/!r.$yL$c673!<$;(Z+,;1M|$y-m`.STKt!!T3K!!T*i!!Tq$!!Tt&!!i'*$<LcG0MrL9&UMpm0jj3,!@(vb$:hW0+@h[%",
"&Vk1K/PPit!@(AQ$9&Jx&2^jl&T[9d.45A^!@'j=$7A<bw,!$L-79&+$Hq%fz@2#U1+*:62)^Ip6X5$$1/lyn'R{Mu2(&X:",
"3&wzv2HFqv(0mny3%!yB!@)Cv$<.`L/RJY@(0FWv1gfR,!@(ld+_Zht(0(Cs0jj2y!@(DW$9/b&&RQDw(/^)n/PPic!@'mF",
"$7KUmKX<N,#`.6h$<b)84$,GV#`BDj#`aD!(Q4P:#](1Y#]FI&#]YY)#zm`*!!^-<4]P=}6VIm-6VR+@!=|l2,:3W1,Y[h4",
"*${s-#zaMK5^]Nx+=7:g#{+hP!!^RJ,YRcp#{T%T!!^_N-tl-x#{{=X!!^lS:20y4:2:#H6tf(Q:*w-b$ts6u!#'j.$@)T6",
"4=1J4!f46!!]zI4!{DYi!#m<9#Yl`6#x_-=!!{3C$tu5c!%Tc3$WId)&mk&P'.+GK!_kxl6Vd}z$]@{}#;iHDBqZS;00QY=",
"!}Gzy!]_8l&Q=/I%s+5=#Z#m8)d1uP$#N_&!`R,P!{lt:#;6'=*B;7R4G$p6&RY+Y(iybn)+S`@!#Pia&3Yn*&S%Uv*'^p'",
".ZCfC6{s_gzz@H^Ml,0t6VHP17qaz6zz@K_%x^ku6tfc1zz@XcBY3.J(QJ<c'5'Rbdc5B=6yS^57H,bkzz@_f6MkdY!(z8Q",
"'6-9R!=4%V'4pv#PH|x,'Ct,|FI&zl'44W%jRut$'4C:m$thtc'4Q6YfAhPu'4[RF]zI']'4fXH%ZC!;4_5S,.U.ur4_6Bu",
"fBTG86VIs]+(}p$68q=({8tYwV5^*zV5VTkV5VCf'8Jc&'sI!Z(-s[TG*7t:VqPF77qa[{!!+Y47qa]gVqPG@6X.D!'8B9-",
"'6]Cu':&]9'93(1'7Nx}':v3C'PJ.(!2#1j!2#1d!2#1iVA85'#%q7A0m,xc!KjQ;!QCWmstC#bVAXzqVAaSA9@#4jH0;r,",
"!#=kg!@{.G!#<UC]^|Mq]^yj'V5VapV5V;c[,V5<(IbJ<'53tlIl#/Z,aRGw^KnTP$!I5tMmVNaJ:'=Uum9^i!4.Y4!2#1z",
"[,TsZ'/YP[!=4&i9jYH'!_AC/BSC*<<}qx1tS!xz$YB!l!#c-1sV%va!@fG|12-fp'./5m'3hLmP*_pS$^F/r]^z[Q]^yN{",
"]^}wJV5Zi2!$dAX7#SAf'9Hlx'6]D-';#9Z':v3Y(dAa}8m}5L6{U*_P*Uq^9rW$@!)5x17k6V3zzkf%6S^Wip}Wdf!{p4t",
"5uK'zJxD#6'3lfy6}&IKYZt3v#!n6-Dy*vlyCScxV}]}D&!%H+&{)HIK#j}_7CyhSW%h7P9L:1i!!+ZV6uYfM85PM5VyWNn",
")WYCc!#@%x!@{FNV5jt:V5t`4sc|$JLFw1J!2#:i'xq1N(na35LSQ|lN;+^y!^(4(MBsTw))HVZN0@Y':I6PSNL7;4:1-M8",
"Vs1L-!!+%!$}!`/]^{V*]^y]#A!ska(-@U9!V(X]]^w7y!#<W&V5w]]sd;DR!-,b1!=|qdPQ<C76|;w|!iJ_F7f@[&!$-z0",
"!#<6b!@w6|!@yMh5%j0%'A+bN'rt`!)k^@Ssg[-5!IpfrNr]=67!J@u7m8yVJYB=3.V8U(UXv|k*T4VX!3G'*!6(8C+!6@t",
"/PYZ:U]0aK-7b'M!2#PW!$p2p7XwSG*)_lBWVxsB*BB1^!25g,!2$9B8aAf1VvNPW!&)09Vu[vV9Lw8{!4/GL!zz[C6Vp(D",
"2,^3-dFJ[.#:9LLVtL-JVvw7V2dT2V9'/`f$|dQB*C/`b$.'hS%8=Ww$y`=!<C%j0f$h['fJn,N9kY0{$7;-3fi7CV!jdZ0",
"7<Mrq<C4G)Vvwwk2G.]M$_a{ag)ta[;WIy5$;=2T]`RLh.Kctq0Lj{}6F:J(!]bg;!25iJ!26[M2FUR|g]9w(;m4Y=<TF<c",
"Vv}ja2zzVv<`Yri<L:*B=n_fjVvygD3LM|&iB&m6@F[#M@zMg6Vv}zp3LJ!jj!,KBAa=dVBG4]TVw!$v!(rr|fkBl7=hpCT",
"CaNzUVw9Db3LJ:{j^ZQV<$tv9!K/V@!2$WrVvVq}VvvkH+!(Xd/2.(FkP1I@!]bYJP2(A$6hyg[81AkY#YZI32FWiK6t|bk",
"3BhTG!KB*6*)cKVXSu2J$#rNA!]bSd6i*B7!)cPc!)FKR#xC4x!iv$a7A9#U0|z^u!$ir38mbym+`U=dGBU_g!]bSd!2#_Z",
"V<@,X,5dUx!]zJnmavfR%%;lk-lh9_!'5LWP2'!-mgpMw1nKf,1;zd^75!^^W3a0$+#,H#*`n$-#Ur)8.4@3|+|'|xf%xnV",
"%6{G%.Z;Iu70qJ[6vT*=2,IAV78U<'!Di<z5wn{$V7/yC,7,,;r</md!z{=-3`SpI3}sB|sVp0X/VPUq3f$)u4@B:g!2#ck",
"V73fB9+)mu947m17YiAP5a(6W-tr6V!2#fp/8gUN9D#(kcccDKsW'p./fT}]/Q=gT'ThC{dBI7:'DWI_'5Dg5f!'SBq<pdW",
"!]hj,!hQ;I6tn,)7XlcY!Uvl/=daFf!)@a)f]bmI3}w7k!2#f_,a_FV!!MrC!&xrb$tuF4/gGUn/Q@$]'Th_'gw|DNsV%vr",
"7S`N}9.9p{9cQm|8+$B/sm4g*!&QC]!!inv!'.{x!!$Z5$tuF:/h%|{/Q@6c'Ths-iqu5['G(Hn8+i!Ksmr6281-!j*a/WJ",
"I=%;/7'CvDsV*Ds!$9B<!]_h}7*.(/PPwj{F9P-@7&5Rh.sZwh/PYZ<VwK+S$IN!N/hN<P&#ZiQ/Q%,a!Ab!+7x[$w6VM[i",
"!3fFL@=G^8sV2hX6VHz9!]]:K['YQX!D,V]V6m}JX10)<7mN/M*B;%c!3GN86W`jj%cC;mV8znk3z^t@!^'QpsV&K^$xwcc",
"ZHrJ[-#=8L6]:H_!c=9Q7q}Vp6wF_'6ucnr+!Z[=q]-9}7;#PS!2%Jg6_#+I*DgcQ!3[&`)(6:g##c!|8mcG{6Wzg@;Fdfa",
"%43w7%4;-x!$v58&10{/&k8G6&Luqv!]bhR%;(v8H+Z1N2kH82V6n-NV8z{U!_@Nx)()1S/PQ35[)3Ya(-4R/0T37sNrQCZ",
"#)5X6+zz'Y!,;CM(vXhx6`=6%#H2/3!3GNA*R2J+7zKF68TlF=78]%:3`T<@$75gt)FB`k6Vj^*799LG!HKh4Nrc_H7*^i|",
"6j,Rc!):(U7!%DZ7SuLisg.Di!^'P8!]bSq!2%lXZHtL$!xG!t%qpUC+zt^9#aVqm<a=J/CQ*|2C$s;p6yq:@9pd6J!2^-s",
"!){5Z!)Byp5x[Pf!^'Qv!]bh#7zN[,$W*=(!{#qvFX'l]NTZ5TsWuy26{/ZI.U98{%rjx)&53<cX1vhh!_t8L$dbqH^`}tm",
"0jf_!9;Ip*$^G_/94k<INT:_F7@Y}}Pnlhq(KIjK!40u%+{/Bk'h15x*ByRq!3GN:7`sh.$xx1%]aD*s!^Y$2!2_lRNTaBY",
"sZliF1IS/+(FmJz!2$9D!3Z_;!Ak5(/mxN:57`hD*GjTB!4/dW+$/YG+}|Bc!{0N'*`f!16YYx$%FCRb+$8`C6u/2WQkKJ1",
"3c[w,)(,i/763ac*,/ym!3]Z(.v6:%!2aW$9m.a}@:[!FsWMYf6vBJ%@%nAQ%A@}_#]CTs$7;9D74WHzX.<F6!a&uT1vz8*",
"2Ji@&s[@Zn!3[2f2Ks=a.47)Z+!C0f<HX=@:hjR@V6A#*+84xRkLQ_3stCU#!4H;20LV#]8n:s5Fv9Um*+})@*^&6)!`Via",
"7fj:;NT]h{+$m$|74aJZ7VB)61+yt91IR7XsV2hh6th/r%qn`l+]a+I!!_fj'[gZq%r(Fv<hd`t^#QW^27i.,7gZd}M7f@y",
"P1miF7'/wU7&#9Q81-g.+lVga&r7]x/Px00$[+Tx!4DFj%5K3I!d34+:xu]=!24ngLFZj&NT8gh;IP}WsVGuT!2aWF75<}`",
"sYQ#@/|d,y$W[pGV=_Fu$DLM)NTYf*<d*cIsV[%g#[=.s/PZ-2!k%kA7s:pC`4#BrPng1}193pJ!48&F6YMYI8#Wck1KSdf",
"Bn&Pq!41}Bd'q/<7XFfP!`^xq[Dqy-.1Uk=!]c';/PPw-[)3]Y%{z0}!@dQk7:(tv-tp6'7B/YG#:nzA$txlDDz0t]PQy;,",
"ks)suX==xt.Pt+G!!&kK7F,<U!@rmRU=q#h&B{/7#al06&mq-&Pp[d7m,X0mHIvb%PQVk_*BdCz!2_HA#:Nm56b%+K'kvkQ",
"/v1dI&rW4'*B[A'!2#}8!{0wW1ga{mAW-QIG.fr#77sbK.STa/#]1]b!2#fXRJ&ZS(X0R1!_:zV7h99R!{!N#M0tV#8Pb=2",
"*`ztm7T4apT:C8p#:vs.`qH{U#%jqT;K8Rw8n*1i#C^0b(S`9P*`_8SNt*R9^<p@sSFv`l!&({,!!%2K!]_U97Wg$:]zj/Q",
"${x+D!2_lL!&;KF#Z&,J/PR8WQM*&z!3Y}v!DAwA/.S:6#[tsb['[.F'sqz@&PSQ:&14GN!{$AY!b:!t6Vzvu$:L0|*f{4Z",
"d-t@q!#@jW!!||X!k&)<76mr)$uU;%/R5cs3hMk34cqS:%SVN5/PRWa4&A#rL&lVk4FF69$:!Zx/RTqtX2A&.4Tl6V!)PTA",
"#:;p74a|i)&PNk5+(7:`/R3`L4a|/t7YLZ}5%4VI6VJ*3850(p/SX`t!)Wpk!*@C3!jI]j88WBf^<q6g#@hYZ!4D.b+!R'c",
"/QB+[#@hIZ!4CaU#Z;)W!+-#L#%1Hp!=^l[1nK|4#:mRH6tp1ANrT534Nx.R!g_/R7T]{tTC]m5#{{auX1vQ`!_Kb=(9::m",
"PrT{cZIn!N.1V!F6W4+583-f22V|.+(juVJsg`H=#:vq<!]bSq!=^m;!{#]r!=rz@*}}g`Tad_b*a`c|6Y:c}7UfxF;(G[V",
"#@BD7!3GlU7wM@[77`HB=BpNH=/kM;U!P5:78<nc=al#}!3Yn(85YqC@iP+L6yJXnRhXDD##hZP)MPg(/U48_ZHr5nNT<1u",
"6YqH|/V/Nr1/L}[#!n383f%Q:3`SpH!%M/q1wlT,!-kY`JL0k@*,KDD!)Wv-$78^m6{Zt*#C+qiRJ&kV6y3s7GUiJ}6cz$X",
"8.hpc+dHSH/PmlY!LdZ1Q/*83#u`2[#!SQq]}H+GQM=#J83bBl#:=i,';cZ+(G/,}(dM5W!3Z_:tWIU66gD'JtU'Wm7t$$&",
"aP9,9V;9'33Rs:jR-#@J7T{01%v<Da7rsMJ&1Ltt6v6CV75Iw*V4G`l'Mal'=R<f`!*hQ3!2$UT*fG2asXhKz;U*&<V<F,G",
"+!.:H/SXXk*)K_+$a(QX,#D1N!3Z_:6XVn35=|&k7rId^;h&FF!^0X$+!&765^d<z!@FZ/(jMm7(KMNn*Drn<!2aT4C|M<q",
"NsWPs!47126)`+X6vm'DNrPj{.v6Z;##-V!0jfdmNrZv9/5UFfG6-i<!*:4n!(j(:!!$G}0yVN%<niV1sV+9l0yVKF#=4Wt",
")JmK'+1gpX/R{%3)JmK)!3dbG6_TSj(Y-4}9m9SN/Q:;A['Z(k*f*(u!ik:X6wdwDNTgu}71N<{V:txy!3Z$=$7i[X/PQ[C",
"#G{lA,%9d'8#X'V!#X3xCaYs,;*:7g1I=[]!&Sas/A;DPPnkr!86i-w#:=/m%}Z_h$</N_+!&]C/VCJ*D[+:%0pbua6w6XX",
"#CA0%!)rIyNrnDN9QWKS:m-qq%tHvK1Fh]2t3avJ-;^zl!{yI5!a:*xPgytS!4C/i#y^.St3aA*8rF<N-VX8*&UQ0f*BHI:",
"$ZGt&0jf{u740Ac-xq^B1jG%d*BR6wsYybasYp]4!4Cb+-xrKv2F@Pz7xS&N$Bu(U-xqga3${Fr&;JjX!]c=g*^'{B/Pp,P",
"11wZj.Wi'f*`fSB85vXC!]tptW8:!z1:XWY!&+Zq6thA2U^0tK!h}+^!&rM)!1wsX*CClv'}l3*75!bwW9At)]lQf*#@@FX",
".cn_6!^2*A/Pc|a%FCK9/Vw1k/V%BT79k{n5Z54'!cysw741,{Sd-a]!!ij#D]F,0%8Gr$/VcjW/V7PT7:#+n4ckS}/Q&uf",
"6th94!z{&4/8,$#7:%|,^;%[8!#Zni!2#}58pUulH`HHI3}qyI/Q-zC/Q_|:6uM*Qt^Q}(/lq:'/QU|;^@J=:tSBK`^<rN#",
"/ir8p5|7W|'u8Q.6Urc.!Xjwq%6{7}$ujp@75K:^+]Y}N!.+Vj!z|y@]}H.lRJ;(&!l{(lPpUg=$*-w=4)4{l(R[8u/PR_6",
"0<7K8[DncdU|!'#%n8xq/P[Iq-;]dA9ym^L91J.f/Q06,/VVcA7:@=[.TQcG!C:4F/PLTqPnW/:8TN1vPQ1aJ6g0%N##R,v",
"!4/,D7@Y.k%;$by#x.Zf#C8g/02Q`U$$/D{+&gm)79biI6v{D40{%<=##_wWP1p)=0^`ql!Cw]S&83Sw/sGj)!.]}f!]_R&",
"9G8J<UV`-cf%(p0#Ic9h2Jgbm%9TxZV8s(U2i'i379Q*;3/Mhz#$HHg/mpGYTVu5Y%88Rh]b@i}.1U^C$:#%}763/)2(q<`",
"3!B_H57XCN$'b}_1Mll579(lq1gy[Js[#HA6ZNmH/PP[_)MDjm/UIMb0QnjW$8^!40QqD,!D$c(7z'<%amGg=${#UJstC#r",
"!2#YL[+tG0,:prM7w2S'b-c.r#&#8}6|&63:.jpLsVU&c64R}3AgyQq#C4M{;.nV7!@QCfstC$0,a`_n6{^]87VL/Sbr01P",
"-I_9Z-W9P`J:#[r7VB1D'/c-<stC#r!2#]R+)0ws6wYmq!bt|j794`kQ.c2*7@4&a6|2q!8WmA#!))w2!(_{'5,Y}7](dbb",
"F!JhH7TH4F%T0UJ1gu#;!)%im!$RGz7D&^SMa3_rNT:Yp8)z^n$VkAHJBzGa8:A^@/S'a&(l16#!2_Vn)*S9'!+U{k-+#}2",
"%;:2D673V5Y(VLI-Y&G<NL0##77%=KNk3hqVw5{M7Cx$,Vr&UrP,Np8D]:#b7D2^+/RIV|VwKu#*HG@Y!NVu{0<6_u6VM$k",
"B&L&m!-Mck:]xin!gJX=88j[L!!tRX+^KC%.n;[{!Gp`.[h3G{<2f9U!)&H$7`amKNT4bH9kUP'*B;%G#]0cr:J[km.4MD%",
"74D-1Vr#X-kmmkV)UA(^!ClLp*D^_%)WB._*)+1;8T']k^CTXD0<W/3(RmV4!25g175KGZ3CggJ!25g:!@nWtsV&-5TCn&_",
"sZk:[+!/%n-w7VPsV2hX6YIBnQkT|8/RqXD^An[))_8uU/PZD9/AG3*/Rgn'!hb0.76I$[^;%[:!^w[B!25g27Up4x/RzA5",
"),PH'!@5LN%;$GI^a-BH:(VM*!z|[(c1LCb<`ylMQ/qHq%8`(F!($d$!]`)+77B87$!{bqV6qW%P2Vh]7yu_6/S';Z!!$D%",
"!!$H'6VJ_[84<QH&1:nr$H_q{7Az$U,:7A6#x-P,3hWSx:nr@/DrkxJQMgqw6w1Rj&aF:`7]b|0.ql&l!FkUV4)$-I3hsMd",
"!)'JC#_<-*Id[LJ04|qm1+xyM#DfF<!]hig7Cz$_8mc5m!+DCx;U*D5'5uu/%}*s7!2%s%Q'|{V!Nj{c!s)WKV7#Sg,/qWq",
"QsnpV!d*(/7UR!k<bc:5X4C'Z8{_WHsV,Ui!%rr/8@kh&!MPRuaWGAJ<C!9#W3`pB/Q8J'#|&l#]`RIg.Kczu8Prb;$7BqB",
"6[|zssVR%-+Dx3g$*bd0RrAFZ+|WWuRq!G_$+#x4Sn;j`V6suGRhF7$/}s=mg:aNsW3ai4/QCn1V:A:R7)bNhX4XG3$/a$Z",
"*hJ]vP1yS{!DU`BsV%}82-Gi[.453}+|F3!f&3Yu&3wk*4=6ct`:n<z2Z%v%NTFm17]hA&P1y}86gN(5M2/<k!2#YcX13U6",
"<!8zb!i.uW8PTNV#:HAR!]_kt8:Xn_$VTw,Kflb_V7.[I5YdLBY+s^i!i0`/7Tkw#T;zauVvwI],$F#C#BVZQu0]_B9u;K)",
".Z:b[$FV)x!26-;!{0Zm6^Z3tP1gkxFdKnz7[4-,@:G{R9.P!gu3}htU]1<#uL=n:*B[@2*F;),+Q8jl,##mJ01j*UG%;k!",
"8<Mj]Yn[sx!6'J:=@D#`JiI)q!@TPMRi@1Y7aNlLZLw4=D[zmfUZk#I)KA)Y9bWR-$ujp/*CCn,&3xKy(+,@@9r`pM!AH#r",
"Y1rc-(;pSv3hMPJ*F4<ti|Yg7!XmDAM0r7Mz]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nlYA<H$;2$/",
"/nW^,$[$qa/11`%!@(pY$:T5#*aMlt$ZYV].4,3j.SJ<h)c`}W&68il1+*<4!@)/i$;Q%7-Wt@,&5pRi.;d=H!@(XW$9kv#",
"(JjNt&5H6d.STKg!@($F$8)ij#;`^^&4|z`748Dt!]]fZ$!g0W0l70v!=s,^!=s2n!!Tpg!!i-.#}BmL!!U)^!=s;u!!i8u",
"$<u-T1iV<H'q1Tv673!C$;Z:C-vfx6'pr@s1+*<%!@([^$9v/-(i]*!'pJ&n/mmsl!@('L$83#u#[S7i'p!ij.STKV!@!jc",
"1I<953h2-*!=|M{)(#Qy)FJb!3}r,=4=14}4]P@%4zmJ((+'5Y#[dyC4FP6%$;Rp<6YS*r#a3ys#aJ/1$!rC5jA#1z7r4m.",
"81U[Gj:^Lg(%mKK8m]Up!(ldz(%gu2!(qnVNrFW.9(T@;74Qnh$JKP[(gls4<xCkLGL{%MGk9$:H%Q'1HDI9@9Y//jGprC^",
"!#=hd!@{+F#:;m/'5}xg!!$AM!=ARy!*T;C@#sIs+B-#`+zt;4.qh7fj!)1A]PuSaI@UxtIL3sfIfLLD:VQ5J!*Mca!*C[:",
")WY@Z!#@!v!@{BMV5jt9#:;j6V5psy$1mNa'xg,5i{VmGAn6V5(S42GM%UJu)A4zQMq#P%:I6PRN-x229S:)3;=jB88@1@c",
"7]VUXV5rJ#mgD{H6_cPt(2gB7LjB'Tj!)96:nf:J'k*#Z7-9[P9{(+=mgA+|<xF/4j-v]@zzI({9H@,IG_w+tB3|vnVZ2a@",
"#h41U!2%J5%;SRQ79|3y=1mza!*#216{Z'r&PQT56w$[RdFD6J-trAU7^B(JW1/tW6v68F7D/]77TDI5)FB0*+G*9H83/=X",
"5B}7#!(yD$9.2MK$W*b3V|tx/ljT[-/QWxaVv'2r1NU]p2F=nd!]hir*F(RC+$sv#*FG1C-Gz:%!*#83!)_qJ!)D@;W3hzj",
"8c6KR&WRJt!&!2v74(<-.Cvj2NUvd#/iJ|W/Q]=CVZ8l<shpw,7+1;S;:#;JB:x0w!)F!R8H_}*!#R=y7SFIk!!4l-cnI$.",
"cccF),&&[K5%|XnNT2yd/iU&3/QS=D!)@!W_4<|p#auz2/P`n<)M_Qs_qz8t#As`}sZL_@!]_]w8G*.d!rg#}8(}0.sk)=r",
"G{6K]H}lw#:-54n;`RPpMjZU1NjLD-XjDhcC0x:{m*UlT!#a@Y!!$^W&hCRyi{gW;8i8[Rm*V:*!#C,M%kHc*!.u],i}]Iz",
":ctFf!=gfW!:hMhmgR5G6j&I3$1mf'!*=Wyi{hLh:(.+[9)ksF*hJRR74KN'!uT0Gi|jrr!'u@M!lScn!!)9i<:RHaS]PRW",
"i_D:)8,pUmmhMu+C!x1wA*z_dKn(a}#YdALK1Jn[!@hYPif,Qa!N+W`=#_%Y#:=Nkm*UlB!..5t!!$Cq!!$p#!!$RA!!$d}",
"I7Qm(!)C/vi^Zaw8Q:(69m1sx%45|m%42(&S(kXBG{7Q5!(x|u!*N5MQ/puW!2#)%]`9p@+6ZsAf]f'{8z.@@G]w=l!+1T0",
"!)MJ}NrZ&P,Su5Zi^zIL75r46G)))F.DTyn!-:_VF`{+$!-P@Q!)&;}!(y8}C7zPJm,kIR!,{KJ!!$Cz8@kyc[-N+58JyfH",
"I(v1a!,h<k!!$;q!!$Nl!!$N*!!$<hD(CZ&!)PcgdMBgX8KWzinc2k-7^b-*i_xjg=$AZG;)C8);AAnQmHw;'PQ6g4B.M9-",
"i^BXI76FV-HDgIX:&h2Ip$Qd)7=paGKf0A29V{A@@r3uUQkI!a@r17ci`_]SF30K19*{^RP*m$|dDv82[`7ct88%}N!+CF8",
"7SFjI@4T4)i^5%R!'%qGF*sWDJYAMkN-mWGmg3$&7=37&TC4B,=7Zru8K%Az%;&R6$`0g6!3GQksghZ6;=``A9fRw$0r]2Y",
"!(yX*6_F8'9FhM]-71Adi`s.7!&;.'CP9bGP*l=gm*UlC7ZY(h7k0#9+d_BG7;'nj7.RlF!/Piw6PtZ^!)Mv.*$|QFi`@k4",
"7t`2r7_Xkji^#h^:7IPCt3fJ:-flia9iRBQ*+llX6[b%d4u;99tWIvatWI-D!z|^r#ua]AdFTa*#WB1Z!/A&;i^ZGnFXX}:",
"!(08t!!$Gl47_hc!(y_,i^Z8j:.,(t,7]f+i^Uc%:KQ-_m*WpY7wgG|V:vt02{D}7i`Ir+P_MQG4/hP|!:huw!'Hj(!!$b9",
"Kf'4879BbZ77'7fi`bpA7d8^+Kf'=hi_`{u!hv9K;,UVI!=Tr{W8X5y!GwFcidD#t;+FYlnySnp6xB;06w:X&9.yYfJY=w9",
"p`+^R12$_478Z3V/h2k=-Z|$D!(yuw!*+Z|;&W]SsYx:2!!$Q}!!$qK!=AsDi^xQHCw]Q]C,UD_)c_z..SrI9/.SgF87L-m",
"NT2h/.k5y<!)_(1!)-194C`Lb0rf'T7WZ*K.k6#4i_:SV;#cQw/mdxBrwi`VsShY+<a4;psSp:z8.SykwFLH^!)-w9!)_45",
"tPg{*iSn]Fm*UlQ6ZJ]_..X|Vinmwh76YbP(:|}k.P{&f77rcF-Pzp%.8Y7,-y;N1P1p1W-Pzrz!,,Tf!+4-$!*;zG!)pbC",
"!)<_HG5Gs(2/!61!%mcd!!$Xp!!$SA-1]Z7!(yK&1MlJVNT3!V-1]Nui^$'t7N[[j,r=A$i^I;79Mb!1N-ni;&mjY/2(8S+",
"=bgl=%tc4MsV*pw,r=|GIzb$}(+'$+3B4fHKVCl;<q=xy!%PP_!]_iTL%:7J&,iTb,4aB1!)H-5#hsf#8u[bv4=20JM0r8L",
"PgH+@M0r8IS]:'R2ck_H!)HH=!(}0:NN]vANjKkBP*iuA+{fr@PZ@U7PMv$Dm*Ulb!%:B_!!$RS!!$AN!!$A&!!$RU7SFX:",
"r9h5T!%1:[!!%0Z74(mDihF0|9Q@I^:x_pa976js<+J{a83V#*9F)]18^|M@;Kq,U7`|m{QM4+,+W%pUi^JwkG-}A9FvDbU",
"!BPF_Q/*Mp@r([}$!|=Ri^Tl{!&ZK^+W&3F7t%dF<+i2#+W&-HQM.;l+W&,^77MBS+W%|l:nh5-i_%as8T)6APnLk(+7f$X",
"/5Zvri_G*h9R!2NtqX7T78{yk+7f[f!.)^4V6|_f8{i9si]}FA,/qclQUG[S:PWpx*`dz'5,cu:!%(4_!!$V9!%rr!+7g&g",
"BZr6am*j};i_+{%88aG}7'AWDR3H`CV7.2t5j6'W!(}W1S0S_{S<zzN`qG)tSzY0xS]:'SZc;FqNTFP)96(#{XjFiXI=$}/",
"@YDJn7SC+Vm*UlM!${.[6th[WQcG_3!${.Z!!$Hu!=AIL!)]+4;B`FvT9w9bPQ-`)*xGj=R,GfP5jHc{!$h!Y!]_V#<lUQQ",
"@F|v-8JyRAm*V`4PQ1!I)=mgz!*b&F!)X)2!)q;V9r`DY!.5Xz)=mYV!*Vf{7&ND)59c.a'(WWbL#f/:Cys{hBqTyS{*4#$",
"DX6JtJdlf^DX2{X(a1IxqcW-A0nu+@$xw`^-tv6i!!SwB!()P:!@(Du#|n::!!TvX!=s,j!!U#j!(*0T!@(N{8ssP/#IY}d",
".XAV^W@[GZCI_.h7@&j*.BKY,6VH%_!@)sJ$@Q@693=Q52/*(M7qkSk!@*J[#cW7K#a6FZ88:YJ!&xRA!!$<H!!$<H!!$<H",
"!!$<H1+#:{!@*Wf$B]wX5}_|53i4zX9LF']!@)RD$<X620qVI)3i^6]:g_NP$Hp|2wm$[L;GaWw$*S5;!!Uaq!=sfPCW4QJ",
"6b-J34d=h7#]1Vs!=sfSi{^ma7^YtxG2&$D!#PD;&1BXG(IbuLi{q:J7r=[y9Msl%76Yb'75=pw&2S@=*${_**}w|,*`Ys1",
"(idW8)++Di,wr_A&Rww|)g5M|;JL3U(+NBb(K+R1)(#A++!.-KNV{S6YIt5$YJhYvYJhIq0kfXIYJ{jyYK'Xj!(yi/!)qui",
"'4}zq(;^UGBq`q;;cW/#H}jTFFI5b;@:-!+KV@FN+)%<1YJhW(YJhFpYJhSt!(=TN!]icd6|2pf5&::90N;Pm)Rkp'!#=ab",
"!@{%C!#<U@!#=^;a2P!$a2K_*a2Kb+a2Ki-a2Kl.!$/x(6^l*7#*ly^NT{l{#YZVUhaM8:(W3wU!3(tn!4m)J!$-R<YJhKl",
"!.4Xq.]gZ-!5Wvx'.n3c';^bm':Mwa@87.d:*}C3==1I=tS!Wp!4m(|YJf[`&<{I_!_KJ;BSCNJ<}r=<!)##)!)=Ma!)!8^",
"!)4G`N/##|!5=C=!3(vX8)!X4a2MF(a2LkMa2Q)VYJln<a2Ky2=]I8pK!Yp/a2M(ka2L/8a2MYga2MVf'0@G1Iu8#J!)=Ma",
"!)5.wiV&w87X@!^IdTtt'L;XqIu8#J!)=Ma;'xxq!)+@qi{]nF8&hT$Z3n988CXr$!GzkfZ9#ChW|5-(.s'C1!-bL)Jz!8@",
"K(@h{5wA=pKiAav!3(}v&.[zV7C$5;f}VKHYJ}U076<i4YI:*](QC8z&!z%dZ.9HX7&$@@MRR}8K1SWU$A8:Q#&v-4Z)Hnq",
"6VY/{!W=}7A@3hiPyP)i&.Wg0i{NmQ7!LZ$-tq-6]<xk&!{'Yt/A;.nP1g!.!iJ_M7gG@0sWWlc6{axd]K40&;'ya67(8mV",
"Tzzu*sWBa<UKZl^!G<'}YYn0w#%qYWdfaUM!Q0r8!RKgHstCCmYZ/wKYZ7Ny9A*DDVFfxb!#A7c!@|Xt!(r6L'z'tgYZVc.",
"&&Ii('#L<v'69[y9d:g4A7)=!!)@5,JYDmU!)=Tu6^R&P&mkSB88WBag`$Pu&.Z)`!]bt6*`d+t(m$iG#y2w-!2sbD/Q7@b",
"4%MNr-85jH!3)3b!$pTzj:v7I!3:W0Tat45!5ITM!3;L(!3)|P8bHJ;Z,`Um`Z/,c7LF.ZZ(_f!9M-G}!5@1X#rYcb#Y_H&",
"6VJ1v2H)7d$u!Uri#07g9_X#3&s;+[L.XgN$7yWB#yI.,:WU-V!//8b&mlu#!]bts9|atcZ,`Us$;g@K%5:u%i|Jjl:+`xM",
"NTPiu%SxRA!!$Ac)(&6D:3*(::yrIQZ-4.Q2NV/q;(h^q7<N2Ga1Bt!/h'$#jZ/rL&@y2pLxCn0[FtPa+8#`k3%{A^jS@1D",
"6WDvD!Hsrh<6-|y$[,5}<UL!J$;l,}<sj(KZ-;;z2P,=Wkw(3B=+$fR=^)%W2^tW^=v)4J@(32Y@:Z3*jZ#:cA-!`6#_0*,",
"AK=w]Z-L&Z/iCu1Z-.%^3LJ(nmSpn^2Q;68=hP/.B^YYkBr0&*jZ#:cCbUsXZ-LJm3LJ:{mrlVl15_6:,'S%3n'_j^DL9Dd",
"!3</%D|p(f$[$rj!3;LJ!3f2ZZ-Gd.F'+Qn!-M4YJl[Q*7$yVIZ-*wY6tp&#Z-IRn/PT1yFN!u$!3d[i/WQ%}!|-}4!]btL",
"!]btp6j0'N!*K}k!*.)i$u=S|!ivDlFgmnj-^V3{^#QMZ0<7^y6bt!A.SxK)sV&8{!BqyU!]btp!BqzR!]bt7!3+-lYLI)x",
"/PYbUqH(G},|HZ3#(nQL/+*Gz#)&Ilq{$Qb6}qX*]@F)r$tx[T*b#bt%Xyk^!]bz8!!*5&XZr9v&).J:1Ms7Y*Cl*'6`Q*]",
"sWalK!%hm66[6971QQ$T2HG:i!3;|I2j=yQ)()!QYL@C%$4`r(!z{L23`SpI3}sT&NTFP+&8@4m,$t8p]B*'5+zyzZ4GrH@",
"!)m7U!)0rP,%Hk{sYx6&!3)HA9/#P-uj^a(sV+<.%95k9v+(4($s8&.8/PMrsrXqqw'yWv7xI/5srljk#`XnA/Uf,qNTFUB",
"s[=4[!$/k.!HUx<&uxFqwg06iwJ2knYLIrr,6w1`s]'^:7uK'-x'KUVxDj{Dx(GdlsZVArsZLt6$vcY%,9U.y#7mm_$@Dxg",
"8X5+q!*+/n!)Bbhyzus^&PN,Pp}J!Py}DVKz<`nrz!=BssZVUxsZLt<$vcY+/mbg4/R*ZI!).lTstFz_0./@(R]n]Q^_.iD",
"74FMV#<|d-!$,VD+!54!@wvbA6VZy_!$5]:/gg5j!@yL{!)1%Y!)5x17ZG|^)%K_}$V_P)!!$HX!=AN'!)1.c&v#K@7y&Qi",
"7UmfI8QmK!)c_,9'.3i}!!$H]2X%mQ#C.=`PnLWZsYn`}hHp3%*^'/FsZL]7S)+nm+lBcw]Ffu|8398+)0_7k(pLJLNT7TB",
"%'yK|;nY*V$7MygkW1g]!3:V@!(v![7[z[*kVxY`!$CuI1AFq9h%a(37@*}8YILT=[L={%8u5;L_VA45jxD%@!3(J=*hUXV",
"Z/6@k!4LDy6Z$A&#,qm[YN.w_3axjv!^'QzsV&pj'Quq+0djzk(giB<)(-hTB')h+*%%jD(2=9u!)&X)#C.=aYN/Ds!^/cl",
"#&KWX#w|<u%SSnj7=xBV_V.P.NUL347gnAP$^Ru|:ht_B7:upm!G<:*!(|.(*iH5WsaU0@sV2g1!3ig$!3*2SsWB_[7+T:3",
",qB]5(IJk8sV&91_Y+crkW5tT!4jXn;fTT,1{!]!*`[V]8T=^W^]&CVNTZhd7VtKKNTGm:5MXSF$uA%6.SQ8m!CSMn!):d6",
"!)NM@Nr[(p7wU*h74kNr+$DtK+!jU<79DU77[Yn#_V/6F6Zh!-+mSXs#wyCf@%d5b%;A%}.PxLuQ.j#G/W@_1YS[C%/W5):",
"^]&:M&.X.$&PM|L+zt^9#aWA|<a=J/G(^nHC}n[%)Vy*i9r(dT9A`D}/7v.U2MfPM!).vq!3fxh[MFY17uXr*$VkXS_|Gty",
"!4L=@*2i7p,u:TBkWB9j9$B:+8c%/j!5S57^_/,P7hlYMA*su|_tJvv8zJAZ=(^`qNT:iI7@Z!-kWXb=!3(MH7JF_y!5=&4",
"/P[!cku@(K!4L<(#K'wW/PZ[^k7arL7JBlc/Q./,[H90k9F;q5.rQIna5p_$78R+}+!9Fp77%!1PnBghR]t*n+CfuH!5@Pc",
"+&Q/_,!;Vs!{0N2*`f+46Yx.1AIH7g6[*&!6v.)+!^J)+YL$SL6zYlh;i<bYNT(}97VjC[__|}P/PYfV[MYc^1(I]F#d.JQ",
"&PSD/Ns/S^&i!a[7aJKV]d;m_9$B9Z[Ay2[_V@l}!)0kM_ZfC63!!u%7Y`iW6iN*]%b;[I&tmA@.1iP(t3b54!4kJqa}g!'",
"8pT4@Gs5sq*+}JK2%D`B!'P7y-*m,)2'|IG7666D7XlcQ1,lUG1IR7dsV2ht!3)<n!3)<@!Av.4$!t(GQ.kVw6`G!<<hf6L",
"aU$-u8y87AM7akjP1miFLb_%8$u)c)kuGLA7U<]|kuC'q7.(%B!5S&2!(pnx_!UwS34ZcYZ'vTs7x[,`NT*8b7NHN{3Cnh^",
";F;iTsVGu_!3h:j77_Txs[z]m5iL%H6wu{2sVpRJ!3+WUsVimmC#GjZ_`!Tg82_0ANT<%=0du*w6VMRd7K,yhPpKT&LG8F!",
"%48Q<:1hPB(U]/i%8aTp!5@PcI!)QTH+b115V{qm*q.r8!cwS`+z}n$sV;n^!4uNs+$8`RId:c1!|BdmstCy=/Qt}t#KcR`",
"!_1qQ75iZcNT2!(/QtRpG6iMsRJ2NK9]h!X0MBcZTwjV^sX,$w;U[R*Sd@wq8A5(%YRWFP1D`h2<y#/0&mqM1Pp](Cq@j6W",
"IFs#(Pnjn_#Pi!Pkux99:[ylr!3(Rz0Qvxi@rwb=!)4G`3B:qbAW-ZLG.fr.7:JFg5wtr`#]1]b!3)JnRhCdT)U,p!!fN'7",
"7iK&j!z|qNM0tV#%r7Uz#w})S#)a!R$V[,P#BH(%#w}-w!'a2N74(:jcJU%'9Q:!b!$0FC!5UU/(S`9P!4uMJ$fAAh!|Fta",
"-762u!dsJ(@{T+V78]%f!5Hy0B&KBw0LI4b2(8pQ9k$.s/Up-X!{f2M2JgHd!j7@V76Yd-sV)|8CAW=9/USWc_Y+a!7}ZTF",
"10+yU&PSu[&14kZ!{$ff8D*;9+dTfv2-L(B*`fqLhBFZ,!.@'k!!||[!l!dH76mr46VI4l7%)QF57.S+9A%ygQ.m|2J54j=",
"t3aag!]_l$7V}S=JTSYLxcT'UYL%%Z7`nkMJTS`N.SQTZkuKm[!'.wj<$rB/#C]IK7hv%:/uX8,+!UJ,Jrqnpv-h/kSdT%Y",
"<vzDyHZZx61nK|47%;^HNrfDY`&6Qw_w=k^P1x&MJLP&.!.jua:gWR]g*l8:'<@N2Sd5wr0{NhD(IDU-*`Ys-%qn9v$A25N",
"!&.wvYS[M'!/!!b6VJ1IsX{^[0{9a@^]&YR2.jj_2/*nF!*=a|'k1TL-VTytQk=xm!'BtB7#I|B#C-y@!&^8!!&Q<g!+qUW",
"!8^=@PQ-w502nu+7_<BIl4_,67Uq*y^YDk^NT<1u6YqH|%MpM(l4iPN!4L<16*RtqT%V$3#-YAIT%}A88R_|s8q<;I7zL9R",
"YI$KSW7Zh<Hq.sW*hVkr85r]qC7k6B7`yby779G%(2%wiQ/-fYFd6ak#$j!*aRw9SQM=#J83bBv#::d,'2SV+K4d[JKT%dg",
"!4kJHtWM'GLDs5:t`[W|8!X%Df$j:GT%nV58};,t(R`#:!%k@yD<r&s6vm'F&WJ`i%v=N,%X!@g#gQ'%,u9x![+_/y<DP8,",
"YNu$X8.J{^!&IWmBCs]YYRX$i/PYiW_Y+`fl4iA_74WB%*F0jp(n]}u!*#G7.4V@w$7;H`!G3:+6!jHQ+!&<w5^xL*!@FZ9",
"76Gnza1CUm/h'RAk7bPs!3cnAM@i(/NsWVu!5Hz[@Jzrw6[8k`hA=}Fl5.*S!4jXc7WTB<l4M-m#Kcw39U,R/@i:VY$=l-@",
"&s8Xs&Tzdl6_%HvNt@K/8LhiD!a#G176mr/sV*Ig)7y<{l4_*X!4tXt6`1zs5KtLLCRx(k7l#m-!)+uqxd'wK-Z{jX!4M2C",
"&_C)w84M2P_V/6HF1jRmR]stb.v79a!+i&K!z|b9)c_qJ6wjClPpi;186@rN2F;^6!+_)P@iY;(P2/h#7SkDp8P=ZI#F+g<",
"/VMQ6M#Jd<89p]$RJ;h3:vKgK#C]XkP2.NT6y$X3:hrXz88dqC&yNgZ9+HLVt3b;V0Qq=&i;5|F/n`[S/PR)R/5UBN#[4u$",
"aqBu`'593V!3f8S/U#If!Ft(+6#!GD$ds-naqA`)/s4M^!CQ38!)XWtl4j8{sZa=vsZX-W!5TMR02sm+5:3q2/nYtZ!5TLa",
"02sP#&6Iw6!]ccs2%H7v/PpCW11wZr0pjc$*`fjJ7w@|VNT*ilhabCZhA+jz!l9ck8VZZUa1%Ur7b_uMsV4z$^aI9B!^9kW",
"6tl<K](S<r:vit-%4GXG*`g'S:G*_b6J_Pr$W!J_!INN:6Z,`G2<V=glT.fI=xYq&&^h;(/Y_vk/PSS9/XY&r7<B`.tr.nL",
"5|9k!!Fpv7%]y{LaqCWz/W+3!5^xMz%AU-_/W%(l/Xm2r7<Vm.5a(((/Q'!i6y_Rk!z}IV/8,$#/Vch!/PS]<75I(@U!F3,",
"2@9F8sV&8^./UVy!!b4I$78,m%_D`X$&u4Tga4t9F(h+y%A9cY!KQnQtS|%St|A`{7Q729!5SxXtuiIqtug%RNrPm`G%`&2",
"tujj;1&I=]$uk20DJ)lp2@bb{;FBiL-Vlk67}3.@-buHb-u,.;6kpZ7&B+b^7@|{A-*0x19X]zW#H;'YPp_77:q{q!!HLV0",
"Q.u;</TUL&_w=ctVZ]N+,u:5G/P]:-.Ww.K$F6Dh!CcPL1+'J#773QjsVS-hsZ8w^=lIf;/TjpXaqAH{.v7sR!A(}V!)D@k",
"2F:Q'%{bca!=^nx%SWW[2Jkv=@L_}T4^.%_aqAXWl4j2y&#xyn+&z}Q7:6,Z76:N5l4UxH7Sa=DtS'*d74(CT!=AqPhBclw",
"nJI</7YFgka0|+v!)swJ#Y_H&74(Z$2j6CxlTB-h8A,!F%$9!avIQGrtuhiLlS{_[$krvY/Rf/WlT1a')5vsv#IS%_s[,Na",
"!N4^;7B;ZJIv+L^76DbiJ5I`+lT;:C7s*N)QM7/6J5I]{6VM_g<5n;w!3)DAYL&p67t}W5#xB]_!{$3C!#6ly84s/:%*n:F",
"lTy0Y!+:<I8+0Pvi!CA=1Jb)@J5IaTKtf9<!Brm@-!k&0[+j8(6NcZ-7}9$U@:<n1!(s],+Kf15*^'/UC4#N3!]qD,s[$;q",
"+]j@IIYuMz!]bt7Q.c$-6])pp#sK|-6ugS<IG(j,Au*F@-75D[B5(l'!t|mS!]b{5NTHuu7Kzs&C'tcz#G&}//Q&/h$yJh=",
"au[H(&Kf&T!Cz{vlrxAy9$B90MCxjI'Qu{4IMnP+NTMV`sVp70BCsZT${mM16|1:plrR(i!3cqJ!)aTj7[g2}%;7*r673V*",
")%}!y#^fllhJJ8uaW)zB.M|MA)U9Ci7W##3!)gq9/Jy#g(XI&fP.<fm),l%+Mk%r-P[G8C-;^S30<-Z/6VMDv;w}CpNsast",
"$[$wqU@Bf`9/-I:[BDk#C.Ckx$(-9g$a}w{<`WJ`JY@@UCPjg}!]bt9+lVwt!)&[*!$;0Y74(<;%qsT:!@JIJSGTu,#]MWJ",
"6vJyh,C'fY6W*n-yIUKSBkR)Np'b%M,zuML#Yla}sYn<lh;XH_!]kBR*)&h=YLA%q/h'iQ+%}WQ:L|DucI!6k;P5Rk+)*]C",
"cPu7.Df(.wt3b;.&s9(Q!3;K7!@nWusV&NAU#L95sZkBr+!/&0-wB][sV2hc9}B(/RJ3)/Fb$PZtq@P{7SFN;lr;;2!}@2:",
"+Cfq6!':=|G^|sdPQ*@57a[7*QM6s/G^|p#_^)jN[=X346tqUW`Z/}SC@ySZQN&iK@Z|Pylr3.N8#am`DL3x%6wtGaNT*vb",
"!&x`.!f6]y7U[(q7t$i'<'PB7C#ntL+^5v|!3)H8Qktb#L/K;n!(6n$6XVW/4dX-G;kmZ1Fnga:Ql($z+$D`FLMiI]7Waa[",
".qhrm!Bvk;4)$-I3hsnp7YpvI05,a70LFm`u0vv+7X;%SLMiH_!*X9^2$$#'sV*Dj9PnmK'5wWd`;77;AY=md/iC#a!B4Pv",
"!Na7m&)vwW&;ivwQX-aKYLG.7/_qi8NsZ|B/T-#<!!$D-#:<CD5wtt^2_6:{.ZHKLNT5$R7WHld.483'#wy.K.v6DV8TFXj",
"$VX<K*aBCC$[L,U7N[_ta2$8S/h'*'$xwu20QnwF9Spt$U!RWp7_ja*YPJ8y+S:8#sf_2qRsH/=YPX1n,0wM(S0Sanu0]l!",
"A.2.aZ,<432k;;-!3GNp9)Z(j%47f0!3;M5!D}A0#:A0:s{6UAHpGI#674_PhVS[}86u2kYIax=/h'Bfm1_Pb!4.0w79n<^",
"p`6/87r`,<H`K:=cnq'n6umr{43.d(+!'0TvIn5P!/*#@;#RxP9:nhtm1qpw)tGkbNTTR^$VTx2Im!*c7!Nv,YID+H7gGJv",
"uPk}pZHr5@&P$Ru6|a''Z)dX`/Uu.M,.7jz#BVZ[uN{,N8zkg%uP+]SVZ.cA@RuI3_=q^fZ+m|Q7^v_7m1QuB1vRg%7]9s7",
"@:1D%DGrKS'kv&6u0]f<8QNVx+R=]<uTLG%m1n[gshpqp+mSkT7wI#`g]XI#,u<AxPnPPW-*X]B:/$7^[A|_nZ.XjPIv=c_",
"u0]da#wy'|G(i1@81rfaYIPHpIx,0;YP}GCH$`hn!$[N!Js9}'uNw;7!.VurZs)x^L/U;p&c#_npFZa#1PAs`$ZPP[-VX-g",
"!!St@!()L8!@(As#|d17!!TsW!=s)h!!T|h!(*-R!@(Ky#}%PB75jFf#:iST.8wFZZs-]h(mWgS)j[Q!*ICk%*+/h%#ynvB",
"!!T$:!(+*#!@(};$!^)t!!UQk!=sf1!!__1-2x]L:2:!k,5zs@{!.2;#:DL&8m]zm=8hS#mQ/|*6^AP#NTB/4YI%G;Z'i7f",
";cSjkG'pz!GG;-4GR^m&GlTn<7$B]67ABP$!(G_q!(Qtb!(Zzf:P{)^HBJK%8<q|I<,ka:Bq^gp+=B//!=Ay;!+fV192Avl",
"GJcDiHh,5&]Q{5sI=1i*[2H86Fb.%g!*C[:)X`%Y!(|hSYJ}HR#:;j5YK%@1&iJ%t'x]JAm1hp[IX!Pp!-(vS'LK5JrINMm",
")X`=v!#@;*!@{]V5a[vum33gHLBmT%@%x2`P[0|d8L@Pk$^HsSYK(r%sd)6PF&QF-&{a,D6|*MSdt_4&T9y,(#H`T`rL6Y=",
"Fb/r{!+v..AQ}@*1I=d.!!$b+A2b'`!=4(!p}Ij]WuaFN;%*JA)kz8vMmln8MmS!r!)AJ,:b3YT[MXVq/jQQ1!@f@:!)6jQ",
"!(yb-7mbJU!BfMIWWXDP:.{^b;!!D9$GID#hZ9+[2(#(n!)+6H$n-Qi2c^:V<Tx3j!/[rU]/C^;!3F[{m1d76JMUZ!)(%jn",
"5YKMN3$u[HNT<;fZ(_6*q='1F/QX.h,k|fY3I0if4zt$xAKj{C+$t:w*h$Zv*'hRFNT[TM:-krp!:hJg'$i&V#]@C.!3GN6",
"JC5hJ8L!D2sV4lz's!6f:+d$:76`_U5i6{I8jIU4:Q[.zNUM&R/jZi#/Q_9#NTDNcqwnN41Q@hfNU5t$p]U$2]/CUa!%hm[",
"!*t9/7ANxQ8IALDKKaf.0`@5r!)%<_rwB[|8um/$3,bIP$:'/asSJH[sqhP(s7;wXsZUmaNrc_$t1';wtPFc!stRlt!)V9<",
"sZUY|sZL`#!]_^Y72!p%!*`0i+vqxMu0l5xm1l}q:ujyV!!gc/+!53}!z|m+#uAxt&ux@k7_@yA!:hJw7|_&A81zz+'5;(c",
"7|_&B82($;'5G.dm1x'M!#fU2F&PmlH}dMT&1.Dw&mjXy1niy38;|/J)0_7k!,{pcDf2la!)h%n!)U+3!+^{Xm3xz49lf9:",
"9*hQP+(v*k!,^[QCi543m2|=+=wh7p(IHTuq]'|/!,5A`!!$b.&&mn&!|<p3_`(VFm2D/s;*I|:9Rr1F(IH@nr9c1U7!<m1",
"@sB/gm1{@@;A}8Z4)7x$NrR!n=vHa1lrbV}!^[35=$Tvar9h-Q&PW|K<[,f+Sz]Z&m55sp!DW$=m6:WU(8qXKT6djVNT3}b",
"C`=bg!)idC!!$X09)[K7!)/b+!*T^9!)[XB!*5M7m2,h#9PMs%8S[Z28Sfa39m:|z,YU!g,YRQ=T%gvF8,`%P!(yl0!*RAQ",
"QN0mr!3(jCa3d2T+%,<I+xSh18ust}7l@rL!+2BJ!)N88NrZriD)@%Wm2MGr78<p%G+Sc_C_a<S!)$556pD]m!/$Wh!)D@;",
"!(z)8J%bkjqah4w!(c#-!!$D5A)P(&6W`@7m2QCHK9nSI7tj8.8]'3,86#]C8U,YB7Atq):*vyt8bx)i8jJGN!!#,g!(Dl(",
"4vLng<g1K#1I@0j-tkxIs6_P]!(0_,7SFh@m6qFx8!R7c0jaqd1g[3Br9c1|!'qK&7SK#)P2$}z3[2|:m:&GU79DT!m2Xy{",
"@y{Jg[$]J+2F8HrnDp5H*`Ys8!zz=z8WM0Q!'qK!7SFkN3[2Npm1f6`!'.w%F*sWDnc18hs6_PZr9c217Y+MmTaSw:3;vFv",
"8L,;N%ZBV$!'S5y*T+XQ*=k8j!D]3,m2K%(!'%[t@:)]-2M+XI6yZb]6xLCf0)b$,/1)idm5#fK9*##u7P/|J)/1R&78GKY",
"8qs!L-!u^/8rjp]2F9pb!&%6k8PAv87V$sD./j3}!)9aISG/NL!hX'<;$d!YB3}0$BS;(y*+l1v6^dDy,sPG+tWJk|tWI.[",
"!z|`+H{Ntp*a7;0H^31+!06C]7ySA/m1|/H/Rg,1m25n0BmH'/3`TzTr9c1K!+@iD+vT2LC7}xW9PVNV+vT)$m5IyDJi4,)",
"@6s[02F9=I*`YsA!!!#_)(#A*4=1&kr9c1W9l.KA!!!sm!zz=tum4AsNrwg1;}pYiD4dxdNh!xT!_{=k9NpJH:nHdMM-`^]",
"4]PmI*`Ys6sV)bg!!$<L74(H|(&cii!*30N!*$tgm2ayk<G@kH5:V<P5u5GKDjRm{At^s!5w|d_!)X=}!*[p_!*_zb:ly[t",
"H}dQ&74/(w$Jl4)!#khZ6VJ-I'H(Ub!)(Fa;%k(.6|nUw/W5,;6{hc}t|.<!!!$Uj!!$Dt!!$RL#:;iUs]G@c7vdsw0rn4&",
"$v_ca/Vch[/PS=3m2_1j;$t:i7qafPAVi%yB1r%PchJn-B1spf%@=(P7@:)0t{1pz/Z[TP!)'d5Br(W{CM-LI$8mBUt{Y3G",
"58#K+A7#^xq]'{S!#MTW6VJ-a&K,6_m2P/2u;vz{K6z+)V;;rGsq*_Z&,ku4m3!RZ7VL/9/WhMB7;Z0lm2m/yB;i-+@gJID",
":n0T]9gx(W:fDDjI+]KH:mULAcg9Nus6_PW`S(|s!!!!pK6y[:6Vp(V9+H][810!-@C+KN!#CMK7ui6$)MDUd75HM8&,l'a",
"!*z&b!/NK_sV#7^!=B/u,a``]=^X%s:IK^X!)p64sU}&w!!$N!!!$Db!!$B!!=AflSFw8F%lN$T!)czl!0,6Rm2_+('I4g}",
"%/pl%!)H*4#hi[$7aYMym21f1@'Dz)7%z_5<%.k}9;2G<75=pw!*+Jw!!$L<#YZq@/_'@k!)RRg!)<D=!(}3;!)fbD2I)F@",
"!(}84P/[c]q]'{v:quSM<}k1Y==+#pP3[i:7AV][8wmYq<$nrVPQAm1:0BU`!zzX^%qn:2<B.b}PgH,Pf`1a2I]B*7@:'@t",
"K6y[B2cWRIs6_PV^Y0ArLxau4!!p,L74(A^$R3G8!.5X1!($h-19I;6!(w,4!!_il$R3TR%SRlM!@/5R*,67`8w:`x!!p,R",
"#KmFq!@/5P(QIxi!!p,J!*V)0$R3VNm2&$U.DJpt!^M@Q7WhR.$R3d2m2MXb18{=3KAGT^CmVijPI*#,Pg[7Cc280N)@|qK",
"YLG.@/_g_5NrsK8$R3^t847GPm3BhG9:i,A7!^LrJ(NbusV)yB$pSBn!Fj1.m2[*/8;7+#7'6QCQs}PAYLA%85j,zT!(}T:",
"Rq+KxrwAFMR}]qI3$u[Fbj<fJS<zzRS<zzIk0^0BNTFP)98[dQhwH^|UV2bVs6_PSA7#^qNTY]5#U7CS!*8$*YLA!W!)pyK",
"7S7BV8/Q=^7'sxJSmTDI{7[:t!]_cS98y'mSzY2b%x^lc!!QvF74(:4m2&.D9gn!ZSdBW##5x7b!)%bk!Zh2wu0a3a!!$Tm",
"!!%9V!vYu$DtWhq@#9vrKtWqz]]4$zT9w9SF*px+YQ*MD;dM,PrY$<5!!!!i",
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
"#:=+P&WAaY!!b!B6VJ5f'.qM[!-+$^6g$TL!^p.yJcF42%zx@I&w}C)%y{f(&!A6H:7Ig*@[i+u@c}[hA#lw*:SyS/%^WPa",
"JbM[{*cPdz2'z#.FTIvqG*W,@!#=Z]!@zW1!#<J!!$1+=!#<6/!@w6|Nrfuu'59V('5LWf%y;5c'9Jj;8WuLPFK5q=R&xu/",
"+]YrlFK7&$R'/+37#J^DD8`-jDm79Y*N<=&!.0XR7}+=(!2+ms8=0w06vL=d6wg0v&4X;Y+=8$|!-+CI!2Jq/${xdD,YSXk",
"&PNlj#:=+Z!-+KZ-:%ap77W]Y!%ydl!)9#_!(xyt5:Aa*R$u`r*aML7.8m.D!]`{Y*`f!1.XAFJ+}AAU!-@f!,^0.3!B)yi",
"b-d2q1g[3$6{UNTYm{*#-+4!0*Bd%C),2W54]R-_(rI|{/PQyMDu_qt/T|P!+&+.g/TiCg$@9KG/R,!7.8YLU+G,!7!z{=,",
"1gf9C!+pyv!!$@w!!$KW5:/k81/Mlu!-+sm*fr*N%:X@8!]aBfl-b9G!-=R1C=KYU!%RCJ!,M.<AVKgIDrLI2FLV,=-VcJy",
"Y3}%=(N3YU!Jx82*ByS{!.P^v$&N.T&PS2k!'W##6VJ)T'R^<=/VCHy#@@=W)JF9(FLN%0.Gt#s.6MQ=,#0%ZXQV)&.V5Pd",
"FKqBK*NRK;!-+AU0./@q6VKT;!-J4(G*knSFN1KmFRvu41['8J!QtXu8ma:]$79P_Xs+YU&yG0^$V|.FX1v<2!#-@}#:;/_",
"#Ck}1#Y_6T,ws!(95kUU9vx.mG-B3m2N5F8:+l5,$:!nw#xQR@*C8hc74w/K6c%QD6cwIw#xC5q!fuHm7<:%50wdy66wS#.",
"#P=w*!-+Hu!--/pFL=qQ;Rx57MPY^h!{!![ZvnglM#@[bY*iDgBb;qw!33/S!)4Zm&Q#WU!-,%(+DFlk1+$j-!-=Nc!48&B",
"!Cl6U*CMsv&&NGM&TWfZ;.m5+'.5/H!%5JU!an9K740ps'Md}ZG,F=C2j8K{)('#q!-+M&+(xiI!)%im.yL9{!(zWI4hGsX",
"$]T;w&8=(),$t8nHF9ks+zw{z!'kBT!!$UT%SST[FLPF%,1k+t`7mVisV+-'!Cn]]/uv5=sbcRrH{0`nI:Ni]Ha7yGsZQV9",
"6;W5hI@+8J]}L+G/Ul/-NTFUBR*$+;2F9#VIzln!7s*If8!'I0sc8/5!-+LzFLT%17+qVT!lIgd0U2(i!);}2K4J'Y$dANd",
"8!WwJsca;I!-+M!7D1{X9C0C%9Z2<%8!bp6scu51!&G7b!!_j|!'%tt!!$Y<$tuDC/^dL-/Q;Mk'Tf+4Mj}2k';guv8#JNS",
"sdS^7401iR6YN|t!.1c6#bTN<8mdJ<#C7}<$$P|FFR[2f8)+.{ambaK74%}tQ/=RJYmzYB8fY%,2/#Pk!_L*3*BfG}!32iG",
"#:Nm5$tr}RC$/9r!*!GwPnzt_f&a5]!]`uZ!-+A_7DWzW+V9+jbjRsJ7'N'U-Yk(uY36T.)ss:^.SMwq!]hif%47iF(8IBd",
".J^,..4A)l+|mN*XN3gS'P3F3G(9cL<D)7#!(-Y{!!$A#7qc_D!Hi|0@Bu+M#!p-<!g=bn<NN*r%89[&FLMW#.GsKP.4sJ{",
",#X=cXQ`2(/3rqk8[C:F]}HJx/V-=N##$m*Q/RMj<Ba'AA)Y4HQM.JqFN1L=Q.j8N88PWpsZd2w!Cl]3*Cb#x&b,ZR'24y_",
"HcF1)/i=lg4!&^xCk!m-G*srp2^iMl!=V38kn7CM<jMPqmc^kj(.FRA0fP9aFKqB&JBplP0jcwI!$iq^+!;GT6u88&+1n_R",
"74aJ(!#R:x-gU-aDj{sYVx=)g#&4-X!(tsSSGAww8|^7KS*Fm`&:$RA!@QCm/nVN43{;7YP1myXiV8zB(IHlk6b-rC#:NZ:",
"&Rhxu)(*`#!]hid-!`-T748.p8S3@v-Whm*8Z$t=)gha}.4@3|.4|Qy+}6i2XN]0[(jMz;Dm4.IW7]@lNTTB-6hHG'+PSNk",
"!Dc5$!)nS&!)7|r&PYc|98JnpG)GH|JcP2[/PP`]jUuL-6v#<*J_hu[.48C].S|Gt$uZLVFL/2c'p5a|&pZ9t)39@kYm{*'",
"AC&C3!]qDRJ_{5&k1:^U7SM]KBT/%v(MPCh01igJ1J+|A!!!&,NL2*}!9CHU{)Z7lB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{",
"HmYn{C{/md354`S!=4(!5;rhg!(qrS<+j4i!(f#}6Wb3s-)q-tFIXt6G)Rz{#Jjb+!-*wK6th[5(QU!R#ww4$fB(x.V{<FN",
"&*S'M!!$HK)v!z,sW2(Q!%z2h!-+%;76;4VHr]n`Vz^;p;JB-V74C3m+`iQj!$.My$VX:f'57JX'5LW[%dh@B8m_QT!(zK3",
"6vrs376:N$))x]N%42'vU^$6#%dhFy!)+Jb,:4Kh,x/nA7H}/1!%pZK!!%)M!!$UB!!$yQ!]`<{JB(@aB{L-$gzLQ8kmYX@",
"=Wm5u7l36<@qQJD:b18I:$dq3!!+%!!!$Vl<r[8!TB|N}%4gdH!34v`FR_F*8DQ&kPIfKhTC:/::-WfM9;h-/&2l)^*B:hM",
"!2_-5GI'wXTB|6v#{{ZkGI!Fx6Ww/D@jUm^!A1wR11wnI!(yH%0LLs]#wx|)+{4Hi6w(Lr!bh^<#_*0zGFrvL!qL%6%X^'l",
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
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nV6VHzX",
"!]]:K.8Y%8*BR77-xj;m!.PA/*B<*m!.P^q!!!1*6VZxB5ylKu/nB!(#:9LL*Gii,!/V{66asc6-^T{m3$yj3.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knxg(II8{!]adU&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H1=U;|-Va{rV$7Wb!]hiW7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/W1=!ByWS(QS(*<hj}V+|6@g!]zJJHB/1tKY7kR!Jl@x&vHmka0fhHamLM{+=9HC$tw+%!]aC@",
"!.n0ZI.T0Bg%}%$$mX9%!!&7w5%xx*!Cl=`!.PCj)N/#$,*p72_7s9U/R:`Rh@8bB!.ndBhS*;$#::P1&QJaW%j{u0!!&8(",
"#<^XSh{{|9!!$;y#:<%:i;;,A!!$<+%qqtFiZZ8H!.Q8Iixxx<!%5I.!!$C2'ji:(J_GISJbh;g/f_zhK]6gQ7M$j9/Py5F",
"3dXX-J]]Tb.AU[%-<xL%j}n4]!$n$K7SH7P*)_lBK{Hab74*4d6u&+!3pHB&PI<.z#wzjjPgHYPQ(kwL!]aBi!/V-LP2;_!",
"+|xv-##)lmJ^M91!_$A78!1WWK[@u_K[pln6*PD1Ra:F61+=hx7y&*}%4xplJbq0D6vT/}NT+^x,h!ynL8rU1KW#58J_=n{",
"6}Mhh%&_Iu#:9Yr$u`*Q!Gp<t!/XT@<h}jQ*SVLZ!/V+u's8zl%5:n!*BHJU!/W18LyF0&J_L:&;u)sa!_ABX#]CGv'..px",
"!.R3ZDrR/gPQ)l&#Ik%I!.R,u(X0Wk1(MSfNU)<YJ_J):1+/<.7;[%$(nRy[!)uK)UtVJh1gyGcPnKvFMsp.97dCtZ3J'MC",
"K[crT2dT2W9@*vu$|mJ}*C/`c$)v!(%8<-J$y`=!2(2}UNUQX^1ZR}n7))Dn+)xYU2G!w*!PFj|#:SZ4!)(Pm!*h/):uDL=",
"K[c[!2dLmS;8@|($`-i&*C&Yi#iWu&$x}$H$[B0|3B8lh-uhVFWm]XA#Y]jl5;TU6K[cHr3TrlJXUg;1<L&m{=.Z4qK[t!r",
"2P5FYY3Xk9=IJI&@It]'K]']z2XMwW@(9dTA%L61Ad0(!4!ywY2Xb3b@(c.]B@/y9C!JP(K]']22VAkS@('rZC;TT=D:d#D",
"K]']61<]3r,']*c[B);TDjV{5DyqaS!K-uZ%46<r!]ad!!.nF#7_ID#/PYr.!(sz|NTP`,6u87LK[cJ*1Q6iWK]$d20LPT!",
"!b.PR9;ImQ6u/19K]${60LKwmMq1lU7CfA^&mx1w!P(8J!.P8gCA.}S-DRx!#:=WC!40t|/P_'iJ];Hl$;d'b!.nM)1+rc)",
"*`n#d^;$$X7vJ.aU8CZ';G%ypS!PI,!]adb6Xm'H:hQl67]%*P#@A+&Mr_C<!^N}2*BHHu!/X*]MwuByAvkiP6u&,;!!&8{",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!IDGj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!U)`!()`(!@*hH#zGij!!T*=!=r=Q!={:M(+'2@*B;!]!={LUCP7VPC1%SS$7A$L*HJBN,YRg_!={c]!!!1I!]qSR&m}y_",
"+a2Zn(LW6^&5*!8!aWrU-78}x.4T<U-u@<V!%,:x#x#g0!!]P*#:9]/$7i*41Jcc:&6/fl0jj3/$;RlK-Wt@,&5pRi/mms|",
"!@(XW#zMl!!!_&[$VU'7#xs97!!]j2%qnNA#y;U;!!]w6'.*vJ3g2W@-=Uzk5BqqT!=|_)*`Z&'+!%5,/11]7#z&&D!!^0=",
")F@^Y#zM@I!!^<C*`Z(b#zuZM!!^KH+ztPk,C-}3#^+rR6[_w#$;)])6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$/WhCG8P=YU",
"8P=YR6VrRH6yg4r6yg4=6yg4=6yg4=;iT^+12AuL8PIg^!@)_@$=#6+2,}1!12j1Q9jc0Q!@)*.$;<*{,|tZr133LU!@,KU",
"6sVk+13I_w!@#D_1g[DH2(&UH6tf(_8P=YF6VImC6VR+V+(}vL#aJxS$#):Q,%gk,!!U[S!!tf$%4G37${dYV!#0q/8m]zc",
"!zzj48m]z!BqZS=!]]cz!#P*6%rLvC&1Y1%'.=#96_)sf7SW[y!_$<f7s1334^jIf&n!CH(gdS,&Qz{S&svK^!#PXV'lKYp",
"@Vq1ndDv}adc6-g)H%^;)fhai!^%JFBq['Zf}Qbp*b='V+#}.P+CRZn+_[%H!^%5=g]/)w,<6Ms#:VC@g]//y,yshw!^.;@",
"6tg-CfAspx-ydF-#YtaHf}R,|.ULTj&n(`Q7qb[L!=@Ud/RHrj!{D`+$#G+Z!z{pi00)Nz).q.+$77A20lbYw8T01=#YZ2p",
"1K@Pq8PSpy&10+z2){cy'.=8B%SR{z2f]@d!]zj1783h}7Uh=j2Kf't6ty+H2jCHy!(xfq3g4LU!(dwT!#GvQ!#QyP4cP*g",
"4F=P.6tf=Y7SMcd!(f$bw,F&G!(2aB!(;g]'.+<2!=4&q'4x4y'5%;ap}=bK7{ptZ7Z)Ui6NWd79.$@x;cW2$@:-%,xgp&R",
"'LHl2'5.DkC.CYa8bPmM!du#{7qa6}YnXsp6VM9i9_$qL(;mMI8U@i3XL)xU6Xjjq':&p$'93(6%zcPd!2TTI!2TSp!2TSn",
"!M%u}$^dz^'DvNU@7P^^^:0v|6zZ22!^(_UWpMuifvv[=)WvHB!#<s/!@z5*!#<U'Wp3'fWpP.06`+0#!ti:K!#<4%%qq]|",
")X,_H!#<|5!@z@-$[NHL!2TTr!2haS#@BL$!2TS&#_*mnWp-]((QBC48WM8^!(y[+%xi%{d't/V#::(%!*9$4#[h:v!(v8+",
"NTQ!=!_Wi'75^WI7j0uSBU^'+B^TbRBydU07#(k*:=(2bCpzU1Cy7GZD5}|4:U#69gi;pY]fG<8)Hksmp$N.+M@^hW%xY8K",
"7);8F5;fh!p&S1[d=0[AfBrZ:WmJ0B!]_NW7B_j7,Rb)64).9lNT3:y7InKm`3i*a!a(7hWz=U_X^`,=!#ABm!@{+BYi(jy",
"!#<={'lGM((,aN3!cim}7-Tig!G2)K9TM|.7ZtR+NLx2LInuf&8*Q2m'F7)6';hiX'5`fw)<PxHLUg0|:I6PMLq^i*Maf!I",
"(0]/|MfdL'11x16N1^Mh!{p2P1'-Tn]=4-k7!/]),S5FdC_C(}-R+9=!2T]hrC)(U7'H(HsV(IU(d2DY!G<:(P1xaGWuMBC",
"#:Mck+GaaHNT(V2!=Izm!$-K8!#<6h!@w6|p+{a}!31{d0Q+[R!9X@T'.CkU%y20q(yMvzX^`,.6i5G76kLB/'C/kj@VwnY",
"!Qw.99@Ub[!H'cFT-m38:I6PfTw`*Z!31z|!2T]n8*R5/p+yLK9MCpPrz|GnUXT='Uh+&DU|[0k:Z6bq3JMSW3i^3a7(v'W",
"VdDG'P2+Km*2S*:WV{4.YJ[$CXl#=sk1(XBYJ^Su'5%;i+(rcv,D=A5$^UPs=)C(q*cF9bs^6J)!2Tz46VHz0!!&x%sXrWD",
";%<WV(n_Z_*BpKq!#fQ#$vPBa.T2Tx$7_%z)/0:.!(w:@p`-F!+@+%@!_-5##Y_$75:XKL!B*#ACP7d$/RAqQ5z^banlL}5",
"!]bj3*`f`GFQ.U#&us,6674R[3B4gN$xyNk$xwtyXQ5ddsVy@sA{ltb7_imj!$}'X7#qVM,:Icz!]bc2WqhST5:Aclf`Fp.",
"!B)yisV&*#!!!c;6VZxB5y9-qhx&s&#:9LLsZLYT;/.,V!(|Y*NgvW*P(5`i!2C2$sdfr{sdz$Q+0+T/PFS=d!M{<fPJN6W",
")U[('&AT(z!m-|p#^t`IsfD<Y+(rad-{k;k%qsB=6tduTjS!z7QdhAVR=LI,!2UNHsfXJ'D;k2+-^RU5Ix+`:!}f8nR`HVb",
"6u&0v6ty%*WqgZR*aWfpN+7u6!4/#S4Yydq#UaAi.4@3|6uD64J7I]T-!u_G!(yD$R]jS&R{*[sS:Hg'sZR|g7H4U&RB_Rb",
"S:L3g3J4Ak*Dhf=)v3Yg*GJA`.umcNWqh%{.Nx;&6xuW%7(H;JsZLu8sZN4J0#$TcS^X%:#@F3vsZ%IS[{$&{Jw`[ST:.dy",
"NsS!*7(3/7P29@fU4<xK'trV]BqjNYsU|ZWsgU)r+nAmS7qa5[#:G701X3y-!)5Z(!2T}N,3^I0$u)+z!.ucL+#$2!!]_ZT",
"!/!jW#iP,.%6{7i%s'TL*Cb$fUq{X(sZS8pKGg'J68{3FsU|ZSsg|Cz*F2$p*)a!TX4W^YWqHHL!D._@!2h}_XpB^$*}xt]",
"1+<4J1IR7H!XZ'68mc*66XNc99k6b@!32iB!zz[c74M:G2(Fhvncac73J&81XRQj|2dT2W9H`y0$|nhI*C/`c$-+,I%8@^9",
"$y`=!<C%j0p`=lMq)PTv:+w9|$7;<8qGwk}!jdZ07<Wxr<C4G)XRRiz2G.`P$_l(iqfV,&;v:G<$;=5UYj^Q^.Nw#30Lj{}",
"Yj$Fl0||Y3#%jr`$blq[!33&P!2Tz1%rc.'#:A-xYqG)-r5h_:6uFWxq{-X{#x#cq!z|dP#Y_6=%S[$0!=AJL!)j0^!34G!",
"YqQ2i9+)4b8_5$F!(u;`!,xkS#xC4x!gAQL7<c=9[&^Aq*BBVj!2U$1WvzfC;BHY^7n4dzYj@QUsXrd,#7cdm!]hiVPQ.RD",
"Il7^lQ.isB821*gQ.t:!7g(q,+{<v&$8nn)!^ZvY!]bw7%s'hS$f_UKpa(Uw$:#%}Nrn*#!/8kw!z|]^$r<7x&ux@kPnKyG",
"81zzDd'dg`4Nd=9!!8dF!'7pL6th/T-w%Wk!]zK_6],=g'rcg_#@@FZ*cwAU#]CTs!{#tA/Pml['2/H|Wqg2a.NwJN+#Sz%",
"7tj9}]=KiG*BBcn!mPAINs${G5KtIJWvwum,2RJW:+61g-VNG/#==2l#x!M8#Y[%UWsQ]P1n`1L!2s-5NrFi|)sU(gQM*JR",
"*CLwu&'#hS&TZ(F<+sZ/'.58K!%Tf;DzF&p&WRn;/mpJA6Sz1@WqhMI,2<xisXJ6n!%J]@!!$@m!&xt'#wy#R4&BxQ7Y7N$",
"4'yF[+][`T!2U).9M|$-9qu$87YiAP5a(<Y-trH[Wqg5+'h2UDstIK0!DM-}1nn]_t&D5.Q%;)BQBZ0vPh99_sxpKU6;W6#",
"QF9$Y4G9Uk86A-QA{RUK7j2_a7Xlc[!NxpTA^Y*q!)<bIR]w{-3}wIq!2U)v7UDYG&_8#u20!S+!)<iKS:V7-$gb(}8$xQc",
"t'Azb!2U(r7KDqT(FmL%Sz[ZCT9w9WSzm<Q0rsgi$@:,*2lU8^!*'JX!)<|RU4N*9$h@Q'8%Vxjt'}HjV1FjfVPcs2Uuk^b",
"!D1]&!2Tq]^#QN@77H#QTa190]`3ScXP&p7]gF=)/PPYPSdjvP!!]L`!/Pis!!$@t&PP1n&PS)A!2i*8!9Y)+9NZJr$79Mu",
"#C*zVXQ5TLsVGyl6x`ZN3'7`L!{0MvXUd1k!dc1V$g;wQ*}}`z!]bw:!BI]t#:A-sWsKYDYjJ283c)PX!]zJt*cK3F*D{s'",
")XRwn+&(Ua*fHnHsh=<A1!/H$YMx6JQMpX98'x<77*5Nb40n=1$wRs.!)ym1!!%#.6th5l7r{}i!9Xy'XRdq^&1BU@!DP7y",
"!(xy}(MrC{!2j)_/R`/T${lX,2HQ.C)%NXl=2UmK+$azD/SDKn(Mr,}nGt'9stC3<(K[HL74+c!!31tY+$2x-5{(jwsV2iB",
"9z}Qb,xD]J!]bc2#:p+/!2T|K4lx%P+:b^X!w%j[6v+qI)M2:KWtz3*@Nj.##YZbT0jizH76]!S77B3.p$xg8!_K_<2(Dnw",
"2c^!isVU=`!2TzT6[_Xh!^((Ks6d|t!2U'4sYn497!@866}aq'1A8W=7VtL$%cC;h*Cl*)*)a!F6kFTH!3){M$%V{X!'4ZM",
"7*_<h40Q=484y(|-tq,BU!c583S2;Y8U!a(3J9W=!(t+&1XHiB#x!Lk,x8zU*C7FI!(.76!=AhxR,1-csX,*:%Fa_.!2Tz<",
"!2W5@sVAIf7)9tQC|B{D+zu:L7@-53Xk_xf/R5%/p'ti#/.R!=(I{&].1UMc!`H,l'mRF1(KLz^*DTZ[#i'jR'nXcuU{_T[",
"5,w{Z!)<F.5K71[7rKQP!|().!hH4TAi+iWSGW3**CM))*H!4B/ayR31/-W-NTp5/!N+aa#F)#F!CmzgHr4TH!-8Bg8PB=q",
"b-dD|#!zuu%SV_Q7YPmkGs6$L&wHT1.4@3|+|:,|pad4r%tYa)t3af&<=m].%xmX7+*`!K:d3[P!h[BV$uz{!BGg}Pt8*nB",
",%r53<^-'##$6Y}_=d_&7A<1G6IX7]jSNN_#w|-5&WG)cWqi+'Ta::Vsh<UY8hhVD0jk$P6Vh;!<rn(:!+@lF'@79}&p3P(",
"/PPw-Ws#hT&,^UD@K'xN3{;<M(IJZF6^d},#:NZ<&!Cs(!4/#B!48&B!Cl]z8a`WI!.^'h!&QK]!!$;v!=AY$!(pDD)170Z",
")*kz9)g0_g*D{u`*)a!M6n'<_8Ct.bjqApUWv4YJ(Y-GCNT{UZ7r4VP!IyfnCuG90&nCRY=_UU*!=k$8*bIY2%sSIA2Fbhi",
"!K6}I&s4:$$uZM2WqHYI'p5a|&pZ9t)q@nrp+*KiAD,(=!]_CL3%+nb#x,l*&5^M(*RQS`pb1c/'P3B2!_1}U6p'(r'[qu]",
"9L|fhXW$:k8ryrwHq/9':Id0A/RJ/j#uD38nLh{U!`H,l/mj&_7qlXg-Z{P6W:x.c.j_BR-;#Vd-tt;46tqHh'@t3p2G$Z$",
"+!&L<8s|)9XSkNl0%b;=$;;tQQ.j&dJ/K]P!]biy$!R0Y#^w!q%5BrbRhCGHL*S}W#`R($1h/TmR,/aQI2F<}!9[0m<Rv+U",
"/jwx|#xkTZ!FH^t756i'4|+7f3gSm_4=8HK!ZDz#IdG%|(-'_4/Q$va3f$U&!83by3f,,^!2C4y4FK@L0rxG6%&DG;)HgUp",
"1gp@iPQ6pD7af4h.;;#S+![z<74%}lSHhvXXn5Ml((lgd!&Iv%!!$@},:5vI.4|R!+|wU,pbBqx'P3I4/S1jg.WU=**H+<v",
"y{$^]8$hRd9-RVUP2v^nWsK/)WzN`6d.GmcT%^%7D;k.;'raP<!2iiMz:Ah6#Jj@|XRZ40M}Vk1!(s=#:0*3sNsd=I!K,V:",
"Ns'-rzY^I!$'Nt`/PYU7754i^t5/cgtRn*MtS%9S!83bkNrc[*!ZG6<tS7F&#8&IZ#WCSLFvD_V!zzw}+dQ4#.ZCs97U`;b",
"'jzDr!)80.!)&,x$<Gx.)d:5Y#x^FG%%[,r$4}L_t3as)Y1gpP$T<dP$r]zC%1{(Z9=7)^tSjff+!|x;%1z#vsV,#:/|Z6]",
"!2V*0Wu#^x-m:wnsV!n2/PYcD#^^LY'QM`#Wqg5b.NwCJ.5Zy.,![aPpch66,<}WW-uzzm!@|9_P3zBJYs5V4d.Qtd8Q(,b",
"0LLBB4PtkJXT[.1XRQh<9+F|qGcPzr!]bc428;UIU#,#'G8MW!!2mKiH5SLh/X0i)RhH8f2Fb2i!K}fJ*)c_]6rCQ$6+DTq",
"QN|6WINu99!(x|u6|nHF9gx(^#C/J47tjnA#:q[!!9Zg_M#|=%!({Ld#uDih9.^tDA{R$R74MKu'LTA6-gsb*Q/K3F%)G}8",
"'.-tC/PKy^!]bc4-Sz9F!w&-g-flXs7<+U0<a4sz6v:Dp7SN!<%T.w|&rx1FRhMnq(ins&*D{ssHpZZvPpSBh7XDJY1I}:K",
"sc!)P)l,T+IQltp8YN^V*`^P5(UqQt!z{DnnDuwx.S{Nu,}F;p!'5b,;s<&B:F`Pa%xrya8zll8Wn;W3,.-^l%Sd=|6}=U4",
"QkK5$#y4i+$!<$W8%Brj(i[aK!.vsk(KM$i.SXH}%6+zIQ.})G74M;+!#PHG!32iI$VUJr;dM,[tS)Zf6*<TnJ/K*{XY'SP",
"J*,'D=:WFL6vPDVsV31`$!t7rYjM6t!h5dl#Y_6R!2kI|JMi6uXRQ;m=YvQL.6I4zK,GHvXRs[62Ss1rJIHi}/{aaH0T4+[",
"!)4*G#wy&*;F<5K7T+Zi!AMk;VZ;w^*FFDr)93mr+acibWtpI)8L`7'tScy6WtxpF8j}L+LqTUB+zt;-s6`$_-8T]F4A{v*",
"2r|q9*IcB:2695WtWJp2WtIIttalC&!2WXhsl:u]tWHzA(QU(P!(}pQ!(rFc#:^BJtS$hS193zh!`I:i)2g&lMmV&,!N%d{",
"p(L;pAr*8q#:C8-6aCa`)+t4YV1Yvz!2j)RV1^5s$H'J&N|5a}7!qj,/Y%:l!)=/@tWN3)7^c-I2WF4uBn+.6PZs#&XRUu#",
"2UFi&sf5idQWn6.XRt)R7bnHUtT--,I=/UdtS!Gz6wk[4NT+;l76q1!*,&Y+VZd.=7Cw2s(d.$=-!`-T*B:hN*B[<m2:!XC",
"QcI|Q8!l'!6W&4QC`gy[6Vx=WJKI499p}NyQ.wM,Cb}H)!JRVwPQ:<7&#Zg/#aJxJ6|a<+F(:967v{:`#Yqp*!)3[K:LN{]",
"VxHkp76:P8P1p*KWtxrTRJMxV-L5!g/PQX4/yl'k/.Zg+Yj_=|.45^8+|F3!paQ!g%V:W(6dlib)*/!jWqHpN#C5@7!#JjT",
"Cc[v-#b5|QXP&b9W89[+!+[`N8n*,18rvBm6vB7c'LLQ5/p*NQWqh/!.;YW=-;^Yh#pubd!!,L%!/@pMnD[*(G#zZl=f}gx",
"96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rdC%*VzzI(YzzI(!9D/;p7uPI4-VN@nb4_M.!#<,f<B0}ld.V<GF_C6Z10-!a",
"3B4f^1g[3B3}qyJ2F8HD5wiWm4]P/QdLpqs779I&dcDNpGy]rW!(x|udMbs8$0IV3f}dtGcr*1d=D{w$*F'la!$.@q81$yC",
"$^R<'!(f-!L,m@x7qat(!)/K3!+ZLI!,kAXf+Q%bMH&{Ics&4IA0IWV!@rgNcnq-u7mX0z%qshq+)1k#cr;y4NgLm_!lI]<",
"fdJ^QcpRFu8L5Dv3$yu83`{,W4){<b'LHl|rY$;z#hC^W6r038!)F4<2cX)X7a.5<KN.:^cpnJT;.0L#6]w*MKN.LxF1lgd",
"cqllI$[V5&sV,xZ!-,g-K/n]_!*@uDcqJ/w+L[@*!!$fc#Ak_]sZLZZJpQ/jJu+wVKSh67!(|svsZQj_%SSR8L1Bg'LP`nx",
"Lm}xnKu#,8Ln$lALS5&5Idf:B#If@]sZMI{!]_Y::8B$TA&Wh87}zA/:l.3H7#d0|7u@y|MQnU7N+9BfNIXLwsZRUY7Fxbi",
"sdIW69baVC$(CTrsZN4;7'i$aMH9'N#+H5HX+2jaG'l7$PI<.CNsRVz!NQ_F8;_T$dk)iQ8Qyk+dk)pSJR2%rdkIiYJR318",
"!)HpLsV$I)sX{xq!!$<G%45#D/a:/VS:L-d7c2)]sfPBDN[z`N#YbV'#:A.2cs:X4Yj@QrYshg2d'u=x#Y_6:#_W0QYj@)<",
")/'7,YjI,z!)/&u!(xytYj@JG*J5j46|kf6D;kVs7Gptu!2h1i,R;$I$7A-z%iXlg!@2/`$txR:r:.Xt%SVf<&1.D{&PLN{",
"7ApFD+6fv&82mSr7UFK#3X<`f!)j9VGFIc$stB5J6w%2dD'D]]rY6K=#:@wl!@H:[!),G)!.#m),Q#P[[JYHD!#PLT+{+Ab",
"nd@,Z-trRZ$XhQ1#=&Ms.SPf]75L1qP1mhI$7JxI)FB+X+G(Yr+$(|-BDf,C)(%Ld1IH0A!'%sI7SFCY/Pmr+1/MAg)1vC:",
"*fg}u+'CXk.4@3|+}`&:pc+Y08S+:w*`ZXS!C45pNTcf)85D4f!:hZlstC;w.b5giNUjvH6z'In9mn<!6^a'U$;sC(=x<+x",
"@7[2F##m(s@7]jR==,W:794{jBZ_TP8Kp*K!#R=y7SFJ-S(f7a!D%SN0T@&70TdhP0UN6v$(ARj%=`TF7{9i)@:9b^Nrgj,",
"A4V3cASuZ@@wwQ/NTSm.!hKri7{c&-t!,9q#C_hisxjhC!]_[yGQB@5rY'9t!*xQG!!%,(!!$Cn!!$Cp!!%,)!=AQsc4AQ(",
"H;vvnQd+va7ws<Nyzl&b!zz=m$VTqtbj<f+/mcVF$trzy%SQ17rY$:b!*xQ0!!%@9!!$i+!!$MP6VJQs<vKh<!*14p!)D#2",
"!@^m_NrnC;6XT4C8|h0/!*nJ(!=Af3dL|.P<X-pKc2sMY91/i/:jh:8+BiMh9URQB'jilC)F@K6(ID-*rY$:j!*Z;&9.!gV",
"c2But!%yfH!)N7|sqGl-!=B)KK@*X}c32{g8X7%J-72YV-7MxH77|pKt<&Lc!!$<2!!$N2!!$H1!]_U67WH#+9()g3Ba5{=",
"bjAZArY$:m!*Z;:!!$Q2!!$fF6VK@J;yQ4l!,=RCc:yaa8gi^,92rtF<GysPlgVw5:FjI[/Q&'V/jqHPc3GLPBmfKjc((.d",
"!*2#G74(IRc25:):lVPB7T+Xs@71HdRJxTWbI^*k!){rs!!$T#!!$W%!!%+7!!$J$7qcSl5j*]b6_9X@9b:Gb!),{3jPaJt",
"7:F}vc2{t0d,maa4PLRn!,2@I7U3Z)jS%NM$($[qXRXZ]7SjTl$VWF-rY$:W!)TX'F8g]28+|4#t42rVt8*pd8f<#9k.D2V",
"kk$7JlI_SNt3c1SI/ZQ-/i+fvujzBm&K(lw!v`cl6b6T76p6wM!%5I8;hbSarY&jd#b%&'/S%p(!)-F)mcxVc!)$=(!)5J#",
"!X`mJGA9$(7NZqZtJMB(tN)Z^&'#`z!)-P,!*i`XsV!;@!=BTn!)-S-p=LPt9y*Cj2FZ&]8Q0&pc3NgpD4(c^7w|DP9MKQ}",
"FDITm8k1uV6{A9P8L@JPc3R@zI0/#U/jr'&9ggA(NT5Z;&_kHN!(b#w!!&)0!!$l.!z}l#*=NWl!,GWYC#n{%!Fv&c)kb7v",
"!(Wyg;u#5=77*G_5pJw)!+*3f!);6y!*sFN/Q&M.!+]|#!#CzsB4gi!DL5n)9LNtl!*-wL!)(:^!({7^!*`Hq!+[vv:l3V%",
"#YZ`{r9c1iHB(`,r9c1L9:;&ir9f=Xc3cD-d-${ZtWJrY52knsF(]G|7T+Y]/PbfK7Z$0P7#d13d.q$'M@{}Q!FMi^c2yG'",
"9pn=+7<MWc7<W^d8X{.j/WT;=!))DiFd9p(<B.bl7r!IY7||{;/[Y'+=Yv3gG(A$6sf$Id45pug!)Ywl!@|Kfc1xg,7B=-k",
"6z0PC90hfvIzl959/b'MIzl953vS'Q4G/Sf!F8[c!+9u_!+08g!)Z0t!(zGC!):}r!*Lm!c3v#v:cV24,j9_m!'pKb!!$<q",
"!!%dV6th6X3X3Tl!*,#+.qiimc2g3r<fZLx!!#xp",
};
static const char bitnet__spv_route[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!09LzzI.$:S,[YJI:*82iXm@!]s'68@K8@C<`$I!!C,V#:bc*!G.mjA|_9(SiXT}!!g`1$;(:w",
"!C&_2,x&}t!^FbK$9kMi(IP=^!B[CN+]jV^!^:'7*(F*-*(:#p+]`IV-tl0u!={pT#:9YR#YbjW.4,3x-_xq[!=IF*#Yl`/",
"#_H9+$XlVh!]]S-1iJFu%Sd<8!#:RC!#D}c4]ybR!#P*9%r7b;&2#`n%r%f9&ns<{'43`Rh9`-L%CfW_'4Gr4'4Z!w'SYuv",
"!#FNA!!!%!!!Sx!6v@Ru7H,bxzz=YD6MkdY'5%uA'6-9R!=4%4'4pv#PH|wi'Ct,|FI&zK'44W%jRus`'4C:m$thtB'4Q6Y",
"fAhPT'4[RF]zI':'4fXH!hN'16wQ<!6Gh,MdDw9j3}rZ(FQ4dS+_B1}))gf3,yVT2-8u+BN0Fp)tRz2D-VQ*47qa[{!!+Y4",
"7qa]g/6}P!%sID,&tk-b%yZJ#'2nFV6^AF%(QJqD%x}`N&n$${'5'bi&ux@G).|Cr5[wi9:I6Ni5YV(]:I6Nx5_ud+!'K3&",
"!'U7W3&^1`!(ps3#G|)f4=3=+.5qYR8PA2Y81$,Y7$9h}Gq(i%HDh+%*P/t.!()Uq!(Zwg!(d}h<mgMAI$wXw,=);b+%7C*",
"*`n#_05:Ng-VlBA6x/PXI$mHn+{*VJ!^DdI/PGs:!$&iS#wxxxKwM5x7wMM7#x,m+&2gK*!B)yi(II*#1g[2x6{UNT3F*j1",
"7%|]tMVmR7,x'$R*Bx1F!-{#b2hIHF!kvU`!]a7bVS4Ft!]hia%V:G#&2M2|*Cl+,3I#<<!g*4D8[=-W/8VV'!By{[!B*)C",
"4!R'k2'y<v!{!k76VHzQ!]]:K5=#<A/Q'(;###I]<+|J)Dkq<f%6{C$Zvhba0jdAh##Vsk1zU*T6w_DC-f93l750:3.r).7",
"6ts_A6uC<}_xxnyFPu{M!!&%q`W]9j!.2&$VtIC4/V{r6&rpD`A!]`<!2Tw27ZCqG!/NHmMY[h8B(<f}!]zJT,aP{8!(ual",
"$=aY*!-{$=Z+RF[*BUQ`!KVW'4--gQ`s+5^/`GiiIay2!adBiP6tvKI7JVz56uaSC*C`xq!/L&#@CZ7A!`I:i&r}zy#L][)",
"I%s^$!!bXk#:;/_!&zru6th:r$77P13D(hs!@IWd$w^+{$WA<r*CMuF!$v4/%SSP(4#4<Lb/brf!j*n5!':%s#YZ}A!4%x]",
"&WM_).xYIj!|YzQ!]hiX8YK#,0m.q#GF6ukI$G3T*PD%W!-zv^0./@q6Ys)i!.:j8I`A'|I&f;vI&p@v1+.Dn7y/0{!{p$B",
".SLdF$dj]!2(CXMM1F[#3J&81Ibl5S2dT2V8|5(R$|c/v*C/`b$)&I|%8;:/$y`=!sc/Tt6Ck;v!]a`y!.1(2!.1y$2FS,1",
"NjXNh9s^2f:VH|FIbqAC2sbT{:gb#1:Rcai;qbGLIbnPk3Km.+QNdzq<L&Yt=&bRGIbqRR3KkCVR-kX{=gh<|@I7<zIbqXX",
"3KkQ_Rjr6);n8zzAcR[{Ic/.+(Q6w0S+YhH:*zwh!JPkm!-{t[IbIKaIbkh{+!(DW/2.'ySzm=2!]a7}!D/cC!-zm-NsG0S",
"I*LmU7FR=QP1ypZ*B;ab!.#<-*BfDt!-|h:#^cI@I%sm.!^0`,#C-7Z6WVdy87{2d6u/1ZIc,G20LKwcI$G490xP_B=Av-L",
"+!;ND8Q:(7/RVjX$[$qc!.1YT$uy&(3}{;8$x1/k!l$ls74&Q_'LKriPnUq0<pul8!)8&t$tu^i)(@U(7U[(T)*M'V!(yAQ",
"D07n*'jz'd8mb!M@B%pK)(^im-73a'(++NJ!/N3Y#{{FXMTA@=!_-R;!-{l#,.S-y!A}fv)I,*;)*;k2*F(zV00d$W",
};
static const char bitnet__spv_screen[][96] = {
"!^'Li!=4:Pzz=(&!!qV5!!1,hzzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#C+,r#Z60c#dTi)#d5U%",
"4Hci]$B[:5%#J9F#ZA'5#Zbc@$8#`=%_(UICn]6D(-r/D$V_05!@*</$Alv9=,B,6Cn*t=#BXH*!@*sA$CR%HD8K`DCm`Y9",
"!!+@=!^=MS#x#t8&10Gi&17c:!={!GCP7VAC1%SD&mjpI!@(.J6W[(4!+pm/!!$;v+gs]9#cX|@#c}+4#Z|pA#[)yC$8p8H",
"(Tyn]CpXsN673!$$8U*Y$b,KMCp9_K&mtv=!^Dd9$B_MLAav7JCnzNI%r%`D!^I8K$DCYYGp!lWCnS3D$Vi7R$Hp|cwrb5/",
"#}%7L$*S5m!=r-=!=r4M!!SrC!()`(!@*dG#zGij!!T*=!=r=Q!={=NG'lKC*DzR_%;5|f4Aq[N$7t5Q+i.6t#]WTM#]y2W",
"6YhH9-Vnnc-:a%r#^rBZ.45=!/1mp[.T:f[#z//G!=zS)!]]I+#x5q1224BM#wvq3#x_-5!!]c0%429;3*K;;+Cp+v!!z]3",
"*$|!J!]]Sl%tc1X&1DFl%r%X56uF8N!#(6F!#R5:&1Vl9(IvnH&8)C&'kN_('5'Rp'Sx,'!!+g6#&=;Y74&S.s^L+z!#ccH",
"!#mu`'.AA;(ATXb#4)=X!$.)N'.g4^(1tT5/s^(v)H%]R)kdZr!{/Yj*,#F7%r$Ut!(nXv!#9wC!(21T!`3hz+dPj86{s_g",
"4(Dg[zz@-UN-mVQzz@0VN-mVP*i1t;6VHg89-{[C;cRQM@:(FW7WRrN!dVlx6{|fh6tg<IsU}X:(+;Y)+lBa!;cS#$f}RA&",
"0TFQ]#:Mck!(nfq!#9wY!@w7#!#<7y8q!QC8v@JI96(!t:R$7y93Isw!#:fK!@ykw0lGXX!#<J!!#;l^:-:.W:3%.X:P+<H",
":RKS}1Qt+T6tgbU9jZa`:*xnbBq]A%6!Hd[5Biys06D},04`tyst=u_6AhaN6Aq7|94d%H;l{#S!#<i'!@z,'4@vsg!#<T%",
"=APnV=I:wb=fSP&:SR7+BSA=d8majJ7SF;cdmiuxg]26{$!s@W)-6sHAw/mt:I6P,B4)WF!/UUW:I6Nm!([(F-^pk}#Y]jb",
"KX@5(.4@<R!=CB^&2KS)(/A,2-W5=w!.m')%ZN2h(2K#r5Z<&5MmRg'6Vtd,/n`Jr!.m(:!G/2y7sqYj7SHBF(++QvK^RSB",
"7qa6}7qa:!!G8pw(IYuU5C!'2+gCXc!/UV1{9[twL@kzu%|h-n&ylV:'67h==<}zI6{Pt#7@;mAMp4(gMp6%PMp6(QKX4QL",
"Xl{i9Y[.GQN-rn+!#xND*B64lK=lP=M2L<zU8Q/g$^Qzb+]VZ=5wj.m#HCk%!)H68+bX(t;F2FAcI9/_#:=aI@Iu!FUwKii",
"+3$b#+=L5jdF,Ga#Y]k1!.mYL^zCII7)5sY$8h!:K]gXA+TUyP%;5vd!.n2*Ka.uG%#jM(Zc=DC@:(^6PI*BJ(,U#/'7h=!",
"AFp6uK[Fs:/WTZI<hTan!)Jd)fFc7q!p+Iy&usWd6vJ3$8Q0}/#ckvpKYY(g0TFkI!)WM}A=^Rv!!&8((1aw/6I/mZsU|Z,",
"+(VWl/W+wz!%RG,!6n!K.46#k.SU,j#.!<+!'5LW&ugNf!04YS!C$Rm!B*)C$VY*q!.mXnNT1Hzgz`9ah=y4a9LAyANmJtc",
"]Aiu@/PtaR%ut$[KYWA5.J,+r.5;f';)bF[8IQ@B:,y<37jwF0W3`sC$V{9r.GTzi+{S[m`4Zba#]Caw$7B_R!!$<z!=ARV",
"!)6%9!05z7!%W@-!!5B1/PQJp/VWdz68&R]sZ.CWsVZ0V!1X=,s;.c#*BfDm!H6jgMX#'X7cpSV!BT`1!)xg(!)11YBa+_;",
"KYC63,.1j;@GAVd#xrIFC1}.M!!&Z%%1[`_!^Mx@#YZp]!+|/P)FBngs6cwZKY7},K_bDC+8#`k<BV}IjqT3t*a.d=$S}0:",
"&quzy!@N%B#y1]I!!&Q!%n8zcYI$t{%sgU.&Lw9F!/VQ)sWB_^!/V)#,%x$6!)3RD/PQ#n/p4+WsVp1=75g9q7k_tU!A$D7",
"6v]=2sW0G3+|kcN!^0WW.40:3!.mYLMqYW4+|.P{#YlaW!=Ch@%ZAa8C^mMc!b,:V*FdD:,hA)T-;:cB/TL6ZKYXGW.J-/4",
".8Pqh,$,`n`9-{91L*fw5]7M26&X{b*J$W3$H-F-!*$PZ&X32A$976R!!&8(^zD$<8)w`&SzfN#4ln+.!)!dl!03S}P26vP",
"'203wK`#Xc(1UM_!]aMC!05xZPs.0IP2Ba]AfKJn!`H,JsV%=@&|uQr7PDkb/RI$(lQG^R#icR!%8;G(@:+Wk!.mRl7JCt}",
"%ZKH[QM*r_;63-<0.%6L!]gm|0[7<#!(x_k!9DK-!Cl=.*D#5{'Z6F0(/2!|NT(li$fA9X!(y[+.S}5q!6d#X%';tc!/V^-",
"!/V!r26'%R!{!mc.SMqk%F6&2!'5VZLD#gr!AG$XJ%]y76w9fj(t}c[%})36*CMsu%%aT#&59CmL=xryCW;R)!(z^KG4p`L",
"2FF9xG(07|5:1ZN%CKC!!Ku(=KYXr.9dYh'!K{l3L9asP2RxzKpNW8^HmG#bIM(U$L9PX[/]F1H4.$f{s[=.f!.qN|!mgt'",
"+}`5Nr9hPW6vvAuID/_(!04YT8Sx}#P1hk87.wZ(!!|xsD[4H07HI`I(QJQ2R,#]Q6u/1dA75n0#y-}Q.5d--82G/IsV+i{",
"8#as24#jzLb++n;KY8MdPqtp*.4@9Q.S|Gt_SU|B8Pqq-#cv7;/Z*xxP1hX06|rWd8L#5hWmIvP&un8jNU,w&+:aX5QF*VA",
"5j3V.sV,kT7!7QasZLufL9sxC)Bif}'2g<}!{(s[$VY*s!.mP[!/%=P76Htp%81vVsZ%]YXgn}fXIU3A.J1.*sXmwW*)a$)",
"6Y'd1*}xv'0TPRf%sK]*0xwxv!$iqh!{!]l7&3(UV3pKT7{_Q5!#[DQKhNTS#@@BWK_lKa7G/z^KVq9D!^0`,#aUI]MW#Yv",
"6^FmS5D`f]$wrhL!]aMC*BpMY!.mMj!.rs@*C&Xr!.mrz#x-$56z^BbsdSf,6f*,Z#'*.Y!/V^*#YZbT=#(%}WPS[B!/W|<",
"+QqP#'TBZk7)9*aWn'tvQk<$/!Aa{z!)!,f9@Z#mMwVkY=Qr^$XMU^QNT;-D6ilG.7$Y*CS<}A,81IY`#wztm7AR=Dsdqxg",
"7bC^MT%hf8@i0sNP2*G6*a83t!qV+}!]amt#]CGv%46<r3}{87Z`fc'8$5<=!-CSh6VJ/Y75h-40]I*)0.b;,6Su9/Fnb,R",
"6h+m%!PQ-y78/^^6v+nF!H-S`T%^1Y=0![A:gX+^*bg:A&pbtM.4@3|+|:,|`5CJq%tYa)!l6pp8_+mmPnvkmJJjs5$VU0{",
"#%3S6#:@-}!]b+N8S/8=#:RsmSd=dK/}7p.!J;WTNrP_[<DP7:!$8k#$fskX!),%uQM7NYK]`(FR+q:gbVP*[%Jr&99.^]4",
"!^R[ZbPp2w$Jbcw!d[m76}U=D'<zs-&:0!P$7Kk:!]aM),hBn+S(kZq,!)KH+=V;.:l8NBWTmiY!!!!#z])aT<}dWk{(Nm(",
"B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{&m0)zzI(!!$-N85/Nli6tg-5!)/U:!)/X(;cRnQf}R/}.xk|R,:3G2-7Mx<",
"91d[B.U.Md9z-f58PL&6/PHc(2G!vL/XPnS:/IWR'2l;s'5%;Q'5}x['6+!^&mluZ4cP0c;M%u$;kBJ)4_4c$4{UhU5'Vnx",
"94:hC6Ji@L!)'TG=AMi$!!$XX!!$HT!!$US!!$AI!!$bI!!$HS#YZpQ!.m0(!(yl1.r(KWg];<|!^NjuKX<RU/TA0{!{'Fr",
"!=AHJ!)DuSMn.%D#wztcX6<C$=#P%{N/[ic8X!Q`W17%RX##RF,:3GV^Y0Axb-`RcbK}ZyTaF,=1;_=H#&XsU[UrPxamBG{",
"_tTpr74Y^y@KwLUX5P,QA,_ki7dv'Z!*t3h9#=*fB4&bD74(c[9#=IrX5TXi9*{_B8.5MQrY&jBdDv8$fArW=f`1a9g!%./",
"9LAl;!]_Yi9_`:c9BRxu8gAB.-Jyd5!7V6k/Q7)@X51;Z@P[]v<x-/C4]cIh7SjT&sV2sl6u7FW/PmlV#:@RIsZLjC#YZux",
"/Q60D!,-wv!)`-S!)K+4&WXHB!.@[y8a}rR/PPl^!(nsX77Hhj9@PX|X4n[WC&:RU!GqXPX5NH@8a}l[7@t`V:a4[[%STX*",
"X61-S7kKh&!0!Y=!)SN[!!$Yv!!$Yv!!%wA#YZv%!4.|Q!*(t%]<uX|!)SNa!!$AL!!$zl!!$M-!=Ab,!)-`]k5-f5l(ccM",
"+!%&V!!$Pv74(v#X4vta!9&BF!!$ZF!!$Iq#Y[17!6:fN!)r'%!-dFpG.gW8!)SNX74(L]8a}y]!)bkHX5@Nh6z9W39d8<:",
"!KywWX56T'70*F09fh;K7U:D!I@zIYX(f5bq]'{N$@0AY!)SNM!z|p6j*;]F${lU]Wut.67H,=@(QJM1X5n!i%b;]788Sl:",
"sV+i{%H:lp#&NlM+$&UHX5b6y9`f|d8wz#]kN}i-:Q0_JpAlI`!#JPN74(Q5:Dmkb*B=7{_tJi|k0{D;7UXg7761H#X5,z`",
"*3GQMWuKM'8q#I&Wp0'`,/RM5shQdasZ+M$XIQt_)(#A%a0d3#Q'f5uG(@Y@!^'QV1X*X[Wxp}r;SVXg8C^A^*qW'f!MQ<6",
"QMRVG+mgh:!).vq7C62sWv/#MK{*/X7h7Zs!470%!I3BaWvPs'8ctg=947lTC_C'N7C62{W|$@;)92iZ6u<r=8F`b,_V.pB",
"7aU;}@Z%82`zC&6Ww${p!5<wZ!)Spl!)54yPQF16<Ta^u^wSn=!!!!l",
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
"6zZ'%!Clwk*D#7%'Wtnv(/.Fj01i`H6XW`J6VHd50TR(YD0Vx!0vWBP!$iqP!z}rT!]`af!]`b.8;MzrD2u|&D0v$=D3@Kr",
"743+zD/Q*A9kKU#!-{;j!zzaQ74M:G2(F8cJ:R_l2Itmk$_&=x8vC0L9W{^gD3Bj#.;vN9+{]bpI=`Xj#=&WvIdG%g!(s0{",
"<J$Ct3Br;R!=Uw*+G=GSG,h:/&mkQN]GLz#CSLLsCXhS8+LyUiFID1G#:<v-!,M%xK|vHGNT5a/!-z%mP1nq*7xZl}#x'r|",
"6VJ0}FJ_3$$tvIm*cd[!%XRPs!]`hSMmU!=!]hiW%V:G#&2M2|*Cl+76_hYUPJl04'LIs=/PZ|g/WJ/s2H)%d!,aXb,$Kq@",
"Pih_|)FCvk!%#;`!!$@m!&;D{$78&Q/VPVN3f$)u4@B7d!,M%1CSY9*8}'0k947m/7:K6N5a(6W-tpFz!,M&,.yF,C9/#Nb",
"%PyQAsW'l,/QUDK/Q7JK'57tq&.X(*'/WpV&uzV3&k5B0P*nIC!]hj,!ITiA'TH;1880r36tpN{!*j3w%qq^,+|a]LKzUl6",
"4=4R27u#dV9N)zT7U:DRsWl,%(Fnv_(d/#U(+w/;CSV=NS$y1fS<{0Q(gdIn)(#A,(gvD'.xld6$##@R0sG4l!)k|-!)/X(",
"*!HiF$Y<pZ7V60=sX^a=*{Dhq+:brg*`n#-Q.juH6ky2V!-T:*G)G;fG)Im87wcqqS{Lfa.SM%Q$uG==*atd;J..Lj!]`aQ",
"$79u2%s+<+!.RX3!ByWM!B*5HNT)0@%r%S3QMMMW!$&[-!!$<&/mg(S#c9lk<Mp`k(/.VrCSV8&.Fm'X,[6U-%uMy;!B*#A",
"VqR^Z)FL!(!}f8n!&z{{#:<@(,wt)ND<+Bx!,MXg2UN/'G.s4U!,k*y!ClW1*CWyw&=+F|&rt:,FjMQ!/s4)R!,b&qWS!nB",
"7dh';<`a_h&WG+|!)!)X=,Mt|1/M!%!,b'n!D.#TImSrJ!!04:!/@pMnD[*(G#zZl=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rT+},a!!ib2$8_0U%#JDICng<F%4;D9!@'^9$Alv;=,B28Cn=$A#x#{3!=}l@$VU$:&mjpD!={(ICP7VCC1%SG",
"!f`*x;G/W:(K[ZP*`[t7*`d1K!={PVCP7VQC1%ST!=AK+T11SI'3Anb'3hK('4:l.'41f.6]bzg%rCQP'.@jr'4Py56^$0_",
"%rWkV'.@wv5%]jl!GCyn%u.Ux7wa8/-X<pv$77#b)J){[!#;vP!@y5W!}@1f.4.;]6amaF'2M|uC.CXC9-{bFSd@n!'2u{%",
"!!$</*`]Df)/0(M4}:[7:I6Ng4zwrX!&'8S4c/T@4DpKi#]1Sq+$x{}6^MGM&mkR,*i1t`,&.*`!]_3#)c_=r!(3*P=(*+&",
")gSN^+&g(0*`n#&.Zayp!]_H)+]W1!%FM_%=hu.aCSXXW*jYrA7VjCR,:VD@;KT+w/YBPR!+]K;!)mFY-WCLY89Iv;!IcT,",
"!'U]+7SFH2G6|_YA7%RdAVJnv!!$Hp!cIA)8:mrGAtb]#M0r:6NL-aC!'FWQ6th6:C{D@hKtk|n#:<v-6WPw+%;9jp!#^wY",
"7qcr|R+^ag!#PL.+{+AbJ;0)m-tpPy$aS%P#=&Ms.SMc{!_&M,74vN9!]gui!'%[G6VJ)k(N1A,#Z5zvI%$1$5C(ff9.2MK",
"$W*b3D9<HTKVS=w/QWxaD2Ma71NU]p2F;}+!]hir*F(RC+$qq@*FG0I-Gz:%!*#83!)[R@!)D@;DP.,&!)UjINUjsF6z'Ii",
"9md2|5C2:H#^DWz%mSWc!)$Ywqw0Dsp}M@.=dBdb!)9xQ8=/6k!#H4w6th3t<+cNb!^Dq2!CnDA/u^T,/v)QK/vpwpLSlkg",
"/QU3j!=AMMNrlba!x(R@'rsf28.=X4s7*w_!:iu7s6t<g4)+j2!]pPn74BC$!Z([$PnKs*<tcv0^Y1Y,Nj_xB!*BDzPI.c.",
"Q'f4LQcWVX!*.0n2G5di!=t<2(S'G!-IA3p!*'&LR`Db<L4,):!+#z)!)]&Q!*&R:Sh_5A0H;;VPI/*V!]_YP6tp(j7cpB_",
"<aJb01/M!$!,b'm!!$@'",
};
static const char bitnet__spv_soften[][96] = {
"!^'Li!=4:Pzz=(&!!qV5!!/S7zzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3A{G{gA#bt##xJ}2Cn<}@",
"#x#z7!@'d;$@zA/:Tl3,Cmtg;#Ybn)#:NV-CnS-B$7A$9%@]}@$aug<#fv$D6Wb$$$a'Nv!]]S-'8ANJ%Sd<8!#=79!#m9C",
"!{0L4(J,ZU!_AAB$va/K4LWQz#YY$7!#P-8%4dX@%tgWXR`T^w$u2b=$Vh}l!#P<<&2+@G&1`s8%sSWF&1kkU&1C2G&Pj|;",
"3J/]Q#Z-XM#y)HC)c_!]!#:`/!@x,}*b@KK!!+%!+#aZR+@{i&+_9ib+|Z#)*K6N`(Iv^B'3-)*Il#.7'1zR%'06+cS';XV",
"!^l}J6z[&7'.T#1@87-=1+!&*.4--!tRzMM!&2FC,yUC}1,d9L'22WL!&QXC-vQ,u.5pC%.U/u2'=$qX{9S(Z'.+8C'3!z4",
"@7P]F'TDAl'./2d%9^|.0N&w50lLX76fF#:%yIU}!',{6!(Qta!(Zzb5x^HC!'U7U!'_A'!*J1B!'sLc!'|Sd!*J/q4_6F_",
"4|SyG5;rub;GxA'5yQSr68l|=A8g#`'0@G19-qVi6{U*_P*V$ZA8iBz6n11.!!st#6th1w0rcZ[#!Fyuzvui[umSpc6{@Pv",
"5Idz1;GwG0%xk[nx8W}_itc5^7_;n1zyaL4FI37N7[kaz!dVlx6{|fhdk[%46}1{|!#;Ja!@y^s!#<J!A8hX&8q#Kt8v@Jv",
"96(!t:R$7y<,xz}6|h}k:3$Z/<&WXcdcw.T!+d#hNT=457!J@'7m8yVJZPWN6^N1f&mkRG6|;wVFjC}w+-CyF+=L5;814Li",
"!!$l:#:<5A!#x5V)M=LgH$ibI)(@s17wj)h!^'`Z$78TD!^9mw!$trh,aW,n+zu<g!!$HI!!$;u#YZru!%]Bw!(|cU!*s!f",
"!%RG^!!5B1-79bh-Z=J1$F]S<!]`)<9L;)f%;-6J!Bqx1!!$sZ9t8Dp<'m]C-;]q{!*sq^4G,ys!!!+j###(m###%l<(}Kh",
"1I^wM!@dQa;Hsc/*KqaI!*JW80./@q6W25+!*iJP<'mVX;K3lR;N[$tCyt'J6u:RU!+(@M=bCPA!+;jV!{QNM!]`0%*2i8u",
"!+)!R*BHHy!*JW;!*s!K*JD7D*`|GU75S}{#C,Rq;K=;y3m'Sy!^'Q!GF/C6*C8ft!+;+I!BhmJ@a5vb)cjF^!!$I)6v`M%",
"+!tz_1L;(n!j/r5#%c)Q#wyJy%TmIp*Dhf&!+)Ff)(6:g%WdQ#8m`W$8m`Z%#Y[@=!''u}#YZx|!*uH9*K,mNI,:GrSKlr}",
"3%+i[H${c66`Qg}*)v1:!*JWA!*K:d=B*(a(/Th|!_V{g4zq931pg6x*B<1S8PvF2=}[7FNTQ^b77L9-NTF`vKflZX$u@Z)",
".4/+k!@JIM!):d5!)DC<NT2rl7wU+w74kNr6w1Rg#C.u]0rf9u#Yf2a#K1$G!({gm!(rVi#:;lX:Q3`I${vky!.5*6;Pkm'",
"A!]3q6Vf!d%ST7M!%ThM!!||$0<7N7<a=J/BrLh5B'v|g6yq:@9pd6J!*q|#!)nB`!)Gg*5xRFb!^'Q&8m`M{PQG.B@:w(5",
"!]zJ%!+JpI&#Zp`8[g[<$;;1L<d[ln!^wD9*Cb#}!*s7X$u)pVAuU^B0udkGA[7#^PQnHX74wp$!)Y:]!N+VFPQ(*N8#v*g",
"$98f96ti,kA:=x*.4D6n*a&'g75h-}&qC`W$w^+{#Y[hX2(kxmJ:3KC3d4mF!`L36Jw_g$!*K7T!+)!B!Ak5(/mxN:!Z(Rg",
"*GjTB!+f-^A:&pvA:@rj/PcfU=}[0c+-BXy(++lZ!*JX`!*LNy;I5]c;L(:w;rS1GPQ.<;%t<7%#:<K$!CYI!%45#925q-J",
"!*t}'Ns;<!;H4hw77;pL.54y..S|Gt$W;B/NT1RD!*r&d$7L#[*%Uhk!Dj3h/{{+&@u-qj4&BdC*BfDm!*JW<NT+1q;63JJ",
"sV#Fx!+dK0=B/CpTM664!{DZ1*BHHs6wI0{M0uV)!]h1*$H6Iw@#apc85+k]N.:A5#wyJ@NL.!F$dQ|m!]`J^!]`J_-fva<",
"%qnHyP+=$[!]`#uFvbu'%r(.n!)7svA[:GjP1q1y7^1Zg!.ZZ.%D2_Q6XNwCP1h,%!f!-A74z41/R%YY$yB*j!@20{sV#uV",
"82(ImC1/W*:RNH<#wyQ&NT*5b7&m5_;UF-ZQ(/PU!z}92!JN./P1h;/$YtAL;Q'HZ$DLM)6)V/A=I#bf/[m5n&s8fw7TsWM",
"'/v|`#YZp!CuG$sPncF'%')lT!+nLL6YK2[1vRbTA<283I!+FKH+b0,19hqV*F5L!=`DCL+0i8,/PYYR%8`'h!+)ST%Tl=I",
"7SM]KNTJ;37'UdtNT+Gq+0|;]@;#|.H`Yw^,-!5N*SLFY!*w%dQ/WJA77.'$PQ(d@;s11sG(#F3!]`)S$:!Zx&mmT2BD*&5",
"8`8}c!-,Z|A)m:b#=&G]#wyWQ.4TDY.T;Zz'kvb=!)M/w!*JaASG'&8!*Iv.!{0wW1g_9wAW_dIG.fq)A:DbW1:B69PI]*_",
"!]`#=J-=4q82Tt7D..i(QkU])74C4N7&'f{Nr{@)=`<.(NrPfGB($2581Ilx6b1xT8m}![$`$X}P2B'4:h!v46XW:A76wwT",
"IMx{k!+xVLJKzQ/,YSgU.qh7PAVTutNT;rk!+mW|!{y;H#:<CZ1I=Qv/PwzC1Mk*^*Rd]b)caUD/PR2UQkM5[10+V6(+*$U",
"A8){9A:#,VA<.PkQ.i|F2,IA06{Wa@2J+3L!+;+xRJ<UN7:K7A:4<1$!+cvV!+f-y4b%:w%::WN@[!H[;I3H]4a|Q<#%&p4",
"74:,z4|ssV!D.<u4&A/T&7$hSsV#T49S9f_7V}R!'r%4z6wHd65HUI-!*JWz!F[iG/Pfdc!]_XN6zy)q!'%X<!z|f;)LT$l",
")c^U,P3*HD!,L#A+=bm%#wyxP3}{/4:FjJd!+xVN!=ry`/mwq(=x:YqSG4xX=,`,@/Q.';$@NWx(h7=]#|Fg`.'i,r6Z2sP",
"Q/BIB!+1/j@K'xP%5g/l#zaau$VWkS<%M)7#F-K]#J-Y-(+**`FXXx5(INU,!11Q,*m7:4GHBpS#wzb.!*Lj%##LU<!*Lj!",
"#_*lB!+;ILTCA(M*a`kDH']M[6vjQ';(G[Q#^B95!+;I_T&#{U6xB;G<d39w6)j/*Ta1,96x}dz=&/lx!+(0%85YqC6H3B/",
"6yJXnRhPxu##hYf)/1]'/U48_=}[0xM7wap3+g4Q1Ml{i!b`$)1gzZk6zZ9M8V2<MTwY:X7!cM:U6u/q!%&#m!$N(A6thCt",
"!^Dr&6tr&{#C-H9;N[L)7(RISH4&&'6ZfW_mcgI@*J/Jt/PmlY!K^v'Q/19QiSY%L#*q}hAY4fMQM=#J83bB<#:;B=!_KY&",
"n%(}TnBG(t!+)!AsxsBRLc)9Kt/U<*8-.|aF+'SyU{w/8#j7**Qlb5I75^(*%v<Da7TUCI&49g1!@nWm.A{9D.SU,j'XpDF",
"A;1GS!$1RY#:;/_(Kg}##Y[M[!!,;13`^n#VT4dn*B=p^6G}@C6}=uP=(__x*Gjk5Vt/CX*aLJ2!B]k1+=:)`2M*^L;LYu+",
"P1wsH=H^p[/PYiW;I1F`;Ld+,.45Kp+}-b0M3!B!'mRY7)caPI!+5bD=N!rr1+$6_79@(_P1gv$@Jzs^!CYI++!8V=/U;d%",
"1vRiB.v.[M!(Ax:=]Kqy'.,N<&PLNz!a=5g<`k$#7dawX.Fnhz/PQCp!))S@/R{%3)JmK)!+2%L6_,4dA*AVj9m9SN/Q7`M",
"=B*Xq*f*(u!fN*56wdvbNT[RT6c%QI)W8<l)FCKN/Q.,m+b&25)1*t&+`sJL!cUd)90RAKVxJI6'<=nbPnk`y9pn<[3$v-B",
"!#J]SAGw;&#aS8s/anHN0Qn}^!+)!A7X1jM1IU@.Sf2w]0;x0`CP7S|(RXW!<.bcD=B,W_<`wmT-;^(=!+yWW/T@LK$|:8l",
",|=Yy7'X'3Aw_(t'58tL!*sFU-;(bc!=ChF12(i,!D-Y.-Zzu8!+xVR!C1.M.46Nb)ca'U!ab@2-y9{8XPwbYsV#u@+%tzm",
"/Up(27;+xghYgSA=}]K5NrR=xB($K!N#BcD/Pp,P+(rYU.Wg#&*`fSB85vWJ!]h+}81$`L-Vp[Q7w5uJA7lw$A<.Bg7q{dy",
"#[=ia!+f*^*CClu!+dm^$u)LZ;R_|]Q(HQd.4{YZT%^gm#|HtA!{w*47412}5Z--D/bNuWNT7&t5B]u-/P[ac)5ll65%;Zq",
"t3_+1)tnyW$^r62/Vciu4Cdhh#|]+:4Ca(T7YBU#4FCBI/Pf^a!_&MY7:&!+Auf8#!#Zni!*J{F!)W`@!*ul@!)4Tjccx{n",
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
"!@(PU$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56tn{Z6a5:p!jdQ,6b,C:(7.=/$DktaI,:@^CnqDG!@,KUR#U7j5y]B4!@#D_",
"CP7VNC1%SR(gbGS*}x4T!={SWCP7VRC1%SU$t|6Q*DqK^CqsaZ+=BBk,G_=X+hw(V#ZsH:7AapJ,}GIw*${ni$ts6@!#'j.",
"!!|#^,wq$V%42K:!{0L4/Pc_i#Yl`6#^h:_!^9]j!#D}3!#m<B&Q]|;#xUH80.%,r6Wa]^!b`<j!_-3A2KYTY2H1aV3&w{)",
"s[Isi!$$wK!$.*z'.@g*(8d'|#4)=[!$L2N!$VD2(JM,M(1tT9!xFZy'NK4N5ZG7T!#wyP0m7s;(2*aA%.=0n!$7/P$7J|r",
"6tg$@sU}iu!^0`-sU}lv!^w<8f}R#y*K=Q$6Z9`k#b2Bb!%z:h6V[',%r&/H4]flT.V#B70.&d5&4%b}6Zl3g&Sk6&/my;'",
"#$(ci1*}Mh.Z8l<!#P0r$u)0h!#;Qb!@x|U2G}qAN-wYQ!#'c,!A&T_3CzaiN-mSP!|_K54#Xkh!!+%!4@v/RN..(G7:6_n",
"'4(ds!!$HL#YZsT9q'x;3hFR<'.]R/'86HI!cSK26b;W^6_^P^786'*6ss=i1+rmY!,tk5'N0C7'lM</DlM]8Dl[{Y5'4cw",
"!ip^#!du#{7qa6}Fnfy16tfg6;3(bv3hD(KDl9B5Dl8j@Dl9vcDl9[ZDl9'IDl:2lDl8I4Dl8F3!#<4x;HX/I;NfrU;lZq|",
":Rsn%K_D*KK^pgF=dD0K'9TjD(QHkR%xlX.<R_D[-VZKN<Jxq{9L9j&81$#VDs<|37_7=5!dVlx6{|fh9L;W_DvJ{[6Vh9j",
"6X,cI6VTlf'.7FG@Vwm|!K6C|98sx@,DUQ2@'z@$@D0c(:SfF-Ds]266VKQ1)GrZh!#=&9!@zG/#<^;/DjU).JJj|,WQr(=",
"DlWS4J'!NSNrx_H!_6pUAw$n/B!b@cB<)A.7!r^('9<U9(2R|rJ!)Lx7SCqzNT)4+6w*di'tYKi(1wz<!xF](Fi6w*K,'C2",
"P2-d*'L=Wc'5}ys&vjvs(2<n8Br.TQ!-zZ,6fIKPH2_6}!$jCVFgQGk6X.Q+'s=:j)k[[GQ25^I#(/dF{+|)Q3Mf<,D0Y@k",
"*N*1$!-*tG!-]7;!,u:F!,w#-DtAY2*dsnpMuh;)!]`nU!]`nV!,u=N4}bK-6wg'n!%#:=#wy'Ki9ZR97u1XT!^'`;$VXL_",
"3B5G]${v[]+)8aI!(x|u!)%pp!)!ur11nY`]zS[z1JClKQ'yBl6tiR&*J61T-Vb0y^(_qp!-4HX!-}%D!%Vp:!!5B1/PQJp",
"!agGXFja=w(Q<d!!(zTH$VU0{@[)W!s$pcG!Ct68*B[<s#]DYm4zn1i;(2Nd7*wVqI(@Gh8RC.QI&*KxCQ]vQ.4@1k.Ss@r",
"$W2:N+Gd06!,wnXM|l.r!90=K/PY|C-{h4j-!lhj!(yH%!(yX*!-}LT6^d*(9.x5:kYLiX3!/xC6ZDiSQ(&m]sZL^g#^^7^",
"8W82z*B<+-!,uX`!!gXp!-4lb!#(A&!,uXb#YX{b6W&4GBxr}D!-|,6!ByWQ!B*,D$VXL_)/'w'!DP+yNT:ND6Xta0!ALA^",
"!!%duI++p=!xGC!#:=Fl!-}YiNT(AA*R)Cp!.!'mI(A+JAw^5UNT)9DI%t62!__pA)%M,S!-{v,CRX*-NU.vL,u:*'Q'qkD",
"6`zb**!H!,8pdRH+=8M=6_%Hy+fL`pDmpFh6y*r9*=fK4!]a2(#{|[`JBx+Q#x-381I=W}PQ-`,%Tc5--Vc@[^(_sj.SUa}",
"3B6!t'TBGt%ZPQM10#xb2MH/[!Cl4}*D,;|6&}sk3+]jC.!FKH.=YMksXk^n5H$a@sZ-&M:PT/w*b6iz&k4v|!Cl}Smj,0`",
"75g9a9V_{$sV%(h8=hHT@:2hC!=AMp!)%tw8nTpRI(@Z0-349%*Bd%C%<4bk!,u3Z!-}IQ:+5<_+#4.t-u#(b'.<qS6ZyG_",
"JZ'(j(gvDX#^Xht!-|,6Pp+1i$xxFGI%sz2!_6bA*D#6#!-{;{%Sf&Z!!5zHC7|$7!(y_,*BpKqHR)8^!Bj)`P1ndh6uMF|",
"!+*:/7[x$nDm+kj.r(N|*GBk5-&fwH/53AJi9[YG'Iy5:!*lXC!=AT6&upL(QMXBJ(9'[L!)Cp-P272N,$,.cQ(&Im3B8b}",
"NTYf*###%h!g@_=7YVrgsU|k1!{0Y-!(6h&+=9D4sXn*]*)a$*6Xz]z*}xuq0TPRRFj0L'0w!]T'TLN3DszQ@3rrdMWm]X&",
"#wz7YX-h%iXM-Bf!]`nX!-{(UNrj56!jQGm6XI9i.bJd2!_$AQ98qyKFlV,hFm'Bb6,z!PZ(Zn@1+=ky7yMDr%4xplDt'W3",
"6vT/}NT)B/!-H`<!(sBj6{;*u!'k,K,,t{WGNi=g!l+I9#=&;u$tvV]!]`p/!@21R-73J<!,u3]!,w,<%8fRL.4i'N!-KQC",
"NTFUG0wGir#&+(+*}xtb6u88'Flwsx6tp%aFm7D,0LNQ=Dm4.v8<sIs1+<6#;kMjB7#BbsNrw{%D{h!4#@@BWDt'TM7H^ym",
"Dk+2-!^0`,5iBI4NTRa|7*J]@&7}Q}D{gz;$;:PUDnan&!^Dq/#K1'LKSg}PNU(wM!cI@S6cG63!-,i);5_z[#C4/r:sjPq",
":lBDMJwqaS*J0I|]L{QpDmfjt;Hg4x[}j{3!]`nV!,w$NDmu}Y8PS_tWQ(^j!%vYJ!]^yY#;ukh#wzY|7'/p0&Q#WU!,uu+",
"%v|!X1+$q/!-4Hb!4uMIF9Du_%V:Fb&2NaM*Cl,#6_hYUaQgLl'LIs=/PZ|g/WJ/s2H)%d!-4yh,$Kq@apb{Z)FD&p!%#<8",
"!!$@m!&;D{$VW/R4FDya/Q9!g%TwLdDmq}u,+0N(bP;mg4zp105:-CU5xyB^!,u=:DmvY29&Z*N7n5[$stI9*%8lN48.W*(",
"$_!}.7y7Hrs{_rq9+RPu7xI/5s{t(t!4uN7!Cms5Af-:I7&)Pp7XlcX!H+<f=GC:d!):I`:(NvZ3}uU5!,u@+,C4_$!!8dA",
"!&nj9$tuCl/XY*#/Q9j6'TcG_;BiM_stA=<$##'L6_0Vn!)mzk!):]g<!Gh]d'YYP]<u-p<$q8B<B.bn<%k5rsxmYysxj{<",
"$vcW*/YK_3/R-[I!):tU=x=Z&*)_lBSd+XY0jd*NSCs4I&mkQN7y87tMm^lU.bT|u!&!at.bTrG!z{F381!=b/Q-zCFL&`}",
"6uX*(#C,m%Dmpmu76(H$U!PN1+m=:+!({+Y*%)G:&SWq)!6Ywv+!gSD*`n#h77VBK$W6%{Dm[(w,C8,QRJ'+`!!U`-!&Q<I",
"!=AQp!(nc:#x$t59k/U:6yS([(MJs%,!yaBDmq+6.J,k<.7@(Q,#&{X`8/37.6vBbLCbG.S&Z/uQM3'.7j9{X&nBh+&vB[`",
"8Q3`.Q/,&U:+A6c7j0u)DmR4`'QvTz!-+[w75!c,(KS7g!-JTx/RfhFWS3HI*a{ajMq'1'!gs&F6wctDWSH_57+d^w8#|aS",
"84HWK+|[D4`5ksA'0t71(jMt9,wt4x#xwtN*dLGV77.(G1+V+D/PYZq!.Z^S(YKT0/_b!.NrGs0!Br{)NTPXi<Fj*}!LdW-",
"M8,Aw7TKdU%T/9y!-]au!)86R!)'dL%tYSj&QvrP*Cv2$*HSVLRhD^G7FH1|Sd8L=8gsc_SfRZ%!^'`|%45`^8YU@4S(mdm",
"G`sk67vJ7d&mxu.!N={k(Qg.rR-hnM90{x;]<y/!g<s1Q*a%/-`=82Z832<FVZ5+%7%z`T,,#@}!^Xr@!]`nxBD)^v6x2fJ",
"-!w{x$]&1(FL&Vj/c^mxLb5jnRKim&H'^1U/Q8W+#|&l#WSHfU.J+ud81TX:$77:0U!wC<Lr1Z,+#q7@/V/:SD4ZA[!qU9f",
"S$^`41p!z#Q0N4ZDmp0&6uX-)RIz-3!aX@YAVI<#g`-'bt8*q9!BJLX(2uwc/PQ|&6vAQ3(&aX!0J#iSt3_wK/kDP8!#^gU",
"!=B,0PQ/1Wt8*qL!@pJN!)/*D!)';=7T_8D!DA-lstAIdt8R:-/UQ(AWSHU57Kr=77SW7S790FA'p+pc1g[3C#wv]r2'y<D",
"1IfDH2BxZ`QL|w+WSHlk.J,G&7UGCX.SU.Q+zvXY*HSVi22pZf2hb$8J<}|V/TJBa3}|q$4:dI]!D.,u!{J=I!1Nu{!f/q2",
"6|;xBPQ/sb8Bn)NTaji`$9:JDmH{XHMm[$$99JN`$@4:a!zz]38PgcKaP(Ix<Ba&m$KpI5C&1K_#YZ3I$VTqtP2-j-I{3Wr",
"/Q$tBFL'(8V:t[uI%-_|3&F`mQ'yBl%|dY3Sd=hZ%#h7,#wxxz!90;{7@y&k6v=z:Ta1K.:9Alk8wUZ<WuD4gDnb=u))[S1",
"*FQ5,+,n:7,^^P9,A#SS#aW}4!1Nu|NTK[V7r-t)Ta1K38K8gm$VV]3%SQ0w!!9]];'uYq'LTvG4mB:=6]TFdV;V,l),P[}",
"!-+<pDmR7z&;_[w#:F.M)JmR$!-+<s*hT}T'XA9i!A:+5(-pS3'/gCx*D^a+!-|,4Vy-uP!9/fl!Cm*K!90=CP2M%B!Av+/",
"NrTK|83`)6I++HLD.+bRMqNL.9TY&8.0Xpv6xLGa04}Cf!!lBN$fKG.7X^qwNs;!YD2Mmp$WSIqNrHMh/PYwkDqPl{$w*_*",
"!DcT!Y2/chD]wGlpAvwm#K1'Q8UxV)1I_GP8nY1.I(@k5.4@<R.T;Zz*CBMgNrx#M#_gR*#{{FiX4kA{%UA];/P|<,FmL-9",
",Hd1C%43fJR,;w@7!,,U28dn]!_-fG*6(N(4!nzA'I{2-!BI^=<QT+iWv{gT$RwN!(.[}y%_fu7*C8fs$D-&h%uz8j%X<V%",
"#b@<6!1w2'!(tm&=(6i*PQBB.FL&C8/Q7QhFL*J&6WC}&8%d,I$bK/h%8=&i5&(9s81rA(Nr^uD8-l37$W+*<!!,9J:wyuR",
"+=cpQ;(dq47%D*S&PN|R!|[&t-;]g{!(`%'4N1nM6xa}c'I{:2A=t;<#IG$(0jcV):X6fLYQF)j'.q;FWv+bh!CG-`!(pKa",
"Fn=p06_8A/+F5.9PQ-bp9.w:B,`mcW*${_.5|7U#!]hiz,z[^U-Z7vG*G7g:*H!4_0X7)Z1/-d401j_g57ZDz!$p2pQMQ<9",
"4P7IU#D=H/&TuF-@YM[2<cKt%Du-7:6{UNTSFp41#y=r#FL(6B7+f&&!-3c@H'_lK7jF`=7T4t8(IHlj#y=zWFL(AL7j1`A",
"82:DN)cbGt;5_nZ7qjIT#;whP!}f2ttR|LK+$ci86wctl*f)ut9[1@vDp,q5#V9UJ!,wM=!{42'RJ'@6+`_w9'jj[j!i$l#",
"!,u3T!-}LgY2Ti@/S'@P4G+`r-WwR2%qn9w#_-+u#YmAL7xq8RI%`p88x}L!/14f2!$M{,,N3,V!]`xB0LcHh_|`iR!MtkH",
"M0r7Mz]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nR1+7R$x3nJ'.,dl'.4$=!={+JCP7VDC1%SH'jg/P",
"!@(7M6v8F;$8;|a$&N0ICp'RI&17b9_^*6}+Dcz;$C)hLB|1SICnS0C$V_1C!@+;N$'MjX&Q!GI`=QP<!!SY8!!VM8_{m79",
"!!hS<$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*KPn9.w9%UBx!(x_k!(x_k!(x_k!(x_k!(x_k!)%fl!(nXj_{N^a)FTi2",
"*/IZRCW(w_$8</d*l1ml#]8@J#]Z|T#zdvS!!S]0_}fyjzzI(t'5`x*'4x5,-LhBI_!TjD!,tdh!$-}4!$7'3FgQGi6XVQ;",
").IB9;H`*m:I6Nz;c[*':I6Nx8m]zb$kL``!!PUz!!$bq!!$Af#:<8D(pNFT#wy,r<L$nc89}RVDtY(:Dtc`N!)n7f=I*u)",
":I6P&@:0y7/PYY<_{Q|c&x:<L%{BhR&xH^-6|sNg%xak|`Z-:*Da5Y=9xkk/3&)0)DlML3DlUfbC:h1B5YLD*(gvD&!*VxD",
"!,b|.Q'gKjJa/II_}U%0!^R&290q)W2'zI%[}Vn3/1(B7AV@hzcI9/%;IC#L!$Mx%,1lIc3`TQ^${v[]_|H#z!$&aC&CYfn",
"]<uHx#!@kL]J$]n3B4fX3}qySljj&L,UY}}!!$a)!!$HQ$79bhQ5@{<s6gkL6wu5!+T0,)_}g'6!6l{ajX^F__{x!*74&!*",
"7x{=Cp`/pc!$q,27SFnj*7tvD(n]B26wBr}_{cTd7TIm1@;-44pbB.2!$Hp_!!$Cw:*y7jsV53)_|2t39l)p;A3mRd!!!i@",
"&mjY#*B:i)/Xn&9!)0JB$(%s;ln)<;7*l3s-^zSW!*6BT!$<i07SFG|({ZQq1kYZ'sZ((n<!9mwjqrH9*KYIF;T}3%#W%k:",
"sVG$PsV+/H!7}Sb%ZU%bP2Xm=0h+5`!$Hp3!!$Hd!!$yx74(G#):xA&HiY%n7Ujyx)Z9+t!)+nnbjFDKQMHJ37KIQu)ukRn",
"f}Q=8!$Rv67SFWm_|A2U;A`%m-VNZip`+^J7U`rv({Z,gsXmcn!!$BS!!&gfzzF|GNXiDl9B<ksGZ!rA&11b=#aS-YNT5ii",
"!@H)`!)3DD74{[^CbjG!:-^c17*rvi19z7}!!!P3FzJB;H'cN^S(Xgq-iCA:.ST`D7SFCcFh&K-!^Nw0INu.n+G*9H83/=X",
"5B}b{!(yD$9.2MK$W*b3FsuyYM1.RS/QWxaFl(4<1NU]p2F<93!]hir*F(RC+$s@n*FG1.-Gz:%!*#83!)^4u!)D@;H'c_d",
"8U^..&WRJt!&!2v74(<-.Cvj2NUvd#/_C{W/QX-}_=s04sxV`M6zW{i;-Hz&SdA@P!JD3i!)J&M]=+UzPQFRw7A7IQ!D%R;",
"0T<sr0TdhP0UN6v$7wgK3{HmL4:fv#3`g|MNrfYf4Z%c94xD+y4=G!iNTR]h!cxSD7x1cgszXyL#C_hDsxjg|!]_[U<+T6.",
"`3l28`qd=37gItdAM@K3!&Q<9:gWSd+)hKB!+}n*!!$Yv!!%!%!!$V}<aAp&]=%<03ps!0!+}n6!!$JY!!${%!!%('!!$x#",
"!!$Ly6thqu,alsV!J<x%NU89lB+MIn!+7+#!*m{#bjFDJ8PAwq_a8u$8;B2&:^5]}7,BuxB+MtG7%N0]7+G:7fc'd_P]bH]",
"]<x6/]<twnf}Pk3g<mu2^wNKrW0k6&gzL+Yh:H]4!qcF)!)#)7!)/_**a%nK+Z6+Y#dXB!+Z5:`!(yast8+p]!=AU/PS0Nb",
"+:uU9!+}m{!!$A.!!$H+!!$A/!!$H($78&6,7zrp,uQ49]]4$l_^G]C77`H97tV,,7W*W3B+Lda5adTy-T.LZ_^n'*9`q'!",
"<Vd!#/Rq.k.Hh*x.1k*h!+}n/&_W1r!#A*^B+LzHj6W3y!)K.5_`qRDVLF367+;2m&@xlJ!+}n#!!%]V!!%L2!!$;w!!(WZ",
"!!$Lr!]_h<7MUya!7|`LP2M%583X<z'5(Z,7!dc|B+Lha_`=<C$fK]W7!dcdB+Lud!).yr8Y_uFNT+XKB+M.783<JcY1tvn",
"B+MPM_`zsP8x}G(6g&}3!+}n8!!$Tw;cTH9km=kI!+}n,!!%=.!!&(Q!z}B)m@G{xAV@iD#x#d)4N1^H!+}n$!!(i=!!$Yv",
"!!$QC!!$AB#wz6nnP5M396dI09`<aq9`q%v9`z+w9dCD;9`Hhr8)]J!;$-kQ%qrU;pAkTM7;`[wkP!QZ(+'$-KtWpY7xnzV",
"7=n`qALnxB",
};
static const char bitnet__spv_ternary[][96] = {
"!^'LC!=4:Pzz=(&!!qV5!!.k&zzI.$:S,[YJ#aN]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#;#w2#xi35",
"$WQN8!|$$4At_.7$'50G+]y]-!=IF*#x,j0!!]S+#YXg102Q](&Uayn1+*9468kl}'LS&r+]`M!#xs97!!]j2%qnNA.X_Y*",
"(m`1}3B@#D4A[`!3c*V!#^T1W#`9;B4Cjzl$;*H45<n7d#`j_n5]@Dj5=,D+#z&&D!!^0=)F@^Y#zM@I!!T6B!!_XU*}x1d",
"#{!aN!!^NI,:3Ym#{I{S!!^[M6tf(66tf(P6VrA46!c4=#|PnF!!^sU6VH%@!@)sJ$@Q@693=Q52/*(M7qkSk!@*J[$B4LM",
"5_mN.6@_f`!@)[B$<v9.1l}=%2/pVU:+$9Q!@)'0$;3.!,_thu208qY;F;bC!@(N|$9P!r'Rk3h20b-^<`W,5!@'wk#_{&D",
"21#Aa672}q!@,}M$JuU6YND_32.AWF4zwXd!@-U_$LYaD_[N4A2-w;A74/;|7y//a6=w402kH(L(K+Xz!=sfL!!_fN8P=YJ",
"6VIm96VR+t69}{Q!=sfQ!!_vX2cWf:#}VDi!!_@c3}r/D#}}_m!!iTi$@*jh7|9QgCuZ3%7SMIf!@*</$Alv}=,DA|@CS9w",
"#Ca0v$<l'<@G^m%Cv.U*9.'{$!@+#F$Cy@:FTh^9CvVp.:IADd!@)_yR#A,SCvu&1!@,KWR$Gn`#^N^j!=sf|PRU+L8{&4^",
";ki;27y&)q:20|;8P=Yy!/uW87SD='6VH^$6#)+A6^ADW@bDf}!!z]3BqZS9!]]St%|('G&1F%#&P`l7!{9g.#:lj8!#DwB",
"!#:'6!#(((!#R<'(IbJ@6{}/d6^US#(IQP#&2]CN8m]z-$VU<@!#wpI'ji1m#D)zd!$-NP4D!V5!`;}!!(2I&)Hk`$'mZmb",
"83trU*bB.9+#{|+!f#hF1I=,*/md[)+|XNZ,<9-f!]|)Z;cR^R%;6xR8m^id3`U+;-vn@d(IZ$q4=2FA.ULZh)(7<u4zn`F",
"/2jTg/RK*N-!b4q3}sLc00'1n!^;dk5:.zL0lDSx1-%fW!]|Zk67+DS1iTVs1ifAt8Sm[Qdc7-(2Jh0+%Sl1Jf}R[.3&zK)",
"!^%JFf}Rb03bX^d!^`^FfAtU04A3z+8Pxd2+dRp$.4.;6!N4`B3*]g46ty+J3Ic@k!(xfq5`A<g67,'76!GbZl-Z2F!]_RV",
"4cinD55!{n$!i8&5TtU_5r^1x&7g8t&W0<C6=p826|FB:74-JJ2($}CkQtZTkR#w<9.Bk23$}'s6_)y_'k%Nc(2$5=9S%X&",
"#=1]VkQumW%ul34(2zAD!t@zj!8HS0!^yI9790N[71'#K!^'S)0LBp_#;,}wsV(%|1+3Qd!^2v[pAmlS)6#{Z'HUU6g!&UY",
"!(r+n,z!S&!#D}8!#P,^&KY^h&-:-0')4gH'5'_h'6]Dd!=4'M6tdv9$Va1z!8[W1!!!%!!`57n7C^Qj7am#Cv-SU6$^[&3",
"'5GuK4/Q}41Q^A$:g]zRg{]<D';^4f'4x7S7ZZy16v%)Wzzh%mBY3.JdcA.;!@3&]!(zzIbApZt6VRIh!@3#i'50,&BCa_2",
"!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5N.D3+!9N-R!hN-x7M`Wg'5k8^'7Nym'5V`Y#:0DQ%x^p_!(zxT",
"{9[r9!8HK_nc1XX7qa]i!!+Y47qa]g!8HK7l-[h!l.`ucf}X5!!(wZ8)/D<XI#54aFI7Lt@:.ibKVB0(CWDPXkQbpRNT<k*",
"7S.}l!$U}0!9N/(!8HI:!8HT2'.A<:(8d*3#4)ApF+'I,PnJ.$!A&TX%xiJ,P1wlF(FmM37_f7C!f4jF)_!C@!#=ki!@{.G",
"-@-#G(Fmm3l5cqS&i)NH6XXj='F#[k!FIM_8uv4^scWf$K(@g'KA&}J:W%WPs_){iL/inr!:lfI&!u8;&{x|R(34jX$1*0C",
"s_*q]4'nu=!$/GU6H*<Z.jS/t7qa]X!J9#AP1yC)!^'r0mi7MPsVQ*Q.&XF*)a0kH!(pGi83U2I'k'Dq6{Z)SP*}.!2.ub`",
"i^+jb#'^b<5k&#84{VYqN<y|q7F:N-S]ZCSkQu6]kQy)skQv{1kR#{1TjaB_g]5J$8t(;p!G|X'lG<|Q(2S:z9L:0-!!+Zx",
"9L:0r8A5/^Uv{FHV(S7:V;y9l:ZAirs^UZcsh=3;WC5xFWX4bq:Zj&v&u^Hn(lDNR*-S_yZvxB,[IiGR'.yJM@Vwp7!Wkt3",
"9GJJU!H)_=[t%;%:I6Q#]]=^1:I6Nx/|Q):6`I<%$^p,5B;:'@!9N,m!Brg|'TDWA7:K<R5^fv<l5F]P9LCS])^mV)!#B.=",
"!@}N1`sjBDa(dd}a8nV0:^^{5<}sbi8n<aXnds@k%y4pqkN{{p6tf=b7qkm#763rX7[/8g7Sa@;#7ZxC7qa[{pWTI_&)]yj",
"'&_J8%z#97'Hn)b(23jYsm+[S829<kcJ-n8c_-.=cpDH87K=M33B6;af}p3X7;{B(sV2mw!@yQ[!)$a+s^s{a6uYuurC10'",
"8PJRz)t;Vb@%Vtn8YA,.6{k'Zf}fHZ1Q9@t$!qTy9.7d39L9g]6}zf49.cfAA7+Jq@wk@p@YM5n8mf=Zf`3fkNTFc.8!Xj]",
"6[gPP3=gSq6Z)yP6|R&f!'7fI8@WVy88uTn94(+mrwWUxNrPRC8RbLU2(d@%fAz!|8X$I$!8H!.7yDL@7;K)5jM+@6jY]24",
"sX+2+M#^n#h9jg)6^Sn9&mkSy*i1vf7qc{JkS!Uz##JBU!84b,01i<}6VP5R*}xw,0TPSk(JuK2!8gdVl0XL-kT|b'kXd-L",
";B[g`/Q'28!8J_@13Zr93BIu/sV,B,!92ua,cCR,!a:t1!B*#A*L6qT!90Mz8YDWZkXQKn=Yriq!}f2t%49hG*,M`r:+':f",
"(IGIV!8JbJ!D,BhkS9]3<F`XTsWknG!L;D.!(p[A#Yh1D!8JbKNTFUY6pA}`-f99d!8fXd'LsFq#x!.u3}{,3#@+}y$7=7v",
"%xi#K3a)S16]rYh74WBS!8[*SNU,VakU*lP!Iv[a:I=Vy!B)yi!{%n}.SLxLA4K|D1gyGc6{UUVmlU3{ASj5r#:9LLl0XP.",
"l3&Z92dT2]Ar,z5;^p1x$Z];VngLlBB1HQ|#]CdxFQ=)^#auz=;{y&(HJ&Zul0[:tl3&@1!I''^#:Sn:!)1gt!*r5*<ZkPN",
"l3&D.2dL}^Bn)N@=Wgn($;=GZngLiAB1HMz#=&WvK|bNy!90_&6agk]3%L3TsV;p8l3&07CLafu=gkk0l32^}Ck%ty@F^.1",
"l32b!2Phgds`H(@An|YCl3)=5Ab4-*B!j$@l3)f$%ZD%+sa/dVCJW*Kl3GVAFczt7CZuvHDGSRF2RV'fAb&IyDX1JRl3(|j",
"2Q,1|F5iq-FUK{XG-Lfs16Fci,(0LrsV-NM!8Il116Pjl2FMW,!K`L$%49Vy!]dv'l3<),H=R%%0./A@6VPMY4lF}^!^TLK",
"7/whK#{L9;p+;|y6VPTs2UN.|ni0k:kRz<n$^NZw!9QScs`a1V!9QTs!!$;l6th/rsVf0)!]_V*7}R3ungLZ}*J5S-;B]'l",
"%4G3w!)mzQ!9QVd=L&)4sWMZN7t';31'Vpc#&gQR@d.[N:vUf8!J;@IP1w[L75T!-:nNh`nHd;z+!aAc!'(!wLb#R'nHi-:",
"6uv_5)i.&3!}IIm3`[[gkR{*D-{ps<!)Q0u75sCD!B<2D!(yUW+%&1R$V]^&!8Hpn!&Q<K!=AY1!)&RR/PQax!z|[1,^31y",
")($rW0./&k!z|_0-ZznC.6}yU!9N_FngLX'.46D;,!RZMsYR*)*G7f:77v.*q<l/[P2-j+#j$F+l3CJ80LKwq32l04qb(7}",
"+]W*_*!R&PI{L3Ds[HB{7BRILng.i:sXrd,KSc%T!]hiVNrx_L!!qqm!8I5x8nr[,5x3k_r:6U;#Asc|&ms%#*+Q@t!9NTy",
"%l}n+%86jdkS9m8B1HX$$:#%}Q/*R'#,hUt!)$+8sV%$67SF`*+!LS_/PY[#/_nC|sV(%<!!!BA814LH#wv{b$VTqy!]^}G",
"#C4$Vmk/C;7SWAq!!/)z!_Wk<74N[C.7#(6.S|Gt#YviX+&H(u*D#5z'dph5.@-nN+#Sz%7tj:]s6u9uR,%N_9.Kw)+=a^A",
"r9wA1#Iwbq!8Hy}+N8*pNrQdf9ym_D7^id93hCp)1F=YL75!_BlNl]P6uw@KNrQ1(#K&2..4@3|+|'|xsWC{Z*Cl+#6`Z9a",
"sWalM!%{}@!bjvU7qm&u(JuKjl22UZ39l__!8HzK+|/:NsXJ7M!%Tdc!!$@m!'%z(#wy#R4&BxQ7Y7N$4'yF[+]^[2!8H|R",
"9[B5P9qu$87YiAP5a(<Y-ttC9kS@0,Q%1qgt3gU1!DM,S1nj74t4LXc%1q}K%Q1*L$uf-3t8+0,6;W4U%Sdt.4G50A8t$Ku",
"BZ0;^*!Id[2F95_&1::u7s<]j7s14)t5#5(!8Hz!,$=&As]'^s7uU.X&mk6v'.,Q`&ng6)t8+D2t8+'T$vcV=+|uqS+:uTU",
"$@F1n8X9J:!*!|+!)8R%(dBA6QcF&x&1.]$(gd+g)(#A.(h^s/t8+X8t8+'Z$vcVF/S&Jl/R+Pf!)8hr*^92D#F2CQsZtz$",
"6fyc-),K',!!3:w!:iGul0X_us`/tm!=W.@8<g3]Ktb$'9]$vB!*{8*&PU$c&#ZbQ!,;hU!m(C)!(xpq#;$'x!]dd|7c)#1",
"RCf,x!]df.<3^VA7:|[%!9Q]]6|u*$!bVjz!BI]t#:C5VkU%TFng7Jz)S0J;!{%i/*ZfJg*)$D(ngMGUB1I,D)*l0AQM*y4",
"#7csJ8PH1ysVS0u&vB[k:h!jIR}a/=!kx&{7rafw%qrkwsV)`[0]zXk(Q5VGSx%SK%:gz-$7s2c!By^N8S*W6KtblA&AW;V",
"#x/#]QMWVusX,hC!8H{XkRzUxkYl%|#)rp!kS,iAU![w1$:7%@Wjt#@A4Pz,&7cU8.SRa:!]hif%49h&NT_dh#@i-r!afkN",
"'nk_}kS:*BB1H|:'P3F3#&Ww1I|YgG!)RS-(vbrm!)RS0(vb}C7rKQP!|${)!jtkLJ5=*PRi&sB*CM+.*H!4B/hmGq.@-nj",
"92AL2NTTh6G5vy]/V+i'##$m*R,v(r<a!/5Ji4+gR+f^TkT|c$R+fWR89B3pt8M,0!Cl[J*Cb#x&iz.9.@-nK+#4f{V1ND3",
"!QI#$stF4u+2$umTu3yz!k*xN$uz{!Jrz@5t8*n[,%s&:Vn/PS!*N<<.(;[!Ta5@b#hSF^kR{TzL:ym:8Ph6m$7=1w#FdhU",
"s]m.x7vnsW.PsM5TCYQBD;uBZ!*+Tz!)0#4&p*S*/PPw-kTUX2%Tl([$D'SX+3*P{5<8lH)gM`j!]d^rZBIr+A4Q33!:iG)",
"sXrW('0K7LSG!^y!.v[q!)P:[!&xib!!$;v!=Ac@!(pDD#gP_t)*kz9PnT41*Dz^&NT;^{0nxjk5i7-W!(yv38m]tc!GHB5",
"!)pbJ!)C&sQLw7599GQPl.jp@s`0D|!=kmS6vT[]%sSJf2FkiJM@<2a8$rX8$:raH+!Qj|/Rq+6'Qulw!8ID/'lr=r!]dv<",
"[=H.6!]qI(3+r*%[!'!k7SM]KN.b6r.@-nP-8|p/!':7z9j[,+.4-t^7;%m/83D:(-$csQ's4k+,&a|z*JTY,#C<$M#_sn%",
"!]dvZQM`^W]:@u%sZQtD.=m]5+!/$a/T|RM$@NX@sYp[u!86)}.8D7L+%`dY-tm8Y740Ri@i:!L2.|{C.v8#^!8[|p%T:1]",
"t3c=}/5Vr0#]CZu7!0s1RI|d@sVf3@P1mj]%[!FM!!!B7sV(+a!zzl.#c:v@1h/TmR,8hR7V`;kD.6bc9.c/NJ%RT5/UG$p",
"#xkTZ!FH[f756i'4{7uc3gSm_4=Y@N!Dr%sK!`Q&'njgR#x$$H/R^wu)M9Sq/UxF#j{Vt64_;Y]83/dDM_nVR!!!I:)HiQN",
"1gp@iPQK|G7rId!#^j_<!`[IwQkR/F4mL}k!8g@}75}+BS(XpN!duK+!]dv#&,M.M7U:K%$t}tJ=n6w^(/+}5kS:-CB1I#<",
"'P3I4/S1jg.WW8g0QJjltWJ3!l3XuJtlds,LDK+a%y-fD$7=2+sV(&SsX+1_(:-A)!.Stc6v}a+/PZ}kQkJUztZ*0+NdjNI",
"2FIBzsV7CjH3Ggd;-l-*G.ftV9$|pXtS*FiM@hr[!G}Ka%;{N5%&MTv9+g_29hDy6NrS*y88kNqtTJ*S:G#(#tWLL3tWIB<",
"NrPS6!#pNC75B,V6|yA%$xwh(NT:fd(,|B[&@xvX!)&,x$CI7c)m(FL$$JU8%7U%q;a;kD!!3;'74wG6/S<4A/PSF4/_2Mf",
"6:4_mGa)wN<=y(Ing16^7<u,^8c`X_5=jb9sVp2;!8J#M-Y-fTsV&TI/PYdZ#^^LY'QM`#kS:'AV:t-v.5Zvf,![aPsY[2}",
"*GBl;<{UvZ!9PTa<{[Vq$vpstsV(GRsX+1`S)@3!Np8#.;nYUbVZ*)M8%(g:XT&*uG8adn%qn`'sV,hS8}:^=*LI,q!8[}#",
"Pafkql3&,-P^1mysfCXJl3*mg8#|m!$7UQ)74]-Z!5+;{2FNLx%TfkB(gjg(Qt([<4ng<:l1t,L(Mr=I!8]}j/R`Q_/[l0c",
":x/r]6XTy7#](L4l3&l,K!V8pl3'!KP1sPY#(v0@$gP)L9PSrbSG%#)5<bDFS=1,/$7=1t5YL!aRIy6/B'w2_a./RG.&bXm",
"$vC_8##)KAmkBsB!_$<6-{_wD!,y!^6{arTSG&zR!D,kykS'S25L1{WsWahF6XVTB8q<;M&uha#Z.mv$!FgavZM`P9/k/(s",
"0jhtg+P+<I6],+b#C4Bi!9P847^Fmz$Xx@#%49Vy!n<&pUQRDpsXw`lbIIy(XT&<a5lU-2NU!IV8C%5h-Vb0XVS4P=&zuf#",
"UJ1q^*ByRp!8]D$$,.!ksVVF$s]m,}7a3%SsWWmG7y87q7$.M,;tkuF!'c=w9yFJJNT1bHsYn;B7)8sp&8]Yn!@G;^'.24#",
"%qvm{HhDa5XGF@{#y{:*!8g$%7UN_w#/d'*Y&$W|l0_%Ql0Y6)l3&5.D]Y7Sl0Y9@l3&G33B=tUY[&y.!&a94TCAs86[3{v",
"4nS$3:jlrV'6C*&Dr2j3;F;K2P1dBI0[LiIkS(H5!(x^aSR=1X!6ky@7{DmX,;Dx:!q{gs!8Hyq79Mj#f`nG*ZF'|3Xs!)M",
"7quB%g#!}N!`H&@ZYHu,lNn;.Nr[%n27#TF0LB6J.tai+/PR#P.v<<M0+QFD01J4_@|)xT6VZz9@wln]6u&-;+z}SxsjGw8",
"6[s_@2M=xW6^By%R!._{0L}3D^^sy'!)9@l0R9a_!z}&L&qV%-!#TVLD[gduNTBWB7w|D_6yq:@7x2RR!DTkf/c|LY%<S}F",
"1NU@@+{#3N7IaSBtqW:A7sljL!#RCV!'a7&6thYd7YU3r!#)}$!!$NM6{ky'%;@mI!:k[}#:w-45W@T!*DTX#NrRW8-h2Ry",
".LA7f.Wctc.viXPkT-s6#@d*K8%d,[1h&sQ/n'!&$^F&pmmnyr8`cX1Pn`498*w:v5u]2QH}nU@D@6f(!#|_l!|&=}i43{w",
"$<[(&tq8&QiSPu.@;VgJ!]ddq_V4tmtug$=QM'/D9ymUh7]+2SVxh<uF[/WfNrZNGs_[F|!B@tP*hiUW3jyn9!*02P*FZ;:",
"!8IUD6+0v6TYKT:$``JJ!B*&l#x!)+,k|ga$7=1Z7r!NviV)hz!]g:u8#u|/P1ucbC#Zqn!I08j%Yq}5/mqY93{G@r<{aIP",
"P2%UG=:{^4!I@bH.Zd}%=Z=`t-!`-T*B:hV&mx.+8C%9&sYpvxsk):,!Cl/X!8Hy|)08#,$xw}kkS9c5SxMNbaP&8;Y1]LH",
"tsmkP%6`Iz*Cv0,TW,<*8%.hW0jx1cRJVAV@,h1gP3RrV!$l/)<pMGJ7$qDjP2%zH7kKh=anI[&l3C@1/dwUrGN**B9v{0U",
"=h&i-50A3c&PQ!*!{!G2!Lri|Sd[8^/R=&1mm1!G':7y87<IN+mgpyL(CAyGRi,(W@[p*|$CqV[ASj/:(FmLL7|p4@1*}zF",
"NU$w0-)]V4!+1@*!)CG}%v<lr#xaS{tS$Ii7s(^P#YZB1`;5n`5JwnRP1kwj<W0`.<,*'|.;v8F74N33&8!JFL1AK8IP4Ls",
"!(q5=lKyV{+]tG/6vJ&IK^3{v!@{zX_{FCM)72cw#aDNG%86m^NrF_bLFdcb!{<Jk6uk`%!9aqZ79CapX5#!Q!+HV47qcQ*",
"mh*3C!rGlm!]f({6X'I4/QVQykUy8675#[4)FDj9#y}[_!9Lcf7^'cj*Ca!(!9c)5%r%sI!'c@$6y6-A7;y6<T%_rq5sx'j",
"T%^GH;X(u#6}]y<XTSnH6|)jT3]|<I8.L7(!HP&VXVTp78uW-Q1<2c5!@ZJf+z{fP;8^jd4Gfr+!*+Z|Yp&%C79bh^=/aM<",
"$8tlc*cclK%tY.$!CIJmNT9A`#^t_}n`YuyNrk=Vpb}l'/QWQ&U^APV7U:Dr'/Y|Z+B$yJ,!0qU,@;G^PQBk}6|R'z7n,aW",
"9If`,B=[vN!9kyf8.K/T#D'vj!#TYT!!%&5!!$D,$78&.CS&Y$r7.Pz!_Q[m8.+U9r7.TI'{K}y6Y}^g$WZcD7S[U{P1qCq",
"kVManU@-SW!N+cQ!*!Z}VZJGJ$<.mW/nak]1G9izkS;)x2Bc*K/QCd](2](Y*!HH59kk8%sWWn{&6(-iDT`_qP3z=`7vbT&",
"3Gby4pc%p.P1pP{/b'k@/RJg^3)F2z&6cTJstFQK3gSr`kS)3(1njwbnimVSsVI;7!:,z%7Sf]%!!IN1##JIY#d&x%+}`5N",
"_{Vsb*FwfS*I0}h489u..@-ny7wKzI9j[yJ!*X<:)UA:=!*+Qy!)14Z%q|736c'kuVxV#s/Q`Dd<4@4N!]f=g!g5K89Ic2K",
"U^C7cGZBAP!D2VGZ.w,R-GzPau0YG=-78k2+qykP#ZYgm!ClB}/:1W9NrzB57sPI/PQ.='7QJn`Q/61}7Th$'NT).)!!KX5",
"MDwWL.45j$+|P9$sWlFX*D5F'*Drl3*;FYH.@-nW7t.hb:+8*)9jaY}sV+3q@NlJ^!).<^u0f6u1{{;g!-WPg#-m[DxDikw",
"V;2kA9N)yq80.h52BbjA194&&YnFQx*'40^#xdpp#R_tp81S`KsVGyl5-jj)NT;^d*q/(&!)%HbP1p&WmkC,5!^mA9!!,9Q",
"!'7lQ!!$R@:vAlL!#_fp!+Rt0!!$RI78ADFkRiPL*b+}5+8VAB#x$3X+`B)L*w(mG,^ZQ_S(vW'/T-8$kS:R3(FnbD!$;'V",
"/}jz9kS)JV@%`t'dcR@af9@[F!8]_N!'a1c%cWQ^)a::R7ytm1p}JTb!(BS@!!U_`82R]fstKrc(xyl|6u.BU8VJ(V75}hI",
"&DjN{<)/m,<Gsm[NT{GAG9J9}*Q8qAkVMFq+6fqz+DkjIsV0`SguU{|kS.:J8X)UA3%'0_9$Y'*augnmh3l<kC@y-ZhrRrJ",
";taxI7LW;Qy`(}^)4$^/*!H,J#T$5[5|8I6i=8A|tS$Bg8V{(#5B|!u!{Xt7uN|}bTaYkC73Zd:kS9iy+|p+I%5K*,!]{L1",
"7.PB`@m@bF!)A(4!&4@l33A4K7Yrj<#xV}CkS9`4dLz33Au24{NTI|-7!^Mx!/W=9401r0#DiWbuN|j[:]djM!)UF;!'r%_",
"uTG7i6G*L[;aN00uP-YB7n-QX8uLHDCuqbK!({mp72.4)nc3Gh74/]i.d7|!6tx4SuTD9=!A&^k!)60|Bqg_60hIHk7QM0.",
"8/+K2uN|j[/Z*&%6wcy-NT+X:7;Gt}&rpDpNTZ)l<&I_HK{ty;7St]X$|A2$u0_Vw7;ZDjNT1h$7F|0hNT,%<uTD=a/urp<",
"!)PL_+{*jS9Vf.F2<L22!#hcN6zGvH,!^nYsXK$f*Drm-*GLrK9JCzYsY#u45WS3A!H3c0u0_P|6_2=k!},(15WTar!MQi8",
"cQ{lD57Vb^87}Nt9jgrdHQ|5cuP-}f#:;ic:d^F(!+pz#!z|fg;%z+]:gU0a](ZNR&,6D|.;.q*05QSm3}}iag:kVT'TP8b",
"/8%c0@&/dI9-{a<!$;KdKI-('6XNq=TC)GN#uL&R!KuL^+dS@&!)WU#79@1a%rR4auTDHF*J5^*6w]6vuTD<@P1mY97VL/4",
"<$p$^5YV%`!=AN(PnKm=7V$s_<cNXj!8_B[;aXRY<@8:P<{uVTuN|xFB%_^N$rHBF%:rXF.qpa:kSCzD7-]n*NT5)/7W*WA",
"WW)[IF9X}C$t}lM6VJ8b/*}B57^}%Pmgh7h!_6U;78UK0<+j)`VZSs76yib/##}wD$7KHF!D2!<V;**I/T$rH/PSS;/Sph`",
"mF}c.tqAF{uXz]).=FU874D-16uu`F'X#:2kS%u-uTF^juTD7@uTFXk2kR2K@866]@umHaha.5`&.asCNTvbk7#gNH!},Cr",
"A5+rD!9NUUATI|!!8[|pArh)!!+^|D#YZuyuTD7GNrYcNuYPzwuYm1h+,''@*f#*%uTD7IuTG$$uTD:LC,^nZ!xx!8C/&Gq",
"Ckaau6{pbA.7tBN.6ukCuRi(Uuh=4:spsnkp^3dz.P@K4uRhkLuh=427/iU]*[-!*NT9*_6v+m}^agvW3{y--!]d^pkVN.+",
"t#PNi!*'iN7r}JJ!{+s),iq[yPQXS6su/B@MB7j,6`hhPsWM^}5iLLK:JjfK(+(K6##Pn1#Ym0@!Bv{KNrFv@<9AQ<PQBMW",
"!_MnW:0AcIsX@5#81$g4%V=mY/PYi`/TDYu/PT*N6:hb-4x`rvDJ={yY1k-]*Fm;i!8I|V5,Yal!_+/96x8.uNrTTV9/_iB",
"mmmVA9XMRt!L4]lPS<kX9/$B:A)Y(CF(y-bFG86Rjuzl|ulL0Q7A-d}&n7d.01i`H1SaC2!!!%dNL2*}!9CHU{)Z7lB]Q!&",
"<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md#u3f*!=4(!!=4(!!=4(!!=4(!!/I{+Dg`=M7tA,nsV+k&;dPIG-71hjA@8T@",
"s!<0t6vt`sDLq-K%qqYY&mjY!6bwQWJ,`iW(KNGk!)t;#:gaQ0s@&})Q(Z&Y3$xD5!=4&$!*8N77aX#|M0s):6[C^X<!&]b",
"_zR'9u7Tf6@VSBx!-jm]rbW{,@z(D+P1qc&,qJGm!IlKcrcwnpj`1#nzzI(!#YbV'#:C5trmGcP7Ajj(;S%569Q^]A;J0C/",
"1*}#7H}ct5rbMBv93dKN-^a)F!/^(+MjV'F!9NU*!9RAtsV6im!9NU.Cd07(6u6,s)ky%=ng0(U!)/&u!(xytng.b*+)239",
"ngMC:Q0/xUl9$*'PnDZ)I9{8y$7A-zAS9&.7%Fp*-##L5!)5Tn!%^qA!!$GzL&v]yCW<9)84YtC7UFKH%15f`9:J&zsV,3[",
"<zf_;!)&,x)crv0s^+{5$/V}7#x-4'!)/Jg!'F4{;|lXbjxy;B75T!#t:Y@)*k=U9!aWq{cQ21n5U]6D7CU^xQkK2P=R<ic",
"1Q7PY0LLs]6th2i5a;Iu!)&K%9.2MK6Vy.D'[=JT%X^&6i{J(61zj(|!8g$F!Cm(J*F(y)*z*RW.@-nY8S!+i*`[GAH}ct4",
"/1(B=I!763stF7V0;n;FNUjvH6z'It9mn<!6^a6Z$<;^.n`d2Gp!%:z#$6Bwp!+X^n'Sgs6z@.n87GV`sp7)=7^zUr8Ywk'",
"l-z#H7T+fwstIS=7vdru7vd|T86&@}/Q%P@/QU#zNTND`t/tGR=N!c{!wS6K8-a<`t0*Ta6GtAf/PbV4!)Aq3qx$H(qzq#J",
"rVX-yqzY4Pr*T0IG3{<4@IhgJ7a'R27a0X3@IrmK8=vs6GrL(c8AGrG6HHt5r&^s$:td5s8_2ZB6]2y0(Z;w|79kl%3=/Gy",
"!)flH!*9/MkS,0Kr&4!4<q2V5GTV7g:td57K)mvzK)I1h!}/l-SYdD'!'gl1!!%'b74(F!3=/U+r%tk3<l`5p/[X|i!))Kj",
"GBr;RDL3czDjRn$GF,B'9.0j^!*C@xr,fvMGS:H5;7KX]FYzN{T#S`|I]C}]amBI%VS/#YV3nv[nk<*99:,c<WP_X0sZQ];",
"!!$}n!!$=+!!&$Z!!$]%!!%0f!!$IX!!%0F!!$]4!!$Gn!!$Qs!!$Z.!!%2.!=AMt!)$c3R,:=q3=1C@r,)m/76Ybati=P%",
"LDK(/;/1f'WPUR/Ix,3$Szc6T7U[u-*$}UX4!()L!(yQn!)2z2!*:!h!+T@F!)IM`$|&LVtWH}DtWHwX3=/#G*^K7M+;#W1",
"+x^r5+=7),&Q&NWtWI|D/VLg:/QkSk749@z'T;Xu%x_x9,YSYSr'&7r=jX1|)h:)f77slKthL}{77slB81glu!C/xSNQ1[4",
"783#NtY_WWtV|rF!!$<4!!$A5!z}<uZBHYJ.SJ.]_V@lsP3+ma3=/;D(Fsyq9.h3!r+U!p=pm^U7H^_d<s{FvCb{-+9Vj$v",
"8cLJnT$W,A:]&rrWc%3kN`0[Q!4BA)I:TCk^Y0ArRB!]W_7#cGA{p+d!'gl2!!$g}!!${(!!(YSPKCGna0g*IaP%<2amBH/",
"I]B*6tS%}q!!%h*7qcl}3=/s+!*1u'!+5,Br&gB<9l;|asWaky8PAy}3=/8j!)Q}0!,1hL!*5#*!+Lj4!)8K#!*5),!(}=-",
"!=AT!'Ta6|r&rTusZ`ju!z|r*dBBQMr&Gkj8rX.u77}Z4Q.b2^Mj@/,(FnfHr&dWdsYx:m!'v#9:gWX%0.&VmNTFPK;yu!5",
"cg:yR7tx|MtqQWMP2V)r.nZry#;rL_tuH(R83XB@.qj.i!I@bH.ZcIR/M9Kh!'gl98PB'n3=/JM*i,:;!'gl0:-G(,D.5dQ",
";p9w3@,h1LP2-yH3=/f=!)z,P!+|5J3=09iA!W!}r'n5n9wu7Yf`3WXDjRn*f`1a0QkH*;Cg08[NUb6h81gm;3=0:P!)!2[",
"!*vhY!,4bJ!*ai;!*;S8!#^qW3=1&1!)_45sV'n0!!%S(!!%qb!!$@x74(d+3=04jX5R+03=0Pb4GfFz7Y+v3r'F!19duf|",
"g7NAfD:&_R76FU%:Ch)G7M}3<=}@5(I]C}]I]B*I!zz@-(2*at9qA^#sWWp2&6(.fDT`_q!'glK!!%/y!!%-I!!'%W!!%UR",
"!!$Pu!!$QD2UXLY#$c,1q:212q<graSzY0UAu`(T/8V3Y7wJ#,PQ.=':cB%^NT<=Y3=1=,[J(RM8LhfWtqF!)9L<(Ft3_^]",
"81DL;:(`Lp/vR[_r'KCJAcPn&;a&q`9h.4Yu0X*c8tF@37U1<Vr'Dh)!&;AxD-v|8RB$SwNTFP3:(}`wst=Z%3+f/8!'gl0",
"!!$Q|!!$kG!=Adf!*]CUk/tm+75Ivx:GHqb;`HIY@I5FDC@x}P!'gl9!!%+q!!$x0!!$M|74(aP3=/uc!+J8D!*T5-7^t%b",
"r%W&&9Zr'hRB$Sw'LHm(&1`g3sX!<6#YZq0!_^wK!)&ClTCPzh8;XbU(gd-TjS'$Y)(,|7.d8##nkGj983Ky_7j9{:76Yb'",
"!@2WG)CHy+*#'5/(ID-!X-gT_*${_'I]B*8K{yd3!)7Ud4!nP0wc}X,r%|%Z7F|0$r%WVN&q_T-*`[FZ6]/W{3=/Jk!+(u;",
"Ix,NI'.Hw!776NHuWkSb757%}/SNZ+r(z_n/QjN<!)&hx+x|7[77KZ{/Sbjv82)2+7u3U9#!CaK!)&r{!(pb.8V(5!77`Gb",
"Vqc0+!)&u|/8$.^8v'$73=0(kr%uSHy]Mz<+dYr#!F'v7NrPfm3=/)u740A5r%^.*!C8i)7rXP6.47!h1vpxx!'gl*%SSMB",
"-T^CV.24'L.nqAQ5Z2{Vmr0^d:g@0Y:cL+VFXw/]!F'v/!*4GZ@w{QPSG$Rf3=/#CB4.FcsV+W%%44YzuTD6juTFA/7+(I(",
"ubn=quTCVU!!$N=8PAdX^7x!}$];^1uTD6muTFX9#wx|DuTWf<85ux_uP!Cp4M{]+!'gl2!!$HA!!$HBA)Y+y#`A@/uTD6t",
"NrYb{uTljDuU,'d7Xl(h2I0543!}nw3@<yR3^]%zj{]xFuhnf*uUTAm:0j3y*WYsTkSAui`nU4n`5By%.J]@buRg5yuh=3`",
"7+(JY*VItA!)+r[8p;3=uP#wD3=/#3!(xfm#W0$R%x|#d!'glI81%(jr&mm1/#hzK7Y+v.r&)6I9/l4L'UK#DIYl0Ar&PKB",
"-z`*l!FFP{7:5LguQFJ%uU{[v!!$[T!!$k|*pQYh!F'v(PRU1&5WS6nB;c]:%TNcS!FY]}uV:pk#:;fRuV1ka!!$RS",
};
static const char bitnet__spv_weigh[][96] = {
"!^'Lc!=4:Pzz=(&!!qV5!!!'29-qXr{&LBiD:<tJ3*Lzj!]qI]!)HA<Frst_!!!,@<%8#&'.6%##dTi(#d5U$$7|K6$b,-B",
"$7C%w!@'h<$797=:Tl9/Cn*w@#:Nn*!^Hb8$B_M=Aaun;#ZA*6#d#H$$7i32%@hHG#ZK-6#ZljA#xvc@#&k6.'.*st$75wA",
"$ts77!#'j.!!{FN)(#hI(INdL#::-T)c^{`(glnL!!SwS(J$1n!!^#R$9F7=%rVm%&q$g^6XT3!'14pu%u$FQ&p(7X'1Hp{",
"'0|YT'0|YU'Q/9`#YXw2.4,'^)FU]v!#:vp!@x5r%5v.{%U5]i!#;2X'4nCB'28Kl'nu_p)i7WG'mfq+/S11<!$jf,/PG9)",
"!$jnt!$txa+%.W3+`sCd*`x4G*HH/4!]^Af*B;St6Z&1i!%h+@,zdWk+%8!<+=L4l#Yl`S!]^Xq!%+!h/4(BT+}i8c+%.@*",
"+=L4s!_$-b!&nH]0m|-}*bI-T,|+J;!]^vw(IF@#6VHz0!]]:K*G$9%*B<*j!'`-*!!!.9.qi_G.S`{L$]3YF!'5Y[+G3xw",
"!&xKU!BzPl!B*)C3}sjX!*{xq!'ii|${n2*!*{{G=%*0U&W@_u1kN/^!cgrV!]_0!AVBw,77b`S-XpuM6#_m6!(H6':1K(5",
"5`4=J.<-)M+}6i2B6,'U)g..v*D{t/!,.`^2kT(+!,YQDNT]jH!$MxM6th3g7|jV-8shxk-]j94CX.]87_&0=8<<mL8tQIs",
"D3@w;3B@#[:kqiM'0t+-/1+u,75ju@6z9VgD3_6)/PccM01kxt6cPhC*}xu]0TPR<!!#US",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1184, 1389,
     {{0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B},
      {0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B}}},
    {"adapt", bitnet__spv_adapt, 736, 772,
     {{0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED},
      {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}}},
    {"attention", bitnet__spv_attention, 27804, 67153,
     {{0, 14247, 0x77CFB867}, {15748, 14003, 0x78FB6BD8}, {15748, 14003, 0x78FB6BD8},
      {31192, 16338, 0x8A0BDFFE}, {49303, 16125, 0x5050B1B1}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9600, 22051,
     {{0, 10241, 0xA3B841D1}, {11130, 10072, 0x52690E86}, {11130, 10072, 0x52690E86},
      {11130, 10072, 0x52690E86}, {11130, 10072, 0x52690E86}}},
    {"bytes", bitnet__spv_bytes, 6284, 10811,
     {{0, 5183, 0x44F34BF8}, {5441, 5118, 0x42667D07}, {5441, 5118, 0x42667D07},
      {5441, 5118, 0x42667D07}, {5441, 5118, 0x42667D07}}},
    {"carry", bitnet__spv_carry, 1364, 1501,
     {{0, 1424, 0x021368B6}, {0, 1424, 0x021368B6}, {0, 1424, 0x021368B6},
      {0, 1424, 0x021368B6}, {0, 1424, 0x021368B6}}},
    {"choose", bitnet__spv_choose, 1136, 1259,
     {{0, 1225, 0x1624638F}, {0, 1225, 0x1624638F}, {0, 1225, 0x1624638F},
      {0, 1225, 0x1624638F}, {0, 1225, 0x1624638F}}},
    {"delta", bitnet__spv_delta, 9704, 18746,
     {{0, 3918, 0x52E9884E}, {4157, 3853, 0xC8551C0B}, {4157, 3853, 0xC8551C0B},
      {8241, 4863, 0xC634003E}, {13499, 4872, 0x508C75D0}}},
    {"embed", bitnet__spv_embed, 1572, 1768,
     {{0, 1692, 0x29241202}, {0, 1692, 0x29241202}, {0, 1692, 0x29241202},
      {0, 1692, 0x29241202}, {0, 1692, 0x29241202}}},
    {"floats", bitnet__spv_floats, 3080, 5481,
     {{0, 2629, 0x1D445D5C}, {2776, 2556, 0x67738803}, {2776, 2556, 0x67738803},
      {2776, 2556, 0x67738803}, {2776, 2556, 0x67738803}}},
    {"gates", bitnet__spv_gates, 924, 1034,
     {{0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D},
      {0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D}}},
    {"gemm", bitnet__spv_gemm, 11448, 21381,
     {{0, 6402, 0xA323EDB1}, {6953, 6335, 0xA912D038}, {13844, 6870, 0x9D3352AA},
      {13844, 6870, 0x9D3352AA}, {13844, 6870, 0x9D3352AA}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 10800, 19449,
     {{0, 5799, 0xFCFD1671}, {6247, 5732, 0xE7FAC68F}, {12454, 6391, 0xE3E67452},
      {12454, 6391, 0xE3E67452}, {12454, 6391, 0xE3E67452}}},
    {"grouped", bitnet__spv_grouped, 9092, 20495,
     {{0, 9432, 0x5151280F}, {10401, 9184, 0xB6287D5B}, {10401, 9184, 0xB6287D5B},
      {10401, 9184, 0xB6287D5B}, {10401, 9184, 0xB6287D5B}}},
    {"hadamard", bitnet__spv_hadamard, 1048, 1195,
     {{0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63},
      {0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63}}},
    {"head", bitnet__spv_head, 4700, 9016,
     {{0, 4307, 0xF1507664}, {4549, 4242, 0x9E6F0B53}, {4549, 4242, 0x9E6F0B53},
      {4549, 4242, 0x9E6F0B53}, {4549, 4242, 0x9E6F0B53}}},
    {"heads", bitnet__spv_heads, 5884, 10015,
     {{0, 4825, 0xDA32146E}, {5053, 4752, 0x237B5BFB}, {5053, 4752, 0x237B5BFB},
      {5053, 4752, 0x237B5BFB}, {5053, 4752, 0x237B5BFB}}},
    {"joined", bitnet__spv_joined, 21924, 58510,
     {{0, 23588, 0xC9218AE4}, {29419, 23352, 0x0104FA11}, {29419, 23352, 0x0104FA11},
      {29419, 23352, 0x0104FA11}, {29419, 23352, 0x0104FA11}}},
    {"mix", bitnet__spv_mix, 18668, 42095,
     {{0, 9262, 0xCF4C48FD}, {9956, 9193, 0xF9E4DFD3}, {9956, 9193, 0xF9E4DFD3},
      {19706, 10403, 0xFD1CC242}, {30959, 10416, 0xF218ED6C}}},
    {"norms", bitnet__spv_norms, 3236, 6106,
     {{0, 2955, 0xA779BBD0}, {3079, 2898, 0xA63E7F7D}, {3079, 2898, 0xA63E7F7D},
      {3079, 2898, 0xA63E7F7D}, {3079, 2898, 0xA63E7F7D}}},
    {"numbers", bitnet__spv_numbers, 1748, 2200,
     {{0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5},
      {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}}},
    {"prepare", bitnet__spv_prepare, 7860, 15547,
     {{0, 7299, 0xF6484D8A}, {7941, 7059, 0xC0B203DB}, {7941, 7059, 0xC0B203DB},
      {7941, 7059, 0xC0B203DB}, {7941, 7059, 0xC0B203DB}}},
    {"route", bitnet__spv_route, 1516, 1850,
     {{0, 1751, 0x63703B85}, {0, 1751, 0x63703B85}, {0, 1751, 0x63703B85},
      {0, 1751, 0x63703B85}, {0, 1751, 0x63703B85}}},
    {"screen", bitnet__spv_screen, 3920, 7200,
     {{0, 3470, 0x076A36BD}, {3621, 3399, 0xC479CCF8}, {3621, 3399, 0xC479CCF8},
      {3621, 3399, 0xC479CCF8}, {3621, 3399, 0xC479CCF8}}},
    {"slices", bitnet__spv_slices, 2372, 3733,
     {{0, 1817, 0x3807F47C}, {1906, 1748, 0x9259CD2B}, {1906, 1748, 0x9259CD2B},
      {1906, 1748, 0x9259CD2B}, {1906, 1748, 0x9259CD2B}}},
    {"soften", bitnet__spv_soften, 4024, 5892,
     {{0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1},
      {0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1}}},
    {"survivors", bitnet__spv_survivors, 6392, 12536,
     {{0, 6022, 0x0AAA3772}, {6301, 5961, 0x32BB4B52}, {6301, 5961, 0x32BB4B52},
      {6301, 5961, 0x32BB4B52}, {6301, 5961, 0x32BB4B52}}},
    {"ternary", bitnet__spv_ternary, 11396, 25740,
     {{0, 11663, 0xFF09F1DB}, {13015, 11427, 0x1540174C}, {13015, 11427, 0x1540174C},
      {13015, 11427, 0x1540174C}, {13015, 11427, 0x1540174C}}},
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
    327814, 327817, 327856, 458809, 262172, 458785, 458804, 524321, 589857, 655393,
    196657, 2097182, 1179678, 327732, 327724, 196656, 458796, 196833, 262368, 327879,
    327877, 393228, 327874, 327760, 393418, 327875, 327822, 262254, 327850, 458817,
    327761, 458832, 458764, 327847, 262255, 589881, 524345, 458831, 262312, 327851,
    327852, 720953, 458986, 655417, 327846, 524298, 397666, 393562, 589834, 196647,
    393277, 327858, 524300, 458991, 262174, 327742, 393246, 327860, 1114142, 196649,
    589854, 1048606, 327815, 327819, 458782, 327878, 524303, 463208, 262188, 327757,
    528745, 463211, 463210, 1310750, 262270, 720926, 917534, 196650, 458993, 327710,
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

   A pipeline is made at first use; but before the self-test those of all batches are made on the
   threads of the model's pool, for drivers of real GPUs take their time. Shapes are specialisation
   constants, so loops have known bounds; where the device can promise IEEE arithmetic, the module
   asks for it. */

/* ---- what shaders_spv/ declares: specialization constants, by numbers that are the same in all
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
    BITNET__SPEC_SPLIT = 26,
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
    BITNET__SPECS = 46
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

/* Demands that 32-bit floats keep denormals, or round to nearest even: what the device can promise,
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

/* Gives all of them their values, by their numbers. Vulkan would do so, but old MoltenVK then
   sizes arrays by the values that are in the module. */
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

   What follows from the model and the device is decided once, before the model is uploaded:
   pipelines, sessions and recording read it from the product's plan. There are plans for three
   kinds of sessions, because int8 keys and values, and adapters, need results that a product
   otherwise passes on at once. */

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

/* The first layer's matrix of a kind, which other layers' are like. */
static const bitnet__matrix *bitnet__gpu_matrix(const bitnet_model *model, int part) {
    const bitnet__layer *layer = model->layers, *last = layer + model->info.layers - 1;
    while (!layer->matrix[part].rows && bitnet__has_part(model->parts, part) && layer < last)
        layer++;
    return &layer->matrix[part];
}

/* The first that is no floats, or NULL: all these have its form. */
static const bitnet__matrix *bitnet__gpu_form(const bitnet_model *model) {
    int i;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(model, i);
        if (m->rows && m->layout != BITNET__FLOATS) return m;
    }
    return NULL;
}

/* The matrix whose form those of a part have. Experts, whose scales may be by rows, have theirs. */
static const bitnet__matrix *bitnet__gpu_form_of(const bitnet_model *model, int part) {
    if (part == BITNET__UP_EXPERTS) part = BITNET__GATE_EXPERTS;
    return bitnet__is_stacked(part) ? bitnet__gpu_matrix(model, part) : bitnet__gpu_form(model);
}

/* What the first layer has, and so all have: a norm of each head, a gate of each head. */
static bool bitnet__gpu_norms_heads(const bitnet_gpu *gpu) {
    return bitnet__norm_of(gpu->model->layers, BITNET__Q_NORMS) != NULL;
}

static bool bitnet__gpu_gates_heads(const bitnet_gpu *gpu) {
    return gpu->model->layers->matrix[BITNET__HEAD_GATE].rows > 0;
}

/* Does each matrix norm its own input, behind the norm of all? */
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

/* Bytes of a matrix that a token reads: of its experts, if they are that. */
static int64_t bitnet__gpu_read_bytes(const bitnet_model *model, const bitnet__matrix *m,
                                      int part) {
    int64_t bytes = (int64_t)m->rows * (int64_t)bitnet__gpu_row_bytes(m);
    if (!bitnet__is_stacked(part) || !m->rows) return bytes;
    return bytes / model->info.experts * model->info.experts_used;
}

/* Bytes of a row of an adapter's A, padded as those of matrices; of A; and of A and B for a matrix,
   counted through all layers. */
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

/* Of ternary matrices. Limited by registers: for one token they hold the weights of a round of
   turns, for several the sums. */
static int bitnet__gpu_most_team_rows(int columns, int tokens) {
    size_t stride = bitnet__gpu_quants_stride(columns) / 512;
    int turns = (int)(stride / ((stride + 7) / 8));
    return tokens == 1 ? 16 / turns : 4 / tokens;
}

/* Teams that share each row of a lone token's product: no more than have a turn. In the plain tier
   so many would need too much shared memory. */
static int bitnet__gpu_crew(const bitnet_gpu *gpu, int columns) {
    int turns = (int)(bitnet__gpu_quants_stride(columns) / 512);
    return !gpu->fast ? 1 : turns < gpu->crew ? turns : gpu->crew;
}

/* Queries that attention holds in 4 KiB, but 8 at most. */
static int bitnet__gpu_queries(const bitnet_model_info *info) {
    int most = 1024 / (int)bitnet__pad((size_t)info->head_size, 64);
    return most < 1 ? 1 : most < 8 ? most : 8;
}

/* Query heads of a workgroup of attention: as many of those that share a kv head as divide the work
   evenly. */
static int bitnet__gpu_heads_each(const bitnet_model_info *info) {
    int each = bitnet__gpu_queries(info);
    while (info->heads / info->kv_heads % each) each--;
    return each;
}

/* Tokens of a prompt that it takes at once: a power of two. */
static int bitnet__gpu_tokens_each(const bitnet_model_info *info) {
    int most = bitnet__gpu_queries(info) / bitnet__gpu_heads_each(info);
    return most >= 8 ? 8 : most >= 4 ? 4 : most >= 2 ? 2 : 1;
}

static int bitnet__gpu_head_rows(const bitnet_gpu *gpu, int tokens) {
    bool ternary = gpu->lm_head.form == BITNET__GPU_TERNARY;
    return bitnet__gpu_spread(
        gpu, gpu->lm_head.piece_rows,
        ternary ? bitnet__gpu_most_team_rows(gpu->model->info.hidden_size, tokens) : 4 / tokens);
}

/* ---- the plans */

/* Are its matrices multiplied one by one, because their inputs differ or are not quantised? And as
   experts are, since the router reads their input before that is quantised. */
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

/* Which norms a product has, and where. The norm of an input that is transformed before it is
   quantised comes before that; so does one by slices. */
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

/* May what comes before a product prepare its input? The product before it, unless there is a norm
   or the experts' sum between them; attention, if it has whole groups. */
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

/* What all layers have in common, and with it all plans. */
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

/* Is the last norm a separate dispatch? */
static bool bitnet__gpu_norms_last_apart(const bitnet_gpu *gpu) {
    return gpu->model->lm_head.signs || gpu->model->norm_groups > 1;
}

/* Columns of the widest input, of products or the head, that gets its norm in a separate dispatch,
   as all do for an adapter. */
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
   Pipelines can be cached, in a file or by the caller. A cache begins with a key; one of another
   device or driver, or of other shaders, is not used. */

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

static const char *bitnet__gpu_specialise_product(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][op->which];
    const bitnet__gpu_plan *next = &gpu->plans[BITNET__GPU_USUAL][plan->next];
    int tokens = 1 << variant; /* but for prompts, whose tiles have a size of their own */
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
        return variant == 4 ? "gemm_groups" : "grouped";
    }
    if (variant == 4) return "gemm";
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
    c[BITNET__SPEC_ROWS] = (uint32_t)plan->team_rows[variant];
    if (tokens == 1) c[BITNET__SPEC_CREW] = (uint32_t)bitnet__gpu_crew(gpu, plan->columns);
    c[BITNET__SPEC_THREADS] = c[BITNET__SPEC_CREW] * BITNET__GPU_THREADS;
    return "ternary";
}

/* Of queries, keys and values that are not rotated and put into the cache at once; of gate and up,
   one by one. */
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
    c[BITNET__SPEC_SPLIT] = (op->which & BITNET__GPU_SPLIT) != 0;
    c[BITNET__SPEC_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    c[BITNET__SPEC_QUANTISED] = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_OUTPUT].prepared;
    /* As many as products have; not for prompts, which have workgroups enough. */
    if (gpu->fast && (op->which & BITNET__GPU_SPLIT))
        c[BITNET__SPEC_THREADS] = (uint32_t)gpu->crew * BITNET__GPU_THREADS;
    if (op->first == BITNET__PIPELINE_BY_HEAD || op->first == BITNET__PIPELINE_BYTES_BY_HEAD)
        c[BITNET__SPEC_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    c[BITNET__SPEC_TOKENS] = (uint32_t)bitnet__gpu_tokens_each(&gpu->model->info);
    c[BITNET__SPEC_QUANTISED] = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_OUTPUT].prepared;
    return "attention_prompt";
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

/* The op that a pipeline is of. */
static const bitnet__gpu_op *bitnet__gpu_op_of(int pipeline) {
    const bitnet__gpu_op *op = bitnet__gpu_ops;
    while (pipeline >= op->first + op->count) op++;
    return op;
}

/* Fills in a pipeline's specialisation constants by id; returns the kernel's name. */
static const char *bitnet__gpu_specialise(const bitnet_gpu *gpu, int pipeline,
                                          uint32_t c[BITNET__SPECS]) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    memset(c, 0, BITNET__SPECS * sizeof *c);
    c[BITNET__SPEC_THREADS] = BITNET__GPU_THREADS;
    c[BITNET__SPEC_CREW] = 1;
    c[BITNET__SPEC_TERMS] = gpu->can.limits.maxComputeSharedMemorySize < 32768 ? 256 : 1024;
    c[BITNET__SPEC_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__SPEC_SPLIT] = true;
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

/* The pipeline, made if need be. Nobody waits for that: of two threads that make the same one, the
   first keeps it. */
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

/* Pipelines that are wanted, and of those that could not be made the first in the list. */
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

/* Makes all of a set on the pool's threads. A lone thread makes each when it is needed, and so do
   all for SOFTWARE, which compiles a kernel only when that is dispatched. */
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

/* The key of what this device, driver and header make. */
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

/* Reads what was kept, up to `capacity` bytes, and returns its size; 0: nothing. */
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

/* Keeps the cache if it has grown. */
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
   and halves padded to whole segments of 64; gains, scales, biases, the signs of a Hadamard basis
   and what recurrent layers need as one float array. */

enum { BITNET__GPU_BLOCK = 4096 /* columns of a basis that hadamard.comp's memory holds */ };

/* A head's input is quantised whole or by groups of 32 columns, as that of layers. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    return !bitnet__is_grouped(m->layout) || !model->activation_group ||
           model->activation_group == BITNET__GROUP;
}

/* The same of what a layer of k2-horizon may lack: norms of heads, of both kinds or none, and their
   gates. */
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

/* Says what is wrong with a layer's matrix, or NULL. All layers share kernels, so each must match
   the first. */
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

/* The most workgroups that a dispatch for this model takes, in x: a workgroup of a product, or of
   the head, computes at least 16 rows. All other sizes are below the 65,535 that every device
   allows in each direction: there are at most 512 tokens with 64 experts each, 1,024 heads, as many
   kv heads and states, and 2^20 columns, of which a workgroup takes 128 or, of a norm by slices,
   one slice. Only attention's chunks
   depend on the session: bitnet__gpu_session_fits and bitnet__gpu_joins limit them. */
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

/* The gain of a query or key head, or NULL: those of a kind may share one, which the first has. */
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

/* The signs for an input of matrices, if they have some. */
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

/* The row of a matrix by which a shared expert's weight is computed; NULL data: there is none. */
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

/* ---- the head's screen: with it a greedy token reads a quarter of the head, or less */

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

/* Distributes the regions over blocks, and makes these. */
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

/* Rows of a matrix of codes go up as they are, so many bytes from a row on. */
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

/* Sends rows of halves, or of anything else as floats. */
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

/* Sends a piece of the screen, a block after the other; `rows` is room for what is known of its
   rows. Without a screen at the end: a weight is not finite. */
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
   state, and the sizes of attention's dispatches. The KV cache, as on the CPU, has blocks of its
   own, so that the device's memory alone limits contexts; recurrent layers have slots there, one
   for each snapshot. Exchange with the CPU goes through channels: a session has two, since two of
   its submits may be in flight. */

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
    /* Command bodies: one for each token of a submit that computes tokens one after the other, then
       those for batches of 2 to 8 in either trip, then these again with a screened head. */
    BITNET__GPU_BATCHES = BITNET__GPU_VERIFIED - 1,
    BITNET__GPU_BODIES = 2 * (BITNET__GPU_STATES + 2 * BITNET__GPU_BATCHES),
    BITNET__GPU_REST = 32,        /* tokens for which the screen pauses after too many rows
                                     survived */
    BITNET__GPU_CANDIDATES = 4096 /* survivors that come back for who draws */
};

/* What a submit computes: `count` tokens from position `first`, in one batch or one by one. */
typedef struct bitnet__gpu_record {
    int32_t first, count;
    bool ahead;                        /* one after the other */
    bool screened;                     /* there are no logits, but, unless one after the other, */
    bool masked;                       /* candidates are restricted to `mask_out` */
    size_t rank;                       /* among so many of the greatest, */
    float depth;                       /* and so far below the first */
    bool shared;                       /* in a pass: what did not come back is lost */
    int32_t logit_rows;                /* rows whose logits are in the channel */
    int32_t tokens[BITNET__GPU_BATCH]; /* that they were computed for */
    int32_t chosen[BITNET__GPU_STATES];
} bitnet__gpu_record;

/* The commands for prompts of so many tokens, with a full or a screened head. */
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
    int32_t shown;             /* the token whose state the session last asked for */
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

    /* Where in `floats` what is. */
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
    } exchange; /* where in channels what is */

    struct bitnet__gpu_pass *pass; /* the pass that computes this session now, or NULL, */
    int32_t row;                   /* and its row there */
    bool wants_logits;             /* somebody asked for logits since the last submit */
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

/* The largest batch that the session's buffers hold. */
static int32_t bitnet__gpu_room(const bitnet_session *s) {
    int32_t rows = s->options.batch;
    return rows < BITNET__GPU_VERIFIED ? BITNET__GPU_VERIFIED
           : rows < BITNET__GPU_BATCH  ? rows
                                       : BITNET__GPU_BATCH;
}

/* A slice of a product, and where its weights and parameters lie in a layer. */
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

/* Tables of rotations: layers with a window have one of their own, which is the second. */
static size_t bitnet__gpu_rope_tables(const bitnet_gpu *gpu) {
    return gpu->model->rope_table_count > 1 && !gpu->model->original ? 2 : 1;
}

/* 32-bit words of a mask of tokens. */
static size_t bitnet__gpu_mask_words(const bitnet_model_info *info) {
    return ((size_t)info->vocab_size + 31) / 32;
}

/* Lays out the floats that layers pass on, for so many tokens. */
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

/* Lays out what attention over contexts up to `longest` needs. A pass's rows share room for so many
   chunks. */
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

/* Lays out memory for so many positions, with attention over contexts up to `longest`; returns the
   block's size, which the KV cache is not part of. */
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

/* Bytes of a session whose block has so many. */
static VkDeviceSize bitnet__gpu_session_bytes(const bitnet__gpu_session *g, VkDeviceSize block) {
    int i;
    for (i = 0; i < bitnet__gpu_regions(g); i++) block += bitnet__gpu_cache_size(g, i);
    return block;
}

/* Does the device allow this layout at all? */
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

/* Opens a trip; its channel has these bytes besides those for transfers. On an error: close it. */
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

/* Gives back what a trip has, once it is not under way. */
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

/* Of each matrix, A by padded rows of halves or floats, then B as the CPU has it. */
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

/* Lends the session's adapter, uploaded now or before. */
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

/* Gives back all that a session has, but for itself. */
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
    VkQueryPool times;  /* where a dispatch's beginning is noted, if anywhere, */
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

/* The kernel variant for so many tokens: 1, 2, 4, 8, prompts. */
static int bitnet__gpu_variant(int32_t rows) {
    return rows <= 1 ? 0 : rows <= 2 ? 1 : rows <= 4 ? 2 : rows <= BITNET__GPU_VERIFIED ? 3 : 4;
}

/* Tokens of a session's batch that get logits: all, or a prompt's last. */
static int32_t bitnet__gpu_lm_head_rows(int32_t rows) {
    return rows <= BITNET__GPU_VERIFIED ? rows : 1;
}

/* Rows of a submit with their own mask and struct Choice; tokens computed one by one share one. */
static int32_t bitnet__gpu_heads(const bitnet__gpu_record *record) {
    return record->ahead ? 1 : bitnet__gpu_lm_head_rows(record->count);
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

/* What comes next reads what was written, `to` at these stages. */
static void bitnet__gpu_then_at(bitnet__gpu_recorder *r, VkPipelineStageFlags to,
                                VkAccessFlags used) {
    if (r->result != BITNET_OK) return;
    bitnet__gpu_barrier(r->session->gpu, r->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | to,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | used);
}

static void bitnet__gpu_then(bitnet__gpu_recorder *r) { bitnet__gpu_then_at(r, 0, 0); }

/* A dispatch of x by y workgroups; what comes next reads its results. */
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

/* Workgroups of so many rows of a ternary product, in a variant for few tokens. */
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

/* Dispatches a prompt's product in tiles of 64 tokens by 64 rows; gate and up together take half as
   many each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, const bitnet__gpu_operand *o) {
    bool both = o->plan->product == BITNET__PRODUCT_GATE_UP && !o->plan->parted;
    int32_t each = both ? 32 : 64;
    bitnet__gpu_dispatch(r, (o->slice->rows + each - 1) / each, (r->rows + 63) / 64, 1);
}

/* Dispatches the norm and quantisation of a product's input, unless the product does this
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

/* Has attention or the previous product already prepared this product's input? */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    const bitnet__gpu_session *g = r->session;
    if (!g->plans[product].prepared) return false;
    if (product == BITNET__PRODUCT_OUTPUT) return !g->adapter;
    return r->joined && (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < g->layers));
}

/* A product by groups, of what has been prepared. */
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
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, o);
    else
        bitnet__gpu_dispatch(r, o->slice->rows / BITNET__GROUP_ROWS,
                             plan->routed ? r->rows * plan->outputs : 1, 1);
    bitnet__gpu_then(r);
}

/* The same of floats, of vectors that are not quantised. */
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

/* A slice of a product, its input's norm included. */
static void bitnet__gpu_record_slice(bitnet__gpu_recorder *r, int layer,
                                     const bitnet__gpu_operand *o, bitnet__gpu_vectors source,
                                     bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_variant(r->rows);
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
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, o);
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

/* The norm of vectors, by itself or added to the target, as `pipeline` has it. */
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

/* What the session's adapter adds to a product, of its input behind the norm but not quantised. */
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

/* A product whose result is added to the residual stream, by itself or behind a norm. */
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

/* The activation of gates and ups, of so many vectors, that were multiplied apart; those of chosen
   experts may have a limit. */
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

/* The logit of a shared expert's weight, behind those of the router. */
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

/* Which experts each token takes, by the router's product with its norm. */
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

/* A product of the experts chosen. What several of its matrices take is prepared once. */
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

/* What a mixture of experts has instead of gate, up and down: the same for each pair of a token and
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

/* Should each query head of a lone token have its own workgroups, which read the keys anew? While
   others would be too few for the device. */
static bool bitnet__gpu_wants_heads(const bitnet_gpu *gpu, int32_t position) {
    return (position / 64 + 1) * bitnet__gpu_parts(gpu, false) < gpu->few;
}

/* Does attention share a dispatch with the product before it in this session? Not with an adapter,
   nor if a text that fills the context could take more workgroups than a dispatch may have; by
   groups products alone are joined, which takes no more of them. */
static bool bitnet__gpu_joins(const bitnet__gpu_session *g) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_plan *plan = &g->plans[BITNET__PRODUCT_QKV];
    uint64_t groups =
        (uint64_t)bitnet__gpu_product_groups(plan, plan->rows, 0) +
        (uint64_t)g->heads.chunks * (uint64_t)gpu->model->info.heads; /* at most one each */
    return bitnet__load_acquire(&gpu->joined) != 0 && !g->adapter &&
           (gpu->grouped || groups <= gpu->can.limits.maxComputeWorkGroupCount[0]);
}

/* Dispatches as many workgroups as the session's sizes say that begin as this word of its state. */
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

/* Multiplies attention's outputs by what k2-horizon's gates say. */
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

/* What a recurrent layer has instead of attention: the convolution, and the states of a session's
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
    int32_t tiles = r->rows / bitnet__gpu_tokens_each(&g->gpu->model->info) + 2;
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
        else if (g->bytes) bitnet__gpu_dispatch(r, 1, bitnet__gpu_parts(g->gpu, false), r->rows);
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

/* States from vectors, as the head takes them. */
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

/* The states that logits are made of; for a head in a Hadamard basis transformed, too. */
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

/* Columns of workgroups of the head, each of which takes as many tokens as its variant. */
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

/* Exact logits of the rows that the bounds, from so many workgroups, do not rule out; or, of the
   first piece alone, the limits that rule them out. */
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
   how many workgroups have stored their best. */
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
    /* Only this kernel writes sizes; where every dispatch waited for these as well, an H100 took
       3.3 microseconds more for it. */
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

/* Makes the pipelines that batches and passes of such a session need: those that would be bound if
   recording were not cancelled. */
static bitnet_result bitnet__gpu_make_pipelines(bitnet__gpu_session *g, bitnet_error *error) {
    static const int32_t rows[] = {1, 1, 1, 2, 4, 8, 9};
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
    if (!g->adapter && g->gpu->has_addresses) {
        wanted[bitnet__gpu_attentions[g->bytes].carry] = true;
        wanted[bitnet__gpu_attentions[g->bytes].rows] = true;
        wanted[BITNET__PIPELINE_LIMITS] = wanted[BITNET__PIPELINE_SURVIVORS];
        wanted[BITNET__PIPELINE_SURVIVORS_ROWS] = wanted[BITNET__PIPELINE_SURVIVORS];
        wanted[BITNET__PIPELINE_MIX_ROWS] = wanted[BITNET__PIPELINE_MIX];
        wanted[BITNET__PIPELINE_RULE_ROWS] = wanted[BITNET__PIPELINE_RULE];
    }
    return bitnet__gpu_make_set(g->gpu, wanted, error);
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

/* Where a row's struct Choice lies in a state, on either way. */
static int32_t bitnet__gpu_choice_at(int32_t row) {
    return BITNET__STATE_CHOICES + row * BITNET__CHOICE_WORDS;
}

static uint32_t *bitnet__gpu_inbox(const bitnet__gpu_session *g) {
    return (uint32_t *)(void *)(g->now.channel.block.mapped + g->exchange.inbox);
}

/* What to find of the logits of a row. */
static void bitnet__gpu_put_choice(const bitnet__gpu_session *g, int32_t row,
                                   const bitnet__gpu_record *record) {
    uint32_t *choice = bitnet__gpu_inbox(g) + bitnet__gpu_choice_at(row);
    choice[BITNET__CHOICE_MASKED] = record->masked;
    choice[BITNET__CHOICE_RANK] = (uint32_t)record->rank;
    choice[BITNET__CHOICE_DEPTH] = bitnet__bits(record->depth);
}

/* Writes the inbox's state for so many tokens from the position on, for a greedy session. */
static void bitnet__gpu_put_state(const bitnet__gpu_session *g, int32_t position, int32_t count,
                                  bool by_head) {
    const bitnet__gpu_plan *plan = &g->plans[BITNET__PRODUCT_QKV];
    uint32_t *inbox = bitnet__gpu_inbox(g);
    uint32_t chunks = (uint32_t)(position + count - 1) / 64 + 1;
    uint32_t parts = (uint32_t)bitnet__gpu_parts(g->gpu, by_head);
    int row;
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
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

/* What was copied, kernels read. */
static void bitnet__gpu_for_kernels(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
}

/* Makes other submits in flight finish before the state and anything else changes. */
static void bitnet__gpu_after_others(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                            VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_WRITE_BIT,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_READ_BIT |
                            VK_ACCESS_SHADER_WRITE_BIT);
}

/* What goes from a session's inbox to its state and its sizes. */
static void bitnet__gpu_copy_state(const bitnet__gpu_session *g, VkBufferCopy copies[2]) {
    copies[0].srcOffset = g->exchange.inbox;
    copies[0].dstOffset = g->state.offset;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->exchange.inbox + 4 * BITNET__STATE_CHUNKS;
    copies[1].dstOffset = g->sizes.offset;
    copies[1].size = 4 * BITNET__GPU_SIZES;
}

/* Goes before the bodies: copies the state, and masks if any, from the inbox. */
static bitnet_result bitnet__gpu_record_before(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkBufferCopy copies[3];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    bitnet__gpu_copy_state(g, copies);
    copies[2].srcOffset = g->exchange.mask;
    copies[2].dstOffset = g->floats.offset + (VkDeviceSize)g->head.mask.at * 4;
    copies[2].size = 4 * (VkDeviceSize)bitnet__gpu_heads(&g->now.record) * g->head.mask.stride;
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer,
                          g->now.record.masked ? 3 : 2, copies);
    bitnet__gpu_for_kernels(gpu, commands);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Goes after the bodies: copies back the chosen tokens and their states, and logits or candidates
   if wanted. */
static bitnet_result bitnet__gpu_record_after(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_record *record = &g->now.record;
    bool listed = record->screened && record->rank > 1;
    int32_t rows = bitnet__gpu_lm_head_rows(record->count);
    VkDeviceSize states = (VkDeviceSize)(record->ahead ? record->count : rows);
    VkCommandBuffer commands = g->now.channel.after;
    VkBufferCopy copies[3];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    copies[0].srcOffset = g->state.offset;
    copies[0].dstOffset = g->exchange.outbox;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->floats.offset + (VkDeviceSize)g->head.states.at * 4;
    copies[1].dstOffset = g->exchange.states;
    copies[1].size = states * g->stream.x.stride * 4;
    copies[2].srcOffset =
        g->floats.offset + (VkDeviceSize)(listed ? g->head.list : g->head.logits.at) * 4;
    copies[2].dstOffset = g->exchange.logits;
    copies[2].size = listed ? (VkDeviceSize)(record->ahead ? 1 : rows) * BITNET__GPU_CANDIDATES * 8
                            : (VkDeviceSize)record->logit_rows * g->head.logits.stride * 4;
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
   prompt of so many tokens needs. It owns memory laid out like that of a session whose batch these
   rows are. Its KV cache has one position per row, rotated as the row's position in its session
   demands, and products write keys and values there.

   What belongs to sessions is reached through a table: each row's position, and by layers the
   addresses of its session's keys and values or states. carry.comp copies new keys and values
   there. Attention has a workgroup for each item, a chunk of 64 positions of a row. So commands
   depend on the number of rows, and not on whose they are.

   Results come back in the pass's channel, from which each session takes its row's; logits, if all
   are needed, are copied to the session's own.

   Passes are made on demand and lent. The last session to finish with a pass returns it. */

typedef struct bitnet__gpu_pass {
    bitnet__gpu_session memory;
    struct bitnet__gpu_pass *next; /* of those that nobody uses */
    bitnet__atomic users;          /* sessions that are under way in it */
    int32_t rows;                  /* these two: what its commands were recorded for */
    bool screened;
    bitnet__gpu_session *members[BITNET__GPU_ROWS]; /* by rows */
} bitnet__gpu_pass;

static void bitnet__gpu_pass_free(bitnet__gpu_pass *pass) {
    bitnet_allocator allocator = pass->memory.gpu->allocator;
    bitnet__gpu_session_close(&pass->memory);
    bitnet__free(&allocator, pass);
}

static void bitnet__gpu_free_passes(bitnet_gpu *gpu) {
    while (gpu->passes) {
        bitnet__gpu_pass *pass = gpu->passes;
        gpu->passes = pass->next;
        bitnet__gpu_pass_free(pass);
    }
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

/* Makes a pass of so many rows for sessions of at most this context, with halves or bytes. NULL on
   an error. */
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
    return NULL;
}

/* ---- lending */

/* Chunks that the session's next token attends to. */
static int32_t bitnet__gpu_chunks(const bitnet__gpu_session *g) {
    return g->session->computed / 64 + 1;
}

/* Lends a pass for these sessions: an idle one, preferably recorded for so many, or a new one with
   room for a power of two of them. NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_borrow_pass(bitnet_gpu *gpu,
                                                 bitnet__gpu_session *const *members, int32_t rows,
                                                 bitnet_error *error) {
    bitnet__gpu_pass **at, **best = NULL, *pass = NULL;
    int32_t longest = 0, chunks = 0, room = BITNET__GPU_VERIFIED, i;
    for (i = 0; i < rows; i++) {
        longest = BITNET__MAX(longest, members[i]->context);
        chunks += bitnet__gpu_chunks(members[i]);
    }
    while (room < rows) room *= 2;
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
    return pass ? pass : bitnet__gpu_pass_make(gpu, room, longest, members[0]->bytes, error);
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

/* Called before a session is freed, since the pass works on its memory. */
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

/* The commands of a pass of so many rows: the last ones, or new ones. */
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

static VkBufferCopy bitnet__gpu_copy_of(VkDeviceSize from, VkDeviceSize to, VkDeviceSize size) {
    VkBufferCopy copy;
    copy.srcOffset = from;
    copy.dstOffset = to;
    copy.size = size;
    return copy;
}

/* Goes first: copies the state, the table, rotations, and masks if any row has one. */
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
    bitnet__gpu_copy_state(g, copies);
    copies[2] = bitnet__gpu_copy_of(g->exchange.rope, g->rope.offset, g->rope.size);
    copies[3] = bitnet__gpu_copy_of(g->exchange.table, g->table.offset, 4 * used);
    copies[4] =
        bitnet__gpu_copy_of(g->exchange.mask, g->floats.offset + 4 * (VkDeviceSize)g->head.mask.at,
                            4 * (VkDeviceSize)rows * g->head.mask.stride);
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer, masked ? 5 : 4,
                          copies);
    bitnet__gpu_for_kernels(gpu, commands);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Are candidates of the session's row listed? */
static bool bitnet__gpu_is_listed(const bitnet__gpu_session *member) {
    return member->now.record.screened && member->now.record.rank > 1;
}

/* Goes last: copies the results to the pass's channel, and logits to those of the members. */
static bitnet_result bitnet__gpu_record_scatter(const bitnet__gpu_pass *pass, int32_t rows,
                                                bitnet_error *error) {
    const bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.after;
    VkDeviceSize count = (VkDeviceSize)rows, floats = g->floats.offset, bytes = 0, i;
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
        listed = listed || bitnet__gpu_is_listed(member);
        if (!member->now.record.logit_rows) continue;
        copy = bitnet__gpu_copy_of(floats + 4 * (VkDeviceSize)g->head.logits.at + i * logits,
                                   member->exchange.logits, logits);
        gpu->vk.CmdCopyBuffer(commands, g->block.buffer, member->now.channel.block.buffer, 1,
                              &copy);
        bytes += logits;
    }
    copies[0] = bitnet__gpu_copy_of(g->state.offset + choices, g->exchange.outbox + choices,
                                    4 * ((VkDeviceSize)BITNET__STATE_CHOSEN + count) - choices);
    copies[1] = bitnet__gpu_copy_of(floats + 4 * (VkDeviceSize)g->head.states.at,
                                    g->exchange.states, 4 * count * g->stream.x.stride);
    copies[2] = bitnet__gpu_copy_of(floats + 4 * (VkDeviceSize)g->head.list, g->exchange.logits,
                                    8 * count * BITNET__GPU_CANDIDATES);
    gpu->vk.CmdCopyBuffer(commands, g->block.buffer, g->now.channel.block.buffer, listed ? 3 : 2,
                          copies);
    for (i = 0; i < (listed ? 3 : 2); i++) bytes += copies[i].size;
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded, (int64_t)bytes);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Takes a session's results out of its pass, as if a submit of its own had brought them back. */
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
    if (!bitnet__gpu_is_listed(g)) return;
    if (most > BITNET__GPU_CANDIDATES) most = BITNET__GPU_CANDIDATES;
    memcpy(to + g->exchange.logits, from + pass->exchange.logits + row * 8 * BITNET__GPU_CANDIDATES,
           8 * most);
}

/* ====================
   >>gpu-running   Running: batches, tokens ahead, the KV cache

   The functions of bitnet__backend. Each submit leaves a record of what it computed. The record
   answers a session's batch as long as tokens and positions match; otherwise there is a new submit.
   So tokens computed ahead need no bookkeeping of their own.

   While one batch of a prompt is computed, the next is submitted behind it, so that the device need
   not wait for the CPU to read the results and prepare the next batch. When the first finishes, the
   second takes its place and a third goes behind it. If something else is fed meanwhile, submits in
   flight are awaited and dropped.

   A recurrent state is no list of positions. Each of the session's snapshots has a slot, known by
   its position; a submit reads one and writes another, so that it may be dropped. Such sessions
   compute nothing ahead, and no batch of theirs crosses the beginning of a turn, where a snapshot
   is kept. */

static bitnet__gpu_session *bitnet__gpu_of(const bitnet_session *s) {
    return (bitnet__gpu_session *)s->device.state;
}

/* A row of the KV cache, which recurrent layers have no part in: keys or values of a layer's head
   by positions, or the steps of int8. */
typedef struct bitnet__gpu_row {
    int layer, head;
    bool value, steps;
    size_t size, at; /* bytes of a position, and where the first lies in its region */
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

/* Forgets states that lie behind what is valid there, with a submit that led to them. */
static void bitnet__gpu_forget_later(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t i;
    for (i = 0; i < bitnet__gpu_slots(s); i++)
        if (g->slots[i] > s->device.device_valid) {
            g->slots[i] = -1;
            g->now.record.count = 0;
        }
}

/* Finds or uploads the states at the session's end, and a slot for those behind the next submit. */
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

/* Attention gets dispatches of its own from now on. */
static void bitnet__gpu_part(bitnet_gpu *gpu) {
    bitnet__store_release(&gpu->joined, 0);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING,
                "%s: workgroups waited too long; attention gets separate dispatches",
                gpu->can.info.name);
}

/* Estimates the time of the next submit: half of it from each token of the last. Time spent behind
   another submit counts too, since the two together must not take too long. */
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
    int32_t rows = bitnet__gpu_heads(record), i;
    uint32_t tokens = (uint32_t)(record->ahead ? record->count : rows), all = 0;
    for (i = 0; i < rows; i++)
        all += g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_SURVIVORS];
    if (all / tokens > (uint32_t)g->gpu->model->info.vocab_size / 4) g->rest = BITNET__GPU_REST;
}

/* Rows of a submit for which a token is chosen. */
static int32_t bitnet__gpu_chosen_rows(const bitnet__gpu_record *record) {
    return record->ahead ? record->count : bitnet__gpu_lm_head_rows(record->count);
}

/* Are a row's candidates possible: finite logits of tokens that its mask allows, each of them once?
   Overwrites `mask_now`. */
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

/* Are the ids and counts that a submit has brought back possible? They become indexes, so a device
   that returns impossible ones is treated like one that failed. */
static bool bitnet__gpu_is_possible(const bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    uint32_t vocabulary = (uint32_t)g->gpu->model->info.vocab_size;
    uint32_t most = record->ahead ? vocabulary * (uint32_t)record->count : vocabulary;
    int32_t i;
    for (i = 0; i < bitnet__gpu_heads(record); i++) {
        uint32_t count = g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_SURVIVORS];
        if (count > most) return false;
        if (record->screened && record->rank > 1 && !bitnet__gpu_are_possible(g, i, count))
            return false;
    }
    for (i = 0; i < bitnet__gpu_chosen_rows(record); i++) {
        uint32_t id = g->now.outbox[BITNET__STATE_CHOSEN + i];
        if (id >= vocabulary && !(record->masked && id == BITNET__GPU_NONE)) return false;
    }
    return true;
}

/* Looks at what a submit has brought back. */
static bitnet_result bitnet__gpu_look(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    int32_t chosen = bitnet__gpu_chosen_rows(record), i;
    if (!record->shared && g->now.outbox[BITNET__STATE_LATE]) {
        bitnet__gpu_part(g->gpu);
        record->count = 0;     /* what was computed is worth nothing, */
        record->ahead = false; /* so that nobody takes it for used up */
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

/* The submit behind it takes its place. */
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

/* True if the submit holds what the session's batch asks for. */
static bool bitnet__gpu_answers(const bitnet_session *s) {
    return bitnet__gpu_rows_of(s, &bitnet__gpu_of(s)->now.record) == s->batch->count;
}

/* Tokens that the next submit computes one by one: twice the last number while all of those were
   used, within the context, the deadline and a tenth of a second, since drivers give up a device
   that is busy much longer. */
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
    if (most > 64) most = most / 64 * 64;
    return most < room ? (int32_t)most : room;
}

/* The largest next batch: what was submitted ahead, or what a submit has time for. Where all states
   may be asked for, by guesses or an observer, no more than come back. */
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

/* The commands for a prompt of so many tokens: the trip's last ones, or new ones. */
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

/* Drops recorded bodies if attention has since got its own dispatches, or other workgroups for a
   longer text. */
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

/* The commands for so many tokens, or for token `step` of a submit that computes them one by
   one. */
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

/* The session as if so many of the drafts that are being computed were accepted. Its memory is that
   of `s`. */
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

/* May the head be screened for the session's batch? */
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

/* Submits what waits behind the session's batch, which is in flight: at most `next` tokens. */
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

/* Writes a member's row into the pass and tells the member what will come back. False: its
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

/* Submits a pass of so many members. */
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

/* Does this for a pass lent for these sessions, or as many of them as there is memory for. If it
   fails, each session goes alone from then on. */
static void bitnet__gpu_share_pass(bitnet_gpu *gpu, bitnet__gpu_session *const *members,
                                   int32_t rows) {
    bitnet_error error;
    bitnet__gpu_pass *pass = bitnet__gpu_borrow_pass(gpu, members, rows, &error);
    int32_t i;
    while (!pass && error.result == BITNET_ERROR_GPU_MEMORY && rows > BITNET__GPU_VERIFIED) {
        rows /= 2;
        bitnet__store_release(&gpu->pass_rows, rows);
        pass = bitnet__gpu_borrow_pass(gpu, members, rows, &error);
    }
    if (pass) {
        memcpy(pass->members, members, (size_t)rows * sizeof *members);
        if (bitnet__gpu_begin_pass(pass, rows, &error) == BITNET_OK) return;
        bitnet__gpu_pass_free(pass);
    }
    for (i = 0; i < rows; i++) members[i]->now.record.count = 0;
    bitnet__store_release(&gpu->pass_rows, 0);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "sessions do not share passes on the GPU: %s",
                error.message);
}

/* Begins the first session, and with it those of the same GPU. */
static void bitnet__gpu_begin_many(bitnet_session *const *sessions, int count) {
    bitnet__gpu_session *members[BITNET__GPU_ROWS];
    const bitnet__gpu_session *first = bitnet__gpu_of(sessions[0]);
    bitnet_gpu *gpu = first->gpu;
    int32_t most = (int32_t)bitnet__load_acquire(&gpu->pass_rows), rows = 0, chunks = 0;
    int i;
    if (most < 2 || !bitnet__gpu_can_share(sessions[0], first)) return;
    for (i = 0; i < count && rows < most; i++) {
        if (!bitnet__gpu_can_share(sessions[i], first)) continue;
        members[rows] = bitnet__gpu_of(sessions[i]);
        if (rows > 0 && chunks + bitnet__gpu_chunks(members[rows]) > BITNET__GPU_CHUNKS) continue;
        if (bitnet__gpu_make_ready(sessions[i]) == BITNET_OK)
            chunks += bitnet__gpu_chunks(members[rows++]);
    }
    if (rows > 1) bitnet__gpu_share_pass(gpu, members, rows);
}

/* The index, among the returned states, of the row last asked for. */
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

/* True if the session's state is still the one it was shown: logits are a function of it. */
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
    if (!s->choice || logits != s->choice->logits) /* it is not the sampler that asks */
        g->wants_logits = true;
    if (!bitnet__gpu_is_shown(s) || g->now.record.screened ||
        (g->now.record.ahead && g->now.shown != g->now.record.count - 1))
        return false;
    if (at < (size_t)g->now.record.logit_rows) {
        memcpy(logits, g->now.logits_back + at * g->head.logits.stride, size);
        return true;
    }
    if (g->now.record.shared || g->behind.in_flight) return false; /* others are where they were */
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

/* Were candidates computed under the conditions that apply now? */
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
    bitnet_allocator allocator = g->gpu->allocator;
    bitnet__gpu_quit_pass(g);
    bitnet__gpu_session_close(g);
    bitnet__free(&allocator, g);
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
   but is right otherwise, differences of this kind count as equal. Kernels that only adapters need
   are tested on the first one. */

static bitnet_result bitnet__gpu_differs(const char *what, int64_t where, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_GPU_ARITHMETIC,
                        "the GPU's %s differ from those of the CPU (%i)", what, where);
}

/* Equal in all bits, or both not numbers. */
static bool bitnet__gpu_same(float a, float b) {
    return bitnet__bits(a) == bitnet__bits(b) || (a != a && b != b);
}

/* Zero in place of a denormal, and of either zero. */
static float bitnet__gpu_flushed(float x) { return bitnet__bits(x) & 0x7F800000 ? x : 0.0f; }

/* Are vectors equal: in all bits, unless the device flushes? */
static bool bitnet__gpu_alike(const bitnet_gpu *gpu, const float *a, const float *b, size_t count) {
    size_t i;
    if (!gpu->flushes) return memcmp(a, b, count * sizeof *a) == 0;
    for (i = 0; i < count; i++)
        if (!bitnet__gpu_same(bitnet__gpu_flushed(a[i]), bitnet__gpu_flushed(b[i]))) return false;
    return true;
}

/* The same for halves, whose denormals are no denormal floats, and for bytes. */
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

/* What numbers.comp makes of a pair, by the contract. */
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

/* Two sessions with the same tokens on a model of one layer, or one of each kind; `here` computes
   on the CPU. Where adapters are tested, on the model's first layers. */
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

/* A layer of another kind than the first: that attends, or with or without rotations; 0: none. */
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

/* Goes on at a depth where the last workgroup of attention merges more than it reads at once. */
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

/* All of this with one kind of keys and values; the last two batches, and the arithmetic, once. */
static bitnet_result bitnet__gpu_test_sessions(bitnet__gpu_probe *probe, bitnet_gpu *gpu,
                                               bitnet_cache cache, bitnet_error *error) {
    static const int32_t batches[] = {1, 0, 65, 2, 3, 8, 1, 33};
    bitnet_result result = bitnet__gpu_open_probe(probe, gpu, cache, error);
    bool halves = cache == BITNET_CACHE_F16;
    size_t count = sizeof batches / sizeof *batches - (halves ? 0 : 2), i;
    if (result == BITNET_OK && halves)
        result = bitnet__gpu_test_numbers(bitnet__gpu_of(probe->there), error);
    if (result == BITNET_OK) /* behind numbers, which tell how these read halves */
        result = bitnet__gpu_make_pipelines(bitnet__gpu_of(probe->there), error);
    for (i = 0; i < count && result == BITNET_OK; i++)
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    if (result == BITNET_OK && halves) result = bitnet__gpu_test_depth(probe, error);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    return result;
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

/* What only sessions with an adapter need: all kinds of batches through the first layers. */
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

/* May attention share a dispatch with the product before it or, by groups, a vector's preparation
   with the product that computes it? */
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

/* Microseconds of 256 tokens of a prompt, the least of three, after 64 that find everything cold;
   0: unknown. */
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

/* Decides by a prompt's time whether to use the device's matrices: on some they are slower. They
   are timed last, when a device that was idle while kernels were compiled is at its speed again: in
   the other order an H100 left matrices that are twice as fast, presumably for that. */
static void bitnet__gpu_try_matrices(bitnet_gpu *gpu) {
    int64_t without = bitnet__gpu_prompt_time(gpu), with;
    bitnet__gpu_use_matrices(gpu, true);
    with = bitnet__gpu_prompt_time(gpu);
    if (!with || with >= without) bitnet__gpu_use_matrices(gpu, false);
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
        if (gpu->matrix && wanted == BITNET_GPU_TIER_AUTO) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving the device's matrices: %s",
                        error->message);
            bitnet__gpu_use_matrices(gpu, false);
            continue;
        }
        if (gpu->fast && gpu->crew > 1) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving large workgroups: %s",
                        error->message);
            bitnet__gpu_drop_pipelines(gpu);
            gpu->crew = 1;
            continue;
        }
        if (bitnet__load_acquire(&gpu->joined)) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving joined dispatches: %s",
                        error->message);
            bitnet__store_release(&gpu->joined, 0);
            continue;
        }
        if (!gpu->fast || wanted != BITNET_GPU_TIER_AUTO) return result;
        bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving the fast tier: %s", error->message);
        bitnet__gpu_drop_pipelines(gpu);
        gpu->fast = false;
    }
}

static const char *bitnet__gpu_tier_name(const bitnet_gpu *gpu) {
    return gpu->matrix ? "matrix" : gpu->fast ? "fast" : "plain";
}

/* Microseconds of a greedy token on the GPU, or on this CPU; 0: unknown. */
static int64_t bitnet__gpu_token_time(bitnet_gpu *gpu, bool here) {
    enum { COUNT = 4 }; /* tokens, after one that finds everything cold */
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

/* A device that nobody asked for by its number is left alone where this CPU is faster. */
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

/* Opens the first candidate from number *next on; see bitnet__gpu_choose_device. On an error: free
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

/* Whether another device may do where one did not. */
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
    bitnet__gpu_free_passes(gpu);
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

/* Is a pipeline a token's attention, perhaps joined with the product before? */
static bool bitnet__gpu_attends(const bitnet__gpu_session *g, int pipeline) {
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    return pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD ||
           pipeline == attention->by_head || pipeline == attention->split;
}

/* Bytes of weights, keys and values that a kernel reads for a token that sees so many positions,
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
        bitnet__leave(s); /* which waits for what is under way */
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
