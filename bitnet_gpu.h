/* bitnet_gpu.h - v0.3 - BitNet models on the GPU, through Vulkan, for bitnet.h - MIT licence

   Do this in ONE C or C++ file:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "bitnet_gpu.h"

   There is nothing to build and nothing to link: the Vulkan loader is looked for at run time. To
   compile it, Vulkan's headers must be installed; without them every function says so when called.

CONTENTS                                                            search for
    MANUAL
      1  Quick start                                                >>gpu-quickstart
      2  What runs where                                            >>gpu-what
      3  Your own Vulkan                                            >>gpu-vulkan
      4  When it fails                                              >>gpu-failure
    API                                                             >>gpu-api
    IMPLEMENTATION
      Without Vulkan's headers                                      >>gpu-absent
      Functions: loading Vulkan                                     >>gpu-loader
      Device: choosing, opening, asking what it can                 >>gpu-device
      Memory: blocks and transfers                                  >>gpu-memory
      Kernels: from words to pipelines                              >>gpu-kernels
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
      Shaders: packed and unpacked                                  >>gpu-words

======================================================
MANUAL
======================================================

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
   layer: 5 if attention needs one of its own, 6 with head norms; for matrices by groups 6, or 9 if
   the device cannot join these, and one more if the head width is no multiple of 32 or a norm
   follows attention; with post-norms two more, or four where they part what was joined by groups;
   with a norm before each projection 12, or 19 by groups; if attention is gated one more, or two by
   groups, and in recurrent layers 10, or 15; in mixtures of experts 15; one more for each norm and
   each input turned into a Hadamard basis; with int8 keys and values as with head norms; plus 4 or
   5 per token. A greedy session goes on by itself: the token of the greatest logit is embedded
   next, several tokens in one submit (`tokens_per_submit`), and handed out as they are sampled; if
   anything else is fed, what was computed ahead is dropped. Each token sends back its id and its
   final state. Prompts go through a tiled integer product in batches of up to 512 tokens, if the
   session's option `batch` allows it: by the device's own matrices, where it has them for int8 and
   is faster with them (the tier "matrix"); these sum up the same integers. The next batch is
   submitted while one is computed, as far as the token budget goes, so that the GPU always finds
   work. Batches of 2 to 8 tokens, as in speculative decoding, read the weights once. Attention
   takes 64 positions a workgroup, for all query heads that share their keys; in a short text, where
   that would leave most of the device idle, for one. Of a prompt a workgroup takes up to 8 queries,
   of a few tokens, and goes through all positions; with int8 keys and values, of one token.

   The lm_head is screened, as on the CPU: the GPU reads its coarse plane, a quarter of a head of
   halves, once for all tokens of a batch, and then the rows that it cannot rule out. Sessions that
   sample get the exact logits of these, up to 4096 candidates for each token, and the CPU draws. If
   a grammar or `min_tokens` forbids tokens, or a penalty or bias names some, whose logits the CPU
   computes itself, a bit for each token goes up: other rows are not looked at. After a guess the
   bits are as if it had come true. All logits come back if requested, if `edit` is set, and for a
   while after too many rows survived. The plane is made when the weights are uploaded, takes memory
   of its own, and is left out if there is no room.

   Sessions on one bitnet_gpu share what it reads if bitnet_step_many or bitnet_generate_many
   computes them: those waiting for one token each, greedy or not, go through the kernels for
   batches of 2 to 8 in one submit, each with its own KV cache, position and mask. More than 8 take
   several submits, under way at once. The lm_head is screened if it may be for each of them, else
   all logits are computed. A session that is alone or has tokens ahead, a prompt, guesses or an
   observer has submits of its own. These passes take memory beside the sessions', a few MiB plus
   attention's for 8 rows of the longest context, until bitnet_gpu_free. If there is none, or
   something else prevents passes, the log says so and each session is computed by itself.

   In a mixture of experts the GPU chooses them, too. Each pair of a token and one of its experts is
   multiplied by itself, in prompts as well, which so gain less from batches than others.

   The CPU tokenizes, samples, and computes what an observer of layers wants to see and all of
   bitnet_embed.

   bitnet_gpu_measure tells what each kernel of a token takes by the device's clock.

   If the GPU shares its memory with the CPU, the CPU copies weights and KV caches itself, without a
   submit.

   Each session has its KV cache, as F16 or int8, and buffers on the GPU and, in memory that both
   see, what two of its submits send and bring back: 11 MiB at the 2B shape. bitnet_session_save and
   _copy fetch what they need; a copied or restored session starts on the CPU: attach it. Where
   there are recurrent states each snapshot takes memory on the GPU as well; such sessions compute
   nothing ahead, one batch of a prompt at a time, and check no guesses there.

   The device's own instruction converts halves if the self-test finds it right for all 65,536 of
   them, else integers do.

   The GPU takes models of the architectures bitnet, llama, qwen2, qwen3, qwen35, gemma3,
   hunyuan-dense, minicpm and maple whose layers are ternary or of one bit, all in one form: I2_S,
   TQ1_0 or TQ2_0 with one scale a matrix and activations quantised whole; or these, Q2_0, PQ2_0,
   PTQ1_0, STQ1_0 or Q1_0 by groups, with activations quantised by groups of 32 columns. Chapter 8
   of bitnet.h says which of both a model is. Beside these, or instead, matrices may be kept as
   floats, the same ones in all layers. Experts are floats or by groups, with one scale a row, too.

   Embeddings and lm_heads are uploaded as halves if they are F16, as they are if by groups, and as
   floats otherwise. A ternary lm_head, by groups or not, has no screen: it is no larger than one.
   Nor has a head with a scale or biases.

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: experts with biases, or with one
   scale and activations quantised whole; with a norm of each matrix's input and matrices of floats;
   in a Hadamard basis with blocks of more than 4096 columns, or that differs from layer to layer;
   without a layer that attends; MTP heads, which the CPU computes. Sessions with an adapter are
   refused too where each matrix norms its input or branches are scaled (minicpm). The CPU goes on
   with the same bits.

   A session that gets or loses an adapter leaves the GPU: attach it again. Sessions with the same
   adapter share its upload. They take two dispatches more for each matrix that it changes and up to
   five for each layer, and are not computed in one pass with others.

3 YOUR OWN VULKAN                                                                  >>gpu-vulkan

   bitnet_gpu_options.vulkan takes your vkGetInstanceProcAddr, instance, device and queue, and
   functions that lock the queue. BITNET_GPU_USE_VOLK uses the loader of <volk.h>, which the program
   must then contain. If you need prototypes of Vulkan's functions, or volk, include those headers
   before this one. Required: Vulkan 1.1 and a compute queue, no features. Used if present: subgroup
   shuffles with the integer dot product (the fast tier), full subgroups, float controls. A device
   opened here uses a compute-only queue if there is one, and cooperative matrices of signed int8
   with sums of int32 (VK_KHR_cooperative_matrix, shaderInt8 and the Vulkan memory model).

   Old C libraries (glibc before 2.34) need -ldl.

4 WHEN IT FAILS                                                                   >>gpu-failure

   bitnet_gpu_create tests what it opens: the device's arithmetic, then each kernel on the model's
   own weights against the CPU, by memcmp. If that fails with the device's matrices, or a prompt
   takes longer with them, it does without; so it does if it fails with workgroups of more than 128
   threads, which large devices get; if the fast tier fails, it takes the plain one; if that fails
   too, the next device, unless you named one. So it does where a token takes the device longer than
   this CPU. The model's log hook gets the reasons. What only adapters need is tested when the first
   session with one is attached; if that fails, it stays on the CPU.

   If the device offers the Vulkan memory model with device scope, a token's attention shares a
   dispatch with the product before it, and its workgroups wait for the product's, which Vulkan does
   not promise to run. So a waiting workgroup gives up after a tenth of a second: the submit's
   results are dropped, it and all later ones use separate dispatches, and the log says so. By
   groups nobody waits: the last workgroup of a product takes the norm of the whole result and
   quantises it for the next. The option `join` overrides all this.

   Some devices (Apple's through MoltenVK, Adreno) flush denormals to zero or lose the signs of
   zeros. They are accepted if nothing else differs, and the log says so. Then a float below 2^-126
   in magnitude counts as zero, and it, what is computed from it, and the sign of a zero may differ
   from the CPU's, in a saved session too.

   If a device is lost, runs out of memory or takes too long in mid-sentence, only time is lost: the
   session leaves it, recomputes on the CPU what only the GPU had, and goes on with the same text.
   It stays on the CPU until it is attached again.

   Too long is 20 seconds for one submit (10 minutes if a CPU plays the GPU). Such a device is given
   up for all sessions: nothing more is submitted to it, and since it may still be at work,
   bitnet_gpu_free leaves its memory and objects alone.
*/

#ifndef BITNET_GPU_H
#define BITNET_GPU_H

#ifndef BITNET_H
#include "bitnet.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ==================================================
   >>gpu-api   API
   ================================================== */

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
    bool integer_dot;         /* your device enables shaderIntegerDotProduct */
    bool float_controls;      /* you enabled VK_KHR_shader_float_controls or Vulkan 1.2 */
    void (*lock)(void *user); /* called around every use of the queue */
    void (*unlock)(void *user);
    void *user;
} bitnet_gpu_vulkan;

typedef enum bitnet_gpu_kind {
    BITNET_GPU_DISCRETE,
    BITNET_GPU_INTEGRATED,
    BITNET_GPU_VIRTUAL,
    BITNET_GPU_OTHER,
    BITNET_GPU_SOFTWARE /* a CPU that plays a GPU */
} bitnet_gpu_kind;

typedef struct bitnet_gpu_device {
    char name[256];
    bitnet_gpu_kind kind;
    uint64_t memory; /* of its own, bytes */
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
    BITNET_GPU_AUTO, /* the device's fastest that passes the self-test */
    BITNET_GPU_FAST, /* the fast one, or an error */
    BITNET_GPU_PLAIN,
    BITNET_GPU_MATRIX /* the fast one with the device's matrices for prompts, or an error */
} bitnet_gpu_tier;

/* Whether a token's attention shares a dispatch with the product before it or, with matrices by
   groups, a vector's norm and quantisation with the product that computes it. Requires the Vulkan
   memory model with device scope. */
typedef enum bitnet_gpu_join {
    BITNET_GPU_JOIN_AUTO, /* if the device can and is not SOFTWARE */
    BITNET_GPU_JOIN_ON,   /* the same, SOFTWARE too */
    BITNET_GPU_JOIN_OFF
} bitnet_gpu_join;

/* Where compiled shaders are kept between runs; by default nowhere. Damaged data, or data of
   another device, driver or version, is ignored. */
typedef struct bitnet_gpu_pipelines {
    const char *path;                                        /* a file, replaced as a whole; or: */
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

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(const bitnet_gpu *gpu);

/* A kernel of a token, timed by the device's own clock. */
typedef struct bitnet_gpu_kernel {
    const char *name;
    int32_t dispatches;
    double microseconds; /* of all of these */
    int64_t bytes;       /* of weights, keys and values read */
} bitnet_gpu_kernel;

/* Computes one more token of an attached session, times each of its kernels and forgets the token.
   Fills in up to `capacity` kernels in order of use and returns their number, or 0 if the device
   has no clock, the context is full or something failed. */
BITNET_API size_t bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                     size_t capacity);

/* Measures the device's memory bandwidth: bytes per second that a large copy reads and writes
   together, or 0 on failure. Takes a moment and up to 256 MiB of memory. */
BITNET_API double bitnet_gpu_bandwidth(bitnet_gpu *gpu);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_GPU_H */

/* ==================================================

   END OF THE API: what follows is the implementation.

   ================================================== */

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

/* ==================================================
   >>gpu-absent   Without Vulkan's headers

   The public functions for programs that are compiled without Vulkan's headers: each fails with
   GPU_UNSUPPORTED, or does nothing.
   ================================================== */

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

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(const bitnet_gpu *gpu) {
    bitnet_gpu_stats stats;
    (void)gpu;
    memset(&stats, 0, sizeof stats);
    return stats;
}

BITNET_API size_t bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                     size_t capacity) {
    (void)session, (void)kernels, (void)capacity;
    return 0;
}

BITNET_API double bitnet_gpu_bandwidth(bitnet_gpu *gpu) {
    (void)gpu;
    return 0;
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

/* ==================================================
   >>gpu-loader   Functions: loading Vulkan

   The library's own table, filled through vkGetInstanceProcAddr: nothing is linked, and no symbol
   can clash with the program's.
   ================================================== */

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
#define BITNET__VK_CHAIN(head, link) ((link).pNext = (void *)(head).pNext, (head).pNext = &(link))

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

/* ==================================================
   >>gpu-device   Device: choosing, opening, asking what it can
   ================================================== */

enum {
    BITNET__GPU_THREADS = 128,  /* of a workgroup: what every device has */
    BITNET__GPU_CROWD = 256,    /* the same, of a lone token's on a large device */
    BITNET__GPU_BINDINGS = 8,   /* storage buffers of a shader */
    BITNET__GPU_BATCH = 512,    /* tokens of a prompt in one submit, at most */
    BITNET__GPU_TILE = 64,      /* rows, and tokens, of a workgroup of gemm.comp */
    BITNET__GPU_SHARED = 29184, /* bytes that it shares at most in the matrix tier: by groups */
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
    return a->info.kind != BITNET_GPU_DISCRETE && seen > 0 && seen == most;
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
    static const bitnet_gpu_kind kinds[] = {BITNET_GPU_OTHER, BITNET_GPU_INTEGRATED,
                                            BITNET_GPU_DISCRETE, BITNET_GPU_VIRTUAL,
                                            BITNET_GPU_SOFTWARE};
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
                       : BITNET_GPU_OTHER;
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
    BITNET__PRODUCT_ROUTER, /* by floats */
    BITNET__PRODUCTS
};

/* The parts of the model's layers (>>architectures in bitnet.h) that form each product. */
static const struct {
    int first, count; /* its matrices */
    int norm;         /* of their input, */
    int post_norm;    /* and of their result; 0: none */
} bitnet__gpu_products[BITNET__PRODUCTS] = {
    {BITNET__Q, 3, BITNET__ATTN_NORM, 0},
    {BITNET__O, 1, BITNET__ATTN_SUB_NORM, BITNET__ATTN_POST_NORM},
    {BITNET__GATE, 2, BITNET__FFN_NORM, 0},
    {BITNET__DOWN, 1, BITNET__FFN_SUB_NORM, BITNET__FFN_POST_NORM},
    {BITNET__DELTA_QKV, 4, BITNET__ATTN_NORM, 0},
    {BITNET__DELTA_O, 1, 0, 0},
    {BITNET__GATE_EXPERTS, 2, BITNET__FFN_NORM, 0},
    {BITNET__DOWN_EXPERTS, 1, 0, 0},
    {BITNET__ROUTER, 1, 0, 0}};

/* Variants of attention, and of what surrounds it. */
enum {
    BITNET__GPU_SPLIT = 1, /* into chunks */
    BITNET__GPU_BYTES = 2, /* int8 keys, values */
    BITNET__GPU_STILL = 4  /* no rotations */
};

/* Ops, a row each: the name here and in tests; the number of pipelines (4: for 1, 2, 4 and 8
   tokens; 5: for prompts, too); the variant, for ops that share a kernel; the name in
   bitnet_gpu_measure; the suffix of bitnet__gpu_specialise_..., which chooses kernel and
   constants. From heads to carry the ops of int8 keys and values follow in the order of the
   others. */
/* clang-format off */
#define BITNET__GPU_OPS(X) \
    X(EMBED,        "embed",            1, 0, "embedding",        embed) \
    X(PREPARE_QKV,  "prepare-qkv",      1, BITNET__PRODUCT_QKV,     "norms", prepare) \
    X(PREPARE_OUT,  "prepare-out",      1, BITNET__PRODUCT_OUTPUT,  "norms", prepare) \
    X(PREPARE_GATE, "prepare-gate",     1, BITNET__PRODUCT_GATE_UP, "norms", prepare) \
    X(PREPARE_DOWN, "prepare-down",     1, BITNET__PRODUCT_DOWN,    "norms", prepare) \
    X(PREPARE_DELTA, "prepare-delta",   1, BITNET__PRODUCT_DELTA,   "norms", prepare) \
    X(PREPARE_DELTA_OUT, "prepare-delta-out", 1, BITNET__PRODUCT_DELTA_OUT, "norms", prepare) \
    X(PREPARE_EXPERTS, "prepare-experts", 1, BITNET__PRODUCT_EXPERTS, "norms", prepare) \
    X(PREPARE_EXPERTS_DOWN, "prepare-experts-down", 1, BITNET__PRODUCT_EXPERTS_DOWN, "norms", \
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
    X(TURN,         "turn",             1, 0, "basis",            turn) \
    X(FLOATS,       "floats",           1, 0, "floats",           as_named) \
    X(GATES,        "gates",            1, 0, "gates",            as_named) \
    X(MIX,          "mix",              1, 0, "convolution",      states) \
    X(RULE,         "delta",            1, 0, "states",           states) \
    X(ACTIVATE,     "activate",         1, 0, "activation",       activate) \
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
    X(EXPERTS_DOWN, "experts-down",     1, BITNET__PRODUCT_EXPERTS_DOWN, "down",         product)
/* clang-format on */

#define BITNET__X(id, name, count, which, told, specialise) BITNET__OP_##id,
enum { BITNET__GPU_OPS(BITNET__X) BITNET__OPS };
#undef BITNET__X

/* The first pipeline of each op. */
#define BITNET__X(id, name, count, which, told, specialise) \
    BITNET__PIPELINE_##id, BITNET__LAST_##id = BITNET__PIPELINE_##id + count - 1,
enum {
    BITNET__GPU_OPS(BITNET__X) BITNET__PIPELINES,
    BITNET__PIPELINE_PREPARE = BITNET__PIPELINE_PREPARE_QKV, /* + product */
    BITNET__PIPELINE_PRODUCT = BITNET__PIPELINE_QKV          /* + 5 * product, but for experts */
};
#undef BITNET__X

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
    uint32_t head_gains;                    /* of a query, then of a key, where they have norms */
    uint32_t window;                        /* positions that attention sees, or BITNET__GPU_NONE */
    uint32_t taps, decay, bias, state_gain; /* of a recurrent layer */
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
    bitnet__gpu_blocks blocks;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales, biases and so on */
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes or a ternary one
                                             has one scale */
    uint32_t lm_head_biases;              /* or BITNET__GPU_NONE */
    uint32_t signs[BITNET__PRODUCTS];     /* of a turned basis, for products, */
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
    if (wanted) return a->physical == (VkPhysicalDevice)wanted;
    return a->info.usable && a->info.kind != BITNET_GPU_SOFTWARE;
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
                                ? "that is no device of this instance"
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
    software = gpu->can.info.kind == BITNET_GPU_SOFTWARE;
    gpu->patience = software ? 600000000 : 20000000;
    gpu->spins = 1u << (software ? 20 : 17);
    gpu->few = software ? 0 : gpu->can.info.kind == BITNET_GPU_INTEGRATED ? 32 : 128;
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
    if (gpu->has_integer_dot) BITNET__VK_CHAIN(create, dot);
    if (gpu->has_full_subgroups) BITNET__VK_CHAIN(create, full);
    memory.vulkanMemoryModel = bytes.shaderInt8 = matrices.cooperativeMatrix = VK_TRUE;
    if (gpu->has_matrices) {
        BITNET__VK_CHAIN(create, memory);
        BITNET__VK_CHAIN(create, bytes);
        BITNET__VK_CHAIN(create, matrices);
    }
    result = bitnet__vk_check(gpu->vk.CreateDevice(gpu->can.physical, &create, NULL, &gpu->device),
                              "vkCreateDevice", error);
    if (result != BITNET_OK) return result;
    gpu->owns_device = true;
    result = bitnet__vk_device(&gpu->vk, gpu->device, error);
    if (result == BITNET_OK)
        gpu->vk.GetDeviceQueue(gpu->device, gpu->can.queue_family, 0, &gpu->queue);
    return result;
}

/* ==================================================
   >>gpu-memory   Memory: blocks and transfers

   Memory comes in few large blocks of one buffer each; regions address parts of them. Where device
   and CPU share memory, the CPU copies directly. Otherwise bytes go through a channel: memory that
   both see, a command pool and a fence.
   ================================================== */

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

/* ==================================================
   >>gpu-kernels   Kernels: from words to pipelines

   A pipeline is made at first use; but before the self-test those of all batches are made on the
   threads of the model's pool, for drivers of real GPUs take their time. Shapes are specialisation
   constants, so loops have known bounds; where the device can promise IEEE arithmetic, the module
   asks for it.
   ================================================== */

/* ---- push constants: a struct for each block of that name in shaders_spv/ */

/* clang-format off */
/* BEGIN GENERATED by tools/gen_spv.c: push constants */
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
    uint32_t rows, first;
    uint32_t states;
    uint32_t uppers, uppers_stride;
    uint32_t lowers, workgroups;
    uint32_t parts, part;
    uint32_t stride;
    uint32_t list, room;
} bitnet__push_survivors;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    uint32_t signs;
    uint32_t back;
    float scale, factor;
} bitnet__push_turn;
typedef struct {
    uint32_t columns, used;
    uint32_t source, source_stride;
    uint32_t weights;
    uint32_t target, target_stride;
} bitnet__push_weigh;
enum { BITNET__GPU_PUSH = 112 }; /* bytes of the longest */
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

/* ---- modules */

/* In >>gpu-words: the words of a kernel's module (free them), with room for BITNET__SPV_CONTROLS
   more. */
static bitnet_result bitnet__spv_unpack(const char *kernel, int tier,
                                        const bitnet_allocator *allocator, uint32_t **words,
                                        size_t *count, bitnet_error *error);
static uint32_t bitnet__spv_crc(void); /* of all modules */

enum {
    BITNET__SPV_HEADER = 5, /* words before the instructions */
    BITNET__SPV_CONTROLS = 4 + 7 + 8,
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

/* Demands that 32-bit floats keep denormals, or round to nearest even. Returns the new count. */
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

/* Specialisation constants that all kernels share; each numbers its own after them. */
enum {
    BITNET__CONSTANT_THREADS = 0,
    BITNET__CONSTANT_NATIVE_HALVES = 11,
    BITNET__CONSTANT_NORMED,
    BITNET__CONSTANT_SPLIT,
    BITNET__CONSTANT_SPINS,
    BITNET__CONSTANT_QUANTISED,
    BITNET__CONSTANT_EACH,
    BITNET__CONSTANT_BYTES,  /* of the KV cache */
    BITNET__CONSTANT_MATRIX, /* four of them, as in bitnet__gpu_abilities */
    BITNET__CONSTANT_CREW = BITNET__CONSTANT_MATRIX + 4,
    BITNET__CONSTANT_TERMS,
    BITNET__CONSTANT_SHARE,
    BITNET__CONSTANTS
};

static bitnet_result bitnet__gpu_module(bitnet_gpu *gpu, const char *kernel,
                                        const uint32_t constants[BITNET__CONSTANTS],
                                        VkShaderModule *module, bitnet_error *error) {
    BITNET__VK_STRUCT(VkShaderModuleCreateInfo, create,
                      VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    uint32_t *words = NULL;
    size_t count = 0;
    bitnet_result result =
        bitnet__spv_unpack(kernel, gpu->fast + gpu->matrix, &gpu->allocator, &words, &count, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_set_constants(words, count, constants, BITNET__CONSTANTS);
    if (gpu->has_float_controls)
        count = bitnet__gpu_add_controls(words, count, gpu->can.denormals, gpu->can.rounding);
    create.pCode = words;
    create.codeSize = count * sizeof *words;
    result = bitnet__vk_check(gpu->vk.CreateShaderModule(gpu->device, &create, NULL, module),
                              "vkCreateShaderModule", error);
    bitnet__free(&gpu->allocator, words);
    return result;
}

/* ==================================================
   >>gpu-pipelines   Pipelines: their constants, making and caching them

   The specialization constants of each pipeline follow from the model's shapes and the device.
   Pipelines can be cached, in a file or by the caller. A cache begins with a key; one of another
   device or driver, or of other shaders, is not used.
   ================================================== */

/* Columns of the input of a product. */
static int bitnet__gpu_columns(const bitnet_gpu *gpu, int product) {
    return bitnet__part_columns(&gpu->model->info, bitnet__gpu_products[product].first);
}

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

/* Does each matrix norm its own input, behind the norm of all? */
static bool bitnet__gpu_norms_each(const bitnet_gpu *gpu) {
    return bitnet__has_part(gpu->model->parts, BITNET__NORMS_IN);
}

/* Whether the input of a product has a norm. */
static bool bitnet__gpu_is_normed(const bitnet_gpu *gpu, int product) {
    int norm = bitnet__gpu_products[product].norm;
    uint64_t parts = gpu->model->parts;
    return bitnet__gpu_norms_each(gpu) || (norm && bitnet__has_part(parts, norm)) ||
           (norm == BITNET__FFN_NORM && bitnet__has_part(parts, BITNET__MIDDLE_NORM));
}

/* Signs of a Hadamard basis that the input of a product is turned into; NULL: it is not. */
static const float *bitnet__gpu_signs_of(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first)->signs;
}

/* Are its matrices multiplied one by one, because their inputs differ or are not quantised? And as
   experts are, since the router reads their input before that is quantised. */
static bool bitnet__gpu_is_apart(const bitnet_gpu *gpu, int product) {
    int i = bitnet__gpu_products[product].first, end = i + bitnet__gpu_products[product].count;
    bool apart = bitnet__gpu_norms_each(gpu) && bitnet__gpu_products[product].count > 1;
    if (product == BITNET__PRODUCT_EXPERTS) return true;
    for (; i < end && !apart; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
        apart = m->layout == BITNET__FLOATS || m->signs != bitnet__gpu_signs_of(gpu, product);
    }
    return apart;
}

/* Does the input of a product get its norm while it is quantised? Not if it is turned between. */
static bool bitnet__gpu_norms_late(const bitnet_gpu *gpu, int product) {
    if (bitnet__gpu_norms_each(gpu)) return true;
    return bitnet__gpu_is_normed(gpu, product) && !bitnet__gpu_signs_of(gpu, product) &&
           !bitnet__gpu_is_apart(gpu, product);
}

/* Does it get a norm, or the one of all its matrices, in a dispatch of its own? */
static bool bitnet__gpu_is_normed_apart(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_is_normed(gpu, product) &&
           (bitnet__gpu_is_apart(gpu, product) || bitnet__gpu_signs_of(gpu, product));
}

/* Columns of the widest input, of products or the head, that does, as all do for an adapter. */
static int bitnet__gpu_normed_columns(const bitnet_gpu *gpu, bool adapted) {
    int widest = gpu->model->lm_head.signs ? gpu->model->info.width : 0, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        int columns = bitnet__gpu_columns(gpu, product);
        if (bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first)->rows &&
            (bitnet__gpu_is_normed_apart(gpu, product) ||
             (adapted && bitnet__gpu_is_normed(gpu, product))) &&
            columns > widest)
            widest = columns;
    }
    return widest;
}

/* Whether its result has one before it is added to the residual stream. */
static bool bitnet__gpu_is_post_normed(const bitnet_gpu *gpu, int product) {
    int norm = bitnet__gpu_products[product].post_norm;
    return norm && bitnet__has_part(gpu->model->parts, norm);
}

/* Can attention quantise its output for the next product? Only without a norm between them, and
   with whole groups. */
static bool bitnet__gpu_is_quantised(const bitnet_gpu *gpu) {
    return gpu->grouped && !bitnet__gpu_is_normed(gpu, BITNET__PRODUCT_OUTPUT) &&
           !bitnet__gpu_signs_of(gpu, BITNET__PRODUCT_OUTPUT) &&
           !bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_OUTPUT) &&
           !gpu->model->info.attention_period && gpu->model->info.head_width % BITNET__GROUP == 0;
}

/* The next product, perhaps in the next layer. */
static int bitnet__gpu_next_product(int product) { return (product + 1) % BITNET__PRODUCT_DELTA; }

/* Rows of a product; gate and up count together. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, rows = 0, i;
    int count = product == BITNET__PRODUCT_GATE_UP ? 1 : bitnet__gpu_products[product].count;
    for (i = first; i < first + count; i++) rows += bitnet__part_rows(&gpu->model->info, i);
    return rows;
}

/* Floats of a token's results of the first product of a layer. */
static size_t bitnet__gpu_qkv_stride(const bitnet_gpu *gpu) {
    int usual = bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV);
    int delta = bitnet__gpu_rows(gpu, BITNET__PRODUCT_DELTA);
    return bitnet__pad((size_t)(usual > delta ? usual : delta), 64);
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

/* What of a product is multiplied at once: all of its matrices, or one. */
typedef struct bitnet__gpu_slice {
    int product, rows;            /* gate and up count together */
    const bitnet__matrix *matrix; /* the first layer's */
    uint32_t before;              /* rows of the product before it, or of one expert's */
    uint32_t first, scales, biases, gain;
} bitnet__gpu_slice;

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
    int groups = gpu->can.info.kind == BITNET_GPU_SOFTWARE ? 1 : 128;
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

static int bitnet__gpu_team_rows(const bitnet_gpu *gpu, int product, int tokens) {
    int matrices = product == BITNET__PRODUCT_GATE_UP ? 2 : 1;
    return bitnet__gpu_spread(
        gpu, bitnet__gpu_rows(gpu, product),
        bitnet__gpu_most_team_rows(bitnet__gpu_columns(gpu, product), tokens) / matrices);
}

/* Queries that attention holds in 4 KiB, but 8 at most. */
static int bitnet__gpu_queries(const bitnet_model_info *info) {
    int most = 1024 / (int)bitnet__pad((size_t)info->head_width, 64);
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
    return bitnet__gpu_spread(gpu, gpu->lm_head.piece_rows,
                              ternary ? bitnet__gpu_most_team_rows(gpu->model->info.width, tokens)
                                      : 4 / tokens);
}

/* groups.glsl's constants, and grouped.comp's token count. */
static void bitnet__gpu_specialise_groups(const bitnet__matrix *m, int columns, int tokens,
                                          uint32_t c[BITNET__CONSTANTS]) {
    c[1] = (uint32_t)columns;
    c[3] = m->layout == BITNET__ONE_BIT ? 1 : 2;
    c[4] = (uint32_t)(m->span ? (columns + m->span - 1) / m->span : 0);
    c[5] = (uint32_t)(m->span ? m->span / BITNET__GROUP : 1);
    c[9] = (uint32_t)tokens;
}

typedef struct bitnet__gpu_op {
    const char *name;
    int first, count, which; /* the first of its pipelines, and their number */
    const char *told;
    /* Fills in constants of variant 0, 1, ... by their numbers; returns the kernel's name. */
    const char *(*specialise)(const bitnet_gpu *gpu, const struct bitnet__gpu_op *op, int variant,
                              uint32_t c[BITNET__CONSTANTS]);
} bitnet__gpu_op;

static const char *bitnet__gpu_specialise_product(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__CONSTANTS]) {
    static const uint32_t modes[] = {0, 1, 2, 1, 3, 1, 3, 3}; /* rows.glsl's; 3: stored */
    int product = op->which;
    int tokens = 1 << variant; /* but for prompts, whose tiles have a size of their own */
    bool stored = (product == BITNET__PRODUCT_QKV && gpu->heads_apart) ||
                  bitnet__gpu_is_apart(gpu, product) || bitnet__gpu_is_post_normed(gpu, product);
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = stored ? 3 : modes[product];
    c[8] = (uint32_t)gpu->model->activation;
    c[BITNET__CONSTANT_NORMED] = bitnet__gpu_norms_late(gpu, product);
    if (gpu->grouped) { /* its input is prepared already, and it may prepare the next one's */
        int next = bitnet__gpu_next_product(product);
        bitnet__gpu_specialise_groups(
            bitnet__gpu_form_of(gpu->model, bitnet__gpu_products[product].first), (int)c[1], tokens,
            c);
        c[6] = (uint32_t)bitnet__gpu_columns(gpu, next);
        c[7] = tokens == 1 && next != BITNET__PRODUCT_OUTPUT && /* which attention is before */
               !gpu->model->info.experts;
        if (product == BITNET__PRODUCT_EXPERTS)
            c[BITNET__CONSTANT_SHARE] = (uint32_t)gpu->model->info.experts_used;
        if (product == BITNET__PRODUCT_EXPERTS_DOWN) c[BITNET__CONSTANT_SHARE] = 1;
        c[BITNET__CONSTANT_NORMED] = bitnet__gpu_is_normed(gpu, next);
        return variant == 4 ? "gemm_groups" : "grouped";
    }
    if (variant == 4) return "gemm";
    c[9] = (uint32_t)tokens;
    c[10] = (uint32_t)bitnet__gpu_team_rows(gpu, product, tokens);
    if (tokens == 1) c[BITNET__CONSTANT_CREW] = (uint32_t)bitnet__gpu_crew(gpu, (int)c[1]);
    c[BITNET__CONSTANT_THREADS] = c[BITNET__CONSTANT_CREW] * BITNET__GPU_THREADS;
    return "ternary";
}

/* Of queries, keys and values that are not rotated and put into the cache at once; of gate and up,
   one by one. */
static const char *bitnet__gpu_specialise_stored(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    const char *kernel = bitnet__gpu_specialise_product(gpu, op, variant, c);
    c[2] = 3;
    return kernel;
}

static const char *bitnet__gpu_specialise_joined(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    bitnet__gpu_specialise_product(gpu, op, variant, c);
    if (op->first == BITNET__PIPELINE_JOINED_HEAD) c[BITNET__CONSTANT_EACH] = 1;
    return "joined";
}

static const char *bitnet__gpu_specialise_lm_head(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__CONSTANTS]) {
    int tokens = 1 << variant;
    (void)op;
    c[2] = 4; /* MODE_LOGITS */
    c[9] = (uint32_t)tokens;
    c[10] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
    if (gpu->lm_head.form == BITNET__GPU_TERNARY) return "ternary";
    if (gpu->lm_head.form == BITNET__GPU_CODES) {
        c[7] = 0; /* it prepares nothing */
        bitnet__gpu_specialise_groups(gpu->lm_head.matrix, gpu->lm_head.matrix->columns, tokens, c);
        return "grouped";
    }
    c[2] = gpu->lm_head.form;
    c[3] = (uint32_t)tokens;
    c[4] = c[10];
    return "head";
}

static const char *bitnet__gpu_specialise_screen(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)gpu, (void)op;
    c[3] = 1u << variant;
    return "screen";
}

static const char *bitnet__gpu_specialise_survivors(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[2] = gpu->lm_head.form;
    c[3] = c[4] = 1;
    return "survivors";
}

static const char *bitnet__gpu_specialise_attention(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[BITNET__CONSTANT_SPLIT] = (op->which & BITNET__GPU_SPLIT) != 0;
    c[BITNET__CONSTANT_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    c[BITNET__CONSTANT_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    /* As many as products have; not for prompts, which have workgroups enough. */
    if (gpu->fast && (op->which & BITNET__GPU_SPLIT))
        c[BITNET__CONSTANT_THREADS] = (uint32_t)gpu->crew * BITNET__GPU_THREADS;
    if (op->first == BITNET__PIPELINE_BY_HEAD || op->first == BITNET__PIPELINE_BYTES_BY_HEAD)
        c[BITNET__CONSTANT_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[9] = (uint32_t)bitnet__gpu_tokens_each(&gpu->model->info);
    c[BITNET__CONSTANT_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    return "attention_prompt";
}

static const char *bitnet__gpu_specialise_carry(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)gpu, (void)variant;
    c[BITNET__CONSTANT_BYTES] = op->which == BITNET__GPU_BYTES;
    return "carry";
}

static const char *bitnet__gpu_specialise_heads(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    if (op->which & BITNET__GPU_STILL) c[6] = 0; /* columns rotated */
    c[BITNET__CONSTANT_NORMED] = bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    c[9] = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    c[10] = gpu->model->info.attention_period != 0;
    return op->which & BITNET__GPU_BYTES ? "bytes" : "heads";
}

static const char *bitnet__gpu_specialise_prepare(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, op->which);
    c[2] = c[3] = 0;
    c[4] = gpu->grouped ? 2 : 1; /* prepare.comp's GROUPS_STEPS, ONE_STEP */
    c[BITNET__CONSTANT_NORMED] = bitnet__gpu_norms_late(gpu, op->which);
    return "prepare";
}

static const char *bitnet__gpu_specialise_norms(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, op->which);
    c[2] = op->first == BITNET__PIPELINE_ADD;
    c[BITNET__CONSTANT_NORMED] = true;
    return "norms";
}

static const char *bitnet__gpu_specialise_turn(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                               int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[1] = (uint32_t)gpu->model->basis.block;
    return op->name;
}

static const char *bitnet__gpu_specialise_states(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    const bitnet_model_info *info = &gpu->model->info;
    (void)variant;
    c[2] = gpu->model->basis.grouped && bitnet__gpu_signs_of(gpu, BITNET__PRODUCT_DELTA_OUT);
    c[3] = (uint32_t)info->state_heads;
    c[4] = (uint32_t)info->state_key_heads;
    c[5] = (uint32_t)info->state_width;
    c[6] = (uint32_t)info->state_taps;
    return op->name;
}

static const char *bitnet__gpu_specialise_activate(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[8] = (uint32_t)gpu->model->activation;
    return op->name;
}

static const char *bitnet__gpu_specialise_final(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    static const uint32_t steps[] = {0, 0, 3, 1}; /* prepare.comp's STEPS, by forms */
    (void)op, (void)variant;
    c[2] = true;
    c[BITNET__CONSTANT_NORMED] = !gpu->model->lm_head.signs;
    c[3] = gpu->screen.there;
    c[4] = steps[gpu->lm_head.form];
    if (gpu->lm_head.form == BITNET__GPU_CODES && gpu->model->activation_group) c[4] = 2;
    return "prepare";
}

static const char *bitnet__gpu_specialise_embed(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    bitnet__gpu_specialise_groups(gpu->embedding.matrix, gpu->embedding.matrix->columns, 1, c);
    c[2] = gpu->embedding.form;
    return "embed";
}

/* A kernel of the op's name, with nothing special. */
static const char *bitnet__gpu_specialise_as_named(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__CONSTANTS]) {
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
                                          uint32_t c[BITNET__CONSTANTS]) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    memset(c, 0, BITNET__CONSTANTS * sizeof *c);
    c[BITNET__CONSTANT_THREADS] = BITNET__GPU_THREADS;
    c[BITNET__CONSTANT_CREW] = 1;
    c[BITNET__CONSTANT_TERMS] = gpu->can.limits.maxComputeSharedMemorySize < 32768 ? 256 : 1024;
    c[BITNET__CONSTANT_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__CONSTANT_SPLIT] = true;
    c[BITNET__CONSTANT_SPINS] = gpu->spins;
    c[BITNET__CONSTANT_EACH] = (uint32_t)bitnet__gpu_heads_each(info);
    memcpy(c + BITNET__CONSTANT_MATRIX, gpu->can.matrix, sizeof gpu->can.matrix);
    c[1] = (uint32_t)info->width;
    c[3] = (uint32_t)info->heads;
    c[4] = (uint32_t)info->kv_heads;
    c[5] = (uint32_t)info->head_width;
    c[6] = (uint32_t)info->rope_width;
    c[7] = (uint32_t)gpu->model->architecture.rope;
    return op->specialise(gpu, op, pipeline - op->first, c);
}

static bitnet_result bitnet__gpu_make_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                               bitnet_error *error) {
    BITNET__VK_STRUCT(VkComputePipelineCreateInfo, create,
                      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    VkShaderModule module = VK_NULL_HANDLE;
    uint32_t constants[BITNET__CONSTANTS];
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
    if (!pool || pool->threads == 1 || gpu->can.info.kind == BITNET_GPU_SOFTWARE) return BITNET_OK;
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
        bitnet__output output;
        if (!bitnet__output_open(&output, kept->path)) return;
        fwrite(data, 1, size, output.file); /* whose errors the commit sees */
        bitnet__output_commit(&output);
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

/* ==================================================
   >>gpu-model   Model: the weights, uploaded

   Ternary rows are uploaded as the CPU's kernels store them, one region per layer; rows of floats
   and halves padded to whole segments of 64; gains, scales, biases, the signs of a turned basis and
   what recurrent layers need as one float array.
   ================================================== */

enum { BITNET__GPU_BLOCK = 4096 /* columns of a basis that turn.comp's memory holds */ };

/* A head's input is quantised whole or by groups of 32 columns, as that of layers. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    return !bitnet__is_grouped(m->layout) || !model->activation_group ||
           model->activation_group == BITNET__GROUP;
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
        return "layer %i has a matrix by groups whose rows are no multiple of 16: such models are "
               "not supported on the GPU";
    return NULL;
}

static bitnet_result bitnet__gpu_check_matrices(const bitnet_model *model, bitnet_error *error) {
    int layer, i;
    if (!bitnet__gpu_takes_lm_head(model))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "lm_heads by groups whose input is quantised by groups of more than 32 "
                            "columns are not supported on the GPU");
    for (layer = 0; layer < model->info.layers; layer++)
        for (i = 0; i < BITNET__MATRICES; i++) {
            const char *objection = bitnet__gpu_objection(model, layer, i);
            if (objection && model->layers[layer].matrix[i].rows)
                return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, objection, (int64_t)layer);
        }
    return BITNET_OK;
}

/* The most workgroups that a dispatch for this model takes, in x: a workgroup of a product, or of
   the head, computes at least 16 rows. All other sizes are below the 65,535 that every device
   allows in each direction: there are at most 512 tokens with 64 experts each, 1,024 heads, as many
   kv heads and states, and 2^20 columns, of which a workgroup takes 128. Only attention's chunks
   depend on the session: bitnet__gpu_session_fits and bitnet__gpu_joins limit them. */
static uint32_t bitnet__gpu_most_groups(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    const int teams = BITNET__GPU_THREADS / 8;
    int most = info->vocabulary, product;
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
    uint64_t needed =
        info->experts ? BITNET__MAPLE_PARTS : BITNET__LLAMA_PARTS & ~BITNET__PART(FFN_NORM);
    uint64_t known = info->experts ? BITNET__MAPLE_PARTS
                                   : BITNET__BITNET_PARTS | BITNET__GEMMA3_PARTS |
                                         BITNET__LONGROPE_PARTS | BITNET__QWEN35_PARTS;
    VkDeviceSize widest = bitnet__gpu_quants_stride((int)bitnet__widest(info));
    VkDeviceSize each = (VkDeviceSize)bitnet__gpu_heads_each(info);
    VkDeviceSize shared = widest + 8192; /* a quantised vector, and what sums and results take */
    VkDeviceSize head = bitnet__pad((size_t)info->head_width, 64);
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
    if (~model->parts & needed || model->parts & ~known)
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
    if (info->head_width % 4 || info->rope_width % 4)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "heads whose width is no multiple of 4 are not supported on the GPU");
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

/* All parameters of a layer. */
static void bitnet__gpu_put_layer(const bitnet_gpu *gpu, int l, float *out, uint32_t *used) {
    const bitnet__layer *layer = &gpu->model->layers[l];
    const float *q = bitnet__norm_of(layer, BITNET__Q_NORM);
    bitnet__gpu_layer *to = &gpu->layers[l];
    const bitnet_model_info *info = &gpu->model->info;
    size_t head = (size_t)info->head_width, heads = (size_t)info->state_heads;
    int p, i;
    to->window = layer->window ? (uint32_t)layer->window : BITNET__GPU_NONE;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        int first = bitnet__gpu_products[p].first, norm = bitnet__gpu_products[p].norm;
        const float *gain = norm ? bitnet__norm_of(layer, norm) : NULL;
        bool biases = false;
        if (!layer->matrix[first].rows) continue;
        for (i = first; i < first + bitnet__gpu_products[p].count; i++)
            biases = biases || layer->matrix[i].bias;
        to->gains[p] =
            gain ? bitnet__gpu_put(out, used, gain, (size_t)bitnet__gpu_columns(gpu, p)) : 0;
        if (bitnet__gpu_is_post_normed(gpu, p))
            to->post_gains[p] = bitnet__gpu_put(
                out, used, bitnet__norm_of(layer, bitnet__gpu_products[p].post_norm),
                (size_t)bitnet__gpu_rows(gpu, p));
        for (i = first; i < first + bitnet__gpu_products[p].count && bitnet__gpu_norms_each(gpu);
             i++)
            to->gains_in[i] =
                bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__NORMS_IN + i),
                                (size_t)bitnet__gpu_columns(gpu, p));
        to->scales[p] = bitnet__gpu_put_rows(out, used, layer, p, false);
        to->biases[p] = biases ? bitnet__gpu_put_rows(out, used, layer, p, true) : BITNET__GPU_NONE;
    }
    to->head_gains = q ? bitnet__gpu_put(out, used, q, head) : 0;
    if (q) bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__K_NORM), head);
    if (!layer->recurrent) return;
    to->taps = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_CONV),
                               (size_t)(bitnet__extent(info, BITNET__CHANNELS) * info->state_taps));
    to->decay = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_DECAY), heads);
    to->bias = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_BIAS), heads);
    to->state_gain = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_NORM),
                                     (size_t)info->state_width);
}

/* The signs for a matrix's input, if it has some. */
static uint32_t bitnet__gpu_put_signs(float *out, uint32_t *used, const bitnet__matrix *m) {
    return m->signs ? bitnet__gpu_put(out, used, m->signs, (size_t)m->columns) : 0;
}

static uint32_t bitnet__gpu_put_parameters(bitnet_gpu *gpu, float *out) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__matrix *head = &gpu->model->lm_head;
    uint32_t used = 0;
    int l;
    for (l = 0; l < info->layers; l++) bitnet__gpu_put_layer(gpu, l, out, &used);
    for (l = 0; l < BITNET__PRODUCTS; l++)
        gpu->signs[l] = bitnet__gpu_put_signs(
            out, &used, bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[l].first));
    gpu->embedding_signs = bitnet__gpu_put_signs(out, &used, &gpu->model->embedding);
    gpu->lm_head_signs = bitnet__gpu_put_signs(out, &used, head);
    gpu->output_gain = bitnet__gpu_put(out, &used, gpu->model->output_norm, (size_t)info->width);
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

static void bitnet__gpu_plan_layer(bitnet_gpu *gpu, int layer) {
    bitnet__gpu_layer *to = &gpu->layers[layer];
    int i;
    to->weights.size = 0;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = &gpu->model->layers[layer].matrix[i];
        to->first[i] = (uint32_t)(to->weights.size / 16);
        to->weights.size += (VkDeviceSize)m->rows * bitnet__gpu_row_bytes(m);
    }
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

/* ==================================================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the floats that kernels pass on, rotations, a submit's
   state, and the sizes of attention's dispatches. The KV cache, as on the CPU, has blocks of its
   own, so that the device's memory alone limits contexts; recurrent layers have slots there, one
   for each snapshot. Exchange with the CPU goes through channels: a session has two, since two of
   its submits may be in flight.
   ================================================== */

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

/* Also the memory of a pass, whose rows belong to several sessions: see >>gpu-passes. */
typedef struct bitnet__gpu_session {
    bitnet_gpu *gpu;
    bitnet_session *session;       /* NULL: a pass */
    int32_t context;               /* positions of its KV cache; of a pass one for each row */
    bool bytes;                    /* keys and values are int8 */
    int32_t layers;                /* that it computes: all, but where adapters are tested */
    const bitnet_adapter *adapter; /* or NULL, as always in a pass */
    bitnet__gpu_trip now;          /* the submit that answers the session, or will, */
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

    /* Offsets and strides in `floats`. */
    uint32_t x, normed, turned, branch, qkv, gates, q, attention, ffn, steps, states, turned_states,
        logits, parts, lowers, list, mask;
    uint32_t partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t turned_stride;
    uint32_t mixed, mixed_stride, delta, delta_stride; /* of recurrent layers */
    uint32_t gates_stride;          /* of gate and up, if they are multiplied apart */
    uint32_t routes, routes_stride; /* the router's logits; of pairs of a token and an expert: */
    uint32_t chosen, weights;       /* numbers as bits, weights in the sum */
    uint32_t inner, inner_stride;   /* what an adapter's A makes of an input */
    uint32_t logits_stride, parts_stride, chunks;
    uint32_t mask_stride;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of a separate embedding, of the screen,
                              of an adapter; in a pass, from own_sets on, those of its members */
    int32_t own_sets;
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined, by_head;                       /* as they were recorded */

    uint32_t *mask_now; /* scratch: what a row's mask would be now, or what it still allows */
    VkDeviceSize inbox_at, mask_at, rope_at, outbox_at, states_at, logits_at; /* in channels */

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

/* The largest batch that the session's buffers hold. */
static int32_t bitnet__gpu_room(const bitnet_session *s) {
    int32_t rows = s->options.batch;
    return rows < BITNET__GPU_VERIFIED ? BITNET__GPU_VERIFIED
           : rows < BITNET__GPU_BATCH  ? rows
                                       : BITNET__GPU_BATCH;
}

/* Do heads have their own dispatch? */
static bool bitnet__gpu_heads_apart(const bitnet__gpu_session *g) {
    return g->gpu->heads_apart || g->bytes || g->adapter;
}

/* Are a product's matrices multiplied one by one, perhaps because an adapter adds to each? */
static bool bitnet__gpu_is_parted(const bitnet__gpu_session *g, int product) {
    return bitnet__gpu_is_apart(g->gpu, product) ||
           (g->adapter && product == BITNET__PRODUCT_GATE_UP);
}

/* What is multiplied at once, the product's first matrix or matrix `number` of a parted one. */
static bitnet__gpu_slice bitnet__gpu_slice_of(const bitnet__gpu_session *g, int layer, int product,
                                              int number) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    int matrix = bitnet__gpu_products[product].first;
    bitnet__gpu_slice slice;
    slice.product = product;
    slice.rows = bitnet__gpu_rows(gpu, product);
    slice.before = 0;
    for (; number > 0; number--, matrix++)
        slice.before += (uint32_t)bitnet__part_rows(&gpu->model->info, matrix);
    if (bitnet__gpu_is_parted(g, product))
        slice.rows = bitnet__part_rows(&gpu->model->info, matrix);
    slice.matrix = bitnet__gpu_matrix(gpu->model, matrix);
    slice.first = l->first[matrix];
    slice.scales = l->scales[product] + slice.before;
    slice.biases = l->biases[product];
    if (slice.biases != BITNET__GPU_NONE) slice.biases += slice.before;
    slice.gain = bitnet__gpu_norms_each(gpu) ? l->gains_in[matrix] : l->gains[product];
    if (bitnet__is_stacked(matrix)) { /* each expert's */
        slice.rows /= gpu->model->info.experts;
        slice.before /= (uint32_t)gpu->model->info.experts;
    }
    return slice;
}

/* Bytes of a key or value in its cache, and of its step. */
static VkDeviceSize bitnet__gpu_row_size(const bitnet__gpu_session *g) {
    return bitnet__part_bytes(&g->gpu->model->info, g->bytes ? BITNET_CACHE_INT8 : BITNET_CACHE_F16,
                              1) /
           2;
}

/* Tables of rotations: layers with a window have one of their own, which is the second. */
static size_t bitnet__gpu_turns(const bitnet_gpu *gpu) {
    return gpu->model->turns_count > 1 && !gpu->model->original ? 2 : 1;
}

/* 32-bit words of a mask of tokens. */
static size_t bitnet__gpu_mask_words(const bitnet_model_info *info) {
    return ((size_t)info->vocabulary + 31) / 32;
}

/* Lays out memory for so many positions, with attention over contexts up to `longest`; returns the
   block's size, which the KV cache is not part of. */
static VkDeviceSize bitnet__gpu_session_layout(bitnet__gpu_session *g, int32_t context,
                                               int32_t longest) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    size_t head = bitnet__pad((size_t)info->head_width, 64), verified = BITNET__GPU_VERIFIED;
    size_t batch = g->session ? (size_t)bitnet__gpu_room(g->session) : verified;
    size_t mask_words = bitnet__gpu_mask_words(info);
    size_t pairs = batch * (size_t)(info->experts ? info->experts_used : 1);
    size_t quants = batch * bitnet__gpu_quants_stride((int)bitnet__widest(info));
    size_t hidden = pairs * bitnet__gpu_quants_stride(info->ffn_width);
    size_t digits = verified * 4 * bitnet__screen_stride(info->width);
    size_t steps = 4; /* floats, of a token */
    VkDeviceSize used = 0, floats = 0, partial;
    int32_t i;
    g->context = context;
    g->layers = info->layers;
    g->chunks = (uint32_t)(longest + 63) / 64;
    g->mask_stride = (uint32_t)mask_words;
    g->x_stride = (uint32_t)bitnet__pad((size_t)info->width, 64);
    g->qkv_stride = 0;
    if (bitnet__gpu_heads_apart(g)) g->qkv_stride = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    g->gates_stride = 0;
    if (info->experts || bitnet__gpu_is_parted(g, BITNET__PRODUCT_GATE_UP))
        g->gates_stride = (uint32_t)bitnet__pad(2 * (size_t)info->ffn_width, 64);
    g->q_stride = (uint32_t)((size_t)info->heads * head);
    g->attention_stride = (uint32_t)bitnet__pad((size_t)(info->heads * info->head_width), 64);
    g->ffn_stride = (uint32_t)bitnet__pad((size_t)info->ffn_width, 64);
    g->logits_stride = (uint32_t)bitnet__pad((size_t)info->vocabulary, 64);
    g->parts_stride = 0;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        g->parts_stride += (uint32_t)(gpu->lm_head.piece_rows / (BITNET__GPU_THREADS / 8)) + 1;

    g->turned_stride = gpu->model->basis.block ? (uint32_t)bitnet__widest(info) : 0;

    g->x = bitnet__gpu_take_floats(&floats, batch * g->x_stride);
    g->normed = bitnet__gpu_take_floats(
        &floats,
        batch * bitnet__pad((size_t)bitnet__gpu_normed_columns(gpu, g->adapter != NULL), 64));
    g->inner_stride = g->adapter ? (uint32_t)bitnet__pad((size_t)g->adapter->info.rank, 64) : 0;
    g->inner = bitnet__gpu_take_floats(&floats, batch * g->inner_stride);
    g->turned = bitnet__gpu_take_floats(&floats, batch * g->turned_stride);
    g->mixed_stride = (uint32_t)bitnet__pad(
        (size_t)(bitnet__extent(info, BITNET__CHANNELS) + 2 * info->state_heads), 64);
    g->mixed = bitnet__gpu_take_floats(&floats, batch * g->mixed_stride);
    g->delta_stride = (uint32_t)bitnet__extent(info, BITNET__STATE_WIDTH);
    g->delta = bitnet__gpu_take_floats(&floats, batch * g->delta_stride);
    g->routes_stride = (uint32_t)bitnet__pad((size_t)info->experts, 64);
    g->routes = bitnet__gpu_take_floats(&floats, batch * g->routes_stride);
    g->chosen = bitnet__gpu_take_floats(&floats, info->experts ? pairs : 0);
    g->weights = bitnet__gpu_take_floats(&floats, info->experts ? pairs : 0);
    g->gates = bitnet__gpu_take_floats(&floats, pairs * g->gates_stride);
    g->branch = bitnet__gpu_take_floats(
        &floats, info->experts || bitnet__gpu_is_post_normed(gpu, BITNET__PRODUCT_DOWN)
                     ? pairs * g->x_stride
                     : 0);
    g->qkv = bitnet__gpu_take_floats(&floats, batch * g->qkv_stride);
    g->ffn = bitnet__gpu_take_floats(&floats, pairs * g->ffn_stride);
    if (gpu->grouped ||
        gpu->lm_head.form == BITNET__GPU_CODES) /* and padded, so 2 groups or more */
        steps = 2 * bitnet__groups((int)bitnet__widest(info));
    g->steps = bitnet__gpu_take_floats(&floats, steps * pairs);
    g->states = bitnet__gpu_take_floats(&floats, (size_t)BITNET__GPU_STATES * g->x_stride);
    g->turned_states = g->states;
    if (gpu->model->lm_head.signs)
        g->turned_states =
            bitnet__gpu_take_floats(&floats, (size_t)BITNET__GPU_STATES * g->x_stride);
    g->logits = bitnet__gpu_take_floats(&floats, verified * g->logits_stride);
    g->parts = bitnet__gpu_take_floats(&floats, 2 * verified * g->parts_stride);
    g->lowers = bitnet__gpu_take_floats(&floats, 2 * verified * g->parts_stride);
    g->list = bitnet__gpu_take_floats(&floats, 2 * verified * BITNET__GPU_CANDIDATES);
    g->mask = bitnet__gpu_take_floats(&floats, mask_words * verified);
    partial = (VkDeviceSize)g->chunks * (size_t)info->heads * ((size_t)info->head_width + 2);
    g->q = bitnet__gpu_take_floats(&floats, (g->session ? batch : 1) * g->q_stride);
    g->attention = bitnet__gpu_take_floats(&floats, (g->session ? batch : 1) * g->attention_stride);
    g->partial = bitnet__gpu_take_floats(&floats, (g->session ? verified : 1) * partial);
    if (!g->session) { /* these three of a row side by side, then those of the next */
        g->q_stride = g->attention_stride = (uint32_t)floats - g->q;
        bitnet__gpu_take_floats(&floats, (verified - 1) * (VkDeviceSize)g->q_stride);
    }
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    if (quants < digits) quants = digits;
    g->quants = bitnet__gpu_take(&used, quants > hidden ? quants : hidden);
    g->cache_bytes =
        bitnet__gpu_align((VkDeviceSize)info->kv_heads * (size_t)context * bitnet__gpu_row_size(g));
    g->rope = bitnet__gpu_take(&used, (VkDeviceSize)context * (size_t)info->rope_width * 4 *
                                          bitnet__gpu_turns(gpu));
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
    return g->chunks <= gpu->can.limits.maxComputeWorkGroupCount[0] &&
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
    trip->mask_out = (uint32_t *)(void *)(mapped + g->mask_at);
    trip->outbox = (const uint32_t *)(void *)(mapped + g->outbox_at);
    trip->states_back = (const float *)(void *)(mapped + g->states_at);
    trip->logits_back = (const float *)(void *)(mapped + g->logits_at);
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
    g->inbox_at = 0;
    g->mask_at = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->outbox_at = g->mask_at + bitnet__gpu_align(4 * BITNET__GPU_VERIFIED * g->mask_stride);
    g->states_at = g->outbox_at + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->logits_at = g->states_at + (VkDeviceSize)BITNET__GPU_STATES * g->x_stride * 4;
    row = g->logits_stride > 2 * BITNET__GPU_CANDIDATES ? g->logits_stride
                                                        : 2 * BITNET__GPU_CANDIDATES;
    size = g->logits_at + BITNET__GPU_VERIFIED * row * 4;
    result = bitnet__gpu_trip_open(g, &g->now, size, error);
    return result == BITNET_OK ? bitnet__gpu_trip_open(g, &g->behind, size, error) : result;
}

/* ---- adapters, which sessions share */

typedef struct bitnet__gpu_adapter {
    const bitnet_adapter *adapter;
    int32_t users; /* sessions */
    bitnet__gpu_block block;
    bitnet__gpu_region all; /* of it */
    struct bitnet__gpu_adapter *next;
} bitnet__gpu_adapter;

static VkDeviceSize bitnet__gpu_adapter_bytes(const bitnet_adapter *adapter) {
    const bitnet_model *model = adapter->model;
    int count = model->info.layers * BITNET__MATRICES, i;
    VkDeviceSize size = 0;
    for (i = 0; i < count; i++) size += bitnet__gpu_pair_bytes(model, &adapter->pairs[i], i);
    return size;
}

/* Of each matrix, A by padded rows of halves or floats, then B as the CPU has it. */
static void bitnet__gpu_fill_adapter(const bitnet_adapter *adapter, uint8_t *at) {
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

/* ==================================================
   >>gpu-recording   Recording: the dispatches of a token

   A command body computes one batch, at the position and of the tokens that the state names, so it
   is recorded once and submitted repeatedly. At its end the state names the next token.
   ================================================== */

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
   of the stream, four turns, heads, attention, its gates and activation, for an adapter four norms
   and two for each matrix; embedding and head by pieces, with the screen; the last norm, turns of
   these, and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((4 * BITNET__USUAL_MATRICES + 16) * gpu->model->info.layers +
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

/* That of heads, attention or carry for the session's kind of keys and values. */
static int bitnet__gpu_pipeline_of(const bitnet__gpu_session *g, int pipeline) {
    return pipeline + (g->bytes ? BITNET__PIPELINE_BYTES_HEADS - BITNET__PIPELINE_HEADS : 0);
}

/* That of a product for so many tokens. */
static int bitnet__gpu_pipeline_of_product(const bitnet__gpu_recorder *r, int product) {
    const bitnet__gpu_session *g = r->session;
    int first = BITNET__PIPELINE_PRODUCT + 5 * product;
    if (product >= BITNET__PRODUCT_EXPERTS)
        return BITNET__PIPELINE_EXPERTS + product - BITNET__PRODUCT_EXPERTS;
    if (product == BITNET__PRODUCT_QKV && bitnet__gpu_heads_apart(g) && !g->gpu->heads_apart)
        first = BITNET__PIPELINE_STORED_QKV;
    if (product == BITNET__PRODUCT_GATE_UP && bitnet__gpu_is_parted(g, product) &&
        !bitnet__gpu_is_apart(g->gpu, product))
        first = BITNET__PIPELINE_STORED_GATE;
    return first + bitnet__gpu_variant(r->rows);
}

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

static float bitnet__gpu_reciprocal(int columns) { return (float)(1.0 / columns); }

/* Turns vectors of so many rows into a basis with these signs, or back, and multiplies the result
   by a factor. */
static void bitnet__gpu_record_turn(bitnet__gpu_recorder *r, bitnet__push_turn push, int32_t rows) {
    const bitnet__gpu_session *g = r->session;
    int32_t chunk = g->gpu->model->basis.block, columns = (int32_t)push.columns;
    if (chunk < 4 * BITNET__GPU_THREADS) chunk = 4 * BITNET__GPU_THREADS;
    push.scale = g->gpu->model->basis.scale;
    bitnet__gpu_bind(r, BITNET__PIPELINE_TURN, g->sets[0], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + chunk - 1) / chunk, rows, 1);
    bitnet__gpu_then(r);
}

static void bitnet__gpu_record_embedding(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->embedding;
    const bitnet__matrix *m = table->matrix;
    float scale = g->gpu->model->embedding_scale;
    const bitnet__push_turn turn = {(uint32_t)m->columns,    g->x, g->x_stride, g->x, g->x_stride,
                                    g->gpu->embedding_signs, 1,    0,           scale};
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        bitnet__push_embed push;
        push.rows = (uint32_t)bitnet__gpu_piece_rows(table, i);
        push.first = (uint32_t)(i * table->piece_rows);
        push.target = g->x;
        push.target_stride = g->x_stride;
        push.has_scale = m->has_scale;
        push.scale = m->scale;
        push.embedding_scale = m->signs ? 1.0f : scale;
        bitnet__gpu_bind(r, BITNET__PIPELINE_EMBED, bitnet__gpu_embedding_set(g, i), &push,
                         sizeof push);
        bitnet__gpu_dispatch(r, r->rows, 1, 1);
        bitnet__gpu_then(r);
    }
    if (m->signs) bitnet__gpu_record_turn(r, turn, r->rows);
}

/* Workgroups of so many rows of a product for a batch shorter than a prompt's. */
static int32_t bitnet__gpu_product_groups(const bitnet_gpu *gpu, int product, int32_t rows,
                                          int32_t tokens) {
    int32_t each = BITNET__GPU_THREADS / 8 * bitnet__gpu_team_rows(gpu, product, tokens);
    return (rows + each - 1) / each;
}

/* The push constants of a layer's kernels. */
static bitnet__push_layer bitnet__gpu_layer_push(const bitnet__gpu_recorder *r, int layer,
                                                 const bitnet__gpu_slice *slice, uint32_t source,
                                                 uint32_t target, uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    bitnet__push_layer push;
    memset(&push, 0, sizeof push);
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.gain = slice->gain;
    push.source = source;
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)slice->rows;
    push.count = (uint32_t)r->rows;
    push.context = (uint32_t)g->context;
    push.steps = g->steps;
    push.reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, slice->product));
    push.epsilon = gpu->model->info.norm_epsilon;
    push.score_scale = gpu->model->score_scale;
    push.outputs = g->attention;
    push.outputs_stride = g->attention_stride;
    push.partial = g->partial;
    push.chunks = g->chunks;
    push.groups = (uint32_t)bitnet__gpu_product_groups(gpu, slice->product, slice->rows, 1);
    push.ready = push.groups * (uint32_t)(layer + 1);
    push.residual_scale = gpu->model->residual_scale;
    push.quantised = !g->adapter;
    push.window = l->window;
    if (l->window != BITNET__GPU_NONE)
        push.rope = (uint32_t)g->context * (uint32_t)gpu->model->info.rope_width / 2;
    return push;
}

/* Dispatches a prompt's product in tiles of 64 tokens by 64 rows; gate and up together take half as
   many each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, const bitnet__gpu_slice *slice) {
    bool both = slice->product == BITNET__PRODUCT_GATE_UP &&
                !bitnet__gpu_is_parted(r->session, slice->product);
    int32_t each = both ? 32 : 64;
    bitnet__gpu_dispatch(r, (slice->rows + each - 1) / each, (r->rows + 63) / 64, 1);
}

/* Vectors of a product's input or result: tokens, or pairs of a token and one of its experts. */
static int32_t bitnet__gpu_pairs(const bitnet__gpu_recorder *r) {
    return r->rows * r->session->gpu->model->info.experts_used;
}

/* Dispatches the norm and quantisation of a product's input, unless the product does this
   itself. */
static void bitnet__gpu_record_prepare(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_slice *slice, uint32_t source,
                                       uint32_t source_stride) {
    const bitnet__gpu_session *g = r->session;
    bitnet__push_prepare push;
    push.source = source;
    push.source_stride = source_stride;
    push.gain = slice->gain;
    push.target = g->steps;
    push.reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(g->gpu, slice->product));
    push.epsilon = g->gpu->model->info.norm_epsilon;
    push.digits = 0;
    bitnet__gpu_bind(r, BITNET__PIPELINE_PREPARE + slice->product, g->sets[layer], &push,
                     sizeof push);
    bitnet__gpu_dispatch(
        r, slice->product == BITNET__PRODUCT_EXPERTS_DOWN ? bitnet__gpu_pairs(r) : r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* Has attention or the previous product already prepared this product's input? Norms between them
   are in the way. */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    int before = (product + BITNET__PRODUCT_DELTA - 1) % BITNET__PRODUCT_DELTA;
    if (product == BITNET__PRODUCT_OUTPUT)
        return bitnet__gpu_is_quantised(r->session->gpu) && r->session->session &&
               !r->session->adapter;
    return r->joined && !bitnet__gpu_norms_each(r->session->gpu) &&
           !r->session->gpu->model->info.experts && /* their sum lies between */
           !bitnet__gpu_signs_of(r->session->gpu, product) &&
           !bitnet__gpu_is_apart(r->session->gpu, product) &&
           !bitnet__gpu_is_post_normed(r->session->gpu, before) &&
           (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < r->session->layers));
}

/* A product by groups, of what has been prepared. */
static void bitnet__gpu_record_grouped(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_slice *slice, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_variant(r->rows), product = slice->product;
    int next = bitnet__gpu_next_product(product), next_layer = layer + (next == 0);
    bool prepares = bitnet__gpu_is_prepared(r, next_layer, next);
    bool experts = product >= BITNET__PRODUCT_EXPERTS;
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product));
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)slice->rows;
    push.count = experts ? 1 : (uint32_t)r->rows;
    push.steps = g->steps;
    push.quants_stride = (uint32_t)(stride / 16);
    push.residual_scale = gpu->model->residual_scale;
    push.chosen = g->chosen;
    push.next_gain = prepares ? gpu->layers[next_layer].gains[next] : BITNET__GPU_NONE;
    push.next_reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, next));
    push.epsilon = gpu->model->info.norm_epsilon;
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of_product(r, product), g->sets[layer], &push,
                     sizeof push);
    if (variant == 4 && !experts) bitnet__gpu_dispatch_tiles(r, slice);
    else
        bitnet__gpu_dispatch(r, slice->rows / BITNET__GROUP_ROWS,
                             experts ? bitnet__gpu_pairs(r) : 1, 1);
    bitnet__gpu_then(r);
}

/* The same of floats, of vectors that are not quantised. */
static void bitnet__gpu_record_floats(bitnet__gpu_recorder *r, int layer,
                                      const bitnet__gpu_slice *slice, uint32_t source,
                                      uint32_t source_stride, uint32_t target,
                                      uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    bool experts =
        slice->product == BITNET__PRODUCT_EXPERTS || slice->product == BITNET__PRODUCT_EXPERTS_DOWN;
    bool branch =
        bitnet__gpu_products[slice->product].count == 1 && slice->product < BITNET__PRODUCT_EXPERTS;
    bitnet__push_floats push;
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.rows = (uint32_t)slice->rows;
    push.segments = (uint32_t)(slice->matrix->columns + 63) / 64;
    push.are_halves = slice->matrix->type == BITNET_TYPE_F16;
    push.source = source;
    push.source_stride = source_stride;
    push.target = target;
    push.target_stride = target_stride;
    push.added = branch && !bitnet__gpu_is_post_normed(g->gpu, slice->product);
    push.residual_scale = g->gpu->model->residual_scale;
    push.chosen = experts ? g->chosen : BITNET__GPU_NONE;
    push.share =
        slice->product == BITNET__PRODUCT_EXPERTS ? (uint32_t)g->gpu->model->info.experts_used : 1;
    bitnet__gpu_bind(r, BITNET__PIPELINE_FLOATS, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (slice->rows + teams - 1) / teams,
                         experts ? bitnet__gpu_pairs(r) : r->rows, 1);
    bitnet__gpu_then(r);
}

/* A slice of a product, its input's norm included. */
static void bitnet__gpu_record_slice(bitnet__gpu_recorder *r, int layer,
                                     const bitnet__gpu_slice *slice, uint32_t source,
                                     uint32_t source_stride, uint32_t target,
                                     uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_variant(r->rows), product = slice->product;
    bitnet__push_layer push =
        bitnet__gpu_layer_push(r, layer, slice, source, target, target_stride);
    if (slice->matrix->layout == BITNET__FLOATS) {
        bitnet__gpu_record_floats(r, layer, slice, source, source_stride, target, target_stride);
        return;
    }
    if (gpu->grouped ? !bitnet__gpu_is_prepared(r, layer, product) : variant > 0)
        bitnet__gpu_record_prepare(r, layer, slice, source, source_stride);
    if (gpu->grouped) {
        bitnet__gpu_record_grouped(r, layer, slice, target, target_stride);
        return;
    }
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of_product(r, product), g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, slice);
    else
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, slice->rows, 1 << variant),
                             1, 1);
    bitnet__gpu_then(r);
}

/* The norm of vectors, by itself or added to the target, as `pipeline` has it. */
static void bitnet__gpu_record_norm(bitnet__gpu_recorder *r, int layer, int pipeline, uint32_t gain,
                                    uint32_t source, uint32_t source_stride, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    int columns = bitnet__gpu_columns(g->gpu, bitnet__gpu_op_of(pipeline)->which);
    bitnet__push_norms push;
    push.source = source;
    push.source_stride = source_stride;
    push.target = target;
    push.target_stride = (uint32_t)bitnet__pad((size_t)columns, 64);
    push.gain = gain;
    push.reciprocal = bitnet__gpu_reciprocal(columns);
    push.epsilon = model->info.norm_epsilon;
    push.scale = pipeline == BITNET__PIPELINE_ADD ? model->residual_scale : 1.0f;
    bitnet__gpu_bind(r, pipeline, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* What the session's adapter adds to a product, of its input behind the norm but not quantised. */
static void bitnet__gpu_record_adapter(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    const bitnet__pair *pairs = g->adapter->pairs;
    VkDescriptorSet set = g->sets[g->own_sets - 1];
    VkDeviceSize at = 0;
    int columns = bitnet__gpu_columns(g->gpu, product), i;
    int first = layer * BITNET__MATRICES + bitnet__gpu_products[product].first;
    for (i = 0; i < first; i++) at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    for (i = first; i < first + bitnet__gpu_products[product].count; i++) {
        bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, product, i - first);
        int rows = bitnet__part_rows(&g->gpu->model->info, i % BITNET__MATRICES);
        bitnet__push_floats inner;
        bitnet__push_adapt push;
        if (!pairs[i].rank) continue;
        memset(&inner, 0, sizeof inner);
        inner.first = (uint32_t)(at / 16);
        inner.scales = inner.biases = inner.chosen = BITNET__GPU_NONE;
        inner.share = 1;
        inner.rows = push.rank = (uint32_t)pairs[i].rank;
        inner.segments = (uint32_t)(columns + 63) / 64;
        inner.are_halves = pairs[i].type == BITNET_TYPE_F16;
        inner.source = source;
        inner.source_stride = source_stride;
        inner.target = push.source = g->inner;
        inner.target_stride = push.source_stride = g->inner_stride;
        bitnet__gpu_bind(r, BITNET__PIPELINE_FLOATS, set, &inner, sizeof inner);
        bitnet__gpu_dispatch(r, (pairs[i].rank + teams - 1) / teams, r->rows, 1);
        bitnet__gpu_then(r);
        push.first = (uint32_t)((at + bitnet__gpu_pair_a_bytes(&pairs[i], columns)) / 4);
        push.rows = (uint32_t)rows;
        push.target = target + slice.before;
        push.target_stride = target_stride;
        push.factor = bitnet__pair_factor(g->adapter, &pairs[i], g->session->adapter_scale);
        bitnet__gpu_bind(r, BITNET__PIPELINE_ADAPT, set, &push, sizeof push);
        bitnet__gpu_dispatch(r, (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows, 1);
        bitnet__gpu_then(r);
        at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    }
}

/* A product of a layer with all norms of its input, its turn and its adapter. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int slices = bitnet__gpu_is_parted(g, product) ? bitnet__gpu_products[product].count : 1, i;
    bool normed = bitnet__gpu_is_normed_apart(gpu, product);
    uint32_t input = source, input_stride = source_stride; /* of an adapter */
    if (normed || (g->adapter && bitnet__gpu_is_normed(gpu, product))) {
        int norm = product == BITNET__PRODUCT_OUTPUT ? BITNET__PIPELINE_NORM_OUT
                   : product == BITNET__PRODUCT_DOWN ? BITNET__PIPELINE_NORM_DOWN
                                                     : BITNET__PIPELINE_NORM;
        bitnet__gpu_record_norm(r, layer, norm, gpu->layers[layer].gains[product], source,
                                source_stride, g->normed);
        input = g->normed;
        input_stride = (uint32_t)bitnet__pad((size_t)bitnet__gpu_columns(gpu, product), 64);
    }
    if (normed) source = input, source_stride = input_stride;
    if (bitnet__gpu_signs_of(gpu, product)) {
        bitnet__push_turn turn = {0, source, source_stride, g->turned, g->turned_stride, 0, 0,
                                  0, 1};
        turn.columns = (uint32_t)bitnet__gpu_columns(gpu, product);
        turn.signs = gpu->signs[product];
        bitnet__gpu_record_turn(r, turn, r->rows);
    }
    for (i = 0; i < slices; i++) {
        bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, product, i);
        bool turned = slice.matrix->signs != NULL;
        bitnet__gpu_record_slice(r, layer, &slice, turned ? g->turned : source,
                                 turned ? g->turned_stride : source_stride, target + slice.before,
                                 target_stride);
    }
    if (g->adapter)
        bitnet__gpu_record_adapter(r, layer, product, input, input_stride, target, target_stride);
}

/* A product whose result is added to the residual stream, by itself or behind a norm. */
static void bitnet__gpu_record_branch(bitnet__gpu_recorder *r, int layer, int product,
                                      uint32_t source, uint32_t source_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool normed = bitnet__gpu_is_post_normed(gpu, product);
    bitnet__gpu_record_product(r, layer, product, source, source_stride, normed ? g->branch : g->x,
                               g->x_stride);
    if (normed)
        bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_ADD,
                                gpu->layers[layer].post_gains[product], g->branch, g->x_stride,
                                g->x);
}

/* The activation of gates and ups, of so many vectors, that were multiplied apart. */
static void bitnet__gpu_record_activation(bitnet__gpu_recorder *r, int layer, int32_t vectors) {
    const bitnet__gpu_session *g = r->session;
    int32_t columns = g->gpu->model->info.ffn_width;
    bitnet__push_activate push;
    push.columns = (uint32_t)columns;
    push.source = g->gates;
    push.source_stride = g->gates_stride;
    push.target = g->ffn;
    push.target_stride = g->ffn_stride;
    push.most = g->gpu->model->info.experts ? g->gpu->model->layers[layer].clamp : 0;
    bitnet__gpu_bind(r, BITNET__PIPELINE_ACTIVATE, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, vectors, 1);
    bitnet__gpu_then(r);
}

/* Gate and up, and their activation. */
static void bitnet__gpu_record_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    bool apart = bitnet__gpu_is_parted(g, BITNET__PRODUCT_GATE_UP);
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->x, g->x_stride,
                               apart ? g->gates : g->ffn, apart ? g->gates_stride : g->ffn_stride);
    if (apart) bitnet__gpu_record_activation(r, layer, r->rows);
}

/* Which experts each token takes, by the router's product with its norm. */
static void bitnet__gpu_record_routes(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_slice router = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_ROUTER, 0);
    bitnet__push_route push;
    bitnet__gpu_record_floats(r, layer, &router, g->normed, g->x_stride, g->routes,
                              g->routes_stride);
    push.experts = (uint32_t)info->experts;
    push.used = (uint32_t)info->experts_used;
    push.source = g->routes;
    push.source_stride = g->routes_stride;
    push.chosen = g->chosen;
    push.weights = g->weights;
    bitnet__gpu_bind(r, BITNET__PIPELINE_ROUTE, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* A product of the experts chosen, of what has been prepared if it is by groups. */
static void bitnet__gpu_record_expert(bitnet__gpu_recorder *r, int layer,
                                      const bitnet__gpu_slice *slice, uint32_t source,
                                      uint32_t source_stride, uint32_t target,
                                      uint32_t target_stride) {
    if (slice->matrix->layout == BITNET__FLOATS)
        bitnet__gpu_record_floats(r, layer, slice, source, source_stride, target, target_stride);
    else bitnet__gpu_record_grouped(r, layer, slice, target, target_stride);
}

/* Adds the experts' results to the residual stream. */
static void bitnet__gpu_record_sum(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_weigh push;
    push.columns = (uint32_t)info->width;
    push.used = (uint32_t)info->experts_used;
    push.source = g->branch;
    push.source_stride = push.target_stride = g->x_stride;
    push.weights = g->weights;
    push.target = g->x;
    bitnet__gpu_bind(r, BITNET__PIPELINE_WEIGH, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (info->width + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows,
                         1);
    bitnet__gpu_then(r);
}

/* What a mixture of experts has instead of gate, up and down: the same for each pair of a token and
   one of its experts. */
static void bitnet__gpu_record_experts(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_slice gate = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_EXPERTS, 0);
    const bitnet__gpu_slice up = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_EXPERTS, 1);
    const bitnet__gpu_slice down = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_EXPERTS_DOWN, 0);
    bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_NORM, gate.gain, g->x, g->x_stride,
                            g->normed);
    bitnet__gpu_record_routes(r, layer);
    if (g->gpu->grouped) bitnet__gpu_record_prepare(r, layer, &gate, g->normed, g->x_stride);
    bitnet__gpu_record_expert(r, layer, &gate, g->normed, g->x_stride, g->gates, g->gates_stride);
    bitnet__gpu_record_expert(r, layer, &up, g->normed, g->x_stride, g->gates + up.before,
                              g->gates_stride);
    bitnet__gpu_record_activation(r, layer, bitnet__gpu_pairs(r));
    if (g->gpu->grouped) bitnet__gpu_record_prepare(r, layer, &down, g->ffn, g->ffn_stride);
    bitnet__gpu_record_expert(r, layer, &down, g->ffn, g->ffn_stride, g->branch, g->x_stride);
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
    int32_t rows = bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV);
    uint64_t groups = (uint64_t)bitnet__gpu_product_groups(gpu, BITNET__PRODUCT_QKV, rows, 1) +
                      (uint64_t)g->chunks * (uint64_t)gpu->model->info.heads; /* at most one each */
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
    int pipeline = still ? BITNET__PIPELINE_STILL : BITNET__PIPELINE_HEADS;
    push.gain = g->gpu->layers[layer].head_gains;
    push.source = g->qkv;
    push.reciprocal = bitnet__gpu_reciprocal(info->head_width);
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, pipeline), g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (heads + each - 1) / each, r->rows, 1);
    bitnet__gpu_then(r);
}

/* In a pass: copies each row's keys and values to its session's cache, which attention reads. */
static void bitnet__gpu_record_members(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_QKV, 0);
    uint32_t row;
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__push_carry push;
        push.row = row;
        push.rows = (uint32_t)g->context;
        push.context = (uint32_t)g->members[row]->context;
        bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_CARRY),
                         bitnet__gpu_member_set(g, row, layer), &push, sizeof push);
        bitnet__gpu_dispatch(r, info->kv_heads, 1, 1);
    }
    bitnet__gpu_then(r);
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &slice, 0, 0, 0);
        push.context = (uint32_t)g->members[row]->context;
        push.outputs -= g->q;
        push.partial -= g->q;
        push.quantised = 0; /* the set has other memory instead of int8 */
        bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_SPLIT),
                         bitnet__gpu_member_set(g, row, layer), &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g->members[row], BITNET__STATE_CHUNKS);
    }
    bitnet__gpu_then(r);
}

/* Multiplies attention's outputs by the sigmoids of their gates. */
static void bitnet__gpu_record_output_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t columns = info->heads * info->head_width;
    bitnet__push_gates push;
    push.columns = (uint32_t)columns;
    push.source = g->qkv;
    push.source_stride = g->qkv_stride;
    push.target = g->attention;
    push.target_stride = g->attention_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_GATES, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows, 1);
    bitnet__gpu_then(r);
}

/* The convolution and the states of tokens of one session. */
static void bitnet__gpu_record_recurrence(bitnet__gpu_recorder *r, VkDescriptorSet set,
                                          const bitnet__push_states *push, int32_t rows) {
    const bitnet_model_info *info = &r->session->gpu->model->info;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    int32_t heads = 2 * info->state_key_heads + info->state_heads;
    bitnet__gpu_bind(r, BITNET__PIPELINE_MIX, set, push, sizeof *push);
    bitnet__gpu_dispatch(r, (heads + teams - 1) / teams + 1, rows, 1);
    bitnet__gpu_then(r);
    bitnet__gpu_bind(r, BITNET__PIPELINE_RULE, set, push, sizeof *push);
    bitnet__gpu_dispatch(r, info->state_heads, 1, 1);
    bitnet__gpu_then(r);
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
    push.source = g->qkv;
    push.source_stride = g->qkv_stride;
    push.mixed = g->mixed;
    push.mixed_stride = g->mixed_stride;
    push.target = g->delta;
    push.target_stride = g->delta_stride;
    push.count = (uint32_t)r->rows;
    push.reciprocal = bitnet__gpu_reciprocal(info->state_width);
    push.epsilon = info->norm_epsilon;
    push.scale = model->unit_gains[0][0];
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_DELTA, g->x, g->x_stride, g->qkv,
                               g->qkv_stride);
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
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_QKV, 0);
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &slice, g->x, g->q, g->q_stride);
    int by_itself = r->by_head ? BITNET__PIPELINE_BY_HEAD : BITNET__PIPELINE_SPLIT;
    /* Tiles begin at multiples of their tokens, so there may be one more. */
    int32_t tiles = r->rows / bitnet__gpu_tokens_each(&g->gpu->model->info) + 2;
    int joined = r->by_head ? BITNET__PIPELINE_JOINED_HEAD : BITNET__PIPELINE_JOINED;
    if (r->joined && !g->gpu->grouped && !g->bytes) {
        bitnet__gpu_bind(r, joined, g->sets[layer], &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_GROUPS);
        bitnet__gpu_then(r);
        return;
    }
    if (bitnet__gpu_heads_apart(g)) {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->x, g->x_stride, g->qkv,
                                   g->qkv_stride);
        bitnet__gpu_record_heads(r, layer, push);
    } else {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->x, g->x_stride, g->q,
                                   g->q_stride);
    }
    if (!g->session) {
        bitnet__gpu_record_members(r, layer);
    } else {
        bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, split ? by_itself : BITNET__PIPELINE_WHOLE),
                         g->sets[layer], &push, sizeof push);
        if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
        else if (g->bytes) bitnet__gpu_dispatch(r, 1, bitnet__gpu_parts(g->gpu, false), r->rows);
        else bitnet__gpu_dispatch(r, tiles, bitnet__gpu_parts(g->gpu, false), 1);
        bitnet__gpu_then(r);
    }
    if (g->gpu->model->info.attention_period) bitnet__gpu_record_output_gates(r, layer);
}

/* ==================================================
   >>gpu-head   Recording: the head, and a whole batch

   The dispatches after the last layer, from states to logits or to the chosen token; then the
   commands of a whole batch, and the copies before and after it.
   ================================================== */

/* States from vectors, as the head takes them. */
static void bitnet__gpu_record_states(bitnet__gpu_recorder *r, int32_t count, uint32_t source,
                                      uint32_t source_stride, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_prepare push;
    push.source = source;
    push.source_stride = source_stride;
    push.gain = g->gpu->output_gain;
    push.target = target;
    push.reciprocal = bitnet__gpu_reciprocal(info->width);
    push.epsilon = info->norm_epsilon;
    push.digits = g->steps;
    bitnet__gpu_bind(r, BITNET__PIPELINE_FINAL, g->sets[info->layers], &push, sizeof push);
    bitnet__gpu_dispatch(r, count, 1, 1);
    bitnet__gpu_then(r);
}

/* The states that logits are made of; for a head in a Hadamard basis turned, too. */
static void bitnet__gpu_record_final(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_session *g = r->session;
    uint32_t from = (uint32_t)(r->rows - count) * g->x_stride;
    bitnet__push_turn turn = {
        0, g->normed + from, g->x_stride, g->turned, g->turned_stride, 0, 0, 0, 1};
    turn.columns = (uint32_t)g->gpu->model->info.width;
    turn.signs = g->gpu->lm_head_signs;
    if (!g->gpu->model->lm_head.signs) {
        bitnet__gpu_record_states(r, count, g->x + from, g->x_stride, g->states);
        return;
    }
    bitnet__gpu_record_norm(r, 0, BITNET__PIPELINE_NORM, g->gpu->output_gain, g->x, g->x_stride,
                            g->normed);
    bitnet__gpu_record_states(r, count, turn.source, g->x_stride, g->states);
    bitnet__gpu_record_turn(r, turn, count);
    bitnet__gpu_record_states(r, count, g->turned, g->turned_stride, g->turned_states);
}

/* All logits of a piece of a head by groups, after `part` workgroups; returns its own number of
   workgroups. */
static uint32_t bitnet__gpu_record_grouped_logits(bitnet__gpu_recorder *r, int32_t piece,
                                                  int32_t count, uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    int32_t rows = bitnet__gpu_piece_rows(table, piece), first = piece * table->piece_rows;
    int32_t groups = (rows + BITNET__GROUP_ROWS - 1) / BITNET__GROUP_ROWS;
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.scales = g->gpu->lm_head_scales + (uint32_t)first;
    push.biases = g->gpu->lm_head_biases;
    if (push.biases != BITNET__GPU_NONE) push.biases += (uint32_t)first;
    push.next_gain = BITNET__GPU_NONE;
    push.target = g->logits + (uint32_t)first;
    push.target_stride = g->logits_stride;
    push.rows = (uint32_t)rows;
    push.count = (uint32_t)count;
    push.steps = g->steps;
    push.quants_stride = (uint32_t)(bitnet__gpu_quants_stride(table->matrix->columns) / 16);
    push.id = (uint32_t)first;
    push.parts = g->parts;
    push.first_part = part;
    push.parts_stride = g->parts_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEAD + bitnet__gpu_variant(count),
                     g->sets[g->gpu->model->info.layers + piece], &push, sizeof push);
    bitnet__gpu_dispatch(r, groups, 1, 1);
    bitnet__gpu_then(r);
    return (uint32_t)groups;
}

/* The same of a ternary head. */
static uint32_t bitnet__gpu_record_ternary_logits(bitnet__gpu_recorder *r, int32_t piece,
                                                  int32_t count, uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    int variant = bitnet__gpu_variant(count);
    int32_t per_group = BITNET__GPU_THREADS / 8 * bitnet__gpu_head_rows(g->gpu, 1 << variant);
    int32_t rows = bitnet__gpu_piece_rows(table, piece), first = piece * table->piece_rows;
    int32_t groups = (rows + per_group - 1) / per_group;
    bitnet__push_layer push;
    memset(&push, 0, sizeof push);
    push.scales = g->gpu->lm_head_scales + (uint32_t)first;
    push.biases = g->gpu->lm_head_biases;
    if (push.biases != BITNET__GPU_NONE) push.biases += (uint32_t)first;
    push.target = g->logits + (uint32_t)first;
    push.target_stride = g->logits_stride;
    push.rows = (uint32_t)rows;
    push.count = (uint32_t)count;
    push.steps = g->steps;
    push.id = (uint32_t)first;
    push.parts = g->parts;
    push.first_part = part;
    push.parts_stride = g->parts_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEAD + variant,
                     g->sets[g->gpu->model->info.layers + piece], &push, sizeof push);
    bitnet__gpu_dispatch(r, groups, 1, 1);
    bitnet__gpu_then(r);
    return (uint32_t)groups;
}

/* The same of any head. */
static uint32_t bitnet__gpu_record_logits(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                          uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    int variant = bitnet__gpu_variant(count);
    int32_t per_group = BITNET__GPU_THREADS / 8 * bitnet__gpu_head_rows(g->gpu, 1 << variant);
    int32_t rows = bitnet__gpu_piece_rows(table, piece);
    int32_t groups = (rows + per_group - 1) / per_group;
    bitnet__push_head push;
    if (table->form == BITNET__GPU_CODES)
        return bitnet__gpu_record_grouped_logits(r, piece, count, part);
    if (table->form == BITNET__GPU_TERNARY)
        return bitnet__gpu_record_ternary_logits(r, piece, count, part);
    push.rows = (uint32_t)rows;
    push.first = (uint32_t)(piece * table->piece_rows);
    push.states = g->turned_states;
    push.logits = g->logits;
    push.logits_stride = g->logits_stride;
    push.parts = g->parts;
    push.first_part = part;
    push.parts_stride = g->parts_stride;
    push.count = (uint32_t)count;
    push.has_scale = table->matrix->has_scale;
    push.scale = table->matrix->scale;
    push.biases = g->gpu->lm_head_biases;
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEAD + variant,
                     g->sets[g->gpu->model->info.layers + piece], &push, sizeof push);
    bitnet__gpu_dispatch(r, groups, 1, 1);
    bitnet__gpu_then(r);
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
    push.states = g->steps;
    push.uppers = g->logits;
    push.uppers_stride = g->logits_stride;
    push.lowers = g->lowers;
    push.part = part;
    push.lowers_stride = g->parts_stride;
    push.count = (uint32_t)count;
    push.mask = g->mask;
    push.mask_stride = g->mask_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_SCREEN + bitnet__gpu_variant(count),
                     bitnet__gpu_screen_set(g, piece), &push, sizeof push);
    bitnet__gpu_dispatch(r, (int32_t)bitnet__gpu_screen_groups(table, piece), 1, 1);
    bitnet__gpu_then(r);
}

/* Exact logits of the rows that the bounds, from so many workgroups, do not rule out. */
static void bitnet__gpu_record_survivors(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                         uint32_t part, uint32_t workgroups) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    bitnet__push_survivors push;
    push.rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    push.first = (uint32_t)(piece * table->piece_rows);
    push.states = g->turned_states;
    push.uppers = g->logits;
    push.uppers_stride = g->logits_stride;
    push.lowers = g->lowers;
    push.workgroups = workgroups;
    push.parts = g->parts;
    push.part = part;
    push.stride = g->parts_stride;
    push.list = g->list;
    push.room = BITNET__GPU_CANDIDATES;
    bitnet__gpu_bind(r, BITNET__PIPELINE_SURVIVORS, g->sets[g->gpu->model->info.layers + piece],
                     &push, sizeof push);
    bitnet__gpu_dispatch(r, (int32_t)bitnet__gpu_screen_groups(table, piece), count, 1);
    bitnet__gpu_then(r);
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
    push.parts = g->parts;
    push.parts_count = parts;
    push.parts_stride = g->parts_stride;
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
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DELTA_OUT, g->delta,
                                      g->delta_stride);
        } else {
            bitnet__gpu_record_attention(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_OUTPUT, g->attention,
                                      g->attention_stride);
        }
        if (g->gpu->model->info.experts) {
            bitnet__gpu_record_experts(r, layer);
        } else {
            bitnet__gpu_record_gates(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DOWN, g->ffn, g->ffn_stride);
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
    if (!g->adapter) wanted[bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_CARRY)] = true;
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
    return (uint32_t *)(void *)(g->now.channel.block.mapped + g->inbox_at);
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
    const bitnet_gpu *gpu = g->gpu;
    uint32_t *inbox = bitnet__gpu_inbox(g);
    uint32_t chunks = (uint32_t)(position + count - 1) / 64 + 1;
    uint32_t parts = (uint32_t)bitnet__gpu_parts(gpu, by_head);
    int row;
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[BITNET__STATE_POSITION] = (uint32_t)position;
    inbox[BITNET__STATE_CHUNKS] = chunks;
    inbox[BITNET__STATE_PARTS] = parts;
    inbox[BITNET__STATE_ROWS] = (uint32_t)count;
    inbox[BITNET__STATE_GROUPS] =
        (uint32_t)bitnet__gpu_product_groups(gpu, BITNET__PRODUCT_QKV,
                                             bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV), 1) +
        chunks * parts;
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
    copies[0].srcOffset = g->inbox_at;
    copies[0].dstOffset = g->state.offset;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->inbox_at + 4 * BITNET__STATE_CHUNKS;
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
    copies[2].srcOffset = g->mask_at;
    copies[2].dstOffset = g->floats.offset + (VkDeviceSize)g->mask * 4;
    copies[2].size = 4 * (VkDeviceSize)bitnet__gpu_heads(&g->now.record) * g->mask_stride;
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
    copies[0].dstOffset = g->outbox_at;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->floats.offset + (VkDeviceSize)g->states * 4;
    copies[1].dstOffset = g->states_at;
    copies[1].size = states * g->x_stride * 4;
    copies[2].srcOffset = g->floats.offset + (VkDeviceSize)(listed ? g->list : g->logits) * 4;
    copies[2].dstOffset = g->logits_at;
    copies[2].size = listed ? (VkDeviceSize)(record->ahead ? 1 : rows) * BITNET__GPU_CANDIDATES * 8
                            : (VkDeviceSize)record->logit_rows * g->logits_stride * 4;
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

/* ==================================================
   >>gpu-passes   Passes: rows of several sessions

   A pass computes one token each of up to BITNET__GPU_VERIFIED sessions, so that products and head
   read the weights once for all. It owns memory laid out like that of a session whose batch these
   rows are. Its KV cache has one position per row, rotated as the row's position in its session
   demands; products write keys and values there. carry.comp copies them to each session's cache,
   which attention reads; the head's results go where each session looks for its own. Attention's
   queries, partial sums and results lie side by side for each row, in the part of the floats that
   the member's descriptor set names, so these dispatches need no barriers between them.

   Passes are made on demand and lent. The last session to finish with a pass returns it. A pass
   recorded for the same sessions is reused with its commands.
   ================================================== */

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
    g->mask_at = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->rope_at =
        g->mask_at + bitnet__gpu_align(4 * BITNET__GPU_VERIFIED * bitnet__gpu_mask_words(info));
    result = bitnet__gpu_session_blocks(g, size, error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_channel_open(gpu, &g->now.channel, g->rope_at + g->rope.size, 0, error);
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
        if ((int64_t)(*at)->memory.chunks * 64 >= longest &&
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
                regions[2].offset += 4 * (g->q + (VkDeviceSize)row * g->q_stride);
                regions[2].size = 4 * (VkDeviceSize)g->q_stride;
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
    VkDeviceSize mask = 4 * (VkDeviceSize)g->mask_stride;
    uint32_t count = 2;
    int32_t row;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    copies[0].srcOffset = g->inbox_at;
    copies[0].dstOffset = g->state.offset;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->rope_at;
    copies[1].dstOffset = g->rope.offset;
    copies[1].size = g->rope.size;
    for (row = 0; row < rows; row++) {
        const bitnet__gpu_session *member = g->members[row];
        bitnet__gpu_copy_state(member, states);
        gpu->vk.CmdCopyBuffer(commands, member->now.channel.block.buffer, member->block.buffer, 2,
                              states);
        if (!member->now.record.masked) continue;
        copies[count].srcOffset = g->mask_at + (VkDeviceSize)row * mask;
        copies[count].dstOffset =
            g->floats.offset + (VkDeviceSize)g->mask * 4 + (VkDeviceSize)row * mask;
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
             member->outbox_at + 4 * BITNET__STATE_CHOICES, choice},
            {g->state.offset + 4 * (BITNET__STATE_CHOSEN + row),
             member->outbox_at + 4 * BITNET__STATE_CHOSEN, 4},
            {g->floats.offset + 4 * (g->states + row * g->x_stride), member->states_at,
             4 * (VkDeviceSize)g->x_stride},
            {g->floats.offset +
                 4 * (listed ? g->list + row * list : g->logits + row * g->logits_stride),
             member->logits_at,
             4 * (listed ? list : (VkDeviceSize)record->logit_rows * g->logits_stride)}};
        uint32_t count = copies[3].size > 0 ? 4 : 3;
        gpu->vk.CmdCopyBuffer(commands, g->block.buffer, member->now.channel.block.buffer, count,
                              copies);
        for (i = 0; i < count; i++) bytes += copies[i].size;
    }
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded, (int64_t)bytes);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* ==================================================
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
   is kept.
   ================================================== */

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

/* Forgets on either side what lies behind the session's end, with a submit that led there. */
static void bitnet__gpu_forget_later(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t i;
    if (s->device.home > s->computed) s->device.home = s->computed;
    if (s->device.away > s->computed) s->device.away = s->computed;
    for (i = 0; i < bitnet__gpu_slots(s); i++)
        if (g->slots[i] > s->device.away) {
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
    if (all / tokens > (uint32_t)g->gpu->model->info.vocabulary / 4) g->rest = BITNET__GPU_REST;
}

/* Rows of a submit for which a token is chosen. */
static int32_t bitnet__gpu_chosen_rows(const bitnet__gpu_record *record) {
    return record->ahead ? record->count : bitnet__gpu_lm_head_rows(record->count);
}

/* Are a row's candidates possible: finite logits of tokens that its mask allows, each of them once?
   Overwrites `mask_now`. */
static bool bitnet__gpu_are_possible(const bitnet__gpu_session *g, int32_t row, uint32_t count) {
    const float *back = g->now.logits_back + (size_t)row * 2 * BITNET__GPU_CANDIDATES;
    const uint32_t *mask = g->now.mask_out + (size_t)row * g->mask_stride;
    uint32_t *left = g->mask_now, i;
    if (count > BITNET__GPU_CANDIDATES) return true; /* they are not used */
    if (g->now.record.masked) memcpy(left, mask, 4 * (size_t)g->mask_stride);
    else memset(left, 0xFF, 4 * (size_t)g->mask_stride);
    for (i = 0; i < count; i++) {
        uint32_t id = bitnet__bits(back[2 * i + 1]);
        if (id >= (uint32_t)g->gpu->model->info.vocabulary || !(left[id / 32] >> (id & 31) & 1) ||
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
    uint32_t vocabulary = (uint32_t)g->gpu->model->info.vocabulary;
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

/* Rows of the waiting batch that a record holds; 0: it holds others. */
static int32_t bitnet__gpu_rows_of(const bitnet_session *s, const bitnet__gpu_record *record) {
    int32_t row = s->computed - record->first, rows = record->ahead ? 1 : record->count;
    if (s->device.away != s->computed || row < 0 || row + rows > record->count) return 0;
    return memcmp(s->tokens + record->first, record->tokens,
                  (size_t)(row + rows) * sizeof(int32_t)) == 0
               ? rows
               : 0;
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
    int32_t most = g->gpu->options.tokens_per_submit, room = s->options.context - s->computed;
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
    size_t size = 4 * bitnet__gpu_mask_words(&s->model->info), b;
    int32_t i;
    if (s->sampler.mask) memcpy(bits, s->sampler.mask->bits, size);
    else memset(bits, 0xFF, size);
    for (b = 0; b < s->sampler.sampling.bias_count; b++)
        bits[s->sampler.sampling.bias[b].id / 32] &= ~(1u << (s->sampler.sampling.bias[b].id & 31));
    for (i = bitnet__named_from(s); i < s->length; i++)
        bits[s->tokens[i] / 32] &= ~(1u << (s->tokens[i] & 31));
}

/* As if so many more guesses had come true, or fewer. */
static void bitnet__gpu_suppose(bitnet_session *s, int32_t guesses) {
    s->length += guesses;
    s->generation.tokens += guesses;
}

/* The masks of a submit's rows. After a guess the mask assumes that it came true; if it cannot, any
   token is allowed. */
static void bitnet__gpu_make_masks(bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_error error = s->error;
    int32_t rows = bitnet__gpu_heads(&g->now.record), row;
    int32_t guesses = s->batch->count - bitnet__fed_rows(s);
    for (row = 0; row < rows; row++) {
        int32_t true_ones = row + guesses + 1 > rows ? row + guesses + 1 - rows : 0;
        bitnet__gpu_suppose(s, true_ones);
        if (true_ones > 0 && bitnet__constrain(s, 0) != BITNET_OK) s->sampler.mask = NULL;
        bitnet__gpu_make_mask(s, g->now.mask_out + (size_t)row * g->mask_stride);
        bitnet__gpu_suppose(s, -true_ones);
    }
    if (guesses > 0) bitnet__constrain(s, 0);
    s->error = error;
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
    if (!greedy) record->rank += bitnet__top_k(&s->sampler.sampling, s->model->info.vocabulary);
    record->depth = greedy ? 0.0f : bitnet__min_p_depth(&s->sampler.sampling);
    record->logit_rows = screened || (!all && greedy) ? 0 : bitnet__gpu_heads(record);
    g->rest -= record->count;
    g->wants_logits = false;
}

/* Asks the grammar for the tokens allowed after a batch that ends at a position where one will be
   chosen. */
static void bitnet__gpu_constrain(bitnet_session *s, int32_t end) {
    if (end < s->length || bitnet__constrain(s, 0) != BITNET_OK) s->sampler.mask = NULL;
}

/* Before a submit: determines the allowed tokens and uploads the KV cache up to them. */
static bitnet_result bitnet__gpu_make_ready(bitnet_session *s) {
    bitnet_result result = BITNET_OK;
    bitnet__gpu_constrain(s, s->computed + bitnet__fed_rows(s));
    bitnet__gpu_forget_later(s);
    if (s->device.away < s->computed)
        result = bitnet__gpu_move_kv(s, true, s->device.away, s->computed);
    if (result == BITNET_OK) s->device.away = s->computed;
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
    memcpy(record->tokens, s->tokens + first, bytes);
    memcpy(bitnet__gpu_inbox(g) + BITNET__STATE_TOKENS, s->tokens + first, bytes);

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

/* Submits what waits behind the session's batch, which is in flight: at most `left` tokens and at
   most one batch. */
static bitnet_result bitnet__gpu_begin_behind(bitnet_session *s, int64_t deadline, int64_t left) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t first = s->computed + s->batch->count;
    int32_t rows = deadline ? s->batch->count : bitnet__gpu_rows_in_time(s);
    bitnet_result result;
    if (rows > s->options.batch) rows = s->options.batch;
    if (rows > s->length - first) rows = s->length - first;
    if (rows > left) rows = (int32_t)left;
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

static bitnet_result bitnet__gpu_compute(bitnet_session *s, int64_t deadline, int64_t left) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result;
    for (;;) {
        result = bitnet__gpu_begin_behind(s, deadline, left);
        if (result == BITNET_OK) result = bitnet__gpu_finish(s, deadline);
        if (result != BITNET_OK) break;
        if (bitnet__gpu_answers(s)) {
            s->device.away = s->computed + s->batch->count;
            return BITNET_OK;
        }
        if (g->behind.in_flight) bitnet__gpu_swap(g);
        else result = bitnet__gpu_begin(s, deadline);
        if (result != BITNET_OK) break;
    }
    if (result != BITNET_PENDING) bitnet__gpu_log_failure(s);
    return result;
}

/* ==================================================
   >>gpu-together   Running: several sessions in one pass, results, attaching

   Sessions of one device whose next batch is a single token can share a submit. Other functions
   read what a submit has computed: states, logits and tokens. At the end, the functions that
   connect a session with a device.
   ================================================== */

/* True if the session's batch is a token that a pass with `first`'s could compute. */
static bool bitnet__gpu_can_share(const bitnet_session *s, const bitnet__gpu_session *first) {
    return bitnet_gpu_is_attached(s) && bitnet__gpu_of(s)->gpu == first->gpu &&
           bitnet__gpu_of(s)->bytes == first->bytes && !s->adapter && s->batch &&
           s->batch->stage == 0 && s->batch->count == 1 && !s->observer.layer &&
           !s->observer.logits && !bitnet__gpu_of(s)->now.in_flight &&
           !bitnet__gpu_of(s)->behind.in_flight && !bitnet__gpu_answers(s);
}

/* Writes a member's row into the pass and tells the member what will come back. False: its
   rotations are missing. */
static bool bitnet__gpu_put_member(const bitnet__gpu_session *g, int32_t row, bool screened) {
    bitnet__gpu_session *member = g->members[row];
    bitnet_session *s = member->session;
    size_t width = (size_t)s->model->info.rope_width, table;
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
    for (table = 0; table < bitnet__gpu_turns(g->gpu); table++)
        memcpy(mapped + g->rope_at + (table * (size_t)g->context + (size_t)row) * width * 4,
               rope + (table || s->long_turns) * BITNET__PAGE * width + at, width * 4);
    if (!member->now.record.masked) return true;
    bitnet__gpu_make_mask(s, member->now.mask_out);
    memcpy(mapped + g->mask_at + (size_t)row * g->mask_stride * 4, member->now.mask_out,
           (size_t)g->mask_stride * 4);
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
    memcpy(s->end.hidden, g->now.states_back + bitnet__gpu_shown(g) * g->x_stride,
           g->x_stride * sizeof(float));
}

/* True if the session's state is still the one it was shown: logits are a function of it. */
static bool bitnet__gpu_is_shown(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    return g->now.record.count > 0 && !g->now.in_flight &&
           memcmp(s->end.hidden, g->now.states_back + bitnet__gpu_shown(g) * g->x_stride,
                  g->x_stride * sizeof(float)) == 0;
}

static bool bitnet__gpu_logits(bitnet_session *s, float *logits) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    size_t at = bitnet__gpu_shown_row(g);
    size_t size = (size_t)s->model->info.vocabulary * sizeof(float);
    if (!s->choice || logits != s->choice->logits) /* it is not the sampler that asks */
        g->wants_logits = true;
    if (!bitnet__gpu_is_shown(s) || g->now.record.screened ||
        (g->now.record.ahead && g->now.shown != g->now.record.count - 1))
        return false;
    if (at < (size_t)g->now.record.logit_rows) {
        memcpy(logits, g->now.logits_back + at * g->logits_stride, size);
        return true;
    }
    if (g->now.record.shared || g->behind.in_flight) return false; /* others are where they were */
    return bitnet__gpu_transfer(&g->now.channel, false, &g->floats,
                                ((VkDeviceSize)g->logits + at * g->logits_stride) * 4, logits, size,
                                &s->error) == BITNET_OK;
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
    return memcmp(g->mask_now, g->now.mask_out + row * g->mask_stride, 4 * g->mask_stride) == 0;
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
    if (result == BITNET_OK && s->device.home < s->computed)
        result = bitnet__gpu_move_kv(s, false, s->device.home, s->computed);
    for (i = 0; i < r->count && result == BITNET_OK; i++)
        if (r->kept[i]->position > s->device.home)
            result = bitnet__gpu_move_snapshot(s, false, r->kept[i],
                                               bitnet__gpu_slot_of(s, r->kept[i]->position));
    if (result == BITNET_OK) s->device.home = s->computed;
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
    size_t width = (size_t)model->info.rope_width, tables = bitnet__gpu_turns(g->gpu), table;
    size_t size = (size_t)context * width;
    float *all = (float *)bitnet__alloc(&g->gpu->allocator, tables * size, sizeof *all);
    bitnet_result result = all ? BITNET_OK : bitnet__no_memory(error);
    for (at = 0; at < context && result == BITNET_OK; at += n) {
        const float *page = bitnet__rope_of(model, at / BITNET__PAGE);
        n = context - at < BITNET__PAGE ? context - at : BITNET__PAGE;
        if (!page) result = bitnet__no_memory(error);
        for (table = 0; table < tables && page; table++)
            memcpy(all + table * size + (size_t)at * width,
                   page + (table || g->session->long_turns) * BITNET__PAGE * width,
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
    bitnet__use_notes(s);
    g->mask_now = (uint32_t *)bitnet__alloc(
        &gpu->allocator, bitnet__gpu_mask_words(&s->model->info), sizeof *g->mask_now);
    result = g->mask_now ? bitnet__gpu_session_memory(g, s->options.context, &s->error)
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
    bitnet__forget_guesses(s, 0);
    s->device.backend = &bitnet__gpu_backend;
    s->device.state = g;
    s->device.home = s->computed;
    s->device.away = 0;
    return BITNET_OK;
}

BITNET_API void bitnet_gpu_detach(bitnet_session *session) {
    if (!bitnet_gpu_is_attached(session)) return;
    bitnet__bring_home(session);
    if (!session->device.backend) return; /* it failed, and was left */
    bitnet__drop_batch(session);
    bitnet__forget_guesses(session, 0);
    session->device.backend->end(session);
    session->device.backend = NULL;
}

BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session) {
    return session && session->device.backend == &bitnet__gpu_backend;
}

/* ==================================================
   >>gpu-selftest   Self-test

   First the arithmetic: sums, products and the contract's functions, of ordinary, tiny, huge and
   denormal numbers. Then every kernel: a few tokens through the first layer and the head, in
   batches of all kinds, against a session that computes them on the CPU. All by memcmp, with one
   exception: if the arithmetic shows that the device flushes denormals or loses the signs of zeros,
   but is right otherwise, differences of this kind count as equal. Kernels that only adapters need
   are tested on the first one.
   ================================================== */

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
    push.pairs = g->attention;
    push.results = g->ffn;
    for (i = 0; i < 2 * BITNET__GPU_PAIRS; i++)
        pairs[i] = bitnet__gpu_test_number((uint64_t)i, i / 2 % 4 == 0);
    r = bitnet__gpu_recorder_of(g, g->now.channel.before, error);
    r.result =
        bitnet__gpu_transfer(&g->now.channel, true, &g->floats, (VkDeviceSize)g->attention * 4,
                             pairs, BITNET__GPU_PAIRS * 8, error);
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
        r.result =
            bitnet__gpu_transfer(&g->now.channel, false, &g->floats, (VkDeviceSize)g->ffn * 4,
                                 results, BITNET__GPU_RESULTS * 4, error);
    gpu->native_halves = r.result == BITNET_OK && bitnet__bits(results[8 * BITNET__GPU_PAIRS]) == 0;
    if (r.result == BITNET_OK) {
        int wrong = bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &gpu->flushes);
        if (wrong >= 0) r.result = bitnet__gpu_differs("numbers", wrong, error);
    }
    memset(pairs, 0, room * sizeof(float)); /* what pads vectors must be zero */
    if (r.result == BITNET_OK)
        r.result =
            bitnet__gpu_transfer(&g->now.channel, true, &g->floats, (VkDeviceSize)g->attention * 4,
                                 pairs, BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->now.channel, true, &g->floats, (VkDeviceSize)g->ffn * 4,
                                        results, BITNET__GPU_RESULTS * 4, error);
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
    const bitnet_adapter *adapter; /* of both, or NULL */
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
    int32_t vocabulary = probe->model.info.vocabulary, id, best = 0, chosen;
    float logit, *logits = s->choice->logits;
    if (!s->device.backend->logits(s, logits)) {
        *error = s->error;
        return error->result;
    }
    for (id = 0; id < vocabulary; id++)
        if (logits[id] > logits[best]) best = id;
    if (!s->device.backend->choose(s, &chosen) || chosen != best)
        return bitnet__gpu_differs("choices", s->computed, error);
    bitnet__begin_lm_head(probe->here);
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
    s->computed -= before.count;
    s->batch->count = before.count;
    result = s->device.backend->compute(s, 0, 0);
    s->batch->count = 0;
    s->computed += before.count;
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
                               (uint64_t)probe->model.info.vocabulary);
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
    if (count > there->options.context - there->length)
        count = there->options.context - there->length;
    if (count < 1) return BITNET_OK;
    if ((result = bitnet__gpu_feed_probe(probe, count, error)) != BITNET_OK) return result;
    g->wants_logits = true;
    if ((result = bitnet__catch_up(here, 0, 0)) != BITNET_OK) {
        *error = here->error;
        return result;
    }
    there->batch->count = count;
    bitnet__begin_run(there, count, false);
    if (shared && bitnet__gpu_make_ready(there) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    if ((result = there->device.backend->compute(there, 0, 0)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    there->device.backend->state(there, there->computed + count - 1);
    there->batch->count = 0;
    there->computed += count;
    bitnet__end_run(there, there->computed);
    if ((result = there->device.backend->fetch(there)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    if (!bitnet__gpu_test_cache(probe, false))
        return bitnet__gpu_differs("keys, in a batch,", count, error);
    if (!bitnet__gpu_test_cache(probe, true))
        return bitnet__gpu_differs("values, in a batch,", count, error);
    if (!bitnet__gpu_alike(g->gpu, here->end.hidden, there->end.hidden,
                           (size_t)probe->model.info.width))
        return bitnet__gpu_differs("states, in a batch,", count, error);
    result = bitnet__gpu_test_lm_head(probe, error);
    return result == BITNET_OK ? bitnet__gpu_test_screen(probe, error) : result;
}

/* The model without what its sessions share. */
static void bitnet__gpu_part_probe(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    probe->model = *gpu->model;
    memset(&probe->model.lender, 0, sizeof probe->model.lender);
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
        if (at % stride < (size_t)info->head_width)
            halves[at] = (uint16_t)((random & 0x83FF) | (12 + (random >> 32) % 4) << 10);
    }
}

/* Moves a session to a position as if it had computed all before it. */
static bitnet_result bitnet__gpu_pretend(bitnet_session *s, int32_t to, bitnet_error *error) {
    const bitnet_model_info *info = &s->model->info;
    int32_t from, n;
    int head; /* of all layers */
    if (!bitnet__reserve_pages(s, s->computed, to)) return bitnet__no_memory(error);
    for (from = s->computed; from < to; from += n) {
        const bitnet__page *page = s->pages[from / BITNET__PAGE];
        int32_t at = from % BITNET__PAGE;
        n = to - from < BITNET__PAGE - at ? to - from : BITNET__PAGE - at;
        for (head = 0; head < bitnet__attention_layers(info) * info->kv_heads; head++) {
            int layer = head / info->kv_heads;
            uint16_t *keys = bitnet__keys_of(page, info, layer, head % info->kv_heads);
            uint64_t seed = (uint64_t)(from * info->kv_heads + head);
            bitnet__gpu_fill_head(keys, info, at, at + n, 2 * seed);
            bitnet__gpu_fill_head(keys + bitnet__to_value(info), info, at, at + n, 2 * seed + 1);
        }
    }
    s->computed = s->device.home = to;
    if (!info->state_heads) return BITNET_OK;
    memset(s->recurrent.spares[0]->floats, 0, (size_t)bitnet__snapshot_size(info) * sizeof(float));
    bitnet__keep(s, 0, to);
    return BITNET_OK;
}

/* Goes on at a depth where the last workgroup of attention merges more than it reads at once. */
static bitnet_result bitnet__gpu_test_depth(bitnet__gpu_probe *probe, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    if (probe->there->options.context < BITNET__GPU_DEPTH + 16) return BITNET_OK;
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
    options.context = BITNET__GPU_DEPTH + 64;
    options.cache = cache;
    if (cache == BITNET_CACHE_INT8 || probe->adapter)
        options.context = 128, options.batch = 72; /* no depth */
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
        if (result != BITNET_ERROR_GPU_MEMORY || options.context == 128) return result;
        options.context = 128;
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
    bitnet__lender_free(&probe->model);
    bitnet__gpu_free_passes(gpu);
    gpu->model = model;
    gpu->layers = layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* What only sessions with an adapter need: all kinds of batches through the first layers. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_adapter(bitnet_gpu *gpu,
                                                               const bitnet_adapter *adapter,
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
    bitnet__lender_free(&probe->model);
    bitnet__free(&gpu->allocator, probe);
    bitnet__gpu_lock(gpu);
    gpu->prompt_microseconds = 0; /* of few layers */
    bitnet__gpu_unlock(gpu);
    return result;
}

/* ==================================================
   >>gpu-opening   Opening and closing
   ================================================== */

/* May attention share a dispatch with the product before it or, by groups, a vector's preparation
   with the product that computes it? */
static bool bitnet__gpu_may_join(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    size_t each = (size_t)bitnet__gpu_heads_each(info);
    size_t shared = bitnet__gpu_quants_stride(info->width) +
                    each * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4 + 64) * 4 + 8192;
    bool wanted = gpu->options.join == BITNET_GPU_JOIN_AUTO
                      ? gpu->can.info.kind != BITNET_GPU_SOFTWARE
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
    bool fed;
    int i;
    memset(&options, 0, sizeof options);
    options.context = COLD + COUNT;
    s = bitnet_session_create(gpu->model, &options, NULL);
    fed = s && bitnet__gpu_attach(s, gpu) == BITNET_OK && bitnet_feed(s, ids, COLD) == BITNET_OK &&
          bitnet_logits(s);
    for (i = 0; i < TIMES && fed; i++) {
        bitnet_session_truncate(s, COLD);
        ids[0] = i; /* others than before, which the GPU still knows */
        start = bitnet__microseconds();
        fed = bitnet_feed(s, ids, COUNT) == BITNET_OK && bitnet_logits(s) &&
              bitnet_gpu_is_attached(s);
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
    gpu->fast = wanted != BITNET_GPU_PLAIN && gpu->can.shuffles && gpu->has_integer_dot;
    if ((wanted == BITNET_GPU_FAST || wanted == BITNET_GPU_MATRIX) && !gpu->fast)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no subgroups of 8 that shuffle, or no integer dot product",
                            gpu->can.info.name);
    gpu->matrix = gpu->has_matrices &&
                  (wanted == BITNET_GPU_MATRIX ||
                   (wanted == BITNET_GPU_AUTO && gpu->can.info.kind != BITNET_GPU_SOFTWARE));
    if (wanted == BITNET_GPU_MATRIX && !gpu->matrix)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no cooperative matrices of int8", gpu->can.info.name);
    bitnet__store_release(&gpu->joined, bitnet__gpu_may_join(gpu));
    for (;;) {
        saved = bitnet__fp_enter();
        result = bitnet__gpu_test_kernels(gpu, error);
        bitnet__fp_leave(saved);
        if (result == BITNET_OK && gpu->matrix && wanted == BITNET_GPU_AUTO) {
            proven = true;
            bitnet__gpu_use_matrices(gpu, false);
            continue;
        }
        if (result == BITNET_OK && proven && gpu->fast) bitnet__gpu_try_matrices(gpu);
        if (result != BITNET_ERROR_GPU_ARITHMETIC && result != BITNET_ERROR_GPU_UNSUPPORTED)
            return result;
        if (gpu->matrix && wanted == BITNET_GPU_AUTO) {
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
        if (!gpu->fast || wanted != BITNET_GPU_AUTO) return result;
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
    options.context = 16;
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

/* What all layers have in common. */
static void bitnet__gpu_note_form(bitnet_gpu *gpu) {
    const bitnet__matrix *form = bitnet__gpu_form(gpu->model);
    gpu->grouped = form && bitnet__is_grouped(form->layout);
    gpu->heads_apart = gpu->grouped || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM) ||
                       bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_QKV);
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
    if (result == BITNET_OK) bitnet__gpu_note_form(gpu);
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
        {"tier", o ? o->tier : 0, 0, BITNET_GPU_MATRIX},
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

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(const bitnet_gpu *gpu) {
    bitnet_gpu_stats stats;
    bitnet__gpu_lock((bitnet_gpu *)gpu);
    stats = gpu->stats;
    bitnet__gpu_unlock((bitnet_gpu *)gpu);
    stats.device = gpu->can.info.name;
    stats.tier = bitnet__gpu_tier_name(gpu);
    stats.joined = bitnet__load_acquire(&gpu->joined) != 0;
    return stats;
}

/* ---- kernels by the device's clock */

/* Is a pipeline a token's attention, perhaps joined with the product before? */
static bool bitnet__gpu_attends(const bitnet__gpu_session *g, int pipeline) {
    return pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD ||
           pipeline == bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_BY_HEAD) ||
           pipeline == bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_SPLIT);
}

/* Bytes of weights, keys and values that a kernel reads for a token that sees so many positions,
   without the few rows of the head that survive its screen. */
static int64_t bitnet__gpu_bytes_read(const bitnet__gpu_session *g, int pipeline, uint32_t seen) {
    const bitnet_gpu *gpu = g->gpu;
    int product = bitnet__gpu_op_of(pipeline)->which, count = 0;
    int64_t bytes = 0;
    int32_t i;
    if (pipeline == BITNET__PIPELINE_FLOATS || pipeline >= BITNET__PIPELINE_PRODUCT) {
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
        return floats || bitnet__gpu_is_apart(gpu, product) ? bytes / count : bytes;
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

BITNET_API size_t bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                     size_t capacity) {
    BITNET__VK_STRUCT(VkQueryPoolCreateInfo, create, VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    bitnet__gpu_session *g;
    bitnet__gpu_recorder r;
    bitnet_gpu *gpu;
    bitnet_result result;
    uint64_t *times, mask;
    size_t count = 0;
    if (!bitnet_gpu_is_attached(session) || session->computed >= session->options.context) return 0;
    g = bitnet__gpu_of(session), gpu = g->gpu;
    mask = bitnet__gpu_clock(gpu);
    if (!mask) return 0;
    create.queryType = VK_QUERY_TYPE_TIMESTAMP;
    create.queryCount = bitnet__gpu_most_dispatches(gpu) + 1;
    times = (uint64_t *)bitnet__alloc(&gpu->allocator, create.queryCount,
                                      sizeof *times + sizeof *r.kernels);
    if (!times) return 0;
    result = bitnet__gpu_settle(session);
    g->now.record.count = 0; /* what was computed ahead is computed again */
    r = bitnet__gpu_recorder_of(g, g->now.channel.body, &session->error);
    r.joined = bitnet__gpu_joins(g);
    r.screened = gpu->screen.there;
    r.kernels = (int *)(void *)(times + create.queryCount);
    if (result == BITNET_OK &&
        gpu->vk.CreateQueryPool(gpu->device, &create, NULL, &r.times) == VK_SUCCESS) {
        result = bitnet__gpu_run_noted(&r);
        if (result == BITNET_OK &&
            gpu->vk.GetQueryPoolResults(
                gpu->device, r.times, 0, (uint32_t)r.dispatches + 1,
                ((size_t)r.dispatches + 1) * sizeof *times, times, sizeof *times,
                VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT) == VK_SUCCESS)
            count = bitnet__gpu_sum_kernels(&r, times, mask, kernels, capacity);
    }
    if (result != BITNET_OK) {
        bitnet__gpu_log_failure(session);
        bitnet__leave(session); /* which waits for what is under way */
    }
    if (r.times && !bitnet__load_acquire(&gpu->hung))
        gpu->vk.DestroyQueryPool(gpu->device, r.times, NULL);
    bitnet__free(&gpu->allocator, times);
    return count;
}

/* Copies one half of a block to the other `times` times; returns seconds, 0 on failure. */
static double bitnet__gpu_time_copy(bitnet__gpu_channel *channel, const bitnet__gpu_block *block,
                                    int times) {
    bitnet_gpu *gpu = channel->gpu;
    int64_t start;
    VkBufferCopy copy;
    int i;
    copy.srcOffset = 0;
    copy.dstOffset = copy.size = block->size / 2 / 256 * 256;
    if (bitnet__gpu_begin_commands(gpu, channel->before,
                                   VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, NULL) != BITNET_OK)
        return 0;
    for (i = 0; i < times; i++) {
        gpu->vk.CmdCopyBuffer(channel->before, block->buffer, block->buffer, 1, &copy);
        bitnet__gpu_barrier(gpu, channel->before, VK_PIPELINE_STAGE_TRANSFER_BIT,
                            VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                            VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
    }
    start = bitnet__microseconds();
    if (bitnet__gpu_end_commands(gpu, channel->before, NULL) != BITNET_OK ||
        bitnet__gpu_submit(channel, &channel->before, 1, NULL) != BITNET_OK ||
        bitnet__gpu_wait(channel, 0, NULL) != BITNET_OK)
        return 0;
    return (double)(bitnet__microseconds() - start) * 1e-6;
}

BITNET_API double bitnet_gpu_bandwidth(bitnet_gpu *gpu) {
    bitnet__gpu_channel channel;
    bitnet__gpu_block block;
    VkDeviceSize size = (VkDeviceSize)256 << 20;
    double best = 0;
    int i, times = 1;
    memset(&channel, 0, sizeof channel);
    while (size > 1 << 22 && bitnet__gpu_block_make(gpu, size, false, &block, NULL) != BITNET_OK)
        size /= 2;
    if (size <= 1 << 22) return 0;
    if (bitnet__gpu_channel_open(gpu, &channel, 0, 1 << 20, NULL) == BITNET_OK)
        for (i = 0; i < 6; i++) { /* doubles the copies until they take 20 ms, then takes the
                                     best */
            double seconds = bitnet__gpu_time_copy(&channel, &block, times);
            double rate = seconds > 0 ? (double)block.size * times / seconds : 0;
            if (rate > best) best = rate;
            if (seconds < 0.02 && times < 256) times *= 4;
        }
    bitnet__gpu_channel_close(&channel);
    bitnet__gpu_block_free(gpu, &block);
    return best;
}

BITNET__EXACT_END

/* ==================================================
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
          255         the four bytes after it
   ================================================== */

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
"#%jljz{(iR!!+1&$VU95!FYII!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'SiXT}!!SL-+*up#",
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
"!^'L@!=4:Pzz=(&!!qV5!!-ZazzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s04={Nd0;dC&*",
"A|_D+$'5-F!!W+<$@';|!(QJN#x#g0!!SI)!!hz)$<.F;/QWn0%X3<g/mmt&!@(l[$:J8'*CM|x%Wj$b.STKm!@(6J$8f,n",
"%5D.b-VZ,8!@'m;$7K9^I!uqr%W$SZ,:<dp!@+q]$GLv%N/!H!%VY7V+!%;|!@,Hn$I1%1T;*{.%V0{R)cht,$@#WgX.x-7",
"%UqhN(glV5!@-H/$L0#I^;$aF#|Yj`!!]Y-$75z5104K21/k0.*g/TY'R{Qv2(&X:3&wzv6XT6'2-)Yt+cJ(`(P7%|3%!vB",
"4$3N|3D`D|#^J+V#^tA24DSHs$;*D34}G%a#``Xm#a!b($!+b)/qZfX!(*vy!@(z9$!S|q!!UMj!=sb/!=|b/4]P@76VH%P",
"!=|l2,:3W1,Y[h40m}:'2LidD,aB$574/:Z6Z.857uRk;#_n$d$@R$c7W5v{6ZM(`7uq!@#}LAi!!^RJ,YRcp/PGX`02xwq",
"0LL$B4]YJW#{r7W!!^iR.qhL!#|:S[!!^vV0.$t*#|cm`!!T|Y!!j&h3,(<m#aK)($#;VW!!`G(2F8[8#}L<h!!_;b3`T&B",
"#}tXl!!_Jg4zmMK$!<sq!!_Wk67)uT!FAh!!+g6iCq9gC6tp4Z!@*$'$@zAs:TnIrCunA'8P=Yn4/^Cx/:7WB81+]W!@*X7",
"$B_N+Aax9*Cv7[+9LF()!@+/J$DCZAGp%+@Cv`v/:g_P=$;XlKsaWBn;F;d!7I(FgCSlu+C1%S{6tf(_G'lL5A#f7l6^ADW",
"@bDf}!!z]3BqZS95Z56<#&SA#&;F0H(IbG;&82.{%rBb5&1c7&4]cPj!{9j/BqZS:!]]cz!#PAG%rLvG&1Y1%'.=#96_)sj",
"6@$i`!#D}@!#P'D(K<$u6{}@j!(3[F%5u8Y!}f0+&3Pcx'Nt<i!]]`1+]V`m!$.@q!#H@;+_PJw+_=qr(1n{L84[dW!%HnX",
"!%S$,(+98]!a/Tm!%g.`(+NC`$r<7z-vp%y!}I.c6tg6G!=@P7'jz/=(/VM#8T9%f6vJbN(,.!0%W_x)!&ZD=#x,t2sU}91",
"748A{!^Dc]0lb=t%r'!b761Hi7YBYM1NK=g4]d}p1h(B73B7+!2(PIn2'{Yy-[y652jUMz!$/8L3b9<84#vaa!f#{Ls^W]K",
"94&<i4@vRD4_Tna!f$%N4]R6Y5</jl!f67S'.+{p-vnJg$Vs_@'jh7tfCXJ*.smH]!^:A@+!!qF74F&K#]aYa!_/Q+6v!}A",
"$x1I^fCt|v6vGu7!t-4P!6cG@(.kWy7L1$F0'p]!%7HN<fCViS2f^7{6u'D51B,9K!6f'178S(k!^Nwr7t`2tdcC<g6tr7p",
"&Sj9shYG$v/1*QIfIxd5+]l&z8PB5S9.+Bq!!$@l!#yZZ74cd`-l{Jd4=5Tzg!%.2!(nXp$C(Z:7LmIH#Yl`p)(D6=6uA4J",
"8*wV6hq[=}8+4TU#4Gr|g63QB7-ddaf}ZF9#ZCGg7T)`S${u<K!#:9d!#MaV!#9yI!A!&6fCY#$fC[R('8Jc&!=4':'.*cb",
"6}8W+N-cS^:gU0a!!5!)$^dVT7s@lP'4(ds81$`v8P=S.3hZ1t$^Nviw,F#S!7j#(!7j!A78_Hs7Z;bb7H,A`4{-hX7Z0*b",
":1gQpN-wxF!|akWbW(m@F+0.#6zpiZ7kAj7!(z`Y$g0mp!z|[Q5_!KM]]S6l7x=+$$|WLpfCXydiWpRpFQKw&g@Ytm91gCK",
"@:.U[zzFvM{9]-w8h)q|!du#{7qa6}i^<JA6VN_59c;`x'F-,v(2]'A8g6<Hg<q1S6Y4'u':&np'93(b't)k2!6c;t!6c;;",
"!6c;:!6f6v7;I%bsWZ5<!6cFQ!f#4x7A^QT9'F,7gUpt`7r`:$!#:[Y!@{%@iWkAK!#<J!fC{k^sqFfg6Gt177ZQiVf`1cG",
"NrQUIgS10d$^QF{!=SF5IUgAS!6cG<JaQ0l6X-JL;5})CsV9a*!_&JF76w&p77L8Q7MAjF8r8xD74M9nNT:r#!ti:zJiI(h",
"$@GdII_c7'Ij]'7J&jVF:VZ;KfJ{y=BSCyX(IG:d7Tvq<)<P}%%s6Y.)]GR5!#@!v!@{BM#AI-j!7j#v74PUF9.*_G!&2/x",
"Fv9Xh8Q16nnMLRGKVBy.Pn7vZLb,f:h+DJ0&!k/9&{nvQ@%f17!#BuS6@4G_3,`+xfI}]`KVM#/6VQ!Q8pJshsd4l'M!tlF",
"M8{[Q7&0pJ'IrLjs^6G`g<q/8Kf9Q])AfU&)H-la!#@C.!@{cXNlp&3NyJtzP2t8W7&m8Q'HkTP6{s^zsqHsi81j4u)/cd,",
"9gI9D)*w0iQ*8db:I6PYQF/xBfRc2(&$d'b&}h1d7<4CAz]7Rb$^[$b3}q{nfAyJk&msmh7ZZvp#<,(w&v%G8!_v%A7VsZ1",
"8160y$@wLr!)V$Qsh4-)W%lh&W8uXp:Z_|u8+K]J!#lBjJ7Mc0sV5dQP1z1T9NH00FQL7a(Ki)G!#9ss'4c6M'6I6Q8Xh%/",
"iWnm03J2@G(d0(psVAIf90)4D9jl}(9:#|L<$vmTdc<5i!`5:v9T{jg4@j5.)NuQ#!78_9FF^.x6WI!9&,-D+6V^JZ4x@Sf",
".ZX3,I(l@BPQD708A5+S7%b9V#Jq`<7qa]m!IRRCQ.q;BaVs^Kau9BP'27[^@Vwp'!V*B4:Ab5Y!H)*@bC9u[:I6Q4c*gKW",
"g:8f+$xi(n'9`C,:SH0<I(f/ssVn<W$8+h#!(YT<@VqtS/1;'M$^wr!)M+M@7j'n<!dVlx6{|fh7-)3Pd;{dk!:hJL#c)#H",
"!(=vw!dnpn7KTLK!$qa@8mdM=*a}x@7qcrGfDr7V#_(VW!#RB{!!$@j!!$Gs'.-&=djyq*%5Bp7*)a!@fh#5@#{tUW0./@q",
"6tlb=s_<Qi;N:uT(Fn,v%xu_Tg=MfZ1$n.[/uh7XfKG@A;%<]_#:y/S!6cdS!#fM%!=AKd$!rA.nI:BS<]v3f-!`-T*BPuB",
"!6cm_##$0yfG$J)!_$A79b}UT13y(A2lCbksV,<x!9Fb;8YN^_fGt!I0rz<4!^c0P!6fX9gCpm*!D,BV!76{/g&P,zLCbVk",
":*xs:+#g1;<Bu4@MW+|X*BHHs!6cc_)sK!a$['rh!7%v}fDqs-6}X1t/Xd%^#YZnyh'IIv=G.qp6VNi^!7Ls:gAlrzfGs}s",
"fG}$s!IbN_:I=%i!B)yi!{%;m.SLxL@Vmi01gyGc6{UUVnK2H}@u.#p#:9LLgAlu{gD9$*2dT2]A4Ng$;]6,h$Z];ViYC+0",
"ASj;z#]CdxFR9dh!9Dl(6a=QX3%L3TsV;p)gD8W$B1H<j;m62qgDGwiBPi7h<L)TrgDGzj2P,=Ws_iJ#=tLv(gD;Qv=hs3v",
"@(4J#gD;}l%ZCm{s`R)IAP'G/gDZi$DIa7'AaA=*BL#n(2R-jZ=hP/UB^Zq3gD<-q2PMTiC;4VgCZuD9D2bSc16(P_,'S%Y",
"sV-94!6da/16:]c2FMVy!K$mc%49%i!]d|)gDRHwG`sn#/@{{#!(vd.NTP`,6u87_gD8Y!1nUsWgDWt30LPP|iXf{J1%V]c",
"PQKu`1+HU;+!.-h6u89+i`-$[@Vmsmi`0PG!(xbl!(pU*$7K],!))RjH!3(*+{3Q36u895sW/K2!]_Ud9UbM[i`6*TH=RP2",
"&PTdW)/=%(!*bD@.&X[5#C4/rF}R|8Fl:Al%75Zg!8+;IfF'ay78pC%HB)}:7AyVKiY&(*sXrd,IYkGG!]hiVPQ.XI!NIqL",
"fG$=m%`sR4#;:gT#Ya;C$f_Wu!6cmb5aYKiiY%a&iYBtk.45Rf+{zvvsVyT4*Cb$|82;hVNVS647-gn,!.bRJ!)f;{NrF}:",
"/PYctK{RL<#xwqL!!!B,814LH9.Y&w7T4_t6VZxC#Z&+s!9Dl8Q.t#I*B:lR$Vi]*$^X_C#^_13gB|n.!^0`,!B=Vt'0t+-",
"'l[}'(/.zMgAmG-NrdZ`1&;3-!$irk8md^DNs.%HfD{,4;{m@IsVGv'!6cp'+N8*pNrQdf7Z;bbPQ%`8&A%z@&Q#k[!6dH;",
"#AzQU1+(+6(X9Z_'n*ct!Cl6#*CMsv&+Yl%.=waG7rhpF!bL`=7WR#/6vT*G2,IA`79R#2!DiI#stDaV,$KrAsX@19!6cmz",
"7al0874C439qLfR7YA(!4FCBI/Q9!g%s6VffF2g|,53-1sY:mD!(=j%!!$[V&10h^fF2x*N+91_.42v*12nc^:&gD0n%'Rs",
"suF/5/i^)@/Q@iu'TiG=n`kH|'H`R#'5Dg5p=IbzJwhYqFX9t32(2mN)MNl};ka$@7SV%I!,0-*&PNwX,6jAAs[zW`!6cms",
"7b5Kc'ySJz2NB^,!)AjKqYc9-$qi)}8.!Rct0I!c!6cq=!:qp8NjL%Gr9f_DrY$:Wr9w=Q0rvhi$@J,H3,q*v!**KX!)A}R",
"sS[,9$rGR'8.]yjt1'IjtPPlftmmt2t3nzWS*'d(i_l]Zsfpf-)6|[9Fc{2:!6d_y/$QL/!=u7DSdCR68JfF.*b7pGsV%R)",
"+0]u9+=L6^7$7U=sV2yt!6cf7$uz{)!6cmcfDqZaPnL,L7$Y!{1&d5p0[}kJ(-LIs8mf.T#x!4w#w}Zd!jLWrHBHBp!j=cc",
"7SC@4$ts4q6tduT*a%/9$8dhZ7BawKR}_v{!-WId6VJ)Y.Sr_]#:NXFSG0`n33zrc!{0NDgH[c`!dc1V!]dKL+!#3'!]dJk",
"!BI]t#:B_F6yl9dJa0VR3c%:Q!]zKA*cLWr*D{s')^+{@.=waS0Nc7I5LRtPm/Ufa7j;X]/$;J{!)AI@#CQP9!gU,M7rby=",
"%qr#V)(#A9NT(:'!duK<!]d|%&*s)67Th)|$t}c8%qqZ%&3;9|stDad(Mrr%.5*{@gD973!PB6b!j`,8lm:l9(l22(HbT`&",
"@VnHNt3baj(K[Fb74-5Q!7ix,+$5y-5{(kDsV2i@#.L(K,wq:D!(-`}#:y3i!6ccm1v[lAZBIr1@Vrq-&18xa6ac^@5^nWU",
"k0r=i!(qpV!=Ac5)kZ9;[$^Zh#du4X'M0=r-@z&BfDs=7C7}kSfDwL[1nam!6YsfL(Fmq@!6cm`sYn497BgJ0,*pW-sV;p&",
"!7%Xs6v}k3.4K:M7Ts#In'hr1S))`<!H6^ZA!h|.fDsL<7:URV6a.Rc0UZ9@1h0Wh#Y`G`6xv}c,&B<r::*I]6VPTCIP]zQ",
"/QahtfHpU}5x3g(9.0lK!gJXC6uNsL$XkC_Vx;^;Kf';8#Ym*7!,<%`/$)JT!)!Zi7uM8P7I;)|NT*9R34dFZ%4H-4DT,+V",
"r9cBQ76A'=(+(A17wwtj!{(4u#..#j7gwUV/W7;V_47.($typ+!%XV1_qu9z6wPf(&2rMb!5[0<!h,`6!]d8b!5f64/R1$T",
"$;:PVU{U]u8f'Q.K^,=IbghR9!]d)`!6cmmsYnzf7&0nR'Ir.YfB<vj#q(8%$udR{nP@i#bghb-#Im}%s`Y$S6bSLfS),iA",
"*Y<f{#zC9+'2/Y#)hcl5,!ynGfF1r=.;Y/%7tu7r-7l;0!9bXINrXBa#'fI8*B:id6xy8SNL-b%A8Q^&6VZz'!{%3F!9d{L",
"WuC*^%&_Dv%rD&I!7TJR&10bM.4@3).Tdv&%rB^mP2%)P%n8Yy#&VSa7rq-_R+_T&7'D3b!&r%y6th2_rY6Ku8n#m@KV9H=",
"8YK,/&mkg08PNV<$76+g7Z2]@fD{L|!xFxr6@/y/!#A3b&}Sm}6yrDcAt_%@DrLJ7%qr+xrY$:W%<jkVfF8s]+@3jM75=s3",
"+@HtY1Ps/_/s2YG!9ca:*f<=c1+($Z!]hiZ&3wa'&pBK}'22]J+a[;7fF1n<ASk2T+B%)N'[=CxsZu9K4m.B68+h}{sVU&[",
"&vBZ-!!|{B,k$irNs/&U5i7(9Nt]Lg@<f*N!(gxV!!$b!M@^t35VW@a'LK(d5ZyL_sW/G.02*p_.SR)2WuM0_!CbMmstDhg",
"sXt!F&sMcL8PX1;:,Gz49-|`*U#'vN<`k#yh[|}y/Q9(9.A[mK+{S[msVpJ<*C8gx!+3Uu4M{r0P2J6m4M{d`#=!5l!6ch(",
"9yFNy%Z_G)7663G/PZcM5%jx6(FmY*tS$%K9ywc7@7p@F!7LNl839fk!IcC7==52.'/['4gFTF,t`RJtt]IMX!=^mX!.ddS",
"!(z{U!!$Ck!!$Dq!#fWA!({5c#:;pxt]ga_81$X^sWDpv*FxR5!8Hq/tWKx$I0a,pB1mgBtS$aFBf1Xs6$;NVH=p3[!9Gmc",
"QkpJPfDz{t,7$BdtS/)(#KmFc/Pb(P#^^V]5!s,QfF2q^ASl554`;20*Mz)afF4;WCM&GntW$r#DI|/D!%L|g+0.gp92(%b",
"sV.)(!!U_C193h5#DFMxPpF_s/}/QW!+d7AQN0mr!^0Y^6wARK/TKqN,#C;7!6d6m,=h0=!3Da'7=SL-U!Pf8!/&+mK)h+7",
"WW<t37SuM!WWN%XM#|5%!)&8|QMHMP0jt'w7T9Y</PQ7C!%hjq$tu;JtY%J*gwvD[RJ(B)5@ZTC!6wm]/#hmQ67*.c5ZpF`",
"!7jyw6!TNatS#rF3sqd`-!lIv8*vSviSm1@tV8FA,4]}u!^DfQ+Npwc*F;)**Y!W:.=waV/S(.K775<:tS2&MRhp(|+&2q-",
"%vW]12JqPfR%'^XtS$aF#h=<_nLSJ@PRTV.790Fq8VnfTRB$-`1Krk[fF2LRASkn{1-j[v*Zkx}fF85tk.P+JjS@06AQ[u[",
"9Lftr'.L+x8mgzL8p6X*dnMq[&f[+.%Tk^]#zahw'jmjn7qk`Jdjz')(q!}wU=mYk.H^!C8p5fgkm=M/Ww,S&8=lm-GF5d+",
"<sBDg:+niRGM)urfD{Bx7MB6FPnFd;/}a)F$8<64!6cc]!Au;-PQ7U+)g=^.+!#*#!7$wp#$-x+#FhtM-7gjq#LQK]S]nu6",
"S]Cma)]D7P.6fhH+}6i2sX5mP*D{t,)gi)A!g#|L7VM]|2ILz*m('27TR{![8iBq+)FBr]!(`.2*S&$47T65HTZ-t^nIpuc",
"G`xtb6ax%JCa:@j7tHum%SZh2!]_Ty7cgt,&mlRB;L@f4#C7JX;.5*#QMjSK7FJXf<Bq,SU^13D75+c|!^H*IfF&;u7mN/M",
"YQ+WRJlyR_#Hrj%!'5UAH2U,^!)7yqU095QfF80G+{MnsU88S0+$Qy45|7VQ!n=]@#:C2'!9GmqgDMc!&n<|H!@,YT!)&+_",
"/s2w0GU#sgnPB(2V;=&}!K#Ra](^$v!9C_^!{1'=Cu[''/SW2J+dQ*6*G%W=-m2]N.4IF]7u=SzU_./SVW*_Q#Yl`y!)Uc,",
"7mN@T18jKgV-U.VkmI`B#yT!-!Ky+U7F{iitql'u/],Sn%&|]1H^<%Q&C5rw!6cg9nLPB=3%1(H'6'F^!@)*q&qU{+'@;7Z",
"*D,<j!N@*[!+1^38!X'!nDp<.#YZ-H%=[{`%48xg!6cj:7MF}GTa:pDIMxg&!7L0i/QxGgGVp(j&Hr3!.=waH+#+_yH{WNU",
"7`HFDtqDNvI0.j!#@mh,tuj`8!{y<7IxU9pFgvI'!LaY]J;Q-y!7'CMIZ6MMJ7uz7)/!(0tuk*aW7drt33@NB!}ARX!9FaG",
"Ma=UJ!)3=-8PB=nfDzg,NUCVv7Th$pV;@0s#TkD{'7,zf*Cl*$''PG}.=waJ@Zj9c93ggm05)l@/Uwqf%;6x</V$zhXT#/x",
"=nL(d4`;%m5BQH&5^Q7wP2&d=/CT!K77*{rSG&YU&_M0YWWj48)ua`<!b,=_!6dbzW7n}j@Ur*_!}2pc!*m8UGuMSN!*#uH",
"WX-24<%k5z%qs85sV)`V&%rwU8s4d(U!Z;P77jN377B2c5Zs$8sW8M/!Aa/10.+TL76*^%RJm)S7!t}B(h0=3$YU<y+=8SX",
"S)&y]5KtVG!(xin'Iu),J7I`+#=&Ms!6asI$a%<`7AytS${c'Y!^NwY1(J6`/Sd0C+C;nnfF1k;ASk/R+$cyLllx#g1Fi_%",
"7XCWY_{wD-!6vxv!1:RUU{_`X*a.C!81z|5(25^dgISV]A=qAt6uCA/#:BHJ#[<$-!8sGC!]zV0'.1`p!p8iF7@$87_{Q;-",
"7}<w2'jj{W7uw7-76:N27}3q(6w:X&s`lj-$8;Mts`/gmstQsK!7$x#)M[CN!]qIBrVMYj1+3;].4@2}.UWM6-i#liP2.MZ",
"0rPRFP28FY!(GFk87m}nsV-#C)uCFASfkh{<R/Kf9_LQusVR#m8PAl*Y+$+;-7/d;/TA(dfHpg9)ba2y+!!py'#QP]fF1tg",
",/SD'!pKy#+]^&{XjMR07f.kR-SwrH&n]0%*dVTY+zuy]78b4j#C.uz6xtu=sVf3!K|'$#PR*^U8X!Rx$VU(j!`W8n9Qj4c",
"/QxwglnniT0R}px!6ch.U![b^B&iTr0p/UD!6dcA6yq4(.gFBFCPL`=$WGJSVZ4}(71bK`).|:bCPAY|%T`{Y)Mxp`*DTX=",
")<f//.=waR.68C9,#9+]sZS5D*Gu/@;U[@ks[^nz!6dd;6zV2;R.s2w,7]f6@Cv(17YU3qu5'3=@C+8,7|szntSCt]%$0j[",
"dF-(8!);UnfF&|M,&W)K7]F{Q%ZXcc7xV<r6u2<f'u|$,3B^GW!{-)9'Vrj]!(YT!uLANw)n}f3!(YSj#aT54##JIb*C&Xq",
"YJ!)T6w$$=+}k[*sXiAZ*F2$.*FdCG,q6=H.=wa^.7J.S84zq}u2IzpH!g.]uCpF@.=wbQu3Fh-$hCfw`ZC,a$)c$n_B3.%",
"9[:9t!!&xG.+YcI^a+8_3&QGD!{D[GZ<bRd!7$w_!@dQu7H@t=&PkV/7T_JW&1/1)**S89!RkZq!7$wcZzA-,gDWm!+3PC,",
"=}R)`$7GdF)cfXz!S4|A]6nl#+&Msg]$M5f-8ARD!*chw/DY`+!+Naq!)cS_!&guw#-mY9;)*_DQN'[U#jK_|7:<[D$ts1f",
"7^_T7(2+8z7TZ^1gzc2{V;HNk!7$)07U)dd'LJ_Ut3p9`RIyp;!`J=_7U2ki7U:D!RJ(Zph'gT$Cm`y:8^,xm${nX+!)!Zi",
"!,ndQ!!$@XAK{t!#'$Q`#Yly03hFf{$7KUB7|R.F*%<Zi7I(}9fBIwJ,_$$G#xaS{670US6x&:y[,!)q##7La-8-8x;S^4:",
"U$4!N:J)[vvKu1}-W,7:sV$prY1z{u7s:9(7rgw+'.-l((4p[-gAmM'gC)qpgAlw`'p5,k]|Bmd(+0|<$/u07#%fB*!]hif",
"$#|,L.;XW_8Qn@Q[iQh27p25k.b6,x!*+Qy])7Ma7U1<.$!qPSfIDU::ia{9'4|(*90RM2h$6dW+!%3H+!VHg2d!n!!=YGH",
"/cgs*'QTZffF1C/.;X^c.5p)1+B$p8sX|U_*FG/=]GD+R3VFNh!(nfn/nB6LqZ%]dNUjTW:J2bg8lLgc%S[wJ*R)7c!(xvs",
"88q-#+{h:^8QPWB$Y@+}!Ft1*NT<qp8$#D9!({Ba!^j3%84*%i,&.hRTb-:M8QcA#6|G|Z&W|f|73:^IQ/snc7;GtaI2Ft.",
"6a)^&+#I._1K#7%NrhVM'kNJJ$VTq|!.#'q!!$<)MbmR*#!S5c!B=W5/QtbT*Gis0!6g/L+%%)dQM+)&I3}fz6XI|yF|7_5",
"bSzai3ra1SWX5[#7V7#h6]w*M!L28)QM-V+M|nP0sV$m01!WiD*BpKq#KY6J7TI_sSd@K8!7$,T#x-$5(+:#=WWfKf)YYm6",
"!K8jlcQziN91&b.y}Q-_!z|av%qw%/6`r)<Q.j%4=T6&m!|_|I+|AKD&2Q*y*D,<l!9Dl.gDN<C(K;LM!S{Fq'{*L2_*z(%",
"$(_lnTWD2|7cxkkuPi9#U4{mdUT:v:Tx*nvuTJJn#:;qX!79((2sN%{0LU*K+!..rR!i9a1+'rT:I:c5/Q)/'.4II;.;9aV",
"7%v3QuP!k!Kh)WUYn<mc:y,nr!Cmw/%SSQ/,$|7#8V]`N4$^v,!^r]W;jhu16|,-0VxyAc%S1}ffIv6m%-Vxq%WX@RSdT+r",
"7Zp&fS+%xS$4j.p=&]luT%g}.#7mq/7r0LCAiJC|QMHu]3p^dk*C84J$7=QF!!,9J,M`ZB!6cmb[IsN#-h[)r(2v+Z/PdlG",
"fM5I,-D}wQ,!<dS*`n$[!h;;S6x}f!dMydg'`w'##Gb$x!6dIR%GhC/6|.m%+&pZ,-]j#JstAysPQ6pFgD8ZKPn`%L7SuL&",
",&(Gv&8;C$_m0G@gDWg!+4j]Ty{JM*$V[ng!rcrN71P7n6XjVh$N!09`jB-ch$4z#,2'9a**[I3uN|+HTBt*+8#l(U`34t%",
"a0:9C!`H,l*cF_F+B<x=&Z`*#*I0}c46Vhz4a]78;h8s;st{0F&vBZ+[-PRB)6_p*=gtTt/C4WGU`'@|D}&dC6uhbb+!Pq(",
"stI8BH32Gg7A^U+V;L*=5L<{198aB@+{IM7sVpJ29CZz)!.=j`!z|Zv!CPBP/QtbT-y:=R!6S#J.v1t=<,Hzb76#qL/VCP9",
"%rY4W/Rr`k/s3$a!7L0kAiTRGP1p+p%wb2|/SDJXdp+Z!3#d3:1NU@@gAnPg#|H<-!77'a!=rz-8@)T}+!W&3,!y{KNTZW{",
"<cUqG3f$)6!9FM=9S@m[umTVA7:7Xj/W{uV4C_&r!7L0n75LVZ4]PyLumINZNT1tB!FZc,u0^y16BWGI6{/;wTC=P9ASj*&",
":iqhZm*Y:B94[`![J[*t(z,NL!*!b#8nvUd%qp(=!+K#ICF<x-nLL'Y%nCmx!{%2_TCP}N4nqD^XV7@vBbQq}]dM:z6xjXN",
"89V7V8RKq2&7|9q&M#+&$y/9.!^#+G7urL9stH4]*B='6C1&j,Ju9|F/5Vq!,]<QS-:r}L-ZSY[77kYssV+4KH5rSt!)9xQ",
"T&1@s8R_|J)FB)QQ1TdJ!1:Db!/FNl!]_b175,ff+]Xcm!C5u:$A6)@#=Dzv$$nCJ+`tQN6v@|j+syf+R+}*IHquhr%tYSj",
"'mRF1(KNA+(kk0PNTG)n<F-`PDrPU(/TuC_/PYqPJC%=g/sI8X-+60D!*DNB!=AW}%ZK=_8@G/c:h;`L+^JSf1FqNU1+(h1",
"6tu!;c+({iF/q`;Nr=@&:yhu!9FnS(/Q7(9+!%]9'I{3Q6YiXNR+^;r*V`6D,&wW#hYJnx7NGt^/gyq#!)-L0urjStdjysY",
"uu`aJv)a=i&)DT^U@8K|0sL.`WuPa1<3MpfU_*F]={lyTz<dAmstGjW8AT9H)(&}5!MFt%Ns%G+7sYN`#ZcC7/QW2J*)Ky3",
"-^[v'QM*aY!IHT(&WQzk/PQM{FJ4wDf{MLAU=n:6!$CnV6u1M{.VM[t&QI.XgB}*z#;svC!AW(w.4@q2+}`&:8S=Dh#HrDu",
"s]n`fM%C_F<b``17vS:`'U7:(!LT-m't2hZ.[tu(P4'TWsWWfN;,0H!B'g%8!+5sX.D@j+Vxi%[8kxIp75(bdv-_2z#j}'C",
"!JyLdQk[{D.-z7#!a,Q26yqBJ+dQ^d!@ipr%;=fa7#-M6v.(-c!6dYh(:sv|fJ3%;0{'A<7&7uI!{m*`$7=Q%C_M9^7V/1R",
";.fn98u=H:)FKA2.J$tG!=au@bT&4P!^yG977jUHv2%*=v2$XWv2#V7v2#L5B}|T,*@&;=:GUWG;&2rKsY!Cl;CN6q'.2Lm",
"!9H4,Q/RL`8kxTl7<W*$/W|Ym/mqP:m(48S<#/:R#]CTs/Y-ai&9}aJ%=.JH7=+K)*^Mm6<^kVVv6Nmf3p@Cz:K`rvq])!r",
"&Qb/d/Us*w/Rj)X/RKvV7T.gf=={@r@8F9a@v$Uf@[)W#3.YP!)nLN`(rZ6^%!u%R@xNR)v-jpg8;$GmsvM!a*CMt/BQYIQ",
"BnwT(C/6]gCMUgd.sGsyBQX+iC/8TuCkuny!&a8Vv2&w;v2%H.v2$Dmdjz`Mv8R#lv8<$}9}|Sw#c)8av-Uj=Ta18i+q3/u",
"%#zg4*!R'S*jHls-DBVzsb:S:57W`+/[D0R+!(nHv-U`:Gagmk$zkw4FdjT;GCK{--!x*8v2'0Y!z|c$FGMFk!^5t_=#1g1",
"Gdz/Sv2(hvv2%63v2%-1NT:`bv9'D<v9Cg57B*J5/]A^v/Uj$682#$)Iz`<vJ9}<2#;,}xIy#*=JW^DCIz`3-J9}<2`;,h`",
"*^/9MNrwg,<aqdCv2#NA%gLJ97`yt!*{MD(!$;D_74(Q]Nr^5}75S}SBSJ!%!`TRM6ujF3h'gBG^aSB+DyIKz!ClmkKhZs3",
"v-^@s/$)&!*$|QC!fD_L7V;5=#;.I{'Z4dw&{aWv*}xhD/PZi`W8*Aq8}F`g7aN6')}-.'LS5&6,wt5GLq_mkC`!NVv:@C8",
"v:TRNv:h_S!77)-%8dAr8[xaGA7&8(/QV6Mc(|/<v-Z7g8#,ULv1Y2q^WM/1^84|NASq+[*VI4VnQaR[shy9H!9Gma*U(G3",
"!+#bC%SS[Iv2#Ln/bV:cY)&@$)HHImP))86!9GtdMksKMNJN(^P),Bb!]d|i!_Z<c8nQ#BP3qRj7bACav-aBl!czt)7bTy_",
"v-aIn$fAF{!)HXD/PU9.9/GCH/P[NaNr_Cg':b))R$aSG%&&v)QCFwkR#%3pT%X]t;8@mq8Z=9i+^$3q-56LLByAw:$u+0j",
"Ns`GR8Af(p!P/:ium;.Wv<Bf'J,`j;.y&L5!)HpL!(}XIv7$*d7'sDuKlVTL1Sb+J!!!%<NL2*}!9CHU{)d=mB]Q!&<JrMb",
"HNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md#wL<c!=4(!!=4(!!=4(!!=4(!6xV5tyJ#Ba'h1856^xAs6{iU|6vh6.73M-Uz(<f3",
"8Nd7x!+)!@yJH_xRF3hk9LDiryY2w#:iuf$!$_vAJzGt`N;Y}k;'82MH]s{AJw[R{4zm9,a0d4i5:ARV!G0hM!)u%.zzCJh",
"zzI(!ibMCd6V['n#I@1Q!{%Ti9hlzc6bL}buu9V%IrN'I7z*V(+#zKt7T=i;6ukXt+#*tQ7T]|@*]T)'P37KTgKAVmNT2HI",
"5qn'a79b}PPPz:-!#H2P#=x6B!7$ws!!$Jy!!$GzIlBanCW<9)8=tuA7UFKHLpd679Y=swIz`}Z!Gjk!jxGUS!^;|170-wd",
"xk/rV8RAiysV[){8PAkZ*$|.*!!HC];@[r<]Fy(x+zXF3h]#CjNT)Wd1[dzs.SJYC96&P#1Q:Px!(yH%0LLs].iz/i)(%Pf",
"1IH0B!'.yJ81$W[/PnB91/MAg$|*d!*fh!t+'CY;_!]5A*xDIm7!STuNTYnK:L+{d8zbR08Tb=<*m`$c[]l+'78ka]0[.i0",
"!(zCBNU%|R=(]q)(+n2D%ggKC7gcL%st]_s7+(8R;Y5@LCW3q&!)F!RASq%m&u{pyfK#'4!D7_z12!6812C!T13,U|#yjU^",
"%I]ND8(6c(^:'qdNr}u-_4B+q_SaR=^wcN0NTjx/!rHlt8(_},t+)4p#D<8qsxjiB!]_]x=4|pxJw]wiL4J;dsct;s!!$`<",
"!!&^}!!%iT!!%-P!!$F7!!$F8!!%-Q!!$L;!!&|.!!&y.!!$LN!!$A_!!$F7!!$mK!!$_;!!$S@!!$m]!!$jZ!!%*h!!$}:",
"!!%As!!%-n6VJYP.pxn`!+ZLIxwA}C/$)HGkucg,!#fUM.pyDJ!+)+C!)gac!)!5]!=S+jxkp,F9AtR:!4%'$!){.U!*(=t",
"!)r1r!)rLzsV&xs!!$]y!!$gv!!$FY!z|c,ajkf$`3htUW7dnW.px2:!.KnV@aCu6Sd|UuAU2Z3xnb2D7:kkhcH}c392521",
".pyud0HPJvJp%]XG[YwR$IfZ_@B[5*NtrHy:n<*[cg:KY4zm8|Cv%K}!&8U^8PB[D.pxH;!-mZV7ssHI.qi^q.q{FA!)2_m",
"!)',8838(P78R{L.SMjV/mcV<FIN7%6rPti.px/AxkMN97X'4W.px/{6|]d0!)9JA0hJyrxlqh2/TU=K!)'C*1G-D81g[3A",
"$!NNGnLLlL=d6uR67+*,!!N+I.pxcbtUf[lti^g%6z8ng*H[Fx!,v/Y!+7Y1@==0xPq:Dw.pyI|!(yD$!)zJYxn9A;F/%#v",
"RhNtl.pxZKsXw]k!!$d'!!$Y/!!$V.!!$F+!!$]^!!$LY#!n8*Xh3n4!&8UG!z|``Bf7X6;qR@dYI%D8tS*3z.pxt/=C]_p",
"Zd9JH,0N4CtfIkf!z|]c[=c&vS]:(L+zt;GWw16w.pxGp!06;r!)v#-!.59(!)HvN!)(=_!)5n.Pn{0h.p|<D9:FljkX*%H",
"B`$qZhwInhPQ6g,.pxHXxnVY]I(Vj=S];M&HB(`)CuZ1'xn3-H=BH3n9Ff'78XL0QNT;na.px)v!)F(T65!T|!):(=6r[b[",
"4zm8RHB(`R9jXqvitCg4xmwGB95]f/2U&uv!&8U3!z}8j7Q71mZF2Id!)wYItui!|!z|_Y8.tFh4{6TR!GjB*8PA96$ZmG7",
"txQ,Ftxd90!z|[[71x(rHB(`I9-z^%K!L&#7XK.#xmGQMs^_i''<4bwxk+2+!#*&B.pyY+!*hu@!,5)V!,5,W!,hQ^=-l.t",
"km;jrU%!=+l-ZtsU6sXkHB(`2`3hstHB(`u4zm8T(23ht!&8Ug!!%.V!!$`D#:;rCstQs:7SFJj.px)K!2*2:!+!p:xmls2",
"S6|}L$2zy[xn9<:M_dFA!&8U6!!%&)!z}7Jp=5r=)MN1|!&8UX!!$='!!$}X9-}U+.pxdi!)'dL4xpf*pB+hK7:JVhuB&KR",
"!!$HP7SG%DxkaY$@#{b'!9uy`!/`qtu3D/r6th38u1$pI6TFCT!&8V8!=AY8*LM<T<GH7fq<jgY!&Jd<.p{W}!*NGS!+iVj",
"!)FSb!)aX#xni;2D[!6{!)$]JA=0zZXr^|%.py))!-b_8!+)+C!)KzPsV'(zH]pD('5BQj!&8U874(t/.px&LF1Zz9X5#i#",
".b5p}!&8UD7qdPY.px3`xuz%h:!bQJ=BH3C9Id%W*R)7Z!&8U1:*zC}xl5*28k1v$!%@Y0.py1:!0x/G!3;U9!.#}7.pz9c",
"!)d}.sV'(w6thJI%2C{-a8sP&!`5:sDwBmK2/+KhH]p=-#@S|xuTDq^$78*#uZAT0D+|nZA7|:zuTHg8uTD}f#]YxD/[9%_",
"!);KlxkDcw!4%'N!)LUH!*.Uz!)d}.6s^@D8TGN'A7%'KWvSmV.py,I!*aD0XrA_3M|G)-!CW_k!+c4d!)3UF9pFFy(nz2g",
"xpYZ)NXsL994k/YB*Wg(IM))Xan#6Y#9)k]!)Glp7sU-C,&&JS!&8UA!!%`[#:<1@uTKPj!=C-h!1a7G!,n%N:Hu}XN4j^*",
"=zh]G<,;TT!&8U|!!&6f!!%6C!!$`b!!$H)!!$R-!!$[3!]_l5IaxTy%g7Kx:k.F*xl3I|zwhD2sV)`_!=Aku!)7iQ9.U'D",
"'TWzC!CW_a!+1%d!)u5s!@_3bxkiKR[,2R68S[Z2;Bfg_ADhIC;8</fA*4/_94k/Y;V_[]SRtn]8{&'|S(l}m&}!AJ8Y`FV",
"M7m8Z!&8UF!!$A1#:;}2skxp_!!$MM!!$F)!!$]f!!$@m!!$Wu74(Kt6x'h!/axS,${|gdurhp1!z|`q_5!r4#|125v$_{w",
"7+Fa_G-lSa+zubgSdIlSC}h$b;Fx&h-@4kV8pIqIxlIm$z:,00xkLKy8rn_TsV+),!!$@f!!&0-zzF0F*cw/d!)qG=!*,51",
"!)Wv-Qk[MNDM':i*B<0aHB(`)+%$%d+ZsT&+y2]d,8QgbdnR(HvIcBAv0f!=v0y.C!!$A/6VJi,U!ZDl*@WjA77ivP]!#QG",
"-5LjJ-8JVA-s+:6.2IDv.QgNttSx`av1CKp.2H4k'=F:Q=@/ur.TpL}//DcF/Mbm'/l#w%(vNd]//DXq/l#v[!)'5+v2$y#",
"v2%;Lv2$9-v2$0+CWGKY0h|;zv2T34.px/h!)/)v/V0{p/S(}2/Rhm0NT31dm(IiY2&7uk2au1px.Q[+/UyS)/VF=Y/S;<9",
"xk.y0v3Q[#v3Fiv4P%Bj!&8UI6th01q!<*v${&NY%nCaD#|12Bv2$_H7At!P!,vMz!z$'Iv2%J$3qn:nv//*]v3x-$7:^n$",
"/Vkl]!)0h9v2%W(.px/s!+(J.Fdl2y2M)C_1Q6,]$@8q0$ag.Rv4BH,v4VU0$VW2^7n}Vt8/<`c#,gtM!)PF]!)14Z7n|4h",
"8M]f8!)(1I!)PF]!(r!W!&8U4!!$X#!!%'<!]_U]7yBh'7Tr)z!]]{uwPqTN25pt77W[_!xm/{49qVl}7'_kH8q5Xv9-|&5",
"9Lm*h:)5<F7t'.$:*xC88#;Zu:I7M97zw26:gVW:xkDdd7<CR/v=J&Y3}`BAv-ZP3.pxv@S;:ZQum;.f8XqTH*Qf|ufF57z",
"M/3WWLST877&DDF<0jQ9/Rz7mQ/,z/!H{6)v6Dh+<|*9]P1rUL/X(^Yxk/{Qv={H,J9lM&@g^Q.HB*(`==+$#WP=MZ!)d-`",
"!)(ck=y)vL!!v.H#YZ|uv2#LCP2LKXv2#R|NrYVF.px*3U^D^Y8mUq'BW}/Fu0bZ1@:)_`xm1DVN;Z!7*R)=wxk07kv8q)W",
"9uZxs!&;69!!$Kw.px$9v-^,k.px3@",
};
static const char bitnet__spv_attention_prompt[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!/:3zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s049M$6!;dC&*",
"A|_D+$'5-F!!W+<$@';|!%37,#Yb]/#^|z&4CV=Z$9Nqs0kr:5#_:`_#_Z<i$^Ds$4Ct^1$9m0y1i-w@#_Ytb#_x[p#}%[q",
"!!^NJ2cWhl!@)Jv$<BgK0/r]='R|l!1IHH-!!T[a!!TS!!!U-4!!U06!!iA:$==Ua3'9/U)-t8!3B@&<!@)2t$;ZIK-w0==",
")+t542(&[(!@([b$9v;4(j'N))-$av0jj2p!@('Q$83/|sXAcR/rvWl$L7q&v/uNX3`^-c4`&q$2Hx3{,A6[[)jyd'4]YMM",
"!@)U$6[r7<1-V.X)jRM$3B@&6!@(|p$:|(G+}Ln9)j*1|2(&[!!@(H^$98y0&qB}%)kD!j0jj2i!@'qL$7UlxLt,G9)i6Zt",
"/PPk*!@,9x$Hh4KS$4zH)hm@p.45C6!@,q,$JLAXX0=QU)hF&k673#d$Kg2b]$.`_)h'ph4=:Aj03kN4*Il(+4zwTP5zhU,",
"4`X6*#z/,F!!^3@)c^h[#zWGJ!!^AD*}x1d#{!aN#{+i0!!^RJ,YRcp#{T%T!!^_N8P=Y<6VH%]!=|lC1*}0F1IHAF.qhLB",
"#|:S[!!^vV6tf(@8P=Ya6VH%a/4y9=!=sfM!=|sR1I<<[#}.*d!!_2_6tf(I6tf(h:*w-b$ts77!#'j.$@)Td8m]zWBqZV;",
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
"#%jljz{(iR!!+1&$VU95!UMa|!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'C<6jL!!SY1!!T$P",
"&WnuD$98s))p5FfCq$/S)(,^X!@(1K$8U*]$b,UQCpXsN'jq5B!^Dd9$C)hTCu;U-'.=*I!^I8K$DCY^Gp!y[CnzNI%r%`V",
"!^In]$G(fkL|+PiCnS3D$Vi7c!^JFn$HjrxS,4&vCn*w@67<)T$J'd%V|%5#Cmjc;!=SQz!^KF/$Kiq1],-m1CmV];*BnAL",
"(KdmY#=8R)CqUWZ*BZ1g+,D{V)2C8N)*u9^5DZS+!!T9i!!T9j!!TUt!!TKr!!hft#|1^(!!TbR!=rv]!={v]/PFbn!@))`",
"$;:a*,xYQ{$;FS].45Au/tck!!!T0i!!Ti|!!Tm!!!h}&$<7P@/p#%3%v[Ni0.-}(!@(p^$:TC**av2{%wZJ<.qrUp!@(9L",
"$8p5r%TlBf%uiw`-VX-Y!@'c9$F2)zsW9^:,Y[mz$L7pxv.nIB0LL(X&W1x{&mtpm$75z]#xi36!!]g1%SQD=#y2N:!!]t5",
"3}r+t'.*vk3g2W@-]t'l*+Cx*4]YJM5]@D*5=,D+695*&#z/,F!!^3@)c^h[#zWGJ!!^AD*}x1d#]aWM#|fz+!!^NI8P=Y7",
"6VIm56VR+J!=|l</PF]@/mmm@3}{5R$7Uw37W|H&6[4.Z7vXPH0j`XW1P0}!1gfKG6tf(]:*w-b$ts6u!#'j.!!|vQ4=1In",
"!f46!!]zI4!{DYi!#P*6'.S,A6_)sa7SWNu6uaS2&Qh`q!]qm375=q/%r%Hx4]wVw#Z-D:&mk)G!(xlv$7|NJ'LIQZ#$=02",
"7!{a#4d!h8(Im4U*B;7P!!{*H6tf=17SMc:!$jH8w,F&G!!h(h!!r.%'.+<2!=4%@'4x4y'5%;)p}=a!'88D!!$/hD4_5XD",
"6NW8!zz@9Y{9]-w8m^lK74'<GsU}yC!$$wT<GI0P!&9Rz6Z(,I%r&n]&n$.!%y)(z6[$6'89i`;1K$+&1iCdu2)a8d2H#Q+",
"2f@@$3&]rq3C|+63g*QA4#XT`4@vM[4_5da4|Th`5<'<.5Chx$<c|:)(IG:15yl-&<cs4(!&XYd=nJD#V=.ZH5w|hY$|.{C",
"%r/*16`dR]'5w%.%yZJT'@-tm(8Z#N<cKl(!2#0|!2#;P(+98V!`R.+!2#:$%szhc)._5n@[r9):I6P(@wm/;AJ$uy+CI8%",
"!#;9aV5YmiV5jJf8YlvhV5kafV5jXz2)}whDL[-zV|C+h6b@^J&yk^H%y|@9(;<KvA:h.7!2#:S9p^FwW%T&UG.b*SGM#K*",
"V5U@.6`u8S)(1f<HK.;5%4=bgH0@!'HK2%@7$Vj8(;)rTA;:P<!25=WJ.aN*'1^|)%ynY$'@B$p'64*):QDmaV5vRQ=i,$l",
")WYQh!#@2$!@{SSVs3z@!!+%!$^dz^'DvNU@7P^hN-x+L!'7j)'kG]D(A&M,D4:r^!5+AA(0+w16z^;`3p<f]ZMq)&(,icY",
"DNA.S!4.ZFVqPFK7D&cT5x!S+:nVFq.jS/t7qa]X*'AS)7dCck!dVlx6{|fh81(A!8PFK#g]3<=/WH:3!=SF,1JnF3R',<p",
"R3I,9RK,!_:Y'wddc:`7S$$L*S0b^ASH(=b:YF-h)WG+|!#@xR!@|9j!a:xu7k/J.V5hta&3fFwjLfY;6^QbV&mkS67;[%Q",
"!2=zu8'dbl7*{|s:-PyxV7%K<_9aLD+(`ns6ty&U7M$V<!(23d!)!t/!2#cBV8zJG5f,j|=]]9lm*^NG6w<u56xVJ;V6x'.",
".;'#A%;,ny,6WR474C5W8,fNa75=pw+@rRi0LUx=*%&!K6VH|n!]]:K3)D[J*BR9L)hdd7/q(Ib.qh84$!h5]!25m_!b-`#",
"!!'FKQW:sP2FN%Q3a#z)!B)yi_tQkT.SJ-Y&s&JH!'5VZ).|2n!5,r+!B{g4!B*)CiV+yQ!6c`a+!/'F5i6yl:%WUBc+DBM",
"%4;.!.4.Vf%SW-2/PYi`/PR7l/_miF69L%=sU|ZPs[<:Y)YNL2`Yd0/7_'5^!!-=9).i*(sYp(#`'9Xi$V`G[!}f@qsV&yV",
"9QSdg,A=nCS]:'J&PLNx(1tTg6xD'i7(3.M.5p(y.4sJw.5Qs',!fhR<FuFT,]<dYsV&z#/#^zP!`I:iL[/J.s^|&X2a%<=",
"!26h&-]#]h`#T/$!{(sX7=0|20+M!j/R^W+7Pn9qs[fVW!2$.$s[[P(!2$9y)U,w0!]_'G/PYY:-^JBU!)'ZI3]|9L!)Dr2",
"#1u{q%9[`N'nkz)01ijK4Y}iL!$p2p7SIHt*)_lB6a+F@!2AM/VtL*IV8q@BV8zCB1+0;K7;GuD(nTW.!)a<!_tQkT2U92(",
"!5,Ig!)5%y&rIv{!GqK59!t,AVvy5@.;bD6+{gira1Lw:#]Cdx*)`)KCv`tq!2%TpV9$cNFQ1(}VtNa)Vvv{M7qrip$V|4P",
"!!$Ab,wsQN9s_T.:ZMZDVw$)D2NK<V:hJQc$:!nw#xR#P*C8h}74w/K6hyhw81AkY6u886VvvrN6tp%fVw6.Y0LN^H!&G73",
"6ZN{r#xC6@!gA@G7<c=90|g8k6wS#b#PBa%!2#`AV<FZ++T}5TXL9l]#:@gh*Rd_rc@ZqC9ywkM!!#9P6ty%C!B`vcQ/9qb",
"XMUmr$tx9I*avHl%XRQN!]bY.f$[@s%XC$}+|'|xa2+UI%6{G%.Z;Iu7-rL;6vT*=2,IAV78U<'!Di<z5wn{$V7/yC,4--{",
"h<5qF!z{=-3`SpI3}sB|sVp0X/VPV-3f$)u4@B:g!2#ckV73_@9(*pV947m17YiAP5a(6W-tr6V!2#fQ/8fV/9GVj(lIBwf",
"sW'p./i+b3/Q@Xn'Ti57m()]q'H.,y'5Dg5mcdwwg<uhw!]hj,!J22H'TJ[z95-166tw^A!+*Hz%qqcQ,66z4c0Yl[4=6Bl",
"7u,lBnDp<,nc0w|nFkrNsZUFTsZLsw$XFNc,6`6<sqg$5!!_k9!(r+%!!$ZN!]_^L7P&)i7M6cc9Clk+9g:_'8-l2Lsp}nN",
"r7/}UrVN(!q{B<jsZU`]sZM0+!]_^S7n!ZwR`B6&<Ba&sRh8BG:X`!i!W^rm<}q5G!26Jq=QAVH=Cv5Ysh!*<0||ZwYl7A@",
"Ri-`p6}u}(p`=zi$VZ02#ZUP%#:@g1!2#Y,;5|yCZFA7{7ft{M6^kHd!9vCq!):,G6th2$6uC=B:F$y5r!6FB!rUw0!]b}9",
"+!%Fz*b=#;r:}%[(X0Wr6u)Bu*bS<lj5:wGAvW.*Vw#nK++tmZ+$9TD2FacJQM-C9+$FNT2G5'P!=V_zB^c=a!3IR%!D/fk",
"!2#PW!*D*=%C|ZS!(xin!)GA{!%R^X!,W4=&8)u5V=hy*!iTd}=0^&V#ZiK}!]bS7+{G^/74uW]<`V}U)tnu)Vr%ic0};m6",
"HQsBU:.c4^A{Xua!5+kX`_=[J8P[`T)M49)#C4T}74<h+SG&.6!D-7AV6n-NV:Atc!:hMh)((^B!]bS/!2#Y-Nrda|sV2x1",
"#W%k+6^ZY$8qRJ36uaS_*f)up!#H7y'ji7)*f)s/#]Dr$stCNl+%%)u6x&Vy5{Q9`sV2hr9<x#D!2@j/J,Vf*6cpVG783hF",
"RI}.4JKgCK7}'0Z[A|Qi!-M.YGVR-a!&+Tz8Q3DWR-MI:'v^F=!ClBm#{{V=]`RIg.JJ+h74X97!2!hI7%4Jv#L`)V!)1`i",
"!{(L489jLw7f,3}*S%}hV7!TM,/]JTI#BzXIL8Bl;sR)B+.7.//TU5d,|=Z=,;;J;Vx2Yy.%b_X`YcY`3-lRy!{0Mq-Z{$d",
"!C('x/1-iY7&[I7.;'u].iDR!##KYH*D#5zJM#!a'ns!})JF_3V7.vc.NYKb+$:K2/U)WsVwK+u.LUFS!!yk.7T3q-JwrGU",
"'57M$$:NQhK(F=4K;A!F]=#K7=l=dpPQRk@GtGfQ9u%a9%SqvU6tp1A$@)0%!2$-H$8,w+m*^NGPQB235yN*.D.*i<!]bSH",
"U@#.l9<(9j$ts9{7@6G:KV=6L*B:i+sW:/3*BfDx!5,%Z#:PIi$^5KFV6nRW)JnM,7T-{`*CCxJVtLybVvwmh)kX5PV7/;W",
"A^9}'!)3-7MC*m%%86l!Vu]5`M2V|rMA2'y6cj-u7I*Y@]|}H*&mkQN+)Q#/+!VHD={D_t!=WfP8@K@n#x&bZ@j_tQ!)%|t",
"!*-`_!2@j/;sH#H!5,+^82NKdK{TIH#@@B[NT1H[#=Yt}!|JK{!%hjZ;U3#IVz5H*!dc1V!]c7'*}}}_2(n-l!BI]t#:AK}",
"V8qk5]`<.C3c(/.!]zJn*cK$A*D{s')YNUx+&'(2*fHnHsgjz:7ISQUP3I[C;$L!p'6=@f75lzPQk[A|/Rz9&$@DR-!I,U<",
"'TW=R!(yR(stC)].6MHx6uD66NT*-ZsVp9zPnL#Z2U0$+Q)#/j!C=MuNrG#5!^yGM9N;5t/1,/A!-W:X!=AR%!).|y!$5]!",
"&6({P##'Q/`W6pv$w*X(NrwpH#[r;/N=p3[+dZTU(IJJ&PQ22s7T!S]NjaBj-!nizP:kXd!)A+9P+.c7s[,Mm!5,r)NTzjI",
"/Vap92,I<b'MQq31l+3`!282<2j@)VV6p_:(2,sf%;6!}/PR8-+G;}*1iULs#Y_<{!FRb4$w^+{sV&yy=GMgB%S}AaV7/TB",
"*`d#v1(]K*!Gy}6&8=.+6|Bi|4C_2}PP)K5#xPtS4FF6h79&TV5%iFSQ.k7m!IfmS3hJ-^6z#.d!^[lh#-4QT1(^vl%F/:*",
"VxU5T/T6,%F1}f%-:/Ck.4@3|,$|7#<IFU}4$^s+c^|kTUXt#{U{DG77vT^!j3xZr!)k/y9GWpI-@KGj:+A@|*{C<'5;+:$",
"'M9F'!]bS-6u:Vk%S]9L'zc.s!&^Q3#:;y0/PnpG-IU97/ScjCVuf|A,#CBu&R[K='nk[fV7.f^.<sSs75s,S*btRBV6xvf",
".K):=-9yMDsh46@*VtA.-)]6h+!'-k6h|&F7@6G3RiVVw!N+W#6|%Nx7ql!].br|p!)pz=8RvN}Vr&_v'k05MJ-I=l<Ch7Q",
"&3wu-(+,@TsV%wl7PLI6*}zIsTa(@C&BIl@1U/5^!!!''NL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{",
"C{/md(=85<%;UJ*$9/hZ)Qv7c4!}`T(glTV!@(.J$8K$Z$ClHNCpNlM'LS,@!@*f;$C)hRB|1cNCp'RI&17cI!@+;N$Dkt_",
"I,:8[%4=Bz!@+d[$G(fiL|+IfCn=$A#x#{`!@,:m$HjrvS,3|sCmtg;!]gTm!@,r!$JP!&X8<T#CmVV9!!=N!!)!Hr#ZG|V",
"$.<<8#Z-lP#BC04#;$'Q#zy,u!{PXK!{P`W!^1BN!={<_#D@<D!!T6g5Yv#w!!TRr!!THp!!hbr#|(T%!!T_Q!=rsZ!={sZ",
"/1(Xl!@)&^$;1W',Z1;x#{{BZ-tv6s!!T6I!!T-g]dX:c!!hR^$<.F;/QWn0%X3<g/mmt&!@(l[$:J8'*CM|x%Z7{G.STKm",
"!@(6J$8f,n%5D.b%WAg^-79$W!@'`7$F2&xsW0T8,:<cy$L7pwv.d=@0.-{W1,Cui.s78c<Bk,+#^,R_#|[b6!!St6!(*yw",
"!@(q3$!4_g!!UCg!=sX)!!_R)6thu}]l{%B(IN/L!%q,K!%z2I!&'8F!&0@I.SLG|%_[n17SDXM74&m6$;mkA0nQ}x1,vLp",
"12ZTr<F_1($77Js1i^ty<FU+'!%3aV=DU8p2PM&61gpDK$|.Q'%r/*17=7_^,YUPC3f#lwMmRH@&mlW'4@t7q4_W$H!]zm2",
"&PNW)5</l}*%27M1p34U)KX}-!(rZm!@z:r69%^u690VS*LuaU2lat^t!csrCT,IJ7|<Ry6b.0vsU}sD)+%qlDm%pK:I6P5",
"F*zSY%<kcr(.GFu@z&,)7_P)8FUClW!2#1bVA0`u=3q5j!QCQ,::{F1%44_8Gpuk#H,rx=8<g-;@zW_K!'sL9@P,__<Fd'h",
"7wim+!(<0$!(GmkK<R}b.qmULKv{GqL%Z:wL<#<MBC*bg+CRx/!2#:W(0SmCCsavP!(Q}y(0^6)@|A'mN=nr,]G%sY!(dYn",
"7wX]d91l19Vs)aP40+_3sV%va!2#;,D4SuN5:F*v!)haZbpjRTCm`W+!=BH+.x|W+!K07!!.t3r!)JQ#!),C!HB*n%CmVQ&",
"==S;mhwP^*${lU^!,q.,74(@!=7K8dc*`IDc*[p&!==,/bk'5S'+Tz<8Qv[dcg;.Y$7AF0!=Ak+!)5T0$bn93sZLYasZRB9",
"#:;l<sZ6WC!!$<6!!$<6!!$c'F]5bf+Z$4`p`+^R!-':,D}Xil!)HXD9b7XZ9tv@`6r0H{sZMf@D}X.Lmk'!Q!)xt),u;]d",
"/Q-zIsZNWZ79v%^75-{^p`.!F!,q.&!%hjb#:;iBsZix$<$q{91+$Td;cQNn!=4&r!)hr*]KFFT79'=q%4gcy!5.5MV<K1x",
"8)g^'&D6zvQ/*K::-WdQNTG}b$f_Ph!(y)x!4/,HYnA{tGs_3,*ByRw!2@j0&8)MT#!r@($7K07)FB+X!IKnc!)CXW)(%Ld",
"1IH0A/UJ=w$7K08dc:h=1Mr^9!DAw24zs]}W3ap8/SG6I*GAQk]`S-|.JJn583a!h*`[,7f$TM//1(B=f%(n.sV&#q-f9K%",
"NUjvH6z'Ik9mn<!6@7jP$;K)$gYXlhgwvta#@mh*sm*iy!&dJZ0[.a95:0bWf}Yr-74(Ld:^,W.05!M87/_7$84@tP:PUYv",
"$)c*usZT8SsZLya!]_^18+,Y5sVTD,sZL_Z!`,9M8I^q:i71_ViqnR^i6y`488KKh/Paq|!)A-zjPSQX!#TjT0B*Bx!)5k-",
"7-`b'hD]+A=!42n=&X,XQcCICRi+v@6}kvFkP1JV!bG=k6|;y)9cZu#lKy0#ljKpJ!*B_{!)5B}!)Z6v]GJV%Vw#y18xP9)",
"B3}TZBS;(|BrB`|ZN|Y-7^^2#;5`&=!&i+D!!$]#!!$`%!!$]%!!$T%!!%&|#:<SU!5.FG6thu:]H@|%<yf5'nF:&,HB0V6",
"8Ti=,/F-k&]HJ%q:P]<):'PaQc*^8_cg9&)q<gsIq]'{S!ar{I9w|=R9tA]p#2vZ88m`H.+@]hCXL4_x&zkn[IQ&bi.gPMU",
"<PBh^7_`Y%<P3d<q]'{J!&,aH!!$Yx!]_m6:a@U|.KF`hhwQPD/A;/Q!=aLKrY$j[#^:x6/PTa9!(|j]!/)8<$8,F:hwP^*",
",mX'y!(|*x:%|7T(XNkV!%X@4!!$Y82w4[(]I{jP8[[wK9Z)59!9/HW!=AV9!)[:c!)<38!+Iy9!(}$6P222n,P:%P!+F8&",
"!).il!).lm!+F;'!)7vp!+lGd!+Hpv!.BYp!*v)D!*7Rx!*9nb74k[w]I!6^9.N}:;Fnl!:h;^}81qsv8@K5;;G%y$cWPyd",
"MmPM@NLAnG!)39VcggwnNLAnA!(}3@!(xvs!,'U(!+/<I]HTa'8nc6@LDU3v+}hHM]G*=)c.&,z,:<M6!!$Z)Lbs)D!%D2.",
"!!$N33RTT:#{:n;!:A)D7T]-$PI+(u,:<M/8m_q/'{}%w7Vg:v9NJa.PgI7xcI9/$75qCv:I779cg9&8gzL+6=H01A'LI}W",
"cHyy+W8uYX7Uwm:-L5B;!)ra$]Gkrv7&w;g8_+t,!%vT5!!$Q%!!$Kf!!$KC:gWj}NT<KZ.*t)r!)psIc@lub)sK!Y&8){7",
"!&,a6",
};
static const char bitnet__spv_carry[][96] = {
"!^'LF!=4:Pzz=(&!!qV5!!!'29-qXr{&LBiJBhp!2iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#dTi'$Bri%$&Mq<Cn*t=",
"#:Dg0!=}**$75}4!@'rA6u)Z%6|G|t$AB1@;p(X/=!!&(#Yvg/#x@w1$7i*3CnqAF%SZNC$8+U)#GpjACnS0C$u)A4!^HU4",
"$B62@@G[W<Cn3}A#Ylx7!^I,G$Cy=MFTf-KCmjc;!=SQF!^IaX/.U/C$!g8y#;)sf];5:{#[)bB#[A-K#ZXYB#ZipG#c6k4",
"4@L6y$Bf]@'W}GW#[2[=#[U9I#[,zD68b3(@<2gyCpbyP'jq2S(s//L(s&,L'lK%L@[p'}Cq$/S(glQY)p+MP(5GvJ(idVS",
"!`H'!CqACV)chn`*l'kS$^F5t#]XL{#]9:a#]l`h$W2|G!]]S-,x&gT%vR]P&n,%[(M,i&%uKmX&n#%]'2'R%I%s[p#xU9Z",
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
"!!hlx#|Fr.!!TiT!=r|a!!Tf]!!^m%#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%qnNA#y;U;$8gz}4ATZY)-}@#3`^/C!@)@x",
"$<%cQ/3JjD)-V%{2FCf-!@(ig$:@W9*'@y.)--hw1+*;u!@(3U$8[K%).hDT0.-|d!=zcG'.*vv#[Gf@#{K``!!S}9!!UKL",
"!!UHL!!i[R$@(;x5=7]l+FrP05YUkM!@)K&#_dz`6[6&|#a6!{#aA.R$@QgZ6Z'Kv-!j6874/=`!@)i4$==|y3(UIp-#3R<",
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
"!!TbZ!!^j##0'{&3}r1s!@)X!$<k0X(mN9]3%!y:!@)/r$;Q=H-Xg+:(m$kx1gfR&!@(X`$9l21(K]9&(lYQt0LL)m!@($N",
"$8*&y#<SIm#}`Nk!(p&x10g|q'LI#^4ck=J4FW:J5%=VM+(^I/5wsuV!@)b,$=+[j2I9Q^+(51,4]P@;4zmJ9#ND2L6VH$s",
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
"!^'L6!=4:Pzz=(&!!qV5!KJdc!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<!!SP2",
"!!S]7&uZC,#]MU<4@VAz$B[Y@'v<TY#[;b@#[_AJ#[_<J8Qx/5!!hRr$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!!UKR",
"#zC@J!Iz/|&8fF_$9X@!Cr2u^,Y[mt!@(`Z$:&)x)2XIlCqi^Z/Tuaz+]VBX+ztLl,:3Vn.SJDy!@(|Y$:{B}+{=sr#@,!V",
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
"!^'L.!=4:P!!-;k$VU95!DguA!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
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
"cH{PP6yW^f87GV[Q;kSl&WQ/h!)*6;$:!nW#:<{a6uCDyjPK:a,&&[K5%|XnNT2yd/_&h//QSzX!)@]kf!'S8#auz2/PaLR",
")M`/)f]bm<#As`}sZL_T!]_^-8I#I.!t_;38*vJBsm!c+0./BF",
};
static const char bitnet__spv_gates[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'d9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&4{2Q^$9X=g,{Bxq",
"!%fMP-7D*y!^FpP$:4hn)cijc!BfJP,x&zf,!Zkq,]nam###!V-VX*z.S{NW-uJDW!#[Gh!!Tq%!!r3a%4G376[=SL!#2rv",
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
"#%jljz{(iR!!+1&$VU95!TyCx!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'TfTs$!!SL-*-[@{",
"!=zSG!]]I+.vKB&.X6=&/5|Y)0RC*.0RM0/$VW(v$82D82fHUI'RrJu2(&[7!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*",
"(K3s{'R!sl/PPij!@($J$^9vR'Qa_i.STKY!^Dc<$G%s0LsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-K",
"X/`sI6:1l2!^KD3$Kf|U]#Q%S'mQm[2FMjd1l]U3+c@!_(0mrz2cal@3bj<z3DV<{#[)R;4DI<q$:t304_{n^#`VRl4}N$f",
"3'`P!#ynvB!!^*;(gbJU#z82G!!^6A*${r^,aB$56tp4Z!@*#:$=^/z4%G]q,ajA:67)rH8P=YL6VrRH6xjWb6xjW492$Rb",
".;8l@7qkSZ!@)[4$<up{1kcBr.;b)D9.'zM!@)'$-xsqN.:pR:5wsu4!@([t$9vrTsZ'Gu4zwW8$L7q6v1Z1{74/;p6Z`Z:",
"8s#LF#{I{S!!^[M-VN$v#{r7WJC8KZ7:u2*6[]Ip79DVJ2'z#[2d!lK3%!sK!%%U_+}&)#!=sfM!!_sT1g[H47:|XYA#f7l",
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
"H/]ghL3pw({*3hc<NcwY7SNdK(IG^Q<%8#&#Z-'6#cAT*#cK^,#c_n/45A2_:LUXd$!JSK!!]S+#YXg1#Z5z3#_<A.#_3<.",
"#_HN1#_pl6#}/y8!!]q43B4xr(m`5!3`^/G!@)Jz$<BtS00;$G2ccmK!@)#m$;)%B,<L^5(lwdw1IHG}!@(K[$9Cv,'0Bl}",
"(lPJs0.-|h!@'tJ$7_it!$7{h),PCr/1:h&$@!fXPKK{<),1/n.4@J/!^J`#$IYcMUXURK)+gsj,x'#;!^K63$K<pZZf_(X",
")+=Xf+]jXJ!=wUB!!_<;81-H/!!{k[*BG!k*%(v&6VJ'3+dHwz!FI8[!@(z9$!S|q!=rpS!=sN*aWqb)!!^q-*`Z(b#zuZM",
"!!hRI$@(X$7u_-#-{p[<7SMIf!@)f6#`Wlz9Rz{<#xW:#!@)xs04|hS!(z)8!(z)8$ABZ'5^zq$/WhCG8PIgX!@)N4$<Mb}",
"0Qr:t/X1^K9jc0K!@(w$$:iVq+Chfg/XYxP'TIqs]:Acy/W!s=!!Y@r!=s|JaW4<3!!]mk.qhL!#|:S[JCWlb#aJrR#a_+M",
"8uNx56]0td7wi6S93x[W6]PAY87GUW6]b}R#}L<haW<|V#`VcR#cWim8di`V4=;Yx1|(GQ$!j`-!=tW+!=sf{*jP#3!(z{U",
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
"!^'L.!=4:P!!-;k$VU95!INJj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"#Yvrl:.$9^#wx)j!!]L*!zzS-$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f!@(V/$9ak|(,B9q%u}'b.45Ad!@'}C",
"$7|_g!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY+]`Qz!@#3j!!UX@!(*Xa!@(N{#}.YF!!U#[!=s5q!!U)p!!U*5!!i32",
"#}W$S!!U/`!=sCy!=|Cy&1.X[$8df=4ATZY4(WIP!@)M|$<L}V0Nd6J)-`+|2cWb/3$ul-3B4vA3`T#C5winN!@)l.$=Ill",
"3F,h`*gv(+4]YMC!@)5z6Zud6.7#4{*gMk'3B@&-!@(_i$:#T@)*w)3*g&Q#2(&Zu!@(*W6Sr&C1IHH-$L7q+v0J#c5:6_i",
"6:1f.4%'*)-zCal6=m-T6!c0U4cuFK/uT)x,C$z574/:Z6Z%246Z.;67xG_YIFsC,7W,p{6ZB{_6ZLQ97xZl[87xv]6|2p^",
"$<`PF7W_3$6ZuBK7Wz1C95IWf3J&8'/uT,B0Pi%b0jj-C4zwTU#{{=X!!^lS/1(V$#|FY]!!^yW0LA},@%YUL$a(lG!]]S-",
"6]m$W%r%H9%Squ!!#H.u!$-R;!#H7{(1td'!#F*w!#m9;#:NV57!{a#%Sd<=%SQ_I!(xpx$Wy5Y'.+2K!#FHN!$-yZ!$/h5",
"(,kUJ!(qrS!.0-G7;*Js!).m*)*C`)!#D}J*&`tp!(r(Y*b='m.;)%#6yrIM+BB;(!#9wQ!@x<@,;xp,N-wYQ))dLK,yWVS",
"N-mSP)fB`M-X4`R!!+%!-vS%:N..(G78+7X'4(ds!!$H5#YZs<8r)9%3hDm('/wC;h9`-p';^4f'4x5='5BQD$#)d-!%g&B",
"6yIW67H,bxzz@[d6MkdY'5&wa'6-8r2TpbH1K%L(N;us&1iGu&FsWKK2)`LF7kKc42G}Z[R%^,c2f<iY]UXY83&[w$]qL)!",
"3Cz'&67A)[$^QFb'4saV'0_G0'7Dqk$'%@h!(;i07:j$L';_]@'5jk_'u--t(1x*|!xF[IXl+Xk78]!9$^Qc!T{60^!2TSf",
"6{6tLP*}-w!GgNy$#,{d&&Ip,&zTz@'5tr'%x|#_'@`6s'5.Dw73xyXHbhHyHmBRhI)n7B:V;)HXsP,u7$zK.!=Dw0[C_v3",
".xZ4%#@@ZII}#n|J+'5qJD*`G:VdCL9LA[!Xs0vr$VZ_7ZfFvT5gZq0JaG@JKd3Tu!2TShW{MA.!2TS$LZ)c|LsthUW{kz!",
"Ku^WG&#+HN&|/,T:nT50Wq.V@7SIXl;cV{z'.0QA!$3X[!#<6h!@w6|#,gh,_'_5@N-t'RsdY(8!2TT&!2T^0(+=a!!d%MU",
"!2T]5'm2[k(2/6@N0XIg8m]|$^J[/n&#^!L&|aMYBZ:<JPKQ^CPX;64PpRMY:XSV_6fsnD+zz*RWpC1+[C`/TR''UbR3I,T",
"RK,!_7'UhX6js$D):PfrSANaY:I6PaS]F`R!3d=%8m]zm!3Q;%'BdT3@VmhX!r*Km!du#{7qa6}8PDvp3`Y{X'.F<G#:0Cr",
"*hJIp^bKw'^|Hh9)fc2`!=I4&8'Fy}7qaS)2c^=iWp/j@!(v@#6^b*66i9*h9.`.y6ji*#7,4BiGk=P)4d={<QFB`Y!2T_a",
"#W)][g]3NDWpRy,aP@DM1+*9G!^yUP6ty3*7,.i82[h'*/@{upK{J*V7#'u]74C4$47<5&!I[Zr$@CAR7I_AK!Z(SV(#5yI",
")k^Q^VdDLR#W%!UPnR8B:tQN&-Z=Dt-AFJ0!G5h-/2VpV*)C!gWV{4.XM_c@#CAY_$^U{$_tJw$)lr}z5Cd*Z#Dml%!)4Mb",
"!2U$[!2V,T5<%j`sVGuY!5r+c+!KMv+=L62sV2hW!2V,l5<W-k'NikC3}|7W-tky8-!`-T*B:i#!:K/%05C[B'h1P4!{#m5",
"!2U'4$ZZ-i+G1tN!)@n-9h%Yi=(nWSWtv,f7I[,*&rp[wWrXdi!_6X<6[AR:sY1rN6zZ9%4$*M15C2in@aI9t7;Z0A.<#kb",
".SU,j*YHjX!'5LW&ugNf!3RC]!C$Un!B*)C!z{F3nDp5L-W^YAASj(c!ClBk67gMm[F7!b.LVR}.4_;w+|F3!hZl}a&3wn+",
"q+AMy'uhcS*MH[]0uumt!!'IxB1KU]Bn)pa_Y/(8/ZfLB4!!MTC0y+1WmkWy769A^6{UHRZjvyd;%<jc;KBgY;Bbrg$VZA:",
"WxB1b!iTd}sZPFtsZLZFsZMgjsZN$tW;'1pCk#@'DIaTlF(=nqDjV2)$78hu74&!U^wNKrCp*M+<=X#Z-!`-T*BPuBNrdZa",
"%r%q8!]c$a#^_-S6xtnX!^NqT,{mbd'923[sb111G%8%paqFXY/Z3+;C1).-sU|ZSsb11u7$-Z|/[cb6.48B8.4iCu+|mN*",
"h[6H^'P3F3)/=dB)3S,g-75-s,!|klWqgdr.LWHW844Bs,:4uF8<kcI`qHX-+|'(:L1A7|WqVb:6uhu}PQ1k6,u:8q!]bc1",
"#:A6B,J}}g*Cb#y!*$gd!=Ahy:QHiFH!4AgsZQg@Ws#fbH!2r!sZQL66zbxg7Ajj46u&+m!'7f@7=7R_^y</v!]bcVH{0a`",
"I:Ni^M|Q(++%`,'/PYZDPQ:iG-u56_I]B[<5[+.4sc$h).BD=q.52^}+}6i2h[_pg(jMz;.6v4^.u|P,*Ga$Y*)a!_6ct5`",
"*}xvM0TPS.Xm((a0|_F0'TLNnWv{2{3vP,scI0*'#w|-5cg9T/d(^r,!]bc4!3QhUNU!]`sV]/Y*B[=j!2UA=!{0w:$@_,)",
"!2sra8b3K+Zj}]z8g-S5WsJry/u}q-!^c09Q.b`@%X,Na0./@)6VMKx!2ih:6{;$w6|;w6WqIr]YRj!x!l+I9#=&;u$txK8",
"!]bck!@21v-75<x!2Tz8!2Vuy%8gaq.4i'N!3+;!NTFUG0}'NM&mlvq1+<4K1IR7H!VCZ!9.$686[/TX:+UpB!3f,H!zz[L",
"6Vp(D!-WF^%D[#V&r![w!H0s@9|MrKXpq{`.<#X<+{girhYq%M#]CdxCva2b!3Qw+XmKtXXq%`T!u2YJ!HP)C:yJ9kXq#_i",
"2^'Vni|f(,!HwCI<5cWAXq#fm2Nx|L<Z9;6<jPAL=Q}#v0khrG2^Y4(<LBsr@(3&U@l8J|Xq1NP2^mP2<Lk;zABuh^B)Ss&",
"Xpr9F3M1Vw6aMmpB^UV&!2U^tCCNB6WtDv!1C{[52FMVN!JYF/%47_<!]c$J!2t)$0WuF8Zf|ch9}5jVNrG%%DH/*]6u:SQ",
"!3czFXR%n+$f_[L[Gz'^WqHN1$^NZw!3gh*=XUQzg]L5=$!h4g$7AI'6VJ))'TWTx!3dpB!Aa{*!)#8+9D$:2[L,!(=vv3j",
"nd^@cP2B[H6j@`-(8qWU#C4/rD#KWfCsCcfRh9C[6Vr_z-u^`(mgH0Q7#UZ6%;9`f!%RhZ!9Xph5K.!''0_T9'LNGF!iMz`",
"D|Gk`Xq21<2R6P[F+3p@#H4L['.q4-D[g`k!!)|7XpnIk+#+.n2HPvc!KV<B!`H2n)FG%L$'Fl_4-:4^1d0X0lN(NN/mn<6",
"(k+QN6uckr(LkUw#Hr_j*F!SbGq-i#*C8fs!2sUI$c1tf*)_lB6shI1=/aP;=H8{9%c&)TWqQNr7Bl$NgzP3#6W!.8Q.ca5",
"!$My:%Dp5k+(zcl!(U{$C_WD9*`ZQ:Xka'9)i.M*!Z)k1#4-=b%W2FvXn{n`*kHU-!BSd0sV!A(Qkr.k!,D1D!!$;y6th2|",
"/TA.d!!$[8'.-(D.v7Kl*CMsu*D@K+!2s0H!*6k174(8Xgj[A96th/p*f[JcqzFDP&udLhK,QP)Xq.YT.BcS:.T2Tx+!t[;",
"4G4{xP2%#K/V&9c74mv31T_$y.&l]A#Ym09.SkQ@7481<6ukYP2,J,C!3RW]Ct%;5.4@2G.Ss@r%PyNj9Lc*(sul3Y'+W3L",
"&k9BD!Ct,s.ZCv!!l$vs9`K$ZT%aV8G6#z^7$<BGhYsTz!]bck7B{/,(Q5kD#A6Fx6dprj8t4V6TC)u]!LQN4J%ZL'!!DBQ",
"83bHQ754jt1I_)&7r]rf!z|cP6|Bi|&mlRI^wQWR&1/lF^x%dZ(ghdG6WFfA6u/1Q8RKp'!#yS{&#ZlWNU60,8|J'y!_T[|",
"-^hT[NTNg',J}r6!*@80+#2{85Z<&]3JMu@:+jJ;6w(KI+(hnh<g:2u^wQK6-!t9y!%aQuKfNQ(`:_Aq#&SA[Rh^mR#Z&b.",
"sV&)vI)*u3$yBL&!^Q8[*%%.[WqHfDWtp6d'h1I!#g7^r!@ZJt,%n9h%s57a!0!Y_6Z2vN7T]z<PQ9;w!$uhC-VbshP*j|[",
"^<pHg#^^:SsYn7PglJM)!2Tz6!4F.%$ZYYX^@#9t!^Nz1+:b@L8I.HQ,:6t).Z:nbQ.u7l6ty$l1wD7{!2i'4-{cW#6ZH^b",
"5@ZaaQgVUj!]bc27&[K20rSm30jaCnU^6C9+1=Y<!)/@}6X:0V5B+P{aU/cS!iagk:JH7t1IB%VPQAz/74WAu8KCl_GkDvw",
"74tj[NT58.WtxqY9TK`D-SxF{!tn-}!]cAF!%xiW*{/Tv.4@3|+}U|8h[}/m)gJDC%4qZ_t3a<:IJ$db6xskz2UN87*=f6+",
"5YM4(8uY8)t8+$St8*mLWs#TVtRn$N6vgKxP1rrPgm;+$6th2Ut5&1W!Cu/=*)a!76jh,;(XNqa7W[(}PT5v:7TSt8*`{}2",
"75T!k/QX<)YN}zb&2yi)8PI}PTY9uG#YXSwR+p92!&92v5Y`S&`s4<.BD;qn$<)`{Wty3d%n9=+`sLy9/Pd_BWs#Q_+V&&C",
"!2iDY6v[+b^c}=R!]qI(!4P1%;iQz6=|_d(!'4ZZ/Q/Sn'2/K`Wty7#PQ.da6wmzWsYFy:*3Q]m!^=C.#^ijA@aTRj-Z^}J",
"gb/@f)(%tLa`Bu}!4PPPT-wBfsgHvn^c$7Y7FH:Q3jYtv=]I@q$tvx4U{KG9!JN*_PQ4,!850(j1Iyq:!b}87D5')%-[p/c",
"5:._rP1f%R!F][|!(xgI00n'M0]tRI*H4D_(vXi'RJ:=&10T^|=!!'s!]qCx!KduQ#]CTs4]U^KZmkqh7NyvJWW1w1!3:`Y",
"+9sX{;63..sV*0a7s<Vk#;bGq*a7BPsV!a./]^m8,,}zcR+j5f$Jk|nPnV99!2h7371*fI%ZlVd&tPpH!Pzy+#:AS'64SzP",
"$=p9S!b0rt9&Gv/b-c%YsV)`Q-H9YV=dV!S6wcs784pr;A8J&8PQNy4:-Wf&aP&v8-VMn7&3|+v!Bgr=/nkCNsSHw9QM+,-",
"M^{qk(NUA1.41i`!]hic&3wa'&pA(S*D#8<!,'*'&PPP@!2T}jWqHQ50QqZ^78hXlfBg|uWqT)6%t9&-7Z.0pQM*B%sXri1",
"'3^D51Q6dp4G-l/7<gK(67^q8/PRCZ!G'y.)M:t94H:lb/S)9`)JF2hWqgJi.LW-F83Bka)c_X.6X(<cf!2z$!MYKmR,-<L",
"7hVpLP1xL,GUU68jP`sbNTR2_f]pH$!WZ+c7ki1Pt3yYP7MK*JTa<4i,KI4^!`7NY7kU%M:vApzkmfx)lIXQhkmPR<+(z+A",
"4fFf`Qkwlu<F$YA*a(K}jP_H$7$3.CXr`ND#x5xD#kpqI!)P7XjS$kt%9CI+!X.Lit3aD$7T@TQ!X06%stCX3tMK0mUKYKV",
"%us}h[F74i.LV]'7r^iD%U+<I!!$BR!!%&0!!$J9!=AM=!)9+Z!)ALAmcy't:Z*GzXuRk)Z*TWF/*sLT7A){<Q.l{uLdC*w",
"!=l_}$+|q;!3;h)tWn%A$;*XA!XVgmVN2ZW.xh&gnBWD[.453},#bFfh_-::00n3p*C6^ZWqfy&$4}Sa#uaR]-84`XCFgL]",
"!!-UBnD[(UGA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r_{zpJzzI(-zzI(!74/$j3`Szi0jt$@!):!d!)c=X",
"!,/lm!)9xQ!,8|rI]_K-#Q2P`!+F;'!)%sq5*|V.5YKMU&PLP^'jfw-67)a`4]c;N%xiG+!!PUz!!%hS6VJl*B;_'0.4,@[",
"3}qya4{-M_;h=,zQKN}4!!&5.!!$GG!!$dx!!$|U!!$HH74(dc4V[;8!!wp|!!$xW6VJ&c$kRmA!)&2z!)&2z!)M#q!)&D#",
"!)&D#!*J,+q<puA&mjY#+G1`}!!wq#6ti/b$kLtU!)uT|!)YVa_{Zya$kNGm8r8({@wbt7A8;Q=Ar+`wB1IhSBPgr]A7#^r",
"6u{ykBS[kd7^c,.BqZR=pAkTH:I6'l:gU0gYQDqM/XdQl/PS}D/Sz:i/Tlts_{](j8;B1'BZ6)*=GQM!NT:_F%+k<y!+*py",
"!)&N&_|L:-'8},Vsb(+0&dDBF#+Gi6G%8%R!/)l9%hI(3Fgm*:<k0F8:gsd-7_in8<0.)3@6Iw]sck/0#:;}9sp}T&81%8/",
"%+k3|!)FjjJVkPH7_|{:sbGA&H=SLjH$hV(!=B/l#Z[K=sZLu[P1nKw%+jxPPQ:b_%+jw0!)2g,_{]G0%+ksK!0ATx!2`{m",
"!=4(!!3hS9U{AFWnDrJDp$MJYnc/@Bp`+^X5:-Cq!(WUg!!%;L!{!+0qw(u|&8(|f6{<KU8L@JnrY&LNs6_Pg!(MN`!!$Rf",
"7SFGU_`4F6!(r,=<`P10!z|Il0T1<%#BSiasp}QK!!%5-!!$y'!!$_q4S}+=!)aCy!)wBW!*4f!s`[x2sdIQC!!$@w!!%k:",
"!!$f(8m_z*TC)kY!LQM:_@1$k=9MYu!]_7i3J8GI!(/9k!!$kz!!${a!!$X%!!$ZX,K!:%75*q[%;7i]:1(5KHbS1y)c`X$",
"[`7chIzj9]=jGDm&ml[w&mjY3&mjY#*${_-*}w|,&1.F%*B:i@+]V23s6_PT6]K}c44`Qt!,s!l9/-f*_@:Wx7SW7^!$N!'",
"4S}(}<}$X^8r8x6!%fZL<=8`Ayzv,c#:DPn!.3HP4S}/'!)/U'8uY8)t83V7t8*m:A-Tap!xc5]_^DY_8q[Qp!$i|B8L581",
"8cLJn7WHk6+NCj#P1wyJ4S}5y!)a[$!+N)^!+ZgR!*+b!!+.B+7z6L:1+@lQ9p:++&ml[w$trzy:Kz^W@aU4W!(/9s!=A_I",
"_^2:N;3qVi$tt}q`SxU0sYpwArB+Hl5%qx7_`!@^;j'058xAzv6ty$k:':TNpLQ!bA75kz!*=Z`sV!ZL7|AQD7@Y}y42=*5",
"_^c+mqgV@G!z|kL!xN]L5Yia^8Vmt8;]g_<9T!2Y=dBcj6wPf584fk:Dky(ApAmWB(ID-=rwAFXNT:I+4S}X7_bMP67hLiV",
"7UPR$%D;iL!!(6s4S}C+!)M#q_^GcG@$qw7pAmWB_tJj+!MYKm__<Gn3R5C]!(/9T8U8(G`SqQx!V#&S7Kq#<tIdYv7Kq%)",
"Ta<4i,KI4Y!/[2B8tr$V6^lG}/PWLr!)@msgYsDG9qh,F8g-4l_`H!hslC1`!!%u=!!$J'!!$C+!!$L}#:;k0tKq+[!!&9h",
"!!$J*!!$C-!!$M$!hX5:@4:hPaP'@tdF#@)!z}:[x`hB<hwpc4iSdU^:I_AdiSk89t5J#sy=Duwy!,@r.L`$Mt6PFc!!$ns",
"#YZr!!/@qa_^;KPz]!!i7h10@Hm:-&Ii69qG'g:g{(PAbIjig-!.q6^F=_iHJy}Ay{)jJvH.y1pHm()jBa<`tDL.Wi_}6GQ",
"L;&cC!$-I(#c6G+!!SS1!!V8*!!V;,#xN!5!Az)4!1aIs:Lili#}Vnw!!]Y-$75z5#xi36!@)@`$<`wM1,ctA'3@2r1IHH0",
"!@(|g$:{k6+|Z&+'2uvm0.-|x$9cY:(,j_x'2Wbj/11_h!@'}H$7|ln!|`nb'2/Hf-tv7u!@+qb$GM)/N/Sy,'1f-a0j`(/",
"2F8[6+Dur^_{DFy+]XD,3'.-y3DB0y3*_J=2iw&8$=*[l4ATZZ4$Rc##^^7X$!+X&!!^$95YKd#!@)i,$==bi3'bT]*IMu)",
"5@]YS!!Tyu!!Tq4!!UKI!!UNK!!_XN6VR+[!@)s4$=r5y4`n`p,%Yj35wsuL!@)D&$</*c/SdiW,%1P/6@Mnh!@(lr$:J{M",
"*FZxA,$h4+3B@%}!@(6`/.Rh2,$J!(!@-Wl];2ti5=hi06Yx/4*gZ&j1Q6aF/VPc{6{_NX_^'G]$!^'+!FIML!@)<H$!hN#",
"!=s2^!=sf;!!U[9*h`yd$WWi*!=s;a!=sf@/F}At4#X9H0T1@D4=18P7XNSI6[I.D7X-P/$=Rz+*hMaw!=sWv!=|sL2(&U^",
",Q,G%0j`)m#|wzb!!_,]2'yR6:N`_VBq[{lBqZ1{&S$2M#Z-35%U+6((J#hQ%y)W+4]flT&Q{+T6zy@}7SCc1;k}(2;l*.3",
"74&]1!{DZS'.ABs(0mp*!ti4Y!$B6<(2]0I#3s1Z90R{C!$VD<6_){zL:pj:!#D}`!(21'!}q2%75S}1+=L4S,:3qs,YR}v",
"!$.Q{!(qrx!.0_l!{1fR!!Y_yBgLGB/29&!!&0=a.4.<&9Q_3U1+<Fg6y@L:78z7=7vXLA!%<@H7vm1P!%RMJ7w$=N7w,mG",
"7w5tH7w#gF7wK$J:/n<L!)9h]!)0dK/QPjV6VI9J7qbfP`;%bh!&l=a7w|zK7x)KQ7x2RR7x;XS7xG_T8'1lf8'1lf8'1lf",
"8'1lf8'1lf8'1lf8'1lf!31_}!(;gH8'2Dy!3Pf|8&s0]F[A_3!4.b|3J)xb6W@_d$kVmZ*J6V5!ifzJ8D5hX7frbfYyppz",
"If.7A!!mlz#wx}x!4u+08&s0_ZqVU;6a;Vi'}7!G(2%m9Jyhy[!4u+D6y#}lJz)j%Zr!WZ&!Vy5&{ZiN'68BR$.xX$]_<1=",
"``a9m*}}}ULyLRI6Y5j4'4iNq6a^Xj'.9NW@Vwn`!RU!/:<.sT!H'w9M{}lV:I6PTNjVG6LZ2CtYi+v(6pUc0_^jU2!31{%",
"7qa]m8+`@a!32't7ZvP(a!]*f!#;rm(Qc<}.SQ/Q%x|+-!33dw!sDGl6|G|fC#_.j`3|$V7WaW[!z|Pn7B/cJ$M|u)`4QD[",
"'1^Uz@W7%cCP=*6;cW2$4=7'u!$3ifMFt98(2$&xK!-q+P[:%i#^VM}!32(66{n8B(.u]1!t@z3PyY-2!4.c!`b9NIfJJX8",
")])vF!#@Z<!@{z`!#<U]R'+{&A.dbuS2nrk**#=DYi:UN_v1=fS__)hSmU!`T&cSd:YY9j`:sm.):X+vTz)}|:I6PgU6}3]",
"`:m=t8'F{/Yi&`N_#fCj`TA{{Yi&;N7A4_t`YbQ(8D2:}_tXJD$btdxYi&Zy!(v@#D%Xb&!(u@d6VJ:r6m{(L6|rWT&PQ{5",
"NT*8hsfwWcI/Q@tYiJh;hwcPc.qrS=6v%3:+dT3A'rh_B`Wqtv7ss6A!_&aY7J0Dm:BPQ}Jz)IS!33gj`S;1sX_7b@XqCVV",
"sXSLW8&s0/^xN@=,^'!0!%J}`6VT/--xh%3Y-Dy%*UFAd!3G'*!!K[_:J+z/7-gn-8q5z$87J(X!!L,50jb9<!!'c7!{$$^",
"YmiG#4x7bL81)ZUYj@u5YjJ285ni@sa1Vj,!]bw[-;_i=8&tWC4zqIpsVQzV&k4u)$yXQ%,%0Ys!]zJz`;)F/!%@W5!=ATF",
"+dS##hx2x6)FG.s8D2n1YgDB(12`)1+^!YS3f$u5`:gJx#Jg^G!32PQ!J/yx'TQ.wU={%i!4tXzBJ!0]#w|_+81$d2:+609",
":F`F[-WU[bLm|M/!ClBk`:lj`$M,D=!)UmS'/j$N.4.Iq/Q_Lm/RC1v/S4k#BvVzusU|ZYsdH`Fsd[mJ!6ws.sZR-L6zbuz",
"7Cm,V!31Q9`;UKm!.;K8%qq_5sk/Ys!32PHAw3c2'$3MisZQPtsZLZisZMh/sZN%8Y4{n:P(4dJPcv(UQBTBYQ'iZM`;&ff",
"!+3S|#FCnysV&[uCd9QH$B`WK]cnnu71NCR6xqPzCd9]S/R/C^V1@&msfbQV!7`CNsZQzGY5&i^Q`ld=R=Pj`(nagCsZRKt",
"Cd9QS(KM0F74(@//QDTx4$8K:sYd*#Cd9@_,^!Lb8PAh3,:4xGh9j466b&*msh<_x!32J!P1cni6H3JU+)mB!,:HU;Da6&2",
"#:<2ksV)`[F!TrLV1@0B$ICx{!!'cGSYjAi!mtMw!#</V!+RdR6VJ)jF^23j'LNQ:!33VdsZTd[sZLv#PQ.V=-92@p!]c$:",
"7cxWd#:FBu!#[JG(vXm:TVfg1U4D&t#*,}1pDC('Yg_:h8-F@Asi0@g*UYPc!32D5!rA(b74+ic;cp2AjS5+B!]bwV!32G`",
"!#R;!%44FA!32Qf]`cht9dupF#x.(%`:q`{7fTPGYi2|H1Cd<!2lCbGljDG@$tx|p6VJ@,/ut5W!-0`+6VJ+H_@2Z+!N+QL",
"6|k$)7<&<;0rSJ18c('hQLwT_'yS@P$[,MB!3RWYYj@CgYq3C#/hX5{6vVBpq(p@i!3Pjw]&U'86`I<$LxD^^YlLSX1+1h#",
"7</FY(nTJ*!*Il$9Z$vYP1^,Z(w-1_&pGVg!HYCK;9FcVZiih%7<Cpf_tlaJ7m'&U6CaCl!]c6L!3QZt!3RMZ2FVK:p}V`R",
";m5$L<U`0/Zin|-2}fH4<`Yrv<L:RP=pyX5Zij#R3LNuBrcAVa@F[JZ@zWm7Zip/:3LJ!jsBH3lAa@.cBHPNa2FB]I6aMmv",
"B^Uj#Zig'92PMTiC;4VBCZt3tDAH,h1+;BM,'S%4sV-8n!33@W1+QPR2FMVU!K$m=%47sDBbZqy%Ul5_Dk8L$*)_lB^%B`i",
"6wK9LsV@b77*vL$4lFh)!(uZj#::c:3Br;R!=Vw1+H;${9NM)P!b%D<7*t5;7%_i2%Z_3T_!qh!@,]l^'0sa;'LNZL!ivKk",
"G9=]k3NISd%1`1$Gvzs&brZ=:'.q<V3hWah`:l{#H68U;Zg:hRZigfj!)2ZC)FG7M$'n;j4-cPb(m-qj!xG@N/mn<6<W0gl",
"stCQiZigcRJBx&PZigvt`:zXS!3Pgy7B+=Qt)92b1!/DX#%jrc=HvFA/}.Qy!(y,yS(ul77lp_JQk4lZ&AM/d(IF#;!'FC&",
"74(;g'jj.m!gB1t7V7%!8'1m8(J$I8#6Cy}!)4U&stCQc8m_skQl'}U!-#XI!!$;y6VJ){BI}rh,wr}'`;i1i8'1mq6X{N%",
"!bVlA6YDM(#%m.U*{D5w*B@*12G5Z_!=a_H#JLy'&'`J=$txi)`:z{_7VB*8`:dd.74mvd1UZ`'25yyM7^k9lCd9M-!)Cv/",
"stCdm]hkpr]]S6p9mk+y!31z)s`]m-sdqk_/is)P7t6&m!2{AvP2*y07h%N6#YYZ$!*biG*Rxh.S(Wl;!^(P1$V[#M!]d*L",
"*hVdrsV!%x!Mi/}+5(<a8QcBs8QmHT*SW6j^zN6b3+ytY9TKmJ!Lxd/RJ8L=6{|bu5p2XR/1*#l8PSzg+ftfm!.#$k!#3)F",
"$Yj:&cPjMp*BCF&(YAPc!*!GwZM<]u0IkB{/Q7Gd78f8$YgD'VNT:I+7iSND#C|q`!'g{SCAucL%w!g5%SVsB$7;im!!,9J",
"%5mL-!32NJYmg_g8g_]3:+UDS1d'Tk+^M7f+Dabp8Q:(n7Zj_x6!dPLNrZ#N+]j}fMtWR'!z|,BI%{t)2a$kh](RM*J.'d3",
"!)=Qb&mn.13B4fS5x2rYa0juF%4@Q#!-6,{$788;sd[kapB+h;=);ZnNU}{]!dY)36yyQB*aWUj4]Q}#2BcbisXrW(#Btm;",
"!]cXM#:Am`/Xn+]GXhF$&Qw+Z*Cv2T*FG/5+ph_z,@Ayl4aUniYj`=7.D,IF-=7`+6z5/,q=Gmg$tx_dPQ/F[:XAfDs7*Rj",
"&14)h8m]S[NT1B''0-(Z(Q3^h4YxXP^%SJ%!&({+9{HaR+kqS-pBJ#4`_3Df(L/`5)*=Ri*Dhh]*)a!KdLfl68PF3:@a=^b",
"Sd7+'$@R-w!]d*pd,`n4#CvNA6i8-59S:'UV;!Ig'[qak!(zaL!'x42!!$Jy9[FGU1I_7B6uaTib5;U'6iX1i3prY}&1/lF",
"Q.WarC)9M/6}gX.8RKpi7U<]hYglj6f+D8q6_L_|!(4T{6VJ;^8Q0})+x=]:7x.j%6uaSWb5(*F:1SB$0TRWR5YMY2b4z9H",
"!%i.dLD@lw7^A81NV,dk7u@z.74)ijY+.]1gd&]0#&Ti*TaW/n#Z&aGsV&;|HhV^T!.t#G!!$B`6th1H4]ZTq7}65W,%i)b",
"6d:l+%dr:y6d:l*%ZMCL!.t#F#wy#^nUAq!8Hd$N!%[hR+!i6[=!!'v!!$M*!z|h,nI.Hg9-z]_YgU4bS(ltsDzDyt#^Y7z",
"!3GN8b5-8&!31aH!33R*6wsy,NrR3N6a`wH!CnKpb5$2,)s|R+V[vGy#_]-G!33R8QMPBA+x=`934x}J#C,^C!%Lyf!$b40",
"5-}h't3iws&AC.D!{rLI5wp:A-X=k@T9y}=^zMR|_:^0QsiWNHMdpq`*cKGU6th5.5NS+G^Vml`!.[p^81$[P#Yqa{3+{Zu",
"6^MZ7YJrnf!SUI8!q|Y:t3aR/tHr.:'yz]U!^hVL6u$m*GU#pUsiWNK@nZT-iSUV%PQ=kJ;`yn$!$xXi82=3#PnMXP#ic7*",
"!3GN9,/_f2!@x^mstCXB'QvAK/&=d.9;$sc;cR(<Yg_:c8IB*D'jtM%:9j,=)(629D4p;$ZIuvh7NIkkAVK5x#2dl&sV2}X",
"$!t(g-y@+[#{i`)673}_iSY$!.7{th5Zq<B777.$+=7[),:Kl7QkS7M$Cn2sZInmb+X];P*hM@u7u1[V^zkjY6`LyM4N(R.",
"JYL$A$W4WW&UmR]/QMua!i|)[79;6TYg_K/7LZvb.qj0_S(WK2(u*f|3)Lh)!Dt9.tS#,70/y)L!]cDG5%|sY3I+X{#Z*D'",
"pGdGW!)9MlTC4/R10^03=!!'y!]qD!7Sj^)Yg|_2)a+xbtx8^X#pC-ctS!rn+#2{5Af_[D)F@|6TaF,8$/a.NsV#qs75]=j",
"5Ytdj&kT,n!CSdr%ZV|g#^Ddn!ZFgbQkH^:7TjN,PIz=k<}z6]UV[!(!D(.yTC:Gcshy}j9(T=iiV;|)k7X`S,K=:;%yb'3",
"sV)mX!!U_[+RVUH!%u^{0<._1QMYHk843JZ+|9rB/PQK<YkxLm*aKZ.J-!##%AK'_!3U3N*uhNi8Sfc1YgcDK70I,dY0a9a",
"+xz2t+zzst.qmyb74*x3$@)<a67HzFy=8uT+%7;L/Slg'Y0`qv,Bbwp8PY3P(gm0'!=Acc!)U%6!)'QFQkf[:7jc7wNr[pa",
"D<z};+k=q8+FJ2w'(2%1!QFI%!32F|!D6qh0!fi;=xFb!77&Z3VSR6p7Y^I4!QT.#VX1pW7G:DY10+v`#Y_m4!4wgv`!1P}",
"%;,kxA^9S%#Y[Yl/PYbYH3)UBNt4BhZHrA&7_iwl1.#-M*`n$IGa2}X!4uQTWFap9ZnJ.*]$R.*&[#g)7;.As'yq[(&Qlnw",
"2FC]MWPm8]tS!s06ySh^tWI-itWHxXVZ81cI:l[}##N=[*D@J}([VYd),/tV0nf3QYj_u+.NnHK78r+1-7;Kp!!!!R",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!1a}zzI.$:S,[YJI:*82iXm@!]s'68@#|:C<`$I!!C,V#:bc*!G.mj!=zSL$W;A6$WGH7!@9g1",
"$WZU9At_.7$'50G!!W+<$@'D$JBmym!!]LS!zzS-#x@w2!!]Y-1I<8b$VU'^#xs97!!]j2%qnNA#y;U;#yG[|!!]z74zmP{",
"!@)b($=+Nb2Hq,V)j[T%3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55(-]K*1IJFG!@(-U$8HD&$9m'w)iKhv0.-|^",
"!@+}p$Gu^DPK`1A#``Xm4F0v{$;3R65]7Lh#`tfp#a4v,#a+s-#C-.S4FYAl$;f|@6Y]0s#a=#t#aJ22$!{M7!!_&[*B:{`",
"-!`-66tp4Z!@*#;$=h8|4Bnms-#*K;8P=YQ8P=YM6VJ6C$<aXw6ZXl|2M3&&.ZCi=741*874/=M!FIa}!@)HN4Flm^${dt`",
"4aa=]2M[@*.Zl&C8PKR.8PIgR!FHvf!@)HS4D*aQ$<buT/TWhm2N&Z..[5@H9jdy!9jc0V!FHAT5YMg44BFU5$<bTI*GMcQ",
"2Lii!.YyN9!FHWt!@)HG]:AYs2LUZ|.YfA7!@$Qt/1(S=/PPc=,wpn<#{^+UNTGhg$=*m;6[66&1.HI*1IHAF5YUhX#|1LZ",
"!!^sU/mcj(;k|In@%VhK2kH(L3CQ{$3`^)M<}u2q:Q0^d@:Pd74(aPQ4_f]d4zwQR2F8[J#}L<h!!_;b6tf(L!&;F,$tuA'",
"!=sf|!!U[z)mS{x#a|cg#d#&r=+Hxf$#'NY6B)XfA:9Ac#ZB%%#d#Hk6_#+B%Af{2!!tf$%4G376^9c]!#<!y!#0u!!]]a<",
"!z{$<!]]`z8m]z%#ww*:&1.|D%4ZH2&WJN'%Ta#:$8GRD8m]z'#YX}8!#cbG&mlrj!_8Qc!_KHD(-Q^8(JsYk6{}Ck!(2`*",
"%6!@[!}p6,4_zXP6X|;<*`[I1*bT$,'7X.j(-xwr8S3@M!%*ZU!%3kv'.<yR(5;ld!}p5f!%RuY77a)A!%gu!!%q5N(+98b",
"!`p@m!&'Bx(+NCf!a&Mr!&9P|'.<|d(1}ZM6ZVTc!&Y`K(+XJf#|(G&!&lqj'/bnr(2<nV##J;)!'-'m'k'8l(0*r2,|SdP",
"!'A4^1j!$0!bhZ2!'UA{(2^B&##rW3!'iNt(2]+_$z[jF!'|[v(,i5'#`.4A!(2jg6V[%HNT2dh!)0AZ5BUh@!(x_m#%N][",
"d'XqR9D6d*d)@I2d)^qW!fG+-4zt}/d)[hv)/ZMlA!SckfAy;{d)[Qn#:Qkm6|Xk()(%S4d.]g19LPy6!6:+j(+:0v#]8=b",
"g_Q!pd.[zH$7V/R:#swA!6:,66_<+zLxXDI5:/[N6w|_Idyd$!$vwY.hY,aG!t3X[!(z{W#xq!QgTt1a-8LrN&+'AX'')@1",
"'5'_h'<ZA$'5.F3C.CZ*zzFiI!!&SQ;cXYPzzI+j!!$B9!`57}7YA'K&|J`k4!()N!),Q6!!@(-7<APq6v.)='c_8ihZqxu",
"hZnc</utc*JBx@&@t:6d(Q`;l$^dm[!)@Z'6{p5J]cQ8d!A&`0$^[1Q79=}sN;ky9!)#0&;phUI!z|[M4s&P&$Vs'u6{-J1",
"]UN`;!(zh|/cYPS#aKJ@hZnalA^[]vf&@LkNTHh(';^n:6_)u{,,tqd{8tZ6!(xXh!#<FA!@w7#!#<7yd)DGX!(qkQ%6B)N",
"!6:-f6nHu=81;;+#{}XS!6:#g7K@#I':w7n'5V`7'5LY6'rt`6(1xSS!xF^*f&9bM78]!98@klQT{60W!}J=md4_HKf$TQ*",
"f&k0D9L:26!!+Z[!7KkH9L:0k!7Klk@Jzv-)F@GSLt([K:I6PNM0{s,:I6NxMfLL3$$/IR'3IF|7Zf!{)B`KDN0B&T:I6PS",
"NL7;4!7KkK9L:0r7v)WC9k$3%)4q1!jCnu;p8l[0stDJ0d6#{Zd6+T+9D:xWQ5w{9!#@a@!@|$b6|{_'7i]ULz]-}R#ZMMd",
"hZtAq%xjSL.jS/p.4}uz5:6Pkf}WQi#W${T)[_vJ!#@uP!@|6id)^3&s^SAm!6:+d:'1Vnd);DZ'TQ{Md);AP(QC7Q%;,hw",
"Q/6lZ!ti:v75B/7fB);('rshfP1wiD7;[#ls7fD-&*Hx06Y_UL&gDHc!CG-H2MH=0l!2b%&%k,x'!mtp%y}}n:aj`9W3322",
"WC5zCWX4bq:Zj&vgp(u^:h(_h<]v-1(J,b-'s(iB6{[+]7fJJ-2%D^c@%x8`*!NuB6Wx;[GM&zZs9=Gw)%RA-&'(G4'$*f|",
"H+hw|76DbiYLN]7!$0`%!#<4/Zf^$&Zvvs0[,dr|:[yp%8'Wh4#DDl)9kBb1d)=%f6Vp$k%5'w}!=I4&8PGTD7I&Z3#:HX]",
"$_&/`6tf=b7qkm#.`yrH)H`06!#Ar-!@}3)!#<V&^<9cH^P=<[^b9d(:]lG-8md^Ffi;&@!cim}76l}3!`pCN!]gStAfUm.",
":+!(C9j`{Ih%cv:&nzy8'5'f{'6S<N89=r*%x^qIPQNg=d.](,!]pPiNrR4Zs^ip!74(;uf}fqQP2L)MsluSN!.Q^P!aG&p",
"7Pb`t7r]rB+NLwy8QYUsd)W}{-Y'p_sSFJn&2N)c7K,2Y!$qT:8m]t-#CZ%:6xidy6xt^:!!Kp'81$jy+@}!b!!(fX!'+TY",
"++f[x+=L6Yp`=lt#w}D$!6:V5*J@P.*,!Ij6VHz=!]^lzsXrTCI:M;F6XVQ;#x-9`!.aVT!dAp!!]d&[7U3W;Kr$0S5:.Sr",
"<h@*H.4@Af.Tdv&ASj)%.5Fz)74/}*!#Y9F!]^yY.U0W1#w}b.!!,:+*`dqa$[`8|<]v.3#zaau$WD(j$xy|&d0K2WJ7JfL",
"!{)RU!(=QV!=AUW5CCcg!z}TxsV)`[#=d)_+!!bx-)]YH+{*q|!^9_@!Y=0s)$lC,!!(`BqYY5gr76Qk!%xiNsY'ZKr7.Mq",
"&11k+k0^0B!!&WN!!$NY6VJ/usWbKG!6:SzsZLtBsZN,HsZL[x7!|$csq@23)B^qF*C8g+%KMXn.;.q(;G&rM2%GCZh%*:F",
"srak:6VH|`!]]:K/1=&-!)$$zgAc]|7Nx}-/Ps4U4!'5,s7TaKsV'J@!=r|:7;@Q6*F2#U+64Q7.;.q:.6ukH,#bFfs[#W'",
"*HIQ)*Hzqu3XQ8r.Klv*8Ut$G3B7.z7@i^IsVpIC!6;V;PQA8u!lI`h!(x|usV39aNTd2'77L8Cn'T(f.4@1;PQ.Wnn`X`1",
"%[L)Fd*[5^h)-6TJVgj,P2WQc&@GHj.4Iw*.S|Gt%4xWT.;X/B%Tdt=sZV<qsYnw-8#$'_/UG{`/mvv}sU|[!.Q(h^.T2Tx",
"&S6Agd*aJb,6b/BsV2h}Bn'L}!trJ).4TB!;HTqh$H$Yj!)@:zNT[!l:.5.=x}qCstPFcNsZV<qsZL]!sZN&NPQ/%VsqzCA",
"sr8T!&7%YB2gD2|3Hz3r3dZqX6!d|G70;`*,K4(LAuA):DrLJ3P1m]3&@y$tuj`-.sZV3m0,HjsuQ!0h#@IZ%%86tw-@*_Y",
"NTu=T9(GzlNTIGm'Cpmz+]tG66tdw+!}T:i#:Y$:cHyy&-:%[Rsl8wj*XbV.!6:IV0./@q6VNK8;'t4K7vuqm%ZLGzf%39U",
"1$FrW/8,%Rd0,v;2a#tB#:y/S!6:J1!#fM%!!$AGKf08Bg}u<J4:ZKI-=;BM.Nksq.Si8p&1jnLd*uJ_4YxcC:*}kc!HQ=k",
"h%*VN57V|S1+=u|7ykYx%4y8|d05|71,l7j0LUxnfbs!,7K},pR,&j'!'k-J'LK+s$7<M^6tlm$!D,D&d*W8wNT1_G/Vl/^",
"f*RL%+!upq<ag`B2cl;Z!(xzD=!|$[74WD-!6YWWgCm/y*}xt]1+<4r1IR7n5u6_Y!6Z<p.',gc#y<A6h^8(j$^8KU!'5VZ",
"'<gd[!77p}7Z1j=,B<al;[ln|f**L!;M,-B$}XRx*C/`k$1Cyu.;.q$0Lu&#7A12&6u8nSs_m-P%Az.z!6Y^V<w)7x7qma@",
"$V|4W!!$Dm*}zvI<jQWp=UdL{f**I{=GL&T$`vp}*C&Yq#r&ps;t8WH$[B0b-uDVmsV2i*681_I!6ZRz!f*<Y!Ik0wf*@kL",
"9+J'^@d']}f*#ZJ9Ih6c!J4K|B-9@%2lLv8B!QdUsa3/df*AZt:FcfrB|%t.CUX=[2NM#CB@MIbCy=H7f*#nQ3M:x+salDF",
"FALF!f*A[47n00zBA864G<Hc5f*B#C(nVRQsbJ}s!6;+dH9&*xd-TdK<!<gz!]d&qGq8(J!6Y]Z!77Ry3-]V@sV2i$!D02l",
"!76{/NsJ+QAH$8'h)0+R,aL<}6VNv2!6Q61$ZK+u!7Ls{!6:IX%TF%&#:BUH=:VT1!{%KG+=7)+(n[ni=:TUn#x,js!):mR",
"!7L<i!`JB/79au7sW&Cs%SShY&mrdUhc<J+=YrvuMuJqBH!DiCgCmA!-f9Dh#C4/rHw#@:Hf2|s%7@ah!7k)Bd*k8u7Qr8A",
"=]K557@AT:h])h'sXrd,@u-qp!]hiVP1dHHIlLpyRhCGH8nm<H5x2yBj454n!KWSf5aYKih])C#h]GVh.45Rf+{zvvsVyT0",
"*Cb$`82;hVNVRz,7-=T(!,-n/!)dKa#YY.&!-WS`J-gYx:,(pfNTnI87T4_|+P+4=(h,_+!{%Cm!I_,K'raI:#@@FZ*`Z/2",
"*H7s6#YviC+&H(u*D#5z'bc@}.;.q/+#Sz%7tj:Hk0s'=!(vug]GI#:-H'Kp#^cF}!6<;Y!)$VL!$xUj4PBLU6w$0FSdjVu",
"j52#=$tyau!'mr,34)!['m}]s!Cl5d*CMsv&+:X!.;.q*7rhpF!D.V<-^dF!11x1R!D`-,&WRx@/mpJAH!;z:d*w1p,6ap7",
"sXJ76!%J^A!!$@m!&xt'#wy#R4&BxQ7Y7N$4'yF[+]]vz!6:V$9X/+.9qu$87YiAP5a(<Y-ts_%d*x|SFFZ`Ft3gU1!DM-H",
"1nlv*t<LuX=:iz4=Z*&A=!^))t8-n!6;W5J=]]p$4G7n58t#FTBZ0/Y#W&YF2F95_@:36j7s<]j7{1Q{t=#Rz!6:T^,$3|@",
"s]'^]7uU.6@wc2kA7%LU@x_1{t8.%(t8+(I$XFM2,(v0;FFmP3!=|uW88y;^!*%[}!);0wBn;z!G'msWq<h+QBq]$ZC0x;$",
"BrVn%t8.7.t8+(P$vcW9/[&hV/R./Z!);HgDh4l.7|R(APp{hi1vy}.!&h%x(Y-2X7X,.c75=q&GF/@y&W;#a*HLv4!6Y]k",
"IU^JGf)}*vIKhwasc@V}f*%,N7}zLU$7Xdy74[LF!-gI/2FNLx%Tf+v(gj'qJg|X](w-1^f(n+6(Mr=3!6Z^@/Rf&0/Xw8F",
"0[.9'6XTy7#](L4f)}lGK!V8Zf)}}5U^:[B#(v1:$dLg##%[m6kVq:K9L|*B#FDIU!)I$=6VJ*q7s13#7xG_f#::T46y94m",
"761H=U`ZN3!$&Zl#_I)b/S9F)U^KSp-fNL3NT;;Y*F0mN6tq$[KSc'f7%bbpFQ,i<!(yy4-u%N$!*#Mi!)/y2/T.3R%WUu'",
"(/,*+f'T,-;kV]4!(|t2!%8W{M$272sXt0]!,9+B$vYGQ#,vBJPAFKLU{n4-+!tcx5%r2*P2),m/V&9z6uPl2ak!{0P2/JM",
"!_-9s!hD&z7SN_hMP4B6/Q`<Gh$J3]2b(c1!]d9S#H+ji!^{UD(vY!aA2HnMRB'8tsV7A!s6k&{#Icpz1&I3l,K3}1(-BPv",
"8mf%Q#x!+t#w}M`!mUS0R`_J1!B8GyTC(!U75!^D:nNh`gAbxa6uMt#T%aB.9[8!}$79W}NT:I'!`{`J7bJX+PL|j(!]d&w",
"<R@7:7:|Zm!7N@I!7L3d!7L='+Cf.u!7N&=199Yu6VLM()P<Az!{%&w*XY'R*)$D(h]HF@71P/&)*l0AU{VID1&Q2[di-];",
"PQt968,<4V7k-S2::RaK%'8^J!*9$5!!%&/6th5l7r|*l!77Dlf*3`(&1BU@!DPJ!!)&$!(MrCz!6Z])/R^H|)6A1rf)}mU",
"!NFYx!mi$Ukq@0-(l22(S#kgF64S_1tS#^g(K[F#74-,M!7Kd)+$12V5{(k@sV2i*0[B]Sd*bG&#7ckk#:9]u%5fi`!/{Ha",
"!dAp16v+qI)kQwdd.+vQ@rC(PA7%wX0jizH76]!S8Ap/N'L_2i-@z&Bd*Xu3C7}kSd*],91nam!#;Xu.!6:LY+{,2b!^NlB",
"%_V*$,-x;Ss6|d},YYA4TBrWP&TR9{Vx[B&9f4yXsVUZX&vB[m:h!j0S]<N.!MwbqTaPQW:,2ltUqz-N77p&S7CpLcW843<",
"!^Dwp!!,9LIpBKBSdmB9sX,*CIp6Zh!6:IYAJMt)Wjrp[;.tY87#UZ79PWxU*b$:2'QWW|,:HVvsW&@2!2VPC<]v6|!`H,l",
"'mRF1(KN3'(kj72NT;#m-Z4GcNTAX67UPRqNT])c8aJ+I2FFx|#j-UTf)}1$3B=tDT_*h5'0)1|.4sJ{,#X=csZX.{*H=J(",
"K)I26$9+Q|Xgn'b2FD{f:hW8X#Y]l0Nrwg@7P&wl1+@2z754l.:nf@&0Y`N4/R&.{&53-]h]G{271Nnp%tYa)tS$7SPFs#@",
"!6Z[yPFt&utS#hCUNP')%;,awf*BjZ/PUg|41c+dl+.sP!D0}r!)Rj3LD5tCV:mkf!M.vPX4afR7%_k4,&LNJ!^DfA!J<4g",
"QMR{CsZtwr9.H4sP29N':IiI+7U(5|%{-aw!@QCm/nVN4%u$HfC|W*ZYcjJd(IKql3RTTb!_Y:7ZBIr+64X@6!8Rvp!8[yp",
"RJ9!s8C5(805[2P!(y#v!)]Q_6X|QFF90bU!DG+4QkNm|*Dz]yNT;^{0llCQ4M{cA!(y2{8m]tc!F}(1!)qkl!)C&s&PYx&",
"99)7vf&.{+kwW5g/PPaFl0N}26v#<*ksf,N744ZMks+lAXM$S%!6:I[!A7r}/p=5Dk.GbKh%),QAi2}{!]c)b3%+nb#x,lW",
"&5b2<0[VTusX(W#*DJRh*)a!I6Z_n0Nrp+T!%yih6x|sP`133n9RiwkG'mV9!#_*^&%+lBP1n#M7I;*^[L-^28SynB)F|b/",
"$tyaaP1nMA)6$#{3i(sP!*!T{QM^z;7;y63#aJby]:A($7BUT7+@Rza!%Bpd26D2#sYpAZ7*,Jf)%L',sXrW(%8t1,:+--H",
"SdAWq!4`NDTC;'m7:|X}RJH]i7Y#r;$*KgNP2uw}/taVX%UN2c!6:Lc5AL&U[c}3Z3a*!3!52t8%44Dp!]cMn*`g*T7Y|Qj",
"/Qw,Tfg/`b6M:XXtq@nB(22s)7V|k{,ucdW#Y`DG!6[t*f.:31%;,kxA^9R}#:llX!ka.86{B@Z*Fc]@*IcAp5pg#$.;.q`",
"-=Lm/#B*j;sZvCP1X]&F#C5M;!)<L,%+7VD#G'_D!':;!LD|=&!*rJ0!6:Im!6:Ltd*YgL)JnC)!6Pr$7quL.+ztf'P1mV)",
"1R3BiNT(:%/T$,+dh)1K-^STU!}7yj*B:jI#`HI/d0KlnY1r&m*uwpu*)K^&/R4xt-y9xF!7Lfv.8DYV%SWvA!Brw<!)&f`",
"/PQ|$(IGPPh]Hzc+{*`M!aWqn&S6u+*%&FQ#_]2l!6PUd!)&|q/PR/)%qq^Lh]I-n.xVvy+z{$W!CQA=!)'2|/PR;-#YZvI",
"h]I9wNT:bG-a=[a+aZyIh^9-N!BHb,*HSV_1BK;r.;.qQ0R8y}cK]8[s]p<y0z=,Q0ja/#!(y{y9bT=n/1(ud.SJ=A6}ID0",
"[i(hS5,cl8!%%fa1vRhzQkDSSKLT;9!&gnuKfb[h$7<MD8Pqq.$Va0I;Uf]R!.^*m,mkuU!.^*q!.;VB8%d6B#aS_!2%DjF",
"!fb[G8F7Is'rY%G:(7=^!(=WP4ln-@d*bx5*!Hs=11yck-X;)d^wV:%f`d%,1Mk-)@icFLSd@wq!#3,{#,qq]!+B!gA+*+u",
"7Bw_#9T7x]!HbKCNU4=w7SkFstuh)]6;X8t+Fsy]BtH1^FdAgCa._%g6!VMDtqA!H_^8S`!7L&,!7Lvzf.a7Mtug';-kLdK",
"bIr58+G2-ssV+&|Kh;d%!=cRX#nKn!!6:U_d*Wd}+Sl`/s]-wd`K&G}h%.h0*!N8+!]d&w7]4.U#]w8z.4@3|+}$[.sX;K=",
"*D^_j*IY9`a)a[H.;.q^7:7$N8P`iR7X/JkjqD7T86dg4!]tz<NT84;!$8pJ:I8CD_|WjM<w'L7D#th!+@+3^(IQz{25fkw",
"!IU8RYQF<58H9i)!*L'h6VJar/T|qkgAbp,+!v)x!m()^#H+}n0p0A%+T07=*FZ;8,RNxA,{|X_NrQQ{6fwQJ[J]='74C5-",
"NTZL-:v_|P!)#^+7rx&c86i-],aw_+d*[b+6v'L86vT*HU|+%T8nwD,(KI4Vf(c4f!$L;P!6:mf#QY.281S`K#:Gg@D!P^G",
"NT2Qa@jA`X7#BFZA*|}}!77Kw$ViDC&1.HV.qiym'LHm$7:n$s)('gP1IA1K*${_,WuNNv,30^p#zl%x+B<uG.4hNb,!*@D",
"sXxyH*FnJvH4WJ-!Cm=#!6:SzNTN`L8+$BC4_S:b!Tmcfb&]{Dd*{ji1/#+<8)=76/Q%UF01i3{U4Q#**H;6@!6(BVPQ3.t",
"KhH+!WuN&wF7|/{s6s^|*{;Kp81$#*Qks[5%9,XgsZL]<g}K.'8g{wx$yB.<!af/91XHi3,%{1}!)4DK!rJ|]7xb@X#C`xi",
"#a]lm:rsN#:CSykI14ZG!j^j(7ql'Vi6gg^/PPS9!#[Q8$tu;Pf+8z<*nxzTYQ:_:;`yxs8nY6<Q/sL}6uu`^!,DU%.+n-l",
"!C((2Brl0/n`vrU,{XB`'h23^.WxAC'.|]),_#%M!a'{'tS#X,,^011!}J7*!CmVGU}Hcv/5UP8$;R'@#zgatl0Ppk6ucCN",
"4G%P)##Ac)ASkMi7zc&5BxX8c02qxkQN11N*F:6:+USZ9.;.q;-:&TGLkAH<!!0!4!/@pMnD[*(GA9dm=f}gx96'|qG'fT=",
"{).;qB`PdrJHsdqIjH&jJwU}rj{Z{+zzI(NzzI(!zzI(!zzI(!:C$u)!@kGHNrFU((%qr,/1(mFjZXG1<f&q_C1}}8C+g7c",
"j^bx7Uzw&W+]YSuWsqH^kVyBn6vta_=^'T9%STli&1.Dw!B1Icjk=@:NtRljcqA&59VAgr!!+%!!z}v5C.CY#DL3d&,CB.%",
"<lU;x==.ka%xryd!-Fp}!!%$%8PAm{Kj{pKjZivV-)]1|#H`8bsZL[c#wy%AsnXiH7Ms<Q7M_}98i&N@BgBi.NU=zcG=x<n",
"/U((Z/PX0i!)6I'mFGjn!+Mv<htydjf`1a1k0^0:mg3#BmgH/C#aPuH!-Fq!!=Ac|NUD&'G=wZi!)`$P!)UB:75R+@G=wBb",
"iqv%mitCgA!H9$9c2-wk8ZtIH-H0UmsV.'zG=w}JsZUk%sYnv{!!$V%!]_ZF<[ZIp*zf'&sV%b.;F4pv$H$Yjj^+WS0+adc",
"spUDTp=7BUp]VIqpztT@nckhKp]]l`!+&sA!)iF9j[0,G9gFfisptdLqYRjV7vC:bj[@iz!)F;r<R&IV!-Fq(!!'pYzzC$h",
"zzI(!hfR&a6V['n!#uTI#:<s;!{%JfG[]6U6`i4Zf+f*%!=zc6$7<rjsVRiq!7L49!$X(1#:;dx!7L3n6wg4#I(UNT!I^yR",
"<+z+97Bl$M${bW<79b}PPn:R#!_&G=8*=aK!6XfC!%^qA!!$GzCA%z]C7}0(8:MXz7UFKH*x[)[9V_+[@wd#Q!,rHr0D,@1",
"G.[ym$&=+R!6<:18U^+1s7;yy`xsIr:-Wf$Pnd5!@3uVL!!!P@h]GW'6SqMY-tsv($:d%7*a&'g&T[8y]d8/aFXDk&gFr[,",
"6w1SP!BJI`!)&DT!}f@M)(*K}X4Y6(!'.zf81$W[/Pn:71/MAg)hjCT*fh!V+'CY7.4@3|+}`&:sX|Ug*FG/r/|Q0.!*,@4",
"!)Z-s!)NG<gAfvf8Sduy&WRd|!&qi!74(<-0yL[:NV,u'/U[0c/QWPkNT;dN-T-Cj0rZjNNUWLq!,N6S!]__T88%-c!#[K-",
"G:1tn#:B8D6uCDy3!U*w,CMsP6#&&uPnaWmt8*}Nt8+-l&#Zlv.Q*t_#cZ)G/P[!f*,6v=/.g0c#ByF-t8*qh!]_[=8TuaU",
"!b5GK7vMZVt83w:9FtP5!+4<)!)(zs!*u-'!,P88!)sgD!)Q9x!+}}5!-7FU!%kTu9FrX4i}UFG-h)yw!)iC;!!$g*!!$Ry",
"@.B.l:2a=.7V}Q}9Fs(6!(s3|i|Pj[7$.LsAD@/KGcM$SQF&=VA=q1b!)iC-!!$V-!!$^T$78N9IYnY'I:S0`==+$DI]B*X",
"I]B*DIz`3.Iz`3.J9}<GJY<H2Jw[S%$75hda0d2yI]B*,K6y[2t3dta6thMAi{|aKC=fjG@*l4B=*qv}BC*_U@JG0Q;2^H+",
"AvmT)RB%3tSfFJDMjxla!)iC0!!$fv74(P07CpLci|S]m;v;c`i|+]r:w'kB+P(|!9U[WjDL6:KNL-aP==+$8QcCIQNTmjh",
"Hrr5BsV%_K9Fsf,!)2t0i|x|}8XV7C<`PD6<`k#}7=+9$tUw{,!!$<h!!$Nh!!$Hg!]_Ul:qdR}Q4`*j==-X8TwUN|UV2b_",
"04r3M!)iCw!!'Il!!$Pd!!$V[!!$zg!!$v89L<3X<}l6#:Ju/SXL*5+==+#sXjDi+j!q[%@km@cD#]m&6iX0^.FQZy!)iCD",
"!!%z&!!$Ig!!$Sg!!$Uq!=AId!)79D7p:THw(7<r!H)MA!).-A[Ax[z@:'@q[`7cmt3Zmb,a`6|7[-Lx9Fs4`!*(7ri|:][",
":/+)|.ZZKQ!)iC+!!%N2!!%#U9j[pwU|5j-<V1^v]]6Y8==+$0^Y0B:JYBNS!)iC69j[U^!(=Wc9Fs<F!,S67!)-cK!+]N*",
"!+4*#!*'#KNhAF%QB{]bPI*!AR$u`X!(}6(!)[sK=Yw*<MP1CM]dBik9FsYR!+)}_!)`'Q!),!ti|m(C:q[1h:^@d!j!qP4",
"25flg8X)k,9FsuJ!,P88!*b&F8R;9DbL$B]7[-Lr9Fr^:H}f&R!)iCH81&C/j#2GX6Gt1u7[-M/9Fs`u!)xm'!#{qS9Fs9N",
"i|:j]8_Gi57D|uIV[;0.76wwQG'p_3!)iC&!!$Hl!!$fv!!$B}!!$Z(74(KX7Vb^!R$cw988iapi{`SG-,f2vi{Y0I9l5=b",
":gWg0==+#}C9%`!_^Ym;9Frk1!+tY+!)sL:j!KIa<6!|b8:(=mi|)msBTVx+!!!!!",
};
static const char bitnet__spv_head[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!-MUzzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu9'LS-@!={.KCP7VFC1%SI$8dvR(+'9C!@(:N6vCL=$8IW7$Cl<KCp0XJ&PVl;!@*X7",
"$B_MJAav1GCng<F%4;FA!@+/J$DCYWGp!fT$9%|C(Tyn]CpXsN!):+h!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!ihs#6ab)7!-,_i67+|a$DktaI,:@^CnqDG!@)&;]:Cf!Cn]6D!@$QtCP7VN",
"C1%SR*B:xX)(#QY+=7=V!={VXCP7VSC1%SV%4;AS#:h=G!(*$<4-;j'#{MN#!!TKJ!^1lP!={fQ+]VC_-tl0u!={pT#:9YR",
"#YbjW'jq2d.WNm{&qs]W!!z]3%SQR90kJ]t###![&2]CK(IbG;&6&ff%rBb54^&$7!]qV,&1.|D&Ptp6#Z-351*}Gt6WWV]",
"!b}Ri!_$-@3Ht%_3D$xX4#j4+s[h&k!#wqJ!$%$y'.@q-(8d'{#4)=Z!$B,M!$L<4,;;FZ(1tT8!xFZy'NK4N81z*]!#wyP",
"'.<{{(2*a@%.=0m5$1''$7J|r6tf}=sU}ft!^0`-sU}iu!^w<8f}Q|x*KIW%!%hn$#b0Z]!%q4g6V[',%r&/H4]flT.6b45",
"/sy6v%tdU{&s:rJ'5'_h!=4%P%42(['5'3X'6]B.{9S(S'.*ca'6=.-!=4%U'4(^q!{p2L1i@sK4!()L!)9MT!)'MD/v1QF",
"6[{%I!@f;V(2,Um3C|C#{8tYw3bB$p4#XWa'8Jc&'4x5+'sI!6(AWC*;<k-w4]RI!7qa[{!!+Y47qa]g!$7'/67+z8697Tc",
"Bq^xV;cU6DH}h[hFI3j_@:+)M5:1,.8PC1881&(77SGr56#AXc)LsU1!#<_#!@z#$!#<T}!#<)j.5sRw8nS.c!&9G{H$i9;",
"!`<H57SD[N7_`Y9!dVlx6{|fhg]1gl<RF:p&mw/8!#=Z`!@z)#!#<J!<iGkzG*8QPK$RC+*0=0;stAL1G1!Y&G1*0T99<8#",
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
"#%jljz{(iR!!+1&$VU95!NF_<!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!SjF!!SgF!!SmI!!SzN!!SzP!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'M:;CCpw)R(glTP$85u*#f06MCpXsN",
"'jq5=!@*sA$CR%WD8L0TCp0XJ&PVmN!@+JS$F50dJGUdaCng<F%4;F[!@,!d$Gx;rCnK;#$7A(f!@,Ir$I4.{TGNJxCm}m<",
"!{'^s!@-!&$Jw:+YTX!(CmVS8!!4H%!{ij8$.<<8!{Y_LG(#YXNUB/Q!!gd1$:u_&Cr,'<,:<cn!@(SV$9Zls'v<{g&qs]W",
",=GQk,]nam,{7rp#@J1X.45B!!@(pU$:T(x*a&Hl#@!xU,wywi7:t2l$8nz#%SyWV#=W^Q+]`PS!@'c1$D@6bGcsd_#=/CL",
"*BG)d$;Xk@sVHi))chtB$-y#w!!T_Q!=rsZNT2Qi#ww$B!!]L*!zzS-#B}sr/s)L&&68il0jj021i57m1,b.m0pB},'3T;s",
"1gfN82fPjt1K@Lr1l]R2(0mny2cal@3bj<z2*:tw6]9`L10}1M#yZi@!!^$9(+'5Q#z&&D!!^0=)F@^Y3J/=L#]8;I4GL&3",
"$<'2C6Z'Kw#a]5w#aJ@6$!rT:7r5X3.:{/J!!U[L!!s9F%4G37${d%D!#0q/8m]zR#YX}6#ww-8!#F$5!(26k#Z-'7#x_-=",
"!!{3C$tu5c!%rw6(J7}5&mk)Q!$-N:!(zxc#;ivG'.+GM3c|GX$9W<$!(2Ak$WGbQ$w!CQ(gdS,(JK1X)kX.26{s_g7!{a#",
";cQR.zz=zP!!&SQzz=}QN-mVP!!Ir#+@|J9N0vvc'.+<t!=4%C'.*c`!=4%D'5f7A!=4%F'.*c^!a:zY7uI8'!#:q'!%z2S",
"!&'8G3k-'=!#Y]N!#cc.!#mj.6y!;56NY7)zz@Ub{9]-w8m_)T74'XPsV!5L!$L3X;K=HU!'-*&6ZcJL%r'+f&n$.!%y)(z",
"6[sl/89KgB4#W<K4@wV}4_6+m4|VB35;t1,5[2cy5yRz@68n4fRb'A^#C-FZRb9FARb;U;-XSJB<%7#d<R}00<q<:@=0[D]",
"!0pQ](4&uC<C4Hd8m]z83jZ[U%zx@I&w}C)96+)j!Gz'RSP'w!'T`xv9L:0C!!+Z5!'6%[9L:1$!0pRP%u0C`'4gim9rIF8",
"(l3T_UaX$k)6t`mstB[VRl$)YRl+_*@&LxzCy)B*!#=JQ!@zk:$^H(z+@KD(2f]pl<%-yc6zF=/(+lxS<DwTv!(QtD7:_zQ",
"MrbBQ-VSg:Rb$ykRbGZC!]{UJ-74]9!#9z3HDN5(HNxASHiQ.A7$`q9'=/S*)/lR%I_r^W:I6PCIzjltRmcf/6cp-i&{:jB",
"'suLQ@V|%m(7xPK<%.m|!0pQP(0zm=<G[a*!0pQR'44]@(1tU];ia:Y!3G,1!3G*}5Yv$HN`3@23B9^PP-/IiP8s'$PR3CX",
":XIP^7c2x_!dVlx6{|fh2c]JMRbH@S=5Jrl5:2:VRbB/r_VBtkPQ2_1(1j^T;jXS74`qB.Rb8{J$wK{g_jzv@zzCznh9jiS",
"6^Q<J&mkS+9s0tP7)M}_!!L,)$Y}k$7qgz$!0pq%!!|xu3B7%*!]b.!!0pu=!0riZRc^3LAts11DrLIY!%SFi!/j@`/PZQn",
"*Gis0!0qB:/SFL0*Gil.7'kF*$;;*u$;:YuSC,zQ-uTRU!4&)J3+q[}!]]:H*G$9%!0pu#!0r_i!&-0[RdNSH!!]S+!]^yY",
"(K!Nx#w|[k!!,9|+=C'c1j(pN!]b.$!CZAF!)%sD!)F1W!)5r/$z4|76uP,w2jsyv!0prWRfM{U/PYfV2Jh_-03DaZC3y!T",
"3B4g;*g(=/&V^YR.4J9}+|1&z`58A&%V:T'+#^vZ7:A2<6<4.r*f,23*'hDA*cJ[[*F;*n*)a!QS(N|VRc<d9!D._@!&bZJ",
"Sb7D^*}xt]1+<47<``z]ZcQTX!]b.Y!0raRSD&/4SDdp=D`$U|[}u&!$d[&s!`N(r#w|[J&3*/3%46}c*BHJs!4'.h)MsR7",
"83c$p!]b.5!0rd]!D,BhRc]+C*!HR3'LMfm!K@d&!(p^2_7F*:)((8q(vNhX!(t[K6wA0A#C7CL!1&{2!=^lZ-VSgd!1&{%",
"6u0_F#^^:`1X*RP#YZXPS=:0M;7CkD`4h=^_{{^+!1']5#BDi<[htf'$)w6G#:@Ht.SLkJ%J:g.!'5VZ32v4}!4&d[!)5+{",
"9=$HQSDGq22dL]H9a[1R$_Z/6*C&Yc#m!/I$x}yd$[B0|TwYRp85h!]6u886SDGbB6tp%bSDd|M0LNTA!&G706xm.k#;&DL",
"!g#f67<F+60{j[aHp2=F+`U=d1(I;v!]b.Y!0pt,Riw]A,2HCV!]zJbbac/J##'Zk-kWPK#A$7{#w|[^=0!mV1:jyR75!^R",
"S`0}u+#,H#*`n$!#RTtS.4@3|+|'|x`5/6<%6{G%.Z;Iu7-T786vT*=2,IAV78U<'!Di<z5wnVuRc^j6,3lwxgA9S5!z{=-",
"3`SpI3}sB|sVp0X/VPUc3f$)u4@B:g!0px_Rcb1*9'j[S947m17YiAP5a(6W-tqqJ!0pzA/8fL,9Bf5^_qt+<sW'p./d9.B",
"/Q==G'Tgyn`PXU!'C;WR'5Dg5a.5p(fAy@q!]hj,!J22H'TJRw95-166tvCw!+*Hz%qqc),2GGCb3^NL4=5{`7u,l=amBNb",
"b-b+Uan=&'sZT,,sZLsP$XFN:,2naLg:83`!!_jw!(r*}!!$Z'!]_^%7K3Sw7LmI_9CNW(9bK+]8)z^%sl/:'d`a0cf!!7W",
"dFsPBsZTG4sZM/a!]_^+7Kp{'sV]$d0|#|'#%jrW&W}8C!0pr$Rgm*f+*Lb;74kQP6{63^]FQZnB<dp*!uQfI6WqS@j4_!x",
"!}f8n#Y_RQCmtjD+Gn,0(+)4c${bN]PQ.CV!D,h`RcI!B5D`^rb/D^}+(i1)Qkq7d!#R;VCAC0pjS.!s#j-Xp6VM6YG6-+J",
"$Zs7u8mduLkmCw<6z)dY!I[VJ7y-`/A@'_{!8zN;+!4LN/PYZ@SAy{,S`0S1+8|`#2FMV:6u)9Q*bS<l_Wdfw@yZn'SDQ_=",
"++VPQ+$9T72Fac<QM-8++$FtA2G5'C!=VUkAaIGN!2Lsu!D/[dsfZ1/0|U@4XQ{w18aUl/SGW`<!#fuw!$0|r=059B9m+)J",
"+|P.A!JQh+C$M2qnHg{z8(nR,,<i=8!ikP7!0px#]FWp#637DG<MFQ)!{$=-6w$$F!9X)r5:BI%b7{%0/miXP$93[Y*`fF<",
"_Zwr9/TsqvFksR5C<&'@2a,v//5Vq!!]b4h!=|$@!{#=i!=rz@FsqUN!10$'1QI:*5C)Q}7Lp8l!D,PZ/[dQh!z|b@02qN.",
".5d*S,[-N(pFK3i!B*#A7ARPD4zmK91I<*B5YKMN1h;]JGK85@9TK.b1l|St!Dt9aGRbvSstV*y1QzBGi_WM*GcL2`Sd4_@",
"6a.VX86s3V7:_DQ7B_^^X7VW3#:w-4;a(A2*DTX#NrHQ7@j_r5.uunuRdPvs!awc&!0q4D*%HFz00n'k1ga,`/n'`6$^F&p",
"]FRr;7<wqHNrIhy(XXpW!)AgJ6}BlL8-b,Z#:nPD!0px$!^f4|7mz2PX0%G**j-b}_Q=Q8!]b4##*^V1DIiVIK)q6!!B%X]",
"NT4w4sYn=k``$uJ6tjn0M^{n(;:b81*a}mjb-`QyiV(G}.5Z$P1LH'WG`|p]!4'/bNT]YB###uRRfK0R.=)1Q.Ss@r#;#xi",
"lNlXt!xN*6$#J09RcLM57PX@QP1|%=Dh(8[)UA7`!K;W)sV%Rst#1,*7Uq)%stJb818}q07|smjt#;AQ6VH{C!!!j_(T@!G",
"Rgh(4-l+uZ``B.%%qyn`'jkp4%67$z*C8f|!0px)8D9zb7%=6J+|li^svrH_'08h1*Cv0,Z`r+:-K^PDsfn=1GUiUA!+Jl=",
"/|d7{RcH{*8=bl6$ugiT-!`-T*B:id&1.q((4ZUl*BpLk*BpKq!0q4/#U=s`$VYj*#;)3_!0pxy0!48/A!XbaQNfKN%!mq'",
"!]c3F!4(a2RJv(:6v=zK)si1^$Zi7u!1&{#*BHHs8}FX<&PRHVRc<ziRc]c8+!77F6w:YaLcn`%$S}4r!!D%P!)1:z!]_Qu",
"7SN-Z74uV%!B<@I/QuGMQ.j&d+BKD3,#D4Q-7qYf!]c3gPn}J5!1/,TAH$7n6d/jJ783hFV;,w0$7_-nNT1UF4:ZLhNT`;|",
":xUj|#C||N$^hu^!/Z*!6VJar$XMif%1[GA#zaau$WC,L*C8hzBd@,h9ZduJ#Ybrx81$bTM11Ps!Md9+!)3|X&p,ZrL'IcU",
"Rcb0h,+lFG$dZqZ%]RhJRcC,s-;_'C!a:*x,{85`!1(3H-ZS:S!4'/-SD^T`sV;sk!C1.%*`f16&s/Q@!)*:)2h_Q7.8A-G",
"!=^l|'0t+-'ZmV`*D5G'*Dhf3M`$:h*),HcUwQU^-y;KK!1'z@*dfFIsnPTxFwKGk!=amVU!YaKSDf$L/PU%Q.ZI947Wujr",
"=]`:VPQRX#B(McL#{m^8%SV**6tp1A$@+.j!fX3674kjX%qpm6%T[UY!4'.vRg#I8s2Ff96|a0)${f)9PQtMR1;K5:!!8rF",
"!DVs_QM*M7!4%.P#:PIs$x@xs+#r'</SXXN$@DR/%8ZVw+$PU42IVZ[6t}^|6xB;KA{d'{!)3KBQ6k}&%86l+SC-'TQ)Jx{",
"0./@11UkTa!!!&CNL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md*6q@6!!Sg@!!ScC!!SjG!(p*/",
"&r)xA)(%B))(,_F!={=QCP7VKC1%SN)c^kV!@(LT6vumJ$8y^p%|G#VCpbyP(+0@H!@'h<$797L(zTA!CpDj*'.=*I!^I8K",
"$DCY^Gp!y[CnzNI%r%`V!^In]$G(fkL|+PiCnS3D$Vi7c!^JFn$HjrxS,4&v!(x_s!(x_k!(x_k!(x_k!(x_k!(x_k!(xbl",
"!(xfm#za^N[j&85!!h[g$:kX$+Jn3uCqsd[+]`Pg!@(BQ#[K6i#[*QU84=SR$:@ba.4KWx#!u{V-VX-w!@(_N$:!ap)(Agc",
"#!MaR6@/ZN!@(*;$8;UY#x6vM#!&GM+!%:K!@+:B$DhNcI!&!`!}[,I!@)&;]:@@$!}G|G!@$Qt#YXcT#x#tYG'lKb5zG2s",
"/T_:$%vpXj0LL'01Jl(k0l8{k0Qxm*&t,,q1IHD62H(Yr1,v:p1N4A0'qF^w2FCb<3DB-x1ircu6]0YK0qSvh<Cgh4#[R`R",
"#}XaL!!T3A!(+9-!@)0C[hHZu6Z.aU6xVM8#]WQL6yK*j*6pSZ8qHG.7qbiQ6VIDM74'[Q#A1aA!f46!7SDpU'5&4K6uF)J",
"3&p|S3&sJ9)HF'2;cwvc<*Y&!<Hw0=<g68[!'iP](3yk2<9zXx8m]z*/YC16%zn5G&wt;(96+&i!Gw2U4'qt!'T`xv9L:0%",
"A-J[m!)&y35yn,$'V'`31pfVZRq2|96g;Th'4#!+6a^XR7SS+XRkt|tRl!X)!)ngxCy'rW:I6P4Dj]IW'/9N-.UPI[;cmpb",
"6y!Fq(-p9h<&4Rg!',{'8UULG)FMd;!!$Kg!!$A!%SSW2HDX;Q:I6P=H`QDk4]P/MI(J@mI-jbUIH.BC:VG/I)V4AR!#=xr",
"!@{:KRb9d,8Ylv}3bZFw;cwvc!0pQ@(/Lj}<'w^x!0pQB'2dZ!7[&4ULSW]U:0cVs!/kI:<j6)Z)VJ#d!#@M4!@{m[Bg%KP",
"Q6V`d!0pQF(:v6#3Gljj!0pQp(+<'j9pZ2'0M6rgRbD4P5bua2b-`R}N-mW[aP%<_b-`RJamBH&;F2Dv!=4%{!1kttc*[r3",
"dDv8*!&^xd6th5yDCHuQb-t`1#:@B[!@H:,!)+uw!'x1474(^zXrWTQ6v4tuZI:Z@7+y##Ta<(w#{{[)S`0+A75UCG*C.FW",
"5,ck*6uMKt7t-p[0LPCM6VJ5l6XhAd-M1V8#_*0zGd2#M!sbRu%X^(A/mp;V1mwDx!10!U!Cm(J*F(y)*t#Nv+CD(4NTQJx",
":-krZ9&lu'85D4;*vjGYX+1r577y,T.&Xw(!(zCBNU%|R<IuRybLhQ6%fV]57H4StTx$1nYcq%4XjG=.6yW^f87GV[`G[({",
"&WQ/hVy^nk!D%SR0TB]*0TdhP0UN6v$7wgKZ%+}2ZBJ(7YgU4dNrjB{Z`fsQ[!(:1ZF37#NTVF}!q7$[8'P0|siX@b#C_i[",
"sZL_4!]_]l7gF5L8P@{:amBH);F2DbamLM|6v72H<%:Q]dc;BB!&^xA74)1*0$L(+!({Fb!,!-9!+W0@8mdJ4g]5)!!!$Z3",
"!]_x:;1&D<7i!+z;18Nz7!51m@F_i,!!$Rt!!$Xx$78&x=+]^6B!86{;'s9cf`1aU[MxYB)6$51RcItQ5n|K};Q8GkDjZ+y",
"!&^x<!=AL!!)#0']FX]4;NsM!7kUm6B_FPC!!$=y!z}70F/-7G-7/d1FgX45!!$B!!!$W$!]_d'7W{^$0$LL4!)6.7NT5*T",
"b3{cx!&^x<!]_d$7XFx)0$Kk.7AG:;9T!2YcP`H{8:tca0$Kqt${fccAk}cv67+53BSxQ!!0pz1!)sYB[JfQm7:|Y&t!JNt",
"!!$DU!z|ppl'HG06VGkVl-Y|I!C|%G!)U^Kn*I7`!)@n-!(|I%8[t%*7]@%jncHi|[,_f-_`)^N[JyhxbUzX_cH{]i[Jnp]",
"<Lr0Q;0&7K<`N3Fh:*I7:'8NlF*r:Zmg3#=8!J6Q==4-|'ygdZ7==@TH%3lq=x=]PP1xKD@7Yga!Cqdv-|)t#@Vztn#@G!D",
"!7}s$8PAz!.HrIQ)l(Ul[JUi08`aY{.Hr=Nsw-gm!!$BQ6thH*[JrxC9x22c:7ZC:9tA]p9&9T!=fqby@3U#=Fq-!6<zC_Y",
"P1ntc-j5Bf[KtJW9gFdx*`_3A[JInB;dwc7-70rgqzF(V!%D)2!!%F:!!&Z&!!$^U+q<mzM1a8g;F2Dlb-t_'!*b,K&@hQ2",
"!M1RGL'Ij0Rca1X[J-]YLa6c7st;ccL4##6!!$Ac+R}j{!)q&N!)pU=m-0w<Vr+Th!99D@S(thM#,G<Y!#R:y*tB!j!MmR&",
"7&;@68!Xi5J&VI5$[%*a!7B*h9LC|w6}Mafm{p&fPQj*9D{s|l!$pf-!!$Gm!!%AZ!!$QV!]_mG8A)`zPgS(n!!$SB!!$=@",
};
static const char bitnet__spv_joined[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!0yrzzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1=^Nn2$8GR9=|$(5;duG/At|L=$'5-F!!W+<$@'N*!$A`q#x#g0!!]P*#:9]/#xJ}3!!]].!(d_u$ts09#x|A8!!]m3",
"&1.XC#yG[<!!St6!(*yw!@(m2$!4_g!!UCg!=sX)!=|U(3`T#15wkY(5wsu:67h;r!!UMj!=sb/!=|b/)(#Tp#zC8H!!^9B",
"5wih)6VH%K!=|l6-VN!8-tv182(&XK5%gqR4)=tT1nKf!.:yX;.th=z/11Y<,YRd5#{T%T!!^_N-tl-x#{{=X!!^lS6z4TL",
"6VH%]!@)sI$@Q;5934J41ni{L7qkSk!@*JZ$B4IL5AF<,1p37Q9.'zY!@)K:6<5mg1pRLT:+$9P!@)$.$;*$|,ALWs1pygX",
";F;bB!@(Kz$9Dup'3C$f1qD$]<`W,4!@'ti$7`ib!'7b@2._nJ!^K*]$JuU6YND_42.AZG4{$_f!^K_`$.:WC!=sks!!_|a",
"0LA},#|mta!!_)[1g[H4#}70f!!_5`6tf(J)(Ltu6tf(^3}r/R#``Ul4GL@;$B^5s7^zCdCQWC1C1%S{5YKaU95IWf8P@F)",
"+*)}iCuG$!6tp4Z!@*$'$@zAs:TnIrCunA'8P=Yn7#qUg!-|@0!z|_p@%`rM4=R!'7=BNX!FG7A4G7l87qm;R.:^a{@&+.R",
"CuxH(8PKRP8PIgy!FJ8t!@*az4J%'h$BTJ{B|3f/6_2};CvDgn9jdyf9jc0}!FJp(!@*b!4Kg2}$BTX#I,<VF@&zcZCvj|0",
"!FHWt!@*b%]:Cfk@'0q]Cw!,2NTja/;MiGt2sD8!7r#w0=*gt'6^i_t!(IdS8@vB5,aDFx6VHh'#%y`[<+i1j;hy$f74&2B",
"P2-j+=}_,-;cTTMNWmd!A%^I298qcrB<Iqm7[WU*#bxIR#d5Ul#aKBW$a(l$!]]S-6a^W!%r%H9%Squ!!#I=:!$-R;$^Gc_",
"!#:$k!#F+&!#P';&1LbA4]wcn#Z-35&1.|H%4x[5&WJN'&QzTB7sPH6!f46!!^0Vs&RNs0&2SuQ$@li'!^Nj99-{H;6v{Di",
"&1BjC(IY(S0TG:X+=9-a6ub</+!8<g!(3*A)g596+`|Ju84I4h,;y`@,[[Yr!f(u*dc6Uqg]/5{-X2#`-vr_k%;*S1;cRnJ",
"(QJ0b8m^yVdc6l{/RHrj(g}DYdc6s}00'.m)JYb]dc6z#0lD(l1-%[T!^%;Ag]/b,1i^ct!^BWGf}RU,2G|'}2f]8](,v-/",
"#S2:|8V)sc!'iR,(2T/g%zmUU!t@x{!()c$(2T8j*0yt'f}Rs55<21j!^`^FfAtf55ylN08Pxd2+dS#).SLG7$fKHJs[34'",
"&PbxV!(x_ms]Q]g6u/:L6zMr,6!F[v3=_%.6=nv_!(zM+4YzIj)kZ2K3+{A)$|7IK6tf]j,a`Y(4zmgt&5zvus[HB&2BcB.",
"sWd%R(2*aXsV!n2'j|V*6|Ijx!'IhT7;f4{sV!G&9.0sw6yUAl6|R)y9LG3,#^79_sWw+m0rg0j9jtk1fB({/!(y|7&Wb6:",
"1+9wrsV)`S6uYfL-^_#U!)0;<Bxi&{0jtGd!^3@jsV!r^Kf'2N!(6`}#|z;X6_3Z-94tD@!^DzM1d'PKNrd)S75L5%6^$0U",
"7;+x<:+')I!!$=9!M%sa%xhymJaGY_=(xgm7r!NsNT1Lq7rSjpg]MF981B+IsV-k[!_Wp.7yLS375!];9/$A/!B#7N'rtd*",
"!{bt0%STF}95X5{!dm3*!(Kn!82*=g6u87):vUf99jd0*#A=6+2BbcU%}lT#'vZ:#s_+iy2BcBV!$&hx!KJl_&WQ5s7qx%f",
"4]Q;W!{0gy$|';mNTPbDsVR$P-)]+g8;y+:sVGyx3p@D/Mjx|<$ViB%<hTuZ75Qr7!t,rF0y`Na7TNI7.jV3}+NBjh#:]r9",
"7==;T$yAzt83Z[I!^Dq{;*I{z'TB[V!#PyVsV5LD!dY/67Zq#$+!.2&IMxUM:gc`1!=AdvP2L09-0@5G#zg&q6V[-.7:#+/",
"!$-ca6^Mh#81Sfu)(#Aj7$pPG3{;<f6vL;Q!]]ZfNTx$3#%%I)(w$&C6td{W2cbMh82<WV7T!`F87cw96v!fv6{A:QBxJxR",
"2Bf#.7;2ihQcGD/sV)qV$uSb(!/_)Q6r0h`&WS|t7b$,;7[WTb!!!(B!@</W!)CIP3$v8X*i(mws^KTX6^/_$6WFkn!CZB/",
"!)F+U$|(2F-^k)cN,+JB!!}#f9/v8;'c_00sWg586{UI97xy#_75VCXzzi]@BY3.JdcA7A!@</_!)($JbApZt6VRPk!@<,k",
"'rvG)BCa_2!z|`}4HhJ'j4#'67:<XGR%T2g!)'kW/cQ6k!z|_S5|=X56bsxA!(nYR!-,m'7SFFn9-{+R@:'Qr8P=IX!$Q3V",
"6tr5V7;)_d{8k=0!(xXh%y=RK&n$.!%y)(z6r2Y:6Vq$t3=_%+3$vJi6ZpCV*J8A^!)BypH}fJYFI04&FnHfhKV:P$HJ5Gp",
"#aUV]NTHr+7S/!$!!=Sy6r0j{0[.9].jS/p!{y;V5:6PksXMbx)2tcB)Ki4#!#@/!!@{PR!#<UN6z/^|6aTQi'=0|#!$nff",
"!#[J|&10n#3=cI(&#+MA&|/,T3h[zw-@@=n8&=FC7)N!%7A%:n7r!Hp76mp)8Pqj&R+{5ZF8]L])knkvC.Cy!sV*9cL&DHY",
"f}njC8&SST8;jM%P-,vaPKWAK:I6PWPgRd<.Sv}l64Ua7sfFy/QUVhBQlMk]:XqjbS'(Y2Dg{B=!*3YS6=pC{64R|b!-%uR",
"#(v3N7qc2]#!qaqC.HJr6w6-FsV*cc!lIkS2Bf55:.II}7`CqP,7^,asWuyq95'Mx<HWM#6zD]H:,rs|!#:Kg!@|DjsWd<j",
"%yZJh2Bf;1!,)WS:w<:17Z7s;UVJ;6P1s&S78S%x4NFqIT{60W#]PqusWvr!/8:adshpsi2BcB_sWzI=NrV,jY_QZj!g<;M",
"8@TLuz}RL%3=dlS&':Z8'$<t!)02U+)L;VZ!#Ak)!@}-'12DW7sV<Dc9%_gK6WPF#9IkCj2Bj*2:1t[Fa7UL8)(.3X:0AfA",
"M^|N.a(RQz!#B=H!@}_6NTI3D3R#5+7v!ZT*{MD1-x8i0%y2/c3=aZ42BjMn&*:Ww'';r@)03TJ)Ki4s!#Bgd!A!)D.xdUJ",
"6!z:QDg}[j:I6Un7}/qT8mzjt(r7Nf%r%Tw7Pnm<7PtL+&+.J+'(/IIPQ4jc6{iU{7;2g4@7Ph5PQY*.smTS6i1)Xmi@puI",
":a!RNs^UZc#!xVs9z*]P!]u5,'T[79SG9J#9k$6`$|D@kTwjWqT&7$1L'#`m7[*}&!CdP,Drc1c$^_=l9.7d39L9}f7a^_c",
"QkI_U7!52{7!J=p7!@7t95S^a7/$a&!hl<$7t_DbMjxl@sV,;DC#x{}9L:*g4dJ(=NT*x0!#RM7:N9s.<2f3&!^&Vk8y&!;",
"J,Vn}2(PQ%Ng{zS#Bc5K,S,892UbGq)kdsiYFN}SMP27W9:1HUs^Kac6|Fcwnc/C/Sd67s(8zb7spW!mp<0z-pJuv^:c$rc",
"s^6G`!)F@97wv#5nc0Wg!#5IL%y+Zs)ZI9f!#CmI!A#.f+l`tA9T:]d!(unv8XUj)sq4a2r6f$drCmTd:c`:j7PuUM&.Ldp",
"'+LZk:I@9]sVA]m8[2l[CB4sh:gj9-P2RV{:9}DB8m]Kp!=SVx.ZFcts_9w!!#c`P8UkN%!$$NQ7UQ'!slaLA8;AAw$^{%&",
"9;B&]sXA4K)ZI78&k5Kls_){isV*3*!$0+=9TUq.stD%V.D,c+:|wmu!]q]wNsII77a<,0sk2i=8m]{+sWjR56}&HJ8Xh1s",
",V}$V==+Ct!&]Zn#+u6BMj{}#!]]n*YI-Y|!'a';JLw4rsV3ftLyM,9!'U3n$9xI.!'{,6&M#Kn6wsRT9Id)%!K.{W%;4A/",
"'.,;R:*{L087LU}=(_N`7:hY7i49yIg^LjVsWgwR:SH._0+P2bsV=f18bw8Ms^j!jzYJ8:'T`SbdBIY@NTPt8sf:BWsWus`",
"6y[;ZU!^U_(S6L)7Xkr+!dVlx6{|fh<B/@y0kqnnsV<_msZ}(U7|$5kT%kqN{9SG3:}u<J((YF^*&B^86^M1n!$kYZ!']uR",
"'k;{!!:q[j+$v.2!]_#A!,,v075C-gs]Ynt!^'Pl-!`-T*BPuB#y*uc!'4Zz6wxM9#{{]bsYG(N$v%f{)kcF92BdGz5Zz$(",
"svB=N2Bdrxx`[ia*{N,m/PZA86{KDh)Hug0*C8g,*)a!@6VIX(!$k`]7Sp=v*)_lBNT2KHs_<Q6;a/)SMj}8I%x{8G3%ik#",
"3^!G,!']ut!{)-H!iJ_w7:#6w71vW[7T!S)7n^rW,8:/1um{)h!(cYp8l$ZH)M:M$.96]/.Si8p&4-dCsY:u/sVhr=3=`dg",
"s[V%8sV,M;64U4%wF7Nb1+J/&;F417$7`sU<%.s-'LL+'!]_$F#BR+$s]m--+lBZ;7#U^A6}8UK+lBY]s_f]vMW+zu*BHHs",
"!#fJ!0yLCz$[-LV3=a#$6ubi:<agaDtqM0W!)&$F=!|$]#YZQJNrfJb0qr)lNrRPc!'^q`!(z8BNrf;b!^H#$7R:TJ3B|&Q",
"!H|g=7@wtXxDmbw0MRUN!`Qr|!(cYp8l}7U;5_bKy]N8y!}f2t!(cZ2:)H+U<$|}w!,0'L#|*f7!D,Bh6x%8P,7qs7'LaHM",
"!)73=6x(N9'ySJS05'b)NTdMZ6{$(-5i6{$4Yx|[#a_c`$|PU5!=^lZ!'Ih|&WG5G#@h]^.45+6@K(!JNrR{u!NIqCNsbB.",
"s[+UNz:/%73=`aw!&)XH6xtaT==g{U6r1Vy$t]zl!'5VZ*+xQr64Th2zwhQj#:9LL6^AHps[Ifx$u!{d='Ssz2P5A<$}zsL",
"*C/`p6r1:y!:rdu#]CdxK@<mq$F|i|s[+$%!Z4]B=]MX96^1mks`8r[NTP[6$V|3:!!$Hs6VJhr@(.l)3=`p&2dM3ks}w|/",
"s[LBG@xX@q$:!nw#aR9v.44:80Lj{}%b<,a64T:{#7mrl#Yc$|!_MdZ6V['U!J/mUs[gX/t!/QT3=`s$#uP=!BY&&(2d=3S",
"!JWlP3=`q($T-V(CV!C,s[L^Y$rKp[3=`z.%1iz2DRza.$W{)2%Q*-7F0Xu0$VW0'%nH<<Fm6+2$VW0)&.fNCGKs=4(IGJ7",
"xB7;/H*QS6s[La]H0@*MHg.g;)*cHZ&M&lR!'Ihs2Bcmj<]v/%!'Ih{75]8#/uT},7B%zK%4;7c7&RBT6zF0W'I{75F8q`w",
"!(zhN79J4h#a`^PIzvLp%ZTryJ;<iLJ@kS864Ss96SsB57W/5^xF*/h6{JQG#G#2|s]m-6.'5jU$#TNA6r1r)6wcy,%;9B^",
"6r33WzYJCh${m1m!(xbl!(y[+$7Kg0!)/Cf'h:P%+{<W5#YZnT%SfD:!)7-;u.#j^=^'T{&mlt_$@1!l((Yt.NTZUQ0rwn^",
":I8LH:9L#APQ$jQFX9gX7qaXy&PQQ&6tduT*a7;<*$}R]Pp!+m;fSr}(IDD*+!%xG%qqZ&/PQD:sZVgT**pTb!#yW8!CxNF",
"!)k,V7U2MF!B<2D!)&[X+%&1M!(wgq:vKb<A^P$&!)ap*7Uy1T!BpTJ!)&l^-1c=X!'C&m!Cxb[!)/l_/PQn|!=AR6!(yv^",
"+{*`h-Z6X=*FxQ06r1;7!:s^Q+}`JUPQC)<:29pBQkIyT%bnzK!=WFLNrhg60s7@j*B=8r2Bci`7YhV67t$jJ(QVby6r11|",
"sw1n-*=p-A!]hiVNs%lP6uWM$!'@`]8nn;$5wlV<9-z][S(kX3$8nqI!]_UXNT+%{%s!f-*CClt2Bcll!:rky$:#%}QMfp+",
"'yT;k!(zMFst<l.7SF^})s|Bp$yA}^7BN$S%4da1!'5LW)sK.^!)uJy3haqS!(x_k(glN*-*lm7!KWYf(QIc=#@@FZ*a%M8",
"#]CTs(SFz[/Pml['2/H|sY;BXsv5Wg*D@J|!%hjB3R^hFsZwQ2C$MLKNsB4i6YPq)9@*WL!C=hvTBr{tBC}%FNrQdf401ri",
"7_pLG5aH6f9IdSj4mjVa*a0<r1+#$z9;r0:(4(VR!Cl4{*CMsv6r1:|!:ry%%6{G%1nY08=x2)z'LJ2K/P[Gu3JMW%2G5W`",
"3=`Ts3'KV_!bLbx7!4@ksvhG,!%{}^!!$Cn!'WA.#wy&S4&BxQ7wVX%4'y!Q+]lHp$@2wI.1`PV4zpYA5:-CX5ws^T!bLc%",
"6xspFsxBL;!DuGz3,y1A7{Y%_AT*[XtWL1+tWI1K$XPW5/ZRJL/R-|V!_Mrj7@F,k2+.L`6z{cqs[=4S!$X)8!IHSH'57N-",
"CP:|/C1.I|1nY;8Mjzgu4=FJT.xwIM!%.[`!(!_d$tuH*/[/rY/Q:[T's.I}F(^#1tS:QB7^c,{/Lxr@F*sZ}FI0%,F+'(&",
"2/6nD7;=;(4fS][!*/*-!)G]'GBwWB$c'gZ8<[:At_BlAH=q`mH^0igH${c,U#(BY0s}P|!)(IH$y)V{!*<_m:d!Lk@a=6t",
"s`8zx!=WJ=8=XifstUh^Rhanp=^DiL!()-cNT1XTI0u;'QM{'{6uMG,!=i^m-!kW`0+W1=!+A8R)7;k60Iu7H!'g|=@:;mY",
"R+ij@F9c*T/Pcfas_R;$std}THqW/:#(;MN3c!)r)*y}x*HdRW*)$D(sY;`bsvs5&*F;))7tWcv;F5rr!,ZWM:IakC:gW$,",
"8P=I^U!wTF1(SJ6H2U,d!+F^1!)/R&!FA]{NT1I,3&:kj!@ZrQQM<WV%5.fY$Wnc#4#7VTtRzn,(MrpV.}sUA2HU}:t%$$P",
"s[I6qstV*l:d!LQ(l22(K9*R.zYJvI!'Ii'(j,WR%&iK]6V{$5(jtYBGUK,x!j=mb8UT(/(n^xMQkSBk7_%2A7#Q%%D<4Hh",
"-Vb'[LS6pj/PcX5U^-g`!B,8N.;1rI7=Vpa9mMi&5A%^8DTCK*RhPB&!(ZV(#Ym9C2'zdx2cWbJstKcp!!$<H7YMTv*+w@2",
"6uTbb!^N}A!(1:p#,gkm'TG^D6}JuU,YSaQS(X8N&TR:vWWMc*6}8V19!jhL6{{t<7;y5^Hq/=w8azYF'.5bD27,k1!*+l%",
"8W%'<5%}-c^%CJk&}!Dw#wxnx,x8zU*C7FII/xkfRhMWL!dwM$8u`DH(IYK:WuPJ+:Zb;ss`wKBDrLHU6^hq@7]VNt,aV7d",
"NTQ^b6HyuZ!(17M!Cla0!`8Cu8VcqD#@i0l!abPG'nk_}sY;IZsvJkk*DTX!A)P(W'nXb)@i0|sPnVTX@i1(WPp#I0$<`Ds",
"%}Gyv3=`n}3B=t00[$fF'!1D5$:!{d00n'k/Un41.44:b9n|`4NTQ.&D[gbj/V(d!XT$&55jS3K!*{,&!$ZAa&_C$S!)z6=",
"7SFMc&#d}R&sBwk.4@3|+|:,|&p;sn'2/HDsX|!Q/kW/-78fGUtS9Xr6yH;}.Q;uqNRt^M%UXrws[hnY!N-paNp78=t3z;|",
"8U+v}<$rdY8]!wPV:w<N&#ZjmY1kR|&#Zj18P@'mU=cTD([Mx54G/glIz`A6V;f.G,-!.,!*+Tz7`R<r&;fa)!@QCm/nVN4",
"+]W|`PQ7,ZstQw/!B5={QM51=$(qP^sx.F67D6H6:I7-l:h)Rf/R+By-IiCwQ/.n{9P/_G6v!gN9[uIM)gg[]QL|w+),(-j",
"-^=,g!{TVP-9H,8#'hb=4Yz*=!*D*:!]_V.<,G[.#x&_W!!$]S6VJ5[@j6T_NT{wP!'_.(:d$Tt/PPa1-!jlT75@H,s[IDF",
"!P*l0)jW8=$uZL)sX{ih/Rq)B'Qulw2Bd6!(7zrH%@B)4t!10P!]qB|6zDcJsty<S!@dRW$7FVM!:s0['P3B2!$)0]9-|z!",
"NTnY674YyR8q@g1.zyJW(Q{43-@hR.89c#CRK6QZsxk+X/SC[QzYM0H76mvU/n%SX81,bh-Z{V9sa6CwPFzWt-ZJjiIx,Nm",
"/5V[H7SFJW!!&R$2FPJ%P1n|:93;0Rs]cMc-r_Qn.8QHx7r5N7Y1_HsJL0a{&M#+#HR);b%SU3S7SC*v&1G@*P1wfC!#Y7f",
"#wxCc!-&`q!!$F'M}BZ)##'|$4Cfz6g!.S9/PRT`NT:m*4ckM#6zZig/VM[47461w%a|KQ$vuyt4&A,6&VArUtql2s!F3QQ",
"#AqHV4'{%z6z2|I7c5Bb$:bWh!#Plb!z|&]!$;3]7qcZa#}VV7!!!(B=$)7^-W-jatq:(1T'%H17U:DS9N3#(*Cayt*D@K(",
"2Bclv!:s55'P3I4/S1jg.9Tk-.44:^/TA}i7WndYtqFlCHq&+A9vScH$8@A*!'Ii[C.GNUTa;$T'ygY!)/'}C!a^T-8-%}]",
"tqk}f3=`rR'{-NC!(tXJ:V$f^P36W/!LdZTP2Nz+na#yb#{'@i/PXAs7TR`:tr5iku,n{du-&+i#K:&}P25[{p{;p!u-85a",
"qYz'qqx9.))s_1]q<hPZ,C7S'/WI&w7z(hN'jzm!NTPv`75Iw033K%/r7X7$rVvB6J-++lu-WJA;%=U]$m}B5%WZ`z!Yq_|",
"Swwa^+Y}j@%`)yus4[4zsY'kUsSqZFstJCF:8m]5,YuYm5f=nf$tthIsx1r)@7Ycc!Cl.V*BpKu*D,<#2BcltX4ki|.5ZbA",
",![aP,{Dg+.80g]tuh,zU!dU`sr0@5%98%9!(whbC.GRV9.d+}0LPxU'$S1h6r3*St'/p.*6w}.<]{3N2Bd^|ZkxQL#k'y6",
";Va51^a=fbB1RI99{RhgTwW7@!]qVuYnI-S!#<3G6IN6:%42`)6[&nbYR.KlMC^Ac7]1QF'.-dz7Bm8u&8HiJPQ.)M8;7+D",
"XrKU|*D|sB3=`p/2FCVFt(@4rs[lc9CLr,:3=`qd8C,,H$7Ud674]fm7#:u`+(lv.75:2dU{K|UWC52J8D!!QsZ86V/Q*D#",
"PnR8G({MxB&M#V[VxfY<(KZ^{*,#cz2HKtX#MyC6#ZFYJ3=`p8PQ34##*2'+$i<:r:R2C:U{k{:'=:)c^a6_b!#yb874(A9",
"Y+D9W!(cZV_^g7n!`#(|7_6Pn5xJzn!_$<6/8&KK!*DDG7;rV_NrnqH#zaRh'jqi7!jZJ}7av62!%^cJ$LdV9*}xZ=789n&",
"F(FCl:]Zt0WW*-|81KsiNTRfcF[axv1I<9G!&Tu67X2V2#aSt|!$HX$)6#zMYgf#r!'wW!74(@lstKQ{7&R^C_^0n#FZ2}&",
"U^[HPs[gYc!R`KP6{flFZ(#XS8Q$f&KV;&79kd-<p`@ahFQKAr!)&/y7X,FlG'p/f#<BNh!-QnI#fxF(/PYY0PQ-bL<r1QF",
"*{Mi6#KY<h74J5n6v^07sWWdx$VW<%2cac`]qX*D!#pR|4q65`^YF9(PQ-bC6u:UD^wPVJ$^5RB=4IC-^9s4G-+UQ#!)3$4",
"Wv}m`@}75Zp`/sc:gV'P7ASAxPpj]B+BUJv!T,BG_uGG{sw4;#skZZN9;rA1sY;wS74@bV_t_mBSG'+^H]y1u_t_/z[J_%j",
"7quB)H`IJn6bKn<6l7z$6)`(UNrf+p$I[3S0LB<M(3@(L/PR#P.v<l]3{@bb0FW9`A;H%U6Vfqp6tp1A6u&3yJBx(askvD/",
"!c]NW7av6X78g+;syqL4#wy#B02Q`U7v:i!0pa<-!*K.|*D,;}+/dIlRh[Qh8)gQ44zn8T1I<*D5YKMP1h<0]cN)m:=GDNq",
"1l|Su!Dt9aclbkv&@xu`sq[88#%'yb/kB+fcg;*g-@3F)GMG3g3`T8U5wiWWNT3{{'/Gz<!*3Yc!^'c6!Yzj!(jMm7Lb,ZM",
"&8`^R.uqz}sZ/i{.viVZ$^P;0#@dX^)v+g/1h&vS/n-$'${c5ts]ZT&YN}x97yT)DI]C<=u0a3[!$&jg=0^+]!/23*!|8Q$",
"YFLCI%Yh*5s4]/F!.CFHujaxB$xi(nd/kgtu5'-@QkNqV/AG0I7q77TXrjl6Gw:VZNrd_LssiIA!B_1L+dny[5d+;8:l-F/",
",!y+r791H}YI%It!(}P0GTv{=*B[<n!B,7*XrX_J!'@d*!{0Y28ug3/bL%B8NS{]1:8wYP!_n<[:+,|^u1umgsZVc5PFgJt",
"zZ(TRPQLpMzx:fC!@5BU05PZ,{7cku-!`-T*B:hV&mxV8(y/PTsx2cc7K]^]%qrK('jp|}#<rt}*C8f|!`^P394%$U7KzrI",
"GWCFmuRKx,%6tX|*Cv0,4xv@+87:qYL47h.93YSfPRJdp=]zM1brBaZ#ic7d75Y_bPQ7!+K4P$A%Vi1w3B=x!#SI@fg]ar3",
"R,S&n!/kkiNVjfV75Ivx!.;M-KK8[=!*lX@(Yii.&s93!64T{-'F4w884uuastV8.ZN*AJ@z/`{b-b<PsV7#vsV+25,i].p",
"!&qhr:gWX/NV#;X@xK%j8p6X#/R*ad$^lb&#'_/L&2aQM!)pg16th/W!)%n<8{{RjNT48w8@-$A#y]DY!/@$R+!15,!]_WS",
"#=&Ms7yz_.*}yrv#{cn4!/T0^80jAs*CV{%7Pmk+!^wA8)Vp0xdkzsW!(qrr@Lt1J!=lPT(2,r47r'S=U_*#T::*Ag!.5g'",
"#:;mTsZtrlG8v&^A)j'B9=!YQ$Krjm75A@I+{$.RGvT4,6@d9*!*4a}[,B/<Ngu-+P1w],27#a-+Ax@0D;a$j7u1F7PI+1b",
"7<qD&-XG96iV+,[$ZU(s!)6zp!ClM'%)#%cY1r5s.5nbR+}}8B,!+4%,@8+VPQLs!7d8]w!187f8Bu!n#f[p,!#6ft:J@,N",
"25q)%!+Fr7!)8l-!)&U(*Zl%`!(cZ[U_.bxstp-G!]_`I:hVW@Y1_6{#HG)_*{M[95-B:,!-C.XB&_J,8sFtv$tsSm9L9gh",
"%u[400Qn}^7Pmx,1Aa'[$]5v$/^xWp0Qp'`#[rY1/[8mV!*+iV/.[7K9/C2%!-i;-IN&C$!)DTCus}^%7n-LxP1yV|8C}s8",
"/RJg[3)F2z&6cTJ!(whZ4(.+i+Dwg77w:Pc3&G.Y.qjSz*}b|(um6qCb5%P,!]]CJ:gtrN.4L+76Yduk5R!qq+`B583c@[&",
"4':bA.44:r86j'JV3pKP!!l1K7&fg}!*4Wz!)3vQ%q|Y@!M%r:_!g^M/Q`Cu3SnI1!]b$^!iLxR9}2_aU{j;C2[V/@!D2tQ",
"[J2SL25g,ZSz[^:-78k27hY:$#[jR|!ClB}07Hm7P2DS77sPH$SG,f<TVjk69503$&11dp77y,Q#a^vw`:w7*6JTpG6XmAJ",
"'N-d('nk[G)hcf3sY;]asw)Ix*F2#(<pCJXQ.f/,.'KB+7G7x<V3tB6TaY8;8aT1K!Nr-H9#'YF-|0*|!)+,X!!9S^9L<(p",
"%qrfA!-M:`@092|7UnG;sVi/h#T/mt8PqjLstf&m9zVF0NTG^c$Ht#v9#9gHP1nM#%';lx!^mAB!!,9Q!'u8X!!$X@AGm=]",
"!+`.i!,bb<!!$XI7X2sM2*y@3*b+}53=`Gt!@n,q*FQ512Bcm%!:sLM*F(iK!iM=_6tqKa-VMwdNTIw18R6bM4^&`}j9,Y)",
"&;HQ(,4rz7jk5L33=`bA5CMSzSG4{St8gDiW.7km6Y69FR,fF<!1k^rYct|]R,&yDZBRbp!I_an3i1f0(Q{wP]GM,_CC:{}",
"3k7lv:M}]6]G9Cz-1z](s]KCAk0ygT'qa1hksd-.,.Kknl(x0;2Bci-8vH/a2FFau!r--R!gBh(9k=p{1IzUS!X:+rSG/,<",
"mCF|D!(A{'3s!/+74UxDmi#Q`/[8mL5#DtJ2Bd8D5k$,4!sGjf#;8GbsXrZ/h7{!i%(MdmjZJI+'sI7kn,ys7,CBNH!Cl.V",
"7wMBinDq5yNTcc/@<)`uum@Af*q.q(6W4wM$W;Du!,{DB+mr_4!-a:Y7SFJV%42Bf7TDS=`y6$*iT6M66_NGT:=y'3um8y]",
"irW&&s]d%Sp{QM}umQg&T7CX/9(ZP'GM:3-7S71QurbD@!/86c!A/fQU{i`#7HJS-urbD@!#p`M&mm#Fsa@RBf^&8ak.w=Q",
"kkUYU#yjHV/mNX[77%&.NrSU:7MUwD&rpDrNTd/m:i/6WNU%qC8c%18sV37SV<Cx<!-,fkD{t/!i!M/D!/&#K,.FD6-9yk=",
"t/$0TUS]}+/h&3al4fdX$5HhYurBVV!}50Vi4xp2!L6yM!*5t%!)3RD!K7xUNrcuy!vMLi!)-=,urjwtBx|JY!)KVCum[3I",
"!!$C@7SFJ+2(g70SYdma8S*hg):FiW=!#a='rs@C/ufsp@`;y<9-|mg!!0(Q#.Ayf77GvPQ.u0<8Dn,j9.c/y&mklBPnAc2",
"(ABs%/Q$y^74}B8*y,n//Pc`<7SV!3+=7U%!$)$W!A&]X!)8^L7SV%I*%!+`*.*A^sa5KP`Q&]Qp!h#kp^F;ps`Vn4x%[tI",
"[h<Bl9$jUZ6wmy+QkL%=!]]:[9zL%h!%7b_9]-yb7#LLS3hZ$u9kfZ#lL)1S<3l;!#bJ96&n]0!0s.%L'LJ5M4=1&P#,L_.",
"#Ym-=!%C|0=QB5[urcJpurbCzurcG<7@:7DMQ;T[qZAdv#^g7|05(J]!)J!qurcZsurbC}urcWG#wy(Vv*St!718Wz0yL;n",
"6Lh6U79+uc$0qpk/PYbc+'BaJ2'{Y(7Pkll1gy`Q8.T)p$VX@jstp'YtQ.3(=l=dGsT8T=t1ur*GYx,vtTUW6u.jH*uM*R^",
"ukH[-7#,.qv$VlIv+PS072550b4[%m;tu|.G&+Km,*24fFdklC!:v/j*N9Mjv1[wACMU2HBqp(0!({}cv0AZ9Bb)TVNrLWB",
"=rA227jNPx_tXa%!_&J_7hAvN5:/]|PnjNA$Vs*S!*0-C,KI=]`1<Ry7rXzGi!Yd;;p:[@P4)`|8p_sk9/K[#26'!xNrPyM",
"0(;57PQF3N!_b%t:v*;Asv^@$8PAp,%VI:J/PYi`/TJVU/PY'.6:m^ku0Xr)v+mg,7QrT7,Yrn!6{.<0NT5<F9dPh{,]<^/",
"7@L`Z`3ji7NU$w6;6y['NT*r.18tK[(M:lWurj=JurbD00,q=&um6(+v,-y()VGjV%6{7W+2cfM!Jf4g!)-$y7/K+!5Z)xY",
"XTIzX!'ka]6th995:_h@d.ftm=qvlC!!y/H#t3vCn.kbf#<y6T!*:8Z7Cph($;d'd(gm@D6VJ)ZP293m!^w3];F=%SYsL]Y",
";8r{j[+wHr18jJz7VfkkPQY1{:Jy3Va.8Xs7&@UYsu/AGF^G,77JV,`amC|4$(B_1sx.cQ8Kl*b*a2AjstDLd1$(ci7_h2}",
"dDytR7:R-8stI[x35BvM*BxG4h7@qj6!v70!)!urstDk-4RDh^6x*xp(+=P;R,_UM+a)_N6zv26-kmuZ#,0Bh!Cm$36{dAw",
"QM!|pD^`)DWW(GG=/u_R!#K_s%*1y_Z/4w=$fA9M!)K}Q2BfxK6{UNT6u&Az!)-uXs!:&S(X0Ui6]-F*s{0xX&bja&!(nbm",
"!''{w:*y9a8FBMta7iaf1zWwN7}XlqYI%22@#1sJsV-ki=R*kb6{`@m[!'+kWw!+U-LrJd8;,v@A@n`:!*4s&R,@4@sX^J5",
"1:0Hu%qng'%SZ6yGzw1m/PZf*s[zXv4y43;7n-MB;FzSVVxR,GFZH)i!+$@U/azrMsZ{#B#QGb$8hdL%^9sXV!-w|PM,3F^",
"NsCJ`A)P2+NtqYiAY!S!7)yFb9(dB#)(Af47Yp&+9TJF.$!Wj./[8mT6xX!/aW)N_51f,03{=50/Yiu9!9t}`0^:.g&PQF;",
"!%B|q8z;Zm!zzyM7b!1Z$V}L^'I{4J!.#6s!=BMtP2TKY9yF`TtYj/R!!iktBCia3&8Ga,7r9F8vKzn&!)F61)ZBG48AQG7",
"vKzjy!t84`(vj$^R$l6_!C(w4'5Bf]fh:5bd%6vgR@LHt##P3}!]v1I7^c+h5Pf,I8$ZW:8SHN$:Y0zh8B&;@v[aRR6gU<u",
"#m#gs#G1*9vQF;g$780Us`Sz:TW]=8!`20q6{Fpp!pPL(BcMI_!!9B]@4^*wY)*rg!##PPKIU9G-)C7u,%2F'5`sQg5{n:w",
"vPx;9Urw`[vR:<Rt'|X$Tu{h}8C!Fc_6qPx99IwN])fHp8h)q8^9t,y!!F1#H2|_V!%a60!!%JH.b|UCVx[$]#{71:!Bgr@",
"7496_F+)p}_^FY]C#n{`9:y{;PrKJf!Z(XUBgVVx!)#Mz0_sy2!.!gd!=A^zS(m4!7Dv-v7YR'2/8C;:4C_QJsX{%c7ws=9",
"5:0Pc!.rlzC@xu267*4g5YUTTK3_kp6{CQ7xC06%)kpcx.ZQ$|8NL=Vz;(l!vL25/8m<mWsXAB%.46,m+}t2@*cGPy+aZuT",
"vQAGx[hHQ(zZFy+3qZ@8_{n'C!xFfv$@1rCsV;vpLb@cl!)BplaW1PhLD$/1!)9QCPQX+*#7cj3-(vw0,$#Yl2-2VN2J=,k",
"vn7#/#8kB5vpYHSstQA[!;pL;C1L.A9k06y'.JvU9LF0N9/Ub,B-m02&kqjv%Tk^]#zahw'k'y:7qk`JKJQw*(v6`ZWuCKt",
"<Z&^KSf.KY;}Ti}:T{svlV.J@:nNivLxXl6]dCQ%8v=Zn)FAz97S]:D*J9q#s=d1pAH6LV*c1J|*}z#f32v5-!$<y2DygXY",
"$@rH9/PP_Y-u=I9#bDU^3=`v8$^DH-88IX1*%S)H+CfdC/g|+y+Cg+4!/3ZT#%Nxs!XBVA#x6-{9)k'.)FB8K!(`15=N{C=",
"8Q2TK$7W9J74`VWsu&:74w!&6nkHL8#_(T8!M]}|!)&*&sZk*G#-('Lnli7Z8n3PsPR6|1C`J;u;.rb/'LJAf7CTbn%42Tp",
"!%ln@1&gXJ7]b|0v5%`RM.5#(9MJ_d_]z47:;vdb*%wJ.#GBdM$r<Y_/d39H;/KYr6{f$0%1[GM!Api'dkDX8s[]Vc#Yc*r",
"!1:R_%r}3#!{,LQ&sF,<$<;c{64V.$*{NTL!ARp4gd]`C!_KP&<rxAc/SW5K,%n37$G^gf[!(+R,z[kY:KzJR-u'TcNsBQ:",
"stp-2N!SZ`Xgn;aNT=C(sZ7W%7T]+9%N$6p/Q.XV/PV,37T]+Fvjg)9/bB5&B&iW1YGY3|s[HBiXgnQs!'Ih^A{^yR!_#9x",
"I9^*C$;d9k$@6Qc8R%%u&S6x,!(-a-!=B56P23k2@USu<Z/B:6sW&F+!{f-f9Ij}F7a#HZNT<Rg7*C)K6iW`PB(al]&2r^M",
".44:B+#+_yvj39JZ&1b,!Ch(|R+kx-:;D:`/acj1%;GV_vnd&1#:;mh[#.#)!(+MP(<v1vvup5{v|_jR7Hh8P/c!8i7SSsS",
"3%Lra))PQ/%GhBhWul@|7*8,$8Ys;D+=7@y<Jwf4&11rn8ws20lj8^{7$,3%ph)lz0G.h|&3wmd6^,G8FvY$Bp$wA{,w{0Q",
"pB51U*BH=I7@j]V4^wsusY<q)s]Gxd*ImJG5K.%d8{df)8PA+j8:|{Dp`-cq9YdQy#:Q!AXT+F.!|KAU!$]&1!CpJ7^a=2+",
"8j@AVi6f{AhwHI<!%l)2'^t`+!)aQ}@V9VKh9k4N7^s{IfAt7XsV+U.Gs5xl#={+|/g2F^.CvP!76R1WD]'vs8#;,m70yzc",
"!_spc74vUb7VL/bSG@-)!0{Bx#&R%4`PU7p6zM)[X4cIX'Ir7m6uaKV`ZA&b!5!)c$7K07!7r^K!Cm1D!sfA36VJMfsZ|.H",
"8h^]N+l9m6#wxMc/PPS<0@9n/).z+)TaYV[7r=[xA7iBN#YZJH!^;yZ7!L[`%xu6(A^9R}#Y[7a1_n(`:d$Tc815)id.r`0",
"HAV^U8R@yk'jgC88^s6'7UYX68R-[I76Yb't!,c+$8;Mus}Mqnt3n|M!Jb9;*,8WQ)MW#J!:SKjsZ}}C.4@1C.UWM6sV#=B",
"(IYSt!}}|ghtsD7n'yGLp=7LshwHI4:WS+tpj!^fsW/K=.NyP6^&xb9)%KaLfAsmX/QB*Fs[zid.pC=v8Iv8<&pl).#B<(%",
"sV*Cb#;/;,!_hj449u/GsV4i2Yp6D$sX5/|$VW4/-x#SL!7r^K#M3;y74=tN&8+Zxs44+V&*$dL[h{Rd@Lj.k/R[)P(wKZ6",
"!Cw]-!*3Y-02sL*S(Nk[A+[M$#)k1W,|iCU!G[P+'TN.(%$WGHsaJXz$WGHpWuPH,#8$|%!_fl,7#'u`%Ta&X!)YGG6X*)*",
")Ham.)hc8M/5-gMsY<6t/Rf0'/ri9bQk]^13)Dc3FnId'3]{V3CU@VId'YM;!@6t8-#)$LWMfu2!JD,}R,+r)/kW:_75(,U",
"wG*lz!!$L[.j9;=!!CnB7SFQ^<2[)H#[/C{w*Wb4%xsXn3{=/)!{(3%(2&GG!9Lcruji_y)u5Gq!9Lc]n`Ydb#}4sb/Pxdy",
"6w0_rcR)KB,@82hn.u-'*G$KZ*G7dU0]S8K*U.M6sYBDlw-%ZK.44<$w-@,qFZ3*_h&#|l'[43uxPl9!*:K3|7WZUW%ZL.8",
"7:|42#:GC`%(8MZrBrhh&5[W+sW9xD!Pc_j/QjrqM}j},+hcB[s[J)c!B)*_G^i`X*DgmNs[gRHsXzfG+$l$_*B<fas[yd-",
"6uMI26w:X&!BH{[3{=/(+:bM.+&H}u*f*mr+Cg-wnP$T-;CD1mv-U*B:*vz}8U2Y4q<icr890_3Vyd3*:+Mu9%r25'7SMLF",
"$tvMn7wcqm)/1kH829Xj3`hsZW8Msp!'^ux7sGnf'LJKRu0k[fi!ViN!'^u97sQuj7sYNBRhG!{/|Z(0!@FvW!(cZ[0aD#)",
"91M+{vKrg:7xcP{5xL(*$:g52dM9<.(DSb&QkfTRBfYz1!Clzqnk4,L,-zVz7{(GW+WM,_,{Y<XBCsPj6wu!xRp,3LRp,=C",
"LD$50=`86ystHW*7PGV+!BW)gZMAM%7s:9f82($-'.+!3!K)#Xmn79g0<7Dj74062s{FQi,u9zS(+12FRQl*-@JqsU8Q9PQ",
"8PB=(8w8*p^bS)!7p;;%3p@u.!*4Wz^az+i+A'=N!%cSZ+S*5<[-&k+!A8ad!)8_-!f9':6tp+56uC<|2d#=u-Sy*R$;cgZ",
"#@i[`brky/7;QzS*CcLVsY)VasX|S{*FG0W%jUdZ78P.97s6.,9;{68#[ZK1B&Kw]!*4i#VZd`P$MB`1!'F+u7qcTaU^Ub.",
"#{L7N.;XCR81rlBq])VjQN8i<u.#M.r%{*:x`[fd!=6U0stI&{8}([17]<I*k8Bjf!(z|*..N^S!*v_N@wd|S^(Kv'D^-j+",
"!Ct|vNTpM,4/hW+:K/W36uWKrv56Pq:hQq!79-F2,Yr}b81,D^*f*C)!}g]t!'IiL+%%)dQkS8(!r_Ym6XJ#z9(5;%i!DN{",
"=QVYSXsZ,(7V7#86{63N!M.x3QkUg-Kfbn&st<l.1dH,+774^(z<nlrM|nA|#'N<V#x-$5(+:)AXs1uj,nJ:z!G!*Ft;fd%",
"7VL/b6]2}[hC1&x7LRNM7a/4YzFzg''/bnu,9N9,#@;mQ*D,<r!D`yPX4kt%(K;{_s[fVUwM:slwM;Pp7W;u4wIP'j/g)iu",
"S(|UYf^v,b)<wiw8g@xPw_ZpXgZs^}g<w{.C#x{L!g@U:78q:)2(FNT5Q|)h7tdlIv5s=ft4CNa*BR6mP1p&Z2ZFGq8)]!s",
"1nP::Y2q1P/Uy6Y!)&H%4A{uk4bwvC5@4S`P2v7Ggy1=l$,laV$VW8c!I_hbj:z%@!firR6|32mQMKRH8L@Kw7cKGU8nN<a",
"SIGMa'=cJP:Ih[c)l%tVs=c@U3Rhni7%8qT76mpD!^+Y)#YXVM8yN6y'LV.uJ0y[6;-DA4/R*gF,#CC92Bg.k-K5Y/,!<dS",
":0#@UsV=6m6x}grjyKnD.+x`r!Ggv^dk1_8@l8}G7XrmtP1caF-]j6:t3[xrs!wQY.1UHUBbQtRSG4xR!%hqT!:`q]782u{",
"sW2vZsZ$JB3{<6/78pk1T%W{V!av@Dpzt!a6XjVh,t-Q'%^0Y^3B=s//k0pY/Lq3H3$z)s!f2(w:1Tm|/QD7!.n4*WsZjF[",
":g8;.*cF_$+'Bf#*V`8Kl5)A[9Id(X[j4^f%1pT.n'R,@@<X$Bp`-BmWWvV*=$-M)]FyNp7hY2,#;:`K!ClFyBj6;z6^KF<",
"W8Qbg1Ybp49R-Ydi=mmw@Vmk(Hp=T-!(`((!z|^w!CPBP/Q}lW-y:=R1d*xM/GXrP92$c5,,a=v4!+fa$_%Iz)K/+L/Qv!`",
"sXrn_%9ytI#)25c%wb2H&3jPBsarqM.2y7t1l|TDPQ/@K/UQwg@j_tW#_*3/(<N6&#yBD].7+xH8qSBn+=7f(/QB*Xs[zm,",
"y@#DNH90b'/^2Tm&2-Ff!FRcY*avf[wg/$:NT:tv7:6*rM/aTC-Gz3u_!U3R-5t,.6!Tv{T%UtsG@V!C<-IBS^&MPb1]Wlc",
"!-DI-!=Al%[hy7c82:14&11Ji!.slC!b%HI6v+$dsV;t$0]z_W9Xrvj.*#S[!'mW!BIjr.FQ5%KHi,)|XrrGw#yIy$$'!1+",
"7r_8s0.8|mj;cS8.v67G!HgN^tx:a|Mg,RZ,xdU%.HcqR-:WuR!'HKa'<{BKRhjA#9LrNR)($'3!)*qAB4!A0TBl$I8_J1P",
"!)My/%7;X|!/:btM(}Fg:g`;:+Cf+zLD_'u,!<d3&qu-Cv-_208!)h;U_./]F=#B<D[Ui6<b-YnHJ.2p/TuC_/PYtSMW@Ks",
"/sI8X,k-6G!%kQs!=A[!%xsPb8;H7H$76%b%9aqB!'4Z^s`Q,892{{-[IvhWt+xsF7#fpA*AVU}!@A[rT&YFHt8++RsX{Z7",
"'+h._6]^PlRh9pb&(q0$,b`+.yB(6X7T]Y</m1<Y!)/2nx,%#G1^^5[x4.+7x(n^'9D8D!U|!w)1(=@)Y1yj*A*KuNV[8wg",
"@;-%{z]$q^t3dtY7Db'C)('DC!@|HmNs.M-82wY$#Z_W$/QW2J*)Ky3.;9/+QkRr[!J&{#&uy-n/PQM|FJ@$Gw*QP/6x&7D",
")k[$h#a^C56tjk/$u4'Q6v+t+&p(+](l1az!_a%h*F(RC*g%[!W8:^j4xLqLCFw$c^9sNTN2}dg:`kAw4PBVG(S+`k0V#}=",
"P4Nr^sWWg0:Q3331wwd9:pnJLx'W[ZDa#dQ!@^cRU!hPmF;</$7U9Xht3fVZ;!V:F1IRMb7]0p/](dtbsW/L575VHXU^8zz",
"L2pNC!'IhyV;+8l0+M,L83j/,nl2`#!{lzkDzm6$'BZQS7X/;jA!`UV!#-Au=P(IZ7rTX1NT5@i7_VS<7r!Iy!iRPI&#Zir",
"LpNx!M/m%6MN--vMlK6t%Dh8$x/Jqyx4jWbx4}dg^7;TV@i%-J'.,w^64Vc!:/Y4,x'tiqNK)M;KVlJD!N1yw)M29;x53qD",
"*BpM@P)d_|PH%jIPfBt*Q&`}(vk9fsx5I!3PfAf*NTU;k(G$Yq!@U[z!)4@CQD!*.Qb=3WR#]<7R@zH5,J}wjQbBL/R@}j!",
"!)*X;x+|y3x+yy^x+xw=x+xm;F2+'kS;z08x6XiM2unhu.6Af`/Q.s#/V4Cc/S,BD/Rl1BNTAZw3@ps*TX5i0U5s&4sY$ma",
"UU-!}41h,k*rZ,L)uhsJ$$W`Sx7A:<9@'|8UB(7B!9kw`6u]pS]d1@FW/ddrt3gCC@.L<uWN'+QWlD4ZsX|V,VpGJ5!Qzk5",
"!9Vj^x+}M(,Lc!b&}n*lWlI1GXK'LKWmhu&7dWPz/b%XCVy!N;)B|{'5K%YGh8j'72X5;q1[D&n$KGjB$bbj]x8G}Px8[-T",
"$VW3iZCx)2Zb70u$fAHS!)Shh!)=^gZCvcy[#ZX]!)+TZ!)Shh!)!Jc!H:rs!(yJk!%7fd!]`208'P`.x'UY)!=ASiRhNBL",
"9.0j2X;T%.6f<CH^BuF{sa,Ff!`h]l7rfg83`tyV81A,*Nrrkl/R]05.8vBc'fcXX71v5J!$b.),M_i<*tSF3$a-UF];pbH",
"][/lW!$Cx5!a:zS8'wz2Rh[}g^8jVrp$X(X!!$H)!-K!)!DLvjRhMSM];nZ:]ySJj^X0dn*hZ[#/c]2I//(A/!CicT!)a,X",
"_5h@Ws]&w&<#htG(Qc,|p@g1:,6V]0p#IRl!:z94*[^u4saq]Ijp8B'7@,(gYQY(@!m(4.!)T.t/PVhckM{r@x:TFD0y`Q;",
"x+}{Xsa5J|y@TfT_sK:w`R)V{v4^NY<RayW$Y@%T=d{Dj`qI/A!F7116#<xVaM}(T!FL=3NTW!B8dg;/!Tq55&Gt+c!gJ_F",
"7i3vB[`D}6!!$G}'!wbyx:{`%x;1p+7,`k$XU3_<B,4+h7#|{CwHzVjD;u1L!k)NX;(Gb+c*^hCcHyy%#`[B+cG{DAPQ+:I",
"8<65-8fNkU7K=J#R@dzTdCw97gdT7$t8g:SMcKkp<`]&P75'r-stK8UCBT*j!H=0_6!p.t`ySKT!(ZNk!(pJl5M2Tk!j,Y+",
"7#<R2fJ$%q!By[jHJTn2!)3RD7||5=*B<MS,:[a3!|MS_!)+pY,i=<|2Mz6b9U,R&0s/y[*D@K##45);*%<.R748}<@'+2]",
"7%WzWNr[Nh01i1N$qnN2!!/C!!/@pMnD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rNi!vu!=5|<!=4(!",
"!=4(!!=4(!!=4(!!=4(!!=4(!NV*^Q7SDa|)B:{98[2jh!*f7{==-@77@Dm)dTU:x7@w0.9PLtG#wyASGA{lP!)C8yML6zY",
"N[#J61g`/TNTcg,CW_5x!@yI{JV/tM!5+GB!0)Z^!=4j7K4TVIL0hGpH{R{CMjAw_!.P#[NV#r)*+q`2MjAwi6b$J6NV=v^",
"!=8S.(gvG9!1X*c!;]bf!80Ga!dq&QMjAwk!)8U&st@Vf!!&aN#:;nZsv_j9zzD*x!!+%!zzG/YzzI(!7$.L$6VZzk)`Q#d",
"!)/@}<'d-P:/:qC<Gi.9!$T^K!!$pP<HGVV!$T^Kqkrca<G_(R!$JWJqku,UsX{xIGch`'st@!5:$Iy0-q{XGD_rzJ6wN(:",
"!%#JG!!$=7!!$Gv!!$@u!!U^z!BrtBP1dXr5-Bn/3=bq^PQ1+8@u0CN7Y$*Q6bc0.NT2(0.x[dg3%/[g.y@^J!)C@{QkR^U",
"7W_3u+xL#6(+(JSNUL36stH{k!=Af/NYfxy1IAA97[-Yu7_.7'(glSP^J]g9!_/iA7|$4f(XY%]NU7xcsV+<v:H;{ZgF|,9",
"!(nr)*}m&0-tm{p7<g<$NT1d_xLxTfGBN0])FBB`,C-}v8RMIY87z7]!)/R&9jnaM6Vy.K5,cx&%X^&6s!GdSzw{X@0r[1K",
"/SG6LG{$.L+$p.Ki!B%t5i7,B!*,@48pi,m8Tb=<(FwR|tS%}T6)V4XNV!,M6z'J*:Lji(95Akx$@4wF1G)+;1dG2z#&/].",
"1dGG^0jaaw6|7I&8Vd`lsy4$<7`$:uzYJ8w6}LY:6rNK--@TJY88F&'PnuuwtWI+TtWI6z*pGJ62C%^z#hAUn/P[It*h}ZQ",
"3!`y!#D{fCtWHzv!]__M93mjs!cQ7`87(YftXlsJq/7'3Hb]8;@zMDC7tL&+7tV,,AwSiH8q[Q0X0pX1UYFm*8RAi&7bKJA",
"7tL&+<(-j=:x6U]9Lc#vDmy(WA:^&M@<;m:CT3!XB8-dV<)3NJCRf:1!(mGu!!$yX!!%&W!!$i0!=AiK!,&qG:gt,39RZ9K",
";iq#S<HlJX=al#PHG_bl;*+h0Npk=,;K<iP!()-c!-#;Z7V-3^q/5x(8wp}DtS&IKq/5t-zx(bT7q`M&tW3m8!=AJj!)`vT",
"8NtFT7SC*ku%&UT!!%&#!!'4;!!%xU!!$s_6VKWgq/82PZfSsw8vguf9T4@[<I|4d!!+%!F9YH<7n7(+sxkK5q/5w|76:Ni",
"JF9KFy!/yb+]V2X(gb6'S)h5YVn@g#6S&*c!)gM]!)n6t!+_tu!)IG^!(|t2RJcStq/7q;'|D|l^Y0BZ(+90%R,^w;DySPq",
"6S&*pC.Fzb!*@:v7XGl.7gxGpu#AIB!!$Bn!!$H+!!$l;!!%2<+/xkT8Fj&_tqvNftug&BP1x!S_S}V<`1bdc`nA!h!!MxC",
".&l^t/dXMTj1[p)&GUTU!s/KJ6Y$-C6kdX*!%JY<<d|'C!(mGu#:<Q=tugrc#:;n!u(t@Y!!$By$VW<gtug&Ltul&-#wy%'",
"u)*NL7K*Yy7i==}=f!-q!)%im!,vrm!)5G!cd-i':/|wx!(mGu/_G$Z6S&+)!-sW4!FM3NNUP',<B0zA<`Lmv==+$(<}jvj",
"=]I-#[$ZQ0t3nz]!)Mf'!2vqH!*7Rx!4(($!122d!'wW!%NX*iNV$fU/1*YrFQ<jK6S&*n!*Vz%!++A+!/_kh,wp]GC0x;7",
"CP7G1(gb60XL'^{(ID-TXL0dl!!%5[!!$j)!=BMD!*KHD!*1{)(d=224d{+B6S&*h%xl_{)%W^_6S&+(!*Q1,!+g|7!)JT$",
"!*G1-!%a/j!=AY$(2FN#NUu(au0cL1!z|{IF(G9KNU8^bjS%3mjS!z;7!9i,NUm+zr`qv+!B_0y+dny[5d+;8835|lq/5Y'",
"m(SS(81%lqNViG#bj@|V!_n<[:++I-u0f%Zq/59Gu=DhM7ki<N1vf|8:ag<0u0aPK!bBkp=WdBg!(mGu8m`2,q/5`C8nwDd",
"q/5SD8nm<cq/5S@*Cjr7!*{Lz!##=W$f_[R6S&*{!*,nD!A1}UNXm-jNU06j8<,{lNWDN0/1*YrG'l7,bj<f+G'l7.,x8uF",
"Ga'A0NU}Ud81gmSq/6iK6|G}BAy$hW99bH.!-pzA!,9Jg!.=-a!)0JB!*Wb:NXB6wJw^iiIAU7@!(mGuCW!D*7Z1QaNVS01",
"K6{sjI=$}4(gb7l[AxZ1KtWp4L3uy@Ktav8!!%,.!!%MG!!%CC7SFmJq/5L8#[rcy/^ZGr!)aUTNWq^nuP$V2!!%:`!=BBL",
"!2*M0!-+*M!)M)s!)fN<9l`|U#%idxP(=9(P*iuX(gb6605YbM6S&+$!)0JB!*N8NSBr(F!(mGuMF$[t!)*UG!)]0B7qcc9",
"stGnC$gH45S];Cw6S&+-!,.LC!*b^XR,SZ+T7L`R6S&+#'LJhc@(Q6G9T*.h7V$sZq/6UD:MY{,.&XKhNUH5,R`B!#5BzuD",
"6S&*j!)b@8!*Wp@!*'W]!+-Bj!:FWP!)0JB!*D^[!*lQS!+Z+<=`Vqd!(mGu!!%3j!!$}1!!$P^!=B$c!+mXx!+Z+<!*c=m",
"7V[;yNT{d1WmKb3/1(BCY*briWmzktt)MNx#YZs)!pm#n!)+GNU#33K8[iC6!(mGu!/862!A/fBU{i_P7G8h!urbD@!#p_z",
"!!$I'q/58uv!56Hv#mIM7Hr5N9#w|g7;GsX;Y#1u;*+h0M^|*sNT}@3V<Fn)99)C]9rH7i/IJn{NVC)h[}m4D!)&Jiurhv3",
"#wx}p];0M/7I1I$/cIQR!,pirurhl0#YZwq!qsdy!)+hYuriCCBx|J)!)J!qumY]v!!$Bm:I8Aa8W-nd):FlXum6%J7Icj+",
"7+;3$3pK=jNX%'zXjR)7!!$Qr7SFqSq/5jR7h%NX*tIc;_V,_sZ'i7c!!$H.!=APt!)8]y!)5%t7tHLx7hLhuu|R0Qv%*9h",
"v%<Hl!]_Vv76Di-:yRGj;UDjP9]-y:6S&*i!*:+kAz8C,7xPZbCSAJ{!(mGu%44[rurbCJurcFk79X-Auv{Aqv%[[s!!$P{",
"$VWHqurbCMurcVt#|]1Vv%ph{8f/}|!G-QvNTRl}q/5`]8GqMg8GzT#8)gQ#NTT&#cgdW^dC+SUQ(kwNcG4B#d%q]'!)@Vq",
"/PW:w/UNZ,/PaLY2az:RN.`.Df!m'-f^KA15Yia]6{@cZv3xhU$tu8V65FMT*I&#3!(zQ42au5'2(8RF79v=T:z&hp7dawX",
"7Hhfft-]w,7qc]Uq/6DN<6T@^9yYyBA{=u:7Z1QaNU&bS(26#F6S&*i)(6/H!)/Mi6S&*l/TH|=/PWP[!)5gwf{i*AgZGi7",
"[AxYp[`7cvNTPV1q/5`j:`W3}/adXG/PWV^hWC2=AVi%vh8&&;1I<*Z3KrLc6S&,7Ii)sJ!(mGu!!%)X!!$Yq!!$Fksdj,&",
"q/5LR9W<Fc!5*i.!*(Yc!*1h#!*(a!!)rn(stDG!!!$a(!!$k%7SFK&fJ&#wNb[8N!(mGu6ti($NTp=UI='6c](xc9q/6'k",
"/DFr.F4Q`v9rH7iNV8-mA@p(<6S&+K!/KG^!/3cj!*6.M@[3DQ32m(6!G=HcNYbtx:I8=9(gl<D!!%uLBS@&KstKhpq/7+u",
"#j-V3!=ww#NU(0;A7%vK!=mUwf+[H{@8L@v!A8r;-@3I;7rBmy7@(^(t4F<kvViZq:TC7x!G-Qv!)L+Z9TVvj6S&*f9UIQt",
"!)G<zC/CX-NV.)N@x&#M7^wW9vQ,K@!!$Ax@Vq,f6$p&WI]BX96S&*zR+j5f=u)MQ#%idxFdu!XF+'(!!(|6lvN_{C=]N)u",
"NVjwIPqdQ{q/6wj6{$(3=BfHGCRNsGHf#1Y7Z1QaNV@{vf}S%a(gb63(gb6-f$TM.hwHI1i6fS:jq@'9vL25/AQ<wk!(mGu",
"!z|d:BkbFL@$`,0!(mGuLb@m:NWBCzPQ8}dq/5xXmG:R@,5x%%m(|S`!:z')*[#;)!4#VB!+k9A!-$21;k!`;N]^`{4zpR(",
",wpZ;(+'$bPI*!DiV&]3itCg5lpg&S<+]}qQl<.;0%*P46S&+&!)A+5=+,jC!G-Qv!-S$^NZ2(_(+)9Y(gb6&I(hU6NWLl)",
"1I@Ayjq@'N<hZT]6S&*h8:,v,!(mGu#Y[$4IZ{,w!)Gz!J8V/0HB(`0(gb6TM0r8Sk0^09NWQ:(LS7;nNT:I27*C)K=LWk5",
"#%idxJv/$).q{F:!*&N+vnbK^!z|c4KTk6$HBPz-!M50iKtYqv$v{5(K5MYfKs.)Q)kgS@vnbvlq/6FaG*%f6;r]1F7`g</",
"HQs/Y6S&*y)%Z'L#D^[G!CmvW!#*&;q/6{}=bTR=F&.lbF&7scG|9Wk'^t-n6S&*yP2JRvq/8M,B/c.D:k1V<7UYX%T2_Ku",
"9lp@,<K8'r$AA.}T9w:0+=7)Kn'R,Nn'yGH)%_q$'TBGm+=L8-N_Zzg(gdN[-@fg86S&*}Wl}^[$3:/_D/+z_7xPZbNU.g9",
"4=3<&!]]5)`SG3.;}QW=G*PD@!(mGu!!$A$!!%(49L<a)q/5zW7_}mmw@K')!z|j-H_$C;f}cx,!)Gl{!+9)`96^y+!(mGu",
"!z}R9Di-wdI=B3v7`Rc:7$`m)*P-c^!5Bs@&m_fx[$dVjS$t/4=d6Rvr9gLA!&|7Kq/9V'<X*wvBj3xI8_GhD;K[|S'yn9j",
"_@N_)7PX8sC042r6S&+!DWH1#!(mGu!!&/N!!%)X#wy+Y`1<7P7t#yt:K(_u!dKZw=A-<z7u#iz7xPZbNXN<=sV!r+1I<*P",
"t3Zmj[,G_tq/5Lg_vFHn!G-Qv!**NK!+;qX!)tN[86FIc!(mGu:gXd2NUX/_tq::/-^[V'GC27k!(mGu!!'X^;F8ZVvj0g{",
"6S&+N!)ap*st=dK6thMM%2b11zf@4u!`JIlG*-|L7Z1Qa<{jp/6S&+Q/RC{P!)4&Hwg#,c/aF^r!)4)IVQy!a)85_G8a]m|",
"wYwf(WMp|zW0k5Z6S&*cstD%t!!$Qf;'usJ$7kPh!akd-92M#K!(mGu:I8bJNWd)#WP-X27y&*W7rmbZNZw&}stJ%-!!%J*",
"!=AW$SH115!$X.vq/6sHRD7,Z9YTs4FT2`@Kvn<`!()6gstdbI7qchuNTSy#-@@cW6S&*z!.9-B;'^bi{8B=t!!!!istGk1",
"!!'iu!=BhM!+1(gQFvZy7'K^FSgvxV!G-Qv!/5U7!+x=A!*2]<!)FSb!)cjg!*%*m!)x'mx&M|`9j^4H^&J0/G9^mb6S&*m",
"!*]h{!*Sd{!)7pm85r`v(27Y,6S&+;!+P@'!*%Ny9nRbT!(mGu!!(ZA!!$UH!!$uf!!%;A!!$nA!!%B<!!$Y4!!$u8!=DPv",
"!)X[d7W/Z_]G)7Sq/5Sx@G)|t7XlcF8pt#)DIL3_NTbg%(gdN[k0^08#:9Iy#:9Ip(gb6+A@0F`8ubCuwkb6p!|&IVq;XXK",
"k0{D:7P/Xlwgu2_x$$J870pQx5a[jX6S&+4!+y9_8v0X.t3hlIq/5g0!CG-|Ns.M!q/5a){71UPtxS1m9}|LG6S&*g7SB:S",
"LjV1lr_%Y7!!+%!8N:K1;N;Fd!(mGu7qclUt3iv!q/6pU894iLcK2HL,bzWN#DvlD!I'UBs}/5*%44G.x/|F(x02Sa7=!XZ",
"@Dw3#/XFrH!)1g`x+zg=#YZsp=<-*:!)1ja/TvM./QmNV/QP<TBZM}qx*qq5%!7p%@v_|s!H/q3NVI.F@y!^WAU:T'AsY]f",
"B2wgc+^[u8AU<8wB2yT{!))$jx+{Dax+yy-x+xvlx+xljF2+'9C/uy5x1u^z2unhD7TI$_%x]a%x+y|2x+xyrx+xpp)5lpi",
"x(Q@2x24t-x2J$1htrd]/[NKY/VH-9/S=+yNT@3KGFk$cG&j77S)8^[q/6(=6bnBh.b|&nx'T,YwWYsZx+x^qx+y<)+$8dZ",
"x'Sl1H|__z(c5M0x+{sb,Lc%2x))T<x3:XC7B*^;/]6H7!)2Uyx+|#g@.}Lv=|#:w&7zk&/b%.T/Ut-@/UUz<!)2t&I[:bK",
"J8{_NJvYySJZ/|724]CC%%`)u!!v.I!!$P6$VW9=x4..5x4B;Y!!$B3!!$P68PAg#t3hRl8m_ngNVIvIL3x2mc*p|#NT^|`",
"RhPNx9.0j2nrymu6f<CB6S&*g@@QdL!(mGu!!$`.!=AZ)!)WwF!)[D:/R8&47U#[@q/5=58#--$Rh[}gN,gvA8;<%D!(mGu",
"8<K<D!G-QvRhMRzs)-{=s)-nC!B5=pNW!`|Njb1x!),LwP)dKs_th|y7+d-&x:5X}!z|]r`R$4AZD|:b:+60v8_GGhPJ8r;",
"Q&`|{x+}x57HT80LSUuV7bsCi%;!M#x5S)gx5g4vAHRx-=||c97bsdFx==^@!!$VK!]_YI8AdgRRB#4@R`r*RS;vf&<R/TR",
"S[5p)HQ|5[6S&*cVZLq7R_8AlS;z3(SyXN,6S&+&!(y|5@IQYN#%idxT8s&z!&+8k40P|gx8;ra9{'i.87mdc8`ka%7F[=P",
"B2b;$U5s&46S&*j!)X@9NV#B*S(aq8<!D!q98C`St3hSV9r6Vsq/5`g82P<d#z//@HJT[43<g{V7||5=&ml<G6S&*t(+(n]",
"NrcY1q/6wB:SU8`!dKZw!&cBS",
};
static const char bitnet__spv_mix[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!2G5zzI.$:S,[YJI:*82iXm@!]s'68@#|:C<`$I!!C,V#:bc*!G.mjA|_9([/w}8#YXw5$;p9*",
"0/!r./uJ&A!@)#`$;(Z+,;1M|$y-m`.SJ<q.qhHn/1(S%/PF]'1g[K1!@)@p$<%IA/2X!4&UCil0LL*'!@(i^6YQ@j*&Nfx",
"&TyNh/11_n!@(3L$8[/s$vD=g&TR3c-tv6X!@']9/.R.k&T2}`!@-Wl];2:C#_Ytb#_x[pCW)R,$<8_b2fHUI#_x*f#`7yv",
"$<a&x3D8|P(0cky2cap;!@)5r$;dFG.60.96<=1H!@(ld$:JT5*D@i*(/{;r0LL)t!@(6S$8fG}%65wr(/T#m/11_^!=zY@",
"1g[D73}r2A!=|Q})F@Z{)chl$4DfJ94]P@B4zmJG5:-TJ(ID@{#[p#D4FYA'$;[v=6Y]0s#a=#t#aJ22$!rG6!!^<C*`Z(b",
"*}x2.#{!aN!!^NI,:3Ym#{I{S!!^[M-VN$v#{r7W!!^iR.qhL!4)t^G4fRuJ6^ADW5&mU]!!z]33`T1k-7xN!%wv;y&1F%#",
"4]cFg!{9`,&1.|F&P}v7#xU<59-zz.!^Xqt%T&bC&PM2I6v%#J&R1:i!]zV+#:lj9&1.sC!#'t6*hVi|)('<$!(2Hn$u2K8",
"$u20<#:9t<#YX}98m]z7*B;4S$VU<9$tsK<*+YzI!#P0:&R9uV'l`-g(.M::!#P_Z&3:Q#&Rd<r)*D8|.;&[B6{s_gzz@D]",
"Ml,0t6VHP17qaz6zz@H^%x^ku6tfc1zz@UbBY3.J(QJ9b'5'Rbdc5B=6yIW47H,bkzz@[d6MkdY!(z5P'6-9R!=4%U'4pv#",
"PH|x+'Ct,|FI&zk'44W%jRut#'4C:m$thtb'4Q6YfAhPt'4[RF]zI'['4fXH%ZC!:4@vI+.U.rq4@w7tfBTG86VIp[+(}l#",
"5yS4'{8tYw68usxV5VTkV5VCf'8Jc&'sI!Z(-iUSG*.m9VqPF67qa[{!!+Y47qa]gVqPG@6X.D!'8B9-'6]Cu':&]9'93(1",
"'7Nx}':v3C+$y<3!2#1j!2#1d!2#1i!2#1g!2#1c!3I-9!$-R<&]#K%V3tfs!4%Sy!4;zh6W(/V';`UI':MwT@87.Y:*|y'",
"==1!1tS!5d!3I,mV5TVA!!+%!ZMiJ{'.=JH'86J;'7'_0R{GDFz{1S0'.+8C@7P^RMmZ!K%95hL]@Y'a]@Zcf6fF#:'kZg=",
"!4%S@!4%Rz!4%TI!2#327I)Rn6}u{n'Z%LX!4%SI!4%S,!4%SY!4%SX9rT1[xH%2$!{p2]DQqF4i6i;(zzI+l6uYh#0rc^]",
"IdS)W73wkG4Za&Z!(zk6K{%7Y!2#1W!^yCq7RC)H54arV!)2CN:*l`0W%T&WGk@<UH+^f0V5V7K6`u8S)(1f@I)jQ9+{#w}",
"Hm1I/I)n7B:V;)HV;y9l)WY5_!#=up!@{7JJgd=!VrUB8!#A7d!@{=I$^Gzc/Zkwx:I6NqW!(85&!Lp3&{QbM'suSS(2C-4",
"L-:VMV5h6dV5tY3LMn#87%vv2!t-!YM%UGt#<J/UV5v]M&5,<n)WYam!#@C.!@{cX4dj_u'.gD5!=4&k:Q:r&';Dn3'5V`!",
"7Zy.Z(qub+fR5Bq'.;|y%z%g%(;<AsM*`0UFQ4!n$!vrc7f@Kc8maMb7#$@3$P.aY&u]QX7dCck!dVlx6{|fh6|)liG)==s",
"!4%T&U+VfNU7<dn@a[H:7[k^dA7$;np}J1T!&+@j*R)8}*2YJ2U{Ca$[&4UI#D**g!5{1[+!-8s748/V7r+N{7Zd|YV8{]j",
"!Z(Wi#Y_'y6VHz0!]]:KV7%'J!&&aKV7}bT!!SP+!]^yY68d&J#w|0]!!,:r/PQJr)Jn)9!1l}@.6kd&+{]bpG(i14#zany",
"+@g}5-9;.H&13b9!]bSi!2#cU+&H!u!B4Q,+a!,&*)a!VVY}/PV6mtG!D._@!25]YW5hxv*}xt]1+<4D#y}UX1+0dY7;Q{F",
"(nRvV!)kD(cgA$`1gyGcNT1NAX3)4Y7i]d)+cB8g9!t)GVw$+R2Mw3S9.ysY$Y={y$7y/Q*CCp-;dNc]*pG;iV9%*]FQ1M-",
"VtNd*Vvv{M7qs/|$V|4P!!$Ac(+)w<:3)d0:xkdFVw$)F2NUid;(h^f$uAqLdcr|D#=&WvIfLgr!2_B#VtT%KVw-%M!tU1C",
"!Hw/A<5(9bVw*m`2]I:qh'6r(!IAJG=QAWCVw*td2PCGY=tvJ2@(2pN@k[#m*CDg42]zx*=h'dxABuTWB(uJtVw8}R2^144",
"6aMmiB^U|zCC0rmVvyjH3MZ!'=hwW,Cy;zi!2$;gD^5I9V9k,r1C5922FMVH!K$m1%47K6!]bgA!26^s7|^rPWmIXH#%jqT",
"!'c=z!{Guv!iat[#[!,SF6!_r09.Z:6VM<t9yPa,!2%JjX8Q)R954[L88h!R#C4/rFxdkfFl:AlZ([q-*BBLg!2@A|+!I73",
"sV%vq!2%L&V7#L[;vMkplLAt=!{#]0m&+Z}JJ}x4cgA$7Fvbt!P2'!+mIRCv1nKf,1;zd^75!^^W3a0$+#,H#*`n$-#Uh#6",
".4@3|+|'|xddZdT%6{G%.Z;Iu70gCZ6vT*=2,IAV78U<'!Di<z5wn{$V7/yC,7#&:q|pcc!z{=-3`SpI3}sB|sVp0X/VPV-",
"3f$)u4@B:g!2#ckV73fB9*|gt947m17YiAP5a(6W-tr6V!2#fn/8gRM9GVj(lIBwfsW'p./i+b3/Q@Xn'Ti57m()]q'H.,y",
"'5Dg5mcdwwp}RWU!]hj,!J22H'TKX995-166tw^A!+*Hz&10mR,66z4lq4_y4=6Bl,aL,t!!CkB!&xr|$tuFP/i{8F/Q@sw",
"'TiQAp]]j&sV%vr7SVI89.0iz9g(R88-X&JspjJD!&QCw!!inu!'.{w!!$ZQ$tuFV/jYaS/QA)}'TidHrVU[2'I],+8.=bf",
"sqHrK)U|`I6[Chl.rPjQ#y5L{!26fL/Q3r8#_/l&$7W,[74XpG$*+(vZF{@X0}Gt7[)RiHHq%kbX76x}#W$ul'97yr$VZ[A",
"!}f2t$VZ02!]bg6#zcsm*`nw^7Tr+u#C,*mV8znk3zTm=!^'QpsV&D]$xwc[['P^^-#=8L6]:H_!c=9Q7qtPn6wF_'%51!4",
"!2#Y3!2$<_6}WrHV<MgS8uW@`.4@Ug.Uua<)H%XDNUBucZduN]6]hwt;Fdfa%43w7%4;-x!$v59%qqr'$T$b0$4`+n!]bhN",
"A*_k+=!<Gl6^Cc3+!aF@1K@KU$r<9X!3GR9!ABx}/mxA6(P`<q6]<QV76mpZBy)tf!3Z[;C#GjpNrQWa<p8@T8V7[}*aV^`",
"8TD-4.SU.<!!$Hj!!$N=&A%v{!)9hK6@-XYP1d;W!!KTp6[KK_!^0Y}!$2$V!!$=f6VJ(J74M:[!*Anc(hk<4!#&sMV=TGv",
"A=z<r6Vf#U%SW#F-^fa{%;A5&6tu!4$Vi06$VZ]!R}`xn1I<*b1I<*@X.'hg9}T}Y81+Dn$8=m}#:@zZ!2aT$7|ycU$W*=(",
"!{#qwFX'l]NTZ5TsWuy26{/ZA.U:{R%rjx)&53<cX1vhh!_t8L$dbqH^B`jk0jff$9;Ip)$^G_/94k<INT:_F7@d(!Pnvnr",
"(KIgJ!4'r%+{/Bk%PyNp*ByRq!3Z[<7`sh.$xx1%]C&}r!^Y$2!2_lRNTa=XsZliF1IS/$&.Wbr!2$9D!3GR9!Ak5(/mxN:",
"7n5YK*GjTB!4&^V+#H+=+}|Bb!{0N&*`f!16YYx&4mVT7+#R1;<`u*k&n=<,+=<FJ!=AHI(Q6R-7_)r;ZNyaB/PYfVX8RdQ",
"'h1V&#aWg5&PS$&Ns7W=;fSs,7Z7At.55J<.S|Gt$W;C#NT1RD!2^4d$7L#[*HV|=!Dj3h((R*$stCN0/UqwS#@@/0V6n$K",
"7<w`BQ/z'-!2#JR]A{WY+91V[nBDZ5#:APd!D,BY*,TtQ!-8!R!`@<A7svpk^YFKwQM8urH2U0_V6n[F%;5x{NrZ;W]CvHa",
"]D#DWQ._m*+!}mZ75=ra<'F=S(+'6'6X9g<$8Q`6#'pXp!4/`X!-MmlD;u8Q#w{(;8Sk@RNr<[]7D&WT6t{MZQM4-9%8`V0",
"ch7/t673%AmFI;:PQL5Z1!A@A!g*T_81]h`jqAU`%s/bW!2%K!DP(i9sV;nY!iJb%6u7Fr-^Iz6)%Kw26tk4[!Z(j'&XRCF",
"!3IQ6/PvzA&s8fw7TsWM'/v|jBDp3d_[+1d85^(a*a/uPdcrl@6{&@TsWn58!4&^cHBJ3/H+b1%+xG:@:v})pBPfK2&142G",
"ZH|FA%W}3^!|%Q_stCN0/QV_{Rhuk]B&UG'NrGM_5i6yAZH{CA7]rcyS]=aN${{<;!`PP@(+,UgQMq]UcjC,WPnN1v<'(+D",
"7#7!GRI{GpX77#f#7d7y!=l+S&X$#f)cbK@%&MZ|.Ss@r$7s1}V:i]Y!|/C.#x-HJTBsFk.KZ.r.Si8p&4KX:['PQ=K^{Tp",
"!4(7/sZnT9!ct('7vcfM,5)1/$u)+u6]TcnPQLY,1!_SpJiqHp6{i_WPQ1yh;U*&=!3QU:1X3^|!4<)d3,8]U!(urrQkyU5",
"7T7MC)siFd+*.V*LxDFM!)/b+#,Kq!,:9Kd6_k<*@{4su78<n7!4.*$<2[)g/PLMR2(8pQ9k$.h6yq:l1l+A1!bj**$|cv@",
"/Rz0b0p.tYR+gIR10+UI(+,kM]=+c,#C+J{!-uS[/}%Cu#_yU0+dS,^2-IRM4zt*z&$aSl${xgXJD$h;*BBg=$'c-c'S[Fk",
"6um[&5/BhA!2#Yj!FRb=/PfabPnKq$4cl#$*BHIR(PCVM/p,Ild`ign8X-W#!)9#3/R@mK!(yNg5%:[Y'LN,;/PRZb4C_,t",
"5:AQR!(z_..SKpj+]tG38q,4:;*I{3HR)ah8mchx+%$0S/Q$uW^$Q,f#jfkM$ty#K/PPc'^#,6X$,5`Z=P1FR4gSLk##JS^",
"6W1a^#[p2y!=|#[7}&`LPnC'<=0+uJ%qu)*98C.=.55TR.T)Mv'M9F-Pq'%ZBSh;C-W#J-sX!zu$Hifp(IDU-U=w8=-)]%:",
"#W%WC!#&sSV=TMz/W5&9V=TCt/W@/;[(L(J9+Gwu%4^v&*``cW).r]B#YZ<J/W@'0[(L`[3J0Xn,wt/D-7/d2P1cP<6u1KU",
".qi]^/1)phZFJp'/s42UPQ-w502nu+7t2sQ0Lbb*7X(bp0R8-D:1s:dNT<1u6YqH|/V/Nr1/L}[#!n383f%Q:3`SpH!%M/q",
"1wlTI!-kY`JL0k9*,KDD!)Wv-$78^m7$g6^#C+qiRJ&kV6x`R2<ST:j6cz$X*^CI5+dJ2&/PmlY!LdZ1Q/*T;&M5%d#!SQq",
"]`*!FQM=#J83bBl#:=i,';cZ+*{b|$+;$(`!3GR8tWIp@6gD'StUw.v7tsX6a0z#8V;9$23Rs:jR-#@J7T{01%v<Da7rsMJ",
"&1Ltt6v6CV7r=]%sVB,*74&Y$(ID=23acZgsW&=Z!3Z[d8PRcs.U(#*#Y^qj!3GR9!B+J07P0s5*F0zi+!&.39maw-#AqC^",
"!2$fu0<%@y!3IFy,|=]|.t-LD%6Xxr*DTX#(=+'n)hk%5X8I7SNsBra:M:hQ]]L^cNrR+r(9Y#A75'=3/QYrB.Ww.J!3GR:",
"7WTB:/P[ljQ0wcT:z/q*6G}w:!)8C}Nrd)PJmMb`!D0v&NrZ{R*rI`D/PQCpPnT}A*,,mk!B+J**akL47VL1'779Fj*BGU1",
"AgRHw'P=3+$7;R@4(vV7+%*.f8x;^6sVL=i!=^lU%6Xxw&q66C,#CQ!6wyP[sv^H5:.-1FsV@6*:-M^7W7i<R/|xf7Pnk`y",
"9pn<y3$w)`!&=TqFvDj4NrY_C/TikH0Qn}^!3GR87X1jM1IUn<T&R$^4lF^7_V,lu(RXW!<02bT=B,W_<`wmT-;^+@^$RYu",
"-[bPg8HQ-|/PP[^%xhy@+%dJL7Wg$:X2@kY-sxW)%D2pv7K5]J0Q;ta/PdWq]}RFr-Z|HL!CQ38!)X@d.5HZM/PZQq/U(d0",
"/sPu1,7qr-]}SI5-y;bSS(Yq{%nX&%['Qd.NrR=x^-WVz0h+7:.Wwpw!CF:!VrKI40Qq,z!4.|@C`Sz21(IB=6[b`zRh:#`",
"86T}sD^-Tc!C^1}U{iab!^0td!]c3V%6{7}!GIfTT%^.XLdWbq!4)[Z*BfDu6Z[^a#:Ng]5@ZJA$u}b`5@]PN5#<wMNT3(X",
"5B]x7/P[acNT1D}D='w;p`+uL7@t1HtrA-$4b!4W4C`jM0rfA]/VY]y4&A,uZk5}N6Vf!X!CdA9Q.kra!47N`!!!SisV%vz",
"Q/<r]7$BYX7XlcFtWI-AtWI<D7Z;y[zx,ACtuq'%6;W!B%+-V]!;2+`!48*)6;_d`%:mxBVr7ia/W,#%6tx%4^Bnz`.KY`n",
"GX+x'NUW=l9nJG[#!v%Q9rPFy7a5N[A^DQL<+Pb.#HvB{:R&455FI5s7Vuwa,x:LS-trfa%<.WV1(IL&!C1-z7iTcwU^/wy",
"6h_)isZ&ihsYyc9)s_/5/TLRR]}R.k-y;DI!F$V}!)D5d8]!mJdd49g+z}LvsW/Fq,.Dt|2cl#QPnK|J!D,JB6vil!1(qk;",
"!48)s!#pTY$78&*/U4:B/s2]U$Fsfk/U+1J/TsLQ%Sdj)P2&5C6w(LH!4%$#Ji=74!2c0XP2+P_$zHk-756X!2j6Zy$VZ0H",
"/T7q$,CDMT/U{#}2,IDd%gij_2-K=f%6{7}$ukQh&542b1l+HLM@^d!1l,xh1MlhANT3:_1lzzS/P[;W$!iQ//USWi77KHI",
"!|&;B(/|h91J'Gb!D6qY75sl!0paK@/Pp@VNTFRqLFZgtXTP{lsXrajct@%5!Anvl[+tG1,:yxT7wdt,amF4v12C=Y6zic-",
":.@4<sVU)d5Vtj/!)PDr!!KWz7[:]}64S#h+=7{G6[Dn!U!S!B$DLQV!(m`u+!4my!!9]]%b;[Y7uQuzsV2m</Dc=z+zug[",
"7XTIhYP}Ha7^3wS+)1wX8S[[z7BqP)3p@F|!),1y:8=C!HtB$,!ARl-QM3Fz%r7it!'5U/'aTv/7a9l9V8zJD7Syulcg;]Y",
"!`Vb_6|(wF=Pcar*&BuC/PQ<8X2F&()X1uu@/q-$Sd@gk7CNv]!Aj@Ytq=H<)g@7q!(m`u+!{=1$=Y/[3B=w4Nl{(-#gcRn",
"'0V,QSG!q&PZ*^P(-GW84$=Kd3{G@1Px^_8Pl5-F!1lBUNVF=LFw|sr`yG`*8k(sf#'riA$_5)_!-uL[#Y[#'!2#c|NrYyN",
"A)P#D7ZLHyZkAmP75+bx)cl*{MAGB0#]9j|+#Im9/SXXZBCiLb*'hJ}!}f@q#^Fk0#YlasP1wkq/QV;}*tj5+)u`7R*GI7<",
"8T'`l^CVI|1XqW;(RmV4!25g175KGZ5y;fW!25g:!@nWtsV&-5TCn&ysZk:`+!/%l-w7VPsV2hX6YIBlQkU!q/RqXI^$QR(",
")`,L^/PZD90[`[./Rgn'!hb0.76I<d]{d_=!^w[B!25g27Up4x/RzA5),PH'!@^gS%;$GI^a-BH<^,=6#:;f)6dfka%bdx_",
":.GVB%SSAI!c6^077B86$!{-_Q/5j9!&ZL'!(=XD!!$H'6VJ_Y83t5C%q{&[LD5|<!BI]s!+s2H!_l!G6tqKALS{Vz+zw$(",
"-tp5@!'F@$6VJ)jPnYh9$M%Vg_={];.Wc!Gdc7Ac0jan}/PYY;05(Qq/mhY^u0vv+7X(m%/R=&g01i3{P(9J;#_$%w&vB[v",
"QMsR1!!KpM8R'/i&p*@=6tk4[+NT].Lqc#n%7%=DQuF)4V73f#C}-v{5x4VsL5(fG!DQgN-^K9rNT+(4=l^/,81Qu;$VX9B",
"*bg:R$Zc[B.MRwI+{S[mdd)2I#]Caw!B.ff2l+S3#Yq^/3,);+RT%CJV6}X&$rC0)R3agFSP}fjV73f(+1$w<79DU-S_I;p",
"tq=H(*fIbk$y}CM5Y_^7Y+iWh6]$};b4Z/X6W1Tp7Y#qf1L[(f!26|T2-L:$!=^m,&S6n)'!+#}*D#83!3)<C79:zQh9w3I",
"7r`,7=]Lmh7^C-m2cxM*79G$L2W0Cuu0]Jt!2_1N8Xg/P-7G$fNTYb`!!I@!#x,jz!)F}VY+UH}%=*hM!2#c5V:A<,8C{ym",
"u0p;;R+pfr!Pa|ITkMx@V7/wI5x4yMLnQn(U_-(D6xvw8#;&pnTY;hz7SaDuNr<9N8_@!58<R9sd0`K9u5(.!U]1<%uM1FD",
"*B[@4*F;),+Q8jl,##jI01j*U1PC:S!!!'7NL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdF%DlM",
"/mms|!@),b$;Fk--8$f!$Zmc_.STKw!!T<M!!T3k!)D@h1I<@x!@);m$;x=<.s/k1&5yXj0.-}%7:t_'$:52#)f&yy&5R<f",
".qrUl!@(0J$8R&p$Wz+c&5*$a-VX-V!^Dc8!,T0@!!$@l/1*a:!=s,^!=s2n!!Tpg!!i-.#}BmL!!U)^!=s;u!!i8u$<u-T",
"1iV<H2L|uJ!@)2p$;Z:C-vfx6'pr@s1+*<%!@([^$9v/-(i]*!'pJ&n/mmsl!@('L$83#u#[S7i'p!ij2FCab6[S1D(P94R",
"3%!vB4$3N|2Hd'y2L6C=3I;hC4(&%G3gp!G#yx|C!!T';!(+-%!@)$=$!h2w!!UTl!=sf2!!_f4Dd#u,:20xn:2:#GCh&,}",
"{):Q3'5`r(6{|c<i^<V]6^ASi6u=[Zi^+/}!'Jm}VqPF=7sH]pMn'jx%qqMf.k61sBq]<!'LJvQ5yMwN68q<I)(,H8!!$U-",
"!!%kV#:<,A!4%Rt-P{5Vij.u/7_`YPG35#WVADn_$78,M)(1f=HiLG7GG2'6%}Yw}&z_-D!)2c,)WY2U!#=rm!@{4IJIG3|",
"J9}<:JZvMMJgvWnK#ftI:VxQN7Bvl0mVaS!7C#s1m+$;$LFw2p6xrmGi^5*/(82IBKm#qwW!wp(&#=aF&|C8V7[S#39LyhK",
"L4$677SFV&#cCcnfR,:pi^Q/i#xkM<!2#:pAS;)R7;4%F#!t*idthwyTY8W3!C`0hicyku8K&Xllj8$B81+cf0zg=Sib$P.",
"@+hqrr-r=DzzI(!9H5&HG_m%sDjVXpV:sW=#h424!2%M5%;SNP7Bvib(xf9y!*#217:x0r&PNHw6}{29d(#f;-trAU7UAiU",
"W1,NK6v68F7D/]77TDI5)FC;L+G*9H83/=X5B{#9!(yD$9.2MK$W*b3V}!!0lL5N+/QWxaVv'2r1NU]p2F=nd!]hir*F(RC",
"+$ss!*FG1B-Gz:%!*#83!)_mI!)D@;W3hwi8fl.l&WRJt!&!2v74(<-.Cvj2NUvd#/i@vV/Q^0^V:zTWskG[07-g!*;<V}d",
"B:x0w!)F!R8HViC!#R=y7SFIj!!6!RcnI$.lIBw6,&&[K5%|XnNT2yd/iJ|2/QT0_!)@qrgw|DG#auz2/Pa`X)M`C/hVZ_K",
"#As`}sZL_Z!]_^38I^q:!u;d98+TrIsm^$.F%5w5!)42Yi@5]d=k@a]=v87Sp`/73lj6bF6b0'/DFWGbi@;&f;@cHYmHwG)",
"!,J'S!!&:%C+<Z&i@nhv!:,*m_{uZVm&;(u5%cVB!+aV;@r(X$i@,.`:'F[P9)alD*hMFK7=*-}<x/Z;iA.Zn!'uAIM@^a8",
"!*dxb-1IC+R`J-SKPSbD,arzf;_7([<MI3D!+U7b88_T4mIH;288KG;'jqHt7k)-6743^)iAZ`g8jh[:lj8|_!(l_961L;Y",
"iACC&8t)./:gU/v7^*s]haYrh8PSVj!z|M-*,,Fv!(NJ{!!$k|7SFrhiC[w[6u87Q;V$3V$*K|WstC#_!4%{`ZI&HB9(;'z",
"*,Vd2!(05v!!%&*!!$Mw9-|xd%45|j!(05x!!$@v7SGr+iA1C=:&I}%gzN%C%qn:G&1.Dxlj6b:sV61_i@G,v7T4`P7lHD@",
"j:|+Uljt/s7XjpW2=^=Q!(xXi!)Pmj!)MU$!({Pfi@nZr8YPQH8JpK@nc1^X!'*Rh1%BY:<gmp&'jhP,$VTr)nDp5P!&`6m",
"7SFh2iDfBU8!3%Q'.,1'(+'$!mHsvp!&B$f.k1!XNrTmS-n164iHum<761HGi=xV3@y^GR=]J<k(gb6MR`=gMgzL+:_6lU|",
"8WM0Q!%YSZ7SFjR,r4HKi=u{S!'.vkF*sWDM0sK7QcCIPmHsw%77TLHTC!7++V{{.8Jx6x%;$VW$9|cV!3Z^lrL/y.!Agr^",
"i@ZCD!&nNS@:)Y,1nLAw6vH/-6Z.8b&+RtZ/1)fciC2L;8}MBW7Mt-;)/0DS74|i)8qs!J-!tQ]74i['mQ(y9#r:CH!)Mf)",
"*$|THiB#a37t-p-7_lxlA{Q`7lkGdI!IW16Q/3&+zY^H/6`s}{1Xg&7i@qk@/RzFs/Q.CM!)&,atWI6H#wx|!tT4&!M2APS",
"8ik|HQM<.j!7ajGYnaqABl-4^*%$./mHsv<!)[]2MIK3$76w&nMgi-ci#STDBl-5-Nri)2$hWld!/*kp!!%)97SHla&PXUC",
"Kmr;R!*,@4NT8}pKPSQ&+(k)dA&znaXL+qZNTY]-;|UiuBxNp[2a-_[!j}Q_90RBk87t7mM,FiN*}{u!gzL+8+=7*x,:3G.",
"${v[^!-myR!!$cC74(aDHY_^,i$1YW/SXf26x-<::Jp,(y{#2d,:HT<!)W;^!*XMT!*@a<9fHm!<`Q^[lj6ba!-Pfi#:;f2",
"s];8=5JwnH7ATf5i!X/A9(f1S7NRUC/T6-{78)pZG]c%|i!kxR:kzHImHwd1!-F_S#:;s<tWI<2$78+`tnJ)GvI[Wut3y$X",
"7Qh@=9)/K=tbKgJtWK.q!!${LG!(`3i#A6rlV_CX,:7-}U{saAsnmlGFBIZji#SkD/PFgl/T^J-78H&Hi#]X'BP[=%=gF'!",
";$$dP9[kBL8%/LQM|Q*n7A,KZFBIy)!)nDx!)[pJi#2;m6x.0A/T#}y78R,Ui!n0}6}:uanc2{0i!aTF83D5%&85^P!,r<I",
"!]`*WMzKF@!',PY!*K:4sV*RmDcl&/Izaz{0.KzI)%PY;2cWRJKV8f::,vPz3`WG32(/KL!.zinP,.=5!,^0H!]_`77Syrj",
"i##{V='^ll7&'f6<3sUZ9;;M=7G/`U!'@YZ!!$L=!]_S<8_*D.8#UG@9yW+H*GKkr!NLnzC|`IS;#F;I4=4T34]Y5SGsA#a",
"!)M#qi##Rv79vuW6H*P-i#ILQ@jIHr;W<&c*pZL]!,T+@!!$XG!!$g{!!$Uq!!$s_!!$K2!!$W9!!$PI7SFvJCgp'c74zB7",
"7xiD+!,T*A!!$HW:*z29%SS6F;ikbv3`U6N5YKaV7x79w87Zc&'5D;x5'N4F!,T*GKH9K2!Jr3H(QIqn!,T*B!*6p-CIR4|",
"i!uZF7D8h8!i(6H7WT;rCIRA)i#@4T0LKwc8w*L'Jw_{v9L9giPgyLz!N`ub'a_'Y#g[ZRQuF.YNtWXbCIRD!!)fD9-^Jj|",
"i&J%C8.J_a!i1<`::(9/8PBtAR$aSIRCmpXV76/H5j6'WY+G8BRqJ$IC+2z|!(}XI!-F/L!)r(n!*DTX!)#7|!-%rSC+3$5",
"!)TF{!)*RF!)(wr!*Uzci#dJl:R6Cu,7+N):Xgb8BS@IYSzY0NT:$AM!]_gT=H<Zt6gi{K2sb1y!,+m<,KqSs!bp<l7AAn;",
"p`C+,!*WG{",
};
static const char bitnet__spv_norms[][96] = {
"!^'L/!=4:P!(dNk$VU95!Knx#!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<);RPs7",
"!!T-B!!gt=#y_9Z!!Sq6!=r(I!={(G1M(5q!!gcA#zGij!!T*=!=r=Q!={=N)c^dF(ID;K*`[t+*`d1K!={PVCP7VQC1%ST",
"+G!,8Cr)n],:<cr!@(]Y$9y#v(s9:jCq_WY+!%:[4dJ4i!@'wA#xNPY+=kRjIG(uK77WSW-x_$L&4$:S!!z]3$ts<7!]]SZ",
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
")Izsg(LW6^&5*!8!aWrU-78}x.4T<U-u@<V!%,:x#x#g0!!]P*#:9]/$7i*41Jcc:&6/fl0jj3/$;RlK-Wt@,&5pRi/mms|",
"!@(XW#zMl!!!_&[$VU'7#xs97!!]j2%qnNA#y;U;!!]w6'.*vJ3g2W@-=Uzk5BqqT!=|_)*`Z&'+!%5,/11]7#z&&D!!^0=",
")F@^Y#zM@I!!^<C*`Z(b#zuZM!!^KH+ztPk7xZl[#^+rR6[_w#$@:WD6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$4d{*V7y//a",
"/7v$*!(z8=!(z8=!(z8=!(z8=$Ak'q5|mA+12K{M8mgqZ!@)R:$<Wz(12lD09jc0Q!@)*.$;<*{,|tZr133LU!@)&;]:Au1",
"13HYW!@$Qt1g[DH2(&UH6tf(_8P=Y`6VImC6VR+V+(}vL#aJxS$#):Q,%gk,!!U[S!!tf$%4G37${dYV!#0q/8m]zc!zzj4",
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
"!(.715/XrsGv4BtU#5d;,*GyLd'l<)!'F{2&Bh44%}3;}!]bkY!L#Dg##Ls+<3ai^XRQF_0LPd,W3MUvm1NYh!(`V=M|x|(",
"!.+wj!=AGv$!swKZl1fQ!=i`;RJ9Lz!^'aG%49ui!/:Uw!]_Rg9Lv=XW8MT=!J8zfP1mbI$9%|j!%u_#*RZkb%542(+#]+W",
",#C9a'L[{&!%nc3$u0rq6x[2STa<d+A}Q|AFnI6}SdIng%s!8K*Cv2UM}B`%8RVZD(-pg9!-uVaGUAK#PnWPv2KF$N=:X;t",
"#]1c1!LJ_kTagC87V7$<-v|.S.ShAq,UVuqWrXCAM4QPN$77Mf!g5K;6|nHI!@[:xV;K{#!2T7JWqka[9/-N!R+^{|CAM7U",
"$7sY&/Q&}}QkaIt)*8L+.SNH}%6@0IYkPsi!#(ASH3)Ja$^X^w#ww-DnDuwx1hMhrU}&ilU4].b&W-b9!L^lm!2l#Lsc;S+",
"8wbbVVZ*2Q@7Pbw2d77L!32I91IUHC!^0W|#w|4%J++{1Jl)<p,(&SK#{|)_Jg{=4KJd^8XRUJ<3P^&jKZv(28sL}'(+)Gk",
"(h@_,Ypsi+*,,]0!]h!$@.t9^+B$y1)Hgbk*FQ7f!2V)jPQU'ZX+Q<Q!2V,VV;G%s7%z_B6x%)-8j{hd.7q{#,$|7#8UwTf",
"2I'D')j%p8US{b]!2Uz/UT!ljsV&*i#uI`{Ur:l$!$/kh!!$=Q7SFDPD.=!nW.Ti/!bc7}8PTNVU98bc2TmGysV.5*!9Xz+",
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
"#%jljz{(iR!!+1&$VU95!M!`-!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'SiXT}!!iZn$:u_&",
"+i.AwCq|k]+z}Yi!@(FR$92Rm&[%Qa#^!nR#ZKvj$:Tzk-VY/r#^4{T#^T7S#^@.S92$[f#YYY9#_3'($XXBc!]]S-1,X%q",
"%Sd<8!#:KA!#D}a4]ybR!#P*9%r7b;&2#Yl%r%f9&ns6y'3}LMh9`-L%CfW_'42^0'4Fru'SFht!#FNA!!!%!!!Sx!6v@Rr",
"7H,bxzz=YD6MkdY'5%uA'6-9R!=4%4'4pv#PH|wi'Ct,|FI&zK'44W%jRus`'4C:m$thtB'4Q6YfAhPT'4[RF]zI':'4fXH",
"!hN'16wQ<!6Gh,MdDw9j3B5G&FQ4dS+_B1}))gf3,yVM0-8u+BN0Fp)tRz2D-VQ*47qa[{!!+Y47qa]g/6pvn%rVm#&ta'a",
"6_2y['2n!S'5%;M(QHkH%x}`N&n$${'5'bi)/0(N5<Y_7:I6Nh5:6{Z:I6Nx5AWZ*!'K3&!'U7W3&^1`!(pl1#GJf`4=3=+",
"4_5dh81$)X7$'WzG35C|Gg+q}*J%NW!'|Np!(Qqf!(Zwg!(d}h!.'SA!-gqN!$tr]HF(V969{_)7860%!%<;Q!(yUM!-gll",
"HFDwf*`n7I6;%;X$VUS,!_AA|*B<*w!-h/i!!!jK6VZxB*a%a<L8w8R5},LS!^NkW#wv`NHFDt|-WU)fL@W#,!-zv`!'sp}",
"!ClT@*CMsv%}W.x&TUgz0Ujct;MLgjDkmdd8W.zG,y5c**Bd%C#|2z&!!%uz!/7{a!%S:g!!5B1*`dq_#}VF;.5Fw*7Sb60",
"%|d$M*Cb%*4cd&H!/7{r/v2Z20LG$c#(xMIL:3+lV4&C`NT6[&I%|m&&8)$.!(xlp!F<UA/ydkr4]P0!!c[_q6WFf:4S=`4",
".4J9};GlBX,NUW(111*b-7H&=NT1H[!-zL3!-*QyT9{0K1gyGaNTYiF7YK.7!)P7X'X#+4%A@F;*C8fs$D|Zq%WZ=/*hT`L",
"MW;@B6v)#!2Z/G1!^!/ZVqSSv!-gk(#gN}`!3nkS&WMG|!-{X!!3)X@/P|.0!%rt474(PZ/P[5@01lr16kUAK*}xuy0TPRZ",
"I$G3.0wr3l!$iq]!{!:a!]a+sK^`Q)!-{Wt5Jwup9.Y0&!.wxt!)W=C!/7T*!)3*;&rIv{!Gp$h8zZ:sI'1|4.;bD6+{gir",
"MPx)'#]Cdx*)`)KCv9;u!/7)]I$hB0I'Cl!!l2;U!H/6k9wVb@I'=-<2U'/sNsNk[!HWRq;3q!fI'=3B2NZ_B;U<Ug;m31q",
"<P,JK0khrC2UXl,;P)64=*uty=jFrRI'QPt2Um)6;PQ_<@FYY%A'`:XI'2:j3Lr7m6a/P5Aa:$|!-hLMBAdq]HI!MX19{4<",
"2FMUy!J:'T%46$i!]aY{!-{mY0WTRAHDh},9wu6|<aJ)nSzm=!!]aZ_AH$<*!`H&]$79_,!`H2n$VXhA*BpMR!-h/m#:Ng0",
"I!'Bs6cm:X!)11Y&Pw($!hw|+08;&26p:mr6cvc'D[SNp+!7@C8Q:(5/RHq;$[$qc!-{LP/QBMJHI&_'7r^y9T:-zMPQ-_P",
"8pKg#J,`h_!,nuW6th;^75!]i!A_i<!)&HR/Rgn'$78&*L|@(LCpNpGPnt63L{'Ii+$9f_5{Q'J!__Vc#:=nZ*ByRq!/7.}",
"#x-9C!]a+yHFJ|0.45}%+}Ap4MRS`:(L/t;!&c!A",
};
static const char bitnet__spv_screen[][96] = {
"!^'LG!=4:Pzz=(&!!qV5!!0HRzzI.$:S,[Y6FDM]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3A|_<);cd[$",
"@;#{mCnS0C$7A$9%@]}@$CW];)kPB4$B[FW%|FbL#Z_98#[#wC$8_*F&[$|PCnzKH%6}3<%SZN;!@'a:6}<&}$B44A@G[Z<",
"Cn=$A#x#{7!@+#F$Cy=NFTf0KCmtg;%qxVPCp0UI&PVlJ7x[3r!(xpq!(xbl!!V2W!!V@0!!SmA!!SqC!!h$H$9G_d'8`CX",
"CpNlM'LS,J!@'uB$7bSN!,VSB6X!w%&Pb[(!^H|B$CR%SD8L$QCngAG%4GLK!^ITT$F50`saTt#$7K-_$L7qzv8*_)(+9F;",
"(s/2M6ah`{'lL:{@<Qz|Cq$/S(glQY)p+MP)2C5M#x@z3(h9@U!!VT:%ZAZN!$B'2!()w6!@'mR#{/8y!!TAG!=rVX*hKPW",
"#^J2K$:|Dt.r<#!#^^7X#^{`[#|(`]!!^0@!=IF*#x,j0!!]S+#_{ZW#xU'4!!]`/$ts09#Z_67#`9,;$Y_Hy!]]S-4Apm)",
"%Sd<8!#:lL!#D}l!#9w5$^N_W,:3g]!]]cx!$-U@${d`c'kDU&'5'Nm'Sn&%!!+g6#&=;Y74&P-s^L(y!#Y]G!#cn_'.AA;",
"(ATXa#4)=W!$%#M'.g4^(1tT4,|j,l))dSQ)MGQq!{/Yj)kb:6%r$Ut!(nXv!#9wC!(21T6Xs5^)giUi+dPj86{s_g3}rh,",
"zz@-UN-mVQzz@0VN-mVP*i1t;6VHg89-{[C;cRQM@:(FW6tg6GNT)5n!fK`n6wnZc'.SGQ(3X`_*Y3[,6[-6(!^)R}-tn29",
"7qa[{!!+Y47qa]g.yA&%%yIq*&vPCw%y{5v),R}^:-F(R:I6Nv:IA_{!&lhZ3-0jr%wN'[&w$Zy%yZJ#'4+6c'5}x]'6+!_",
"9up]a4FP<|;M&!(;kBd14|RIX6`u8S)(.Sx<iP6S&PP%d<Kn8k<iW1#:S3%(6tglX).hPy=_u}$:I6P%=zqp5!.m'P!.m'd",
"!(;gdKV9JJ6tf=b7qkm#@h2VJ!.m1u6{'6p1gpWh)TF@&3J)RV!@zLwMp6;a!#<1w5yq7:81<`V!.m0((4VMc!]zJM!.m0*",
"(4UH<-W#4v!.m0,'2Xy1C.CY95;3Ld!.m0K6^knCP1s&m$8h!%'=98L'-}]X=(ZMQKX!8aMp5{MMp45u!#<J!!@{IG!_8a!",
"-^Jm}2.is,@jT1|Ns94u';_h)y$;AH)F@J8F-At,:I6P6FI9][!/$3RN-qWP+@,yy&DL1{81&mP8PCwQ8mb$R7%/AhJIN}P",
"KX%M=-!nf`N-mVd7B^8L!$n'L8mazN8mbbf%y;Qn'650K!)!8^LS52`'57Jk!.mU=!.p=BK`3.Y5p;hzS]I8-7qgNs!.mPF",
"!.mQjK]gbD,.%Q*!]zJM^wU^I6X}lZb-tuJ!]aM.#aT181JD/WXjXv;6tj/94(uxg-{l;,%;/iw!(}6<KYCK.,(F/_(r@nk",
"%qsS,A7%.Bdc8<##;,}zB4&llL6u!Y#Yc.$!$/d26thCa5<D%$%46<u&1/|L/Up'xK]9vr/W+v65@[#.!.ZXj5a*)25wnci",
",YdhZfFR6J!B*#A!B)yiR}b*R1g[2Z6{_UUPPd)b-0rgk*Bd%C!.mQiKYZ'w74:&J!]h1q.T4$_!4/=i+!<^%*`n#r#P*7}",
".4@3|+|1&z^;Abh%V:T''P37/hK-JJ(+*=-hY*=7*bqBB#7cgVWP5tH#zaau$WAXz*C8ht!Du5P!(|1%!):(U7k6j9PTt_7",
",jL^,!a:t1!B*#A4^#^z$uPSF.SN=X#uB+VT]5Xp/Q-*;#@@159rzs%9Wz$,T:K`7+dx'z9v/z)7Zd|YKYX,1+@]tvShL2@",
"B|#;&$r=hB%1]qG!/j_0sVxDU$T!]H!({%YB&K]U!)3iL!/B,0+!kHI;cd]Dj3u}r#:=`k!]aMH#;kjIsV%$R:9$[;%PzzR",
"%n:'C!/VQ(sW.RW!$l14'ji;rsZLYDMs)h6&.WmwMqm.g748As7b_Wf!@mU@&R/iV$VYB*'+TRljq@|S'.R}$'h2bJ%VY56",
"'h1lq#Y^$w!.mQjKY[yu+BK8d%kl{)!]act!0!YD6YFv.Mqnga/Pccb,@;U!KYX&L.ING8.7J.S,#D1_^@Ml+/3rgh1jHiv",
"22_[T*HgfD*ImI%DZ$;a6;3MZNrpkB:1S@b9;r61!)pt2#:;h:%46g&4N1k'*CClu!,dkR;UR:P75c)]<bRj^57V`p!.p=U",
"PTn_ZD].`r8piz[PQ1W0*BQ/D!0,N[PQt{Gr;[v+!!&8(l2*+xm%}6T<Q@%nIFsQz+IjNQ+Z!PN7%K`%76Yb2Q.v^q!#fGf",
"!@yMKNrP|Q6ty%3nHdp-/Q,Y-'2/K`KYWN9.IMnt6v@sMNT(x#6wmy3#_q8Ff(KYzQ.w[XMsR&ZMqXWrPQ@Rx!/UR.!-3cC",
"R}b*R1gyGfPQV)I(8q_u7!5Iv)BikBJ%h[.Fv&4A%WUtfKYW<4.IMTbBT/U`75IxC6zD^TL9B(4!D]lV#*I4@!.mY$Ly0wR",
"GrMtI,$]7fjwR0TH*g9&3IQ&'H0@+:HN{p]I.hK!L9h`!2qW6RI-1PBI_M^k2'}U_Kc,9`S2XS!*FZ;.!/%#8(VUsm1J/vQ",
"PPd-r,W!$17a@9TjS&5'${lU]P2,[|WjrjI78&MY8(%D'#:;jJ!]gLr%b;`Q&mv.h&3wa'!F_u&P1}h)'ltBXsV$ql+$/[H",
"@s!Jz!]zJZ#]CTssV%9g#YmC@@&MJ'A70kP7%)W,:Q4VPq<hgc!#JPN74(PI:'cncsVR7G!.mR(7rt98sV*:Q7!7Q^sZLuf",
"L9sxB)%K[|'2g<}!{(s[$VY*s!.mPY!/%=P76Htp%81UKsZ%]YXIQtcX+6*@.ISa#sXmtV*)a$(6Xz^0*}xv'0TPRf%sK]*",
"0xwxs!$iqh!{!]l7&3(UV3p*I7{_Q5!#[DQKh'8N#@@BWK_vRb7G/z^KVq9D!^0`,#aUI]MW#Yv6^FmS5D`f]$wrhL!]aMD",
"*BpMY!.mMj!.rf:*C&Xr!.mrz#x-$56z^BbsdSf,6f*,Y#'*.Y!/V^*#YZbT=@F/!WPS[B!/X#=+QqP#'TBZk7)9*aWn'tv",
"Qk<$/!Aa{p!)!,f9@Z#mMw`rZ=p1h%XMU^QIdGM1Ju,D`!)HP*!'0{q'LK5s!3xpCNP,gp#{{FTKY7q*Sd@(V5i6u:74I!1",
",CFGu%tYSb$VYI(6uug'scW*-7d(j!T|Li9SHzvGC$MI8&114qP1c],!,N::)ss9c:I9Fi*bg:A&pbt9.4@3|+|:,|^;Klj",
"%tYa)!dpY-7Frf|PQCfQ/@{x)6wiKD8Q'w#,:VUG8n'nJ0LXs.S),fI!!IB;7cJH599I}W_V-Aw!&Sas!!$It3RTW-!.nZ/",
"(Y$1w!5L'875dN(IlBbt-W&rSWYFP|@jAgW<v+|URJ'ubK)]2=!_p5L!.nJ.K_wCb.46--+}j,<^<[|%)gJKF:l8<;Q,K+Q",
"!!!!#z])aT<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{(3&0zzI(!,[5l])*'|7!fDlQ7UxMZ!%y{U!&'CZ",
"748vB!!$K9!z|v9-@gQw'/0H/%x^lA),*cYWv5z!6y*l.932*I:ZlVW0N(gK0lG[Y3CzQc3b$nW3gIYV06D},!F4pB!)'ZZ",
")(.F#<iP*N9jfMF2'|#<4{-MQ9SYwm!(GRl!(Qu$='_C_79vtI:N%6I7x2RR6zv}K(/,,m-7/dn!M-9b78<wU$v1(U/TA*y",
"!]aL_WulpW4!(,X!{'Fm6thA7(8Z3p0Lt.!;v):I!+Fh4!/_^cWuwxPJ^kRvD^X{/:LhF:N#%I=7,%au;ZZ7(9Clk%!473&",
"!)Igh!)!{t6wu+06umxdW0n4ZXjDhcW0k5r<hQMTWv)+s!60N7!*15yWw(skAY$s.rY'9Qd'X/#f$TM<fArW8f`d%.9LA[6",
"!]_Yh9_V4a9AtQn8g6:-1y<-D!7L0j/Q7)@Wur/X@N}5!<x$)B4]cIh7SjT&sV2sl6u7FW/PmlV#:@RIsZLjC#YZux/Q60D",
"!,-wv!)`-S!)K(3&WXDA!!0VY=2B9`/PPl^!(nsX78vcx9@:KzWuR#dHT]xs!IAT^Wv09<=2B4y7BD[d:a+UZ%SU)7Wvr$R",
"7kAa3!0!Y=!+$Jj!!$Yp!!$Yp!{!3;jg.}K*hTM'WvxLu7:-%J<rkZj8Hw1,!}JP/q^s=($$y(_!uzN0FaiF`^zCFD)(#A)",
"NrPL9=2B7#m*^K*[}Vmpf}Pk+W1=WfFI6ds!!$Yl!!%tp;RS11[}YlkCW;'g!+$J]74(U1=2BDz!(zGC(pV^RsV-S'=2BB;",
"!)$BA!)szK!)/@}Kc,0|8af^)6qRiH81j+_+]Y10]zqAt7.VA0!!|xs9#*u'R+kW1!$/hK=2BT`825`6Nrq_/]w{MJ76`@f",
"`4,(y6YGJ$=2BQ0!)r1rWv%TL7MKr66|rVI8Kb#dp`,,;&un8jWvR`A:Kup18(7Qq/hb@}!)/JgNT2#R=2B=-!#^qS+Qc;F",
"Wv#6b*Tf5;KY]G=W.:|&Vmwjx7Ga1]:-/J-gSmMH@,x[XMyw3m6V['n!#$-d!!$`66thBFWvk^Y8b1Xk']F%[!#$-v!!&;-",
"!]_Yr7[MP]Wq<F8!#$-m!!$Pl74(H8Wvi0b-gi8}6uh%+8FBNX^Y3dc7TF6^@xCVX_}Gf0Ww$xt!4}b6!)Slk!)T=y!)=5Y",
"!*m4i!)=hj",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!/:0zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu5'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!j2/'6ab)7!-Tym(+)=0$DktaI,:@^CnqDG!@)&;]:Cf!4^nW+!@$QtCP7VN",
"C1%SR(gbGS*}x4T!={SWCP7VRC1%SU$t|6Q*DqK^CqsaZ+=BBk,G_=X+hw(V75=t!,`)!l)c^dg$ts6=!#'j.!!{|[,YRwU",
"$tsA9!{0L4/1FUh#Yl`6#^^4^!^9]j!#D}3!#m<B&Q]|;#xUH8/md#q6Wa]^!bV6i!_-3A2-1CW2)rWU2fYr(s[=lh!$$wK",
"!$.*z'.@c)(8d'|#4)=[!$L2N!$VD1(JM,M(1jM8!xFZy'NK4N5;).S!#wyP0m7s;(2*aA%.=0n!$7/P$7J|r6tg$@sU}iu",
"!^0`-sU}lv!^w<8f}R#y*KIW%6Z9`k#b2Bb!%z:h6V[',%r&/H4]flT.V#B70.&d5&4%b}6Zl3g&Sk6&/my;'#$(ci1*}Mh",
"&uZ8$%rBlm&t%BR'5'_h!=4%W%42(['5'9Z'6]B.{9S(Z'.*ca'6=.-!=4%]'4(^q!{p2T4#VZS4!()L!)9d[!)'dL1p*.L",
"6]cSQ#[!dZBS;II3hY_@5yS6Kzz]{%7:j%3';^r3y$;A+$^D|lDMyBi'8Jc&'4x5.'sI!9(AWCX;<k.HFI2;^7qa[{!!+Y4",
"7qa]g!$V9bFI2;g6XV^d'8CZ`'6]C=':&[b'93'Y'7NxH':v2k'5V_3'5LX2%x|$,)4]2N;g#@T:I6N{<$y3):I6Nx8m]{D",
"6y+CpG/DU274'RM7#n75Pg[Ai!H%k#9L:0c!!+Z/!',{Z9L:0mDL4IZ6tf=b7qkm#!'U7VDV*3uDX$TkIg6y'*/jm6stA:,",
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
":nGB7YgN#[#-Y=X%{bFW$79A#!`H2n$VXJ69]$x2!(n[k;k1N,32b2_PQ*C6!@f;J!(ti[6dlX]$7_-{NrmsJsbnX.9wW&y",
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
"!^'LC!=4:Pzz=(&!!qV5!!-2RzzI.$:S,[YJ#aN]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1=^Nn2At_.7$'50G4]sYL!=IF*#x,j0!!]S+#YXg102Q](&Uayn1+*942)^Ip1K,=p#{+kQ!!]g1%SQD=#ZsD9$;H6,",
"69B.^3B@#D4A[`!3c*V!#^T1W#_Rl94Cjzl$;*H45<n7d#`j_n#a+l*$!=s,!!^-<)(#TW#zC8H!!^9B6tf(,*c1AZ#zuZM",
"!!^KH+ztPk#{=uR!!^XL-7/wt86AzR8uW,_8W8#^7Z;bZ7xZl[#|:S[!!h|W$@)&17w&&02.}!L7SMIf!@*;W$Ak1H2.b3/",
"8PIgv!@)iG$=@U13*8c(2/fPT9jc0T!@)34$;[I%-z0.x20/jX;'|XG!@(]$$9w:u(m'Xk20X']673!%$8]Jk$z6Ia20v9`",
"==4@/!@']b$JM93X3+902.K^G5:6ba!@-HZ$L1GA^A3n<#a]5w4GL@;$=|LW6[|f-3DBcp3`^)M1*}3F95IWf@BtrL4(aPQ",
"4cb4M4zwQR2F8[P#}L<h!!_;b3`T&B#}tXl!!_Jg6VH%R!@)t#$@S'm98T{lCud9&7qkSk!!V30FQ-Yl/:7WB81+]W!@*X7",
"$B_N+Aax9*Cv7[+9LF()!@+/J$DCZA6&C5kCv`v/:g_Na$;XlKsaWBn;F;d!7I(FgCPkr*C1%S{.D60i.;g0M(Ry1|0s091",
"NT=77!%5h[!$Xa'1vrC.:20x|6tf(t:*w-b$ts77!#'j.$@)TdBqZVh!f46!!^0V6!{Xg9#YX}7&1.|G%rLi6%5::(&WJN'",
"!{9Y*7s(-27SDS$!G7cS&PL|V!#:<K!#F1('lK+R!(r(Y9TITt(IX{T0TG1U*$}c^4^LV()H/Nh*`ZBh*bSiz'7X.i(0(A*",
"86#]b!%*ZU!%3l.'.<yh(5;ld##{]{!%RuY77a)A!%gu!!%q5N(+98x!b{h&!&'Bv(+NC{!c1u*!&9Pz'.<|z(1}ZM6]bzy",
"!&Y`K(+XJ{$!3m:!&lqj'/bp*(2<nV#%Vc=!'-'m'k'9%(AW(t,S,88!'A4]/Ri;i!t@xv!'UA{(2T5i#4)=}!'iNt(2S'D",
"%-BT#!'|[v(,i6d#qQG%6zw`P!(n].NrYXk3;+tY!]s6;5T@(w6u/:N3gIw$!)0v55}#j[!$/G[!(z{%4v<hdjqB+m6]dU`",
"lSB'$jqBBw5s9)K6!'gXkN{fB9)'$8!8HII!90$U'j|V_(2$2<#3s3m!8J3*9.0tS!v&(76|YP<3B<HH*hUjD'nXs/-{i0T",
"9jtk;fAz!|kR#$2%xyz71IY$sr9c1L#:DPn!%5L/$VW2G!8J2;!^m&u#a_Q/!(p#yP1wd{n^%!<#^t_N6_3Z-(Qxr^&1Bi_",
"&Ps'^n_;(Yn^$x1kVurD6{s_g;cY9dzzGM_!!&SQ!G.w[l/C+9!!+%!)kdJlM|/R$MP1^B!!@B37;`Tx8!v|BN-mcg8,*],",
"!9M]1%Tm=yMl,0t6VPWS7qj!W%xu]Y#<LKW3k-'=!AMv/$^dpt6{p5J]cQ8d!A&`0$^[1Q79=}sN;ky9!)#0&;phUI!z|[M",
"4s&P&$Vs'u6{-J1]UN`;!(zh|/cYPS#aKJ@ndtc$A^[]vl/FM}9/Fz6@:/,m8PH4YzzGM_6VT,U6{iUa{8k]9kQjL_!(p9!",
"!#<BU!@w7#!#<7ykQi3&!(qkQ%6B)c!8HU26qiHV81;{@&TTJ[!8HI|!8HIt!8HIb7MLIq'5Lf37ZQs&z]+)T)dSNyndyC(",
"kQb9:kR&+2!f(u*N-v#0g]5J$!^f4y7/.I`'5'2.6vJ)}7SuK}sV-GRG5lsl8p:`/l9L+)%}d*%&zi3F6|t9!sW/fF:I6N8",
"l-[ig(X0aff}dgB4G5<p7tA,nJz!$-K9G9G:I6PIKVDA!:I6Nxmp<H1sd##qLC%K/L[@HN:WLrTgkjHR:j4(}3}q{F(PD(4",
"P1v6sgS1<0!#;l7A{`v-7XY*U#;D)a(1L:{#W$r@NT2MFslujW6Y'c%)a1cZ!{hFK6fMN|!]{]56z/_[78S%t<2p4`T{60W",
"$9mmsSWDK%SubUr#!9u]'lrNp'yL&s's&q1(2/q1TRGsI!8HTG2Bhl@9)+[ulG5T$7r`:3!#:6M!@|Hk!#<J!PnhBb)F6WK",
"V6D'::I6PkVS8[f8m]zsW3/@;WRWQ=:I6PpWmT&n6a.]R0+M(K;.|hPZvx=tkbc;rkQ`gP6`u8S)(3rc]G|a=kQdk{]3LRp",
"]H!;$:]D,)kX(]Q788@TNT!&f!!s|_#(l7A81*+XS=)2n!A/ZbQM,+*%xB!m'Gh9T)/lRc`6;zw:I6Q,`S2YFkd1jg&)+H_",
"'&-)3'6:R67=!{Bs^UpT!9N-'!#<2m!,D6k6XVLj#7Z^17qa[{pWTI_&)]yj'&_J8%z#97'Hn)b6{s_.%PyX3P2.24pWr6K",
"&){8q'&|^;NrW1U93dK^sluVMC8!WN4:ZHJ3}{T[!z|^N(Fq%s0rYi47PGY;!f+33!.r<k6`d3WQ/5#X7Z@%KrR[+Q!'.c3",
"!^;x{7;f1z9U'ud'rbJ2'5k%='7Y#n'7m/q'7c)p88WC66m4WfM#@`q$^qy=!(q;G6zMtZ${bVL$^R$d:*xb4%y6_3/8Lq0",
"Nr[Tr#7P_73pJB|NrxRJ(0FlfslaAN3,G,wf}X4nQ/#VY)MGUT7kizP!dVlx6{|fh7.kusjLjU0(Fn,v16B0-*:<knk7Q&J",
"nGJ:'sXu#ts^6HJ!8Hr5!=^lV!!)D+*)a!:ku+wckRz7+!D._@llDYb*BD<B!8[|n!8IR'!8JkM;lx4Z;J`V8#:BsLl2^_d",
"l3CC/<=X%W!{&#j!%U9)!!5B10LLhs!`K$%#x!@!(Qt(j!8JdY0VR!D5x*c)sW&@G6Y+%t1R<JT=|s^$'.2.Z*BHHs!8Hyu",
"kXp<$@Vn@{(+4'@7SFCv@:Xf[)(*ja,i=$f!(w.:#!qJh8mf(R+#g=A/Q$v'kUy81+!CRl/Q-|(!^yB|79w'x5%_w`!)%pp",
"6VP;:Af-S#:a_Z<1+-6A.<5Ip.SU,j#x5sYnh=)|$a7It!'5VZ)M;;p!91,b-%^88*Bd%C!8[|p;#2{1l3/M5:rLu]$}F'-",
"*C/`i$3G;,.@-nB0Lu&#;R=+&Au4]Ns_Ybc%Az/:!8[}i<;MF-7qn1P$V|4W!!$Dk-VQhR<-_v#<y+Y0l3/K0<kbgm$`cD2",
"*C&Yn#t)2*.@-nA0Lj{}#hSjM!]dv#%;'#fl38GwC.Cau=v'w-3M_lRs`2k8@Tc1;2QmVQs`H!<A2AF@l3)6/DIa.#A%YV7",
"B/;`83M(p]s`ySIBkxtH2).BWFF]c2B|&UCChu<C2RK}bAap4uCy@)Ml3)p'3M(k)salDZFCNf8l3)B83N7]96bTtcFsmQB",
"kU$D!kS<Sr#uA}'GF3kDl2_[%l3&/,+!(lr/2.)*sV2i<!8]tFGq0D<*)_lBn.A_s7::cr<BC-]$!xxVnclwm1'9iu#%jsC",
"$]&1%!9P52!8Hpn%TF%&#:C5]H]s:m!{&,[+=7)+(n[niH]p=-#x,js!);fn!9N^}!`JB/7<LfUsW&Cs%SShv&msFjnmDC]",
"H{/`3Mui'Fpf+np7Scua#Flzg7<=)}%S^TjD[4AR!)&/y!*6g`!9DJz83}TRH}fUI#hill!9DL5(n]4M!Au:{/n%X<**pVS",
"!8Hq)!%{z<!=AXv!)&9C/PQQs%SSM4+}t;h!^Nlc&ms$|I]CWZ.ST4;!z|_*,@aG9stZwT84Sr}8R_|X+b8@=-u,.77W5-d",
"-xrV3$7=T%-R^CF,{u@:ngMd_B1IJX+}`JUPQ.y:6qHcn5,m{&$7mtPH;GLLH)Uiq$zW=%!:-]skS0F-CumNbs_L8*s[HB]",
"&3*!Q#x!I}!.ucL/Phv_*JT].$]84(.SJ-UL1A8[*RZgq!91T@NrbY'kS9YP7T,-&+!/!C+{*K|!@YCs%6{7}$ul{%&56FI",
"%v[c'@<jqdl-YY&M11M99;:[%#yh4'!8[|t7TA5HkPyG_%6<[(!'5LW%&_RL!)a;w2/*=M!(nXj(h5f,!{&#$INa%h6wPf)",
".4{_j,;);;*BpL-!8]D##:Ng0.46*:+|YA&sWvPZ*D@L(!8[}!0z<|;r|Am}]Jn}Y-fDUq!8HsrRhLN,+|9Bz;(2QI-VNr<",
"7s#`7Q.bJj&A%zZ&Q#k[!8ITc#AzQU1+(SD(X9Z_'n*ct!Cl6(*CMsv&-<x5.@-nI7rhpF!bL`=7THzm6vT*G2,IA`79R#2",
"!DiI#stF4g,$KrssX@1L!8Hy{7b@R=74C439qLfR7YA(!4FCBI/Q9!g%s6VfkS;K0,75MGsY:mV!(=j*!!$[V&10h^kS;[:",
"Pcrcd.43M:12ntc9k5Nb$4t5Gt4c86/Q-0D/Q7;I'T`wq$rR^$'//[T'5Dg5%Q/x!Lq`6wFX9t32(2mN)MP'(;ka$@7SMUy",
"!,0-*&PNu++|8IFs[zWr!8HzI7bhli'ySJz2N90]!)8;{&kJP1$X73R7sN]6t5526!8Hz$(FnD#QF&VL'LK:u'jfw*'L[z$",
"0rn:;$@J;M3,l<^!*!|+!)8R%(dBA=$Xt[X7t-'<t5rZ<)a=Mj*!]Wd)FTX*T%rqR!xFij6tx2&QkJCfsWXJ^+)P}1#wv_l",
"#x!.uHB0u&##J=V#-F=f7rCw<$tuUXlL6lS6uMt#S(az)9[uJY$75nb#C*zVl1iD)sVGyl.F;LRl3=+xsV;sk!8^w)@:;mY",
"Qk<%z7'M{&/Pcg*nlb#tR{):H!]d_&sV(F_kUp|a<%%p#!B3{+*'hDA)g2{Q+&#|Y*fHnH#A|{%nJgYt-+A@x!23uV719bN",
"B&}'[T%vx-H=R&PC}4Xa!*!f$8`}{:3J:!_!]r(%NT6Gb!9/cF#:Nm5$tr}R*3Zn%7SfY86@A{:V19HW(i-xm,.t&)$u),Y",
"-VV856tmA@WLTgi;.u<P7#7!H-Yk83I=*LsR+iH1lNlzb/R5%/mjZ@{T7BwS(hF5_H=R+U!`H,l'mRF1(KNv;(kk6RNT;#m",
"-Z4GcNT@Ns7UPRqNTZF-8a4{G2FD6G*S%wml3&273B=t#Ib3Cd'2qg2.4sJ{,#X=csZX/3*H=JGK)I267Sp{0XLz|g2FD{f",
"!}f8n!#h}c8m`Ls&12T'#'h|F%SXZ/7V;sPJJjsZ'!V:2.4@3|+|:,|sWX1_*D#7%!:K20t80#fl3WNvtRFgJ!8]!Vl3+1S",
"6tp&03SX5U!LgN7Jk<6D<%&p+Pnp:t81IYkLZ:%C6xHJ]-r6H]#x!(s&uiR/kS;xcTB{1U!82rS6Z_ib!=_fH#C5F}8Z){J",
"#Y])j-VMn=@%VhV%W}_y$W]%d+]^[@P1myXsV3!$!8HraK{TU-kS:<I-Vv0PKV@P&+!1@.!]]6h!!3;'!Cl]z!a=Zr748/5",
"8qRJ|6v!gK9ZQQ=)gg[]U{KG9),(4(kS:6G#+mRk-9H,8!dR=)9)F5B-tn*`%;#X]NUNc9N.L%C#YXSwBxJcb6zJIf';uDm",
"(IL[rM0zN5&s8Xf!BrgC!)&*+!:j4F743Qg&u]TGMQ.7(!8Hpr!A7r}/p=5DqYdIsmmn$dAdtlY!]c)b3%+nb#xLsR&5b2<",
"5-%%'sX'MU*DJS)QM4:}6Zjam2t#a(U@u6'7sRhT.cZ[3*J6VK/ymUi!=@46q](tiQk[D4mqbN6L1A<1(,(JhL1H4rsj+iy",
"*BR7p!8Hpn!C:4K/R]2[C!Zzcu.5X|-ZJji.1V=v/5V[H7T7!`!!%0W2G$a&+!&L<8s|)wl4@=K/}qmw$;;tQQ.}2gCaPKg",
"##F+v$'=B-6^G$p%5C63l1i5z&Dz@pP1m_B!#Y72#wxCc!'ma)<2p5^!92wj2U')&tS<3v7:.RL/U2q24&@yp.CvNs4FF6*",
"!(zU(tWJu|${v_MsW<]%$vux|4&A,6&VArUtT@^z!F3NftS$;B4'{$18t!QM%s/YDl1i5z!#Plb!z|&]!,2GN7SFQ`$2Sm)",
"!!!(B<duRq-W%6m2%bpq.c)0'%s0)bmk.bm3&mzr!]gf`2u).=75,$#$Zg`<(-pS3(iw)=),+AS/TKgKkS:y]B1I^f-wXBd",
"/84ARstF4u95*^|P2xYMkT}#{k[mBrsj!bJ7C&j/Nrd:46wctM.du@:7nL4(&^+^x2MQMwR=PSBP&*W]8cU_WS)b$I!N@.,",
"sV-IhM#Jsp7y%ADtS[jptWHx)NrPm78.i008kIR09J'l4!,daN#iY77/X0s9CkB[T&9-y:!ffq06d8tM6_<#n!%@S:##BS0",
"$w^+{!_1jP7rhXB&1.qnQNCp:tWI.LtWIgJQM*3A:d=%.sXu8d2%bmB;syCG;B{DP;a:N3<!YYd!8J)U;B}]`<!ZxGtT<Un",
"!)F5S3R,I#!8I|W5]+DnsVy8<[{$FG#1dvn$7B;Z#]CTs'P37/'/k33*,Pw_*G%W@,ryK].@-n`/Sm][4%pKmh7=Y`P4)y:",
"np.x,sj+iK$G6RL!J)QWW8Rwc&C:u|7=:J@H$j|j6}J2@%Zba$@%a6x8(UsZVZ,-}+#^$n2H(];!=Wz)sf8RFl3H}jP{Fqz",
"#-KDd'#$iAQGhau'q]-b*B:jHQ|#4dl0Xq)l3&nA7qq,$)HDq{$*dv_40XH#Ck+uFsX-Pc7UGyh(gp%t6umrs(Q<u@#L2ij",
"*Bi5QRqB/D6ZR,R%'NhqSGJ357f7rr$wXdp!8I|LkS#6N&uxW&!(zhN$#@H9!92bA8PY{b(Q4{zaLMw-!}f8n#Ya5(CmtjD",
"QMqk]7UFL4LDs.Z&[dvp#zaQw'jnB$!8I}p79Mh:!%,=@Cb`J3*}xQ977q4t,2<35#}3tHqa}fI7mPc}NTGS;%)^@@1IpXJ",
"!]zK^<ST8Vl0Xg1l3&J42FCVBTwxw|!5p<5Ix2%{7;MK3bj@uk%7|+v!8Hz!sYn478%kvF3Crlq!Q'w$#zaauU6{*a6uIbn",
"0+M/i0ImA!LZI%Lcccs0A{y1f!(|F$7<]f0d'Z%D!)ym3C_%qVd``xKA{^ya!_&Zh+!%Fz*b=$!sW8MD#*nNS#/ar{'kF#9",
"&ms.!!)/Jg!=bs|X@b5l6v70S#:Y5,7H*hg)HQKF$tzLx!pl&!Z!||%s`#5MYy378!'cr-6VJ'%NT<NhHqCG4NS{jC!$:+1",
")v@D':/-B^+{@1P!Rb!fZFxwksXwRZsj,^#(vXp]kS:XA+z}KHsiD/,$gH$*mmu;^BF;qc!#|sv-*Nbp!!(yMkVCWQ2BiQ8",
"/ml+@6Y|fL&7}b/Nr[+q/Ttpj^@6[#CF2l,tq9W#/U!&r!8_5&#|HsA!8_4W#_*lB^rX:t6XSCf2t#@U0.&Mu2cmx/!)*R+",
"/PR,+/s8_U1+<3F:l8sP'QMXaNT1sj7jF%9^wS%p!#TVM!!$HP!!$<@$%^N_1Mk*^7vd%u2-F952i)27_Q5Pv!N+XBs]9'5",
"7Xy2I8_p%X:]vJW!%T]/6au*D8V2<X7Y|NR!/kJ'AX&71$VTsn/PYf].471w5<DiQ7!'_*sX$6+*GVzU!8I6G)ct+@ZF'dq",
"6wFlX%ZC,K5W@k+(2#-S0.V<I3}y[y$i#6I!(}=-!=AT/'TbfM6whpIVxiNV6uC=&=xYvyQM:6N!:h_G*gu=j.xj'Bl0[W$",
"s`8mj!=cU,__^Z96yl!`tqFf57b/Z$6|aR5*hX01!`.KZ;H<ym*a}mm2'z8bQcFD:.5Z$Q1LH'W=xYp8!91U|NT_i(###;W",
"kU)bB7FRLUkPQlf!^'g/@JqrF!)sF87I;/nhwJpgNrgx3tug+kP2V*B<@#`U!8IC}<!d)))kf+k!MFDkP2c'/<{^Sh<C5kA",
"!%U<.!$BiHCW2v57:Ab_2)`uB!6kyJ!h@mw+|01#69!|I%58UG$:!uy(gj`)*i6sW!),+w!jJXy:wNBY.5nR$.5f#+tt)wS",
"JkAJZnJi*a:Kq^[#Y[[[6}z[:75=q5Wv7U3-I6!0!+|5J&`+W!!=cl=#Q}zAb.5CsQk}6V6c:917Awv/CuS3UJ%xP=Vxf$[",
"k.)QV$x61y!@x^ustFFzS(X#v&`]sSsV(:B#YmCh!F6x/QkK9c!uy7f!Cp@<P1d28*pGGr!)'@@;gi1a$76{!&mjY2'.Hw%",
"7qkcKl22f/&guz:2U&y(!(nbmpB8ab1d)i&75NtFl-[rl&wDValgay[!rGlm!]f({#=&Ms750`<)FN7(H5J%8mF@MhA4SV}",
"%rl/KpFzdR!^wA8(w|jsSG-I$6y6.+7;y6<SdA/[5sPjSSd@;G6,U#Y6{nc*X58^a6|)jA3]|<I8.L7(!F`mBX75X28uW-<",
"+p_p#!@ZJf+z{fP5l,vQ4Gfd'!*+Z|YQdxB79bhKA)Y+D$GfW}*cclK%tY.$!iW%U7Ndq-.xcyKsYnjI8)z`V*aBM{%WAg1",
"7SW:='jhvY&RU@!*FG/:+u}-S.@-n]7ta+m9L=/SsVQzUsZtr'A)P)5p`^.psWZ0g9M8aS&_C5X!+1d5!)/f,!(yN'*GJp[",
"sV(;K!1Yy3q:2@KsV2gUU#`3A'@_zk%4^d%!k]}97:d0t5YkPu7r+R=NT_%Q:+sX!7yMC_0m-|'$ya[4u0_}v,#m3csW/G@",
"$ykbf8mi2ssWCb0%XIvK&n<z+0p3[A8PAxm=^Np=1+#)k/Q-zD*kRin79vw&WuChC(0xhK/R5Vn2i(#v!9Qzs4(+'g+Dwg7",
"7VB+X3&G(R#@T:+q_})i#(|:w#Idl7/PmlV9%-Kl*FZ;17MLy|,yV(*3dYWhkS;GkB1J;/3F#[(!+@lC;sR0/P2T}&:I_A4",
"7Zp&Z!L)/'H+bJ:7@}w[%r(#lTC(,#!:!}I;s;y8r7.xW7XrLm`Yw#h+4fi67r*]WNU0#{!(qry!=AJR^%uxT%&`Mv/Q82%",
"=IlXl8X4_1'LL:t76#q<t3[+G8YK52&1.gq6wA0B#C59g](f1|!ABNq&qU{+'N4D5'nnwN)hcf3kS:<IB1I2I)I,6A#$ih!",
"!9F-!!Cz{}[+hf:72@sIAg[<W!)BD^!$n[cJK]L^wHn&(U{sa@82mR[sV*Bv!$/dX.'#p|Y1h5t)HBnk$'Pw!#R_mm81S`K",
"sVGyl,L'pcNT;Wb'[{!m!)%9^NrQyVmkC-Z!^mA9!!,9Q!'7lQ!!$R<7b/gA!.Jm!!+Rt0!!$RG78ADFkRhT-*b+}5+8VAB",
"#x$3X+`B)L*w(mG,^ZQ_RhXM&/T-7ckS:R3(FnbD!$;'V+/nW{kS)CT@%`t'dcR@af9@[F!8]_N!'a1cI0W(m)%^(P7ytm1",
"nc3bm!%MX!!!U_`82R]asV-GWLFyH+8m[`V8U&#g81V!rV[H5q=@Hf/7(sN$7sU<NS(Y|1xB4Hk!t]RQ!8Hs*gW6id,8',s",
"g6YhIgtLQNK)]8Y:%P.u9-{x6!i9]-9M!6[1IsZ4sV0mW19z537LW;QxDkxF)0;-f*!H,J#T$5[5@[44i=&3ztS$Bg8Vgqy",
"5C#;{!{Xt7uN|}bTC:a!732InkS9iy+|p+I%5K*,!]{L17.PB`3V'v{!)A(4!&4@l-HY<67V_^z#xVB/kS9`4d.]*2Au24U",
"NTI@w7!^Mx!/W=9-flfx#A%(9uN|j[/FK}b!)UF;!'r%_uTF2H6G*L92aU2puP,T!7n-Q68r8;$Cupj.!({mp-TW$fmHw|c",
"-VXLH#L}5X!)%Ug.246hk0^fL.6jlS!8_I^-TW*N.24'LlNms(sYcIx!]hjX4pbp`!.g}a!|WdK&3wh)!-a:[F9ma}stL'|",
")UsL`%9ZmL766_`8QmI+*iGT,7ArR(;H4fL-:'v0uTFK#+.xgzuNwjC/MN`-!84y3//2;,78R@Q/TiL7[hfgy.xasu!Hd5!",
"NT<Sf;5iv]7T6/F/PgG{78fM+/T|]&82)Z77vNGH##^SX!)';+!(z2;$;`V<sWC{P*Cl*a0kT!|!84b,1)-b+0j`NRNu(Yp",
"@nH+XRhn6<7sFB.PQ0)l$)w1c!@@qYPn_|,9.c0n&mk_;PnAc050_G[#x-3<$[_Yy.Si9V704K!X4nR7-56QkGU,|x&WRtR",
"7UnnJ!D^`Z!#hqS.bTq*Bqg'($5*BA1ddZd2CBuimqd.!s^s2F!92b)TamV@kS'`'tmcf{!]d^r6g/sK!#@IJ6HpmV7&-,k",
"2.v+c8QF<#!B{j0RiU[B32b,Z$V]Sc8Pzw*!%|$f!!$I*2ud]s!_$D;Bf:xw7rHt[,=3Rq!D{4w+c=C9uUhNf!84{;3#'m_",
"3^]Lr!}f@q$776B-u{cC!F:Iz-=6+C7YTVhuj@]VuU{[v#YZpPstF.WNTq!3!'Bpj5KB+T4xvM2!9NUQ585WW!8[|p5WTaW",
"!)HP-#YZuyuTD7$NrYc+uV)b;uVFw!+(]kW*f#*%uTD7&uTFsYuTD:)CG-Dn!;:k66rnt*7QM0.7!w@4T%WgquS{#hd%`mU",
"cdJ3qB1Nwn*X6AguT$a:aM,{Ca.tBh(QF)vuRgD6;s;{DNrFbG=4'Qt+B#9XstQs6!8J#=7n8015:.#cPQB6:$Vs+D!#@YY",
"FX9qL%nCw}7Y(zt$!k^4*!HK3=CINx(+('+&PLN}PQ6g26v4t%d.]jr7scVJ'TaTr2BcDV)(5N0!)<_-*D9g5!^0q<-|&*R",
"!G`B+-#;wQtqAF{uW.H&7;Q=2,Z1=ikVD`sNT*h+2zRaD,]<^/76tTg%qp6}NTwq5:9t2q5x#;a9JBP3(42}(uTF,FuTD7-",
"/vP)}p!K+n9,'s8#=!/i-86@z64$Bn!!+Yh!/@pMnD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rr.^x}",
"zzI)9zzI(!zzI(!zzI(!DI.Nkr%`78*!G}w!GKW1${nB2!%Q<}/jgtB6x_Nx(QVj}#ww4$!&Bt@!!$M{<]QGaP1g7|(A{zv",
"1cWSx!G0,8864hz$^H'I!']frzzA|Y:td57Lm|N2!$(}U/_:{8r6G6/N+:1]6{,-4r&{&LHP6fD;jZzI).s,I7:rQ7f}]3]",
"6SC3:!8-`j!=4(!GF^f=!^'R_F'cu]!))V(!*MR6!)lZAqfQrm:lVP_7`=$+F'`Y:qdi{.;J'<@5:0{U&yTaS!{&+zsV(GX",
"(FmQ<#Ya=|6`|=^gd,CZ6w=!I$tt=L%42w2%SxKy%qw(')d)nL#:C5!!L+]m<JDzR6vD`9n.Xr!)ss8P/PYi[gFhR277bjB",
"%SR]q&1/XC&PLN{6dD*S7#40*-#3h`!)/H#!L7xq_#=h!GScbH%SS4K76kC&D0KCULPCPL8^fd4sV[){8PAkp*$}JJ!'qN(",
"7.f}*dLzH2/k10|lNpc|+!/HkBi9bY6xK$P_{QZN!m11J6uMKt6w1RY!BJI+!(y<S!c%Y@76FW[!bh^=#YZ6MNrm`*1Mk3<",
"79(lz]$/|LlNn2{/SG6I*GAQkngMJVB1I8M*'hRF!&]Zq!!$b4!!$S/#Y[#C!8g%.NTb3X<&AwH2'zv]+dYqu7v^%f18k)m",
"sxlJvsxk)w1vHdKt/U<(!&xWs2sDLY5:0p[mI*&DCu{bl@wc)$#&(@g$7_&[!J*Pq12#um12C!T13,U|#yjU^%N^lx8-8$[",
"nF&p9Ns#Uap=A*Gp]`Psp$bLdNTlXc!wJ-J8-a<`t0*TF#D<9Gsxjiv!]_^NIY77DI]C(<K6y[^K6y[JKV8f3KV8f3KtWpL",
"L3uy7QF&=rQ/y_;:u`s*I]C(<NjKkJ3J8G6U{B%P*z^`{qG}T(9</%f:vgVM+Nrn|9U[X#RB#ZXMP1CLI]B*YPgH+MNTmjh",
"<t]F4sV%[J*z^KQ!+6.b!)3'5qHI168X`<qF*qv1F+0.57A6^7tM$f7!!$<}!!$N}!!$H|!]_V%;30}fQ4t6lI]C(<TwUN|",
"UV2b_0rPHR!${u^!!'a5!!$Pz!!$Y]!=Hp`SdBs[*z^@cIx0yy=2S0&7$tz+IURUX9uyc#@j]Tf8%uzX@gTPF9whv47qa3l",
"8mgXq9bi=,@x5u,7SuKqqx%TI2/<20PWXiNFQ!Sy!${uM!]_U'90GT*P1{{C*z^Ta(Fssm!)f/w6wixk*z^/!!)&N&)aI{b",
"K6y[0XL'^]I]B*7XjDhv!MYNpNrdMD*@&LX*^DrW%7/yrtUX{(tUm)-77-<283t5-tTJ*S+ZA1xtWJn_tWIAiNrPRb!#pNC",
"75B,$6Yc|N*z^^G!+5,B/R{:3!)&rx,WBI=!)&rx!)C&s/PQf!/_0q2!)&{{-4yDz-rVcC-VMn2Y*br^W1+JnDA99m77}Z4",
"tgQ:p'ygy+#]VHusX+1RS)@2w*z`.N!+6qx!)+Qd!*w`v!,Rm+!)n6t!)Sul!1:$=!*1:r!2Ppk!/p+QsV&am8]CWt<7:m}",
"I0J[y!4`K):T2#Z_tKh&`3ht!I]B*=_6lW7qMpyH@nb6P=TRt.:^i!&AF1cHvgx3ZI=$}V6^_YH!${u$!!$d'7qd9/*z^Tl",
"!)uf%IYkt73,CW:!${tn!!$P0!!%DL!!$f(!!%.4!!$G}7qcxubjA%RtqC*X!#pZ1*z^X2d%%xM&Pjc%6ljK%*z^J=!)X87",
"NT2Wc@ic51!iG5i7slj0*z^T42BcyhI=&y#qG{<BBv*.y@JqrBqHC9p7K4C=P2%j6-r_XB5,n++78)|!)M4+$78)|!*z^5'",
"P2aLr.nZs6.4AUfqH[-r:!v^=;*7<!Bq[0*qG_&_8ZL.8*z^J,tt(@9:I8u}#Y[[[=g^qDRB#ZXP2$c4DbvJVHi;}.Hhkpx",
"6YD`h*z^H2!*2:2!)xj&!*GI4!,ZnT*z_9I!%`|rDjU8*X-hRlRB!]FgzL+Gh:*I5AKG=cGz}f^754iv:`uH:D0aj8jS#xG",
"GrRTCitDdDqIvY8A)Y+b!${tz!!$Z<!!({a!=B[R!).UP!*)gB!)-.8qI%rdAcPmgAcPmIt1NIS(2*at9mVfasWWp2&6(.a",
"DT`_q!${u,!!%/Z!!%-G!!'%7!!%UR!!$Ps!!$Q@2UXLU!}x3qn}vh.p$MJ]SzY0UAu`(T/8U:97t_*kPQ.=':bwhYNT;G9",
"*z`Hk[+h9H71'$:Ag[<W!)AzQ!$n[cJK]LQsU}ix!${u,!!%9I!!$n['[{%BqIUTL!'7|f7b/Y;8qZHk7V$sU*z_=.!*'2Q",
"!$;'V*z^IX!**HWqG_{u8nc69;=zvB:)*ga<@T[khWmL5754iv:F}V^;_}.U@I5FD@iF.G!${ty!!%+l!=B!.!)VKI!**b`",
"qIM=p@*v:aw(LK^SItSbAGm/=77#tS*z^D=!)q&N<|PD]v+Q<`ss,7t#YZq0!yiri!)%<J9,t7RCufc-!B:}jJ&-qr'5@[C",
"7qu'gvj0m[/PYY:'5VId!)5a*C1.4={7:Z7y!MpGy^,,Ku0_`Z*z^:aq`#Fs;DhH_<P<h<!.y!6*z^=a766_`*z^;wqG_&X",
"=-_*Fu0v=k7$}3lw(LUa7S.;%u5NUFzY|{1z=!h$BQuN6Nrn^<$t^r##'5D8{7Yulzzg=n%4:PHuP%Vb#:;kquP4M]!=AGk",
"!(nXV8S;<`748.=Lqi9K!)%iY/8##98rSar*z_1LqG8=FxB3Rz+dYr#!B:}wNrPfJ*z^2V74/3qqG&a<!=qPG7|f1A#x$b&",
"'<=JT!${ti%SSL|#8Jv0#u}Sc$T[mh+=}W2mr9df:futU:c$nR6Hpm/!B:}n!*48VA&+2Y-|'d3qInn2yzl'#$WZV&%2:9H",
"%QYDi!(}H/$s#Uw%QX6nsV)`U$VWFuuTD6JuTFJq#|H|QuQ0Lv7s0UusV3ddNTRn&*z^M:!)8;{!)8@|NrZ)Q*z^2W/PQ,i",
"7Sv,r&QA/N'JQ){().D#*cWh(uTD6SuTFs)uTD9VCAJ8klIk2d(dj_')CHy+TZ3#b,.K|1u`Bsi&mlv[U4{7P*S!t0kS@A7",
"QaP}kQ(&ID7'U)PzwhCf^&+/ZuLrxW!${tg!]_Qk7SLBrBrwG'!!!|{P3*HD+N8+97V@}mqGJ:/9/l4/'UJ*&IYl0AqGr6@",
"-w7p,!A|6X76m3CuQ1;#uRUC/!!$[0!!$kx*pQYc:N2ti*}xz;u1]pj*^c+F*|$1[!(yZu*^hn5!)X!z",
};
static const char bitnet__spv_turn[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#Z603",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&WRBG!{/Yj,kI+X!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
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
static const char bitnet__spv_weigh[][96] = {
"67Qwkz{(iR!!+1&$VU95!!0[rzzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#dTi'#d5U##xJ}sCn<}@",
"#x#z7!@'d;$@zA/:Tl3,Cmtg;!]gT'!@*X7$%AC:!!SS-!!g]/#xvjK!!SY/!=qnA!!]d<3BV=c&QqGD@Yld/!!z]3BqZS9",
"!]]SA!||_G(,s7Z'k02P!_sbH(iZS^)F@ZRdf.ph)F@^S7T,7M!#:lM!@wpY!#(<=!A%0]!#:lL!|_sY#;}JS1nLY[!#nA<",
"'.<pA)+gla*c'Uy)c^{h*`dLp!#(9X!#1Af*`Z:s!#FNH*c(-5*DJ$:*&kL#)hxdP)*u6t+$(f#!]^+'!]^-`!$t|-!%+.c",
"+$l|f+$Z;.*`n!c)I!3m!]^Dg#::[k!$V^[-YM^C*F0f^+$Yk|+=L4m!^XqX!&;'W/4DYx*a}qP+B|U,!]^fr'.+dv67*q/",
"!]]:K*G$9%*B<*j!'-j%!!!.5-70z:.S`@7$[`79!'5Y[+G3xw!&G*[!BzBh!B*)C2F:(M!(<0P!'6Hw5]Kv/5zrb*+{*zV",
"(scm{-Va{G9L;;l2*xBU4$fw!+&rAW)kb5#1kMRB!cgnU!(gGd9qXZ/4'ZkD.<$#K+}6i25yv`.)g.%s*D{sj!'Kt6+%C@8",
"3BIs@)FM3r-A9/n0t=P<!$lh$7SF|(!&b/'",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1184, 1389,
     {{0, 1290, 0xFFABBCC5}, {0, 1290, 0xFFABBCC5}, {0, 1290, 0xFFABBCC5}}},
    {"adapt", bitnet__spv_adapt, 736, 772,
     {{0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}}},
    {"attention", bitnet__spv_attention, 13172, 31102,
     {{0, 14200, 0x9F6CC083}, {15703, 13956, 0x847AF8F3}, {15703, 13956, 0x847AF8F3}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9580, 22015,
     {{0, 10223, 0x957356D5}, {11112, 10054, 0xA42D4D08}, {11112, 10054, 0xA42D4D08}}},
    {"bytes", bitnet__spv_bytes, 6160, 10635,
     {{0, 5098, 0x2100AC53}, {5349, 5037, 0xD5FA7A2C}, {5349, 5037, 0xD5FA7A2C}}},
    {"carry", bitnet__spv_carry, 884, 903,
     {{0, 870, 0x5E93E503}, {0, 870, 0x5E93E503}, {0, 870, 0x5E93E503}}},
    {"choose", bitnet__spv_choose, 1144, 1295,
     {{0, 1261, 0x2446C820}, {0, 1261, 0x2446C820}, {0, 1261, 0x2446C820}}},
    {"delta", bitnet__spv_delta, 4572, 8034,
     {{0, 3827, 0x3B8300B9}, {4054, 3766, 0xC19CD48E}, {4054, 3766, 0xC19CD48E}}},
    {"embed", bitnet__spv_embed, 1560, 1758,
     {{0, 1682, 0x83D4C572}, {0, 1682, 0x83D4C572}, {0, 1682, 0x83D4C572}}},
    {"floats", bitnet__spv_floats, 3080, 5481,
     {{0, 2629, 0x98EABA2B}, {2776, 2556, 0x6F846366}, {2776, 2556, 0x6F846366}}},
    {"gates", bitnet__spv_gates, 924, 1034,
     {{0, 946, 0x25DE0882}, {0, 946, 0x25DE0882}, {0, 946, 0x25DE0882}}},
    {"gemm", bitnet__spv_gemm, 11388, 21332,
     {{0, 6384, 0x0E314F7F}, {6935, 6317, 0x3D479A7B}, {13808, 6852, 0x69A7FE77}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 10788, 19430,
     {{0, 5793, 0x6617FB49}, {6241, 5726, 0xF9087067}, {12442, 6385, 0x20093A84}}},
    {"grouped", bitnet__spv_grouped, 8944, 20163,
     {{0, 9284, 0xEA6D5557}, {10235, 9036, 0xADE679CD}, {10235, 9036, 0xADE679CD}}},
    {"head", bitnet__spv_head, 4656, 8844,
     {{0, 4224, 0x0390324F}, {4461, 4163, 0xCED97CC2}, {4461, 4163, 0xCED97CC2}}},
    {"heads", bitnet__spv_heads, 5776, 9860,
     {{0, 4750, 0x865C7C3C}, {4971, 4681, 0xB7128912}, {4971, 4681, 0xB7128912}}},
    {"joined", bitnet__spv_joined, 21604, 57799,
     {{0, 23306, 0x117D0625}, {29064, 23070, 0x0ADEA586}, {29064, 23070, 0x0ADEA586}}},
    {"mix", bitnet__spv_mix, 9280, 19349,
     {{0, 9103, 0x0420E6EA}, {9784, 9034, 0x7DA13754}, {9784, 9034, 0x7DA13754}}},
    {"norms", bitnet__spv_norms, 3236, 6106,
     {{0, 2955, 0x8A274811}, {3079, 2898, 0x44266E89}, {3079, 2898, 0x44266E89}}},
    {"numbers", bitnet__spv_numbers, 1748, 2200,
     {{0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}}},
    {"prepare", bitnet__spv_prepare, 7856, 15535,
     {{0, 7293, 0x97AC1F85}, {7935, 7053, 0x8D3B2082}, {7935, 7053, 0x8D3B2082}}},
    {"route", bitnet__spv_route, 1400, 1682,
     {{0, 1587, 0x3F3E7F9D}, {0, 1587, 0x3F3E7F9D}, {0, 1587, 0x3F3E7F9D}}},
    {"screen", bitnet__spv_screen, 3808, 6971,
     {{0, 3361, 0xC7035C3D}, {3506, 3290, 0x25F8BFD4}, {3506, 3290, 0x25F8BFD4}}},
    {"survivors", bitnet__spv_survivors, 6340, 12257,
     {{0, 5879, 0xD556FFBB}, {6166, 5818, 0xE56C51B5}, {6166, 5818, 0xE56C51B5}}},
    {"ternary", bitnet__spv_ternary, 11160, 25177,
     {{0, 11410, 0x7CB57865}, {12734, 11174, 0xD8E9261D}, {12734, 11174, 0xD8E9261D}}},
    {"turn", bitnet__spv_turn, 1048, 1195,
     {{0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}}},
    {"weigh", bitnet__spv_weigh, 560, 563,
     {{0, 535, 0x7092FE8D}, {0, 535, 0x7092FE8D}, {0, 535, 0x7092FE8D}}},
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
    393277, 1310750, 262270, 917534, 196650, 458993, 262174, 393260, 262298, 327829,
    327830, 393296, 262299, 327853, 327831, 327855, 262253, 262256, 262344, 720926,
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

static uint32_t bitnet__spv_crc(void) {
    uint32_t crc = 0;
    size_t i;
    for (i = 0; i < sizeof bitnet__spvs / sizeof *bitnet__spvs; i++)
        crc = bitnet__crc32(crc, bitnet__spvs[i].tier, sizeof bitnet__spvs[i].tier);
    return crc;
}

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
