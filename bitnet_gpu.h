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

Sessions on one bitnet_gpu share what it reads if bitnet_step_many or bitnet_generate_many
computes them: those waiting for one token each, greedy or not, go through the kernels for
batches of 2 to 8 in one submit, each with its own KV cache, position and mask. More than 8 need
several submits, in flight at once. The lm_head is screened if that is possible for each of them,
else all logits are computed. A session that is alone or has tokens ahead, a prompt, drafts or an
observer has separate submits. These passes need memory in addition to the sessions', a few MiB
plus attention's for 8 rows of the longest context, until bitnet_gpu_free. If there is none, or
something else prevents passes, the log reports it and each session is computed by itself.

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
shuffles with the integer dot product (the fast tier), full subgroups, float controls. A device
opened here uses a compute-only queue if there is one, and cooperative matrices of signed int8
with sums of int32 (VK_KHR_cooperative_matrix, shaderInt8 and the Vulkan memory model).

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
    BITNET__GPU_VERIFIED = 8    /* rows of a batch that all get logits */
};

/* Extensions of a device: of use where they are there. */
enum {
    BITNET__EXTENSION_DOT,
    BITNET__EXTENSION_CONTROLS,
    BITNET__EXTENSION_SUBGROUPS,
    BITNET__EXTENSION_MEMORY,
    BITNET__EXTENSION_INT8,
    BITNET__EXTENSION_MATRIX,
    BITNET__EXTENSION_BUDGET,
    BITNET__EXTENSION_PORTABILITY, /* must be enabled where it is */
    BITNET__EXTENSIONS
};

static const char *const bitnet__gpu_extension_names[BITNET__EXTENSIONS] = {
    "VK_KHR_shader_integer_dot_product",
    "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control",
    "VK_KHR_vulkan_memory_model",
    "VK_KHR_shader_float16_int8",
    "VK_KHR_cooperative_matrix",
    "VK_EXT_memory_budget",
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
    BITNET__GPU_STILL = 4  /* no rotations */
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
    X(CARRY,        "carry",            1, 0, "carry",            carry) \
    X(BYTES_HEADS,  "bytes-heads",      1, BITNET__GPU_BYTES, "heads", heads) \
    X(BYTES_STILL,  "bytes-heads-still", 1, BITNET__GPU_BYTES | BITNET__GPU_STILL, "heads", heads) \
    X(BYTES_BY_HEAD, "bytes-attention-head", 1, BITNET__GPU_BYTES | BITNET__GPU_SPLIT, \
      "attention", attention) \
    X(BYTES_SPLIT,  "bytes-attention",  1, BITNET__GPU_BYTES | BITNET__GPU_SPLIT, "attention", \
      attention) \
    X(BYTES_WHOLE,  "bytes-attention-prompt", 1, BITNET__GPU_BYTES, "attention", attention) \
    X(BYTES_CARRY,  "bytes-carry",      1, BITNET__GPU_BYTES, "carry", carry) \
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
    X(MIX,          "mix",              1, 0, "convolution",      states) \
    X(RULE,         "delta",            1, 0, "states",           states) \
    X(ACTIVATE,     "activate",         1, 0, "activation",       as_named) \
    X(ROUTE,        "route",            1, 0, "choice of experts", as_named) \
    X(WEIGH,        "weigh",            1, 0, "sum of experts",   as_named) \
    X(ADAPT,        "adapt",            1, 0, "adapter",          as_named) \
    X(CHOOSE,       "choose",           1, 0, "choice",           as_named) \
    X(NUMBERS,      "numbers",          1, 0, "numbers",          as_named) \
    X(SURVIVORS,    "survivors",        1, 0, "head: survivors",  survivors) \
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
    uint8_t *mapped; /* of memory that the CPU sees, */
    bool cached;     /* and reads at its usual speed */
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
    bool fast, has_integer_dot, has_float_controls, has_full_subgroups, has_matrices;
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
    bitnet__atomic apart;        /* 1: passes failed, each session is computed by itself */
    uint64_t attached;           /* sessions so far */
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

/* Makes a block of the device's own memory or of shared memory. On an error it is empty. */
static bitnet_result bitnet__gpu_block_make(bitnet_gpu *gpu, VkDeviceSize size, bool shared,
                                            bitnet__gpu_block *block, bitnet_error *error) {
    BITNET__VK_STRUCT(VkBufferCreateInfo, create, VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    BITNET__VK_STRUCT(VkMemoryAllocateInfo, allocate, VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    VkMemoryRequirements needs;
    bitnet_result result;
    int type;
    memset(block, 0, sizeof *block);
    create.size = size < 1 << 20 ? 1 << 20 : size; /* drivers do not like less */
    create.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!shared)
        create.usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
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
    } tier[3]; /* plain, fast and matrix; or the one before */
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
"!^'L@!=4:Pzz=(&!!qV5!!-ZazzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*==]C,$7s04B4dL7A7s45",
"A|_D+$'5-F!!W+<$@'N%!(QJN#x#g0!!SI)!!hDu$<.F;/QWn0%X3<g/mmt&!@(l[$:J8'*CM|x%Wj$b.STKm!@(6J$8f,n",
"%5D.b-VZ,8!@'m;$7K9^I!uqr%W$SZ,:<dp!@+q]$GLv%N/!H!%VY7V+!%;|!@,Hn$I1%1T;*{.%V0{R)cht,$@#WgX.x-7",
"%UqhN(glV5!@-H/$L0#I^;$aF#|Yj`!!]Y-$75z5,$+h!1/k0.*g/TY'R{Qv2(&X:3&wzv6XT6'2-(kZ+cJ(`(P7%|3%!vB",
"4$3N|3D`D|#^J+V#]cV',%f^f$;*D]4}G%a#``Xm#a!b($!+b)!!TiT!(*vy!@(z9$!S|q67^/R#a@#.$!J#/!!TsW!!iNI",
"$!h5x!!UWm!=sf3!=|f35YK^=6VH%J!=|l5-7/u7-VX(71gfNL7y//a-^<A8.5y&c.STF:2calP#{4nQ!!^UK!%J`V0jb7n",
"!=sfA!=||I-tl.2#{{=X!!^lS/1(V$#|FY]!!^yW0LA},#_Pj`$@y<h7Y8826]QX]872KV$$sZ.!!_2_2cWf:#}VDi!!_@c",
"3}r/D#}}_m!!_Mh5:-WM$!Hyr!!_Zl4/{ZfAB{Ry*/Kq3!@)t#$@S'm98T{lCud9&7qkSk!!V30NT+8*=]sqS!@)[7$B63&",
"@G^m%Cv.U*9.'{$!@+#F$Cy@:FTh^9CvVp.:IAF8!@+WW/.U09Cvu&1!@-Wl];5;u,d(Cf!=sf|!!Ut%!!`Zu:20y}6tf(t",
":*w-b$ts77!#'j.$@)Td8m]zbBqZV;!{0L474C4&#Yl`6#b0U%!^9]7!{bml!#'m2!#R<'&QSTI#xUH8#CqK$!^0V69-{04",
"6v4ta&1B}(&Pa2D'l_t_7sYN74b)l/'.=^N*B='2)*C_m)I!3d!#DwB!#PsN(L/t3&8H4;'mdzV';k2r6G]_X,wqb},;vYG",
",[YD,!]{NH,YSc#-92/b#:PbKsU|})(-G]Y)Izq+!&'7`!&2+!!]zV,/Wsn!-tmA-'0-{T%8%mc.SK[1/uh@K!]zY,!$%#R",
"!^9yw$77AF(+DMC!bJG*(IGF-4&PUL1Nqi{!bj<d#Ax1B!)0My#_yps!(zCy2KdnF3}s}i(Ny^('50<Z(2<n`86_(*8tf2g",
"4A-L^'50YU(2*a`86s4.!(;py(+;cj8tdV4!%q4`(+XJP!|iR`!&'Bi'3@<$(3XbK#z&&j!6f')#$Q(!+==zG&WGT.%rWnY",
"+{g+<(+::f''bMiddQI6fCwFB-7Kddg]4rpg]BV9+dP}b'.<yC(5;n]#!ks(g^!|_fIvXf/Pf,#$W!5Z*}z6+!I#H:!G5Y@",
"+|bwM!vMAc!(R#<7;R|I!brbt!*Kx'!K@fn!)%g^'rlKZ$!qGudcCR(!/WBc#Y[#U6V[-.A^LM3iV'@d!]_NU#*)),#qX@x",
"g{<`3hpWuIhqT[,hZ+DgfAts)g6PZ5!@yQf$@Gy}$1Jkl70*F-%s,In&KTDV%r,4I''QZ5'5'_h'<ZA(C.CZ.zzFvM!!&SQ",
";cXcSzzISw!!$B9!`57}7YA'K&|J`k4!()N!),^:!!@(-7<.('6v.)='c_8iiWm7xiWk$A/utc*6tf=aYI-%a!{p2`6MkdY",
"6VRIg!@3#i'50,&BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5957cS'4saT'DN5d7z{F5'DlPd-F}Uw",
"!7j!J!6c;Q{9[twiV(x/7qa]i!!+Y47qa]g!6c<sg<q/ng@=XW8mdG<f}W^m!(vy%*J^fLI!C)GFI6ub;.}m0fCZz*fCY1;",
"fCY.:fJLzv84Qkw&vRCBfCty684GdvGz.lkfNRp2g=%(2$|3iT%t1JG&zJt='5tr'%yZLG(Ak=CrRp3;NT;&67S/!R!!+Bu",
"77DN2^:4Px6zZ22!^'w<fCl{4fCw@]7`Q%I'2ak)PQV03!tU2:&8*B**^&6),:4LQk0^[F,wq%=#:9It7Tb`9g]CtKPQ-lG",
"7Z,#d))p<lI}3c7:I6PDJ:*vv:I6Nx!6c<h!(S[Y&_k;hdcK}V&8G@8gL<y*&!Bf1&{G[L1Q:ugiWpfz#C-FZ!I5b@.Z`zj",
"NT2#R$W=p68{Sj^!:hJ<6Z9{LNr|4GKvxn9L%Z;ML<#<M7%q[G&+'PU7L<Mw9G8I&7MB7#!Z(T$!:hP0'Ir+`Lrq30M3=M_",
":I6PPMP:|.sW(TB7qa]-!(p,`P2DNTpJDY3'IvY`&#IkH&|M@W)019aP-=Fz:I6PVPI3Z:pB6j(7SK@DrY:Fl$@P1m91q{`",
"qdh)j*gICC)])sD!#@W:!@{w_Rbc!DRq9MpS)h4a:Y:'g!i%dN7;[#X!!+S8!6cG0!:j|r7qaz5'Tm9_7qb'-(ngjP,W%`H",
"!bm7w9/s'X8j^TXVsnXBW37J}:I6PnWP4yliV'AS'ItbWscAym!g[M-7['=f(IHBq7{|Z=)2:MF%qwP+5u6F:;'zPQ;F9YR",
"'B@NX6}kx0s^_i6#)rp6(Fs38!]]h&I@+2N!7j!J!6cGL)knh.90nav&n.Y@;ki;Hh&7MTsbPDd%&_jfk1[!d!f46!sm!Sl",
"7TB&A7ALVP7y&*xPnY{9L',kZMu@%$!#<M'=dKN/7JFHk6Xv:t6nk!N.Pz@ZstDW4fWRr6fWZIf9Dfz3b%jiM!#BIN!@}i9",
"sWZD!-f9<$GqWL%=]QAY7,szK$S}90$^vn_5u6LFs`M%P!_Cb$84GfF6Gt4/fAs9k6tf=b7qkm#d<;QPdF-7=sV(pb;UyTB",
"5'(_|7`*$ldfuMb*Xva+!6wFN&1Y+q!)}Kw+$&T)/PYZl&WZ8$!)%_j!)8#s!))g-673!$%SQ2F01iL/6VN_@-{gLl!D._G",
"!6PM(;))$l:F`FAsX+0Z7<7X[#|3fJgc{TG74,y[;cnyVsV2i%$!s2FfDt<W'5.W%!)(Lc6x'w),Ds!$sV;pA6VH{+!]]:K",
"fF0k{.7]Vv.Si8p&1jnQfF0rc<{5L^9LBdf!H;=mnLNZ$=Yrfp1+=r{7yWLz%4yD#fKQG;1,l7j0LUxsg}.I01%%:^NTcd_",
"!'k-p'LK+q$7<Zb6tlz(!D,D&fDqa{NT1_G/YV}ygDkt)+!upq<ag`G;(*&w!(xzD=!|$[74WD1!7%`uh_)f%*}xt]1+<4v",
"1IR7s@7SAx!7%Xt*B<+^!7%<k!*Il%sV'nX!zzZ06Vp(D2,{K1sVQ|C!!,:L+!%zb2GrP*$u!jAs_F*WgD;5t.<JsG+{gir",
"sVf@:*CCmy:J4:XnIk$;Ar*5p#a=A`!{%;|2FQpJsV,S!<9sK!2ncFFs__7{<wQU!2nmLI<`Ys;<L;atgDG}k2PCGYCLdl4",
"@S+2!2QmVQ6`p2/@d!VngD<$m3LJ!js`f=3B-bZ2gDZi&Dh!I,B@2`.C*_%*2R6q^=g]_NB|/*3D'ZB80NZSaFF]q:<$vLk",
"!K1,qfHj0tG%:,/!]d2uD8ql;!7$w_!9Dy130<@[sV2i(Nrh4k6n(.[81AkY#Y['H2FWiK6t|c=3Bh^L!KB*i*)cKVi{3:V",
"81)8_#;.m;!]dJ|#Y`G`=@:(}sVGv1=Kdt%6u&-36YPp*!_v!%7A_qrsV[)n!z|g+#Y`hn%Sf65!)(LI;B]$k=^Xv!sWWa<",
"!7lNb7}H-|<2pCXNTv'k6u/17gDWw(0LKwl+/dJrjX!VT+]W*_0Iu0T!&!;iHpZX{+#=SM*a7<ksV$_l!Cl2s76q3uPQB+!",
".SJATJ7I[C%&|l[!9FaBPQ@-rfF0uk7T,-&+!/!C+{*Kk!@YCa%6{7}$ulFq&56=G%v[c'@;(^Qg<n!sK78p39:^2{6vVLh",
"!^!Jw6tp:D%&_Fm!#'c2!]^yY#wv]t$VTqy!]^}G#C4$VnIkW=7SWAq!!.bk!_Wk<74N[C.7#(6.S|Gt#YviH+&H(u*D#5z",
"'c-[%.=waL+#Sz%7tj:Ll.Y+,*BD6@!7KgT9.Kvd+@hBLk0r=i#:B<9fF5%kP3*QP77tTT6tf@J6w|lPNr],f#`NaZfG{;L",
"3+yYQ!7L0fNrFi|,,jmv/Ps-4%WUwZiYC43ASjR*%6{G%0T4B*.Pt!F'LJ,I/P[;q2MR8!2HG=j!7%Kp2j;Sd)(*3vfF1ca",
"ML[MM!z{P43`SpI3}sZ)4^-WT$]T;w&8=(),$t8pk3q<*+z{0#5&^vi!)w=V!)0rP,%Hk{sYx6K!6cp.9[%#TmcgHqstIN2",
"%9Jx%n%/0W$pvRu8-.zZt/VGYp!%=G7xI/5t/j@T!FIQ'PQalC!hl4,7U9S<7Xlc_!Y!qWBZUHt!)AcIp{'}.3}xm<fF1LY",
"Ngw*wNTGiS:Dmkf8-b-&t03rNqwyzTr79%!q^%3ifF8p'srCZ8!!irs!)PX5!!$aV!]_^R7muWv7bACs9xG@C:FL548.@TR",
"t0q:UsqrXat11`(sVyppsxszdsxk91!]_^X;C&11<Bk_rRh8BlS(qBgsb;A=fHfQ0RJH8a#g#6p7AN/WlKz)!&zW5u!0m|`",
"R=Pj`!]d)]GcR=u!^9mwfDvP|%;,x|fF0xm+!.7G75+f1Hh5fimI,7'R+cgK)6_C1!8yfx!8q-a!7$wdHZysv##J=VH32U|",
"!!aPK!!lPS!!$@t#:</d&PTYqK)Hxh!(7%*GssYC!(xpq#;$'x!]d2l7cG54SBlQg!]d2{<S:tF7:|Zr!7lTL!7jHh!7jS*",
"+Cf.u!7l8B1:67!6_BXv)Rs&6!{%2{*Y$AV*)$D(iYCcCASjvB)*l0ATB{u=1&nGrg&H'DQl/b:8,[Hl7kKg5<q^7P%(5:T",
"!*9$5!!%&/6th5l7r|*l!9Dl%gDN*,&1BU@!DF4y!)&$!(MrC{!7%w-/Rc0T${lX,2HT#@S:K4!I6hZ7+1FCj/SDLA(Mr,}",
"sX$Jh!6d{'(j(a4!7jH{iWV:u(y5Cl+z{/|!]d|@Taj$.!$&Z#4N1^F$##xdfDr.rP1nuisYnPqscBn!!Cl/VC$uXf/1d[X",
"!]d*$6^DV$!)p646{.i$!+HV*C$C;M$7=Pd9Lm0.+'8^D79Xb`+3gxN79vvc,K=(:sW9/rfF0nu-Vb6TK7#],I!nXT!{%2a",
"gCp6Y(n{3J#!+@k&S6n)!fNXG8Hxp59rVC779Ca*+'a|)5Z)w(A=zYf:tivU#]cwc!6cd2.ZPx!8PUR8SdZg,!9CYPU#TQx",
"%v5Nd3}{,3#<y4[!]d|@<QyH2$;d'd(gm5@6VJ&YNTR-]!^w.YC%J&fQ/xH(7*rw6-Gz-b]zSc!6zhYjU^.hQ!`JBd6m,SP",
"!!U`#(vNd5!&!2f4l:Z3!AnN_Sf:wj^twjm6^G'rsVpiR!6dv&,n;*:sY]8t*B:jD'1#f<b+-)L@Vs*4!77'bbIJs6'CQd&",
".4@3|74X95bL!'(6]^]psWN3Q!6cpnfF17p-XyC!MP85NsV+b1#BNnad`_a8$VW.w@Z-qTsX!{SJk6U0@zvnqFQ0]c8S8#K",
"g<{|<)FBgA.4iCu.5p)-.6a^=,!3GG8Sqvs+`B5Q#xFqUpDMrp7Ns%/<J*kh!!&7K.b@`(!!&W:&PNyP!]d*D!6fz+pL]AP",
"6ty-nNT)q[#^t[Fhtr}_!(}9=!]f(k%tYT%#YaG-7rr'*sV)uB8x9/j%PyPu7#$@6R,Y,T0[}sc!(x|u!]gj{#.6l2!$)Hg",
"=N4bg!%M,m!PYX_!#,BN6VJ/[+Al}NsVy8,7;rPJ&%{;JRJK_m1LZ=,!!Su!6tlj.!*V4}!!$_$;tl+.,7@CM$u),H%qv.i",
"%SZY%5ijBJ/PZfLpHiSk0/)[F!755D!Cl@.*Cb#x&g1;{.=waI.5Gl),!*@DsYG|h*FnK4NrZi(0kynwR,8u:jPK:q#cy.b",
"8m]va${u$STc@aM91QAHNTZ:)=_6=x*$|,|6@U]Y!*+b!NTamfr[CwK!(qp5&PNn.%SX&-.8Y[s!6x.77487;/2Pk[!78'#",
"*f,HG0.'!#!lT0^&PQ!/!(-k-8ZlfZ!z}-a*bzIU$]f|.G`skP#zaau$WDVy$xzuB=du73NU7;P9(f0yNTpbT*4/(IfD{{,",
"NTfr(7Tr*n(Xm(h!a!2h7!!<%sVR3V!7L0vQ.w$.tWI46h]xun(qTA|@:0|&!B^Y/&WZK$675u}Ju0vJ@W1'X##MMAK=u<T",
"6{s[U!).fk!)1wq'5MYA6|_Ac!);'tAT-Ky!(rmY&5.j},{xT^kR{<L/YUk8S(dp:tjm`W!9G^dXrLmR;a9IztS$a(nPry}",
"8PSbu+@=53qcC/]!]d)`QkK|I!v0[&.51j(.4_;s,%2F's]R'J*IwPUD+_M',)TZYt^P2{.=wbFtUh1{,KI4wPnV;Q.D@z1",
"!MZR2#aTk*PnSj`:K:cJ:%aNBQQ<1]A9M9q:L^=9#Yd:4)tQ`c.68Ch/PQ_DfGKa1,asXyZBIrJ@VsRB6vbt=L;FVSPSw0r",
"7bsfj#Y]$$83R&VQM_nF75r4J81qsv!]k@{$gH''!AQH_-@,@A!)'@@4C_QJsXy<'7:6,k/Q%1:g$DfAP1fa%!#HCJ&10kb",
"iZ]c]6GRiz!6wnBZ.}}k6{KB/gx4^QtS&Ng,!h5{iSu@;$7<{qQ{.yF+%|b-fF1h:ASk#I*'hUG+W+p!!g_8N8ZTG+.qv;J",
"0=qMC/msN9#-i'W!9G_6K@(ZC60BMm;L0C01I=[[5YKMP!&S^s)c`ua,$#Yls[@u1*HgdIkk'66,5FLvtkA&9!z|^7l+Cx}",
"#Dw0(#(Z^Y!@G;m&mjq*BsgY3cd$W6%sh!`*C/_|!6cca!@QCq67p1[;%[lx6v#3<ZkKg^&k4xB!+A,Q<1|kcKV;M.!@5w_",
"Xr]u$$hCfZ6}^CN+ANgvk2%*u7$pmQS)U2K%6Ut]fDqZd)i.T,7Up4V*%|bH!7L0{gAmJ01Z#n(@VsfL#imDNSt=l!#_(SZ",
"!9DmagDNPu)tl[6)*kz9(ivR-*)'XT+CfdC;7b(d+Cg+4+^q%:sg=b@gD8UKmF=:|!)<S26**cLRJU|v$[6}x$cKAf.(')p",
"sgKt#Ca:<yV:snD*6mg0!@sir!)&*&T@diB!'mL{4Q43L7#$^M5,n+.9:FljTC2MT$*}-A7$RIY%45@y$@J*1+XFV]q]:,{",
"7AySI[+}}0Gv^@C1guWFNTP_C7r+Q-fD{+k,52{p#k6)k&157l)kQ]Z/PM@+U6{B%!9Dl%nPsBu3%+ra#Yc,U$I<)c75F)`",
"/QV@_NrP|}@_(bs8SyqlD4zKJ7;g!ynFC[[!_KX:76g6x+XGW+6uaVD-;4rCfF2!C!xGxZ,z[kY9xApX-tvrM!]_m_8ia'1",
"q]mNhNT4%|gC)kC!J&x[&udVTH!][ZU{7g!#[aGuH=}++PQ/uVt|C#=VKUl'fDyUI6'(Bg!n]qC9|'))$;hQ$*Cv/yVirnY",
"'QP{_P2}nw=_-74KrKK3!!8kC!&nax@K1VZ!6cggfF&[Gk=@r[76KNKNs1xIh[|N*&]Gb7U=w;#fF1D+ASjU,%V:T'tqALW",
"I:w'u!CSrwQM-|L/aSUF/[N*S${z^}tuj`S#:;j0J7sDr&V%VXgJ0kptvaw.t}RL57%3M8/]il06tswrQM%(S)3!s1nLKtJ",
"VZg&z7b/dZ!*gv!+=Za_:kx)`&11)V8W<XukmGfa=1mtX&TRNvfF18,ASj[0&3wn+3J.$#78MW_2_g+h77`Ja2}0:D6wPiW",
"V:w*U*IN;.53S)$.4IFv7wj0PWXJVQ+3}5V7B'A`P2(#*9*@5ZV;I4p/Pn#wfHpU|74Cb|p`+_I(gmTc<TYwXV;:d4:/d.a",
":/Z'G$tu_m!.#7%!=AW|V<}w./k.uD77R/Z-72j.+zu}c&9*2=%qv/.),QVu!6dbz(2!Ij9Q11aBZLt4#Hgzd+&H#*!&G3A",
"8=f(@RJD<A6u87Ss_z0xsV2fy*ByT1f==.M@Vt2WHqW.q6X0Y9$V}JasXrh/,#M@H.4@3|+}}8BsY;sf*FdD3*)a!Us]m/!",
"1(JwC8R<hpf}f`}T%r1U7SkDp#Z%VJ$tyuf7Y*-<A7i]T6Vy0-#w}[L!7'0/'/2c,lu)PI!{Dj.!7$w`X);^UB&i`P79^`n",
"H$huM!.600.hB$T(gbf4GcJL&)c^U)AXCF0%4:0S=]]G0!]f=JgAm}h7{)V4!]r3YsY(d,!^0Xi!]dl*(L/`5WmR#l83-lP",
"6Vi3F8U!aY5:Xj@6Srd#!JG@KU@8&k;]]XWP2;(JYhQu!#Yl`y!)05!!{(S7!!$`h-tn;]4!Q.NxB[kz!6cctXDL:k,!:b]",
"X-w2|X_!bB!6cc]!9Fa_XTquXsX5/k$VW/9-x#SL!'!MX0!=5C6c=3a.T1_Y$7UI%8Q&}=:+|`I9.!J_!!b:Q*r+Ku/Ty#s",
"&^{5+/mp/R3!s;wfD|1`7;g!xPQ2!N/RS2xfHqft1I)6<]([#b!^'j[$V[vX7;!rFt3_;a6{p93!:hb)%SX5[8umYS(khs:",
"fF1Q3ASjs@(L/m9/3r]d/bJW#/rlPhQM=T03)Dw/fHt]$3WftSB`3Y(sV*(N9[(0Q4]Q;*/Pc`=74p3sFdKp'#<BX`G%kH:",
"!_ar,7|}'(+ZI|290*(C=3]$)7Af:C6f3:2#Ff=iBnWp`#;MQ/!RMMs@KF:M5u5T3sXrh-C.u{c5u4s'6x%///Pn)d$;:LW",
"$yB*{(vbmJ*hwSP*F%G7*dblV,@8uGfF1u@ASk8X+}`CS-wX(['XB|ru3Fn/Y}&umASmsq*Nb^kU^PFZ7xds`NS|`r@;/R&",
"P1[])!0r.8_^0g}6ucl'&p{'k#:BG}gC)jqgAlwV&5]&tZ(zQU!}W&i%v<bz!$GXd2gFT-Z]$$-gAm%dgD9<23BS}ZZvhk+",
"*BCl|!S+v@!77'h[wRrZh$5*&/c:0F*f/a)%VZdy<7!R@ZlQ2[@WV6@95=Q_0<L^wRhc}6%bGiP:-{4tRh9vQ4s/I_!!b+G",
"C#ZmV75mKR%itcZ!gT|H8pAaCg=9Xx'2XGx!'Yx.!^[5,6vV7I*J.%8'Qv[!'jfw!7;%]!={ZQ<!@KnLKVBP/6zr]n7*rvs",
"D[!6Q!)%*X](_#x:<_+c!^Kf.6^WrD!__[wD[]b`#$7F9]=#Mk#c[mx/U)X;$@NX:!6d6r,!Rxw861=`.xg+X$w^+UJQ{ui",
"<'5nb$VW[f!,z+&#wy%b!.k]U7rZ4h&mju.%42]+!+AhaALZ@*+#gl{.r1Tp+!+,`/Q-{u'Qulw!B#6*c1W'G6Gt4-!Cl`g",
"::R^H8R.2:&S6{-:sGf&vj4.{NUjH8:I_AG9,`jc'LI:@6uS775[M}((JTw^6c!*m)d(rS3H_A)!=mQI#w}ag#:BMd!r1Q#",
"^:Z4Z.IWH$+|cH(8RBIT'0t71*F(RC+$th9+C<Lg8T'jp]fM.+6W&4L#xaSzu0_!W<%8(c$tu3Cwg,|j!DFa-NT:bS6uaS1",
"9[:H3$Zsr*%T^gu*CWzd5ij=17Zd-@Q/pX}6}&HN%J+$#+<9W|7s`x{9i]4-&1.Pu9-z]`8^:bWx}pfn:T$#u81%[NX6cNY",
"A/8hZ&Q%1)'.1Vl7}_ZQ$7A4h!!$_*I14Yy!(yU)[,+}Z,i<y/+&I+7&Q6F'/PnbBfM4Si+BM:F77C.k^&sk5(*[jQbTBPg",
"6|2qnV[3$':L!uq*`[nj5YKMQHh@Cn7@plSQ/I'8!.bSx_{XIV#^^@)Q.i|b%3hm-7660Dg=Fi4!^Dq/!`5:08{!t.^%G:j",
"D{}&':,R^:+=9{Q!JGQT!)/#p!9Dl&@LAzb74SgF`Z8PF'/bpF&Fz3&&*T*/'QQ%^nIk5K3&xV&'jz(U_0Rl(T8#M}TW@X3",
"KH9Klu`7jBTu^cb$Z|a!uTJCluTF!9#]Yxw/a1;g!)=)Ah'N:,NrPXB!Z2)S!]hj'uN|+H!6drX!0!]t$(kGL!xPyA7V.#V",
"Lb,T2!@j/{U^G<y7!535WvWTq/Uy7&!)&H%4A{uj5%)6$*IcB:%bR*44nP,888+KA8Q0}az<lkG74(8^fB_6$.;X@P7rJ[=",
"8P=kZ@<`g`stGnH0[VZ|7S]4KstKul#L6yYYP{<b83-g-PQl@f$wAqj!9FaZ!ByWRWZ..|fF0v(6uX''VZ{YF9].8m#!F(-",
"C3xC@H^MRD,=fxW!]d)`A)wYn.qjT8:4L{8^c8d'CD78)fH!|VWuNH%8B1fF0kq#U4zu6A!.k]U7SaDW2F]-a7r(^4#YY.n",
"7^Uh@7T+Y6gD9RH3B=wh_js@SuN|:M!7$zY`L%$UsXrT)).fkibT%}yh'gza3B=tj`h.{_3$|P9!6ccv6{K*4PQd.Ky^,|h",
"y{Kz@*BR8u*F2#*+6]k;Bg%/23dYJVfF2cY.MJp6-<xL%$!'HX8m]p`<g{8XR-0$j@Pi&-VZp}x<bmBdZk7Hv%+LZ-#f4+Q",
"!ClFyQL}83Gz9UZ8{3r@Sf!%6D;u12#]*pf$WD4nb4[&{J,`lR!(xvs.WxbR&Q6F'/Qa^WdnW=s/AC1q8rcY4'ySv]4!+DU",
"$@Z7x)K/+J/Qv!`h[|T;YnQd=78g,D3`^KD*}z96Dj^N6wd3dx1l|TD+&qt}/UQsDg}K+h#_*3,LGki2#ytba.7+xH8S47m",
"+=7@y/Q7$VnKmI{47;Ci#!#nF4b![m8nw_q/PRWah[|^P&9.(p!$G-U!]_UN75`g^4|*x[!6R|G@W_lM5B_su8;){AsV*F`",
"(x)dj!,Q{f6)jRa9/3;jZN3w0:,)f8%nC`t!$HA#@KP:V^C=Y}5y/x0stp)D!6cgh8pi)nW8'._=_8sgPnWHd7s(.(.4/sd",
";kD3R(IHS16WS}Rsu&H&.v6I2#-($N.Wx_P!@_3b!(y,`!CYI:t3b[//U!'u*FnJ[-0UIJ.4IFZ-:WuR!C|jPYR&m@7x)Lk",
"8n+g2)($H;!&{C'AVC*-T%JN9M@rtl!)My/%7;X|!)[w6-k:Y[:+%)8+Cf+y<q+nH,!<d3&qu-CdF$mR7}$#0TbN`0*CW1y",
"*D5D+(Aip).=waN7sQ@U*}xX&7!2Bp/V8IC!^HGP75-/s02n{KTC)PN;6pTh!)MG|6vHgTMAxS$$7:1C$[yP:stDQB!9G^1",
"!PPc)#Atq@1)9$:6`Q+fYnG$[irUW-$Vcz[!A,PJstFL^,,j}w6{;S!^Bnca:3v5z#%w4xnC%S6hwfz;7NQz_/h0H(67:W/",
"8MQ6tnaIsiauDn=87!ZF9LY`r7;n<uR,HYY9l#Fq%46;8!,[%r!=AZmQkHkA!-#UjLFGq:8pJAX'jhvG%B[G}%VGV!/QC#G",
"7TH}x761HJ=GG[^76NA]!B3J]%1gB^u0^y96x&6l).rT;#C523+/Sj2$tyxt.Tn,l&p'L](l1az!_a%h*F(RC+$th;GuMQ`",
"6[*)&U`D@_(^nN_0Y)bq9W9*`Im=J!;M#&H;LfXn=|8iP&n#H;.xdHmSIZa)=lr^aPnLd_7{(J:v-^'l%+.Si!DF.vTB}N-",
"D!cMi7svskgd-(1,PCkY1IRMb6wCW-&D`:37P0CWCA.}X#ZZA^fHTuWU^S/h8)gQ6TBkk&MgT}3$W3bG!9DZ}PntCW*G$9t",
"6`S[.6,A6C!An_h_{Nd5#,ggi76rU@%xszI-7HL_/UL.9/SyJW/PqI7/PS75J7LBmtS#f/v5S1mv5g@I+*A}|v-Sk_!9G^T",
"nR&V<9LVT*v.!(U;amq(8r',*!Hz99t3bZRv6'V**BpLh<@L&@<^j/j<|*8K=;HCItrBqcv69`v<|)*sNTIP-)Bsq_!%/_*",
"%c8C42PIwX)1:wX(4J`V$BdMJ$Xpv^v6m%_v7$1c'.-&#A5@#IAT^,#Ar{4aB2:=_$Cd&-!hK/|B2<,n(S)-h%WVbXv2#_c",
"v2%A'v2$<fv2$3c&|W'Zv.'--v7i`sv7|mw0+M{d/ZytM/VGz./S<xm69a}%F(cS6DJT+}^CLrs;VbZP!)$mU6u[*t[+W[7",
"FGL+LstI8B<S^YpFdkNrG&+X{sY#a.F)-kd!Kf+W!(cYkv2'*B3qn;Cv/0f1v8pF+7AV)+/[c'1!)2Dmv2'3Z#k[Xq&3vG4",
"&U]P7/aPWB/Usz3/UUj17T/V!Gd@G!H^fS5I;Cm9I!VK224*l6%%-Ri!!CkC!!$P1$VW67v9ay$v9v*A!!$B.!!$P181$[y",
"stI%88PAdu&1/*w/PYYP](id{JuwHAstGjT(wKB|!)W)r7_Tp6&PN9:!Hwab*hp_V%0TlL={'Jn81G7HNrnwk/R]&|W7lQl",
"!Al&LQ.gIB!$X(T9@*hf*n;cU$ZuicKTW(iKru1x!$Cx5!a1qQ8!b9TRJ3tcLQQz+nc8xV!!$D(!,v]K!D._fRJ&AsKTV6X",
"L27)NLntCSg}PPz/^GQgG|G}b!)rZn%SSf&v:{kZ!6QX+MMNBN.7=nnv0DG|vD7:Psj5.V]ZR7@D`iKBY(}h8nPruHXTd=u",
"=0+k`!)HA;/PU$-YdaQ%v;G(_(9']Gv2'X|nQ)'7vD|&}v;1y[v;G)`!9H#9'z:.c$Y@%T=@}B(P*j{J!Kuqi5&@stPddKu",
"!L+}kNTK2b8A2dM!NZh^&A^J'!cAZ%7b|5cJwh)I!!$C|Ld%uXv;nB=v<%Qm7'K*lWX,BZB+Var#DTR=uN|%H9;{3U!cu6l",
":h)X*RB#qURaFKV!6Q*jR^a$&P1iJi7{zP+8Ay4x7'irI@WL@uSZ[vzd.i{m@9K^:!!+zs!/@pMnD[*(GA9dm=f}gx96'|q",
"G'fT={).;qB`PdrJHsdqIjH&jJwU}ryw4fmzzI('zzI(!zzI(!zzI(!-Urb,7zr)QsV-U{8_4w=74'<{(+'N.yTMZU6x}f!",
"yLT@)=B*!.912,}+]X_+!=4&[h`c[x)(%z'*%Fy7*Cw5:NT(:`yIkg(sbdKz!!&hs!!&;m!!)y@!]bh}6]m%09j!L/!/9_h",
"!=4(!GF^f=!^'RMI<@.4!7jHjuu2htF<b%l78fu|`Z'7u;AN1Z(+P/B$tz1p%42'v%SxKy%qvPsr%5XT;S0V<GcX2%779N5",
"hC0QN3%^/J6_f$B&7}b&-#*f<gAmSw!)C8y!)88zP1n&N77ba9Km]1a(+(5Jxl)YXI:M@Q!$HX,8NQ_A7<Xh*$!{7YnQQt|",
"7<kRH(+)g%#x-4'!).iR!#Mu[#7S9xlTShF75S}rzF^ip*k+;i6x`SVZM%ln!#H2M:C`B[7$5R46w1RY!BJI+dkXyp!(SWx",
"!=AK&1Q}8!!(nbm#<.6X/QWxa7jRKK1NWp`2FAS:7SN_[iVN(TASk&K8Pwyb*`[GAI=$}5/1(B=I=VA4stDnI0;n:mNUjvH",
"6z'It9mn<!6^a6Z$<;^.]x)}L^7H*D#$6Bw^7L_P]<vU;6z@.n87GV`sj#Zg7^zUp:S[:+0r[H57,jCd84J}T:Psq|'[]_-",
"^Vf3@^u&<F!_(cP8csx[sts)@sxji<!`@H19%H1a_VW2D`1=fA_V@lu:2V9T/P`u_!)@1^`n#h{!&8UC#Y]5`Kr$.W!*&[%",
"!0$Z}!-BFT!+JZP!)3-7!)308!+J^Q!)HA;!0}G.!0tC.!)HvN!)(=_!)3-7!*N/K!*#T;!)[R@!*Nd]!*DZZ!+ABh!+!p:",
"!,)zs!+KYn!*P%gxmX@{@{!ft^#C%KQ/q}q8CT:+'5G}zxp70|=BH3n9@mlc7)b-]!]6;i9A66N[}X5B]=4-s9}GlU:=&{t",
"9`Hhr9a9=z!5*i.!){P`!*:Lv!)42Y!)2])sV'(w!!&HY6thzsxk_T[JQyS$7'D$292529wp(ClCz<:S6@.hu!-Cgi.pxVT",
"xqmU+n`lyqbIJsfdc5C]Tb-Zp5i7(.@@=tK6@V+7!&8U:!!%tQ8PBJR.pyQm!+^rUxl@k_HX`=$(Xm([!&8U1!]_iA7`3+:",
"78Hu8(kSla/PG$P!,|{t!!$H8!z|_=tWH/6xkU`]87{7m0.%QcxkWU;9pG$r7vXM+tW]0@<H/9l.Sihs79/^Xtf@Qc!!$<=",
"5l,pv5{F5z6T0@)!&8UF#KmF0xm6:6*HynPfF2`%2aBug2(8RFDqDzv=s'-1+lkRu<dfBFxpGs)6w(KN9{:6YBaA1D.ZP4Z",
"7W[_DxlyL[*r)5R!*1wk!)p'/!)d}.!)2c+!)zW^!)I8Y-^b,'tda9G.pxj7!)+8]Y(Qs/I0W2u!&8U=!M%t(xmgrL/_Q0;",
"$y-QN[!DyxZa-j@!)!CJtUjL!!!'Gf!!%-c<B2*Lxl=I3Pt.t=9lyG-In%N(8B/BN7<&;_7jc7.8gi]2xy'yNJKz{F:MKYk",
"HB):{!&8UP7SFLyxlAaaCWIM16^Vxw!&8Ub!!$FL74)D2BL]@_+zubgiV&]G:QDlS7W[^}xkC<{87Zc!u!0d77xQ%&tz{Rs",
"!!$NW!!%aw!!%-@!!$H`A[0Jq9-|&5NT:I/.px/l!*t0gtui;(!]_UW9rfuA/VMX3!)((Atui%}#:;i[8M3Pj!'W)I.px#|",
"7nTxc8M4K0!({+CtuiM-!!%Gu!!%XN6VJHM1<2dZ@'{tA9.227PR.5L7.cLD%;7.9xpvG^<FKtkBkNjVBkXqWDG;K^I1gwu",
"!&8UC@J{$s!&8V*!!%4U!!$c[!!$F)!!&pb!!$V.7SFfB.pyj{!+MpV!*&lD!)AF=!]dkX!)&@fxkAwjVM`%g=-Ra:A:LF9",
"h9kZfmH|}3Ba6+JQk]]j.px9d!+1;)!*p-GsV&Wh7SFu<.py=r!(|P'!+#hX!*kb8xm9R/7:6*wuA)mH!z|fR58,SXTYKRQ",
"!)9x:!*pbX8uR[u1g]Yzp}g{bN37Pt*Iv7(!(zn:#CX[Gu3D,X.p{B!!)R67=^q87.pyr(!*chw/DY_zxvu%S;Ub}}AINuj",
"89!Zb9/K[#D0am9NTGub70yz[4T)xT7uyi7xnApNH6aJd=BH3C8L@JP!5S/5sVv(Q7qcXt.px@K!*b#Dxk6wj6Gt4R7uyiF",
"NTx=C.pxap!+valxkcd#Xl,8;`S*FN+zt;6sU|YfNT:I/.px)N!,<g+:QT[/st=,,,&.*}xn]QnR{GBrZ*{C9I3}f7xryt7",
"99bHY!5S&2!)`UFumT)k:V('$)kn]|H]pg97W[_CsVf0I.pz51/RB/u!))0fCMDGKuTHc7$tu<&/[&uS/RjWf+)5F,Dh^)5",
"7|_r;7|VI!]=5TG8N-kH:SpHz99bH.x$tH[.;8i}!&8U3:I8ZmxnLuk</ms[6{axANrhTP.pyv9A6CCf7bsdF0JKi(7r0LC",
"GbMmHHB*(`6VGl9[}VmnL;CuB#|12jwcV;h8<p<s'[]ZV7W[^{.pxWc!-(T[!*;Y:/dC3$!..:TU6JKHDXyNNz:,/c6|2qM",
"!&8Ut8PAfZ.pzPx!.jIf!+h@C!*'hb!)8_)!)Wv-!)v53!)l23/k|8[[JZc.,m8k=:KT={sV+),!=Auw!*+CZ7qV:R#jt#S",
"7W[_#.pyVs=]<2f9jXps&%^.a9./zZ8m^y4+zt<<st;cVHB(`4WP+@tQcCIR6VGkmTY6DU[}VmvJC$|l7W[_!PnNTv@092w",
"6x}J{.pxfr!)&s1!)d}.c*b$|!)Kw3!)2])!)znf!)%im!)k8u!)Gj+,&wW#WmizF7IP]+/b%XM!)+n[urhv3.px%3^WBz1",
"_5'Qc4(uZ3!&8U[7SG@5Sdk.3$4j/}78<U)'Fi*!;-upysV+),84s8}.ZY:[!CW_5!)%UL!.TU-!4M;F+{3SG9^'B]:Kkh1",
"8q<;-7rIbt$VY@1!&8UV!!$D*+==7av2$X%v2#Ucv2#KaB}K1RtmvNj+Zs(=,8QBC!)&n|!*|(C77j/pv.!:i-5M(##@S|3",
"v1/<#%qq^@v2$v5v2#suv2#is%!:RC-Ts(jv.QF1T&'Th%1fM&&5GxSv2%5Dv2$3&v2$*$NT:_tv1bN[v2!qY78fTY/T}'2",
"/V'kL/R{j-/R^Y+7TAJ9v25mW1)9wwxkVy,7TImC3HATA**;[2)-KD079X+btrJAYv2hCfv2{Nm79b1m2djsN4'Z2Y*gM29",
"7:#Fg4!Qj+3^qYvRhm_x.pxp*!(qQH$[y1%4Zk&-stI8B.pxGH/T.|_H]r2TDrBAfxLy&G/VMX5T%`$!&sX*L58K=$5v)Y(",
"5:Ljw7YJVi/Vus7xkW;6=@DrYv4/=d6Td/:6s%7`72BB^Bb)VQ6TdqF72C00!)(%Dv2%h2v2%2bNTPt68Wa;`7Zp&Zv-{!{",
"v4ti67;ZL68Wa;]6^sfW.px24!)k[#!+4|<!)(1Z9,<=:&PLN{!$;D_74(Q]Nr^XS.px2l=A*V)3}sB%R}]qR)kl:p!&8U4",
"#Y[&gv2$$D)/0Z*!&8U1N!qb|!&8U1=m1;@!&8U17|Xpc;'ta;UtdyUzdc]R!762$xmnHbv5{B=!6QWV;auwGMQ.!H,,Ib|",
"v:{mG!z|]8N,,D(H}ct))c{i989]N(<&%B^<^j/;v2'NN7B*Iu9.:S^7=+K)WP@t4zc{FRIzNCK!&8UI!!%'<!]_Ul97-0N",
"7=5(kv<&-K$fAFI!)Fzp/PS]Y9/Dfs/PfUb7SQFaxkD397^(T={%R.|0-yv*!CW_Q!)%9I=FC%aNT)a_NTQI,7={W1G(6x`",
"B2<,n.y#'.!)G3wxk0=m!A/WIxkbcb!!!!L",
};
static const char bitnet__spv_attention_prompt[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!/:3zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*==]C,$7s04#x_-4A7s45",
"A|_D+$'5-F!!W+<$@'N%!%37,#Yb]/#]9mr4CV=Z$9Nqs0kr:5#_:`_#_Z<i$^Ds$4Ct^1$9m0y1i-w@#_Ytb#_x[p#}%[q",
"!!^NJ2cWhl!@)Jv$<BgK0/r]='R|l!1IHH-!!T[a!!TS!!!U-4!!U06!!iA:$==Ua3'9/U)-t8!3B@&<!@)2t$;ZIK-w0==",
")+t542(&[(!@([b$9v;4(j'N))-$av0jj2p!@('Q$83/|sXAcR/rvWl$L7q&v/uNX3`^-c4`&q$2Hx3{,A6[[)jyd'4]YMM",
"!@)U$6[r7<1-V.X)jRM$3B@&6!@(|p$:|(G+}Ln9)j*1|2(&[!!@(H^$98y0&qB}%)kD!j0jj2i!@'qL$7UlxLt,G9)i6Zt",
"/PPk*!@,9x$Hh4KS$4zH)hm@p.45C6!@,q,$JLAXX0=QU)hF&k673#d$Kg2b]$.`_)h'ph4=:Aj03kN4*Il(+4zwTP5zhU,",
"4`X6*#z/,F!!^3@)c^h[#zWGJ!!^AD*}x1d#{!aN#{+i0!!^RJ,YRcp#{T%T!!^_N8P=Y<6VH%]!=|lC1*}0F1IHAF.qhLB",
"#|:S[!!^vV6tf(@8P=Ys6VH%a/4y9=!=sfM!=|sR1I<<[#}.*d!!_2_6tf(I6tf(w:*w-b$ts77!#'j.$@)Td8m]zWBqZV;",
"!{0L474C4&#Yl`6#b0U%!^9]7!{bm:BqZS:8m]zg!zzj4!#FNC%qqTg#[@%'!$-NI%xk9t(IG1-6ua}&(+F%S!#FXY!#mvb",
").5}T(Qz.4!_sbJ*`ZVW!$tN<+#tFF+#_<'+A=w'#&=2qN-xg(g]/)w,<5l_!{7GCg]//y,yTlb87s6b!{a{D!%q+]!#YgA",
"!^0ltsU}0.'0sg](2<nN$4`&#/2jTk/WLL&!{/Yj/uh;B$!4*Z05(Ga$Vh-p0TFQJ%ScKs0lb:x,yK&c&PN.y1K5Ip1KA(n",
"8PT6(6tg[S(+(k%2H:mt8PT-%76wvq6{N<!3*WDw!#D}l4#jBY4#lUN4#v[Q95TLz)(%B/4_Rzt!]{KG*}z'75<0*)'5WS<",
"*B<w75yk}#)csc^7w|F7ZvDz%&1IB%&c$g|Zvrdi,YX6RZ)bR98PT|=.SPsXZ)b;H%x}:B6V^&S3K([G!'iP!8Q:Ch$7;Ni",
"-@*_=!f,aJ2(#%d&1m+9(.MB38U5b9!3;-25%g{&2FlTa!(p#z+G]Hx!^6D2'A1#h!#9|+!@|vrZ)FZ^N-wYQ^;UC4%xkbq",
"7Cc#:7<8Ja!!!(<!@3&U!)8BN[&AYm)l#Isb5.L$6]<$'%TF%.Ml,0t6VMs{7qh<#%xtM4!)1%U6{p5J]cQ;n'59at7<(VI",
"1v::2P+*`T7,Q=UFsMRN!(z[DauXJG!z|[N5;%jQf$ra(6{7c{]qB/%A^Zi+N.li8!3;$p!4BhL.|t#R!3Z8H!3;$q{9[tw",
"!3;'*!(rzZ!#<A}!@w7#!#<7yZ)JGw!(qkQ'lux7!3;&%!4Bg&!3;-|6k+_y81:;j)gK^b!3;%H!3;%=!3;%-!3;%Q!3;$w",
"!3;$v!LZZy$^dz^'DvNT7PlIS^:0g`6zZ22!^'g7Z)YVp@%c6q(2LaF!t,m2$!gfIPn6}2!Aa|,%xpm67L1(.76ciG7IdC|",
"8qRJ/6u/0m!tA!n!!$C8!'k,K)k);t)=L]zH'9xf:I6P<HB29i:I6Nx!3;&!!FSRW2kR1]dcKwS%x|/6[0M,^%}d*%&zi3F",
"0r^M^J&]9RZ9@Y_J+(aDZ40g*!3;&GK!P1wK9;5WZ4PA+J<_+R&!Vt<&{ZiN(RSjV%y%gp&n$${94w]I!aZFg8'Bg[(iSpB",
"L;b*J9L9j&Z/K@v=]P45f}VRJNTCm2LUW-rLaL^FLy^RP:WVxU.;,dI&)w8<8fH5sk)mbf#;W]KcH|2}2sX@$g]CAR!)T1@",
"7NF:]f[-$@!^(B,[`:!+'rb.A&+VPw6j8!R8K@M:6[|pH6ibt%&+AGM'.AB&'5.D}&uxA}!`r`77-<4u1R<i,7;plY_@BR6",
"+dfHI!!StP!!]{&!!h%'!3qG[1(K)Xn9@x:7TD=;zzK%5&2_g:)X`x+!#@uP!@|6i8uYp27k|0}7T$uz!#9}G8p,`U_7#gA",
"!LSgcP29;$9'UMB!!_hs1vg!}#b7P5z{4T39j_y)7G#9^GF7&W;M&84JaX4C[r9*6&%u5z'!wzq'69Kt'5LY$88M:_:ICb:",
"Af-9B6@82,8R}H,^;Zz5^;XD4^;X--Z)Z7&sXVZ]l#42MB'2v|YKfb[*UPHf!3Q-+!!L@u!@3+J+Ig{<!)C#r3ihtW.^9_4",
"bj=&/]<v07-wpN<!!'g8!$,V9Z*f]RZ*h;95CmRWsV2h_s[@]|!3<K62Ji4c${t-j2i)C9b3`R5Ct@<l,YpfX!a:t1!B*#A",
"c(*,(#Y`&t!5`S!*BfDn!5^F`#:Qkt-7wDcZ.'Ny7.n'D/hPHK5^y&.&Vt4D!!'a$6!WL_!8q-V*B<+N!3;pD!!!=I6VZxB",
"5}!W7sV[%{!!,;[5:7B(sVp1f!3<]qZ*}w.*`p-dsV$Ui+6GcY/PYZI4!MrzsU|Z]!$C}V9;h2I+{*YQ6uMGhfBxsd!{$'<",
"!3<W]Z.7a%f=<^8-Z+kkVqU#l+!/6K*`n$<sV%H&!Cm#D*Drl'*693q*db$uNTG;u4YxRc*2i+t!)P7X!)/5z!5r+p/Q@[p",
".L$%N+{S[msVpIm*C8g8!3<W`5ak)J!!q`:!8qQ|!zzc`74M:G+C|LLdd(y8!]cfw!ByW0!B*,D#:A0=!3=j8stULfiPI`d",
"sZNJVYP!D4mF=38Fgc*;;.xzL&2Qlx.SJ-T%4dJ)9T+9K75@#}5%{W2)(%:`NT(]1/hPCUzwq#}$RN<rt/_AS!3+h%mc]v3",
"nBC6Wlm=L//ir/x75*L3.NY9Q.5Gl%5;*w:{7(L]!3;Q<M7|,@/PZMr7xcbv/PXI1!)-].p]Ty^q::)dsY'WJqYQ8H!X}zp",
"!!'`6.1#-=q]z5I!1%,bg:=+F7s,j88S[Z@7cpBPK)Hx`NrwlD=}f4R;}fSZ!(!JN7qcuj/Pd(274tY9r9d%R$B`WI+VC5I",
"dcJR2!#@IK!/W:;)(%]XsV&G|!Cl]D*Cb#x&bi%X.7p^h7r{|J&TyPj!A2$_!)1.=!{!h@!]]4w=dBdV6WB1L!JX7+!(x|X",
"$Y={p%54JP%WW)cZ*{Z_/d(L{zwqU0'h9J/7Q!bg4^Dj=sqp4vtPMPzt3ZmS,:[a23'.-%&XRTK)FG{d*B[=F!5^F_7quq&",
"!!4@`1n_xasY'd}rtjaW+xg$A!#b:6sZU][$%5,]tmbPU7Q=v@/kWIY.4=0r7T,R:sZL`q05GmS67;1`#:9Jxujh(&uNuvl",
"&QTdV-xr+B.un6_NTZv(<dRPm/QC[^4!b{;s[zW;:9-i'7L94qZF#DR!i.uS7n{5n%qpz9*b+BHv*{iS['[R`[jSx#*J@Tw",
"8R,Xb7kt$9#/Gi_X$9/J$[*;3*D,=j'}%La.7p^l.5p)1sw*[Mt)Y8bs]&ml3{H_67:^VTNT^a75u<|t!%u,y!z|^]vg_6d",
"!g5bD6u&$P%lAB/NT1B'sV[HZ5u4r+!pb`[!)!K%4!'WdsU|Z`XAYL`!%RGN7)P3iQk[c*7.(&Jb8B.S4YxRI#]CTsXL.0M",
"8Pqq+/QC$K4$fHUsU|Zu!$&`q$]_1V)cd:SwcWkl,KI.)Z+(#37SaKs!_sgu.Gi*k.4sJw/QM)'4%b,asVy8!GUs^Y,95v*",
"stD5V8NAxN&mjjkNTmj07jm=BxF[Wu!3<K!x`ShhhwI6K#]4,iZ*{JA!(xlp8v#r.sZLt@Z-_#*x}qJu77)sX&pwX,,@8Z<",
"3({JhZ*}73-4Z{H2gDA$!!b%f!!$KP*3Zgf6xH,S-9fXfsi9yK*UcWw!3;K60./@q6VM[}!3R7I!{cI*!]bzs6zYRD+$0Xb",
"74aJh76FU5+}@y^)d;22!{$pWA|-dy#x-S*NrW`I)dgRC+{3VWsVhbW!3[@l9}5C:5zgbksVy8!#$+2h9j_X@$9c!b<%.s-",
"'L[{-!]c'R*)_lB](GBb8mcA<3J21$!({7^!3;KJ!3qd#0LZDl+!C0b75!^k+@]u<3}{;8$xYKL%qu#D!_Wk|6um)[%WV$]",
"#Y_L#[&.Pt]d,lu*BBgp!3Z_9QkIg{s_*60[)[qrPnNL6$Xw`b.SLxL,7]d,@j6jZ!5^jm7VsWz4G$V^[*'[v2dT2],u<a|",
";XmrDQkJqG$.902.7p^_0Lu&#9;r-7-uC{VsV2hw681_$!3[T[!aLv3!HwZP[*FZf.1X1'<-^6M[*(Jc.PvB,!IAuU=RfPR",
"2hpPi=I+#ys`@Y;[*HC'/Lrq9@F[M[@}%MS2JpYs=h'f)ABv!f[*(^j3LJ(ns`yRsBfwU1[*HCb0h.UQ=hpnbCbssc[*Hhq",
"(nV6=saX.Y!3<-!D_Q9H3f^Cysahhn!3[A'D}/:i['YRLb2&hi2%D`@!]c'X7|X5=]zq`c81(<A#:;qC3DVIc!=Vw2*)cHU",
"_!<}n*BBtt!3;R8NrY@|79NZr'51SV!4C/Q4:[;j#$wIH8PSYBNrZ%)34)#(%YaHU!'mr2#:;mu&mq@K*+;2r!4C/D%gsIT",
"%86jdZ*{db-4Y@@$:#%}Nrn*#!/X%Y!z|]g5Vtj/&ux@kQkH8J81zzdkmH;h<qJB[!!MrH6y|f5#C81kb1[rv8mqiu[%);k",
"#@@FX*`Z/2*MvQn#Yvi%+&H(u*D#5z'_dB_.7p^k+#Sz%7tj:)`4=uV*BC$xM`u&|Ns.%H8%(f]#:NzzQk@6n)6$;dRhw$u",
"6z'Ii7Z)US#`9TJZ,gba2M<FN!4%vBNrFi|+N.Yr/Pq+T%WUwZ^=/mn-4YMI%6{G%!j!qj7j:S:6vT*C2,IA]792l/!Dhzr",
"t3a_3.xcd],4$(%sXJ6v!%J]{!!$@m!&xt'#wy#R4&BxQ7Y7N$4'yF[+][w[!3;W@9Tfpi9qu$87YiAP5a(<Y-tr_cZ*}sn",
"9+H:#t3gU1!DM.$1nngctD#W3R!BMJR=`UzQd5Xbt8/_Z6;W6&RB5A]4G9_p86B|,A{RiR7jp)h7Xlc[!P8&WA^Y*q!)<lL",
"SY}L43}w`x!3;W_7[.I%&_8#u20!].!)<sNT7[g4$h#@%8%7hhtD}9g!3;V|7M[Jp9h%1`TwWxGU6sXZTwi[T0rsqm$@H*g",
"3,n&5!*'T[!)=)UV1TXB$h^h+8%u1ntF[fnW.L0mWLj86Vrg{f!D1g*!3;Ad`vDhT78Wk]&pm[5+)Q#:+!VHQ={D`%!=VzC",
"8[HtW#x$1xAg)tP!)%|t!*6g`!4%vBNT(RS&}IZ^Q/U$=6W/;1=QL3X#:P`2RJ2'$3-$9y!{0N![-G#S!dc1V!]c=)+!!'a",
"!]c<H!BI]t#:AS#6yi{zJa1q*3c#b+!]zJ{*cKKN*D{s')Ybbz.7p^r0Nc7IYKc;#1#,#JZi3_XQMpX98(tyL7gn@n/$dT{",
"$}:aj!*9$5!!%&/6th5l7r|*l!5^=[[*9bg&1BU@79{]k&VTYZ(MrD-!3[^h/R`8X[*XNq)!UvFsb7sQ[*'.J;`yrx+!!<i",
"/PQ97(/Wc2Z.Fhg)C)0i^<pwp&UQ.P9Ix3[!3;KN!5_488ZUBb(1wcbZ*iIdBPfJrTa12<7ufuAC113j!))V(SFv!W#zPYd",
"!3<[+7=ZNv6@uUr6{.i$!+<P)9=B6R!_K_A#@%ND!3;Kn#H1|]!3;LJ79;lj(Q6:^+{1Zv!^Nl$!-2WD%$q5S!3;VR[)d;#",
"(Q^*I6wssQTa3{4Kr-D8Zi:-D6}IU0$S}2a%rFk$#w|D<75.&FI/nUc9fqU3#]m}f!3;K=.xn%#QLuniIP=R,mFPkNTCu'P",
"!b.P,74/1=#:r/;!]cfw=/W]x$;d'dnc9Bb!!$;rLCbSM#Ym*7%t#nt!5rlx*BCB%!3nl;%Szg}!js2{0:4=G,W-Z=#<tb^",
"!,K)2A,/k(!*w)N=pHcP6zv.1,K*ztH+bv'9-{b{&W;awTa1BY8Bd-!05Rq)!3</YZ3NIc$c*k-#@BHA!3</aAGm1IbSn:!",
"9raPF5ww^xC|M2aau1}z8tKzn!cSHU74NiF,:Ih@U{VUz,J}nK!!#qGHJ#8u!b,=X!]hg;!i@b%8&|`BNT!<(,iS4i'J$pr",
"Q/:mbm/M*MWwRd@7l*1:P1qaxZ*hDa7;R8cW8(}.+.*Bx5;yWmjq^:F&W;kzNrQ,S7$c2V7t6v9J9}U{%ClC6Z*hJA5r^72",
"7Tr+rsYpmDsd=KWcKx|xsXrW(+%61).4@3|+}`&:sX|U:*FG/P*)a!R6`.k@!8qkZZk5}!1vHlT!,B!2!+#bAJiI6/!3<W^",
"#JII='Qupk!LQMALxbK^sV%$6D]F():+dsSNT+K$6VGqk3R,L`NT09y7YaTAbjAJ#Y3t)d8^i@X$Vb8u3R,6}!':(wJ-!!z",
"Z+#rn7SkKr$)m1s8[MYG:,)fu8gi]2+=:`F$b:Rv3}|%Q)B|u|INu@/p`-F)04r3'H+ccVGkLy_P2%&L+Mv<ahZD1H)dn{F",
"#:A0;Z*m!U7LQDS(n]rsWuX/y7f.TcMc#|0b71TM4Yz+z!C4ZvYnDq/7:6*s/SHPa3Gbfk!3pAz3gU^A#zaauMP79v*a.:M",
"'4d++6}I91+{Kg<sZ/dTB)TA,<k_|kq]+lL6{)}<830S0)lK+m05G{hRh8N@*)Kbn&Q6].tS!Xk*F1aZ!:#v96wyPw,!Qf&",
"!i/([7ql6[*Gikv!&Q<<6[$*B/S9J@7bCtS!*#aAZMT0D$[B(f!(6c}!@[8A!)&$F740D6.T*yq!5r+zU@6x<8D:k&!-i&&",
"$Gbz{!3;M[!CcP`/PPjF%&A6q.v.[z/10=L*J7A5/WB0{+)c:!.1|],'rb$|/TTPk/TsLQ0M@!z+&ILq/T|R^/|Q3S!+(r:",
"7WyJ(2F9|]1*}KN!&qhp#YZvLbm4Qi!*KVX%qr=|.qh7N67)aS5wiWQtqC*W#cv'^7Q8$*W8&4/%s!)J$trzt#;FzT1($9{",
"(vn;{7'|/1#G6Np!)]DQ2wqw+-:Ry9!}]Y8/PQD:C7+Sm-r_S))Hv$/)cgR8/PQR@(l1D'kpJ97)G;{K+$(-(/R[{F@,]xa",
"QN0qsH4uh-6vNm=/mfq,(+'A*!Fj7-[hLG,-Hb]:@}fJ.Z.mLM9<FS5bm2y_ZkM.F!D@_!3B;=.!#<1{<R&8q6y|,y[idBL",
"!`#&D77KHP6z'Iqs[qV%H2i4;3%`(.!5r,,77i[X6zD][s]Dvq!!$BM#wy#P3Gd^J7Y%@|3I)uS5wuiy8rD$H]G):_7ufv`",
",w}bGD=1/bTaxRvZ*hfR,3FI..S^;Ftq@#),NyRpWL}G+!#[F{!#RFJ$hWqLu%a3F7G({-/Q35X%86mY4C6)TZ*}F7-4[+Q",
"4$^v,!a]Qk9I=%*P2$x,)x.6,9[84N#Yby$!]_ZD6uC`KTB}1t+@g3p743X2FiRAjZ*b^iZ*hkJ,3Cw.dry!26ul'S&P`__",
"Dj]z@DB0,Q!ClSb#[J(*Z,j`WNTFYt/R!*6&TVj/Z*{rg.;XR}75JpIAVUuzXU`#J7+ZH18&BnTZ0T6aTV`jL!,*Vz8&W%a",
"6{(]jRhg$]7G&ZVNr^J[<5d*|8[NRiQ(/u]!z|&]!Gf`2!)J(w_9Hx%PXB.F!3;U@6^xK;!(/0R6fHL;-u'j5&n<{G!{$q<",
"'$H-i7U(K'Q(pCB.7p^f/Qa5.V:t.2@^^H`8SyqFGM3Sz8K9ac'ji&tG.pvs/S^}b+dQ*6*G.^@.**N-.G^.J9Q$.%0.;4R",
"P2d|LX+1t3!C,uA885qy!bc+s7bpPk%G)]s!arT-7DMYT5;^F*!FRbtt3a_BZ.2Wy_!]_X$h$.$%=fxN[*9@2sVR#m7rU8|",
"R%C)Y'nn(aP2jdv=_6=5zYrTi!!8kC!&na21Xg;*$c$$c+Ug!dz:TI^HS83qNs7@R!4%}_/Q};C%ut$[Z*{kd-4YQK%V:T'",
"tq@81y]wd.#CMg-@w/P4:1|vW)FCwzXL0dt%qqd8,!<MIsY[2I*G%X|74(@wB3|hx!'F:|CD.c5<,jWAIG;@s8Q6WkY*p(N",
"!@RC)!)MFi6v:Jkb1[np3%@1i$u),(RU[d*$w_9w7Dj^2*`yhK7V&Bt!^[+t7Uy:^*'gXu!)/XV[j5SI/PYfVZ*^2[*Gj{4",
"5itBBZ.(D!H973V8x3.H.5I'@!ahY)[(j=f'Nst[(J5y1#$F(]/1.@k%$-3f#-r!4!4%v=&Wbby!AQN*RqJUsSA^5*+!WB4",
"7X0<:-X4iY.4@3|,!RZM8T15V,]<^W#%[=+r`qnB6|CN8#C4Fc8#*C/@Ygj48n9+DbSr*Z3vHhH;-''&${d94PQ.,N0!SCK",
"%X&ycsW'kB!3<!B6uv*=)M:)1${ln{W7z9k!&Q<|763bdU^/,-H'=;v8w.!X`[=]QJQ^p/!{L'!,_!wh!%/TzA)wBnZ+%=B",
"5Y`V'7Th%q7*hq.XT,!^6gi|]K.hW;/R@B;V;p9a),(-QK@I9i!*r^6!)P+TZ+%F=VxgN+5@;9J82:1r3`TA@3}qyK]zS-m",
":p)M9UrNT%:Wm<C/P[P6PnM8.6iN=tsZuN3#iY0I0j`@gVZ39M!4B6v;(IuVVZsHx=!gU(&1dTZ!3QUK!l]jP7<h):/R3t<",
"&s8XsZ,=H2']6zZ!3QUJ+Ps&QaX=y+*v9xbU!ZRzZ.0qK&.X$}.qn&dMaql.9032-5:lI7sWagnYQ:l0*BQ1v*g1$w78]'4",
"0QnjU/7S|iTm*96[g#ib/`s2((/0sUZ*|%l-4YhZ'mRS5*cF_F+B;ky+a]*xNrQCw6j#VR!)/Gf<h6s&#wxF1!Ihvva7sY]",
"7sm[KPnF2$76cilSdJiP8n'n)bjs;/+#T&q.bh{j;z!DDd(,R3:8<G_)('j7,:yu<*dtua7W*Y-7W<d5@!l#Q!(}nLU84`]",
"TYDw^&`IkqQl'+^UX-.)!`H,l+`B)L,=W@#,^XH{.81gTZ*|d$-4ZJ'-wX4`!$nKZ&Hsh9!)5+v74+.BT9xY58ZpIQ&1.zs",
"!/[h]@-c_YNrd#M7J7f%_tNd;9.Y'a#:A0`NT`x/+@zVdrwsh`!{$':Ip-_FaLM}#/PYYAaW)=G84HWu'.4m2K/(kB[c6xG",
"!F$S{Wv3!8[.@GKA=qAt6uC@j#:A:'#Z6=#!5-wzQkR;P6v!gc46X<n(,:Cd*C/`0*C/_w!3;pLajk|},$ADT$^5yP%X{8p",
"/P[CY45<82Z*d]H7B9<[&R4.@2Kn{M/qPwi0R+[=0nk&S:lfAn=bX5=!!!!#!/i-}z])aT<}dZl{(Nm(B](ImJHinuDX<%X",
"DL.#]{(PskD9jQ.JGYMvz|h6gzzI(!9i]3izzI(!!!+%!G#AW<8PR,0%xbud!)#k/6}7(1lu(!F<bY5290{|{)(&;h!=4'K",
"B5su]7SZBBls%*]LlR/tm#4C3!!+&(zzBD2/c]aU86h:h8FBMp<HlJXJmi]HAm7ZF9B]!v9a'1x!,6{2`PU``h9j4.h9j4.",
"`S)i0!+l$c!!$Iw!z|u#K4DxS3$u[]hY*=GaP%;vsV)a*6VJTS/bY.DsZRDrAQt1h!-:WZlr<Ki7rj8ii7yU+sZV-ksZLpc",
"72rFjsV<)rsmq977.lc@/hD,z!)6*z!)sP;!*3yg7xc4$/PW{$!)-0}kLGV:l+-7HkuHWN/i#UIlrWuP7l*1C*yA-usV%)y",
"4ng:d+ztd<NjKkB!J,-TmqY5TC|MSCltJi#7l<=F8,[H@7Ja!y&#ZiK!+l$M!!%`h8PAl7AQtw*!)U=9!+8iVvgba8'ftR!",
"spUDT6th5G%xbkiNrX9v6p}ICAQuLmlr@&9/iJq.!)6]-sZU.j!z|hLpzs5#p`IrJ9)VtW/iTy*84nhX7mD#zn.Nzw!$&aW",
"<Gi$s3$xs4qzF(aqzF(LbK}Z|!+@vDAQt4/Q.{z$AQt8{3=h%%ljAiGBV*FJ0MA_5,#jdysy*)v!z|[<1d1P+8]T3QstI$a",
"-f9`H#+4+mrVQGH!J,-INT1K.AQtCgXrQ!n8%8TcrY'S:rY$:NQk[6:8f9_A3$x_,!+l$V!!$GP!!$hZ!!$GQ7SFM:ls7&$",
"7n,RX9Id%W71XCQx`Rb`!*<fD!#rjV)V)XulrD^&sX#$&!$N'nAQu'u!)7'URJLp3AQu!}==l&]QcG`2u0W-_d'X/tdDv9m",
"!=4'B!4C/R!4F}@kmRAp#Y_[H#c]g7^<p7J)MNI.^<wGk!)/&u!(xyt^<pYS*hi$7^=6Tj:R4AtGcV-A6}1pHlS|uB!@<#p",
"lS},}C#Zd.$tsI#i70|Z%SW#G&1.D{&PLN{7VZsL+7D@-82mSz7UFK#G#6q[93wg6sV+!:2_%9&!).'V6}:F@Q.w)`!@R02",
"!)U.87kt6B6Qq5(!*#216}40'&Q}Sv!`H&@%SW8R]Aj}HbT/_G*BxFL!4%vBI4ps_#]^M.$V|/)1Q6xJ!(yH%0LLs]#wx|)",
"+{4Hi76FW'!bh^=#YZ6MNrcY)1Mk3879(lz3%TL%]AkSKhC8zj8FBNI/_2&p!*,@4!)Y!P!)NG<]Akm$8Zs]f&WRa{!&ga}",
"74(<-0[.R9NV#n&/h''Q/QYsWNT@*9F(PMU0T@&8NUYp]!,D0Q!]__T84dz-!#[K,74(8uA{P;Q!^Dq2!D7_F11{nM12C!T",
"13,U|#xw}T%ADcX7||x:FIDYvNrrH@GBi|$Ga+DSG($6BNT^KB!j0!&7}H4@tA.R&#C}#!t8*rV!]_]-GqDY[3$vLG4zm8y",
"4zm8f5:-CP5:-CP5YKMh5wiWT67)bF9jXrQdDv8'4zm8M6VGkThwHI<4zm8W;cQNj;F2Dr<B.bs3$u[^==+#}=zg6-@YDK(",
"(Q3^v!$T1b!!$V+!!%BuAyXdxhwI8/GF,B:jS!zL(+'$U<B.bk3$u[VU!m;_C7T_tsV<^TL,B4888wuj)_*0}9K31M;n`Lm",
"(+'r!sV)`^!]`.q7r+-K<km`;!z{/m3$u[[u0W-mCmVQ)NTFPJAb+uBDjS^|F*px'7qa4m3%!bW1vIG0!$T1`6VJfz)_)}y",
"sV$P'!!%iS=]Kk+H`Ii.!$T1p7SFKt)_){)lWR7D+^RqglX%a-:V;&P:VxM;=QL3X!$T1`!!%;dzzAfkCfz+J;i#k43$vLG",
":I6(3MW@+V!$T1f!!$=2!!$Gr7SFJ])_*A7!+<$^!)kQ|!)kb%!+*bulV6kC9M-<57tt@/7V}Q2,uc<5lUka_HJ^aGHp&mm",
"7Q@hV:,!}j3$vLG#:9Im*,#@$!$T1d!!%rvF<M|H8RrYJ)_+l(!-#|+!)0dKlUX8u7b-5W7u5v|&8;zd7Uv:QlX.vAsc.fC",
"!=ANI&un<F!$T1W#:;j8u!8yYCDB09lVCU,;jNJsC.uxw8Nc8Q76X1`lT5$1,PCnK7t5FMlUnZD@'0m5/&Iu1!$T1U*V%0_",
"!$T1u7SFL1lU/4@CWIL}6^tWBGq}kM9jYa^3$u[HG.pw.lU<'(8B&:g=NZ[Y9=+`R8Wc`INT;8))_*3G!)NnK!)0/8B=RpL",
"P2k%3)_*Zn!)A]G0Tsk%!$T1r9L<=;]=8.t<ydQ<mgS'C7NGjZt{Flw!]_TBBY&('!+fiq)_*:F!)HsMs=s&+)_+3H!+Xap",
"TY:Dp76X1@%FiH|R}gwN!!$M{)_*gT!)NnK!)0/8lSr{=:ix*5QM*n.)_*NN!+-4f!,Wsk<CF]xQcD8D:I6(%V;2kg)_*NB",
"!)4)V!,3*v!,<3x!,v)n!)K47!*0rd!)=@]!,9b*lW!KpAJih28J)z77)X'[!MkgGlVByb<r/2|!2{<u@:Zza3$vLGYgA)3",
"G'l7#@aqFs8RrYW)_+QMDU/iK$tsktVqM-'W8C7b@Jr`d!$T1q!!$L(7SFYRlW*xPM@^h&!$T1{7SF^glYfWfB2/i17Q@hV",
"9;dhCNr{52)_*5s!*PIs7:R/LlTQU7AKR799`3ZpKkPk<7t5FIlTRG'J[%v[Zc<5c]<tw}(+'$%`xh{h9$jV3t3fdT!!$^`",
"!!$FK",
};
static const char bitnet__spv_bytes[][96] = {
"#%jljz{(iR!!+1&$VU95!VJ@)!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'C<6jL!!SY1!!T$P",
"&WrD3$7Ufu)p5FfCq$/S)(,^X!@(1K$8U*]$b,UQCpXsN'jq5B!^Dd9$C)hTCu;U-'.=*I!^I8K$DCY^Gp!y[CnzNI%r%`V",
"!^In]$G(fkL|+PiCnS3D$Vi7c!^JFn$HjrxS,4&vCn*w@67<)T$J'd%V|%5#Cmjc;!=SQz!^KF/$Kiq1],-m1CmV];*BnAL",
"(KdmY#=8R)CqUWZ*BZ1g+,D{V)2C8N#zkWL5bx],!!SgX!!SgY!!S}b!!St`!!hft#|1^(!!TbR!=rv]!={v]/PFbn!@))`",
"$;:a*,xYQ{$;FS].45Au2kHzh!!T0n!!Ti|!!Tm!!!h}&$<7P@/p#%3%v[Ni0.-}(!@(p^$:TC**av2{%x%dB.qrUp!@(9L",
"$8p5r%TlBf%uiw`-VX-Y!@'c9$F2)zsW9^:,Y[mz$L7pxv.nIB0LL(X1Jl(k&uQ(}$75z]#xi36!!]g1%SQD=#y2N:!!]t5",
"3}r+t4=14t'LI#u4'ZhB-{<6n*Il+,4zwTP5zhU,5]TU-69@0'#z82G!!^6A*${r^#zaMK!!^DF+=7:g#]k^N#|q'-!!^RJ",
"8P=Y86VIm56VR+K!=|l=/mcgA0.-wA4=:@S$7Uw37X)N'6[=4[7vbVI1*}bX1mP*#2(&UH6tf(]:*w-b$ts6v!#'j.!!|vR",
"4]PSp!f46!!]zI4!{DYi!#P*6'.S,A6_)sa7SWNu6uaS2&Qh`q!]qm375=q/%r%Hx4]wVw#Z-D:&mk)G!(xlv$7|NJ'LIQZ",
"#$=027!{a#4d!h8(Im4U*B;7P!!{*H6tf=17SMc:!$jH8w,F&G!!h(h!!r.%'.+<2!=4%@'4x4y'5%;)p}=a!'88D!!$/hD",
"4_5XD6NW8!zz@9Y{9]-w8m^lK74'<GsU}yC!$$wT<GI0P!&9Rz6Z(,I%r&n]&n$.!%y)(z6[$6'89i`;1K$+&1iCdu2)a8d",
"2H#Q+2f@@$3&]rq3C|+63g*QA4#XT`4@vM[4_5da4|Th`5<'A/5Chx$<c|:)(gdF25yl-&<cs4(!&XYd=nTK$V]LdI5w|hY",
"$|.{C%r/*16`dR]'5w%.%yZJT'@6zn(8Z#P<cUs*!2,6}!2,CQ(+98W!`[4-!2,B%%szhd)._5n@[r9):I6P(@wm/;AJ-{z",
"+agC&!#;9aVTwzkVU*Tg8YlvhVU+kgVU*b{2)}whDL[-zW;a4i6b@^J&yk^H%y|@9(;HRwA:r49!2,BT9p^FxWB{8XG.b-U",
"GM#N+VTsJ06`u8S)(1i=HK.@6%4=bhH0@!'HK2%@7$Vj8(;1U*A;FV@!2@FXJ.kU+'1^|*%ynY%6hi2H'65[b8WM1[VU5[S",
"=i,'m(8%z_D3^JXW=wcR&#!C=&|&&S'68PV!=4&l7ZQiUf`1tCsV&^x!@fG|1nX%X(A-@qA<tUP5y&]c`sLNS1U)x}4MuK1",
"Nll|i9bD8m'N6$@)()cY]|<xY!(r7_P2/'W!c+*87,n/:gS1<@!#;l7)/#:YVS/d66tf=b7qkm#!47_{!47`#!CnF*!)#rf",
"!=SF,1JnF3RDJKsRRq;<RiJ+`:Y0}fdc:c8SAAV+SP,nDSfFIc:YP3i)WQ5!!#@{T!@|<k!a:xv7k8T0VU(}b&3fFxjk/mA",
"6^QfW&mkS77;[%R!2J$v8'nim7+)&t:-PyxVVBU=_Y!VF+:FVn6ty&V7M-]=!(;9f!)!w0!2,jCVX9TH5f,j|=]]9mmH{[I",
"6w<u56xVJ;VV70/.;'#A%;,ny,6aX574C5X8,pUb75=pw+@rRi0LUx@*%&%L6VH|p!]]:K3)D[J*BR9M)hdd7/q(Ib.qh85",
"$!h5]!2@t`!b-`#!!'ILQud&R2FN+S3a#}+!B)yi`3nxV.SJ-Y&s&JI!'5VZ).|2n!55x,!B{g4!B*)CitJ)S!6mgb+!/-H",
"5i6ym:%a[CcIbLN%4;.!.4.Vg%SW03/PYi`/PR=n/_wvI69L+AsU|ZQs[RI^)YXS5`x%A27_'5^!!-=9).i*(sYp(#`Dbil",
"$V`G[!}f@qsV&|W9Qgrk,A=nCSzY0K&PLNx(1tTg6xD'i7(<4N.5p(y.4sJw.5Qs',!fhR<FuFU,]<dYsV&}$/#^zR!`I:i",
"L[/J.s_22[3=`RC!2An(-]5jjFI0&z!Cl6^C}SbZsV+<'(lg%/s[p]X3{<f`VWiHk3]|-CVX2<cNT62v!'V|_!]_Qm6zl(^",
"7:-$ssVH#n871Vs`FA8p2F:cG.52^}-9)v.sh+0=*TSjT!2,`+0./@qAr/WvWU)(x*}xt]1+<4F1IR7C!T6)a81'g06]#+a",
"9.Y<7!48MMP2B4V`vfiC7hLxz,}[ak8a`&GW6A4S2MljF8n[fX$Y={y$7y5S*CCp#0/!u4:I;M}V]#1#1^f$f7,:JU+)dLR",
"2G!wN!T|hq#:SW3!)(Ik!*h/):;8WaW66,C2dLgN:_!tj$_xkH*C&Yg#mqdR$y!)i$[B0|X-kWz#%jqT#Y]k:2FapL!=V'i",
"3BrMW!HjTa/8.qf.;^T,#C8F#<51=L<)[lRYgV7%*J1zN]L{;iVVBlG;jusCbjRs}!]bV.!2.SWQM0YZcRD[PQ/0ln!%piD",
"!]^yY,,juL8fY(.&Q$8Y!2-C2%v|!X1+&Ja!2@m8!6mg]0[LM.%V:Fb&2P:`*Cl,'6_hYUg|09!'LIs=/PZ|g/WJ/s2H)%d",
"!2AA=,$Kq@h<,jF)FFkH!%#<L!!$@m!&;D{$VW/R4FK,F/Q9!g%TwLdVVN2M,/hRWhzd[R4zp105:-CU5xyB^!2,jrVVTF{",
"9(I;alga$fsV+0)%8lPxm()`N$pX9q8,ncVsnx)Un${x=7xI/5sp.;X!6mj1!CmsIAf-:I7.[/j7XlcX!Xa]K=GC:d!)AYF",
"p!!P%3}w:l!2,lB,C5;6!!8dA!&nk}$tuFR/j1GJ/Q@yy'TiWCq::')sV%ys$#%`%6_17&!)t-Q!)AmLqwwA'k0_Zdc*]&&",
"qzGg(r9c1Tq{AcWsZU`]sZLt#$vcXm/k${[/R2l-!)B'8sqp23!)Rg3#Y[*V6tkzgQM:ZRkXy9c!2-[JW5u-rW65uI0LL$Y",
"VUpAXZLs).0jfZ}9R]V+=]M'z!^0gv!2,bg$uqu(!2,j3VV.'1PQ.#K#*;,{[+K%[86:Shq@B$Z7x^=G!(w+9#wx3BqzH-,",
"-XnDV`=C8p!3QX:!@G;^'.0,=%qtf9NT2C=#(irC'k9v7&mq&<'ji<J2cabhB!Qd))((hF#:@q17@7.;)I$0l$txD6!hyIU",
"CC:#XZm;g00WfzjVUp@Y;5`&=NTLnI6u86y8;L6{,ZNHXCr50=6wPf(Av&$NDrLIgRh;sY%Szdx!2-';#Vckn$VZ36!=axB",
"Sd5hj#dTH4[Ii.QNTtQm-HXW'6v0tN`tm`bFr2]@!x1Pq6dNA^6v=z4!lSgD7@j!D0M^/p+!aDf5[MndsV2hS))*FX!]bV0",
"!2,`.Nrda|sV2x2#uBu-6^ng&90pT46uaS`*f)up!#RB{'ji7)*f)s/#]Dr$stCRm+%%)w6x&Vy5{Q98sV2hs:9t@I!2Jq0",
"K)S&-6d/jJ783hFRI}77KHbaR8!sCm[`;dm!-kB]HqkUg!&Ih}8Q3DXR-MV@'v^FB!ClBm#{{Y@]}pSh.JT1i74X97!2+nJ",
"7%4Jw$gyQZ!)1`i!{(L489jLw7f5:!+P!<kVV=aP,/gQUI#BzYIL8Fm<pMGF+.7.//TU5f,|=Z=,;;J;W7Qcz.%vlZ`x$ca",
"3-lRy!{0Mr-Z{'f!C('x/1-lZ7&[I7.;'u].iX_$##KYH*D#5zJM,(b'ns&!)JF_3VVM#d.NcRc+$:K2/U)WtW6i4v.LiSU",
"!#&r/7T<w/JwrQX'57M$!(xytKJ;Aw/5UCD!Cd=_Nrf*p8Dx3lS(n+n@J{&c#&v6@!=|#c6]JPhVWh!a$b]F&!2,`2!55x#",
"VXq;YjmK4/mH{[I(nS0r!-C1W<3&Hf!)/R&9k{vh$u!y^:vis:!+ACR!%{w<HRxl!7TXY=8!Xj!,YT(MsW;}m*BfDz!55+[",
"#:P1b$c-bxVV.sh+b'L:7T-{`,Z[0#W3k;sW670q)kX5QVVM^`A{c0)!)308MaR}'%86l#W4z@aMQu)s/}.J}6c}9w7I3`B",
"^<@.^&mkQN+)Q#0+!VHF={D_u!=WiR8@UGp#x(5,$I[8U!)%|t!*-`_!2Jq1DrL_4!551_82bXgK{Uyw#@@B[NT1H[#=Yu!",
"!|^X}!%hjZLCvVzW9TX-!dc1V!]c:(+!!$`2(n-l!BI]t#:AP!VX0{8]}[7D3c(2/!]zJp*cK'B*D{s')YX[y+&'+3*fHnH",
"sgu$;7I]WXP3K.s;$V)B'6@r67:d4%P2$qx/Rz8]$@DR-!McXm'TW=R!(yR(stC,^.6MHz6uD66NT+i/sVp9zQ.j,^2U0#+",
"QG@8k!HvRGNrG)7!^yGM9NQCv/1)7F!-aBY!=AR'!).|y!$Jj$&6({P##'T0`uUyw$w<f*NrwpH#[r;/N^8D^+dZTV(IJM'",
"PQ25t7T!S^P+$-A-!nl{PZ4ig!)A.:PILq9s[,Mm!55x,NTzjI/Vap92,I<b'MQq31l+3`!2C8=2j@/XVV/i;(2,sf%;6!}",
"/PR8-+G;}*1iULs#Y_A|!FRb4$w^+{sV&|z=GWmF%w+]4VVM{M*`d#w3{QG4!!$CM6v.2D6{cTN04-1g7D8FP5:kP{/VPTT",
"PnMgg!(=M{H3)D3+!(037Y8:,*%!w{={Xkt!=b)UQ-bFM8yWPD%dr@q!CmA{8[A(q/T-wL4C5l/VVN5,.<tua;L18X-NGi'",
"sgu$;;W58NP2'y/$Q=LH!=AasR,L0%!C)!a!*!J{7VUCsVYUW#+A'U]cI0*#S(W[6(JTyW:1bD&)cah//PmgD+b&;8%]4!V",
"#|Gc<!2A6:#{6<{#[*6<*D5C|(;1kW(kjmuU{V(%*F1Gz+2&`i+abSB01j'TA4RCt!$q&,6Z)iQ#=MX+6c=-^QM-C%F9cNT",
"743^)QM#@g!du6-!]cXW9[csL)klV0#cG2L#:F,'RhMW`&p:1u*D@Ky!2-AN!2/Z<rr-)6!.@Ar6Wcx}T%WYI,mb7}!!1Uf",
"!/@pMnD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r]mpM7:=)L]$7K[})Qv7cCpw)R(glTV!@(.J$8K$Z",
"$ClHNCpNlM'LS,@!@*f;$C)hRB|1cNCp'RI&17cI!FnIN$Dkt_I,:8[Cn]6D$t|:V!@+r`$GQ#lN8DmiCn3z@#Ybrc!@,Ir",
"$I4.yTGNCvCmj`:!=IJq!@-!&#:;dm$KAV-!!$;l!!$;m%SSLz#Z-lP#BC04#;$'Q#;sN}CPVjUC17`V*`n1_;F;_)%7cSU",
"6Z%24'Q1JD&T<$^,{7rp#@J1X-tv3|.rF_Y.4rUY$9C2G/1f5%#|1P].STK}!@(iU$:@!y*%[Dm)+qsg.WDgz+Hgb)%XHHh",
"0LL*0!@))d$;:n1,y$v&%W}0d/11_x7:tJ{$9Wb4'kx'm%WUt`-tv6b!@'zA$7sUc!^n5W%W-Y[,Y[nl$;XkHsW0Q7+z}[J",
"$-y$!!!TvX!=s,j!!^pc;:&2z3`T#.3}r+r'.*vs3g2W@-]t'l*+Cx*4]YJM5]@D*5=,D+=A6I<Lg:;3{&m_U'5aI8'5BQH",
"'4x5D'5.CH6^AD|6u9[:/R*}%)H'y7!(qrS'5.ZU$77D&N6X%6sV!9,1KCA-%4GN6sV!@S'.AgT'u$'X95%=5!GvyL1lsFh",
"'T`xv9L:0%'B9'|!)&p03b8v|4#xjD!gFW1N-pXC%qq@&4|p_|!{0}6&PNZ*!#:fL=}+Rb@(.8v@An/I:SfF-N7K0R'LK%0",
"!#:jQVU*-P8YlvgVU+hVVU*bz-XSJWD.<$yW;W.W%|^$l&ybP9]dZU%@z&KW!2,BC9n&;W%44K-'4rqF6a^X_7SSSnGFsIS",
"Gfk'=9Xy,lG3##Y!#=a`!@{%C#wy*1'2)Q#7[&3:I]u0]'22;!-tn@v'64(j8WM0=VU5W#=JaL^(7tF/Cs&NJW=m]P&!u8;",
"&{x|R!,)%W2IN#k/mivQVU33`=Jajh$VW&&VU36l3Lpbd6f689(]TX,4,SB|-tkx6&zbWCQ7qTC!2,7^VU4jr6ArFA!a5WX",
"9b7gDc01SnCm`W+!=BH+.x|Z-!BvM4!.t6t!)JT$!),G#HB*r&CmVQ&==S;mi6mk,${lU^!%XC@74(@#=7U@fcH{,YcHyy'",
"!zz@1c+D@T'h20@8R,igd'Zci$7AF0!=Ak,!)5W1$ZVPHsZLYcsZRF<#:;l@sZKdH!!$<8!!$<8!!$c'-j^Uz,7_Pdp}IhS",
"!%lQ@-.#]$!)H[F9bBf^9tv@`7Pl[}sZMlB-.#!bn+D1T]f.v)s[I9g$78;A/V`jI4:[{^0.6m=!)';%]f32Q6y].a79'=g",
"sVH#n7XM^Z,1'1=!*$%L!2u(ndc5F8f}Pk/!-':L6th6,DCq1UcI0*B#:@ji6WPwu%;82X!%%fdCbBC47$ySI&PLjm+{<W1",
"`T7j77@`cY.5#JD*a&'g&T[8JWWCYS$V|6h11wnIZ.wk|(N1@x5Bzu9!(yD$9.2MK$W*b3W<=+1c*wlP/QWxaW5D;s1NU]p",
"2F=rf!]hir*F(RC+$sy$*FG16-Gz:%!*#83!)^u,!)D@;WS(+M8g5Iq&WRJt!&!2v74(<-.Cvj2NUvd#/fV(8/Q^<bVZ9k]",
"sknuZ7.0:2;=!9iB:x0w!)F!R8GQ3;!#R=y'}95-sV+6$7X2Z[7X2fP78ssud(@rv%LfPc8+@dGsmIt,8#WpQ!uFk38+TrI",
"sm^$H2sD+A/Paq|!)A-zjPSQXjSLa+k.*ybjS5*8QM:KU:vSIZh9msU<`Vsj!=AJ*!)5s-!=tJ+!({W:!)[vL!'ca,!=sip",
"]KFzh!8[(f!):,GF<vNI!*2zH@YM&YcHyy-A7#^rd'X/(#J7|:AC!^WF<vG,!)nN{!({ztB^C,JAtda#:*y@l]Gmx;9uyd5",
":5Ct%9v/q%9&bn&=g0v|@5C4RFr)]A=8p3^/AxMt!,z4,D`9[fq$GKX]GGi+8W1JV&8,M'!,Hr(!!$b[C'`j]!)rn(!22H#",
"!)}6S]H[aZ$N;,J!!$]6!]_pr<1*qU(wKPcHrRMWVVRl#,*fa07`C&4I=1JK!!$w<!=AP(!)(X(]Hpn]9a9A'9YTs4)r$m`",
"#wyBHr[wUd7mjHrJYT#K&WG+|]G-lNJguxtJ|#uDYgA(_@YDKNCmVQ!cIXC&!7tM{]GB!v:VxNA;cQMy:&!bAM@|'q9mJc|",
"!=B7%KV8f4GcJLDKtWp7n'f8K]G<28L%wcxM0r8<GF,B'MP1CRMP1C7FVw)|!z}I&!zz@(#:9Ip#:9Ip#YXT*q]'{L:I6'{",
"l-YNSKV8fi@YDK$WP+@d#x#c}$HUUR!+B/#!!$Tx!!$l$!!$f#!!$Jx!!$L<!=Av'!)^fV!)pbCNN]vAP*}%B!)@T)P+.c-",
"%SQ0u<B.bfjq@'U+G:h,!+B.{9L<7pt4'DqPZ4j+!IV1l!)hhT9bV[X7D-@@]G&|p8Tb@=77`G1]Gnt`*d||tsm]|m=S0@x",
"!(}<@7&xgn7^]Gh]Fq_78y_2q@0li+!)*HBsl5_4@P,[#!+H|z!*2+-R,Kbm@P-<G!*,&,!*2(,!#s_v:I8I{bjAx6(Qg!v",
"!+`Bw74(=,]G:;.8fNl,89S{h865jF9lf8+C}J&cK7=GgQ'iN^)(@U/74@n7*}xp-]G/2c!!!#*",
};
static const char bitnet__spv_carry[][96] = {
"!^'LF!=4:Pzz=(&!!qV5!!!'29-qXr{&LBiJBhp!2iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#dTi'$Bri%$&Mq<Cn*t=",
"#:Dg0!=}**$75}4!@'rA6u)Z%6|G|t$AB1@;p(X/=!!&(#Yvg/#x@w1$7i*3CnqAF%SZNC$8+U)#GpjACnS0C$u)A4!^HU4",
"$B62@@G[W<Cn3}A#Ylx7!^I,G$Cy=MFTf-KCmjc;!=SQF!^IaX/.U/C$!g8y#;)sf];5:{#[)bB#[A-K#ZXYB#c`(9#dHVA",
"4@L6y$Bf]@'W}GW#[2[=#[U9I#[,zD68b3(@<2gyCpbyP'jq2S(s//L(s&,L'lK%L@[p'}Cq$/S(glQY)p+MP(5GvJ(idVS",
"!`H'!CqACV)chn`*l'kS$^F5t#]XL{#ZV/P#]l`h$W2|G!]]S-,x&gT%vR]P&n,%[(M,i&%uKmX&n#%]'2'R%I%s[p#xU9Z",
"-:Luw,:3IV/2.&d/PFNb%Xh5}0LAsh0.$lh9l2v1!@mXn&R1+a/7w:c&pNhs/7vMJ'/lrW6`u8S)(-!z.[K&#3%%6a.v.[z",
".uw!(.WXx+(/=ppN1}!GMmQ-vdc6'd(iGIy)**3}!^%JF!Gk'%!$V8|!$b+V0T(;#*D=Na!^7QF)I5yD!#;K2!@xi;/q(qr",
"/s3AY/t&*62,I<9)IJyB!#;<*!@x[9.UlPk.WP]S.X|m46;.GD-x+h[-Yk`8-:MTd!%<i;-:8Zl*%(hg,aD8:+}i2}+%&7H",
"*`n!g*cbvz!]^Nj#::fn!$}x`.VJ+P.u'Pr,#a{n+%.@*+=L4r!^bw^:I6|R!&m18!&wAx1.20|!&&aK2,+*C!$$N9!]^yY",
"4@lHC#wwj1!!,9i+=C'c,;N72!]_9(!(<3.5=Khc-W^_W2P5B*!([D)!&mK|/Q&i.0nQP!#`FSh(1w|K=zhx0!ClG9*Cv/z",
"'8L^s'nnmx!%Rnr!*@f(+]a0b@[f!KDjfzj#=&Gq;'t{y6u/7'6ty%-C4$n^+CK)t2(/Kh-tpBy!#[B{%44C<!,B{-5{Z2W",
"7_wd&!.9:W6u3#%!.9:l7rWZ5Gmd`T'xL[L-8_[&.@MjG!$m=47SGT8!&b/'",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!B)*%!=I1$<iYdcJ#aNk1*wM)!bjNnI=.,FHA{Y*#*fnc<%%s$#Yvq0$C1|(#f/c:#B}vt!@'^9",
"$@zA-:Tl-*Cm`Y9!{'Z'!zz=*@:lrlCn=$A#Ybm5$b!j<$&8S:$udR8Cn]3C$t|9=!@'n@6V_J%1P<BG#c0b6#cU^+#ZK<5",
"#ZUH7$8;f;&yB,RCp'RI&17bD!@'rA$7XLI;p(s7Cn]6D6^Mi:CnI.H!)'|[%44D##Ybr@!@+;N7$;%7I(,liCmj`:!@)&;",
"]:CdtCmVS8!^AZuCPB]FC1%SG'LJm|'LS-A!FGh&!@*h@4@YM1$BfV=%#JNL@ZsLu#_U%j#[2[=#[U9I#[,zD#[[QP$a&L7",
"!]]S-)QW5R%r%H9&n+^P'0`0g9mCa4!G7q)'jg@d!!+YLBqZSM!!+]S)(#hh'.+;P'1QzZ'1Qzb5x5,Y%WKjd!A$H8%5vSh",
",z3M*,{Ch*,znWs+%K@v#]aWT/1)#udgrM+-7v47!av%]/1(D`%8`$h.V*vQ6yI!I%v]0*'1+<'C.CX2g]/#u/vZM,6vK)_",
"0LBhu!D$gk)($Im!Bgu^st<p<,_-ma,_#7/91PIY02q2Q!#;A.!@x_3+#^_R!#;G_+_:XQ+|ZC3.5pk1,[:0)0wqwT2F:`n",
"10IX;2K0b@3`U(76<#H}5|BZM1/u9F0P$FF*H#.=!&c0s*B<*h!'$c$!!!1X6VZxB*g0(s0pk9[!]_)|$VVKB!!,9J*`dqc",
"10S_f!]_6$1I@.X!'KV'5=.&75]TX)+{*VJ!^9]n=_l5u!#)Tf!'`-)!zzjm*B=lj1h/Tm=dW'sA7&|<!+2)$!,/vs2'{cM",
"C0{@P!+21N5^;)C!hX;z!]`hS'jj:D!,/%dB_Q'W,YfgK!a:t1!B*#A$tv!N8<+zb=bLB_#{{FT=aX)q!@n#j)2bjz#Z_fZ",
")gJ6=(irar*F2#w!-]_n!Cmh@!.'yx!CmkFC;<yT.b5a,8q.5MDMqd2@Z#s6#:9LLBYvP09M/=[%YvL2IG+*a#:[,`6thy+",
"-vnTv!^0W38m`v,).q{uB`W&l'sIB1*`]vf%qr]}*BfDn!,/*[#:Nq6$w^+{%qr]dD.S*PCp0VL,z*b%!]`X2!,1KR#^^LZ",
"BWL!y!_K_<&4l8J/S(]h!abd3+C;p,NT2Cy*G$Xf-`a$U.84/M!Fqdl0Tqtx!&qhm#:;fv;F6_`)G=F9!]`8G!+38;KxMR7",
"!kMPC*a7=uL=ZDZD-uY95ChP_LT)ga%qypg%qr=NFgn;a6tpII7]%1C!=]P<#:<MFLqa$07:WvG98HVM!#pS|%C|]w!)<-6",
"/PYfY%xu6g!.wQq!CpDU!+2(C$8Su)!]hja&S6n)Mnapw.=ZC!.6ukC78+Y|QH|0f=`k*9.@HTd-Ha8sP3zrC!$lx)7SG/-",
"!&b/'",
};
static const char bitnet__spv_delta[][96] = {
"#%jljz{(iR!!+1&$VU95!Z'bM!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'YU@L3!!UTn!!Ti}",
"!!hlx#|Fr.!!TiT!=r|a!!Tf]!!]jb#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%qnNA#y;U;$8gz}4ATZY)-}@#3`^/C!@)@x",
"$<%cQ/3JjD)-V%{2FCf-!@(ig$:@W9*'@y.)--hw1+*;u!@(3U$8[K%).hDT0.-|d!=zcG'.*vv#[Gf@#{K``!!S}9!!T7'",
"!!TF,!!hY1$@(;x5=7]l+FrP05YUkM!@)K&#_dz`6[6&|#a6!{#aA.R$@QgZ6Z'Kv-!j6874/=`!@)i4$==|y3(UIp-#3R<",
"673!H!@)3$$;Zqb-xKNV-!6t3!G%m5$:A!R*([+F,}w`03}{8!$;XkasY[yk3B@'c$-y$9!!Uaq!=sf7!!__7+]VFi#{4nQ",
"!!^UK,wpmr6|2p^6Z}s]0N1=z0jj-C.4,7;#|(FY!!^pT$:`<c5a:!.2.irJ2jjuQ3%!sK0LA}C#|mta!!U#Z!!U[W!!tf$",
"%4G37${d`X!#0q/8m]{+!zzj4#:9w6#yZs@!(r(Y(nq%-$^Ndz!#mXB6z:(<#:c9:!)8#u!{Nq<$v/5S!#:A<!@wj/'N/6y",
"'chvT!#,3L!A&U*!_CY{(,kU4!!+%!#;Uc))H's5@t:6`))hp467*Fh!!Sx#'4uz2%SSM1*&c..]cZ5b*D$.G6]b{4!$tNF",
"1v::)!$}U8BCab/!%*]c;phXF!%3b4auXMC!%<i6$g0ql!%Hp9/cQ9h!%Rv;/cYSP6xBs)6Gh--#::f`=zgxKBx`/S.5v%Z",
"/2lgI{8tYw/R3^a/pK3S0/i-N'8Jc&'sI!D(,9K+F+bNq0jb.j7qa[{!!+Y47qa]g2'{Vw*&c6QBq])z;cSIjH}fr0FI2&)",
"@:)DvKV:m;+(jZ|8PAX'6th)a81$Tg7SI_n6VMAk)XAC[!#=TY!@zu=XN#[3!#@Fv!(u0R<JUDv!!4`P!2h`p!2haS!2hkW",
"&n%Rr6^_X[81P5fKc^!3+=Da%&&r0h&{Z_K'5tr'%ynWi'A*Rw(RNR2%y%Vj1Q/w)(2$$HGK2&+M'PRR7CKG<8#2aA0jfJZ",
"MvK.=X_*MHM|1lYXZr'%!2h`INr=L'P-,P_9<(^-N@WFg&#r/f&|uZ[%y}BZ'@tNx6_<%a*C0]F!4`z(!2hjv(8Hb{!d.TX",
"!2hkU'9RA/6^ia[)/nauSAN5K:I6PaS]F`R!2hj{)5D6.UXc{Z:I6PiUt[Ha!4`z.!3|%.7),9[WC5n-Wq+b+*T{'`!3nA.",
"#:;i_&vB]!5YN.N7qhA/!2i*g!2i056VHz.!!&FrXSW$u+MX/u-7Cs:$txR_!2i4a$;:PX$;:YuXQ5^b%T7f6!%gIl4G-4R",
"Q8P@}XPI;c+@ah_LbaINPgIH=!$X(Q%qqXR+@v!hLc!gUPgINA,YTn5!]c12*B<-C!2iN=!!![m#w|XQ.S_K+(wS(f!'5X4",
"+G3xv!'-Ax11yBZ!3z(u!ByWU!B*/FsV!J_(n^_a!'ij#7Y$'3'.*wL!2i36!=shu!(zQI5=$ZT_u(@s5x4:$4=lZL)c^U)",
"5x;x[0jfJf@,SbW'Is'<hx%}0%Zj8+7t6&m77V@f!#*!t##VfqhqRU!$!&7'!!!}}748.D5yF0xGFhk<#:9LLXSV}t782uz",
"2.uxUGkP4Hq%9aF!rMai!]bq5r9kQJ6tqKJ$dtdq.4-Dc'jfv}q|39g!]hij(-pS3(iu3b*D^`5#,4]UT[F3-#Y]{F+|XIB",
"$!N%=Qtl0Q!2i3:.PtB32cZ}W%42'uMQV]RS}uQ8T==a:sYP)@!.GTq!z|Zp!Bx_[3`T@X,wpZ2#wv]r-9xUQ!3!x+sY9xm",
"sYP)3sYc57!8*Y0/RRuLNT:RB(YqRI7UZyb6YYv+/@rz=Nt4BhXPC|c9kM]csV6dX%;-&#U,TS6P2%5S6wYl/#_*i<q%9n8",
"!)4#TVGmzXsZLZzY0a+&-r65/%GCDCW&L0:XPJ0h(T:q&/P]T:NsHG3sZ'NX57WXI4x=,[.J6fzsXjKI*)a!z6Ziql*}xvP",
"0TPS0Y-F1b0|sS2!$ir2!{#z6!]bjI_!vu9!2|vJ:X$S!#xiz0_:{=C!!wl0#@'Zq#Y_N[<Qy4B&r![w!Gqb<9#[ZIY00{F",
".;bD6+{gir`Snc=#]CdxCw+Mg!2k%wXR8DTFQ1!{Y-dI0Y0.cU7qrbm$V|4P!!$Ab,wsQN9s_k5:[5+LY07nL2NK6T:hJQk",
"$:!nw#xR2U*C8h{:J+4V]%Rhr+5K|Q3%I}Uati+i;X1IIY0T2a2yBG_bUV/y<-^$F<sKv^Y01CK2yVZh=*`lpcS2^b@/fFS",
"Y050c3L=nbd1#T2@d&JWA=+%ZY056j3L={kdn)1<B!h.`Bf:6[Y04tc2PCJfB{kB8C;KqlD#U_`XR/mnXPG`/3w6Y,fkqi=",
"8_@$b!JwaV%47b=!]c0N!2}.l7|T@@Z'_@PNTPV)6u/1GY0Lt[0LKwi!`hZA6j%+233TZ<+_XaZ/.Q`&!]bjm!2i/RXU`(f",
":B/09_7-9r77zj97xZlV#x%%'6VJ1wZGMKd$txRQ*a&qc%XRQV'YIJt!Cl6|*CMsv&(Qgb&TXQs;.m5+'.5/H!%5KY!an9K",
"740ps'Md}ZY/:x}2j8K{)((uM!2i5c+(z+s!(A{(!&;D{$VW/R4FKTS/Q9!g%TwLdXPFnT,0:s]lmTuf4zp105:-CU5xyB^",
"!2i3xXPLL19)c.nqYQ;ssV+0)%8lQ(qwwCi$qs,}8.+Ucsq3xbrtl3Y7xI/5sqI.f!8*[L!CmsVAf-:I7/v!w7XlcX!Y{NX",
"=GC:d!)B$Ssqp2=3}wPs!2i5V,C5dD!!8dA!&nl-$tuF_/kL7d/QAD)'Tj!Qu.+hCsV&/y$#&*=6_1`2!)tU^!)B6Yujh%A",
"p$NtrgzL=2um6#4v-SKaun0|dsZV*jsZLt/$vcXz/l<mv/R359!)BNGwc_tN!Gyq2Q.fFw/|xmH$7Cal%zwXDY0`qZ$P-h+",
"/f}=@#%Y(Z#_(ccZ'j$z$#;md]d%VW6tkm9!4$}%8=rRV!z|+;8<MVHZF#6R+#]+<,ZlCQ!a:t1!`H&@'jlMFRIyD382P<c",
"#Z-(n!9w,)9<cjQ*CCmD*CCl{!2|[K%-u6V)FG+M!]hii'mRF1(KM$`*DTZ+*)a!I6flPx$)c8I7V;lN[$rlSTCfyF7sI4y",
"g=b|r.SJ-Y'*M<]SH1GAXP'b-(/Ty%$90Pl*BBcZC1%}r(m`3f+#qw!/RHm^&$WJp#yH)I7Zh@`6tj@rNTHxyYKv$c6uNR5",
"#C.&AY0/g#+z}J`%6S]57y=9(H&DTgY0Ldk.Ah`@+|:,|75@7u.6GVZ+}U|8ZHTm=)*l0A/PL)b!L5Xl!{y86HmH@*!!8Q9",
"NT;Bx=B3(*/VM_502Q`U4!()K!(z/j13ZuC+&]`w/U2^z7&RSg!+hWK!)F(T2S<WcNUZ:^I-tQ[J/_AsXP*`q+Kr{B74WCa",
"P2%B8!Cl@V!8*Z+/urZ(!L]Am,Ih<8#jizt`U!qq'0t71+}`5N+`dkv*FxS(01VXiR=QVQP2*l,:[pfcrY(&U!MYKl!))t9",
"!*!_!R,7_/rx**{!]bj67(#ACNTFUA2FXJ`!=WK;&=vJ'*CW{:%Gz8M&TXQq-{fpZ/R*aiRJl:_<CITi%&_UKRJ-AgXR))k",
"NT1fI7;5)]YKv-Q/R!k*P1m[B&d.@@'25dwZg:kc-Z|*B#Cb'4sXsq!8`cvC#C90;#+xQx75tYk3B|Ta!M:!g7%hy0/G()-",
":l7<{mlBM!!!!!#!/i-}z])aT<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv)d.R_!!hiv#|:h+!!TfS!=ry_",
"!!TbZ!!]g`#0'{&3}r1s!@)X!$<k0X(mN9]3%!y:!@)/r$;Q=H-Xg+:(m$kx1gfR&!@(X`$9l21(K]9&(lYQt0LL)m!@($N",
"$8*&y#<SIm#}`Nk!(p&x10g|q'LI#^)jyd%+(@4*+d(P-+(^I/5wsuV!@)b,$=+[j2I9Q^+(51,4]P@;4zmJ9#ND2L6VH$s",
"!3*[%$@Pd|5=a$t,a`997qkSU!@)K*$<C<j01W2^,a$q35:6a9!@(sv$:_1T+%MBH,`YV/3}{8%!@(<d!(yil6x9-l,`1:$",
"-8#:<-VX(7*}x2-7r(*Z/PFMD0.V$C0LL$B<sLBFzzm!v'5a}K'5BQN'4x5K'5.CN6^AF&%rD4f'.AB&'57JT6^KKu6uP,I",
"F-3BzF5z*;FR9G8:UJR=N9.yX2lat^G-K}[*(ilJ!!=gs!(;ga!(GnF!(R!K&n%Nb6^_X]Y23!IXMj-{'8Jc&JC`Fk;8s;+",
"!))t1!)9^H!*6BTG+b+8Lg1HP7CA@;7&-;;M4Xrx7ap^YM^fb*!2hazXZg|6<U.<]!R,jL:;d_R%44_RNy9L&P2t8W7bKMS",
";.N^^/5}*2!2hkS(8Fx=!bh[J)(%n@S$0,I:I6P`S=(VPSp%l[!2hjd@+}_^(h/W11lw*i5:-CtLS5&<LqT/9-VMn2LqT/5",
"PI3(U'.-(Q,,51H&AFU.Q63=B!%zX2!!$IB%V*1j+@u{fLDWSRPI+D@!+6dc!!$J/!]_r79[b&=;k#k_8L,;Mq]*}S!+$Wv",
"<sLR=Y3rsS7|}d#!!]S+-@)3LsV*$^;vQRu;FS&6=9_nAG'p*'*}w|0!'P4v;vQ:vS=&F/ljKpA!)AI@74yzA;vQ7*lKxxn",
"!*Y;`9-|z:+Z!ST!*Y;c!!$`-!]_VF77-3#;vQFqsZQ}qsZR].sZR`06z/^A;vQ1}6tpj';vQ0k&WR!5!*Y;[&PNr7sX=;y",
"sXSJ}*cCq[9f^7zS]S#PNT;0!;X24):KX]QY2G9aHp2HXY2<TB#,z{:Y2:Mv:a]w97V-y*:-ak2(S,z4Y2[{L7cR/C*HRk(",
"XPFYR1Fi,W1(J^n79auII$v}`zzI(!9Ff'7G^=&c+]VyM#aS-Y7#N#;%;($y8+-V5::faDU^UxK:-WfGKf0=g!$d_a$VW/$",
"%SWCU!3);:+p$KF#=&MQ.SPl_6v.+qP1ru;$7Jwt)FB+X+G(Yr763!U*Bn=J!4aML6]p;M12c4(!^Nz`!3#(5/g[[91/MAg",
"!2|iF*fh!/+'CXm.4@3|+}`&:`V(xm*'hRF!%k&g!!$_3!!$T8#YZ|B!3);[NTa}Q<&Aw=2'z[T+dYqu7WMC[.b60asZTa`",
"sZL|p&&Yg8l+,kX05&lQNUT[v!,&zG!=AUS!)J7F_V-0#S(aR2!2{Im#x-$5sV+6$7X2Zi7X2fP78ssuhx0.&%N#Aq8,ZVT",
"sncf88#Wp^!v`]A8,ncVsnwsU2sD+N/Pb:,!)AV*nBC3snF:z7n}x4pnF&CGY1yH|D!7u.7i+1{8V{1AVqMsvh9j4IG'l7W",
"kP1H:!-VBQ!06l$!*2L7!-VFR88)ps!$<-96th<nRhW}7GR^7*H5gclY4`8T8<g*BHNwTZh9t:86f3YQ!$<-/!!$sfBy+N*",
"CPWC<;S3xdI@A1iY0Ldn+.$y=BPpLb76B,_P2'l'!Cl/Q,.9k0$9Ss!3BCqAJ!-W{MmPMXR,kvA8iCcZJw]9Q:P&Knn'Rsa",
"mg3#FT%Si5([Cw%!(|g.JZgPyljKpIY1f=7FwiTv!$)})8m_x8Y2h1cCW=BwiVbcU!:A)JNrbX^#+hs]!#R:y&&mwP!M0sv",
"7%^s/7*^ig!!!!!",
};
static const char bitnet__spv_embed[][96] = {
"!^'L6!=4:Pzz=(&!!qV5!KJdc!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<!!U|#",
"!!S]7&uZ/&#]MU<4@VAz$B[Y@'v<TY#[;b@#[_AJ#[_<J8Q:f/!!hRr$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!!UKR",
"#zC@J!Iz/|&8h|R$9X@!Cr2u^,Y[mt!@(`Z$:&)x)2XIlCqi^Z/Tuaz+]VBX+ztLl,:3Vn.SJDy!@(|Y$:{B}+{=sr#@,!V",
"-79$n!@(HH6XJ9I&n6!c#=adR+z}YX!@'q5$7U*RFIY@[#=8JM*`d2a!@+VL/.QkU#<y5J!@-Wl];1x-#^T1W#^rVY77VW8",
"!'-#:.WDj{(/h-H$yV*d/PPg*0MRTd/n}Jd0pM'-#Z,t2#_fX1$Y,tn!]]S-2fcw{%x@pb%Sq%d!#FfI!#P*5%r7b9&nU*x",
"'43`R!=4%)%42(['4Gr4'2usf{9S(,'.*ca'3J5m!=4%.'4(^q#ZMG(!#mgt%;6884!(dc$^Y,8'lK&*(-!3((,kHv(KIi5",
"!f;%,74&g4g].im)H%]R)fc;<!^%CCs^`W)!$`AR!$jR('.AH=(0(A*2hA;,7;q22f}Qls+_[+L$VpxIdc6Kq,;vXa,[W]T",
"%T^mUsU}<2'/[96'4x5B'57JG(2g+Q+#|ZY.[|Vs%zFl<&wL#$'66|'%x^l9'p7VY(2AiP$:jDV!%g%r07C!c/5UBh9L:0N",
"!!+Z4!&'8P9L:0m!%])/&X%`jzz@ii!!+(!6tgDK.qj&8NT32-!'^u%6zPF+3bVV!!{7GC7!`Kf=Fz$M'22a@%y))R(Pbsk",
"%y!-]&n$${9rUqK4d$]8CW+)ACuGtA5[0m$6`u8S)(.Z1DsU@!(gnqpDWw;aDs]26:U5D;;'u4h7SF)]@C#f[4_4sqG*19@",
"G35]0GN5d;:UhfBK#ftIdpv.+7$Zm]HmB&$I|G*d%Ul;b7B+td!$mtG8ma`F*b+!F/8@0c!]a:cF*r3'%;,f)!$7JZ${mZ]",
"FVKr7)I4D]785'`!$_sY!(y<L!.:/rI}|Kr*`n1G1Mu-H,=yTj!ifWi-!`-T*BPuB!`I:h!!&(c!B)yi#:=Pr1g`)y6{UNT",
"NShHT-#Rs<*Bd%C(N<`U*B:hgFLbq-/na@N-7/dl*BpL4!#fM!)FBq3.T2Tx$7i+S5z^b/+&agf2FMV#!=a&`*HBX+!&cF.",
"/P`*Z'QR3uI}|}5.AhF6-8si-(V_.G!$mzI7SH1M*)_lBK=j/T74*.b;cp2AL4,)m!]a;$!.:..!#R;!%44DB!.:73NPYJH",
"8@_MBD4qf;.:RNX.Si8p&1jmWI}|Nj18rI|2kyGmP*vKi$twSB##`wx8PCPf$8S,S<%.s-'L[zW!]aF{!]ak=6d6T<7ScWW",
"K{Ls3J%(Z6+NJTxTwi]*RDBCc$tw$k!]a;=!.:.H9wu+&I}d3C'r`u+J!%AN+Q%k09U0})UtU_l6[kx]Ph00U!`H2n#=&Gq",
"!]a:p6u+HZ+=L7p%;&]^;cd|4VTIs9!HCNX!'k.26th1=U8X+9!HMU{:tpA56^G4#;40S$88=#I;(@:);SMYaI}|IZ-XdWi",
"Ww17[(,Yad!]a;B=.)0|I}l2T,-+`w)mhZ^XL*[Y#Z,tw!/.Dj4N1Z!$7A:!(IGJW!]aVm*C/ac!/.)!$7K08YI)c+5,mpu",
"ZGP8Q!B*#A=]M3(!.:7=Fp'5W@IB[4I}n(<7!0pH;n#qbZcQT<3}|gg2BNWa$w^+{%SUA|1J8ky[&+PU$f_ST!{*W3*)bzG",
"Ns|7LI}iFs7*rzqI}|NrPQ0uN8'x=)AVLu<$FSMu+Nk{-BD3h.BS;(t%SQ0w%r7U{$:!uyAVB7BP1cP(%utP_J{kb;!^w65",
"!4M2N)k_7z!/l_gPQ[80Fv9f^C!5@0NrPNH!.X]S#GRzS!&b/'",
};
static const char bitnet__spv_floats[][96] = {
"!^'L.!=4:P!!-;k$VU95!DguA!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@'@y",
"%Y0Dd!@0q<&1.];!@((H$85tP#f/wCCn]6D$t|94!@*K3$B62@@G[W;Cn3z@#Ybr6!@+#FD8Mp-Cmtg;!]gTA!@+JS$F50W",
"JGU;T#ZsK;$8;f<&yB,R#Z|N;#[A-G#yK'F!!V@'!()'m!@*dA#ysH_*hJz9!=r-|!!T%I!()0t!@*dD#z2[f!!T$;!=r7N",
"!={7L'LH|:)c`V1*%2%G!^:SUCPB]PC1%SQG'lKY4d91k!!THh!!qjG%4G37$xPIS!#9w0!#0tQ!]]`6!z{$<!]]`Z,wq$Y",
"#wxam&P`b6!{9j/-VN0f6WCIZ!amjW!^l}<&skvs1/k39zz=VC!!&SQ1iTLv-7/gZzz=`G!!&SP.qhAbzz=gI3}qx_$^P2;",
"'N(Fy76Q26!_Wx076d@w8P=X|*D#f/&7}x@!$tN6{9[tw!$}WR!%*[1!%3b8&pS/5'/p*-,[Ln:,[[^R)jcK7!a&N/!du#{",
"7qa6}-@HRB6tf`45{d2w'.]i;'2km36=pGg'1;n''28L1'4(_F'0iM%'5BQU'5V^X'5%;T'5LWY(QRr]%x}wV&n$${'5'bi",
"(1tT[:B%zs!&DM54f^]f3cf}q!#;vQ!@yry!#<J!0N)(;0lGNU1,d[WC2`+5!)%[i6#}lS%z(N6&w-k}%y{J|'8lL8'5BQX",
"'5LWZ'5tr`(Q3_0%y,R))(7},<':;2:I6N|<B8<+#;.NG7|B:41IR6A#C,#w<bmPy<jJU:=)u:$:S<+))R%Ud!#<v1!@z8+",
"I@imKI@iK;I@ifF!#<Q$C2u+F,<kGR-:xP$NrSt]*0x&-BxM&jH&BZi'/f93<I|CR:TlX78yft+$Zp|@7qf.I!,Br&!!|xu",
",:5ba!]`^Q!,Bx&!,Dl,C484,+]jPJ;cxj-M1(G]2F:.P&rhR!!]`^f!,F/{!^I@(3`UcX*a%uFJB(@a5;*=a!__VF5:/Hc",
"#c8`NC46TW)kXI.+PdG8';TZm!z}hT!2i'2-!lKg!.fzf!%X%<!!5B16tpt+-YuN:N671B!,a'S7ZSQ/+}U,t!`2wK$Y={y",
"*%#)u6uWSN6f'q!!)cI[!-@w|#_<|I!,B{i)kYHPBy%utC6^H[M`rn6+dGz;3J8mU6@Q-(!)=ah6t{#L'._CP!&(:!IC2j+",
"!%Bds!]^yY+|Q_(#wzr'!!,:x*`dqa$l1sN.Hxsw+{S[mQFv.*#]CawC2_5c!!i&Y!,C6Y!zzay6Vp(D5x3]l-7b(sNT*@h",
"!*}4|-cL%mC4:8t-Vc)nN6VFN!3xs@!U(`cbL%,_!,Bs8!U:mf!!%Zr!#pS0!!$BQ&mlw/D7`bQA=qDu6uMG$#:<|;#[<$-",
"!4FIs!]zV0bjDwV!]hk%MP33rcg9&!&17Kx!#pS2!!$BS!=AJ#3J6&n9rUcFQGjuV.4@3|+BL,DS%lZ75YNv5!a]Gn8PFRG",
"!B5;=!)zJ`/myy+Nrp2/<Gyt<ILgj2KiiYJZd8%C!z}hfsV$%6FM!^&#:tC;!]`hS@wtDmN6tYI&WQC'NrW7V75h.@!Ux'r",
"!!%Tw/g'x9'QMUdIBAj3.DS7M.5p)1sXi`0saAU]QIt#/,];XS.F(*3sXiV-!-S]%!V%@z!!%Tp!2i)KPS!_z!Z(c6@:-+D",
"';:(|%=duy*BpKn!,aKb@^I9A!(!8N!z}c7%!Qr|%4G3z3hZa_PnzFP79yCBsV-5N#A]8^X-mz:$FS9A3B@/pA7D-C7!9s-",
"AX&+h!.fVR&ta$(i6jgR*B[A5!.cku!{0t8/P]JC+dQ*6*)a!PCW0&HC3w8j!D._@!,`z}CsR@^&R<$.!,Db,C6q.-+.**b",
"6uC=|7%!$:,+8pqJYRUT!{!SmBCias7JM)!(ha.I+{3VWKW%`K81%rT!GnY[!.d[U05Txt!,CRf(l<aD!{0m8!]`_,!,afx",
"0./@)2a'InNT5!8&AkQX8m_N7+&;sW<Bu32MW+{K*BHHs!,BqR!,Db2$[)1'!,b&qC3wW|C9kW8/]UWr#[J%.DtP.h=(ngn",
"FF]s3FN,!h6u(JWPn9rv#:f#a!fBq^#xuVz95kAR7;qh1G'qd7PQ%yZ3B^8v!=Ut)8uYh!HIyyA*hN7u]AQQ_C4-a]C9U'K",
"7C9p8%;%U-7CD|<;FRXw8@Yj9-VPzc1nKf;16H&%75!^$FL&)/756JLQ)k25/PsK+%WUwZIBAV-.DS%@6ulRB!CQ..+dUby",
".ZD@I!D`-,%xtJ2/mpJ=3+GyR!,B{,C4;JH7'j`b74C4.93nRP6zbqudBAp'4&BxQ7Y7N$4'yBZ+]YZr!,B{i3JqjQ!)c1T",
"!)0rP,%HkyT!Tk8.4/Lz!CdT$/X/sP7kTz{jPKYjsZTxFsZLsi$XFNU/hkN-/R2&t%5wYq*y5%!26`(k7quF@2()^3!#pR`",
"!H$W7&8)%IlKzY<l.t@JC4@&g,,B1QT}]RSNTG[L9f+sG8,[Hrsnn&Bmc^n;n${usmIg(]C4@2kUS2r-UV2vXn'TF0nDp5J",
"n'f8F/83lV$##WY12dPs!)szK!)A]Gp==]$$q@ix8-W3^sp`Z^q:3`NqYRh'p}{+P!D4:w@L}Y4!!,6{!/@pMnD[*(GA9dm",
"=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rVC+kh!!gc5%SZI8zzGT]'3tLM'4:l3'4n/9'4d)9'5%;='4x5-6^-6b",
"%rWuY'.A$y'57JG'5%;36^KKk%rv:b(IZj*U|!6(/p]5f/pmcs-#wwZ!(yX:!GvdD0R0JW&XS(^!%Hp-!%RvG!%[|I86KPP",
":0.HL'3Tkz'5LWK'5jkP'5trR!!$<G!!%&c!!$<M#wy):;cTw9={<R=3%BdB3CzMb#DA#S/;%8&!!$fF!!%k}!!$KL!!%8j",
"!!$]@#:=Mu!,Buz!]_]=8`WU3:Z$R]!2!cl!+i#RU{M]$!)cIi::qA+VS/rnMPr2P!]`^kU|%8W!'k0;!(gwA::qXL!*/yH",
"!)S@Z/Q=(^!)I@]!*N@Q!-%gb<B4:yWqHPb^@@9T^9q6k!!bcZ!=AIn'TIV#!Dx.1'TIYR<Vn4)Y*fSQZ'|Ff7b3BAN$q_S",
"_V,_q_V,_qPgHcS_tJir'.3i{::p}TQ'h_C!*'XN9-|zS1+4KSFnz*x#x$`/7SFg0::q/8:N)lzU|,9x7&Y*18@sQA6vh5}",
"8(.Jp!T<v1==0@n!!$I=JJtqj!*'XI!]_Vw9C6f07b_WC*DT8uC477N)BjW}saAVmZH*q+*D<7bGgJ<Za594]a17T{Sz_8b",
"LD$5TV7i6p;s<dP)cu=x3hMZR!+U(]7;uKA8c%0H3Jay+!JnhQ2.t41!3xpAV!)$KMf_|Zd'b5+:gWg%9^3pG!09'j!/y1R",
"!1DS.!0#KY!)G0v!)fiGV#t.Z7K+;2IR$U|6bUk;Mmwj`Q._m-82*C+*$|-$NjKkH!$ZRd$VW/$%SU0n!-+@(;U<&b*ByRw",
"!-+<X&7|GS#i3Cz$V|.=11wnI!(yH%0LLs]#wx|)+{4Hi6w(LB!bh^<#_*0zGd2#M!ln[i%X^'_/mp;V1mm<J!-+=+!Cm(J",
"*F(y)*m`z=+CBQbNTQJx:-krZ8}&(I85D4;*q#W{bgh%-77y,T.&Xw(!(zCBNU%|R<IuRyMn8BU%iihW7KH_6_tuTadBI9w",
"cH{PP6yW^f87GV[Q;kSl&WQ/h!)*6;$:!nP6WS(/04{j17.l`x84@tP:PUYv$)c*usZR*msZLyX!]_^)8*9%%sVTD,sZL_R",
"!`,9D8Hl:*f`[mMg:9`Uf`Fn,88K0_/PaVt!)@qrgw|DJ!&b/'",
};
static const char bitnet__spv_gates[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'d9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&4{2Q^$9X=g,{Bxq",
"!%fMP-7D*y!^FpP$:4hn)cijc!BfJP,x&zf&rR*_,]nam###!V-VX*z.S{NW-uJDW!#[Gh!!Tq%!!r3a%4G376[=SL!#2rv",
"/PFsn!zzj4#:9w6!#9z4!@wHs$8zaK'chvT!#,3L!A&,)!_C:r!#p%mzz=F<6VGjh4]P=x%xi;6'54$|5:$:q'4ub*4|Tam",
"&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8='4saV'DN3g",
"'3J6!*lfU[!$tPk+zu!B6tf=b7qkm#!%Hp@0Psgt,_78%%rVm!&sZBV6_2y['1{8D'5%;D'rjW@'0.gI)/0(G1-Kwn:I6NY",
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
"!=zSG!]]I+)iA^r)K-Zr*)suu+D8Fz+DCL{$VW(v$82D82fHUI'RrJu2(&[7!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*",
"(K3s{'R!sl/PPij!@($J$^9vR'Qa_i.STKY!^Dc<$G%s0LsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-K",
"X/`sI6:1l2!^KD3$Kf|U]#Q%S'mQm[2FMjd1l]U3+c@!_(0mrz2cal@3bj<z3DV<{#[)R;4DI<q$:t304_{n^#`VRl4}N$f",
"3'`P!#ynvB!!^*;(gbJU#z82G!!^6A*${r^,aB$56tp4Z!@*#:$=^/z4%G]q,ajA:67)rH8P=YL6VrRH6xjWb6xjW492$Rb",
".;8l@7qkSZ!@)[4$<up{1kcBr.;b)D9.'zM!@)'$-xsqN.:pR:5wsu4!@([t$9vrTsZ'Gu4zwW8$L7q6v1Z1{74/;p6Z`Z:",
"8s#LF#{I{S!!^[M-VN$v#{r7WJC8KZ7:u2*6[]Ip79DVJ2'z#[2d!lK3%!sK!%%U_+}&)#!=sfM!!_sT1g[H47xZl[A#f7l",
";k|In@BtrL5%]mT5Z!1#5wsnU!$X7t$tu@[!=sf|!!Uf}#C-8@:.$.B$ts77!#'j.!!|v}BqZV:!f46!!^0V6!{Xg94!ppU",
"&1.|G%rLi6%5::(&WJN'!{9Y*%5BpH&PL|K!#:$8!).wa&1BXC!$-_M!(zxd$vMTN'LIQT*,k,d%t9v*!(2Rq&311m&S-85",
"&2^(k(J}$b,%xpJ!$jGW#:;bY#Zu`}(k+PHK^4'`#:x#r,C-}:6{s_g;cR8Fzz@3W!!&SQzz@6XN-mVP!!Ir#-X41BN0bia",
"!%z3,!/JyN!&'7]N,+M=!&0@N!/5lL78=FJ'4(f7)ilB-'6=.M'5%;Lh9`-r';^4f'4x5B'5BQH#{B6h!&'8F6ygk97H,bx",
"zz@fh6MkdY'5'$d'6-9R!=4%X'4pv#PH|x.'Ct,|FI&zn'44W%jRut&'4C:m$thtf'4Q6YfAhPw'4[RF]zI'_'4fXH%ZC!=",
"5;rg.2G|q55;sVwfFSDX6VIy_9-|T`@:)9s6ax])74+vx!=A5y]@Y-B78]!9$^Qc!T{60j!3nDs!4V}$'j}RK'yJlz&WU%2",
"'m|u1'yJs|'s%`:(2.`:Hf[7q!3nPQ9.{0i!G{'0]R}q}'T`xv9L:03!!+ZT!4u*-9L:0j7HsFu{#MI))YHPt!#={t!@{=L",
"!#<UI!#Aq$KXai_Kd2,8K|b3L:W7dR3B:]n!#:S_P2gZL5aH|4PPz(:[aztcPn:$K%TF&zQ.Xt+QHFwn[pl!HPJ/gS&$:Ws",
"&}=u`A{^<N[bA{[I-]Rt*BBwW[a|[$^yT0'*0ZAvg]3vR_v/{w_v1A)[a}<|.xg@f'.B_T7&D{6!]|H&f}VbP!#9z3T<@ml",
"TLGB_TbAgg:YmHl9LB#-)Y4L5!#A(Z!@|HnV640`VFzHjV[8Dm7(y`g'td9&(2',jWs#PD!4u+T!3nF&!3nD}!4V}4(N-f-",
"%y%wu&n$${6^Ck@(2^m!Wss'MdWV'z&&Ss*'#VDw%z!6v)<ISGYKUD9:I6PvYgKa{Z9N[|[b=2z6--nu9.[=r.4-:D!]gcy",
"!B@F9%xsQ-!)'/9!)&;}!(z/:/W@2<kP89l#:9In#YZKM1Jl;W1_aYV!du#{7qa6}NrVCL#:0F/(Q3ah#[9BS2.v</6Yd^K",
"6]`/R7-=Z''rbZ7'4Qh6C.CYn*%),3%^6|d9j`,.sV&i!#uHI]!==FvkQ$|D7*2@rZXP;YB;!$m!#c*P!6H8Q'N6Yl6^R;i",
"&mkSJ&vB])&vBZ0#:f:#&vB]9<%cN+81Kuv;hDZL!5q;M8)!Ty7*rvm83X<r82<Z*<b3yP[cM-u[gi#a1FgP=#:AAdg`%Xx",
"+8C5Y+=L6@sV2hd&LvgZl.sMB,C%S*!Z(r}3}|}n4]P0^,AjD*!3nw6[gi)j!Z)%w!{$6C*B<*j!4uuU!+la;!]^yY%5wPp",
"#w|lc!!,;w81,<1:+60:7n#Jra4Wd4'8,P#l-f%*#zaau$WCZ[*C8iF*Cl)|'%a3k'QV+CsZM$asZM4TsZMS_Br6i&sU|Z`",
"6a]fcsaA'4!6FQffDu#N/ZyYD/m{6ICmaV9#ILn3#uAzh!.;MD#YZpW#w|lqJC0xp!Z+=3<]v0J$VZiI!3r-SsV6BdDI_QF",
"Dg|YmF(;cx!3^()sagtnsa{%q7#wMx7#d2.8[Hj&74uVv8WC)Y7UYX%7u,z!,CZ({,&+rI!3nq#+{hTgS:G9AGBW-PG`u6P",
"!3p@`sbF<c:Fa@2#&f[Z!]c|YsV'G<!ClWv*CWyw&D|:[&rwu=A^m*A!)/2yA|::5!)&H$/P_XD/PTHR/r0gvsWW`s7At#)",
"!fgZx/PYY:P2:bCA7s4C+g@_H!4kGM+!nFI$_MGb_Y{7m'w%U1$vPF2_y$qwH{/1%P1rUC-9Qfm!]cNJ!]cNM!=^lY.<c@l",
")*kz9)g1K!*D{uW*G%WH-j<f0.88@r4aV%p[cWz=.N)CD7wj0P/SY{q/uN&<_qt)g.:tR7sXnptsimS1m=^[L*W9PVPQ]F6",
"<WLQWNrIk|sgA}c!3pP1-H'6n[cU{H7SWDrs6b|J,;N7:!^'R,-!`-T*BPuB7v!ZU=YrL)!_Q0Y75!b[-WN,<TwV(]]As}p",
"!):.W!_CwS8PFbL&PLcm#$|u2$VZiZ1+,h5!0+jF4!#&+V195KNrTRD.Td$/L;/g}[c@;q!_'^,JVi2_Ju);^K4GGn!-s/@",
"4zp]s!M+g]$dKUf!!(!,Ju+z3KSh67]`.4L(u'W@.4J9}+|wU,m,m#*'mRS5-!`-T!!%(gg`#{|#uDAX!,y!Z!JlAN%xmr:",
"K^P;M6z8d+9r45y/T$JZ+!djVJ7I[8!MIz`2rlJ:!!'qaLPc_=#^bYa'2/V!CW;UG!*Vf{!)/R&LqaRZ3R#2!NT35`!M^}R",
"!==]|MPwrBN+9Bf7#)$fsd5,ksdRgH*C/aA!3nvI5|t,0%r%J4N-z<7!!$@n!(=Vz!)w_2#:;l0sZLZi'.-&Qsdfs)sdz$Q",
"*C&ZD*F2#/@icFgQNm's=/Wf$Nrx{i1FgLy)UK+g;QD`DNr=#f$v:4D!!%.isZL]UNT1`z7Uc_:Ph'4DQBQ*mNrPf-sf(CC",
".DQg=/Pxdy75Nf77V-yS!Nnr_8$G,]sfGvv.DnzF.5;f#+}j,<m-_r0*F(_H4A{v**H23$sZ&vK{7)G%zwnZ0.N05asw1Pg",
"01kC`R{/'[!$pl%7SJ$)*)_lB^%B`f*BBjq!4%y=!3pMU!3qg{[isH9;zqb=hYRZD!]c3V!Gg|K!4YvZNTamiiZr*v^zujh",
"8h3-<[iuu:0d@b(5x*c)jT(`Y<h<.n[fGT]<;$CI!_AC1#]CGv'.0ZR[j.hd7/%9I7/-hKK!b=K[i|pJ7qv-)^9q}kNT1B&",
"6I0*P!4%yR!=^lZ-VTg&!4%yC6u0_F#^^:`1X*RP#YZXP]=4-l:!)A_1J2M+!WrS:8PFHC6`gX*9Lw63Gt)Q`!'5V_!):(Y",
"!)7|r&pGVg!G{,J9B#IU]DC'y7;fHX_uJqt.N'N-0Lu&#6CaCv!]cDQ!4%{r!4&n`2FV33mg@dI9s`.D:]:t']DI8%2||b}",
":gb#n:Rf]H;wV<-]DC@J3Kq5-pKM2R<L(US=&bRG]DIJ23KkCVq*Sn]=gj8[@P,3Y]DIQ83KkQ_i$ywM;n:vYAjFRZ]Da{h",
"(Q6w0qh$sI:*|sG!JRgL!3pk:]D!@A]D@XZ+!(DW/2.(XrY6Ji!]c3]!D/dD!4W2rNsI54Ji3ut_&6c],%n'yx`Xrn_[+5L",
"7+R{D%bQbp6]hmn6u86w_}R35sQ:[8!{$Y,6YY&<!A/Z&!(wcU7[gR)_wh'a).z+)7-{B7g{RpM=^Xu}sWW`}!4wV*7qjIb",
".&lbm!(urr6w-$B#;&fY!i''k7^fUMM#U.7#Z(PQ!4WZWNT0I#Il7XrQM*A8!xFg0P1wbB-u7M}!4%yQD$[7z]D@U[Cn*#,",
"sanfT]DD'l.@u:s.S|Gt'.q483hWaa!!!4`]D@Xw+#+.l2HPvp!KB*J!`H2n)FGIX$'2&i4-(([_q}/lq_4r]/mn<6(k+QZ",
"6uckr([KZI#H^vt*D&![G3:l**C8fs!4&@U$b{ga!)HY1@i:6U$a+%T!]c-b!3nmV!#R@$6th37HB]#[sV&it/_xX#$vWl:",
"###=<^{^<q!_$<6!4Ym76^7Db!)&A!(IDK*&!8;t#zaQw'jlnR!3pyy$+[Jk*$|aF7#-Q<<cKzSm*izRsV4i2Q/47s0+W7u",
"a5buV74FMVNTJa6FX0V)1J/lM!]zK.!]c4-6dN$N2G@Lt!=W9B#+2C{F9P$z!(y#v!Hb<7NTxC975S}=SG^iN]D_94.49/3",
".T)Mv'YWtSLxM{b6VN8y7`sq.sWWmC7Zy,n71'$Q6u1KZ!]tNYNTQ8:7rgwf(KKpW!v<Rz!]cbQ+!%Fz*b=#P7T]{x2FYTw",
"6u*N6*bS<mkQVA^Lr;:T]DJ[^6dax-HRndq]D@_a-^HPb]Atc|]D@pb3B=t0M{}xMM0xgZ0./AV5W'aa_[+TV7i5tRV=iA_",
"4/^@wV]#[{@,{B}9m]MQ+|YPL!N/.pN};jNsXvApl<50G*C[4jRUpT@[cUxC!Z-,9$7;vr_!+jmBAiAx8mzhw${m[j!$|-5",
"5:BI%sdvfr!4.|@;taxw&8*IGSdKD}!CmS3/`6g+axi/F03`[tA;H%U6VZyiA7,x^6u&,k+z}Sxk_r(d2(#=v!/Pyz!(S[!",
"7'vAq/PR,+/s7P01+@G+:l8sP'QMXaNT1sj!%*;T5:7B&!)3hH!)9uP!(z;@A!|QW/PR8/1/Rz92GBqH/USX5[cUxzMW0{W",
"kXY42&83k<2/Ba^!*'@U4]Q:n%;&wi!)NuM6^M^8${z}*!5jAJ!^'c6!Hz'3(jMm7:X-Xv+dt'Z*GVxW!3p2u)ct+@NjRbz",
".6jy9.X.0lt8q;;6y=&9#ZMC-!4XQ;Nr^L:8P=J++zu8I!Bu)g'TcQcTB|'q2sl5@6ug:4H!H+1QM4FT!5gufsXuCg%n8W<",
"!4%{jT2D=vt8*m;QM%}533,@27@wIfU^M`j/Pmqc*J5I+!@h]M*-DZs7V7M9==4)Z+:aH(.5Zyl1LH'WH!H#}!4XR)NT^Xa",
"###aX[fD-q.B(/p.Ss@r#;#y*NTFXD9QTW7RB4l_!#|'W'<+;y!g,K;9.+Amt4m/y[dpkbtFQS67A-WyFX0bp9vkNrt3hA,",
"%8D6Z,fn5Y)+`!H6wPf(4|HG%&mlu^*=g@L!v=N9+|01#69!{w%58RD$:!uy(gi.W*JxTl!(}|U[cVSZZ%=Lx'06uW&qU{+",
"*Ut^J01n|ZIY{<<_[+WW:VAv_#Y[*K6|BV+:hp#BS([m];5swY7X&C%W1ull]D^i`/adJ/G.vBu!);z19s^|2=gyb+6v+n4",
"!,X;x!jn^=7SN_@0.'$%%$_fr!@x^ustCsKS(X$nB'f0xsV&hq#YmAn%sD2l*=i7B0h0$s!Ct[%Bb;_u!`7NY7K6]`*pGYc",
"!%Bin!!%&*!z|i$!@ZJp/nB6Lq:;7CNT:s[6Vy.DJLm*tSfl&')%K`-7#|x;.F2=!KyX;dU^D[GV19<U1QIP@6z{tt7:K7$",
"NrQwX6yq:B7dd^P%qxc$6th68V['zr!(=MX%G+wv'8[9!'Qupk&R2*rstC[40N0]w42409@';dW[c7LZ7:V5l8wzJu!^0n-",
",YXHa.ZJv!6`SU3$82Hm!+,iD6VJ&Y:iWRG%;&)NNrGul7=uUjsV<Ya6mAxp!{;xsff)z*!*X98/$xi&#;'k13]}Gm7l&b.",
"$tvD+!!c-l6VJan+_bmCR{)0@(vbp9W9.&8;%3QUHJ,vj[c9-08qg]S!)YC88PAi=YgACQ*d-3P*dKJ!.4@3|+}U|8m-K^,",
")gJDC[';n0gFd`s0jgaAGU-%t[J)N[A`@%0[+k[%[cB(_!Z(nq%qu2n'.D#f/PnD7[dpja(CL#H!6FPk5lK&][fDX|!fRXZ",
"!]c}B<`a#&!^0X@!]c}4Z.q-N/Q7Y-'QMUa[cVPp.N'vH8R%MU=A$;`sY1k+1vRf-%6cC',YXI(-Z{Uu7W,'d-ZIiI*f!!c",
"&4|yp7TDB2RhHmj*Ca-d&c;F^'27!A01iVD00Ugp!!!&}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md",
"7,4H.!=4(!!=4(!aWQ9{!(24FaY!@t!(ZLJ#:;{xH%(j'!!$b5!!$A@!!'S@!]b4;7vqLx76mp)Xr+3Y;,70G<GysP<*'&S",
"!%#7)6/5Ld!*-SZ!)'&6!)&2z!)&8|!)'2:!)&A!!+ZzX!(q8D!,&Gx!(p_1!)wA^!)Y1U!*Ag_!).pnaWw]d=al$4!!+%!",
"!!$A<#wy;N%n9SV8QD9_:(71X:I83gs6_PT!(C[d!=Bp<aW]5@B=kMu'u_pI*kff^sa4T(!!$@m6/4uj!+Vcy!z|[xCk$;R",
"!(Mb]!!$N|!!$dy!z|fj<=a4,%YidmD+AGCDI_PlDg|YwCmVPz6{3XI7#Z,+8[<c%:J)]!(+)6),C`A}!(8Uq$VW2GsZL^t",
"sZLZM$VW6-*m#XSsV#7@!!$N_!=B07Lyi&U(+*=/#<lT;sZLZQ4ryGuH=Uk<:*z7h!(8U[!!&Mg!!$I'!!$B(!!$L%!]_Y,",
"7A})+a^[3..&lSJ76%hu_91,,.:tN6sXnlssimS0m=TUJ*W0IU!)TB`PRDmW4T[JgS:L=)(+'$%PnUq.3=_(M878sY7z^/.",
"s6`!L!(/N[6VJGk4T]m;89:@=I=)PC!ckbZ7B35WaW*V|9Z4chI{^s9JVi2]Ju);m8zQ^/Jx(p7KSdQ]Iz`3.6{*RHI]G+i",
"!(/Nk!!$Nn!!$Mr!!$A<7SFL32%D^f!+tx04T[9!sZQY^sZLZ_!!$F5528K#!(/Na!,Nj+@YGm(7C0c=I]X91!).sU!)*'6",
"8Lbat/Pq9R$4nZ$!(&HW4ryH'!(&H[!=ApK5%r)#!(&HY!H-_0aWH,}5QWQJ%4InkaW6V/45<TF!+F@(RJWhP<p8;U7[<||",
"NTT;G45<xy!)1mm75'9JaW;nb!NG_;t&X@S!!$@q4ryA-!FCRY-{q'y#B;{$sZLZn!%|%p4ryA0).'h&0Iv()*`NyM_wq}0",
"z:5,GyzmF_7SB7mdsz+t7]h=nzzI(!@8}Zw`#rQG6V['n!-P!/!!%&#!!$@l!!$x}!!%J2G;.w$!1!SR!*+Tz!.DHJa:q#z",
"9.c.0J#//q)t;]ba82P(<&+K@H&7TK!#Y-3:4TbV'LLTV'jfw,!zz=}4zm9:&mjYKa@P'r<':5L7Pb@P)cb7]*${_;s6_PS",
"!-'c,!!%2*!!%2PF!s5v!)l)0a:Adb7tV-=$fA<F#7fmN!,qV0DC6#ta8{;c9T4Als]w8R81$nzDC5}h!)M&r!+mZ,!)P7X",
"!b0xr@=.S,7SG])7SC+XU@ATJ84*Cz74)S(+]VkB!i9]78T/-'*hTV,.Z9{C!,]I/!!$Rq5Jwp#:mWsv=]Tvd:j7CM=]Vd=",
"!Daa=*JUR.!,SB17qd[$.4.is!,SB5&_M)u!fl689.*m]t3gDl52/G]@7i|U)MH7p!K.uSP2c<4A4`-Y@YYx=a91}s-r-9=",
"a8R2}:id%)U6v{|a8R7*8BW^]B,!:At6Kwq!!$BS:I8b)#YZtD=dHC-&PPlFP1w]2/Lnl(!,!!39j[[/8:RtvB,!kUa8UG)",
":Md%N:#_.);J`AI!$Ki=:/Y5f<-&$r,,a6n!)C,u!,!!I!!$@5!!$X$!!$rF!!$[*!!$fI!!%$g!!$A<:gWM4a7lRv9MCkq",
"1g`Sn!,!!<!!$W^!+<}UB,!!6@&]mk7!dt{B,!}k8<N6hA^q$-!,!!3!!%:*=5$([a99aaA7@s25Kr/A;M]3t3$yci!,!!2",
"8m_sH!)cJ:81$_<a:r6sALb%5A`@$qZkCN$Ak`rY[gr3L:ctmhjqC8]s6_PT!+Vcz!!$lj'}&gz8Yu-w@nfC[NrQ,S@ndkV",
"!)&A!a8ir7*swc'!Itn<!(xpZM0uug7YU'I!!7V:a8Y7XHk{XvDjLdm{*faqB_,GxJGF&kKbW2}aZ:)9)+tP]GRb.;B`(=U",
"H/]ghL3pw({*3hc<NcwY7SNdK(IG^Q<%8#&#Z-'6#c$@'#c-J)#cAZ,45A2_:L__f$!JSK!!]S+#YXg1#Z5z3#]Y3z#]P0z",
"#]cA}#^-`&#{Km(!!]q43B4xr(m`5!3`^/G!@)Jz$<BtS00;$G2ccmK!@)#m$;)%B,<L^5(lwdw1IHG}!@(K[$9Cv,'0Bl}",
"(lPJs0.-|h!@'tJ$7_it!$7{h),PCr/1:h&$@!fXPKK{<),1/n.4@J/!^J`#$IYcMUXURK)+gsj,x'#;!^K63$K<pZZf_(X",
")+=Xf+]jXJ!=wUB!!_<;81-H/!!{k[*BG!k*%(v&6VJ'3+dHwz!FI8[!@(z9$!S|q!=rpS!=sN*aWqb)!!^q-*`Z(b#zuZM",
"!!hRI$@(X$7u_-#-{p[<7SMIf!@)f6#`Wlz9Rz{<#xW:#!@)xs04|hS!(z)8!(z)8$ABZ'5^zq$/WhCG8PIgX!@)N4$<Mb}",
"0Qr:t/X1^K9jc0K!@(w$$:iVq+Chfg/XYxP'TIqs]:Acy/W!s=!!Y@r!=s|JaW4<3!!]mk.qhL!#|:S[JCWlb#aJrR#a_+M",
"8uNx56]0td7wi6S93x[W6]PAY87GUW6]b}R#}L<haW<|V#`VcR#c8Uj8di`V4=;Yx1|(GQ$!j`-!=tW+!=sf{*jP#3!(z{U",
"&9@4P$8)<A8m]z'%qniJaV{zz!TiBz!]qmI(IvuW6{j&c&QzTB!$-_G9&)l{!^cb[)FBP(6uv<6(,Ac^!$-pY4}dW)!_6lb",
"7SC}9;k}B:;l*I;74&w9!|_L`'.ABs(8d('!^'PH!%3lG(2]./!{ltP91DSL!%HyG6_)ycNT:Y,!abr4*di[L!$-RX!#R@7",
"&47Kr'1=6#6^_Y$auZw2,|h1H!_tv()-$^|0j_t<,x8u51,dya1I<*C1*|}B2'y<F2F8HG2cWRH3$u[I3B4fJ3`SpK0.t6H",
"4@vui4_5W]1+pUK1K%NQ4|Tka2(CXJ5[1u`5wiWS67)aT^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^:blw68mkX",
"^y5_8^x|K#^;ki}`U-Y:3/kJ$auM607^I#z0rQAh(h_kI^;iXL^;n''+#K<Y^;jMt^;n')^;kxF^;uxFJIA5|5:3KzK@^q;",
"!]imu8(=by!|kx.K@fjG!$q@6!]_V{8(%{%_(:{M6VvUl&(G]])<!(;M3FRG:I6PPMP:|.!4Bq.&+!A.:#Wh{6}Q#)6_*9K",
"'.8VF6a^Xv$^UUP6`u8_)(2QwS)d82%4=c!Rq+CMS)h4a7'iuZ8(%Dw`T0J=17'LD/mjupA{mLP!5]WN!5]X0!4Bg%!C1{b",
")kX5F(BG68!tU*B9L:2B_+:d*&%a#v'!cmn'69Dr)/lR:Vs}qr:I6PmW0upj^M:v}&&=_&'#B6u,C3Q}^;lNT`U-]{l@Xg%",
":I<W77IG0%v-YT%!z|XnM(tIJ<B4k+$@NU$6|(F;h9x:L$7uTis6gURh&%,=`S[&3iW!H5))I[5sV&bS!uGgM6|G|fC&hX7",
"g=%%k6ziS-A!U7*78Y`8$Q!g/g=VFq'IVIY'8U^C6}8VfY*w4j!$.24&)Nd-'5'fn7Zy.k)=0%JZ*2bB:I6PxZF)v#:I6Nx",
"!5]Y]fUCz=&'Fd:'$Hz#'sw0((+_<9[vg<76X,Jp!-#X'!j;5+6{$/k&m}vG8mc[&)/(12sV9h,!@f@C!)a5w*J5P,rY=;$",
"*+vx&76.rx.PsT:NrLMQ$l47T&mui=!!_f0!$b+8!^p;,7WR#1b/Dh+NTS136Gt4}rZ<Dc7*dr|]3Z{^^;^QY)4W*X%s+.V",
"]_t4W*VV,q!5IG=!7}+J8GId{=T_C!$^W$D%x|s0(Q@cKd(%b|bM[22_6lbv+)d-z+);:*%zad<!4C5l!4D=g5F)KKsVGul",
"!90<q^<x@r^<yBF*wz(bsU}^l'5-M}%58sB!F*JM!!(*a2.txB^=3@D5Y_mmg^g(S!{$HI!40!aiwDsL5^z[y&7V+G)%Mf0",
"!!(%-5B_su!6cd<!8g'U!d&yy!!($Q$Mk'h$tz4`!!&=/sV&b48{^<65x<;wsVQ{u'C_'Ksm2ZQ!4C9c^FrwuI^3_4)5|h#",
",,zj-6[(!(6v^1,rBulK)2wnClN{<-/_k.l)%QK;sfXJUR=LIy8F0Vd+!F^1R=KNx/Q0u@/n2hv6XJ.|H5It{&FQ]^.4IFC",
"7r{|L']7c4!'k-'75`HCb.#C89/hyh`SS_&ASj8s'smY#2KDn2$ty&asV&b*^=/Pq7SWDrsVh3%!4C0I:^AqG+dz`.Nrh_a",
"%.!!b${{62!%QNS+!6<p7xdu['5suf!5^`h$)c3I!*+s'!).fk!4Cn`!4C2L5aI%2!q_<u!PB5tsV&bH5L0Q0g].Y;-tw$U",
"7ADkr,mURl:d_5{/ms_<sU|[25jbgjM0|cd6GtA8!(nXj!_W)STVb0'Tu#8|U4@D5,V|(rNT@fgsZM[rsZLZ{_%fh)TV``I",
"U4D&tUr#@xsV&l+!Cm&Q7G;)D6Y8.67dZ03!'d75#m#H,81*!HNTG8;DCi%YsV-1`!#<0t!/&'f!=AHl`yMfp$J-j8sV';:",
"VPYm`Vmwv#@K'y%VP^X;`yBbP;q}i`7WHlF!J9p/NT1W/79f#lW0xIC!#[F{$8h-CsZL[&CKd5<Vr/W{Wjx2(_^5qG!4BD<",
"6$d_XJ1vYL74Sl`7ml<17f,3]7jF%{!R1Hw7H+LssW&Wyshny.9_A5=Q.mxmIrXGL#w||4:*yB0h9m,p!c-I|75Bm[NTSTr",
"IlLli!.-DH!=AP2NT1a:7Uc_8!RPb|siC9r:vKdnZ%0.U`xZXT&DSzH*B<(RZcd`i[=FF1ZFGVi[=Jg@#IGl=sY)_IIrX@=",
"sw(uWm(#Jm,5m]wsnlv-.4IHbsXpy7*)a$h6j=pM*}xv`J1v=:6VMsp7+HwJ!4VK*6jjZC)d+*)!4F$S^DM^V1DLa23BItc",
"p$Z+R!{$`@J1vLw!`Pz%#w||U!z|rQq=mWk`SG2w9*hrZ!4BN-!4CsK^DX!`${bN`<n8J1r;RFvrY'x`7@su<<=/l&J1vB;",
"6VMsq!4b$a83ZXF+!'=dJ1v=<!)!ak!)!hm`xA+j1X*S3Y1s_*!4VIHNU+56^@{wZ1+24.7;y7b(nUtW!*4_!9T&|zR+V.p",
"6HRaD&pQ`i!HFWT:]n3_2N8j5:J5Jz#Gu+TsVf@&K.rZ=-uCuXsV2hr681^^!4X1f!^&]n!HckW^}7JL#uDc];Nl3S^|x8J",
"$4btb!I.(]<u&wW2dI6C<j7X|s`,jD^}:6i%1_Dq=gjJa@A;2P2GIAM=+4<,@d&{k^|xMQ3L4rhs`f<xB+6{t^}:7h2_tAG",
"=*k6.B@:wtCFRQy3''<g&Ly61;F8MQ!Jz3V^Ad^V'+WQ(!]cD[CZ}[|!4W;F!5,+c3&b{VsV2hl!D/nw!5+TwNsIG9%&sRr",
"`^pvwNrcj.6kdXb6xDf|#;'r{!iNRu7_/pR+/x{,!aSGp7+prG7%K[.%ZUDZ!i0S*7SW7$#C.GM^zM}s^|x^q2FCUq(d166",
"F{(C-2RCLjFgq,V!_fN#7_a0<]F|)%^|xNx+#+.q2HPvu7_nRC^y|VX^{i)k(Mr=)!4X;}(MrpW(/TMY8FX.D^xDTI(Wm4K",
"#I)C}*Bi/NHN}a7#f5w-%$FZIPQB*h1#2xy#%jrx!#htTLDTzs!4D:n^<t1b&WQG$!(zhN#d7dN!5.!U`y*#{!5*m=76bvu",
"7hLhu9aDF{!4B6&6^8^Q+}#ifD%lb,'jm!=!4D<&0!!&0*$|^D6V`a1D%lP37[gK(*%*8J<paaf6WBY_!5hfvNrPV*1X*];",
"$7<891IH<FDC,_57!N|-#C/Bk^|xGt2FCV#JY`mq!#5]T!=AH+ra%5g,K!*vTB{I]8A{i|Lgm80DC,dMJwb`N!)*$I6VNG}",
"7`sq2sWWmC7y86$6v={!6Vr@U^a.+C8|J+5SdT4X!%pi@+!6<UDaJp;'.0r<%quMR#(GMP#,WM1'k9y8&mqkU$91Hj2cac0",
"N;I.VRIyf<2Fanw6t}_C+$FiH2G5'h!=Wv[NyZ:i!5}4f!D0|Zt*KZU1$(^pd,PHwAwD3bNT#MG<bg2rPp_@,+lVhd'1LV|",
"Pzj;;^BK'7*mZQjS<|Is&#dv2^=0V%+z}K(glJNx$7<)w`Yct'BB2j$DaK5@!)'2:Q7'HC!4aBcI0k8:*`fDvr^nN:`xf';",
"/`^rLc5%dN7Rx!M8(7Qq8(7QqTP9jp_9jXh+7(g7#YZwugDCW}`xf';/`hdF6{/Qi5Cgyp8yD|{5:F]iNT6Q$7w|DW6yq:@",
"6]w*M2;1KS1/S)j`xk[YU-vdy!ka/x9+)VU)a<'Z!'7{d6thVC7YU3p!#)|z!!$NM6{Mb#!@<*=`xfY57Umg58@um+!,GuX",
"D%lVX!)4nm`xigy!4BF8!}dD_6XLJ75|LrGJ$^1,8X1aQ0jc5D!B%R^'TaP%T%_P#0<7DV6t}k-2a6'QQM4tc!611csXsB(",
"*{C9_!4W@'UN)%!t8*m;QM&,Y0[VN#78pG'U^M]i)YFbKNrQDDr^dIB`x6Q(!$b,6!'CVw8PAz|NT+iU6(%t<J:3LP#)N]2",
"J:[gL^9q6lNTFP*9S%VFS]P5c!!vBL&#nt'!fX*69.)@.t4m#u^@J=)tAj&n79&TYC|W-i9RFB1t3h0'!aZ6n865!aBZ0'-",
"6ap$j-mZ%yW0lc#CG0Dh!(uZj`xsh$!4B=48[[.'7)Cwu+|li^t61S'8pvW/GGTd`-D`Vft*KZU1$1fMC_uWf!(t126H*q<",
"%qp346z_.*P1{2/4YxP6%@0LY3B=wSXLUTl7GvB27zJ$#5-BF-@a7r{&12:LCuQ*bIdQ=;!,I7)BcCI7$&@t,Wj{n_8(nD8",
"!5*i.!)w=:!)!akS<|G8sV4r1rY.p3#Glg,6[*+!*2i-r;gU%_$76t|&mjY2`xJhb#xaU$stCs;7ThT(`x`^#!4..2RhKBM",
"(^G*,7@UT56th.'!*b_G;tCcb$V[d]!(PMX6{UNV!)-tnMP[y#gi6HX8QJg68p-RV#Z/.sfDy_@3,&zZ9TKmJ6xLC1U^P[W",
"6{|d&5r4xg7SFNA8PSzg+ftfm!(zdM8m]wg]^1f5jYv}(*BD'9.(y)%!*!Gw!)A%3!)V0^!ClBflS}dn$LX&h6u%7ZNT*.G",
"jmiMYNTCkQ#D3#+!*Rlp!*L(X')T0V!4C/R!5,q{!ByWR!B*,D#(Z;I^B7ns8Taku:+UDTsV)d9!lId3!4C5M!4C2yP1q%7",
"/@{v{&PNd`)G}+i!4C5G:d%{isq]%N*wjpf+]Xx}!]hid#;+GFsWb:,$p*(C&mn12;cQNp5:U^Wh9q;g%4@T$!-A2|$VWC<",
"sdT!,sV;md8[sBt<ag_,7:uXf:(C-w$x1/6!*<_zsX{xr*`n#65wl):!77'd!7:Ys;FH)26tp(<Y1q[1!X1Wu+B$y-,!/Q+",
",@81Wl4_-v510S6!)!9B!.h$c5,p&s#||Sv!4D=l7<%KNPQ.L.#<T5'!4D:r!!$CyAi@HX(+)P+7jZ0^sV2h@3+h:&7{6aB",
"NM%WV!xFkngi9:7':B3jsX5m6*D^_%*)a!J6td'yLFZpL7:u@tPnC2W${p/0!(PM{1B/z5W7x}&`13:+2MFUZ6Zyrh5:_hB",
"7:Gj+<}j}ZXsY3S!@H)t!)'n]9qH6k5%i!`WW-J(=pfq##)Dj5g:C:(@:'@t.4aMM*BBq_;({=S$B#'v^<p:J`YcS5bs@H;",
"8FBN|8c`WqA,N@l/mctC=^r^L'z0p_m1LvS8PFsQ0jlU#<R&:lQlC{VsYnJ(sK'$b7KhcHPQYCb<C+@+5%a<M^=''`7g:-N",
"6{mCD!,RSy';uUasV_wr!4C0Z4)J}25YN$ANTY],7g(pqfc'Z[!,=F0+pt+*%8xt|1&gK(lQnrA8m^K.]*#lA8Z9A;%SSvU",
"[h;Dc%Dd}(^BJV,VZH6d!6c8t!4C2^^@|,(!j8($brTAA7-I[-,;QQ9*Gn!y$9v}}673YSv+1vV.6kdC+|YA&sWvP0*D@K!",
"!.;ZB!]`5578)p:[+k#q-g#ji,[:-n-y;6*!C1-z*f+%c&4ssr!#hjQ!iTlK78,(/^:=&I!xG/*!,g`/",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!INJj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@'@y",
"#Yvrl:.-A_#wvmB!!]L*#%;Bi$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a-tv6_",
"67pI&!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY+]`Qz!@#3j/PF])1g^4i1gfQ{!=|8n'.*sl'LS&r2'yN50p8Ay3$us9",
"!=|Gw(ID;u(glMz,wyu*#y;U;!!g}7$==Ua3'9/U)-t8!673!H$<%cQ/3JjD.9_c,3g2W@4'ZhB4F%xD*h57-5YUkT!@)_*",
"$=!Rg2*q;Z*gl!*4=:C<!@))v$;;FQ,zgLD*h.RV3%!y(!@(Rd$9X89'm][.*fyJ!1gfQp$;XkYsXt3[1+*=[$-y$2!!UMj",
"!=sb/4{CXi!!T`+!!UXT*0fc+!(+*'!@)-B$!h;z!!Uaq!=sf5!!U[5)kQNW6VUrq$wL$X!=sf8!!U[8#CKC@4(n#7!@)Gg",
"!)00##aJTQ#ahkC4GtZA$=#nM7W|H'6[5*_78z:F$!3pq!!^iR.qhL!#|:S[!!^vV0.$t*6[3{B,FQn)!!tf$%4G37${dYV",
"!#9w0!#0u!!]]`w!z{$<!]]`z5<1{g#ww*:&1.|D%4ZH2&WJN'%Ta#:$8GRD'LK+&$WGsP&R0ZR'LI8R'jgZ[(+'f6!$$w4",
"!z|XV#Y]VI)kdU**B=-,)*C`%*`Z=P!$`@R)c`mt!$tMS6xltj!(z;c+BB/H6tf<x7SMcB!%Hp@!/_)Q!$B,K!%[|S!/_&P",
"!$V8M!%q,R!!!%!6xa)&&|Jgm!)'#H-X3x;.qh79!!SBp'5ar56];y]/R+2%'chvT,;{#v,[7u@/R,}N6W(XF6tg-C%xjIZ",
"'54$|5:$;5'4ub*!|ahS1,djD1m,<J!',{PBCab/!'6&y;phXF!'A+KauXMC!'K1M$g0ql!'U7Q/cQ9h!'_=S/cYSP79mF@",
"'4n6%%TF%]4|T]-1iA1&4_6BufBTaB6VIs]+(}s%3&_7[3CzG`WpDn(4A5_nD.2zx!2rgZi^+m`$ugnc5k&#86VM9i*hV[$",
"HR&}u!!-S^*%]M#!#ABn!@{(A5yQ:j!#<4x[Cc5nWp/uk!GBfjXw6Dk%}d*%&zi3F%y|^D'|[i{(2%`/I]L1:!3d<r6y#}l",
"I]kd!Xw__P&!.R-&{2NJ'684M%yZKz(;yiyI^3`C!3Q;39r/3%*PlDs6FyL@Bq``.!QvG$stC2hW{WH'W{_|U9@U%$LBmp}",
"!#@8&!@{YU6|{^w'@^Uh'57Kl(3Xa}I_'6LWmJ0+6tf=b7qkm#5:Q/$'Bd%m'yF|T@Vs8)BSBV-dc:q<WpKrV&n#qvfAx'@",
"WpBR@ZfB)J_)/Hr^CI8!)Yg1(!#@J2!@{jZ0WQlzW|RV_&#{=S&}!a]'sv$b(1yAFQIBRtQuw$,!3d<y^ikmf&$Pq^&}T%b",
"2.xn!94r:]S$'S_S0b^YSH(=b:YF-h8mcG|YQX|r.SPyZWp3gV6`u5R%r+T3&n$.!'5BQ!:p$-U^}BBfWp-_16Vp$k$:-w0",
"!4N||-.IT`!AtN:(IN59&v+9x(2<n-QKY#-!2TSgXjH%s$^GkM!(u,_'5k$-!(uZnPnI0@7AXw;).5bkq/pF|dc:q<(+WSX",
"!ti61!2T_*7,.r6N2nx.dcJx7+dPq2'rgz,^}!qx85InY!M7xi'rcxp!)%im^}TS*!]jCp)dIGjWuT9}!]pPiWpI15sXVZU",
"sh/_R'.[3#5-%#r^bIhF-Z@]9!%i3g6VT.t/5Kg;W3MK'*Tgw^!2h]$!!K[_:J+yw7+ZGu8q5z$87J(X!!L,5.4.I.!!'P1",
"!{#mWWtp<L'h1A|7qhl<WqHWxWqRU2)Bim#$VZA]6{-yL/R4J*WtGIv,^M+n5=k$r!`H&@qzN1a'2n6s+|kcF!]zJt!]bc4",
"*C/`&!%,B1!]_^/6|Z9Q#cWln!2V+`&uuI9*Cv0&!2UAL&Pa/M+dHAM%n9]8GM(u06zcXa!(IX'!Ipfu'TN|S!&)<P[G*Ff",
"!$qq]!]^yY%5mIn#w|KX!!,;h81,<1:+6097lfXCZ+Q+L'7vA}mg=V/*J#IV$KzWM$y!i#&TRA|[F7:k.LVm1/Qk;//j@Wy",
"/RB&S/S3^]BvUnRsU|ZSsa!G]sa4Ta!4kKSsZQ!)6zbuW7@Fr2!2T)0!)&G^!(zrR!3Rkd7[`iP_#xgr,'<&'sVp1^!2W7{",
"sV6BdCk$;<D+AFGDI_PkDg|Yu!2C5^saSgksagul7#c@t8;tT-74kPr88%|X7gxGpZnru7,c8K(!a:t1!B*#A<2f2[5y&P%",
"sV2ha*BpL+-!kWa#Ylz3/T%1//R.8[Ju+S'sb:72!5SyssZPn$W;.-3FFY=yG%:7w(n`Y}sZQ=d#{{CY'nkm%Wqg8c.LVz9",
"75s,S/RiJ(4$7<vsYd)y*FZ<D,MhKx,{|HYNTQZ}7VjC_NTTM/7hVpGWqg#=sc}Ct!2U!UP1cnS2sb3<+%TRV,:HU5!^'R!",
"#!I/h!`HQx#:<)gsV)`[(pn|vsbYL5H=SLt!2UNHsbYKfH]qVl%xjqX=dQa)!(xbl#YZ9FMuW2*5n$D-aP7K}%$m$]*1#kp",
"$f/MvXmD{nsZL]7&_W3p7W<r:7`S0<Hgv[fIYpF+%8:m]),(D-WqgGh.LW*C.6CJ;,!yuVh^DT,-wX4`Wq+i&X4[3aWqHHL",
"!D._@!2s'`XR%T#&R<$.!2VklWtCyb+5}@V6uC@_7,u8/,30(ddF,H*!{$-A-f9U'=:TS0!}f8n#w|-B+{3VWf%=H}81'w5",
"!Gq_<!3Rmy0Tu[h!2U[H#@tt1!{0m8HRGKX!^nRH*)_lBYn0ZS8mc*53J1Pd!({+Y!2Tz]!3+4x0LZDl+!C0b;dM-sf}cy/",
"3}{;8$xYKD%qti;!]bcn6um+X%WV'q#Y_3x=/WJ@Z,]3FXk|mlWsJrHWsTuH1+1%f7;f+N(nT@'!*!R+g]3sg1gyGc7xQsY",
"#Y]Cv6WS:82GsSi$u![phCg%b:;ky3$Z]/R[F7(d.LVN{0Lu&#6CaCv!]c$F!2s2V!2t&T2FUc%i6s</:RR+;;8h<kXpvXi",
"2{Njs;F@;g;0WY@<U$frXpr6B3L&s#jz4w9=*wRK=b@fIXpviw3L!W]kY:UF@F[5TA,W]RXpvp}3L!dfl7B2Q<M-sRBGqzS",
"Xq1s`(Q6}4lW*c=:gZ_:!JfLA!2Ux}XpNc)XpnIN+!(K[/2.(LmI*'P!]bmQ!D/k7!3QNgNsHs*9yPADZp'1b,%n'y6VM_j",
"!2ihB$WL*U!3fGU!2Tz1%rc.'#:A=![L*Frn[{=y6uFWxnFWgsR+R',!|kuB#Y_HD%S[$0!=AI}!)hh1!3gk([L3Mf8-08U",
"-)qF#!(uMf!$(wU#xC4x!i8ma:5PTXHRxl%/7v$.Zh7:R7/t<ANrI|!$8=l:6VHz:!]f&$6]r`k+#]yq2H([_!=Vq)pl'L:",
"F;f#uXps!97A%G7Xjq_cFJsGP2R*D0*B:jzFyC+dXmD,KXpp*c.48ny+!/$c.t3tY/Q(aaXqGQ#(lvsU/i-5fXn{nY(K[fr",
"(n].s2HGz96u3#y2I&.S!Kt[I$w^+{G'rpV0M73#W3MT[]Fn2C9V;;0#FD.L!^rmR7GX|ZS(fgB7jY2/Qk3.(G6-$s(IDy9",
"!#,VU6wg3Vs6a_|6awM<7V7#=!2rYN!Au;+!!3;074K6M*&/^I!2sbD*F3wJ6tq$[7PlH)MAGBN&mn%).4,%46{_P;,_#jA",
",wpZ9-X1zG!CYIF%V:G#(-pS3/PL&a#Y[8g0rcU(*wk#&6^AF9sXt0asq3^P(K!N8#+Z8tKJnbv$;@Y{XnThcK9xvp!(+CS",
"1X<i#0p0daF1tps10.m:!a]Mm7SuS%/TU@%2k[7I!(xyt#A[KHstCR@Znt3H#@@1RZhL:g%r}2}Ns7)LN+CJV!#b:{!_5JG",
"sV+1W6xvz%!!8X+Pp9;1AI<+i7$*+AQkAr6;zzz;sV2hWT%b,(763aMWmsB|^%H+{Ns&^hB(&I3sV-cq7%$@*p}IsD<hpVq",
"NrPpJWsTyASdT1W6u&+XR+^^n6v=zW7+;3R9k|iP+4PL(5[a{k5%^+=!(xfm!)M_'%42c)!#@IL7b/vv!f8m16ty_d!%rzr",
"1X*^[!%Lp`#wyG6WqHp#7:UXX!F+@V-#q2aPnBMX6wg-zNt@W_7+;3M7u@y|*B;|G!kPHk6kI_W!!AdsAg3#Y+^*aHJVgdw",
")S<m+!@;5k/mw},%6qq6!2Tz8!2V)d5[Btd(IzAD/PPz.#!:m;+@SD}74*^*,C&1)U@$g_.&v][!!!zxsYn4Ngl,85!4C/H",
"*BpKp'+U9C$PHN}!]bc1!]c=%*C/_s!4CTW$7K08!%)3DPQSu'6x.0;!&2$x!N]zm!(x_k#AUk#.SPb[6xbl=,%f.;Wtq0.",
"+Nih;`qZ6{7;%3q7X;]46[=%k/%W%}!%&)p:I8It0rQ$4Wtq_78GJtRsV6GcTD%$q6[S2[#ic9L)MD:+Qkn&}!Ks&@PQ-y0",
"!lIaZ!2V,W-#_.j!%nbV+!5.=-Va|Nt3]+v/SCQ^*)$GjWqgQk.LW3J6w;Qa5;3:Y(G$Wl!LHHN)M:H4!c-T!76l|r7:U=(",
"'U$-Q'hGpS((dyM!2UNB'hPDaU{L'N!0!Zg!tn7&NrFF'%nN21!]hl4W3MU$`Y|XY!AQ3XPQ8.S+NCj(P1x#LXNy`PVZ30d",
"%v<]K!3*;U/Qj{WNrwiS9]h!f7SuKqI0Bxd!!#HXWtxms+TLG_7@-G8!^G=4!2V,b6u}ts/dYs!*f)y1!2UNA+%*wb,wv0`",
"G.gLT!4PP9!]qI*!]cB%6}:3|*ju^[sV!@$!Cl@+*D#5{!2V,cM@{x/CW3#8%n9c883dvP+!.@_/Py2Q$BhHCXPwW3+tcq6",
"+AX]K,QaB$Sz`;l,.3NH2%Jf%!4P1$G.v!h6z[kI7]T1s6WCJ17F{p;0LP4H/|n7|P2/.maU/ut/P[CY$b7;]sYpwAr}g[p",
"M|Q%<2cca*%SSLy,#X=ch^z^I/qQ$l!$;*U/AnRSXpHwBYR|{u/PY_T.48tL;d&hCs]0d6!3Sh$RJ.6'35Br1t3aTfXmLa(",
"7<I9'#W$rzRhX)D$7_P;sXrd.4YxL)!Cq.Y!%BsbC}4Su74q}J*RQSlt3aC^QkG+97TV;vPJcz1<}z0TTw|jk!(cYj81j!A",
"i6{0LQl$!C7,Bvi6r05P!C+8n&:An`#aT,/'s,'KX7LJt9yc]7QN'Pi8dg;P8T/{7-v2jR/PQ_DWs#nm,u9&p!0Itg7CTNV",
"*bh}d&rp;S.4@3|+|:,|hZbtS%tYa)&PPn)2f(Qj^wTy4!2Tz1!D-j_Q.kJC1$Ctr!2T}b75@^vPQ8|Z@im=S-r71U/R,I;",
"!'.bA7:/@xNrS@n/W,*52JgHd3%$x0!$Mx^'SSRu!Cl{N*Dhf&)v3Yg*GIVHNTQ@u<DcFX=Fy)g8fv:qt3j:g19].8NTBkI",
"3R5C6!j+V^7kJ{L:X$[i/g2L[/PWwcNTCqRk.;cIPnT3U:x&i+77Q|R/PZL=4df7_7yz6(!Wp1;8,GPTtM-l8!%#<X!(4d`",
"#j-^zNt4SmXNyc<7kJz{U{P3@G8ansU7R+r!!Xgb8m`#I7M-]n/QMsn-V`LbhVgiz&ux^@/mv4C8.TcPm(;mS&Bu_3*CWyv",
"%HvuW&TY;+A{v}<UWD!(&1.DxkN{9Nm*Ul@i6pY1!!$H5#YZ{G,6$t2!*0]X!2uT)!3;HF6y(f<NT5#':vs}:&{{^22FC]H",
"Uu4UKt3aU)$5!s_/Q/5i/PX6m7G.Brt7vzd/ih2C0QGP$Wqh5$.LWvv.8n'ptUd'xtdN|&hYp':*BwJW01iNl08Ki]!!!%p",
"!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md%hI1G!=4(!!=4(!_{NLr6zXjK'3##h!!$HS!!$UX!!%Cm",
"!!$HQ!z}du5*|Hk!!PU|!!%,'!]_Ts8t|fzMVa`3;)C8);H+^.7:iKR!cnDf8Q[Vv)c^cH+=7)X'rVJ{`!P{%@!kvV;L0@X",
"11:8:!*TwG6HR$zpAkU#!]]4m1I<*M2cWRY!]]4n'rjWu7wqBqpAkpk'LHm05%]k3!!wr^!!$@z!!$@z!!$Mq!!$A#!!$A#",
"!]`#-9*^M/:,R#'8qhsy9-zy$0rYNF!!wq#!!$Z|!!$Ra*7tT|!@6zS_|$}%B=W@9pLQFn'u^]R*M<U[7^N|,8:cgt_^'`&",
"/ZS:._{[xf7{x!%;$6rR8vguf7<8JaF;y`vsZP@=sZLZDsZMgisZN$s%+jr/_{q)%!,0$#!+*M!8@km3!#$w-!!%#y6th5m",
"%+k-M/R.2zJVkF%6v;/k@x'tS7__h7DjW/a6u{yi/[X}#_}@qq/XZ!T!)2Ri!*aN3!+D#]Ju,'TqzmBV,7f_g:29p`!#$w*",
"#YZ|p/]rtq!)2XkH!6^=7`*%;7A`c'A7,f*HBZBTH{0_]M|Q(+!#$w!&_W3n!#$w!!!$F,%hI(;!#$w=!!&hxzzDVm#YbV'",
"#:A=8_h&LY=XMQ<70<RC<[[7UCKf&i<+5n_+zvM/wg,||qzc:z8L49,=@R5w+(tgt_^WZV@71IJ:ctFZ:I83`!!!!pQkR0/",
"5PynA,wrt#__|Sp6Vf!N:/gG0#xB}s#uJvJ$75h/<B.bys6_PY!(/9Y!!$Ty!!$[W$78M)&Lx}8&.].B!]]4l&PLPILqT/C",
"Ns$m0&`r&6sV-cq*7`MB_`1L`=]]8c@`0XL!]_7irwAF]&mjY/sU|YX(+'$)!Bjyn_^0`a8QHMF-#rz$_b|4Z7UwlgGw886",
"5IGS(_`Ad1=|A:s8p6X#8p6X#7V$s):-ux4=|-.190fM/8SRT1FcmByBZ.YY!(&3i!=BcmTCYgj9%AF(!).lm,YS=K!FMDZ",
"!*za]!)X56st<y3!*fpY73YuM^wvi+-tp{t!(/9[74(Cp$@p(F!x[:2#7yB;#Fycqt3x9A4S|uW!)X#0st<[*!)KwJ!)S{n",
"!)0)6!%.g#HR);f!(/9^!!$U$!!%.^!!%2R!!$b!!=B.,_@*3@!'#JK__%K18p6Xa7T=fu__6xrB{-q]1I@-<<}t|q6LuM6",
"__P/*<C+@g2ZCAl-SxG/7PG70!(=QM4S}J=!*UPU!)Z6v!(x_k!)}*N9g!_Us`b*n#Y[;!4:ZB'!);Ad!))0y6zi<}4S}!d",
"p[y`A@Yb^u:ITK<!(QHh!)P+8!*Qg<!)mFY&:Ahx#aT&-'s,$J_b#A3Aq$LC:-&C,8.5MQM^{qk87/XW4T!8*!)5(u!)/K$",
"7rlY8-7/fN!(/9b7SFW]4S|v:_`Ip^@6Ix<8d3xvt3j:g4S}3g7wP`idDx:}_^Z75/dPCB/PWFS!),Vmf=XB1PnS`D9]jA'",
"7u/2Tdc9smNTfhn#C-GRt8*pV!]_^.7L07/4fHI;Qkw9d4S}Vn!xMF$dc5CUg].!-bK}ZzgzL+/7SkFZh7Qb1f`1ach9j4/",
"cHyx}hY*=1h:$^9_`N{48dg;]pX1(s`qd<-7pmr|!VsSJ7Ll^Ht;f=b;=[yJy=DTt,9U2BtR1_7t7h^My]c!ubK}[+F+D:%",
"y}H.J6k4Z:p_uP[)MUH}I-Y`*C=-z`K&x|}HB!{X{*S4q!!&8^9v_D:JgvSKCP2,`{)},bIj6m,H.yXnDW|n`%hIYK8{aS(",
"#::-:#Z/h,#wvm2$75x($VU%*8n:-x%S[+Q!=D<m_|VAq!!_;p#wvq3#x_-5!!]c02FCf9!@)Gt$<7]H/pJI:'35,q1+*<+",
"!@(pb$:TQ1*b@X&'2kpl!@(I+$98_!&pQ3s'2M[i.qrUb!@'qC$7URiJ;cj#'2&Ad-VX.x!@+}g$GuC2PJm@/1N4A04DZ^A",
"$:A`'#1s-u#]k_.#`8#y#`C&y#`'&;#}N)9!@)Tg#`aA_#}uN$!=rlS!!_N%'jg,N*Il(+5:6aR!@)[($<uHc1jI)W*H]k.",
"3}r,74=1554]P@J4zmJL74&4V,%cq46tp4Z!@)l2$=Iyv3FU.h,%Pc25YUkG87qMM$;dmI.7K<R,%(I.4=:C0!@(_m$:#aH",
")+AM:,$^.*3%!xx$;Xk^6x&wh2Ltsi#mZw5#a!|0#aJ54#]PIj#`'JI#_*R{#aUIX#a-.T$!_V]!FIML!@)<H$!hN#!=s2^",
"!=sf;!!U[9*h`yd'MKd3!=s;a!=sf@!!U[<!!U|b6#D84!@)Wy$!hi+!=sMg!=spI_{G]/!B5F]A{N][5;=*v79N]K#cUQ-",
"8W0d1#yf}f!!_&Z1I<<2#}.*d!!_2_2:rR0!)ZH{!+=U/$tsKU!(xit#y)lQ&PM2M8m]zj'jhzw7:})s'N/6p'laU4'lb$2",
"'lMt1!//%58v+Wg!$-|K!$70+(2S'G#4)=[!$L<@'jz1W(2AD/!ti4]$78#a!b0Qd!`p@S*cw'C!$-RX!#R@+&47Kr&S`fu",
",!3^,77`GH'NiC4-Vl%l`:vcy6x}d;3J)]Q'.JBp6_)t''.@1_#nZcP/s=8Y!!$<9!!$A=#:;pF'6]BP#:;pH'6=.N!!$HF",
"!!$HG!!$HH!!$HF!z|fM3b9[83}qyLDrBAg/R,(;/pJzK4@vW_#;<D&'5%;N!!$HP!!$HQ!!$HR!!$HS!!$HT!!$If!!$If",
"!!$If!!$If!!$If!!$If$VW9n'2uuZ'7Dqv#:;qj'4x6s$780j(1x7*FIvT<`:nL87Y/29-!`JA%T&K8Il@J-!!-Sd#Z8Aq",
"!#AV{`:qX(7IxQy'A:;/'5.F&!=ASc_|2a4&QA@*K,mUI!4.b}'C7Sw6^ia^'l83Z)(9^yKXk1#:I6PJKtbK$7Iy)yZdkZ8",
"*``tT]_<dd5IfbIJaGMNM!v7}!31zmYum88!31z*MuC.$N001`Yv-s2M1x!K&#Sp[&|WGX:nTC4Yh7!3wHsVzfAtrW'6m`&",
"%ydRv''Qd8(2$&4aHq4B$7uTi4=7J7`x|+*]]^$)!sF`_76:vz#$(fP!#'l=Yi:^d!/0,,P2=.N5n8;&PnAlC+arBx!/,{c",
"8|b*U!31zMYi)AuYi)`6]_930``bA08&rXx825TQ!4.b}(!thI71S}y(52vpP_WXc!b7V(!32'T'pJ,%(2/HL!xF]h!#B3m",
"Q*/]zQ6.XdQN/a[:XgcafJ{y=9A2sZ'k*@G7:xQ(6*dC58$ktV8PFb*)Yzj7!#@uP!@|6i_v1Yr&@AFMfSA[;&%Bbp'!FYk",
").v'h!.if9&<N</8PF,vsV&ia!u8p]`:|<{#<!v6'C0],Da5h}7Zb1a%n8s3dc;'A9_jATZc_-58g$.r!%#7)7!tv#M_Q.d",
"4)5<]!jS]Z76XrI`SiF#f}VNI$!xF68A4-rC(](-hwINPdcK.8NrVkx934QL1`hD+6`;#Z$^[3-7J2pT!Z(S](%CSd)k^dk",
"shl<*'0^TLAM%_r,YX_T:k)`(6q*Ng&Q|g*-xhqg6^R)b&mkSC7;[%S7.P=4!!K|%:gWN}8plL2;f`Ab7g:|mYjUmkYmqDZ",
"4x7_K#:A-^j6Xp/)a,:m!]bw7!]bw8!33VgYmmdn4x7[J3}|7W@nGKp!)'hM!#lA|8-DJ<sVpNK!32NyYj^@=7^.qh8-&bg",
"68M[v=G/guYmnM',1}hgAkBlt!)+C`,C&XS+x@^NI(VB47!nqf,*2y.74WCfFFYD%GF,z6!fDRD9f^7R]]VX67lpsK!%5V0",
"!=Ahx,&'ci!3y/R$X<CL$4`)<#)0B$pB^Cs_th|y7m'Cisd5c]ML].nMjz7wN+9C$!3!^Tsd<WwsdRgH+/a8'NIW!T!N1Kh",
"!$Mxb#+.f`%n8Xh7#/'r7`*uJ`[Q}1,)JLBsVp1d7H8a%HcYJh!N:Ri,iX}//A7v85ig*Q&mq61PFWxSQ%54WBxYU3=dymH",
"8;SUr7hLiv]hj148zkfuNrh)W%r%`:!]c6h[h=c6:.V_PQIQ(4R!.=#sZRsc+2$mJLm|MV!P.)r!!'^#R!1]^R]mwbRB@X`",
"8{rKQYgbj170I;p8@kj+R{*[{!2}5k7D|&UYgbj170Ii./|Q/q!*#J8`;*i7$:-x=+QAw]%.4,B8!{[VsVhA+!32F):zc=<",
";/Dn$!*!Jx8=C_vS#cn0sZRscYkxD.S:G7DsZRXZ6zby,8$p7Z6w(L(9RgZ4Yi)vG5nUf$hw[W;%(5;#*4J'4$WV0SZg;Yu",
"sZL]7)si9@7W<r:7cyIaS{7ASTu&vr`;;$C)XQyI!)Umd.u|br%44PS6h;P,*}xvT8WM1QZF)K#&R<$.!344sYm;;!+8,gl",
"6uC@f7/$`F,5;NzkmPSG!{$AH-f9U;JVgw2!(W[XF^2#!$A)Z%!3R:}9},;9]cv}89)X&M3S1u%`:x.17)v:t5i6q}6b/'l",
"QkyN{!'k-:=R3`T<B9G9F^2,*6tja+mJvuP3}{;8$xYKK%qt|C!]bwu6WP!mF^1w:#c,'J]FdL`NT.5l*ups1!^^7AmpD)v",
"!3R8P18}Xi#x-S*Q._m9F^24W7qz!,3J'#5ZigRt2dT2];$0WB$}CBVF^1{#$7yJ9:I8L;]a1tA+9dl|3%I}Zp`IsX;w$tP",
"Zj/.42}[9/qHIQP<L(DM=3<D2ZiixR2}pN7=I+#xrF'.6@NWqZZip,7%;&czs$ss-A%Mk_Air9_Zip2=3LJ(ns`yRrBfmM^",
"3CHj[!Z+t}=hpkaCbilbZj*^p3LJ:{saX0!!33&MD_G3G3`z8Isahhm!3R8SD}&4hZg:HK6y+.CNT+^|sV3--!D/um!4.vm",
"NsI)0<2f)TD.f=$7rAz]^9s<6-^pb}#C4/rF<CIqF/^-jRh9C[6Vr^u-u^V%7#z]i$fKBm%qn`'7`:,z#C.&BZg:xhZigXf",
"2FCUs%P}7$GX]s'2RW7aGFNGP#*KN:#g,fY%qq5V%]53z%TdnM(gi%QH0V/+Zfh#}ZhW$`(Mr=+!3RXu(MrpW(/T)M8DRJ8",
"Zd1t)(Q;uf#I;/u*Bi/NI-pa1#F*Su%$Yh@$78*26XqZ[!3H1PNTwz07r.Qm&ml-9#C*zV!!X=Q2tTm]6vm'A*+vdkQl0:b",
"6vT*UAGw1D_^c=,!31Ls!&nU])}v$aJY=+aZg:PsZcZYh7@m=b/Ku[y6xpG_6v={/6xjW46{uu<7[;ar!)/y2!,4%*!!$If",
"74(8mnSgqV6th/p*f[;_B:wTw'5&48LHIA(Zj'6Z7C'jcZcf,)LV4@t!,I1$6H*=G7{Btd!ihv+7XG./`:n@!8Yz0m+=:VX",
"]]qKt2Q:6J!)=p{sV&Zi'.-=GR!5w6!%d]2!a7j`sV+1n!z|f+_]z3b!%V|f+m48mSd=uQ6xt_1%;-Xl+)$YR^zMPKfM=jS",
"6VZ}l/.RZ:#@I@5FID4g!32G@!'%lS7SFWj)Fi_<'LN{W740z26VJDG!31J;!%%sh!Du*211yi4%ZL4D!D.iFTB|!g6y3sW",
"6|;vf!2{S=c/Zgc8P@A-!z{%wbK}['$]9DJ%SRhDsV+/@=1(Bz!)=Qb!.Ij`74(FksWWll8v4U;T&4]<Yj@Mx]cnkr,x&}Q",
"74WAq+|Nbp%4G5%!]bw[!'7{h!Mk`KMu_xW!32KA!32HpPQ0.8.&bPV&PNa_(,:G`!32K92Bh4NspB2A*uhP3+]X#a77S4u",
"YgF/yD5BUl!*+v(!)NrLYj`L%BZ<)#:QmIr8r&lKsSS4T!'{,sG.nb_%qr7z6]J=vsX^Jm+]XNa2a$ih+##f-!]_#A!&k@V",
"`tF45a#'3^!_AN87Sbm7Yk#:P.Nm5D.5;f'+}}8BpF+m5+$cyL4`;&,5BP6_*ImJ#P5jHp/|P}FYmyB@1d'mG75NY8(n_SL",
"YmpPC!)/2y!({+Y!A(mP!(y01#:cI)Yj`<_6_b;J7TImBNTI,x!N*<A4Z$=)(MQ0#Yj^{l.NmQV-92|4!6:@&ZJ{<L']cFc",
"88GBJ9MxpMfQg#b``${KSdQS7si0-Q7KUr]26NQc76-_U4zmsNV:sW<821*X7.:1.<hT(0!33)PIPg`x!,47,6th1H.xclL",
"3iTXa6aP22Q/-Qa!(IUL6VJ8mC)9V;$T/wiNTaMC85;Hw8n0tW!#R7w!K,f,V:jXZ!(I_4:X$N:!.t#F4l:xm5C)Uk3hml0",
":7v%97,%b<NT5a=5-72075XVKG7f23/WBF%hVY7!.x_k<g<n!2<'|jlYjTCB5M$&1b52G)7H5G)6iX0^.(GTw7YuM3Kkx/^",
"b4f:'6v}_1b4ZQr9]j9fb5%js7ZQq}!)M/u+!U*V%44S4nU`&Z!32D<8Hg#+8*Dx)!)7vp!)K]h!)(4[-tr[B6wAUNTBuP;",
"*`n1ppFz<}$dSxP5@ZB*SB0)v1w0,:7:x-p7X;]4pGbn_8^<Q4'LI`'6`rCS5B+P|h|Snp!i8!X;)'.-1I=|zPQAz/81S`7",
"89!Z}Id<kM7H4YINT1n#YmqNg;/&3J:d!g7!w'l;!]cDGt3b#68R5raYgciW70IU!$!A1T!33SRCdI1%6}&I(IN.hb71NMW",
"5YMB,:1sn1t80K@t8*p8Ykx3JtFnj:7+(;SP1n4*nVRaK6th2Ut3|nW7U'G[Y+0=)h%Cq4!BVvcPR63+=SjFD2UD2+7Yc}n",
"*`x8{75r4u/QWAp[HvXl'3=AP8mh3TNsWXd'CsA^!)(Pd'jlZ.C`=n|748j$(Q6=Q+x@CCh:B+B-trbj%d!k27g{_x$@'G&",
";mBP_K9ZYS/Q8@R-;]uG!2}M[-xxp#*Cv0B!33Ti&}!@sA^:D2+x@dN88I$#+!.CY1ga{w<i/yghwSKL#;WaCsV&i.6b43a",
"D4z</6z]wl/]})&1l+_n7XP|{2-D}L#R%qW0jfWM3R@IA!)')76z5Ljh|hcW/P[M]_:^.+sV1}Q^zN}*3)D_.4!*10bT'36",
"0_S@S1/-T/=zg5n%ytaR!3R9+!3gc{tWHz<#R%t&4zsz_]gd0&8tPd#]!=Q;sVG-S7fsb1&u{Y[!(yH%8!h|fAVsAFt]gVV",
"*r!Dz!33T_R+fd=5QK3<PnV68!3FcF'+T'a8=JAU(yu})UiIh:!6fb:RhI^3$CCPf#GW=a6rW^,A*6bv*BC|f92g/Xc*]|-",
"#CS_q6|(w<=J`#5TCZGk:,y;ShwI}K!&+Mr'zP,!*Gjn=%6s<wstCH.76nkNNT@Q6Nj`:vH}x%9!3xrGJ2@ad&pA:9&10cS",
"stCA9bm<k_YjA.XRhNtu4TyL[+_v}K!2}M^,=nWJ!5r.t!B]k7t3aK:Y1h_f)sK.^9^xQzh:<XI2cWRJ${lU^!)*P27'8vQ",
"7wcjjU^0qA!32L^V)c4`Yj^mk+1nUr/Vkd*0QnjW!6:|Q0pd9rIPIQ-sV/#U$W]xa/a;&&0p43C&r54,`!0s9A=qAt6uC@w",
"#:Ac3#Zi`(=x4kX!{Dj.8t[|#)('4,#C8]<tS!b!@iF)[!4v1{!99Cv+#.VN+{*KM!=bhxW0r%qtS!s'PQ%*]7X)UrWuWnD",
"#Mcm0X#ypC]%Mm:(5G-,$;*Xl!LCBXWzWhH,A'xLIZ/Y1.453}+|wU,pD%g}'mRS50mLAp1;bd^*HIRx:8mNd!&cAy",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!1a}zzI.$:S,[YJI:*82iXm@!]s'68@#|:C<`$I!!C,V#:bc*!G.mj:IsNA$W;A6$WGH7$WQN8",
"!^bw3At_.7$'50G!!W+<$@'U)!&D$1#x#g0!!]P*#:9]/#xJ}3!!SV-!!^w-$ts09#x|A8!!]m3&1.XC&PNc|#yQb=!!h'9",
"$=Sih3c,W[)jfZ&3}{8B!@)8x$;n]R.V#gF)j<@!2cap,!@(bg$:,Q:)Hvv/)it%z!G%m'$8p_+%V)R|)iUnw0LL)c!@'cH",
"$GMCAN0Fk<)i-Ts4=:A<4'ZhB-{<6n*Il+,4zwTP5zhU,5]TU-6^$0T5BAb9/W4|w+dFg3672{W6Yn&277VC6#|mwb!!^<C",
"6VH%.!@)s7$@Pi&5^+3v-!}D:7qkSV!!U6)!!U-M#C_dN2J$CX.Z8b<6tq}36tp4L!FITy!@)HM4GsRh$<bdN5{zb}6^_]6",
".Zd%'81-H181+]Q!FI&j!@)HR4DR{T$<brS0nr.q2MyT-.[,8G9LGp%9LF'U!FHNX!@)HV4BmpG!(qhQ+ah192Lsp#.Z&U:",
"5YWUc5YUkH4CT*@$<bMGsZ0Mv4zyCB4zwWF$-y$@!!Uaq!=sf<!!_yG-7/wt7uRh;3a)df0T1@D,=h(;!=sfD!=|vJ.qhL8",
"#|:S[!!^vV8P=YF6VImC6VR+s%v#H!!=sfL!=|sQ6tf(m#=Z%$6VR+t(gdYb!=sfQ!!_fS2cWf:#}VDi!!U8b.yLzz!)26z",
"#aLS(#aLN{<i1C^:1qs%;.lrgA#f7l7ScKR=*gt'+lBZD$:9K&@D*(k:nNhfGk9,n$a(l.!]]S-6a^W!%x@pb%Squ!!#I=:",
"!$-R;!#H7{!#:$5!#F+&!#m9;#:NV57!{a#%Sd<=%SQ_I!#:*<!#F(%'/luL!(r(Y&uSAr'LI8D)FBg'&Q{.j7scU84_3zr",
"'L]kQ*`]03)Hksq)g+16!&c.Z'mHV,@Vq4v*`Zmn*`Zqs+@z:D+_YQv!]{6@Bq[9a*`Z}w,[5b],yujV-;Iuj-XS`N!]{_M",
"+]WP#.6/.z#:PsQ,:4j'.skJ!!^(sS6tgAJ.SK[1/s]$3#YmyQ.SKb30ND1q&n#.`7qbpS/PH,91K@Pq!{G,X12Wg10.&G=",
"2*!0&).rXX1I=ug2fZ6}8rYln0jahF3D7-w8msGJ3B6`Q4#tB#'.@cp2cYSQ4_U!l!]|5_783h}7X43-5BZ8[6ty+R5`Q)X",
"!$-U=d)SqN'7X.l(52hW9DK6A!6:+N(.u]C8u%kj6XBB}!6:kg(.//s!dBb!9bUmB!(['d76qI3!`pBZd)[K]!`c3a*%&br",
"),HSV74NCQ#!Wg`d)QNUd)]p+9jtx375h-d!(nZ6+lVhCdcNuQ(1}j;!)/N.dyd3{6{sbY$m%`JcHzFJ%xiFFgzLHrd.Rg.",
"6{s_gQcK/$74,f3sV'@/!6:#U!/_)Q!7KjU!=AHd!)*39)kdx{3}qxaN-wxG!]_[!7K^4u!}TL-:}md(&7}r@g{]0@';^4f",
"'4x7<7ZZxz6v%)2p}=p%7{ptZ7Z)Ui8*0k/7H,A`4{$GN'5J&/7<(VI1v::2P+*`T7,Q=UFsMRN!(z[DauXJG!z|[N5;%jQ",
"f$ra(6{7c{]qB/%6^Wdi'4saP7z{F2'DlVY7xQhnMmyIZ9.%hGP1c]+y$<:Y6tdth%yNHA&n$.!%y)(z'FW=B6^6@g(R7,C",
"d)b=qj;AlV!t5s&.:zA9d)A6md)@z^KYPMH8PG/781)&67SJp46cJJRsV'^;'4Jp5/mYQiNT8WM-(h9`)MQBPLCtv7!!-T'",
"(hC&D!#BY^!@{PNhZp$H!#<4xhZt1^Nr[r*{9Su<)[|K7!#@5&!@{VT!#<UQd)X8Z:n[.x2%J'r81)JCs9#Mv)[|X;!#@C.",
"!@{cXhZp.{!#<J!/8R(I#:Nq{K^C(ZPX<`-d5vv}!6:%$QLv},Qfd%+d66Q{PhMqT&$Fav&}I{a:nT^<d']MJ!I@_=$^dz^",
"'DvNT6yg6agS1/R$^QF{!=SFS!6:,0sVG&ld6g{4&%%Di'!(Fh(35Nn8fm$=d)[;Kp$iWz'.ID77CY!Q'.<|L7&D{Q6u&+%",
"8[<c/g]CgL%xjVP!_G*V7PbIl7SkF&8m^+V%4f-2f$Vhg+lVtqf}dV;.;05V7StYWUvs}/V(S79V;y9l:ZAirkvFgR)8=.:",
"WR^KC:I6PpWmT&nY#_s4#W%(1sV(),$7M8r8*w:D6iUp)YI(C+sV-qw7^<}5sluW*&X(-/6tja+*!HSLsi0kYYy]A=Z/iTy",
"7*,Ks)%Ka9,JNj.(T1kw%xy`/)(7},['(40:I6P{[B&5)[vSk<:I6Np$;<iB'3IFC#:0D9$^NN[!=I4/!7KjV]5qu7!I^yC",
"8WJ%[!#<5$!@w6|JabXh)%R[I&'x7G'$z<(%z!c')<q]F^[bu[:I6Q'^wY(9!7KkK:I6Ns4M{S8*=g8K+]`T6!@)utPpG6)",
"!7KWV!7KkJ7qa]m%U6[I6|*Cz;F9PN;'zFM6VVJ*89^%v74nXJ!Z(S|79Ca+9LQ'l!(yaq!cK`|9.:#6f}f4;JaM05-@;9m",
"s7c!-$tw=@Pnj_G%rc:F(#V&U)k_hMsMX9S&$MG9cK__|*XNG'!#(6;8*1@(.1UC5.SJ=:#C{#n!)Jr-'6T!0!6:Px1FhAY",
"ASlLY!]cyX!]cyY!6;[Wd*}6;7486p71D5k!%Rrr!&mFa*`dq_sV$_l(Q@Br!_.KBK4G2Z64WT|!6Y]['T8}SsV*lv!%T^V",
"6_hZ.!^118%tYT%sV'@I%r&pc!B)yi&nIK0!'5LW'5'Xg!789S!B{Y1!B*)C1IF(3sV+/@*BySk$NR9h.;.q%<a#(KsYFtA",
"!Fgis5%r3Y!)F.V7l;L&!+fwY!=Ahx,CJSA!6:S^NUl%A!^xH##w}C`q:3]tqYRgt!6*fYsp|_*sq2ni-r77/+:.0dsU}{v",
"!,9;[!!$b&!/l&y!)P:Y!)/l.'09sId*vIa/QB/[/U(YH/PX_xBr_}`r@-#6s42xr$xxF'd*u_#71Nag$Y@+}s[<:{5}3@[",
"vI:su!%Y|^!!5B1!fA]`7/,uJ*c0f_pzs(`#Jiyp!Z'_z$_MFF!6Y`=#_0d!7ymtM*da#$d*v;571P@0*F(_H0P.3m1/{{b",
"1MF+Q3({rud*w4Sf==n:2gDA$!)<F.D;aY:$WAgHd.!N$7p(;ANT2`:6uu_w!_8Sz8p,09,:4&+!'wLy!]_dH76nGdsV,9/",
"9ycdp+.;=TD.*iJsV2i*9Qa-SLxDx0!y|nl#]CTs$7<kt8Pqq$%`D:]/lg(7-XmU-M0vLX1+W&|!Z9l|!!(pjt1/Bx$:!nw",
"*BCY%+=}`[pcHr5!]cy[sX{%YgwuH1#:F|W)*kz9NUFz[8)4/%8TN1:+ztQzsX!ypsZN,^/lg*s/PXt!/TrgN783+gt4:[0",
"u.+k!3hVqx*HqjR392/p.;.qW6z1I=n}vj'P2&xq$'BkV6tl]*74:frNThr9sZLwP/lHttvIFB*%=wlL.Qd1k.4U5q6ulR<",
"9CbdJiV(AN7zN[-bL,J:!z|s(!!)&b)kQ0P!|-<9!!$Qt*`]8=d*9MLdLpAVd*W,s!D._@!6(2$!$qT:1d/ax6yad[#|*_H",
"fIb,<74,lW;cnyTsV2h}$!s2)d*X{5'5.W%!)'TGNrRBy,B(QQsV;p+4N(ndp=6&m!}f8n#w}Ci+{3VWsVhix!6Z=P:_qU_",
"6!&u/sVy81#$+3,:I<ka$9Dk_<%.s-'L[{L!]d&q*)_lBg(@@B82,Y53J2L&!({=`!6:Ii!6pbA0LZDl+!C0b75!_,5;S1`",
"3}{;8$xYKk%qv!c!_Wk|6um)}%WV$]#Y`KAf'B=B1$n.[!$ir[!{%/]!]cyms_DqKf)UnUQ.l]9&3R3Y.SM!N64S!n1gyGc",
"R+f@Jh#km16Sq8S4G!W4f)}YI2dT2_6r3&b<9K&h$Z]CXh]Gk-71NT^#]CdxFRc!l#[B6T<XJpSHJ%[Vf'VAaf)}<z!GV(Q",
"#:Sn:!)1mv!*r5*=6GC2f)}By2dM'b8.Mam@3Bau$;=M]h]Gh,RJ&QS0Lj-T#hSjM!]d8l%;&'Hf*3Fb8LhnW@R`jx3Jju3",
"s`H!)A0=%j2Mx_4s`[4-Alz7mf*$:z9h(AgAaK7(BivT)3M:$Asa/g7CHTgu2).BY:d$vwCZu62DDQ122NW)GB@a]gDX0i;",
"f*#rR3M;!/sb#XJF}*Xuf*$H)3NLqA6bi*SGR_nFd,];Kd*xN^3yb5PsbZ@7!6Z=iHXb,2f'SNth!pAy<=X'c!]d&w0Y,NR",
"g}.I0:${7|P1pXRD6gU76uF]y!7KIndi4ix-fb_lh_+j'd*W2X$^NZw!7N5Ps]b36!7N6B!!$;l6th/rsVf0)!]_Uk7zgCX",
"h]GYi*J5S-3!A<P%4G3w!)m%3!7N8Q=gXAwsWMZ86w*{rt,uZX1%BQzNTPW^6u/16f*<P$0LKws+N%Tyi[&.M+]W*_vgY|l",
"!(Ag}C#y(R+#=SM*a7<hsV#mR!Cl2X6wS-uPQFW.74&#,%SRS4#:T7L#Y`X-FwUZ.7T,-'+!/!C+{*Kh!@YC^%6{7}$ul7l",
"&55G*%v[c'@:5)Hf$TWnBSZ:w98)Pa!#pV}Gt2TfSG@.W%PpK39/x|[$VU.cRh:(i#:f#3!77F$@-F=M6wPf).4{_j!!suw",
"0z<v7!{%/Z/Pml['2/H|d*uv*71Nxv&qV+/+==vy!_xN_6n[/38`m|;Ns.%H.Fd_Ad04*_70fyL*pZtjSdK't(w-/;8X'2}",
"&Q#sV!6;-43SG45SdAF!+lLd:/Pr6w%WUwZh]Gu071Nhk%6{G%0T4B*7lz;X6vT*F2,IA_79Gy1!DiF!stDTR,$KqspbL5,",
")FH0s,CFc(!)%im0sX''!)0dK/VPSw3f$)u4@LBh!6:T8d*|]DDg|4:4zpB75:-CW5y/P`!6:T=,)rdfsZ%<H!DC$]1R68/",
"7]=8S<^,YHt8-g|t8+(@$XFM*/YUi6/R-_K!_Chh7=IKV21{}D6b-T=s[=4L!$N!+!Ht.A&uxD#@YHl{@;U@!d*xRG2%GW{",
"4=7j9-^`90!#{qS!'M9T$tuC|/Z32D/Q:<I'TcxqB1_`$t3bTB$#&Pj9vuNq:4yYl7{mwwt=^Rt!&x]K!!iq+!'W@-!!$`#",
"$tuD&/ZpZR/Q:RP'Td.wD+WR1'8s'Z7|U^6t@:yzD[IPf;jT9!Q.cQ-0<tpQRI|-B0<tl/%qn`'!+$&L6VJ*j1X[s(f'T#*",
"f)}`(2FCU{H=V$[J3:iX2SM=yI{%T$#*=V_#g|;bHD#tx!`H&@%a(:D!6Y]fK06{QQM<0j.t4T4/Q),6f*V]V)%,Y`;`zPF",
"NT;*$(KZ^$)M9Fv2HMf26u3KP2I%GA7BuktA{SZ}KuX]z6+0*;6dyz#$*ir{=I,SC8BP|C!(|Y*&PL[{67*7f!%CZ{/aSM*",
"(IF&<@Cl16(1w%T0TQL]*`ab^7ql-XP1x}R7V$sQ*a'Yb!BSd0sV+K*L(H%M6{1}q6xjXJ!dw=X:.Kj37V}Q2-;!n$.46RI",
".5;f#+#{6)78R}T7%]L-+p$M{R+z:f*f[<CBxY3)'5)^GP$(6Qf*<<z8#UUw$u3VB74q-f8#$&{3%.5!$@Q1wt3|gk86%C(",
"&Pb[FA@9[z!CmK}!+$8T%qqXF4!;}kvgd&w!79X+D]wQg&#CGGNs7)LlIWR_!/{I=!lPVu!Cn@|JLc0[lSh+<P1l!A(wiT'",
"!8[Ru!8Rw^!6Y]`Rxsg4##J=V*rr+V7SC<s$twM;6tduT*a%/9$8dhV7@_W5P*k`m!-WVi7SFC[,%dcxPFSJA-d6A<!6ZTK",
"PcqQA6tlg!hcNZ3h])Bdh]HP'/PcfUhb]!_Q%0^A!0+]s=$c{J!6;F/d05y7.46')+}U|8sXU-^*F;)q76yPtljkWp0jhFW",
"9L[Ayl-^==iV&]3U!mJBQBNb4:vAb@!+1Q/!)&K%%t{uih!GkY3&:Yl!]gfK1Y0;.75,$#/Q7Gdf*Rt=(l0HNQ.t_*2HR3T",
"PFX:2SUWGT+0If`/SDL<(Mr,}sX$K*!6;`c(j&[T!7L3xhZY{r(iwx6+z{#x!]d9*P2Zuf+BsbAsV2h}!!_ht&_aCYP(5Ll",
"64X)/&18xa6`!b35^nWUj3v!a!(qpV!=Aby)kZ9;R`BrK!dI*D9Lm0.+'8^D79Xb[+0|*179vv_%|fh`d*a8^!bzu@$V[Wb",
"F;pYwS=)Q;!{%&]!6ZAT6vtd2.4K4P7Ts#Im*VHR#f]Yd8mb|C#C;FJ!)<qDM|G,Q7r`gt%qqscsV)`[-Gz@PNT38c8BCQ:",
"$7u0Z!By^NY4*G#8aJ+y(I]I<XrNl.d*W6yWW09#sV;zt7-#D/D[!1G+zu:L&8a%f.SR,*!]hif%49+pWv'[*sVHX#*BR7g",
"*D5C}(AAU%.;.q17U25T-7QKl7cz(.(IGZW8Wf||VS1Q,!Gf`3Qk[N)2FW{m!=XH#0^!y/'{KsP$:!{c00n'k/s98Y1/(!P",
"NTp5/'_3M:sV#zx!Cm{|%)@/:!.rY#8PBBrq<l#U#$}I1%SWuw7Z`XwJ,LiX&|h,!.4@3|+|:,|sWX1J*D#6c!8*[vtWMRU",
"f*RMNtZZ5B!6Y_.f*%V,6tp&S3QjAL!Q'ihUfDBUstDT`0[SL@8_rD4Q/1fx7%_lGK^7976vS6bK{]8:8n1Hp$7<MaB)@;h",
"8RJ|k0jufd#C4ah8X:/C#Y]#h'.*c)@%VhV%W}_y$W]%d+]]w*P1myXsV3!!!6:KKQ.l!;'w1grsYn:5sh*;Hkq9IVl0NKp",
"7sG,7VqP,(8s1Lk6v!gI9#1N_)gg[]Q._m*1<)ZH7K@SF*%@m67W+=h(IZGNNTka46vT*]!#){s6)VM!9_72m81S_s!JN)t",
"FP}l5&p,#a=|s_S!=lyD*bIY2%sSIn2Fbhi!R$f10T-#]$uZM`d*W=M'p5a|&pZ9ttS#^Q5ybTZXjXw5!3buh!]qI*!]db-",
"/b}95PnUsR(<$nm(ML.101igJ.nD9c85CCi-u9&:.n40fsV)`Q2U'!#!&!Gt&}{&uT%t0475Iw(]zUfH=cAi#,wq#N#zHvc",
"!6:Lq76l|vP2(n78c`X+:+_KZ8vShc9jZS#6[Cn_sXTG+Ja.|K%qxw,,,u!'QM*/I-Z+GMZF&MbsW8K]*`n!X0.&.f!]hi^",
"79_('_7-]&83j/,6tg7v8=KJw3$x;-QksB3:N7DR4!#9['z'i)d*aWp2%G5q-76KB#`'qR`mq_v!)!Md!4s_w!Fpv75wqD<",
"&XSmp3}}3u`myN.!6PT=7PcL],uc5Gtrrk|!6[sff.:0/A=zKv6u/3)6u8P$#Ya#[L:p]:5zz|s,<'zk5@31pd*wLZ71QPy",
"4}Z@23Tu*_0p7'mQ/4LU6y*km8#am0^C5I9ANQ5J1w0;&SG54Z<b0yYd*Wrmd*b+t+)n95/S9F&dh(x;!]{9A!#@SP74(;v",
"9jctg6th0),x[R--Z@Fa777.F(x2r0!!(D/3SQ1G<brI^7Th&1a18fK/PM8('Q:^a/PQsKh^aLA.p}x,!6<D_,a}bI778ga",
"!Cb+S!)0/h,#9`W!^DfM-tt&0*D#5{!6<DD12%u%dg1cj78#Rq!D5LX!)0@m,#m3Y6Sq+p!6<Da.Zv/`78_,}!D^g]!)0Mr",
",$6[Z7T4b7A^:Yj.4A|P.V^1M+@rxM1kasCh]I6Z71Q!Z0mLUv*)aVy6^#DIR,F0b!%pb#6xslNd%$M{!#`9*!!UpC<3/ar",
"9U|h@NrT8S+07kDNrYbD7,BvQ_!]<M0<7S;QM/xA!69[c#YmDG!G*=/QlA$aK)zTg^%Mu0K)z^6J&![BV;,aU6v=zgsVR#s",
"::<Tz]zY;)6_7c!s7)l}5&((CQ/9w^+DMh`sXhL96{/JR'L]/q!6WlH#YZqs/PYZmQ/32|77`H5%ZX%]NrQ@Y@0D5jTC,(p",
"KjrD;7#VSU;6HH4:@$qH#:<UY/Sb^^/U9%w5|7i%*ImUrtqA/9u(-pq6MPri!7$uC7PicDh[YI2h_4izBSQF3/PYZk`1c!l",
"tqA!R6v-`b!CQ3XV;#uB#1^/}_lg+zd*{Sd+#gph^uB'&4T.;@d*v7[6._.wsj|40!6ZS1<]|@k,#TIa!]hiX(L/`5({sZz",
"),*B35!sZ`d*wIY71QK=4`;//#(GJM0ImAn!.^Nt36!^q!iNY*7Kfrl(nk/z!(zhN:R22:f$WPBZ0)im$X8'M!H`%(NT:NV",
"=mca*82GCBd'[:/;M_@V!*h5+/nl;&*`fB;$yAywQM'gzD^Uul/TtyT_|K+R,!yG;d*vJ9.M+i]778%pQcak492r%r!{!<<",
"8Rn[FPQVY+7-z|#%gjUv3B5;[8:t=S+/b08&$&(f'LJ/H8r=ZU%qnd%(0A*0.SJ-b)HBlid+h!fa3N..#YZ8a!G*1*U|Fr:",
"77VA@S(at'D#.&uT%_7bh![4|!^mA9!!,9Q!'.fP!!$N;6Gt=;!/;-#!+<g.!!$NF786<Dd*Fl;*b+}5+6T!-#x$3X+`B)L",
"*v!G&,^YR@U^LI//T-5:d*vF{8.Amyh9jr)(-L1maf=iGd*}66,2<7a.,GG}b-hA}#yzkb-7Ctyt-T_u1(KVgcL/&s7GW.@",
"V[;0.76wwQLTrRW!]czMsBM16!'+TY8Z-)J0rTI5/PYib+!,5Ki40qK/Q&l$.=waBPQ.W_7=jj27fBdm_^,YZ7,FNm8;y`R",
"75tSlC)9]0l-ZdmTad}{I2cdC!Aa.k!%b#'!=AJ0&v/:h!)'QF673Y.M.ZkP7tBudsVKGn$u*-G:RxQ7%SSKLC9%_l`;`<C",
"-;^PZ%W/'%tS#X+-;#XqsX|gq/T,x+$^b[B/R+k9,@arI!6*fD,{a(U)M9+K/Tt[I<m_D0/PxPS.v7'f*T!Nu*f!7C$zH_4",
"6`4b1/5USdsZ8vf=0T,P7#6nD0S^*G:MfUH+#JIVd*v@671PC2*cFlJj[6z9!P0^_M0r7Mz]&PQnby4-;mMG0:I0C#{(N_x",
"DY[n)Ii0vgHl0tYI<{:l{)%&nC!$v%!=5Qx!=4(!!=4(!!=4(!jYyW3&JCQ:6u7FUjY{aJ!#H2,8nya5/mh-,%42(*j^Bmd",
"D3^Iy5:0h8!,,!;2@DL17#911(QUQC#ww4$!,{U^!!$;u*ZpGqk2Lwr==.ka==+$S==+%5!=4%r!,m/2sV$'w!!$X}7SFfq",
"FFYC@!-Fp_74(HWG=xm-!++-%!)5n._A'5r9D_CTNTTA#G=wk&/PW{$!)67!l+-4hlgiSLl-YN9lKwX:]H.iq:`%r<j^Bn*",
"0)T}C!XBSi7lQYUsnms;@U3qpsq*^H!!$a7!!$Q,!!$J8!]_ZC6m#KvG=xq'!)rP{:mA}Uj[8z%9*hRg8h[3:&IliUjZNM5",
"sq*__!!$n@9ycd`8YlrYCmWkkP2V'5!MW.]j]FAw/k/,U-Xm&{!)dbi!)6PCn`aAuq]cFb!1B@f!)JIcNUFz[BI!w1t5Mk]",
"n}x5=sZUmasZL[psZN&=#wy%Nsp_M^=9`wz9Fy39:Ua'{q]+gAq!:=XsZUc^0*wkT;(mF=88;v;Ns+SYG=y(%!3X]Y!.%7h",
"!=4(!GF^f=!^'RJ'dSn1!,F27!7L3gdk3j@@1_$,7](xR#xK;P!7L3c#](S3h]+'!)klY1!(xyth])`s+(|'76Ya:}@,rCn",
"7KaM@KGq,^6Vc5|3%^.n6c,i5&7})rf0(H`f$kp0-#3sA!)88zPQ./P77ba(@S=d:(+(5Jj;b/*@7P`)!&Jn<Dd-!wcQ)]_",
"6V{H)C@nnbd0/m72%DgB#x$.&8QRYL*%!588!`J=gd2`!!#PPB+{+AbsW/G5!7$uD,PCkY#=&MQ.SR,*75L1qPnQ7n748/$",
")FDr&+G*<I763!U*Bn=J!7L<i6]yGP1R%0V!(nbm#;x*V/QWxa.IYYm1NVtS2FAF6!]hir*F(RC+$u!D+C@*:NTZQy:L+{d",
"8x$gs8Tb=<*k!8H,7qrJ78ka]0[.i0!(zCBNU%|R=(]q)1hFCf%W@xk7W;yLt3zit6x_fB;ImjsCW3q&!)F!R71PPw&u{py",
"^CADW!6XpW#x-$5t3gR(7vdpf7vd|T7vf5|/Q%F;/QMPlNTGrRt7VPB=/aWk!au8;7v&@Rt7j]S6)V4U/P[&&!)9@&/kDKh",
"/n0M70J#bk/mwc@j%R$-=h-Ux7={Vs<k:<'CZ:%89f+sD8ZB'xB+{_5FtJ&U-IK5ui{j&C=_/[pU$#]v9Fs7d!*8$*!)ZAy",
"U#F7j9Fs/:,ws$)i}5Z16bQ.n:N9a4GF.wRG'p^.!)iC@!!$z76VJI49Fri3!)dz-!)}9T!*8<2s`^lmsfcCa!!&/b!!%i7",
"!!%-D!!$F-!!$F.!!%-F!!$L1!!&|$!!&y$!!$Ju!!$Bv!!$F-!=At@!)jA@8wM'lKV;;`I=$}M==+$$LS5&JM0r8WDL3d5",
"(Q3^v!)iCB:I8R@sV+'s9Frs^!*7Kv!)R_FNT38c:Wu,1XVNK.9<M8FQcF}rR`StV;.tY8!)iC,!!$z0!!%lj!!$fv9.!np",
"WWpZV!186$j#3y!7`qF#;l=|W:nfMz!)iC)!z}8}=:t$5+!.,-!({YR!)Pgh!):]g!)(`j=Z8Z+K{[Q+!)iCp!!%l8!!$j]",
"6VKHb9Fu-J!2Bnl!)S^d!)gJ[!*w1g!*ha8!)I^f!&!Gt&}{#[!)iC/!!$]d!!%i7CV.jNWP-v(YI#{xYgA)'TC1)79FsPn",
"!-v*&!)=^g!)]hg!)d*q!)!Jc7p(GFw(7<[tS&bl9FsF17QT/B!!+%!!!$Li!!$Ut!!$qv7SFTA9FrkSi}`'Z:<ppc9p]T4",
".ZZKQ7[-Lx9FraV!,P&2!+)`U!+%.&96_,7]<wlb!)iC5!!%S0!!%i7!.;V29Fs)Z!*1%j5&(cWi}y;TCd6}*7P9&KA%)i*",
"=gP-#:9+BKtwA8Ru#Tl]!!$FC!]`*S7&bLa8}84Ksf(!<!!$|}7SG-9j!p!`=F(|Q9*rWQ7J.^t;HL2z==-X8`S(}#CUi0b",
"NT<}V9Fs7tj#d%HCZ:&+<1q4F'ySQU!*9-:9FrY7i{z@5!%Tk&9FsZf!.3(ADWp3}NT<}V9FsM+j#'2p9vC}v'ySJSi}pT]",
"9q'f(PI,VmR}]qM:RZ8.*`_-Q!,<:f9FrR;!):ml!*7Kv!),=}!)rn(!)Ftm,%{1}!)4DK9FuL]7}bilXr`-w7iSMH&v'|6",
"!)iC-!!$|u:I8{r8SypCi|D0GAjawz9d8<:BB0Q9YgC^/==+#z96|M9%qqqG!!!#,",
};
static const char bitnet__spv_hadamard[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#g#<F",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&WRBG!{/Yj,ic|G!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m826[zLQ%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;1Jq!$`GQ!]^yY-8k)+#wxlR!!,:++{!9f$_5z#5:/Aa!+dJ#!+f-_AB{9s#fQ&$(iIRw!'j*)+!0-w*`n#J4-9Q_",
"@[<}KCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PTy!))h';nKs+$;:L`Axmry;f^==!(H3+!Cm%U*D{s(*M#;%+&#0x5DVl5",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+fUtA:,8b7&'l85[D6/(,5lI!z}TM!/6dl$H$4n#:D}|67,/p/PsR[Ay6z4",
"Qsi{2.q{](/PgTWRGNnl!+y+U/`1'h'nk[fA:@Mz.;bhg;H#Pa.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`Jl#aT0a$9buZ*C8ft!,uXi$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/Nsmp[8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAxn&!<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,vHXAz<agPqD+W:I:3b!Cl;x",
"*H!4;=h.^{0nh)B01j_g6gY&k*}xud0TPRFAwA1w0uns!#%jquAtsd+#C4/r8:yl[85lSD!!!!R",
};
static const char bitnet__spv_head[][96] = {
"!^'L:!=4:Pzz=(&!!qV5!!-MU!=KGi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3Dk9<AA|_A*",
"$'5-F!!W+<$@'K#&T[cX%426B'LTtt'LS-@!={.KCP7VFC1%SI$8dvR(+'9C!@(:N6vCL=$8IW7$Cl<KCp0XJ&PVl;!@*X7",
"$B_MJAav1GCng<F%4;FA!@+/J$DCYWGp!fT$9%|C(Tyn]CpXsN!):+h!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!ihs#6ab)7!-,_i67+|a$DktaI,:@^CnqDG!@)&;]:Cf!Cn]6D!@$QtCP7VN",
"C1%SR*B:xX)(#QZ+=7=V!={VXCP7VSC1%SV%4;AS#:h=G!(*$<4-;j'#{MN#!!TKJ!^1lP!={fQ+]VC_-tl0u!={pT#:9YR",
"#YbjW'jq2d.WNm{&qs]W!!z]3%SQR90kJ]t###![&2]CK(IbG;&6&ff%rBb54^&$7!]qV,&1.|D&Ptp6#Z-351*}Gt6WWV]",
"!b}Ri!_$-@3Ht%_3D$xX4#j4+s[h&k!#wqJ!$%$y'.@q-(8d'{#4)=Z!$B,M!$L<4,;;FZ(1tT8!xFZy'NK4N81z*]!#wyP",
"'.<{{(2*a@%.=0m5$1''$7J|r6tf}=sU}ft!^0`-sU}iu!^w<8f}Q|x*KIW%!%hn$#b0Z]!%q4g6V[',%r&/H4]flT.6b45",
"/sy6v%tdU{&s:rJ'5'_h!=4%P%42(['5'3X'6]B.{9S(S'.*ca'6=.-!=4%U'4(^q!{p2L1i@sK4!()L!)9MT!)'MD/v1QF",
"6[{%I!@f;V(2,Um3C|C#{8tYw3bB$p4#XWa'8Jc&'4x5+'sI!6(AWC*;<k-w4]RI!7qa[{!!+Y47qa]g!$7'/67+z8697Tc",
"Bq^xV;cU6DH}h[hFI3j_@:+)M5:1,.8PC1881&(77SGr56#AXc)LsU1!#<_#!@z#$!#<T}!#<)j.5sRw8nS.c!&9G{H$i9;",
"!`<H57SD[N7_`Y9!dVlx6{|fhg]1gl<RPBq&mw/8!#=Z`!@z)#!#<J!<iGkzG*8QPK$RC+*0=0;stAL1G1!Y&G1*0T99<8#",
"=I(X4!#<y1!@z;,!#<U)G)i9Y%^L'&(4an181qu/K6{u4'.8HR6VK^5)H1rl!#=);!@zJ0#A3}K!-='_+!'D+9L;ui9j[%k",
"H,Td::*|5n)S!Qx!#=5F!@zW4*f,.dH/@A}%|Imh&yNB7'67^:(30Gs)g+1lH$jp*6_Lb}+$m&wG'nR')1}Rg!1v,2!1v+h",
"!1v+jDvpzNF.lFb7'GK2!!#:rFKshp*NRL(!'5}h!$}RA!-S1:!1Cdc!&ldT!&vkU7%Sw2!!s|-8n*b0G+#P<G0@u2<s^:v",
"5Ysi#7qgHq!-=Q+!-=RZG+-XB6u8<q*h{w<cmtI_*a&!H]gc=gMmQ]bMSw#d#wzFa!-@Z|G*yn,+|^0-!]zJ<!B)yiNjPT6",
"1g[3%6{_UUJ%;:P-#3b:*Bd%C!-=X[g`$1|7*3G!G,w}lB'9ZfDrLI4!+3Xv(uz<r!-SX|!Cl^=*Cl)y&z+1z'QTQpA^c*B",
"!*!p'!)5u0Utq(w8n$QkJ$!r}7frvkIBt<#'.;|xj3mG$#zaau$WB[;*C8hr!,9v5!!$KV)(%dTsV$wP!xH+7!-,X'!xFdk",
"S}X9j81HgW:+_KXR`@PG+dx'z!*!Gw!)1wq!-=R^6x)Wd#aV,AG*ux/,1UfK-Sw-F!83|u+!3uC/PYZh+z}S/R%+mv#YY4.",
"&11T$8[MFM83j31$u;6w-VRW#%Uh#9!@/n=!!%a{sVn=$!.cGnsZLt&3R,G'!*!_!!)5B}!.'yf+!jj5!.GRH!@pJ'!)/)z",
"NrYsJ%sq_A%UT&=!-^y%sW%KV/Q_KMUwn'27K!k07SW7S75=pw(+XG;&1.Dy+!%&-!!$Cr'ji4.sWB_c/Q|_T(kgygUwnf`",
"6L6R9(L/m9-Y8xY.8+GP*GLt4*I'wl3lrIu4C;hj5{q.+G+-[^]g0,K*L-jK9h&Ph,&i`8s^hwUsZ*4^:(C1f!C48jNt66*",
"%7R`i!!!-Pj3fc06u&*s!!qga#wxCc#YZ*F!*bA=$VW2+!.mJn+!.1*4M{NB3}{TPsU|Z#!7-znG*saCJ)A@U,iFhy!a:t1",
"!B*#Ag<vG-!-]f*BA[N##@@.ZH(wL*B5WDG!'.bD!!$M=6thG&C|u<k$79M(sV2wWQ0D{0#=d'gC1#v*Bb2[AC[v#<&53*m",
"H(wj3CRYW[!.<:UNTdG<!)mPd&mm(N#:=Q-*ByRq!.:Qt#x-UKZcAu;68Dg)*BpKp!.:Qs#Ym-=dc5C-${lU]QkbqYUqzAc",
"!-=X]NTwvL6u/1TsV2lj)G!3H!8zPq/P`D[sZMXWJ$_1T'Ir*w!{!GU@{%n9mqb={/fGz0##'r+J(0XgkCFH$-tq!5J)y:2",
"9LN|w'LKJXNrSM,2s&bj#:N|%sV$LM#_;)X+B$yJXgrm:!aJ7!sb[aT-K52usZ%P8Y(/*hZBLA7.I=k(sXmzX-)gQg!)RS,",
"2P`}c!4%vT!Cl1-q`#SW/Pl]1.Gr:$.4iCusXmjSsb<4+]n*f5*T(D4Q051#J%B@V@yYz}'LUIx7;+}Z7:}LCG*kB_(wKIa",
"74u_w$Vbav!=AJw!)&.T!KC4]RJUNl$9/&d!]_9M6x;v]6uMFvJ!Zyp82mX%%SRF(!!4.p-!j9P!(y)x!z{B-H%3#P)FhhX",
"!-W7W6x9N}.6%Kc7SX00+AZss!`pJI+$clH*'W+2*FZ=,!7-zwP25pA8L@K_75r2|:FB.h)(&`v7%D0U!^bz:%#DSZ!-=Y(",
"H)nfN'rl-Q!Cl1w*HzqG*)a!q6XI:y*}xuu0TPRVH'Jt+0wIwX'TLN7G0A!F3r@CHV4&'%#wzF^VS/QcVqM,UW1C2n!{!Fi",
"!lh/7.P_QX.Si8p&1jmMG++S`1;S3<2l8ZgX-t3}$tw%2##`x59L=P_$9Da[<%.s-'L[zM!]a(r*)_lBI(THD6tjM'#C5`$",
"9jZi9+&;sW<Bu3;MW+{U*BHHs!-=N[!-A@;$[*HM!-^azG*kT*G0_SC/aG-:#[J%.HjC*s<hQ]mR]ludIC}9{#Yy+tH'gSw",
"#C42s:6VLm${lWv:Ut`{:N%:=sc8Zu8=GmY1+<6$CuSrYJ)GuINrcj.9:JvV6u/1]H*RX%0LKwM#H;#x0xYdg6w])7#P@pS",
"!-=UcG0AV-7H,Da%;%$$7H5RfQ.cxF9<w|ISg&-'#_q9sG,rgB1QB(K!.'ybQ.j9%!4%[Y!Cl6S*CMsv&%fvF&TX2i;.m5+",
"'.5/H!%5K0!an9K740ps'Md}ZH)A]G2j8Hz)(')s!-=Z`+(xlJ!)%im.yL9{!(zWI4i8Mb$]T;w&8=(),$t8nJzn]}+zx%|",
"!'kBU!!$UT%SST[G+-Y',1u1u`W-`lstI6(!Cn]d/uvMHt$j/{K4QP!KSnWfJxNaNsxnwD6;W5pKWA!R]An.M/Ul,,NTFUB",
"N3//22F9#VL4%V)7s*If8!lw7t%=h=!-=Z'G+01q7+z]U!lIgd0U2=q!)<69MLj,j$f*#m8#@KSt%guR!-=Z+7DdVg9C9J&",
"9Zxl,8#K@=t%zn9!&G7j!!_j}!'%u;!!$YF$tuDK/_L}</Q;dt'TfB<Q%@7{'<PJ!8$2#[t&Z*[0./A^<!<W2L8s@J!-T8m",
"*BArT!5SM@(Y_aVU%9&p=mx:6(iRw$'jjfl$HsfU)Fry-!]`{]2uGIFS(aaN6|;w'(1x*iT%^ch-XGX@ZN[%&!/-ar!5r+S",
"GU6#|#zahT+]Yxy)FAWI6{nHx75Iv}7quB=#^rFT,aB$u7D_uM!%#Y8.SLJh(L/`5+}`5N,]|RD*FxS/*GLrV.}(pT/TR0I",
"01jNaL1Dw`T#VXb7aTDRcH{Q=!&rT/8Q3`&Q/,)V<BV|m+%}*^/Rg$!Gh:m0$u)fA!]`{Y3}{dG9+Q#t!Aa/#cg@==!.'yk",
"Q.nN0!.'(F#:;f.#Y^m1!#H6w!$C|`(IGID'P37/(-%VU*DJS}*Dhf4!-=Nn%D)Xn-YN:=+==_q#g'`Z!]cymK!W7$Rhb}v",
"R$umv6y5!-,b-,ZU^`v}=BfI0$[V3_3BD5w(8qQ^*vVMd%w&h&4]P/N%s]N,UwnHV.I8Ti.5;f'-<G*sH6(gZ!!,z3!/@pM",
"nD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rZU^*';dN.c@;iLuCp9_K&PViJ'WsfH'WibH@xAIA'lU+M",
"!=4%{!=4(!%sUw<&2sj*!(qxUMuKA@!(;g'!#mj1!#wq05:/]66XVQ0)-7W.;H_ca:I6Nz;c[*':I6Nx8m]zV@ND*<!+$ad",
"$tuZ=dlvp`g]1glZ2.AhD_[TvG0uR%Ai`+;A#.C79-|&QZ/_p`#&snk(T*AQ!,fm{#:;v-'5tr[!!$HF!!%Gg!=AKK!)v2=",
"H%;32'..K_F[N:JsV$B#H6(k6!*_4K8m_CP!)b2F8m_;M!.:y-!)!8^!){Pz!)hL{aP+j@!z|`j[LIug<hGH9Z37R(@Nj)9",
":#_.):[HJk8fNk&'Hu]sf$`#s!-XD}8PAgTGviFKq&!Wi#f{j!S}a.;Z6b&37-I[8!`<JMAtfln_9k[<qaU!198vXgIY8%4",
"rY'sk$C{UzK:$j-r@::t:M_VfZ'bXyr9c1Q!,3Lm!#<1[B){hLNrPK<Ai^_W!)%bk!:qXPZ.w&K7*#BgA-#HI!(x_kZ/#$D",
"74C4r@ND6I!).sp#7ckp!)a8[!)r%m!)r%m!)r%m.HrB<!({1AsXj_{sb<3)Rgx9m*Ik52!)P7<!+RUl!)5d+!-(,NZ/!t@",
"7SuLs*a.FJgrUt[h:*I@<:.+J!'.b@!!$M16thFv9}<X*&mwi,)U_k.-Vw6]YrazI!+Auy!=Ai!9T@r;9tygh<8}{`-#iy3",
"!)!rqZ'_Pj!.Jm%@0'(A:1Wvv&mnuLVSaWaDL:v!@0'(Z!).yr!*!Qz@YL'=Z6N1`Tw_UW!!$C*81%-P)vh6zZ.xMz9!T(Z",
"sg`'N!]_YS7G%j$*T)k6G+0c)Vm{p$Tu#.p:Z_*fNT2V5Bby+@*aikF!uy#zV196}lj@<CsV+/9@0'(JsXmFwsb<3}[RhXy",
"*S!`*Q04mu!)$8t!*!T{7+xr|)s_/DZ2`l_9C0C}!(4GK,i][uZ1GllJ]{,V[A{btam`Z{8K6+Qn'U]9$75gunDphS!,);S",
"@0'2v9v+IA'rm`w!+Aul!!&c_!!)W*!!%[c!!&<|!!$Ld!!$Vj,04UR!)%ysN-mh@6]#=hQ(/RhX4a.F82*CV*$|</NrFF8",
"!#P*jWW/vuFY$0+!)&|4*ByRv!.'yb#im<s$Y={Y#:=:k6uMK{6w1RX!BJI+Pnjb.!(IQr!=AH%12`.}!^Nz`!-`S]/_&X{",
"1/MAg!-^5l*fh!.+'CX8.4@3|+}`&:[DxUB*'hRF!%k&g!!$_3!!$Sl#YZ|B!.'{ZNT^-6<&Aw=2'z[T+dYqu7WMC[.b60a",
"sxpHusxk(V=2tVrF(IN&05!y6NUPi[!,&zG!=AUS!)IizYgAVp$7|6yH(wV-7T+fwstHS]7X2YN7X2fP78ssuR%J7:%AD`W",
"7||u9t#G,}8#WnC!j%{(7}3%;t#Z9:2sD*3/P^Hp!);bnH=_r=HBSF{H{9fVHB:m,Z.qsg:2Dv(_-[M&!4B9'!)4K[!+jV+",
"!]^c;Z/s[Y;I3yN[Ayd5[AxYmH`Fj-^wNKx_V,_wZ0R@k#NKq=A=/J45YLW}[`7ci[AxYx[AxY{^Y0B!_6lUsNrFF99PnNv",
"YgL8132bJJ!%Cy<!!%'w!!$Sk",
};
static const char bitnet__spv_heads[][96] = {
"#%jljz{(iR!!+1&$VU95!PB;H!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!VC7!!VJ:!!VG:!!SF;!!SF<!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'M:;CCpw)R(glTP$85u*#f06MCpXsN",
"'jq5=!@*sA$CR%WD8L0TCp0XJ&PVmN!@+JS$F50dJGUdaCng<F%4;F[!@,!d$Gx;rCnK;#$7A(f!@,Ir$I4.{TGNJxCm}m<",
"!{'^s!@-!&$Jw:+YTX!(CmVS8!!4H%!{ij8$.<<8!{Y_LG(#YXNUB/Q!!gd1$:u_&Cr,'<,:<cn!@(SV$9Zls'v<{g&qs]W",
",=GQk,]nam,{7rp#@J1X.45B!!@(pU$:T(x*a&Hl#@!xU,wywi7:t2l$8nz#%SyWV#=W^Q+]`PS!@'c1$D@6bGcsd_#=/CL",
"*BG)d$;Xk@sVHi))chtB$-y#w!!T_Q!=rsZNT2Qi#wx2g!!]L*!zzS-#Z#m1$;p6(1Jcc:#_Pma#_nRm#_ZHm$</U.2G}AF",
"6<=1G2fPjt1K@Lr1l]R2(0mny2cal@3bj<z2*:tw,B(:),B1B*#yZi@!!^$9(+'5Q#z&&D!!^0=)F@^Y).yx)5{;&w#]CCJ",
"4GL)4$<08D6Z0Rx#a]5w#aJC7$!rW;7r5[44.upV!!U[W!!s<H%4G37${d(F!#0q/8m]zS#YX}6#ww-8!#F$5!(26k#Z-'7",
"#x_-=!!{3C$tu5c!%rw6(J7}5&mk)Q!$-N:!(zxc#;ivG'.+GM3c|GX$9W<$!(2Ak$WGbQ$w!CQ(gdS,(JK1X)kX.26{s_g",
"7!{a#;cQR.zz=zP!!&SQzz=}QN-mVP!!Ir#+@|J9N0vvc'.+<t!=4%C'.*c`!=4%D'5f7A!=4%F'.*c^!a:zY7uI8'!#:q'",
"!%z2S!&'8G3k-'=!#Y]N!#cc.!#mj.6y!;56NY7)zz@Ub{9]-w8m_)T74'XPsV!5L!$L3X;K=HU!'-*&6ZcJL%r'+f&n$.!",
"%y)(z6[sl/89KgB4#W<K4@wV}4_6+m4|VB35;t1,5[2cy5yRz@68n4fS#DK_#C-FZS#XPBS#Z_<-XSJB<%7#d<S*61<qHBA",
"=0fK^!0yW^(4&uD<C=Ng8m]z83jZ[U%zx@I&w}C)96+)j!Gz*SSmP-%'T`xv9L:0C!!+Z5!'6%[9L:1$!0yXR%u0Ca'4gim",
"9rIF9(l3T_V!v-l)6}gnstB_WS,A2ZS,Ii+@&LxzCy)F+!#=JQ!@zk:$^H(z+^iN)2f]pl<%-yc6zF=/(+lxS<F$Zx!(QtD",
"7:_zQMrbBQ-tqt<S#B&lS#ddD!]{XK-VSj;!#9z3HDN8)HNxATHiQ.A7$`q9'=8Y+)/lR&I_raX:I6PCIzjltS.$p06cp-i",
"&{;$J'suLQ@V|%n(7xSL<%7u!!0yWQ(0zm@<Gfh,!0yWS'44]A(1tU^;ikB[!3Q23!3Q1!!3Q1#N`<2-3h9FQ]fBDr!0yXG",
")1#4tPiwj':I6PXQ'pn@R}^Uj6tf=b7qkm#!0yW](:}BTbS(_P!0yWr(+<*z!d.TF7F3[d67]w|4zs4V,+:lJ'qgcR)k]|;",
"`'#6G!0yNw!#c-17Dj`&!$nib8mbymXjDuj#DmCq,D8hy!3GN@S$c*r${lZu!(zdM!0yx[S$qzBS*Pc[,!p!p!^0Wf6tjrQ",
",]db{Nn+Ka!`H&@/PnbBS&6<Y+%$#`/PZU@SasX^.6.lW.4_;u.T2Tx$7T{k]`[Pt6y!+C!!57#-79bhS$q%@S*2'j.Jh+]",
".SU,j#x5rh!'5LW&ugKd!404{!B{4&!B*)C)FFG8!0z!X.y#CG74`%G87xvW7jwF02,IK.$<Mb84{Z@'S$hc31Rq|w!^'Qd",
"/T7q$2,I<b+'0ww!!'%m2Kn{M4]U4a!{(sc%tYT%&QvC@*Cv2%'3UkH4zsms1ISnu/WP#]*D{sC*S6hZ+&%xq01i}R6[8x5",
"*}xv;0TPR{0/TwK0{'=}!$iq}!{#B%!]b15!]b1^!0{hSS*7DV1<lxV3BIt@[}cAM!{$B5LCbUi*VUJy!4//G's9z-!0{ih",
"!D2Hb]cnR(8cu(}*-qk;!0zZ$S*Bia0LVMg+{IUgsWagV!0{pxF1qh76Yk74#h445!0{k`NTFUY6gt%c)sK!W7!m21S`9]7",
"##JPY!0zt=S`91M#@h][.4@YDNT*4}!(4D!!z|^sU!F$.$}B,M8`:&.Sb;J@4G.,88}mD/P1mZ<!1/Vw!*!X$`qLuQ1gyGf",
"P1mbC]bTc87ha(|Sbfr`2G.PD$_8TMaW}V;::)m#$;=&PZgYna.J4ua0Lj{}!.2G40;n1U#Y]k:2FapL!=UzY3BrMW!HL5N",
"/8.gb.;rC%$@^31;7&59;,`NNVqb:xNTKp]+!I7`sV%Uf!0{g/S$mD0;uH)db.*lr!{#:&baiP<.D#Wy`qLu)0<7XA!4/k]",
"Pnz`_Uv!{{$tww<*cd[!%XRQC!]b7$dD}&n!]hiW%V:G#&2P%X*Cl,$6_hYUg#3y{'LIs=/PZ|g/WJ/s2H)%d!10V2,$Kq@",
"gA0L5)FFG:!%#<I!!$@m!&;D{$VW/R4FIp{/Q9!g%TwLdS$|$A,.ktMg}i<B4zp105:-CU5xyB^!0z!fS%%,l9(+)^`134<",
"sV+0)%8lPQ`PXW]$kgfI8(}0.sk)T-aLP+M7xI/5sk;h0!6PUd!CmsFAf-:I7.;yg7XlcX!Tq*$=GC:d!)@={bIQG23}vu`",
"!0z$2,C523!!8dA!&nkV$tuF*/f@qX/Q=`R'Th;yccj{6sV%Ug$#$Y86_1+!!)rr)!)@T%dBI74itF2`b-`f#dDww^dc5C,",
"dFru/sZTG4sZLsX$vcXF/g2Hj/R1Rc!)@jpg:A*B#zzGiWV{r:6VM4*8_rD6S$g%35Sad+;cd]Z$7:c'5YK{_5xf4Y<BBq}",
"j3hsS&AaMY$vMb8*B[A5!4/GP!{0w98mcV!!(]^n6VJ,h761H,0Mi^4+=uHf;fIil'./_T6XLNx8R}2K&WI#0QM*{b!F=DW",
"QkgI5!2T'wQ.yMz/#Tn&!8<<f!8q*`2.rGA@%bg28JyXD75+cbmLfND!rt$0!]bc1+!%Fz*b=#1mhMsD!]b7$#(Q^B'k9v7",
"&mp_1'ji<)2cabdA%6(q)((C8#:@L&7=wT-)J4{Y$tw}+!hZnFBF.wIWwI`}0WH]cRDazKY1V`J0jf;tW5bP38yk`M'6K`W",
"(U-XsQNTPD)U5yU&q1kqBc7!MS(6<h*j1uQ`|FFw)dAWaFY,$ZS$z(&6/U'%p%4yaBqa3r!41C((vc!_pC1j]!`H&@B|sVd",
"!19*1'y]K$!CcP(0LGpS/Qb_P/5UBNFMKBIstC3c/U!'.!1295#|HsA!128h#_*lBG6h69S}UB=7JlqT6yI!qiywKg0L}3D",
"G,Qp9!)08k0R9a_&mm=Y&qV%--!`-T*BPwzGV)C[!!WxB!!$DN!!$<@$%#$W1Mk*^7XFx*2-F902i)27GtFK;!kM#L9%UyZ",
"<=b.:!'7{m6thXxA@*<Q3`T/Q5wiWTK!X9^AWy..#xi5#sxjg<(kgz_6{-t$T%U{c.P$yN.Wctc.viW`S%mKH#@ad_*H!4V",
"!0z:[#'vK@6XLJ75|LrG<gJj]7!w52PnDhs8-b,a<^#3dq](LX#_j(-S$z+)%;,rzsDFKi)52h'<=b)T!!*5&S`A;VXVAru",
"/PP]n7$G6}PnFx;F(F@8#_|]y!!<C1Rh@dp76g'qDjaG5!B#_<!)&[721)ri!*)V;*FZ;:!0zYU6$`@f=!!(#*+qhF!B*&l",
"#w{Y:*BfFk!0z:/!{0Y2l-b'@NTw|.FIDF/!]b1#M@hmP!cs{%9.+DmsuNAbS&5xFt%RZw7A6Zz<pMJW9XWHqstINr%80*Y",
",fx8Z)+`!H6wPf(4|I%3!]b1D!9Nr2/P`|}S$zL09r=xn.52)v+{]brsvT3]!$X0##wxz5!0z!59||Ul.5nf'.5f#+sw.Hf",
"*)a$08tcdsNT,,08)!#{#Z.L1!]b1#6fyrV!%R^X!.mbV&8)u5U^Ata.<|Wc.4K/q.S|Gt#YlafS$z3ZU{Ug[,'I)K821+X",
"YI%T+By#7h7!m@H]`[ZWFq6!5$4`'l!&h##6u1MhP2%Y2+!.Fv0LUx56uN<0Rh:us71N;Q6w(K.P1i!@6w:X3M%.j&$r<=s",
"!!N+Q!)1:z!]_Qu7SN-Z74uV%!B<@I/QuGMQ.j&d+BKD4,#D4Q-7qYf!]c6hPn}M6!182VAH$7n6d/jJ783hFV;,w0$7_-p",
"NT1UF4x7`jNT`@}:x_q}#C}#P$^hx_!!'.R6VJar$XMif%PyQB#zaau$WC/M*C8h{C%^5i9ZduJ#Ybuy81$bTM11Ps!MnA,",
"!)4#Y&p5asL'SjWS%#<j,+lFG$dZq[%]RhJS$a5t-;_'C!a:*x,{85`!119I-ZSBU!405.Sb{^asV;sk!C1.&*`f16&s/QA",
"!)*:)0ngs1.8A3I!=^l|'0t+-'ZmYa*D5G(*Dhf3M`-Bi*),KdV6n__-y;KK!11$A780XvsV-@TGV)Zn!=amV%qnq,3B{5N",
"!Mw]a7&GG7/_l%W!g{|C8D=&QU^D$y.duvB!0yu&!=|#c6cHcP:XUp=$8+;%&PRK.!]c6h!0zk77J$3J&1D_MT%lrK8#K@X",
")(&:lsV)`S=0!xXT%^.V+0V|.-{fp<U=n*l&$&9a7{L+L,YT+NsV-4a.D^}!NjRlX8Pgj*/QDi&S$]c[+b'L:7T-{`,Z[3$",
"S`:-gSbg!d)kX5ZQM!Bp!+ywt'ji;WP96MG*CClt!10I7%DY1*:l7<{Lv`pH!!!!#!/i-}z])aT<}dZl{(Nm(B](ImJHinu",
"DX<%XDL.#]{(PskD9jQ.JGYMv20i%-'.*t7'LH}:'jg*:(+08;&mtp7)(%B))(,_F!={=QCP7VKC1%SN)c^kV!@(LT6vumJ",
"$8y^p%|G#VCpbyP(+0@H!@'h<$797L;9dD`CpDj*'.=*I!^I8K$DCY^Gp!y[CnzNI%r%`V!^In]$G(fkL|+PiCnS3D$Vi7c",
"!^JFn$HjrxS,4&v!(x_s!(x_k!(x_k!(x_k!(x_k!(x_k!(xbl!(xfm#za^N[j&85!!h]H$:kX$+Jn3uCqsd[+]`Pg!@(BQ",
"#[K6i#[*QU84=SR$:BdB.4KWx#!u{V-VX-w!@(_N$:!ap)(Agc#!MaR6@/ZN!@(*;$8;UY#x6vM#!&GM+!%:K!@+:B$DhNc",
"I!&!`!}[,I!@)&;]:@@$!}G|G!@$Qt#YXcT#x#tYG'lKb$$[:t/T_:$6<+!D!=|2j&PL_h&mtpm/mcg+2'yU3!=|;q'LH|n",
"'jq/t0j`'/3$us9!=|Gw(ID;u(glMz3B4v93`T#(&mjlZ#[y*:#[r=($!K7U!!T6B!(+K3!@)3D[hH^v6Z7i66x`T9#]aWM",
"6yU3l<V#W:8qHG.7qbiQ6VIDM74'[Q#A1aA!f46!7SDpU'5&4K6uF)J3&p|S3&sJ9)HF'2;cwvc<*Y&!<Hw0=<g68[!'iP]",
"(3yk3<9zXx8m]z*/YC16%zn5G&wt;(96+&i!Gw2U4'qt!'T`xv9L:0%(<v0}!)&y35yn,$'V'c41pfVZS0[/;6gG^j'4#!+",
"6a^XS7SS.YS,4)uS,=b*!)ngxCy'rW:I6P4Dj]IW'MXX..UPI[;cmpb6y!Fq(-p9h<&=Xi!',{'8UULG)ci<N!!$Kg!!$A#",
"%SSW3HDX@R:I6P=H`QDk4]P/MI(J@mI-jbVIH.BC:VG/I)V=HS!#=xr!@{:KS#Xn-8Ylv}3bZFw;cwvc!0yWA(/Lk!<($dz",
"!0yWC'2dZ#7[&4VLSU,f:0cVt!/kI:<j6,N,mC_$<j6/])VT,g!#@Q6!@{q])wP}aQU}qg!0yWI(;#A'3fA$n!0yWq(+<'l",
"9pn@*1+qUyS#bBR6$4r5bK}]!NL-a]amBH`bK}[Kb-`R';F2Dv!=4%{!1kzvcHy{4dc5C+!,f{F6th5{DCR{RbL3j3#:@F]",
"!@H:-!)+xx!-v-s74(^zY1u^R6v4t'ZgYdA7,&)$U!^0X#{{YfS}N4B75UCG*C.FW5,ck*6uMKt7t-p[0LLm]6VJ5l6XhAd",
"Da5V%#_*0zGd2#M!slXw%X^(B/mp;V1mwDy!19(V!Cm(J*F(y)*t,Uw+CD+5NTQJx:-krZ9&v{(85D4;*vtMZXgn(877y,T",
".&Xw(!(zCBNU%|R<IuRybk(Z7%fjj77HI`vUV[t$ZBN=8YI%S06yW^f87GV[`f/@!&WQ/hW8{{m!D%R`0TBc,0TdhP0UN6v",
"$7wgKZ`h35[!(:9ZF2IgNrjI}[=D)S[]cP3[$pL%NTVM#!qL0^8'c=!silMd#C_i^sZL_6!]_]n7gYCQ9.!2|b-`R*;F2Db",
"b-jW}6v72H<%:{kf$ZPD!,f{#74)1+DA]+j!({Fb!,!0:!+W3A8mdM5gzT5$!!$Z4!]_x;;1&D=7i+1{;18Nz7!51m@F_i,",
"!!$Rt!!$Xx$78&x=+]^6B!86|;cQNff}PkV[MxYB)6$5qS$g}R5p)S!;Q8GlDjZ.z!,fz|!=AL!!)#3(]cvj6;NsM!7k_t7",
"B_FPC!!$=z!z}71F/-7G-tkx3FgX45!!$B!!!$W%!]_d(7W{^$DA]Pt!)618NT5*TbS:my!,fz|!]_d%7XFx)DA[nm7AG:;",
"9T4@[cn3`!83<drDA[uU${fccAl*jw6tiKuBSxQ!!0z$3!)s]C[JfQm7;2ggt!JNt!!$DW!z|pplDpW374&!XlKx)J!K'((",
"!)UaNnHgIc[J9L*7$7T3GmZV;=]I,p!bxVA:6hnk=]TvT:-Q,'=]V^,!'/Fg9j[<vAtl=1&&mrh!,3Y}!z|vspY$]=!,*Sx",
"!!$<|KGq19!FM$JP2L$I@Vwq!#H{i|s}a,m7Uq(sstJR3/_G<y7{DnZs}l(7BHdR&jVx)*!)['1[JyWt8Bad^8{,lPTwXnj",
"[J[Gr*T2H3!)*|9!)XWB9txW1Jw_rKK6y[9<B.bqbK}[&;F2Dif}Pk=<%7t$q<mtt7@%Ll[KDMq<zWkdqzI<b!/(Ht8W1Id",
"&8,.w!+L+x!!$b@@0NZS!,49;!/tn(!)}AV[K`MZ$M{v;!!$]A!]_pn<2'N[N!!6%Kg4^US%#<j,+b=D7a@!;L4&(H!!$wH",
"!=AQV!)(N.[KtZ]9]4^Q9ZQQ=)r}Kj#wyBQnHfP/7n*NqMPIc4&WG+|7SL=SMn'gM/5UCM!!$=8!!$I7!!&)7!!$RB$78&m",
"h]&Qy!Z/V)N-mW=!]]4wn'R,QPnt'8(<v6!!*cZj!!$Gp!!%A[!!$QX!]_mH8A2g|Q's-N!!$SC!!$=A",
};
static const char bitnet__spv_joined[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!0yrzzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*#Z,t1$7s04#;#w2#xi35",
"$WQN8!|$$4=@9k2B57m<A8GV:At|L=$'5-F!!W+<$@'_/!%HD{#x#g0!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%w3]h",
"#y;U;!!]w62cWaq4zp:!4zwW2!=|['*B:y%*`d,*.qrS54F%xD.Z&Rr*h5:.!G%jU+=78++]`J0/mmq<#z82G!!^6A*${r^",
"2k2uG-!`-674/:Z6Z7@677}^:#_x*f#a|c]4F1N/$<NMH7WK'!6ZaYw6y*n=#{I{S!!^[M-VN$v#{r7W!!^iR6VH!:6@&*K",
"1nKdH6tp4Z!@*#M$@xW::NNu91nt%M81+]q!@*W_$=^f24'+w)1p<=R9LF'V$={u{03:g|1p[SU:IADL!@(t*$:_gy+'22p",
"1q&mY;cZl=!@(<v$8zZl%w)]b1qN*^<}u51!@'gd$77NG6<KK*5w||[!^K6S$K=p9Zi_&72.6TF4]cUi!^Afc6tp.Z0.$tI",
"#|cm`!!_&Z1I<<2#}.*d!!_2_2cWf:@%`mq=_in(<hGFl#}tXl!!UCf!(+K;!@*dtNT=x56as/H7#(j|#a*pq;l5&Z=GV{.",
"$:7Iq6b!&`CuQ-$74/=`!@*0+$AD[x;p*tw=)7qs#C7cl=zk3.4=P8N7=BKW!FG7;3+|D37SP2Q#%'bQ@&!(Q4C7uZ$BT@x",
"=,DA|@&44SCv%N)8mi[U8mgqz!FJGx!@*a{4JLAm${f'fD8N2u@&]PWCvLi-:+&&k:+$:!!FJ|,!@*b#4L0N&$BT[$saW=m",
";(!C(;'|Y%4S3/T$BTb&v8-6xBb)fK!*L*i8t6jp$#0UG*jYj<!(q{V;cSZM!)HP:=%@QwG.[i=#Yy'J7!VbZNUalN6^KKX",
"8#aw/NVIkq=*=Vy)U.+:Nu*KK!H%mA-%vUC$@H_x7r7xJ!!VU!!!U[W!!tf$%4G37${fs}!#9w0!#0u!!]]a<!z{$<2(n.4",
"8m]z%$tsH=%42U<!#F$5!(26n#Z-':!#DwB!#'z5!#R<'(JsYX%y)a.7SYh^6ty3q!#P_G%s4^^&1wF('.=,<6_)srB:w<,",
"!#D}8!$-NS4&aL7!`f9&!(xw-+$w'(*}z$A&S%%(+`jJ)s^BZ-!%HpY!%S$r'.A<:(ATXt#4)=j!%q+]!%z;k#;CI5(3X`Z",
")*1)f(2]%S#3Juj!&N]g(-;Xn!t,kk6[+VT(-S'+#Ri!p!&vmh!'$!T(+9:V!ti4w!'6-r(+9F[!tU(w!'K0{6z:7G3&xW#",
"!{LTFdkd4xf}Rb03bX_)4#0iV%Sl1Jf}Rl34_T|/(-ihY!tU)$!(Gwh(+9PZ!t@y$!(['.(2S0H#!1gu!ak|6!{rPK3!B^]",
"!_-9|sV!uR3!C)[!(xfq(2#RA7Z!aM2-b8ys]f:lsV!v+s]/qj!$X!d!'a*)6uc|47:|Xk!a1w=6{$'[!#GR-3!Bd_8t(:C",
"2Bc:9sX%9f!xF[NsWuyl(2$0If}RW[s^&mF!Z(R@6_)y_*J6zB7Z@:I-_9#h.S|bb2BcAy!bVm46|[4w!tA!H!!$<5!_/Y<",
"7XDR[9Id(XNrF`.!%rx$!!$D<!hvC}78z=M&P`m07PlH87a50P'.,iFg!/sc!(r+n)lBxZ&1BiA#$0x@+N.`p$!zii!(qdN",
"NT3anN5mwHMmPM8:+(7(!#<.x!.Q[_!I<HnNTFXD;s;y9NTFiHsm+cNNTP`4C.C]68PT3p-@K*k'5.a(,b3yB#x$Y0!_Wr&",
"7SaUx6uu`{P2NQg74:R@#:;V9)/DVz#aS;t7yz<#4fFH|(In(_79Mh*:,6j,sWyMr@VqJ7:l|wJ3`TQ`:gbww!@pI|NTFV6",
"7YU3qsV;st!!}$)4l:d'@Vmvq6Z)iL%Zv`_Dg{7}!cU`}8#5A)sVp5{!I3=u$@9u=8PZC-85{4`&uxbZ#|/Gt7VQpM!^'ZQ",
")MH1k7r_@H88D'J6V[0vNsk.f$9(7,sU}*44YxS=$Vk;_4GB8Y8S<M37`McJ!fqcH8PIPc6)jF1<(Sk[g!/.3!(nXpJ%fpQ",
"sU}<'!(qs:NTPfH76FU%+(vWz7w^=3Q.`D:6ty$w+lBtk6u(,P7U_AF8uW,[86U$f/8J_6!).yv!)F+9=dC-wPnCu'#drX#",
"&t4B8Q.l7/7'6RAC.CZxz{9ty!!&SQ!(wg`!@pJu!)39:+)+J$3}qxaN-w{I6VJ5g79bgZ!}rc164UL:&u]BM9rIbR!!,P:",
"!!$KU!!}$F#!n:g8|;#/LqTMB0U%QCw,F#P6r0j/#aUFW9TUzLNT1q7p}=nJ7{ptZ6NW;:YI-Bl!]_UW8GcB`:1gQrN-w{H",
"!|u{ZbW(m@F+0.$7:/s[7kAj7!)'gZ$g0mp!z|_R5_!KM]]S6m87]4%6={#9=ziNlfAv8=NT:I'6|G|i7!,+r7;QyY!z{.n",
"&WG,b!)(!U{9[r0sV!uN!#<@d!@w7#!#<7y6{^^&6^6Ks9qAm579bg`QLu<D!$l/'6th@Y7$`mY6bQ.%!iry$6d49h!-i/)",
"!!U_](vNiB7xnsWf`1jJ7xYzM##m(s3djXK#:Xz{7:K9RDI^p@Kv{}YL6DC$:I6PLLS@_(:I6Nx:Q2K|-!cP97sKAH=]J&y",
"#:9{#))G85)L)I)!#@8(!@{YU!'u6v!C(zp-^l.j8u]aK!))<}!)7vp&WR(7Q/3@LBD[(.!-%rS!`5:x7#'ugXgn)k7%b$R",
"&gDKi@CDfH6#1$fsd{]aP8s&8PR3CX7D6JS:MF{wQ.Jmx:d&7M&$:]Y&}=u`(356ggm*b;:sIRu67,GC(Q,mL7:hY62'|{@",
"&n.+(7ZZw7sV=*k8Z_JzRIz'2DI^&8#x1BI!'Ii/7[DVj.;<h/:.=C,2BcAUU@X%(!gGm<!(zMF-#qUD9L:03!!+Zw6r0iS",
"!#<J!7Xkr{Y*g3Z!HXK=SG-{ysgj.<3R5AJi^+jb#%*('5k&#8stq#w2BcAq%v5V9C.J1hY0-ZG2BcC%2sN'lU,cXtY*ys[",
"QMLaZ)F6Ic)L)IT!#A]}!@|}#[b[|']$&H[:I6Q!]=!T/6[KV#3{;AYNTk#=`YvrY6_2,Is[HD0%[Sjksk=_raRDu!avDQB",
"&#=i-aG!8y:I6Q1b-k-Q&_8$D6]51b$|.2u8qZav6ZCU)!#<:z)-i<M)Ki4p!#B]^!@}|AfD6pcfb_*t:I6Q=f}ZGk!&;.-",
"!d9|S7#Y8R7ykWr=GG[g7Zy5`s8y._!#9w3)//5V)MMB,!#Bwp!A!8J-fXR,3hPi2L:{|!s`B{R;5}*@7PtV*&+Lh1'(M]L",
"%z#sKP(6c*f}p<^7[=.|sV2n'!#pXT5jRrfs^s{a7TB5qsgU}k#.6{N8^:iY7xrR$9.)00!,vXr!^R-n7[&:{9sF!mSG0*P",
"C_kB&!({gm#aVAu!({jn8X%$Q$^Vq=8mu%i$|-g{7&9#}Ngu--7#$J66|R&g!(4GU)5liI9jYAr6|qy%!g@U<7SWDU*,X,l",
"7BCgM!'@d89;n!D2(Fd291KpS8Ummn!`57{8&ga<8#-,W$|Y*r64UL@11z,g;$$dQ4PBF](--{l3{F(6&-Pi['*P|a%z$T`",
"3{=^19-})MU^MV,7lp_k`3i9iq!g#HqA9mg:I6Q`q]1XP!%7la#bH#jsV!tW.;Zcl`PZ=p&..Gi'+.Gh)04mr)MMBN!#D$V",
"!A#Bl7</GGYcjNw$|DQq:5=tSs_3+|=N+q6!fbRD7Zy,Y!!+..$;Hl{C.GA&7qaj0(QrtM7qat()kl}Nd`gS<U!zkF7rV6-",
"$|YNy&k5`QsXQUn%sHN4'+Val'Ir.+sU}<rs^l1.*{MC/!agTm7<A3^sV2lsC@p,_IG6#BC.J{,s^UZc6r0k7#aUtgs^NAT",
"6x6DY7zh4w`qH[.st`3|9y-}.:IK3,:y[Q}<$qMA8!,bc@Vmm,#,4d97qc&X9M%-3st=a,;)BK!.;'`(88j[GsV-8P7rj75",
"7U(6Q89!]2QMJ@i!I<@*HJ.US7k#]wY`/G_6r0jFs_-#]78f8g]Y^JF$|GgXn`[47st(cJ!_Mm}8fb+-&|W/Z64Wi.2BcAS",
"Ta2Xf5k'.`!$0BC%x}m7&n$${6{auA6}May6y]Sn1FgPYC.F7-TaSZCB'yBs'.*_:5'+jz7UD[gsX^n3s]pLn&mkR'8m_G1",
"*bS=N7qjL8sX|V,*`n!xstA'X%xsD.64U1M,YfjL!a:t1!B*#A4!PhB!!#f;$!r;A*ByRx64T+v8Q:K'#zP`R!'Iht6{6bp",
"x`]A[!'Ii$/lq11/SCZm(Mr0!-@,Sx)*Mm#$w^+{sX_wzs]m-(6tfm`0TP_`6Y*+W.b5Y,C.GAvs_QM-sdRgI6v%+J!'_%7",
"0qRw_7SD|-;cnfVsV6=c$@;F9(2){i!).yr!)7-W77KZz,WcTB!z|TPNTc/u#zFVW##$c,6xthV!_%,[2BcldvgZ4V!'g{v",
"3=`stw'x+R!(cZ28lAnRs[!'z89Iv@%4xbr6}Cdj6vT+'748.G3`}1u4:]Z.9PSJP6@'s5!({Ic%Vhri3{@.I!l+I9#=&;u",
"$tsS'$ynjz!@22M!'g|#(n].S7<v:v/kW4;#wx{{s_yx;6Vy.L0yVNNsZvu}!N4]}!z|2b7qcR,&A%}&#:NmwNT:&vs[g_d",
"sV,T=NT4zD8l`v5sZk0F,:IN[#wxrS(p9$f&9RMB0j,`=5x*c)%44:WNU-Mz1Ryr{y`(|q'.hQN*BHHs%;-h<6x-CusWktJ",
"!=AQY!(yc8!#{qS!&dK)4M{a:!(zaL#Bp=(!(17W6u:XJ#xulS3}{,3-VPZg!_/Q!74NiG#^^7R6`q_-!/uT.!!/hC!/ux.",
"2BdH(!]</`!'g{v*B<+d*J6fT!+(57!(wgy!!zUl#:;/_%tRAz!(cZ&-7%k1*Bd%C-^@]z3=`p-2dT2cs_{K(s[L1<=!jUd",
"$Y={y$!pDw.44:90Lu&#<PsU:su*Ih2BdGt747@T7=5*98uP;qxB6Va%C|[LA7sB6%42'w1nKf=$`s,Y@`-H!s[SVM!xStK",
"3=`q!.=da`+{]bp#xM:Z$xw`;$[B0|#y-}_!(cYu6u.BV3%J!pstRKf6!Y0TstK%V3=`y%#uP9|B9dy(2Fu$PB@-XWs[SR/",
"BSJTtC6a8*2dI9TB|*#]3=`q*CQ35/D3]W02G=<ZD8a^dDkDq42GID^DvT!iFJ#Y)2GSKaFUFBmG(^m+2G]RdG36crGfVs9",
"2bZ%NC[v!k3=`q+3Nu9NHNyHzI$(=]1,M0hAt`_HIDLg#3jDqBI=&j^PnL;7!CxHVP1rS|/2.)^!G<:()M:vpI_/M;!-%xW",
"8m_p=NT3-J6V{Nf!jvI+6WYu`J+&p'0:ILI!(cYh:nCq-PnW*<DK71C$@2V<6Vs;^71QV78r]x[#:yDU!(wh%PQ%W`$W]v2",
"!(whNt3FmP!!|y(!!$;l74(;tsu&9-!]_X#82vinsY:x.74WBXsW/K6!]_ZX:G2rQs`/tmsuui`!^H#)9N;8|)5lxvsZw8,",
"#DDlfBy`<I@,qrG!KM.WPQAlN75T!9;.lrasXrd,$9uQ}8A56T7<X=z6vr<)%VP1i/Q`<H)JmK'6r1d$)gA85$VUP(sV+3$",
"!=Aaq!)/AD/PQQs$78)1+}t;h$VW.W!*9'4!+pt&!=A_+!)/XS/PQax!z|_2,^6/y)(%+a0./8t!z|b1-ZznC.45+8)c`qN",
"sY:r3!C0uY,z[^U,C-.5.44:W0P_t]4/{aJPR,g7<q!h{#;PzR0LKwyGU#z{sZwC7!$iq-!'Ih`JaN8ZS(vIc&R[:L!(wgm",
"*^02J!}dA(7quF@C|M3r!(xsrst=MDQM[ds7:_FP6|G|ZC`4_X7T,-'6ty%V3R#/p!@YAQ%6{7}$[|Yj.44:;0M+2(<puuU",
"!#{qm!z|[I+xI_L'TVTp!`7__7TA5HZM((_!#'t8!]^yY!$Z9[!!$Zy!'u8S74(;V-w%Jh7uCWZ!!.lx!_k{A7SlfD.7!(w",
"74X93#[hxv+&H(u*D#5z2Bcls!:s,/&qV+/+=8=R#$ix):(Cu$g+lPt=/adK$@(;17[+U0@wmy18BFl]!,);W5iB!K6zhYm",
"Nr^@0#%Ny612i;;7YZ9wsXral%XRPB7;jbx-95&/!]hiW%V:G#%xh#}.44:A7rhpF!bt}N7]]Gd75r3J2,IAc7Y/@6!Di$u",
"!'g{r2j7+9)(7(W$@3NZ-rB+L!z{]83`SpJ3}sk/4^-WU$]T;w&Wg7+6zds+sY1kl!^H#d9n]dH:14-B7x)KQ5a'tL-u$_h",
"$@1d%.n<z`tS'p8!F!RX3JQn:t]g`dB1g|JBQ((LAuR(4tWL7-6;W5TBSQn/5aSVF8s},kDT0D3Dg|tS2F98`C1(Cz82fml",
"8;L8/t^:px!bt}R7&9$]szDlR85;RTCmWT$D-vXfCnS.)tWLL3tWI1T!_Wy77#cJwI:kYv$^g#g:/F+,:U5B!8<*`%t^x9!",
"!'BzZ!)()(!(4i[!!$c-$tuH0/[l:g/Q:pZ's.^'H!UrG'9nff8<pICt_Vb(/Ba0=sZwZ57SFKM&nh[B8m`:M!*3Xz%!FT}",
":d$Td/PPYwQMLCn*{MIDIm4Br!+1G,&PNPs)sK!_!.!zjGss[6!(xpq#:D]r!a:w^7vCQ*0.'i6%6Xap<Gy'86tgl,6`l)X",
";6R<P%_UDh+Cf.u6r3$J0h4F=7$[jRst_#L79wbu<'2,+*cGPy*D{s'6r1;.!:s@;)*l0AVZHjI7[kbs2c[%;QlMyB8XSsA",
"7y//[;Vl.R$ysLH!-a:Z!!%,174(Cn7qm9};5_f6s[]lX!]gcl,-=6v75,$#/Q7Jfs[{#j2C#w|762uht7x_=s[I{80+[89",
"3=`n{1FqTf!*3Xz!AW))/^*W[6V1k`tRzd)(K[G}7TDB2!(ncJ+$1Qa7$34C!]u5zV;=Wu!$8kcJiqG0$@I$&(2%21%|U*`",
"sx.=5sd+;i!Cl1QKIiF'/12AV!CG-z9TBVS!)v227Yj|&!,lR<)tQh@$77xs9k-9/6z'In79X`K3{GBc3`SpHVZ=j%6Y*r0",
"&8)7*-Vb6ZMP3Gu!!Ck@6X7<-U=q(S7u3TWGV)Ty*Cl)zMC=X8!({Ic!GzNM!({!;#a_mc!L4qsP2<Bw$vW,y!'FW(!=Al&",
"NT[qm6{&JzK-usH%U/y_$7s0t!By^N!B*8I!.!]d,jDbq#x/2cRhx)|svJ2FK,2mh$}%kX2Bg!p#)rp!*hLnZNr]W*!%T`2",
"Lb#Z.$!b$6.SL1r740UN%4H(6!)P(8stgMT*BR6{*D5C}2Bclu!:s23'P3F3#(Z8HN/h,U!+TsC&}!Ci!+TsG&}!RA8Q)dR",
"!|:#,Mt7JKs[gKGMsB2/'N({x.4sJ{,#X=c/s4@=1/%bgNsCM2'[4Cd#H+F[!Cmz{&CwkC!(V=;9L<cv@wcGt7Tvc8%SSl_",
"=dVrX+@WSq/R#$y&53-]sY;7Usuv8p*D#5y9h&.'/T{jiQ.kI]<!X451Q86Z2JHKt7b/-_trJNv3=`yK/PU+U7&Z`XYF`R)",
"R,1'f7z=ykTah3GJM$8.!#@IK6,i0c75DI56^sfkH4M4v!$3)y8tgs]7%!$0,.wR!!%Bsh!=Ak{!)2iq&p4$8/PPw-sZVwK",
"%u$G),,}}p:(LF_(IP/@,izIM!^=x::d+m+PQ2Cu6|p9#!*4Z{!Cl]z!%k^vFXN{21pI<h!(y#v!)q#M6X|QF@KP1F*D^_&",
"77vm4*%;'#7uIIiJY_Su94-tkI]DrjIztA/NUlw<S=YHd#YXSxFP}Uk7!:,3*pGX&(IF}}RK469&s8Xf!B{mD!)&*+:d#9:",
"7SS)':KmdIRa:Zn2Bcbc'p5a|&pZ9t!'Ihn'lmS[!^g;$;a*-G!]qI(4(mH(;Bfzk7qkgLS=cP@.44:H82nJUJw]34Ql&R4",
"8_,*L(QH{xU@LP`78As[HbUbf<(XWkR,);$F9YH4<=cU@sxk_;.S4/,W7plv/T|Y:$^viBsx/fw1d*ug.bQhj-;#Vd!.8:G",
"!CcPINrYS*7SC,:/Up-g$H6As$_7cS3=a86/r^Lc$;;tQQM<;hCb6yJ#+FUq#yFm&#gDza%5BqXSG+aK!#F!JM|Q*r#YY';",
"9.Y'PGcN,9DL3c|:Wp{ktqXXv7YL^7/g<R|4&@yp25fl$4FF6*!(zU(tui!}${va7I^W@g!@:HU(ma`M6v6p(hV{(LC1'<;",
"[%'[C(PD+7M7m__7;7`!)(i|6!]]cL8P]]J$76Pu/W^9*+!X9)7qa3nT'VrSsYnBfhVzul0]]aB!)/D!!)kl($Y@.|(-pS3",
"(Nlsw.44:J.5y/4,#D1_.WQ[50QGNdtuh<#T%iDQn%Dg67}WwX[,UBUHa.[Lst=Q't!]dULcd]7!#{wU76Hu./PZwqTC8np",
"nBb|YSc%$[!#|Db8m_m9SH,6M-)q`ustKtt+/xkb8KM01tqvNftug&sP1x#&na$5np=gygp{F5k!!MxC.&l_G/j:X'y=a',",
"&L7_(!wqUz6Y$-C6qHbZ!%JY<6y62aNTI96(,|Bc(X0aa!)&,x$<y=6)}{{5$4A-$%BQ|qrV|xv!*<_z74|a!/QWX`/PX_|",
"/`]`^7VUC[trM]tu-u`z6r14S7PkbH=:^IY6|jm!$Z(<.s]SRCsVy6I<!F7;#(@dl$7B;Z#]CTs'P37/&t4Ar0#Dx<-;4u7",
"sY<$mswy:,*GBk3sr1jD5Lg'^A4U<WF+x<Ist@!5t!]dVSG^:vT#GFW$8ub/!(whKA4Zz3$Y:W1!I0.G!'Ih{L*+zt!=vXn",
"SHK`nKjh@K++yl2!fXfJ7F[@)stQvrMbF*9#YXz|6{QK}75+c*SFm#WKK&[T7CKH)V;#VD75h-{[hAZ)!#H@M.&vXvRhf#W",
"<sB=='P3SWUz8ics[I6CCk12:3=`zgV@:%IVw5)gY2-)P'.q;U6@-TCQkARS!B@CUXT+dU8%Z&Q!QcD^$^|CX3=`K*(Mr=[",
"<3&B,/Rc0u/Qs[[MC+H:6XTy7#zYg9s[Ix774Sm:*BnC{XRmZlAH-A6WPM8q8nU^t[K(ZGAIyYG!#i0]G::my5YL+fS(aR3",
"BGyJ%st=x3;Z!B#$u)t/_!`ki!(ZYj!{0w99p!':(+)khT%`I,JJty*6uD6/:,p8C'.Bm;)MS`9*$|rL74r[h7t`2A8ubY)",
",)rh@!*1MlCacY-SG=|9=/WN%7A40b790FGBS<WWZ.nQ|6u:TpYgAs/!`%HY8&rd](gd2K](ZNSFFcK3!(}1/H7VA;!-/`i",
"H4WNj3=`y&6tud]NrHc/'_cD3_^Xpw8!Nb|WX!x=!9kpy!-,ir74(@dNT;}T;31j--Vvk8]<xf}3a+yf%8`*];5|y8#'sGQ",
"+$v-S!=l.J)MD6)!(y5|C.D,']{Dbws[S<F^0g7_)(#y56]_j0!r*RA7bMj-^Bk#Z7IZ<2_7a@]s`#dl_L/df!%aZz!!$F4",
";v):ZT(5CBH[sK=<ia71P1rCP&$&KzsY)gP745<K_k#P82BmgSzYQgs#b@682Bcm'[I|Bxsjs2-9=$zi7$UwmY=XK')9h]0",
"RhWZL7$VgzA^3y[0T7tM!(`!$=N!Zp6uSP;7vNFQ/RKT//5UBNbQ9z@!'{,R/sNn17!Kjm/W5)V${lWz/W@/@#+Bn5C.K37",
"2(1J%!)36!8ubh-/k9is0L}3Fc/AI5!)9@l0R9a_!z},N&qV%-!%%U[']:&zNTM.S87;Np790FA87Q[S!DTkp/fMKi%]YXN",
"1NU@@+{#3Nc_.*h!|FmPC.LiBu0wCB8s4jj:_GIl!%hm27$0sQ93nR]7x;XS&|W'AAX&=4$VWVd/PYf].4=9z5<DiQ7C5<T",
"sud,N*GVyU2Bd*7!awc&!{p21*%HGv6wB&[u5lfU78]1&#xuT164U1c8bHdCQ/#[-8]NNVsSz:R(+'b78YA;6#w{#AuP4sh",
"8D'jJ:JIv<*{7RmstAlp7QT'F={d/(#38Muy{Ar726N:3!CghqNTFA&2vM.@7A]Uj3R,@=C.MMp&18UN!%5SM!Fr[9!*5{.",
"*FZ;0NT3&37H,=.TwWl+#*IL]!B*&l#x$]/.H!Xm$77Qf:+65}XT`$,7,L}1H2Tyb89'9$u0k}YP2j8GzY|$12Bd5pu@^a)",
"7qLIR1vf|8:gJHau0aPK%8v^K,wn{0)+`!H76mp)4|HC1#[uMv2Bn(6YQ.Lx6v!gz69!|{%4[3C$:!uy(gwCC+Gz1^!),Z)",
"#*J9q3{yQf'/1;R&qU{+*IW;6WWP;+0xaZsRi$bn%&}'<PS97[I5XCD9k1t9T%^AQ'[SQ[8=avzg@!gIs[gKHg=@2=:}aAk",
"JK]X:6tjM0!/l=l!)&,x&PQV;7Bm/xK6|Sz%6DWr!@x^u!(cZ,75p.%ZMBKnKSm1[MD:MQs}vt6t+xdPzwhI/C.C[C84W@R",
"LS6^PNUB-53R#kc!+YZ.!)WU#%v<lr74w{au0x5M7s(]N#Y[-JMW+{!6VJ,WSGXFaAf-5AWWRV(*a7r+stB,ysX{_+.4@17",
"74N33[J5/=8q[Qk-W-PlhY.lX.y,%|%tYSc!)-t{%SdfF!$Qil+6K+v9j[,G7]mWBMmYb77UHkQZ.w+JKh)m&8vbs0TY:Ix",
"Njt(CTVb;{!Kb9{!+_%A!)g)Q!@-Kncn=-]&4KZK!-X<{!(g}*!!$d}9AXs/7b5K&$H6DH#$Ar)*cclK7@i^6U{ji57bKJf",
"0rgLlsx.tJ8Iihb*aMhD-VQ4y!]hi_!##}a5N,|W+C<@/sY;mgswZ{&*FdC-,K=1(!)4#T0jdy9NTUnl74[#DT9w`l#bc8q",
"!'F.|!!%,7!!$H-$VW20CqIlgst=x31xK;iQ`v{HstQqWU_HM@35u0q%4_%/!`ZD17x%3u5YP6Q8:|T4NTf9Z:J2b27yMC_",
"0kz|v$ya[4!)-u#0pi(0%TDZZ0p3A7!D-j.&1aN=0p2Kz#Y[5)/ThSt!)aUT%45{7!.+]v$VW;L$s(`%!)6zp8A!zk)/Jqc",
"3GcD!&tKnPBs#yFt3^+63gSs_6wpnC3JPFWs[]pb#@T89sX{Ph%2CrgJQ^hD#:NV,avVzX,!y)L&u[4Y'Su]s.7@(Q,$i*{",
"4F0l^4aTrsPQMk<8C!wh8P=aL!(}70!!$dz6th:9$Wng_/PTga(]{p4##Jcb!cL407SW8H&1G+tQN#F,6+bRQ79VADS]GgG",
"2w=_G79J+j7'}#9*G$8fCukZt,Z'W3sV+/@!&f5R!l^!9NTG)R7cJKW7cnT6Q/Jam7Th%&NT2]6!!UbG$kVm26{Qm(-^=.*",
"sv,MF*D5C{*Drl32Bcl{!:sGA)I,6A!*vN=C_W29!C=W{]d=(;7G&[#9!.5B!)S@Z!=N!IRh{4#!%|'A8m_tI'LHu#_@Xdb",
"9/6P-(IHx'!I`(hZkKy4C.Cpz1h-g@!)M,tVn#[X!)z3F+lBd'!@,LVi^b0l/#hq)$870T$ViDC&1.HV.qj2v'LHm'7^-,5",
")(&T61IA]Z*${_/[+jp,,$5m[#zl%x+'`y.#x$3X+`B)LiylP*.44:Q7tL{l-7HK9).y{SsYn.2.&XLtNrxCV+FJBl!W=Mh",
"jTJ9PsYD)T..{xv!'g{v!(I`z,jXsw1(_,w7da)'Rh036A*Auf8mbi]7H4VWD<Sfj=30Z^stJsW8tSz8763xJ$jZ<|=hpGv",
"=c@5vRiKarLg:Ji#{[Db2Bdqr7MAsf+A2==!WqnmsYAzTkhVc%lRBA0PQbXfnK9rw8mwljljNdhPQ}M!s[+3csV1:rI0k5u",
"7N(jpXL)h-!F7L9WuM92#UJCu5@^y,mmQb:!'Ihn5Bbpw6u#Xk#xA7!3!Asb'(,-@!##m]3x^xh+|p+Q%lkF##!Fz=n']`*",
"^aK(68-&bc3R#B}Qmi<ri4wBQ6w_[L5B{/H74ul{#Y]0]7tyGz!!%slNT:I)8nc6&Y1qxB@1|U78Ii.$,aDc,*-&9+h7{#a",
"t.0YK1d)fBv*+T6j1sf^!1B@gU#4kj!Ki&I!).bPjnS@iMmTrijqJfL.(ds!!)+JbkM0TkKV9@IkQV@K3=bLQv'#Hsv(QTQ",
"7MUARj4@t4!Cv(4[I}8)%D)YK'TTyL*Cv/{M|;+!SfQ$hM^|+1R,5BFMjxpG7G)JY&PQ119vTNcF`g^f(++AK'1M%3/T-q[",
"*{UtC!1jZkurjPP3y22Iumz5ilhJr8lL7TV9(;:RS=+|;!!$fD81$c2ljFF8D[+<ZumR'F#:;kBmdG=D!,96'!z|kGn%c%y",
"mg3#@^B}|W%w0(:.F84}0s.gp6w.Tluw1BC!#y]UAZz,wbVQsG8v=[G'.*gr7SgI@P1n`7!0=qi!)Ikj7;f@d9MslJ7D8c+",
"#[bZ=urbRG+G;&k77#DXurbHAP1wax7tj8;p$N,Di6q0D!=AR)PnUu|7tA|vpbmJM3=bIPv%<=bv)kFkv*!Sp64V0-t2TPJ",
"7Hu.p!)^%pRh9Bg1w008kP1GR7[=9(-70k:6|V}&Rh;uG!F4A9ls.;R/,NBN7zDv@5x@S0!_6U;7vZy68R-[P8VGKP$7YJG",
":+KD,^9rB<&:9jhq:z.=qZ96{qxXB=P1qz8u{_Zuv*=gv*BpNM!&dK@%SS[|r7vLHrW5V!ruT`HTYslWrW<.|!)$g9!bY%q",
"9T(FF3J:(N&1rh<urbDCsX}DB/Ud}pWW74,/U[$2Nrlps7rSk&!Z1hm#u_U,$BLJIv*{1&v+1=*7$4br!ZG8N1G9.]!y$K,",
"vJ$gxMuMQRtnQvbuM1I2Q.i8z6Mg}|*KtRc*NXamsY@T/v8f<L.44;Gv0Ax/CMUZ_7#18%v7j<5!z|[wCks;F!,2;H(vXgY",
"!IVLzSdQlX5nA%)wI$MmNTBd-7x)L8,igAx:J)f%9L<K@!a+2l7hAsc[J2cV'd!MTP3B,`6)jx0!)Wb'!)aX#!'F4x1vRf&",
"!&`3`8A,(;(+9p;!*8y,/k8cRZkiAU$WfXYurbDFurc^UurbD.s]d:crV}y%vJ-q8YQ03<*Fm3Iu7Sq^:X$SP!fQh*6x8.u",
"NrSvD9Bz5V5,Z!)!*DRC7b/Sx:/|tdupC&Qw(b(MwG#/1sZ`<wR!s=|wG*9@!}Lyg-86@z91#1vsV-,[!=AM57xcAk7Ys[X",
"#N&{q5YMF<11wX+7YiRV0'#CS7zxI_W0kSH74`2ADfPT.74N0-:gWvg!dfL274l|M$XkCbr%4Y2-fNVV#Ym*9U|yI5DA+a$",
"6_kyB%*Q&486(4_NT;SPM_;1x!*+y)7h`)_0r^}BaLWy}!KNq-P1u%38GS8N'.k7UGa!*W^a[,Msw1lNccmJ26ycw=_^=1;",
"8fby9PnMw!d`iiZ6zK*})I+Nd!7@@Q!(]h0!z|]ugYaFH6zs]*R+]6asv@-I5-LXI@zvnqHhBHN8rUP.i7+,<740UXW7h-y",
"19HpX!,pYnD@AlW8:#y/WP+ls!#$Dq$irmH!!v.D#Y[!V!'IiF$!sPZA^9K{!z|aTGBClg765};Y1U:2ASvGk!#Uf|8PAa]",
"^Y2$-#D9fbPQR{F=5-&08sxz@Z.zxw@/mT<SI8W(]Y^D*!+-^c!dY+p7fzwUMCJ'677qa$U^Xx;!+g$T!!$f&&}ImQYck7x",
"6yl7j7r{'*+@HtN'Y$V`/s2YG7PnF104=<%!)6zpUA<I;=2$}_7A3gU+=:(,##Pk0^7<2@!=mg$V;F:k8c`X[p`/Y;8#!Pn",
"5,d(V!+^yH32lxF!+nFD!G=HcNs,-SsX@8Hc1lcW6|TIc%T0lQ.8]YrnLk*:2y$db%YsZa!'{,%*f,yX0.,Xs8sQ!':Jf'B",
":gV9rd/4%.<`k#4_^=wc/Q70(7U0Nf6VKipstGjsGU-2,6|`c&#8'3k5YKdV!,)5N7s*SwaW;;YQaiFP#YZ|^!Aq&0_!v.:",
"R#)PP!]x3*8RZWK!NxnqQ'qRj!#fT'46b)Bvb,3wv[Vkt74Dcx$u)1h9TLvQ!FkRW9TXQ-'s4tD9UK(G!)HsMS;Hm0!(tU7",
"6u@$]vL=,ASy#YWvLY&d64V/17cnn=vL(Su&WI;0B47c#:5+cJ4zmAK!h!]77H!cPlj7$67BlX_5!P.msY<t*szp.h*IwNN",
"Urx)c,.j;7UTZIt!:wa;*SrU;Pnp:{8F`c1Pp.!6#0vv<[hlt2=SL1|8P=TpCz7wv)FA_9,:3GR!&4W}AJ8ic.4iU_/PQ_D",
"X4k:!,fQrTDa#VJ7@AQ8X5MyB7bXpa!!3:i:rhypYI&:x7vU4+$VXp#!]g:t6*fqc6{nNy[hINF$y99IvRz(07n-P_[hSVK",
"7:K7R5wmpv8Zdx:87dif!FnKg!M!Ip)M;6Qss@SP!$X)3!CQ3}'5VBg80`VZy{hi<qd]s:!Z);F+%|b-sY;jfsw2Sz*FQ5+",
"zZHBY)Y1[CBqFPz!'wu.Bh4%N!=[Ll!{f,F!xFdn!/1Dj!!$JlF{xC}!/(<y!!$HCL&b^R74LIU1L|nzsY<N{sy^|P*HgcB",
"#8kjt+{<(U!yN-2!:rTY*BF@Y!,B%%Sf1MZ/R*bD$_A&)!)a[$%@2_<&2fky.5;5x6uD66/R<p#$^lb%#J%A&&3JBdGWaY}",
"!*p(22ti04;Nn#<PpV%TG#78!rCywB!/8+U&'}`1lTS/2:Kaa_k7k|y!$l/U%n1p{$B}uRsXsB['1)a27wFYg#::2J8;y7C",
"#;&KQ#_(SZ77}j})d4N/)L)H76uYd[i!lhk*DzcA)gi)A!b3Aa7tkg}+]ZV*#YxvW6twZ&!^9g5Q/Fvb:j!kj9-|q0!IK&N",
"PQV5}!@'cuK=}N{'I{I%6{!km56=5281U/D%S__;!z|^z$4a]J!!CuF%0DCdmQL+<%D<*h9v+m^^D3(<<b:!an.Z8H82($)",
"mg49(7XC#`Vx^z0A5A!k!M^($j;NF-BIj`x!fc/Z76d(usVK5I#ZT<}!&U4B7z%6_3+rS}75*q[#:F@@H99QP3=`v&&n<|H",
"!]b:Q75@5i%SnIr7T|a{0.kpb!(cZQ9mW#@*BGU^8*pbr!{1':#F2hd!Cm-H7u#c%-W9iB.HcqT7u=SzV;z1NsYx;`,,k*w",
"n`bsG!l7R,7f4IK7b/Z(3=`JsDTBrp753:Ivn^s]6;Vc*hBxC!Xhtyi6;]9y'8(z[5lR<Q&.YN2+2j;'vj2L0#(v4c3%,4R",
"!ja(i81i;WsVhH[.;XTZ;)D1X'.,fGvj9fu4lPt$awpHjFyl.=XgnGdvjP,f7[.J@U^F[V:vA_v!G=UU!(u5N6aFaF&Qq{t",
"&rp<CsX{{PYdq)X8&{1%vj;3$&`+SK#DA2Uvnd%|!|&HqZamv'WPSZ^!Rw::[$]RI$v{5(ZCRni[#2<T)ki)qvndM@_!]6f",
"!'^x]!}<C2!#-3d.f!TJ=(k=UNT]kv6wmy2NUw&{7s(.+W8G<07/V$xi=cu_FD`!j#_C|n@Zj9c5a<4x7A<+H2_q1k77`Ja",
"2}9BF6wPiWW7sKY*IN@G2BcmC[!(x'4A|&.<IYX#i^`}R7Zp'0P21)-:'F[1W8[Qs/Pmm%+R$Q}7Sam!p}J[$(gmkrB+.Lz",
"WW`7:;]qfL;=IU;$tt4D!#s`!!=A_!W:9N69F;jSU{c$@7KgdZdBAXY7A[4A%r8jA),W3i!CICh)/'mn:5h$PGkgj3,aU-n",
"/PZ@m1QB%iNT;J^MAx`%74*{6!]|xL7+mcWd.T^*9@[|3sWjybTa1:T.J7*J#:Af<*aBIR/mkm]!]hiu$7RU8s]m-Diqnb)",
"9Tp*y!`ttG7r=]N#@hIU!&hQ+!$Cr)#k*5a)/9B-s`b9z6Vy.J#x,}xi^$L!$8Sxhs`nG]#:lk!#_kfas_23DPnj&Y1#{f.",
"!L&d$xM6la7sYN/'Ty7L-#!)J!)MU$%;6W1rtx#a#;$97rtwlM,W1#/,:Av;76g1v+Af+!#Ya`P:d#-3(MIscsZ/'f'h14n",
"8RKvQpB,hS9FQ(N!98UZ9*=Dc7LY:/`;w_3.0[^()a*6/!&.X{MF.-g:KVht7j'nN),PZr2Bdb&)JXlX!f)C'75^dusVIs}",
"((PB1(Ilb.+!.m<6zknp(d-Y_<s`lif][d:&n]0&*dVTY+z{TP74SVBaW)&q!|CTn$4U/Y!#BUFF]#Fy#(GhY/Tt/z%6NJr",
"/mp/Rw*RNN6[,P}L'U!;7^$hF`qhtv77b%40jlCs7U3^=#;9y`3{@cU6W8[y(;[=X7r*gZ#:P8C*+y`w7550(6thHF+G)/`",
"svi+T*Drl%*Ga!M2Bcm0sxkK4*Gu.8@iwLwsy{xu!iryA79v$zRMN79B,x;isV){u#!Z,i$J_16w*]0i+Nu5Vw/(*1(ng5y",
"Wl.#Ru0W-Y7WYj=#YX^[&8;,g7zDR'sVRLuTWqN1#y4n3s[ycg8P]`-1-%^-$7=SF!;P)r+$Tp1!]f!@8-.wM$7tw|$yB*{",
"P1d;;:_@&c*FdC08iZ:W+}`C/-wX([(/w66w-@2s2BcnSXJaVbw.TN&Y)=sq!-/`lL-qH59/nH=1*'`b76ku4xk7Jd757),",
"{%F!H!{D]c!##gWK3}#.!@dQf*!HD^!{,PS%v<bz!/Z&|$:M5c3=`p7#YcR*7$5|;!B*hf3=`y$*=g&(sX|S*=}R'|+:cBJ",
"!(xpr!(yK&#Yc[as[ycgsY'l.sX}'usXs}r%VZc=Apg;)]H<udBQWyM9sY.hQkq|y9H{U+NrqCt/&!f%S)^@K/Q`HvPQ6iK",
"7r]r(W8($m!Ab%[S)#.H!'rz{GWMd*(gd*wVZHF87sPHTBnWv&2]q'{)c`Hz+GQNpTC1ccJKqM]$;sFtCm`w_nc1U&!D2YQ",
"_@Pm#9J`a(yh=h(!(ZZ.!^Fs4F#xi=!_hAsJ-47q#GMtssV+/SD*(Fu6Yi|T$^piw#!-gY,!Rxw8;)W50T;H^KHp$@DzH50",
"9x`/p_}[k/w(%0r6{r^$cI()26inhW'Ta.1ZMAQq7sFA)'jtU!;_D'L!D'xrwn0a'KSpK:7V|^w'li:mDz</,7!0b,fh^y%",
"6|2qTzdYm',n#QG!)7A^!'wM.!!$dz;Ya2b91':G(+(6}!%/|)6-H%p#:F.%8PAnv,x)9r%xhu{#aS@us[SHV!aLvmsVgW=",
"sVIC`;[(#BbrDrk*F('a2Bcf{Mjyhr*'hRF;di78NT2mq$^m0b#&b'3#:mK2!+|/X!!$f#(ZR<f7T1yf$ttg4PQAm-Gu8Br",
"%4p_@%uvJTQMHMl8L,<!33@u,7Q=v;#VR}U+<Db!7SM.[x}ym*9TvU,QM6#n1&!4ay$IcN;+v)RqzI$6YqyJhIS=CP7@tIU",
"'.5:=%&_]%!FAa#!*,#2NrF_F<|+@;961FsNT3$r/Svu`$^vi7#=0n%C18H|4zp'#*cYsA7'8tR!=YV'!(p2y!)_2%8gv#k",
"!+-Mc&D%:5!)/b+!(zhN1+.<h'[zlj#+mXtzwrH*6yyZtQ.jwt%3ruF8@Z&a#:[Ll7T!X{sv@,;6,_@i7Vzd#'js2m1d<@F",
"LZDlWu7IV{1}}kd9TGShQM7;@0-fr|!|_|I77L#r:g}j]%V:Z)'LT^V@/HXr.su;+-r8-Qf#:*]f@Y3qQM4BSf#8pKwMCcQ",
"Lc2D1/g2mg/Rmyw,&J4Cg;ZyS8I,uP=6ls=7@AT7t3rp8fIwnZ!'@a86{3dRP2%c37p!p|#7x+x7tL,W,,tu1!Dp'PVZNJ]",
"6[_S8.fJ)3!Cmw/%qqZ0,$|7#5%$/b*IcB:1v]/`4tdkv81cAb8nP*fz].*q9F{Z2$u+kjxk&C[L'#nw!)KzP!GRqVPn}G6",
"7cK3v!A)HdSH(PB!$X.v5Vm%893j9v*+zG}qd,Tg,x&unA7U!.Qk}%M$XC*F:78/$SH<:},@ax++%7^5!'IiL,{]gU77C=v",
"Q/h3Bpzs/rQ.a4mHZ<(*9Q;cI4=<WL5R^7;7{7+P^C#l+$H6<Ksx0@y!xYi.JVV(y##!/5!,2JN+P=Kr$76}:!=H;Vnk4CT",
".n2yN.PtjA!'{+cs^%qv7c^S[!=T_Y!9t}`)kNr%77_0U/2:@Bs[gKGsZUkY6y3#K79bhtwgC[$rb&jkwkZ92/T^J2/k0K[",
"$AK)f+}j,<+B7q}!$py+!8^M[7;n<C)Y2556ujm]@U=gYRLGayARmI89#+!rV],f$LH{5P6{z#K+!BX#t3gCC7{ut!](I`N",
"BG@As795PtPQuiPHYiC_7=SJU7`8W.$tu0F0L_}A81,ij.8YS4#!wI+!'4[J.v3Z{A#F|m7Vds]/VCPF&QAS[/Rr`k/s3$a",
"4YyGn8nf.Xp`M7P7T_uW0MgV*1d++Q2h[lx1NU@@4/{ZT#|H</#(QaT!=rz-83*Jq+!Vs/,!y{KNTd^|=$szT3f$,764T{3",
"4<S&H#*_lJ4b$CLKW^{L/PRWasXrxrLpCD!-)]*r!)'dL&|,%T!%k&d7gzh<wjr$65a**l5jfts;pvSXjz!]%):;'Q;-'fC",
"%STyAt3dt_GX{c4QkfdU9M_`$&12^_#Yn-@(Q=0uMjxs985r`v(2u$27WDJ2&10<C!,*t}6bSN3!-sH5@/[sy$7s`)/Q(UR",
"PQB,x/U)]h-nP&278@<htS(j]#ulU96dx^<-:kGb-ZYAS7uImurY&(W!#i'h&$aW/Tb$f)90<2A)FBkiQ1hrMI1+A0!)R]1",
"!]_b17TJpg+]ZXK!M[@G$_i@C#=Dzv$(}/w+`tQN75_)k+y12gRJ<UV*4kh<</tu{7#Ul&aw4n4!jG@c;,CfU/5UF*#,IYI",
"/U!'&7VyZb&1/]6p$WQK75B1sNTT#/;(Zi*+^^ckt3]T&64V.6T&;w)LH]}@vIMJj!(|7R7V-bjwg6DzC}r8b'+i[S64S{l",
"8p@siW7]mi!mPAw7Td8k77Y%-/m(7<%;A4xx,$yD!z|a{&NH;R$<IUU%plj;&NG6)7[,x]7d;-)sZ}%$;vQ-<:Su=J8C.a_",
"TF<pq9-gPk'J(9z6{nHy:-8RNn'[fP=N!hVU^V3i/Px/j*Gj,7t6<'^!&)'BC$/0hp$ZfN&2imD*Gii-sb)@nwdg';U{LP8",
"!$X#!6u:W}U^-<-&QI5x$^Nv%#;svX!AW(w.4@q2+}`&:+$n`{<rn+I6]b16V^W0fB+#$r3p4Y;(RV^Q!(.(0=_XIl9R+l0",
"FvP[$s4+=]:3&]D@__|Jx/b9<KU3',7_4Nux'UX[(:_f.!KCqmRJ0!C((cP3!fx{36yqBJWuZ*4Iq<A4XgnJfQ.jD=<S{QA",
"31vu$sV!G&D=w[7!&a8:mQ7b_3[dz+,:RtS7_<FJ7U.DSR+qqY:r1pr%SQT,!IK)PauZP=)sK#uB;0I-&v%Q#-7HL_&QkvZ",
",hgw5#JYvu!Mh_s7avf_+@CZWLpQ*&MN0(dN,lBi!4A=(s`SI0*C}u5!(cZbjyAvVKU3/l7b,sa/^3,)/ms5x$9c]sNiJ]m",
"#]CTs/_CCH&A5C)%DD,'7b_5g:GgI{PH(wrx5]-K9[(=h:i`kusV*(j&ml|m2U_YV)6RY6(9`B4$Hz/)$Z#akx5zBzx60Q!",
"'.-&XR|X]^S;vf_S[5p@SyTy<$D7J3!m`q3SyXN,(N}2L%WVXVx+x;jx+y|cx+xzDx+xqB)5lq:x-3Jfx6w!0x7-.4htrf/",
"/a1V,/VIak/S@`L69cdaVSn<VV2nM:`;Q<Y=PnL8x'S|VU=mNC%+%:i%)2Hr)%_mQ*jz5{-JX7Yt(p<yn${Gx/aYq0+!*V'",
"x'Sv4XK#K#%7_L|x)+-Wx7|cG7Gki@/axRi!)4,Lx+}W8@.}MI&3X52&VwAH/gf8W/Uuaq/UWQn7rPG_XLzvaYH#tRZ&_0V",
"Yh2]i29@Mt%*C3H!!v.I!!$Ph$VW9px8p7gx9&H]!!$Bd!!$Ph8PAgSt3hRl8m_ns&1/L%/PYYQ^aP'a[_2%!t3dtV*qM($",
"!)a/sIp&bN!(t.(9`_6n3{@YRstRsuy+_UKs[qYC`;,rLKf0D,!Clmn##$Xf!A5%V!)$zI*$|TD!a+y%7V<z{#;00^'`KGV",
"'$w8U*}xhD/PZlbX5(GS;tCfq7gcvc)}64)^9q6n,wtGL^Y;,HH3Zhdx9M`ux9apjx9u|n!}rU/%8g)Q8Ta^rstI7L%qqm}",
"x:,+@1d)Qdx0)Kf+AGwI*[|+7sYD^XxA$B{.44<ix*<`_64VX8sn0z'QM-=Y5lU;L!!8xI%SS`#x+x+M/hk{xjp@a=(NA$*",
"`pAtL64VDYxD,Ccx:@8wx:TG{CMVZq!gJpL9.n,CP3|MM8(tyYx'W,9!d:*b8)*f=x'W2;';u:^!)TF{/PW!d9Mg4(/P]R$",
"Nra+F'AwTubj<d}$vSCrb,a:)bi=V-TBxNT6JsNB8Z=NpTBuY6<|Q+'DWxI`$u-5QNsjMS8f9^_7K+:}wga@4x;Q&B)6,}k",
"/v,0D!)T^&!),G#x60HJ7-+(,DcC0K1d;@v7at)'NU}Y5S(aq8B1RF!98C`St3hSV9r6W!!rs]bt3^!R7qcMq:Pb[tsV6Ty",
"mPr#!IUi(]!!,9K!-i826th:/SG8Q476mp^sYG!/74Ccc&mlz!!%Vvl7w/CPn/@sm##u'*!`Hf!6u-0%(-dt|PQ-f]:45s{",
"VxK|N0yVKQ:l8Qq1J7cq!!!&JNL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdr,7jGzzI(]zzI(!",
"zzI(!zzI(!zzI(!zzI(!zzI(!r,2018WM0-!AhdLNT^68MP47xNV3b:NT4j)NbVcxNT4z.Pp4=KA7_)%!-GRI;F4ms!/Ix`",
"qktau6[]8]qkrY$!i,Y;y$R!s!.M5T!!(AB!!&`^74/%$d49ht7C&WD=L&3X!/Sx_8PCVKqks$wB6`#]7CWxJU^'g3qks-V",
"zzI)NsvT8#!!'0{!!*Qf!!)BaBqqc]!/Sx_!z|f);a&r[tq8%@tqa<Z)%VNg!=4&a(ID/6!=4'C!=4(!!(|F$f+D''!$T^K",
"!=AN!!*^aN!*#hCNUv!k1*}nN(+'$0NUv4r3B5VV)B1u<NUu{j5:.0[)$rl*6r11xsbQA%(d6Yf6|c%b7W;jI7#VuHGM'qj",
"MP2B[$trzs%42'w%SQ0v%qnK{DL=zG:8wRU!c}4;7Y,)H9ycSA!Iv[[NT<;#Rh3#8cWgFg85;IA!'^nx!&;AJ!!$J{:9KyJ",
"JC/LD8qxvc7scUPqMTg))a2zHstGj[q/7&p7vlZJ$@H'1b4rn.;fh!9HtlQ]#x-:+!);6_!$2-]RQlK@zwhD9!*+'[F`4@P",
"%SSI}sX{Si77}ZtdL|lPlZd%w8NF0%7$-WX6w1R`!Bh`/phX<4!)F2#!=AN'3K,%*!(nbm#B[4*/QWxa1FUXX2'nKB##tsv",
"!Cm(J#Ht5Psw;^.H:A.I!(Uu(!=Al5!)Wdl!)NG<6vqNg0+k4:7Z%'s6GtgI!(zCBNU85X@&KiJMPz0q%XZmy7vux[tS:R+",
"798d_;iHg)GkGTD!)P(S!:t+<'TZH*;D{D]2M5u{6{^g;8T)A_;/8Y/F9'm42%d;v2C%G{!`Vb`8t(FitSRPhtWHzt!`TVi",
"93Y]n3%Bk.3^<nw3%+iL<,S[3/P[T4!)Du64:zQ*6S&+:!-qXU!+Z:C!)8f+!)8i,!+xSH!)X#0!2_'1!1lS*!)M[&!)3HA",
"!)8f+!*^n=!*9^]!)k;v!,uAW!+d]M!+F{:!,M6X!,&$V!*_1JNWYIb2cYi}1I<*T(gb681*|}M1IH0L!=BJq!*4U2!)lxK",
"!*UIS!*i`X!+2SP!-h;l!*@80!/t{,!*K:Pst=dK7qdr`:ncmh6S&*vNs'r0zx(Wv6S&*t/mXg;!)7lU{7H(8tS%}T!=A^k",
"!)LlS!).fk!;6xT1I<*W(gb6|5:-D#5wiWa1nKfX6S&+_!3QA1!)Ycf!)mL[!*j'd1I<,V$D9wns{Tbi8Lt:;6S&*v!)&H$",
"!.H:FG'%}x843J0@yy$<.F)Z}8C4BD!(mGu!!$V]!!$Xt!!%3u!!$L^81$]!M}7jV6S&+TQ)d!]7gn@nts:J$Hq&*n;pKAN",
"#C)nyt!]dF!=As1!)0H-!)4up_4dmG*B:i)+zt;0(gb618P=It!BBffP24!2_r<V8`1]yC,,twmu($hdu(6wc7J7%h`3i$a",
"&TLgztumC//hC@l/QqmU7S^df'rW;k&8&=%aP&J;NV#%g(gdN[amjb5bIsad:I_AfbIxcsX-gTZbLq2)c(QuMcFp$.U7R#X",
"c(V}w!),=h!)5B}!+3Xqst@%U!!%[(!]_Z$<8}6}NU/_P81$W2DQg=}!(mGu7SH&!stImJq/5^#Zm&2]AAsR&7]J+k=I'y}",
"FSA+69_tGlzw{Ti!!$N(!!'ZH!!$fx!!(!$7qg7R(+(|I!#/MTq/5n2L89p_;R=*y!(mGu!!$q%!!%$+zzCVhB7YCQ@)*)0",
";2@3(BUSUCHs.s/;f]u11;g,HCmVQ6(gb60XL0d|!!$lS!]_x+902@#9SP=C7xPZb!^yD2D05Am!(mGu!!$n,!!%67!!$M$",
"7qc}xDL4x0u0a3[!$&j5q/5j=m(SP'bj[y*6bF8#q/5VW9dCF%7kKg5QM$(wq/5h!3!%|)&18UN!%5SM!Fr[9!)CZk6S&*l",
"YazP4SG=p[q/6'}8GqMgu0k}YP2j7tkLx{S(F#J0k.`'b*hq%B!DY7zPR:pcl+W0DkP2{nNV;2k,wrrj)l5W!6S&*n+GnR=",
"6S&*j*,U'86S&*juR`V<;'v7(#YXrdA7wuS!(mGu7SFl0stHFQq/6g`!/kk.NTT7=q/69:9n{h*;31i0:_)4);pm|2!%[TK",
"FU`sF3R#k-!)C,u6S&+2!({.Z!+y$W!)d}.stA])!!%H!!!&)a!!$DB7SFz(q/6Xi9Ys)}NY3P}J:#UgNWZq7P1ytcq/5}9",
":7ZD$mt7}tFKGQM7g(pg:W.Z=8^A&8%%jTT(gb6:(gb6GUtQls(np{x6S&*h&n=bD0p3658m`(pq/6I[p!U3.hwHILuP!<t",
"!!'AC!!%aM!!$Ms9j[H1NU%Y37r$a4@iAt==/i0SBUSUCBv@lN!(mGu!!$DB7SFw9N]2y,R`B!#!/Gs781$`4R}`D2Qk[65",
"SYnLI81vmDFw]1A!(mGu!!%CC!!$tX$Ht%2Bc^JU9T*.h7U1<]NVL(-0U02i!)/[)6S&+,!*,nD!&!2hq/5Zh;6c+;:1ALA",
"!(mGu!!$U8!!$q@!!$`]!!%$j!!**P!!$DB!!$j[!!$wS81%Q,NV=lITwWg*DL3d7WmIJmU6sXUWmSQl!!%8+!!%2<BS=zx",
"NT;PAq/5M;:;KwK:MYzD=R(7s/axXD)%[Ga`SZ@yumP1S!!$B`,.P.mNT^IFZF!T;I]GNZZcH'y.(ds!!)+&V[@-t9GF,z9",
"[AxYh6S&*aZaTPX[@26P!)+WT!)]hg!)(+X!*PPu!*@80!/PNsq/5Mp7G)K5NTrLD+fN`Y7Wn*Gq/5xYt*5_N!z|_']ZH@/",
"uPS_^.I.Gl!)+aWuri;@!z}w)]xfJ-`SZ@zumPS^#:;jp^WC^A!,96'!z|jt^u`Cv^Y0AmNU7'00s0)g#]#2+//8.q'rqiq",
"/ud==93t.,q/6Ng!pPI]X-gT`-!}B*6S&*r!)4xq7t]%*7h.Tr+RSV8_tJitY*lx`!!$H(!=APu!)8cw!)5(u_TC3V`2#xj",
"`n_4nhY<L0!)&Ji!*:(j!*N;P9sJy/!(mGu81%'YNW)+n.y%<^NWY]#YgC@9`rLl)aM6WKakUal!)'Q3a.xt{akZ]uZ'_1f",
"an3|*bJ2uNbhR!uDLrbWbJ7wyNTa4@ZF+Z<18jU[6S&*n!)JM!!)JQ#Nrk7Tq/5@,!UN[$7ig#@u|R0Qv&9'#v&N3'&PNw3",
"urbCVurd!,urbGY79X-Nu{s`Hv&lH-:Ad07*Il1'!(zk<58KB74^KkU.:nw<v0@2W!]_RH6z9!l*H[Fx!)'Z6!*:7p!)4/X",
"!)+Tf[]t0(&Wd;i6S&+'!*cYv;/n/9NW)LtPQ8}dq/5PZ9l^V[:nCVlsv^@7:gWSx$^C7}urc^%urbC[#wy%1v',[):B%D=",
";w54u9AjJm5,Yn$6S&*n!*2L7urhf4urbC^7LN]:ux$|y@qd!SBXHLahAVty@%U[wNYA;x1I@Ay]<tx#]]4$r]zS-l0+RTT",
"6S&*h!)nN{stD%t!!$`{!!$d#!!$a!!z|x+c(15/`qG*!/1(BG[J)AR5RrL`NZ|Y;cH|2XrB]jPq/5IQM]6BU1zWRC6S&*z",
"92G:7NX00WWvAx(q/5u[PSp$5!(mGu!!&L^!!&Dj!=ApN!+PuP@Aib9stJ*Hq/7%nB[GKh&Rc!I+=7)]V={[sh7=[H6S&+;",
"7r9F8vKzn&q/5Q*8:ch[vKzjy!t84/(r(w-AtiW.!C(w4'5Bf,fh8`1`Pf`XB2H2qNU:HBA7.|L!!$MT8vL+Z!(mGu!)mrt",
"#:;t!vW2twq/5r:/Y}x@!)26jCk|qND-tYz!h,_W6{D:=A'rYV!(mGu%'Q}pNVFywFIQP]7#wk-vWpv(!z|]!G&4+VPqX35",
"q/6(PH2}&Z6S&+6!(zaL!+)4G!,L`GNY!',S(mpmq/5wu<9gL!:-/J-9lp@,8*9r(:`kA98g|j48+sw7jnf*kNVxQsk0`Hp",
"#:X]s8xra7NVJkqkm<[r!/1Dlq/68XL&bTQ6S&*v*[@PusYDJLvdk5j.44<bvNcxM!!'|R!!%7A=]Lj2lUNFkq/8$*:PS6@",
"M4N^s8RAi&8#iTB8Iig49(R$7Nd}]4Sfz&!7'9.FCTvSY!(mGu7SFT#NV-d*(gnU]7SGx2q/73Q7scUiC30iF!-|8*q/6;d",
"@A1fA:%kU=9V/|[7Z1QaNTSWqI='6ct4/0]vw@8#!]_`19w{W#HNmJX@yy$<8@A/:9(y<;q/6<s:8%_(:vA_4!G=UUNV7nf",
"J:@ij7`yzQvnJUA!z|};K5M-!H%(j+7a0*S/]-Cp81/`)7BzUsvk-}.vwrWfvx(fQ!}TCRJWnw-6S&+'!-=6P!*X#F!)2q/",
"@g0k^!dKZw:-7c=kPI=},w{0Qkm:fD6S&+7!+2jW!,{db!,{hc!-Z4k@[8*s!(mGu%&si#6S&+h!,#5]!*5^<!)/N%!1@iu",
"!)u|,!*jNrM1]JLBFA.l;*{=88,y[C!98UZ90;Gs6X7:dswFn,q/8`]=__Z!AxHqA!G-Qv!2SmZ8nCcPNWm/ARJ:blq/5S:",
"@}jWM===/$!5*i.!*[[=NXL'q(gdN[c*[n|(gb68-#[j66S&*w!)2Y(H@iCCq=((P7`3PJwAGb2!!$L+7SG1LNTq^pD-vrU",
"qzc:iP5^]X*PAq`!)2i|!(|V)w-<SQ!]c]P8QwJf&Dh)+N])^WnP%U{;B3GarY%x56S&,+!*nI0!,4_I!)R[D!*KFSD/rTz",
",n5I;!)-mNB@=W{7xPZbNWz3fB4!5N1I<*ys6_Pg4=mMU$kSZw!)8WkNU7_Ht3r4/!+(a3NTGXMNTHgbq/6]J;`ykG@#rZX",
"Ar<;p6-GnS6S&*hNa$pYw*[*7!!$aX!!%)X7SFdHNTRAJB4!5NQN8i`q/5`c9J.@C!C2$5NXTY;uNwP11I<+H`<2N*QasIL",
"!(mGu!z|s-wFB79'5%;lsuBvf4z[sp(+:)ANXKyh3JFdlR-]l-#C)nywM;P=$VW6]Us@|BwMB.}$tuA_/aPf(/RlFG,&H^q",
"W/VdP8CIj|8C@-Z#%idxx`[ahS<zzNv5q{Ysu&D`*BR9bNTp8_S]<=&Y2m6]q/6Dj<TWXR7;@7FP2%(Dq/7K)z:56Lc*[p@",
"stGjV8B)#;yAfC%6S&+4!0fPs!)p64!--a@!.w;`st=dN)%UpxPn_w4q/5@)@{LG!!(mGu!=C1C!*=Jh74%V^KtWnIzwrJg",
"(gb7/stGj{!=B/#!0Gnx!(}NFN]=w)wHy38!!&FD!!%;A!!$d<!!$Kb!!$Ug!!$_m!z|yqB2uxf^&ID@1]Wlc;37b&!(mGu",
"!!$r{!!$n{9-}%_X5-$uK9!Aa!(mGu!!%/'8PB)iNU&46amD_S1I<+htq8$[(gb63itCgQc*[p-Iz`3Lf}Pk0B3{|'Izj:/",
"7SF[/PnW*J:];Fr6S&*j!+IU.!)0TF!)Wi)!,i5_q/5D`7swbk:aSpB7SkDp9Lc#v836l':S{rh#&Ua%p|9NIjS@RD7mC[l",
"/hb@}a7qrJ:)gIGq;`#$d.ZgSI(7V`!(mGu7SGGKTCRk&#uV,k6S&*qjS-C`=N!hV6S&*n7q`FT58$Bd95w{U!G-Qv!).fR",
"!/3jl!:Kr71I<,V!Gjc[NUXz5:I8=9Z.v}V$T3A16S&+4!)FYd!6(%L/SyW|/PqYD/PSIB)%X]q+^[u7<#kc_<_I}c!)(]^",
"!+I0#x+zc<!z|bm=[Cv:v.'l_x0QiB%qq^xx+yTux+xRVx+xHT%@B0(=ya^,x(Jnw8:Y@kt3hN.q/5z92Ps3T)1nNd(4|6b",
"7^FG9x*^UCx186wx1MD{'.-&(BpU{ZC/t(.CN30mClR9k$D7J3!h|f0ClT8)!Dx16NT:i0CnsYaDK/P3DiMXsF)kbq+$@*u",
"D,n7$DiPa/FH-{3!7TJIx+{fPx+z&9x+y#yq/582x2rr{x2h67BDyFp6S&*z!(s=###0urH#asp)D+0YHA$JsH_AU*sX|B&",
"GbCic7`<`N!}1^HI;|i|$xAB|HA#PNH|b*F-@7DGx+{|f!z|c)H#cA|!I_^^NVI7II@K/rx+}W+x+ys@x+yi<%44K9x3Yk5",
"x3myN7B]!H/]t!{/Uj3C82#34KV9$$KtWp7#;,}yKU75WL2tQ[KV8f2KtWp7b5.Lh&.krjNs$m-q/5zS7aDf{x;GD,vx{9[",
"*qM(G!)a/sH<:b194piw7Z1QaNVTD2GF.Y]dDv8-GF5I*!!$R-#Y['Ax+x`&)/0Zb6S&*cX5&m,;tCfq8#@v3NTS|*N-pnt",
"NTTBFNL9!vH3ZhdJtv7H6SaRfx'V+}q/6.dx5=B2!]_W&8_;@`*W1DI!)!ug_U-2&^wl_q7J.<(=31Iv/XFrHQMVxq!NGnd",
"x5g3qQD!+vP1tC-/^R8RNTA5kiuLbvPfG'tQD%Ax!+i7U!+:u9!)3UFR#c(xR$aSLc*p|#NTUJp8`&1]!P/+c&B2!2#'hiG",
"!PLl'8<kcI!(mGu'!wbIx69URx6Nd(C`Q0D!(mGuA7%z;NVW$x:+8I;8`a7uT9x[_#`[B+T8w/<NU*%|/v*bb!)S)S!)*pP",
"x1M;w::Y#3!(mGu!!$R9UG`^nC`4[a8Xz@Ry,,y]/kC&-4)jD%6S&*n!)CC|Au<$I7}KLw6zMUSSG8Q4=#D{f87mdc9/||`",
"9[1A26S&+6NU:.K2FPm!!!#Ux",
};
static const char bitnet__spv_mix[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!2G5zzI.$:S,[YJI:*82iXm@!]s'68@#|:C<`$I!!C,V#:bc*!G.mjA|_9([/w}8#YXw5$;p9*",
"0/!r./uJ&A!@)#`$;(Z+,;1M|$y-m`.SJ<q.qhHn/1(S%/PF]'1g[K1!@)@p$<%IA/2X!4&UCil0LL*'!@(i^6YQ@j*&Nfx",
"&TyNh/11_n!@(3L$8[/s$vD=g&TR3c-tv6X!@']9/.R.k&T2}`!@-Wl];2:C#_Ytb#_x[pCW)R,$<8_b2fHUI#_x*f#`7yv",
"$<a&x3D8|P(0cky2cap;!@)5r$;dFG.60.96<=1H!@(ld$:JT5*D@i*(/{;r0LL)t!@(6S$8fG}%65wr(/T#m/11_^!=zY@",
"1g[D73}r2A!=|Q})F@Z{)chl$4D[C84]P@#4zmJ'5:-T*(ID@[#[p#D4FYA'$;[v=6Y]0s#a=#t#aJ22$!rG6!!^<C6VH!-",
"#zwjW!!^KH+ztPk#{=uR!!^XL-7/wt#{h1V!!^fQ.SJA|#^rBY#`Y/G#`m;J#aKBW$]s``!]]S-6]9`R%W6uD!#;rm!#F!#",
"!(20g!{9]/!#DwB!#P07'.g@H6_)sc7SWUw!^m0Y75S}1'5%dq!#PUW&P`f9#:bt/#Z|KDBqZS<.7$7;!};tZ!]_8m&QI5G",
"$unb7#Z#m8)FrkN$#N_&!`H&N!{lt:6uaS%#]:Pd%SQ_B!#PXJ4_I'I(-*Nn,YR}j!#F[[!#Pfr%t1Z,&rrWF'5'_hh9`-k",
"';^4f'4x51'5BQ6!=4%L%s-F%'5%;5p}=a-'88D!!$/hQ#[={h6NW8!!(z/M'54$|5:$;5'4ub*4zpV!1,djDN-wYQ1K%L(",
"N;us&1iGu&FsWKK2)`LF7kKc42G}Z[R%^,c2f<iY]UXY83&[w$]qL)!3Cz'&N/#[/!()YY!&0=q7:-Y_'Dl]`'4x5[3cU/M",
"!(Z{H{9[tw!(f&x!2#1k!2#1f1,fTYV5jdnV5s.S5*-S3!nq{V!du#{7qa6}VxdwfG8#}k11n)<V5WJAV5VruV5X!9V5Wd1",
"V5W.}V5X:C8S=G86tk3d81'[i7SIHg6VM*cMmUjK!{$*mX-h7+N/BFcVFpS.Bqa0<$VZwf%;#lX]@^U;V5X.='7N=$'6+$'",
"'70f1@W-{V'jla}!2#1-'.*f2!3I+j]@Y,G]@]H;]@]$07'_&0{9SBGV5T%-7]gMT!/U#_N.uy{!4%R1!4%Rf).uPTCR0z4",
"74+|zdD|6Id'_-H9j_/n#CF)!FnKj#G)_[Y;cWM,Kt^mYKV@cXt3akx#&sqv6UKufz]=It7#RV}7k$M*it8bH)kXIur|9|'",
"!LQTt$^XMNt9l<9$78&V31p=.;'xWsXjY=k-^[4|Mtsu]+zv`BGN,Z'VG+})GR`9&VANu`!2#1aHIy@nHbgDAVAmPfGggaP",
"%}d%$&zi3F%y|^D)8&[wI}24h:I6PDJ:*vv9:P$NW%b539L:1k!!+ZV6uYfM85Rf|VyWNn)WYCc!#@%x!@{FNV5jt:V5t`4",
"sc|$JLFw1I!2#:i'xq.M(na35LSQ|lN;+^y!^(4(MBsTw))HVZN0@Y':I6PSNL7;4:1-M8Vs1L-!!+%!$}!`/]@^L)]@[S!",
"A!ska(-@U9!V(X]]@Y+w!#<W&V5w]]sd;DR!-,b*!=|qdPQ<C76|;wvDT1d[Y+S;:(K!Kz%y%=b&n$${&ugXh6{axBY6#q|",
"7SJ){7(CSLU+7#j!IplWP1zI77!J@&7m8yVJY=iC%t^ahUXv|k*T4VX!3Z3,$u=nq7qhp=V6myp%;5kw!)7yq!)11Y!2$<j",
"@YWdm!^0Ww-!`-T*BPuB!2#`-*B<*h!2#}6!!!1+6VZxB6!PVHLSrNB#:9LL)i-U*$9br(!!'77$;;=-V7.AR.AIpu-7m&v",
"V6xKW+a<C!<aqfu-Va|4#:@g1*'|,.6tpwX+BL@[V6R5}*TIc%!2#Y*0./@q6VM0p!2AM/VtL*I79'IC8P{S]VvNPVNT3n,",
"%t*$2.SLdF$ld6<!'5VZ%b;[M!2_lM!)5M)&r![w!GzR69@35BVvy8M.;lK8+{girdc|)G#]CdxCw+Mg#=3v^9{[1L%#}]C",
"!25g}:;/QBIG:qI;G&)*%42'u2H:hk$_Wr_:RQu2;8+rHVvyMX7<Cld]=qc`.KYmp0Lj{}6F:J(!]bg;!25iI!26[M2FUN{",
"g<zm';m4Y=<TF<bVv}g`2zqPu<`Yri<L:*B=n_fiVvygD3LMy%i$fc5@F[#M@zMg6Vv}wn3LJ!ji`lAAAa=dVBG4]TVv}}u",
"!(rr|fM%b6=hpCTCaNzUVw9Db3LJ:{j@;GU<$tv9!K/V@!2$WqVvVm|VvvkH+!(Xd/2.(Fk0r==!]bYJP2(A#6hyg[81AkY",
"#YZI32FWiK6t|bk3BhTG!KB*6*)cKVXSu2J$#rNA!]bSf6i*F7!)cPc!)FKR#xC4x!iv$a7A9#U0|z^u!$ir38mbym+`U=d",
"Ix+Qp!]bSf!2#_YV<J2Y,5ZNw!]zJnmCNRP#+F0d-l^3]!-8.WH2i6F7lHXH#_q8FV8vrB1QB(K!2@jLVtLNlp'BGy/PvS-",
"%WUwZ]B3Pk.KZ(!6ulRB!CQ..+dXgz.ZD@I!D`-,%xtJ2/mpJ=3+R$.!2#cgV76+&70zhc74C4.93nRP6zbquf][8+4&BxQ",
"7Y7N$4'yBZ+][PN!2#f!3JtnR!)c1T!)0rP,%Hkyr]{vu.41AW!CdU%/X0&U7l)=$l+&-psZU+KsZLsn$XFNZ/i=p7/R25y",
"%5wYq*yhF,2Aq0n7quF@2()^3!#pSa!H$W7&8)%Nn'U-CmhWxQV75qI,5gGTs]'^07u5pznDpA-nc0z}nFkrNsZUFTsZLsw",
"$vcXd,6`6<sqg$5$@DTZ7;f/^!)t'N!)AgJq::'#!z{m=lKwpCq<iV'q]'{Rq=cPUsZUYZsZLs}$vcXk/jmnW/R2f+!)A}6",
"s42v/;g#{_;kB^l6x}{@!=z{4sV%}1#|FsY7Sv{i#x_6v)/'1X6uI$H!3FqnZi9S1!3[;N$'mAi!2a1w8Ppw[+#`lC0M3BT",
"+!8*a,;&|6q<{#Q!!^B0['PMXRhM{X)d+*L!2$<QV9ki)=!!2'#W$qb*C8ft!3Z[A!B{}MA{Q@g)ctVb!)7sT(2!P:$ux}*",
"*}}:Iq<m0|7;#ST!2%Mh%yIXm)JF2sZJ.qz!`*GN0;nR37fs5v5%_tkNUVJQ7rgwSDM9K=#YYP.&p'K1!!pd}Ra'DL3%+jN",
"#(Z^RZNyFa2kJAuV6n-NV8z{U!^W}q)()+Q/PQ35ZJVF_(-4R/0T37sNrQCZ#)5X6+zz-[!,;CM(vXhx6`=6&Ds#fJ['PdH",
"Nry(l<d[Xh/PFL;/mcV@!#JSL!!$HK!(gkY#,ztZ1g[AD:Q)7|7quRu[`8IfZc;Fb7xQg<@%k$q#Y[;gS#tal#:9it!2%nr",
"V=V][*hJP+sW/Fl!%rz66um{m#aS1Q=!]T0CQ*|0C$_/m6yq:@9pd6J!2^-s!){2Y!)Bvn5xRId!^'Qv8mc'pPQFT9@Z61V",
"!]zJu!-.{Z(8qZi#W%M#SFw`zX1vvb!^wD9*Cb#}!2_HK$u)pV]{J'=1!&<=]b,;NPQnU]74wpD!)cB^#K'wJPQ13QFXDwS",
"$9Cp;6tktd]B33#!^l-s#=&Ms'.0TK*JN^8*C8g%!4&@U$Vi<:!]bgK/#Ts%%n:1&]D#Dt#Z{Xx!]bSA*%%IT/PQA9ZJVFc",
")kuSm!B+J)$txy_]AtF3]B4-b/PcfU['PJ[B:mU4$!/g4V6nG}6}Wuk+#S3a3c[uh'.3i{763ad*,/ym!3IQ'.v6:%!2aZ%",
"9lQ8w@Yy+GsWMYf;sH8S7<X=zNT<b[#^^WqX1vM_!^P$38_+t1%qtl%9M$<A3c@I+/PR@Y/pf'%X+:xN4&BdC*BfDm!2#Y.",
"NT4:sM_QV*stC#j!4%{rZI&|TSv]d|!{D[**BHHs6wI0{dc9*#!]r7+P2%J<1!-1w@KP9B#Hzc`!2#YA!#*%{$H-<_!4&ZY",
"6jLJ@%DQpLV6n68)kb]36}DM#76(A(=([&R!^F-9^wpYr7qh6A]]7p!6b-Q874aJ=QMSH@M#JZQ!GHI*P1cV.,K]=+#Z`dq",
"/fV.=^%7Zr%lT[G5iV73W5i`IVqd'^U@6`Z7M6cd*&7y*#:@ghX8S]'#W$xm*`rX<P1c_)%8&vmAv}V0FnHgi8PRc^+#K[u",
"#w|H|'2WpL!_7hhJC.Sm&pP=X!hdkV8(N<PPnkRK]`*+x+6Hh_NrHMg&LvFtsV&X:]K[mH!j;5(1.:Ar+*33Z*kff1sWCSm",
"!3GRZ!@QC_/n%-/F(F<r&5[fw40d:.!+|2GIMxM}#a/I(!3GR:R+sHU9]Srg0M@h{T:.BPsX!zk!0J-n7,v:A&_a6<6}DB|",
"U=q`C7c,0u!2a1y:g{Xq(+06q6Wx:88Rt-G#;:W3X1vJ^!^Dw1(;)wl%Snj&8Pzw-<qr:y##)lwV7}iV!_%5T!3Z[;$(g`v",
"6tktq7Pn#:sV4m#)kx$$V75L]75!bvNS}6V&|uCj_[+4f!.T*i!(zxW#-(!k#'JR=$VZ_A#AKIx#w|ch!'a2N6VJ(Z19S,$",
"#CIKr83ZbN=}hx<!/8%K<$q{'+!;_D6x.1/.:|@j!+ZSK!)')7/1.CQ!g@R:78R}9X3)1V.y^ZF#C5dD!DV'.749prZF{RM",
"1/Ml@sZv@j(wA8%+&z}Q:K8I%!4%$56u1Jf!{!8u!b:!t6Vzvu$:L0|*f{4ccmV5r!#@jW!!||X!k&)=76mr(-7q&A/R5cs",
"3hMk34cqmD%SVN5/PRWa4&A#rL&lVk4FF69$:!Zx/RTqtX2A&.4U^l_!)PTA#:;p74a|i)&PNk5+(7:i/R3`L4a|/t7YLZ}",
"5%4VI6VJ*3850(p/SX`t!)Wpk!*@C3!jI]j88WBd]}S-f#@hYZ!49(a+!RAl/QB+Z#@hIZ!48ZT#Z;C`!+-#L#%1Hn!=^l[",
"1nK|4#:mRH6tp1ANrhC5#-1$m!g^vI7T]{rTC]m5#{{auX1vQ`!_Kb=(9::mPrT{c[(L4Q,7^C=6W4+583-f22V|.++Bx'$",
"TYhsf#wv|v!2%nt##LU<!2%nq#_*lB!3ZyDTavZY*a`d_6Y:d#7UfxF:h)RU#@jb<!3ZyW7wM@[77`HB=BpNH=/kM;U!P5:",
"78<nc=al#}!3Fa&85YqC@iP+L6yJXnRhXDD##hZP)MPg(/U48Y!*$Z5#iF$z4(bYW1Ml{i!b`$)1gzam6zZ9M93nRP-70rH",
"79@Pk-VRf=!.J6q!$b7D6thGu6uMFmSd8]U!!KU*=0T!U*hUiR89m59C7l{w7V68s#!1d;##JIYtS**v7bb$=82NUg#:Yn)",
"6jUi*;syJ[RhbQP7SkG9.5s`i$:3|_!BGHYtS!b#+ZA1v#aN$7+;#W1PQBrL1!|h71x_9586n!#'zFBp!)/8{!@ZJbQk[[$",
"%s4;I&WGWXZ.w2j#W$z6YnDfs<D:+8V9c1T.n2u<*BBYVNrwl*<(}tR!^0Wq+][zY/PQK<@aR+j/S174ZH{;[(R:DK-Vwyp",
"$7;'U#|_Fx#Y_<x6xCja5^f)@!@FZ/(jMm7(KMKm*Drn;!2aW5C|M<qNsWPs!4.+16)`+X6vm'DNrPj{.v6Z;##-V!0jf^k",
"NrZv9/5UFfG6-i<!*::q!(j(:!!$G}0yVN%<n$++sV+9l0yVK@#=4Wt)JmK'1XRr])gAaQ/PQK<Zg1a^:QFn$RJ'CQ*'gRq",
"$aIFd+#h-A/Q-{P!c]Qj6wdwMNTgu}!Z(`874/1=ZG&k'#[3GQ!B]jzD4p8k7n6BpNsM/-$S}8^W8lC{)8CL|!&]h}/_Z<J",
"Pp@(#86_'w3B6/`!-8%WHQ|5_0p0;_!D-j,3}wcvNr[,A10+L@)V[1C7::ch9a'1|830Kz.zJg32m_Rl)mQV4sYfUj!49)0",
"/T7f6$|<]X,|=Yy#Zu`}]}SCH'58tL!2_UH-;+%P!@JLQ12+A|!D-Y.-Zzu8!48)J!C1.M.46Nb*B=9W!ab@2-y9{8-Z|A/",
"^#-hi.7RQV!48)j6ZCu:A*_h9.5F-I!3Z[bC#Qd'!4<,psZt!##@K`66tq<d/%|<w!D-jP0jfur!i/4`8U=u,U!Ghq.D|0G",
"!)DdI7#V=MBSHWA0^9d+1+3;g.4@2L75,[=!]i]k41.F5$)*i8$VZq]76m|W/uUNH$u;<67:Lf#1J9*Ls]G@^s];8M6Gt.Y",
"/Vmr!4a|2u5,Yd!6b-uB7NpiNSdC=<5W=H's]22Ys]),M#|q5|4Ca(T7YBU#8'4+P!(n[k4=;Vy0[`XT2(#Bf.SJ-]!Z(SQ",
"0y}s0!(|L&!)0TFzx*%@{7H.F+dg4|tq.4j!;349!G'&CtS{ZF672%^tS!|+!G'(w6uml+u%N$btWK,$NT(@{$jx@7&59rt",
"!-N3vIMnv-!)vQ;*`yDn7yYfIQ.x4G:T(ujPq)%m81ML4:pb-=!FhI|PnW#6*d6H:8T9'2sW(yM!b]aA/PQlIPn]S},M$0h",
"$@,_M3!B9:3=`A:%6lGd-y;6p!48)B7W@44.SV*_74(K%RJRL:/ftBZ]B3.GC.C{}6Yj,Y!c1zj7&y]1/PR,):nPJH0RBDw",
"3${`{(gbp5Vr4Z]02S6)78^RmYh-hv/s4*&78TKj0/3QnK)]26!(yD$jqG%L#ImAm#Y_(ZJJ}}{/QCx82.}C*10USv/Q7%B",
"2Jh_-GIU}32Ji5@!D`--t4r^G.9MFI1JDd+sVySw*Cb$9(N[(F$dy8rs[5UFs[,NAHQs-5/U]af1/M$]%T0rf1/N_2.;0n=",
"!=]`w76)|%10+[M/PR/T&82^_/U=C`02QjX;5_l7!/(p{4QzZM4YyGj8)uWB#x$T(AK^f16x.G6Wuc716kxfp6yi_Z#C6$H",
"YpBQ/5u4'Td.)Y`%qqhi1I<6D)knvc6{JP67VL/IZ.QB,/%Bsw-W9%RJ:#Up7VB1C&mja$!@TLJ0TZqM71NCT78Ng{6x%)Z",
"`:x@):[@aN-@Ad&V6q:y:Qd+)!))w2!'wL|7qcVg#D@177}Y#skP)'l33@T+PJC|m!z|&]!A3_-!)3$8Ma3_rNT:Yp8)qWt",
"$VizzJBz@_8:-Q</S'a&(l16#!2_Vn)*SU/!+Ani,LDj0%;:2D673V5[{JHS-Y&G<NL/x}77%=JNk5FDVw5{M7Cx$,Vr&Np",
"P,Np8C}]l`7D2^+/RIV|VwKu#*I7ub!NVu{0<6_u6VM$kB&L&l!-8ViD%lt888VND!!B0S7T74K&mnT#9.N}f!]bS/@,]kN",
"8x;M2P1y|^#0N7}NT1bH)Hu1d%aup$/PxbAV6nDT)i.W-$%}rN.6kdC74D-1Vr#f1kPPaU+N7cd!ClL_$wmu3*'X_c*F({=",
"_{wzW'%0=(6yv+t#[hgQ'.0)<RhCs'&W)D+'jl;@3}{Q@cFF7iG73%}CLc:VVtL0KX1b{T9h%4ZNS|3LM}%Ln),Q,2!49(m",
"/Rx|.(l19$##m7x(l1|9tqQP`QkHsT!47Nd#x-3I,:8jPK!k'y)Jn8+7Uf.W)ci'$82*:z/ct!*)P1S#UVZ|Ubr2`-=##GL",
"Q/g_y<&!Cl#x.]:P1n^c!!_i,6ffh$:*xN2)(%Ih:I6'b(Q3^yQ/+%cLTPxP!kcXt740*[+]YK}#x-P,-@*Aa8!m/A7t}H(",
"91v8D)(%,JRIp0.8#v!K!!mfy.h-th7WT9f8*0kd78z7{/TsP#7vG_/6y<yZ'hc`T;MB`i!Clcn*)a!79;x'qYgtt{sWZ0g",
"1w'A$YgA4k_!z{wAv8BCDrLIfV6|bc8^U6tlM!6'!Nu%dR4c7ZNv(ZtX4C(18{_TGsV+FD!%rr-4M{Mt!ITvLa8)6H<C!92",
"W3`pB/Q8G&#|&i!]B3=f.KYtt8Prb;$7Ag}6[|zssVR%-+Dx3d$*bd0RrAFZ+{p)mRq!G_$+#x4Sn;j`V6suGSG$F$/}s<a",
"ir6@{W3af2/QCk0V:A:R7)bNhS(P61(|BT2*hJ]vP1yPz!DKY3sV%}81l|Us.453}+|F3!ddtPt&3wk*3}wYs`:n9y2=:Nw",
"NTFm17]T3$P1zyV2Km3/-!v&8+'IqnH!f5n!]bg6Q/5z&*G$<L;s<)<9L9swsV[)n!]__r7H#Rg$W^QkR$gpg!2$iQaujv{",
"H{aZKM}.S&(IT;0TLKvk!2#cfX4C(<sd3a{)uM]xU=nVc.Sr`U#LgbTPQ6pGB&U@$!Gpc.R,*5MJpZr%L1u)&!1mKZL1|)l",
"!}f8n+$clH+`dTn*FZ=D:l8R/d,fTr!!!!#!/i-}z])aT<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv,H0rN",
"$[-wb/PPj*!@(|^$:{Q(+{h8y$Zc]^.4,3n.SJ<l)c`}W&68il1+*<4!@)/i$;Q%7-Wt@,&5pRi.;1{B!@(XW$9kv#(JjNt",
"&5H6d.STKg!@($F$8)ij#;`^^&4|z`748Dt!]`cW!]]4l!b#,:&mtpl'.3yp0.$q(2F8_5!=|@s'jg)q(+08v3$us;!@)Mx",
"$<LqN'q3gV2(&[4!@)&k$;2!<,[LM1'ph8r0jj2|!@(NY$9Ms('NB[y'p=|m/PPig!@'wH$7ifp!A7kc#`%0g:nGF53bb38",
"#`7<i#`W8|#`%yy#[{'|#]:=$#]PP'#zcV(!!^*;4=14{6VIm,6VR+=!=|l1+ztM/,:<^3)c^i,$D*,w3iVTF4H3kIp/#Xw",
"!=7`Y68n=mi^#[{F%=^J!(qnVNrFW.*xG[j74'lK$JKP[i^=#/9ZnvF%s+-#&TcMuRM7IL/R3_F!(Zy}=(QyH)g!-U*B:i/",
",wpZ_5:U^^5wpUv!%mcp.k9VZ!)2P%Y6'.K2W<qFH%Q'/HDI9@9Y/8mGprC^!#=hd!@{+F&PNs9I_s+f:I6PCIzjlt;4;XT",
";47M:V}zwA&!Bf1&{G[L'suPR!))xz(&pJ4i=nPBL/S2'7aK&3i^!Y#.Lvp3V5vY`mVi9b)WY^l!#@@,!@{`W4)%Dqi^q#2",
"La6c;=dVrZ(+[:%!V(U[,r=G.9.YAig]3<=i`r,X:n[3u'k(I(7-9[P9{(+<mI!HI.Lxfli^Q/h8,RAhlrYYK!&{8#-1^`T",
"!+@ML!::2D!=4(!!)imHiD6z87@x55=Q-zTljn5f#:@gh6WPx3%;:!'!$;ln7SFh{`xM%26v4tVZLyyI*vtJb6x`S!f+br'",
"!2=x1&8)MT7;.AsdM'=b6w1R|!BJI_VZRYB!(IQP!=AH%12`.}!^Nz`!28W./i,ZY1/MAg!269<*fh!/+'CXf.4@3|+}`&:",
"dg5<u*'hRF!%k&g!!$_3!!$TI#YZ|B!2@lcNTaI=<&Aw=2'z[T+dYqu7WMC[.b60asZU1psZL|^G7p4*f{#S405&6=NUT'd",
"!,&zG!=AUS!)JcBcg9T0YQ0cJ#:9Pa!62g*7/K+!84@tP:PUYv$)c*usZU4qsZLy_!]_^/8*vL1sVTD,sZL_X!`,9K8IJc6",
"hYTKTi42<[hY<L288KDf/Pajz!)A'xiqu5T!,{Hn7SFPFF%4_-!+5CJiB!1w:'F[a9)M_B*hMz]!,h9DD(8BuiA.Zn=X/;b",
"p`/+/lj6bx!,=}SBj},$!]f4d8(Y3A=8cb)94:*4qzI:,:SmU7=Vkmj!)}-Pi@G2i8qTcuBZCg9!*y(1<Yppk/mfQ{J,'Z+",
"lj9Wr77hVCrK^+K!.jWb!BrsgiA7i!!*k3}D-wit1p#ZZH;m!uNTS$Sll/}t7;9yPRJ&Ax7.I2ti@;WvCJiIHrwC]p!(bWu",
"5r.ai!)XnJ!*4Jvi!YF#;]`)<i@3T68P]]V9m:|z#:;W.#:9I|S(kXB4u3,_!(xin!*NQV&1p[fhV]brstCb'!3GTZi@FfA",
"90^w^$77k.$VTr+$trzxhajG|9k_V:%SS42#wv]qQM3'[3x5}Di@d@jG]BI675=pw6v+lw7/V$:&k4|'2{9HB!)/#tNTD'q",
"G{KJ<8Jp_HI(tH)!'Hg2!!$;i!!$Nj!!$N$!!$<f2!=6J!)P}pd/%YV8KMt0nDqvR6ydAMiAZP`=#c1d;(dp#;A6hPm*WAI",
"PQ6g4/IjaNi@%NH75h-KHD+!R:&^,Hnc0iK78:{jK)S'.8rV9_,r6trQkHkZ,r46}iBASRFSA+[8pt#);tA<W;=+A8:]vIz",
"8v-qKXL(p[8WM0P7V{]H,r46-)c`7aiCdmN:WVuhM}#)*:&^,HP1nd)1x#f.!BPCWi@2#<7rj1}mI]<<(gi(Q=:12unc937",
"(a(*$*}yV[iB,h17vxy@0T:wr!(pi06v)yD6Zjab%.Vj^!)[yMi=ria8RbA{M7v5fi@=ZB8S|0(NT1Wh&,uxu!!ZU98PAuv",
"7V$sD#r:{M!)8[(S(pDK!hX'[:b(W;t3hz*-HN_i9jCwY*+p=G6[W{c!W#/XtWIf[tWI-M!z|^z&M6NSg{*S2&.v<l!/A@F",
"i@;8lF99sY!!)32=p[yBi%]d#6wF`T8iCbC*%!1_!Mg+g@%kpp9ZlmTN()K#i%]d#Af6Cu={_+_(ggW'gzL+CNrYSsq@6tN",
"!.t^s!!$b4Kf'477BnWH77'7di%'R:7f,5$Kf'=hi$%dr!hv:9:m*$Qq]@3HVy0&w!Gc9%i(fiq;*r8TnzFFx6wmy+6x./.",
"9.yYfM0v1.s6_PZ12$_47AryAHY_r*-Z{q=!(ydr!*+v(;'J3[sYFx-!!$Qw!!$qT!=As=i#;8CCwIDHC,K<^,:74#,x8u4",
"-Sy4@87L-mNT5/xG]c#)!)_B9!)-LC4C`:]0rdtN7_rp5G]c(}i#^=T;#YKc.4/m(uP=R_v+<K3A7i.xv+FI.8/FQty{#8g",
"!).3C!)_P=w(<*:l+DNNlj6bP6bbDJG!(&Ai21cf77L9F%dJ.b,uCN_7A,K0FBIum.8Y!%-y;<,P1p!RFBIxf!,,nn!+4'!",
"!*<6P!)p|L!)<yQG5Gs(2/$]z!-(KP!!$Xx!!$SJF%+a#!(yf.1Ml8QNT2nQF%+U`i!Dqr7NRVVDckGli!k)59Mb!|QcH$0",
"0.6mP!/XymsV!;@7SFv92%D]Y!iPRY9YTsl!&b7V8R_.,9q.RN7BqN2i#IDU93nS`!'@YZ!]aQq9yWV(KV<7zM1(G<NT:Yn",
"D(/<4!*|t]!(}$6!*bdZ!)fR=!)+#UN-pA,NL-a@Nj_x=!)RRZ!)<H@!)ysH2I&[L)cm<]!,Za7i#dJl8tdV_$]f|k!-W7X",
"!!$MqCgp3'!)'ZI!(j+-Cgp@_!+U:c!*NxcW3djJ0jcD(_6lUw==+#v5:-CU,:3G@j3aq6QcCIK5YKMTK!j8+7^v3+i!LDp",
"88:MT74)P<H}ct,Q/fRS821*[i#{nM79vtt8VnfZ/u}TYhC09u!#fTW9qwu8L3yI{9xB#[.SWc!8RN12L3yI{nc2':7@N$0",
"CIR&h9rb5}aP:ua3hbzC7@N$4CIR2v02nt)i#$6w:u.RJIGn.2+NJ^{LSDsl6vZMwY+:3[Q6<.<18u3`!,J$K!!$V9!%rq|",
"CIS5QBZ^*_ljP@(i#Mh#88M9j7'AWDR3HtJRrAMJV:G,c,/qhzS0Sac!,=z@!!$=I!!%jL!!$Yn!!$jX7qcSj9j]QY!,=zB",
"!!$P{!!$BF!!$Ar!!$pcBjt+w!*.$jV76-qi#WYs7{my$7'}!KT-{DFGF@P,!+*f[!(t[K8UwjiA7'!U=%8$k/P[=<i!Pp1",
"uKC|S!!$q1",
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
"#:=+P&WAaY!!b!B6VJ5f'.qM[!-+$^6g$TL!^p.yJcF42%zx@I&w}C)%y{f(&!A6H:Vgq+@[i+u@c}[hA#lw*:SyS/%^WPa",
"JbWb|*cPdz2'z#.FTIvqG*W,@!#=Z]!@zW1!#<J!!$1+=!#<6/!@w6|Nrfuu'59V('5LWf%y;5c'9Jj;8WuLPFK5q=R&xu/",
"+]YrlFK7&$R'/+37#J^DD8`-jDm79Y*N<=&!.0XR7}+=(!2+ms8=0w06vL=d6wg0v&4X;Y+=8$|!-+CI!2Jq/${xdD,YSXk",
"&PNlj#:=+Z!-+KZ-:%ap77W]Y!%ydl!)9#_!(xyt5:Aa*R$u`r*aML7.8m.D!]`{Y*`f!1.XAFJ+}AAU!-@f!,^0.3!B)yi",
"b-d2q1g[3$6{UNTYm{*#-+4!0*Bd%C),2W54]R-_(rI|{/PQyMDuiwu/T|P!+&+.g/TiCg$@9KG/R,!7.8YLU+G,%8!z{=,",
"1gf9C!+pyv!!$@w!!$KW5:/k81/Mlu!-+sm*fr*N%:X@8!]aBfl-b9G!-=R1C=K]V!%RCJ!,M.<AtiqJDrLI2FLV,=-VcJy",
"Y3}%=(N3YU!Jx82*ByS{!.P^v$&N.T&PS2k!'W##6VJ)T'R^<=/VCHy#@@=W)JF9(FLN%0.Gt#s.6MQ=,#0%ZXQV)&.V5Pd",
"FKqBK*NRK;!-+AU0./@q6VKT;!-J4(G*knSFN1KmFS#{51['8J!QtXu8ma:]$79P_Xs+YU&yG0^$V|.FX1v<2!#-@}#:;/_",
"#Ck}1#Y_6T,ws!(95kUU9vx.mG-B3m2N5F8:+l5,$:!nw#xQR@*C8hc74w/K6c%QD6cwIw#xC5q!fuHm7<:%50wdy66wS#.",
"#P=w*!-+Hu!--2qFL=qQ;q7@8MPY^h!{!![ZvnjmM#@[bY*iDgBb;qw!33/S!)4Zm&Q#WU!-,%(+DFlk1+$j-!-=Nc!48&B",
"!Cl6U*CMsv&&NGM&TWfZ;.m5+'.5/H!%5JU!an9K740ps'Md}ZG,F=C2j8K{)('#q!-+M&+(xiI!)%im.yL9{!(zWI4hGsX",
"$]T;w&8=(),$t8nHF9ks+zw{z!'kBT!!$UT%SST[FLPF%,1k+t`7mVisV+-'!Cn]]/uv5=sbcRrH{0`nI:Ni]Ha7yGsZQV9",
"6;W5hI@+8J]}L+G/Ul/-NTFUBR*$+;2F9#VIzln!7s*If8!'I0sc8/5!-+LzFLT%17+qVT!lIgd0U2(i!);}2K4J'Y$dANd",
"8!WwJsca;I!-+M!7D1{X9C0C%9Z2<%8!bp6scu51!&G7b!!_j|!'%tt!!$Y<$tuDC/^dL-/Q;Mk'Tf+4Mj}2k';guv8#JNS",
"sdS^7401iR6YN|t!.1c6#bTN<8mdJ<#C7}<$$P|FFRf8g8)+.{ambaK74%}tQ/=RJYmzYB8fY%,2/#Pk!_L*3*BfG}!32iG",
"#:Nm5$tr}RC$/9r!*!GwPnzt_f&a5]!]`uZ!-+A_7DWzW+V9+jbjRsJ7'N'U-Yk(uY36T.)ss:^.SMwq!]hif%47iF(8IBd",
".J^,..4A)l+|mN*XN3gS'P3F3G(9cL<D)7#!(-Y{!!$A#7qc_D!Hi|0@Bu+M#!p-<!g=bn<NN*r%89[&FLMW#.GsKP.4sJ{",
",#X=cXQ`2(/3rqk8[C:F]}HJx/V-=N##$m*Q/RMj<Ba'AA)Y4HQM.JqFN1L=Q.j8N88PWpsZd2w!Cl]3*Cb#x&b,ZR'24y_",
"HcF1)/i=lg4!&^xCk!m-G*srp2^iMl!=V38kn7CM<jMPqmc^kj(.FRA0fP9aFKqB&JBplP0jcwI!$iq^+!;GT6u88&+1n_R",
"74aJ(!#R:x-gU-aDj{sYVx=)g#&4-X!(tsSSGAww8|^7KS*Fm`&:$RA!@QCm/nVN43{;7YP1myXiV8zB(IHlk6b-rC#:NZ:",
"&Rhxu)(*`#!]hid-!`-T748.p8S3@v-Whm*8Z$t=)gha}.4@3|.4|Qy+}6i2XN]0[(jMz;Dm4.IW7]@lNTTB-6hHG'+PSNk",
"!Dc5$!)nS&!)7|r&PYc|98JnpG)GH|JcY8]/PP`]jUuL-6v#<*J_hu[.48C].S|Gt$uZLVFL/2c'p5a|&pZ9t)39@kYm{*'",
"AaCM4!]qDRJ_{5&k1:^U7SM]KBT/%v(MPCh01igJ1J+|A!!!&,NL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{",
"HmYn{C{/md354`S!=4(!5;rhg!(qrS<+j4i!(f#}6Wb3s-)q-tFIXt6G)Rz{#Jjb+!-*wK6th[5(QU!R#ww4$fB(x.V{<FN",
"&*S'M!!$HK)v!z,sW2(Q!%z2h!-+%;76;4VHr]n`Vz^;p;JB-V74C3m+`iQj!$.My$VX:f'57JX'5LW[%dh@B8m_QT!(zK3",
"6vrs376:N$))x]N%42'vU^$6#%dhFy!)+Jb,:4Kh,x/nA7H}/1!%pZK!!%)M!!$UB!!$yQ!]`<{JB(@aB{L-$gzLQ8kmYX@",
"=Wm5u7l36<@qQJD:b18I:$dq3!!+%!!!$Vl<r[8!TB|N}%4gdH!34yaFRiL+8DQ&kPIfKhTC:/::-WfM9;h-/&2l)^*B:hM",
"!2_-5GI'wXTB|6v#{{ZkGI!Fx6Ww/D@jUm^!A1wR11wnI!(yH%0LLs]#wx|)+{4Hi6w(Lr!bh^<#_*0zGd2#M!qL%6%X^'l",
"/mp;V1mwDR!-IS.!Cm(J*F(y)*s8}n+CC={NTQJx:-krZ9$VGm85D4;*tSwBAr*1(77y,T.&Xw(!(zCBNU%|R<IuRyZd'9}",
"%^q1N7@P).<`uDtCLf,fBS<]G6yW^f87GV[XW3F|&WQ/h!)!5]6W3{/$7_.404{MD7$t*p84@tP:PUYv$)c*usZR6rsZLxP",
"!]_[}7|AJqsVTD,sZL^I!`,8:8;savDj{zDFFZmLDjf{$88GsV/P^9k!);UiG%:54!*w5T!!$_+!!$n*!!$<Q!!$Im!!$Fm",
"!!$cm#Y[1%!33XC!*m{%V[:R.9&'Gz:^^x%+U*;U95j(ac*_jz_6lV#^9q6sM7kr:!*w5^8ma_AM8Cs$!6FLY<rZ&p!*dS4",
"7;/*2<rZ=LVZ^K2<YXw</gpiu!),qti43|1g<mu)g].!/i6fS2748.W!)5zv!)X^DV^@z(BVY9LCD=m'85vVB:Anm2B'R3V",
"AP8`gg]F*+/8MKC!*w5l!!%GT!!$}v!!%4G!!%PP!!$KB!!$T4!!$n;",
};
static const char bitnet__spv_numbers[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!2C/zzI.$:S,[YJI:*82iXm@!]s'68='A1C<`$I!!C,V#'Y,'!=qV.!!`f&'k-2Q!=IF*02Zc)",
"/56+!%XHHh6VR(D1,FIB0Mpki&68il1+*<4!@)/i#|1x6!!_&[1g[Cd.qhI,$ts6Q!#'j.$@)1f1g[['*$|%L!{0L4#$P}k",
"!^Dc8!{N`7#:vql6Wuw#'L|!N!]]`16tf=$673:)!#FP+!/_)Q-VN0T!!+]{!#cc!!/_&P!!=j5!#wq)!!!%!6vhlp&|Jgm",
"!)&D3'lM$))(#A'!!4.l2kHqn'.5aX!bjyZ76dA!';_X}!=4%<'.*c`!=4%='5f7A!=4%@'.*c^(M`Bq'5%;<h9`-c';^4f",
"'4x5/'5BQ4&SMl]!$7'2!%q,D3k-'=6xBsM6NWC9$^PaL6{p5J]cQD%-vS<S6]b{4!&'8R1v::)!&0@FBCab/!&9Hp;phXF",
"!&DMAauXMC!&NTC$g0ql!&XZG/cQ9h!&baI/cYSP6yS^46Gh--dDw}#=zhP]Bx`T_1iH3L!$/`}!#<2R3b7%b!#<+u!@y2_",
"4_5a`4|Td_'8Jc&+&@1:5[CfyGfrn&Gq(|QH,rx=:U{sD6!Iv)9L:0f4b]n<!'A+]9L:0j!.Nqy:I6Nt!.Nq|!.NqB!.NqC",
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nW6VHzX",
"!]]:K.8Y%8*BR77-xj@n!.PA/*B<*m!.P^q!!!1*6VZxB5ylKu/nB!(#:9LL*Gii,!/V{66a|j7-^T{m3$yj4.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knxh(II8{!]adV&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H1=U;|-Va{rV$7Wb!]hiW7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/W1=!ByWS(QS(*<hj}V+|6@g!]zJJHB/1tKY7kR!Jl@x&vHmka0fhHamLM{+=9HC$tw+%!]aCA",
"!.n0ZI.T0Bg%}%$$mX9%!!&7w5%xx*!Cl=`!.PCj)N/#$,*p72_7s9U/R:`Rh@8bB!.ndBhS*;$#::P1&QJaW%j{u0!!&8(",
"#<^XSh{{|9!!$;y#:<%:i;;,A!!$<+%qqtFiZZ8H!.Q8Iixxx<!%5I.!!$C2'ji:(J_GISJbrCh/f_zhK]6gQ7M$j9/Py5F",
"3dXX-J]]Tb.AU[%-<xL%j}n4]!$n$K7SH7P*)_lBK{Hab74*4d6u&+!3pHB&PI<.z#wzjjPgHYPQ(kwL!]aBi!/V-LP2;_!",
"+|xv-##)lmJ^M91!_$A78!1WWK[@u_K[pln6*PD1Ra:F61+=hx7y&*}%4xplJbz6F6vT/}NT+^x,h!ynL8rU1KW#58J_=n{",
"6}Wni%&_Iu#:9Yr$u`*Q!Gp<t!/XWA<h}jQ*SVLZ!/V+u's8zl%5:n!*BHJU!/W18LyF0&J_L:&<4G|b!_ABX#]CGv'..px",
"!.R6[DrR/gPQ)l&#Ik%I!.R/v(X0Wk1(MSfNU)<YJ_J):1+/<.7;[%$(nRy[!)uK)UtVJh1gyGcPnKvFMsp.97dCtZ3J'MC",
"K[crT2dT2W9@*vu$|mJ}*C/`c$)v!(%8<-J$y`=!2(2}UNUQX^1ZR}n7))Dn+)xYU2G!w*!PFj|#:SZ4!)(Pm!*h/):uDL=",
"K[c[!2dLmS;8@|($`-i&*C&Yi#iWu&$x}$H$[B0|3B8lh-uhVFWm]XA#Y]jl5;TU6K[cHr3TrlJXUg;1<L&m{=.Z4qK[t!r",
"2P5FYY3Xk9=IJI&@It]'K]']z2XMwW@(9dTA%L61Ad0(!4!ywY2Xb3b@(c.]B@/y9C!JP(K]']22VAkS@('rZC;TT=D:d#D",
"K]']61<]3r,']*c[B);TDjV{5DyqaS!K-uZ%46<r!]ad!!.nF#7_ID#/PYr.!(sz|NTP`,6u87LK[cJ*1Q6iWK]$d20LPT!",
"!b.PR9;ImQ6u/19K]${60LKwmMq1lU7CfA^&mx1w!P(8J!.P8gCA.}S-DRx!#:=WD!40w}/P_'iJ];Hl$;d'b!.nM)1+rc)",
"*`n#d^;$$X7vJ.aU8CZ';dC&qS!PI,!]adc6Xm'H:hQl67]%*P#@A+&Mr_C<!^N}2*BHHu!/X-^Mx!IzB6+sQ6u&,;!!&8{",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!IDGj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!U)`!()`(!@*hH#zGij!!T*=!=r=Q!={:M(+'2@*B;!]!={LUCP7VPC1%SS$7A$L*HJBN,YRg_!={c]!!!1I!]qSR&m}y_",
"+a2Zn(LW6^&5*!8!aWrU-78}x.4T<U-u@<V!%,:x#x#g0!!]P*#:9]/$7i*41Jcc:&6/fl0jj3/$;RlK-Wt@,&5pRi/mms|",
"!@(XW#zMl!!!_&[$VU'7#xs97!!]j2%qnNA#y;U;!!]w6'.*vJ3g2W@-=Uzk5BqqT!=|_)*`Z&'+!%5,/11]7#z&&D!!^0=",
")F@^Y#zM@I!!^<C*`Z(b#zuZM!!^KH+ztPk,C-}3#^+rR6[_w#$;)L$6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$4d{*V7y//a",
"/7v$*!(z8=!(z8=!(z8=!(z8=$Ak'q5|mA+12K{M8mgqZ!@)R:$<Wz(12lD09jc0Q!@)*.$;<*{,|tZr133LU!@)&;]:Au1",
"13HYW!@$Qt1g[DH2(&UH6tf(_8P=YF6VImC6VR+V+(}vL#aJxS$#):Q,%gk,!!U[S!!tf$%4G37${dYV!#0q/8m]zc!zzj4",
"8m]z!BqZS=!]]cz!#P*6%rLvC&1Y1%'.=#96_)sf7SW[y!_$<f7s1334^jIf&n!CH(gdS,&Qz{S&svK^!#PXV'lKYp@Vq1n",
"dDv}adc6-g)H%^;)fhai!^%JFBq['Zf}Qbp*b='V+#}.P+CRZn+_[%H!^%5=g]/)w,<6Ms#:VC@g]//y,yshw!^.;@6tg-C",
"fAspx-ydF-#YtaHf}R,|.ULTj&n(`Q7qb[L!=@Ud/RHrj!{D`+$#G+Z!z{pi00)Nz).q.+$77A20lbYw8T01=#YZ2p1K@Pq",
"8PSpy&10+z2){cy'.=8B%SR{z2f]@d!]zj1783h}7Uh=j2Kf't6ty+H2jCHy!(xfq3g4LU!(dwT!#GvQ!#QyP4cP*g4F=P.",
"6tf=Y7SMcd!(f$bw,F&G!(2aB!(;g]'.+<2!=4&q'4x4y'5%;ap}=bK7{ptZ7Z)Ui6NWd79.$@x;cW2$@:-%,xgp&R'LHl2",
"'5.DkC.CYa8bPmM!du#{7qa6}YnXsp6VM9i9_$qL(;mMI8U@i3XL)xU6Xjjq':&p$'93(6%zcPd!2TTI!2TSp!2TSn!M%u}",
"$^dz^'DvNU@7P^^^:0v|6zZ22!^(_UWpMuifvv[=)WvHB!#<s/!@z5*!#<U'Wp3'fWpP.06`+0#!ti:K!#<4%%qq]|)X,_H",
"!#<|5!@z@-$[NHL!2TTr!2haS#@BL$!2TS&#_*mnWp-]((QBC48WM8^!(y[+%xi%{d't/V#::(%!*9$4#[h:v!(v8+NTQ!=",
"!_Wi'75^WI7j0uSBU^'+B^TbRBydU07#(k*:]F;cCpzU1Cy7GZD5}|4:U#69gi;pY]fQD9)Hksmp$N.+M@^hW%xY8K7);8F",
"5;fh!p&S1[d=0[AfBrZ:WmJ0B!]_NW7B_j7,Rb)64).9lNT3:y7InKm`3i*a!a(7hWz=N]X^`,=!#ABm!@{+BYi(jy!#<={",
"'lGM((,aN3!cim}7-Tig!G2)K9TM|.7ZtR+NLx2LInuf&8*Q2m'F7)6';hiX'5`fw)<PxHLUg0|:I6PMLq^i*Maf!I(0]/|",
"MfdL'11x16N1^Mh!{p2P1'-Tn]=4-k7!/]),S5FdC_C(}-R+9=!2T]hrC)(U7'H(HsV(IU(d2DY!G<:(P1xaGWuMBC#:Mck",
"+GaaHNT(V2!=Izm!$-K8!#<6h!@w6|p+{a}!31{d01kRQ!9X@T'.CkU%y20q9|DSWX^`,.SFq}'Sd1N$Wp3zz6`u8S)(1vj",
"Tb<2+(gnrxTL6IcTbAgg:YmHl74+brg]3ND=),[mURNb1NTx3:#7Qk@2uDh]&%a#v'!cmn%y}zm%wZPW'q]Nh)k^Q^d7i4#",
"+/x_vW3QNg*Tgw^!3(q'8&Tw`!8;wU8D)0c6vL=d6wg0v!%JzL<aAaq:3vGhmj)pC#uDAX!]bc1-!`-T*B:iy;`zg!s_;8C",
"!}5+{!}f@q3$v2Y$82w.WrXJ`!^Dq/!$Cx,7qcQ-70R_{WqRiF+{*wU74WC_!(GFa6tpt+7#1n$1Mkc<!([A,+9J:U/PYZC",
"sXrT]!-,`:)f9zRXSk.23*_J8*C8gM*C8fy!2iNH5u42X!J9&}Fn`_!TwVM(CuTjw+B_H-sV2hW!2U'mWtng[.Kwti.SU,j",
"#uAzZ1g[2m6{UNTp+*<a-1G*q*Bd%CNIXLg!*Ax'+]XPK!N1Kh%&pCr!!'IxNgy^NPFWxSjtCg'/_Lxi6ttP!/_N7</Run'",
"/Qp.zC136NPgzsrQ`rP[!%#:-8T;BZ75=r987xvW8J)z7)t0[%$Hy^w!!'P@R=Pj`!,daP&5#8D.BD<W.Si8p$I'Y=*J5L-",
"!(x_k!2U'R]}HBq'[(!I!]c6B!(17n/PvQ8#{{FU.;&pX7%*6r!%^g]'LK+5!P.)r'=$h&sg#dYSYfr`NT7%vsfcVvsg#fg",
"**hkB)I,*;*'Xpi*F({a*GVxN/C[H./rr/(;kLLM;M21ISx&z!T7D'K6yDAksg.(7*BfGN[{$L27H{$j7`zLTsgAqt7Cys.",
"P1i[#=/k_1::XPAsWxuNXWHUfTV``IU4D&tWqak]NrcX@&1Vbk!'1!|*`]8FsV&)uWqmR8*aVVKsV$sssX{y!-Va{6V3t4w",
"(+]|Y+{zvv8QY`w$w^8#sgs:bV1:cr4k7.CW7R;QUqz*MVP^Z|*cF_FWq+i&*T{')!2Tz/0./@q6VMAu!2sn9XP&[NWsJrH",
"WsTuH1+1j{7;[%L(nSJg!)uK)nDuwx1gyGcPQ-lDp)m+z7lppJ+cB8g9@fTMXRZ]W2N%Cw9M9#a$Y={y$7xsH*CCpP;dNc]",
"Ww:Y'1c*x470_H++)xYT2G!wS!YBfG#:SW3!)(Pm!*h/):y@(rXRQTJ2dLmS;B$(B$`/(N*C&Yi#lk#G$y#T7$[B0|!329c",
"YM}{)74FMV#;0du!]bwM#Y_$4=@F/!nF8RR!34IV+YUt['TBZk70z2Sq{$Rh+{3Q26u88dr:s})%4;-u$tuS]&mq<)!34LY",
"(R&7x!)RV/81$YN#:=&i3Br;R!=V-pNT44j0}:4s!$ir6sV&)v!2Vn^sA25D&v$WH!32DD#W%k0!{Cgl6ty(;&#xyh!.4`_",
"8$#$/Nrn&M,KS6qNr`G9WqfiA7T,-&+!.J.+{*K:!@YC1$WL*S.Nw,90M+2(M#JjyXL,&<$u20v8Q93^!#[I{.b^srQMHQQ",
"%KLT394*P!$VTx]!]^zF#C4$Vp(IkA7486pR+SyW!_Wl(74N[C.7#%5.S|Gt#Yvhy+&H(u*D#5z'^{rW(/3YQXP'/_NrdZ`",
"0}c#H!$ir:]=/}H+N.jh${@*3!2VmdWqm.GP2j;L8rN(K2(DXUq{$RA&P}q&!2U^@#AS5Q1+&Wf&A%sW!$Z<X+0Bqq%V:Fb",
"&2NxU*Cl,T6`(qY`s+7m'LI|D7|[BJ(,WAdXQ^d{3+d@+!2U'lWqm(X&k5c0!z{L33`SpI3}sW(4^-WT$]T;w&8=(),$t8p",
"[F-g-+zyjU5&Y|L!)w=V!)0rP,%Hk{sYx5}!2U'D9N206PF]GqstIN2%9Jw%Pd#.W$fpQu8$(yZt&PFYQ`x;G7xI/5t&c=T",
"!FIP'PQM^&!J8zv(QYiv:ndc;7SS$I!+pw'&10lW,-c=As<]M34=6Sr-@=,.!#TVN!'C4+$tuDU/`I[R/Q<%}'Tf`HSx3S0",
"stC2x$#%&s9ldGp::1(D8%&FPt'UtK!&x^$!!ip*!'W=^!!$`X$tuD[/a(&_/Q<8''TftNUr,D='@*P18%k(lt(3_]0./An",
"6VM9s7*}]AQkI3A']wBi!4/#Q!2i*7<V=l'##J=V27,p&74&3r$twJ36tduT*b*rD$8dh+!]bj3!]f&+Q/S.H6uMG)$u=Pv",
"!2iNB)%Kj&-@+Z^XRf0usV;sk!2k#(@:;mY5xa%4+}s:X!{0Mz;c[WksVGu`!2U[^!32H8Wt<0H<%%p#!B3zL*'hDA)g0sm",
"*F;+c00x0[rtq+R^#QRA7fL&4.'6&w!)=rm#C9ng!c`./7T@Zv%qqvS)(#A8NT(:'!duK9!]f&'&&Y7i7Th)|$t}g8%qqW$",
"&3;9|stC97(Mrq%-ujr=XRQ}j!A^m{!g_dL]`3wB(l22(<bZbd6RLq%sSR}:+$(-(0rcV4stCGlWqI04p+*vb*^&6'6_C-.",
"+Bs_$fB(f-f`Z.0.41RY${+q/!%)3N/PbC,SFv!X#zFSr!2V-$7!;'k9Lm*]5A%^8=G/SnR+g:h!9Wj^9jmX1+'8^D6z9X3",
",u:*;3`Y=lDT&|;+=LBY!x:VV$VZA:-SxFXHhCU-MW.x6XR/ba(24wG&Qb2b&S6n)XNg|(_!F9Z81'}6&nL4z8m_8-#C9{{",
"!FAx1Nrn{P6ZBHWLFQ[y!F-u1NT[1W79p/W.SLHf%9C.#$7s2h!By^N8qHa7!z|BJsV)`[HRdp91(I}S&295h-VT<W6tkFa",
"2%DdT;.sBq7#AM57t}GPRJ)^$!2rY+!Cla0!9Xi!8TaM./RS'<.8/r_.4A)l+|mN*pb7gv'P3F3XL^M0AX9<-1xU+,8V`9r",
"0jb;r!Fj%*S(uv-2FW}*!=VNz0W5q*MAxh%$:!{b00n'k/s8$2*H=KxIl.i27SRh-2d%d42FD{f9wPya#Y]8xNrwg=7Ja$5",
"1+=R`754kf9TKQs*Nr{v/R$DC&53-]Yj^dd.Nw@H+#4f{<!N&_7<k#|KWVttXP)Rt2NM(7!=VU|:hR/uB!h(a<^-f5!`{d8",
"7<u)isV=Uy8Fb}-K{`6#6{QN|+8#i574aJ`#;kc|!2U(#!n-lXgwzmvQMYc]k5UKC5%]u68Y6dH#Y[[[6X19a/Q}|m%8`'h",
"!2UNI%TsXQ$%BQI+'u(f761IpFQ#|V7SkKs!^{5<!]c6B)()FX!]hid7y4X3*`_'9%qpiLDL3cz+=B/16th/l.6P^;+}6i2",
"pba1!(jMz;W3MU$ku3)ANTV/f6nYPk4QgXB!$2<b3R#K7!)7|r&PYg}98TuqXM_uY]gPt8/PP`h]}H]c6v#<*]b^j!742b3",
"]^nU7F+llG!2Tz4!A7r}75^_^(-_X<!9YnTs`pk'!]qBh]brp`sV[)n!@dRB#zg2f.NwNS75s,Rw*cH]!(w&!<b@kZX5SxZ",
".GvJGFQhMb7}Wz]R,l'/sZM6u/Q$%$.NQmQ+!/$a/T|Qn$@NX@sYp[t!2C4}.8Bn{+%`dY/TA*D!(x]875mbZ/Up<gXP&__",
"$@nSQ!2j@d/U&km*C&Y=0<BMx$(7A&$7Juz74cZ;jqspR!#(*7L'J}p7BwJw&n@vI!'5]]#-YNT#*{i}$7=Ws#'i#Q4Ch/Z",
"rw}*^/PRT`NT1g)4ckgu+'mq</VMQZ6tx::+.,CT$vuz}4&A,6&VArUt3c1S!F3QvsV&$`4'{&F9pSQK.TK7t&RwvT!'5SY",
"6H3F,PQ;0V#^`Y%!`[I9QM)|C.cR$L!2sKA:K7^Z'jhDB'jfv}&4U^C(/+}(Wqg;d.NwTU.5y/4,#D1_pd:iB-wXBd/NzFa",
"!G[w7Ql&C.1v]/l!2U[Q!2Wu4sl:;J8B:i@!,daN#yr4D!]bjI7qB5!t4*VyG8W1_!/Y|x81$XnRiAhbI/Zm+sV-7bGU$'F",
"80jFTt4<([t8*q7NrPpIzY^t2{7FZP!ZFhTtS$:TJJtub/PXqJ*{aWs&1UwK!^/n@6b_n;6Vd}}!%5I86xvz%NT;1K(,|BV",
"!!$Gw:gWPp/Q/_f/RzBY74a_atSyjq*aAZ4tPXDR0_AB9!@/w|G(h-Y+@<%c%;x5I$r[gcYj@G*6ujqj7PlK;3GrDP$VZA[",
"!2V.psYv&U8k(p:!Cl.V*BpKu*D,<#'#@^V(/3YN-;4u@Wqgrv.Nx!r/Sm][78!!*tS&S^!l^Rb!35%3sl:@KS),%ZGJwU{",
"!(.715/XrsGv4BtU@Tn<,*GyLd'l<)!'F{2&Bh44%}3;}!]bkZ!L#Dg##Ls+<3ai^XRQF_0LPd,W3MUvm1NYh!(`V=M|x|(",
"!.+wj!=AGv$!swKZl1fQ!=i`;RJ9Lz!^'aG%49ui!/:Uw!]_Rg9Lv=XW8MT=!J8zfP1mbI$9%|j!%u_#*RZkb%542(+#]+W",
",#C9a'L[{&!%nc3$u0rq6x[2STa<d+A}Q|AFnI6}SdIng%s!8K*Cv2UM}B`%8RVZD(-pg9!-uVaGUAK#PnWPv2KF$N=:X;t",
"#]1c1!LJ_kTagC87V7$<-v|.S.ShAq,UVuqWrXCAM4QPN$77Mf!g5K;6|nHI!@[:xV;K{#!2T7JWqka[9/-N!R+^{|CAM7U",
"$7sY&/Q&}}QkaIt)*8L+.SNH}%6@0IYkPsi!#(ASH3)Ja$^X^w#ww-DnDuwx1hMhrU}&ilU4].b&W-b9!L^lm!2l#Lsc;S+",
"8wbbVVZ*2Q@7Pbw2d77L!32I91IUHC!^0W|#w|4%J++{1Jl)<p,(&SK#{|)_Jg{=4KJd^8XRUJ<3P^&jKZv(28sL}'(+)Gk",
"(h@_,Ypsi+*,,]0!]h!$@.t9^+B$y1)Hgbk*FQ7f!2V)jPQU'ZX+Q<Q!2V,VV;G%s7%z_B6x%)-8j{hd.7q{#,$|7#8UwTf",
"2I'D')j%p8US{b]!2Uz/UT!ljsV&*i#uI`{Ur:l$!$/kh!!$=Q7SFDPD.=!nW.Ti/!bc7}8PTNVUXWld2TmGysV.5*!9Xz+",
"/:}(@sVGvD%xb.*;fs=G!Q<|$tS!N92W8:c!@,2LN[(JP*hWmwtWKh7#YZz[Vn7-l%y#JkXRVYY!JU'G!lk,'Py2$UXRUy@",
"BPk*|N<:aTQv.KZU{d@cYd*|7,*y=3Yd*YMNT):q&#ZcI[I}2m!$b,/1ZK9t'52{P,[h-R&rJ8@!`H&@!B*&l#`!'H#-LzN",
"4dl<^!(nfn#)MF_mPcY)7`l*RQM{@gFXNth:5JigsV-&i5iV26!#@IJ6V{H2HJ%u^7#c=cRhY;T!{NhP7qcY4ZlHpiFxf2.",
"RJ'%^<R/;k!2V,W1Y'@-+aC^S+Cf)3Yk{kA,#7CWRU3,6&TR3lWqg,_.Nw8C6uvXFDrGk-'0Kzi!2Tz;74PX$D-u(y8;SAi",
"#xMRi!2i*34246i0LD{B/v:f/!)XJ<W7fBQ9/iq9*Gt7{0@Wf40nh&A01j[f1Wxj2!!!%MNL2*}!9CHU{)d=mB]Q!&<JrMb",
"HNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md0bdMs!=4(!!=4(!6{q8Sd.r!Z6xVJ:7Jc@/#ww'{cq#pzCfU.8!i0qA=bL.`79lmH",
"799LB7:#zJA[jBa8VxlU9SLpT$N]U*cn=j,$0G8Z!,zwJ!!$;u@3/=:6VNXk'c@fqHvYFn!+)z^*F(Q}4]Pr5dkX6y!{p2i",
"1g^IT#I[9@&v%G3!!$D$!!%2I!!%WX:ASvW!.j,GK/pKm6}icl81+uSL,jcQcnQma:,2mJ7tbXxK/p3l!/h-2!]kr=8*QH:",
"J2s;Jcndzc:0Vcq%wb;p7:&^@df%UL:c`7X74[DFs]vA47SFUC:Njfb)/4*Y7}mv,IU62(!*AYZ/7x$z!.-bD!-#XdI5wGg",
"7T6@KBn&Ry%STr.!.$[L!!$iDHvY157tnCR7SC+bJYh</K4GG[$cMGHscV+3scj77!z|]4J7K*|KWJQ=)TA4w&@85m7aX$L",
"scu;37C8xF7%qX4=L;RXLr#B$ML].|Lqh;9!*&i)!+]|8!);t/!*5{H!(|6|cnT'3!MiU{';guvsdfsLNgvXF!)*y7N+<@f",
"Drh@!Nk.-,PFTk<!(}X.7a.;3WmkVD7Ga1]7_`Y%sf(!<7&[h}*`i]yP21<7)[q;6P27D<-N`VG!-mN<.-<u%!-mNa$783T",
"4YxL`3]},mH$hV&QdJ-bsZRpb/`IXN!)3_.R=Pg}!/n%sGF^f=!^'Q{-NCfY!32DD!3543+63Q87SuMg#xLId!32D6#<^=0",
"!32Gv!!$Cu#:;dx!32DB6Y3w{G.i;_!K%k]:QA;k#Y_)x6Y8;&3%^.n#xR_,+!%=x75!^f+:86J821+k7s(,z75S|y,C:{|",
"XP-SR!)CN#!)/H#!'3'_!=AaWc6&P47PvNy#aS`xp/5H2;}yg_r:-MU#x$(#81$`n*%#IP!$q)8Cb}`S!!!P=Yj^@X*z)m%",
"77}](.4|+j*a&'g&T[8N^a4MdHpGF,6uMKt6w1RX#!(]-XP'@y6aP@96w(Kf!bh]Y#YZ3LNrYS(1Mk3.79(lz-w1TsXm:C=",
"/SG6I*GAQkYj_1s.Nwkd])&aK:-krCsV*za.&XUk!)D@;*`c),<^#2V788@W/#U6+!(zCBNU%|R<J!]!r:M3k%]jQD7]gR&",
"st]Rn7!+<T;0y:Ji!Ml6!JN9'!)KkJnDpdR^B}|WD]0zjstIA%7X2Y;7X2fP7X2|v/Q)!N/QP<FNTI`+s}a}s9;r75!h@nt",
"7{Nv+s}v.*2sD*#/P]q^!);-]B1UXyB4IbjBn1%DB42+xc6)k=FcY5p!z}(.!zz@(#:9Ip#:9Ip#YXT*sV)`T;;rd8!-dFp",
"!0Qra!)9rN7Rw{M7Sa<n;(dp#:@i+(8s5VABT7c5=@9k-=:5*a&PP69'.*c;r9c1Y'jfw$(1tTt!*;)#!!$cp:I8Q)sV*+P",
"Ji4%y!(p5}:p1s'*`]WHstGj[G<4*!6|vun:@uvd!)b/3!*5Q8WqS^Wc2Kdf<D'|'9NfC-AXM0=;$}BY+]XnINTmjf:#W]6",
"sU}v3!z|l:.P{TTsV)`f7Bik%:@v#qc2-Ga<Ft18/T-$y!)&{z-rN0-+zt;-,:3G3-tkx6%Sd<x!)0(|!)_.3c4mpRBi.62",
"CLCMphY,zJ/1(B</mcVH/W4}I!){s6!!%IC9b;DT!)U(2!)bdF!*iFP!8n75R,k)6sZLjasZUaP9&[_YW;-,aHvA.5[$]}{",
"Q.it/8f<0@!*6+L!).|sc4#)w9]%-08)HQfbL$&1bj<f$cg9&(cg9&7d'X/%0rwb+NSbq`CuIHv!)5DL!]_W59(dFbP1p_Z",
"7K$}Grp=KS7:2*v*}{A|c1k0z7kKg}t4<7mG8W1-c1jbh:+iRg@VPRf2cYlV!KC!XNrk}SkLZuPkjz;f&uagvtLvp.tM,|J",
"+8^:'l+7ya&]M#mt82=P/ktYU/Qr|w74Ak)'T:w`%xgDHm*Vr^c31sB=:5+Jt41Hht8+_(#:;kDtMiGH!!$@=$tuB,/PX9n",
"/[kg(!)-P,nBV7]p!4_`t4{C,!!$CC!z}5[4YxK{t3dtv!]_WG:bv|hc2WT)d-$rYS),(75pJ[v!,b,r!)9uP!)kT}!-)+m",
"!)V3V!(zkPZ/,-G5pJ]i#gY6nsZUadQMxXx;T|q]=#@^T81$=`'jfwV8P=Ih1gyHi:K}{,1+$J87@AQ88miVb8RvKu9-|Yb",
"6`!X5$^YS!!'yRw!!%#f!!$Hy#:<CStWI*r!z}R:#:9stc4_f/;2^Hfs^inZ!!$bf!!$A^!!$<^!!$sq9-}nhc2rmFAVs+j",
"8j^TQ7Ajj(8L@JPc2C#/6qfw(3X3{#rp=RYF(Zx+!cCX[7#cJdd.g-+tWH||(25zz!(|6|rp@,h7&,HWGF77(2;x:F!)v{K",
"!)(Lc!)(Pd!)PmjtWK8)!]_V$8yp4t6}Maf/W^C@*hvI,tWLYU7]SAi2RW)&<{9s*!'H0b7SF[XtS&Sc2;wyy!))g-!(zGC",
"c2=q+rH|A]c2=N}r*_6[!'<*i94'|WsV+IR!!%(x!!%%g!!$Rt!!$<C!!$Hr!!$m!1_;FM!*3KW9Pq{`AVBMq*}w|*@YDK:",
"B:vV^!'3$[8m`4y6x}dg1_;!_c3QGP!!!!V",
};
static const char bitnet__spv_route[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!09LzzI.$:S,[YJI:*82iXm@!]s'68@#|:C<`$I!!C,V#:bc*!G.mjA|_9(SiXT}!!g`1$;(:w",
"!C&_2,x&}t!^FbK$9kMi(IP=^!B[CN+]jV^!^:'7*(F*-*(:#p+]`IV-tl0u!={pT#:9YR#YbjW.4,3x-_xq[!=IF*#Yl`/",
"#_H9+$XlVh!]]S-1iJFu%Sd<8!#:RC!#D}c4]ybR!#P*9%r7b;&2#`n%r%f9&ns<{'43`Rh9`-L%CfW_'4Gr4'4Z!w'SYuv",
"!#FNA!!!%!!!Sx!6v@Ru7H,bxzz=YD6MkdY'5%uA'6-9R!=4%4'4pv#PH|wi'Ct,|FI&zK'44W%jRus`'4C:m$thtB'4Q6Y",
"fAhPT'4[RF]zI':'4fXH!hN'16wQ<!6Gh,MdDw9j3}rZ(FQ4dS+_B1}))gf3,yVT2-8u+BN0Fp)tRz2D-VQ*47qa[{!!+Y4",
"7qa]g/6}H|%sID,&tk-b%yZJ#'2nFV6^AF%(QJqD%x}`N&n$${'5'bi&ux@G).|Cr5[wi9:I6Ni5YV(]:I6Nx5_ud+!'K3&",
"!'U7W3&^1`!(ps3#G|)f4=3=+.5qYR8PA2Y81$,Y7$9h}Gq(i%HDh+%*P/t.!()Uq!(Zwg!(d}h<mgMAI$wXw,=);b+%7C*",
"*`n#_05:Ng-VlBA6x/PXI$mHn+{*VJ!^DdI/PGs:!$&iS#wxxxKwM5x7wMM7#x,m+&2gK*!B)yi(II*#1g[2x6{UNT3F*j1",
"7%|]tMVmR7,x'$R*Bx1F!-{#b2hIHF!kvU`!]a7bVS4Ft!]hia%V:G#&2M2|*Cl+,3I#A=!g*4D8[=-W/8VV'!By{[!B*)C",
"4!R'k2'y<v!{!k76VHzQ!]]:K5=#<A/Q'(;###I]<+|J)Dkq<f%6{C$Zvhbb0jdAh##Vsk1zU*T6w_DC-f93l750:3.r).7",
"6ts_A6uC<}_xxnyFPu{M!!&%q`W]9j!.2&$VtIC4/V{r6&rpD`A!]`<!2Tw27ZCqG!/NKnMYfn9BF[q!!]zJT,aP{8!(ual",
"$=aY*!-{$=Z+RF[*BUQ`!KVW'4--gQ`s+5^/`GiiIay2!adBiP6tvKI7JVz56uaSC*C`xq!/L&#@CZ7A!`I:i&r}zy#L][)",
"I%s^$!!bXk#:;/_!&zru6th:r$77P13D(hs!@IWd$w^+{$WA<r*CMuF!$v4/%SSP(4#4<Lb/brf!j*n5!':%s#YZ}A!4%x]",
"&WM_).xYIj!|YzQ!]hiX8YK#,0m.q#GF6ukI$G3T*PD%W!-zv^0./@q6Ys)i!.:j8I`A'|I&f;vI&p@v1+.Dn7y/0{!{p$B",
".SLdF$dj]!2(CXMM1F[#3J&81Ibl5S2dT2V8|5(R$|c/v*C/`b$)&I|%8;:/$y`=!sc/Tt6Ck;v!]a`y!.1(2!.1y$2FS,1",
"NjXNh9s^2f:VH|FIbqAC2sbT{:gb#1:Rcai;qbGLIbnPk3Km.+QNdzq<L&Yt=&bRGIbqRR3KkCVR-kX{=gh<|@I7<zIbqXX",
"3KkQ_Rjr6);n8zzAcR[{Ic/.+(Q6w0S+YhH:*zwh!JPkm!-{t[IbIKaIbkh{+!(DW/2.'ySzm=2!]a7}!D/cC!-zm-NsG0S",
"I*VtV7FR=QP1ypZ*B;ab!.#3**BfDt!-|k;#^cI@I%sm.!^0`,#C-7Z6WVdy87{2d6u/1ZIc,G20LKwcI$G490xP_B=Av-L",
"+!;ND8Q:(7/RVjX$[$qc!.1YT$uy&(3}{;8$x1/k!l$ls74&Q_'LKriPnUq0<pul8!)8&t$tu^i)(@U(7U[(T)*M'V!(yAQ",
"DNVx+'jz'd8mb!N@`ByL)(^im-73a'(++NJ!/N6Z#{{FXMTA@=!_-R;!-{l#,.S-y!A}fv)I,*;)*;k2*F(zV00d$W",
};
static const char bitnet__spv_screen[][96] = {
"!^'Li!=4:Pzz=(&!!qV5!!0HRzzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#C+,r#Z60T#dTi)4Hci]",
"$B[:5%#J9F#ZA'5#Zbc@6W2c}*c2nj!@*d9#y5}R!!Sc2!=qxD!!g{D$8i6W%@hRK#x}98Cng<F%4;D66{b@]!@*WX$B_MD",
"Aav!ACn3z@#Ybr:!@+/J$DCYRGp!UN$8Q[<&yB,RCp'RI!):+b!!$;q1g^PD%427,%SQB1%qnKB&1.UD(IDCP!@(=P$8|D_",
"%|FvSCpDfL'.4#D!@'h<$797IFQ!)1Cp'V#&1BjA!^I,G$Cy=VFTfHTCn]9F$u)BN!^IaX/.U/LCn='B!^Kam];5;%#[ZyD",
"#[sNMCW,B'4A*tN$B[jF)Qv7d#[p&F#]2bP#z;[N!!]V-&Rc/d*${pH6uwxz)FA4b+]X3=+]`PR!={YYCP7VTC1%SW;I*UC",
"!!T[R!!hft#|1^(!!TbR!=rv]!={v]!!!4=#x#g0!!]P*6VG}r#xLiu!!]].$VU'7#xs97!!Sc1!!U6;!!rXy%4G37$zzs(",
"!#0q/3$v&)#YX}63`T7m%rc.(6:Py6#:NV6%42iG4{l0:%UI^N%U6Ym!#p=vsU|[{'.KB''rjW/@Vq4idDvjZdc5w`'N-#6",
"'lq&b!^%JFhY*|m(K)LR$vwV)#!YBf!$B,M!$M{q&1L^x!$X%)%Tk)#'LK'|8m]z!+]X6'Mu@lk%tG!H&r##;'5'_h'4(_,",
"!=4%C';hgb{9S(D&#N=]'1#,A'4x58'5jkC'6]BM'7NwW(1}ZJ&|W#j,:K-$%ZKkL/R*ds/pif`!`N}]G.^@;$7K$n!aWp4",
"!du#{7qa6}.y#&H)J[jp!#<Cn!@ydx!#<Tu9lzuR9sY{R:3$=w:RAL|6tgNN93^,z!#;dj!@yuz!#<J!1iB=:2)a&^4_5xh",
";/luw5$wDh;0@-;5'D1z!(;fu<+b8N<DP:y5F#u9;GaCy%zYz!&w`/&'67&)Ja7!j=AMlV=I:w$=fSP&:SR7+BSA=d8majJ",
"7SF2`7a0XJ!dVlx6{|fhdmiuxg]26{$!s@W)-6ryAw/mt3I!n+B4)WF!/UUW:I6Nm!([(F-|/v!#:=`aKX@5(.S^DR!!&7]",
"KX@4d/4w'|#wztcKW}AR7#'u[87Gvi$79}d!(q|:#,zxq$W;q*KX$tj6X+sx)m]h%!.m'G!/UUM!/UTu7qa]l!!+ZY!!4a!",
"6xXgh!c!#D6`{+c@i:52Mp8*S{8tYwDl|JLDvRx,F2z;7:U@K<zzCB[6Ggg6BtcR@'/UC$'5LXP'5V_Q's<yT)k]8nXwm+(",
"!.m(L'nF[t{+|)Q6^P]4&mkRt&vB[N6|;x=!#<@'!#fnKD-vwn8@-#<1,dNS!!&7i!{!WF!.pKVK]q[C*qhz%S(u`3!]aLi",
"!]aLj!.n]BKY[yQ*`n+DWc`^w&W;r{5QiJ|`3|$S74Y^yK[FM4B)R*|DrLID!(!;T!%{y,!#*#w&PNlMA(R'%KYZ(#1KWiy",
"7T]{A7=hJA8HNv&-VvDVWZ.!27C(ZV'.])J$VUV*=dBdY,%;9D75+d<8p$KR5^z6m!.nN.5^z_zS('W(!!&2-+(LNR/W!qx",
"!%RG,!6cxJ.46#k.SU,j#-u6*!'5LW&ugNf!0+SR!C$Nl!B*)C$VY*q!.mXnNT1Hzg]B0_h![+`9LAi:NP,jb]$Kk=/Pt^Q",
"%ut$[KYWA5.IMak.5;f';H#P]8IG5=:,y<37jm=/W3`sC$V{9r.GTzi+{S[m^:c'Z#]Caw$7B_R!!$<z!=ARV!)6!8!0,w7",
"!%W;,!!5B1/PQJp/VWdz68&R]sZ.CWsVZ0V!1N7+s;.c#*BfDm!H6jgMX#'X7cfLU!BT`1!)xg(!)11YBa+_;KYC63,.(c:",
"@GAVd#xrIFC1}.M!!&W$%1[`_!^Mx@#YZp]!+|/P)FBnfs6cwZKY7},K_lKD+7vYj<`u*JjS5*s*a%^<$S}0:&vpWF!@N%B",
"#y1]I!!&Q!%n8zcXjF`y%sgU.&Lw9F!/VQ)sWB_^!/V)#,%x$6!)3NC/PQ#n/p4+WsVp1=75g9q7kUmT!A$D76v]=2sW0G3",
"+|kcN!^0WW.40:3!.mYKMqYW4+|.Lz#YlaW!=Ch@%ZAa8C^mMc!b,:V*FdD:,hA)T-;:P:/TL6ZKYXGW.INf..8Pqh,$,`n",
"^A5@31L*fw5]7M26&X{b*J$W2$H-F-!*$PZ6|LXykN}ru,:[a2!^bxb!ciu'76n2^bjB9x!HlK=Q.jI3K`-9N'Sm2[!]aMD",
"!0,uXPTx*HP2BZZ<R8DX!`H,JsV%:@#icKf4:2bcsU|Z.!v9b5:&RSFP3W'P$F=!PKYFxp`6z.0%ZN}(QM*n^7ba{&/PG$J",
"!]gm|-H'6u!(x_k!9DK-!Cl=.*D#5{'Z6F0(/1kvNT(li$fA9X!(y[+,xFbk!6YyUM_Q5(!/V^-!/V!r/#r|G!{!mc.SMqk",
"%F,|1!'5VZI/nag!AG$XJ%]y76w0_i(t}c[%})36*CMsu%%aT#&59/gL@%xzCW;R)!(zMFG4p`L2FF6wG(07|3`X)I%CKB}",
"!Ku(=KYXn-9dPP}!K{l3L9apN2RxzKpNW8^HmG#bIM(U$L9PX[/]F1H4.$bzs[=.f!.qHy!m]g$+}`5Nr9hPW6vvAuID/_(",
"!0+SS7u2b|P1{x:7.mT:!!|xs9yYTq7GW+@(QJ,'R,#IJ6u/1XA75n0#y-}Q.5d--82G/IsV+i{8#as/4#jwKa./Q8KY8Jc",
"PS`l*.4@9Q.S|Gt^VY_<8Pqq-#cv7;/Z*xxP1hX06|rWd8L#5hWmIvP&un8jNU,w&*{CK3Q'jL@Pn`<7_qt+#K=wC|)%M,W",
"!/%Z+76Dbh$8zH;+{3SvXk6@ClK{p7!]aT#R+f|I*CCk.XIR;-,/[T6shZkbsZ+G#Xgn}aKXz&]K{I31KY7c&!D._@`raM3",
"LX1b3*}xt]1+<4$QkBNY7(fPXPnc5$*B;;7!.ri2*BfDt!.pBFNT6b0!.l`r#:Ng0L4LY$0y.'#6^8[g6]pr];dN+^Vqa95",
"!}f@q%SUHs!]aN2$:!nw#:=`w6uCDy94w2jQ`r4r9T/ls#:[@k6tjFm6u87TMwVufX!rLa!{!nS6YVAf!A/Z&!)!)`7dv9b",
"8$5-0%S[$0!=AIZ!)gZl!/X$ZMwg+S8b)#p#ILnG6c};D6thB+Y*dVz#ydq([`=_8!/j+s*ByRq!.mMk)tnwq7:YtjS(a]&",
"$x<YB.Tdv&%r`qh<J)`t64W/u!)3z96h!g$5-u4A6acQ=6v+mrJ,`hc`3lB$6wA<D7[MNkYKvWJ/R!.t&53-]KYWD6.IMdm",
"75@iH5:Cu'NT6XkH2s<96y/GV${mUdT&(BXPLQD9R,8aPS&K+1(:$G!!!!.(:2,b+RJfS=8Fji+_tL9.%SQ0x#$iu%)cblG",
"#[jlb<}rC2FQ47<8]T-NaSt$q$Jbcw!h2MR6}_:;26bGR+Lu(($7KZ3!]aM)+.i@!*d_X,KYWsG.IN,(0NwFMWv_JX!N].b",
"z[}w}nby4-;mMG0:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nGST(0!=7<v!=4(!!%Ru]83BU'*`qW#!)/X;;cRkPf}R,|",
".ZMsQ,:3G2-7Mx<91d[B.5nQh!#<+u9lzhM:ZlZ$!(z&7!H#xJ%<Bxa!&lh@!&vnY6zP:M3gH4L6];[`6[-`,'.5dk$78)Q",
"<DP:u4*gM1Wv=cU79DT8).<Y}!)m8UBS=2w8m_ag!*|tn!)'ZI!*,{I!)9{R!(z^KKX<H5@^+vLfB#tx12&'n!!{(!(/U;0",
"-u#(s:ZlM%6zbwL4=P:d#C4$[KXAV35_7n<!*Y/c!!%,4!!&Sc=2BBNJIP':!,pWk!*,T:!/ZM=!)#!u!*Q%(!)ha%]]:)&",
"!!$Lh!=AIu#aT14WuCFN9@:L]A,Ucw7dawX!*t3h=2BGrB4&_C74(cZ=2Bg!Wx7n|7PN3L@R@i9<w'K77j'n(-m:jj[,G`h",
"ZF2If!)qui!)h%n!)Tu-$[pqMsV'dH!ClBZ=2B@V!+L1#!*y$B/VW[7!).sU#7ckp!(xiTr^QF8#x@xl$T!]D#xJ}wsZLq%",
"!!%C1!!$TS!!$M36v77+#YXWu#F;r_sZLY@7SFC^*JB%KWv0yM=2B4t8],bc#YfXtJ/6dY6}h@B*JDR8Wv[(-6uua2=2B_g",
"!)6%4<B3A:[}Ylk[}Vmp[}Vmp]zqB@<x[LH!$v4)=2Bat!)'aK!*w:j!)Jn,/PdN^7P0WB'.j,(/Pb!M!-1r18cua3<DP75",
"-H'6d!g_^[9f4{x8'Z)j:$Qc1-hlm:[/csFmg3#H(ID-RWvuji8Dx3j8Zlah1+#|C*J@Ix!+$J^!!$<C!}5HU4:ZFa!+$J]",
"!!$@A!!$ZK#YZv&!.qHw!)SG)!(wSHWukVN8qp_1!473&!)#q0p$MhM!)]NL.'J{Z[}WR}7=(JMWukd:5,cv$8'wKTWuM{h",
"sj|;qMW#sj!+$Ja74(Y]=2BF`!)-+7*+xydNTXHy8j,2Y!#[Fz=2BU@!*,82!)={qsZT{d!!$D#/|Q$$6}h@FkN{m6773Qb",
"=2BDvsXmu%scl3=]1tl;*TP_8!)+2@!*#&-!7*6H!+@rX!/Xim7Z2bZIz`S:WP+@bRh8A4%)Jb(!)STa<b@{Y5:-b]^wNLM",
"[B.giB;/Fk:;Ls%[}W.v4]P/QPQ-`-%)Ja7KZ0A;6^AdKPQR{F;Y^[)QkRP=`=CL)'%c)7%)Jim=zmS/!!$Pi!!$Py!!$IY",
"!!$wi!!$Ij",
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
"6zZ'%!Clwk*D#7%'Wtnv(/.Fj01i`H6XW`J6VHd50TR(YD0Vx!0vWBP!$iqP!z}rT!]`af!]`b/8;MzrD2u|&D0v$=D3@Kr",
"743+zD/Q*A9kKU#!-{;j!zzaQ74M:G2(F8cJ:R_l2Itmk$_&=x8vC0L9W{^gD3Bj#.;vN9+{]bpI=`Xj#=&WvIdG%g!(s0{",
"<J$Ct3Br;R!=Uw*+G=GSG,h:/&mkQN]GLz#CSLLsCXrY9+LyUiFID1G#:<v.!,M%xK}#NHNT5a/!-z%mP1nq*7xZl}#x'r|",
"6VJ0}FJ_3$$tvIm*cd[!%XRPs!]`hSMmU!=!]hiW%V:G#&2M2|*Cl+76_hYUPJl04'LIs=/PZ|g/WJ/s2H)%d!,aXb,$Kq@",
"Pih_|)FCvk!%#;`!!$@m!&;D{$78&Q/VPVN3f$)u4@B7d!,M%1CSY9*8}'0k947m/7:K6N5a(6W-tpFz!,M&,.yF,C9/#Nb",
"%PyQAsW'l,/QUDK/Q7JK'57tq&.X(*'/WpV&uzV3&k5B0P*nIC!]hj,!ITiA'TH;1880r36tpN{!*j3w%qq^,+|a]LKzUl6",
"4=4R27u#dV9N)zT7U:DRsWl,%(Fnv_(d/#U(+w/;CSV=NS$y1fS<{0Q(gdIn)(#A,(gvD'.xld6$##@R0sG4l!)k|-!)/X(",
"*!HiF$Y<pZ7V60=sX^a=*{Dhq+:brg*`n#-Q.juH6ky2V!-T:*G)G;fG)Im87wcqqS{Lfa.SM%Q$uG==*atd;J..Lj!]`aQ",
"$79u2%s+<+!.R[4!ByWM!B*5HNT)0@%r%S3QMMMW!$&[-!!$<&/mg(S#c9lk<Mp`k(/.VrCSV8&.Fm'X,[6U-%uMy;!B*#A",
"VqR^Z)FL!(!}f8n!&z{{#:<@(,wt)PD<+Bx!,MXg2UN/'G.s4U!,k*y!ClW1*CWyw&=+F|&rt:,FjMQ!/s4)R!,b&qWS!nB",
"7dh';<`a_h&WG+|!)!)X=,Mt|1/M!%!,b'n!D.#TImSrJ!!04:!/@pMnD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rT+},a!!ib2$8_0U%#JDICng<F%4;D9!@'^9$Alv;=,B28Cn=$A#x#{3!=}l@$VU$:&mjpD!={(ICP7VCC1%SG",
"!f`*x;G/W:(K[ZP*`[t7*`d1K!={PVCP7VQC1%ST!=AK+T11SI'3Anb'3hK('4:l.'41f.6]bzg%rCQP'.@jr'4Py56^$0_",
"%rWkV'.@wv5%]jl!GCyn%u.Ux7wa8/-X<pv$77#b)J){[!#;vP!@y5W!}@1f.4.;]6amaF'2M|uC.CXC9-{bFSd@n!'2u{%",
"!!$</*`]Df)/0(M4}:[7:I6Ng4zwrX!&'8S4c/T@4DpKi#]1Sq+$x{}6^MGM&mkR,*i1t`,&.*`!]_3#)c_=r!(3*P=(*+&",
")gSN^+&g(0*`n#&.Zayp!]_H)+]W1!%FM_%=hu.aCSXXW*jYrA7VjCR,:VD@;KT+w/YBPR!+]K;!)mFY-WCLY89Iv;!IcT,",
"!'U]+7SFH2G6|_YA7%RdAVJnv!!$Hp!cIA)8:mrGAtb]#M0r:6NL-aC!'FWQ6th6:D:bJiKtk|n#:<v.6WPw+%;9jp!#^wY",
"7qcr|R+^ag!#PL.+{+AbJ;0)m-tpPy$aS%P#=&Ms.SMc{!_&M,74vN9!]gui!'%[G6VJ)k(N1A,#Z5zvI%$1$5C(ff9.2MK",
"$W*b3D9HNUKVS=w/QWxaD2Ma71NU]p2F;}+!]hir*F(RC+$qq@*FG0I-Gz:%!*#83!)[R@!)D@;DP.,&!)UjINUjsF6z'Ii",
"9md2|5C2:H#^DWz%mSWc!)$Ywqw0Dsp}M@.=dBdb!)9xQ8=/6k!#H4w6th3t<+cNb!^Dq2!CnDA/u^T,/v)QK/vpwpLSlkg",
"/QU3j!=AMMNrlba!x(R@'rsf28.=X4s7*w_!:iu7s6t<g4)+j2!]pPn74BC$!Z([$PnKs*<tcv0^Y1Y,Nj_xB!*BDzPI.c.",
"Q'f4LQcWVX!*.0n2G5di!=t<2(S'G!-IA3p!*'&LR`Db<L4,):!+#z)!)]&Q!*&R:Sh_5A0H;;VPI/*V!]_YP6tp(j7cpB_",
"<aJb01/M!$!,b'm!!$@'",
};
static const char bitnet__spv_soften[][96] = {
"!^'Li!=4:Pzz=(&!!qV5!!/S7zzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3A{G{gA#bt##xJ}2Cn<}@",
"#x#z7!@'d;$@zA/:Tl3,Cmtg;#Ybn)#:NV-CnS-B$7A$9%@]}@$aug<#fv$D6Wb$$$a'Nv!]]S-'8ANJ%Sd<8!#=79!#m9C",
"!{0L4(J,ZU!_AAB$va/K4LWQz#YY$7!#P-8%4dX@%tgWXH}xkY$u2b=$Vh}l!#P<<&2+@G&1`s8%sSWF&1kkU&1C2G&Pj|;",
"3J/]Q#Z-XM#y)HC)c_!]!#:`/!@x,}*b@KK!!+%!+#aZR+@{i&+_9ib+|Z#)*K-H_(Iv^B'3-)*R2AWR'1zR%'06+cRH_DT",
"!^l}J6z[&7'.T#1@87-=1+!&*.4--!tRzMM!&2BB,yUC}1,d9L'22WL!&QUB-vQ,u.5pC%.U/u2'=$qX{9S(Z'.+8C'3!z4",
"@7P]F'TDAl'./2d%9^|.0N&w50lLX76fF#:%yIU}!',{6!(Qta!(Zzb5x^HC!'U7U!'_A'!*J1B!'sLc!'|Sd!*J/q4_6F_",
"4|SyG5;rub;GxA'5yQSr68l|=A8g#`'0@G19-qVi6{U*_P*V$ZA8iBz6n11.!!st#6th1w0rcZ[#!Fyuzvui[umSpc6{@Pv",
"5Idz1;GwG0%xk[nx8W}_itc5^7_;n1zyaL4FI37N7[kaz!dVlx6{|fhdk[%46}1{F!#;Ja!@y^s!#<J!A8hX&8q#Kt8v@Jv",
"96(!t:R$7y<,xz}6|h}k:3$Z/<&WXcdcw.T!+d#hNT=457!J@'7m8yVJZPWN6^N1f&mkRG6|;wVFjC}w+-CyF+=L5;814Li",
"!!$l:#:<5A!#x5V)M=LgH$ibI)(@s17wj)h!^'`Z$78TD!^9mw!$trh,aW,n+zu<g!!$HI!!$;u#YZru!%]Bw!(|cU!*s!f",
"!%RG^!!5B1-79bh-Z=J1$F]S<!]`)<9L;)f%;-6J!Bqx1!!$sZ9t8Dp<'m]C-;]q{!*sq^4G,ys!!!+j###(m###%l<(}Kh",
"1I^wM!@dQa;Hsc/*KqaI!*JW80./@q6W25+!*iJP<'mVX;K3lR;Nf*uD930K6u:RU!+(@M=bCPA!+;jV!{QNM!]`0&*2i8u",
"!+)!R*BHHy!*JW;!*s!K*JD7D*`|GU75S}{#C,Rq;K=;y3m'Sy!^'Q!GF/C7*C8ft!+;+I!BhmJ@a5vb)cjF^!!$I)6v`M%",
"+!tz_1L;(n!j/r5#%c)R#wyJz%TmIp*Dhf&!+)Ff)(6:g%WdQ#8m`W$8m`Z%#Y[@=!''u}#YZx|!*uK:*K,mNI,FMsRm0^{",
"3%+i[H${c66`Qk!*)v1:!*JWA!*K:d=B*(a(/Th|!_V{g4zq931pg6x*B<1S8PvF2=}[7FNTQ^b77L9-NTF`vKflZX$u@Z)",
".4/+k!@JIM!):h6!)DC<NT2rl7wU+w74kNr6w1Rg#C.u]0rf9u#Yf2a#K1$G!({gm!(rVi#:;lX:Q3`I${vky!.5$4;Put(",
"A=z<r6Vf!d%ST7M!%ThM!!||$0<7N7=!]T0BrLh5B'bpd6yq:@9pd6J!*q|#!)nB`!)Gg*5xRFb!^'Q&8m`M|PQG.B@Z616",
"!]zJ%!+JpI&#Zp`8[g[<$;;1L<d[ln!^wD9*Cb#}!*s7X$u)pVAuU^B0udkGA[7#^PQnHX74wp$!)Y:]!N+VFPQ(-P8#v*g",
"$98f96ti,lA:=x*.4D6n*a&'g75h-}&qC`W$w^+{#Y[hX2(kxmJ:3KC3d4mF!`L36Jw_g$!*K7T!+)!B!Ak5(/mxN:!Z(Rg",
"*GjTB!+f-^A:&pvA:@rj/PcfU=}[0c+-BXy(++lZ!*JX`!*LRz;I5]c;L(:w<1q:HPQ.<;%t<7%#:<K%!CYI!%45#:25q-J",
"!*u$(Ns;<!;fSrx77;pL.54y..S|Gt$W;B/NT1RD!*r&d$7L#[*%Uhk!Dj3h/{{+&@u-qj4&BdC*BfDm!*JW<NT+4r;63JJ",
"sV#Fx!+dK0=B/CpSnY$2!{DZ1*BHHs6wI0{M0uV)!]h1*$H6Iw@#apc85+k]N.:A5#wyJ@NL.!F$dQ|m!]`J^!]`J_-fva<",
"%qnHyP+=$[!]`#vFvbu'%r(.n!)7svA[:GjP1q1y7^1Zg!.ZZ.%D2_Q6XNwCP1h,%!f!-A74z41/R%YY$yB*j!@20{sV#uV",
"82(ImC1/W*:RNH<#wyQ&NT*5b7&m5_;sc6[Q(/PU!z}93!JN./P1h;/$YtAL;Q0N[$DLM)6)V/A=I,ig/[m5n&s8fw7TsWM",
"'/v|`#YZp!CuG$sPncF'%')lT!+nLL6YK2[1vRbTA<283HBM1IH+b0,19hqV*F5L!=`DCL+0i8,/PYYR%8`'h!+)ST%Tl=I",
"7SM]KNTJ;37'UdtNT+Gq+0|;]@ZA)/H`Yw^,-!5L*SLFY!*v{bQ/WJA77.'$PQ(d@<2P:tG(#F3!]`)S$:!Zx&mmT3BD*&5",
"8`8}c!-,Z|A)m:b#=&G]#wyWQ.4TDY.T;Zz'kvb=!)M/w!*JaASG'&8!*Iv.!{0wW1g_9wAu|nJG.fq)A:DbW1:B69PI]*_",
"!]`#=J-=4q82Tt7D..i(QkU])74C4N7%]KwNr{@)=`<.(NrPfGB'm&381Ilx6b1xT8m}![$`$X}P2B'4:h!v46XW:A76wwT",
"IMx{k!+xVLJKzQ/,YSgU.qh7PAVTutNT;rk!+mW|!{y;H#:<CZ1I=Qv/PwzC1Mk*^*Rd]b)caUD/PR2UQkM5[10+V6(+*$U",
"A8){9A:#,VA<.PkQ.i|F2,IA06{Wa@2J+3L!+;+xRJ<UN7:K7A:4H7%!+cvV!+f-y4b%:w%::WN@[!H[;I3H]4a|Q<#%&p4",
"74:,z4|ssV!D.<u4&A/T&7$hSsV#T49S9f_7V}R!'r%4z6wHd65HUI-!*JWz!F[iG/Pfdc!]_XN6zy)q!'%X<!z|f;)LT$l",
")c^U,P3*HD!,L#A+=bm%#wyxP3}{/4:FjJd!+xVN!=ry`/mwq(=x:YqSG4xX=,`,@/Q.';$@NWx(h7=]#|Fg`.'i,r6Z2sP",
"Q/BIB!+1/j@K'xP%5g/l#zaau$VWkS<%M)7#F-K]#J-Y-(+**`FXXx5(INU,!11Q,*m7:4GHBpS#wzb,!*Lm&##LU<!*Lm#",
"#_*lB!+;ILTCA(M*a`kDH']M[6vjQ';(G[Q#^B95!+;I_T&#{U6xB;G<d39w6)j/*Ta1,96x}dz=&/lx!+(0%85YqC6H3B/",
"6yJXnRhPxu##hYf)/1]'/U48_=}[0xM7wap3+g4Q1Ml{i!b`$)1gzZk6zZ9M8V2<MTwY:X7!cM:U6u/q!%&#m!$N(A6thCt",
"!^Dr&6tr&{#C-H9;NfS*7(RISH4&&'6ZfW_mcgI@*J/Jt/PmlY!K^v'Q/19QiSY%L#*q}hAY4fMQM=#J83bB<#:;B=!_KY&",
"n%(}TnBG(t!+)!AsxsBRLc)9Kt/U<*8-.|aF+'SyU{w/8#j7**Qlb5I75^(*%v<Da7TUCI&49g1!@nWm.A{9D.SU,j'XpDF",
"A;1GS!$1RY#:;/_(Kg}##Y[M[!!,;13`^n#VT4dn*B=p^6G}@C6}I{Q=(__x*Gjk5Vt/CX*aLJ2!B]k1+=:)`2M*^L;LYu+",
"P1wsH=Hhv]/PYiW;I1F`;Ld+,.45Kp+}-b0M3!B!'mRY7)caPJ!+5bD=N!rr1+$6_79@(_P1gv$@Jzs^!CYI++!8V=/U;d%",
"1vRiB.v.[M!(Ax:=]Kqy'.,N<&PLNz!a=5g<`k$#7dawX.Fnhz/PQCp!))S@/R{%3)JmK)!+2%L6_,4dA*AVj9m9SN/Q7`M",
"=B*Xq*f*(u!fN*56wdvbNT[RT6c%QI)W8<l)FCKN/Q.,m+b&25)1*t&+`sJL!cUd)90RAKVxJI6'<=nbPnk`y9pn<[3$v-B",
"!#J]SAGw;&#aS8s/anHN0Qn}^!+)!A7X1jM1IU@.Sf2w]0;x0`CP7S|(RXW!<.bcD=B,W_<`wmT-;^(=!+yWW/T@LK$|:8l",
",|=Yy7'X'3Aw_(t'58tL!*sFU-;(bc!=ChF12(i,!D-Y.-Zzu8!+xVR!C1.M.46Nb)ca'U!ab@2-y9{8XPwbYsV#u@+%tzm",
"/Up(27;+xghYgSA=}]K5NrR=xB'm;|N#BcD/Pp,P+(rYU.Wg#&*`fSB85vWJ!]h+}81$`L-Vp[Q7w5uJA7lw$A<.Bg7q{dy",
"#[=ia!+f*^*CClu!+dm^$u)LZ;R_|]PIj;b.4{YZT%^gm#|HtA!{w*47412}5Z--D/bNuWNT7&t5B]u-/P[ac)5ll65%;Zq",
"t3_+1)tnyW$^r62/Vciu4Cdhh#|]+:4Ca(T7YBU#4FCBI/Pf^a!_&MY7:&!+Auf8#!#Zni!*J{F!)W`@!*uf<!)4Tjccx{n",
"d%8(Y!+y*`ccx{3t81Q56;W$X%!m&ddB]q*$)Dr'!G'(.6uml+t<lR|t8-%7%86lM;IPwd.CL2,6,_)RNUM7k9nJGT#!v%Q",
"9T.S#7[I<*A@+;f<)aNy#Hz;8:R&455FI5s7Vuwa,x9uA-tn{i$c-fw/P`6^-;]dA3ph[C8v0b//PzR5-yAg=&|k4K/TLRR",
"Aw]ss-y;DI!Ba#f!)D5d8Z)T5M1dhP+z}Lva1t|@6_C-*!c1zi0<7Gx/PR,)!(y9Q0R@&.3$xw&(gbp5=_UT#02S6)!Cw]&",
"t3_+B/U+0_/TsLQ!M:<iP2&5C6w(L;!+cQ*#:;}K#Y[Nh#:;q=2Jgbm%9TxZ;K5Td2i'i379Q*;3):[H#$HHg/mpGY=x:}|",
"%88RhA<.G'.Dz1:/Q.s%NT2'+/Uf4V1MqfRG5XdQ/U]af1/M$]#:@!B1/N_2!%hnn*T4]G$^T$//UIP|0QnjW$8^!40QqD,",
"!D$c(7;}l{mgITqWuy([!!K[%-H0Vj#FV#,YJgWZNT:y|'/w.g(IG}RQ.jK%'j<t8/PQ*2JBx!A'0!#m7H|HI${cil&TyNb",
"!K8.YRi@Vt7U1=6'l(3C4!Z%JXId*a!_Lux7;#&+'ND,KtS21ZP1n/^!+w{r#x-sX/PQ-3P1n&`$:jKP'I{1t0./@8",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L:!=4:Pzz=(&!!qV5!!/:0!=KGi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3Dk9<AA|_A*",
"$'5-F!!W+<$@'K#&T3IT%426B'LTtt'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!j2/'6ab)7!-Tym(+)=0$DktaI,:@^CnqDG!@)&;]:Cf!4^nW+!@$QtCP7VN",
"C1%SR(gbGS*}x4T!={SWCP7VRC1%SU$t|6Q*DqK^CqsaZ+=BBk,G_=X+hw(V75=t!,`)!l)c^dg$ts6=!#'j.!!{|[,YRwU",
"$tsA9!{0L4/1FUh#Yl`6#^^4^!^9]j!#D}3!#m<B&Q]|;#xUH8/md#q6Wa]^!bV6i!_-3A2-1CW2)rWU2fYr(s[=lh!$$wK",
"!$.*z'.@c)(8d'|#4)=[!$L2N!$VD1(JM,M(1jM8!xFZy'NK4N5;).S!#wyP0m7s;(2*aA%.=0n!$7/P$7J|r6tg$@sU}iu",
"!^0`-sU}lv!^w<8f}R#y*KIW%6Z9`k#b2Bb!%z:h6V[',%r&/H4]flT.V#B70.&d5&4%b}6Zl3g&Sk6&/my;'#$(ci1*}Mh",
"&uZ8$%rBlm&t%BR'5'_h!=4%W%42(['5'9Z'6]B.{9S(Z'.*ca'6=.-!=4%]'4(^q!{p2T4#VZS4!()L!)9d[!)'dL1p*.L",
"6]cSQ#[!dZBS;II3hY_@5yS6Kzz]{%7:j%3';^r3y$;A+$^D|lDMyBi'8Jc&'4x5.'sI!9(AWCX;<k.HFI2;^7qa[{!!+Y4",
"7qa]g!$V9bFI2;g6XV^d'8CZ`'6]C=':&[b'93'Y'7NxH':v2k'5V_3'5LX2%x|$,)4]2N;g#@T:I6N{<$y3):I6Nx8m]{D",
"6y+CpG/DU274'RM7#n75Q'yKj!H%k#9L:0c!!+Z/!',{Z9L:0mDL4IZ6tf=b7qkm#!'U7VDV*3uDX$TkIg6y'*/jm6stA:,",
"DVH'}DVP]N9U+$]=gS+,:I6P'@YP&9DN(H^6VKM0)GhTg!#=&9!@zG/#<^;/7qa],GTvtW8p1t3!(f%[!,jn36cYZ5Nr{<T",
"!_6pPAw$n/B!b@bB<)A.7!r^(9vb9n%b;XH!]|DM6tk6f'6zqNWP!9$73u1v!G;JT9lR|,:*|;q8PDik-VRFp(K!z`A=sW[",
"!HvD<'5&.H8Rmf@!$L8N!2,7iC;d(DCT].a'<AnL5iL)86zJ:aH}d^`6^Nz}&mkR_&vBZF&vBZG&vB[5-tnKT!!%WT!z}v0",
"!,m+,UwH/Y+/G:Z+=L5U;()I-!]`kW!(<-+(2!h*PgI*_Nk*4G!7B*b&WfXd+{*VP74uW'6]9`[!!|{t!%#HF!!$;u!!$@p",
"!!$=n79)XK7*^ivDR@KsB&q@aDrLI/*F)u^5^;)6!qYL,!]`uW!B)yiMP4y-1g[3(6{_UUHh$S`-(!sm*Bd%C!-!6T!ClC/",
"!-!8#!ClG2*C&Z=$bA)f%8<yf5&(9s74w/H6{UHR!.2C+6VJ,5!^P%!#wv`NCWZ<:!*gv!!,k0aDPT_V1IRum7Tr+.!}SA9",
"'+UNI!,l,r-X1*@]+cUb!-+AX'IsXJ'/F8B%46!M6VHz6!]]:K!aS@g6v{ru7#Q&@#^^V[HdUc-!_Uf=#@%9<.4A)j!&20;",
"7SFCs!,j=^#:Ng<+{47I6ty(;9M6DM-8^fX*`Ys0&T<%F!]hi|-Y8xY.8+5J*GLt9*H4Bc15j5^1kj(<Hjv_2MR;wJ$wX;g",
"MP9Wc!`H,lDT*@{&QqX.!!%afHh#8,sXq^i(M`J(sV$SRHkz}.#@@1RHdU`,!^w96'P^GIsV$2-PuvdZsV(+T!Cl.V.;'W7",
"NyBj$!%hl.!!$;|#:;f.!]a/R!G:-'!)aH4!8#hV+xHSi6ZNpPPgfVYsZL^fNT(<A7y:TNq|zvs.SJ-T%PyN(.ShAZ&#92m",
"!'5]]!&(z9P1gu6<R/8t!B*,M$VXI^)/'m$!I|/LNT:ND6Xta1!A.*X!!%atHjub:.1$dB(+N<W!{!8WD[!-P%6vGh$tvui",
"!-s&=6aKI=4N1hB!__pQ((QlP!-rp+CpW}+NUC&N/ftLi##'d'Hju0b83A#kNTh^28SHMZNr<p^#]n9B!,k6Y#aTW@5z4Aq",
"sV2h'*ByS4!k%d5;Fns07XNPq$f|fLsV3-]PnKpj/PYbc-^{.d!*AIUPgHcS/n.6K!-,$@#@6qs.4@3|3&dg@1M9vzsaj[:",
"s[5FFSYfdM,.$N'm1*7.*S+g+;s<<&!4W8T)Bj#lSx%PvsV(+T!#3,!M@s,Q!-y((C#y-U#-tCI!G<B+!)%uR8nTlQHh#;)",
"7l<ND:2!YUDP2xcHl'vQ:F.(W+#4.s-u#(a'.<qR6Zp@^I{Hrh(gvDW#^Nas!-s&5Nrn^b!^P]_*C8fv!-r5s#x-<H'0t+-",
"'jjp|8QP95C7|+U!(y_,*BpKqH2i/]!Bj&_P1ndh6uMF{!+*:/7[x$nDNk^h.r(N|*GBk5-&[qG/536Gh<`:C%1cD0!/(Nr",
"!=AT3&upB%R,5LI'ygRw!)Cf*P272N,$,+aPgf=k3B8_}*3QwJ!&ghp#Ik(u!^/Sg3pTW&!(xvs*Zknq01qZ-(d1+K!$mL8",
"7SGa<*)_lBFn<`474)^S;cp2AV4&&|!]`kr!,k/<!#R;!%44Da!,k8CHcsRS8&@A`HJ.G:%n8jzP1hgM&1kWvDPR!Z1;gA@",
"2l8ZaXjRHz$tvu.##k!89L==Y$8*pN<%.s-'L[zH6w|XGG(,Pm7ANnkC}SbW3J/M4P2'=4<BvSpMW+{P*BHHs!,k-V!,l|6",
"$[*NP!-,@uDP3#%DV(!</aZ9<#yh./G0iVm7quRtH%+hn7SGxY!$j#G#Y]4Z2FapL!=Uw.3CY{_!HB,#*)bL66a!<d!C2+T",
":nGB7YgN#[#-Y=X%{bFW$79A$!`H2n$VXJ69]$x2!(n[k;k1N,32b2_PQ*C6!@f;J!(tl]6dlX]$7_-{NrmsJsbnX.9wW&y",
"3J/_$Hl-^JFQI#pNTrib6u/1gFNx&|0LKwM!`hZ&6cl]%,jlw.+`-%`(d-T/!]`l/!,k2MDUkGP,0Y0C!]zJ7!|Z<`-jGd1",
"#AAk+#wzV{#Y[$sDR9(71QB(K!-SXfFL/G6^zCIFQkN4H*CLxh&%z&H&TXCn;.m5+'.5/H!%5K5!an9K740ps'Md}ZFMh+A",
"2j8K{)(&vm!,k8`+(x|P!-MYd!&;D{$VW/R4FGd9/Q9!g%TwLdDPStt,+'H'aSAPb4zp105:-CU5xyB^!,k79DPXF.9&:tK",
"Ju0wZstI9*%8lNlK4T07$dARf8!WzKt%!GJL1Lm(7xI/5t%4ZM!4W9l!Cms2Af-:I7%|In7XlcX!MJq==GC:d!)<38M.K|k",
"3}uR4!,k8),C4T}!!8dA!&njr$tuDF/^x]2/Q;Tn'Tf17NIfTpstA:;$##%%6_0Lk!)pfD!)<H@P(Cnmc*^:L[AxmlP*kUy",
"PI*!HP+fSKsxpDSsxj{u$vcWa/_k3D/R/G#!)<_.R!:a5*)_lBSFkNW0jd'MS&U+G&mkQN88WBr#:<NjQF&=MU$fVP7Zd}{",
"'Qv#j!-!6jRIyQb#Z&)L!,k6nPnLJX8Bn)K!.rHn$*AP8*%)G:&SWq)!6:cs+!gIA*`n#g77VBH$W6%{DP;{v,C8,QRJ'+`",
"!!U`,!&Q<I!=AQp!(nc:#x$t59k/U96yS([(MJs%,!yaBDPS!5.IlW9.7@(Q,#&{X_;2t3.6vBbLCbG.Rf;#sQM3'.8*9rV",
"S!+)Jg#-B=NTYw=7DCwm!*!Jx!)5T&!,k-^)H0-5'jjUq:wRGB!AM!}stAL^),Q&Q!2,c-Gg=m#7CPhTGca^t!(yX*!2,j2",
"&8/1%)/=q[T%|0sVVLj:.Il(y.5p)1+$1D/77`HC/Q%43dHlJ=NT2C]ff32/,@aIu.SN=Z#<Big,@g(L9;r-]-VY'_32b1{",
"!*i!C1+.0a!MaBDNT:j'ddGAa1g`$0!!$Gy&mlx]+|1&z_8<$/%V:T'1jHiv!c`1,7F@F4Sd8P@8gUP[SfT$S!^'`|%45]]",
"8Y_G5S(mdmY(.2r7vT=f&mxx/!l^(k(Qg.rR-hnM90{x<[A|r|fAvrM*a%/-_B;sS832<FWW1I(7%qXP,+v8|!^Xr=!]`kw",
"BbGhv6x2fJ-!x!y$]/7)F-fLi/c@YuM#TtpRKim&Gg@(U/Q8W+#|&^{VVLHR.Ikaa81TX:$77=1U!wC<LSrQ*+#q7@/V/:R",
"Cu;6Z!vtm=Rc@V31p!z#Q0N4Z:ZX2vNT(UD=0S{`-Vc9&]+FAR!6mj^@uCM=#:FS0)HFDwt8*n=Cu;P0'kkp(B1_bat3_tJ",
"AT!bH!#hmV!=B,0PQ0w/t8*qM!@pK'!)/*z!))$u7T`}z!JVYDstAFct=gh</ZfTPVVL627KT+47SW7S7@Fqw'uA<:CP7Fy",
"#wv]rCmVPzC1BV}D+WTnQL|w+VVLNi.Il2#7UGCX.SU.Q.qjTc*HSVi22fTd2ha}7I}`sU/Y_n84!!WYGB_f4!D/rM!,k%!",
"T@t_b8_J-08mf(C7:nDwU^-l58dI)g(2.`$!8[yu!Cl1#G7f6;7$[BK!!zm7#:;/_!+AJY#YZwzZ'bi(XrB4_!'%iL!!$Cq",
"!!$@s7qc_D/Q)(kF-f{7V:t[uHcmUz3&F`mPg[7j%|ZS1Sd=hZ%#^1,#wxxz!8[yv7A&,g6v=z:Ta1K.:X_vm8wih@WuD4g",
"DQD5*))[S1*FQ5,+,d46,^^F6,A#SS#ab'5!1DnzNTKXU7r-t)Ta1K38JpLj$VV]3%SQ0w!!'PZ;'uYq'M)8L!-!6iXT=by",
"C%^B&*'@b/)FD)l98giRDM],8(+N@P+$G)-)cb2m)gUhT6vWa7.45gv+|wU,_8R5Z&S7+1*%#X@%GJB9n'Y[2MP;w=nDwfF",
"$fU_n+=C!G%bGcg!)Ci+!-t!LHl0|p7CPuX7yPi9/TInUU{L[y6yK<i!!4JfNr|yp8;}Y,Ns7tYCs/cn$WSIq!z|HP6y8JT",
"+(j4G75%]u-VYc_29//u6bB4K%NKR-8n,I5Ynnq-DR@5:!)W@y!-s&4$ZYYZHdUm0!`HGK2sN2'(+Z(c*ByRq'_*0r#y*$/",
",#CKG!-,@u6x3jf6ukYJ6g'!=K=wC4#$7B8#Ym0I%B[v2DS1}H.{Ah781,H_Pq4AR)v5A87T3=K%6|)B!@SZ.$w^+{$W@wf",
"*CW{z0/5%7Ju+P[Nr||q8Kl*3#D=+|(p5(R@YMH,<cKs{DVw4:*hJL*]!q`@&8)#I*hTY3_8;UJFJ#Y)*h^g0fCVcg$W338",
"!-!7=&8Db`*hs$DdfBjc/PY]$NT9B1/pqTv'hPJ/DW.-r!iry$76;{U;H80t!-+AmB|fD)DP2dUHl1C^9[M4K'MPvZ/mnX@",
"bI^(+4G5c1Z/$Mr,y5cY+Cf4w+^,z!!]a.i:9-tH74bX78SynPFJ$+=Br%S30./@*1Kdtl!!!&6NL2*}!9CHU{)d=mB]Q!&",
"<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md8(RRq4Hd$)$B[S<'8`8U#[)U<#[K3H$9)DJ'v<TXCpDfL&qWfH&mtvF!@'n@",
"$7NFJ=,BC=6[cL/Cnh<6%4;F;!@+#F$Cy=SFTf<PCn=$A'.3}T@xKSC$7[64!#N}5'N#uK+GW-$Cq-2S)FJh^!@(=P$8|Db",
"%|G#VCpbyP(+0@H7:|gh!^DcN$C)hTB|1jRCp9bL&m}}L!^IGP$DktaI,:@__^0Fz748.U748-l)FThB*/IZRCW(w_$8</d",
"*l1ml#]8@J#]Z|T#zdvS!!S]0__7']zzI(l'5`x*'4x5,4S_Z`^a5YA!,j^q!$-}4!$7'3FI2;h6XVQ9).447;H`$k:I6Nz",
";c[*':I6Nx8m]z`!T,rU!/H&B!!$bq!!$Af#:<8D9sF#0%44Js':;`M6a^X(7SQh|==qV0=_idM9VXUz=*^-)!#<v/!@z8+",
"!]_Xq7;f*,@Z_N=@c}ZUA#lw*:SyS/6_XJP75{9-%r/%K96y|]4|3b)7SDyX%{aB[$79=P(!V2]!)'rQ!+qH&AcQbgAV@ht",
"`Zs.s8pl3u0j``s_^0@t@!C[][$[;9/PFL8AV@hzbL<p!;Ik2M!$Mx%):nG]3}rZ_${v[]__)lv!$&a8AhCn`[Ay*u!}D,A",
"[M(=l]zS.IId:b*_bz2y;n=}:7SuKq-W#AT[M(AT#wv]s#wv]r!zz={.ZazB76Ll#):naT!*4Wz_^wVz9`Rp-8KMsG9.w8z",
"8iv&I!{15D6!_3Q!_yy19nSZ4@^h@SQ$!/<h]$yf/PbS/7sNUfg]/:N6XQCt(!UJb@:.-Ci8{1r_^Pr)7P&v[7x[Fn!$nN^",
"'BvWY!*4Jv__DGr6v!g)&d9RA7tdiH$765<$75gsmHsv<$VTrH$VTqtNUB-29AjK[%SQ^Bp$MJM!#B*8%h=/a!)&)w!)av,",
"1I=T{_@9Q`!`<$S6tta,-@R{H!*6BT!#$t#7SFGy%+a0a1k[H_sZ)tIPFT6,iVW}5*R&$}:X$t!!:K/0/QiU&*pkHZ7PX:q",
"9[%rPsV-aZ$M%k3!)<D=!*vTS!)5{2_^[6S:&^,N#nJH2_c^AA7I;)p!5g24R,.Z;7K+<3(xp3kf$U!5!!FK}7SFWj__(;x",
";@wTP84R^37lHD@7Y&53h:*TP7LNC0Q(kvbz]+!!gH7M7N_3}G9A}WpGYa^<%44g'#aS-YNT5fh!@H)`!)3AC7Bc@w;XZ<i",
":-^Y.7g1vhJi*n_!(p#w#F[Pm!-SZU$+3&z6X:UW&T[9kXT4FF!-*T%$7K07)F@K%Gch`)83/=W5B}b{!(yD$9.2MK$W*b3",
"FUavYLqn<N/QWxaFMh+;1NU]p2F<62!]hir*F(RC+$s5k*FG1+-Gz:%!*#83!)^+r!)D@;GgFK`8Z|`f&WRJt!&!2v74(<-",
".Cvj2NUvd#/_8uV/QYvW_!Vnks}v3q7#wQy;2hN]B:x0w!)F!R8F;$%!_/S{7|kW<FI1S904{9'7%[[x84@tP:PUYv$)c*u",
"sxpDtsxk%X!]_](7})|$strN-sxjhR!`,8C8<[5)H%3bLH]z[UH${c+88H,_/P^Rs!);lrI:[:F!*(Qu!{$Q.[KM9|`3hst",
"/WJ-A!).lm9UB7c:=[-3!)r4s!+%!!!)hIz$^}.%!HFZxQ/pgM:=[U_!)8|2!*w{!!+7.$!*mq|!)J1v!*x7*7yHvy:=Zw2",
":LxA8_B4`6=q6xr9}pxt89!Zb!5g24!)TP.BU'6lUV5Ca_6lUsa0d3$_CWq'Kfw!i^9uS4*a%/-^'wD<!*(RP!!$Sk!!$cq",
"!!$^.!!$M*!!%j8!!%m^#wy%0[L^'A7+yZ67[CG`#[^L.t8*n/B:w*{t5]|(+*Kqx;a/y%8X]/|&1.zut3dti:=Zg^!)(Pd",
"!):La!)(Sf!):B^!)(Vg<!PiA<^/.I[`7ci_@)SB7<us]7ykWb7]@%j:=ZgL5ag:R=:kFi_@Ra_9`Rph<VFj|/X(^D!)(gT",
"=xJ'whwHI;g].!+6v9V8cg9K*#DAxr!7L0l6thBx:=[UN!2);}!)!^j9/G-:g]0`9]zS.4NTFP67r-t)Ta1K3bc^|B]zUlz",
"iV&]4hY<L5!)-!4jqH0q$fU_n_@1:w@[+st5C*]H6|lGR:=[DM7T9:95%jSG!*(Ql74(DK_@<`b&#Zc<7<,Q__@2;D2vk:1",
"7<,Qj:=[XX!)]8WA{T7;;F5&sg].!1WX]}d<:w6M]zUlzGF,B*l-YNAljt,a!vGFV!)d!.!)r%m!)r4s!)r7t!)sB7!)+Wg",
"NT8zn:=Z`b!*4Ty!,bQ}!*wt|_A8UW;f}Ks!!$`y",
};
static const char bitnet__spv_ternary[][96] = {
"!^'LC!=4:Pzz=(&!!qV5!!-2RzzI.$:S,[YJ#aN]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#;#w2#xi35",
"$WQN8!|$$4At_.7$'50G+]y]-!=IF*#x,j0!!]S+#YXg102Q](&Uayn1+*9468kl}'LS&r+]`M!#xs97!!]j2%qnNA.X_Y*",
"(m`1}3B@#D4A[`!3c*V!#^T1W#`9;B4Cjzl$;*H45<n7d#`j_n5]@Dj5=,D+#z&&D!!^0=)F@^Y#zM@I!!T6B!!_XU*}x1d",
"#{!aN!!^NI,:3Ym#{I{S!!^[M6tf(66tf(P6VrA46!c4=#{J,9!!^sU6VH%@!@)sJ$@Q@693=Q52/*(M7qkSk!@*J[='.a-",
"2/H:Q8mgq^!@)[B$<v9.1l}=%2/pVU:+$9Q!@)'0$;3.!,_thu208qY;F;bC!@(N|$9P!r'Rk3h<Is1l!@('p$84/h#_{%^",
"21#Aa672}q!@,}M$JuU6YND_32.AWF4zwXd!@-U_$.:WC!!Uaq!(+K;!@)pX7:uCu6]1<m6zXmN#_Yqa4GtZA$B^5s7YC@4",
"6]ZyJ8VZ[X#}B6g!!_8a3B4y@#}jRk!!_Gf4]PCICuG$!6tp4Z!@*$'$@zAs:TnIrCunA'8P=Yn8<,|k4CW}4CuxH(8PIgv",
"!@*f;$C)i0B|3f/CvBb,9jc1.!@+;N$=t]r4i)phCvj|0!@)&;]:CfkCw!,2NT7@*6aru@8x}I&8TIkh!&)4^!$07|!&xg1",
"KGg,^7SD1#6VH^$(N_<[A#f7l6^ADW@bDf}!!z]3BqZS9/Q05)%|('G&1F%#&P`l7!{9g.#:lj8!#DwB!#:'6!#(((!#R<'",
"(IbJ@6{}/d6^US#(IQP#&2]CN8m]z-$VU<@!#wpI'ji1m#D)zd!$-NP4D!V5!`;}!!(2I&)Hk`$'mZmb83trU*bB.9+#{|+",
"!f#hF1I=,*/md[)+|XNZ,<9-f!]|)Z;cR^R%;6xR8m^id3`U+;-vn@d(IZ$q4=2FA.ULZh)(7<u4zn`F/2jTg/RK*N-!b4q",
"3}sLc00'1n!^;dk5:.zL0lDSx1-%fW!]|Zk67+DS1iTVs1ifAt8Sm[Qdc7-(2Jh0+%Sl1Jf}R[.3&zK)!^%JFf}Rb03bX^d",
"!^`^FfAtU04A3z+8Pxd2+dRp$.4.;6!N4`B3*]g46ty+J3Ic@k!(xfq5`A<g67,'76!GbZl-Z2F!]_RV4cinD55!{n$!i8&",
"5TtU_5r^1x&W'Cu6!H&/6QPSC6|FB:74-JJ2($}CkQtZTkR#w<9.Bk23$}'s6_)y_'k%Nc(2$5=9S%X&#=1]VkQumW%ul34",
"(2zAD!t@zj!8HS0!^yI9790N[71'#K!^'S)0LBp_#;,}wsV(%|1+3Qd!^2v[pAmlS)6#{Z'HUU6g!&UY!(r+n,z!S&!#D}8",
"!#P,^&KY^h&-:-0')4gH'5'_h'6]Dd!=4'M6tdv9$Va1z!8[W1!!!%!!`57n7C^Qj7am#Cv-SU6$^[&3'5GuK4/Q}41Q^A$",
":g]zRg{]<D';^4f'4x7S7ZZy16v%)Wzzh%mBY3.JdcA.;!@3&]!(zzIbApZt6VRIh!@3#i'50,&BCa_2!z|]|4HhJ'j4#'5",
"6z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5N.D3+!9N-R!hN-x7M`Wg'5k8^'7Nym'5V`Y#:0DQ%x^p_!(zxT{9[r9!8HK_nc1XX",
"7qa]i!!+Y47qa]g!8HK7l-[h!l.`ucf}X5!!(wZ8)/D<XI#54aFI7Lt@:.ibKVB0(CWDPXkQbpRNT<k*7S.}l!$U}0!9N/(",
"!8HI:!8HT2'.A<:(8d*3#4)ApF+'I,PnJ.$!A&TX%xiJ,P1wlF(FmM37_f7C!f4jF)_!C@!#=ki!@{.G-@-#G(Fmm3l5cqS",
"&i)NH6XXj='F#[k!FIM_8uv4^scWf$K(@g'KA&}J:W%WPs_){iL/irs!:lfI&!u8;&{x|R(34jX$1*0Cs_3w^4'nu=!$/GU",
"6H*<Z.jS/t7qa]X!J9#AP1yC)!^'r0mi7MPsVQ*Q.&XF*)a0kH!(pGi83U2I'k'Dq6{Z)SP*}.!2.ub`i^+jb#'^b<5k&#8",
"4{VYqN<y|q7F:N-S]ZCSkQu6]kQy)skQv{1kR#{1TjaB_g]5J$93FGq!G|X'lG<|Q'T`xv9L:0-!!+Zx9L:0r7bWy[Uv{FH",
"V(S7:V;y9l:ZAirs^UZcsh=3;WC5xFWX4bq:Zj&v&u^Al9p:+.)0C3trN9[<snL@v!8HHi[h,DP]#wId9B$92[;$x'&'n*%",
"'$q6'%z!`&7kl^/NT2g97&R:|KtX,='.L1+6|)l05jPMj!]gu!/AQ6U!#<#@ndy|-_vmv3`+K2w`;s7-:^@h2)^m`,!#B7F",
"!@}X4ndu0m:n[l`*!JLw:I=q`9L:0j!z}h{$^F)p!^&Z+pJ&AU)`*b=!#BIQ!@}i9!#<V6ndz@:I(`pssW.RZM|Q0|)`*l5",
"!#BSW!@}s<&_C%c-#TYt57^Yi!i#Hm7:,12rAa0S#:X]q83,t]!D7_H+GDn[74:Z]#:=b'Q.Xn+%DR$-/WVPn:(!vt$tt_J",
"f}d.0!)(4^Q/Tz;'NCDmndu!cnduYnndu`qndu]p4dtT@$!n(,!/:Aj#ZMRDl-[gpQ.acb!!|ut6W:_M6_H*4!#<<K9p!3%",
"/@{wM!^&Vk8V6wj8|T3KkR#DC3=fu]#Az_A,S,:/4ln%v(Kr**%y'KG&n$${'rbvk)k`Lysn&PZ760Uz&spaSjt(v**ZZm;",
"!9D#h;%=SkL1C]z!]d^n3}{,3#YXUQkR^Xb*ZnyT!8Hpl740`+1&QdL!$irm!{%nr!]d_&!]d_M6};AB;lzUJsVGv7!8]_}",
":CUr%DUy^tsV;p=6VH{+!]]:KsZjmW,:ILasV[&B&pyP5%49QT!D/@9mmmP[=x1srA^10z6ysy5<.,K4!_ACa#]CGv'.2.$",
"!8Jkp7=SJg+|v`wNT:I'<.4}'!_|kh!%Vvc74(;'&n,*/6|;y+l0Y'(##JPY!8Ip.l0XY;#@h][.4@YDNT3;!!(=K/!z|^s",
"mPcKk,G(Mqs_1H_l2Zq+!&)DAl1i99;Fnv%!9Ny&!!tjt#:;/_1-LwA#Ya53!B|i4!B*)C&ms+!!H[(#;@R+-2NR.=;(rfK",
"$Y={y$7z{+%8:(F$y`=!Nsx'M1T5qRBPi67;d[*,$7=7vs_cpjK^RW1==zd0%42'v2J*{!$`5QQ<L*)%=8Ig22P/`I=!`QW",
"$:!nw#xSk)$xz{D$[B0|-uDVmsV2i<681_g!8]s1!h|4w!IWc,l3Gi!Ck%qw@(4{0l3)W|D+C$|!J!}1AQ_L42pAmUAB_;c",
"s`}awl3GVGF(=S-B@33=Bvz+Y2RAw_Aa[!qC;MfIl3)l&3M(d%saX0VDdqRRl3GVF<=[X(AbHUFFalpGl3GzT(nVKLsb5jp",
"!8IS9G^T<,3a0GKsbG2L!8]`<G|)7Fl0XQ)mkW8/H!2x$!]df.0Xw;mmit@D:&tS2PQ/fTD6]M86uF^/!9Mj&nJp<M74FMV",
"#;.m<!]f#0#Y`{r=@:(}sVGvC=Ky$)6u&-F6YPp*!_v!%7As}tsV[)n!z|g-#Ya@#%Sf65!)(LI;B]$k=^Xv!sWWaP!9QZv",
"8zWY%#,ScX!9mIlQ.t'86u2@xP1q;i!#0n6!,nkR!!$@y#Y[8f*%'H2PQLrj7A}w^I=ZcB+!#f5&q&D=/PQD:nhgMG)gA85",
"$V]:uA7${:,Y[W5!z|_#*f)s/5Z[7ZngMQ[+!.FK75^)I8]NN_)hm@h,Ypd36x/]^K4P*0/v)Z+-|9^R778`_!C8nN!)0#c",
",!q7V!^Dfb-Z<)k*FxQ0,Ub&f.@-n_0P_t]L&bQ1!(wPG6{(cm#;$+j!jBJJ7Ab;Yq{CXx*BDiQ!8Hvn$Cn.j2BfRYJViQH",
"+#=SM*a7<|sV$ss!Cl2y8S,_z$WI<AkT-#x%aQy:#=+#i#Ya5A2sN+Z!8Hyt5aYKing.D6ngLW|.45Rf+{zvvsVyTG*Cb%!",
"82;hVNVSlI7/At;!/@yQ!)fR%#Z6V,!]ddqQM3C|!8H1(!#(H(!]^yY!##4J!!$Tw!'BvM6th/T-w%Wk!]zKZ!LIzg'raI:",
"#@@FZ*d$HV#]CTs!{%n}/Pml['2/H|kS:$@B1Hv6&qV+/+=@X0!bY=|8.7-i#PB!q#@0Wq!]d^pK*NcNkS9w%P3*QP77tTT",
"Pn`B%CA8(B6Wq=5r;3AU$tzG-*a'$i%XRR2766$<NN('[!]hiW%V:G#&2R$7&TUPJ=da:6'.@JP-{z#'1Q7:S!D`-,&WR{A",
"/mpJBf=G{QkS;<(%n9B,)FHt+,adsJ!)%im12v0(!)0dK/VPSw3f$)u4@LBh!8HzPkSCSsPFTF]4zpB75:-CW5y/P`!8HzU",
",-'q)sZ%<^!DC$}1R3S77T*m[#uVJQt8+$(t8+'I$XFL2/QA<I/R*xT!_Chh753}h251+f6bUnCs[=4L!$N!A!Ht.A&uxC+",
"%qr^'%U!0*kS9vf2Bda|4=8NQ-^a@R!#{qS!'M8]$tuC(/Q|fV/Q7WR'Ta3y'J(j5t3c7X7UN`&9z!FT:,f/v7sYN#t5J(|",
"!&x[T!!itM!'aC^!!$_+$tuC./R[/c/Q7kX'TaI#)B}[C'0^Zc7tA3@t6(Q&<qh=g0j|6AQk<)+/AZ<Z!Z)&1sY!)u+!VFG",
"={D`X!jD$&HBHBp!=b+KRJ8_w=!gTz!8f0TNT(RSC$WHbQMu@'6uMDs$7a:t!8]D!R=K(H'24I*!8]tgR]i.H6tmH5nmT[I",
":Xi|80r_Cb+Cf.u!9QFT19w${+=L6pH]p*Z!8IlFkXZ'N.46')+}U|8sXU-s*F;*176yPtsVIi}!9F,/#^:(}8mbvA#C<0b",
"!+|@WM$naX%$Xt.!,ZrW!=Ai%U#)[}6]2ybsV2m#5i6ya#x!=g,x8zU*C7FI!B%fgQM30p!dF(d8a=1D(K[)5kS@i=+!t`L",
"AxPI}DrLJJ+Q`+v7<Fpx+(v&{sYp6Ysc%Ys5j*Q0!8g#|!Cla0!90Mz8``hB/R]0@.ApzQ.4A)l+|mN*sX,c_*DTY*8|J$A",
"'nXb)8_+xNP1x@V8_,$HP2<,,$<`Dy%7#kqIu}tMl3C@09:.<(%U5sM02)YBkS;#_B1Ikn/3rqk8=^6VPQ6tv35_#m.9U`U",
":gt;:#YY+rNs$mA75Ix<1+A,0754lD;/$|]0YjU5/R&h/&53-]ngL|HB1Hl0%tYa)t3cwjUr1gd!8]|0Ur9-1t3c=WJT],.",
"%;,awl3IFx/PT^77%9M^t<8Z*;UH7'TaYFV7%sxIK{S^;+%rfT74aK=#;ulI!8Hz_@LKqX6VP/71Q/$QsV)jW9.H5+P2:)-",
":IiI-7W3^4%{-aw!@QCm/nVN4%u$H{D[4<]YcjJd(ILV%*Q5[3!8Hz,sYn:5sck+&sX{_.*`n!A)(#G!740UMKtm2Q8WC/[",
"0s7qb!(y#v!)pU=6X|QFHr=Yn*D^_(7MLys*%A-<7W+=h.q}_iNTl7G6x`Qw!#){s7Cpu&9Zy!K81S_s6a`p]GM(p6%U8sa",
"=|s_h#JZ;7'N%At'.4yB#YZr|MP9WmSd=ix,yLy-#i%hf)FHt(/PQ04kTUpB(F04[!91TPs`qY@!]qC}6zDcJsV[3N!@dSX",
"$]ug.B1HzU'P3B21w',C!(p|6!'YM(7(Jyn)/9h%<daXw8S,V;9QvLl7qk:170psf1w05$!92P_8{^<#sX#9^/^G7[A4R{Q",
"!`H,l/ml!<7qlXg-Z{S7j{[/f.nd+}-;#Vd!&%pP!CcPINrYm274&!n/Up<il0XP<$@nSQ!8^5C/U%RH*C&Y=@KF4M7#74M",
"$7VI574f3n8W18t!#(*D!8]Cz!#Knp<2p2<#YY';8n9zN+zv4Z#'^b=$7=Jn6[u{d0J+G`$^ZT%4C`Yi%YPZ;#@Dak4'{$c",
"#:;fL2%d<Q75${`.1Uib!@:HU(ma`M6v6p(2%c9iC1'<;&kT-D(PD+7R,:=q!#::i)@^c4!]]cL81=SI$79,h.ZWt&+!^uz",
"7SC*mS*R1clPi<`'q'bU6xyQZ7r{Pf!90_#l38rB'jz)F!Dwx,U^6cg.4|}#+|wU,sX5ma*D^`+*Gk(K.MS|j.@-nf/TA}i",
"4&83ap!#nnQl(s}8#b1`!8IR0!8Kjr(FtG_SG&xXJi4!x(n]mA!arJ'7;;'n6v9(wl3(N^!P%$s!lXw^R,5S03qQGL6ttZ6",
"^7:X!!MYNpNrg$u8M)0,8kHS*M|F}wtZ;&JtZQ307;nI58ma)T&Q&NWtWKLs/Zyd9/Qm$:74:nK'T;Xu%xaHi:*x'$.4Kbf",
"7T@_<'jzUwNTFp_75Iw)BbfD[:d@06;%^9K,-=0lt[.ZT!Z)M{$[s]J*j3<[!Hfz2NU_Xc+Ht'Tt3c7{t[Bia+*Uz{<!XUJ",
"^9saZ,}_%F$V];9kVNL3*!H9,!3w%,!^$^q.4rV%.4_;s+|cH(75haZ&S/h&-9ykW,{KD[.84%dtWJ#ynj.Y]tj96q'yh8f",
"!9R3v(FtJ`9.hK)0LP)8BG@B:6v10]TC!!87$BYqXrB6I!#300!I[UyR,#Y4=Q7!Dl0Y$=l3&a;2FCV2`PW#tQ@D-82US+|",
"Q(+5b!|Zil#j!]w`U$3g!`H&@%c+;n!8[|zR;@=zVxd|3.t4T^/Q)kal3]@#(s7H.GBVBcU!cu5(KZ^G)M9Fv2HI,_6u4,y",
"2I%GA7DxmUA{PgpS!_@G+m][x7;8A:)d[)A!]d_3!8HrL!#[J&6th37S{9&2sV(;FNrwnP&R[0X.JS&H.Si8p&1`hi6a{t|",
"Dyzz)6{t;j7C,X[0MtPX+=uHfS@t7A'.2.C(QJX@*$|aF7#7Y`7VB);5C2:l91A9CsV]j;!:-ZbRhVN[32b/:6uh*Mni9u8",
"BSQ=1)0n6c!8[|wU239xl3&,-*r2<lsV'1]7$}3!YQ**=9b,ui&QTK4#x!(vWjt!}TaUS:l3Cp].4:=|.T)Mv'^+5IM7l)*",
"!&a8;85k^m#JIQb!6/R,!+y}f6th3kNT42w8H9h`%44bQ#GjxP!6MfG6aBaJ/PZ'Pl0XNzlNm'#L1A_;2F[Uc6u+_-*bSAn",
"sWWaH$78,*2cacQX^j<%XT!gS2FaksTC$Xp+$F=$2G5(3!=XyHY;{hu0+P{+8D7;V0LC_qV:_J9+lBaA:tK|i6)U{2!==rL",
"6wB,mPR+bJ+BUH:6tuf/Z9'#xf][y}A4R{k%Ul8c^4z)5kS9Ns2BiN6#xn-W!91VW8xf8T!]]s*&T.g|*B:jZ^T:45*g%]U",
"7Wz0lSFl_@!#H2P*pQJ0!CmVM/ci(PsaGRB+ZIi[/5Vq!!]dfX!=|$@!{%pY!=rz@^PFvu2M*]<79^Lf6yI!ts[SB,#wx}K",
"02Q`U7v:hp0pa<-!*6!z*D,;}&_7y]QkY-c7gxI$4zmiD1I<*C5YKMN1h;qR^|[@,;/.gi1l|St!Dt9a_.78y!{+{A(FpQH",
"&W](C3,IF&!*1Vz4]Q=p%;''m!)NuM7;4x;7SHa(s`l`,#xi30tug'A(kgzF7:K}%U=q:&gwv(c.tTPb1+(IN.U}v6/DLus",
"V:jDs#;MMf#%Kx*6XLJ75|LrGTAu7v7rY6SgzNH`tqC*X!A/dcW7fn4'{}(|%;,rzs`8%U26D7A!!*4msXtXQ&Th]k!8[}r",
"!:kNj/PP^Z7+T0TPnCDM;aD+X7xtRuY1`*;7V9@*;FHAh+*C847V7M9@AFry:Xga.,!yL|kU*aaTF2cN!]dv<=Mu]&*B[<t",
"!8IU&WW4-C!8H$w!{0Y2!+JlB!=Ad9PnRnD7.:1yM_({w<!c_75,n++!I'2sstF.dtyu&,7t97mtqHIi=/klC7z]JVtz#1=",
"6VH{,!!!j_!JlA6V:u_H-[mx#`S/t,/P]m<kS9s}:n:7r.52)y+{]brtsPSP!$vJl6th7a)cvYL)NYpX&rppxtu=6cSxMaI",
"!k1l{8icTNP2u-A<Ba'&*J8H[P1m|LIQYS}7uMa]jS&8(%5fva3B=wpamr5r:#6%XG6ADyA!W!}ZkF!$!,X<[!.;T=JkUV!",
"8+|-}'kc_B3}{TAH{89Y;6pMR#yL_ak.)Nf9Lm00)FLMVC}+LYsV:.;sV+0<FX0Xh!$xN]9j[23NUaH@=^0ZP82YC}/R*ad",
"$@NX%!8]R(&2dNJ!'P1w6VJ&V!9aqy864xrNT1n*8,<4)#yTTz!8n:U+!4A..4@3)6u0*2PQ.%*+$D]q$'Yt!!9%Ia7^'cj",
"*CVw{!9c)4%SdfF!$;UgB'f4,4(m$`Ta<_B)72d16{=r%(wsYt94]X3S(Yku7)GHl!({%W!'r%I88BAtsV+j95MmT0!)Y=Y",
"$:PT*3}{J<&4KX}!(VqB!(+T'!!$a|@lN<G!)'TG7^$)0/Q2IbnHf/S7r{|7!]t|jNT93[#^t_}mF@MuNrk=Vpb}l'/QWQ&",
"U@$FU7U:D_'/YDG+B$yJ,!0qU,@;G^P2%a|6|R'h7n,aW9If`,B=[vN!9kyf8.K/T#D'vj!#TYT!!%&5!!$D,$78&.CqBcc",
"pzs(v!]bFY8-a95pzs,D!Px,f6X1HS$WZcD7S[U{P1pi]kVManTaP=U!N+dm!*!Z}V;,;I$<.mD/nak])%}#^kS;)x2Bc*K",
"/QCd](2](Y*!HH59kk8%sWWn{&6(-iDT`_qP3z=`7vbT&3Gby4pc$pmP1pP{*5Sw,/RJg^3)F2z&6cTJstFQL3gSr^kS)3(",
"1njwbnimVSsVI;7!:,z%7Sd]c!!MHL##JIY#b6an+}`5N_^7ia*Fwf@*I0}h489u..@-ny7wKzI9j[yJ!*X<:)UA:=!*+Qy",
"!)14Z%q|736c'kuVZ6<^/Q`DR6glA9!]f1b!g5K89I9vGU@&.bA.nM)!BD@2YnY#L-GzPNst=|9-78k2&FHw:#ZYgm!ClB}",
"/:1W9NrzB57sPI/PQ.='7Q#T[Q/61}7Th$'NT).)!!KX5GwFc7.45j$+|P9$sWlFX*D5F'*Drl3*;FYH.@-nW7t.hb:+8*)",
"9jaY}sV+3q9$9VF!)%*X!+sWW81$hLw*Pbh8=JDY72i/$2uQP1[+|{z2BbgU%qn}.!&!@pH5h.07UnG;(+g:J1h-70!)C&s",
"vgZ*]!%M2s&@xsq!#s$_6th5HM_(u:!90f-$ViDC&1.HV.qi|n'LHm%7;7<w)('LN1IA7M*${_-YQ)&|,5<'Z#zl%x+B=V[",
".4hNb,!*@DsXy;i*FnK65-`PJ!Cm=$!8Hz27slj1H`GS(#==#cd{^6h%]mZx,3Czw.-MMLfAz)@#wxRP#gYDl6XgU2VZJT3",
"9fh<u9-{j}yAdaiQkflAz:,0y!MG'/1p34-'s5IDZMAAV#kfy}07++Z9T9bCZkUmU9]6z+5XM|]f`Mk*2($gF!VIN.kSCm@",
"+V6y;9F0c}!L{*i[i63q88aH)h:$s`P2V:mkU)q.(FmN@!DFF}Q.r$(7pdWYhykd=5]+DjsVP*]h}p.r0(G#)ru*wx_!|S;",
"$]|D#*`x:M*|!db&%4un!)%Da!8HyykS:*u75,,I/PYbu1n^#h!'ngF8PAr%(+(H3!C+D$QM4.S*BxFs$Q^a}-0.DQSItbm",
"AGm2@!({tr%46VF9nP.a*a&dd,8:.`!&K!@*%!/XuNw10,WZc}jx*nAuUJ62,uwGX!)6zqTCQNd!,XHK!]_Rr84p5R7lHFa",
"!C/a]!!NPW!]_Ti85&CT7k_tJ!CD`htS$JGuSf.RuSy:L!8g$9A4M1}+!..r6z|c+.SNCD.4JjJ8Qd8L&mnL|7|fLZ!:rS1",
"!`._b;(zjBBZALsVZ[Ki6w]F+HhNBZT'%Hp*G%2k//0V1sY#u4+x{#}!CkJku0_P|.8N;j(QJ9;uTF^m3tF,k:/4)-sV,Kq",
",J}uD!Hb69NrYlv!b,;L!)'5)uTFdqA^b}S!)9G@uP6!F!!$A<74(<(kPf6!71Nhk8S*hg!D5^0u0_Pu79&c*6y].Q-fF3P",
"!+VZ0C`+cLSdTI_IlLiM7T'1/stH+U:9-i86|H5c8p6XC'<=GR$!9fQ/Q$yf6uY/4*dif,P1l:51Z|M9+B{vV!-M4X!@pJS",
"!)/UI740pF*$|6&+&.H-l7q<6uP]#^uU,'duU@3i!92Q3L1CqmstFGG%d!xd!8Hsx,8'-@f}cyl7:xHw-70/(6{Q6wRI}`^",
"!D`z*!)M<!gzWDQ4mBcb#`;q}&n]1n/WrZHHB)|S4=1&M#$VB6#Ym-=!JRLsV;)zD/SmcW/PRFw/SZN9`nPhAtqAF{uUTCa",
".9|:Q74D-17rIcD/TAL'/PRPz/T.yC!)0k83|$j44ZXtx+{H^2$rHB<-f9PS/PH5q'r2s82.5pV2(%*Q!Fcd!1gccG7Yrjk",
"$VW<J5Y|nV651u%5,cn(586.;5usL$kR|M@69}&<6rn+'72.4Z7QL=*j{h:PuN}[XuVn3*6{s!+_{HgS&%+bvd%a4p,3/)b",
"uf&}:.@-qMuRgb*aM-FZ,2;RYud3I2!},'.akK(A!*X66#K0wK&:1D}kS(5v%nCcuuN|`}Vxd,07YiAcFvXsf:+i[$9L:1W",
"!ik7[75=$gZ.nm#!^;w@;*S2*P3r@U8RAiF9/K[#%&|_KNrFsLKlVPgPQBMW!_Mn@:0AcIsX@5#81$g4%V:_T/PYi`/TCMR",
"/PR{+6:gUh4;%^t8/+K2XT-k6*Fm<5!8I|V5,Yal!c8pc6x8.uNrQFQ9/6N<0yLWw$#{vDmmmM09sDCRuQzZ!8kfgH9,&q.",
"juy`YuiM217;dL6%4[7+01iPB1Q#Rs!!!%2NL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdG}dv*",
"!=4(!!=4(!!=4(!!=4(!!,i,k:cNS/7tA,nsV,%+;dPIG-70sLA;Xc#r%@{S6vtb)DLq-K%qpd:&mjY!6`7`8J,`iW(KNGk",
"!'4Kb:gaQ0raGtgQ(Z&<3$wNv!=4%|!*8N77aX#|M0ry66ZyCT3zqr&`&)|(t:WRt6SAWK!-jm]r&yh*@z(CmP1pmf,qJGN",
"!(mQuzzGDjzzI(!npW'v6V['n!,|6t!!$B(!!$m67SFb-F'`Y5!*6+L/WX/Y!,|5kDgB7@qfQnlNSSxH+#VYAGchauIYkH^",
"+$&S<74WDIf+H0.1}jQwZ.Y[h7T=gA6ukY0+#*tQ7r{)S+}K-$;FZaVGcXJ/6}Q*#qFb!/:D3d6#<tp_$[$t`,qVfNd.^$3",
"821*I7s(-B75S|y-!dJ/i!FP(!%^q;:*y=usV-[b7+=l%qK4Y;7TStX$!{4@mrsx%7C/ga%yA`W(Fm]&PQUz0:KunjA7%X7",
"!)#v$=62h1$;ly(!8g$ul0XS:7!y6sZ.Z!]@P|2Z!=X(H1Q6xJ!(yH%0LLs]74(;jncF8.5aPvh9.2MK6Vy.D'[=JT%X^&6",
"i=kr41zUx^!8g$F!Cm(J*F(y)*z*RW.@-nY8S!+i*`[GAH}ct4/1(B=I!763stF7V0;n;CNUjvH6z'It9mn<!6^a6Z$<;^.",
"n%(|DnBG(x#$6BwnBM<YmHuSq6z@.n87GV`sp$y;7^zUr8Ywk'l-z&H7T+fwstK#l7vdrs7vd|T86&@}/Q%P@/QTyxNTN<^",
"t/`8P=N!cy!w=*I8-M0^t/tG_6GtAc/PbP2!)Aj1q:F-$q=3lHqwywwq<{!MqKutDG3{;v@IhgJ7a'R27a0X3@IrmK8=vs6",
"GrL(c8AGrG6HHt5qH#_!:td5V8_2ZB6]2y0#.t,j77#tc*z^QZ!)flH!*9/MkS,0KqGVk2<q2UwGTV7g:td57K)mvzK)I1h",
"#'t4rSYdD'!${tq!!%'b74(F!*z^^jqG7W1<lL)Q/[Dpg!))DhFd5#MCmVPxD-tZ!FgN.%8PSV[!*C8vqN*bKGS:Gw;7KX]",
"FYzN{T#S`|I]C(<a0d4#VS/#YV3nv[%SZ9%:YHKF#]VHs/]^hD!+$PU!(|]+!.-kX!)x`#!+UBf!)=2X!+T@F!)y94!)7ll",
"!)W&q!)r{,!+YT,!).vq70y028t!Q6qMt`;N8y2l)($=5cgN2$Ql'=M8#arV#=7<xsX+1P!=A`3(n]p$!${th!]_U(6w9qJ",
"7a'R2:y<8h@gTPF9#PbbtS*FiM@hr)!B)3-76w0Add<&A*@'/+*{bJ/!)&asP2.d`+;#)=tV-;C+x_;7,7|FjKf07g+]Vk<",
",%xF%/7v{Y!${tw#:<NGtWIfw#:;i4tVKS%!!$A0$VW:{tWHw`tWML2#wx|9tV_^^6x_iC77tT3=2h.r!2=wp!,fpm!)&|4",
".1yc99lViTX.:srIx,3$AH}*^!${uH!!%'x!!$Bd!!$zv!!%P+!!$Xt!!$Pl!!'(=!!$cr!!'Mk#Y^,V^7:Ui!)Qys!*cq}",
"!.!ly8mcdwqGuSI:{Ja<<uLF(bwMjS<Vn($*z`Ki!+Vc1!+.L.!*1r&!+hMHG&;Pq9Y@f2A!UMZb-aP-I]B*6;/-)f!${tt",
"!]_p'8zkg'9Rz{<I]C(<I]B*0&PLP:bK}[)'.*c5'.*b}Pn_w98)SCh'+{<{HB)9;!`Z*w9&v,:*b*zR.x_S2!${tq!!$R7",
"7b/VP;PgI=-7HI7+)2N)!`Z*v@AP)i7}g3j*z^Ps!,89[!+JlB*z^]/P1u7TC#Zqn!C8#6!F_x+q(Nh[!Al#G)kcU9!${tj",
"=/kkq7uy@&tu<jc*z^dG!){^!qH)/^8ZV49*z^G/)Mph4!}x3tCkK#FP2t9D81S`uqH{!49z=YmB&_SJqJYs,6c:87@Hx]4",
"J%Qc(!${tp!!$d2!!$]&74(j}f}T<(;gND'$76{!qJ](_7)CwwA*I;a9'sY1!7A7F!+j3c!-Yk^!)&&v!*2V:qJIqv9G&9Y",
"qK=p08h2wU*z_.h=+JtCjqA%HhwHI6I]B+^tqC*z!!$Cd!!$aB6th8$*z^r9!+rTI!+rTI:FskH90#<q(2{6'lICHL8p&)$",
"C['#01I=(SJ9}<H1g[3ZI]B+#^wNL5lKwX@m*UlB93K}sWmh[n@U]+B:'1MM8`WSQqI`iC@#.Y^NTGM:$f_R]qGz*/)sK%v",
"!${uQ9$9V7!)$`K!+sWW81$h=s6`IZ8=JDYCk!l9I]C(<rY$:jrY$:[!#s$_*z_$j'LJTZ=(}5).yA79!)/[)!${u.7qct<",
"t3[VR!${tp6VJM@*z^GL!)WCz!*GqB!)}ba!*g8k!7Jk5!)&&v!**[^!*RNU!+J8D<k#gDtq9!gbK}[3u0a3h!!$Q]74(aK",
"*z_!D!+@2C<#I}X;tXgb7^-,0MuU,6!${tn!=AcP!*zQ[/k}h0Ix40f$7i*vu0tyM!=AJ_TCY!37|9X6u0b1i!.;Z(!A&]D",
"U@-LL72U!_u5'0<!#fYx(+)H=l7zGXuNtKTuN.*G*}D{|xBfs2#]VHq!:,zm!*IJ_!*kp<wg19,;*q/dBZALs6YD`U*z^G/",
"qHhfdz:^X+!(|_p/l<{1!)._Tz:`+B7S.:}/mFKgqIt+F;5ivW7T=_tz]AtL7SBIX/mY[T7rgyd!Zc|vuP=R]!Zd%quP!<W",
":*y4^05QY<qFkXKu^-(Y!!$@lA;HqA,&MY/6YD`q*z^8z:H8VR;gfy(!{(D#8#Wg3!B:}jNrPNC*z^3*74/6rqG&@4!=zVH",
"7sK'@$76f&tT+b_uP<v3uPS#c6uVmdsY(u/!92b!!*45U!*39R94f}!sV*^c81%%^qIF`J!%|$U*z_,Q9-RPS!@1$5+^[7h",
"uQ'D4#wxzIuPq7^820Kpz:,/c%TBg'&/6XK&MUbrbL^SS&/5RsqG#/GzYJ<&-f9FP!${tr!!$G{!!$G|8@ut=#]VHnuTD6Q",
"NrYbXuQFQhuQbk{7UDm!(-yvQ(dkJT)&+U*)CI^Wj{fd|uhZX(uR-)':-By2*Si@,kS@[AT8',|S^t,Z.Fkk9uRdzRuh=37",
"7'5th*RX@w!(}R273x(P=4'Qp7QJ/C!!!|{+!.,,!).iSqJ!(c;'s96/#i8x@zq6rPQ7d<*z^=wqGJUN!_N(I7`R=+*z^Lr",
"/TAt;/PQGX!)&Ws)afb:*@DC1!!!!s!==+y83xpQqGssY9mWnRuLs6b!B2DZuRsWH#:;f.uRiR|!!$R/",
};
static const char bitnet__spv_weigh[][96] = {
"!^'Lc!=4:Pzz=(&!!qV5!!!'29-qXr{&LBiD:<tJ3*Lzj!]qI]!)H38Frst_!!!,@<%8#&'.6%##dTi(#d5U$$7|K6$b,-B",
"$7C%w!@'h<$797=:Tl9/Cn*w@#:Nn*!^Hb8$B_M=Aaun;#ZA*6#d#H$$7i32%@hHG#ZK-6#ZljA#xvc@#&k6.'.*st$75wA",
"$ts77!#'j.!!{FN)(#hI(INdL#::-T)c^{`(glnL!!SwS(J$1n!!^#R$9F7=%rVm%&q$g^6XT3!'14pu%u$FQ&p(7X'1Hp{",
"'0|YT'0|YU'Q/9`#YXw2.4,'^)FU]v!#:vp!@x5r%5v.{%U5]i!#;2X'4nCB'28Kl'nu_p)i7WG'mfq+/S11<!$jf,/PG9)",
"!$jnt!$txa+%.W3+`sCd*`x4G*HH/4!]^Af*B;St6Z&1i!%h+@,zdWk+%8!<+=L4l#Yl`S!]^Xq!%+!h/4(BT+}i8c+%.@*",
"+=L4s!_$-b!&nH]0m|-}*bI-T,|+J;!]^vw(IF@#6VHz0!]]:K*G$9%*B<*j!'`-*!!!.9.qi_G.S`{L$]3YF!'5Y[+G3xw",
"!&xKU!BzPl!B*)C3}sjX!*{xq!'ii|${n2*!*{{G=%*0U&W@_u1kN/^!cgrV!]_0!AVBw,77b`S-XpuM6#_m6!(H6':1K(5",
"5`4=J.<-)M+}6i2B6,'U)g..v*D{t/!,.`^2kT(+!,YTFNT]jH!$MxM6th3g7|jV-8shxk-]j94CX.]87_&0=8<<mL8tQIs",
"D3@w;3B@#[:kqiM'0t+-/1+u,75ju@6z9VgD3_6)/PccM01kxt6cPhC*}xu]0TPR<!!#US",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1184, 1389,
     {{0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B}, {0, 1290, 0x8ABE2B6B}}},
    {"adapt", bitnet__spv_adapt, 736, 772,
     {{0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}}},
    {"attention", bitnet__spv_attention, 13176, 31102,
     {{0, 14200, 0x12BCEA3C}, {15703, 13956, 0xBB7C23FD}, {15703, 13956, 0xBB7C23FD}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9580, 22015,
     {{0, 10223, 0xB74F0A44}, {11112, 10054, 0x150D39E8}, {11112, 10054, 0x150D39E8}}},
    {"bytes", bitnet__spv_bytes, 6216, 10750,
     {{0, 5151, 0x81E2481F}, {5409, 5090, 0x48EAF3F8}, {5409, 5090, 0x48EAF3F8}}},
    {"carry", bitnet__spv_carry, 884, 903,
     {{0, 870, 0x360E7D91}, {0, 870, 0x360E7D91}, {0, 870, 0x360E7D91}}},
    {"choose", bitnet__spv_choose, 1144, 1295,
     {{0, 1261, 0x2446C820}, {0, 1261, 0x2446C820}, {0, 1261, 0x2446C820}}},
    {"delta", bitnet__spv_delta, 4572, 8034,
     {{0, 3827, 0x2B8C27B4}, {4054, 3766, 0xC24A4BD9}, {4054, 3766, 0xC24A4BD9}}},
    {"embed", bitnet__spv_embed, 1560, 1758,
     {{0, 1682, 0xBB9EE86F}, {0, 1682, 0xBB9EE86F}, {0, 1682, 0xBB9EE86F}}},
    {"floats", bitnet__spv_floats, 3080, 5481,
     {{0, 2629, 0x1D445D5C}, {2776, 2556, 0x67738803}, {2776, 2556, 0x67738803}}},
    {"gates", bitnet__spv_gates, 924, 1034,
     {{0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D}, {0, 946, 0x4C7AF27D}}},
    {"gemm", bitnet__spv_gemm, 11388, 21332,
     {{0, 6384, 0xBF3AF5D6}, {6935, 6317, 0xA98068F6}, {13808, 6852, 0xF60002E5}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 10788, 19430,
     {{0, 5793, 0xB8A4542B}, {6241, 5726, 0x7E726BC9}, {12442, 6385, 0x164BBCF0}}},
    {"grouped", bitnet__spv_grouped, 8944, 20163,
     {{0, 9284, 0xC400D959}, {10235, 9036, 0xB98A1907}, {10235, 9036, 0xB98A1907}}},
    {"hadamard", bitnet__spv_hadamard, 1048, 1195,
     {{0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63}, {0, 1163, 0x4AEA0B63}}},
    {"head", bitnet__spv_head, 4656, 8844,
     {{0, 4224, 0xFA718C61}, {4461, 4163, 0xA93FE38C}, {4461, 4163, 0xA93FE38C}}},
    {"heads", bitnet__spv_heads, 5840, 9972,
     {{0, 4803, 0x794579F3}, {5028, 4734, 0x7E00AC18}, {5028, 4734, 0x7E00AC18}}},
    {"joined", bitnet__spv_joined, 21604, 57799,
     {{0, 23306, 0xCAE2FDC8}, {29064, 23070, 0xE3FD634D}, {29064, 23070, 0xE3FD634D}}},
    {"mix", bitnet__spv_mix, 9280, 19349,
     {{0, 9103, 0x505C232F}, {9784, 9034, 0x7A9B863D}, {9784, 9034, 0x7A9B863D}}},
    {"norms", bitnet__spv_norms, 3236, 6106,
     {{0, 2955, 0xA779BBD0}, {3079, 2898, 0xA63E7F7D}, {3079, 2898, 0xA63E7F7D}}},
    {"numbers", bitnet__spv_numbers, 1748, 2200,
     {{0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}}},
    {"prepare", bitnet__spv_prepare, 7856, 15535,
     {{0, 7293, 0xF508385B}, {7935, 7053, 0xB5D10D9A}, {7935, 7053, 0xB5D10D9A}}},
    {"route", bitnet__spv_route, 1516, 1850,
     {{0, 1751, 0x63703B85}, {0, 1751, 0x63703B85}, {0, 1751, 0x63703B85}}},
    {"screen", bitnet__spv_screen, 3808, 6971,
     {{0, 3361, 0xA66FC248}, {3506, 3290, 0x76C1C0CE}, {3506, 3290, 0x76C1C0CE}}},
    {"slices", bitnet__spv_slices, 2372, 3733,
     {{0, 1817, 0x3807F47C}, {1906, 1748, 0x9259CD2B}, {1906, 1748, 0x9259CD2B}}},
    {"soften", bitnet__spv_soften, 4024, 5892,
     {{0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1}, {0, 5670, 0xBE56FCB1}}},
    {"survivors", bitnet__spv_survivors, 6340, 12257,
     {{0, 5879, 0x2E07576A}, {6166, 5818, 0x692A47AD}, {6166, 5818, 0x692A47AD}}},
    {"ternary", bitnet__spv_ternary, 11160, 25177,
     {{0, 11410, 0x8EE02B64}, {12734, 11174, 0x1505BE20}, {12734, 11174, 0x1505BE20}}},
    {"weigh", bitnet__spv_weigh, 664, 718,
     {{0, 690, 0x036E4141}, {0, 690, 0x036E4141}, {0, 690, 0x036E4141}}},
};
static const uint32_t bitnet__spv_firsts[] = {
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 327752, 131091, 196641,
    262165, 196630, 262176, 262177, 327713, 262203, 262187, 131092, 262194, 393268,
    262167, 524318, 196637, 196638, 393267, 327734, 131320, 327745, 262205, 327812,
    262201, 327808, 327854, 196855, 262394, 65789, 393281, 327866, 131321, 458997,
    262271, 327864, 196670, 393273, 65592, 131326, 196663, 262268, 327810, 262390,
    327857, 327813, 327811, 393385, 327809, 327876, 327737, 262216, 393249, 655390,
    327814, 327817, 327856, 458809, 262172, 458785, 458804, 524321, 589857, 655393,
    196657, 327732, 1966110, 327724, 458782, 1179678, 196656, 458796, 196833, 262368,
    327879, 327877, 393228, 327874, 327760, 393418, 327875, 327822, 262254, 327850,
    458817, 327761, 458832, 458764, 327847, 262255, 589881, 524345, 458831, 262312,
    327851, 327852, 720953, 458986, 655417, 327846, 524298, 397666, 393562, 327858,
    524300, 458991, 327710, 393231, 393246, 327860, 1048606, 196649, 589854, 327815,
    327819, 327878, 524303, 463208, 262188, 327757, 327742, 528745, 463211, 463210,
    393277, 1310750, 262270, 720926, 917534, 196650, 458993, 262174, 393260, 262298,
    327829, 327830, 393296, 262299, 327853, 327831, 327855, 262253, 262256, 262344,
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

enum { BITNET__SPV_CONTROLS = 4 + 7 + 8 }; /* words that bitnet__gpu_add_controls adds at most */

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
    BITNET__SPECS = 45
};
enum {
    BITNET__SPEC_MODE_ADD = 1,
    BITNET__SPEC_MODE_GATE = 2,
    BITNET__SPEC_MODE_LOGITS = 4,
    BITNET__SPEC_MODE_QKV = 0,
    BITNET__SPEC_MODE_STORE = 3,
    BITNET__SPEC_STEPS_COMMON = 3,
    BITNET__SPEC_STEPS_GROUPS = 2,
    BITNET__SPEC_STEPS_NONE = 0,
    BITNET__SPEC_STEPS_ONE = 1,
    BITNET__GPU_PUSH = 112 /* bytes of the longest push constants */
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
    uint32_t row, rows;
    uint32_t context;
} bitnet__push_carry;
typedef struct {
    uint32_t tokens;
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

static bitnet_result bitnet__gpu_module(bitnet_gpu *gpu, const char *kernel,
                                        const uint32_t constants[BITNET__SPECS],
                                        VkShaderModule *module, bitnet_error *error) {
    BITNET__VK_STRUCT(VkShaderModuleCreateInfo, create,
                      VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    uint32_t *words = NULL;
    size_t count = 0;
    bitnet_result result =
        bitnet__spv_unpack(kernel, gpu->fast + gpu->matrix, &gpu->allocator, &words, &count, error);
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
    (void)op, (void)variant;
    c[BITNET__SPEC_HALVES] = gpu->lm_head.form == BITNET__GPU_HALVES;
    c[BITNET__SPEC_TOKENS] = c[BITNET__SPEC_ROWS] = 1;
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
    c[BITNET__SPEC_BYTES] = op->which == BITNET__GPU_BYTES;
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

static const char *bitnet__gpu_specialise_states(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_BY_KEYS] =
        gpu->model->basis.grouped && gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_DELTA_OUT].signs;
    return op->name;
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
    bitnet_result result = bitnet__gpu_module(gpu, kernel, constants, &module, error);
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
    BITNET__STATE_CHOICES /* [BITNET__GPU_VERIFIED] */
};

/* The words of its struct Choice. */
enum {
    BITNET__CHOICE_MASKED,
    BITNET__CHOICE_RANK,
    BITNET__CHOICE_DEPTH,
    BITNET__CHOICE_SURVIVORS,
    BITNET__CHOICE_BAD,
    BITNET__CHOICE_WORDS
};

enum {
    BITNET__STATE_CHOSEN =
        BITNET__STATE_CHOICES + (int)BITNET__CHOICE_WORDS * BITNET__GPU_VERIFIED, /* [GPU_STATES] */
    BITNET__STATE_TOKENS = BITNET__STATE_CHOSEN + BITNET__GPU_STATES,             /* [GPU_BATCH] */
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
    bool bytes;              /* keys and values are int8 */
    int32_t layers;          /* that it computes: all, but where adapters are tested */
    const struct bitnet_adapter *adapter; /* or NULL, as always in a pass */
    const bitnet__gpu_plan *plans;        /* of products, for its kind */
    bitnet__gpu_trip now;                 /* the submit that answers the session, or will, */
    bitnet__gpu_trip behind; /* and in flight behind it, the submit of the tokens that follow */
    bitnet__gpu_block block;
    bitnet__gpu_region floats, quants, rope, state; /* of it: bindings 2, 3, 6 and 7 */
    bitnet__gpu_region sizes; /* the same: binding 4 where no layer is bound */
    bitnet__gpu_blocks cache_blocks;
    bitnet__gpu_region *cache; /* [layers][keys, values] of those: bindings 4 and 5; of recurrent
                                  layers [states, channels] in slots, see >>gpu-running */
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
        uint32_t partial, chunks;
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
                              of an adapter; in a pass, from own_sets on, those of its members */
    int32_t own_sets;
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined, by_head;                       /* as they were recorded */

    uint32_t *mask_now; /* scratch: what a row's mask would be now, or what it still allows */
    struct {
        VkDeviceSize inbox, mask, rope, outbox, states, logits;
    } exchange; /* where in channels what is */

    struct bitnet__gpu_session *members[BITNET__GPU_VERIFIED]; /* of a pass, by rows */
    struct bitnet__gpu_pass *pass; /* the pass that computes this session now, or NULL */
    uint64_t number;               /* no other session on this GPU has had it */
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
    const size_t verified = BITNET__GPU_VERIFIED, states = BITNET__GPU_STATES;
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

/* Lays out what attention over contexts up to `longest` needs. */
static void bitnet__gpu_layout_attention(bitnet__gpu_session *g, VkDeviceSize *floats, size_t batch,
                                         int32_t longest) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t heads = (size_t)info->heads, width = (size_t)info->head_size;
    size_t verified = BITNET__GPU_VERIFIED;
    VkDeviceSize partial;
    g->heads.chunks = (uint32_t)(longest + 63) / 64;
    partial = (VkDeviceSize)g->heads.chunks * heads * (width + 2);
    if (!g->session) batch = 1;
    g->heads.q = bitnet__gpu_take_vectors(floats, batch, heads * bitnet__pad(width, 64));
    g->heads.outputs = bitnet__gpu_take_vectors(floats, batch, bitnet__pad(heads * width, 64));
    g->heads.partial = bitnet__gpu_take_floats(floats, (g->session ? verified : 1) * partial);
    if (g->session) return;
    /* Of a pass, these three of a row side by side, then those of the next. */
    g->heads.q.stride = g->heads.outputs.stride = (uint32_t)*floats - g->heads.q.at;
    bitnet__gpu_take_floats(floats, (verified - 1) * (VkDeviceSize)g->heads.q.stride);
}

/* Lays out memory for so many positions, with attention over contexts up to `longest`; returns the
   block's size, which the KV cache is not part of. */
static VkDeviceSize bitnet__gpu_session_layout(bitnet__gpu_session *g, int32_t context,
                                               int32_t longest) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    size_t verified = BITNET__GPU_VERIFIED;
    size_t batch = g->session ? (size_t)bitnet__gpu_room(g->session) : verified;
    size_t pairs = batch * (size_t)(info->experts ? info->experts_used : 1);
    size_t quants = batch * bitnet__gpu_quants_stride((int)bitnet__widest(info));
    size_t hidden = pairs * bitnet__gpu_quants_stride(info->ffn_size);
    size_t digits = verified * 4 * bitnet__screen_stride(info->hidden_size);
    VkDeviceSize used = 0, floats = 0;
    g->context = context;
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
    return used;
}

/* Slots for the states of recurrent layers. */
static int32_t bitnet__gpu_slots(const bitnet_session *s) {
    return s && s->model->info.state_heads ? bitnet__most_snapshots(&s->options) + 2 : 0;
}

/* Bytes of one of the cache's regions. */
static VkDeviceSize bitnet__gpu_cache_size(const bitnet__gpu_session *g, int region) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t floats = region % 2 ? bitnet__memory_channels(info) : bitnet__memory_states(info);
    if (!bitnet__is_recurrent(info, region / 2)) return g->cache_bytes;
    return bitnet__gpu_align((VkDeviceSize)bitnet__gpu_slots(g->session) * floats * 4 + 4);
}

/* Bytes of a session whose block has so many. */
static VkDeviceSize bitnet__gpu_session_bytes(const bitnet__gpu_session *g, VkDeviceSize block) {
    int i;
    for (i = 0; i < 2 * g->gpu->model->info.layers; i++) block += bitnet__gpu_cache_size(g, i);
    return block;
}

/* Does the device allow this layout at all? */
static bool bitnet__gpu_session_fits(const bitnet__gpu_session *g, VkDeviceSize block,
                                     uint64_t available) {
    const bitnet_gpu *gpu = g->gpu;
    VkDeviceSize largest = 0;
    int i;
    for (i = 0; i < 2 * gpu->model->info.layers; i++)
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
    int regions = 2 * gpu->model->info.layers, i;
    bitnet_result result = bitnet__gpu_block_make(gpu, size, false, &g->block, error);
    g->floats.block = g->quants.block = g->rope.block = &g->block;
    g->state.block = g->sizes.block = &g->block;
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
    regions[0] = *weights, regions[1] = g->gpu->parameters;
    regions[2] = g->floats, regions[3] = g->quants;
    regions[4] = layer < 0 ? g->sizes : g->cache[2 * layer];
    regions[5] = layer < 0 ? g->sizes : g->cache[2 * layer + 1];
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
    int own = g->own_sets = screens + (g->adapter ? 1 : 0);
    uint32_t count = (uint32_t)(own + (g->session ? 0 : BITNET__GPU_VERIFIED * layers));
    VkDescriptorPoolSize size;
    VkDescriptorSetLayout *layouts;
    bitnet_result result;
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
    return BITNET_OK;
}

/* The set of piece `i` of the embedding. */
static VkDescriptorSet bitnet__gpu_embedding_set(const bitnet__gpu_session *g, int i) {
    const bitnet_gpu *gpu = g->gpu;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    return g->sets[gpu->model->info.layers + (tied ? 0 : gpu->lm_head.pieces) + i];
}

/* A pass's descriptor set with the KV cache of a row's session. */
static VkDescriptorSet bitnet__gpu_member_set(const bitnet__gpu_session *g, uint32_t row,
                                              int layer) {
    return g->sets[g->own_sets + (int)row * g->gpu->model->info.layers + layer];
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

/* Tokens of a batch that get logits: all, or a prompt's last. */
static int32_t bitnet__gpu_lm_head_rows(int32_t rows) {
    return rows <= BITNET__GPU_VERIFIED ? rows : 1;
}

/* Rows of a submit with their own mask and struct Choice; tokens computed one by one share one. */
static int32_t bitnet__gpu_heads(const bitnet__gpu_record *record) {
    return record->ahead ? 1 : bitnet__gpu_lm_head_rows(record->count);
}

/* The pipelines of attention and around it, for keys and values in halves and in int8. */
typedef struct bitnet__gpu_attention {
    int heads, still, by_head, split, whole, carry;
} bitnet__gpu_attention;

static const bitnet__gpu_attention bitnet__gpu_attentions[2] = {
    {BITNET__PIPELINE_HEADS, BITNET__PIPELINE_STILL, BITNET__PIPELINE_BY_HEAD,
     BITNET__PIPELINE_SPLIT, BITNET__PIPELINE_WHOLE, BITNET__PIPELINE_CARRY},
    {BITNET__PIPELINE_BYTES_HEADS, BITNET__PIPELINE_BYTES_STILL, BITNET__PIPELINE_BYTES_BY_HEAD,
     BITNET__PIPELINE_BYTES_SPLIT, BITNET__PIPELINE_BYTES_WHOLE, BITNET__PIPELINE_BYTES_CARRY}};

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
    if (product == BITNET__PRODUCT_OUTPUT) return g->session && !g->adapter;
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
    VkDescriptorSet set = g->sets[g->own_sets - 1];
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
static void bitnet__gpu_record_members(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_operand o = bitnet__gpu_operand_of(g, layer, BITNET__PRODUCT_QKV, 0);
    const bitnet__gpu_vectors none = {0, 0};
    uint32_t row;
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__push_carry push;
        push.row = row;
        push.rows = (uint32_t)g->context;
        push.context = (uint32_t)g->members[row]->context;
        bitnet__gpu_bind(r, bitnet__gpu_attentions[g->bytes].carry,
                         bitnet__gpu_member_set(g, row, layer), &push, sizeof push);
        bitnet__gpu_dispatch(r, info->kv_heads, 1, 1);
    }
    bitnet__gpu_then(r);
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &o, none, none);
        push.context = (uint32_t)g->members[row]->context;
        push.outputs -= g->heads.q.at;
        push.partial -= g->heads.q.at;
        push.quantised = 0; /* the set has other memory instead of int8 */
        bitnet__gpu_bind(r, bitnet__gpu_attentions[g->bytes].split,
                         bitnet__gpu_member_set(g, row, layer), &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g->members[row], BITNET__STATE_CHUNKS);
    }
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

/* The convolution and the states of tokens of one session. */
static void bitnet__gpu_record_recurrence(bitnet__gpu_recorder *r, VkDescriptorSet set,
                                          const bitnet__push_states *push, int32_t rows) {
    const bitnet_model_info *info = &r->session->gpu->model->info;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    int32_t heads = 2 * info->state_key_heads + info->state_heads;
    bitnet__gpu_run(r, BITNET__PIPELINE_MIX, set, push, sizeof *push,
                    (heads + teams - 1) / teams + 1, rows);
    bitnet__gpu_run(r, BITNET__PIPELINE_RULE, set, push, sizeof *push, info->state_heads, 1);
}

/* What a recurrent layer has instead of attention. */
static void bitnet__gpu_record_recurrent(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__gpu_layer *l = &g->gpu->layers[layer];
    bitnet__push_states push;
    uint32_t row;
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
    push.count = (uint32_t)r->rows;
    push.reciprocal = bitnet__gpu_reciprocal(info->state_size);
    push.epsilon = info->norm_epsilon;
    push.scale = model->unit_gains[0][0];
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_DELTA, g->stream.x, g->heads.qkv);
    if (g->session) {
        bitnet__gpu_record_recurrence(r, g->sets[layer], &push, r->rows);
        return;
    }
    push.count = 1;
    for (row = 0; row < (uint32_t)r->rows; row++) { /* of a pass, each with its session's states */
        bitnet__gpu_record_recurrence(r, bitnet__gpu_member_set(g, row, layer), &push, 1);
        push.source += push.source_stride;
        push.mixed += push.mixed_stride;
        push.target += push.target_stride;
    }
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
        bitnet__gpu_record_members(r, layer);
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

/* All logits of a piece of the head; returns the number of workgroups. */
static uint32_t bitnet__gpu_record_logits(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                          uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__push_head head = bitnet__gpu_head_push(g, piece, count, part);
    const bitnet__push_grouped grouped = bitnet__gpu_grouped_head_push(g, &head);
    const bitnet__push_layer ternary = bitnet__gpu_ternary_head_push(&grouped);
    const void *pushes[] = {&head, &head, &grouped, &ternary}; /* by forms */
    const size_t sizes[] = {sizeof head, sizeof head, sizeof grouped, sizeof ternary};
    uint32_t form = g->gpu->lm_head.form;
    int variant = bitnet__gpu_variant(count);
    int32_t each = form == BITNET__GPU_CODES
                       ? (int32_t)BITNET__GROUP_ROWS
                       : BITNET__GPU_THREADS / 8 * bitnet__gpu_head_rows(g->gpu, 1 << variant);
    int32_t groups = ((int32_t)head.rows + each - 1) / each;
    bitnet__gpu_run(r, BITNET__PIPELINE_HEAD + variant, g->sets[g->gpu->model->info.layers + piece],
                    pushes[form], sizes[form], groups, 1);
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
    bitnet__gpu_run(r, BITNET__PIPELINE_SCREEN + bitnet__gpu_variant(count),
                    bitnet__gpu_screen_set(g, piece), &push, sizeof push,
                    (int32_t)bitnet__gpu_screen_groups(table, piece), 1);
}

/* Exact logits of the rows that the bounds, from so many workgroups, do not rule out. */
static void bitnet__gpu_record_survivors(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                         uint32_t part, uint32_t workgroups) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
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
    bitnet__gpu_run(r, BITNET__PIPELINE_SURVIVORS, g->sets[g->gpu->model->info.layers + piece],
                    &push, sizeof push, (int32_t)bitnet__gpu_screen_groups(table, piece), count);
}

/* The final states, and each one's token of the greatest logit. */
static void bitnet__gpu_record_lm_head(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    int32_t count = bitnet__gpu_lm_head_rows(r->rows), i;
    int32_t pieces = g->gpu->lm_head.pieces;
    uint32_t parts = 0, part = 0;
    bitnet__push_choose push;
    bitnet__gpu_record_final(r, count);
    for (i = 0; i < pieces && r->screened; i++) {
        bitnet__gpu_record_bounds(r, i, count, parts);
        parts += bitnet__gpu_screen_groups(&g->gpu->lm_head, i);
    }
    for (i = 0; i < pieces && r->screened; i++) {
        bitnet__gpu_record_survivors(r, i, count, part, parts);
        part += bitnet__gpu_screen_groups(&g->gpu->lm_head, i);
    }
    for (i = 0; i < pieces && !r->screened; i++)
        parts += bitnet__gpu_record_logits(r, i, count, parts);
    push.tokens = (uint32_t)count;
    push.parts = g->head.parts.at;
    push.parts_count = parts;
    push.parts_stride = g->head.parts.stride;
    push.advance = g->session && r->rows == 1;
    bitnet__gpu_bind(r, BITNET__PIPELINE_CHOOSE, g->sets[g->gpu->model->info.layers], &push,
                     sizeof push);
    bitnet__gpu_dispatch(r, 1, 1, 1);
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
    if (!g->adapter) wanted[bitnet__gpu_attentions[g->bytes].carry] = true;
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
    for (row = 0; row < BITNET__GPU_VERIFIED; row++)
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

   A pass computes one token each of up to BITNET__GPU_VERIFIED sessions, so that products and head
   read the weights once for all. It owns memory laid out like that of a session whose batch these
   rows are. Its KV cache has one position per row, rotated as the row's position in its session
   demands; products write keys and values there. carry.comp copies them to each session's cache,
   which attention reads; the head's results go where each session looks for its own. Attention's
   queries, partial sums and results lie side by side for each row, in the part of the floats that
   the member's descriptor set names, so these dispatches need no barriers between them.

   Passes are made on demand and lent. The last session to finish with a pass returns it. A pass
   recorded for the same sessions is reused with its commands. */

typedef struct bitnet__gpu_pass {
    bitnet__gpu_session memory;
    struct bitnet__gpu_pass *next; /* of those that nobody uses */
    bitnet__atomic users;          /* sessions that are under way in it */
    /* What its commands were recorded for. */
    int32_t rows;
    bool screened;
    uint64_t numbers[BITNET__GPU_VERIFIED]; /* of sessions, by rows */
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

static bitnet_result bitnet__gpu_pass_memory(bitnet__gpu_session *g, int32_t longest,
                                             bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    VkDeviceSize size = bitnet__gpu_session_layout(g, BITNET__GPU_VERIFIED, longest);
    bitnet_result result;
    if (!bitnet__gpu_session_fits(g, size, bitnet__gpu_free_memory(&gpu->vk, &gpu->can)))
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "a pass takes %i MiB, which is too much",
                            (int64_t)(bitnet__gpu_session_bytes(g, size) >> 20) + 1);
    g->exchange.mask = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.rope = g->exchange.mask +
                       bitnet__gpu_align(4 * BITNET__GPU_VERIFIED * bitnet__gpu_mask_words(info));
    result = bitnet__gpu_session_blocks(g, size, error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_channel_open(gpu, &g->now.channel, g->exchange.rope + g->rope.size, 0,
                                    error);
}

/* Makes a pass for sessions of at most this context, with halves or bytes. NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_pass_make(bitnet_gpu *gpu, int32_t longest, bool bytes,
                                               bitnet_error *error) {
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
    result = bitnet__gpu_pass_memory(g, longest, error);
    if (result == BITNET_OK) result = bitnet__gpu_make_sets(g, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_command_pool(gpu, &g->body_pool, g->bodies, 1, error);
    if (result == BITNET_OK) result = bitnet__gpu_session_clear(g, error);
    if (result == BITNET_OK) return pass;
    bitnet__gpu_pass_free(pass);
    return NULL;
}

/* ---- lending */

/* Were the pass's commands recorded for these sessions? */
static bool bitnet__gpu_is_recorded(const bitnet__gpu_pass *pass,
                                    bitnet__gpu_session *const *members, int32_t rows) {
    int32_t i;
    for (i = 0; i < rows; i++)
        if (pass->numbers[i] != members[i]->number) return false;
    return pass->rows == rows;
}

/* Lends a pass for these sessions: an idle one, preferably recorded for them, or a new one. NULL on
   an error. */
static bitnet__gpu_pass *bitnet__gpu_borrow_pass(bitnet_gpu *gpu,
                                                 bitnet__gpu_session *const *members, int32_t rows,
                                                 bitnet_error *error) {
    bitnet__gpu_pass **at, **best = NULL, *pass = NULL;
    int32_t longest = 0, i;
    for (i = 0; i < rows; i++)
        if (members[i]->context > longest) longest = members[i]->context;
    bitnet__gpu_lock(gpu);
    for (at = &gpu->passes; *at; at = &(*at)->next)
        if ((int64_t)(*at)->memory.heads.chunks * 64 >= longest &&
            (*at)->memory.bytes == members[0]->bytes &&
            (!best || bitnet__gpu_is_recorded(*at, members, rows)))
            best = at;
    if (best) {
        pass = *best;
        *best = pass->next;
    }
    bitnet__gpu_unlock(gpu);
    return pass ? pass : bitnet__gpu_pass_make(gpu, longest, members[0]->bytes, error);
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

/* Points the members' sets at their KV caches and states; carry.comp reads 0 and 3. Attention gets
   the floats of the member's row alone, so that it need not wait for that of other members. */
static void bitnet__gpu_write_members(const bitnet__gpu_session *g, int32_t rows) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    int layers = g->gpu->model->info.layers, layer;
    int32_t row;
    for (row = 0; row < rows; row++)
        for (layer = 0; layer < layers; layer++) {
            const bitnet__gpu_session *member = g->members[row];
            regions[0] = g->cache[2 * layer], regions[3] = g->cache[2 * layer + 1];
            regions[1] = g->gpu->parameters, regions[2] = g->floats;
            if (!g->gpu->model->layers[layer].recurrent) {
                regions[2].offset += 4 * (g->heads.q.at + (VkDeviceSize)row * g->heads.q.stride);
                regions[2].size = 4 * (VkDeviceSize)g->heads.q.stride;
            }
            regions[4] = member->cache[2 * layer], regions[5] = member->cache[2 * layer + 1];
            regions[6] = member->rope, regions[7] = member->state;
            bitnet__gpu_write_regions(g->gpu, bitnet__gpu_member_set(g, (uint32_t)row, layer),
                                      regions);
        }
}

/* The commands of a pass for its members: the last ones, or new ones. */
static bitnet_result bitnet__gpu_pass_body(bitnet__gpu_pass *pass, int32_t rows, bool screened,
                                           bitnet_error *error) {
    bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    bitnet_result result;
    int32_t i;
    if (pass->screened != screened || !bitnet__gpu_is_recorded(pass, g->members, rows)) {
        pass->rows = 0;
        pass->screened = screened;
        bitnet__gpu_write_members(g, rows);
        result = bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->body_pool, 0),
                                  "vkResetCommandPool", error);
        if (result == BITNET_OK)
            result =
                bitnet__gpu_record_body(g, g->bodies[0], rows, screened, 0, g->dispatches, error);
        if (result != BITNET_OK) return result;
        for (i = 0; i < rows; i++) pass->numbers[i] = g->members[i]->number;
        pass->rows = rows;
    }
    bitnet__gpu_count(gpu, &gpu->stats.dispatches, g->dispatches[0]);
    return BITNET_OK;
}

/* Goes first: copies the states of the pass and its members, rotations, and masks if any. */
static bitnet_result bitnet__gpu_record_gather(const bitnet__gpu_session *g, int32_t rows,
                                               bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkBufferCopy copies[2 + BITNET__GPU_VERIFIED], states[2];
    VkDeviceSize mask = 4 * (VkDeviceSize)g->head.mask.stride;
    uint32_t count = 2;
    int32_t row;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    copies[0].srcOffset = g->exchange.inbox;
    copies[0].dstOffset = g->state.offset;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->exchange.rope;
    copies[1].dstOffset = g->rope.offset;
    copies[1].size = g->rope.size;
    for (row = 0; row < rows; row++) {
        const bitnet__gpu_session *member = g->members[row];
        bitnet__gpu_copy_state(member, states);
        gpu->vk.CmdCopyBuffer(commands, member->now.channel.block.buffer, member->block.buffer, 2,
                              states);
        if (!member->now.record.masked) continue;
        copies[count].srcOffset = g->exchange.mask + (VkDeviceSize)row * mask;
        copies[count].dstOffset =
            g->floats.offset + (VkDeviceSize)g->head.mask.at * 4 + (VkDeviceSize)row * mask;
        copies[count++].size = mask;
    }
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer, count, copies);
    bitnet__gpu_for_kernels(gpu, commands);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Goes last: copies the results to where each member looks for them. */
static bitnet_result bitnet__gpu_record_scatter(const bitnet__gpu_session *g, int32_t rows,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.after;
    VkDeviceSize row, bytes = 0;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_READ_BIT);
    for (row = 0; row < (VkDeviceSize)rows; row++) {
        const bitnet__gpu_session *member = g->members[row];
        const bitnet__gpu_record *record = &member->now.record;
        bool listed = record->screened && record->rank > 1;
        VkDeviceSize list = 2 * BITNET__GPU_CANDIDATES, choice = 4 * BITNET__CHOICE_WORDS, i;
        const VkBufferCopy copies[] = {
            {g->state.offset + 4 * BITNET__STATE_CHOICES + row * choice,
             member->exchange.outbox + 4 * BITNET__STATE_CHOICES, choice},
            {g->state.offset + 4 * (BITNET__STATE_CHOSEN + row),
             member->exchange.outbox + 4 * BITNET__STATE_CHOSEN, 4},
            {g->floats.offset + 4 * (g->head.states.at + row * g->stream.x.stride),
             member->exchange.states, 4 * (VkDeviceSize)g->stream.x.stride},
            {g->floats.offset + 4 * (listed ? g->head.list + row * list
                                            : g->head.logits.at + row * g->head.logits.stride),
             member->exchange.logits,
             4 * (listed ? list : (VkDeviceSize)record->logit_rows * g->head.logits.stride)}};
        uint32_t count = copies[3].size > 0 ? 4 : 3;
        gpu->vk.CmdCopyBuffer(commands, g->block.buffer, member->now.channel.block.buffer, count,
                              copies);
        for (i = 0; i < count; i++) bytes += copies[i].size;
    }
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded, (int64_t)bytes);
    return bitnet__gpu_end_commands(gpu, commands, error);
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
static bool bitnet__gpu_put_member(const bitnet__gpu_session *g, int32_t row, bool screened) {
    bitnet__gpu_session *member = g->members[row];
    bitnet_session *s = member->session;
    size_t width = (size_t)s->model->info.rope_size, table;
    size_t at = (size_t)(s->computed % BITNET__PAGE) * width;
    const float *rope = bitnet__rope_of(s->model, s->computed / BITNET__PAGE);
    uint8_t *mapped = g->now.channel.block.mapped;
    if (!rope) return false;
    bitnet__gpu_begin_record(&member->now, s->computed, 1, false, true);
    member->now.record.tokens[0] = s->tokens[s->computed];
    bitnet__gpu_plan_lm_head(s, screened);
    bitnet__gpu_put_state(member, s->computed, 1, false);
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
        screened = screened && bitnet__gpu_may_screen(g->members[i]->session);
    bitnet__gpu_put_state(g, 0, rows, false);
    for (i = 0; i < rows; i++)
        if (!bitnet__gpu_put_member(g, i, screened)) return bitnet__no_memory(error);
    result = bitnet__gpu_record_gather(g, rows, error);
    if (result == BITNET_OK) result = bitnet__gpu_pass_body(pass, rows, screened, error);
    if (result == BITNET_OK) result = bitnet__gpu_record_scatter(g, rows, error);
    if (result != BITNET_OK) return result;
    commands[0] = g->now.channel.before, commands[1] = g->bodies[0],
    commands[2] = g->now.channel.after;
    bitnet__store_release(&pass->users, rows);
    result = bitnet__gpu_submit(&g->now.channel, commands, 3, error);
    if (result != BITNET_OK) return result;
    for (i = 0; i < rows; i++) {
        g->members[i]->pass = pass;
        g->members[i]->now.in_flight = true;
        bitnet__gpu_note_slot(g->members[i]);
    }
    bitnet__gpu_count(g->gpu, &g->gpu->stats.tokens, rows);
    return BITNET_OK;
}

/* Does this for a pass lent for these sessions. If it fails, each session goes alone from then
   on. */
static void bitnet__gpu_share_pass(bitnet_gpu *gpu, bitnet__gpu_session *const *members,
                                   int32_t rows) {
    bitnet_error error;
    bitnet__gpu_pass *pass = bitnet__gpu_borrow_pass(gpu, members, rows, &error);
    int32_t i;
    if (pass) {
        memcpy(pass->memory.members, members, (size_t)rows * sizeof *members);
        if (bitnet__gpu_begin_pass(pass, rows, &error) == BITNET_OK) return;
        bitnet__gpu_pass_free(pass);
    }
    for (i = 0; i < rows; i++) members[i]->now.record.count = 0;
    bitnet__store_release(&gpu->apart, 1);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "sessions do not share passes on the GPU: %s",
                error.message);
}

/* Begins the first session, and with it those of the same GPU. */
static void bitnet__gpu_begin_many(bitnet_session *const *sessions, int count) {
    bitnet__gpu_session *members[BITNET__GPU_VERIFIED];
    const bitnet__gpu_session *first = bitnet__gpu_of(sessions[0]);
    bitnet_gpu *gpu = first->gpu;
    int32_t rows = 0;
    int i;
    if (bitnet__load_acquire(&gpu->apart) || !bitnet__gpu_can_share(sessions[0], first)) return;
    for (i = 0; i < count && rows < BITNET__GPU_VERIFIED; i++)
        if (bitnet__gpu_can_share(sessions[i], first) &&
            bitnet__gpu_make_ready(sessions[i]) == BITNET_OK)
            members[rows++] = bitnet__gpu_of(sessions[i]);
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
    bitnet__gpu_lock(gpu);
    g->number = ++gpu->attached;
    bitnet__gpu_unlock(gpu);
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
static bitnet_result bitnet__gpu_test_screen(bitnet__gpu_probe *probe, bitnet_error *error) {
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
    bool shared = count == 0;
    if (shared) count = 1;
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
    return result == BITNET_OK ? bitnet__gpu_test_screen(probe, error) : result;
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
